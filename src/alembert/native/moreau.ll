; sha256 of moreau.c and its headers: 9883c41345d444617ff5f2b90335f1504c7ac2f4cc101450bc30a56e39a8006d

%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.Law = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i64, i64, double }
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
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
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
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 146
  store double 0.000000e+00, ptr %37, align 8, !tbaa !17
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 149
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
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 59
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %56 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 9
  %57 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 10
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  %59 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 11
  %60 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 1
  %61 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 2
  %62 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 3
  %63 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 4
  %64 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 5
  %65 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 6
  %66 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 7
  %67 = getelementptr inbounds %struct.Law, ptr %16, i64 0, i32 8
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
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
  %80 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
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

93:                                               ; preds = %41, %974
  %94 = phi i64 [ 0, %41 ], [ %979, %974 ]
  %95 = phi double [ 0.000000e+00, %41 ], [ %976, %974 ]
  %96 = mul i64 %85, %94
  %97 = load double, ptr %37, align 8, !tbaa !17
  %98 = fcmp contract oeq double %97, 0.000000e+00
  br i1 %98, label %101, label %99

99:                                               ; preds = %93, %974, %15
  %100 = phi double [ 0.000000e+00, %15 ], [ %976, %974 ], [ %95, %93 ]
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
  br label %480

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

280:                                              ; preds = %480, %259, %238
  %281 = load i64, ptr %19, align 8, !tbaa !5
  %282 = load i64, ptr %28, align 8, !tbaa !13
  %283 = icmp sgt i64 %282, 0
  br i1 %283, label %284, label %565

284:                                              ; preds = %280
  %285 = mul nsw i64 %281, 6
  %286 = mul nsw i64 %281, 3
  br label %287

287:                                              ; preds = %473, %284
  %288 = phi i64 [ 0, %284 ], [ %474, %473 ]
  %289 = phi i64 [ 0, %284 ], [ %475, %473 ]
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
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) %350, i8 0, i64 232, i1 false)
  %354 = load double, ptr %339, align 8, !tbaa !20
  %355 = fcmp contract ogt double %354, 0.000000e+00
  br i1 %355, label %470, label %356

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
  tail call fastcc void @measure_answers(ptr noundef nonnull %350)
  %445 = getelementptr inbounds %struct.Active, ptr %120, i64 %288, i32 7
  %446 = load double, ptr %445, align 8, !tbaa !20
  %447 = load i64, ptr %19, align 8, !tbaa !5
  %448 = icmp sgt i64 %447, 0
  br i1 %448, label %449, label %465

449:                                              ; preds = %444, %460
  %450 = phi i64 [ %463, %460 ], [ 0, %444 ]
  %451 = phi double [ %462, %460 ], [ 0.000000e+00, %444 ]
  %452 = getelementptr inbounds double, ptr %111, i64 %450
  %453 = load double, ptr %452, align 8, !tbaa !20
  %454 = fcmp contract ogt double %453, 0.000000e+00
  br i1 %454, label %455, label %460

455:                                              ; preds = %449
  %456 = getelementptr inbounds double, ptr %349, i64 %450
  %457 = load double, ptr %456, align 8, !tbaa !20
  %458 = fmul contract double %457, %457
  %459 = fdiv contract double %458, %453
  br label %460

460:                                              ; preds = %455, %449
  %461 = phi contract double [ %459, %455 ], [ 0.000000e+00, %449 ]
  %462 = fadd contract double %451, %461
  %463 = add nuw nsw i64 %450, 1
  %464 = icmp eq i64 %463, %447
  br i1 %464, label %465, label %449, !llvm.loop !80

465:                                              ; preds = %460, %444
  %466 = phi double [ 0.000000e+00, %444 ], [ %462, %460 ]
  %467 = fmul contract double %466, 0x3D719799812DEA11
  %468 = fcmp contract ule double %446, %467
  %469 = add nsw i64 %288, 1
  br i1 %468, label %470, label %473

470:                                              ; preds = %465, %327
  %471 = mul nsw i64 %289, 3
  %472 = getelementptr double, ptr %7, i64 %471
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %472, i8 0, i64 24, i1 false), !tbaa !20
  br label %473

473:                                              ; preds = %470, %465
  %474 = phi i64 [ %469, %465 ], [ %288, %470 ]
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %16) #12
  %475 = add nuw nsw i64 %289, 1
  %476 = load i64, ptr %28, align 8, !tbaa !13
  %477 = icmp slt i64 %475, %476
  br i1 %477, label %287, label %478, !llvm.loop !81

478:                                              ; preds = %473
  %479 = icmp eq i64 %474, 0
  br i1 %479, label %565, label %490

480:                                              ; preds = %261, %480
  %481 = phi i64 [ %488, %480 ], [ %262, %261 ]
  %482 = getelementptr inbounds double, ptr %12, i64 %481
  %483 = load double, ptr %482, align 8, !tbaa !20
  %484 = getelementptr inbounds double, ptr %109, i64 %481
  %485 = load double, ptr %484, align 8, !tbaa !20
  %486 = fadd contract double %483, %485
  %487 = getelementptr inbounds double, ptr %110, i64 %481
  store double %486, ptr %487, align 8, !tbaa !20
  %488 = add nuw nsw i64 %481, 1
  %489 = icmp eq i64 %488, %108
  br i1 %489, label %280, label %480, !llvm.loop !82

490:                                              ; preds = %478
  tail call fastcc void @solve_contacts(ptr noundef %120, i64 noundef %474, ptr noundef %7, ptr noundef %110, i64 noundef %8, double noundef %9, ptr noundef nonnull %11)
  tail call void @llvm.memset.p0.i64(ptr align 8 %112, i8 0, i64 %184, i1 false)
  %491 = icmp sgt i64 %474, 0
  br i1 %491, label %492, label %565

492:                                              ; preds = %490
  %493 = shl i64 %108, 3
  %494 = shl i64 %108, 3
  %495 = icmp ult i64 %108, 4
  %496 = and i64 %108, 9223372036854775806
  %497 = icmp eq i64 %108, %496
  br label %498

498:                                              ; preds = %492, %548
  %499 = phi i64 [ %549, %548 ], [ 0, %492 ]
  %500 = getelementptr inbounds %struct.Active, ptr %120, i64 %499
  %501 = getelementptr inbounds %struct.Active, ptr %120, i64 %499, i32 1
  %502 = load i64, ptr %501, align 8, !tbaa !83
  %503 = icmp sgt i64 %502, 0
  br i1 %503, label %504, label %548

504:                                              ; preds = %498
  %505 = getelementptr inbounds %struct.Active, ptr %120, i64 %499, i32 4
  br label %506

506:                                              ; preds = %551, %504
  %507 = phi i64 [ 0, %504 ], [ %552, %551 ]
  %508 = shl i64 %507, 3
  %509 = getelementptr i8, ptr %88, i64 %508
  %510 = mul i64 %494, %507
  br i1 %186, label %511, label %551

511:                                              ; preds = %506
  %512 = load i64, ptr %500, align 8, !tbaa !72
  %513 = mul nsw i64 %512, 3
  %514 = getelementptr double, ptr %7, i64 %513
  %515 = getelementptr double, ptr %514, i64 %507
  %516 = load ptr, ptr %505, align 8, !tbaa !74
  %517 = mul nsw i64 %507, %108
  %518 = getelementptr double, ptr %516, i64 %517
  br i1 %495, label %546, label %519

519:                                              ; preds = %511
  %520 = mul i64 %512, 24
  %521 = getelementptr i8, ptr %509, i64 %520
  %522 = getelementptr i8, ptr %516, i64 %493
  %523 = getelementptr i8, ptr %522, i64 %510
  %524 = icmp ult ptr %112, %521
  %525 = icmp ult ptr %515, %113
  %526 = and i1 %524, %525
  %527 = icmp ult ptr %112, %523
  %528 = icmp ult ptr %518, %113
  %529 = and i1 %527, %528
  %530 = or i1 %526, %529
  br i1 %530, label %546, label %531

531:                                              ; preds = %519
  %532 = load double, ptr %515, align 8, !tbaa !20, !alias.scope !84
  %533 = insertelement <2 x double> poison, double %532, i64 0
  %534 = shufflevector <2 x double> %533, <2 x double> poison, <2 x i32> zeroinitializer
  br label %535

535:                                              ; preds = %535, %531
  %536 = phi i64 [ 0, %531 ], [ %543, %535 ]
  %537 = getelementptr double, ptr %518, i64 %536
  %538 = load <2 x double>, ptr %537, align 8, !tbaa !20, !alias.scope !87
  %539 = fmul contract <2 x double> %534, %538
  %540 = getelementptr inbounds double, ptr %112, i64 %536
  %541 = load <2 x double>, ptr %540, align 8, !tbaa !20, !alias.scope !89, !noalias !91
  %542 = fadd contract <2 x double> %541, %539
  store <2 x double> %542, ptr %540, align 8, !tbaa !20, !alias.scope !89, !noalias !91
  %543 = add nuw i64 %536, 2
  %544 = icmp eq i64 %543, %496
  br i1 %544, label %545, label %535, !llvm.loop !92

545:                                              ; preds = %535
  br i1 %497, label %551, label %546

546:                                              ; preds = %519, %511, %545
  %547 = phi i64 [ 0, %519 ], [ 0, %511 ], [ %496, %545 ]
  br label %554

548:                                              ; preds = %551, %498
  %549 = add nuw nsw i64 %499, 1
  %550 = icmp eq i64 %549, %474
  br i1 %550, label %565, label %498, !llvm.loop !93

551:                                              ; preds = %554, %545, %506
  %552 = add nuw nsw i64 %507, 1
  %553 = icmp eq i64 %552, %502
  br i1 %553, label %548, label %506, !llvm.loop !94

554:                                              ; preds = %546, %554
  %555 = phi i64 [ %563, %554 ], [ %547, %546 ]
  %556 = load double, ptr %515, align 8, !tbaa !20
  %557 = getelementptr double, ptr %518, i64 %555
  %558 = load double, ptr %557, align 8, !tbaa !20
  %559 = fmul contract double %556, %558
  %560 = getelementptr inbounds double, ptr %112, i64 %555
  %561 = load double, ptr %560, align 8, !tbaa !20
  %562 = fadd contract double %561, %559
  store double %562, ptr %560, align 8, !tbaa !20
  %563 = add nuw nsw i64 %555, 1
  %564 = icmp eq i64 %563, %108
  br i1 %564, label %551, label %554, !llvm.loop !95

565:                                              ; preds = %548, %490, %478, %280
  %566 = phi i64 [ 0, %478 ], [ 0, %280 ], [ %474, %490 ], [ %474, %548 ]
  %567 = phi ptr [ null, %478 ], [ null, %280 ], [ %112, %490 ], [ %112, %548 ]
  tail call fastcc void @impulsive(ptr noundef nonnull %0, double noundef %3, ptr noundef %12, ptr noundef %567, ptr noundef %109, ptr noundef %113)
  %568 = load i64, ptr %19, align 8, !tbaa !5
  %569 = getelementptr inbounds double, ptr %106, i64 %568
  %570 = load i64, ptr %22, align 8, !tbaa !12
  %571 = getelementptr inbounds double, ptr %569, i64 %570
  %572 = load i64, ptr %24, align 8, !tbaa !14, !noalias !96
  %573 = getelementptr inbounds double, ptr %571, i64 %572
  %574 = getelementptr inbounds double, ptr %573, i64 %570
  %575 = load i64, ptr %26, align 8, !tbaa !15
  %576 = getelementptr inbounds double, ptr %574, i64 %575
  %577 = getelementptr inbounds double, ptr %576, i64 %575
  %578 = load i64, ptr %28, align 8, !tbaa !13
  %579 = getelementptr inbounds double, ptr %577, i64 %578
  %580 = getelementptr inbounds double, ptr %579, i64 %578
  %581 = icmp sgt i64 %568, 0
  br i1 %581, label %582, label %604

582:                                              ; preds = %565
  %583 = icmp eq i64 %568, 1
  br i1 %583, label %602, label %584

584:                                              ; preds = %582
  %585 = shl i64 %108, 3
  %586 = add i64 %96, %44
  %587 = add i64 %585, %45
  %588 = sub i64 %586, %587
  %589 = icmp ult i64 %588, 16
  br i1 %589, label %602, label %590

590:                                              ; preds = %584
  %591 = and i64 %568, 9223372036854775806
  br label %592

592:                                              ; preds = %592, %590
  %593 = phi i64 [ 0, %590 ], [ %598, %592 ]
  %594 = getelementptr inbounds double, ptr %109, i64 %593
  %595 = load <2 x double>, ptr %594, align 8, !tbaa !20
  %596 = fdiv contract <2 x double> %595, %90
  %597 = getelementptr inbounds double, ptr %106, i64 %593
  store <2 x double> %596, ptr %597, align 8, !tbaa !20
  %598 = add nuw i64 %593, 2
  %599 = icmp eq i64 %598, %591
  br i1 %599, label %600, label %592, !llvm.loop !99

600:                                              ; preds = %592
  %601 = icmp eq i64 %568, %591
  br i1 %601, label %604, label %602

602:                                              ; preds = %584, %582, %600
  %603 = phi i64 [ 0, %584 ], [ 0, %582 ], [ %591, %600 ]
  br label %610

604:                                              ; preds = %610, %600, %565
  %605 = icmp sgt i64 %570, 0
  br i1 %605, label %606, label %618

606:                                              ; preds = %604
  %607 = load ptr, ptr %80, align 8, !tbaa !100
  %608 = load ptr, ptr %81, align 8, !tbaa !101
  %609 = load ptr, ptr %82, align 8, !tbaa !102
  br label %633

610:                                              ; preds = %602, %610
  %611 = phi i64 [ %616, %610 ], [ %603, %602 ]
  %612 = getelementptr inbounds double, ptr %109, i64 %611
  %613 = load double, ptr %612, align 8, !tbaa !20
  %614 = fdiv contract double %613, %3
  %615 = getelementptr inbounds double, ptr %106, i64 %611
  store double %614, ptr %615, align 8, !tbaa !20
  %616 = add nuw nsw i64 %611, 1
  %617 = icmp eq i64 %616, %568
  br i1 %617, label %604, label %610, !llvm.loop !103

618:                                              ; preds = %666, %604
  %619 = icmp sgt i64 %575, 0
  br i1 %619, label %620, label %675

620:                                              ; preds = %618
  %621 = icmp eq i64 %575, 1
  br i1 %621, label %631, label %622

622:                                              ; preds = %620
  %623 = and i64 %575, 9223372036854775806
  br label %624

624:                                              ; preds = %624, %622
  %625 = phi i64 [ 0, %622 ], [ %627, %624 ]
  %626 = getelementptr inbounds double, ptr %576, i64 %625
  store <2 x double> <double 2.000000e+00, double 2.000000e+00>, ptr %626, align 8, !tbaa !20
  %627 = add nuw i64 %625, 2
  %628 = icmp eq i64 %627, %623
  br i1 %628, label %629, label %624, !llvm.loop !104

629:                                              ; preds = %624
  %630 = icmp eq i64 %575, %623
  br i1 %630, label %675, label %631

631:                                              ; preds = %620, %629
  %632 = phi i64 [ 0, %620 ], [ %623, %629 ]
  br label %681

633:                                              ; preds = %666, %606
  %634 = phi i64 [ 0, %606 ], [ %673, %666 ]
  %635 = mul nsw i64 %634, %568
  %636 = getelementptr inbounds double, ptr %607, i64 %635
  %637 = getelementptr inbounds double, ptr %608, i64 %634
  %638 = load double, ptr %637, align 8, !tbaa !20
  %639 = fdiv contract double %638, %3
  %640 = getelementptr inbounds i64, ptr %609, i64 %634
  %641 = load i64, ptr %640, align 8, !tbaa !33
  %642 = getelementptr inbounds double, ptr %569, i64 %641
  store double %639, ptr %642, align 8, !tbaa !20
  %643 = load double, ptr %637, align 8, !tbaa !20
  br i1 %581, label %644, label %666

644:                                              ; preds = %633, %644
  %645 = phi i64 [ %653, %644 ], [ 0, %633 ]
  %646 = phi double [ %652, %644 ], [ 0.000000e+00, %633 ]
  %647 = getelementptr inbounds double, ptr %636, i64 %645
  %648 = load double, ptr %647, align 8, !tbaa !20
  %649 = getelementptr inbounds double, ptr %12, i64 %645
  %650 = load double, ptr %649, align 8, !tbaa !20
  %651 = fmul contract double %648, %650
  %652 = fadd contract double %646, %651
  %653 = add nuw nsw i64 %645, 1
  %654 = icmp eq i64 %653, %568
  br i1 %654, label %655, label %644, !llvm.loop !105

655:                                              ; preds = %644, %655
  %656 = phi i64 [ %664, %655 ], [ 0, %644 ]
  %657 = phi double [ %663, %655 ], [ 0.000000e+00, %644 ]
  %658 = getelementptr inbounds double, ptr %636, i64 %656
  %659 = load double, ptr %658, align 8, !tbaa !20
  %660 = getelementptr inbounds double, ptr %109, i64 %656
  %661 = load double, ptr %660, align 8, !tbaa !20
  %662 = fmul contract double %659, %661
  %663 = fadd contract double %657, %662
  %664 = add nuw nsw i64 %656, 1
  %665 = icmp eq i64 %664, %568
  br i1 %665, label %666, label %655, !llvm.loop !105

666:                                              ; preds = %655, %633
  %667 = phi double [ 0.000000e+00, %633 ], [ %652, %655 ]
  %668 = phi double [ 0.000000e+00, %633 ], [ %663, %655 ]
  %669 = fmul contract double %668, 5.000000e-01
  %670 = fadd contract double %667, %669
  %671 = fmul contract double %643, %670
  %672 = getelementptr inbounds double, ptr %573, i64 %641
  store double %671, ptr %672, align 8, !tbaa !20
  %673 = add nuw nsw i64 %634, 1
  %674 = icmp eq i64 %673, %570
  br i1 %674, label %618, label %633, !llvm.loop !106

675:                                              ; preds = %681, %629, %618
  %676 = icmp sgt i64 %566, 0
  br i1 %676, label %677, label %858

677:                                              ; preds = %675
  %678 = sub nsw i64 %575, %578
  %679 = icmp slt i64 %678, 1
  %680 = icmp sgt i64 %678, 0
  br label %686

681:                                              ; preds = %631, %681
  %682 = phi i64 [ %684, %681 ], [ %632, %631 ]
  %683 = getelementptr inbounds double, ptr %576, i64 %682
  store double 2.000000e+00, ptr %683, align 8, !tbaa !20
  %684 = add nuw nsw i64 %682, 1
  %685 = icmp eq i64 %684, %575
  br i1 %685, label %675, label %681, !llvm.loop !107

686:                                              ; preds = %855, %677
  %687 = phi i64 [ 0, %677 ], [ %856, %855 ]
  %688 = getelementptr inbounds %struct.Active, ptr %120, i64 %687
  %689 = load i64, ptr %688, align 8, !tbaa !72
  %690 = mul nsw i64 %689, 3
  %691 = getelementptr inbounds double, ptr %7, i64 %690
  %692 = getelementptr inbounds %struct.Active, ptr %120, i64 %687, i32 8
  %693 = load double, ptr %692, align 8, !tbaa !20
  %694 = getelementptr inbounds double, ptr %577, i64 %689
  store double %693, ptr %694, align 8, !tbaa !20
  %695 = getelementptr inbounds %struct.Active, ptr %120, i64 %687, i32 9
  %696 = load double, ptr %695, align 8, !tbaa !108
  %697 = getelementptr inbounds double, ptr %580, i64 %689
  store double %696, ptr %697, align 8, !tbaa !20
  %698 = getelementptr inbounds %struct.Active, ptr %120, i64 %687, i32 1
  %699 = load i64, ptr %698, align 8, !tbaa !83
  %700 = icmp sgt i64 %699, 0
  br i1 %700, label %701, label %707

701:                                              ; preds = %686
  %702 = getelementptr inbounds %struct.Active, ptr %120, i64 %687, i32 4
  %703 = load ptr, ptr %702, align 8, !tbaa !74
  %704 = load ptr, ptr %55, align 8, !tbaa !54, !noalias !109
  %705 = getelementptr inbounds %struct.Active, ptr %120, i64 %687, i32 6
  %706 = getelementptr inbounds double, ptr %579, i64 %689
  br label %710

707:                                              ; preds = %816, %686
  %708 = load double, ptr %691, align 8, !tbaa !20
  %709 = fcmp contract ogt double %708, 0.000000e+00
  br i1 %709, label %819, label %855

710:                                              ; preds = %816, %701
  %711 = phi i64 [ 0, %701 ], [ %817, %816 ]
  %712 = icmp eq i64 %711, 0
  %713 = select i1 %712, i1 true, i1 %679
  %714 = select i1 %712, i64 %689, i64 -1
  br i1 %713, label %727, label %715

715:                                              ; preds = %710
  %716 = load ptr, ptr %68, align 8, !tbaa !70
  br label %717

717:                                              ; preds = %724, %715
  %718 = phi i64 [ 0, %715 ], [ %725, %724 ]
  %719 = getelementptr inbounds i64, ptr %716, i64 %718
  %720 = load i64, ptr %719, align 8, !tbaa !33
  %721 = icmp eq i64 %720, %689
  br i1 %721, label %722, label %724

