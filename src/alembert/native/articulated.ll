; sha256 of articulated.c and its headers: b97b68e52d6c858b7c1b1d9984ee04dbf8cbb0fea2f39ed9f618f94e923bbb1d

%struct.Link = type { [9 x double], [3 x double], [3 x double], [3 x double], [3 x double], [36 x double], [6 x double], [9 x double], [9 x double], [9 x double], [6 x double], [36 x double], [36 x double], [6 x double], [6 x double] }
%struct.Tree = type { i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@tree_offsets = local_unnamed_addr constant [23 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176], align 16
@ground = internal unnamed_addr constant %struct.Link { [9 x double] [double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00], [3 x double] zeroinitializer, [3 x double] zeroinitializer, [3 x double] zeroinitializer, [3 x double] zeroinitializer, [36 x double] zeroinitializer, [6 x double] zeroinitializer, [9 x double] zeroinitializer, [9 x double] zeroinitializer, [9 x double] zeroinitializer, [6 x double] zeroinitializer, [36 x double] zeroinitializer, [36 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer }, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @size_of_link() local_unnamed_addr #0 {
  ret i64 1440
}

; Function Attrs: nounwind uwtable
define void @articulated(ptr nocapture noundef %0, ptr noundef %1, ptr nocapture noundef writeonly %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = alloca [6 x double], align 16
  %6 = alloca [6 x double], align 16
  %7 = alloca [64 x double], align 16
  %8 = alloca [80 x double], align 16
  %9 = icmp eq i64 %3, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %12 = load i64, ptr %11, align 8, !tbaa !5
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %18, label %14

14:                                               ; preds = %10, %4
  %15 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !11
  %17 = getelementptr inbounds double, ptr %1, i64 %16
  br label %18

18:                                               ; preds = %10, %14
  %19 = phi ptr [ %17, %14 ], [ null, %10 ]
  %20 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  store i64 0, ptr %20, align 8, !tbaa !12
  %21 = load i64, ptr %0, align 8, !tbaa !13
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %52

23:                                               ; preds = %18
  %24 = icmp eq ptr %19, null
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 22
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 10
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 11
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 9
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 15
  %31 = getelementptr inbounds double, ptr %8, i64 13
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 13
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 12
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 14
  %36 = getelementptr inbounds double, ptr %8, i64 3
  %37 = getelementptr inbounds double, ptr %8, i64 6
  %38 = getelementptr inbounds double, ptr %8, i64 1
  %39 = getelementptr inbounds double, ptr %8, i64 4
  %40 = getelementptr inbounds double, ptr %8, i64 7
  %41 = getelementptr inbounds double, ptr %8, i64 2
  %42 = getelementptr inbounds double, ptr %8, i64 5
  %43 = getelementptr inbounds double, ptr %8, i64 8
  %44 = getelementptr inbounds double, ptr %8, i64 9
  %45 = getelementptr inbounds double, ptr %8, i64 10
  %46 = getelementptr inbounds double, ptr %8, i64 11
  %47 = getelementptr inbounds [80 x double], ptr %8, i64 0, i64 12
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 17
  %49 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 19
  %50 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 18
  %51 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  br label %931

52:                                               ; preds = %1517, %18
  %53 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %54 = load i64, ptr %53, align 8, !tbaa !5
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %143, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 22
  %58 = load ptr, ptr %57, align 8, !tbaa !14
  %59 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 5
  %60 = load i64, ptr %59, align 8, !tbaa !15
  %61 = inttoptr i64 %60 to ptr
  %62 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 21
  %63 = load ptr, ptr %62, align 8, !tbaa !16
  %64 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 6
  %65 = load i64, ptr %64, align 8, !tbaa !17
  %66 = inttoptr i64 %65 to ptr
  call void %61(ptr noundef %63, ptr noundef %1, ptr noundef %66) #7
  %67 = load i64, ptr %53, align 8, !tbaa !5
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %69, label %143

69:                                               ; preds = %56
  %70 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 16
  %71 = load ptr, ptr %70, align 8, !tbaa !18
  %72 = load ptr, ptr %62, align 8, !tbaa !16
  br label %73

73:                                               ; preds = %73, %69
  %74 = phi i64 [ 0, %69 ], [ %141, %73 ]
  %75 = getelementptr inbounds i64, ptr %71, i64 %74
  %76 = load i64, ptr %75, align 8, !tbaa !19
  %77 = getelementptr inbounds %struct.Link, ptr %58, i64 %76
  %78 = mul nuw nsw i64 %74, 6
  %79 = getelementptr inbounds double, ptr %72, i64 %78
  %80 = getelementptr inbounds double, ptr %79, i64 3
  %81 = getelementptr inbounds double, ptr %79, i64 4
  %82 = getelementptr inbounds double, ptr %79, i64 5
  %83 = load double, ptr %77, align 8, !tbaa !20
  %84 = load double, ptr %80, align 8, !tbaa !20
  %85 = fmul contract double %83, %84
  %86 = getelementptr double, ptr %77, i64 1
  %87 = load double, ptr %86, align 8, !tbaa !20
  %88 = load double, ptr %81, align 8, !tbaa !20
  %89 = fmul contract double %87, %88
  %90 = fadd contract double %85, %89
  %91 = getelementptr double, ptr %77, i64 2
  %92 = load double, ptr %91, align 8, !tbaa !20
  %93 = load double, ptr %82, align 8, !tbaa !20
  %94 = fmul contract double %92, %93
  %95 = fadd contract double %90, %94
  %96 = getelementptr inbounds double, ptr %77, i64 3
  %97 = load double, ptr %96, align 8, !tbaa !20
  %98 = fmul contract double %84, %97
  %99 = getelementptr double, ptr %77, i64 4
  %100 = load double, ptr %99, align 8, !tbaa !20
  %101 = fmul contract double %88, %100
  %102 = fadd contract double %98, %101
  %103 = getelementptr double, ptr %77, i64 5
  %104 = load double, ptr %103, align 8, !tbaa !20
  %105 = fmul contract double %93, %104
  %106 = fadd contract double %102, %105
  %107 = getelementptr inbounds double, ptr %77, i64 6
  %108 = load double, ptr %107, align 8, !tbaa !20
  %109 = fmul contract double %84, %108
  %110 = getelementptr double, ptr %77, i64 7
  %111 = load double, ptr %110, align 8, !tbaa !20
  %112 = fmul contract double %88, %111
  %113 = fadd contract double %109, %112
  %114 = getelementptr double, ptr %77, i64 8
  %115 = load double, ptr %114, align 8, !tbaa !20
  %116 = fmul contract double %93, %115
  %117 = fadd contract double %113, %116
  %118 = getelementptr inbounds %struct.Link, ptr %58, i64 %76, i32 10, i64 0
  %119 = load double, ptr %118, align 8, !tbaa !20
  %120 = fsub contract double %119, %95
  store double %120, ptr %118, align 8, !tbaa !20
  %121 = load double, ptr %79, align 8, !tbaa !20
  %122 = getelementptr inbounds %struct.Link, ptr %58, i64 %76, i32 10, i64 3
  %123 = load double, ptr %122, align 8, !tbaa !20
  %124 = fsub contract double %123, %121
  store double %124, ptr %122, align 8, !tbaa !20
  %125 = getelementptr inbounds %struct.Link, ptr %58, i64 %76, i32 10, i64 1
  %126 = load double, ptr %125, align 8, !tbaa !20
  %127 = fsub contract double %126, %106
  store double %127, ptr %125, align 8, !tbaa !20
  %128 = getelementptr inbounds double, ptr %79, i64 1
  %129 = load double, ptr %128, align 8, !tbaa !20
  %130 = getelementptr inbounds %struct.Link, ptr %58, i64 %76, i32 10, i64 4
  %131 = load double, ptr %130, align 8, !tbaa !20
  %132 = fsub contract double %131, %129
  store double %132, ptr %130, align 8, !tbaa !20
  %133 = getelementptr inbounds %struct.Link, ptr %58, i64 %76, i32 10, i64 2
  %134 = load double, ptr %133, align 8, !tbaa !20
  %135 = fsub contract double %134, %117
  store double %135, ptr %133, align 8, !tbaa !20
  %136 = getelementptr inbounds double, ptr %79, i64 2
  %137 = load double, ptr %136, align 8, !tbaa !20
  %138 = getelementptr inbounds %struct.Link, ptr %58, i64 %76, i32 10, i64 5
  %139 = load double, ptr %138, align 8, !tbaa !20
  %140 = fsub contract double %139, %137
  store double %140, ptr %138, align 8, !tbaa !20
  %141 = add nuw nsw i64 %74, 1
  %142 = icmp eq i64 %141, %67
  br i1 %142, label %143, label %73, !llvm.loop !22

143:                                              ; preds = %73, %52, %56
  %144 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 22
  %145 = load ptr, ptr %144, align 8, !tbaa !14
  %146 = load i64, ptr %0, align 8, !tbaa !13
  %147 = icmp sgt i64 %146, 0
  br i1 %147, label %148, label %1695

148:                                              ; preds = %143
  %149 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 15
  %150 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  br label %151

151:                                              ; preds = %916, %148
  %152 = phi i64 [ %146, %148 ], [ %153, %916 ]
  %153 = add nsw i64 %152, -1
  %154 = getelementptr inbounds %struct.Link, ptr %145, i64 %153
  %155 = load ptr, ptr %149, align 8, !tbaa !24
  %156 = getelementptr inbounds i64, ptr %155, i64 %153
  %157 = load i64, ptr %156, align 8, !tbaa !19
  %158 = icmp sgt i64 %157, 0
  br i1 %158, label %159, label %479

159:                                              ; preds = %151
  %160 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5
  %161 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11
  %162 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 10, i64 0
  %163 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 10, i64 1
  %164 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 10, i64 2
  %165 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 10, i64 3
  %166 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 10, i64 4
  %167 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 10, i64 5
  br label %168

168:                                              ; preds = %168, %159
  %169 = phi i64 [ 0, %159 ], [ %209, %168 ]
  %170 = mul nuw nsw i64 %169, 6
  %171 = getelementptr inbounds double, ptr %160, i64 %170
  %172 = getelementptr inbounds double, ptr %161, i64 %170
  call fastcc void @times_inertia(ptr noundef %154, ptr noundef nonnull %171, ptr noundef nonnull %172)
  %173 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 13, i64 %169
  store double 0.000000e+00, ptr %173, align 8, !tbaa !20
  %174 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5, i64 %170
  %175 = load double, ptr %174, align 8, !tbaa !20
  %176 = load double, ptr %162, align 8, !tbaa !20
  %177 = fmul contract double %175, %176
  %178 = fsub contract double 0.000000e+00, %177
  store double %178, ptr %173, align 8, !tbaa !20
  %179 = or disjoint i64 %170, 1
  %180 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5, i64 %179
  %181 = load double, ptr %180, align 8, !tbaa !20
  %182 = load double, ptr %163, align 8, !tbaa !20
  %183 = fmul contract double %181, %182
  %184 = fsub contract double %178, %183
  store double %184, ptr %173, align 8, !tbaa !20
  %185 = add nuw nsw i64 %170, 2
  %186 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5, i64 %185
  %187 = load double, ptr %186, align 8, !tbaa !20
  %188 = load double, ptr %164, align 8, !tbaa !20
  %189 = fmul contract double %187, %188
  %190 = fsub contract double %184, %189
  store double %190, ptr %173, align 8, !tbaa !20
  %191 = add nuw nsw i64 %170, 3
  %192 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5, i64 %191
  %193 = load double, ptr %192, align 8, !tbaa !20
  %194 = load double, ptr %165, align 8, !tbaa !20
  %195 = fmul contract double %193, %194
  %196 = fsub contract double %190, %195
  store double %196, ptr %173, align 8, !tbaa !20
  %197 = add nuw nsw i64 %170, 4
  %198 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5, i64 %197
  %199 = load double, ptr %198, align 8, !tbaa !20
  %200 = load double, ptr %166, align 8, !tbaa !20
  %201 = fmul contract double %199, %200
  %202 = fsub contract double %196, %201
  store double %202, ptr %173, align 8, !tbaa !20
  %203 = add nuw nsw i64 %170, 5
  %204 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !20
  %206 = load double, ptr %167, align 8, !tbaa !20
  %207 = fmul contract double %205, %206
  %208 = fsub contract double %202, %207
  store double %208, ptr %173, align 8, !tbaa !20
  %209 = add nuw nsw i64 %169, 1
  %210 = icmp eq i64 %209, %157
  br i1 %210, label %211, label %168, !llvm.loop !25

211:                                              ; preds = %168, %387
  %212 = phi i1 [ %388, %387 ], [ false, %168 ]
  %213 = phi i64 [ %306, %387 ], [ 0, %168 ]
  %214 = mul nuw nsw i64 %213, 6
  %215 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5, i64 %214
  %216 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %214
  %217 = load <2 x double>, ptr %215, align 8, !tbaa !20
  %218 = load <2 x double>, ptr %216, align 8, !tbaa !20
  %219 = fmul contract <2 x double> %217, %218
  %220 = extractelement <2 x double> %219, i64 0
  %221 = fadd contract double %220, 0.000000e+00
  %222 = extractelement <2 x double> %219, i64 1
  %223 = fadd contract double %221, %222
  %224 = add nuw nsw i64 %214, 2
  %225 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5, i64 %224
  %226 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %224
  %227 = load <2 x double>, ptr %225, align 8, !tbaa !20
  %228 = load <2 x double>, ptr %226, align 8, !tbaa !20
  %229 = fmul contract <2 x double> %227, %228
  %230 = extractelement <2 x double> %229, i64 0
  %231 = fadd contract double %223, %230
  %232 = extractelement <2 x double> %229, i64 1
  %233 = fadd contract double %231, %232
  %234 = add nuw nsw i64 %214, 4
  %235 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5, i64 %234
  %236 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %234
  %237 = load <2 x double>, ptr %235, align 8, !tbaa !20
  %238 = load <2 x double>, ptr %236, align 8, !tbaa !20
  %239 = fmul contract <2 x double> %237, %238
  %240 = extractelement <2 x double> %239, i64 0
  %241 = fadd contract double %233, %240
  %242 = extractelement <2 x double> %239, i64 1
  %243 = fadd contract double %241, %242
  %244 = icmp eq i64 %213, 0
  br i1 %244, label %267, label %245

245:                                              ; preds = %211
  %246 = and i64 %213, 3
  %247 = icmp ult i64 %213, 4
  br i1 %247, label %250, label %248

248:                                              ; preds = %245
  %249 = and i64 %213, 9223372036854775804
  br label %271

250:                                              ; preds = %271, %245
  %251 = phi double [ undef, %245 ], [ %297, %271 ]
  %252 = phi i64 [ 0, %245 ], [ %298, %271 ]
  %253 = phi double [ %243, %245 ], [ %297, %271 ]
  %254 = icmp eq i64 %246, 0
  br i1 %254, label %267, label %255

255:                                              ; preds = %250, %255
  %256 = phi i64 [ %264, %255 ], [ %252, %250 ]
  %257 = phi double [ %263, %255 ], [ %253, %250 ]
  %258 = phi i64 [ %265, %255 ], [ 0, %250 ]
  %259 = add nuw nsw i64 %256, %214
  %260 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %259
  %261 = load double, ptr %260, align 8, !tbaa !20
  %262 = fmul contract double %261, %261
  %263 = fsub contract double %257, %262
  %264 = add nuw nsw i64 %256, 1
  %265 = add i64 %258, 1
  %266 = icmp eq i64 %265, %246
  br i1 %266, label %267, label %255, !llvm.loop !26

267:                                              ; preds = %250, %255, %211
  %268 = phi double [ %243, %211 ], [ %251, %250 ], [ %263, %255 ]
  %269 = fmul contract double %243, 0x3D06849B86A12B9B
  %270 = fcmp contract ogt double %268, %269
  br i1 %270, label %301, label %390

271:                                              ; preds = %271, %248
  %272 = phi i64 [ 0, %248 ], [ %298, %271 ]
  %273 = phi double [ %243, %248 ], [ %297, %271 ]
  %274 = phi i64 [ 0, %248 ], [ %299, %271 ]
  %275 = add nuw nsw i64 %272, %214
  %276 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %275
  %277 = load double, ptr %276, align 8, !tbaa !20
  %278 = fmul contract double %277, %277
  %279 = fsub contract double %273, %278
  %280 = or disjoint i64 %272, 1
  %281 = add nuw nsw i64 %280, %214
  %282 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %281
  %283 = load double, ptr %282, align 8, !tbaa !20
  %284 = fmul contract double %283, %283
  %285 = fsub contract double %279, %284
  %286 = or disjoint i64 %272, 2
  %287 = add nuw nsw i64 %286, %214
  %288 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %287
  %289 = load double, ptr %288, align 8, !tbaa !20
  %290 = fmul contract double %289, %289
  %291 = fsub contract double %285, %290
  %292 = or disjoint i64 %272, 3
  %293 = add nuw nsw i64 %292, %214
  %294 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %293
  %295 = load double, ptr %294, align 8, !tbaa !20
  %296 = fmul contract double %295, %295
  %297 = fsub contract double %291, %296
  %298 = add nuw nsw i64 %272, 4
  %299 = add i64 %274, 4
  %300 = icmp eq i64 %299, %249
  br i1 %300, label %250, label %271, !llvm.loop !28

301:                                              ; preds = %267
  %302 = call contract double @llvm.sqrt.f64(double %268)
  %303 = fdiv contract double 1.000000e+00, %302
  %304 = mul nsw i64 %213, 7
  %305 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %304
  store double %303, ptr %305, align 8, !tbaa !20
  %306 = add nuw nsw i64 %213, 1
  %307 = icmp slt i64 %306, %157
  br i1 %307, label %308, label %387

308:                                              ; preds = %301
  %309 = and i64 %213, 1
  %310 = icmp eq i64 %213, 1
  %311 = and i64 %213, 9223372036854775806
  %312 = icmp eq i64 %309, 0
  br label %313

313:                                              ; preds = %308, %356
  %314 = phi i64 [ %361, %356 ], [ %306, %308 ]
  %315 = mul nsw i64 %314, 6
  %316 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5, i64 %315
  %317 = load <2 x double>, ptr %316, align 8, !tbaa !20
  %318 = load <2 x double>, ptr %216, align 8, !tbaa !20
  %319 = fmul contract <2 x double> %317, %318
  %320 = extractelement <2 x double> %319, i64 0
  %321 = fadd contract double %320, 0.000000e+00
  %322 = extractelement <2 x double> %319, i64 1
  %323 = fadd contract double %321, %322
  %324 = add nuw nsw i64 %315, 2
  %325 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5, i64 %324
  %326 = load <2 x double>, ptr %325, align 8, !tbaa !20
  %327 = load <2 x double>, ptr %226, align 8, !tbaa !20
  %328 = fmul contract <2 x double> %326, %327
  %329 = extractelement <2 x double> %328, i64 0
  %330 = fadd contract double %323, %329
  %331 = extractelement <2 x double> %328, i64 1
  %332 = fadd contract double %330, %331
  %333 = add nuw nsw i64 %315, 4
  %334 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 5, i64 %333
  %335 = load <2 x double>, ptr %334, align 8, !tbaa !20
  %336 = load <2 x double>, ptr %236, align 8, !tbaa !20
  %337 = fmul contract <2 x double> %335, %336
  %338 = extractelement <2 x double> %337, i64 0
  %339 = fadd contract double %332, %338
  %340 = extractelement <2 x double> %337, i64 1
  %341 = fadd contract double %339, %340
  br i1 %244, label %356, label %342

342:                                              ; preds = %313
  br i1 %310, label %343, label %363

343:                                              ; preds = %363, %342
  %344 = phi double [ undef, %342 ], [ %383, %363 ]
  %345 = phi i64 [ 0, %342 ], [ %384, %363 ]
  %346 = phi double [ %341, %342 ], [ %383, %363 ]
  br i1 %312, label %356, label %347

347:                                              ; preds = %343
  %348 = add nuw nsw i64 %345, %315
  %349 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %348
  %350 = load double, ptr %349, align 8, !tbaa !20
  %351 = add nuw nsw i64 %345, %214
  %352 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %351
  %353 = load double, ptr %352, align 8, !tbaa !20
  %354 = fmul contract double %350, %353
  %355 = fsub contract double %346, %354
  br label %356

356:                                              ; preds = %347, %343, %313
  %357 = phi double [ %341, %313 ], [ %344, %343 ], [ %355, %347 ]
  %358 = fmul contract double %303, %357
  %359 = add nuw nsw i64 %315, %213
  %360 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %359
  store double %358, ptr %360, align 8, !tbaa !20
  %361 = add nuw nsw i64 %314, 1
  %362 = icmp slt i64 %361, %157
  br i1 %362, label %313, label %387, !llvm.loop !29

363:                                              ; preds = %342, %363
  %364 = phi i64 [ %384, %363 ], [ 0, %342 ]
  %365 = phi double [ %383, %363 ], [ %341, %342 ]
  %366 = phi i64 [ %385, %363 ], [ 0, %342 ]
  %367 = add nuw nsw i64 %364, %315
  %368 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %367
  %369 = load double, ptr %368, align 8, !tbaa !20
  %370 = add nuw nsw i64 %364, %214
  %371 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %370
  %372 = load double, ptr %371, align 8, !tbaa !20
  %373 = fmul contract double %369, %372
  %374 = fsub contract double %365, %373
  %375 = or disjoint i64 %364, 1
  %376 = add nuw nsw i64 %375, %315
  %377 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %376
  %378 = load double, ptr %377, align 8, !tbaa !20
  %379 = add nuw nsw i64 %375, %214
  %380 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %379
  %381 = load double, ptr %380, align 8, !tbaa !20
  %382 = fmul contract double %378, %381
  %383 = fsub contract double %374, %382
  %384 = add nuw nsw i64 %364, 2
  %385 = add i64 %366, 2
  %386 = icmp eq i64 %385, %311
  br i1 %386, label %343, label %363, !llvm.loop !30

387:                                              ; preds = %356, %301
  %388 = icmp sge i64 %306, %157
  %389 = icmp eq i64 %306, %157
  br i1 %389, label %390, label %211, !llvm.loop !31

390:                                              ; preds = %387, %267
  %391 = phi i1 [ %388, %387 ], [ %212, %267 ]
  br i1 %391, label %393, label %392

392:                                              ; preds = %390
  store i64 %152, ptr %20, align 8, !tbaa !12
  br label %393

393:                                              ; preds = %392, %390
  br label %394

394:                                              ; preds = %393, %408
  %395 = phi i64 [ %445, %408 ], [ 0, %393 ]
  %396 = icmp eq i64 %395, 0
  br i1 %396, label %408, label %397

397:                                              ; preds = %394
  %398 = mul nsw i64 %395, 6
  %399 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 13, i64 %395
  %400 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %398
  %401 = or disjoint i64 %398, 1
  %402 = add nuw nsw i64 %398, 2
  %403 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %402
  %404 = add nuw nsw i64 %398, 3
  %405 = add nuw nsw i64 %398, 4
  %406 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %405
  %407 = add nuw nsw i64 %398, 5
  br label %447

408:                                              ; preds = %447, %394
  %409 = phi i64 [ 5, %394 ], [ %407, %447 ]
  %410 = phi i64 [ 4, %394 ], [ %405, %447 ]
  %411 = phi i64 [ 3, %394 ], [ %404, %447 ]
  %412 = phi i64 [ 2, %394 ], [ %402, %447 ]
  %413 = phi i64 [ 1, %394 ], [ %401, %447 ]
  %414 = phi i64 [ 0, %394 ], [ %398, %447 ]
  %415 = mul nsw i64 %395, 7
  %416 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %415
  %417 = load double, ptr %416, align 8, !tbaa !20
  %418 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %414
  %419 = load double, ptr %418, align 8, !tbaa !20
  %420 = fmul contract double %417, %419
  store double %420, ptr %418, align 8, !tbaa !20
  %421 = load double, ptr %416, align 8, !tbaa !20
  %422 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %413
  %423 = load double, ptr %422, align 8, !tbaa !20
  %424 = fmul contract double %421, %423
  store double %424, ptr %422, align 8, !tbaa !20
  %425 = load double, ptr %416, align 8, !tbaa !20
  %426 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %412
  %427 = load double, ptr %426, align 8, !tbaa !20
  %428 = fmul contract double %425, %427
  store double %428, ptr %426, align 8, !tbaa !20
  %429 = load double, ptr %416, align 8, !tbaa !20
  %430 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %411
  %431 = load double, ptr %430, align 8, !tbaa !20
  %432 = fmul contract double %429, %431
  store double %432, ptr %430, align 8, !tbaa !20
  %433 = load double, ptr %416, align 8, !tbaa !20
  %434 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %410
  %435 = load double, ptr %434, align 8, !tbaa !20
  %436 = fmul contract double %433, %435
  store double %436, ptr %434, align 8, !tbaa !20
  %437 = load double, ptr %416, align 8, !tbaa !20
  %438 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %409
  %439 = load double, ptr %438, align 8, !tbaa !20
  %440 = fmul contract double %437, %439
  store double %440, ptr %438, align 8, !tbaa !20
  %441 = load double, ptr %416, align 8, !tbaa !20
  %442 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 13, i64 %395
  %443 = load double, ptr %442, align 8, !tbaa !20
  %444 = fmul contract double %441, %443
  store double %444, ptr %442, align 8, !tbaa !20
  %445 = add nuw nsw i64 %395, 1
  %446 = icmp eq i64 %445, %157
  br i1 %446, label %479, label %394, !llvm.loop !32

447:                                              ; preds = %447, %397
  %448 = phi i64 [ 0, %397 ], [ %477, %447 ]
  %449 = add nuw nsw i64 %448, %398
  %450 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 12, i64 %449
  %451 = load double, ptr %450, align 8, !tbaa !20
  %452 = mul nuw nsw i64 %448, 6
  %453 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %452
  %454 = load <2 x double>, ptr %453, align 8, !tbaa !20
  %455 = insertelement <2 x double> poison, double %451, i64 0
  %456 = shufflevector <2 x double> %455, <2 x double> poison, <2 x i32> zeroinitializer
  %457 = fmul contract <2 x double> %456, %454
  %458 = load <2 x double>, ptr %400, align 8, !tbaa !20
  %459 = fsub contract <2 x double> %458, %457
  store <2 x double> %459, ptr %400, align 8, !tbaa !20
  %460 = add nuw nsw i64 %452, 2
  %461 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %460
  %462 = load <2 x double>, ptr %461, align 8, !tbaa !20
  %463 = fmul contract <2 x double> %456, %462
  %464 = load <2 x double>, ptr %403, align 8, !tbaa !20
  %465 = fsub contract <2 x double> %464, %463
  store <2 x double> %465, ptr %403, align 8, !tbaa !20
  %466 = add nuw nsw i64 %452, 4
  %467 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11, i64 %466
  %468 = load <2 x double>, ptr %467, align 8, !tbaa !20
  %469 = fmul contract <2 x double> %456, %468
  %470 = load <2 x double>, ptr %406, align 8, !tbaa !20
  %471 = fsub contract <2 x double> %470, %469
  store <2 x double> %471, ptr %406, align 8, !tbaa !20
  %472 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 13, i64 %448
  %473 = load double, ptr %472, align 8, !tbaa !20
  %474 = fmul contract double %451, %473
  %475 = load double, ptr %399, align 8, !tbaa !20
  %476 = fsub contract double %475, %474
  store double %476, ptr %399, align 8, !tbaa !20
  %477 = add nuw nsw i64 %448, 1
  %478 = icmp eq i64 %477, %395
  br i1 %478, label %408, label %447, !llvm.loop !33

479:                                              ; preds = %408, %151
  %480 = load ptr, ptr %150, align 8, !tbaa !34
  %481 = getelementptr inbounds i64, ptr %480, i64 %153
  %482 = load i64, ptr %481, align 8, !tbaa !19
  %483 = icmp sgt i64 %482, -1
  br i1 %483, label %484, label %916

484:                                              ; preds = %479
  %485 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 7
  %486 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 7, i64 2
  %487 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 7, i64 4
  %488 = load <2 x double>, ptr %487, align 8
  %489 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 7, i64 6
  %490 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 7, i64 8
  %491 = load double, ptr %490, align 8
  %492 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 8
  %493 = load double, ptr %492, align 8
  %494 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 8, i64 1
  %495 = load <2 x double>, ptr %485, align 8
  %496 = load <2 x double>, ptr %494, align 8
  %497 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 8, i64 3
  %498 = load double, ptr %497, align 8
  %499 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 8, i64 4
  %500 = load double, ptr %499, align 8
  %501 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 8, i64 5
  %502 = load double, ptr %501, align 8
  %503 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 8, i64 6
  %504 = load double, ptr %503, align 8
  %505 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 8, i64 7
  %506 = load <2 x double>, ptr %489, align 8
  %507 = load <2 x double>, ptr %505, align 8
  %508 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 9
  %509 = load double, ptr %508, align 8
  %510 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 9, i64 1
  %511 = load double, ptr %510, align 8
  %512 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 9, i64 2
  %513 = load double, ptr %512, align 8
  %514 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 9, i64 3
  %515 = load double, ptr %514, align 8
  %516 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 9, i64 4
  %517 = load double, ptr %516, align 8
  %518 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 9, i64 5
  %519 = load <2 x double>, ptr %486, align 8
  %520 = load <2 x double>, ptr %518, align 8
  %521 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 9, i64 7
  %522 = load double, ptr %521, align 8
  %523 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 9, i64 8
  %524 = load double, ptr %523, align 8
  %525 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 10
  %526 = load double, ptr %525, align 8
  %527 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 10, i64 1
  %528 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 10, i64 3
  %529 = load <2 x double>, ptr %527, align 8
  %530 = load <2 x double>, ptr %528, align 8
  %531 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 10, i64 5
  %532 = load double, ptr %531, align 8
  %533 = insertelement <2 x double> poison, double %524, i64 0
  %534 = insertelement <2 x double> %533, double %513, i64 1
  %535 = insertelement <2 x double> poison, double %522, i64 0
  %536 = insertelement <2 x double> %535, double %511, i64 1
  %537 = insertelement <2 x double> poison, double %493, i64 0
  %538 = insertelement <2 x double> %537, double %500, i64 1
  %539 = insertelement <2 x double> poison, double %502, i64 0
  %540 = insertelement <2 x double> %539, double %498, i64 1
  %541 = insertelement <2 x double> poison, double %509, i64 0
  %542 = insertelement <2 x double> %541, double %515, i64 1
  br i1 %158, label %543, label %634

543:                                              ; preds = %484
  %544 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 11
  br label %545

545:                                              ; preds = %545, %543
  %546 = phi double [ %504, %543 ], [ %575, %545 ]
  %547 = phi double [ %517, %543 ], [ %603, %545 ]
  %548 = phi double [ %532, %543 ], [ %631, %545 ]
  %549 = phi double [ %526, %543 ], [ %622, %545 ]
  %550 = phi double [ %491, %543 ], [ %578, %545 ]
  %551 = phi i64 [ 0, %543 ], [ %632, %545 ]
  %552 = phi <2 x double> [ %495, %543 ], [ %582, %545 ]
  %553 = phi <2 x double> [ %496, %543 ], [ %590, %545 ]
  %554 = phi <2 x double> [ %534, %543 ], [ %618, %545 ]
  %555 = phi <2 x double> [ %536, %543 ], [ %614, %545 ]
  %556 = phi <2 x double> [ %519, %543 ], [ %595, %545 ]
  %557 = phi <2 x double> [ %538, %543 ], [ %600, %545 ]
  %558 = phi <2 x double> [ %520, %543 ], [ %611, %545 ]
  %559 = phi <2 x double> [ %488, %543 ], [ %608, %545 ]
  %560 = phi <2 x double> [ %540, %543 ], [ %609, %545 ]
  %561 = phi <2 x double> [ %542, %543 ], [ %597, %545 ]
  %562 = phi <2 x double> [ %506, %543 ], [ %613, %545 ]
  %563 = phi <2 x double> [ %507, %543 ], [ %617, %545 ]
  %564 = phi <2 x double> [ %529, %543 ], [ %626, %545 ]
  %565 = phi <2 x double> [ %530, %543 ], [ %628, %545 ]
  %566 = mul nuw nsw i64 %551, 6
  %567 = getelementptr inbounds double, ptr %544, i64 %566
  %568 = getelementptr double, ptr %567, i64 4
  %569 = getelementptr inbounds double, ptr %567, i64 2
  %570 = load <2 x double>, ptr %569, align 8, !tbaa !20
  %571 = extractelement <2 x double> %570, i64 1
  %572 = fmul contract double %571, %571
  %573 = extractelement <2 x double> %570, i64 0
  %574 = fmul contract double %571, %573
  %575 = fsub contract double %546, %574
  %576 = fmul contract <2 x double> %570, %570
  %577 = extractelement <2 x double> %576, i64 0
  %578 = fsub contract double %550, %577
  %579 = load <2 x double>, ptr %567, align 8, !tbaa !20
  %580 = shufflevector <2 x double> %579, <2 x double> poison, <2 x i32> zeroinitializer
  %581 = fmul contract <2 x double> %580, %579
  %582 = fsub contract <2 x double> %552, %581
  %583 = load <2 x double>, ptr %568, align 8, !tbaa !20
  %584 = fmul contract <2 x double> %580, %583
  %585 = shufflevector <2 x double> %583, <2 x double> %570, <2 x i32> <i32 0, i32 3>
  %586 = shufflevector <2 x double> %583, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %587 = fmul contract <2 x double> %585, %586
  %588 = extractelement <2 x double> %579, i64 0
  %589 = fmul contract <2 x double> %579, %570
  %590 = fsub contract <2 x double> %553, %584
  %591 = shufflevector <2 x double> %586, <2 x double> %570, <2 x i32> <i32 0, i32 3>
  %592 = shufflevector <2 x double> %583, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %593 = fmul contract <2 x double> %591, %592
  %594 = shufflevector <2 x double> %589, <2 x double> %581, <2 x i32> <i32 0, i32 3>
  %595 = fsub contract <2 x double> %556, %594
  %596 = insertelement <2 x double> %587, double %572, i64 0
  %597 = fsub contract <2 x double> %561, %596
  %598 = shufflevector <2 x double> %586, <2 x double> %570, <2 x i32> <i32 3, i32 1>
  %599 = fmul contract <2 x double> %579, %598
  %600 = fsub contract <2 x double> %557, %599
  %601 = fmul contract <2 x double> %583, %583
  %602 = extractelement <2 x double> %601, i64 0
  %603 = fsub contract double %547, %602
  %604 = shufflevector <2 x double> %579, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %605 = fmul contract <2 x double> %591, %604
  %606 = shufflevector <2 x double> %604, <2 x double> %570, <2 x i32> <i32 0, i32 2>
  %607 = fmul contract <2 x double> %604, %606
  %608 = fsub contract <2 x double> %559, %607
  %609 = fsub contract <2 x double> %560, %605
  %610 = shufflevector <2 x double> %587, <2 x double> %593, <2 x i32> <i32 0, i32 3>
  %611 = fsub contract <2 x double> %558, %610
  %612 = shufflevector <2 x double> %589, <2 x double> %607, <2 x i32> <i32 0, i32 3>
  %613 = fsub contract <2 x double> %562, %612
  %614 = fsub contract <2 x double> %555, %587
  %615 = shufflevector <2 x double> %570, <2 x double> poison, <2 x i32> zeroinitializer
  %616 = fmul contract <2 x double> %583, %615
  %617 = fsub contract <2 x double> %563, %616
  %618 = fsub contract <2 x double> %554, %593
  %619 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 13, i64 %551
  %620 = load double, ptr %619, align 8, !tbaa !20
  %621 = fmul contract double %588, %620
  %622 = fadd contract double %549, %621
  %623 = insertelement <2 x double> poison, double %620, i64 0
  %624 = shufflevector <2 x double> %623, <2 x double> poison, <2 x i32> zeroinitializer
  %625 = fmul contract <2 x double> %606, %624
  %626 = fadd contract <2 x double> %564, %625
  %627 = fmul contract <2 x double> %598, %624
  %628 = fadd contract <2 x double> %565, %627
  %629 = extractelement <2 x double> %583, i64 1
  %630 = fmul contract double %629, %620
  %631 = fadd contract double %548, %630
  %632 = add nuw nsw i64 %551, 1
  %633 = icmp eq i64 %632, %157
  br i1 %633, label %634, label %545, !llvm.loop !35

634:                                              ; preds = %545, %484
  %635 = phi double [ %504, %484 ], [ %575, %545 ]
  %636 = phi double [ %517, %484 ], [ %603, %545 ]
  %637 = phi double [ %532, %484 ], [ %631, %545 ]
  %638 = phi double [ %526, %484 ], [ %622, %545 ]
  %639 = phi double [ %491, %484 ], [ %578, %545 ]
  %640 = phi <2 x double> [ %495, %484 ], [ %582, %545 ]
  %641 = phi <2 x double> [ %496, %484 ], [ %590, %545 ]
  %642 = phi <2 x double> [ %534, %484 ], [ %618, %545 ]
  %643 = phi <2 x double> [ %536, %484 ], [ %614, %545 ]
  %644 = phi <2 x double> [ %519, %484 ], [ %595, %545 ]
  %645 = phi <2 x double> [ %538, %484 ], [ %600, %545 ]
  %646 = phi <2 x double> [ %520, %484 ], [ %611, %545 ]
  %647 = phi <2 x double> [ %488, %484 ], [ %608, %545 ]
  %648 = phi <2 x double> [ %540, %484 ], [ %609, %545 ]
  %649 = phi <2 x double> [ %542, %484 ], [ %597, %545 ]
  %650 = phi <2 x double> [ %506, %484 ], [ %613, %545 ]
  %651 = phi <2 x double> [ %507, %484 ], [ %617, %545 ]
  %652 = phi <2 x double> [ %529, %484 ], [ %626, %545 ]
  %653 = phi <2 x double> [ %530, %484 ], [ %628, %545 ]
  %654 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 6
  %655 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 6, i64 2
  %656 = load double, ptr %655, align 8, !tbaa !20
  %657 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 6, i64 3
  %658 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 6, i64 5
  %659 = load double, ptr %658, align 8, !tbaa !20
  %660 = extractelement <2 x double> %651, i64 0
  %661 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 4
  %662 = getelementptr inbounds %struct.Link, ptr %145, i64 %153, i32 4, i64 1
  %663 = load double, ptr %661, align 8, !tbaa !20
  %664 = fmul contract double %636, %663
  %665 = fadd contract double %660, %664
  %666 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 7, i64 0
  %667 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 9, i64 0
  %668 = load <2 x double>, ptr %662, align 8, !tbaa !20
  %669 = fmul contract <2 x double> %643, %668
  %670 = shufflevector <2 x double> %641, <2 x double> %645, <2 x i32> <i32 0, i32 3>
  %671 = fadd contract <2 x double> %670, %669
  %672 = insertelement <2 x double> %643, double %636, i64 1
  %673 = insertelement <2 x double> %668, double %663, i64 0
  %674 = fmul contract <2 x double> %672, %673
  %675 = shufflevector <2 x double> %674, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %676 = fsub contract <2 x double> %671, %675
  %677 = shufflevector <2 x double> %643, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %678 = fmul contract <2 x double> %677, %668
  %679 = extractelement <2 x double> %678, i64 0
  %680 = fsub contract double %665, %679
  %681 = fmul contract <2 x double> %642, %668
  %682 = shufflevector <2 x double> %641, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %683 = shufflevector <2 x double> %682, <2 x double> %648, <2 x i32> <i32 0, i32 2>
  %684 = fadd contract <2 x double> %683, %681
  %685 = shufflevector <2 x double> %642, <2 x double> %646, <2 x i32> <i32 0, i32 2>
  %686 = fmul contract <2 x double> %685, %673
  %687 = shufflevector <2 x double> %686, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %688 = fsub contract <2 x double> %684, %687
  %689 = shufflevector <2 x double> %668, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %690 = insertelement <2 x double> %689, double %663, i64 1
  %691 = fmul contract <2 x double> %641, %690
  %692 = shufflevector <2 x double> %682, <2 x double> %645, <2 x i32> <i32 0, i32 2>
  %693 = fmul contract <2 x double> %692, %668
  %694 = fsub contract <2 x double> %691, %693
  %695 = fsub contract <2 x double> %640, %694
  %696 = shufflevector <2 x double> %668, <2 x double> poison, <2 x i32> zeroinitializer
  %697 = fmul contract <2 x double> %696, %688
  %698 = shufflevector <2 x double> %668, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %699 = fmul contract <2 x double> %698, %676
  %700 = fsub contract <2 x double> %697, %699
  %701 = fadd contract <2 x double> %695, %700
  %702 = load <2 x double>, ptr %666, align 8, !tbaa !20
  %703 = fadd contract <2 x double> %702, %701
  %704 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 8, i64 1
  %705 = load <2 x double>, ptr %667, align 8, !tbaa !20
  %706 = shufflevector <2 x double> %649, <2 x double> %643, <2 x i32> <i32 0, i32 3>
  %707 = fadd contract <2 x double> %706, %705
  %708 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 7, i64 2
  %709 = load <2 x double>, ptr %704, align 8, !tbaa !20
  %710 = shufflevector <2 x double> %676, <2 x double> %688, <2 x i32> <i32 0, i32 2>
  %711 = fadd contract <2 x double> %710, %709
  %712 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 9, i64 2
  %713 = insertelement <2 x double> %689, double %663, i64 0
  %714 = fmul contract <2 x double> %646, %713
  %715 = shufflevector <2 x double> %645, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %716 = shufflevector <2 x double> %715, <2 x double> %651, <2 x i32> <i32 3, i32 1>
  %717 = fadd contract <2 x double> %716, %714
  %718 = shufflevector <2 x double> %642, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %719 = shufflevector <2 x double> %718, <2 x double> %649, <2 x i32> <i32 0, i32 3>
  %720 = fmul contract <2 x double> %719, %668
  %721 = fsub contract <2 x double> %717, %720
  %722 = fmul contract <2 x double> %645, %668
  %723 = shufflevector <2 x double> %668, <2 x double> %641, <2 x i32> <i32 0, i32 2>
  %724 = shufflevector <2 x double> %713, <2 x double> poison, <2 x i32> zeroinitializer
  %725 = shufflevector <2 x double> %648, <2 x double> %724, <2 x i32> <i32 0, i32 3>
  %726 = fmul contract <2 x double> %723, %725
  %727 = shufflevector <2 x double> %726, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %728 = fsub contract <2 x double> %722, %727
  %729 = fsub contract <2 x double> %644, %728
  %730 = fmul contract <2 x double> %668, %721
  %731 = shufflevector <2 x double> %688, <2 x double> %668, <2 x i32> <i32 0, i32 3>
  %732 = insertelement <2 x double> %724, double %680, i64 1
  %733 = fmul contract <2 x double> %731, %732
  %734 = shufflevector <2 x double> %733, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %735 = fsub contract <2 x double> %730, %734
  %736 = fadd contract <2 x double> %729, %735
  %737 = load <2 x double>, ptr %708, align 8, !tbaa !20
  %738 = fadd contract <2 x double> %736, %737
  %739 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 8, i64 3
  %740 = load <2 x double>, ptr %712, align 8, !tbaa !20
  %741 = shufflevector <2 x double> %642, <2 x double> %649, <2 x i32> <i32 1, i32 3>
  %742 = fadd contract <2 x double> %741, %740
  %743 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 7, i64 4
  %744 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 9, i64 4
  %745 = fmul contract <2 x double> %649, %690
  %746 = shufflevector <2 x double> %648, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %747 = insertelement <2 x double> %746, double %635, i64 1
  %748 = fadd contract <2 x double> %747, %745
  %749 = shufflevector <2 x double> %646, <2 x double> %668, <2 x i32> <i32 1, i32 2>
  %750 = shufflevector <2 x double> %690, <2 x double> %649, <2 x i32> <i32 1, i32 2>
  %751 = fmul contract <2 x double> %749, %750
  %752 = fsub contract <2 x double> %748, %751
  %753 = shufflevector <2 x double> %648, <2 x double> %690, <2 x i32> <i32 1, i32 3>
  %754 = shufflevector <2 x double> %668, <2 x double> %645, <2 x i32> <i32 1, i32 3>
  %755 = fmul contract <2 x double> %753, %754
  %756 = fmul contract <2 x double> %648, %713
  %757 = fsub contract <2 x double> %756, %755
  %758 = fsub contract <2 x double> %647, %757
  %759 = shufflevector <2 x double> %668, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %760 = fmul contract <2 x double> %759, %752
  %761 = insertelement <2 x double> poison, double %635, i64 0
  %762 = insertelement <2 x double> %761, double %663, i64 1
  %763 = insertelement <2 x double> %668, double %680, i64 1
  %764 = fmul contract <2 x double> %762, %763
  %765 = shufflevector <2 x double> %651, <2 x double> %668, <2 x i32> <i32 0, i32 2>
  %766 = insertelement <2 x double> %752, double %663, i64 0
  %767 = fmul contract <2 x double> %765, %766
  %768 = fsub contract <2 x double> %764, %767
  %769 = extractelement <2 x double> %768, i64 0
  %770 = fsub contract double %639, %769
  %771 = extractelement <2 x double> %768, i64 1
  %772 = fadd contract double %770, %771
  %773 = shufflevector <2 x double> %688, <2 x double> %721, <2 x i32> <i32 1, i32 2>
  %774 = fmul contract <2 x double> %724, %773
  %775 = fsub contract <2 x double> %760, %774
  %776 = fadd contract <2 x double> %758, %775
  %777 = load <2 x double>, ptr %739, align 8, !tbaa !20
  %778 = shufflevector <2 x double> %752, <2 x double> %676, <2 x i32> <i32 0, i32 3>
  %779 = fadd contract <2 x double> %778, %777
  %780 = load <2 x double>, ptr %743, align 8, !tbaa !20
  %781 = fadd contract <2 x double> %776, %780
  %782 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 8, i64 5
  %783 = load <2 x double>, ptr %744, align 8, !tbaa !20
  %784 = shufflevector <2 x double> %646, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %785 = insertelement <2 x double> %784, double %636, i64 0
  %786 = fadd contract <2 x double> %785, %783
  %787 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 7, i64 6
  %788 = load <2 x double>, ptr %782, align 8, !tbaa !20
  %789 = shufflevector <2 x double> %688, <2 x double> %752, <2 x i32> <i32 1, i32 3>
  %790 = fadd contract <2 x double> %789, %788
  %791 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 9, i64 6
  %792 = fmul contract <2 x double> %651, %690
  %793 = shufflevector <2 x double> %651, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %794 = insertelement <2 x double> %793, double %635, i64 1
  %795 = fmul contract <2 x double> %794, %668
  %796 = fsub contract <2 x double> %792, %795
  %797 = fsub contract <2 x double> %650, %796
  %798 = shufflevector <2 x double> %690, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %799 = fmul contract <2 x double> %798, %676
  %800 = shufflevector <2 x double> %721, <2 x double> %752, <2 x i32> <i32 1, i32 2>
  %801 = fmul contract <2 x double> %696, %800
  %802 = fsub contract <2 x double> %799, %801
  %803 = fadd contract <2 x double> %797, %802
  %804 = load <2 x double>, ptr %787, align 8, !tbaa !20
  %805 = fadd contract <2 x double> %803, %804
  %806 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 8, i64 7
  %807 = load <2 x double>, ptr %791, align 8, !tbaa !20
  %808 = shufflevector <2 x double> %646, <2 x double> %643, <2 x i32> <i32 1, i32 2>
  %809 = fadd contract <2 x double> %808, %807
  %810 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 7, i64 8
  %811 = load <2 x double>, ptr %810, align 8, !tbaa !20
  %812 = insertelement <2 x double> %721, double %772, i64 0
  %813 = fadd contract <2 x double> %812, %811
  %814 = load <2 x double>, ptr %806, align 8, !tbaa !20
  %815 = shufflevector <2 x double> %721, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %816 = insertelement <2 x double> %815, double %680, i64 0
  %817 = fadd contract <2 x double> %816, %814
  %818 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 9, i64 8
  %819 = load <2 x double>, ptr %818, align 8, !tbaa !20
  %820 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 10, i64 1
  %821 = load <2 x double>, ptr %654, align 8, !tbaa !20
  %822 = shufflevector <2 x double> %821, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %823 = load <2 x double>, ptr %657, align 8, !tbaa !20
  %824 = shufflevector <2 x double> %644, <2 x double> %641, <2 x i32> <i32 0, i32 3>
  %825 = insertelement <2 x double> poison, double %656, i64 0
  %826 = insertelement <2 x double> %825, double %659, i64 1
  %827 = fmul contract <2 x double> %824, %826
  %828 = shufflevector <2 x double> %640, <2 x double> %645, <2 x i32> <i32 0, i32 2>
  %829 = shufflevector <2 x double> %821, <2 x double> %823, <2 x i32> <i32 0, i32 2>
  %830 = fmul contract <2 x double> %828, %829
  %831 = shufflevector <2 x double> %640, <2 x double> %641, <2 x i32> <i32 1, i32 2>
  %832 = shufflevector <2 x double> %822, <2 x double> %823, <2 x i32> <i32 0, i32 3>
  %833 = fmul contract <2 x double> %831, %832
  %834 = fadd contract <2 x double> %830, %833
  %835 = fadd contract <2 x double> %834, %827
  %836 = shufflevector <2 x double> %835, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %837 = fadd contract <2 x double> %835, %836
  %838 = extractelement <2 x double> %837, i64 0
  %839 = fadd contract double %638, %838
  %840 = shufflevector <2 x double> %648, <2 x double> %641, <2 x i32> <i32 1, i32 2>
  %841 = fmul contract <2 x double> %840, %822
  %842 = fmul contract <2 x double> %645, %821
  %843 = fadd contract <2 x double> %841, %842
  %844 = insertelement <2 x double> %793, double %635, i64 0
  %845 = shufflevector <2 x double> %825, <2 x double> poison, <2 x i32> zeroinitializer
  %846 = fmul contract <2 x double> %844, %845
  %847 = fadd contract <2 x double> %843, %846
  %848 = shufflevector <2 x double> %823, <2 x double> poison, <2 x i32> zeroinitializer
  %849 = fmul contract <2 x double> %649, %848
  %850 = shufflevector <2 x double> %643, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %851 = insertelement <2 x double> %850, double %636, i64 1
  %852 = shufflevector <2 x double> %823, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %853 = fmul contract <2 x double> %851, %852
  %854 = fadd contract <2 x double> %849, %853
  %855 = shufflevector <2 x double> %642, <2 x double> %646, <2 x i32> <i32 1, i32 2>
  %856 = insertelement <2 x double> poison, double %659, i64 0
  %857 = shufflevector <2 x double> %856, <2 x double> poison, <2 x i32> zeroinitializer
  %858 = fmul contract <2 x double> %855, %857
  %859 = fadd contract <2 x double> %854, %858
  %860 = fadd contract <2 x double> %847, %859
  %861 = fadd contract <2 x double> %653, %860
  %862 = shufflevector <2 x double> %647, <2 x double> %650, <2 x i32> <i32 0, i32 2>
  %863 = fmul contract <2 x double> %862, %822
  %864 = shufflevector <2 x double> %644, <2 x double> %650, <2 x i32> <i32 1, i32 3>
  %865 = fmul contract <2 x double> %864, %821
  %866 = fadd contract <2 x double> %863, %865
  %867 = shufflevector <2 x double> %647, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %868 = insertelement <2 x double> %867, double %639, i64 1
  %869 = fmul contract <2 x double> %868, %845
  %870 = fadd contract <2 x double> %866, %869
  %871 = insertelement <2 x double> %645, double %635, i64 0
  %872 = fmul contract <2 x double> %871, %823
  %873 = shufflevector <2 x double> %872, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %874 = shufflevector <2 x double> %648, <2 x double> %651, <2 x i32> <i32 1, i32 2>
  %875 = fmul contract <2 x double> %874, %823
  %876 = fadd contract <2 x double> %873, %875
  %877 = shufflevector <2 x double> %648, <2 x double> %651, <2 x i32> <i32 0, i32 3>
  %878 = fmul contract <2 x double> %877, %857
  %879 = fadd contract <2 x double> %876, %878
  %880 = fadd contract <2 x double> %870, %879
  %881 = fadd contract <2 x double> %652, %880
  %882 = shufflevector <2 x double> %651, <2 x double> %642, <2 x i32> <i32 1, i32 2>
  %883 = fmul contract <2 x double> %882, %826
  %884 = shufflevector <2 x double> %641, <2 x double> %646, <2 x i32> <i32 1, i32 3>
  %885 = fmul contract <2 x double> %884, %829
  %886 = shufflevector <2 x double> %648, <2 x double> %643, <2 x i32> <i32 0, i32 2>
  %887 = fmul contract <2 x double> %886, %832
  %888 = fadd contract <2 x double> %885, %887
  %889 = fadd contract <2 x double> %888, %883
  %890 = shufflevector <2 x double> %889, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %891 = fadd contract <2 x double> %889, %890
  %892 = extractelement <2 x double> %891, i64 0
  %893 = fadd contract double %637, %892
  %894 = insertelement <2 x double> %861, double %893, i64 0
  %895 = fmul contract <2 x double> %668, %894
  %896 = shufflevector <2 x double> %895, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %897 = fsub contract <2 x double> %895, %896
  %898 = extractelement <2 x double> %897, i64 0
  %899 = fadd contract double %839, %898
  %900 = fmul contract <2 x double> %690, %861
  %901 = shufflevector <2 x double> %861, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %902 = insertelement <2 x double> %901, double %893, i64 0
  %903 = fmul contract <2 x double> %713, %902
  %904 = fsub contract <2 x double> %900, %903
  %905 = fadd contract <2 x double> %881, %904
  store <2 x double> %703, ptr %666, align 8, !tbaa !20
  store <2 x double> %707, ptr %667, align 8, !tbaa !20
  store <2 x double> %711, ptr %704, align 8, !tbaa !20
  store <2 x double> %738, ptr %708, align 8, !tbaa !20
  store <2 x double> %742, ptr %712, align 8, !tbaa !20
  store <2 x double> %779, ptr %739, align 8, !tbaa !20
  store <2 x double> %781, ptr %743, align 8, !tbaa !20
  store <2 x double> %786, ptr %744, align 8, !tbaa !20
  store <2 x double> %790, ptr %782, align 8, !tbaa !20
  store <2 x double> %805, ptr %787, align 8, !tbaa !20
  store <2 x double> %809, ptr %791, align 8, !tbaa !20
  store <2 x double> %813, ptr %810, align 8, !tbaa !20
  store <2 x double> %817, ptr %806, align 8, !tbaa !20
  %906 = insertelement <2 x double> %642, double %899, i64 1
  %907 = fadd contract <2 x double> %906, %819
  store <2 x double> %907, ptr %818, align 8, !tbaa !20
  %908 = load <2 x double>, ptr %820, align 8, !tbaa !20
  %909 = fadd contract <2 x double> %905, %908
  store <2 x double> %909, ptr %820, align 8, !tbaa !20
  %910 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 10, i64 3
  %911 = load <2 x double>, ptr %910, align 8, !tbaa !20
  %912 = fadd contract <2 x double> %861, %911
  store <2 x double> %912, ptr %910, align 8, !tbaa !20
  %913 = getelementptr inbounds %struct.Link, ptr %145, i64 %482, i32 10, i64 5
  %914 = load double, ptr %913, align 8, !tbaa !20
  %915 = fadd contract double %893, %914
  store double %915, ptr %913, align 8, !tbaa !20
  br label %916

916:                                              ; preds = %634, %479
  %917 = icmp sgt i64 %152, 1
  br i1 %917, label %151, label %918, !llvm.loop !36

918:                                              ; preds = %916
  %919 = load i64, ptr %0, align 8, !tbaa !13
  %920 = icmp sgt i64 %919, 0
  br i1 %920, label %921, label %1695

921:                                              ; preds = %918
  %922 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %923 = load i64, ptr %922, align 8, !tbaa !37
  %924 = getelementptr inbounds double, ptr %2, i64 %923
  %925 = load ptr, ptr %144, align 8, !tbaa !14
  %926 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %927 = load ptr, ptr %926, align 8, !tbaa !34
  %928 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 15
  %929 = load ptr, ptr %928, align 8, !tbaa !24
  %930 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 13
  br label %1705

931:                                              ; preds = %23, %1517
  %932 = phi i64 [ 0, %23 ], [ %1692, %1517 ]
  %933 = mul nsw i64 %932, 33
  %934 = getelementptr inbounds double, ptr %19, i64 %933
  %935 = select i1 %24, ptr null, ptr %934
  %936 = load ptr, ptr %25, align 8, !tbaa !14
  %937 = getelementptr inbounds %struct.Link, ptr %936, i64 %932
  %938 = load ptr, ptr %26, align 8, !tbaa !34
  %939 = getelementptr inbounds i64, ptr %938, i64 %932
  %940 = load i64, ptr %939, align 8, !tbaa !19
  %941 = icmp slt i64 %940, 0
  %942 = getelementptr inbounds %struct.Link, ptr %936, i64 %940
  %943 = select i1 %941, ptr @ground, ptr %942
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #7
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %8) #7
  %944 = load ptr, ptr %27, align 8, !tbaa !38
  %945 = getelementptr inbounds i64, ptr %944, i64 %932
  %946 = load i64, ptr %945, align 8, !tbaa !19
  %947 = getelementptr i64, ptr %945, i64 1
  %948 = load i64, ptr %947, align 8, !tbaa !19
  %949 = sub nsw i64 %948, %946
  %950 = icmp sgt i64 %949, 0
  br i1 %950, label %951, label %973

951:                                              ; preds = %931
  %952 = load ptr, ptr %28, align 8, !tbaa !39
  %953 = getelementptr i64, ptr %952, i64 %946
  %954 = and i64 %949, 3
  %955 = sub i64 %946, %948
  %956 = icmp ugt i64 %955, -4
  br i1 %956, label %959, label %957

957:                                              ; preds = %951
  %958 = and i64 %949, 9223372036854775804
  br label %1150

959:                                              ; preds = %1150, %951
  %960 = phi i64 [ 0, %951 ], [ %1176, %1150 ]
  %961 = icmp eq i64 %954, 0
  br i1 %961, label %973, label %962

962:                                              ; preds = %959, %962
  %963 = phi i64 [ %970, %962 ], [ %960, %959 ]
  %964 = phi i64 [ %971, %962 ], [ 0, %959 ]
  %965 = getelementptr i64, ptr %953, i64 %963
  %966 = load i64, ptr %965, align 8, !tbaa !19
  %967 = getelementptr inbounds double, ptr %1, i64 %966
  %968 = load double, ptr %967, align 8, !tbaa !20
  %969 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %963
  store double %968, ptr %969, align 8, !tbaa !20
  %970 = add nuw nsw i64 %963, 1
  %971 = add i64 %964, 1
  %972 = icmp eq i64 %971, %954
  br i1 %972, label %973, label %962, !llvm.loop !40

973:                                              ; preds = %959, %962, %931
  %974 = load ptr, ptr %29, align 8, !tbaa !41
  %975 = getelementptr inbounds i64, ptr %974, i64 %932
  %976 = load i64, ptr %975, align 8, !tbaa !19
  %977 = inttoptr i64 %976 to ptr
  call void %977(ptr noundef nonnull %8, ptr noundef nonnull %7, ptr noundef null) #7
  %978 = load ptr, ptr %30, align 8, !tbaa !24
  %979 = getelementptr inbounds i64, ptr %978, i64 %932
  %980 = load i64, ptr %979, align 8, !tbaa !19
  %981 = mul nsw i64 %980, 6
  %982 = getelementptr inbounds double, ptr %31, i64 %981
  %983 = load i64, ptr %32, align 8, !tbaa !37
  %984 = load ptr, ptr %33, align 8, !tbaa !42
  %985 = getelementptr inbounds i64, ptr %984, i64 %932
  %986 = load i64, ptr %985, align 8, !tbaa !19
  %987 = load ptr, ptr %34, align 8, !tbaa !43
  %988 = getelementptr inbounds i64, ptr %987, i64 %932
  %989 = load i64, ptr %988, align 8, !tbaa !19
  %990 = getelementptr inbounds double, ptr %2, i64 %989
  %991 = getelementptr inbounds double, ptr %982, i64 6
  %992 = load ptr, ptr %35, align 8, !tbaa !44
  %993 = getelementptr inbounds i64, ptr %992, i64 %932
  %994 = load i64, ptr %993, align 8, !tbaa !19
  %995 = shl i64 %994, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %990, ptr nonnull align 8 %991, i64 %995, i1 false)
  %996 = getelementptr [9 x double], ptr %943, i64 0, i64 1
  %997 = getelementptr [9 x double], ptr %943, i64 0, i64 2
  %998 = load double, ptr %943, align 8, !tbaa !20
  %999 = load double, ptr %8, align 16, !tbaa !20
  %1000 = fmul contract double %998, %999
  %1001 = load double, ptr %996, align 8, !tbaa !20
  %1002 = load double, ptr %36, align 8, !tbaa !20
  %1003 = fmul contract double %1001, %1002
  %1004 = fadd contract double %1000, %1003
  %1005 = load double, ptr %997, align 8, !tbaa !20
  %1006 = load double, ptr %37, align 16, !tbaa !20
  %1007 = fmul contract double %1005, %1006
  %1008 = fadd contract double %1004, %1007
  store double %1008, ptr %937, align 8, !tbaa !20
  %1009 = load double, ptr %943, align 8, !tbaa !20
  %1010 = load double, ptr %38, align 8, !tbaa !20
  %1011 = fmul contract double %1009, %1010
  %1012 = load double, ptr %996, align 8, !tbaa !20
  %1013 = load double, ptr %39, align 16, !tbaa !20
  %1014 = fmul contract double %1012, %1013
  %1015 = fadd contract double %1011, %1014
  %1016 = load double, ptr %997, align 8, !tbaa !20
  %1017 = load double, ptr %40, align 8, !tbaa !20
  %1018 = fmul contract double %1016, %1017
  %1019 = getelementptr [9 x double], ptr %937, i64 0, i64 1
  %1020 = fadd contract double %1015, %1018
  store double %1020, ptr %1019, align 8, !tbaa !20
  %1021 = load double, ptr %943, align 8, !tbaa !20
  %1022 = load double, ptr %41, align 16, !tbaa !20
  %1023 = fmul contract double %1021, %1022
  %1024 = load double, ptr %996, align 8, !tbaa !20
  %1025 = load double, ptr %42, align 8, !tbaa !20
  %1026 = fmul contract double %1024, %1025
  %1027 = fadd contract double %1023, %1026
  %1028 = load double, ptr %997, align 8, !tbaa !20
  %1029 = load double, ptr %43, align 16, !tbaa !20
  %1030 = fmul contract double %1028, %1029
  %1031 = fadd contract double %1027, %1030
  %1032 = getelementptr [9 x double], ptr %937, i64 0, i64 2
  store double %1031, ptr %1032, align 8, !tbaa !20
  %1033 = getelementptr inbounds [9 x double], ptr %943, i64 0, i64 3
  %1034 = getelementptr [9 x double], ptr %943, i64 0, i64 4
  %1035 = getelementptr [9 x double], ptr %943, i64 0, i64 5
  %1036 = load double, ptr %1033, align 8, !tbaa !20
  %1037 = load double, ptr %8, align 16, !tbaa !20
  %1038 = fmul contract double %1036, %1037
  %1039 = load double, ptr %1034, align 8, !tbaa !20
  %1040 = load double, ptr %36, align 8, !tbaa !20
  %1041 = fmul contract double %1039, %1040
  %1042 = fadd contract double %1038, %1041
  %1043 = load double, ptr %1035, align 8, !tbaa !20
  %1044 = load double, ptr %37, align 16, !tbaa !20
  %1045 = fmul contract double %1043, %1044
  %1046 = fadd contract double %1042, %1045
  %1047 = getelementptr inbounds [9 x double], ptr %937, i64 0, i64 3
  store double %1046, ptr %1047, align 8, !tbaa !20
  %1048 = load double, ptr %1033, align 8, !tbaa !20
  %1049 = load double, ptr %38, align 8, !tbaa !20
  %1050 = fmul contract double %1048, %1049
  %1051 = load double, ptr %1034, align 8, !tbaa !20
  %1052 = load double, ptr %39, align 16, !tbaa !20
  %1053 = fmul contract double %1051, %1052
  %1054 = fadd contract double %1050, %1053
  %1055 = load double, ptr %1035, align 8, !tbaa !20
  %1056 = load double, ptr %40, align 8, !tbaa !20
  %1057 = fmul contract double %1055, %1056
  %1058 = getelementptr [9 x double], ptr %937, i64 0, i64 4
  %1059 = fadd contract double %1054, %1057
  store double %1059, ptr %1058, align 8, !tbaa !20
  %1060 = load double, ptr %1033, align 8, !tbaa !20
  %1061 = load double, ptr %41, align 16, !tbaa !20
  %1062 = fmul contract double %1060, %1061
  %1063 = load double, ptr %1034, align 8, !tbaa !20
  %1064 = load double, ptr %42, align 8, !tbaa !20
  %1065 = fmul contract double %1063, %1064
  %1066 = fadd contract double %1062, %1065
  %1067 = load double, ptr %1035, align 8, !tbaa !20
  %1068 = load double, ptr %43, align 16, !tbaa !20
  %1069 = fmul contract double %1067, %1068
  %1070 = fadd contract double %1066, %1069
  %1071 = getelementptr [9 x double], ptr %937, i64 0, i64 5
  store double %1070, ptr %1071, align 8, !tbaa !20
  %1072 = getelementptr inbounds [9 x double], ptr %943, i64 0, i64 6
  %1073 = getelementptr [9 x double], ptr %943, i64 0, i64 7
  %1074 = getelementptr [9 x double], ptr %943, i64 0, i64 8
  %1075 = load double, ptr %1072, align 8, !tbaa !20
  %1076 = load double, ptr %8, align 16, !tbaa !20
  %1077 = fmul contract double %1075, %1076
  %1078 = load double, ptr %1073, align 8, !tbaa !20
  %1079 = load double, ptr %36, align 8, !tbaa !20
  %1080 = fmul contract double %1078, %1079
  %1081 = fadd contract double %1077, %1080
  %1082 = load double, ptr %1074, align 8, !tbaa !20
  %1083 = load double, ptr %37, align 16, !tbaa !20
  %1084 = fmul contract double %1082, %1083
  %1085 = fadd contract double %1081, %1084
  %1086 = getelementptr inbounds [9 x double], ptr %937, i64 0, i64 6
  store double %1085, ptr %1086, align 8, !tbaa !20
  %1087 = load double, ptr %1072, align 8, !tbaa !20
  %1088 = load double, ptr %38, align 8, !tbaa !20
  %1089 = fmul contract double %1087, %1088
  %1090 = load double, ptr %1073, align 8, !tbaa !20
  %1091 = load double, ptr %39, align 16, !tbaa !20
  %1092 = fmul contract double %1090, %1091
  %1093 = fadd contract double %1089, %1092
  %1094 = load double, ptr %1074, align 8, !tbaa !20
  %1095 = load double, ptr %40, align 8, !tbaa !20
  %1096 = fmul contract double %1094, %1095
  %1097 = getelementptr [9 x double], ptr %937, i64 0, i64 7
  %1098 = fadd contract double %1093, %1096
  store double %1098, ptr %1097, align 8, !tbaa !20
  %1099 = load double, ptr %1072, align 8, !tbaa !20
  %1100 = load double, ptr %41, align 16, !tbaa !20
  %1101 = fmul contract double %1099, %1100
  %1102 = load double, ptr %1073, align 8, !tbaa !20
  %1103 = load double, ptr %42, align 8, !tbaa !20
  %1104 = fmul contract double %1102, %1103
  %1105 = fadd contract double %1101, %1104
  %1106 = load double, ptr %1074, align 8, !tbaa !20
  %1107 = load double, ptr %43, align 16, !tbaa !20
  %1108 = fmul contract double %1106, %1107
  %1109 = fadd contract double %1105, %1108
  %1110 = getelementptr [9 x double], ptr %937, i64 0, i64 8
  store double %1109, ptr %1110, align 8, !tbaa !20
  %1111 = getelementptr inbounds double, ptr %1, i64 %983
  %1112 = getelementptr inbounds double, ptr %1111, i64 %986
  %1113 = getelementptr inbounds %struct.Link, ptr %936, i64 %932, i32 4
  %1114 = load double, ptr %943, align 8, !tbaa !20
  %1115 = load double, ptr %44, align 8, !tbaa !20
  %1116 = fmul contract double %1114, %1115
  %1117 = load double, ptr %996, align 8, !tbaa !20
  %1118 = load double, ptr %45, align 16, !tbaa !20
  %1119 = fmul contract double %1117, %1118
  %1120 = fadd contract double %1116, %1119
  %1121 = load double, ptr %997, align 8, !tbaa !20
  %1122 = load double, ptr %46, align 8, !tbaa !20
  %1123 = fmul contract double %1121, %1122
  %1124 = getelementptr inbounds double, ptr %1113, i64 1
  %1125 = fadd contract double %1120, %1123
  store double %1125, ptr %1113, align 8, !tbaa !20
  %1126 = load double, ptr %1033, align 8, !tbaa !20
  %1127 = load double, ptr %44, align 8, !tbaa !20
  %1128 = fmul contract double %1126, %1127
  %1129 = load double, ptr %1034, align 8, !tbaa !20
  %1130 = load double, ptr %45, align 16, !tbaa !20
  %1131 = fmul contract double %1129, %1130
  %1132 = fadd contract double %1128, %1131
  %1133 = load double, ptr %1035, align 8, !tbaa !20
  %1134 = load double, ptr %46, align 8, !tbaa !20
  %1135 = fmul contract double %1133, %1134
  %1136 = fadd contract double %1132, %1135
  store double %1136, ptr %1124, align 8, !tbaa !20
  %1137 = load double, ptr %1072, align 8, !tbaa !20
  %1138 = load double, ptr %44, align 8, !tbaa !20
  %1139 = fmul contract double %1137, %1138
  %1140 = load double, ptr %1073, align 8, !tbaa !20
  %1141 = load double, ptr %45, align 16, !tbaa !20
  %1142 = fmul contract double %1140, %1141
  %1143 = fadd contract double %1139, %1142
  %1144 = load double, ptr %1074, align 8, !tbaa !20
  %1145 = load double, ptr %46, align 8, !tbaa !20
  %1146 = fmul contract double %1144, %1145
  %1147 = fadd contract double %1143, %1146
  %1148 = getelementptr inbounds double, ptr %1113, i64 2
  store double %1147, ptr %1148, align 8, !tbaa !20
  %1149 = icmp sgt i64 %980, 0
  br i1 %1149, label %1179, label %1187

