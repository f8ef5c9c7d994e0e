; sha256 of articulated.c and its headers: 12c79f3138687ab181d9b67e19e51a0a7254401931562ba766a2b6ea9ab6e804

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
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %28 = getelementptr inbounds double, ptr %8, i64 13
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 26
  %34 = getelementptr inbounds double, ptr %8, i64 3
  %35 = getelementptr inbounds double, ptr %8, i64 6
  %36 = getelementptr inbounds double, ptr %8, i64 1
  %37 = getelementptr inbounds double, ptr %8, i64 4
  %38 = getelementptr inbounds double, ptr %8, i64 7
  %39 = getelementptr inbounds double, ptr %8, i64 2
  %40 = getelementptr inbounds double, ptr %8, i64 5
  %41 = getelementptr inbounds double, ptr %8, i64 8
  %42 = getelementptr inbounds double, ptr %8, i64 9
  %43 = getelementptr inbounds double, ptr %8, i64 10
  %44 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
  %45 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %46 = getelementptr inbounds [80 x double], ptr %8, i64 0, i64 12
  %47 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 47
  %49 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %50 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %51 = getelementptr inbounds i8, ptr %8, i64 104
  br label %957

52:                                               ; preds = %1605, %18
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
  call void %65(ptr noundef %64, ptr noundef %1, ptr noundef %66) #9
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
  br i1 %147, label %148, label %1783

148:                                              ; preds = %143
  %149 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  br label %157

150:                                              ; preds = %157
  %151 = icmp sgt i64 %167, 0
  br i1 %151, label %152, label %1783

152:                                              ; preds = %150
  %153 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %154 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %155 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %156 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  br label %169

157:                                              ; preds = %157, %148
  %158 = phi i64 [ 0, %148 ], [ %166, %157 ]
  %159 = getelementptr inbounds %struct.Link, ptr %145, i64 %158, i32 8
  %160 = getelementptr inbounds %struct.Link, ptr %145, i64 %158, i32 9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %159, i8 0, i64 144, i1 false)
  %161 = load ptr, ptr %149, align 8, !tbaa !24
  %162 = getelementptr inbounds double, ptr %161, i64 %158
  %163 = load double, ptr %162, align 8, !tbaa !20
  %164 = getelementptr inbounds %struct.Link, ptr %145, i64 %158, i32 9, i64 8
  store double %163, ptr %164, align 8, !tbaa !20
  %165 = getelementptr inbounds %struct.Link, ptr %145, i64 %158, i32 9, i64 4
  store double %163, ptr %165, align 8, !tbaa !20
  store double %163, ptr %160, align 8, !tbaa !20
  %166 = add nuw nsw i64 %158, 1
  %167 = load i64, ptr %0, align 8, !tbaa !13
  %168 = icmp slt i64 %166, %167
  br i1 %168, label %157, label %150, !llvm.loop !25

169:                                              ; preds = %942, %152
  %170 = phi i64 [ %167, %152 ], [ %171, %942 ]
  %171 = add nsw i64 %170, -1
  %172 = getelementptr inbounds %struct.Link, ptr %145, i64 %171
  %173 = load ptr, ptr %153, align 8, !tbaa !26
  %174 = getelementptr inbounds i64, ptr %173, i64 %171
  %175 = load i64, ptr %174, align 8, !tbaa !19
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %177, label %505

177:                                              ; preds = %169
  %178 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5
  %179 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11
  %180 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 10, i64 0
  %181 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 10, i64 1
  %182 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 10, i64 2
  %183 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 10, i64 3
  %184 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 10, i64 4
  %185 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 10, i64 5
  br label %186

186:                                              ; preds = %186, %177
  %187 = phi i64 [ 0, %177 ], [ %227, %186 ]
  %188 = mul nuw nsw i64 %187, 6
  %189 = getelementptr inbounds double, ptr %178, i64 %188
  %190 = getelementptr inbounds double, ptr %179, i64 %188
  call fastcc void @times_inertia(ptr noundef %172, ptr noundef nonnull %189, ptr noundef nonnull %190)
  %191 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 13, i64 %187
  store double 0.000000e+00, ptr %191, align 8, !tbaa !20
  %192 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5, i64 %188
  %193 = load double, ptr %192, align 8, !tbaa !20
  %194 = load double, ptr %180, align 8, !tbaa !20
  %195 = fmul contract double %193, %194
  %196 = fsub contract double 0.000000e+00, %195
  store double %196, ptr %191, align 8, !tbaa !20
  %197 = or disjoint i64 %188, 1
  %198 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5, i64 %197
  %199 = load double, ptr %198, align 8, !tbaa !20
  %200 = load double, ptr %181, align 8, !tbaa !20
  %201 = fmul contract double %199, %200
  %202 = fsub contract double %196, %201
  store double %202, ptr %191, align 8, !tbaa !20
  %203 = add nuw nsw i64 %188, 2
  %204 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !20
  %206 = load double, ptr %182, align 8, !tbaa !20
  %207 = fmul contract double %205, %206
  %208 = fsub contract double %202, %207
  store double %208, ptr %191, align 8, !tbaa !20
  %209 = add nuw nsw i64 %188, 3
  %210 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !20
  %212 = load double, ptr %183, align 8, !tbaa !20
  %213 = fmul contract double %211, %212
  %214 = fsub contract double %208, %213
  store double %214, ptr %191, align 8, !tbaa !20
  %215 = add nuw nsw i64 %188, 4
  %216 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5, i64 %215
  %217 = load double, ptr %216, align 8, !tbaa !20
  %218 = load double, ptr %184, align 8, !tbaa !20
  %219 = fmul contract double %217, %218
  %220 = fsub contract double %214, %219
  store double %220, ptr %191, align 8, !tbaa !20
  %221 = add nuw nsw i64 %188, 5
  %222 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5, i64 %221
  %223 = load double, ptr %222, align 8, !tbaa !20
  %224 = load double, ptr %185, align 8, !tbaa !20
  %225 = fmul contract double %223, %224
  %226 = fsub contract double %220, %225
  store double %226, ptr %191, align 8, !tbaa !20
  %227 = add nuw nsw i64 %187, 1
  %228 = icmp eq i64 %227, %175
  br i1 %228, label %229, label %186, !llvm.loop !27

229:                                              ; preds = %186
  %230 = load ptr, ptr %154, align 8, !tbaa !28
  %231 = load ptr, ptr %155, align 8, !tbaa !29
  %232 = getelementptr inbounds i64, ptr %231, i64 %171
  %233 = load i64, ptr %232, align 8, !tbaa !19
  %234 = getelementptr inbounds double, ptr %230, i64 %233
  br label %235

235:                                              ; preds = %413, %229
  %236 = phi i1 [ %414, %413 ], [ false, %229 ]
  %237 = phi i64 [ %332, %413 ], [ 0, %229 ]
  %238 = getelementptr inbounds double, ptr %234, i64 %237
  %239 = load double, ptr %238, align 8, !tbaa !20
  %240 = mul nuw nsw i64 %237, 6
  %241 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5, i64 %240
  %242 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %240
  %243 = load <2 x double>, ptr %241, align 8, !tbaa !20
  %244 = load <2 x double>, ptr %242, align 8, !tbaa !20
  %245 = fmul contract <2 x double> %243, %244
  %246 = extractelement <2 x double> %245, i64 0
  %247 = fadd contract double %239, %246
  %248 = extractelement <2 x double> %245, i64 1
  %249 = fadd contract double %247, %248
  %250 = add nuw nsw i64 %240, 2
  %251 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5, i64 %250
  %252 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %250
  %253 = load <2 x double>, ptr %251, align 8, !tbaa !20
  %254 = load <2 x double>, ptr %252, align 8, !tbaa !20
  %255 = fmul contract <2 x double> %253, %254
  %256 = extractelement <2 x double> %255, i64 0
  %257 = fadd contract double %249, %256
  %258 = extractelement <2 x double> %255, i64 1
  %259 = fadd contract double %257, %258
  %260 = add nuw nsw i64 %240, 4
  %261 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5, i64 %260
  %262 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %260
  %263 = load <2 x double>, ptr %261, align 8, !tbaa !20
  %264 = load <2 x double>, ptr %262, align 8, !tbaa !20
  %265 = fmul contract <2 x double> %263, %264
  %266 = extractelement <2 x double> %265, i64 0
  %267 = fadd contract double %259, %266
  %268 = extractelement <2 x double> %265, i64 1
  %269 = fadd contract double %267, %268
  %270 = icmp eq i64 %237, 0
  br i1 %270, label %293, label %271

271:                                              ; preds = %235
  %272 = and i64 %237, 3
  %273 = icmp ult i64 %237, 4
  br i1 %273, label %276, label %274

274:                                              ; preds = %271
  %275 = and i64 %237, 9223372036854775804
  br label %297

276:                                              ; preds = %297, %271
  %277 = phi double [ undef, %271 ], [ %323, %297 ]
  %278 = phi i64 [ 0, %271 ], [ %324, %297 ]
  %279 = phi double [ %269, %271 ], [ %323, %297 ]
  %280 = icmp eq i64 %272, 0
  br i1 %280, label %293, label %281

281:                                              ; preds = %276, %281
  %282 = phi i64 [ %290, %281 ], [ %278, %276 ]
  %283 = phi double [ %289, %281 ], [ %279, %276 ]
  %284 = phi i64 [ %291, %281 ], [ 0, %276 ]
  %285 = add nuw nsw i64 %282, %240
  %286 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %285
  %287 = load double, ptr %286, align 8, !tbaa !20
  %288 = fmul contract double %287, %287
  %289 = fsub contract double %283, %288
  %290 = add nuw nsw i64 %282, 1
  %291 = add i64 %284, 1
  %292 = icmp eq i64 %291, %272
  br i1 %292, label %293, label %281, !llvm.loop !30

293:                                              ; preds = %276, %281, %235
  %294 = phi double [ %269, %235 ], [ %277, %276 ], [ %289, %281 ]
  %295 = fmul contract double %269, 0x3D06849B86A12B9B
  %296 = fcmp contract ogt double %294, %295
  br i1 %296, label %327, label %416

297:                                              ; preds = %297, %274
  %298 = phi i64 [ 0, %274 ], [ %324, %297 ]
  %299 = phi double [ %269, %274 ], [ %323, %297 ]
  %300 = phi i64 [ 0, %274 ], [ %325, %297 ]
  %301 = add nuw nsw i64 %298, %240
  %302 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %301
  %303 = load double, ptr %302, align 8, !tbaa !20
  %304 = fmul contract double %303, %303
  %305 = fsub contract double %299, %304
  %306 = or disjoint i64 %298, 1
  %307 = add nuw nsw i64 %306, %240
  %308 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %307
  %309 = load double, ptr %308, align 8, !tbaa !20
  %310 = fmul contract double %309, %309
  %311 = fsub contract double %305, %310
  %312 = or disjoint i64 %298, 2
  %313 = add nuw nsw i64 %312, %240
  %314 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %313
  %315 = load double, ptr %314, align 8, !tbaa !20
  %316 = fmul contract double %315, %315
  %317 = fsub contract double %311, %316
  %318 = or disjoint i64 %298, 3
  %319 = add nuw nsw i64 %318, %240
  %320 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %319
  %321 = load double, ptr %320, align 8, !tbaa !20
  %322 = fmul contract double %321, %321
  %323 = fsub contract double %317, %322
  %324 = add nuw nsw i64 %298, 4
  %325 = add i64 %300, 4
  %326 = icmp eq i64 %325, %275
  br i1 %326, label %276, label %297, !llvm.loop !32

327:                                              ; preds = %293
  %328 = call contract noundef double @llvm.sqrt.f64(double %294)
  %329 = fdiv contract double 1.000000e+00, %328
  %330 = mul nsw i64 %237, 7
  %331 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %330
  store double %329, ptr %331, align 8, !tbaa !20
  %332 = add nuw nsw i64 %237, 1
  %333 = icmp slt i64 %332, %175
  br i1 %333, label %334, label %413

334:                                              ; preds = %327
  %335 = and i64 %237, 1
  %336 = icmp eq i64 %237, 1
  %337 = and i64 %237, 9223372036854775806
  %338 = icmp eq i64 %335, 0
  br label %339

339:                                              ; preds = %334, %382
  %340 = phi i64 [ %387, %382 ], [ %332, %334 ]
  %341 = mul nsw i64 %340, 6
  %342 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5, i64 %341
  %343 = load <2 x double>, ptr %342, align 8, !tbaa !20
  %344 = load <2 x double>, ptr %242, align 8, !tbaa !20
  %345 = fmul contract <2 x double> %343, %344
  %346 = extractelement <2 x double> %345, i64 0
  %347 = fadd contract double %346, 0.000000e+00
  %348 = extractelement <2 x double> %345, i64 1
  %349 = fadd contract double %347, %348
  %350 = add nuw nsw i64 %341, 2
  %351 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5, i64 %350
  %352 = load <2 x double>, ptr %351, align 8, !tbaa !20
  %353 = load <2 x double>, ptr %252, align 8, !tbaa !20
  %354 = fmul contract <2 x double> %352, %353
  %355 = extractelement <2 x double> %354, i64 0
  %356 = fadd contract double %349, %355
  %357 = extractelement <2 x double> %354, i64 1
  %358 = fadd contract double %356, %357
  %359 = add nuw nsw i64 %341, 4
  %360 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 5, i64 %359
  %361 = load <2 x double>, ptr %360, align 8, !tbaa !20
  %362 = load <2 x double>, ptr %262, align 8, !tbaa !20
  %363 = fmul contract <2 x double> %361, %362
  %364 = extractelement <2 x double> %363, i64 0
  %365 = fadd contract double %358, %364
  %366 = extractelement <2 x double> %363, i64 1
  %367 = fadd contract double %365, %366
  br i1 %270, label %382, label %368

368:                                              ; preds = %339
  br i1 %336, label %369, label %389

369:                                              ; preds = %389, %368
  %370 = phi double [ undef, %368 ], [ %409, %389 ]
  %371 = phi i64 [ 0, %368 ], [ %410, %389 ]
  %372 = phi double [ %367, %368 ], [ %409, %389 ]
  br i1 %338, label %382, label %373

373:                                              ; preds = %369
  %374 = add nuw nsw i64 %371, %341
  %375 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %374
  %376 = load double, ptr %375, align 8, !tbaa !20
  %377 = add nuw nsw i64 %371, %240
  %378 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %377
  %379 = load double, ptr %378, align 8, !tbaa !20
  %380 = fmul contract double %376, %379
  %381 = fsub contract double %372, %380
  br label %382

382:                                              ; preds = %373, %369, %339
  %383 = phi double [ %367, %339 ], [ %370, %369 ], [ %381, %373 ]
  %384 = fmul contract double %329, %383
  %385 = add nuw nsw i64 %341, %237
  %386 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %385
  store double %384, ptr %386, align 8, !tbaa !20
  %387 = add nuw nsw i64 %340, 1
  %388 = icmp slt i64 %387, %175
  br i1 %388, label %339, label %413, !llvm.loop !33

389:                                              ; preds = %368, %389
  %390 = phi i64 [ %410, %389 ], [ 0, %368 ]
  %391 = phi double [ %409, %389 ], [ %367, %368 ]
  %392 = phi i64 [ %411, %389 ], [ 0, %368 ]
  %393 = add nuw nsw i64 %390, %341
  %394 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %393
  %395 = load double, ptr %394, align 8, !tbaa !20
  %396 = add nuw nsw i64 %390, %240
  %397 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %396
  %398 = load double, ptr %397, align 8, !tbaa !20
  %399 = fmul contract double %395, %398
  %400 = fsub contract double %391, %399
  %401 = or disjoint i64 %390, 1
  %402 = add nuw nsw i64 %401, %341
  %403 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %402
  %404 = load double, ptr %403, align 8, !tbaa !20
  %405 = add nuw nsw i64 %401, %240
  %406 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %405
  %407 = load double, ptr %406, align 8, !tbaa !20
  %408 = fmul contract double %404, %407
  %409 = fsub contract double %400, %408
  %410 = add nuw nsw i64 %390, 2
  %411 = add i64 %392, 2
  %412 = icmp eq i64 %411, %337
  br i1 %412, label %369, label %389, !llvm.loop !34

413:                                              ; preds = %382, %327
  %414 = icmp sge i64 %332, %175
  %415 = icmp eq i64 %332, %175
  br i1 %415, label %416, label %235, !llvm.loop !35

416:                                              ; preds = %413, %293
  %417 = phi i1 [ %414, %413 ], [ %236, %293 ]
  br i1 %417, label %419, label %418

418:                                              ; preds = %416
  store i64 %170, ptr %20, align 8, !tbaa !12
  br label %419

419:                                              ; preds = %418, %416
  br label %420

420:                                              ; preds = %419, %434
  %421 = phi i64 [ %471, %434 ], [ 0, %419 ]
  %422 = icmp eq i64 %421, 0
  br i1 %422, label %434, label %423

423:                                              ; preds = %420
  %424 = mul nsw i64 %421, 6
  %425 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 13, i64 %421
  %426 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %424
  %427 = or disjoint i64 %424, 1
  %428 = add nuw nsw i64 %424, 2
  %429 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %428
  %430 = add nuw nsw i64 %424, 3
  %431 = add nuw nsw i64 %424, 4
  %432 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %431
  %433 = add nuw nsw i64 %424, 5
  br label %473

434:                                              ; preds = %473, %420
  %435 = phi i64 [ 5, %420 ], [ %433, %473 ]
  %436 = phi i64 [ 4, %420 ], [ %431, %473 ]
  %437 = phi i64 [ 3, %420 ], [ %430, %473 ]
  %438 = phi i64 [ 2, %420 ], [ %428, %473 ]
  %439 = phi i64 [ 1, %420 ], [ %427, %473 ]
  %440 = phi i64 [ 0, %420 ], [ %424, %473 ]
  %441 = mul nsw i64 %421, 7
  %442 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %441
  %443 = load double, ptr %442, align 8, !tbaa !20
  %444 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %440
  %445 = load double, ptr %444, align 8, !tbaa !20
  %446 = fmul contract double %443, %445
  store double %446, ptr %444, align 8, !tbaa !20
  %447 = load double, ptr %442, align 8, !tbaa !20
  %448 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %439
  %449 = load double, ptr %448, align 8, !tbaa !20
  %450 = fmul contract double %447, %449
  store double %450, ptr %448, align 8, !tbaa !20
  %451 = load double, ptr %442, align 8, !tbaa !20
  %452 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %438
  %453 = load double, ptr %452, align 8, !tbaa !20
  %454 = fmul contract double %451, %453
  store double %454, ptr %452, align 8, !tbaa !20
  %455 = load double, ptr %442, align 8, !tbaa !20
  %456 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %437
  %457 = load double, ptr %456, align 8, !tbaa !20
  %458 = fmul contract double %455, %457
  store double %458, ptr %456, align 8, !tbaa !20
  %459 = load double, ptr %442, align 8, !tbaa !20
  %460 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %436
  %461 = load double, ptr %460, align 8, !tbaa !20
  %462 = fmul contract double %459, %461
  store double %462, ptr %460, align 8, !tbaa !20
  %463 = load double, ptr %442, align 8, !tbaa !20
  %464 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %435
  %465 = load double, ptr %464, align 8, !tbaa !20
  %466 = fmul contract double %463, %465
  store double %466, ptr %464, align 8, !tbaa !20
  %467 = load double, ptr %442, align 8, !tbaa !20
  %468 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 13, i64 %421
  %469 = load double, ptr %468, align 8, !tbaa !20
  %470 = fmul contract double %467, %469
  store double %470, ptr %468, align 8, !tbaa !20
  %471 = add nuw nsw i64 %421, 1
  %472 = icmp eq i64 %471, %175
  br i1 %472, label %505, label %420, !llvm.loop !36

473:                                              ; preds = %473, %423
  %474 = phi i64 [ 0, %423 ], [ %503, %473 ]
  %475 = add nuw nsw i64 %474, %424
  %476 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 12, i64 %475
  %477 = load double, ptr %476, align 8, !tbaa !20
  %478 = mul nuw nsw i64 %474, 6
  %479 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %478
  %480 = load <2 x double>, ptr %479, align 8, !tbaa !20
  %481 = insertelement <2 x double> poison, double %477, i64 0
  %482 = shufflevector <2 x double> %481, <2 x double> poison, <2 x i32> zeroinitializer
  %483 = fmul contract <2 x double> %482, %480
  %484 = load <2 x double>, ptr %426, align 8, !tbaa !20
  %485 = fsub contract <2 x double> %484, %483
  store <2 x double> %485, ptr %426, align 8, !tbaa !20
  %486 = add nuw nsw i64 %478, 2
  %487 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %486
  %488 = load <2 x double>, ptr %487, align 8, !tbaa !20
  %489 = fmul contract <2 x double> %482, %488
  %490 = load <2 x double>, ptr %429, align 8, !tbaa !20
  %491 = fsub contract <2 x double> %490, %489
  store <2 x double> %491, ptr %429, align 8, !tbaa !20
  %492 = add nuw nsw i64 %478, 4
  %493 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11, i64 %492
  %494 = load <2 x double>, ptr %493, align 8, !tbaa !20
  %495 = fmul contract <2 x double> %482, %494
  %496 = load <2 x double>, ptr %432, align 8, !tbaa !20
  %497 = fsub contract <2 x double> %496, %495
  store <2 x double> %497, ptr %432, align 8, !tbaa !20
  %498 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 13, i64 %474
  %499 = load double, ptr %498, align 8, !tbaa !20
  %500 = fmul contract double %477, %499
  %501 = load double, ptr %425, align 8, !tbaa !20
  %502 = fsub contract double %501, %500
  store double %502, ptr %425, align 8, !tbaa !20
  %503 = add nuw nsw i64 %474, 1
  %504 = icmp eq i64 %503, %421
  br i1 %504, label %434, label %473, !llvm.loop !37

505:                                              ; preds = %434, %169
  %506 = load ptr, ptr %156, align 8, !tbaa !38
  %507 = getelementptr inbounds i64, ptr %506, i64 %171
  %508 = load i64, ptr %507, align 8, !tbaa !19
  %509 = icmp sgt i64 %508, -1
  br i1 %509, label %510, label %942

510:                                              ; preds = %505
  %511 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 7
  %512 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 7, i64 2
  %513 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 7, i64 4
  %514 = load <2 x double>, ptr %513, align 8
  %515 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 7, i64 6
  %516 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 7, i64 8
  %517 = load double, ptr %516, align 8
  %518 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 8
  %519 = load double, ptr %518, align 8
  %520 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 8, i64 1
  %521 = load <2 x double>, ptr %511, align 8
  %522 = load <2 x double>, ptr %520, align 8
  %523 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 8, i64 3
  %524 = load double, ptr %523, align 8
  %525 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 8, i64 4
  %526 = load double, ptr %525, align 8
  %527 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 8, i64 5
  %528 = load double, ptr %527, align 8
  %529 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 8, i64 6
  %530 = load double, ptr %529, align 8
  %531 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 8, i64 7
  %532 = load <2 x double>, ptr %515, align 8
  %533 = load <2 x double>, ptr %531, align 8
  %534 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 9
  %535 = load double, ptr %534, align 8
  %536 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 9, i64 1
  %537 = load double, ptr %536, align 8
  %538 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 9, i64 2
  %539 = load double, ptr %538, align 8
  %540 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 9, i64 3
  %541 = load double, ptr %540, align 8
  %542 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 9, i64 4
  %543 = load double, ptr %542, align 8
  %544 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 9, i64 5
  %545 = load <2 x double>, ptr %512, align 8
  %546 = load <2 x double>, ptr %544, align 8
  %547 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 9, i64 7
  %548 = load double, ptr %547, align 8
  %549 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 9, i64 8
  %550 = load double, ptr %549, align 8
  %551 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 10
  %552 = load double, ptr %551, align 8
  %553 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 10, i64 1
  %554 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 10, i64 3
  %555 = load <2 x double>, ptr %553, align 8
  %556 = load <2 x double>, ptr %554, align 8
  %557 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 10, i64 5
  %558 = load double, ptr %557, align 8
  %559 = insertelement <2 x double> poison, double %550, i64 0
  %560 = insertelement <2 x double> %559, double %539, i64 1
  %561 = insertelement <2 x double> poison, double %548, i64 0
  %562 = insertelement <2 x double> %561, double %537, i64 1
  %563 = insertelement <2 x double> poison, double %519, i64 0
  %564 = insertelement <2 x double> %563, double %526, i64 1
  %565 = insertelement <2 x double> poison, double %528, i64 0
  %566 = insertelement <2 x double> %565, double %524, i64 1
  %567 = insertelement <2 x double> poison, double %535, i64 0
  %568 = insertelement <2 x double> %567, double %541, i64 1
  br i1 %176, label %569, label %660

