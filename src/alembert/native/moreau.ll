; sha256 of moreau.c and its headers: be446899111002b104a813e45582680a233bd7adac4a697fe93515c05027260c

%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.Law = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, double, double }
%struct.Active = type { i64, i64, [2 x i64], [2 x i64], [2 x ptr], [2 x ptr], [3 x double], [9 x double], [3 x double], double, double, double, double }
%struct.Meeting = type { double, [3 x double], [3 x double], [3 x double], [3 x double], double }
%struct.Numbers = type { [36 x double], [36 x double], [9 x double] }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define i64 @moreau_space(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %3 = load i64, ptr %2, align 8, !tbaa !5
  %4 = mul nsw i64 %3, 6
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !12
  %7 = add nsw i64 %4, %6
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %9 = load i64, ptr %8, align 8, !tbaa !13
  %10 = add nsw i64 %4, 30
  %11 = mul nsw i64 %9, %10
  %12 = add nsw i64 %7, %11
  ret i64 %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define i64 @moreau_left(ptr nocapture noundef readonly %0) local_unnamed_addr #0 {
  %2 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %3 = load i64, ptr %2, align 8, !tbaa !5
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %5 = load i64, ptr %4, align 8, !tbaa !12
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %9 = load i64, ptr %8, align 8, !tbaa !15
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = mul nsw i64 %11, 3
  %13 = add i64 %9, %5
  %14 = shl i64 %13, 1
  %15 = add i64 %7, %3
  %16 = add i64 %15, %12
  %17 = add i64 %16, %14
  ret i64 %17
}

; Function Attrs: nounwind uwtable
define double @moreau_mechanism(ptr noundef %0, i64 noundef %1, double noundef %2, double noundef %3, i64 noundef %4, ptr noundef %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8, double noundef %9, double noundef %10, ptr nocapture noundef %11, ptr noundef %12, ptr nocapture noundef writeonly %13, ptr nocapture noundef %14) local_unnamed_addr #1 {
  %16 = alloca %struct.Law, align 8
  %17 = alloca %struct.Law, align 8
  %18 = load i64, ptr %0, align 8, !tbaa !16
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !5
  %21 = add nsw i64 %20, %18
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %23 = load i64, ptr %22, align 8, !tbaa !12
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %25 = load i64, ptr %24, align 8, !tbaa !14
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %27 = load i64, ptr %26, align 8, !tbaa !15
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %29 = load i64, ptr %28, align 8, !tbaa !13
  %30 = mul i64 %29, 3
  %31 = add i64 %27, %23
  %32 = shl i64 %31, 1
  %33 = add i64 %25, %20
  %34 = add i64 %33, %30
  %35 = add i64 %34, %32
  %36 = inttoptr i64 %1 to ptr
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 162
  store double 0.000000e+00, ptr %37, align 8, !tbaa !17
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 165
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  store i64 0, ptr %39, align 8, !tbaa !18
  %40 = icmp sgt i64 %4, 0
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %38, i8 0, i64 16, i1 false)
  br i1 %40, label %41, label %102

41:                                               ; preds = %15
  %42 = ptrtoint ptr %5 to i64
  %43 = ptrtoint ptr %12 to i64
  %44 = ptrtoint ptr %14 to i64
  %45 = ptrtoint ptr %12 to i64
  %46 = fmul contract double %3, 5.000000e-01
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %56 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 9
  %57 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 10
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 127
  %59 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 11
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 128
  %61 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 12
  %62 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 1
  %63 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 2
  %64 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 3
  %65 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 4
  %66 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 5
  %67 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 6
  %68 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 7
  %69 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 8
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %71 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 9
  %72 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 10
  %73 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 11
  %74 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 12
  %75 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 1
  %76 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 2
  %77 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 3
  %78 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 4
  %79 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 5
  %80 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 6
  %81 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 7
  %82 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 8
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %84 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 116
  %85 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %86 = shl i64 %21, 3
  %87 = sub i64 %42, %43
  %88 = shl i64 %35, 3
  %89 = insertelement <2 x double> poison, double %46, i64 0
  %90 = shufflevector <2 x double> %89, <2 x double> poison, <2 x i32> zeroinitializer
  %91 = getelementptr i8, ptr %7, i64 8
  %92 = insertelement <2 x double> poison, double %3, i64 0
  %93 = shufflevector <2 x double> %92, <2 x double> poison, <2 x i32> zeroinitializer
  %94 = insertelement <2 x double> poison, double %46, i64 0
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> zeroinitializer
  br label %96

96:                                               ; preds = %41, %974
  %97 = phi i64 [ 0, %41 ], [ %979, %974 ]
  %98 = phi double [ 0.000000e+00, %41 ], [ %976, %974 ]
  %99 = mul i64 %88, %97
  %100 = load double, ptr %37, align 8, !tbaa !17
  %101 = fcmp contract oeq double %100, 0.000000e+00
  br i1 %101, label %104, label %102

102:                                              ; preds = %96, %974, %15
  %103 = phi double [ 0.000000e+00, %15 ], [ %976, %974 ], [ %98, %96 ]
  ret double %103

104:                                              ; preds = %96
  %105 = sitofp i64 %97 to double
  %106 = fmul contract double %105, %3
  %107 = fadd contract double %106, %2
  %108 = mul nsw i64 %97, %35
  %109 = getelementptr inbounds double, ptr %14, i64 %108
  %110 = load i64, ptr %0, align 8, !tbaa !16
  %111 = load i64, ptr %19, align 8, !tbaa !5
  %112 = getelementptr double, ptr %12, i64 %111
  %113 = getelementptr double, ptr %112, i64 %111
  %114 = getelementptr double, ptr %113, i64 %111
  %115 = getelementptr double, ptr %114, i64 %111
  %116 = getelementptr double, ptr %115, i64 %111
  %117 = getelementptr inbounds double, ptr %116, i64 %111
  %118 = load i64, ptr %22, align 8, !tbaa !12
  %119 = getelementptr inbounds double, ptr %117, i64 %118
  %120 = mul nsw i64 %111, 6
  %121 = load i64, ptr %28, align 8, !tbaa !13
  %122 = mul nsw i64 %120, %121
  %123 = getelementptr inbounds double, ptr %119, i64 %122
  tail call fastcc void @evaluate(ptr noundef nonnull %0, double noundef %107, ptr noundef %5)
  %124 = icmp sgt i64 %110, 0
  br i1 %124, label %125, label %151

125:                                              ; preds = %104
  %126 = load ptr, ptr %47, align 8, !tbaa !19
  %127 = icmp ult i64 %110, 4
  br i1 %127, label %149, label %128

128:                                              ; preds = %125
  %129 = shl i64 %110, 3
  %130 = getelementptr i8, ptr %5, i64 %129
  %131 = getelementptr i8, ptr %126, i64 %129
  %132 = icmp ugt ptr %131, %5
  %133 = icmp ult ptr %126, %130
  %134 = and i1 %132, %133
  br i1 %134, label %149, label %135

135:                                              ; preds = %128
  %136 = and i64 %110, 9223372036854775806
  br label %137

137:                                              ; preds = %137, %135
  %138 = phi i64 [ 0, %135 ], [ %145, %137 ]
  %139 = getelementptr inbounds double, ptr %126, i64 %138
  %140 = load <2 x double>, ptr %139, align 8, !tbaa !20, !alias.scope !21
  %141 = fmul contract <2 x double> %90, %140
  %142 = getelementptr inbounds double, ptr %5, i64 %138
  %143 = load <2 x double>, ptr %142, align 8, !tbaa !20, !alias.scope !24, !noalias !21
  %144 = fadd contract <2 x double> %143, %141
  store <2 x double> %144, ptr %142, align 8, !tbaa !20, !alias.scope !24, !noalias !21
  %145 = add nuw i64 %138, 2
  %146 = icmp eq i64 %145, %136
  br i1 %146, label %147, label %137, !llvm.loop !26

147:                                              ; preds = %137
  %148 = icmp eq i64 %110, %136
  br i1 %148, label %151, label %149

149:                                              ; preds = %128, %125, %147
  %150 = phi i64 [ 0, %128 ], [ 0, %125 ], [ %136, %147 ]
  br label %215

151:                                              ; preds = %215, %147, %104
  %152 = load i64, ptr %48, align 8, !tbaa !31
  %153 = icmp sgt i64 %152, 0
  br i1 %153, label %154, label %185

154:                                              ; preds = %151
  %155 = load ptr, ptr %49, align 8, !tbaa !32
  br label %156

156:                                              ; preds = %182, %154
  %157 = phi i64 [ 0, %154 ], [ %183, %182 ]
  %158 = getelementptr inbounds i64, ptr %155, i64 %157
  %159 = load i64, ptr %158, align 8, !tbaa !33
  %160 = getelementptr inbounds double, ptr %5, i64 %159
  %161 = load <2 x double>, ptr %160, align 8, !tbaa !20
  %162 = fmul contract <2 x double> %161, %161
  %163 = shufflevector <2 x double> %162, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %164 = fadd contract <2 x double> %162, %163
  %165 = getelementptr inbounds double, ptr %160, i64 2
  %166 = load <2 x double>, ptr %165, align 8, !tbaa !20
  %167 = fmul contract <2 x double> %166, %166
  %168 = fadd contract <2 x double> %164, %167
  %169 = shufflevector <2 x double> %167, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %170 = fadd contract <2 x double> %168, %169
  %171 = extractelement <2 x double> %170, i64 0
  %172 = tail call contract double @llvm.sqrt.f64(double %171)
  %173 = insertelement <2 x double> poison, double %172, i64 0
  %174 = shufflevector <2 x double> %173, <2 x double> poison, <2 x i32> zeroinitializer
  br label %175

175:                                              ; preds = %175, %156
  %176 = phi i64 [ 0, %156 ], [ %180, %175 ]
  %177 = getelementptr inbounds double, ptr %160, i64 %176
  %178 = load <2 x double>, ptr %177, align 8, !tbaa !20
  %179 = fdiv contract <2 x double> %178, %174
  store <2 x double> %179, ptr %177, align 8, !tbaa !20
  %180 = add nuw i64 %176, 2
  %181 = icmp eq i64 %180, 4
  br i1 %181, label %182, label %175, !llvm.loop !34

182:                                              ; preds = %175
  %183 = add nuw nsw i64 %157, 1
  %184 = icmp eq i64 %183, %152
  br i1 %184, label %185, label %156, !llvm.loop !35

185:                                              ; preds = %182, %151
  %186 = getelementptr double, ptr %5, i64 %110
  %187 = shl i64 %111, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %186, i64 %187, i1 false)
  %188 = fadd contract double %46, %107
  tail call fastcc void @evaluate_there(ptr noundef nonnull %0, double noundef %188, ptr noundef %5)
  tail call fastcc void @impulsive(ptr noundef nonnull %0, double noundef %3, ptr noundef %12, ptr noundef null, ptr noundef %112, ptr noundef %116)
  %189 = icmp sgt i64 %111, 0
  br i1 %189, label %190, label %225

190:                                              ; preds = %185
  %191 = icmp ult i64 %111, 4
  br i1 %191, label %213, label %192

192:                                              ; preds = %190
  %193 = add i64 %111, %110
  %194 = shl i64 %193, 3
  %195 = getelementptr i8, ptr %5, i64 %194
  %196 = icmp ult ptr %186, %113
  %197 = icmp ult ptr %112, %195
  %198 = and i1 %196, %197
  br i1 %198, label %213, label %199

199:                                              ; preds = %192
  %200 = and i64 %111, 9223372036854775806
  br label %201

201:                                              ; preds = %201, %199
  %202 = phi i64 [ 0, %199 ], [ %209, %201 ]
  %203 = getelementptr inbounds double, ptr %112, i64 %202
  %204 = load <2 x double>, ptr %203, align 8, !tbaa !20, !alias.scope !36
  %205 = fmul contract <2 x double> %204, <double 5.000000e-01, double 5.000000e-01>
  %206 = getelementptr double, ptr %186, i64 %202
  %207 = load <2 x double>, ptr %206, align 8, !tbaa !20, !alias.scope !39, !noalias !36
  %208 = fadd contract <2 x double> %207, %205
  store <2 x double> %208, ptr %206, align 8, !tbaa !20, !alias.scope !39, !noalias !36
  %209 = add nuw i64 %202, 2
  %210 = icmp eq i64 %209, %200
  br i1 %210, label %211, label %201, !llvm.loop !41

211:                                              ; preds = %201
  %212 = icmp eq i64 %111, %200
  br i1 %212, label %225, label %213

213:                                              ; preds = %192, %190, %211
  %214 = phi i64 [ 0, %192 ], [ 0, %190 ], [ %200, %211 ]
  br label %231

215:                                              ; preds = %149, %215
  %216 = phi i64 [ %223, %215 ], [ %150, %149 ]
  %217 = getelementptr inbounds double, ptr %126, i64 %216
  %218 = load double, ptr %217, align 8, !tbaa !20
  %219 = fmul contract double %46, %218
  %220 = getelementptr inbounds double, ptr %5, i64 %216
  %221 = load double, ptr %220, align 8, !tbaa !20
  %222 = fadd contract double %221, %219
  store double %222, ptr %220, align 8, !tbaa !20
  %223 = add nuw nsw i64 %216, 1
  %224 = icmp eq i64 %223, %110
  br i1 %224, label %151, label %215, !llvm.loop !42

225:                                              ; preds = %231, %211, %185
  tail call fastcc void @evaluate_there(ptr noundef nonnull %0, double noundef %188, ptr noundef %5)
  tail call fastcc void @impulsive(ptr noundef nonnull %0, double noundef %3, ptr noundef %12, ptr noundef null, ptr noundef %112, ptr noundef %116)
  tail call void @llvm.memset.p0.i64(ptr align 8 %114, i8 0, i64 %187, i1 false)
  %226 = load i64, ptr %50, align 8, !tbaa !43
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %241

228:                                              ; preds = %225
  %229 = load ptr, ptr %51, align 8, !tbaa !44
  %230 = load ptr, ptr %52, align 8, !tbaa !45
  br label %266

231:                                              ; preds = %213, %231
  %232 = phi i64 [ %239, %231 ], [ %214, %213 ]
  %233 = getelementptr inbounds double, ptr %112, i64 %232
  %234 = load double, ptr %233, align 8, !tbaa !20
  %235 = fmul contract double %234, 5.000000e-01
  %236 = getelementptr double, ptr %186, i64 %232
  %237 = load double, ptr %236, align 8, !tbaa !20
  %238 = fadd contract double %237, %235
  store double %238, ptr %236, align 8, !tbaa !20
  %239 = add nuw nsw i64 %232, 1
  %240 = icmp eq i64 %239, %111
  br i1 %240, label %225, label %231, !llvm.loop !46

241:                                              ; preds = %280, %225
  br i1 %189, label %242, label %283

242:                                              ; preds = %241
  %243 = icmp ult i64 %111, 4
  br i1 %243, label %264, label %244

244:                                              ; preds = %242
  %245 = and i64 %111, 1152921504606846974
  %246 = icmp eq i64 %245, 0
  %247 = and i64 %111, 2305843009213693948
  %248 = icmp eq i64 %247, 0
  %249 = or i1 %246, %248
  br i1 %249, label %264, label %250

250:                                              ; preds = %244
  %251 = and i64 %111, 9223372036854775806
  br label %252

252:                                              ; preds = %252, %250
  %253 = phi i64 [ 0, %250 ], [ %260, %252 ]
  %254 = getelementptr inbounds double, ptr %12, i64 %253
  %255 = load <2 x double>, ptr %254, align 8, !tbaa !20
  %256 = getelementptr inbounds double, ptr %112, i64 %253
  %257 = load <2 x double>, ptr %256, align 8, !tbaa !20
  %258 = fadd contract <2 x double> %255, %257
  %259 = getelementptr inbounds double, ptr %113, i64 %253
  store <2 x double> %258, ptr %259, align 8, !tbaa !20
  %260 = add nuw i64 %253, 2
  %261 = icmp eq i64 %260, %251
  br i1 %261, label %262, label %252, !llvm.loop !47

262:                                              ; preds = %252
  %263 = icmp eq i64 %111, %251
  br i1 %263, label %283, label %264

264:                                              ; preds = %244, %242, %262
  %265 = phi i64 [ 0, %244 ], [ 0, %242 ], [ %251, %262 ]
  br label %493

266:                                              ; preds = %280, %228
  %267 = phi i64 [ 0, %228 ], [ %281, %280 ]
  %268 = getelementptr inbounds i64, ptr %229, i64 %267
  %269 = load i64, ptr %268, align 8, !tbaa !33
  %270 = getelementptr inbounds i64, ptr %230, i64 %267
  %271 = load i64, ptr %270, align 8, !tbaa !33
  %272 = icmp eq i64 %269, %271
  br i1 %272, label %273, label %280

273:                                              ; preds = %266
  %274 = load ptr, ptr %47, align 8, !tbaa !19
  %275 = load i64, ptr %0, align 8, !tbaa !16
  %276 = getelementptr inbounds double, ptr %274, i64 %275
  %277 = getelementptr inbounds double, ptr %276, i64 %267
  %278 = load double, ptr %277, align 8, !tbaa !20
  %279 = getelementptr inbounds double, ptr %114, i64 %269
  store double %278, ptr %279, align 8, !tbaa !20
  br label %280

280:                                              ; preds = %273, %266
  %281 = add nuw nsw i64 %267, 1
  %282 = icmp eq i64 %281, %226
  br i1 %282, label %241, label %266, !llvm.loop !48

283:                                              ; preds = %493, %262, %241
  %284 = load i64, ptr %19, align 8, !tbaa !5
  %285 = load i64, ptr %28, align 8, !tbaa !13
  %286 = icmp sgt i64 %285, 0
  br i1 %286, label %287, label %578

287:                                              ; preds = %283
  %288 = mul nsw i64 %284, 6
  %289 = mul nsw i64 %284, 3
  br label %290

290:                                              ; preds = %486, %287
  %291 = phi i64 [ 0, %287 ], [ %487, %486 ]
  %292 = phi i64 [ 0, %287 ], [ %488, %486 ]
  %293 = shl i64 %292, 5
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %16) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !49)
  %294 = load ptr, ptr %47, align 8, !tbaa !19, !noalias !49
  %295 = load i64, ptr %0, align 8, !tbaa !16, !noalias !49
  %296 = getelementptr inbounds double, ptr %294, i64 %295
  %297 = load i64, ptr %50, align 8, !tbaa !43, !noalias !49
  %298 = getelementptr inbounds double, ptr %296, i64 %297
  %299 = load i64, ptr %19, align 8, !tbaa !5, !noalias !49
  %300 = getelementptr inbounds double, ptr %298, i64 %299
  %301 = load i64, ptr %53, align 8, !tbaa !52, !noalias !49
  %302 = getelementptr inbounds double, ptr %300, i64 %301
  %303 = load i64, ptr %22, align 8, !tbaa !12, !noalias !49
  %304 = getelementptr inbounds double, ptr %302, i64 %303
  %305 = load i64, ptr %54, align 8, !tbaa !53, !noalias !49
  %306 = getelementptr inbounds double, ptr %304, i64 %305
  %307 = getelementptr inbounds double, ptr %306, i64 %303
  %308 = icmp eq i64 %292, 0
  %309 = load ptr, ptr %55, align 8, !tbaa !54, !noalias !49
  br i1 %308, label %310, label %312

310:                                              ; preds = %290
  %311 = load i64, ptr %24, align 8, !tbaa !14, !noalias !49
  br label %331

312:                                              ; preds = %290
  %313 = add i64 %299, 2
  %314 = add nsw i64 %303, %299
  %315 = load i64, ptr %24, align 8, !tbaa !14, !noalias !49
  %316 = add nsw i64 %314, %315
  %317 = mul i64 %316, 3
  %318 = add i64 %317, 5
  br label %319

319:                                              ; preds = %319, %312
  %320 = phi ptr [ %307, %312 ], [ %327, %319 ]
  %321 = phi i64 [ 0, %312 ], [ %328, %319 ]
  %322 = phi i64 [ 0, %312 ], [ %329, %319 ]
  %323 = getelementptr inbounds i64, ptr %309, i64 %322
  %324 = load i64, ptr %323, align 8, !tbaa !33, !noalias !49
  %325 = mul i64 %324, %313
  %326 = add i64 %318, %325
  %327 = getelementptr inbounds double, ptr %320, i64 %326
  %328 = add nsw i64 %324, %321
  %329 = add nuw nsw i64 %322, 1
  %330 = icmp eq i64 %329, %292
  br i1 %330, label %331, label %319, !llvm.loop !55

331:                                              ; preds = %319, %310
  %332 = phi i64 [ %311, %310 ], [ %315, %319 ]
  %333 = phi i64 [ 0, %310 ], [ %328, %319 ]
  %334 = phi ptr [ %307, %310 ], [ %327, %319 ]
  %335 = getelementptr inbounds i64, ptr %309, i64 %292
  %336 = load i64, ptr %335, align 8, !tbaa !33, !noalias !49
  store i64 %336, ptr %56, align 8, !tbaa !56, !alias.scope !49
  store i64 %333, ptr %57, align 8, !tbaa !58, !alias.scope !49
  %337 = load ptr, ptr %58, align 8, !tbaa !59, !noalias !49
  %338 = getelementptr inbounds double, ptr %337, i64 %292
  %339 = load double, ptr %338, align 8, !tbaa !20, !noalias !49
  store double %339, ptr %59, align 8, !tbaa !60, !alias.scope !49
  %340 = load ptr, ptr %60, align 8, !tbaa !61, !noalias !49
  %341 = getelementptr inbounds double, ptr %340, i64 %292
  %342 = load double, ptr %341, align 8, !tbaa !20, !noalias !49
  %343 = fmul contract double %339, 1.000000e+02
  %344 = tail call contract double @llvm.maxnum.f64(double %342, double %343)
  store double %344, ptr %61, align 8, !tbaa !62, !alias.scope !49
  store ptr %334, ptr %16, align 8, !tbaa !63, !alias.scope !49
  %345 = getelementptr inbounds double, ptr %334, i64 %336
  store ptr %345, ptr %62, align 8, !tbaa !64, !alias.scope !49
  %346 = mul nsw i64 %336, %299
  %347 = getelementptr inbounds double, ptr %345, i64 %346
  store ptr %347, ptr %63, align 8, !tbaa !65, !alias.scope !49
  %348 = getelementptr inbounds double, ptr %347, i64 %336
  store ptr %348, ptr %64, align 8, !tbaa !66, !alias.scope !49
  %349 = getelementptr inbounds double, ptr %348, i64 1
  store ptr %349, ptr %65, align 8, !tbaa !67, !alias.scope !49
  %350 = getelementptr inbounds double, ptr %348, i64 2
  store ptr %350, ptr %66, align 8, !tbaa !68, !alias.scope !49
  %351 = mul nsw i64 %299, 3
  %352 = getelementptr inbounds double, ptr %350, i64 %351
  store ptr %352, ptr %67, align 8, !tbaa !69, !alias.scope !49
  %353 = mul nsw i64 %303, 3
  %354 = getelementptr inbounds double, ptr %352, i64 %353
  store ptr %354, ptr %68, align 8, !tbaa !70, !alias.scope !49
  %355 = mul nsw i64 %332, 3
  %356 = getelementptr inbounds double, ptr %354, i64 %355
  store ptr %356, ptr %69, align 8, !tbaa !71, !alias.scope !49
  %357 = mul nsw i64 %288, %291
  %358 = getelementptr inbounds double, ptr %119, i64 %357
  %359 = getelementptr inbounds %struct.Active, ptr %123, i64 %291
  %360 = load double, ptr %11, align 8, !tbaa !20
  %361 = load double, ptr %348, align 8, !tbaa !20
  %362 = tail call contract double @llvm.minnum.f64(double %360, double %361)
  store double %362, ptr %11, align 8, !tbaa !20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) %359, i8 0, i64 232, i1 false)
  %363 = load double, ptr %348, align 8, !tbaa !20
  %364 = fcmp contract ogt double %363, 0.000000e+00
  br i1 %364, label %484, label %365

365:                                              ; preds = %331
  %366 = load i64, ptr %26, align 8, !tbaa !15
  %367 = load i64, ptr %28, align 8, !tbaa !13
  %368 = sub nsw i64 %366, %367
  %369 = icmp sgt i64 %368, 0
  br i1 %369, label %370, label %382

370:                                              ; preds = %365
  %371 = load ptr, ptr %70, align 8, !tbaa !72
  br label %372

372:                                              ; preds = %379, %370
  %373 = phi i64 [ 0, %370 ], [ %380, %379 ]
  %374 = getelementptr inbounds i64, ptr %371, i64 %373
  %375 = load i64, ptr %374, align 8, !tbaa !33
  %376 = icmp eq i64 %375, %292
  br i1 %376, label %377, label %379

377:                                              ; preds = %372
  %378 = add nsw i64 %373, %367
  br label %382

379:                                              ; preds = %372
  %380 = add nuw nsw i64 %373, 1
  %381 = icmp eq i64 %380, %368
  br i1 %381, label %382, label %372, !llvm.loop !73

382:                                              ; preds = %379, %377, %365
  %383 = phi i64 [ %378, %377 ], [ -1, %365 ], [ -1, %379 ]
  store i64 %292, ptr %359, align 8, !tbaa !74
  %384 = getelementptr inbounds %struct.Active, ptr %123, i64 %291, i32 3
  store i64 %284, ptr %384, align 8, !tbaa !33
  %385 = getelementptr inbounds %struct.Active, ptr %123, i64 %291, i32 4
  store ptr %358, ptr %385, align 8, !tbaa !76
  %386 = getelementptr inbounds double, ptr %358, i64 %289
  %387 = getelementptr inbounds %struct.Active, ptr %123, i64 %291, i32 5
  store ptr %386, ptr %387, align 8, !tbaa !76
  %388 = getelementptr inbounds double, ptr %6, i64 %292
  %389 = load double, ptr %388, align 8, !tbaa !20
  %390 = getelementptr inbounds %struct.Active, ptr %123, i64 %291, i32 10
  store double %389, ptr %390, align 8, !tbaa !77
  call fastcc void @add_directions(ptr noundef nonnull %0, ptr noundef nonnull %359, ptr noundef nonnull %16, double noundef %3, ptr noundef %12, ptr noundef %358, ptr noundef %386, ptr noundef %116)
  %391 = icmp sgt i64 %383, -1
  br i1 %391, label %392, label %458

392:                                              ; preds = %382
  call void @llvm.lifetime.start.p0(i64 104, ptr nonnull %17) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !78)
  %393 = load ptr, ptr %47, align 8, !tbaa !19, !noalias !78
  %394 = load i64, ptr %0, align 8, !tbaa !16, !noalias !78
  %395 = getelementptr inbounds double, ptr %393, i64 %394
  %396 = load i64, ptr %50, align 8, !tbaa !43, !noalias !78
  %397 = getelementptr inbounds double, ptr %395, i64 %396
  %398 = load i64, ptr %19, align 8, !tbaa !5, !noalias !78
  %399 = getelementptr inbounds double, ptr %397, i64 %398
  %400 = load i64, ptr %53, align 8, !tbaa !52, !noalias !78
  %401 = getelementptr inbounds double, ptr %399, i64 %400
  %402 = load i64, ptr %22, align 8, !tbaa !12, !noalias !78
  %403 = getelementptr inbounds double, ptr %401, i64 %402
  %404 = load i64, ptr %54, align 8, !tbaa !53, !noalias !78
  %405 = getelementptr inbounds double, ptr %403, i64 %404
  %406 = getelementptr inbounds double, ptr %405, i64 %402
  %407 = icmp eq i64 %383, 0
  %408 = load ptr, ptr %55, align 8, !tbaa !54, !noalias !78
  br i1 %407, label %409, label %411

409:                                              ; preds = %392
  %410 = load i64, ptr %24, align 8, !tbaa !14, !noalias !78
  br label %430

411:                                              ; preds = %392
  %412 = add i64 %398, 2
  %413 = add nsw i64 %402, %398
  %414 = load i64, ptr %24, align 8, !tbaa !14, !noalias !78
  %415 = add nsw i64 %413, %414
  %416 = mul i64 %415, 3
  %417 = add i64 %416, 5
  br label %418

418:                                              ; preds = %418, %411
  %419 = phi ptr [ %406, %411 ], [ %426, %418 ]
  %420 = phi i64 [ 0, %411 ], [ %427, %418 ]
  %421 = phi i64 [ 0, %411 ], [ %428, %418 ]
  %422 = getelementptr inbounds i64, ptr %408, i64 %421
  %423 = load i64, ptr %422, align 8, !tbaa !33, !noalias !78
  %424 = mul i64 %423, %412
  %425 = add i64 %417, %424
  %426 = getelementptr inbounds double, ptr %419, i64 %425
  %427 = add nsw i64 %423, %420
  %428 = add nuw nsw i64 %421, 1
  %429 = icmp eq i64 %428, %383
  br i1 %429, label %430, label %418, !llvm.loop !55

430:                                              ; preds = %418, %409
  %431 = phi i64 [ %410, %409 ], [ %414, %418 ]
  %432 = phi i64 [ 0, %409 ], [ %427, %418 ]
  %433 = phi ptr [ %406, %409 ], [ %426, %418 ]
  %434 = getelementptr inbounds i64, ptr %408, i64 %383
  %435 = load i64, ptr %434, align 8, !tbaa !33, !noalias !78
  store i64 %435, ptr %71, align 8, !tbaa !56, !alias.scope !78
  store i64 %432, ptr %72, align 8, !tbaa !58, !alias.scope !78
  %436 = load ptr, ptr %58, align 8, !tbaa !59, !noalias !78
  %437 = getelementptr inbounds double, ptr %436, i64 %383
  %438 = load double, ptr %437, align 8, !tbaa !20, !noalias !78
  store double %438, ptr %73, align 8, !tbaa !60, !alias.scope !78
  %439 = load ptr, ptr %60, align 8, !tbaa !61, !noalias !78
  %440 = getelementptr inbounds double, ptr %439, i64 %383
  %441 = load double, ptr %440, align 8, !tbaa !20, !noalias !78
  %442 = fmul contract double %438, 1.000000e+02
  %443 = tail call contract double @llvm.maxnum.f64(double %441, double %442)
  store double %443, ptr %74, align 8, !tbaa !62, !alias.scope !78
  store ptr %433, ptr %17, align 8, !tbaa !63, !alias.scope !78
  %444 = getelementptr inbounds double, ptr %433, i64 %435
  store ptr %444, ptr %75, align 8, !tbaa !64, !alias.scope !78
  %445 = mul nsw i64 %435, %398
  %446 = getelementptr inbounds double, ptr %444, i64 %445
  store ptr %446, ptr %76, align 8, !tbaa !65, !alias.scope !78
  %447 = getelementptr inbounds double, ptr %446, i64 %435
  store ptr %447, ptr %77, align 8, !tbaa !66, !alias.scope !78
  %448 = getelementptr inbounds double, ptr %447, i64 1
  store ptr %448, ptr %78, align 8, !tbaa !67, !alias.scope !78
  %449 = getelementptr inbounds double, ptr %447, i64 2
  store ptr %449, ptr %79, align 8, !tbaa !68, !alias.scope !78
  %450 = mul nsw i64 %398, 3
  %451 = getelementptr inbounds double, ptr %449, i64 %450
  store ptr %451, ptr %80, align 8, !tbaa !69, !alias.scope !78
  %452 = mul nsw i64 %402, 3
  %453 = getelementptr inbounds double, ptr %451, i64 %452
  store ptr %453, ptr %81, align 8, !tbaa !70, !alias.scope !78
  %454 = mul nsw i64 %431, 3
  %455 = getelementptr inbounds double, ptr %453, i64 %454
  store ptr %455, ptr %82, align 8, !tbaa !71, !alias.scope !78
  %456 = load double, ptr %447, align 8, !tbaa !20
  %457 = getelementptr inbounds %struct.Active, ptr %123, i64 %291, i32 12
  store double %456, ptr %457, align 8, !tbaa !81
  call fastcc void @add_directions(ptr noundef nonnull %0, ptr noundef nonnull %359, ptr noundef nonnull %17, double noundef %3, ptr noundef %12, ptr noundef %358, ptr noundef %386, ptr noundef %116)
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %17) #12
  br label %458

458:                                              ; preds = %430, %382
  tail call fastcc void @measure_answers(ptr noundef nonnull %359)
  %459 = getelementptr inbounds %struct.Active, ptr %123, i64 %291, i32 7
  %460 = load double, ptr %459, align 8, !tbaa !20
  %461 = load i64, ptr %19, align 8, !tbaa !5
  %462 = icmp sgt i64 %461, 0
  br i1 %462, label %463, label %479

463:                                              ; preds = %458, %474
  %464 = phi i64 [ %477, %474 ], [ 0, %458 ]
  %465 = phi double [ %476, %474 ], [ 0.000000e+00, %458 ]
  %466 = getelementptr inbounds double, ptr %114, i64 %464
  %467 = load double, ptr %466, align 8, !tbaa !20
  %468 = fcmp contract ogt double %467, 0.000000e+00
  br i1 %468, label %469, label %474

469:                                              ; preds = %463
  %470 = getelementptr inbounds double, ptr %358, i64 %464
  %471 = load double, ptr %470, align 8, !tbaa !20
  %472 = fmul contract double %471, %471
  %473 = fdiv contract double %472, %467
  br label %474

474:                                              ; preds = %469, %463
  %475 = phi contract double [ %473, %469 ], [ 0.000000e+00, %463 ]
  %476 = fadd contract double %465, %475
  %477 = add nuw nsw i64 %464, 1
  %478 = icmp eq i64 %477, %461
  br i1 %478, label %479, label %463, !llvm.loop !82

479:                                              ; preds = %474, %458
  %480 = phi double [ 0.000000e+00, %458 ], [ %476, %474 ]
  %481 = fmul contract double %480, 0x3D719799812DEA11
  %482 = fcmp contract ule double %460, %481
  %483 = add nsw i64 %291, 1
  br i1 %482, label %484, label %486

484:                                              ; preds = %479, %331
  %485 = getelementptr i8, ptr %7, i64 %293
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %485, i8 0, i64 32, i1 false), !tbaa !20
  br label %486

486:                                              ; preds = %484, %479
  %487 = phi i64 [ %483, %479 ], [ %291, %484 ]
  call void @llvm.lifetime.end.p0(i64 104, ptr nonnull %16) #12
  %488 = add nuw nsw i64 %292, 1
  %489 = load i64, ptr %28, align 8, !tbaa !13
  %490 = icmp slt i64 %488, %489
  br i1 %490, label %290, label %491, !llvm.loop !83

491:                                              ; preds = %486
  %492 = icmp eq i64 %487, 0
  br i1 %492, label %578, label %503

493:                                              ; preds = %264, %493
  %494 = phi i64 [ %501, %493 ], [ %265, %264 ]
  %495 = getelementptr inbounds double, ptr %12, i64 %494
  %496 = load double, ptr %495, align 8, !tbaa !20
  %497 = getelementptr inbounds double, ptr %112, i64 %494
  %498 = load double, ptr %497, align 8, !tbaa !20
  %499 = fadd contract double %496, %498
  %500 = getelementptr inbounds double, ptr %113, i64 %494
  store double %499, ptr %500, align 8, !tbaa !20
  %501 = add nuw nsw i64 %494, 1
  %502 = icmp eq i64 %501, %111
  br i1 %502, label %283, label %493, !llvm.loop !84

503:                                              ; preds = %491
  tail call fastcc void @solve_contacts(ptr noundef %123, i64 noundef %487, ptr noundef %7, ptr noundef %113, i64 noundef %8, double noundef %9, ptr noundef nonnull %11)
  tail call void @llvm.memset.p0.i64(ptr align 8 %115, i8 0, i64 %187, i1 false)
  %504 = icmp sgt i64 %487, 0
  br i1 %504, label %505, label %578

505:                                              ; preds = %503
  %506 = shl i64 %111, 3
  %507 = shl i64 %111, 3
  %508 = icmp ult i64 %111, 4
  %509 = and i64 %111, 9223372036854775806
  %510 = icmp eq i64 %111, %509
  br label %511

511:                                              ; preds = %505, %561
  %512 = phi i64 [ %562, %561 ], [ 0, %505 ]
  %513 = getelementptr inbounds %struct.Active, ptr %123, i64 %512
  %514 = getelementptr inbounds %struct.Active, ptr %123, i64 %512, i32 1
  %515 = load i64, ptr %514, align 8, !tbaa !85
  %516 = icmp sgt i64 %515, 0
  br i1 %516, label %517, label %561

517:                                              ; preds = %511
  %518 = getelementptr inbounds %struct.Active, ptr %123, i64 %512, i32 4
  br label %519

519:                                              ; preds = %564, %517
  %520 = phi i64 [ 0, %517 ], [ %565, %564 ]
  %521 = shl i64 %520, 3
  %522 = getelementptr i8, ptr %91, i64 %521
  %523 = mul i64 %507, %520
  br i1 %189, label %524, label %564

524:                                              ; preds = %519
  %525 = load i64, ptr %513, align 8, !tbaa !74
  %526 = shl nsw i64 %525, 2
  %527 = getelementptr double, ptr %7, i64 %526
  %528 = getelementptr double, ptr %527, i64 %520
  %529 = load ptr, ptr %518, align 8, !tbaa !76
  %530 = mul nsw i64 %520, %111
  %531 = getelementptr double, ptr %529, i64 %530
  br i1 %508, label %559, label %532

532:                                              ; preds = %524
  %533 = shl i64 %525, 5
  %534 = getelementptr i8, ptr %522, i64 %533
  %535 = getelementptr i8, ptr %529, i64 %506
  %536 = getelementptr i8, ptr %535, i64 %523
  %537 = icmp ult ptr %115, %534
  %538 = icmp ult ptr %528, %116
  %539 = and i1 %537, %538
  %540 = icmp ult ptr %115, %536
  %541 = icmp ult ptr %531, %116
  %542 = and i1 %540, %541
  %543 = or i1 %539, %542
  br i1 %543, label %559, label %544

544:                                              ; preds = %532
  %545 = load double, ptr %528, align 8, !tbaa !20, !alias.scope !86
  %546 = insertelement <2 x double> poison, double %545, i64 0
  %547 = shufflevector <2 x double> %546, <2 x double> poison, <2 x i32> zeroinitializer
  br label %548

548:                                              ; preds = %548, %544
  %549 = phi i64 [ 0, %544 ], [ %556, %548 ]
  %550 = getelementptr double, ptr %531, i64 %549
  %551 = load <2 x double>, ptr %550, align 8, !tbaa !20, !alias.scope !89
  %552 = fmul contract <2 x double> %547, %551
  %553 = getelementptr inbounds double, ptr %115, i64 %549
  %554 = load <2 x double>, ptr %553, align 8, !tbaa !20, !alias.scope !91, !noalias !93
  %555 = fadd contract <2 x double> %554, %552
  store <2 x double> %555, ptr %553, align 8, !tbaa !20, !alias.scope !91, !noalias !93
  %556 = add nuw i64 %549, 2
  %557 = icmp eq i64 %556, %509
  br i1 %557, label %558, label %548, !llvm.loop !94

558:                                              ; preds = %548
  br i1 %510, label %564, label %559

559:                                              ; preds = %532, %524, %558
  %560 = phi i64 [ 0, %532 ], [ 0, %524 ], [ %509, %558 ]
  br label %567

561:                                              ; preds = %564, %511
  %562 = add nuw nsw i64 %512, 1
  %563 = icmp eq i64 %562, %487
  br i1 %563, label %578, label %511, !llvm.loop !95

564:                                              ; preds = %567, %558, %519
  %565 = add nuw nsw i64 %520, 1
  %566 = icmp eq i64 %565, %515
  br i1 %566, label %561, label %519, !llvm.loop !96

567:                                              ; preds = %559, %567
  %568 = phi i64 [ %576, %567 ], [ %560, %559 ]
  %569 = load double, ptr %528, align 8, !tbaa !20
  %570 = getelementptr double, ptr %531, i64 %568
  %571 = load double, ptr %570, align 8, !tbaa !20
  %572 = fmul contract double %569, %571
  %573 = getelementptr inbounds double, ptr %115, i64 %568
  %574 = load double, ptr %573, align 8, !tbaa !20
  %575 = fadd contract double %574, %572
  store double %575, ptr %573, align 8, !tbaa !20
  %576 = add nuw nsw i64 %568, 1
  %577 = icmp eq i64 %576, %111
  br i1 %577, label %564, label %567, !llvm.loop !97

578:                                              ; preds = %561, %503, %491, %283
  %579 = phi i64 [ 0, %491 ], [ 0, %283 ], [ %487, %503 ], [ %487, %561 ]
  %580 = phi ptr [ null, %491 ], [ null, %283 ], [ %115, %503 ], [ %115, %561 ]
  tail call fastcc void @impulsive(ptr noundef nonnull %0, double noundef %3, ptr noundef %12, ptr noundef %580, ptr noundef %112, ptr noundef %116)
  %581 = load i64, ptr %19, align 8, !tbaa !5
  %582 = getelementptr inbounds double, ptr %109, i64 %581
  %583 = load i64, ptr %22, align 8, !tbaa !12
  %584 = getelementptr inbounds double, ptr %582, i64 %583
  %585 = load i64, ptr %24, align 8, !tbaa !14, !noalias !98
  %586 = getelementptr inbounds double, ptr %584, i64 %585
  %587 = getelementptr inbounds double, ptr %586, i64 %583
  %588 = load i64, ptr %26, align 8, !tbaa !15
  %589 = getelementptr inbounds double, ptr %587, i64 %588
  %590 = getelementptr inbounds double, ptr %589, i64 %588
  %591 = load i64, ptr %28, align 8, !tbaa !13
  %592 = getelementptr inbounds double, ptr %590, i64 %591
  %593 = getelementptr inbounds double, ptr %592, i64 %591
  %594 = icmp sgt i64 %581, 0
  br i1 %594, label %595, label %617

595:                                              ; preds = %578
  %596 = icmp eq i64 %581, 1
  br i1 %596, label %615, label %597

597:                                              ; preds = %595
  %598 = shl i64 %111, 3
  %599 = add i64 %99, %44
  %600 = add i64 %598, %45
  %601 = sub i64 %599, %600
  %602 = icmp ult i64 %601, 16
  br i1 %602, label %615, label %603

603:                                              ; preds = %597
  %604 = and i64 %581, 9223372036854775806
  br label %605

605:                                              ; preds = %605, %603
  %606 = phi i64 [ 0, %603 ], [ %611, %605 ]
  %607 = getelementptr inbounds double, ptr %112, i64 %606
  %608 = load <2 x double>, ptr %607, align 8, !tbaa !20
  %609 = fdiv contract <2 x double> %608, %93
  %610 = getelementptr inbounds double, ptr %109, i64 %606
  store <2 x double> %609, ptr %610, align 8, !tbaa !20
  %611 = add nuw i64 %606, 2
  %612 = icmp eq i64 %611, %604
  br i1 %612, label %613, label %605, !llvm.loop !101

613:                                              ; preds = %605
  %614 = icmp eq i64 %581, %604
  br i1 %614, label %617, label %615

615:                                              ; preds = %597, %595, %613
  %616 = phi i64 [ 0, %597 ], [ 0, %595 ], [ %604, %613 ]
  br label %623

617:                                              ; preds = %623, %613, %578
  %618 = icmp sgt i64 %583, 0
  br i1 %618, label %619, label %631

619:                                              ; preds = %617
  %620 = load ptr, ptr %83, align 8, !tbaa !102
  %621 = load ptr, ptr %84, align 8, !tbaa !103
  %622 = load ptr, ptr %85, align 8, !tbaa !104
  br label %646

623:                                              ; preds = %615, %623
  %624 = phi i64 [ %629, %623 ], [ %616, %615 ]
  %625 = getelementptr inbounds double, ptr %112, i64 %624
  %626 = load double, ptr %625, align 8, !tbaa !20
  %627 = fdiv contract double %626, %3
  %628 = getelementptr inbounds double, ptr %109, i64 %624
  store double %627, ptr %628, align 8, !tbaa !20
  %629 = add nuw nsw i64 %624, 1
  %630 = icmp eq i64 %629, %581
  br i1 %630, label %617, label %623, !llvm.loop !105

631:                                              ; preds = %679, %617
  %632 = icmp sgt i64 %588, 0
  br i1 %632, label %633, label %688

633:                                              ; preds = %631
  %634 = icmp eq i64 %588, 1
  br i1 %634, label %644, label %635

635:                                              ; preds = %633
  %636 = and i64 %588, 9223372036854775806
  br label %637

637:                                              ; preds = %637, %635
  %638 = phi i64 [ 0, %635 ], [ %640, %637 ]
  %639 = getelementptr inbounds double, ptr %589, i64 %638
  store <2 x double> <double 2.000000e+00, double 2.000000e+00>, ptr %639, align 8, !tbaa !20
  %640 = add nuw i64 %638, 2
  %641 = icmp eq i64 %640, %636
  br i1 %641, label %642, label %637, !llvm.loop !106

642:                                              ; preds = %637
  %643 = icmp eq i64 %588, %636
  br i1 %643, label %688, label %644

644:                                              ; preds = %633, %642
  %645 = phi i64 [ 0, %633 ], [ %636, %642 ]
  br label %694

646:                                              ; preds = %679, %619
  %647 = phi i64 [ 0, %619 ], [ %686, %679 ]
  %648 = mul nsw i64 %647, %581
  %649 = getelementptr inbounds double, ptr %620, i64 %648
  %650 = getelementptr inbounds double, ptr %621, i64 %647
  %651 = load double, ptr %650, align 8, !tbaa !20
  %652 = fdiv contract double %651, %3
  %653 = getelementptr inbounds i64, ptr %622, i64 %647
  %654 = load i64, ptr %653, align 8, !tbaa !33
  %655 = getelementptr inbounds double, ptr %582, i64 %654
  store double %652, ptr %655, align 8, !tbaa !20
  %656 = load double, ptr %650, align 8, !tbaa !20
  br i1 %594, label %657, label %679

657:                                              ; preds = %646, %657
  %658 = phi i64 [ %666, %657 ], [ 0, %646 ]
  %659 = phi double [ %665, %657 ], [ 0.000000e+00, %646 ]
  %660 = getelementptr inbounds double, ptr %649, i64 %658
  %661 = load double, ptr %660, align 8, !tbaa !20
  %662 = getelementptr inbounds double, ptr %12, i64 %658
  %663 = load double, ptr %662, align 8, !tbaa !20
  %664 = fmul contract double %661, %663
  %665 = fadd contract double %659, %664
  %666 = add nuw nsw i64 %658, 1
  %667 = icmp eq i64 %666, %581
  br i1 %667, label %668, label %657, !llvm.loop !107

668:                                              ; preds = %657, %668
  %669 = phi i64 [ %677, %668 ], [ 0, %657 ]
  %670 = phi double [ %676, %668 ], [ 0.000000e+00, %657 ]
  %671 = getelementptr inbounds double, ptr %649, i64 %669
  %672 = load double, ptr %671, align 8, !tbaa !20
  %673 = getelementptr inbounds double, ptr %112, i64 %669
  %674 = load double, ptr %673, align 8, !tbaa !20
  %675 = fmul contract double %672, %674
  %676 = fadd contract double %670, %675
  %677 = add nuw nsw i64 %669, 1
  %678 = icmp eq i64 %677, %581
  br i1 %678, label %679, label %668, !llvm.loop !107

679:                                              ; preds = %668, %646
  %680 = phi double [ 0.000000e+00, %646 ], [ %665, %668 ]
  %681 = phi double [ 0.000000e+00, %646 ], [ %676, %668 ]
  %682 = fmul contract double %681, 5.000000e-01
  %683 = fadd contract double %680, %682
  %684 = fmul contract double %656, %683
  %685 = getelementptr inbounds double, ptr %586, i64 %654
  store double %684, ptr %685, align 8, !tbaa !20
  %686 = add nuw nsw i64 %647, 1
  %687 = icmp eq i64 %686, %583
  br i1 %687, label %631, label %646, !llvm.loop !108

688:                                              ; preds = %694, %642, %631
  %689 = icmp sgt i64 %579, 0
  br i1 %689, label %690, label %858

690:                                              ; preds = %688
  %691 = sub nsw i64 %588, %591
  %692 = icmp slt i64 %691, 1
  %693 = icmp sgt i64 %691, 0
  br label %699

694:                                              ; preds = %644, %694
  %695 = phi i64 [ %697, %694 ], [ %645, %644 ]
  %696 = getelementptr inbounds double, ptr %589, i64 %695
  store double 2.000000e+00, ptr %696, align 8, !tbaa !20
  %697 = add nuw nsw i64 %695, 1
  %698 = icmp eq i64 %697, %588
  br i1 %698, label %688, label %694, !llvm.loop !109

699:                                              ; preds = %855, %690
  %700 = phi i64 [ 0, %690 ], [ %856, %855 ]
  %701 = getelementptr inbounds %struct.Active, ptr %123, i64 %700
  %702 = load i64, ptr %701, align 8, !tbaa !74
  %703 = shl nsw i64 %702, 2
  %704 = getelementptr inbounds double, ptr %7, i64 %703
  %705 = getelementptr inbounds %struct.Active, ptr %123, i64 %700, i32 8
  %706 = load double, ptr %705, align 8, !tbaa !20
  %707 = getelementptr inbounds double, ptr %590, i64 %702
  store double %706, ptr %707, align 8, !tbaa !20
  %708 = getelementptr inbounds %struct.Active, ptr %123, i64 %700, i32 9
  %709 = load double, ptr %708, align 8, !tbaa !110
  %710 = getelementptr inbounds double, ptr %593, i64 %702
  store double %709, ptr %710, align 8, !tbaa !20
  %711 = getelementptr inbounds %struct.Active, ptr %123, i64 %700, i32 1
  %712 = load i64, ptr %711, align 8, !tbaa !85
  %713 = icmp sgt i64 %712, 0
  br i1 %713, label %714, label %720

714:                                              ; preds = %699
  %715 = getelementptr inbounds %struct.Active, ptr %123, i64 %700, i32 4
  %716 = load ptr, ptr %715, align 8, !tbaa !76
  %717 = load ptr, ptr %55, align 8, !tbaa !54, !noalias !111
  %718 = getelementptr inbounds %struct.Active, ptr %123, i64 %700, i32 6
  %719 = getelementptr inbounds double, ptr %592, i64 %702
  br label %723

720:                                              ; preds = %829, %699
  %721 = load double, ptr %704, align 8, !tbaa !20
  %722 = fcmp contract ogt double %721, 0.000000e+00
  br i1 %722, label %832, label %855

723:                                              ; preds = %829, %714
  %724 = phi i64 [ 0, %714 ], [ %830, %829 ]
  %725 = icmp eq i64 %724, 0
  %726 = select i1 %725, i1 true, i1 %692
  %727 = select i1 %725, i64 %702, i64 -1
  br i1 %726, label %740, label %728

728:                                              ; preds = %723
  %729 = load ptr, ptr %70, align 8, !tbaa !72
  br label %730

730:                                              ; preds = %737, %728
  %731 = phi i64 [ 0, %728 ], [ %738, %737 ]
  %732 = getelementptr inbounds i64, ptr %729, i64 %731
  %733 = load i64, ptr %732, align 8, !tbaa !33
  %734 = icmp eq i64 %733, %702
  br i1 %734, label %735, label %737

735:                                              ; preds = %730
  %736 = add nsw i64 %731, %591
  br label %740

737:                                              ; preds = %730
  %738 = add nuw nsw i64 %731, 1
  %739 = icmp eq i64 %738, %691
  br i1 %739, label %740, label %730, !llvm.loop !73

740:                                              ; preds = %737, %735, %723
  %741 = phi i64 [ %736, %735 ], [ %727, %723 ], [ -1, %737 ]
  %742 = mul nsw i64 %724, %581
  %743 = getelementptr inbounds double, ptr %716, i64 %742
  br i1 %594, label %744, label %755

744:                                              ; preds = %740, %744
  %745 = phi i64 [ %753, %744 ], [ 0, %740 ]
  %746 = phi double [ %752, %744 ], [ 0.000000e+00, %740 ]
  %747 = getelementptr inbounds double, ptr %743, i64 %745
  %748 = load double, ptr %747, align 8, !tbaa !20
  %749 = getelementptr inbounds double, ptr %112, i64 %745
  %750 = load double, ptr %749, align 8, !tbaa !20
  %751 = fmul contract double %748, %750
  %752 = fadd contract double %746, %751
  %753 = add nuw nsw i64 %745, 1
  %754 = icmp eq i64 %753, %581
  br i1 %754, label %755, label %744, !llvm.loop !107

755:                                              ; preds = %744, %740
  %756 = phi double [ 0.000000e+00, %740 ], [ %752, %744 ]
  %757 = getelementptr inbounds double, ptr %704, i64 %724
  %758 = load double, ptr %757, align 8, !tbaa !20
  %759 = fdiv contract double %758, %3
  %760 = icmp sgt i64 %741, 0
  br i1 %760, label %761, label %787

761:                                              ; preds = %755
  %762 = icmp eq i64 %741, 1
  br i1 %762, label %776, label %763

763:                                              ; preds = %761
  %764 = and i64 %741, 9223372036854775806
  br label %765

765:                                              ; preds = %765, %763
  %766 = phi i64 [ 0, %763 ], [ %771, %765 ]
  %767 = phi <2 x i64> [ zeroinitializer, %763 ], [ %770, %765 ]
  %768 = getelementptr inbounds i64, ptr %717, i64 %766
  %769 = load <2 x i64>, ptr %768, align 8, !tbaa !33, !noalias !111
  %770 = add <2 x i64> %769, %767
  %771 = add nuw i64 %766, 2
  %772 = icmp eq i64 %771, %764
  br i1 %772, label %773, label %765, !llvm.loop !114

773:                                              ; preds = %765
  %774 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %770)
  %775 = icmp eq i64 %741, %764
  br i1 %775, label %787, label %776

776:                                              ; preds = %761, %773
  %777 = phi i64 [ 0, %761 ], [ %774, %773 ]
  %778 = phi i64 [ 0, %761 ], [ %764, %773 ]
  br label %779

779:                                              ; preds = %776, %779
  %780 = phi i64 [ %784, %779 ], [ %777, %776 ]
  %781 = phi i64 [ %785, %779 ], [ %778, %776 ]
  %782 = getelementptr inbounds i64, ptr %717, i64 %781
  %783 = load i64, ptr %782, align 8, !tbaa !33, !noalias !111
  %784 = add nsw i64 %783, %780
  %785 = add nuw nsw i64 %781, 1
  %786 = icmp eq i64 %785, %741
  br i1 %786, label %787, label %779, !llvm.loop !115

787:                                              ; preds = %779, %773, %755
  %788 = phi i64 [ 0, %755 ], [ %774, %773 ], [ %784, %779 ]
  %789 = tail call i64 @llvm.usub.sat.i64(i64 %724, i64 1)
  %790 = getelementptr double, ptr %584, i64 %788
  %791 = getelementptr double, ptr %790, i64 %789
  store double %759, ptr %791, align 8, !tbaa !20
  %792 = load double, ptr %757, align 8, !tbaa !20
  br i1 %594, label %793, label %804

793:                                              ; preds = %787, %793
  %794 = phi i64 [ %802, %793 ], [ 0, %787 ]
  %795 = phi double [ %801, %793 ], [ 0.000000e+00, %787 ]
  %796 = getelementptr inbounds double, ptr %743, i64 %794
  %797 = load double, ptr %796, align 8, !tbaa !20
  %798 = getelementptr inbounds double, ptr %12, i64 %794
  %799 = load double, ptr %798, align 8, !tbaa !20
  %800 = fmul contract double %797, %799
  %801 = fadd contract double %795, %800
  %802 = add nuw nsw i64 %794, 1
  %803 = icmp eq i64 %802, %581
  br i1 %803, label %804, label %793, !llvm.loop !107

804:                                              ; preds = %793, %787
  %805 = phi double [ 0.000000e+00, %787 ], [ %801, %793 ]
  %806 = fmul contract double %756, 5.000000e-01
  %807 = fadd contract double %806, %805
  %808 = fmul contract double %792, %807
  %809 = getelementptr inbounds double, ptr %587, i64 %741
  %810 = load double, ptr %809, align 8, !tbaa !20
  %811 = fadd contract double %810, %808
  store double %811, ptr %809, align 8, !tbaa !20
  br i1 %725, label %812, label %829

812:                                              ; preds = %804
  %813 = load double, ptr %718, align 8, !tbaa !20
  br i1 %594, label %814, label %825

814:                                              ; preds = %812, %814
  %815 = phi i64 [ %823, %814 ], [ 0, %812 ]
  %816 = phi double [ %822, %814 ], [ 0.000000e+00, %812 ]
  %817 = getelementptr inbounds double, ptr %743, i64 %815
  %818 = load double, ptr %817, align 8, !tbaa !20
  %819 = getelementptr inbounds double, ptr %12, i64 %815
  %820 = load double, ptr %819, align 8, !tbaa !20
  %821 = fmul contract double %818, %820
  %822 = fadd contract double %816, %821
  %823 = add nuw nsw i64 %815, 1
  %824 = icmp eq i64 %823, %581
  br i1 %824, label %825, label %814, !llvm.loop !107

825:                                              ; preds = %814, %812
  %826 = phi double [ 0.000000e+00, %812 ], [ %822, %814 ]
  %827 = fadd contract double %813, %826
  %828 = fadd contract double %756, %827
  store double %828, ptr %719, align 8, !tbaa !20
  br label %829

829:                                              ; preds = %825, %804
  %830 = add nuw nsw i64 %724, 1
  %831 = icmp eq i64 %830, %712
  br i1 %831, label %720, label %723, !llvm.loop !116

832:                                              ; preds = %720
  %833 = getelementptr inbounds double, ptr %589, i64 %702
  store double 0.000000e+00, ptr %833, align 8, !tbaa !20
  %834 = icmp sgt i64 %712, 1
  br i1 %834, label %835, label %855

835:                                              ; preds = %832
  %836 = getelementptr inbounds double, ptr %704, i64 3
  %837 = load double, ptr %836, align 8, !tbaa !20
  %838 = fcmp contract une double %837, 0.000000e+00
  %839 = uitofp i1 %838 to double
  br i1 %693, label %840, label %852

840:                                              ; preds = %835
  %841 = load ptr, ptr %70, align 8, !tbaa !72
  br label %842

842:                                              ; preds = %849, %840
  %843 = phi i64 [ 0, %840 ], [ %850, %849 ]
  %844 = getelementptr inbounds i64, ptr %841, i64 %843
  %845 = load i64, ptr %844, align 8, !tbaa !33
  %846 = icmp eq i64 %845, %702
  br i1 %846, label %847, label %849

847:                                              ; preds = %842
  %848 = add nsw i64 %843, %591
  br label %852

849:                                              ; preds = %842
  %850 = add nuw nsw i64 %843, 1
  %851 = icmp eq i64 %850, %691
  br i1 %851, label %852, label %842, !llvm.loop !73

852:                                              ; preds = %849, %847, %835
  %853 = phi i64 [ %848, %847 ], [ -1, %835 ], [ -1, %849 ]
  %854 = getelementptr inbounds double, ptr %589, i64 %853
  store double %839, ptr %854, align 8, !tbaa !20
  br label %855

855:                                              ; preds = %852, %832, %720
  %856 = add nuw nsw i64 %700, 1
  %857 = icmp eq i64 %856, %579
  br i1 %857, label %858, label %699, !llvm.loop !117

858:                                              ; preds = %855, %688
  br i1 %189, label %859, label %887

859:                                              ; preds = %858
  %860 = icmp ult i64 %111, 6
  br i1 %860, label %885, label %861

861:                                              ; preds = %859
  %862 = shl i64 %110, 3
  %863 = shl i64 %111, 3
  %864 = add i64 %862, %42
  %865 = add i64 %863, %43
  %866 = sub i64 %864, %865
  %867 = icmp ult i64 %866, 32
  %868 = add i64 %87, %862
  %869 = icmp ult i64 %868, 32
  %870 = or i1 %867, %869
  br i1 %870, label %885, label %871

871:                                              ; preds = %861
  %872 = and i64 %111, 9223372036854775806
  br label %873

873:                                              ; preds = %873, %871
  %874 = phi i64 [ 0, %871 ], [ %881, %873 ]
  %875 = getelementptr inbounds double, ptr %12, i64 %874
  %876 = load <2 x double>, ptr %875, align 8, !tbaa !20
  %877 = getelementptr inbounds double, ptr %112, i64 %874
  %878 = load <2 x double>, ptr %877, align 8, !tbaa !20
  %879 = fadd contract <2 x double> %876, %878
  %880 = getelementptr double, ptr %186, i64 %874
  store <2 x double> %879, ptr %880, align 8, !tbaa !20
  %881 = add nuw i64 %874, 2
  %882 = icmp eq i64 %881, %872
  br i1 %882, label %883, label %873, !llvm.loop !118

883:                                              ; preds = %873
  %884 = icmp eq i64 %111, %872
  br i1 %884, label %887, label %885

885:                                              ; preds = %861, %859, %883
  %886 = phi i64 [ 0, %861 ], [ 0, %859 ], [ %872, %883 ]
  br label %914

887:                                              ; preds = %914, %883, %858
  tail call fastcc void @evaluate(ptr noundef nonnull %0, double noundef %188, ptr noundef %5)
  br i1 %124, label %888, label %924

888:                                              ; preds = %887
  %889 = load ptr, ptr %47, align 8, !tbaa !19
  %890 = icmp ult i64 %110, 4
  br i1 %890, label %912, label %891

891:                                              ; preds = %888
  %892 = shl i64 %110, 3
  %893 = getelementptr i8, ptr %5, i64 %892
  %894 = getelementptr i8, ptr %889, i64 %892
  %895 = icmp ugt ptr %894, %5
  %896 = icmp ult ptr %889, %893
  %897 = and i1 %895, %896
  br i1 %897, label %912, label %898

898:                                              ; preds = %891
  %899 = and i64 %110, 9223372036854775806
  br label %900

900:                                              ; preds = %900, %898
  %901 = phi i64 [ 0, %898 ], [ %908, %900 ]
  %902 = getelementptr inbounds double, ptr %889, i64 %901
  %903 = load <2 x double>, ptr %902, align 8, !tbaa !20, !alias.scope !119
  %904 = fmul contract <2 x double> %95, %903
  %905 = getelementptr inbounds double, ptr %5, i64 %901
  %906 = load <2 x double>, ptr %905, align 8, !tbaa !20, !alias.scope !122, !noalias !119
  %907 = fadd contract <2 x double> %906, %904
  store <2 x double> %907, ptr %905, align 8, !tbaa !20, !alias.scope !122, !noalias !119
  %908 = add nuw i64 %901, 2
  %909 = icmp eq i64 %908, %899
  br i1 %909, label %910, label %900, !llvm.loop !124

910:                                              ; preds = %900
  %911 = icmp eq i64 %110, %899
  br i1 %911, label %924, label %912

912:                                              ; preds = %891, %888, %910
  %913 = phi i64 [ 0, %891 ], [ 0, %888 ], [ %899, %910 ]
  br label %961

914:                                              ; preds = %885, %914
  %915 = phi i64 [ %922, %914 ], [ %886, %885 ]
  %916 = getelementptr inbounds double, ptr %12, i64 %915
  %917 = load double, ptr %916, align 8, !tbaa !20
  %918 = getelementptr inbounds double, ptr %112, i64 %915
  %919 = load double, ptr %918, align 8, !tbaa !20
  %920 = fadd contract double %917, %919
  %921 = getelementptr double, ptr %186, i64 %915
  store double %920, ptr %921, align 8, !tbaa !20
  %922 = add nuw nsw i64 %915, 1
  %923 = icmp eq i64 %922, %111
  br i1 %923, label %887, label %914, !llvm.loop !125

924:                                              ; preds = %961, %910, %887
  %925 = load i64, ptr %48, align 8, !tbaa !31
  %926 = icmp sgt i64 %925, 0
  br i1 %926, label %927, label %958

927:                                              ; preds = %924
  %928 = load ptr, ptr %49, align 8, !tbaa !32
  br label %929

929:                                              ; preds = %955, %927
  %930 = phi i64 [ 0, %927 ], [ %956, %955 ]
  %931 = getelementptr inbounds i64, ptr %928, i64 %930
  %932 = load i64, ptr %931, align 8, !tbaa !33
  %933 = getelementptr inbounds double, ptr %5, i64 %932
  %934 = load <2 x double>, ptr %933, align 8, !tbaa !20
  %935 = fmul contract <2 x double> %934, %934
  %936 = shufflevector <2 x double> %935, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %937 = fadd contract <2 x double> %935, %936
  %938 = getelementptr inbounds double, ptr %933, i64 2
  %939 = load <2 x double>, ptr %938, align 8, !tbaa !20
  %940 = fmul contract <2 x double> %939, %939
  %941 = fadd contract <2 x double> %937, %940
  %942 = shufflevector <2 x double> %940, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %943 = fadd contract <2 x double> %941, %942
  %944 = extractelement <2 x double> %943, i64 0
  %945 = tail call contract double @llvm.sqrt.f64(double %944)
  %946 = insertelement <2 x double> poison, double %945, i64 0
  %947 = shufflevector <2 x double> %946, <2 x double> poison, <2 x i32> zeroinitializer
  br label %948

948:                                              ; preds = %948, %929
  %949 = phi i64 [ 0, %929 ], [ %953, %948 ]
  %950 = getelementptr inbounds double, ptr %933, i64 %949
  %951 = load <2 x double>, ptr %950, align 8, !tbaa !20
  %952 = fdiv contract <2 x double> %951, %947
  store <2 x double> %952, ptr %950, align 8, !tbaa !20
  %953 = add nuw i64 %949, 2
  %954 = icmp eq i64 %953, 4
  br i1 %954, label %955, label %948, !llvm.loop !126

955:                                              ; preds = %948
  %956 = add nuw nsw i64 %930, 1
  %957 = icmp eq i64 %956, %925
  br i1 %957, label %958, label %929, !llvm.loop !35

958:                                              ; preds = %955, %924
  %959 = load i64, ptr %22, align 8, !tbaa !12
  %960 = icmp eq i64 %959, 0
  br i1 %960, label %974, label %971

961:                                              ; preds = %912, %961
  %962 = phi i64 [ %969, %961 ], [ %913, %912 ]
  %963 = getelementptr inbounds double, ptr %889, i64 %962
  %964 = load double, ptr %963, align 8, !tbaa !20
  %965 = fmul contract double %46, %964
  %966 = getelementptr inbounds double, ptr %5, i64 %962
  %967 = load double, ptr %966, align 8, !tbaa !20
  %968 = fadd contract double %967, %965
  store double %968, ptr %966, align 8, !tbaa !20
  %969 = add nuw nsw i64 %962, 1
  %970 = icmp eq i64 %969, %110
  br i1 %970, label %924, label %961, !llvm.loop !127

971:                                              ; preds = %958
  %972 = fadd contract double %107, %3
  %973 = tail call contract double %36(ptr noundef nonnull %0, double noundef %972, ptr noundef %5, double noundef %10) #12
  br label %974

974:                                              ; preds = %958, %971
  %975 = phi contract double [ %973, %971 ], [ 0.000000e+00, %958 ]
  %976 = tail call contract double @llvm.maxnum.f64(double %98, double %975)
  %977 = mul nsw i64 %97, %21
  %978 = getelementptr inbounds double, ptr %13, i64 %977
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %978, ptr align 8 %5, i64 %86, i1 false)
  %979 = add nuw nsw i64 %97, 1
  %980 = icmp eq i64 %979, %4
  br i1 %980, label %102, label %96, !llvm.loop !128
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define void @moreau_gaps(i64 noundef %0, ptr noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) local_unnamed_addr #5 {
  %7 = alloca [9 x double], align 16
  %8 = alloca [9 x double], align 16
  %9 = alloca %struct.Meeting, align 8
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #12
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #12
  call void @llvm.lifetime.start.p0(i64 112, ptr nonnull %9) #12
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %24

11:                                               ; preds = %6
  %12 = getelementptr inbounds double, ptr %7, i64 1
  %13 = getelementptr inbounds double, ptr %7, i64 3
  %14 = getelementptr inbounds double, ptr %7, i64 4
  %15 = getelementptr inbounds double, ptr %7, i64 5
  %16 = getelementptr inbounds double, ptr %7, i64 7
  %17 = getelementptr inbounds double, ptr %7, i64 8
  %18 = getelementptr inbounds double, ptr %8, i64 1
  %19 = getelementptr inbounds double, ptr %8, i64 3
  %20 = getelementptr inbounds double, ptr %8, i64 4
  %21 = getelementptr inbounds double, ptr %8, i64 5
  %22 = getelementptr inbounds double, ptr %8, i64 7
  %23 = getelementptr inbounds double, ptr %8, i64 8
  br label %25

24:                                               ; preds = %125, %6
  call void @llvm.lifetime.end.p0(i64 112, ptr nonnull %9) #12
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #12
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #12
  ret void

25:                                               ; preds = %11, %125
  %26 = phi i64 [ 0, %11 ], [ %131, %125 ]
  %27 = shl nuw nsw i64 %26, 1
  %28 = getelementptr inbounds i64, ptr %3, i64 %27
  %29 = load i64, ptr %28, align 8, !tbaa !33
  %30 = mul nsw i64 %29, 13
  %31 = getelementptr inbounds double, ptr %1, i64 %30
  %32 = or disjoint i64 %27, 1
  %33 = getelementptr inbounds i64, ptr %3, i64 %32
  %34 = load i64, ptr %33, align 8, !tbaa !33
  %35 = icmp slt i64 %34, 0
  %36 = mul nsw i64 %34, 13
  %37 = getelementptr inbounds double, ptr %1, i64 %36
  %38 = select i1 %35, ptr null, ptr %37
  %39 = getelementptr inbounds double, ptr %31, i64 3
  %40 = getelementptr inbounds double, ptr %31, i64 5
  %41 = load <2 x double>, ptr %40, align 8, !tbaa !20
  %42 = extractelement <2 x double> %41, i64 0
  %43 = fmul contract <2 x double> %41, %41
  %44 = extractelement <2 x double> %43, i64 0
  %45 = extractelement <2 x double> %41, i64 1
  %46 = fmul contract double %45, %45
  %47 = load <2 x double>, ptr %39, align 8, !tbaa !20
  %48 = extractelement <2 x double> %47, i64 0
  %49 = fmul contract <2 x double> %47, %47
  %50 = extractelement <2 x double> %49, i64 0
  %51 = extractelement <2 x double> %47, i64 1
  %52 = fmul contract double %51, %51
  %53 = fadd contract double %50, %52
  %54 = fsub contract double %53, %44
  %55 = fsub contract double %54, %46
  store double %55, ptr %7, align 16, !tbaa !20
  %56 = shufflevector <2 x double> %41, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %57 = fmul contract <2 x double> %47, %56
  %58 = shufflevector <2 x double> %41, <2 x double> poison, <2 x i32> zeroinitializer
  %59 = fmul contract <2 x double> %47, %58
  %60 = shufflevector <2 x double> %59, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %61 = fsub contract <2 x double> %60, %57
  %62 = fadd contract <2 x double> %60, %57
  %63 = shufflevector <2 x double> %61, <2 x double> %62, <2 x i32> <i32 0, i32 3>
  %64 = fmul contract <2 x double> %63, <double 2.000000e+00, double 2.000000e+00>
  store <2 x double> %64, ptr %12, align 8, !tbaa !20
  %65 = fadd contract <2 x double> %60, %57
  %66 = extractelement <2 x double> %65, i64 0
  %67 = fmul contract double %66, 2.000000e+00
  store double %67, ptr %13, align 8, !tbaa !20
  %68 = fsub contract double %50, %52
  %69 = fadd contract double %68, %44
  %70 = fsub contract double %69, %46
  store double %70, ptr %14, align 16, !tbaa !20
  %71 = fmul contract double %42, %45
  %72 = fmul contract double %48, %51
  %73 = insertelement <2 x double> %57, double %71, i64 0
  %74 = insertelement <2 x double> %60, double %72, i64 0
  %75 = fsub contract <2 x double> %73, %74
  %76 = fmul contract <2 x double> %75, <double 2.000000e+00, double 2.000000e+00>
  store <2 x double> %76, ptr %15, align 8, !tbaa !20
  %77 = fadd contract double %72, %71
  %78 = fmul contract double %77, 2.000000e+00
  store double %78, ptr %16, align 8, !tbaa !20
  %79 = fsub contract double %68, %44
  %80 = fadd contract double %79, %46
  store double %80, ptr %17, align 16, !tbaa !20
  %81 = icmp eq ptr %38, null
  br i1 %81, label %125, label %82

82:                                               ; preds = %25
  %83 = getelementptr inbounds double, ptr %38, i64 3
  %84 = getelementptr inbounds double, ptr %38, i64 5
  %85 = load <2 x double>, ptr %84, align 8, !tbaa !20
  %86 = extractelement <2 x double> %85, i64 0
  %87 = fmul contract <2 x double> %85, %85
  %88 = extractelement <2 x double> %87, i64 0
  %89 = extractelement <2 x double> %85, i64 1
  %90 = fmul contract double %89, %89
  %91 = load <2 x double>, ptr %83, align 8, !tbaa !20
  %92 = extractelement <2 x double> %91, i64 0
  %93 = fmul contract <2 x double> %91, %91
  %94 = extractelement <2 x double> %93, i64 0
  %95 = extractelement <2 x double> %91, i64 1
  %96 = fmul contract double %95, %95
  %97 = fadd contract double %94, %96
  %98 = fsub contract double %97, %88
  %99 = fsub contract double %98, %90
  store double %99, ptr %8, align 16, !tbaa !20
  %100 = shufflevector <2 x double> %85, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %101 = fmul contract <2 x double> %91, %100
  %102 = shufflevector <2 x double> %85, <2 x double> poison, <2 x i32> zeroinitializer
  %103 = fmul contract <2 x double> %91, %102
  %104 = shufflevector <2 x double> %103, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %105 = fsub contract <2 x double> %104, %101
  %106 = fadd contract <2 x double> %104, %101
  %107 = shufflevector <2 x double> %105, <2 x double> %106, <2 x i32> <i32 0, i32 3>
  %108 = fmul contract <2 x double> %107, <double 2.000000e+00, double 2.000000e+00>
  store <2 x double> %108, ptr %18, align 8, !tbaa !20
  %109 = fadd contract <2 x double> %104, %101
  %110 = extractelement <2 x double> %109, i64 0
  %111 = fmul contract double %110, 2.000000e+00
  store double %111, ptr %19, align 8, !tbaa !20
  %112 = fsub contract double %94, %96
  %113 = fadd contract double %112, %88
  %114 = fsub contract double %113, %90
  store double %114, ptr %20, align 16, !tbaa !20
  %115 = fmul contract double %86, %89
  %116 = fmul contract double %92, %95
  %117 = insertelement <2 x double> %101, double %115, i64 0
  %118 = insertelement <2 x double> %104, double %116, i64 0
  %119 = fsub contract <2 x double> %117, %118
  %120 = fmul contract <2 x double> %119, <double 2.000000e+00, double 2.000000e+00>
  store <2 x double> %120, ptr %21, align 8, !tbaa !20
  %121 = fadd contract double %116, %115
  %122 = fmul contract double %121, 2.000000e+00
  store double %122, ptr %22, align 8, !tbaa !20
  %123 = fsub contract double %112, %88
  %124 = fadd contract double %123, %90
  store double %124, ptr %23, align 16, !tbaa !20
  br label %125

125:                                              ; preds = %82, %25
  %126 = phi ptr [ %8, %82 ], [ null, %25 ]
  %127 = mul nsw i64 %26, 11
  %128 = getelementptr inbounds double, ptr %4, i64 %127
  call fastcc void @meet(ptr noundef %128, ptr noundef nonnull %31, ptr noundef nonnull %7, ptr noundef %38, ptr noundef %126, ptr noundef nonnull %9)
  %129 = load double, ptr %9, align 8, !tbaa !129
  %130 = getelementptr inbounds double, ptr %5, i64 %26
  store double %129, ptr %130, align 8, !tbaa !20
  %131 = add nuw nsw i64 %26, 1
  %132 = icmp eq i64 %131, %2
  br i1 %132, label %24, label %25, !llvm.loop !131
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @meet(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4, ptr nocapture noundef %5) unnamed_addr #6 {
  %7 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 3
  %8 = getelementptr inbounds double, ptr %0, i64 1
  br label %9

9:                                                ; preds = %9, %6
  %10 = phi i64 [ 0, %6 ], [ %25, %9 ]
  %11 = mul nuw nsw i64 %10, 3
  %12 = getelementptr inbounds double, ptr %2, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !20
  %14 = load double, ptr %0, align 8, !tbaa !20
  %15 = fmul contract double %13, %14
  %16 = getelementptr double, ptr %12, i64 1
  %17 = load <2 x double>, ptr %16, align 8, !tbaa !20
  %18 = load <2 x double>, ptr %8, align 8, !tbaa !20
  %19 = fmul contract <2 x double> %17, %18
  %20 = extractelement <2 x double> %19, i64 0
  %21 = fadd contract double %15, %20
  %22 = extractelement <2 x double> %19, i64 1
  %23 = fadd contract double %21, %22
  %24 = getelementptr inbounds double, ptr %7, i64 %10
  store double %23, ptr %24, align 8, !tbaa !20
  %25 = add nuw nsw i64 %10, 1
  %26 = icmp eq i64 %25, 3
  br i1 %26, label %33, label %9, !llvm.loop !132

27:                                               ; preds = %33
  %28 = getelementptr %struct.Meeting, ptr %5, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 5
  store double 0.000000e+00, ptr %29, align 8, !tbaa !133
  %30 = getelementptr inbounds double, ptr %0, i64 10
  %31 = load double, ptr %30, align 8, !tbaa !20
  %32 = fcmp contract oeq double %31, 0.000000e+00
  br i1 %32, label %56, label %67

33:                                               ; preds = %9, %33
  %34 = phi i64 [ %40, %33 ], [ 0, %9 ]
  %35 = getelementptr inbounds double, ptr %1, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !20
  %37 = getelementptr inbounds double, ptr %7, i64 %34
  %38 = load double, ptr %37, align 8, !tbaa !20
  %39 = fadd contract double %36, %38
  store double %39, ptr %37, align 8, !tbaa !20
  %40 = add nuw nsw i64 %34, 1
  %41 = icmp eq i64 %40, 3
  br i1 %41, label %27, label %33, !llvm.loop !134

42:                                               ; preds = %56
  %43 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1
  %44 = load double, ptr %7, align 8, !tbaa !20
  %45 = load double, ptr %43, align 8, !tbaa !20
  %46 = fmul contract double %44, %45
  %47 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 3, i64 1
  %48 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 1
  %49 = load <2 x double>, ptr %47, align 8, !tbaa !20
  %50 = load <2 x double>, ptr %48, align 8, !tbaa !20
  %51 = fmul contract <2 x double> %49, %50
  %52 = extractelement <2 x double> %51, i64 0
  %53 = fadd contract double %46, %52
  %54 = extractelement <2 x double> %51, i64 1
  %55 = fadd contract double %53, %54
  br label %144

56:                                               ; preds = %27, %56
  %57 = phi i64 [ %62, %56 ], [ 0, %27 ]
  %58 = or disjoint i64 %57, 4
  %59 = getelementptr inbounds double, ptr %0, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !20
  %61 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 %57
  store double %60, ptr %61, align 8, !tbaa !20
  %62 = add nuw nsw i64 %57, 1
  %63 = icmp eq i64 %62, 3
  br i1 %63, label %42, label %56, !llvm.loop !135

64:                                               ; preds = %67
  %65 = icmp eq ptr %4, null
  br i1 %65, label %66, label %75

66:                                               ; preds = %96, %64
  br label %117

67:                                               ; preds = %27, %67
  %68 = phi i64 [ %73, %67 ], [ 0, %27 ]
  %69 = or disjoint i64 %68, 4
  %70 = getelementptr inbounds double, ptr %0, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !20
  %72 = getelementptr inbounds double, ptr %28, i64 %68
  store double %71, ptr %72, align 8, !tbaa !20
  %73 = add nuw nsw i64 %68, 1
  %74 = icmp eq i64 %73, 3
  br i1 %74, label %64, label %67, !llvm.loop !136

75:                                               ; preds = %64
  %76 = getelementptr inbounds double, ptr %0, i64 4
  %77 = getelementptr inbounds double, ptr %0, i64 5
  br label %78

78:                                               ; preds = %78, %75
  %79 = phi i64 [ 0, %75 ], [ %94, %78 ]
  %80 = mul nuw nsw i64 %79, 3
  %81 = getelementptr inbounds double, ptr %4, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !20
  %83 = load double, ptr %76, align 8, !tbaa !20
  %84 = fmul contract double %82, %83
  %85 = getelementptr double, ptr %81, i64 1
  %86 = load <2 x double>, ptr %85, align 8, !tbaa !20
  %87 = load <2 x double>, ptr %77, align 8, !tbaa !20
  %88 = fmul contract <2 x double> %86, %87
  %89 = extractelement <2 x double> %88, i64 0
  %90 = fadd contract double %84, %89
  %91 = extractelement <2 x double> %88, i64 1
  %92 = fadd contract double %90, %91
  %93 = getelementptr inbounds double, ptr %28, i64 %79
  store double %92, ptr %93, align 8, !tbaa !20
  %94 = add nuw nsw i64 %79, 1
  %95 = icmp eq i64 %94, 3
  br i1 %95, label %96, label %78, !llvm.loop !132

96:                                               ; preds = %78, %96
  %97 = phi i64 [ %103, %96 ], [ 0, %78 ]
  %98 = getelementptr inbounds double, ptr %3, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !20
  %100 = getelementptr inbounds double, ptr %28, i64 %97
  %101 = load double, ptr %100, align 8, !tbaa !20
  %102 = fadd contract double %99, %101
  store double %102, ptr %100, align 8, !tbaa !20
  %103 = add nuw nsw i64 %97, 1
  %104 = icmp eq i64 %103, 3
  br i1 %104, label %66, label %96, !llvm.loop !137

105:                                              ; preds = %117
  %106 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1
  %107 = load double, ptr %106, align 8, !tbaa !20
  %108 = fmul contract double %107, %107
  %109 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 1
  %110 = load <2 x double>, ptr %109, align 8, !tbaa !20
  %111 = fmul contract <2 x double> %110, %110
  %112 = extractelement <2 x double> %111, i64 0
  %113 = fadd contract double %108, %112
  %114 = extractelement <2 x double> %111, i64 1
  %115 = fadd contract double %113, %114
  %116 = tail call contract double @llvm.sqrt.f64(double %115)
  store double %116, ptr %29, align 8, !tbaa !133
  br label %127

117:                                              ; preds = %66, %117
  %118 = phi i64 [ %125, %117 ], [ 0, %66 ]
  %119 = getelementptr inbounds double, ptr %7, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !20
  %121 = getelementptr inbounds double, ptr %28, i64 %118
  %122 = load double, ptr %121, align 8, !tbaa !20
  %123 = fsub contract double %120, %122
  %124 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 %118
  store double %123, ptr %124, align 8, !tbaa !20
  %125 = add nuw nsw i64 %118, 1
  %126 = icmp eq i64 %125, 3
  br i1 %126, label %105, label %117, !llvm.loop !138

127:                                              ; preds = %138, %105
  %128 = phi double [ %116, %105 ], [ %143, %138 ]
  %129 = phi i64 [ 0, %105 ], [ %141, %138 ]
  %130 = fcmp contract ogt double %128, 0.000000e+00
  br i1 %130, label %131, label %135

131:                                              ; preds = %127
  %132 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 %129
  %133 = load double, ptr %132, align 8, !tbaa !20
  %134 = fdiv contract double %133, %128
  br label %138

135:                                              ; preds = %127
  %136 = icmp eq i64 %129, 2
  %137 = uitofp i1 %136 to double
  br label %138

138:                                              ; preds = %135, %131
  %139 = phi contract double [ %134, %131 ], [ %137, %135 ]
  %140 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 %129
  store double %139, ptr %140, align 8, !tbaa !20
  %141 = add nuw nsw i64 %129, 1
  %142 = icmp eq i64 %141, 3
  %143 = load double, ptr %29, align 8, !tbaa !133
  br i1 %142, label %144, label %127, !llvm.loop !139

144:                                              ; preds = %138, %42
  %145 = phi i64 [ 7, %42 ], [ 3, %138 ]
  %146 = phi double [ %55, %42 ], [ %143, %138 ]
  %147 = phi i64 [ 3, %42 ], [ 7, %138 ]
  %148 = getelementptr inbounds double, ptr %0, i64 %145
  %149 = load double, ptr %148, align 8, !tbaa !20
  %150 = fsub contract double %146, %149
  %151 = getelementptr inbounds double, ptr %0, i64 %147
  %152 = load double, ptr %151, align 8, !tbaa !20
  %153 = fsub contract double %150, %152
  store double %153, ptr %5, align 8, !tbaa !129
  %154 = getelementptr inbounds double, ptr %0, i64 3
  br label %156

155:                                              ; preds = %156
  ret void

156:                                              ; preds = %144, %156
  %157 = phi i64 [ 0, %144 ], [ %166, %156 ]
  %158 = getelementptr inbounds double, ptr %7, i64 %157
  %159 = load double, ptr %158, align 8, !tbaa !20
  %160 = load double, ptr %154, align 8, !tbaa !20
  %161 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 %157
  %162 = load double, ptr %161, align 8, !tbaa !20
  %163 = fmul contract double %160, %162
  %164 = fsub contract double %159, %163
  %165 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 2, i64 %157
  store double %164, ptr %165, align 8, !tbaa !20
  %166 = add nuw nsw i64 %157, 1
  %167 = icmp eq i64 %166, 3
  br i1 %167, label %155, label %156, !llvm.loop !140
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @moreau_body_space() local_unnamed_addr #7 {
  ret i64 24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @moreau_contact_space() local_unnamed_addr #7 {
  ret i64 110
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define i64 @moreau_steps(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8, double noundef %9, i64 noundef %10, double noundef %11, ptr noundef %12, ptr nocapture noundef %13, ptr noundef writeonly %14, i64 noundef %15, ptr nocapture noundef %16, ptr nocapture noundef %17) local_unnamed_addr #5 {
  %19 = alloca [3 x double], align 16
  %20 = alloca [3 x double], align 16
  %21 = alloca [3 x double], align 16
  %22 = alloca [3 x double], align 16
  %23 = alloca [3 x double], align 16
  %24 = alloca [3 x double], align 16
  %25 = alloca [3 x double], align 16
  %26 = alloca [3 x double], align 16
  %27 = alloca [3 x double], align 16
  %28 = alloca %struct.Meeting, align 8
  %29 = alloca [3 x double], align 16
  %30 = alloca [3 x double], align 16
  %31 = alloca [3 x double], align 16
  %32 = alloca [3 x double], align 16
  %33 = alloca [9 x double], align 16
  %34 = mul nsw i64 %0, 6
  %35 = getelementptr inbounds double, ptr %12, i64 %34
  %36 = mul nsw i64 %0, 9
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  %38 = getelementptr inbounds double, ptr %37, i64 %36
  %39 = getelementptr inbounds %struct.Active, ptr %38, i64 %4
  store i64 0, ptr %17, align 8, !tbaa !33
  %40 = icmp sgt i64 %8, 0
  br i1 %40, label %41, label %1262

41:                                               ; preds = %18
  %42 = ptrtoint ptr %14 to i64
  %43 = ptrtoint ptr %3 to i64
  %44 = icmp sgt i64 %0, 0
  %45 = fmul contract double %9, 5.000000e-01
  %46 = getelementptr inbounds double, ptr %31, i64 2
  %47 = getelementptr inbounds double, ptr %32, i64 1
  %48 = icmp sgt i64 %4, 0
  %49 = getelementptr inbounds double, ptr %27, i64 1
  %50 = getelementptr inbounds %struct.Meeting, ptr %28, i64 0, i32 1
  %51 = getelementptr inbounds %struct.Meeting, ptr %28, i64 0, i32 1, i64 1
  %52 = getelementptr inbounds %struct.Meeting, ptr %28, i64 0, i32 1, i64 2
  %53 = getelementptr inbounds double, ptr %29, i64 2
  %54 = getelementptr inbounds %struct.Meeting, ptr %28, i64 0, i32 3
  %55 = getelementptr inbounds double, ptr %22, i64 1
  %56 = getelementptr inbounds double, ptr %23, i64 2
  %57 = getelementptr inbounds double, ptr %24, i64 2
  %58 = getelementptr inbounds %struct.Meeting, ptr %28, i64 0, i32 4
  %59 = getelementptr inbounds double, ptr %19, i64 1
  %60 = getelementptr inbounds double, ptr %20, i64 2
  %61 = getelementptr inbounds double, ptr %21, i64 2
  %62 = getelementptr inbounds double, ptr %26, i64 1
  %63 = getelementptr inbounds %struct.Meeting, ptr %28, i64 0, i32 5
  %64 = getelementptr inbounds double, ptr %25, i64 2
  %65 = getelementptr double, ptr %3, i64 10
  %66 = mul i64 %0, 13
  %67 = icmp ne ptr %14, null
  %68 = and i1 %67, %44
  %69 = sub i64 %42, %43
  %70 = mul i64 %0, 104
  %71 = tail call i64 @llvm.smax.i64(i64 %66, i64 1)
  %72 = icmp slt i64 %66, 4
  %73 = and i64 %71, 9223372036854775806
  %74 = icmp eq i64 %71, %73
  br label %75

75:                                               ; preds = %41, %1259
  %76 = phi i64 [ 0, %41 ], [ %1260, %1259 ]
  %77 = mul i64 %70, %76
  %78 = add i64 %69, %77
  %79 = load i64, ptr %17, align 8, !tbaa !33
  %80 = add nsw i64 %79, %4
  %81 = icmp sgt i64 %80, %15
  br i1 %81, label %1262, label %82

82:                                               ; preds = %75
  br i1 %44, label %84, label %83

83:                                               ; preds = %316, %82
  br i1 %48, label %321, label %319

84:                                               ; preds = %82, %316
  %85 = phi i64 [ %317, %316 ], [ 0, %82 ]
  %86 = mul nsw i64 %85, 21
  %87 = getelementptr inbounds double, ptr %1, i64 %86
  %88 = mul nuw nsw i64 %85, 13
  %89 = getelementptr inbounds double, ptr %3, i64 %88
  %90 = mul nsw i64 %85, 6
  %91 = mul nsw i64 %85, 9
  %92 = getelementptr inbounds double, ptr %35, i64 %91
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %31) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %32) #12
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %33) #12
  tail call fastcc void @move(ptr noundef %89, double noundef %45)
  %93 = getelementptr inbounds double, ptr %89, i64 3
  %94 = getelementptr inbounds double, ptr %89, i64 5
  %95 = load <2 x double>, ptr %94, align 8, !tbaa !20
  %96 = extractelement <2 x double> %95, i64 0
  %97 = fmul contract <2 x double> %95, %95
  %98 = extractelement <2 x double> %97, i64 0
  %99 = extractelement <2 x double> %95, i64 1
  %100 = fmul contract double %99, %99
  %101 = getelementptr inbounds double, ptr %92, i64 1
  %102 = load <2 x double>, ptr %93, align 8, !tbaa !20
  %103 = extractelement <2 x double> %102, i64 0
  %104 = fmul contract <2 x double> %102, %102
  %105 = extractelement <2 x double> %104, i64 0
  %106 = extractelement <2 x double> %102, i64 1
  %107 = fmul contract double %106, %106
  %108 = fadd contract double %105, %107
  %109 = fsub contract double %108, %98
  %110 = fsub contract double %109, %100
  store double %110, ptr %92, align 8, !tbaa !20
  %111 = shufflevector <2 x double> %95, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %112 = fmul contract <2 x double> %102, %111
  %113 = shufflevector <2 x double> %95, <2 x double> poison, <2 x i32> zeroinitializer
  %114 = fmul contract <2 x double> %102, %113
  %115 = shufflevector <2 x double> %114, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %116 = fsub contract <2 x double> %115, %112
  %117 = fadd contract <2 x double> %115, %112
  %118 = shufflevector <2 x double> %116, <2 x double> %117, <2 x i32> <i32 0, i32 3>
  %119 = fmul contract <2 x double> %118, <double 2.000000e+00, double 2.000000e+00>
  store <2 x double> %119, ptr %101, align 8, !tbaa !20
  %120 = fadd contract <2 x double> %115, %112
  %121 = extractelement <2 x double> %120, i64 0
  %122 = fmul contract double %121, 2.000000e+00
  %123 = getelementptr inbounds double, ptr %92, i64 3
  store double %122, ptr %123, align 8, !tbaa !20
  %124 = fsub contract double %105, %107
  %125 = fadd contract double %124, %98
  %126 = fsub contract double %125, %100
  %127 = getelementptr inbounds double, ptr %92, i64 4
  store double %126, ptr %127, align 8, !tbaa !20
  %128 = fmul contract double %96, %99
  %129 = fmul contract double %103, %106
  %130 = getelementptr inbounds double, ptr %92, i64 5
  %131 = insertelement <2 x double> %112, double %128, i64 0
  %132 = insertelement <2 x double> %115, double %129, i64 0
  %133 = fsub contract <2 x double> %131, %132
  %134 = fmul contract <2 x double> %133, <double 2.000000e+00, double 2.000000e+00>
  store <2 x double> %134, ptr %130, align 8, !tbaa !20
  %135 = fadd contract double %129, %128
  %136 = fmul contract double %135, 2.000000e+00
  %137 = getelementptr inbounds double, ptr %92, i64 7
  store double %136, ptr %137, align 8, !tbaa !20
  %138 = fsub contract double %124, %98
  %139 = fadd contract double %138, %100
  %140 = getelementptr inbounds double, ptr %92, i64 8
  store double %139, ptr %140, align 8, !tbaa !20
  br label %141

141:                                              ; preds = %148, %84
  %142 = phi i64 [ 0, %84 ], [ %149, %148 ]
  %143 = mul nuw nsw i64 %142, 3
  %144 = getelementptr inbounds double, ptr %92, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !20
  %146 = getelementptr inbounds double, ptr %144, i64 1
  %147 = load <2 x double>, ptr %146, align 8, !tbaa !20
  br label %153

148:                                              ; preds = %153
  %149 = add nuw nsw i64 %142, 1
  %150 = icmp eq i64 %149, 3
  br i1 %150, label %151, label %141, !llvm.loop !141

151:                                              ; preds = %148
  %152 = getelementptr inbounds double, ptr %37, i64 %91
  br label %175

153:                                              ; preds = %153, %141
  %154 = phi i64 [ 0, %141 ], [ %173, %153 ]
  %155 = or disjoint i64 %154, 12
  %156 = getelementptr inbounds double, ptr %87, i64 %155
  %157 = load double, ptr %156, align 8, !tbaa !20
  %158 = getelementptr double, ptr %87, i64 %154
  %159 = getelementptr double, ptr %158, i64 15
  %160 = load double, ptr %159, align 8, !tbaa !20
  %161 = getelementptr double, ptr %158, i64 18
  %162 = load double, ptr %161, align 8, !tbaa !20
  %163 = fmul contract double %145, %157
  %164 = insertelement <2 x double> poison, double %160, i64 0
  %165 = insertelement <2 x double> %164, double %162, i64 1
  %166 = fmul contract <2 x double> %147, %165
  %167 = extractelement <2 x double> %166, i64 0
  %168 = fadd contract double %163, %167
  %169 = extractelement <2 x double> %166, i64 1
  %170 = fadd contract double %168, %169
  %171 = add nuw nsw i64 %154, %143
  %172 = getelementptr inbounds [9 x double], ptr %33, i64 0, i64 %171
  store double %170, ptr %172, align 8, !tbaa !20
  %173 = add nuw nsw i64 %154, 1
  %174 = icmp eq i64 %173, 3
  br i1 %174, label %148, label %153, !llvm.loop !142

175:                                              ; preds = %151, %186
  %176 = phi i64 [ %187, %186 ], [ 0, %151 ]
  %177 = mul nuw nsw i64 %176, 3
  %178 = getelementptr inbounds double, ptr %33, i64 %177
  %179 = load double, ptr %178, align 8, !tbaa !20
  %180 = getelementptr inbounds double, ptr %178, i64 1
  %181 = load <2 x double>, ptr %180, align 8, !tbaa !20
  %182 = getelementptr double, ptr %152, i64 %177
  br label %189

183:                                              ; preds = %186
  %184 = getelementptr inbounds double, ptr %12, i64 %90
  %185 = getelementptr double, ptr %89, i64 7
  br label %283

186:                                              ; preds = %189
  %187 = add nuw nsw i64 %176, 1
  %188 = icmp eq i64 %187, 3
  br i1 %188, label %183, label %175, !llvm.loop !143

189:                                              ; preds = %189, %175
  %190 = phi i64 [ 0, %175 ], [ %203, %189 ]
  %191 = mul nuw nsw i64 %190, 3
  %192 = getelementptr inbounds double, ptr %92, i64 %191
  %193 = load double, ptr %192, align 8, !tbaa !20
  %194 = fmul contract double %179, %193
  %195 = getelementptr inbounds double, ptr %192, i64 1
  %196 = load <2 x double>, ptr %195, align 8, !tbaa !20
  %197 = fmul contract <2 x double> %181, %196
  %198 = extractelement <2 x double> %197, i64 0
  %199 = fadd contract double %194, %198
  %200 = extractelement <2 x double> %197, i64 1
  %201 = fadd contract double %199, %200
  %202 = getelementptr double, ptr %182, i64 %190
  store double %201, ptr %202, align 8, !tbaa !20
  %203 = add nuw nsw i64 %190, 1
  %204 = icmp eq i64 %203, 3
  br i1 %204, label %186, label %189, !llvm.loop !144

205:                                              ; preds = %283
  %206 = getelementptr inbounds double, ptr %89, i64 10
  %207 = getelementptr inbounds double, ptr %184, i64 3
  %208 = getelementptr inbounds double, ptr %89, i64 11
  %209 = getelementptr inbounds double, ptr %89, i64 12
  br label %210

210:                                              ; preds = %210, %205
  %211 = phi i64 [ 0, %205 ], [ %226, %210 ]
  %212 = mul nuw nsw i64 %211, 3
  %213 = getelementptr inbounds double, ptr %92, i64 %212
  %214 = load double, ptr %213, align 8, !tbaa !20
  %215 = load double, ptr %206, align 8, !tbaa !20
  %216 = fmul contract double %214, %215
  %217 = getelementptr double, ptr %213, i64 1
  %218 = load <2 x double>, ptr %217, align 8, !tbaa !20
  %219 = load <2 x double>, ptr %208, align 8, !tbaa !20
  %220 = fmul contract <2 x double> %218, %219
  %221 = extractelement <2 x double> %220, i64 0
  %222 = fadd contract double %216, %221
  %223 = extractelement <2 x double> %220, i64 1
  %224 = fadd contract double %222, %223
  %225 = getelementptr inbounds double, ptr %207, i64 %211
  store double %224, ptr %225, align 8, !tbaa !20
  %226 = add nuw nsw i64 %211, 1
  %227 = icmp eq i64 %226, 3
  br i1 %227, label %228, label %210, !llvm.loop !132

228:                                              ; preds = %210
  %229 = getelementptr inbounds double, ptr %87, i64 3
  %230 = load <2 x double>, ptr %206, align 8, !tbaa !20
  %231 = load double, ptr %209, align 8, !tbaa !20
  %232 = extractelement <2 x double> %230, i64 0
  %233 = shufflevector <2 x double> %230, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %234 = insertelement <2 x double> %233, double %231, i64 1
  br label %235

235:                                              ; preds = %235, %228
  %236 = phi i64 [ 0, %228 ], [ %249, %235 ]
  %237 = mul nuw nsw i64 %236, 3
  %238 = getelementptr inbounds double, ptr %229, i64 %237
  %239 = load double, ptr %238, align 8, !tbaa !20
  %240 = fmul contract double %232, %239
  %241 = getelementptr double, ptr %238, i64 1
  %242 = load <2 x double>, ptr %241, align 8, !tbaa !20
  %243 = fmul contract <2 x double> %234, %242
  %244 = extractelement <2 x double> %243, i64 0
  %245 = fadd contract double %240, %244
  %246 = extractelement <2 x double> %243, i64 1
  %247 = fadd contract double %245, %246
  %248 = getelementptr inbounds double, ptr %31, i64 %236
  store double %247, ptr %248, align 8, !tbaa !20
  %249 = add nuw nsw i64 %236, 1
  %250 = icmp eq i64 %249, 3
  br i1 %250, label %251, label %235, !llvm.loop !132

251:                                              ; preds = %235
  %252 = load double, ptr %46, align 16, !tbaa !20
  %253 = extractelement <2 x double> %230, i64 1
  %254 = fmul contract double %253, %252
  %255 = load <2 x double>, ptr %31, align 16, !tbaa !20
  %256 = extractelement <2 x double> %255, i64 1
  %257 = fmul contract double %231, %256
  %258 = fsub contract double %257, %254
  %259 = insertelement <2 x double> poison, double %252, i64 0
  %260 = shufflevector <2 x double> %259, <2 x double> %255, <2 x i32> <i32 0, i32 2>
  %261 = fmul contract <2 x double> %230, %260
  %262 = insertelement <2 x double> poison, double %231, i64 0
  %263 = shufflevector <2 x double> %262, <2 x double> %230, <2 x i32> <i32 0, i32 2>
  %264 = fmul contract <2 x double> %263, %255
  %265 = fsub contract <2 x double> %261, %264
  %266 = getelementptr inbounds double, ptr %87, i64 12
  br label %267

267:                                              ; preds = %267, %251
  %268 = phi i64 [ 0, %251 ], [ %281, %267 ]
  %269 = mul nuw nsw i64 %268, 3
  %270 = getelementptr inbounds double, ptr %266, i64 %269
  %271 = load double, ptr %270, align 8, !tbaa !20
  %272 = fmul contract double %258, %271
  %273 = getelementptr double, ptr %270, i64 1
  %274 = load <2 x double>, ptr %273, align 8, !tbaa !20
  %275 = fmul contract <2 x double> %265, %274
  %276 = extractelement <2 x double> %275, i64 0
  %277 = fadd contract double %272, %276
  %278 = extractelement <2 x double> %275, i64 1
  %279 = fadd contract double %277, %278
  %280 = getelementptr inbounds double, ptr %32, i64 %268
  store double %279, ptr %280, align 8, !tbaa !20
  %281 = add nuw nsw i64 %268, 1
  %282 = icmp eq i64 %281, 3
  br i1 %282, label %309, label %267, !llvm.loop !132

283:                                              ; preds = %283, %183
  %284 = phi i64 [ 0, %183 ], [ %288, %283 ]
  %285 = getelementptr double, ptr %185, i64 %284
  %286 = load double, ptr %285, align 8, !tbaa !20
  %287 = getelementptr inbounds double, ptr %184, i64 %284
  store double %286, ptr %287, align 8, !tbaa !20
  %288 = add nuw nsw i64 %284, 1
  %289 = icmp eq i64 %288, 3
  br i1 %289, label %205, label %283, !llvm.loop !145

290:                                              ; preds = %309
  %291 = load double, ptr %32, align 16, !tbaa !20
  %292 = load <2 x double>, ptr %47, align 8, !tbaa !20
  br label %293

293:                                              ; preds = %293, %290
  %294 = phi i64 [ 0, %290 ], [ %307, %293 ]
  %295 = mul nuw nsw i64 %294, 3
  %296 = getelementptr inbounds double, ptr %92, i64 %295
  %297 = load double, ptr %296, align 8, !tbaa !20
  %298 = fmul contract double %291, %297
  %299 = getelementptr double, ptr %296, i64 1
  %300 = load <2 x double>, ptr %299, align 8, !tbaa !20
  %301 = fmul contract <2 x double> %292, %300
  %302 = extractelement <2 x double> %301, i64 0
  %303 = fadd contract double %298, %302
  %304 = extractelement <2 x double> %301, i64 1
  %305 = fadd contract double %303, %304
  %306 = getelementptr inbounds double, ptr %206, i64 %294
  store double %305, ptr %306, align 8, !tbaa !20
  %307 = add nuw nsw i64 %294, 1
  %308 = icmp eq i64 %307, 3
  br i1 %308, label %316, label %293, !llvm.loop !132

309:                                              ; preds = %267, %309
  %310 = phi i64 [ %314, %309 ], [ 0, %267 ]
  %311 = getelementptr inbounds [3 x double], ptr %32, i64 0, i64 %310
  %312 = load double, ptr %311, align 8, !tbaa !20
  %313 = fmul contract double %312, %9
  store double %313, ptr %311, align 8, !tbaa !20
  %314 = add nuw nsw i64 %310, 1
  %315 = icmp eq i64 %314, 3
  br i1 %315, label %290, label %309, !llvm.loop !146

316:                                              ; preds = %293
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %33) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %32) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %31) #12
  %317 = add nuw nsw i64 %85, 1
  %318 = icmp eq i64 %317, %0
  br i1 %318, label %83, label %84, !llvm.loop !147

319:                                              ; preds = %917, %83
  %320 = phi i64 [ 0, %83 ], [ %919, %917 ]
  br i1 %44, label %922, label %931

321:                                              ; preds = %83, %917
  %322 = phi i64 [ %919, %917 ], [ 0, %83 ]
  %323 = phi i64 [ %920, %917 ], [ 0, %83 ]
  %324 = shl nuw nsw i64 %323, 1
  %325 = getelementptr inbounds i64, ptr %5, i64 %324
  %326 = load i64, ptr %325, align 8, !tbaa !33
  %327 = or disjoint i64 %324, 1
  %328 = getelementptr inbounds i64, ptr %5, i64 %327
  %329 = load i64, ptr %328, align 8, !tbaa !33
  %330 = mul nsw i64 %323, 11
  %331 = getelementptr inbounds double, ptr %6, i64 %330
  %332 = getelementptr inbounds %struct.Active, ptr %38, i64 %322
  %333 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322
  %334 = mul nsw i64 %326, 13
  %335 = getelementptr inbounds double, ptr %3, i64 %334
  %336 = icmp slt i64 %329, 0
  %337 = mul nsw i64 %329, 13
  %338 = getelementptr inbounds double, ptr %3, i64 %337
  %339 = select i1 %336, ptr null, ptr %338
  call void @llvm.lifetime.start.p0(i64 112, ptr nonnull %28) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %29) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %30) #12
  %340 = icmp sgt i64 %329, -1
  br i1 %340, label %341, label %392

341:                                              ; preds = %321
  %342 = getelementptr inbounds double, ptr %331, i64 3
  %343 = load double, ptr %342, align 8, !tbaa !20
  %344 = getelementptr inbounds double, ptr %331, i64 7
  %345 = load double, ptr %344, align 8, !tbaa !20
  %346 = load double, ptr %331, align 8, !tbaa !20
  %347 = getelementptr inbounds double, ptr %331, i64 1
  %348 = load <2 x double>, ptr %347, align 8, !tbaa !20
  %349 = getelementptr inbounds double, ptr %331, i64 4
  %350 = load double, ptr %349, align 8, !tbaa !20
  %351 = getelementptr inbounds double, ptr %331, i64 5
  %352 = load <2 x double>, ptr %351, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %27) #12
  br label %353

353:                                              ; preds = %353, %341
  %354 = phi i64 [ 0, %341 ], [ %361, %353 ]
  %355 = getelementptr inbounds double, ptr %335, i64 %354
  %356 = load double, ptr %355, align 8, !tbaa !20
  %357 = getelementptr inbounds double, ptr %339, i64 %354
  %358 = load double, ptr %357, align 8, !tbaa !20
  %359 = fsub contract double %356, %358
  %360 = getelementptr inbounds [3 x double], ptr %27, i64 0, i64 %354
  store double %359, ptr %360, align 8, !tbaa !20
  %361 = add nuw nsw i64 %354, 1
  %362 = icmp eq i64 %361, 3
  br i1 %362, label %363, label %353, !llvm.loop !148

363:                                              ; preds = %353
  %364 = fmul contract double %350, %350
  %365 = fmul contract <2 x double> %352, %352
  %366 = extractelement <2 x double> %365, i64 0
  %367 = fadd contract double %364, %366
  %368 = extractelement <2 x double> %365, i64 1
  %369 = fadd contract double %367, %368
  %370 = fmul contract double %346, %346
  %371 = fmul contract <2 x double> %348, %348
  %372 = extractelement <2 x double> %371, i64 0
  %373 = fadd contract double %370, %372
  %374 = extractelement <2 x double> %371, i64 1
  %375 = fadd contract double %373, %374
  %376 = fadd contract double %343, %345
  %377 = tail call contract double @llvm.sqrt.f64(double %375)
  %378 = fadd contract double %376, %377
  %379 = tail call contract double @llvm.sqrt.f64(double %369)
  %380 = fadd contract double %378, %379
  %381 = load double, ptr %27, align 16, !tbaa !20
  %382 = fmul contract double %381, %381
  %383 = load <2 x double>, ptr %49, align 8, !tbaa !20
  %384 = fmul contract <2 x double> %383, %383
  %385 = extractelement <2 x double> %384, i64 0
  %386 = fadd contract double %382, %385
  %387 = extractelement <2 x double> %384, i64 1
  %388 = fadd contract double %386, %387
  %389 = fmul contract double %380, %380
  %390 = fmul contract double %389, 1.000100e+00
  %391 = fcmp contract ule double %388, %390
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %27) #12
  br i1 %391, label %392, label %904

392:                                              ; preds = %363, %321
  %393 = mul nsw i64 %326, 9
  %394 = getelementptr inbounds double, ptr %35, i64 %393
  %395 = mul nsw i64 %329, 9
  %396 = getelementptr inbounds double, ptr %35, i64 %395
  %397 = select i1 %336, ptr null, ptr %396
  call fastcc void @meet(ptr noundef %331, ptr noundef %335, ptr noundef %394, ptr noundef %339, ptr noundef %397, ptr noundef nonnull %28)
  %398 = load double, ptr %13, align 8, !tbaa !20
  %399 = load double, ptr %28, align 8, !tbaa !129
  %400 = tail call contract double @llvm.minnum.f64(double %398, double %399)
  store double %400, ptr %13, align 8, !tbaa !20
  %401 = fcmp contract ogt double %399, 0.000000e+00
  br i1 %401, label %904, label %402

402:                                              ; preds = %392
  %403 = getelementptr inbounds i8, ptr %332, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) %403, i8 0, i64 224, i1 false)
  store i64 %323, ptr %332, align 8, !tbaa !74
  %404 = getelementptr inbounds double, ptr %331, i64 8
  %405 = load double, ptr %404, align 8, !tbaa !20
  %406 = fcmp contract ogt double %405, 0.000000e+00
  %407 = select i1 %406, i64 3, i64 1
  store i64 %407, ptr %403, align 8, !tbaa !85
  %408 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 12
  store double %405, ptr %408, align 8, !tbaa !81
  %409 = getelementptr inbounds double, ptr %331, i64 9
  %410 = load double, ptr %409, align 8, !tbaa !20
  %411 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 10
  store double %410, ptr %411, align 8, !tbaa !77
  %412 = mul nsw i64 %326, 6
  %413 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 2
  store i64 %412, ptr %413, align 8, !tbaa !33
  %414 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 3
  store i64 6, ptr %414, align 8, !tbaa !33
  %415 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 4
  store ptr %333, ptr %415, align 8, !tbaa !76
  %416 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 1
  %417 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 5
  store ptr %416, ptr %417, align 8, !tbaa !76
  %418 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 2
  %419 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 2, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %418, ptr noundef nonnull align 8 dereferenceable(24) %50, i64 24, i1 false), !tbaa !20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %419, i8 0, i64 24, i1 false), !tbaa !20
  %420 = load double, ptr %50, align 8, !tbaa !20
  %421 = tail call contract double @llvm.fabs.f64(double %420)
  %422 = fcmp contract uge double %421, 6.000000e-01
  %423 = zext i1 %422 to i64
  %424 = getelementptr inbounds double, ptr %419, i64 %423
  store double 1.000000e+00, ptr %424, align 8, !tbaa !20
  %425 = load double, ptr %419, align 8, !tbaa !20
  %426 = fmul contract double %420, %425
  %427 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 2, i64 4
  %428 = load double, ptr %427, align 8, !tbaa !20
  %429 = load double, ptr %51, align 8, !tbaa !20
  %430 = fmul contract double %428, %429
  %431 = fadd contract double %426, %430
  %432 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 2, i64 5
  %433 = load double, ptr %432, align 8, !tbaa !20
  %434 = load double, ptr %52, align 8, !tbaa !20
  %435 = fmul contract double %433, %434
  %436 = fadd contract double %431, %435
  br label %447

437:                                              ; preds = %447
  %438 = load double, ptr %419, align 8, !tbaa !20
  %439 = fmul contract double %438, %438
  %440 = load double, ptr %427, align 8, !tbaa !20
  %441 = fmul contract double %440, %440
  %442 = fadd contract double %439, %441
  %443 = load double, ptr %432, align 8, !tbaa !20
  %444 = fmul contract double %443, %443
  %445 = fadd contract double %442, %444
  %446 = tail call contract double @llvm.sqrt.f64(double %445)
  br label %457

447:                                              ; preds = %447, %402
  %448 = phi i64 [ 0, %402 ], [ %455, %447 ]
  %449 = getelementptr inbounds double, ptr %50, i64 %448
  %450 = load double, ptr %449, align 8, !tbaa !20
  %451 = fmul contract double %436, %450
  %452 = getelementptr inbounds double, ptr %419, i64 %448
  %453 = load double, ptr %452, align 8, !tbaa !20
  %454 = fsub contract double %453, %451
  store double %454, ptr %452, align 8, !tbaa !20
  %455 = add nuw nsw i64 %448, 1
  %456 = icmp eq i64 %455, 3
  br i1 %456, label %437, label %447, !llvm.loop !149

457:                                              ; preds = %457, %437
  %458 = phi i64 [ 0, %437 ], [ %462, %457 ]
  %459 = getelementptr inbounds double, ptr %419, i64 %458
  %460 = load double, ptr %459, align 8, !tbaa !20
  %461 = fdiv contract double %460, %446
  store double %461, ptr %459, align 8, !tbaa !20
  %462 = add nuw nsw i64 %458, 1
  %463 = icmp eq i64 %462, 3
  br i1 %463, label %464, label %457, !llvm.loop !150

464:                                              ; preds = %457
  %465 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 2, i64 6
  %466 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 2, i64 1
  %467 = load double, ptr %419, align 8, !tbaa !20
  %468 = load double, ptr %418, align 8, !tbaa !20
  %469 = load <2 x double>, ptr %466, align 8, !tbaa !20
  %470 = load <2 x double>, ptr %427, align 8, !tbaa !20
  %471 = shufflevector <2 x double> %470, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %472 = insertelement <2 x double> %471, double %467, i64 1
  %473 = fmul contract <2 x double> %469, %472
  %474 = shufflevector <2 x double> %469, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %475 = insertelement <2 x double> %474, double %468, i64 1
  %476 = fmul contract <2 x double> %470, %475
  %477 = fsub contract <2 x double> %473, %476
  store <2 x double> %477, ptr %465, align 8, !tbaa !20
  %478 = extractelement <2 x double> %470, i64 0
  %479 = fmul contract double %478, %468
  %480 = extractelement <2 x double> %469, i64 0
  %481 = fmul contract double %480, %467
  %482 = fsub contract double %479, %481
  %483 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 2, i64 8
  store double %482, ptr %483, align 8, !tbaa !20
  br label %552

484:                                              ; preds = %552
  %485 = mul nsw i64 %326, 21
  %486 = getelementptr inbounds double, ptr %1, i64 %485
  %487 = getelementptr inbounds double, ptr %37, i64 %393
  %488 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 1, i64 3
  %489 = load double, ptr %53, align 16, !tbaa !20
  %490 = load <2 x double>, ptr %29, align 16, !tbaa !20
  %491 = extractelement <2 x double> %490, i64 1
  %492 = insertelement <2 x double> %490, double %489, i64 1
  br label %493

493:                                              ; preds = %536, %484
  %494 = phi i64 [ 0, %484 ], [ %537, %536 ]
  %495 = mul nuw nsw i64 %494, 6
  %496 = getelementptr inbounds double, ptr %333, i64 %495
  %497 = mul nuw nsw i64 %494, 3
  %498 = getelementptr double, ptr %418, i64 %497
  %499 = getelementptr double, ptr %416, i64 %495
  br label %539

500:                                              ; preds = %539
  %501 = getelementptr inbounds double, ptr %496, i64 3
  %502 = getelementptr inbounds double, ptr %496, i64 2
  %503 = load double, ptr %502, align 8, !tbaa !20
  %504 = fmul contract double %491, %503
  %505 = getelementptr inbounds double, ptr %496, i64 1
  %506 = getelementptr inbounds double, ptr %496, i64 4
  %507 = load double, ptr %505, align 8, !tbaa !20
  %508 = fmul contract double %489, %507
  %509 = fsub contract double %504, %508
  store double %509, ptr %501, align 8, !tbaa !20
  %510 = load double, ptr %496, align 8, !tbaa !20
  %511 = insertelement <2 x double> poison, double %507, i64 0
  %512 = insertelement <2 x double> %511, double %510, i64 1
  %513 = fmul contract <2 x double> %492, %512
  %514 = shufflevector <2 x double> %513, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %515 = insertelement <2 x double> poison, double %503, i64 0
  %516 = insertelement <2 x double> %515, double %510, i64 1
  %517 = fmul contract <2 x double> %490, %516
  %518 = fsub contract <2 x double> %514, %517
  store <2 x double> %518, ptr %506, align 8, !tbaa !20
  %519 = getelementptr inbounds double, ptr %488, i64 %495
  br label %520

520:                                              ; preds = %520, %500
  %521 = phi i64 [ 0, %500 ], [ %534, %520 ]
  %522 = mul nuw nsw i64 %521, 3
  %523 = getelementptr inbounds double, ptr %487, i64 %522
  %524 = load double, ptr %523, align 8, !tbaa !20
  %525 = fmul contract double %509, %524
  %526 = getelementptr double, ptr %523, i64 1
  %527 = load <2 x double>, ptr %526, align 8, !tbaa !20
  %528 = fmul contract <2 x double> %518, %527
  %529 = extractelement <2 x double> %528, i64 0
  %530 = fadd contract double %525, %529
  %531 = extractelement <2 x double> %528, i64 1
  %532 = fadd contract double %530, %531
  %533 = getelementptr inbounds double, ptr %519, i64 %521
  store double %532, ptr %533, align 8, !tbaa !20
  %534 = add nuw nsw i64 %521, 1
  %535 = icmp eq i64 %534, 3
  br i1 %535, label %536, label %520, !llvm.loop !132

536:                                              ; preds = %520
  %537 = add nuw nsw i64 %494, 1
  %538 = icmp eq i64 %537, 3
  br i1 %538, label %550, label %493, !llvm.loop !151

539:                                              ; preds = %539, %493
  %540 = phi i64 [ 0, %493 ], [ %548, %539 ]
  %541 = getelementptr double, ptr %498, i64 %540
  %542 = load double, ptr %541, align 8, !tbaa !20
  %543 = getelementptr inbounds double, ptr %496, i64 %540
  store double %542, ptr %543, align 8, !tbaa !20
  %544 = getelementptr inbounds double, ptr %486, i64 %540
  %545 = load double, ptr %544, align 8, !tbaa !20
  %546 = fmul contract double %542, %545
  %547 = getelementptr double, ptr %499, i64 %540
  store double %546, ptr %547, align 8, !tbaa !20
  %548 = add nuw nsw i64 %540, 1
  %549 = icmp eq i64 %548, 3
  br i1 %549, label %500, label %539, !llvm.loop !152

550:                                              ; preds = %536
  %551 = mul nsw i64 %329, 6
  br i1 %340, label %562, label %646

552:                                              ; preds = %552, %464
  %553 = phi i64 [ 0, %464 ], [ %560, %552 ]
  %554 = getelementptr inbounds %struct.Meeting, ptr %28, i64 0, i32 2, i64 %553
  %555 = load double, ptr %554, align 8, !tbaa !20
  %556 = getelementptr inbounds double, ptr %335, i64 %553
  %557 = load double, ptr %556, align 8, !tbaa !20
  %558 = fsub contract double %555, %557
  %559 = getelementptr inbounds [3 x double], ptr %29, i64 0, i64 %553
  store double %558, ptr %559, align 8, !tbaa !20
  %560 = add nuw nsw i64 %553, 1
  %561 = icmp eq i64 %560, 3
  br i1 %561, label %484, label %552, !llvm.loop !153

562:                                              ; preds = %550
  %563 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 2, i64 1
  store i64 %551, ptr %563, align 8, !tbaa !33
  %564 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 3, i64 1
  store i64 6, ptr %564, align 8, !tbaa !33
  %565 = getelementptr inbounds double, ptr %333, i64 18
  %566 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 4, i64 1
  store ptr %565, ptr %566, align 8, !tbaa !76
  %567 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 1, i64 18
  %568 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 5, i64 1
  store ptr %567, ptr %568, align 8, !tbaa !76
  br label %636

569:                                              ; preds = %636
  %570 = mul nsw i64 %329, 21
  %571 = getelementptr inbounds double, ptr %1, i64 %570
  %572 = getelementptr inbounds double, ptr %37, i64 %395
  %573 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 1, i64 21
  %574 = load double, ptr %53, align 16, !tbaa !20
  %575 = load <2 x double>, ptr %29, align 16, !tbaa !20
  %576 = extractelement <2 x double> %575, i64 1
  %577 = insertelement <2 x double> %575, double %574, i64 1
  br label %578

578:                                              ; preds = %621, %569
  %579 = phi i64 [ 0, %569 ], [ %622, %621 ]
  %580 = mul nuw nsw i64 %579, 6
  %581 = getelementptr inbounds double, ptr %565, i64 %580
  %582 = mul nuw nsw i64 %579, 3
  %583 = getelementptr double, ptr %418, i64 %582
  %584 = getelementptr double, ptr %567, i64 %580
  br label %624

585:                                              ; preds = %624
  %586 = getelementptr inbounds double, ptr %581, i64 3
  %587 = getelementptr inbounds double, ptr %581, i64 2
  %588 = load double, ptr %587, align 8, !tbaa !20
  %589 = fmul contract double %576, %588
  %590 = getelementptr inbounds double, ptr %581, i64 1
  %591 = getelementptr inbounds double, ptr %581, i64 4
  %592 = load double, ptr %590, align 8, !tbaa !20
  %593 = fmul contract double %574, %592
  %594 = fsub contract double %589, %593
  store double %594, ptr %586, align 8, !tbaa !20
  %595 = load double, ptr %581, align 8, !tbaa !20
  %596 = insertelement <2 x double> poison, double %592, i64 0
  %597 = insertelement <2 x double> %596, double %595, i64 1
  %598 = fmul contract <2 x double> %577, %597
  %599 = shufflevector <2 x double> %598, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %600 = insertelement <2 x double> poison, double %588, i64 0
  %601 = insertelement <2 x double> %600, double %595, i64 1
  %602 = fmul contract <2 x double> %575, %601
  %603 = fsub contract <2 x double> %599, %602
  store <2 x double> %603, ptr %591, align 8, !tbaa !20
  %604 = getelementptr inbounds double, ptr %573, i64 %580
  br label %605

605:                                              ; preds = %605, %585
  %606 = phi i64 [ 0, %585 ], [ %619, %605 ]
  %607 = mul nuw nsw i64 %606, 3
  %608 = getelementptr inbounds double, ptr %572, i64 %607
  %609 = load double, ptr %608, align 8, !tbaa !20
  %610 = fmul contract double %594, %609
  %611 = getelementptr double, ptr %608, i64 1
  %612 = load <2 x double>, ptr %611, align 8, !tbaa !20
  %613 = fmul contract <2 x double> %603, %612
  %614 = extractelement <2 x double> %613, i64 0
  %615 = fadd contract double %610, %614
  %616 = extractelement <2 x double> %613, i64 1
  %617 = fadd contract double %615, %616
  %618 = getelementptr inbounds double, ptr %604, i64 %606
  store double %617, ptr %618, align 8, !tbaa !20
  %619 = add nuw nsw i64 %606, 1
  %620 = icmp eq i64 %619, 3
  br i1 %620, label %621, label %605, !llvm.loop !132

621:                                              ; preds = %605
  %622 = add nuw nsw i64 %579, 1
  %623 = icmp eq i64 %622, 3
  br i1 %623, label %646, label %578, !llvm.loop !151

624:                                              ; preds = %624, %578
  %625 = phi i64 [ 0, %578 ], [ %634, %624 ]
  %626 = getelementptr double, ptr %583, i64 %625
  %627 = load double, ptr %626, align 8, !tbaa !20
  %628 = fneg contract double %627
  %629 = getelementptr inbounds double, ptr %581, i64 %625
  store double %628, ptr %629, align 8, !tbaa !20
  %630 = getelementptr inbounds double, ptr %571, i64 %625
  %631 = load double, ptr %630, align 8, !tbaa !20
  %632 = fmul contract double %631, %628
  %633 = getelementptr double, ptr %584, i64 %625
  store double %632, ptr %633, align 8, !tbaa !20
  %634 = add nuw nsw i64 %625, 1
  %635 = icmp eq i64 %634, 3
  br i1 %635, label %585, label %624, !llvm.loop !152

636:                                              ; preds = %636, %562
  %637 = phi i64 [ 0, %562 ], [ %644, %636 ]
  %638 = getelementptr inbounds %struct.Meeting, ptr %28, i64 0, i32 2, i64 %637
  %639 = load double, ptr %638, align 8, !tbaa !20
  %640 = getelementptr inbounds double, ptr %339, i64 %637
  %641 = load double, ptr %640, align 8, !tbaa !20
  %642 = fsub contract double %639, %641
  %643 = getelementptr inbounds [3 x double], ptr %29, i64 0, i64 %637
  store double %642, ptr %643, align 8, !tbaa !20
  %644 = add nuw nsw i64 %637, 1
  %645 = icmp eq i64 %644, 3
  br i1 %645, label %569, label %636, !llvm.loop !154

646:                                              ; preds = %621, %550
  tail call fastcc void @measure_answers(ptr noundef nonnull %332)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %25) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %25, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %26) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %26, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %23) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %24) #12
  br label %680

647:                                              ; preds = %680
  %648 = getelementptr inbounds double, ptr %12, i64 %412
  %649 = getelementptr inbounds double, ptr %648, i64 3
  %650 = getelementptr inbounds double, ptr %648, i64 4
  %651 = load double, ptr %22, align 16, !tbaa !20
  %652 = load double, ptr %649, align 8, !tbaa !20
  %653 = load <2 x double>, ptr %650, align 8, !tbaa !20
  %654 = load <2 x double>, ptr %55, align 8, !tbaa !20
  %655 = shufflevector <2 x double> %654, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %656 = insertelement <2 x double> %655, double %651, i64 1
  %657 = fmul contract <2 x double> %653, %656
  %658 = shufflevector <2 x double> %653, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %659 = insertelement <2 x double> %658, double %652, i64 1
  %660 = fmul contract <2 x double> %654, %659
  %661 = fsub contract <2 x double> %657, %660
  store <2 x double> %661, ptr %23, align 16, !tbaa !20
  %662 = extractelement <2 x double> %654, i64 0
  %663 = fmul contract double %662, %652
  %664 = extractelement <2 x double> %653, i64 0
  %665 = fmul contract double %664, %651
  %666 = fsub contract double %663, %665
  store double %666, ptr %56, align 16, !tbaa !20
  %667 = extractelement <2 x double> %661, i64 1
  %668 = shufflevector <2 x double> %661, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %669 = insertelement <2 x double> %668, double %666, i64 0
  %670 = fmul contract <2 x double> %653, %669
  %671 = insertelement <2 x double> %653, double %652, i64 0
  %672 = insertelement <2 x double> %661, double %666, i64 0
  %673 = fmul contract <2 x double> %671, %672
  %674 = shufflevector <2 x double> %673, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %675 = fsub contract <2 x double> %670, %674
  store <2 x double> %675, ptr %24, align 16, !tbaa !20
  %676 = fmul contract double %652, %667
  %677 = fmul contract <2 x double> %653, %661
  %678 = extractelement <2 x double> %677, i64 0
  %679 = fsub contract double %676, %678
  store double %679, ptr %57, align 16, !tbaa !20
  br label %690

680:                                              ; preds = %680, %646
  %681 = phi i64 [ 0, %646 ], [ %688, %680 ]
  %682 = getelementptr inbounds double, ptr %54, i64 %681
  %683 = load double, ptr %682, align 8, !tbaa !20
  %684 = getelementptr inbounds double, ptr %335, i64 %681
  %685 = load double, ptr %684, align 8, !tbaa !20
  %686 = fsub contract double %683, %685
  %687 = getelementptr inbounds [3 x double], ptr %22, i64 0, i64 %681
  store double %686, ptr %687, align 8, !tbaa !20
  %688 = add nuw nsw i64 %681, 1
  %689 = icmp eq i64 %688, 3
  br i1 %689, label %647, label %680, !llvm.loop !155

690:                                              ; preds = %690, %647
  %691 = phi i64 [ 0, %647 ], [ %705, %690 ]
  %692 = getelementptr inbounds double, ptr %648, i64 %691
  %693 = load double, ptr %692, align 8, !tbaa !20
  %694 = getelementptr inbounds [3 x double], ptr %23, i64 0, i64 %691
  %695 = load double, ptr %694, align 8, !tbaa !20
  %696 = fadd contract double %693, %695
  %697 = getelementptr inbounds double, ptr %25, i64 %691
  %698 = load double, ptr %697, align 8, !tbaa !20
  %699 = fadd contract double %698, %696
  store double %699, ptr %697, align 8, !tbaa !20
  %700 = getelementptr inbounds [3 x double], ptr %24, i64 0, i64 %691
  %701 = load double, ptr %700, align 8, !tbaa !20
  %702 = getelementptr inbounds double, ptr %26, i64 %691
  %703 = load double, ptr %702, align 8, !tbaa !20
  %704 = fadd contract double %701, %703
  store double %704, ptr %702, align 8, !tbaa !20
  %705 = add nuw nsw i64 %691, 1
  %706 = icmp eq i64 %705, 3
  br i1 %706, label %707, label %690, !llvm.loop !156

707:                                              ; preds = %690
  %708 = getelementptr inbounds double, ptr %12, i64 %551
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %24) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %23) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #12
  br i1 %336, label %770, label %709

709:                                              ; preds = %707
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %20) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %21) #12
  br label %742

710:                                              ; preds = %742
  %711 = getelementptr inbounds double, ptr %708, i64 3
  %712 = getelementptr inbounds double, ptr %708, i64 4
  %713 = load double, ptr %19, align 16, !tbaa !20
  %714 = load double, ptr %711, align 8, !tbaa !20
  %715 = load <2 x double>, ptr %712, align 8, !tbaa !20
  %716 = load <2 x double>, ptr %59, align 8, !tbaa !20
  %717 = shufflevector <2 x double> %716, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %718 = insertelement <2 x double> %717, double %713, i64 1
  %719 = fmul contract <2 x double> %715, %718
  %720 = shufflevector <2 x double> %715, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %721 = insertelement <2 x double> %720, double %714, i64 1
  %722 = fmul contract <2 x double> %716, %721
  %723 = fsub contract <2 x double> %719, %722
  store <2 x double> %723, ptr %20, align 16, !tbaa !20
  %724 = extractelement <2 x double> %716, i64 0
  %725 = fmul contract double %724, %714
  %726 = extractelement <2 x double> %715, i64 0
  %727 = fmul contract double %726, %713
  %728 = fsub contract double %725, %727
  store double %728, ptr %60, align 16, !tbaa !20
  %729 = extractelement <2 x double> %723, i64 1
  %730 = shufflevector <2 x double> %723, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %731 = insertelement <2 x double> %730, double %728, i64 0
  %732 = fmul contract <2 x double> %715, %731
  %733 = insertelement <2 x double> %715, double %714, i64 0
  %734 = insertelement <2 x double> %723, double %728, i64 0
  %735 = fmul contract <2 x double> %733, %734
  %736 = shufflevector <2 x double> %735, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %737 = fsub contract <2 x double> %732, %736
  store <2 x double> %737, ptr %21, align 16, !tbaa !20
  %738 = fmul contract double %714, %729
  %739 = fmul contract <2 x double> %715, %723
  %740 = extractelement <2 x double> %739, i64 0
  %741 = fsub contract double %738, %740
  store double %741, ptr %61, align 16, !tbaa !20
  br label %752

742:                                              ; preds = %742, %709
  %743 = phi i64 [ 0, %709 ], [ %750, %742 ]
  %744 = getelementptr inbounds double, ptr %58, i64 %743
  %745 = load double, ptr %744, align 8, !tbaa !20
  %746 = getelementptr inbounds double, ptr %339, i64 %743
  %747 = load double, ptr %746, align 8, !tbaa !20
  %748 = fsub contract double %745, %747
  %749 = getelementptr inbounds [3 x double], ptr %19, i64 0, i64 %743
  store double %748, ptr %749, align 8, !tbaa !20
  %750 = add nuw nsw i64 %743, 1
  %751 = icmp eq i64 %750, 3
  br i1 %751, label %710, label %742, !llvm.loop !155

752:                                              ; preds = %752, %710
  %753 = phi i64 [ 0, %710 ], [ %767, %752 ]
  %754 = getelementptr inbounds double, ptr %708, i64 %753
  %755 = load double, ptr %754, align 8, !tbaa !20
  %756 = getelementptr inbounds [3 x double], ptr %20, i64 0, i64 %753
  %757 = load double, ptr %756, align 8, !tbaa !20
  %758 = fadd contract double %755, %757
  %759 = getelementptr inbounds double, ptr %25, i64 %753
  %760 = load double, ptr %759, align 8, !tbaa !20
  %761 = fsub contract double %760, %758
  store double %761, ptr %759, align 8, !tbaa !20
  %762 = getelementptr inbounds [3 x double], ptr %21, i64 0, i64 %753
  %763 = load double, ptr %762, align 8, !tbaa !20
  %764 = getelementptr inbounds double, ptr %26, i64 %753
  %765 = load double, ptr %764, align 8, !tbaa !20
  %766 = fsub contract double %765, %763
  store double %766, ptr %764, align 8, !tbaa !20
  %767 = add nuw nsw i64 %753, 1
  %768 = icmp eq i64 %767, 3
  br i1 %768, label %769, label %752, !llvm.loop !156

769:                                              ; preds = %752
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %21) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %20) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19) #12
  br label %770

770:                                              ; preds = %769, %707
  %771 = load double, ptr %26, align 16, !tbaa !20
  %772 = load <2 x double>, ptr %62, align 8, !tbaa !20
  br label %776

773:                                              ; preds = %776
  %774 = load double, ptr %63, align 8, !tbaa !133
  %775 = fcmp contract ogt double %774, 0.000000e+00
  br i1 %775, label %792, label %813

776:                                              ; preds = %776, %770
  %777 = phi i64 [ 0, %770 ], [ %790, %776 ]
  %778 = mul nuw nsw i64 %777, 3
  %779 = getelementptr inbounds double, ptr %418, i64 %778
  %780 = load double, ptr %779, align 8, !tbaa !20
  %781 = fmul contract double %771, %780
  %782 = getelementptr inbounds double, ptr %779, i64 1
  %783 = load <2 x double>, ptr %782, align 8, !tbaa !20
  %784 = fmul contract <2 x double> %772, %783
  %785 = extractelement <2 x double> %784, i64 0
  %786 = fadd contract double %781, %785
  %787 = extractelement <2 x double> %784, i64 1
  %788 = fadd contract double %786, %787
  %789 = getelementptr inbounds double, ptr %30, i64 %777
  store double %788, ptr %789, align 8, !tbaa !20
  %790 = add nuw nsw i64 %777, 1
  %791 = icmp eq i64 %790, 3
  br i1 %791, label %773, label %776, !llvm.loop !157

792:                                              ; preds = %773
  %793 = load double, ptr %64, align 16, !tbaa !20
  %794 = load <2 x double>, ptr %25, align 16, !tbaa !20
  %795 = insertelement <2 x double> %794, double %420, i64 0
  %796 = fmul contract <2 x double> %795, %794
  %797 = shufflevector <2 x double> %796, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %798 = insertelement <2 x double> %794, double %429, i64 1
  %799 = fmul contract <2 x double> %798, %794
  %800 = fadd contract <2 x double> %797, %799
  %801 = insertelement <2 x double> poison, double %793, i64 0
  %802 = insertelement <2 x double> %801, double %434, i64 1
  %803 = shufflevector <2 x double> %801, <2 x double> poison, <2 x i32> zeroinitializer
  %804 = fmul contract <2 x double> %802, %803
  %805 = fadd contract <2 x double> %800, %804
  %806 = fmul contract <2 x double> %805, %805
  %807 = shufflevector <2 x double> %806, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %808 = fsub contract <2 x double> %805, %807
  %809 = extractelement <2 x double> %808, i64 0
  %810 = fdiv contract double %809, %774
  %811 = load double, ptr %30, align 16, !tbaa !20
  %812 = fadd contract double %811, %810
  store double %812, ptr %30, align 16, !tbaa !20
  br label %813

813:                                              ; preds = %792, %773
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %26) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %25) #12
  %814 = load i64, ptr %403, align 8, !tbaa !85
  %815 = icmp sgt i64 %814, 0
  br i1 %815, label %816, label %905

816:                                              ; preds = %813, %897
  %817 = phi i64 [ %902, %897 ], [ 0, %813 ]
  %818 = getelementptr inbounds [3 x double], ptr %30, i64 0, i64 %817
  %819 = load double, ptr %818, align 8, !tbaa !20
  %820 = fmul contract double %45, %819
  %821 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 6, i64 %817
  store double %820, ptr %821, align 8, !tbaa !20
  br label %822

822:                                              ; preds = %894, %816
  %823 = phi i1 [ true, %816 ], [ false, %894 ]
  %824 = phi i64 [ 0, %816 ], [ 1, %894 ]
  %825 = phi double [ %820, %816 ], [ %896, %894 ]
  %826 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 3, i64 %824
  %827 = load i64, ptr %826, align 8, !tbaa !33
  %828 = icmp eq i64 %827, 0
  br i1 %828, label %897, label %829

829:                                              ; preds = %822
  %830 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 4, i64 %824
  %831 = load ptr, ptr %830, align 8, !tbaa !76
  %832 = mul nsw i64 %827, %817
  %833 = getelementptr inbounds double, ptr %831, i64 %832
  %834 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 2, i64 %824
  %835 = load i64, ptr %834, align 8, !tbaa !33
  %836 = getelementptr inbounds double, ptr %12, i64 %835
  %837 = icmp eq i64 %827, 6
  br i1 %837, label %840, label %838

838:                                              ; preds = %829
  %839 = icmp sgt i64 %827, 0
  br i1 %839, label %883, label %894

840:                                              ; preds = %829
  %841 = load double, ptr %833, align 8, !tbaa !20
  %842 = load double, ptr %836, align 8, !tbaa !20
  %843 = getelementptr inbounds double, ptr %833, i64 1
  %844 = load double, ptr %843, align 8, !tbaa !20
  %845 = getelementptr inbounds double, ptr %836, i64 1
  %846 = load double, ptr %845, align 8, !tbaa !20
  %847 = getelementptr inbounds double, ptr %833, i64 2
  %848 = load double, ptr %847, align 8, !tbaa !20
  %849 = getelementptr inbounds double, ptr %836, i64 2
  %850 = load double, ptr %849, align 8, !tbaa !20
  %851 = getelementptr inbounds double, ptr %833, i64 3
  %852 = load double, ptr %851, align 8, !tbaa !20
  %853 = getelementptr inbounds double, ptr %836, i64 3
  %854 = load double, ptr %853, align 8, !tbaa !20
  %855 = getelementptr inbounds double, ptr %833, i64 4
  %856 = load double, ptr %855, align 8, !tbaa !20
  %857 = getelementptr inbounds double, ptr %836, i64 4
  %858 = load double, ptr %857, align 8, !tbaa !20
  %859 = getelementptr inbounds double, ptr %833, i64 5
  %860 = load double, ptr %859, align 8, !tbaa !20
  %861 = getelementptr inbounds double, ptr %836, i64 5
  %862 = load double, ptr %861, align 8, !tbaa !20
  %863 = insertelement <2 x double> poison, double %841, i64 0
  %864 = insertelement <2 x double> %863, double %852, i64 1
  %865 = insertelement <2 x double> poison, double %842, i64 0
  %866 = insertelement <2 x double> %865, double %854, i64 1
  %867 = fmul contract <2 x double> %864, %866
  %868 = insertelement <2 x double> poison, double %844, i64 0
  %869 = insertelement <2 x double> %868, double %856, i64 1
  %870 = insertelement <2 x double> poison, double %846, i64 0
  %871 = insertelement <2 x double> %870, double %858, i64 1
  %872 = fmul contract <2 x double> %869, %871
  %873 = fadd contract <2 x double> %867, %872
  %874 = insertelement <2 x double> poison, double %848, i64 0
  %875 = insertelement <2 x double> %874, double %860, i64 1
  %876 = insertelement <2 x double> poison, double %850, i64 0
  %877 = insertelement <2 x double> %876, double %862, i64 1
  %878 = fmul contract <2 x double> %875, %877
  %879 = fadd contract <2 x double> %873, %878
  %880 = shufflevector <2 x double> %879, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %881 = fadd contract <2 x double> %879, %880
  %882 = extractelement <2 x double> %881, i64 0
  br label %894

883:                                              ; preds = %838, %883
  %884 = phi i64 [ %892, %883 ], [ 0, %838 ]
  %885 = phi double [ %891, %883 ], [ 0.000000e+00, %838 ]
  %886 = getelementptr inbounds double, ptr %833, i64 %884
  %887 = load double, ptr %886, align 8, !tbaa !20
  %888 = getelementptr inbounds double, ptr %836, i64 %884
  %889 = load double, ptr %888, align 8, !tbaa !20
  %890 = fmul contract double %887, %889
  %891 = fadd contract double %885, %890
  %892 = add nuw nsw i64 %884, 1
  %893 = icmp eq i64 %892, %827
  br i1 %893, label %894, label %883, !llvm.loop !158

894:                                              ; preds = %883, %840, %838
  %895 = phi double [ %882, %840 ], [ 0.000000e+00, %838 ], [ %891, %883 ]
  %896 = fadd contract double %825, %895
  br i1 %823, label %822, label %897, !llvm.loop !159

897:                                              ; preds = %894, %822
  %898 = phi double [ %896, %894 ], [ %825, %822 ]
  %899 = fmul contract double %820, 2.000000e+00
  %900 = fsub contract double %898, %899
  %901 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 8, i64 %817
  store double %900, ptr %901, align 8, !tbaa !20
  %902 = add nuw nsw i64 %817, 1
  %903 = icmp eq i64 %902, %814
  br i1 %903, label %905, label %816, !llvm.loop !160

904:                                              ; preds = %363, %392
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %30) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %29) #12
  call void @llvm.lifetime.end.p0(i64 112, ptr nonnull %28) #12
  br label %909

905:                                              ; preds = %897, %813
  %906 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 7
  %907 = load double, ptr %906, align 8, !tbaa !20
  %908 = fcmp contract ule double %907, 0.000000e+00
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %30) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %29) #12
  call void @llvm.lifetime.end.p0(i64 112, ptr nonnull %28) #12
  br i1 %908, label %909, label %917

909:                                              ; preds = %904, %905
  %910 = shl nsw i64 %323, 2
  %911 = getelementptr double, ptr %7, i64 %910
  br label %912

912:                                              ; preds = %912, %909
  %913 = phi i64 [ 0, %909 ], [ %915, %912 ]
  %914 = getelementptr double, ptr %911, i64 %913
  store <2 x double> zeroinitializer, ptr %914, align 8, !tbaa !20
  %915 = add nuw i64 %913, 2
  %916 = icmp eq i64 %915, 4
  br i1 %916, label %917, label %912, !llvm.loop !161

917:                                              ; preds = %912, %905
  %918 = phi i64 [ 1, %905 ], [ 0, %912 ]
  %919 = add nuw nsw i64 %322, %918
  %920 = add nuw nsw i64 %323, 1
  %921 = icmp eq i64 %920, %4
  br i1 %921, label %319, label %321, !llvm.loop !162

922:                                              ; preds = %319, %935
  %923 = phi i64 [ %936, %935 ], [ 0, %319 ]
  %924 = mul nuw nsw i64 %923, 21
  %925 = getelementptr double, ptr %1, i64 %924
  %926 = mul nsw i64 %923, 6
  %927 = getelementptr double, ptr %12, i64 %926
  %928 = mul nsw i64 %923, 13
  %929 = getelementptr double, ptr %65, i64 %928
  %930 = getelementptr double, ptr %927, i64 3
  br label %938

931:                                              ; preds = %935, %319
  tail call fastcc void @solve_contacts(ptr noundef %38, i64 noundef %320, ptr noundef %7, ptr noundef %12, i64 noundef %10, double noundef %11, ptr noundef %13)
  %932 = icmp eq i64 %320, 0
  br i1 %932, label %959, label %933

933:                                              ; preds = %931
  %934 = sitofp i64 %76 to double
  br label %960

935:                                              ; preds = %947
  %936 = add nuw nsw i64 %923, 1
  %937 = icmp eq i64 %936, %0
  br i1 %937, label %931, label %922, !llvm.loop !163

938:                                              ; preds = %922, %947
  %939 = phi i64 [ 0, %922 ], [ %957, %947 ]
  %940 = getelementptr double, ptr %925, i64 %939
  %941 = load double, ptr %940, align 8, !tbaa !20
  %942 = fcmp contract ogt double %941, 0.000000e+00
  br i1 %942, label %943, label %947

943:                                              ; preds = %938
  %944 = getelementptr inbounds double, ptr %2, i64 %939
  %945 = load double, ptr %944, align 8, !tbaa !20
  %946 = fmul contract double %945, %9
  br label %947

947:                                              ; preds = %938, %943
  %948 = phi contract double [ %946, %943 ], [ 0.000000e+00, %938 ]
  %949 = getelementptr double, ptr %927, i64 %939
  %950 = load double, ptr %949, align 8, !tbaa !20
  %951 = fadd contract double %948, %950
  store double %951, ptr %949, align 8, !tbaa !20
  %952 = getelementptr double, ptr %929, i64 %939
  %953 = load double, ptr %952, align 8, !tbaa !20
  %954 = getelementptr double, ptr %930, i64 %939
  %955 = load double, ptr %954, align 8, !tbaa !20
  %956 = fadd contract double %953, %955
  store double %956, ptr %954, align 8, !tbaa !20
  %957 = add nuw nsw i64 %939, 1
  %958 = icmp eq i64 %957, 3
  br i1 %958, label %935, label %938, !llvm.loop !164

959:                                              ; preds = %1196, %931
  br i1 %44, label %1215, label %1259

960:                                              ; preds = %933, %1196
  %961 = phi i64 [ 0, %933 ], [ %1197, %1196 ]
  %962 = getelementptr inbounds %struct.Active, ptr %38, i64 %961
  %963 = load i64, ptr %962, align 8, !tbaa !74
  %964 = shl nsw i64 %963, 2
  %965 = getelementptr inbounds double, ptr %7, i64 %964
  %966 = load double, ptr %965, align 8, !tbaa !20
  %967 = fcmp contract ogt double %966, 0.000000e+00
  br i1 %967, label %968, label %1196

968:                                              ; preds = %960
  %969 = load i64, ptr %17, align 8, !tbaa !33
  %970 = add nsw i64 %969, 1
  store i64 %970, ptr %17, align 8, !tbaa !33
  %971 = mul nsw i64 %969, 13
  %972 = getelementptr inbounds double, ptr %16, i64 %971
  %973 = getelementptr inbounds %struct.Active, ptr %38, i64 %961, i32 6, i64 0
  %974 = load double, ptr %973, align 8, !tbaa !20
  br label %975

975:                                              ; preds = %1045, %968
  %976 = phi i1 [ true, %968 ], [ false, %1045 ]
  %977 = phi i64 [ 0, %968 ], [ 1, %1045 ]
  %978 = phi double [ %974, %968 ], [ %1047, %1045 ]
  %979 = getelementptr inbounds %struct.Active, ptr %38, i64 %961, i32 3, i64 %977
  %980 = load i64, ptr %979, align 8, !tbaa !33
  %981 = icmp eq i64 %980, 0
  br i1 %981, label %1048, label %982

982:                                              ; preds = %975
  %983 = getelementptr inbounds %struct.Active, ptr %38, i64 %961, i32 4, i64 %977
  %984 = load ptr, ptr %983, align 8, !tbaa !76
  %985 = getelementptr inbounds %struct.Active, ptr %38, i64 %961, i32 2, i64 %977
  %986 = load i64, ptr %985, align 8, !tbaa !33
  %987 = getelementptr inbounds double, ptr %12, i64 %986
  %988 = icmp eq i64 %980, 6
  br i1 %988, label %991, label %989

989:                                              ; preds = %982
  %990 = icmp sgt i64 %980, 0
  br i1 %990, label %1034, label %1045

991:                                              ; preds = %982
  %992 = load double, ptr %984, align 8, !tbaa !20
  %993 = load double, ptr %987, align 8, !tbaa !20
  %994 = getelementptr inbounds double, ptr %984, i64 1
  %995 = load double, ptr %994, align 8, !tbaa !20
  %996 = getelementptr inbounds double, ptr %987, i64 1
  %997 = load double, ptr %996, align 8, !tbaa !20
  %998 = getelementptr inbounds double, ptr %984, i64 2
  %999 = load double, ptr %998, align 8, !tbaa !20
  %1000 = getelementptr inbounds double, ptr %987, i64 2
  %1001 = load double, ptr %1000, align 8, !tbaa !20
  %1002 = getelementptr inbounds double, ptr %984, i64 3
  %1003 = load double, ptr %1002, align 8, !tbaa !20
  %1004 = getelementptr inbounds double, ptr %987, i64 3
  %1005 = load double, ptr %1004, align 8, !tbaa !20
  %1006 = getelementptr inbounds double, ptr %984, i64 4
  %1007 = load double, ptr %1006, align 8, !tbaa !20
  %1008 = getelementptr inbounds double, ptr %987, i64 4
  %1009 = load double, ptr %1008, align 8, !tbaa !20
  %1010 = getelementptr inbounds double, ptr %984, i64 5
  %1011 = load double, ptr %1010, align 8, !tbaa !20
  %1012 = getelementptr inbounds double, ptr %987, i64 5
  %1013 = load double, ptr %1012, align 8, !tbaa !20
  %1014 = insertelement <2 x double> poison, double %992, i64 0
  %1015 = insertelement <2 x double> %1014, double %1003, i64 1
  %1016 = insertelement <2 x double> poison, double %993, i64 0
  %1017 = insertelement <2 x double> %1016, double %1005, i64 1
  %1018 = fmul contract <2 x double> %1015, %1017
  %1019 = insertelement <2 x double> poison, double %995, i64 0
  %1020 = insertelement <2 x double> %1019, double %1007, i64 1
  %1021 = insertelement <2 x double> poison, double %997, i64 0
  %1022 = insertelement <2 x double> %1021, double %1009, i64 1
  %1023 = fmul contract <2 x double> %1020, %1022
  %1024 = fadd contract <2 x double> %1018, %1023
  %1025 = insertelement <2 x double> poison, double %999, i64 0
  %1026 = insertelement <2 x double> %1025, double %1011, i64 1
  %1027 = insertelement <2 x double> poison, double %1001, i64 0
  %1028 = insertelement <2 x double> %1027, double %1013, i64 1
  %1029 = fmul contract <2 x double> %1026, %1028
  %1030 = fadd contract <2 x double> %1024, %1029
  %1031 = shufflevector <2 x double> %1030, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1032 = fadd contract <2 x double> %1030, %1031
  %1033 = extractelement <2 x double> %1032, i64 0
  br label %1045

1034:                                             ; preds = %989, %1034
  %1035 = phi i64 [ %1043, %1034 ], [ 0, %989 ]
  %1036 = phi double [ %1042, %1034 ], [ 0.000000e+00, %989 ]
  %1037 = getelementptr inbounds double, ptr %984, i64 %1035
  %1038 = load double, ptr %1037, align 8, !tbaa !20
  %1039 = getelementptr inbounds double, ptr %987, i64 %1035
  %1040 = load double, ptr %1039, align 8, !tbaa !20
  %1041 = fmul contract double %1038, %1040
  %1042 = fadd contract double %1036, %1041
  %1043 = add nuw nsw i64 %1035, 1
  %1044 = icmp eq i64 %1043, %980
  br i1 %1044, label %1045, label %1034, !llvm.loop !158

1045:                                             ; preds = %1034, %991, %989
  %1046 = phi double [ %1033, %991 ], [ 0.000000e+00, %989 ], [ %1042, %1034 ]
  %1047 = fadd contract double %978, %1046
  br i1 %976, label %975, label %1048, !llvm.loop !159

1048:                                             ; preds = %1045, %975
  %1049 = phi double [ %1047, %1045 ], [ %978, %975 ]
  store double %934, ptr %972, align 8, !tbaa !20
  %1050 = load i64, ptr %962, align 8, !tbaa !74
  %1051 = sitofp i64 %1050 to double
  %1052 = getelementptr inbounds double, ptr %972, i64 1
  store double %1051, ptr %1052, align 8, !tbaa !20
  %1053 = getelementptr inbounds %struct.Active, ptr %38, i64 %961, i32 8
  %1054 = load double, ptr %1053, align 8, !tbaa !20
  %1055 = getelementptr inbounds double, ptr %972, i64 2
  store double %1054, ptr %1055, align 8, !tbaa !20
  %1056 = getelementptr inbounds double, ptr %972, i64 3
  store double %1049, ptr %1056, align 8, !tbaa !20
  %1057 = getelementptr inbounds %struct.Active, ptr %38, i64 %961, i32 9
  %1058 = load double, ptr %1057, align 8, !tbaa !110
  %1059 = getelementptr inbounds double, ptr %972, i64 4
  store double %1058, ptr %1059, align 8, !tbaa !20
  %1060 = getelementptr inbounds double, ptr %965, i64 3
  %1061 = load double, ptr %1060, align 8, !tbaa !20
  %1062 = fcmp contract oeq double %1061, 0.000000e+00
  %1063 = uitofp i1 %1062 to double
  %1064 = getelementptr inbounds double, ptr %972, i64 5
  store double %1063, ptr %1064, align 8, !tbaa !20
  %1065 = load double, ptr %965, align 8, !tbaa !20
  %1066 = load double, ptr %1053, align 8, !tbaa !20
  %1067 = fadd contract double %1049, %1066
  %1068 = fmul contract double %1065, %1067
  %1069 = fmul contract double %1068, 5.000000e-01
  %1070 = getelementptr inbounds double, ptr %972, i64 6
  store double %1069, ptr %1070, align 8, !tbaa !20
  %1071 = load double, ptr %965, align 8, !tbaa !20
  %1072 = getelementptr double, ptr %972, i64 7
  store double %1071, ptr %1072, align 8, !tbaa !20
  %1073 = getelementptr inbounds double, ptr %972, i64 8
  %1074 = getelementptr double, ptr %972, i64 10
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1073, i8 0, i64 16, i1 false)
  br label %1079

1075:                                             ; preds = %1079
  %1076 = getelementptr inbounds %struct.Active, ptr %38, i64 %961, i32 1
  %1077 = load i64, ptr %1076, align 8, !tbaa !85
  %1078 = icmp sgt i64 %1077, 1
  br i1 %1078, label %1088, label %1196

1079:                                             ; preds = %1079, %1048
  %1080 = phi i64 [ 0, %1048 ], [ %1086, %1079 ]
  %1081 = load double, ptr %965, align 8, !tbaa !20
  %1082 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %961, i32 2, i64 %1080
  %1083 = load double, ptr %1082, align 8, !tbaa !20
  %1084 = fmul contract double %1081, %1083
  %1085 = getelementptr double, ptr %1074, i64 %1080
  store double %1084, ptr %1085, align 8, !tbaa !20
  %1086 = add nuw nsw i64 %1080, 1
  %1087 = icmp eq i64 %1086, 3
  br i1 %1087, label %1075, label %1079, !llvm.loop !165

1088:                                             ; preds = %1075, %1181
  %1089 = phi i64 [ %1182, %1181 ], [ 1, %1075 ]
  %1090 = getelementptr inbounds double, ptr %965, i64 %1089
  %1091 = load double, ptr %1090, align 8, !tbaa !20
  %1092 = getelementptr inbounds %struct.Active, ptr %38, i64 %961, i32 8, i64 %1089
  %1093 = load double, ptr %1092, align 8, !tbaa !20
  %1094 = getelementptr inbounds %struct.Active, ptr %38, i64 %961, i32 6, i64 %1089
  %1095 = load double, ptr %1094, align 8, !tbaa !20
  br label %1096

1096:                                             ; preds = %1168, %1088
  %1097 = phi i1 [ true, %1088 ], [ false, %1168 ]
  %1098 = phi i64 [ 0, %1088 ], [ 1, %1168 ]
  %1099 = phi double [ %1095, %1088 ], [ %1170, %1168 ]
  %1100 = getelementptr inbounds %struct.Active, ptr %38, i64 %961, i32 3, i64 %1098
  %1101 = load i64, ptr %1100, align 8, !tbaa !33
  %1102 = icmp eq i64 %1101, 0
  br i1 %1102, label %1171, label %1103

1103:                                             ; preds = %1096
  %1104 = getelementptr inbounds %struct.Active, ptr %38, i64 %961, i32 4, i64 %1098
  %1105 = load ptr, ptr %1104, align 8, !tbaa !76
  %1106 = mul nsw i64 %1101, %1089
  %1107 = getelementptr inbounds double, ptr %1105, i64 %1106
  %1108 = getelementptr inbounds %struct.Active, ptr %38, i64 %961, i32 2, i64 %1098
  %1109 = load i64, ptr %1108, align 8, !tbaa !33
  %1110 = getelementptr inbounds double, ptr %12, i64 %1109
  %1111 = icmp eq i64 %1101, 6
  br i1 %1111, label %1114, label %1112

1112:                                             ; preds = %1103
  %1113 = icmp sgt i64 %1101, 0
  br i1 %1113, label %1157, label %1168

1114:                                             ; preds = %1103
  %1115 = load double, ptr %1107, align 8, !tbaa !20
  %1116 = load double, ptr %1110, align 8, !tbaa !20
  %1117 = getelementptr inbounds double, ptr %1107, i64 1
  %1118 = load double, ptr %1117, align 8, !tbaa !20
  %1119 = getelementptr inbounds double, ptr %1110, i64 1
  %1120 = load double, ptr %1119, align 8, !tbaa !20
  %1121 = getelementptr inbounds double, ptr %1107, i64 2
  %1122 = load double, ptr %1121, align 8, !tbaa !20
  %1123 = getelementptr inbounds double, ptr %1110, i64 2
  %1124 = load double, ptr %1123, align 8, !tbaa !20
  %1125 = getelementptr inbounds double, ptr %1107, i64 3
  %1126 = load double, ptr %1125, align 8, !tbaa !20
  %1127 = getelementptr inbounds double, ptr %1110, i64 3
  %1128 = load double, ptr %1127, align 8, !tbaa !20
  %1129 = getelementptr inbounds double, ptr %1107, i64 4
  %1130 = load double, ptr %1129, align 8, !tbaa !20
  %1131 = getelementptr inbounds double, ptr %1110, i64 4
  %1132 = load double, ptr %1131, align 8, !tbaa !20
  %1133 = getelementptr inbounds double, ptr %1107, i64 5
  %1134 = load double, ptr %1133, align 8, !tbaa !20
  %1135 = getelementptr inbounds double, ptr %1110, i64 5
  %1136 = load double, ptr %1135, align 8, !tbaa !20
  %1137 = insertelement <2 x double> poison, double %1115, i64 0
  %1138 = insertelement <2 x double> %1137, double %1126, i64 1
  %1139 = insertelement <2 x double> poison, double %1116, i64 0
  %1140 = insertelement <2 x double> %1139, double %1128, i64 1
  %1141 = fmul contract <2 x double> %1138, %1140
  %1142 = insertelement <2 x double> poison, double %1118, i64 0
  %1143 = insertelement <2 x double> %1142, double %1130, i64 1
  %1144 = insertelement <2 x double> poison, double %1120, i64 0
  %1145 = insertelement <2 x double> %1144, double %1132, i64 1
  %1146 = fmul contract <2 x double> %1143, %1145
  %1147 = fadd contract <2 x double> %1141, %1146
  %1148 = insertelement <2 x double> poison, double %1122, i64 0
  %1149 = insertelement <2 x double> %1148, double %1134, i64 1
  %1150 = insertelement <2 x double> poison, double %1124, i64 0
  %1151 = insertelement <2 x double> %1150, double %1136, i64 1
  %1152 = fmul contract <2 x double> %1149, %1151
  %1153 = fadd contract <2 x double> %1147, %1152
  %1154 = shufflevector <2 x double> %1153, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1155 = fadd contract <2 x double> %1153, %1154
  %1156 = extractelement <2 x double> %1155, i64 0
  br label %1168

1157:                                             ; preds = %1112, %1157
  %1158 = phi i64 [ %1166, %1157 ], [ 0, %1112 ]
  %1159 = phi double [ %1165, %1157 ], [ 0.000000e+00, %1112 ]
  %1160 = getelementptr inbounds double, ptr %1107, i64 %1158
  %1161 = load double, ptr %1160, align 8, !tbaa !20
  %1162 = getelementptr inbounds double, ptr %1110, i64 %1158
  %1163 = load double, ptr %1162, align 8, !tbaa !20
  %1164 = fmul contract double %1161, %1163
  %1165 = fadd contract double %1159, %1164
  %1166 = add nuw nsw i64 %1158, 1
  %1167 = icmp eq i64 %1166, %1101
  br i1 %1167, label %1168, label %1157, !llvm.loop !158

1168:                                             ; preds = %1157, %1114, %1112
  %1169 = phi double [ %1156, %1114 ], [ 0.000000e+00, %1112 ], [ %1165, %1157 ]
  %1170 = fadd contract double %1099, %1169
  br i1 %1097, label %1096, label %1171, !llvm.loop !159

1171:                                             ; preds = %1168, %1096
  %1172 = phi double [ %1170, %1168 ], [ %1099, %1096 ]
  %1173 = fadd contract double %1093, %1172
  %1174 = fmul contract double %1091, %1173
  %1175 = fmul contract double %1174, 5.000000e-01
  %1176 = load double, ptr %1070, align 8, !tbaa !20
  %1177 = fadd contract double %1176, %1175
  store double %1177, ptr %1070, align 8, !tbaa !20
  %1178 = load double, ptr %1090, align 8, !tbaa !20
  %1179 = getelementptr double, ptr %1072, i64 %1089
  store double %1178, ptr %1179, align 8, !tbaa !20
  %1180 = mul nsw i64 %1089, 3
  br label %1184

1181:                                             ; preds = %1184
  %1182 = add nuw nsw i64 %1089, 1
  %1183 = icmp eq i64 %1182, %1077
  br i1 %1183, label %1196, label %1088, !llvm.loop !166

1184:                                             ; preds = %1184, %1171
  %1185 = phi i64 [ 0, %1171 ], [ %1194, %1184 ]
  %1186 = load double, ptr %1090, align 8, !tbaa !20
  %1187 = add nuw nsw i64 %1185, %1180
  %1188 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %961, i32 2, i64 %1187
  %1189 = load double, ptr %1188, align 8, !tbaa !20
  %1190 = fmul contract double %1186, %1189
  %1191 = getelementptr double, ptr %1074, i64 %1185
  %1192 = load double, ptr %1191, align 8, !tbaa !20
  %1193 = fadd contract double %1192, %1190
  store double %1193, ptr %1191, align 8, !tbaa !20
  %1194 = add nuw nsw i64 %1185, 1
  %1195 = icmp eq i64 %1194, 3
  br i1 %1195, label %1181, label %1184, !llvm.loop !167

1196:                                             ; preds = %1181, %1075, %960
  %1197 = add nuw nsw i64 %961, 1
  %1198 = icmp eq i64 %1197, %320
  br i1 %1198, label %959, label %960, !llvm.loop !168

1199:                                             ; preds = %1226
  br i1 %68, label %1200, label %1259

1200:                                             ; preds = %1199
  %1201 = mul nsw i64 %76, %66
  %1202 = getelementptr double, ptr %14, i64 %1201
  %1203 = icmp ult i64 %78, 32
  %1204 = or i1 %72, %1203
  br i1 %1204, label %1213, label %1205

1205:                                             ; preds = %1200, %1205
  %1206 = phi i64 [ %1210, %1205 ], [ 0, %1200 ]
  %1207 = getelementptr inbounds double, ptr %3, i64 %1206
  %1208 = load <2 x double>, ptr %1207, align 8, !tbaa !20
  %1209 = getelementptr double, ptr %1202, i64 %1206
  store <2 x double> %1208, ptr %1209, align 8, !tbaa !20
  %1210 = add nuw i64 %1206, 2
  %1211 = icmp eq i64 %1210, %73
  br i1 %1211, label %1212, label %1205, !llvm.loop !169

1212:                                             ; preds = %1205
  br i1 %74, label %1259, label %1213

1213:                                             ; preds = %1200, %1212
  %1214 = phi i64 [ 0, %1200 ], [ %73, %1212 ]
  br label %1252

1215:                                             ; preds = %959, %1226
  %1216 = phi i64 [ %1227, %1226 ], [ 0, %959 ]
  %1217 = mul nuw nsw i64 %1216, 13
  %1218 = getelementptr inbounds double, ptr %3, i64 %1217
  %1219 = mul nuw nsw i64 %1216, 9
  %1220 = getelementptr inbounds double, ptr %35, i64 %1219
  %1221 = mul nuw nsw i64 %1216, 6
  %1222 = getelementptr double, ptr %12, i64 %1221
  %1223 = getelementptr inbounds double, ptr %1222, i64 3
  %1224 = getelementptr inbounds double, ptr %1222, i64 4
  %1225 = getelementptr inbounds double, ptr %1222, i64 5
  br label %1229

1226:                                             ; preds = %1229
  tail call fastcc void @move(ptr noundef nonnull %1218, double noundef %45)
  %1227 = add nuw nsw i64 %1216, 1
  %1228 = icmp eq i64 %1227, %0
  br i1 %1228, label %1199, label %1215, !llvm.loop !170

1229:                                             ; preds = %1215, %1229
  %1230 = phi i64 [ 0, %1215 ], [ %1250, %1229 ]
  %1231 = getelementptr double, ptr %1222, i64 %1230
  %1232 = load double, ptr %1231, align 8, !tbaa !20
  %1233 = getelementptr double, ptr %1218, i64 %1230
  %1234 = getelementptr double, ptr %1233, i64 7
  store double %1232, ptr %1234, align 8, !tbaa !20
  %1235 = getelementptr inbounds double, ptr %1220, i64 %1230
  %1236 = load double, ptr %1235, align 8, !tbaa !20
  %1237 = load double, ptr %1223, align 8, !tbaa !20
  %1238 = fmul contract double %1236, %1237
  %1239 = getelementptr double, ptr %1235, i64 3
  %1240 = load double, ptr %1239, align 8, !tbaa !20
  %1241 = load double, ptr %1224, align 8, !tbaa !20
  %1242 = fmul contract double %1240, %1241
  %1243 = fadd contract double %1238, %1242
  %1244 = getelementptr double, ptr %1235, i64 6
  %1245 = load double, ptr %1244, align 8, !tbaa !20
  %1246 = load double, ptr %1225, align 8, !tbaa !20
  %1247 = fmul contract double %1245, %1246
  %1248 = fadd contract double %1243, %1247
  %1249 = getelementptr double, ptr %1233, i64 10
  store double %1248, ptr %1249, align 8, !tbaa !20
  %1250 = add nuw nsw i64 %1230, 1
  %1251 = icmp eq i64 %1250, 3
  br i1 %1251, label %1226, label %1229, !llvm.loop !171

1252:                                             ; preds = %1213, %1252
  %1253 = phi i64 [ %1257, %1252 ], [ %1214, %1213 ]
  %1254 = getelementptr inbounds double, ptr %3, i64 %1253
  %1255 = load double, ptr %1254, align 8, !tbaa !20
  %1256 = getelementptr double, ptr %1202, i64 %1253
  store double %1255, ptr %1256, align 8, !tbaa !20
  %1257 = add nuw nsw i64 %1253, 1
  %1258 = icmp slt i64 %1257, %66
  br i1 %1258, label %1252, label %1259, !llvm.loop !172

1259:                                             ; preds = %1252, %1212, %959, %1199
  %1260 = add nuw nsw i64 %76, 1
  %1261 = icmp eq i64 %1260, %8
  br i1 %1261, label %1262, label %75, !llvm.loop !173

1262:                                             ; preds = %1259, %75, %18
  %1263 = phi i64 [ 0, %18 ], [ %76, %75 ], [ %8, %1259 ]
  %1264 = tail call i64 @llvm.smin.i64(i64 %1263, i64 %8)
  ret i64 %1264
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_contacts(ptr noundef %0, i64 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i64 noundef %4, double noundef %5, ptr nocapture noundef %6) unnamed_addr #8 {
  %8 = alloca [3 x double], align 16
  %9 = alloca [3 x double], align 16
  %10 = alloca [3 x double], align 16
  %11 = icmp eq i64 %1, 0
  br i1 %11, label %939, label %12

12:                                               ; preds = %7
  %13 = icmp sgt i64 %1, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %12
  %15 = fmul contract double %5, 0.000000e+00
  br label %199

16:                                               ; preds = %12, %101
  %17 = phi double [ %25, %101 ], [ 0.000000e+00, %12 ]
  %18 = phi i64 [ %107, %101 ], [ 0, %12 ]
  %19 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !85
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %109, label %24

22:                                               ; preds = %101
  %23 = fmul contract double %25, %5
  br i1 %13, label %208, label %199

24:                                               ; preds = %192, %16
  %25 = phi double [ %17, %16 ], [ %196, %192 ]
  %26 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 6, i64 0
  %27 = load double, ptr %26, align 8, !tbaa !20
  br label %28

28:                                               ; preds = %98, %24
  %29 = phi i1 [ true, %24 ], [ false, %98 ]
  %30 = phi i64 [ 0, %24 ], [ 1, %98 ]
  %31 = phi double [ %27, %24 ], [ %100, %98 ]
  %32 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 3, i64 %30
  %33 = load i64, ptr %32, align 8, !tbaa !33
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %101, label %35

35:                                               ; preds = %28
  %36 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 4, i64 %30
  %37 = load ptr, ptr %36, align 8, !tbaa !76
  %38 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 2, i64 %30
  %39 = load i64, ptr %38, align 8, !tbaa !33
  %40 = getelementptr inbounds double, ptr %3, i64 %39
  %41 = icmp eq i64 %33, 6
  br i1 %41, label %44, label %42

42:                                               ; preds = %35
  %43 = icmp sgt i64 %33, 0
  br i1 %43, label %87, label %98

44:                                               ; preds = %35
  %45 = load double, ptr %37, align 8, !tbaa !20
  %46 = load double, ptr %40, align 8, !tbaa !20
  %47 = getelementptr inbounds double, ptr %37, i64 1
  %48 = load double, ptr %47, align 8, !tbaa !20
  %49 = getelementptr inbounds double, ptr %40, i64 1
  %50 = load double, ptr %49, align 8, !tbaa !20
  %51 = getelementptr inbounds double, ptr %37, i64 2
  %52 = load double, ptr %51, align 8, !tbaa !20
  %53 = getelementptr inbounds double, ptr %40, i64 2
  %54 = load double, ptr %53, align 8, !tbaa !20
  %55 = getelementptr inbounds double, ptr %37, i64 3
  %56 = load double, ptr %55, align 8, !tbaa !20
  %57 = getelementptr inbounds double, ptr %40, i64 3
  %58 = load double, ptr %57, align 8, !tbaa !20
  %59 = getelementptr inbounds double, ptr %37, i64 4
  %60 = load double, ptr %59, align 8, !tbaa !20
  %61 = getelementptr inbounds double, ptr %40, i64 4
  %62 = load double, ptr %61, align 8, !tbaa !20
  %63 = getelementptr inbounds double, ptr %37, i64 5
  %64 = load double, ptr %63, align 8, !tbaa !20
  %65 = getelementptr inbounds double, ptr %40, i64 5
  %66 = load double, ptr %65, align 8, !tbaa !20
  %67 = insertelement <2 x double> poison, double %45, i64 0
  %68 = insertelement <2 x double> %67, double %56, i64 1
  %69 = insertelement <2 x double> poison, double %46, i64 0
  %70 = insertelement <2 x double> %69, double %58, i64 1
  %71 = fmul contract <2 x double> %68, %70
  %72 = insertelement <2 x double> poison, double %48, i64 0
  %73 = insertelement <2 x double> %72, double %60, i64 1
  %74 = insertelement <2 x double> poison, double %50, i64 0
  %75 = insertelement <2 x double> %74, double %62, i64 1
  %76 = fmul contract <2 x double> %73, %75
  %77 = fadd contract <2 x double> %71, %76
  %78 = insertelement <2 x double> poison, double %52, i64 0
  %79 = insertelement <2 x double> %78, double %64, i64 1
  %80 = insertelement <2 x double> poison, double %54, i64 0
  %81 = insertelement <2 x double> %80, double %66, i64 1
  %82 = fmul contract <2 x double> %79, %81
  %83 = fadd contract <2 x double> %77, %82
  %84 = shufflevector <2 x double> %83, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %85 = fadd contract <2 x double> %83, %84
  %86 = extractelement <2 x double> %85, i64 0
  br label %98

87:                                               ; preds = %42, %87
  %88 = phi i64 [ %96, %87 ], [ 0, %42 ]
  %89 = phi double [ %95, %87 ], [ 0.000000e+00, %42 ]
  %90 = getelementptr inbounds double, ptr %37, i64 %88
  %91 = load double, ptr %90, align 8, !tbaa !20
  %92 = getelementptr inbounds double, ptr %40, i64 %88
  %93 = load double, ptr %92, align 8, !tbaa !20
  %94 = fmul contract double %91, %93
  %95 = fadd contract double %89, %94
  %96 = add nuw nsw i64 %88, 1
  %97 = icmp eq i64 %96, %33
  br i1 %97, label %98, label %87, !llvm.loop !158

98:                                               ; preds = %87, %44, %42
  %99 = phi double [ %86, %44 ], [ 0.000000e+00, %42 ], [ %95, %87 ]
  %100 = fadd contract double %31, %99
  br i1 %29, label %28, label %101, !llvm.loop !159

101:                                              ; preds = %28, %98
  %102 = phi double [ %100, %98 ], [ %31, %28 ]
  %103 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 8
  %104 = load double, ptr %103, align 8, !tbaa !20
  %105 = fsub contract double %102, %104
  %106 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 9
  store double %105, ptr %106, align 8, !tbaa !110
  %107 = add nuw nsw i64 %18, 1
  %108 = icmp eq i64 %107, %1
  br i1 %108, label %22, label %16, !llvm.loop !174

109:                                              ; preds = %16, %192
  %110 = phi double [ %196, %192 ], [ %17, %16 ]
  %111 = phi i64 [ %197, %192 ], [ 0, %16 ]
  %112 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 8, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !20
  %114 = tail call contract double @llvm.fabs.f64(double %113)
  %115 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 6, i64 %111
  %116 = load double, ptr %115, align 8, !tbaa !20
  br label %117

117:                                              ; preds = %189, %109
  %118 = phi i1 [ true, %109 ], [ false, %189 ]
  %119 = phi i64 [ 0, %109 ], [ 1, %189 ]
  %120 = phi double [ %116, %109 ], [ %191, %189 ]
  %121 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 3, i64 %119
  %122 = load i64, ptr %121, align 8, !tbaa !33
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %192, label %124

124:                                              ; preds = %117
  %125 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 4, i64 %119
  %126 = load ptr, ptr %125, align 8, !tbaa !76
  %127 = mul nsw i64 %122, %111
  %128 = getelementptr inbounds double, ptr %126, i64 %127
  %129 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 2, i64 %119
  %130 = load i64, ptr %129, align 8, !tbaa !33
  %131 = getelementptr inbounds double, ptr %3, i64 %130
  %132 = icmp eq i64 %122, 6
  br i1 %132, label %135, label %133

133:                                              ; preds = %124
  %134 = icmp sgt i64 %122, 0
  br i1 %134, label %178, label %189

135:                                              ; preds = %124
  %136 = load double, ptr %128, align 8, !tbaa !20
  %137 = load double, ptr %131, align 8, !tbaa !20
  %138 = getelementptr inbounds double, ptr %128, i64 1
  %139 = load double, ptr %138, align 8, !tbaa !20
  %140 = getelementptr inbounds double, ptr %131, i64 1
  %141 = load double, ptr %140, align 8, !tbaa !20
  %142 = getelementptr inbounds double, ptr %128, i64 2
  %143 = load double, ptr %142, align 8, !tbaa !20
  %144 = getelementptr inbounds double, ptr %131, i64 2
  %145 = load double, ptr %144, align 8, !tbaa !20
  %146 = getelementptr inbounds double, ptr %128, i64 3
  %147 = load double, ptr %146, align 8, !tbaa !20
  %148 = getelementptr inbounds double, ptr %131, i64 3
  %149 = load double, ptr %148, align 8, !tbaa !20
  %150 = getelementptr inbounds double, ptr %128, i64 4
  %151 = load double, ptr %150, align 8, !tbaa !20
  %152 = getelementptr inbounds double, ptr %131, i64 4
  %153 = load double, ptr %152, align 8, !tbaa !20
  %154 = getelementptr inbounds double, ptr %128, i64 5
  %155 = load double, ptr %154, align 8, !tbaa !20
  %156 = getelementptr inbounds double, ptr %131, i64 5
  %157 = load double, ptr %156, align 8, !tbaa !20
  %158 = insertelement <2 x double> poison, double %136, i64 0
  %159 = insertelement <2 x double> %158, double %147, i64 1
  %160 = insertelement <2 x double> poison, double %137, i64 0
  %161 = insertelement <2 x double> %160, double %149, i64 1
  %162 = fmul contract <2 x double> %159, %161
  %163 = insertelement <2 x double> poison, double %139, i64 0
  %164 = insertelement <2 x double> %163, double %151, i64 1
  %165 = insertelement <2 x double> poison, double %141, i64 0
  %166 = insertelement <2 x double> %165, double %153, i64 1
  %167 = fmul contract <2 x double> %164, %166
  %168 = fadd contract <2 x double> %162, %167
  %169 = insertelement <2 x double> poison, double %143, i64 0
  %170 = insertelement <2 x double> %169, double %155, i64 1
  %171 = insertelement <2 x double> poison, double %145, i64 0
  %172 = insertelement <2 x double> %171, double %157, i64 1
  %173 = fmul contract <2 x double> %170, %172
  %174 = fadd contract <2 x double> %168, %173
  %175 = shufflevector <2 x double> %174, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %176 = fadd contract <2 x double> %174, %175
  %177 = extractelement <2 x double> %176, i64 0
  br label %189

178:                                              ; preds = %133, %178
  %179 = phi i64 [ %187, %178 ], [ 0, %133 ]
  %180 = phi double [ %186, %178 ], [ 0.000000e+00, %133 ]
  %181 = getelementptr inbounds double, ptr %128, i64 %179
  %182 = load double, ptr %181, align 8, !tbaa !20
  %183 = getelementptr inbounds double, ptr %131, i64 %179
  %184 = load double, ptr %183, align 8, !tbaa !20
  %185 = fmul contract double %182, %184
  %186 = fadd contract double %180, %185
  %187 = add nuw nsw i64 %179, 1
  %188 = icmp eq i64 %187, %122
  br i1 %188, label %189, label %178, !llvm.loop !158

189:                                              ; preds = %178, %135, %133
  %190 = phi double [ %177, %135 ], [ 0.000000e+00, %133 ], [ %186, %178 ]
  %191 = fadd contract double %120, %190
  br i1 %118, label %117, label %192, !llvm.loop !159

192:                                              ; preds = %117, %189
  %193 = phi double [ %191, %189 ], [ %120, %117 ]
  %194 = tail call contract double @llvm.fabs.f64(double %193)
  %195 = tail call contract double @llvm.maxnum.f64(double %114, double %194)
  %196 = tail call contract double @llvm.maxnum.f64(double %110, double %195)
  %197 = add nuw nsw i64 %111, 1
  %198 = icmp eq i64 %197, %20
  br i1 %198, label %24, label %109, !llvm.loop !175

199:                                              ; preds = %320, %14, %22
  %200 = phi double [ %15, %14 ], [ %23, %22 ], [ %23, %320 ]
  %201 = icmp sgt i64 %4, 0
  %202 = fcmp contract olt double %200, 0x7FF0000000000000
  %203 = and i1 %201, %202
  %204 = getelementptr inbounds double, ptr %6, i64 1
  %205 = fmul contract double %200, 1.000000e+01
  %206 = getelementptr inbounds double, ptr %10, i64 1
  %207 = getelementptr inbounds double, ptr %6, i64 2
  br label %323

208:                                              ; preds = %22, %320
  %209 = phi i64 [ %321, %320 ], [ 0, %22 ]
  %210 = getelementptr inbounds %struct.Active, ptr %0, i64 %209
  %211 = load i64, ptr %210, align 8, !tbaa !74
  %212 = shl i64 %211, 2
  %213 = getelementptr double, ptr %2, i64 %212
  %214 = getelementptr inbounds %struct.Active, ptr %0, i64 %209, i32 1
  %215 = getelementptr inbounds double, ptr %213, i64 1
  %216 = shl i64 %211, 5
  %217 = getelementptr i8, ptr %2, i64 %216
  br label %218

218:                                              ; preds = %319, %208
  %219 = phi i1 [ true, %208 ], [ false, %319 ]
  %220 = phi i64 [ 0, %208 ], [ 1, %319 ]
  %221 = getelementptr inbounds %struct.Active, ptr %0, i64 %209, i32 3, i64 %220
  %222 = load i64, ptr %221, align 8, !tbaa !33
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %320, label %224

224:                                              ; preds = %218
  %225 = getelementptr inbounds %struct.Active, ptr %0, i64 %209, i32 5, i64 %220
  %226 = load ptr, ptr %225, align 8, !tbaa !76
  %227 = getelementptr inbounds %struct.Active, ptr %0, i64 %209, i32 2, i64 %220
  %228 = load i64, ptr %227, align 8, !tbaa !33
  %229 = getelementptr double, ptr %3, i64 %228
  %230 = icmp eq i64 %222, 6
  %231 = load i64, ptr %214, align 8, !tbaa !85
  %232 = icmp eq i64 %231, 3
  %233 = select i1 %230, i1 %232, i1 false
  br i1 %233, label %234, label %257

234:                                              ; preds = %224, %234
  %235 = phi i64 [ %255, %234 ], [ 0, %224 ]
  %236 = load double, ptr %213, align 8, !tbaa !20
  %237 = getelementptr inbounds double, ptr %226, i64 %235
  %238 = load double, ptr %237, align 8, !tbaa !20
  %239 = fmul contract double %236, %238
  %240 = getelementptr double, ptr %237, i64 6
  %241 = load double, ptr %240, align 8, !tbaa !20
  %242 = getelementptr double, ptr %237, i64 12
  %243 = load double, ptr %242, align 8, !tbaa !20
  %244 = load <2 x double>, ptr %215, align 8, !tbaa !20
  %245 = insertelement <2 x double> poison, double %241, i64 0
  %246 = insertelement <2 x double> %245, double %243, i64 1
  %247 = fmul contract <2 x double> %244, %246
  %248 = extractelement <2 x double> %247, i64 0
  %249 = fadd contract double %239, %248
  %250 = extractelement <2 x double> %247, i64 1
  %251 = fadd contract double %249, %250
  %252 = getelementptr inbounds double, ptr %229, i64 %235
  %253 = load double, ptr %252, align 8, !tbaa !20
  %254 = fadd contract double %253, %251
  store double %254, ptr %252, align 8, !tbaa !20
  %255 = add nuw nsw i64 %235, 1
  %256 = icmp eq i64 %255, 6
  br i1 %256, label %319, label %234, !llvm.loop !176

257:                                              ; preds = %224
  %258 = icmp sgt i64 %231, 0
  br i1 %258, label %259, label %319

259:                                              ; preds = %257
  %260 = icmp sgt i64 %222, 0
  %261 = shl i64 %222, 3
  %262 = add i64 %222, %228
  %263 = shl i64 %262, 3
  %264 = getelementptr i8, ptr %3, i64 %263
  %265 = shl i64 %231, 3
  %266 = getelementptr i8, ptr %217, i64 %265
  %267 = mul i64 %261, %231
  %268 = getelementptr i8, ptr %226, i64 %267
  %269 = icmp ult i64 %222, 4
  %270 = icmp ult ptr %229, %266
  %271 = icmp ult ptr %213, %264
  %272 = and i1 %270, %271
  %273 = icmp ult ptr %229, %268
  %274 = icmp ult ptr %226, %264
  %275 = and i1 %273, %274
  %276 = icmp slt i64 %261, 0
  %277 = or i1 %275, %276
  %278 = or i1 %272, %277
  %279 = and i64 %222, 9223372036854775806
  %280 = icmp eq i64 %222, %279
  br label %281

281:                                              ; preds = %305, %259
  %282 = phi i64 [ 0, %259 ], [ %306, %305 ]
  br i1 %260, label %283, label %305

283:                                              ; preds = %281
  %284 = getelementptr inbounds double, ptr %213, i64 %282
  %285 = mul nsw i64 %282, %222
  %286 = getelementptr double, ptr %226, i64 %285
  %287 = select i1 %269, i1 true, i1 %278
  br i1 %287, label %303, label %288

288:                                              ; preds = %283
  %289 = load double, ptr %284, align 8, !tbaa !20, !alias.scope !177
  %290 = insertelement <2 x double> poison, double %289, i64 0
  %291 = shufflevector <2 x double> %290, <2 x double> poison, <2 x i32> zeroinitializer
  br label %292

292:                                              ; preds = %292, %288
  %293 = phi i64 [ 0, %288 ], [ %300, %292 ]
  %294 = getelementptr double, ptr %286, i64 %293
  %295 = load <2 x double>, ptr %294, align 8, !tbaa !20, !alias.scope !180
  %296 = fmul contract <2 x double> %291, %295
  %297 = getelementptr inbounds double, ptr %229, i64 %293
  %298 = load <2 x double>, ptr %297, align 8, !tbaa !20, !alias.scope !182, !noalias !184
  %299 = fadd contract <2 x double> %298, %296
  store <2 x double> %299, ptr %297, align 8, !tbaa !20, !alias.scope !182, !noalias !184
  %300 = add nuw i64 %293, 2
  %301 = icmp eq i64 %300, %279
  br i1 %301, label %302, label %292, !llvm.loop !185

302:                                              ; preds = %292
  br i1 %280, label %305, label %303

303:                                              ; preds = %283, %302
  %304 = phi i64 [ 0, %283 ], [ %279, %302 ]
  br label %308

305:                                              ; preds = %308, %302, %281
  %306 = add nuw nsw i64 %282, 1
  %307 = icmp eq i64 %306, %231
  br i1 %307, label %319, label %281, !llvm.loop !186

308:                                              ; preds = %303, %308
  %309 = phi i64 [ %317, %308 ], [ %304, %303 ]
  %310 = load double, ptr %284, align 8, !tbaa !20
  %311 = getelementptr double, ptr %286, i64 %309
  %312 = load double, ptr %311, align 8, !tbaa !20
  %313 = fmul contract double %310, %312
  %314 = getelementptr inbounds double, ptr %229, i64 %309
  %315 = load double, ptr %314, align 8, !tbaa !20
  %316 = fadd contract double %315, %313
  store double %316, ptr %314, align 8, !tbaa !20
  %317 = add nuw nsw i64 %309, 1
  %318 = icmp eq i64 %317, %222
  br i1 %318, label %305, label %308, !llvm.loop !187

319:                                              ; preds = %305, %234, %257
  br i1 %219, label %218, label %320, !llvm.loop !188

320:                                              ; preds = %218, %319
  %321 = add nuw nsw i64 %209, 1
  %322 = icmp eq i64 %321, %1
  br i1 %322, label %199, label %208, !llvm.loop !189

323:                                              ; preds = %199, %804
  %324 = phi double [ %805, %804 ], [ 0.000000e+00, %199 ]
  %325 = phi double [ %806, %804 ], [ 1.000000e+00, %199 ]
  %326 = phi double [ %811, %804 ], [ 1.000000e+00, %199 ]
  br i1 %13, label %789, label %327

327:                                              ; preds = %799, %323
  br i1 %203, label %328, label %643

328:                                              ; preds = %327, %635
  %329 = phi i64 [ %637, %635 ], [ 0, %327 ]
  br i1 %13, label %330, label %635

330:                                              ; preds = %328, %615
  %331 = phi double [ %616, %615 ], [ 0.000000e+00, %328 ]
  %332 = phi i64 [ %617, %615 ], [ 0, %328 ]
  %333 = getelementptr inbounds %struct.Active, ptr %0, i64 %332
  %334 = load i64, ptr %333, align 8, !tbaa !74
  %335 = shl nsw i64 %334, 2
  %336 = getelementptr inbounds double, ptr %2, i64 %335
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  %337 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 1
  %338 = load i64, ptr %337, align 8, !tbaa !85
  %339 = icmp sgt i64 %338, 0
  br i1 %339, label %355, label %342

340:                                              ; preds = %434
  %341 = load double, ptr %9, align 16, !tbaa !20
  br label %342

342:                                              ; preds = %340, %330
  %343 = phi double [ %341, %340 ], [ undef, %330 ]
  %344 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 11
  %345 = load double, ptr %344, align 8, !tbaa !190
  %346 = fadd contract double %343, %345
  %347 = fneg contract double %346
  %348 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 7
  %349 = load double, ptr %348, align 8, !tbaa !20
  %350 = fdiv contract double %347, %349
  %351 = load double, ptr %336, align 8, !tbaa !20
  %352 = fneg contract double %351
  %353 = tail call contract double @llvm.maxnum.f64(double %350, double %352)
  store double %353, ptr %10, align 16, !tbaa !20
  %354 = icmp sgt i64 %338, 1
  br i1 %354, label %439, label %520

355:                                              ; preds = %330, %434
  %356 = phi i64 [ %437, %434 ], [ 0, %330 ]
  %357 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 6, i64 %356
  %358 = load double, ptr %357, align 8, !tbaa !20
  br label %359

359:                                              ; preds = %431, %355
  %360 = phi i1 [ true, %355 ], [ false, %431 ]
  %361 = phi i64 [ 0, %355 ], [ 1, %431 ]
  %362 = phi double [ %358, %355 ], [ %433, %431 ]
  %363 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 3, i64 %361
  %364 = load i64, ptr %363, align 8, !tbaa !33
  %365 = icmp eq i64 %364, 0
  br i1 %365, label %434, label %366

366:                                              ; preds = %359
  %367 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 4, i64 %361
  %368 = load ptr, ptr %367, align 8, !tbaa !76
  %369 = mul nsw i64 %364, %356
  %370 = getelementptr inbounds double, ptr %368, i64 %369
  %371 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 2, i64 %361
  %372 = load i64, ptr %371, align 8, !tbaa !33
  %373 = getelementptr inbounds double, ptr %3, i64 %372
  %374 = icmp eq i64 %364, 6
  br i1 %374, label %377, label %375

375:                                              ; preds = %366
  %376 = icmp sgt i64 %364, 0
  br i1 %376, label %420, label %431

377:                                              ; preds = %366
  %378 = load double, ptr %370, align 8, !tbaa !20
  %379 = load double, ptr %373, align 8, !tbaa !20
  %380 = getelementptr inbounds double, ptr %370, i64 1
  %381 = load double, ptr %380, align 8, !tbaa !20
  %382 = getelementptr inbounds double, ptr %373, i64 1
  %383 = load double, ptr %382, align 8, !tbaa !20
  %384 = getelementptr inbounds double, ptr %370, i64 2
  %385 = load double, ptr %384, align 8, !tbaa !20
  %386 = getelementptr inbounds double, ptr %373, i64 2
  %387 = load double, ptr %386, align 8, !tbaa !20
  %388 = getelementptr inbounds double, ptr %370, i64 3
  %389 = load double, ptr %388, align 8, !tbaa !20
  %390 = getelementptr inbounds double, ptr %373, i64 3
  %391 = load double, ptr %390, align 8, !tbaa !20
  %392 = getelementptr inbounds double, ptr %370, i64 4
  %393 = load double, ptr %392, align 8, !tbaa !20
  %394 = getelementptr inbounds double, ptr %373, i64 4
  %395 = load double, ptr %394, align 8, !tbaa !20
  %396 = getelementptr inbounds double, ptr %370, i64 5
  %397 = load double, ptr %396, align 8, !tbaa !20
  %398 = getelementptr inbounds double, ptr %373, i64 5
  %399 = load double, ptr %398, align 8, !tbaa !20
  %400 = insertelement <2 x double> poison, double %378, i64 0
  %401 = insertelement <2 x double> %400, double %389, i64 1
  %402 = insertelement <2 x double> poison, double %379, i64 0
  %403 = insertelement <2 x double> %402, double %391, i64 1
  %404 = fmul contract <2 x double> %401, %403
  %405 = insertelement <2 x double> poison, double %381, i64 0
  %406 = insertelement <2 x double> %405, double %393, i64 1
  %407 = insertelement <2 x double> poison, double %383, i64 0
  %408 = insertelement <2 x double> %407, double %395, i64 1
  %409 = fmul contract <2 x double> %406, %408
  %410 = fadd contract <2 x double> %404, %409
  %411 = insertelement <2 x double> poison, double %385, i64 0
  %412 = insertelement <2 x double> %411, double %397, i64 1
  %413 = insertelement <2 x double> poison, double %387, i64 0
  %414 = insertelement <2 x double> %413, double %399, i64 1
  %415 = fmul contract <2 x double> %412, %414
  %416 = fadd contract <2 x double> %410, %415
  %417 = shufflevector <2 x double> %416, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %418 = fadd contract <2 x double> %416, %417
  %419 = extractelement <2 x double> %418, i64 0
  br label %431

420:                                              ; preds = %375, %420
  %421 = phi i64 [ %429, %420 ], [ 0, %375 ]
  %422 = phi double [ %428, %420 ], [ 0.000000e+00, %375 ]
  %423 = getelementptr inbounds double, ptr %370, i64 %421
  %424 = load double, ptr %423, align 8, !tbaa !20
  %425 = getelementptr inbounds double, ptr %373, i64 %421
  %426 = load double, ptr %425, align 8, !tbaa !20
  %427 = fmul contract double %424, %426
  %428 = fadd contract double %422, %427
  %429 = add nuw nsw i64 %421, 1
  %430 = icmp eq i64 %429, %364
  br i1 %430, label %431, label %420, !llvm.loop !158

431:                                              ; preds = %420, %377, %375
  %432 = phi double [ %419, %377 ], [ 0.000000e+00, %375 ], [ %428, %420 ]
  %433 = fadd contract double %362, %432
  br i1 %360, label %359, label %434, !llvm.loop !159

434:                                              ; preds = %431, %359
  %435 = phi double [ %433, %431 ], [ %362, %359 ]
  %436 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %356
  store double %435, ptr %436, align 8, !tbaa !20
  %437 = add nuw nsw i64 %356, 1
  %438 = icmp eq i64 %437, %338
  br i1 %438, label %340, label %355, !llvm.loop !191

439:                                              ; preds = %342
  %440 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 12
  %441 = load double, ptr %440, align 8, !tbaa !81
  %442 = fcmp contract ogt double %441, 0.000000e+00
  br i1 %442, label %443, label %520

443:                                              ; preds = %439
  %444 = fadd contract double %351, %353
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #12
  %445 = fmul contract double %444, %441
  %446 = icmp eq i64 %338, 3
  %447 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 7, i64 4
  %448 = load double, ptr %447, align 8, !tbaa !20
  br i1 %446, label %451, label %449

449:                                              ; preds = %443
  %450 = fcmp contract ogt double %448, 0.000000e+00
  br i1 %450, label %456, label %518

451:                                              ; preds = %443
  %452 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 7, i64 8
  %453 = load double, ptr %452, align 8, !tbaa !20
  %454 = tail call contract double @llvm.maxnum.f64(double %448, double %453)
  %455 = fcmp contract ogt double %454, 0.000000e+00
  br i1 %455, label %456, label %518

456:                                              ; preds = %451, %449
  %457 = phi double [ %454, %451 ], [ %448, %449 ]
  br label %486

458:                                              ; preds = %486
  %459 = tail call contract double @llvm.sqrt.f64(double %502)
  %460 = fcmp contract ogt double %459, %445
  %461 = fdiv contract double %445, %459
  %462 = select contract i1 %460, double %461, double 1.000000e+00
  %463 = add nsw i64 %338, -1
  %464 = icmp eq i64 %338, 2
  br i1 %464, label %484, label %465

465:                                              ; preds = %458
  %466 = and i64 %463, -2
  %467 = or i64 %463, 1
  %468 = insertelement <2 x double> poison, double %462, i64 0
  %469 = shufflevector <2 x double> %468, <2 x double> poison, <2 x i32> zeroinitializer
  br label %470

470:                                              ; preds = %470, %465
  %471 = phi i64 [ 0, %465 ], [ %480, %470 ]
  %472 = or disjoint i64 %471, 1
  %473 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %472
  %474 = load <2 x double>, ptr %473, align 8, !tbaa !20
  %475 = fmul contract <2 x double> %469, %474
  %476 = getelementptr inbounds double, ptr %336, i64 %472
  %477 = load <2 x double>, ptr %476, align 8, !tbaa !20
  %478 = fsub contract <2 x double> %475, %477
  %479 = getelementptr inbounds double, ptr %10, i64 %472
  store <2 x double> %478, ptr %479, align 8, !tbaa !20
  %480 = add nuw i64 %471, 2
  %481 = icmp eq i64 %480, %466
  br i1 %481, label %482, label %470, !llvm.loop !192

482:                                              ; preds = %470
  %483 = icmp eq i64 %463, %466
  br i1 %483, label %516, label %484

484:                                              ; preds = %458, %482
  %485 = phi i64 [ 1, %458 ], [ %467, %482 ]
  br label %505

486:                                              ; preds = %486, %456
  %487 = phi i64 [ 1, %456 ], [ %503, %486 ]
  %488 = phi double [ 0.000000e+00, %456 ], [ %502, %486 ]
  %489 = getelementptr inbounds double, ptr %336, i64 %487
  %490 = load double, ptr %489, align 8, !tbaa !20
  %491 = getelementptr inbounds double, ptr %9, i64 %487
  %492 = load double, ptr %491, align 8, !tbaa !20
  %493 = mul nuw nsw i64 %487, 3
  %494 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 7, i64 %493
  %495 = load double, ptr %494, align 8, !tbaa !20
  %496 = fmul contract double %353, %495
  %497 = fadd contract double %492, %496
  %498 = fdiv contract double %497, %457
  %499 = fsub contract double %490, %498
  %500 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %487
  store double %499, ptr %500, align 8, !tbaa !20
  %501 = fmul contract double %499, %499
  %502 = fadd contract double %488, %501
  %503 = add nuw nsw i64 %487, 1
  %504 = icmp eq i64 %503, %338
  br i1 %504, label %458, label %486, !llvm.loop !193

505:                                              ; preds = %484, %505
  %506 = phi i64 [ %514, %505 ], [ %485, %484 ]
  %507 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %506
  %508 = load double, ptr %507, align 8, !tbaa !20
  %509 = fmul contract double %462, %508
  %510 = getelementptr inbounds double, ptr %336, i64 %506
  %511 = load double, ptr %510, align 8, !tbaa !20
  %512 = fsub contract double %509, %511
  %513 = getelementptr inbounds double, ptr %10, i64 %506
  store double %512, ptr %513, align 8, !tbaa !20
  %514 = add nuw nsw i64 %506, 1
  %515 = icmp eq i64 %514, %338
  br i1 %515, label %516, label %505, !llvm.loop !194

516:                                              ; preds = %505, %482
  %517 = load <2 x double>, ptr %206, align 8
  br label %518

518:                                              ; preds = %516, %451, %449
  %519 = phi <2 x double> [ %517, %516 ], [ zeroinitializer, %449 ], [ zeroinitializer, %451 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #12
  br label %520

520:                                              ; preds = %518, %439, %342
  %521 = phi <2 x double> [ %519, %518 ], [ zeroinitializer, %439 ], [ zeroinitializer, %342 ]
  %522 = icmp eq i64 %338, 3
  %523 = shl i64 %338, 3
  br label %524

524:                                              ; preds = %613, %520
  %525 = phi i1 [ true, %520 ], [ false, %613 ]
  %526 = phi i64 [ 0, %520 ], [ 1, %613 ]
  %527 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 3, i64 %526
  %528 = load i64, ptr %527, align 8, !tbaa !33
  %529 = icmp eq i64 %528, 0
  br i1 %529, label %614, label %530

530:                                              ; preds = %524
  %531 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 5, i64 %526
  %532 = load ptr, ptr %531, align 8, !tbaa !76
  %533 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 2, i64 %526
  %534 = load i64, ptr %533, align 8, !tbaa !33
  %535 = getelementptr double, ptr %3, i64 %534
  %536 = icmp eq i64 %528, 6
  %537 = and i1 %522, %536
  br i1 %537, label %538, label %559

538:                                              ; preds = %530, %538
  %539 = phi i64 [ %557, %538 ], [ 0, %530 ]
  %540 = getelementptr inbounds double, ptr %532, i64 %539
  %541 = load double, ptr %540, align 8, !tbaa !20
  %542 = fmul contract double %353, %541
  %543 = getelementptr double, ptr %540, i64 6
  %544 = load double, ptr %543, align 8, !tbaa !20
  %545 = getelementptr double, ptr %540, i64 12
  %546 = load double, ptr %545, align 8, !tbaa !20
  %547 = insertelement <2 x double> poison, double %544, i64 0
  %548 = insertelement <2 x double> %547, double %546, i64 1
  %549 = fmul contract <2 x double> %521, %548
  %550 = extractelement <2 x double> %549, i64 0
  %551 = fadd contract double %542, %550
  %552 = extractelement <2 x double> %549, i64 1
  %553 = fadd contract double %551, %552
  %554 = getelementptr inbounds double, ptr %535, i64 %539
  %555 = load double, ptr %554, align 8, !tbaa !20
  %556 = fadd contract double %555, %553
  store double %556, ptr %554, align 8, !tbaa !20
  %557 = add nuw nsw i64 %539, 1
  %558 = icmp eq i64 %557, 6
  br i1 %558, label %613, label %538, !llvm.loop !176

559:                                              ; preds = %530
  br i1 %339, label %560, label %613

560:                                              ; preds = %559
  %561 = icmp sgt i64 %528, 0
  %562 = add i64 %528, %534
  %563 = shl i64 %562, 3
  %564 = getelementptr i8, ptr %3, i64 %563
  %565 = mul i64 %523, %528
  %566 = getelementptr i8, ptr %532, i64 %565
  %567 = icmp ult i64 %528, 4
  %568 = icmp ult ptr %535, %566
  %569 = icmp ult ptr %532, %564
  %570 = and i1 %568, %569
  %571 = and i64 %528, 1152921504606846976
  %572 = icmp ne i64 %571, 0
  %573 = or i1 %570, %572
  %574 = and i64 %528, 9223372036854775806
  %575 = icmp eq i64 %528, %574
  br label %576

576:                                              ; preds = %600, %560
  %577 = phi i64 [ 0, %560 ], [ %601, %600 ]
  br i1 %561, label %578, label %600

578:                                              ; preds = %576
  %579 = getelementptr inbounds double, ptr %10, i64 %577
  %580 = mul nsw i64 %577, %528
  %581 = getelementptr double, ptr %532, i64 %580
  %582 = load double, ptr %579, align 8, !tbaa !20
  %583 = select i1 %567, i1 true, i1 %573
  br i1 %583, label %598, label %584

584:                                              ; preds = %578
  %585 = insertelement <2 x double> poison, double %582, i64 0
  %586 = shufflevector <2 x double> %585, <2 x double> poison, <2 x i32> zeroinitializer
  br label %587

587:                                              ; preds = %587, %584
  %588 = phi i64 [ 0, %584 ], [ %595, %587 ]
  %589 = getelementptr double, ptr %581, i64 %588
  %590 = load <2 x double>, ptr %589, align 8, !tbaa !20, !alias.scope !195
  %591 = fmul contract <2 x double> %586, %590
  %592 = getelementptr inbounds double, ptr %535, i64 %588
  %593 = load <2 x double>, ptr %592, align 8, !tbaa !20, !alias.scope !198, !noalias !195
  %594 = fadd contract <2 x double> %593, %591
  store <2 x double> %594, ptr %592, align 8, !tbaa !20, !alias.scope !198, !noalias !195
  %595 = add nuw i64 %588, 2
  %596 = icmp eq i64 %595, %574
  br i1 %596, label %597, label %587, !llvm.loop !200

597:                                              ; preds = %587
  br i1 %575, label %600, label %598

598:                                              ; preds = %578, %597
  %599 = phi i64 [ 0, %578 ], [ %574, %597 ]
  br label %603

600:                                              ; preds = %603, %597, %576
  %601 = add nuw nsw i64 %577, 1
  %602 = icmp eq i64 %601, %338
  br i1 %602, label %613, label %576, !llvm.loop !186

603:                                              ; preds = %598, %603
  %604 = phi i64 [ %611, %603 ], [ %599, %598 ]
  %605 = getelementptr double, ptr %581, i64 %604
  %606 = load double, ptr %605, align 8, !tbaa !20
  %607 = fmul contract double %582, %606
  %608 = getelementptr inbounds double, ptr %535, i64 %604
  %609 = load double, ptr %608, align 8, !tbaa !20
  %610 = fadd contract double %609, %607
  store double %610, ptr %608, align 8, !tbaa !20
  %611 = add nuw nsw i64 %604, 1
  %612 = icmp eq i64 %611, %528
  br i1 %612, label %600, label %603, !llvm.loop !201

613:                                              ; preds = %600, %538, %559
  br i1 %525, label %524, label %614, !llvm.loop !188

614:                                              ; preds = %613, %524
  br i1 %339, label %619, label %615

615:                                              ; preds = %619, %614
  %616 = phi double [ %331, %614 ], [ %632, %619 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #12
  %617 = add nuw nsw i64 %332, 1
  %618 = icmp eq i64 %617, %1
  br i1 %618, label %635, label %330, !llvm.loop !202

619:                                              ; preds = %614, %619
  %620 = phi i64 [ %633, %619 ], [ 0, %614 ]
  %621 = phi double [ %632, %619 ], [ %331, %614 ]
  %622 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %620
  %623 = load double, ptr %622, align 8, !tbaa !20
  %624 = getelementptr inbounds double, ptr %336, i64 %620
  %625 = load double, ptr %624, align 8, !tbaa !20
  %626 = fadd contract double %623, %625
  store double %626, ptr %624, align 8, !tbaa !20
  %627 = tail call contract double @llvm.fabs.f64(double %623)
  %628 = shl nsw i64 %620, 2
  %629 = getelementptr inbounds %struct.Active, ptr %0, i64 %332, i32 7, i64 %628
  %630 = load double, ptr %629, align 8, !tbaa !20
  %631 = fmul contract double %627, %630
  %632 = tail call contract double @llvm.maxnum.f64(double %621, double %631)
  %633 = add nuw nsw i64 %620, 1
  %634 = icmp eq i64 %633, %338
  br i1 %634, label %615, label %619, !llvm.loop !203

635:                                              ; preds = %615, %328
  %636 = phi double [ 0.000000e+00, %328 ], [ %616, %615 ]
  %637 = add nuw nsw i64 %329, 1
  %638 = load double, ptr %207, align 8, !tbaa !20
  %639 = fadd contract double %638, 1.000000e+00
  store double %639, ptr %207, align 8, !tbaa !20
  %640 = icmp slt i64 %637, %4
  %641 = fcmp contract ogt double %636, %200
  %642 = select i1 %640, i1 %641, i1 false
  br i1 %642, label %328, label %643, !llvm.loop !204

643:                                              ; preds = %635, %327
  %644 = phi double [ 0x7FF0000000000000, %327 ], [ %636, %635 ]
  %645 = phi i1 [ %202, %327 ], [ %641, %635 ]
  %646 = uitofp i1 %645 to double
  %647 = load double, ptr %204, align 8, !tbaa !20
  %648 = fadd contract double %647, %646
  store double %648, ptr %204, align 8, !tbaa !20
  br i1 %13, label %649, label %780

649:                                              ; preds = %643, %660
  %650 = phi i64 [ %662, %660 ], [ 0, %643 ]
  %651 = phi double [ %661, %660 ], [ 0.000000e+00, %643 ]
  %652 = getelementptr inbounds %struct.Active, ptr %0, i64 %650, i32 1
  %653 = load i64, ptr %652, align 8, !tbaa !85
  %654 = icmp sgt i64 %653, 0
  br i1 %654, label %655, label %660

655:                                              ; preds = %649
  %656 = getelementptr inbounds %struct.Active, ptr %0, i64 %650
  %657 = load i64, ptr %656, align 8, !tbaa !74
  %658 = shl nsw i64 %657, 2
  %659 = getelementptr double, ptr %2, i64 %658
  br label %664

660:                                              ; preds = %748, %649
  %661 = phi double [ %651, %649 ], [ %753, %748 ]
  %662 = add nuw nsw i64 %650, 1
  %663 = icmp eq i64 %662, %1
  br i1 %663, label %756, label %649, !llvm.loop !205

664:                                              ; preds = %748, %655
  %665 = phi i64 [ 0, %655 ], [ %754, %748 ]
  %666 = phi double [ %651, %655 ], [ %753, %748 ]
  %667 = getelementptr double, ptr %659, i64 %665
  %668 = load double, ptr %667, align 8, !tbaa !20
  %669 = getelementptr inbounds %struct.Active, ptr %0, i64 %650, i32 8, i64 %665
  %670 = load double, ptr %669, align 8, !tbaa !20
  %671 = getelementptr inbounds %struct.Active, ptr %0, i64 %650, i32 6, i64 %665
  %672 = load double, ptr %671, align 8, !tbaa !20
  br label %673

673:                                              ; preds = %745, %664
  %674 = phi i1 [ true, %664 ], [ false, %745 ]
  %675 = phi i64 [ 0, %664 ], [ 1, %745 ]
  %676 = phi double [ %672, %664 ], [ %747, %745 ]
  %677 = getelementptr inbounds %struct.Active, ptr %0, i64 %650, i32 3, i64 %675
  %678 = load i64, ptr %677, align 8, !tbaa !33
  %679 = icmp eq i64 %678, 0
  br i1 %679, label %748, label %680

680:                                              ; preds = %673
  %681 = getelementptr inbounds %struct.Active, ptr %0, i64 %650, i32 4, i64 %675
  %682 = load ptr, ptr %681, align 8, !tbaa !76
  %683 = mul nsw i64 %678, %665
  %684 = getelementptr inbounds double, ptr %682, i64 %683
  %685 = getelementptr inbounds %struct.Active, ptr %0, i64 %650, i32 2, i64 %675
  %686 = load i64, ptr %685, align 8, !tbaa !33
  %687 = getelementptr inbounds double, ptr %3, i64 %686
  %688 = icmp eq i64 %678, 6
  br i1 %688, label %691, label %689

689:                                              ; preds = %680
  %690 = icmp sgt i64 %678, 0
  br i1 %690, label %734, label %745

691:                                              ; preds = %680
  %692 = load double, ptr %684, align 8, !tbaa !20
  %693 = load double, ptr %687, align 8, !tbaa !20
  %694 = getelementptr inbounds double, ptr %684, i64 1
  %695 = load double, ptr %694, align 8, !tbaa !20
  %696 = getelementptr inbounds double, ptr %687, i64 1
  %697 = load double, ptr %696, align 8, !tbaa !20
  %698 = getelementptr inbounds double, ptr %684, i64 2
  %699 = load double, ptr %698, align 8, !tbaa !20
  %700 = getelementptr inbounds double, ptr %687, i64 2
  %701 = load double, ptr %700, align 8, !tbaa !20
  %702 = getelementptr inbounds double, ptr %684, i64 3
  %703 = load double, ptr %702, align 8, !tbaa !20
  %704 = getelementptr inbounds double, ptr %687, i64 3
  %705 = load double, ptr %704, align 8, !tbaa !20
  %706 = getelementptr inbounds double, ptr %684, i64 4
  %707 = load double, ptr %706, align 8, !tbaa !20
  %708 = getelementptr inbounds double, ptr %687, i64 4
  %709 = load double, ptr %708, align 8, !tbaa !20
  %710 = getelementptr inbounds double, ptr %684, i64 5
  %711 = load double, ptr %710, align 8, !tbaa !20
  %712 = getelementptr inbounds double, ptr %687, i64 5
  %713 = load double, ptr %712, align 8, !tbaa !20
  %714 = insertelement <2 x double> poison, double %692, i64 0
  %715 = insertelement <2 x double> %714, double %703, i64 1
  %716 = insertelement <2 x double> poison, double %693, i64 0
  %717 = insertelement <2 x double> %716, double %705, i64 1
  %718 = fmul contract <2 x double> %715, %717
  %719 = insertelement <2 x double> poison, double %695, i64 0
  %720 = insertelement <2 x double> %719, double %707, i64 1
  %721 = insertelement <2 x double> poison, double %697, i64 0
  %722 = insertelement <2 x double> %721, double %709, i64 1
  %723 = fmul contract <2 x double> %720, %722
  %724 = fadd contract <2 x double> %718, %723
  %725 = insertelement <2 x double> poison, double %699, i64 0
  %726 = insertelement <2 x double> %725, double %711, i64 1
  %727 = insertelement <2 x double> poison, double %701, i64 0
  %728 = insertelement <2 x double> %727, double %713, i64 1
  %729 = fmul contract <2 x double> %726, %728
  %730 = fadd contract <2 x double> %724, %729
  %731 = shufflevector <2 x double> %730, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %732 = fadd contract <2 x double> %730, %731
  %733 = extractelement <2 x double> %732, i64 0
  br label %745

734:                                              ; preds = %689, %734
  %735 = phi i64 [ %743, %734 ], [ 0, %689 ]
  %736 = phi double [ %742, %734 ], [ 0.000000e+00, %689 ]
  %737 = getelementptr inbounds double, ptr %684, i64 %735
  %738 = load double, ptr %737, align 8, !tbaa !20
  %739 = getelementptr inbounds double, ptr %687, i64 %735
  %740 = load double, ptr %739, align 8, !tbaa !20
  %741 = fmul contract double %738, %740
  %742 = fadd contract double %736, %741
  %743 = add nuw nsw i64 %735, 1
  %744 = icmp eq i64 %743, %678
  br i1 %744, label %745, label %734, !llvm.loop !158

745:                                              ; preds = %734, %691, %689
  %746 = phi double [ %733, %691 ], [ 0.000000e+00, %689 ], [ %742, %734 ]
  %747 = fadd contract double %676, %746
  br i1 %674, label %673, label %748, !llvm.loop !159

748:                                              ; preds = %745, %673
  %749 = phi double [ %747, %745 ], [ %676, %673 ]
  %750 = fadd contract double %670, %749
  %751 = fmul contract double %668, %750
  %752 = fmul contract double %751, 5.000000e-01
  %753 = fadd contract double %666, %752
  %754 = add nuw nsw i64 %665, 1
  %755 = icmp eq i64 %754, %653
  br i1 %755, label %660, label %664, !llvm.loop !206

756:                                              ; preds = %660, %767
  %757 = phi i64 [ %769, %767 ], [ 0, %660 ]
  %758 = phi double [ %768, %767 ], [ 0.000000e+00, %660 ]
  %759 = getelementptr inbounds %struct.Active, ptr %0, i64 %757, i32 1
  %760 = load i64, ptr %759, align 8, !tbaa !85
  %761 = icmp sgt i64 %760, 0
  br i1 %761, label %762, label %767

762:                                              ; preds = %756
  %763 = getelementptr inbounds %struct.Active, ptr %0, i64 %757
  %764 = load i64, ptr %763, align 8, !tbaa !74
  %765 = shl nsw i64 %764, 2
  %766 = getelementptr double, ptr %2, i64 %765
  br label %771

767:                                              ; preds = %771, %756
  %768 = phi double [ %758, %756 ], [ %777, %771 ]
  %769 = add nuw nsw i64 %757, 1
  %770 = icmp eq i64 %769, %1
  br i1 %770, label %780, label %756, !llvm.loop !207

771:                                              ; preds = %771, %762
  %772 = phi i64 [ 0, %762 ], [ %778, %771 ]
  %773 = phi double [ %758, %762 ], [ %777, %771 ]
  %774 = getelementptr double, ptr %766, i64 %772
  %775 = load double, ptr %774, align 8, !tbaa !20
  %776 = tail call contract double @llvm.fabs.f64(double %775)
  %777 = fadd contract double %773, %776
  %778 = add nuw nsw i64 %772, 1
  %779 = icmp eq i64 %778, %760
  br i1 %779, label %767, label %771, !llvm.loop !208

780:                                              ; preds = %767, %643
  %781 = phi double [ 0.000000e+00, %643 ], [ %661, %767 ]
  %782 = phi double [ 0.000000e+00, %643 ], [ %768, %767 ]
  %783 = fmul contract double %205, %782
  %784 = fcmp contract ogt double %781, %783
  %785 = fcmp contract une double %326, %324
  %786 = fcmp contract une double %326, 1.000000e+00
  %787 = select i1 %786, i1 true, i1 %784
  %788 = select i1 %785, i1 %787, i1 false
  br i1 %788, label %804, label %812

789:                                              ; preds = %323, %799
  %790 = phi i64 [ %802, %799 ], [ 0, %323 ]
  %791 = getelementptr inbounds %struct.Active, ptr %0, i64 %790, i32 8
  %792 = load double, ptr %791, align 8, !tbaa !20
  %793 = fcmp contract olt double %792, 0.000000e+00
  br i1 %793, label %794, label %799

794:                                              ; preds = %789
  %795 = getelementptr inbounds %struct.Active, ptr %0, i64 %790, i32 10
  %796 = load double, ptr %795, align 8, !tbaa !77
  %797 = fmul contract double %326, %796
  %798 = fmul contract double %792, %797
  br label %799

799:                                              ; preds = %789, %794
  %800 = phi contract double [ %798, %794 ], [ 0.000000e+00, %789 ]
  %801 = getelementptr inbounds %struct.Active, ptr %0, i64 %790, i32 11
  store double %800, ptr %801, align 8, !tbaa !190
  %802 = add nuw nsw i64 %790, 1
  %803 = icmp eq i64 %802, %1
  br i1 %803, label %327, label %789, !llvm.loop !209

804:                                              ; preds = %780
  %805 = select i1 %784, double %324, double %326
  %806 = select i1 %784, double %326, double %325
  %807 = fsub contract double %806, %805
  %808 = fcmp contract olt double %807, 1.000000e-02
  %809 = fadd contract double %805, %806
  %810 = fmul contract double %809, 5.000000e-01
  %811 = select contract i1 %808, double %805, double %810
  br label %323, !llvm.loop !210

812:                                              ; preds = %780
  %813 = tail call contract double @llvm.maxnum.f64(double %644, double %200)
  %814 = fmul contract double %813, 1.000000e+01
  br i1 %13, label %815, label %934

815:                                              ; preds = %812, %931
  %816 = phi i64 [ %932, %931 ], [ 0, %812 ]
  %817 = getelementptr inbounds %struct.Active, ptr %0, i64 %816
  %818 = load i64, ptr %817, align 8, !tbaa !74
  %819 = shl nsw i64 %818, 2
  %820 = getelementptr inbounds double, ptr %2, i64 %819
  %821 = getelementptr inbounds %struct.Active, ptr %0, i64 %816, i32 1
  %822 = load i64, ptr %821, align 8, !tbaa !85
  %823 = icmp sgt i64 %822, 1
  br i1 %823, label %834, label %824

824:                                              ; preds = %914, %815
  %825 = phi <2 x double> [ zeroinitializer, %815 ], [ %921, %914 ]
  %826 = extractelement <2 x double> %825, i64 0
  %827 = tail call contract double @llvm.sqrt.f64(double %826)
  %828 = getelementptr inbounds %struct.Active, ptr %0, i64 %816, i32 12
  %829 = load double, ptr %828, align 8, !tbaa !81
  %830 = load double, ptr %820, align 8, !tbaa !20
  %831 = fmul contract double %829, %830
  %832 = fmul contract double %831, 0x3FEFFFFDE7210BE9
  %833 = fcmp contract olt double %827, %832
  br i1 %833, label %928, label %924

834:                                              ; preds = %815, %914
  %835 = phi i64 [ %922, %914 ], [ 1, %815 ]
  %836 = phi <2 x double> [ %921, %914 ], [ zeroinitializer, %815 ]
  %837 = getelementptr inbounds %struct.Active, ptr %0, i64 %816, i32 6, i64 %835
  %838 = load double, ptr %837, align 8, !tbaa !20
  br label %839

839:                                              ; preds = %911, %834
  %840 = phi i1 [ true, %834 ], [ false, %911 ]
  %841 = phi i64 [ 0, %834 ], [ 1, %911 ]
  %842 = phi double [ %838, %834 ], [ %913, %911 ]
  %843 = getelementptr inbounds %struct.Active, ptr %0, i64 %816, i32 3, i64 %841
  %844 = load i64, ptr %843, align 8, !tbaa !33
  %845 = icmp eq i64 %844, 0
  br i1 %845, label %914, label %846

846:                                              ; preds = %839
  %847 = getelementptr inbounds %struct.Active, ptr %0, i64 %816, i32 4, i64 %841
  %848 = load ptr, ptr %847, align 8, !tbaa !76
  %849 = mul nsw i64 %844, %835
  %850 = getelementptr inbounds double, ptr %848, i64 %849
  %851 = getelementptr inbounds %struct.Active, ptr %0, i64 %816, i32 2, i64 %841
  %852 = load i64, ptr %851, align 8, !tbaa !33
  %853 = getelementptr inbounds double, ptr %3, i64 %852
  %854 = icmp eq i64 %844, 6
  br i1 %854, label %857, label %855

855:                                              ; preds = %846
  %856 = icmp sgt i64 %844, 0
  br i1 %856, label %900, label %911

857:                                              ; preds = %846
  %858 = load double, ptr %850, align 8, !tbaa !20
  %859 = load double, ptr %853, align 8, !tbaa !20
  %860 = getelementptr inbounds double, ptr %850, i64 1
  %861 = load double, ptr %860, align 8, !tbaa !20
  %862 = getelementptr inbounds double, ptr %853, i64 1
  %863 = load double, ptr %862, align 8, !tbaa !20
  %864 = getelementptr inbounds double, ptr %850, i64 2
  %865 = load double, ptr %864, align 8, !tbaa !20
  %866 = getelementptr inbounds double, ptr %853, i64 2
  %867 = load double, ptr %866, align 8, !tbaa !20
  %868 = getelementptr inbounds double, ptr %850, i64 3
  %869 = load double, ptr %868, align 8, !tbaa !20
  %870 = getelementptr inbounds double, ptr %853, i64 3
  %871 = load double, ptr %870, align 8, !tbaa !20
  %872 = getelementptr inbounds double, ptr %850, i64 4
  %873 = load double, ptr %872, align 8, !tbaa !20
  %874 = getelementptr inbounds double, ptr %853, i64 4
  %875 = load double, ptr %874, align 8, !tbaa !20
  %876 = getelementptr inbounds double, ptr %850, i64 5
  %877 = load double, ptr %876, align 8, !tbaa !20
  %878 = getelementptr inbounds double, ptr %853, i64 5
  %879 = load double, ptr %878, align 8, !tbaa !20
  %880 = insertelement <2 x double> poison, double %858, i64 0
  %881 = insertelement <2 x double> %880, double %869, i64 1
  %882 = insertelement <2 x double> poison, double %859, i64 0
  %883 = insertelement <2 x double> %882, double %871, i64 1
  %884 = fmul contract <2 x double> %881, %883
  %885 = insertelement <2 x double> poison, double %861, i64 0
  %886 = insertelement <2 x double> %885, double %873, i64 1
  %887 = insertelement <2 x double> poison, double %863, i64 0
  %888 = insertelement <2 x double> %887, double %875, i64 1
  %889 = fmul contract <2 x double> %886, %888
  %890 = fadd contract <2 x double> %884, %889
  %891 = insertelement <2 x double> poison, double %865, i64 0
  %892 = insertelement <2 x double> %891, double %877, i64 1
  %893 = insertelement <2 x double> poison, double %867, i64 0
  %894 = insertelement <2 x double> %893, double %879, i64 1
  %895 = fmul contract <2 x double> %892, %894
  %896 = fadd contract <2 x double> %890, %895
  %897 = shufflevector <2 x double> %896, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %898 = fadd contract <2 x double> %896, %897
  %899 = extractelement <2 x double> %898, i64 0
  br label %911

900:                                              ; preds = %855, %900
  %901 = phi i64 [ %909, %900 ], [ 0, %855 ]
  %902 = phi double [ %908, %900 ], [ 0.000000e+00, %855 ]
  %903 = getelementptr inbounds double, ptr %850, i64 %901
  %904 = load double, ptr %903, align 8, !tbaa !20
  %905 = getelementptr inbounds double, ptr %853, i64 %901
  %906 = load double, ptr %905, align 8, !tbaa !20
  %907 = fmul contract double %904, %906
  %908 = fadd contract double %902, %907
  %909 = add nuw nsw i64 %901, 1
  %910 = icmp eq i64 %909, %844
  br i1 %910, label %911, label %900, !llvm.loop !158

911:                                              ; preds = %900, %857, %855
  %912 = phi double [ %899, %857 ], [ 0.000000e+00, %855 ], [ %908, %900 ]
  %913 = fadd contract double %842, %912
  br i1 %840, label %839, label %914, !llvm.loop !159

914:                                              ; preds = %911, %839
  %915 = phi double [ %913, %911 ], [ %842, %839 ]
  %916 = getelementptr inbounds double, ptr %820, i64 %835
  %917 = load double, ptr %916, align 8, !tbaa !20
  %918 = insertelement <2 x double> poison, double %917, i64 0
  %919 = insertelement <2 x double> %918, double %915, i64 1
  %920 = fmul contract <2 x double> %919, %919
  %921 = fadd contract <2 x double> %836, %920
  %922 = add nuw nsw i64 %835, 1
  %923 = icmp eq i64 %922, %822
  br i1 %923, label %824, label %834, !llvm.loop !211

924:                                              ; preds = %824
  %925 = extractelement <2 x double> %825, i64 1
  %926 = tail call contract double @llvm.sqrt.f64(double %925)
  %927 = fcmp contract ogt double %926, %814
  br i1 %927, label %928, label %931

928:                                              ; preds = %924, %824
  %929 = phi double [ 0.000000e+00, %824 ], [ 1.000000e+00, %924 ]
  %930 = getelementptr inbounds double, ptr %820, i64 3
  store double %929, ptr %930, align 8, !tbaa !20
  br label %931

931:                                              ; preds = %928, %924
  %932 = add nuw nsw i64 %816, 1
  %933 = icmp eq i64 %932, %1
  br i1 %933, label %934, label %815, !llvm.loop !212

934:                                              ; preds = %931, %812
  %935 = getelementptr inbounds double, ptr %6, i64 3
  %936 = load double, ptr %935, align 8, !tbaa !20
  %937 = sitofp i64 %1 to double
  %938 = tail call contract double @llvm.maxnum.f64(double %936, double %937)
  store double %938, ptr %935, align 8, !tbaa !20
  br label %939

939:                                              ; preds = %7, %934
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @move(ptr nocapture noundef %0, double noundef %1) unnamed_addr #6 {
  %3 = getelementptr inbounds double, ptr %0, i64 3
  %4 = load <2 x double>, ptr %3, align 8, !tbaa !20
  %5 = getelementptr inbounds double, ptr %0, i64 5
  %6 = load double, ptr %5, align 8, !tbaa !20
  %7 = getelementptr inbounds double, ptr %0, i64 6
  %8 = load double, ptr %7, align 8, !tbaa !20
  br label %71

9:                                                ; preds = %71
  %10 = getelementptr inbounds double, ptr %0, i64 10
  %11 = fmul contract double %1, 5.000000e-01
  %12 = load double, ptr %10, align 8, !tbaa !20
  %13 = getelementptr inbounds double, ptr %0, i64 11
  %14 = load <2 x double>, ptr %13, align 8, !tbaa !20
  %15 = insertelement <2 x double> poison, double %12, i64 0
  %16 = shufflevector <2 x double> %15, <2 x double> poison, <2 x i32> zeroinitializer
  %17 = fmul contract <2 x double> %4, %16
  %18 = shufflevector <2 x double> %17, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %19 = insertelement <2 x double> poison, double %6, i64 0
  %20 = shufflevector <2 x double> %19, <2 x double> poison, <2 x i32> zeroinitializer
  %21 = fmul contract <2 x double> %20, %14
  %22 = fadd contract <2 x double> %18, %21
  %23 = insertelement <2 x double> poison, double %8, i64 0
  %24 = shufflevector <2 x double> %23, <2 x double> poison, <2 x i32> zeroinitializer
  %25 = fmul contract <2 x double> %24, %14
  %26 = shufflevector <2 x double> %25, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %27 = fadd contract <2 x double> %22, %26
  %28 = fsub contract <2 x double> %22, %26
  %29 = shufflevector <2 x double> %27, <2 x double> %28, <2 x i32> <i32 0, i32 3>
  %30 = insertelement <2 x double> poison, double %11, i64 0
  %31 = shufflevector <2 x double> %30, <2 x double> poison, <2 x i32> zeroinitializer
  %32 = fmul contract <2 x double> %31, %29
  %33 = load <2 x double>, ptr %3, align 8, !tbaa !20
  %34 = fsub contract <2 x double> %33, %32
  %35 = fadd contract <2 x double> %33, %32
  %36 = shufflevector <2 x double> %34, <2 x double> %35, <2 x i32> <i32 0, i32 3>
  store <2 x double> %36, ptr %3, align 8, !tbaa !20
  %37 = insertelement <2 x double> %4, double %8, i64 1
  %38 = shufflevector <2 x double> %14, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %39 = insertelement <2 x double> %38, double %12, i64 1
  %40 = fmul contract <2 x double> %37, %39
  %41 = shufflevector <2 x double> %40, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %42 = shufflevector <2 x double> %14, <2 x double> poison, <2 x i32> zeroinitializer
  %43 = fmul contract <2 x double> %4, %42
  %44 = fadd contract <2 x double> %43, %41
  %45 = insertelement <2 x double> %4, double %6, i64 0
  %46 = insertelement <2 x double> %14, double %12, i64 0
  %47 = fmul contract <2 x double> %45, %46
  %48 = shufflevector <2 x double> %47, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %49 = fsub contract <2 x double> %44, %48
  %50 = fmul contract <2 x double> %31, %49
  %51 = load <2 x double>, ptr %5, align 8, !tbaa !20
  %52 = fadd contract <2 x double> %50, %51
  store <2 x double> %52, ptr %5, align 8, !tbaa !20
  %53 = fmul contract <2 x double> %36, %36
  %54 = shufflevector <2 x double> %53, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %55 = fadd contract <2 x double> %53, %54
  %56 = fmul contract <2 x double> %52, %52
  %57 = fadd contract <2 x double> %55, %56
  %58 = shufflevector <2 x double> %56, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %59 = fadd contract <2 x double> %57, %58
  %60 = extractelement <2 x double> %59, i64 0
  %61 = tail call contract double @llvm.sqrt.f64(double %60)
  %62 = insertelement <2 x double> poison, double %61, i64 0
  %63 = shufflevector <2 x double> %62, <2 x double> poison, <2 x i32> zeroinitializer
  br label %64

64:                                               ; preds = %64, %9
  %65 = phi i64 [ 0, %9 ], [ %69, %64 ]
  %66 = getelementptr inbounds double, ptr %3, i64 %65
  %67 = load <2 x double>, ptr %66, align 8, !tbaa !20
  %68 = fdiv contract <2 x double> %67, %63
  store <2 x double> %68, ptr %66, align 8, !tbaa !20
  %69 = add nuw i64 %65, 2
  %70 = icmp eq i64 %69, 4
  br i1 %70, label %81, label %64, !llvm.loop !213

71:                                               ; preds = %2, %71
  %72 = phi i64 [ 0, %2 ], [ %79, %71 ]
  %73 = getelementptr double, ptr %0, i64 %72
  %74 = getelementptr double, ptr %73, i64 7
  %75 = load double, ptr %74, align 8, !tbaa !20
  %76 = fmul contract double %75, %1
  %77 = load double, ptr %73, align 8, !tbaa !20
  %78 = fadd contract double %77, %76
  store double %78, ptr %73, align 8, !tbaa !20
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, 3
  br i1 %80, label %9, label %71, !llvm.loop !214

81:                                               ; preds = %64
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @evaluate(ptr nocapture noundef %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #1 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %5 = load ptr, ptr %4, align 8, !tbaa !215
  %6 = load i64, ptr %0, align 8, !tbaa !16
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !5
  %9 = add nsw i64 %8, %6
  %10 = shl i64 %9, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %2, i64 %10, i1 false)
  %11 = load ptr, ptr %4, align 8, !tbaa !215
  %12 = ptrtoint ptr %11 to i64
  %13 = load i64, ptr %0, align 8, !tbaa !16
  %14 = load i64, ptr %7, align 8, !tbaa !5
  %15 = getelementptr double, ptr %11, i64 %13
  %16 = getelementptr double, ptr %15, i64 %14
  store double %1, ptr %16, align 8, !tbaa !20
  %17 = getelementptr inbounds double, ptr %16, i64 1
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %19 = load i64, ptr %18, align 8, !tbaa !216
  switch i64 %19, label %130 [
    i64 1, label %20
    i64 2, label %125
  ]

20:                                               ; preds = %3
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %22 = load i64, ptr %21, align 8, !tbaa !217
  %23 = icmp sgt i64 %22, 2
  br i1 %23, label %27, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  %26 = load ptr, ptr %25, align 8, !tbaa !218
  br label %43

27:                                               ; preds = %20
  %28 = add nsw i64 %22, -1
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  %30 = load ptr, ptr %29, align 8, !tbaa !218
  br label %31

31:                                               ; preds = %31, %27
  %32 = phi i64 [ 1, %27 ], [ %41, %31 ]
  %33 = phi i64 [ %28, %27 ], [ %40, %31 ]
  %34 = add nsw i64 %33, %32
  %35 = sdiv i64 %34, 2
  %36 = getelementptr inbounds double, ptr %30, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !20
  %38 = fcmp contract ogt double %37, %1
  %39 = add nsw i64 %35, 1
  %40 = select i1 %38, i64 %35, i64 %33
  %41 = select i1 %38, i64 %32, i64 %39
  %42 = icmp slt i64 %41, %40
  br i1 %42, label %31, label %43, !llvm.loop !219

43:                                               ; preds = %31, %24
  %44 = phi ptr [ %26, %24 ], [ %30, %31 ]
  %45 = phi i64 [ 1, %24 ], [ %41, %31 ]
  %46 = add nsw i64 %45, -1
  %47 = getelementptr inbounds double, ptr %44, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !20
  %49 = fsub contract double %1, %48
  %50 = getelementptr inbounds double, ptr %44, i64 %45
  %51 = load double, ptr %50, align 8, !tbaa !20
  %52 = fsub contract double %51, %48
  %53 = fdiv contract double %49, %52
  %54 = fcmp contract olt double %53, 0.000000e+00
  %55 = fcmp contract ogt double %53, 1.000000e+00
  %56 = select contract i1 %55, double 1.000000e+00, double %53
  %57 = select contract i1 %54, double 0.000000e+00, double %56
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 4
  %59 = load i64, ptr %58, align 8, !tbaa !220
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %130

61:                                               ; preds = %43
  %62 = fsub contract double 1.000000e+00, %57
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
  %64 = load ptr, ptr %63, align 8, !tbaa !221
  %65 = mul nsw i64 %59, %46
  %66 = getelementptr double, ptr %64, i64 %65
  %67 = mul nsw i64 %59, %45
  %68 = getelementptr double, ptr %64, i64 %67
  %69 = icmp ult i64 %59, 20
  br i1 %69, label %111, label %70

70:                                               ; preds = %61
  %71 = ptrtoint ptr %64 to i64
  %72 = shl i64 %13, 3
  %73 = add i64 %72, %12
  %74 = shl i64 %14, 3
  %75 = add i64 %73, %74
  %76 = add i64 %75, 8
  %77 = mul i64 %45, %59
  %78 = shl i64 %77, 3
  %79 = add i64 %78, %71
  %80 = sub i64 %76, %79
  %81 = icmp ult i64 %80, 32
  %82 = add i64 %72, %12
  %83 = add i64 %82, %74
  %84 = add i64 %83, 8
  %85 = mul i64 %59, %46
  %86 = shl i64 %85, 3
  %87 = add i64 %86, %71
  %88 = sub i64 %84, %87
  %89 = icmp ult i64 %88, 32
  %90 = or i1 %81, %89
  br i1 %90, label %111, label %91

91:                                               ; preds = %70
  %92 = and i64 %59, 9223372036854775806
  %93 = insertelement <2 x double> poison, double %62, i64 0
  %94 = shufflevector <2 x double> %93, <2 x double> poison, <2 x i32> zeroinitializer
  %95 = insertelement <2 x double> poison, double %57, i64 0
  %96 = shufflevector <2 x double> %95, <2 x double> poison, <2 x i32> zeroinitializer
  br label %97

97:                                               ; preds = %97, %91
  %98 = phi i64 [ 0, %91 ], [ %107, %97 ]
  %99 = getelementptr double, ptr %66, i64 %98
  %100 = load <2 x double>, ptr %99, align 8, !tbaa !20
  %101 = fmul contract <2 x double> %94, %100
  %102 = getelementptr double, ptr %68, i64 %98
  %103 = load <2 x double>, ptr %102, align 8, !tbaa !20
  %104 = fmul contract <2 x double> %96, %103
  %105 = fadd contract <2 x double> %101, %104
  %106 = getelementptr inbounds double, ptr %17, i64 %98
  store <2 x double> %105, ptr %106, align 8, !tbaa !20
  %107 = add nuw i64 %98, 2
  %108 = icmp eq i64 %107, %92
  br i1 %108, label %109, label %97, !llvm.loop !222

109:                                              ; preds = %97
  %110 = icmp eq i64 %59, %92
  br i1 %110, label %130, label %111

111:                                              ; preds = %70, %61, %109
  %112 = phi i64 [ 0, %70 ], [ 0, %61 ], [ %92, %109 ]
  br label %113

113:                                              ; preds = %111, %113
  %114 = phi i64 [ %123, %113 ], [ %112, %111 ]
  %115 = getelementptr double, ptr %66, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !20
  %117 = fmul contract double %62, %116
  %118 = getelementptr double, ptr %68, i64 %114
  %119 = load double, ptr %118, align 8, !tbaa !20
  %120 = fmul contract double %57, %119
  %121 = fadd contract double %117, %120
  %122 = getelementptr inbounds double, ptr %17, i64 %114
  store double %121, ptr %122, align 8, !tbaa !20
  %123 = add nuw nsw i64 %114, 1
  %124 = icmp eq i64 %123, %59
  br i1 %124, label %130, label %113, !llvm.loop !223

125:                                              ; preds = %3
  %126 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %127 = load i64, ptr %126, align 8, !tbaa !224
  %128 = inttoptr i64 %127 to ptr
  tail call void %128(ptr noundef nonnull %17, ptr noundef nonnull %11, ptr noundef null) #12
  %129 = load ptr, ptr %4, align 8, !tbaa !215
  br label %130

130:                                              ; preds = %113, %109, %3, %43, %125
  %131 = phi ptr [ %11, %3 ], [ %11, %43 ], [ %129, %125 ], [ %11, %109 ], [ %11, %113 ]
  %132 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %133 = load i64, ptr %132, align 8, !tbaa !225
  %134 = inttoptr i64 %133 to ptr
  %135 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %136 = load ptr, ptr %135, align 8, !tbaa !19
  %137 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %138 = load i64, ptr %137, align 8, !tbaa !226
  %139 = inttoptr i64 %138 to ptr
  tail call void %134(ptr noundef %136, ptr noundef %131, ptr noundef %139) #12
  %140 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 159
  %141 = load double, ptr %140, align 8, !tbaa !227
  %142 = fadd contract double %141, 1.000000e+00
  store double %142, ptr %140, align 8, !tbaa !227
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @evaluate_there(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #1 {
  tail call fastcc void @evaluate(ptr noundef %0, double noundef %1, ptr noundef %2)
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8, !tbaa !5
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %7 = load ptr, ptr %6, align 8, !tbaa !228
  %8 = shl i64 %5, 3
  %9 = mul i64 %8, %5
  tail call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 %9, i1 false)
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = load i64, ptr %0, align 8, !tbaa !16
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %15 = load i64, ptr %14, align 8, !tbaa !43
  %16 = getelementptr inbounds double, ptr %13, i64 %15
  %17 = load i64, ptr %4, align 8, !tbaa !5
  %18 = getelementptr inbounds double, ptr %16, i64 %17
  %19 = icmp sgt i64 %15, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %3
  %21 = load ptr, ptr %6, align 8, !tbaa !228
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %23 = load ptr, ptr %22, align 8, !tbaa !44
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %25 = load ptr, ptr %24, align 8, !tbaa !45
  br label %41

26:                                               ; preds = %41, %3
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %28 = load ptr, ptr %27, align 8, !tbaa !102
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %30 = load i64, ptr %29, align 8, !tbaa !12
  %31 = mul i64 %30, %8
  tail call void @llvm.memset.p0.i64(ptr align 8 %28, i8 0, i64 %31, i1 false)
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %33 = load i64, ptr %32, align 8, !tbaa !52
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %70

35:                                               ; preds = %26
  %36 = load ptr, ptr %27, align 8, !tbaa !102
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 58
  %38 = load ptr, ptr %37, align 8, !tbaa !229
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 59
  %40 = load ptr, ptr %39, align 8, !tbaa !230
  br label %57

41:                                               ; preds = %41, %20
  %42 = phi i64 [ 0, %20 ], [ %55, %41 ]
  %43 = getelementptr inbounds double, ptr %13, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !20
  %45 = getelementptr inbounds i64, ptr %23, i64 %42
  %46 = load i64, ptr %45, align 8, !tbaa !33
  %47 = mul nsw i64 %46, %5
  %48 = getelementptr inbounds i64, ptr %25, i64 %42
  %49 = load i64, ptr %48, align 8, !tbaa !33
  %50 = getelementptr double, ptr %21, i64 %47
  %51 = getelementptr double, ptr %50, i64 %49
  store double %44, ptr %51, align 8, !tbaa !20
  %52 = mul nsw i64 %49, %5
  %53 = getelementptr double, ptr %21, i64 %52
  %54 = getelementptr double, ptr %53, i64 %46
  store double %44, ptr %54, align 8, !tbaa !20
  %55 = add nuw nsw i64 %42, 1
  %56 = icmp eq i64 %55, %15
  br i1 %56, label %26, label %41, !llvm.loop !231

57:                                               ; preds = %57, %35
  %58 = phi i64 [ 0, %35 ], [ %68, %57 ]
  %59 = getelementptr inbounds double, ptr %18, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !20
  %61 = getelementptr inbounds i64, ptr %38, i64 %58
  %62 = load i64, ptr %61, align 8, !tbaa !33
  %63 = mul nsw i64 %62, %5
  %64 = getelementptr inbounds i64, ptr %40, i64 %58
  %65 = load i64, ptr %64, align 8, !tbaa !33
  %66 = getelementptr double, ptr %36, i64 %63
  %67 = getelementptr double, ptr %66, i64 %65
  store double %60, ptr %67, align 8, !tbaa !20
  %68 = add nuw nsw i64 %58, 1
  %69 = icmp eq i64 %68, %33
  br i1 %69, label %70, label %57, !llvm.loop !232

70:                                               ; preds = %57, %26
  %71 = load i64, ptr %29, align 8, !tbaa !12
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  %73 = load i64, ptr %72, align 8, !tbaa !18
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %78, label %75

75:                                               ; preds = %70
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %77 = load i64, ptr %76, align 8, !tbaa !233
  br label %273

78:                                               ; preds = %70
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %80 = load ptr, ptr %79, align 8, !tbaa !234
  %81 = load i64, ptr %4, align 8, !tbaa !5
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  %83 = load ptr, ptr %82, align 8, !tbaa !235
  %84 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %85 = load ptr, ptr %84, align 8, !tbaa !236
  %86 = icmp sgt i64 %71, 0
  br i1 %86, label %87, label %93

87:                                               ; preds = %78
  %88 = load ptr, ptr %27, align 8, !tbaa !102
  %89 = icmp sgt i64 %81, 0
  %90 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 138
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 113
  br label %95

93:                                               ; preds = %133, %78
  %94 = icmp sgt i64 %81, 0
  br label %151

95:                                               ; preds = %133, %87
  %96 = phi i64 [ 0, %87 ], [ %134, %133 ]
  %97 = mul nsw i64 %96, %81
  %98 = getelementptr inbounds double, ptr %88, i64 %97
  br i1 %89, label %99, label %113

99:                                               ; preds = %95
  %100 = load ptr, ptr %90, align 8, !tbaa !237
  br label %101

101:                                              ; preds = %101, %99
  %102 = phi i64 [ 0, %99 ], [ %111, %101 ]
  %103 = phi double [ 0.000000e+00, %99 ], [ %110, %101 ]
  %104 = getelementptr inbounds double, ptr %98, i64 %102
  %105 = load double, ptr %104, align 8, !tbaa !20
  %106 = fmul contract double %105, %105
  %107 = getelementptr inbounds double, ptr %100, i64 %102
  %108 = load double, ptr %107, align 8, !tbaa !20
  %109 = fmul contract double %106, %108
  %110 = fadd contract double %103, %109
  %111 = add nuw nsw i64 %102, 1
  %112 = icmp eq i64 %111, %81
  br i1 %112, label %113, label %101, !llvm.loop !238

113:                                              ; preds = %101, %95
  %114 = phi double [ 0.000000e+00, %95 ], [ %110, %101 ]
  %115 = icmp slt i64 %96, %71
  br i1 %115, label %116, label %121

116:                                              ; preds = %113
  %117 = load ptr, ptr %91, align 8, !tbaa !239
  %118 = getelementptr inbounds double, ptr %117, i64 %96
  %119 = load double, ptr %118, align 8, !tbaa !20
  %120 = fcmp contract ogt double %119, 0.000000e+00
  br i1 %120, label %122, label %121

121:                                              ; preds = %116, %113
  br label %122

122:                                              ; preds = %121, %116
  %123 = phi contract double [ %114, %121 ], [ %119, %116 ]
  %124 = fcmp contract ogt double %123, 0.000000e+00
  %125 = fdiv contract double %114, %123
  %126 = select contract i1 %124, double %125, double 0.000000e+00
  %127 = getelementptr inbounds double, ptr %83, i64 %96
  store double %126, ptr %127, align 8, !tbaa !20
  %128 = fcmp contract ogt double %126, 0.000000e+00
  %129 = and i1 %89, %128
  br i1 %129, label %130, label %133

130:                                              ; preds = %122
  %131 = load ptr, ptr %92, align 8, !tbaa !240
  %132 = tail call contract double @llvm.sqrt.f64(double %123)
  br label %136

133:                                              ; preds = %136, %122
  %134 = add nuw nsw i64 %96, 1
  %135 = icmp eq i64 %134, %71
  br i1 %135, label %93, label %95, !llvm.loop !241

136:                                              ; preds = %136, %130
  %137 = phi i64 [ 0, %130 ], [ %146, %136 ]
  %138 = add nsw i64 %137, %97
  %139 = getelementptr inbounds double, ptr %88, i64 %138
  %140 = load double, ptr %139, align 8, !tbaa !20
  %141 = getelementptr inbounds double, ptr %131, i64 %137
  %142 = load double, ptr %141, align 8, !tbaa !20
  %143 = fmul contract double %140, %142
  %144 = fdiv contract double %143, %132
  %145 = getelementptr inbounds double, ptr %85, i64 %138
  store double %144, ptr %145, align 8, !tbaa !20
  %146 = add nuw nsw i64 %137, 1
  %147 = load double, ptr %127, align 8, !tbaa !20
  %148 = fcmp contract ogt double %147, 0.000000e+00
  %149 = icmp slt i64 %146, %81
  %150 = select i1 %148, i1 %149, i1 false
  br i1 %150, label %136, label %133, !llvm.loop !242

151:                                              ; preds = %190, %93
  %152 = phi i64 [ %193, %190 ], [ %71, %93 ]
  %153 = phi i64 [ %191, %190 ], [ 0, %93 ]
  %154 = tail call i64 @llvm.smin.i64(i64 %152, i64 %71)
  br label %156

155:                                              ; preds = %156
  br i1 %157, label %164, label %183

156:                                              ; preds = %164, %151
  %157 = phi i1 [ true, %151 ], [ false, %164 ]
  %158 = select i1 %157, i64 0, i64 %152
  %159 = select i1 %157, i64 %154, i64 %71
  %160 = icmp slt i64 %158, %159
  br i1 %160, label %165, label %155

161:                                              ; preds = %178
  %162 = icmp slt i64 %179, 0
  %163 = and i1 %157, %162
  br i1 %163, label %164, label %182

164:                                              ; preds = %161, %155
  br label %156, !llvm.loop !243

165:                                              ; preds = %156, %178
  %166 = phi i64 [ %180, %178 ], [ %158, %156 ]
  %167 = phi i64 [ %179, %178 ], [ -1, %156 ]
  %168 = getelementptr inbounds double, ptr %83, i64 %166
  %169 = load double, ptr %168, align 8, !tbaa !20
  %170 = fcmp contract ogt double %169, 0x3DA5FD7FE1796495
  br i1 %170, label %171, label %178

171:                                              ; preds = %165
  %172 = icmp slt i64 %167, 0
  br i1 %172, label %177, label %173

173:                                              ; preds = %171
  %174 = getelementptr inbounds double, ptr %83, i64 %167
  %175 = load double, ptr %174, align 8, !tbaa !20
  %176 = fcmp contract ogt double %169, %175
  br i1 %176, label %177, label %178

177:                                              ; preds = %173, %171
  br label %178

178:                                              ; preds = %177, %173, %165
  %179 = phi i64 [ %166, %177 ], [ %167, %173 ], [ %167, %165 ]
  %180 = add nsw i64 %166, 1
  %181 = icmp eq i64 %180, %159
  br i1 %181, label %161, label %165, !llvm.loop !244

182:                                              ; preds = %161
  br i1 %162, label %183, label %185

183:                                              ; preds = %182, %155
  %184 = icmp eq i64 %153, 0
  br i1 %184, label %241, label %233

185:                                              ; preds = %182
  %186 = mul nsw i64 %179, %81
  %187 = getelementptr inbounds double, ptr %85, i64 %186
  %188 = getelementptr inbounds double, ptr %83, i64 %179
  %189 = load double, ptr %188, align 8, !tbaa !20
  store double 0.000000e+00, ptr %188, align 8, !tbaa !20
  br i1 %86, label %194, label %190

190:                                              ; preds = %230, %185
  %191 = add nuw nsw i64 %153, 1
  %192 = getelementptr inbounds i64, ptr %80, i64 %153
  store i64 %179, ptr %192, align 8, !tbaa !33
  %193 = load i64, ptr %29, align 8, !tbaa !12
  br label %151, !llvm.loop !245

194:                                              ; preds = %185, %230
  %195 = phi i64 [ %231, %230 ], [ 0, %185 ]
  %196 = getelementptr inbounds double, ptr %83, i64 %195
  %197 = load double, ptr %196, align 8, !tbaa !20
  %198 = fcmp contract oeq double %197, 0.000000e+00
  br i1 %198, label %230, label %199

199:                                              ; preds = %194
  %200 = mul nsw i64 %195, %81
  %201 = getelementptr inbounds double, ptr %85, i64 %200
  br i1 %94, label %204, label %215

202:                                              ; preds = %204
  %203 = fdiv contract double %212, %189
  br label %217

204:                                              ; preds = %199, %204
  %205 = phi i64 [ %213, %204 ], [ 0, %199 ]
  %206 = phi double [ %212, %204 ], [ 0.000000e+00, %199 ]
  %207 = getelementptr inbounds double, ptr %201, i64 %205
  %208 = load double, ptr %207, align 8, !tbaa !20
  %209 = getelementptr inbounds double, ptr %187, i64 %205
  %210 = load double, ptr %209, align 8, !tbaa !20
  %211 = fmul contract double %208, %210
  %212 = fadd contract double %206, %211
  %213 = add nuw nsw i64 %205, 1
  %214 = icmp eq i64 %213, %81
  br i1 %214, label %202, label %204, !llvm.loop !246

215:                                              ; preds = %217, %199
  %216 = phi double [ 0.000000e+00, %199 ], [ %227, %217 ]
  store double %216, ptr %196, align 8, !tbaa !20
  br label %230

217:                                              ; preds = %217, %202
  %218 = phi i64 [ 0, %202 ], [ %228, %217 ]
  %219 = phi double [ 0.000000e+00, %202 ], [ %227, %217 ]
  %220 = getelementptr inbounds double, ptr %187, i64 %218
  %221 = load double, ptr %220, align 8, !tbaa !20
  %222 = fmul contract double %203, %221
  %223 = getelementptr inbounds double, ptr %201, i64 %218
  %224 = load double, ptr %223, align 8, !tbaa !20
  %225 = fsub contract double %224, %222
  store double %225, ptr %223, align 8, !tbaa !20
  %226 = fmul contract double %225, %225
  %227 = fadd contract double %219, %226
  %228 = add nuw nsw i64 %218, 1
  %229 = icmp eq i64 %228, %81
  br i1 %229, label %215, label %217, !llvm.loop !247

230:                                              ; preds = %215, %194
  %231 = add nuw nsw i64 %195, 1
  %232 = icmp eq i64 %231, %71
  br i1 %232, label %190, label %194, !llvm.loop !248

233:                                              ; preds = %183, %238
  %234 = phi i64 [ %239, %238 ], [ 0, %183 ]
  %235 = getelementptr inbounds i64, ptr %80, i64 %234
  %236 = load i64, ptr %235, align 8, !tbaa !33
  %237 = icmp slt i64 %236, %152
  br i1 %237, label %238, label %241

238:                                              ; preds = %233
  %239 = add nuw nsw i64 %234, 1
  %240 = icmp eq i64 %239, %153
  br i1 %240, label %241, label %233, !llvm.loop !249

241:                                              ; preds = %238, %233, %183
  %242 = phi i64 [ 0, %183 ], [ %153, %238 ], [ %234, %233 ]
  %243 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %244 = load i64, ptr %243, align 8, !tbaa !250
  %245 = icmp slt i64 %242, %244
  br i1 %245, label %246, label %257

246:                                              ; preds = %241
  %247 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 160
  store double 0.000000e+00, ptr %247, align 8, !tbaa !251
  %248 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 164
  store double 0.000000e+00, ptr %248, align 8, !tbaa !252
  %249 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %250 = load ptr, ptr %249, align 8, !tbaa !215
  %251 = load i64, ptr %0, align 8, !tbaa !16
  %252 = load i64, ptr %4, align 8, !tbaa !5
  %253 = getelementptr double, ptr %250, i64 %251
  %254 = getelementptr double, ptr %253, i64 %252
  %255 = load double, ptr %254, align 8, !tbaa !20
  %256 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 161
  store double %255, ptr %256, align 8, !tbaa !253
  br label %262

257:                                              ; preds = %241
  store i64 %242, ptr %243, align 8, !tbaa !250
  %258 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %259 = load ptr, ptr %258, align 8, !tbaa !254
  %260 = shl i64 %242, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %259, ptr align 8 %80, i64 %260, i1 false)
  %261 = load i64, ptr %243, align 8, !tbaa !250
  br label %262

262:                                              ; preds = %257, %246
  %263 = phi i64 [ %261, %257 ], [ %244, %246 ]
  %264 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %265 = load ptr, ptr %264, align 8, !tbaa !254
  %266 = getelementptr inbounds i64, ptr %265, i64 %263
  %267 = getelementptr inbounds i64, ptr %80, i64 %242
  %268 = sub nsw i64 %153, %242
  %269 = shl i64 %268, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %266, ptr align 8 %267, i64 %269, i1 false)
  %270 = load i64, ptr %243, align 8, !tbaa !250
  %271 = add i64 %270, %268
  %272 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 %271, ptr %272, align 8, !tbaa !233
  br label %273

273:                                              ; preds = %262, %75
  %274 = phi i64 [ %77, %75 ], [ %271, %262 ]
  %275 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 109
  %276 = load ptr, ptr %275, align 8, !tbaa !255
  %277 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 167
  store double 1.000000e+00, ptr %277, align 8, !tbaa !256
  %278 = icmp sgt i64 %274, 0
  br i1 %278, label %281, label %279

279:                                              ; preds = %273
  %280 = load i64, ptr %4, align 8, !tbaa !5
  br label %421

281:                                              ; preds = %273
  %282 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %283 = load ptr, ptr %282, align 8, !tbaa !254
  %284 = load ptr, ptr %27, align 8, !tbaa !102
  %285 = load i64, ptr %4, align 8, !tbaa !5
  %286 = icmp sgt i64 %285, 0
  %287 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %288 = add nuw i64 %274, 1
  %289 = load i64, ptr %29, align 8, !tbaa !12
  %290 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 138
  %291 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 137
  %292 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 140
  %293 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 164
  %294 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 160
  %295 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 161
  br label %296

296:                                              ; preds = %418, %281
  %297 = phi i64 [ 0, %281 ], [ %419, %418 ]
  %298 = getelementptr inbounds i64, ptr %283, i64 %297
  %299 = load i64, ptr %298, align 8, !tbaa !33
  %300 = mul nsw i64 %299, %285
  %301 = getelementptr inbounds double, ptr %284, i64 %300
  br i1 %286, label %302, label %316

302:                                              ; preds = %296
  %303 = load ptr, ptr %287, align 8, !tbaa !237
  br label %304

304:                                              ; preds = %304, %302
  %305 = phi i64 [ 0, %302 ], [ %314, %304 ]
  %306 = phi double [ 0.000000e+00, %302 ], [ %313, %304 ]
  %307 = getelementptr inbounds double, ptr %301, i64 %305
  %308 = load double, ptr %307, align 8, !tbaa !20
  %309 = fmul contract double %308, %308
  %310 = getelementptr inbounds double, ptr %303, i64 %305
  %311 = load double, ptr %310, align 8, !tbaa !20
  %312 = fmul contract double %309, %311
  %313 = fadd contract double %306, %312
  %314 = add nuw nsw i64 %305, 1
  %315 = icmp eq i64 %314, %285
  br i1 %315, label %316, label %304, !llvm.loop !238

316:                                              ; preds = %304, %296
  %317 = phi double [ 0.000000e+00, %296 ], [ %313, %304 ]
  %318 = icmp eq i64 %297, 0
  br i1 %318, label %322, label %319

319:                                              ; preds = %316
  %320 = mul nsw i64 %297, %274
  %321 = getelementptr double, ptr %276, i64 %320
  br label %329

322:                                              ; preds = %358, %316
  %323 = phi double [ %317, %316 ], [ %370, %358 ]
  %324 = fcmp contract ogt double %323, 0.000000e+00
  %325 = select contract i1 %324, double %323, double 0.000000e+00
  %326 = mul i64 %297, %288
  %327 = getelementptr inbounds double, ptr %276, i64 %326
  store double %325, ptr %327, align 8, !tbaa !20
  %328 = icmp slt i64 %299, %289
  br i1 %328, label %388, label %418

329:                                              ; preds = %358, %319
  %330 = phi i64 [ 0, %319 ], [ %371, %358 ]
  %331 = phi double [ %317, %319 ], [ %370, %358 ]
  %332 = getelementptr inbounds i64, ptr %283, i64 %330
  %333 = load i64, ptr %332, align 8, !tbaa !33
  %334 = mul nsw i64 %333, %285
  %335 = getelementptr inbounds double, ptr %284, i64 %334
  br i1 %286, label %336, label %352

336:                                              ; preds = %329
  %337 = load ptr, ptr %287, align 8, !tbaa !237
  br label %338

338:                                              ; preds = %338, %336
  %339 = phi i64 [ 0, %336 ], [ %350, %338 ]
  %340 = phi double [ 0.000000e+00, %336 ], [ %349, %338 ]
  %341 = getelementptr inbounds double, ptr %301, i64 %339
  %342 = load double, ptr %341, align 8, !tbaa !20
  %343 = getelementptr inbounds double, ptr %335, i64 %339
  %344 = load double, ptr %343, align 8, !tbaa !20
  %345 = fmul contract double %342, %344
  %346 = getelementptr inbounds double, ptr %337, i64 %339
  %347 = load double, ptr %346, align 8, !tbaa !20
  %348 = fmul contract double %345, %347
  %349 = fadd contract double %340, %348
  %350 = add nuw nsw i64 %339, 1
  %351 = icmp eq i64 %350, %285
  br i1 %351, label %352, label %338, !llvm.loop !238

352:                                              ; preds = %338, %329
  %353 = phi double [ 0.000000e+00, %329 ], [ %349, %338 ]
  %354 = icmp eq i64 %330, 0
  br i1 %354, label %358, label %355

355:                                              ; preds = %352
  %356 = mul nsw i64 %330, %274
  %357 = getelementptr double, ptr %276, i64 %356
  br label %373

358:                                              ; preds = %373, %352
  %359 = phi double [ %353, %352 ], [ %385, %373 ]
  %360 = mul i64 %330, %288
  %361 = getelementptr inbounds double, ptr %276, i64 %360
  %362 = load double, ptr %361, align 8, !tbaa !20
  %363 = fcmp contract ogt double %362, 0.000000e+00
  %364 = fdiv contract double %359, %362
  %365 = select contract i1 %363, double %364, double 0.000000e+00
  %366 = getelementptr double, ptr %321, i64 %330
  store double %365, ptr %366, align 8, !tbaa !20
  %367 = fmul contract double %365, %365
  %368 = load double, ptr %361, align 8, !tbaa !20
  %369 = fmul contract double %368, %367
  %370 = fsub contract double %331, %369
  %371 = add nuw nsw i64 %330, 1
  %372 = icmp eq i64 %371, %297
  br i1 %372, label %322, label %329, !llvm.loop !257

373:                                              ; preds = %373, %355
  %374 = phi i64 [ 0, %355 ], [ %386, %373 ]
  %375 = phi double [ %353, %355 ], [ %385, %373 ]
  %376 = getelementptr double, ptr %321, i64 %374
  %377 = load double, ptr %376, align 8, !tbaa !20
  %378 = getelementptr double, ptr %357, i64 %374
  %379 = load double, ptr %378, align 8, !tbaa !20
  %380 = fmul contract double %377, %379
  %381 = mul i64 %374, %288
  %382 = getelementptr inbounds double, ptr %276, i64 %381
  %383 = load double, ptr %382, align 8, !tbaa !20
  %384 = fmul contract double %380, %383
  %385 = fsub contract double %375, %384
  %386 = add nuw nsw i64 %374, 1
  %387 = icmp eq i64 %386, %330
  br i1 %387, label %358, label %373, !llvm.loop !258

388:                                              ; preds = %322
  %389 = load ptr, ptr %290, align 8, !tbaa !239
  %390 = getelementptr inbounds double, ptr %389, i64 %299
  %391 = load double, ptr %390, align 8, !tbaa !20
  %392 = fcmp contract ogt double %391, 0.000000e+00
  %393 = select i1 %392, double %391, double 1.000000e+00
  %394 = fdiv contract double %325, %393
  %395 = load ptr, ptr %291, align 8, !tbaa !259
  %396 = getelementptr inbounds double, ptr %395, i64 %297
  %397 = load double, ptr %396, align 8, !tbaa !20
  %398 = fcmp contract ogt double %394, %397
  br i1 %398, label %399, label %400

399:                                              ; preds = %388
  store double %394, ptr %396, align 8, !tbaa !20
  br label %400

400:                                              ; preds = %399, %388
  %401 = phi double [ %394, %399 ], [ %397, %388 ]
  %402 = fcmp contract ogt double %401, 0.000000e+00
  %403 = fdiv contract double %394, %401
  %404 = select contract i1 %402, double %403, double 1.000000e+00
  %405 = load ptr, ptr %292, align 8, !tbaa !260
  %406 = getelementptr inbounds double, ptr %405, i64 %299
  store double %404, ptr %406, align 8, !tbaa !20
  %407 = load double, ptr %277, align 8, !tbaa !256
  %408 = fcmp contract olt double %404, %407
  br i1 %408, label %409, label %410

409:                                              ; preds = %400
  store double %404, ptr %277, align 8, !tbaa !256
  br label %410

410:                                              ; preds = %409, %400
  %411 = load double, ptr %293, align 8, !tbaa !252
  %412 = fcmp contract olt double %404, %411
  br i1 %412, label %413, label %414

413:                                              ; preds = %410
  store double %404, ptr %293, align 8, !tbaa !252
  br label %414

414:                                              ; preds = %413, %410
  %415 = load double, ptr %294, align 8, !tbaa !251
  %416 = fcmp contract olt double %404, %415
  br i1 %416, label %417, label %418

417:                                              ; preds = %414
  store double %404, ptr %294, align 8, !tbaa !251
  store double %1, ptr %295, align 8, !tbaa !253
  br label %418

418:                                              ; preds = %417, %414, %322
  %419 = add nuw nsw i64 %297, 1
  %420 = icmp eq i64 %419, %274
  br i1 %420, label %421, label %296, !llvm.loop !261

421:                                              ; preds = %418, %279
  %422 = phi i64 [ %280, %279 ], [ %285, %418 ]
  %423 = icmp sgt i64 %422, 0
  br i1 %423, label %424, label %430

424:                                              ; preds = %421
  %425 = load ptr, ptr %6, align 8, !tbaa !228
  %426 = add nuw i64 %422, 1
  %427 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %428 = load ptr, ptr %427, align 8, !tbaa !237
  %429 = sitofp i64 %422 to double
  br label %440

430:                                              ; preds = %440, %421
  %431 = phi double [ 0.000000e+00, %421 ], [ %450, %440 ]
  br i1 %278, label %432, label %499

432:                                              ; preds = %430
  %433 = load ptr, ptr %27, align 8, !tbaa !102
  %434 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %435 = load ptr, ptr %434, align 8, !tbaa !254
  %436 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %437 = add i64 %422, 1
  %438 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 111
  %439 = load ptr, ptr %438, align 8, !tbaa !262
  br label %453

440:                                              ; preds = %440, %424
  %441 = phi double [ 0.000000e+00, %424 ], [ %450, %440 ]
  %442 = phi i64 [ 0, %424 ], [ %451, %440 ]
  %443 = mul i64 %442, %426
  %444 = getelementptr inbounds double, ptr %425, i64 %443
  %445 = load double, ptr %444, align 8, !tbaa !20
  %446 = getelementptr inbounds double, ptr %428, i64 %442
  %447 = load double, ptr %446, align 8, !tbaa !20
  %448 = fmul contract double %445, %447
  %449 = fdiv contract double %448, %429
  %450 = fadd contract double %441, %449
  %451 = add nuw nsw i64 %442, 1
  %452 = icmp eq i64 %451, %422
  br i1 %452, label %430, label %440, !llvm.loop !263

453:                                              ; preds = %469, %432
  %454 = phi i64 [ 0, %432 ], [ %472, %469 ]
  %455 = getelementptr inbounds i64, ptr %435, i64 %454
  %456 = load i64, ptr %455, align 8, !tbaa !33
  %457 = mul nsw i64 %456, %422
  %458 = getelementptr inbounds double, ptr %433, i64 %457
  br i1 %423, label %459, label %469

459:                                              ; preds = %453
  %460 = load ptr, ptr %436, align 8, !tbaa !237
  %461 = load ptr, ptr %6, align 8, !tbaa !228
  br label %479

462:                                              ; preds = %479
  %463 = fcmp contract ogt double %494, 0.000000e+00
  br i1 %463, label %464, label %469

464:                                              ; preds = %462
  %465 = fcmp contract ogt double %496, 0.000000e+00
  %466 = fdiv contract double %496, %494
  %467 = select contract i1 %465, double %466, double %431
  %468 = fdiv contract double %467, %494
  br label %469

469:                                              ; preds = %464, %462, %453
  %470 = phi contract double [ %468, %464 ], [ 0.000000e+00, %462 ], [ 0.000000e+00, %453 ]
  %471 = getelementptr inbounds double, ptr %439, i64 %456
  store double %470, ptr %471, align 8, !tbaa !20
  %472 = add nuw nsw i64 %454, 1
  %473 = icmp eq i64 %472, %274
  br i1 %473, label %474, label %453, !llvm.loop !264

474:                                              ; preds = %469
  %475 = shl i64 %422, 3
  %476 = add i64 %475, 8
  %477 = shl i64 %422, 3
  %478 = getelementptr i8, ptr %433, i64 8
  br label %558

479:                                              ; preds = %479, %459
  %480 = phi double [ 0.000000e+00, %459 ], [ %494, %479 ]
  %481 = phi double [ 0.000000e+00, %459 ], [ %496, %479 ]
  %482 = phi i64 [ 0, %459 ], [ %497, %479 ]
  %483 = getelementptr inbounds double, ptr %458, i64 %482
  %484 = load double, ptr %483, align 8, !tbaa !20
  %485 = fmul contract double %484, %484
  %486 = getelementptr inbounds double, ptr %460, i64 %482
  %487 = load double, ptr %486, align 8, !tbaa !20
  %488 = fmul contract double %485, %487
  %489 = mul i64 %482, %437
  %490 = getelementptr inbounds double, ptr %461, i64 %489
  %491 = load double, ptr %490, align 8, !tbaa !20
  %492 = fmul contract double %488, %491
  %493 = fmul contract double %487, %492
  %494 = fadd contract double %480, %488
  %495 = fcmp contract ogt double %493, %481
  %496 = select i1 %495, double %493, double %481
  %497 = add nuw nsw i64 %482, 1
  %498 = icmp eq i64 %497, %422
  br i1 %498, label %462, label %479, !llvm.loop !265

499:                                              ; preds = %569, %430
  %500 = load ptr, ptr %6, align 8, !tbaa !228
  %501 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 168
  store double 0.000000e+00, ptr %501, align 8, !tbaa !266
  br i1 %423, label %502, label %628

502:                                              ; preds = %499, %552
  %503 = phi i64 [ %528, %552 ], [ 0, %499 ]
  %504 = mul nsw i64 %503, %422
  %505 = getelementptr double, ptr %500, i64 %504
  %506 = getelementptr double, ptr %505, i64 %503
  %507 = load double, ptr %506, align 8, !tbaa !20
  %508 = icmp eq i64 %503, 0
  br i1 %508, label %509, label %513

509:                                              ; preds = %513, %502
  %510 = phi double [ %507, %502 ], [ %519, %513 ]
  %511 = fmul contract double %507, 0x3D06849B86A12B9B
  %512 = fcmp contract ogt double %510, %511
  br i1 %512, label %522, label %554

513:                                              ; preds = %502, %513
  %514 = phi i64 [ %520, %513 ], [ 0, %502 ]
  %515 = phi double [ %519, %513 ], [ %507, %502 ]
  %516 = getelementptr double, ptr %505, i64 %514
  %517 = load double, ptr %516, align 8, !tbaa !20
  %518 = fmul contract double %517, %517
  %519 = fsub contract double %515, %518
  %520 = add nuw nsw i64 %514, 1
  %521 = icmp eq i64 %520, %503
  br i1 %521, label %509, label %513, !llvm.loop !267

522:                                              ; preds = %509
  %523 = fmul contract double %507, 1.000000e-05
  %524 = fcmp contract olt double %510, %523
  br i1 %524, label %525, label %526

525:                                              ; preds = %522
  store double 1.000000e+00, ptr %501, align 8, !tbaa !266
  br label %526

526:                                              ; preds = %525, %522
  %527 = tail call contract double @llvm.sqrt.f64(double %510)
  store double %527, ptr %506, align 8, !tbaa !20
  %528 = add nuw nsw i64 %503, 1
  %529 = icmp slt i64 %528, %422
  br i1 %529, label %530, label %552

530:                                              ; preds = %526, %536
  %531 = phi i64 [ %539, %536 ], [ %528, %526 ]
  %532 = mul nsw i64 %531, %422
  %533 = getelementptr double, ptr %500, i64 %532
  %534 = getelementptr double, ptr %533, i64 %503
  %535 = load double, ptr %534, align 8, !tbaa !20
  br i1 %508, label %536, label %541

536:                                              ; preds = %541, %530
  %537 = phi double [ %535, %530 ], [ %549, %541 ]
  %538 = fdiv contract double %537, %527
  store double %538, ptr %534, align 8, !tbaa !20
  %539 = add nuw nsw i64 %531, 1
  %540 = icmp slt i64 %539, %422
  br i1 %540, label %530, label %552, !llvm.loop !268

541:                                              ; preds = %530, %541
  %542 = phi i64 [ %550, %541 ], [ 0, %530 ]
  %543 = phi double [ %549, %541 ], [ %535, %530 ]
  %544 = getelementptr double, ptr %533, i64 %542
  %545 = load double, ptr %544, align 8, !tbaa !20
  %546 = getelementptr double, ptr %505, i64 %542
  %547 = load double, ptr %546, align 8, !tbaa !20
  %548 = fmul contract double %545, %547
  %549 = fsub contract double %543, %548
  %550 = add nuw nsw i64 %542, 1
  %551 = icmp eq i64 %550, %503
  br i1 %551, label %536, label %541, !llvm.loop !269

552:                                              ; preds = %536, %526
  %553 = icmp eq i64 %528, %422
  br i1 %553, label %628, label %502, !llvm.loop !270

554:                                              ; preds = %509
  %555 = trunc i64 %503 to i32
  %556 = add i32 %555, 1
  %557 = icmp eq i32 %556, 0
  br i1 %557, label %628, label %625

558:                                              ; preds = %474, %569
  %559 = phi i64 [ %570, %569 ], [ 0, %474 ]
  %560 = getelementptr inbounds i64, ptr %435, i64 %559
  %561 = load i64, ptr %560, align 8, !tbaa !33
  %562 = mul i64 %561, %422
  %563 = getelementptr double, ptr %433, i64 %562
  %564 = getelementptr inbounds double, ptr %439, i64 %561
  %565 = load double, ptr %564, align 8, !tbaa !20
  br i1 %423, label %566, label %569

566:                                              ; preds = %558
  %567 = mul i64 %477, %561
  %568 = getelementptr i8, ptr %478, i64 %567
  br label %572

569:                                              ; preds = %621, %558
  %570 = add nuw nsw i64 %559, 1
  %571 = icmp eq i64 %570, %274
  br i1 %571, label %499, label %558, !llvm.loop !271

572:                                              ; preds = %566, %621
  %573 = phi i64 [ %623, %621 ], [ 1, %566 ]
  %574 = phi i64 [ %622, %621 ], [ 0, %566 ]
  %575 = mul i64 %476, %574
  %576 = shl i64 %574, 3
  %577 = getelementptr i8, ptr %568, i64 %576
  %578 = getelementptr inbounds double, ptr %563, i64 %574
  %579 = load double, ptr %578, align 8, !tbaa !20
  %580 = fcmp contract oeq double %579, 0.000000e+00
  br i1 %580, label %621, label %581

581:                                              ; preds = %572
  %582 = fmul contract double %565, %579
  %583 = load ptr, ptr %6, align 8, !tbaa !228
  %584 = mul nsw i64 %574, %422
  %585 = getelementptr double, ptr %583, i64 %584
  %586 = icmp ult i64 %573, 2
  br i1 %586, label %609, label %587

587:                                              ; preds = %581
  %588 = getelementptr i8, ptr %583, i64 %575
  %589 = getelementptr i8, ptr %588, i64 8
  %590 = icmp ult ptr %585, %577
  %591 = icmp ult ptr %563, %589
  %592 = and i1 %590, %591
  br i1 %592, label %609, label %593

593:                                              ; preds = %587
  %594 = and i64 %573, -2
  %595 = insertelement <2 x double> poison, double %582, i64 0
  %596 = shufflevector <2 x double> %595, <2 x double> poison, <2 x i32> zeroinitializer
  br label %597

597:                                              ; preds = %597, %593
  %598 = phi i64 [ 0, %593 ], [ %605, %597 ]
  %599 = getelementptr inbounds double, ptr %563, i64 %598
  %600 = load <2 x double>, ptr %599, align 8, !tbaa !20, !alias.scope !272
  %601 = fmul contract <2 x double> %596, %600
  %602 = getelementptr double, ptr %585, i64 %598
  %603 = load <2 x double>, ptr %602, align 8, !tbaa !20, !alias.scope !275, !noalias !272
  %604 = fadd contract <2 x double> %601, %603
  store <2 x double> %604, ptr %602, align 8, !tbaa !20, !alias.scope !275, !noalias !272
  %605 = add nuw i64 %598, 2
  %606 = icmp eq i64 %605, %594
  br i1 %606, label %607, label %597, !llvm.loop !277

607:                                              ; preds = %597
  %608 = icmp eq i64 %573, %594
  br i1 %608, label %621, label %609

609:                                              ; preds = %587, %581, %607
  %610 = phi i64 [ 0, %587 ], [ 0, %581 ], [ %594, %607 ]
  br label %611

611:                                              ; preds = %609, %611
  %612 = phi i64 [ %619, %611 ], [ %610, %609 ]
  %613 = getelementptr inbounds double, ptr %563, i64 %612
  %614 = load double, ptr %613, align 8, !tbaa !20
  %615 = fmul contract double %582, %614
  %616 = getelementptr double, ptr %585, i64 %612
  %617 = load double, ptr %616, align 8, !tbaa !20
  %618 = fadd contract double %615, %617
  store double %618, ptr %616, align 8, !tbaa !20
  %619 = add nuw nsw i64 %612, 1
  %620 = icmp eq i64 %619, %573
  br i1 %620, label %621, label %611, !llvm.loop !278

621:                                              ; preds = %611, %607, %572
  %622 = add nuw nsw i64 %574, 1
  %623 = add nuw i64 %573, 1
  %624 = icmp eq i64 %622, %422
  br i1 %624, label %569, label %572, !llvm.loop !279

625:                                              ; preds = %554
  %626 = sitofp i32 %556 to double
  %627 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 162
  store double %626, ptr %627, align 8, !tbaa !17
  br label %628

628:                                              ; preds = %552, %625, %554, %499
  %629 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %630 = load ptr, ptr %629, align 8, !tbaa !254
  %631 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %632 = load ptr, ptr %631, align 8, !tbaa !280
  %633 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %634 = load ptr, ptr %633, align 8, !tbaa !236
  %635 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 114
  %636 = load ptr, ptr %635, align 8, !tbaa !281
  br i1 %278, label %637, label %770

637:                                              ; preds = %628
  %638 = shl i64 %422, 3
  %639 = add nuw i64 %422, 1
  br label %642

640:                                              ; preds = %679
  %641 = add nuw i64 %274, 1
  br label %697

642:                                              ; preds = %679, %637
  %643 = phi i64 [ 0, %637 ], [ %686, %679 ]
  %644 = mul nsw i64 %643, %422
  %645 = getelementptr double, ptr %634, i64 %644
  %646 = load ptr, ptr %27, align 8, !tbaa !102
  %647 = getelementptr inbounds i64, ptr %630, i64 %643
  %648 = load i64, ptr %647, align 8, !tbaa !33
  %649 = mul nsw i64 %648, %422
  %650 = getelementptr inbounds double, ptr %646, i64 %649
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %645, ptr align 8 %650, i64 %638, i1 false)
  %651 = load ptr, ptr %6, align 8, !tbaa !228
  br i1 %423, label %652, label %679

652:                                              ; preds = %642, %660
  %653 = phi i64 [ %666, %660 ], [ 0, %642 ]
  %654 = getelementptr inbounds double, ptr %645, i64 %653
  %655 = load double, ptr %654, align 8, !tbaa !20
  %656 = icmp eq i64 %653, 0
  br i1 %656, label %660, label %657

657:                                              ; preds = %652
  %658 = mul nsw i64 %653, %422
  %659 = getelementptr double, ptr %651, i64 %658
  br label %668

660:                                              ; preds = %668, %652
  %661 = phi double [ %655, %652 ], [ %676, %668 ]
  %662 = mul i64 %653, %639
  %663 = getelementptr inbounds double, ptr %651, i64 %662
  %664 = load double, ptr %663, align 8, !tbaa !20
  %665 = fdiv contract double %661, %664
  store double %665, ptr %654, align 8, !tbaa !20
  %666 = add nuw nsw i64 %653, 1
  %667 = icmp eq i64 %666, %422
  br i1 %667, label %688, label %652, !llvm.loop !282

668:                                              ; preds = %668, %657
  %669 = phi i64 [ 0, %657 ], [ %677, %668 ]
  %670 = phi double [ %655, %657 ], [ %676, %668 ]
  %671 = getelementptr double, ptr %659, i64 %669
  %672 = load double, ptr %671, align 8, !tbaa !20
  %673 = getelementptr inbounds double, ptr %645, i64 %669
  %674 = load double, ptr %673, align 8, !tbaa !20
  %675 = fmul contract double %672, %674
  %676 = fsub contract double %670, %675
  %677 = add nuw nsw i64 %669, 1
  %678 = icmp eq i64 %677, %653
  br i1 %678, label %660, label %668, !llvm.loop !283

679:                                              ; preds = %688, %642
  %680 = phi double [ 0.000000e+00, %642 ], [ %694, %688 ]
  %681 = fcmp contract ogt double %680, 0.000000e+00
  %682 = tail call contract double @llvm.sqrt.f64(double %680)
  %683 = fdiv contract double 1.000000e+00, %682
  %684 = select contract i1 %681, double %683, double 0.000000e+00
  %685 = getelementptr inbounds double, ptr %636, i64 %643
  store double %684, ptr %685, align 8, !tbaa !20
  %686 = add nuw nsw i64 %643, 1
  %687 = icmp eq i64 %686, %274
  br i1 %687, label %640, label %642, !llvm.loop !284

688:                                              ; preds = %660, %688
  %689 = phi i64 [ %695, %688 ], [ 0, %660 ]
  %690 = phi double [ %694, %688 ], [ 0.000000e+00, %660 ]
  %691 = getelementptr double, ptr %645, i64 %689
  %692 = load double, ptr %691, align 8, !tbaa !20
  %693 = fmul contract double %692, %692
  %694 = fadd contract double %690, %693
  %695 = add nuw nsw i64 %689, 1
  %696 = icmp eq i64 %695, %422
  br i1 %696, label %679, label %688, !llvm.loop !285

697:                                              ; preds = %761, %640
  %698 = phi i64 [ 0, %640 ], [ %768, %761 ]
  %699 = icmp eq i64 %698, 0
  br i1 %699, label %761, label %700

700:                                              ; preds = %697
  %701 = mul nsw i64 %698, %422
  %702 = getelementptr double, ptr %634, i64 %701
  %703 = getelementptr inbounds double, ptr %636, i64 %698
  %704 = mul nsw i64 %698, %274
  %705 = getelementptr double, ptr %632, i64 %704
  br label %706

706:                                              ; preds = %736, %700
  %707 = phi i64 [ 0, %700 ], [ %747, %736 ]
  %708 = phi double [ 1.000000e+00, %700 ], [ %746, %736 ]
  br i1 %423, label %709, label %714

709:                                              ; preds = %706
  %710 = mul nsw i64 %707, %422
  %711 = getelementptr double, ptr %634, i64 %710
  br label %725

712:                                              ; preds = %736
  %713 = fcmp contract olt double %746, 1.000000e-05
  br i1 %713, label %760, label %761

714:                                              ; preds = %725, %706
  %715 = phi double [ 0.000000e+00, %706 ], [ %733, %725 ]
  %716 = load double, ptr %703, align 8, !tbaa !20
  %717 = getelementptr inbounds double, ptr %636, i64 %707
  %718 = load double, ptr %717, align 8, !tbaa !20
  %719 = fmul contract double %716, %718
  %720 = fmul contract double %715, %719
  %721 = icmp eq i64 %707, 0
  br i1 %721, label %736, label %722

722:                                              ; preds = %714
  %723 = mul nsw i64 %707, %274
  %724 = getelementptr double, ptr %632, i64 %723
  br label %749

725:                                              ; preds = %725, %709
  %726 = phi i64 [ 0, %709 ], [ %734, %725 ]
  %727 = phi double [ 0.000000e+00, %709 ], [ %733, %725 ]
  %728 = getelementptr double, ptr %702, i64 %726
  %729 = load double, ptr %728, align 8, !tbaa !20
  %730 = getelementptr double, ptr %711, i64 %726
  %731 = load double, ptr %730, align 8, !tbaa !20
  %732 = fmul contract double %729, %731
  %733 = fadd contract double %727, %732
  %734 = add nuw nsw i64 %726, 1
  %735 = icmp eq i64 %734, %422
  br i1 %735, label %714, label %725, !llvm.loop !286

736:                                              ; preds = %749, %714
  %737 = phi double [ %720, %714 ], [ %757, %749 ]
  %738 = mul i64 %707, %641
  %739 = getelementptr inbounds double, ptr %632, i64 %738
  %740 = load double, ptr %739, align 8, !tbaa !20
  %741 = fcmp contract ogt double %740, 0.000000e+00
  %742 = fdiv contract double %737, %740
  %743 = select contract i1 %741, double %742, double 0.000000e+00
  %744 = getelementptr double, ptr %705, i64 %707
  store double %743, ptr %744, align 8, !tbaa !20
  %745 = fmul contract double %743, %743
  %746 = fsub contract double %708, %745
  %747 = add nuw nsw i64 %707, 1
  %748 = icmp eq i64 %747, %698
  br i1 %748, label %712, label %706, !llvm.loop !287

749:                                              ; preds = %749, %722
  %750 = phi i64 [ 0, %722 ], [ %758, %749 ]
  %751 = phi double [ %720, %722 ], [ %757, %749 ]
  %752 = getelementptr double, ptr %705, i64 %750
  %753 = load double, ptr %752, align 8, !tbaa !20
  %754 = getelementptr double, ptr %724, i64 %750
  %755 = load double, ptr %754, align 8, !tbaa !20
  %756 = fmul contract double %753, %755
  %757 = fsub contract double %751, %756
  %758 = add nuw nsw i64 %750, 1
  %759 = icmp eq i64 %758, %707
  br i1 %759, label %736, label %749, !llvm.loop !288

760:                                              ; preds = %712
  store double 1.000000e+00, ptr %501, align 8, !tbaa !266
  br label %761

761:                                              ; preds = %760, %712, %697
  %762 = phi double [ %746, %760 ], [ %746, %712 ], [ 1.000000e+00, %697 ]
  %763 = fcmp contract ogt double %762, 0x3CD0000000000000
  %764 = tail call contract double @llvm.sqrt.f64(double %762)
  %765 = select contract i1 %763, double %764, double 0.000000e+00
  %766 = mul i64 %698, %641
  %767 = getelementptr inbounds double, ptr %632, i64 %766
  store double %765, ptr %767, align 8, !tbaa !20
  %768 = add nuw nsw i64 %698, 1
  %769 = icmp eq i64 %768, %274
  br i1 %769, label %770, label %697, !llvm.loop !289

770:                                              ; preds = %761, %628
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @impulsive(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #5 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !5
  %9 = getelementptr inbounds double, ptr %5, i64 %8
  %10 = icmp sgt i64 %8, 0
  br i1 %10, label %11, label %20

11:                                               ; preds = %6
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = load i64, ptr %0, align 8, !tbaa !16
  %15 = getelementptr inbounds double, ptr %13, i64 %14
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %17 = load i64, ptr %16, align 8, !tbaa !43
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  %19 = icmp eq ptr %3, null
  br label %45

20:                                               ; preds = %53, %6
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !12
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %59

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %26 = load ptr, ptr %25, align 8, !tbaa !102
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %28 = load ptr, ptr %27, align 8, !tbaa !19
  %29 = load i64, ptr %0, align 8, !tbaa !16
  %30 = getelementptr inbounds double, ptr %28, i64 %29
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %32 = load i64, ptr %31, align 8, !tbaa !43
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = getelementptr inbounds double, ptr %33, i64 %8
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %36 = load i64, ptr %35, align 8, !tbaa !52
  %37 = getelementptr inbounds double, ptr %34, i64 %36
  %38 = getelementptr inbounds double, ptr %37, i64 %22
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %40 = load i64, ptr %39, align 8, !tbaa !53
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %43 = load ptr, ptr %42, align 8, !tbaa !215
  %44 = getelementptr inbounds double, ptr %43, i64 %29
  br label %415

45:                                               ; preds = %11, %53
  %46 = phi i64 [ 0, %11 ], [ %57, %53 ]
  %47 = getelementptr inbounds double, ptr %18, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !20
  %49 = fmul contract double %48, %1
  br i1 %19, label %53, label %50

50:                                               ; preds = %45
  %51 = getelementptr inbounds double, ptr %3, i64 %46
  %52 = load double, ptr %51, align 8, !tbaa !20
  br label %53

53:                                               ; preds = %45, %50
  %54 = phi contract double [ %52, %50 ], [ 0.000000e+00, %45 ]
  %55 = fadd contract double %49, %54
  %56 = getelementptr inbounds double, ptr %5, i64 %46
  store double %55, ptr %56, align 8, !tbaa !20
  %57 = add nuw nsw i64 %46, 1
  %58 = icmp eq i64 %57, %8
  br i1 %58, label %20, label %45, !llvm.loop !290

59:                                               ; preds = %445, %20
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 116
  %61 = load ptr, ptr %60, align 8, !tbaa !103
  %62 = shl i64 %8, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 %62, i1 false)
  %63 = shl i64 %22, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %61, i8 0, i64 %63, i1 false)
  tail call fastcc void @solve_once(ptr noundef nonnull %0, ptr noundef %9, ptr noundef %4, ptr noundef %61, i32 noundef 1)
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 166
  %65 = load double, ptr %64, align 8, !tbaa !291
  %66 = fcmp contract ogt double %65, 0.000000e+00
  br i1 %66, label %67, label %72

67:                                               ; preds = %59
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 167
  %69 = load double, ptr %68, align 8, !tbaa !256
  %70 = fmul contract double %65, 1.000000e+01
  %71 = fcmp contract olt double %69, %70
  br i1 %71, label %414, label %72

72:                                               ; preds = %67, %59
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 168
  %74 = load double, ptr %73, align 8, !tbaa !266
  %75 = fcmp contract une double %74, 0.000000e+00
  br i1 %75, label %76, label %232

76:                                               ; preds = %72
  %77 = load i64, ptr %7, align 8, !tbaa !5
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 145
  %79 = load ptr, ptr %78, align 8, !tbaa !292
  %80 = shl i64 %77, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %5, i64 %80, i1 false)
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %82 = load i64, ptr %81, align 8, !tbaa !43
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %84, label %93

84:                                               ; preds = %76
  %85 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %86 = load ptr, ptr %85, align 8, !tbaa !44
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %88 = load ptr, ptr %87, align 8, !tbaa !45
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %90 = load ptr, ptr %89, align 8, !tbaa !19
  %91 = load i64, ptr %0, align 8, !tbaa !16
  %92 = getelementptr inbounds double, ptr %90, i64 %91
  br label %103

93:                                               ; preds = %126, %76
  br i1 %23, label %97, label %94

94:                                               ; preds = %93
  %95 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 146
  %96 = load ptr, ptr %95, align 8, !tbaa !293
  br label %158

97:                                               ; preds = %93
  %98 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %99 = load ptr, ptr %98, align 8, !tbaa !102
  %100 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 146
  %101 = load ptr, ptr %100, align 8, !tbaa !293
  %102 = icmp sgt i64 %77, 0
  br label %129

103:                                              ; preds = %126, %84
  %104 = phi i64 [ 0, %84 ], [ %127, %126 ]
  %105 = getelementptr inbounds i64, ptr %86, i64 %104
  %106 = load i64, ptr %105, align 8, !tbaa !33
  %107 = getelementptr inbounds i64, ptr %88, i64 %104
  %108 = load i64, ptr %107, align 8, !tbaa !33
  %109 = getelementptr inbounds double, ptr %92, i64 %104
  %110 = load double, ptr %109, align 8, !tbaa !20
  %111 = getelementptr inbounds double, ptr %4, i64 %108
  %112 = load double, ptr %111, align 8, !tbaa !20
  %113 = fmul contract double %110, %112
  %114 = getelementptr inbounds double, ptr %79, i64 %106
  %115 = load double, ptr %114, align 8, !tbaa !20
  %116 = fsub contract double %115, %113
  store double %116, ptr %114, align 8, !tbaa !20
  %117 = icmp eq i64 %106, %108
  br i1 %117, label %126, label %118

118:                                              ; preds = %103
  %119 = load double, ptr %109, align 8, !tbaa !20
  %120 = getelementptr inbounds double, ptr %4, i64 %106
  %121 = load double, ptr %120, align 8, !tbaa !20
  %122 = fmul contract double %119, %121
  %123 = getelementptr inbounds double, ptr %79, i64 %108
  %124 = load double, ptr %123, align 8, !tbaa !20
  %125 = fsub contract double %124, %122
  store double %125, ptr %123, align 8, !tbaa !20
  br label %126

126:                                              ; preds = %118, %103
  %127 = add nuw nsw i64 %104, 1
  %128 = icmp eq i64 %127, %82
  br i1 %128, label %93, label %103, !llvm.loop !294

129:                                              ; preds = %138, %97
  %130 = phi i64 [ 0, %97 ], [ %139, %138 ]
  %131 = mul nsw i64 %130, %77
  %132 = getelementptr inbounds double, ptr %99, i64 %131
  %133 = getelementptr inbounds double, ptr %9, i64 %130
  %134 = load double, ptr %133, align 8, !tbaa !20
  %135 = getelementptr inbounds double, ptr %101, i64 %130
  store double %134, ptr %135, align 8, !tbaa !20
  br i1 %102, label %136, label %138

136:                                              ; preds = %129
  %137 = getelementptr inbounds double, ptr %61, i64 %130
  br label %141

138:                                              ; preds = %141, %129
  %139 = add nuw nsw i64 %130, 1
  %140 = icmp eq i64 %139, %22
  br i1 %140, label %158, label %129, !llvm.loop !295

141:                                              ; preds = %141, %136
  %142 = phi i64 [ 0, %136 ], [ %156, %141 ]
  %143 = getelementptr inbounds double, ptr %132, i64 %142
  %144 = load double, ptr %143, align 8, !tbaa !20
  %145 = load double, ptr %137, align 8, !tbaa !20
  %146 = fmul contract double %144, %145
  %147 = getelementptr inbounds double, ptr %79, i64 %142
  %148 = load double, ptr %147, align 8, !tbaa !20
  %149 = fadd contract double %148, %146
  store double %149, ptr %147, align 8, !tbaa !20
  %150 = load double, ptr %143, align 8, !tbaa !20
  %151 = getelementptr inbounds double, ptr %4, i64 %142
  %152 = load double, ptr %151, align 8, !tbaa !20
  %153 = fmul contract double %150, %152
  %154 = load double, ptr %135, align 8, !tbaa !20
  %155 = fsub contract double %154, %153
  store double %155, ptr %135, align 8, !tbaa !20
  %156 = add nuw nsw i64 %142, 1
  %157 = icmp eq i64 %156, %77
  br i1 %157, label %138, label %141, !llvm.loop !296

158:                                              ; preds = %138, %94
  %159 = phi ptr [ %96, %94 ], [ %101, %138 ]
  %160 = load ptr, ptr %78, align 8, !tbaa !292
  %161 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 146
  %162 = getelementptr inbounds double, ptr %159, i64 %22
  tail call void @llvm.memset.p0.i64(ptr align 8 %162, i8 0, i64 %63, i1 false)
  %163 = load ptr, ptr %161, align 8, !tbaa !293
  tail call fastcc void @solve_once(ptr noundef %0, ptr noundef %163, ptr noundef %160, ptr noundef %162, i32 noundef 0)
  br i1 %10, label %164, label %188

164:                                              ; preds = %158
  %165 = icmp ult i64 %8, 6
  br i1 %165, label %186, label %166

166:                                              ; preds = %164
  %167 = shl i64 %8, 3
  %168 = getelementptr i8, ptr %4, i64 %167
  %169 = getelementptr i8, ptr %160, i64 %167
  %170 = icmp ugt ptr %169, %4
  %171 = icmp ult ptr %160, %168
  %172 = and i1 %170, %171
  br i1 %172, label %186, label %173

173:                                              ; preds = %166
  %174 = and i64 %8, 9223372036854775806
  br label %175

175:                                              ; preds = %175, %173
  %176 = phi i64 [ 0, %173 ], [ %182, %175 ]
  %177 = getelementptr inbounds double, ptr %160, i64 %176
  %178 = load <2 x double>, ptr %177, align 8, !tbaa !20, !alias.scope !297
  %179 = getelementptr inbounds double, ptr %4, i64 %176
  %180 = load <2 x double>, ptr %179, align 8, !tbaa !20, !alias.scope !300, !noalias !297
  %181 = fadd contract <2 x double> %178, %180
  store <2 x double> %181, ptr %179, align 8, !tbaa !20, !alias.scope !300, !noalias !297
  %182 = add nuw i64 %176, 2
  %183 = icmp eq i64 %182, %174
  br i1 %183, label %184, label %175, !llvm.loop !302

184:                                              ; preds = %175
  %185 = icmp eq i64 %8, %174
  br i1 %185, label %188, label %186

186:                                              ; preds = %166, %164, %184
  %187 = phi i64 [ 0, %166 ], [ 0, %164 ], [ %174, %184 ]
  br label %214

188:                                              ; preds = %214, %184, %158
  br i1 %23, label %189, label %232

189:                                              ; preds = %188
  %190 = icmp ult i64 %22, 8
  br i1 %190, label %212, label %191

191:                                              ; preds = %189
  %192 = shl nsw i64 %22, 3
  %193 = getelementptr i8, ptr %61, i64 %192
  %194 = shl i64 %22, 4
  %195 = getelementptr i8, ptr %159, i64 %194
  %196 = icmp ult ptr %61, %195
  %197 = icmp ult ptr %162, %193
  %198 = and i1 %196, %197
  br i1 %198, label %212, label %199

199:                                              ; preds = %191
  %200 = and i64 %22, 9223372036854775806
  br label %201

201:                                              ; preds = %201, %199
  %202 = phi i64 [ 0, %199 ], [ %208, %201 ]
  %203 = getelementptr inbounds double, ptr %162, i64 %202
  %204 = load <2 x double>, ptr %203, align 8, !tbaa !20, !alias.scope !303
  %205 = getelementptr inbounds double, ptr %61, i64 %202
  %206 = load <2 x double>, ptr %205, align 8, !tbaa !20, !alias.scope !306, !noalias !303
  %207 = fadd contract <2 x double> %204, %206
  store <2 x double> %207, ptr %205, align 8, !tbaa !20, !alias.scope !306, !noalias !303
  %208 = add nuw i64 %202, 2
  %209 = icmp eq i64 %208, %200
  br i1 %209, label %210, label %201, !llvm.loop !308

210:                                              ; preds = %201
  %211 = icmp eq i64 %22, %200
  br i1 %211, label %232, label %212

212:                                              ; preds = %191, %189, %210
  %213 = phi i64 [ 0, %191 ], [ 0, %189 ], [ %200, %210 ]
  br label %223

214:                                              ; preds = %186, %214
  %215 = phi i64 [ %221, %214 ], [ %187, %186 ]
  %216 = getelementptr inbounds double, ptr %160, i64 %215
  %217 = load double, ptr %216, align 8, !tbaa !20
  %218 = getelementptr inbounds double, ptr %4, i64 %215
  %219 = load double, ptr %218, align 8, !tbaa !20
  %220 = fadd contract double %217, %219
  store double %220, ptr %218, align 8, !tbaa !20
  %221 = add nuw nsw i64 %215, 1
  %222 = icmp eq i64 %221, %8
  br i1 %222, label %188, label %214, !llvm.loop !309

223:                                              ; preds = %212, %223
  %224 = phi i64 [ %230, %223 ], [ %213, %212 ]
  %225 = getelementptr inbounds double, ptr %162, i64 %224
  %226 = load double, ptr %225, align 8, !tbaa !20
  %227 = getelementptr inbounds double, ptr %61, i64 %224
  %228 = load double, ptr %227, align 8, !tbaa !20
  %229 = fadd contract double %226, %228
  store double %229, ptr %227, align 8, !tbaa !20
  %230 = add nuw nsw i64 %224, 1
  %231 = icmp eq i64 %230, %22
  br i1 %231, label %232, label %223, !llvm.loop !310

232:                                              ; preds = %223, %210, %188, %72
  %233 = load i64, ptr %7, align 8, !tbaa !5
  %234 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %235 = load i64, ptr %234, align 8, !tbaa !233
  %236 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 145
  %237 = load ptr, ptr %236, align 8, !tbaa !292
  %238 = icmp sgt i64 %235, 0
  br i1 %238, label %239, label %414

239:                                              ; preds = %232
  %240 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %241 = load ptr, ptr %240, align 8, !tbaa !102
  %242 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %243 = load ptr, ptr %242, align 8, !tbaa !254
  %244 = icmp sgt i64 %233, 0
  %245 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  %246 = load ptr, ptr %245, align 8, !tbaa !235
  br label %249

247:                                              ; preds = %261
  %248 = fcmp contract ogt double %269, 0x3D06849B86A12B9B
  br i1 %248, label %286, label %414

249:                                              ; preds = %261, %239
  %250 = phi double [ 0.000000e+00, %239 ], [ %269, %261 ]
  %251 = phi i64 [ 0, %239 ], [ %270, %261 ]
  %252 = getelementptr inbounds i64, ptr %243, i64 %251
  %253 = load i64, ptr %252, align 8, !tbaa !33
  %254 = mul nsw i64 %253, %233
  %255 = getelementptr inbounds double, ptr %241, i64 %254
  %256 = getelementptr inbounds double, ptr %9, i64 %253
  %257 = load double, ptr %256, align 8, !tbaa !20
  %258 = tail call contract double @llvm.fabs.f64(double %257)
  br i1 %244, label %272, label %261

259:                                              ; preds = %272
  %260 = tail call contract double @llvm.fabs.f64(double %281)
  br label %261

261:                                              ; preds = %259, %249
  %262 = phi double [ %260, %259 ], [ %258, %249 ]
  %263 = phi double [ %281, %259 ], [ %257, %249 ]
  %264 = phi double [ %283, %259 ], [ %258, %249 ]
  %265 = getelementptr inbounds double, ptr %246, i64 %251
  store double %263, ptr %265, align 8, !tbaa !20
  %266 = fmul contract double %250, %264
  %267 = fcmp contract ogt double %262, %266
  %268 = fdiv contract double %262, %264
  %269 = select i1 %267, double %268, double %250
  %270 = add nuw nsw i64 %251, 1
  %271 = icmp eq i64 %270, %235
  br i1 %271, label %247, label %249, !llvm.loop !311

272:                                              ; preds = %249, %272
  %273 = phi i64 [ %284, %272 ], [ 0, %249 ]
  %274 = phi double [ %283, %272 ], [ %258, %249 ]
  %275 = phi double [ %281, %272 ], [ %257, %249 ]
  %276 = getelementptr inbounds double, ptr %255, i64 %273
  %277 = load double, ptr %276, align 8, !tbaa !20
  %278 = getelementptr inbounds double, ptr %4, i64 %273
  %279 = load double, ptr %278, align 8, !tbaa !20
  %280 = fmul contract double %277, %279
  %281 = fsub contract double %275, %280
  %282 = tail call contract double @llvm.fabs.f64(double %280)
  %283 = fadd contract double %274, %282
  %284 = add nuw nsw i64 %273, 1
  %285 = icmp eq i64 %284, %233
  br i1 %285, label %259, label %272, !llvm.loop !312

286:                                              ; preds = %247
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %243, i64 noundef %235, ptr noundef nonnull %246, ptr noundef null)
  %287 = shl i64 %233, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %237, i8 0, i64 %287, i1 false)
  %288 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %289 = getelementptr i8, ptr %237, i64 %287
  %290 = icmp ult i64 %233, 6
  %291 = and i64 %233, 9223372036854775806
  %292 = icmp eq i64 %233, %291
  br label %293

293:                                              ; preds = %392, %286
  %294 = phi i64 [ 0, %286 ], [ %393, %392 ]
  br i1 %244, label %295, label %389

295:                                              ; preds = %293
  %296 = load ptr, ptr %288, align 8, !tbaa !236
  %297 = mul nsw i64 %294, %233
  %298 = getelementptr double, ptr %296, i64 %297
  %299 = load ptr, ptr %245, align 8, !tbaa !235
  %300 = getelementptr inbounds double, ptr %299, i64 %294
  br i1 %290, label %330, label %301

301:                                              ; preds = %295
  %302 = shl nsw i64 %294, 3
  %303 = add i64 %302, 8
  %304 = mul i64 %233, %303
  %305 = getelementptr i8, ptr %296, i64 %304
  %306 = getelementptr i8, ptr %299, i64 8
  %307 = getelementptr i8, ptr %306, i64 %302
  %308 = icmp ult ptr %237, %305
  %309 = icmp ult ptr %298, %289
  %310 = and i1 %308, %309
  %311 = icmp ult ptr %237, %307
  %312 = icmp ult ptr %300, %289
  %313 = and i1 %311, %312
  %314 = or i1 %310, %313
  br i1 %314, label %330, label %315

315:                                              ; preds = %301
  %316 = load double, ptr %300, align 8, !tbaa !20, !alias.scope !313
  %317 = insertelement <2 x double> poison, double %316, i64 0
  %318 = shufflevector <2 x double> %317, <2 x double> poison, <2 x i32> zeroinitializer
  br label %319

319:                                              ; preds = %319, %315
  %320 = phi i64 [ 0, %315 ], [ %327, %319 ]
  %321 = getelementptr double, ptr %298, i64 %320
  %322 = load <2 x double>, ptr %321, align 8, !tbaa !20, !alias.scope !316
  %323 = fmul contract <2 x double> %322, %318
  %324 = getelementptr inbounds double, ptr %237, i64 %320
  %325 = load <2 x double>, ptr %324, align 8, !tbaa !20, !alias.scope !318, !noalias !320
  %326 = fadd contract <2 x double> %325, %323
  store <2 x double> %326, ptr %324, align 8, !tbaa !20, !alias.scope !318, !noalias !320
  %327 = add nuw i64 %320, 2
  %328 = icmp eq i64 %327, %291
  br i1 %328, label %329, label %319, !llvm.loop !321

329:                                              ; preds = %319
  br i1 %292, label %386, label %330

330:                                              ; preds = %301, %295, %329
  %331 = phi i64 [ 0, %301 ], [ 0, %295 ], [ %291, %329 ]
  br label %394

332:                                              ; preds = %386
  %333 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %334 = load ptr, ptr %333, align 8, !tbaa !228
  %335 = add nuw i64 %233, 1
  br label %336

336:                                              ; preds = %343, %332
  %337 = phi i64 [ %233, %332 ], [ %338, %343 ]
  %338 = add nsw i64 %337, -1
  %339 = getelementptr inbounds double, ptr %237, i64 %338
  %340 = load double, ptr %339, align 8, !tbaa !20
  %341 = getelementptr double, ptr %334, i64 %338
  %342 = icmp slt i64 %337, %233
  br i1 %342, label %374, label %343

343:                                              ; preds = %374, %336
  %344 = phi double [ %340, %336 ], [ %383, %374 ]
  %345 = mul i64 %338, %335
  %346 = getelementptr inbounds double, ptr %334, i64 %345
  %347 = load double, ptr %346, align 8, !tbaa !20
  %348 = fdiv contract double %344, %347
  store double %348, ptr %339, align 8, !tbaa !20
  %349 = icmp sgt i64 %337, 1
  br i1 %349, label %336, label %350, !llvm.loop !322

350:                                              ; preds = %343
  %351 = icmp ult i64 %233, 6
  br i1 %351, label %372, label %352

352:                                              ; preds = %350
  %353 = shl i64 %233, 3
  %354 = getelementptr i8, ptr %4, i64 %353
  %355 = getelementptr i8, ptr %237, i64 %353
  %356 = icmp ugt ptr %355, %4
  %357 = icmp ult ptr %237, %354
  %358 = and i1 %356, %357
  br i1 %358, label %372, label %359

359:                                              ; preds = %352
  %360 = and i64 %233, 9223372036854775806
  br label %361

361:                                              ; preds = %361, %359
  %362 = phi i64 [ 0, %359 ], [ %368, %361 ]
  %363 = getelementptr inbounds double, ptr %237, i64 %362
  %364 = load <2 x double>, ptr %363, align 8, !tbaa !20, !alias.scope !323
  %365 = getelementptr inbounds double, ptr %4, i64 %362
  %366 = load <2 x double>, ptr %365, align 8, !tbaa !20, !alias.scope !326, !noalias !323
  %367 = fadd contract <2 x double> %364, %366
  store <2 x double> %367, ptr %365, align 8, !tbaa !20, !alias.scope !326, !noalias !323
  %368 = add nuw i64 %362, 2
  %369 = icmp eq i64 %368, %360
  br i1 %369, label %370, label %361, !llvm.loop !328

370:                                              ; preds = %361
  %371 = icmp eq i64 %233, %360
  br i1 %371, label %414, label %372

372:                                              ; preds = %352, %350, %370
  %373 = phi i64 [ 0, %352 ], [ 0, %350 ], [ %360, %370 ]
  br label %405

374:                                              ; preds = %336, %374
  %375 = phi i64 [ %384, %374 ], [ %337, %336 ]
  %376 = phi double [ %383, %374 ], [ %340, %336 ]
  %377 = mul nsw i64 %375, %233
  %378 = getelementptr double, ptr %341, i64 %377
  %379 = load double, ptr %378, align 8, !tbaa !20
  %380 = getelementptr inbounds double, ptr %237, i64 %375
  %381 = load double, ptr %380, align 8, !tbaa !20
  %382 = fmul contract double %379, %381
  %383 = fsub contract double %376, %382
  %384 = add nuw nsw i64 %375, 1
  %385 = icmp eq i64 %384, %233
  br i1 %385, label %343, label %374, !llvm.loop !329

386:                                              ; preds = %394, %329
  %387 = add nuw nsw i64 %294, 1
  %388 = icmp eq i64 %387, %235
  br i1 %388, label %332, label %392

389:                                              ; preds = %293
  %390 = add nuw nsw i64 %294, 1
  %391 = icmp eq i64 %390, %235
  br i1 %391, label %414, label %392

392:                                              ; preds = %389, %386
  %393 = phi i64 [ %387, %386 ], [ %390, %389 ]
  br label %293, !llvm.loop !330

394:                                              ; preds = %330, %394
  %395 = phi i64 [ %403, %394 ], [ %331, %330 ]
  %396 = getelementptr double, ptr %298, i64 %395
  %397 = load double, ptr %396, align 8, !tbaa !20
  %398 = load double, ptr %300, align 8, !tbaa !20
  %399 = fmul contract double %397, %398
  %400 = getelementptr inbounds double, ptr %237, i64 %395
  %401 = load double, ptr %400, align 8, !tbaa !20
  %402 = fadd contract double %401, %399
  store double %402, ptr %400, align 8, !tbaa !20
  %403 = add nuw nsw i64 %395, 1
  %404 = icmp eq i64 %403, %233
  br i1 %404, label %386, label %394, !llvm.loop !331

405:                                              ; preds = %372, %405
  %406 = phi i64 [ %412, %405 ], [ %373, %372 ]
  %407 = getelementptr inbounds double, ptr %237, i64 %406
  %408 = load double, ptr %407, align 8, !tbaa !20
  %409 = getelementptr inbounds double, ptr %4, i64 %406
  %410 = load double, ptr %409, align 8, !tbaa !20
  %411 = fadd contract double %408, %410
  store double %411, ptr %409, align 8, !tbaa !20
  %412 = add nuw nsw i64 %406, 1
  %413 = icmp eq i64 %412, %233
  br i1 %413, label %414, label %405, !llvm.loop !332

414:                                              ; preds = %389, %405, %370, %67, %232, %247
  ret void

415:                                              ; preds = %24, %445
  %416 = phi i64 [ 0, %24 ], [ %451, %445 ]
  %417 = mul nsw i64 %416, %8
  %418 = getelementptr inbounds double, ptr %26, i64 %417
  %419 = getelementptr inbounds double, ptr %41, i64 %416
  %420 = load double, ptr %419, align 8, !tbaa !20
  br i1 %10, label %421, label %445

421:                                              ; preds = %415, %421
  %422 = phi i64 [ %430, %421 ], [ 0, %415 ]
  %423 = phi double [ %429, %421 ], [ 0.000000e+00, %415 ]
  %424 = getelementptr inbounds double, ptr %418, i64 %422
  %425 = load double, ptr %424, align 8, !tbaa !20
  %426 = getelementptr inbounds double, ptr %44, i64 %422
  %427 = load double, ptr %426, align 8, !tbaa !20
  %428 = fmul contract double %425, %427
  %429 = fadd contract double %423, %428
  %430 = add nuw nsw i64 %422, 1
  %431 = icmp eq i64 %430, %8
  br i1 %431, label %432, label %421, !llvm.loop !107

432:                                              ; preds = %421, %432
  %433 = phi i64 [ %441, %432 ], [ 0, %421 ]
  %434 = phi double [ %440, %432 ], [ 0.000000e+00, %421 ]
  %435 = getelementptr inbounds double, ptr %418, i64 %433
  %436 = load double, ptr %435, align 8, !tbaa !20
  %437 = getelementptr inbounds double, ptr %2, i64 %433
  %438 = load double, ptr %437, align 8, !tbaa !20
  %439 = fmul contract double %436, %438
  %440 = fadd contract double %434, %439
  %441 = add nuw nsw i64 %433, 1
  %442 = icmp eq i64 %441, %8
  br i1 %442, label %443, label %432, !llvm.loop !107

443:                                              ; preds = %432
  %444 = fsub contract double %420, %429
  br label %445

445:                                              ; preds = %443, %415
  %446 = phi double [ %420, %415 ], [ %444, %443 ]
  %447 = phi double [ 0.000000e+00, %415 ], [ %440, %443 ]
  %448 = fadd contract double %446, %447
  %449 = fmul contract double %448, -2.000000e+00
  %450 = getelementptr inbounds double, ptr %9, i64 %416
  store double %449, ptr %450, align 8, !tbaa !20
  %451 = add nuw nsw i64 %416, 1
  %452 = icmp eq i64 %451, %22
  br i1 %452, label %59, label %415, !llvm.loop !333
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_once(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3, i32 noundef %4) unnamed_addr #5 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !5
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %9 = load i64, ptr %8, align 8, !tbaa !233
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %24

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 111
  %13 = load ptr, ptr %12, align 8, !tbaa !262
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %15 = load ptr, ptr %14, align 8, !tbaa !254
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %17 = load ptr, ptr %16, align 8, !tbaa !102
  %18 = icmp sgt i64 %7, 0
  %19 = shl i64 %7, 3
  %20 = getelementptr i8, ptr %2, i64 %19
  %21 = icmp ult i64 %7, 4
  %22 = and i64 %7, 9223372036854775806
  %23 = icmp eq i64 %7, %22
  br label %67

24:                                               ; preds = %103, %5
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %26 = load ptr, ptr %25, align 8, !tbaa !228
  %27 = icmp sgt i64 %7, 0
  br i1 %27, label %28, label %57

28:                                               ; preds = %24
  %29 = add nuw i64 %7, 1
  br label %30

30:                                               ; preds = %38, %28
  %31 = phi i64 [ 0, %28 ], [ %44, %38 ]
  %32 = getelementptr inbounds double, ptr %2, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !20
  %34 = icmp eq i64 %31, 0
  br i1 %34, label %38, label %35

35:                                               ; preds = %30
  %36 = mul nsw i64 %31, %7
  %37 = getelementptr double, ptr %26, i64 %36
  br label %46

38:                                               ; preds = %46, %30
  %39 = phi double [ %33, %30 ], [ %54, %46 ]
  %40 = mul i64 %31, %29
  %41 = getelementptr inbounds double, ptr %26, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !20
  %43 = fdiv contract double %39, %42
  store double %43, ptr %32, align 8, !tbaa !20
  %44 = add nuw nsw i64 %31, 1
  %45 = icmp eq i64 %44, %7
  br i1 %45, label %57, label %30, !llvm.loop !282

46:                                               ; preds = %46, %35
  %47 = phi i64 [ 0, %35 ], [ %55, %46 ]
  %48 = phi double [ %33, %35 ], [ %54, %46 ]
  %49 = getelementptr double, ptr %37, i64 %47
  %50 = load double, ptr %49, align 8, !tbaa !20
  %51 = getelementptr inbounds double, ptr %2, i64 %47
  %52 = load double, ptr %51, align 8, !tbaa !20
  %53 = fmul contract double %50, %52
  %54 = fsub contract double %48, %53
  %55 = add nuw nsw i64 %47, 1
  %56 = icmp eq i64 %55, %31
  br i1 %56, label %38, label %46, !llvm.loop !283

57:                                               ; preds = %38, %24
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %59 = load ptr, ptr %58, align 8, !tbaa !254
  br i1 %10, label %63, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  %62 = load ptr, ptr %61, align 8, !tbaa !235
  br label %116

63:                                               ; preds = %57
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  %66 = load ptr, ptr %65, align 8, !tbaa !235
  br label %121

67:                                               ; preds = %11, %103
  %68 = phi i64 [ 0, %11 ], [ %104, %103 ]
  %69 = getelementptr inbounds i64, ptr %15, i64 %68
  %70 = load i64, ptr %69, align 8, !tbaa !33
  %71 = getelementptr inbounds double, ptr %13, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !20
  %73 = getelementptr inbounds double, ptr %1, i64 %70
  %74 = load double, ptr %73, align 8, !tbaa !20
  %75 = fmul contract double %72, %74
  %76 = mul i64 %70, %7
  %77 = getelementptr double, ptr %17, i64 %76
  br i1 %18, label %78, label %103

78:                                               ; preds = %67
  br i1 %21, label %101, label %79

79:                                               ; preds = %78
  %80 = shl i64 %70, 3
  %81 = add i64 %80, 8
  %82 = mul i64 %7, %81
  %83 = getelementptr i8, ptr %17, i64 %82
  %84 = icmp ugt ptr %83, %2
  %85 = icmp ult ptr %77, %20
  %86 = and i1 %84, %85
  br i1 %86, label %101, label %87

87:                                               ; preds = %79
  %88 = insertelement <2 x double> poison, double %75, i64 0
  %89 = shufflevector <2 x double> %88, <2 x double> poison, <2 x i32> zeroinitializer
  br label %90

90:                                               ; preds = %90, %87
  %91 = phi i64 [ 0, %87 ], [ %98, %90 ]
  %92 = getelementptr inbounds double, ptr %77, i64 %91
  %93 = load <2 x double>, ptr %92, align 8, !tbaa !20, !alias.scope !334
  %94 = fmul contract <2 x double> %89, %93
  %95 = getelementptr inbounds double, ptr %2, i64 %91
  %96 = load <2 x double>, ptr %95, align 8, !tbaa !20, !alias.scope !337, !noalias !334
  %97 = fadd contract <2 x double> %96, %94
  store <2 x double> %97, ptr %95, align 8, !tbaa !20, !alias.scope !337, !noalias !334
  %98 = add nuw i64 %91, 2
  %99 = icmp eq i64 %98, %22
  br i1 %99, label %100, label %90, !llvm.loop !339

100:                                              ; preds = %90
  br i1 %23, label %103, label %101

101:                                              ; preds = %79, %78, %100
  %102 = phi i64 [ 0, %79 ], [ 0, %78 ], [ %22, %100 ]
  br label %106

103:                                              ; preds = %106, %100, %67
  %104 = add nuw nsw i64 %68, 1
  %105 = icmp eq i64 %104, %9
  br i1 %105, label %24, label %67, !llvm.loop !340

106:                                              ; preds = %101, %106
  %107 = phi i64 [ %114, %106 ], [ %102, %101 ]
  %108 = getelementptr inbounds double, ptr %77, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !20
  %110 = fmul contract double %75, %109
  %111 = getelementptr inbounds double, ptr %2, i64 %107
  %112 = load double, ptr %111, align 8, !tbaa !20
  %113 = fadd contract double %112, %110
  store double %113, ptr %111, align 8, !tbaa !20
  %114 = add nuw nsw i64 %107, 1
  %115 = icmp eq i64 %114, %7
  br i1 %115, label %103, label %106, !llvm.loop !341

116:                                              ; preds = %131, %60
  %117 = phi ptr [ %62, %60 ], [ %66, %131 ]
  %118 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %119 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  %120 = icmp eq i32 %4, 0
  br i1 %120, label %211, label %147

121:                                              ; preds = %63, %131
  %122 = phi i64 [ 0, %63 ], [ %134, %131 ]
  %123 = getelementptr inbounds i64, ptr %59, i64 %122
  %124 = load i64, ptr %123, align 8, !tbaa !33
  %125 = getelementptr inbounds double, ptr %1, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !20
  br i1 %27, label %127, label %131

127:                                              ; preds = %121
  %128 = load ptr, ptr %64, align 8, !tbaa !236
  %129 = mul nsw i64 %122, %7
  %130 = getelementptr double, ptr %128, i64 %129
  br label %136

131:                                              ; preds = %136, %121
  %132 = phi double [ %126, %121 ], [ %144, %136 ]
  %133 = getelementptr inbounds double, ptr %66, i64 %122
  store double %132, ptr %133, align 8, !tbaa !20
  %134 = add nuw nsw i64 %122, 1
  %135 = icmp eq i64 %134, %9
  br i1 %135, label %116, label %121, !llvm.loop !342

136:                                              ; preds = %127, %136
  %137 = phi i64 [ 0, %127 ], [ %145, %136 ]
  %138 = phi double [ %126, %127 ], [ %144, %136 ]
  %139 = getelementptr double, ptr %130, i64 %137
  %140 = load double, ptr %139, align 8, !tbaa !20
  %141 = getelementptr inbounds double, ptr %2, i64 %137
  %142 = load double, ptr %141, align 8, !tbaa !20
  %143 = fmul contract double %140, %142
  %144 = fsub contract double %138, %143
  %145 = add nuw nsw i64 %137, 1
  %146 = icmp eq i64 %145, %7
  br i1 %146, label %131, label %136, !llvm.loop !343

147:                                              ; preds = %116
  %148 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 166
  %149 = load double, ptr %148, align 8, !tbaa !291
  %150 = fcmp contract ogt double %149, 0.000000e+00
  br i1 %150, label %151, label %211

151:                                              ; preds = %147
  %152 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 167
  %153 = load double, ptr %152, align 8, !tbaa !256
  %154 = fmul contract double %149, 1.000000e+01
  %155 = fcmp contract olt double %153, %154
  br i1 %155, label %156, label %211

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 117
  %158 = load ptr, ptr %157, align 8, !tbaa !344
  br i1 %27, label %159, label %162

159:                                              ; preds = %156
  %160 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 135
  %161 = load ptr, ptr %160, align 8, !tbaa !345
  br label %168

162:                                              ; preds = %175, %156
  %163 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 136
  %164 = load ptr, ptr %163, align 8, !tbaa !346
  br i1 %10, label %166, label %165

165:                                              ; preds = %162
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %59, i64 noundef %9, ptr noundef %117, ptr noundef %164)
  br label %228

166:                                              ; preds = %162
  %167 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  br label %190

168:                                              ; preds = %175, %159
  %169 = phi i64 [ 0, %159 ], [ %176, %175 ]
  %170 = getelementptr inbounds double, ptr %2, i64 %169
  %171 = load double, ptr %170, align 8, !tbaa !20
  %172 = fneg contract double %171
  %173 = getelementptr inbounds double, ptr %158, i64 %169
  store double %172, ptr %173, align 8, !tbaa !20
  %174 = getelementptr double, ptr %26, i64 %169
  br label %178

175:                                              ; preds = %178
  %176 = add nuw nsw i64 %169, 1
  %177 = icmp eq i64 %176, %7
  br i1 %177, label %162, label %168, !llvm.loop !347

178:                                              ; preds = %178, %168
  %179 = phi double [ %172, %168 ], [ %187, %178 ]
  %180 = phi i64 [ %169, %168 ], [ %188, %178 ]
  %181 = mul nsw i64 %180, %7
  %182 = getelementptr double, ptr %174, i64 %181
  %183 = load double, ptr %182, align 8, !tbaa !20
  %184 = getelementptr inbounds double, ptr %161, i64 %180
  %185 = load double, ptr %184, align 8, !tbaa !20
  %186 = fmul contract double %183, %185
  %187 = fadd contract double %179, %186
  store double %187, ptr %173, align 8, !tbaa !20
  %188 = add nuw nsw i64 %180, 1
  %189 = icmp slt i64 %188, %7
  br i1 %189, label %178, label %175, !llvm.loop !348

190:                                              ; preds = %197, %166
  %191 = phi i64 [ 0, %166 ], [ %198, %197 ]
  %192 = getelementptr inbounds double, ptr %164, i64 %191
  store double 0.000000e+00, ptr %192, align 8, !tbaa !20
  br i1 %27, label %193, label %197

193:                                              ; preds = %190
  %194 = load ptr, ptr %167, align 8, !tbaa !236
  %195 = mul nsw i64 %191, %7
  %196 = getelementptr double, ptr %194, i64 %195
  br label %200

197:                                              ; preds = %200, %190
  %198 = add nuw nsw i64 %191, 1
  %199 = icmp eq i64 %198, %9
  br i1 %199, label %211, label %190, !llvm.loop !349

200:                                              ; preds = %200, %193
  %201 = phi double [ 0.000000e+00, %193 ], [ %208, %200 ]
  %202 = phi i64 [ 0, %193 ], [ %209, %200 ]
  %203 = getelementptr double, ptr %196, i64 %202
  %204 = load double, ptr %203, align 8, !tbaa !20
  %205 = getelementptr inbounds double, ptr %158, i64 %202
  %206 = load double, ptr %205, align 8, !tbaa !20
  %207 = fmul contract double %204, %206
  %208 = fadd contract double %201, %207
  store double %208, ptr %192, align 8, !tbaa !20
  %209 = add nuw nsw i64 %202, 1
  %210 = icmp eq i64 %209, %7
  br i1 %210, label %197, label %200, !llvm.loop !350

211:                                              ; preds = %197, %151, %147, %116
  %212 = phi ptr [ null, %116 ], [ null, %151 ], [ null, %147 ], [ %164, %197 ]
  tail call fastcc void @solve_gram(ptr noundef %0, ptr noundef %59, i64 noundef %9, ptr noundef %117, ptr noundef %212)
  br i1 %10, label %213, label %228

213:                                              ; preds = %211
  %214 = load ptr, ptr %119, align 8, !tbaa !235
  %215 = load ptr, ptr %118, align 8, !tbaa !254
  %216 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %217 = shl i64 %7, 3
  %218 = getelementptr i8, ptr %2, i64 %217
  %219 = shl i64 %7, 3
  %220 = shl i64 %9, 3
  %221 = getelementptr i8, ptr %214, i64 %220
  %222 = icmp ult i64 %7, 4
  %223 = icmp ugt ptr %221, %2
  %224 = icmp ult ptr %214, %218
  %225 = and i1 %223, %224
  %226 = and i64 %7, 9223372036854775806
  %227 = icmp eq i64 %7, %226
  br label %259

228:                                              ; preds = %295, %165, %211
  %229 = load ptr, ptr %25, align 8, !tbaa !228
  br i1 %27, label %230, label %258

230:                                              ; preds = %228
  %231 = add nuw i64 %7, 1
  br label %232

232:                                              ; preds = %239, %230
  %233 = phi i64 [ %7, %230 ], [ %234, %239 ]
  %234 = add nsw i64 %233, -1
  %235 = getelementptr inbounds double, ptr %2, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !20
  %237 = getelementptr double, ptr %229, i64 %234
  %238 = icmp slt i64 %233, %7
  br i1 %238, label %246, label %239

239:                                              ; preds = %246, %232
  %240 = phi double [ %236, %232 ], [ %255, %246 ]
  %241 = mul i64 %234, %231
  %242 = getelementptr inbounds double, ptr %229, i64 %241
  %243 = load double, ptr %242, align 8, !tbaa !20
  %244 = fdiv contract double %240, %243
  store double %244, ptr %235, align 8, !tbaa !20
  %245 = icmp sgt i64 %233, 1
  br i1 %245, label %232, label %258, !llvm.loop !322

246:                                              ; preds = %232, %246
  %247 = phi i64 [ %256, %246 ], [ %233, %232 ]
  %248 = phi double [ %255, %246 ], [ %236, %232 ]
  %249 = mul nsw i64 %247, %7
  %250 = getelementptr double, ptr %237, i64 %249
  %251 = load double, ptr %250, align 8, !tbaa !20
  %252 = getelementptr inbounds double, ptr %2, i64 %247
  %253 = load double, ptr %252, align 8, !tbaa !20
  %254 = fmul contract double %251, %253
  %255 = fsub contract double %248, %254
  %256 = add nuw nsw i64 %247, 1
  %257 = icmp eq i64 %256, %7
  br i1 %257, label %239, label %246, !llvm.loop !329

258:                                              ; preds = %239, %228
  ret void

259:                                              ; preds = %213, %295
  %260 = phi i64 [ 0, %213 ], [ %296, %295 ]
  %261 = mul i64 %219, %260
  %262 = getelementptr inbounds double, ptr %214, i64 %260
  %263 = load double, ptr %262, align 8, !tbaa !20
  %264 = getelementptr inbounds i64, ptr %215, i64 %260
  %265 = load i64, ptr %264, align 8, !tbaa !33
  %266 = getelementptr inbounds double, ptr %3, i64 %265
  store double %263, ptr %266, align 8, !tbaa !20
  br i1 %27, label %267, label %295

267:                                              ; preds = %259
  %268 = load ptr, ptr %216, align 8, !tbaa !236
  %269 = mul nsw i64 %260, %7
  %270 = getelementptr double, ptr %268, i64 %269
  br i1 %222, label %293, label %271

271:                                              ; preds = %267
  %272 = getelementptr i8, ptr %268, i64 %217
  %273 = getelementptr i8, ptr %272, i64 %261
  %274 = icmp ugt ptr %273, %2
  %275 = icmp ult ptr %270, %218
  %276 = and i1 %274, %275
  %277 = or i1 %276, %225
  br i1 %277, label %293, label %278

278:                                              ; preds = %271
  %279 = load double, ptr %262, align 8, !tbaa !20, !alias.scope !351
  %280 = insertelement <2 x double> poison, double %279, i64 0
  %281 = shufflevector <2 x double> %280, <2 x double> poison, <2 x i32> zeroinitializer
  br label %282

282:                                              ; preds = %282, %278
  %283 = phi i64 [ 0, %278 ], [ %290, %282 ]
  %284 = getelementptr double, ptr %270, i64 %283
  %285 = load <2 x double>, ptr %284, align 8, !tbaa !20, !alias.scope !354
  %286 = fmul contract <2 x double> %285, %281
  %287 = getelementptr inbounds double, ptr %2, i64 %283
  %288 = load <2 x double>, ptr %287, align 8, !tbaa !20, !alias.scope !356, !noalias !358
  %289 = fadd contract <2 x double> %288, %286
  store <2 x double> %289, ptr %287, align 8, !tbaa !20, !alias.scope !356, !noalias !358
  %290 = add nuw i64 %283, 2
  %291 = icmp eq i64 %290, %226
  br i1 %291, label %292, label %282, !llvm.loop !359

292:                                              ; preds = %282
  br i1 %227, label %295, label %293

293:                                              ; preds = %271, %267, %292
  %294 = phi i64 [ 0, %271 ], [ 0, %267 ], [ %226, %292 ]
  br label %298

295:                                              ; preds = %298, %292, %259
  %296 = add nuw nsw i64 %260, 1
  %297 = icmp eq i64 %296, %9
  br i1 %297, label %228, label %259, !llvm.loop !360

298:                                              ; preds = %293, %298
  %299 = phi i64 [ %307, %298 ], [ %294, %293 ]
  %300 = getelementptr double, ptr %270, i64 %299
  %301 = load double, ptr %300, align 8, !tbaa !20
  %302 = load double, ptr %262, align 8, !tbaa !20
  %303 = fmul contract double %301, %302
  %304 = getelementptr inbounds double, ptr %2, i64 %299
  %305 = load double, ptr %304, align 8, !tbaa !20
  %306 = fadd contract double %305, %303
  store double %306, ptr %304, align 8, !tbaa !20
  %307 = add nuw nsw i64 %299, 1
  %308 = icmp eq i64 %307, %7
  br i1 %308, label %295, label %298, !llvm.loop !361
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr noundef %4) unnamed_addr #8 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %7 = load ptr, ptr %6, align 8, !tbaa !280
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 114
  %9 = load ptr, ptr %8, align 8, !tbaa !281
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %161

11:                                               ; preds = %5
  %12 = icmp eq ptr %4, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 140
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 166
  br label %19

16:                                               ; preds = %105
  br i1 %10, label %17, label %161

17:                                               ; preds = %16
  %18 = add nuw i64 %2, 1
  br label %133

19:                                               ; preds = %11, %105
  %20 = phi i64 [ 0, %11 ], [ %106, %105 ]
  %21 = mul nsw i64 %20, %2
  %22 = getelementptr double, ptr %7, i64 %21
  %23 = getelementptr double, ptr %22, i64 %20
  %24 = load double, ptr %23, align 8, !tbaa !20
  %25 = getelementptr inbounds double, ptr %3, i64 %20
  %26 = load double, ptr %25, align 8, !tbaa !20
  %27 = getelementptr inbounds double, ptr %9, i64 %20
  %28 = load double, ptr %27, align 8, !tbaa !20
  %29 = fmul contract double %26, %28
  br i1 %12, label %30, label %32

30:                                               ; preds = %19
  %31 = icmp eq i64 %20, 0
  br i1 %31, label %43, label %37

32:                                               ; preds = %19
  %33 = getelementptr inbounds double, ptr %4, i64 %20
  %34 = load double, ptr %33, align 8, !tbaa !20
  %35 = fmul contract double %28, %34
  %36 = icmp eq i64 %20, 0
  br i1 %36, label %47, label %37

37:                                               ; preds = %32, %30
  %38 = phi double [ %35, %32 ], [ 0.000000e+00, %30 ]
  br label %51

39:                                               ; preds = %51
  %40 = fcmp contract ogt double %24, 0.000000e+00
  %41 = fdiv contract double %59, %24
  %42 = select contract i1 %40, double %41, double 0.000000e+00
  store double %42, ptr %25, align 8, !tbaa !20
  br i1 %12, label %105, label %72

43:                                               ; preds = %30
  %44 = fcmp contract ogt double %24, 0.000000e+00
  %45 = fdiv contract double %29, %24
  %46 = select contract i1 %44, double %45, double 0.000000e+00
  br label %103

47:                                               ; preds = %32
  %48 = fcmp contract ogt double %24, 0.000000e+00
  %49 = fdiv contract double %29, %24
  %50 = select contract i1 %48, double %49, double 0.000000e+00
  store double %50, ptr %25, align 8, !tbaa !20
  br label %62

51:                                               ; preds = %37, %51
  %52 = phi i64 [ %60, %51 ], [ 0, %37 ]
  %53 = phi double [ %59, %51 ], [ %29, %37 ]
  %54 = getelementptr double, ptr %22, i64 %52
  %55 = load double, ptr %54, align 8, !tbaa !20
  %56 = getelementptr inbounds double, ptr %3, i64 %52
  %57 = load double, ptr %56, align 8, !tbaa !20
  %58 = fmul contract double %55, %57
  %59 = fsub contract double %53, %58
  %60 = add nuw nsw i64 %52, 1
  %61 = icmp eq i64 %60, %20
  br i1 %61, label %39, label %51, !llvm.loop !362

62:                                               ; preds = %72, %47
  %63 = phi i1 [ %48, %47 ], [ %40, %72 ]
  %64 = phi double [ %35, %47 ], [ %80, %72 ]
  %65 = fdiv contract double %64, %24
  %66 = select contract i1 %63, double %65, double 0.000000e+00
  %67 = getelementptr inbounds double, ptr %4, i64 %20
  store double %66, ptr %67, align 8, !tbaa !20
  %68 = getelementptr inbounds i64, ptr %1, i64 %20
  %69 = load i64, ptr %68, align 8, !tbaa !33
  %70 = load i64, ptr %13, align 8, !tbaa !12
  %71 = icmp slt i64 %69, %70
  br i1 %71, label %83, label %105

72:                                               ; preds = %39, %72
  %73 = phi i64 [ %81, %72 ], [ 0, %39 ]
  %74 = phi double [ %80, %72 ], [ %38, %39 ]
  %75 = getelementptr double, ptr %22, i64 %73
  %76 = load double, ptr %75, align 8, !tbaa !20
  %77 = getelementptr inbounds double, ptr %4, i64 %73
  %78 = load double, ptr %77, align 8, !tbaa !20
  %79 = fmul contract double %76, %78
  %80 = fsub contract double %74, %79
  %81 = add nuw nsw i64 %73, 1
  %82 = icmp eq i64 %81, %20
  br i1 %82, label %62, label %72, !llvm.loop !363

83:                                               ; preds = %62
  %84 = load ptr, ptr %14, align 8, !tbaa !260
  %85 = getelementptr inbounds double, ptr %84, i64 %69
  %86 = load double, ptr %85, align 8, !tbaa !20
  %87 = load double, ptr %25, align 8, !tbaa !20
  %88 = load double, ptr %15, align 8, !tbaa !291
  %89 = fmul contract double %88, 1.000000e+01
  %90 = fcmp contract ogt double %89, %86
  br i1 %90, label %91, label %103

91:                                               ; preds = %83
  %92 = fdiv contract double %86, %89
  %93 = fsub contract double 1.000000e+00, %92
  %94 = fmul contract double %93, %93
  %95 = fmul contract double %93, %94
  %96 = fmul contract double %93, %95
  %97 = fsub contract double 1.000000e+00, %96
  %98 = fmul contract double %97, %97
  %99 = fmul contract double %87, %98
  %100 = fsub contract double 1.000000e+00, %98
  %101 = fmul contract double %66, %100
  %102 = fadd contract double %99, %101
  br label %103

103:                                              ; preds = %91, %83, %43
  %104 = phi double [ %46, %43 ], [ %102, %91 ], [ %87, %83 ]
  store double %104, ptr %25, align 8, !tbaa !20
  br label %105

105:                                              ; preds = %103, %62, %39
  %106 = add nuw nsw i64 %20, 1
  %107 = icmp eq i64 %106, %2
  br i1 %107, label %16, label %19, !llvm.loop !364

108:                                              ; preds = %140
  br i1 %10, label %109, label %161

109:                                              ; preds = %108
  %110 = icmp ult i64 %2, 6
  br i1 %110, label %131, label %111

111:                                              ; preds = %109
  %112 = shl i64 %2, 3
  %113 = getelementptr i8, ptr %3, i64 %112
  %114 = getelementptr i8, ptr %9, i64 %112
  %115 = icmp ugt ptr %114, %3
  %116 = icmp ult ptr %9, %113
  %117 = and i1 %115, %116
  br i1 %117, label %131, label %118

118:                                              ; preds = %111
  %119 = and i64 %2, 9223372036854775806
  br label %120

120:                                              ; preds = %120, %118
  %121 = phi i64 [ 0, %118 ], [ %127, %120 ]
  %122 = getelementptr inbounds double, ptr %9, i64 %121
  %123 = load <2 x double>, ptr %122, align 8, !tbaa !20, !alias.scope !365
  %124 = getelementptr inbounds double, ptr %3, i64 %121
  %125 = load <2 x double>, ptr %124, align 8, !tbaa !20, !alias.scope !368, !noalias !365
  %126 = fmul contract <2 x double> %123, %125
  store <2 x double> %126, ptr %124, align 8, !tbaa !20, !alias.scope !368, !noalias !365
  %127 = add nuw i64 %121, 2
  %128 = icmp eq i64 %127, %119
  br i1 %128, label %129, label %120, !llvm.loop !370

129:                                              ; preds = %120
  %130 = icmp eq i64 %119, %2
  br i1 %130, label %161, label %131

131:                                              ; preds = %111, %109, %129
  %132 = phi i64 [ 0, %111 ], [ 0, %109 ], [ %119, %129 ]
  br label %162

133:                                              ; preds = %17, %140
  %134 = phi i64 [ %2, %17 ], [ %135, %140 ]
  %135 = add nsw i64 %134, -1
  %136 = getelementptr inbounds double, ptr %3, i64 %135
  %137 = load double, ptr %136, align 8, !tbaa !20
  %138 = getelementptr double, ptr %7, i64 %135
  %139 = icmp slt i64 %134, %2
  br i1 %139, label %149, label %140

140:                                              ; preds = %149, %133
  %141 = phi double [ %137, %133 ], [ %158, %149 ]
  %142 = mul i64 %135, %18
  %143 = getelementptr inbounds double, ptr %7, i64 %142
  %144 = load double, ptr %143, align 8, !tbaa !20
  %145 = fcmp contract ogt double %144, 0.000000e+00
  %146 = fdiv contract double %141, %144
  %147 = select contract i1 %145, double %146, double 0.000000e+00
  store double %147, ptr %136, align 8, !tbaa !20
  %148 = icmp sgt i64 %134, 1
  br i1 %148, label %133, label %108, !llvm.loop !371

149:                                              ; preds = %133, %149
  %150 = phi i64 [ %159, %149 ], [ %134, %133 ]
  %151 = phi double [ %158, %149 ], [ %137, %133 ]
  %152 = mul nsw i64 %150, %2
  %153 = getelementptr double, ptr %138, i64 %152
  %154 = load double, ptr %153, align 8, !tbaa !20
  %155 = getelementptr inbounds double, ptr %3, i64 %150
  %156 = load double, ptr %155, align 8, !tbaa !20
  %157 = fmul contract double %154, %156
  %158 = fsub contract double %151, %157
  %159 = add nuw nsw i64 %150, 1
  %160 = icmp eq i64 %159, %2
  br i1 %160, label %140, label %149, !llvm.loop !372

161:                                              ; preds = %162, %129, %5, %16, %108
  ret void

162:                                              ; preds = %131, %162
  %163 = phi i64 [ %169, %162 ], [ %132, %131 ]
  %164 = getelementptr inbounds double, ptr %9, i64 %163
  %165 = load double, ptr %164, align 8, !tbaa !20
  %166 = getelementptr inbounds double, ptr %3, i64 %163
  %167 = load double, ptr %166, align 8, !tbaa !20
  %168 = fmul contract double %165, %167
  store double %168, ptr %166, align 8, !tbaa !20
  %169 = add nuw nsw i64 %163, 1
  %170 = icmp eq i64 %169, %2
  br i1 %170, label %161, label %162, !llvm.loop !373
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @add_directions(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef %7) unnamed_addr #5 {
  %9 = getelementptr inbounds %struct.Law, ptr %2, i64 0, i32 9
  %10 = load i64, ptr %9, align 8, !tbaa !56
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %24

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Active, ptr %1, i64 0, i32 1
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %15 = fmul contract double %3, 5.000000e-01
  %16 = getelementptr inbounds %struct.Law, ptr %2, i64 0, i32 2
  %17 = getelementptr inbounds %struct.Law, ptr %2, i64 0, i32 1
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 166
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 116
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %22 = load i64, ptr %13, align 8, !tbaa !85
  %23 = load i64, ptr %14, align 8, !tbaa !5
  br label %25

24:                                               ; preds = %93, %8
  ret void

25:                                               ; preds = %12, %93
  %26 = phi i64 [ %23, %12 ], [ %60, %93 ]
  %27 = phi i64 [ %22, %12 ], [ %102, %93 ]
  %28 = phi i64 [ 0, %12 ], [ %101, %93 ]
  %29 = mul nsw i64 %26, %27
  %30 = getelementptr inbounds double, ptr %5, i64 %29
  %31 = load ptr, ptr %16, align 8, !tbaa !65
  %32 = getelementptr inbounds double, ptr %31, i64 %28
  %33 = load double, ptr %32, align 8, !tbaa !20
  %34 = fmul contract double %15, %33
  %35 = load ptr, ptr %17, align 8, !tbaa !64
  %36 = mul nsw i64 %26, %28
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  %38 = shl i64 %26, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %37, i64 %38, i1 false)
  %39 = load i64, ptr %13, align 8, !tbaa !85
  %40 = load i64, ptr %14, align 8, !tbaa !5
  %41 = mul nsw i64 %40, %39
  %42 = getelementptr inbounds double, ptr %6, i64 %41
  %43 = shl i64 %40, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %30, i64 %43, i1 false)
  %44 = load i64, ptr %14, align 8, !tbaa !5
  %45 = getelementptr inbounds double, ptr %7, i64 %44
  %46 = load i64, ptr %18, align 8, !tbaa !12
  %47 = shl i64 %46, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %45, i8 0, i64 %47, i1 false)
  %48 = load double, ptr %19, align 8, !tbaa !291
  store double 0.000000e+00, ptr %19, align 8, !tbaa !291
  %49 = load i64, ptr %14, align 8, !tbaa !5
  %50 = getelementptr inbounds double, ptr %7, i64 %49
  %51 = load ptr, ptr %20, align 8, !tbaa !103
  tail call fastcc void @solve_once(ptr noundef %0, ptr noundef %50, ptr noundef %7, ptr noundef %51, i32 noundef 0)
  store double %48, ptr %19, align 8, !tbaa !291
  %52 = load i64, ptr %14, align 8, !tbaa !5
  %53 = shl i64 %52, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %7, i64 %53, i1 false)
  %54 = load ptr, ptr %2, align 8, !tbaa !63
  %55 = getelementptr inbounds double, ptr %54, i64 %28
  %56 = load double, ptr %55, align 8, !tbaa !20
  %57 = load ptr, ptr %21, align 8, !tbaa !215
  %58 = load i64, ptr %0, align 8, !tbaa !16
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  %60 = load i64, ptr %14, align 8, !tbaa !5
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %66, label %62

62:                                               ; preds = %25
  %63 = fadd contract double %34, %56
  %64 = load i64, ptr %13, align 8, !tbaa !85
  %65 = getelementptr inbounds %struct.Active, ptr %1, i64 0, i32 6, i64 %64
  store double %63, ptr %65, align 8, !tbaa !20
  br label %93

66:                                               ; preds = %25, %66
  %67 = phi i64 [ %75, %66 ], [ 0, %25 ]
  %68 = phi double [ %74, %66 ], [ 0.000000e+00, %25 ]
  %69 = getelementptr inbounds double, ptr %30, i64 %67
  %70 = load double, ptr %69, align 8, !tbaa !20
  %71 = getelementptr inbounds double, ptr %59, i64 %67
  %72 = load double, ptr %71, align 8, !tbaa !20
  %73 = fmul contract double %70, %72
  %74 = fadd contract double %68, %73
  %75 = add nuw nsw i64 %67, 1
  %76 = icmp eq i64 %75, %60
  br i1 %76, label %77, label %66, !llvm.loop !107

77:                                               ; preds = %66
  %78 = fsub contract double %56, %74
  %79 = fadd contract double %34, %78
  %80 = load i64, ptr %13, align 8, !tbaa !85
  %81 = getelementptr inbounds %struct.Active, ptr %1, i64 0, i32 6, i64 %80
  store double %79, ptr %81, align 8, !tbaa !20
  br label %82

82:                                               ; preds = %77, %82
  %83 = phi i64 [ %91, %82 ], [ 0, %77 ]
  %84 = phi double [ %90, %82 ], [ 0.000000e+00, %77 ]
  %85 = getelementptr inbounds double, ptr %30, i64 %83
  %86 = load double, ptr %85, align 8, !tbaa !20
  %87 = getelementptr inbounds double, ptr %4, i64 %83
  %88 = load double, ptr %87, align 8, !tbaa !20
  %89 = fmul contract double %86, %88
  %90 = fadd contract double %84, %89
  %91 = add nuw nsw i64 %83, 1
  %92 = icmp eq i64 %91, %60
  br i1 %92, label %93, label %82, !llvm.loop !107

93:                                               ; preds = %82, %62
  %94 = phi i64 [ %64, %62 ], [ %80, %82 ]
  %95 = phi double [ %63, %62 ], [ %79, %82 ]
  %96 = phi double [ 0.000000e+00, %62 ], [ %90, %82 ]
  %97 = fadd contract double %95, %96
  %98 = fmul contract double %34, 2.000000e+00
  %99 = fsub contract double %97, %98
  %100 = getelementptr inbounds %struct.Active, ptr %1, i64 0, i32 8, i64 %94
  store double %99, ptr %100, align 8, !tbaa !20
  %101 = add nuw nsw i64 %28, 1
  %102 = add nsw i64 %94, 1
  store i64 %102, ptr %13, align 8, !tbaa !85
  %103 = load i64, ptr %9, align 8, !tbaa !56
  %104 = icmp slt i64 %101, %103
  br i1 %104, label %25, label %24, !llvm.loop !374
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @measure_answers(ptr nocapture noundef %0) unnamed_addr #8 {
  %2 = getelementptr inbounds %struct.Active, ptr %0, i64 0, i32 1
  %3 = load i64, ptr %2, align 8, !tbaa !85
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %8

5:                                                ; preds = %1, %9
  %6 = phi i64 [ %10, %9 ], [ 0, %1 ]
  %7 = mul nsw i64 %6, 3
  br label %12

8:                                                ; preds = %9, %1
  ret void

9:                                                ; preds = %23
  %10 = add nuw nsw i64 %6, 1
  %11 = icmp eq i64 %10, %3
  br i1 %11, label %8, label %5, !llvm.loop !375

12:                                               ; preds = %5, %23
  %13 = phi i64 [ 0, %5 ], [ %24, %23 ]
  %14 = add nuw nsw i64 %13, %7
  %15 = getelementptr inbounds %struct.Active, ptr %0, i64 0, i32 7, i64 %14
  store double 0.000000e+00, ptr %15, align 8, !tbaa !20
  br label %16

16:                                               ; preds = %12, %92
  %17 = phi double [ 0.000000e+00, %12 ], [ %94, %92 ]
  %18 = phi i1 [ true, %12 ], [ false, %92 ]
  %19 = phi i64 [ 0, %12 ], [ 1, %92 ]
  %20 = getelementptr inbounds %struct.Active, ptr %0, i64 0, i32 3, i64 %19
  %21 = load i64, ptr %20, align 8, !tbaa !33
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %26

23:                                               ; preds = %92, %16
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %3
  br i1 %25, label %9, label %12, !llvm.loop !376

26:                                               ; preds = %16
  %27 = getelementptr inbounds %struct.Active, ptr %0, i64 0, i32 4, i64 %19
  %28 = load ptr, ptr %27, align 8, !tbaa !76
  %29 = mul nsw i64 %21, %6
  %30 = getelementptr inbounds double, ptr %28, i64 %29
  %31 = getelementptr inbounds %struct.Active, ptr %0, i64 0, i32 5, i64 %19
  %32 = load ptr, ptr %31, align 8, !tbaa !76
  %33 = mul nsw i64 %21, %13
  %34 = getelementptr inbounds double, ptr %32, i64 %33
  %35 = icmp eq i64 %21, 6
  br i1 %35, label %38, label %36

36:                                               ; preds = %26
  %37 = icmp sgt i64 %21, 0
  br i1 %37, label %81, label %92

38:                                               ; preds = %26
  %39 = load double, ptr %30, align 8, !tbaa !20
  %40 = load double, ptr %34, align 8, !tbaa !20
  %41 = getelementptr inbounds double, ptr %30, i64 1
  %42 = load double, ptr %41, align 8, !tbaa !20
  %43 = getelementptr inbounds double, ptr %34, i64 1
  %44 = load double, ptr %43, align 8, !tbaa !20
  %45 = getelementptr inbounds double, ptr %30, i64 2
  %46 = load double, ptr %45, align 8, !tbaa !20
  %47 = getelementptr inbounds double, ptr %34, i64 2
  %48 = load double, ptr %47, align 8, !tbaa !20
  %49 = getelementptr inbounds double, ptr %30, i64 3
  %50 = load double, ptr %49, align 8, !tbaa !20
  %51 = getelementptr inbounds double, ptr %34, i64 3
  %52 = load double, ptr %51, align 8, !tbaa !20
  %53 = getelementptr inbounds double, ptr %30, i64 4
  %54 = load double, ptr %53, align 8, !tbaa !20
  %55 = getelementptr inbounds double, ptr %34, i64 4
  %56 = load double, ptr %55, align 8, !tbaa !20
  %57 = getelementptr inbounds double, ptr %30, i64 5
  %58 = load double, ptr %57, align 8, !tbaa !20
  %59 = getelementptr inbounds double, ptr %34, i64 5
  %60 = load double, ptr %59, align 8, !tbaa !20
  %61 = insertelement <2 x double> poison, double %39, i64 0
  %62 = insertelement <2 x double> %61, double %50, i64 1
  %63 = insertelement <2 x double> poison, double %40, i64 0
  %64 = insertelement <2 x double> %63, double %52, i64 1
  %65 = fmul contract <2 x double> %62, %64
  %66 = insertelement <2 x double> poison, double %42, i64 0
  %67 = insertelement <2 x double> %66, double %54, i64 1
  %68 = insertelement <2 x double> poison, double %44, i64 0
  %69 = insertelement <2 x double> %68, double %56, i64 1
  %70 = fmul contract <2 x double> %67, %69
  %71 = fadd contract <2 x double> %65, %70
  %72 = insertelement <2 x double> poison, double %46, i64 0
  %73 = insertelement <2 x double> %72, double %58, i64 1
  %74 = insertelement <2 x double> poison, double %48, i64 0
  %75 = insertelement <2 x double> %74, double %60, i64 1
  %76 = fmul contract <2 x double> %73, %75
  %77 = fadd contract <2 x double> %71, %76
  %78 = shufflevector <2 x double> %77, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %79 = fadd contract <2 x double> %77, %78
  %80 = extractelement <2 x double> %79, i64 0
  br label %92

81:                                               ; preds = %36, %81
  %82 = phi i64 [ %90, %81 ], [ 0, %36 ]
  %83 = phi double [ %89, %81 ], [ 0.000000e+00, %36 ]
  %84 = getelementptr inbounds double, ptr %30, i64 %82
  %85 = load double, ptr %84, align 8, !tbaa !20
  %86 = getelementptr inbounds double, ptr %34, i64 %82
  %87 = load double, ptr %86, align 8, !tbaa !20
  %88 = fmul contract double %85, %87
  %89 = fadd contract double %83, %88
  %90 = add nuw nsw i64 %82, 1
  %91 = icmp eq i64 %90, %21
  br i1 %91, label %92, label %81, !llvm.loop !158

92:                                               ; preds = %81, %36, %38
  %93 = phi double [ %80, %38 ], [ 0.000000e+00, %36 ], [ %89, %81 ]
  %94 = fadd contract double %93, %17
  store double %94, ptr %15, align 8, !tbaa !20
  br i1 %18, label %16, label %23, !llvm.loop !377
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v2i64(<2 x i64>) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #6 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #8 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!5 = !{!6, !7, i64 8}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !7, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !7, i64 240, !7, i64 248, !7, i64 256, !7, i64 264, !7, i64 272, !7, i64 280, !7, i64 288, !7, i64 296, !7, i64 304, !7, i64 312, !7, i64 320, !7, i64 328, !7, i64 336, !7, i64 344, !7, i64 352, !7, i64 360, !7, i64 368, !7, i64 376, !7, i64 384, !7, i64 392, !7, i64 400, !7, i64 408, !7, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !10, i64 456, !10, i64 464, !10, i64 472, !10, i64 480, !10, i64 488, !10, i64 496, !10, i64 504, !10, i64 512, !10, i64 520, !10, i64 528, !10, i64 536, !10, i64 544, !10, i64 552, !10, i64 560, !10, i64 568, !10, i64 576, !10, i64 584, !10, i64 592, !10, i64 600, !10, i64 608, !10, i64 616, !10, i64 624, !10, i64 632, !10, i64 640, !10, i64 648, !10, i64 656, !10, i64 664, !10, i64 672, !10, i64 680, !10, i64 688, !10, i64 696, !10, i64 704, !10, i64 712, !10, i64 720, !10, i64 728, !10, i64 736, !10, i64 744, !10, i64 752, !10, i64 760, !10, i64 768, !10, i64 776, !10, i64 784, !10, i64 792, !10, i64 800, !10, i64 808, !10, i64 816, !10, i64 824, !10, i64 832, !10, i64 840, !10, i64 848, !10, i64 856, !10, i64 864, !10, i64 872, !10, i64 880, !10, i64 888, !10, i64 896, !10, i64 904, !10, i64 912, !10, i64 920, !10, i64 928, !10, i64 936, !10, i64 944, !10, i64 952, !10, i64 960, !10, i64 968, !10, i64 976, !10, i64 984, !10, i64 992, !10, i64 1000, !10, i64 1008, !10, i64 1016, !10, i64 1024, !10, i64 1032, !10, i64 1040, !10, i64 1048, !10, i64 1056, !10, i64 1064, !10, i64 1072, !10, i64 1080, !10, i64 1088, !10, i64 1096, !10, i64 1104, !10, i64 1112, !10, i64 1120, !10, i64 1128, !10, i64 1136, !10, i64 1144, !10, i64 1152, !10, i64 1160, !10, i64 1168, !10, i64 1176, !10, i64 1184, !10, i64 1192, !10, i64 1200, !10, i64 1208, !10, i64 1216, !10, i64 1224, !10, i64 1232, !10, i64 1240, !10, i64 1248, !10, i64 1256, !10, i64 1264, !11, i64 1272, !11, i64 1280, !11, i64 1288, !11, i64 1296, !11, i64 1304, !11, i64 1312, !11, i64 1320, !11, i64 1328, !11, i64 1336, !11, i64 1344, !11, i64 1352, !11, i64 1360, !11, i64 1368, !11, i64 1376, !11, i64 1384, !11, i64 1392, !11, i64 1400, !11, i64 1408, !11, i64 1416, !11, i64 1424, !11, i64 1432}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !7, i64 16}
!13 = !{!6, !7, i64 120}
!14 = !{!6, !7, i64 112}
!15 = !{!6, !7, i64 104}
!16 = !{!6, !7, i64 0}
!17 = !{!6, !11, i64 1296}
!18 = !{!6, !7, i64 168}
!19 = !{!6, !10, i64 808}
!20 = !{!11, !11, i64 0}
!21 = !{!22}
!22 = distinct !{!22, !23}
!23 = distinct !{!23, !"LVerDomain"}
!24 = !{!25}
!25 = distinct !{!25, !23}
!26 = distinct !{!26, !27, !28, !29, !30}
!27 = !{!"llvm.loop.mustprogress"}
!28 = !{!"llvm.loop.unroll.disable"}
!29 = !{!"llvm.loop.isvectorized", i32 1}
!30 = !{!"llvm.loop.unroll.runtime.disable"}
!31 = !{!6, !7, i64 96}
!32 = !{!6, !10, i64 504}
!33 = !{!7, !7, i64 0}
!34 = distinct !{!34, !27, !28, !29, !30}
!35 = distinct !{!35, !27, !28}
!36 = !{!37}
!37 = distinct !{!37, !38}
!38 = distinct !{!38, !"LVerDomain"}
!39 = !{!40}
!40 = distinct !{!40, !38}
!41 = distinct !{!41, !27, !28, !29, !30}
!42 = distinct !{!42, !27, !28, !29}
!43 = !{!6, !7, i64 80}
!44 = !{!6, !10, i64 448}
!45 = !{!6, !10, i64 456}
!46 = distinct !{!46, !27, !28, !29}
!47 = distinct !{!47, !27, !28, !29, !30}
!48 = distinct !{!48, !27, !28}
!49 = !{!50}
!50 = distinct !{!50, !51, !"law_at: argument 0"}
!51 = distinct !{!51, !"law_at"}
!52 = !{!6, !7, i64 88}
!53 = !{!6, !7, i64 24}
!54 = !{!6, !10, i64 520}
!55 = distinct !{!55, !27, !28}
!56 = !{!57, !7, i64 72}
!57 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !10, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !10, i64 64, !7, i64 72, !7, i64 80, !11, i64 88, !11, i64 96}
!58 = !{!57, !7, i64 80}
!59 = !{!6, !10, i64 1016}
!60 = !{!57, !11, i64 88}
!61 = !{!6, !10, i64 1024}
!62 = !{!57, !11, i64 96}
!63 = !{!57, !10, i64 0}
!64 = !{!57, !10, i64 8}
!65 = !{!57, !10, i64 16}
!66 = !{!57, !10, i64 24}
!67 = !{!57, !10, i64 32}
!68 = !{!57, !10, i64 40}
!69 = !{!57, !10, i64 48}
!70 = !{!57, !10, i64 56}
!71 = !{!57, !10, i64 64}
!72 = !{!6, !10, i64 536}
!73 = distinct !{!73, !27, !28}
!74 = !{!75, !7, i64 0}
!75 = !{!"", !7, i64 0, !7, i64 8, !8, i64 16, !8, i64 32, !8, i64 48, !8, i64 64, !8, i64 80, !8, i64 104, !8, i64 176, !11, i64 200, !11, i64 208, !11, i64 216, !11, i64 224}
!76 = !{!10, !10, i64 0}
!77 = !{!75, !11, i64 208}
!78 = !{!79}
!79 = distinct !{!79, !80, !"law_at: argument 0"}
!80 = distinct !{!80, !"law_at"}
!81 = !{!75, !11, i64 224}
!82 = distinct !{!82, !27, !28}
!83 = distinct !{!83, !27, !28}
!84 = distinct !{!84, !27, !28, !29}
!85 = !{!75, !7, i64 8}
!86 = !{!87}
!87 = distinct !{!87, !88}
!88 = distinct !{!88, !"LVerDomain"}
!89 = !{!90}
!90 = distinct !{!90, !88}
!91 = !{!92}
!92 = distinct !{!92, !88}
!93 = !{!87, !90}
!94 = distinct !{!94, !27, !28, !29, !30}
!95 = distinct !{!95, !27, !28}
!96 = distinct !{!96, !27, !28}
!97 = distinct !{!97, !27, !28, !29}
!98 = !{!99}
!99 = distinct !{!99, !100, !"left_at: argument 0"}
!100 = distinct !{!100, !"left_at"}
!101 = distinct !{!101, !27, !28, !29, !30}
!102 = !{!6, !10, i64 832}
!103 = !{!6, !10, i64 928}
!104 = !{!6, !10, i64 608}
!105 = distinct !{!105, !27, !28, !29}
!106 = distinct !{!106, !27, !28, !29, !30}
!107 = distinct !{!107, !27, !28}
!108 = distinct !{!108, !27, !28}
!109 = distinct !{!109, !27, !28, !29}
!110 = !{!75, !11, i64 200}
!111 = !{!112}
!112 = distinct !{!112, !113, !"law_at: argument 0"}
!113 = distinct !{!113, !"law_at"}
!114 = distinct !{!114, !27, !28, !29, !30}
!115 = distinct !{!115, !27, !28, !29}
!116 = distinct !{!116, !27, !28}
!117 = distinct !{!117, !27, !28}
!118 = distinct !{!118, !27, !28, !29, !30}
!119 = !{!120}
!120 = distinct !{!120, !121}
!121 = distinct !{!121, !"LVerDomain"}
!122 = !{!123}
!123 = distinct !{!123, !121}
!124 = distinct !{!124, !27, !28, !29, !30}
!125 = distinct !{!125, !27, !28, !29}
!126 = distinct !{!126, !27, !28, !29, !30}
!127 = distinct !{!127, !27, !28, !29}
!128 = distinct !{!128, !27, !28}
!129 = !{!130, !11, i64 0}
!130 = !{!"", !11, i64 0, !8, i64 8, !8, i64 32, !8, i64 56, !8, i64 80, !11, i64 104}
!131 = distinct !{!131, !27, !28}
!132 = distinct !{!132, !27, !28}
!133 = !{!130, !11, i64 104}
!134 = distinct !{!134, !27, !28}
!135 = distinct !{!135, !27, !28}
!136 = distinct !{!136, !27, !28}
!137 = distinct !{!137, !27, !28}
!138 = distinct !{!138, !27, !28}
!139 = distinct !{!139, !27, !28}
!140 = distinct !{!140, !27, !28}
!141 = distinct !{!141, !27, !28}
!142 = distinct !{!142, !27, !28}
!143 = distinct !{!143, !27, !28}
!144 = distinct !{!144, !27, !28}
!145 = distinct !{!145, !27, !28}
!146 = distinct !{!146, !27, !28}
!147 = distinct !{!147, !27, !28}
!148 = distinct !{!148, !27, !28}
!149 = distinct !{!149, !27, !28}
!150 = distinct !{!150, !27, !28}
!151 = distinct !{!151, !27, !28}
!152 = distinct !{!152, !27, !28}
!153 = distinct !{!153, !27, !28}
!154 = distinct !{!154, !27, !28}
!155 = distinct !{!155, !27, !28}
!156 = distinct !{!156, !27, !28}
!157 = distinct !{!157, !27, !28}
!158 = distinct !{!158, !27, !28}
!159 = distinct !{!159, !27, !28}
!160 = distinct !{!160, !27, !28}
!161 = distinct !{!161, !27, !28, !29, !30}
!162 = distinct !{!162, !27, !28}
!163 = distinct !{!163, !27, !28}
!164 = distinct !{!164, !27, !28}
!165 = distinct !{!165, !27, !28}
!166 = distinct !{!166, !27, !28}
!167 = distinct !{!167, !27, !28}
!168 = distinct !{!168, !27, !28}
!169 = distinct !{!169, !27, !28, !29, !30}
!170 = distinct !{!170, !27, !28}
!171 = distinct !{!171, !27, !28}
!172 = distinct !{!172, !27, !28, !29}
!173 = distinct !{!173, !27, !28}
!174 = distinct !{!174, !27, !28}
!175 = distinct !{!175, !27, !28}
!176 = distinct !{!176, !27, !28}
!177 = !{!178}
!178 = distinct !{!178, !179}
!179 = distinct !{!179, !"LVerDomain"}
!180 = !{!181}
!181 = distinct !{!181, !179}
!182 = !{!183}
!183 = distinct !{!183, !179}
!184 = !{!178, !181}
!185 = distinct !{!185, !27, !28, !29, !30}
!186 = distinct !{!186, !27, !28}
!187 = distinct !{!187, !27, !28, !29}
!188 = distinct !{!188, !27, !28}
!189 = distinct !{!189, !27, !28}
!190 = !{!75, !11, i64 216}
!191 = distinct !{!191, !27, !28}
!192 = distinct !{!192, !27, !28, !29, !30}
!193 = distinct !{!193, !27, !28}
!194 = distinct !{!194, !27, !28, !29}
!195 = !{!196}
!196 = distinct !{!196, !197}
!197 = distinct !{!197, !"LVerDomain"}
!198 = !{!199}
!199 = distinct !{!199, !197}
!200 = distinct !{!200, !27, !28, !29, !30}
!201 = distinct !{!201, !27, !28, !29}
!202 = distinct !{!202, !27, !28}
!203 = distinct !{!203, !27, !28}
!204 = distinct !{!204, !27, !28}
!205 = distinct !{!205, !27, !28}
!206 = distinct !{!206, !27, !28}
!207 = distinct !{!207, !27, !28}
!208 = distinct !{!208, !27, !28}
!209 = distinct !{!209, !27, !28}
!210 = distinct !{!210, !28}
!211 = distinct !{!211, !27, !28}
!212 = distinct !{!212, !27, !28}
!213 = distinct !{!213, !27, !28, !29, !30}
!214 = distinct !{!214, !27, !28}
!215 = !{!6, !10, i64 800}
!216 = !{!6, !7, i64 64}
!217 = !{!6, !7, i64 72}
!218 = !{!6, !10, i64 944}
!219 = distinct !{!219, !27, !28}
!220 = !{!6, !7, i64 32}
!221 = !{!6, !10, i64 952}
!222 = distinct !{!222, !27, !28, !29, !30}
!223 = distinct !{!223, !27, !28, !29}
!224 = !{!6, !7, i64 296}
!225 = !{!6, !7, i64 280}
!226 = !{!6, !7, i64 288}
!227 = !{!6, !11, i64 1272}
!228 = !{!6, !10, i64 816}
!229 = !{!6, !10, i64 464}
!230 = !{!6, !10, i64 472}
!231 = distinct !{!231, !27, !28}
!232 = distinct !{!232, !27, !28}
!233 = !{!6, !7, i64 152}
!234 = !{!6, !10, i64 592}
!235 = !{!6, !10, i64 920}
!236 = !{!6, !10, i64 840}
!237 = !{!6, !10, i64 896}
!238 = distinct !{!238, !27, !28}
!239 = !{!6, !10, i64 1104}
!240 = !{!6, !10, i64 904}
!241 = distinct !{!241, !27, !28}
!242 = distinct !{!242, !27, !28}
!243 = distinct !{!243, !27, !28}
!244 = distinct !{!244, !27, !28}
!245 = distinct !{!245, !27, !28}
!246 = distinct !{!246, !27, !28}
!247 = distinct !{!247, !27, !28}
!248 = distinct !{!248, !27, !28}
!249 = distinct !{!249, !27, !28}
!250 = !{!6, !7, i64 160}
!251 = !{!6, !11, i64 1280}
!252 = !{!6, !11, i64 1312}
!253 = !{!6, !11, i64 1288}
!254 = !{!6, !10, i64 576}
!255 = !{!6, !10, i64 872}
!256 = !{!6, !11, i64 1336}
!257 = distinct !{!257, !27, !28}
!258 = distinct !{!258, !27, !28}
!259 = !{!6, !10, i64 1096}
!260 = !{!6, !10, i64 1120}
!261 = distinct !{!261, !27, !28}
!262 = !{!6, !10, i64 888}
!263 = distinct !{!263, !27, !28}
!264 = distinct !{!264, !27, !28}
!265 = distinct !{!265, !27, !28}
!266 = !{!6, !11, i64 1344}
!267 = distinct !{!267, !27, !28}
!268 = distinct !{!268, !27, !28}
!269 = distinct !{!269, !27, !28}
!270 = distinct !{!270, !27, !28}
!271 = distinct !{!271, !27, !28}
!272 = !{!273}
!273 = distinct !{!273, !274}
!274 = distinct !{!274, !"LVerDomain"}
!275 = !{!276}
!276 = distinct !{!276, !274}
!277 = distinct !{!277, !27, !28, !29, !30}
!278 = distinct !{!278, !27, !28, !29}
!279 = distinct !{!279, !27, !28}
!280 = !{!6, !10, i64 848}
!281 = !{!6, !10, i64 912}
!282 = distinct !{!282, !27, !28}
!283 = distinct !{!283, !27, !28}
!284 = distinct !{!284, !27, !28}
!285 = distinct !{!285, !27, !28}
!286 = distinct !{!286, !27, !28}
!287 = distinct !{!287, !27, !28}
!288 = distinct !{!288, !27, !28}
!289 = distinct !{!289, !27, !28}
!290 = distinct !{!290, !27, !28}
!291 = !{!6, !11, i64 1328}
!292 = !{!6, !10, i64 1160}
!293 = !{!6, !10, i64 1168}
!294 = distinct !{!294, !27, !28}
!295 = distinct !{!295, !27, !28}
!296 = distinct !{!296, !27, !28}
!297 = !{!298}
!298 = distinct !{!298, !299}
!299 = distinct !{!299, !"LVerDomain"}
!300 = !{!301}
!301 = distinct !{!301, !299}
!302 = distinct !{!302, !27, !28, !29, !30}
!303 = !{!304}
!304 = distinct !{!304, !305}
!305 = distinct !{!305, !"LVerDomain"}
!306 = !{!307}
!307 = distinct !{!307, !305}
!308 = distinct !{!308, !27, !28, !29, !30}
!309 = distinct !{!309, !27, !28, !29}
!310 = distinct !{!310, !27, !28, !29}
!311 = distinct !{!311, !27, !28}
!312 = distinct !{!312, !27, !28}
!313 = !{!314}
!314 = distinct !{!314, !315}
!315 = distinct !{!315, !"LVerDomain"}
!316 = !{!317}
!317 = distinct !{!317, !315}
!318 = !{!319}
!319 = distinct !{!319, !315}
!320 = !{!317, !314}
!321 = distinct !{!321, !27, !28, !29, !30}
!322 = distinct !{!322, !27, !28}
!323 = !{!324}
!324 = distinct !{!324, !325}
!325 = distinct !{!325, !"LVerDomain"}
!326 = !{!327}
!327 = distinct !{!327, !325}
!328 = distinct !{!328, !27, !28, !29, !30}
!329 = distinct !{!329, !27, !28}
!330 = distinct !{!330, !27, !28}
!331 = distinct !{!331, !27, !28, !29}
!332 = distinct !{!332, !27, !28, !29}
!333 = distinct !{!333, !27, !28}
!334 = !{!335}
!335 = distinct !{!335, !336}
!336 = distinct !{!336, !"LVerDomain"}
!337 = !{!338}
!338 = distinct !{!338, !336}
!339 = distinct !{!339, !27, !28, !29, !30}
!340 = distinct !{!340, !27, !28}
!341 = distinct !{!341, !27, !28, !29}
!342 = distinct !{!342, !27, !28}
!343 = distinct !{!343, !27, !28}
!344 = !{!6, !10, i64 936}
!345 = !{!6, !10, i64 1080}
!346 = !{!6, !10, i64 1088}
!347 = distinct !{!347, !27, !28}
!348 = distinct !{!348, !27, !28}
!349 = distinct !{!349, !27, !28}
!350 = distinct !{!350, !27, !28}
!351 = !{!352}
!352 = distinct !{!352, !353}
!353 = distinct !{!353, !"LVerDomain"}
!354 = !{!355}
!355 = distinct !{!355, !353}
!356 = !{!357}
!357 = distinct !{!357, !353}
!358 = !{!355, !352}
!359 = distinct !{!359, !27, !28, !29, !30}
!360 = distinct !{!360, !27, !28}
!361 = distinct !{!361, !27, !28, !29}
!362 = distinct !{!362, !27, !28}
!363 = distinct !{!363, !27, !28}
!364 = distinct !{!364, !27, !28}
!365 = !{!366}
!366 = distinct !{!366, !367}
!367 = distinct !{!367, !"LVerDomain"}
!368 = !{!369}
!369 = distinct !{!369, !367}
!370 = distinct !{!370, !27, !28, !29, !30}
!371 = distinct !{!371, !27, !28}
!372 = distinct !{!372, !27, !28}
!373 = distinct !{!373, !27, !28, !29}
!374 = distinct !{!374, !27, !28}
!375 = distinct !{!375, !27, !28}
!376 = distinct !{!376, !27, !28}
!377 = distinct !{!377, !27, !28}