722:                                              ; preds = %717
  %723 = add nsw i64 %718, %578
  br label %727

724:                                              ; preds = %717
  %725 = add nuw nsw i64 %718, 1
  %726 = icmp eq i64 %725, %678
  br i1 %726, label %727, label %717, !llvm.loop !71

727:                                              ; preds = %724, %722, %710
  %728 = phi i64 [ %723, %722 ], [ %714, %710 ], [ -1, %724 ]
  %729 = mul nsw i64 %711, %568
  %730 = getelementptr inbounds double, ptr %703, i64 %729
  br i1 %581, label %731, label %742

731:                                              ; preds = %727, %731
  %732 = phi i64 [ %740, %731 ], [ 0, %727 ]
  %733 = phi double [ %739, %731 ], [ 0.000000e+00, %727 ]
  %734 = getelementptr inbounds double, ptr %730, i64 %732
  %735 = load double, ptr %734, align 8, !tbaa !20
  %736 = getelementptr inbounds double, ptr %109, i64 %732
  %737 = load double, ptr %736, align 8, !tbaa !20
  %738 = fmul contract double %735, %737
  %739 = fadd contract double %733, %738
  %740 = add nuw nsw i64 %732, 1
  %741 = icmp eq i64 %740, %568
  br i1 %741, label %742, label %731, !llvm.loop !105

742:                                              ; preds = %731, %727
  %743 = phi double [ 0.000000e+00, %727 ], [ %739, %731 ]
  %744 = getelementptr inbounds double, ptr %691, i64 %711
  %745 = load double, ptr %744, align 8, !tbaa !20
  %746 = fdiv contract double %745, %3
  %747 = icmp sgt i64 %728, 0
  br i1 %747, label %748, label %774

748:                                              ; preds = %742
  %749 = icmp eq i64 %728, 1
  br i1 %749, label %763, label %750

750:                                              ; preds = %748
  %751 = and i64 %728, 9223372036854775806
  br label %752

752:                                              ; preds = %752, %750
  %753 = phi i64 [ 0, %750 ], [ %758, %752 ]
  %754 = phi <2 x i64> [ zeroinitializer, %750 ], [ %757, %752 ]
  %755 = getelementptr inbounds i64, ptr %704, i64 %753
  %756 = load <2 x i64>, ptr %755, align 8, !tbaa !33, !noalias !109
  %757 = add <2 x i64> %756, %754
  %758 = add nuw i64 %753, 2
  %759 = icmp eq i64 %758, %751
  br i1 %759, label %760, label %752, !llvm.loop !112

760:                                              ; preds = %752
  %761 = tail call i64 @llvm.vector.reduce.add.v2i64(<2 x i64> %757)
  %762 = icmp eq i64 %728, %751
  br i1 %762, label %774, label %763

763:                                              ; preds = %748, %760
  %764 = phi i64 [ 0, %748 ], [ %761, %760 ]
  %765 = phi i64 [ 0, %748 ], [ %751, %760 ]
  br label %766

766:                                              ; preds = %763, %766
  %767 = phi i64 [ %771, %766 ], [ %764, %763 ]
  %768 = phi i64 [ %772, %766 ], [ %765, %763 ]
  %769 = getelementptr inbounds i64, ptr %704, i64 %768
  %770 = load i64, ptr %769, align 8, !tbaa !33, !noalias !109
  %771 = add nsw i64 %770, %767
  %772 = add nuw nsw i64 %768, 1
  %773 = icmp eq i64 %772, %728
  br i1 %773, label %774, label %766, !llvm.loop !113

774:                                              ; preds = %766, %760, %742
  %775 = phi i64 [ 0, %742 ], [ %761, %760 ], [ %771, %766 ]
  %776 = tail call i64 @llvm.usub.sat.i64(i64 %711, i64 1)
  %777 = getelementptr double, ptr %571, i64 %775
  %778 = getelementptr double, ptr %777, i64 %776
  store double %746, ptr %778, align 8, !tbaa !20
  %779 = load double, ptr %744, align 8, !tbaa !20
  br i1 %581, label %780, label %791

780:                                              ; preds = %774, %780
  %781 = phi i64 [ %789, %780 ], [ 0, %774 ]
  %782 = phi double [ %788, %780 ], [ 0.000000e+00, %774 ]
  %783 = getelementptr inbounds double, ptr %730, i64 %781
  %784 = load double, ptr %783, align 8, !tbaa !20
  %785 = getelementptr inbounds double, ptr %12, i64 %781
  %786 = load double, ptr %785, align 8, !tbaa !20
  %787 = fmul contract double %784, %786
  %788 = fadd contract double %782, %787
  %789 = add nuw nsw i64 %781, 1
  %790 = icmp eq i64 %789, %568
  br i1 %790, label %791, label %780, !llvm.loop !105

791:                                              ; preds = %780, %774
  %792 = phi double [ 0.000000e+00, %774 ], [ %788, %780 ]
  %793 = fmul contract double %743, 5.000000e-01
  %794 = fadd contract double %793, %792
  %795 = fmul contract double %779, %794
  %796 = getelementptr inbounds double, ptr %574, i64 %728
  %797 = load double, ptr %796, align 8, !tbaa !20
  %798 = fadd contract double %797, %795
  store double %798, ptr %796, align 8, !tbaa !20
  br i1 %712, label %799, label %816

799:                                              ; preds = %791
  %800 = load double, ptr %705, align 8, !tbaa !20
  br i1 %581, label %801, label %812

801:                                              ; preds = %799, %801
  %802 = phi i64 [ %810, %801 ], [ 0, %799 ]
  %803 = phi double [ %809, %801 ], [ 0.000000e+00, %799 ]
  %804 = getelementptr inbounds double, ptr %730, i64 %802
  %805 = load double, ptr %804, align 8, !tbaa !20
  %806 = getelementptr inbounds double, ptr %12, i64 %802
  %807 = load double, ptr %806, align 8, !tbaa !20
  %808 = fmul contract double %805, %807
  %809 = fadd contract double %803, %808
  %810 = add nuw nsw i64 %802, 1
  %811 = icmp eq i64 %810, %568
  br i1 %811, label %812, label %801, !llvm.loop !105

812:                                              ; preds = %801, %799
  %813 = phi double [ 0.000000e+00, %799 ], [ %809, %801 ]
  %814 = fadd contract double %800, %813
  %815 = fadd contract double %743, %814
  store double %815, ptr %706, align 8, !tbaa !20
  br label %816

816:                                              ; preds = %812, %791
  %817 = add nuw nsw i64 %711, 1
  %818 = icmp eq i64 %817, %699
  br i1 %818, label %707, label %710, !llvm.loop !114

819:                                              ; preds = %707
  %820 = getelementptr inbounds double, ptr %576, i64 %689
  store double 0.000000e+00, ptr %820, align 8, !tbaa !20
  %821 = icmp sgt i64 %699, 1
  br i1 %821, label %822, label %855

822:                                              ; preds = %819, %822
  %823 = phi i64 [ %829, %822 ], [ 1, %819 ]
  %824 = phi double [ %828, %822 ], [ 0.000000e+00, %819 ]
  %825 = getelementptr inbounds double, ptr %691, i64 %823
  %826 = load double, ptr %825, align 8, !tbaa !20
  %827 = fmul contract double %826, %826
  %828 = fadd contract double %824, %827
  %829 = add nuw nsw i64 %823, 1
  %830 = icmp eq i64 %829, %699
  br i1 %830, label %831, label %822, !llvm.loop !115

831:                                              ; preds = %822
  %832 = tail call contract double @llvm.sqrt.f64(double %828)
  %833 = getelementptr inbounds %struct.Active, ptr %120, i64 %687, i32 12
  %834 = load double, ptr %833, align 8, !tbaa !79
  %835 = load double, ptr %691, align 8, !tbaa !20
  %836 = fmul contract double %834, %835
  %837 = fmul contract double %836, 0x3FEFFFFDE7210BE9
  %838 = fcmp contract uge double %832, %837
  %839 = uitofp i1 %838 to double
  br i1 %680, label %840, label %852

840:                                              ; preds = %831
  %841 = load ptr, ptr %68, align 8, !tbaa !70
  br label %842

842:                                              ; preds = %849, %840
  %843 = phi i64 [ 0, %840 ], [ %850, %849 ]
  %844 = getelementptr inbounds i64, ptr %841, i64 %843
  %845 = load i64, ptr %844, align 8, !tbaa !33
  %846 = icmp eq i64 %845, %689
  br i1 %846, label %847, label %849

847:                                              ; preds = %842
  %848 = add nsw i64 %843, %578
  br label %852

849:                                              ; preds = %842
  %850 = add nuw nsw i64 %843, 1
  %851 = icmp eq i64 %850, %678
  br i1 %851, label %852, label %842, !llvm.loop !71

852:                                              ; preds = %849, %847, %831
  %853 = phi i64 [ %848, %847 ], [ -1, %831 ], [ -1, %849 ]
  %854 = getelementptr inbounds double, ptr %576, i64 %853
  store double %839, ptr %854, align 8, !tbaa !20
  br label %855

855:                                              ; preds = %852, %819, %707
  %856 = add nuw nsw i64 %687, 1
  %857 = icmp eq i64 %856, %566
  br i1 %857, label %858, label %686, !llvm.loop !116

858:                                              ; preds = %855, %675
  br i1 %186, label %859, label %887

859:                                              ; preds = %858
  %860 = icmp ult i64 %108, 6
  br i1 %860, label %885, label %861

861:                                              ; preds = %859
  %862 = shl i64 %107, 3
  %863 = shl i64 %108, 3
  %864 = add i64 %862, %42
  %865 = add i64 %863, %43
  %866 = sub i64 %864, %865
  %867 = icmp ult i64 %866, 32
  %868 = add i64 %84, %862
  %869 = icmp ult i64 %868, 32
  %870 = or i1 %867, %869
  br i1 %870, label %885, label %871

871:                                              ; preds = %861
  %872 = and i64 %108, 9223372036854775806
  br label %873

873:                                              ; preds = %873, %871
  %874 = phi i64 [ 0, %871 ], [ %881, %873 ]
  %875 = getelementptr inbounds double, ptr %12, i64 %874
  %876 = load <2 x double>, ptr %875, align 8, !tbaa !20
  %877 = getelementptr inbounds double, ptr %109, i64 %874
  %878 = load <2 x double>, ptr %877, align 8, !tbaa !20
  %879 = fadd contract <2 x double> %876, %878
  %880 = getelementptr double, ptr %183, i64 %874
  store <2 x double> %879, ptr %880, align 8, !tbaa !20
  %881 = add nuw i64 %874, 2
  %882 = icmp eq i64 %881, %872
  br i1 %882, label %883, label %873, !llvm.loop !117

883:                                              ; preds = %873
  %884 = icmp eq i64 %108, %872
  br i1 %884, label %887, label %885

885:                                              ; preds = %861, %859, %883
  %886 = phi i64 [ 0, %861 ], [ 0, %859 ], [ %872, %883 ]
  br label %914

887:                                              ; preds = %914, %883, %858
  tail call fastcc void @evaluate(ptr noundef nonnull %0, double noundef %185, ptr noundef %5)
  br i1 %121, label %888, label %924

888:                                              ; preds = %887
  %889 = load ptr, ptr %47, align 8, !tbaa !19
  %890 = icmp ult i64 %107, 4
  br i1 %890, label %912, label %891

891:                                              ; preds = %888
  %892 = shl i64 %107, 3
  %893 = getelementptr i8, ptr %5, i64 %892
  %894 = getelementptr i8, ptr %889, i64 %892
  %895 = icmp ugt ptr %894, %5
  %896 = icmp ult ptr %889, %893
  %897 = and i1 %895, %896
  br i1 %897, label %912, label %898

898:                                              ; preds = %891
  %899 = and i64 %107, 9223372036854775806
  br label %900

900:                                              ; preds = %900, %898
  %901 = phi i64 [ 0, %898 ], [ %908, %900 ]
  %902 = getelementptr inbounds double, ptr %889, i64 %901
  %903 = load <2 x double>, ptr %902, align 8, !tbaa !20, !alias.scope !118
  %904 = fmul contract <2 x double> %92, %903
  %905 = getelementptr inbounds double, ptr %5, i64 %901
  %906 = load <2 x double>, ptr %905, align 8, !tbaa !20, !alias.scope !121, !noalias !118
  %907 = fadd contract <2 x double> %906, %904
  store <2 x double> %907, ptr %905, align 8, !tbaa !20, !alias.scope !121, !noalias !118
  %908 = add nuw i64 %901, 2
  %909 = icmp eq i64 %908, %899
  br i1 %909, label %910, label %900, !llvm.loop !123

910:                                              ; preds = %900
  %911 = icmp eq i64 %107, %899
  br i1 %911, label %924, label %912

912:                                              ; preds = %891, %888, %910
  %913 = phi i64 [ 0, %891 ], [ 0, %888 ], [ %899, %910 ]
  br label %961

914:                                              ; preds = %885, %914
  %915 = phi i64 [ %922, %914 ], [ %886, %885 ]
  %916 = getelementptr inbounds double, ptr %12, i64 %915
  %917 = load double, ptr %916, align 8, !tbaa !20
  %918 = getelementptr inbounds double, ptr %109, i64 %915
  %919 = load double, ptr %918, align 8, !tbaa !20
  %920 = fadd contract double %917, %919
  %921 = getelementptr double, ptr %183, i64 %915
  store double %920, ptr %921, align 8, !tbaa !20
  %922 = add nuw nsw i64 %915, 1
  %923 = icmp eq i64 %922, %108
  br i1 %923, label %887, label %914, !llvm.loop !124

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
  br i1 %954, label %955, label %948, !llvm.loop !125

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
  %970 = icmp eq i64 %969, %107
  br i1 %970, label %924, label %961, !llvm.loop !126

971:                                              ; preds = %958
  %972 = fadd contract double %104, %3
  %973 = tail call contract double %36(ptr noundef nonnull %0, double noundef %972, ptr noundef %5, double noundef %10) #12
  br label %974

974:                                              ; preds = %958, %971
  %975 = phi contract double [ %973, %971 ], [ 0.000000e+00, %958 ]
  %976 = tail call contract double @llvm.maxnum.f64(double %95, double %975)
  %977 = mul nsw i64 %94, %21
  %978 = getelementptr inbounds double, ptr %13, i64 %977
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %978, ptr align 8 %5, i64 %83, i1 false)
  %979 = add nuw nsw i64 %94, 1
  %980 = icmp eq i64 %979, %4
  br i1 %980, label %99, label %93, !llvm.loop !127
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
  %129 = load double, ptr %9, align 8, !tbaa !128
  %130 = getelementptr inbounds double, ptr %5, i64 %26
  store double %129, ptr %130, align 8, !tbaa !20
  %131 = add nuw nsw i64 %26, 1
  %132 = icmp eq i64 %131, %2
  br i1 %132, label %24, label %25, !llvm.loop !130
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
  br i1 %26, label %33, label %9, !llvm.loop !131

27:                                               ; preds = %33
  %28 = getelementptr %struct.Meeting, ptr %5, i64 0, i32 4
  %29 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 5
  store double 0.000000e+00, ptr %29, align 8, !tbaa !132
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
  br i1 %41, label %27, label %33, !llvm.loop !133

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
  br i1 %63, label %42, label %56, !llvm.loop !134

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
  br i1 %74, label %64, label %67, !llvm.loop !135

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
  br i1 %95, label %96, label %78, !llvm.loop !131

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
  br i1 %104, label %66, label %96, !llvm.loop !136

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
  store double %116, ptr %29, align 8, !tbaa !132
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
  br i1 %126, label %105, label %117, !llvm.loop !137

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
  %143 = load double, ptr %29, align 8, !tbaa !132
  br i1 %142, label %144, label %127, !llvm.loop !138

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
  store double %153, ptr %5, align 8, !tbaa !128
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
  br i1 %167, label %155, label %156, !llvm.loop !139
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
  br i1 %40, label %41, label %1289

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

75:                                               ; preds = %41, %1286
  %76 = phi i64 [ 0, %41 ], [ %1287, %1286 ]
  %77 = mul i64 %70, %76
  %78 = add i64 %69, %77
  %79 = load i64, ptr %17, align 8, !tbaa !33
  %80 = add nsw i64 %79, %4
  %81 = icmp sgt i64 %80, %15
  br i1 %81, label %1289, label %82

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
  br i1 %150, label %151, label %141, !llvm.loop !140

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
  br i1 %174, label %148, label %153, !llvm.loop !141

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
  br i1 %188, label %183, label %175, !llvm.loop !142

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
  br i1 %204, label %186, label %189, !llvm.loop !143

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
  br i1 %227, label %228, label %210, !llvm.loop !131

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
  br i1 %250, label %251, label %235, !llvm.loop !131

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
  br i1 %282, label %309, label %267, !llvm.loop !131

283:                                              ; preds = %283, %183
  %284 = phi i64 [ 0, %183 ], [ %288, %283 ]
  %285 = getelementptr double, ptr %185, i64 %284
  %286 = load double, ptr %285, align 8, !tbaa !20
  %287 = getelementptr inbounds double, ptr %184, i64 %284
  store double %286, ptr %287, align 8, !tbaa !20
  %288 = add nuw nsw i64 %284, 1
  %289 = icmp eq i64 %288, 3
  br i1 %289, label %205, label %283, !llvm.loop !144

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
  br i1 %308, label %316, label %293, !llvm.loop !131

309:                                              ; preds = %267, %309
  %310 = phi i64 [ %314, %309 ], [ 0, %267 ]
  %311 = getelementptr inbounds [3 x double], ptr %32, i64 0, i64 %310
  %312 = load double, ptr %311, align 8, !tbaa !20
  %313 = fmul contract double %312, %9
  store double %313, ptr %311, align 8, !tbaa !20
  %314 = add nuw nsw i64 %310, 1
  %315 = icmp eq i64 %314, 3
  br i1 %315, label %290, label %309, !llvm.loop !145

316:                                              ; preds = %293
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %33) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %32) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %31) #12
  %317 = add nuw nsw i64 %85, 1
  %318 = icmp eq i64 %317, %0
  br i1 %318, label %83, label %84, !llvm.loop !146

319:                                              ; preds = %928, %83
  %320 = phi i64 [ 0, %83 ], [ %930, %928 ]
  br i1 %44, label %933, label %942

321:                                              ; preds = %83, %928
  %322 = phi i64 [ %930, %928 ], [ 0, %83 ]
  %323 = phi i64 [ %931, %928 ], [ 0, %83 ]
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
  br i1 %362, label %363, label %353, !llvm.loop !147

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
  %399 = load double, ptr %28, align 8, !tbaa !128
  %400 = tail call contract double @llvm.minnum.f64(double %398, double %399)
  store double %400, ptr %13, align 8, !tbaa !20
  %401 = fcmp contract ogt double %399, 0.000000e+00
  br i1 %401, label %904, label %402

402:                                              ; preds = %392
  %403 = getelementptr inbounds i8, ptr %332, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(232) %403, i8 0, i64 224, i1 false)
  store i64 %323, ptr %332, align 8, !tbaa !72
  %404 = getelementptr inbounds double, ptr %331, i64 8
  %405 = load double, ptr %404, align 8, !tbaa !20
  %406 = fcmp contract ogt double %405, 0.000000e+00
  %407 = select i1 %406, i64 3, i64 1
  store i64 %407, ptr %403, align 8, !tbaa !83
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
  br i1 %456, label %437, label %447, !llvm.loop !148

457:                                              ; preds = %457, %437
  %458 = phi i64 [ 0, %437 ], [ %462, %457 ]
  %459 = getelementptr inbounds double, ptr %419, i64 %458
  %460 = load double, ptr %459, align 8, !tbaa !20
  %461 = fdiv contract double %460, %446
  store double %461, ptr %459, align 8, !tbaa !20
  %462 = add nuw nsw i64 %458, 1
  %463 = icmp eq i64 %462, 3
  br i1 %463, label %464, label %457, !llvm.loop !149

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
  br i1 %535, label %536, label %520, !llvm.loop !131

536:                                              ; preds = %520
  %537 = add nuw nsw i64 %494, 1
  %538 = icmp eq i64 %537, 3
  br i1 %538, label %550, label %493, !llvm.loop !150

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
  br i1 %549, label %500, label %539, !llvm.loop !151

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
  br i1 %561, label %484, label %552, !llvm.loop !152

562:                                              ; preds = %550
  %563 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 2, i64 1
  store i64 %551, ptr %563, align 8, !tbaa !33
  %564 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 3, i64 1
  store i64 6, ptr %564, align 8, !tbaa !33
  %565 = getelementptr inbounds double, ptr %333, i64 18
  %566 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 4, i64 1
  store ptr %565, ptr %566, align 8, !tbaa !74
  %567 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %322, i32 1, i64 18
  %568 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 5, i64 1
  store ptr %567, ptr %568, align 8, !tbaa !74
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
  br i1 %620, label %621, label %605, !llvm.loop !131