569:                                              ; preds = %510
  %570 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 11
  br label %571

571:                                              ; preds = %571, %569
  %572 = phi double [ %530, %569 ], [ %601, %571 ]
  %573 = phi double [ %543, %569 ], [ %629, %571 ]
  %574 = phi double [ %558, %569 ], [ %657, %571 ]
  %575 = phi double [ %552, %569 ], [ %648, %571 ]
  %576 = phi double [ %517, %569 ], [ %604, %571 ]
  %577 = phi i64 [ 0, %569 ], [ %658, %571 ]
  %578 = phi <2 x double> [ %521, %569 ], [ %608, %571 ]
  %579 = phi <2 x double> [ %522, %569 ], [ %616, %571 ]
  %580 = phi <2 x double> [ %560, %569 ], [ %644, %571 ]
  %581 = phi <2 x double> [ %562, %569 ], [ %640, %571 ]
  %582 = phi <2 x double> [ %545, %569 ], [ %621, %571 ]
  %583 = phi <2 x double> [ %564, %569 ], [ %626, %571 ]
  %584 = phi <2 x double> [ %546, %569 ], [ %637, %571 ]
  %585 = phi <2 x double> [ %514, %569 ], [ %634, %571 ]
  %586 = phi <2 x double> [ %566, %569 ], [ %635, %571 ]
  %587 = phi <2 x double> [ %568, %569 ], [ %623, %571 ]
  %588 = phi <2 x double> [ %532, %569 ], [ %639, %571 ]
  %589 = phi <2 x double> [ %533, %569 ], [ %643, %571 ]
  %590 = phi <2 x double> [ %555, %569 ], [ %652, %571 ]
  %591 = phi <2 x double> [ %556, %569 ], [ %654, %571 ]
  %592 = mul nuw nsw i64 %577, 6
  %593 = getelementptr inbounds double, ptr %570, i64 %592
  %594 = getelementptr double, ptr %593, i64 4
  %595 = getelementptr inbounds double, ptr %593, i64 2
  %596 = load <2 x double>, ptr %595, align 8, !tbaa !20
  %597 = extractelement <2 x double> %596, i64 1
  %598 = fmul contract double %597, %597
  %599 = extractelement <2 x double> %596, i64 0
  %600 = fmul contract double %597, %599
  %601 = fsub contract double %572, %600
  %602 = fmul contract <2 x double> %596, %596
  %603 = extractelement <2 x double> %602, i64 0
  %604 = fsub contract double %576, %603
  %605 = load <2 x double>, ptr %593, align 8, !tbaa !20
  %606 = shufflevector <2 x double> %605, <2 x double> poison, <2 x i32> zeroinitializer
  %607 = fmul contract <2 x double> %606, %605
  %608 = fsub contract <2 x double> %578, %607
  %609 = load <2 x double>, ptr %594, align 8, !tbaa !20
  %610 = fmul contract <2 x double> %606, %609
  %611 = shufflevector <2 x double> %609, <2 x double> %596, <2 x i32> <i32 0, i32 3>
  %612 = shufflevector <2 x double> %609, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %613 = fmul contract <2 x double> %611, %612
  %614 = extractelement <2 x double> %605, i64 0
  %615 = fmul contract <2 x double> %605, %596
  %616 = fsub contract <2 x double> %579, %610
  %617 = shufflevector <2 x double> %612, <2 x double> %596, <2 x i32> <i32 0, i32 3>
  %618 = shufflevector <2 x double> %609, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %619 = fmul contract <2 x double> %617, %618
  %620 = shufflevector <2 x double> %615, <2 x double> %607, <2 x i32> <i32 0, i32 3>
  %621 = fsub contract <2 x double> %582, %620
  %622 = insertelement <2 x double> %613, double %598, i64 0
  %623 = fsub contract <2 x double> %587, %622
  %624 = shufflevector <2 x double> %612, <2 x double> %596, <2 x i32> <i32 3, i32 1>
  %625 = fmul contract <2 x double> %605, %624
  %626 = fsub contract <2 x double> %583, %625
  %627 = fmul contract <2 x double> %609, %609
  %628 = extractelement <2 x double> %627, i64 0
  %629 = fsub contract double %573, %628
  %630 = shufflevector <2 x double> %605, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %631 = fmul contract <2 x double> %617, %630
  %632 = shufflevector <2 x double> %630, <2 x double> %596, <2 x i32> <i32 0, i32 2>
  %633 = fmul contract <2 x double> %630, %632
  %634 = fsub contract <2 x double> %585, %633
  %635 = fsub contract <2 x double> %586, %631
  %636 = shufflevector <2 x double> %613, <2 x double> %619, <2 x i32> <i32 0, i32 3>
  %637 = fsub contract <2 x double> %584, %636
  %638 = shufflevector <2 x double> %615, <2 x double> %633, <2 x i32> <i32 0, i32 3>
  %639 = fsub contract <2 x double> %588, %638
  %640 = fsub contract <2 x double> %581, %613
  %641 = shufflevector <2 x double> %596, <2 x double> poison, <2 x i32> zeroinitializer
  %642 = fmul contract <2 x double> %609, %641
  %643 = fsub contract <2 x double> %589, %642
  %644 = fsub contract <2 x double> %580, %619
  %645 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 13, i64 %577
  %646 = load double, ptr %645, align 8, !tbaa !20
  %647 = fmul contract double %614, %646
  %648 = fadd contract double %575, %647
  %649 = insertelement <2 x double> poison, double %646, i64 0
  %650 = shufflevector <2 x double> %649, <2 x double> poison, <2 x i32> zeroinitializer
  %651 = fmul contract <2 x double> %632, %650
  %652 = fadd contract <2 x double> %590, %651
  %653 = fmul contract <2 x double> %624, %650
  %654 = fadd contract <2 x double> %591, %653
  %655 = extractelement <2 x double> %609, i64 1
  %656 = fmul contract double %655, %646
  %657 = fadd contract double %574, %656
  %658 = add nuw nsw i64 %577, 1
  %659 = icmp eq i64 %658, %175
  br i1 %659, label %660, label %571, !llvm.loop !39

660:                                              ; preds = %571, %510
  %661 = phi double [ %530, %510 ], [ %601, %571 ]
  %662 = phi double [ %543, %510 ], [ %629, %571 ]
  %663 = phi double [ %558, %510 ], [ %657, %571 ]
  %664 = phi double [ %552, %510 ], [ %648, %571 ]
  %665 = phi double [ %517, %510 ], [ %604, %571 ]
  %666 = phi <2 x double> [ %521, %510 ], [ %608, %571 ]
  %667 = phi <2 x double> [ %522, %510 ], [ %616, %571 ]
  %668 = phi <2 x double> [ %560, %510 ], [ %644, %571 ]
  %669 = phi <2 x double> [ %562, %510 ], [ %640, %571 ]
  %670 = phi <2 x double> [ %545, %510 ], [ %621, %571 ]
  %671 = phi <2 x double> [ %564, %510 ], [ %626, %571 ]
  %672 = phi <2 x double> [ %546, %510 ], [ %637, %571 ]
  %673 = phi <2 x double> [ %514, %510 ], [ %634, %571 ]
  %674 = phi <2 x double> [ %566, %510 ], [ %635, %571 ]
  %675 = phi <2 x double> [ %568, %510 ], [ %623, %571 ]
  %676 = phi <2 x double> [ %532, %510 ], [ %639, %571 ]
  %677 = phi <2 x double> [ %533, %510 ], [ %643, %571 ]
  %678 = phi <2 x double> [ %555, %510 ], [ %652, %571 ]
  %679 = phi <2 x double> [ %556, %510 ], [ %654, %571 ]
  %680 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 6
  %681 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 6, i64 2
  %682 = load double, ptr %681, align 8, !tbaa !20
  %683 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 6, i64 3
  %684 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 6, i64 5
  %685 = load double, ptr %684, align 8, !tbaa !20
  %686 = extractelement <2 x double> %677, i64 0
  %687 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 4
  %688 = getelementptr inbounds %struct.Link, ptr %145, i64 %171, i32 4, i64 1
  %689 = load double, ptr %687, align 8, !tbaa !20
  %690 = fmul contract double %662, %689
  %691 = fadd contract double %686, %690
  %692 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 7, i64 0
  %693 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 9, i64 0
  %694 = load <2 x double>, ptr %688, align 8, !tbaa !20
  %695 = fmul contract <2 x double> %669, %694
  %696 = shufflevector <2 x double> %667, <2 x double> %671, <2 x i32> <i32 0, i32 3>
  %697 = fadd contract <2 x double> %696, %695
  %698 = insertelement <2 x double> %669, double %662, i64 1
  %699 = insertelement <2 x double> %694, double %689, i64 0
  %700 = fmul contract <2 x double> %698, %699
  %701 = shufflevector <2 x double> %700, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %702 = fsub contract <2 x double> %697, %701
  %703 = shufflevector <2 x double> %669, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %704 = fmul contract <2 x double> %703, %694
  %705 = extractelement <2 x double> %704, i64 0
  %706 = fsub contract double %691, %705
  %707 = fmul contract <2 x double> %668, %694
  %708 = shufflevector <2 x double> %667, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %709 = shufflevector <2 x double> %708, <2 x double> %674, <2 x i32> <i32 0, i32 2>
  %710 = fadd contract <2 x double> %709, %707
  %711 = shufflevector <2 x double> %668, <2 x double> %672, <2 x i32> <i32 0, i32 2>
  %712 = fmul contract <2 x double> %711, %699
  %713 = shufflevector <2 x double> %712, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %714 = fsub contract <2 x double> %710, %713
  %715 = shufflevector <2 x double> %694, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %716 = insertelement <2 x double> %715, double %689, i64 1
  %717 = fmul contract <2 x double> %667, %716
  %718 = shufflevector <2 x double> %708, <2 x double> %671, <2 x i32> <i32 0, i32 2>
  %719 = fmul contract <2 x double> %718, %694
  %720 = fsub contract <2 x double> %717, %719
  %721 = fsub contract <2 x double> %666, %720
  %722 = shufflevector <2 x double> %694, <2 x double> poison, <2 x i32> zeroinitializer
  %723 = fmul contract <2 x double> %722, %714
  %724 = shufflevector <2 x double> %694, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %725 = fmul contract <2 x double> %724, %702
  %726 = fsub contract <2 x double> %723, %725
  %727 = fadd contract <2 x double> %721, %726
  %728 = load <2 x double>, ptr %692, align 8, !tbaa !20
  %729 = fadd contract <2 x double> %728, %727
  %730 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 8, i64 1
  %731 = load <2 x double>, ptr %693, align 8, !tbaa !20
  %732 = shufflevector <2 x double> %675, <2 x double> %669, <2 x i32> <i32 0, i32 3>
  %733 = fadd contract <2 x double> %732, %731
  %734 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 7, i64 2
  %735 = load <2 x double>, ptr %730, align 8, !tbaa !20
  %736 = shufflevector <2 x double> %702, <2 x double> %714, <2 x i32> <i32 0, i32 2>
  %737 = fadd contract <2 x double> %736, %735
  %738 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 9, i64 2
  %739 = insertelement <2 x double> %715, double %689, i64 0
  %740 = fmul contract <2 x double> %672, %739
  %741 = shufflevector <2 x double> %671, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %742 = shufflevector <2 x double> %741, <2 x double> %677, <2 x i32> <i32 3, i32 1>
  %743 = fadd contract <2 x double> %742, %740
  %744 = shufflevector <2 x double> %668, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %745 = shufflevector <2 x double> %744, <2 x double> %675, <2 x i32> <i32 0, i32 3>
  %746 = fmul contract <2 x double> %745, %694
  %747 = fsub contract <2 x double> %743, %746
  %748 = fmul contract <2 x double> %671, %694
  %749 = shufflevector <2 x double> %694, <2 x double> %667, <2 x i32> <i32 0, i32 2>
  %750 = shufflevector <2 x double> %739, <2 x double> poison, <2 x i32> zeroinitializer
  %751 = shufflevector <2 x double> %674, <2 x double> %750, <2 x i32> <i32 0, i32 3>
  %752 = fmul contract <2 x double> %749, %751
  %753 = shufflevector <2 x double> %752, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %754 = fsub contract <2 x double> %748, %753
  %755 = fsub contract <2 x double> %670, %754
  %756 = fmul contract <2 x double> %694, %747
  %757 = shufflevector <2 x double> %714, <2 x double> %694, <2 x i32> <i32 0, i32 3>
  %758 = insertelement <2 x double> %750, double %706, i64 1
  %759 = fmul contract <2 x double> %757, %758
  %760 = shufflevector <2 x double> %759, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %761 = fsub contract <2 x double> %756, %760
  %762 = fadd contract <2 x double> %755, %761
  %763 = load <2 x double>, ptr %734, align 8, !tbaa !20
  %764 = fadd contract <2 x double> %762, %763
  %765 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 8, i64 3
  %766 = load <2 x double>, ptr %738, align 8, !tbaa !20
  %767 = shufflevector <2 x double> %668, <2 x double> %675, <2 x i32> <i32 1, i32 3>
  %768 = fadd contract <2 x double> %767, %766
  %769 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 7, i64 4
  %770 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 9, i64 4
  %771 = fmul contract <2 x double> %675, %716
  %772 = shufflevector <2 x double> %674, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %773 = insertelement <2 x double> %772, double %661, i64 1
  %774 = fadd contract <2 x double> %773, %771
  %775 = shufflevector <2 x double> %672, <2 x double> %694, <2 x i32> <i32 1, i32 2>
  %776 = shufflevector <2 x double> %716, <2 x double> %675, <2 x i32> <i32 1, i32 2>
  %777 = fmul contract <2 x double> %775, %776
  %778 = fsub contract <2 x double> %774, %777
  %779 = shufflevector <2 x double> %674, <2 x double> %716, <2 x i32> <i32 1, i32 3>
  %780 = shufflevector <2 x double> %694, <2 x double> %671, <2 x i32> <i32 1, i32 3>
  %781 = fmul contract <2 x double> %779, %780
  %782 = fmul contract <2 x double> %674, %739
  %783 = fsub contract <2 x double> %782, %781
  %784 = fsub contract <2 x double> %673, %783
  %785 = shufflevector <2 x double> %694, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %786 = fmul contract <2 x double> %785, %778
  %787 = insertelement <2 x double> poison, double %661, i64 0
  %788 = insertelement <2 x double> %787, double %689, i64 1
  %789 = insertelement <2 x double> %694, double %706, i64 1
  %790 = fmul contract <2 x double> %788, %789
  %791 = shufflevector <2 x double> %677, <2 x double> %694, <2 x i32> <i32 0, i32 2>
  %792 = insertelement <2 x double> %778, double %689, i64 0
  %793 = fmul contract <2 x double> %791, %792
  %794 = fsub contract <2 x double> %790, %793
  %795 = extractelement <2 x double> %794, i64 0
  %796 = fsub contract double %665, %795
  %797 = extractelement <2 x double> %794, i64 1
  %798 = fadd contract double %796, %797
  %799 = shufflevector <2 x double> %714, <2 x double> %747, <2 x i32> <i32 1, i32 2>
  %800 = fmul contract <2 x double> %750, %799
  %801 = fsub contract <2 x double> %786, %800
  %802 = fadd contract <2 x double> %784, %801
  %803 = load <2 x double>, ptr %765, align 8, !tbaa !20
  %804 = shufflevector <2 x double> %778, <2 x double> %702, <2 x i32> <i32 0, i32 3>
  %805 = fadd contract <2 x double> %804, %803
  %806 = load <2 x double>, ptr %769, align 8, !tbaa !20
  %807 = fadd contract <2 x double> %802, %806
  %808 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 8, i64 5
  %809 = load <2 x double>, ptr %770, align 8, !tbaa !20
  %810 = shufflevector <2 x double> %672, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %811 = insertelement <2 x double> %810, double %662, i64 0
  %812 = fadd contract <2 x double> %811, %809
  %813 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 7, i64 6
  %814 = load <2 x double>, ptr %808, align 8, !tbaa !20
  %815 = shufflevector <2 x double> %714, <2 x double> %778, <2 x i32> <i32 1, i32 3>
  %816 = fadd contract <2 x double> %815, %814
  %817 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 9, i64 6
  %818 = fmul contract <2 x double> %677, %716
  %819 = shufflevector <2 x double> %677, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %820 = insertelement <2 x double> %819, double %661, i64 1
  %821 = fmul contract <2 x double> %820, %694
  %822 = fsub contract <2 x double> %818, %821
  %823 = fsub contract <2 x double> %676, %822
  %824 = shufflevector <2 x double> %716, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %825 = fmul contract <2 x double> %824, %702
  %826 = shufflevector <2 x double> %747, <2 x double> %778, <2 x i32> <i32 1, i32 2>
  %827 = fmul contract <2 x double> %722, %826
  %828 = fsub contract <2 x double> %825, %827
  %829 = fadd contract <2 x double> %823, %828
  %830 = load <2 x double>, ptr %813, align 8, !tbaa !20
  %831 = fadd contract <2 x double> %829, %830
  %832 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 8, i64 7
  %833 = load <2 x double>, ptr %817, align 8, !tbaa !20
  %834 = shufflevector <2 x double> %672, <2 x double> %669, <2 x i32> <i32 1, i32 2>
  %835 = fadd contract <2 x double> %834, %833
  %836 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 7, i64 8
  %837 = load <2 x double>, ptr %836, align 8, !tbaa !20
  %838 = insertelement <2 x double> %747, double %798, i64 0
  %839 = fadd contract <2 x double> %838, %837
  %840 = load <2 x double>, ptr %832, align 8, !tbaa !20
  %841 = shufflevector <2 x double> %747, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %842 = insertelement <2 x double> %841, double %706, i64 0
  %843 = fadd contract <2 x double> %842, %840
  %844 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 9, i64 8
  %845 = load <2 x double>, ptr %844, align 8, !tbaa !20
  %846 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 10, i64 1
  %847 = load <2 x double>, ptr %680, align 8, !tbaa !20
  %848 = shufflevector <2 x double> %847, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %849 = load <2 x double>, ptr %683, align 8, !tbaa !20
  %850 = shufflevector <2 x double> %670, <2 x double> %667, <2 x i32> <i32 0, i32 3>
  %851 = insertelement <2 x double> poison, double %682, i64 0
  %852 = insertelement <2 x double> %851, double %685, i64 1
  %853 = fmul contract <2 x double> %850, %852
  %854 = shufflevector <2 x double> %666, <2 x double> %671, <2 x i32> <i32 0, i32 2>
  %855 = shufflevector <2 x double> %847, <2 x double> %849, <2 x i32> <i32 0, i32 2>
  %856 = fmul contract <2 x double> %854, %855
  %857 = shufflevector <2 x double> %666, <2 x double> %667, <2 x i32> <i32 1, i32 2>
  %858 = shufflevector <2 x double> %848, <2 x double> %849, <2 x i32> <i32 0, i32 3>
  %859 = fmul contract <2 x double> %857, %858
  %860 = fadd contract <2 x double> %856, %859
  %861 = fadd contract <2 x double> %860, %853
  %862 = shufflevector <2 x double> %861, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %863 = fadd contract <2 x double> %861, %862
  %864 = extractelement <2 x double> %863, i64 0
  %865 = fadd contract double %664, %864
  %866 = shufflevector <2 x double> %674, <2 x double> %667, <2 x i32> <i32 1, i32 2>
  %867 = fmul contract <2 x double> %866, %848
  %868 = fmul contract <2 x double> %671, %847
  %869 = fadd contract <2 x double> %867, %868
  %870 = insertelement <2 x double> %819, double %661, i64 0
  %871 = shufflevector <2 x double> %851, <2 x double> poison, <2 x i32> zeroinitializer
  %872 = fmul contract <2 x double> %870, %871
  %873 = fadd contract <2 x double> %869, %872
  %874 = shufflevector <2 x double> %849, <2 x double> poison, <2 x i32> zeroinitializer
  %875 = fmul contract <2 x double> %675, %874
  %876 = shufflevector <2 x double> %669, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %877 = insertelement <2 x double> %876, double %662, i64 1
  %878 = shufflevector <2 x double> %849, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %879 = fmul contract <2 x double> %877, %878
  %880 = fadd contract <2 x double> %875, %879
  %881 = shufflevector <2 x double> %668, <2 x double> %672, <2 x i32> <i32 1, i32 2>
  %882 = insertelement <2 x double> poison, double %685, i64 0
  %883 = shufflevector <2 x double> %882, <2 x double> poison, <2 x i32> zeroinitializer
  %884 = fmul contract <2 x double> %881, %883
  %885 = fadd contract <2 x double> %880, %884
  %886 = fadd contract <2 x double> %873, %885
  %887 = fadd contract <2 x double> %679, %886
  %888 = shufflevector <2 x double> %673, <2 x double> %676, <2 x i32> <i32 0, i32 2>
  %889 = fmul contract <2 x double> %888, %848
  %890 = shufflevector <2 x double> %670, <2 x double> %676, <2 x i32> <i32 1, i32 3>
  %891 = fmul contract <2 x double> %890, %847
  %892 = fadd contract <2 x double> %889, %891
  %893 = shufflevector <2 x double> %673, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %894 = insertelement <2 x double> %893, double %665, i64 1
  %895 = fmul contract <2 x double> %894, %871
  %896 = fadd contract <2 x double> %892, %895
  %897 = insertelement <2 x double> %671, double %661, i64 0
  %898 = fmul contract <2 x double> %897, %849
  %899 = shufflevector <2 x double> %898, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %900 = shufflevector <2 x double> %674, <2 x double> %677, <2 x i32> <i32 1, i32 2>
  %901 = fmul contract <2 x double> %900, %849
  %902 = fadd contract <2 x double> %899, %901
  %903 = shufflevector <2 x double> %674, <2 x double> %677, <2 x i32> <i32 0, i32 3>
  %904 = fmul contract <2 x double> %903, %883
  %905 = fadd contract <2 x double> %902, %904
  %906 = fadd contract <2 x double> %896, %905
  %907 = fadd contract <2 x double> %678, %906
  %908 = shufflevector <2 x double> %677, <2 x double> %668, <2 x i32> <i32 1, i32 2>
  %909 = fmul contract <2 x double> %908, %852
  %910 = shufflevector <2 x double> %667, <2 x double> %672, <2 x i32> <i32 1, i32 3>
  %911 = fmul contract <2 x double> %910, %855
  %912 = shufflevector <2 x double> %674, <2 x double> %669, <2 x i32> <i32 0, i32 2>
  %913 = fmul contract <2 x double> %912, %858
  %914 = fadd contract <2 x double> %911, %913
  %915 = fadd contract <2 x double> %914, %909
  %916 = shufflevector <2 x double> %915, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %917 = fadd contract <2 x double> %915, %916
  %918 = extractelement <2 x double> %917, i64 0
  %919 = fadd contract double %663, %918
  %920 = insertelement <2 x double> %887, double %919, i64 0
  %921 = fmul contract <2 x double> %694, %920
  %922 = shufflevector <2 x double> %921, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %923 = fsub contract <2 x double> %921, %922
  %924 = extractelement <2 x double> %923, i64 0
  %925 = fadd contract double %865, %924
  %926 = fmul contract <2 x double> %716, %887
  %927 = shufflevector <2 x double> %887, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %928 = insertelement <2 x double> %927, double %919, i64 0
  %929 = fmul contract <2 x double> %739, %928
  %930 = fsub contract <2 x double> %926, %929
  %931 = fadd contract <2 x double> %907, %930
  store <2 x double> %729, ptr %692, align 8, !tbaa !20
  store <2 x double> %733, ptr %693, align 8, !tbaa !20
  store <2 x double> %737, ptr %730, align 8, !tbaa !20
  store <2 x double> %764, ptr %734, align 8, !tbaa !20
  store <2 x double> %768, ptr %738, align 8, !tbaa !20
  store <2 x double> %805, ptr %765, align 8, !tbaa !20
  store <2 x double> %807, ptr %769, align 8, !tbaa !20
  store <2 x double> %812, ptr %770, align 8, !tbaa !20
  store <2 x double> %816, ptr %808, align 8, !tbaa !20
  store <2 x double> %831, ptr %813, align 8, !tbaa !20
  store <2 x double> %835, ptr %817, align 8, !tbaa !20
  store <2 x double> %839, ptr %836, align 8, !tbaa !20
  store <2 x double> %843, ptr %832, align 8, !tbaa !20
  %932 = insertelement <2 x double> %668, double %925, i64 1
  %933 = fadd contract <2 x double> %932, %845
  store <2 x double> %933, ptr %844, align 8, !tbaa !20
  %934 = load <2 x double>, ptr %846, align 8, !tbaa !20
  %935 = fadd contract <2 x double> %931, %934
  store <2 x double> %935, ptr %846, align 8, !tbaa !20
  %936 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 10, i64 3
  %937 = load <2 x double>, ptr %936, align 8, !tbaa !20
  %938 = fadd contract <2 x double> %887, %937
  store <2 x double> %938, ptr %936, align 8, !tbaa !20
  %939 = getelementptr inbounds %struct.Link, ptr %145, i64 %508, i32 10, i64 5
  %940 = load double, ptr %939, align 8, !tbaa !20
  %941 = fadd contract double %919, %940
  store double %941, ptr %939, align 8, !tbaa !20
  br label %942

