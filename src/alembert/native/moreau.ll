; sha256 of moreau.c and its headers: 90ca0600fa94c9241ee853b41e69f6e82187bd1e40f1a6fbfc6a0a6b34e145e6

%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.Law = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, double }
%struct.Active = type { i64, i64, [2 x i64], [2 x i64], [2 x ptr], [2 x ptr], [3 x double], [3 x double], [3 x double], double, double, double, double }
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
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %9 = load i64, ptr %8, align 8, !tbaa !13
  %10 = add nsw i64 %4, 24
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
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %9 = load i64, ptr %8, align 8, !tbaa !15
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
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
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %25 = load i64, ptr %24, align 8, !tbaa !14
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %27 = load i64, ptr %26, align 8, !tbaa !15
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %29 = load i64, ptr %28, align 8, !tbaa !13
  %30 = mul i64 %29, 3
  %31 = add i64 %27, %23
  %32 = shl i64 %31, 1
  %33 = add i64 %25, %20
  %34 = add i64 %33, %30
  %35 = add i64 %34, %32
  %36 = inttoptr i64 %1 to ptr
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 144
  store double 0.000000e+00, ptr %37, align 8, !tbaa !17
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 147
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  store i64 0, ptr %39, align 8, !tbaa !18
  %40 = icmp sgt i64 %4, 0
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %38, i8 0, i64 16, i1 false)
  br i1 %40, label %41, label %99

41:                                               ; preds = %15
  %42 = ptrtoint ptr %5 to i64
  %43 = ptrtoint ptr %12 to i64
  %44 = ptrtoint ptr %14 to i64
  %45 = ptrtoint ptr %12 to i64
  %46 = fmul contract double %3, 5.000000e-01
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 59
  %56 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 9
  %57 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 10
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 113
  %59 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 11
  %60 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 1
  %61 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 2
  %62 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 3
  %63 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 4
  %64 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 5
  %65 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 6
  %66 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 7
  %67 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 8
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %69 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 9
  %70 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 10
  %71 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 11
  %72 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 1
  %73 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 2
  %74 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 3
  %75 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 4
  %76 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 5
  %77 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 6
  %78 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 7
  %79 = getelementptr inbounds %struct.Law, ptr %17, i64 0, i32 8
  %80 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %83 = shl i64 %21, 3
  %84 = sub i64 %42, %43
  %85 = shl i64 %35, 3
  %86 = insertelement <2 x double> poison, double %46, i64 0
  %87 = shufflevector <2 x double> %86, <2 x double> poison, <2 x i32> zeroinitializer
  %88 = getelementptr i8, ptr %7, i64 8
  %89 = insertelement <2 x double> poison, double %3, i64 0
  %90 = shufflevector <2 x double> %89, <2 x double> poison, <2 x i32> zeroinitializer
  %91 = insertelement <2 x double> poison, double %46, i64 0
  %92 = shufflevector <2 x double> %91, <2 x double> poison, <2 x i32> zeroinitializer
  br label %93

93:                                               ; preds = %41, %1011
  %94 = phi i64 [ 0, %41 ], [ %1016, %1011 ]
  %95 = phi double [ 0.000000e+00, %41 ], [ %1013, %1011 ]
  %96 = mul i64 %85, %94
  %97 = load double, ptr %37, align 8, !tbaa !17
  %98 = fcmp contract oeq double %97, 0.000000e+00
  br i1 %98, label %101, label %99

99:                                               ; preds = %93, %1011, %15
  %100 = phi double [ 0.000000e+00, %15 ], [ %1013, %1011 ], [ %95, %93 ]
  ret double %100

101:                                              ; preds = %93
  %102 = sitofp i64 %94 to double
  %103 = fmul contract double %102, %3
  %104 = fadd contract double %103, %2
  %105 = mul nsw i64 %94, %35
  %106 = getelementptr inbounds double, ptr %14, i64 %105
  %107 = load i64, ptr %0, align 8, !tbaa !16
  %108 = load i64, ptr %19, align 8, !tbaa !5
  %109 = getelementptr double, ptr %12, i64 %108
  %110 = getelementptr double, ptr %109, i64 %108
  %111 = getelementptr double, ptr %110, i64 %108
  %112 = getelementptr double, ptr %111, i64 %108
  %113 = getelementptr double, ptr %112, i64 %108
  %114 = getelementptr inbounds double, ptr %113, i64 %108
  %115 = load i64, ptr %22, align 8, !tbaa !12
  %116 = getelementptr inbounds double, ptr %114, i64 %115
  %117 = mul nsw i64 %108, 6
  %118 = load i64, ptr %28, align 8, !tbaa !13
  %119 = mul nsw i64 %117, %118
  %120 = getelementptr inbounds double, ptr %116, i64 %119
  tail call fastcc void @evaluate(ptr noundef nonnull %0, double noundef %104, ptr noundef %5)
  %121 = icmp sgt i64 %107, 0
  br i1 %121, label %122, label %148

122:                                              ; preds = %101
  %123 = load ptr, ptr %47, align 8, !tbaa !19
  %124 = icmp ult i64 %107, 4
  br i1 %124, label %146, label %125

125:                                              ; preds = %122
  %126 = shl i64 %107, 3
  %127 = getelementptr i8, ptr %5, i64 %126
  %128 = getelementptr i8, ptr %123, i64 %126
  %129 = icmp ugt ptr %128, %5
  %130 = icmp ult ptr %123, %127
  %131 = and i1 %129, %130
  br i1 %131, label %146, label %132

132:                                              ; preds = %125
  %133 = and i64 %107, 9223372036854775806
  br label %134

134:                                              ; preds = %134, %132
  %135 = phi i64 [ 0, %132 ], [ %142, %134 ]
  %136 = getelementptr inbounds double, ptr %123, i64 %135
  %137 = load <2 x double>, ptr %136, align 8, !tbaa !20, !alias.scope !21
  %138 = fmul contract <2 x double> %87, %137
  %139 = getelementptr inbounds double, ptr %5, i64 %135
  %140 = load <2 x double>, ptr %139, align 8, !tbaa !20, !alias.scope !24, !noalias !21
  %141 = fadd contract <2 x double> %140, %138
  store <2 x double> %141, ptr %139, align 8, !tbaa !20, !alias.scope !24, !noalias !21
  %142 = add nuw i64 %135, 2
  %143 = icmp eq i64 %142, %133
  br i1 %143, label %144, label %134, !llvm.loop !26

144:                                              ; preds = %134
  %145 = icmp eq i64 %107, %133
  br i1 %145, label %148, label %146

146:                                              ; preds = %125, %122, %144
  %147 = phi i64 [ 0, %125 ], [ 0, %122 ], [ %133, %144 ]
  br label %212

148:                                              ; preds = %212, %144, %101
  %149 = load i64, ptr %48, align 8, !tbaa !31
  %150 = icmp sgt i64 %149, 0
  br i1 %150, label %151, label %182

151:                                              ; preds = %148
  %152 = load ptr, ptr %49, align 8, !tbaa !32
  br label %153

153:                                              ; preds = %179, %151
  %154 = phi i64 [ 0, %151 ], [ %180, %179 ]
  %155 = getelementptr inbounds i64, ptr %152, i64 %154
  %156 = load i64, ptr %155, align 8, !tbaa !33
  %157 = getelementptr inbounds double, ptr %5, i64 %156
  %158 = load <2 x double>, ptr %157, align 8, !tbaa !20
  %159 = fmul contract <2 x double> %158, %158
  %160 = shufflevector <2 x double> %159, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %161 = fadd contract <2 x double> %159, %160
  %162 = getelementptr inbounds double, ptr %157, i64 2
  %163 = load <2 x double>, ptr %162, align 8, !tbaa !20
  %164 = fmul contract <2 x double> %163, %163
  %165 = fadd contract <2 x double> %161, %164
  %166 = shufflevector <2 x double> %164, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %167 = fadd contract <2 x double> %165, %166
  %168 = extractelement <2 x double> %167, i64 0
  %169 = tail call contract double @llvm.sqrt.f64(double %168)
  %170 = insertelement <2 x double> poison, double %169, i64 0
  %171 = shufflevector <2 x double> %170, <2 x double> poison, <2 x i32> zeroinitializer
  br label %172

172:                                              ; preds = %172, %153
  %173 = phi i64 [ 0, %153 ], [ %177, %172 ]
  %174 = getelementptr inbounds double, ptr %157, i64 %173
  %175 = load <2 x double>, ptr %174, align 8, !tbaa !20
  %176 = fdiv contract <2 x double> %175, %171
  store <2 x double> %176, ptr %174, align 8, !tbaa !20
  %177 = add nuw i64 %173, 2
  %178 = icmp eq i64 %177, 4
  br i1 %178, label %179, label %172, !llvm.loop !34

179:                                              ; preds = %172
  %180 = add nuw nsw i64 %154, 1
  %181 = icmp eq i64 %180, %149
  br i1 %181, label %182, label %153, !llvm.loop !35

182:                                              ; preds = %179, %148
  %183 = getelementptr double, ptr %5, i64 %107
  %184 = shl i64 %108, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %183, i64 %184, i1 false)
  %185 = fadd contract double %46, %104
  tail call fastcc void @evaluate_there(ptr noundef nonnull %0, double noundef %185, ptr noundef %5)
  tail call fastcc void @impulsive(ptr noundef nonnull %0, double noundef %3, ptr noundef %12, ptr noundef null, ptr noundef %109, ptr noundef %113)
  %186 = icmp sgt i64 %108, 0
  br i1 %186, label %187, label %222

187:                                              ; preds = %182
  %188 = icmp ult i64 %108, 4
  br i1 %188, label %210, label %189

189:                                              ; preds = %187
  %190 = add i64 %108, %107
  %191 = shl i64 %190, 3
  %192 = getelementptr i8, ptr %5, i64 %191
  %193 = icmp ult ptr %183, %110
  %194 = icmp ult ptr %109, %192
  %195 = and i1 %193, %194
  br i1 %195, label %210, label %196

196:                                              ; preds = %189
  %197 = and i64 %108, 9223372036854775806
  br label %198

198:                                              ; preds = %198, %196
  %199 = phi i64 [ 0, %196 ], [ %206, %198 ]
  %200 = getelementptr inbounds double, ptr %109, i64 %199
  %201 = load <2 x double>, ptr %200, align 8, !tbaa !20, !alias.scope !36
  %202 = fmul contract <2 x double> %201, <double 5.000000e-01, double 5.000000e-01>
  %203 = getelementptr double, ptr %183, i64 %199
  %204 = load <2 x double>, ptr %203, align 8, !tbaa !20, !alias.scope !39, !noalias !36
  %205 = fadd contract <2 x double> %204, %202
  store <2 x double> %205, ptr %203, align 8, !tbaa !20, !alias.scope !39, !noalias !36
  %206 = add nuw i64 %199, 2
  %207 = icmp eq i64 %206, %197
  br i1 %207, label %208, label %198, !llvm.loop !41

208:                                              ; preds = %198
  %209 = icmp eq i64 %108, %197
  br i1 %209, label %222, label %210

210:                                              ; preds = %189, %187, %208
  %211 = phi i64 [ 0, %189 ], [ 0, %187 ], [ %197, %208 ]
  br label %228

212:                                              ; preds = %146, %212
  %213 = phi i64 [ %220, %212 ], [ %147, %146 ]
  %214 = getelementptr inbounds double, ptr %123, i64 %213
  %215 = load double, ptr %214, align 8, !tbaa !20
  %216 = fmul contract double %46, %215
  %217 = getelementptr inbounds double, ptr %5, i64 %213
  %218 = load double, ptr %217, align 8, !tbaa !20
  %219 = fadd contract double %218, %216
  store double %219, ptr %217, align 8, !tbaa !20
  %220 = add nuw nsw i64 %213, 1
  %221 = icmp eq i64 %220, %107
  br i1 %221, label %148, label %212, !llvm.loop !42

222:                                              ; preds = %228, %208, %182
  tail call fastcc void @evaluate_there(ptr noundef nonnull %0, double noundef %185, ptr noundef %5)
  tail call fastcc void @impulsive(ptr noundef nonnull %0, double noundef %3, ptr noundef %12, ptr noundef null, ptr noundef %109, ptr noundef %113)
  tail call void @llvm.memset.p0.i64(ptr align 8 %111, i8 0, i64 %184, i1 false)
  %223 = load i64, ptr %50, align 8, !tbaa !43
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %225, label %238

225:                                              ; preds = %222
  %226 = load ptr, ptr %51, align 8, !tbaa !44
  %227 = load ptr, ptr %52, align 8, !tbaa !45
  br label %263

228:                                              ; preds = %210, %228
  %229 = phi i64 [ %236, %228 ], [ %211, %210 ]
  %230 = getelementptr inbounds double, ptr %109, i64 %229
  %231 = load double, ptr %230, align 8, !tbaa !20
  %232 = fmul contract double %231, 5.000000e-01
  %233 = getelementptr double, ptr %183, i64 %229
  %234 = load double, ptr %233, align 8, !tbaa !20
  %235 = fadd contract double %234, %232
  store double %235, ptr %233, align 8, !tbaa !20
  %236 = add nuw nsw i64 %229, 1
  %237 = icmp eq i64 %236, %108
  br i1 %237, label %222, label %228, !llvm.loop !46

238:                                              ; preds = %277, %222
  br i1 %186, label %239, label %280

239:                                              ; preds = %238
  %240 = icmp ult i64 %108, 4
  br i1 %240, label %261, label %241

241:                                              ; preds = %239
  %242 = and i64 %108, 1152921504606846974
  %243 = icmp eq i64 %242, 0
  %244 = and i64 %108, 2305843009213693948
  %245 = icmp eq i64 %244, 0
  %246 = or i1 %243, %245
  br i1 %246, label %261, label %247

247:                                              ; preds = %241
  %248 = and i64 %108, 9223372036854775806
  br label %249

249:                                              ; preds = %249, %247
  %250 = phi i64 [ 0, %247 ], [ %257, %249 ]
  %251 = getelementptr inbounds double, ptr %12, i64 %250
  %252 = load <2 x double>, ptr %251, align 8, !tbaa !20
  %253 = getelementptr inbounds double, ptr %109, i64 %250
  %254 = load <2 x double>, ptr %253, align 8, !tbaa !20
  %255 = fadd contract <2 x double> %252, %254
  %256 = getelementptr inbounds double, ptr %110, i64 %250
  store <2 x double> %255, ptr %256, align 8, !tbaa !20
  %257 = add nuw i64 %250, 2
  %258 = icmp eq i64 %257, %248
  br i1 %258, label %259, label %249, !llvm.loop !47

259:                                              ; preds = %249
  %260 = icmp eq i64 %108, %248
  br i1 %260, label %280, label %261

261:                                              ; preds = %241, %239, %259
  %262 = phi i64 [ 0, %241 ], [ 0, %239 ], [ %248, %259 ]
  br label %517

263:                                              ; preds = %277, %225
  %264 = phi i64 [ 0, %225 ], [ %278, %277 ]
  %265 = getelementptr inbounds i64, ptr %226, i64 %264
  %266 = load i64, ptr %265, align 8, !tbaa !33
  %267 = getelementptr inbounds i64, ptr %227, i64 %264
  %268 = load i64, ptr %267, align 8, !tbaa !33
  %269 = icmp eq i64 %266, %268
  br i1 %269, label %270, label %277

270:                                              ; preds = %263
  %271 = load ptr, ptr %47, align 8, !tbaa !19
  %272 = load i64, ptr %0, align 8, !tbaa !16
  %273 = getelementptr inbounds double, ptr %271, i64 %272
  %274 = getelementptr inbounds double, ptr %273, i64 %264
  %275 = load double, ptr %274, align 8, !tbaa !20
  %276 = getelementptr inbounds double, ptr %111, i64 %266
  store double %275, ptr %276, align 8, !tbaa !20
  br label %277

277:                                              ; preds = %270, %263
  %278 = add nuw nsw i64 %264, 1
  %279 = icmp eq i64 %278, %223
  br i1 %279, label %238, label %263, !llvm.loop !48

280:                                              ; preds = %517, %259, %238
  %281 = load i64, ptr %19, align 8, !tbaa !5
  %282 = load i64, ptr %28, align 8, !tbaa !13
  %283 = icmp sgt i64 %282, 0
  br i1 %283, label %284, label %602

284:                                              ; preds = %280
  %285 = mul nsw i64 %281, 6
  %286 = mul nsw i64 %281, 3
  br label %287

287:                                              ; preds = %510, %284
  %288 = phi i64 [ 0, %284 ], [ %511, %510 ]
  %289 = phi i64 [ 0, %284 ], [ %512, %510 ]
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %16) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !49)
  %290 = load ptr, ptr %47, align 8, !tbaa !19, !noalias !49
  %291 = load i64, ptr %0, align 8, !tbaa !16, !noalias !49
  %292 = getelementptr inbounds double, ptr %290, i64 %291
  %293 = load i64, ptr %50, align 8, !tbaa !43, !noalias !49
  %294 = getelementptr inbounds double, ptr %292, i64 %293
  %295 = load i64, ptr %19, align 8, !tbaa !5, !noalias !49
  %296 = getelementptr inbounds double, ptr %294, i64 %295
  %297 = load i64, ptr %53, align 8, !tbaa !52, !noalias !49
  %298 = getelementptr inbounds double, ptr %296, i64 %297
  %299 = load i64, ptr %22, align 8, !tbaa !12, !noalias !49
  %300 = getelementptr inbounds double, ptr %298, i64 %299
  %301 = load i64, ptr %54, align 8, !tbaa !53, !noalias !49
  %302 = getelementptr inbounds double, ptr %300, i64 %301
  %303 = getelementptr inbounds double, ptr %302, i64 %299
  %304 = icmp eq i64 %289, 0
  %305 = load ptr, ptr %55, align 8, !tbaa !54, !noalias !49
  br i1 %304, label %306, label %308

306:                                              ; preds = %287
  %307 = load i64, ptr %24, align 8, !tbaa !14, !noalias !49
  br label %327

308:                                              ; preds = %287
  %309 = add i64 %295, 2
  %310 = add nsw i64 %299, %295
  %311 = load i64, ptr %24, align 8, !tbaa !14, !noalias !49
  %312 = add nsw i64 %310, %311
  %313 = mul i64 %312, 3
  %314 = add i64 %313, 5
  br label %315

315:                                              ; preds = %315, %308
  %316 = phi ptr [ %303, %308 ], [ %323, %315 ]
  %317 = phi i64 [ 0, %308 ], [ %324, %315 ]
  %318 = phi i64 [ 0, %308 ], [ %325, %315 ]
  %319 = getelementptr inbounds i64, ptr %305, i64 %318
  %320 = load i64, ptr %319, align 8, !tbaa !33, !noalias !49
  %321 = mul i64 %320, %309
  %322 = add i64 %314, %321
  %323 = getelementptr inbounds double, ptr %316, i64 %322
  %324 = add nsw i64 %320, %317
  %325 = add nuw nsw i64 %318, 1
  %326 = icmp eq i64 %325, %289
  br i1 %326, label %327, label %315, !llvm.loop !55

327:                                              ; preds = %315, %306
  %328 = phi i64 [ %307, %306 ], [ %311, %315 ]
  %329 = phi i64 [ 0, %306 ], [ %324, %315 ]
  %330 = phi ptr [ %303, %306 ], [ %323, %315 ]
  %331 = getelementptr inbounds i64, ptr %305, i64 %289
  %332 = load i64, ptr %331, align 8, !tbaa !33, !noalias !49
  store i64 %332, ptr %56, align 8, !tbaa !56, !alias.scope !49
  store i64 %329, ptr %57, align 8, !tbaa !58, !alias.scope !49
  %333 = load ptr, ptr %58, align 8, !tbaa !59, !noalias !49
  %334 = getelementptr inbounds double, ptr %333, i64 %289
  %335 = load double, ptr %334, align 8, !tbaa !20, !noalias !49
  store double %335, ptr %59, align 8, !tbaa !60, !alias.scope !49
  store ptr %330, ptr %16, align 8, !tbaa !61, !alias.scope !49
  %336 = getelementptr inbounds double, ptr %330, i64 %332
  store ptr %336, ptr %60, align 8, !tbaa !62, !alias.scope !49
  %337 = mul nsw i64 %332, %295
  %338 = getelementptr inbounds double, ptr %336, i64 %337
  store ptr %338, ptr %61, align 8, !tbaa !63, !alias.scope !49
  %339 = getelementptr inbounds double, ptr %338, i64 %332
  store ptr %339, ptr %62, align 8, !tbaa !64, !alias.scope !49
  %340 = getelementptr inbounds double, ptr %339, i64 1
  store ptr %340, ptr %63, align 8, !tbaa !65, !alias.scope !49
  %341 = getelementptr inbounds double, ptr %339, i64 2
  store ptr %341, ptr %64, align 8, !tbaa !66, !alias.scope !49
  %342 = mul nsw i64 %295, 3
  %343 = getelementptr inbounds double, ptr %341, i64 %342
  store ptr %343, ptr %65, align 8, !tbaa !67, !alias.scope !49
  %344 = mul nsw i64 %299, 3
  %345 = getelementptr inbounds double, ptr %343, i64 %344
  store ptr %345, ptr %66, align 8, !tbaa !68, !alias.scope !49
  %346 = mul nsw i64 %328, 3
  %347 = getelementptr inbounds double, ptr %345, i64 %346
  store ptr %347, ptr %67, align 8, !tbaa !69, !alias.scope !49
  %348 = mul nsw i64 %285, %288
  %349 = getelementptr inbounds double, ptr %116, i64 %348
  %350 = getelementptr inbounds %struct.Active, ptr %120, i64 %288
  %351 = load double, ptr %11, align 8, !tbaa !20
  %352 = load double, ptr %339, align 8, !tbaa !20
  %353 = tail call contract double @llvm.minnum.f64(double %351, double %352)
  store double %353, ptr %11, align 8, !tbaa !20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(184) %350, i8 0, i64 184, i1 false)
  %354 = load double, ptr %339, align 8, !tbaa !20
  %355 = fcmp contract ogt double %354, 0.000000e+00
  br i1 %355, label %507, label %356

356:                                              ; preds = %327
  %357 = load i64, ptr %26, align 8, !tbaa !15
  %358 = load i64, ptr %28, align 8, !tbaa !13
  %359 = sub nsw i64 %357, %358
  %360 = icmp sgt i64 %359, 0
  br i1 %360, label %361, label %373

361:                                              ; preds = %356
  %362 = load ptr, ptr %68, align 8, !tbaa !70
  br label %363

363:                                              ; preds = %370, %361
  %364 = phi i64 [ 0, %361 ], [ %371, %370 ]
  %365 = getelementptr inbounds i64, ptr %362, i64 %364
  %366 = load i64, ptr %365, align 8, !tbaa !33
  %367 = icmp eq i64 %366, %289
  br i1 %367, label %368, label %370

368:                                              ; preds = %363
  %369 = add nsw i64 %364, %358
  br label %373

370:                                              ; preds = %363
  %371 = add nuw nsw i64 %364, 1
  %372 = icmp eq i64 %371, %359
  br i1 %372, label %373, label %363, !llvm.loop !71

373:                                              ; preds = %370, %368, %356
  %374 = phi i64 [ %369, %368 ], [ -1, %356 ], [ -1, %370 ]
  store i64 %289, ptr %350, align 8, !tbaa !72
  %375 = getelementptr inbounds %struct.Active, ptr %120, i64 %288, i32 3
  store i64 %281, ptr %375, align 8, !tbaa !33
  %376 = getelementptr inbounds %struct.Active, ptr %120, i64 %288, i32 4
  store ptr %349, ptr %376, align 8, !tbaa !74
  %377 = getelementptr inbounds double, ptr %349, i64 %286
  %378 = getelementptr inbounds %struct.Active, ptr %120, i64 %288, i32 5
  store ptr %377, ptr %378, align 8, !tbaa !74
  %379 = getelementptr inbounds double, ptr %6, i64 %289
  %380 = load double, ptr %379, align 8, !tbaa !20
  %381 = getelementptr inbounds %struct.Active, ptr %120, i64 %288, i32 10
  store double %380, ptr %381, align 8, !tbaa !75
  call fastcc void @add_directions(ptr noundef nonnull %0, ptr noundef nonnull %350, ptr noundef nonnull %16, double noundef %3, ptr noundef %12, ptr noundef %349, ptr noundef %377, ptr noundef %113)
  %382 = icmp sgt i64 %374, -1
  br i1 %382, label %383, label %444

383:                                              ; preds = %373
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %17) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !76)
  %384 = load ptr, ptr %47, align 8, !tbaa !19, !noalias !76
  %385 = load i64, ptr %0, align 8, !tbaa !16, !noalias !76
  %386 = getelementptr inbounds double, ptr %384, i64 %385
  %387 = load i64, ptr %50, align 8, !tbaa !43, !noalias !76
  %388 = getelementptr inbounds double, ptr %386, i64 %387
  %389 = load i64, ptr %19, align 8, !tbaa !5, !noalias !76
  %390 = getelementptr inbounds double, ptr %388, i64 %389
  %391 = load i64, ptr %53, align 8, !tbaa !52, !noalias !76
  %392 = getelementptr inbounds double, ptr %390, i64 %391
  %393 = load i64, ptr %22, align 8, !tbaa !12, !noalias !76
  %394 = getelementptr inbounds double, ptr %392, i64 %393
  %395 = load i64, ptr %54, align 8, !tbaa !53, !noalias !76
  %396 = getelementptr inbounds double, ptr %394, i64 %395
  %397 = getelementptr inbounds double, ptr %396, i64 %393
  %398 = icmp eq i64 %374, 0
  %399 = load ptr, ptr %55, align 8, !tbaa !54, !noalias !76
  br i1 %398, label %400, label %402

400:                                              ; preds = %383
  %401 = load i64, ptr %24, align 8, !tbaa !14, !noalias !76
  br label %421

402:                                              ; preds = %383
  %403 = add i64 %389, 2
  %404 = add nsw i64 %393, %389
  %405 = load i64, ptr %24, align 8, !tbaa !14, !noalias !76
  %406 = add nsw i64 %404, %405
  %407 = mul i64 %406, 3
  %408 = add i64 %407, 5
  br label %409

409:                                              ; preds = %409, %402
  %410 = phi ptr [ %397, %402 ], [ %417, %409 ]
  %411 = phi i64 [ 0, %402 ], [ %418, %409 ]
  %412 = phi i64 [ 0, %402 ], [ %419, %409 ]
  %413 = getelementptr inbounds i64, ptr %399, i64 %412
  %414 = load i64, ptr %413, align 8, !tbaa !33, !noalias !76
  %415 = mul i64 %414, %403
  %416 = add i64 %408, %415
  %417 = getelementptr inbounds double, ptr %410, i64 %416
  %418 = add nsw i64 %414, %411
  %419 = add nuw nsw i64 %412, 1
  %420 = icmp eq i64 %419, %374
  br i1 %420, label %421, label %409, !llvm.loop !55

421:                                              ; preds = %409, %400
  %422 = phi i64 [ %401, %400 ], [ %405, %409 ]
  %423 = phi i64 [ 0, %400 ], [ %418, %409 ]
  %424 = phi ptr [ %397, %400 ], [ %417, %409 ]
  %425 = getelementptr inbounds i64, ptr %399, i64 %374
  %426 = load i64, ptr %425, align 8, !tbaa !33, !noalias !76
  store i64 %426, ptr %69, align 8, !tbaa !56, !alias.scope !76
  store i64 %423, ptr %70, align 8, !tbaa !58, !alias.scope !76
  %427 = load ptr, ptr %58, align 8, !tbaa !59, !noalias !76
  %428 = getelementptr inbounds double, ptr %427, i64 %374
  %429 = load double, ptr %428, align 8, !tbaa !20, !noalias !76
  store double %429, ptr %71, align 8, !tbaa !60, !alias.scope !76
  store ptr %424, ptr %17, align 8, !tbaa !61, !alias.scope !76
  %430 = getelementptr inbounds double, ptr %424, i64 %426
  store ptr %430, ptr %72, align 8, !tbaa !62, !alias.scope !76
  %431 = mul nsw i64 %426, %389
  %432 = getelementptr inbounds double, ptr %430, i64 %431
  store ptr %432, ptr %73, align 8, !tbaa !63, !alias.scope !76
  %433 = getelementptr inbounds double, ptr %432, i64 %426
  store ptr %433, ptr %74, align 8, !tbaa !64, !alias.scope !76
  %434 = getelementptr inbounds double, ptr %433, i64 1
  store ptr %434, ptr %75, align 8, !tbaa !65, !alias.scope !76
  %435 = getelementptr inbounds double, ptr %433, i64 2
  store ptr %435, ptr %76, align 8, !tbaa !66, !alias.scope !76
  %436 = mul nsw i64 %389, 3
  %437 = getelementptr inbounds double, ptr %435, i64 %436
  store ptr %437, ptr %77, align 8, !tbaa !67, !alias.scope !76
  %438 = mul nsw i64 %393, 3
  %439 = getelementptr inbounds double, ptr %437, i64 %438
  store ptr %439, ptr %78, align 8, !tbaa !68, !alias.scope !76
  %440 = mul nsw i64 %422, 3
  %441 = getelementptr inbounds double, ptr %439, i64 %440
  store ptr %441, ptr %79, align 8, !tbaa !69, !alias.scope !76
  %442 = load double, ptr %433, align 8, !tbaa !20
  %443 = getelementptr inbounds %struct.Active, ptr %120, i64 %288, i32 12
  store double %442, ptr %443, align 8, !tbaa !79
  call fastcc void @add_directions(ptr noundef nonnull %0, ptr noundef nonnull %350, ptr noundef nonnull %17, double noundef %3, ptr noundef %12, ptr noundef %349, ptr noundef %377, ptr noundef %113)
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %17) #12
  br label %444