621:                                              ; preds = %605
  %622 = add nuw nsw i64 %579, 1
  %623 = icmp eq i64 %622, 3
  br i1 %623, label %646, label %578, !llvm.loop !150

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
  br i1 %635, label %585, label %624, !llvm.loop !151

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
  br i1 %645, label %569, label %636, !llvm.loop !153

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
  br i1 %689, label %647, label %680, !llvm.loop !154

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
  br i1 %706, label %707, label %690, !llvm.loop !155

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
  br i1 %751, label %710, label %742, !llvm.loop !154

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
  br i1 %768, label %769, label %752, !llvm.loop !155

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
  %774 = load double, ptr %63, align 8, !tbaa !132
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
  br i1 %791, label %773, label %776, !llvm.loop !156

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
  %814 = load i64, ptr %403, align 8, !tbaa !83
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
  %831 = load ptr, ptr %830, align 8, !tbaa !74
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
  br i1 %893, label %894, label %883, !llvm.loop !157

894:                                              ; preds = %883, %840, %838
  %895 = phi double [ %882, %840 ], [ 0.000000e+00, %838 ], [ %891, %883 ]
  %896 = fadd contract double %825, %895
  br i1 %823, label %822, label %897, !llvm.loop !158

897:                                              ; preds = %894, %822
  %898 = phi double [ %896, %894 ], [ %825, %822 ]
  %899 = fmul contract double %820, 2.000000e+00
  %900 = fsub contract double %898, %899
  %901 = getelementptr inbounds %struct.Active, ptr %38, i64 %322, i32 8, i64 %817
  store double %900, ptr %901, align 8, !tbaa !20
  %902 = add nuw nsw i64 %817, 1
  %903 = icmp eq i64 %902, %814
  br i1 %903, label %905, label %816, !llvm.loop !159

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
  br i1 %908, label %909, label %928

909:                                              ; preds = %904, %905
  %910 = mul nsw i64 %323, 3
  %911 = getelementptr double, ptr %7, i64 %910
  br label %912

912:                                              ; preds = %924, %909
  %913 = phi i64 [ 0, %909 ], [ %925, %924 ]
  %914 = phi <2 x i64> [ <i64 0, i64 1>, %909 ], [ %926, %924 ]
  %915 = icmp ult <2 x i64> %914, <i64 3, i64 3>
  %916 = extractelement <2 x i1> %915, i64 0
  br i1 %916, label %917, label %919

917:                                              ; preds = %912
  %918 = getelementptr double, ptr %911, i64 %913
  store double 0.000000e+00, ptr %918, align 8, !tbaa !20
  br label %919

919:                                              ; preds = %917, %912
  %920 = extractelement <2 x i1> %915, i64 1
  br i1 %920, label %921, label %924

921:                                              ; preds = %919
  %922 = or disjoint i64 %913, 1
  %923 = getelementptr double, ptr %911, i64 %922
  store double 0.000000e+00, ptr %923, align 8, !tbaa !20
  br label %924

924:                                              ; preds = %921, %919
  %925 = add i64 %913, 2
  %926 = add <2 x i64> %914, <i64 2, i64 2>
  %927 = icmp eq i64 %925, 4
  br i1 %927, label %928, label %912, !llvm.loop !160

928:                                              ; preds = %924, %905
  %929 = phi i64 [ 1, %905 ], [ 0, %924 ]
  %930 = add nuw nsw i64 %322, %929
  %931 = add nuw nsw i64 %323, 1
  %932 = icmp eq i64 %931, %4
  br i1 %932, label %319, label %321, !llvm.loop !161

933:                                              ; preds = %319, %946
  %934 = phi i64 [ %947, %946 ], [ 0, %319 ]
  %935 = mul nuw nsw i64 %934, 21
  %936 = getelementptr double, ptr %1, i64 %935
  %937 = mul nsw i64 %934, 6
  %938 = getelementptr double, ptr %12, i64 %937
  %939 = mul nsw i64 %934, 13
  %940 = getelementptr double, ptr %65, i64 %939
  %941 = getelementptr double, ptr %938, i64 3
  br label %949

942:                                              ; preds = %946, %319
  tail call fastcc void @solve_contacts(ptr noundef %38, i64 noundef %320, ptr noundef %7, ptr noundef %12, i64 noundef %10, double noundef %11, ptr noundef %13)
  %943 = icmp eq i64 %320, 0
  br i1 %943, label %970, label %944

944:                                              ; preds = %942
  %945 = sitofp i64 %76 to double
  br label %971

946:                                              ; preds = %958
  %947 = add nuw nsw i64 %934, 1
  %948 = icmp eq i64 %947, %0
  br i1 %948, label %942, label %933, !llvm.loop !162

949:                                              ; preds = %933, %958
  %950 = phi i64 [ 0, %933 ], [ %968, %958 ]
  %951 = getelementptr double, ptr %936, i64 %950
  %952 = load double, ptr %951, align 8, !tbaa !20
  %953 = fcmp contract ogt double %952, 0.000000e+00
  br i1 %953, label %954, label %958

954:                                              ; preds = %949
  %955 = getelementptr inbounds double, ptr %2, i64 %950
  %956 = load double, ptr %955, align 8, !tbaa !20
  %957 = fmul contract double %956, %9
  br label %958

958:                                              ; preds = %949, %954
  %959 = phi contract double [ %957, %954 ], [ 0.000000e+00, %949 ]
  %960 = getelementptr double, ptr %938, i64 %950
  %961 = load double, ptr %960, align 8, !tbaa !20
  %962 = fadd contract double %959, %961
  store double %962, ptr %960, align 8, !tbaa !20
  %963 = getelementptr double, ptr %940, i64 %950
  %964 = load double, ptr %963, align 8, !tbaa !20
  %965 = getelementptr double, ptr %941, i64 %950
  %966 = load double, ptr %965, align 8, !tbaa !20
  %967 = fadd contract double %964, %966
  store double %967, ptr %965, align 8, !tbaa !20
  %968 = add nuw nsw i64 %950, 1
  %969 = icmp eq i64 %968, 3
  br i1 %969, label %946, label %949, !llvm.loop !163

970:                                              ; preds = %1223, %942
  br i1 %44, label %1242, label %1286

971:                                              ; preds = %944, %1223
  %972 = phi i64 [ 0, %944 ], [ %1224, %1223 ]
  %973 = getelementptr inbounds %struct.Active, ptr %38, i64 %972
  %974 = load i64, ptr %973, align 8, !tbaa !72
  %975 = mul nsw i64 %974, 3
  %976 = getelementptr inbounds double, ptr %7, i64 %975
  %977 = load double, ptr %976, align 8, !tbaa !20
  %978 = fcmp contract ogt double %977, 0.000000e+00
  br i1 %978, label %979, label %1223

979:                                              ; preds = %971
  %980 = load i64, ptr %17, align 8, !tbaa !33
  %981 = add nsw i64 %980, 1
  store i64 %981, ptr %17, align 8, !tbaa !33
  %982 = mul nsw i64 %980, 13
  %983 = getelementptr inbounds double, ptr %16, i64 %982
  %984 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 6, i64 0
  %985 = load double, ptr %984, align 8, !tbaa !20
  br label %986

986:                                              ; preds = %1056, %979
  %987 = phi i1 [ true, %979 ], [ false, %1056 ]
  %988 = phi i64 [ 0, %979 ], [ 1, %1056 ]
  %989 = phi double [ %985, %979 ], [ %1058, %1056 ]
  %990 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 3, i64 %988
  %991 = load i64, ptr %990, align 8, !tbaa !33
  %992 = icmp eq i64 %991, 0
  br i1 %992, label %1059, label %993

993:                                              ; preds = %986
  %994 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 4, i64 %988
  %995 = load ptr, ptr %994, align 8, !tbaa !74
  %996 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 2, i64 %988
  %997 = load i64, ptr %996, align 8, !tbaa !33
  %998 = getelementptr inbounds double, ptr %12, i64 %997
  %999 = icmp eq i64 %991, 6
  br i1 %999, label %1002, label %1000

1000:                                             ; preds = %993
  %1001 = icmp sgt i64 %991, 0
  br i1 %1001, label %1045, label %1056

1002:                                             ; preds = %993
  %1003 = load double, ptr %995, align 8, !tbaa !20
  %1004 = load double, ptr %998, align 8, !tbaa !20
  %1005 = getelementptr inbounds double, ptr %995, i64 1
  %1006 = load double, ptr %1005, align 8, !tbaa !20
  %1007 = getelementptr inbounds double, ptr %998, i64 1
  %1008 = load double, ptr %1007, align 8, !tbaa !20
  %1009 = getelementptr inbounds double, ptr %995, i64 2
  %1010 = load double, ptr %1009, align 8, !tbaa !20
  %1011 = getelementptr inbounds double, ptr %998, i64 2
  %1012 = load double, ptr %1011, align 8, !tbaa !20
  %1013 = getelementptr inbounds double, ptr %995, i64 3
  %1014 = load double, ptr %1013, align 8, !tbaa !20
  %1015 = getelementptr inbounds double, ptr %998, i64 3
  %1016 = load double, ptr %1015, align 8, !tbaa !20
  %1017 = getelementptr inbounds double, ptr %995, i64 4
  %1018 = load double, ptr %1017, align 8, !tbaa !20
  %1019 = getelementptr inbounds double, ptr %998, i64 4
  %1020 = load double, ptr %1019, align 8, !tbaa !20
  %1021 = getelementptr inbounds double, ptr %995, i64 5
  %1022 = load double, ptr %1021, align 8, !tbaa !20
  %1023 = getelementptr inbounds double, ptr %998, i64 5
  %1024 = load double, ptr %1023, align 8, !tbaa !20
  %1025 = insertelement <2 x double> poison, double %1003, i64 0
  %1026 = insertelement <2 x double> %1025, double %1014, i64 1
  %1027 = insertelement <2 x double> poison, double %1004, i64 0
  %1028 = insertelement <2 x double> %1027, double %1016, i64 1
  %1029 = fmul contract <2 x double> %1026, %1028
  %1030 = insertelement <2 x double> poison, double %1006, i64 0
  %1031 = insertelement <2 x double> %1030, double %1018, i64 1
  %1032 = insertelement <2 x double> poison, double %1008, i64 0
  %1033 = insertelement <2 x double> %1032, double %1020, i64 1
  %1034 = fmul contract <2 x double> %1031, %1033
  %1035 = fadd contract <2 x double> %1029, %1034
  %1036 = insertelement <2 x double> poison, double %1010, i64 0
  %1037 = insertelement <2 x double> %1036, double %1022, i64 1
  %1038 = insertelement <2 x double> poison, double %1012, i64 0
  %1039 = insertelement <2 x double> %1038, double %1024, i64 1
  %1040 = fmul contract <2 x double> %1037, %1039
  %1041 = fadd contract <2 x double> %1035, %1040
  %1042 = shufflevector <2 x double> %1041, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1043 = fadd contract <2 x double> %1041, %1042
  %1044 = extractelement <2 x double> %1043, i64 0
  br label %1056

1045:                                             ; preds = %1000, %1045
  %1046 = phi i64 [ %1054, %1045 ], [ 0, %1000 ]
  %1047 = phi double [ %1053, %1045 ], [ 0.000000e+00, %1000 ]
  %1048 = getelementptr inbounds double, ptr %995, i64 %1046
  %1049 = load double, ptr %1048, align 8, !tbaa !20
  %1050 = getelementptr inbounds double, ptr %998, i64 %1046
  %1051 = load double, ptr %1050, align 8, !tbaa !20
  %1052 = fmul contract double %1049, %1051
  %1053 = fadd contract double %1047, %1052
  %1054 = add nuw nsw i64 %1046, 1
  %1055 = icmp eq i64 %1054, %991
  br i1 %1055, label %1056, label %1045, !llvm.loop !157

1056:                                             ; preds = %1045, %1002, %1000
  %1057 = phi double [ %1044, %1002 ], [ 0.000000e+00, %1000 ], [ %1053, %1045 ]
  %1058 = fadd contract double %989, %1057
  br i1 %987, label %986, label %1059, !llvm.loop !158

1059:                                             ; preds = %1056, %986
  %1060 = phi double [ %1058, %1056 ], [ %989, %986 ]
  store double %945, ptr %983, align 8, !tbaa !20
  %1061 = load i64, ptr %973, align 8, !tbaa !72
  %1062 = sitofp i64 %1061 to double
  %1063 = getelementptr inbounds double, ptr %983, i64 1
  store double %1062, ptr %1063, align 8, !tbaa !20
  %1064 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 8
  %1065 = load double, ptr %1064, align 8, !tbaa !20
  %1066 = getelementptr inbounds double, ptr %983, i64 2
  store double %1065, ptr %1066, align 8, !tbaa !20
  %1067 = getelementptr inbounds double, ptr %983, i64 3
  store double %1060, ptr %1067, align 8, !tbaa !20
  %1068 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 9
  %1069 = load double, ptr %1068, align 8, !tbaa !108
  %1070 = getelementptr inbounds double, ptr %983, i64 4
  store double %1069, ptr %1070, align 8, !tbaa !20
  %1071 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 1
  %1072 = load i64, ptr %1071, align 8, !tbaa !83
  %1073 = icmp sgt i64 %1072, 1
  br i1 %1073, label %1074, label %1092

1074:                                             ; preds = %1059, %1074
  %1075 = phi i64 [ %1081, %1074 ], [ 1, %1059 ]
  %1076 = phi double [ %1080, %1074 ], [ 0.000000e+00, %1059 ]
  %1077 = getelementptr inbounds double, ptr %976, i64 %1075
  %1078 = load double, ptr %1077, align 8, !tbaa !20
  %1079 = fmul contract double %1078, %1078
  %1080 = fadd contract double %1076, %1079
  %1081 = add nuw nsw i64 %1075, 1
  %1082 = icmp eq i64 %1081, %1072
  br i1 %1082, label %1083, label %1074, !llvm.loop !115

1083:                                             ; preds = %1074
  %1084 = tail call contract double @llvm.sqrt.f64(double %1080)
  %1085 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 12
  %1086 = load double, ptr %1085, align 8, !tbaa !79
  %1087 = load double, ptr %976, align 8, !tbaa !20
  %1088 = fmul contract double %1086, %1087
  %1089 = fmul contract double %1088, 0x3FEFFFFDE7210BE9
  %1090 = fcmp contract olt double %1084, %1089
  %1091 = uitofp i1 %1090 to double
  br label %1092

1092:                                             ; preds = %1083, %1059
  %1093 = phi double [ %1091, %1083 ], [ 0.000000e+00, %1059 ]
  %1094 = getelementptr inbounds double, ptr %983, i64 5
  store double %1093, ptr %1094, align 8, !tbaa !20
  %1095 = load double, ptr %976, align 8, !tbaa !20
  %1096 = load double, ptr %1064, align 8, !tbaa !20
  %1097 = fadd contract double %1060, %1096
  %1098 = fmul contract double %1095, %1097
  %1099 = fmul contract double %1098, 5.000000e-01
  %1100 = getelementptr inbounds double, ptr %983, i64 6
  store double %1099, ptr %1100, align 8, !tbaa !20
  %1101 = load double, ptr %976, align 8, !tbaa !20
  %1102 = getelementptr double, ptr %983, i64 7
  store double %1101, ptr %1102, align 8, !tbaa !20
  %1103 = getelementptr inbounds double, ptr %983, i64 8
  %1104 = getelementptr double, ptr %983, i64 10
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1103, i8 0, i64 16, i1 false)
  br label %1106

1105:                                             ; preds = %1106
  br i1 %1073, label %1115, label %1223

1106:                                             ; preds = %1106, %1092
  %1107 = phi i64 [ 0, %1092 ], [ %1113, %1106 ]
  %1108 = load double, ptr %976, align 8, !tbaa !20
  %1109 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %972, i32 2, i64 %1107
  %1110 = load double, ptr %1109, align 8, !tbaa !20
  %1111 = fmul contract double %1108, %1110
  %1112 = getelementptr double, ptr %1104, i64 %1107
  store double %1111, ptr %1112, align 8, !tbaa !20
  %1113 = add nuw nsw i64 %1107, 1
  %1114 = icmp eq i64 %1113, 3
  br i1 %1114, label %1105, label %1106, !llvm.loop !164

1115:                                             ; preds = %1105, %1208
  %1116 = phi i64 [ %1209, %1208 ], [ 1, %1105 ]
  %1117 = getelementptr inbounds double, ptr %976, i64 %1116
  %1118 = load double, ptr %1117, align 8, !tbaa !20
  %1119 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 8, i64 %1116
  %1120 = load double, ptr %1119, align 8, !tbaa !20
  %1121 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 6, i64 %1116
  %1122 = load double, ptr %1121, align 8, !tbaa !20
  br label %1123

1123:                                             ; preds = %1195, %1115
  %1124 = phi i1 [ true, %1115 ], [ false, %1195 ]
  %1125 = phi i64 [ 0, %1115 ], [ 1, %1195 ]
  %1126 = phi double [ %1122, %1115 ], [ %1197, %1195 ]
  %1127 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 3, i64 %1125
  %1128 = load i64, ptr %1127, align 8, !tbaa !33
  %1129 = icmp eq i64 %1128, 0
  br i1 %1129, label %1198, label %1130

1130:                                             ; preds = %1123
  %1131 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 4, i64 %1125
  %1132 = load ptr, ptr %1131, align 8, !tbaa !74
  %1133 = mul nsw i64 %1128, %1116
  %1134 = getelementptr inbounds double, ptr %1132, i64 %1133
  %1135 = getelementptr inbounds %struct.Active, ptr %38, i64 %972, i32 2, i64 %1125
  %1136 = load i64, ptr %1135, align 8, !tbaa !33
  %1137 = getelementptr inbounds double, ptr %12, i64 %1136
  %1138 = icmp eq i64 %1128, 6
  br i1 %1138, label %1141, label %1139

1139:                                             ; preds = %1130
  %1140 = icmp sgt i64 %1128, 0
  br i1 %1140, label %1184, label %1195

1141:                                             ; preds = %1130
  %1142 = load double, ptr %1134, align 8, !tbaa !20
  %1143 = load double, ptr %1137, align 8, !tbaa !20
  %1144 = getelementptr inbounds double, ptr %1134, i64 1
  %1145 = load double, ptr %1144, align 8, !tbaa !20
  %1146 = getelementptr inbounds double, ptr %1137, i64 1
  %1147 = load double, ptr %1146, align 8, !tbaa !20
  %1148 = getelementptr inbounds double, ptr %1134, i64 2
  %1149 = load double, ptr %1148, align 8, !tbaa !20
  %1150 = getelementptr inbounds double, ptr %1137, i64 2
  %1151 = load double, ptr %1150, align 8, !tbaa !20
  %1152 = getelementptr inbounds double, ptr %1134, i64 3
  %1153 = load double, ptr %1152, align 8, !tbaa !20
  %1154 = getelementptr inbounds double, ptr %1137, i64 3
  %1155 = load double, ptr %1154, align 8, !tbaa !20
  %1156 = getelementptr inbounds double, ptr %1134, i64 4
  %1157 = load double, ptr %1156, align 8, !tbaa !20
  %1158 = getelementptr inbounds double, ptr %1137, i64 4
  %1159 = load double, ptr %1158, align 8, !tbaa !20
  %1160 = getelementptr inbounds double, ptr %1134, i64 5
  %1161 = load double, ptr %1160, align 8, !tbaa !20
  %1162 = getelementptr inbounds double, ptr %1137, i64 5
  %1163 = load double, ptr %1162, align 8, !tbaa !20
  %1164 = insertelement <2 x double> poison, double %1142, i64 0
  %1165 = insertelement <2 x double> %1164, double %1153, i64 1
  %1166 = insertelement <2 x double> poison, double %1143, i64 0
  %1167 = insertelement <2 x double> %1166, double %1155, i64 1
  %1168 = fmul contract <2 x double> %1165, %1167
  %1169 = insertelement <2 x double> poison, double %1145, i64 0
  %1170 = insertelement <2 x double> %1169, double %1157, i64 1
  %1171 = insertelement <2 x double> poison, double %1147, i64 0
  %1172 = insertelement <2 x double> %1171, double %1159, i64 1
  %1173 = fmul contract <2 x double> %1170, %1172
  %1174 = fadd contract <2 x double> %1168, %1173
  %1175 = insertelement <2 x double> poison, double %1149, i64 0
  %1176 = insertelement <2 x double> %1175, double %1161, i64 1
  %1177 = insertelement <2 x double> poison, double %1151, i64 0
  %1178 = insertelement <2 x double> %1177, double %1163, i64 1
  %1179 = fmul contract <2 x double> %1176, %1178
  %1180 = fadd contract <2 x double> %1174, %1179
  %1181 = shufflevector <2 x double> %1180, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1182 = fadd contract <2 x double> %1180, %1181
  %1183 = extractelement <2 x double> %1182, i64 0
  br label %1195

1184:                                             ; preds = %1139, %1184
  %1185 = phi i64 [ %1193, %1184 ], [ 0, %1139 ]
  %1186 = phi double [ %1192, %1184 ], [ 0.000000e+00, %1139 ]
  %1187 = getelementptr inbounds double, ptr %1134, i64 %1185
  %1188 = load double, ptr %1187, align 8, !tbaa !20
  %1189 = getelementptr inbounds double, ptr %1137, i64 %1185
  %1190 = load double, ptr %1189, align 8, !tbaa !20
  %1191 = fmul contract double %1188, %1190
  %1192 = fadd contract double %1186, %1191
  %1193 = add nuw nsw i64 %1185, 1
  %1194 = icmp eq i64 %1193, %1128
  br i1 %1194, label %1195, label %1184, !llvm.loop !157