942:                                              ; preds = %660, %505
  %943 = icmp sgt i64 %170, 1
  br i1 %943, label %169, label %944, !llvm.loop !40

944:                                              ; preds = %942
  %945 = load i64, ptr %0, align 8, !tbaa !13
  %946 = icmp sgt i64 %945, 0
  br i1 %946, label %947, label %1783

947:                                              ; preds = %944
  %948 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %949 = load i64, ptr %948, align 8, !tbaa !41
  %950 = getelementptr inbounds double, ptr %2, i64 %949
  %951 = load ptr, ptr %144, align 8, !tbaa !14
  %952 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %953 = load ptr, ptr %952, align 8, !tbaa !38
  %954 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %955 = load ptr, ptr %954, align 8, !tbaa !26
  %956 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %1787

957:                                              ; preds = %23, %1605
  %958 = phi i64 [ 0, %23 ], [ %1780, %1605 ]
  %959 = mul i64 %958, 1584
  %960 = mul nsw i64 %958, 33
  %961 = getelementptr inbounds double, ptr %19, i64 %960
  %962 = select i1 %24, ptr null, ptr %961
  %963 = load ptr, ptr %25, align 8, !tbaa !14
  %964 = getelementptr inbounds %struct.Link, ptr %963, i64 %958
  %965 = load ptr, ptr %26, align 8, !tbaa !38
  %966 = getelementptr inbounds i64, ptr %965, i64 %958
  %967 = load i64, ptr %966, align 8, !tbaa !19
  %968 = icmp slt i64 %967, 0
  %969 = getelementptr inbounds %struct.Link, ptr %963, i64 %967
  %970 = select i1 %968, ptr @ground, ptr %969
  %971 = load ptr, ptr %27, align 8, !tbaa !26
  %972 = getelementptr inbounds i64, ptr %971, i64 %958
  %973 = load i64, ptr %972, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %8) #9
  %974 = mul nsw i64 %973, 6
  %975 = getelementptr inbounds double, ptr %28, i64 %974
  %976 = load i64, ptr %29, align 8, !tbaa !41
  %977 = getelementptr inbounds double, ptr %1, i64 %976
  %978 = load ptr, ptr %30, align 8, !tbaa !29
  %979 = getelementptr inbounds i64, ptr %978, i64 %958
  %980 = load i64, ptr %979, align 8, !tbaa !19
  %981 = getelementptr inbounds double, ptr %977, i64 %980
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #9
  %982 = load ptr, ptr %31, align 8, !tbaa !42
  %983 = getelementptr inbounds i64, ptr %982, i64 %958
  %984 = load i64, ptr %983, align 8, !tbaa !19
  %985 = getelementptr i64, ptr %983, i64 1
  %986 = load i64, ptr %985, align 8, !tbaa !19
  %987 = sub nsw i64 %986, %984
  %988 = icmp sgt i64 %987, 0
  br i1 %988, label %989, label %1011

989:                                              ; preds = %957
  %990 = load ptr, ptr %32, align 8, !tbaa !43
  %991 = getelementptr i64, ptr %990, i64 %984
  %992 = and i64 %987, 3
  %993 = sub i64 %984, %986
  %994 = icmp ugt i64 %993, -4
  br i1 %994, label %997, label %995

995:                                              ; preds = %989
  %996 = and i64 %987, 9223372036854775804
  br label %1147

997:                                              ; preds = %1147, %989
  %998 = phi i64 [ 0, %989 ], [ %1173, %1147 ]
  %999 = icmp eq i64 %992, 0
  br i1 %999, label %1011, label %1000

1000:                                             ; preds = %997, %1000
  %1001 = phi i64 [ %1008, %1000 ], [ %998, %997 ]
  %1002 = phi i64 [ %1009, %1000 ], [ 0, %997 ]
  %1003 = getelementptr i64, ptr %991, i64 %1001
  %1004 = load i64, ptr %1003, align 8, !tbaa !19
  %1005 = getelementptr inbounds double, ptr %1, i64 %1004
  %1006 = load double, ptr %1005, align 8, !tbaa !20
  %1007 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1001
  store double %1006, ptr %1007, align 8, !tbaa !20
  %1008 = add nuw nsw i64 %1001, 1
  %1009 = add i64 %1002, 1
  %1010 = icmp eq i64 %1009, %992
  br i1 %1010, label %1011, label %1000, !llvm.loop !44

1011:                                             ; preds = %997, %1000, %957
  %1012 = load ptr, ptr %33, align 8, !tbaa !45
  %1013 = getelementptr inbounds i64, ptr %1012, i64 %958
  %1014 = load i64, ptr %1013, align 8, !tbaa !19
  %1015 = inttoptr i64 %1014 to ptr
  call void %1015(ptr noundef nonnull %8, ptr noundef nonnull %7, ptr noundef null) #9
  %1016 = load ptr, ptr %26, align 8, !tbaa !38
  %1017 = getelementptr inbounds i64, ptr %1016, i64 %958
  %1018 = load i64, ptr %1017, align 8, !tbaa !19
  %1019 = icmp slt i64 %1018, 0
  br i1 %1019, label %1176, label %1020

1020:                                             ; preds = %1011
  %1021 = getelementptr [9 x double], ptr %970, i64 0, i64 1
  %1022 = getelementptr [9 x double], ptr %970, i64 0, i64 2
  %1023 = load double, ptr %970, align 8, !tbaa !20
  %1024 = load double, ptr %8, align 16, !tbaa !20
  %1025 = fmul contract double %1023, %1024
  %1026 = load double, ptr %1021, align 8, !tbaa !20
  %1027 = load double, ptr %34, align 8, !tbaa !20
  %1028 = fmul contract double %1026, %1027
  %1029 = fadd contract double %1025, %1028
  %1030 = load double, ptr %1022, align 8, !tbaa !20
  %1031 = load double, ptr %35, align 16, !tbaa !20
  %1032 = fmul contract double %1030, %1031
  %1033 = fadd contract double %1029, %1032
  store double %1033, ptr %964, align 8, !tbaa !20
  %1034 = load double, ptr %970, align 8, !tbaa !20
  %1035 = load double, ptr %36, align 8, !tbaa !20
  %1036 = fmul contract double %1034, %1035
  %1037 = load double, ptr %1021, align 8, !tbaa !20
  %1038 = load double, ptr %37, align 16, !tbaa !20
  %1039 = fmul contract double %1037, %1038
  %1040 = fadd contract double %1036, %1039
  %1041 = load double, ptr %1022, align 8, !tbaa !20
  %1042 = load double, ptr %38, align 8, !tbaa !20
  %1043 = fmul contract double %1041, %1042
  %1044 = fadd contract double %1040, %1043
  %1045 = getelementptr inbounds [9 x double], ptr %964, i64 0, i64 1
  store double %1044, ptr %1045, align 8, !tbaa !20
  %1046 = load double, ptr %970, align 8, !tbaa !20
  %1047 = load double, ptr %39, align 16, !tbaa !20
  %1048 = fmul contract double %1046, %1047
  %1049 = load double, ptr %1021, align 8, !tbaa !20
  %1050 = load double, ptr %40, align 8, !tbaa !20
  %1051 = fmul contract double %1049, %1050
  %1052 = fadd contract double %1048, %1051
  %1053 = load double, ptr %1022, align 8, !tbaa !20
  %1054 = load double, ptr %41, align 16, !tbaa !20
  %1055 = fmul contract double %1053, %1054
  %1056 = fadd contract double %1052, %1055
  %1057 = getelementptr inbounds [9 x double], ptr %964, i64 0, i64 2
  store double %1056, ptr %1057, align 8, !tbaa !20
  %1058 = getelementptr inbounds [9 x double], ptr %970, i64 0, i64 3
  %1059 = getelementptr [9 x double], ptr %970, i64 0, i64 4
  %1060 = getelementptr [9 x double], ptr %970, i64 0, i64 5
  %1061 = load double, ptr %1058, align 8, !tbaa !20
  %1062 = fmul contract double %1024, %1061
  %1063 = load double, ptr %1059, align 8, !tbaa !20
  %1064 = fmul contract double %1027, %1063
  %1065 = fadd contract double %1062, %1064
  %1066 = load double, ptr %1060, align 8, !tbaa !20
  %1067 = fmul contract double %1031, %1066
  %1068 = fadd contract double %1065, %1067
  %1069 = getelementptr inbounds [9 x double], ptr %964, i64 0, i64 3
  store double %1068, ptr %1069, align 8, !tbaa !20
  %1070 = load double, ptr %1058, align 8, !tbaa !20
  %1071 = fmul contract double %1035, %1070
  %1072 = load double, ptr %1059, align 8, !tbaa !20
  %1073 = fmul contract double %1038, %1072
  %1074 = fadd contract double %1071, %1073
  %1075 = load double, ptr %1060, align 8, !tbaa !20
  %1076 = fmul contract double %1042, %1075
  %1077 = fadd contract double %1074, %1076
  %1078 = getelementptr inbounds [9 x double], ptr %964, i64 0, i64 4
  store double %1077, ptr %1078, align 8, !tbaa !20
  %1079 = load double, ptr %1058, align 8, !tbaa !20
  %1080 = fmul contract double %1047, %1079
  %1081 = load double, ptr %1059, align 8, !tbaa !20
  %1082 = fmul contract double %1050, %1081
  %1083 = fadd contract double %1080, %1082
  %1084 = load double, ptr %1060, align 8, !tbaa !20
  %1085 = fmul contract double %1054, %1084
  %1086 = fadd contract double %1083, %1085
  %1087 = getelementptr inbounds [9 x double], ptr %964, i64 0, i64 5
  store double %1086, ptr %1087, align 8, !tbaa !20
  %1088 = getelementptr inbounds [9 x double], ptr %970, i64 0, i64 6
  %1089 = getelementptr [9 x double], ptr %970, i64 0, i64 7
  %1090 = getelementptr [9 x double], ptr %970, i64 0, i64 8
  %1091 = load double, ptr %1088, align 8, !tbaa !20
  %1092 = fmul contract double %1024, %1091
  %1093 = load double, ptr %1089, align 8, !tbaa !20
  %1094 = fmul contract double %1027, %1093
  %1095 = fadd contract double %1092, %1094
  %1096 = load double, ptr %1090, align 8, !tbaa !20
  %1097 = fmul contract double %1031, %1096
  %1098 = fadd contract double %1095, %1097
  %1099 = getelementptr inbounds [9 x double], ptr %964, i64 0, i64 6
  store double %1098, ptr %1099, align 8, !tbaa !20
  %1100 = load double, ptr %1088, align 8, !tbaa !20
  %1101 = fmul contract double %1035, %1100
  %1102 = load double, ptr %1089, align 8, !tbaa !20
  %1103 = fmul contract double %1038, %1102
  %1104 = fadd contract double %1101, %1103
  %1105 = load double, ptr %1090, align 8, !tbaa !20
  %1106 = fmul contract double %1042, %1105
  %1107 = fadd contract double %1104, %1106
  %1108 = getelementptr inbounds [9 x double], ptr %964, i64 0, i64 7
  store double %1107, ptr %1108, align 8, !tbaa !20
  %1109 = load double, ptr %1088, align 8, !tbaa !20
  %1110 = fmul contract double %1047, %1109
  %1111 = load double, ptr %1089, align 8, !tbaa !20
  %1112 = fmul contract double %1050, %1111
  %1113 = fadd contract double %1110, %1112
  %1114 = load double, ptr %1090, align 8, !tbaa !20
  %1115 = fmul contract double %1054, %1114
  %1116 = fadd contract double %1113, %1115
  %1117 = getelementptr inbounds [9 x double], ptr %964, i64 0, i64 8
  store double %1116, ptr %1117, align 8, !tbaa !20
  %1118 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 4
  %1119 = load double, ptr %970, align 8, !tbaa !20
  %1120 = load double, ptr %42, align 8, !tbaa !20
  %1121 = fmul contract double %1119, %1120
  %1122 = getelementptr inbounds double, ptr %1118, i64 1
  %1123 = load <2 x double>, ptr %43, align 16, !tbaa !20
  %1124 = load <2 x double>, ptr %1021, align 8, !tbaa !20
  %1125 = fmul contract <2 x double> %1124, %1123
  %1126 = extractelement <2 x double> %1125, i64 0
  %1127 = fadd contract double %1121, %1126
  %1128 = extractelement <2 x double> %1125, i64 1
  %1129 = fadd contract double %1127, %1128
  store double %1129, ptr %1118, align 8, !tbaa !20
  %1130 = load double, ptr %1058, align 8, !tbaa !20
  %1131 = fmul contract double %1120, %1130
  %1132 = load <2 x double>, ptr %1059, align 8, !tbaa !20
  %1133 = fmul contract <2 x double> %1123, %1132
  %1134 = extractelement <2 x double> %1133, i64 0
  %1135 = fadd contract double %1131, %1134
  %1136 = extractelement <2 x double> %1133, i64 1
  %1137 = fadd contract double %1135, %1136
  store double %1137, ptr %1122, align 8, !tbaa !20
  %1138 = load double, ptr %1088, align 8, !tbaa !20
  %1139 = fmul contract double %1120, %1138
  %1140 = load <2 x double>, ptr %1089, align 8, !tbaa !20
  %1141 = fmul contract <2 x double> %1123, %1140
  %1142 = extractelement <2 x double> %1141, i64 0
  %1143 = fadd contract double %1139, %1142
  %1144 = extractelement <2 x double> %1141, i64 1
  %1145 = fadd contract double %1143, %1144
  %1146 = getelementptr inbounds double, ptr %1118, i64 2
  store double %1145, ptr %1146, align 8, !tbaa !20
  br label %1183

1147:                                             ; preds = %1147, %995
  %1148 = phi i64 [ 0, %995 ], [ %1173, %1147 ]
  %1149 = phi i64 [ 0, %995 ], [ %1174, %1147 ]
  %1150 = getelementptr i64, ptr %991, i64 %1148
  %1151 = load i64, ptr %1150, align 8, !tbaa !19
  %1152 = getelementptr inbounds double, ptr %1, i64 %1151
  %1153 = load double, ptr %1152, align 8, !tbaa !20
  %1154 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1148
  store double %1153, ptr %1154, align 16, !tbaa !20
  %1155 = or disjoint i64 %1148, 1
  %1156 = getelementptr i64, ptr %991, i64 %1155
  %1157 = load i64, ptr %1156, align 8, !tbaa !19
  %1158 = getelementptr inbounds double, ptr %1, i64 %1157
  %1159 = load double, ptr %1158, align 8, !tbaa !20
  %1160 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1155
  store double %1159, ptr %1160, align 8, !tbaa !20
  %1161 = or disjoint i64 %1148, 2
  %1162 = getelementptr i64, ptr %991, i64 %1161
  %1163 = load i64, ptr %1162, align 8, !tbaa !19
  %1164 = getelementptr inbounds double, ptr %1, i64 %1163
  %1165 = load double, ptr %1164, align 8, !tbaa !20
  %1166 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1161
  store double %1165, ptr %1166, align 16, !tbaa !20
  %1167 = or disjoint i64 %1148, 3
  %1168 = getelementptr i64, ptr %991, i64 %1167
  %1169 = load i64, ptr %1168, align 8, !tbaa !19
  %1170 = getelementptr inbounds double, ptr %1, i64 %1169
  %1171 = load double, ptr %1170, align 8, !tbaa !20
  %1172 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1167
  store double %1171, ptr %1172, align 8, !tbaa !20
  %1173 = add nuw nsw i64 %1148, 4
  %1174 = add i64 %1149, 4
  %1175 = icmp eq i64 %1174, %996
  br i1 %1175, label %997, label %1147, !llvm.loop !46

1176:                                             ; preds = %1011
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %964, ptr noundef nonnull align 16 dereferenceable(72) %8, i64 72, i1 false)
  %1177 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1177, ptr noundef nonnull align 8 dereferenceable(24) %42, i64 24, i1 false)
  %1178 = load double, ptr %1177, align 8, !tbaa !20
  %1179 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 4, i64 1
  %1180 = load double, ptr %1179, align 8, !tbaa !20
  %1181 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 4, i64 2
  %1182 = load double, ptr %1181, align 8, !tbaa !20
  br label %1183

1183:                                             ; preds = %1176, %1020
  %1184 = phi double [ %1145, %1020 ], [ %1182, %1176 ]
  %1185 = phi double [ %1137, %1020 ], [ %1180, %1176 ]
  %1186 = phi double [ %1129, %1020 ], [ %1178, %1176 ]
  %1187 = getelementptr inbounds %struct.Link, ptr %970, i64 0, i32 3, i64 0
  %1188 = load double, ptr %1187, align 8, !tbaa !20
  %1189 = fadd contract double %1186, %1188
  %1190 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 3, i64 0
  store double %1189, ptr %1190, align 8, !tbaa !20
  %1191 = getelementptr inbounds %struct.Link, ptr %970, i64 0, i32 3, i64 1
  %1192 = load double, ptr %1191, align 8, !tbaa !20
  %1193 = fadd contract double %1185, %1192
  %1194 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 3, i64 1
  store double %1193, ptr %1194, align 8, !tbaa !20
  %1195 = getelementptr inbounds %struct.Link, ptr %970, i64 0, i32 3, i64 2
  %1196 = load double, ptr %1195, align 8, !tbaa !20
  %1197 = fadd contract double %1184, %1196
  %1198 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 3, i64 2
  store double %1197, ptr %1198, align 8, !tbaa !20
  %1199 = icmp sgt i64 %973, 0
  br i1 %1199, label %1200, label %1316

1200:                                             ; preds = %1183
  %1201 = shl nuw i64 %973, 1
  %1202 = getelementptr %struct.Link, ptr %963, i64 %958, i32 5
  %1203 = load double, ptr %964, align 8, !tbaa !20
  %1204 = getelementptr double, ptr %964, i64 1
  %1205 = getelementptr double, ptr %964, i64 2
  %1206 = getelementptr inbounds double, ptr %964, i64 3
  %1207 = getelementptr double, ptr %964, i64 4
  %1208 = getelementptr double, ptr %964, i64 5
  %1209 = getelementptr inbounds double, ptr %964, i64 6
  %1210 = getelementptr double, ptr %964, i64 7
  %1211 = getelementptr double, ptr %964, i64 8
  %1212 = call i64 @llvm.smax.i64(i64 %1201, i64 1)
  %1213 = load double, ptr %1204, align 8, !tbaa !20
  %1214 = load double, ptr %1205, align 8, !tbaa !20
  %1215 = load double, ptr %1206, align 8, !tbaa !20
  %1216 = load double, ptr %1207, align 8, !tbaa !20
  %1217 = load double, ptr %1208, align 8, !tbaa !20
  %1218 = load double, ptr %1209, align 8, !tbaa !20
  %1219 = load double, ptr %1210, align 8, !tbaa !20
  %1220 = load double, ptr %1211, align 8, !tbaa !20
  %1221 = icmp slt i64 %1201, 2
  br i1 %1221, label %1282, label %1222

1222:                                             ; preds = %1200
  %1223 = mul i64 %1212, 24
  %1224 = getelementptr i8, ptr %963, i64 %959
  %1225 = getelementptr i8, ptr %1224, i64 168
  %1226 = getelementptr i8, ptr %1225, i64 %1223
  %1227 = getelementptr i8, ptr %51, i64 %1223
  %1228 = icmp ult ptr %1202, %1227
  %1229 = icmp ult ptr %28, %1226
  %1230 = and i1 %1228, %1229
  br i1 %1230, label %1282, label %1231

1231:                                             ; preds = %1222
  %1232 = and i64 %1212, 9223372036854775806
  %1233 = insertelement <2 x double> poison, double %1203, i64 0
  %1234 = shufflevector <2 x double> %1233, <2 x double> poison, <2 x i32> zeroinitializer
  %1235 = insertelement <2 x double> poison, double %1213, i64 0
  %1236 = shufflevector <2 x double> %1235, <2 x double> poison, <2 x i32> zeroinitializer
  %1237 = insertelement <2 x double> poison, double %1214, i64 0
  %1238 = shufflevector <2 x double> %1237, <2 x double> poison, <2 x i32> zeroinitializer
  %1239 = insertelement <2 x double> poison, double %1215, i64 0
  %1240 = shufflevector <2 x double> %1239, <2 x double> poison, <2 x i32> zeroinitializer
  %1241 = insertelement <2 x double> poison, double %1216, i64 0
  %1242 = shufflevector <2 x double> %1241, <2 x double> poison, <2 x i32> zeroinitializer
  %1243 = insertelement <2 x double> poison, double %1217, i64 0
  %1244 = shufflevector <2 x double> %1243, <2 x double> poison, <2 x i32> zeroinitializer
  %1245 = insertelement <2 x double> poison, double %1218, i64 0
  %1246 = shufflevector <2 x double> %1245, <2 x double> poison, <2 x i32> zeroinitializer
  %1247 = insertelement <2 x double> poison, double %1219, i64 0
  %1248 = shufflevector <2 x double> %1247, <2 x double> poison, <2 x i32> zeroinitializer
  %1249 = insertelement <2 x double> poison, double %1220, i64 0
  %1250 = shufflevector <2 x double> %1249, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1251

1251:                                             ; preds = %1251, %1231
  %1252 = phi i64 [ 0, %1231 ], [ %1278, %1251 ]
  %1253 = mul nuw nsw i64 %1252, 3
  %1254 = getelementptr inbounds double, ptr %28, i64 %1253
  %1255 = getelementptr inbounds double, ptr %1202, i64 %1253
  %1256 = load <6 x double>, ptr %1254, align 8, !tbaa !20
  %1257 = shufflevector <6 x double> %1256, <6 x double> poison, <2 x i32> <i32 0, i32 3>
  %1258 = shufflevector <6 x double> %1256, <6 x double> poison, <2 x i32> <i32 1, i32 4>
  %1259 = shufflevector <6 x double> %1256, <6 x double> poison, <2 x i32> <i32 2, i32 5>
  %1260 = fmul contract <2 x double> %1234, %1257
  %1261 = fmul contract <2 x double> %1236, %1258
  %1262 = fadd contract <2 x double> %1260, %1261
  %1263 = fmul contract <2 x double> %1238, %1259
  %1264 = fadd contract <2 x double> %1262, %1263
  %1265 = fmul contract <2 x double> %1240, %1257
  %1266 = fmul contract <2 x double> %1242, %1258
  %1267 = fadd contract <2 x double> %1265, %1266
  %1268 = fmul contract <2 x double> %1244, %1259
  %1269 = fadd contract <2 x double> %1267, %1268
  %1270 = fmul contract <2 x double> %1246, %1257
  %1271 = fmul contract <2 x double> %1248, %1258
  %1272 = fadd contract <2 x double> %1270, %1271
  %1273 = fmul contract <2 x double> %1250, %1259
  %1274 = fadd contract <2 x double> %1272, %1273
  %1275 = shufflevector <2 x double> %1264, <2 x double> %1269, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1276 = shufflevector <2 x double> %1274, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %1277 = shufflevector <4 x double> %1275, <4 x double> %1276, <6 x i32> <i32 0, i32 2, i32 4, i32 1, i32 3, i32 5>
  store <6 x double> %1277, ptr %1255, align 8, !tbaa !20
  %1278 = add nuw i64 %1252, 2
  %1279 = icmp eq i64 %1278, %1232
  br i1 %1279, label %1280, label %1251, !llvm.loop !47

1280:                                             ; preds = %1251
  %1281 = icmp eq i64 %1212, %1232
  br i1 %1281, label %1316, label %1282

1282:                                             ; preds = %1222, %1200, %1280
  %1283 = phi i64 [ 0, %1222 ], [ 0, %1200 ], [ %1232, %1280 ]
  %1284 = insertelement <2 x double> poison, double %1215, i64 0
  %1285 = insertelement <2 x double> %1284, double %1213, i64 1
  %1286 = insertelement <2 x double> poison, double %1203, i64 0
  %1287 = insertelement <2 x double> %1286, double %1216, i64 1
  %1288 = insertelement <2 x double> poison, double %1214, i64 0
  %1289 = insertelement <2 x double> %1288, double %1217, i64 1
  br label %1290

