; sha256 of articulated.c and its headers: 0ce8b9217d22f1c44e72dd60cfa28352da7d8a586ef5cad11d6d20a0f8022835

%struct.Link = type { [9 x double], [3 x double], [3 x double], [3 x double], [3 x double], [36 x double], [6 x double], [9 x double], [9 x double], [9 x double], [6 x double], [36 x double], [36 x double], [6 x double], [6 x double], [6 x double], [6 x double], [6 x double] }
%struct.Tree = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@tree_offsets = local_unnamed_addr constant [74 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248, i64 256, i64 264, i64 272, i64 280, i64 288, i64 296, i64 304, i64 312, i64 320, i64 328, i64 336, i64 344, i64 352, i64 360, i64 368, i64 376, i64 384, i64 392, i64 400, i64 408, i64 416, i64 424, i64 432, i64 440, i64 448, i64 456, i64 464, i64 472, i64 480, i64 488, i64 496, i64 504, i64 512, i64 520, i64 528, i64 536, i64 544, i64 552, i64 560, i64 568, i64 576, i64 584], align 16
@ground = internal unnamed_addr constant %struct.Link { [9 x double] [double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00], [3 x double] zeroinitializer, [3 x double] zeroinitializer, [3 x double] zeroinitializer, [3 x double] zeroinitializer, [36 x double] zeroinitializer, [6 x double] zeroinitializer, [9 x double] zeroinitializer, [9 x double] zeroinitializer, [9 x double] zeroinitializer, [6 x double] zeroinitializer, [36 x double] zeroinitializer, [36 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer }, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @size_of_link() local_unnamed_addr #0 {
  ret i64 1584
}

; Function Attrs: nounwind uwtable
define void @articulated(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2, i64 noundef %3) local_unnamed_addr #1 {
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
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 26
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %32 = getelementptr inbounds double, ptr %8, i64 13
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
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
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  %49 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 47
  %50 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %51 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  br label %941

52:                                               ; preds = %1527, %18
  %53 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %54 = load i64, ptr %53, align 8, !tbaa !5
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %143, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %58 = load ptr, ptr %57, align 8, !tbaa !14
  %59 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 5
  %60 = load i64, ptr %59, align 8, !tbaa !15
  %61 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 6
  %62 = load i64, ptr %61, align 8, !tbaa !16
  %63 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 50
  %64 = load ptr, ptr %63, align 8, !tbaa !17
  %65 = inttoptr i64 %60 to ptr
  %66 = inttoptr i64 %62 to ptr
  call void %65(ptr noundef %64, ptr noundef %1, ptr noundef %66) #8
  %67 = load i64, ptr %53, align 8, !tbaa !5
  %68 = icmp sgt i64 %67, 0
  br i1 %68, label %69, label %143

69:                                               ; preds = %56
  %70 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 33
  %71 = load ptr, ptr %70, align 8, !tbaa !18
  %72 = load ptr, ptr %63, align 8, !tbaa !17
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
  %144 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %145 = load ptr, ptr %144, align 8, !tbaa !14
  %146 = load i64, ptr %0, align 8, !tbaa !13
  %147 = icmp sgt i64 %146, 0
  br i1 %147, label %148, label %1705

148:                                              ; preds = %143
  %149 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %150 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %151 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %152 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  br label %153

153:                                              ; preds = %926, %148
  %154 = phi i64 [ %146, %148 ], [ %155, %926 ]
  %155 = add nsw i64 %154, -1
  %156 = getelementptr inbounds %struct.Link, ptr %145, i64 %155
  %157 = load ptr, ptr %149, align 8, !tbaa !24
  %158 = getelementptr inbounds i64, ptr %157, i64 %155
  %159 = load i64, ptr %158, align 8, !tbaa !19
  %160 = icmp sgt i64 %159, 0
  br i1 %160, label %161, label %489

161:                                              ; preds = %153
  %162 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5
  %163 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11
  %164 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 10, i64 0
  %165 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 10, i64 1
  %166 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 10, i64 2
  %167 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 10, i64 3
  %168 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 10, i64 4
  %169 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 10, i64 5
  br label %170

170:                                              ; preds = %170, %161
  %171 = phi i64 [ 0, %161 ], [ %211, %170 ]
  %172 = mul nuw nsw i64 %171, 6
  %173 = getelementptr inbounds double, ptr %162, i64 %172
  %174 = getelementptr inbounds double, ptr %163, i64 %172
  call fastcc void @times_inertia(ptr noundef %156, ptr noundef nonnull %173, ptr noundef nonnull %174)
  %175 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 13, i64 %171
  store double 0.000000e+00, ptr %175, align 8, !tbaa !20
  %176 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5, i64 %172
  %177 = load double, ptr %176, align 8, !tbaa !20
  %178 = load double, ptr %164, align 8, !tbaa !20
  %179 = fmul contract double %177, %178
  %180 = fsub contract double 0.000000e+00, %179
  store double %180, ptr %175, align 8, !tbaa !20
  %181 = or disjoint i64 %172, 1
  %182 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5, i64 %181
  %183 = load double, ptr %182, align 8, !tbaa !20
  %184 = load double, ptr %165, align 8, !tbaa !20
  %185 = fmul contract double %183, %184
  %186 = fsub contract double %180, %185
  store double %186, ptr %175, align 8, !tbaa !20
  %187 = add nuw nsw i64 %172, 2
  %188 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5, i64 %187
  %189 = load double, ptr %188, align 8, !tbaa !20
  %190 = load double, ptr %166, align 8, !tbaa !20
  %191 = fmul contract double %189, %190
  %192 = fsub contract double %186, %191
  store double %192, ptr %175, align 8, !tbaa !20
  %193 = add nuw nsw i64 %172, 3
  %194 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5, i64 %193
  %195 = load double, ptr %194, align 8, !tbaa !20
  %196 = load double, ptr %167, align 8, !tbaa !20
  %197 = fmul contract double %195, %196
  %198 = fsub contract double %192, %197
  store double %198, ptr %175, align 8, !tbaa !20
  %199 = add nuw nsw i64 %172, 4
  %200 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5, i64 %199
  %201 = load double, ptr %200, align 8, !tbaa !20
  %202 = load double, ptr %168, align 8, !tbaa !20
  %203 = fmul contract double %201, %202
  %204 = fsub contract double %198, %203
  store double %204, ptr %175, align 8, !tbaa !20
  %205 = add nuw nsw i64 %172, 5
  %206 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5, i64 %205
  %207 = load double, ptr %206, align 8, !tbaa !20
  %208 = load double, ptr %169, align 8, !tbaa !20
  %209 = fmul contract double %207, %208
  %210 = fsub contract double %204, %209
  store double %210, ptr %175, align 8, !tbaa !20
  %211 = add nuw nsw i64 %171, 1
  %212 = icmp eq i64 %211, %159
  br i1 %212, label %213, label %170, !llvm.loop !25

213:                                              ; preds = %170
  %214 = load ptr, ptr %150, align 8, !tbaa !26
  %215 = load ptr, ptr %151, align 8, !tbaa !27
  %216 = getelementptr inbounds i64, ptr %215, i64 %155
  %217 = load i64, ptr %216, align 8, !tbaa !19
  %218 = getelementptr inbounds double, ptr %214, i64 %217
  br label %219

219:                                              ; preds = %397, %213
  %220 = phi i1 [ %398, %397 ], [ false, %213 ]
  %221 = phi i64 [ %316, %397 ], [ 0, %213 ]
  %222 = getelementptr inbounds double, ptr %218, i64 %221
  %223 = load double, ptr %222, align 8, !tbaa !20
  %224 = mul nuw nsw i64 %221, 6
  %225 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5, i64 %224
  %226 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %224
  %227 = load <2 x double>, ptr %225, align 8, !tbaa !20
  %228 = load <2 x double>, ptr %226, align 8, !tbaa !20
  %229 = fmul contract <2 x double> %227, %228
  %230 = extractelement <2 x double> %229, i64 0
  %231 = fadd contract double %223, %230
  %232 = extractelement <2 x double> %229, i64 1
  %233 = fadd contract double %231, %232
  %234 = add nuw nsw i64 %224, 2
  %235 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5, i64 %234
  %236 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %234
  %237 = load <2 x double>, ptr %235, align 8, !tbaa !20
  %238 = load <2 x double>, ptr %236, align 8, !tbaa !20
  %239 = fmul contract <2 x double> %237, %238
  %240 = extractelement <2 x double> %239, i64 0
  %241 = fadd contract double %233, %240
  %242 = extractelement <2 x double> %239, i64 1
  %243 = fadd contract double %241, %242
  %244 = add nuw nsw i64 %224, 4
  %245 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5, i64 %244
  %246 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %244
  %247 = load <2 x double>, ptr %245, align 8, !tbaa !20
  %248 = load <2 x double>, ptr %246, align 8, !tbaa !20
  %249 = fmul contract <2 x double> %247, %248
  %250 = extractelement <2 x double> %249, i64 0
  %251 = fadd contract double %243, %250
  %252 = extractelement <2 x double> %249, i64 1
  %253 = fadd contract double %251, %252
  %254 = icmp eq i64 %221, 0
  br i1 %254, label %277, label %255

255:                                              ; preds = %219
  %256 = and i64 %221, 3
  %257 = icmp ult i64 %221, 4
  br i1 %257, label %260, label %258

258:                                              ; preds = %255
  %259 = and i64 %221, 9223372036854775804
  br label %281

260:                                              ; preds = %281, %255
  %261 = phi double [ undef, %255 ], [ %307, %281 ]
  %262 = phi i64 [ 0, %255 ], [ %308, %281 ]
  %263 = phi double [ %253, %255 ], [ %307, %281 ]
  %264 = icmp eq i64 %256, 0
  br i1 %264, label %277, label %265

265:                                              ; preds = %260, %265
  %266 = phi i64 [ %274, %265 ], [ %262, %260 ]
  %267 = phi double [ %273, %265 ], [ %263, %260 ]
  %268 = phi i64 [ %275, %265 ], [ 0, %260 ]
  %269 = add nuw nsw i64 %266, %224
  %270 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %269
  %271 = load double, ptr %270, align 8, !tbaa !20
  %272 = fmul contract double %271, %271
  %273 = fsub contract double %267, %272
  %274 = add nuw nsw i64 %266, 1
  %275 = add i64 %268, 1
  %276 = icmp eq i64 %275, %256
  br i1 %276, label %277, label %265, !llvm.loop !28

277:                                              ; preds = %260, %265, %219
  %278 = phi double [ %253, %219 ], [ %261, %260 ], [ %273, %265 ]
  %279 = fmul contract double %253, 0x3D06849B86A12B9B
  %280 = fcmp contract ogt double %278, %279
  br i1 %280, label %311, label %400

281:                                              ; preds = %281, %258
  %282 = phi i64 [ 0, %258 ], [ %308, %281 ]
  %283 = phi double [ %253, %258 ], [ %307, %281 ]
  %284 = phi i64 [ 0, %258 ], [ %309, %281 ]
  %285 = add nuw nsw i64 %282, %224
  %286 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %285
  %287 = load double, ptr %286, align 8, !tbaa !20
  %288 = fmul contract double %287, %287
  %289 = fsub contract double %283, %288
  %290 = or disjoint i64 %282, 1
  %291 = add nuw nsw i64 %290, %224
  %292 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %291
  %293 = load double, ptr %292, align 8, !tbaa !20
  %294 = fmul contract double %293, %293
  %295 = fsub contract double %289, %294
  %296 = or disjoint i64 %282, 2
  %297 = add nuw nsw i64 %296, %224
  %298 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %297
  %299 = load double, ptr %298, align 8, !tbaa !20
  %300 = fmul contract double %299, %299
  %301 = fsub contract double %295, %300
  %302 = or disjoint i64 %282, 3
  %303 = add nuw nsw i64 %302, %224
  %304 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %303
  %305 = load double, ptr %304, align 8, !tbaa !20
  %306 = fmul contract double %305, %305
  %307 = fsub contract double %301, %306
  %308 = add nuw nsw i64 %282, 4
  %309 = add i64 %284, 4
  %310 = icmp eq i64 %309, %259
  br i1 %310, label %260, label %281, !llvm.loop !30

311:                                              ; preds = %277
  %312 = call contract noundef double @llvm.sqrt.f64(double %278)
  %313 = fdiv contract double 1.000000e+00, %312
  %314 = mul nsw i64 %221, 7
  %315 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %314
  store double %313, ptr %315, align 8, !tbaa !20
  %316 = add nuw nsw i64 %221, 1
  %317 = icmp slt i64 %316, %159
  br i1 %317, label %318, label %397

318:                                              ; preds = %311
  %319 = and i64 %221, 1
  %320 = icmp eq i64 %221, 1
  %321 = and i64 %221, 9223372036854775806
  %322 = icmp eq i64 %319, 0
  br label %323

323:                                              ; preds = %318, %366
  %324 = phi i64 [ %371, %366 ], [ %316, %318 ]
  %325 = mul nsw i64 %324, 6
  %326 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5, i64 %325
  %327 = load <2 x double>, ptr %326, align 8, !tbaa !20
  %328 = load <2 x double>, ptr %226, align 8, !tbaa !20
  %329 = fmul contract <2 x double> %327, %328
  %330 = extractelement <2 x double> %329, i64 0
  %331 = fadd contract double %330, 0.000000e+00
  %332 = extractelement <2 x double> %329, i64 1
  %333 = fadd contract double %331, %332
  %334 = add nuw nsw i64 %325, 2
  %335 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5, i64 %334
  %336 = load <2 x double>, ptr %335, align 8, !tbaa !20
  %337 = load <2 x double>, ptr %236, align 8, !tbaa !20
  %338 = fmul contract <2 x double> %336, %337
  %339 = extractelement <2 x double> %338, i64 0
  %340 = fadd contract double %333, %339
  %341 = extractelement <2 x double> %338, i64 1
  %342 = fadd contract double %340, %341
  %343 = add nuw nsw i64 %325, 4
  %344 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 5, i64 %343
  %345 = load <2 x double>, ptr %344, align 8, !tbaa !20
  %346 = load <2 x double>, ptr %246, align 8, !tbaa !20
  %347 = fmul contract <2 x double> %345, %346
  %348 = extractelement <2 x double> %347, i64 0
  %349 = fadd contract double %342, %348
  %350 = extractelement <2 x double> %347, i64 1
  %351 = fadd contract double %349, %350
  br i1 %254, label %366, label %352

352:                                              ; preds = %323
  br i1 %320, label %353, label %373

353:                                              ; preds = %373, %352
  %354 = phi double [ undef, %352 ], [ %393, %373 ]
  %355 = phi i64 [ 0, %352 ], [ %394, %373 ]
  %356 = phi double [ %351, %352 ], [ %393, %373 ]
  br i1 %322, label %366, label %357

357:                                              ; preds = %353
  %358 = add nuw nsw i64 %355, %325
  %359 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %358
  %360 = load double, ptr %359, align 8, !tbaa !20
  %361 = add nuw nsw i64 %355, %224
  %362 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %361
  %363 = load double, ptr %362, align 8, !tbaa !20
  %364 = fmul contract double %360, %363
  %365 = fsub contract double %356, %364
  br label %366

366:                                              ; preds = %357, %353, %323
  %367 = phi double [ %351, %323 ], [ %354, %353 ], [ %365, %357 ]
  %368 = fmul contract double %313, %367
  %369 = add nuw nsw i64 %325, %221
  %370 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %369
  store double %368, ptr %370, align 8, !tbaa !20
  %371 = add nuw nsw i64 %324, 1
  %372 = icmp slt i64 %371, %159
  br i1 %372, label %323, label %397, !llvm.loop !31

373:                                              ; preds = %352, %373
  %374 = phi i64 [ %394, %373 ], [ 0, %352 ]
  %375 = phi double [ %393, %373 ], [ %351, %352 ]
  %376 = phi i64 [ %395, %373 ], [ 0, %352 ]
  %377 = add nuw nsw i64 %374, %325
  %378 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %377
  %379 = load double, ptr %378, align 8, !tbaa !20
  %380 = add nuw nsw i64 %374, %224
  %381 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %380
  %382 = load double, ptr %381, align 8, !tbaa !20
  %383 = fmul contract double %379, %382
  %384 = fsub contract double %375, %383
  %385 = or disjoint i64 %374, 1
  %386 = add nuw nsw i64 %385, %325
  %387 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %386
  %388 = load double, ptr %387, align 8, !tbaa !20
  %389 = add nuw nsw i64 %385, %224
  %390 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %389
  %391 = load double, ptr %390, align 8, !tbaa !20
  %392 = fmul contract double %388, %391
  %393 = fsub contract double %384, %392
  %394 = add nuw nsw i64 %374, 2
  %395 = add i64 %376, 2
  %396 = icmp eq i64 %395, %321
  br i1 %396, label %353, label %373, !llvm.loop !32

397:                                              ; preds = %366, %311
  %398 = icmp sge i64 %316, %159
  %399 = icmp eq i64 %316, %159
  br i1 %399, label %400, label %219, !llvm.loop !33

400:                                              ; preds = %397, %277
  %401 = phi i1 [ %398, %397 ], [ %220, %277 ]
  br i1 %401, label %403, label %402

402:                                              ; preds = %400
  store i64 %154, ptr %20, align 8, !tbaa !12
  br label %403

403:                                              ; preds = %402, %400
  br label %404

404:                                              ; preds = %403, %418
  %405 = phi i64 [ %455, %418 ], [ 0, %403 ]
  %406 = icmp eq i64 %405, 0
  br i1 %406, label %418, label %407

407:                                              ; preds = %404
  %408 = mul nsw i64 %405, 6
  %409 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 13, i64 %405
  %410 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %408
  %411 = or disjoint i64 %408, 1
  %412 = add nuw nsw i64 %408, 2
  %413 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %412
  %414 = add nuw nsw i64 %408, 3
  %415 = add nuw nsw i64 %408, 4
  %416 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %415
  %417 = add nuw nsw i64 %408, 5
  br label %457

418:                                              ; preds = %457, %404
  %419 = phi i64 [ 5, %404 ], [ %417, %457 ]
  %420 = phi i64 [ 4, %404 ], [ %415, %457 ]
  %421 = phi i64 [ 3, %404 ], [ %414, %457 ]
  %422 = phi i64 [ 2, %404 ], [ %412, %457 ]
  %423 = phi i64 [ 1, %404 ], [ %411, %457 ]
  %424 = phi i64 [ 0, %404 ], [ %408, %457 ]
  %425 = mul nsw i64 %405, 7
  %426 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %425
  %427 = load double, ptr %426, align 8, !tbaa !20
  %428 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %424
  %429 = load double, ptr %428, align 8, !tbaa !20
  %430 = fmul contract double %427, %429
  store double %430, ptr %428, align 8, !tbaa !20
  %431 = load double, ptr %426, align 8, !tbaa !20
  %432 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %423
  %433 = load double, ptr %432, align 8, !tbaa !20
  %434 = fmul contract double %431, %433
  store double %434, ptr %432, align 8, !tbaa !20
  %435 = load double, ptr %426, align 8, !tbaa !20
  %436 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %422
  %437 = load double, ptr %436, align 8, !tbaa !20
  %438 = fmul contract double %435, %437
  store double %438, ptr %436, align 8, !tbaa !20
  %439 = load double, ptr %426, align 8, !tbaa !20
  %440 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %421
  %441 = load double, ptr %440, align 8, !tbaa !20
  %442 = fmul contract double %439, %441
  store double %442, ptr %440, align 8, !tbaa !20
  %443 = load double, ptr %426, align 8, !tbaa !20
  %444 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %420
  %445 = load double, ptr %444, align 8, !tbaa !20
  %446 = fmul contract double %443, %445
  store double %446, ptr %444, align 8, !tbaa !20
  %447 = load double, ptr %426, align 8, !tbaa !20
  %448 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %419
  %449 = load double, ptr %448, align 8, !tbaa !20
  %450 = fmul contract double %447, %449
  store double %450, ptr %448, align 8, !tbaa !20
  %451 = load double, ptr %426, align 8, !tbaa !20
  %452 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 13, i64 %405
  %453 = load double, ptr %452, align 8, !tbaa !20
  %454 = fmul contract double %451, %453
  store double %454, ptr %452, align 8, !tbaa !20
  %455 = add nuw nsw i64 %405, 1
  %456 = icmp eq i64 %455, %159
  br i1 %456, label %489, label %404, !llvm.loop !34

457:                                              ; preds = %457, %407
  %458 = phi i64 [ 0, %407 ], [ %487, %457 ]
  %459 = add nuw nsw i64 %458, %408
  %460 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 12, i64 %459
  %461 = load double, ptr %460, align 8, !tbaa !20
  %462 = mul nuw nsw i64 %458, 6
  %463 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %462
  %464 = load <2 x double>, ptr %463, align 8, !tbaa !20
  %465 = insertelement <2 x double> poison, double %461, i64 0
  %466 = shufflevector <2 x double> %465, <2 x double> poison, <2 x i32> zeroinitializer
  %467 = fmul contract <2 x double> %466, %464
  %468 = load <2 x double>, ptr %410, align 8, !tbaa !20
  %469 = fsub contract <2 x double> %468, %467
  store <2 x double> %469, ptr %410, align 8, !tbaa !20
  %470 = add nuw nsw i64 %462, 2
  %471 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %470
  %472 = load <2 x double>, ptr %471, align 8, !tbaa !20
  %473 = fmul contract <2 x double> %466, %472
  %474 = load <2 x double>, ptr %413, align 8, !tbaa !20
  %475 = fsub contract <2 x double> %474, %473
  store <2 x double> %475, ptr %413, align 8, !tbaa !20
  %476 = add nuw nsw i64 %462, 4
  %477 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11, i64 %476
  %478 = load <2 x double>, ptr %477, align 8, !tbaa !20
  %479 = fmul contract <2 x double> %466, %478
  %480 = load <2 x double>, ptr %416, align 8, !tbaa !20
  %481 = fsub contract <2 x double> %480, %479
  store <2 x double> %481, ptr %416, align 8, !tbaa !20
  %482 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 13, i64 %458
  %483 = load double, ptr %482, align 8, !tbaa !20
  %484 = fmul contract double %461, %483
  %485 = load double, ptr %409, align 8, !tbaa !20
  %486 = fsub contract double %485, %484
  store double %486, ptr %409, align 8, !tbaa !20
  %487 = add nuw nsw i64 %458, 1
  %488 = icmp eq i64 %487, %405
  br i1 %488, label %418, label %457, !llvm.loop !35

489:                                              ; preds = %418, %153
  %490 = load ptr, ptr %152, align 8, !tbaa !36
  %491 = getelementptr inbounds i64, ptr %490, i64 %155
  %492 = load i64, ptr %491, align 8, !tbaa !19
  %493 = icmp sgt i64 %492, -1
  br i1 %493, label %494, label %926

494:                                              ; preds = %489
  %495 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 7
  %496 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 7, i64 2
  %497 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 7, i64 4
  %498 = load <2 x double>, ptr %497, align 8
  %499 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 7, i64 6
  %500 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 7, i64 8
  %501 = load double, ptr %500, align 8
  %502 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 8
  %503 = load double, ptr %502, align 8
  %504 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 8, i64 1
  %505 = load <2 x double>, ptr %495, align 8
  %506 = load <2 x double>, ptr %504, align 8
  %507 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 8, i64 3
  %508 = load double, ptr %507, align 8
  %509 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 8, i64 4
  %510 = load double, ptr %509, align 8
  %511 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 8, i64 5
  %512 = load double, ptr %511, align 8
  %513 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 8, i64 6
  %514 = load double, ptr %513, align 8
  %515 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 8, i64 7
  %516 = load <2 x double>, ptr %499, align 8
  %517 = load <2 x double>, ptr %515, align 8
  %518 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 9
  %519 = load double, ptr %518, align 8
  %520 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 9, i64 1
  %521 = load double, ptr %520, align 8
  %522 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 9, i64 2
  %523 = load double, ptr %522, align 8
  %524 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 9, i64 3
  %525 = load double, ptr %524, align 8
  %526 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 9, i64 4
  %527 = load double, ptr %526, align 8
  %528 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 9, i64 5
  %529 = load <2 x double>, ptr %496, align 8
  %530 = load <2 x double>, ptr %528, align 8
  %531 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 9, i64 7
  %532 = load double, ptr %531, align 8
  %533 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 9, i64 8
  %534 = load double, ptr %533, align 8
  %535 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 10
  %536 = load double, ptr %535, align 8
  %537 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 10, i64 1
  %538 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 10, i64 3
  %539 = load <2 x double>, ptr %537, align 8
  %540 = load <2 x double>, ptr %538, align 8
  %541 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 10, i64 5
  %542 = load double, ptr %541, align 8
  %543 = insertelement <2 x double> poison, double %534, i64 0
  %544 = insertelement <2 x double> %543, double %523, i64 1
  %545 = insertelement <2 x double> poison, double %532, i64 0
  %546 = insertelement <2 x double> %545, double %521, i64 1
  %547 = insertelement <2 x double> poison, double %503, i64 0
  %548 = insertelement <2 x double> %547, double %510, i64 1
  %549 = insertelement <2 x double> poison, double %512, i64 0
  %550 = insertelement <2 x double> %549, double %508, i64 1
  %551 = insertelement <2 x double> poison, double %519, i64 0
  %552 = insertelement <2 x double> %551, double %525, i64 1
  br i1 %160, label %553, label %644

553:                                              ; preds = %494
  %554 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 11
  br label %555