1195:                                             ; preds = %1184, %1141, %1139
  %1196 = phi double [ %1183, %1141 ], [ 0.000000e+00, %1139 ], [ %1192, %1184 ]
  %1197 = fadd contract double %1126, %1196
  br i1 %1124, label %1123, label %1198, !llvm.loop !158

1198:                                             ; preds = %1195, %1123
  %1199 = phi double [ %1197, %1195 ], [ %1126, %1123 ]
  %1200 = fadd contract double %1120, %1199
  %1201 = fmul contract double %1118, %1200
  %1202 = fmul contract double %1201, 5.000000e-01
  %1203 = load double, ptr %1100, align 8, !tbaa !20
  %1204 = fadd contract double %1203, %1202
  store double %1204, ptr %1100, align 8, !tbaa !20
  %1205 = load double, ptr %1117, align 8, !tbaa !20
  %1206 = getelementptr double, ptr %1102, i64 %1116
  store double %1205, ptr %1206, align 8, !tbaa !20
  %1207 = mul nsw i64 %1116, 3
  br label %1211

1208:                                             ; preds = %1211
  %1209 = add nuw nsw i64 %1116, 1
  %1210 = icmp eq i64 %1209, %1072
  br i1 %1210, label %1223, label %1115, !llvm.loop !165

1211:                                             ; preds = %1211, %1198
  %1212 = phi i64 [ 0, %1198 ], [ %1221, %1211 ]
  %1213 = load double, ptr %1117, align 8, !tbaa !20
  %1214 = add nuw nsw i64 %1212, %1207
  %1215 = getelementptr inbounds %struct.Numbers, ptr %39, i64 %972, i32 2, i64 %1214
  %1216 = load double, ptr %1215, align 8, !tbaa !20
  %1217 = fmul contract double %1213, %1216
  %1218 = getelementptr double, ptr %1104, i64 %1212
  %1219 = load double, ptr %1218, align 8, !tbaa !20
  %1220 = fadd contract double %1219, %1217
  store double %1220, ptr %1218, align 8, !tbaa !20
  %1221 = add nuw nsw i64 %1212, 1
  %1222 = icmp eq i64 %1221, 3
  br i1 %1222, label %1208, label %1211, !llvm.loop !166

1223:                                             ; preds = %1208, %1105, %971
  %1224 = add nuw nsw i64 %972, 1
  %1225 = icmp eq i64 %1224, %320
  br i1 %1225, label %970, label %971, !llvm.loop !167

1226:                                             ; preds = %1253
  br i1 %68, label %1227, label %1286

1227:                                             ; preds = %1226
  %1228 = mul nsw i64 %76, %66
  %1229 = getelementptr double, ptr %14, i64 %1228
  %1230 = icmp ult i64 %78, 32
  %1231 = or i1 %72, %1230
  br i1 %1231, label %1240, label %1232

1232:                                             ; preds = %1227, %1232
  %1233 = phi i64 [ %1237, %1232 ], [ 0, %1227 ]
  %1234 = getelementptr inbounds double, ptr %3, i64 %1233
  %1235 = load <2 x double>, ptr %1234, align 8, !tbaa !20
  %1236 = getelementptr double, ptr %1229, i64 %1233
  store <2 x double> %1235, ptr %1236, align 8, !tbaa !20
  %1237 = add nuw i64 %1233, 2
  %1238 = icmp eq i64 %1237, %73
  br i1 %1238, label %1239, label %1232, !llvm.loop !168

1239:                                             ; preds = %1232
  br i1 %74, label %1286, label %1240

1240:                                             ; preds = %1227, %1239
  %1241 = phi i64 [ 0, %1227 ], [ %73, %1239 ]
  br label %1279

1242:                                             ; preds = %970, %1253
  %1243 = phi i64 [ %1254, %1253 ], [ 0, %970 ]
  %1244 = mul nuw nsw i64 %1243, 13
  %1245 = getelementptr inbounds double, ptr %3, i64 %1244
  %1246 = mul nuw nsw i64 %1243, 9
  %1247 = getelementptr inbounds double, ptr %35, i64 %1246
  %1248 = mul nuw nsw i64 %1243, 6
  %1249 = getelementptr double, ptr %12, i64 %1248
  %1250 = getelementptr inbounds double, ptr %1249, i64 3
  %1251 = getelementptr inbounds double, ptr %1249, i64 4
  %1252 = getelementptr inbounds double, ptr %1249, i64 5
  br label %1256

1253:                                             ; preds = %1256
  tail call fastcc void @move(ptr noundef nonnull %1245, double noundef %45)
  %1254 = add nuw nsw i64 %1243, 1
  %1255 = icmp eq i64 %1254, %0
  br i1 %1255, label %1226, label %1242, !llvm.loop !169

1256:                                             ; preds = %1242, %1256
  %1257 = phi i64 [ 0, %1242 ], [ %1277, %1256 ]
  %1258 = getelementptr double, ptr %1249, i64 %1257
  %1259 = load double, ptr %1258, align 8, !tbaa !20
  %1260 = getelementptr double, ptr %1245, i64 %1257
  %1261 = getelementptr double, ptr %1260, i64 7
  store double %1259, ptr %1261, align 8, !tbaa !20
  %1262 = getelementptr inbounds double, ptr %1247, i64 %1257
  %1263 = load double, ptr %1262, align 8, !tbaa !20
  %1264 = load double, ptr %1250, align 8, !tbaa !20
  %1265 = fmul contract double %1263, %1264
  %1266 = getelementptr double, ptr %1262, i64 3
  %1267 = load double, ptr %1266, align 8, !tbaa !20
  %1268 = load double, ptr %1251, align 8, !tbaa !20
  %1269 = fmul contract double %1267, %1268
  %1270 = fadd contract double %1265, %1269
  %1271 = getelementptr double, ptr %1262, i64 6
  %1272 = load double, ptr %1271, align 8, !tbaa !20
  %1273 = load double, ptr %1252, align 8, !tbaa !20
  %1274 = fmul contract double %1272, %1273
  %1275 = fadd contract double %1270, %1274
  %1276 = getelementptr double, ptr %1260, i64 10
  store double %1275, ptr %1276, align 8, !tbaa !20
  %1277 = add nuw nsw i64 %1257, 1
  %1278 = icmp eq i64 %1277, 3
  br i1 %1278, label %1253, label %1256, !llvm.loop !170

1279:                                             ; preds = %1240, %1279
  %1280 = phi i64 [ %1284, %1279 ], [ %1241, %1240 ]
  %1281 = getelementptr inbounds double, ptr %3, i64 %1280
  %1282 = load double, ptr %1281, align 8, !tbaa !20
  %1283 = getelementptr double, ptr %1229, i64 %1280
  store double %1282, ptr %1283, align 8, !tbaa !20
  %1284 = add nuw nsw i64 %1280, 1
  %1285 = icmp slt i64 %1284, %66
  br i1 %1285, label %1279, label %1286, !llvm.loop !171

1286:                                             ; preds = %1279, %1239, %970, %1226
  %1287 = add nuw nsw i64 %76, 1
  %1288 = icmp eq i64 %1287, %8
  br i1 %1288, label %1289, label %75, !llvm.loop !172

1289:                                             ; preds = %1286, %75, %18
  %1290 = phi i64 [ 0, %18 ], [ %76, %75 ], [ %8, %1286 ]
  %1291 = tail call i64 @llvm.smin.i64(i64 %1290, i64 %8)
  ret i64 %1291
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_contacts(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i64 noundef %4, double noundef %5, ptr nocapture noundef %6) unnamed_addr #8 {
  %8 = alloca [3 x double], align 16
  %9 = alloca [3 x double], align 16
  %10 = alloca [3 x double], align 16
  %11 = icmp eq i64 %1, 0
  br i1 %11, label %822, label %12

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
  %20 = load i64, ptr %19, align 8, !tbaa !83
  %21 = icmp sgt i64 %20, 0
  br i1 %21, label %109, label %24

22:                                               ; preds = %101
  %23 = fmul contract double %25, %5
  br i1 %13, label %207, label %199

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
  %37 = load ptr, ptr %36, align 8, !tbaa !74
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
  br i1 %97, label %98, label %87, !llvm.loop !157

98:                                               ; preds = %87, %44, %42
  %99 = phi double [ %86, %44 ], [ 0.000000e+00, %42 ], [ %95, %87 ]
  %100 = fadd contract double %31, %99
  br i1 %29, label %28, label %101, !llvm.loop !158

101:                                              ; preds = %28, %98
  %102 = phi double [ %100, %98 ], [ %31, %28 ]
  %103 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 8
  %104 = load double, ptr %103, align 8, !tbaa !20
  %105 = fsub contract double %102, %104
  %106 = getelementptr inbounds %struct.Active, ptr %0, i64 %18, i32 9
  store double %105, ptr %106, align 8, !tbaa !108
  %107 = add nuw nsw i64 %18, 1
  %108 = icmp eq i64 %107, %1
  br i1 %108, label %22, label %16, !llvm.loop !173

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
  %126 = load ptr, ptr %125, align 8, !tbaa !74
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
  br i1 %188, label %189, label %178, !llvm.loop !157

189:                                              ; preds = %178, %135, %133
  %190 = phi double [ %177, %135 ], [ 0.000000e+00, %133 ], [ %186, %178 ]
  %191 = fadd contract double %120, %190
  br i1 %118, label %117, label %192, !llvm.loop !158

192:                                              ; preds = %117, %189
  %193 = phi double [ %191, %189 ], [ %120, %117 ]
  %194 = tail call contract double @llvm.fabs.f64(double %193)
  %195 = tail call contract double @llvm.maxnum.f64(double %114, double %194)
  %196 = tail call contract double @llvm.maxnum.f64(double %110, double %195)
  %197 = add nuw nsw i64 %111, 1
  %198 = icmp eq i64 %197, %20
  br i1 %198, label %24, label %109, !llvm.loop !174

199:                                              ; preds = %319, %14, %22
  %200 = phi double [ %15, %14 ], [ %23, %22 ], [ %23, %319 ]
  %201 = icmp sgt i64 %4, 0
  %202 = fcmp contract olt double %200, 0x7FF0000000000000
  %203 = and i1 %201, %202
  %204 = getelementptr inbounds double, ptr %6, i64 1
  %205 = fmul contract double %200, 1.000000e+01
  %206 = getelementptr inbounds double, ptr %10, i64 1
  br label %322

207:                                              ; preds = %22, %319
  %208 = phi i64 [ %320, %319 ], [ 0, %22 ]
  %209 = getelementptr inbounds %struct.Active, ptr %0, i64 %208
  %210 = load i64, ptr %209, align 8, !tbaa !72
  %211 = mul i64 %210, 3
  %212 = getelementptr double, ptr %2, i64 %211
  %213 = getelementptr inbounds %struct.Active, ptr %0, i64 %208, i32 1
  %214 = getelementptr inbounds double, ptr %212, i64 1
  %215 = mul i64 %210, 24
  %216 = getelementptr i8, ptr %2, i64 %215
  br label %217

217:                                              ; preds = %318, %207
  %218 = phi i1 [ true, %207 ], [ false, %318 ]
  %219 = phi i64 [ 0, %207 ], [ 1, %318 ]
  %220 = getelementptr inbounds %struct.Active, ptr %0, i64 %208, i32 3, i64 %219
  %221 = load i64, ptr %220, align 8, !tbaa !33
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %319, label %223

223:                                              ; preds = %217
  %224 = getelementptr inbounds %struct.Active, ptr %0, i64 %208, i32 5, i64 %219
  %225 = load ptr, ptr %224, align 8, !tbaa !74
  %226 = getelementptr inbounds %struct.Active, ptr %0, i64 %208, i32 2, i64 %219
  %227 = load i64, ptr %226, align 8, !tbaa !33
  %228 = getelementptr double, ptr %3, i64 %227
  %229 = icmp eq i64 %221, 6
  %230 = load i64, ptr %213, align 8, !tbaa !83
  %231 = icmp eq i64 %230, 3
  %232 = select i1 %229, i1 %231, i1 false
  br i1 %232, label %233, label %256

233:                                              ; preds = %223, %233
  %234 = phi i64 [ %254, %233 ], [ 0, %223 ]
  %235 = load double, ptr %212, align 8, !tbaa !20
  %236 = getelementptr inbounds double, ptr %225, i64 %234
  %237 = load double, ptr %236, align 8, !tbaa !20
  %238 = fmul contract double %235, %237
  %239 = getelementptr double, ptr %236, i64 6
  %240 = load double, ptr %239, align 8, !tbaa !20
  %241 = getelementptr double, ptr %236, i64 12
  %242 = load double, ptr %241, align 8, !tbaa !20
  %243 = load <2 x double>, ptr %214, align 8, !tbaa !20
  %244 = insertelement <2 x double> poison, double %240, i64 0
  %245 = insertelement <2 x double> %244, double %242, i64 1
  %246 = fmul contract <2 x double> %243, %245
  %247 = extractelement <2 x double> %246, i64 0
  %248 = fadd contract double %238, %247
  %249 = extractelement <2 x double> %246, i64 1
  %250 = fadd contract double %248, %249
  %251 = getelementptr inbounds double, ptr %228, i64 %234
  %252 = load double, ptr %251, align 8, !tbaa !20
  %253 = fadd contract double %252, %250
  store double %253, ptr %251, align 8, !tbaa !20
  %254 = add nuw nsw i64 %234, 1
  %255 = icmp eq i64 %254, 6
  br i1 %255, label %318, label %233, !llvm.loop !175

256:                                              ; preds = %223
  %257 = icmp sgt i64 %230, 0
  br i1 %257, label %258, label %318

258:                                              ; preds = %256
  %259 = icmp sgt i64 %221, 0
  %260 = shl i64 %221, 3
  %261 = add i64 %221, %227
  %262 = shl i64 %261, 3
  %263 = getelementptr i8, ptr %3, i64 %262
  %264 = shl i64 %230, 3
  %265 = getelementptr i8, ptr %216, i64 %264
  %266 = mul i64 %260, %230
  %267 = getelementptr i8, ptr %225, i64 %266
  %268 = icmp ult i64 %221, 4
  %269 = icmp ult ptr %228, %265
  %270 = icmp ult ptr %212, %263
  %271 = and i1 %269, %270
  %272 = icmp ult ptr %228, %267
  %273 = icmp ult ptr %225, %263
  %274 = and i1 %272, %273
  %275 = icmp slt i64 %260, 0
  %276 = or i1 %274, %275
  %277 = or i1 %271, %276
  %278 = and i64 %221, 9223372036854775806
  %279 = icmp eq i64 %221, %278
  br label %280

280:                                              ; preds = %304, %258
  %281 = phi i64 [ 0, %258 ], [ %305, %304 ]
  br i1 %259, label %282, label %304

282:                                              ; preds = %280
  %283 = getelementptr inbounds double, ptr %212, i64 %281
  %284 = mul nsw i64 %281, %221
  %285 = getelementptr double, ptr %225, i64 %284
  %286 = select i1 %268, i1 true, i1 %277
  br i1 %286, label %302, label %287

287:                                              ; preds = %282
  %288 = load double, ptr %283, align 8, !tbaa !20, !alias.scope !176
  %289 = insertelement <2 x double> poison, double %288, i64 0
  %290 = shufflevector <2 x double> %289, <2 x double> poison, <2 x i32> zeroinitializer
  br label %291

291:                                              ; preds = %291, %287
  %292 = phi i64 [ 0, %287 ], [ %299, %291 ]
  %293 = getelementptr double, ptr %285, i64 %292
  %294 = load <2 x double>, ptr %293, align 8, !tbaa !20, !alias.scope !179
  %295 = fmul contract <2 x double> %290, %294
  %296 = getelementptr inbounds double, ptr %228, i64 %292
  %297 = load <2 x double>, ptr %296, align 8, !tbaa !20, !alias.scope !181, !noalias !183
  %298 = fadd contract <2 x double> %297, %295
  store <2 x double> %298, ptr %296, align 8, !tbaa !20, !alias.scope !181, !noalias !183
  %299 = add nuw i64 %292, 2
  %300 = icmp eq i64 %299, %278
  br i1 %300, label %301, label %291, !llvm.loop !184

301:                                              ; preds = %291
  br i1 %279, label %304, label %302

302:                                              ; preds = %282, %301
  %303 = phi i64 [ 0, %282 ], [ %278, %301 ]
  br label %307

304:                                              ; preds = %307, %301, %280
  %305 = add nuw nsw i64 %281, 1
  %306 = icmp eq i64 %305, %230
  br i1 %306, label %318, label %280, !llvm.loop !185

307:                                              ; preds = %302, %307
  %308 = phi i64 [ %316, %307 ], [ %303, %302 ]
  %309 = load double, ptr %283, align 8, !tbaa !20
  %310 = getelementptr double, ptr %285, i64 %308
  %311 = load double, ptr %310, align 8, !tbaa !20
  %312 = fmul contract double %309, %311
  %313 = getelementptr inbounds double, ptr %228, i64 %308
  %314 = load double, ptr %313, align 8, !tbaa !20
  %315 = fadd contract double %314, %312
  store double %315, ptr %313, align 8, !tbaa !20
  %316 = add nuw nsw i64 %308, 1
  %317 = icmp eq i64 %316, %221
  br i1 %317, label %304, label %307, !llvm.loop !186

318:                                              ; preds = %304, %233, %256
  br i1 %218, label %217, label %319, !llvm.loop !187

319:                                              ; preds = %217, %318
  %320 = add nuw nsw i64 %208, 1
  %321 = icmp eq i64 %320, %1
  br i1 %321, label %199, label %207, !llvm.loop !188

322:                                              ; preds = %199, %809
  %323 = phi double [ %810, %809 ], [ 1.000000e+00, %199 ]
  %324 = phi double [ %816, %809 ], [ 1.000000e+00, %199 ]
  %325 = phi double [ %811, %809 ], [ 0.000000e+00, %199 ]
  br i1 %13, label %794, label %326

326:                                              ; preds = %804, %322
  br i1 %203, label %327, label %640

327:                                              ; preds = %326, %634
  %328 = phi i64 [ %636, %634 ], [ 0, %326 ]
  br i1 %13, label %329, label %634

329:                                              ; preds = %327, %614
  %330 = phi double [ %615, %614 ], [ 0.000000e+00, %327 ]
  %331 = phi i64 [ %616, %614 ], [ 0, %327 ]
  %332 = getelementptr inbounds %struct.Active, ptr %0, i64 %331
  %333 = load i64, ptr %332, align 8, !tbaa !72
  %334 = mul nsw i64 %333, 3
  %335 = getelementptr inbounds double, ptr %2, i64 %334
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #12
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #12
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %10, i8 0, i64 24, i1 false)
  %336 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 1
  %337 = load i64, ptr %336, align 8, !tbaa !83
  %338 = icmp sgt i64 %337, 0
  br i1 %338, label %354, label %341

339:                                              ; preds = %433
  %340 = load double, ptr %9, align 16, !tbaa !20
  br label %341

341:                                              ; preds = %339, %329
  %342 = phi double [ %340, %339 ], [ undef, %329 ]
  %343 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 11
  %344 = load double, ptr %343, align 8, !tbaa !189
  %345 = fadd contract double %342, %344
  %346 = fneg contract double %345
  %347 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 7
  %348 = load double, ptr %347, align 8, !tbaa !20
  %349 = fdiv contract double %346, %348
  %350 = load double, ptr %335, align 8, !tbaa !20
  %351 = fneg contract double %350
  %352 = tail call contract double @llvm.maxnum.f64(double %349, double %351)
  store double %352, ptr %10, align 16, !tbaa !20
  %353 = icmp sgt i64 %337, 1
  br i1 %353, label %438, label %519

354:                                              ; preds = %329, %433
  %355 = phi i64 [ %436, %433 ], [ 0, %329 ]
  %356 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 6, i64 %355
  %357 = load double, ptr %356, align 8, !tbaa !20
  br label %358

358:                                              ; preds = %430, %354
  %359 = phi i1 [ true, %354 ], [ false, %430 ]
  %360 = phi i64 [ 0, %354 ], [ 1, %430 ]
  %361 = phi double [ %357, %354 ], [ %432, %430 ]
  %362 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 3, i64 %360
  %363 = load i64, ptr %362, align 8, !tbaa !33
  %364 = icmp eq i64 %363, 0
  br i1 %364, label %433, label %365

365:                                              ; preds = %358
  %366 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 4, i64 %360
  %367 = load ptr, ptr %366, align 8, !tbaa !74
  %368 = mul nsw i64 %363, %355
  %369 = getelementptr inbounds double, ptr %367, i64 %368
  %370 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 2, i64 %360
  %371 = load i64, ptr %370, align 8, !tbaa !33
  %372 = getelementptr inbounds double, ptr %3, i64 %371
  %373 = icmp eq i64 %363, 6
  br i1 %373, label %376, label %374

374:                                              ; preds = %365
  %375 = icmp sgt i64 %363, 0
  br i1 %375, label %419, label %430