1290:                                             ; preds = %1282, %1290
  %1291 = phi i64 [ %1314, %1290 ], [ %1283, %1282 ]
  %1292 = mul nuw nsw i64 %1291, 3
  %1293 = getelementptr inbounds double, ptr %28, i64 %1292
  %1294 = getelementptr inbounds double, ptr %1202, i64 %1292
  %1295 = getelementptr inbounds double, ptr %1293, i64 2
  %1296 = load double, ptr %1295, align 8, !tbaa !20
  %1297 = load <2 x double>, ptr %1293, align 8, !tbaa !20
  %1298 = fmul contract <2 x double> %1285, %1297
  %1299 = shufflevector <2 x double> %1298, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1300 = fmul contract <2 x double> %1287, %1297
  %1301 = fadd contract <2 x double> %1299, %1300
  %1302 = insertelement <2 x double> poison, double %1296, i64 0
  %1303 = shufflevector <2 x double> %1302, <2 x double> poison, <2 x i32> zeroinitializer
  %1304 = fmul contract <2 x double> %1289, %1303
  %1305 = fadd contract <2 x double> %1301, %1304
  store <2 x double> %1305, ptr %1294, align 8, !tbaa !20
  %1306 = extractelement <2 x double> %1297, i64 0
  %1307 = fmul contract double %1218, %1306
  %1308 = extractelement <2 x double> %1297, i64 1
  %1309 = fmul contract double %1219, %1308
  %1310 = fadd contract double %1307, %1309
  %1311 = fmul contract double %1220, %1296
  %1312 = fadd contract double %1310, %1311
  %1313 = getelementptr inbounds double, ptr %1294, i64 2
  store double %1312, ptr %1313, align 8, !tbaa !20
  %1314 = add nuw nsw i64 %1291, 1
  %1315 = icmp eq i64 %1314, %1212
  br i1 %1315, label %1316, label %1290, !llvm.loop !50

1316:                                             ; preds = %1290, %1280, %1183
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7) #9
  %1317 = load ptr, ptr %44, align 8, !tbaa !51
  %1318 = getelementptr inbounds i64, ptr %1317, i64 %958
  %1319 = load i64, ptr %1318, align 8, !tbaa !19
  %1320 = getelementptr inbounds double, ptr %2, i64 %1319
  %1321 = getelementptr inbounds double, ptr %975, i64 6
  %1322 = load ptr, ptr %45, align 8, !tbaa !52
  %1323 = getelementptr inbounds i64, ptr %1322, i64 %958
  %1324 = load i64, ptr %1323, align 8, !tbaa !19
  %1325 = shl i64 %1324, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1320, ptr nonnull align 8 %1321, i64 %1325, i1 false)
  br i1 %1199, label %1326, label %1362

1326:                                             ; preds = %1316, %1326
  %1327 = phi i64 [ %1360, %1326 ], [ 0, %1316 ]
  %1328 = phi <2 x double> [ %1359, %1326 ], [ zeroinitializer, %1316 ]
  %1329 = phi <4 x double> [ %1350, %1326 ], [ zeroinitializer, %1316 ]
  %1330 = mul nuw nsw i64 %1327, 6
  %1331 = getelementptr inbounds double, ptr %981, i64 %1327
  %1332 = load double, ptr %1331, align 8, !tbaa !20
  %1333 = add nuw nsw i64 %1330, 3
  %1334 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 5, i64 %1330
  %1335 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 5, i64 %1333
  %1336 = load double, ptr %1335, align 8, !tbaa !20
  %1337 = load <2 x double>, ptr %1334, align 8, !tbaa !20
  %1338 = add nuw nsw i64 %1330, 4
  %1339 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 5, i64 %1338
  %1340 = load double, ptr %1339, align 8, !tbaa !20
  %1341 = add nuw nsw i64 %1330, 2
  %1342 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 5, i64 %1341
  %1343 = load double, ptr %1342, align 8, !tbaa !20
  %1344 = insertelement <4 x double> poison, double %1332, i64 0
  %1345 = shufflevector <4 x double> %1344, <4 x double> poison, <4 x i32> zeroinitializer
  %1346 = shufflevector <2 x double> %1337, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %1347 = insertelement <4 x double> %1346, double %1343, i64 2
  %1348 = insertelement <4 x double> %1347, double %1340, i64 3
  %1349 = fmul contract <4 x double> %1345, %1348
  %1350 = fadd contract <4 x double> %1329, %1349
  %1351 = add nuw nsw i64 %1330, 5
  %1352 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 5, i64 %1351
  %1353 = load double, ptr %1352, align 8, !tbaa !20
  %1354 = insertelement <2 x double> poison, double %1332, i64 0
  %1355 = shufflevector <2 x double> %1354, <2 x double> poison, <2 x i32> zeroinitializer
  %1356 = insertelement <2 x double> poison, double %1353, i64 0
  %1357 = insertelement <2 x double> %1356, double %1336, i64 1
  %1358 = fmul contract <2 x double> %1355, %1357
  %1359 = fadd contract <2 x double> %1328, %1358
  %1360 = add nuw nsw i64 %1327, 1
  %1361 = icmp eq i64 %1360, %973
  br i1 %1361, label %1362, label %1326, !llvm.loop !53

1362:                                             ; preds = %1326, %1316
  %1363 = phi <2 x double> [ zeroinitializer, %1316 ], [ %1359, %1326 ]
  %1364 = phi <4 x double> [ zeroinitializer, %1316 ], [ %1350, %1326 ]
  %1365 = getelementptr inbounds %struct.Link, ptr %970, i64 0, i32 1
  %1366 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 4
  %1367 = getelementptr inbounds %struct.Link, ptr %970, i64 0, i32 1, i64 1
  %1368 = getelementptr inbounds %struct.Link, ptr %970, i64 0, i32 1, i64 2
  %1369 = load double, ptr %1368, align 8, !tbaa !20
  %1370 = getelementptr inbounds double, ptr %1366, i64 1
  %1371 = load double, ptr %1366, align 8, !tbaa !20
  %1372 = fmul contract double %1369, %1371
  %1373 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 1, i64 0
  %1374 = getelementptr inbounds %struct.Link, ptr %970, i64 0, i32 2, i64 0
  %1375 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 2, i64 0
  %1376 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 1, i64 1
  %1377 = extractelement <4 x double> %1364, i64 3
  %1378 = getelementptr inbounds %struct.Link, ptr %970, i64 0, i32 2, i64 1
  %1379 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 2, i64 1
  %1380 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 1, i64 2
  %1381 = getelementptr inbounds %struct.Link, ptr %970, i64 0, i32 2, i64 2
  %1382 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 2, i64 2
  %1383 = getelementptr inbounds %struct.Link, ptr %963, i64 %958, i32 6
  %1384 = getelementptr inbounds double, ptr %975, i64 2
  %1385 = load double, ptr %964, align 8, !tbaa !20
  %1386 = getelementptr double, ptr %964, i64 1
  %1387 = load double, ptr %1386, align 8, !tbaa !20
  %1388 = getelementptr double, ptr %964, i64 2
  %1389 = load double, ptr %1388, align 8, !tbaa !20
  %1390 = getelementptr inbounds double, ptr %964, i64 3
  %1391 = load double, ptr %1390, align 8, !tbaa !20
  %1392 = getelementptr double, ptr %964, i64 4
  %1393 = load double, ptr %1392, align 8, !tbaa !20
  %1394 = getelementptr double, ptr %964, i64 5
  %1395 = load double, ptr %1394, align 8, !tbaa !20
  %1396 = getelementptr inbounds double, ptr %1383, i64 1
  %1397 = getelementptr inbounds double, ptr %964, i64 6
  %1398 = load double, ptr %1397, align 8, !tbaa !20
  %1399 = getelementptr double, ptr %964, i64 7
  %1400 = load double, ptr %1399, align 8, !tbaa !20
  %1401 = getelementptr double, ptr %964, i64 8
  %1402 = load double, ptr %1401, align 8, !tbaa !20
  %1403 = getelementptr inbounds double, ptr %1383, i64 2
  %1404 = getelementptr inbounds double, ptr %975, i64 3
  %1405 = getelementptr inbounds double, ptr %1383, i64 3
  %1406 = getelementptr inbounds double, ptr %975, i64 5
  %1407 = getelementptr inbounds double, ptr %1383, i64 4
  %1408 = getelementptr inbounds double, ptr %1383, i64 5
  %1409 = extractelement <4 x double> %1364, i64 0
  %1410 = extractelement <4 x double> %1364, i64 1
  %1411 = extractelement <4 x double> %1364, i64 2
  %1412 = insertelement <2 x double> poison, double %1391, i64 0
  %1413 = insertelement <2 x double> %1412, double %1387, i64 1
  %1414 = insertelement <2 x double> poison, double %1385, i64 0
  %1415 = insertelement <2 x double> %1414, double %1393, i64 1
  %1416 = insertelement <2 x double> poison, double %1389, i64 0
  %1417 = insertelement <2 x double> %1416, double %1395, i64 1
  %1418 = load <2 x double>, ptr %1370, align 8, !tbaa !20
  %1419 = load <2 x double>, ptr %1365, align 8, !tbaa !20
  %1420 = extractelement <2 x double> %1419, i64 0
  %1421 = shufflevector <2 x double> %1418, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1422 = fmul contract <2 x double> %1421, %1419
  %1423 = extractelement <2 x double> %1422, i64 0
  %1424 = fsub contract double %1372, %1423
  %1425 = fmul contract <2 x double> %1418, %1419
  %1426 = insertelement <2 x double> %1419, double %1369, i64 0
  %1427 = insertelement <2 x double> %1418, double %1371, i64 1
  %1428 = fmul contract <2 x double> %1426, %1427
  %1429 = shufflevector <2 x double> %1428, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1430 = fsub contract <2 x double> %1425, %1429
  %1431 = fadd contract double %1377, %1424
  %1432 = fadd contract <2 x double> %1363, %1430
  %1433 = fadd contract double %1409, %1420
  store double %1433, ptr %1373, align 8, !tbaa !20
  %1434 = load double, ptr %1374, align 8, !tbaa !20
  %1435 = extractelement <2 x double> %1432, i64 1
  %1436 = fadd contract double %1435, %1434
  store double %1436, ptr %1375, align 8, !tbaa !20
  %1437 = load double, ptr %1367, align 8, !tbaa !20
  %1438 = fadd contract double %1410, %1437
  store double %1438, ptr %1376, align 8, !tbaa !20
  %1439 = load double, ptr %1378, align 8, !tbaa !20
  %1440 = fadd contract double %1431, %1439
  store double %1440, ptr %1379, align 8, !tbaa !20
  %1441 = load double, ptr %1368, align 8, !tbaa !20
  %1442 = fadd contract double %1411, %1441
  store double %1442, ptr %1380, align 8, !tbaa !20
  %1443 = load double, ptr %1381, align 8, !tbaa !20
  %1444 = extractelement <2 x double> %1432, i64 0
  %1445 = fadd contract double %1444, %1443
  store double %1445, ptr %1382, align 8, !tbaa !20
  %1446 = load double, ptr %1384, align 8, !tbaa !20
  %1447 = load <2 x double>, ptr %975, align 8, !tbaa !20
  %1448 = fmul contract <2 x double> %1447, %1413
  %1449 = shufflevector <2 x double> %1448, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1450 = fmul contract <2 x double> %1447, %1415
  %1451 = fadd contract <2 x double> %1449, %1450
  %1452 = insertelement <2 x double> poison, double %1446, i64 0
  %1453 = shufflevector <2 x double> %1452, <2 x double> poison, <2 x i32> zeroinitializer
  %1454 = fmul contract <2 x double> %1453, %1417
  %1455 = fadd contract <2 x double> %1451, %1454
  store <2 x double> %1455, ptr %1383, align 8, !tbaa !20
  %1456 = extractelement <2 x double> %1447, i64 0
  %1457 = fmul contract double %1456, %1398
  %1458 = extractelement <2 x double> %1447, i64 1
  %1459 = fmul contract double %1458, %1400
  %1460 = fadd contract double %1457, %1459
  %1461 = fmul contract double %1446, %1402
  %1462 = fadd contract double %1460, %1461
  store double %1462, ptr %1403, align 8, !tbaa !20
  %1463 = load double, ptr %1406, align 16, !tbaa !20
  %1464 = load <2 x double>, ptr %1404, align 16, !tbaa !20
  %1465 = fmul contract <2 x double> %1413, %1464
  %1466 = shufflevector <2 x double> %1465, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1467 = fmul contract <2 x double> %1415, %1464
  %1468 = fadd contract <2 x double> %1466, %1467
  %1469 = insertelement <2 x double> poison, double %1463, i64 0
  %1470 = shufflevector <2 x double> %1469, <2 x double> poison, <2 x i32> zeroinitializer
  %1471 = fmul contract <2 x double> %1417, %1470
  %1472 = fadd contract <2 x double> %1468, %1471
  store <2 x double> %1472, ptr %1405, align 8, !tbaa !20
  %1473 = extractelement <2 x double> %1464, i64 0
  %1474 = fmul contract double %1398, %1473
  %1475 = extractelement <2 x double> %1464, i64 1
  %1476 = fmul contract double %1400, %1475
  %1477 = fadd contract double %1474, %1476
  %1478 = fmul contract double %1402, %1463
  %1479 = fadd contract double %1477, %1478
  store double %1479, ptr %1408, align 8, !tbaa !20
  %1480 = load double, ptr %1367, align 8, !tbaa !20
  %1481 = fmul contract double %1411, %1480
  %1482 = load double, ptr %1368, align 8, !tbaa !20
  %1483 = fmul contract double %1410, %1482
  %1484 = fsub contract double %1481, %1483
  %1485 = extractelement <2 x double> %1455, i64 0
  %1486 = fadd contract double %1485, %1484
  store double %1486, ptr %1383, align 8, !tbaa !20
  %1487 = load double, ptr %1368, align 8, !tbaa !20
  %1488 = fmul contract double %1409, %1487
  %1489 = load double, ptr %1365, align 8, !tbaa !20
  %1490 = fmul contract double %1411, %1489
  %1491 = fsub contract double %1488, %1490
  %1492 = extractelement <2 x double> %1455, i64 1
  %1493 = fadd contract double %1492, %1491
  store double %1493, ptr %1396, align 8, !tbaa !20
  %1494 = load double, ptr %1365, align 8, !tbaa !20
  %1495 = fmul contract double %1410, %1494
  %1496 = load double, ptr %1367, align 8, !tbaa !20
  %1497 = fmul contract double %1409, %1496
  %1498 = fsub contract double %1495, %1497
  %1499 = fadd contract double %1462, %1498
  store double %1499, ptr %1403, align 8, !tbaa !20
  %1500 = load <2 x double>, ptr %1367, align 8, !tbaa !20
  %1501 = insertelement <2 x double> %1432, double %1431, i64 1
  %1502 = fmul contract <2 x double> %1501, %1500
  %1503 = shufflevector <2 x double> %1502, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1504 = fsub contract <2 x double> %1502, %1503
  %1505 = fadd contract <2 x double> %1472, %1504
  %1506 = extractelement <2 x double> %1505, i64 0
  store double %1506, ptr %1405, align 8, !tbaa !20
  %1507 = load double, ptr %1368, align 8, !tbaa !20
  %1508 = load <2 x double>, ptr %1365, align 8
  %1509 = insertelement <2 x double> %1508, double %1507, i64 1
  %1510 = fmul contract <2 x double> %1432, %1509
  %1511 = shufflevector <2 x double> %1510, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1512 = fsub contract <2 x double> %1511, %1510
  %1513 = shufflevector <2 x double> %1472, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1514 = fadd contract <2 x double> %1513, %1512
  %1515 = extractelement <2 x double> %1514, i64 0
  store double %1515, ptr %1407, align 8, !tbaa !20
  %1516 = load double, ptr %1365, align 8, !tbaa !20
  %1517 = fmul contract double %1431, %1516
  %1518 = load double, ptr %1367, align 8, !tbaa !20
  %1519 = fmul contract double %1435, %1518
  %1520 = fsub contract double %1517, %1519
  %1521 = fadd contract double %1479, %1520
  %1522 = insertelement <2 x double> poison, double %1438, i64 0
  %1523 = insertelement <2 x double> %1522, double %1442, i64 1
  %1524 = fmul contract <2 x double> %1363, %1523
  %1525 = shufflevector <2 x double> %1363, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %1526 = shufflevector <4 x double> %1364, <4 x double> poison, <2 x i32> <i32 3, i32 poison>
  %1527 = shufflevector <2 x double> %1526, <2 x double> %1525, <2 x i32> <i32 0, i32 3>
  %1528 = insertelement <2 x double> poison, double %1442, i64 0
  %1529 = insertelement <2 x double> %1528, double %1433, i64 1
  %1530 = fmul contract <2 x double> %1527, %1529
  %1531 = fsub contract <2 x double> %1524, %1530
  %1532 = shufflevector <2 x double> %1505, <2 x double> %1514, <2 x i32> <i32 0, i32 2>
  %1533 = fadd contract <2 x double> %1531, %1532
  store <2 x double> %1533, ptr %1405, align 8, !tbaa !20
  %1534 = fmul contract double %1377, %1433
  %1535 = extractelement <2 x double> %1363, i64 1
  %1536 = fmul contract double %1535, %1438
  %1537 = fsub contract double %1534, %1536
  %1538 = fadd contract double %1537, %1521
  store double %1538, ptr %1408, align 8, !tbaa !20
  %1539 = icmp eq ptr %962, null
  br i1 %1539, label %1605, label %1540

1540:                                             ; preds = %1362
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %962, ptr noundef nonnull align 8 dereferenceable(24) %1190, i64 24, i1 false)
  %1541 = getelementptr inbounds double, ptr %962, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %1541, ptr noundef nonnull align 8 dereferenceable(72) %964, i64 72, i1 false)
  %1542 = getelementptr inbounds double, ptr %962, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1542, ptr noundef nonnull align 8 dereferenceable(24) %1375, i64 24, i1 false)
  %1543 = getelementptr inbounds double, ptr %962, i64 15
  %1544 = load double, ptr %964, align 8, !tbaa !20
  %1545 = load double, ptr %1373, align 8, !tbaa !20
  %1546 = fmul contract double %1544, %1545
  %1547 = load double, ptr %1390, align 8, !tbaa !20
  %1548 = load double, ptr %1376, align 8, !tbaa !20
  %1549 = fmul contract double %1547, %1548
  %1550 = fadd contract double %1546, %1549
  %1551 = load double, ptr %1397, align 8, !tbaa !20
  %1552 = load double, ptr %1380, align 8, !tbaa !20
  %1553 = fmul contract double %1551, %1552
  %1554 = fadd contract double %1550, %1553
  store double %1554, ptr %1543, align 8, !tbaa !20
  %1555 = load double, ptr %1386, align 8, !tbaa !20
  %1556 = load double, ptr %1373, align 8, !tbaa !20
  %1557 = fmul contract double %1555, %1556
  %1558 = load double, ptr %1392, align 8, !tbaa !20
  %1559 = load double, ptr %1376, align 8, !tbaa !20
  %1560 = fmul contract double %1558, %1559
  %1561 = fadd contract double %1557, %1560
  %1562 = load double, ptr %1399, align 8, !tbaa !20
  %1563 = load double, ptr %1380, align 8, !tbaa !20
  %1564 = fmul contract double %1562, %1563
  %1565 = fadd contract double %1561, %1564
  %1566 = getelementptr inbounds double, ptr %962, i64 16
  store double %1565, ptr %1566, align 8, !tbaa !20
  %1567 = load double, ptr %1388, align 8, !tbaa !20
  %1568 = load double, ptr %1373, align 8, !tbaa !20
  %1569 = fmul contract double %1567, %1568
  %1570 = load double, ptr %1394, align 8, !tbaa !20
  %1571 = load double, ptr %1376, align 8, !tbaa !20
  %1572 = fmul contract double %1570, %1571
  %1573 = fadd contract double %1569, %1572
  %1574 = load double, ptr %1401, align 8, !tbaa !20
  %1575 = load double, ptr %1380, align 8, !tbaa !20
  %1576 = fmul contract double %1574, %1575
  %1577 = fadd contract double %1573, %1576
  %1578 = getelementptr inbounds double, ptr %962, i64 17
  store double %1577, ptr %1578, align 8, !tbaa !20
  %1579 = load ptr, ptr %26, align 8, !tbaa !38
  %1580 = getelementptr inbounds i64, ptr %1579, i64 %958
  %1581 = load i64, ptr %1580, align 8, !tbaa !19
  %1582 = icmp slt i64 %1581, 0
  br i1 %1582, label %1589, label %1583

1583:                                             ; preds = %1540
  %1584 = sub nsw i64 %1581, %958
  %1585 = mul nsw i64 %1584, 33
  %1586 = getelementptr double, ptr %962, i64 %1585
  %1587 = getelementptr double, ptr %1586, i64 18
  %1588 = load double, ptr %1587, align 8, !tbaa !20
  br label %1589

1589:                                             ; preds = %1583, %1540
  %1590 = phi contract double [ %1588, %1583 ], [ 0.000000e+00, %1540 ]
  %1591 = load double, ptr %46, align 16, !tbaa !20
  %1592 = fadd contract double %1590, %1591
  %1593 = getelementptr inbounds double, ptr %962, i64 18
  store double %1592, ptr %1593, align 8, !tbaa !20
  %1594 = load ptr, ptr %47, align 8, !tbaa !54
  %1595 = getelementptr inbounds i64, ptr %1594, i64 %958
  %1596 = load i64, ptr %1595, align 8, !tbaa !19
  %1597 = icmp slt i64 %1596, 0
  br i1 %1597, label %1602, label %1598

1598:                                             ; preds = %1589
  %1599 = getelementptr double, ptr %962, i64 %1596
  %1600 = getelementptr double, ptr %1599, i64 15
  %1601 = load double, ptr %1600, align 8, !tbaa !20
  br label %1602

1602:                                             ; preds = %1598, %1589
  %1603 = phi contract double [ %1601, %1598 ], [ 0.000000e+00, %1589 ]
  %1604 = getelementptr inbounds double, ptr %962, i64 19
  store double %1603, ptr %1604, align 8, !tbaa !20
  br label %1605