555:                                              ; preds = %555, %553
  %556 = phi double [ %514, %553 ], [ %585, %555 ]
  %557 = phi double [ %527, %553 ], [ %613, %555 ]
  %558 = phi double [ %542, %553 ], [ %641, %555 ]
  %559 = phi double [ %536, %553 ], [ %632, %555 ]
  %560 = phi double [ %501, %553 ], [ %588, %555 ]
  %561 = phi i64 [ 0, %553 ], [ %642, %555 ]
  %562 = phi <2 x double> [ %505, %553 ], [ %592, %555 ]
  %563 = phi <2 x double> [ %506, %553 ], [ %600, %555 ]
  %564 = phi <2 x double> [ %544, %553 ], [ %628, %555 ]
  %565 = phi <2 x double> [ %546, %553 ], [ %624, %555 ]
  %566 = phi <2 x double> [ %529, %553 ], [ %605, %555 ]
  %567 = phi <2 x double> [ %548, %553 ], [ %610, %555 ]
  %568 = phi <2 x double> [ %530, %553 ], [ %621, %555 ]
  %569 = phi <2 x double> [ %498, %553 ], [ %618, %555 ]
  %570 = phi <2 x double> [ %550, %553 ], [ %619, %555 ]
  %571 = phi <2 x double> [ %552, %553 ], [ %607, %555 ]
  %572 = phi <2 x double> [ %516, %553 ], [ %623, %555 ]
  %573 = phi <2 x double> [ %517, %553 ], [ %627, %555 ]
  %574 = phi <2 x double> [ %539, %553 ], [ %636, %555 ]
  %575 = phi <2 x double> [ %540, %553 ], [ %638, %555 ]
  %576 = mul nuw nsw i64 %561, 6
  %577 = getelementptr inbounds double, ptr %554, i64 %576
  %578 = getelementptr double, ptr %577, i64 4
  %579 = getelementptr inbounds double, ptr %577, i64 2
  %580 = load <2 x double>, ptr %579, align 8, !tbaa !20
  %581 = extractelement <2 x double> %580, i64 1
  %582 = fmul contract double %581, %581
  %583 = extractelement <2 x double> %580, i64 0
  %584 = fmul contract double %581, %583
  %585 = fsub contract double %556, %584
  %586 = fmul contract <2 x double> %580, %580
  %587 = extractelement <2 x double> %586, i64 0
  %588 = fsub contract double %560, %587
  %589 = load <2 x double>, ptr %577, align 8, !tbaa !20
  %590 = shufflevector <2 x double> %589, <2 x double> poison, <2 x i32> zeroinitializer
  %591 = fmul contract <2 x double> %590, %589
  %592 = fsub contract <2 x double> %562, %591
  %593 = load <2 x double>, ptr %578, align 8, !tbaa !20
  %594 = fmul contract <2 x double> %590, %593
  %595 = shufflevector <2 x double> %593, <2 x double> %580, <2 x i32> <i32 0, i32 3>
  %596 = shufflevector <2 x double> %593, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %597 = fmul contract <2 x double> %595, %596
  %598 = extractelement <2 x double> %589, i64 0
  %599 = fmul contract <2 x double> %589, %580
  %600 = fsub contract <2 x double> %563, %594
  %601 = shufflevector <2 x double> %596, <2 x double> %580, <2 x i32> <i32 0, i32 3>
  %602 = shufflevector <2 x double> %593, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %603 = fmul contract <2 x double> %601, %602
  %604 = shufflevector <2 x double> %599, <2 x double> %591, <2 x i32> <i32 0, i32 3>
  %605 = fsub contract <2 x double> %566, %604
  %606 = insertelement <2 x double> %597, double %582, i64 0
  %607 = fsub contract <2 x double> %571, %606
  %608 = shufflevector <2 x double> %596, <2 x double> %580, <2 x i32> <i32 3, i32 1>
  %609 = fmul contract <2 x double> %589, %608
  %610 = fsub contract <2 x double> %567, %609
  %611 = fmul contract <2 x double> %593, %593
  %612 = extractelement <2 x double> %611, i64 0
  %613 = fsub contract double %557, %612
  %614 = shufflevector <2 x double> %589, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %615 = fmul contract <2 x double> %601, %614
  %616 = shufflevector <2 x double> %614, <2 x double> %580, <2 x i32> <i32 0, i32 2>
  %617 = fmul contract <2 x double> %614, %616
  %618 = fsub contract <2 x double> %569, %617
  %619 = fsub contract <2 x double> %570, %615
  %620 = shufflevector <2 x double> %597, <2 x double> %603, <2 x i32> <i32 0, i32 3>
  %621 = fsub contract <2 x double> %568, %620
  %622 = shufflevector <2 x double> %599, <2 x double> %617, <2 x i32> <i32 0, i32 3>
  %623 = fsub contract <2 x double> %572, %622
  %624 = fsub contract <2 x double> %565, %597
  %625 = shufflevector <2 x double> %580, <2 x double> poison, <2 x i32> zeroinitializer
  %626 = fmul contract <2 x double> %593, %625
  %627 = fsub contract <2 x double> %573, %626
  %628 = fsub contract <2 x double> %564, %603
  %629 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 13, i64 %561
  %630 = load double, ptr %629, align 8, !tbaa !20
  %631 = fmul contract double %598, %630
  %632 = fadd contract double %559, %631
  %633 = insertelement <2 x double> poison, double %630, i64 0
  %634 = shufflevector <2 x double> %633, <2 x double> poison, <2 x i32> zeroinitializer
  %635 = fmul contract <2 x double> %616, %634
  %636 = fadd contract <2 x double> %574, %635
  %637 = fmul contract <2 x double> %608, %634
  %638 = fadd contract <2 x double> %575, %637
  %639 = extractelement <2 x double> %593, i64 1
  %640 = fmul contract double %639, %630
  %641 = fadd contract double %558, %640
  %642 = add nuw nsw i64 %561, 1
  %643 = icmp eq i64 %642, %159
  br i1 %643, label %644, label %555, !llvm.loop !37

644:                                              ; preds = %555, %494
  %645 = phi double [ %514, %494 ], [ %585, %555 ]
  %646 = phi double [ %527, %494 ], [ %613, %555 ]
  %647 = phi double [ %542, %494 ], [ %641, %555 ]
  %648 = phi double [ %536, %494 ], [ %632, %555 ]
  %649 = phi double [ %501, %494 ], [ %588, %555 ]
  %650 = phi <2 x double> [ %505, %494 ], [ %592, %555 ]
  %651 = phi <2 x double> [ %506, %494 ], [ %600, %555 ]
  %652 = phi <2 x double> [ %544, %494 ], [ %628, %555 ]
  %653 = phi <2 x double> [ %546, %494 ], [ %624, %555 ]
  %654 = phi <2 x double> [ %529, %494 ], [ %605, %555 ]
  %655 = phi <2 x double> [ %548, %494 ], [ %610, %555 ]
  %656 = phi <2 x double> [ %530, %494 ], [ %621, %555 ]
  %657 = phi <2 x double> [ %498, %494 ], [ %618, %555 ]
  %658 = phi <2 x double> [ %550, %494 ], [ %619, %555 ]
  %659 = phi <2 x double> [ %552, %494 ], [ %607, %555 ]
  %660 = phi <2 x double> [ %516, %494 ], [ %623, %555 ]
  %661 = phi <2 x double> [ %517, %494 ], [ %627, %555 ]
  %662 = phi <2 x double> [ %539, %494 ], [ %636, %555 ]
  %663 = phi <2 x double> [ %540, %494 ], [ %638, %555 ]
  %664 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 6
  %665 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 6, i64 2
  %666 = load double, ptr %665, align 8, !tbaa !20
  %667 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 6, i64 3
  %668 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 6, i64 5
  %669 = load double, ptr %668, align 8, !tbaa !20
  %670 = extractelement <2 x double> %661, i64 0
  %671 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 4
  %672 = getelementptr inbounds %struct.Link, ptr %145, i64 %155, i32 4, i64 1
  %673 = load double, ptr %671, align 8, !tbaa !20
  %674 = fmul contract double %646, %673
  %675 = fadd contract double %670, %674
  %676 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 7, i64 0
  %677 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 9, i64 0
  %678 = load <2 x double>, ptr %672, align 8, !tbaa !20
  %679 = fmul contract <2 x double> %653, %678
  %680 = shufflevector <2 x double> %651, <2 x double> %655, <2 x i32> <i32 0, i32 3>
  %681 = fadd contract <2 x double> %680, %679
  %682 = insertelement <2 x double> %653, double %646, i64 1
  %683 = insertelement <2 x double> %678, double %673, i64 0
  %684 = fmul contract <2 x double> %682, %683
  %685 = shufflevector <2 x double> %684, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %686 = fsub contract <2 x double> %681, %685
  %687 = shufflevector <2 x double> %653, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %688 = fmul contract <2 x double> %687, %678
  %689 = extractelement <2 x double> %688, i64 0
  %690 = fsub contract double %675, %689
  %691 = fmul contract <2 x double> %652, %678
  %692 = shufflevector <2 x double> %651, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %693 = shufflevector <2 x double> %692, <2 x double> %658, <2 x i32> <i32 0, i32 2>
  %694 = fadd contract <2 x double> %693, %691
  %695 = shufflevector <2 x double> %652, <2 x double> %656, <2 x i32> <i32 0, i32 2>
  %696 = fmul contract <2 x double> %695, %683
  %697 = shufflevector <2 x double> %696, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %698 = fsub contract <2 x double> %694, %697
  %699 = shufflevector <2 x double> %678, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %700 = insertelement <2 x double> %699, double %673, i64 1
  %701 = fmul contract <2 x double> %651, %700
  %702 = shufflevector <2 x double> %692, <2 x double> %655, <2 x i32> <i32 0, i32 2>
  %703 = fmul contract <2 x double> %702, %678
  %704 = fsub contract <2 x double> %701, %703
  %705 = fsub contract <2 x double> %650, %704
  %706 = shufflevector <2 x double> %678, <2 x double> poison, <2 x i32> zeroinitializer
  %707 = fmul contract <2 x double> %706, %698
  %708 = shufflevector <2 x double> %678, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %709 = fmul contract <2 x double> %708, %686
  %710 = fsub contract <2 x double> %707, %709
  %711 = fadd contract <2 x double> %705, %710
  %712 = load <2 x double>, ptr %676, align 8, !tbaa !20
  %713 = fadd contract <2 x double> %712, %711
  %714 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 8, i64 1
  %715 = load <2 x double>, ptr %677, align 8, !tbaa !20
  %716 = shufflevector <2 x double> %659, <2 x double> %653, <2 x i32> <i32 0, i32 3>
  %717 = fadd contract <2 x double> %716, %715
  %718 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 7, i64 2
  %719 = load <2 x double>, ptr %714, align 8, !tbaa !20
  %720 = shufflevector <2 x double> %686, <2 x double> %698, <2 x i32> <i32 0, i32 2>
  %721 = fadd contract <2 x double> %720, %719
  %722 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 9, i64 2
  %723 = insertelement <2 x double> %699, double %673, i64 0
  %724 = fmul contract <2 x double> %656, %723
  %725 = shufflevector <2 x double> %655, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %726 = shufflevector <2 x double> %725, <2 x double> %661, <2 x i32> <i32 3, i32 1>
  %727 = fadd contract <2 x double> %726, %724
  %728 = shufflevector <2 x double> %652, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %729 = shufflevector <2 x double> %728, <2 x double> %659, <2 x i32> <i32 0, i32 3>
  %730 = fmul contract <2 x double> %729, %678
  %731 = fsub contract <2 x double> %727, %730
  %732 = fmul contract <2 x double> %655, %678
  %733 = shufflevector <2 x double> %678, <2 x double> %651, <2 x i32> <i32 0, i32 2>
  %734 = shufflevector <2 x double> %723, <2 x double> poison, <2 x i32> zeroinitializer
  %735 = shufflevector <2 x double> %658, <2 x double> %734, <2 x i32> <i32 0, i32 3>
  %736 = fmul contract <2 x double> %733, %735
  %737 = shufflevector <2 x double> %736, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %738 = fsub contract <2 x double> %732, %737
  %739 = fsub contract <2 x double> %654, %738
  %740 = fmul contract <2 x double> %678, %731
  %741 = shufflevector <2 x double> %698, <2 x double> %678, <2 x i32> <i32 0, i32 3>
  %742 = insertelement <2 x double> %734, double %690, i64 1
  %743 = fmul contract <2 x double> %741, %742
  %744 = shufflevector <2 x double> %743, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %745 = fsub contract <2 x double> %740, %744
  %746 = fadd contract <2 x double> %739, %745
  %747 = load <2 x double>, ptr %718, align 8, !tbaa !20
  %748 = fadd contract <2 x double> %746, %747
  %749 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 8, i64 3
  %750 = load <2 x double>, ptr %722, align 8, !tbaa !20
  %751 = shufflevector <2 x double> %652, <2 x double> %659, <2 x i32> <i32 1, i32 3>
  %752 = fadd contract <2 x double> %751, %750
  %753 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 7, i64 4
  %754 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 9, i64 4
  %755 = fmul contract <2 x double> %659, %700
  %756 = shufflevector <2 x double> %658, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %757 = insertelement <2 x double> %756, double %645, i64 1
  %758 = fadd contract <2 x double> %757, %755
  %759 = shufflevector <2 x double> %656, <2 x double> %678, <2 x i32> <i32 1, i32 2>
  %760 = shufflevector <2 x double> %700, <2 x double> %659, <2 x i32> <i32 1, i32 2>
  %761 = fmul contract <2 x double> %759, %760
  %762 = fsub contract <2 x double> %758, %761
  %763 = shufflevector <2 x double> %658, <2 x double> %700, <2 x i32> <i32 1, i32 3>
  %764 = shufflevector <2 x double> %678, <2 x double> %655, <2 x i32> <i32 1, i32 3>
  %765 = fmul contract <2 x double> %763, %764
  %766 = fmul contract <2 x double> %658, %723
  %767 = fsub contract <2 x double> %766, %765
  %768 = fsub contract <2 x double> %657, %767
  %769 = shufflevector <2 x double> %678, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %770 = fmul contract <2 x double> %769, %762
  %771 = insertelement <2 x double> poison, double %645, i64 0
  %772 = insertelement <2 x double> %771, double %673, i64 1
  %773 = insertelement <2 x double> %678, double %690, i64 1
  %774 = fmul contract <2 x double> %772, %773
  %775 = shufflevector <2 x double> %661, <2 x double> %678, <2 x i32> <i32 0, i32 2>
  %776 = insertelement <2 x double> %762, double %673, i64 0
  %777 = fmul contract <2 x double> %775, %776
  %778 = fsub contract <2 x double> %774, %777
  %779 = extractelement <2 x double> %778, i64 0
  %780 = fsub contract double %649, %779
  %781 = extractelement <2 x double> %778, i64 1
  %782 = fadd contract double %780, %781
  %783 = shufflevector <2 x double> %698, <2 x double> %731, <2 x i32> <i32 1, i32 2>
  %784 = fmul contract <2 x double> %734, %783
  %785 = fsub contract <2 x double> %770, %784
  %786 = fadd contract <2 x double> %768, %785
  %787 = load <2 x double>, ptr %749, align 8, !tbaa !20
  %788 = shufflevector <2 x double> %762, <2 x double> %686, <2 x i32> <i32 0, i32 3>
  %789 = fadd contract <2 x double> %788, %787
  %790 = load <2 x double>, ptr %753, align 8, !tbaa !20
  %791 = fadd contract <2 x double> %786, %790
  %792 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 8, i64 5
  %793 = load <2 x double>, ptr %754, align 8, !tbaa !20
  %794 = shufflevector <2 x double> %656, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %795 = insertelement <2 x double> %794, double %646, i64 0
  %796 = fadd contract <2 x double> %795, %793
  %797 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 7, i64 6
  %798 = load <2 x double>, ptr %792, align 8, !tbaa !20
  %799 = shufflevector <2 x double> %698, <2 x double> %762, <2 x i32> <i32 1, i32 3>
  %800 = fadd contract <2 x double> %799, %798
  %801 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 9, i64 6
  %802 = fmul contract <2 x double> %661, %700
  %803 = shufflevector <2 x double> %661, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %804 = insertelement <2 x double> %803, double %645, i64 1
  %805 = fmul contract <2 x double> %804, %678
  %806 = fsub contract <2 x double> %802, %805
  %807 = fsub contract <2 x double> %660, %806
  %808 = shufflevector <2 x double> %700, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %809 = fmul contract <2 x double> %808, %686
  %810 = shufflevector <2 x double> %731, <2 x double> %762, <2 x i32> <i32 1, i32 2>
  %811 = fmul contract <2 x double> %706, %810
  %812 = fsub contract <2 x double> %809, %811
  %813 = fadd contract <2 x double> %807, %812
  %814 = load <2 x double>, ptr %797, align 8, !tbaa !20
  %815 = fadd contract <2 x double> %813, %814
  %816 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 8, i64 7
  %817 = load <2 x double>, ptr %801, align 8, !tbaa !20
  %818 = shufflevector <2 x double> %656, <2 x double> %653, <2 x i32> <i32 1, i32 2>
  %819 = fadd contract <2 x double> %818, %817
  %820 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 7, i64 8
  %821 = load <2 x double>, ptr %820, align 8, !tbaa !20
  %822 = insertelement <2 x double> %731, double %782, i64 0
  %823 = fadd contract <2 x double> %822, %821
  %824 = load <2 x double>, ptr %816, align 8, !tbaa !20
  %825 = shufflevector <2 x double> %731, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %826 = insertelement <2 x double> %825, double %690, i64 0
  %827 = fadd contract <2 x double> %826, %824
  %828 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 9, i64 8
  %829 = load <2 x double>, ptr %828, align 8, !tbaa !20
  %830 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 10, i64 1
  %831 = load <2 x double>, ptr %664, align 8, !tbaa !20
  %832 = shufflevector <2 x double> %831, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %833 = load <2 x double>, ptr %667, align 8, !tbaa !20
  %834 = shufflevector <2 x double> %654, <2 x double> %651, <2 x i32> <i32 0, i32 3>
  %835 = insertelement <2 x double> poison, double %666, i64 0
  %836 = insertelement <2 x double> %835, double %669, i64 1
  %837 = fmul contract <2 x double> %834, %836
  %838 = shufflevector <2 x double> %650, <2 x double> %655, <2 x i32> <i32 0, i32 2>
  %839 = shufflevector <2 x double> %831, <2 x double> %833, <2 x i32> <i32 0, i32 2>
  %840 = fmul contract <2 x double> %838, %839
  %841 = shufflevector <2 x double> %650, <2 x double> %651, <2 x i32> <i32 1, i32 2>
  %842 = shufflevector <2 x double> %832, <2 x double> %833, <2 x i32> <i32 0, i32 3>
  %843 = fmul contract <2 x double> %841, %842
  %844 = fadd contract <2 x double> %840, %843
  %845 = fadd contract <2 x double> %844, %837
  %846 = shufflevector <2 x double> %845, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %847 = fadd contract <2 x double> %845, %846
  %848 = extractelement <2 x double> %847, i64 0
  %849 = fadd contract double %648, %848
  %850 = shufflevector <2 x double> %658, <2 x double> %651, <2 x i32> <i32 1, i32 2>
  %851 = fmul contract <2 x double> %850, %832
  %852 = fmul contract <2 x double> %655, %831
  %853 = fadd contract <2 x double> %851, %852
  %854 = insertelement <2 x double> %803, double %645, i64 0
  %855 = shufflevector <2 x double> %835, <2 x double> poison, <2 x i32> zeroinitializer
  %856 = fmul contract <2 x double> %854, %855
  %857 = fadd contract <2 x double> %853, %856
  %858 = shufflevector <2 x double> %833, <2 x double> poison, <2 x i32> zeroinitializer
  %859 = fmul contract <2 x double> %659, %858
  %860 = shufflevector <2 x double> %653, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %861 = insertelement <2 x double> %860, double %646, i64 1
  %862 = shufflevector <2 x double> %833, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %863 = fmul contract <2 x double> %861, %862
  %864 = fadd contract <2 x double> %859, %863
  %865 = shufflevector <2 x double> %652, <2 x double> %656, <2 x i32> <i32 1, i32 2>
  %866 = insertelement <2 x double> poison, double %669, i64 0
  %867 = shufflevector <2 x double> %866, <2 x double> poison, <2 x i32> zeroinitializer
  %868 = fmul contract <2 x double> %865, %867
  %869 = fadd contract <2 x double> %864, %868
  %870 = fadd contract <2 x double> %857, %869
  %871 = fadd contract <2 x double> %663, %870
  %872 = shufflevector <2 x double> %657, <2 x double> %660, <2 x i32> <i32 0, i32 2>
  %873 = fmul contract <2 x double> %872, %832
  %874 = shufflevector <2 x double> %654, <2 x double> %660, <2 x i32> <i32 1, i32 3>
  %875 = fmul contract <2 x double> %874, %831
  %876 = fadd contract <2 x double> %873, %875
  %877 = shufflevector <2 x double> %657, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %878 = insertelement <2 x double> %877, double %649, i64 1
  %879 = fmul contract <2 x double> %878, %855
  %880 = fadd contract <2 x double> %876, %879
  %881 = insertelement <2 x double> %655, double %645, i64 0
  %882 = fmul contract <2 x double> %881, %833
  %883 = shufflevector <2 x double> %882, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %884 = shufflevector <2 x double> %658, <2 x double> %661, <2 x i32> <i32 1, i32 2>
  %885 = fmul contract <2 x double> %884, %833
  %886 = fadd contract <2 x double> %883, %885
  %887 = shufflevector <2 x double> %658, <2 x double> %661, <2 x i32> <i32 0, i32 3>
  %888 = fmul contract <2 x double> %887, %867
  %889 = fadd contract <2 x double> %886, %888
  %890 = fadd contract <2 x double> %880, %889
  %891 = fadd contract <2 x double> %662, %890
  %892 = shufflevector <2 x double> %661, <2 x double> %652, <2 x i32> <i32 1, i32 2>
  %893 = fmul contract <2 x double> %892, %836
  %894 = shufflevector <2 x double> %651, <2 x double> %656, <2 x i32> <i32 1, i32 3>
  %895 = fmul contract <2 x double> %894, %839
  %896 = shufflevector <2 x double> %658, <2 x double> %653, <2 x i32> <i32 0, i32 2>
  %897 = fmul contract <2 x double> %896, %842
  %898 = fadd contract <2 x double> %895, %897
  %899 = fadd contract <2 x double> %898, %893
  %900 = shufflevector <2 x double> %899, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %901 = fadd contract <2 x double> %899, %900
  %902 = extractelement <2 x double> %901, i64 0
  %903 = fadd contract double %647, %902
  %904 = insertelement <2 x double> %871, double %903, i64 0
  %905 = fmul contract <2 x double> %678, %904
  %906 = shufflevector <2 x double> %905, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %907 = fsub contract <2 x double> %905, %906
  %908 = extractelement <2 x double> %907, i64 0
  %909 = fadd contract double %849, %908
  %910 = fmul contract <2 x double> %700, %871
  %911 = shufflevector <2 x double> %871, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %912 = insertelement <2 x double> %911, double %903, i64 0
  %913 = fmul contract <2 x double> %723, %912
  %914 = fsub contract <2 x double> %910, %913
  %915 = fadd contract <2 x double> %891, %914
  store <2 x double> %713, ptr %676, align 8, !tbaa !20
  store <2 x double> %717, ptr %677, align 8, !tbaa !20
  store <2 x double> %721, ptr %714, align 8, !tbaa !20
  store <2 x double> %748, ptr %718, align 8, !tbaa !20
  store <2 x double> %752, ptr %722, align 8, !tbaa !20
  store <2 x double> %789, ptr %749, align 8, !tbaa !20
  store <2 x double> %791, ptr %753, align 8, !tbaa !20
  store <2 x double> %796, ptr %754, align 8, !tbaa !20
  store <2 x double> %800, ptr %792, align 8, !tbaa !20
  store <2 x double> %815, ptr %797, align 8, !tbaa !20
  store <2 x double> %819, ptr %801, align 8, !tbaa !20
  store <2 x double> %823, ptr %820, align 8, !tbaa !20
  store <2 x double> %827, ptr %816, align 8, !tbaa !20
  %916 = insertelement <2 x double> %652, double %909, i64 1
  %917 = fadd contract <2 x double> %916, %829
  store <2 x double> %917, ptr %828, align 8, !tbaa !20
  %918 = load <2 x double>, ptr %830, align 8, !tbaa !20
  %919 = fadd contract <2 x double> %915, %918
  store <2 x double> %919, ptr %830, align 8, !tbaa !20
  %920 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 10, i64 3
  %921 = load <2 x double>, ptr %920, align 8, !tbaa !20
  %922 = fadd contract <2 x double> %871, %921
  store <2 x double> %922, ptr %920, align 8, !tbaa !20
  %923 = getelementptr inbounds %struct.Link, ptr %145, i64 %492, i32 10, i64 5
  %924 = load double, ptr %923, align 8, !tbaa !20
  %925 = fadd contract double %903, %924
  store double %925, ptr %923, align 8, !tbaa !20
  br label %926

926:                                              ; preds = %644, %489
  %927 = icmp sgt i64 %154, 1
  br i1 %927, label %153, label %928, !llvm.loop !38

928:                                              ; preds = %926
  %929 = load i64, ptr %0, align 8, !tbaa !13
  %930 = icmp sgt i64 %929, 0
  br i1 %930, label %931, label %1705

931:                                              ; preds = %928
  %932 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %933 = load i64, ptr %932, align 8, !tbaa !39
  %934 = getelementptr inbounds double, ptr %2, i64 %933
  %935 = load ptr, ptr %144, align 8, !tbaa !14
  %936 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %937 = load ptr, ptr %936, align 8, !tbaa !36
  %938 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %939 = load ptr, ptr %938, align 8, !tbaa !24
  %940 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %1709

941:                                              ; preds = %23, %1527
  %942 = phi i64 [ 0, %23 ], [ %1702, %1527 ]
  %943 = mul nsw i64 %942, 33
  %944 = getelementptr inbounds double, ptr %19, i64 %943
  %945 = select i1 %24, ptr null, ptr %944
  %946 = load ptr, ptr %25, align 8, !tbaa !14
  %947 = getelementptr inbounds %struct.Link, ptr %946, i64 %942
  %948 = load ptr, ptr %26, align 8, !tbaa !36
  %949 = getelementptr inbounds i64, ptr %948, i64 %942
  %950 = load i64, ptr %949, align 8, !tbaa !19
  %951 = icmp slt i64 %950, 0
  %952 = getelementptr inbounds %struct.Link, ptr %946, i64 %950
  %953 = select i1 %951, ptr @ground, ptr %952
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #8
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %8) #8
  %954 = load ptr, ptr %27, align 8, !tbaa !40
  %955 = getelementptr inbounds i64, ptr %954, i64 %942
  %956 = load i64, ptr %955, align 8, !tbaa !19
  %957 = getelementptr i64, ptr %955, i64 1
  %958 = load i64, ptr %957, align 8, !tbaa !19
  %959 = sub nsw i64 %958, %956
  %960 = icmp sgt i64 %959, 0
  br i1 %960, label %961, label %983

961:                                              ; preds = %941
  %962 = load ptr, ptr %28, align 8, !tbaa !41
  %963 = getelementptr i64, ptr %962, i64 %956
  %964 = and i64 %959, 3
  %965 = sub i64 %956, %958
  %966 = icmp ugt i64 %965, -4
  br i1 %966, label %969, label %967

967:                                              ; preds = %961
  %968 = and i64 %959, 9223372036854775804
  br label %1160

969:                                              ; preds = %1160, %961
  %970 = phi i64 [ 0, %961 ], [ %1186, %1160 ]
  %971 = icmp eq i64 %964, 0
  br i1 %971, label %983, label %972

972:                                              ; preds = %969, %972
  %973 = phi i64 [ %980, %972 ], [ %970, %969 ]
  %974 = phi i64 [ %981, %972 ], [ 0, %969 ]
  %975 = getelementptr i64, ptr %963, i64 %973
  %976 = load i64, ptr %975, align 8, !tbaa !19
  %977 = getelementptr inbounds double, ptr %1, i64 %976
  %978 = load double, ptr %977, align 8, !tbaa !20
  %979 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %973
  store double %978, ptr %979, align 8, !tbaa !20
  %980 = add nuw nsw i64 %973, 1
  %981 = add i64 %974, 1
  %982 = icmp eq i64 %981, %964
  br i1 %982, label %983, label %972, !llvm.loop !42