444:                                              ; preds = %421, %373
  %445 = getelementptr inbounds %struct.Active, ptr %120, i64 %288, i32 1
  %446 = load i64, ptr %445, align 8, !tbaa !80
  %447 = icmp sgt i64 %446, 0
  br i1 %447, label %448, label %481

448:                                              ; preds = %444, %464
  %449 = phi i64 [ %465, %464 ], [ 0, %444 ]
  %450 = getelementptr inbounds %struct.Active, ptr %120, i64 %288, i32 7, i64 %449
  store double 0.000000e+00, ptr %450, align 8, !tbaa !20
  br label %451

451:                                              ; preds = %467, %448
  %452 = phi double [ 0.000000e+00, %448 ], [ %468, %467 ]
  %453 = phi i1 [ true, %448 ], [ false, %467 ]
  %454 = phi i64 [ 0, %448 ], [ 1, %467 ]
  %455 = getelementptr inbounds %struct.Active, ptr %120, i64 %288, i32 3, i64 %454
  %456 = load i64, ptr %455, align 8, !tbaa !33
  %457 = icmp sgt i64 %456, 0
  br i1 %457, label %458, label %467

458:                                              ; preds = %451
  %459 = getelementptr inbounds %struct.Active, ptr %120, i64 %288, i32 4, i64 %454
  %460 = load ptr, ptr %459, align 8, !tbaa !74
  %461 = mul nsw i64 %456, %449
  %462 = getelementptr inbounds %struct.Active, ptr %120, i64 %288, i32 5, i64 %454
  %463 = load ptr, ptr %462, align 8, !tbaa !74
  br label %469

464:                                              ; preds = %467
  %465 = add nuw nsw i64 %449, 1
  %466 = icmp eq i64 %465, %446
  br i1 %466, label %481, label %448, !llvm.loop !81

467:                                              ; preds = %469, %451
  %468 = phi double [ %452, %451 ], [ %478, %469 ]
  br i1 %453, label %451, label %464, !llvm.loop !82

469:                                              ; preds = %469, %458
  %470 = phi double [ %452, %458 ], [ %478, %469 ]
  %471 = phi i64 [ 0, %458 ], [ %479, %469 ]
  %472 = add nuw nsw i64 %471, %461
  %473 = getelementptr inbounds double, ptr %460, i64 %472
  %474 = load double, ptr %473, align 8, !tbaa !20
  %475 = getelementptr inbounds double, ptr %463, i64 %472
  %476 = load double, ptr %475, align 8, !tbaa !20
  %477 = fmul contract double %474, %476
  %478 = fadd contract double %470, %477
  store double %478, ptr %450, align 8, !tbaa !20
  %479 = add nuw nsw i64 %471, 1
  %480 = icmp eq i64 %479, %456
  br i1 %480, label %467, label %469, !llvm.loop !83

481:                                              ; preds = %464, %444
  %482 = getelementptr inbounds %struct.Active, ptr %120, i64 %288, i32 7
  %483 = load double, ptr %482, align 8, !tbaa !20
  %484 = load i64, ptr %19, align 8, !tbaa !5
  %485 = icmp sgt i64 %484, 0
  br i1 %485, label %486, label %502

486:                                              ; preds = %481, %497
  %487 = phi i64 [ %500, %497 ], [ 0, %481 ]
  %488 = phi double [ %499, %497 ], [ 0.000000e+00, %481 ]
  %489 = getelementptr inbounds double, ptr %111, i64 %487
  %490 = load double, ptr %489, align 8, !tbaa !20
  %491 = fcmp contract ogt double %490, 0.000000e+00
  br i1 %491, label %492, label %497

492:                                              ; preds = %486
  %493 = getelementptr inbounds double, ptr %349, i64 %487
  %494 = load double, ptr %493, align 8, !tbaa !20
  %495 = fmul contract double %494, %494
  %496 = fdiv contract double %495, %490
  br label %497

497:                                              ; preds = %492, %486
  %498 = phi contract double [ %496, %492 ], [ 0.000000e+00, %486 ]
  %499 = fadd contract double %488, %498
  %500 = add nuw nsw i64 %487, 1
  %501 = icmp eq i64 %500, %484
  br i1 %501, label %502, label %486, !llvm.loop !84

502:                                              ; preds = %497, %481
  %503 = phi double [ 0.000000e+00, %481 ], [ %499, %497 ]
  %504 = fmul contract double %503, 0x3D719799812DEA11
  %505 = fcmp contract ule double %483, %504
  %506 = add nsw i64 %288, 1
  br i1 %505, label %507, label %510

507:                                              ; preds = %502, %327
  %508 = mul nsw i64 %289, 3
  %509 = getelementptr double, ptr %7, i64 %508
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %509, i8 0, i64 24, i1 false), !tbaa !20
  br label %510

510:                                              ; preds = %507, %502
  %511 = phi i64 [ %506, %502 ], [ %288, %507 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %16) #12
  %512 = add nuw nsw i64 %289, 1
  %513 = load i64, ptr %28, align 8, !tbaa !13
  %514 = icmp slt i64 %512, %513
  br i1 %514, label %287, label %515, !llvm.loop !85

515:                                              ; preds = %510
  %516 = icmp eq i64 %511, 0
  br i1 %516, label %602, label %527

517:                                              ; preds = %261, %517
  %518 = phi i64 [ %525, %517 ], [ %262, %261 ]
  %519 = getelementptr inbounds double, ptr %12, i64 %518
  %520 = load double, ptr %519, align 8, !tbaa !20
  %521 = getelementptr inbounds double, ptr %109, i64 %518
  %522 = load double, ptr %521, align 8, !tbaa !20
  %523 = fadd contract double %520, %522
  %524 = getelementptr inbounds double, ptr %110, i64 %518
  store double %523, ptr %524, align 8, !tbaa !20
  %525 = add nuw nsw i64 %518, 1
  %526 = icmp eq i64 %525, %108
  br i1 %526, label %280, label %517, !llvm.loop !86

527:                                              ; preds = %515
  tail call fastcc void @solve_contacts(ptr noundef %120, i64 noundef %511, ptr noundef %7, ptr noundef %110, i64 noundef %8, double noundef %9, ptr noundef nonnull %11)
  tail call void @llvm.memset.p0.i64(ptr align 8 %112, i8 0, i64 %184, i1 false)
  %528 = icmp sgt i64 %511, 0
  br i1 %528, label %529, label %602

529:                                              ; preds = %527
  %530 = shl i64 %108, 3
  %531 = shl i64 %108, 3
  %532 = icmp ult i64 %108, 4
  %533 = and i64 %108, 9223372036854775806
  %534 = icmp eq i64 %108, %533
  br label %535

535:                                              ; preds = %529, %585
  %536 = phi i64 [ %586, %585 ], [ 0, %529 ]
  %537 = getelementptr inbounds %struct.Active, ptr %120, i64 %536
  %538 = getelementptr inbounds %struct.Active, ptr %120, i64 %536, i32 1
  %539 = load i64, ptr %538, align 8, !tbaa !80
  %540 = icmp sgt i64 %539, 0
  br i1 %540, label %541, label %585

541:                                              ; preds = %535
  %542 = getelementptr inbounds %struct.Active, ptr %120, i64 %536, i32 4
  br label %543

543:                                              ; preds = %588, %541
  %544 = phi i64 [ 0, %541 ], [ %589, %588 ]
  %545 = shl i64 %544, 3
  %546 = getelementptr i8, ptr %88, i64 %545
  %547 = mul i64 %531, %544
  br i1 %186, label %548, label %588

548:                                              ; preds = %543
  %549 = load i64, ptr %537, align 8, !tbaa !72
  %550 = mul nsw i64 %549, 3
  %551 = getelementptr double, ptr %7, i64 %550
  %552 = getelementptr double, ptr %551, i64 %544
  %553 = load ptr, ptr %542, align 8, !tbaa !74
  %554 = mul nsw i64 %544, %108
  %555 = getelementptr double, ptr %553, i64 %554
  br i1 %532, label %583, label %556

556:                                              ; preds = %548
  %557 = mul i64 %549, 24
  %558 = getelementptr i8, ptr %546, i64 %557
  %559 = getelementptr i8, ptr %553, i64 %530
  %560 = getelementptr i8, ptr %559, i64 %547
  %561 = icmp ult ptr %112, %558
  %562 = icmp ult ptr %552, %113
  %563 = and i1 %561, %562
  %564 = icmp ult ptr %112, %560
  %565 = icmp ult ptr %555, %113
  %566 = and i1 %564, %565
  %567 = or i1 %563, %566
  br i1 %567, label %583, label %568

568:                                              ; preds = %556
  %569 = load double, ptr %552, align 8, !tbaa !20, !alias.scope !87
  %570 = insertelement <2 x double> poison, double %569, i64 0
  %571 = shufflevector <2 x double> %570, <2 x double> poison, <2 x i32> zeroinitializer
  br label %572

572:                                              ; preds = %572, %568
  %573 = phi i64 [ 0, %568 ], [ %580, %572 ]
  %574 = getelementptr double, ptr %555, i64 %573
  %575 = load <2 x double>, ptr %574, align 8, !tbaa !20, !alias.scope !90
  %576 = fmul contract <2 x double> %571, %575
  %577 = getelementptr inbounds double, ptr %112, i64 %573
  %578 = load <2 x double>, ptr %577, align 8, !tbaa !20, !alias.scope !92, !noalias !94
  %579 = fadd contract <2 x double> %578, %576
  store <2 x double> %579, ptr %577, align 8, !tbaa !20, !alias.scope !92, !noalias !94
  %580 = add nuw i64 %573, 2
  %581 = icmp eq i64 %580, %533
  br i1 %581, label %582, label %572, !llvm.loop !95

582:                                              ; preds = %572
  br i1 %534, label %588, label %583

583:                                              ; preds = %556, %548, %582
  %584 = phi i64 [ 0, %556 ], [ 0, %548 ], [ %533, %582 ]
  br label %591

585:                                              ; preds = %588, %535
  %586 = add nuw nsw i64 %536, 1
  %587 = icmp eq i64 %586, %511
  br i1 %587, label %602, label %535, !llvm.loop !96

588:                                              ; preds = %591, %582, %543
  %589 = add nuw nsw i64 %544, 1
  %590 = icmp eq i64 %589, %539
  br i1 %590, label %585, label %543, !llvm.loop !97

591:                                              ; preds = %583, %591
  %592 = phi i64 [ %600, %591 ], [ %584, %583 ]
  %593 = load double, ptr %552, align 8, !tbaa !20
  %594 = getelementptr double, ptr %555, i64 %592
  %595 = load double, ptr %594, align 8, !tbaa !20
  %596 = fmul contract double %593, %595
  %597 = getelementptr inbounds double, ptr %112, i64 %592
  %598 = load double, ptr %597, align 8, !tbaa !20
  %599 = fadd contract double %598, %596
  store double %599, ptr %597, align 8, !tbaa !20
  %600 = add nuw nsw i64 %592, 1
  %601 = icmp eq i64 %600, %108
  br i1 %601, label %588, label %591, !llvm.loop !98

602:                                              ; preds = %585, %527, %515, %280
  %603 = phi i64 [ 0, %515 ], [ 0, %280 ], [ %511, %527 ], [ %511, %585 ]
  %604 = phi ptr [ null, %515 ], [ null, %280 ], [ %112, %527 ], [ %112, %585 ]
  tail call fastcc void @impulsive(ptr noundef nonnull %0, double noundef %3, ptr noundef %12, ptr noundef %604, ptr noundef %109, ptr noundef %113)
  %605 = load i64, ptr %19, align 8, !tbaa !5
  %606 = getelementptr inbounds double, ptr %106, i64 %605
  %607 = load i64, ptr %22, align 8, !tbaa !12
  %608 = getelementptr inbounds double, ptr %606, i64 %607
  %609 = load i64, ptr %24, align 8, !tbaa !14, !noalias !99
  %610 = getelementptr inbounds double, ptr %608, i64 %609
  %611 = getelementptr inbounds double, ptr %610, i64 %607
  %612 = load i64, ptr %26, align 8, !tbaa !15
  %613 = getelementptr inbounds double, ptr %611, i64 %612
  %614 = getelementptr inbounds double, ptr %613, i64 %612
  %615 = load i64, ptr %28, align 8, !tbaa !13
  %616 = getelementptr inbounds double, ptr %614, i64 %615
  %617 = getelementptr inbounds double, ptr %616, i64 %615
  %618 = icmp sgt i64 %605, 0
  br i1 %618, label %619, label %641

619:                                              ; preds = %602
  %620 = icmp eq i64 %605, 1
  br i1 %620, label %639, label %621

621:                                              ; preds = %619
  %622 = shl i64 %108, 3
  %623 = add i64 %96, %44
  %624 = add i64 %622, %45
  %625 = sub i64 %623, %624
  %626 = icmp ult i64 %625, 16
  br i1 %626, label %639, label %627

627:                                              ; preds = %621
  %628 = and i64 %605, 9223372036854775806
  br label %629

629:                                              ; preds = %629, %627
  %630 = phi i64 [ 0, %627 ], [ %635, %629 ]
  %631 = getelementptr inbounds double, ptr %109, i64 %630
  %632 = load <2 x double>, ptr %631, align 8, !tbaa !20
  %633 = fdiv contract <2 x double> %632, %90
  %634 = getelementptr inbounds double, ptr %106, i64 %630
  store <2 x double> %633, ptr %634, align 8, !tbaa !20
  %635 = add nuw i64 %630, 2
  %636 = icmp eq i64 %635, %628
  br i1 %636, label %637, label %629, !llvm.loop !102

637:                                              ; preds = %629
  %638 = icmp eq i64 %605, %628
  br i1 %638, label %641, label %639

639:                                              ; preds = %621, %619, %637
  %640 = phi i64 [ 0, %621 ], [ 0, %619 ], [ %628, %637 ]
  br label %647

641:                                              ; preds = %647, %637, %602
  %642 = icmp sgt i64 %607, 0
  br i1 %642, label %643, label %655

643:                                              ; preds = %641
  %644 = load ptr, ptr %80, align 8, !tbaa !103
  %645 = load ptr, ptr %81, align 8, !tbaa !104
  %646 = load ptr, ptr %82, align 8, !tbaa !105
  br label %670

647:                                              ; preds = %639, %647
  %648 = phi i64 [ %653, %647 ], [ %640, %639 ]
  %649 = getelementptr inbounds double, ptr %109, i64 %648
  %650 = load double, ptr %649, align 8, !tbaa !20
  %651 = fdiv contract double %650, %3
  %652 = getelementptr inbounds double, ptr %106, i64 %648
  store double %651, ptr %652, align 8, !tbaa !20
  %653 = add nuw nsw i64 %648, 1
  %654 = icmp eq i64 %653, %605
  br i1 %654, label %641, label %647, !llvm.loop !106

655:                                              ; preds = %703, %641
  %656 = icmp sgt i64 %612, 0
  br i1 %656, label %657, label %712

657:                                              ; preds = %655
  %658 = icmp eq i64 %612, 1
  br i1 %658, label %668, label %659

659:                                              ; preds = %657
  %660 = and i64 %612, 9223372036854775806
  br label %661

661:                                              ; preds = %661, %659
  %662 = phi i64 [ 0, %659 ], [ %664, %661 ]
  %663 = getelementptr inbounds double, ptr %613, i64 %662
  store <2 x double> <double 2.000000e+00, double 2.000000e+00>, ptr %663, align 8, !tbaa !20
  %664 = add nuw i64 %662, 2
  %665 = icmp eq i64 %664, %660
  br i1 %665, label %666, label %661, !llvm.loop !107

666:                                              ; preds = %661
  %667 = icmp eq i64 %612, %660
  br i1 %667, label %712, label %668

668:                                              ; preds = %657, %666
  %669 = phi i64 [ 0, %657 ], [ %660, %666 ]
  br label %718

670:                                              ; preds = %703, %643
  %671 = phi i64 [ 0, %643 ], [ %710, %703 ]
  %672 = mul nsw i64 %671, %605
  %673 = getelementptr inbounds double, ptr %644, i64 %672
  %674 = getelementptr inbounds double, ptr %645, i64 %671
  %675 = load double, ptr %674, align 8, !tbaa !20
  %676 = fdiv contract double %675, %3
  %677 = getelementptr inbounds i64, ptr %646, i64 %671
  %678 = load i64, ptr %677, align 8, !tbaa !33
  %679 = getelementptr inbounds double, ptr %606, i64 %678
  store double %676, ptr %679, align 8, !tbaa !20
  %680 = load double, ptr %674, align 8, !tbaa !20
  br i1 %618, label %681, label %703

681:                                              ; preds = %670, %681
  %682 = phi i64 [ %690, %681 ], [ 0, %670 ]
  %683 = phi double [ %689, %681 ], [ 0.000000e+00, %670 ]
  %684 = getelementptr inbounds double, ptr %673, i64 %682
  %685 = load double, ptr %684, align 8, !tbaa !20
  %686 = getelementptr inbounds double, ptr %12, i64 %682
  %687 = load double, ptr %686, align 8, !tbaa !20
  %688 = fmul contract double %685, %687
  %689 = fadd contract double %683, %688
  %690 = add nuw nsw i64 %682, 1
  %691 = icmp eq i64 %690, %605
  br i1 %691, label %692, label %681, !llvm.loop !108

692:                                              ; preds = %681, %692
  %693 = phi i64 [ %701, %692 ], [ 0, %681 ]
  %694 = phi double [ %700, %692 ], [ 0.000000e+00, %681 ]
  %695 = getelementptr inbounds double, ptr %673, i64 %693
  %696 = load double, ptr %695, align 8, !tbaa !20
  %697 = getelementptr inbounds double, ptr %109, i64 %693
  %698 = load double, ptr %697, align 8, !tbaa !20
  %699 = fmul contract double %696, %698
  %700 = fadd contract double %694, %699
  %701 = add nuw nsw i64 %693, 1
  %702 = icmp eq i64 %701, %605
  br i1 %702, label %703, label %692, !llvm.loop !108

703:                                              ; preds = %692, %670
  %704 = phi double [ 0.000000e+00, %670 ], [ %689, %692 ]
  %705 = phi double [ 0.000000e+00, %670 ], [ %700, %692 ]
  %706 = fmul contract double %705, 5.000000e-01
  %707 = fadd contract double %704, %706
  %708 = fmul contract double %680, %707
  %709 = getelementptr inbounds double, ptr %610, i64 %678
  store double %708, ptr %709, align 8, !tbaa !20
  %710 = add nuw nsw i64 %671, 1
  %711 = icmp eq i64 %710, %607
  br i1 %711, label %655, label %670, !llvm.loop !109

712:                                              ; preds = %718, %666, %655
  %713 = icmp sgt i64 %603, 0
  br i1 %713, label %714, label %895

714:                                              ; preds = %712
  %715 = sub nsw i64 %612, %615
  %716 = icmp slt i64 %715, 1
  %717 = icmp sgt i64 %715, 0
  br label %723

718:                                              ; preds = %668, %718
  %719 = phi i64 [ %721, %718 ], [ %669, %668 ]
  %720 = getelementptr inbounds double, ptr %613, i64 %719
  store double 2.000000e+00, ptr %720, align 8, !tbaa !20
  %721 = add nuw nsw i64 %719, 1
  %722 = icmp eq i64 %721, %612
  br i1 %722, label %712, label %718, !llvm.loop !110

723:                                              ; preds = %892, %714
  %724 = phi i64 [ 0, %714 ], [ %893, %892 ]
  %725 = getelementptr inbounds %struct.Active, ptr %120, i64 %724
  %726 = load i64, ptr %725, align 8, !tbaa !72
  %727 = mul nsw i64 %726, 3
  %728 = getelementptr inbounds double, ptr %7, i64 %727
  %729 = getelementptr inbounds %struct.Active, ptr %120, i64 %724, i32 8
  %730 = load double, ptr %729, align 8, !tbaa !20
  %731 = getelementptr inbounds double, ptr %614, i64 %726
  store double %730, ptr %731, align 8, !tbaa !20
  %732 = getelementptr inbounds %struct.Active, ptr %120, i64 %724, i32 9
  %733 = load double, ptr %732, align 8, !tbaa !111
  %734 = getelementptr inbounds double, ptr %617, i64 %726
  store double %733, ptr %734, align 8, !tbaa !20
  %735 = getelementptr inbounds %struct.Active, ptr %120, i64 %724, i32 1
  %736 = load i64, ptr %735, align 8, !tbaa !80
  %737 = icmp sgt i64 %736, 0
  br i1 %737, label %738, label %744

738:                                              ; preds = %723
  %739 = getelementptr inbounds %struct.Active, ptr %120, i64 %724, i32 4
  %740 = load ptr, ptr %739, align 8, !tbaa !74
  %741 = load ptr, ptr %55, align 8, !tbaa !54, !noalias !112
  %742 = getelementptr inbounds %struct.Active, ptr %120, i64 %724, i32 6
  %743 = getelementptr inbounds double, ptr %616, i64 %726
  br label %747

744:                                              ; preds = %853, %723
  %745 = load double, ptr %728, align 8, !tbaa !20
  %746 = fcmp contract ogt double %745, 0.000000e+00
  br i1 %746, label %856, label %892

747:                                              ; preds = %853, %738
  %748 = phi i64 [ 0, %738 ], [ %854, %853 ]
  %749 = icmp eq i64 %748, 0
  %750 = select i1 %749, i1 true, i1 %716
  %751 = select i1 %749, i64 %726, i64 -1
  br i1 %750, label %764, label %752

752:                                              ; preds = %747
  %753 = load ptr, ptr %68, align 8, !tbaa !70
  br label %754

754:                                              ; preds = %761, %752
  %755 = phi i64 [ 0, %752 ], [ %762, %761 ]
  %756 = getelementptr inbounds i64, ptr %753, i64 %755
  %757 = load i64, ptr %756, align 8, !tbaa !33
  %758 = icmp eq i64 %757, %726
  br i1 %758, label %759, label %761

759:                                              ; preds = %754
  %760 = add nsw i64 %755, %615
  br label %764

761:                                              ; preds = %754
  %762 = add nuw nsw i64 %755, 1
  %763 = icmp eq i64 %762, %715
  br i1 %763, label %764, label %754, !llvm.loop !71

764:                                              ; preds = %761, %759, %747
  %765 = phi i64 [ %760, %759 ], [ %751, %747 ], [ -1, %761 ]
  %766 = mul nsw i64 %748, %605
  %767 = getelementptr inbounds double, ptr %740, i64 %766
  br i1 %618, label %768, label %779

768:                                              ; preds = %764, %768
  %769 = phi i64 [ %777, %768 ], [ 0, %764 ]
  %770 = phi double [ %776, %768 ], [ 0.000000e+00, %764 ]
  %771 = getelementptr inbounds double, ptr %767, i64 %769
  %772 = load double, ptr %771, align 8, !tbaa !20
  %773 = getelementptr inbounds double, ptr %109, i64 %769
  %774 = load double, ptr %773, align 8, !tbaa !20
  %775 = fmul contract double %772, %774
  %776 = fadd contract double %770, %775
  %777 = add nuw nsw i64 %769, 1
  %778 = icmp eq i64 %777, %605
  br i1 %778, label %779, label %768, !llvm.loop !108

779:                                              ; preds = %768, %764
  %780 = phi double [ 0.000000e+00, %764 ], [ %776, %768 ]
  %781 = getelementptr inbounds double, ptr %728, i64 %748
  %782 = load double, ptr %781, align 8, !tbaa !20
  %783 = fdiv contract double %782, %3
  %784 = icmp sgt i64 %765, 0
  br i1 %784, label %785, label %811

785:                                              ; preds = %779
  %786 = icmp eq i64 %765, 1
  br i1 %786, label %800, label %787

787:                                              ; preds = %785
  %788 = and i64 %765, 9223372036854775806
  br label %789

789:                                              ; preds = %789, %787
  %790 = phi i64 [ 0, %787 ], [ %795, %789 ]
  %791 = phi <2 x i64> [ zeroinitializer, %787 ], [ %794, %789 ]
  %792 = getelementptr inbounds i64, ptr %741, i64 %790
  %793 = load <2 x i64>, ptr %792, align 8, !tbaa !33, !noalias !112
  %794 = add <2 x i64> %793, %791
  %795 = add nuw i64 %790, 2
  %796 = icmp eq i64 %795, %788
  br i1 %796, label %797, label %789, !llvm.loop !115

797:                                              ; preds = %789
  %798 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %794)
  %799 = icmp eq i64 %765, %788
  br i1 %799, label %811, label %800

800:                                              ; preds = %785, %797
  %801 = phi i64 [ 0, %785 ], [ %798, %797 ]
  %802 = phi i64 [ 0, %785 ], [ %788, %797 ]
  br label %803

803:                                              ; preds = %800, %803
  %804 = phi i64 [ %808, %803 ], [ %801, %800 ]
  %805 = phi i64 [ %809, %803 ], [ %802, %800 ]
  %806 = getelementptr inbounds i64, ptr %741, i64 %805
  %807 = load i64, ptr %806, align 8, !tbaa !33, !noalias !112
  %808 = add nsw i64 %807, %804
  %809 = add nuw nsw i64 %805, 1
  %810 = icmp eq i64 %809, %765
  br i1 %810, label %811, label %803, !llvm.loop !116

811:                                              ; preds = %803, %797, %779
  %812 = phi i64 [ 0, %779 ], [ %798, %797 ], [ %808, %803 ]
  %813 = tail call i64 @llvm.usub.sat.i64(i64 %748, i64 1)
  %814 = getelementptr double, ptr %608, i64 %812
  %815 = getelementptr double, ptr %814, i64 %813
  store double %783, ptr %815, align 8, !tbaa !20
  %816 = load double, ptr %781, align 8, !tbaa !20
  br i1 %618, label %817, label %828

817:                                              ; preds = %811, %817
  %818 = phi i64 [ %826, %817 ], [ 0, %811 ]
  %819 = phi double [ %825, %817 ], [ 0.000000e+00, %811 ]
  %820 = getelementptr inbounds double, ptr %767, i64 %818
  %821 = load double, ptr %820, align 8, !tbaa !20
  %822 = getelementptr inbounds double, ptr %12, i64 %818
  %823 = load double, ptr %822, align 8, !tbaa !20
  %824 = fmul contract double %821, %823
  %825 = fadd contract double %819, %824
  %826 = add nuw nsw i64 %818, 1
  %827 = icmp eq i64 %826, %605
  br i1 %827, label %828, label %817, !llvm.loop !108

828:                                              ; preds = %817, %811
  %829 = phi double [ 0.000000e+00, %811 ], [ %825, %817 ]
  %830 = fmul contract double %780, 5.000000e-01
  %831 = fadd contract double %830, %829
  %832 = fmul contract double %816, %831
  %833 = getelementptr inbounds double, ptr %611, i64 %765
  %834 = load double, ptr %833, align 8, !tbaa !20
  %835 = fadd contract double %834, %832
  store double %835, ptr %833, align 8, !tbaa !20
  br i1 %749, label %836, label %853