1605:                                             ; preds = %1362, %1602
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %8) #9
  %1606 = load ptr, ptr %25, align 8, !tbaa !14
  %1607 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958
  %1608 = load ptr, ptr %48, align 8, !tbaa !55
  %1609 = mul nsw i64 %958, 9
  %1610 = getelementptr inbounds double, ptr %1608, i64 %1609
  %1611 = getelementptr double, ptr %1607, i64 2
  %1612 = load double, ptr %1611, align 8, !tbaa !20
  %1613 = getelementptr double, ptr %1610, i64 3
  %1614 = getelementptr double, ptr %1610, i64 6
  %1615 = getelementptr inbounds double, ptr %1610, i64 2
  %1616 = load double, ptr %1615, align 8, !tbaa !20
  %1617 = getelementptr double, ptr %1610, i64 5
  %1618 = load double, ptr %1617, align 8, !tbaa !20
  %1619 = getelementptr double, ptr %1610, i64 8
  %1620 = load double, ptr %1619, align 8, !tbaa !20
  %1621 = getelementptr inbounds double, ptr %1607, i64 3
  %1622 = getelementptr double, ptr %1607, i64 5
  %1623 = load double, ptr %1622, align 8, !tbaa !20
  %1624 = getelementptr inbounds double, ptr %1607, i64 6
  %1625 = load double, ptr %1624, align 8, !tbaa !20
  %1626 = getelementptr double, ptr %1607, i64 7
  %1627 = fmul contract double %1616, %1625
  %1628 = load <2 x double>, ptr %1626, align 8, !tbaa !20
  %1629 = insertelement <2 x double> poison, double %1618, i64 0
  %1630 = insertelement <2 x double> %1629, double %1620, i64 1
  %1631 = fmul contract <2 x double> %1630, %1628
  %1632 = extractelement <2 x double> %1631, i64 0
  %1633 = fadd contract double %1627, %1632
  %1634 = extractelement <2 x double> %1631, i64 1
  %1635 = fadd contract double %1633, %1634
  %1636 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958, i32 7, i64 0
  %1637 = load <2 x double>, ptr %1607, align 8, !tbaa !20
  %1638 = shufflevector <2 x double> %1637, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1639 = load <2 x double>, ptr %1610, align 8, !tbaa !20
  %1640 = shufflevector <2 x double> %1639, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1641 = load <2 x double>, ptr %1613, align 8, !tbaa !20
  %1642 = load <2 x double>, ptr %1614, align 8, !tbaa !20
  %1643 = insertelement <2 x double> poison, double %1623, i64 0
  %1644 = insertelement <2 x double> %1643, double %1612, i64 1
  %1645 = fmul contract <2 x double> %1642, %1644
  %1646 = shufflevector <2 x double> %1645, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1647 = insertelement <2 x double> poison, double %1612, i64 0
  %1648 = insertelement <2 x double> %1647, double %1623, i64 1
  %1649 = fmul contract <2 x double> %1642, %1648
  %1650 = insertelement <2 x double> poison, double %1616, i64 0
  %1651 = shufflevector <2 x double> %1650, <2 x double> poison, <2 x i32> zeroinitializer
  %1652 = shufflevector <2 x double> %1629, <2 x double> poison, <2 x i32> zeroinitializer
  %1653 = insertelement <2 x double> poison, double %1620, i64 0
  %1654 = shufflevector <2 x double> %1653, <2 x double> poison, <2 x i32> zeroinitializer
  %1655 = fmul contract <2 x double> %1654, %1648
  %1656 = shufflevector <2 x double> %1644, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1657 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958, i32 7, i64 3
  %1658 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958, i32 7, i64 4
  %1659 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958, i32 7, i64 2
  %1660 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958, i32 7, i64 6
  %1661 = load <2 x double>, ptr %1621, align 8, !tbaa !20
  %1662 = shufflevector <2 x double> %1637, <2 x double> %1661, <2 x i32> <i32 0, i32 2>
  %1663 = fmul contract <2 x double> %1640, %1662
  %1664 = shufflevector <2 x double> %1661, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1665 = shufflevector <2 x double> %1664, <2 x double> %1637, <2 x i32> <i32 0, i32 3>
  %1666 = fmul contract <2 x double> %1641, %1665
  %1667 = shufflevector <2 x double> %1666, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1668 = fadd contract <2 x double> %1663, %1667
  %1669 = fadd contract <2 x double> %1668, %1646
  %1670 = fmul contract <2 x double> %1639, %1662
  %1671 = shufflevector <2 x double> %1638, <2 x double> %1661, <2 x i32> <i32 0, i32 3>
  %1672 = fmul contract <2 x double> %1641, %1671
  %1673 = fadd contract <2 x double> %1670, %1672
  %1674 = fadd contract <2 x double> %1673, %1649
  %1675 = fmul contract <2 x double> %1651, %1662
  %1676 = fmul contract <2 x double> %1652, %1665
  %1677 = shufflevector <2 x double> %1676, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1678 = fadd contract <2 x double> %1675, %1677
  %1679 = fadd contract <2 x double> %1678, %1655
  %1680 = fmul contract <2 x double> %1638, %1669
  %1681 = fmul contract <2 x double> %1637, %1674
  %1682 = fadd contract <2 x double> %1680, %1681
  %1683 = fmul contract <2 x double> %1656, %1679
  %1684 = fadd contract <2 x double> %1682, %1683
  store <2 x double> %1684, ptr %1636, align 8, !tbaa !20
  %1685 = extractelement <2 x double> %1684, i64 1
  store double %1685, ptr %1657, align 8, !tbaa !20
  %1686 = shufflevector <2 x double> %1669, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1687 = shufflevector <2 x double> %1643, <2 x double> poison, <2 x i32> zeroinitializer
  %1688 = shufflevector <2 x double> %1679, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1689 = insertelement <2 x double> %1688, double %1635, i64 1
  %1690 = fmul contract <2 x double> %1687, %1689
  %1691 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958, i32 7, i64 7
  %1692 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958, i32 7, i64 8
  %1693 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958, i32 1
  %1694 = getelementptr inbounds double, ptr %1693, i64 1
  %1695 = load double, ptr %1693, align 8, !tbaa !20
  %1696 = fmul contract double %1685, %1695
  %1697 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958, i32 10
  %1698 = insertelement <2 x double> poison, double %1625, i64 0
  %1699 = shufflevector <2 x double> %1698, <2 x double> poison, <2 x i32> zeroinitializer
  %1700 = fmul contract <2 x double> %1640, %1699
  %1701 = shufflevector <2 x double> %1628, <2 x double> poison, <2 x i32> zeroinitializer
  %1702 = fmul contract <2 x double> %1641, %1701
  %1703 = shufflevector <2 x double> %1702, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1704 = fadd contract <2 x double> %1700, %1703
  %1705 = shufflevector <2 x double> %1628, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1706 = shufflevector <2 x double> %1628, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1707 = fmul contract <2 x double> %1642, %1706
  %1708 = shufflevector <2 x double> %1707, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1709 = fadd contract <2 x double> %1704, %1708
  %1710 = insertelement <2 x double> %1637, double %1625, i64 0
  %1711 = shufflevector <2 x double> %1709, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1712 = fmul contract <2 x double> %1710, %1711
  %1713 = shufflevector <2 x double> %1628, <2 x double> %1638, <2 x i32> <i32 0, i32 3>
  %1714 = fmul contract <2 x double> %1713, %1709
  %1715 = fadd contract <2 x double> %1714, %1712
  %1716 = insertelement <2 x double> %1705, double %1612, i64 1
  %1717 = insertelement <2 x double> poison, double %1635, i64 0
  %1718 = shufflevector <2 x double> %1717, <2 x double> poison, <2 x i32> zeroinitializer
  %1719 = fmul contract <2 x double> %1716, %1718
  %1720 = fadd contract <2 x double> %1719, %1715
  %1721 = extractelement <2 x double> %1720, i64 1
  store double %1721, ptr %1659, align 8, !tbaa !20
  store double %1721, ptr %1660, align 8, !tbaa !20
  %1722 = shufflevector <2 x double> %1674, <2 x double> %1709, <2 x i32> <i32 3, i32 1>
  %1723 = fmul contract <2 x double> %1661, %1722
  %1724 = shufflevector <2 x double> %1723, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1725 = shufflevector <2 x double> %1686, <2 x double> %1709, <2 x i32> <i32 0, i32 2>
  %1726 = fmul contract <2 x double> %1661, %1725
  %1727 = fadd contract <2 x double> %1724, %1726
  %1728 = fadd contract <2 x double> %1690, %1727
  store <2 x double> %1728, ptr %1658, align 8, !tbaa !20
  %1729 = extractelement <2 x double> %1728, i64 1
  store double %1729, ptr %1691, align 8, !tbaa !20
  %1730 = extractelement <2 x double> %1720, i64 0
  store double %1730, ptr %1692, align 8, !tbaa !20
  %1731 = load <2 x double>, ptr %1694, align 8, !tbaa !20
  %1732 = fmul contract <2 x double> %1728, %1731
  %1733 = extractelement <2 x double> %1732, i64 0
  %1734 = fadd contract double %1696, %1733
  %1735 = extractelement <2 x double> %1732, i64 1
  %1736 = fadd contract double %1734, %1735
  %1737 = shufflevector <2 x double> %1684, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1738 = shufflevector <2 x double> %1737, <2 x double> %1720, <2 x i32> <i32 0, i32 3>
  %1739 = insertelement <2 x double> %1731, double %1695, i64 1
  %1740 = fmul contract <2 x double> %1738, %1739
  %1741 = shufflevector <2 x double> %1740, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1742 = shufflevector <2 x double> %1728, <2 x double> %1684, <2 x i32> <i32 1, i32 2>
  %1743 = fmul contract <2 x double> %1742, %1739
  %1744 = fadd contract <2 x double> %1743, %1741
  %1745 = shufflevector <2 x double> %1731, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1746 = fmul contract <2 x double> %1720, %1745
  %1747 = fadd contract <2 x double> %1744, %1746
  %1748 = fmul contract <2 x double> %1731, %1747
  %1749 = insertelement <2 x double> %1731, double %1695, i64 0
  %1750 = insertelement <2 x double> %1747, double %1736, i64 1
  %1751 = fmul contract <2 x double> %1749, %1750
  %1752 = shufflevector <2 x double> %1751, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1753 = fsub contract <2 x double> %1748, %1752
  store <2 x double> %1753, ptr %1697, align 8, !tbaa !20
  %1754 = fmul contract double %1695, %1736
  %1755 = shufflevector <2 x double> %1747, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1756 = fmul contract <2 x double> %1731, %1755
  %1757 = extractelement <2 x double> %1756, i64 0
  %1758 = fsub contract double %1754, %1757
  %1759 = getelementptr inbounds double, ptr %1697, i64 2
  store double %1758, ptr %1759, align 8, !tbaa !20
  %1760 = load ptr, ptr %49, align 8, !tbaa !24
  %1761 = getelementptr inbounds double, ptr %1760, i64 %958
  %1762 = load ptr, ptr %50, align 8, !tbaa !56
  %1763 = load double, ptr %1761, align 8, !tbaa !20
  %1764 = fneg contract double %1763
  %1765 = load double, ptr %1762, align 8, !tbaa !20
  %1766 = fmul contract double %1765, %1764
  %1767 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958, i32 10, i64 3
  store double %1766, ptr %1767, align 8, !tbaa !20
  %1768 = load double, ptr %1761, align 8, !tbaa !20
  %1769 = fneg contract double %1768
  %1770 = getelementptr inbounds double, ptr %1762, i64 1
  %1771 = load double, ptr %1770, align 8, !tbaa !20
  %1772 = fmul contract double %1771, %1769
  %1773 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958, i32 10, i64 4
  store double %1772, ptr %1773, align 8, !tbaa !20
  %1774 = load double, ptr %1761, align 8, !tbaa !20
  %1775 = fneg contract double %1774
  %1776 = getelementptr inbounds double, ptr %1762, i64 2
  %1777 = load double, ptr %1776, align 8, !tbaa !20
  %1778 = fmul contract double %1777, %1775
  %1779 = getelementptr inbounds %struct.Link, ptr %1606, i64 %958, i32 10, i64 5
  store double %1778, ptr %1779, align 8, !tbaa !20
  %1780 = add nuw nsw i64 %958, 1
  %1781 = load i64, ptr %0, align 8, !tbaa !13
  %1782 = icmp slt i64 %1780, %1781
  br i1 %1782, label %957, label %52, !llvm.loop !57

1783:                                             ; preds = %2045, %150, %143, %944
  %1784 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %1785 = load i64, ptr %1784, align 8, !tbaa !58
  %1786 = icmp eq i64 %1785, 0
  br i1 %1786, label %2780, label %2048

1787:                                             ; preds = %947, %2045
  %1788 = phi i64 [ 0, %947 ], [ %2046, %2045 ]
  %1789 = getelementptr inbounds i64, ptr %953, i64 %1788
  %1790 = load i64, ptr %1789, align 8, !tbaa !19
  %1791 = icmp slt i64 %1790, 0
  %1792 = getelementptr inbounds %struct.Link, ptr %951, i64 %1790, i32 14
  %1793 = select i1 %1791, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 14), ptr %1792
  %1794 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #9
  %1795 = getelementptr inbounds i64, ptr %955, i64 %1788
  %1796 = load i64, ptr %1795, align 8, !tbaa !19
  %1797 = load double, ptr %1793, align 8, !tbaa !20
  %1798 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 6, i64 0
  %1799 = load double, ptr %1798, align 8, !tbaa !20
  %1800 = getelementptr inbounds double, ptr %1793, i64 1
  %1801 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 6, i64 1
  %1802 = load double, ptr %1801, align 8, !tbaa !20
  %1803 = fadd contract double %1797, %1799
  store double %1803, ptr %1794, align 8, !tbaa !20
  %1804 = load double, ptr %1800, align 8, !tbaa !20
  %1805 = fadd contract double %1804, %1802
  %1806 = getelementptr inbounds double, ptr %1794, i64 1
  store double %1805, ptr %1806, align 8, !tbaa !20
  %1807 = getelementptr inbounds double, ptr %1793, i64 2
  %1808 = load double, ptr %1807, align 8, !tbaa !20
  %1809 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 6, i64 2
  %1810 = load double, ptr %1809, align 8, !tbaa !20
  %1811 = getelementptr inbounds double, ptr %1794, i64 2
  %1812 = getelementptr inbounds double, ptr %1793, i64 3
  %1813 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 6, i64 3
  %1814 = load double, ptr %1813, align 8, !tbaa !20
  %1815 = getelementptr inbounds double, ptr %1794, i64 3
  %1816 = getelementptr inbounds double, ptr %1793, i64 4
  %1817 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 6, i64 4
  %1818 = load double, ptr %1817, align 8, !tbaa !20
  %1819 = getelementptr inbounds double, ptr %1794, i64 4
  %1820 = getelementptr inbounds double, ptr %1793, i64 5
  %1821 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 6, i64 5
  %1822 = load double, ptr %1821, align 8, !tbaa !20
  %1823 = getelementptr inbounds double, ptr %1794, i64 5
  %1824 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 4
  %1825 = getelementptr inbounds double, ptr %1824, i64 2
  %1826 = load double, ptr %1825, align 8, !tbaa !20
  %1827 = getelementptr inbounds double, ptr %1824, i64 1
  %1828 = load double, ptr %1827, align 8, !tbaa !20
  %1829 = fadd contract double %1808, %1810
  store double %1829, ptr %1811, align 8, !tbaa !20
  %1830 = load double, ptr %1812, align 8, !tbaa !20
  %1831 = fadd contract double %1830, %1814
  store double %1831, ptr %1815, align 8, !tbaa !20
  %1832 = load double, ptr %1816, align 8, !tbaa !20
  %1833 = fadd contract double %1832, %1818
  store double %1833, ptr %1819, align 8, !tbaa !20
  %1834 = load double, ptr %1820, align 8, !tbaa !20
  %1835 = fadd contract double %1834, %1822
  store double %1835, ptr %1823, align 8, !tbaa !20
  %1836 = load double, ptr %1800, align 8, !tbaa !20
  %1837 = fmul contract double %1836, %1826
  %1838 = load double, ptr %1807, align 8, !tbaa !20
  %1839 = fmul contract double %1838, %1828
  %1840 = fsub contract double %1837, %1839
  %1841 = fadd contract double %1831, %1840
  store double %1841, ptr %1815, align 8, !tbaa !20
  %1842 = load double, ptr %1807, align 8, !tbaa !20
  %1843 = load double, ptr %1824, align 8, !tbaa !20
  %1844 = fmul contract double %1842, %1843
  %1845 = load double, ptr %1793, align 8, !tbaa !20
  %1846 = fmul contract double %1826, %1845
  %1847 = fsub contract double %1844, %1846
  %1848 = fadd contract double %1833, %1847
  store double %1848, ptr %1819, align 8, !tbaa !20
  %1849 = load double, ptr %1793, align 8, !tbaa !20
  %1850 = fmul contract double %1828, %1849
  %1851 = load double, ptr %1800, align 8, !tbaa !20
  %1852 = fmul contract double %1843, %1851
  %1853 = fsub contract double %1850, %1852
  %1854 = fadd contract double %1835, %1853
  store double %1854, ptr %1823, align 8, !tbaa !20
  %1855 = icmp sgt i64 %1796, 0
  br i1 %1855, label %1856, label %2045

1856:                                             ; preds = %1787
  %1857 = icmp eq i64 %1796, 1
  br i1 %1857, label %1902, label %1858

1858:                                             ; preds = %1856
  %1859 = and i64 %1796, 9223372036854775806
  %1860 = insertelement <2 x double> poison, double %1803, i64 0
  %1861 = shufflevector <2 x double> %1860, <2 x double> poison, <2 x i32> zeroinitializer
  %1862 = insertelement <2 x double> poison, double %1805, i64 0
  %1863 = shufflevector <2 x double> %1862, <2 x double> poison, <2 x i32> zeroinitializer
  %1864 = insertelement <2 x double> poison, double %1829, i64 0
  %1865 = shufflevector <2 x double> %1864, <2 x double> poison, <2 x i32> zeroinitializer
  %1866 = insertelement <2 x double> poison, double %1841, i64 0
  %1867 = shufflevector <2 x double> %1866, <2 x double> poison, <2 x i32> zeroinitializer
  %1868 = insertelement <2 x double> poison, double %1848, i64 0
  %1869 = shufflevector <2 x double> %1868, <2 x double> poison, <2 x i32> zeroinitializer
  %1870 = insertelement <2 x double> poison, double %1854, i64 0
  %1871 = shufflevector <2 x double> %1870, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1872

1872:                                             ; preds = %1872, %1858
  %1873 = phi i64 [ 0, %1858 ], [ %1898, %1872 ]
  %1874 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 13, i64 %1873
  %1875 = load <2 x double>, ptr %1874, align 8, !tbaa !20
  %1876 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1873
  %1877 = mul nuw nsw i64 %1873, 6
  %1878 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 11, i64 %1877
  %1879 = load <12 x double>, ptr %1878, align 8, !tbaa !20
  %1880 = shufflevector <12 x double> %1879, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %1881 = shufflevector <12 x double> %1879, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %1882 = shufflevector <12 x double> %1879, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %1883 = shufflevector <12 x double> %1879, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %1884 = shufflevector <12 x double> %1879, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %1885 = shufflevector <12 x double> %1879, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %1886 = fmul contract <2 x double> %1861, %1880
  %1887 = fsub contract <2 x double> %1875, %1886
  %1888 = fmul contract <2 x double> %1863, %1881
  %1889 = fsub contract <2 x double> %1887, %1888
  %1890 = fmul contract <2 x double> %1865, %1882
  %1891 = fsub contract <2 x double> %1889, %1890
  %1892 = fmul contract <2 x double> %1867, %1883
  %1893 = fsub contract <2 x double> %1891, %1892
  %1894 = fmul contract <2 x double> %1869, %1884
  %1895 = fsub contract <2 x double> %1893, %1894
  %1896 = fmul contract <2 x double> %1871, %1885
  %1897 = fsub contract <2 x double> %1895, %1896
  store <2 x double> %1897, ptr %1876, align 16, !tbaa !20
  %1898 = add nuw i64 %1873, 2
  %1899 = icmp eq i64 %1898, %1859
  br i1 %1899, label %1900, label %1872, !llvm.loop !59

1900:                                             ; preds = %1872
  %1901 = icmp eq i64 %1796, %1859
  br i1 %1901, label %1910, label %1902

1902:                                             ; preds = %1856, %1900
  %1903 = phi i64 [ 0, %1856 ], [ %1859, %1900 ]
  %1904 = insertelement <2 x double> poison, double %1803, i64 0
  %1905 = insertelement <2 x double> %1904, double %1805, i64 1
  %1906 = insertelement <2 x double> poison, double %1829, i64 0
  %1907 = insertelement <2 x double> %1906, double %1841, i64 1
  %1908 = insertelement <2 x double> poison, double %1848, i64 0
  %1909 = insertelement <2 x double> %1908, double %1854, i64 1
  br label %1971

1910:                                             ; preds = %1971, %1900
  br label %1911

1911:                                             ; preds = %1910, %1936
  %1912 = phi i64 [ 0, %1910 ], [ %1943, %1936 ]
  %1913 = phi i64 [ %1796, %1910 ], [ %1914, %1936 ]
  %1914 = add nsw i64 %1913, -1
  %1915 = icmp slt i64 %1913, %1796
  %1916 = getelementptr inbounds double, ptr %6, i64 %1914
  %1917 = load double, ptr %1916, align 8, !tbaa !20
  br i1 %1915, label %1918, label %1936

1918:                                             ; preds = %1911
  %1919 = and i64 %1912, 1
  %1920 = icmp eq i64 %1919, 0
  br i1 %1920, label %1931, label %1921

1921:                                             ; preds = %1918
  %1922 = mul nsw i64 %1913, 6
  %1923 = add nsw i64 %1922, %1914
  %1924 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 12, i64 %1923
  %1925 = load double, ptr %1924, align 8, !tbaa !20
  %1926 = getelementptr inbounds double, ptr %6, i64 %1913
  %1927 = load double, ptr %1926, align 8, !tbaa !20
  %1928 = fmul contract double %1925, %1927
  %1929 = fsub contract double %1917, %1928
  store double %1929, ptr %1916, align 8, !tbaa !20
  %1930 = add nuw nsw i64 %1913, 1
  br label %1931

1931:                                             ; preds = %1921, %1918
  %1932 = phi double [ undef, %1918 ], [ %1929, %1921 ]
  %1933 = phi double [ %1917, %1918 ], [ %1929, %1921 ]
  %1934 = phi i64 [ %1913, %1918 ], [ %1930, %1921 ]
  %1935 = icmp eq i64 %1912, 1
  br i1 %1935, label %1936, label %1944

1936:                                             ; preds = %1931, %1944, %1911
  %1937 = phi double [ %1917, %1911 ], [ %1932, %1931 ], [ %1963, %1944 ]
  %1938 = mul nsw i64 %1914, 7
  %1939 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 12, i64 %1938
  %1940 = load double, ptr %1939, align 8, !tbaa !20
  %1941 = fmul contract double %1937, %1940
  store double %1941, ptr %1916, align 8, !tbaa !20
  %1942 = icmp sgt i64 %1913, 1
  %1943 = add i64 %1912, 1
  br i1 %1942, label %1911, label %1966, !llvm.loop !60

1944:                                             ; preds = %1931, %1944
  %1945 = phi double [ %1963, %1944 ], [ %1933, %1931 ]
  %1946 = phi i64 [ %1964, %1944 ], [ %1934, %1931 ]
  %1947 = mul nsw i64 %1946, 6
  %1948 = add nsw i64 %1947, %1914
  %1949 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 12, i64 %1948
  %1950 = load double, ptr %1949, align 8, !tbaa !20
  %1951 = getelementptr inbounds double, ptr %6, i64 %1946
  %1952 = load double, ptr %1951, align 8, !tbaa !20
  %1953 = fmul contract double %1950, %1952
  %1954 = fsub contract double %1945, %1953
  store double %1954, ptr %1916, align 8, !tbaa !20
  %1955 = add nuw nsw i64 %1946, 1
  %1956 = mul nsw i64 %1955, 6
  %1957 = add nsw i64 %1956, %1914
  %1958 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 12, i64 %1957
  %1959 = load double, ptr %1958, align 8, !tbaa !20
  %1960 = getelementptr inbounds double, ptr %6, i64 %1955
  %1961 = load double, ptr %1960, align 8, !tbaa !20
  %1962 = fmul contract double %1959, %1961
  %1963 = fsub contract double %1954, %1962
  store double %1963, ptr %1916, align 8, !tbaa !20
  %1964 = add nuw nsw i64 %1946, 2
  %1965 = icmp eq i64 %1964, %1796
  br i1 %1965, label %1936, label %1944, !llvm.loop !61

1966:                                             ; preds = %1936
  %1967 = load ptr, ptr %956, align 8, !tbaa !29
  %1968 = getelementptr inbounds i64, ptr %1967, i64 %1788
  %1969 = load i64, ptr %1968, align 8, !tbaa !19
  %1970 = getelementptr double, ptr %950, i64 %1969
  br label %2002

1971:                                             ; preds = %1902, %1971
  %1972 = phi i64 [ %2000, %1971 ], [ %1903, %1902 ]
  %1973 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 13, i64 %1972
  %1974 = load double, ptr %1973, align 8, !tbaa !20
  %1975 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1972
  %1976 = mul nuw nsw i64 %1972, 6
  %1977 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 11, i64 %1976
  %1978 = load <2 x double>, ptr %1977, align 8, !tbaa !20
  %1979 = fmul contract <2 x double> %1905, %1978
  %1980 = extractelement <2 x double> %1979, i64 0
  %1981 = fsub contract double %1974, %1980
  %1982 = extractelement <2 x double> %1979, i64 1
  %1983 = fsub contract double %1981, %1982
  %1984 = add nuw nsw i64 %1976, 2
  %1985 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 11, i64 %1984
  %1986 = load <2 x double>, ptr %1985, align 8, !tbaa !20
  %1987 = fmul contract <2 x double> %1907, %1986
  %1988 = extractelement <2 x double> %1987, i64 0
  %1989 = fsub contract double %1983, %1988
  %1990 = extractelement <2 x double> %1987, i64 1
  %1991 = fsub contract double %1989, %1990
  %1992 = add nuw nsw i64 %1976, 4
  %1993 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 11, i64 %1992
  %1994 = load <2 x double>, ptr %1993, align 8, !tbaa !20
  %1995 = fmul contract <2 x double> %1909, %1994
  %1996 = extractelement <2 x double> %1995, i64 0
  %1997 = fsub contract double %1991, %1996
  %1998 = extractelement <2 x double> %1995, i64 1
  %1999 = fsub contract double %1997, %1998
  store double %1999, ptr %1975, align 8, !tbaa !20
  %2000 = add nuw nsw i64 %1972, 1
  %2001 = icmp eq i64 %2000, %1796
  br i1 %2001, label %1910, label %1971, !llvm.loop !62