983:                                              ; preds = %969, %972, %941
  %984 = load ptr, ptr %29, align 8, !tbaa !24
  %985 = getelementptr inbounds i64, ptr %984, i64 %942
  %986 = load i64, ptr %985, align 8, !tbaa !19
  %987 = load ptr, ptr %30, align 8, !tbaa !43
  %988 = getelementptr inbounds i64, ptr %987, i64 %942
  %989 = load i64, ptr %988, align 8, !tbaa !19
  %990 = mul nsw i64 %986, 6
  %991 = inttoptr i64 %989 to ptr
  call void %991(ptr noundef nonnull %8, ptr noundef nonnull %7, ptr noundef null) #8
  %992 = getelementptr inbounds double, ptr %32, i64 %990
  %993 = load i64, ptr %33, align 8, !tbaa !39
  %994 = load ptr, ptr %34, align 8, !tbaa !27
  %995 = getelementptr inbounds i64, ptr %994, i64 %942
  %996 = load i64, ptr %995, align 8, !tbaa !19
  %997 = load ptr, ptr %35, align 8, !tbaa !44
  %998 = getelementptr inbounds i64, ptr %997, i64 %942
  %999 = load i64, ptr %998, align 8, !tbaa !19
  %1000 = getelementptr inbounds double, ptr %2, i64 %999
  %1001 = getelementptr inbounds double, ptr %992, i64 6
  %1002 = load ptr, ptr %31, align 8, !tbaa !45
  %1003 = getelementptr inbounds i64, ptr %1002, i64 %942
  %1004 = load i64, ptr %1003, align 8, !tbaa !19
  %1005 = shl i64 %1004, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1000, ptr nonnull align 8 %1001, i64 %1005, i1 false)
  %1006 = getelementptr [9 x double], ptr %953, i64 0, i64 1
  %1007 = getelementptr [9 x double], ptr %953, i64 0, i64 2
  %1008 = load double, ptr %953, align 8, !tbaa !20
  %1009 = load double, ptr %8, align 16, !tbaa !20
  %1010 = fmul contract double %1008, %1009
  %1011 = load double, ptr %1006, align 8, !tbaa !20
  %1012 = load double, ptr %36, align 8, !tbaa !20
  %1013 = fmul contract double %1011, %1012
  %1014 = fadd contract double %1010, %1013
  %1015 = load double, ptr %1007, align 8, !tbaa !20
  %1016 = load double, ptr %37, align 16, !tbaa !20
  %1017 = fmul contract double %1015, %1016
  %1018 = fadd contract double %1014, %1017
  store double %1018, ptr %947, align 8, !tbaa !20
  %1019 = load double, ptr %953, align 8, !tbaa !20
  %1020 = load double, ptr %38, align 8, !tbaa !20
  %1021 = fmul contract double %1019, %1020
  %1022 = load double, ptr %1006, align 8, !tbaa !20
  %1023 = load double, ptr %39, align 16, !tbaa !20
  %1024 = fmul contract double %1022, %1023
  %1025 = fadd contract double %1021, %1024
  %1026 = load double, ptr %1007, align 8, !tbaa !20
  %1027 = load double, ptr %40, align 8, !tbaa !20
  %1028 = fmul contract double %1026, %1027
  %1029 = getelementptr [9 x double], ptr %947, i64 0, i64 1
  %1030 = fadd contract double %1025, %1028
  store double %1030, ptr %1029, align 8, !tbaa !20
  %1031 = load double, ptr %953, align 8, !tbaa !20
  %1032 = load double, ptr %41, align 16, !tbaa !20
  %1033 = fmul contract double %1031, %1032
  %1034 = load double, ptr %1006, align 8, !tbaa !20
  %1035 = load double, ptr %42, align 8, !tbaa !20
  %1036 = fmul contract double %1034, %1035
  %1037 = fadd contract double %1033, %1036
  %1038 = load double, ptr %1007, align 8, !tbaa !20
  %1039 = load double, ptr %43, align 16, !tbaa !20
  %1040 = fmul contract double %1038, %1039
  %1041 = fadd contract double %1037, %1040
  %1042 = getelementptr [9 x double], ptr %947, i64 0, i64 2
  store double %1041, ptr %1042, align 8, !tbaa !20
  %1043 = getelementptr inbounds [9 x double], ptr %953, i64 0, i64 3
  %1044 = getelementptr [9 x double], ptr %953, i64 0, i64 4
  %1045 = getelementptr [9 x double], ptr %953, i64 0, i64 5
  %1046 = load double, ptr %1043, align 8, !tbaa !20
  %1047 = load double, ptr %8, align 16, !tbaa !20
  %1048 = fmul contract double %1046, %1047
  %1049 = load double, ptr %1044, align 8, !tbaa !20
  %1050 = load double, ptr %36, align 8, !tbaa !20
  %1051 = fmul contract double %1049, %1050
  %1052 = fadd contract double %1048, %1051
  %1053 = load double, ptr %1045, align 8, !tbaa !20
  %1054 = load double, ptr %37, align 16, !tbaa !20
  %1055 = fmul contract double %1053, %1054
  %1056 = fadd contract double %1052, %1055
  %1057 = getelementptr inbounds [9 x double], ptr %947, i64 0, i64 3
  store double %1056, ptr %1057, align 8, !tbaa !20
  %1058 = load double, ptr %1043, align 8, !tbaa !20
  %1059 = load double, ptr %38, align 8, !tbaa !20
  %1060 = fmul contract double %1058, %1059
  %1061 = load double, ptr %1044, align 8, !tbaa !20
  %1062 = load double, ptr %39, align 16, !tbaa !20
  %1063 = fmul contract double %1061, %1062
  %1064 = fadd contract double %1060, %1063
  %1065 = load double, ptr %1045, align 8, !tbaa !20
  %1066 = load double, ptr %40, align 8, !tbaa !20
  %1067 = fmul contract double %1065, %1066
  %1068 = getelementptr [9 x double], ptr %947, i64 0, i64 4
  %1069 = fadd contract double %1064, %1067
  store double %1069, ptr %1068, align 8, !tbaa !20
  %1070 = load double, ptr %1043, align 8, !tbaa !20
  %1071 = load double, ptr %41, align 16, !tbaa !20
  %1072 = fmul contract double %1070, %1071
  %1073 = load double, ptr %1044, align 8, !tbaa !20
  %1074 = load double, ptr %42, align 8, !tbaa !20
  %1075 = fmul contract double %1073, %1074
  %1076 = fadd contract double %1072, %1075
  %1077 = load double, ptr %1045, align 8, !tbaa !20
  %1078 = load double, ptr %43, align 16, !tbaa !20
  %1079 = fmul contract double %1077, %1078
  %1080 = fadd contract double %1076, %1079
  %1081 = getelementptr [9 x double], ptr %947, i64 0, i64 5
  store double %1080, ptr %1081, align 8, !tbaa !20
  %1082 = getelementptr inbounds [9 x double], ptr %953, i64 0, i64 6
  %1083 = getelementptr [9 x double], ptr %953, i64 0, i64 7
  %1084 = getelementptr [9 x double], ptr %953, i64 0, i64 8
  %1085 = load double, ptr %1082, align 8, !tbaa !20
  %1086 = load double, ptr %8, align 16, !tbaa !20
  %1087 = fmul contract double %1085, %1086
  %1088 = load double, ptr %1083, align 8, !tbaa !20
  %1089 = load double, ptr %36, align 8, !tbaa !20
  %1090 = fmul contract double %1088, %1089
  %1091 = fadd contract double %1087, %1090
  %1092 = load double, ptr %1084, align 8, !tbaa !20
  %1093 = load double, ptr %37, align 16, !tbaa !20
  %1094 = fmul contract double %1092, %1093
  %1095 = fadd contract double %1091, %1094
  %1096 = getelementptr inbounds [9 x double], ptr %947, i64 0, i64 6
  store double %1095, ptr %1096, align 8, !tbaa !20
  %1097 = load double, ptr %1082, align 8, !tbaa !20
  %1098 = load double, ptr %38, align 8, !tbaa !20
  %1099 = fmul contract double %1097, %1098
  %1100 = load double, ptr %1083, align 8, !tbaa !20
  %1101 = load double, ptr %39, align 16, !tbaa !20
  %1102 = fmul contract double %1100, %1101
  %1103 = fadd contract double %1099, %1102
  %1104 = load double, ptr %1084, align 8, !tbaa !20
  %1105 = load double, ptr %40, align 8, !tbaa !20
  %1106 = fmul contract double %1104, %1105
  %1107 = getelementptr [9 x double], ptr %947, i64 0, i64 7
  %1108 = fadd contract double %1103, %1106
  store double %1108, ptr %1107, align 8, !tbaa !20
  %1109 = load double, ptr %1082, align 8, !tbaa !20
  %1110 = load double, ptr %41, align 16, !tbaa !20
  %1111 = fmul contract double %1109, %1110
  %1112 = load double, ptr %1083, align 8, !tbaa !20
  %1113 = load double, ptr %42, align 8, !tbaa !20
  %1114 = fmul contract double %1112, %1113
  %1115 = fadd contract double %1111, %1114
  %1116 = load double, ptr %1084, align 8, !tbaa !20
  %1117 = load double, ptr %43, align 16, !tbaa !20
  %1118 = fmul contract double %1116, %1117
  %1119 = fadd contract double %1115, %1118
  %1120 = getelementptr [9 x double], ptr %947, i64 0, i64 8
  store double %1119, ptr %1120, align 8, !tbaa !20
  %1121 = getelementptr inbounds double, ptr %1, i64 %993
  %1122 = getelementptr inbounds double, ptr %1121, i64 %996
  %1123 = getelementptr inbounds %struct.Link, ptr %946, i64 %942, i32 4
  %1124 = load double, ptr %953, align 8, !tbaa !20
  %1125 = load double, ptr %44, align 8, !tbaa !20
  %1126 = fmul contract double %1124, %1125
  %1127 = load double, ptr %1006, align 8, !tbaa !20
  %1128 = load double, ptr %45, align 16, !tbaa !20
  %1129 = fmul contract double %1127, %1128
  %1130 = fadd contract double %1126, %1129
  %1131 = load double, ptr %1007, align 8, !tbaa !20
  %1132 = load double, ptr %46, align 8, !tbaa !20
  %1133 = fmul contract double %1131, %1132
  %1134 = getelementptr inbounds double, ptr %1123, i64 1
  %1135 = fadd contract double %1130, %1133
  store double %1135, ptr %1123, align 8, !tbaa !20
  %1136 = load double, ptr %1043, align 8, !tbaa !20
  %1137 = load double, ptr %44, align 8, !tbaa !20
  %1138 = fmul contract double %1136, %1137
  %1139 = load double, ptr %1044, align 8, !tbaa !20
  %1140 = load double, ptr %45, align 16, !tbaa !20
  %1141 = fmul contract double %1139, %1140
  %1142 = fadd contract double %1138, %1141
  %1143 = load double, ptr %1045, align 8, !tbaa !20
  %1144 = load double, ptr %46, align 8, !tbaa !20
  %1145 = fmul contract double %1143, %1144
  %1146 = fadd contract double %1142, %1145
  store double %1146, ptr %1134, align 8, !tbaa !20
  %1147 = load double, ptr %1082, align 8, !tbaa !20
  %1148 = load double, ptr %44, align 8, !tbaa !20
  %1149 = fmul contract double %1147, %1148
  %1150 = load double, ptr %1083, align 8, !tbaa !20
  %1151 = load double, ptr %45, align 16, !tbaa !20
  %1152 = fmul contract double %1150, %1151
  %1153 = fadd contract double %1149, %1152
  %1154 = load double, ptr %1084, align 8, !tbaa !20
  %1155 = load double, ptr %46, align 8, !tbaa !20
  %1156 = fmul contract double %1154, %1155
  %1157 = fadd contract double %1153, %1156
  %1158 = getelementptr inbounds double, ptr %1123, i64 2
  store double %1157, ptr %1158, align 8, !tbaa !20
  %1159 = icmp sgt i64 %986, 0
  br i1 %1159, label %1189, label %1197

1160:                                             ; preds = %1160, %967
  %1161 = phi i64 [ 0, %967 ], [ %1186, %1160 ]
  %1162 = phi i64 [ 0, %967 ], [ %1187, %1160 ]
  %1163 = getelementptr i64, ptr %963, i64 %1161
  %1164 = load i64, ptr %1163, align 8, !tbaa !19
  %1165 = getelementptr inbounds double, ptr %1, i64 %1164
  %1166 = load double, ptr %1165, align 8, !tbaa !20
  %1167 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1161
  store double %1166, ptr %1167, align 16, !tbaa !20
  %1168 = or disjoint i64 %1161, 1
  %1169 = getelementptr i64, ptr %963, i64 %1168
  %1170 = load i64, ptr %1169, align 8, !tbaa !19
  %1171 = getelementptr inbounds double, ptr %1, i64 %1170
  %1172 = load double, ptr %1171, align 8, !tbaa !20
  %1173 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1168
  store double %1172, ptr %1173, align 8, !tbaa !20
  %1174 = or disjoint i64 %1161, 2
  %1175 = getelementptr i64, ptr %963, i64 %1174
  %1176 = load i64, ptr %1175, align 8, !tbaa !19
  %1177 = getelementptr inbounds double, ptr %1, i64 %1176
  %1178 = load double, ptr %1177, align 8, !tbaa !20
  %1179 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1174
  store double %1178, ptr %1179, align 16, !tbaa !20
  %1180 = or disjoint i64 %1161, 3
  %1181 = getelementptr i64, ptr %963, i64 %1180
  %1182 = load i64, ptr %1181, align 8, !tbaa !19
  %1183 = getelementptr inbounds double, ptr %1, i64 %1182
  %1184 = load double, ptr %1183, align 8, !tbaa !20
  %1185 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1180
  store double %1184, ptr %1185, align 8, !tbaa !20
  %1186 = add nuw nsw i64 %1161, 4
  %1187 = add i64 %1162, 4
  %1188 = icmp eq i64 %1187, %968
  br i1 %1188, label %969, label %1160, !llvm.loop !46

1189:                                             ; preds = %983
  %1190 = getelementptr inbounds %struct.Link, ptr %946, i64 %942, i32 5
  %1191 = insertelement <2 x double> poison, double %1030, i64 0
  %1192 = insertelement <2 x double> %1191, double %1041, i64 1
  %1193 = insertelement <2 x double> poison, double %1108, i64 0
  %1194 = insertelement <2 x double> %1193, double %1119, i64 1
  %1195 = insertelement <2 x double> poison, double %1069, i64 0
  %1196 = insertelement <2 x double> %1195, double %1080, i64 1
  br label %1381

1197:                                             ; preds = %1381, %983
  %1198 = phi <2 x double> [ zeroinitializer, %983 ], [ %1459, %1381 ]
  %1199 = phi <4 x double> [ zeroinitializer, %983 ], [ %1458, %1381 ]
  %1200 = getelementptr inbounds %struct.Link, ptr %953, i64 0, i32 1
  %1201 = getelementptr inbounds %struct.Link, ptr %953, i64 0, i32 1, i64 1
  %1202 = getelementptr inbounds %struct.Link, ptr %953, i64 0, i32 1, i64 2
  %1203 = load double, ptr %1202, align 8, !tbaa !20
  %1204 = fmul contract double %1135, %1203
  %1205 = getelementptr inbounds %struct.Link, ptr %946, i64 %942, i32 1, i64 0
  %1206 = getelementptr inbounds %struct.Link, ptr %953, i64 0, i32 2, i64 0
  %1207 = getelementptr inbounds %struct.Link, ptr %946, i64 %942, i32 2, i64 0
  %1208 = getelementptr inbounds %struct.Link, ptr %953, i64 0, i32 3, i64 0
  %1209 = getelementptr inbounds %struct.Link, ptr %946, i64 %942, i32 3, i64 0
  %1210 = getelementptr inbounds %struct.Link, ptr %946, i64 %942, i32 1, i64 1
  %1211 = extractelement <4 x double> %1199, i64 3
  %1212 = getelementptr inbounds %struct.Link, ptr %953, i64 0, i32 2, i64 1
  %1213 = getelementptr inbounds %struct.Link, ptr %946, i64 %942, i32 2, i64 1
  %1214 = getelementptr inbounds %struct.Link, ptr %953, i64 0, i32 3, i64 1
  %1215 = getelementptr inbounds %struct.Link, ptr %946, i64 %942, i32 3, i64 1
  %1216 = getelementptr inbounds %struct.Link, ptr %946, i64 %942, i32 1, i64 2
  %1217 = getelementptr inbounds %struct.Link, ptr %953, i64 0, i32 2, i64 2
  %1218 = getelementptr inbounds %struct.Link, ptr %946, i64 %942, i32 2, i64 2
  %1219 = getelementptr inbounds %struct.Link, ptr %953, i64 0, i32 3, i64 2
  %1220 = getelementptr inbounds %struct.Link, ptr %946, i64 %942, i32 3, i64 2
  %1221 = getelementptr inbounds %struct.Link, ptr %946, i64 %942, i32 6
  %1222 = getelementptr inbounds double, ptr %992, i64 1
  %1223 = getelementptr inbounds double, ptr %992, i64 2
  %1224 = load double, ptr %947, align 8, !tbaa !20
  %1225 = getelementptr inbounds double, ptr %1221, i64 1
  %1226 = getelementptr inbounds double, ptr %1221, i64 2
  %1227 = getelementptr inbounds double, ptr %992, i64 3
  %1228 = getelementptr inbounds double, ptr %1221, i64 3
  %1229 = getelementptr inbounds double, ptr %992, i64 4
  %1230 = getelementptr inbounds double, ptr %992, i64 5
  %1231 = getelementptr inbounds double, ptr %1221, i64 4
  %1232 = getelementptr inbounds double, ptr %1221, i64 5
  %1233 = extractelement <4 x double> %1199, i64 0
  %1234 = extractelement <4 x double> %1199, i64 1
  %1235 = extractelement <4 x double> %1199, i64 2
  %1236 = insertelement <2 x double> poison, double %1069, i64 0
  %1237 = insertelement <2 x double> %1236, double %1080, i64 1
  %1238 = load <2 x double>, ptr %1200, align 8, !tbaa !20
  %1239 = extractelement <2 x double> %1238, i64 0
  %1240 = fmul contract double %1157, %1239
  %1241 = fsub contract double %1204, %1240
  %1242 = insertelement <2 x double> poison, double %1146, i64 0
  %1243 = insertelement <2 x double> %1242, double %1157, i64 1
  %1244 = fmul contract <2 x double> %1243, %1238
  %1245 = insertelement <2 x double> %1242, double %1135, i64 1
  %1246 = insertelement <2 x double> %1238, double %1203, i64 0
  %1247 = fmul contract <2 x double> %1245, %1246
  %1248 = shufflevector <2 x double> %1247, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1249 = fsub contract <2 x double> %1244, %1248
  %1250 = fadd contract double %1211, %1241
  %1251 = fadd contract <2 x double> %1198, %1249
  %1252 = fadd contract double %1233, %1239
  store double %1252, ptr %1205, align 8, !tbaa !20
  %1253 = load double, ptr %1206, align 8, !tbaa !20
  %1254 = extractelement <2 x double> %1251, i64 1
  %1255 = fadd contract double %1254, %1253
  store double %1255, ptr %1207, align 8, !tbaa !20
  %1256 = load double, ptr %1208, align 8, !tbaa !20
  %1257 = fadd contract double %1135, %1256
  store double %1257, ptr %1209, align 8, !tbaa !20
  %1258 = load double, ptr %1201, align 8, !tbaa !20
  %1259 = fadd contract double %1234, %1258
  store double %1259, ptr %1210, align 8, !tbaa !20
  %1260 = load double, ptr %1212, align 8, !tbaa !20
  %1261 = fadd contract double %1250, %1260
  store double %1261, ptr %1213, align 8, !tbaa !20
  %1262 = load double, ptr %1214, align 8, !tbaa !20
  %1263 = fadd contract double %1146, %1262
  store double %1263, ptr %1215, align 8, !tbaa !20
  %1264 = load double, ptr %1202, align 8, !tbaa !20
  %1265 = fadd contract double %1235, %1264
  store double %1265, ptr %1216, align 8, !tbaa !20
  %1266 = load double, ptr %1217, align 8, !tbaa !20
  %1267 = extractelement <2 x double> %1251, i64 0
  %1268 = fadd contract double %1267, %1266
  store double %1268, ptr %1218, align 8, !tbaa !20
  %1269 = load double, ptr %1219, align 8, !tbaa !20
  %1270 = fadd contract double %1157, %1269
  store double %1270, ptr %1220, align 8, !tbaa !20
  %1271 = load double, ptr %992, align 8, !tbaa !20
  %1272 = fmul contract double %1224, %1271
  %1273 = load double, ptr %1222, align 16, !tbaa !20
  %1274 = fmul contract double %1030, %1273
  %1275 = fadd contract double %1272, %1274
  %1276 = load double, ptr %1042, align 8, !tbaa !20
  %1277 = load double, ptr %1223, align 8, !tbaa !20
  %1278 = fmul contract double %1276, %1277
  %1279 = fadd contract double %1275, %1278
  store double %1279, ptr %1221, align 8, !tbaa !20
  %1280 = load double, ptr %1057, align 8, !tbaa !20
  %1281 = load double, ptr %992, align 8, !tbaa !20
  %1282 = fmul contract double %1280, %1281
  %1283 = load double, ptr %1222, align 16, !tbaa !20
  %1284 = fmul contract double %1069, %1283
  %1285 = fadd contract double %1282, %1284
  %1286 = load double, ptr %1223, align 8, !tbaa !20
  %1287 = fmul contract double %1080, %1286
  %1288 = fadd contract double %1285, %1287
  store double %1288, ptr %1225, align 8, !tbaa !20
  %1289 = load double, ptr %992, align 8, !tbaa !20
  %1290 = fmul contract double %1095, %1289
  %1291 = load double, ptr %1222, align 16, !tbaa !20
  %1292 = fmul contract double %1108, %1291
  %1293 = fadd contract double %1290, %1292
  %1294 = load double, ptr %1223, align 8, !tbaa !20
  %1295 = fmul contract double %1119, %1294
  %1296 = fadd contract double %1293, %1295
  store double %1296, ptr %1226, align 8, !tbaa !20
  %1297 = load double, ptr %1227, align 16, !tbaa !20
  %1298 = fmul contract double %1224, %1297
  %1299 = load <2 x double>, ptr %1229, align 8, !tbaa !20
  %1300 = insertelement <2 x double> poison, double %1030, i64 0
  %1301 = insertelement <2 x double> %1300, double %1276, i64 1
  %1302 = fmul contract <2 x double> %1301, %1299
  %1303 = extractelement <2 x double> %1302, i64 0
  %1304 = fadd contract double %1298, %1303
  %1305 = extractelement <2 x double> %1302, i64 1
  %1306 = fadd contract double %1304, %1305
  store double %1306, ptr %1228, align 8, !tbaa !20
  %1307 = load double, ptr %1227, align 16, !tbaa !20
  %1308 = fmul contract double %1280, %1307
  %1309 = load <2 x double>, ptr %1229, align 8, !tbaa !20
  %1310 = fmul contract <2 x double> %1237, %1309
  %1311 = extractelement <2 x double> %1310, i64 0
  %1312 = fadd contract double %1308, %1311
  %1313 = extractelement <2 x double> %1310, i64 1
  %1314 = fadd contract double %1312, %1313
  store double %1314, ptr %1231, align 8, !tbaa !20
  %1315 = load double, ptr %1227, align 16, !tbaa !20
  %1316 = fmul contract double %1095, %1315
  %1317 = load double, ptr %1229, align 8, !tbaa !20
  %1318 = fmul contract double %1108, %1317
  %1319 = fadd contract double %1316, %1318
  %1320 = load double, ptr %1230, align 16, !tbaa !20
  %1321 = fmul contract double %1119, %1320
  %1322 = fadd contract double %1319, %1321
  store double %1322, ptr %1232, align 8, !tbaa !20
  %1323 = load double, ptr %1201, align 8, !tbaa !20
  %1324 = fmul contract double %1235, %1323
  %1325 = load double, ptr %1202, align 8, !tbaa !20
  %1326 = fmul contract double %1234, %1325
  %1327 = fsub contract double %1324, %1326
  %1328 = fadd contract double %1279, %1327
  store double %1328, ptr %1221, align 8, !tbaa !20
  %1329 = load double, ptr %1202, align 8, !tbaa !20
  %1330 = fmul contract double %1233, %1329
  %1331 = load double, ptr %1200, align 8, !tbaa !20
  %1332 = fmul contract double %1235, %1331
  %1333 = fsub contract double %1330, %1332
  %1334 = fadd contract double %1288, %1333
  store double %1334, ptr %1225, align 8, !tbaa !20
  %1335 = load double, ptr %1200, align 8, !tbaa !20
  %1336 = fmul contract double %1234, %1335
  %1337 = load double, ptr %1201, align 8, !tbaa !20
  %1338 = fmul contract double %1233, %1337
  %1339 = fsub contract double %1336, %1338
  %1340 = fadd contract double %1296, %1339
  store double %1340, ptr %1226, align 8, !tbaa !20
  %1341 = load <2 x double>, ptr %1201, align 8, !tbaa !20
  %1342 = insertelement <2 x double> %1251, double %1250, i64 1
  %1343 = fmul contract <2 x double> %1342, %1341
  %1344 = shufflevector <2 x double> %1343, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1345 = fsub contract <2 x double> %1343, %1344
  %1346 = extractelement <2 x double> %1345, i64 0
  %1347 = fadd contract double %1306, %1346
  store double %1347, ptr %1228, align 8, !tbaa !20
  %1348 = load double, ptr %1202, align 8, !tbaa !20
  %1349 = load <2 x double>, ptr %1200, align 8
  %1350 = insertelement <2 x double> %1349, double %1348, i64 1
  %1351 = fmul contract <2 x double> %1251, %1350
  %1352 = shufflevector <2 x double> %1351, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1353 = fsub contract <2 x double> %1352, %1351
  %1354 = extractelement <2 x double> %1353, i64 0
  %1355 = fadd contract double %1314, %1354
  store double %1355, ptr %1231, align 8, !tbaa !20
  %1356 = load double, ptr %1200, align 8, !tbaa !20
  %1357 = fmul contract double %1250, %1356
  %1358 = load double, ptr %1201, align 8, !tbaa !20
  %1359 = fmul contract double %1254, %1358
  %1360 = fsub contract double %1357, %1359
  %1361 = fadd contract double %1322, %1360
  %1362 = insertelement <2 x double> poison, double %1259, i64 0
  %1363 = insertelement <2 x double> %1362, double %1265, i64 1
  %1364 = fmul contract <2 x double> %1198, %1363
  %1365 = shufflevector <2 x double> %1198, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %1366 = shufflevector <4 x double> %1199, <4 x double> poison, <2 x i32> <i32 3, i32 poison>
  %1367 = shufflevector <2 x double> %1366, <2 x double> %1365, <2 x i32> <i32 0, i32 3>
  %1368 = insertelement <2 x double> poison, double %1265, i64 0
  %1369 = insertelement <2 x double> %1368, double %1252, i64 1
  %1370 = fmul contract <2 x double> %1367, %1369
  %1371 = fsub contract <2 x double> %1364, %1370
  %1372 = insertelement <2 x double> poison, double %1347, i64 0
  %1373 = insertelement <2 x double> %1372, double %1355, i64 1
  %1374 = fadd contract <2 x double> %1371, %1373
  store <2 x double> %1374, ptr %1228, align 8, !tbaa !20
  %1375 = fmul contract double %1211, %1252
  %1376 = extractelement <2 x double> %1198, i64 1
  %1377 = fmul contract double %1376, %1259
  %1378 = fsub contract double %1375, %1377
  %1379 = fadd contract double %1378, %1361
  store double %1379, ptr %1232, align 8, !tbaa !20
  %1380 = icmp eq ptr %945, null
  br i1 %1380, label %1527, label %1462