1150:                                             ; preds = %1150, %957
  %1151 = phi i64 [ 0, %957 ], [ %1176, %1150 ]
  %1152 = phi i64 [ 0, %957 ], [ %1177, %1150 ]
  %1153 = getelementptr i64, ptr %953, i64 %1151
  %1154 = load i64, ptr %1153, align 8, !tbaa !19
  %1155 = getelementptr inbounds double, ptr %1, i64 %1154
  %1156 = load double, ptr %1155, align 8, !tbaa !20
  %1157 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1151
  store double %1156, ptr %1157, align 16, !tbaa !20
  %1158 = or disjoint i64 %1151, 1
  %1159 = getelementptr i64, ptr %953, i64 %1158
  %1160 = load i64, ptr %1159, align 8, !tbaa !19
  %1161 = getelementptr inbounds double, ptr %1, i64 %1160
  %1162 = load double, ptr %1161, align 8, !tbaa !20
  %1163 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1158
  store double %1162, ptr %1163, align 8, !tbaa !20
  %1164 = or disjoint i64 %1151, 2
  %1165 = getelementptr i64, ptr %953, i64 %1164
  %1166 = load i64, ptr %1165, align 8, !tbaa !19
  %1167 = getelementptr inbounds double, ptr %1, i64 %1166
  %1168 = load double, ptr %1167, align 8, !tbaa !20
  %1169 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1164
  store double %1168, ptr %1169, align 16, !tbaa !20
  %1170 = or disjoint i64 %1151, 3
  %1171 = getelementptr i64, ptr %953, i64 %1170
  %1172 = load i64, ptr %1171, align 8, !tbaa !19
  %1173 = getelementptr inbounds double, ptr %1, i64 %1172
  %1174 = load double, ptr %1173, align 8, !tbaa !20
  %1175 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1170
  store double %1174, ptr %1175, align 8, !tbaa !20
  %1176 = add nuw nsw i64 %1151, 4
  %1177 = add i64 %1152, 4
  %1178 = icmp eq i64 %1177, %958
  br i1 %1178, label %959, label %1150, !llvm.loop !45