376:                                              ; preds = %365
  %377 = load double, ptr %369, align 8, !tbaa !20
  %378 = load double, ptr %372, align 8, !tbaa !20
  %379 = getelementptr inbounds double, ptr %369, i64 1
  %380 = load double, ptr %379, align 8, !tbaa !20
  %381 = getelementptr inbounds double, ptr %372, i64 1
  %382 = load double, ptr %381, align 8, !tbaa !20
  %383 = getelementptr inbounds double, ptr %369, i64 2
  %384 = load double, ptr %383, align 8, !tbaa !20
  %385 = getelementptr inbounds double, ptr %372, i64 2
  %386 = load double, ptr %385, align 8, !tbaa !20
  %387 = getelementptr inbounds double, ptr %369, i64 3
  %388 = load double, ptr %387, align 8, !tbaa !20
  %389 = getelementptr inbounds double, ptr %372, i64 3
  %390 = load double, ptr %389, align 8, !tbaa !20
  %391 = getelementptr inbounds double, ptr %369, i64 4
  %392 = load double, ptr %391, align 8, !tbaa !20
  %393 = getelementptr inbounds double, ptr %372, i64 4
  %394 = load double, ptr %393, align 8, !tbaa !20
  %395 = getelementptr inbounds double, ptr %369, i64 5
  %396 = load double, ptr %395, align 8, !tbaa !20
  %397 = getelementptr inbounds double, ptr %372, i64 5
  %398 = load double, ptr %397, align 8, !tbaa !20
  %399 = insertelement <2 x double> poison, double %377, i64 0
  %400 = insertelement <2 x double> %399, double %388, i64 1
  %401 = insertelement <2 x double> poison, double %378, i64 0
  %402 = insertelement <2 x double> %401, double %390, i64 1
  %403 = fmul contract <2 x double> %400, %402
  %404 = insertelement <2 x double> poison, double %380, i64 0
  %405 = insertelement <2 x double> %404, double %392, i64 1
  %406 = insertelement <2 x double> poison, double %382, i64 0
  %407 = insertelement <2 x double> %406, double %394, i64 1
  %408 = fmul contract <2 x double> %405, %407
  %409 = fadd contract <2 x double> %403, %408
  %410 = insertelement <2 x double> poison, double %384, i64 0
  %411 = insertelement <2 x double> %410, double %396, i64 1
  %412 = insertelement <2 x double> poison, double %386, i64 0
  %413 = insertelement <2 x double> %412, double %398, i64 1
  %414 = fmul contract <2 x double> %411, %413
  %415 = fadd contract <2 x double> %409, %414
  %416 = shufflevector <2 x double> %415, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %417 = fadd contract <2 x double> %415, %416
  %418 = extractelement <2 x double> %417, i64 0
  br label %430

419:                                              ; preds = %374, %419
  %420 = phi i64 [ %428, %419 ], [ 0, %374 ]
  %421 = phi double [ %427, %419 ], [ 0.000000e+00, %374 ]
  %422 = getelementptr inbounds double, ptr %369, i64 %420
  %423 = load double, ptr %422, align 8, !tbaa !20
  %424 = getelementptr inbounds double, ptr %372, i64 %420
  %425 = load double, ptr %424, align 8, !tbaa !20
  %426 = fmul contract double %423, %425
  %427 = fadd contract double %421, %426
  %428 = add nuw nsw i64 %420, 1
  %429 = icmp eq i64 %428, %363
  br i1 %429, label %430, label %419, !llvm.loop !157

430:                                              ; preds = %419, %376, %374
  %431 = phi double [ %418, %376 ], [ 0.000000e+00, %374 ], [ %427, %419 ]
  %432 = fadd contract double %361, %431
  br i1 %359, label %358, label %433, !llvm.loop !158

433:                                              ; preds = %430, %358
  %434 = phi double [ %432, %430 ], [ %361, %358 ]
  %435 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %355
  store double %434, ptr %435, align 8, !tbaa !20
  %436 = add nuw nsw i64 %355, 1
  %437 = icmp eq i64 %436, %337
  br i1 %437, label %339, label %354, !llvm.loop !190

438:                                              ; preds = %341
  %439 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 12
  %440 = load double, ptr %439, align 8, !tbaa !79
  %441 = fcmp contract ogt double %440, 0.000000e+00
  br i1 %441, label %442, label %519

442:                                              ; preds = %438
  %443 = fadd contract double %350, %352
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #12
  %444 = fmul contract double %443, %440
  %445 = icmp eq i64 %337, 3
  %446 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 7, i64 4
  %447 = load double, ptr %446, align 8, !tbaa !20
  br i1 %445, label %450, label %448

448:                                              ; preds = %442
  %449 = fcmp contract ogt double %447, 0.000000e+00
  br i1 %449, label %455, label %517

450:                                              ; preds = %442
  %451 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 7, i64 8
  %452 = load double, ptr %451, align 8, !tbaa !20
  %453 = tail call contract double @llvm.maxnum.f64(double %447, double %452)
  %454 = fcmp contract ogt double %453, 0.000000e+00
  br i1 %454, label %455, label %517

455:                                              ; preds = %450, %448
  %456 = phi double [ %453, %450 ], [ %447, %448 ]
  br label %485

457:                                              ; preds = %485
  %458 = tail call contract double @llvm.sqrt.f64(double %501)
  %459 = fcmp contract ogt double %458, %444
  %460 = fdiv contract double %444, %458
  %461 = select contract i1 %459, double %460, double 1.000000e+00
  %462 = add nsw i64 %337, -1
  %463 = icmp eq i64 %337, 2
  br i1 %463, label %483, label %464

464:                                              ; preds = %457
  %465 = and i64 %462, -2
  %466 = or i64 %462, 1
  %467 = insertelement <2 x double> poison, double %461, i64 0
  %468 = shufflevector <2 x double> %467, <2 x double> poison, <2 x i32> zeroinitializer
  br label %469

469:                                              ; preds = %469, %464
  %470 = phi i64 [ 0, %464 ], [ %479, %469 ]
  %471 = or disjoint i64 %470, 1
  %472 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %471
  %473 = load <2 x double>, ptr %472, align 8, !tbaa !20
  %474 = fmul contract <2 x double> %468, %473
  %475 = getelementptr inbounds double, ptr %335, i64 %471
  %476 = load <2 x double>, ptr %475, align 8, !tbaa !20
  %477 = fsub contract <2 x double> %474, %476
  %478 = getelementptr inbounds double, ptr %10, i64 %471
  store <2 x double> %477, ptr %478, align 8, !tbaa !20
  %479 = add nuw i64 %470, 2
  %480 = icmp eq i64 %479, %465
  br i1 %480, label %481, label %469, !llvm.loop !191

481:                                              ; preds = %469
  %482 = icmp eq i64 %462, %465
  br i1 %482, label %515, label %483

483:                                              ; preds = %457, %481
  %484 = phi i64 [ 1, %457 ], [ %466, %481 ]
  br label %504

485:                                              ; preds = %485, %455
  %486 = phi i64 [ 1, %455 ], [ %502, %485 ]
  %487 = phi double [ 0.000000e+00, %455 ], [ %501, %485 ]
  %488 = getelementptr inbounds double, ptr %335, i64 %486
  %489 = load double, ptr %488, align 8, !tbaa !20
  %490 = getelementptr inbounds double, ptr %9, i64 %486
  %491 = load double, ptr %490, align 8, !tbaa !20
  %492 = mul nuw nsw i64 %486, 3
  %493 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 7, i64 %492
  %494 = load double, ptr %493, align 8, !tbaa !20
  %495 = fmul contract double %352, %494
  %496 = fadd contract double %491, %495
  %497 = fdiv contract double %496, %456
  %498 = fsub contract double %489, %497
  %499 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %486
  store double %498, ptr %499, align 8, !tbaa !20
  %500 = fmul contract double %498, %498
  %501 = fadd contract double %487, %500
  %502 = add nuw nsw i64 %486, 1
  %503 = icmp eq i64 %502, %337
  br i1 %503, label %457, label %485, !llvm.loop !192

504:                                              ; preds = %483, %504
  %505 = phi i64 [ %513, %504 ], [ %484, %483 ]
  %506 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %505
  %507 = load double, ptr %506, align 8, !tbaa !20
  %508 = fmul contract double %461, %507
  %509 = getelementptr inbounds double, ptr %335, i64 %505
  %510 = load double, ptr %509, align 8, !tbaa !20
  %511 = fsub contract double %508, %510
  %512 = getelementptr inbounds double, ptr %10, i64 %505
  store double %511, ptr %512, align 8, !tbaa !20
  %513 = add nuw nsw i64 %505, 1
  %514 = icmp eq i64 %513, %337
  br i1 %514, label %515, label %504, !llvm.loop !193

515:                                              ; preds = %504, %481
  %516 = load <2 x double>, ptr %206, align 8
  br label %517