1381:                                             ; preds = %1381, %1189
  %1382 = phi i64 [ 0, %1189 ], [ %1460, %1381 ]
  %1383 = phi <2 x double> [ zeroinitializer, %1189 ], [ %1459, %1381 ]
  %1384 = phi <4 x double> [ zeroinitializer, %1189 ], [ %1458, %1381 ]
  %1385 = mul nuw nsw i64 %1382, 6
  %1386 = getelementptr inbounds double, ptr %32, i64 %1385
  %1387 = getelementptr inbounds double, ptr %1190, i64 %1385
  %1388 = getelementptr inbounds double, ptr %1386, i64 1
  %1389 = load double, ptr %1386, align 8, !tbaa !20
  %1390 = fmul contract double %1018, %1389
  %1391 = load <2 x double>, ptr %1388, align 16, !tbaa !20
  %1392 = fmul contract <2 x double> %1192, %1391
  %1393 = extractelement <2 x double> %1392, i64 0
  %1394 = fadd contract double %1390, %1393
  %1395 = getelementptr inbounds double, ptr %1387, i64 1
  %1396 = getelementptr inbounds double, ptr %1387, i64 2
  %1397 = getelementptr inbounds double, ptr %1386, i64 3
  %1398 = getelementptr inbounds double, ptr %1387, i64 3
  %1399 = getelementptr inbounds double, ptr %1386, i64 4
  %1400 = getelementptr inbounds double, ptr %1387, i64 4
  %1401 = getelementptr inbounds double, ptr %1387, i64 5
  %1402 = getelementptr inbounds double, ptr %1122, i64 %1382
  %1403 = extractelement <2 x double> %1392, i64 1
  %1404 = fadd contract double %1394, %1403
  store double %1404, ptr %1387, align 8, !tbaa !20
  %1405 = load double, ptr %1386, align 8, !tbaa !20
  %1406 = fmul contract double %1056, %1405
  %1407 = load <2 x double>, ptr %1388, align 16, !tbaa !20
  %1408 = fmul contract <2 x double> %1196, %1407
  %1409 = extractelement <2 x double> %1408, i64 0
  %1410 = fadd contract double %1406, %1409
  %1411 = extractelement <2 x double> %1408, i64 1
  %1412 = fadd contract double %1410, %1411
  store double %1412, ptr %1395, align 8, !tbaa !20
  %1413 = load double, ptr %1386, align 8, !tbaa !20
  %1414 = fmul contract double %1095, %1413
  %1415 = load <2 x double>, ptr %1388, align 16, !tbaa !20
  %1416 = fmul contract <2 x double> %1194, %1415
  %1417 = extractelement <2 x double> %1416, i64 0
  %1418 = fadd contract double %1414, %1417
  %1419 = extractelement <2 x double> %1416, i64 1
  %1420 = fadd contract double %1418, %1419
  store double %1420, ptr %1396, align 8, !tbaa !20
  %1421 = load double, ptr %1397, align 16, !tbaa !20
  %1422 = fmul contract double %1018, %1421
  %1423 = load <2 x double>, ptr %1399, align 8, !tbaa !20
  %1424 = fmul contract <2 x double> %1192, %1423
  %1425 = extractelement <2 x double> %1424, i64 0
  %1426 = fadd contract double %1422, %1425
  %1427 = extractelement <2 x double> %1424, i64 1
  %1428 = fadd contract double %1426, %1427
  store double %1428, ptr %1398, align 8, !tbaa !20
  %1429 = load double, ptr %1397, align 16, !tbaa !20
  %1430 = fmul contract double %1056, %1429
  %1431 = load <2 x double>, ptr %1399, align 8, !tbaa !20
  %1432 = fmul contract <2 x double> %1196, %1431
  %1433 = extractelement <2 x double> %1432, i64 0
  %1434 = fadd contract double %1430, %1433
  %1435 = extractelement <2 x double> %1432, i64 1
  %1436 = fadd contract double %1434, %1435
  store double %1436, ptr %1400, align 8, !tbaa !20
  %1437 = load double, ptr %1397, align 16, !tbaa !20
  %1438 = fmul contract double %1095, %1437
  %1439 = load <2 x double>, ptr %1399, align 8, !tbaa !20
  %1440 = fmul contract <2 x double> %1194, %1439
  %1441 = extractelement <2 x double> %1440, i64 0
  %1442 = fadd contract double %1438, %1441
  %1443 = extractelement <2 x double> %1440, i64 1
  %1444 = fadd contract double %1442, %1443
  store double %1444, ptr %1401, align 8, !tbaa !20
  %1445 = load double, ptr %1402, align 8, !tbaa !20
  %1446 = insertelement <4 x double> poison, double %1445, i64 0
  %1447 = shufflevector <4 x double> %1446, <4 x double> poison, <4 x i32> zeroinitializer
  %1448 = insertelement <4 x double> poison, double %1404, i64 0
  %1449 = insertelement <4 x double> %1448, double %1412, i64 1
  %1450 = insertelement <4 x double> %1449, double %1420, i64 2
  %1451 = insertelement <4 x double> %1450, double %1436, i64 3
  %1452 = fmul contract <4 x double> %1447, %1451
  %1453 = insertelement <2 x double> poison, double %1445, i64 0
  %1454 = shufflevector <2 x double> %1453, <2 x double> poison, <2 x i32> zeroinitializer
  %1455 = insertelement <2 x double> poison, double %1444, i64 0
  %1456 = insertelement <2 x double> %1455, double %1428, i64 1
  %1457 = fmul contract <2 x double> %1454, %1456
  %1458 = fadd contract <4 x double> %1384, %1452
  %1459 = fadd contract <2 x double> %1383, %1457
  %1460 = add nuw nsw i64 %1382, 1
  %1461 = icmp eq i64 %1460, %986
  br i1 %1461, label %1197, label %1381, !llvm.loop !47

1462:                                             ; preds = %1197
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %945, ptr noundef nonnull align 8 dereferenceable(24) %1209, i64 24, i1 false)
  %1463 = getelementptr inbounds double, ptr %945, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %1463, ptr noundef nonnull align 8 dereferenceable(72) %947, i64 72, i1 false)
  %1464 = getelementptr inbounds double, ptr %945, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1464, ptr noundef nonnull align 8 dereferenceable(24) %1207, i64 24, i1 false)
  %1465 = getelementptr inbounds double, ptr %945, i64 15
  %1466 = load double, ptr %947, align 8, !tbaa !20
  %1467 = load double, ptr %1205, align 8, !tbaa !20
  %1468 = fmul contract double %1466, %1467
  %1469 = load double, ptr %1057, align 8, !tbaa !20
  %1470 = load double, ptr %1210, align 8, !tbaa !20
  %1471 = fmul contract double %1469, %1470
  %1472 = fadd contract double %1468, %1471
  %1473 = load double, ptr %1096, align 8, !tbaa !20
  %1474 = load double, ptr %1216, align 8, !tbaa !20
  %1475 = fmul contract double %1473, %1474
  %1476 = fadd contract double %1472, %1475
  store double %1476, ptr %1465, align 8, !tbaa !20
  %1477 = load double, ptr %1029, align 8, !tbaa !20
  %1478 = load double, ptr %1205, align 8, !tbaa !20
  %1479 = fmul contract double %1477, %1478
  %1480 = load double, ptr %1068, align 8, !tbaa !20
  %1481 = load double, ptr %1210, align 8, !tbaa !20
  %1482 = fmul contract double %1480, %1481
  %1483 = fadd contract double %1479, %1482
  %1484 = load double, ptr %1107, align 8, !tbaa !20
  %1485 = load double, ptr %1216, align 8, !tbaa !20
  %1486 = fmul contract double %1484, %1485
  %1487 = fadd contract double %1483, %1486
  %1488 = getelementptr inbounds double, ptr %945, i64 16
  store double %1487, ptr %1488, align 8, !tbaa !20
  %1489 = load double, ptr %1042, align 8, !tbaa !20
  %1490 = load double, ptr %1205, align 8, !tbaa !20
  %1491 = fmul contract double %1489, %1490
  %1492 = load double, ptr %1081, align 8, !tbaa !20
  %1493 = load double, ptr %1210, align 8, !tbaa !20
  %1494 = fmul contract double %1492, %1493
  %1495 = fadd contract double %1491, %1494
  %1496 = load double, ptr %1120, align 8, !tbaa !20
  %1497 = load double, ptr %1216, align 8, !tbaa !20
  %1498 = fmul contract double %1496, %1497
  %1499 = fadd contract double %1495, %1498
  %1500 = getelementptr inbounds double, ptr %945, i64 17
  store double %1499, ptr %1500, align 8, !tbaa !20
  %1501 = load ptr, ptr %26, align 8, !tbaa !36
  %1502 = getelementptr inbounds i64, ptr %1501, i64 %942
  %1503 = load i64, ptr %1502, align 8, !tbaa !19
  %1504 = icmp slt i64 %1503, 0
  br i1 %1504, label %1511, label %1505

1505:                                             ; preds = %1462
  %1506 = sub nsw i64 %1503, %942
  %1507 = mul nsw i64 %1506, 33
  %1508 = getelementptr double, ptr %945, i64 %1507
  %1509 = getelementptr double, ptr %1508, i64 18
  %1510 = load double, ptr %1509, align 8, !tbaa !20
  br label %1511

1511:                                             ; preds = %1505, %1462
  %1512 = phi contract double [ %1510, %1505 ], [ 0.000000e+00, %1462 ]
  %1513 = load double, ptr %47, align 16, !tbaa !20
  %1514 = fadd contract double %1512, %1513
  %1515 = getelementptr inbounds double, ptr %945, i64 18
  store double %1514, ptr %1515, align 8, !tbaa !20
  %1516 = load ptr, ptr %48, align 8, !tbaa !48
  %1517 = getelementptr inbounds i64, ptr %1516, i64 %942
  %1518 = load i64, ptr %1517, align 8, !tbaa !19
  %1519 = icmp slt i64 %1518, 0
  br i1 %1519, label %1524, label %1520

1520:                                             ; preds = %1511
  %1521 = getelementptr double, ptr %945, i64 %1518
  %1522 = getelementptr double, ptr %1521, i64 15
  %1523 = load double, ptr %1522, align 8, !tbaa !20
  br label %1524

1524:                                             ; preds = %1520, %1511
  %1525 = phi contract double [ %1523, %1520 ], [ 0.000000e+00, %1511 ]
  %1526 = getelementptr inbounds double, ptr %945, i64 19
  store double %1525, ptr %1526, align 8, !tbaa !20
  br label %1527

1527:                                             ; preds = %1197, %1524
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7) #8
  %1528 = load ptr, ptr %25, align 8, !tbaa !14
  %1529 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942
  %1530 = load ptr, ptr %49, align 8, !tbaa !49
  %1531 = mul nsw i64 %942, 9
  %1532 = getelementptr inbounds double, ptr %1530, i64 %1531
  %1533 = load ptr, ptr %50, align 8, !tbaa !50
  %1534 = getelementptr inbounds double, ptr %1533, i64 %942
  %1535 = load double, ptr %1534, align 8, !tbaa !20
  %1536 = getelementptr double, ptr %1529, i64 2
  %1537 = load double, ptr %1536, align 8, !tbaa !20
  %1538 = getelementptr double, ptr %1532, i64 3
  %1539 = getelementptr double, ptr %1532, i64 6
  %1540 = getelementptr inbounds double, ptr %1532, i64 2
  %1541 = load double, ptr %1540, align 8, !tbaa !20
  %1542 = getelementptr double, ptr %1532, i64 5
  %1543 = load double, ptr %1542, align 8, !tbaa !20
  %1544 = getelementptr double, ptr %1532, i64 8
  %1545 = load double, ptr %1544, align 8, !tbaa !20
  %1546 = getelementptr inbounds double, ptr %1529, i64 3
  %1547 = getelementptr double, ptr %1529, i64 5
  %1548 = load double, ptr %1547, align 8, !tbaa !20
  %1549 = getelementptr inbounds double, ptr %1529, i64 6
  %1550 = load double, ptr %1549, align 8, !tbaa !20
  %1551 = getelementptr double, ptr %1529, i64 7
  %1552 = fmul contract double %1541, %1550
  %1553 = load <2 x double>, ptr %1551, align 8, !tbaa !20
  %1554 = insertelement <2 x double> poison, double %1543, i64 0
  %1555 = insertelement <2 x double> %1554, double %1545, i64 1
  %1556 = fmul contract <2 x double> %1555, %1553
  %1557 = extractelement <2 x double> %1556, i64 0
  %1558 = fadd contract double %1552, %1557
  %1559 = extractelement <2 x double> %1556, i64 1
  %1560 = fadd contract double %1558, %1559
  %1561 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 7, i64 0
  %1562 = load <2 x double>, ptr %1529, align 8, !tbaa !20
  %1563 = shufflevector <2 x double> %1562, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1564 = load <2 x double>, ptr %1532, align 8, !tbaa !20
  %1565 = shufflevector <2 x double> %1564, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1566 = load <2 x double>, ptr %1538, align 8, !tbaa !20
  %1567 = load <2 x double>, ptr %1539, align 8, !tbaa !20
  %1568 = insertelement <2 x double> poison, double %1548, i64 0
  %1569 = insertelement <2 x double> %1568, double %1537, i64 1
  %1570 = fmul contract <2 x double> %1567, %1569
  %1571 = shufflevector <2 x double> %1570, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1572 = insertelement <2 x double> poison, double %1537, i64 0
  %1573 = insertelement <2 x double> %1572, double %1548, i64 1
  %1574 = fmul contract <2 x double> %1567, %1573
  %1575 = insertelement <2 x double> poison, double %1541, i64 0
  %1576 = shufflevector <2 x double> %1575, <2 x double> poison, <2 x i32> zeroinitializer
  %1577 = shufflevector <2 x double> %1554, <2 x double> poison, <2 x i32> zeroinitializer
  %1578 = insertelement <2 x double> poison, double %1545, i64 0
  %1579 = shufflevector <2 x double> %1578, <2 x double> poison, <2 x i32> zeroinitializer
  %1580 = fmul contract <2 x double> %1579, %1573
  %1581 = shufflevector <2 x double> %1569, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1582 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 7, i64 3
  %1583 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 7, i64 4
  %1584 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 7, i64 2
  %1585 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 7, i64 6
  %1586 = load <2 x double>, ptr %1546, align 8, !tbaa !20
  %1587 = shufflevector <2 x double> %1562, <2 x double> %1586, <2 x i32> <i32 0, i32 2>
  %1588 = fmul contract <2 x double> %1565, %1587
  %1589 = shufflevector <2 x double> %1586, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1590 = shufflevector <2 x double> %1589, <2 x double> %1562, <2 x i32> <i32 0, i32 3>
  %1591 = fmul contract <2 x double> %1566, %1590
  %1592 = shufflevector <2 x double> %1591, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1593 = fadd contract <2 x double> %1588, %1592
  %1594 = fadd contract <2 x double> %1593, %1571
  %1595 = fmul contract <2 x double> %1564, %1587
  %1596 = shufflevector <2 x double> %1563, <2 x double> %1586, <2 x i32> <i32 0, i32 3>
  %1597 = fmul contract <2 x double> %1566, %1596
  %1598 = fadd contract <2 x double> %1595, %1597
  %1599 = fadd contract <2 x double> %1598, %1574
  %1600 = fmul contract <2 x double> %1576, %1587
  %1601 = fmul contract <2 x double> %1577, %1590
  %1602 = shufflevector <2 x double> %1601, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1603 = fadd contract <2 x double> %1600, %1602
  %1604 = fadd contract <2 x double> %1603, %1580
  %1605 = fmul contract <2 x double> %1563, %1594
  %1606 = fmul contract <2 x double> %1562, %1599
  %1607 = fadd contract <2 x double> %1605, %1606
  %1608 = fmul contract <2 x double> %1581, %1604
  %1609 = fadd contract <2 x double> %1607, %1608
  store <2 x double> %1609, ptr %1561, align 8, !tbaa !20
  %1610 = extractelement <2 x double> %1609, i64 1
  store double %1610, ptr %1582, align 8, !tbaa !20
  %1611 = shufflevector <2 x double> %1594, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1612 = shufflevector <2 x double> %1568, <2 x double> poison, <2 x i32> zeroinitializer
  %1613 = shufflevector <2 x double> %1604, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1614 = insertelement <2 x double> %1613, double %1560, i64 1
  %1615 = fmul contract <2 x double> %1612, %1614
  %1616 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 7, i64 7
  %1617 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 7, i64 8
  %1618 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 8
  %1619 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 9
  %1620 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 9, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %1618, i8 0, i64 144, i1 false)
  store double %1535, ptr %1620, align 8, !tbaa !20
  %1621 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 9, i64 4
  store double %1535, ptr %1621, align 8, !tbaa !20
  store double %1535, ptr %1619, align 8, !tbaa !20
  %1622 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 1
  %1623 = getelementptr inbounds double, ptr %1622, i64 1
  %1624 = load double, ptr %1622, align 8, !tbaa !20
  %1625 = fmul contract double %1610, %1624
  %1626 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 10
  %1627 = insertelement <2 x double> poison, double %1550, i64 0
  %1628 = shufflevector <2 x double> %1627, <2 x double> poison, <2 x i32> zeroinitializer
  %1629 = fmul contract <2 x double> %1565, %1628
  %1630 = shufflevector <2 x double> %1553, <2 x double> poison, <2 x i32> zeroinitializer
  %1631 = fmul contract <2 x double> %1566, %1630
  %1632 = shufflevector <2 x double> %1631, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1633 = fadd contract <2 x double> %1629, %1632
  %1634 = shufflevector <2 x double> %1553, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1635 = shufflevector <2 x double> %1553, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1636 = fmul contract <2 x double> %1567, %1635
  %1637 = shufflevector <2 x double> %1636, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1638 = fadd contract <2 x double> %1633, %1637
  %1639 = insertelement <2 x double> %1562, double %1550, i64 0
  %1640 = shufflevector <2 x double> %1638, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1641 = fmul contract <2 x double> %1639, %1640
  %1642 = shufflevector <2 x double> %1553, <2 x double> %1563, <2 x i32> <i32 0, i32 3>
  %1643 = fmul contract <2 x double> %1642, %1638
  %1644 = fadd contract <2 x double> %1643, %1641
  %1645 = insertelement <2 x double> %1634, double %1537, i64 1
  %1646 = insertelement <2 x double> poison, double %1560, i64 0
  %1647 = shufflevector <2 x double> %1646, <2 x double> poison, <2 x i32> zeroinitializer
  %1648 = fmul contract <2 x double> %1645, %1647
  %1649 = fadd contract <2 x double> %1648, %1644
  %1650 = extractelement <2 x double> %1649, i64 1
  store double %1650, ptr %1584, align 8, !tbaa !20
  store double %1650, ptr %1585, align 8, !tbaa !20
  %1651 = shufflevector <2 x double> %1599, <2 x double> %1638, <2 x i32> <i32 3, i32 1>
  %1652 = fmul contract <2 x double> %1586, %1651
  %1653 = shufflevector <2 x double> %1652, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1654 = shufflevector <2 x double> %1611, <2 x double> %1638, <2 x i32> <i32 0, i32 2>
  %1655 = fmul contract <2 x double> %1586, %1654
  %1656 = fadd contract <2 x double> %1653, %1655
  %1657 = fadd contract <2 x double> %1615, %1656
  store <2 x double> %1657, ptr %1583, align 8, !tbaa !20
  %1658 = extractelement <2 x double> %1657, i64 1
  store double %1658, ptr %1616, align 8, !tbaa !20
  %1659 = extractelement <2 x double> %1649, i64 0
  store double %1659, ptr %1617, align 8, !tbaa !20
  %1660 = load <2 x double>, ptr %1623, align 8, !tbaa !20
  %1661 = fmul contract <2 x double> %1657, %1660
  %1662 = extractelement <2 x double> %1661, i64 0
  %1663 = fadd contract double %1625, %1662
  %1664 = extractelement <2 x double> %1661, i64 1
  %1665 = fadd contract double %1663, %1664
  %1666 = shufflevector <2 x double> %1609, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1667 = shufflevector <2 x double> %1666, <2 x double> %1649, <2 x i32> <i32 0, i32 3>
  %1668 = insertelement <2 x double> %1660, double %1624, i64 1
  %1669 = fmul contract <2 x double> %1667, %1668
  %1670 = shufflevector <2 x double> %1669, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1671 = shufflevector <2 x double> %1657, <2 x double> %1609, <2 x i32> <i32 1, i32 2>
  %1672 = fmul contract <2 x double> %1671, %1668
  %1673 = fadd contract <2 x double> %1672, %1670
  %1674 = shufflevector <2 x double> %1660, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1675 = fmul contract <2 x double> %1649, %1674
  %1676 = fadd contract <2 x double> %1673, %1675
  %1677 = fmul contract <2 x double> %1660, %1676
  %1678 = insertelement <2 x double> %1660, double %1624, i64 0
  %1679 = insertelement <2 x double> %1676, double %1665, i64 1
  %1680 = fmul contract <2 x double> %1678, %1679
  %1681 = shufflevector <2 x double> %1680, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1682 = fsub contract <2 x double> %1677, %1681
  store <2 x double> %1682, ptr %1626, align 8, !tbaa !20
  %1683 = fmul contract double %1624, %1665
  %1684 = shufflevector <2 x double> %1676, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1685 = fmul contract <2 x double> %1660, %1684
  %1686 = extractelement <2 x double> %1685, i64 0
  %1687 = fsub contract double %1683, %1686
  %1688 = getelementptr inbounds double, ptr %1626, i64 2
  store double %1687, ptr %1688, align 8, !tbaa !20
  %1689 = fneg contract double %1535
  %1690 = load ptr, ptr %51, align 8, !tbaa !51
  %1691 = load double, ptr %1690, align 8, !tbaa !20
  %1692 = fmul contract double %1691, %1689
  %1693 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 10, i64 3
  store double %1692, ptr %1693, align 8, !tbaa !20
  %1694 = getelementptr inbounds double, ptr %1690, i64 1
  %1695 = load double, ptr %1694, align 8, !tbaa !20
  %1696 = fmul contract double %1695, %1689
  %1697 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 10, i64 4
  store double %1696, ptr %1697, align 8, !tbaa !20
  %1698 = getelementptr inbounds double, ptr %1690, i64 2
  %1699 = load double, ptr %1698, align 8, !tbaa !20
  %1700 = fmul contract double %1699, %1689
  %1701 = getelementptr inbounds %struct.Link, ptr %1528, i64 %942, i32 10, i64 5
  store double %1700, ptr %1701, align 8, !tbaa !20
  %1702 = add nuw nsw i64 %942, 1
  %1703 = load i64, ptr %0, align 8, !tbaa !13
  %1704 = icmp slt i64 %1702, %1703
  br i1 %1704, label %941, label %52, !llvm.loop !52

1705:                                             ; preds = %1967, %143, %928
  %1706 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %1707 = load i64, ptr %1706, align 8, !tbaa !53
  %1708 = icmp eq i64 %1707, 0
  br i1 %1708, label %2681, label %1970

1709:                                             ; preds = %931, %1967
  %1710 = phi i64 [ 0, %931 ], [ %1968, %1967 ]
  %1711 = getelementptr inbounds i64, ptr %937, i64 %1710
  %1712 = load i64, ptr %1711, align 8, !tbaa !19
  %1713 = icmp slt i64 %1712, 0
  %1714 = getelementptr inbounds %struct.Link, ptr %935, i64 %1712, i32 14
  %1715 = select i1 %1713, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 14), ptr %1714
  %1716 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #8
  %1717 = getelementptr inbounds i64, ptr %939, i64 %1710
  %1718 = load i64, ptr %1717, align 8, !tbaa !19
  %1719 = load double, ptr %1715, align 8, !tbaa !20
  %1720 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 6, i64 0
  %1721 = load double, ptr %1720, align 8, !tbaa !20
  %1722 = getelementptr inbounds double, ptr %1715, i64 1
  %1723 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 6, i64 1
  %1724 = load double, ptr %1723, align 8, !tbaa !20
  %1725 = fadd contract double %1719, %1721
  store double %1725, ptr %1716, align 8, !tbaa !20
  %1726 = load double, ptr %1722, align 8, !tbaa !20
  %1727 = fadd contract double %1726, %1724
  %1728 = getelementptr inbounds double, ptr %1716, i64 1
  store double %1727, ptr %1728, align 8, !tbaa !20
  %1729 = getelementptr inbounds double, ptr %1715, i64 2
  %1730 = load double, ptr %1729, align 8, !tbaa !20
  %1731 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 6, i64 2
  %1732 = load double, ptr %1731, align 8, !tbaa !20
  %1733 = getelementptr inbounds double, ptr %1716, i64 2
  %1734 = getelementptr inbounds double, ptr %1715, i64 3
  %1735 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 6, i64 3
  %1736 = load double, ptr %1735, align 8, !tbaa !20
  %1737 = getelementptr inbounds double, ptr %1716, i64 3
  %1738 = getelementptr inbounds double, ptr %1715, i64 4
  %1739 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 6, i64 4
  %1740 = load double, ptr %1739, align 8, !tbaa !20
  %1741 = getelementptr inbounds double, ptr %1716, i64 4
  %1742 = getelementptr inbounds double, ptr %1715, i64 5
  %1743 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 6, i64 5
  %1744 = load double, ptr %1743, align 8, !tbaa !20
  %1745 = getelementptr inbounds double, ptr %1716, i64 5
  %1746 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 4
  %1747 = getelementptr inbounds double, ptr %1746, i64 2
  %1748 = load double, ptr %1747, align 8, !tbaa !20
  %1749 = getelementptr inbounds double, ptr %1746, i64 1
  %1750 = load double, ptr %1749, align 8, !tbaa !20
  %1751 = fadd contract double %1730, %1732
  store double %1751, ptr %1733, align 8, !tbaa !20
  %1752 = load double, ptr %1734, align 8, !tbaa !20
  %1753 = fadd contract double %1752, %1736
  store double %1753, ptr %1737, align 8, !tbaa !20
  %1754 = load double, ptr %1738, align 8, !tbaa !20
  %1755 = fadd contract double %1754, %1740
  store double %1755, ptr %1741, align 8, !tbaa !20
  %1756 = load double, ptr %1742, align 8, !tbaa !20
  %1757 = fadd contract double %1756, %1744
  store double %1757, ptr %1745, align 8, !tbaa !20
  %1758 = load double, ptr %1722, align 8, !tbaa !20
  %1759 = fmul contract double %1758, %1748
  %1760 = load double, ptr %1729, align 8, !tbaa !20
  %1761 = fmul contract double %1760, %1750
  %1762 = fsub contract double %1759, %1761
  %1763 = fadd contract double %1753, %1762
  store double %1763, ptr %1737, align 8, !tbaa !20
  %1764 = load double, ptr %1729, align 8, !tbaa !20
  %1765 = load double, ptr %1746, align 8, !tbaa !20
  %1766 = fmul contract double %1764, %1765
  %1767 = load double, ptr %1715, align 8, !tbaa !20
  %1768 = fmul contract double %1748, %1767
  %1769 = fsub contract double %1766, %1768
  %1770 = fadd contract double %1755, %1769
  store double %1770, ptr %1741, align 8, !tbaa !20
  %1771 = load double, ptr %1715, align 8, !tbaa !20
  %1772 = fmul contract double %1750, %1771
  %1773 = load double, ptr %1722, align 8, !tbaa !20
  %1774 = fmul contract double %1765, %1773
  %1775 = fsub contract double %1772, %1774
  %1776 = fadd contract double %1757, %1775
  store double %1776, ptr %1745, align 8, !tbaa !20
  %1777 = icmp sgt i64 %1718, 0
  br i1 %1777, label %1778, label %1967