836:                                              ; preds = %828
  %837 = load double, ptr %742, align 8, !tbaa !20
  br i1 %618, label %838, label %849

838:                                              ; preds = %836, %838
  %839 = phi i64 [ %847, %838 ], [ 0, %836 ]
  %840 = phi double [ %846, %838 ], [ 0.000000e+00, %836 ]
  %841 = getelementptr inbounds double, ptr %767, i64 %839
  %842 = load double, ptr %841, align 8, !tbaa !20
  %843 = getelementptr inbounds double, ptr %12, i64 %839
  %844 = load double, ptr %843, align 8, !tbaa !20
  %845 = fmul contract double %842, %844
  %846 = fadd contract double %840, %845
  %847 = add nuw nsw i64 %839, 1
  %848 = icmp eq i64 %847, %605
  br i1 %848, label %849, label %838, !llvm.loop !108

849:                                              ; preds = %838, %836
  %850 = phi double [ 0.000000e+00, %836 ], [ %846, %838 ]
  %851 = fadd contract double %837, %850
  %852 = fadd contract double %780, %851
  store double %852, ptr %743, align 8, !tbaa !20
  br label %853

853:                                              ; preds = %849, %828
  %854 = add nuw nsw i64 %748, 1
  %855 = icmp eq i64 %854, %736
  br i1 %855, label %744, label %747, !llvm.loop !117

856:                                              ; preds = %744
  %857 = getelementptr inbounds double, ptr %613, i64 %726
  store double 0.000000e+00, ptr %857, align 8, !tbaa !20
  %858 = icmp sgt i64 %736, 1
  br i1 %858, label %859, label %892

859:                                              ; preds = %856, %859
  %860 = phi i64 [ %866, %859 ], [ 1, %856 ]
  %861 = phi double [ %865, %859 ], [ 0.000000e+00, %856 ]
  %862 = getelementptr inbounds double, ptr %728, i64 %860
  %863 = load double, ptr %862, align 8, !tbaa !20
  %864 = fmul contract double %863, %863
  %865 = fadd contract double %861, %864
  %866 = add nuw nsw i64 %860, 1
  %867 = icmp eq i64 %866, %736
  br i1 %867, label %868, label %859, !llvm.loop !118

868:                                              ; preds = %859
  %869 = tail call contract double @llvm.sqrt.f64(double %865)
  %870 = getelementptr inbounds %struct.Active, ptr %120, i64 %724, i32 12
  %871 = load double, ptr %870, align 8, !tbaa !79
  %872 = load double, ptr %728, align 8, !tbaa !20
  %873 = fmul contract double %871, %872
  %874 = fmul contract double %873, 0x3FEFFFFDE7210BE9
  %875 = fcmp contract uge double %869, %874
  %876 = uitofp i1 %875 to double
  br i1 %717, label %877, label %889

877:                                              ; preds = %868
  %878 = load ptr, ptr %68, align 8, !tbaa !70
  br label %879

879:                                              ; preds = %886, %877
  %880 = phi i64 [ 0, %877 ], [ %887, %886 ]
  %881 = getelementptr inbounds i64, ptr %878, i64 %880
  %882 = load i64, ptr %881, align 8, !tbaa !33
  %883 = icmp eq i64 %882, %726
  br i1 %883, label %884, label %886

884:                                              ; preds = %879
  %885 = add nsw i64 %880, %615
  br label %889

886:                                              ; preds = %879
  %887 = add nuw nsw i64 %880, 1
  %888 = icmp eq i64 %887, %715
  br i1 %888, label %889, label %879, !llvm.loop !71

889:                                              ; preds = %886, %884, %868
  %890 = phi i64 [ %885, %884 ], [ -1, %868 ], [ -1, %886 ]
  %891 = getelementptr inbounds double, ptr %613, i64 %890
  store double %876, ptr %891, align 8, !tbaa !20
  br label %892

892:                                              ; preds = %889, %856, %744
  %893 = add nuw nsw i64 %724, 1
  %894 = icmp eq i64 %893, %603
  br i1 %894, label %895, label %723, !llvm.loop !119

895:                                              ; preds = %892, %712
  br i1 %186, label %896, label %924

896:                                              ; preds = %895
  %897 = icmp ult i64 %108, 6
  br i1 %897, label %922, label %898

898:                                              ; preds = %896
  %899 = shl i64 %107, 3
  %900 = shl i64 %108, 3
  %901 = add i64 %899, %42
  %902 = add i64 %900, %43
  %903 = sub i64 %901, %902
  %904 = icmp ult i64 %903, 32
  %905 = add i64 %84, %899
  %906 = icmp ult i64 %905, 32
  %907 = or i1 %904, %906
  br i1 %907, label %922, label %908

908:                                              ; preds = %898
  %909 = and i64 %108, 9223372036854775806
  br label %910

910:                                              ; preds = %910, %908
  %911 = phi i64 [ 0, %908 ], [ %918, %910 ]
  %912 = getelementptr inbounds double, ptr %12, i64 %911
  %913 = load <2 x double>, ptr %912, align 8, !tbaa !20
  %914 = getelementptr inbounds double, ptr %109, i64 %911
  %915 = load <2 x double>, ptr %914, align 8, !tbaa !20
  %916 = fadd contract <2 x double> %913, %915
  %917 = getelementptr double, ptr %183, i64 %911
  store <2 x double> %916, ptr %917, align 8, !tbaa !20
  %918 = add nuw i64 %911, 2
  %919 = icmp eq i64 %918, %909
  br i1 %919, label %920, label %910, !llvm.loop !120

920:                                              ; preds = %910
  %921 = icmp eq i64 %108, %909
  br i1 %921, label %924, label %922

922:                                              ; preds = %898, %896, %920
  %923 = phi i64 [ 0, %898 ], [ 0, %896 ], [ %909, %920 ]
  br label %951

924:                                              ; preds = %951, %920, %895
  tail call fastcc void @evaluate(ptr noundef nonnull %0, double noundef %185, ptr noundef %5)
  br i1 %121, label %925, label %961

925:                                              ; preds = %924
  %926 = load ptr, ptr %47, align 8, !tbaa !19
  %927 = icmp ult i64 %107, 4
  br i1 %927, label %949, label %928

928:                                              ; preds = %925
  %929 = shl i64 %107, 3
  %930 = getelementptr i8, ptr %5, i64 %929
  %931 = getelementptr i8, ptr %926, i64 %929
  %932 = icmp ugt ptr %931, %5
  %933 = icmp ult ptr %926, %930
  %934 = and i1 %932, %933
  br i1 %934, label %949, label %935

935:                                              ; preds = %928
  %936 = and i64 %107, 9223372036854775806
  br label %937

937:                                              ; preds = %937, %935
  %938 = phi i64 [ 0, %935 ], [ %945, %937 ]
  %939 = getelementptr inbounds double, ptr %926, i64 %938
  %940 = load <2 x double>, ptr %939, align 8, !tbaa !20, !alias.scope !121
  %941 = fmul contract <2 x double> %92, %940
  %942 = getelementptr inbounds double, ptr %5, i64 %938
  %943 = load <2 x double>, ptr %942, align 8, !tbaa !20, !alias.scope !124, !noalias !121
  %944 = fadd contract <2 x double> %943, %941
  store <2 x double> %944, ptr %942, align 8, !tbaa !20, !alias.scope !124, !noalias !121
  %945 = add nuw i64 %938, 2
  %946 = icmp eq i64 %945, %936
  br i1 %946, label %947, label %937, !llvm.loop !126

947:                                              ; preds = %937
  %948 = icmp eq i64 %107, %936
  br i1 %948, label %961, label %949

949:                                              ; preds = %928, %925, %947
  %950 = phi i64 [ 0, %928 ], [ 0, %925 ], [ %936, %947 ]
  br label %998

951:                                              ; preds = %922, %951
  %952 = phi i64 [ %959, %951 ], [ %923, %922 ]
  %953 = getelementptr inbounds double, ptr %12, i64 %952
  %954 = load double, ptr %953, align 8, !tbaa !20
  %955 = getelementptr inbounds double, ptr %109, i64 %952
  %956 = load double, ptr %955, align 8, !tbaa !20
  %957 = fadd contract double %954, %956
  %958 = getelementptr double, ptr %183, i64 %952
  store double %957, ptr %958, align 8, !tbaa !20
  %959 = add nuw nsw i64 %952, 1
  %960 = icmp eq i64 %959, %108
  br i1 %960, label %924, label %951, !llvm.loop !127

961:                                              ; preds = %998, %947, %924
  %962 = load i64, ptr %48, align 8, !tbaa !31
  %963 = icmp sgt i64 %962, 0
  br i1 %963, label %964, label %995

964:                                              ; preds = %961
  %965 = load ptr, ptr %49, align 8, !tbaa !32
  br label %966

966:                                              ; preds = %992, %964
  %967 = phi i64 [ 0, %964 ], [ %993, %992 ]
  %968 = getelementptr inbounds i64, ptr %965, i64 %967
  %969 = load i64, ptr %968, align 8, !tbaa !33
  %970 = getelementptr inbounds double, ptr %5, i64 %969
  %971 = load <2 x double>, ptr %970, align 8, !tbaa !20
  %972 = fmul contract <2 x double> %971, %971
  %973 = shufflevector <2 x double> %972, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %974 = fadd contract <2 x double> %972, %973
  %975 = getelementptr inbounds double, ptr %970, i64 2
  %976 = load <2 x double>, ptr %975, align 8, !tbaa !20
  %977 = fmul contract <2 x double> %976, %976
  %978 = fadd contract <2 x double> %974, %977
  %979 = shufflevector <2 x double> %977, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %980 = fadd contract <2 x double> %978, %979
  %981 = extractelement <2 x double> %980, i64 0
  %982 = tail call contract double @llvm.sqrt.f64(double %981)
  %983 = insertelement <2 x double> poison, double %982, i64 0
  %984 = shufflevector <2 x double> %983, <2 x double> poison, <2 x i32> zeroinitializer
  br label %985

985:                                              ; preds = %985, %966
  %986 = phi i64 [ 0, %966 ], [ %990, %985 ]
  %987 = getelementptr inbounds double, ptr %970, i64 %986
  %988 = load <2 x double>, ptr %987, align 8, !tbaa !20
  %989 = fdiv contract <2 x double> %988, %984
  store <2 x double> %989, ptr %987, align 8, !tbaa !20
  %990 = add nuw i64 %986, 2
  %991 = icmp eq i64 %990, 4
  br i1 %991, label %992, label %985, !llvm.loop !128

992:                                              ; preds = %985
  %993 = add nuw nsw i64 %967, 1
  %994 = icmp eq i64 %993, %962
  br i1 %994, label %995, label %966, !llvm.loop !35

995:                                              ; preds = %992, %961
  %996 = load i64, ptr %22, align 8, !tbaa !12
  %997 = icmp eq i64 %996, 0
  br i1 %997, label %1011, label %1008

998:                                              ; preds = %949, %998
  %999 = phi i64 [ %1006, %998 ], [ %950, %949 ]
  %1000 = getelementptr inbounds double, ptr %926, i64 %999
  %1001 = load double, ptr %1000, align 8, !tbaa !20
  %1002 = fmul contract double %46, %1001
  %1003 = getelementptr inbounds double, ptr %5, i64 %999
  %1004 = load double, ptr %1003, align 8, !tbaa !20
  %1005 = fadd contract double %1004, %1002
  store double %1005, ptr %1003, align 8, !tbaa !20
  %1006 = add nuw nsw i64 %999, 1
  %1007 = icmp eq i64 %1006, %107
  br i1 %1007, label %961, label %998, !llvm.loop !129

1008:                                             ; preds = %995
  %1009 = fadd contract double %104, %3
  %1010 = tail call contract double %36(ptr noundef nonnull %0, double noundef %1009, ptr noundef %5, double noundef %10) #12
  br label %1011

1011:                                             ; preds = %995, %1008
  %1012 = phi contract double [ %1010, %1008 ], [ 0.000000e+00, %995 ]
  %1013 = tail call contract double @llvm.maxnum.f64(double %95, double %1012)
  %1014 = mul nsw i64 %94, %21
  %1015 = getelementptr inbounds double, ptr %13, i64 %1014
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1015, ptr align 8 %5, i64 %83, i1 false)
  %1016 = add nuw nsw i64 %94, 1
  %1017 = icmp eq i64 %1016, %4
  br i1 %1017, label %99, label %93, !llvm.loop !130
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
  %129 = load double, ptr %9, align 8, !tbaa !131
  %130 = getelementptr inbounds double, ptr %5, i64 %26
  store double %129, ptr %130, align 8, !tbaa !20
  %131 = add nuw nsw i64 %26, 1
  %132 = icmp eq i64 %131, %2
  br i1 %132, label %24, label %25, !llvm.loop !133
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
  br i1 %26, label %33, label %9, !llvm.loop !134

27:                                               ; preds = %33
  %28 = getelementptr %struct.Meeting, ptr %5, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 5
  store double 0.000000e+00, ptr %29, align 8, !tbaa !135
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
  br i1 %41, label %27, label %33, !llvm.loop !136

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
  br i1 %63, label %42, label %56, !llvm.loop !137

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
  br i1 %74, label %64, label %67, !llvm.loop !138

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
  br i1 %95, label %96, label %78, !llvm.loop !134

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
  br i1 %104, label %66, label %96, !llvm.loop !139

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
  store double %116, ptr %29, align 8, !tbaa !135
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
  br i1 %126, label %105, label %117, !llvm.loop !140

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
  %143 = load double, ptr %29, align 8, !tbaa !135
  br i1 %142, label %144, label %127, !llvm.loop !141

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
  store double %153, ptr %5, align 8, !tbaa !131
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
  br i1 %167, label %155, label %156, !llvm.loop !142
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @moreau_body_space() local_unnamed_addr #7 {
  ret i64 24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @moreau_contact_space() local_unnamed_addr #7 {
  ret i64 104
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
  br i1 %150, label %151, label %141, !llvm.loop !143

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
  br i1 %174, label %148, label %153, !llvm.loop !144

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
  br i1 %188, label %183, label %175, !llvm.loop !145

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
  br i1 %204, label %186, label %189, !llvm.loop !146

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
  br i1 %227, label %228, label %210, !llvm.loop !134

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
  br i1 %250, label %251, label %235, !llvm.loop !134

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
  br i1 %282, label %309, label %267, !llvm.loop !134

283:                                              ; preds = %283, %183
  %284 = phi i64 [ 0, %183 ], [ %288, %283 ]
  %285 = getelementptr double, ptr %185, i64 %284
  %286 = load double, ptr %285, align 8, !tbaa !20
  %287 = getelementptr inbounds double, ptr %184, i64 %284
  store double %286, ptr %287, align 8, !tbaa !20
  %288 = add nuw nsw i64 %284, 1
  %289 = icmp eq i64 %288, 3
  br i1 %289, label %205, label %283, !llvm.loop !147

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
  br i1 %308, label %316, label %293, !llvm.loop !134

309:                                              ; preds = %267, %309
  %310 = phi i64 [ %314, %309 ], [ 0, %267 ]
  %311 = getelementptr inbounds [3 x double], ptr %32, i64 0, i64 %310
  %312 = load double, ptr %311, align 8, !tbaa !20
  %313 = fmul contract double %312, %9
  store double %313, ptr %311, align 8, !tbaa !20
  %314 = add nuw nsw i64 %310, 1
  %315 = icmp eq i64 %314, 3
  br i1 %315, label %290, label %309, !llvm.loop !148

316:                                              ; preds = %293
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %33) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %32) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %31) #12
  %317 = add nuw nsw i64 %85, 1
  %318 = icmp eq i64 %317, %0
  br i1 %318, label %83, label %84, !llvm.loop !149

319:                                              ; preds = %941, %83
  %320 = phi i64 [ 0, %83 ], [ %943, %941 ]
  br i1 %44, label %946, label %955

321:                                              ; preds = %83, %941
  %322 = phi i64 [ %943, %941 ], [ 0, %83 ]
  %323 = phi i64 [ %944, %941 ], [ 0, %83 ]
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
  br i1 %362, label %363, label %353, !llvm.loop !150

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
  br i1 %391, label %392, label %917

392:                                              ; preds = %363, %321
  %393 = mul nsw i64 %326, 9
  %394 = getelementptr inbounds double, ptr %35, i64 %393
  %395 = mul nsw i64 %329, 9
  %396 = getelementptr inbounds double, ptr %35, i64 %395
  %397 = select i1 %336, ptr null, ptr %396
  call fastcc void @meet(ptr noundef %331, ptr noundef %335, ptr noundef %394, ptr noundef %339, ptr noundef %397, ptr noundef nonnull %28)
  %398 = load double, ptr %13, align 8, !tbaa !20
  %399 = load double, ptr %28, align 8, !tbaa !131
  %400 = tail call contract double @llvm.minnum.f64(double %398, double %399)
  store double %400, ptr %13, align 8, !tbaa !20
  %401 = fcmp contract ogt double %399, 0.000000e+00
  br i1 %401, label %917, label %402

402:                                              ; preds = %392
  %403 = getelementptr inbounds i8, ptr %332, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(184) %403, i8 0, i64 176, i1 false)
  store i64 %323, ptr %332, align 8, !tbaa !72
  %404 = getelementptr inbounds double, ptr %331, i64 8
  %405 = load double, ptr %404, align 8, !tbaa !20
  %406 = fcmp contract ogt double %405, 0.000000e+00
  %407 = select i1 %406, i64 3, i64 1
  store i64 %407, ptr %403, align 8, !tbaa !80
  %408 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 12
  store double %405, ptr %408, align 8, !tbaa !79
  %409 = getelementptr inbounds double, ptr %331, i64 9
  %410 = load double, ptr %409, align 8, !tbaa !20
  %411 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 10
  store double %410, ptr %411, align 8, !tbaa !75
  %412 = mul nsw i64 %326, 6
  %413 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 2
  store i64 %412, ptr %413, align 8, !tbaa !33
  %414 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 3
  store i64 6, ptr %414, align 8, !tbaa !33
  %415 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 4
  store ptr %333, ptr %415, align 8, !tbaa !74
  %416 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 1
  %417 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 5
  store ptr %416, ptr %417, align 8, !tbaa !74
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
  br i1 %456, label %437, label %447, !llvm.loop !151

457:                                              ; preds = %457, %437
  %458 = phi i64 [ 0, %437 ], [ %462, %457 ]
  %459 = getelementptr inbounds double, ptr %419, i64 %458
  %460 = load double, ptr %459, align 8, !tbaa !20
  %461 = fdiv contract double %460, %446
  store double %461, ptr %459, align 8, !tbaa !20
  %462 = add nuw nsw i64 %458, 1
  %463 = icmp eq i64 %462, 3
  br i1 %463, label %464, label %457, !llvm.loop !152

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
  br i1 %535, label %536, label %520, !llvm.loop !134

536:                                              ; preds = %520
  %537 = add nuw nsw i64 %494, 1
  %538 = icmp eq i64 %537, 3
  br i1 %538, label %550, label %493, !llvm.loop !153

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
  br i1 %549, label %500, label %539, !llvm.loop !154

550:                                              ; preds = %536
  br i1 %340, label %562, label %551

551:                                              ; preds = %622, %550
  br label %647

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
  br i1 %561, label %484, label %552, !llvm.loop !155

562:                                              ; preds = %550
  %563 = mul nsw i64 %329, 6
  %564 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 2, i64 1
  store i64 %563, ptr %564, align 8, !tbaa !33
  %565 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 3, i64 1
  store i64 6, ptr %565, align 8, !tbaa !33
  %566 = getelementptr inbounds double, ptr %333, i64 18
  %567 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 4, i64 1
  store ptr %566, ptr %567, align 8, !tbaa !74
  %568 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 1, i64 18
  %569 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 5, i64 1
  store ptr %568, ptr %569, align 8, !tbaa !74
  br label %637

570:                                              ; preds = %637
  %571 = mul nsw i64 %329, 21
  %572 = getelementptr inbounds double, ptr %1, i64 %571
  %573 = getelementptr inbounds double, ptr %37, i64 %395
  %574 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 1, i64 21
  %575 = load double, ptr %53, align 16, !tbaa !20
  %576 = load <2 x double>, ptr %29, align 16, !tbaa !20
  %577 = extractelement <2 x double> %576, i64 1
  %578 = insertelement <2 x double> %576, double %575, i64 1
  br label %579

579:                                              ; preds = %622, %570
  %580 = phi i64 [ 0, %570 ], [ %623, %622 ]
  %581 = mul nuw nsw i64 %580, 6
  %582 = getelementptr inbounds double, ptr %566, i64 %581
  %583 = mul nuw nsw i64 %580, 3
  %584 = getelementptr double, ptr %418, i64 %583
  %585 = getelementptr double, ptr %568, i64 %581
  br label %625

586:                                              ; preds = %625
  %587 = getelementptr inbounds double, ptr %582, i64 3
  %588 = getelementptr inbounds double, ptr %582, i64 2
  %589 = load double, ptr %588, align 8, !tbaa !20
  %590 = fmul contract double %577, %589
  %591 = getelementptr inbounds double, ptr %582, i64 1
  %592 = getelementptr inbounds double, ptr %582, i64 4
  %593 = load double, ptr %591, align 8, !tbaa !20
  %594 = fmul contract double %575, %593
  %595 = fsub contract double %590, %594
  store double %595, ptr %587, align 8, !tbaa !20
  %596 = load double, ptr %582, align 8, !tbaa !20
  %597 = insertelement <2 x double> poison, double %593, i64 0
  %598 = insertelement <2 x double> %597, double %596, i64 1
  %599 = fmul contract <2 x double> %578, %598
  %600 = shufflevector <2 x double> %599, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %601 = insertelement <2 x double> poison, double %589, i64 0
  %602 = insertelement <2 x double> %601, double %596, i64 1
  %603 = fmul contract <2 x double> %576, %602
  %604 = fsub contract <2 x double> %600, %603
  store <2 x double> %604, ptr %592, align 8, !tbaa !20
  %605 = getelementptr inbounds double, ptr %574, i64 %581
  br label %606

606:                                              ; preds = %606, %586
  %607 = phi i64 [ 0, %586 ], [ %620, %606 ]
  %608 = mul nuw nsw i64 %607, 3
  %609 = getelementptr inbounds double, ptr %573, i64 %608
  %610 = load double, ptr %609, align 8, !tbaa !20
  %611 = fmul contract double %595, %610
  %612 = getelementptr double, ptr %609, i64 1
  %613 = load <2 x double>, ptr %612, align 8, !tbaa !20
  %614 = fmul contract <2 x double> %604, %613
  %615 = extractelement <2 x double> %614, i64 0
  %616 = fadd contract double %611, %615
  %617 = extractelement <2 x double> %614, i64 1
  %618 = fadd contract double %616, %617
  %619 = getelementptr inbounds double, ptr %605, i64 %607
  store double %618, ptr %619, align 8, !tbaa !20
  %620 = add nuw nsw i64 %607, 1
  %621 = icmp eq i64 %620, 3
  br i1 %621, label %622, label %606, !llvm.loop !134

622:                                              ; preds = %606
  %623 = add nuw nsw i64 %580, 1
  %624 = icmp eq i64 %623, 3
  br i1 %624, label %551, label %579, !llvm.loop !153

625:                                              ; preds = %625, %579
  %626 = phi i64 [ 0, %579 ], [ %635, %625 ]
  %627 = getelementptr double, ptr %584, i64 %626
  %628 = load double, ptr %627, align 8, !tbaa !20
  %629 = fneg contract double %628
  %630 = getelementptr inbounds double, ptr %582, i64 %626
  store double %629, ptr %630, align 8, !tbaa !20
  %631 = getelementptr inbounds double, ptr %572, i64 %626
  %632 = load double, ptr %631, align 8, !tbaa !20
  %633 = fmul contract double %632, %629
  %634 = getelementptr double, ptr %585, i64 %626
  store double %633, ptr %634, align 8, !tbaa !20
  %635 = add nuw nsw i64 %626, 1
  %636 = icmp eq i64 %635, 3
  br i1 %636, label %586, label %625, !llvm.loop !154

637:                                              ; preds = %637, %562
  %638 = phi i64 [ 0, %562 ], [ %645, %637 ]
  %639 = getelementptr inbounds %struct.Meeting, ptr %28, i64 0, i32 2, i64 %638
  %640 = load double, ptr %639, align 8, !tbaa !20
  %641 = getelementptr inbounds double, ptr %339, i64 %638
  %642 = load double, ptr %641, align 8, !tbaa !20
  %643 = fsub contract double %640, %642
  %644 = getelementptr inbounds [3 x double], ptr %29, i64 0, i64 %638
  store double %643, ptr %644, align 8, !tbaa !20
  %645 = add nuw nsw i64 %638, 1
  %646 = icmp eq i64 %645, 3
  br i1 %646, label %570, label %637, !llvm.loop !156

647:                                              ; preds = %551, %663
  %648 = phi i64 [ %664, %663 ], [ 0, %551 ]
  %649 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 7, i64 %648
  store double 0.000000e+00, ptr %649, align 8, !tbaa !20
  br label %650

650:                                              ; preds = %666, %647
  %651 = phi double [ 0.000000e+00, %647 ], [ %667, %666 ]
  %652 = phi i1 [ true, %647 ], [ false, %666 ]
  %653 = phi i64 [ 0, %647 ], [ 1, %666 ]
  %654 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 3, i64 %653
  %655 = load i64, ptr %654, align 8, !tbaa !33
  %656 = icmp sgt i64 %655, 0
  br i1 %656, label %657, label %666

657:                                              ; preds = %650
  %658 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 4, i64 %653
  %659 = load ptr, ptr %658, align 8, !tbaa !74
  %660 = mul nsw i64 %655, %648
  %661 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 5, i64 %653
  %662 = load ptr, ptr %661, align 8, !tbaa !74
  br label %668

663:                                              ; preds = %666
  %664 = add nuw nsw i64 %648, 1
  %665 = icmp eq i64 %664, %407
  br i1 %665, label %680, label %647, !llvm.loop !81

666:                                              ; preds = %668, %650
  %667 = phi double [ %651, %650 ], [ %677, %668 ]
  br i1 %652, label %650, label %663, !llvm.loop !82

668:                                              ; preds = %668, %657
  %669 = phi double [ %651, %657 ], [ %677, %668 ]
  %670 = phi i64 [ 0, %657 ], [ %678, %668 ]
  %671 = add nuw nsw i64 %670, %660
  %672 = getelementptr inbounds double, ptr %659, i64 %671
  %673 = load double, ptr %672, align 8, !tbaa !20
  %674 = getelementptr inbounds double, ptr %662, i64 %671
  %675 = load double, ptr %674, align 8, !tbaa !20
  %676 = fmul contract double %673, %675
  %677 = fadd contract double %669, %676
  store double %677, ptr %649, align 8, !tbaa !20
  %678 = add nuw nsw i64 %670, 1
  %679 = icmp eq i64 %678, %655
  br i1 %679, label %666, label %668, !llvm.loop !83

680:                                              ; preds = %663
  %681 = mul nsw i64 %329, 6
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %25) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %25, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %26) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %26, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %23) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %24) #12
  br label %715

682:                                              ; preds = %715
  %683 = getelementptr inbounds double, ptr %12, i64 %412
  %684 = getelementptr inbounds double, ptr %683, i64 3
  %685 = getelementptr inbounds double, ptr %683, i64 4
  %686 = load double, ptr %22, align 16, !tbaa !20
  %687 = load double, ptr %684, align 8, !tbaa !20
  %688 = load <2 x double>, ptr %685, align 8, !tbaa !20
  %689 = load <2 x double>, ptr %55, align 8, !tbaa !20
  %690 = shufflevector <2 x double> %689, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %691 = insertelement <2 x double> %690, double %686, i64 1
  %692 = fmul contract <2 x double> %688, %691
  %693 = shufflevector <2 x double> %688, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %694 = insertelement <2 x double> %693, double %687, i64 1
  %695 = fmul contract <2 x double> %689, %694
  %696 = fsub contract <2 x double> %692, %695
  store <2 x double> %696, ptr %23, align 16, !tbaa !20
  %697 = extractelement <2 x double> %689, i64 0
  %698 = fmul contract double %697, %687
  %699 = extractelement <2 x double> %688, i64 0
  %700 = fmul contract double %699, %686
  %701 = fsub contract double %698, %700
  store double %701, ptr %56, align 16, !tbaa !20
  %702 = extractelement <2 x double> %696, i64 1
  %703 = shufflevector <2 x double> %696, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %704 = insertelement <2 x double> %703, double %701, i64 0
  %705 = fmul contract <2 x double> %688, %704
  %706 = insertelement <2 x double> %688, double %687, i64 0
  %707 = insertelement <2 x double> %696, double %701, i64 0
  %708 = fmul contract <2 x double> %706, %707
  %709 = shufflevector <2 x double> %708, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %710 = fsub contract <2 x double> %705, %709
  store <2 x double> %710, ptr %24, align 16, !tbaa !20
  %711 = fmul contract double %687, %702
  %712 = fmul contract <2 x double> %688, %696
  %713 = extractelement <2 x double> %712, i64 0
  %714 = fsub contract double %711, %713
  store double %714, ptr %57, align 16, !tbaa !20
  br label %725