517:                                              ; preds = %515, %450, %448
  %518 = phi <2 x double> [ %516, %515 ], [ zeroinitializer, %448 ], [ zeroinitializer, %450 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #12
  br label %519

519:                                              ; preds = %517, %438, %341
  %520 = phi <2 x double> [ %518, %517 ], [ zeroinitializer, %438 ], [ zeroinitializer, %341 ]
  %521 = icmp eq i64 %337, 3
  %522 = shl i64 %337, 3
  br label %523

523:                                              ; preds = %612, %519
  %524 = phi i1 [ true, %519 ], [ false, %612 ]
  %525 = phi i64 [ 0, %519 ], [ 1, %612 ]
  %526 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 3, i64 %525
  %527 = load i64, ptr %526, align 8, !tbaa !33
  %528 = icmp eq i64 %527, 0
  br i1 %528, label %613, label %529

529:                                              ; preds = %523
  %530 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 5, i64 %525
  %531 = load ptr, ptr %530, align 8, !tbaa !74
  %532 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 2, i64 %525
  %533 = load i64, ptr %532, align 8, !tbaa !33
  %534 = getelementptr double, ptr %3, i64 %533
  %535 = icmp eq i64 %527, 6
  %536 = and i1 %521, %535
  br i1 %536, label %537, label %558

537:                                              ; preds = %529, %537
  %538 = phi i64 [ %556, %537 ], [ 0, %529 ]
  %539 = getelementptr inbounds double, ptr %531, i64 %538
  %540 = load double, ptr %539, align 8, !tbaa !20
  %541 = fmul contract double %352, %540
  %542 = getelementptr double, ptr %539, i64 6
  %543 = load double, ptr %542, align 8, !tbaa !20
  %544 = getelementptr double, ptr %539, i64 12
  %545 = load double, ptr %544, align 8, !tbaa !20
  %546 = insertelement <2 x double> poison, double %543, i64 0
  %547 = insertelement <2 x double> %546, double %545, i64 1
  %548 = fmul contract <2 x double> %520, %547
  %549 = extractelement <2 x double> %548, i64 0
  %550 = fadd contract double %541, %549
  %551 = extractelement <2 x double> %548, i64 1
  %552 = fadd contract double %550, %551
  %553 = getelementptr inbounds double, ptr %534, i64 %538
  %554 = load double, ptr %553, align 8, !tbaa !20
  %555 = fadd contract double %554, %552
  store double %555, ptr %553, align 8, !tbaa !20
  %556 = add nuw nsw i64 %538, 1
  %557 = icmp eq i64 %556, 6
  br i1 %557, label %612, label %537, !llvm.loop !175

558:                                              ; preds = %529
  br i1 %338, label %559, label %612

559:                                              ; preds = %558
  %560 = icmp sgt i64 %527, 0
  %561 = add i64 %527, %533
  %562 = shl i64 %561, 3
  %563 = getelementptr i8, ptr %3, i64 %562
  %564 = mul i64 %522, %527
  %565 = getelementptr i8, ptr %531, i64 %564
  %566 = icmp ult i64 %527, 4
  %567 = icmp ult ptr %534, %565
  %568 = icmp ult ptr %531, %563
  %569 = and i1 %567, %568
  %570 = and i64 %527, 1152921504606846976
  %571 = icmp ne i64 %570, 0
  %572 = or i1 %569, %571
  %573 = and i64 %527, 9223372036854775806
  %574 = icmp eq i64 %527, %573
  br label %575

575:                                              ; preds = %599, %559
  %576 = phi i64 [ 0, %559 ], [ %600, %599 ]
  br i1 %560, label %577, label %599

577:                                              ; preds = %575
  %578 = getelementptr inbounds double, ptr %10, i64 %576
  %579 = mul nsw i64 %576, %527
  %580 = getelementptr double, ptr %531, i64 %579
  %581 = load double, ptr %578, align 8, !tbaa !20
  %582 = select i1 %566, i1 true, i1 %572
  br i1 %582, label %597, label %583

583:                                              ; preds = %577
  %584 = insertelement <2 x double> poison, double %581, i64 0
  %585 = shufflevector <2 x double> %584, <2 x double> poison, <2 x i32> zeroinitializer
  br label %586

586:                                              ; preds = %586, %583
  %587 = phi i64 [ 0, %583 ], [ %594, %586 ]
  %588 = getelementptr double, ptr %580, i64 %587
  %589 = load <2 x double>, ptr %588, align 8, !tbaa !20, !alias.scope !194
  %590 = fmul contract <2 x double> %585, %589
  %591 = getelementptr inbounds double, ptr %534, i64 %587
  %592 = load <2 x double>, ptr %591, align 8, !tbaa !20, !alias.scope !197, !noalias !194
  %593 = fadd contract <2 x double> %592, %590
  store <2 x double> %593, ptr %591, align 8, !tbaa !20, !alias.scope !197, !noalias !194
  %594 = add nuw i64 %587, 2
  %595 = icmp eq i64 %594, %573
  br i1 %595, label %596, label %586, !llvm.loop !199

596:                                              ; preds = %586
  br i1 %574, label %599, label %597

597:                                              ; preds = %577, %596
  %598 = phi i64 [ 0, %577 ], [ %573, %596 ]
  br label %602

599:                                              ; preds = %602, %596, %575
  %600 = add nuw nsw i64 %576, 1
  %601 = icmp eq i64 %600, %337
  br i1 %601, label %612, label %575, !llvm.loop !185

602:                                              ; preds = %597, %602
  %603 = phi i64 [ %610, %602 ], [ %598, %597 ]
  %604 = getelementptr double, ptr %580, i64 %603
  %605 = load double, ptr %604, align 8, !tbaa !20
  %606 = fmul contract double %581, %605
  %607 = getelementptr inbounds double, ptr %534, i64 %603
  %608 = load double, ptr %607, align 8, !tbaa !20
  %609 = fadd contract double %608, %606
  store double %609, ptr %607, align 8, !tbaa !20
  %610 = add nuw nsw i64 %603, 1
  %611 = icmp eq i64 %610, %527
  br i1 %611, label %599, label %602, !llvm.loop !200

612:                                              ; preds = %599, %537, %558
  br i1 %524, label %523, label %613, !llvm.loop !187

613:                                              ; preds = %612, %523
  br i1 %338, label %618, label %614

614:                                              ; preds = %618, %613
  %615 = phi double [ %330, %613 ], [ %631, %618 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #12
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #12
  %616 = add nuw nsw i64 %331, 1
  %617 = icmp eq i64 %616, %1
  br i1 %617, label %634, label %329, !llvm.loop !201

618:                                              ; preds = %613, %618
  %619 = phi i64 [ %632, %618 ], [ 0, %613 ]
  %620 = phi double [ %631, %618 ], [ %330, %613 ]
  %621 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %619
  %622 = load double, ptr %621, align 8, !tbaa !20
  %623 = getelementptr inbounds double, ptr %335, i64 %619
  %624 = load double, ptr %623, align 8, !tbaa !20
  %625 = fadd contract double %622, %624
  store double %625, ptr %623, align 8, !tbaa !20
  %626 = tail call contract double @llvm.fabs.f64(double %622)
  %627 = shl nsw i64 %619, 2
  %628 = getelementptr inbounds %struct.Active, ptr %0, i64 %331, i32 7, i64 %627
  %629 = load double, ptr %628, align 8, !tbaa !20
  %630 = fmul contract double %626, %629
  %631 = tail call contract double @llvm.maxnum.f64(double %620, double %630)
  %632 = add nuw nsw i64 %619, 1
  %633 = icmp eq i64 %632, %337
  br i1 %633, label %614, label %618, !llvm.loop !202

634:                                              ; preds = %614, %327
  %635 = phi double [ 0.000000e+00, %327 ], [ %615, %614 ]
  %636 = add nuw nsw i64 %328, 1
  %637 = icmp slt i64 %636, %4
  %638 = fcmp contract ogt double %635, %200
  %639 = select i1 %637, i1 %638, i1 false
  br i1 %639, label %327, label %640, !llvm.loop !203

640:                                              ; preds = %634, %326
  %641 = phi i64 [ 0, %326 ], [ %636, %634 ]
  %642 = phi i1 [ %202, %326 ], [ %638, %634 ]
  %643 = sub nsw i64 0, %641
  %644 = select i1 %642, i64 %643, i64 %641
  %645 = lshr i64 %644, 63
  %646 = trunc i64 %645 to i32
  %647 = sitofp i32 %646 to double
  %648 = tail call i64 @llvm.abs.i64(i64 %641, i1 true)
  %649 = sitofp i64 %648 to double
  %650 = load <2 x double>, ptr %204, align 8, !tbaa !20
  %651 = insertelement <2 x double> poison, double %647, i64 0
  %652 = insertelement <2 x double> %651, double %649, i64 1
  %653 = fadd contract <2 x double> %650, %652
  store <2 x double> %653, ptr %204, align 8, !tbaa !20
  br i1 %13, label %654, label %785

654:                                              ; preds = %640, %665
  %655 = phi i64 [ %667, %665 ], [ 0, %640 ]
  %656 = phi double [ %666, %665 ], [ 0.000000e+00, %640 ]
  %657 = getelementptr inbounds %struct.Active, ptr %0, i64 %655, i32 1
  %658 = load i64, ptr %657, align 8, !tbaa !83
  %659 = icmp sgt i64 %658, 0
  br i1 %659, label %660, label %665

660:                                              ; preds = %654
  %661 = getelementptr inbounds %struct.Active, ptr %0, i64 %655
  %662 = load i64, ptr %661, align 8, !tbaa !72
  %663 = mul nsw i64 %662, 3
  %664 = getelementptr double, ptr %2, i64 %663
  br label %669

665:                                              ; preds = %753, %654
  %666 = phi double [ %656, %654 ], [ %758, %753 ]
  %667 = add nuw nsw i64 %655, 1
  %668 = icmp eq i64 %667, %1
  br i1 %668, label %761, label %654, !llvm.loop !204

669:                                              ; preds = %753, %660
  %670 = phi i64 [ 0, %660 ], [ %759, %753 ]
  %671 = phi double [ %656, %660 ], [ %758, %753 ]
  %672 = getelementptr double, ptr %664, i64 %670
  %673 = load double, ptr %672, align 8, !tbaa !20
  %674 = getelementptr inbounds %struct.Active, ptr %0, i64 %655, i32 8, i64 %670
  %675 = load double, ptr %674, align 8, !tbaa !20
  %676 = getelementptr inbounds %struct.Active, ptr %0, i64 %655, i32 6, i64 %670
  %677 = load double, ptr %676, align 8, !tbaa !20
  br label %678

678:                                              ; preds = %750, %669
  %679 = phi i1 [ true, %669 ], [ false, %750 ]
  %680 = phi i64 [ 0, %669 ], [ 1, %750 ]
  %681 = phi double [ %677, %669 ], [ %752, %750 ]
  %682 = getelementptr inbounds %struct.Active, ptr %0, i64 %655, i32 3, i64 %680
  %683 = load i64, ptr %682, align 8, !tbaa !33
  %684 = icmp eq i64 %683, 0
  br i1 %684, label %753, label %685

685:                                              ; preds = %678
  %686 = getelementptr inbounds %struct.Active, ptr %0, i64 %655, i32 4, i64 %680
  %687 = load ptr, ptr %686, align 8, !tbaa !74
  %688 = mul nsw i64 %683, %670
  %689 = getelementptr inbounds double, ptr %687, i64 %688
  %690 = getelementptr inbounds %struct.Active, ptr %0, i64 %655, i32 2, i64 %680
  %691 = load i64, ptr %690, align 8, !tbaa !33
  %692 = getelementptr inbounds double, ptr %3, i64 %691
  %693 = icmp eq i64 %683, 6
  br i1 %693, label %696, label %694

694:                                              ; preds = %685
  %695 = icmp sgt i64 %683, 0
  br i1 %695, label %739, label %750

696:                                              ; preds = %685
  %697 = load double, ptr %689, align 8, !tbaa !20
  %698 = load double, ptr %692, align 8, !tbaa !20
  %699 = getelementptr inbounds double, ptr %689, i64 1
  %700 = load double, ptr %699, align 8, !tbaa !20
  %701 = getelementptr inbounds double, ptr %692, i64 1
  %702 = load double, ptr %701, align 8, !tbaa !20
  %703 = getelementptr inbounds double, ptr %689, i64 2
  %704 = load double, ptr %703, align 8, !tbaa !20
  %705 = getelementptr inbounds double, ptr %692, i64 2
  %706 = load double, ptr %705, align 8, !tbaa !20
  %707 = getelementptr inbounds double, ptr %689, i64 3
  %708 = load double, ptr %707, align 8, !tbaa !20
  %709 = getelementptr inbounds double, ptr %692, i64 3
  %710 = load double, ptr %709, align 8, !tbaa !20
  %711 = getelementptr inbounds double, ptr %689, i64 4
  %712 = load double, ptr %711, align 8, !tbaa !20
  %713 = getelementptr inbounds double, ptr %692, i64 4
  %714 = load double, ptr %713, align 8, !tbaa !20
  %715 = getelementptr inbounds double, ptr %689, i64 5
  %716 = load double, ptr %715, align 8, !tbaa !20
  %717 = getelementptr inbounds double, ptr %692, i64 5
  %718 = load double, ptr %717, align 8, !tbaa !20
  %719 = insertelement <2 x double> poison, double %697, i64 0
  %720 = insertelement <2 x double> %719, double %708, i64 1
  %721 = insertelement <2 x double> poison, double %698, i64 0
  %722 = insertelement <2 x double> %721, double %710, i64 1
  %723 = fmul contract <2 x double> %720, %722
  %724 = insertelement <2 x double> poison, double %700, i64 0
  %725 = insertelement <2 x double> %724, double %712, i64 1
  %726 = insertelement <2 x double> poison, double %702, i64 0
  %727 = insertelement <2 x double> %726, double %714, i64 1
  %728 = fmul contract <2 x double> %725, %727
  %729 = fadd contract <2 x double> %723, %728
  %730 = insertelement <2 x double> poison, double %704, i64 0
  %731 = insertelement <2 x double> %730, double %716, i64 1
  %732 = insertelement <2 x double> poison, double %706, i64 0
  %733 = insertelement <2 x double> %732, double %718, i64 1
  %734 = fmul contract <2 x double> %731, %733
  %735 = fadd contract <2 x double> %729, %734
  %736 = shufflevector <2 x double> %735, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %737 = fadd contract <2 x double> %735, %736
  %738 = extractelement <2 x double> %737, i64 0
  br label %750

739:                                              ; preds = %694, %739
  %740 = phi i64 [ %748, %739 ], [ 0, %694 ]
  %741 = phi double [ %747, %739 ], [ 0.000000e+00, %694 ]
  %742 = getelementptr inbounds double, ptr %689, i64 %740
  %743 = load double, ptr %742, align 8, !tbaa !20
  %744 = getelementptr inbounds double, ptr %692, i64 %740
  %745 = load double, ptr %744, align 8, !tbaa !20
  %746 = fmul contract double %743, %745
  %747 = fadd contract double %741, %746
  %748 = add nuw nsw i64 %740, 1
  %749 = icmp eq i64 %748, %683
  br i1 %749, label %750, label %739, !llvm.loop !157

750:                                              ; preds = %739, %696, %694
  %751 = phi double [ %738, %696 ], [ 0.000000e+00, %694 ], [ %747, %739 ]
  %752 = fadd contract double %681, %751
  br i1 %679, label %678, label %753, !llvm.loop !158

753:                                              ; preds = %750, %678
  %754 = phi double [ %752, %750 ], [ %681, %678 ]
  %755 = fadd contract double %675, %754
  %756 = fmul contract double %673, %755
  %757 = fmul contract double %756, 5.000000e-01
  %758 = fadd contract double %671, %757
  %759 = add nuw nsw i64 %670, 1
  %760 = icmp eq i64 %759, %658
  br i1 %760, label %665, label %669, !llvm.loop !205

761:                                              ; preds = %665, %772
  %762 = phi i64 [ %774, %772 ], [ 0, %665 ]
  %763 = phi double [ %773, %772 ], [ 0.000000e+00, %665 ]
  %764 = getelementptr inbounds %struct.Active, ptr %0, i64 %762, i32 1
  %765 = load i64, ptr %764, align 8, !tbaa !83
  %766 = icmp sgt i64 %765, 0
  br i1 %766, label %767, label %772

767:                                              ; preds = %761
  %768 = getelementptr inbounds %struct.Active, ptr %0, i64 %762
  %769 = load i64, ptr %768, align 8, !tbaa !72
  %770 = mul nsw i64 %769, 3
  %771 = getelementptr double, ptr %2, i64 %770
  br label %776

772:                                              ; preds = %776, %761
  %773 = phi double [ %763, %761 ], [ %782, %776 ]
  %774 = add nuw nsw i64 %762, 1
  %775 = icmp eq i64 %774, %1
  br i1 %775, label %785, label %761, !llvm.loop !206

776:                                              ; preds = %776, %767
  %777 = phi i64 [ 0, %767 ], [ %783, %776 ]
  %778 = phi double [ %763, %767 ], [ %782, %776 ]
  %779 = getelementptr double, ptr %771, i64 %777
  %780 = load double, ptr %779, align 8, !tbaa !20
  %781 = tail call contract double @llvm.fabs.f64(double %780)
  %782 = fadd contract double %778, %781
  %783 = add nuw nsw i64 %777, 1
  %784 = icmp eq i64 %783, %765
  br i1 %784, label %772, label %776, !llvm.loop !207

785:                                              ; preds = %772, %640
  %786 = phi double [ 0.000000e+00, %640 ], [ %666, %772 ]
  %787 = phi double [ 0.000000e+00, %640 ], [ %773, %772 ]
  %788 = fmul contract double %205, %787
  %789 = fcmp contract ogt double %786, %788
  %790 = fcmp contract une double %324, %325
  %791 = fcmp contract une double %324, 1.000000e+00
  %792 = select i1 %791, i1 true, i1 %789
  %793 = select i1 %790, i1 %792, i1 false
  br i1 %793, label %809, label %817

794:                                              ; preds = %322, %804
  %795 = phi i64 [ %807, %804 ], [ 0, %322 ]
  %796 = getelementptr inbounds %struct.Active, ptr %0, i64 %795, i32 8
  %797 = load double, ptr %796, align 8, !tbaa !20
  %798 = fcmp contract olt double %797, 0.000000e+00
  br i1 %798, label %799, label %804

799:                                              ; preds = %794
  %800 = getelementptr inbounds %struct.Active, ptr %0, i64 %795, i32 10
  %801 = load double, ptr %800, align 8, !tbaa !75
  %802 = fmul contract double %324, %801
  %803 = fmul contract double %797, %802
  br label %804

804:                                              ; preds = %794, %799
  %805 = phi contract double [ %803, %799 ], [ 0.000000e+00, %794 ]
  %806 = getelementptr inbounds %struct.Active, ptr %0, i64 %795, i32 11
  store double %805, ptr %806, align 8, !tbaa !189
  %807 = add nuw nsw i64 %795, 1
  %808 = icmp eq i64 %807, %1
  br i1 %808, label %326, label %794, !llvm.loop !208

809:                                              ; preds = %785
  %810 = select i1 %789, double %324, double %323
  %811 = select i1 %789, double %325, double %324
  %812 = fsub contract double %810, %811
  %813 = fcmp contract olt double %812, 1.000000e-02
  %814 = fadd contract double %811, %810
  %815 = fmul contract double %814, 5.000000e-01
  %816 = select contract i1 %813, double %811, double %815
  br label %322, !llvm.loop !209

817:                                              ; preds = %785
  %818 = getelementptr inbounds double, ptr %6, i64 3
  %819 = load double, ptr %818, align 8, !tbaa !20
  %820 = sitofp i64 %1 to double
  %821 = tail call contract double @llvm.maxnum.f64(double %819, double %820)
  store double %821, ptr %818, align 8, !tbaa !20
  br label %822

822:                                              ; preds = %7, %817
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
  br i1 %70, label %81, label %64, !llvm.loop !210

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
  br i1 %80, label %9, label %71, !llvm.loop !211

81:                                               ; preds = %64
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @evaluate(ptr nocapture noundef %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #1 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %5 = load ptr, ptr %4, align 8, !tbaa !212
  %6 = load i64, ptr %0, align 8, !tbaa !16
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !5
  %9 = add nsw i64 %8, %6
  %10 = shl i64 %9, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %2, i64 %10, i1 false)
  %11 = load ptr, ptr %4, align 8, !tbaa !212
  %12 = ptrtoint ptr %11 to i64
  %13 = load i64, ptr %0, align 8, !tbaa !16
  %14 = load i64, ptr %7, align 8, !tbaa !5
  %15 = getelementptr double, ptr %11, i64 %13
  %16 = getelementptr double, ptr %15, i64 %14
  store double %1, ptr %16, align 8, !tbaa !20
  %17 = getelementptr inbounds double, ptr %16, i64 1
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 7
  %19 = load i64, ptr %18, align 8, !tbaa !213
  switch i64 %19, label %130 [
    i64 1, label %20
    i64 2, label %125
  ]

20:                                               ; preds = %3
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %22 = load i64, ptr %21, align 8, !tbaa !214
  %23 = icmp sgt i64 %22, 2
  br i1 %23, label %27, label %24

24:                                               ; preds = %20
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %26 = load ptr, ptr %25, align 8, !tbaa !215
  br label %43

27:                                               ; preds = %20
  %28 = add nsw i64 %22, -1
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %30 = load ptr, ptr %29, align 8, !tbaa !215
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
  br i1 %42, label %31, label %43, !llvm.loop !216

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
  %59 = load i64, ptr %58, align 8, !tbaa !217
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %130

61:                                               ; preds = %43
  %62 = fsub contract double 1.000000e+00, %57
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %64 = load ptr, ptr %63, align 8, !tbaa !218
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
  br i1 %108, label %109, label %97, !llvm.loop !219

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
  br i1 %124, label %130, label %113, !llvm.loop !220

125:                                              ; preds = %3
  %126 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %127 = load i64, ptr %126, align 8, !tbaa !221
  %128 = inttoptr i64 %127 to ptr
  tail call void %128(ptr noundef nonnull %17, ptr noundef nonnull %11, ptr noundef null) #12
  %129 = load ptr, ptr %4, align 8, !tbaa !212
  br label %130

130:                                              ; preds = %113, %109, %3, %43, %125
  %131 = phi ptr [ %11, %3 ], [ %11, %43 ], [ %129, %125 ], [ %11, %109 ], [ %11, %113 ]
  %132 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %133 = load i64, ptr %132, align 8, !tbaa !222
  %134 = inttoptr i64 %133 to ptr
  %135 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
  %136 = load ptr, ptr %135, align 8, !tbaa !19
  %137 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %138 = load i64, ptr %137, align 8, !tbaa !223
  %139 = inttoptr i64 %138 to ptr
  tail call void %134(ptr noundef %136, ptr noundef %131, ptr noundef %139) #12
  %140 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 143
  %141 = load double, ptr %140, align 8, !tbaa !224
  %142 = fadd contract double %141, 1.000000e+00
  store double %142, ptr %140, align 8, !tbaa !224
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @evaluate_there(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #1 {
  tail call fastcc void @evaluate(ptr noundef %0, double noundef %1, ptr noundef %2)
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8, !tbaa !5
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %7 = load ptr, ptr %6, align 8, !tbaa !225
  %8 = shl i64 %5, 3
  %9 = mul i64 %8, %5
  tail call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 %9, i1 false)
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
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
  %21 = load ptr, ptr %6, align 8, !tbaa !225
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %23 = load ptr, ptr %22, align 8, !tbaa !44
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %25 = load ptr, ptr %24, align 8, !tbaa !45
  br label %41

26:                                               ; preds = %41, %3
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %28 = load ptr, ptr %27, align 8, !tbaa !100
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %30 = load i64, ptr %29, align 8, !tbaa !12
  %31 = mul i64 %30, %8
  tail call void @llvm.memset.p0.i64(ptr align 8 %28, i8 0, i64 %31, i1 false)
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %33 = load i64, ptr %32, align 8, !tbaa !52
  %34 = icmp sgt i64 %33, 0
  br i1 %34, label %35, label %70

35:                                               ; preds = %26
  %36 = load ptr, ptr %27, align 8, !tbaa !100
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %38 = load ptr, ptr %37, align 8, !tbaa !226
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %40 = load ptr, ptr %39, align 8, !tbaa !227
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
  br i1 %56, label %26, label %41, !llvm.loop !228

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
  br i1 %69, label %70, label %57, !llvm.loop !229

70:                                               ; preds = %57, %26
  %71 = load i64, ptr %29, align 8, !tbaa !12
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %73 = load i64, ptr %72, align 8, !tbaa !18
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %78, label %75

75:                                               ; preds = %70
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %77 = load i64, ptr %76, align 8, !tbaa !230
  br label %273

78:                                               ; preds = %70
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %80 = load ptr, ptr %79, align 8, !tbaa !231
  %81 = load i64, ptr %4, align 8, !tbaa !5
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %83 = load ptr, ptr %82, align 8, !tbaa !232
  %84 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 94
  %85 = load ptr, ptr %84, align 8, !tbaa !233
  %86 = icmp sgt i64 %71, 0
  br i1 %86, label %87, label %93

87:                                               ; preds = %78
  %88 = load ptr, ptr %27, align 8, !tbaa !100
  %89 = icmp sgt i64 %81, 0
  %90 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
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
  %100 = load ptr, ptr %90, align 8, !tbaa !234
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
  br i1 %112, label %113, label %101, !llvm.loop !235

113:                                              ; preds = %101, %95
  %114 = phi double [ 0.000000e+00, %95 ], [ %110, %101 ]
  %115 = icmp slt i64 %96, %71
  br i1 %115, label %116, label %121

116:                                              ; preds = %113
  %117 = load ptr, ptr %91, align 8, !tbaa !236
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
  %131 = load ptr, ptr %92, align 8, !tbaa !237
  %132 = tail call contract double @llvm.sqrt.f64(double %123)
  br label %136

133:                                              ; preds = %136, %122
  %134 = add nuw nsw i64 %96, 1
  %135 = icmp eq i64 %134, %71
  br i1 %135, label %93, label %95, !llvm.loop !238

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
  br i1 %150, label %136, label %133, !llvm.loop !239

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
  br label %156, !llvm.loop !240

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
  br i1 %181, label %161, label %165, !llvm.loop !241

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
  br label %151, !llvm.loop !242

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
  br i1 %214, label %202, label %204, !llvm.loop !243

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
  br i1 %229, label %215, label %217, !llvm.loop !244

230:                                              ; preds = %215, %194
  %231 = add nuw nsw i64 %195, 1
  %232 = icmp eq i64 %231, %71
  br i1 %232, label %190, label %194, !llvm.loop !245

233:                                              ; preds = %183, %238
  %234 = phi i64 [ %239, %238 ], [ 0, %183 ]
  %235 = getelementptr inbounds i64, ptr %80, i64 %234
  %236 = load i64, ptr %235, align 8, !tbaa !33
  %237 = icmp slt i64 %236, %152
  br i1 %237, label %238, label %241

238:                                              ; preds = %233
  %239 = add nuw nsw i64 %234, 1
  %240 = icmp eq i64 %239, %153
  br i1 %240, label %241, label %233, !llvm.loop !246

241:                                              ; preds = %238, %233, %183
  %242 = phi i64 [ 0, %183 ], [ %153, %238 ], [ %234, %233 ]
  %243 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %244 = load i64, ptr %243, align 8, !tbaa !247
  %245 = icmp slt i64 %242, %244
  br i1 %245, label %246, label %257

246:                                              ; preds = %241
  %247 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 144
  store double 0.000000e+00, ptr %247, align 8, !tbaa !248
  %248 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 148
  store double 0.000000e+00, ptr %248, align 8, !tbaa !249
  %249 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %250 = load ptr, ptr %249, align 8, !tbaa !212
  %251 = load i64, ptr %0, align 8, !tbaa !16
  %252 = load i64, ptr %4, align 8, !tbaa !5
  %253 = getelementptr double, ptr %250, i64 %251
  %254 = getelementptr double, ptr %253, i64 %252
  %255 = load double, ptr %254, align 8, !tbaa !20
  %256 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 145
  store double %255, ptr %256, align 8, !tbaa !250
  br label %262

257:                                              ; preds = %241
  store i64 %242, ptr %243, align 8, !tbaa !247
  %258 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %259 = load ptr, ptr %258, align 8, !tbaa !251
  %260 = shl i64 %242, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %259, ptr align 8 %80, i64 %260, i1 false)
  %261 = load i64, ptr %243, align 8, !tbaa !247
  br label %262

262:                                              ; preds = %257, %246
  %263 = phi i64 [ %261, %257 ], [ %244, %246 ]
  %264 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %265 = load ptr, ptr %264, align 8, !tbaa !251
  %266 = getelementptr inbounds i64, ptr %265, i64 %263
  %267 = getelementptr inbounds i64, ptr %80, i64 %242
  %268 = sub nsw i64 %153, %242
  %269 = shl i64 %268, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %266, ptr align 8 %267, i64 %269, i1 false)
  %270 = load i64, ptr %243, align 8, !tbaa !247
  %271 = add i64 %270, %268
  %272 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  store i64 %271, ptr %272, align 8, !tbaa !230
  br label %273

273:                                              ; preds = %262, %75
  %274 = phi i64 [ %77, %75 ], [ %271, %262 ]
  %275 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %276 = load ptr, ptr %275, align 8, !tbaa !252
  %277 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 151
  store double 1.000000e+00, ptr %277, align 8, !tbaa !253
  %278 = icmp sgt i64 %274, 0
  br i1 %278, label %281, label %279

279:                                              ; preds = %273
  %280 = load i64, ptr %4, align 8, !tbaa !5
  br label %421

281:                                              ; preds = %273
  %282 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %283 = load ptr, ptr %282, align 8, !tbaa !251
  %284 = load ptr, ptr %27, align 8, !tbaa !100
  %285 = load i64, ptr %4, align 8, !tbaa !5
  %286 = icmp sgt i64 %285, 0
  %287 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %288 = add nuw i64 %274, 1
  %289 = load i64, ptr %29, align 8, !tbaa !12
  %290 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  %291 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %292 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 124
  %293 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 148
  %294 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 144
  %295 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 145
  br label %296

296:                                              ; preds = %418, %281
  %297 = phi i64 [ 0, %281 ], [ %419, %418 ]
  %298 = getelementptr inbounds i64, ptr %283, i64 %297
  %299 = load i64, ptr %298, align 8, !tbaa !33
  %300 = mul nsw i64 %299, %285
  %301 = getelementptr inbounds double, ptr %284, i64 %300
  br i1 %286, label %302, label %316

302:                                              ; preds = %296
  %303 = load ptr, ptr %287, align 8, !tbaa !234
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
  br i1 %315, label %316, label %304, !llvm.loop !235

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
  %337 = load ptr, ptr %287, align 8, !tbaa !234
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
  br i1 %351, label %352, label %338, !llvm.loop !235

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
  br i1 %372, label %322, label %329, !llvm.loop !254

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
  br i1 %387, label %358, label %373, !llvm.loop !255

388:                                              ; preds = %322
  %389 = load ptr, ptr %290, align 8, !tbaa !236
  %390 = getelementptr inbounds double, ptr %389, i64 %299
  %391 = load double, ptr %390, align 8, !tbaa !20
  %392 = fcmp contract ogt double %391, 0.000000e+00
  %393 = select i1 %392, double %391, double 1.000000e+00
  %394 = fdiv contract double %325, %393
  %395 = load ptr, ptr %291, align 8, !tbaa !256
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
  %405 = load ptr, ptr %292, align 8, !tbaa !257
  %406 = getelementptr inbounds double, ptr %405, i64 %299
  store double %404, ptr %406, align 8, !tbaa !20
  %407 = load double, ptr %277, align 8, !tbaa !253
  %408 = fcmp contract olt double %404, %407
  br i1 %408, label %409, label %410

409:                                              ; preds = %400
  store double %404, ptr %277, align 8, !tbaa !253
  br label %410

410:                                              ; preds = %409, %400
  %411 = load double, ptr %293, align 8, !tbaa !249
  %412 = fcmp contract olt double %404, %411
  br i1 %412, label %413, label %414

413:                                              ; preds = %410
  store double %404, ptr %293, align 8, !tbaa !249
  br label %414

414:                                              ; preds = %413, %410
  %415 = load double, ptr %294, align 8, !tbaa !248
  %416 = fcmp contract olt double %404, %415
  br i1 %416, label %417, label %418

417:                                              ; preds = %414
  store double %404, ptr %294, align 8, !tbaa !248
  store double %1, ptr %295, align 8, !tbaa !250
  br label %418

418:                                              ; preds = %417, %414, %322
  %419 = add nuw nsw i64 %297, 1
  %420 = icmp eq i64 %419, %274
  br i1 %420, label %421, label %296, !llvm.loop !258

421:                                              ; preds = %418, %279
  %422 = phi i64 [ %280, %279 ], [ %285, %418 ]
  %423 = icmp sgt i64 %422, 0
  br i1 %423, label %424, label %430

424:                                              ; preds = %421
  %425 = load ptr, ptr %6, align 8, !tbaa !225
  %426 = add nuw i64 %422, 1
  %427 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %428 = load ptr, ptr %427, align 8, !tbaa !234
  %429 = sitofp i64 %422 to double
  br label %440

430:                                              ; preds = %440, %421
  %431 = phi double [ 0.000000e+00, %421 ], [ %450, %440 ]
  br i1 %278, label %432, label %499

432:                                              ; preds = %430
  %433 = load ptr, ptr %27, align 8, !tbaa !100
  %434 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %435 = load ptr, ptr %434, align 8, !tbaa !251
  %436 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %437 = add i64 %422, 1
  %438 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %439 = load ptr, ptr %438, align 8, !tbaa !259
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
  br i1 %452, label %430, label %440, !llvm.loop !260