1778:                                             ; preds = %1709
  %1779 = icmp eq i64 %1718, 1
  br i1 %1779, label %1824, label %1780

1780:                                             ; preds = %1778
  %1781 = and i64 %1718, 9223372036854775806
  %1782 = insertelement <2 x double> poison, double %1725, i64 0
  %1783 = shufflevector <2 x double> %1782, <2 x double> poison, <2 x i32> zeroinitializer
  %1784 = insertelement <2 x double> poison, double %1727, i64 0
  %1785 = shufflevector <2 x double> %1784, <2 x double> poison, <2 x i32> zeroinitializer
  %1786 = insertelement <2 x double> poison, double %1751, i64 0
  %1787 = shufflevector <2 x double> %1786, <2 x double> poison, <2 x i32> zeroinitializer
  %1788 = insertelement <2 x double> poison, double %1763, i64 0
  %1789 = shufflevector <2 x double> %1788, <2 x double> poison, <2 x i32> zeroinitializer
  %1790 = insertelement <2 x double> poison, double %1770, i64 0
  %1791 = shufflevector <2 x double> %1790, <2 x double> poison, <2 x i32> zeroinitializer
  %1792 = insertelement <2 x double> poison, double %1776, i64 0
  %1793 = shufflevector <2 x double> %1792, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1794

1794:                                             ; preds = %1794, %1780
  %1795 = phi i64 [ 0, %1780 ], [ %1820, %1794 ]
  %1796 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 13, i64 %1795
  %1797 = load <2 x double>, ptr %1796, align 8, !tbaa !20
  %1798 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1795
  %1799 = mul nuw nsw i64 %1795, 6
  %1800 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 11, i64 %1799
  %1801 = load <12 x double>, ptr %1800, align 8, !tbaa !20
  %1802 = shufflevector <12 x double> %1801, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %1803 = shufflevector <12 x double> %1801, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %1804 = shufflevector <12 x double> %1801, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %1805 = shufflevector <12 x double> %1801, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %1806 = shufflevector <12 x double> %1801, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %1807 = shufflevector <12 x double> %1801, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %1808 = fmul contract <2 x double> %1783, %1802
  %1809 = fsub contract <2 x double> %1797, %1808
  %1810 = fmul contract <2 x double> %1785, %1803
  %1811 = fsub contract <2 x double> %1809, %1810
  %1812 = fmul contract <2 x double> %1787, %1804
  %1813 = fsub contract <2 x double> %1811, %1812
  %1814 = fmul contract <2 x double> %1789, %1805
  %1815 = fsub contract <2 x double> %1813, %1814
  %1816 = fmul contract <2 x double> %1791, %1806
  %1817 = fsub contract <2 x double> %1815, %1816
  %1818 = fmul contract <2 x double> %1793, %1807
  %1819 = fsub contract <2 x double> %1817, %1818
  store <2 x double> %1819, ptr %1798, align 16, !tbaa !20
  %1820 = add nuw i64 %1795, 2
  %1821 = icmp eq i64 %1820, %1781
  br i1 %1821, label %1822, label %1794, !llvm.loop !54

1822:                                             ; preds = %1794
  %1823 = icmp eq i64 %1718, %1781
  br i1 %1823, label %1832, label %1824

1824:                                             ; preds = %1778, %1822
  %1825 = phi i64 [ 0, %1778 ], [ %1781, %1822 ]
  %1826 = insertelement <2 x double> poison, double %1725, i64 0
  %1827 = insertelement <2 x double> %1826, double %1727, i64 1
  %1828 = insertelement <2 x double> poison, double %1751, i64 0
  %1829 = insertelement <2 x double> %1828, double %1763, i64 1
  %1830 = insertelement <2 x double> poison, double %1770, i64 0
  %1831 = insertelement <2 x double> %1830, double %1776, i64 1
  br label %1893

1832:                                             ; preds = %1893, %1822
  br label %1833

1833:                                             ; preds = %1832, %1858
  %1834 = phi i64 [ 0, %1832 ], [ %1865, %1858 ]
  %1835 = phi i64 [ %1718, %1832 ], [ %1836, %1858 ]
  %1836 = add nsw i64 %1835, -1
  %1837 = icmp slt i64 %1835, %1718
  %1838 = getelementptr inbounds double, ptr %6, i64 %1836
  %1839 = load double, ptr %1838, align 8, !tbaa !20
  br i1 %1837, label %1840, label %1858

1840:                                             ; preds = %1833
  %1841 = and i64 %1834, 1
  %1842 = icmp eq i64 %1841, 0
  br i1 %1842, label %1853, label %1843

1843:                                             ; preds = %1840
  %1844 = mul nsw i64 %1835, 6
  %1845 = add nsw i64 %1844, %1836
  %1846 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 12, i64 %1845
  %1847 = load double, ptr %1846, align 8, !tbaa !20
  %1848 = getelementptr inbounds double, ptr %6, i64 %1835
  %1849 = load double, ptr %1848, align 8, !tbaa !20
  %1850 = fmul contract double %1847, %1849
  %1851 = fsub contract double %1839, %1850
  store double %1851, ptr %1838, align 8, !tbaa !20
  %1852 = add nuw nsw i64 %1835, 1
  br label %1853

1853:                                             ; preds = %1843, %1840
  %1854 = phi double [ undef, %1840 ], [ %1851, %1843 ]
  %1855 = phi double [ %1839, %1840 ], [ %1851, %1843 ]
  %1856 = phi i64 [ %1835, %1840 ], [ %1852, %1843 ]
  %1857 = icmp eq i64 %1834, 1
  br i1 %1857, label %1858, label %1866

1858:                                             ; preds = %1853, %1866, %1833
  %1859 = phi double [ %1839, %1833 ], [ %1854, %1853 ], [ %1885, %1866 ]
  %1860 = mul nsw i64 %1836, 7
  %1861 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 12, i64 %1860
  %1862 = load double, ptr %1861, align 8, !tbaa !20
  %1863 = fmul contract double %1859, %1862
  store double %1863, ptr %1838, align 8, !tbaa !20
  %1864 = icmp sgt i64 %1835, 1
  %1865 = add i64 %1834, 1
  br i1 %1864, label %1833, label %1888, !llvm.loop !57

1866:                                             ; preds = %1853, %1866
  %1867 = phi double [ %1885, %1866 ], [ %1855, %1853 ]
  %1868 = phi i64 [ %1886, %1866 ], [ %1856, %1853 ]
  %1869 = mul nsw i64 %1868, 6
  %1870 = add nsw i64 %1869, %1836
  %1871 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 12, i64 %1870
  %1872 = load double, ptr %1871, align 8, !tbaa !20
  %1873 = getelementptr inbounds double, ptr %6, i64 %1868
  %1874 = load double, ptr %1873, align 8, !tbaa !20
  %1875 = fmul contract double %1872, %1874
  %1876 = fsub contract double %1867, %1875
  store double %1876, ptr %1838, align 8, !tbaa !20
  %1877 = add nuw nsw i64 %1868, 1
  %1878 = mul nsw i64 %1877, 6
  %1879 = add nsw i64 %1878, %1836
  %1880 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 12, i64 %1879
  %1881 = load double, ptr %1880, align 8, !tbaa !20
  %1882 = getelementptr inbounds double, ptr %6, i64 %1877
  %1883 = load double, ptr %1882, align 8, !tbaa !20
  %1884 = fmul contract double %1881, %1883
  %1885 = fsub contract double %1876, %1884
  store double %1885, ptr %1838, align 8, !tbaa !20
  %1886 = add nuw nsw i64 %1868, 2
  %1887 = icmp eq i64 %1886, %1718
  br i1 %1887, label %1858, label %1866, !llvm.loop !58

1888:                                             ; preds = %1858
  %1889 = load ptr, ptr %940, align 8, !tbaa !27
  %1890 = getelementptr inbounds i64, ptr %1889, i64 %1710
  %1891 = load i64, ptr %1890, align 8, !tbaa !19
  %1892 = getelementptr double, ptr %934, i64 %1891
  br label %1924

1893:                                             ; preds = %1824, %1893
  %1894 = phi i64 [ %1922, %1893 ], [ %1825, %1824 ]
  %1895 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 13, i64 %1894
  %1896 = load double, ptr %1895, align 8, !tbaa !20
  %1897 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1894
  %1898 = mul nuw nsw i64 %1894, 6
  %1899 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 11, i64 %1898
  %1900 = load <2 x double>, ptr %1899, align 8, !tbaa !20
  %1901 = fmul contract <2 x double> %1827, %1900
  %1902 = extractelement <2 x double> %1901, i64 0
  %1903 = fsub contract double %1896, %1902
  %1904 = extractelement <2 x double> %1901, i64 1
  %1905 = fsub contract double %1903, %1904
  %1906 = add nuw nsw i64 %1898, 2
  %1907 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 11, i64 %1906
  %1908 = load <2 x double>, ptr %1907, align 8, !tbaa !20
  %1909 = fmul contract <2 x double> %1829, %1908
  %1910 = extractelement <2 x double> %1909, i64 0
  %1911 = fsub contract double %1905, %1910
  %1912 = extractelement <2 x double> %1909, i64 1
  %1913 = fsub contract double %1911, %1912
  %1914 = add nuw nsw i64 %1898, 4
  %1915 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 11, i64 %1914
  %1916 = load <2 x double>, ptr %1915, align 8, !tbaa !20
  %1917 = fmul contract <2 x double> %1831, %1916
  %1918 = extractelement <2 x double> %1917, i64 0
  %1919 = fsub contract double %1913, %1918
  %1920 = extractelement <2 x double> %1917, i64 1
  %1921 = fsub contract double %1919, %1920
  store double %1921, ptr %1897, align 8, !tbaa !20
  %1922 = add nuw nsw i64 %1894, 1
  %1923 = icmp eq i64 %1922, %1718
  br i1 %1923, label %1832, label %1893, !llvm.loop !59

1924:                                             ; preds = %1924, %1888
  %1925 = phi i64 [ 0, %1888 ], [ %1965, %1924 ]
  %1926 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1925
  %1927 = load double, ptr %1926, align 8, !tbaa !20
  %1928 = getelementptr double, ptr %1892, i64 %1925
  store double %1927, ptr %1928, align 8, !tbaa !20
  %1929 = mul nuw nsw i64 %1925, 6
  %1930 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 5, i64 %1929
  %1931 = load double, ptr %1930, align 8, !tbaa !20
  %1932 = fmul contract double %1927, %1931
  %1933 = load double, ptr %1716, align 8, !tbaa !20
  %1934 = fadd contract double %1933, %1932
  store double %1934, ptr %1716, align 8, !tbaa !20
  %1935 = or disjoint i64 %1929, 1
  %1936 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 5, i64 %1935
  %1937 = load double, ptr %1936, align 8, !tbaa !20
  %1938 = fmul contract double %1927, %1937
  %1939 = load double, ptr %1728, align 8, !tbaa !20
  %1940 = fadd contract double %1939, %1938
  store double %1940, ptr %1728, align 8, !tbaa !20
  %1941 = add nuw nsw i64 %1929, 2
  %1942 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 5, i64 %1941
  %1943 = load double, ptr %1942, align 8, !tbaa !20
  %1944 = fmul contract double %1927, %1943
  %1945 = load double, ptr %1733, align 8, !tbaa !20
  %1946 = fadd contract double %1945, %1944
  store double %1946, ptr %1733, align 8, !tbaa !20
  %1947 = add nuw nsw i64 %1929, 3
  %1948 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 5, i64 %1947
  %1949 = load double, ptr %1948, align 8, !tbaa !20
  %1950 = fmul contract double %1927, %1949
  %1951 = load double, ptr %1737, align 8, !tbaa !20
  %1952 = fadd contract double %1951, %1950
  store double %1952, ptr %1737, align 8, !tbaa !20
  %1953 = add nuw nsw i64 %1929, 4
  %1954 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 5, i64 %1953
  %1955 = load double, ptr %1954, align 8, !tbaa !20
  %1956 = fmul contract double %1927, %1955
  %1957 = load double, ptr %1741, align 8, !tbaa !20
  %1958 = fadd contract double %1957, %1956
  store double %1958, ptr %1741, align 8, !tbaa !20
  %1959 = add nuw nsw i64 %1929, 5
  %1960 = getelementptr inbounds %struct.Link, ptr %935, i64 %1710, i32 5, i64 %1959
  %1961 = load double, ptr %1960, align 8, !tbaa !20
  %1962 = fmul contract double %1927, %1961
  %1963 = load double, ptr %1745, align 8, !tbaa !20
  %1964 = fadd contract double %1963, %1962
  store double %1964, ptr %1745, align 8, !tbaa !20
  %1965 = add nuw nsw i64 %1925, 1
  %1966 = icmp eq i64 %1965, %1718
  br i1 %1966, label %1967, label %1924, !llvm.loop !60

1967:                                             ; preds = %1924, %1709
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #8
  %1968 = add nuw nsw i64 %1710, 1
  %1969 = icmp eq i64 %1968, %929
  br i1 %1969, label %1705, label %1709, !llvm.loop !61

1970:                                             ; preds = %1705
  %1971 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %1972 = load i64, ptr %1971, align 8, !tbaa !39
  %1973 = getelementptr double, ptr %2, i64 %1972
  %1974 = load ptr, ptr %144, align 8, !tbaa !14
  %1975 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 54
  %1976 = load ptr, ptr %1975, align 8, !tbaa !62
  %1977 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %1978 = load i64, ptr %1977, align 8, !tbaa !63
  %1979 = getelementptr double, ptr %1976, i64 %1978
  %1980 = getelementptr inbounds double, ptr %1979, i64 %1978
  %1981 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %1982 = load ptr, ptr %1981, align 8, !tbaa !64
  %1983 = icmp sgt i64 %1707, 0
  br i1 %1983, label %1984, label %2212

1984:                                             ; preds = %1970
  %1985 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %1986 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %1987 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  br label %1988

1988:                                             ; preds = %2112, %1984
  %1989 = phi i64 [ 0, %1984 ], [ %2116, %2112 ]
  %1990 = load i64, ptr %1977, align 8, !tbaa !63
  %1991 = shl i64 %1990, 3
  call void @llvm.memset.p0.i64(ptr align 8 %1976, i8 0, i64 %1991, i1 false)
  %1992 = load ptr, ptr %1985, align 8, !tbaa !65
  %1993 = getelementptr inbounds i64, ptr %1992, i64 %1989
  %1994 = load i64, ptr %1993, align 8, !tbaa !19
  %1995 = getelementptr i64, ptr %1993, i64 1
  %1996 = load i64, ptr %1995, align 8, !tbaa !19
  %1997 = icmp slt i64 %1994, %1996
  br i1 %1997, label %1998, label %2036

1998:                                             ; preds = %1988
  %1999 = load ptr, ptr %1986, align 8, !tbaa !66
  %2000 = load ptr, ptr %1987, align 8, !tbaa !67
  %2001 = sub i64 %1996, %1994
  %2002 = add i64 %1994, 1
  %2003 = and i64 %2001, 1
  %2004 = icmp eq i64 %2003, 0
  br i1 %2004, label %2014, label %2005

2005:                                             ; preds = %1998
  %2006 = getelementptr inbounds double, ptr %1999, i64 %1994
  %2007 = load double, ptr %2006, align 8, !tbaa !20
  %2008 = getelementptr inbounds i64, ptr %2000, i64 %1994
  %2009 = load i64, ptr %2008, align 8, !tbaa !19
  %2010 = getelementptr inbounds double, ptr %1976, i64 %2009
  %2011 = load double, ptr %2010, align 8, !tbaa !20
  %2012 = fadd contract double %2007, %2011
  store double %2012, ptr %2010, align 8, !tbaa !20
  %2013 = add nsw i64 %1994, 1
  br label %2014

2014:                                             ; preds = %2005, %1998
  %2015 = phi i64 [ %1994, %1998 ], [ %2013, %2005 ]
  %2016 = icmp eq i64 %1996, %2002
  br i1 %2016, label %2036, label %2017

2017:                                             ; preds = %2014, %2017
  %2018 = phi i64 [ %2034, %2017 ], [ %2015, %2014 ]
  %2019 = getelementptr inbounds double, ptr %1999, i64 %2018
  %2020 = load double, ptr %2019, align 8, !tbaa !20
  %2021 = getelementptr inbounds i64, ptr %2000, i64 %2018
  %2022 = load i64, ptr %2021, align 8, !tbaa !19
  %2023 = getelementptr inbounds double, ptr %1976, i64 %2022
  %2024 = load double, ptr %2023, align 8, !tbaa !20
  %2025 = fadd contract double %2020, %2024
  store double %2025, ptr %2023, align 8, !tbaa !20
  %2026 = add nsw i64 %2018, 1
  %2027 = getelementptr inbounds double, ptr %1999, i64 %2026
  %2028 = load double, ptr %2027, align 8, !tbaa !20
  %2029 = getelementptr inbounds i64, ptr %2000, i64 %2026
  %2030 = load i64, ptr %2029, align 8, !tbaa !19
  %2031 = getelementptr inbounds double, ptr %1976, i64 %2030
  %2032 = load double, ptr %2031, align 8, !tbaa !20
  %2033 = fadd contract double %2028, %2032
  store double %2033, ptr %2031, align 8, !tbaa !20
  %2034 = add nsw i64 %2018, 2
  %2035 = icmp eq i64 %2034, %1996
  br i1 %2035, label %2036, label %2017, !llvm.loop !68

2036:                                             ; preds = %2014, %2017, %1988
  call fastcc void @answer(ptr noundef nonnull %0, ptr noundef %1976, ptr noundef %1979)
  %2037 = getelementptr double, ptr %1980, i64 %1989
  %2038 = load ptr, ptr %1985, align 8, !tbaa !65
  br label %2118

2039:                                             ; preds = %2192
  %2040 = getelementptr inbounds i64, ptr %2038, i64 %1989
  %2041 = load i64, ptr %2040, align 8, !tbaa !19
  %2042 = getelementptr i64, ptr %2040, i64 1
  %2043 = load i64, ptr %2042, align 8, !tbaa !19
  %2044 = icmp slt i64 %2041, %2043
  br i1 %2044, label %2045, label %2112

2045:                                             ; preds = %2039
  %2046 = load ptr, ptr %1986, align 8, !tbaa !66
  %2047 = load ptr, ptr %1987, align 8, !tbaa !67
  %2048 = sub i64 %2043, %2041
  %2049 = and i64 %2048, 3
  %2050 = icmp eq i64 %2049, 0
  br i1 %2050, label %2066, label %2051

2051:                                             ; preds = %2045, %2051
  %2052 = phi i64 [ %2063, %2051 ], [ %2041, %2045 ]
  %2053 = phi double [ %2062, %2051 ], [ 0.000000e+00, %2045 ]
  %2054 = phi i64 [ %2064, %2051 ], [ 0, %2045 ]
  %2055 = getelementptr inbounds double, ptr %2046, i64 %2052
  %2056 = load double, ptr %2055, align 8, !tbaa !20
  %2057 = getelementptr inbounds i64, ptr %2047, i64 %2052
  %2058 = load i64, ptr %2057, align 8, !tbaa !19
  %2059 = getelementptr inbounds double, ptr %1973, i64 %2058
  %2060 = load double, ptr %2059, align 8, !tbaa !20
  %2061 = fmul contract double %2056, %2060
  %2062 = fadd contract double %2053, %2061
  %2063 = add nsw i64 %2052, 1
  %2064 = add i64 %2054, 1
  %2065 = icmp eq i64 %2064, %2049
  br i1 %2065, label %2066, label %2051, !llvm.loop !69

2066:                                             ; preds = %2051, %2045
  %2067 = phi double [ undef, %2045 ], [ %2062, %2051 ]
  %2068 = phi i64 [ %2041, %2045 ], [ %2063, %2051 ]
  %2069 = phi double [ 0.000000e+00, %2045 ], [ %2062, %2051 ]
  %2070 = sub i64 %2041, %2043
  %2071 = icmp ugt i64 %2070, -4
  br i1 %2071, label %2112, label %2072

2072:                                             ; preds = %2066, %2072
  %2073 = phi i64 [ %2110, %2072 ], [ %2068, %2066 ]
  %2074 = phi double [ %2109, %2072 ], [ %2069, %2066 ]
  %2075 = getelementptr inbounds double, ptr %2046, i64 %2073
  %2076 = load double, ptr %2075, align 8, !tbaa !20
  %2077 = getelementptr inbounds i64, ptr %2047, i64 %2073
  %2078 = load i64, ptr %2077, align 8, !tbaa !19
  %2079 = getelementptr inbounds double, ptr %1973, i64 %2078
  %2080 = load double, ptr %2079, align 8, !tbaa !20
  %2081 = fmul contract double %2076, %2080
  %2082 = fadd contract double %2074, %2081
  %2083 = add nsw i64 %2073, 1
  %2084 = getelementptr inbounds double, ptr %2046, i64 %2083
  %2085 = load double, ptr %2084, align 8, !tbaa !20
  %2086 = getelementptr inbounds i64, ptr %2047, i64 %2083
  %2087 = load i64, ptr %2086, align 8, !tbaa !19
  %2088 = getelementptr inbounds double, ptr %1973, i64 %2087
  %2089 = load double, ptr %2088, align 8, !tbaa !20
  %2090 = fmul contract double %2085, %2089
  %2091 = fadd contract double %2082, %2090
  %2092 = add nsw i64 %2073, 2
  %2093 = getelementptr inbounds double, ptr %2046, i64 %2092
  %2094 = load double, ptr %2093, align 8, !tbaa !20
  %2095 = getelementptr inbounds i64, ptr %2047, i64 %2092
  %2096 = load i64, ptr %2095, align 8, !tbaa !19
  %2097 = getelementptr inbounds double, ptr %1973, i64 %2096
  %2098 = load double, ptr %2097, align 8, !tbaa !20
  %2099 = fmul contract double %2094, %2098
  %2100 = fadd contract double %2091, %2099
  %2101 = add nsw i64 %2073, 3
  %2102 = getelementptr inbounds double, ptr %2046, i64 %2101
  %2103 = load double, ptr %2102, align 8, !tbaa !20
  %2104 = getelementptr inbounds i64, ptr %2047, i64 %2101
  %2105 = load i64, ptr %2104, align 8, !tbaa !19
  %2106 = getelementptr inbounds double, ptr %1973, i64 %2105
  %2107 = load double, ptr %2106, align 8, !tbaa !20
  %2108 = fmul contract double %2103, %2107
  %2109 = fadd contract double %2100, %2108
  %2110 = add nsw i64 %2073, 4
  %2111 = icmp eq i64 %2110, %2043
  br i1 %2111, label %2112, label %2072, !llvm.loop !70

2112:                                             ; preds = %2066, %2072, %2039
  %2113 = phi double [ 0.000000e+00, %2039 ], [ %2067, %2066 ], [ %2109, %2072 ]
  %2114 = fneg contract double %2113
  %2115 = getelementptr inbounds double, ptr %1982, i64 %1989
  store double %2114, ptr %2115, align 8, !tbaa !20
  %2116 = add nuw nsw i64 %1989, 1
  %2117 = icmp eq i64 %2116, %1707
  br i1 %2117, label %2198, label %1988, !llvm.loop !71

2118:                                             ; preds = %2192, %2036
  %2119 = phi i64 [ %1989, %2036 ], [ %2196, %2192 ]
  %2120 = getelementptr inbounds i64, ptr %2038, i64 %2119
  %2121 = load i64, ptr %2120, align 8, !tbaa !19
  %2122 = getelementptr i64, ptr %2120, i64 1
  %2123 = load i64, ptr %2122, align 8, !tbaa !19
  %2124 = icmp slt i64 %2121, %2123
  br i1 %2124, label %2125, label %2192

2125:                                             ; preds = %2118
  %2126 = load ptr, ptr %1986, align 8, !tbaa !66
  %2127 = load ptr, ptr %1987, align 8, !tbaa !67
  %2128 = sub i64 %2123, %2121
  %2129 = and i64 %2128, 3
  %2130 = icmp eq i64 %2129, 0
  br i1 %2130, label %2146, label %2131

2131:                                             ; preds = %2125, %2131
  %2132 = phi i64 [ %2143, %2131 ], [ %2121, %2125 ]
  %2133 = phi double [ %2142, %2131 ], [ 0.000000e+00, %2125 ]
  %2134 = phi i64 [ %2144, %2131 ], [ 0, %2125 ]
  %2135 = getelementptr inbounds double, ptr %2126, i64 %2132
  %2136 = load double, ptr %2135, align 8, !tbaa !20
  %2137 = getelementptr inbounds i64, ptr %2127, i64 %2132
  %2138 = load i64, ptr %2137, align 8, !tbaa !19
  %2139 = getelementptr inbounds double, ptr %1979, i64 %2138
  %2140 = load double, ptr %2139, align 8, !tbaa !20
  %2141 = fmul contract double %2136, %2140
  %2142 = fadd contract double %2133, %2141
  %2143 = add nsw i64 %2132, 1
  %2144 = add i64 %2134, 1
  %2145 = icmp eq i64 %2144, %2129
  br i1 %2145, label %2146, label %2131, !llvm.loop !72