715:                                              ; preds = %715, %680
  %716 = phi i64 [ 0, %680 ], [ %723, %715 ]
  %717 = getelementptr inbounds double, ptr %54, i64 %716
  %718 = load double, ptr %717, align 8, !tbaa !20
  %719 = getelementptr inbounds double, ptr %335, i64 %716
  %720 = load double, ptr %719, align 8, !tbaa !20
  %721 = fsub contract double %718, %720
  %722 = getelementptr inbounds [3 x double], ptr %22, i64 0, i64 %716
  store double %721, ptr %722, align 8, !tbaa !20
  %723 = add nuw nsw i64 %716, 1
  %724 = icmp eq i64 %723, 3
  br i1 %724, label %682, label %715, !llvm.loop !157

725:                                              ; preds = %725, %682
  %726 = phi i64 [ 0, %682 ], [ %740, %725 ]
  %727 = getelementptr inbounds double, ptr %683, i64 %726
  %728 = load double, ptr %727, align 8, !tbaa !20
  %729 = getelementptr inbounds [3 x double], ptr %23, i64 0, i64 %726
  %730 = load double, ptr %729, align 8, !tbaa !20
  %731 = fadd contract double %728, %730
  %732 = getelementptr inbounds double, ptr %25, i64 %726
  %733 = load double, ptr %732, align 8, !tbaa !20
  %734 = fadd contract double %733, %731
  store double %734, ptr %732, align 8, !tbaa !20
  %735 = getelementptr inbounds [3 x double], ptr %24, i64 0, i64 %726
  %736 = load double, ptr %735, align 8, !tbaa !20
  %737 = getelementptr inbounds double, ptr %26, i64 %726
  %738 = load double, ptr %737, align 8, !tbaa !20
  %739 = fadd contract double %736, %738
  store double %739, ptr %737, align 8, !tbaa !20
  %740 = add nuw nsw i64 %726, 1
  %741 = icmp eq i64 %740, 3
  br i1 %741, label %742, label %725, !llvm.loop !158

742:                                              ; preds = %725
  %743 = getelementptr inbounds double, ptr %12, i64 %681
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %24) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %23) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #12
  br i1 %336, label %805, label %744

744:                                              ; preds = %742
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %20) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %21) #12
  br label %777

745:                                              ; preds = %777
  %746 = getelementptr inbounds double, ptr %743, i64 3
  %747 = getelementptr inbounds double, ptr %743, i64 4
  %748 = load double, ptr %19, align 16, !tbaa !20
  %749 = load double, ptr %746, align 8, !tbaa !20
  %750 = load <2 x double>, ptr %747, align 8, !tbaa !20
  %751 = load <2 x double>, ptr %59, align 8, !tbaa !20
  %752 = shufflevector <2 x double> %751, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %753 = insertelement <2 x double> %752, double %748, i64 1
  %754 = fmul contract <2 x double> %750, %753
  %755 = shufflevector <2 x double> %750, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %756 = insertelement <2 x double> %755, double %749, i64 1
  %757 = fmul contract <2 x double> %751, %756
  %758 = fsub contract <2 x double> %754, %757
  store <2 x double> %758, ptr %20, align 16, !tbaa !20
  %759 = extractelement <2 x double> %751, i64 0
  %760 = fmul contract double %759, %749
  %761 = extractelement <2 x double> %750, i64 0
  %762 = fmul contract double %761, %748
  %763 = fsub contract double %760, %762
  store double %763, ptr %60, align 16, !tbaa !20
  %764 = extractelement <2 x double> %758, i64 1
  %765 = shufflevector <2 x double> %758, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %766 = insertelement <2 x double> %765, double %763, i64 0
  %767 = fmul contract <2 x double> %750, %766
  %768 = insertelement <2 x double> %750, double %749, i64 0
  %769 = insertelement <2 x double> %758, double %763, i64 0
  %770 = fmul contract <2 x double> %768, %769
  %771 = shufflevector <2 x double> %770, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %772 = fsub contract <2 x double> %767, %771
  store <2 x double> %772, ptr %21, align 16, !tbaa !20
  %773 = fmul contract double %749, %764
  %774 = fmul contract <2 x double> %750, %758
  %775 = extractelement <2 x double> %774, i64 0
  %776 = fsub contract double %773, %775
  store double %776, ptr %61, align 16, !tbaa !20
  br label %787

777:                                              ; preds = %777, %744
  %778 = phi i64 [ 0, %744 ], [ %785, %777 ]
  %779 = getelementptr inbounds double, ptr %58, i64 %778
  %780 = load double, ptr %779, align 8, !tbaa !20
  %781 = getelementptr inbounds double, ptr %339, i64 %778
  %782 = load double, ptr %781, align 8, !tbaa !20
  %783 = fsub contract double %780, %782
  %784 = getelementptr inbounds [3 x double], ptr %19, i64 0, i64 %778
  store double %783, ptr %784, align 8, !tbaa !20
  %785 = add nuw nsw i64 %778, 1
  %786 = icmp eq i64 %785, 3
  br i1 %786, label %745, label %777, !llvm.loop !157

787:                                              ; preds = %787, %745
  %788 = phi i64 [ 0, %745 ], [ %802, %787 ]
  %789 = getelementptr inbounds double, ptr %743, i64 %788
  %790 = load double, ptr %789, align 8, !tbaa !20
  %791 = getelementptr inbounds [3 x double], ptr %20, i64 0, i64 %788
  %792 = load double, ptr %791, align 8, !tbaa !20
  %793 = fadd contract double %790, %792
  %794 = getelementptr inbounds double, ptr %25, i64 %788
  %795 = load double, ptr %794, align 8, !tbaa !20
  %796 = fsub contract double %795, %793
  store double %796, ptr %794, align 8, !tbaa !20
  %797 = getelementptr inbounds [3 x double], ptr %21, i64 0, i64 %788
  %798 = load double, ptr %797, align 8, !tbaa !20
  %799 = getelementptr inbounds double, ptr %26, i64 %788
  %800 = load double, ptr %799, align 8, !tbaa !20
  %801 = fsub contract double %800, %798
  store double %801, ptr %799, align 8, !tbaa !20
  %802 = add nuw nsw i64 %788, 1
  %803 = icmp eq i64 %802, 3
  br i1 %803, label %804, label %787, !llvm.loop !158

804:                                              ; preds = %787
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %21) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %20) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19) #12
  br label %805

805:                                              ; preds = %804, %742
  %806 = load double, ptr %26, align 16, !tbaa !20
  %807 = load <2 x double>, ptr %62, align 8, !tbaa !20
  br label %811

808:                                              ; preds = %811
  %809 = load double, ptr %63, align 8, !tbaa !135
  %810 = fcmp contract ogt double %809, 0.000000e+00
  br i1 %810, label %827, label %848

811:                                              ; preds = %811, %805
  %812 = phi i64 [ 0, %805 ], [ %825, %811 ]
  %813 = mul nuw nsw i64 %812, 3
  %814 = getelementptr inbounds double, ptr %418, i64 %813
  %815 = load double, ptr %814, align 8, !tbaa !20
  %816 = fmul contract double %806, %815
  %817 = getelementptr inbounds double, ptr %814, i64 1
  %818 = load <2 x double>, ptr %817, align 8, !tbaa !20
  %819 = fmul contract <2 x double> %807, %818
  %820 = extractelement <2 x double> %819, i64 0
  %821 = fadd contract double %816, %820
  %822 = extractelement <2 x double> %819, i64 1
  %823 = fadd contract double %821, %822
  %824 = getelementptr inbounds double, ptr %30, i64 %812
  store double %823, ptr %824, align 8, !tbaa !20
  %825 = add nuw nsw i64 %812, 1
  %826 = icmp eq i64 %825, 3
  br i1 %826, label %808, label %811, !llvm.loop !159

827:                                              ; preds = %808
  %828 = load double, ptr %64, align 16, !tbaa !20
  %829 = load <2 x double>, ptr %25, align 16, !tbaa !20
  %830 = insertelement <2 x double> %829, double %420, i64 0
  %831 = fmul contract <2 x double> %830, %829
  %832 = shufflevector <2 x double> %831, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %833 = insertelement <2 x double> %829, double %429, i64 1
  %834 = fmul contract <2 x double> %833, %829
  %835 = fadd contract <2 x double> %832, %834
  %836 = insertelement <2 x double> poison, double %828, i64 0
  %837 = insertelement <2 x double> %836, double %434, i64 1
  %838 = shufflevector <2 x double> %836, <2 x double> poison, <2 x i32> zeroinitializer
  %839 = fmul contract <2 x double> %837, %838
  %840 = fadd contract <2 x double> %835, %839
  %841 = fmul contract <2 x double> %840, %840
  %842 = shufflevector <2 x double> %841, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %843 = fsub contract <2 x double> %840, %842
  %844 = extractelement <2 x double> %843, i64 0
  %845 = fdiv contract double %844, %809
  %846 = load double, ptr %30, align 16, !tbaa !20
  %847 = fadd contract double %846, %845
  store double %847, ptr %30, align 16, !tbaa !20
  br label %848

848:                                              ; preds = %827, %808
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %26) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %25) #12
  br label %849

849:                                              ; preds = %910, %848
  %850 = phi i64 [ 0, %848 ], [ %915, %910 ]
  %851 = getelementptr inbounds [3 x double], ptr %30, i64 0, i64 %850
  %852 = load double, ptr %851, align 8, !tbaa !20
  %853 = fmul contract double %45, %852
  %854 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 6, i64 %850
  store double %853, ptr %854, align 8, !tbaa !20
  br label %855

855:                                              ; preds = %907, %849
  %856 = phi i1 [ true, %849 ], [ false, %907 ]
  %857 = phi i64 [ 0, %849 ], [ 1, %907 ]
  %858 = phi double [ %853, %849 ], [ %909, %907 ]
  %859 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 3, i64 %857
  %860 = load i64, ptr %859, align 8, !tbaa !33
  %861 = icmp eq i64 %860, 0
  br i1 %861, label %910, label %862

862:                                              ; preds = %855
  %863 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 4, i64 %857
  %864 = load ptr, ptr %863, align 8, !tbaa !74
  %865 = mul nsw i64 %860, %850
  %866 = getelementptr inbounds double, ptr %864, i64 %865
  %867 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 2, i64 %857
  %868 = load i64, ptr %867, align 8, !tbaa !33
  %869 = getelementptr inbounds double, ptr %12, i64 %868
  %870 = icmp eq i64 %860, 6
  br i1 %870, label %873, label %871

871:                                              ; preds = %862
  %872 = icmp sgt i64 %860, 0
  br i1 %872, label %896, label %907

873:                                              ; preds = %862
  %874 = load <2 x double>, ptr %866, align 8, !tbaa !20
  %875 = load <2 x double>, ptr %869, align 8, !tbaa !20
  %876 = fmul contract <2 x double> %874, %875
  %877 = shufflevector <2 x double> %876, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %878 = fadd contract <2 x double> %876, %877
  %879 = getelementptr inbounds double, ptr %866, i64 2
  %880 = getelementptr inbounds double, ptr %869, i64 2
  %881 = load <2 x double>, ptr %879, align 8, !tbaa !20
  %882 = load <2 x double>, ptr %880, align 8, !tbaa !20
  %883 = fmul contract <2 x double> %881, %882
  %884 = fadd contract <2 x double> %878, %883
  %885 = shufflevector <2 x double> %883, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %886 = fadd contract <2 x double> %884, %885
  %887 = getelementptr inbounds double, ptr %866, i64 4
  %888 = getelementptr inbounds double, ptr %869, i64 4
  %889 = load <2 x double>, ptr %887, align 8, !tbaa !20
  %890 = load <2 x double>, ptr %888, align 8, !tbaa !20
  %891 = fmul contract <2 x double> %889, %890
  %892 = fadd contract <2 x double> %886, %891
  %893 = shufflevector <2 x double> %891, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %894 = fadd contract <2 x double> %892, %893
  %895 = extractelement <2 x double> %894, i64 0
  br label %907

896:                                              ; preds = %871, %896
  %897 = phi i64 [ %905, %896 ], [ 0, %871 ]
  %898 = phi double [ %904, %896 ], [ 0.000000e+00, %871 ]
  %899 = getelementptr inbounds double, ptr %866, i64 %897
  %900 = load double, ptr %899, align 8, !tbaa !20
  %901 = getelementptr inbounds double, ptr %869, i64 %897
  %902 = load double, ptr %901, align 8, !tbaa !20
  %903 = fmul contract double %900, %902
  %904 = fadd contract double %898, %903
  %905 = add nuw nsw i64 %897, 1
  %906 = icmp eq i64 %905, %860
  br i1 %906, label %907, label %896, !llvm.loop !160

907:                                              ; preds = %896, %873, %871
  %908 = phi double [ %895, %873 ], [ 0.000000e+00, %871 ], [ %904, %896 ]
  %909 = fadd contract double %858, %908
  br i1 %856, label %855, label %910, !llvm.loop !161

910:                                              ; preds = %907, %855
  %911 = phi double [ %909, %907 ], [ %858, %855 ]
  %912 = fmul contract double %853, 2.000000e+00
  %913 = fsub contract double %911, %912
  %914 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 8, i64 %850
  store double %913, ptr %914, align 8, !tbaa !20
  %915 = add nuw nsw i64 %850, 1
  %916 = icmp eq i64 %915, %407
  br i1 %916, label %918, label %849, !llvm.loop !162

917:                                              ; preds = %363, %392
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %30) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %29) #12
  call void @llvm.lifetime.end.p0(i64 112, ptr nonnull %28) #12
  br label %922

918:                                              ; preds = %910
  %919 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 7
  %920 = load double, ptr %919, align 8, !tbaa !20
  %921 = fcmp contract ule double %920, 0.000000e+00
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %30) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %29) #12
  call void @llvm.lifetime.end.p0(i64 112, ptr nonnull %28) #12
  br i1 %921, label %922, label %941

922:                                              ; preds = %917, %918
  %923 = mul nsw i64 %323, 3
  %924 = getelementptr double, ptr %7, i64 %923
  br label %925

925:                                              ; preds = %937, %922
  %926 = phi i64 [ 0, %922 ], [ %938, %937 ]
  %927 = phi <2 x i64> [ <i64 0, i64 1>, %922 ], [ %939, %937 ]
  %928 = icmp ult <2 x i64> %927, <i64 3, i64 3>
  %929 = extractelement <2 x i1> %928, i64 0
  br i1 %929, label %930, label %932

930:                                              ; preds = %925
  %931 = getelementptr double, ptr %924, i64 %926
  store double 0.000000e+00, ptr %931, align 8, !tbaa !20
  br label %932

932:                                              ; preds = %930, %925
  %933 = extractelement <2 x i1> %928, i64 1
  br i1 %933, label %934, label %937

934:                                              ; preds = %932
  %935 = or disjoint i64 %926, 1
  %936 = getelementptr double, ptr %924, i64 %935
  store double 0.000000e+00, ptr %936, align 8, !tbaa !20
  br label %937

937:                                              ; preds = %934, %932
  %938 = add i64 %926, 2
  %939 = add <2 x i64> %927, <i64 2, i64 2>
  %940 = icmp eq i64 %938, 4
  br i1 %940, label %941, label %925, !llvm.loop !163

941:                                              ; preds = %937, %918
  %942 = phi i64 [ 1, %918 ], [ 0, %937 ]
  %943 = add nuw nsw i64 %322, %942
  %944 = add nuw nsw i64 %323, 1
  %945 = icmp eq i64 %944, %4
  br i1 %945, label %319, label %321, !llvm.loop !164

946:                                              ; preds = %319, %959
  %947 = phi i64 [ %960, %959 ], [ 0, %319 ]
  %948 = mul nuw nsw i64 %947, 21
  %949 = getelementptr double, ptr %1, i64 %948
  %950 = mul nsw i64 %947, 6
  %951 = getelementptr double, ptr %12, i64 %950
  %952 = mul nsw i64 %947, 13
  %953 = getelementptr double, ptr %65, i64 %952
  %954 = getelementptr double, ptr %951, i64 3
  br label %962

955:                                              ; preds = %959, %319
  tail call fastcc void @solve_contacts(ptr noundef %38, i64 noundef %320, ptr noundef %7, ptr noundef %12, i64 noundef %10, double noundef %11, ptr noundef %13)
  %956 = icmp eq i64 %320, 0
  br i1 %956, label %983, label %957

957:                                              ; preds = %955
  %958 = sitofp i64 %76 to double
  br label %984

959:                                              ; preds = %971
  %960 = add nuw nsw i64 %947, 1
  %961 = icmp eq i64 %960, %0
  br i1 %961, label %955, label %946, !llvm.loop !165

962:                                              ; preds = %946, %971
  %963 = phi i64 [ 0, %946 ], [ %981, %971 ]
  %964 = getelementptr double, ptr %949, i64 %963
  %965 = load double, ptr %964, align 8, !tbaa !20
  %966 = fcmp contract ogt double %965, 0.000000e+00
  br i1 %966, label %967, label %971

967:                                              ; preds = %962
  %968 = getelementptr inbounds double, ptr %2, i64 %963
  %969 = load double, ptr %968, align 8, !tbaa !20
  %970 = fmul contract double %969, %9
  br label %971

971:                                              ; preds = %962, %967
  %972 = phi contract double [ %970, %967 ], [ 0.000000e+00, %962 ]
  %973 = getelementptr double, ptr %951, i64 %963
  %974 = load double, ptr %973, align 8, !tbaa !20
  %975 = fadd contract double %972, %974
  store double %975, ptr %973, align 8, !tbaa !20
  %976 = getelementptr double, ptr %953, i64 %963
  %977 = load double, ptr %976, align 8, !tbaa !20
  %978 = getelementptr double, ptr %954, i64 %963
  %979 = load double, ptr %978, align 8, !tbaa !20
  %980 = fadd contract double %977, %979
  store double %980, ptr %978, align 8, !tbaa !20
  %981 = add nuw nsw i64 %963, 1
  %982 = icmp eq i64 %981, 3
  br i1 %982, label %959, label %962, !llvm.loop !166

983:                                              ; preds = %1196, %955
  br i1 %44, label %1215, label %1259

984:                                              ; preds = %957, %1196
  %985 = phi i64 [ 0, %957 ], [ %1197, %1196 ]
  %986 = getelementptr inbounds %struct.Active, ptr %38, i64 %985
  %987 = load i64, ptr %986, align 8, !tbaa !72
  %988 = mul nsw i64 %987, 3
  %989 = getelementptr inbounds double, ptr %7, i64 %988
  %990 = load double, ptr %989, align 8, !tbaa !20
  %991 = fcmp contract ogt double %990, 0.000000e+00
  br i1 %991, label %992, label %1196

992:                                              ; preds = %984
  %993 = load i64, ptr %17, align 8, !tbaa !33
  %994 = add nsw i64 %993, 1
  store i64 %994, ptr %17, align 8, !tbaa !33
  %995 = mul nsw i64 %993, 13
  %996 = getelementptr inbounds double, ptr %16, i64 %995
  %997 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 6, i64 0
  %998 = load double, ptr %997, align 8, !tbaa !20
  br label %999

999:                                              ; preds = %1049, %992
  %1000 = phi i1 [ true, %992 ], [ false, %1049 ]
  %1001 = phi i64 [ 0, %992 ], [ 1, %1049 ]
  %1002 = phi double [ %998, %992 ], [ %1051, %1049 ]
  %1003 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 3, i64 %1001
  %1004 = load i64, ptr %1003, align 8, !tbaa !33
  %1005 = icmp eq i64 %1004, 0
  br i1 %1005, label %1052, label %1006

1006:                                             ; preds = %999
  %1007 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 4, i64 %1001
  %1008 = load ptr, ptr %1007, align 8, !tbaa !74
  %1009 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 2, i64 %1001
  %1010 = load i64, ptr %1009, align 8, !tbaa !33
  %1011 = getelementptr inbounds double, ptr %12, i64 %1010
  %1012 = icmp eq i64 %1004, 6
  br i1 %1012, label %1015, label %1013

1013:                                             ; preds = %1006
  %1014 = icmp sgt i64 %1004, 0
  br i1 %1014, label %1038, label %1049

1015:                                             ; preds = %1006
  %1016 = load <2 x double>, ptr %1008, align 8, !tbaa !20
  %1017 = load <2 x double>, ptr %1011, align 8, !tbaa !20
  %1018 = fmul contract <2 x double> %1016, %1017
  %1019 = shufflevector <2 x double> %1018, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1020 = fadd contract <2 x double> %1018, %1019
  %1021 = getelementptr inbounds double, ptr %1008, i64 2
  %1022 = getelementptr inbounds double, ptr %1011, i64 2
  %1023 = load <2 x double>, ptr %1021, align 8, !tbaa !20
  %1024 = load <2 x double>, ptr %1022, align 8, !tbaa !20
  %1025 = fmul contract <2 x double> %1023, %1024
  %1026 = fadd contract <2 x double> %1020, %1025
  %1027 = shufflevector <2 x double> %1025, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1028 = fadd contract <2 x double> %1026, %1027
  %1029 = getelementptr inbounds double, ptr %1008, i64 4
  %1030 = getelementptr inbounds double, ptr %1011, i64 4
  %1031 = load <2 x double>, ptr %1029, align 8, !tbaa !20
  %1032 = load <2 x double>, ptr %1030, align 8, !tbaa !20
  %1033 = fmul contract <2 x double> %1031, %1032
  %1034 = fadd contract <2 x double> %1028, %1033
  %1035 = shufflevector <2 x double> %1033, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1036 = fadd contract <2 x double> %1034, %1035
  %1037 = extractelement <2 x double> %1036, i64 0
  br label %1049

1038:                                             ; preds = %1013, %1038
  %1039 = phi i64 [ %1047, %1038 ], [ 0, %1013 ]
  %1040 = phi double [ %1046, %1038 ], [ 0.000000e+00, %1013 ]
  %1041 = getelementptr inbounds double, ptr %1008, i64 %1039
  %1042 = load double, ptr %1041, align 8, !tbaa !20
  %1043 = getelementptr inbounds double, ptr %1011, i64 %1039
  %1044 = load double, ptr %1043, align 8, !tbaa !20
  %1045 = fmul contract double %1042, %1044
  %1046 = fadd contract double %1040, %1045
  %1047 = add nuw nsw i64 %1039, 1
  %1048 = icmp eq i64 %1047, %1004
  br i1 %1048, label %1049, label %1038, !llvm.loop !160

1049:                                             ; preds = %1038, %1015, %1013
  %1050 = phi double [ %1037, %1015 ], [ 0.000000e+00, %1013 ], [ %1046, %1038 ]
  %1051 = fadd contract double %1002, %1050
  br i1 %1000, label %999, label %1052, !llvm.loop !161

1052:                                             ; preds = %1049, %999
  %1053 = phi double [ %1051, %1049 ], [ %1002, %999 ]
  store double %958, ptr %996, align 8, !tbaa !20
  %1054 = load i64, ptr %986, align 8, !tbaa !72
  %1055 = sitofp i64 %1054 to double
  %1056 = getelementptr inbounds double, ptr %996, i64 1
  store double %1055, ptr %1056, align 8, !tbaa !20
  %1057 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 8
  %1058 = load double, ptr %1057, align 8, !tbaa !20
  %1059 = getelementptr inbounds double, ptr %996, i64 2
  store double %1058, ptr %1059, align 8, !tbaa !20
  %1060 = getelementptr inbounds double, ptr %996, i64 3
  store double %1053, ptr %1060, align 8, !tbaa !20
  %1061 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 9
  %1062 = load double, ptr %1061, align 8, !tbaa !111
  %1063 = getelementptr inbounds double, ptr %996, i64 4
  store double %1062, ptr %1063, align 8, !tbaa !20
  %1064 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 1
  %1065 = load i64, ptr %1064, align 8, !tbaa !80
  %1066 = icmp sgt i64 %1065, 1
  br i1 %1066, label %1067, label %1085

1067:                                             ; preds = %1052, %1067
  %1068 = phi i64 [ %1074, %1067 ], [ 1, %1052 ]
  %1069 = phi double [ %1073, %1067 ], [ 0.000000e+00, %1052 ]
  %1070 = getelementptr inbounds double, ptr %989, i64 %1068
  %1071 = load double, ptr %1070, align 8, !tbaa !20
  %1072 = fmul contract double %1071, %1071
  %1073 = fadd contract double %1069, %1072
  %1074 = add nuw nsw i64 %1068, 1
  %1075 = icmp eq i64 %1074, %1065
  br i1 %1075, label %1076, label %1067, !llvm.loop !118

1076:                                             ; preds = %1067
  %1077 = tail call contract double @llvm.sqrt.f64(double %1073)
  %1078 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 12
  %1079 = load double, ptr %1078, align 8, !tbaa !79
  %1080 = load double, ptr %989, align 8, !tbaa !20
  %1081 = fmul contract double %1079, %1080
  %1082 = fmul contract double %1081, 0x3FEFFFFDE7210BE9
  %1083 = fcmp contract olt double %1077, %1082
  %1084 = uitofp i1 %1083 to double
  br label %1085

1085:                                             ; preds = %1076, %1052
  %1086 = phi double [ %1084, %1076 ], [ 0.000000e+00, %1052 ]
  %1087 = getelementptr inbounds double, ptr %996, i64 5
  store double %1086, ptr %1087, align 8, !tbaa !20
  %1088 = load double, ptr %989, align 8, !tbaa !20
  %1089 = load double, ptr %1057, align 8, !tbaa !20
  %1090 = fadd contract double %1053, %1089
  %1091 = fmul contract double %1088, %1090
  %1092 = fmul contract double %1091, 5.000000e-01
  %1093 = getelementptr inbounds double, ptr %996, i64 6
  store double %1092, ptr %1093, align 8, !tbaa !20
  %1094 = load double, ptr %989, align 8, !tbaa !20
  %1095 = getelementptr double, ptr %996, i64 7
  store double %1094, ptr %1095, align 8, !tbaa !20
  %1096 = getelementptr inbounds double, ptr %996, i64 8
  %1097 = getelementptr double, ptr %996, i64 10
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1096, i8 0, i64 16, i1 false)
  br label %1099

1098:                                             ; preds = %1099
  br i1 %1066, label %1108, label %1196

1099:                                             ; preds = %1099, %1085
  %1100 = phi i64 [ 0, %1085 ], [ %1106, %1099 ]
  %1101 = load double, ptr %989, align 8, !tbaa !20
  %1102 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %985, i32 2, i64 %1100
  %1103 = load double, ptr %1102, align 8, !tbaa !20
  %1104 = fmul contract double %1101, %1103
  %1105 = getelementptr double, ptr %1097, i64 %1100
  store double %1104, ptr %1105, align 8, !tbaa !20
  %1106 = add nuw nsw i64 %1100, 1
  %1107 = icmp eq i64 %1106, 3
  br i1 %1107, label %1098, label %1099, !llvm.loop !167

1108:                                             ; preds = %1098, %1181
  %1109 = phi i64 [ %1182, %1181 ], [ 1, %1098 ]
  %1110 = getelementptr inbounds double, ptr %989, i64 %1109
  %1111 = load double, ptr %1110, align 8, !tbaa !20
  %1112 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 8, i64 %1109
  %1113 = load double, ptr %1112, align 8, !tbaa !20
  %1114 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 6, i64 %1109
  %1115 = load double, ptr %1114, align 8, !tbaa !20
  br label %1116

1116:                                             ; preds = %1168, %1108
  %1117 = phi i1 [ true, %1108 ], [ false, %1168 ]
  %1118 = phi i64 [ 0, %1108 ], [ 1, %1168 ]
  %1119 = phi double [ %1115, %1108 ], [ %1170, %1168 ]
  %1120 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 3, i64 %1118
  %1121 = load i64, ptr %1120, align 8, !tbaa !33
  %1122 = icmp eq i64 %1121, 0
  br i1 %1122, label %1171, label %1123