453:                                              ; preds = %469, %432
  %454 = phi i64 [ 0, %432 ], [ %472, %469 ]
  %455 = getelementptr inbounds i64, ptr %435, i64 %454
  %456 = load i64, ptr %455, align 8, !tbaa !33
  %457 = mul nsw i64 %456, %422
  %458 = getelementptr inbounds double, ptr %433, i64 %457
  br i1 %423, label %459, label %469

459:                                              ; preds = %453
  %460 = load ptr, ptr %436, align 8, !tbaa !234
  %461 = load ptr, ptr %6, align 8, !tbaa !225
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
  br i1 %473, label %474, label %453, !llvm.loop !261

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
  br i1 %498, label %462, label %479, !llvm.loop !262

499:                                              ; preds = %569, %430
  %500 = load ptr, ptr %6, align 8, !tbaa !225
  %501 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 152
  store double 0.000000e+00, ptr %501, align 8, !tbaa !263
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
  br i1 %521, label %509, label %513, !llvm.loop !264

522:                                              ; preds = %509
  %523 = fmul contract double %507, 1.000000e-05
  %524 = fcmp contract olt double %510, %523
  br i1 %524, label %525, label %526

525:                                              ; preds = %522
  store double 1.000000e+00, ptr %501, align 8, !tbaa !263
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
  br i1 %540, label %530, label %552, !llvm.loop !265

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
  br i1 %551, label %536, label %541, !llvm.loop !266

552:                                              ; preds = %536, %526
  %553 = icmp eq i64 %528, %422
  br i1 %553, label %628, label %502, !llvm.loop !267

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
  br i1 %571, label %499, label %558, !llvm.loop !268

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
  %583 = load ptr, ptr %6, align 8, !tbaa !225
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
  %600 = load <2 x double>, ptr %599, align 8, !tbaa !20, !alias.scope !269
  %601 = fmul contract <2 x double> %596, %600
  %602 = getelementptr double, ptr %585, i64 %598
  %603 = load <2 x double>, ptr %602, align 8, !tbaa !20, !alias.scope !272, !noalias !269
  %604 = fadd contract <2 x double> %601, %603
  store <2 x double> %604, ptr %602, align 8, !tbaa !20, !alias.scope !272, !noalias !269
  %605 = add nuw i64 %598, 2
  %606 = icmp eq i64 %605, %594
  br i1 %606, label %607, label %597, !llvm.loop !274

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
  br i1 %620, label %621, label %611, !llvm.loop !275

621:                                              ; preds = %611, %607, %572
  %622 = add nuw nsw i64 %574, 1
  %623 = add nuw i64 %573, 1
  %624 = icmp eq i64 %622, %422
  br i1 %624, label %569, label %572, !llvm.loop !276

625:                                              ; preds = %554
  %626 = sitofp i32 %556 to double
  %627 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 146
  store double %626, ptr %627, align 8, !tbaa !17
  br label %628

628:                                              ; preds = %552, %625, %554, %499
  %629 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %630 = load ptr, ptr %629, align 8, !tbaa !251
  %631 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %632 = load ptr, ptr %631, align 8, !tbaa !277
  %633 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 94
  %634 = load ptr, ptr %633, align 8, !tbaa !233
  %635 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %636 = load ptr, ptr %635, align 8, !tbaa !278
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
  %646 = load ptr, ptr %27, align 8, !tbaa !100
  %647 = getelementptr inbounds i64, ptr %630, i64 %643
  %648 = load i64, ptr %647, align 8, !tbaa !33
  %649 = mul nsw i64 %648, %422
  %650 = getelementptr inbounds double, ptr %646, i64 %649
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %645, ptr align 8 %650, i64 %638, i1 false)
  %651 = load ptr, ptr %6, align 8, !tbaa !225
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
  br i1 %667, label %688, label %652, !llvm.loop !279

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
  br i1 %678, label %660, label %668, !llvm.loop !280

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
  br i1 %687, label %640, label %642, !llvm.loop !281

688:                                              ; preds = %660, %688
  %689 = phi i64 [ %695, %688 ], [ 0, %660 ]
  %690 = phi double [ %694, %688 ], [ 0.000000e+00, %660 ]
  %691 = getelementptr double, ptr %645, i64 %689
  %692 = load double, ptr %691, align 8, !tbaa !20
  %693 = fmul contract double %692, %692
  %694 = fadd contract double %690, %693
  %695 = add nuw nsw i64 %689, 1
  %696 = icmp eq i64 %695, %422
  br i1 %696, label %679, label %688, !llvm.loop !282

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
  br i1 %735, label %714, label %725, !llvm.loop !283

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
  br i1 %748, label %712, label %706, !llvm.loop !284

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
  br i1 %759, label %736, label %749, !llvm.loop !285

760:                                              ; preds = %712
  store double 1.000000e+00, ptr %501, align 8, !tbaa !263
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
  br i1 %769, label %770, label %697, !llvm.loop !286

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
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
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
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %26 = load ptr, ptr %25, align 8, !tbaa !100
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
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
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %43 = load ptr, ptr %42, align 8, !tbaa !212
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
  br i1 %58, label %20, label %45, !llvm.loop !287

59:                                               ; preds = %445, %20
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %61 = load ptr, ptr %60, align 8, !tbaa !101
  %62 = shl i64 %8, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 %62, i1 false)
  %63 = shl i64 %22, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %61, i8 0, i64 %63, i1 false)
  tail call fastcc void @solve_once(ptr noundef nonnull %0, ptr noundef %9, ptr noundef %4, ptr noundef %61, i32 noundef 1)
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 150
  %65 = load double, ptr %64, align 8, !tbaa !288
  %66 = fcmp contract ogt double %65, 0.000000e+00
  br i1 %66, label %67, label %72

67:                                               ; preds = %59
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 151
  %69 = load double, ptr %68, align 8, !tbaa !253
  %70 = fmul contract double %65, 1.000000e+01
  %71 = fcmp contract olt double %69, %70
  br i1 %71, label %414, label %72

72:                                               ; preds = %67, %59
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 152
  %74 = load double, ptr %73, align 8, !tbaa !263
  %75 = fcmp contract une double %74, 0.000000e+00
  br i1 %75, label %76, label %232

76:                                               ; preds = %72
  %77 = load i64, ptr %7, align 8, !tbaa !5
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 129
  %79 = load ptr, ptr %78, align 8, !tbaa !289
  %80 = shl i64 %77, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 8 %5, i64 %80, i1 false)
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %82 = load i64, ptr %81, align 8, !tbaa !43
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %84, label %93

84:                                               ; preds = %76
  %85 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %86 = load ptr, ptr %85, align 8, !tbaa !44
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %88 = load ptr, ptr %87, align 8, !tbaa !45
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
  %90 = load ptr, ptr %89, align 8, !tbaa !19
  %91 = load i64, ptr %0, align 8, !tbaa !16
  %92 = getelementptr inbounds double, ptr %90, i64 %91
  br label %103

93:                                               ; preds = %126, %76
  br i1 %23, label %97, label %94

94:                                               ; preds = %93
  %95 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 130
  %96 = load ptr, ptr %95, align 8, !tbaa !290
  br label %158

97:                                               ; preds = %93
  %98 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %99 = load ptr, ptr %98, align 8, !tbaa !100
  %100 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 130
  %101 = load ptr, ptr %100, align 8, !tbaa !290
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
  br i1 %128, label %93, label %103, !llvm.loop !291

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
  br i1 %140, label %158, label %129, !llvm.loop !292

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
  br i1 %157, label %138, label %141, !llvm.loop !293

158:                                              ; preds = %138, %94
  %159 = phi ptr [ %96, %94 ], [ %101, %138 ]
  %160 = load ptr, ptr %78, align 8, !tbaa !289
  %161 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 130
  %162 = getelementptr inbounds double, ptr %159, i64 %22
  tail call void @llvm.memset.p0.i64(ptr align 8 %162, i8 0, i64 %63, i1 false)
  %163 = load ptr, ptr %161, align 8, !tbaa !290
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
  %178 = load <2 x double>, ptr %177, align 8, !tbaa !20, !alias.scope !294
  %179 = getelementptr inbounds double, ptr %4, i64 %176
  %180 = load <2 x double>, ptr %179, align 8, !tbaa !20, !alias.scope !297, !noalias !294
  %181 = fadd contract <2 x double> %178, %180
  store <2 x double> %181, ptr %179, align 8, !tbaa !20, !alias.scope !297, !noalias !294
  %182 = add nuw i64 %176, 2
  %183 = icmp eq i64 %182, %174
  br i1 %183, label %184, label %175, !llvm.loop !299

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
  %204 = load <2 x double>, ptr %203, align 8, !tbaa !20, !alias.scope !300
  %205 = getelementptr inbounds double, ptr %61, i64 %202
  %206 = load <2 x double>, ptr %205, align 8, !tbaa !20, !alias.scope !303, !noalias !300
  %207 = fadd contract <2 x double> %204, %206
  store <2 x double> %207, ptr %205, align 8, !tbaa !20, !alias.scope !303, !noalias !300
  %208 = add nuw i64 %202, 2
  %209 = icmp eq i64 %208, %200
  br i1 %209, label %210, label %201, !llvm.loop !305

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
  br i1 %222, label %188, label %214, !llvm.loop !306

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
  br i1 %231, label %232, label %223, !llvm.loop !307

232:                                              ; preds = %223, %210, %188, %72
  %233 = load i64, ptr %7, align 8, !tbaa !5
  %234 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %235 = load i64, ptr %234, align 8, !tbaa !230
  %236 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 129
  %237 = load ptr, ptr %236, align 8, !tbaa !289
  %238 = icmp sgt i64 %235, 0
  br i1 %238, label %239, label %414

239:                                              ; preds = %232
  %240 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %241 = load ptr, ptr %240, align 8, !tbaa !100
  %242 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %243 = load ptr, ptr %242, align 8, !tbaa !251
  %244 = icmp sgt i64 %233, 0
  %245 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %246 = load ptr, ptr %245, align 8, !tbaa !232
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
  br i1 %271, label %247, label %249, !llvm.loop !308

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
  br i1 %285, label %259, label %272, !llvm.loop !309

286:                                              ; preds = %247
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %243, i64 noundef %235, ptr noundef nonnull %246, ptr noundef null)
  %287 = shl i64 %233, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %237, i8 0, i64 %287, i1 false)
  %288 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 94
  %289 = getelementptr i8, ptr %237, i64 %287
  %290 = icmp ult i64 %233, 6
  %291 = and i64 %233, 9223372036854775806
  %292 = icmp eq i64 %233, %291
  br label %293

293:                                              ; preds = %392, %286
  %294 = phi i64 [ 0, %286 ], [ %393, %392 ]
  br i1 %244, label %295, label %389

295:                                              ; preds = %293
  %296 = load ptr, ptr %288, align 8, !tbaa !233
  %297 = mul nsw i64 %294, %233
  %298 = getelementptr double, ptr %296, i64 %297
  %299 = load ptr, ptr %245, align 8, !tbaa !232
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
  %316 = load double, ptr %300, align 8, !tbaa !20, !alias.scope !310
  %317 = insertelement <2 x double> poison, double %316, i64 0
  %318 = shufflevector <2 x double> %317, <2 x double> poison, <2 x i32> zeroinitializer
  br label %319

319:                                              ; preds = %319, %315
  %320 = phi i64 [ 0, %315 ], [ %327, %319 ]
  %321 = getelementptr double, ptr %298, i64 %320
  %322 = load <2 x double>, ptr %321, align 8, !tbaa !20, !alias.scope !313
  %323 = fmul contract <2 x double> %322, %318
  %324 = getelementptr inbounds double, ptr %237, i64 %320
  %325 = load <2 x double>, ptr %324, align 8, !tbaa !20, !alias.scope !315, !noalias !317
  %326 = fadd contract <2 x double> %325, %323
  store <2 x double> %326, ptr %324, align 8, !tbaa !20, !alias.scope !315, !noalias !317
  %327 = add nuw i64 %320, 2
  %328 = icmp eq i64 %327, %291
  br i1 %328, label %329, label %319, !llvm.loop !318

329:                                              ; preds = %319
  br i1 %292, label %386, label %330

330:                                              ; preds = %301, %295, %329
  %331 = phi i64 [ 0, %301 ], [ 0, %295 ], [ %291, %329 ]
  br label %394

332:                                              ; preds = %386
  %333 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %334 = load ptr, ptr %333, align 8, !tbaa !225
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
  br i1 %349, label %336, label %350, !llvm.loop !319

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
  %364 = load <2 x double>, ptr %363, align 8, !tbaa !20, !alias.scope !320
  %365 = getelementptr inbounds double, ptr %4, i64 %362
  %366 = load <2 x double>, ptr %365, align 8, !tbaa !20, !alias.scope !323, !noalias !320
  %367 = fadd contract <2 x double> %364, %366
  store <2 x double> %367, ptr %365, align 8, !tbaa !20, !alias.scope !323, !noalias !320
  %368 = add nuw i64 %362, 2
  %369 = icmp eq i64 %368, %360
  br i1 %369, label %370, label %361, !llvm.loop !325

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
  br i1 %385, label %343, label %374, !llvm.loop !326

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
  br label %293, !llvm.loop !327

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
  br i1 %404, label %386, label %394, !llvm.loop !328

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
  br i1 %413, label %414, label %405, !llvm.loop !329

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
  br i1 %431, label %432, label %421, !llvm.loop !105

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
  br i1 %442, label %443, label %432, !llvm.loop !105

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
  br i1 %452, label %59, label %415, !llvm.loop !330
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
  %9 = load i64, ptr %8, align 8, !tbaa !230
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %24

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %13 = load ptr, ptr %12, align 8, !tbaa !259
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %15 = load ptr, ptr %14, align 8, !tbaa !251
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %17 = load ptr, ptr %16, align 8, !tbaa !100
  %18 = icmp sgt i64 %7, 0
  %19 = shl i64 %7, 3
  %20 = getelementptr i8, ptr %2, i64 %19
  %21 = icmp ult i64 %7, 4
  %22 = and i64 %7, 9223372036854775806
  %23 = icmp eq i64 %7, %22
  br label %67

24:                                               ; preds = %103, %5
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %26 = load ptr, ptr %25, align 8, !tbaa !225
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
  br i1 %45, label %57, label %30, !llvm.loop !279

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
  br i1 %56, label %38, label %46, !llvm.loop !280

57:                                               ; preds = %38, %24
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %59 = load ptr, ptr %58, align 8, !tbaa !251
  br i1 %10, label %63, label %60

60:                                               ; preds = %57
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %62 = load ptr, ptr %61, align 8, !tbaa !232
  br label %116

63:                                               ; preds = %57
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 94
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %66 = load ptr, ptr %65, align 8, !tbaa !232
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
  %93 = load <2 x double>, ptr %92, align 8, !tbaa !20, !alias.scope !331
  %94 = fmul contract <2 x double> %89, %93
  %95 = getelementptr inbounds double, ptr %2, i64 %91
  %96 = load <2 x double>, ptr %95, align 8, !tbaa !20, !alias.scope !334, !noalias !331
  %97 = fadd contract <2 x double> %96, %94
  store <2 x double> %97, ptr %95, align 8, !tbaa !20, !alias.scope !334, !noalias !331
  %98 = add nuw i64 %91, 2
  %99 = icmp eq i64 %98, %22
  br i1 %99, label %100, label %90, !llvm.loop !336

100:                                              ; preds = %90
  br i1 %23, label %103, label %101

101:                                              ; preds = %79, %78, %100
  %102 = phi i64 [ 0, %79 ], [ 0, %78 ], [ %22, %100 ]
  br label %106

103:                                              ; preds = %106, %100, %67
  %104 = add nuw nsw i64 %68, 1
  %105 = icmp eq i64 %104, %9
  br i1 %105, label %24, label %67, !llvm.loop !337

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
  br i1 %115, label %103, label %106, !llvm.loop !338

116:                                              ; preds = %131, %60
  %117 = phi ptr [ %62, %60 ], [ %66, %131 ]
  %118 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %119 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
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
  %128 = load ptr, ptr %64, align 8, !tbaa !233
  %129 = mul nsw i64 %122, %7
  %130 = getelementptr double, ptr %128, i64 %129
  br label %136

131:                                              ; preds = %136, %121
  %132 = phi double [ %126, %121 ], [ %144, %136 ]
  %133 = getelementptr inbounds double, ptr %66, i64 %122
  store double %132, ptr %133, align 8, !tbaa !20
  %134 = add nuw nsw i64 %122, 1
  %135 = icmp eq i64 %134, %9
  br i1 %135, label %116, label %121, !llvm.loop !339

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
  br i1 %146, label %131, label %136, !llvm.loop !340

147:                                              ; preds = %116
  %148 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 150
  %149 = load double, ptr %148, align 8, !tbaa !288
  %150 = fcmp contract ogt double %149, 0.000000e+00
  br i1 %150, label %151, label %211

151:                                              ; preds = %147
  %152 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 151
  %153 = load double, ptr %152, align 8, !tbaa !253
  %154 = fmul contract double %149, 1.000000e+01
  %155 = fcmp contract olt double %153, %154
  br i1 %155, label %156, label %211

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %158 = load ptr, ptr %157, align 8, !tbaa !341
  br i1 %27, label %159, label %162

159:                                              ; preds = %156
  %160 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  %161 = load ptr, ptr %160, align 8, !tbaa !342
  br label %168

162:                                              ; preds = %175, %156
  %163 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  %164 = load ptr, ptr %163, align 8, !tbaa !343
  br i1 %10, label %166, label %165

165:                                              ; preds = %162
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %59, i64 noundef %9, ptr noundef %117, ptr noundef %164)
  br label %228

166:                                              ; preds = %162
  %167 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 94
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
  br i1 %177, label %162, label %168, !llvm.loop !344

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
  br i1 %189, label %178, label %175, !llvm.loop !345

190:                                              ; preds = %197, %166
  %191 = phi i64 [ 0, %166 ], [ %198, %197 ]
  %192 = getelementptr inbounds double, ptr %164, i64 %191
  store double 0.000000e+00, ptr %192, align 8, !tbaa !20
  br i1 %27, label %193, label %197

193:                                              ; preds = %190
  %194 = load ptr, ptr %167, align 8, !tbaa !233
  %195 = mul nsw i64 %191, %7
  %196 = getelementptr double, ptr %194, i64 %195
  br label %200

197:                                              ; preds = %200, %190
  %198 = add nuw nsw i64 %191, 1
  %199 = icmp eq i64 %198, %9
  br i1 %199, label %211, label %190, !llvm.loop !346

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
  br i1 %210, label %197, label %200, !llvm.loop !347

211:                                              ; preds = %197, %151, %147, %116
  %212 = phi ptr [ null, %116 ], [ null, %151 ], [ null, %147 ], [ %164, %197 ]
  tail call fastcc void @solve_gram(ptr noundef %0, ptr noundef %59, i64 noundef %9, ptr noundef %117, ptr noundef %212)
  br i1 %10, label %213, label %228

213:                                              ; preds = %211
  %214 = load ptr, ptr %119, align 8, !tbaa !232
  %215 = load ptr, ptr %118, align 8, !tbaa !251
  %216 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 94
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
  %229 = load ptr, ptr %25, align 8, !tbaa !225
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
  br i1 %245, label %232, label %258, !llvm.loop !319

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
  br i1 %257, label %239, label %246, !llvm.loop !326

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
  %268 = load ptr, ptr %216, align 8, !tbaa !233
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
  %279 = load double, ptr %262, align 8, !tbaa !20, !alias.scope !348
  %280 = insertelement <2 x double> poison, double %279, i64 0
  %281 = shufflevector <2 x double> %280, <2 x double> poison, <2 x i32> zeroinitializer
  br label %282

282:                                              ; preds = %282, %278
  %283 = phi i64 [ 0, %278 ], [ %290, %282 ]
  %284 = getelementptr double, ptr %270, i64 %283
  %285 = load <2 x double>, ptr %284, align 8, !tbaa !20, !alias.scope !351
  %286 = fmul contract <2 x double> %285, %281
  %287 = getelementptr inbounds double, ptr %2, i64 %283
  %288 = load <2 x double>, ptr %287, align 8, !tbaa !20, !alias.scope !353, !noalias !355
  %289 = fadd contract <2 x double> %288, %286
  store <2 x double> %289, ptr %287, align 8, !tbaa !20, !alias.scope !353, !noalias !355
  %290 = add nuw i64 %283, 2
  %291 = icmp eq i64 %290, %226
  br i1 %291, label %292, label %282, !llvm.loop !356

292:                                              ; preds = %282
  br i1 %227, label %295, label %293

293:                                              ; preds = %271, %267, %292
  %294 = phi i64 [ 0, %271 ], [ 0, %267 ], [ %226, %292 ]
  br label %298

295:                                              ; preds = %298, %292, %259
  %296 = add nuw nsw i64 %260, 1
  %297 = icmp eq i64 %296, %9
  br i1 %297, label %228, label %259, !llvm.loop !357

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
  br i1 %308, label %295, label %298, !llvm.loop !358
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr noundef %4) unnamed_addr #8 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %7 = load ptr, ptr %6, align 8, !tbaa !277
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %9 = load ptr, ptr %8, align 8, !tbaa !278
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %161