2146:                                             ; preds = %2131, %2125
  %2147 = phi double [ undef, %2125 ], [ %2142, %2131 ]
  %2148 = phi i64 [ %2121, %2125 ], [ %2143, %2131 ]
  %2149 = phi double [ 0.000000e+00, %2125 ], [ %2142, %2131 ]
  %2150 = sub i64 %2121, %2123
  %2151 = icmp ugt i64 %2150, -4
  br i1 %2151, label %2192, label %2152

2152:                                             ; preds = %2146, %2152
  %2153 = phi i64 [ %2190, %2152 ], [ %2148, %2146 ]
  %2154 = phi double [ %2189, %2152 ], [ %2149, %2146 ]
  %2155 = getelementptr inbounds double, ptr %2126, i64 %2153
  %2156 = load double, ptr %2155, align 8, !tbaa !20
  %2157 = getelementptr inbounds i64, ptr %2127, i64 %2153
  %2158 = load i64, ptr %2157, align 8, !tbaa !19
  %2159 = getelementptr inbounds double, ptr %1979, i64 %2158
  %2160 = load double, ptr %2159, align 8, !tbaa !20
  %2161 = fmul contract double %2156, %2160
  %2162 = fadd contract double %2154, %2161
  %2163 = add nsw i64 %2153, 1
  %2164 = getelementptr inbounds double, ptr %2126, i64 %2163
  %2165 = load double, ptr %2164, align 8, !tbaa !20
  %2166 = getelementptr inbounds i64, ptr %2127, i64 %2163
  %2167 = load i64, ptr %2166, align 8, !tbaa !19
  %2168 = getelementptr inbounds double, ptr %1979, i64 %2167
  %2169 = load double, ptr %2168, align 8, !tbaa !20
  %2170 = fmul contract double %2165, %2169
  %2171 = fadd contract double %2162, %2170
  %2172 = add nsw i64 %2153, 2
  %2173 = getelementptr inbounds double, ptr %2126, i64 %2172
  %2174 = load double, ptr %2173, align 8, !tbaa !20
  %2175 = getelementptr inbounds i64, ptr %2127, i64 %2172
  %2176 = load i64, ptr %2175, align 8, !tbaa !19
  %2177 = getelementptr inbounds double, ptr %1979, i64 %2176
  %2178 = load double, ptr %2177, align 8, !tbaa !20
  %2179 = fmul contract double %2174, %2178
  %2180 = fadd contract double %2171, %2179
  %2181 = add nsw i64 %2153, 3
  %2182 = getelementptr inbounds double, ptr %2126, i64 %2181
  %2183 = load double, ptr %2182, align 8, !tbaa !20
  %2184 = getelementptr inbounds i64, ptr %2127, i64 %2181
  %2185 = load i64, ptr %2184, align 8, !tbaa !19
  %2186 = getelementptr inbounds double, ptr %1979, i64 %2185
  %2187 = load double, ptr %2186, align 8, !tbaa !20
  %2188 = fmul contract double %2183, %2187
  %2189 = fadd contract double %2180, %2188
  %2190 = add nsw i64 %2153, 4
  %2191 = icmp eq i64 %2190, %2123
  br i1 %2191, label %2192, label %2152, !llvm.loop !70

2192:                                             ; preds = %2146, %2152, %2118
  %2193 = phi double [ 0.000000e+00, %2118 ], [ %2147, %2146 ], [ %2189, %2152 ]
  %2194 = mul nsw i64 %2119, %1707
  %2195 = getelementptr double, ptr %2037, i64 %2194
  store double %2193, ptr %2195, align 8, !tbaa !20
  %2196 = add nuw nsw i64 %2119, 1
  %2197 = icmp slt i64 %2196, %1707
  br i1 %2197, label %2118, label %2039, !llvm.loop !73

2198:                                             ; preds = %2112, %2348
  %2199 = phi i64 [ %2271, %2348 ], [ 0, %2112 ]
  %2200 = icmp eq i64 %2199, 0
  br i1 %2200, label %2201, label %2203

2201:                                             ; preds = %2198
  %2202 = load double, ptr %1980, align 8, !tbaa !20
  br label %2235

2203:                                             ; preds = %2198
  %2204 = mul nsw i64 %2199, %1707
  %2205 = getelementptr double, ptr %1980, i64 %2204
  %2206 = getelementptr double, ptr %2205, i64 %2199
  %2207 = load double, ptr %2206, align 8, !tbaa !20
  %2208 = and i64 %2199, 3
  %2209 = icmp ult i64 %2199, 4
  br i1 %2209, label %2219, label %2210

2210:                                             ; preds = %2203
  %2211 = and i64 %2199, 9223372036854775804
  br label %2241

2212:                                             ; preds = %1970
  %2213 = shl i64 %1978, 3
  call void @llvm.memset.p0.i64(ptr align 8 %1976, i8 0, i64 %2213, i1 false)
  br label %2398

2214:                                             ; preds = %2348
  %2215 = load i64, ptr %1977, align 8, !tbaa !63
  %2216 = shl i64 %2215, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %1976, i8 0, i64 %2216, i1 false)
  %2217 = add nuw i64 %1707, 1
  %2218 = load ptr, ptr %1985, align 8, !tbaa !65
  br label %2373

2219:                                             ; preds = %2241, %2203
  %2220 = phi double [ undef, %2203 ], [ %2263, %2241 ]
  %2221 = phi double [ %2207, %2203 ], [ %2263, %2241 ]
  %2222 = phi i64 [ 0, %2203 ], [ %2264, %2241 ]
  %2223 = icmp eq i64 %2208, 0
  br i1 %2223, label %2235, label %2224

2224:                                             ; preds = %2219, %2224
  %2225 = phi double [ %2231, %2224 ], [ %2221, %2219 ]
  %2226 = phi i64 [ %2232, %2224 ], [ %2222, %2219 ]
  %2227 = phi i64 [ %2233, %2224 ], [ 0, %2219 ]
  %2228 = getelementptr double, ptr %2205, i64 %2226
  %2229 = load double, ptr %2228, align 8, !tbaa !20
  %2230 = fmul contract double %2229, %2229
  %2231 = fsub contract double %2225, %2230
  store double %2231, ptr %2206, align 8, !tbaa !20
  %2232 = add nuw nsw i64 %2226, 1
  %2233 = add i64 %2227, 1
  %2234 = icmp eq i64 %2233, %2208
  br i1 %2234, label %2235, label %2224, !llvm.loop !74

2235:                                             ; preds = %2219, %2224, %2201
  %2236 = phi double [ %2202, %2201 ], [ %2220, %2219 ], [ %2231, %2224 ]
  %2237 = phi i64 [ 0, %2201 ], [ %2204, %2224 ], [ %2204, %2219 ]
  %2238 = getelementptr double, ptr %1980, i64 %2237
  %2239 = getelementptr double, ptr %2238, i64 %2199
  %2240 = fcmp contract ogt double %2236, 0.000000e+00
  br i1 %2240, label %2268, label %2267

2241:                                             ; preds = %2241, %2210
  %2242 = phi double [ %2207, %2210 ], [ %2263, %2241 ]
  %2243 = phi i64 [ 0, %2210 ], [ %2264, %2241 ]
  %2244 = phi i64 [ 0, %2210 ], [ %2265, %2241 ]
  %2245 = getelementptr double, ptr %2205, i64 %2243
  %2246 = load double, ptr %2245, align 8, !tbaa !20
  %2247 = fmul contract double %2246, %2246
  %2248 = fsub contract double %2242, %2247
  store double %2248, ptr %2206, align 8, !tbaa !20
  %2249 = or disjoint i64 %2243, 1
  %2250 = getelementptr double, ptr %2205, i64 %2249
  %2251 = load double, ptr %2250, align 8, !tbaa !20
  %2252 = fmul contract double %2251, %2251
  %2253 = fsub contract double %2248, %2252
  store double %2253, ptr %2206, align 8, !tbaa !20
  %2254 = or disjoint i64 %2243, 2
  %2255 = getelementptr double, ptr %2205, i64 %2254
  %2256 = load double, ptr %2255, align 8, !tbaa !20
  %2257 = fmul contract double %2256, %2256
  %2258 = fsub contract double %2253, %2257
  store double %2258, ptr %2206, align 8, !tbaa !20
  %2259 = or disjoint i64 %2243, 3
  %2260 = getelementptr double, ptr %2205, i64 %2259
  %2261 = load double, ptr %2260, align 8, !tbaa !20
  %2262 = fmul contract double %2261, %2261
  %2263 = fsub contract double %2258, %2262
  store double %2263, ptr %2206, align 8, !tbaa !20
  %2264 = add nuw nsw i64 %2243, 4
  %2265 = add i64 %2244, 4
  %2266 = icmp eq i64 %2265, %2211
  br i1 %2266, label %2219, label %2241, !llvm.loop !75

2267:                                             ; preds = %2235
  store i64 1, ptr %20, align 8, !tbaa !12
  br label %2268

2268:                                             ; preds = %2267, %2235
  %2269 = call contract noundef double @llvm.sqrt.f64(double %2236)
  %2270 = fdiv contract double 1.000000e+00, %2269
  %2271 = add nuw nsw i64 %2199, 1
  %2272 = getelementptr double, ptr %1980, i64 %2199
  %2273 = icmp slt i64 %2271, %1707
  br i1 %2273, label %2274, label %2279

2274:                                             ; preds = %2268
  %2275 = and i64 %2199, 1
  %2276 = icmp eq i64 %2199, 1
  %2277 = and i64 %2199, 9223372036854775806
  %2278 = icmp eq i64 %2275, 0
  br label %2289

2279:                                             ; preds = %2310, %2268
  br i1 %2200, label %2280, label %2282

2280:                                             ; preds = %2279
  %2281 = load double, ptr %1982, align 8, !tbaa !20
  br label %2348

2282:                                             ; preds = %2279
  %2283 = getelementptr inbounds double, ptr %1982, i64 %2199
  %2284 = load double, ptr %2283, align 8, !tbaa !20
  %2285 = and i64 %2199, 1
  %2286 = icmp eq i64 %2199, 1
  br i1 %2286, label %2336, label %2287

2287:                                             ; preds = %2282
  %2288 = and i64 %2199, 9223372036854775806
  br label %2353

2289:                                             ; preds = %2274, %2310
  %2290 = phi i64 [ %2314, %2310 ], [ %2271, %2274 ]
  %2291 = mul nsw i64 %2290, %1707
  br i1 %2200, label %2292, label %2295

2292:                                             ; preds = %2289
  %2293 = getelementptr double, ptr %2272, i64 %2291
  %2294 = load double, ptr %2293, align 8, !tbaa !20
  br label %2310

2295:                                             ; preds = %2289
  %2296 = getelementptr double, ptr %1980, i64 %2291
  %2297 = getelementptr double, ptr %2296, i64 %2199
  %2298 = load double, ptr %2297, align 8, !tbaa !20
  br i1 %2276, label %2299, label %2316

2299:                                             ; preds = %2316, %2295
  %2300 = phi double [ undef, %2295 ], [ %2332, %2316 ]
  %2301 = phi double [ %2298, %2295 ], [ %2332, %2316 ]
  %2302 = phi i64 [ 0, %2295 ], [ %2333, %2316 ]
  br i1 %2278, label %2310, label %2303

2303:                                             ; preds = %2299
  %2304 = getelementptr double, ptr %2296, i64 %2302
  %2305 = load double, ptr %2304, align 8, !tbaa !20
  %2306 = getelementptr double, ptr %2238, i64 %2302
  %2307 = load double, ptr %2306, align 8, !tbaa !20
  %2308 = fmul contract double %2305, %2307
  %2309 = fsub contract double %2301, %2308
  store double %2309, ptr %2297, align 8, !tbaa !20
  br label %2310

2310:                                             ; preds = %2303, %2299, %2292
  %2311 = phi double [ %2294, %2292 ], [ %2300, %2299 ], [ %2309, %2303 ]
  %2312 = getelementptr double, ptr %2272, i64 %2291
  %2313 = fmul contract double %2270, %2311
  store double %2313, ptr %2312, align 8, !tbaa !20
  %2314 = add nuw nsw i64 %2290, 1
  %2315 = icmp slt i64 %2314, %1707
  br i1 %2315, label %2289, label %2279, !llvm.loop !76

2316:                                             ; preds = %2295, %2316
  %2317 = phi double [ %2332, %2316 ], [ %2298, %2295 ]
  %2318 = phi i64 [ %2333, %2316 ], [ 0, %2295 ]
  %2319 = phi i64 [ %2334, %2316 ], [ 0, %2295 ]
  %2320 = getelementptr double, ptr %2296, i64 %2318
  %2321 = load double, ptr %2320, align 8, !tbaa !20
  %2322 = getelementptr double, ptr %2238, i64 %2318
  %2323 = load double, ptr %2322, align 8, !tbaa !20
  %2324 = fmul contract double %2321, %2323
  %2325 = fsub contract double %2317, %2324
  store double %2325, ptr %2297, align 8, !tbaa !20
  %2326 = or disjoint i64 %2318, 1
  %2327 = getelementptr double, ptr %2296, i64 %2326
  %2328 = load double, ptr %2327, align 8, !tbaa !20
  %2329 = getelementptr double, ptr %2238, i64 %2326
  %2330 = load double, ptr %2329, align 8, !tbaa !20
  %2331 = fmul contract double %2328, %2330
  %2332 = fsub contract double %2325, %2331
  store double %2332, ptr %2297, align 8, !tbaa !20
  %2333 = add nuw nsw i64 %2318, 2
  %2334 = add i64 %2319, 2
  %2335 = icmp eq i64 %2334, %2277
  br i1 %2335, label %2299, label %2316, !llvm.loop !77

2336:                                             ; preds = %2353, %2282
  %2337 = phi double [ undef, %2282 ], [ %2369, %2353 ]
  %2338 = phi double [ %2284, %2282 ], [ %2369, %2353 ]
  %2339 = phi i64 [ 0, %2282 ], [ %2370, %2353 ]
  %2340 = icmp eq i64 %2285, 0
  br i1 %2340, label %2348, label %2341

2341:                                             ; preds = %2336
  %2342 = getelementptr double, ptr %2238, i64 %2339
  %2343 = load double, ptr %2342, align 8, !tbaa !20
  %2344 = getelementptr inbounds double, ptr %1982, i64 %2339
  %2345 = load double, ptr %2344, align 8, !tbaa !20
  %2346 = fmul contract double %2343, %2345
  %2347 = fsub contract double %2338, %2346
  store double %2347, ptr %2283, align 8, !tbaa !20
  br label %2348

2348:                                             ; preds = %2341, %2336, %2280
  %2349 = phi double [ %2281, %2280 ], [ %2337, %2336 ], [ %2347, %2341 ]
  %2350 = getelementptr inbounds double, ptr %1982, i64 %2199
  %2351 = fmul contract double %2270, %2349
  store double %2351, ptr %2350, align 8, !tbaa !20
  store double %2270, ptr %2239, align 8, !tbaa !20
  %2352 = icmp eq i64 %2271, %1707
  br i1 %2352, label %2214, label %2198, !llvm.loop !78

2353:                                             ; preds = %2353, %2287
  %2354 = phi double [ %2284, %2287 ], [ %2369, %2353 ]
  %2355 = phi i64 [ 0, %2287 ], [ %2370, %2353 ]
  %2356 = phi i64 [ 0, %2287 ], [ %2371, %2353 ]
  %2357 = getelementptr double, ptr %2238, i64 %2355
  %2358 = load double, ptr %2357, align 8, !tbaa !20
  %2359 = getelementptr inbounds double, ptr %1982, i64 %2355
  %2360 = load double, ptr %2359, align 8, !tbaa !20
  %2361 = fmul contract double %2358, %2360
  %2362 = fsub contract double %2354, %2361
  store double %2362, ptr %2283, align 8, !tbaa !20
  %2363 = or disjoint i64 %2355, 1
  %2364 = getelementptr double, ptr %2238, i64 %2363
  %2365 = load double, ptr %2364, align 8, !tbaa !20
  %2366 = getelementptr inbounds double, ptr %1982, i64 %2363
  %2367 = load double, ptr %2366, align 8, !tbaa !20
  %2368 = fmul contract double %2365, %2367
  %2369 = fsub contract double %2362, %2368
  store double %2369, ptr %2283, align 8, !tbaa !20
  %2370 = add nuw nsw i64 %2355, 2
  %2371 = add i64 %2356, 2
  %2372 = icmp eq i64 %2371, %2288
  br i1 %2372, label %2336, label %2353, !llvm.loop !79

2373:                                             ; preds = %2502, %2214
  %2374 = phi i64 [ %2504, %2502 ], [ 0, %2214 ]
  %2375 = phi i64 [ %2376, %2502 ], [ %1707, %2214 ]
  %2376 = add nsw i64 %2375, -1
  %2377 = getelementptr double, ptr %1980, i64 %2376
  %2378 = icmp slt i64 %2375, %1707
  %2379 = getelementptr inbounds double, ptr %1982, i64 %2376
  %2380 = load double, ptr %2379, align 8, !tbaa !20
  br i1 %2378, label %2381, label %2450

2381:                                             ; preds = %2373
  %2382 = and i64 %2374, 1
  %2383 = icmp eq i64 %2382, 0
  br i1 %2383, label %2393, label %2384

2384:                                             ; preds = %2381
  %2385 = mul nsw i64 %2375, %1707
  %2386 = getelementptr double, ptr %2377, i64 %2385
  %2387 = load double, ptr %2386, align 8, !tbaa !20
  %2388 = getelementptr inbounds double, ptr %1982, i64 %2375
  %2389 = load double, ptr %2388, align 8, !tbaa !20
  %2390 = fmul contract double %2387, %2389
  %2391 = fsub contract double %2380, %2390
  store double %2391, ptr %2379, align 8, !tbaa !20
  %2392 = add nuw nsw i64 %2375, 1
  br label %2393

2393:                                             ; preds = %2384, %2381
  %2394 = phi double [ undef, %2381 ], [ %2391, %2384 ]
  %2395 = phi double [ %2380, %2381 ], [ %2391, %2384 ]
  %2396 = phi i64 [ %2375, %2381 ], [ %2392, %2384 ]
  %2397 = icmp eq i64 %2374, 1
  br i1 %2397, label %2450, label %2505

2398:                                             ; preds = %2502, %2212
  call fastcc void @answer(ptr noundef nonnull %0, ptr noundef %1976, ptr noundef %1979)
  %2399 = load i64, ptr %1977, align 8, !tbaa !63
  %2400 = icmp sgt i64 %2399, 0
  br i1 %2400, label %2401, label %2525

2401:                                             ; preds = %2398
  %2402 = icmp ult i64 %2399, 12
  br i1 %2402, label %2431, label %2403

2403:                                             ; preds = %2401
  %2404 = add i64 %2399, %1972
  %2405 = shl i64 %2404, 3
  %2406 = getelementptr i8, ptr %2, i64 %2405
  %2407 = add i64 %2399, %1978
  %2408 = shl i64 %2407, 3
  %2409 = getelementptr i8, ptr %1976, i64 %2408
  %2410 = icmp ult ptr %1973, %2409
  %2411 = icmp ult ptr %1979, %2406
  %2412 = and i1 %2410, %2411
  br i1 %2412, label %2431, label %2413

2413:                                             ; preds = %2403
  %2414 = and i64 %2399, 9223372036854775804
  br label %2415

2415:                                             ; preds = %2415, %2413
  %2416 = phi i64 [ 0, %2413 ], [ %2427, %2415 ]
  %2417 = getelementptr inbounds double, ptr %1979, i64 %2416
  %2418 = getelementptr inbounds double, ptr %2417, i64 2
  %2419 = load <2 x double>, ptr %2417, align 8, !tbaa !20, !alias.scope !80
  %2420 = load <2 x double>, ptr %2418, align 8, !tbaa !20, !alias.scope !80
  %2421 = getelementptr inbounds double, ptr %1973, i64 %2416
  %2422 = getelementptr inbounds double, ptr %2421, i64 2
  %2423 = load <2 x double>, ptr %2421, align 8, !tbaa !20, !alias.scope !83, !noalias !80
  %2424 = load <2 x double>, ptr %2422, align 8, !tbaa !20, !alias.scope !83, !noalias !80
  %2425 = fadd contract <2 x double> %2419, %2423
  %2426 = fadd contract <2 x double> %2420, %2424
  store <2 x double> %2425, ptr %2421, align 8, !tbaa !20, !alias.scope !83, !noalias !80
  store <2 x double> %2426, ptr %2422, align 8, !tbaa !20, !alias.scope !83, !noalias !80
  %2427 = add nuw i64 %2416, 4
  %2428 = icmp eq i64 %2427, %2414
  br i1 %2428, label %2429, label %2415, !llvm.loop !85

2429:                                             ; preds = %2415
  %2430 = icmp eq i64 %2399, %2414
  br i1 %2430, label %2525, label %2431

2431:                                             ; preds = %2403, %2401, %2429
  %2432 = phi i64 [ 0, %2403 ], [ 0, %2401 ], [ %2414, %2429 ]
  %2433 = and i64 %2399, 3
  %2434 = icmp eq i64 %2433, 0
  br i1 %2434, label %2446, label %2435

2435:                                             ; preds = %2431, %2435
  %2436 = phi i64 [ %2443, %2435 ], [ %2432, %2431 ]
  %2437 = phi i64 [ %2444, %2435 ], [ 0, %2431 ]
  %2438 = getelementptr inbounds double, ptr %1979, i64 %2436
  %2439 = load double, ptr %2438, align 8, !tbaa !20
  %2440 = getelementptr inbounds double, ptr %1973, i64 %2436
  %2441 = load double, ptr %2440, align 8, !tbaa !20
  %2442 = fadd contract double %2439, %2441
  store double %2442, ptr %2440, align 8, !tbaa !20
  %2443 = add nuw nsw i64 %2436, 1
  %2444 = add i64 %2437, 1
  %2445 = icmp eq i64 %2444, %2433
  br i1 %2445, label %2446, label %2435, !llvm.loop !86

2446:                                             ; preds = %2435, %2431
  %2447 = phi i64 [ %2432, %2431 ], [ %2443, %2435 ]
  %2448 = sub nsw i64 %2432, %2399
  %2449 = icmp ugt i64 %2448, -4
  br i1 %2449, label %2525, label %2533

2450:                                             ; preds = %2393, %2505, %2373
  %2451 = phi double [ %2380, %2373 ], [ %2394, %2393 ], [ %2522, %2505 ]
  %2452 = mul i64 %2376, %2217
  %2453 = getelementptr inbounds double, ptr %1980, i64 %2452
  %2454 = load double, ptr %2453, align 8, !tbaa !20
  %2455 = fmul contract double %2451, %2454
  store double %2455, ptr %2379, align 8, !tbaa !20
  %2456 = getelementptr inbounds i64, ptr %2218, i64 %2376
  %2457 = load i64, ptr %2456, align 8, !tbaa !19
  %2458 = getelementptr i64, ptr %2218, i64 %2375
  %2459 = load i64, ptr %2458, align 8, !tbaa !19
  %2460 = icmp slt i64 %2457, %2459
  br i1 %2460, label %2461, label %2502

2461:                                             ; preds = %2450
  %2462 = load ptr, ptr %1986, align 8, !tbaa !66
  %2463 = load ptr, ptr %1987, align 8, !tbaa !67
  %2464 = sub i64 %2459, %2457
  %2465 = add i64 %2457, 1
  %2466 = and i64 %2464, 1
  %2467 = icmp eq i64 %2466, 0
  br i1 %2467, label %2478, label %2468

2468:                                             ; preds = %2461
  %2469 = getelementptr inbounds double, ptr %2462, i64 %2457
  %2470 = load double, ptr %2469, align 8, !tbaa !20
  %2471 = fmul contract double %2455, %2470
  %2472 = getelementptr inbounds i64, ptr %2463, i64 %2457
  %2473 = load i64, ptr %2472, align 8, !tbaa !19
  %2474 = getelementptr inbounds double, ptr %1976, i64 %2473
  %2475 = load double, ptr %2474, align 8, !tbaa !20
  %2476 = fadd contract double %2471, %2475
  store double %2476, ptr %2474, align 8, !tbaa !20
  %2477 = add nsw i64 %2457, 1
  br label %2478

2478:                                             ; preds = %2468, %2461
  %2479 = phi i64 [ %2457, %2461 ], [ %2477, %2468 ]
  %2480 = icmp eq i64 %2459, %2465
  br i1 %2480, label %2502, label %2481

2481:                                             ; preds = %2478, %2481
  %2482 = phi i64 [ %2500, %2481 ], [ %2479, %2478 ]
  %2483 = getelementptr inbounds double, ptr %2462, i64 %2482
  %2484 = load double, ptr %2483, align 8, !tbaa !20
  %2485 = fmul contract double %2455, %2484
  %2486 = getelementptr inbounds i64, ptr %2463, i64 %2482
  %2487 = load i64, ptr %2486, align 8, !tbaa !19
  %2488 = getelementptr inbounds double, ptr %1976, i64 %2487
  %2489 = load double, ptr %2488, align 8, !tbaa !20
  %2490 = fadd contract double %2485, %2489
  store double %2490, ptr %2488, align 8, !tbaa !20
  %2491 = add nsw i64 %2482, 1
  %2492 = getelementptr inbounds double, ptr %2462, i64 %2491
  %2493 = load double, ptr %2492, align 8, !tbaa !20
  %2494 = fmul contract double %2455, %2493
  %2495 = getelementptr inbounds i64, ptr %2463, i64 %2491
  %2496 = load i64, ptr %2495, align 8, !tbaa !19
  %2497 = getelementptr inbounds double, ptr %1976, i64 %2496
  %2498 = load double, ptr %2497, align 8, !tbaa !20
  %2499 = fadd contract double %2494, %2498
  store double %2499, ptr %2497, align 8, !tbaa !20
  %2500 = add nsw i64 %2482, 2
  %2501 = icmp eq i64 %2500, %2459
  br i1 %2501, label %2502, label %2481, !llvm.loop !68

2502:                                             ; preds = %2478, %2481, %2450
  %2503 = icmp sgt i64 %2375, 1
  %2504 = add i64 %2374, 1
  br i1 %2503, label %2373, label %2398, !llvm.loop !87

2505:                                             ; preds = %2393, %2505
  %2506 = phi double [ %2522, %2505 ], [ %2395, %2393 ]
  %2507 = phi i64 [ %2523, %2505 ], [ %2396, %2393 ]
  %2508 = mul nsw i64 %2507, %1707
  %2509 = getelementptr double, ptr %2377, i64 %2508
  %2510 = load double, ptr %2509, align 8, !tbaa !20
  %2511 = getelementptr inbounds double, ptr %1982, i64 %2507
  %2512 = load double, ptr %2511, align 8, !tbaa !20
  %2513 = fmul contract double %2510, %2512
  %2514 = fsub contract double %2506, %2513
  store double %2514, ptr %2379, align 8, !tbaa !20
  %2515 = add nuw nsw i64 %2507, 1
  %2516 = mul nsw i64 %2515, %1707
  %2517 = getelementptr double, ptr %2377, i64 %2516
  %2518 = load double, ptr %2517, align 8, !tbaa !20
  %2519 = getelementptr inbounds double, ptr %1982, i64 %2515
  %2520 = load double, ptr %2519, align 8, !tbaa !20
  %2521 = fmul contract double %2518, %2520
  %2522 = fsub contract double %2514, %2521
  store double %2522, ptr %2379, align 8, !tbaa !20
  %2523 = add nuw nsw i64 %2507, 2
  %2524 = icmp eq i64 %2523, %1707
  br i1 %2524, label %2450, label %2505, !llvm.loop !88