1179:                                             ; preds = %973
  %1180 = getelementptr inbounds %struct.Link, ptr %936, i64 %932, i32 5
  %1181 = insertelement <2 x double> poison, double %1020, i64 0
  %1182 = insertelement <2 x double> %1181, double %1031, i64 1
  %1183 = insertelement <2 x double> poison, double %1098, i64 0
  %1184 = insertelement <2 x double> %1183, double %1109, i64 1
  %1185 = insertelement <2 x double> poison, double %1059, i64 0
  %1186 = insertelement <2 x double> %1185, double %1070, i64 1
  br label %1371

1187:                                             ; preds = %1371, %973
  %1188 = phi <2 x double> [ zeroinitializer, %973 ], [ %1449, %1371 ]
  %1189 = phi <4 x double> [ zeroinitializer, %973 ], [ %1448, %1371 ]
  %1190 = getelementptr inbounds %struct.Link, ptr %943, i64 0, i32 1
  %1191 = getelementptr inbounds %struct.Link, ptr %943, i64 0, i32 1, i64 1
  %1192 = getelementptr inbounds %struct.Link, ptr %943, i64 0, i32 1, i64 2
  %1193 = load double, ptr %1192, align 8, !tbaa !20
  %1194 = fmul contract double %1125, %1193
  %1195 = getelementptr inbounds %struct.Link, ptr %936, i64 %932, i32 1, i64 0
  %1196 = getelementptr inbounds %struct.Link, ptr %943, i64 0, i32 2, i64 0
  %1197 = getelementptr inbounds %struct.Link, ptr %936, i64 %932, i32 2, i64 0
  %1198 = getelementptr inbounds %struct.Link, ptr %943, i64 0, i32 3, i64 0
  %1199 = getelementptr inbounds %struct.Link, ptr %936, i64 %932, i32 3, i64 0
  %1200 = getelementptr inbounds %struct.Link, ptr %936, i64 %932, i32 1, i64 1
  %1201 = extractelement <4 x double> %1189, i64 3
  %1202 = getelementptr inbounds %struct.Link, ptr %943, i64 0, i32 2, i64 1
  %1203 = getelementptr inbounds %struct.Link, ptr %936, i64 %932, i32 2, i64 1
  %1204 = getelementptr inbounds %struct.Link, ptr %943, i64 0, i32 3, i64 1
  %1205 = getelementptr inbounds %struct.Link, ptr %936, i64 %932, i32 3, i64 1
  %1206 = getelementptr inbounds %struct.Link, ptr %936, i64 %932, i32 1, i64 2
  %1207 = getelementptr inbounds %struct.Link, ptr %943, i64 0, i32 2, i64 2
  %1208 = getelementptr inbounds %struct.Link, ptr %936, i64 %932, i32 2, i64 2
  %1209 = getelementptr inbounds %struct.Link, ptr %943, i64 0, i32 3, i64 2
  %1210 = getelementptr inbounds %struct.Link, ptr %936, i64 %932, i32 3, i64 2
  %1211 = getelementptr inbounds %struct.Link, ptr %936, i64 %932, i32 6
  %1212 = getelementptr inbounds double, ptr %982, i64 1
  %1213 = getelementptr inbounds double, ptr %982, i64 2
  %1214 = load double, ptr %937, align 8, !tbaa !20
  %1215 = getelementptr inbounds double, ptr %1211, i64 1
  %1216 = getelementptr inbounds double, ptr %1211, i64 2
  %1217 = getelementptr inbounds double, ptr %982, i64 3
  %1218 = getelementptr inbounds double, ptr %1211, i64 3
  %1219 = getelementptr inbounds double, ptr %982, i64 4
  %1220 = getelementptr inbounds double, ptr %982, i64 5
  %1221 = getelementptr inbounds double, ptr %1211, i64 4
  %1222 = getelementptr inbounds double, ptr %1211, i64 5
  %1223 = extractelement <4 x double> %1189, i64 0
  %1224 = extractelement <4 x double> %1189, i64 1
  %1225 = extractelement <4 x double> %1189, i64 2
  %1226 = insertelement <2 x double> poison, double %1059, i64 0
  %1227 = insertelement <2 x double> %1226, double %1070, i64 1
  %1228 = load <2 x double>, ptr %1190, align 8, !tbaa !20
  %1229 = extractelement <2 x double> %1228, i64 0
  %1230 = fmul contract double %1147, %1229
  %1231 = fsub contract double %1194, %1230
  %1232 = insertelement <2 x double> poison, double %1136, i64 0
  %1233 = insertelement <2 x double> %1232, double %1147, i64 1
  %1234 = fmul contract <2 x double> %1233, %1228
  %1235 = insertelement <2 x double> %1232, double %1125, i64 1
  %1236 = insertelement <2 x double> %1228, double %1193, i64 0
  %1237 = fmul contract <2 x double> %1235, %1236
  %1238 = shufflevector <2 x double> %1237, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1239 = fsub contract <2 x double> %1234, %1238
  %1240 = fadd contract double %1201, %1231
  %1241 = fadd contract <2 x double> %1188, %1239
  %1242 = fadd contract double %1223, %1229
  store double %1242, ptr %1195, align 8, !tbaa !20
  %1243 = load double, ptr %1196, align 8, !tbaa !20
  %1244 = extractelement <2 x double> %1241, i64 1
  %1245 = fadd contract double %1244, %1243
  store double %1245, ptr %1197, align 8, !tbaa !20
  %1246 = load double, ptr %1198, align 8, !tbaa !20
  %1247 = fadd contract double %1125, %1246
  store double %1247, ptr %1199, align 8, !tbaa !20
  %1248 = load double, ptr %1191, align 8, !tbaa !20
  %1249 = fadd contract double %1224, %1248
  store double %1249, ptr %1200, align 8, !tbaa !20
  %1250 = load double, ptr %1202, align 8, !tbaa !20
  %1251 = fadd contract double %1240, %1250
  store double %1251, ptr %1203, align 8, !tbaa !20
  %1252 = load double, ptr %1204, align 8, !tbaa !20
  %1253 = fadd contract double %1136, %1252
  store double %1253, ptr %1205, align 8, !tbaa !20
  %1254 = load double, ptr %1192, align 8, !tbaa !20
  %1255 = fadd contract double %1225, %1254
  store double %1255, ptr %1206, align 8, !tbaa !20
  %1256 = load double, ptr %1207, align 8, !tbaa !20
  %1257 = extractelement <2 x double> %1241, i64 0
  %1258 = fadd contract double %1257, %1256
  store double %1258, ptr %1208, align 8, !tbaa !20
  %1259 = load double, ptr %1209, align 8, !tbaa !20
  %1260 = fadd contract double %1147, %1259
  store double %1260, ptr %1210, align 8, !tbaa !20
  %1261 = load double, ptr %982, align 8, !tbaa !20
  %1262 = fmul contract double %1214, %1261
  %1263 = load double, ptr %1212, align 16, !tbaa !20
  %1264 = fmul contract double %1020, %1263
  %1265 = fadd contract double %1262, %1264
  %1266 = load double, ptr %1032, align 8, !tbaa !20
  %1267 = load double, ptr %1213, align 8, !tbaa !20
  %1268 = fmul contract double %1266, %1267
  %1269 = fadd contract double %1265, %1268
  store double %1269, ptr %1211, align 8, !tbaa !20
  %1270 = load double, ptr %1047, align 8, !tbaa !20
  %1271 = load double, ptr %982, align 8, !tbaa !20
  %1272 = fmul contract double %1270, %1271
  %1273 = load double, ptr %1212, align 16, !tbaa !20
  %1274 = fmul contract double %1059, %1273
  %1275 = fadd contract double %1272, %1274
  %1276 = load double, ptr %1213, align 8, !tbaa !20
  %1277 = fmul contract double %1070, %1276
  %1278 = fadd contract double %1275, %1277
  store double %1278, ptr %1215, align 8, !tbaa !20
  %1279 = load double, ptr %982, align 8, !tbaa !20
  %1280 = fmul contract double %1085, %1279
  %1281 = load double, ptr %1212, align 16, !tbaa !20
  %1282 = fmul contract double %1098, %1281
  %1283 = fadd contract double %1280, %1282
  %1284 = load double, ptr %1213, align 8, !tbaa !20
  %1285 = fmul contract double %1109, %1284
  %1286 = fadd contract double %1283, %1285
  store double %1286, ptr %1216, align 8, !tbaa !20
  %1287 = load double, ptr %1217, align 16, !tbaa !20
  %1288 = fmul contract double %1214, %1287
  %1289 = load <2 x double>, ptr %1219, align 8, !tbaa !20
  %1290 = insertelement <2 x double> poison, double %1020, i64 0
  %1291 = insertelement <2 x double> %1290, double %1266, i64 1
  %1292 = fmul contract <2 x double> %1291, %1289
  %1293 = extractelement <2 x double> %1292, i64 0
  %1294 = fadd contract double %1288, %1293
  %1295 = extractelement <2 x double> %1292, i64 1
  %1296 = fadd contract double %1294, %1295
  store double %1296, ptr %1218, align 8, !tbaa !20
  %1297 = load double, ptr %1217, align 16, !tbaa !20
  %1298 = fmul contract double %1270, %1297
  %1299 = load <2 x double>, ptr %1219, align 8, !tbaa !20
  %1300 = fmul contract <2 x double> %1227, %1299
  %1301 = extractelement <2 x double> %1300, i64 0
  %1302 = fadd contract double %1298, %1301
  %1303 = extractelement <2 x double> %1300, i64 1
  %1304 = fadd contract double %1302, %1303
  store double %1304, ptr %1221, align 8, !tbaa !20
  %1305 = load double, ptr %1217, align 16, !tbaa !20
  %1306 = fmul contract double %1085, %1305
  %1307 = load double, ptr %1219, align 8, !tbaa !20
  %1308 = fmul contract double %1098, %1307
  %1309 = fadd contract double %1306, %1308
  %1310 = load double, ptr %1220, align 16, !tbaa !20
  %1311 = fmul contract double %1109, %1310
  %1312 = fadd contract double %1309, %1311
  store double %1312, ptr %1222, align 8, !tbaa !20
  %1313 = load double, ptr %1191, align 8, !tbaa !20
  %1314 = fmul contract double %1225, %1313
  %1315 = load double, ptr %1192, align 8, !tbaa !20
  %1316 = fmul contract double %1224, %1315
  %1317 = fsub contract double %1314, %1316
  %1318 = fadd contract double %1269, %1317
  store double %1318, ptr %1211, align 8, !tbaa !20
  %1319 = load double, ptr %1192, align 8, !tbaa !20
  %1320 = fmul contract double %1223, %1319
  %1321 = load double, ptr %1190, align 8, !tbaa !20
  %1322 = fmul contract double %1225, %1321
  %1323 = fsub contract double %1320, %1322
  %1324 = fadd contract double %1278, %1323
  store double %1324, ptr %1215, align 8, !tbaa !20
  %1325 = load double, ptr %1190, align 8, !tbaa !20
  %1326 = fmul contract double %1224, %1325
  %1327 = load double, ptr %1191, align 8, !tbaa !20
  %1328 = fmul contract double %1223, %1327
  %1329 = fsub contract double %1326, %1328
  %1330 = fadd contract double %1286, %1329
  store double %1330, ptr %1216, align 8, !tbaa !20
  %1331 = load <2 x double>, ptr %1191, align 8, !tbaa !20
  %1332 = insertelement <2 x double> %1241, double %1240, i64 1
  %1333 = fmul contract <2 x double> %1332, %1331
  %1334 = shufflevector <2 x double> %1333, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1335 = fsub contract <2 x double> %1333, %1334
  %1336 = extractelement <2 x double> %1335, i64 0
  %1337 = fadd contract double %1296, %1336
  store double %1337, ptr %1218, align 8, !tbaa !20
  %1338 = load double, ptr %1192, align 8, !tbaa !20
  %1339 = load <2 x double>, ptr %1190, align 8
  %1340 = insertelement <2 x double> %1339, double %1338, i64 1
  %1341 = fmul contract <2 x double> %1241, %1340
  %1342 = shufflevector <2 x double> %1341, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1343 = fsub contract <2 x double> %1342, %1341
  %1344 = extractelement <2 x double> %1343, i64 0
  %1345 = fadd contract double %1304, %1344
  store double %1345, ptr %1221, align 8, !tbaa !20
  %1346 = load double, ptr %1190, align 8, !tbaa !20
  %1347 = fmul contract double %1240, %1346
  %1348 = load double, ptr %1191, align 8, !tbaa !20
  %1349 = fmul contract double %1244, %1348
  %1350 = fsub contract double %1347, %1349
  %1351 = fadd contract double %1312, %1350
  %1352 = insertelement <2 x double> poison, double %1249, i64 0
  %1353 = insertelement <2 x double> %1352, double %1255, i64 1
  %1354 = fmul contract <2 x double> %1188, %1353
  %1355 = shufflevector <2 x double> %1188, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %1356 = shufflevector <4 x double> %1189, <4 x double> poison, <2 x i32> <i32 3, i32 poison>
  %1357 = shufflevector <2 x double> %1356, <2 x double> %1355, <2 x i32> <i32 0, i32 3>
  %1358 = insertelement <2 x double> poison, double %1255, i64 0
  %1359 = insertelement <2 x double> %1358, double %1242, i64 1
  %1360 = fmul contract <2 x double> %1357, %1359
  %1361 = fsub contract <2 x double> %1354, %1360
  %1362 = insertelement <2 x double> poison, double %1337, i64 0
  %1363 = insertelement <2 x double> %1362, double %1345, i64 1
  %1364 = fadd contract <2 x double> %1361, %1363
  store <2 x double> %1364, ptr %1218, align 8, !tbaa !20
  %1365 = fmul contract double %1201, %1242
  %1366 = extractelement <2 x double> %1188, i64 1
  %1367 = fmul contract double %1366, %1249
  %1368 = fsub contract double %1365, %1367
  %1369 = fadd contract double %1368, %1351
  store double %1369, ptr %1222, align 8, !tbaa !20
  %1370 = icmp eq ptr %935, null
  br i1 %1370, label %1517, label %1452