1123:                                             ; preds = %1116
  %1124 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 4, i64 %1118
  %1125 = load ptr, ptr %1124, align 8, !tbaa !74
  %1126 = mul nsw i64 %1121, %1109
  %1127 = getelementptr inbounds double, ptr %1125, i64 %1126
  %1128 = getelementptr inbounds %struct.Active, ptr %38, i64 %985, i32 2, i64 %1118
  %1129 = load i64, ptr %1128, align 8, !tbaa !33
  %1130 = getelementptr inbounds double, ptr %12, i64 %1129
  %1131 = icmp eq i64 %1121, 6
  br i1 %1131, label %1134, label %1132

1132:                                             ; preds = %1123
  %1133 = icmp sgt i64 %1121, 0
  br i1 %1133, label %1157, label %1168

1134:                                             ; preds = %1123
  %1135 = load <2 x double>, ptr %1127, align 8, !tbaa !20
  %1136 = load <2 x double>, ptr %1130, align 8, !tbaa !20
  %1137 = fmul contract <2 x double> %1135, %1136
  %1138 = shufflevector <2 x double> %1137, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1139 = fadd contract <2 x double> %1137, %1138
  %1140 = getelementptr inbounds double, ptr %1127, i64 2
  %1141 = getelementptr inbounds double, ptr %1130, i64 2
  %1142 = load <2 x double>, ptr %1140, align 8, !tbaa !20
  %1143 = load <2 x double>, ptr %1141, align 8, !tbaa !20
  %1144 = fmul contract <2 x double> %1142, %1143
  %1145 = fadd contract <2 x double> %1139, %1144
  %1146 = shufflevector <2 x double> %1144, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1147 = fadd contract <2 x double> %1145, %1146
  %1148 = getelementptr inbounds double, ptr %1127, i64 4
  %1149 = getelementptr inbounds double, ptr %1130, i64 4
  %1150 = load <2 x double>, ptr %1148, align 8, !tbaa !20
  %1151 = load <2 x double>, ptr %1149, align 8, !tbaa !20
  %1152 = fmul contract <2 x double> %1150, %1151
  %1153 = fadd contract <2 x double> %1147, %1152
  %1154 = shufflevector <2 x double> %1152, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1155 = fadd contract <2 x double> %1153, %1154
  %1156 = extractelement <2 x double> %1155, i64 0
  br label %1168

1157:                                             ; preds = %1132, %1157
  %1158 = phi i64 [ %1166, %1157 ], [ 0, %1132 ]
  %1159 = phi double [ %1165, %1157 ], [ 0.000000e+00, %1132 ]
  %1160 = getelementptr inbounds double, ptr %1127, i64 %1158
  %1161 = load double, ptr %1160, align 8, !tbaa !20
  %1162 = getelementptr inbounds double, ptr %1130, i64 %1158
  %1163 = load double, ptr %1162, align 8, !tbaa !20
  %1164 = fmul contract double %1161, %1163
  %1165 = fadd contract double %1159, %1164
  %1166 = add nuw nsw i64 %1158, 1
  %1167 = icmp eq i64 %1166, %1121
  br i1 %1167, label %1168, label %1157, !llvm.loop !160

1168:                                             ; preds = %1157, %1134, %1132
  %1169 = phi double [ %1156, %1134 ], [ 0.000000e+00, %1132 ], [ %1165, %1157 ]
  %1170 = fadd contract double %1119, %1169
  br i1 %1117, label %1116, label %1171, !llvm.loop !161

1171:                                             ; preds = %1168, %1116
  %1172 = phi double [ %1170, %1168 ], [ %1119, %1116 ]
  %1173 = fadd contract double %1113, %1172
  %1174 = fmul contract double %1111, %1173
  %1175 = fmul contract double %1174, 5.000000e-01
  %1176 = load double, ptr %1093, align 8, !tbaa !20
  %1177 = fadd contract double %1176, %1175
  store double %1177, ptr %1093, align 8, !tbaa !20
  %1178 = load double, ptr %1110, align 8, !tbaa !20
  %1179 = getelementptr double, ptr %1095, i64 %1109
  store double %1178, ptr %1179, align 8, !tbaa !20
  %1180 = mul nsw i64 %1109, 3
  br label %1184

1181:                                             ; preds = %1184
  %1182 = add nuw nsw i64 %1109, 1
  %1183 = icmp eq i64 %1182, %1065
  br i1 %1183, label %1196, label %1108, !llvm.loop !168

1184:                                             ; preds = %1184, %1171
  %1185 = phi i64 [ 0, %1171 ], [ %1194, %1184 ]
  %1186 = load double, ptr %1110, align 8, !tbaa !20
  %1187 = add nuw nsw i64 %1185, %1180
  %1188 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %985, i32 2, i64 %1187
  %1189 = load double, ptr %1188, align 8, !tbaa !20
  %1190 = fmul contract double %1186, %1189
  %1191 = getelementptr double, ptr %1097, i64 %1185
  %1192 = load double, ptr %1191, align 8, !tbaa !20
  %1193 = fadd contract double %1192, %1190
  store double %1193, ptr %1191, align 8, !tbaa !20
  %1194 = add nuw nsw i64 %1185, 1
  %1195 = icmp eq i64 %1194, 3
  br i1 %1195, label %1181, label %1184, !llvm.loop !169

1196:                                             ; preds = %1181, %1098, %984
  %1197 = add nuw nsw i64 %985, 1
  %1198 = icmp eq i64 %1197, %320
  br i1 %1198, label %983, label %984, !llvm.loop !170

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
  br i1 %1211, label %1212, label %1205, !llvm.loop !171

1212:                                             ; preds = %1205
  br i1 %74, label %1259, label %1213

1213:                                             ; preds = %1200, %1212
  %1214 = phi i64 [ 0, %1200 ], [ %73, %1212 ]
  br label %1252

1215:                                             ; preds = %983, %1226
  %1216 = phi i64 [ %1227, %1226 ], [ 0, %983 ]
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
  br i1 %1228, label %1199, label %1215, !llvm.loop !172

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
  br i1 %1251, label %1226, label %1229, !llvm.loop !173

1252:                                             ; preds = %1213, %1252
  %1253 = phi i64 [ %1257, %1252 ], [ %1214, %1213 ]
  %1254 = getelementptr inbounds double, ptr %3, i64 %1253
  %1255 = load double, ptr %1254, align 8, !tbaa !20
  %1256 = getelementptr double, ptr %1202, i64 %1253
  store double %1255, ptr %1256, align 8, !tbaa !20
  %1257 = add nuw nsw i64 %1253, 1
  %1258 = icmp slt i64 %1257, %66
  br i1 %1258, label %1252, label %1259, !llvm.loop !174

1259:                                             ; preds = %1252, %1212, %983, %1199
  %1260 = add nuw nsw i64 %76, 1
  %1261 = icmp eq i64 %1260, %8
  br i1 %1261, label %1262, label %75, !llvm.loop !175

1262:                                             ; preds = %1259, %75, %18
  %1263 = phi i64 [ 0, %18 ], [ %76, %75 ], [ %8, %1259 ]
  %1264 = tail call i64 @llvm.smin.i64(i64 %1263, i64 %8)
  ret i64 %1264
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_contacts(ptr noundef %0, i64 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i64 noundef %4, double noundef %5, ptr nocapture noundef %6) unnamed_addr #8 {
  %8 = alloca [3 x double], align 16
  %9 = icmp eq i64 %1, 0
  br i1 %9, label %769, label %10

10:                                               ; preds = %7
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %10
  %13 = fmul contract double %5, 0.000000e+00
  br label %167

14:                                               ; preds = %10, %79
  %15 = phi double [ %23, %79 ], [ 0.000000e+00, %10 ]
  %16 = phi i64 [ %85, %79 ], [ 0, %10 ]
  %17 = getelementptr inbounds %struct.Active, ptr %0, i64 %16, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !80
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %87, label %22

20:                                               ; preds = %79
  %21 = fmul contract double %23, %5
  br i1 %11, label %157, label %167

22:                                               ; preds = %150, %14
  %23 = phi double [ %15, %14 ], [ %154, %150 ]
  %24 = getelementptr inbounds %struct.Active, ptr %0, i64 %16, i32 6, i64 0
  %25 = load double, ptr %24, align 8, !tbaa !20
  br label %26

26:                                               ; preds = %76, %22
  %27 = phi i1 [ true, %22 ], [ false, %76 ]
  %28 = phi i64 [ 0, %22 ], [ 1, %76 ]
  %29 = phi double [ %25, %22 ], [ %78, %76 ]
  %30 = getelementptr inbounds %struct.Active, ptr %0, i64 %16, i32 3, i64 %28
  %31 = load i64, ptr %30, align 8, !tbaa !33
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %79, label %33

33:                                               ; preds = %26
  %34 = getelementptr inbounds %struct.Active, ptr %0, i64 %16, i32 4, i64 %28
  %35 = load ptr, ptr %34, align 8, !tbaa !74
  %36 = getelementptr inbounds %struct.Active, ptr %0, i64 %16, i32 2, i64 %28
  %37 = load i64, ptr %36, align 8, !tbaa !33
  %38 = getelementptr inbounds double, ptr %3, i64 %37
  %39 = icmp eq i64 %31, 6
  br i1 %39, label %42, label %40

40:                                               ; preds = %33
  %41 = icmp sgt i64 %31, 0
  br i1 %41, label %65, label %76

42:                                               ; preds = %33
  %43 = load <2 x double>, ptr %35, align 8, !tbaa !20
  %44 = load <2 x double>, ptr %38, align 8, !tbaa !20
  %45 = fmul contract <2 x double> %43, %44
  %46 = shufflevector <2 x double> %45, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %47 = fadd contract <2 x double> %45, %46
  %48 = getelementptr inbounds double, ptr %35, i64 2
  %49 = getelementptr inbounds double, ptr %38, i64 2
  %50 = load <2 x double>, ptr %48, align 8, !tbaa !20
  %51 = load <2 x double>, ptr %49, align 8, !tbaa !20
  %52 = fmul contract <2 x double> %50, %51
  %53 = fadd contract <2 x double> %47, %52
  %54 = shufflevector <2 x double> %52, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %55 = fadd contract <2 x double> %53, %54
  %56 = getelementptr inbounds double, ptr %35, i64 4
  %57 = getelementptr inbounds double, ptr %38, i64 4
  %58 = load <2 x double>, ptr %56, align 8, !tbaa !20
  %59 = load <2 x double>, ptr %57, align 8, !tbaa !20
  %60 = fmul contract <2 x double> %58, %59
  %61 = fadd contract <2 x double> %55, %60
  %62 = shufflevector <2 x double> %60, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %63 = fadd contract <2 x double> %61, %62
  %64 = extractelement <2 x double> %63, i64 0
  br label %76

65:                                               ; preds = %40, %65
  %66 = phi i64 [ %74, %65 ], [ 0, %40 ]
  %67 = phi double [ %73, %65 ], [ 0.000000e+00, %40 ]
  %68 = getelementptr inbounds double, ptr %35, i64 %66
  %69 = load double, ptr %68, align 8, !tbaa !20
  %70 = getelementptr inbounds double, ptr %38, i64 %66
  %71 = load double, ptr %70, align 8, !tbaa !20
  %72 = fmul contract double %69, %71
  %73 = fadd contract double %67, %72
  %74 = add nuw nsw i64 %66, 1
  %75 = icmp eq i64 %74, %31
  br i1 %75, label %76, label %65, !llvm.loop !160

76:                                               ; preds = %65, %42, %40
  %77 = phi double [ %64, %42 ], [ 0.000000e+00, %40 ], [ %73, %65 ]
  %78 = fadd contract double %29, %77
  br i1 %27, label %26, label %79, !llvm.loop !161

79:                                               ; preds = %26, %76
  %80 = phi double [ %78, %76 ], [ %29, %26 ]
  %81 = getelementptr inbounds %struct.Active, ptr %0, i64 %16, i32 8
  %82 = load double, ptr %81, align 8, !tbaa !20
  %83 = fsub contract double %80, %82
  %84 = getelementptr inbounds %struct.Active, ptr %0, i64 %16, i32 9
  store double %83, ptr %84, align 8, !tbaa !111
  %85 = add nuw nsw i64 %16, 1
  %86 = icmp eq i64 %85, %1
  br i1 %86, label %20, label %14, !llvm.loop !176

87:                                               ; preds = %14, %150
  %88 = phi double [ %154, %150 ], [ %15, %14 ]
  %89 = phi i64 [ %155, %150 ], [ 0, %14 ]
  %90 = getelementptr inbounds %struct.Active, ptr %0, i64 %16, i32 8, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !20
  %92 = tail call contract double @llvm.fabs.f64(double %91)
  %93 = getelementptr inbounds %struct.Active, ptr %0, i64 %16, i32 6, i64 %89
  %94 = load double, ptr %93, align 8, !tbaa !20
  br label %95

95:                                               ; preds = %147, %87
  %96 = phi i1 [ true, %87 ], [ false, %147 ]
  %97 = phi i64 [ 0, %87 ], [ 1, %147 ]
  %98 = phi double [ %94, %87 ], [ %149, %147 ]
  %99 = getelementptr inbounds %struct.Active, ptr %0, i64 %16, i32 3, i64 %97
  %100 = load i64, ptr %99, align 8, !tbaa !33
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %150, label %102

102:                                              ; preds = %95
  %103 = getelementptr inbounds %struct.Active, ptr %0, i64 %16, i32 4, i64 %97
  %104 = load ptr, ptr %103, align 8, !tbaa !74
  %105 = mul nsw i64 %100, %89
  %106 = getelementptr inbounds double, ptr %104, i64 %105
  %107 = getelementptr inbounds %struct.Active, ptr %0, i64 %16, i32 2, i64 %97
  %108 = load i64, ptr %107, align 8, !tbaa !33
  %109 = getelementptr inbounds double, ptr %3, i64 %108
  %110 = icmp eq i64 %100, 6
  br i1 %110, label %113, label %111

111:                                              ; preds = %102
  %112 = icmp sgt i64 %100, 0
  br i1 %112, label %136, label %147

113:                                              ; preds = %102
  %114 = load <2 x double>, ptr %106, align 8, !tbaa !20
  %115 = load <2 x double>, ptr %109, align 8, !tbaa !20
  %116 = fmul contract <2 x double> %114, %115
  %117 = shufflevector <2 x double> %116, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %118 = fadd contract <2 x double> %116, %117
  %119 = getelementptr inbounds double, ptr %106, i64 2
  %120 = getelementptr inbounds double, ptr %109, i64 2
  %121 = load <2 x double>, ptr %119, align 8, !tbaa !20
  %122 = load <2 x double>, ptr %120, align 8, !tbaa !20
  %123 = fmul contract <2 x double> %121, %122
  %124 = fadd contract <2 x double> %118, %123
  %125 = shufflevector <2 x double> %123, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %126 = fadd contract <2 x double> %124, %125
  %127 = getelementptr inbounds double, ptr %106, i64 4
  %128 = getelementptr inbounds double, ptr %109, i64 4
  %129 = load <2 x double>, ptr %127, align 8, !tbaa !20
  %130 = load <2 x double>, ptr %128, align 8, !tbaa !20
  %131 = fmul contract <2 x double> %129, %130
  %132 = fadd contract <2 x double> %126, %131
  %133 = shufflevector <2 x double> %131, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %134 = fadd contract <2 x double> %132, %133
  %135 = extractelement <2 x double> %134, i64 0
  br label %147

136:                                              ; preds = %111, %136
  %137 = phi i64 [ %145, %136 ], [ 0, %111 ]
  %138 = phi double [ %144, %136 ], [ 0.000000e+00, %111 ]
  %139 = getelementptr inbounds double, ptr %106, i64 %137
  %140 = load double, ptr %139, align 8, !tbaa !20
  %141 = getelementptr inbounds double, ptr %109, i64 %137
  %142 = load double, ptr %141, align 8, !tbaa !20
  %143 = fmul contract double %140, %142
  %144 = fadd contract double %138, %143
  %145 = add nuw nsw i64 %137, 1
  %146 = icmp eq i64 %145, %100
  br i1 %146, label %147, label %136, !llvm.loop !160

147:                                              ; preds = %136, %113, %111
  %148 = phi double [ %135, %113 ], [ 0.000000e+00, %111 ], [ %144, %136 ]
  %149 = fadd contract double %98, %148
  br i1 %96, label %95, label %150, !llvm.loop !161

150:                                              ; preds = %95, %147
  %151 = phi double [ %149, %147 ], [ %98, %95 ]
  %152 = tail call contract double @llvm.fabs.f64(double %151)
  %153 = tail call contract double @llvm.maxnum.f64(double %92, double %152)
  %154 = tail call contract double @llvm.maxnum.f64(double %88, double %153)
  %155 = add nuw nsw i64 %89, 1
  %156 = icmp eq i64 %155, %18
  br i1 %156, label %22, label %87, !llvm.loop !177

157:                                              ; preds = %20, %174
  %158 = phi i64 [ %175, %174 ], [ 0, %20 ]
  %159 = getelementptr inbounds %struct.Active, ptr %0, i64 %158, i32 1
  %160 = load i64, ptr %159, align 8, !tbaa !80
  %161 = icmp sgt i64 %160, 0
  br i1 %161, label %162, label %174

162:                                              ; preds = %157
  %163 = getelementptr inbounds %struct.Active, ptr %0, i64 %158
  %164 = load i64, ptr %163, align 8, !tbaa !72
  %165 = mul nsw i64 %164, 3
  %166 = getelementptr double, ptr %2, i64 %165
  br label %177

167:                                              ; preds = %174, %12, %20
  %168 = phi double [ %13, %12 ], [ %21, %20 ], [ %21, %174 ]
  %169 = icmp sgt i64 %4, 0
  %170 = fcmp contract olt double %168, 0x7FF0000000000000
  %171 = and i1 %169, %170
  %172 = getelementptr inbounds double, ptr %6, i64 1
  %173 = fmul contract double %168, 1.000000e+01
  br label %253

174:                                              ; preds = %250, %157
  %175 = add nuw nsw i64 %158, 1
  %176 = icmp eq i64 %175, %1
  br i1 %176, label %167, label %157, !llvm.loop !178

177:                                              ; preds = %162, %250
  %178 = phi i64 [ 0, %162 ], [ %251, %250 ]
  %179 = shl i64 %178, 3
  %180 = add i64 %179, 8
  %181 = getelementptr double, ptr %166, i64 %178
  %182 = load double, ptr %181, align 8, !tbaa !20
  %183 = insertelement <2 x double> poison, double %182, i64 0
  %184 = shufflevector <2 x double> %183, <2 x double> poison, <2 x i32> zeroinitializer
  br label %185

185:                                              ; preds = %249, %177
  %186 = phi i1 [ true, %177 ], [ false, %249 ]
  %187 = phi i64 [ 0, %177 ], [ 1, %249 ]
  %188 = getelementptr inbounds %struct.Active, ptr %0, i64 %158, i32 3, i64 %187
  %189 = load i64, ptr %188, align 8, !tbaa !33
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %250, label %191

191:                                              ; preds = %185
  %192 = getelementptr inbounds %struct.Active, ptr %0, i64 %158, i32 5, i64 %187
  %193 = load ptr, ptr %192, align 8, !tbaa !74
  %194 = mul i64 %189, %178
  %195 = getelementptr double, ptr %193, i64 %194
  %196 = getelementptr inbounds %struct.Active, ptr %0, i64 %158, i32 2, i64 %187
  %197 = load i64, ptr %196, align 8, !tbaa !33
  %198 = getelementptr double, ptr %3, i64 %197
  %199 = icmp eq i64 %189, 6
  br i1 %199, label %229, label %200

200:                                              ; preds = %191
  %201 = icmp sgt i64 %189, 0
  br i1 %201, label %202, label %249

202:                                              ; preds = %200
  %203 = icmp ult i64 %189, 6
  br i1 %203, label %227, label %204

204:                                              ; preds = %202
  %205 = add i64 %189, %197
  %206 = shl i64 %205, 3
  %207 = getelementptr i8, ptr %3, i64 %206
  %208 = mul i64 %180, %189
  %209 = getelementptr i8, ptr %193, i64 %208
  %210 = icmp ult ptr %198, %209
  %211 = icmp ult ptr %195, %207
  %212 = and i1 %210, %211
  br i1 %212, label %227, label %213

213:                                              ; preds = %204
  %214 = and i64 %189, 9223372036854775806
  br label %215

215:                                              ; preds = %215, %213
  %216 = phi i64 [ 0, %213 ], [ %223, %215 ]
  %217 = getelementptr inbounds double, ptr %195, i64 %216
  %218 = load <2 x double>, ptr %217, align 8, !tbaa !20, !alias.scope !179
  %219 = fmul contract <2 x double> %184, %218
  %220 = getelementptr inbounds double, ptr %198, i64 %216
  %221 = load <2 x double>, ptr %220, align 8, !tbaa !20, !alias.scope !182, !noalias !179
  %222 = fadd contract <2 x double> %221, %219
  store <2 x double> %222, ptr %220, align 8, !tbaa !20, !alias.scope !182, !noalias !179
  %223 = add nuw i64 %216, 2
  %224 = icmp eq i64 %223, %214
  br i1 %224, label %225, label %215, !llvm.loop !184

225:                                              ; preds = %215
  %226 = icmp eq i64 %189, %214
  br i1 %226, label %249, label %227

227:                                              ; preds = %204, %202, %225
  %228 = phi i64 [ 0, %204 ], [ 0, %202 ], [ %214, %225 ]
  br label %239

229:                                              ; preds = %191, %229
  %230 = phi i64 [ %237, %229 ], [ 0, %191 ]
  %231 = getelementptr inbounds double, ptr %195, i64 %230
  %232 = load double, ptr %231, align 8, !tbaa !20
  %233 = fmul contract double %182, %232
  %234 = getelementptr inbounds double, ptr %198, i64 %230
  %235 = load double, ptr %234, align 8, !tbaa !20
  %236 = fadd contract double %235, %233
  store double %236, ptr %234, align 8, !tbaa !20
  %237 = add nuw nsw i64 %230, 1
  %238 = icmp eq i64 %237, 6
  br i1 %238, label %249, label %229, !llvm.loop !185

239:                                              ; preds = %227, %239
  %240 = phi i64 [ %247, %239 ], [ %228, %227 ]
  %241 = getelementptr inbounds double, ptr %195, i64 %240
  %242 = load double, ptr %241, align 8, !tbaa !20
  %243 = fmul contract double %182, %242
  %244 = getelementptr inbounds double, ptr %198, i64 %240
  %245 = load double, ptr %244, align 8, !tbaa !20
  %246 = fadd contract double %245, %243
  store double %246, ptr %244, align 8, !tbaa !20
  %247 = add nuw nsw i64 %240, 1
  %248 = icmp eq i64 %247, %189
  br i1 %248, label %249, label %239, !llvm.loop !186

249:                                              ; preds = %239, %229, %225, %200
  br i1 %186, label %185, label %250, !llvm.loop !187

250:                                              ; preds = %185, %249
  %251 = add nuw nsw i64 %178, 1
  %252 = icmp eq i64 %251, %160
  br i1 %252, label %174, label %177, !llvm.loop !188

253:                                              ; preds = %167, %756
  %254 = phi double [ %757, %756 ], [ 1.000000e+00, %167 ]
  %255 = phi double [ %763, %756 ], [ 1.000000e+00, %167 ]
  %256 = phi double [ %758, %756 ], [ 0.000000e+00, %167 ]
  br i1 %11, label %741, label %257

257:                                              ; preds = %751, %253
  br i1 %171, label %258, label %607

258:                                              ; preds = %257, %601
  %259 = phi i64 [ %603, %601 ], [ 0, %257 ]
  br i1 %11, label %260, label %601

260:                                              ; preds = %258, %597
  %261 = phi double [ %598, %597 ], [ 0.000000e+00, %258 ]
  %262 = phi i64 [ %599, %597 ], [ 0, %258 ]
  %263 = getelementptr inbounds %struct.Active, ptr %0, i64 %262
  %264 = load i64, ptr %263, align 8, !tbaa !72
  %265 = mul nsw i64 %264, 3
  %266 = getelementptr inbounds double, ptr %2, i64 %265
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #12
  %267 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 7
  %268 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 7, i64 1
  %269 = load double, ptr %268, align 8, !tbaa !20
  %270 = load double, ptr %266, align 8, !tbaa !20
  %271 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 6, i64 0
  %272 = load double, ptr %271, align 8, !tbaa !20
  br label %273

273:                                              ; preds = %323, %260
  %274 = phi i1 [ true, %260 ], [ false, %323 ]
  %275 = phi i64 [ 0, %260 ], [ 1, %323 ]
  %276 = phi double [ %272, %260 ], [ %325, %323 ]
  %277 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 3, i64 %275
  %278 = load i64, ptr %277, align 8, !tbaa !33
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %326, label %280

280:                                              ; preds = %273
  %281 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 4, i64 %275
  %282 = load ptr, ptr %281, align 8, !tbaa !74
  %283 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 2, i64 %275
  %284 = load i64, ptr %283, align 8, !tbaa !33
  %285 = getelementptr inbounds double, ptr %3, i64 %284
  %286 = icmp eq i64 %278, 6
  br i1 %286, label %289, label %287

287:                                              ; preds = %280
  %288 = icmp sgt i64 %278, 0
  br i1 %288, label %312, label %323

289:                                              ; preds = %280
  %290 = load <2 x double>, ptr %282, align 8, !tbaa !20
  %291 = load <2 x double>, ptr %285, align 8, !tbaa !20
  %292 = fmul contract <2 x double> %290, %291
  %293 = shufflevector <2 x double> %292, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %294 = fadd contract <2 x double> %292, %293
  %295 = getelementptr inbounds double, ptr %282, i64 2
  %296 = getelementptr inbounds double, ptr %285, i64 2
  %297 = load <2 x double>, ptr %295, align 8, !tbaa !20
  %298 = load <2 x double>, ptr %296, align 8, !tbaa !20
  %299 = fmul contract <2 x double> %297, %298
  %300 = fadd contract <2 x double> %294, %299
  %301 = shufflevector <2 x double> %299, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %302 = fadd contract <2 x double> %300, %301
  %303 = getelementptr inbounds double, ptr %282, i64 4
  %304 = getelementptr inbounds double, ptr %285, i64 4
  %305 = load <2 x double>, ptr %303, align 8, !tbaa !20
  %306 = load <2 x double>, ptr %304, align 8, !tbaa !20
  %307 = fmul contract <2 x double> %305, %306
  %308 = fadd contract <2 x double> %302, %307
  %309 = shufflevector <2 x double> %307, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %310 = fadd contract <2 x double> %308, %309
  %311 = extractelement <2 x double> %310, i64 0
  br label %323

312:                                              ; preds = %287, %312
  %313 = phi i64 [ %321, %312 ], [ 0, %287 ]
  %314 = phi double [ %320, %312 ], [ 0.000000e+00, %287 ]
  %315 = getelementptr inbounds double, ptr %282, i64 %313
  %316 = load double, ptr %315, align 8, !tbaa !20
  %317 = getelementptr inbounds double, ptr %285, i64 %313
  %318 = load double, ptr %317, align 8, !tbaa !20
  %319 = fmul contract double %316, %318
  %320 = fadd contract double %314, %319
  %321 = add nuw nsw i64 %313, 1
  %322 = icmp eq i64 %321, %278
  br i1 %322, label %323, label %312, !llvm.loop !160

323:                                              ; preds = %312, %289, %287
  %324 = phi double [ %311, %289 ], [ 0.000000e+00, %287 ], [ %320, %312 ]
  %325 = fadd contract double %276, %324
  br i1 %274, label %273, label %326, !llvm.loop !161

326:                                              ; preds = %323, %273
  %327 = phi double [ %325, %323 ], [ %276, %273 ]
  %328 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 11
  %329 = load double, ptr %328, align 8, !tbaa !189
  %330 = fadd contract double %327, %329
  %331 = load double, ptr %267, align 8, !tbaa !20
  %332 = fdiv contract double %330, %331
  %333 = fsub contract double %270, %332
  %334 = tail call contract double @llvm.maxnum.f64(double %333, double 0.000000e+00)
  %335 = fsub contract double %334, %270
  %336 = insertelement <2 x double> poison, double %335, i64 0
  %337 = shufflevector <2 x double> %336, <2 x double> poison, <2 x i32> zeroinitializer
  br label %338