2525:                                             ; preds = %2446, %2533, %2429, %2398
  br i1 %1983, label %2526, label %2560

2526:                                             ; preds = %2525
  %2527 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %2528 = load ptr, ptr %2527, align 8, !tbaa !65
  %2529 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %2530 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %2531 = load ptr, ptr %2529, align 8, !tbaa !66
  %2532 = load ptr, ptr %2530, align 8, !tbaa !67
  br label %2563

2533:                                             ; preds = %2446, %2533
  %2534 = phi i64 [ %2558, %2533 ], [ %2447, %2446 ]
  %2535 = getelementptr inbounds double, ptr %1979, i64 %2534
  %2536 = load double, ptr %2535, align 8, !tbaa !20
  %2537 = getelementptr inbounds double, ptr %1973, i64 %2534
  %2538 = load double, ptr %2537, align 8, !tbaa !20
  %2539 = fadd contract double %2536, %2538
  store double %2539, ptr %2537, align 8, !tbaa !20
  %2540 = add nuw nsw i64 %2534, 1
  %2541 = getelementptr inbounds double, ptr %1979, i64 %2540
  %2542 = load double, ptr %2541, align 8, !tbaa !20
  %2543 = getelementptr inbounds double, ptr %1973, i64 %2540
  %2544 = load double, ptr %2543, align 8, !tbaa !20
  %2545 = fadd contract double %2542, %2544
  store double %2545, ptr %2543, align 8, !tbaa !20
  %2546 = add nuw nsw i64 %2534, 2
  %2547 = getelementptr inbounds double, ptr %1979, i64 %2546
  %2548 = load double, ptr %2547, align 8, !tbaa !20
  %2549 = getelementptr inbounds double, ptr %1973, i64 %2546
  %2550 = load double, ptr %2549, align 8, !tbaa !20
  %2551 = fadd contract double %2548, %2550
  store double %2551, ptr %2549, align 8, !tbaa !20
  %2552 = add nuw nsw i64 %2534, 3
  %2553 = getelementptr inbounds double, ptr %1979, i64 %2552
  %2554 = load double, ptr %2553, align 8, !tbaa !20
  %2555 = getelementptr inbounds double, ptr %1973, i64 %2552
  %2556 = load double, ptr %2555, align 8, !tbaa !20
  %2557 = fadd contract double %2554, %2556
  store double %2557, ptr %2555, align 8, !tbaa !20
  %2558 = add nuw nsw i64 %2534, 4
  %2559 = icmp eq i64 %2558, %2399
  br i1 %2559, label %2525, label %2533, !llvm.loop !89

2560:                                             ; preds = %2635, %2525
  %2561 = load i64, ptr %0, align 8, !tbaa !13
  %2562 = icmp sgt i64 %2561, 0
  br i1 %2562, label %2647, label %2681

2563:                                             ; preds = %2635, %2526
  %2564 = phi i64 [ 0, %2526 ], [ %2645, %2635 ]
  %2565 = getelementptr inbounds i64, ptr %2528, i64 %2564
  %2566 = load i64, ptr %2565, align 8, !tbaa !19
  %2567 = getelementptr i64, ptr %2565, i64 1
  %2568 = load i64, ptr %2567, align 8, !tbaa !19
  %2569 = icmp slt i64 %2566, %2568
  br i1 %2569, label %2570, label %2635

2570:                                             ; preds = %2563
  %2571 = sub i64 %2568, %2566
  %2572 = and i64 %2571, 3
  %2573 = icmp eq i64 %2572, 0
  br i1 %2573, label %2589, label %2574

2574:                                             ; preds = %2570, %2574
  %2575 = phi i64 [ %2586, %2574 ], [ %2566, %2570 ]
  %2576 = phi double [ %2585, %2574 ], [ 0.000000e+00, %2570 ]
  %2577 = phi i64 [ %2587, %2574 ], [ 0, %2570 ]
  %2578 = getelementptr inbounds double, ptr %2531, i64 %2575
  %2579 = load double, ptr %2578, align 8, !tbaa !20
  %2580 = getelementptr inbounds i64, ptr %2532, i64 %2575
  %2581 = load i64, ptr %2580, align 8, !tbaa !19
  %2582 = getelementptr inbounds double, ptr %1973, i64 %2581
  %2583 = load double, ptr %2582, align 8, !tbaa !20
  %2584 = fmul contract double %2579, %2583
  %2585 = fadd contract double %2576, %2584
  %2586 = add nsw i64 %2575, 1
  %2587 = add i64 %2577, 1
  %2588 = icmp eq i64 %2587, %2572
  br i1 %2588, label %2589, label %2574, !llvm.loop !90

2589:                                             ; preds = %2574, %2570
  %2590 = phi double [ undef, %2570 ], [ %2585, %2574 ]
  %2591 = phi i64 [ %2566, %2570 ], [ %2586, %2574 ]
  %2592 = phi double [ 0.000000e+00, %2570 ], [ %2585, %2574 ]
  %2593 = sub i64 %2566, %2568
  %2594 = icmp ugt i64 %2593, -4
  br i1 %2594, label %2635, label %2595

2595:                                             ; preds = %2589, %2595
  %2596 = phi i64 [ %2633, %2595 ], [ %2591, %2589 ]
  %2597 = phi double [ %2632, %2595 ], [ %2592, %2589 ]
  %2598 = getelementptr inbounds double, ptr %2531, i64 %2596
  %2599 = load double, ptr %2598, align 8, !tbaa !20
  %2600 = getelementptr inbounds i64, ptr %2532, i64 %2596
  %2601 = load i64, ptr %2600, align 8, !tbaa !19
  %2602 = getelementptr inbounds double, ptr %1973, i64 %2601
  %2603 = load double, ptr %2602, align 8, !tbaa !20
  %2604 = fmul contract double %2599, %2603
  %2605 = fadd contract double %2597, %2604
  %2606 = add nsw i64 %2596, 1
  %2607 = getelementptr inbounds double, ptr %2531, i64 %2606
  %2608 = load double, ptr %2607, align 8, !tbaa !20
  %2609 = getelementptr inbounds i64, ptr %2532, i64 %2606
  %2610 = load i64, ptr %2609, align 8, !tbaa !19
  %2611 = getelementptr inbounds double, ptr %1973, i64 %2610
  %2612 = load double, ptr %2611, align 8, !tbaa !20
  %2613 = fmul contract double %2608, %2612
  %2614 = fadd contract double %2605, %2613
  %2615 = add nsw i64 %2596, 2
  %2616 = getelementptr inbounds double, ptr %2531, i64 %2615
  %2617 = load double, ptr %2616, align 8, !tbaa !20
  %2618 = getelementptr inbounds i64, ptr %2532, i64 %2615
  %2619 = load i64, ptr %2618, align 8, !tbaa !19
  %2620 = getelementptr inbounds double, ptr %1973, i64 %2619
  %2621 = load double, ptr %2620, align 8, !tbaa !20
  %2622 = fmul contract double %2617, %2621
  %2623 = fadd contract double %2614, %2622
  %2624 = add nsw i64 %2596, 3
  %2625 = getelementptr inbounds double, ptr %2531, i64 %2624
  %2626 = load double, ptr %2625, align 8, !tbaa !20
  %2627 = getelementptr inbounds i64, ptr %2532, i64 %2624
  %2628 = load i64, ptr %2627, align 8, !tbaa !19
  %2629 = getelementptr inbounds double, ptr %1973, i64 %2628
  %2630 = load double, ptr %2629, align 8, !tbaa !20
  %2631 = fmul contract double %2626, %2630
  %2632 = fadd contract double %2623, %2631
  %2633 = add nsw i64 %2596, 4
  %2634 = icmp eq i64 %2633, %2568
  br i1 %2634, label %2635, label %2595, !llvm.loop !70

2635:                                             ; preds = %2589, %2595, %2563
  %2636 = phi double [ 0.000000e+00, %2563 ], [ %2590, %2589 ], [ %2632, %2595 ]
  %2637 = getelementptr inbounds double, ptr %2531, i64 %2566
  %2638 = load double, ptr %2637, align 8, !tbaa !20
  %2639 = fdiv contract double %2636, %2638
  %2640 = getelementptr inbounds i64, ptr %2532, i64 %2566
  %2641 = load i64, ptr %2640, align 8, !tbaa !19
  %2642 = getelementptr inbounds double, ptr %1973, i64 %2641
  %2643 = load double, ptr %2642, align 8, !tbaa !20
  %2644 = fsub contract double %2643, %2639
  store double %2644, ptr %2642, align 8, !tbaa !20
  %2645 = add nuw nsw i64 %2564, 1
  %2646 = icmp eq i64 %2645, %1707
  br i1 %2646, label %2560, label %2563, !llvm.loop !91

2647:                                             ; preds = %2560, %2647
  %2648 = phi i64 [ %2679, %2647 ], [ 0, %2560 ]
  %2649 = getelementptr inbounds %struct.Link, ptr %1974, i64 %2648, i32 15, i64 0
  %2650 = getelementptr inbounds %struct.Link, ptr %1974, i64 %2648, i32 10, i64 0
  %2651 = getelementptr inbounds %struct.Link, ptr %1974, i64 %2648, i32 17, i64 0
  %2652 = getelementptr inbounds %struct.Link, ptr %1974, i64 %2648, i32 14, i64 0
  %2653 = load <2 x double>, ptr %2649, align 8, !tbaa !20
  %2654 = load <2 x double>, ptr %2650, align 8, !tbaa !20
  %2655 = fadd contract <2 x double> %2653, %2654
  store <2 x double> %2655, ptr %2650, align 8, !tbaa !20
  %2656 = load <2 x double>, ptr %2651, align 8, !tbaa !20
  %2657 = load <2 x double>, ptr %2652, align 8, !tbaa !20
  %2658 = fadd contract <2 x double> %2656, %2657
  store <2 x double> %2658, ptr %2652, align 8, !tbaa !20
  %2659 = getelementptr inbounds %struct.Link, ptr %1974, i64 %2648, i32 15, i64 2
  %2660 = getelementptr inbounds %struct.Link, ptr %1974, i64 %2648, i32 10, i64 2
  %2661 = getelementptr inbounds %struct.Link, ptr %1974, i64 %2648, i32 17, i64 2
  %2662 = getelementptr inbounds %struct.Link, ptr %1974, i64 %2648, i32 14, i64 2
  %2663 = load <2 x double>, ptr %2659, align 8, !tbaa !20
  %2664 = load <2 x double>, ptr %2660, align 8, !tbaa !20
  %2665 = fadd contract <2 x double> %2663, %2664
  store <2 x double> %2665, ptr %2660, align 8, !tbaa !20
  %2666 = load <2 x double>, ptr %2661, align 8, !tbaa !20
  %2667 = load <2 x double>, ptr %2662, align 8, !tbaa !20
  %2668 = fadd contract <2 x double> %2666, %2667
  store <2 x double> %2668, ptr %2662, align 8, !tbaa !20
  %2669 = getelementptr inbounds %struct.Link, ptr %1974, i64 %2648, i32 15, i64 4
  %2670 = getelementptr inbounds %struct.Link, ptr %1974, i64 %2648, i32 10, i64 4
  %2671 = getelementptr inbounds %struct.Link, ptr %1974, i64 %2648, i32 17, i64 4
  %2672 = getelementptr inbounds %struct.Link, ptr %1974, i64 %2648, i32 14, i64 4
  %2673 = load <2 x double>, ptr %2669, align 8, !tbaa !20
  %2674 = load <2 x double>, ptr %2670, align 8, !tbaa !20
  %2675 = fadd contract <2 x double> %2673, %2674
  store <2 x double> %2675, ptr %2670, align 8, !tbaa !20
  %2676 = load <2 x double>, ptr %2671, align 8, !tbaa !20
  %2677 = load <2 x double>, ptr %2672, align 8, !tbaa !20
  %2678 = fadd contract <2 x double> %2676, %2677
  store <2 x double> %2678, ptr %2672, align 8, !tbaa !20
  %2679 = add nuw nsw i64 %2648, 1
  %2680 = icmp eq i64 %2679, %2561
  br i1 %2680, label %2681, label %2647, !llvm.loop !92

2681:                                             ; preds = %2647, %2560, %1705
  br i1 %9, label %2691, label %2682

2682:                                             ; preds = %2681
  %2683 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  %2684 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 3
  %2685 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 4
  %2686 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 1
  %2687 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 5
  %2688 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 2
  %2689 = load i64, ptr %0, align 8, !tbaa !13
  %2690 = icmp sgt i64 %2689, 0
  br i1 %2690, label %2692, label %2691

2691:                                             ; preds = %2755, %2682, %2681
  ret void

2692:                                             ; preds = %2682, %2755
  %2693 = phi i64 [ %2788, %2755 ], [ 0, %2682 ]
  %2694 = mul nsw i64 %2693, 33
  %2695 = getelementptr inbounds double, ptr %19, i64 %2694
  %2696 = load ptr, ptr %144, align 8, !tbaa !14
  %2697 = getelementptr inbounds %struct.Link, ptr %2696, i64 %2693
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5) #8
  %2698 = getelementptr inbounds double, ptr %2695, i64 20
  %2699 = getelementptr inbounds %struct.Link, ptr %2696, i64 %2693, i32 14
  %2700 = getelementptr inbounds double, ptr %2699, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2698, ptr noundef nonnull align 8 dereferenceable(24) %2700, i64 24, i1 false)
  %2701 = getelementptr inbounds double, ptr %2695, i64 23
  %2702 = getelementptr inbounds double, ptr %2699, i64 1
  %2703 = getelementptr inbounds double, ptr %2699, i64 2
  %2704 = load double, ptr %2697, align 8, !tbaa !20
  %2705 = load double, ptr %2699, align 8, !tbaa !20
  %2706 = fmul contract double %2704, %2705
  %2707 = getelementptr double, ptr %2697, i64 3
  %2708 = load double, ptr %2707, align 8, !tbaa !20
  %2709 = load double, ptr %2702, align 8, !tbaa !20
  %2710 = fmul contract double %2708, %2709
  %2711 = fadd contract double %2706, %2710
  %2712 = getelementptr double, ptr %2697, i64 6
  %2713 = load double, ptr %2712, align 8, !tbaa !20
  %2714 = load double, ptr %2703, align 8, !tbaa !20
  %2715 = fmul contract double %2713, %2714
  %2716 = fadd contract double %2711, %2715
  store double %2716, ptr %2701, align 8, !tbaa !20
  %2717 = getelementptr inbounds double, ptr %2697, i64 1
  %2718 = load double, ptr %2717, align 8, !tbaa !20
  %2719 = load double, ptr %2699, align 8, !tbaa !20
  %2720 = fmul contract double %2718, %2719
  %2721 = getelementptr double, ptr %2697, i64 4
  %2722 = load double, ptr %2721, align 8, !tbaa !20
  %2723 = load double, ptr %2702, align 8, !tbaa !20
  %2724 = fmul contract double %2722, %2723
  %2725 = fadd contract double %2720, %2724
  %2726 = getelementptr double, ptr %2697, i64 7
  %2727 = load double, ptr %2726, align 8, !tbaa !20
  %2728 = load double, ptr %2703, align 8, !tbaa !20
  %2729 = fmul contract double %2727, %2728
  %2730 = fadd contract double %2725, %2729
  %2731 = getelementptr inbounds double, ptr %2695, i64 24
  store double %2730, ptr %2731, align 8, !tbaa !20
  %2732 = getelementptr inbounds double, ptr %2697, i64 2
  %2733 = load double, ptr %2732, align 8, !tbaa !20
  %2734 = load double, ptr %2699, align 8, !tbaa !20
  %2735 = fmul contract double %2733, %2734
  %2736 = getelementptr double, ptr %2697, i64 5
  %2737 = load double, ptr %2736, align 8, !tbaa !20
  %2738 = load double, ptr %2702, align 8, !tbaa !20
  %2739 = fmul contract double %2737, %2738
  %2740 = fadd contract double %2735, %2739
  %2741 = getelementptr double, ptr %2697, i64 8
  %2742 = load double, ptr %2741, align 8, !tbaa !20
  %2743 = load double, ptr %2703, align 8, !tbaa !20
  %2744 = fmul contract double %2742, %2743
  %2745 = fadd contract double %2740, %2744
  %2746 = getelementptr inbounds double, ptr %2695, i64 25
  store double %2745, ptr %2746, align 8, !tbaa !20
  %2747 = load ptr, ptr %2683, align 8, !tbaa !48
  %2748 = getelementptr inbounds i64, ptr %2747, i64 %2693
  %2749 = load i64, ptr %2748, align 8, !tbaa !19
  %2750 = icmp slt i64 %2749, 0
  br i1 %2750, label %2755, label %2751

2751:                                             ; preds = %2692
  %2752 = getelementptr double, ptr %2695, i64 %2749
  %2753 = getelementptr double, ptr %2752, i64 23
  %2754 = load double, ptr %2753, align 8, !tbaa !20
  br label %2755

2755:                                             ; preds = %2692, %2751
  %2756 = phi contract double [ %2754, %2751 ], [ 0.000000e+00, %2692 ]
  %2757 = getelementptr inbounds double, ptr %2695, i64 26
  store double %2756, ptr %2757, align 8, !tbaa !20
  call fastcc void @times_inertia(ptr noundef nonnull %2697, ptr noundef nonnull %2699, ptr noundef nonnull %5)
  %2758 = load double, ptr %2684, align 8, !tbaa !20
  %2759 = getelementptr inbounds %struct.Link, ptr %2696, i64 %2693, i32 10, i64 3
  %2760 = load double, ptr %2759, align 8, !tbaa !20
  %2761 = fadd contract double %2758, %2760
  %2762 = getelementptr double, ptr %2695, i64 27
  store double %2761, ptr %2762, align 8, !tbaa !20
  %2763 = load double, ptr %5, align 16, !tbaa !20
  %2764 = getelementptr inbounds %struct.Link, ptr %2696, i64 %2693, i32 10, i64 0
  %2765 = load double, ptr %2764, align 8, !tbaa !20
  %2766 = fadd contract double %2763, %2765
  %2767 = getelementptr double, ptr %2695, i64 30
  store double %2766, ptr %2767, align 8, !tbaa !20
  %2768 = load double, ptr %2685, align 16, !tbaa !20
  %2769 = getelementptr inbounds %struct.Link, ptr %2696, i64 %2693, i32 10, i64 4
  %2770 = load double, ptr %2769, align 8, !tbaa !20
  %2771 = fadd contract double %2768, %2770
  %2772 = getelementptr double, ptr %2695, i64 28
  store double %2771, ptr %2772, align 8, !tbaa !20
  %2773 = load double, ptr %2686, align 8, !tbaa !20
  %2774 = getelementptr inbounds %struct.Link, ptr %2696, i64 %2693, i32 10, i64 1
  %2775 = load double, ptr %2774, align 8, !tbaa !20
  %2776 = fadd contract double %2773, %2775
  %2777 = getelementptr double, ptr %2695, i64 31
  store double %2776, ptr %2777, align 8, !tbaa !20
  %2778 = load double, ptr %2687, align 8, !tbaa !20
  %2779 = getelementptr inbounds %struct.Link, ptr %2696, i64 %2693, i32 10, i64 5
  %2780 = load double, ptr %2779, align 8, !tbaa !20
  %2781 = fadd contract double %2778, %2780
  %2782 = getelementptr double, ptr %2695, i64 29
  store double %2781, ptr %2782, align 8, !tbaa !20
  %2783 = load double, ptr %2688, align 16, !tbaa !20
  %2784 = getelementptr inbounds %struct.Link, ptr %2696, i64 %2693, i32 10, i64 2
  %2785 = load double, ptr %2784, align 8, !tbaa !20
  %2786 = fadd contract double %2783, %2785
  %2787 = getelementptr double, ptr %2695, i64 32
  store double %2786, ptr %2787, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5) #8
  %2788 = add nuw nsw i64 %2693, 1
  %2789 = load i64, ptr %0, align 8, !tbaa !13
  %2790 = icmp slt i64 %2788, %2789
  br i1 %2790, label %2692, label %2691
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

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @answer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #7 {
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = load i64, ptr %0, align 8, !tbaa !13
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %16, label %198

8:                                                ; preds = %16
  %9 = icmp sgt i64 %20, 0
  br i1 %9, label %10, label %198

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %12 = load ptr, ptr %11, align 8, !tbaa !24
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %15 = load ptr, ptr %14, align 8, !tbaa !36
  br label %31

16:                                               ; preds = %3, %16
  %17 = phi i64 [ %19, %16 ], [ 0, %3 ]
  %18 = getelementptr inbounds %struct.Link, ptr %5, i64 %17, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %18, i8 0, i64 48, i1 false)
  %19 = add nuw nsw i64 %17, 1
  %20 = load i64, ptr %0, align 8, !tbaa !13
  %21 = icmp slt i64 %19, %20
  br i1 %21, label %16, label %8, !llvm.loop !93

22:                                               ; preds = %196
  br i1 %9, label %23, label %198

23:                                               ; preds = %22
  %24 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %27 = getelementptr i8, ptr %5, i64 1536
  %28 = getelementptr i8, ptr %5, i64 1584
  %29 = getelementptr i8, ptr %5, i64 768
  %30 = getelementptr i8, ptr %5, i64 1488
  br label %199

31:                                               ; preds = %10, %196
  %32 = phi i64 [ %20, %10 ], [ %33, %196 ]
  %33 = add nsw i64 %32, -1
  %34 = getelementptr inbounds i64, ptr %12, i64 %33
  %35 = load i64, ptr %34, align 8, !tbaa !19
  %36 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 15
  %37 = load <2 x double>, ptr %36, align 8
  %38 = getelementptr inbounds i8, ptr %36, i64 16
  %39 = load <2 x double>, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %36, i64 32
  %41 = load <2 x double>, ptr %40, align 8
  %42 = icmp sgt i64 %35, 0
  %43 = shufflevector <2 x double> %41, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %44 = shufflevector <2 x double> %43, <2 x double> %39, <2 x i32> <i32 0, i32 3>
  %45 = extractelement <2 x double> %41, i64 0
  %46 = extractelement <2 x double> %39, i64 0
  br i1 %42, label %47, label %52

47:                                               ; preds = %31
  %48 = load ptr, ptr %13, align 8, !tbaa !27
  %49 = getelementptr inbounds i64, ptr %48, i64 %33
  %50 = load i64, ptr %49, align 8, !tbaa !19
  %51 = getelementptr double, ptr %1, i64 %50
  br label %60

52:                                               ; preds = %113, %31
  %53 = phi double [ %45, %31 ], [ %130, %113 ]
  %54 = phi double [ %46, %31 ], [ %124, %113 ]
  %55 = phi <2 x double> [ %37, %31 ], [ %137, %113 ]
  %56 = phi <2 x double> [ %44, %31 ], [ %141, %113 ]
  %57 = getelementptr inbounds i64, ptr %15, i64 %33
  %58 = load i64, ptr %57, align 8, !tbaa !19
  %59 = icmp slt i64 %58, 0
  br i1 %59, label %196, label %166

60:                                               ; preds = %47, %113
  %61 = phi double [ %45, %47 ], [ %130, %113 ]
  %62 = phi double [ %46, %47 ], [ %124, %113 ]
  %63 = phi i64 [ 0, %47 ], [ %142, %113 ]
  %64 = phi <2 x double> [ %37, %47 ], [ %137, %113 ]
  %65 = phi <2 x double> [ %44, %47 ], [ %141, %113 ]
  %66 = getelementptr double, ptr %51, i64 %63
  %67 = load double, ptr %66, align 8, !tbaa !20
  %68 = mul nuw nsw i64 %63, 6
  %69 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 5, i64 %68
  %70 = load <2 x double>, ptr %69, align 8, !tbaa !20
  %71 = fmul contract <2 x double> %70, %37
  %72 = extractelement <2 x double> %71, i64 0
  %73 = fsub contract double %67, %72
  %74 = extractelement <2 x double> %71, i64 1
  %75 = fsub contract double %73, %74
  %76 = add nuw nsw i64 %68, 2
  %77 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 5, i64 %76
  %78 = add nuw nsw i64 %68, 3
  %79 = load <2 x double>, ptr %77, align 8, !tbaa !20
  %80 = fmul contract <2 x double> %79, %39
  %81 = extractelement <2 x double> %80, i64 0
  %82 = fsub contract double %75, %81
  %83 = extractelement <2 x double> %80, i64 1
  %84 = fsub contract double %82, %83
  %85 = add nuw nsw i64 %68, 4
  %86 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 5, i64 %85
  %87 = add nuw nsw i64 %68, 5
  %88 = load <2 x double>, ptr %86, align 8, !tbaa !20
  %89 = fmul contract <2 x double> %88, %41
  %90 = extractelement <2 x double> %89, i64 0
  %91 = fsub contract double %84, %90
  %92 = extractelement <2 x double> %89, i64 1
  %93 = fsub contract double %91, %92
  %94 = icmp eq i64 %63, 0
  br i1 %94, label %113, label %95

95:                                               ; preds = %60
  %96 = and i64 %63, 1
  %97 = icmp eq i64 %63, 1
  br i1 %97, label %100, label %98

98:                                               ; preds = %95
  %99 = and i64 %63, 9223372036854775806
  br label %144

100:                                              ; preds = %144, %95
  %101 = phi double [ undef, %95 ], [ %162, %144 ]
  %102 = phi i64 [ 0, %95 ], [ %163, %144 ]
  %103 = phi double [ %93, %95 ], [ %162, %144 ]
  %104 = icmp eq i64 %96, 0
  br i1 %104, label %113, label %105

105:                                              ; preds = %100
  %106 = add nuw nsw i64 %102, %68
  %107 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 12, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !20
  %109 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 16, i64 %102
  %110 = load double, ptr %109, align 8, !tbaa !20
  %111 = fmul contract double %108, %110
  %112 = fsub contract double %103, %111
  br label %113