1371:                                             ; preds = %1371, %1179
  %1372 = phi i64 [ 0, %1179 ], [ %1450, %1371 ]
  %1373 = phi <2 x double> [ zeroinitializer, %1179 ], [ %1449, %1371 ]
  %1374 = phi <4 x double> [ zeroinitializer, %1179 ], [ %1448, %1371 ]
  %1375 = mul nuw nsw i64 %1372, 6
  %1376 = getelementptr inbounds double, ptr %31, i64 %1375
  %1377 = getelementptr inbounds double, ptr %1180, i64 %1375
  %1378 = getelementptr inbounds double, ptr %1376, i64 1
  %1379 = load double, ptr %1376, align 8, !tbaa !20
  %1380 = fmul contract double %1008, %1379
  %1381 = load <2 x double>, ptr %1378, align 16, !tbaa !20
  %1382 = fmul contract <2 x double> %1182, %1381
  %1383 = extractelement <2 x double> %1382, i64 0
  %1384 = fadd contract double %1380, %1383
  %1385 = getelementptr inbounds double, ptr %1377, i64 1
  %1386 = getelementptr inbounds double, ptr %1377, i64 2
  %1387 = getelementptr inbounds double, ptr %1376, i64 3
  %1388 = getelementptr inbounds double, ptr %1377, i64 3
  %1389 = getelementptr inbounds double, ptr %1376, i64 4
  %1390 = getelementptr inbounds double, ptr %1377, i64 4
  %1391 = getelementptr inbounds double, ptr %1377, i64 5
  %1392 = getelementptr inbounds double, ptr %1112, i64 %1372
  %1393 = extractelement <2 x double> %1382, i64 1
  %1394 = fadd contract double %1384, %1393
  store double %1394, ptr %1377, align 8, !tbaa !20
  %1395 = load double, ptr %1376, align 8, !tbaa !20
  %1396 = fmul contract double %1046, %1395
  %1397 = load <2 x double>, ptr %1378, align 16, !tbaa !20
  %1398 = fmul contract <2 x double> %1186, %1397
  %1399 = extractelement <2 x double> %1398, i64 0
  %1400 = fadd contract double %1396, %1399
  %1401 = extractelement <2 x double> %1398, i64 1
  %1402 = fadd contract double %1400, %1401
  store double %1402, ptr %1385, align 8, !tbaa !20
  %1403 = load double, ptr %1376, align 8, !tbaa !20
  %1404 = fmul contract double %1085, %1403
  %1405 = load <2 x double>, ptr %1378, align 16, !tbaa !20
  %1406 = fmul contract <2 x double> %1184, %1405
  %1407 = extractelement <2 x double> %1406, i64 0
  %1408 = fadd contract double %1404, %1407
  %1409 = extractelement <2 x double> %1406, i64 1
  %1410 = fadd contract double %1408, %1409
  store double %1410, ptr %1386, align 8, !tbaa !20
  %1411 = load double, ptr %1387, align 16, !tbaa !20
  %1412 = fmul contract double %1008, %1411
  %1413 = load <2 x double>, ptr %1389, align 8, !tbaa !20
  %1414 = fmul contract <2 x double> %1182, %1413
  %1415 = extractelement <2 x double> %1414, i64 0
  %1416 = fadd contract double %1412, %1415
  %1417 = extractelement <2 x double> %1414, i64 1
  %1418 = fadd contract double %1416, %1417
  store double %1418, ptr %1388, align 8, !tbaa !20
  %1419 = load double, ptr %1387, align 16, !tbaa !20
  %1420 = fmul contract double %1046, %1419
  %1421 = load <2 x double>, ptr %1389, align 8, !tbaa !20
  %1422 = fmul contract <2 x double> %1186, %1421
  %1423 = extractelement <2 x double> %1422, i64 0
  %1424 = fadd contract double %1420, %1423
  %1425 = extractelement <2 x double> %1422, i64 1
  %1426 = fadd contract double %1424, %1425
  store double %1426, ptr %1390, align 8, !tbaa !20
  %1427 = load double, ptr %1387, align 16, !tbaa !20
  %1428 = fmul contract double %1085, %1427
  %1429 = load <2 x double>, ptr %1389, align 8, !tbaa !20
  %1430 = fmul contract <2 x double> %1184, %1429
  %1431 = extractelement <2 x double> %1430, i64 0
  %1432 = fadd contract double %1428, %1431
  %1433 = extractelement <2 x double> %1430, i64 1
  %1434 = fadd contract double %1432, %1433
  store double %1434, ptr %1391, align 8, !tbaa !20
  %1435 = load double, ptr %1392, align 8, !tbaa !20
  %1436 = insertelement <4 x double> poison, double %1435, i64 0
  %1437 = shufflevector <4 x double> %1436, <4 x double> poison, <4 x i32> zeroinitializer
  %1438 = insertelement <4 x double> poison, double %1394, i64 0
  %1439 = insertelement <4 x double> %1438, double %1402, i64 1
  %1440 = insertelement <4 x double> %1439, double %1410, i64 2
  %1441 = insertelement <4 x double> %1440, double %1426, i64 3
  %1442 = fmul contract <4 x double> %1437, %1441
  %1443 = insertelement <2 x double> poison, double %1435, i64 0
  %1444 = shufflevector <2 x double> %1443, <2 x double> poison, <2 x i32> zeroinitializer
  %1445 = insertelement <2 x double> poison, double %1434, i64 0
  %1446 = insertelement <2 x double> %1445, double %1418, i64 1
  %1447 = fmul contract <2 x double> %1444, %1446
  %1448 = fadd contract <4 x double> %1374, %1442
  %1449 = fadd contract <2 x double> %1373, %1447
  %1450 = add nuw nsw i64 %1372, 1
  %1451 = icmp eq i64 %1450, %980
  br i1 %1451, label %1187, label %1371, !llvm.loop !46