338:                                              ; preds = %400, %326
  %339 = phi i1 [ true, %326 ], [ false, %400 ]
  %340 = phi i64 [ 0, %326 ], [ 1, %400 ]
  %341 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 3, i64 %340
  %342 = load i64, ptr %341, align 8, !tbaa !33
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %401, label %344

344:                                              ; preds = %338
  %345 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 5, i64 %340
  %346 = load ptr, ptr %345, align 8, !tbaa !74
  %347 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 2, i64 %340
  %348 = load i64, ptr %347, align 8, !tbaa !33
  %349 = getelementptr double, ptr %3, i64 %348
  %350 = icmp eq i64 %342, 6
  br i1 %350, label %380, label %351

351:                                              ; preds = %344
  %352 = icmp sgt i64 %342, 0
  br i1 %352, label %353, label %400

353:                                              ; preds = %351
  %354 = icmp ult i64 %342, 4
  br i1 %354, label %378, label %355

355:                                              ; preds = %353
  %356 = shl i64 %342, 3
  %357 = add i64 %342, %348
  %358 = shl i64 %357, 3
  %359 = getelementptr i8, ptr %3, i64 %358
  %360 = getelementptr i8, ptr %346, i64 %356
  %361 = icmp ult ptr %349, %360
  %362 = icmp ult ptr %346, %359
  %363 = and i1 %361, %362
  br i1 %363, label %378, label %364

364:                                              ; preds = %355
  %365 = and i64 %342, 9223372036854775806
  br label %366

366:                                              ; preds = %366, %364
  %367 = phi i64 [ 0, %364 ], [ %374, %366 ]
  %368 = getelementptr inbounds double, ptr %346, i64 %367
  %369 = load <2 x double>, ptr %368, align 8, !tbaa !20, !alias.scope !190
  %370 = fmul contract <2 x double> %337, %369
  %371 = getelementptr inbounds double, ptr %349, i64 %367
  %372 = load <2 x double>, ptr %371, align 8, !tbaa !20, !alias.scope !193, !noalias !190
  %373 = fadd contract <2 x double> %372, %370
  store <2 x double> %373, ptr %371, align 8, !tbaa !20, !alias.scope !193, !noalias !190
  %374 = add nuw i64 %367, 2
  %375 = icmp eq i64 %374, %365
  br i1 %375, label %376, label %366, !llvm.loop !195

376:                                              ; preds = %366
  %377 = icmp eq i64 %342, %365
  br i1 %377, label %400, label %378

378:                                              ; preds = %355, %353, %376
  %379 = phi i64 [ 0, %355 ], [ 0, %353 ], [ %365, %376 ]
  br label %390

380:                                              ; preds = %344, %380
  %381 = phi i64 [ %388, %380 ], [ 0, %344 ]
  %382 = getelementptr inbounds double, ptr %346, i64 %381
  %383 = load double, ptr %382, align 8, !tbaa !20
  %384 = fmul contract double %335, %383
  %385 = getelementptr inbounds double, ptr %349, i64 %381
  %386 = load double, ptr %385, align 8, !tbaa !20
  %387 = fadd contract double %386, %384
  store double %387, ptr %385, align 8, !tbaa !20
  %388 = add nuw nsw i64 %381, 1
  %389 = icmp eq i64 %388, 6
  br i1 %389, label %400, label %380, !llvm.loop !185

390:                                              ; preds = %378, %390
  %391 = phi i64 [ %398, %390 ], [ %379, %378 ]
  %392 = getelementptr inbounds double, ptr %346, i64 %391
  %393 = load double, ptr %392, align 8, !tbaa !20
  %394 = fmul contract double %335, %393
  %395 = getelementptr inbounds double, ptr %349, i64 %391
  %396 = load double, ptr %395, align 8, !tbaa !20
  %397 = fadd contract double %396, %394
  store double %397, ptr %395, align 8, !tbaa !20
  %398 = add nuw nsw i64 %391, 1
  %399 = icmp eq i64 %398, %342
  br i1 %399, label %400, label %390, !llvm.loop !196

400:                                              ; preds = %390, %380, %376, %351
  br i1 %339, label %338, label %401, !llvm.loop !187

401:                                              ; preds = %400, %338
  %402 = load double, ptr %266, align 8, !tbaa !20
  %403 = fsub contract double %334, %402
  %404 = tail call contract double @llvm.fabs.f64(double %403)
  %405 = load double, ptr %267, align 8, !tbaa !20
  %406 = fmul contract double %405, %404
  %407 = tail call contract double @llvm.maxnum.f64(double %261, double %406)
  store double %334, ptr %266, align 8, !tbaa !20
  %408 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 1
  %409 = load i64, ptr %408, align 8, !tbaa !80
  switch i64 %409, label %410 [
    i64 3, label %418
    i64 1, label %597
  ]

410:                                              ; preds = %401
  %411 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 12
  %412 = load double, ptr %411, align 8, !tbaa !79
  %413 = fcmp contract une double %412, 0.000000e+00
  %414 = fcmp contract ogt double %269, 0.000000e+00
  %415 = select i1 %413, i1 %414, i1 false
  %416 = icmp sgt i64 %409, 1
  %417 = and i1 %416, %415
  br i1 %417, label %427, label %597

418:                                              ; preds = %401
  %419 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 7, i64 2
  %420 = load double, ptr %419, align 8, !tbaa !20
  %421 = tail call contract double @llvm.maxnum.f64(double %269, double %420)
  %422 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 12
  %423 = load double, ptr %422, align 8, !tbaa !79
  %424 = fcmp contract une double %423, 0.000000e+00
  %425 = fcmp contract ogt double %421, 0.000000e+00
  %426 = select i1 %424, i1 %425, i1 false
  br i1 %426, label %427, label %597

427:                                              ; preds = %418, %410
  %428 = phi double [ %421, %418 ], [ %269, %410 ]
  %429 = phi double [ %423, %418 ], [ %412, %410 ]
  br label %435

430:                                              ; preds = %497
  %431 = fmul contract double %334, %429
  %432 = tail call contract double @llvm.sqrt.f64(double %503)
  %433 = fcmp contract ogt double %432, %431
  %434 = fdiv contract double %431, %432
  br label %506

435:                                              ; preds = %497, %427
  %436 = phi i64 [ %504, %497 ], [ 1, %427 ]
  %437 = phi double [ %503, %497 ], [ 0.000000e+00, %427 ]
  %438 = getelementptr inbounds double, ptr %266, i64 %436
  %439 = load double, ptr %438, align 8, !tbaa !20
  %440 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 6, i64 %436
  %441 = load double, ptr %440, align 8, !tbaa !20
  br label %442

442:                                              ; preds = %494, %435
  %443 = phi i1 [ true, %435 ], [ false, %494 ]
  %444 = phi i64 [ 0, %435 ], [ 1, %494 ]
  %445 = phi double [ %441, %435 ], [ %496, %494 ]
  %446 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 3, i64 %444
  %447 = load i64, ptr %446, align 8, !tbaa !33
  %448 = icmp eq i64 %447, 0
  br i1 %448, label %497, label %449

449:                                              ; preds = %442
  %450 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 4, i64 %444
  %451 = load ptr, ptr %450, align 8, !tbaa !74
  %452 = mul nsw i64 %447, %436
  %453 = getelementptr inbounds double, ptr %451, i64 %452
  %454 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 2, i64 %444
  %455 = load i64, ptr %454, align 8, !tbaa !33
  %456 = getelementptr inbounds double, ptr %3, i64 %455
  %457 = icmp eq i64 %447, 6
  br i1 %457, label %460, label %458

458:                                              ; preds = %449
  %459 = icmp sgt i64 %447, 0
  br i1 %459, label %483, label %494

460:                                              ; preds = %449
  %461 = load <2 x double>, ptr %453, align 8, !tbaa !20
  %462 = load <2 x double>, ptr %456, align 8, !tbaa !20
  %463 = fmul contract <2 x double> %461, %462
  %464 = shufflevector <2 x double> %463, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %465 = fadd contract <2 x double> %463, %464
  %466 = getelementptr inbounds double, ptr %453, i64 2
  %467 = getelementptr inbounds double, ptr %456, i64 2
  %468 = load <2 x double>, ptr %466, align 8, !tbaa !20
  %469 = load <2 x double>, ptr %467, align 8, !tbaa !20
  %470 = fmul contract <2 x double> %468, %469
  %471 = fadd contract <2 x double> %465, %470
  %472 = shufflevector <2 x double> %470, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %473 = fadd contract <2 x double> %471, %472
  %474 = getelementptr inbounds double, ptr %453, i64 4
  %475 = getelementptr inbounds double, ptr %456, i64 4
  %476 = load <2 x double>, ptr %474, align 8, !tbaa !20
  %477 = load <2 x double>, ptr %475, align 8, !tbaa !20
  %478 = fmul contract <2 x double> %476, %477
  %479 = fadd contract <2 x double> %473, %478
  %480 = shufflevector <2 x double> %478, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %481 = fadd contract <2 x double> %479, %480
  %482 = extractelement <2 x double> %481, i64 0
  br label %494

483:                                              ; preds = %458, %483
  %484 = phi i64 [ %492, %483 ], [ 0, %458 ]
  %485 = phi double [ %491, %483 ], [ 0.000000e+00, %458 ]
  %486 = getelementptr inbounds double, ptr %453, i64 %484
  %487 = load double, ptr %486, align 8, !tbaa !20
  %488 = getelementptr inbounds double, ptr %456, i64 %484
  %489 = load double, ptr %488, align 8, !tbaa !20
  %490 = fmul contract double %487, %489
  %491 = fadd contract double %485, %490
  %492 = add nuw nsw i64 %484, 1
  %493 = icmp eq i64 %492, %447
  br i1 %493, label %494, label %483, !llvm.loop !160

494:                                              ; preds = %483, %460, %458
  %495 = phi double [ %482, %460 ], [ 0.000000e+00, %458 ], [ %491, %483 ]
  %496 = fadd contract double %445, %495
  br i1 %443, label %442, label %497, !llvm.loop !161

497:                                              ; preds = %494, %442
  %498 = phi double [ %496, %494 ], [ %445, %442 ]
  %499 = fdiv contract double %498, %428
  %500 = fsub contract double %439, %499
  %501 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %436
  store double %500, ptr %501, align 8, !tbaa !20
  %502 = fmul contract double %500, %500
  %503 = fadd contract double %437, %502
  %504 = add nuw nsw i64 %436, 1
  %505 = icmp eq i64 %504, %409
  br i1 %505, label %430, label %435, !llvm.loop !197

506:                                              ; preds = %588, %430
  %507 = phi i64 [ %596, %588 ], [ 0, %430 ]
  %508 = phi i64 [ %594, %588 ], [ 1, %430 ]
  %509 = phi double [ %593, %588 ], [ %407, %430 ]
  %510 = shl i64 %507, 3
  %511 = add i64 %510, 16
  %512 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %508
  %513 = load double, ptr %512, align 8, !tbaa !20
  br i1 %433, label %514, label %516

514:                                              ; preds = %506
  %515 = fmul contract double %434, %513
  store double %515, ptr %512, align 8, !tbaa !20
  br label %516

516:                                              ; preds = %514, %506
  %517 = phi double [ %515, %514 ], [ %513, %506 ]
  %518 = getelementptr inbounds double, ptr %266, i64 %508
  %519 = load double, ptr %518, align 8, !tbaa !20
  %520 = fsub contract double %517, %519
  %521 = insertelement <2 x double> poison, double %520, i64 0
  %522 = shufflevector <2 x double> %521, <2 x double> poison, <2 x i32> zeroinitializer
  br label %523

523:                                              ; preds = %587, %516
  %524 = phi i1 [ true, %516 ], [ false, %587 ]
  %525 = phi i64 [ 0, %516 ], [ 1, %587 ]
  %526 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 3, i64 %525
  %527 = load i64, ptr %526, align 8, !tbaa !33
  %528 = icmp eq i64 %527, 0
  br i1 %528, label %588, label %529

529:                                              ; preds = %523
  %530 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 5, i64 %525
  %531 = load ptr, ptr %530, align 8, !tbaa !74
  %532 = mul i64 %527, %508
  %533 = getelementptr double, ptr %531, i64 %532
  %534 = getelementptr inbounds %struct.Active, ptr %0, i64 %262, i32 2, i64 %525
  %535 = load i64, ptr %534, align 8, !tbaa !33
  %536 = getelementptr double, ptr %3, i64 %535
  %537 = icmp eq i64 %527, 6
  br i1 %537, label %567, label %538

538:                                              ; preds = %529
  %539 = icmp sgt i64 %527, 0
  br i1 %539, label %540, label %587

540:                                              ; preds = %538
  %541 = icmp ult i64 %527, 6
  br i1 %541, label %565, label %542

542:                                              ; preds = %540
  %543 = add i64 %527, %535
  %544 = shl i64 %543, 3
  %545 = getelementptr i8, ptr %3, i64 %544
  %546 = mul i64 %511, %527
  %547 = getelementptr i8, ptr %531, i64 %546
  %548 = icmp ult ptr %536, %547
  %549 = icmp ult ptr %533, %545
  %550 = and i1 %548, %549
  br i1 %550, label %565, label %551

551:                                              ; preds = %542
  %552 = and i64 %527, 9223372036854775806
  br label %553

553:                                              ; preds = %553, %551
  %554 = phi i64 [ 0, %551 ], [ %561, %553 ]
  %555 = getelementptr inbounds double, ptr %533, i64 %554
  %556 = load <2 x double>, ptr %555, align 8, !tbaa !20, !alias.scope !198
  %557 = fmul contract <2 x double> %522, %556
  %558 = getelementptr inbounds double, ptr %536, i64 %554
  %559 = load <2 x double>, ptr %558, align 8, !tbaa !20, !alias.scope !201, !noalias !198
  %560 = fadd contract <2 x double> %559, %557
  store <2 x double> %560, ptr %558, align 8, !tbaa !20, !alias.scope !201, !noalias !198
  %561 = add nuw i64 %554, 2
  %562 = icmp eq i64 %561, %552
  br i1 %562, label %563, label %553, !llvm.loop !203

563:                                              ; preds = %553
  %564 = icmp eq i64 %527, %552
  br i1 %564, label %587, label %565

565:                                              ; preds = %542, %540, %563
  %566 = phi i64 [ 0, %542 ], [ 0, %540 ], [ %552, %563 ]
  br label %577

567:                                              ; preds = %529, %567
  %568 = phi i64 [ %575, %567 ], [ 0, %529 ]
  %569 = getelementptr inbounds double, ptr %533, i64 %568
  %570 = load double, ptr %569, align 8, !tbaa !20
  %571 = fmul contract double %520, %570
  %572 = getelementptr inbounds double, ptr %536, i64 %568
  %573 = load double, ptr %572, align 8, !tbaa !20
  %574 = fadd contract double %573, %571
  store double %574, ptr %572, align 8, !tbaa !20
  %575 = add nuw nsw i64 %568, 1
  %576 = icmp eq i64 %575, 6
  br i1 %576, label %587, label %567, !llvm.loop !185

577:                                              ; preds = %565, %577
  %578 = phi i64 [ %585, %577 ], [ %566, %565 ]
  %579 = getelementptr inbounds double, ptr %533, i64 %578
  %580 = load double, ptr %579, align 8, !tbaa !20
  %581 = fmul contract double %520, %580
  %582 = getelementptr inbounds double, ptr %536, i64 %578
  %583 = load double, ptr %582, align 8, !tbaa !20
  %584 = fadd contract double %583, %581
  store double %584, ptr %582, align 8, !tbaa !20
  %585 = add nuw nsw i64 %578, 1
  %586 = icmp eq i64 %585, %527
  br i1 %586, label %587, label %577, !llvm.loop !204

587:                                              ; preds = %577, %567, %563, %538
  br i1 %524, label %523, label %588, !llvm.loop !187

588:                                              ; preds = %587, %523
  %589 = load double, ptr %518, align 8, !tbaa !20
  %590 = fsub contract double %517, %589
  %591 = tail call contract double @llvm.fabs.f64(double %590)
  %592 = fmul contract double %428, %591
  %593 = tail call contract double @llvm.maxnum.f64(double %509, double %592)
  store double %517, ptr %518, align 8, !tbaa !20
  %594 = add nuw nsw i64 %508, 1
  %595 = icmp eq i64 %594, %409
  %596 = add i64 %507, 1
  br i1 %595, label %597, label %506, !llvm.loop !205

597:                                              ; preds = %588, %418, %410, %401
  %598 = phi double [ %407, %410 ], [ %407, %401 ], [ %407, %418 ], [ %593, %588 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #12
  %599 = add nuw nsw i64 %262, 1
  %600 = icmp eq i64 %599, %1
  br i1 %600, label %601, label %260, !llvm.loop !206

601:                                              ; preds = %597, %258
  %602 = phi double [ 0.000000e+00, %258 ], [ %598, %597 ]
  %603 = add nuw nsw i64 %259, 1
  %604 = icmp slt i64 %603, %4
  %605 = fcmp contract ogt double %602, %168
  %606 = select i1 %604, i1 %605, i1 false
  br i1 %606, label %258, label %607, !llvm.loop !207

607:                                              ; preds = %601, %257
  %608 = phi i64 [ 0, %257 ], [ %603, %601 ]
  %609 = phi i1 [ %170, %257 ], [ %605, %601 ]
  %610 = sub nsw i64 0, %608
  %611 = select i1 %609, i64 %610, i64 %608
  %612 = lshr i64 %611, 63
  %613 = trunc i64 %612 to i32
  %614 = sitofp i32 %613 to double
  %615 = tail call i64 @llvm.abs.i64(i64 %608, i1 true)
  %616 = sitofp i64 %615 to double
  %617 = load <2 x double>, ptr %172, align 8, !tbaa !20
  %618 = insertelement <2 x double> poison, double %614, i64 0
  %619 = insertelement <2 x double> %618, double %616, i64 1
  %620 = fadd contract <2 x double> %617, %619
  store <2 x double> %620, ptr %172, align 8, !tbaa !20
  br i1 %11, label %621, label %732

621:                                              ; preds = %607, %632
  %622 = phi i64 [ %634, %632 ], [ 0, %607 ]
  %623 = phi double [ %633, %632 ], [ 0.000000e+00, %607 ]
  %624 = getelementptr inbounds %struct.Active, ptr %0, i64 %622, i32 1
  %625 = load i64, ptr %624, align 8, !tbaa !80
  %626 = icmp sgt i64 %625, 0
  br i1 %626, label %627, label %632

627:                                              ; preds = %621
  %628 = getelementptr inbounds %struct.Active, ptr %0, i64 %622
  %629 = load i64, ptr %628, align 8, !tbaa !72
  %630 = mul nsw i64 %629, 3
  %631 = getelementptr double, ptr %2, i64 %630
  br label %636

632:                                              ; preds = %700, %621
  %633 = phi double [ %623, %621 ], [ %705, %700 ]
  %634 = add nuw nsw i64 %622, 1
  %635 = icmp eq i64 %634, %1
  br i1 %635, label %708, label %621, !llvm.loop !208

636:                                              ; preds = %700, %627
  %637 = phi i64 [ 0, %627 ], [ %706, %700 ]
  %638 = phi double [ %623, %627 ], [ %705, %700 ]
  %639 = getelementptr double, ptr %631, i64 %637
  %640 = load double, ptr %639, align 8, !tbaa !20
  %641 = getelementptr inbounds %struct.Active, ptr %0, i64 %622, i32 8, i64 %637
  %642 = load double, ptr %641, align 8, !tbaa !20
  %643 = getelementptr inbounds %struct.Active, ptr %0, i64 %622, i32 6, i64 %637
  %644 = load double, ptr %643, align 8, !tbaa !20
  br label %645

645:                                              ; preds = %697, %636
  %646 = phi i1 [ true, %636 ], [ false, %697 ]
  %647 = phi i64 [ 0, %636 ], [ 1, %697 ]
  %648 = phi double [ %644, %636 ], [ %699, %697 ]
  %649 = getelementptr inbounds %struct.Active, ptr %0, i64 %622, i32 3, i64 %647
  %650 = load i64, ptr %649, align 8, !tbaa !33
  %651 = icmp eq i64 %650, 0
  br i1 %651, label %700, label %652

652:                                              ; preds = %645
  %653 = getelementptr inbounds %struct.Active, ptr %0, i64 %622, i32 4, i64 %647
  %654 = load ptr, ptr %653, align 8, !tbaa !74
  %655 = mul nsw i64 %650, %637
  %656 = getelementptr inbounds double, ptr %654, i64 %655
  %657 = getelementptr inbounds %struct.Active, ptr %0, i64 %622, i32 2, i64 %647
  %658 = load i64, ptr %657, align 8, !tbaa !33
  %659 = getelementptr inbounds double, ptr %3, i64 %658
  %660 = icmp eq i64 %650, 6
  br i1 %660, label %663, label %661

661:                                              ; preds = %652
  %662 = icmp sgt i64 %650, 0
  br i1 %662, label %686, label %697

663:                                              ; preds = %652
  %664 = load <2 x double>, ptr %656, align 8, !tbaa !20
  %665 = load <2 x double>, ptr %659, align 8, !tbaa !20
  %666 = fmul contract <2 x double> %664, %665
  %667 = shufflevector <2 x double> %666, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %668 = fadd contract <2 x double> %666, %667
  %669 = getelementptr inbounds double, ptr %656, i64 2
  %670 = getelementptr inbounds double, ptr %659, i64 2
  %671 = load <2 x double>, ptr %669, align 8, !tbaa !20
  %672 = load <2 x double>, ptr %670, align 8, !tbaa !20
  %673 = fmul contract <2 x double> %671, %672
  %674 = fadd contract <2 x double> %668, %673
  %675 = shufflevector <2 x double> %673, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %676 = fadd contract <2 x double> %674, %675
  %677 = getelementptr inbounds double, ptr %656, i64 4
  %678 = getelementptr inbounds double, ptr %659, i64 4
  %679 = load <2 x double>, ptr %677, align 8, !tbaa !20
  %680 = load <2 x double>, ptr %678, align 8, !tbaa !20
  %681 = fmul contract <2 x double> %679, %680
  %682 = fadd contract <2 x double> %676, %681
  %683 = shufflevector <2 x double> %681, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %684 = fadd contract <2 x double> %682, %683
  %685 = extractelement <2 x double> %684, i64 0
  br label %697

686:                                              ; preds = %661, %686
  %687 = phi i64 [ %695, %686 ], [ 0, %661 ]
  %688 = phi double [ %694, %686 ], [ 0.000000e+00, %661 ]
  %689 = getelementptr inbounds double, ptr %656, i64 %687
  %690 = load double, ptr %689, align 8, !tbaa !20
  %691 = getelementptr inbounds double, ptr %659, i64 %687
  %692 = load double, ptr %691, align 8, !tbaa !20
  %693 = fmul contract double %690, %692
  %694 = fadd contract double %688, %693
  %695 = add nuw nsw i64 %687, 1
  %696 = icmp eq i64 %695, %650
  br i1 %696, label %697, label %686, !llvm.loop !160

697:                                              ; preds = %686, %663, %661
  %698 = phi double [ %685, %663 ], [ 0.000000e+00, %661 ], [ %694, %686 ]
  %699 = fadd contract double %648, %698
  br i1 %646, label %645, label %700, !llvm.loop !161

700:                                              ; preds = %697, %645
  %701 = phi double [ %699, %697 ], [ %648, %645 ]
  %702 = fadd contract double %642, %701
  %703 = fmul contract double %640, %702
  %704 = fmul contract double %703, 5.000000e-01
  %705 = fadd contract double %638, %704
  %706 = add nuw nsw i64 %637, 1
  %707 = icmp eq i64 %706, %625
  br i1 %707, label %632, label %636, !llvm.loop !209

708:                                              ; preds = %632, %719
  %709 = phi i64 [ %721, %719 ], [ 0, %632 ]
  %710 = phi double [ %720, %719 ], [ 0.000000e+00, %632 ]
  %711 = getelementptr inbounds %struct.Active, ptr %0, i64 %709, i32 1
  %712 = load i64, ptr %711, align 8, !tbaa !80
  %713 = icmp sgt i64 %712, 0
  br i1 %713, label %714, label %719

714:                                              ; preds = %708
  %715 = getelementptr inbounds %struct.Active, ptr %0, i64 %709
  %716 = load i64, ptr %715, align 8, !tbaa !72
  %717 = mul nsw i64 %716, 3
  %718 = getelementptr double, ptr %2, i64 %717
  br label %723

719:                                              ; preds = %723, %708
  %720 = phi double [ %710, %708 ], [ %729, %723 ]
  %721 = add nuw nsw i64 %709, 1
  %722 = icmp eq i64 %721, %1
  br i1 %722, label %732, label %708, !llvm.loop !210

723:                                              ; preds = %723, %714
  %724 = phi i64 [ 0, %714 ], [ %730, %723 ]
  %725 = phi double [ %710, %714 ], [ %729, %723 ]
  %726 = getelementptr double, ptr %718, i64 %724
  %727 = load double, ptr %726, align 8, !tbaa !20
  %728 = tail call contract double @llvm.fabs.f64(double %727)
  %729 = fadd contract double %725, %728
  %730 = add nuw nsw i64 %724, 1
  %731 = icmp eq i64 %730, %712
  br i1 %731, label %719, label %723, !llvm.loop !211

732:                                              ; preds = %719, %607
  %733 = phi double [ 0.000000e+00, %607 ], [ %633, %719 ]
  %734 = phi double [ 0.000000e+00, %607 ], [ %720, %719 ]
  %735 = fmul contract double %173, %734
  %736 = fcmp contract ogt double %733, %735
  %737 = fcmp contract une double %255, %256
  %738 = fcmp contract une double %255, 1.000000e+00
  %739 = select i1 %738, i1 true, i1 %736
  %740 = select i1 %737, i1 %739, i1 false
  br i1 %740, label %756, label %764

741:                                              ; preds = %253, %751
  %742 = phi i64 [ %754, %751 ], [ 0, %253 ]
  %743 = getelementptr inbounds %struct.Active, ptr %0, i64 %742, i32 8
  %744 = load double, ptr %743, align 8, !tbaa !20
  %745 = fcmp contract olt double %744, 0.000000e+00
  br i1 %745, label %746, label %751

746:                                              ; preds = %741
  %747 = getelementptr inbounds %struct.Active, ptr %0, i64 %742, i32 10
  %748 = load double, ptr %747, align 8, !tbaa !75
  %749 = fmul contract double %255, %748
  %750 = fmul contract double %744, %749
  br label %751

751:                                              ; preds = %741, %746
  %752 = phi contract double [ %750, %746 ], [ 0.000000e+00, %741 ]
  %753 = getelementptr inbounds %struct.Active, ptr %0, i64 %742, i32 11
  store double %752, ptr %753, align 8, !tbaa !189
  %754 = add nuw nsw i64 %742, 1
  %755 = icmp eq i64 %754, %1
  br i1 %755, label %257, label %741, !llvm.loop !212

756:                                              ; preds = %732
  %757 = select i1 %736, double %255, double %254
  %758 = select i1 %736, double %256, double %255
  %759 = fsub contract double %757, %758
  %760 = fcmp contract olt double %759, 1.000000e-02
  %761 = fadd contract double %758, %757
  %762 = fmul contract double %761, 5.000000e-01
  %763 = select contract i1 %760, double %758, double %762
  br label %253, !llvm.loop !213

764:                                              ; preds = %732
  %765 = getelementptr inbounds double, ptr %6, i64 3
  %766 = load double, ptr %765, align 8, !tbaa !20
  %767 = sitofp i64 %1 to double
  %768 = tail call contract double @llvm.maxnum.f64(double %766, double %767)
  store double %768, ptr %765, align 8, !tbaa !20
  br label %769

769:                                              ; preds = %7, %764
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
  br i1 %70, label %81, label %64, !llvm.loop !214

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
  br i1 %80, label %9, label %71, !llvm.loop !215

81:                                               ; preds = %64
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @evaluate(ptr nocapture noundef %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #1 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %5 = load ptr, ptr %4, align 8, !tbaa !216
  %6 = load i64, ptr %0, align 8, !tbaa !16
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !5
  %9 = add nsw i64 %8, %6
  %10 = shl i64 %9, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %2, i64 %10, i1 false)
  %11 = load ptr, ptr %4, align 8, !tbaa !216
  %12 = ptrtoint ptr %11 to i64
  %13 = load i64, ptr %0, align 8, !tbaa !16
  %14 = load i64, ptr %7, align 8, !tbaa !5
  %15 = getelementptr double, ptr %11, i64 %13
  %16 = getelementptr double, ptr %15, i64 %14
  store double %1, ptr %16, align 8, !tbaa !20
  %17 = getelementptr inbounds double, ptr %16, i64 1
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 7
  %19 = load i64, ptr %18, align 8, !tbaa !217
  switch i64 %19, label %130 [
    i64 1, label %20
    i64 2, label %125
  ]

20:                                               ; preds = %3
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %22 = load i64, ptr %21, align 8, !tbaa !218
  %23 = icmp sgt i64 %22, 2
  br i1 %23, label %27, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %26 = load ptr, ptr %25, align 8, !tbaa !219
  br label %43

27:                                               ; preds = %20
  %28 = add nsw i64 %22, -1
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %30 = load ptr, ptr %29, align 8, !tbaa !219
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
  br i1 %42, label %31, label %43, !llvm.loop !220

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
  %59 = load i64, ptr %58, align 8, !tbaa !221
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %130

61:                                               ; preds = %43
  %62 = fsub contract double 1.000000e+00, %57
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %64 = load ptr, ptr %63, align 8, !tbaa !222
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
  br i1 %108, label %109, label %97, !llvm.loop !223

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
  br i1 %124, label %130, label %113, !llvm.loop !224

125:                                              ; preds = %3
  %126 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %127 = load i64, ptr %126, align 8, !tbaa !225
  %128 = inttoptr i64 %127 to ptr
  tail call void %128(ptr noundef nonnull %17, ptr noundef nonnull %11, ptr noundef null) #12
  %129 = load ptr, ptr %4, align 8, !tbaa !216
  br label %130

130:                                              ; preds = %113, %109, %3, %43, %125
  %131 = phi ptr [ %11, %3 ], [ %11, %43 ], [ %129, %125 ], [ %11, %109 ], [ %11, %113 ]
  %132 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %133 = load i64, ptr %132, align 8, !tbaa !226
  %134 = inttoptr i64 %133 to ptr
  %135 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %136 = load ptr, ptr %135, align 8, !tbaa !19
  %137 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %138 = load i64, ptr %137, align 8, !tbaa !227
  %139 = inttoptr i64 %138 to ptr
  tail call void %134(ptr noundef %136, ptr noundef %131, ptr noundef %139) #12
  %140 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 141
  %141 = load double, ptr %140, align 8, !tbaa !228
  %142 = fadd contract double %141, 1.000000e+00
  store double %142, ptr %140, align 8, !tbaa !228
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @evaluate_there(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #1 {
  tail call fastcc void @evaluate(ptr noundef %0, double noundef %1, ptr noundef %2)
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8, !tbaa !5
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %7 = load ptr, ptr %6, align 8, !tbaa !229
  %8 = shl i64 %5, 3
  %9 = mul i64 %8, %5
  tail call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 %9, i1 false)
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = load i64, ptr %0, align 8, !tbaa !16
  %13 = getelementptr inbounds double, ptr %11, i64 %12
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %15 = load i64, ptr %14, align 8, !tbaa !43
  %16 = getelementptr inbounds double, ptr %13, i64 %15
  %17 = load i64, ptr %4, align 8, !tbaa !5
  %18 = getelementptr inbounds double, ptr %16, i64 %17
  %19 = icmp sgt i64 %15, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %3
  %21 = load ptr, ptr %6, align 8, !tbaa !229
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %23 = load ptr, ptr %22, align 8, !tbaa !44
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %25 = load ptr, ptr %24, align 8, !tbaa !45
  br label %41

26:                                               ; preds = %41, %3
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %28 = load ptr, ptr %27, align 8, !tbaa !103
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %30 = load i64, ptr %29, align 8, !tbaa !12
  %31 = mul i64 %30, %8
  tail call void @llvm.memset.p0.i64(ptr align 8 %28, i8 0, i64 %31, i1 false)
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %33 = load i64, ptr %32, align 8, !tbaa !52
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %70

35:                                               ; preds = %26
  %36 = load ptr, ptr %27, align 8, !tbaa !103
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %38 = load ptr, ptr %37, align 8, !tbaa !230
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %40 = load ptr, ptr %39, align 8, !tbaa !231
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
  br i1 %56, label %26, label %41, !llvm.loop !232

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
  br i1 %69, label %70, label %57, !llvm.loop !233

70:                                               ; preds = %57, %26
  %71 = load i64, ptr %29, align 8, !tbaa !12
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %73 = load i64, ptr %72, align 8, !tbaa !18
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %78, label %75

75:                                               ; preds = %70
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %77 = load i64, ptr %76, align 8, !tbaa !234
  br label %273

78:                                               ; preds = %70
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %80 = load ptr, ptr %79, align 8, !tbaa !235
  %81 = load i64, ptr %4, align 8, !tbaa !5
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %83 = load ptr, ptr %82, align 8, !tbaa !236
  %84 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %85 = load ptr, ptr %84, align 8, !tbaa !237
  %86 = icmp sgt i64 %71, 0
  br i1 %86, label %87, label %93

87:                                               ; preds = %78
  %88 = load ptr, ptr %27, align 8, !tbaa !103
  %89 = icmp sgt i64 %81, 0
  %90 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
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
  %100 = load ptr, ptr %90, align 8, !tbaa !238
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
  br i1 %112, label %113, label %101, !llvm.loop !239

113:                                              ; preds = %101, %95
  %114 = phi double [ 0.000000e+00, %95 ], [ %110, %101 ]
  %115 = icmp slt i64 %96, %71
  br i1 %115, label %116, label %121

116:                                              ; preds = %113
  %117 = load ptr, ptr %91, align 8, !tbaa !240
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
  %131 = load ptr, ptr %92, align 8, !tbaa !241
  %132 = tail call contract double @llvm.sqrt.f64(double %123)
  br label %136

133:                                              ; preds = %136, %122
  %134 = add nuw nsw i64 %96, 1
  %135 = icmp eq i64 %134, %71
  br i1 %135, label %93, label %95, !llvm.loop !242

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
  br i1 %150, label %136, label %133, !llvm.loop !243

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
  br label %156, !llvm.loop !244

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
  br i1 %181, label %161, label %165, !llvm.loop !245

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
  br label %151, !llvm.loop !246

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
  br i1 %214, label %202, label %204, !llvm.loop !247

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
  br i1 %229, label %215, label %217, !llvm.loop !248

230:                                              ; preds = %215, %194
  %231 = add nuw nsw i64 %195, 1
  %232 = icmp eq i64 %231, %71
  br i1 %232, label %190, label %194, !llvm.loop !249

233:                                              ; preds = %183, %238
  %234 = phi i64 [ %239, %238 ], [ 0, %183 ]
  %235 = getelementptr inbounds i64, ptr %80, i64 %234
  %236 = load i64, ptr %235, align 8, !tbaa !33
  %237 = icmp slt i64 %236, %152
  br i1 %237, label %238, label %241

238:                                              ; preds = %233
  %239 = add nuw nsw i64 %234, 1
  %240 = icmp eq i64 %239, %153
  br i1 %240, label %241, label %233, !llvm.loop !250

241:                                              ; preds = %238, %233, %183
  %242 = phi i64 [ 0, %183 ], [ %153, %238 ], [ %234, %233 ]
  %243 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %244 = load i64, ptr %243, align 8, !tbaa !251
  %245 = icmp slt i64 %242, %244
  br i1 %245, label %246, label %257

246:                                              ; preds = %241
  %247 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 142
  store double 0.000000e+00, ptr %247, align 8, !tbaa !252
  %248 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 146
  store double 0.000000e+00, ptr %248, align 8, !tbaa !253
  %249 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %250 = load ptr, ptr %249, align 8, !tbaa !216
  %251 = load i64, ptr %0, align 8, !tbaa !16
  %252 = load i64, ptr %4, align 8, !tbaa !5
  %253 = getelementptr double, ptr %250, i64 %251
  %254 = getelementptr double, ptr %253, i64 %252
  %255 = load double, ptr %254, align 8, !tbaa !20
  %256 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 143
  store double %255, ptr %256, align 8, !tbaa !254
  br label %262

257:                                              ; preds = %241
  store i64 %242, ptr %243, align 8, !tbaa !251
  %258 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %259 = load ptr, ptr %258, align 8, !tbaa !255
  %260 = shl i64 %242, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %259, ptr align 8 %80, i64 %260, i1 false)
  %261 = load i64, ptr %243, align 8, !tbaa !251
  br label %262