113:                                              ; preds = %105, %100, %60
  %114 = phi double [ %93, %60 ], [ %101, %100 ], [ %112, %105 ]
  %115 = mul nsw i64 %63, 7
  %116 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 12, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !20
  %118 = fmul contract double %114, %117
  %119 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 16, i64 %63
  store double %118, ptr %119, align 8, !tbaa !20
  %120 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 11, i64 %68
  %121 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 11, i64 %76
  %122 = load double, ptr %121, align 8, !tbaa !20
  %123 = fmul contract double %118, %122
  %124 = fadd contract double %62, %123
  %125 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 11, i64 %78
  %126 = load double, ptr %125, align 8, !tbaa !20
  %127 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 11, i64 %85
  %128 = load double, ptr %127, align 8, !tbaa !20
  %129 = fmul contract double %118, %128
  %130 = fadd contract double %61, %129
  %131 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 11, i64 %87
  %132 = load double, ptr %131, align 8, !tbaa !20
  %133 = load <2 x double>, ptr %120, align 8, !tbaa !20
  %134 = insertelement <2 x double> poison, double %118, i64 0
  %135 = shufflevector <2 x double> %134, <2 x double> poison, <2 x i32> zeroinitializer
  %136 = fmul contract <2 x double> %135, %133
  %137 = fadd contract <2 x double> %64, %136
  %138 = insertelement <2 x double> poison, double %132, i64 0
  %139 = insertelement <2 x double> %138, double %126, i64 1
  %140 = fmul contract <2 x double> %135, %139
  %141 = fadd contract <2 x double> %65, %140
  %142 = add nuw nsw i64 %63, 1
  %143 = icmp eq i64 %142, %35
  br i1 %143, label %52, label %60, !llvm.loop !94

144:                                              ; preds = %144, %98
  %145 = phi i64 [ 0, %98 ], [ %163, %144 ]
  %146 = phi double [ %93, %98 ], [ %162, %144 ]
  %147 = phi i64 [ 0, %98 ], [ %164, %144 ]
  %148 = add nuw nsw i64 %145, %68
  %149 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 12, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !20
  %151 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 16, i64 %145
  %152 = load double, ptr %151, align 8, !tbaa !20
  %153 = fmul contract double %150, %152
  %154 = fsub contract double %146, %153
  %155 = or disjoint i64 %145, 1
  %156 = add nuw nsw i64 %155, %68
  %157 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 12, i64 %156
  %158 = load double, ptr %157, align 8, !tbaa !20
  %159 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 16, i64 %155
  %160 = load double, ptr %159, align 8, !tbaa !20
  %161 = fmul contract double %158, %160
  %162 = fsub contract double %154, %161
  %163 = add nuw nsw i64 %145, 2
  %164 = add i64 %147, 2
  %165 = icmp eq i64 %164, %99
  br i1 %165, label %100, label %144, !llvm.loop !95

166:                                              ; preds = %52
  %167 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 4
  %168 = getelementptr inbounds double, ptr %167, i64 1
  %169 = load double, ptr %167, align 8, !tbaa !20
  %170 = fmul contract double %53, %169
  %171 = getelementptr inbounds %struct.Link, ptr %5, i64 %58, i32 15, i64 0
  %172 = load <2 x double>, ptr %168, align 8, !tbaa !20
  %173 = fmul contract <2 x double> %172, %56
  %174 = insertelement <2 x double> %172, double %169, i64 0
  %175 = insertelement <2 x double> %56, double %53, i64 1
  %176 = fmul contract <2 x double> %174, %175
  %177 = shufflevector <2 x double> %176, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %178 = fsub contract <2 x double> %173, %177
  %179 = fadd contract <2 x double> %55, %178
  %180 = shufflevector <2 x double> %56, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %181 = fmul contract <2 x double> %172, %180
  %182 = extractelement <2 x double> %181, i64 0
  %183 = fsub contract double %170, %182
  %184 = fadd contract double %183, %54
  %185 = load <2 x double>, ptr %171, align 8, !tbaa !20
  %186 = fadd contract <2 x double> %179, %185
  store <2 x double> %186, ptr %171, align 8, !tbaa !20
  %187 = getelementptr inbounds %struct.Link, ptr %5, i64 %58, i32 15, i64 2
  %188 = load <2 x double>, ptr %187, align 8, !tbaa !20
  %189 = insertelement <2 x double> %56, double %184, i64 0
  %190 = fadd contract <2 x double> %189, %188
  store <2 x double> %190, ptr %187, align 8, !tbaa !20
  %191 = getelementptr inbounds %struct.Link, ptr %5, i64 %58, i32 15, i64 4
  %192 = load <2 x double>, ptr %191, align 8, !tbaa !20
  %193 = shufflevector <2 x double> %56, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %194 = insertelement <2 x double> %193, double %53, i64 0
  %195 = fadd contract <2 x double> %194, %192
  store <2 x double> %195, ptr %191, align 8, !tbaa !20
  br label %196

196:                                              ; preds = %166, %52
  %197 = icmp sgt i64 %32, 1
  br i1 %197, label %31, label %22, !llvm.loop !96

198:                                              ; preds = %490, %3, %8, %22
  ret void

199:                                              ; preds = %23, %490
  %200 = phi i64 [ 0, %23 ], [ %491, %490 ]
  %201 = mul i64 %200, 1584
  %202 = getelementptr i8, ptr %27, i64 %201
  %203 = getelementptr i8, ptr %28, i64 %201
  %204 = getelementptr i8, ptr %29, i64 %201
  %205 = getelementptr i8, ptr %30, i64 %201
  %206 = load ptr, ptr %24, align 8, !tbaa !36
  %207 = getelementptr inbounds i64, ptr %206, i64 %200
  %208 = load i64, ptr %207, align 8, !tbaa !19
  %209 = icmp slt i64 %208, 0
  %210 = getelementptr inbounds %struct.Link, ptr %5, i64 %208, i32 17
  %211 = select i1 %209, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 17), ptr %210
  %212 = load ptr, ptr %25, align 8, !tbaa !24
  %213 = getelementptr inbounds i64, ptr %212, i64 %200
  %214 = load i64, ptr %213, align 8, !tbaa !19
  %215 = load ptr, ptr %26, align 8, !tbaa !27
  %216 = getelementptr inbounds i64, ptr %215, i64 %200
  %217 = load i64, ptr %216, align 8, !tbaa !19
  %218 = getelementptr double, ptr %2, i64 %217
  %219 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %219, ptr noundef nonnull align 8 dereferenceable(48) %211, i64 48, i1 false)
  %220 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 4
  %221 = getelementptr inbounds double, ptr %219, i64 3
  %222 = getelementptr inbounds double, ptr %211, i64 1
  %223 = load double, ptr %222, align 8, !tbaa !20
  %224 = getelementptr inbounds double, ptr %220, i64 2
  %225 = load double, ptr %224, align 8, !tbaa !20
  %226 = fmul contract double %223, %225
  %227 = getelementptr inbounds double, ptr %211, i64 2
  %228 = load double, ptr %227, align 8, !tbaa !20
  %229 = getelementptr inbounds double, ptr %220, i64 1
  %230 = load double, ptr %229, align 8, !tbaa !20
  %231 = fmul contract double %228, %230
  %232 = fsub contract double %226, %231
  %233 = load double, ptr %221, align 8, !tbaa !20
  %234 = fadd contract double %233, %232
  store double %234, ptr %221, align 8, !tbaa !20
  %235 = load double, ptr %227, align 8, !tbaa !20
  %236 = load double, ptr %220, align 8, !tbaa !20
  %237 = fmul contract double %235, %236
  %238 = load double, ptr %211, align 8, !tbaa !20
  %239 = fmul contract double %225, %238
  %240 = fsub contract double %237, %239
  %241 = getelementptr inbounds double, ptr %219, i64 4
  %242 = load double, ptr %241, align 8, !tbaa !20
  %243 = fadd contract double %242, %240
  store double %243, ptr %241, align 8, !tbaa !20
  %244 = load double, ptr %211, align 8, !tbaa !20
  %245 = fmul contract double %230, %244
  %246 = load double, ptr %222, align 8, !tbaa !20
  %247 = fmul contract double %236, %246
  %248 = fsub contract double %245, %247
  %249 = getelementptr inbounds double, ptr %219, i64 5
  %250 = load double, ptr %249, align 8, !tbaa !20
  %251 = fadd contract double %250, %248
  store double %251, ptr %249, align 8, !tbaa !20
  %252 = icmp sgt i64 %214, 0
  br i1 %252, label %253, label %490

253:                                              ; preds = %199
  %254 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 1
  %255 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 2
  %256 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 3
  %257 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 4
  %258 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 5
  %259 = icmp eq i64 %214, 1
  br i1 %259, label %329, label %260

260:                                              ; preds = %253
  %261 = shl i64 %214, 3
  %262 = add i64 %214, %217
  %263 = shl i64 %262, 3
  %264 = getelementptr i8, ptr %2, i64 %263
  %265 = mul i64 %214, 48
  %266 = getelementptr i8, ptr %204, i64 %265
  %267 = getelementptr i8, ptr %205, i64 %261
  %268 = icmp ult ptr %218, %203
  %269 = icmp ult ptr %202, %264
  %270 = and i1 %268, %269
  %271 = icmp ult ptr %218, %266
  %272 = icmp ult ptr %204, %264
  %273 = and i1 %271, %272
  %274 = or i1 %270, %273
  %275 = icmp ult ptr %218, %267
  %276 = icmp ult ptr %205, %264
  %277 = and i1 %275, %276
  %278 = or i1 %274, %277
  br i1 %278, label %329, label %279

279:                                              ; preds = %260
  %280 = and i64 %214, 9223372036854775806
  %281 = load double, ptr %219, align 8, !tbaa !20, !alias.scope !97
  %282 = insertelement <2 x double> poison, double %281, i64 0
  %283 = shufflevector <2 x double> %282, <2 x double> poison, <2 x i32> zeroinitializer
  %284 = load double, ptr %254, align 8, !tbaa !20, !alias.scope !97
  %285 = insertelement <2 x double> poison, double %284, i64 0
  %286 = shufflevector <2 x double> %285, <2 x double> poison, <2 x i32> zeroinitializer
  %287 = load double, ptr %255, align 8, !tbaa !20, !alias.scope !97
  %288 = insertelement <2 x double> poison, double %287, i64 0
  %289 = shufflevector <2 x double> %288, <2 x double> poison, <2 x i32> zeroinitializer
  %290 = load double, ptr %256, align 8, !tbaa !20, !alias.scope !97
  %291 = insertelement <2 x double> poison, double %290, i64 0
  %292 = shufflevector <2 x double> %291, <2 x double> poison, <2 x i32> zeroinitializer
  %293 = load double, ptr %257, align 8, !tbaa !20, !alias.scope !97
  %294 = insertelement <2 x double> poison, double %293, i64 0
  %295 = shufflevector <2 x double> %294, <2 x double> poison, <2 x i32> zeroinitializer
  %296 = load double, ptr %258, align 8, !tbaa !20, !alias.scope !97
  %297 = insertelement <2 x double> poison, double %296, i64 0
  %298 = shufflevector <2 x double> %297, <2 x double> poison, <2 x i32> zeroinitializer
  br label %299

299:                                              ; preds = %299, %279
  %300 = phi i64 [ 0, %279 ], [ %325, %299 ]
  %301 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 16, i64 %300
  %302 = load <2 x double>, ptr %301, align 8, !tbaa !20, !alias.scope !100
  %303 = getelementptr inbounds double, ptr %218, i64 %300
  store <2 x double> %302, ptr %303, align 8, !tbaa !20, !alias.scope !102, !noalias !104
  %304 = mul nuw nsw i64 %300, 6
  %305 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %304
  %306 = load <12 x double>, ptr %305, align 8, !tbaa !20
  %307 = shufflevector <12 x double> %306, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %308 = shufflevector <12 x double> %306, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %309 = shufflevector <12 x double> %306, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %310 = shufflevector <12 x double> %306, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %311 = shufflevector <12 x double> %306, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %312 = shufflevector <12 x double> %306, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %313 = fmul contract <2 x double> %307, %283
  %314 = fsub contract <2 x double> %302, %313
  store <2 x double> %314, ptr %303, align 8, !tbaa !20, !alias.scope !102, !noalias !104
  %315 = fmul contract <2 x double> %308, %286
  %316 = fsub contract <2 x double> %314, %315
  store <2 x double> %316, ptr %303, align 8, !tbaa !20, !alias.scope !102, !noalias !104
  %317 = fmul contract <2 x double> %309, %289
  %318 = fsub contract <2 x double> %316, %317
  store <2 x double> %318, ptr %303, align 8, !tbaa !20, !alias.scope !102, !noalias !104
  %319 = fmul contract <2 x double> %310, %292
  %320 = fsub contract <2 x double> %318, %319
  store <2 x double> %320, ptr %303, align 8, !tbaa !20, !alias.scope !102, !noalias !104
  %321 = fmul contract <2 x double> %311, %295
  %322 = fsub contract <2 x double> %320, %321
  store <2 x double> %322, ptr %303, align 8, !tbaa !20, !alias.scope !102, !noalias !104
  %323 = fmul contract <2 x double> %312, %298
  %324 = fsub contract <2 x double> %322, %323
  store <2 x double> %324, ptr %303, align 8, !tbaa !20, !alias.scope !102, !noalias !104
  %325 = add nuw i64 %300, 2
  %326 = icmp eq i64 %325, %280
  br i1 %326, label %327, label %299, !llvm.loop !106

327:                                              ; preds = %299
  %328 = icmp eq i64 %214, %280
  br i1 %328, label %331, label %329

329:                                              ; preds = %260, %253, %327
  %330 = phi i64 [ 0, %260 ], [ 0, %253 ], [ %280, %327 ]
  br label %400

331:                                              ; preds = %400, %327
  br i1 %252, label %332, label %490

332:                                              ; preds = %331, %357
  %333 = phi i64 [ %364, %357 ], [ 0, %331 ]
  %334 = phi i64 [ %335, %357 ], [ %214, %331 ]
  %335 = add nsw i64 %334, -1
  %336 = icmp slt i64 %334, %214
  %337 = getelementptr inbounds double, ptr %218, i64 %335
  %338 = load double, ptr %337, align 8, !tbaa !20
  br i1 %336, label %339, label %357

339:                                              ; preds = %332
  %340 = and i64 %333, 1
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %352, label %342

342:                                              ; preds = %339
  %343 = mul nsw i64 %334, 6
  %344 = add nsw i64 %343, %335
  %345 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 12, i64 %344
  %346 = load double, ptr %345, align 8, !tbaa !20
  %347 = getelementptr inbounds double, ptr %218, i64 %334
  %348 = load double, ptr %347, align 8, !tbaa !20
  %349 = fmul contract double %346, %348
  %350 = fsub contract double %338, %349
  store double %350, ptr %337, align 8, !tbaa !20
  %351 = add nuw nsw i64 %334, 1
  br label %352

352:                                              ; preds = %342, %339
  %353 = phi double [ undef, %339 ], [ %350, %342 ]
  %354 = phi double [ %338, %339 ], [ %350, %342 ]
  %355 = phi i64 [ %334, %339 ], [ %351, %342 ]
  %356 = icmp eq i64 %333, 1
  br i1 %356, label %357, label %365

357:                                              ; preds = %352, %365, %332
  %358 = phi double [ %338, %332 ], [ %353, %352 ], [ %384, %365 ]
  %359 = mul nsw i64 %335, 7
  %360 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 12, i64 %359
  %361 = load double, ptr %360, align 8, !tbaa !20
  %362 = fmul contract double %358, %361
  store double %362, ptr %337, align 8, !tbaa !20
  %363 = icmp sgt i64 %334, 1
  %364 = add i64 %333, 1
  br i1 %363, label %332, label %387, !llvm.loop !57

365:                                              ; preds = %352, %365
  %366 = phi double [ %384, %365 ], [ %354, %352 ]
  %367 = phi i64 [ %385, %365 ], [ %355, %352 ]
  %368 = mul nsw i64 %367, 6
  %369 = add nsw i64 %368, %335
  %370 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 12, i64 %369
  %371 = load double, ptr %370, align 8, !tbaa !20
  %372 = getelementptr inbounds double, ptr %218, i64 %367
  %373 = load double, ptr %372, align 8, !tbaa !20
  %374 = fmul contract double %371, %373
  %375 = fsub contract double %366, %374
  store double %375, ptr %337, align 8, !tbaa !20
  %376 = add nuw nsw i64 %367, 1
  %377 = mul nsw i64 %376, 6
  %378 = add nsw i64 %377, %335
  %379 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 12, i64 %378
  %380 = load double, ptr %379, align 8, !tbaa !20
  %381 = getelementptr inbounds double, ptr %218, i64 %376
  %382 = load double, ptr %381, align 8, !tbaa !20
  %383 = fmul contract double %380, %382
  %384 = fsub contract double %375, %383
  store double %384, ptr %337, align 8, !tbaa !20
  %385 = add nuw nsw i64 %367, 2
  %386 = icmp eq i64 %385, %214
  br i1 %386, label %357, label %365, !llvm.loop !58

387:                                              ; preds = %357
  br i1 %252, label %388, label %490

388:                                              ; preds = %387
  %389 = load double, ptr %219, align 8, !tbaa !20
  %390 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 1
  %391 = load double, ptr %390, align 8, !tbaa !20
  %392 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 2
  %393 = load double, ptr %392, align 8, !tbaa !20
  %394 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 3
  %395 = load double, ptr %394, align 8, !tbaa !20
  %396 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 4
  %397 = load double, ptr %396, align 8, !tbaa !20
  %398 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 5
  %399 = load double, ptr %398, align 8, !tbaa !20
  br label %443

400:                                              ; preds = %329, %400
  %401 = phi i64 [ %441, %400 ], [ %330, %329 ]
  %402 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 16, i64 %401
  %403 = load double, ptr %402, align 8, !tbaa !20
  %404 = getelementptr inbounds double, ptr %218, i64 %401
  store double %403, ptr %404, align 8, !tbaa !20
  %405 = mul nuw nsw i64 %401, 6
  %406 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %405
  %407 = load double, ptr %406, align 8, !tbaa !20
  %408 = load double, ptr %219, align 8, !tbaa !20
  %409 = fmul contract double %407, %408
  %410 = fsub contract double %403, %409
  store double %410, ptr %404, align 8, !tbaa !20
  %411 = or disjoint i64 %405, 1
  %412 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %411
  %413 = load double, ptr %412, align 8, !tbaa !20
  %414 = load double, ptr %254, align 8, !tbaa !20
  %415 = fmul contract double %413, %414
  %416 = fsub contract double %410, %415
  store double %416, ptr %404, align 8, !tbaa !20
  %417 = add nuw nsw i64 %405, 2
  %418 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %417
  %419 = load double, ptr %418, align 8, !tbaa !20
  %420 = load double, ptr %255, align 8, !tbaa !20
  %421 = fmul contract double %419, %420
  %422 = fsub contract double %416, %421
  store double %422, ptr %404, align 8, !tbaa !20
  %423 = add nuw nsw i64 %405, 3
  %424 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %423
  %425 = load double, ptr %424, align 8, !tbaa !20
  %426 = load double, ptr %256, align 8, !tbaa !20
  %427 = fmul contract double %425, %426
  %428 = fsub contract double %422, %427
  store double %428, ptr %404, align 8, !tbaa !20
  %429 = add nuw nsw i64 %405, 4
  %430 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %429
  %431 = load double, ptr %430, align 8, !tbaa !20
  %432 = load double, ptr %257, align 8, !tbaa !20
  %433 = fmul contract double %431, %432
  %434 = fsub contract double %428, %433
  store double %434, ptr %404, align 8, !tbaa !20
  %435 = add nuw nsw i64 %405, 5
  %436 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %435
  %437 = load double, ptr %436, align 8, !tbaa !20
  %438 = load double, ptr %258, align 8, !tbaa !20
  %439 = fmul contract double %437, %438
  %440 = fsub contract double %434, %439
  store double %440, ptr %404, align 8, !tbaa !20
  %441 = add nuw nsw i64 %401, 1
  %442 = icmp eq i64 %441, %214
  br i1 %442, label %331, label %400, !llvm.loop !107

443:                                              ; preds = %388, %443
  %444 = phi double [ %487, %443 ], [ %399, %388 ]
  %445 = phi double [ %481, %443 ], [ %397, %388 ]
  %446 = phi double [ %475, %443 ], [ %395, %388 ]
  %447 = phi double [ %469, %443 ], [ %393, %388 ]
  %448 = phi double [ %463, %443 ], [ %391, %388 ]
  %449 = phi double [ %457, %443 ], [ %389, %388 ]
  %450 = phi i64 [ %488, %443 ], [ 0, %388 ]
  %451 = mul nuw nsw i64 %450, 6
  %452 = getelementptr inbounds double, ptr %218, i64 %450
  %453 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 5, i64 %451
  %454 = load double, ptr %453, align 8, !tbaa !20
  %455 = load double, ptr %452, align 8, !tbaa !20
  %456 = fmul contract double %454, %455
  %457 = fadd contract double %449, %456
  store double %457, ptr %219, align 8, !tbaa !20
  %458 = or disjoint i64 %451, 1
  %459 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 5, i64 %458
  %460 = load double, ptr %459, align 8, !tbaa !20
  %461 = load double, ptr %452, align 8, !tbaa !20
  %462 = fmul contract double %460, %461
  %463 = fadd contract double %448, %462
  store double %463, ptr %390, align 8, !tbaa !20
  %464 = add nuw nsw i64 %451, 2
  %465 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 5, i64 %464
  %466 = load double, ptr %465, align 8, !tbaa !20
  %467 = load double, ptr %452, align 8, !tbaa !20
  %468 = fmul contract double %466, %467
  %469 = fadd contract double %447, %468
  store double %469, ptr %392, align 8, !tbaa !20
  %470 = add nuw nsw i64 %451, 3
  %471 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 5, i64 %470
  %472 = load double, ptr %471, align 8, !tbaa !20
  %473 = load double, ptr %452, align 8, !tbaa !20
  %474 = fmul contract double %472, %473
  %475 = fadd contract double %446, %474
  store double %475, ptr %394, align 8, !tbaa !20
  %476 = add nuw nsw i64 %451, 4
  %477 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 5, i64 %476
  %478 = load double, ptr %477, align 8, !tbaa !20
  %479 = load double, ptr %452, align 8, !tbaa !20
  %480 = fmul contract double %478, %479
  %481 = fadd contract double %445, %480
  store double %481, ptr %396, align 8, !tbaa !20
  %482 = add nuw nsw i64 %451, 5
  %483 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 5, i64 %482
  %484 = load double, ptr %483, align 8, !tbaa !20
  %485 = load double, ptr %452, align 8, !tbaa !20
  %486 = fmul contract double %484, %485
  %487 = fadd contract double %444, %486
  store double %487, ptr %398, align 8, !tbaa !20
  %488 = add nuw nsw i64 %450, 1
  %489 = icmp eq i64 %488, %214
  br i1 %489, label %490, label %443, !llvm.loop !108

490:                                              ; preds = %443, %199, %331, %387
  %491 = add nuw nsw i64 %200, 1
  %492 = load i64, ptr %0, align 8, !tbaa !13
  %493 = icmp slt i64 %491, %492
  br i1 %493, label %199, label %198, !llvm.loop !109
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!5 = !{!6, !7, i64 32}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !10, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !10, i64 240, !10, i64 248, !10, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !10, i64 376, !10, i64 384, !10, i64 392, !10, i64 400, !10, i64 408, !10, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !10, i64 456, !10, i64 464, !10, i64 472, !10, i64 480, !10, i64 488, !10, i64 496, !10, i64 504, !10, i64 512, !10, i64 520, !10, i64 528, !10, i64 536, !10, i64 544, !10, i64 552, !10, i64 560, !10, i64 568, !10, i64 576, !10, i64 584}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!6, !7, i64 8}
!12 = !{!6, !7, i64 56}
!13 = !{!6, !7, i64 0}
!14 = !{!6, !10, i64 408}
!15 = !{!6, !7, i64 40}
!16 = !{!6, !7, i64 48}
!17 = !{!6, !10, i64 400}
!18 = !{!6, !10, i64 264}
!19 = !{!7, !7, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !8, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!6, !10, i64 256}
!25 = distinct !{!25, !23}
!26 = !{!6, !10, i64 392}
!27 = !{!6, !10, i64 240}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.unroll.disable"}
!30 = distinct !{!30, !23}
!31 = distinct !{!31, !23}
!32 = distinct !{!32, !23}
!33 = distinct !{!33, !23}
!34 = distinct !{!34, !23}
!35 = distinct !{!35, !23}
!36 = !{!6, !10, i64 200}
!37 = distinct !{!37, !23}
!38 = distinct !{!38, !23}
!39 = !{!6, !7, i64 24}
!40 = !{!6, !10, i64 216}
!41 = !{!6, !10, i64 224}
!42 = distinct !{!42, !29}
!43 = !{!6, !10, i64 208}
!44 = !{!6, !10, i64 232}
!45 = !{!6, !10, i64 248}
!46 = distinct !{!46, !23}
!47 = distinct !{!47, !23}
!48 = !{!6, !10, i64 272}
!49 = !{!6, !10, i64 376}
!50 = !{!6, !10, i64 368}
!51 = !{!6, !10, i64 384}
!52 = distinct !{!52, !23}
!53 = !{!6, !7, i64 64}
!54 = distinct !{!54, !23, !55, !56}
!55 = !{!"llvm.loop.isvectorized", i32 1}
!56 = !{!"llvm.loop.unroll.runtime.disable"}
!57 = distinct !{!57, !23}
!58 = distinct !{!58, !23}
!59 = distinct !{!59, !23, !56, !55}
!60 = distinct !{!60, !23}
!61 = distinct !{!61, !23}
!62 = !{!6, !10, i64 432}
!63 = !{!6, !7, i64 16}
!64 = !{!6, !10, i64 424}
!65 = !{!6, !10, i64 280}
!66 = !{!6, !10, i64 416}
!67 = !{!6, !10, i64 288}
!68 = distinct !{!68, !23}
!69 = distinct !{!69, !29}
!70 = distinct !{!70, !23}
!71 = distinct !{!71, !23}
!72 = distinct !{!72, !29}
!73 = distinct !{!73, !23}
!74 = distinct !{!74, !29}
!75 = distinct !{!75, !23}
!76 = distinct !{!76, !23}
!77 = distinct !{!77, !23}
!78 = distinct !{!78, !23}
!79 = distinct !{!79, !23}
!80 = !{!81}
!81 = distinct !{!81, !82}
!82 = distinct !{!82, !"LVerDomain"}
!83 = !{!84}
!84 = distinct !{!84, !82}
!85 = distinct !{!85, !23, !55, !56}
!86 = distinct !{!86, !29}
!87 = distinct !{!87, !23}
!88 = distinct !{!88, !23}
!89 = distinct !{!89, !23, !55}
!90 = distinct !{!90, !29}
!91 = distinct !{!91, !23}
!92 = distinct !{!92, !23}
!93 = distinct !{!93, !23}
!94 = distinct !{!94, !23}
!95 = distinct !{!95, !23}
!96 = distinct !{!96, !23}
!97 = !{!98}
!98 = distinct !{!98, !99}
!99 = distinct !{!99, !"LVerDomain"}
!100 = !{!101}
!101 = distinct !{!101, !99}
!102 = !{!103}
!103 = distinct !{!103, !99}
!104 = !{!98, !105, !101}
!105 = distinct !{!105, !99}
!106 = distinct !{!106, !23, !55, !56}
!107 = distinct !{!107, !23, !55}
!108 = distinct !{!108, !23}
!109 = distinct !{!109, !23}