11:                                               ; preds = %5
  %12 = icmp eq ptr %4, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 124
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 150
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
  br i1 %61, label %39, label %51, !llvm.loop !359

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
  br i1 %82, label %62, label %72, !llvm.loop !360

83:                                               ; preds = %62
  %84 = load ptr, ptr %14, align 8, !tbaa !257
  %85 = getelementptr inbounds double, ptr %84, i64 %69
  %86 = load double, ptr %85, align 8, !tbaa !20
  %87 = load double, ptr %25, align 8, !tbaa !20
  %88 = load double, ptr %15, align 8, !tbaa !288
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
  br i1 %107, label %16, label %19, !llvm.loop !361

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
  %123 = load <2 x double>, ptr %122, align 8, !tbaa !20, !alias.scope !362
  %124 = getelementptr inbounds double, ptr %3, i64 %121
  %125 = load <2 x double>, ptr %124, align 8, !tbaa !20, !alias.scope !365, !noalias !362
  %126 = fmul contract <2 x double> %123, %125
  store <2 x double> %126, ptr %124, align 8, !tbaa !20, !alias.scope !365, !noalias !362
  %127 = add nuw i64 %121, 2
  %128 = icmp eq i64 %127, %119
  br i1 %128, label %129, label %120, !llvm.loop !367

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
  br i1 %148, label %133, label %108, !llvm.loop !368

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
  br i1 %160, label %140, label %149, !llvm.loop !369

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
  br i1 %170, label %161, label %162, !llvm.loop !370
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
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 150
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %22 = load i64, ptr %13, align 8, !tbaa !83
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
  %39 = load i64, ptr %13, align 8, !tbaa !83
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
  %48 = load double, ptr %19, align 8, !tbaa !288
  store double 0.000000e+00, ptr %19, align 8, !tbaa !288
  %49 = load i64, ptr %14, align 8, !tbaa !5
  %50 = getelementptr inbounds double, ptr %7, i64 %49
  %51 = load ptr, ptr %20, align 8, !tbaa !101
  tail call fastcc void @solve_once(ptr noundef %0, ptr noundef %50, ptr noundef %7, ptr noundef %51, i32 noundef 0)
  store double %48, ptr %19, align 8, !tbaa !288
  %52 = load i64, ptr %14, align 8, !tbaa !5
  %53 = shl i64 %52, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %42, ptr align 8 %7, i64 %53, i1 false)
  %54 = load ptr, ptr %2, align 8, !tbaa !61
  %55 = getelementptr inbounds double, ptr %54, i64 %28
  %56 = load double, ptr %55, align 8, !tbaa !20
  %57 = load ptr, ptr %21, align 8, !tbaa !212
  %58 = load i64, ptr %0, align 8, !tbaa !16
  %59 = getelementptr inbounds double, ptr %57, i64 %58
  %60 = load i64, ptr %14, align 8, !tbaa !5
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %66, label %62

62:                                               ; preds = %25
  %63 = fadd contract double %34, %56
  %64 = load i64, ptr %13, align 8, !tbaa !83
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
  br i1 %76, label %77, label %66, !llvm.loop !105

77:                                               ; preds = %66
  %78 = fsub contract double %56, %74
  %79 = fadd contract double %34, %78
  %80 = load i64, ptr %13, align 8, !tbaa !83
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
  br i1 %92, label %93, label %82, !llvm.loop !105

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
  store i64 %102, ptr %13, align 8, !tbaa !83
  %103 = load i64, ptr %9, align 8, !tbaa !56
  %104 = icmp slt i64 %101, %103
  br i1 %104, label %25, label %24, !llvm.loop !371
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @measure_answers(ptr nocapture noundef %0) unnamed_addr #8 {
  %2 = getelementptr inbounds %struct.Active, ptr %0, i64 0, i32 1
  %3 = load i64, ptr %2, align 8, !tbaa !83
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
  br i1 %11, label %8, label %5, !llvm.loop !372

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
  br i1 %25, label %9, label %12, !llvm.loop !373

26:                                               ; preds = %16
  %27 = getelementptr inbounds %struct.Active, ptr %0, i64 0, i32 4, i64 %19
  %28 = load ptr, ptr %27, align 8, !tbaa !74
  %29 = mul nsw i64 %21, %6
  %30 = getelementptr inbounds double, ptr %28, i64 %29
  %31 = getelementptr inbounds %struct.Active, ptr %0, i64 0, i32 5, i64 %19
  %32 = load ptr, ptr %31, align 8, !tbaa !74
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
  br i1 %91, label %92, label %81, !llvm.loop !157

92:                                               ; preds = %81, %36, %38
  %93 = phi double [ %80, %38 ], [ 0.000000e+00, %36 ], [ %89, %81 ]
  %94 = fadd contract double %93, %17
  store double %94, ptr %15, align 8, !tbaa !20
  br i1 %18, label %16, label %23, !llvm.loop !374
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
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !7, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !7, i64 240, !7, i64 248, !7, i64 256, !7, i64 264, !7, i64 272, !7, i64 280, !7, i64 288, !7, i64 296, !7, i64 304, !7, i64 312, !7, i64 320, !7, i64 328, !7, i64 336, !7, i64 344, !7, i64 352, !7, i64 360, !7, i64 368, !7, i64 376, !7, i64 384, !10, i64 392, !10, i64 400, !10, i64 408, !10, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !10, i64 456, !10, i64 464, !10, i64 472, !10, i64 480, !10, i64 488, !10, i64 496, !10, i64 504, !10, i64 512, !10, i64 520, !10, i64 528, !10, i64 536, !10, i64 544, !10, i64 552, !10, i64 560, !10, i64 568, !10, i64 576, !10, i64 584, !10, i64 592, !10, i64 600, !10, i64 608, !10, i64 616, !10, i64 624, !10, i64 632, !10, i64 640, !10, i64 648, !10, i64 656, !10, i64 664, !10, i64 672, !10, i64 680, !10, i64 688, !10, i64 696, !10, i64 704, !10, i64 712, !10, i64 720, !10, i64 728, !10, i64 736, !10, i64 744, !10, i64 752, !10, i64 760, !10, i64 768, !10, i64 776, !10, i64 784, !10, i64 792, !10, i64 800, !10, i64 808, !10, i64 816, !10, i64 824, !10, i64 832, !10, i64 840, !10, i64 848, !10, i64 856, !10, i64 864, !10, i64 872, !10, i64 880, !10, i64 888, !10, i64 896, !10, i64 904, !10, i64 912, !10, i64 920, !10, i64 928, !10, i64 936, !10, i64 944, !10, i64 952, !10, i64 960, !10, i64 968, !10, i64 976, !10, i64 984, !10, i64 992, !10, i64 1000, !10, i64 1008, !10, i64 1016, !10, i64 1024, !10, i64 1032, !10, i64 1040, !10, i64 1048, !10, i64 1056, !10, i64 1064, !10, i64 1072, !10, i64 1080, !10, i64 1088, !10, i64 1096, !10, i64 1104, !10, i64 1112, !10, i64 1120, !10, i64 1128, !10, i64 1136, !11, i64 1144, !11, i64 1152, !11, i64 1160, !11, i64 1168, !11, i64 1176, !11, i64 1184, !11, i64 1192, !11, i64 1200, !11, i64 1208, !11, i64 1216, !11, i64 1224, !11, i64 1232, !11, i64 1240, !11, i64 1248, !11, i64 1256, !11, i64 1264, !11, i64 1272, !11, i64 1280, !11, i64 1288, !11, i64 1296}
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
!17 = !{!6, !11, i64 1168}
!18 = !{!6, !7, i64 160}
!19 = !{!6, !10, i64 720}
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
!32 = !{!6, !10, i64 472}
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
!44 = !{!6, !10, i64 416}
!45 = !{!6, !10, i64 424}
!46 = distinct !{!46, !27, !28, !29}
!47 = distinct !{!47, !27, !28, !29, !30}
!48 = distinct !{!48, !27, !28}
!49 = !{!50}
!50 = distinct !{!50, !51, !"law_at: argument 0"}
!51 = distinct !{!51, !"law_at"}
!52 = !{!6, !7, i64 80}
!53 = !{!6, !7, i64 24}
!54 = !{!6, !10, i64 488}
!55 = distinct !{!55, !27, !28}
!56 = !{!57, !7, i64 72}
!57 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !10, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !10, i64 64, !7, i64 72, !7, i64 80, !11, i64 88}
!58 = !{!57, !7, i64 80}
!59 = !{!6, !10, i64 920}
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
!70 = !{!6, !10, i64 504}
!71 = distinct !{!71, !27, !28}
!72 = !{!73, !7, i64 0}
!73 = !{!"", !7, i64 0, !7, i64 8, !8, i64 16, !8, i64 32, !8, i64 48, !8, i64 64, !8, i64 80, !8, i64 104, !8, i64 176, !11, i64 200, !11, i64 208, !11, i64 216, !11, i64 224}
!74 = !{!10, !10, i64 0}
!75 = !{!73, !11, i64 208}
!76 = !{!77}
!77 = distinct !{!77, !78, !"law_at: argument 0"}
!78 = distinct !{!78, !"law_at"}
!79 = !{!73, !11, i64 224}
!80 = distinct !{!80, !27, !28}
!81 = distinct !{!81, !27, !28}
!82 = distinct !{!82, !27, !28, !29}
!83 = !{!73, !7, i64 8}
!84 = !{!85}
!85 = distinct !{!85, !86}
!86 = distinct !{!86, !"LVerDomain"}
!87 = !{!88}
!88 = distinct !{!88, !86}
!89 = !{!90}
!90 = distinct !{!90, !86}
!91 = !{!85, !88}
!92 = distinct !{!92, !27, !28, !29, !30}
!93 = distinct !{!93, !27, !28}
!94 = distinct !{!94, !27, !28}
!95 = distinct !{!95, !27, !28, !29}
!96 = !{!97}
!97 = distinct !{!97, !98, !"left_at: argument 0"}
!98 = distinct !{!98, !"left_at"}
!99 = distinct !{!99, !27, !28, !29, !30}
!100 = !{!6, !10, i64 744}
!101 = !{!6, !10, i64 832}
!102 = !{!6, !10, i64 576}
!103 = distinct !{!103, !27, !28, !29}
!104 = distinct !{!104, !27, !28, !29, !30}
!105 = distinct !{!105, !27, !28}
!106 = distinct !{!106, !27, !28}
!107 = distinct !{!107, !27, !28, !29}
!108 = !{!73, !11, i64 200}
!109 = !{!110}
!110 = distinct !{!110, !111, !"law_at: argument 0"}
!111 = distinct !{!111, !"law_at"}
!112 = distinct !{!112, !27, !28, !29, !30}
!113 = distinct !{!113, !27, !28, !29}
!114 = distinct !{!114, !27, !28}
!115 = distinct !{!115, !27, !28}
!116 = distinct !{!116, !27, !28}
!117 = distinct !{!117, !27, !28, !29, !30}
!118 = !{!119}
!119 = distinct !{!119, !120}
!120 = distinct !{!120, !"LVerDomain"}
!121 = !{!122}
!122 = distinct !{!122, !120}
!123 = distinct !{!123, !27, !28, !29, !30}
!124 = distinct !{!124, !27, !28, !29}
!125 = distinct !{!125, !27, !28, !29, !30}
!126 = distinct !{!126, !27, !28, !29}
!127 = distinct !{!127, !27, !28}
!128 = !{!129, !11, i64 0}
!129 = !{!"", !11, i64 0, !8, i64 8, !8, i64 32, !8, i64 56, !8, i64 80, !11, i64 104}
!130 = distinct !{!130, !27, !28}
!131 = distinct !{!131, !27, !28}
!132 = !{!129, !11, i64 104}
!133 = distinct !{!133, !27, !28}
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
!160 = distinct !{!160, !27, !28, !29, !30}
!161 = distinct !{!161, !27, !28}
!162 = distinct !{!162, !27, !28}
!163 = distinct !{!163, !27, !28}
!164 = distinct !{!164, !27, !28}
!165 = distinct !{!165, !27, !28}
!166 = distinct !{!166, !27, !28}
!167 = distinct !{!167, !27, !28}
!168 = distinct !{!168, !27, !28, !29, !30}
!169 = distinct !{!169, !27, !28}
!170 = distinct !{!170, !27, !28}
!171 = distinct !{!171, !27, !28, !29}
!172 = distinct !{!172, !27, !28}
!173 = distinct !{!173, !27, !28}
!174 = distinct !{!174, !27, !28}
!175 = distinct !{!175, !27, !28}
!176 = !{!177}
!177 = distinct !{!177, !178}
!178 = distinct !{!178, !"LVerDomain"}
!179 = !{!180}
!180 = distinct !{!180, !178}
!181 = !{!182}
!182 = distinct !{!182, !178}
!183 = !{!177, !180}
!184 = distinct !{!184, !27, !28, !29, !30}
!185 = distinct !{!185, !27, !28}
!186 = distinct !{!186, !27, !28, !29}
!187 = distinct !{!187, !27, !28}
!188 = distinct !{!188, !27, !28}
!189 = !{!73, !11, i64 216}
!190 = distinct !{!190, !27, !28}
!191 = distinct !{!191, !27, !28, !29, !30}
!192 = distinct !{!192, !27, !28}
!193 = distinct !{!193, !27, !28, !29}
!194 = !{!195}
!195 = distinct !{!195, !196}
!196 = distinct !{!196, !"LVerDomain"}
!197 = !{!198}
!198 = distinct !{!198, !196}
!199 = distinct !{!199, !27, !28, !29, !30}
!200 = distinct !{!200, !27, !28, !29}
!201 = distinct !{!201, !27, !28}
!202 = distinct !{!202, !27, !28}
!203 = distinct !{!203, !27, !28}
!204 = distinct !{!204, !27, !28}
!205 = distinct !{!205, !27, !28}
!206 = distinct !{!206, !27, !28}
!207 = distinct !{!207, !27, !28}
!208 = distinct !{!208, !27, !28}
!209 = distinct !{!209, !28}
!210 = distinct !{!210, !27, !28, !29, !30}
!211 = distinct !{!211, !27, !28}
!212 = !{!6, !10, i64 712}
!213 = !{!6, !7, i64 56}
!214 = !{!6, !7, i64 64}
!215 = !{!6, !10, i64 848}
!216 = distinct !{!216, !27, !28}
!217 = !{!6, !7, i64 32}
!218 = !{!6, !10, i64 856}
!219 = distinct !{!219, !27, !28, !29, !30}
!220 = distinct !{!220, !27, !28, !29}
!221 = !{!6, !7, i64 272}
!222 = !{!6, !7, i64 256}
!223 = !{!6, !7, i64 264}
!224 = !{!6, !11, i64 1144}
!225 = !{!6, !10, i64 728}
!226 = !{!6, !10, i64 432}
!227 = !{!6, !10, i64 440}
!228 = distinct !{!228, !27, !28}
!229 = distinct !{!229, !27, !28}
!230 = !{!6, !7, i64 144}
!231 = !{!6, !10, i64 560}
!232 = !{!6, !10, i64 824}
!233 = !{!6, !10, i64 752}
!234 = !{!6, !10, i64 800}
!235 = distinct !{!235, !27, !28}
!236 = !{!6, !10, i64 984}
!237 = !{!6, !10, i64 808}
!238 = distinct !{!238, !27, !28}
!239 = distinct !{!239, !27, !28}
!240 = distinct !{!240, !27, !28}
!241 = distinct !{!241, !27, !28}
!242 = distinct !{!242, !27, !28}
!243 = distinct !{!243, !27, !28}
!244 = distinct !{!244, !27, !28}
!245 = distinct !{!245, !27, !28}
!246 = distinct !{!246, !27, !28}
!247 = !{!6, !7, i64 152}
!248 = !{!6, !11, i64 1152}
!249 = !{!6, !11, i64 1184}
!250 = !{!6, !11, i64 1160}
!251 = !{!6, !10, i64 544}
!252 = !{!6, !10, i64 776}
!253 = !{!6, !11, i64 1208}
!254 = distinct !{!254, !27, !28}
!255 = distinct !{!255, !27, !28}
!256 = !{!6, !10, i64 976}
!257 = !{!6, !10, i64 992}
!258 = distinct !{!258, !27, !28}
!259 = !{!6, !10, i64 792}
!260 = distinct !{!260, !27, !28}
!261 = distinct !{!261, !27, !28}
!262 = distinct !{!262, !27, !28}
!263 = !{!6, !11, i64 1216}
!264 = distinct !{!264, !27, !28}
!265 = distinct !{!265, !27, !28}
!266 = distinct !{!266, !27, !28}
!267 = distinct !{!267, !27, !28}
!268 = distinct !{!268, !27, !28}
!269 = !{!270}
!270 = distinct !{!270, !271}
!271 = distinct !{!271, !"LVerDomain"}
!272 = !{!273}
!273 = distinct !{!273, !271}
!274 = distinct !{!274, !27, !28, !29, !30}
!275 = distinct !{!275, !27, !28, !29}
!276 = distinct !{!276, !27, !28}
!277 = !{!6, !10, i64 760}
!278 = !{!6, !10, i64 816}
!279 = distinct !{!279, !27, !28}
!280 = distinct !{!280, !27, !28}
!281 = distinct !{!281, !27, !28}
!282 = distinct !{!282, !27, !28}
!283 = distinct !{!283, !27, !28}
!284 = distinct !{!284, !27, !28}
!285 = distinct !{!285, !27, !28}
!286 = distinct !{!286, !27, !28}
!287 = distinct !{!287, !27, !28}
!288 = !{!6, !11, i64 1200}
!289 = !{!6, !10, i64 1032}
!290 = !{!6, !10, i64 1040}
!291 = distinct !{!291, !27, !28}
!292 = distinct !{!292, !27, !28}
!293 = distinct !{!293, !27, !28}
!294 = !{!295}
!295 = distinct !{!295, !296}
!296 = distinct !{!296, !"LVerDomain"}
!297 = !{!298}
!298 = distinct !{!298, !296}
!299 = distinct !{!299, !27, !28, !29, !30}
!300 = !{!301}
!301 = distinct !{!301, !302}
!302 = distinct !{!302, !"LVerDomain"}
!303 = !{!304}
!304 = distinct !{!304, !302}
!305 = distinct !{!305, !27, !28, !29, !30}
!306 = distinct !{!306, !27, !28, !29}
!307 = distinct !{!307, !27, !28, !29}
!308 = distinct !{!308, !27, !28}
!309 = distinct !{!309, !27, !28}
!310 = !{!311}
!311 = distinct !{!311, !312}
!312 = distinct !{!312, !"LVerDomain"}
!313 = !{!314}
!314 = distinct !{!314, !312}
!315 = !{!316}
!316 = distinct !{!316, !312}
!317 = !{!314, !311}
!318 = distinct !{!318, !27, !28, !29, !30}
!319 = distinct !{!319, !27, !28}
!320 = !{!321}
!321 = distinct !{!321, !322}
!322 = distinct !{!322, !"LVerDomain"}
!323 = !{!324}
!324 = distinct !{!324, !322}
!325 = distinct !{!325, !27, !28, !29, !30}
!326 = distinct !{!326, !27, !28}
!327 = distinct !{!327, !27, !28}
!328 = distinct !{!328, !27, !28, !29}
!329 = distinct !{!329, !27, !28, !29}
!330 = distinct !{!330, !27, !28}
!331 = !{!332}
!332 = distinct !{!332, !333}
!333 = distinct !{!333, !"LVerDomain"}
!334 = !{!335}
!335 = distinct !{!335, !333}
!336 = distinct !{!336, !27, !28, !29, !30}
!337 = distinct !{!337, !27, !28}
!338 = distinct !{!338, !27, !28, !29}
!339 = distinct !{!339, !27, !28}
!340 = distinct !{!340, !27, !28}
!341 = !{!6, !10, i64 840}
!342 = !{!6, !10, i64 960}
!343 = !{!6, !10, i64 968}
!344 = distinct !{!344, !27, !28}
!345 = distinct !{!345, !27, !28}
!346 = distinct !{!346, !27, !28}
!347 = distinct !{!347, !27, !28}
!348 = !{!349}
!349 = distinct !{!349, !350}
!350 = distinct !{!350, !"LVerDomain"}
!351 = !{!352}
!352 = distinct !{!352, !350}
!353 = !{!354}
!354 = distinct !{!354, !350}
!355 = !{!352, !349}
!356 = distinct !{!356, !27, !28, !29, !30}
!357 = distinct !{!357, !27, !28}
!358 = distinct !{!358, !27, !28, !29}
!359 = distinct !{!359, !27, !28}
!360 = distinct !{!360, !27, !28}
!361 = distinct !{!361, !27, !28}
!362 = !{!363}
!363 = distinct !{!363, !364}
!364 = distinct !{!364, !"LVerDomain"}
!365 = !{!366}
!366 = distinct !{!366, !364}
!367 = distinct !{!367, !27, !28, !29, !30}
!368 = distinct !{!368, !27, !28}
!369 = distinct !{!369, !27, !28}
!370 = distinct !{!370, !27, !28, !29}
!371 = distinct !{!371, !27, !28}
!372 = distinct !{!372, !27, !28}
!373 = distinct !{!373, !27, !28}
!374 = distinct !{!374, !27, !28}