262:                                              ; preds = %257, %246
  %263 = phi i64 [ %261, %257 ], [ %244, %246 ]
  %264 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %265 = load ptr, ptr %264, align 8, !tbaa !255
  %266 = getelementptr inbounds i64, ptr %265, i64 %263
  %267 = getelementptr inbounds i64, ptr %80, i64 %242
  %268 = sub nsw i64 %153, %242
  %269 = shl i64 %268, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %266, ptr align 8 %267, i64 %269, i1 false)
  %270 = load i64, ptr %243, align 8, !tbaa !251
  %271 = add i64 %270, %268
  %272 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  store i64 %271, ptr %272, align 8, !tbaa !234
  br label %273

273:                                              ; preds = %262, %75
  %274 = phi i64 [ %77, %75 ], [ %271, %262 ]
  %275 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %276 = load ptr, ptr %275, align 8, !tbaa !256
  %277 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 149
  store double 1.000000e+00, ptr %277, align 8, !tbaa !257
  %278 = icmp sgt i64 %274, 0
  br i1 %278, label %281, label %279

279:                                              ; preds = %273
  %280 = load i64, ptr %4, align 8, !tbaa !5
  br label %421

281:                                              ; preds = %273
  %282 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %283 = load ptr, ptr %282, align 8, !tbaa !255
  %284 = load ptr, ptr %27, align 8, !tbaa !103
  %285 = load i64, ptr %4, align 8, !tbaa !5
  %286 = icmp sgt i64 %285, 0
  %287 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %288 = add nuw i64 %274, 1
  %289 = load i64, ptr %29, align 8, !tbaa !12
  %290 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  %291 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  %292 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %293 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 146
  %294 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 142
  %295 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 143
  br label %296

296:                                              ; preds = %418, %281
  %297 = phi i64 [ 0, %281 ], [ %419, %418 ]
  %298 = getelementptr inbounds i64, ptr %283, i64 %297
  %299 = load i64, ptr %298, align 8, !tbaa !33
  %300 = mul nsw i64 %299, %285
  %301 = getelementptr inbounds double, ptr %284, i64 %300
  br i1 %286, label %302, label %316

302:                                              ; preds = %296
  %303 = load ptr, ptr %287, align 8, !tbaa !238
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
  br i1 %315, label %316, label %304, !llvm.loop !239

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
  %337 = load ptr, ptr %287, align 8, !tbaa !238
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
  br i1 %351, label %352, label %338, !llvm.loop !239

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
  br i1 %372, label %322, label %329, !llvm.loop !258

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
  br i1 %387, label %358, label %373, !llvm.loop !259

388:                                              ; preds = %322
  %389 = load ptr, ptr %290, align 8, !tbaa !240
  %390 = getelementptr inbounds double, ptr %389, i64 %299
  %391 = load double, ptr %390, align 8, !tbaa !20
  %392 = fcmp contract ogt double %391, 0.000000e+00
  %393 = select i1 %392, double %391, double 1.000000e+00
  %394 = fdiv contract double %325, %393
  %395 = load ptr, ptr %291, align 8, !tbaa !260
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
  %405 = load ptr, ptr %292, align 8, !tbaa !261
  %406 = getelementptr inbounds double, ptr %405, i64 %299
  store double %404, ptr %406, align 8, !tbaa !20
  %407 = load double, ptr %277, align 8, !tbaa !257
  %408 = fcmp contract olt double %404, %407
  br i1 %408, label %409, label %410

409:                                              ; preds = %400
  store double %404, ptr %277, align 8, !tbaa !257
  br label %410

410:                                              ; preds = %409, %400
  %411 = load double, ptr %293, align 8, !tbaa !253
  %412 = fcmp contract olt double %404, %411
  br i1 %412, label %413, label %414

413:                                              ; preds = %410
  store double %404, ptr %293, align 8, !tbaa !253
  br label %414

414:                                              ; preds = %413, %410
  %415 = load double, ptr %294, align 8, !tbaa !252
  %416 = fcmp contract olt double %404, %415
  br i1 %416, label %417, label %418

417:                                              ; preds = %414
  store double %404, ptr %294, align 8, !tbaa !252
  store double %1, ptr %295, align 8, !tbaa !254
  br label %418

418:                                              ; preds = %417, %414, %322
  %419 = add nuw nsw i64 %297, 1
  %420 = icmp eq i64 %419, %274
  br i1 %420, label %421, label %296, !llvm.loop !262

421:                                              ; preds = %418, %279
  %422 = phi i64 [ %280, %279 ], [ %285, %418 ]
  %423 = icmp sgt i64 %422, 0
  br i1 %423, label %424, label %430

424:                                              ; preds = %421
  %425 = load ptr, ptr %6, align 8, !tbaa !229
  %426 = add nuw i64 %422, 1
  %427 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %428 = load ptr, ptr %427, align 8, !tbaa !238
  %429 = sitofp i64 %422 to double
  br label %440

430:                                              ; preds = %440, %421
  %431 = phi double [ 0.000000e+00, %421 ], [ %450, %440 ]
  br i1 %278, label %432, label %499

432:                                              ; preds = %430
  %433 = load ptr, ptr %27, align 8, !tbaa !103
  %434 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %435 = load ptr, ptr %434, align 8, !tbaa !255
  %436 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %437 = add i64 %422, 1
  %438 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %439 = load ptr, ptr %438, align 8, !tbaa !263
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
  br i1 %452, label %430, label %440, !llvm.loop !264

453:                                              ; preds = %469, %432
  %454 = phi i64 [ 0, %432 ], [ %472, %469 ]
  %455 = getelementptr inbounds i64, ptr %435, i64 %454
  %456 = load i64, ptr %455, align 8, !tbaa !33
  %457 = mul nsw i64 %456, %422
  %458 = getelementptr inbounds double, ptr %433, i64 %457
  br i1 %423, label %459, label %469

459:                                              ; preds = %453
  %460 = load ptr, ptr %436, align 8, !tbaa !238
  %461 = load ptr, ptr %6, align 8, !tbaa !229
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
  br i1 %473, label %474, label %453, !llvm.loop !265

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
  br i1 %498, label %462, label %479, !llvm.loop !266

499:                                              ; preds = %569, %430
  %500 = load ptr, ptr %6, align 8, !tbaa !229
  %501 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 150
  store double 0.000000e+00, ptr %501, align 8, !tbaa !267
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
  br i1 %521, label %509, label %513, !llvm.loop !268

522:                                              ; preds = %509
  %523 = fmul contract double %507, 1.000000e-05
  %524 = fcmp contract olt double %510, %523
  br i1 %524, label %525, label %526

525:                                              ; preds = %522
  store double 1.000000e+00, ptr %501, align 8, !tbaa !267
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
  br i1 %540, label %530, label %552, !llvm.loop !269

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
  br i1 %551, label %536, label %541, !llvm.loop !270

552:                                              ; preds = %536, %526
  %553 = icmp eq i64 %528, %422
  br i1 %553, label %628, label %502, !llvm.loop !271

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
  br i1 %571, label %499, label %558, !llvm.loop !272

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
  %583 = load ptr, ptr %6, align 8, !tbaa !229
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
  %600 = load <2 x double>, ptr %599, align 8, !tbaa !20, !alias.scope !273
  %601 = fmul contract <2 x double> %596, %600
  %602 = getelementptr double, ptr %585, i64 %598
  %603 = load <2 x double>, ptr %602, align 8, !tbaa !20, !alias.scope !276, !noalias !273
  %604 = fadd contract <2 x double> %601, %603
  store <2 x double> %604, ptr %602, align 8, !tbaa !20, !alias.scope !276, !noalias !273
  %605 = add nuw i64 %598, 2
  %606 = icmp eq i64 %605, %594
  br i1 %606, label %607, label %597, !llvm.loop !278

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
  br i1 %620, label %621, label %611, !llvm.loop !279

621:                                              ; preds = %611, %607, %572
  %622 = add nuw nsw i64 %574, 1
  %623 = add nuw i64 %573, 1
  %624 = icmp eq i64 %622, %422
  br i1 %624, label %569, label %572, !llvm.loop !280

625:                                              ; preds = %554
  %626 = sitofp i32 %556 to double
  %627 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 144
  store double %626, ptr %627, align 8, !tbaa !17
  br label %628

628:                                              ; preds = %552, %625, %554, %499
  %629 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %630 = load ptr, ptr %629, align 8, !tbaa !255
  %631 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %632 = load ptr, ptr %631, align 8, !tbaa !281
  %633 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %634 = load ptr, ptr %633, align 8, !tbaa !237
  %635 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %636 = load ptr, ptr %635, align 8, !tbaa !282
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
  %646 = load ptr, ptr %27, align 8, !tbaa !103
  %647 = getelementptr inbounds i64, ptr %630, i64 %643
  %648 = load i64, ptr %647, align 8, !tbaa !33
  %649 = mul nsw i64 %648, %422
  %650 = getelementptr inbounds double, ptr %646, i64 %649
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %645, ptr align 8 %650, i64 %638, i1 false)
  %651 = load ptr, ptr %6, align 8, !tbaa !229
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
  br i1 %667, label %688, label %652, !llvm.loop !283

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
  br i1 %678, label %660, label %668, !llvm.loop !284

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
  br i1 %687, label %640, label %642, !llvm.loop !285

688:                                              ; preds = %660, %688
  %689 = phi i64 [ %695, %688 ], [ 0, %660 ]
  %690 = phi double [ %694, %688 ], [ 0.000000e+00, %660 ]
  %691 = getelementptr double, ptr %645, i64 %689
  %692 = load double, ptr %691, align 8, !tbaa !20
  %693 = fmul contract double %692, %692
  %694 = fadd contract double %690, %693
  %695 = add nuw nsw i64 %689, 1
  %696 = icmp eq i64 %695, %422
  br i1 %696, label %679, label %688, !llvm.loop !286

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
  br i1 %735, label %714, label %725, !llvm.loop !287

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
  br i1 %748, label %712, label %706, !llvm.loop !288

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
  br i1 %759, label %736, label %749, !llvm.loop !289

760:                                              ; preds = %712
  store double 1.000000e+00, ptr %501, align 8, !tbaa !267
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
  br i1 %769, label %770, label %697, !llvm.loop !290

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
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = load i64, ptr %0, align 8, !tbaa !16
  %15 = getelementptr inbounds double, ptr %13, i64 %14
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
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
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %26 = load ptr, ptr %25, align 8, !tbaa !103
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %28 = load ptr, ptr %27, align 8, !tbaa !19
  %29 = load i64, ptr %0, align 8, !tbaa !16
  %30 = getelementptr inbounds double, ptr %28, i64 %29
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %32 = load i64, ptr %31, align 8, !tbaa !43
  %33 = getelementptr inbounds double, ptr %30, i64 %32
  %34 = getelementptr inbounds double, ptr %33, i64 %8
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %36 = load i64, ptr %35, align 8, !tbaa !52
  %37 = getelementptr inbounds double, ptr %34, i64 %36
  %38 = getelementptr inbounds double, ptr %37, i64 %22
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %40 = load i64, ptr %39, align 8, !tbaa !53
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %43 = load ptr, ptr %42, align 8, !tbaa !216
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
  br i1 %58, label %20, label %45, !llvm.loop !291

59:                                               ; preds = %445, %20
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %61 = load ptr, ptr %60, align 8, !tbaa !104
  %62 = shl i64 %8, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 %62, i1 false)
  %63 = shl i64 %22, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %61, i8 0, i64 %63, i1 false)
  tail call fastcc void @solve_once(ptr noundef nonnull %0, ptr noundef %9, ptr noundef %4, ptr noundef %61, i32 noundef 1)
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 148
  %65 = load double, ptr %64, align 8, !tbaa !292
  %66 = fcmp contract ogt double %65, 0.000000e+00
  br i1 %66, label %67, label %72

67:                                               ; preds = %59
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 149
  %69 = load double, ptr %68, align 8, !tbaa !257
  %70 = fmul contract double %65, 1.000000e+01
  %71 = fcmp contract olt double %69, %70
  br i1 %71, label %414, label %72

72:                                               ; preds = %67, %59
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 150
  %74 = load double, ptr %73, align 8, !tbaa !267
  %75 = fcmp contract une double %74, 0.000000e+00
  br i1 %75, label %76, label %232

76:                                               ; preds = %72
  %77 = load i64, ptr %7, align 8, !tbaa !5
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 127
  %79 = load ptr, ptr %78, align 8, !tbaa !293
  %80 = shl i64 %77, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %5, i64 %80, i1 false)
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %82 = load i64, ptr %81, align 8, !tbaa !43
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %84, label %93

84:                                               ; preds = %76
  %85 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %86 = load ptr, ptr %85, align 8, !tbaa !44
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %88 = load ptr, ptr %87, align 8, !tbaa !45
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %90 = load ptr, ptr %89, align 8, !tbaa !19
  %91 = load i64, ptr %0, align 8, !tbaa !16
  %92 = getelementptr inbounds double, ptr %90, i64 %91
  br label %103

93:                                               ; preds = %126, %76
  br i1 %23, label %97, label %94

94:                                               ; preds = %93
  %95 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 128
  %96 = load ptr, ptr %95, align 8, !tbaa !294
  br label %158

97:                                               ; preds = %93
  %98 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %99 = load ptr, ptr %98, align 8, !tbaa !103
  %100 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 128
  %101 = load ptr, ptr %100, align 8, !tbaa !294
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
  br i1 %128, label %93, label %103, !llvm.loop !295

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
  br i1 %140, label %158, label %129, !llvm.loop !296

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
  br i1 %157, label %138, label %141, !llvm.loop !297

158:                                              ; preds = %138, %94
  %159 = phi ptr [ %96, %94 ], [ %101, %138 ]
  %160 = load ptr, ptr %78, align 8, !tbaa !293
  %161 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 128
  %162 = getelementptr inbounds double, ptr %159, i64 %22
  tail call void @llvm.memset.p0.i64(ptr align 8 %162, i8 0, i64 %63, i1 false)
  %163 = load ptr, ptr %161, align 8, !tbaa !294
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
  %178 = load <2 x double>, ptr %177, align 8, !tbaa !20, !alias.scope !298
  %179 = getelementptr inbounds double, ptr %4, i64 %176
  %180 = load <2 x double>, ptr %179, align 8, !tbaa !20, !alias.scope !301, !noalias !298
  %181 = fadd contract <2 x double> %178, %180
  store <2 x double> %181, ptr %179, align 8, !tbaa !20, !alias.scope !301, !noalias !298
  %182 = add nuw i64 %176, 2
  %183 = icmp eq i64 %182, %174
  br i1 %183, label %184, label %175, !llvm.loop !303

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
  %204 = load <2 x double>, ptr %203, align 8, !tbaa !20, !alias.scope !304
  %205 = getelementptr inbounds double, ptr %61, i64 %202
  %206 = load <2 x double>, ptr %205, align 8, !tbaa !20, !alias.scope !307, !noalias !304
  %207 = fadd contract <2 x double> %204, %206
  store <2 x double> %207, ptr %205, align 8, !tbaa !20, !alias.scope !307, !noalias !304
  %208 = add nuw i64 %202, 2
  %209 = icmp eq i64 %208, %200
  br i1 %209, label %210, label %201, !llvm.loop !309

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
  br i1 %222, label %188, label %214, !llvm.loop !310

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
  br i1 %231, label %232, label %223, !llvm.loop !311

232:                                              ; preds = %223, %210, %188, %72
  %233 = load i64, ptr %7, align 8, !tbaa !5
  %234 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %235 = load i64, ptr %234, align 8, !tbaa !234
  %236 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 127
  %237 = load ptr, ptr %236, align 8, !tbaa !293
  %238 = icmp sgt i64 %235, 0
  br i1 %238, label %239, label %414

239:                                              ; preds = %232
  %240 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %241 = load ptr, ptr %240, align 8, !tbaa !103
  %242 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %243 = load ptr, ptr %242, align 8, !tbaa !255
  %244 = icmp sgt i64 %233, 0
  %245 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %246 = load ptr, ptr %245, align 8, !tbaa !236
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
  br i1 %271, label %247, label %249, !llvm.loop !312

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
  br i1 %285, label %259, label %272, !llvm.loop !313

286:                                              ; preds = %247
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %243, i64 noundef %235, ptr noundef nonnull %246, ptr noundef null)
  %287 = shl i64 %233, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %237, i8 0, i64 %287, i1 false)
  %288 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %289 = getelementptr i8, ptr %237, i64 %287
  %290 = icmp ult i64 %233, 6
  %291 = and i64 %233, 9223372036854775806
  %292 = icmp eq i64 %233, %291
  br label %293

293:                                              ; preds = %392, %286
  %294 = phi i64 [ 0, %286 ], [ %393, %392 ]
  br i1 %244, label %295, label %389

295:                                              ; preds = %293
  %296 = load ptr, ptr %288, align 8, !tbaa !237
  %297 = mul nsw i64 %294, %233
  %298 = getelementptr double, ptr %296, i64 %297
  %299 = load ptr, ptr %245, align 8, !tbaa !236
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
  %316 = load double, ptr %300, align 8, !tbaa !20, !alias.scope !314
  %317 = insertelement <2 x double> poison, double %316, i64 0
  %318 = shufflevector <2 x double> %317, <2 x double> poison, <2 x i32> zeroinitializer
  br label %319

319:                                              ; preds = %319, %315
  %320 = phi i64 [ 0, %315 ], [ %327, %319 ]
  %321 = getelementptr double, ptr %298, i64 %320
  %322 = load <2 x double>, ptr %321, align 8, !tbaa !20, !alias.scope !317
  %323 = fmul contract <2 x double> %322, %318
  %324 = getelementptr inbounds double, ptr %237, i64 %320
  %325 = load <2 x double>, ptr %324, align 8, !tbaa !20, !alias.scope !319, !noalias !321
  %326 = fadd contract <2 x double> %325, %323
  store <2 x double> %326, ptr %324, align 8, !tbaa !20, !alias.scope !319, !noalias !321
  %327 = add nuw i64 %320, 2
  %328 = icmp eq i64 %327, %291
  br i1 %328, label %329, label %319, !llvm.loop !322

329:                                              ; preds = %319
  br i1 %292, label %386, label %330

330:                                              ; preds = %301, %295, %329
  %331 = phi i64 [ 0, %301 ], [ 0, %295 ], [ %291, %329 ]
  br label %394

332:                                              ; preds = %386
  %333 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %334 = load ptr, ptr %333, align 8, !tbaa !229
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
  br i1 %349, label %336, label %350, !llvm.loop !323

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
  %364 = load <2 x double>, ptr %363, align 8, !tbaa !20, !alias.scope !324
  %365 = getelementptr inbounds double, ptr %4, i64 %362
  %366 = load <2 x double>, ptr %365, align 8, !tbaa !20, !alias.scope !327, !noalias !324
  %367 = fadd contract <2 x double> %364, %366
  store <2 x double> %367, ptr %365, align 8, !tbaa !20, !alias.scope !327, !noalias !324
  %368 = add nuw i64 %362, 2
  %369 = icmp eq i64 %368, %360
  br i1 %369, label %370, label %361, !llvm.loop !329

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
  br i1 %385, label %343, label %374, !llvm.loop !330

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
  br label %293, !llvm.loop !331

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
  br i1 %404, label %386, label %394, !llvm.loop !332

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
  br i1 %413, label %414, label %405, !llvm.loop !333

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
  br i1 %431, label %432, label %421, !llvm.loop !108

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
  br i1 %442, label %443, label %432, !llvm.loop !108

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
  br i1 %452, label %59, label %415, !llvm.loop !334
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_once(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3, i32 noundef %4) unnamed_addr #5 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !5
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %9 = load i64, ptr %8, align 8, !tbaa !234
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %24

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %13 = load ptr, ptr %12, align 8, !tbaa !263
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %15 = load ptr, ptr %14, align 8, !tbaa !255
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %17 = load ptr, ptr %16, align 8, !tbaa !103
  %18 = icmp sgt i64 %7, 0
  %19 = shl i64 %7, 3
  %20 = getelementptr i8, ptr %2, i64 %19
  %21 = icmp ult i64 %7, 4
  %22 = and i64 %7, 9223372036854775806
  %23 = icmp eq i64 %7, %22
  br label %67