1452:                                             ; preds = %1187
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %935, ptr noundef nonnull align 8 dereferenceable(24) %1199, i64 24, i1 false)
  %1453 = getelementptr inbounds double, ptr %935, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %1453, ptr noundef nonnull align 8 dereferenceable(72) %937, i64 72, i1 false)
  %1454 = getelementptr inbounds double, ptr %935, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1454, ptr noundef nonnull align 8 dereferenceable(24) %1197, i64 24, i1 false)
  %1455 = getelementptr inbounds double, ptr %935, i64 15
  %1456 = load double, ptr %937, align 8, !tbaa !20
  %1457 = load double, ptr %1195, align 8, !tbaa !20
  %1458 = fmul contract double %1456, %1457
  %1459 = load double, ptr %1047, align 8, !tbaa !20
  %1460 = load double, ptr %1200, align 8, !tbaa !20
  %1461 = fmul contract double %1459, %1460
  %1462 = fadd contract double %1458, %1461
  %1463 = load double, ptr %1086, align 8, !tbaa !20
  %1464 = load double, ptr %1206, align 8, !tbaa !20
  %1465 = fmul contract double %1463, %1464
  %1466 = fadd contract double %1462, %1465
  store double %1466, ptr %1455, align 8, !tbaa !20
  %1467 = load double, ptr %1019, align 8, !tbaa !20
  %1468 = load double, ptr %1195, align 8, !tbaa !20
  %1469 = fmul contract double %1467, %1468
  %1470 = load double, ptr %1058, align 8, !tbaa !20
  %1471 = load double, ptr %1200, align 8, !tbaa !20
  %1472 = fmul contract double %1470, %1471
  %1473 = fadd contract double %1469, %1472
  %1474 = load double, ptr %1097, align 8, !tbaa !20
  %1475 = load double, ptr %1206, align 8, !tbaa !20
  %1476 = fmul contract double %1474, %1475
  %1477 = fadd contract double %1473, %1476
  %1478 = getelementptr inbounds double, ptr %935, i64 16
  store double %1477, ptr %1478, align 8, !tbaa !20
  %1479 = load double, ptr %1032, align 8, !tbaa !20
  %1480 = load double, ptr %1195, align 8, !tbaa !20
  %1481 = fmul contract double %1479, %1480
  %1482 = load double, ptr %1071, align 8, !tbaa !20
  %1483 = load double, ptr %1200, align 8, !tbaa !20
  %1484 = fmul contract double %1482, %1483
  %1485 = fadd contract double %1481, %1484
  %1486 = load double, ptr %1110, align 8, !tbaa !20
  %1487 = load double, ptr %1206, align 8, !tbaa !20
  %1488 = fmul contract double %1486, %1487
  %1489 = fadd contract double %1485, %1488
  %1490 = getelementptr inbounds double, ptr %935, i64 17
  store double %1489, ptr %1490, align 8, !tbaa !20
  %1491 = load ptr, ptr %26, align 8, !tbaa !34
  %1492 = getelementptr inbounds i64, ptr %1491, i64 %932
  %1493 = load i64, ptr %1492, align 8, !tbaa !19
  %1494 = icmp slt i64 %1493, 0
  br i1 %1494, label %1501, label %1495