2002:                                             ; preds = %2002, %1966
  %2003 = phi i64 [ 0, %1966 ], [ %2043, %2002 ]
  %2004 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %2003
  %2005 = load double, ptr %2004, align 8, !tbaa !20
  %2006 = getelementptr double, ptr %1970, i64 %2003
  store double %2005, ptr %2006, align 8, !tbaa !20
  %2007 = mul nuw nsw i64 %2003, 6
  %2008 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 5, i64 %2007
  %2009 = load double, ptr %2008, align 8, !tbaa !20
  %2010 = fmul contract double %2005, %2009
  %2011 = load double, ptr %1794, align 8, !tbaa !20
  %2012 = fadd contract double %2011, %2010
  store double %2012, ptr %1794, align 8, !tbaa !20
  %2013 = or disjoint i64 %2007, 1
  %2014 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 5, i64 %2013
  %2015 = load double, ptr %2014, align 8, !tbaa !20
  %2016 = fmul contract double %2005, %2015
  %2017 = load double, ptr %1806, align 8, !tbaa !20
  %2018 = fadd contract double %2017, %2016
  store double %2018, ptr %1806, align 8, !tbaa !20
  %2019 = add nuw nsw i64 %2007, 2
  %2020 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 5, i64 %2019
  %2021 = load double, ptr %2020, align 8, !tbaa !20
  %2022 = fmul contract double %2005, %2021
  %2023 = load double, ptr %1811, align 8, !tbaa !20
  %2024 = fadd contract double %2023, %2022
  store double %2024, ptr %1811, align 8, !tbaa !20
  %2025 = add nuw nsw i64 %2007, 3
  %2026 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 5, i64 %2025
  %2027 = load double, ptr %2026, align 8, !tbaa !20
  %2028 = fmul contract double %2005, %2027
  %2029 = load double, ptr %1815, align 8, !tbaa !20
  %2030 = fadd contract double %2029, %2028
  store double %2030, ptr %1815, align 8, !tbaa !20
  %2031 = add nuw nsw i64 %2007, 4
  %2032 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 5, i64 %2031
  %2033 = load double, ptr %2032, align 8, !tbaa !20
  %2034 = fmul contract double %2005, %2033
  %2035 = load double, ptr %1819, align 8, !tbaa !20
  %2036 = fadd contract double %2035, %2034
  store double %2036, ptr %1819, align 8, !tbaa !20
  %2037 = add nuw nsw i64 %2007, 5
  %2038 = getelementptr inbounds %struct.Link, ptr %951, i64 %1788, i32 5, i64 %2037
  %2039 = load double, ptr %2038, align 8, !tbaa !20
  %2040 = fmul contract double %2005, %2039
  %2041 = load double, ptr %1823, align 8, !tbaa !20
  %2042 = fadd contract double %2041, %2040
  store double %2042, ptr %1823, align 8, !tbaa !20
  %2043 = add nuw nsw i64 %2003, 1
  %2044 = icmp eq i64 %2043, %1796
  br i1 %2044, label %2045, label %2002, !llvm.loop !63

2045:                                             ; preds = %2002, %1787
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #9
  %2046 = add nuw nsw i64 %1788, 1
  %2047 = icmp eq i64 %2046, %945
  br i1 %2047, label %1783, label %1787, !llvm.loop !64

2048:                                             ; preds = %1783
  %2049 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %2050 = load i64, ptr %2049, align 8, !tbaa !41
  %2051 = getelementptr double, ptr %2, i64 %2050
  %2052 = load ptr, ptr %144, align 8, !tbaa !14
  %2053 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 54
  %2054 = load ptr, ptr %2053, align 8, !tbaa !65
  %2055 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %2056 = load i64, ptr %2055, align 8, !tbaa !66
  %2057 = getelementptr double, ptr %2054, i64 %2056
  %2058 = getelementptr inbounds double, ptr %2057, i64 %2056
  %2059 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %2060 = load ptr, ptr %2059, align 8, !tbaa !67
  %2061 = icmp sgt i64 %1785, 0
  br i1 %2061, label %2064, label %2062

2062:                                             ; preds = %2048
  %2063 = shl i64 %2056, 3
  call void @llvm.memset.p0.i64(ptr align 8 %2054, i8 0, i64 %2063, i1 false)
  br label %2520

2064:                                             ; preds = %2048
  %2065 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %2066 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %2067 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  br label %2310

2068:                                             ; preds = %2434
  %2069 = load i64, ptr %1784, align 8, !tbaa !58
  %2070 = icmp sgt i64 %2069, 0
  br i1 %2070, label %2071, label %2304

2071:                                             ; preds = %2068, %2155
  %2072 = phi i64 [ %2137, %2155 ], [ 0, %2068 ]
  %2073 = icmp eq i64 %2072, 0
  br i1 %2073, label %2074, label %2076

2074:                                             ; preds = %2071
  %2075 = load double, ptr %2058, align 8, !tbaa !20
  br label %2101

2076:                                             ; preds = %2071
  %2077 = mul nsw i64 %2072, %2069
  %2078 = getelementptr double, ptr %2058, i64 %2077
  %2079 = getelementptr double, ptr %2078, i64 %2072
  %2080 = load double, ptr %2079, align 8, !tbaa !20
  %2081 = and i64 %2072, 3
  %2082 = icmp ult i64 %2072, 4
  br i1 %2082, label %2085, label %2083

2083:                                             ; preds = %2076
  %2084 = and i64 %2072, 9223372036854775804
  br label %2107

2085:                                             ; preds = %2107, %2076
  %2086 = phi double [ undef, %2076 ], [ %2129, %2107 ]
  %2087 = phi double [ %2080, %2076 ], [ %2129, %2107 ]
  %2088 = phi i64 [ 0, %2076 ], [ %2130, %2107 ]
  %2089 = icmp eq i64 %2081, 0
  br i1 %2089, label %2101, label %2090

2090:                                             ; preds = %2085, %2090
  %2091 = phi double [ %2097, %2090 ], [ %2087, %2085 ]
  %2092 = phi i64 [ %2098, %2090 ], [ %2088, %2085 ]
  %2093 = phi i64 [ %2099, %2090 ], [ 0, %2085 ]
  %2094 = getelementptr double, ptr %2078, i64 %2092
  %2095 = load double, ptr %2094, align 8, !tbaa !20
  %2096 = fmul contract double %2095, %2095
  %2097 = fsub contract double %2091, %2096
  store double %2097, ptr %2079, align 8, !tbaa !20
  %2098 = add nuw nsw i64 %2092, 1
  %2099 = add i64 %2093, 1
  %2100 = icmp eq i64 %2099, %2081
  br i1 %2100, label %2101, label %2090, !llvm.loop !68

2101:                                             ; preds = %2085, %2090, %2074
  %2102 = phi double [ %2075, %2074 ], [ %2086, %2085 ], [ %2097, %2090 ]
  %2103 = phi i64 [ 0, %2074 ], [ %2077, %2090 ], [ %2077, %2085 ]
  %2104 = getelementptr double, ptr %2058, i64 %2103
  %2105 = getelementptr double, ptr %2104, i64 %2072
  %2106 = fcmp contract ogt double %2102, 0.000000e+00
  br i1 %2106, label %2134, label %2133

2107:                                             ; preds = %2107, %2083
  %2108 = phi double [ %2080, %2083 ], [ %2129, %2107 ]
  %2109 = phi i64 [ 0, %2083 ], [ %2130, %2107 ]
  %2110 = phi i64 [ 0, %2083 ], [ %2131, %2107 ]
  %2111 = getelementptr double, ptr %2078, i64 %2109
  %2112 = load double, ptr %2111, align 8, !tbaa !20
  %2113 = fmul contract double %2112, %2112
  %2114 = fsub contract double %2108, %2113
  store double %2114, ptr %2079, align 8, !tbaa !20
  %2115 = or disjoint i64 %2109, 1
  %2116 = getelementptr double, ptr %2078, i64 %2115
  %2117 = load double, ptr %2116, align 8, !tbaa !20
  %2118 = fmul contract double %2117, %2117
  %2119 = fsub contract double %2114, %2118
  store double %2119, ptr %2079, align 8, !tbaa !20
  %2120 = or disjoint i64 %2109, 2
  %2121 = getelementptr double, ptr %2078, i64 %2120
  %2122 = load double, ptr %2121, align 8, !tbaa !20
  %2123 = fmul contract double %2122, %2122
  %2124 = fsub contract double %2119, %2123
  store double %2124, ptr %2079, align 8, !tbaa !20
  %2125 = or disjoint i64 %2109, 3
  %2126 = getelementptr double, ptr %2078, i64 %2125
  %2127 = load double, ptr %2126, align 8, !tbaa !20
  %2128 = fmul contract double %2127, %2127
  %2129 = fsub contract double %2124, %2128
  store double %2129, ptr %2079, align 8, !tbaa !20
  %2130 = add nuw nsw i64 %2109, 4
  %2131 = add i64 %2110, 4
  %2132 = icmp eq i64 %2131, %2084
  br i1 %2132, label %2085, label %2107, !llvm.loop !69

2133:                                             ; preds = %2101
  store i64 1, ptr %20, align 8, !tbaa !12
  br label %2134

2134:                                             ; preds = %2133, %2101
  %2135 = call contract noundef double @llvm.sqrt.f64(double %2102)
  %2136 = fdiv contract double 1.000000e+00, %2135
  %2137 = add nuw nsw i64 %2072, 1
  %2138 = getelementptr double, ptr %2058, i64 %2072
  %2139 = icmp slt i64 %2137, %2069
  br i1 %2139, label %2140, label %2155

2140:                                             ; preds = %2134
  %2141 = and i64 %2072, 1
  %2142 = icmp eq i64 %2072, 1
  %2143 = and i64 %2072, 9223372036854775806
  %2144 = icmp eq i64 %2141, 0
  br label %2145

2145:                                             ; preds = %2140, %2168
  %2146 = phi i64 [ %2172, %2168 ], [ %2137, %2140 ]
  %2147 = mul nsw i64 %2146, %2069
  br i1 %2073, label %2148, label %2151

2148:                                             ; preds = %2145
  %2149 = getelementptr double, ptr %2138, i64 %2147
  %2150 = load double, ptr %2149, align 8, !tbaa !20
  br label %2168

2151:                                             ; preds = %2145
  %2152 = getelementptr double, ptr %2058, i64 %2147
  %2153 = getelementptr double, ptr %2152, i64 %2072
  %2154 = load double, ptr %2153, align 8, !tbaa !20
  br i1 %2142, label %2157, label %2174

2155:                                             ; preds = %2168, %2134
  store double %2136, ptr %2105, align 8, !tbaa !20
  %2156 = icmp eq i64 %2137, %2069
  br i1 %2156, label %2194, label %2071, !llvm.loop !70

2157:                                             ; preds = %2174, %2151
  %2158 = phi double [ undef, %2151 ], [ %2190, %2174 ]
  %2159 = phi double [ %2154, %2151 ], [ %2190, %2174 ]
  %2160 = phi i64 [ 0, %2151 ], [ %2191, %2174 ]
  br i1 %2144, label %2168, label %2161

2161:                                             ; preds = %2157
  %2162 = getelementptr double, ptr %2152, i64 %2160
  %2163 = load double, ptr %2162, align 8, !tbaa !20
  %2164 = getelementptr double, ptr %2104, i64 %2160
  %2165 = load double, ptr %2164, align 8, !tbaa !20
  %2166 = fmul contract double %2163, %2165
  %2167 = fsub contract double %2159, %2166
  store double %2167, ptr %2153, align 8, !tbaa !20
  br label %2168

2168:                                             ; preds = %2161, %2157, %2148
  %2169 = phi double [ %2150, %2148 ], [ %2158, %2157 ], [ %2167, %2161 ]
  %2170 = getelementptr double, ptr %2138, i64 %2147
  %2171 = fmul contract double %2136, %2169
  store double %2171, ptr %2170, align 8, !tbaa !20
  %2172 = add nuw nsw i64 %2146, 1
  %2173 = icmp slt i64 %2172, %2069
  br i1 %2173, label %2145, label %2155, !llvm.loop !71

2174:                                             ; preds = %2151, %2174
  %2175 = phi double [ %2190, %2174 ], [ %2154, %2151 ]
  %2176 = phi i64 [ %2191, %2174 ], [ 0, %2151 ]
  %2177 = phi i64 [ %2192, %2174 ], [ 0, %2151 ]
  %2178 = getelementptr double, ptr %2152, i64 %2176
  %2179 = load double, ptr %2178, align 8, !tbaa !20
  %2180 = getelementptr double, ptr %2104, i64 %2176
  %2181 = load double, ptr %2180, align 8, !tbaa !20
  %2182 = fmul contract double %2179, %2181
  %2183 = fsub contract double %2175, %2182
  store double %2183, ptr %2153, align 8, !tbaa !20
  %2184 = or disjoint i64 %2176, 1
  %2185 = getelementptr double, ptr %2152, i64 %2184
  %2186 = load double, ptr %2185, align 8, !tbaa !20
  %2187 = getelementptr double, ptr %2104, i64 %2184
  %2188 = load double, ptr %2187, align 8, !tbaa !20
  %2189 = fmul contract double %2186, %2188
  %2190 = fsub contract double %2183, %2189
  store double %2190, ptr %2153, align 8, !tbaa !20
  %2191 = add nuw nsw i64 %2176, 2
  %2192 = add i64 %2177, 2
  %2193 = icmp eq i64 %2192, %2143
  br i1 %2193, label %2157, label %2174, !llvm.loop !72

2194:                                             ; preds = %2155
  %2195 = add nuw i64 %2069, 1
  br label %2196

2196:                                             ; preds = %2222, %2194
  %2197 = phi i64 [ 0, %2194 ], [ %2229, %2222 ]
  %2198 = icmp eq i64 %2197, 0
  br i1 %2198, label %2199, label %2201

2199:                                             ; preds = %2196
  %2200 = load double, ptr %2060, align 8, !tbaa !20
  br label %2222

2201:                                             ; preds = %2196
  %2202 = mul nsw i64 %2197, %2069
  %2203 = getelementptr double, ptr %2058, i64 %2202
  %2204 = getelementptr inbounds double, ptr %2060, i64 %2197
  %2205 = load double, ptr %2204, align 8, !tbaa !20
  %2206 = and i64 %2197, 1
  %2207 = icmp eq i64 %2197, 1
  br i1 %2207, label %2210, label %2208

2208:                                             ; preds = %2201
  %2209 = and i64 %2197, 9223372036854775806
  br label %2231

2210:                                             ; preds = %2231, %2201
  %2211 = phi double [ undef, %2201 ], [ %2247, %2231 ]
  %2212 = phi double [ %2205, %2201 ], [ %2247, %2231 ]
  %2213 = phi i64 [ 0, %2201 ], [ %2248, %2231 ]
  %2214 = icmp eq i64 %2206, 0
  br i1 %2214, label %2222, label %2215

2215:                                             ; preds = %2210
  %2216 = getelementptr double, ptr %2203, i64 %2213
  %2217 = load double, ptr %2216, align 8, !tbaa !20
  %2218 = getelementptr inbounds double, ptr %2060, i64 %2213
  %2219 = load double, ptr %2218, align 8, !tbaa !20
  %2220 = fmul contract double %2217, %2219
  %2221 = fsub contract double %2212, %2220
  store double %2221, ptr %2204, align 8, !tbaa !20
  br label %2222

2222:                                             ; preds = %2215, %2210, %2199
  %2223 = phi double [ %2200, %2199 ], [ %2211, %2210 ], [ %2221, %2215 ]
  %2224 = mul i64 %2197, %2195
  %2225 = getelementptr inbounds double, ptr %2058, i64 %2224
  %2226 = load double, ptr %2225, align 8, !tbaa !20
  %2227 = getelementptr inbounds double, ptr %2060, i64 %2197
  %2228 = fmul contract double %2223, %2226
  store double %2228, ptr %2227, align 8, !tbaa !20
  %2229 = add nuw nsw i64 %2197, 1
  %2230 = icmp eq i64 %2229, %2069
  br i1 %2230, label %2251, label %2196, !llvm.loop !73

2231:                                             ; preds = %2231, %2208
  %2232 = phi double [ %2205, %2208 ], [ %2247, %2231 ]
  %2233 = phi i64 [ 0, %2208 ], [ %2248, %2231 ]
  %2234 = phi i64 [ 0, %2208 ], [ %2249, %2231 ]
  %2235 = getelementptr double, ptr %2203, i64 %2233
  %2236 = load double, ptr %2235, align 8, !tbaa !20
  %2237 = getelementptr inbounds double, ptr %2060, i64 %2233
  %2238 = load double, ptr %2237, align 8, !tbaa !20
  %2239 = fmul contract double %2236, %2238
  %2240 = fsub contract double %2232, %2239
  store double %2240, ptr %2204, align 8, !tbaa !20
  %2241 = or disjoint i64 %2233, 1
  %2242 = getelementptr double, ptr %2203, i64 %2241
  %2243 = load double, ptr %2242, align 8, !tbaa !20
  %2244 = getelementptr inbounds double, ptr %2060, i64 %2241
  %2245 = load double, ptr %2244, align 8, !tbaa !20
  %2246 = fmul contract double %2243, %2245
  %2247 = fsub contract double %2240, %2246
  store double %2247, ptr %2204, align 8, !tbaa !20
  %2248 = add nuw nsw i64 %2233, 2
  %2249 = add i64 %2234, 2
  %2250 = icmp eq i64 %2249, %2209
  br i1 %2250, label %2210, label %2231, !llvm.loop !74

2251:                                             ; preds = %2222, %2276
  %2252 = phi i64 [ %2283, %2276 ], [ 0, %2222 ]
  %2253 = phi i64 [ %2254, %2276 ], [ %2069, %2222 ]
  %2254 = add nsw i64 %2253, -1
  %2255 = getelementptr double, ptr %2058, i64 %2254
  %2256 = icmp slt i64 %2253, %2069
  %2257 = getelementptr inbounds double, ptr %2060, i64 %2254
  %2258 = load double, ptr %2257, align 8, !tbaa !20
  br i1 %2256, label %2259, label %2276

2259:                                             ; preds = %2251
  %2260 = and i64 %2252, 1
  %2261 = icmp eq i64 %2260, 0
  br i1 %2261, label %2271, label %2262

2262:                                             ; preds = %2259
  %2263 = mul nsw i64 %2253, %2069
  %2264 = getelementptr double, ptr %2255, i64 %2263
  %2265 = load double, ptr %2264, align 8, !tbaa !20
  %2266 = getelementptr inbounds double, ptr %2060, i64 %2253
  %2267 = load double, ptr %2266, align 8, !tbaa !20
  %2268 = fmul contract double %2265, %2267
  %2269 = fsub contract double %2258, %2268
  store double %2269, ptr %2257, align 8, !tbaa !20
  %2270 = add nuw nsw i64 %2253, 1
  br label %2271

2271:                                             ; preds = %2262, %2259
  %2272 = phi double [ undef, %2259 ], [ %2269, %2262 ]
  %2273 = phi double [ %2258, %2259 ], [ %2269, %2262 ]
  %2274 = phi i64 [ %2253, %2259 ], [ %2270, %2262 ]
  %2275 = icmp eq i64 %2252, 1
  br i1 %2275, label %2276, label %2284

2276:                                             ; preds = %2271, %2284, %2251
  %2277 = phi double [ %2258, %2251 ], [ %2272, %2271 ], [ %2301, %2284 ]
  %2278 = mul i64 %2254, %2195
  %2279 = getelementptr inbounds double, ptr %2058, i64 %2278
  %2280 = load double, ptr %2279, align 8, !tbaa !20
  %2281 = fmul contract double %2277, %2280
  store double %2281, ptr %2257, align 8, !tbaa !20
  %2282 = icmp sgt i64 %2253, 1
  %2283 = add i64 %2252, 1
  br i1 %2282, label %2251, label %2304, !llvm.loop !75

2284:                                             ; preds = %2271, %2284
  %2285 = phi double [ %2301, %2284 ], [ %2273, %2271 ]
  %2286 = phi i64 [ %2302, %2284 ], [ %2274, %2271 ]
  %2287 = mul nsw i64 %2286, %2069
  %2288 = getelementptr double, ptr %2255, i64 %2287
  %2289 = load double, ptr %2288, align 8, !tbaa !20
  %2290 = getelementptr inbounds double, ptr %2060, i64 %2286
  %2291 = load double, ptr %2290, align 8, !tbaa !20
  %2292 = fmul contract double %2289, %2291
  %2293 = fsub contract double %2285, %2292
  store double %2293, ptr %2257, align 8, !tbaa !20
  %2294 = add nuw nsw i64 %2286, 1
  %2295 = mul nsw i64 %2294, %2069
  %2296 = getelementptr double, ptr %2255, i64 %2295
  %2297 = load double, ptr %2296, align 8, !tbaa !20
  %2298 = getelementptr inbounds double, ptr %2060, i64 %2294
  %2299 = load double, ptr %2298, align 8, !tbaa !20
  %2300 = fmul contract double %2297, %2299
  %2301 = fsub contract double %2293, %2300
  store double %2301, ptr %2257, align 8, !tbaa !20
  %2302 = add nuw nsw i64 %2286, 2
  %2303 = icmp eq i64 %2302, %2069
  br i1 %2303, label %2276, label %2284, !llvm.loop !76

2304:                                             ; preds = %2276, %2068
  %2305 = load i64, ptr %2055, align 8, !tbaa !66
  %2306 = shl i64 %2305, 3
  call void @llvm.memset.p0.i64(ptr align 8 %2054, i8 0, i64 %2306, i1 false)
  %2307 = load ptr, ptr %2065, align 8, !tbaa !77
  %2308 = getelementptr i64, ptr %2307, i64 %1785
  %2309 = load i64, ptr %2308, align 8, !tbaa !19
  br label %2572

2310:                                             ; preds = %2434, %2064
  %2311 = phi i64 [ 0, %2064 ], [ %2438, %2434 ]
  %2312 = load i64, ptr %2055, align 8, !tbaa !66
  %2313 = shl i64 %2312, 3
  call void @llvm.memset.p0.i64(ptr align 8 %2054, i8 0, i64 %2313, i1 false)
  %2314 = load ptr, ptr %2065, align 8, !tbaa !77
  %2315 = getelementptr inbounds i64, ptr %2314, i64 %2311
  %2316 = load i64, ptr %2315, align 8, !tbaa !19
  %2317 = getelementptr i64, ptr %2315, i64 1
  %2318 = load i64, ptr %2317, align 8, !tbaa !19
  %2319 = icmp slt i64 %2316, %2318
  br i1 %2319, label %2320, label %2358

2320:                                             ; preds = %2310
  %2321 = load ptr, ptr %2066, align 8, !tbaa !78
  %2322 = load ptr, ptr %2067, align 8, !tbaa !79
  %2323 = sub i64 %2318, %2316
  %2324 = add i64 %2316, 1
  %2325 = and i64 %2323, 1
  %2326 = icmp eq i64 %2325, 0
  br i1 %2326, label %2336, label %2327

2327:                                             ; preds = %2320
  %2328 = getelementptr inbounds double, ptr %2321, i64 %2316
  %2329 = load double, ptr %2328, align 8, !tbaa !20
  %2330 = getelementptr inbounds i64, ptr %2322, i64 %2316
  %2331 = load i64, ptr %2330, align 8, !tbaa !19
  %2332 = getelementptr inbounds double, ptr %2054, i64 %2331
  %2333 = load double, ptr %2332, align 8, !tbaa !20
  %2334 = fadd contract double %2329, %2333
  store double %2334, ptr %2332, align 8, !tbaa !20
  %2335 = add nsw i64 %2316, 1
  br label %2336

2336:                                             ; preds = %2327, %2320
  %2337 = phi i64 [ %2316, %2320 ], [ %2335, %2327 ]
  %2338 = icmp eq i64 %2318, %2324
  br i1 %2338, label %2358, label %2339

2339:                                             ; preds = %2336, %2339
  %2340 = phi i64 [ %2356, %2339 ], [ %2337, %2336 ]
  %2341 = getelementptr inbounds double, ptr %2321, i64 %2340
  %2342 = load double, ptr %2341, align 8, !tbaa !20
  %2343 = getelementptr inbounds i64, ptr %2322, i64 %2340
  %2344 = load i64, ptr %2343, align 8, !tbaa !19
  %2345 = getelementptr inbounds double, ptr %2054, i64 %2344
  %2346 = load double, ptr %2345, align 8, !tbaa !20
  %2347 = fadd contract double %2342, %2346
  store double %2347, ptr %2345, align 8, !tbaa !20
  %2348 = add nsw i64 %2340, 1
  %2349 = getelementptr inbounds double, ptr %2321, i64 %2348
  %2350 = load double, ptr %2349, align 8, !tbaa !20
  %2351 = getelementptr inbounds i64, ptr %2322, i64 %2348
  %2352 = load i64, ptr %2351, align 8, !tbaa !19
  %2353 = getelementptr inbounds double, ptr %2054, i64 %2352
  %2354 = load double, ptr %2353, align 8, !tbaa !20
  %2355 = fadd contract double %2350, %2354
  store double %2355, ptr %2353, align 8, !tbaa !20
  %2356 = add nsw i64 %2340, 2
  %2357 = icmp eq i64 %2356, %2318
  br i1 %2357, label %2358, label %2339, !llvm.loop !80