24:                                               ; preds = %103, %5
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %26 = load ptr, ptr %25, align 8, !tbaa !229
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
  br i1 %45, label %57, label %30, !llvm.loop !283

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
  br i1 %56, label %38, label %46, !llvm.loop !284

57:                                               ; preds = %38, %24
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %59 = load ptr, ptr %58, align 8, !tbaa !255
  br i1 %10, label %63, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %62 = load ptr, ptr %61, align 8, !tbaa !236
  br label %116

63:                                               ; preds = %57
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %66 = load ptr, ptr %65, align 8, !tbaa !236
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
  %93 = load <2 x double>, ptr %92, align 8, !tbaa !20, !alias.scope !335
  %94 = fmul contract <2 x double> %89, %93
  %95 = getelementptr inbounds double, ptr %2, i64 %91
  %96 = load <2 x double>, ptr %95, align 8, !tbaa !20, !alias.scope !338, !noalias !335
  %97 = fadd contract <2 x double> %96, %94
  store <2 x double> %97, ptr %95, align 8, !tbaa !20, !alias.scope !338, !noalias !335
  %98 = add nuw i64 %91, 2
  %99 = icmp eq i64 %98, %22
  br i1 %99, label %100, label %90, !llvm.loop !340

100:                                              ; preds = %90
  br i1 %23, label %103, label %101

101:                                              ; preds = %79, %78, %100
  %102 = phi i64 [ 0, %79 ], [ 0, %78 ], [ %22, %100 ]
  br label %106

103:                                              ; preds = %106, %100, %67
  %104 = add nuw nsw i64 %68, 1
  %105 = icmp eq i64 %104, %9
  br i1 %105, label %24, label %67, !llvm.loop !341

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
  br i1 %115, label %103, label %106, !llvm.loop !342

116:                                              ; preds = %131, %60
  %117 = phi ptr [ %62, %60 ], [ %66, %131 ]
  %118 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %119 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
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
  %128 = load ptr, ptr %64, align 8, !tbaa !237
  %129 = mul nsw i64 %122, %7
  %130 = getelementptr double, ptr %128, i64 %129
  br label %136

131:                                              ; preds = %136, %121
  %132 = phi double [ %126, %121 ], [ %144, %136 ]
  %133 = getelementptr inbounds double, ptr %66, i64 %122
  store double %132, ptr %133, align 8, !tbaa !20
  %134 = add nuw nsw i64 %122, 1
  %135 = icmp eq i64 %134, %9
  br i1 %135, label %116, label %121, !llvm.loop !343

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
  br i1 %146, label %131, label %136, !llvm.loop !344

147:                                              ; preds = %116
  %148 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 148
  %149 = load double, ptr %148, align 8, !tbaa !292
  %150 = fcmp contract ogt double %149, 0.000000e+00
  br i1 %150, label %151, label %211

151:                                              ; preds = %147
  %152 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 149
  %153 = load double, ptr %152, align 8, !tbaa !257
  %154 = fmul contract double %149, 1.000000e+01
  %155 = fcmp contract olt double %153, %154
  br i1 %155, label %156, label %211

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %158 = load ptr, ptr %157, align 8, !tbaa !345
  br i1 %27, label %159, label %162

159:                                              ; preds = %156
  %160 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  %161 = load ptr, ptr %160, align 8, !tbaa !346
  br label %168

162:                                              ; preds = %175, %156
  %163 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
  %164 = load ptr, ptr %163, align 8, !tbaa !347
  br i1 %10, label %166, label %165

165:                                              ; preds = %162
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %59, i64 noundef %9, ptr noundef %117, ptr noundef %164)
  br label %228

166:                                              ; preds = %162
  %167 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
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
  br i1 %177, label %162, label %168, !llvm.loop !348

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
  br i1 %189, label %178, label %175, !llvm.loop !349

190:                                              ; preds = %197, %166
  %191 = phi i64 [ 0, %166 ], [ %198, %197 ]
  %192 = getelementptr inbounds double, ptr %164, i64 %191
  store double 0.000000e+00, ptr %192, align 8, !tbaa !20
  br i1 %27, label %193, label %197

193:                                              ; preds = %190
  %194 = load ptr, ptr %167, align 8, !tbaa !237
  %195 = mul nsw i64 %191, %7
  %196 = getelementptr double, ptr %194, i64 %195
  br label %200

197:                                              ; preds = %200, %190
  %198 = add nuw nsw i64 %191, 1
  %199 = icmp eq i64 %198, %9
  br i1 %199, label %211, label %190, !llvm.loop !350

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
  br i1 %210, label %197, label %200, !llvm.loop !351

211:                                              ; preds = %197, %151, %147, %116
  %212 = phi ptr [ null, %116 ], [ null, %151 ], [ null, %147 ], [ %164, %197 ]
  tail call fastcc void @solve_gram(ptr noundef %0, ptr noundef %59, i64 noundef %9, ptr noundef %117, ptr noundef %212)
  br i1 %10, label %213, label %228

213:                                              ; preds = %211
  %214 = load ptr, ptr %119, align 8, !tbaa !236
  %215 = load ptr, ptr %118, align 8, !tbaa !255
  %216 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
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
  %229 = load ptr, ptr %25, align 8, !tbaa !229
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
  br i1 %245, label %232, label %258, !llvm.loop !323

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
  br i1 %257, label %239, label %246, !llvm.loop !330

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
  %268 = load ptr, ptr %216, align 8, !tbaa !237
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
  %279 = load double, ptr %262, align 8, !tbaa !20, !alias.scope !352
  %280 = insertelement <2 x double> poison, double %279, i64 0
  %281 = shufflevector <2 x double> %280, <2 x double> poison, <2 x i32> zeroinitializer
  br label %282

282:                                              ; preds = %282, %278
  %283 = phi i64 [ 0, %278 ], [ %290, %282 ]
  %284 = getelementptr double, ptr %270, i64 %283
  %285 = load <2 x double>, ptr %284, align 8, !tbaa !20, !alias.scope !355
  %286 = fmul contract <2 x double> %285, %281
  %287 = getelementptr inbounds double, ptr %2, i64 %283
  %288 = load <2 x double>, ptr %287, align 8, !tbaa !20, !alias.scope !357, !noalias !359
  %289 = fadd contract <2 x double> %288, %286
  store <2 x double> %289, ptr %287, align 8, !tbaa !20, !alias.scope !357, !noalias !359
  %290 = add nuw i64 %283, 2
  %291 = icmp eq i64 %290, %226
  br i1 %291, label %292, label %282, !llvm.loop !360

292:                                              ; preds = %282
  br i1 %227, label %295, label %293

293:                                              ; preds = %271, %267, %292
  %294 = phi i64 [ 0, %271 ], [ 0, %267 ], [ %226, %292 ]
  br label %298

295:                                              ; preds = %298, %292, %259
  %296 = add nuw nsw i64 %260, 1
  %297 = icmp eq i64 %296, %9
  br i1 %297, label %228, label %259, !llvm.loop !361

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
  br i1 %308, label %295, label %298, !llvm.loop !362
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr noundef %4) unnamed_addr #8 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %7 = load ptr, ptr %6, align 8, !tbaa !281
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %9 = load ptr, ptr %8, align 8, !tbaa !282
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %161

11:                                               ; preds = %5
  %12 = icmp eq ptr %4, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 148
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
  br i1 %61, label %39, label %51, !llvm.loop !363

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
  br i1 %82, label %62, label %72, !llvm.loop !364

83:                                               ; preds = %62
  %84 = load ptr, ptr %14, align 8, !tbaa !261
  %85 = getelementptr inbounds double, ptr %84, i64 %69
  %86 = load double, ptr %85, align 8, !tbaa !20
  %87 = load double, ptr %25, align 8, !tbaa !20
  %88 = load double, ptr %15, align 8, !tbaa !292
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
  br i1 %107, label %16, label %19, !llvm.loop !365

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
  %123 = load <2 x double>, ptr %122, align 8, !tbaa !20, !alias.scope !366
  %124 = getelementptr inbounds double, ptr %3, i64 %121
  %125 = load <2 x double>, ptr %124, align 8, !tbaa !20, !alias.scope !369, !noalias !366
  %126 = fmul contract <2 x double> %123, %125
  store <2 x double> %126, ptr %124, align 8, !tbaa !20, !alias.scope !369, !noalias !366
  %127 = add nuw i64 %121, 2
  %128 = icmp eq i64 %127, %119
  br i1 %128, label %129, label %120, !llvm.loop !371

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
  br i1 %148, label %133, label %108, !llvm.loop !372

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
  br i1 %160, label %140, label %149, !llvm.loop !373

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
  br i1 %170, label %161, label %162, !llvm.loop !374
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
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 148
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %22 = load i64, ptr %13, align 8, !tbaa !80
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
  %31 = load ptr, ptr %16, align 8, !tbaa !63
  %32 = getelementptr inbounds double, ptr %31, i64 %28
  %33 = load double, ptr %32, align 8, !tbaa !20
  %34 = fmul contract double %15, %33
  %35 = load ptr, ptr %17, align 8, !tbaa !62
  %36 = mul nsw i64 %26, %28
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  %38 = shl i64 %26, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %37, i64 %38, i1 false)
  %39 = load i64, ptr %13, align 8, !tbaa !80
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
  %48 = load double, ptr %19, align 8, !tbaa !292
  store double 0.000000e+00, ptr %19, align 8, !tbaa !292
  %49 = load i64, ptr %14, align 8, !tbaa !5
  %50 = getelementptr inbounds double, ptr %7, i64 %49
  %51 = load ptr, ptr %20, align 8, !tbaa !104
  tail call fastcc void @solve_once(ptr noundef %0, ptr noundef %50, ptr noundef %7, ptr noundef %51, i32 noundef 0)
  store double %48, ptr %19, align 8, !tbaa !292
  %52 = load i64, ptr %14, align 8, !tbaa !5
  %53 = shl i64 %52, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %7, i64 %53, i1 false)
  %54 = load ptr, ptr %2, align 8, !tbaa !61
  %55 = getelementptr inbounds double, ptr %54, i64 %28
  %56 = load double, ptr %55, align 8, !tbaa !20
  %57 = load ptr, ptr %21, align 8, !tbaa !216
  %58 = load i64, ptr %0, align 8, !tbaa !16
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  %60 = load i64, ptr %14, align 8, !tbaa !5
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %66, label %62

62:                                               ; preds = %25
  %63 = fadd contract double %34, %56
  %64 = load i64, ptr %13, align 8, !tbaa !80
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
  br i1 %76, label %77, label %66, !llvm.loop !108

77:                                               ; preds = %66
  %78 = fsub contract double %56, %74
  %79 = fadd contract double %34, %78
  %80 = load i64, ptr %13, align 8, !tbaa !80
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
  br i1 %92, label %93, label %82, !llvm.loop !108

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
  store i64 %102, ptr %13, align 8, !tbaa !80
  %103 = load i64, ptr %9, align 8, !tbaa !56
  %104 = icmp slt i64 %101, %103
  br i1 %104, label %25, label %24, !llvm.loop !375
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #10

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
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !7, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !7, i64 240, !7, i64 248, !7, i64 256, !7, i64 264, !7, i64 272, !7, i64 280, !7, i64 288, !7, i64 296, !7, i64 304, !7, i64 312, !7, i64 320, !7, i64 328, !7, i64 336, !7, i64 344, !7, i64 352, !7, i64 360, !7, i64 368, !10, i64 376, !10, i64 384, !10, i64 392, !10, i64 400, !10, i64 408, !10, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !10, i64 456, !10, i64 464, !10, i64 472, !10, i64 480, !10, i64 488, !10, i64 496, !10, i64 504, !10, i64 512, !10, i64 520, !10, i64 528, !10, i64 536, !10, i64 544, !10, i64 552, !10, i64 560, !10, i64 568, !10, i64 576, !10, i64 584, !10, i64 592, !10, i64 600, !10, i64 608, !10, i64 616, !10, i64 624, !10, i64 632, !10, i64 640, !10, i64 648, !10, i64 656, !10, i64 664, !10, i64 672, !10, i64 680, !10, i64 688, !10, i64 696, !10, i64 704, !10, i64 712, !10, i64 720, !10, i64 728, !10, i64 736, !10, i64 744, !10, i64 752, !10, i64 760, !10, i64 768, !10, i64 776, !10, i64 784, !10, i64 792, !10, i64 800, !10, i64 808, !10, i64 816, !10, i64 824, !10, i64 832, !10, i64 840, !10, i64 848, !10, i64 856, !10, i64 864, !10, i64 872, !10, i64 880, !10, i64 888, !10, i64 896, !10, i64 904, !10, i64 912, !10, i64 920, !10, i64 928, !10, i64 936, !10, i64 944, !10, i64 952, !10, i64 960, !10, i64 968, !10, i64 976, !10, i64 984, !10, i64 992, !10, i64 1000, !10, i64 1008, !10, i64 1016, !10, i64 1024, !10, i64 1032, !10, i64 1040, !10, i64 1048, !10, i64 1056, !10, i64 1064, !10, i64 1072, !10, i64 1080, !10, i64 1088, !10, i64 1096, !10, i64 1104, !10, i64 1112, !10, i64 1120, !11, i64 1128, !11, i64 1136, !11, i64 1144, !11, i64 1152, !11, i64 1160, !11, i64 1168, !11, i64 1176, !11, i64 1184, !11, i64 1192, !11, i64 1200, !11, i64 1208, !11, i64 1216, !11, i64 1224, !11, i64 1232, !11, i64 1240, !11, i64 1248, !11, i64 1256, !11, i64 1264, !11, i64 1272}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !7, i64 16}
!13 = !{!6, !7, i64 112}
!14 = !{!6, !7, i64 104}
!15 = !{!6, !7, i64 96}
!16 = !{!6, !7, i64 0}
!17 = !{!6, !11, i64 1152}
!18 = !{!6, !7, i64 160}
!19 = !{!6, !10, i64 704}
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
!31 = !{!6, !7, i64 88}
!32 = !{!6, !10, i64 456}
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
!43 = !{!6, !7, i64 72}
!44 = !{!6, !10, i64 400}
!45 = !{!6, !10, i64 408}
!46 = distinct !{!46, !27, !28, !29}
!47 = distinct !{!47, !27, !28, !29, !30}
!48 = distinct !{!48, !27, !28}
!49 = !{!50}
!50 = distinct !{!50, !51, !"law_at: argument 0"}
!51 = distinct !{!51, !"law_at"}
!52 = !{!6, !7, i64 80}
!53 = !{!6, !7, i64 24}
!54 = !{!6, !10, i64 472}
!55 = distinct !{!55, !27, !28}
!56 = !{!57, !7, i64 72}
!57 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !10, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !10, i64 64, !7, i64 72, !7, i64 80, !11, i64 88}
!58 = !{!57, !7, i64 80}
!59 = !{!6, !10, i64 904}
!60 = !{!57, !11, i64 88}
!61 = !{!57, !10, i64 0}
!62 = !{!57, !10, i64 8}
!63 = !{!57, !10, i64 16}
!64 = !{!57, !10, i64 24}
!65 = !{!57, !10, i64 32}
!66 = !{!57, !10, i64 40}
!67 = !{!57, !10, i64 48}
!68 = !{!57, !10, i64 56}
!69 = !{!57, !10, i64 64}
!70 = !{!6, !10, i64 488}
!71 = distinct !{!71, !27, !28}
!72 = !{!73, !7, i64 0}
!73 = !{!"", !7, i64 0, !7, i64 8, !8, i64 16, !8, i64 32, !8, i64 48, !8, i64 64, !8, i64 80, !8, i64 104, !8, i64 128, !11, i64 152, !11, i64 160, !11, i64 168, !11, i64 176}
!74 = !{!10, !10, i64 0}
!75 = !{!73, !11, i64 160}
!76 = !{!77}
!77 = distinct !{!77, !78, !"law_at: argument 0"}
!78 = distinct !{!78, !"law_at"}
!79 = !{!73, !11, i64 176}
!80 = !{!73, !7, i64 8}
!81 = distinct !{!81, !27, !28}
!82 = distinct !{!82, !27, !28}
!83 = distinct !{!83, !27, !28}
!84 = distinct !{!84, !27, !28}
!85 = distinct !{!85, !27, !28}
!86 = distinct !{!86, !27, !28, !29}
!87 = !{!88}
!88 = distinct !{!88, !89}
!89 = distinct !{!89, !"LVerDomain"}
!90 = !{!91}
!91 = distinct !{!91, !89}
!92 = !{!93}
!93 = distinct !{!93, !89}
!94 = !{!88, !91}
!95 = distinct !{!95, !27, !28, !29, !30}
!96 = distinct !{!96, !27, !28}
!97 = distinct !{!97, !27, !28}
!98 = distinct !{!98, !27, !28, !29}
!99 = !{!100}
!100 = distinct !{!100, !101, !"left_at: argument 0"}
!101 = distinct !{!101, !"left_at"}
!102 = distinct !{!102, !27, !28, !29, !30}
!103 = !{!6, !10, i64 728}
!104 = !{!6, !10, i64 816}
!105 = !{!6, !10, i64 560}
!106 = distinct !{!106, !27, !28, !29}
!107 = distinct !{!107, !27, !28, !29, !30}
!108 = distinct !{!108, !27, !28}
!109 = distinct !{!109, !27, !28}
!110 = distinct !{!110, !27, !28, !29}
!111 = !{!73, !11, i64 152}
!112 = !{!113}
!113 = distinct !{!113, !114, !"law_at: argument 0"}
!114 = distinct !{!114, !"law_at"}
!115 = distinct !{!115, !27, !28, !29, !30}
!116 = distinct !{!116, !27, !28, !29}
!117 = distinct !{!117, !27, !28}
!118 = distinct !{!118, !27, !28}
!119 = distinct !{!119, !27, !28}
!120 = distinct !{!120, !27, !28, !29, !30}
!121 = !{!122}
!122 = distinct !{!122, !123}
!123 = distinct !{!123, !"LVerDomain"}
!124 = !{!125}
!125 = distinct !{!125, !123}
!126 = distinct !{!126, !27, !28, !29, !30}
!127 = distinct !{!127, !27, !28, !29}
!128 = distinct !{!128, !27, !28, !29, !30}
!129 = distinct !{!129, !27, !28, !29}
!130 = distinct !{!130, !27, !28}
!131 = !{!132, !11, i64 0}
!132 = !{!"", !11, i64 0, !8, i64 8, !8, i64 32, !8, i64 56, !8, i64 80, !11, i64 104}
!133 = distinct !{!133, !27, !28}
!134 = distinct !{!134, !27, !28}
!135 = !{!132, !11, i64 104}
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
!161 = distinct !{!161, !27, !28}
!162 = distinct !{!162, !27, !28}
!163 = distinct !{!163, !27, !28, !29, !30}
!164 = distinct !{!164, !27, !28}
!165 = distinct !{!165, !27, !28}
!166 = distinct !{!166, !27, !28}
!167 = distinct !{!167, !27, !28}
!168 = distinct !{!168, !27, !28}
!169 = distinct !{!169, !27, !28}
!170 = distinct !{!170, !27, !28}
!171 = distinct !{!171, !27, !28, !29, !30}
!172 = distinct !{!172, !27, !28}
!173 = distinct !{!173, !27, !28}
!174 = distinct !{!174, !27, !28, !29}
!175 = distinct !{!175, !27, !28}
!176 = distinct !{!176, !27, !28}
!177 = distinct !{!177, !27, !28}
!178 = distinct !{!178, !27, !28}
!179 = !{!180}
!180 = distinct !{!180, !181}
!181 = distinct !{!181, !"LVerDomain"}
!182 = !{!183}
!183 = distinct !{!183, !181}
!184 = distinct !{!184, !27, !28, !29, !30}
!185 = distinct !{!185, !27, !28}
!186 = distinct !{!186, !27, !28, !29}
!187 = distinct !{!187, !27, !28}
!188 = distinct !{!188, !27, !28}
!189 = !{!73, !11, i64 168}
!190 = !{!191}
!191 = distinct !{!191, !192}
!192 = distinct !{!192, !"LVerDomain"}
!193 = !{!194}
!194 = distinct !{!194, !192}
!195 = distinct !{!195, !27, !28, !29, !30}
!196 = distinct !{!196, !27, !28, !29}
!197 = distinct !{!197, !27, !28}
!198 = !{!199}
!199 = distinct !{!199, !200}
!200 = distinct !{!200, !"LVerDomain"}
!201 = !{!202}
!202 = distinct !{!202, !200}
!203 = distinct !{!203, !27, !28, !29, !30}
!204 = distinct !{!204, !27, !28, !29}
!205 = distinct !{!205, !27, !28}
!206 = distinct !{!206, !27, !28}
!207 = distinct !{!207, !27, !28}
!208 = distinct !{!208, !27, !28}
!209 = distinct !{!209, !27, !28}
!210 = distinct !{!210, !27, !28}
!211 = distinct !{!211, !27, !28}
!212 = distinct !{!212, !27, !28}
!213 = distinct !{!213, !28}
!214 = distinct !{!214, !27, !28, !29, !30}
!215 = distinct !{!215, !27, !28}
!216 = !{!6, !10, i64 696}
!217 = !{!6, !7, i64 56}
!218 = !{!6, !7, i64 64}
!219 = !{!6, !10, i64 832}
!220 = distinct !{!220, !27, !28}
!221 = !{!6, !7, i64 32}
!222 = !{!6, !10, i64 840}
!223 = distinct !{!223, !27, !28, !29, !30}
!224 = distinct !{!224, !27, !28, !29}
!225 = !{!6, !7, i64 256}
!226 = !{!6, !7, i64 240}
!227 = !{!6, !7, i64 248}
!228 = !{!6, !11, i64 1128}
!229 = !{!6, !10, i64 712}
!230 = !{!6, !10, i64 416}
!231 = !{!6, !10, i64 424}
!232 = distinct !{!232, !27, !28}
!233 = distinct !{!233, !27, !28}
!234 = !{!6, !7, i64 144}
!235 = !{!6, !10, i64 544}
!236 = !{!6, !10, i64 808}
!237 = !{!6, !10, i64 736}
!238 = !{!6, !10, i64 784}
!239 = distinct !{!239, !27, !28}
!240 = !{!6, !10, i64 968}
!241 = !{!6, !10, i64 792}
!242 = distinct !{!242, !27, !28}
!243 = distinct !{!243, !27, !28}
!244 = distinct !{!244, !27, !28}
!245 = distinct !{!245, !27, !28}
!246 = distinct !{!246, !27, !28}
!247 = distinct !{!247, !27, !28}
!248 = distinct !{!248, !27, !28}
!249 = distinct !{!249, !27, !28}
!250 = distinct !{!250, !27, !28}
!251 = !{!6, !7, i64 152}
!252 = !{!6, !11, i64 1136}
!253 = !{!6, !11, i64 1168}
!254 = !{!6, !11, i64 1144}
!255 = !{!6, !10, i64 528}
!256 = !{!6, !10, i64 760}
!257 = !{!6, !11, i64 1192}
!258 = distinct !{!258, !27, !28}
!259 = distinct !{!259, !27, !28}
!260 = !{!6, !10, i64 960}
!261 = !{!6, !10, i64 976}
!262 = distinct !{!262, !27, !28}
!263 = !{!6, !10, i64 776}
!264 = distinct !{!264, !27, !28}
!265 = distinct !{!265, !27, !28}
!266 = distinct !{!266, !27, !28}
!267 = !{!6, !11, i64 1200}
!268 = distinct !{!268, !27, !28}
!269 = distinct !{!269, !27, !28}
!270 = distinct !{!270, !27, !28}
!271 = distinct !{!271, !27, !28}
!272 = distinct !{!272, !27, !28}
!273 = !{!274}
!274 = distinct !{!274, !275}
!275 = distinct !{!275, !"LVerDomain"}
!276 = !{!277}
!277 = distinct !{!277, !275}
!278 = distinct !{!278, !27, !28, !29, !30}
!279 = distinct !{!279, !27, !28, !29}
!280 = distinct !{!280, !27, !28}
!281 = !{!6, !10, i64 744}
!282 = !{!6, !10, i64 800}
!283 = distinct !{!283, !27, !28}
!284 = distinct !{!284, !27, !28}
!285 = distinct !{!285, !27, !28}
!286 = distinct !{!286, !27, !28}
!287 = distinct !{!287, !27, !28}
!288 = distinct !{!288, !27, !28}
!289 = distinct !{!289, !27, !28}
!290 = distinct !{!290, !27, !28}
!291 = distinct !{!291, !27, !28}
!292 = !{!6, !11, i64 1184}
!293 = !{!6, !10, i64 1016}
!294 = !{!6, !10, i64 1024}
!295 = distinct !{!295, !27, !28}
!296 = distinct !{!296, !27, !28}
!297 = distinct !{!297, !27, !28}
!298 = !{!299}
!299 = distinct !{!299, !300}
!300 = distinct !{!300, !"LVerDomain"}
!301 = !{!302}
!302 = distinct !{!302, !300}
!303 = distinct !{!303, !27, !28, !29, !30}
!304 = !{!305}
!305 = distinct !{!305, !306}
!306 = distinct !{!306, !"LVerDomain"}
!307 = !{!308}
!308 = distinct !{!308, !306}
!309 = distinct !{!309, !27, !28, !29, !30}
!310 = distinct !{!310, !27, !28, !29}
!311 = distinct !{!311, !27, !28, !29}
!312 = distinct !{!312, !27, !28}
!313 = distinct !{!313, !27, !28}
!314 = !{!315}
!315 = distinct !{!315, !316}
!316 = distinct !{!316, !"LVerDomain"}
!317 = !{!318}
!318 = distinct !{!318, !316}
!319 = !{!320}
!320 = distinct !{!320, !316}
!321 = !{!318, !315}
!322 = distinct !{!322, !27, !28, !29, !30}
!323 = distinct !{!323, !27, !28}
!324 = !{!325}
!325 = distinct !{!325, !326}
!326 = distinct !{!326, !"LVerDomain"}
!327 = !{!328}
!328 = distinct !{!328, !326}
!329 = distinct !{!329, !27, !28, !29, !30}
!330 = distinct !{!330, !27, !28}
!331 = distinct !{!331, !27, !28}
!332 = distinct !{!332, !27, !28, !29}
!333 = distinct !{!333, !27, !28, !29}
!334 = distinct !{!334, !27, !28}
!335 = !{!336}
!336 = distinct !{!336, !337}
!337 = distinct !{!337, !"LVerDomain"}
!338 = !{!339}
!339 = distinct !{!339, !337}
!340 = distinct !{!340, !27, !28, !29, !30}
!341 = distinct !{!341, !27, !28}
!342 = distinct !{!342, !27, !28, !29}
!343 = distinct !{!343, !27, !28}
!344 = distinct !{!344, !27, !28}
!345 = !{!6, !10, i64 824}
!346 = !{!6, !10, i64 944}
!347 = !{!6, !10, i64 952}
!348 = distinct !{!348, !27, !28}
!349 = distinct !{!349, !27, !28}
!350 = distinct !{!350, !27, !28}
!351 = distinct !{!351, !27, !28}
!352 = !{!353}
!353 = distinct !{!353, !354}
!354 = distinct !{!354, !"LVerDomain"}
!355 = !{!356}
!356 = distinct !{!356, !354}
!357 = !{!358}
!358 = distinct !{!358, !354}
!359 = !{!356, !353}
!360 = distinct !{!360, !27, !28, !29, !30}
!361 = distinct !{!361, !27, !28}
!362 = distinct !{!362, !27, !28, !29}
!363 = distinct !{!363, !27, !28}
!364 = distinct !{!364, !27, !28}
!365 = distinct !{!365, !27, !28}
!366 = !{!367}
!367 = distinct !{!367, !368}
!368 = distinct !{!368, !"LVerDomain"}
!369 = !{!370}
!370 = distinct !{!370, !368}
!371 = distinct !{!371, !27, !28, !29, !30}
!372 = distinct !{!372, !27, !28}
!373 = distinct !{!373, !27, !28}
!374 = distinct !{!374, !27, !28, !29}
!375 = distinct !{!375, !27, !28}