1495:                                             ; preds = %1452
  %1496 = sub nsw i64 %1493, %932
  %1497 = mul nsw i64 %1496, 33
  %1498 = getelementptr double, ptr %935, i64 %1497
  %1499 = getelementptr double, ptr %1498, i64 18
  %1500 = load double, ptr %1499, align 8, !tbaa !20
  br label %1501

1501:                                             ; preds = %1495, %1452
  %1502 = phi contract double [ %1500, %1495 ], [ 0.000000e+00, %1452 ]
  %1503 = load double, ptr %47, align 16, !tbaa !20
  %1504 = fadd contract double %1502, %1503
  %1505 = getelementptr inbounds double, ptr %935, i64 18
  store double %1504, ptr %1505, align 8, !tbaa !20
  %1506 = load ptr, ptr %48, align 8, !tbaa !47
  %1507 = getelementptr inbounds i64, ptr %1506, i64 %932
  %1508 = load i64, ptr %1507, align 8, !tbaa !19
  %1509 = icmp slt i64 %1508, 0
  br i1 %1509, label %1514, label %1510

1510:                                             ; preds = %1501
  %1511 = getelementptr double, ptr %935, i64 %1508
  %1512 = getelementptr double, ptr %1511, i64 15
  %1513 = load double, ptr %1512, align 8, !tbaa !20
  br label %1514

1514:                                             ; preds = %1510, %1501
  %1515 = phi contract double [ %1513, %1510 ], [ 0.000000e+00, %1501 ]
  %1516 = getelementptr inbounds double, ptr %935, i64 19
  store double %1515, ptr %1516, align 8, !tbaa !20
  br label %1517

1517:                                             ; preds = %1187, %1514
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7) #7
  %1518 = load ptr, ptr %25, align 8, !tbaa !14
  %1519 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932
  %1520 = load ptr, ptr %49, align 8, !tbaa !48
  %1521 = mul nsw i64 %932, 9
  %1522 = getelementptr inbounds double, ptr %1520, i64 %1521
  %1523 = load ptr, ptr %50, align 8, !tbaa !49
  %1524 = getelementptr inbounds double, ptr %1523, i64 %932
  %1525 = load double, ptr %1524, align 8, !tbaa !20
  %1526 = getelementptr double, ptr %1519, i64 2
  %1527 = load double, ptr %1526, align 8, !tbaa !20
  %1528 = getelementptr double, ptr %1522, i64 3
  %1529 = getelementptr double, ptr %1522, i64 6
  %1530 = getelementptr inbounds double, ptr %1522, i64 2
  %1531 = load double, ptr %1530, align 8, !tbaa !20
  %1532 = getelementptr double, ptr %1522, i64 5
  %1533 = load double, ptr %1532, align 8, !tbaa !20
  %1534 = getelementptr double, ptr %1522, i64 8
  %1535 = load double, ptr %1534, align 8, !tbaa !20
  %1536 = getelementptr inbounds double, ptr %1519, i64 3
  %1537 = getelementptr double, ptr %1519, i64 5
  %1538 = load double, ptr %1537, align 8, !tbaa !20
  %1539 = getelementptr inbounds double, ptr %1519, i64 6
  %1540 = load double, ptr %1539, align 8, !tbaa !20
  %1541 = getelementptr double, ptr %1519, i64 7
  %1542 = fmul contract double %1531, %1540
  %1543 = load <2 x double>, ptr %1541, align 8, !tbaa !20
  %1544 = insertelement <2 x double> poison, double %1533, i64 0
  %1545 = insertelement <2 x double> %1544, double %1535, i64 1
  %1546 = fmul contract <2 x double> %1545, %1543
  %1547 = extractelement <2 x double> %1546, i64 0
  %1548 = fadd contract double %1542, %1547
  %1549 = extractelement <2 x double> %1546, i64 1
  %1550 = fadd contract double %1548, %1549
  %1551 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 7, i64 0
  %1552 = load <2 x double>, ptr %1519, align 8, !tbaa !20
  %1553 = shufflevector <2 x double> %1552, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1554 = load <2 x double>, ptr %1522, align 8, !tbaa !20
  %1555 = shufflevector <2 x double> %1554, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1556 = load <2 x double>, ptr %1528, align 8, !tbaa !20
  %1557 = load <2 x double>, ptr %1529, align 8, !tbaa !20
  %1558 = insertelement <2 x double> poison, double %1538, i64 0
  %1559 = insertelement <2 x double> %1558, double %1527, i64 1
  %1560 = fmul contract <2 x double> %1557, %1559
  %1561 = shufflevector <2 x double> %1560, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1562 = insertelement <2 x double> poison, double %1527, i64 0
  %1563 = insertelement <2 x double> %1562, double %1538, i64 1
  %1564 = fmul contract <2 x double> %1557, %1563
  %1565 = insertelement <2 x double> poison, double %1531, i64 0
  %1566 = shufflevector <2 x double> %1565, <2 x double> poison, <2 x i32> zeroinitializer
  %1567 = shufflevector <2 x double> %1544, <2 x double> poison, <2 x i32> zeroinitializer
  %1568 = insertelement <2 x double> poison, double %1535, i64 0
  %1569 = shufflevector <2 x double> %1568, <2 x double> poison, <2 x i32> zeroinitializer
  %1570 = fmul contract <2 x double> %1569, %1563
  %1571 = shufflevector <2 x double> %1559, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1572 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 7, i64 3
  %1573 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 7, i64 4
  %1574 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 7, i64 2
  %1575 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 7, i64 6
  %1576 = load <2 x double>, ptr %1536, align 8, !tbaa !20
  %1577 = shufflevector <2 x double> %1552, <2 x double> %1576, <2 x i32> <i32 0, i32 2>
  %1578 = fmul contract <2 x double> %1555, %1577
  %1579 = shufflevector <2 x double> %1576, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1580 = shufflevector <2 x double> %1579, <2 x double> %1552, <2 x i32> <i32 0, i32 3>
  %1581 = fmul contract <2 x double> %1556, %1580
  %1582 = shufflevector <2 x double> %1581, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1583 = fadd contract <2 x double> %1578, %1582
  %1584 = fadd contract <2 x double> %1583, %1561
  %1585 = fmul contract <2 x double> %1554, %1577
  %1586 = shufflevector <2 x double> %1553, <2 x double> %1576, <2 x i32> <i32 0, i32 3>
  %1587 = fmul contract <2 x double> %1556, %1586
  %1588 = fadd contract <2 x double> %1585, %1587
  %1589 = fadd contract <2 x double> %1588, %1564
  %1590 = fmul contract <2 x double> %1566, %1577
  %1591 = fmul contract <2 x double> %1567, %1580
  %1592 = shufflevector <2 x double> %1591, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1593 = fadd contract <2 x double> %1590, %1592
  %1594 = fadd contract <2 x double> %1593, %1570
  %1595 = fmul contract <2 x double> %1553, %1584
  %1596 = fmul contract <2 x double> %1552, %1589
  %1597 = fadd contract <2 x double> %1595, %1596
  %1598 = fmul contract <2 x double> %1571, %1594
  %1599 = fadd contract <2 x double> %1597, %1598
  store <2 x double> %1599, ptr %1551, align 8, !tbaa !20
  %1600 = extractelement <2 x double> %1599, i64 1
  store double %1600, ptr %1572, align 8, !tbaa !20
  %1601 = shufflevector <2 x double> %1584, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1602 = shufflevector <2 x double> %1558, <2 x double> poison, <2 x i32> zeroinitializer
  %1603 = shufflevector <2 x double> %1594, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1604 = insertelement <2 x double> %1603, double %1550, i64 1
  %1605 = fmul contract <2 x double> %1602, %1604
  %1606 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 7, i64 7
  %1607 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 7, i64 8
  %1608 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 8
  %1609 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 9
  %1610 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 9, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %1608, i8 0, i64 144, i1 false)
  store double %1525, ptr %1610, align 8, !tbaa !20
  %1611 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 9, i64 4
  store double %1525, ptr %1611, align 8, !tbaa !20
  store double %1525, ptr %1609, align 8, !tbaa !20
  %1612 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 1
  %1613 = getelementptr inbounds double, ptr %1612, i64 1
  %1614 = load double, ptr %1612, align 8, !tbaa !20
  %1615 = fmul contract double %1600, %1614
  %1616 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 10
  %1617 = insertelement <2 x double> poison, double %1540, i64 0
  %1618 = shufflevector <2 x double> %1617, <2 x double> poison, <2 x i32> zeroinitializer
  %1619 = fmul contract <2 x double> %1555, %1618
  %1620 = shufflevector <2 x double> %1543, <2 x double> poison, <2 x i32> zeroinitializer
  %1621 = fmul contract <2 x double> %1556, %1620
  %1622 = shufflevector <2 x double> %1621, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1623 = fadd contract <2 x double> %1619, %1622
  %1624 = shufflevector <2 x double> %1543, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1625 = shufflevector <2 x double> %1543, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1626 = fmul contract <2 x double> %1557, %1625
  %1627 = shufflevector <2 x double> %1626, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1628 = fadd contract <2 x double> %1623, %1627
  %1629 = insertelement <2 x double> %1552, double %1540, i64 0
  %1630 = shufflevector <2 x double> %1628, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1631 = fmul contract <2 x double> %1629, %1630
  %1632 = shufflevector <2 x double> %1543, <2 x double> %1553, <2 x i32> <i32 0, i32 3>
  %1633 = fmul contract <2 x double> %1632, %1628
  %1634 = fadd contract <2 x double> %1633, %1631
  %1635 = insertelement <2 x double> %1624, double %1527, i64 1
  %1636 = insertelement <2 x double> poison, double %1550, i64 0
  %1637 = shufflevector <2 x double> %1636, <2 x double> poison, <2 x i32> zeroinitializer
  %1638 = fmul contract <2 x double> %1635, %1637
  %1639 = fadd contract <2 x double> %1638, %1634
  %1640 = extractelement <2 x double> %1639, i64 1
  store double %1640, ptr %1574, align 8, !tbaa !20
  store double %1640, ptr %1575, align 8, !tbaa !20
  %1641 = shufflevector <2 x double> %1589, <2 x double> %1628, <2 x i32> <i32 3, i32 1>
  %1642 = fmul contract <2 x double> %1576, %1641
  %1643 = shufflevector <2 x double> %1642, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1644 = shufflevector <2 x double> %1601, <2 x double> %1628, <2 x i32> <i32 0, i32 2>
  %1645 = fmul contract <2 x double> %1576, %1644
  %1646 = fadd contract <2 x double> %1643, %1645
  %1647 = fadd contract <2 x double> %1605, %1646
  store <2 x double> %1647, ptr %1573, align 8, !tbaa !20
  %1648 = extractelement <2 x double> %1647, i64 1
  store double %1648, ptr %1606, align 8, !tbaa !20
  %1649 = extractelement <2 x double> %1639, i64 0
  store double %1649, ptr %1607, align 8, !tbaa !20
  %1650 = load <2 x double>, ptr %1613, align 8, !tbaa !20
  %1651 = fmul contract <2 x double> %1647, %1650
  %1652 = extractelement <2 x double> %1651, i64 0
  %1653 = fadd contract double %1615, %1652
  %1654 = extractelement <2 x double> %1651, i64 1
  %1655 = fadd contract double %1653, %1654
  %1656 = shufflevector <2 x double> %1599, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1657 = shufflevector <2 x double> %1656, <2 x double> %1639, <2 x i32> <i32 0, i32 3>
  %1658 = insertelement <2 x double> %1650, double %1614, i64 1
  %1659 = fmul contract <2 x double> %1657, %1658
  %1660 = shufflevector <2 x double> %1659, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1661 = shufflevector <2 x double> %1647, <2 x double> %1599, <2 x i32> <i32 1, i32 2>
  %1662 = fmul contract <2 x double> %1661, %1658
  %1663 = fadd contract <2 x double> %1662, %1660
  %1664 = shufflevector <2 x double> %1650, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1665 = fmul contract <2 x double> %1639, %1664
  %1666 = fadd contract <2 x double> %1663, %1665
  %1667 = fmul contract <2 x double> %1650, %1666
  %1668 = insertelement <2 x double> %1650, double %1614, i64 0
  %1669 = insertelement <2 x double> %1666, double %1655, i64 1
  %1670 = fmul contract <2 x double> %1668, %1669
  %1671 = shufflevector <2 x double> %1670, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1672 = fsub contract <2 x double> %1667, %1671
  store <2 x double> %1672, ptr %1616, align 8, !tbaa !20
  %1673 = fmul contract double %1614, %1655
  %1674 = shufflevector <2 x double> %1666, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1675 = fmul contract <2 x double> %1650, %1674
  %1676 = extractelement <2 x double> %1675, i64 0
  %1677 = fsub contract double %1673, %1676
  %1678 = getelementptr inbounds double, ptr %1616, i64 2
  store double %1677, ptr %1678, align 8, !tbaa !20
  %1679 = fneg contract double %1525
  %1680 = load ptr, ptr %51, align 8, !tbaa !50
  %1681 = load double, ptr %1680, align 8, !tbaa !20
  %1682 = fmul contract double %1681, %1679
  %1683 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 10, i64 3
  store double %1682, ptr %1683, align 8, !tbaa !20
  %1684 = getelementptr inbounds double, ptr %1680, i64 1
  %1685 = load double, ptr %1684, align 8, !tbaa !20
  %1686 = fmul contract double %1685, %1679
  %1687 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 10, i64 4
  store double %1686, ptr %1687, align 8, !tbaa !20
  %1688 = getelementptr inbounds double, ptr %1680, i64 2
  %1689 = load double, ptr %1688, align 8, !tbaa !20
  %1690 = fmul contract double %1689, %1679
  %1691 = getelementptr inbounds %struct.Link, ptr %1518, i64 %932, i32 10, i64 5
  store double %1690, ptr %1691, align 8, !tbaa !20
  %1692 = add nuw nsw i64 %932, 1
  %1693 = load i64, ptr %0, align 8, !tbaa !13
  %1694 = icmp slt i64 %1692, %1693
  br i1 %1694, label %931, label %52, !llvm.loop !51