2358:                                             ; preds = %2336, %2339, %2310
  call fastcc void @answer(ptr noundef nonnull %0, ptr noundef %2054, ptr noundef %2057)
  %2359 = getelementptr double, ptr %2058, i64 %2311
  %2360 = load ptr, ptr %2065, align 8, !tbaa !77
  br label %2440

2361:                                             ; preds = %2514
  %2362 = getelementptr inbounds i64, ptr %2360, i64 %2311
  %2363 = load i64, ptr %2362, align 8, !tbaa !19
  %2364 = getelementptr i64, ptr %2362, i64 1
  %2365 = load i64, ptr %2364, align 8, !tbaa !19
  %2366 = icmp slt i64 %2363, %2365
  br i1 %2366, label %2367, label %2434

2367:                                             ; preds = %2361
  %2368 = load ptr, ptr %2066, align 8, !tbaa !78
  %2369 = load ptr, ptr %2067, align 8, !tbaa !79
  %2370 = sub i64 %2365, %2363
  %2371 = and i64 %2370, 3
  %2372 = icmp eq i64 %2371, 0
  br i1 %2372, label %2388, label %2373

2373:                                             ; preds = %2367, %2373
  %2374 = phi i64 [ %2385, %2373 ], [ %2363, %2367 ]
  %2375 = phi double [ %2384, %2373 ], [ 0.000000e+00, %2367 ]
  %2376 = phi i64 [ %2386, %2373 ], [ 0, %2367 ]
  %2377 = getelementptr inbounds double, ptr %2368, i64 %2374
  %2378 = load double, ptr %2377, align 8, !tbaa !20
  %2379 = getelementptr inbounds i64, ptr %2369, i64 %2374
  %2380 = load i64, ptr %2379, align 8, !tbaa !19
  %2381 = getelementptr inbounds double, ptr %2051, i64 %2380
  %2382 = load double, ptr %2381, align 8, !tbaa !20
  %2383 = fmul contract double %2378, %2382
  %2384 = fadd contract double %2375, %2383
  %2385 = add nsw i64 %2374, 1
  %2386 = add i64 %2376, 1
  %2387 = icmp eq i64 %2386, %2371
  br i1 %2387, label %2388, label %2373, !llvm.loop !81

2388:                                             ; preds = %2373, %2367
  %2389 = phi double [ undef, %2367 ], [ %2384, %2373 ]
  %2390 = phi i64 [ %2363, %2367 ], [ %2385, %2373 ]
  %2391 = phi double [ 0.000000e+00, %2367 ], [ %2384, %2373 ]
  %2392 = sub i64 %2363, %2365
  %2393 = icmp ugt i64 %2392, -4
  br i1 %2393, label %2434, label %2394

2394:                                             ; preds = %2388, %2394
  %2395 = phi i64 [ %2432, %2394 ], [ %2390, %2388 ]
  %2396 = phi double [ %2431, %2394 ], [ %2391, %2388 ]
  %2397 = getelementptr inbounds double, ptr %2368, i64 %2395
  %2398 = load double, ptr %2397, align 8, !tbaa !20
  %2399 = getelementptr inbounds i64, ptr %2369, i64 %2395
  %2400 = load i64, ptr %2399, align 8, !tbaa !19
  %2401 = getelementptr inbounds double, ptr %2051, i64 %2400
  %2402 = load double, ptr %2401, align 8, !tbaa !20
  %2403 = fmul contract double %2398, %2402
  %2404 = fadd contract double %2396, %2403
  %2405 = add nsw i64 %2395, 1
  %2406 = getelementptr inbounds double, ptr %2368, i64 %2405
  %2407 = load double, ptr %2406, align 8, !tbaa !20
  %2408 = getelementptr inbounds i64, ptr %2369, i64 %2405
  %2409 = load i64, ptr %2408, align 8, !tbaa !19
  %2410 = getelementptr inbounds double, ptr %2051, i64 %2409
  %2411 = load double, ptr %2410, align 8, !tbaa !20
  %2412 = fmul contract double %2407, %2411
  %2413 = fadd contract double %2404, %2412
  %2414 = add nsw i64 %2395, 2
  %2415 = getelementptr inbounds double, ptr %2368, i64 %2414
  %2416 = load double, ptr %2415, align 8, !tbaa !20
  %2417 = getelementptr inbounds i64, ptr %2369, i64 %2414
  %2418 = load i64, ptr %2417, align 8, !tbaa !19
  %2419 = getelementptr inbounds double, ptr %2051, i64 %2418
  %2420 = load double, ptr %2419, align 8, !tbaa !20
  %2421 = fmul contract double %2416, %2420
  %2422 = fadd contract double %2413, %2421
  %2423 = add nsw i64 %2395, 3
  %2424 = getelementptr inbounds double, ptr %2368, i64 %2423
  %2425 = load double, ptr %2424, align 8, !tbaa !20
  %2426 = getelementptr inbounds i64, ptr %2369, i64 %2423
  %2427 = load i64, ptr %2426, align 8, !tbaa !19
  %2428 = getelementptr inbounds double, ptr %2051, i64 %2427
  %2429 = load double, ptr %2428, align 8, !tbaa !20
  %2430 = fmul contract double %2425, %2429
  %2431 = fadd contract double %2422, %2430
  %2432 = add nsw i64 %2395, 4
  %2433 = icmp eq i64 %2432, %2365
  br i1 %2433, label %2434, label %2394, !llvm.loop !82

2434:                                             ; preds = %2388, %2394, %2361
  %2435 = phi double [ 0.000000e+00, %2361 ], [ %2389, %2388 ], [ %2431, %2394 ]
  %2436 = fneg contract double %2435
  %2437 = getelementptr inbounds double, ptr %2060, i64 %2311
  store double %2436, ptr %2437, align 8, !tbaa !20
  %2438 = add nuw nsw i64 %2311, 1
  %2439 = icmp eq i64 %2438, %1785
  br i1 %2439, label %2068, label %2310, !llvm.loop !83

2440:                                             ; preds = %2514, %2358
  %2441 = phi i64 [ %2311, %2358 ], [ %2518, %2514 ]
  %2442 = getelementptr inbounds i64, ptr %2360, i64 %2441
  %2443 = load i64, ptr %2442, align 8, !tbaa !19
  %2444 = getelementptr i64, ptr %2442, i64 1
  %2445 = load i64, ptr %2444, align 8, !tbaa !19
  %2446 = icmp slt i64 %2443, %2445
  br i1 %2446, label %2447, label %2514

2447:                                             ; preds = %2440
  %2448 = load ptr, ptr %2066, align 8, !tbaa !78
  %2449 = load ptr, ptr %2067, align 8, !tbaa !79
  %2450 = sub i64 %2445, %2443
  %2451 = and i64 %2450, 3
  %2452 = icmp eq i64 %2451, 0
  br i1 %2452, label %2468, label %2453

2453:                                             ; preds = %2447, %2453
  %2454 = phi i64 [ %2465, %2453 ], [ %2443, %2447 ]
  %2455 = phi double [ %2464, %2453 ], [ 0.000000e+00, %2447 ]
  %2456 = phi i64 [ %2466, %2453 ], [ 0, %2447 ]
  %2457 = getelementptr inbounds double, ptr %2448, i64 %2454
  %2458 = load double, ptr %2457, align 8, !tbaa !20
  %2459 = getelementptr inbounds i64, ptr %2449, i64 %2454
  %2460 = load i64, ptr %2459, align 8, !tbaa !19
  %2461 = getelementptr inbounds double, ptr %2057, i64 %2460
  %2462 = load double, ptr %2461, align 8, !tbaa !20
  %2463 = fmul contract double %2458, %2462
  %2464 = fadd contract double %2455, %2463
  %2465 = add nsw i64 %2454, 1
  %2466 = add i64 %2456, 1
  %2467 = icmp eq i64 %2466, %2451
  br i1 %2467, label %2468, label %2453, !llvm.loop !84

2468:                                             ; preds = %2453, %2447
  %2469 = phi double [ undef, %2447 ], [ %2464, %2453 ]
  %2470 = phi i64 [ %2443, %2447 ], [ %2465, %2453 ]
  %2471 = phi double [ 0.000000e+00, %2447 ], [ %2464, %2453 ]
  %2472 = sub i64 %2443, %2445
  %2473 = icmp ugt i64 %2472, -4
  br i1 %2473, label %2514, label %2474

2474:                                             ; preds = %2468, %2474
  %2475 = phi i64 [ %2512, %2474 ], [ %2470, %2468 ]
  %2476 = phi double [ %2511, %2474 ], [ %2471, %2468 ]
  %2477 = getelementptr inbounds double, ptr %2448, i64 %2475
  %2478 = load double, ptr %2477, align 8, !tbaa !20
  %2479 = getelementptr inbounds i64, ptr %2449, i64 %2475
  %2480 = load i64, ptr %2479, align 8, !tbaa !19
  %2481 = getelementptr inbounds double, ptr %2057, i64 %2480
  %2482 = load double, ptr %2481, align 8, !tbaa !20
  %2483 = fmul contract double %2478, %2482
  %2484 = fadd contract double %2476, %2483
  %2485 = add nsw i64 %2475, 1
  %2486 = getelementptr inbounds double, ptr %2448, i64 %2485
  %2487 = load double, ptr %2486, align 8, !tbaa !20
  %2488 = getelementptr inbounds i64, ptr %2449, i64 %2485
  %2489 = load i64, ptr %2488, align 8, !tbaa !19
  %2490 = getelementptr inbounds double, ptr %2057, i64 %2489
  %2491 = load double, ptr %2490, align 8, !tbaa !20
  %2492 = fmul contract double %2487, %2491
  %2493 = fadd contract double %2484, %2492
  %2494 = add nsw i64 %2475, 2
  %2495 = getelementptr inbounds double, ptr %2448, i64 %2494
  %2496 = load double, ptr %2495, align 8, !tbaa !20
  %2497 = getelementptr inbounds i64, ptr %2449, i64 %2494
  %2498 = load i64, ptr %2497, align 8, !tbaa !19
  %2499 = getelementptr inbounds double, ptr %2057, i64 %2498
  %2500 = load double, ptr %2499, align 8, !tbaa !20
  %2501 = fmul contract double %2496, %2500
  %2502 = fadd contract double %2493, %2501
  %2503 = add nsw i64 %2475, 3
  %2504 = getelementptr inbounds double, ptr %2448, i64 %2503
  %2505 = load double, ptr %2504, align 8, !tbaa !20
  %2506 = getelementptr inbounds i64, ptr %2449, i64 %2503
  %2507 = load i64, ptr %2506, align 8, !tbaa !19
  %2508 = getelementptr inbounds double, ptr %2057, i64 %2507
  %2509 = load double, ptr %2508, align 8, !tbaa !20
  %2510 = fmul contract double %2505, %2509
  %2511 = fadd contract double %2502, %2510
  %2512 = add nsw i64 %2475, 4
  %2513 = icmp eq i64 %2512, %2445
  br i1 %2513, label %2514, label %2474, !llvm.loop !82

2514:                                             ; preds = %2468, %2474, %2440
  %2515 = phi double [ 0.000000e+00, %2440 ], [ %2469, %2468 ], [ %2511, %2474 ]
  %2516 = mul nsw i64 %2441, %1785
  %2517 = getelementptr double, ptr %2359, i64 %2516
  store double %2515, ptr %2517, align 8, !tbaa !20
  %2518 = add nuw nsw i64 %2441, 1
  %2519 = icmp slt i64 %2518, %1785
  br i1 %2519, label %2440, label %2361, !llvm.loop !85

2520:                                             ; preds = %2622, %2062
  call fastcc void @answer(ptr noundef nonnull %0, ptr noundef %2054, ptr noundef %2057)
  %2521 = load i64, ptr %2055, align 8, !tbaa !66
  %2522 = icmp sgt i64 %2521, 0
  br i1 %2522, label %2523, label %2624

2523:                                             ; preds = %2520
  %2524 = icmp ult i64 %2521, 12
  br i1 %2524, label %2553, label %2525

2525:                                             ; preds = %2523
  %2526 = add i64 %2521, %2050
  %2527 = shl i64 %2526, 3
  %2528 = getelementptr i8, ptr %2, i64 %2527
  %2529 = add i64 %2521, %2056
  %2530 = shl i64 %2529, 3
  %2531 = getelementptr i8, ptr %2054, i64 %2530
  %2532 = icmp ult ptr %2051, %2531
  %2533 = icmp ult ptr %2057, %2528
  %2534 = and i1 %2532, %2533
  br i1 %2534, label %2553, label %2535

2535:                                             ; preds = %2525
  %2536 = and i64 %2521, 9223372036854775804
  br label %2537

2537:                                             ; preds = %2537, %2535
  %2538 = phi i64 [ 0, %2535 ], [ %2549, %2537 ]
  %2539 = getelementptr inbounds double, ptr %2057, i64 %2538
  %2540 = getelementptr inbounds double, ptr %2539, i64 2
  %2541 = load <2 x double>, ptr %2539, align 8, !tbaa !20, !alias.scope !86
  %2542 = load <2 x double>, ptr %2540, align 8, !tbaa !20, !alias.scope !86
  %2543 = getelementptr inbounds double, ptr %2051, i64 %2538
  %2544 = getelementptr inbounds double, ptr %2543, i64 2
  %2545 = load <2 x double>, ptr %2543, align 8, !tbaa !20, !alias.scope !89, !noalias !86
  %2546 = load <2 x double>, ptr %2544, align 8, !tbaa !20, !alias.scope !89, !noalias !86
  %2547 = fadd contract <2 x double> %2541, %2545
  %2548 = fadd contract <2 x double> %2542, %2546
  store <2 x double> %2547, ptr %2543, align 8, !tbaa !20, !alias.scope !89, !noalias !86
  store <2 x double> %2548, ptr %2544, align 8, !tbaa !20, !alias.scope !89, !noalias !86
  %2549 = add nuw i64 %2538, 4
  %2550 = icmp eq i64 %2549, %2536
  br i1 %2550, label %2551, label %2537, !llvm.loop !91

2551:                                             ; preds = %2537
  %2552 = icmp eq i64 %2521, %2536
  br i1 %2552, label %2624, label %2553

2553:                                             ; preds = %2525, %2523, %2551
  %2554 = phi i64 [ 0, %2525 ], [ 0, %2523 ], [ %2536, %2551 ]
  %2555 = and i64 %2521, 3
  %2556 = icmp eq i64 %2555, 0
  br i1 %2556, label %2568, label %2557

2557:                                             ; preds = %2553, %2557
  %2558 = phi i64 [ %2565, %2557 ], [ %2554, %2553 ]
  %2559 = phi i64 [ %2566, %2557 ], [ 0, %2553 ]
  %2560 = getelementptr inbounds double, ptr %2057, i64 %2558
  %2561 = load double, ptr %2560, align 8, !tbaa !20
  %2562 = getelementptr inbounds double, ptr %2051, i64 %2558
  %2563 = load double, ptr %2562, align 8, !tbaa !20
  %2564 = fadd contract double %2561, %2563
  store double %2564, ptr %2562, align 8, !tbaa !20
  %2565 = add nuw nsw i64 %2558, 1
  %2566 = add i64 %2559, 1
  %2567 = icmp eq i64 %2566, %2555
  br i1 %2567, label %2568, label %2557, !llvm.loop !92

2568:                                             ; preds = %2557, %2553
  %2569 = phi i64 [ %2554, %2553 ], [ %2565, %2557 ]
  %2570 = sub nsw i64 %2554, %2521
  %2571 = icmp ugt i64 %2570, -4
  br i1 %2571, label %2624, label %2632

2572:                                             ; preds = %2622, %2304
  %2573 = phi i64 [ %2309, %2304 ], [ %2579, %2622 ]
  %2574 = phi i64 [ %1785, %2304 ], [ %2575, %2622 ]
  %2575 = add nsw i64 %2574, -1
  %2576 = getelementptr inbounds double, ptr %2060, i64 %2575
  %2577 = load double, ptr %2576, align 8, !tbaa !20
  %2578 = getelementptr inbounds i64, ptr %2307, i64 %2575
  %2579 = load i64, ptr %2578, align 8, !tbaa !19
  %2580 = icmp slt i64 %2579, %2573
  br i1 %2580, label %2581, label %2622

2581:                                             ; preds = %2572
  %2582 = load ptr, ptr %2066, align 8, !tbaa !78
  %2583 = load ptr, ptr %2067, align 8, !tbaa !79
  %2584 = sub i64 %2573, %2579
  %2585 = add i64 %2579, 1
  %2586 = and i64 %2584, 1
  %2587 = icmp eq i64 %2586, 0
  br i1 %2587, label %2598, label %2588

2588:                                             ; preds = %2581
  %2589 = getelementptr inbounds double, ptr %2582, i64 %2579
  %2590 = load double, ptr %2589, align 8, !tbaa !20
  %2591 = fmul contract double %2577, %2590
  %2592 = getelementptr inbounds i64, ptr %2583, i64 %2579
  %2593 = load i64, ptr %2592, align 8, !tbaa !19
  %2594 = getelementptr inbounds double, ptr %2054, i64 %2593
  %2595 = load double, ptr %2594, align 8, !tbaa !20
  %2596 = fadd contract double %2591, %2595
  store double %2596, ptr %2594, align 8, !tbaa !20
  %2597 = add nsw i64 %2579, 1
  br label %2598

2598:                                             ; preds = %2588, %2581
  %2599 = phi i64 [ %2579, %2581 ], [ %2597, %2588 ]
  %2600 = icmp eq i64 %2573, %2585
  br i1 %2600, label %2622, label %2601

2601:                                             ; preds = %2598, %2601
  %2602 = phi i64 [ %2620, %2601 ], [ %2599, %2598 ]
  %2603 = getelementptr inbounds double, ptr %2582, i64 %2602
  %2604 = load double, ptr %2603, align 8, !tbaa !20
  %2605 = fmul contract double %2577, %2604
  %2606 = getelementptr inbounds i64, ptr %2583, i64 %2602
  %2607 = load i64, ptr %2606, align 8, !tbaa !19
  %2608 = getelementptr inbounds double, ptr %2054, i64 %2607
  %2609 = load double, ptr %2608, align 8, !tbaa !20
  %2610 = fadd contract double %2605, %2609
  store double %2610, ptr %2608, align 8, !tbaa !20
  %2611 = add nsw i64 %2602, 1
  %2612 = getelementptr inbounds double, ptr %2582, i64 %2611
  %2613 = load double, ptr %2612, align 8, !tbaa !20
  %2614 = fmul contract double %2577, %2613
  %2615 = getelementptr inbounds i64, ptr %2583, i64 %2611
  %2616 = load i64, ptr %2615, align 8, !tbaa !19
  %2617 = getelementptr inbounds double, ptr %2054, i64 %2616
  %2618 = load double, ptr %2617, align 8, !tbaa !20
  %2619 = fadd contract double %2614, %2618
  store double %2619, ptr %2617, align 8, !tbaa !20
  %2620 = add nsw i64 %2602, 2
  %2621 = icmp eq i64 %2620, %2573
  br i1 %2621, label %2622, label %2601, !llvm.loop !80

2622:                                             ; preds = %2598, %2601, %2572
  %2623 = icmp sgt i64 %2574, 1
  br i1 %2623, label %2572, label %2520, !llvm.loop !93

2624:                                             ; preds = %2568, %2632, %2551, %2520
  br i1 %2061, label %2625, label %2659

2625:                                             ; preds = %2624
  %2626 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %2627 = load ptr, ptr %2626, align 8, !tbaa !77
  %2628 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %2629 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %2630 = load ptr, ptr %2628, align 8, !tbaa !78
  %2631 = load ptr, ptr %2629, align 8, !tbaa !79
  br label %2662

2632:                                             ; preds = %2568, %2632
  %2633 = phi i64 [ %2657, %2632 ], [ %2569, %2568 ]
  %2634 = getelementptr inbounds double, ptr %2057, i64 %2633
  %2635 = load double, ptr %2634, align 8, !tbaa !20
  %2636 = getelementptr inbounds double, ptr %2051, i64 %2633
  %2637 = load double, ptr %2636, align 8, !tbaa !20
  %2638 = fadd contract double %2635, %2637
  store double %2638, ptr %2636, align 8, !tbaa !20
  %2639 = add nuw nsw i64 %2633, 1
  %2640 = getelementptr inbounds double, ptr %2057, i64 %2639
  %2641 = load double, ptr %2640, align 8, !tbaa !20
  %2642 = getelementptr inbounds double, ptr %2051, i64 %2639
  %2643 = load double, ptr %2642, align 8, !tbaa !20
  %2644 = fadd contract double %2641, %2643
  store double %2644, ptr %2642, align 8, !tbaa !20
  %2645 = add nuw nsw i64 %2633, 2
  %2646 = getelementptr inbounds double, ptr %2057, i64 %2645
  %2647 = load double, ptr %2646, align 8, !tbaa !20
  %2648 = getelementptr inbounds double, ptr %2051, i64 %2645
  %2649 = load double, ptr %2648, align 8, !tbaa !20
  %2650 = fadd contract double %2647, %2649
  store double %2650, ptr %2648, align 8, !tbaa !20
  %2651 = add nuw nsw i64 %2633, 3
  %2652 = getelementptr inbounds double, ptr %2057, i64 %2651
  %2653 = load double, ptr %2652, align 8, !tbaa !20
  %2654 = getelementptr inbounds double, ptr %2051, i64 %2651
  %2655 = load double, ptr %2654, align 8, !tbaa !20
  %2656 = fadd contract double %2653, %2655
  store double %2656, ptr %2654, align 8, !tbaa !20
  %2657 = add nuw nsw i64 %2633, 4
  %2658 = icmp eq i64 %2657, %2521
  br i1 %2658, label %2624, label %2632, !llvm.loop !94

2659:                                             ; preds = %2734, %2624
  %2660 = load i64, ptr %0, align 8, !tbaa !13
  %2661 = icmp sgt i64 %2660, 0
  br i1 %2661, label %2746, label %2780

2662:                                             ; preds = %2734, %2625
  %2663 = phi i64 [ 0, %2625 ], [ %2744, %2734 ]
  %2664 = getelementptr inbounds i64, ptr %2627, i64 %2663
  %2665 = load i64, ptr %2664, align 8, !tbaa !19
  %2666 = getelementptr i64, ptr %2664, i64 1
  %2667 = load i64, ptr %2666, align 8, !tbaa !19
  %2668 = icmp slt i64 %2665, %2667
  br i1 %2668, label %2669, label %2734

2669:                                             ; preds = %2662
  %2670 = sub i64 %2667, %2665
  %2671 = and i64 %2670, 3
  %2672 = icmp eq i64 %2671, 0
  br i1 %2672, label %2688, label %2673

2673:                                             ; preds = %2669, %2673
  %2674 = phi i64 [ %2685, %2673 ], [ %2665, %2669 ]
  %2675 = phi double [ %2684, %2673 ], [ 0.000000e+00, %2669 ]
  %2676 = phi i64 [ %2686, %2673 ], [ 0, %2669 ]
  %2677 = getelementptr inbounds double, ptr %2630, i64 %2674
  %2678 = load double, ptr %2677, align 8, !tbaa !20
  %2679 = getelementptr inbounds i64, ptr %2631, i64 %2674
  %2680 = load i64, ptr %2679, align 8, !tbaa !19
  %2681 = getelementptr inbounds double, ptr %2051, i64 %2680
  %2682 = load double, ptr %2681, align 8, !tbaa !20
  %2683 = fmul contract double %2678, %2682
  %2684 = fadd contract double %2675, %2683
  %2685 = add nsw i64 %2674, 1
  %2686 = add i64 %2676, 1
  %2687 = icmp eq i64 %2686, %2671
  br i1 %2687, label %2688, label %2673, !llvm.loop !95

2688:                                             ; preds = %2673, %2669
  %2689 = phi double [ undef, %2669 ], [ %2684, %2673 ]
  %2690 = phi i64 [ %2665, %2669 ], [ %2685, %2673 ]
  %2691 = phi double [ 0.000000e+00, %2669 ], [ %2684, %2673 ]
  %2692 = sub i64 %2665, %2667
  %2693 = icmp ugt i64 %2692, -4
  br i1 %2693, label %2734, label %2694