1695:                                             ; preds = %1963, %143, %918
  br i1 %9, label %1966, label %1696

1696:                                             ; preds = %1695
  %1697 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 17
  %1698 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 3
  %1699 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 4
  %1700 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 1
  %1701 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 5
  %1702 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 2
  %1703 = load i64, ptr %0, align 8, !tbaa !13
  %1704 = icmp sgt i64 %1703, 0
  br i1 %1704, label %1967, label %1966

1705:                                             ; preds = %921, %1963
  %1706 = phi i64 [ 0, %921 ], [ %1964, %1963 ]
  %1707 = getelementptr inbounds i64, ptr %927, i64 %1706
  %1708 = load i64, ptr %1707, align 8, !tbaa !19
  %1709 = icmp slt i64 %1708, 0
  %1710 = getelementptr inbounds %struct.Link, ptr %925, i64 %1708, i32 14
  %1711 = select i1 %1709, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 14), ptr %1710
  %1712 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #7
  %1713 = getelementptr inbounds i64, ptr %929, i64 %1706
  %1714 = load i64, ptr %1713, align 8, !tbaa !19
  %1715 = load double, ptr %1711, align 8, !tbaa !20
  %1716 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 6, i64 0
  %1717 = load double, ptr %1716, align 8, !tbaa !20
  %1718 = getelementptr inbounds double, ptr %1711, i64 1
  %1719 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 6, i64 1
  %1720 = load double, ptr %1719, align 8, !tbaa !20
  %1721 = fadd contract double %1715, %1717
  store double %1721, ptr %1712, align 8, !tbaa !20
  %1722 = load double, ptr %1718, align 8, !tbaa !20
  %1723 = fadd contract double %1722, %1720
  %1724 = getelementptr inbounds double, ptr %1712, i64 1
  store double %1723, ptr %1724, align 8, !tbaa !20
  %1725 = getelementptr inbounds double, ptr %1711, i64 2
  %1726 = load double, ptr %1725, align 8, !tbaa !20
  %1727 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 6, i64 2
  %1728 = load double, ptr %1727, align 8, !tbaa !20
  %1729 = getelementptr inbounds double, ptr %1712, i64 2
  %1730 = getelementptr inbounds double, ptr %1711, i64 3
  %1731 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 6, i64 3
  %1732 = load double, ptr %1731, align 8, !tbaa !20
  %1733 = getelementptr inbounds double, ptr %1712, i64 3
  %1734 = getelementptr inbounds double, ptr %1711, i64 4
  %1735 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 6, i64 4
  %1736 = load double, ptr %1735, align 8, !tbaa !20
  %1737 = getelementptr inbounds double, ptr %1712, i64 4
  %1738 = getelementptr inbounds double, ptr %1711, i64 5
  %1739 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 6, i64 5
  %1740 = load double, ptr %1739, align 8, !tbaa !20
  %1741 = getelementptr inbounds double, ptr %1712, i64 5
  %1742 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 4
  %1743 = getelementptr inbounds double, ptr %1742, i64 2
  %1744 = load double, ptr %1743, align 8, !tbaa !20
  %1745 = getelementptr inbounds double, ptr %1742, i64 1
  %1746 = load double, ptr %1745, align 8, !tbaa !20
  %1747 = fadd contract double %1726, %1728
  store double %1747, ptr %1729, align 8, !tbaa !20
  %1748 = load double, ptr %1730, align 8, !tbaa !20
  %1749 = fadd contract double %1748, %1732
  store double %1749, ptr %1733, align 8, !tbaa !20
  %1750 = load double, ptr %1734, align 8, !tbaa !20
  %1751 = fadd contract double %1750, %1736
  store double %1751, ptr %1737, align 8, !tbaa !20
  %1752 = load double, ptr %1738, align 8, !tbaa !20
  %1753 = fadd contract double %1752, %1740
  store double %1753, ptr %1741, align 8, !tbaa !20
  %1754 = load double, ptr %1718, align 8, !tbaa !20
  %1755 = fmul contract double %1754, %1744
  %1756 = load double, ptr %1725, align 8, !tbaa !20
  %1757 = fmul contract double %1756, %1746
  %1758 = fsub contract double %1755, %1757
  %1759 = fadd contract double %1749, %1758
  store double %1759, ptr %1733, align 8, !tbaa !20
  %1760 = load double, ptr %1725, align 8, !tbaa !20
  %1761 = load double, ptr %1742, align 8, !tbaa !20
  %1762 = fmul contract double %1760, %1761
  %1763 = load double, ptr %1711, align 8, !tbaa !20
  %1764 = fmul contract double %1744, %1763
  %1765 = fsub contract double %1762, %1764
  %1766 = fadd contract double %1751, %1765
  store double %1766, ptr %1737, align 8, !tbaa !20
  %1767 = load double, ptr %1711, align 8, !tbaa !20
  %1768 = fmul contract double %1746, %1767
  %1769 = load double, ptr %1718, align 8, !tbaa !20
  %1770 = fmul contract double %1761, %1769
  %1771 = fsub contract double %1768, %1770
  %1772 = fadd contract double %1753, %1771
  store double %1772, ptr %1741, align 8, !tbaa !20
  %1773 = icmp sgt i64 %1714, 0
  br i1 %1773, label %1774, label %1963

1774:                                             ; preds = %1705
  %1775 = icmp eq i64 %1714, 1
  br i1 %1775, label %1820, label %1776

1776:                                             ; preds = %1774
  %1777 = and i64 %1714, 9223372036854775806
  %1778 = insertelement <2 x double> poison, double %1721, i64 0
  %1779 = shufflevector <2 x double> %1778, <2 x double> poison, <2 x i32> zeroinitializer
  %1780 = insertelement <2 x double> poison, double %1723, i64 0
  %1781 = shufflevector <2 x double> %1780, <2 x double> poison, <2 x i32> zeroinitializer
  %1782 = insertelement <2 x double> poison, double %1747, i64 0
  %1783 = shufflevector <2 x double> %1782, <2 x double> poison, <2 x i32> zeroinitializer
  %1784 = insertelement <2 x double> poison, double %1759, i64 0
  %1785 = shufflevector <2 x double> %1784, <2 x double> poison, <2 x i32> zeroinitializer
  %1786 = insertelement <2 x double> poison, double %1766, i64 0
  %1787 = shufflevector <2 x double> %1786, <2 x double> poison, <2 x i32> zeroinitializer
  %1788 = insertelement <2 x double> poison, double %1772, i64 0
  %1789 = shufflevector <2 x double> %1788, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1790

1790:                                             ; preds = %1790, %1776
  %1791 = phi i64 [ 0, %1776 ], [ %1816, %1790 ]
  %1792 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 13, i64 %1791
  %1793 = load <2 x double>, ptr %1792, align 8, !tbaa !20
  %1794 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1791
  %1795 = mul nuw nsw i64 %1791, 6
  %1796 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 11, i64 %1795
  %1797 = load <12 x double>, ptr %1796, align 8, !tbaa !20
  %1798 = shufflevector <12 x double> %1797, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %1799 = shufflevector <12 x double> %1797, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %1800 = shufflevector <12 x double> %1797, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %1801 = shufflevector <12 x double> %1797, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %1802 = shufflevector <12 x double> %1797, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %1803 = shufflevector <12 x double> %1797, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %1804 = fmul contract <2 x double> %1779, %1798
  %1805 = fsub contract <2 x double> %1793, %1804
  %1806 = fmul contract <2 x double> %1781, %1799
  %1807 = fsub contract <2 x double> %1805, %1806
  %1808 = fmul contract <2 x double> %1783, %1800
  %1809 = fsub contract <2 x double> %1807, %1808
  %1810 = fmul contract <2 x double> %1785, %1801
  %1811 = fsub contract <2 x double> %1809, %1810
  %1812 = fmul contract <2 x double> %1787, %1802
  %1813 = fsub contract <2 x double> %1811, %1812
  %1814 = fmul contract <2 x double> %1789, %1803
  %1815 = fsub contract <2 x double> %1813, %1814
  store <2 x double> %1815, ptr %1794, align 16, !tbaa !20
  %1816 = add nuw i64 %1791, 2
  %1817 = icmp eq i64 %1816, %1777
  br i1 %1817, label %1818, label %1790, !llvm.loop !52

1818:                                             ; preds = %1790
  %1819 = icmp eq i64 %1714, %1777
  br i1 %1819, label %1859, label %1820

1820:                                             ; preds = %1774, %1818
  %1821 = phi i64 [ 0, %1774 ], [ %1777, %1818 ]
  %1822 = insertelement <2 x double> poison, double %1721, i64 0
  %1823 = insertelement <2 x double> %1822, double %1723, i64 1
  %1824 = insertelement <2 x double> poison, double %1747, i64 0
  %1825 = insertelement <2 x double> %1824, double %1759, i64 1
  %1826 = insertelement <2 x double> poison, double %1766, i64 0
  %1827 = insertelement <2 x double> %1826, double %1772, i64 1
  br label %1828

1828:                                             ; preds = %1820, %1828
  %1829 = phi i64 [ %1857, %1828 ], [ %1821, %1820 ]
  %1830 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 13, i64 %1829
  %1831 = load double, ptr %1830, align 8, !tbaa !20
  %1832 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1829
  %1833 = mul nuw nsw i64 %1829, 6
  %1834 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 11, i64 %1833
  %1835 = load <2 x double>, ptr %1834, align 8, !tbaa !20
  %1836 = fmul contract <2 x double> %1823, %1835
  %1837 = extractelement <2 x double> %1836, i64 0
  %1838 = fsub contract double %1831, %1837
  %1839 = extractelement <2 x double> %1836, i64 1
  %1840 = fsub contract double %1838, %1839
  %1841 = add nuw nsw i64 %1833, 2
  %1842 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 11, i64 %1841
  %1843 = load <2 x double>, ptr %1842, align 8, !tbaa !20
  %1844 = fmul contract <2 x double> %1825, %1843
  %1845 = extractelement <2 x double> %1844, i64 0
  %1846 = fsub contract double %1840, %1845
  %1847 = extractelement <2 x double> %1844, i64 1
  %1848 = fsub contract double %1846, %1847
  %1849 = add nuw nsw i64 %1833, 4
  %1850 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 11, i64 %1849
  %1851 = load <2 x double>, ptr %1850, align 8, !tbaa !20
  %1852 = fmul contract <2 x double> %1827, %1851
  %1853 = extractelement <2 x double> %1852, i64 0
  %1854 = fsub contract double %1848, %1853
  %1855 = extractelement <2 x double> %1852, i64 1
  %1856 = fsub contract double %1854, %1855
  store double %1856, ptr %1832, align 8, !tbaa !20
  %1857 = add nuw nsw i64 %1829, 1
  %1858 = icmp eq i64 %1857, %1714
  br i1 %1858, label %1859, label %1828, !llvm.loop !55

1859:                                             ; preds = %1828, %1818
  br label %1860

1860:                                             ; preds = %1859, %1890
  %1861 = phi i64 [ 0, %1859 ], [ %1897, %1890 ]
  %1862 = phi i64 [ %1714, %1859 ], [ %1863, %1890 ]
  %1863 = add nsw i64 %1862, -1
  %1864 = icmp slt i64 %1862, %1714
  %1865 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1863
  %1866 = load double, ptr %1865, align 8, !tbaa !20
  br i1 %1864, label %1867, label %1890

1867:                                             ; preds = %1860
  %1868 = and i64 %1861, 1
  %1869 = icmp eq i64 %1868, 0
  br i1 %1869, label %1880, label %1870

1870:                                             ; preds = %1867
  %1871 = mul nsw i64 %1862, 6
  %1872 = add nsw i64 %1871, %1863
  %1873 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 12, i64 %1872
  %1874 = load double, ptr %1873, align 8, !tbaa !20
  %1875 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1862
  %1876 = load double, ptr %1875, align 8, !tbaa !20
  %1877 = fmul contract double %1874, %1876
  %1878 = fsub contract double %1866, %1877
  store double %1878, ptr %1865, align 8, !tbaa !20
  %1879 = add nuw nsw i64 %1862, 1
  br label %1880

1880:                                             ; preds = %1870, %1867
  %1881 = phi double [ undef, %1867 ], [ %1878, %1870 ]
  %1882 = phi double [ %1866, %1867 ], [ %1878, %1870 ]
  %1883 = phi i64 [ %1862, %1867 ], [ %1879, %1870 ]
  %1884 = icmp eq i64 %1861, 1
  br i1 %1884, label %1890, label %1898

1885:                                             ; preds = %1890
  %1886 = load ptr, ptr %930, align 8, !tbaa !42
  %1887 = getelementptr inbounds i64, ptr %1886, i64 %1706
  %1888 = load i64, ptr %1887, align 8, !tbaa !19
  %1889 = getelementptr double, ptr %924, i64 %1888
  br label %1920

1890:                                             ; preds = %1880, %1898, %1860
  %1891 = phi double [ %1866, %1860 ], [ %1881, %1880 ], [ %1917, %1898 ]
  %1892 = mul nsw i64 %1863, 7
  %1893 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 12, i64 %1892
  %1894 = load double, ptr %1893, align 8, !tbaa !20
  %1895 = fmul contract double %1891, %1894
  store double %1895, ptr %1865, align 8, !tbaa !20
  %1896 = icmp sgt i64 %1862, 1
  %1897 = add i64 %1861, 1
  br i1 %1896, label %1860, label %1885, !llvm.loop !56

1898:                                             ; preds = %1880, %1898
  %1899 = phi double [ %1917, %1898 ], [ %1882, %1880 ]
  %1900 = phi i64 [ %1918, %1898 ], [ %1883, %1880 ]
  %1901 = mul nsw i64 %1900, 6
  %1902 = add nsw i64 %1901, %1863
  %1903 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 12, i64 %1902
  %1904 = load double, ptr %1903, align 8, !tbaa !20
  %1905 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1900
  %1906 = load double, ptr %1905, align 8, !tbaa !20
  %1907 = fmul contract double %1904, %1906
  %1908 = fsub contract double %1899, %1907
  store double %1908, ptr %1865, align 8, !tbaa !20
  %1909 = add nuw nsw i64 %1900, 1
  %1910 = mul nsw i64 %1909, 6
  %1911 = add nsw i64 %1910, %1863
  %1912 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 12, i64 %1911
  %1913 = load double, ptr %1912, align 8, !tbaa !20
  %1914 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1909
  %1915 = load double, ptr %1914, align 8, !tbaa !20
  %1916 = fmul contract double %1913, %1915
  %1917 = fsub contract double %1908, %1916
  store double %1917, ptr %1865, align 8, !tbaa !20
  %1918 = add nuw nsw i64 %1900, 2
  %1919 = icmp eq i64 %1918, %1714
  br i1 %1919, label %1890, label %1898, !llvm.loop !57

1920:                                             ; preds = %1920, %1885
  %1921 = phi i64 [ 0, %1885 ], [ %1961, %1920 ]
  %1922 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1921
  %1923 = load double, ptr %1922, align 8, !tbaa !20
  %1924 = getelementptr double, ptr %1889, i64 %1921
  store double %1923, ptr %1924, align 8, !tbaa !20
  %1925 = mul nuw nsw i64 %1921, 6
  %1926 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 5, i64 %1925
  %1927 = load double, ptr %1926, align 8, !tbaa !20
  %1928 = fmul contract double %1923, %1927
  %1929 = load double, ptr %1712, align 8, !tbaa !20
  %1930 = fadd contract double %1929, %1928
  store double %1930, ptr %1712, align 8, !tbaa !20
  %1931 = or disjoint i64 %1925, 1
  %1932 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 5, i64 %1931
  %1933 = load double, ptr %1932, align 8, !tbaa !20
  %1934 = fmul contract double %1923, %1933
  %1935 = load double, ptr %1724, align 8, !tbaa !20
  %1936 = fadd contract double %1935, %1934
  store double %1936, ptr %1724, align 8, !tbaa !20
  %1937 = add nuw nsw i64 %1925, 2
  %1938 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 5, i64 %1937
  %1939 = load double, ptr %1938, align 8, !tbaa !20
  %1940 = fmul contract double %1923, %1939
  %1941 = load double, ptr %1729, align 8, !tbaa !20
  %1942 = fadd contract double %1941, %1940
  store double %1942, ptr %1729, align 8, !tbaa !20
  %1943 = add nuw nsw i64 %1925, 3
  %1944 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 5, i64 %1943
  %1945 = load double, ptr %1944, align 8, !tbaa !20
  %1946 = fmul contract double %1923, %1945
  %1947 = load double, ptr %1733, align 8, !tbaa !20
  %1948 = fadd contract double %1947, %1946
  store double %1948, ptr %1733, align 8, !tbaa !20
  %1949 = add nuw nsw i64 %1925, 4
  %1950 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 5, i64 %1949
  %1951 = load double, ptr %1950, align 8, !tbaa !20
  %1952 = fmul contract double %1923, %1951
  %1953 = load double, ptr %1737, align 8, !tbaa !20
  %1954 = fadd contract double %1953, %1952
  store double %1954, ptr %1737, align 8, !tbaa !20
  %1955 = add nuw nsw i64 %1925, 5
  %1956 = getelementptr inbounds %struct.Link, ptr %925, i64 %1706, i32 5, i64 %1955
  %1957 = load double, ptr %1956, align 8, !tbaa !20
  %1958 = fmul contract double %1923, %1957
  %1959 = load double, ptr %1741, align 8, !tbaa !20
  %1960 = fadd contract double %1959, %1958
  store double %1960, ptr %1741, align 8, !tbaa !20
  %1961 = add nuw nsw i64 %1921, 1
  %1962 = icmp eq i64 %1961, %1714
  br i1 %1962, label %1963, label %1920, !llvm.loop !58

1963:                                             ; preds = %1920, %1705
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #7
  %1964 = add nuw nsw i64 %1706, 1
  %1965 = icmp eq i64 %1964, %919
  br i1 %1965, label %1695, label %1705, !llvm.loop !59

1966:                                             ; preds = %2030, %1696, %1695
  ret void

1967:                                             ; preds = %1696, %2030
  %1968 = phi i64 [ %2063, %2030 ], [ 0, %1696 ]
  %1969 = mul nsw i64 %1968, 33
  %1970 = getelementptr inbounds double, ptr %19, i64 %1969
  %1971 = load ptr, ptr %144, align 8, !tbaa !14
  %1972 = getelementptr inbounds %struct.Link, ptr %1971, i64 %1968
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5) #7
  %1973 = getelementptr inbounds double, ptr %1970, i64 20
  %1974 = getelementptr inbounds %struct.Link, ptr %1971, i64 %1968, i32 14
  %1975 = getelementptr inbounds double, ptr %1974, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1973, ptr noundef nonnull align 8 dereferenceable(24) %1975, i64 24, i1 false)
  %1976 = getelementptr inbounds double, ptr %1970, i64 23
  %1977 = getelementptr inbounds double, ptr %1974, i64 1
  %1978 = getelementptr inbounds double, ptr %1974, i64 2
  %1979 = load double, ptr %1972, align 8, !tbaa !20
  %1980 = load double, ptr %1974, align 8, !tbaa !20
  %1981 = fmul contract double %1979, %1980
  %1982 = getelementptr double, ptr %1972, i64 3
  %1983 = load double, ptr %1982, align 8, !tbaa !20
  %1984 = load double, ptr %1977, align 8, !tbaa !20
  %1985 = fmul contract double %1983, %1984
  %1986 = fadd contract double %1981, %1985
  %1987 = getelementptr double, ptr %1972, i64 6
  %1988 = load double, ptr %1987, align 8, !tbaa !20
  %1989 = load double, ptr %1978, align 8, !tbaa !20
  %1990 = fmul contract double %1988, %1989
  %1991 = fadd contract double %1986, %1990
  store double %1991, ptr %1976, align 8, !tbaa !20
  %1992 = getelementptr inbounds double, ptr %1972, i64 1
  %1993 = load double, ptr %1992, align 8, !tbaa !20
  %1994 = load double, ptr %1974, align 8, !tbaa !20
  %1995 = fmul contract double %1993, %1994
  %1996 = getelementptr double, ptr %1972, i64 4
  %1997 = load double, ptr %1996, align 8, !tbaa !20
  %1998 = load double, ptr %1977, align 8, !tbaa !20
  %1999 = fmul contract double %1997, %1998
  %2000 = fadd contract double %1995, %1999
  %2001 = getelementptr double, ptr %1972, i64 7
  %2002 = load double, ptr %2001, align 8, !tbaa !20
  %2003 = load double, ptr %1978, align 8, !tbaa !20
  %2004 = fmul contract double %2002, %2003
  %2005 = fadd contract double %2000, %2004
  %2006 = getelementptr inbounds double, ptr %1970, i64 24
  store double %2005, ptr %2006, align 8, !tbaa !20
  %2007 = getelementptr inbounds double, ptr %1972, i64 2
  %2008 = load double, ptr %2007, align 8, !tbaa !20
  %2009 = load double, ptr %1974, align 8, !tbaa !20
  %2010 = fmul contract double %2008, %2009
  %2011 = getelementptr double, ptr %1972, i64 5
  %2012 = load double, ptr %2011, align 8, !tbaa !20
  %2013 = load double, ptr %1977, align 8, !tbaa !20
  %2014 = fmul contract double %2012, %2013
  %2015 = fadd contract double %2010, %2014
  %2016 = getelementptr double, ptr %1972, i64 8
  %2017 = load double, ptr %2016, align 8, !tbaa !20
  %2018 = load double, ptr %1978, align 8, !tbaa !20
  %2019 = fmul contract double %2017, %2018
  %2020 = fadd contract double %2015, %2019
  %2021 = getelementptr inbounds double, ptr %1970, i64 25
  store double %2020, ptr %2021, align 8, !tbaa !20
  %2022 = load ptr, ptr %1697, align 8, !tbaa !47
  %2023 = getelementptr inbounds i64, ptr %2022, i64 %1968
  %2024 = load i64, ptr %2023, align 8, !tbaa !19
  %2025 = icmp slt i64 %2024, 0
  br i1 %2025, label %2030, label %2026

2026:                                             ; preds = %1967
  %2027 = getelementptr double, ptr %1970, i64 %2024
  %2028 = getelementptr double, ptr %2027, i64 23
  %2029 = load double, ptr %2028, align 8, !tbaa !20
  br label %2030

2030:                                             ; preds = %1967, %2026
  %2031 = phi contract double [ %2029, %2026 ], [ 0.000000e+00, %1967 ]
  %2032 = getelementptr inbounds double, ptr %1970, i64 26
  store double %2031, ptr %2032, align 8, !tbaa !20
  call fastcc void @times_inertia(ptr noundef nonnull %1972, ptr noundef nonnull %1974, ptr noundef nonnull %5)
  %2033 = load double, ptr %1698, align 8, !tbaa !20
  %2034 = getelementptr inbounds %struct.Link, ptr %1971, i64 %1968, i32 10, i64 3
  %2035 = load double, ptr %2034, align 8, !tbaa !20
  %2036 = fadd contract double %2033, %2035
  %2037 = getelementptr double, ptr %1970, i64 27
  store double %2036, ptr %2037, align 8, !tbaa !20
  %2038 = load double, ptr %5, align 16, !tbaa !20
  %2039 = getelementptr inbounds %struct.Link, ptr %1971, i64 %1968, i32 10, i64 0
  %2040 = load double, ptr %2039, align 8, !tbaa !20
  %2041 = fadd contract double %2038, %2040
  %2042 = getelementptr double, ptr %1970, i64 30
  store double %2041, ptr %2042, align 8, !tbaa !20
  %2043 = load double, ptr %1699, align 16, !tbaa !20
  %2044 = getelementptr inbounds %struct.Link, ptr %1971, i64 %1968, i32 10, i64 4
  %2045 = load double, ptr %2044, align 8, !tbaa !20
  %2046 = fadd contract double %2043, %2045
  %2047 = getelementptr double, ptr %1970, i64 28
  store double %2046, ptr %2047, align 8, !tbaa !20
  %2048 = load double, ptr %1700, align 8, !tbaa !20
  %2049 = getelementptr inbounds %struct.Link, ptr %1971, i64 %1968, i32 10, i64 1
  %2050 = load double, ptr %2049, align 8, !tbaa !20
  %2051 = fadd contract double %2048, %2050
  %2052 = getelementptr double, ptr %1970, i64 31
  store double %2051, ptr %2052, align 8, !tbaa !20
  %2053 = load double, ptr %1701, align 8, !tbaa !20
  %2054 = getelementptr inbounds %struct.Link, ptr %1971, i64 %1968, i32 10, i64 5
  %2055 = load double, ptr %2054, align 8, !tbaa !20
  %2056 = fadd contract double %2053, %2055
  %2057 = getelementptr double, ptr %1970, i64 29
  store double %2056, ptr %2057, align 8, !tbaa !20
  %2058 = load double, ptr %1702, align 16, !tbaa !20
  %2059 = getelementptr inbounds %struct.Link, ptr %1971, i64 %1968, i32 10, i64 2
  %2060 = load double, ptr %2059, align 8, !tbaa !20
  %2061 = fadd contract double %2058, %2060
  %2062 = getelementptr double, ptr %1970, i64 32
  store double %2061, ptr %2062, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5) #7
  %2063 = add nuw nsw i64 %1968, 1
  %2064 = load i64, ptr %0, align 8, !tbaa !13
  %2065 = icmp slt i64 %2063, %2064
  br i1 %2065, label %1967, label %1966
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @times_inertia(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef writeonly %2) unnamed_addr #5 {
  %4 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 7
  %5 = getelementptr inbounds double, ptr %1, i64 1
  %6 = getelementptr inbounds double, ptr %1, i64 2
  %7 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8
  %8 = getelementptr inbounds double, ptr %1, i64 3
  %9 = getelementptr inbounds double, ptr %1, i64 4
  %10 = getelementptr inbounds double, ptr %1, i64 5
  %11 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 9
  %12 = load double, ptr %4, align 8, !tbaa !20
  %13 = load double, ptr %1, align 8, !tbaa !20
  %14 = fmul contract double %12, %13
  %15 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 7, i64 1
  %16 = load double, ptr %15, align 8, !tbaa !20
  %17 = load double, ptr %5, align 8, !tbaa !20
  %18 = fmul contract double %16, %17
  %19 = fadd contract double %14, %18
  %20 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 7, i64 2
  %21 = load double, ptr %20, align 8, !tbaa !20
  %22 = load double, ptr %6, align 8, !tbaa !20
  %23 = fmul contract double %21, %22
  %24 = fadd contract double %19, %23
  %25 = load double, ptr %7, align 8, !tbaa !20
  %26 = load double, ptr %8, align 8, !tbaa !20
  %27 = fmul contract double %25, %26
  %28 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 1
  %29 = load double, ptr %28, align 8, !tbaa !20
  %30 = load double, ptr %9, align 8, !tbaa !20
  %31 = fmul contract double %29, %30
  %32 = fadd contract double %27, %31
  %33 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 2
  %34 = load double, ptr %33, align 8, !tbaa !20
  %35 = load double, ptr %10, align 8, !tbaa !20
  %36 = fmul contract double %34, %35
  %37 = fadd contract double %32, %36
  %38 = fadd contract double %24, %37
  store double %38, ptr %2, align 8, !tbaa !20
  %39 = load double, ptr %7, align 8, !tbaa !20
  %40 = load double, ptr %1, align 8, !tbaa !20
  %41 = fmul contract double %39, %40
  %42 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 3
  %43 = load double, ptr %42, align 8, !tbaa !20
  %44 = load double, ptr %5, align 8, !tbaa !20
  %45 = fmul contract double %43, %44
  %46 = fadd contract double %41, %45
  %47 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 6
  %48 = load double, ptr %47, align 8, !tbaa !20
  %49 = load double, ptr %6, align 8, !tbaa !20
  %50 = fmul contract double %48, %49
  %51 = fadd contract double %46, %50
  %52 = load double, ptr %11, align 8, !tbaa !20
  %53 = load double, ptr %8, align 8, !tbaa !20
  %54 = fmul contract double %52, %53
  %55 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 9, i64 1
  %56 = load double, ptr %55, align 8, !tbaa !20
  %57 = load double, ptr %9, align 8, !tbaa !20
  %58 = fmul contract double %56, %57
  %59 = fadd contract double %54, %58
  %60 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 9, i64 2
  %61 = load double, ptr %60, align 8, !tbaa !20
  %62 = load double, ptr %10, align 8, !tbaa !20
  %63 = fmul contract double %61, %62
  %64 = fadd contract double %59, %63
  %65 = fadd contract double %51, %64
  %66 = getelementptr inbounds double, ptr %2, i64 3
  store double %65, ptr %66, align 8, !tbaa !20
  %67 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 7, i64 3
  %68 = load double, ptr %67, align 8, !tbaa !20
  %69 = load double, ptr %1, align 8, !tbaa !20
  %70 = fmul contract double %68, %69
  %71 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 7, i64 4
  %72 = load double, ptr %71, align 8, !tbaa !20
  %73 = load double, ptr %5, align 8, !tbaa !20
  %74 = fmul contract double %72, %73
  %75 = fadd contract double %70, %74
  %76 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 7, i64 5
  %77 = load double, ptr %76, align 8, !tbaa !20
  %78 = load double, ptr %6, align 8, !tbaa !20
  %79 = fmul contract double %77, %78
  %80 = fadd contract double %75, %79
  %81 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 3
  %82 = load double, ptr %81, align 8, !tbaa !20
  %83 = load double, ptr %8, align 8, !tbaa !20
  %84 = fmul contract double %82, %83
  %85 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 4
  %86 = load double, ptr %85, align 8, !tbaa !20
  %87 = load double, ptr %9, align 8, !tbaa !20
  %88 = fmul contract double %86, %87
  %89 = fadd contract double %84, %88
  %90 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 5
  %91 = load double, ptr %90, align 8, !tbaa !20
  %92 = load double, ptr %10, align 8, !tbaa !20
  %93 = fmul contract double %91, %92
  %94 = fadd contract double %89, %93
  %95 = fadd contract double %80, %94
  %96 = getelementptr inbounds double, ptr %2, i64 1
  store double %95, ptr %96, align 8, !tbaa !20
  %97 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 1
  %98 = load double, ptr %97, align 8, !tbaa !20
  %99 = load double, ptr %1, align 8, !tbaa !20
  %100 = fmul contract double %98, %99
  %101 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 4
  %102 = load double, ptr %101, align 8, !tbaa !20
  %103 = load double, ptr %5, align 8, !tbaa !20
  %104 = fmul contract double %102, %103
  %105 = fadd contract double %100, %104
  %106 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 7
  %107 = load double, ptr %106, align 8, !tbaa !20
  %108 = load double, ptr %6, align 8, !tbaa !20
  %109 = fmul contract double %107, %108
  %110 = fadd contract double %105, %109
  %111 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 9, i64 3
  %112 = load double, ptr %111, align 8, !tbaa !20
  %113 = load double, ptr %8, align 8, !tbaa !20
  %114 = fmul contract double %112, %113
  %115 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 9, i64 4
  %116 = load double, ptr %115, align 8, !tbaa !20
  %117 = load double, ptr %9, align 8, !tbaa !20
  %118 = fmul contract double %116, %117
  %119 = fadd contract double %114, %118
  %120 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 9, i64 5
  %121 = load double, ptr %120, align 8, !tbaa !20
  %122 = load double, ptr %10, align 8, !tbaa !20
  %123 = fmul contract double %121, %122
  %124 = fadd contract double %119, %123
  %125 = fadd contract double %110, %124
  %126 = getelementptr inbounds double, ptr %2, i64 4
  store double %125, ptr %126, align 8, !tbaa !20
  %127 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 7, i64 6
  %128 = load double, ptr %127, align 8, !tbaa !20
  %129 = load double, ptr %1, align 8, !tbaa !20
  %130 = fmul contract double %128, %129
  %131 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 7, i64 7
  %132 = load double, ptr %131, align 8, !tbaa !20
  %133 = load double, ptr %5, align 8, !tbaa !20
  %134 = fmul contract double %132, %133
  %135 = fadd contract double %130, %134
  %136 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 7, i64 8
  %137 = load double, ptr %136, align 8, !tbaa !20
  %138 = load double, ptr %6, align 8, !tbaa !20
  %139 = fmul contract double %137, %138
  %140 = fadd contract double %135, %139
  %141 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 6
  %142 = load double, ptr %141, align 8, !tbaa !20
  %143 = load double, ptr %8, align 8, !tbaa !20
  %144 = fmul contract double %142, %143
  %145 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 7
  %146 = load double, ptr %145, align 8, !tbaa !20
  %147 = load double, ptr %9, align 8, !tbaa !20
  %148 = fmul contract double %146, %147
  %149 = fadd contract double %144, %148
  %150 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 8
  %151 = load double, ptr %150, align 8, !tbaa !20
  %152 = load double, ptr %10, align 8, !tbaa !20
  %153 = fmul contract double %151, %152
  %154 = fadd contract double %149, %153
  %155 = fadd contract double %140, %154
  %156 = getelementptr inbounds double, ptr %2, i64 2
  store double %155, ptr %156, align 8, !tbaa !20
  %157 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 2
  %158 = load double, ptr %157, align 8, !tbaa !20
  %159 = load double, ptr %1, align 8, !tbaa !20
  %160 = fmul contract double %158, %159
  %161 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 5
  %162 = load double, ptr %161, align 8, !tbaa !20
  %163 = load double, ptr %5, align 8, !tbaa !20
  %164 = fmul contract double %162, %163
  %165 = fadd contract double %160, %164
  %166 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 8, i64 8
  %167 = load double, ptr %166, align 8, !tbaa !20
  %168 = load double, ptr %6, align 8, !tbaa !20
  %169 = fmul contract double %167, %168
  %170 = fadd contract double %165, %169
  %171 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 9, i64 6
  %172 = load double, ptr %171, align 8, !tbaa !20
  %173 = load double, ptr %8, align 8, !tbaa !20
  %174 = fmul contract double %172, %173
  %175 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 9, i64 7
  %176 = load double, ptr %175, align 8, !tbaa !20
  %177 = load double, ptr %9, align 8, !tbaa !20
  %178 = fmul contract double %176, %177
  %179 = fadd contract double %174, %178
  %180 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 9, i64 8
  %181 = load double, ptr %180, align 8, !tbaa !20
  %182 = load double, ptr %10, align 8, !tbaa !20
  %183 = fmul contract double %181, %182
  %184 = fadd contract double %179, %183
  %185 = fadd contract double %170, %184
  %186 = getelementptr inbounds double, ptr %2, i64 5
  store double %185, ptr %186, align 8, !tbaa !20
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!5 = !{!6, !7, i64 32}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !10, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !10, i64 112, !10, i64 120, !10, i64 128, !10, i64 136, !10, i64 144, !10, i64 152, !10, i64 160, !10, i64 168, !10, i64 176}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!6, !7, i64 8}
!12 = !{!6, !7, i64 56}
!13 = !{!6, !7, i64 0}
!14 = !{!6, !10, i64 176}
!15 = !{!6, !7, i64 40}
!16 = !{!6, !10, i64 168}
!17 = !{!6, !7, i64 48}
!18 = !{!6, !10, i64 128}
!19 = !{!7, !7, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !8, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!6, !10, i64 120}
!25 = distinct !{!25, !23}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = distinct !{!28, !23}
!29 = distinct !{!29, !23}
!30 = distinct !{!30, !23}
!31 = distinct !{!31, !23}
!32 = distinct !{!32, !23}
!33 = distinct !{!33, !23}
!34 = !{!6, !10, i64 64}
!35 = distinct !{!35, !23}
!36 = distinct !{!36, !23}
!37 = !{!6, !7, i64 24}
!38 = !{!6, !10, i64 80}
!39 = !{!6, !10, i64 88}
!40 = distinct !{!40, !27}
!41 = !{!6, !10, i64 72}
!42 = !{!6, !10, i64 104}
!43 = !{!6, !10, i64 96}
!44 = !{!6, !10, i64 112}
!45 = distinct !{!45, !23}
!46 = distinct !{!46, !23}
!47 = !{!6, !10, i64 136}
!48 = !{!6, !10, i64 152}
!49 = !{!6, !10, i64 144}
!50 = !{!6, !10, i64 160}
!51 = distinct !{!51, !23}
!52 = distinct !{!52, !23, !53, !54}
!53 = !{!"llvm.loop.isvectorized", i32 1}
!54 = !{!"llvm.loop.unroll.runtime.disable"}
!55 = distinct !{!55, !23, !54, !53}
!56 = distinct !{!56, !23}
!57 = distinct !{!57, !23}
!58 = distinct !{!58, !23}
!59 = distinct !{!59, !23}