2694:                                             ; preds = %2688, %2694
  %2695 = phi i64 [ %2732, %2694 ], [ %2690, %2688 ]
  %2696 = phi double [ %2731, %2694 ], [ %2691, %2688 ]
  %2697 = getelementptr inbounds double, ptr %2630, i64 %2695
  %2698 = load double, ptr %2697, align 8, !tbaa !20
  %2699 = getelementptr inbounds i64, ptr %2631, i64 %2695
  %2700 = load i64, ptr %2699, align 8, !tbaa !19
  %2701 = getelementptr inbounds double, ptr %2051, i64 %2700
  %2702 = load double, ptr %2701, align 8, !tbaa !20
  %2703 = fmul contract double %2698, %2702
  %2704 = fadd contract double %2696, %2703
  %2705 = add nsw i64 %2695, 1
  %2706 = getelementptr inbounds double, ptr %2630, i64 %2705
  %2707 = load double, ptr %2706, align 8, !tbaa !20
  %2708 = getelementptr inbounds i64, ptr %2631, i64 %2705
  %2709 = load i64, ptr %2708, align 8, !tbaa !19
  %2710 = getelementptr inbounds double, ptr %2051, i64 %2709
  %2711 = load double, ptr %2710, align 8, !tbaa !20
  %2712 = fmul contract double %2707, %2711
  %2713 = fadd contract double %2704, %2712
  %2714 = add nsw i64 %2695, 2
  %2715 = getelementptr inbounds double, ptr %2630, i64 %2714
  %2716 = load double, ptr %2715, align 8, !tbaa !20
  %2717 = getelementptr inbounds i64, ptr %2631, i64 %2714
  %2718 = load i64, ptr %2717, align 8, !tbaa !19
  %2719 = getelementptr inbounds double, ptr %2051, i64 %2718
  %2720 = load double, ptr %2719, align 8, !tbaa !20
  %2721 = fmul contract double %2716, %2720
  %2722 = fadd contract double %2713, %2721
  %2723 = add nsw i64 %2695, 3
  %2724 = getelementptr inbounds double, ptr %2630, i64 %2723
  %2725 = load double, ptr %2724, align 8, !tbaa !20
  %2726 = getelementptr inbounds i64, ptr %2631, i64 %2723
  %2727 = load i64, ptr %2726, align 8, !tbaa !19
  %2728 = getelementptr inbounds double, ptr %2051, i64 %2727
  %2729 = load double, ptr %2728, align 8, !tbaa !20
  %2730 = fmul contract double %2725, %2729
  %2731 = fadd contract double %2722, %2730
  %2732 = add nsw i64 %2695, 4
  %2733 = icmp eq i64 %2732, %2667
  br i1 %2733, label %2734, label %2694, !llvm.loop !82

2734:                                             ; preds = %2688, %2694, %2662
  %2735 = phi double [ 0.000000e+00, %2662 ], [ %2689, %2688 ], [ %2731, %2694 ]
  %2736 = getelementptr inbounds double, ptr %2630, i64 %2665
  %2737 = load double, ptr %2736, align 8, !tbaa !20
  %2738 = fdiv contract double %2735, %2737
  %2739 = getelementptr inbounds i64, ptr %2631, i64 %2665
  %2740 = load i64, ptr %2739, align 8, !tbaa !19
  %2741 = getelementptr inbounds double, ptr %2051, i64 %2740
  %2742 = load double, ptr %2741, align 8, !tbaa !20
  %2743 = fsub contract double %2742, %2738
  store double %2743, ptr %2741, align 8, !tbaa !20
  %2744 = add nuw nsw i64 %2663, 1
  %2745 = icmp eq i64 %2744, %1785
  br i1 %2745, label %2659, label %2662, !llvm.loop !96

2746:                                             ; preds = %2659, %2746
  %2747 = phi i64 [ %2778, %2746 ], [ 0, %2659 ]
  %2748 = getelementptr inbounds %struct.Link, ptr %2052, i64 %2747, i32 15, i64 0
  %2749 = getelementptr inbounds %struct.Link, ptr %2052, i64 %2747, i32 10, i64 0
  %2750 = getelementptr inbounds %struct.Link, ptr %2052, i64 %2747, i32 17, i64 0
  %2751 = getelementptr inbounds %struct.Link, ptr %2052, i64 %2747, i32 14, i64 0
  %2752 = load <2 x double>, ptr %2748, align 8, !tbaa !20
  %2753 = load <2 x double>, ptr %2749, align 8, !tbaa !20
  %2754 = fadd contract <2 x double> %2752, %2753
  store <2 x double> %2754, ptr %2749, align 8, !tbaa !20
  %2755 = load <2 x double>, ptr %2750, align 8, !tbaa !20
  %2756 = load <2 x double>, ptr %2751, align 8, !tbaa !20
  %2757 = fadd contract <2 x double> %2755, %2756
  store <2 x double> %2757, ptr %2751, align 8, !tbaa !20
  %2758 = getelementptr inbounds %struct.Link, ptr %2052, i64 %2747, i32 15, i64 2
  %2759 = getelementptr inbounds %struct.Link, ptr %2052, i64 %2747, i32 10, i64 2
  %2760 = getelementptr inbounds %struct.Link, ptr %2052, i64 %2747, i32 17, i64 2
  %2761 = getelementptr inbounds %struct.Link, ptr %2052, i64 %2747, i32 14, i64 2
  %2762 = load <2 x double>, ptr %2758, align 8, !tbaa !20
  %2763 = load <2 x double>, ptr %2759, align 8, !tbaa !20
  %2764 = fadd contract <2 x double> %2762, %2763
  store <2 x double> %2764, ptr %2759, align 8, !tbaa !20
  %2765 = load <2 x double>, ptr %2760, align 8, !tbaa !20
  %2766 = load <2 x double>, ptr %2761, align 8, !tbaa !20
  %2767 = fadd contract <2 x double> %2765, %2766
  store <2 x double> %2767, ptr %2761, align 8, !tbaa !20
  %2768 = getelementptr inbounds %struct.Link, ptr %2052, i64 %2747, i32 15, i64 4
  %2769 = getelementptr inbounds %struct.Link, ptr %2052, i64 %2747, i32 10, i64 4
  %2770 = getelementptr inbounds %struct.Link, ptr %2052, i64 %2747, i32 17, i64 4
  %2771 = getelementptr inbounds %struct.Link, ptr %2052, i64 %2747, i32 14, i64 4
  %2772 = load <2 x double>, ptr %2768, align 8, !tbaa !20
  %2773 = load <2 x double>, ptr %2769, align 8, !tbaa !20
  %2774 = fadd contract <2 x double> %2772, %2773
  store <2 x double> %2774, ptr %2769, align 8, !tbaa !20
  %2775 = load <2 x double>, ptr %2770, align 8, !tbaa !20
  %2776 = load <2 x double>, ptr %2771, align 8, !tbaa !20
  %2777 = fadd contract <2 x double> %2775, %2776
  store <2 x double> %2777, ptr %2771, align 8, !tbaa !20
  %2778 = add nuw nsw i64 %2747, 1
  %2779 = icmp eq i64 %2778, %2660
  br i1 %2779, label %2780, label %2746, !llvm.loop !97

2780:                                             ; preds = %2746, %2659, %1783
  br i1 %9, label %2790, label %2781

2781:                                             ; preds = %2780
  %2782 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  %2783 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 3
  %2784 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 4
  %2785 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 1
  %2786 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 5
  %2787 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 2
  %2788 = load i64, ptr %0, align 8, !tbaa !13
  %2789 = icmp sgt i64 %2788, 0
  br i1 %2789, label %2791, label %2790

2790:                                             ; preds = %2854, %2781, %2780
  ret void

2791:                                             ; preds = %2781, %2854
  %2792 = phi i64 [ %2887, %2854 ], [ 0, %2781 ]
  %2793 = mul nsw i64 %2792, 33
  %2794 = getelementptr inbounds double, ptr %19, i64 %2793
  %2795 = load ptr, ptr %144, align 8, !tbaa !14
  %2796 = getelementptr inbounds %struct.Link, ptr %2795, i64 %2792
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5) #9
  %2797 = getelementptr inbounds double, ptr %2794, i64 20
  %2798 = getelementptr inbounds %struct.Link, ptr %2795, i64 %2792, i32 14
  %2799 = getelementptr inbounds double, ptr %2798, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2797, ptr noundef nonnull align 8 dereferenceable(24) %2799, i64 24, i1 false)
  %2800 = getelementptr inbounds double, ptr %2794, i64 23
  %2801 = getelementptr inbounds double, ptr %2798, i64 1
  %2802 = getelementptr inbounds double, ptr %2798, i64 2
  %2803 = load double, ptr %2796, align 8, !tbaa !20
  %2804 = load double, ptr %2798, align 8, !tbaa !20
  %2805 = fmul contract double %2803, %2804
  %2806 = getelementptr double, ptr %2796, i64 3
  %2807 = load double, ptr %2806, align 8, !tbaa !20
  %2808 = load double, ptr %2801, align 8, !tbaa !20
  %2809 = fmul contract double %2807, %2808
  %2810 = fadd contract double %2805, %2809
  %2811 = getelementptr double, ptr %2796, i64 6
  %2812 = load double, ptr %2811, align 8, !tbaa !20
  %2813 = load double, ptr %2802, align 8, !tbaa !20
  %2814 = fmul contract double %2812, %2813
  %2815 = fadd contract double %2810, %2814
  store double %2815, ptr %2800, align 8, !tbaa !20
  %2816 = getelementptr inbounds double, ptr %2796, i64 1
  %2817 = load double, ptr %2816, align 8, !tbaa !20
  %2818 = load double, ptr %2798, align 8, !tbaa !20
  %2819 = fmul contract double %2817, %2818
  %2820 = getelementptr double, ptr %2796, i64 4
  %2821 = load double, ptr %2820, align 8, !tbaa !20
  %2822 = load double, ptr %2801, align 8, !tbaa !20
  %2823 = fmul contract double %2821, %2822
  %2824 = fadd contract double %2819, %2823
  %2825 = getelementptr double, ptr %2796, i64 7
  %2826 = load double, ptr %2825, align 8, !tbaa !20
  %2827 = load double, ptr %2802, align 8, !tbaa !20
  %2828 = fmul contract double %2826, %2827
  %2829 = fadd contract double %2824, %2828
  %2830 = getelementptr inbounds double, ptr %2794, i64 24
  store double %2829, ptr %2830, align 8, !tbaa !20
  %2831 = getelementptr inbounds double, ptr %2796, i64 2
  %2832 = load double, ptr %2831, align 8, !tbaa !20
  %2833 = load double, ptr %2798, align 8, !tbaa !20
  %2834 = fmul contract double %2832, %2833
  %2835 = getelementptr double, ptr %2796, i64 5
  %2836 = load double, ptr %2835, align 8, !tbaa !20
  %2837 = load double, ptr %2801, align 8, !tbaa !20
  %2838 = fmul contract double %2836, %2837
  %2839 = fadd contract double %2834, %2838
  %2840 = getelementptr double, ptr %2796, i64 8
  %2841 = load double, ptr %2840, align 8, !tbaa !20
  %2842 = load double, ptr %2802, align 8, !tbaa !20
  %2843 = fmul contract double %2841, %2842
  %2844 = fadd contract double %2839, %2843
  %2845 = getelementptr inbounds double, ptr %2794, i64 25
  store double %2844, ptr %2845, align 8, !tbaa !20
  %2846 = load ptr, ptr %2782, align 8, !tbaa !54
  %2847 = getelementptr inbounds i64, ptr %2846, i64 %2792
  %2848 = load i64, ptr %2847, align 8, !tbaa !19
  %2849 = icmp slt i64 %2848, 0
  br i1 %2849, label %2854, label %2850

2850:                                             ; preds = %2791
  %2851 = getelementptr double, ptr %2794, i64 %2848
  %2852 = getelementptr double, ptr %2851, i64 23
  %2853 = load double, ptr %2852, align 8, !tbaa !20
  br label %2854

2854:                                             ; preds = %2791, %2850
  %2855 = phi contract double [ %2853, %2850 ], [ 0.000000e+00, %2791 ]
  %2856 = getelementptr inbounds double, ptr %2794, i64 26
  store double %2855, ptr %2856, align 8, !tbaa !20
  call fastcc void @times_inertia(ptr noundef nonnull %2796, ptr noundef nonnull %2798, ptr noundef nonnull %5)
  %2857 = load double, ptr %2783, align 8, !tbaa !20
  %2858 = getelementptr inbounds %struct.Link, ptr %2795, i64 %2792, i32 10, i64 3
  %2859 = load double, ptr %2858, align 8, !tbaa !20
  %2860 = fadd contract double %2857, %2859
  %2861 = getelementptr double, ptr %2794, i64 27
  store double %2860, ptr %2861, align 8, !tbaa !20
  %2862 = load double, ptr %5, align 16, !tbaa !20
  %2863 = getelementptr inbounds %struct.Link, ptr %2795, i64 %2792, i32 10, i64 0
  %2864 = load double, ptr %2863, align 8, !tbaa !20
  %2865 = fadd contract double %2862, %2864
  %2866 = getelementptr double, ptr %2794, i64 30
  store double %2865, ptr %2866, align 8, !tbaa !20
  %2867 = load double, ptr %2784, align 16, !tbaa !20
  %2868 = getelementptr inbounds %struct.Link, ptr %2795, i64 %2792, i32 10, i64 4
  %2869 = load double, ptr %2868, align 8, !tbaa !20
  %2870 = fadd contract double %2867, %2869
  %2871 = getelementptr double, ptr %2794, i64 28
  store double %2870, ptr %2871, align 8, !tbaa !20
  %2872 = load double, ptr %2785, align 8, !tbaa !20
  %2873 = getelementptr inbounds %struct.Link, ptr %2795, i64 %2792, i32 10, i64 1
  %2874 = load double, ptr %2873, align 8, !tbaa !20
  %2875 = fadd contract double %2872, %2874
  %2876 = getelementptr double, ptr %2794, i64 31
  store double %2875, ptr %2876, align 8, !tbaa !20
  %2877 = load double, ptr %2786, align 8, !tbaa !20
  %2878 = getelementptr inbounds %struct.Link, ptr %2795, i64 %2792, i32 10, i64 5
  %2879 = load double, ptr %2878, align 8, !tbaa !20
  %2880 = fadd contract double %2877, %2879
  %2881 = getelementptr double, ptr %2794, i64 29
  store double %2880, ptr %2881, align 8, !tbaa !20
  %2882 = load double, ptr %2787, align 16, !tbaa !20
  %2883 = getelementptr inbounds %struct.Link, ptr %2795, i64 %2792, i32 10, i64 2
  %2884 = load double, ptr %2883, align 8, !tbaa !20
  %2885 = fadd contract double %2882, %2884
  %2886 = getelementptr double, ptr %2794, i64 32
  store double %2885, ptr %2886, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5) #9
  %2887 = add nuw nsw i64 %2792, 1
  %2888 = load i64, ptr %0, align 8, !tbaa !13
  %2889 = icmp slt i64 %2887, %2888
  br i1 %2889, label %2791, label %2790
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

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
  %12 = load ptr, ptr %11, align 8, !tbaa !26
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %15 = load ptr, ptr %14, align 8, !tbaa !38
  br label %31

16:                                               ; preds = %3, %16
  %17 = phi i64 [ %19, %16 ], [ 0, %3 ]
  %18 = getelementptr inbounds %struct.Link, ptr %5, i64 %17, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %18, i8 0, i64 48, i1 false)
  %19 = add nuw nsw i64 %17, 1
  %20 = load i64, ptr %0, align 8, !tbaa !13
  %21 = icmp slt i64 %19, %20
  br i1 %21, label %16, label %8, !llvm.loop !98

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
  %48 = load ptr, ptr %13, align 8, !tbaa !29
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
  br i1 %143, label %52, label %60, !llvm.loop !99

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
  br i1 %165, label %100, label %144, !llvm.loop !100

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
  br i1 %197, label %31, label %22, !llvm.loop !101

198:                                              ; preds = %490, %3, %8, %22
  ret void

199:                                              ; preds = %23, %490
  %200 = phi i64 [ 0, %23 ], [ %491, %490 ]
  %201 = mul i64 %200, 1584
  %202 = getelementptr i8, ptr %27, i64 %201
  %203 = getelementptr i8, ptr %28, i64 %201
  %204 = getelementptr i8, ptr %29, i64 %201
  %205 = getelementptr i8, ptr %30, i64 %201
  %206 = load ptr, ptr %24, align 8, !tbaa !38
  %207 = getelementptr inbounds i64, ptr %206, i64 %200
  %208 = load i64, ptr %207, align 8, !tbaa !19
  %209 = icmp slt i64 %208, 0
  %210 = getelementptr inbounds %struct.Link, ptr %5, i64 %208, i32 17
  %211 = select i1 %209, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 17), ptr %210
  %212 = load ptr, ptr %25, align 8, !tbaa !26
  %213 = getelementptr inbounds i64, ptr %212, i64 %200
  %214 = load i64, ptr %213, align 8, !tbaa !19
  %215 = load ptr, ptr %26, align 8, !tbaa !29
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
  %281 = load double, ptr %219, align 8, !tbaa !20, !alias.scope !102
  %282 = insertelement <2 x double> poison, double %281, i64 0
  %283 = shufflevector <2 x double> %282, <2 x double> poison, <2 x i32> zeroinitializer
  %284 = load double, ptr %254, align 8, !tbaa !20, !alias.scope !102
  %285 = insertelement <2 x double> poison, double %284, i64 0
  %286 = shufflevector <2 x double> %285, <2 x double> poison, <2 x i32> zeroinitializer
  %287 = load double, ptr %255, align 8, !tbaa !20, !alias.scope !102
  %288 = insertelement <2 x double> poison, double %287, i64 0
  %289 = shufflevector <2 x double> %288, <2 x double> poison, <2 x i32> zeroinitializer
  %290 = load double, ptr %256, align 8, !tbaa !20, !alias.scope !102
  %291 = insertelement <2 x double> poison, double %290, i64 0
  %292 = shufflevector <2 x double> %291, <2 x double> poison, <2 x i32> zeroinitializer
  %293 = load double, ptr %257, align 8, !tbaa !20, !alias.scope !102
  %294 = insertelement <2 x double> poison, double %293, i64 0
  %295 = shufflevector <2 x double> %294, <2 x double> poison, <2 x i32> zeroinitializer
  %296 = load double, ptr %258, align 8, !tbaa !20, !alias.scope !102
  %297 = insertelement <2 x double> poison, double %296, i64 0
  %298 = shufflevector <2 x double> %297, <2 x double> poison, <2 x i32> zeroinitializer
  br label %299

299:                                              ; preds = %299, %279
  %300 = phi i64 [ 0, %279 ], [ %325, %299 ]
  %301 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 16, i64 %300
  %302 = load <2 x double>, ptr %301, align 8, !tbaa !20, !alias.scope !105
  %303 = getelementptr inbounds double, ptr %218, i64 %300
  store <2 x double> %302, ptr %303, align 8, !tbaa !20, !alias.scope !107, !noalias !109
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
  store <2 x double> %314, ptr %303, align 8, !tbaa !20, !alias.scope !107, !noalias !109
  %315 = fmul contract <2 x double> %308, %286
  %316 = fsub contract <2 x double> %314, %315
  store <2 x double> %316, ptr %303, align 8, !tbaa !20, !alias.scope !107, !noalias !109
  %317 = fmul contract <2 x double> %309, %289
  %318 = fsub contract <2 x double> %316, %317
  store <2 x double> %318, ptr %303, align 8, !tbaa !20, !alias.scope !107, !noalias !109
  %319 = fmul contract <2 x double> %310, %292
  %320 = fsub contract <2 x double> %318, %319
  store <2 x double> %320, ptr %303, align 8, !tbaa !20, !alias.scope !107, !noalias !109
  %321 = fmul contract <2 x double> %311, %295
  %322 = fsub contract <2 x double> %320, %321
  store <2 x double> %322, ptr %303, align 8, !tbaa !20, !alias.scope !107, !noalias !109
  %323 = fmul contract <2 x double> %312, %298
  %324 = fsub contract <2 x double> %322, %323
  store <2 x double> %324, ptr %303, align 8, !tbaa !20, !alias.scope !107, !noalias !109
  %325 = add nuw i64 %300, 2
  %326 = icmp eq i64 %325, %280
  br i1 %326, label %327, label %299, !llvm.loop !111

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
  br i1 %363, label %332, label %387, !llvm.loop !60

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
  br i1 %386, label %357, label %365, !llvm.loop !61

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
  br i1 %442, label %331, label %400, !llvm.loop !112

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
  br i1 %489, label %490, label %443, !llvm.loop !113

490:                                              ; preds = %443, %199, %331, %387
  %491 = add nuw nsw i64 %200, 1
  %492 = load i64, ptr %0, align 8, !tbaa !13
  %493 = icmp slt i64 %491, %492
  br i1 %493, label %199, label %198, !llvm.loop !114
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
!24 = !{!6, !10, i64 368}
!25 = distinct !{!25, !23}
!26 = !{!6, !10, i64 256}
!27 = distinct !{!27, !23}
!28 = !{!6, !10, i64 392}
!29 = !{!6, !10, i64 240}
!30 = distinct !{!30, !31}
!31 = !{!"llvm.loop.unroll.disable"}
!32 = distinct !{!32, !23}
!33 = distinct !{!33, !23}
!34 = distinct !{!34, !23}
!35 = distinct !{!35, !23}
!36 = distinct !{!36, !23}
!37 = distinct !{!37, !23}
!38 = !{!6, !10, i64 200}
!39 = distinct !{!39, !23}
!40 = distinct !{!40, !23}
!41 = !{!6, !7, i64 24}
!42 = !{!6, !10, i64 216}
!43 = !{!6, !10, i64 224}
!44 = distinct !{!44, !31}
!45 = !{!6, !10, i64 208}
!46 = distinct !{!46, !23}
!47 = distinct !{!47, !23, !48, !49}
!48 = !{!"llvm.loop.isvectorized", i32 1}
!49 = !{!"llvm.loop.unroll.runtime.disable"}
!50 = distinct !{!50, !23, !48}
!51 = !{!6, !10, i64 232}
!52 = !{!6, !10, i64 248}
!53 = distinct !{!53, !23}
!54 = !{!6, !10, i64 272}
!55 = !{!6, !10, i64 376}
!56 = !{!6, !10, i64 384}
!57 = distinct !{!57, !23}
!58 = !{!6, !7, i64 64}
!59 = distinct !{!59, !23, !48, !49}
!60 = distinct !{!60, !23}
!61 = distinct !{!61, !23}
!62 = distinct !{!62, !23, !49, !48}
!63 = distinct !{!63, !23}
!64 = distinct !{!64, !23}
!65 = !{!6, !10, i64 432}
!66 = !{!6, !7, i64 16}
!67 = !{!6, !10, i64 424}
!68 = distinct !{!68, !31}
!69 = distinct !{!69, !23}
!70 = distinct !{!70, !23}
!71 = distinct !{!71, !23}
!72 = distinct !{!72, !23}
!73 = distinct !{!73, !23}
!74 = distinct !{!74, !23}
!75 = distinct !{!75, !23}
!76 = distinct !{!76, !23}
!77 = !{!6, !10, i64 280}
!78 = !{!6, !10, i64 416}
!79 = !{!6, !10, i64 288}
!80 = distinct !{!80, !23}
!81 = distinct !{!81, !31}
!82 = distinct !{!82, !23}
!83 = distinct !{!83, !23}
!84 = distinct !{!84, !31}
!85 = distinct !{!85, !23}
!86 = !{!87}
!87 = distinct !{!87, !88}
!88 = distinct !{!88, !"LVerDomain"}
!89 = !{!90}
!90 = distinct !{!90, !88}
!91 = distinct !{!91, !23, !48, !49}
!92 = distinct !{!92, !31}
!93 = distinct !{!93, !23}
!94 = distinct !{!94, !23, !48}
!95 = distinct !{!95, !31}
!96 = distinct !{!96, !23}
!97 = distinct !{!97, !23}
!98 = distinct !{!98, !23}
!99 = distinct !{!99, !23}
!100 = distinct !{!100, !23}
!101 = distinct !{!101, !23}
!102 = !{!103}
!103 = distinct !{!103, !104}
!104 = distinct !{!104, !"LVerDomain"}
!105 = !{!106}
!106 = distinct !{!106, !104}
!107 = !{!108}
!108 = distinct !{!108, !104}
!109 = !{!103, !110, !106}
!110 = distinct !{!110, !104}
!111 = distinct !{!111, !23, !48, !49}
!112 = distinct !{!112, !23, !48}
!113 = distinct !{!113, !23}
!114 = distinct !{!114, !23}
