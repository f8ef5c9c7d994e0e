; sha256 of tree_algorithms.c and its headers: 2d799f4f3a24561360a25a90d9206788ac3ccf74b4576504fe4b70d8cf7df394

%struct.Link = type { [9 x double], [3 x double], [3 x double], [3 x double], [3 x double], [36 x double], [6 x double], [9 x double], [9 x double], [9 x double], [6 x double], [36 x double], [36 x double], [6 x double], [6 x double], [6 x double], [6 x double], [6 x double] }
%struct.Tree = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Whole = type { double, [3 x double], [9 x double], [9 x double], [9 x double], [6 x double], [36 x double], [18 x double] }

@tree_offsets = local_unnamed_addr constant [71 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248, i64 256, i64 264, i64 272, i64 280, i64 288, i64 296, i64 304, i64 312, i64 320, i64 328, i64 336, i64 344, i64 352, i64 360, i64 368, i64 376, i64 384, i64 392, i64 400, i64 408, i64 416, i64 424, i64 432, i64 440, i64 448, i64 456, i64 464, i64 472, i64 480, i64 488, i64 496, i64 504, i64 512, i64 520, i64 528, i64 536, i64 544, i64 552, i64 560], align 16
@ground = internal unnamed_addr constant %struct.Link { [9 x double] [double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00], [3 x double] zeroinitializer, [3 x double] zeroinitializer, [3 x double] zeroinitializer, [3 x double] zeroinitializer, [36 x double] zeroinitializer, [6 x double] zeroinitializer, [9 x double] zeroinitializer, [9 x double] zeroinitializer, [9 x double] zeroinitializer, [6 x double] zeroinitializer, [36 x double] zeroinitializer, [36 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer }, align 8
@regressor.first = internal unnamed_addr constant [6 x i64] [i64 0, i64 0, i64 0, i64 1, i64 1, i64 2], align 16
@regressor.second = internal unnamed_addr constant [6 x i64] [i64 0, i64 1, i64 2, i64 1, i64 2, i64 2], align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @size_of_whole() local_unnamed_addr #0 {
  ret i64 728
}

; Function Attrs: nounwind uwtable
define i64 @tree_algorithm(ptr noundef %0) local_unnamed_addr #1 {
  %2 = alloca [6 x double], align 16
  %3 = alloca [3 x [3 x double]], align 16
  %4 = alloca [3 x double], align 16
  %5 = alloca [3 x double], align 16
  %6 = alloca [6 x double], align 16
  %7 = alloca [6 x double], align 16
  %8 = alloca [64 x double], align 16
  %9 = alloca [3 x double], align 16
  %10 = alloca [6 x double], align 16
  %11 = alloca [6 x double], align 16
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 10
  %13 = load i64, ptr %12, align 8, !tbaa !5
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %893

15:                                               ; preds = %1
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 64
  %17 = load ptr, ptr %16, align 8, !tbaa !11
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 63
  %19 = load ptr, ptr %18, align 8, !tbaa !12
  %20 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 62
  %21 = load ptr, ptr %20, align 8, !tbaa !13
  %22 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 61
  %23 = load ptr, ptr %22, align 8, !tbaa !14
  %24 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 60
  %25 = load ptr, ptr %24, align 8, !tbaa !15
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 59
  %27 = load ptr, ptr %26, align 8, !tbaa !16
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 12
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 16
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 57
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 9
  %36 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %37 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %38 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %39 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 17
  %40 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %41 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %42 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %43 = getelementptr inbounds double, ptr %4, i64 2
  %44 = getelementptr inbounds double, ptr %2, i64 1
  %45 = getelementptr inbounds double, ptr %2, i64 3
  %46 = getelementptr inbounds double, ptr %2, i64 4
  %47 = getelementptr inbounds double, ptr %2, i64 5
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %49 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 15
  %50 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %51 = getelementptr inbounds double, ptr %6, i64 3
  %52 = getelementptr inbounds double, ptr %6, i64 1
  %53 = getelementptr inbounds double, ptr %5, i64 1
  %54 = getelementptr inbounds double, ptr %6, i64 5
  %55 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %56 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 66
  %57 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
  %58 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 38
  %59 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %60 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 26
  %61 = getelementptr inbounds double, ptr %11, i64 1
  %62 = getelementptr inbounds double, ptr %11, i64 3
  %63 = getelementptr inbounds double, ptr %10, i64 3
  %64 = getelementptr inbounds double, ptr %11, i64 4
  %65 = getelementptr inbounds double, ptr %7, i64 2
  %66 = getelementptr inbounds double, ptr %7, i64 3
  %67 = getelementptr inbounds double, ptr %7, i64 5
  %68 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %69 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 11
  %70 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 13
  %71 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 14
  %72 = load i64, ptr %29, align 8, !tbaa !17
  br label %73

73:                                               ; preds = %15, %887
  %74 = phi i64 [ %72, %15 ], [ %871, %887 ]
  %75 = phi i64 [ 0, %15 ], [ %890, %887 ]
  %76 = phi ptr [ %17, %15 ], [ %889, %887 ]
  %77 = phi ptr [ %19, %15 ], [ %883, %887 ]
  %78 = phi ptr [ %21, %15 ], [ %881, %887 ]
  %79 = phi ptr [ %23, %15 ], [ %879, %887 ]
  %80 = phi ptr [ %25, %15 ], [ %874, %887 ]
  %81 = phi ptr [ %27, %15 ], [ %872, %887 ]
  store i64 0, ptr %28, align 8, !tbaa !18
  %82 = icmp sgt i64 %74, 0
  br i1 %82, label %83, label %94

83:                                               ; preds = %73, %83
  %84 = phi i64 [ %90, %83 ], [ 0, %73 ]
  %85 = phi double [ %89, %83 ], [ 0.000000e+00, %73 ]
  %86 = getelementptr inbounds double, ptr %81, i64 %84
  %87 = load double, ptr %86, align 8, !tbaa !19
  %88 = fmul contract double %87, 0.000000e+00
  %89 = fadd contract double %85, %88
  %90 = add nuw nsw i64 %84, 1
  %91 = icmp eq i64 %90, %74
  br i1 %91, label %92, label %83, !llvm.loop !21

92:                                               ; preds = %83
  %93 = fcmp contract une double %89, 0.000000e+00
  br i1 %93, label %893, label %94

94:                                               ; preds = %73, %92
  %95 = load i64, ptr %30, align 8, !tbaa !24
  %96 = icmp slt i64 %95, 1
  br i1 %96, label %110, label %97

97:                                               ; preds = %94, %97
  %98 = phi i64 [ %104, %97 ], [ 0, %94 ]
  %99 = phi double [ %103, %97 ], [ 0.000000e+00, %94 ]
  %100 = getelementptr inbounds double, ptr %80, i64 %98
  %101 = load double, ptr %100, align 8, !tbaa !19
  %102 = fmul contract double %101, 0.000000e+00
  %103 = fadd contract double %99, %102
  %104 = add nuw nsw i64 %98, 1
  %105 = icmp eq i64 %104, %95
  br i1 %105, label %106, label %97, !llvm.loop !21

106:                                              ; preds = %97
  %107 = fcmp contract une double %103, 0.000000e+00
  br i1 %107, label %893, label %108

108:                                              ; preds = %106
  %109 = icmp eq ptr %79, null
  br i1 %109, label %123, label %112

110:                                              ; preds = %94
  %111 = icmp eq ptr %79, null
  br label %123

112:                                              ; preds = %108, %112
  %113 = phi i64 [ %119, %112 ], [ 0, %108 ]
  %114 = phi double [ %118, %112 ], [ 0.000000e+00, %108 ]
  %115 = getelementptr inbounds double, ptr %79, i64 %113
  %116 = load double, ptr %115, align 8, !tbaa !19
  %117 = fmul contract double %116, 0.000000e+00
  %118 = fadd contract double %114, %117
  %119 = add nuw nsw i64 %113, 1
  %120 = icmp eq i64 %119, %95
  br i1 %120, label %121, label %112, !llvm.loop !21

121:                                              ; preds = %112
  %122 = fcmp contract une double %118, 0.000000e+00
  br i1 %122, label %893, label %123

123:                                              ; preds = %108, %110, %121
  %124 = phi i1 [ false, %121 ], [ true, %108 ], [ %111, %110 ]
  %125 = load ptr, ptr %31, align 8, !tbaa !25
  %126 = shl i64 %74, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %125, ptr align 8 %81, i64 %126, i1 false)
  %127 = load ptr, ptr %31, align 8, !tbaa !25
  %128 = load i64, ptr %29, align 8, !tbaa !17
  %129 = getelementptr inbounds double, ptr %127, i64 %128
  %130 = load i64, ptr %30, align 8, !tbaa !24
  %131 = shl i64 %130, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %129, ptr align 8 %80, i64 %131, i1 false)
  %132 = load i64, ptr %32, align 8, !tbaa !26
  %133 = icmp ne i64 %132, 0
  %134 = icmp eq i64 %75, 0
  %135 = or i1 %134, %133
  br i1 %135, label %136, label %158

136:                                              ; preds = %123
  %137 = load i64, ptr %33, align 8, !tbaa !27
  %138 = icmp sgt i64 %137, 0
  br i1 %138, label %139, label %150

139:                                              ; preds = %136, %139
  %140 = phi i64 [ %146, %139 ], [ 0, %136 ]
  %141 = phi double [ %145, %139 ], [ 0.000000e+00, %136 ]
  %142 = getelementptr inbounds double, ptr %78, i64 %140
  %143 = load double, ptr %142, align 8, !tbaa !19
  %144 = fmul contract double %143, 0.000000e+00
  %145 = fadd contract double %141, %144
  %146 = add nuw nsw i64 %140, 1
  %147 = icmp eq i64 %146, %137
  br i1 %147, label %148, label %139, !llvm.loop !21

148:                                              ; preds = %139
  %149 = fcmp contract une double %145, 0.000000e+00
  br i1 %149, label %893, label %150

150:                                              ; preds = %136, %148
  %151 = load ptr, ptr %31, align 8, !tbaa !25
  %152 = load i64, ptr %29, align 8, !tbaa !17
  %153 = getelementptr inbounds double, ptr %151, i64 %152
  %154 = load i64, ptr %30, align 8, !tbaa !24
  %155 = getelementptr inbounds double, ptr %153, i64 %154
  %156 = getelementptr inbounds double, ptr %155, i64 1
  %157 = shl i64 %137, 3
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %156, ptr align 8 %78, i64 %157, i1 false)
  br label %158

158:                                              ; preds = %123, %150
  %159 = load i64, ptr %30, align 8, !tbaa !24
  %160 = load ptr, ptr %34, align 8, !tbaa !28
  %161 = load i64, ptr %35, align 8, !tbaa !29
  switch i64 %161, label %870 [
    i64 0, label %169
    i64 1, label %171
    i64 2, label %162
    i64 3, label %186
    i64 4, label %187
    i64 5, label %399
    i64 6, label %417
    i64 7, label %510
    i64 8, label %774
    i64 9, label %776
  ]

162:                                              ; preds = %158
  %163 = icmp sgt i64 %159, 0
  br i1 %163, label %164, label %185

164:                                              ; preds = %162
  %165 = load ptr, ptr %31, align 8, !tbaa !25
  %166 = load i64, ptr %29, align 8, !tbaa !17
  %167 = getelementptr double, ptr %165, i64 %166
  %168 = shl nuw i64 %159, 3
  call void @llvm.memset.p0.i64(ptr align 8 %167, i8 0, i64 %168, i1 false), !tbaa !19
  br label %185

169:                                              ; preds = %158
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1)
  call fastcc void @forward(ptr noundef nonnull %0, ptr noundef %79, ptr noundef %77)
  %170 = load i64, ptr %28, align 8, !tbaa !18
  br label %867

171:                                              ; preds = %158
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1)
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %79, ptr noundef %77)
  %172 = icmp eq ptr %76, null
  br i1 %172, label %870, label %173

173:                                              ; preds = %171
  %174 = load i64, ptr %0, align 8, !tbaa !30
  %175 = icmp sgt i64 %174, 0
  br i1 %175, label %176, label %870

176:                                              ; preds = %173, %176
  %177 = phi i64 [ %182, %176 ], [ 0, %173 ]
  %178 = mul nuw nsw i64 %177, 6
  %179 = getelementptr inbounds double, ptr %76, i64 %178
  %180 = load ptr, ptr %68, align 8, !tbaa !31
  %181 = getelementptr inbounds %struct.Whole, ptr %180, i64 %177, i32 5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %179, ptr noundef nonnull align 8 dereferenceable(48) %181, i64 48, i1 false)
  %182 = add nuw nsw i64 %177, 1
  %183 = load i64, ptr %0, align 8, !tbaa !30
  %184 = icmp slt i64 %182, %183
  br i1 %184, label %176, label %870

185:                                              ; preds = %164, %162
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef null, ptr noundef %77)
  br label %870

186:                                              ; preds = %158
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @mass(ptr noundef nonnull %0, ptr noundef %77)
  br label %870

187:                                              ; preds = %158
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1)
  %188 = load i64, ptr %30, align 8, !tbaa !24
  %189 = load ptr, ptr %56, align 8, !tbaa !32
  %190 = shl i64 %188, 3
  %191 = mul i64 %190, %188
  call void @llvm.memset.p0.i64(ptr align 8 %77, i8 0, i64 %191, i1 false)
  %192 = load i64, ptr %0, align 8, !tbaa !30
  %193 = icmp sgt i64 %192, 0
  br i1 %193, label %194, label %870

194:                                              ; preds = %187, %254
  %195 = phi i64 [ %255, %254 ], [ 0, %187 ]
  %196 = load ptr, ptr %42, align 8, !tbaa !33
  %197 = getelementptr inbounds i64, ptr %196, i64 %195
  %198 = load i64, ptr %197, align 8, !tbaa !34
  %199 = mul nsw i64 %198, 6
  %200 = add nsw i64 %199, 12
  %201 = load ptr, ptr %57, align 8, !tbaa !35
  %202 = getelementptr inbounds i64, ptr %201, i64 %195
  %203 = load i64, ptr %202, align 8, !tbaa !34
  %204 = add nsw i64 %200, %203
  %205 = load ptr, ptr %40, align 8, !tbaa !36
  %206 = getelementptr inbounds %struct.Link, ptr %205, i64 %195
  %207 = getelementptr inbounds %struct.Link, ptr %205, i64 %195, i32 1
  %208 = load double, ptr %207, align 8, !tbaa !19
  %209 = getelementptr inbounds %struct.Link, ptr %205, i64 %195, i32 1, i64 1
  %210 = load <2 x double>, ptr %209, align 8, !tbaa !19
  %211 = getelementptr inbounds %struct.Link, ptr %205, i64 %195, i32 2
  %212 = load double, ptr %211, align 8, !tbaa !19
  %213 = getelementptr inbounds %struct.Link, ptr %205, i64 %195, i32 2, i64 1
  %214 = load <2 x double>, ptr %213, align 8, !tbaa !19
  %215 = load ptr, ptr %58, align 8, !tbaa !37
  %216 = getelementptr inbounds i64, ptr %215, i64 %195
  %217 = load i64, ptr %216, align 8, !tbaa !34
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %242, label %219

219:                                              ; preds = %194
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8) #11
  %220 = load ptr, ptr %59, align 8, !tbaa !38
  %221 = getelementptr inbounds i64, ptr %220, i64 %195
  %222 = load i64, ptr %221, align 8, !tbaa !34
  %223 = getelementptr i64, ptr %221, i64 1
  %224 = load i64, ptr %223, align 8, !tbaa !34
  %225 = sub nsw i64 %224, %222
  %226 = icmp sgt i64 %225, 0
  br i1 %226, label %227, label %240

227:                                              ; preds = %219
  %228 = load ptr, ptr %31, align 8, !tbaa !25
  %229 = load ptr, ptr %60, align 8, !tbaa !39
  %230 = getelementptr i64, ptr %229, i64 %222
  br label %231

231:                                              ; preds = %231, %227
  %232 = phi i64 [ 0, %227 ], [ %238, %231 ]
  %233 = getelementptr i64, ptr %230, i64 %232
  %234 = load i64, ptr %233, align 8, !tbaa !34
  %235 = getelementptr inbounds double, ptr %228, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !19
  %237 = getelementptr inbounds [64 x double], ptr %8, i64 0, i64 %232
  store double %236, ptr %237, align 8, !tbaa !19
  %238 = add nuw nsw i64 %232, 1
  %239 = icmp eq i64 %238, %225
  br i1 %239, label %240, label %231, !llvm.loop !40

240:                                              ; preds = %231, %219
  %241 = inttoptr i64 %217 to ptr
  call void %241(ptr noundef %189, ptr noundef nonnull %8, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8) #11
  br label %242

242:                                              ; preds = %240, %194
  %243 = icmp sgt i64 %198, 0
  br i1 %243, label %244, label %254

244:                                              ; preds = %242
  %245 = getelementptr inbounds %struct.Link, ptr %205, i64 %195, i32 5
  %246 = insertelement <2 x double> poison, double %208, i64 1
  %247 = shufflevector <2 x double> %246, <2 x double> %210, <2 x i32> <i32 3, i32 1>
  %248 = insertelement <2 x double> poison, double %212, i64 1
  %249 = shufflevector <2 x double> %210, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %250 = insertelement <2 x double> %249, double %208, i64 1
  %251 = extractelement <2 x double> %214, i64 0
  %252 = extractelement <2 x double> %210, i64 0
  %253 = shufflevector <2 x double> %248, <2 x double> %214, <2 x i32> <i32 3, i32 1>
  br label %258

254:                                              ; preds = %382, %242
  %255 = add nuw nsw i64 %195, 1
  %256 = load i64, ptr %0, align 8, !tbaa !30
  %257 = icmp slt i64 %255, %256
  br i1 %257, label %194, label %870, !llvm.loop !41

258:                                              ; preds = %382, %244
  %259 = phi i64 [ 0, %244 ], [ %388, %382 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  %260 = load ptr, ptr %58, align 8, !tbaa !37
  %261 = getelementptr inbounds i64, ptr %260, i64 %195
  %262 = load i64, ptr %261, align 8, !tbaa !34
  %263 = icmp eq i64 %262, 0
  br i1 %263, label %295, label %264

264:                                              ; preds = %258
  %265 = mul nsw i64 %259, 6
  %266 = getelementptr double, ptr %189, i64 %265
  %267 = load ptr, ptr %31, align 8, !tbaa !25
  %268 = load i64, ptr %29, align 8, !tbaa !17
  %269 = load ptr, ptr %48, align 8, !tbaa !42
  %270 = getelementptr inbounds i64, ptr %269, i64 %195
  %271 = load i64, ptr %270, align 8, !tbaa !34
  %272 = getelementptr double, ptr %267, i64 %268
  %273 = getelementptr double, ptr %272, i64 %271
  br label %274

274:                                              ; preds = %379, %264
  %275 = phi i64 [ 0, %264 ], [ %380, %379 ]
  %276 = mul nsw i64 %275, %204
  %277 = getelementptr double, ptr %266, i64 %276
  %278 = getelementptr double, ptr %273, i64 %275
  %279 = load double, ptr %278, align 8, !tbaa !19
  %280 = insertelement <2 x double> poison, double %279, i64 0
  %281 = shufflevector <2 x double> %280, <2 x double> poison, <2 x i32> zeroinitializer
  br label %282

282:                                              ; preds = %282, %274
  %283 = phi i64 [ 0, %274 ], [ %290, %282 ]
  %284 = getelementptr double, ptr %277, i64 %283
  %285 = load <2 x double>, ptr %284, align 8, !tbaa !19
  %286 = fmul contract <2 x double> %281, %285
  %287 = getelementptr inbounds [6 x double], ptr %11, i64 0, i64 %283
  %288 = load <2 x double>, ptr %287, align 16, !tbaa !19
  %289 = fadd contract <2 x double> %288, %286
  store <2 x double> %289, ptr %287, align 16, !tbaa !19
  %290 = add nuw i64 %283, 2
  %291 = icmp eq i64 %290, 6
  br i1 %291, label %379, label %282, !llvm.loop !43

292:                                              ; preds = %379
  %293 = load double, ptr %11, align 16, !tbaa !19
  %294 = load <2 x double>, ptr %61, align 8, !tbaa !19
  br label %295

295:                                              ; preds = %292, %258
  %296 = phi double [ %293, %292 ], [ 0.000000e+00, %258 ]
  %297 = phi <2 x double> [ %294, %292 ], [ zeroinitializer, %258 ]
  br label %298

298:                                              ; preds = %298, %295
  %299 = phi i64 [ 0, %295 ], [ %312, %298 ]
  %300 = mul nuw nsw i64 %299, 3
  %301 = getelementptr inbounds double, ptr %206, i64 %300
  %302 = load double, ptr %301, align 8, !tbaa !19
  %303 = fmul contract double %296, %302
  %304 = getelementptr double, ptr %301, i64 1
  %305 = load <2 x double>, ptr %304, align 8, !tbaa !19
  %306 = fmul contract <2 x double> %297, %305
  %307 = extractelement <2 x double> %306, i64 0
  %308 = fadd contract double %303, %307
  %309 = extractelement <2 x double> %306, i64 1
  %310 = fadd contract double %308, %309
  %311 = getelementptr inbounds double, ptr %10, i64 %299
  store double %310, ptr %311, align 8, !tbaa !19
  %312 = add nuw nsw i64 %299, 1
  %313 = icmp eq i64 %312, 3
  br i1 %313, label %314, label %298, !llvm.loop !46

314:                                              ; preds = %298
  %315 = load double, ptr %62, align 8, !tbaa !19
  %316 = load <2 x double>, ptr %64, align 16, !tbaa !19
  br label %317

317:                                              ; preds = %317, %314
  %318 = phi i64 [ 0, %314 ], [ %331, %317 ]
  %319 = mul nuw nsw i64 %318, 3
  %320 = getelementptr inbounds double, ptr %206, i64 %319
  %321 = load double, ptr %320, align 8, !tbaa !19
  %322 = fmul contract double %315, %321
  %323 = getelementptr double, ptr %320, i64 1
  %324 = load <2 x double>, ptr %323, align 8, !tbaa !19
  %325 = fmul contract <2 x double> %316, %324
  %326 = extractelement <2 x double> %325, i64 0
  %327 = fadd contract double %322, %326
  %328 = extractelement <2 x double> %325, i64 1
  %329 = fadd contract double %327, %328
  %330 = getelementptr inbounds double, ptr %63, i64 %318
  store double %329, ptr %330, align 8, !tbaa !19
  %331 = add nuw nsw i64 %318, 1
  %332 = icmp eq i64 %331, 3
  br i1 %332, label %333, label %317, !llvm.loop !46

333:                                              ; preds = %317
  %334 = mul nsw i64 %259, 6
  %335 = getelementptr inbounds double, ptr %245, i64 %334
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #11
  %336 = getelementptr inbounds double, ptr %335, i64 1
  %337 = load double, ptr %335, align 8, !tbaa !19
  %338 = load <2 x double>, ptr %336, align 8, !tbaa !19
  %339 = shufflevector <2 x double> %338, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %340 = insertelement <2 x double> %339, double %337, i64 1
  %341 = fmul contract <2 x double> %210, %340
  %342 = fmul contract <2 x double> %247, %338
  %343 = fsub contract <2 x double> %341, %342
  store <2 x double> %343, ptr %7, align 16, !tbaa !19
  %344 = extractelement <2 x double> %338, i64 0
  %345 = fmul contract double %208, %344
  %346 = fmul contract double %252, %337
  %347 = fsub contract double %345, %346
  store double %347, ptr %65, align 16, !tbaa !19
  %348 = getelementptr inbounds double, ptr %335, i64 3
  %349 = getelementptr inbounds double, ptr %335, i64 4
  %350 = load double, ptr %348, align 8, !tbaa !19
  %351 = fmul contract double %252, %350
  %352 = load <2 x double>, ptr %349, align 8, !tbaa !19
  %353 = shufflevector <2 x double> %352, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %354 = insertelement <2 x double> %353, double %350, i64 1
  %355 = fmul contract <2 x double> %210, %354
  %356 = fmul contract <2 x double> %250, %352
  %357 = fsub contract <2 x double> %355, %356
  %358 = extractelement <2 x double> %352, i64 0
  %359 = fmul contract double %208, %358
  %360 = fsub contract double %359, %351
  %361 = fmul contract <2 x double> %214, %340
  %362 = fmul contract <2 x double> %253, %338
  %363 = fsub contract <2 x double> %361, %362
  %364 = fadd contract <2 x double> %363, %357
  store <2 x double> %364, ptr %66, align 8, !tbaa !19
  %365 = fmul contract double %212, %344
  %366 = fmul contract double %251, %337
  %367 = fsub contract double %365, %366
  %368 = fadd contract double %367, %360
  store double %368, ptr %67, align 8, !tbaa !19
  br label %369

369:                                              ; preds = %369, %333
  %370 = phi i64 [ 0, %333 ], [ %376, %369 ]
  %371 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %370
  %372 = load <2 x double>, ptr %371, align 16, !tbaa !19
  %373 = getelementptr inbounds double, ptr %10, i64 %370
  %374 = load <2 x double>, ptr %373, align 16, !tbaa !19
  %375 = fadd contract <2 x double> %372, %374
  store <2 x double> %375, ptr %373, align 16, !tbaa !19
  %376 = add nuw i64 %370, 2
  %377 = icmp eq i64 %376, 6
  br i1 %377, label %378, label %369, !llvm.loop !47

378:                                              ; preds = %369
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #11
  br label %390

379:                                              ; preds = %282
  %380 = add nuw nsw i64 %275, 1
  %381 = icmp eq i64 %380, %198
  br i1 %381, label %292, label %274, !llvm.loop !48

382:                                              ; preds = %390
  %383 = load ptr, ptr %48, align 8, !tbaa !42
  %384 = getelementptr inbounds i64, ptr %383, i64 %195
  %385 = load i64, ptr %384, align 8, !tbaa !34
  %386 = getelementptr inbounds double, ptr %77, i64 %385
  %387 = getelementptr inbounds double, ptr %386, i64 %259
  call fastcc void @respond(ptr noundef nonnull %0, i64 noundef %195, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef null, ptr noundef %387, i64 noundef %188)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #11
  %388 = add nuw nsw i64 %259, 1
  %389 = icmp eq i64 %388, %198
  br i1 %389, label %254, label %258, !llvm.loop !49

390:                                              ; preds = %390, %378
  %391 = phi i64 [ 0, %378 ], [ %397, %390 ]
  %392 = add nuw nsw i64 %391, %334
  %393 = getelementptr inbounds %struct.Link, ptr %205, i64 %195, i32 5, i64 %392
  %394 = load double, ptr %393, align 8, !tbaa !19
  %395 = fmul contract double %394, 5.000000e-01
  %396 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %391
  store double %395, ptr %396, align 8, !tbaa !19
  %397 = add nuw nsw i64 %391, 1
  %398 = icmp eq i64 %397, 3
  br i1 %398, label %382, label %390, !llvm.loop !50

399:                                              ; preds = %158
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  %400 = load i64, ptr %0, align 8, !tbaa !30
  %401 = icmp sgt i64 %400, 0
  br i1 %401, label %402, label %870

402:                                              ; preds = %399, %402
  %403 = phi ptr [ %414, %402 ], [ %77, %399 ]
  %404 = phi i64 [ %413, %402 ], [ 0, %399 ]
  %405 = load ptr, ptr %40, align 8, !tbaa !36
  %406 = getelementptr inbounds %struct.Link, ptr %405, i64 %404
  %407 = getelementptr inbounds %struct.Link, ptr %405, i64 %404, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %403, ptr noundef nonnull align 8 dereferenceable(24) %407, i64 24, i1 false)
  %408 = getelementptr inbounds double, ptr %403, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %408, ptr noundef nonnull align 8 dereferenceable(72) %406, i64 72, i1 false)
  %409 = getelementptr inbounds double, ptr %403, i64 12
  %410 = getelementptr inbounds %struct.Link, ptr %405, i64 %404, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %409, ptr noundef nonnull align 8 dereferenceable(24) %410, i64 24, i1 false)
  %411 = getelementptr inbounds double, ptr %403, i64 15
  %412 = getelementptr inbounds %struct.Link, ptr %405, i64 %404, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %411, ptr noundef nonnull align 8 dereferenceable(24) %412, i64 24, i1 false)
  %413 = add nuw nsw i64 %404, 1
  %414 = getelementptr inbounds double, ptr %403, i64 18
  %415 = load i64, ptr %0, align 8, !tbaa !30
  %416 = icmp slt i64 %413, %415
  br i1 %416, label %402, label %870, !llvm.loop !51

417:                                              ; preds = %158
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  %418 = load ptr, ptr %40, align 8, !tbaa !36
  %419 = load i64, ptr %30, align 8, !tbaa !24
  %420 = load i64, ptr %49, align 8, !tbaa !52
  %421 = mul i64 %419, 48
  call void @llvm.memset.p0.i64(ptr align 8 %77, i8 0, i64 %421, i1 false)
  %422 = icmp slt i64 %420, 0
  br i1 %422, label %870, label %423

423:                                              ; preds = %417
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #11
  %424 = getelementptr inbounds %struct.Link, ptr %418, i64 %420
  %425 = load ptr, ptr %50, align 8, !tbaa !53
  %426 = getelementptr inbounds double, ptr %425, i64 1
  %427 = load double, ptr %425, align 8, !tbaa !19
  %428 = load <2 x double>, ptr %426, align 8, !tbaa !19
  br label %429

429:                                              ; preds = %429, %423
  %430 = phi i64 [ 0, %423 ], [ %443, %429 ]
  %431 = mul nuw nsw i64 %430, 3
  %432 = getelementptr inbounds double, ptr %424, i64 %431
  %433 = load double, ptr %432, align 8, !tbaa !19
  %434 = fmul contract double %427, %433
  %435 = getelementptr double, ptr %432, i64 1
  %436 = load <2 x double>, ptr %435, align 8, !tbaa !19
  %437 = fmul contract <2 x double> %428, %436
  %438 = extractelement <2 x double> %437, i64 0
  %439 = fadd contract double %434, %438
  %440 = extractelement <2 x double> %437, i64 1
  %441 = fadd contract double %439, %440
  %442 = getelementptr inbounds double, ptr %5, i64 %430
  store double %441, ptr %442, align 8, !tbaa !19
  %443 = add nuw nsw i64 %430, 1
  %444 = icmp eq i64 %443, 3
  br i1 %444, label %445, label %429, !llvm.loop !46

445:                                              ; preds = %429
  %446 = load ptr, ptr %42, align 8, !tbaa !33
  %447 = load ptr, ptr %55, align 8, !tbaa !54
  br label %448

448:                                              ; preds = %496, %445
  %449 = phi i64 [ %420, %445 ], [ %498, %496 ]
  %450 = getelementptr inbounds i64, ptr %446, i64 %449
  %451 = load i64, ptr %450, align 8, !tbaa !34
  %452 = icmp sgt i64 %451, 0
  br i1 %452, label %454, label %453

453:                                              ; preds = %485, %448
  br label %500

454:                                              ; preds = %448
  %455 = getelementptr inbounds %struct.Link, ptr %418, i64 %449, i32 5
  %456 = load <2 x double>, ptr %53, align 8, !tbaa !19
  %457 = load double, ptr %5, align 16, !tbaa !19
  %458 = load ptr, ptr %48, align 8, !tbaa !42
  %459 = getelementptr inbounds i64, ptr %458, i64 %449
  %460 = load i64, ptr %459, align 8, !tbaa !34
  %461 = getelementptr double, ptr %77, i64 %460
  %462 = insertelement <2 x double> poison, double %457, i64 1
  %463 = extractelement <2 x double> %456, i64 0
  %464 = shufflevector <2 x double> %462, <2 x double> %456, <2 x i32> <i32 3, i32 1>
  br label %465

465:                                              ; preds = %485, %454
  %466 = phi i64 [ 0, %454 ], [ %486, %485 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #11
  %467 = mul nuw nsw i64 %466, 6
  %468 = getelementptr inbounds double, ptr %455, i64 %467
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %468, i64 48, i1 false)
  %469 = load double, ptr %6, align 16, !tbaa !19
  %470 = load <2 x double>, ptr %52, align 8, !tbaa !19
  %471 = fmul contract <2 x double> %464, %470
  %472 = shufflevector <2 x double> %470, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %473 = insertelement <2 x double> %472, double %469, i64 1
  %474 = fmul contract <2 x double> %456, %473
  %475 = fsub contract <2 x double> %471, %474
  %476 = load <2 x double>, ptr %51, align 8, !tbaa !19
  %477 = fadd contract <2 x double> %476, %475
  store <2 x double> %477, ptr %51, align 8, !tbaa !19
  %478 = fmul contract double %463, %469
  %479 = extractelement <2 x double> %470, i64 0
  %480 = fmul contract double %457, %479
  %481 = fsub contract double %478, %480
  %482 = load double, ptr %54, align 8, !tbaa !19
  %483 = fadd contract double %481, %482
  store double %483, ptr %54, align 8, !tbaa !19
  %484 = getelementptr double, ptr %461, i64 %466
  br label %488

485:                                              ; preds = %488
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #11
  %486 = add nuw nsw i64 %466, 1
  %487 = icmp eq i64 %486, %451
  br i1 %487, label %453, label %465, !llvm.loop !55

488:                                              ; preds = %488, %465
  %489 = phi i64 [ 0, %465 ], [ %494, %488 ]
  %490 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %489
  %491 = load double, ptr %490, align 8, !tbaa !19
  %492 = mul nsw i64 %489, %419
  %493 = getelementptr double, ptr %484, i64 %492
  store double %491, ptr %493, align 8, !tbaa !19
  %494 = add nuw nsw i64 %489, 1
  %495 = icmp eq i64 %494, 6
  br i1 %495, label %485, label %488, !llvm.loop !56

496:                                              ; preds = %500
  %497 = getelementptr inbounds i64, ptr %447, i64 %449
  %498 = load i64, ptr %497, align 8, !tbaa !34
  %499 = icmp sgt i64 %498, -1
  br i1 %499, label %448, label %509, !llvm.loop !57

500:                                              ; preds = %453, %500
  %501 = phi i64 [ %507, %500 ], [ 0, %453 ]
  %502 = getelementptr inbounds %struct.Link, ptr %418, i64 %449, i32 4, i64 %501
  %503 = load double, ptr %502, align 8, !tbaa !19
  %504 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %501
  %505 = load double, ptr %504, align 8, !tbaa !19
  %506 = fadd contract double %503, %505
  store double %506, ptr %504, align 8, !tbaa !19
  %507 = add nuw nsw i64 %501, 1
  %508 = icmp eq i64 %507, 3
  br i1 %508, label %496, label %500, !llvm.loop !58

509:                                              ; preds = %496
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #11
  br label %870

510:                                              ; preds = %158
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @all_accelerations(ptr noundef nonnull %0, ptr noundef %79)
  %511 = load ptr, ptr %40, align 8, !tbaa !36
  %512 = load i64, ptr %0, align 8, !tbaa !30
  %513 = mul nsw i64 %512, 10
  %514 = load i64, ptr %30, align 8, !tbaa !24
  %515 = mul i64 %512, 80
  %516 = mul i64 %515, %514
  call void @llvm.memset.p0.i64(ptr align 8 %77, i8 0, i64 %516, i1 false)
  %517 = load i64, ptr %0, align 8, !tbaa !30
  %518 = icmp sgt i64 %517, 0
  br i1 %518, label %519, label %870

519:                                              ; preds = %510, %544
  %520 = phi i64 [ %545, %544 ], [ 0, %510 ]
  %521 = getelementptr inbounds %struct.Link, ptr %511, i64 %520
  %522 = getelementptr inbounds %struct.Link, ptr %511, i64 %520, i32 14
  %523 = getelementptr inbounds %struct.Link, ptr %511, i64 %520, i32 14, i64 3
  %524 = load ptr, ptr %41, align 8, !tbaa !59
  %525 = load <2 x double>, ptr %523, align 8, !tbaa !19
  %526 = load <2 x double>, ptr %524, align 8, !tbaa !19
  %527 = fsub contract <2 x double> %525, %526
  %528 = getelementptr inbounds %struct.Link, ptr %511, i64 %520, i32 14, i64 5
  %529 = load double, ptr %528, align 8, !tbaa !19
  %530 = getelementptr inbounds double, ptr %524, i64 2
  %531 = load double, ptr %530, align 8, !tbaa !19
  %532 = fsub contract double %529, %531
  %533 = mul nsw i64 %520, 10
  %534 = getelementptr inbounds double, ptr %77, i64 %533
  %535 = getelementptr inbounds double, ptr %522, i64 1
  %536 = getelementptr inbounds double, ptr %522, i64 2
  %537 = getelementptr inbounds %struct.Link, ptr %511, i64 %520, i32 1
  %538 = getelementptr inbounds double, ptr %537, i64 1
  %539 = getelementptr inbounds double, ptr %537, i64 2
  %540 = getelementptr inbounds %struct.Link, ptr %511, i64 %520, i32 5
  %541 = shufflevector <2 x double> %527, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %542 = insertelement <2 x double> %541, double %532, i64 0
  %543 = extractelement <2 x double> %527, i64 1
  br label %548

544:                                              ; preds = %737
  %545 = add nuw nsw i64 %520, 1
  %546 = load i64, ptr %0, align 8, !tbaa !30
  %547 = icmp slt i64 %545, %546
  br i1 %547, label %519, label %870, !llvm.loop !60

548:                                              ; preds = %737, %519
  %549 = phi i64 [ 0, %519 ], [ %738, %737 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %2) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %2, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #11
  br label %550

550:                                              ; preds = %554, %548
  %551 = phi i64 [ 0, %548 ], [ %555, %554 ]
  br label %557

552:                                              ; preds = %554
  %553 = icmp eq i64 %549, 0
  br i1 %553, label %566, label %567

554:                                              ; preds = %557
  %555 = add nuw nsw i64 %551, 1
  %556 = icmp eq i64 %555, 3
  br i1 %556, label %552, label %550, !llvm.loop !61

557:                                              ; preds = %557, %550
  %558 = phi i64 [ 0, %550 ], [ %564, %557 ]
  %559 = mul nuw nsw i64 %558, 3
  %560 = add nuw nsw i64 %559, %551
  %561 = getelementptr inbounds [9 x double], ptr %521, i64 0, i64 %560
  %562 = load double, ptr %561, align 8, !tbaa !19
  %563 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %551, i64 %558
  store double %562, ptr %563, align 8, !tbaa !19
  %564 = add nuw nsw i64 %558, 1
  %565 = icmp eq i64 %564, 3
  br i1 %565, label %554, label %557, !llvm.loop !62

566:                                              ; preds = %552
  store <2 x double> %527, ptr %45, align 8
  store double %532, ptr %47, align 8
  br label %717

567:                                              ; preds = %552
  %568 = icmp ult i64 %549, 4
  br i1 %568, label %569, label %631

569:                                              ; preds = %567
  %570 = add nsw i64 %549, -1
  %571 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %570
  %572 = getelementptr inbounds double, ptr %571, i64 2
  %573 = load double, ptr %572, align 8, !tbaa !19
  %574 = load double, ptr %537, align 8, !tbaa !19
  %575 = fmul contract double %573, %574
  %576 = load double, ptr %535, align 8, !tbaa !19
  %577 = load double, ptr %536, align 8, !tbaa !19
  %578 = load double, ptr %522, align 8, !tbaa !19
  %579 = fmul contract double %543, %573
  %580 = load <2 x double>, ptr %571, align 8, !tbaa !19
  %581 = extractelement <2 x double> %580, i64 1
  %582 = load <2 x double>, ptr %538, align 8, !tbaa !19
  %583 = insertelement <2 x double> %580, double %573, i64 0
  %584 = fmul contract <2 x double> %582, %583
  %585 = shufflevector <2 x double> %584, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %586 = fsub contract <2 x double> %584, %585
  %587 = extractelement <2 x double> %580, i64 0
  %588 = shufflevector <2 x double> %582, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %589 = fmul contract <2 x double> %588, %580
  %590 = extractelement <2 x double> %589, i64 0
  %591 = fsub contract double %590, %575
  %592 = fmul contract double %581, %574
  %593 = fmul contract <2 x double> %582, %580
  %594 = extractelement <2 x double> %593, i64 0
  %595 = fsub contract double %592, %594
  %596 = fmul contract double %581, %578
  %597 = fmul contract double %587, %576
  %598 = fsub contract double %596, %597
  %599 = insertelement <2 x double> %582, double %577, i64 1
  %600 = shufflevector <2 x double> %580, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %601 = insertelement <2 x double> %600, double %595, i64 0
  %602 = fmul contract <2 x double> %599, %601
  %603 = shufflevector <2 x double> %582, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %604 = insertelement <2 x double> %603, double %578, i64 1
  %605 = insertelement <2 x double> poison, double %591, i64 0
  %606 = insertelement <2 x double> %605, double %573, i64 1
  %607 = fmul contract <2 x double> %604, %606
  %608 = fsub contract <2 x double> %602, %607
  %609 = insertelement <2 x double> %582, double %576, i64 0
  %610 = insertelement <2 x double> poison, double %573, i64 0
  %611 = shufflevector <2 x double> %610, <2 x double> %586, <2 x i32> <i32 0, i32 2>
  %612 = fmul contract <2 x double> %609, %611
  %613 = insertelement <2 x double> %600, double %595, i64 1
  %614 = insertelement <2 x double> poison, double %577, i64 0
  %615 = insertelement <2 x double> %614, double %574, i64 1
  %616 = fmul contract <2 x double> %613, %615
  %617 = fsub contract <2 x double> %612, %616
  %618 = fadd contract <2 x double> %617, %608
  store <2 x double> %618, ptr %45, align 8, !tbaa !19
  %619 = fmul contract double %574, %591
  %620 = fmul contract <2 x double> %582, %586
  %621 = extractelement <2 x double> %620, i64 0
  %622 = fsub contract double %619, %621
  %623 = fadd contract double %622, %598
  store double %623, ptr %47, align 8, !tbaa !19
  %624 = fmul contract double %532, %581
  %625 = fsub contract double %624, %579
  store double %625, ptr %2, align 16, !tbaa !19
  %626 = insertelement <2 x double> poison, double %573, i64 0
  %627 = shufflevector <2 x double> %626, <2 x double> %580, <2 x i32> <i32 0, i32 2>
  %628 = fmul contract <2 x double> %527, %627
  %629 = fmul contract <2 x double> %542, %580
  %630 = fsub contract <2 x double> %628, %629
  store <2 x double> %630, ptr %44, align 8, !tbaa !19
  br label %717

631:                                              ; preds = %567
  %632 = add nsw i64 %549, -4
  %633 = getelementptr inbounds [6 x i64], ptr @regressor.first, i64 0, i64 %632
  %634 = load i64, ptr %633, align 8, !tbaa !34
  %635 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %634
  %636 = getelementptr inbounds [6 x i64], ptr @regressor.second, i64 0, i64 %632
  %637 = load i64, ptr %636, align 8, !tbaa !34
  %638 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %637
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #11
  %639 = icmp ne i64 %634, %637
  %640 = uitofp i1 %639 to double
  %641 = load double, ptr %638, align 8, !tbaa !19
  %642 = getelementptr inbounds double, ptr %638, i64 1
  %643 = load double, ptr %642, align 8, !tbaa !19
  %644 = getelementptr inbounds double, ptr %638, i64 2
  %645 = load double, ptr %644, align 8, !tbaa !19
  %646 = load double, ptr %536, align 8, !tbaa !19
  %647 = load double, ptr %635, align 8, !tbaa !19
  %648 = getelementptr inbounds double, ptr %635, i64 1
  %649 = load double, ptr %648, align 8, !tbaa !19
  %650 = getelementptr inbounds double, ptr %635, i64 2
  %651 = load double, ptr %650, align 8, !tbaa !19
  %652 = load <2 x double>, ptr %522, align 8, !tbaa !19
  %653 = insertelement <2 x double> poison, double %647, i64 0
  %654 = insertelement <2 x double> %653, double %643, i64 1
  %655 = fmul contract <2 x double> %652, %654
  %656 = shufflevector <2 x double> %655, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %657 = insertelement <2 x double> poison, double %641, i64 0
  %658 = insertelement <2 x double> %657, double %649, i64 1
  %659 = fmul contract <2 x double> %652, %658
  %660 = fadd contract <2 x double> %656, %659
  %661 = insertelement <2 x double> poison, double %646, i64 0
  %662 = shufflevector <2 x double> %661, <2 x double> poison, <2 x i32> zeroinitializer
  %663 = insertelement <2 x double> poison, double %645, i64 0
  %664 = insertelement <2 x double> %663, double %651, i64 1
  %665 = fmul contract <2 x double> %662, %664
  %666 = fadd contract <2 x double> %660, %665
  %667 = load <2 x double>, ptr %537, align 8, !tbaa !19
  %668 = load double, ptr %539, align 8, !tbaa !19
  %669 = fmul contract <2 x double> %654, %667
  %670 = shufflevector <2 x double> %669, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %671 = fmul contract <2 x double> %658, %667
  %672 = fadd contract <2 x double> %670, %671
  %673 = insertelement <2 x double> poison, double %668, i64 0
  %674 = shufflevector <2 x double> %673, <2 x double> poison, <2 x i32> zeroinitializer
  %675 = fmul contract <2 x double> %664, %674
  %676 = fadd contract <2 x double> %672, %675
  br label %696

677:                                              ; preds = %696
  %678 = load double, ptr %43, align 16, !tbaa !19
  %679 = load double, ptr %2, align 16, !tbaa !19
  %680 = load <2 x double>, ptr %4, align 16, !tbaa !19
  %681 = shufflevector <2 x double> %667, <2 x double> %680, <2 x i32> <i32 1, i32 3>
  %682 = insertelement <2 x double> poison, double %678, i64 0
  %683 = insertelement <2 x double> %682, double %668, i64 1
  %684 = fmul contract <2 x double> %681, %683
  %685 = shufflevector <2 x double> %684, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %686 = fsub contract <2 x double> %684, %685
  %687 = extractelement <2 x double> %686, i64 0
  %688 = fadd contract double %679, %687
  store double %688, ptr %2, align 16, !tbaa !19
  %689 = shufflevector <2 x double> %673, <2 x double> %667, <2 x i32> <i32 0, i32 2>
  %690 = fmul contract <2 x double> %689, %680
  %691 = shufflevector <2 x double> %682, <2 x double> %680, <2 x i32> <i32 0, i32 2>
  %692 = fmul contract <2 x double> %667, %691
  %693 = fsub contract <2 x double> %690, %692
  %694 = load <2 x double>, ptr %44, align 8, !tbaa !19
  %695 = fadd contract <2 x double> %693, %694
  store <2 x double> %695, ptr %44, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #11
  br label %717

696:                                              ; preds = %696, %631
  %697 = phi i64 [ 0, %631 ], [ %715, %696 ]
  %698 = getelementptr inbounds double, ptr %635, i64 %697
  %699 = load double, ptr %698, align 8, !tbaa !19
  %700 = getelementptr inbounds double, ptr %638, i64 %697
  %701 = load double, ptr %700, align 8, !tbaa !19
  %702 = fmul contract double %701, %640
  %703 = insertelement <2 x double> poison, double %699, i64 0
  %704 = insertelement <2 x double> %703, double %702, i64 1
  %705 = fmul contract <2 x double> %666, %704
  %706 = shufflevector <2 x double> %705, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %707 = fadd contract <2 x double> %705, %706
  %708 = extractelement <2 x double> %707, i64 0
  %709 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %697
  store double %708, ptr %709, align 8, !tbaa !19
  %710 = fmul contract <2 x double> %676, %704
  %711 = shufflevector <2 x double> %710, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %712 = fadd contract <2 x double> %710, %711
  %713 = extractelement <2 x double> %712, i64 0
  %714 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 %697
  store double %713, ptr %714, align 8, !tbaa !19
  %715 = add nuw nsw i64 %697, 1
  %716 = icmp eq i64 %715, 3
  br i1 %716, label %677, label %696, !llvm.loop !63

717:                                              ; preds = %677, %569, %566
  %718 = phi double [ %625, %569 ], [ %688, %677 ], [ 0.000000e+00, %566 ]
  %719 = phi <2 x double> [ %630, %569 ], [ %695, %677 ], [ zeroinitializer, %566 ]
  %720 = getelementptr inbounds double, ptr %534, i64 %549
  %721 = load ptr, ptr %42, align 8, !tbaa !33
  %722 = getelementptr inbounds i64, ptr %721, i64 %520
  %723 = load i64, ptr %722, align 8, !tbaa !34
  %724 = icmp sgt i64 %723, 0
  br i1 %724, label %725, label %737

725:                                              ; preds = %717
  %726 = load double, ptr %45, align 8, !tbaa !19
  %727 = load double, ptr %46, align 16, !tbaa !19
  %728 = load double, ptr %47, align 8, !tbaa !19
  %729 = load ptr, ptr %48, align 8, !tbaa !42
  %730 = getelementptr inbounds i64, ptr %729, i64 %520
  %731 = load i64, ptr %730, align 8, !tbaa !34
  %732 = insertelement <2 x double> poison, double %718, i64 0
  %733 = insertelement <2 x double> %732, double %726, i64 1
  %734 = insertelement <2 x double> %719, double %727, i64 1
  %735 = shufflevector <2 x double> %719, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %736 = insertelement <2 x double> %735, double %728, i64 1
  br label %740

737:                                              ; preds = %740, %717
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %520, ptr noundef nonnull %2, ptr noundef %720, i64 noundef %513)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %2) #11
  %738 = add nuw nsw i64 %549, 1
  %739 = icmp eq i64 %738, 10
  br i1 %739, label %544, label %548, !llvm.loop !64

740:                                              ; preds = %740, %725
  %741 = phi i64 [ 0, %725 ], [ %772, %740 ]
  %742 = mul nuw nsw i64 %741, 6
  %743 = getelementptr inbounds double, ptr %540, i64 %742
  %744 = load double, ptr %743, align 8, !tbaa !19
  %745 = getelementptr inbounds double, ptr %743, i64 1
  %746 = load double, ptr %745, align 8, !tbaa !19
  %747 = getelementptr inbounds double, ptr %743, i64 2
  %748 = load double, ptr %747, align 8, !tbaa !19
  %749 = getelementptr inbounds double, ptr %743, i64 3
  %750 = load double, ptr %749, align 8, !tbaa !19
  %751 = getelementptr inbounds double, ptr %743, i64 4
  %752 = load double, ptr %751, align 8, !tbaa !19
  %753 = getelementptr inbounds double, ptr %743, i64 5
  %754 = load double, ptr %753, align 8, !tbaa !19
  %755 = insertelement <2 x double> poison, double %744, i64 0
  %756 = insertelement <2 x double> %755, double %750, i64 1
  %757 = fmul contract <2 x double> %733, %756
  %758 = insertelement <2 x double> poison, double %746, i64 0
  %759 = insertelement <2 x double> %758, double %752, i64 1
  %760 = fmul contract <2 x double> %734, %759
  %761 = fadd contract <2 x double> %757, %760
  %762 = insertelement <2 x double> poison, double %748, i64 0
  %763 = insertelement <2 x double> %762, double %754, i64 1
  %764 = fmul contract <2 x double> %736, %763
  %765 = fadd contract <2 x double> %761, %764
  %766 = shufflevector <2 x double> %765, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %767 = fadd contract <2 x double> %765, %766
  %768 = extractelement <2 x double> %767, i64 0
  %769 = add nsw i64 %741, %731
  %770 = mul nsw i64 %769, %513
  %771 = getelementptr inbounds double, ptr %720, i64 %770
  store double %768, ptr %771, align 8, !tbaa !19
  %772 = add nuw nsw i64 %741, 1
  %773 = icmp eq i64 %772, %723
  br i1 %773, label %737, label %740, !llvm.loop !65

774:                                              ; preds = %158
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1)
  %775 = load ptr, ptr %36, align 8, !tbaa !66
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %79, ptr noundef %775)
  call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1)
  call fastcc void @all_slopes(ptr noundef nonnull %0, ptr noundef %79, ptr noundef %77)
  call fastcc void @mass(ptr noundef nonnull %0, ptr noundef %76)
  br label %870

776:                                              ; preds = %158
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1)
  %777 = load ptr, ptr %36, align 8, !tbaa !66
  call fastcc void @forward(ptr noundef nonnull %0, ptr noundef %79, ptr noundef %777)
  %778 = load i64, ptr %28, align 8, !tbaa !18
  %779 = icmp eq i64 %778, 0
  br i1 %779, label %780, label %893

780:                                              ; preds = %776
  %781 = load i64, ptr %0, align 8, !tbaa !30
  %782 = icmp sgt i64 %781, 0
  br i1 %782, label %842, label %783

783:                                              ; preds = %842, %780
  %784 = load ptr, ptr %31, align 8, !tbaa !25
  call fastcc void @add_loads(ptr noundef nonnull %0, ptr noundef %784)
  %785 = load ptr, ptr %36, align 8, !tbaa !66
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %785, ptr noundef %76)
  call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1)
  %786 = load ptr, ptr %36, align 8, !tbaa !66
  call fastcc void @all_slopes(ptr noundef nonnull %0, ptr noundef %786, ptr noundef %77)
  call fastcc void @mass(ptr noundef nonnull %0, ptr noundef %160)
  %787 = load i64, ptr %30, align 8, !tbaa !24
  %788 = icmp slt i64 %787, 1
  br i1 %788, label %791, label %789

789:                                              ; preds = %783
  %790 = load ptr, ptr %38, align 8, !tbaa !67
  br label %792

791:                                              ; preds = %837, %783
  store i64 0, ptr %28, align 8, !tbaa !18
  br label %847

792:                                              ; preds = %837, %789
  %793 = phi i64 [ %787, %789 ], [ %794, %837 ]
  %794 = add nsw i64 %793, -1
  %795 = getelementptr inbounds i64, ptr %790, i64 %794
  %796 = load i64, ptr %795, align 8, !tbaa !34
  %797 = mul nsw i64 %796, %787
  %798 = getelementptr double, ptr %160, i64 %797
  %799 = getelementptr double, ptr %798, i64 %796
  %800 = load double, ptr %799, align 8, !tbaa !19
  %801 = fcmp contract ogt double %800, 0.000000e+00
  br i1 %801, label %802, label %839

802:                                              ; preds = %792
  %803 = call contract double @llvm.sqrt.f64(double %800)
  store double %803, ptr %799, align 8, !tbaa !19
  %804 = load ptr, ptr %37, align 8, !tbaa !68
  %805 = getelementptr inbounds i64, ptr %804, i64 %796
  %806 = load i64, ptr %805, align 8, !tbaa !34
  %807 = icmp sgt i64 %806, -1
  br i1 %807, label %808, label %837

808:                                              ; preds = %802, %808
  %809 = phi i64 [ %814, %808 ], [ %806, %802 ]
  %810 = getelementptr double, ptr %798, i64 %809
  %811 = load double, ptr %810, align 8, !tbaa !19
  %812 = fdiv contract double %811, %803
  store double %812, ptr %810, align 8, !tbaa !19
  %813 = getelementptr inbounds i64, ptr %804, i64 %809
  %814 = load i64, ptr %813, align 8, !tbaa !34
  %815 = icmp sgt i64 %814, -1
  br i1 %815, label %808, label %816, !llvm.loop !69

816:                                              ; preds = %808, %821
  %817 = phi i64 [ %823, %821 ], [ %806, %808 ]
  %818 = getelementptr double, ptr %798, i64 %817
  %819 = mul nsw i64 %817, %787
  %820 = getelementptr double, ptr %160, i64 %819
  br label %825

821:                                              ; preds = %825
  %822 = getelementptr inbounds i64, ptr %804, i64 %817
  %823 = load i64, ptr %822, align 8, !tbaa !34
  %824 = icmp sgt i64 %823, -1
  br i1 %824, label %816, label %837, !llvm.loop !70

825:                                              ; preds = %825, %816
  %826 = phi i64 [ %817, %816 ], [ %835, %825 ]
  %827 = load double, ptr %818, align 8, !tbaa !19
  %828 = getelementptr double, ptr %798, i64 %826
  %829 = load double, ptr %828, align 8, !tbaa !19
  %830 = fmul contract double %827, %829
  %831 = getelementptr double, ptr %820, i64 %826
  %832 = load double, ptr %831, align 8, !tbaa !19
  %833 = fsub contract double %832, %830
  store double %833, ptr %831, align 8, !tbaa !19
  %834 = getelementptr inbounds i64, ptr %804, i64 %826
  %835 = load i64, ptr %834, align 8, !tbaa !34
  %836 = icmp sgt i64 %835, -1
  br i1 %836, label %825, label %821, !llvm.loop !71

837:                                              ; preds = %821, %802
  %838 = icmp slt i64 %793, 2
  br i1 %838, label %791, label %792

839:                                              ; preds = %792
  %840 = xor i64 %796, -1
  store i64 %840, ptr %28, align 8, !tbaa !18
  %841 = icmp eq i64 %796, -1
  br i1 %841, label %847, label %867

842:                                              ; preds = %780, %842
  %843 = phi i64 [ %844, %842 ], [ 0, %780 ]
  call fastcc void @own_inertia(ptr noundef nonnull %0, i64 noundef %843)
  %844 = add nuw nsw i64 %843, 1
  %845 = load i64, ptr %0, align 8, !tbaa !30
  %846 = icmp slt i64 %844, %845
  br i1 %846, label %842, label %783, !llvm.loop !72

847:                                              ; preds = %839, %791
  %848 = shl nsw i64 %159, 1
  %849 = load i64, ptr %33, align 8, !tbaa !27
  %850 = add nsw i64 %849, %848
  %851 = load i64, ptr %39, align 8, !tbaa !73
  %852 = add nsw i64 %850, %851
  call fastcc void @solve_mass(ptr noundef nonnull %0, ptr noundef %160, ptr noundef %77, i64 noundef %852)
  %853 = icmp eq i64 %159, 0
  br i1 %853, label %858, label %854

854:                                              ; preds = %847
  %855 = mul i64 %159, %159
  %856 = add nsw i64 %159, 1
  %857 = call i64 @llvm.umax.i64(i64 %855, i64 1)
  br label %859

858:                                              ; preds = %859, %847
  call fastcc void @solve_mass(ptr noundef nonnull %0, ptr noundef %160, ptr noundef %76, i64 noundef %159)
  br label %870

859:                                              ; preds = %859, %854
  %860 = phi i64 [ 0, %854 ], [ %865, %859 ]
  %861 = srem i64 %860, %856
  %862 = icmp eq i64 %861, 0
  %863 = sitofp i1 %862 to double
  %864 = getelementptr inbounds double, ptr %76, i64 %860
  store double %863, ptr %864, align 8, !tbaa !19
  %865 = add nuw nsw i64 %860, 1
  %866 = icmp eq i64 %865, %857
  br i1 %866, label %858, label %859, !llvm.loop !74

867:                                              ; preds = %169, %839
  %868 = phi i64 [ %170, %169 ], [ %840, %839 ]
  %869 = icmp eq i64 %868, 0
  br i1 %869, label %870, label %893

870:                                              ; preds = %544, %402, %254, %176, %173, %171, %510, %509, %417, %399, %187, %158, %185, %186, %774, %858, %867
  %871 = load i64, ptr %29, align 8, !tbaa !17
  %872 = getelementptr inbounds double, ptr %81, i64 %871
  %873 = load i64, ptr %69, align 8, !tbaa !75
  %874 = getelementptr inbounds double, ptr %80, i64 %873
  br i1 %124, label %877, label %875

875:                                              ; preds = %870
  %876 = load i64, ptr %30, align 8, !tbaa !24
  br label %877

877:                                              ; preds = %870, %875
  %878 = phi i64 [ %876, %875 ], [ 0, %870 ]
  %879 = getelementptr inbounds double, ptr %79, i64 %878
  %880 = load i64, ptr %32, align 8, !tbaa !26
  %881 = getelementptr inbounds double, ptr %78, i64 %880
  %882 = load i64, ptr %70, align 8, !tbaa !76
  %883 = getelementptr inbounds double, ptr %77, i64 %882
  %884 = icmp eq ptr %76, null
  br i1 %884, label %887, label %885

885:                                              ; preds = %877
  %886 = load i64, ptr %71, align 8, !tbaa !77
  br label %887

887:                                              ; preds = %877, %885
  %888 = phi i64 [ %886, %885 ], [ 0, %877 ]
  %889 = getelementptr inbounds double, ptr %76, i64 %888
  %890 = add nuw nsw i64 %75, 1
  %891 = load i64, ptr %12, align 8, !tbaa !5
  %892 = icmp slt i64 %890, %891
  br i1 %892, label %73, label %893, !llvm.loop !78

893:                                              ; preds = %887, %121, %106, %92, %148, %867, %776, %1
  %894 = phi i64 [ -1, %1 ], [ %75, %776 ], [ %75, %867 ], [ %75, %148 ], [ %75, %92 ], [ %75, %106 ], [ %75, %121 ], [ -1, %887 ]
  ret i64 %894
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind uwtable
define internal fastcc void @all_places(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #1 {
  %3 = alloca [64 x double], align 16
  %4 = alloca [80 x double], align 16
  %5 = alloca [3 x double], align 16
  %6 = alloca [3 x double], align 16
  %7 = alloca [3 x double], align 16
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !79
  %10 = icmp ne i64 %9, 0
  %11 = icmp ne i64 %1, 0
  %12 = and i1 %11, %10
  br i1 %12, label %13, label %19

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %15 = load ptr, ptr %14, align 8, !tbaa !25
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !80
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  br label %19

19:                                               ; preds = %2, %13
  %20 = phi ptr [ %18, %13 ], [ null, %2 ]
  %21 = load i64, ptr %0, align 8, !tbaa !30
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %459

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %25 = icmp eq ptr %20, null
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 54
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 26
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 24
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %33 = getelementptr inbounds double, ptr %4, i64 13
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %36 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %37 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
  %38 = getelementptr inbounds double, ptr %4, i64 9
  %39 = getelementptr inbounds double, ptr %4, i64 10
  %40 = getelementptr inbounds double, ptr %7, i64 1
  %41 = getelementptr inbounds double, ptr %7, i64 2
  %42 = getelementptr inbounds double, ptr %5, i64 2
  %43 = getelementptr inbounds double, ptr %5, i64 1
  %44 = getelementptr inbounds double, ptr %6, i64 1
  %45 = getelementptr inbounds [80 x double], ptr %4, i64 0, i64 12
  %46 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  br label %49

47:                                               ; preds = %455
  %48 = icmp sgt i64 %457, 0
  br i1 %48, label %460, label %459

49:                                               ; preds = %23, %455
  %50 = phi i64 [ 0, %23 ], [ %456, %455 ]
  %51 = load ptr, ptr %24, align 8, !tbaa !25
  %52 = mul nsw i64 %50, 33
  %53 = getelementptr inbounds double, ptr %20, i64 %52
  %54 = select i1 %25, ptr null, ptr %53
  %55 = load ptr, ptr %26, align 8, !tbaa !81
  %56 = load ptr, ptr %27, align 8, !tbaa !36
  %57 = getelementptr inbounds %struct.Link, ptr %56, i64 %50
  %58 = load ptr, ptr %28, align 8, !tbaa !54
  %59 = getelementptr inbounds i64, ptr %58, i64 %50
  %60 = load i64, ptr %59, align 8, !tbaa !34
  %61 = icmp slt i64 %60, 0
  %62 = getelementptr inbounds %struct.Link, ptr %56, i64 %60
  %63 = select i1 %61, ptr @ground, ptr %62
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %4) #11
  %64 = load ptr, ptr %29, align 8, !tbaa !38
  %65 = getelementptr inbounds i64, ptr %64, i64 %50
  %66 = load i64, ptr %65, align 8, !tbaa !34
  %67 = getelementptr i64, ptr %65, i64 1
  %68 = load i64, ptr %67, align 8, !tbaa !34
  %69 = sub nsw i64 %68, %66
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %74

71:                                               ; preds = %49
  %72 = load ptr, ptr %30, align 8, !tbaa !39
  %73 = getelementptr i64, ptr %72, i64 %66
  br label %97

74:                                               ; preds = %97, %49
  %75 = load ptr, ptr %31, align 8, !tbaa !82
  %76 = getelementptr inbounds i64, ptr %75, i64 %50
  %77 = load i64, ptr %76, align 8, !tbaa !34
  %78 = inttoptr i64 %77 to ptr
  call void %78(ptr noundef nonnull %4, ptr noundef nonnull %3, ptr noundef null) #11
  %79 = load ptr, ptr %32, align 8, !tbaa !33
  %80 = getelementptr inbounds i64, ptr %79, i64 %50
  %81 = load i64, ptr %80, align 8, !tbaa !34
  %82 = mul nsw i64 %81, 6
  %83 = getelementptr inbounds double, ptr %33, i64 %82
  %84 = load i64, ptr %34, align 8, !tbaa !17
  %85 = load ptr, ptr %35, align 8, !tbaa !42
  %86 = getelementptr inbounds i64, ptr %85, i64 %50
  %87 = load i64, ptr %86, align 8, !tbaa !34
  %88 = load ptr, ptr %36, align 8, !tbaa !83
  %89 = getelementptr inbounds i64, ptr %88, i64 %50
  %90 = load i64, ptr %89, align 8, !tbaa !34
  %91 = getelementptr inbounds double, ptr %55, i64 %90
  %92 = getelementptr inbounds double, ptr %83, i64 6
  %93 = load ptr, ptr %37, align 8, !tbaa !35
  %94 = getelementptr inbounds i64, ptr %93, i64 %50
  %95 = load i64, ptr %94, align 8, !tbaa !34
  %96 = shl i64 %95, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %91, ptr nonnull align 8 %92, i64 %96, i1 false)
  br label %106

97:                                               ; preds = %97, %71
  %98 = phi i64 [ 0, %71 ], [ %104, %97 ]
  %99 = getelementptr i64, ptr %73, i64 %98
  %100 = load i64, ptr %99, align 8, !tbaa !34
  %101 = getelementptr inbounds double, ptr %51, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !19
  %103 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %98
  store double %102, ptr %103, align 8, !tbaa !19
  %104 = add nuw nsw i64 %98, 1
  %105 = icmp eq i64 %104, %69
  br i1 %105, label %74, label %97, !llvm.loop !84

106:                                              ; preds = %138, %74
  %107 = phi i64 [ 0, %74 ], [ %139, %138 ]
  %108 = mul nuw nsw i64 %107, 3
  %109 = getelementptr inbounds [9 x double], ptr %63, i64 0, i64 %108
  %110 = add nuw nsw i64 %108, 1
  %111 = getelementptr inbounds [9 x double], ptr %63, i64 0, i64 %110
  br label %141

112:                                              ; preds = %138
  %113 = getelementptr inbounds %struct.Link, ptr %56, i64 %50, i32 4
  %114 = load double, ptr %38, align 8, !tbaa !19
  %115 = load <2 x double>, ptr %39, align 16, !tbaa !19
  br label %116

116:                                              ; preds = %116, %112
  %117 = phi i64 [ 0, %112 ], [ %130, %116 ]
  %118 = mul nuw nsw i64 %117, 3
  %119 = getelementptr inbounds double, ptr %63, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !19
  %121 = fmul contract double %114, %120
  %122 = getelementptr double, ptr %119, i64 1
  %123 = load <2 x double>, ptr %122, align 8, !tbaa !19
  %124 = fmul contract <2 x double> %115, %123
  %125 = extractelement <2 x double> %124, i64 0
  %126 = fadd contract double %121, %125
  %127 = extractelement <2 x double> %124, i64 1
  %128 = fadd contract double %126, %127
  %129 = getelementptr inbounds double, ptr %113, i64 %117
  store double %128, ptr %129, align 8, !tbaa !19
  %130 = add nuw nsw i64 %117, 1
  %131 = icmp eq i64 %130, 3
  br i1 %131, label %132, label %116, !llvm.loop !46

132:                                              ; preds = %116
  %133 = getelementptr inbounds double, ptr %51, i64 %84
  %134 = getelementptr inbounds double, ptr %133, i64 %87
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %135 = icmp sgt i64 %81, 0
  br i1 %135, label %136, label %163

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.Link, ptr %56, i64 %50, i32 5
  br label %184

138:                                              ; preds = %141
  %139 = add nuw nsw i64 %107, 1
  %140 = icmp eq i64 %139, 3
  br i1 %140, label %112, label %106, !llvm.loop !85

141:                                              ; preds = %141, %106
  %142 = phi i64 [ 0, %106 ], [ %161, %141 ]
  %143 = load double, ptr %109, align 8, !tbaa !19
  %144 = getelementptr inbounds double, ptr %4, i64 %142
  %145 = load double, ptr %144, align 8, !tbaa !19
  %146 = fmul contract double %143, %145
  %147 = getelementptr double, ptr %144, i64 3
  %148 = load double, ptr %147, align 8, !tbaa !19
  %149 = getelementptr double, ptr %144, i64 6
  %150 = load double, ptr %149, align 8, !tbaa !19
  %151 = load <2 x double>, ptr %111, align 8, !tbaa !19
  %152 = insertelement <2 x double> poison, double %148, i64 0
  %153 = insertelement <2 x double> %152, double %150, i64 1
  %154 = fmul contract <2 x double> %151, %153
  %155 = extractelement <2 x double> %154, i64 0
  %156 = fadd contract double %146, %155
  %157 = extractelement <2 x double> %154, i64 1
  %158 = fadd contract double %156, %157
  %159 = add nuw nsw i64 %142, %108
  %160 = getelementptr inbounds [9 x double], ptr %57, i64 0, i64 %159
  store double %158, ptr %160, align 8, !tbaa !19
  %161 = add nuw nsw i64 %142, 1
  %162 = icmp eq i64 %161, 3
  br i1 %162, label %138, label %141, !llvm.loop !86

163:                                              ; preds = %234, %132
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #11
  %164 = getelementptr inbounds %struct.Link, ptr %63, i64 0, i32 1
  %165 = getelementptr inbounds %struct.Link, ptr %63, i64 0, i32 1, i64 1
  %166 = getelementptr inbounds %struct.Link, ptr %63, i64 0, i32 1, i64 2
  %167 = getelementptr inbounds double, ptr %113, i64 1
  %168 = load double, ptr %113, align 8, !tbaa !19
  %169 = load double, ptr %164, align 8, !tbaa !19
  %170 = load <2 x double>, ptr %165, align 8, !tbaa !19
  %171 = load <2 x double>, ptr %167, align 8, !tbaa !19
  %172 = shufflevector <2 x double> %171, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %173 = insertelement <2 x double> %172, double %168, i64 1
  %174 = fmul contract <2 x double> %170, %173
  %175 = shufflevector <2 x double> %170, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %176 = insertelement <2 x double> %175, double %169, i64 1
  %177 = fmul contract <2 x double> %171, %176
  %178 = fsub contract <2 x double> %174, %177
  store <2 x double> %178, ptr %7, align 16, !tbaa !19
  %179 = extractelement <2 x double> %171, i64 0
  %180 = fmul contract double %179, %169
  %181 = extractelement <2 x double> %170, i64 0
  %182 = fmul contract double %181, %168
  %183 = fsub contract double %180, %182
  store double %183, ptr %41, align 16, !tbaa !19
  br label %376

184:                                              ; preds = %234, %136
  %185 = phi i64 [ 0, %136 ], [ %235, %234 ]
  %186 = mul nuw nsw i64 %185, 6
  %187 = getelementptr inbounds double, ptr %33, i64 %186
  %188 = getelementptr inbounds double, ptr %137, i64 %186
  %189 = getelementptr inbounds double, ptr %187, i64 1
  %190 = load double, ptr %187, align 8, !tbaa !19
  %191 = load <2 x double>, ptr %189, align 16, !tbaa !19
  br label %192

192:                                              ; preds = %192, %184
  %193 = phi i64 [ 0, %184 ], [ %206, %192 ]
  %194 = mul nuw nsw i64 %193, 3
  %195 = getelementptr inbounds double, ptr %57, i64 %194
  %196 = load double, ptr %195, align 8, !tbaa !19
  %197 = fmul contract double %190, %196
  %198 = getelementptr double, ptr %195, i64 1
  %199 = load <2 x double>, ptr %198, align 8, !tbaa !19
  %200 = fmul contract <2 x double> %191, %199
  %201 = extractelement <2 x double> %200, i64 0
  %202 = fadd contract double %197, %201
  %203 = extractelement <2 x double> %200, i64 1
  %204 = fadd contract double %202, %203
  %205 = getelementptr inbounds double, ptr %188, i64 %193
  store double %204, ptr %205, align 8, !tbaa !19
  %206 = add nuw nsw i64 %193, 1
  %207 = icmp eq i64 %206, 3
  br i1 %207, label %208, label %192, !llvm.loop !46

208:                                              ; preds = %192
  %209 = getelementptr inbounds double, ptr %187, i64 3
  %210 = getelementptr inbounds double, ptr %188, i64 3
  %211 = getelementptr inbounds double, ptr %187, i64 4
  %212 = load double, ptr %209, align 16, !tbaa !19
  %213 = load <2 x double>, ptr %211, align 8, !tbaa !19
  br label %214

214:                                              ; preds = %214, %208
  %215 = phi i64 [ 0, %208 ], [ %228, %214 ]
  %216 = mul nuw nsw i64 %215, 3
  %217 = getelementptr inbounds double, ptr %57, i64 %216
  %218 = load double, ptr %217, align 8, !tbaa !19
  %219 = fmul contract double %212, %218
  %220 = getelementptr double, ptr %217, i64 1
  %221 = load <2 x double>, ptr %220, align 8, !tbaa !19
  %222 = fmul contract <2 x double> %213, %221
  %223 = extractelement <2 x double> %222, i64 0
  %224 = fadd contract double %219, %223
  %225 = extractelement <2 x double> %222, i64 1
  %226 = fadd contract double %224, %225
  %227 = getelementptr inbounds double, ptr %210, i64 %215
  store double %226, ptr %227, align 8, !tbaa !19
  %228 = add nuw nsw i64 %215, 1
  %229 = icmp eq i64 %228, 3
  br i1 %229, label %230, label %214, !llvm.loop !46

230:                                              ; preds = %214
  %231 = getelementptr inbounds double, ptr %134, i64 %185
  %232 = load double, ptr %231, align 8, !tbaa !19
  %233 = add nuw nsw i64 %186, 3
  br label %237

234:                                              ; preds = %237
  %235 = add nuw nsw i64 %185, 1
  %236 = icmp eq i64 %235, %81
  br i1 %236, label %163, label %184, !llvm.loop !87

237:                                              ; preds = %237, %230
  %238 = phi i64 [ 0, %230 ], [ %253, %237 ]
  %239 = add nuw nsw i64 %238, %186
  %240 = getelementptr inbounds %struct.Link, ptr %56, i64 %50, i32 5, i64 %239
  %241 = load double, ptr %240, align 8, !tbaa !19
  %242 = fmul contract double %232, %241
  %243 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %238
  %244 = load double, ptr %243, align 8, !tbaa !19
  %245 = fadd contract double %244, %242
  store double %245, ptr %243, align 8, !tbaa !19
  %246 = add nuw nsw i64 %233, %238
  %247 = getelementptr inbounds %struct.Link, ptr %56, i64 %50, i32 5, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !19
  %249 = fmul contract double %232, %248
  %250 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %238
  %251 = load double, ptr %250, align 8, !tbaa !19
  %252 = fadd contract double %251, %249
  store double %252, ptr %250, align 8, !tbaa !19
  %253 = add nuw nsw i64 %238, 1
  %254 = icmp eq i64 %253, 3
  br i1 %254, label %234, label %237, !llvm.loop !88

255:                                              ; preds = %376
  %256 = getelementptr inbounds %struct.Link, ptr %56, i64 %50, i32 6
  %257 = getelementptr inbounds double, ptr %83, i64 1
  %258 = load double, ptr %83, align 8, !tbaa !19
  %259 = load <2 x double>, ptr %257, align 16, !tbaa !19
  br label %260

260:                                              ; preds = %260, %255
  %261 = phi i64 [ 0, %255 ], [ %274, %260 ]
  %262 = mul nuw nsw i64 %261, 3
  %263 = getelementptr inbounds double, ptr %57, i64 %262
  %264 = load double, ptr %263, align 8, !tbaa !19
  %265 = fmul contract double %258, %264
  %266 = getelementptr double, ptr %263, i64 1
  %267 = load <2 x double>, ptr %266, align 8, !tbaa !19
  %268 = fmul contract <2 x double> %259, %267
  %269 = extractelement <2 x double> %268, i64 0
  %270 = fadd contract double %265, %269
  %271 = extractelement <2 x double> %268, i64 1
  %272 = fadd contract double %270, %271
  %273 = getelementptr inbounds double, ptr %256, i64 %261
  store double %272, ptr %273, align 8, !tbaa !19
  %274 = add nuw nsw i64 %261, 1
  %275 = icmp eq i64 %274, 3
  br i1 %275, label %276, label %260, !llvm.loop !46

276:                                              ; preds = %260
  %277 = getelementptr inbounds double, ptr %83, i64 3
  %278 = getelementptr inbounds double, ptr %256, i64 3
  %279 = getelementptr inbounds double, ptr %83, i64 4
  %280 = load double, ptr %277, align 16, !tbaa !19
  %281 = load <2 x double>, ptr %279, align 8, !tbaa !19
  br label %282

282:                                              ; preds = %282, %276
  %283 = phi i64 [ 0, %276 ], [ %296, %282 ]
  %284 = mul nuw nsw i64 %283, 3
  %285 = getelementptr inbounds double, ptr %57, i64 %284
  %286 = load double, ptr %285, align 8, !tbaa !19
  %287 = fmul contract double %280, %286
  %288 = getelementptr double, ptr %285, i64 1
  %289 = load <2 x double>, ptr %288, align 8, !tbaa !19
  %290 = fmul contract <2 x double> %281, %289
  %291 = extractelement <2 x double> %290, i64 0
  %292 = fadd contract double %287, %291
  %293 = extractelement <2 x double> %290, i64 1
  %294 = fadd contract double %292, %293
  %295 = getelementptr inbounds double, ptr %278, i64 %283
  store double %294, ptr %295, align 8, !tbaa !19
  %296 = add nuw nsw i64 %283, 1
  %297 = icmp eq i64 %296, 3
  br i1 %297, label %298, label %282, !llvm.loop !46

298:                                              ; preds = %282
  %299 = load double, ptr %165, align 8, !tbaa !19
  %300 = load double, ptr %42, align 16, !tbaa !19
  %301 = fmul contract double %299, %300
  %302 = load double, ptr %166, align 8, !tbaa !19
  %303 = load double, ptr %43, align 8, !tbaa !19
  %304 = fmul contract double %302, %303
  %305 = fsub contract double %301, %304
  %306 = load double, ptr %256, align 8, !tbaa !19
  %307 = fadd contract double %306, %305
  store double %307, ptr %256, align 8, !tbaa !19
  %308 = load double, ptr %166, align 8, !tbaa !19
  %309 = load double, ptr %5, align 16, !tbaa !19
  %310 = fmul contract double %308, %309
  %311 = load double, ptr %164, align 8, !tbaa !19
  %312 = fmul contract double %300, %311
  %313 = fsub contract double %310, %312
  %314 = getelementptr inbounds double, ptr %256, i64 1
  %315 = load double, ptr %314, align 8, !tbaa !19
  %316 = fadd contract double %315, %313
  store double %316, ptr %314, align 8, !tbaa !19
  %317 = load double, ptr %164, align 8, !tbaa !19
  %318 = fmul contract double %303, %317
  %319 = load double, ptr %165, align 8, !tbaa !19
  %320 = fmul contract double %309, %319
  %321 = fsub contract double %318, %320
  %322 = getelementptr inbounds double, ptr %256, i64 2
  %323 = load double, ptr %322, align 8, !tbaa !19
  %324 = fadd contract double %323, %321
  store double %324, ptr %322, align 8, !tbaa !19
  %325 = load <2 x double>, ptr %165, align 8, !tbaa !19
  %326 = load <2 x double>, ptr %40, align 8, !tbaa !19
  %327 = shufflevector <2 x double> %326, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %328 = fmul contract <2 x double> %325, %327
  %329 = shufflevector <2 x double> %328, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %330 = fsub contract <2 x double> %328, %329
  %331 = extractelement <2 x double> %330, i64 0
  %332 = load double, ptr %278, align 8, !tbaa !19
  %333 = load double, ptr %7, align 16, !tbaa !19
  %334 = getelementptr inbounds double, ptr %256, i64 4
  %335 = load double, ptr %334, align 8, !tbaa !19
  %336 = getelementptr inbounds double, ptr %256, i64 5
  %337 = load double, ptr %336, align 8, !tbaa !19
  %338 = getelementptr inbounds %struct.Link, ptr %56, i64 %50, i32 1
  %339 = getelementptr inbounds double, ptr %338, i64 1
  %340 = load double, ptr %6, align 16, !tbaa !19
  %341 = load double, ptr %338, align 8, !tbaa !19
  %342 = fadd contract double %332, %331
  store double %342, ptr %278, align 8, !tbaa !19
  %343 = load double, ptr %166, align 8, !tbaa !19
  %344 = fmul contract double %343, %333
  %345 = load double, ptr %164, align 8, !tbaa !19
  %346 = extractelement <2 x double> %326, i64 1
  %347 = fmul contract double %346, %345
  %348 = fsub contract double %344, %347
  %349 = fadd contract double %335, %348
  store double %349, ptr %334, align 8, !tbaa !19
  %350 = load double, ptr %164, align 8, !tbaa !19
  %351 = extractelement <2 x double> %326, i64 0
  %352 = fmul contract double %351, %350
  %353 = load double, ptr %165, align 8, !tbaa !19
  %354 = fmul contract double %333, %353
  %355 = fsub contract double %352, %354
  %356 = fadd contract double %337, %355
  %357 = load <2 x double>, ptr %339, align 8, !tbaa !19
  %358 = load <2 x double>, ptr %44, align 8, !tbaa !19
  %359 = shufflevector <2 x double> %358, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %360 = insertelement <2 x double> %359, double %340, i64 1
  %361 = fmul contract <2 x double> %357, %360
  %362 = shufflevector <2 x double> %357, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %363 = insertelement <2 x double> %362, double %341, i64 1
  %364 = fmul contract <2 x double> %358, %363
  %365 = fsub contract <2 x double> %361, %364
  %366 = insertelement <2 x double> poison, double %342, i64 0
  %367 = insertelement <2 x double> %366, double %349, i64 1
  %368 = fadd contract <2 x double> %367, %365
  store <2 x double> %368, ptr %278, align 8, !tbaa !19
  %369 = extractelement <2 x double> %358, i64 0
  %370 = fmul contract double %369, %341
  %371 = extractelement <2 x double> %357, i64 0
  %372 = fmul contract double %371, %340
  %373 = fsub contract double %370, %372
  %374 = fadd contract double %356, %373
  store double %374, ptr %336, align 8, !tbaa !19
  %375 = icmp eq ptr %54, null
  br i1 %375, label %455, label %401

376:                                              ; preds = %376, %163
  %377 = phi i64 [ 0, %163 ], [ %399, %376 ]
  %378 = getelementptr inbounds %struct.Link, ptr %63, i64 0, i32 1, i64 %377
  %379 = load double, ptr %378, align 8, !tbaa !19
  %380 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %377
  %381 = load double, ptr %380, align 8, !tbaa !19
  %382 = fadd contract double %379, %381
  %383 = getelementptr inbounds %struct.Link, ptr %56, i64 %50, i32 1, i64 %377
  store double %382, ptr %383, align 8, !tbaa !19
  %384 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %377
  %385 = load double, ptr %384, align 8, !tbaa !19
  %386 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %377
  %387 = load double, ptr %386, align 8, !tbaa !19
  %388 = fadd contract double %385, %387
  store double %388, ptr %386, align 8, !tbaa !19
  %389 = getelementptr inbounds %struct.Link, ptr %63, i64 0, i32 2, i64 %377
  %390 = load double, ptr %389, align 8, !tbaa !19
  %391 = fadd contract double %388, %390
  %392 = getelementptr inbounds %struct.Link, ptr %56, i64 %50, i32 2, i64 %377
  store double %391, ptr %392, align 8, !tbaa !19
  %393 = getelementptr inbounds %struct.Link, ptr %63, i64 0, i32 3, i64 %377
  %394 = load double, ptr %393, align 8, !tbaa !19
  %395 = getelementptr inbounds %struct.Link, ptr %56, i64 %50, i32 4, i64 %377
  %396 = load double, ptr %395, align 8, !tbaa !19
  %397 = fadd contract double %394, %396
  %398 = getelementptr inbounds %struct.Link, ptr %56, i64 %50, i32 3, i64 %377
  store double %397, ptr %398, align 8, !tbaa !19
  %399 = add nuw nsw i64 %377, 1
  %400 = icmp eq i64 %399, 3
  br i1 %400, label %255, label %376, !llvm.loop !89

401:                                              ; preds = %298
  %402 = getelementptr inbounds %struct.Link, ptr %56, i64 %50, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %54, ptr noundef nonnull align 8 dereferenceable(24) %402, i64 24, i1 false)
  %403 = getelementptr inbounds double, ptr %54, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %403, ptr noundef nonnull align 8 dereferenceable(72) %57, i64 72, i1 false)
  %404 = getelementptr inbounds double, ptr %54, i64 12
  %405 = getelementptr inbounds %struct.Link, ptr %56, i64 %50, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %404, ptr noundef nonnull align 8 dereferenceable(24) %405, i64 24, i1 false)
  %406 = getelementptr inbounds double, ptr %54, i64 15
  br label %407

407:                                              ; preds = %407, %401
  %408 = phi i64 [ 0, %401 ], [ %426, %407 ]
  %409 = getelementptr inbounds double, ptr %57, i64 %408
  %410 = load double, ptr %409, align 8, !tbaa !19
  %411 = load double, ptr %338, align 8, !tbaa !19
  %412 = fmul contract double %410, %411
  %413 = getelementptr double, ptr %409, i64 3
  %414 = load double, ptr %413, align 8, !tbaa !19
  %415 = getelementptr double, ptr %409, i64 6
  %416 = load double, ptr %415, align 8, !tbaa !19
  %417 = load <2 x double>, ptr %339, align 8, !tbaa !19
  %418 = insertelement <2 x double> poison, double %414, i64 0
  %419 = insertelement <2 x double> %418, double %416, i64 1
  %420 = fmul contract <2 x double> %419, %417
  %421 = extractelement <2 x double> %420, i64 0
  %422 = fadd contract double %412, %421
  %423 = extractelement <2 x double> %420, i64 1
  %424 = fadd contract double %422, %423
  %425 = getelementptr inbounds double, ptr %406, i64 %408
  store double %424, ptr %425, align 8, !tbaa !19
  %426 = add nuw nsw i64 %408, 1
  %427 = icmp eq i64 %426, 3
  br i1 %427, label %428, label %407, !llvm.loop !90

428:                                              ; preds = %407
  %429 = load ptr, ptr %28, align 8, !tbaa !54
  %430 = getelementptr inbounds i64, ptr %429, i64 %50
  %431 = load i64, ptr %430, align 8, !tbaa !34
  %432 = icmp slt i64 %431, 0
  br i1 %432, label %439, label %433

433:                                              ; preds = %428
  %434 = sub nsw i64 %431, %50
  %435 = mul nsw i64 %434, 33
  %436 = getelementptr double, ptr %54, i64 %435
  %437 = getelementptr double, ptr %436, i64 18
  %438 = load double, ptr %437, align 8, !tbaa !19
  br label %439

439:                                              ; preds = %433, %428
  %440 = phi contract double [ %438, %433 ], [ 0.000000e+00, %428 ]
  %441 = load double, ptr %45, align 16, !tbaa !19
  %442 = fadd contract double %440, %441
  %443 = getelementptr inbounds double, ptr %54, i64 18
  store double %442, ptr %443, align 8, !tbaa !19
  %444 = load ptr, ptr %46, align 8, !tbaa !91
  %445 = getelementptr inbounds i64, ptr %444, i64 %50
  %446 = load i64, ptr %445, align 8, !tbaa !34
  %447 = icmp slt i64 %446, 0
  br i1 %447, label %452, label %448

448:                                              ; preds = %439
  %449 = getelementptr double, ptr %54, i64 %446
  %450 = getelementptr double, ptr %449, i64 15
  %451 = load double, ptr %450, align 8, !tbaa !19
  br label %452

452:                                              ; preds = %448, %439
  %453 = phi contract double [ %451, %448 ], [ 0.000000e+00, %439 ]
  %454 = getelementptr inbounds double, ptr %54, i64 19
  store double %453, ptr %454, align 8, !tbaa !19
  br label %455

455:                                              ; preds = %298, %452
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #11
  %456 = add nuw nsw i64 %50, 1
  %457 = load i64, ptr %0, align 8, !tbaa !30
  %458 = icmp slt i64 %456, %457
  br i1 %458, label %49, label %47, !llvm.loop !92

459:                                              ; preds = %460, %19, %47
  br i1 %11, label %465, label %468

460:                                              ; preds = %47, %460
  %461 = phi i64 [ %462, %460 ], [ 0, %47 ]
  call fastcc void @own_inertia(ptr noundef nonnull %0, i64 noundef %461)
  %462 = add nuw nsw i64 %461, 1
  %463 = load i64, ptr %0, align 8, !tbaa !30
  %464 = icmp slt i64 %462, %463
  br i1 %464, label %460, label %459, !llvm.loop !93

465:                                              ; preds = %459
  %466 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %467 = load ptr, ptr %466, align 8, !tbaa !25
  call fastcc void @add_loads(ptr noundef nonnull %0, ptr noundef %467)
  br label %468

468:                                              ; preds = %465, %459
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @forward(ptr nocapture noundef %0, ptr noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #4 {
  %4 = alloca [6 x double], align 16
  %5 = alloca [9 x double], align 16
  %6 = alloca [9 x double], align 16
  %7 = alloca [9 x double], align 16
  %8 = alloca [6 x double], align 16
  %9 = alloca [9 x double], align 16
  %10 = alloca [9 x double], align 16
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %12 = load ptr, ptr %11, align 8, !tbaa !36
  %13 = load i64, ptr %0, align 8, !tbaa !30
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %570

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %17 = load ptr, ptr %16, align 8, !tbaa !33
  %18 = icmp eq ptr %1, null
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %20 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 47
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %22 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %23 = load ptr, ptr %22, align 8, !tbaa !54
  %24 = getelementptr inbounds double, ptr %8, i64 3
  %25 = getelementptr inbounds double, ptr %8, i64 4
  %26 = getelementptr inbounds double, ptr %8, i64 2
  br label %27

27:                                               ; preds = %561, %15
  %28 = phi i64 [ %13, %15 ], [ %29, %561 ]
  %29 = add nsw i64 %28, -1
  %30 = getelementptr inbounds i64, ptr %17, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !34
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %279

33:                                               ; preds = %27
  %34 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 5
  %35 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 11
  %36 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 7
  %37 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 8
  %38 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 9
  br label %39

39:                                               ; preds = %121, %33
  %40 = phi i64 [ 0, %33 ], [ %122, %121 ]
  %41 = mul nuw nsw i64 %40, 6
  %42 = getelementptr inbounds double, ptr %34, i64 %41
  %43 = getelementptr inbounds double, ptr %35, i64 %41
  %44 = getelementptr inbounds double, ptr %42, i64 1
  %45 = getelementptr inbounds double, ptr %42, i64 2
  %46 = getelementptr inbounds double, ptr %42, i64 3
  %47 = getelementptr inbounds double, ptr %42, i64 4
  %48 = getelementptr inbounds double, ptr %42, i64 5
  br label %49

49:                                               ; preds = %49, %39
  %50 = phi i64 [ 0, %39 ], [ %108, %49 ]
  %51 = mul nuw nsw i64 %50, 3
  %52 = getelementptr inbounds double, ptr %36, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !19
  %54 = load double, ptr %42, align 8, !tbaa !19
  %55 = fmul contract double %53, %54
  %56 = getelementptr inbounds double, ptr %52, i64 1
  %57 = load double, ptr %56, align 8, !tbaa !19
  %58 = load double, ptr %44, align 8, !tbaa !19
  %59 = fmul contract double %57, %58
  %60 = fadd contract double %55, %59
  %61 = getelementptr inbounds double, ptr %52, i64 2
  %62 = load double, ptr %61, align 8, !tbaa !19
  %63 = load double, ptr %45, align 8, !tbaa !19
  %64 = fmul contract double %62, %63
  %65 = fadd contract double %60, %64
  %66 = getelementptr inbounds double, ptr %37, i64 %51
  %67 = load double, ptr %66, align 8, !tbaa !19
  %68 = load double, ptr %46, align 8, !tbaa !19
  %69 = fmul contract double %67, %68
  %70 = getelementptr inbounds double, ptr %66, i64 1
  %71 = load double, ptr %70, align 8, !tbaa !19
  %72 = load double, ptr %47, align 8, !tbaa !19
  %73 = fmul contract double %71, %72
  %74 = fadd contract double %69, %73
  %75 = getelementptr inbounds double, ptr %66, i64 2
  %76 = load double, ptr %75, align 8, !tbaa !19
  %77 = load double, ptr %48, align 8, !tbaa !19
  %78 = fmul contract double %76, %77
  %79 = fadd contract double %74, %78
  %80 = fadd contract double %65, %79
  %81 = getelementptr inbounds double, ptr %43, i64 %50
  store double %80, ptr %81, align 8, !tbaa !19
  %82 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 8, i64 %50
  %83 = load double, ptr %82, align 8, !tbaa !19
  %84 = fmul contract double %54, %83
  %85 = add nuw nsw i64 %50, 3
  %86 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 8, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !19
  %88 = fmul contract double %58, %87
  %89 = fadd contract double %84, %88
  %90 = add nuw nsw i64 %50, 6
  %91 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 8, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !19
  %93 = fmul contract double %63, %92
  %94 = fadd contract double %89, %93
  %95 = getelementptr inbounds double, ptr %38, i64 %51
  %96 = load double, ptr %95, align 8, !tbaa !19
  %97 = fmul contract double %68, %96
  %98 = getelementptr inbounds double, ptr %95, i64 1
  %99 = load double, ptr %98, align 8, !tbaa !19
  %100 = fmul contract double %72, %99
  %101 = fadd contract double %97, %100
  %102 = getelementptr inbounds double, ptr %95, i64 2
  %103 = load double, ptr %102, align 8, !tbaa !19
  %104 = fmul contract double %77, %103
  %105 = fadd contract double %101, %104
  %106 = fadd contract double %94, %105
  %107 = getelementptr inbounds double, ptr %43, i64 %85
  store double %106, ptr %107, align 8, !tbaa !19
  %108 = add nuw nsw i64 %50, 1
  %109 = icmp eq i64 %108, 3
  br i1 %109, label %110, label %49, !llvm.loop !94

110:                                              ; preds = %49
  br i1 %18, label %118, label %111

111:                                              ; preds = %110
  %112 = load ptr, ptr %19, align 8, !tbaa !42
  %113 = getelementptr inbounds i64, ptr %112, i64 %29
  %114 = load i64, ptr %113, align 8, !tbaa !34
  %115 = getelementptr double, ptr %1, i64 %114
  %116 = getelementptr double, ptr %115, i64 %40
  %117 = load double, ptr %116, align 8, !tbaa !19
  br label %118

118:                                              ; preds = %111, %110
  %119 = phi contract double [ %117, %111 ], [ 0.000000e+00, %110 ]
  %120 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 13, i64 %40
  store double %119, ptr %120, align 8, !tbaa !19
  br label %124

121:                                              ; preds = %124
  %122 = add nuw nsw i64 %40, 1
  %123 = icmp eq i64 %122, %31
  br i1 %123, label %136, label %39, !llvm.loop !95

124:                                              ; preds = %124, %118
  %125 = phi i64 [ 0, %118 ], [ %134, %124 ]
  %126 = phi double [ %119, %118 ], [ %133, %124 ]
  %127 = add nuw nsw i64 %125, %41
  %128 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 5, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !19
  %130 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 10, i64 %125
  %131 = load double, ptr %130, align 8, !tbaa !19
  %132 = fmul contract double %129, %131
  %133 = fsub contract double %126, %132
  store double %133, ptr %120, align 8, !tbaa !19
  %134 = add nuw nsw i64 %125, 1
  %135 = icmp eq i64 %134, 6
  br i1 %135, label %121, label %124, !llvm.loop !96

136:                                              ; preds = %121
  %137 = load ptr, ptr %20, align 8, !tbaa !97
  %138 = load ptr, ptr %19, align 8, !tbaa !42
  %139 = getelementptr inbounds i64, ptr %138, i64 %29
  %140 = load i64, ptr %139, align 8, !tbaa !34
  %141 = getelementptr inbounds double, ptr %137, i64 %140
  br label %142

142:                                              ; preds = %220, %136
  %143 = phi i1 [ %221, %220 ], [ false, %136 ]
  %144 = phi i64 [ %181, %220 ], [ 0, %136 ]
  %145 = getelementptr inbounds double, ptr %141, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !19
  %147 = mul nuw nsw i64 %144, 6
  br label %150

148:                                              ; preds = %150
  %149 = icmp eq i64 %144, 0
  br i1 %149, label %162, label %166

150:                                              ; preds = %150, %142
  %151 = phi i64 [ 0, %142 ], [ %160, %150 ]
  %152 = phi double [ %146, %142 ], [ %159, %150 ]
  %153 = add nuw nsw i64 %151, %147
  %154 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 5, i64 %153
  %155 = load double, ptr %154, align 8, !tbaa !19
  %156 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 11, i64 %153
  %157 = load double, ptr %156, align 8, !tbaa !19
  %158 = fmul contract double %155, %157
  %159 = fadd contract double %152, %158
  %160 = add nuw nsw i64 %151, 1
  %161 = icmp eq i64 %160, 6
  br i1 %161, label %148, label %150, !llvm.loop !98

162:                                              ; preds = %166, %148
  %163 = phi double [ %159, %148 ], [ %173, %166 ]
  %164 = fmul contract double %159, 0x3D06849B86A12B9B
  %165 = fcmp contract ogt double %163, %164
  br i1 %165, label %176, label %223

166:                                              ; preds = %148, %166
  %167 = phi i64 [ %174, %166 ], [ 0, %148 ]
  %168 = phi double [ %173, %166 ], [ %159, %148 ]
  %169 = add nuw nsw i64 %167, %147
  %170 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 12, i64 %169
  %171 = load double, ptr %170, align 8, !tbaa !19
  %172 = fmul contract double %171, %171
  %173 = fsub contract double %168, %172
  %174 = add nuw nsw i64 %167, 1
  %175 = icmp eq i64 %174, %144
  br i1 %175, label %162, label %166, !llvm.loop !99

176:                                              ; preds = %162
  %177 = tail call contract double @llvm.sqrt.f64(double %163)
  %178 = fdiv contract double 1.000000e+00, %177
  %179 = mul nsw i64 %144, 7
  %180 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 12, i64 %179
  store double %178, ptr %180, align 8, !tbaa !19
  %181 = add nuw nsw i64 %144, 1
  %182 = icmp slt i64 %181, %31
  br i1 %182, label %183, label %220

183:                                              ; preds = %176, %200
  %184 = phi i64 [ %205, %200 ], [ %181, %176 ]
  %185 = mul nsw i64 %184, 6
  br label %187

186:                                              ; preds = %187
  br i1 %149, label %200, label %207

187:                                              ; preds = %187, %183
  %188 = phi i64 [ 0, %183 ], [ %198, %187 ]
  %189 = phi double [ 0.000000e+00, %183 ], [ %197, %187 ]
  %190 = add nuw nsw i64 %188, %185
  %191 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 5, i64 %190
  %192 = load double, ptr %191, align 8, !tbaa !19
  %193 = add nuw nsw i64 %188, %147
  %194 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 11, i64 %193
  %195 = load double, ptr %194, align 8, !tbaa !19
  %196 = fmul contract double %192, %195
  %197 = fadd contract double %189, %196
  %198 = add nuw nsw i64 %188, 1
  %199 = icmp eq i64 %198, 6
  br i1 %199, label %186, label %187, !llvm.loop !100

200:                                              ; preds = %207, %186
  %201 = phi double [ %197, %186 ], [ %217, %207 ]
  %202 = fmul contract double %178, %201
  %203 = add nuw nsw i64 %185, %144
  %204 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 12, i64 %203
  store double %202, ptr %204, align 8, !tbaa !19
  %205 = add nuw nsw i64 %184, 1
  %206 = icmp slt i64 %205, %31
  br i1 %206, label %183, label %220, !llvm.loop !101

207:                                              ; preds = %186, %207
  %208 = phi i64 [ %218, %207 ], [ 0, %186 ]
  %209 = phi double [ %217, %207 ], [ %197, %186 ]
  %210 = add nuw nsw i64 %208, %185
  %211 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 12, i64 %210
  %212 = load double, ptr %211, align 8, !tbaa !19
  %213 = add nuw nsw i64 %208, %147
  %214 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 12, i64 %213
  %215 = load double, ptr %214, align 8, !tbaa !19
  %216 = fmul contract double %212, %215
  %217 = fsub contract double %209, %216
  %218 = add nuw nsw i64 %208, 1
  %219 = icmp eq i64 %218, %144
  br i1 %219, label %200, label %207, !llvm.loop !102

220:                                              ; preds = %200, %176
  %221 = icmp sge i64 %181, %31
  %222 = icmp eq i64 %181, %31
  br i1 %222, label %223, label %142, !llvm.loop !103

223:                                              ; preds = %220, %162
  %224 = phi i1 [ %221, %220 ], [ %143, %162 ]
  br i1 %224, label %226, label %225

225:                                              ; preds = %223
  store i64 %28, ptr %21, align 8, !tbaa !18
  br label %226

226:                                              ; preds = %225, %223
  br label %227

227:                                              ; preds = %226, %263
  %228 = phi i64 [ %268, %263 ], [ 0, %226 ]
  %229 = icmp eq i64 %228, 0
  br i1 %229, label %233, label %230

230:                                              ; preds = %227
  %231 = mul nsw i64 %228, 6
  %232 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 13, i64 %228
  br label %237

233:                                              ; preds = %243, %227
  %234 = phi i64 [ 0, %227 ], [ %231, %243 ]
  %235 = mul nsw i64 %228, 7
  %236 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 12, i64 %235
  br label %270

237:                                              ; preds = %243, %230
  %238 = phi i64 [ 0, %230 ], [ %249, %243 ]
  %239 = add nuw nsw i64 %238, %231
  %240 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 12, i64 %239
  %241 = load double, ptr %240, align 8, !tbaa !19
  %242 = mul nuw nsw i64 %238, 6
  br label %251

243:                                              ; preds = %251
  %244 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 13, i64 %238
  %245 = load double, ptr %244, align 8, !tbaa !19
  %246 = fmul contract double %241, %245
  %247 = load double, ptr %232, align 8, !tbaa !19
  %248 = fsub contract double %247, %246
  store double %248, ptr %232, align 8, !tbaa !19
  %249 = add nuw nsw i64 %238, 1
  %250 = icmp eq i64 %249, %228
  br i1 %250, label %233, label %237, !llvm.loop !104

251:                                              ; preds = %251, %237
  %252 = phi i64 [ 0, %237 ], [ %261, %251 ]
  %253 = add nuw nsw i64 %252, %242
  %254 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 11, i64 %253
  %255 = load double, ptr %254, align 8, !tbaa !19
  %256 = fmul contract double %241, %255
  %257 = add nuw nsw i64 %252, %231
  %258 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 11, i64 %257
  %259 = load double, ptr %258, align 8, !tbaa !19
  %260 = fsub contract double %259, %256
  store double %260, ptr %258, align 8, !tbaa !19
  %261 = add nuw nsw i64 %252, 1
  %262 = icmp eq i64 %261, 6
  br i1 %262, label %243, label %251, !llvm.loop !105

263:                                              ; preds = %270
  %264 = load double, ptr %236, align 8, !tbaa !19
  %265 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 13, i64 %228
  %266 = load double, ptr %265, align 8, !tbaa !19
  %267 = fmul contract double %264, %266
  store double %267, ptr %265, align 8, !tbaa !19
  %268 = add nuw nsw i64 %228, 1
  %269 = icmp eq i64 %268, %31
  br i1 %269, label %279, label %227, !llvm.loop !106

270:                                              ; preds = %270, %233
  %271 = phi i64 [ 0, %233 ], [ %277, %270 ]
  %272 = load double, ptr %236, align 8, !tbaa !19
  %273 = add nuw nsw i64 %271, %234
  %274 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 11, i64 %273
  %275 = load double, ptr %274, align 8, !tbaa !19
  %276 = fmul contract double %272, %275
  store double %276, ptr %274, align 8, !tbaa !19
  %277 = add nuw nsw i64 %271, 1
  %278 = icmp eq i64 %277, 6
  br i1 %278, label %263, label %270, !llvm.loop !107

279:                                              ; preds = %263, %27
  %280 = getelementptr inbounds i64, ptr %23, i64 %29
  %281 = load i64, ptr %280, align 8, !tbaa !34
  %282 = icmp sgt i64 %281, -1
  br i1 %282, label %283, label %561

283:                                              ; preds = %279
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %5) #11
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %6) #11
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #11
  %284 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(72) %5, ptr noundef nonnull align 8 dereferenceable(72) %284, i64 72, i1 false)
  %285 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(72) %6, ptr noundef nonnull align 8 dereferenceable(72) %285, i64 72, i1 false)
  %286 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(72) %7, ptr noundef nonnull align 8 dereferenceable(72) %286, i64 72, i1 false)
  %287 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %8, ptr noundef nonnull align 8 dereferenceable(48) %287, i64 48, i1 false)
  br i1 %32, label %288, label %290

288:                                              ; preds = %283
  %289 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 11
  br label %303

290:                                              ; preds = %353, %283
  %291 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 6
  %292 = load double, ptr %291, align 8, !tbaa !19
  %293 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 6, i64 1
  %294 = load double, ptr %293, align 8, !tbaa !19
  %295 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 6, i64 2
  %296 = load double, ptr %295, align 8, !tbaa !19
  %297 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 6, i64 3
  %298 = load double, ptr %297, align 8, !tbaa !19
  %299 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 6, i64 4
  %300 = load double, ptr %299, align 8, !tbaa !19
  %301 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 6, i64 5
  %302 = load double, ptr %301, align 8, !tbaa !19
  br label %363

303:                                              ; preds = %353, %288
  %304 = phi i64 [ 0, %288 ], [ %354, %353 ]
  %305 = mul nuw nsw i64 %304, 6
  %306 = getelementptr inbounds double, ptr %289, i64 %305
  br label %322

307:                                              ; preds = %329
  %308 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 13, i64 %304
  %309 = load double, ptr %308, align 8, !tbaa !19
  %310 = insertelement <2 x double> poison, double %309, i64 0
  %311 = shufflevector <2 x double> %310, <2 x double> poison, <2 x i32> zeroinitializer
  br label %312

312:                                              ; preds = %312, %307
  %313 = phi i64 [ 0, %307 ], [ %320, %312 ]
  %314 = getelementptr inbounds double, ptr %306, i64 %313
  %315 = load <2 x double>, ptr %314, align 8, !tbaa !19
  %316 = fmul contract <2 x double> %311, %315
  %317 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 %313
  %318 = load <2 x double>, ptr %317, align 16, !tbaa !19
  %319 = fadd contract <2 x double> %318, %316
  store <2 x double> %319, ptr %317, align 16, !tbaa !19
  %320 = add nuw i64 %313, 2
  %321 = icmp eq i64 %320, 6
  br i1 %321, label %353, label %312, !llvm.loop !108

322:                                              ; preds = %329, %303
  %323 = phi i64 [ 0, %303 ], [ %330, %329 ]
  %324 = getelementptr inbounds double, ptr %306, i64 %323
  %325 = load double, ptr %324, align 8, !tbaa !19
  %326 = mul nuw nsw i64 %323, 3
  %327 = getelementptr double, ptr %324, i64 3
  %328 = load double, ptr %327, align 8, !tbaa !19
  br label %332

329:                                              ; preds = %332
  %330 = add nuw nsw i64 %323, 1
  %331 = icmp eq i64 %330, 3
  br i1 %331, label %307, label %322, !llvm.loop !109

332:                                              ; preds = %332, %322
  %333 = phi i64 [ 0, %322 ], [ %351, %332 ]
  %334 = getelementptr inbounds double, ptr %306, i64 %333
  %335 = load double, ptr %334, align 8, !tbaa !19
  %336 = fmul contract double %325, %335
  %337 = add nuw nsw i64 %333, %326
  %338 = getelementptr inbounds [9 x double], ptr %5, i64 0, i64 %337
  %339 = load double, ptr %338, align 8, !tbaa !19
  %340 = fsub contract double %339, %336
  store double %340, ptr %338, align 8, !tbaa !19
  %341 = getelementptr double, ptr %334, i64 3
  %342 = load double, ptr %341, align 8, !tbaa !19
  %343 = fmul contract double %325, %342
  %344 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %337
  %345 = load double, ptr %344, align 8, !tbaa !19
  %346 = fsub contract double %345, %343
  store double %346, ptr %344, align 8, !tbaa !19
  %347 = fmul contract double %328, %342
  %348 = getelementptr inbounds [9 x double], ptr %7, i64 0, i64 %337
  %349 = load double, ptr %348, align 8, !tbaa !19
  %350 = fsub contract double %349, %347
  store double %350, ptr %348, align 8, !tbaa !19
  %351 = add nuw nsw i64 %333, 1
  %352 = icmp eq i64 %351, 3
  br i1 %352, label %329, label %332, !llvm.loop !110

353:                                              ; preds = %312
  %354 = add nuw nsw i64 %304, 1
  %355 = icmp eq i64 %354, %31
  br i1 %355, label %290, label %303, !llvm.loop !111

356:                                              ; preds = %363
  %357 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 4
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %9) #11
  %358 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 4, i64 1
  %359 = load <2 x double>, ptr %358, align 8, !tbaa !19
  %360 = load double, ptr %357, align 8, !tbaa !19
  %361 = extractelement <2 x double> %359, i64 0
  %362 = extractelement <2 x double> %359, i64 1
  br label %425

363:                                              ; preds = %363, %290
  %364 = phi i64 [ 0, %290 ], [ %420, %363 ]
  %365 = mul nuw nsw i64 %364, 3
  %366 = getelementptr inbounds double, ptr %5, i64 %365
  %367 = load double, ptr %366, align 8, !tbaa !19
  %368 = fmul contract double %292, %367
  %369 = getelementptr inbounds double, ptr %366, i64 1
  %370 = load double, ptr %369, align 8, !tbaa !19
  %371 = fmul contract double %294, %370
  %372 = fadd contract double %368, %371
  %373 = getelementptr inbounds double, ptr %366, i64 2
  %374 = load double, ptr %373, align 8, !tbaa !19
  %375 = fmul contract double %296, %374
  %376 = fadd contract double %372, %375
  %377 = getelementptr inbounds double, ptr %6, i64 %365
  %378 = load double, ptr %377, align 8, !tbaa !19
  %379 = fmul contract double %298, %378
  %380 = getelementptr inbounds double, ptr %377, i64 1
  %381 = load double, ptr %380, align 8, !tbaa !19
  %382 = fmul contract double %300, %381
  %383 = fadd contract double %379, %382
  %384 = getelementptr inbounds double, ptr %377, i64 2
  %385 = load double, ptr %384, align 8, !tbaa !19
  %386 = fmul contract double %302, %385
  %387 = fadd contract double %383, %386
  %388 = fadd contract double %376, %387
  %389 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 %364
  %390 = load double, ptr %389, align 8, !tbaa !19
  %391 = fadd contract double %390, %388
  store double %391, ptr %389, align 8, !tbaa !19
  %392 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %364
  %393 = load double, ptr %392, align 8, !tbaa !19
  %394 = fmul contract double %292, %393
  %395 = add nuw nsw i64 %364, 3
  %396 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %395
  %397 = load double, ptr %396, align 8, !tbaa !19
  %398 = fmul contract double %294, %397
  %399 = fadd contract double %394, %398
  %400 = add nuw nsw i64 %364, 6
  %401 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %400
  %402 = load double, ptr %401, align 8, !tbaa !19
  %403 = fmul contract double %296, %402
  %404 = fadd contract double %399, %403
  %405 = getelementptr inbounds double, ptr %7, i64 %365
  %406 = load double, ptr %405, align 8, !tbaa !19
  %407 = fmul contract double %298, %406
  %408 = getelementptr inbounds double, ptr %405, i64 1
  %409 = load double, ptr %408, align 8, !tbaa !19
  %410 = fmul contract double %300, %409
  %411 = fadd contract double %407, %410
  %412 = getelementptr inbounds double, ptr %405, i64 2
  %413 = load double, ptr %412, align 8, !tbaa !19
  %414 = fmul contract double %302, %413
  %415 = fadd contract double %411, %414
  %416 = fadd contract double %404, %415
  %417 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 %395
  %418 = load double, ptr %417, align 8, !tbaa !19
  %419 = fadd contract double %418, %416
  store double %419, ptr %417, align 8, !tbaa !19
  %420 = add nuw nsw i64 %364, 1
  %421 = icmp eq i64 %420, 3
  br i1 %421, label %356, label %363, !llvm.loop !112

422:                                              ; preds = %425
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %10) #11
  %423 = shufflevector <2 x double> %359, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %424 = insertelement <2 x double> %423, double %360, i64 1
  br label %458

425:                                              ; preds = %425, %356
  %426 = phi i64 [ 0, %356 ], [ %456, %425 ]
  %427 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %426
  %428 = load double, ptr %427, align 8, !tbaa !19
  %429 = add nuw nsw i64 %426, 6
  %430 = getelementptr inbounds [9 x double], ptr %7, i64 0, i64 %429
  %431 = load double, ptr %430, align 8, !tbaa !19
  %432 = fmul contract double %361, %431
  %433 = fadd contract double %428, %432
  %434 = add nuw nsw i64 %426, 3
  %435 = getelementptr inbounds [9 x double], ptr %7, i64 0, i64 %434
  %436 = load double, ptr %435, align 8, !tbaa !19
  %437 = fmul contract double %362, %436
  %438 = fsub contract double %433, %437
  %439 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %426
  store double %438, ptr %439, align 8, !tbaa !19
  %440 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %434
  %441 = load double, ptr %440, align 8, !tbaa !19
  %442 = getelementptr inbounds [9 x double], ptr %7, i64 0, i64 %426
  %443 = load double, ptr %442, align 8, !tbaa !19
  %444 = fmul contract double %362, %443
  %445 = fadd contract double %441, %444
  %446 = fmul contract double %360, %431
  %447 = fsub contract double %445, %446
  %448 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %434
  store double %447, ptr %448, align 8, !tbaa !19
  %449 = getelementptr inbounds [9 x double], ptr %6, i64 0, i64 %429
  %450 = load double, ptr %449, align 8, !tbaa !19
  %451 = fmul contract double %360, %436
  %452 = fadd contract double %451, %450
  %453 = fmul contract double %361, %443
  %454 = fsub contract double %452, %453
  %455 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %429
  store double %454, ptr %455, align 8, !tbaa !19
  %456 = add nuw nsw i64 %426, 1
  %457 = icmp eq i64 %456, 3
  br i1 %457, label %422, label %425, !llvm.loop !113

458:                                              ; preds = %458, %422
  %459 = phi i64 [ 0, %422 ], [ %483, %458 ]
  %460 = mul nuw nsw i64 %459, 3
  %461 = getelementptr inbounds double, ptr %6, i64 %460
  %462 = getelementptr inbounds [9 x double], ptr %5, i64 0, i64 %460
  %463 = getelementptr inbounds double, ptr %461, i64 1
  %464 = getelementptr inbounds [9 x double], ptr %10, i64 0, i64 %460
  %465 = load double, ptr %461, align 8, !tbaa !19
  %466 = load <2 x double>, ptr %463, align 8, !tbaa !19
  %467 = load <2 x double>, ptr %462, align 8, !tbaa !19
  %468 = fmul contract <2 x double> %424, %466
  %469 = shufflevector <2 x double> %466, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %470 = insertelement <2 x double> %469, double %465, i64 1
  %471 = fmul contract <2 x double> %359, %470
  %472 = fsub contract <2 x double> %468, %471
  %473 = fsub contract <2 x double> %467, %472
  store <2 x double> %473, ptr %464, align 8, !tbaa !19
  %474 = add nuw nsw i64 %460, 2
  %475 = getelementptr inbounds [9 x double], ptr %5, i64 0, i64 %474
  %476 = load double, ptr %475, align 8, !tbaa !19
  %477 = fmul contract double %361, %465
  %478 = extractelement <2 x double> %466, i64 0
  %479 = fmul contract double %360, %478
  %480 = fsub contract double %477, %479
  %481 = fsub contract double %476, %480
  %482 = getelementptr inbounds [9 x double], ptr %10, i64 0, i64 %474
  store double %481, ptr %482, align 8, !tbaa !19
  %483 = add nuw nsw i64 %459, 1
  %484 = icmp eq i64 %483, 3
  br i1 %484, label %501, label %458, !llvm.loop !114

485:                                              ; preds = %501
  %486 = load double, ptr %24, align 8, !tbaa !19
  %487 = load <2 x double>, ptr %25, align 16, !tbaa !19
  %488 = shufflevector <2 x double> %487, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %489 = insertelement <2 x double> %488, double %486, i64 1
  %490 = fmul contract <2 x double> %359, %489
  %491 = fmul contract <2 x double> %424, %487
  %492 = fsub contract <2 x double> %490, %491
  %493 = load <2 x double>, ptr %8, align 16, !tbaa !19
  %494 = fadd contract <2 x double> %493, %492
  store <2 x double> %494, ptr %8, align 16, !tbaa !19
  %495 = extractelement <2 x double> %487, i64 0
  %496 = fmul contract double %360, %495
  %497 = fmul contract double %361, %486
  %498 = fsub contract double %496, %497
  %499 = load double, ptr %26, align 16, !tbaa !19
  %500 = fadd contract double %498, %499
  store double %500, ptr %26, align 16, !tbaa !19
  br label %532

501:                                              ; preds = %458, %501
  %502 = phi i64 [ %530, %501 ], [ 0, %458 ]
  %503 = mul nuw nsw i64 %502, 3
  %504 = getelementptr inbounds double, ptr %9, i64 %503
  %505 = getelementptr inbounds double, ptr %504, i64 2
  %506 = load double, ptr %505, align 8, !tbaa !19
  %507 = fmul contract double %361, %506
  %508 = getelementptr inbounds double, ptr %504, i64 1
  %509 = load double, ptr %508, align 8, !tbaa !19
  %510 = fmul contract double %362, %509
  %511 = fsub contract double %507, %510
  %512 = getelementptr inbounds [9 x double], ptr %10, i64 0, i64 %502
  %513 = load double, ptr %512, align 8, !tbaa !19
  %514 = fadd contract double %513, %511
  store double %514, ptr %512, align 8, !tbaa !19
  %515 = load double, ptr %504, align 8, !tbaa !19
  %516 = fmul contract double %362, %515
  %517 = fmul contract double %360, %506
  %518 = fsub contract double %516, %517
  %519 = add nuw nsw i64 %502, 3
  %520 = getelementptr inbounds [9 x double], ptr %10, i64 0, i64 %519
  %521 = load double, ptr %520, align 8, !tbaa !19
  %522 = fadd contract double %521, %518
  store double %522, ptr %520, align 8, !tbaa !19
  %523 = fmul contract double %360, %509
  %524 = fmul contract double %361, %515
  %525 = fsub contract double %523, %524
  %526 = add nuw nsw i64 %502, 6
  %527 = getelementptr inbounds [9 x double], ptr %10, i64 0, i64 %526
  %528 = load double, ptr %527, align 8, !tbaa !19
  %529 = fadd contract double %525, %528
  store double %529, ptr %527, align 8, !tbaa !19
  %530 = add nuw nsw i64 %502, 1
  %531 = icmp eq i64 %530, 3
  br i1 %531, label %485, label %501, !llvm.loop !115

532:                                              ; preds = %532, %485
  %533 = phi i64 [ 0, %485 ], [ %549, %532 ]
  %534 = getelementptr inbounds [9 x double], ptr %10, i64 0, i64 %533
  %535 = load double, ptr %534, align 8, !tbaa !19
  %536 = getelementptr inbounds %struct.Link, ptr %12, i64 %281, i32 7, i64 %533
  %537 = load double, ptr %536, align 8, !tbaa !19
  %538 = fadd contract double %535, %537
  store double %538, ptr %536, align 8, !tbaa !19
  %539 = getelementptr inbounds [9 x double], ptr %9, i64 0, i64 %533
  %540 = load double, ptr %539, align 8, !tbaa !19
  %541 = getelementptr inbounds %struct.Link, ptr %12, i64 %281, i32 8, i64 %533
  %542 = load double, ptr %541, align 8, !tbaa !19
  %543 = fadd contract double %540, %542
  store double %543, ptr %541, align 8, !tbaa !19
  %544 = getelementptr inbounds [9 x double], ptr %7, i64 0, i64 %533
  %545 = load double, ptr %544, align 8, !tbaa !19
  %546 = getelementptr inbounds %struct.Link, ptr %12, i64 %281, i32 9, i64 %533
  %547 = load double, ptr %546, align 8, !tbaa !19
  %548 = fadd contract double %545, %547
  store double %548, ptr %546, align 8, !tbaa !19
  %549 = add nuw nsw i64 %533, 1
  %550 = icmp eq i64 %549, 9
  br i1 %550, label %551, label %532, !llvm.loop !116

551:                                              ; preds = %532, %551
  %552 = phi i64 [ %558, %551 ], [ 0, %532 ]
  %553 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 %552
  %554 = load <2 x double>, ptr %553, align 16, !tbaa !19
  %555 = getelementptr inbounds %struct.Link, ptr %12, i64 %281, i32 10, i64 %552
  %556 = load <2 x double>, ptr %555, align 8, !tbaa !19
  %557 = fadd contract <2 x double> %554, %556
  store <2 x double> %557, ptr %555, align 8, !tbaa !19
  %558 = add nuw i64 %552, 2
  %559 = icmp eq i64 %558, 6
  br i1 %559, label %560, label %551, !llvm.loop !117

560:                                              ; preds = %551
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %10) #11
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %9) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %5) #11
  br label %561

561:                                              ; preds = %560, %279
  %562 = icmp sgt i64 %28, 1
  br i1 %562, label %27, label %563, !llvm.loop !118

563:                                              ; preds = %561
  br i1 %14, label %564, label %570

564:                                              ; preds = %563
  %565 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %566 = load ptr, ptr %565, align 8, !tbaa !54
  %567 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %568 = load ptr, ptr %567, align 8, !tbaa !33
  %569 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  br label %574

570:                                              ; preds = %700, %3, %563
  %571 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %572 = load i64, ptr %571, align 8, !tbaa !119
  %573 = icmp eq i64 %572, 0
  br i1 %573, label %1038, label %703

574:                                              ; preds = %564, %700
  %575 = phi i64 [ 0, %564 ], [ %701, %700 ]
  %576 = getelementptr inbounds i64, ptr %566, i64 %575
  %577 = load i64, ptr %576, align 8, !tbaa !34
  %578 = icmp slt i64 %577, 0
  %579 = getelementptr inbounds %struct.Link, ptr %12, i64 %577, i32 14
  %580 = select i1 %578, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 14), ptr %579
  %581 = getelementptr inbounds %struct.Link, ptr %12, i64 %575, i32 14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4) #11
  %582 = getelementptr inbounds i64, ptr %568, i64 %575
  %583 = load i64, ptr %582, align 8, !tbaa !34
  br label %618

584:                                              ; preds = %618
  %585 = getelementptr inbounds %struct.Link, ptr %12, i64 %575, i32 4
  %586 = getelementptr inbounds double, ptr %581, i64 3
  %587 = getelementptr inbounds double, ptr %580, i64 1
  %588 = load double, ptr %587, align 8, !tbaa !19
  %589 = getelementptr inbounds double, ptr %585, i64 2
  %590 = load double, ptr %589, align 8, !tbaa !19
  %591 = fmul contract double %588, %590
  %592 = getelementptr inbounds double, ptr %580, i64 2
  %593 = load double, ptr %592, align 8, !tbaa !19
  %594 = getelementptr inbounds double, ptr %585, i64 1
  %595 = load double, ptr %594, align 8, !tbaa !19
  %596 = fmul contract double %593, %595
  %597 = fsub contract double %591, %596
  %598 = load double, ptr %586, align 8, !tbaa !19
  %599 = fadd contract double %598, %597
  store double %599, ptr %586, align 8, !tbaa !19
  %600 = load double, ptr %592, align 8, !tbaa !19
  %601 = load double, ptr %585, align 8, !tbaa !19
  %602 = fmul contract double %600, %601
  %603 = load double, ptr %580, align 8, !tbaa !19
  %604 = fmul contract double %590, %603
  %605 = fsub contract double %602, %604
  %606 = getelementptr inbounds double, ptr %581, i64 4
  %607 = load double, ptr %606, align 8, !tbaa !19
  %608 = fadd contract double %607, %605
  store double %608, ptr %606, align 8, !tbaa !19
  %609 = load double, ptr %580, align 8, !tbaa !19
  %610 = fmul contract double %595, %609
  %611 = load double, ptr %587, align 8, !tbaa !19
  %612 = fmul contract double %601, %611
  %613 = fsub contract double %610, %612
  %614 = getelementptr inbounds double, ptr %581, i64 5
  %615 = load double, ptr %614, align 8, !tbaa !19
  %616 = fadd contract double %615, %613
  store double %616, ptr %614, align 8, !tbaa !19
  %617 = icmp sgt i64 %583, 0
  br i1 %617, label %659, label %700

618:                                              ; preds = %618, %574
  %619 = phi i64 [ 0, %574 ], [ %626, %618 ]
  %620 = getelementptr inbounds double, ptr %580, i64 %619
  %621 = load double, ptr %620, align 8, !tbaa !19
  %622 = getelementptr inbounds %struct.Link, ptr %12, i64 %575, i32 6, i64 %619
  %623 = load double, ptr %622, align 8, !tbaa !19
  %624 = fadd contract double %621, %623
  %625 = getelementptr inbounds double, ptr %581, i64 %619
  store double %624, ptr %625, align 8, !tbaa !19
  %626 = add nuw nsw i64 %619, 1
  %627 = icmp eq i64 %626, 6
  br i1 %627, label %584, label %618, !llvm.loop !120

628:                                              ; preds = %664, %634
  %629 = phi i64 [ %630, %634 ], [ %583, %664 ]
  %630 = add nsw i64 %629, -1
  %631 = icmp slt i64 %629, %583
  %632 = getelementptr inbounds double, ptr %4, i64 %630
  %633 = load double, ptr %632, align 8, !tbaa !19
  br i1 %631, label %641, label %634

634:                                              ; preds = %641, %628
  %635 = phi double [ %633, %628 ], [ %651, %641 ]
  %636 = mul nsw i64 %630, 7
  %637 = getelementptr inbounds %struct.Link, ptr %12, i64 %575, i32 12, i64 %636
  %638 = load double, ptr %637, align 8, !tbaa !19
  %639 = fmul contract double %635, %638
  store double %639, ptr %632, align 8, !tbaa !19
  %640 = icmp sgt i64 %629, 1
  br i1 %640, label %628, label %654, !llvm.loop !121

641:                                              ; preds = %628, %641
  %642 = phi double [ %651, %641 ], [ %633, %628 ]
  %643 = phi i64 [ %652, %641 ], [ %629, %628 ]
  %644 = mul nsw i64 %643, 6
  %645 = add nsw i64 %644, %630
  %646 = getelementptr inbounds %struct.Link, ptr %12, i64 %575, i32 12, i64 %645
  %647 = load double, ptr %646, align 8, !tbaa !19
  %648 = getelementptr inbounds double, ptr %4, i64 %643
  %649 = load double, ptr %648, align 8, !tbaa !19
  %650 = fmul contract double %647, %649
  %651 = fsub contract double %642, %650
  store double %651, ptr %632, align 8, !tbaa !19
  %652 = add nuw nsw i64 %643, 1
  %653 = icmp eq i64 %652, %583
  br i1 %653, label %634, label %641, !llvm.loop !122

654:                                              ; preds = %634
  %655 = load ptr, ptr %569, align 8, !tbaa !42
  %656 = getelementptr inbounds i64, ptr %655, i64 %575
  %657 = load i64, ptr %656, align 8, !tbaa !34
  %658 = getelementptr double, ptr %2, i64 %657
  br label %680

659:                                              ; preds = %584, %664
  %660 = phi i64 [ %666, %664 ], [ 0, %584 ]
  %661 = getelementptr inbounds %struct.Link, ptr %12, i64 %575, i32 13, i64 %660
  %662 = load double, ptr %661, align 8, !tbaa !19
  %663 = mul nuw nsw i64 %660, 6
  br label %668

664:                                              ; preds = %668
  %665 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %660
  store double %677, ptr %665, align 8, !tbaa !19
  %666 = add nuw nsw i64 %660, 1
  %667 = icmp eq i64 %666, %583
  br i1 %667, label %628, label %659, !llvm.loop !123

668:                                              ; preds = %668, %659
  %669 = phi i64 [ 0, %659 ], [ %678, %668 ]
  %670 = phi double [ %662, %659 ], [ %677, %668 ]
  %671 = add nuw nsw i64 %669, %663
  %672 = getelementptr inbounds %struct.Link, ptr %12, i64 %575, i32 11, i64 %671
  %673 = load double, ptr %672, align 8, !tbaa !19
  %674 = getelementptr inbounds double, ptr %581, i64 %669
  %675 = load double, ptr %674, align 8, !tbaa !19
  %676 = fmul contract double %673, %675
  %677 = fsub contract double %670, %676
  %678 = add nuw nsw i64 %669, 1
  %679 = icmp eq i64 %678, 6
  br i1 %679, label %664, label %668, !llvm.loop !124

680:                                              ; preds = %686, %654
  %681 = phi i64 [ 0, %654 ], [ %687, %686 ]
  %682 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %681
  %683 = load double, ptr %682, align 8, !tbaa !19
  %684 = getelementptr double, ptr %658, i64 %681
  store double %683, ptr %684, align 8, !tbaa !19
  %685 = mul nuw nsw i64 %681, 6
  br label %689

686:                                              ; preds = %689
  %687 = add nuw nsw i64 %681, 1
  %688 = icmp eq i64 %687, %583
  br i1 %688, label %700, label %680, !llvm.loop !125

689:                                              ; preds = %689, %680
  %690 = phi i64 [ 0, %680 ], [ %698, %689 ]
  %691 = add nuw nsw i64 %690, %685
  %692 = getelementptr inbounds %struct.Link, ptr %12, i64 %575, i32 5, i64 %691
  %693 = load double, ptr %692, align 8, !tbaa !19
  %694 = fmul contract double %683, %693
  %695 = getelementptr inbounds double, ptr %581, i64 %690
  %696 = load double, ptr %695, align 8, !tbaa !19
  %697 = fadd contract double %696, %694
  store double %697, ptr %695, align 8, !tbaa !19
  %698 = add nuw nsw i64 %690, 1
  %699 = icmp eq i64 %698, 6
  br i1 %699, label %686, label %689, !llvm.loop !126

700:                                              ; preds = %686, %584
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4) #11
  %701 = add nuw nsw i64 %575, 1
  %702 = icmp eq i64 %701, %13
  br i1 %702, label %570, label %574, !llvm.loop !127

703:                                              ; preds = %570
  %704 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %705 = load ptr, ptr %704, align 8, !tbaa !128
  %706 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %707 = load i64, ptr %706, align 8, !tbaa !24
  %708 = getelementptr double, ptr %705, i64 %707
  %709 = getelementptr inbounds double, ptr %708, i64 %707
  %710 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %711 = load ptr, ptr %710, align 8, !tbaa !129
  %712 = icmp sgt i64 %572, 0
  br i1 %712, label %713, label %813

713:                                              ; preds = %703
  %714 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 33
  %715 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 50
  %716 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  br label %719

717:                                              ; preds = %768
  %718 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  br label %803

719:                                              ; preds = %768, %713
  %720 = phi i64 [ 0, %713 ], [ %772, %768 ]
  %721 = load i64, ptr %706, align 8, !tbaa !24
  %722 = shl i64 %721, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %705, i8 0, i64 %722, i1 false)
  %723 = load ptr, ptr %714, align 8, !tbaa !130
  %724 = getelementptr inbounds i64, ptr %723, i64 %720
  %725 = load i64, ptr %724, align 8, !tbaa !34
  %726 = getelementptr i64, ptr %724, i64 1
  %727 = load i64, ptr %726, align 8, !tbaa !34
  %728 = icmp slt i64 %725, %727
  br i1 %728, label %729, label %743

729:                                              ; preds = %719
  %730 = load ptr, ptr %715, align 8, !tbaa !131
  %731 = load ptr, ptr %716, align 8, !tbaa !132
  br label %732

732:                                              ; preds = %732, %729
  %733 = phi i64 [ %725, %729 ], [ %741, %732 ]
  %734 = getelementptr inbounds double, ptr %730, i64 %733
  %735 = load double, ptr %734, align 8, !tbaa !19
  %736 = getelementptr inbounds i64, ptr %731, i64 %733
  %737 = load i64, ptr %736, align 8, !tbaa !34
  %738 = getelementptr inbounds double, ptr %705, i64 %737
  %739 = load double, ptr %738, align 8, !tbaa !19
  %740 = fadd contract double %735, %739
  store double %740, ptr %738, align 8, !tbaa !19
  %741 = add nsw i64 %733, 1
  %742 = icmp eq i64 %741, %727
  br i1 %742, label %743, label %732, !llvm.loop !133

743:                                              ; preds = %732, %719
  tail call fastcc void @answer(ptr noundef %0, ptr noundef %705, ptr noundef %708)
  %744 = getelementptr double, ptr %709, i64 %720
  %745 = load ptr, ptr %714, align 8, !tbaa !130
  br label %774

746:                                              ; preds = %797
  %747 = getelementptr inbounds i64, ptr %745, i64 %720
  %748 = load i64, ptr %747, align 8, !tbaa !34
  %749 = getelementptr i64, ptr %747, i64 1
  %750 = load i64, ptr %749, align 8, !tbaa !34
  %751 = icmp slt i64 %748, %750
  br i1 %751, label %752, label %768

752:                                              ; preds = %746
  %753 = load ptr, ptr %715, align 8, !tbaa !131
  %754 = load ptr, ptr %716, align 8, !tbaa !132
  br label %755

755:                                              ; preds = %755, %752
  %756 = phi i64 [ %748, %752 ], [ %766, %755 ]
  %757 = phi double [ 0.000000e+00, %752 ], [ %765, %755 ]
  %758 = getelementptr inbounds double, ptr %753, i64 %756
  %759 = load double, ptr %758, align 8, !tbaa !19
  %760 = getelementptr inbounds i64, ptr %754, i64 %756
  %761 = load i64, ptr %760, align 8, !tbaa !34
  %762 = getelementptr inbounds double, ptr %2, i64 %761
  %763 = load double, ptr %762, align 8, !tbaa !19
  %764 = fmul contract double %759, %763
  %765 = fadd contract double %757, %764
  %766 = add nsw i64 %756, 1
  %767 = icmp eq i64 %766, %750
  br i1 %767, label %768, label %755, !llvm.loop !134

768:                                              ; preds = %755, %746
  %769 = phi double [ 0.000000e+00, %746 ], [ %765, %755 ]
  %770 = fneg contract double %769
  %771 = getelementptr inbounds double, ptr %711, i64 %720
  store double %770, ptr %771, align 8, !tbaa !19
  %772 = add nuw nsw i64 %720, 1
  %773 = icmp eq i64 %772, %572
  br i1 %773, label %717, label %719, !llvm.loop !135

774:                                              ; preds = %797, %743
  %775 = phi i64 [ %720, %743 ], [ %801, %797 ]
  %776 = getelementptr inbounds i64, ptr %745, i64 %775
  %777 = load i64, ptr %776, align 8, !tbaa !34
  %778 = getelementptr i64, ptr %776, i64 1
  %779 = load i64, ptr %778, align 8, !tbaa !34
  %780 = icmp slt i64 %777, %779
  br i1 %780, label %781, label %797

781:                                              ; preds = %774
  %782 = load ptr, ptr %715, align 8, !tbaa !131
  %783 = load ptr, ptr %716, align 8, !tbaa !132
  br label %784

784:                                              ; preds = %784, %781
  %785 = phi i64 [ %777, %781 ], [ %795, %784 ]
  %786 = phi double [ 0.000000e+00, %781 ], [ %794, %784 ]
  %787 = getelementptr inbounds double, ptr %782, i64 %785
  %788 = load double, ptr %787, align 8, !tbaa !19
  %789 = getelementptr inbounds i64, ptr %783, i64 %785
  %790 = load i64, ptr %789, align 8, !tbaa !34
  %791 = getelementptr inbounds double, ptr %708, i64 %790
  %792 = load double, ptr %791, align 8, !tbaa !19
  %793 = fmul contract double %788, %792
  %794 = fadd contract double %786, %793
  %795 = add nsw i64 %785, 1
  %796 = icmp eq i64 %795, %779
  br i1 %796, label %797, label %784, !llvm.loop !134

797:                                              ; preds = %784, %774
  %798 = phi double [ 0.000000e+00, %774 ], [ %794, %784 ]
  %799 = mul nsw i64 %775, %572
  %800 = getelementptr double, ptr %744, i64 %799
  store double %798, ptr %800, align 8, !tbaa !19
  %801 = add nuw nsw i64 %775, 1
  %802 = icmp slt i64 %801, %572
  br i1 %802, label %774, label %746, !llvm.loop !136

803:                                              ; preds = %875, %717
  %804 = phi i64 [ 0, %717 ], [ %839, %875 ]
  %805 = icmp eq i64 %804, 0
  br i1 %805, label %806, label %808

806:                                              ; preds = %803
  %807 = load double, ptr %709, align 8, !tbaa !19
  br label %820

808:                                              ; preds = %803
  %809 = mul nsw i64 %804, %572
  %810 = getelementptr double, ptr %709, i64 %809
  %811 = getelementptr double, ptr %810, i64 %804
  %812 = load double, ptr %811, align 8, !tbaa !19
  br label %826

813:                                              ; preds = %703
  %814 = shl i64 %707, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %705, i8 0, i64 %814, i1 false)
  br label %898

815:                                              ; preds = %875
  %816 = load i64, ptr %706, align 8, !tbaa !24
  %817 = shl i64 %816, 3
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %705, i8 0, i64 %817, i1 false)
  %818 = add nuw i64 %572, 1
  %819 = load ptr, ptr %714, align 8, !tbaa !130
  br label %891

820:                                              ; preds = %826, %806
  %821 = phi double [ %807, %806 ], [ %832, %826 ]
  %822 = phi i64 [ 0, %806 ], [ %809, %826 ]
  %823 = getelementptr double, ptr %709, i64 %822
  %824 = getelementptr double, ptr %823, i64 %804
  %825 = fcmp contract ogt double %821, 0.000000e+00
  br i1 %825, label %836, label %835

826:                                              ; preds = %826, %808
  %827 = phi double [ %812, %808 ], [ %832, %826 ]
  %828 = phi i64 [ 0, %808 ], [ %833, %826 ]
  %829 = getelementptr double, ptr %810, i64 %828
  %830 = load double, ptr %829, align 8, !tbaa !19
  %831 = fmul contract double %830, %830
  %832 = fsub contract double %827, %831
  store double %832, ptr %811, align 8, !tbaa !19
  %833 = add nuw nsw i64 %828, 1
  %834 = icmp eq i64 %833, %804
  br i1 %834, label %820, label %826, !llvm.loop !137

835:                                              ; preds = %820
  store i64 1, ptr %718, align 8, !tbaa !18
  br label %836

836:                                              ; preds = %835, %820
  %837 = tail call contract double @llvm.sqrt.f64(double %821)
  %838 = fdiv contract double 1.000000e+00, %837
  %839 = add nuw nsw i64 %804, 1
  %840 = getelementptr double, ptr %709, i64 %804
  %841 = icmp slt i64 %839, %572
  br i1 %841, label %848, label %842

842:                                              ; preds = %858, %836
  br i1 %805, label %843, label %845

843:                                              ; preds = %842
  %844 = load double, ptr %711, align 8, !tbaa !19
  br label %875

845:                                              ; preds = %842
  %846 = getelementptr inbounds double, ptr %711, i64 %804
  %847 = load double, ptr %846, align 8, !tbaa !19
  br label %880

848:                                              ; preds = %836, %858
  %849 = phi i64 [ %862, %858 ], [ %839, %836 ]
  %850 = mul nsw i64 %849, %572
  br i1 %805, label %851, label %854

851:                                              ; preds = %848
  %852 = getelementptr double, ptr %840, i64 %850
  %853 = load double, ptr %852, align 8, !tbaa !19
  br label %858

854:                                              ; preds = %848
  %855 = getelementptr double, ptr %709, i64 %850
  %856 = getelementptr double, ptr %855, i64 %804
  %857 = load double, ptr %856, align 8, !tbaa !19
  br label %864

858:                                              ; preds = %864, %851
  %859 = phi double [ %853, %851 ], [ %872, %864 ]
  %860 = getelementptr double, ptr %840, i64 %850
  %861 = fmul contract double %838, %859
  store double %861, ptr %860, align 8, !tbaa !19
  %862 = add nuw nsw i64 %849, 1
  %863 = icmp slt i64 %862, %572
  br i1 %863, label %848, label %842, !llvm.loop !138

864:                                              ; preds = %864, %854
  %865 = phi double [ %857, %854 ], [ %872, %864 ]
  %866 = phi i64 [ 0, %854 ], [ %873, %864 ]
  %867 = getelementptr double, ptr %855, i64 %866
  %868 = load double, ptr %867, align 8, !tbaa !19
  %869 = getelementptr double, ptr %823, i64 %866
  %870 = load double, ptr %869, align 8, !tbaa !19
  %871 = fmul contract double %868, %870
  %872 = fsub contract double %865, %871
  store double %872, ptr %856, align 8, !tbaa !19
  %873 = add nuw nsw i64 %866, 1
  %874 = icmp eq i64 %873, %804
  br i1 %874, label %858, label %864, !llvm.loop !139

875:                                              ; preds = %880, %843
  %876 = phi double [ %844, %843 ], [ %888, %880 ]
  %877 = getelementptr inbounds double, ptr %711, i64 %804
  %878 = fmul contract double %838, %876
  store double %878, ptr %877, align 8, !tbaa !19
  store double %838, ptr %824, align 8, !tbaa !19
  %879 = icmp eq i64 %839, %572
  br i1 %879, label %815, label %803, !llvm.loop !140

880:                                              ; preds = %880, %845
  %881 = phi double [ %847, %845 ], [ %888, %880 ]
  %882 = phi i64 [ 0, %845 ], [ %889, %880 ]
  %883 = getelementptr double, ptr %823, i64 %882
  %884 = load double, ptr %883, align 8, !tbaa !19
  %885 = getelementptr inbounds double, ptr %711, i64 %882
  %886 = load double, ptr %885, align 8, !tbaa !19
  %887 = fmul contract double %884, %886
  %888 = fsub contract double %881, %887
  store double %888, ptr %846, align 8, !tbaa !19
  %889 = add nuw nsw i64 %882, 1
  %890 = icmp eq i64 %889, %804
  br i1 %890, label %875, label %880, !llvm.loop !141

891:                                              ; preds = %953, %815
  %892 = phi i64 [ %572, %815 ], [ %893, %953 ]
  %893 = add nsw i64 %892, -1
  %894 = getelementptr double, ptr %709, i64 %893
  %895 = icmp slt i64 %892, %572
  %896 = getelementptr inbounds double, ptr %711, i64 %893
  %897 = load double, ptr %896, align 8, !tbaa !19
  br i1 %895, label %955, label %927

898:                                              ; preds = %953, %813
  tail call fastcc void @answer(ptr noundef %0, ptr noundef %705, ptr noundef %708)
  %899 = load i64, ptr %706, align 8, !tbaa !24
  %900 = icmp sgt i64 %899, 0
  br i1 %900, label %901, label %967

901:                                              ; preds = %898
  %902 = icmp ult i64 %899, 10
  br i1 %902, label %925, label %903

903:                                              ; preds = %901
  %904 = shl i64 %899, 3
  %905 = getelementptr i8, ptr %2, i64 %904
  %906 = add i64 %899, %707
  %907 = shl i64 %906, 3
  %908 = getelementptr i8, ptr %705, i64 %907
  %909 = icmp ugt ptr %908, %2
  %910 = icmp ult ptr %708, %905
  %911 = and i1 %909, %910
  br i1 %911, label %925, label %912

912:                                              ; preds = %903
  %913 = and i64 %899, 9223372036854775806
  br label %914

914:                                              ; preds = %914, %912
  %915 = phi i64 [ 0, %912 ], [ %921, %914 ]
  %916 = getelementptr inbounds double, ptr %708, i64 %915
  %917 = load <2 x double>, ptr %916, align 8, !tbaa !19, !alias.scope !142
  %918 = getelementptr inbounds double, ptr %2, i64 %915
  %919 = load <2 x double>, ptr %918, align 8, !tbaa !19, !alias.scope !145, !noalias !142
  %920 = fadd contract <2 x double> %917, %919
  store <2 x double> %920, ptr %918, align 8, !tbaa !19, !alias.scope !145, !noalias !142
  %921 = add nuw i64 %915, 2
  %922 = icmp eq i64 %921, %913
  br i1 %922, label %923, label %914, !llvm.loop !147

923:                                              ; preds = %914
  %924 = icmp eq i64 %899, %913
  br i1 %924, label %967, label %925

925:                                              ; preds = %903, %901, %923
  %926 = phi i64 [ 0, %903 ], [ 0, %901 ], [ %913, %923 ]
  br label %975

927:                                              ; preds = %955, %891
  %928 = phi double [ %897, %891 ], [ %964, %955 ]
  %929 = mul i64 %893, %818
  %930 = getelementptr inbounds double, ptr %709, i64 %929
  %931 = load double, ptr %930, align 8, !tbaa !19
  %932 = fmul contract double %928, %931
  store double %932, ptr %896, align 8, !tbaa !19
  %933 = getelementptr inbounds i64, ptr %819, i64 %893
  %934 = load i64, ptr %933, align 8, !tbaa !34
  %935 = getelementptr i64, ptr %819, i64 %892
  %936 = load i64, ptr %935, align 8, !tbaa !34
  %937 = icmp slt i64 %934, %936
  br i1 %937, label %938, label %953

938:                                              ; preds = %927
  %939 = load ptr, ptr %715, align 8, !tbaa !131
  %940 = load ptr, ptr %716, align 8, !tbaa !132
  br label %941

941:                                              ; preds = %941, %938
  %942 = phi i64 [ %934, %938 ], [ %951, %941 ]
  %943 = getelementptr inbounds double, ptr %939, i64 %942
  %944 = load double, ptr %943, align 8, !tbaa !19
  %945 = fmul contract double %932, %944
  %946 = getelementptr inbounds i64, ptr %940, i64 %942
  %947 = load i64, ptr %946, align 8, !tbaa !34
  %948 = getelementptr inbounds double, ptr %705, i64 %947
  %949 = load double, ptr %948, align 8, !tbaa !19
  %950 = fadd contract double %945, %949
  store double %950, ptr %948, align 8, !tbaa !19
  %951 = add nsw i64 %942, 1
  %952 = icmp eq i64 %951, %936
  br i1 %952, label %953, label %941, !llvm.loop !133

953:                                              ; preds = %941, %927
  %954 = icmp sgt i64 %892, 1
  br i1 %954, label %891, label %898, !llvm.loop !148

955:                                              ; preds = %891, %955
  %956 = phi double [ %964, %955 ], [ %897, %891 ]
  %957 = phi i64 [ %965, %955 ], [ %892, %891 ]
  %958 = mul nsw i64 %957, %572
  %959 = getelementptr double, ptr %894, i64 %958
  %960 = load double, ptr %959, align 8, !tbaa !19
  %961 = getelementptr inbounds double, ptr %711, i64 %957
  %962 = load double, ptr %961, align 8, !tbaa !19
  %963 = fmul contract double %960, %962
  %964 = fsub contract double %956, %963
  store double %964, ptr %896, align 8, !tbaa !19
  %965 = add nuw nsw i64 %957, 1
  %966 = icmp eq i64 %965, %572
  br i1 %966, label %927, label %955, !llvm.loop !149

967:                                              ; preds = %975, %923, %898
  br i1 %712, label %968, label %984

968:                                              ; preds = %967
  %969 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 33
  %970 = load ptr, ptr %969, align 8, !tbaa !130
  %971 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 50
  %972 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  %973 = load ptr, ptr %971, align 8, !tbaa !131
  %974 = load ptr, ptr %972, align 8, !tbaa !132
  br label %987

975:                                              ; preds = %925, %975
  %976 = phi i64 [ %982, %975 ], [ %926, %925 ]
  %977 = getelementptr inbounds double, ptr %708, i64 %976
  %978 = load double, ptr %977, align 8, !tbaa !19
  %979 = getelementptr inbounds double, ptr %2, i64 %976
  %980 = load double, ptr %979, align 8, !tbaa !19
  %981 = fadd contract double %978, %980
  store double %981, ptr %979, align 8, !tbaa !19
  %982 = add nuw nsw i64 %976, 1
  %983 = icmp eq i64 %982, %899
  br i1 %983, label %967, label %975, !llvm.loop !150

984:                                              ; preds = %1007, %967
  %985 = load i64, ptr %0, align 8, !tbaa !30
  %986 = icmp sgt i64 %985, 0
  br i1 %986, label %1019, label %1038

987:                                              ; preds = %1007, %968
  %988 = phi i64 [ 0, %968 ], [ %1017, %1007 ]
  %989 = getelementptr inbounds i64, ptr %970, i64 %988
  %990 = load i64, ptr %989, align 8, !tbaa !34
  %991 = getelementptr i64, ptr %989, i64 1
  %992 = load i64, ptr %991, align 8, !tbaa !34
  %993 = icmp slt i64 %990, %992
  br i1 %993, label %994, label %1007

994:                                              ; preds = %987, %994
  %995 = phi i64 [ %1005, %994 ], [ %990, %987 ]
  %996 = phi double [ %1004, %994 ], [ 0.000000e+00, %987 ]
  %997 = getelementptr inbounds double, ptr %973, i64 %995
  %998 = load double, ptr %997, align 8, !tbaa !19
  %999 = getelementptr inbounds i64, ptr %974, i64 %995
  %1000 = load i64, ptr %999, align 8, !tbaa !34
  %1001 = getelementptr inbounds double, ptr %2, i64 %1000
  %1002 = load double, ptr %1001, align 8, !tbaa !19
  %1003 = fmul contract double %998, %1002
  %1004 = fadd contract double %996, %1003
  %1005 = add nsw i64 %995, 1
  %1006 = icmp eq i64 %1005, %992
  br i1 %1006, label %1007, label %994, !llvm.loop !134

1007:                                             ; preds = %994, %987
  %1008 = phi double [ 0.000000e+00, %987 ], [ %1004, %994 ]
  %1009 = getelementptr inbounds double, ptr %973, i64 %990
  %1010 = load double, ptr %1009, align 8, !tbaa !19
  %1011 = fdiv contract double %1008, %1010
  %1012 = getelementptr inbounds i64, ptr %974, i64 %990
  %1013 = load i64, ptr %1012, align 8, !tbaa !34
  %1014 = getelementptr inbounds double, ptr %2, i64 %1013
  %1015 = load double, ptr %1014, align 8, !tbaa !19
  %1016 = fsub contract double %1015, %1011
  store double %1016, ptr %1014, align 8, !tbaa !19
  %1017 = add nuw nsw i64 %988, 1
  %1018 = icmp eq i64 %1017, %572
  br i1 %1018, label %984, label %987, !llvm.loop !151

1019:                                             ; preds = %984, %1035
  %1020 = phi i64 [ %1036, %1035 ], [ 0, %984 ]
  br label %1021

1021:                                             ; preds = %1021, %1019
  %1022 = phi i64 [ 0, %1019 ], [ %1033, %1021 ]
  %1023 = getelementptr inbounds %struct.Link, ptr %12, i64 %1020, i32 15, i64 %1022
  %1024 = load <2 x double>, ptr %1023, align 8, !tbaa !19
  %1025 = getelementptr inbounds %struct.Link, ptr %12, i64 %1020, i32 10, i64 %1022
  %1026 = load <2 x double>, ptr %1025, align 8, !tbaa !19
  %1027 = fadd contract <2 x double> %1024, %1026
  store <2 x double> %1027, ptr %1025, align 8, !tbaa !19
  %1028 = getelementptr inbounds %struct.Link, ptr %12, i64 %1020, i32 17, i64 %1022
  %1029 = load <2 x double>, ptr %1028, align 8, !tbaa !19
  %1030 = getelementptr inbounds %struct.Link, ptr %12, i64 %1020, i32 14, i64 %1022
  %1031 = load <2 x double>, ptr %1030, align 8, !tbaa !19
  %1032 = fadd contract <2 x double> %1029, %1031
  store <2 x double> %1032, ptr %1030, align 8, !tbaa !19
  %1033 = add nuw i64 %1022, 2
  %1034 = icmp eq i64 %1033, 6
  br i1 %1034, label %1035, label %1021, !llvm.loop !152

1035:                                             ; preds = %1021
  %1036 = add nuw nsw i64 %1020, 1
  %1037 = icmp eq i64 %1036, %985
  br i1 %1037, label %1038, label %1019, !llvm.loop !153

1038:                                             ; preds = %1035, %984, %570
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @inverse(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %5 = load ptr, ptr %4, align 8, !tbaa !36
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %7 = load ptr, ptr %6, align 8, !tbaa !31
  tail call fastcc void @all_accelerations(ptr noundef %0, ptr noundef %1)
  %8 = load i64, ptr %0, align 8, !tbaa !30
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %43, %3
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11, align 8, !tbaa !24
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %64

14:                                               ; preds = %10
  %15 = icmp eq ptr %1, null
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 47
  br label %66

17:                                               ; preds = %3, %43
  %18 = phi i64 [ %44, %43 ], [ 0, %3 ]
  %19 = getelementptr inbounds %struct.Whole, ptr %7, i64 %18, i32 5
  %20 = getelementptr inbounds %struct.Link, ptr %5, i64 %18, i32 7
  %21 = getelementptr inbounds %struct.Link, ptr %5, i64 %18, i32 14
  %22 = getelementptr inbounds double, ptr %21, i64 1
  br label %23

23:                                               ; preds = %23, %17
  %24 = phi i64 [ 0, %17 ], [ %39, %23 ]
  %25 = mul nuw nsw i64 %24, 3
  %26 = getelementptr inbounds double, ptr %20, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !19
  %28 = load double, ptr %21, align 8, !tbaa !19
  %29 = fmul contract double %27, %28
  %30 = getelementptr double, ptr %26, i64 1
  %31 = load <2 x double>, ptr %30, align 8, !tbaa !19
  %32 = load <2 x double>, ptr %22, align 8, !tbaa !19
  %33 = fmul contract <2 x double> %31, %32
  %34 = extractelement <2 x double> %33, i64 0
  %35 = fadd contract double %29, %34
  %36 = extractelement <2 x double> %33, i64 1
  %37 = fadd contract double %35, %36
  %38 = getelementptr inbounds double, ptr %19, i64 %24
  store double %37, ptr %38, align 8, !tbaa !19
  %39 = add nuw nsw i64 %24, 1
  %40 = icmp eq i64 %39, 3
  br i1 %40, label %41, label %23, !llvm.loop !46

41:                                               ; preds = %23
  %42 = getelementptr inbounds %struct.Link, ptr %5, i64 %18, i32 9
  br label %46

43:                                               ; preds = %46
  %44 = add nuw nsw i64 %18, 1
  %45 = icmp eq i64 %44, %8
  br i1 %45, label %10, label %17, !llvm.loop !154

46:                                               ; preds = %41, %46
  %47 = phi i64 [ 0, %41 ], [ %62, %46 ]
  %48 = getelementptr inbounds %struct.Link, ptr %5, i64 %18, i32 10, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !19
  %50 = getelementptr inbounds double, ptr %19, i64 %47
  %51 = load double, ptr %50, align 8, !tbaa !19
  %52 = fadd contract double %49, %51
  store double %52, ptr %50, align 8, !tbaa !19
  %53 = load double, ptr %42, align 8, !tbaa !19
  %54 = add nuw nsw i64 %47, 3
  %55 = getelementptr inbounds %struct.Link, ptr %5, i64 %18, i32 14, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !19
  %57 = fmul contract double %53, %56
  %58 = getelementptr inbounds %struct.Link, ptr %5, i64 %18, i32 10, i64 %54
  %59 = load double, ptr %58, align 8, !tbaa !19
  %60 = fadd contract double %57, %59
  %61 = getelementptr inbounds double, ptr %19, i64 %54
  store double %60, ptr %61, align 8, !tbaa !19
  %62 = add nuw nsw i64 %47, 1
  %63 = icmp eq i64 %62, 3
  br i1 %63, label %43, label %46, !llvm.loop !155

64:                                               ; preds = %75, %10
  %65 = getelementptr inbounds %struct.Whole, ptr %7, i64 0, i32 5
  tail call fastcc void @all_inward(ptr noundef nonnull %0, ptr noundef nonnull %65, i64 noundef 91, ptr noundef %2, i64 noundef 1)
  ret void

66:                                               ; preds = %14, %75
  %67 = phi i64 [ 0, %14 ], [ %78, %75 ]
  br i1 %15, label %75, label %68

68:                                               ; preds = %66
  %69 = load ptr, ptr %16, align 8, !tbaa !97
  %70 = getelementptr inbounds double, ptr %69, i64 %67
  %71 = load double, ptr %70, align 8, !tbaa !19
  %72 = getelementptr inbounds double, ptr %1, i64 %67
  %73 = load double, ptr %72, align 8, !tbaa !19
  %74 = fmul contract double %71, %73
  br label %75

75:                                               ; preds = %66, %68
  %76 = phi contract double [ %74, %68 ], [ 0.000000e+00, %66 ]
  %77 = getelementptr inbounds double, ptr %2, i64 %67
  store double %76, ptr %77, align 8, !tbaa !19
  %78 = add nuw nsw i64 %67, 1
  %79 = icmp eq i64 %78, %12
  br i1 %79, label %64, label %66, !llvm.loop !156
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @composites(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #4 {
  %3 = alloca [3 x double], align 16
  %4 = alloca [3 x double], align 16
  %5 = alloca [3 x double], align 16
  %6 = alloca [3 x double], align 16
  %7 = alloca [3 x double], align 16
  %8 = alloca [3 x double], align 16
  %9 = alloca [3 x double], align 16
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %11 = load ptr, ptr %10, align 8, !tbaa !36
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %13 = load ptr, ptr %12, align 8, !tbaa !31
  %14 = load i64, ptr %0, align 8, !tbaa !30
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %183

16:                                               ; preds = %2
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 44
  %18 = icmp eq i64 %1, 0
  %19 = getelementptr inbounds double, ptr %7, i64 2
  %20 = getelementptr inbounds double, ptr %5, i64 1
  %21 = getelementptr inbounds double, ptr %5, i64 2
  %22 = getelementptr inbounds double, ptr %8, i64 1
  %23 = getelementptr inbounds double, ptr %8, i64 2
  %24 = getelementptr inbounds double, ptr %9, i64 1
  %25 = getelementptr inbounds double, ptr %9, i64 2
  br label %37

26:                                               ; preds = %179
  %27 = icmp sgt i64 %181, 0
  br i1 %27, label %28, label %183

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %30 = icmp eq i64 %1, 0
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %32 = icmp eq i64 %1, 0
  %33 = getelementptr inbounds double, ptr %3, i64 1
  %34 = getelementptr inbounds double, ptr %3, i64 2
  %35 = getelementptr inbounds double, ptr %4, i64 2
  %36 = load ptr, ptr %29, align 8, !tbaa !33
  br label %184

37:                                               ; preds = %16, %179
  %38 = phi i64 [ 0, %16 ], [ %180, %179 ]
  %39 = getelementptr inbounds %struct.Whole, ptr %13, i64 %38
  %40 = load ptr, ptr %17, align 8, !tbaa !157
  %41 = getelementptr inbounds double, ptr %40, i64 %38
  %42 = load double, ptr %41, align 8, !tbaa !19
  store double %42, ptr %39, align 8, !tbaa !158
  %43 = getelementptr inbounds %struct.Whole, ptr %13, i64 %38, i32 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %43, i8 0, i64 24, i1 false)
  %44 = getelementptr inbounds %struct.Whole, ptr %13, i64 %38, i32 2
  %45 = getelementptr inbounds %struct.Link, ptr %11, i64 %38, i32 7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %44, ptr noundef nonnull align 8 dereferenceable(72) %45, i64 72, i1 false)
  br i1 %18, label %179, label %46

46:                                               ; preds = %37
  %47 = getelementptr inbounds %struct.Whole, ptr %13, i64 %38, i32 3
  %48 = getelementptr inbounds %struct.Link, ptr %11, i64 %38, i32 1
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #11
  %49 = getelementptr inbounds %struct.Link, ptr %11, i64 %38, i32 1, i64 1
  %50 = load double, ptr %48, align 8, !tbaa !19
  %51 = load <2 x double>, ptr %49, align 8, !tbaa !19
  br label %52

52:                                               ; preds = %52, %46
  %53 = phi i64 [ 0, %46 ], [ %66, %52 ]
  %54 = mul nuw nsw i64 %53, 3
  %55 = getelementptr inbounds double, ptr %45, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !19
  %57 = fmul contract double %50, %56
  %58 = getelementptr double, ptr %55, i64 1
  %59 = load <2 x double>, ptr %58, align 8, !tbaa !19
  %60 = fmul contract <2 x double> %51, %59
  %61 = extractelement <2 x double> %60, i64 0
  %62 = fadd contract double %57, %61
  %63 = extractelement <2 x double> %60, i64 1
  %64 = fadd contract double %62, %63
  %65 = getelementptr inbounds double, ptr %5, i64 %53
  store double %64, ptr %65, align 8, !tbaa !19
  %66 = add nuw nsw i64 %53, 1
  %67 = icmp eq i64 %66, 3
  br i1 %67, label %68, label %52, !llvm.loop !46

68:                                               ; preds = %52
  %69 = getelementptr inbounds %struct.Whole, ptr %13, i64 %38, i32 4
  %70 = getelementptr inbounds %struct.Link, ptr %11, i64 %38, i32 2
  %71 = load double, ptr %20, align 8, !tbaa !19
  %72 = load double, ptr %21, align 16, !tbaa !19
  %73 = load double, ptr %5, align 16, !tbaa !19
  %74 = getelementptr inbounds %struct.Link, ptr %11, i64 %38, i32 2, i64 1
  %75 = getelementptr inbounds %struct.Link, ptr %11, i64 %38, i32 2, i64 2
  %76 = fmul contract double %42, -2.000000e+00
  br label %77

77:                                               ; preds = %156, %68
  %78 = phi i64 [ 0, %68 ], [ %157, %156 ]
  %79 = icmp eq i64 %78, 0
  %80 = uitofp i1 %79 to double
  %81 = icmp eq i64 %78, 1
  %82 = uitofp i1 %81 to double
  %83 = icmp eq i64 %78, 2
  %84 = uitofp i1 %83 to double
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #11
  %85 = getelementptr inbounds %struct.Link, ptr %11, i64 %38, i32 7, i64 %78
  %86 = load double, ptr %85, align 8, !tbaa !19
  %87 = add nuw nsw i64 %78, 3
  %88 = getelementptr inbounds %struct.Link, ptr %11, i64 %38, i32 7, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !19
  %90 = add nuw nsw i64 %78, 6
  %91 = getelementptr inbounds %struct.Link, ptr %11, i64 %38, i32 7, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !19
  %93 = load <2 x double>, ptr %49, align 8, !tbaa !19
  %94 = extractelement <2 x double> %93, i64 0
  %95 = fmul contract double %94, %84
  %96 = extractelement <2 x double> %93, i64 1
  %97 = fmul contract double %96, %82
  %98 = fsub contract double %95, %97
  %99 = fmul contract double %96, %80
  %100 = load double, ptr %48, align 8, !tbaa !19
  %101 = fmul contract double %100, %84
  %102 = fsub contract double %99, %101
  %103 = fmul contract double %100, %82
  %104 = fmul contract double %94, %80
  %105 = fsub contract double %103, %104
  br label %106

106:                                              ; preds = %106, %77
  %107 = phi i64 [ 0, %77 ], [ %121, %106 ]
  %108 = mul nuw nsw i64 %107, 3
  %109 = getelementptr inbounds double, ptr %45, i64 %108
  %110 = load double, ptr %109, align 8, !tbaa !19
  %111 = fmul contract double %98, %110
  %112 = getelementptr double, ptr %109, i64 1
  %113 = load double, ptr %112, align 8, !tbaa !19
  %114 = fmul contract double %102, %113
  %115 = fadd contract double %111, %114
  %116 = getelementptr double, ptr %109, i64 2
  %117 = load double, ptr %116, align 8, !tbaa !19
  %118 = fmul contract double %105, %117
  %119 = fadd contract double %115, %118
  %120 = getelementptr inbounds double, ptr %6, i64 %107
  store double %119, ptr %120, align 8, !tbaa !19
  %121 = add nuw nsw i64 %107, 1
  %122 = icmp eq i64 %121, 3
  br i1 %122, label %123, label %106, !llvm.loop !46

123:                                              ; preds = %106
  %124 = insertelement <2 x double> poison, double %92, i64 0
  %125 = insertelement <2 x double> %124, double %86, i64 1
  %126 = fmul contract <2 x double> %125, %93
  %127 = insertelement <2 x double> %124, double %89, i64 1
  %128 = insertelement <2 x double> %93, double %100, i64 0
  %129 = fmul contract <2 x double> %127, %128
  %130 = shufflevector <2 x double> %129, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %131 = fsub contract <2 x double> %126, %130
  store <2 x double> %131, ptr %7, align 16, !tbaa !19
  %132 = fmul contract double %89, %100
  %133 = fmul contract double %86, %94
  %134 = fsub contract double %132, %133
  store double %134, ptr %19, align 16, !tbaa !19
  %135 = fmul contract double %71, %84
  %136 = fmul contract double %72, %82
  %137 = fsub contract double %135, %136
  store double %137, ptr %8, align 16, !tbaa !19
  %138 = fmul contract double %72, %80
  %139 = fmul contract double %73, %84
  %140 = fsub contract double %138, %139
  store double %140, ptr %22, align 8, !tbaa !19
  %141 = fmul contract double %73, %82
  %142 = fmul contract double %71, %80
  %143 = fsub contract double %141, %142
  store double %143, ptr %23, align 16, !tbaa !19
  %144 = load double, ptr %74, align 8, !tbaa !19
  %145 = fmul contract double %144, %84
  %146 = load double, ptr %75, align 8, !tbaa !19
  %147 = fmul contract double %146, %82
  %148 = fsub contract double %145, %147
  store double %148, ptr %9, align 16, !tbaa !19
  %149 = fmul contract double %146, %80
  %150 = load double, ptr %70, align 8, !tbaa !19
  %151 = fmul contract double %150, %84
  %152 = fsub contract double %149, %151
  store double %152, ptr %24, align 8, !tbaa !19
  %153 = fmul contract double %150, %82
  %154 = fmul contract double %144, %80
  %155 = fsub contract double %153, %154
  store double %155, ptr %25, align 16, !tbaa !19
  br label %159

156:                                              ; preds = %159
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #11
  %157 = add nuw nsw i64 %78, 1
  %158 = icmp eq i64 %157, 3
  br i1 %158, label %178, label %77, !llvm.loop !160

159:                                              ; preds = %159, %123
  %160 = phi i64 [ 0, %123 ], [ %176, %159 ]
  %161 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %160
  %162 = load double, ptr %161, align 8, !tbaa !19
  %163 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %160
  %164 = load double, ptr %163, align 8, !tbaa !19
  %165 = fsub contract double %162, %164
  %166 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %160
  %167 = load double, ptr %166, align 8, !tbaa !19
  %168 = fsub contract double %165, %167
  %169 = mul nuw nsw i64 %160, 3
  %170 = add nuw nsw i64 %169, %78
  %171 = getelementptr inbounds double, ptr %47, i64 %170
  store double %168, ptr %171, align 8, !tbaa !19
  %172 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %160
  %173 = load double, ptr %172, align 8, !tbaa !19
  %174 = fmul contract double %76, %173
  %175 = getelementptr inbounds double, ptr %69, i64 %170
  store double %174, ptr %175, align 8, !tbaa !19
  %176 = add nuw nsw i64 %160, 1
  %177 = icmp eq i64 %176, 3
  br i1 %177, label %156, label %159, !llvm.loop !161

178:                                              ; preds = %156
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #11
  br label %179

179:                                              ; preds = %178, %37
  %180 = add nuw nsw i64 %38, 1
  %181 = load i64, ptr %0, align 8, !tbaa !30
  %182 = icmp slt i64 %180, %181
  br i1 %182, label %37, label %26, !llvm.loop !162

183:                                              ; preds = %386, %2, %26
  ret void

184:                                              ; preds = %28, %386
  %185 = phi ptr [ %36, %28 ], [ %196, %386 ]
  %186 = phi i64 [ %181, %28 ], [ %187, %386 ]
  %187 = add nsw i64 %186, -1
  %188 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187
  %189 = getelementptr inbounds i64, ptr %185, i64 %187
  %190 = load i64, ptr %189, align 8, !tbaa !34
  %191 = icmp sgt i64 %190, 0
  br i1 %191, label %192, label %195

192:                                              ; preds = %184
  %193 = getelementptr inbounds %struct.Link, ptr %11, i64 %187, i32 5
  %194 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 6
  br label %201

195:                                              ; preds = %210, %184
  %196 = phi ptr [ %185, %184 ], [ %212, %210 ]
  %197 = load ptr, ptr %31, align 8, !tbaa !54
  %198 = getelementptr inbounds i64, ptr %197, i64 %187
  %199 = load i64, ptr %198, align 8, !tbaa !34
  %200 = icmp sgt i64 %199, -1
  br i1 %200, label %257, label %386

201:                                              ; preds = %192, %210
  %202 = phi i64 [ 0, %192 ], [ %211, %210 ]
  %203 = mul nuw nsw i64 %202, 6
  %204 = getelementptr inbounds double, ptr %193, i64 %203
  %205 = getelementptr inbounds double, ptr %194, i64 %203
  tail call fastcc void @times_whole(ptr noundef %188, ptr noundef nonnull %204, ptr noundef nonnull %205)
  br i1 %30, label %210, label %206

206:                                              ; preds = %201
  %207 = getelementptr inbounds double, ptr %204, i64 2
  %208 = getelementptr inbounds double, ptr %204, i64 4
  %209 = mul nsw i64 %202, 3
  br label %216

210:                                              ; preds = %216, %201
  %211 = add nuw nsw i64 %202, 1
  %212 = load ptr, ptr %29, align 8, !tbaa !33
  %213 = getelementptr inbounds i64, ptr %212, i64 %187
  %214 = load i64, ptr %213, align 8, !tbaa !34
  %215 = icmp slt i64 %211, %214
  br i1 %215, label %201, label %195, !llvm.loop !163

216:                                              ; preds = %206, %216
  %217 = phi i64 [ 0, %206 ], [ %255, %216 ]
  %218 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 3, i64 %217
  %219 = load double, ptr %218, align 8, !tbaa !19
  %220 = add nuw nsw i64 %217, 3
  %221 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 3, i64 %220
  %222 = load double, ptr %221, align 8, !tbaa !19
  %223 = load <2 x double>, ptr %204, align 8, !tbaa !19
  %224 = insertelement <2 x double> poison, double %219, i64 0
  %225 = insertelement <2 x double> %224, double %222, i64 1
  %226 = fmul contract <2 x double> %225, %223
  %227 = shufflevector <2 x double> %226, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %228 = fadd contract <2 x double> %226, %227
  %229 = add nuw nsw i64 %217, 6
  %230 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 3, i64 %229
  %231 = load double, ptr %230, align 8, !tbaa !19
  %232 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 4, i64 %217
  %233 = load double, ptr %232, align 8, !tbaa !19
  %234 = load <2 x double>, ptr %207, align 8, !tbaa !19
  %235 = insertelement <2 x double> poison, double %231, i64 0
  %236 = insertelement <2 x double> %235, double %233, i64 1
  %237 = fmul contract <2 x double> %236, %234
  %238 = fadd contract <2 x double> %228, %237
  %239 = shufflevector <2 x double> %237, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %240 = fadd contract <2 x double> %238, %239
  %241 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 4, i64 %220
  %242 = load double, ptr %241, align 8, !tbaa !19
  %243 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 4, i64 %229
  %244 = load double, ptr %243, align 8, !tbaa !19
  %245 = load <2 x double>, ptr %208, align 8, !tbaa !19
  %246 = insertelement <2 x double> poison, double %242, i64 0
  %247 = insertelement <2 x double> %246, double %244, i64 1
  %248 = fmul contract <2 x double> %247, %245
  %249 = fadd contract <2 x double> %240, %248
  %250 = shufflevector <2 x double> %248, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %251 = fadd contract <2 x double> %249, %250
  %252 = extractelement <2 x double> %251, i64 0
  %253 = add nuw nsw i64 %217, %209
  %254 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 7, i64 %253
  store double %252, ptr %254, align 8, !tbaa !19
  %255 = add nuw nsw i64 %217, 1
  %256 = icmp ult i64 %217, 2
  br i1 %256, label %216, label %210, !llvm.loop !164

257:                                              ; preds = %195
  %258 = getelementptr inbounds %struct.Link, ptr %11, i64 %187, i32 4
  %259 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 1
  %260 = load double, ptr %259, align 8, !tbaa !19
  %261 = load double, ptr %258, align 8, !tbaa !19
  %262 = fmul contract double %260, %261
  %263 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 1, i64 1
  %264 = load double, ptr %263, align 8, !tbaa !19
  %265 = getelementptr inbounds double, ptr %258, i64 1
  %266 = load double, ptr %265, align 8, !tbaa !19
  %267 = fmul contract double %264, %266
  %268 = fadd contract double %262, %267
  %269 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 1, i64 2
  %270 = load double, ptr %269, align 8, !tbaa !19
  %271 = getelementptr inbounds double, ptr %258, i64 2
  %272 = load double, ptr %271, align 8, !tbaa !19
  %273 = fmul contract double %270, %272
  %274 = fadd contract double %268, %273
  %275 = fmul contract double %261, %261
  %276 = fmul contract double %266, %266
  %277 = fadd contract double %275, %276
  %278 = fmul contract double %272, %272
  %279 = fadd contract double %277, %278
  %280 = fmul contract double %274, 2.000000e+00
  br label %281

281:                                              ; preds = %291, %257
  %282 = phi i64 [ 0, %257 ], [ %307, %291 ]
  %283 = mul nuw nsw i64 %282, 3
  %284 = getelementptr inbounds double, ptr %258, i64 %282
  %285 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 1, i64 %282
  br label %309

286:                                              ; preds = %291
  %287 = getelementptr inbounds %struct.Whole, ptr %13, i64 %199
  %288 = load double, ptr %188, align 8, !tbaa !158
  %289 = load double, ptr %287, align 8, !tbaa !158
  %290 = fadd contract double %288, %289
  store double %290, ptr %287, align 8, !tbaa !158
  br i1 %32, label %386, label %333

291:                                              ; preds = %309
  %292 = load double, ptr %188, align 8, !tbaa !158
  %293 = fmul contract double %279, %292
  %294 = fadd contract double %280, %293
  %295 = shl nuw nsw i64 %282, 2
  %296 = getelementptr inbounds %struct.Whole, ptr %13, i64 %199, i32 2, i64 %295
  %297 = load double, ptr %296, align 8, !tbaa !19
  %298 = fadd contract double %297, %294
  store double %298, ptr %296, align 8, !tbaa !19
  %299 = load double, ptr %285, align 8, !tbaa !19
  %300 = load double, ptr %188, align 8, !tbaa !158
  %301 = load double, ptr %284, align 8, !tbaa !19
  %302 = fmul contract double %300, %301
  %303 = fadd contract double %299, %302
  %304 = getelementptr inbounds %struct.Whole, ptr %13, i64 %199, i32 1, i64 %282
  %305 = load double, ptr %304, align 8, !tbaa !19
  %306 = fadd contract double %305, %303
  store double %306, ptr %304, align 8, !tbaa !19
  %307 = add nuw nsw i64 %282, 1
  %308 = icmp eq i64 %307, 3
  br i1 %308, label %286, label %281, !llvm.loop !165

309:                                              ; preds = %309, %281
  %310 = phi i64 [ 0, %281 ], [ %331, %309 ]
  %311 = add nuw nsw i64 %310, %283
  %312 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 2, i64 %311
  %313 = load double, ptr %312, align 8, !tbaa !19
  %314 = load double, ptr %284, align 8, !tbaa !19
  %315 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 1, i64 %310
  %316 = load double, ptr %315, align 8, !tbaa !19
  %317 = fmul contract double %314, %316
  %318 = fsub contract double %313, %317
  %319 = load double, ptr %285, align 8, !tbaa !19
  %320 = getelementptr inbounds double, ptr %258, i64 %310
  %321 = load double, ptr %320, align 8, !tbaa !19
  %322 = fmul contract double %319, %321
  %323 = fsub contract double %318, %322
  %324 = load double, ptr %188, align 8, !tbaa !158
  %325 = fmul contract double %314, %324
  %326 = fmul contract double %321, %325
  %327 = fsub contract double %323, %326
  %328 = getelementptr inbounds %struct.Whole, ptr %13, i64 %199, i32 2, i64 %311
  %329 = load double, ptr %328, align 8, !tbaa !19
  %330 = fadd contract double %329, %327
  store double %330, ptr %328, align 8, !tbaa !19
  %331 = add nuw nsw i64 %310, 1
  %332 = icmp eq i64 %331, 3
  br i1 %332, label %291, label %309, !llvm.loop !166

333:                                              ; preds = %286, %367
  %334 = phi i64 [ %368, %367 ], [ 0, %286 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #11
  %335 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 4, i64 %334
  %336 = load double, ptr %335, align 8, !tbaa !19
  store double %336, ptr %3, align 16, !tbaa !19
  %337 = add nuw nsw i64 %334, 3
  %338 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 4, i64 %337
  %339 = load double, ptr %338, align 8, !tbaa !19
  store double %339, ptr %33, align 8, !tbaa !19
  %340 = add nuw nsw i64 %334, 6
  %341 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 4, i64 %340
  %342 = load double, ptr %341, align 8, !tbaa !19
  store double %342, ptr %34, align 16, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #11
  %343 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 3, i64 %334
  %344 = load double, ptr %343, align 8, !tbaa !19
  %345 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 3, i64 %337
  %346 = load double, ptr %345, align 8, !tbaa !19
  %347 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 3, i64 %340
  %348 = load double, ptr %347, align 8, !tbaa !19
  %349 = load double, ptr %258, align 8, !tbaa !19
  %350 = load <2 x double>, ptr %265, align 8, !tbaa !19
  %351 = insertelement <2 x double> poison, double %342, i64 0
  %352 = insertelement <2 x double> %351, double %336, i64 1
  %353 = fmul contract <2 x double> %352, %350
  %354 = insertelement <2 x double> %351, double %339, i64 1
  %355 = insertelement <2 x double> %350, double %349, i64 0
  %356 = fmul contract <2 x double> %354, %355
  %357 = shufflevector <2 x double> %356, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %358 = fsub contract <2 x double> %353, %357
  %359 = insertelement <2 x double> poison, double %344, i64 0
  %360 = insertelement <2 x double> %359, double %346, i64 1
  %361 = fadd contract <2 x double> %360, %358
  store <2 x double> %361, ptr %4, align 16, !tbaa !19
  %362 = fmul contract double %339, %349
  %363 = extractelement <2 x double> %350, i64 0
  %364 = fmul contract double %336, %363
  %365 = fsub contract double %362, %364
  %366 = fadd contract double %348, %365
  store double %366, ptr %35, align 16, !tbaa !19
  br label %370

367:                                              ; preds = %370
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #11
  %368 = add nuw nsw i64 %334, 1
  %369 = icmp eq i64 %368, 3
  br i1 %369, label %386, label %333, !llvm.loop !167

370:                                              ; preds = %370, %333
  %371 = phi i64 [ 0, %333 ], [ %384, %370 ]
  %372 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 %371
  %373 = load double, ptr %372, align 8, !tbaa !19
  %374 = mul nuw nsw i64 %371, 3
  %375 = add nuw nsw i64 %374, %334
  %376 = getelementptr inbounds %struct.Whole, ptr %13, i64 %199, i32 3, i64 %375
  %377 = load double, ptr %376, align 8, !tbaa !19
  %378 = fadd contract double %373, %377
  store double %378, ptr %376, align 8, !tbaa !19
  %379 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 %371
  %380 = load double, ptr %379, align 8, !tbaa !19
  %381 = getelementptr inbounds %struct.Whole, ptr %13, i64 %199, i32 4, i64 %375
  %382 = load double, ptr %381, align 8, !tbaa !19
  %383 = fadd contract double %380, %382
  store double %383, ptr %381, align 8, !tbaa !19
  %384 = add nuw nsw i64 %371, 1
  %385 = icmp eq i64 %384, 3
  br i1 %385, label %367, label %370, !llvm.loop !168

386:                                              ; preds = %367, %286, %195
  %387 = icmp sgt i64 %186, 1
  br i1 %387, label %184, label %183, !llvm.loop !169
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @mass(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %4 = load ptr, ptr %3, align 8, !tbaa !36
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %6 = load ptr, ptr %5, align 8, !tbaa !31
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !24
  %9 = shl i64 %8, 3
  %10 = mul i64 %9, %8
  tail call void @llvm.memset.p0.i64(ptr align 8 %1, i8 0, i64 %10, i1 false)
  %11 = load i64, ptr %0, align 8, !tbaa !30
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %68

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %15 = load ptr, ptr %14, align 8, !tbaa !33
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 47
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %19 = getelementptr i8, ptr %4, i64 168
  %20 = shl i64 %8, 3
  %21 = shl i64 %8, 3
  %22 = getelementptr i8, ptr %1, i64 -8
  %23 = getelementptr i8, ptr %4, i64 168
  %24 = getelementptr i8, ptr %6, i64 296
  %25 = icmp eq i64 %8, 1
  %26 = icmp eq i64 %8, 1
  br label %27

27:                                               ; preds = %13, %69
  %28 = phi i64 [ 0, %13 ], [ %70, %69 ]
  %29 = mul i64 %28, 1584
  %30 = getelementptr i8, ptr %23, i64 %29
  %31 = mul i64 %28, 728
  %32 = getelementptr i8, ptr %24, i64 %31
  %33 = getelementptr inbounds i64, ptr %15, i64 %28
  %34 = load i64, ptr %33, align 8, !tbaa !34
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %69

36:                                               ; preds = %27
  %37 = load ptr, ptr %16, align 8, !tbaa !42
  %38 = getelementptr inbounds i64, ptr %37, i64 %28
  %39 = load i64, ptr %38, align 8, !tbaa !34
  %40 = getelementptr inbounds %struct.Link, ptr %4, i64 %28, i32 5
  %41 = getelementptr inbounds %struct.Whole, ptr %6, i64 %28, i32 6
  %42 = load ptr, ptr %17, align 8, !tbaa !97
  %43 = load ptr, ptr %18, align 8, !tbaa !54
  %44 = getelementptr inbounds i64, ptr %43, i64 %28
  %45 = load i64, ptr %44, align 8, !tbaa !34
  %46 = icmp sgt i64 %45, -1
  %47 = mul i64 %20, %39
  %48 = shl i64 %39, 4
  %49 = getelementptr i8, ptr %1, i64 %48
  %50 = add i64 %34, %39
  %51 = shl i64 %50, 4
  %52 = getelementptr i8, ptr %22, i64 %51
  %53 = mul i64 %34, 48
  %54 = getelementptr i8, ptr %30, i64 %53
  %55 = getelementptr i8, ptr %32, i64 %53
  %56 = getelementptr i8, ptr %1, i64 %47
  %57 = icmp ne i64 %34, 1
  %58 = select i1 %57, i1 %25, i1 false
  %59 = icmp ult ptr %49, %54
  %60 = icmp ult ptr %30, %52
  %61 = and i1 %59, %60
  %62 = icmp ult ptr %49, %55
  %63 = icmp ult ptr %32, %52
  %64 = and i1 %62, %63
  %65 = or i1 %61, %64
  %66 = and i64 %34, 9223372036854775806
  %67 = icmp eq i64 %34, %66
  br label %72

68:                                               ; preds = %69, %2
  ret void

69:                                               ; preds = %209, %27
  %70 = add nuw nsw i64 %28, 1
  %71 = icmp eq i64 %70, %11
  br i1 %71, label %68, label %27, !llvm.loop !170

72:                                               ; preds = %36, %209
  %73 = phi i64 [ 0, %36 ], [ %210, %209 ]
  %74 = add i64 %39, %73
  %75 = shl i64 %74, 3
  %76 = getelementptr i8, ptr %1, i64 %75
  %77 = mul i64 %21, %73
  %78 = getelementptr i8, ptr %56, i64 %77
  %79 = add nsw i64 %39, %73
  %80 = getelementptr double, ptr %1, i64 %79
  %81 = mul nuw nsw i64 %73, 6
  %82 = getelementptr inbounds double, ptr %41, i64 %81
  %83 = getelementptr inbounds double, ptr %82, i64 1
  %84 = getelementptr inbounds double, ptr %82, i64 2
  %85 = getelementptr inbounds double, ptr %82, i64 3
  %86 = getelementptr inbounds double, ptr %82, i64 4
  %87 = getelementptr inbounds double, ptr %82, i64 5
  %88 = xor i1 %58, true
  %89 = select i1 %88, i1 true, i1 %65
  br i1 %89, label %136, label %90

90:                                               ; preds = %72
  %91 = load double, ptr %82, align 8, !tbaa !19, !alias.scope !171
  %92 = insertelement <2 x double> poison, double %91, i64 0
  %93 = shufflevector <2 x double> %92, <2 x double> poison, <2 x i32> zeroinitializer
  %94 = load double, ptr %83, align 8, !tbaa !19, !alias.scope !171
  %95 = insertelement <2 x double> poison, double %94, i64 0
  %96 = shufflevector <2 x double> %95, <2 x double> poison, <2 x i32> zeroinitializer
  %97 = load double, ptr %84, align 8, !tbaa !19, !alias.scope !171
  %98 = insertelement <2 x double> poison, double %97, i64 0
  %99 = shufflevector <2 x double> %98, <2 x double> poison, <2 x i32> zeroinitializer
  %100 = load double, ptr %85, align 8, !tbaa !19, !alias.scope !171
  %101 = insertelement <2 x double> poison, double %100, i64 0
  %102 = shufflevector <2 x double> %101, <2 x double> poison, <2 x i32> zeroinitializer
  %103 = load double, ptr %86, align 8, !tbaa !19, !alias.scope !171
  %104 = insertelement <2 x double> poison, double %103, i64 0
  %105 = shufflevector <2 x double> %104, <2 x double> poison, <2 x i32> zeroinitializer
  %106 = load double, ptr %87, align 8, !tbaa !19, !alias.scope !171
  %107 = insertelement <2 x double> poison, double %106, i64 0
  %108 = shufflevector <2 x double> %107, <2 x double> poison, <2 x i32> zeroinitializer
  %109 = getelementptr double, ptr %80, i64 %39
  br label %110

110:                                              ; preds = %110, %90
  %111 = phi i64 [ 0, %90 ], [ %133, %110 ]
  %112 = mul nuw nsw i64 %111, 6
  %113 = getelementptr inbounds double, ptr %40, i64 %112
  %114 = load <12 x double>, ptr %113, align 8, !tbaa !19
  %115 = shufflevector <12 x double> %114, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %116 = shufflevector <12 x double> %114, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %117 = shufflevector <12 x double> %114, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %118 = shufflevector <12 x double> %114, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %119 = shufflevector <12 x double> %114, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %120 = shufflevector <12 x double> %114, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %121 = fmul contract <2 x double> %115, %93
  %122 = fmul contract <2 x double> %116, %96
  %123 = fadd contract <2 x double> %121, %122
  %124 = fmul contract <2 x double> %117, %99
  %125 = fadd contract <2 x double> %123, %124
  %126 = fmul contract <2 x double> %118, %102
  %127 = fmul contract <2 x double> %119, %105
  %128 = fadd contract <2 x double> %126, %127
  %129 = fmul contract <2 x double> %120, %108
  %130 = fadd contract <2 x double> %128, %129
  %131 = fadd contract <2 x double> %125, %130
  %132 = getelementptr double, ptr %109, i64 %111
  store <2 x double> %131, ptr %132, align 8, !tbaa !19, !alias.scope !174, !noalias !176
  %133 = add nuw i64 %111, 2
  %134 = icmp eq i64 %133, %66
  br i1 %134, label %135, label %110, !llvm.loop !178

135:                                              ; preds = %110
  br i1 %67, label %138, label %136

136:                                              ; preds = %72, %135
  %137 = phi i64 [ 0, %72 ], [ %66, %135 ]
  br label %159

138:                                              ; preds = %159, %135
  %139 = getelementptr inbounds double, ptr %42, i64 %79
  %140 = load double, ptr %139, align 8, !tbaa !19
  %141 = mul nsw i64 %79, %8
  %142 = getelementptr double, ptr %1, i64 %141
  %143 = getelementptr double, ptr %142, i64 %79
  %144 = load double, ptr %143, align 8, !tbaa !19
  %145 = fadd contract double %140, %144
  store double %145, ptr %143, align 8, !tbaa !19
  %146 = load double, ptr %85, align 8
  %147 = load <2 x double>, ptr %86, align 8
  br i1 %46, label %148, label %209

148:                                              ; preds = %138
  %149 = load double, ptr %84, align 8
  %150 = load <2 x double>, ptr %82, align 8
  %151 = insertelement <2 x double> poison, double %146, i64 1
  %152 = extractelement <2 x double> %147, i64 0
  %153 = shufflevector <2 x double> %151, <2 x double> %147, <2 x i32> <i32 3, i32 1>
  %154 = insertelement <2 x double> poison, double %146, i64 0
  %155 = shufflevector <2 x double> %154, <2 x double> poison, <2 x i32> zeroinitializer
  %156 = shufflevector <2 x double> %147, <2 x double> poison, <2 x i32> zeroinitializer
  %157 = shufflevector <2 x double> %147, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %158 = extractelement <2 x double> %147, i64 1
  br label %212

159:                                              ; preds = %136, %159
  %160 = phi i64 [ %203, %159 ], [ %137, %136 ]
  %161 = mul nuw nsw i64 %160, 6
  %162 = getelementptr inbounds double, ptr %40, i64 %161
  %163 = load double, ptr %162, align 8, !tbaa !19
  %164 = load double, ptr %82, align 8, !tbaa !19
  %165 = getelementptr inbounds double, ptr %162, i64 1
  %166 = load double, ptr %165, align 8, !tbaa !19
  %167 = load double, ptr %83, align 8, !tbaa !19
  %168 = getelementptr inbounds double, ptr %162, i64 2
  %169 = load double, ptr %168, align 8, !tbaa !19
  %170 = load double, ptr %84, align 8, !tbaa !19
  %171 = getelementptr inbounds double, ptr %162, i64 3
  %172 = load double, ptr %171, align 8, !tbaa !19
  %173 = load double, ptr %85, align 8, !tbaa !19
  %174 = getelementptr inbounds double, ptr %162, i64 4
  %175 = load double, ptr %174, align 8, !tbaa !19
  %176 = load double, ptr %86, align 8, !tbaa !19
  %177 = getelementptr inbounds double, ptr %162, i64 5
  %178 = load double, ptr %177, align 8, !tbaa !19
  %179 = load double, ptr %87, align 8, !tbaa !19
  %180 = insertelement <2 x double> poison, double %163, i64 0
  %181 = insertelement <2 x double> %180, double %172, i64 1
  %182 = insertelement <2 x double> poison, double %164, i64 0
  %183 = insertelement <2 x double> %182, double %173, i64 1
  %184 = fmul contract <2 x double> %181, %183
  %185 = insertelement <2 x double> poison, double %166, i64 0
  %186 = insertelement <2 x double> %185, double %175, i64 1
  %187 = insertelement <2 x double> poison, double %167, i64 0
  %188 = insertelement <2 x double> %187, double %176, i64 1
  %189 = fmul contract <2 x double> %186, %188
  %190 = fadd contract <2 x double> %184, %189
  %191 = insertelement <2 x double> poison, double %169, i64 0
  %192 = insertelement <2 x double> %191, double %178, i64 1
  %193 = insertelement <2 x double> poison, double %170, i64 0
  %194 = insertelement <2 x double> %193, double %179, i64 1
  %195 = fmul contract <2 x double> %192, %194
  %196 = fadd contract <2 x double> %190, %195
  %197 = shufflevector <2 x double> %196, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %198 = fadd contract <2 x double> %196, %197
  %199 = extractelement <2 x double> %198, i64 0
  %200 = add nsw i64 %160, %39
  %201 = mul nsw i64 %200, %8
  %202 = getelementptr double, ptr %80, i64 %201
  store double %199, ptr %202, align 8, !tbaa !19
  %203 = add nuw nsw i64 %160, 1
  %204 = icmp eq i64 %203, %34
  br i1 %204, label %138, label %159, !llvm.loop !179

205:                                              ; preds = %299, %293, %212
  %206 = getelementptr inbounds i64, ptr %43, i64 %213
  %207 = load i64, ptr %206, align 8, !tbaa !34
  %208 = icmp sgt i64 %207, -1
  br i1 %208, label %212, label %209, !llvm.loop !180

209:                                              ; preds = %205, %138
  %210 = add nuw nsw i64 %73, 1
  %211 = icmp eq i64 %210, %34
  br i1 %211, label %69, label %72, !llvm.loop !181

212:                                              ; preds = %148, %205
  %213 = phi i64 [ %45, %148 ], [ %207, %205 ]
  %214 = phi i64 [ %28, %148 ], [ %213, %205 ]
  %215 = phi double [ %149, %148 ], [ %231, %205 ]
  %216 = phi <2 x double> [ %150, %148 ], [ %226, %205 ]
  %217 = getelementptr inbounds %struct.Link, ptr %4, i64 %214, i32 4
  %218 = getelementptr inbounds double, ptr %217, i64 1
  %219 = load double, ptr %217, align 8, !tbaa !19
  %220 = load <2 x double>, ptr %218, align 8, !tbaa !19
  %221 = fmul contract <2 x double> %153, %220
  %222 = shufflevector <2 x double> %220, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %223 = insertelement <2 x double> %222, double %219, i64 1
  %224 = fmul contract <2 x double> %147, %223
  %225 = fsub contract <2 x double> %221, %224
  %226 = fadd contract <2 x double> %216, %225
  %227 = fmul contract double %152, %219
  %228 = extractelement <2 x double> %220, i64 0
  %229 = fmul contract double %146, %228
  %230 = fsub contract double %227, %229
  %231 = fadd contract double %215, %230
  %232 = getelementptr inbounds i64, ptr %15, i64 %213
  %233 = load i64, ptr %232, align 8, !tbaa !34
  %234 = icmp sgt i64 %233, 0
  br i1 %234, label %235, label %205

235:                                              ; preds = %212
  %236 = getelementptr inbounds i64, ptr %37, i64 %213
  %237 = load i64, ptr %236, align 8, !tbaa !34
  %238 = getelementptr inbounds %struct.Link, ptr %4, i64 %213, i32 5
  %239 = icmp ugt i64 %233, 3
  %240 = select i1 %239, i1 %26, i1 false
  br i1 %240, label %241, label %295

241:                                              ; preds = %235
  %242 = shl i64 %237, 3
  %243 = getelementptr i8, ptr %76, i64 %242
  %244 = add i64 %233, %237
  %245 = shl i64 %244, 3
  %246 = getelementptr i8, ptr %76, i64 %245
  %247 = mul i64 %213, 1584
  %248 = mul i64 %233, 48
  %249 = getelementptr i8, ptr %19, i64 %247
  %250 = getelementptr i8, ptr %249, i64 %248
  %251 = getelementptr i8, ptr %78, i64 %242
  %252 = getelementptr i8, ptr %78, i64 %245
  %253 = icmp ult ptr %243, %250
  %254 = icmp ult ptr %238, %246
  %255 = and i1 %253, %254
  %256 = icmp ult ptr %251, %250
  %257 = icmp ult ptr %238, %252
  %258 = and i1 %256, %257
  %259 = or i1 %255, %258
  br i1 %259, label %295, label %260

260:                                              ; preds = %241
  %261 = and i64 %233, 9223372036854775806
  %262 = shufflevector <2 x double> %226, <2 x double> poison, <2 x i32> zeroinitializer
  %263 = shufflevector <2 x double> %226, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %264 = insertelement <2 x double> poison, double %231, i64 0
  %265 = shufflevector <2 x double> %264, <2 x double> poison, <2 x i32> zeroinitializer
  br label %266

266:                                              ; preds = %266, %260
  %267 = phi i64 [ 0, %260 ], [ %291, %266 ]
  %268 = add nsw i64 %237, %267
  %269 = mul nuw nsw i64 %267, 6
  %270 = getelementptr inbounds double, ptr %238, i64 %269
  %271 = load <12 x double>, ptr %270, align 8, !tbaa !19
  %272 = shufflevector <12 x double> %271, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %273 = shufflevector <12 x double> %271, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %274 = shufflevector <12 x double> %271, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %275 = shufflevector <12 x double> %271, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %276 = shufflevector <12 x double> %271, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %277 = shufflevector <12 x double> %271, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %278 = fmul contract <2 x double> %262, %272
  %279 = fmul contract <2 x double> %263, %273
  %280 = fadd contract <2 x double> %278, %279
  %281 = fmul contract <2 x double> %265, %274
  %282 = fadd contract <2 x double> %280, %281
  %283 = fmul contract <2 x double> %155, %275
  %284 = fmul contract <2 x double> %156, %276
  %285 = fadd contract <2 x double> %283, %284
  %286 = fmul contract <2 x double> %157, %277
  %287 = fadd contract <2 x double> %285, %286
  %288 = fadd contract <2 x double> %282, %287
  %289 = getelementptr double, ptr %142, i64 %268
  store <2 x double> %288, ptr %289, align 8, !tbaa !19, !alias.scope !182, !noalias !185
  %290 = getelementptr double, ptr %80, i64 %268
  store <2 x double> %288, ptr %290, align 8, !tbaa !19, !alias.scope !187, !noalias !185
  %291 = add nuw i64 %267, 2
  %292 = icmp eq i64 %291, %261
  br i1 %292, label %293, label %266, !llvm.loop !189

293:                                              ; preds = %266
  %294 = icmp eq i64 %233, %261
  br i1 %294, label %205, label %295

295:                                              ; preds = %241, %235, %293
  %296 = phi i64 [ 0, %241 ], [ 0, %235 ], [ %261, %293 ]
  %297 = extractelement <2 x double> %226, i64 0
  %298 = extractelement <2 x double> %226, i64 1
  br label %299

299:                                              ; preds = %295, %299
  %300 = phi i64 [ %329, %299 ], [ %296, %295 ]
  %301 = add nsw i64 %237, %300
  %302 = mul nuw nsw i64 %300, 6
  %303 = getelementptr inbounds double, ptr %238, i64 %302
  %304 = load double, ptr %303, align 8, !tbaa !19
  %305 = fmul contract double %297, %304
  %306 = getelementptr inbounds double, ptr %303, i64 1
  %307 = load double, ptr %306, align 8, !tbaa !19
  %308 = fmul contract double %298, %307
  %309 = fadd contract double %305, %308
  %310 = getelementptr inbounds double, ptr %303, i64 2
  %311 = load double, ptr %310, align 8, !tbaa !19
  %312 = fmul contract double %231, %311
  %313 = fadd contract double %309, %312
  %314 = getelementptr inbounds double, ptr %303, i64 3
  %315 = load double, ptr %314, align 8, !tbaa !19
  %316 = fmul contract double %146, %315
  %317 = getelementptr inbounds double, ptr %303, i64 4
  %318 = load double, ptr %317, align 8, !tbaa !19
  %319 = fmul contract double %152, %318
  %320 = fadd contract double %316, %319
  %321 = getelementptr inbounds double, ptr %303, i64 5
  %322 = load double, ptr %321, align 8, !tbaa !19
  %323 = fmul contract double %158, %322
  %324 = fadd contract double %320, %323
  %325 = fadd contract double %313, %324
  %326 = getelementptr double, ptr %142, i64 %301
  store double %325, ptr %326, align 8, !tbaa !19
  %327 = mul nsw i64 %301, %8
  %328 = getelementptr double, ptr %80, i64 %327
  store double %325, ptr %328, align 8, !tbaa !19
  %329 = add nuw nsw i64 %300, 1
  %330 = icmp eq i64 %329, %233
  br i1 %330, label %205, label %299, !llvm.loop !190
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @all_accelerations(ptr nocapture noundef readonly %0, ptr noundef readonly %1) unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %4 = load ptr, ptr %3, align 8, !tbaa !36
  %5 = load i64, ptr %0, align 8, !tbaa !30
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %9 = load ptr, ptr %8, align 8, !tbaa !54
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %11 = icmp eq ptr %1, null
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  br label %14

13:                                               ; preds = %79, %2
  ret void

14:                                               ; preds = %7, %79
  %15 = phi i64 [ 0, %7 ], [ %80, %79 ]
  %16 = getelementptr inbounds i64, ptr %9, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !34
  %18 = icmp slt i64 %17, 0
  %19 = getelementptr inbounds %struct.Link, ptr %4, i64 %17, i32 14
  %20 = select i1 %18, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 14), ptr %19
  br label %65

21:                                               ; preds = %65
  %22 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 4
  %23 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 14, i64 3
  %24 = getelementptr inbounds double, ptr %20, i64 1
  %25 = load double, ptr %24, align 8, !tbaa !19
  %26 = getelementptr inbounds double, ptr %22, i64 2
  %27 = load double, ptr %26, align 8, !tbaa !19
  %28 = fmul contract double %25, %27
  %29 = getelementptr inbounds double, ptr %20, i64 2
  %30 = load double, ptr %29, align 8, !tbaa !19
  %31 = getelementptr inbounds double, ptr %22, i64 1
  %32 = load double, ptr %31, align 8, !tbaa !19
  %33 = fmul contract double %30, %32
  %34 = fsub contract double %28, %33
  %35 = load double, ptr %23, align 8, !tbaa !19
  %36 = fadd contract double %35, %34
  store double %36, ptr %23, align 8, !tbaa !19
  %37 = load double, ptr %29, align 8, !tbaa !19
  %38 = load double, ptr %22, align 8, !tbaa !19
  %39 = fmul contract double %37, %38
  %40 = load double, ptr %20, align 8, !tbaa !19
  %41 = fmul contract double %27, %40
  %42 = fsub contract double %39, %41
  %43 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 14, i64 4
  %44 = load double, ptr %43, align 8, !tbaa !19
  %45 = fadd contract double %44, %42
  store double %45, ptr %43, align 8, !tbaa !19
  %46 = load double, ptr %20, align 8, !tbaa !19
  %47 = fmul contract double %32, %46
  %48 = load double, ptr %24, align 8, !tbaa !19
  %49 = fmul contract double %38, %48
  %50 = fsub contract double %47, %49
  %51 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 14, i64 5
  %52 = load double, ptr %51, align 8, !tbaa !19
  %53 = fadd contract double %52, %50
  store double %53, ptr %51, align 8, !tbaa !19
  br i1 %11, label %79, label %54

54:                                               ; preds = %21
  %55 = load ptr, ptr %10, align 8, !tbaa !33
  %56 = getelementptr inbounds i64, ptr %55, i64 %15
  %57 = load i64, ptr %56, align 8, !tbaa !34
  %58 = tail call i64 @llvm.smax.i64(i64 %57, i64 0)
  %59 = icmp slt i64 %57, 1
  br i1 %59, label %79, label %60

60:                                               ; preds = %54
  %61 = load ptr, ptr %12, align 8, !tbaa !42
  %62 = getelementptr inbounds i64, ptr %61, i64 %15
  %63 = load i64, ptr %62, align 8, !tbaa !34
  %64 = getelementptr double, ptr %1, i64 %63
  br label %75

65:                                               ; preds = %14, %65
  %66 = phi i64 [ 0, %14 ], [ %73, %65 ]
  %67 = getelementptr inbounds double, ptr %20, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !19
  %69 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 6, i64 %66
  %70 = load double, ptr %69, align 8, !tbaa !19
  %71 = fadd contract double %68, %70
  %72 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 14, i64 %66
  store double %71, ptr %72, align 8, !tbaa !19
  %73 = add nuw nsw i64 %66, 1
  %74 = icmp eq i64 %73, 6
  br i1 %74, label %21, label %65, !llvm.loop !191

75:                                               ; preds = %60, %82
  %76 = phi i64 [ %83, %82 ], [ 0, %60 ]
  %77 = mul nsw i64 %76, 6
  %78 = getelementptr double, ptr %64, i64 %76
  br label %85

79:                                               ; preds = %82, %54, %21
  %80 = add nuw nsw i64 %15, 1
  %81 = icmp eq i64 %80, %5
  br i1 %81, label %13, label %14, !llvm.loop !192

82:                                               ; preds = %85
  %83 = add nuw i64 %76, 1
  %84 = icmp eq i64 %83, %58
  br i1 %84, label %79, label %75

85:                                               ; preds = %75, %85
  %86 = phi i64 [ 0, %75 ], [ %95, %85 ]
  %87 = add nuw nsw i64 %86, %77
  %88 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 5, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !19
  %90 = load double, ptr %78, align 8, !tbaa !19
  %91 = fmul contract double %89, %90
  %92 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 14, i64 %86
  %93 = load double, ptr %92, align 8, !tbaa !19
  %94 = fadd contract double %93, %91
  store double %94, ptr %92, align 8, !tbaa !19
  %95 = add nuw nsw i64 %86, 1
  %96 = icmp eq i64 %95, 6
  br i1 %96, label %82, label %85, !llvm.loop !193
}

; Function Attrs: nounwind uwtable
define internal fastcc void @all_slopes(ptr noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #1 {
  %4 = alloca [64 x double], align 16
  %5 = alloca [3 x double], align 16
  %6 = alloca [3 x double], align 16
  %7 = alloca [3 x double], align 16
  %8 = alloca [3 x double], align 16
  %9 = alloca [6 x double], align 16
  %10 = alloca [6 x double], align 16
  %11 = alloca [6 x double], align 16
  %12 = alloca [6 x double], align 16
  %13 = alloca [64 x double], align 16
  %14 = alloca [6 x double], align 16
  %15 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %16 = load i64, ptr %15, align 8, !tbaa !24
  %17 = shl nsw i64 %16, 1
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 16
  %19 = load i64, ptr %18, align 8, !tbaa !27
  %20 = add nsw i64 %17, %19
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 17
  %22 = load i64, ptr %21, align 8, !tbaa !73
  %23 = add nsw i64 %20, %22
  %24 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %25 = load i64, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 66
  %27 = load ptr, ptr %26, align 8, !tbaa !32
  %28 = shl i64 %16, 3
  %29 = mul i64 %28, %23
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %29, i1 false)
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 18
  %31 = load i64, ptr %30, align 8, !tbaa !194
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %44, label %33

33:                                               ; preds = %3
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 21
  %35 = load i64, ptr %34, align 8, !tbaa !195
  %36 = inttoptr i64 %35 to ptr
  %37 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 67
  %38 = load ptr, ptr %37, align 8, !tbaa !196
  %39 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %40 = load ptr, ptr %39, align 8, !tbaa !25
  %41 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 22
  %42 = load i64, ptr %41, align 8, !tbaa !197
  %43 = inttoptr i64 %42 to ptr
  tail call void %36(ptr noundef %38, ptr noundef %40, ptr noundef %43) #11
  br label %44

44:                                               ; preds = %33, %3
  %45 = load i64, ptr %0, align 8, !tbaa !30
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %47, label %68

47:                                               ; preds = %44
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %49 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
  %50 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %51 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 38
  %52 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %53 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %54 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 26
  %55 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %56 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  %57 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %58 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 70
  %59 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %60 = getelementptr inbounds double, ptr %2, i64 %16
  %61 = getelementptr inbounds double, ptr %12, i64 3
  %62 = getelementptr inbounds [6 x double], ptr %10, i64 0, i64 1
  %63 = getelementptr inbounds [6 x double], ptr %10, i64 0, i64 3
  %64 = getelementptr inbounds [6 x double], ptr %10, i64 0, i64 4
  %65 = getelementptr inbounds double, ptr %9, i64 2
  %66 = getelementptr inbounds double, ptr %9, i64 3
  %67 = getelementptr inbounds double, ptr %9, i64 5
  br label %86

68:                                               ; preds = %129, %44
  %69 = phi i64 [ %45, %44 ], [ %131, %129 ]
  %70 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  %71 = load i64, ptr %70, align 8, !tbaa !198
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %77, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %75 = load ptr, ptr %74, align 8, !tbaa !199
  %76 = mul i64 %69, 96
  call void @llvm.memset.p0.i64(ptr align 8 %75, i8 0, i64 %76, i1 false)
  br label %77

77:                                               ; preds = %68, %73
  %78 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %79 = load i64, ptr %78, align 8, !tbaa !79
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %332, label %81

81:                                               ; preds = %77
  %82 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 70
  %83 = add i64 %16, 1
  %84 = add i64 %83, %25
  %85 = getelementptr inbounds double, ptr %2, i64 %17
  br label %328

86:                                               ; preds = %47, %129
  %87 = phi i64 [ 0, %47 ], [ %130, %129 ]
  %88 = load ptr, ptr %48, align 8, !tbaa !33
  %89 = getelementptr inbounds i64, ptr %88, i64 %87
  %90 = load i64, ptr %89, align 8, !tbaa !34
  %91 = mul nsw i64 %90, 6
  %92 = add nsw i64 %91, 12
  %93 = load ptr, ptr %49, align 8, !tbaa !35
  %94 = getelementptr inbounds i64, ptr %93, i64 %87
  %95 = load i64, ptr %94, align 8, !tbaa !34
  %96 = add nsw i64 %92, %95
  %97 = load ptr, ptr %50, align 8, !tbaa !36
  %98 = load ptr, ptr %51, align 8, !tbaa !37
  %99 = getelementptr inbounds i64, ptr %98, i64 %87
  %100 = load i64, ptr %99, align 8, !tbaa !34
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %125, label %102

102:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %13) #11
  %103 = load ptr, ptr %52, align 8, !tbaa !38
  %104 = getelementptr inbounds i64, ptr %103, i64 %87
  %105 = load i64, ptr %104, align 8, !tbaa !34
  %106 = getelementptr i64, ptr %104, i64 1
  %107 = load i64, ptr %106, align 8, !tbaa !34
  %108 = sub nsw i64 %107, %105
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %123

110:                                              ; preds = %102
  %111 = load ptr, ptr %53, align 8, !tbaa !25
  %112 = load ptr, ptr %54, align 8, !tbaa !39
  %113 = getelementptr i64, ptr %112, i64 %105
  br label %114

114:                                              ; preds = %114, %110
  %115 = phi i64 [ 0, %110 ], [ %121, %114 ]
  %116 = getelementptr i64, ptr %113, i64 %115
  %117 = load i64, ptr %116, align 8, !tbaa !34
  %118 = getelementptr inbounds double, ptr %111, i64 %117
  %119 = load double, ptr %118, align 8, !tbaa !19
  %120 = getelementptr inbounds [64 x double], ptr %13, i64 0, i64 %115
  store double %119, ptr %120, align 8, !tbaa !19
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, %108
  br i1 %122, label %123, label %114, !llvm.loop !40

123:                                              ; preds = %114, %102
  %124 = inttoptr i64 %100 to ptr
  call void %124(ptr noundef %27, ptr noundef nonnull %13, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %13) #11
  br label %125

125:                                              ; preds = %123, %86
  %126 = icmp sgt i64 %90, 0
  br i1 %126, label %127, label %129

127:                                              ; preds = %125
  %128 = getelementptr inbounds %struct.Link, ptr %97, i64 %87, i32 5
  br label %133

129:                                              ; preds = %320, %125
  %130 = add nuw nsw i64 %87, 1
  %131 = load i64, ptr %0, align 8, !tbaa !30
  %132 = icmp slt i64 %130, %131
  br i1 %132, label %86, label %68, !llvm.loop !200

133:                                              ; preds = %127, %320
  %134 = phi i64 [ 0, %127 ], [ %326, %320 ]
  %135 = load ptr, ptr %55, align 8, !tbaa !42
  %136 = getelementptr inbounds i64, ptr %135, i64 %87
  %137 = load i64, ptr %136, align 8, !tbaa !34
  %138 = add nsw i64 %137, %134
  %139 = load ptr, ptr %51, align 8, !tbaa !37
  %140 = getelementptr inbounds i64, ptr %139, i64 %87
  %141 = mul nsw i64 %134, %96
  %142 = getelementptr inbounds double, ptr %27, i64 %141
  %143 = mul nsw i64 %134, 6
  %144 = getelementptr inbounds double, ptr %128, i64 %143
  %145 = load i64, ptr %56, align 8, !tbaa !198
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %151, label %147

147:                                              ; preds = %133
  %148 = load ptr, ptr %57, align 8, !tbaa !199
  %149 = load i64, ptr %0, align 8, !tbaa !30
  %150 = mul i64 %149, 96
  call void @llvm.memset.p0.i64(ptr align 8 %148, i8 0, i64 %150, i1 false)
  br label %151

151:                                              ; preds = %133, %147
  %152 = load i64, ptr %140, align 8, !tbaa !34
  %153 = icmp eq i64 %152, 0
  %154 = select i1 %153, ptr null, ptr %142
  %155 = getelementptr inbounds double, ptr %142, i64 %91
  %156 = getelementptr inbounds double, ptr %2, i64 %138
  call fastcc void @position_column(ptr noundef nonnull %0, i64 noundef %87, ptr noundef nonnull %144, ptr noundef %154, ptr noundef nonnull %155, ptr noundef %1, ptr noundef %156, i64 noundef %23)
  %157 = load ptr, ptr %49, align 8, !tbaa !35
  %158 = getelementptr inbounds i64, ptr %157, i64 %87
  %159 = load i64, ptr %158, align 8, !tbaa !34
  %160 = icmp sgt i64 %159, 0
  %161 = load ptr, ptr %59, align 8, !tbaa !83
  br i1 %160, label %165, label %162

162:                                              ; preds = %151
  %163 = getelementptr inbounds i64, ptr %161, i64 %87
  %164 = load i64, ptr %163, align 8, !tbaa !34
  br label %173

165:                                              ; preds = %151
  %166 = load i64, ptr %140, align 8, !tbaa !34
  %167 = icmp eq i64 %166, 0
  %168 = getelementptr double, ptr %142, i64 %92
  %169 = load ptr, ptr %58, align 8, !tbaa !201
  %170 = getelementptr inbounds i64, ptr %161, i64 %87
  %171 = load i64, ptr %170, align 8, !tbaa !34
  %172 = getelementptr double, ptr %169, i64 %171
  br label %186

173:                                              ; preds = %194, %162
  %174 = phi i64 [ %164, %162 ], [ %171, %194 ]
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %174, i64 noundef %159, ptr noundef %156, i64 noundef %23)
  %175 = load ptr, ptr %49, align 8, !tbaa !35
  %176 = getelementptr inbounds i64, ptr %175, i64 %87
  %177 = load i64, ptr %176, align 8, !tbaa !34
  %178 = icmp sgt i64 %177, 0
  br i1 %178, label %179, label %199

179:                                              ; preds = %173
  %180 = load ptr, ptr %58, align 8, !tbaa !201
  %181 = load ptr, ptr %59, align 8, !tbaa !83
  %182 = getelementptr inbounds i64, ptr %181, i64 %87
  %183 = load i64, ptr %182, align 8, !tbaa !34
  %184 = getelementptr double, ptr %180, i64 %183
  %185 = shl nuw i64 %177, 3
  call void @llvm.memset.p0.i64(ptr align 8 %184, i8 0, i64 %185, i1 false), !tbaa !19
  br label %199

186:                                              ; preds = %165, %194
  %187 = phi i64 [ 0, %165 ], [ %197, %194 ]
  br i1 %167, label %191, label %188

188:                                              ; preds = %186
  %189 = getelementptr double, ptr %168, i64 %187
  %190 = load double, ptr %189, align 8, !tbaa !19
  br label %194

191:                                              ; preds = %186
  %192 = icmp eq i64 %187, %134
  %193 = uitofp i1 %192 to double
  br label %194

194:                                              ; preds = %191, %188
  %195 = phi contract double [ %190, %188 ], [ %193, %191 ]
  %196 = getelementptr double, ptr %172, i64 %187
  store double %195, ptr %196, align 8, !tbaa !19
  %197 = add nuw nsw i64 %187, 1
  %198 = icmp eq i64 %197, %159
  br i1 %198, label %173, label %186, !llvm.loop !202

199:                                              ; preds = %179, %173
  %200 = load i64, ptr %56, align 8, !tbaa !198
  %201 = icmp eq i64 %200, 0
  br i1 %201, label %206, label %202

202:                                              ; preds = %199
  %203 = load ptr, ptr %57, align 8, !tbaa !199
  %204 = load i64, ptr %0, align 8, !tbaa !30
  %205 = mul i64 %204, 96
  call void @llvm.memset.p0.i64(ptr align 8 %203, i8 0, i64 %205, i1 false)
  br label %206

206:                                              ; preds = %199, %202
  %207 = load i64, ptr %140, align 8, !tbaa !34
  %208 = icmp eq i64 %207, 0
  %209 = getelementptr inbounds double, ptr %155, i64 6
  %210 = select i1 %208, ptr null, ptr %209
  %211 = getelementptr inbounds double, ptr %60, i64 %138
  %212 = load ptr, ptr %50, align 8, !tbaa !36
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %12, i8 0, i64 48, i1 false)
  call fastcc void @parent_motion(ptr noundef nonnull %0, i64 noundef %87, ptr noundef nonnull %10, ptr noundef nonnull %11)
  br i1 %208, label %255, label %213

213:                                              ; preds = %206
  %214 = getelementptr inbounds %struct.Link, ptr %212, i64 %87
  %215 = getelementptr inbounds double, ptr %155, i64 7
  %216 = load double, ptr %209, align 8, !tbaa !19
  %217 = load <2 x double>, ptr %215, align 8, !tbaa !19
  br label %218

218:                                              ; preds = %218, %213
  %219 = phi i64 [ 0, %213 ], [ %232, %218 ]
  %220 = mul nuw nsw i64 %219, 3
  %221 = getelementptr inbounds double, ptr %214, i64 %220
  %222 = load double, ptr %221, align 8, !tbaa !19
  %223 = fmul contract double %216, %222
  %224 = getelementptr double, ptr %221, i64 1
  %225 = load <2 x double>, ptr %224, align 8, !tbaa !19
  %226 = fmul contract <2 x double> %217, %225
  %227 = extractelement <2 x double> %226, i64 0
  %228 = fadd contract double %223, %227
  %229 = extractelement <2 x double> %226, i64 1
  %230 = fadd contract double %228, %229
  %231 = getelementptr inbounds double, ptr %12, i64 %219
  store double %230, ptr %231, align 8, !tbaa !19
  %232 = add nuw nsw i64 %219, 1
  %233 = icmp eq i64 %232, 3
  br i1 %233, label %234, label %218, !llvm.loop !46

234:                                              ; preds = %218
  %235 = getelementptr inbounds double, ptr %210, i64 3
  %236 = getelementptr inbounds double, ptr %210, i64 4
  %237 = load double, ptr %235, align 8, !tbaa !19
  %238 = load <2 x double>, ptr %236, align 8, !tbaa !19
  br label %239

239:                                              ; preds = %239, %234
  %240 = phi i64 [ 0, %234 ], [ %253, %239 ]
  %241 = mul nuw nsw i64 %240, 3
  %242 = getelementptr inbounds double, ptr %214, i64 %241
  %243 = load double, ptr %242, align 8, !tbaa !19
  %244 = fmul contract double %237, %243
  %245 = getelementptr double, ptr %242, i64 1
  %246 = load <2 x double>, ptr %245, align 8, !tbaa !19
  %247 = fmul contract <2 x double> %238, %246
  %248 = extractelement <2 x double> %247, i64 0
  %249 = fadd contract double %244, %248
  %250 = extractelement <2 x double> %247, i64 1
  %251 = fadd contract double %249, %250
  %252 = getelementptr inbounds double, ptr %61, i64 %240
  store double %251, ptr %252, align 8, !tbaa !19
  %253 = add nuw nsw i64 %240, 1
  %254 = icmp eq i64 %253, 3
  br i1 %254, label %255, label %239, !llvm.loop !46

255:                                              ; preds = %239, %206
  %256 = getelementptr inbounds %struct.Link, ptr %212, i64 %87, i32 1
  %257 = load double, ptr %256, align 8, !tbaa !19
  %258 = load double, ptr %10, align 16, !tbaa !19
  %259 = fadd contract double %257, %258
  %260 = getelementptr inbounds %struct.Link, ptr %212, i64 %87, i32 1, i64 1
  %261 = getelementptr inbounds %struct.Link, ptr %212, i64 %87, i32 2
  %262 = load double, ptr %261, align 8, !tbaa !19
  %263 = load double, ptr %63, align 8, !tbaa !19
  %264 = fadd contract double %262, %263
  %265 = getelementptr inbounds %struct.Link, ptr %212, i64 %87, i32 2, i64 1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #11
  %266 = getelementptr inbounds double, ptr %144, i64 1
  %267 = load double, ptr %144, align 8, !tbaa !19
  %268 = load <2 x double>, ptr %260, align 8, !tbaa !19
  %269 = load <2 x double>, ptr %62, align 8, !tbaa !19
  %270 = fadd contract <2 x double> %268, %269
  %271 = load <2 x double>, ptr %266, align 8, !tbaa !19
  %272 = shufflevector <2 x double> %271, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %273 = insertelement <2 x double> %272, double %267, i64 1
  %274 = fmul contract <2 x double> %270, %273
  %275 = shufflevector <2 x double> %270, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %276 = insertelement <2 x double> %275, double %259, i64 1
  %277 = fmul contract <2 x double> %276, %271
  %278 = fsub contract <2 x double> %274, %277
  store <2 x double> %278, ptr %9, align 16, !tbaa !19
  %279 = extractelement <2 x double> %271, i64 0
  %280 = fmul contract double %259, %279
  %281 = extractelement <2 x double> %270, i64 0
  %282 = fmul contract double %281, %267
  %283 = fsub contract double %280, %282
  store double %283, ptr %65, align 16, !tbaa !19
  %284 = getelementptr inbounds double, ptr %144, i64 3
  %285 = getelementptr inbounds double, ptr %144, i64 4
  %286 = load double, ptr %284, align 8, !tbaa !19
  %287 = fmul contract double %281, %286
  %288 = load <2 x double>, ptr %265, align 8, !tbaa !19
  %289 = load <2 x double>, ptr %64, align 16, !tbaa !19
  %290 = fadd contract <2 x double> %288, %289
  %291 = load <2 x double>, ptr %285, align 8, !tbaa !19
  %292 = shufflevector <2 x double> %291, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %293 = insertelement <2 x double> %292, double %286, i64 1
  %294 = fmul contract <2 x double> %270, %293
  %295 = fmul contract <2 x double> %276, %291
  %296 = fsub contract <2 x double> %294, %295
  %297 = extractelement <2 x double> %291, i64 0
  %298 = fmul contract double %259, %297
  %299 = fsub contract double %298, %287
  %300 = fmul contract <2 x double> %290, %273
  %301 = shufflevector <2 x double> %290, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %302 = insertelement <2 x double> %301, double %264, i64 1
  %303 = fmul contract <2 x double> %302, %271
  %304 = fsub contract <2 x double> %300, %303
  %305 = fadd contract <2 x double> %304, %296
  store <2 x double> %305, ptr %66, align 8, !tbaa !19
  %306 = fmul contract double %264, %279
  %307 = extractelement <2 x double> %290, i64 0
  %308 = fmul contract double %307, %267
  %309 = fsub contract double %306, %308
  %310 = fadd contract double %309, %299
  store double %310, ptr %67, align 8, !tbaa !19
  br label %311

311:                                              ; preds = %311, %255
  %312 = phi i64 [ 0, %255 ], [ %318, %311 ]
  %313 = getelementptr inbounds [6 x double], ptr %9, i64 0, i64 %312
  %314 = load <2 x double>, ptr %313, align 16, !tbaa !19
  %315 = getelementptr inbounds double, ptr %12, i64 %312
  %316 = load <2 x double>, ptr %315, align 16, !tbaa !19
  %317 = fadd contract <2 x double> %314, %316
  store <2 x double> %317, ptr %315, align 16, !tbaa !19
  %318 = add nuw i64 %312, 2
  %319 = icmp eq i64 %318, 6
  br i1 %319, label %320, label %311, !llvm.loop !203

320:                                              ; preds = %311
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #11
  call fastcc void @respond(ptr noundef nonnull %0, i64 noundef %87, ptr noundef nonnull %144, ptr noundef nonnull %12, ptr noundef null, ptr noundef %211, i64 noundef %23)
  call fastcc void @carry(ptr noundef nonnull %0, i64 noundef %87, ptr noundef null, ptr noundef nonnull %144)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #11
  %321 = load ptr, ptr %58, align 8, !tbaa !201
  %322 = add nsw i64 %138, %25
  %323 = getelementptr inbounds double, ptr %321, i64 %322
  store double 1.000000e+00, ptr %323, align 8, !tbaa !19
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %322, i64 noundef 1, ptr noundef %211, i64 noundef %23)
  %324 = load ptr, ptr %58, align 8, !tbaa !201
  %325 = getelementptr inbounds double, ptr %324, i64 %322
  store double 0.000000e+00, ptr %325, align 8, !tbaa !19
  %326 = add nuw nsw i64 %134, 1
  %327 = icmp eq i64 %326, %90
  br i1 %327, label %129, label %133, !llvm.loop !204

328:                                              ; preds = %81, %357
  %329 = phi i64 [ 0, %81 ], [ %364, %357 ]
  %330 = load i64, ptr %18, align 8, !tbaa !27
  %331 = icmp slt i64 %329, %330
  br i1 %331, label %357, label %332

332:                                              ; preds = %328, %357, %77
  %333 = load i64, ptr %21, align 8, !tbaa !73
  %334 = icmp sgt i64 %333, 0
  br i1 %334, label %335, label %367

335:                                              ; preds = %332
  %336 = getelementptr inbounds double, ptr %2, i64 %17
  %337 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %338 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 40
  %339 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %340 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %341 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %342 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %343 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 26
  %344 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 38
  %345 = getelementptr inbounds double, ptr %14, i64 3
  %346 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 70
  %347 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 39
  %348 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 65
  %349 = add i64 %16, 3
  %350 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 68
  %351 = getelementptr inbounds double, ptr %6, i64 1
  %352 = getelementptr inbounds double, ptr %5, i64 2
  %353 = getelementptr inbounds double, ptr %7, i64 2
  %354 = getelementptr inbounds double, ptr %8, i64 1
  %355 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %356 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 44
  br label %368

357:                                              ; preds = %328
  %358 = load ptr, ptr %82, align 8, !tbaa !201
  %359 = add nsw i64 %84, %329
  %360 = getelementptr inbounds double, ptr %358, i64 %359
  store double 1.000000e+00, ptr %360, align 8, !tbaa !19
  %361 = getelementptr inbounds double, ptr %85, i64 %329
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %359, i64 noundef 1, ptr noundef %361, i64 noundef %23)
  %362 = load ptr, ptr %82, align 8, !tbaa !201
  %363 = getelementptr inbounds double, ptr %362, i64 %359
  store double 0.000000e+00, ptr %363, align 8, !tbaa !19
  %364 = add nuw nsw i64 %329, 1
  %365 = load i64, ptr %78, align 8, !tbaa !79
  %366 = icmp eq i64 %365, 0
  br i1 %366, label %332, label %328, !llvm.loop !205

367:                                              ; preds = %580, %332
  ret void

368:                                              ; preds = %335, %580
  %369 = phi i64 [ 0, %335 ], [ %581, %580 ]
  %370 = load i64, ptr %18, align 8, !tbaa !27
  %371 = getelementptr inbounds double, ptr %336, i64 %370
  %372 = getelementptr inbounds double, ptr %371, i64 %369
  %373 = load i64, ptr %70, align 8, !tbaa !198
  %374 = icmp eq i64 %373, 0
  %375 = load i64, ptr %0, align 8, !tbaa !30
  br i1 %374, label %380, label %376

376:                                              ; preds = %368
  %377 = load ptr, ptr %337, align 8, !tbaa !199
  %378 = mul i64 %375, 96
  call void @llvm.memset.p0.i64(ptr align 8 %377, i8 0, i64 %378, i1 false)
  %379 = load i64, ptr %0, align 8, !tbaa !30
  br label %380

380:                                              ; preds = %368, %376
  %381 = phi i64 [ %375, %368 ], [ %379, %376 ]
  %382 = icmp sgt i64 %381, 0
  br i1 %382, label %584, label %383

383:                                              ; preds = %670, %380
  %384 = load ptr, ptr %346, align 8, !tbaa !201
  %385 = load ptr, ptr %347, align 8, !tbaa !206
  %386 = getelementptr inbounds i64, ptr %385, i64 %369
  %387 = load i64, ptr %386, align 8, !tbaa !34
  %388 = getelementptr inbounds double, ptr %384, i64 %387
  store double 1.000000e+00, ptr %388, align 8, !tbaa !19
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %387, i64 noundef 1, ptr noundef %372, i64 noundef %23)
  %389 = load ptr, ptr %346, align 8, !tbaa !201
  %390 = load ptr, ptr %347, align 8, !tbaa !206
  %391 = getelementptr inbounds i64, ptr %390, i64 %369
  %392 = load i64, ptr %391, align 8, !tbaa !34
  %393 = getelementptr inbounds double, ptr %389, i64 %392
  store double 0.000000e+00, ptr %393, align 8, !tbaa !19
  %394 = load ptr, ptr %348, align 8, !tbaa !207
  %395 = load i64, ptr %0, align 8, !tbaa !30
  %396 = mul nsw i64 %395, 10
  %397 = add i64 %349, %396
  %398 = mul nsw i64 %397, %369
  %399 = getelementptr inbounds double, ptr %394, i64 %398
  %400 = load ptr, ptr %340, align 8, !tbaa !36
  %401 = getelementptr inbounds double, ptr %399, i64 %395
  %402 = mul nsw i64 %395, 9
  %403 = getelementptr inbounds double, ptr %401, i64 %402
  %404 = getelementptr inbounds double, ptr %403, i64 3
  %405 = load ptr, ptr %350, align 8, !tbaa !208
  %406 = icmp sgt i64 %395, 0
  br i1 %406, label %407, label %410

407:                                              ; preds = %383
  %408 = load ptr, ptr %355, align 8, !tbaa !59
  %409 = load ptr, ptr %356, align 8, !tbaa !157
  br label %413

410:                                              ; preds = %546, %383
  call fastcc void @all_inward(ptr noundef nonnull %0, ptr noundef %405, i64 noundef 6, ptr noundef %372, i64 noundef %23)
  %411 = load i64, ptr %15, align 8, !tbaa !24
  %412 = icmp sgt i64 %411, 0
  br i1 %412, label %567, label %580

413:                                              ; preds = %546, %407
  %414 = phi i64 [ 0, %407 ], [ %547, %546 ]
  %415 = getelementptr inbounds %struct.Link, ptr %400, i64 %414
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #11
  %416 = getelementptr inbounds %struct.Link, ptr %400, i64 %414, i32 1
  %417 = getelementptr inbounds double, ptr %416, i64 1
  %418 = load double, ptr %416, align 8, !tbaa !19
  %419 = load <2 x double>, ptr %417, align 8, !tbaa !19
  br label %420

420:                                              ; preds = %420, %413
  %421 = phi i64 [ 0, %413 ], [ %437, %420 ]
  %422 = getelementptr inbounds double, ptr %415, i64 %421
  %423 = load double, ptr %422, align 8, !tbaa !19
  %424 = fmul contract double %418, %423
  %425 = getelementptr double, ptr %422, i64 3
  %426 = load double, ptr %425, align 8, !tbaa !19
  %427 = getelementptr double, ptr %422, i64 6
  %428 = load double, ptr %427, align 8, !tbaa !19
  %429 = insertelement <2 x double> poison, double %426, i64 0
  %430 = insertelement <2 x double> %429, double %428, i64 1
  %431 = fmul contract <2 x double> %419, %430
  %432 = extractelement <2 x double> %431, i64 0
  %433 = fadd contract double %424, %432
  %434 = extractelement <2 x double> %431, i64 1
  %435 = fadd contract double %433, %434
  %436 = getelementptr inbounds double, ptr %5, i64 %421
  store double %435, ptr %436, align 8, !tbaa !19
  %437 = add nuw nsw i64 %421, 1
  %438 = icmp eq i64 %437, 3
  br i1 %438, label %439, label %420, !llvm.loop !90

439:                                              ; preds = %420
  %440 = getelementptr inbounds %struct.Link, ptr %400, i64 %414, i32 14
  %441 = getelementptr inbounds double, ptr %440, i64 1
  %442 = load double, ptr %440, align 8, !tbaa !19
  %443 = load <2 x double>, ptr %441, align 8, !tbaa !19
  br label %444

444:                                              ; preds = %444, %439
  %445 = phi i64 [ 0, %439 ], [ %461, %444 ]
  %446 = getelementptr inbounds double, ptr %415, i64 %445
  %447 = load double, ptr %446, align 8, !tbaa !19
  %448 = fmul contract double %442, %447
  %449 = getelementptr double, ptr %446, i64 3
  %450 = load double, ptr %449, align 8, !tbaa !19
  %451 = getelementptr double, ptr %446, i64 6
  %452 = load double, ptr %451, align 8, !tbaa !19
  %453 = insertelement <2 x double> poison, double %450, i64 0
  %454 = insertelement <2 x double> %453, double %452, i64 1
  %455 = fmul contract <2 x double> %443, %454
  %456 = extractelement <2 x double> %455, i64 0
  %457 = fadd contract double %448, %456
  %458 = extractelement <2 x double> %455, i64 1
  %459 = fadd contract double %457, %458
  %460 = getelementptr inbounds double, ptr %6, i64 %445
  store double %459, ptr %460, align 8, !tbaa !19
  %461 = add nuw nsw i64 %445, 1
  %462 = icmp eq i64 %461, 3
  br i1 %462, label %463, label %444, !llvm.loop !90

463:                                              ; preds = %444
  %464 = mul nsw i64 %414, 9
  %465 = getelementptr inbounds double, ptr %401, i64 %464
  %466 = load double, ptr %6, align 16, !tbaa !19
  %467 = load <2 x double>, ptr %351, align 8, !tbaa !19
  br label %468

468:                                              ; preds = %468, %463
  %469 = phi i64 [ 0, %463 ], [ %482, %468 ]
  %470 = mul nuw nsw i64 %469, 3
  %471 = getelementptr inbounds double, ptr %465, i64 %470
  %472 = load double, ptr %471, align 8, !tbaa !19
  %473 = fmul contract double %466, %472
  %474 = getelementptr double, ptr %471, i64 1
  %475 = load <2 x double>, ptr %474, align 8, !tbaa !19
  %476 = fmul contract <2 x double> %467, %475
  %477 = extractelement <2 x double> %476, i64 0
  %478 = fadd contract double %473, %477
  %479 = extractelement <2 x double> %476, i64 1
  %480 = fadd contract double %478, %479
  %481 = getelementptr inbounds double, ptr %8, i64 %469
  store double %480, ptr %481, align 8, !tbaa !19
  %482 = add nuw nsw i64 %469, 1
  %483 = icmp eq i64 %482, 3
  br i1 %483, label %484, label %468, !llvm.loop !46

484:                                              ; preds = %468
  %485 = load <2 x double>, ptr %5, align 16, !tbaa !19
  %486 = load double, ptr %352, align 16, !tbaa !19
  %487 = extractelement <2 x double> %485, i64 0
  %488 = shufflevector <2 x double> %485, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %489 = insertelement <2 x double> %488, double %486, i64 1
  br label %490

490:                                              ; preds = %490, %484
  %491 = phi i64 [ 0, %484 ], [ %504, %490 ]
  %492 = mul nuw nsw i64 %491, 3
  %493 = getelementptr inbounds double, ptr %465, i64 %492
  %494 = load double, ptr %493, align 8, !tbaa !19
  %495 = fmul contract double %487, %494
  %496 = getelementptr double, ptr %493, i64 1
  %497 = load <2 x double>, ptr %496, align 8, !tbaa !19
  %498 = fmul contract <2 x double> %489, %497
  %499 = extractelement <2 x double> %498, i64 0
  %500 = fadd contract double %495, %499
  %501 = extractelement <2 x double> %498, i64 1
  %502 = fadd contract double %500, %501
  %503 = getelementptr inbounds double, ptr %7, i64 %491
  store double %502, ptr %503, align 8, !tbaa !19
  %504 = add nuw nsw i64 %491, 1
  %505 = icmp eq i64 %504, 3
  br i1 %505, label %506, label %490, !llvm.loop !46

506:                                              ; preds = %490
  %507 = mul nsw i64 %414, 6
  %508 = getelementptr inbounds double, ptr %405, i64 %507
  %509 = load double, ptr %353, align 16, !tbaa !19
  %510 = extractelement <2 x double> %485, i64 1
  %511 = fmul contract double %510, %509
  %512 = load double, ptr %8, align 16, !tbaa !19
  %513 = load <2 x double>, ptr %7, align 16, !tbaa !19
  %514 = extractelement <2 x double> %513, i64 1
  %515 = fmul contract double %486, %514
  %516 = fsub contract double %511, %515
  %517 = fadd contract double %512, %516
  %518 = insertelement <2 x double> poison, double %486, i64 0
  %519 = shufflevector <2 x double> %518, <2 x double> %485, <2 x i32> <i32 0, i32 2>
  %520 = fmul contract <2 x double> %519, %513
  %521 = insertelement <2 x double> poison, double %509, i64 0
  %522 = shufflevector <2 x double> %521, <2 x double> %513, <2 x i32> <i32 0, i32 2>
  %523 = fmul contract <2 x double> %485, %522
  %524 = fsub contract <2 x double> %520, %523
  %525 = load <2 x double>, ptr %354, align 8, !tbaa !19
  %526 = fadd contract <2 x double> %525, %524
  br label %527

527:                                              ; preds = %527, %506
  %528 = phi i64 [ 0, %506 ], [ %541, %527 ]
  %529 = mul nuw nsw i64 %528, 3
  %530 = getelementptr inbounds double, ptr %415, i64 %529
  %531 = load double, ptr %530, align 8, !tbaa !19
  %532 = fmul contract double %517, %531
  %533 = getelementptr double, ptr %530, i64 1
  %534 = load <2 x double>, ptr %533, align 8, !tbaa !19
  %535 = fmul contract <2 x double> %526, %534
  %536 = extractelement <2 x double> %535, i64 0
  %537 = fadd contract double %532, %536
  %538 = extractelement <2 x double> %535, i64 1
  %539 = fadd contract double %537, %538
  %540 = getelementptr inbounds double, ptr %508, i64 %528
  store double %539, ptr %540, align 8, !tbaa !19
  %541 = add nuw nsw i64 %528, 1
  %542 = icmp eq i64 %541, 3
  br i1 %542, label %543, label %527, !llvm.loop !46

543:                                              ; preds = %527
  %544 = getelementptr inbounds double, ptr %399, i64 %414
  %545 = getelementptr inbounds double, ptr %409, i64 %414
  br label %549

546:                                              ; preds = %549
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #11
  %547 = add nuw nsw i64 %414, 1
  %548 = icmp eq i64 %547, %395
  br i1 %548, label %410, label %413, !llvm.loop !209

549:                                              ; preds = %549, %543
  %550 = phi i64 [ 0, %543 ], [ %565, %549 ]
  %551 = load double, ptr %544, align 8, !tbaa !19
  %552 = add nuw nsw i64 %550, 3
  %553 = getelementptr inbounds %struct.Link, ptr %400, i64 %414, i32 14, i64 %552
  %554 = load double, ptr %553, align 8, !tbaa !19
  %555 = getelementptr inbounds double, ptr %408, i64 %550
  %556 = load double, ptr %555, align 8, !tbaa !19
  %557 = fsub contract double %554, %556
  %558 = fmul contract double %551, %557
  %559 = load double, ptr %545, align 8, !tbaa !19
  %560 = getelementptr inbounds double, ptr %403, i64 %550
  %561 = load double, ptr %560, align 8, !tbaa !19
  %562 = fmul contract double %559, %561
  %563 = fsub contract double %558, %562
  %564 = getelementptr inbounds double, ptr %508, i64 %552
  store double %563, ptr %564, align 8, !tbaa !19
  %565 = add nuw nsw i64 %550, 1
  %566 = icmp eq i64 %565, 3
  br i1 %566, label %546, label %549, !llvm.loop !210

567:                                              ; preds = %410, %567
  %568 = phi i64 [ %578, %567 ], [ 0, %410 ]
  %569 = getelementptr inbounds double, ptr %404, i64 %568
  %570 = load double, ptr %569, align 8, !tbaa !19
  %571 = getelementptr inbounds double, ptr %1, i64 %568
  %572 = load double, ptr %571, align 8, !tbaa !19
  %573 = fmul contract double %570, %572
  %574 = mul nsw i64 %568, %23
  %575 = getelementptr inbounds double, ptr %372, i64 %574
  %576 = load double, ptr %575, align 8, !tbaa !19
  %577 = fadd contract double %576, %573
  store double %577, ptr %575, align 8, !tbaa !19
  %578 = add nuw nsw i64 %568, 1
  %579 = icmp eq i64 %578, %411
  br i1 %579, label %580, label %567, !llvm.loop !211

580:                                              ; preds = %567, %410
  %581 = add nuw nsw i64 %369, 1
  %582 = load i64, ptr %21, align 8, !tbaa !73
  %583 = icmp slt i64 %581, %582
  br i1 %583, label %368, label %367, !llvm.loop !212

584:                                              ; preds = %380, %670
  %585 = phi i64 [ %671, %670 ], [ %381, %380 ]
  %586 = phi i64 [ %672, %670 ], [ 0, %380 ]
  %587 = load ptr, ptr %338, align 8, !tbaa !213
  %588 = mul nsw i64 %585, %369
  %589 = getelementptr i64, ptr %587, i64 %588
  %590 = getelementptr i64, ptr %589, i64 %586
  %591 = load i64, ptr %590, align 8, !tbaa !34
  %592 = icmp slt i64 %591, 0
  br i1 %592, label %670, label %593

593:                                              ; preds = %584
  %594 = load ptr, ptr %339, align 8, !tbaa !33
  %595 = getelementptr inbounds i64, ptr %594, i64 %586
  %596 = load i64, ptr %595, align 8, !tbaa !34
  %597 = load ptr, ptr %340, align 8, !tbaa !36
  %598 = getelementptr inbounds %struct.Link, ptr %597, i64 %586
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #11
  %599 = load ptr, ptr %341, align 8, !tbaa !38
  %600 = getelementptr inbounds i64, ptr %599, i64 %586
  %601 = load i64, ptr %600, align 8, !tbaa !34
  %602 = getelementptr i64, ptr %600, i64 1
  %603 = load i64, ptr %602, align 8, !tbaa !34
  %604 = sub nsw i64 %603, %601
  %605 = icmp sgt i64 %604, 0
  br i1 %605, label %606, label %619

606:                                              ; preds = %593
  %607 = load ptr, ptr %342, align 8, !tbaa !25
  %608 = load ptr, ptr %343, align 8, !tbaa !39
  %609 = getelementptr i64, ptr %608, i64 %601
  br label %610

610:                                              ; preds = %610, %606
  %611 = phi i64 [ 0, %606 ], [ %617, %610 ]
  %612 = getelementptr i64, ptr %609, i64 %611
  %613 = load i64, ptr %612, align 8, !tbaa !34
  %614 = getelementptr inbounds double, ptr %607, i64 %613
  %615 = load double, ptr %614, align 8, !tbaa !19
  %616 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %611
  store double %615, ptr %616, align 8, !tbaa !19
  %617 = add nuw nsw i64 %611, 1
  %618 = icmp eq i64 %617, %604
  br i1 %618, label %619, label %610, !llvm.loop !40

619:                                              ; preds = %610, %593
  %620 = load ptr, ptr %344, align 8, !tbaa !37
  %621 = getelementptr inbounds i64, ptr %620, i64 %586
  %622 = load i64, ptr %621, align 8, !tbaa !34
  %623 = inttoptr i64 %622 to ptr
  call void %623(ptr noundef %27, ptr noundef nonnull %4, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %14) #11
  %624 = getelementptr inbounds double, ptr %27, i64 %591
  %625 = getelementptr inbounds double, ptr %624, i64 1
  %626 = load double, ptr %624, align 8, !tbaa !19
  %627 = load <2 x double>, ptr %625, align 8, !tbaa !19
  br label %628

628:                                              ; preds = %628, %619
  %629 = phi i64 [ 0, %619 ], [ %642, %628 ]
  %630 = mul nuw nsw i64 %629, 3
  %631 = getelementptr inbounds double, ptr %598, i64 %630
  %632 = load double, ptr %631, align 8, !tbaa !19
  %633 = fmul contract double %632, %626
  %634 = getelementptr double, ptr %631, i64 1
  %635 = load <2 x double>, ptr %634, align 8, !tbaa !19
  %636 = fmul contract <2 x double> %635, %627
  %637 = extractelement <2 x double> %636, i64 0
  %638 = fadd contract double %633, %637
  %639 = extractelement <2 x double> %636, i64 1
  %640 = fadd contract double %638, %639
  %641 = getelementptr inbounds double, ptr %14, i64 %629
  store double %640, ptr %641, align 8, !tbaa !19
  %642 = add nuw nsw i64 %629, 1
  %643 = icmp eq i64 %642, 3
  br i1 %643, label %644, label %628, !llvm.loop !46

644:                                              ; preds = %628
  %645 = getelementptr inbounds double, ptr %624, i64 3
  %646 = getelementptr inbounds double, ptr %624, i64 4
  %647 = load double, ptr %645, align 8, !tbaa !19
  %648 = load <2 x double>, ptr %646, align 8, !tbaa !19
  br label %649

649:                                              ; preds = %649, %644
  %650 = phi i64 [ 0, %644 ], [ %663, %649 ]
  %651 = mul nuw nsw i64 %650, 3
  %652 = getelementptr inbounds double, ptr %598, i64 %651
  %653 = load double, ptr %652, align 8, !tbaa !19
  %654 = fmul contract double %653, %647
  %655 = getelementptr double, ptr %652, i64 1
  %656 = load <2 x double>, ptr %655, align 8, !tbaa !19
  %657 = fmul contract <2 x double> %656, %648
  %658 = extractelement <2 x double> %657, i64 0
  %659 = fadd contract double %654, %658
  %660 = extractelement <2 x double> %657, i64 1
  %661 = fadd contract double %659, %660
  %662 = getelementptr inbounds double, ptr %345, i64 %650
  store double %661, ptr %662, align 8, !tbaa !19
  %663 = add nuw nsw i64 %650, 1
  %664 = icmp eq i64 %663, 3
  br i1 %664, label %665, label %649, !llvm.loop !46

665:                                              ; preds = %649
  %666 = getelementptr inbounds double, ptr %624, i64 6
  %667 = mul nsw i64 %596, 6
  %668 = getelementptr inbounds double, ptr %666, i64 %667
  call fastcc void @position_column(ptr noundef nonnull %0, i64 noundef %586, ptr noundef nonnull %14, ptr noundef nonnull %666, ptr noundef nonnull %668, ptr noundef %1, ptr noundef %372, i64 noundef %23)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14) #11
  %669 = load i64, ptr %0, align 8, !tbaa !30
  br label %670

670:                                              ; preds = %584, %665
  %671 = phi i64 [ %585, %584 ], [ %669, %665 ]
  %672 = add nuw nsw i64 %586, 1
  %673 = icmp slt i64 %672, %671
  br i1 %673, label %584, label %383, !llvm.loop !214
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @own_inertia(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #4 {
  %3 = alloca [9 x double], align 16
  %4 = alloca [3 x double], align 16
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %6 = load ptr, ptr %5, align 8, !tbaa !36
  %7 = getelementptr inbounds %struct.Link, ptr %6, i64 %1
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 45
  %9 = load ptr, ptr %8, align 8, !tbaa !215
  %10 = mul nsw i64 %1, 9
  %11 = getelementptr inbounds double, ptr %9, i64 %10
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #11
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 44
  %13 = load ptr, ptr %12, align 8, !tbaa !157
  %14 = getelementptr inbounds double, ptr %13, i64 %1
  %15 = load double, ptr %14, align 8, !tbaa !19
  br label %16

16:                                               ; preds = %2, %23
  %17 = phi i64 [ 0, %2 ], [ %24, %23 ]
  %18 = mul nuw nsw i64 %17, 3
  %19 = getelementptr inbounds double, ptr %7, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !19
  %21 = getelementptr double, ptr %19, i64 1
  %22 = load <2 x double>, ptr %21, align 8, !tbaa !19
  br label %26

23:                                               ; preds = %26
  %24 = add nuw nsw i64 %17, 1
  %25 = icmp eq i64 %24, 3
  br i1 %25, label %46, label %16, !llvm.loop !216

26:                                               ; preds = %16, %26
  %27 = phi i64 [ 0, %16 ], [ %44, %26 ]
  %28 = getelementptr inbounds double, ptr %11, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !19
  %30 = fmul contract double %20, %29
  %31 = getelementptr double, ptr %28, i64 3
  %32 = load double, ptr %31, align 8, !tbaa !19
  %33 = getelementptr double, ptr %28, i64 6
  %34 = load double, ptr %33, align 8, !tbaa !19
  %35 = insertelement <2 x double> poison, double %32, i64 0
  %36 = insertelement <2 x double> %35, double %34, i64 1
  %37 = fmul contract <2 x double> %22, %36
  %38 = extractelement <2 x double> %37, i64 0
  %39 = fadd contract double %30, %38
  %40 = extractelement <2 x double> %37, i64 1
  %41 = fadd contract double %39, %40
  %42 = add nuw nsw i64 %27, %18
  %43 = getelementptr inbounds [9 x double], ptr %3, i64 0, i64 %42
  store double %41, ptr %43, align 8, !tbaa !19
  %44 = add nuw nsw i64 %27, 1
  %45 = icmp eq i64 %44, 3
  br i1 %45, label %23, label %26, !llvm.loop !217

46:                                               ; preds = %23, %103
  %47 = phi i64 [ %105, %103 ], [ 1, %23 ]
  %48 = phi i64 [ %104, %103 ], [ 0, %23 ]
  %49 = mul nuw nsw i64 %48, 3
  %50 = getelementptr inbounds double, ptr %3, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !19
  %52 = getelementptr inbounds double, ptr %50, i64 1
  %53 = load double, ptr %52, align 8, !tbaa !19
  %54 = getelementptr inbounds double, ptr %50, i64 2
  %55 = load double, ptr %54, align 8, !tbaa !19
  br label %107

56:                                               ; preds = %103
  %57 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 8
  %58 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 9
  %59 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 9, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %57, i8 0, i64 144, i1 false)
  store double %15, ptr %59, align 8, !tbaa !19
  %60 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 9, i64 4
  store double %15, ptr %60, align 8, !tbaa !19
  store double %15, ptr %58, align 8, !tbaa !19
  %61 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 7
  %62 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 1
  %63 = getelementptr inbounds double, ptr %62, i64 1
  %64 = load double, ptr %62, align 8, !tbaa !19
  %65 = load <2 x double>, ptr %63, align 8, !tbaa !19
  br label %66

66:                                               ; preds = %66, %56
  %67 = phi i64 [ 0, %56 ], [ %80, %66 ]
  %68 = mul nuw nsw i64 %67, 3
  %69 = getelementptr inbounds double, ptr %61, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !19
  %71 = fmul contract double %70, %64
  %72 = getelementptr double, ptr %69, i64 1
  %73 = load <2 x double>, ptr %72, align 8, !tbaa !19
  %74 = fmul contract <2 x double> %73, %65
  %75 = extractelement <2 x double> %74, i64 0
  %76 = fadd contract double %71, %75
  %77 = extractelement <2 x double> %74, i64 1
  %78 = fadd contract double %76, %77
  %79 = getelementptr inbounds double, ptr %4, i64 %67
  store double %78, ptr %79, align 8, !tbaa !19
  %80 = add nuw nsw i64 %67, 1
  %81 = icmp eq i64 %80, 3
  br i1 %81, label %82, label %66, !llvm.loop !46

82:                                               ; preds = %66
  %83 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 10
  %84 = getelementptr inbounds double, ptr %4, i64 1
  %85 = load double, ptr %4, align 16, !tbaa !19
  %86 = load <2 x double>, ptr %84, align 8, !tbaa !19
  %87 = shufflevector <2 x double> %86, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %88 = insertelement <2 x double> %87, double %85, i64 1
  %89 = fmul contract <2 x double> %65, %88
  %90 = insertelement <2 x double> poison, double %64, i64 1
  %91 = shufflevector <2 x double> %90, <2 x double> %65, <2 x i32> <i32 3, i32 1>
  %92 = fmul contract <2 x double> %91, %86
  %93 = fsub contract <2 x double> %89, %92
  store <2 x double> %93, ptr %83, align 8, !tbaa !19
  %94 = extractelement <2 x double> %86, i64 0
  %95 = fmul contract double %64, %94
  %96 = extractelement <2 x double> %65, i64 0
  %97 = fmul contract double %96, %85
  %98 = fsub contract double %95, %97
  %99 = getelementptr inbounds double, ptr %83, i64 2
  store double %98, ptr %99, align 8, !tbaa !19
  %100 = fneg contract double %15
  %101 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %102 = load ptr, ptr %101, align 8, !tbaa !59
  br label %128

103:                                              ; preds = %107
  %104 = add nuw nsw i64 %48, 1
  %105 = add nuw nsw i64 %47, 1
  %106 = icmp eq i64 %104, 3
  br i1 %106, label %56, label %46, !llvm.loop !218

107:                                              ; preds = %46, %107
  %108 = phi i64 [ 0, %46 ], [ %125, %107 ]
  %109 = mul nuw nsw i64 %108, 3
  %110 = getelementptr inbounds double, ptr %7, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !19
  %112 = fmul contract double %51, %111
  %113 = getelementptr inbounds double, ptr %110, i64 1
  %114 = load double, ptr %113, align 8, !tbaa !19
  %115 = fmul contract double %53, %114
  %116 = fadd contract double %112, %115
  %117 = getelementptr inbounds double, ptr %110, i64 2
  %118 = load double, ptr %117, align 8, !tbaa !19
  %119 = fmul contract double %55, %118
  %120 = fadd contract double %116, %119
  %121 = add nuw nsw i64 %109, %48
  %122 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 7, i64 %121
  store double %120, ptr %122, align 8, !tbaa !19
  %123 = add nuw nsw i64 %108, %49
  %124 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 7, i64 %123
  store double %120, ptr %124, align 8, !tbaa !19
  %125 = add nuw nsw i64 %108, 1
  %126 = icmp eq i64 %125, %47
  br i1 %126, label %103, label %107, !llvm.loop !219

127:                                              ; preds = %128
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #11
  ret void

128:                                              ; preds = %82, %128
  %129 = phi i64 [ 0, %82 ], [ %135, %128 ]
  %130 = getelementptr inbounds double, ptr %102, i64 %129
  %131 = load double, ptr %130, align 8, !tbaa !19
  %132 = fmul contract double %131, %100
  %133 = add nuw nsw i64 %129, 3
  %134 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 10, i64 %133
  store double %132, ptr %134, align 8, !tbaa !19
  %135 = add nuw nsw i64 %129, 1
  %136 = icmp eq i64 %135, 3
  br i1 %136, label %127, label %128, !llvm.loop !220
}

; Function Attrs: nounwind uwtable
define internal fastcc void @add_loads(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #1 {
  %3 = alloca [3 x double], align 16
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !79
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %69, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %9 = load ptr, ptr %8, align 8, !tbaa !36
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 5
  %11 = load i64, ptr %10, align 8, !tbaa !221
  %12 = inttoptr i64 %11 to ptr
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %14 = load ptr, ptr %13, align 8, !tbaa !222
  %15 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 6
  %16 = load i64, ptr %15, align 8, !tbaa !223
  %17 = inttoptr i64 %16 to ptr
  tail call void %12(ptr noundef %14, ptr noundef %1, ptr noundef %17) #11
  %18 = load i64, ptr %4, align 8, !tbaa !79
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %69

20:                                               ; preds = %7
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %22 = load ptr, ptr %21, align 8, !tbaa !224
  %23 = load ptr, ptr %13, align 8, !tbaa !222
  br label %24

24:                                               ; preds = %20, %51
  %25 = phi i64 [ 0, %20 ], [ %52, %51 ]
  %26 = getelementptr inbounds i64, ptr %22, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !34
  %28 = getelementptr inbounds %struct.Link, ptr %9, i64 %27
  %29 = mul nuw nsw i64 %25, 6
  %30 = getelementptr inbounds double, ptr %23, i64 %29
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #11
  %31 = getelementptr inbounds double, ptr %30, i64 3
  %32 = getelementptr inbounds double, ptr %30, i64 4
  %33 = load double, ptr %31, align 8, !tbaa !19
  %34 = load <2 x double>, ptr %32, align 8, !tbaa !19
  br label %35

35:                                               ; preds = %35, %24
  %36 = phi i64 [ 0, %24 ], [ %49, %35 ]
  %37 = mul nuw nsw i64 %36, 3
  %38 = getelementptr inbounds double, ptr %28, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !19
  %40 = fmul contract double %39, %33
  %41 = getelementptr double, ptr %38, i64 1
  %42 = load <2 x double>, ptr %41, align 8, !tbaa !19
  %43 = fmul contract <2 x double> %42, %34
  %44 = extractelement <2 x double> %43, i64 0
  %45 = fadd contract double %40, %44
  %46 = extractelement <2 x double> %43, i64 1
  %47 = fadd contract double %45, %46
  %48 = getelementptr inbounds double, ptr %3, i64 %36
  store double %47, ptr %48, align 8, !tbaa !19
  %49 = add nuw nsw i64 %36, 1
  %50 = icmp eq i64 %49, 3
  br i1 %50, label %54, label %35, !llvm.loop !46

51:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #11
  %52 = add nuw nsw i64 %25, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %69, label %24, !llvm.loop !225

54:                                               ; preds = %35, %54
  %55 = phi i64 [ %67, %54 ], [ 0, %35 ]
  %56 = getelementptr inbounds [3 x double], ptr %3, i64 0, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !19
  %58 = getelementptr inbounds %struct.Link, ptr %9, i64 %27, i32 10, i64 %55
  %59 = load double, ptr %58, align 8, !tbaa !19
  %60 = fsub contract double %59, %57
  store double %60, ptr %58, align 8, !tbaa !19
  %61 = getelementptr inbounds double, ptr %30, i64 %55
  %62 = load double, ptr %61, align 8, !tbaa !19
  %63 = add nuw nsw i64 %55, 3
  %64 = getelementptr inbounds %struct.Link, ptr %9, i64 %27, i32 10, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !19
  %66 = fsub contract double %65, %62
  store double %66, ptr %64, align 8, !tbaa !19
  %67 = add nuw nsw i64 %55, 1
  %68 = icmp eq i64 %67, 3
  br i1 %68, label %51, label %54, !llvm.loop !226

69:                                               ; preds = %51, %7, %2
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_mass(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i64 noundef %3) unnamed_addr #5 {
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !24
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %122

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %10 = load ptr, ptr %9, align 8, !tbaa !67
  %11 = icmp sgt i64 %3, 0
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %13 = load ptr, ptr %12, align 8, !tbaa !68
  %14 = icmp eq i64 %3, 1
  %15 = and i64 %3, 9223372036854775806
  %16 = icmp eq i64 %15, %3
  %17 = icmp ult i64 %3, 4
  %18 = and i64 %3, 9223372036854775806
  %19 = icmp eq i64 %18, %3
  br label %35

20:                                               ; preds = %77, %61
  %21 = icmp sgt i64 %36, 1
  br i1 %21, label %35, label %22, !llvm.loop !227

22:                                               ; preds = %20
  br i1 %7, label %23, label %122

23:                                               ; preds = %22
  %24 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %25 = load ptr, ptr %24, align 8, !tbaa !67
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %27 = load ptr, ptr %26, align 8, !tbaa !68
  %28 = icmp sgt i64 %3, 0
  %29 = icmp ult i64 %3, 4
  %30 = and i64 %3, 9223372036854775806
  %31 = icmp eq i64 %30, %3
  %32 = icmp eq i64 %3, 1
  %33 = and i64 %3, 9223372036854775806
  %34 = icmp eq i64 %33, %3
  br label %140

35:                                               ; preds = %8, %20
  %36 = phi i64 [ %6, %8 ], [ %37, %20 ]
  %37 = add nsw i64 %36, -1
  %38 = getelementptr inbounds i64, ptr %10, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !34
  %40 = mul nsw i64 %39, %6
  %41 = getelementptr double, ptr %1, i64 %40
  %42 = getelementptr double, ptr %41, i64 %39
  %43 = load double, ptr %42, align 8, !tbaa !19
  %44 = fdiv contract double 1.000000e+00, %43
  %45 = mul i64 %39, %3
  %46 = getelementptr double, ptr %2, i64 %45
  br i1 %11, label %47, label %61

47:                                               ; preds = %35
  br i1 %14, label %59, label %48

48:                                               ; preds = %47
  %49 = insertelement <2 x double> poison, double %44, i64 0
  %50 = shufflevector <2 x double> %49, <2 x double> poison, <2 x i32> zeroinitializer
  br label %51

51:                                               ; preds = %51, %48
  %52 = phi i64 [ 0, %48 ], [ %56, %51 ]
  %53 = getelementptr inbounds double, ptr %46, i64 %52
  %54 = load <2 x double>, ptr %53, align 8, !tbaa !19
  %55 = fmul contract <2 x double> %50, %54
  store <2 x double> %55, ptr %53, align 8, !tbaa !19
  %56 = add nuw i64 %52, 2
  %57 = icmp eq i64 %56, %15
  br i1 %57, label %58, label %51, !llvm.loop !228

58:                                               ; preds = %51
  br i1 %16, label %61, label %59

59:                                               ; preds = %47, %58
  %60 = phi i64 [ 0, %47 ], [ %15, %58 ]
  br label %70

61:                                               ; preds = %70, %58, %35
  %62 = getelementptr inbounds i64, ptr %13, i64 %39
  %63 = load i64, ptr %62, align 8, !tbaa !34
  %64 = icmp sgt i64 %63, -1
  br i1 %64, label %65, label %20

65:                                               ; preds = %61
  %66 = shl i64 %39, 3
  %67 = add i64 %66, 8
  %68 = mul i64 %67, %3
  %69 = getelementptr i8, ptr %2, i64 %68
  br label %81

70:                                               ; preds = %59, %70
  %71 = phi i64 [ %75, %70 ], [ %60, %59 ]
  %72 = getelementptr inbounds double, ptr %46, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !19
  %74 = fmul contract double %44, %73
  store double %74, ptr %72, align 8, !tbaa !19
  %75 = add nuw nsw i64 %71, 1
  %76 = icmp eq i64 %75, %3
  br i1 %76, label %61, label %70, !llvm.loop !229

77:                                               ; preds = %112, %109, %81
  %78 = getelementptr inbounds i64, ptr %13, i64 %82
  %79 = load i64, ptr %78, align 8, !tbaa !34
  %80 = icmp sgt i64 %79, -1
  br i1 %80, label %81, label %20, !llvm.loop !230

81:                                               ; preds = %65, %77
  %82 = phi i64 [ %79, %77 ], [ %63, %65 ]
  %83 = getelementptr double, ptr %41, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !19
  %85 = mul i64 %82, %3
  %86 = getelementptr double, ptr %2, i64 %85
  br i1 %11, label %87, label %77

87:                                               ; preds = %81
  br i1 %17, label %110, label %88

88:                                               ; preds = %87
  %89 = shl i64 %82, 3
  %90 = add i64 %89, 8
  %91 = mul i64 %90, %3
  %92 = getelementptr i8, ptr %2, i64 %91
  %93 = icmp ult ptr %86, %69
  %94 = icmp ult ptr %46, %92
  %95 = and i1 %93, %94
  br i1 %95, label %110, label %96

96:                                               ; preds = %88
  %97 = insertelement <2 x double> poison, double %84, i64 0
  %98 = shufflevector <2 x double> %97, <2 x double> poison, <2 x i32> zeroinitializer
  br label %99

99:                                               ; preds = %99, %96
  %100 = phi i64 [ 0, %96 ], [ %107, %99 ]
  %101 = getelementptr inbounds double, ptr %46, i64 %100
  %102 = load <2 x double>, ptr %101, align 8, !tbaa !19, !alias.scope !231
  %103 = fmul contract <2 x double> %98, %102
  %104 = getelementptr inbounds double, ptr %86, i64 %100
  %105 = load <2 x double>, ptr %104, align 8, !tbaa !19, !alias.scope !234, !noalias !231
  %106 = fsub contract <2 x double> %105, %103
  store <2 x double> %106, ptr %104, align 8, !tbaa !19, !alias.scope !234, !noalias !231
  %107 = add nuw i64 %100, 2
  %108 = icmp eq i64 %107, %18
  br i1 %108, label %109, label %99, !llvm.loop !236

109:                                              ; preds = %99
  br i1 %19, label %77, label %110

110:                                              ; preds = %88, %87, %109
  %111 = phi i64 [ 0, %88 ], [ 0, %87 ], [ %18, %109 ]
  br label %112

112:                                              ; preds = %110, %112
  %113 = phi i64 [ %120, %112 ], [ %111, %110 ]
  %114 = getelementptr inbounds double, ptr %46, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !19
  %116 = fmul contract double %84, %115
  %117 = getelementptr inbounds double, ptr %86, i64 %113
  %118 = load double, ptr %117, align 8, !tbaa !19
  %119 = fsub contract double %118, %116
  store double %119, ptr %117, align 8, !tbaa !19
  %120 = add nuw nsw i64 %113, 1
  %121 = icmp eq i64 %120, %3
  br i1 %121, label %77, label %112, !llvm.loop !237

122:                                              ; preds = %219, %4, %22
  %123 = mul nsw i64 %6, %3
  %124 = icmp sgt i64 %123, 0
  br i1 %124, label %125, label %229

125:                                              ; preds = %122
  %126 = icmp eq i64 %123, 1
  br i1 %126, label %138, label %127

127:                                              ; preds = %125
  %128 = and i64 %123, 9223372036854775806
  br label %129

129:                                              ; preds = %129, %127
  %130 = phi i64 [ 0, %127 ], [ %134, %129 ]
  %131 = getelementptr inbounds double, ptr %2, i64 %130
  %132 = load <2 x double>, ptr %131, align 8, !tbaa !19
  %133 = fneg contract <2 x double> %132
  store <2 x double> %133, ptr %131, align 8, !tbaa !19
  %134 = add nuw i64 %130, 2
  %135 = icmp eq i64 %134, %128
  br i1 %135, label %136, label %129, !llvm.loop !238

136:                                              ; preds = %129
  %137 = icmp eq i64 %123, %128
  br i1 %137, label %229, label %138

138:                                              ; preds = %125, %136
  %139 = phi i64 [ 0, %125 ], [ %128, %136 ]
  br label %230

140:                                              ; preds = %23, %219
  %141 = phi i64 [ 0, %23 ], [ %220, %219 ]
  %142 = getelementptr inbounds i64, ptr %25, i64 %141
  %143 = load i64, ptr %142, align 8, !tbaa !34
  %144 = mul nsw i64 %143, %6
  %145 = getelementptr double, ptr %1, i64 %144
  %146 = getelementptr double, ptr %145, i64 %143
  %147 = load double, ptr %146, align 8, !tbaa !19
  %148 = fdiv contract double 1.000000e+00, %147
  %149 = mul i64 %143, %3
  %150 = getelementptr double, ptr %2, i64 %149
  %151 = getelementptr inbounds i64, ptr %27, i64 %143
  %152 = load i64, ptr %151, align 8, !tbaa !34
  %153 = icmp sgt i64 %152, -1
  br i1 %153, label %154, label %163

154:                                              ; preds = %140
  %155 = shl i64 %143, 3
  %156 = add i64 %155, 8
  %157 = mul i64 %156, %3
  %158 = getelementptr i8, ptr %2, i64 %157
  br label %178

159:                                              ; preds = %209, %206, %178
  %160 = getelementptr inbounds i64, ptr %27, i64 %179
  %161 = load i64, ptr %160, align 8, !tbaa !34
  %162 = icmp sgt i64 %161, -1
  br i1 %162, label %178, label %163, !llvm.loop !239

163:                                              ; preds = %159, %140
  br i1 %28, label %164, label %219

164:                                              ; preds = %163
  br i1 %32, label %176, label %165

165:                                              ; preds = %164
  %166 = insertelement <2 x double> poison, double %148, i64 0
  %167 = shufflevector <2 x double> %166, <2 x double> poison, <2 x i32> zeroinitializer
  br label %168

168:                                              ; preds = %168, %165
  %169 = phi i64 [ 0, %165 ], [ %173, %168 ]
  %170 = getelementptr inbounds double, ptr %150, i64 %169
  %171 = load <2 x double>, ptr %170, align 8, !tbaa !19
  %172 = fmul contract <2 x double> %167, %171
  store <2 x double> %172, ptr %170, align 8, !tbaa !19
  %173 = add nuw i64 %169, 2
  %174 = icmp eq i64 %173, %33
  br i1 %174, label %175, label %168, !llvm.loop !240

175:                                              ; preds = %168
  br i1 %34, label %219, label %176

176:                                              ; preds = %164, %175
  %177 = phi i64 [ 0, %164 ], [ %33, %175 ]
  br label %222

178:                                              ; preds = %154, %159
  %179 = phi i64 [ %161, %159 ], [ %152, %154 ]
  %180 = getelementptr double, ptr %145, i64 %179
  %181 = load double, ptr %180, align 8, !tbaa !19
  %182 = mul i64 %179, %3
  %183 = getelementptr double, ptr %2, i64 %182
  br i1 %28, label %184, label %159

184:                                              ; preds = %178
  br i1 %29, label %207, label %185

185:                                              ; preds = %184
  %186 = shl i64 %179, 3
  %187 = add i64 %186, 8
  %188 = mul i64 %187, %3
  %189 = getelementptr i8, ptr %2, i64 %188
  %190 = icmp ult ptr %150, %189
  %191 = icmp ult ptr %183, %158
  %192 = and i1 %190, %191
  br i1 %192, label %207, label %193

193:                                              ; preds = %185
  %194 = insertelement <2 x double> poison, double %181, i64 0
  %195 = shufflevector <2 x double> %194, <2 x double> poison, <2 x i32> zeroinitializer
  br label %196

196:                                              ; preds = %196, %193
  %197 = phi i64 [ 0, %193 ], [ %204, %196 ]
  %198 = getelementptr inbounds double, ptr %183, i64 %197
  %199 = load <2 x double>, ptr %198, align 8, !tbaa !19, !alias.scope !241
  %200 = fmul contract <2 x double> %195, %199
  %201 = getelementptr inbounds double, ptr %150, i64 %197
  %202 = load <2 x double>, ptr %201, align 8, !tbaa !19, !alias.scope !244, !noalias !241
  %203 = fsub contract <2 x double> %202, %200
  store <2 x double> %203, ptr %201, align 8, !tbaa !19, !alias.scope !244, !noalias !241
  %204 = add nuw i64 %197, 2
  %205 = icmp eq i64 %204, %30
  br i1 %205, label %206, label %196, !llvm.loop !246

206:                                              ; preds = %196
  br i1 %31, label %159, label %207

207:                                              ; preds = %185, %184, %206
  %208 = phi i64 [ 0, %185 ], [ 0, %184 ], [ %30, %206 ]
  br label %209

209:                                              ; preds = %207, %209
  %210 = phi i64 [ %217, %209 ], [ %208, %207 ]
  %211 = getelementptr inbounds double, ptr %183, i64 %210
  %212 = load double, ptr %211, align 8, !tbaa !19
  %213 = fmul contract double %181, %212
  %214 = getelementptr inbounds double, ptr %150, i64 %210
  %215 = load double, ptr %214, align 8, !tbaa !19
  %216 = fsub contract double %215, %213
  store double %216, ptr %214, align 8, !tbaa !19
  %217 = add nuw nsw i64 %210, 1
  %218 = icmp eq i64 %217, %3
  br i1 %218, label %159, label %209, !llvm.loop !247

219:                                              ; preds = %222, %175, %163
  %220 = add nuw nsw i64 %141, 1
  %221 = icmp eq i64 %220, %6
  br i1 %221, label %122, label %140, !llvm.loop !248

222:                                              ; preds = %176, %222
  %223 = phi i64 [ %227, %222 ], [ %177, %176 ]
  %224 = getelementptr inbounds double, ptr %150, i64 %223
  %225 = load double, ptr %224, align 8, !tbaa !19
  %226 = fmul contract double %148, %225
  store double %226, ptr %224, align 8, !tbaa !19
  %227 = add nuw nsw i64 %223, 1
  %228 = icmp eq i64 %227, %3
  br i1 %228, label %219, label %222, !llvm.loop !249

229:                                              ; preds = %230, %136, %122
  ret void

230:                                              ; preds = %138, %230
  %231 = phi i64 [ %235, %230 ], [ %139, %138 ]
  %232 = getelementptr inbounds double, ptr %2, i64 %231
  %233 = load double, ptr %232, align 8, !tbaa !19
  %234 = fneg contract double %233
  store double %234, ptr %232, align 8, !tbaa !19
  %235 = add nuw nsw i64 %231, 1
  %236 = icmp eq i64 %235, %123
  br i1 %236, label %229, label %230, !llvm.loop !250
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #7

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @answer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #4 {
  %4 = alloca [6 x double], align 16
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %6 = load ptr, ptr %5, align 8, !tbaa !36
  %7 = load i64, ptr %0, align 8, !tbaa !30
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %20, label %135

9:                                                ; preds = %20
  %10 = icmp sgt i64 %24, 0
  br i1 %10, label %11, label %135

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %13 = load ptr, ptr %12, align 8, !tbaa !33
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %15 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %16 = load ptr, ptr %15, align 8, !tbaa !54
  %17 = getelementptr inbounds double, ptr %4, i64 3
  %18 = getelementptr inbounds double, ptr %4, i64 4
  %19 = getelementptr inbounds double, ptr %4, i64 2
  br label %31

20:                                               ; preds = %3, %20
  %21 = phi i64 [ %23, %20 ], [ 0, %3 ]
  %22 = getelementptr inbounds %struct.Link, ptr %6, i64 %21, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %22, i8 0, i64 48, i1 false)
  %23 = add nuw nsw i64 %21, 1
  %24 = load i64, ptr %0, align 8, !tbaa !30
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %20, label %9, !llvm.loop !251

26:                                               ; preds = %133
  br i1 %10, label %27, label %135

27:                                               ; preds = %26
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  br label %136

31:                                               ; preds = %11, %133
  %32 = phi i64 [ %24, %11 ], [ %33, %133 ]
  %33 = add nsw i64 %32, -1
  %34 = getelementptr inbounds i64, ptr %13, i64 %33
  %35 = load i64, ptr %34, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4) #11
  %36 = getelementptr inbounds %struct.Link, ptr %6, i64 %33, i32 15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %4, ptr noundef nonnull align 8 dereferenceable(48) %36, i64 48, i1 false)
  %37 = icmp sgt i64 %35, 0
  br i1 %37, label %38, label %43

38:                                               ; preds = %31
  %39 = load ptr, ptr %14, align 8, !tbaa !42
  %40 = getelementptr inbounds i64, ptr %39, i64 %33
  %41 = load i64, ptr %40, align 8, !tbaa !34
  %42 = getelementptr double, ptr %1, i64 %41
  br label %47

43:                                               ; preds = %98, %31
  %44 = getelementptr inbounds i64, ptr %16, i64 %33
  %45 = load i64, ptr %44, align 8, !tbaa !34
  %46 = icmp slt i64 %45, 0
  br i1 %46, label %133, label %101

47:                                               ; preds = %38, %98
  %48 = phi i64 [ 0, %38 ], [ %99, %98 ]
  %49 = getelementptr double, ptr %42, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !19
  %51 = mul nuw nsw i64 %48, 6
  br label %54

52:                                               ; preds = %54
  %53 = icmp eq i64 %48, 0
  br i1 %53, label %66, label %86

54:                                               ; preds = %47, %54
  %55 = phi i64 [ 0, %47 ], [ %64, %54 ]
  %56 = phi double [ %50, %47 ], [ %63, %54 ]
  %57 = add nuw nsw i64 %55, %51
  %58 = getelementptr inbounds %struct.Link, ptr %6, i64 %33, i32 5, i64 %57
  %59 = load double, ptr %58, align 8, !tbaa !19
  %60 = getelementptr inbounds %struct.Link, ptr %6, i64 %33, i32 15, i64 %55
  %61 = load double, ptr %60, align 8, !tbaa !19
  %62 = fmul contract double %59, %61
  %63 = fsub contract double %56, %62
  %64 = add nuw nsw i64 %55, 1
  %65 = icmp eq i64 %64, 6
  br i1 %65, label %52, label %54, !llvm.loop !252

66:                                               ; preds = %86, %52
  %67 = phi double [ %63, %52 ], [ %95, %86 ]
  %68 = mul nsw i64 %48, 7
  %69 = getelementptr inbounds %struct.Link, ptr %6, i64 %33, i32 12, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !19
  %71 = fmul contract double %67, %70
  %72 = getelementptr inbounds %struct.Link, ptr %6, i64 %33, i32 16, i64 %48
  store double %71, ptr %72, align 8, !tbaa !19
  %73 = insertelement <2 x double> poison, double %71, i64 0
  %74 = shufflevector <2 x double> %73, <2 x double> poison, <2 x i32> zeroinitializer
  br label %75

75:                                               ; preds = %75, %66
  %76 = phi i64 [ 0, %66 ], [ %84, %75 ]
  %77 = add nuw nsw i64 %76, %51
  %78 = getelementptr inbounds %struct.Link, ptr %6, i64 %33, i32 11, i64 %77
  %79 = load <2 x double>, ptr %78, align 8, !tbaa !19
  %80 = fmul contract <2 x double> %74, %79
  %81 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %76
  %82 = load <2 x double>, ptr %81, align 16, !tbaa !19
  %83 = fadd contract <2 x double> %82, %80
  store <2 x double> %83, ptr %81, align 16, !tbaa !19
  %84 = add nuw i64 %76, 2
  %85 = icmp eq i64 %84, 6
  br i1 %85, label %98, label %75, !llvm.loop !253

86:                                               ; preds = %52, %86
  %87 = phi i64 [ %96, %86 ], [ 0, %52 ]
  %88 = phi double [ %95, %86 ], [ %63, %52 ]
  %89 = add nuw nsw i64 %87, %51
  %90 = getelementptr inbounds %struct.Link, ptr %6, i64 %33, i32 12, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !19
  %92 = getelementptr inbounds %struct.Link, ptr %6, i64 %33, i32 16, i64 %87
  %93 = load double, ptr %92, align 8, !tbaa !19
  %94 = fmul contract double %91, %93
  %95 = fsub contract double %88, %94
  %96 = add nuw nsw i64 %87, 1
  %97 = icmp eq i64 %96, %48
  br i1 %97, label %66, label %86, !llvm.loop !254

98:                                               ; preds = %75
  %99 = add nuw nsw i64 %48, 1
  %100 = icmp eq i64 %99, %35
  br i1 %100, label %43, label %47, !llvm.loop !255

101:                                              ; preds = %43
  %102 = getelementptr inbounds %struct.Link, ptr %6, i64 %33, i32 4
  %103 = getelementptr inbounds double, ptr %102, i64 1
  %104 = load double, ptr %17, align 8, !tbaa !19
  %105 = load double, ptr %102, align 8, !tbaa !19
  %106 = load <2 x double>, ptr %103, align 8, !tbaa !19
  %107 = load <2 x double>, ptr %18, align 16, !tbaa !19
  %108 = shufflevector <2 x double> %107, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %109 = insertelement <2 x double> %108, double %104, i64 1
  %110 = fmul contract <2 x double> %106, %109
  %111 = shufflevector <2 x double> %106, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %112 = insertelement <2 x double> %111, double %105, i64 1
  %113 = fmul contract <2 x double> %107, %112
  %114 = fsub contract <2 x double> %110, %113
  %115 = load <2 x double>, ptr %4, align 16, !tbaa !19
  %116 = fadd contract <2 x double> %115, %114
  store <2 x double> %116, ptr %4, align 16, !tbaa !19
  %117 = extractelement <2 x double> %107, i64 0
  %118 = fmul contract double %117, %105
  %119 = extractelement <2 x double> %106, i64 0
  %120 = fmul contract double %119, %104
  %121 = fsub contract double %118, %120
  %122 = load double, ptr %19, align 16, !tbaa !19
  %123 = fadd contract double %121, %122
  store double %123, ptr %19, align 16, !tbaa !19
  br label %124

124:                                              ; preds = %124, %101
  %125 = phi i64 [ 0, %101 ], [ %131, %124 ]
  %126 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %125
  %127 = load <2 x double>, ptr %126, align 16, !tbaa !19
  %128 = getelementptr inbounds %struct.Link, ptr %6, i64 %45, i32 15, i64 %125
  %129 = load <2 x double>, ptr %128, align 8, !tbaa !19
  %130 = fadd contract <2 x double> %127, %129
  store <2 x double> %130, ptr %128, align 8, !tbaa !19
  %131 = add nuw i64 %125, 2
  %132 = icmp eq i64 %131, 6
  br i1 %132, label %133, label %124, !llvm.loop !256

133:                                              ; preds = %124, %43
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4) #11
  %134 = icmp sgt i64 %32, 1
  br i1 %134, label %31, label %26, !llvm.loop !257

135:                                              ; preds = %238, %3, %9, %26
  ret void

136:                                              ; preds = %27, %238
  %137 = phi i64 [ 0, %27 ], [ %239, %238 ]
  %138 = load ptr, ptr %28, align 8, !tbaa !54
  %139 = getelementptr inbounds i64, ptr %138, i64 %137
  %140 = load i64, ptr %139, align 8, !tbaa !34
  %141 = icmp slt i64 %140, 0
  %142 = getelementptr inbounds %struct.Link, ptr %6, i64 %140, i32 17
  %143 = select i1 %141, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 17), ptr %142
  %144 = load ptr, ptr %29, align 8, !tbaa !33
  %145 = getelementptr inbounds i64, ptr %144, i64 %137
  %146 = load i64, ptr %145, align 8, !tbaa !34
  %147 = load ptr, ptr %30, align 8, !tbaa !42
  %148 = getelementptr inbounds i64, ptr %147, i64 %137
  %149 = load i64, ptr %148, align 8, !tbaa !34
  %150 = getelementptr double, ptr %2, i64 %149
  %151 = getelementptr inbounds %struct.Link, ptr %6, i64 %137, i32 17
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %151, ptr noundef nonnull align 8 dereferenceable(48) %143, i64 48, i1 false)
  %152 = getelementptr inbounds %struct.Link, ptr %6, i64 %137, i32 4
  %153 = getelementptr inbounds double, ptr %151, i64 3
  %154 = getelementptr inbounds double, ptr %143, i64 1
  %155 = load double, ptr %154, align 8, !tbaa !19
  %156 = getelementptr inbounds double, ptr %152, i64 2
  %157 = load double, ptr %156, align 8, !tbaa !19
  %158 = fmul contract double %155, %157
  %159 = getelementptr inbounds double, ptr %143, i64 2
  %160 = load double, ptr %159, align 8, !tbaa !19
  %161 = getelementptr inbounds double, ptr %152, i64 1
  %162 = load double, ptr %161, align 8, !tbaa !19
  %163 = fmul contract double %160, %162
  %164 = fsub contract double %158, %163
  %165 = load double, ptr %153, align 8, !tbaa !19
  %166 = fadd contract double %165, %164
  store double %166, ptr %153, align 8, !tbaa !19
  %167 = load double, ptr %159, align 8, !tbaa !19
  %168 = load double, ptr %152, align 8, !tbaa !19
  %169 = fmul contract double %167, %168
  %170 = load double, ptr %143, align 8, !tbaa !19
  %171 = fmul contract double %157, %170
  %172 = fsub contract double %169, %171
  %173 = getelementptr inbounds double, ptr %151, i64 4
  %174 = load double, ptr %173, align 8, !tbaa !19
  %175 = fadd contract double %174, %172
  store double %175, ptr %173, align 8, !tbaa !19
  %176 = load double, ptr %143, align 8, !tbaa !19
  %177 = fmul contract double %162, %176
  %178 = load double, ptr %154, align 8, !tbaa !19
  %179 = fmul contract double %168, %178
  %180 = fsub contract double %177, %179
  %181 = getelementptr inbounds double, ptr %151, i64 5
  %182 = load double, ptr %181, align 8, !tbaa !19
  %183 = fadd contract double %182, %180
  store double %183, ptr %181, align 8, !tbaa !19
  %184 = icmp sgt i64 %146, 0
  br i1 %184, label %213, label %238

185:                                              ; preds = %219
  br i1 %184, label %186, label %238

186:                                              ; preds = %185, %192
  %187 = phi i64 [ %188, %192 ], [ %146, %185 ]
  %188 = add nsw i64 %187, -1
  %189 = icmp slt i64 %187, %146
  %190 = getelementptr inbounds double, ptr %150, i64 %188
  %191 = load double, ptr %190, align 8, !tbaa !19
  br i1 %189, label %199, label %192

192:                                              ; preds = %199, %186
  %193 = phi double [ %191, %186 ], [ %209, %199 ]
  %194 = mul nsw i64 %188, 7
  %195 = getelementptr inbounds %struct.Link, ptr %6, i64 %137, i32 12, i64 %194
  %196 = load double, ptr %195, align 8, !tbaa !19
  %197 = fmul contract double %193, %196
  store double %197, ptr %190, align 8, !tbaa !19
  %198 = icmp sgt i64 %187, 1
  br i1 %198, label %186, label %212, !llvm.loop !121

199:                                              ; preds = %186, %199
  %200 = phi double [ %209, %199 ], [ %191, %186 ]
  %201 = phi i64 [ %210, %199 ], [ %187, %186 ]
  %202 = mul nsw i64 %201, 6
  %203 = add nsw i64 %202, %188
  %204 = getelementptr inbounds %struct.Link, ptr %6, i64 %137, i32 12, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !19
  %206 = getelementptr inbounds double, ptr %150, i64 %201
  %207 = load double, ptr %206, align 8, !tbaa !19
  %208 = fmul contract double %205, %207
  %209 = fsub contract double %200, %208
  store double %209, ptr %190, align 8, !tbaa !19
  %210 = add nuw nsw i64 %201, 1
  %211 = icmp eq i64 %210, %146
  br i1 %211, label %192, label %199, !llvm.loop !122

212:                                              ; preds = %192
  br i1 %184, label %234, label %238

213:                                              ; preds = %136, %219
  %214 = phi i64 [ %220, %219 ], [ 0, %136 ]
  %215 = getelementptr inbounds %struct.Link, ptr %6, i64 %137, i32 16, i64 %214
  %216 = load double, ptr %215, align 8, !tbaa !19
  %217 = getelementptr inbounds double, ptr %150, i64 %214
  store double %216, ptr %217, align 8, !tbaa !19
  %218 = mul nuw nsw i64 %214, 6
  br label %222

219:                                              ; preds = %222
  %220 = add nuw nsw i64 %214, 1
  %221 = icmp eq i64 %220, %146
  br i1 %221, label %185, label %213, !llvm.loop !258

222:                                              ; preds = %213, %222
  %223 = phi i64 [ 0, %213 ], [ %232, %222 ]
  %224 = phi double [ %216, %213 ], [ %231, %222 ]
  %225 = add nuw nsw i64 %223, %218
  %226 = getelementptr inbounds %struct.Link, ptr %6, i64 %137, i32 11, i64 %225
  %227 = load double, ptr %226, align 8, !tbaa !19
  %228 = getelementptr inbounds %struct.Link, ptr %6, i64 %137, i32 17, i64 %223
  %229 = load double, ptr %228, align 8, !tbaa !19
  %230 = fmul contract double %227, %229
  %231 = fsub contract double %224, %230
  store double %231, ptr %217, align 8, !tbaa !19
  %232 = add nuw nsw i64 %223, 1
  %233 = icmp eq i64 %232, 6
  br i1 %233, label %219, label %222, !llvm.loop !259

234:                                              ; preds = %212, %242
  %235 = phi i64 [ %243, %242 ], [ 0, %212 ]
  %236 = mul nuw nsw i64 %235, 6
  %237 = getelementptr inbounds double, ptr %150, i64 %235
  br label %245

238:                                              ; preds = %242, %136, %185, %212
  %239 = add nuw nsw i64 %137, 1
  %240 = load i64, ptr %0, align 8, !tbaa !30
  %241 = icmp slt i64 %239, %240
  br i1 %241, label %136, label %135, !llvm.loop !260

242:                                              ; preds = %245
  %243 = add nuw nsw i64 %235, 1
  %244 = icmp eq i64 %243, %146
  br i1 %244, label %238, label %234, !llvm.loop !261

245:                                              ; preds = %234, %245
  %246 = phi i64 [ 0, %234 ], [ %255, %245 ]
  %247 = add nuw nsw i64 %246, %236
  %248 = getelementptr inbounds %struct.Link, ptr %6, i64 %137, i32 5, i64 %247
  %249 = load double, ptr %248, align 8, !tbaa !19
  %250 = load double, ptr %237, align 8, !tbaa !19
  %251 = fmul contract double %249, %250
  %252 = getelementptr inbounds %struct.Link, ptr %6, i64 %137, i32 17, i64 %246
  %253 = load double, ptr %252, align 8, !tbaa !19
  %254 = fadd contract double %253, %251
  store double %254, ptr %252, align 8, !tbaa !19
  %255 = add nuw nsw i64 %246, 1
  %256 = icmp eq i64 %255, 6
  br i1 %256, label %242, label %245, !llvm.loop !262
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @all_inward(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef %3, i64 noundef %4) unnamed_addr #5 {
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %7 = load ptr, ptr %6, align 8, !tbaa !36
  %8 = load i64, ptr %0, align 8, !tbaa !30
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %27

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %12 = load ptr, ptr %11, align 8, !tbaa !33
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %15 = load ptr, ptr %14, align 8, !tbaa !54
  %16 = mul i64 %8, 1584
  %17 = add nuw i64 %8, 2305843009213693951
  %18 = mul i64 %17, %2
  %19 = shl i64 %18, 3
  %20 = getelementptr i8, ptr %1, i64 %19
  %21 = getelementptr i8, ptr %1, i64 48
  %22 = mul i64 %2, -8
  %23 = getelementptr i8, ptr %7, i64 %16
  %24 = getelementptr i8, ptr %23, i64 -1416
  %25 = icmp eq i64 %4, 1
  %26 = icmp slt i64 %22, 0
  br label %28

27:                                               ; preds = %219, %5
  ret void

28:                                               ; preds = %10, %219
  %29 = phi i64 [ 0, %10 ], [ %221, %219 ]
  %30 = phi i64 [ %8, %10 ], [ %33, %219 ]
  %31 = mul i64 %29, -1584
  %32 = getelementptr i8, ptr %24, i64 %31
  %33 = add nsw i64 %30, -1
  %34 = mul nsw i64 %33, %2
  %35 = getelementptr inbounds double, ptr %1, i64 %34
  %36 = getelementptr inbounds i64, ptr %12, i64 %33
  %37 = load i64, ptr %36, align 8, !tbaa !34
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %119

39:                                               ; preds = %28
  %40 = getelementptr inbounds %struct.Link, ptr %7, i64 %33, i32 5
  %41 = getelementptr inbounds double, ptr %35, i64 1
  %42 = getelementptr inbounds double, ptr %35, i64 2
  %43 = getelementptr inbounds double, ptr %35, i64 3
  %44 = getelementptr inbounds double, ptr %35, i64 4
  %45 = getelementptr inbounds double, ptr %35, i64 5
  %46 = load ptr, ptr %13, align 8, !tbaa !42
  %47 = getelementptr inbounds i64, ptr %46, i64 %33
  %48 = load i64, ptr %47, align 8, !tbaa !34
  %49 = icmp ne i64 %37, 1
  %50 = and i1 %49, %25
  br i1 %50, label %51, label %117

51:                                               ; preds = %39
  %52 = shl i64 %48, 3
  %53 = getelementptr i8, ptr %3, i64 %52
  %54 = add i64 %37, %48
  %55 = shl i64 %54, 3
  %56 = getelementptr i8, ptr %3, i64 %55
  %57 = mul i64 %37, 48
  %58 = getelementptr i8, ptr %32, i64 %57
  %59 = icmp ult ptr %53, %58
  %60 = icmp ult ptr %32, %56
  %61 = and i1 %59, %60
  %62 = icmp ult ptr %53, %21
  %63 = icmp ult ptr %20, %56
  %64 = and i1 %62, %63
  %65 = or i1 %64, %26
  %66 = or i1 %61, %65
  br i1 %66, label %117, label %67

67:                                               ; preds = %51
  %68 = and i64 %37, 9223372036854775806
  %69 = load double, ptr %35, align 8, !tbaa !19, !alias.scope !263
  %70 = insertelement <2 x double> poison, double %69, i64 0
  %71 = shufflevector <2 x double> %70, <2 x double> poison, <2 x i32> zeroinitializer
  %72 = load double, ptr %41, align 8, !tbaa !19, !alias.scope !263
  %73 = insertelement <2 x double> poison, double %72, i64 0
  %74 = shufflevector <2 x double> %73, <2 x double> poison, <2 x i32> zeroinitializer
  %75 = load double, ptr %42, align 8, !tbaa !19, !alias.scope !263
  %76 = insertelement <2 x double> poison, double %75, i64 0
  %77 = shufflevector <2 x double> %76, <2 x double> poison, <2 x i32> zeroinitializer
  %78 = load double, ptr %43, align 8, !tbaa !19, !alias.scope !263
  %79 = insertelement <2 x double> poison, double %78, i64 0
  %80 = shufflevector <2 x double> %79, <2 x double> poison, <2 x i32> zeroinitializer
  %81 = load double, ptr %44, align 8, !tbaa !19, !alias.scope !263
  %82 = insertelement <2 x double> poison, double %81, i64 0
  %83 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> zeroinitializer
  %84 = load double, ptr %45, align 8, !tbaa !19, !alias.scope !263
  %85 = insertelement <2 x double> poison, double %84, i64 0
  %86 = shufflevector <2 x double> %85, <2 x double> poison, <2 x i32> zeroinitializer
  %87 = getelementptr double, ptr %3, i64 %48
  br label %88

88:                                               ; preds = %88, %67
  %89 = phi i64 [ 0, %67 ], [ %113, %88 ]
  %90 = mul nuw nsw i64 %89, 6
  %91 = getelementptr inbounds double, ptr %40, i64 %90
  %92 = load <12 x double>, ptr %91, align 8, !tbaa !19
  %93 = shufflevector <12 x double> %92, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %94 = shufflevector <12 x double> %92, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %95 = shufflevector <12 x double> %92, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %96 = shufflevector <12 x double> %92, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %97 = shufflevector <12 x double> %92, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %98 = shufflevector <12 x double> %92, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %99 = fmul contract <2 x double> %93, %71
  %100 = fmul contract <2 x double> %94, %74
  %101 = fadd contract <2 x double> %99, %100
  %102 = fmul contract <2 x double> %95, %77
  %103 = fadd contract <2 x double> %101, %102
  %104 = fmul contract <2 x double> %96, %80
  %105 = fmul contract <2 x double> %97, %83
  %106 = fadd contract <2 x double> %104, %105
  %107 = fmul contract <2 x double> %98, %86
  %108 = fadd contract <2 x double> %106, %107
  %109 = fadd contract <2 x double> %103, %108
  %110 = getelementptr double, ptr %87, i64 %89
  %111 = load <2 x double>, ptr %110, align 8, !tbaa !19, !alias.scope !266, !noalias !268
  %112 = fadd contract <2 x double> %111, %109
  store <2 x double> %112, ptr %110, align 8, !tbaa !19, !alias.scope !266, !noalias !268
  %113 = add nuw i64 %89, 2
  %114 = icmp eq i64 %113, %68
  br i1 %114, label %115, label %88, !llvm.loop !270

115:                                              ; preds = %88
  %116 = icmp eq i64 %37, %68
  br i1 %116, label %119, label %117

117:                                              ; preds = %51, %39, %115
  %118 = phi i64 [ 0, %51 ], [ 0, %39 ], [ %68, %115 ]
  br label %123

119:                                              ; preds = %123, %115, %28
  %120 = getelementptr inbounds i64, ptr %15, i64 %33
  %121 = load i64, ptr %120, align 8, !tbaa !34
  %122 = icmp slt i64 %121, 0
  br i1 %122, label %219, label %171

123:                                              ; preds = %117, %123
  %124 = phi i64 [ %169, %123 ], [ %118, %117 ]
  %125 = mul nuw nsw i64 %124, 6
  %126 = getelementptr inbounds double, ptr %40, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !19
  %128 = load double, ptr %35, align 8, !tbaa !19
  %129 = getelementptr inbounds double, ptr %126, i64 1
  %130 = load double, ptr %129, align 8, !tbaa !19
  %131 = load double, ptr %41, align 8, !tbaa !19
  %132 = getelementptr inbounds double, ptr %126, i64 2
  %133 = load double, ptr %132, align 8, !tbaa !19
  %134 = load double, ptr %42, align 8, !tbaa !19
  %135 = getelementptr inbounds double, ptr %126, i64 3
  %136 = load double, ptr %135, align 8, !tbaa !19
  %137 = load double, ptr %43, align 8, !tbaa !19
  %138 = getelementptr inbounds double, ptr %126, i64 4
  %139 = load double, ptr %138, align 8, !tbaa !19
  %140 = load double, ptr %44, align 8, !tbaa !19
  %141 = getelementptr inbounds double, ptr %126, i64 5
  %142 = load double, ptr %141, align 8, !tbaa !19
  %143 = load double, ptr %45, align 8, !tbaa !19
  %144 = insertelement <2 x double> poison, double %127, i64 0
  %145 = insertelement <2 x double> %144, double %136, i64 1
  %146 = insertelement <2 x double> poison, double %128, i64 0
  %147 = insertelement <2 x double> %146, double %137, i64 1
  %148 = fmul contract <2 x double> %145, %147
  %149 = insertelement <2 x double> poison, double %130, i64 0
  %150 = insertelement <2 x double> %149, double %139, i64 1
  %151 = insertelement <2 x double> poison, double %131, i64 0
  %152 = insertelement <2 x double> %151, double %140, i64 1
  %153 = fmul contract <2 x double> %150, %152
  %154 = fadd contract <2 x double> %148, %153
  %155 = insertelement <2 x double> poison, double %133, i64 0
  %156 = insertelement <2 x double> %155, double %142, i64 1
  %157 = insertelement <2 x double> poison, double %134, i64 0
  %158 = insertelement <2 x double> %157, double %143, i64 1
  %159 = fmul contract <2 x double> %156, %158
  %160 = fadd contract <2 x double> %154, %159
  %161 = shufflevector <2 x double> %160, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %162 = fadd contract <2 x double> %160, %161
  %163 = extractelement <2 x double> %162, i64 0
  %164 = add nsw i64 %48, %124
  %165 = mul nsw i64 %164, %4
  %166 = getelementptr inbounds double, ptr %3, i64 %165
  %167 = load double, ptr %166, align 8, !tbaa !19
  %168 = fadd contract double %167, %163
  store double %168, ptr %166, align 8, !tbaa !19
  %169 = add nuw nsw i64 %124, 1
  %170 = icmp eq i64 %169, %37
  br i1 %170, label %119, label %123, !llvm.loop !271

171:                                              ; preds = %119
  %172 = mul nsw i64 %121, %2
  %173 = getelementptr inbounds double, ptr %1, i64 %172
  br label %210

174:                                              ; preds = %210
  %175 = getelementptr inbounds %struct.Link, ptr %7, i64 %33, i32 4
  %176 = getelementptr inbounds double, ptr %35, i64 3
  %177 = getelementptr inbounds double, ptr %175, i64 1
  %178 = load double, ptr %177, align 8, !tbaa !19
  %179 = getelementptr inbounds double, ptr %35, i64 5
  %180 = load double, ptr %179, align 8, !tbaa !19
  %181 = fmul contract double %178, %180
  %182 = getelementptr inbounds double, ptr %175, i64 2
  %183 = load double, ptr %182, align 8, !tbaa !19
  %184 = getelementptr inbounds double, ptr %35, i64 4
  %185 = load double, ptr %184, align 8, !tbaa !19
  %186 = fmul contract double %183, %185
  %187 = fsub contract double %181, %186
  %188 = load double, ptr %173, align 8, !tbaa !19
  %189 = fadd contract double %188, %187
  store double %189, ptr %173, align 8, !tbaa !19
  %190 = load double, ptr %182, align 8, !tbaa !19
  %191 = load double, ptr %176, align 8, !tbaa !19
  %192 = fmul contract double %190, %191
  %193 = load double, ptr %175, align 8, !tbaa !19
  %194 = load double, ptr %179, align 8, !tbaa !19
  %195 = fmul contract double %193, %194
  %196 = fsub contract double %192, %195
  %197 = getelementptr inbounds double, ptr %173, i64 1
  %198 = load double, ptr %197, align 8, !tbaa !19
  %199 = fadd contract double %198, %196
  store double %199, ptr %197, align 8, !tbaa !19
  %200 = load double, ptr %175, align 8, !tbaa !19
  %201 = load double, ptr %184, align 8, !tbaa !19
  %202 = fmul contract double %200, %201
  %203 = load double, ptr %177, align 8, !tbaa !19
  %204 = load double, ptr %176, align 8, !tbaa !19
  %205 = fmul contract double %203, %204
  %206 = fsub contract double %202, %205
  %207 = getelementptr inbounds double, ptr %173, i64 2
  %208 = load double, ptr %207, align 8, !tbaa !19
  %209 = fadd contract double %208, %206
  store double %209, ptr %207, align 8, !tbaa !19
  br label %219

210:                                              ; preds = %171, %210
  %211 = phi i64 [ 0, %171 ], [ %217, %210 ]
  %212 = getelementptr inbounds double, ptr %35, i64 %211
  %213 = load double, ptr %212, align 8, !tbaa !19
  %214 = getelementptr inbounds double, ptr %173, i64 %211
  %215 = load double, ptr %214, align 8, !tbaa !19
  %216 = fadd contract double %213, %215
  store double %216, ptr %214, align 8, !tbaa !19
  %217 = add nuw nsw i64 %211, 1
  %218 = icmp eq i64 %217, 6
  br i1 %218, label %174, label %210, !llvm.loop !272

219:                                              ; preds = %119, %174
  %220 = icmp sgt i64 %30, 1
  %221 = add i64 %29, 1
  br i1 %220, label %28, label %27, !llvm.loop !273
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @times_whole(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #8 {
  %4 = getelementptr inbounds %struct.Whole, ptr %0, i64 0, i32 2
  %5 = getelementptr inbounds double, ptr %1, i64 1
  br label %6

6:                                                ; preds = %6, %3
  %7 = phi i64 [ 0, %3 ], [ %22, %6 ]
  %8 = mul nuw nsw i64 %7, 3
  %9 = getelementptr inbounds double, ptr %4, i64 %8
  %10 = load double, ptr %9, align 8, !tbaa !19
  %11 = load double, ptr %1, align 8, !tbaa !19
  %12 = fmul contract double %10, %11
  %13 = getelementptr double, ptr %9, i64 1
  %14 = load <2 x double>, ptr %13, align 8, !tbaa !19
  %15 = load <2 x double>, ptr %5, align 8, !tbaa !19
  %16 = fmul contract <2 x double> %14, %15
  %17 = extractelement <2 x double> %16, i64 0
  %18 = fadd contract double %12, %17
  %19 = extractelement <2 x double> %16, i64 1
  %20 = fadd contract double %18, %19
  %21 = getelementptr inbounds double, ptr %2, i64 %7
  store double %20, ptr %21, align 8, !tbaa !19
  %22 = add nuw nsw i64 %7, 1
  %23 = icmp eq i64 %22, 3
  br i1 %23, label %24, label %6, !llvm.loop !46

24:                                               ; preds = %6
  %25 = getelementptr inbounds %struct.Whole, ptr %0, i64 0, i32 1
  %26 = getelementptr inbounds double, ptr %1, i64 3
  %27 = getelementptr inbounds %struct.Whole, ptr %0, i64 0, i32 1, i64 1
  %28 = load double, ptr %27, align 8, !tbaa !19
  %29 = getelementptr inbounds double, ptr %1, i64 5
  %30 = load double, ptr %29, align 8, !tbaa !19
  %31 = fmul contract double %28, %30
  %32 = getelementptr inbounds %struct.Whole, ptr %0, i64 0, i32 1, i64 2
  %33 = load double, ptr %32, align 8, !tbaa !19
  %34 = getelementptr inbounds double, ptr %1, i64 4
  %35 = load double, ptr %34, align 8, !tbaa !19
  %36 = fmul contract double %33, %35
  %37 = fsub contract double %31, %36
  %38 = load double, ptr %2, align 8, !tbaa !19
  %39 = fadd contract double %38, %37
  store double %39, ptr %2, align 8, !tbaa !19
  %40 = load double, ptr %32, align 8, !tbaa !19
  %41 = load double, ptr %26, align 8, !tbaa !19
  %42 = fmul contract double %40, %41
  %43 = load double, ptr %25, align 8, !tbaa !19
  %44 = load double, ptr %29, align 8, !tbaa !19
  %45 = fmul contract double %43, %44
  %46 = fsub contract double %42, %45
  %47 = getelementptr inbounds double, ptr %2, i64 1
  %48 = load double, ptr %47, align 8, !tbaa !19
  %49 = fadd contract double %48, %46
  store double %49, ptr %47, align 8, !tbaa !19
  %50 = load double, ptr %25, align 8, !tbaa !19
  %51 = load double, ptr %34, align 8, !tbaa !19
  %52 = fmul contract double %50, %51
  %53 = load double, ptr %27, align 8, !tbaa !19
  %54 = load double, ptr %26, align 8, !tbaa !19
  %55 = fmul contract double %53, %54
  %56 = fsub contract double %52, %55
  %57 = getelementptr inbounds double, ptr %2, i64 2
  %58 = load double, ptr %57, align 8, !tbaa !19
  %59 = fadd contract double %58, %56
  store double %59, ptr %57, align 8, !tbaa !19
  br label %92

60:                                               ; preds = %92
  %61 = getelementptr inbounds double, ptr %1, i64 2
  %62 = getelementptr inbounds double, ptr %2, i64 3
  %63 = load double, ptr %5, align 8, !tbaa !19
  %64 = load double, ptr %32, align 8, !tbaa !19
  %65 = fmul contract double %63, %64
  %66 = load double, ptr %61, align 8, !tbaa !19
  %67 = load double, ptr %27, align 8, !tbaa !19
  %68 = fmul contract double %66, %67
  %69 = fsub contract double %65, %68
  %70 = load double, ptr %62, align 8, !tbaa !19
  %71 = fadd contract double %70, %69
  store double %71, ptr %62, align 8, !tbaa !19
  %72 = load double, ptr %61, align 8, !tbaa !19
  %73 = load double, ptr %25, align 8, !tbaa !19
  %74 = fmul contract double %72, %73
  %75 = load double, ptr %1, align 8, !tbaa !19
  %76 = load double, ptr %32, align 8, !tbaa !19
  %77 = fmul contract double %75, %76
  %78 = fsub contract double %74, %77
  %79 = getelementptr inbounds double, ptr %2, i64 4
  %80 = load double, ptr %79, align 8, !tbaa !19
  %81 = fadd contract double %80, %78
  store double %81, ptr %79, align 8, !tbaa !19
  %82 = load double, ptr %1, align 8, !tbaa !19
  %83 = load double, ptr %27, align 8, !tbaa !19
  %84 = fmul contract double %82, %83
  %85 = load double, ptr %5, align 8, !tbaa !19
  %86 = load double, ptr %25, align 8, !tbaa !19
  %87 = fmul contract double %85, %86
  %88 = fsub contract double %84, %87
  %89 = getelementptr inbounds double, ptr %2, i64 5
  %90 = load double, ptr %89, align 8, !tbaa !19
  %91 = fadd contract double %90, %88
  store double %91, ptr %89, align 8, !tbaa !19
  ret void

92:                                               ; preds = %24, %92
  %93 = phi i64 [ 0, %24 ], [ %100, %92 ]
  %94 = load double, ptr %0, align 8, !tbaa !158
  %95 = add nuw nsw i64 %93, 3
  %96 = getelementptr inbounds double, ptr %1, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !19
  %98 = fmul contract double %94, %97
  %99 = getelementptr inbounds double, ptr %2, i64 %95
  store double %98, ptr %99, align 8, !tbaa !19
  %100 = add nuw nsw i64 %93, 1
  %101 = icmp eq i64 %100, 3
  br i1 %101, label %60, label %92, !llvm.loop !274
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @respond(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4, ptr nocapture noundef %5, i64 noundef %6) unnamed_addr #4 {
  %8 = alloca [6 x double], align 16
  %9 = alloca [3 x double], align 16
  %10 = alloca [3 x double], align 16
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %12 = load ptr, ptr %11, align 8, !tbaa !36
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %14 = load ptr, ptr %13, align 8, !tbaa !31
  %15 = load i64, ptr %0, align 8, !tbaa !30
  %16 = icmp sgt i64 %15, %1
  br i1 %16, label %17, label %36

17:                                               ; preds = %7
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 37
  %20 = getelementptr inbounds %struct.Link, ptr %12, i64 %1, i32 3
  %21 = getelementptr inbounds %struct.Link, ptr %12, i64 %1, i32 3, i64 2
  %22 = getelementptr inbounds i8, ptr %3, i64 16
  %23 = getelementptr inbounds i8, ptr %3, i64 24
  %24 = getelementptr inbounds i8, ptr %3, i64 32
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %26 = getelementptr inbounds double, ptr %2, i64 1
  %27 = getelementptr inbounds double, ptr %2, i64 2
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %29 = mul i64 %1, 728
  %30 = getelementptr i8, ptr %2, i64 24
  %31 = getelementptr i8, ptr %14, i64 %29
  %32 = getelementptr i8, ptr %31, i64 584
  %33 = getelementptr i8, ptr %14, i64 %29
  %34 = getelementptr i8, ptr %33, i64 296
  %35 = icmp eq i64 %6, 1
  br label %42

36:                                               ; preds = %244, %7
  %37 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %38 = load ptr, ptr %37, align 8, !tbaa !54
  %39 = getelementptr inbounds i64, ptr %38, i64 %1
  %40 = load i64, ptr %39, align 8, !tbaa !34
  %41 = icmp slt i64 %40, 0
  br i1 %41, label %316, label %249

42:                                               ; preds = %17, %244
  %43 = phi i64 [ 0, %17 ], [ %248, %244 ]
  %44 = phi i64 [ %1, %17 ], [ %245, %244 ]
  %45 = mul i64 %43, 728
  %46 = getelementptr i8, ptr %32, i64 %45
  %47 = getelementptr i8, ptr %34, i64 %45
  %48 = icmp eq i64 %44, %1
  br i1 %48, label %61, label %49

49:                                               ; preds = %42
  %50 = load ptr, ptr %18, align 8, !tbaa !54
  %51 = getelementptr inbounds i64, ptr %50, i64 %44
  %52 = load i64, ptr %51, align 8, !tbaa !34
  %53 = icmp slt i64 %52, %1
  %54 = load ptr, ptr %19, align 8, !tbaa !275
  br i1 %53, label %242, label %55

55:                                               ; preds = %49
  %56 = getelementptr inbounds i64, ptr %54, i64 %52
  %57 = load i64, ptr %56, align 8, !tbaa !34
  %58 = icmp ne i64 %57, 0
  %59 = zext i1 %58 to i64
  %60 = getelementptr inbounds i64, ptr %54, i64 %44
  store i64 %59, ptr %60, align 8, !tbaa !34
  br i1 %58, label %64, label %244

61:                                               ; preds = %42
  %62 = load ptr, ptr %19, align 8, !tbaa !275
  %63 = getelementptr inbounds i64, ptr %62, i64 %1
  store i64 1, ptr %63, align 8, !tbaa !34
  br label %64

64:                                               ; preds = %61, %55
  %65 = getelementptr inbounds %struct.Link, ptr %12, i64 %44, i32 3
  %66 = getelementptr inbounds %struct.Link, ptr %12, i64 %44, i32 3, i64 2
  %67 = load double, ptr %66, align 8, !tbaa !19
  %68 = load double, ptr %21, align 8, !tbaa !19
  %69 = fsub contract double %67, %68
  %70 = load double, ptr %22, align 8
  %71 = load double, ptr %23, align 8
  %72 = load <2 x double>, ptr %65, align 8, !tbaa !19
  %73 = load <2 x double>, ptr %20, align 8, !tbaa !19
  %74 = fsub contract <2 x double> %72, %73
  %75 = load <2 x double>, ptr %3, align 8
  %76 = load <2 x double>, ptr %24, align 8
  %77 = extractelement <2 x double> %75, i64 1
  %78 = fmul contract double %69, %77
  %79 = extractelement <2 x double> %74, i64 1
  %80 = fmul contract double %79, %70
  %81 = fsub contract double %78, %80
  %82 = fadd contract double %71, %81
  %83 = insertelement <2 x double> poison, double %70, i64 0
  %84 = shufflevector <2 x double> %83, <2 x double> %75, <2 x i32> <i32 0, i32 2>
  %85 = fmul contract <2 x double> %74, %84
  %86 = shufflevector <2 x double> %74, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %87 = insertelement <2 x double> %86, double %69, i64 0
  %88 = fmul contract <2 x double> %75, %87
  %89 = fsub contract <2 x double> %85, %88
  %90 = fadd contract <2 x double> %76, %89
  %91 = load ptr, ptr %25, align 8, !tbaa !33
  %92 = getelementptr inbounds i64, ptr %91, i64 %44
  %93 = load i64, ptr %92, align 8, !tbaa !34
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %95, label %244

95:                                               ; preds = %64
  %96 = getelementptr inbounds %struct.Whole, ptr %14, i64 %44, i32 6
  %97 = getelementptr inbounds %struct.Whole, ptr %14, i64 %44, i32 7
  %98 = load ptr, ptr %28, align 8, !tbaa !42
  %99 = getelementptr inbounds i64, ptr %98, i64 %44
  %100 = load i64, ptr %99, align 8, !tbaa !34
  %101 = icmp ne i64 %93, 1
  %102 = and i1 %101, %35
  br i1 %102, label %103, label %185

103:                                              ; preds = %95
  %104 = shl i64 %100, 3
  %105 = getelementptr i8, ptr %5, i64 %104
  %106 = add i64 %93, %100
  %107 = shl i64 %106, 3
  %108 = getelementptr i8, ptr %5, i64 %107
  %109 = mul i64 %93, 24
  %110 = getelementptr i8, ptr %46, i64 %109
  %111 = mul i64 %93, 48
  %112 = getelementptr i8, ptr %47, i64 %111
  %113 = icmp ult ptr %105, %110
  %114 = icmp ult ptr %46, %108
  %115 = and i1 %113, %114
  %116 = icmp ult ptr %105, %112
  %117 = icmp ult ptr %47, %108
  %118 = and i1 %116, %117
  %119 = or i1 %115, %118
  %120 = icmp ult ptr %105, %30
  %121 = icmp ugt ptr %108, %2
  %122 = and i1 %120, %121
  %123 = or i1 %119, %122
  br i1 %123, label %185, label %124

124:                                              ; preds = %103
  %125 = and i64 %93, 9223372036854775806
  %126 = shufflevector <2 x double> %75, <2 x double> poison, <2 x i32> zeroinitializer
  %127 = shufflevector <2 x double> %75, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %128 = insertelement <2 x double> poison, double %70, i64 0
  %129 = shufflevector <2 x double> %128, <2 x double> poison, <2 x i32> zeroinitializer
  %130 = insertelement <2 x double> poison, double %82, i64 0
  %131 = shufflevector <2 x double> %130, <2 x double> poison, <2 x i32> zeroinitializer
  %132 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> zeroinitializer
  %133 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %134 = load double, ptr %2, align 8, !tbaa !19, !alias.scope !276
  %135 = insertelement <2 x double> poison, double %134, i64 0
  %136 = shufflevector <2 x double> %135, <2 x double> poison, <2 x i32> zeroinitializer
  %137 = load double, ptr %26, align 8, !tbaa !19, !alias.scope !276
  %138 = insertelement <2 x double> poison, double %137, i64 0
  %139 = shufflevector <2 x double> %138, <2 x double> poison, <2 x i32> zeroinitializer
  %140 = load double, ptr %27, align 8, !tbaa !19, !alias.scope !276
  %141 = insertelement <2 x double> poison, double %140, i64 0
  %142 = shufflevector <2 x double> %141, <2 x double> poison, <2 x i32> zeroinitializer
  %143 = getelementptr double, ptr %5, i64 %100
  br label %144

144:                                              ; preds = %144, %124
  %145 = phi i64 [ 0, %124 ], [ %181, %144 ]
  %146 = mul nuw nsw i64 %145, 6
  %147 = getelementptr inbounds double, ptr %96, i64 %146
  %148 = load <12 x double>, ptr %147, align 8, !tbaa !19
  %149 = shufflevector <12 x double> %148, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %150 = shufflevector <12 x double> %148, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %151 = shufflevector <12 x double> %148, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %152 = shufflevector <12 x double> %148, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %153 = shufflevector <12 x double> %148, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %154 = shufflevector <12 x double> %148, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %155 = fmul contract <2 x double> %126, %149
  %156 = fmul contract <2 x double> %127, %150
  %157 = fadd contract <2 x double> %155, %156
  %158 = fmul contract <2 x double> %129, %151
  %159 = fadd contract <2 x double> %157, %158
  %160 = fmul contract <2 x double> %131, %152
  %161 = fmul contract <2 x double> %132, %153
  %162 = fadd contract <2 x double> %160, %161
  %163 = fmul contract <2 x double> %133, %154
  %164 = fadd contract <2 x double> %162, %163
  %165 = fadd contract <2 x double> %159, %164
  %166 = mul nuw nsw i64 %145, 3
  %167 = getelementptr inbounds double, ptr %97, i64 %166
  %168 = load <6 x double>, ptr %167, align 8, !tbaa !19
  %169 = shufflevector <6 x double> %168, <6 x double> poison, <2 x i32> <i32 0, i32 3>
  %170 = shufflevector <6 x double> %168, <6 x double> poison, <2 x i32> <i32 1, i32 4>
  %171 = shufflevector <6 x double> %168, <6 x double> poison, <2 x i32> <i32 2, i32 5>
  %172 = fmul contract <2 x double> %169, %136
  %173 = fmul contract <2 x double> %170, %139
  %174 = fadd contract <2 x double> %172, %173
  %175 = fmul contract <2 x double> %171, %142
  %176 = fadd contract <2 x double> %174, %175
  %177 = fadd contract <2 x double> %165, %176
  %178 = getelementptr double, ptr %143, i64 %145
  %179 = load <2 x double>, ptr %178, align 8, !tbaa !19, !alias.scope !279, !noalias !281
  %180 = fadd contract <2 x double> %179, %177
  store <2 x double> %180, ptr %178, align 8, !tbaa !19, !alias.scope !279, !noalias !281
  %181 = add nuw i64 %145, 2
  %182 = icmp eq i64 %181, %125
  br i1 %182, label %183, label %144, !llvm.loop !284

183:                                              ; preds = %144
  %184 = icmp eq i64 %93, %125
  br i1 %184, label %244, label %185

185:                                              ; preds = %103, %95, %183
  %186 = phi i64 [ 0, %103 ], [ 0, %95 ], [ %125, %183 ]
  %187 = shufflevector <2 x double> %75, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  br label %188

188:                                              ; preds = %185, %188
  %189 = phi i64 [ %240, %188 ], [ %186, %185 ]
  %190 = mul nuw nsw i64 %189, 6
  %191 = getelementptr inbounds double, ptr %96, i64 %190
  %192 = load double, ptr %191, align 8, !tbaa !19
  %193 = getelementptr inbounds double, ptr %191, i64 1
  %194 = load double, ptr %193, align 8, !tbaa !19
  %195 = getelementptr inbounds double, ptr %191, i64 2
  %196 = load double, ptr %195, align 8, !tbaa !19
  %197 = getelementptr inbounds double, ptr %191, i64 3
  %198 = load double, ptr %197, align 8, !tbaa !19
  %199 = fmul contract double %82, %198
  %200 = getelementptr inbounds double, ptr %191, i64 4
  %201 = load <2 x double>, ptr %200, align 8, !tbaa !19
  %202 = fmul contract <2 x double> %90, %201
  %203 = extractelement <2 x double> %202, i64 0
  %204 = fadd contract double %199, %203
  %205 = extractelement <2 x double> %202, i64 1
  %206 = fadd contract double %204, %205
  %207 = mul nuw nsw i64 %189, 3
  %208 = getelementptr inbounds double, ptr %97, i64 %207
  %209 = load double, ptr %208, align 8, !tbaa !19
  %210 = load double, ptr %2, align 8, !tbaa !19
  %211 = getelementptr inbounds double, ptr %208, i64 1
  %212 = load double, ptr %211, align 8, !tbaa !19
  %213 = load double, ptr %26, align 8, !tbaa !19
  %214 = getelementptr inbounds double, ptr %208, i64 2
  %215 = load double, ptr %214, align 8, !tbaa !19
  %216 = load double, ptr %27, align 8, !tbaa !19
  %217 = insertelement <2 x double> %75, double %209, i64 1
  %218 = insertelement <2 x double> poison, double %192, i64 0
  %219 = insertelement <2 x double> %218, double %210, i64 1
  %220 = fmul contract <2 x double> %217, %219
  %221 = insertelement <2 x double> %187, double %212, i64 1
  %222 = insertelement <2 x double> poison, double %194, i64 0
  %223 = insertelement <2 x double> %222, double %213, i64 1
  %224 = fmul contract <2 x double> %221, %223
  %225 = fadd contract <2 x double> %220, %224
  %226 = insertelement <2 x double> %83, double %215, i64 1
  %227 = insertelement <2 x double> poison, double %196, i64 0
  %228 = insertelement <2 x double> %227, double %216, i64 1
  %229 = fmul contract <2 x double> %226, %228
  %230 = fadd contract <2 x double> %225, %229
  %231 = extractelement <2 x double> %230, i64 0
  %232 = fadd contract double %231, %206
  %233 = extractelement <2 x double> %230, i64 1
  %234 = fadd contract double %232, %233
  %235 = add nsw i64 %100, %189
  %236 = mul nsw i64 %235, %6
  %237 = getelementptr inbounds double, ptr %5, i64 %236
  %238 = load double, ptr %237, align 8, !tbaa !19
  %239 = fadd contract double %238, %234
  store double %239, ptr %237, align 8, !tbaa !19
  %240 = add nuw nsw i64 %189, 1
  %241 = icmp eq i64 %240, %93
  br i1 %241, label %244, label %188, !llvm.loop !285

242:                                              ; preds = %49
  %243 = getelementptr inbounds i64, ptr %54, i64 %44
  store i64 0, ptr %243, align 8, !tbaa !34
  br label %244

244:                                              ; preds = %188, %183, %64, %242, %55
  %245 = add nsw i64 %44, 1
  %246 = load i64, ptr %0, align 8, !tbaa !30
  %247 = icmp slt i64 %245, %246
  %248 = add i64 %43, 1
  br i1 %247, label %42, label %36, !llvm.loop !286

249:                                              ; preds = %36
  %250 = getelementptr inbounds %struct.Whole, ptr %14, i64 %1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #11
  call fastcc void @times_whole(ptr noundef %250, ptr noundef %3, ptr noundef nonnull %8)
  %251 = getelementptr inbounds %struct.Whole, ptr %14, i64 %1, i32 3
  %252 = getelementptr inbounds double, ptr %2, i64 1
  %253 = load double, ptr %2, align 8, !tbaa !19
  %254 = load <2 x double>, ptr %252, align 8, !tbaa !19
  br label %255

255:                                              ; preds = %255, %249
  %256 = phi i64 [ 0, %249 ], [ %269, %255 ]
  %257 = mul nuw nsw i64 %256, 3
  %258 = getelementptr inbounds double, ptr %251, i64 %257
  %259 = load double, ptr %258, align 8, !tbaa !19
  %260 = fmul contract double %259, %253
  %261 = getelementptr double, ptr %258, i64 1
  %262 = load <2 x double>, ptr %261, align 8, !tbaa !19
  %263 = fmul contract <2 x double> %262, %254
  %264 = extractelement <2 x double> %263, i64 0
  %265 = fadd contract double %260, %264
  %266 = extractelement <2 x double> %263, i64 1
  %267 = fadd contract double %265, %266
  %268 = getelementptr inbounds double, ptr %9, i64 %256
  store double %267, ptr %268, align 8, !tbaa !19
  %269 = add nuw nsw i64 %256, 1
  %270 = icmp eq i64 %269, 3
  br i1 %270, label %271, label %255, !llvm.loop !46

271:                                              ; preds = %255
  %272 = getelementptr inbounds %struct.Whole, ptr %14, i64 %1, i32 4
  br label %273

273:                                              ; preds = %273, %271
  %274 = phi i64 [ 0, %271 ], [ %287, %273 ]
  %275 = mul nuw nsw i64 %274, 3
  %276 = getelementptr inbounds double, ptr %272, i64 %275
  %277 = load double, ptr %276, align 8, !tbaa !19
  %278 = fmul contract double %253, %277
  %279 = getelementptr double, ptr %276, i64 1
  %280 = load <2 x double>, ptr %279, align 8, !tbaa !19
  %281 = fmul contract <2 x double> %254, %280
  %282 = extractelement <2 x double> %281, i64 0
  %283 = fadd contract double %278, %282
  %284 = extractelement <2 x double> %281, i64 1
  %285 = fadd contract double %283, %284
  %286 = getelementptr inbounds double, ptr %10, i64 %274
  store double %285, ptr %286, align 8, !tbaa !19
  %287 = add nuw nsw i64 %274, 1
  %288 = icmp eq i64 %287, 3
  br i1 %288, label %300, label %273, !llvm.loop !46

289:                                              ; preds = %300
  %290 = icmp eq ptr %4, null
  br i1 %290, label %315, label %291

291:                                              ; preds = %289, %291
  %292 = phi i64 [ %298, %291 ], [ 0, %289 ]
  %293 = getelementptr inbounds double, ptr %4, i64 %292
  %294 = load <2 x double>, ptr %293, align 8, !tbaa !19
  %295 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 %292
  %296 = load <2 x double>, ptr %295, align 16, !tbaa !19
  %297 = fadd contract <2 x double> %294, %296
  store <2 x double> %297, ptr %295, align 16, !tbaa !19
  %298 = add nuw i64 %292, 2
  %299 = icmp eq i64 %298, 6
  br i1 %299, label %315, label %291, !llvm.loop !287

300:                                              ; preds = %273, %300
  %301 = phi i64 [ %313, %300 ], [ 0, %273 ]
  %302 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %301
  %303 = load double, ptr %302, align 8, !tbaa !19
  %304 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 %301
  %305 = load double, ptr %304, align 8, !tbaa !19
  %306 = fadd contract double %303, %305
  store double %306, ptr %304, align 8, !tbaa !19
  %307 = getelementptr inbounds [3 x double], ptr %10, i64 0, i64 %301
  %308 = load double, ptr %307, align 8, !tbaa !19
  %309 = add nuw nsw i64 %301, 3
  %310 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 %309
  %311 = load double, ptr %310, align 8, !tbaa !19
  %312 = fadd contract double %308, %311
  store double %312, ptr %310, align 8, !tbaa !19
  %313 = add nuw nsw i64 %301, 1
  %314 = icmp eq i64 %313, 3
  br i1 %314, label %289, label %300, !llvm.loop !288

315:                                              ; preds = %291, %289
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %6)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #11
  br label %316

316:                                              ; preds = %36, %315
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @felt_inward(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, i64 noundef %4) unnamed_addr #5 {
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %7 = load ptr, ptr %6, align 8, !tbaa !36
  %8 = getelementptr inbounds i8, ptr %2, i64 24
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %2, i64 32
  %11 = load <2 x double>, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %13 = load ptr, ptr %12, align 8, !tbaa !54
  %14 = getelementptr inbounds i64, ptr %13, i64 %1
  %15 = load i64, ptr %14, align 8, !tbaa !34
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %157

17:                                               ; preds = %5
  %18 = getelementptr inbounds i8, ptr %2, i64 16
  %19 = load double, ptr %18, align 8
  %20 = load <2 x double>, ptr %2, align 8
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %22 = load ptr, ptr %21, align 8, !tbaa !33
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %24 = getelementptr i8, ptr %7, i64 168
  %25 = insertelement <2 x double> poison, double %9, i64 1
  %26 = extractelement <2 x double> %11, i64 0
  %27 = shufflevector <2 x double> %25, <2 x double> %11, <2 x i32> <i32 3, i32 1>
  %28 = icmp eq i64 %4, 1
  %29 = insertelement <2 x double> poison, double %9, i64 0
  %30 = shufflevector <2 x double> %29, <2 x double> poison, <2 x i32> zeroinitializer
  %31 = shufflevector <2 x double> %11, <2 x double> poison, <2 x i32> zeroinitializer
  %32 = shufflevector <2 x double> %11, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %37

33:                                               ; preds = %121, %114, %37
  %34 = getelementptr inbounds i64, ptr %13, i64 %38
  %35 = load i64, ptr %34, align 8, !tbaa !34
  %36 = icmp sgt i64 %35, -1
  br i1 %36, label %37, label %157, !llvm.loop !289

37:                                               ; preds = %17, %33
  %38 = phi i64 [ %15, %17 ], [ %35, %33 ]
  %39 = phi i64 [ %1, %17 ], [ %38, %33 ]
  %40 = phi double [ %19, %17 ], [ %56, %33 ]
  %41 = phi <2 x double> [ %20, %17 ], [ %51, %33 ]
  %42 = getelementptr inbounds %struct.Link, ptr %7, i64 %39, i32 4
  %43 = getelementptr inbounds double, ptr %42, i64 1
  %44 = load double, ptr %42, align 8, !tbaa !19
  %45 = load <2 x double>, ptr %43, align 8, !tbaa !19
  %46 = fmul contract <2 x double> %27, %45
  %47 = shufflevector <2 x double> %45, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %48 = insertelement <2 x double> %47, double %44, i64 1
  %49 = fmul contract <2 x double> %11, %48
  %50 = fsub contract <2 x double> %46, %49
  %51 = fadd contract <2 x double> %41, %50
  %52 = fmul contract double %26, %44
  %53 = extractelement <2 x double> %45, i64 0
  %54 = fmul contract double %9, %53
  %55 = fsub contract double %52, %54
  %56 = fadd contract double %40, %55
  %57 = getelementptr inbounds i64, ptr %22, i64 %38
  %58 = load i64, ptr %57, align 8, !tbaa !34
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %33

60:                                               ; preds = %37
  %61 = getelementptr inbounds %struct.Link, ptr %7, i64 %38, i32 5
  %62 = load ptr, ptr %23, align 8, !tbaa !42
  %63 = getelementptr inbounds i64, ptr %62, i64 %38
  %64 = load i64, ptr %63, align 8, !tbaa !34
  %65 = icmp ne i64 %58, 1
  %66 = and i1 %65, %28
  br i1 %66, label %67, label %116

67:                                               ; preds = %60
  %68 = shl i64 %64, 3
  %69 = getelementptr i8, ptr %3, i64 %68
  %70 = add i64 %58, %64
  %71 = shl i64 %70, 3
  %72 = getelementptr i8, ptr %3, i64 %71
  %73 = mul i64 %38, 1584
  %74 = mul i64 %58, 48
  %75 = getelementptr i8, ptr %24, i64 %73
  %76 = getelementptr i8, ptr %75, i64 %74
  %77 = icmp ult ptr %69, %76
  %78 = icmp ult ptr %61, %72
  %79 = and i1 %77, %78
  br i1 %79, label %116, label %80

80:                                               ; preds = %67
  %81 = and i64 %58, 9223372036854775806
  %82 = shufflevector <2 x double> %51, <2 x double> poison, <2 x i32> zeroinitializer
  %83 = shufflevector <2 x double> %51, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %84 = insertelement <2 x double> poison, double %56, i64 0
  %85 = shufflevector <2 x double> %84, <2 x double> poison, <2 x i32> zeroinitializer
  %86 = getelementptr double, ptr %3, i64 %64
  br label %87

87:                                               ; preds = %87, %80
  %88 = phi i64 [ 0, %80 ], [ %112, %87 ]
  %89 = mul nuw nsw i64 %88, 6
  %90 = getelementptr inbounds double, ptr %61, i64 %89
  %91 = load <12 x double>, ptr %90, align 8, !tbaa !19
  %92 = shufflevector <12 x double> %91, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %93 = shufflevector <12 x double> %91, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %94 = shufflevector <12 x double> %91, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %95 = shufflevector <12 x double> %91, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %96 = shufflevector <12 x double> %91, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %97 = shufflevector <12 x double> %91, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %98 = fmul contract <2 x double> %82, %92
  %99 = fmul contract <2 x double> %83, %93
  %100 = fadd contract <2 x double> %98, %99
  %101 = fmul contract <2 x double> %85, %94
  %102 = fadd contract <2 x double> %100, %101
  %103 = fmul contract <2 x double> %30, %95
  %104 = fmul contract <2 x double> %31, %96
  %105 = fadd contract <2 x double> %103, %104
  %106 = fmul contract <2 x double> %32, %97
  %107 = fadd contract <2 x double> %105, %106
  %108 = fadd contract <2 x double> %102, %107
  %109 = getelementptr double, ptr %86, i64 %88
  %110 = load <2 x double>, ptr %109, align 8, !tbaa !19, !alias.scope !290, !noalias !293
  %111 = fadd contract <2 x double> %110, %108
  store <2 x double> %111, ptr %109, align 8, !tbaa !19, !alias.scope !290, !noalias !293
  %112 = add nuw i64 %88, 2
  %113 = icmp eq i64 %112, %81
  br i1 %113, label %114, label %87, !llvm.loop !295

114:                                              ; preds = %87
  %115 = icmp eq i64 %58, %81
  br i1 %115, label %33, label %116

116:                                              ; preds = %67, %60, %114
  %117 = phi i64 [ 0, %67 ], [ 0, %60 ], [ %81, %114 ]
  %118 = insertelement <2 x double> %51, double %9, i64 1
  %119 = shufflevector <2 x double> %51, <2 x double> %11, <2 x i32> <i32 1, i32 2>
  %120 = insertelement <2 x double> %11, double %56, i64 0
  br label %121

121:                                              ; preds = %116, %121
  %122 = phi i64 [ %155, %121 ], [ %117, %116 ]
  %123 = mul nuw nsw i64 %122, 6
  %124 = getelementptr inbounds double, ptr %61, i64 %123
  %125 = load double, ptr %124, align 8, !tbaa !19
  %126 = getelementptr inbounds double, ptr %124, i64 1
  %127 = load double, ptr %126, align 8, !tbaa !19
  %128 = getelementptr inbounds double, ptr %124, i64 2
  %129 = load double, ptr %128, align 8, !tbaa !19
  %130 = getelementptr inbounds double, ptr %124, i64 3
  %131 = load double, ptr %130, align 8, !tbaa !19
  %132 = getelementptr inbounds double, ptr %124, i64 4
  %133 = load double, ptr %132, align 8, !tbaa !19
  %134 = getelementptr inbounds double, ptr %124, i64 5
  %135 = load double, ptr %134, align 8, !tbaa !19
  %136 = insertelement <2 x double> poison, double %125, i64 0
  %137 = insertelement <2 x double> %136, double %131, i64 1
  %138 = fmul contract <2 x double> %118, %137
  %139 = insertelement <2 x double> poison, double %127, i64 0
  %140 = insertelement <2 x double> %139, double %133, i64 1
  %141 = fmul contract <2 x double> %119, %140
  %142 = fadd contract <2 x double> %138, %141
  %143 = insertelement <2 x double> poison, double %129, i64 0
  %144 = insertelement <2 x double> %143, double %135, i64 1
  %145 = fmul contract <2 x double> %120, %144
  %146 = fadd contract <2 x double> %142, %145
  %147 = shufflevector <2 x double> %146, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %148 = fadd contract <2 x double> %146, %147
  %149 = extractelement <2 x double> %148, i64 0
  %150 = add nsw i64 %64, %122
  %151 = mul nsw i64 %150, %4
  %152 = getelementptr inbounds double, ptr %3, i64 %151
  %153 = load double, ptr %152, align 8, !tbaa !19
  %154 = fadd contract double %153, %149
  store double %154, ptr %152, align 8, !tbaa !19
  %155 = add nuw nsw i64 %122, 1
  %156 = icmp eq i64 %155, %58
  br i1 %156, label %33, label %121, !llvm.loop !296

157:                                              ; preds = %33, %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @position_column(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef %6, i64 noundef %7) unnamed_addr #4 {
  %9 = alloca [6 x double], align 16
  %10 = alloca [6 x double], align 16
  %11 = alloca [6 x double], align 16
  %12 = alloca [6 x double], align 16
  %13 = alloca [6 x double], align 16
  %14 = alloca [6 x double], align 16
  %15 = alloca [6 x double], align 16
  %16 = alloca [6 x double], align 16
  %17 = alloca [6 x double], align 16
  %18 = alloca [6 x double], align 16
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %20 = load ptr, ptr %19, align 8, !tbaa !36
  %21 = getelementptr inbounds %struct.Link, ptr %20, i64 %1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %13) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %14) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %14, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %15) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %15, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %16) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %17) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %18) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %18, i8 0, i64 48, i1 false)
  call fastcc void @parent_motion(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %12, ptr noundef nonnull %13)
  %22 = icmp eq ptr %3, null
  br i1 %22, label %342, label %23

23:                                               ; preds = %8
  %24 = load ptr, ptr %19, align 8, !tbaa !36
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %11, ptr noundef nonnull align 8 dereferenceable(48) %4, i64 48, i1 false)
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %26 = load ptr, ptr %25, align 8, !tbaa !33
  %27 = getelementptr inbounds i64, ptr %26, i64 %1
  %28 = load i64, ptr %27, align 8, !tbaa !34
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %72

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %32 = load ptr, ptr %31, align 8, !tbaa !25
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %34 = load i64, ptr %33, align 8, !tbaa !17
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %36 = load ptr, ptr %35, align 8, !tbaa !42
  %37 = getelementptr inbounds i64, ptr %36, i64 %1
  %38 = load i64, ptr %37, align 8, !tbaa !34
  %39 = getelementptr double, ptr %32, i64 %34
  %40 = getelementptr double, ptr %39, i64 %38
  %41 = getelementptr double, ptr %5, i64 %38
  br label %42

42:                                               ; preds = %156, %30
  %43 = phi i64 [ 0, %30 ], [ %157, %156 ]
  %44 = mul nuw nsw i64 %43, 6
  %45 = getelementptr double, ptr %3, i64 %44
  %46 = getelementptr double, ptr %41, i64 %43
  %47 = load double, ptr %46, align 8, !tbaa !19
  %48 = getelementptr double, ptr %40, i64 %43
  %49 = load double, ptr %48, align 8, !tbaa !19
  %50 = insertelement <2 x double> poison, double %49, i64 0
  %51 = shufflevector <2 x double> %50, <2 x double> poison, <2 x i32> zeroinitializer
  %52 = insertelement <2 x double> poison, double %47, i64 0
  %53 = shufflevector <2 x double> %52, <2 x double> poison, <2 x i32> zeroinitializer
  br label %54

54:                                               ; preds = %54, %42
  %55 = phi i64 [ 0, %42 ], [ %66, %54 ]
  %56 = getelementptr double, ptr %45, i64 %55
  %57 = load <2 x double>, ptr %56, align 8, !tbaa !19
  %58 = fmul contract <2 x double> %51, %57
  %59 = getelementptr inbounds [6 x double], ptr %10, i64 0, i64 %55
  %60 = load <2 x double>, ptr %59, align 16, !tbaa !19
  %61 = fadd contract <2 x double> %60, %58
  store <2 x double> %61, ptr %59, align 16, !tbaa !19
  %62 = fmul contract <2 x double> %53, %57
  %63 = getelementptr inbounds [6 x double], ptr %11, i64 0, i64 %55
  %64 = load <2 x double>, ptr %63, align 16, !tbaa !19
  %65 = fadd contract <2 x double> %62, %64
  store <2 x double> %65, ptr %63, align 16, !tbaa !19
  %66 = add nuw i64 %55, 2
  %67 = icmp eq i64 %66, 6
  br i1 %67, label %156, label %54, !llvm.loop !297

68:                                               ; preds = %156
  %69 = load double, ptr %10, align 16, !tbaa !19
  %70 = getelementptr inbounds double, ptr %10, i64 1
  %71 = load <2 x double>, ptr %70, align 8, !tbaa !19
  br label %72

72:                                               ; preds = %68, %23
  %73 = phi double [ %69, %68 ], [ 0.000000e+00, %23 ]
  %74 = phi <2 x double> [ %71, %68 ], [ zeroinitializer, %23 ]
  %75 = getelementptr inbounds %struct.Link, ptr %24, i64 %1
  br label %76

76:                                               ; preds = %76, %72
  %77 = phi i64 [ 0, %72 ], [ %90, %76 ]
  %78 = mul nuw nsw i64 %77, 3
  %79 = getelementptr inbounds double, ptr %75, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !19
  %81 = fmul contract double %73, %80
  %82 = getelementptr double, ptr %79, i64 1
  %83 = load <2 x double>, ptr %82, align 8, !tbaa !19
  %84 = fmul contract <2 x double> %74, %83
  %85 = extractelement <2 x double> %84, i64 0
  %86 = fadd contract double %81, %85
  %87 = extractelement <2 x double> %84, i64 1
  %88 = fadd contract double %86, %87
  %89 = getelementptr inbounds double, ptr %14, i64 %77
  store double %88, ptr %89, align 8, !tbaa !19
  %90 = add nuw nsw i64 %77, 1
  %91 = icmp eq i64 %90, 3
  br i1 %91, label %92, label %76, !llvm.loop !46

92:                                               ; preds = %76
  %93 = getelementptr inbounds double, ptr %10, i64 3
  %94 = getelementptr inbounds double, ptr %14, i64 3
  %95 = getelementptr inbounds double, ptr %10, i64 4
  %96 = load double, ptr %93, align 8, !tbaa !19
  %97 = load <2 x double>, ptr %95, align 16, !tbaa !19
  br label %98

98:                                               ; preds = %98, %92
  %99 = phi i64 [ 0, %92 ], [ %112, %98 ]
  %100 = mul nuw nsw i64 %99, 3
  %101 = getelementptr inbounds double, ptr %75, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !19
  %103 = fmul contract double %96, %102
  %104 = getelementptr double, ptr %101, i64 1
  %105 = load <2 x double>, ptr %104, align 8, !tbaa !19
  %106 = fmul contract <2 x double> %97, %105
  %107 = extractelement <2 x double> %106, i64 0
  %108 = fadd contract double %103, %107
  %109 = extractelement <2 x double> %106, i64 1
  %110 = fadd contract double %108, %109
  %111 = getelementptr inbounds double, ptr %94, i64 %99
  store double %110, ptr %111, align 8, !tbaa !19
  %112 = add nuw nsw i64 %99, 1
  %113 = icmp eq i64 %112, 3
  br i1 %113, label %114, label %98, !llvm.loop !46

114:                                              ; preds = %98
  %115 = getelementptr inbounds double, ptr %11, i64 1
  %116 = load double, ptr %11, align 16, !tbaa !19
  %117 = load <2 x double>, ptr %115, align 8, !tbaa !19
  br label %118

118:                                              ; preds = %118, %114
  %119 = phi i64 [ 0, %114 ], [ %132, %118 ]
  %120 = mul nuw nsw i64 %119, 3
  %121 = getelementptr inbounds double, ptr %75, i64 %120
  %122 = load double, ptr %121, align 8, !tbaa !19
  %123 = fmul contract double %116, %122
  %124 = getelementptr double, ptr %121, i64 1
  %125 = load <2 x double>, ptr %124, align 8, !tbaa !19
  %126 = fmul contract <2 x double> %117, %125
  %127 = extractelement <2 x double> %126, i64 0
  %128 = fadd contract double %123, %127
  %129 = extractelement <2 x double> %126, i64 1
  %130 = fadd contract double %128, %129
  %131 = getelementptr inbounds double, ptr %15, i64 %119
  store double %130, ptr %131, align 8, !tbaa !19
  %132 = add nuw nsw i64 %119, 1
  %133 = icmp eq i64 %132, 3
  br i1 %133, label %134, label %118, !llvm.loop !46

134:                                              ; preds = %118
  %135 = getelementptr inbounds double, ptr %11, i64 3
  %136 = getelementptr inbounds double, ptr %15, i64 3
  %137 = getelementptr inbounds double, ptr %11, i64 4
  %138 = load double, ptr %135, align 8, !tbaa !19
  %139 = load <2 x double>, ptr %137, align 16, !tbaa !19
  br label %140

140:                                              ; preds = %140, %134
  %141 = phi i64 [ 0, %134 ], [ %154, %140 ]
  %142 = mul nuw nsw i64 %141, 3
  %143 = getelementptr inbounds double, ptr %75, i64 %142
  %144 = load double, ptr %143, align 8, !tbaa !19
  %145 = fmul contract double %138, %144
  %146 = getelementptr double, ptr %143, i64 1
  %147 = load <2 x double>, ptr %146, align 8, !tbaa !19
  %148 = fmul contract <2 x double> %139, %147
  %149 = extractelement <2 x double> %148, i64 0
  %150 = fadd contract double %145, %149
  %151 = extractelement <2 x double> %148, i64 1
  %152 = fadd contract double %150, %151
  %153 = getelementptr inbounds double, ptr %136, i64 %141
  store double %152, ptr %153, align 8, !tbaa !19
  %154 = add nuw nsw i64 %141, 1
  %155 = icmp eq i64 %154, 3
  br i1 %155, label %159, label %140, !llvm.loop !46

156:                                              ; preds = %54
  %157 = add nuw nsw i64 %43, 1
  %158 = icmp eq i64 %157, %28
  br i1 %158, label %68, label %42, !llvm.loop !298

159:                                              ; preds = %140
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #11
  call fastcc void @along_position(ptr noundef %21, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef %2, ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %17)
  %160 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %161 = load ptr, ptr %160, align 8, !tbaa !31
  %162 = getelementptr inbounds %struct.Whole, ptr %161, i64 %1, i32 5
  %163 = getelementptr inbounds double, ptr %2, i64 1
  %164 = load double, ptr %163, align 8, !tbaa !19
  %165 = getelementptr inbounds double, ptr %162, i64 2
  %166 = load double, ptr %165, align 8, !tbaa !19
  %167 = fmul contract double %164, %166
  %168 = getelementptr inbounds double, ptr %2, i64 2
  %169 = load double, ptr %168, align 8, !tbaa !19
  %170 = getelementptr inbounds double, ptr %162, i64 1
  %171 = load double, ptr %170, align 8, !tbaa !19
  %172 = fmul contract double %169, %171
  %173 = fsub contract double %167, %172
  %174 = fadd contract double %173, 0.000000e+00
  store double %174, ptr %18, align 16, !tbaa !19
  %175 = load double, ptr %162, align 8, !tbaa !19
  %176 = fmul contract double %169, %175
  %177 = load double, ptr %2, align 8, !tbaa !19
  %178 = load double, ptr %165, align 8, !tbaa !19
  %179 = fmul contract double %177, %178
  %180 = fsub contract double %176, %179
  %181 = getelementptr inbounds double, ptr %18, i64 1
  %182 = fadd contract double %180, 0.000000e+00
  store double %182, ptr %181, align 8, !tbaa !19
  %183 = load double, ptr %170, align 8, !tbaa !19
  %184 = fmul contract double %177, %183
  %185 = load double, ptr %162, align 8, !tbaa !19
  %186 = fmul contract double %164, %185
  %187 = fsub contract double %184, %186
  %188 = getelementptr inbounds double, ptr %18, i64 2
  %189 = fadd contract double %187, 0.000000e+00
  store double %189, ptr %188, align 16, !tbaa !19
  %190 = getelementptr inbounds double, ptr %2, i64 3
  %191 = getelementptr inbounds double, ptr %162, i64 3
  %192 = getelementptr inbounds double, ptr %2, i64 4
  %193 = load double, ptr %192, align 8, !tbaa !19
  %194 = getelementptr inbounds double, ptr %162, i64 5
  %195 = load double, ptr %194, align 8, !tbaa !19
  %196 = fmul contract double %193, %195
  %197 = getelementptr inbounds double, ptr %2, i64 5
  %198 = load double, ptr %197, align 8, !tbaa !19
  %199 = getelementptr inbounds double, ptr %162, i64 4
  %200 = load double, ptr %199, align 8, !tbaa !19
  %201 = fmul contract double %198, %200
  %202 = fsub contract double %196, %201
  %203 = fadd contract double %174, %202
  store double %203, ptr %18, align 16, !tbaa !19
  %204 = load double, ptr %191, align 8, !tbaa !19
  %205 = fmul contract double %198, %204
  %206 = load double, ptr %190, align 8, !tbaa !19
  %207 = load double, ptr %194, align 8, !tbaa !19
  %208 = fmul contract double %206, %207
  %209 = fsub contract double %205, %208
  %210 = fadd contract double %182, %209
  store double %210, ptr %181, align 8, !tbaa !19
  %211 = load double, ptr %199, align 8, !tbaa !19
  %212 = fmul contract double %206, %211
  %213 = load double, ptr %191, align 8, !tbaa !19
  %214 = fmul contract double %193, %213
  %215 = fsub contract double %212, %214
  %216 = fadd contract double %189, %215
  store double %216, ptr %188, align 16, !tbaa !19
  %217 = getelementptr inbounds double, ptr %18, i64 3
  %218 = load double, ptr %194, align 8, !tbaa !19
  %219 = fmul contract double %164, %218
  %220 = load double, ptr %199, align 8, !tbaa !19
  %221 = fmul contract double %169, %220
  %222 = fsub contract double %219, %221
  %223 = fadd contract double %222, 0.000000e+00
  store double %223, ptr %217, align 8, !tbaa !19
  %224 = load double, ptr %191, align 8, !tbaa !19
  %225 = fmul contract double %169, %224
  %226 = load double, ptr %194, align 8, !tbaa !19
  %227 = fmul contract double %177, %226
  %228 = fsub contract double %225, %227
  %229 = getelementptr inbounds double, ptr %18, i64 4
  %230 = fadd contract double %228, 0.000000e+00
  store double %230, ptr %229, align 16, !tbaa !19
  %231 = load double, ptr %199, align 8, !tbaa !19
  %232 = fmul contract double %177, %231
  %233 = load double, ptr %191, align 8, !tbaa !19
  %234 = fmul contract double %164, %233
  %235 = fsub contract double %232, %234
  %236 = getelementptr inbounds double, ptr %18, i64 5
  %237 = fadd contract double %235, 0.000000e+00
  store double %237, ptr %236, align 8, !tbaa !19
  call fastcc void @respond(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %16, ptr noundef nonnull %17, ptr noundef nonnull %18, ptr noundef %6, i64 noundef %7)
  %238 = load ptr, ptr %19, align 8, !tbaa !36
  %239 = getelementptr inbounds %struct.Link, ptr %238, i64 %1
  %240 = load ptr, ptr %25, align 8, !tbaa !33
  %241 = getelementptr inbounds i64, ptr %240, i64 %1
  %242 = load i64, ptr %241, align 8, !tbaa !34
  %243 = icmp sgt i64 %242, 0
  br i1 %243, label %244, label %421

244:                                              ; preds = %159
  %245 = getelementptr inbounds double, ptr %9, i64 3
  %246 = load ptr, ptr %160, align 8, !tbaa !31
  %247 = getelementptr inbounds %struct.Whole, ptr %246, i64 %1, i32 5
  %248 = getelementptr inbounds double, ptr %9, i64 1
  %249 = getelementptr inbounds double, ptr %247, i64 1
  %250 = getelementptr inbounds double, ptr %9, i64 2
  %251 = getelementptr inbounds double, ptr %247, i64 2
  %252 = getelementptr inbounds double, ptr %247, i64 3
  %253 = getelementptr inbounds double, ptr %9, i64 4
  %254 = getelementptr inbounds double, ptr %247, i64 4
  %255 = getelementptr inbounds double, ptr %9, i64 5
  %256 = getelementptr inbounds double, ptr %247, i64 5
  %257 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %258 = load ptr, ptr %257, align 8, !tbaa !42
  %259 = getelementptr inbounds i64, ptr %258, i64 %1
  %260 = load i64, ptr %259, align 8, !tbaa !34
  br label %261

261:                                              ; preds = %305, %244
  %262 = phi i64 [ 0, %244 ], [ %340, %305 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #11
  %263 = mul nuw nsw i64 %262, 6
  %264 = getelementptr inbounds double, ptr %3, i64 %263
  %265 = getelementptr inbounds double, ptr %264, i64 1
  %266 = load double, ptr %264, align 8, !tbaa !19
  %267 = load <2 x double>, ptr %265, align 8, !tbaa !19
  br label %268

268:                                              ; preds = %268, %261
  %269 = phi i64 [ 0, %261 ], [ %282, %268 ]
  %270 = mul nuw nsw i64 %269, 3
  %271 = getelementptr inbounds double, ptr %239, i64 %270
  %272 = load double, ptr %271, align 8, !tbaa !19
  %273 = fmul contract double %266, %272
  %274 = getelementptr double, ptr %271, i64 1
  %275 = load <2 x double>, ptr %274, align 8, !tbaa !19
  %276 = fmul contract <2 x double> %267, %275
  %277 = extractelement <2 x double> %276, i64 0
  %278 = fadd contract double %273, %277
  %279 = extractelement <2 x double> %276, i64 1
  %280 = fadd contract double %278, %279
  %281 = getelementptr inbounds double, ptr %9, i64 %269
  store double %280, ptr %281, align 8, !tbaa !19
  %282 = add nuw nsw i64 %269, 1
  %283 = icmp eq i64 %282, 3
  br i1 %283, label %284, label %268, !llvm.loop !46

284:                                              ; preds = %268
  %285 = getelementptr inbounds double, ptr %264, i64 3
  %286 = getelementptr inbounds double, ptr %264, i64 4
  %287 = load double, ptr %285, align 8, !tbaa !19
  %288 = load <2 x double>, ptr %286, align 8, !tbaa !19
  br label %289

289:                                              ; preds = %289, %284
  %290 = phi i64 [ 0, %284 ], [ %303, %289 ]
  %291 = mul nuw nsw i64 %290, 3
  %292 = getelementptr inbounds double, ptr %239, i64 %291
  %293 = load double, ptr %292, align 8, !tbaa !19
  %294 = fmul contract double %287, %293
  %295 = getelementptr double, ptr %292, i64 1
  %296 = load <2 x double>, ptr %295, align 8, !tbaa !19
  %297 = fmul contract <2 x double> %288, %296
  %298 = extractelement <2 x double> %297, i64 0
  %299 = fadd contract double %294, %298
  %300 = extractelement <2 x double> %297, i64 1
  %301 = fadd contract double %299, %300
  %302 = getelementptr inbounds double, ptr %245, i64 %290
  store double %301, ptr %302, align 8, !tbaa !19
  %303 = add nuw nsw i64 %290, 1
  %304 = icmp eq i64 %303, 3
  br i1 %304, label %305, label %289, !llvm.loop !46

305:                                              ; preds = %289
  %306 = load <2 x double>, ptr %9, align 16
  %307 = load double, ptr %247, align 8, !tbaa !19
  %308 = load <2 x double>, ptr %248, align 8
  %309 = load double, ptr %249, align 8, !tbaa !19
  %310 = load <2 x double>, ptr %250, align 16
  %311 = load double, ptr %251, align 8, !tbaa !19
  %312 = load double, ptr %245, align 8, !tbaa !19
  %313 = load double, ptr %252, align 8, !tbaa !19
  %314 = load double, ptr %253, align 16, !tbaa !19
  %315 = load double, ptr %254, align 8, !tbaa !19
  %316 = load double, ptr %255, align 8, !tbaa !19
  %317 = load double, ptr %256, align 8, !tbaa !19
  %318 = insertelement <2 x double> %306, double %312, i64 1
  %319 = insertelement <2 x double> poison, double %307, i64 0
  %320 = insertelement <2 x double> %319, double %313, i64 1
  %321 = fmul contract <2 x double> %318, %320
  %322 = insertelement <2 x double> %308, double %314, i64 1
  %323 = insertelement <2 x double> poison, double %309, i64 0
  %324 = insertelement <2 x double> %323, double %315, i64 1
  %325 = fmul contract <2 x double> %322, %324
  %326 = fadd contract <2 x double> %321, %325
  %327 = insertelement <2 x double> %310, double %316, i64 1
  %328 = insertelement <2 x double> poison, double %311, i64 0
  %329 = insertelement <2 x double> %328, double %317, i64 1
  %330 = fmul contract <2 x double> %327, %329
  %331 = fadd contract <2 x double> %326, %330
  %332 = shufflevector <2 x double> %331, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %333 = fadd contract <2 x double> %331, %332
  %334 = extractelement <2 x double> %333, i64 0
  %335 = add nsw i64 %262, %260
  %336 = mul nsw i64 %335, %7
  %337 = getelementptr inbounds double, ptr %6, i64 %336
  %338 = load double, ptr %337, align 8, !tbaa !19
  %339 = fadd contract double %338, %334
  store double %339, ptr %337, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #11
  %340 = add nuw nsw i64 %262, 1
  %341 = icmp eq i64 %340, %242
  br i1 %341, label %421, label %261, !llvm.loop !299

342:                                              ; preds = %8
  call fastcc void @along_position(ptr noundef %21, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef %2, ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %17)
  %343 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %344 = load ptr, ptr %343, align 8, !tbaa !31
  %345 = getelementptr inbounds %struct.Whole, ptr %344, i64 %1, i32 5
  %346 = getelementptr inbounds double, ptr %2, i64 1
  %347 = load double, ptr %346, align 8, !tbaa !19
  %348 = getelementptr inbounds double, ptr %345, i64 2
  %349 = load double, ptr %348, align 8, !tbaa !19
  %350 = fmul contract double %347, %349
  %351 = getelementptr inbounds double, ptr %2, i64 2
  %352 = load double, ptr %351, align 8, !tbaa !19
  %353 = getelementptr inbounds double, ptr %345, i64 1
  %354 = load double, ptr %353, align 8, !tbaa !19
  %355 = fmul contract double %352, %354
  %356 = fsub contract double %350, %355
  %357 = fadd contract double %356, 0.000000e+00
  store double %357, ptr %18, align 16, !tbaa !19
  %358 = load double, ptr %345, align 8, !tbaa !19
  %359 = fmul contract double %352, %358
  %360 = load double, ptr %2, align 8, !tbaa !19
  %361 = load double, ptr %348, align 8, !tbaa !19
  %362 = fmul contract double %360, %361
  %363 = fsub contract double %359, %362
  %364 = getelementptr inbounds double, ptr %18, i64 1
  %365 = fadd contract double %363, 0.000000e+00
  store double %365, ptr %364, align 8, !tbaa !19
  %366 = load double, ptr %353, align 8, !tbaa !19
  %367 = fmul contract double %360, %366
  %368 = load double, ptr %345, align 8, !tbaa !19
  %369 = fmul contract double %347, %368
  %370 = fsub contract double %367, %369
  %371 = getelementptr inbounds double, ptr %18, i64 2
  %372 = fadd contract double %370, 0.000000e+00
  store double %372, ptr %371, align 16, !tbaa !19
  %373 = getelementptr inbounds double, ptr %2, i64 3
  %374 = getelementptr inbounds double, ptr %345, i64 3
  %375 = getelementptr inbounds double, ptr %2, i64 4
  %376 = load double, ptr %375, align 8, !tbaa !19
  %377 = getelementptr inbounds double, ptr %345, i64 5
  %378 = load double, ptr %377, align 8, !tbaa !19
  %379 = fmul contract double %376, %378
  %380 = getelementptr inbounds double, ptr %2, i64 5
  %381 = load double, ptr %380, align 8, !tbaa !19
  %382 = getelementptr inbounds double, ptr %345, i64 4
  %383 = load double, ptr %382, align 8, !tbaa !19
  %384 = fmul contract double %381, %383
  %385 = fsub contract double %379, %384
  %386 = fadd contract double %357, %385
  store double %386, ptr %18, align 16, !tbaa !19
  %387 = load double, ptr %374, align 8, !tbaa !19
  %388 = fmul contract double %381, %387
  %389 = load double, ptr %373, align 8, !tbaa !19
  %390 = load double, ptr %377, align 8, !tbaa !19
  %391 = fmul contract double %389, %390
  %392 = fsub contract double %388, %391
  %393 = fadd contract double %365, %392
  store double %393, ptr %364, align 8, !tbaa !19
  %394 = load double, ptr %382, align 8, !tbaa !19
  %395 = fmul contract double %389, %394
  %396 = load double, ptr %374, align 8, !tbaa !19
  %397 = fmul contract double %376, %396
  %398 = fsub contract double %395, %397
  %399 = fadd contract double %372, %398
  store double %399, ptr %371, align 16, !tbaa !19
  %400 = getelementptr inbounds double, ptr %18, i64 3
  %401 = load double, ptr %377, align 8, !tbaa !19
  %402 = fmul contract double %347, %401
  %403 = load double, ptr %382, align 8, !tbaa !19
  %404 = fmul contract double %352, %403
  %405 = fsub contract double %402, %404
  %406 = fadd contract double %405, 0.000000e+00
  store double %406, ptr %400, align 8, !tbaa !19
  %407 = load double, ptr %374, align 8, !tbaa !19
  %408 = fmul contract double %352, %407
  %409 = load double, ptr %377, align 8, !tbaa !19
  %410 = fmul contract double %360, %409
  %411 = fsub contract double %408, %410
  %412 = getelementptr inbounds double, ptr %18, i64 4
  %413 = fadd contract double %411, 0.000000e+00
  store double %413, ptr %412, align 16, !tbaa !19
  %414 = load double, ptr %382, align 8, !tbaa !19
  %415 = fmul contract double %360, %414
  %416 = load double, ptr %374, align 8, !tbaa !19
  %417 = fmul contract double %347, %416
  %418 = fsub contract double %415, %417
  %419 = getelementptr inbounds double, ptr %18, i64 5
  %420 = fadd contract double %418, 0.000000e+00
  store double %420, ptr %419, align 8, !tbaa !19
  call fastcc void @respond(ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %16, ptr noundef nonnull %17, ptr noundef nonnull %18, ptr noundef %6, i64 noundef %7)
  br label %421

421:                                              ; preds = %305, %159, %342
  call fastcc void @carry(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef nonnull %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %18) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %17) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %13) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12) #11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @loads_along(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3, i64 noundef %4) unnamed_addr #4 {
  %6 = alloca [3 x double], align 16
  %7 = alloca [3 x double], align 16
  %8 = alloca [6 x double], align 16
  %9 = alloca [3 x double], align 16
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %11 = load ptr, ptr %10, align 8, !tbaa !36
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %13 = load i64, ptr %12, align 8, !tbaa !79
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %487, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 68
  %17 = load ptr, ptr %16, align 8, !tbaa !208
  %18 = mul i64 %13, 48
  tail call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 %18, i1 false)
  %19 = load ptr, ptr %16, align 8, !tbaa !208
  %20 = add nsw i64 %2, %1
  %21 = icmp sgt i64 %2, 0
  br i1 %21, label %22, label %60

22:                                               ; preds = %15
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 43
  %24 = load ptr, ptr %23, align 8, !tbaa !300
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 70
  %26 = load ptr, ptr %25, align 8, !tbaa !201
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 67
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 42
  br label %29

29:                                               ; preds = %43, %22
  %30 = phi i64 [ %1, %22 ], [ %44, %43 ]
  %31 = getelementptr inbounds double, ptr %26, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !19
  %33 = fcmp contract une double %32, 0.000000e+00
  br i1 %33, label %34, label %43

34:                                               ; preds = %29
  %35 = getelementptr inbounds i64, ptr %24, i64 %30
  %36 = getelementptr i64, ptr %35, i64 1
  %37 = load i64, ptr %35, align 8, !tbaa !34
  %38 = load i64, ptr %36, align 8, !tbaa !34
  br label %39

39:                                               ; preds = %46, %34
  %40 = phi double [ %32, %34 ], [ %58, %46 ]
  %41 = phi i64 [ %37, %34 ], [ %57, %46 ]
  %42 = icmp slt i64 %41, %38
  br i1 %42, label %46, label %43

43:                                               ; preds = %46, %39, %29
  %44 = add nsw i64 %30, 1
  %45 = icmp slt i64 %44, %20
  br i1 %45, label %29, label %60, !llvm.loop !301

46:                                               ; preds = %39
  %47 = load ptr, ptr %27, align 8, !tbaa !196
  %48 = getelementptr inbounds double, ptr %47, i64 %41
  %49 = load double, ptr %48, align 8, !tbaa !19
  %50 = fmul contract double %40, %49
  %51 = load ptr, ptr %28, align 8, !tbaa !302
  %52 = getelementptr inbounds i64, ptr %51, i64 %41
  %53 = load i64, ptr %52, align 8, !tbaa !34
  %54 = getelementptr inbounds double, ptr %19, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !19
  %56 = fadd contract double %50, %55
  store double %56, ptr %54, align 8, !tbaa !19
  %57 = add nsw i64 %41, 1
  %58 = load double, ptr %31, align 8, !tbaa !19
  %59 = fcmp contract une double %58, 0.000000e+00
  br i1 %59, label %39, label %43, !llvm.loop !303

60:                                               ; preds = %43, %15
  %61 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 19
  %62 = load i64, ptr %61, align 8, !tbaa !304
  %63 = icmp sgt i64 %62, 0
  br i1 %63, label %64, label %75

64:                                               ; preds = %60
  %65 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 41
  %66 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %67 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %68 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %69 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 70
  %70 = getelementptr inbounds double, ptr %6, i64 2
  %71 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 43
  %72 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 67
  %73 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 42
  %74 = load ptr, ptr %69, align 8, !tbaa !201
  br label %93

75:                                               ; preds = %280, %60
  %76 = load i64, ptr %12, align 8, !tbaa !79
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %487

78:                                               ; preds = %75
  %79 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %80 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %81 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  %82 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %83 = getelementptr inbounds double, ptr %9, i64 2
  %84 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %85 = getelementptr inbounds double, ptr %8, i64 1
  %86 = getelementptr inbounds double, ptr %8, i64 2
  %87 = getelementptr inbounds double, ptr %8, i64 3
  %88 = getelementptr inbounds double, ptr %8, i64 4
  %89 = getelementptr inbounds double, ptr %8, i64 5
  %90 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %91 = getelementptr i8, ptr %11, i64 168
  %92 = icmp eq i64 %4, 1
  br label %284

93:                                               ; preds = %64, %280
  %94 = phi ptr [ %74, %64 ], [ %247, %280 ]
  %95 = phi i64 [ 0, %64 ], [ %281, %280 ]
  %96 = load ptr, ptr %65, align 8, !tbaa !305
  %97 = getelementptr inbounds i64, ptr %96, i64 %95
  %98 = load i64, ptr %97, align 8, !tbaa !34
  %99 = load i64, ptr %66, align 8, !tbaa !80
  %100 = mul nsw i64 %98, 33
  %101 = add nsw i64 %99, %100
  %102 = getelementptr inbounds %struct.Link, ptr %11, i64 %98
  %103 = load ptr, ptr %67, align 8, !tbaa !199
  %104 = mul nsw i64 %98, 12
  %105 = getelementptr inbounds double, ptr %103, i64 %104
  %106 = load ptr, ptr %68, align 8, !tbaa !91
  %107 = getelementptr inbounds i64, ptr %106, i64 %98
  %108 = load i64, ptr %107, align 8, !tbaa !34
  %109 = getelementptr inbounds double, ptr %94, i64 %101
  %110 = getelementptr inbounds double, ptr %105, i64 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %109, ptr noundef nonnull align 8 dereferenceable(24) %110, i64 24, i1 false)
  %111 = getelementptr inbounds double, ptr %105, i64 1
  %112 = getelementptr inbounds double, ptr %105, i64 2
  %113 = getelementptr double, ptr %109, i64 3
  br label %197

114:                                              ; preds = %222
  %115 = getelementptr inbounds double, ptr %105, i64 6
  %116 = getelementptr inbounds double, ptr %109, i64 12
  %117 = getelementptr inbounds double, ptr %105, i64 9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %116, ptr noundef nonnull align 8 dereferenceable(24) %117, i64 24, i1 false)
  %118 = getelementptr inbounds %struct.Link, ptr %11, i64 %98, i32 2
  %119 = load double, ptr %111, align 8, !tbaa !19
  %120 = getelementptr inbounds %struct.Link, ptr %11, i64 %98, i32 2, i64 2
  %121 = load double, ptr %120, align 8, !tbaa !19
  %122 = fmul contract double %119, %121
  %123 = load double, ptr %112, align 8, !tbaa !19
  %124 = getelementptr inbounds %struct.Link, ptr %11, i64 %98, i32 2, i64 1
  %125 = load double, ptr %124, align 8, !tbaa !19
  %126 = fmul contract double %123, %125
  %127 = fsub contract double %122, %126
  %128 = load double, ptr %116, align 8, !tbaa !19
  %129 = fadd contract double %128, %127
  store double %129, ptr %116, align 8, !tbaa !19
  %130 = load double, ptr %112, align 8, !tbaa !19
  %131 = load double, ptr %118, align 8, !tbaa !19
  %132 = fmul contract double %130, %131
  %133 = load double, ptr %105, align 8, !tbaa !19
  %134 = load double, ptr %120, align 8, !tbaa !19
  %135 = fmul contract double %133, %134
  %136 = fsub contract double %132, %135
  %137 = getelementptr inbounds double, ptr %109, i64 13
  %138 = load double, ptr %137, align 8, !tbaa !19
  %139 = fadd contract double %138, %136
  store double %139, ptr %137, align 8, !tbaa !19
  %140 = load double, ptr %105, align 8, !tbaa !19
  %141 = load double, ptr %124, align 8, !tbaa !19
  %142 = fmul contract double %140, %141
  %143 = load double, ptr %111, align 8, !tbaa !19
  %144 = load double, ptr %118, align 8, !tbaa !19
  %145 = fmul contract double %143, %144
  %146 = fsub contract double %142, %145
  %147 = getelementptr inbounds double, ptr %109, i64 14
  %148 = load double, ptr %147, align 8, !tbaa !19
  %149 = fadd contract double %148, %146
  store double %149, ptr %147, align 8, !tbaa !19
  %150 = getelementptr inbounds double, ptr %109, i64 15
  %151 = getelementptr inbounds double, ptr %105, i64 7
  br label %152

152:                                              ; preds = %152, %114
  %153 = phi i64 [ 0, %114 ], [ %171, %152 ]
  %154 = getelementptr inbounds double, ptr %102, i64 %153
  %155 = load double, ptr %154, align 8, !tbaa !19
  %156 = load double, ptr %115, align 8, !tbaa !19
  %157 = fmul contract double %155, %156
  %158 = getelementptr double, ptr %154, i64 3
  %159 = load double, ptr %158, align 8, !tbaa !19
  %160 = getelementptr double, ptr %154, i64 6
  %161 = load double, ptr %160, align 8, !tbaa !19
  %162 = load <2 x double>, ptr %151, align 8, !tbaa !19
  %163 = insertelement <2 x double> poison, double %159, i64 0
  %164 = insertelement <2 x double> %163, double %161, i64 1
  %165 = fmul contract <2 x double> %164, %162
  %166 = extractelement <2 x double> %165, i64 0
  %167 = fadd contract double %157, %166
  %168 = extractelement <2 x double> %165, i64 1
  %169 = fadd contract double %167, %168
  %170 = getelementptr inbounds double, ptr %150, i64 %153
  store double %169, ptr %170, align 8, !tbaa !19
  %171 = add nuw nsw i64 %153, 1
  %172 = icmp eq i64 %171, 3
  br i1 %172, label %173, label %152, !llvm.loop !90

173:                                              ; preds = %152
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #11
  %174 = load double, ptr %105, align 8, !tbaa !19
  %175 = load <2 x double>, ptr %111, align 8, !tbaa !19
  br label %176

176:                                              ; preds = %176, %173
  %177 = phi i64 [ 0, %173 ], [ %193, %176 ]
  %178 = getelementptr inbounds double, ptr %102, i64 %177
  %179 = load double, ptr %178, align 8, !tbaa !19
  %180 = fmul contract double %174, %179
  %181 = getelementptr double, ptr %178, i64 3
  %182 = load double, ptr %181, align 8, !tbaa !19
  %183 = getelementptr double, ptr %178, i64 6
  %184 = load double, ptr %183, align 8, !tbaa !19
  %185 = insertelement <2 x double> poison, double %182, i64 0
  %186 = insertelement <2 x double> %185, double %184, i64 1
  %187 = fmul contract <2 x double> %175, %186
  %188 = extractelement <2 x double> %187, i64 0
  %189 = fadd contract double %180, %188
  %190 = extractelement <2 x double> %187, i64 1
  %191 = fadd contract double %189, %190
  %192 = getelementptr inbounds double, ptr %7, i64 %177
  store double %191, ptr %192, align 8, !tbaa !19
  %193 = add nuw nsw i64 %177, 1
  %194 = icmp eq i64 %193, 3
  br i1 %194, label %195, label %176, !llvm.loop !90

195:                                              ; preds = %176
  %196 = icmp slt i64 %108, 0
  br i1 %196, label %240, label %233

197:                                              ; preds = %222, %93
  %198 = phi i64 [ 0, %93 ], [ %223, %222 ]
  %199 = getelementptr inbounds [9 x double], ptr %102, i64 0, i64 %198
  %200 = load double, ptr %199, align 8, !tbaa !19
  %201 = add nuw nsw i64 %198, 3
  %202 = getelementptr inbounds [9 x double], ptr %102, i64 0, i64 %201
  %203 = load double, ptr %202, align 8, !tbaa !19
  %204 = add nuw nsw i64 %198, 6
  %205 = getelementptr inbounds [9 x double], ptr %102, i64 0, i64 %204
  %206 = load double, ptr %205, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #11
  %207 = load double, ptr %105, align 8, !tbaa !19
  %208 = load <2 x double>, ptr %111, align 8, !tbaa !19
  %209 = insertelement <2 x double> poison, double %206, i64 0
  %210 = insertelement <2 x double> %209, double %200, i64 1
  %211 = fmul contract <2 x double> %210, %208
  %212 = insertelement <2 x double> %209, double %203, i64 1
  %213 = insertelement <2 x double> %208, double %207, i64 0
  %214 = fmul contract <2 x double> %212, %213
  %215 = shufflevector <2 x double> %214, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %216 = fsub contract <2 x double> %211, %215
  store <2 x double> %216, ptr %6, align 16, !tbaa !19
  %217 = fmul contract double %203, %207
  %218 = extractelement <2 x double> %208, i64 0
  %219 = fmul contract double %200, %218
  %220 = fsub contract double %217, %219
  store double %220, ptr %70, align 16, !tbaa !19
  %221 = getelementptr double, ptr %113, i64 %198
  br label %225

222:                                              ; preds = %225
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #11
  %223 = add nuw nsw i64 %198, 1
  %224 = icmp eq i64 %223, 3
  br i1 %224, label %114, label %197, !llvm.loop !306

225:                                              ; preds = %225, %197
  %226 = phi i64 [ 0, %197 ], [ %231, %225 ]
  %227 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %226
  %228 = load double, ptr %227, align 8, !tbaa !19
  %229 = mul nuw nsw i64 %226, 3
  %230 = getelementptr double, ptr %221, i64 %229
  store double %228, ptr %230, align 8, !tbaa !19
  %231 = add nuw nsw i64 %226, 1
  %232 = icmp eq i64 %231, 3
  br i1 %232, label %222, label %225, !llvm.loop !307

233:                                              ; preds = %195
  %234 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %108
  %235 = load double, ptr %234, align 8, !tbaa !19
  %236 = getelementptr inbounds double, ptr %109, i64 18
  store double %235, ptr %236, align 8, !tbaa !19
  %237 = getelementptr double, ptr %109, i64 %108
  %238 = getelementptr double, ptr %237, i64 15
  %239 = load double, ptr %238, align 8, !tbaa !19
  br label %242

240:                                              ; preds = %195
  %241 = getelementptr inbounds double, ptr %109, i64 18
  store double 0.000000e+00, ptr %241, align 8, !tbaa !19
  br label %242

242:                                              ; preds = %233, %240
  %243 = phi contract double [ %239, %233 ], [ 0.000000e+00, %240 ]
  %244 = getelementptr inbounds double, ptr %109, i64 19
  store double %243, ptr %244, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #11
  %245 = load ptr, ptr %16, align 8, !tbaa !208
  %246 = load ptr, ptr %71, align 8, !tbaa !300
  %247 = load ptr, ptr %69, align 8, !tbaa !201
  %248 = add nsw i64 %101, 19
  br label %249

249:                                              ; preds = %263, %242
  %250 = phi i64 [ %101, %242 ], [ %264, %263 ]
  %251 = getelementptr inbounds double, ptr %247, i64 %250
  %252 = load double, ptr %251, align 8, !tbaa !19
  %253 = fcmp contract une double %252, 0.000000e+00
  br i1 %253, label %254, label %263

254:                                              ; preds = %249
  %255 = getelementptr inbounds i64, ptr %246, i64 %250
  %256 = getelementptr i64, ptr %255, i64 1
  %257 = load i64, ptr %255, align 8, !tbaa !34
  %258 = load i64, ptr %256, align 8, !tbaa !34
  br label %259

259:                                              ; preds = %266, %254
  %260 = phi double [ %252, %254 ], [ %278, %266 ]
  %261 = phi i64 [ %257, %254 ], [ %277, %266 ]
  %262 = icmp slt i64 %261, %258
  br i1 %262, label %266, label %263

263:                                              ; preds = %266, %259, %249
  %264 = add nsw i64 %250, 1
  %265 = icmp slt i64 %250, %248
  br i1 %265, label %249, label %280, !llvm.loop !301

266:                                              ; preds = %259
  %267 = load ptr, ptr %72, align 8, !tbaa !196
  %268 = getelementptr inbounds double, ptr %267, i64 %261
  %269 = load double, ptr %268, align 8, !tbaa !19
  %270 = fmul contract double %260, %269
  %271 = load ptr, ptr %73, align 8, !tbaa !302
  %272 = getelementptr inbounds i64, ptr %271, i64 %261
  %273 = load i64, ptr %272, align 8, !tbaa !34
  %274 = getelementptr inbounds double, ptr %245, i64 %273
  %275 = load double, ptr %274, align 8, !tbaa !19
  %276 = fadd contract double %270, %275
  store double %276, ptr %274, align 8, !tbaa !19
  %277 = add nsw i64 %261, 1
  %278 = load double, ptr %251, align 8, !tbaa !19
  %279 = fcmp contract une double %278, 0.000000e+00
  br i1 %279, label %259, label %263, !llvm.loop !303

280:                                              ; preds = %263
  %281 = add nuw nsw i64 %95, 1
  %282 = load i64, ptr %61, align 8, !tbaa !304
  %283 = icmp slt i64 %281, %282
  br i1 %283, label %93, label %75, !llvm.loop !308

284:                                              ; preds = %78, %483
  %285 = phi i64 [ %76, %78 ], [ %484, %483 ]
  %286 = phi i64 [ 0, %78 ], [ %485, %483 ]
  %287 = load ptr, ptr %79, align 8, !tbaa !224
  %288 = getelementptr inbounds i64, ptr %287, i64 %286
  %289 = load i64, ptr %288, align 8, !tbaa !34
  %290 = load ptr, ptr %80, align 8, !tbaa !222
  %291 = mul nsw i64 %286, 6
  %292 = getelementptr inbounds double, ptr %17, i64 %291
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %293 = load i64, ptr %81, align 8, !tbaa !198
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %318, label %295

295:                                              ; preds = %284
  %296 = getelementptr inbounds double, ptr %290, i64 %291
  %297 = load ptr, ptr %82, align 8, !tbaa !199
  %298 = mul nsw i64 %289, 12
  %299 = getelementptr inbounds double, ptr %297, i64 %298
  %300 = getelementptr inbounds double, ptr %299, i64 1
  %301 = getelementptr inbounds double, ptr %296, i64 1
  %302 = load double, ptr %296, align 8, !tbaa !19
  %303 = load double, ptr %299, align 8, !tbaa !19
  %304 = load <2 x double>, ptr %300, align 8, !tbaa !19
  %305 = load <2 x double>, ptr %301, align 8, !tbaa !19
  %306 = shufflevector <2 x double> %305, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %307 = insertelement <2 x double> %306, double %302, i64 1
  %308 = fmul contract <2 x double> %304, %307
  %309 = shufflevector <2 x double> %304, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %310 = insertelement <2 x double> %309, double %303, i64 1
  %311 = fmul contract <2 x double> %305, %310
  %312 = fsub contract <2 x double> %308, %311
  store <2 x double> %312, ptr %9, align 16, !tbaa !19
  %313 = extractelement <2 x double> %305, i64 0
  %314 = fmul contract double %313, %303
  %315 = extractelement <2 x double> %304, i64 0
  %316 = fmul contract double %315, %302
  %317 = fsub contract double %314, %316
  store double %317, ptr %83, align 16, !tbaa !19
  br label %318

318:                                              ; preds = %295, %284
  %319 = getelementptr inbounds %struct.Link, ptr %11, i64 %289
  %320 = getelementptr inbounds double, ptr %292, i64 3
  %321 = getelementptr inbounds double, ptr %292, i64 4
  %322 = load double, ptr %320, align 8, !tbaa !19
  %323 = load <2 x double>, ptr %321, align 8, !tbaa !19
  br label %324

324:                                              ; preds = %324, %318
  %325 = phi i64 [ 0, %318 ], [ %338, %324 ]
  %326 = mul nuw nsw i64 %325, 3
  %327 = getelementptr inbounds double, ptr %319, i64 %326
  %328 = load double, ptr %327, align 8, !tbaa !19
  %329 = fmul contract double %328, %322
  %330 = getelementptr double, ptr %327, i64 1
  %331 = load <2 x double>, ptr %330, align 8, !tbaa !19
  %332 = fmul contract <2 x double> %331, %323
  %333 = extractelement <2 x double> %332, i64 0
  %334 = fadd contract double %329, %333
  %335 = extractelement <2 x double> %332, i64 1
  %336 = fadd contract double %334, %335
  %337 = getelementptr inbounds double, ptr %8, i64 %325
  store double %336, ptr %337, align 8, !tbaa !19
  %338 = add nuw nsw i64 %325, 1
  %339 = icmp eq i64 %338, 3
  br i1 %339, label %425, label %324, !llvm.loop !46

340:                                              ; preds = %425
  %341 = icmp eq i64 %442, 0
  br i1 %341, label %483, label %342

342:                                              ; preds = %340
  %343 = load ptr, ptr %84, align 8, !tbaa !33
  %344 = getelementptr inbounds i64, ptr %343, i64 %289
  %345 = load i64, ptr %344, align 8, !tbaa !34
  %346 = icmp sgt i64 %345, 0
  br i1 %346, label %347, label %445

347:                                              ; preds = %342
  %348 = getelementptr inbounds %struct.Link, ptr %11, i64 %289, i32 5
  %349 = load double, ptr %8, align 16, !tbaa !19
  %350 = load double, ptr %85, align 8, !tbaa !19
  %351 = load double, ptr %86, align 16, !tbaa !19
  %352 = load double, ptr %87, align 8, !tbaa !19
  %353 = load double, ptr %88, align 16, !tbaa !19
  %354 = load double, ptr %89, align 8, !tbaa !19
  %355 = load ptr, ptr %90, align 8, !tbaa !42
  %356 = getelementptr inbounds i64, ptr %355, i64 %289
  %357 = load i64, ptr %356, align 8, !tbaa !34
  %358 = icmp ne i64 %345, 1
  %359 = and i1 %358, %92
  br i1 %359, label %360, label %417

360:                                              ; preds = %347
  %361 = shl i64 %357, 3
  %362 = getelementptr i8, ptr %3, i64 %361
  %363 = add i64 %345, %357
  %364 = shl i64 %363, 3
  %365 = getelementptr i8, ptr %3, i64 %364
  %366 = mul i64 %289, 1584
  %367 = mul i64 %345, 48
  %368 = getelementptr i8, ptr %91, i64 %366
  %369 = getelementptr i8, ptr %368, i64 %367
  %370 = icmp ult ptr %362, %369
  %371 = icmp ult ptr %348, %365
  %372 = and i1 %370, %371
  br i1 %372, label %417, label %373

373:                                              ; preds = %360
  %374 = and i64 %345, 9223372036854775806
  %375 = insertelement <2 x double> poison, double %349, i64 0
  %376 = shufflevector <2 x double> %375, <2 x double> poison, <2 x i32> zeroinitializer
  %377 = insertelement <2 x double> poison, double %350, i64 0
  %378 = shufflevector <2 x double> %377, <2 x double> poison, <2 x i32> zeroinitializer
  %379 = insertelement <2 x double> poison, double %351, i64 0
  %380 = shufflevector <2 x double> %379, <2 x double> poison, <2 x i32> zeroinitializer
  %381 = insertelement <2 x double> poison, double %352, i64 0
  %382 = shufflevector <2 x double> %381, <2 x double> poison, <2 x i32> zeroinitializer
  %383 = insertelement <2 x double> poison, double %353, i64 0
  %384 = shufflevector <2 x double> %383, <2 x double> poison, <2 x i32> zeroinitializer
  %385 = insertelement <2 x double> poison, double %354, i64 0
  %386 = shufflevector <2 x double> %385, <2 x double> poison, <2 x i32> zeroinitializer
  %387 = getelementptr double, ptr %3, i64 %357
  br label %388

388:                                              ; preds = %388, %373
  %389 = phi i64 [ 0, %373 ], [ %413, %388 ]
  %390 = mul nuw nsw i64 %389, 6
  %391 = getelementptr inbounds double, ptr %348, i64 %390
  %392 = load <12 x double>, ptr %391, align 8, !tbaa !19
  %393 = shufflevector <12 x double> %392, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %394 = shufflevector <12 x double> %392, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %395 = shufflevector <12 x double> %392, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %396 = shufflevector <12 x double> %392, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %397 = shufflevector <12 x double> %392, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %398 = shufflevector <12 x double> %392, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %399 = fmul contract <2 x double> %393, %376
  %400 = fmul contract <2 x double> %394, %378
  %401 = fadd contract <2 x double> %399, %400
  %402 = fmul contract <2 x double> %395, %380
  %403 = fadd contract <2 x double> %401, %402
  %404 = fmul contract <2 x double> %396, %382
  %405 = fmul contract <2 x double> %397, %384
  %406 = fadd contract <2 x double> %404, %405
  %407 = fmul contract <2 x double> %398, %386
  %408 = fadd contract <2 x double> %406, %407
  %409 = fadd contract <2 x double> %403, %408
  %410 = getelementptr double, ptr %387, i64 %389
  %411 = load <2 x double>, ptr %410, align 8, !tbaa !19, !alias.scope !309, !noalias !312
  %412 = fadd contract <2 x double> %411, %409
  store <2 x double> %412, ptr %410, align 8, !tbaa !19, !alias.scope !309, !noalias !312
  %413 = add nuw i64 %389, 2
  %414 = icmp eq i64 %413, %374
  br i1 %414, label %415, label %388, !llvm.loop !314

415:                                              ; preds = %388
  %416 = icmp eq i64 %345, %374
  br i1 %416, label %445, label %417

417:                                              ; preds = %360, %347, %415
  %418 = phi i64 [ 0, %360 ], [ 0, %347 ], [ %374, %415 ]
  %419 = insertelement <2 x double> poison, double %349, i64 0
  %420 = insertelement <2 x double> %419, double %352, i64 1
  %421 = insertelement <2 x double> poison, double %350, i64 0
  %422 = insertelement <2 x double> %421, double %353, i64 1
  %423 = insertelement <2 x double> poison, double %351, i64 0
  %424 = insertelement <2 x double> %423, double %354, i64 1
  br label %447

425:                                              ; preds = %324, %425
  %426 = phi i64 [ %443, %425 ], [ 0, %324 ]
  %427 = phi i64 [ %442, %425 ], [ 0, %324 ]
  %428 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 %426
  %429 = load double, ptr %428, align 8, !tbaa !19
  %430 = fneg contract double %429
  store double %430, ptr %428, align 8, !tbaa !19
  %431 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %426
  %432 = load double, ptr %431, align 8, !tbaa !19
  %433 = getelementptr inbounds double, ptr %292, i64 %426
  %434 = load double, ptr %433, align 8, !tbaa !19
  %435 = fsub contract double %432, %434
  %436 = add nuw nsw i64 %426, 3
  %437 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 %436
  store double %435, ptr %437, align 8, !tbaa !19
  %438 = fcmp contract une double %429, 0.000000e+00
  %439 = fcmp contract une double %435, 0.000000e+00
  %440 = select i1 %438, i1 true, i1 %439
  %441 = zext i1 %440 to i64
  %442 = or i64 %427, %441
  %443 = add nuw nsw i64 %426, 1
  %444 = icmp eq i64 %443, 3
  br i1 %444, label %340, label %425, !llvm.loop !315

445:                                              ; preds = %447, %415, %342
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %289, ptr noundef nonnull %8, ptr noundef %3, i64 noundef %4)
  %446 = load i64, ptr %12, align 8, !tbaa !79
  br label %483

447:                                              ; preds = %417, %447
  %448 = phi i64 [ %481, %447 ], [ %418, %417 ]
  %449 = mul nuw nsw i64 %448, 6
  %450 = getelementptr inbounds double, ptr %348, i64 %449
  %451 = load double, ptr %450, align 8, !tbaa !19
  %452 = getelementptr inbounds double, ptr %450, i64 1
  %453 = load double, ptr %452, align 8, !tbaa !19
  %454 = getelementptr inbounds double, ptr %450, i64 2
  %455 = load double, ptr %454, align 8, !tbaa !19
  %456 = getelementptr inbounds double, ptr %450, i64 3
  %457 = load double, ptr %456, align 8, !tbaa !19
  %458 = getelementptr inbounds double, ptr %450, i64 4
  %459 = load double, ptr %458, align 8, !tbaa !19
  %460 = getelementptr inbounds double, ptr %450, i64 5
  %461 = load double, ptr %460, align 8, !tbaa !19
  %462 = insertelement <2 x double> poison, double %451, i64 0
  %463 = insertelement <2 x double> %462, double %457, i64 1
  %464 = fmul contract <2 x double> %463, %420
  %465 = insertelement <2 x double> poison, double %453, i64 0
  %466 = insertelement <2 x double> %465, double %459, i64 1
  %467 = fmul contract <2 x double> %466, %422
  %468 = fadd contract <2 x double> %464, %467
  %469 = insertelement <2 x double> poison, double %455, i64 0
  %470 = insertelement <2 x double> %469, double %461, i64 1
  %471 = fmul contract <2 x double> %470, %424
  %472 = fadd contract <2 x double> %468, %471
  %473 = shufflevector <2 x double> %472, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %474 = fadd contract <2 x double> %472, %473
  %475 = extractelement <2 x double> %474, i64 0
  %476 = add nsw i64 %357, %448
  %477 = mul nsw i64 %476, %4
  %478 = getelementptr inbounds double, ptr %3, i64 %477
  %479 = load double, ptr %478, align 8, !tbaa !19
  %480 = fadd contract double %479, %475
  store double %480, ptr %478, align 8, !tbaa !19
  %481 = add nuw nsw i64 %448, 1
  %482 = icmp eq i64 %481, %345
  br i1 %482, label %445, label %447, !llvm.loop !316

483:                                              ; preds = %340, %445
  %484 = phi i64 [ %285, %340 ], [ %446, %445 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #11
  %485 = add nuw nsw i64 %286, 1
  %486 = icmp slt i64 %485, %484
  br i1 %486, label %284, label %487, !llvm.loop !317

487:                                              ; preds = %483, %75, %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @parent_motion(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr #4 {
  %5 = alloca [3 x double], align 16
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %7 = load ptr, ptr %6, align 8, !tbaa !36
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %9 = load ptr, ptr %8, align 8, !tbaa !54
  %10 = getelementptr inbounds i64, ptr %9, i64 %1
  %11 = load i64, ptr %10, align 8, !tbaa !34
  %12 = icmp slt i64 %11, 0
  %13 = getelementptr inbounds %struct.Link, ptr %7, i64 %11
  %14 = select i1 %12, ptr @ground, ptr %13
  %15 = getelementptr inbounds %struct.Link, ptr %14, i64 0, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2, ptr noundef nonnull align 8 dereferenceable(24) %15, i64 24, i1 false)
  %16 = getelementptr inbounds double, ptr %2, i64 3
  %17 = getelementptr inbounds %struct.Link, ptr %14, i64 0, i32 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %16, ptr noundef nonnull align 8 dereferenceable(24) %17, i64 24, i1 false)
  %18 = getelementptr inbounds %struct.Link, ptr %14, i64 0, i32 14
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %3, ptr noundef nonnull align 8 dereferenceable(48) %18, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #11
  %19 = getelementptr inbounds %struct.Link, ptr %14, i64 0, i32 1, i64 1
  %20 = getelementptr inbounds %struct.Link, ptr %14, i64 0, i32 2, i64 1
  %21 = load double, ptr %17, align 8, !tbaa !19
  %22 = load double, ptr %15, align 8, !tbaa !19
  %23 = load <2 x double>, ptr %19, align 8, !tbaa !19
  %24 = load <2 x double>, ptr %20, align 8, !tbaa !19
  %25 = shufflevector <2 x double> %24, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %26 = insertelement <2 x double> %25, double %21, i64 1
  %27 = fmul contract <2 x double> %23, %26
  %28 = shufflevector <2 x double> %23, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %29 = insertelement <2 x double> %28, double %22, i64 1
  %30 = fmul contract <2 x double> %24, %29
  %31 = fsub contract <2 x double> %27, %30
  store <2 x double> %31, ptr %5, align 16, !tbaa !19
  %32 = extractelement <2 x double> %24, i64 0
  %33 = fmul contract double %32, %22
  %34 = extractelement <2 x double> %23, i64 0
  %35 = fmul contract double %34, %21
  %36 = fsub contract double %33, %35
  %37 = getelementptr inbounds double, ptr %5, i64 2
  store double %36, ptr %37, align 16, !tbaa !19
  %38 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %39 = load ptr, ptr %38, align 8, !tbaa !59
  %40 = getelementptr double, ptr %3, i64 3
  br label %101

41:                                               ; preds = %101
  %42 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 4
  %43 = getelementptr inbounds double, ptr %2, i64 1
  %44 = load double, ptr %43, align 8, !tbaa !19
  %45 = getelementptr inbounds double, ptr %42, i64 2
  %46 = load double, ptr %45, align 8, !tbaa !19
  %47 = fmul contract double %44, %46
  %48 = getelementptr inbounds double, ptr %2, i64 2
  %49 = load double, ptr %48, align 8, !tbaa !19
  %50 = getelementptr inbounds double, ptr %42, i64 1
  %51 = load double, ptr %50, align 8, !tbaa !19
  %52 = fmul contract double %49, %51
  %53 = fsub contract double %47, %52
  %54 = load double, ptr %16, align 8, !tbaa !19
  %55 = fadd contract double %54, %53
  store double %55, ptr %16, align 8, !tbaa !19
  %56 = load double, ptr %42, align 8, !tbaa !19
  %57 = fmul contract double %49, %56
  %58 = load double, ptr %2, align 8, !tbaa !19
  %59 = load double, ptr %45, align 8, !tbaa !19
  %60 = fmul contract double %58, %59
  %61 = fsub contract double %57, %60
  %62 = getelementptr inbounds double, ptr %2, i64 4
  %63 = load double, ptr %62, align 8, !tbaa !19
  %64 = fadd contract double %63, %61
  store double %64, ptr %62, align 8, !tbaa !19
  %65 = load double, ptr %50, align 8, !tbaa !19
  %66 = fmul contract double %58, %65
  %67 = load double, ptr %42, align 8, !tbaa !19
  %68 = fmul contract double %44, %67
  %69 = fsub contract double %66, %68
  %70 = getelementptr inbounds double, ptr %2, i64 5
  %71 = load double, ptr %70, align 8, !tbaa !19
  %72 = fadd contract double %71, %69
  store double %72, ptr %70, align 8, !tbaa !19
  %73 = getelementptr inbounds double, ptr %3, i64 1
  %74 = load double, ptr %73, align 8, !tbaa !19
  %75 = load double, ptr %45, align 8, !tbaa !19
  %76 = fmul contract double %74, %75
  %77 = getelementptr inbounds double, ptr %3, i64 2
  %78 = load double, ptr %77, align 8, !tbaa !19
  %79 = load double, ptr %50, align 8, !tbaa !19
  %80 = fmul contract double %78, %79
  %81 = fsub contract double %76, %80
  %82 = load double, ptr %40, align 8, !tbaa !19
  %83 = fadd contract double %82, %81
  store double %83, ptr %40, align 8, !tbaa !19
  %84 = load double, ptr %42, align 8, !tbaa !19
  %85 = fmul contract double %78, %84
  %86 = load double, ptr %3, align 8, !tbaa !19
  %87 = load double, ptr %45, align 8, !tbaa !19
  %88 = fmul contract double %86, %87
  %89 = fsub contract double %85, %88
  %90 = getelementptr inbounds double, ptr %3, i64 4
  %91 = load double, ptr %90, align 8, !tbaa !19
  %92 = fadd contract double %91, %89
  store double %92, ptr %90, align 8, !tbaa !19
  %93 = load double, ptr %50, align 8, !tbaa !19
  %94 = fmul contract double %86, %93
  %95 = load double, ptr %42, align 8, !tbaa !19
  %96 = fmul contract double %74, %95
  %97 = fsub contract double %94, %96
  %98 = getelementptr inbounds double, ptr %3, i64 5
  %99 = load double, ptr %98, align 8, !tbaa !19
  %100 = fadd contract double %99, %97
  store double %100, ptr %98, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #11
  ret void

101:                                              ; preds = %4, %101
  %102 = phi i64 [ 0, %4 ], [ %111, %101 ]
  %103 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !19
  %105 = getelementptr inbounds double, ptr %39, i64 %102
  %106 = load double, ptr %105, align 8, !tbaa !19
  %107 = fadd contract double %104, %106
  %108 = getelementptr double, ptr %40, i64 %102
  %109 = load double, ptr %108, align 8, !tbaa !19
  %110 = fsub contract double %109, %107
  store double %110, ptr %108, align 8, !tbaa !19
  %111 = add nuw nsw i64 %102, 1
  %112 = icmp eq i64 %111, 3
  br i1 %112, label %41, label %101, !llvm.loop !318
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @along_position(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef %6, ptr nocapture noundef %7) unnamed_addr #9 {
  %9 = alloca [6 x double], align 16
  %10 = alloca [6 x double], align 16
  %11 = alloca [6 x double], align 16
  %12 = alloca [6 x double], align 16
  %13 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 1
  %14 = load double, ptr %13, align 8, !tbaa !19
  %15 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 1, i64 1
  %16 = load <2 x double>, ptr %15, align 8, !tbaa !19
  %17 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 2
  %18 = load double, ptr %17, align 8, !tbaa !19
  %19 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 2, i64 1
  %20 = load <2 x double>, ptr %19, align 8, !tbaa !19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %4, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12) #11
  %21 = getelementptr inbounds double, ptr %1, i64 1
  %22 = getelementptr inbounds double, ptr %3, i64 1
  %23 = load double, ptr %3, align 8, !tbaa !19
  %24 = load double, ptr %1, align 8, !tbaa !19
  %25 = load <2 x double>, ptr %21, align 8, !tbaa !19
  %26 = load <2 x double>, ptr %22, align 8, !tbaa !19
  %27 = shufflevector <2 x double> %26, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %28 = insertelement <2 x double> %27, double %23, i64 1
  %29 = fmul contract <2 x double> %25, %28
  %30 = shufflevector <2 x double> %25, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %31 = insertelement <2 x double> %30, double %24, i64 1
  %32 = fmul contract <2 x double> %26, %31
  %33 = fsub contract <2 x double> %29, %32
  store <2 x double> %33, ptr %12, align 16, !tbaa !19
  %34 = extractelement <2 x double> %26, i64 0
  %35 = fmul contract double %34, %24
  %36 = extractelement <2 x double> %25, i64 0
  %37 = fmul contract double %36, %23
  %38 = fsub contract double %35, %37
  %39 = getelementptr inbounds double, ptr %12, i64 2
  store double %38, ptr %39, align 16, !tbaa !19
  %40 = getelementptr inbounds double, ptr %3, i64 3
  %41 = getelementptr inbounds double, ptr %12, i64 3
  %42 = getelementptr inbounds double, ptr %3, i64 4
  %43 = load double, ptr %40, align 8, !tbaa !19
  %44 = fmul contract double %36, %43
  %45 = getelementptr inbounds double, ptr %12, i64 5
  %46 = getelementptr inbounds double, ptr %1, i64 3
  %47 = getelementptr inbounds double, ptr %1, i64 4
  %48 = load double, ptr %46, align 8, !tbaa !19
  %49 = load <2 x double>, ptr %42, align 8, !tbaa !19
  %50 = shufflevector <2 x double> %49, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %51 = insertelement <2 x double> %50, double %43, i64 1
  %52 = fmul contract <2 x double> %25, %51
  %53 = fmul contract <2 x double> %31, %49
  %54 = fsub contract <2 x double> %52, %53
  %55 = extractelement <2 x double> %49, i64 0
  %56 = fmul contract double %24, %55
  %57 = fsub contract double %56, %44
  %58 = load <2 x double>, ptr %47, align 8, !tbaa !19
  %59 = fmul contract <2 x double> %28, %58
  %60 = shufflevector <2 x double> %58, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %61 = insertelement <2 x double> %60, double %48, i64 1
  %62 = fmul contract <2 x double> %26, %61
  %63 = fsub contract <2 x double> %59, %62
  %64 = fadd contract <2 x double> %54, %63
  store <2 x double> %64, ptr %41, align 8, !tbaa !19
  %65 = fmul contract double %34, %48
  %66 = extractelement <2 x double> %58, i64 0
  %67 = fmul contract double %23, %66
  %68 = fsub contract double %65, %67
  %69 = fadd contract double %57, %68
  store double %69, ptr %45, align 8, !tbaa !19
  br label %70

70:                                               ; preds = %70, %8
  %71 = phi i64 [ 0, %8 ], [ %77, %70 ]
  %72 = getelementptr inbounds [6 x double], ptr %12, i64 0, i64 %71
  %73 = load <2 x double>, ptr %72, align 16, !tbaa !19
  %74 = getelementptr inbounds double, ptr %6, i64 %71
  %75 = load <2 x double>, ptr %74, align 8, !tbaa !19
  %76 = fadd contract <2 x double> %73, %75
  store <2 x double> %76, ptr %74, align 8, !tbaa !19
  %77 = add nuw i64 %71, 2
  %78 = icmp eq i64 %77, 6
  br i1 %78, label %79, label %70, !llvm.loop !319

79:                                               ; preds = %70
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12) #11
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(48) %5, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11) #11
  %80 = getelementptr inbounds double, ptr %2, i64 1
  %81 = load double, ptr %3, align 8, !tbaa !19
  %82 = load double, ptr %2, align 8, !tbaa !19
  %83 = load <2 x double>, ptr %80, align 8, !tbaa !19
  %84 = load <2 x double>, ptr %22, align 8, !tbaa !19
  %85 = shufflevector <2 x double> %84, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %86 = insertelement <2 x double> %85, double %81, i64 1
  %87 = fmul contract <2 x double> %83, %86
  %88 = shufflevector <2 x double> %83, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %89 = insertelement <2 x double> %88, double %82, i64 1
  %90 = fmul contract <2 x double> %84, %89
  %91 = fsub contract <2 x double> %87, %90
  store <2 x double> %91, ptr %11, align 16, !tbaa !19
  %92 = extractelement <2 x double> %84, i64 0
  %93 = fmul contract double %92, %82
  %94 = extractelement <2 x double> %83, i64 0
  %95 = fmul contract double %94, %81
  %96 = fsub contract double %93, %95
  %97 = getelementptr inbounds double, ptr %11, i64 2
  store double %96, ptr %97, align 16, !tbaa !19
  %98 = getelementptr inbounds double, ptr %11, i64 3
  %99 = load double, ptr %40, align 8, !tbaa !19
  %100 = fmul contract double %94, %99
  %101 = getelementptr inbounds double, ptr %11, i64 5
  %102 = getelementptr inbounds double, ptr %2, i64 3
  %103 = getelementptr inbounds double, ptr %2, i64 4
  %104 = load double, ptr %102, align 8, !tbaa !19
  %105 = load <2 x double>, ptr %42, align 8, !tbaa !19
  %106 = shufflevector <2 x double> %105, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %107 = insertelement <2 x double> %106, double %99, i64 1
  %108 = fmul contract <2 x double> %83, %107
  %109 = fmul contract <2 x double> %89, %105
  %110 = fsub contract <2 x double> %108, %109
  %111 = extractelement <2 x double> %105, i64 0
  %112 = fmul contract double %82, %111
  %113 = fsub contract double %112, %100
  %114 = load <2 x double>, ptr %103, align 8, !tbaa !19
  %115 = fmul contract <2 x double> %86, %114
  %116 = shufflevector <2 x double> %114, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %117 = insertelement <2 x double> %116, double %104, i64 1
  %118 = fmul contract <2 x double> %84, %117
  %119 = fsub contract <2 x double> %115, %118
  %120 = fadd contract <2 x double> %110, %119
  store <2 x double> %120, ptr %98, align 8, !tbaa !19
  %121 = fmul contract double %92, %104
  %122 = extractelement <2 x double> %114, i64 0
  %123 = fmul contract double %81, %122
  %124 = fsub contract double %121, %123
  %125 = fadd contract double %113, %124
  store double %125, ptr %101, align 8, !tbaa !19
  br label %126

126:                                              ; preds = %126, %79
  %127 = phi i64 [ 0, %79 ], [ %133, %126 ]
  %128 = getelementptr inbounds [6 x double], ptr %11, i64 0, i64 %127
  %129 = load <2 x double>, ptr %128, align 16, !tbaa !19
  %130 = getelementptr inbounds double, ptr %7, i64 %127
  %131 = load <2 x double>, ptr %130, align 8, !tbaa !19
  %132 = fadd contract <2 x double> %129, %131
  store <2 x double> %132, ptr %130, align 8, !tbaa !19
  %133 = add nuw i64 %127, 2
  %134 = icmp eq i64 %133, 6
  br i1 %134, label %135, label %126, !llvm.loop !320

135:                                              ; preds = %126
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10) #11
  %136 = getelementptr inbounds double, ptr %6, i64 1
  %137 = load double, ptr %1, align 8, !tbaa !19
  %138 = load double, ptr %6, align 8, !tbaa !19
  %139 = load <2 x double>, ptr %136, align 8, !tbaa !19
  %140 = load <2 x double>, ptr %21, align 8, !tbaa !19
  %141 = shufflevector <2 x double> %140, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %142 = insertelement <2 x double> %141, double %137, i64 1
  %143 = fmul contract <2 x double> %139, %142
  %144 = shufflevector <2 x double> %139, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %145 = insertelement <2 x double> %144, double %138, i64 1
  %146 = fmul contract <2 x double> %140, %145
  %147 = fsub contract <2 x double> %143, %146
  store <2 x double> %147, ptr %10, align 16, !tbaa !19
  %148 = extractelement <2 x double> %140, i64 0
  %149 = fmul contract double %148, %138
  %150 = extractelement <2 x double> %139, i64 0
  %151 = fmul contract double %150, %137
  %152 = fsub contract double %149, %151
  %153 = getelementptr inbounds double, ptr %10, i64 2
  store double %152, ptr %153, align 16, !tbaa !19
  %154 = getelementptr inbounds double, ptr %10, i64 3
  %155 = load double, ptr %46, align 8, !tbaa !19
  %156 = fmul contract double %150, %155
  %157 = getelementptr inbounds double, ptr %10, i64 5
  %158 = getelementptr inbounds double, ptr %6, i64 3
  %159 = getelementptr inbounds double, ptr %6, i64 4
  %160 = load double, ptr %158, align 8, !tbaa !19
  %161 = load <2 x double>, ptr %47, align 8, !tbaa !19
  %162 = shufflevector <2 x double> %161, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %163 = insertelement <2 x double> %162, double %155, i64 1
  %164 = fmul contract <2 x double> %139, %163
  %165 = fmul contract <2 x double> %145, %161
  %166 = fsub contract <2 x double> %164, %165
  %167 = extractelement <2 x double> %161, i64 0
  %168 = fmul contract double %138, %167
  %169 = fsub contract double %168, %156
  %170 = load <2 x double>, ptr %159, align 8, !tbaa !19
  %171 = fmul contract <2 x double> %142, %170
  %172 = shufflevector <2 x double> %170, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %173 = insertelement <2 x double> %172, double %160, i64 1
  %174 = fmul contract <2 x double> %140, %173
  %175 = fsub contract <2 x double> %171, %174
  %176 = fadd contract <2 x double> %166, %175
  store <2 x double> %176, ptr %154, align 8, !tbaa !19
  %177 = fmul contract double %148, %160
  %178 = extractelement <2 x double> %170, i64 0
  %179 = fmul contract double %137, %178
  %180 = fsub contract double %177, %179
  %181 = fadd contract double %169, %180
  store double %181, ptr %157, align 8, !tbaa !19
  br label %182

182:                                              ; preds = %182, %135
  %183 = phi i64 [ 0, %135 ], [ %189, %182 ]
  %184 = getelementptr inbounds [6 x double], ptr %10, i64 0, i64 %183
  %185 = load <2 x double>, ptr %184, align 16, !tbaa !19
  %186 = getelementptr inbounds double, ptr %7, i64 %183
  %187 = load <2 x double>, ptr %186, align 8, !tbaa !19
  %188 = fsub contract <2 x double> %187, %185
  store <2 x double> %188, ptr %186, align 8, !tbaa !19
  %189 = add nuw i64 %183, 2
  %190 = icmp eq i64 %189, 6
  br i1 %190, label %191, label %182, !llvm.loop !321

191:                                              ; preds = %182
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #11
  %192 = getelementptr inbounds double, ptr %4, i64 1
  %193 = load double, ptr %4, align 8, !tbaa !19
  %194 = load <2 x double>, ptr %192, align 8, !tbaa !19
  %195 = shufflevector <2 x double> %194, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %196 = insertelement <2 x double> %195, double %193, i64 1
  %197 = fmul contract <2 x double> %16, %196
  %198 = insertelement <2 x double> poison, double %14, i64 1
  %199 = shufflevector <2 x double> %198, <2 x double> %16, <2 x i32> <i32 3, i32 1>
  %200 = fmul contract <2 x double> %199, %194
  %201 = fsub contract <2 x double> %197, %200
  store <2 x double> %201, ptr %9, align 16, !tbaa !19
  %202 = extractelement <2 x double> %194, i64 0
  %203 = fmul contract double %14, %202
  %204 = extractelement <2 x double> %16, i64 0
  %205 = fmul contract double %204, %193
  %206 = fsub contract double %203, %205
  %207 = getelementptr inbounds double, ptr %9, i64 2
  store double %206, ptr %207, align 16, !tbaa !19
  %208 = getelementptr inbounds double, ptr %4, i64 3
  %209 = getelementptr inbounds double, ptr %9, i64 3
  %210 = getelementptr inbounds double, ptr %4, i64 4
  %211 = load double, ptr %208, align 8, !tbaa !19
  %212 = fmul contract double %204, %211
  %213 = getelementptr inbounds double, ptr %9, i64 5
  %214 = load <2 x double>, ptr %210, align 8, !tbaa !19
  %215 = shufflevector <2 x double> %214, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %216 = insertelement <2 x double> %215, double %211, i64 1
  %217 = fmul contract <2 x double> %16, %216
  %218 = shufflevector <2 x double> %16, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %219 = insertelement <2 x double> %218, double %14, i64 1
  %220 = fmul contract <2 x double> %219, %214
  %221 = fsub contract <2 x double> %217, %220
  %222 = extractelement <2 x double> %214, i64 0
  %223 = fmul contract double %14, %222
  %224 = fsub contract double %223, %212
  %225 = fmul contract <2 x double> %20, %196
  %226 = insertelement <2 x double> poison, double %18, i64 1
  %227 = shufflevector <2 x double> %226, <2 x double> %20, <2 x i32> <i32 3, i32 1>
  %228 = fmul contract <2 x double> %227, %194
  %229 = fsub contract <2 x double> %225, %228
  %230 = fadd contract <2 x double> %229, %221
  store <2 x double> %230, ptr %209, align 8, !tbaa !19
  %231 = fmul contract double %18, %202
  %232 = extractelement <2 x double> %20, i64 0
  %233 = fmul contract double %232, %193
  %234 = fsub contract double %231, %233
  %235 = fadd contract double %234, %224
  store double %235, ptr %213, align 8, !tbaa !19
  br label %236

236:                                              ; preds = %236, %191
  %237 = phi i64 [ 0, %191 ], [ %243, %236 ]
  %238 = getelementptr inbounds [6 x double], ptr %9, i64 0, i64 %237
  %239 = load <2 x double>, ptr %238, align 16, !tbaa !19
  %240 = getelementptr inbounds double, ptr %7, i64 %237
  %241 = load <2 x double>, ptr %240, align 8, !tbaa !19
  %242 = fadd contract <2 x double> %239, %241
  store <2 x double> %242, ptr %240, align 8, !tbaa !19
  %243 = add nuw i64 %237, 2
  %244 = icmp eq i64 %243, 6
  br i1 %244, label %245, label %236, !llvm.loop !322

245:                                              ; preds = %236
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @carry(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef readonly %2, ptr nocapture noundef readonly %3) unnamed_addr #4 {
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %6 = load ptr, ptr %5, align 8, !tbaa !36
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  %8 = load i64, ptr %7, align 8, !tbaa !198
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 37
  %13 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 3
  %14 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 3, i64 1
  %15 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 3, i64 2
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %17 = icmp eq ptr %2, null
  %18 = getelementptr inbounds double, ptr %2, i64 1
  %19 = getelementptr inbounds double, ptr %2, i64 2
  %20 = getelementptr inbounds double, ptr %3, i64 1
  %21 = getelementptr inbounds double, ptr %3, i64 2
  br label %22

22:                                               ; preds = %10, %126
  %23 = phi i64 [ %1, %10 ], [ %127, %126 ]
  %24 = load i64, ptr %0, align 8, !tbaa !30
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %22, %126, %4
  ret void

27:                                               ; preds = %22
  %28 = icmp eq i64 %23, %1
  %29 = load ptr, ptr %12, align 8, !tbaa !275
  br i1 %28, label %41, label %30

30:                                               ; preds = %27
  %31 = load ptr, ptr %11, align 8, !tbaa !54
  %32 = getelementptr inbounds i64, ptr %31, i64 %23
  %33 = load i64, ptr %32, align 8, !tbaa !34
  %34 = icmp slt i64 %33, %1
  br i1 %34, label %39, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds i64, ptr %29, i64 %33
  %37 = load i64, ptr %36, align 8, !tbaa !34
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %35, %30
  %40 = getelementptr inbounds i64, ptr %29, i64 %23
  store i64 0, ptr %40, align 8, !tbaa !34
  br label %126

41:                                               ; preds = %35, %27
  %42 = getelementptr inbounds i64, ptr %29, i64 %23
  store i64 1, ptr %42, align 8, !tbaa !34
  %43 = getelementptr inbounds %struct.Link, ptr %6, i64 %23, i32 3
  %44 = load double, ptr %43, align 8, !tbaa !19
  %45 = load double, ptr %13, align 8, !tbaa !19
  %46 = getelementptr inbounds %struct.Link, ptr %6, i64 %23, i32 3, i64 1
  %47 = load double, ptr %46, align 8, !tbaa !19
  %48 = load double, ptr %14, align 8, !tbaa !19
  %49 = getelementptr inbounds %struct.Link, ptr %6, i64 %23, i32 3, i64 2
  %50 = load double, ptr %49, align 8, !tbaa !19
  %51 = load double, ptr %15, align 8, !tbaa !19
  %52 = load ptr, ptr %16, align 8, !tbaa !199
  %53 = mul nsw i64 %23, 12
  %54 = getelementptr inbounds double, ptr %52, i64 %53
  br label %59

55:                                               ; preds = %64
  %56 = fsub contract double %44, %45
  %57 = fsub contract double %47, %48
  %58 = fsub contract double %50, %51
  br i1 %17, label %101, label %76

59:                                               ; preds = %41, %64
  %60 = phi i64 [ 0, %41 ], [ %74, %64 ]
  br i1 %17, label %64, label %61

61:                                               ; preds = %59
  %62 = getelementptr inbounds double, ptr %2, i64 %60
  %63 = load double, ptr %62, align 8, !tbaa !19
  br label %64

64:                                               ; preds = %59, %61
  %65 = phi contract double [ %63, %61 ], [ 0.000000e+00, %59 ]
  %66 = getelementptr inbounds double, ptr %54, i64 %60
  %67 = load double, ptr %66, align 8, !tbaa !19
  %68 = fadd contract double %65, %67
  store double %68, ptr %66, align 8, !tbaa !19
  %69 = getelementptr inbounds double, ptr %3, i64 %60
  %70 = load double, ptr %69, align 8, !tbaa !19
  %71 = getelementptr double, ptr %66, i64 6
  %72 = load double, ptr %71, align 8, !tbaa !19
  %73 = fadd contract double %70, %72
  store double %73, ptr %71, align 8, !tbaa !19
  %74 = add nuw nsw i64 %60, 1
  %75 = icmp eq i64 %74, 6
  br i1 %75, label %55, label %59, !llvm.loop !323

76:                                               ; preds = %55
  %77 = getelementptr inbounds double, ptr %54, i64 3
  %78 = load double, ptr %18, align 8, !tbaa !19
  %79 = fmul contract double %58, %78
  %80 = load double, ptr %19, align 8, !tbaa !19
  %81 = fmul contract double %57, %80
  %82 = fsub contract double %79, %81
  %83 = load double, ptr %77, align 8, !tbaa !19
  %84 = fadd contract double %83, %82
  store double %84, ptr %77, align 8, !tbaa !19
  %85 = load double, ptr %19, align 8, !tbaa !19
  %86 = fmul contract double %56, %85
  %87 = load double, ptr %2, align 8, !tbaa !19
  %88 = fmul contract double %58, %87
  %89 = fsub contract double %86, %88
  %90 = getelementptr inbounds double, ptr %54, i64 4
  %91 = load double, ptr %90, align 8, !tbaa !19
  %92 = fadd contract double %91, %89
  store double %92, ptr %90, align 8, !tbaa !19
  %93 = load double, ptr %2, align 8, !tbaa !19
  %94 = fmul contract double %57, %93
  %95 = load double, ptr %18, align 8, !tbaa !19
  %96 = fmul contract double %56, %95
  %97 = fsub contract double %94, %96
  %98 = getelementptr inbounds double, ptr %54, i64 5
  %99 = load double, ptr %98, align 8, !tbaa !19
  %100 = fadd contract double %99, %97
  store double %100, ptr %98, align 8, !tbaa !19
  br label %101

101:                                              ; preds = %76, %55
  %102 = getelementptr inbounds double, ptr %54, i64 9
  %103 = load double, ptr %20, align 8, !tbaa !19
  %104 = fmul contract double %58, %103
  %105 = load double, ptr %21, align 8, !tbaa !19
  %106 = fmul contract double %57, %105
  %107 = fsub contract double %104, %106
  %108 = load double, ptr %102, align 8, !tbaa !19
  %109 = fadd contract double %108, %107
  store double %109, ptr %102, align 8, !tbaa !19
  %110 = load double, ptr %21, align 8, !tbaa !19
  %111 = fmul contract double %56, %110
  %112 = load double, ptr %3, align 8, !tbaa !19
  %113 = fmul contract double %58, %112
  %114 = fsub contract double %111, %113
  %115 = getelementptr inbounds double, ptr %54, i64 10
  %116 = load double, ptr %115, align 8, !tbaa !19
  %117 = fadd contract double %116, %114
  store double %117, ptr %115, align 8, !tbaa !19
  %118 = load double, ptr %3, align 8, !tbaa !19
  %119 = fmul contract double %57, %118
  %120 = load double, ptr %20, align 8, !tbaa !19
  %121 = fmul contract double %56, %120
  %122 = fsub contract double %119, %121
  %123 = getelementptr inbounds double, ptr %54, i64 11
  %124 = load double, ptr %123, align 8, !tbaa !19
  %125 = fadd contract double %124, %122
  store double %125, ptr %123, align 8, !tbaa !19
  br label %126

126:                                              ; preds = %101, %39
  %127 = add nsw i64 %23, 1
  %128 = load i64, ptr %7, align 8, !tbaa !198
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %26, label %22, !llvm.loop !324
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #5 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #9 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!5 = !{!6, !7, i64 80}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !10, i64 184, !10, i64 192, !10, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !10, i64 240, !10, i64 248, !10, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !10, i64 376, !10, i64 384, !10, i64 392, !10, i64 400, !10, i64 408, !10, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !10, i64 456, !10, i64 464, !10, i64 472, !10, i64 480, !10, i64 488, !10, i64 496, !10, i64 504, !10, i64 512, !10, i64 520, !10, i64 528, !10, i64 536, !10, i64 544, !10, i64 552, !10, i64 560}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!6, !10, i64 512}
!12 = !{!6, !10, i64 504}
!13 = !{!6, !10, i64 496}
!14 = !{!6, !10, i64 488}
!15 = !{!6, !10, i64 480}
!16 = !{!6, !10, i64 472}
!17 = !{!6, !7, i64 24}
!18 = !{!6, !7, i64 56}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !8, i64 0}
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !{!6, !7, i64 16}
!25 = !{!6, !10, i64 424}
!26 = !{!6, !7, i64 96}
!27 = !{!6, !7, i64 128}
!28 = !{!6, !10, i64 456}
!29 = !{!6, !7, i64 72}
!30 = !{!6, !7, i64 0}
!31 = !{!6, !10, i64 440}
!32 = !{!6, !10, i64 528}
!33 = !{!6, !10, i64 240}
!34 = !{!7, !7, i64 0}
!35 = !{!6, !10, i64 232}
!36 = !{!6, !10, i64 392}
!37 = !{!6, !10, i64 304}
!38 = !{!6, !10, i64 200}
!39 = !{!6, !10, i64 208}
!40 = distinct !{!40, !22, !23}
!41 = distinct !{!41, !22, !23}
!42 = !{!6, !10, i64 224}
!43 = distinct !{!43, !22, !23, !44, !45}
!44 = !{!"llvm.loop.isvectorized", i32 1}
!45 = !{!"llvm.loop.unroll.runtime.disable"}
!46 = distinct !{!46, !22, !23}
!47 = distinct !{!47, !22, !23, !44, !45}
!48 = distinct !{!48, !22, !23}
!49 = distinct !{!49, !22, !23}
!50 = distinct !{!50, !22, !23}
!51 = distinct !{!51, !22, !23}
!52 = !{!6, !7, i64 120}
!53 = !{!6, !10, i64 464}
!54 = !{!6, !10, i64 184}
!55 = distinct !{!55, !22, !23}
!56 = distinct !{!56, !22, !23}
!57 = distinct !{!57, !22, !23}
!58 = distinct !{!58, !22, !23}
!59 = !{!6, !10, i64 368}
!60 = distinct !{!60, !22, !23}
!61 = distinct !{!61, !22, !23}
!62 = distinct !{!62, !22, !23}
!63 = distinct !{!63, !22, !23}
!64 = distinct !{!64, !22, !23}
!65 = distinct !{!65, !22, !23}
!66 = !{!6, !10, i64 448}
!67 = !{!6, !10, i64 280}
!68 = !{!6, !10, i64 288}
!69 = distinct !{!69, !22, !23}
!70 = distinct !{!70, !22, !23}
!71 = distinct !{!71, !22, !23}
!72 = distinct !{!72, !22, !23}
!73 = !{!6, !7, i64 136}
!74 = distinct !{!74, !22, !23}
!75 = !{!6, !7, i64 88}
!76 = !{!6, !7, i64 104}
!77 = !{!6, !7, i64 112}
!78 = distinct !{!78, !22, !23}
!79 = !{!6, !7, i64 32}
!80 = !{!6, !7, i64 8}
!81 = !{!6, !10, i64 432}
!82 = !{!6, !10, i64 192}
!83 = !{!6, !10, i64 216}
!84 = distinct !{!84, !22, !23}
!85 = distinct !{!85, !22, !23}
!86 = distinct !{!86, !22, !23}
!87 = distinct !{!87, !22, !23}
!88 = distinct !{!88, !22, !23}
!89 = distinct !{!89, !22, !23}
!90 = distinct !{!90, !22, !23}
!91 = !{!6, !10, i64 256}
!92 = distinct !{!92, !22, !23}
!93 = distinct !{!93, !22, !23}
!94 = distinct !{!94, !22, !23}
!95 = distinct !{!95, !22, !23}
!96 = distinct !{!96, !22, !23}
!97 = !{!6, !10, i64 376}
!98 = distinct !{!98, !22, !23}
!99 = distinct !{!99, !22, !23}
!100 = distinct !{!100, !22, !23}
!101 = distinct !{!101, !22, !23}
!102 = distinct !{!102, !22, !23}
!103 = distinct !{!103, !22, !23}
!104 = distinct !{!104, !22, !23}
!105 = distinct !{!105, !22, !23}
!106 = distinct !{!106, !22, !23}
!107 = distinct !{!107, !22, !23}
!108 = distinct !{!108, !22, !23, !44, !45}
!109 = distinct !{!109, !22, !23}
!110 = distinct !{!110, !22, !23}
!111 = distinct !{!111, !22, !23}
!112 = distinct !{!112, !22, !23}
!113 = distinct !{!113, !22, !23}
!114 = distinct !{!114, !22, !23}
!115 = distinct !{!115, !22, !23}
!116 = distinct !{!116, !22, !23}
!117 = distinct !{!117, !22, !23, !44, !45}
!118 = distinct !{!118, !22, !23}
!119 = !{!6, !7, i64 64}
!120 = distinct !{!120, !22, !23}
!121 = distinct !{!121, !22, !23}
!122 = distinct !{!122, !22, !23}
!123 = distinct !{!123, !22, !23}
!124 = distinct !{!124, !22, !23}
!125 = distinct !{!125, !22, !23}
!126 = distinct !{!126, !22, !23}
!127 = distinct !{!127, !22, !23}
!128 = !{!6, !10, i64 416}
!129 = !{!6, !10, i64 408}
!130 = !{!6, !10, i64 264}
!131 = !{!6, !10, i64 400}
!132 = !{!6, !10, i64 272}
!133 = distinct !{!133, !22, !23}
!134 = distinct !{!134, !22, !23}
!135 = distinct !{!135, !22, !23}
!136 = distinct !{!136, !22, !23}
!137 = distinct !{!137, !22, !23}
!138 = distinct !{!138, !22, !23}
!139 = distinct !{!139, !22, !23}
!140 = distinct !{!140, !22, !23}
!141 = distinct !{!141, !22, !23}
!142 = !{!143}
!143 = distinct !{!143, !144}
!144 = distinct !{!144, !"LVerDomain"}
!145 = !{!146}
!146 = distinct !{!146, !144}
!147 = distinct !{!147, !22, !23, !44, !45}
!148 = distinct !{!148, !22, !23}
!149 = distinct !{!149, !22, !23}
!150 = distinct !{!150, !22, !23, !44}
!151 = distinct !{!151, !22, !23}
!152 = distinct !{!152, !22, !23, !44, !45}
!153 = distinct !{!153, !22, !23}
!154 = distinct !{!154, !22, !23}
!155 = distinct !{!155, !22, !23}
!156 = distinct !{!156, !22, !23}
!157 = !{!6, !10, i64 352}
!158 = !{!159, !20, i64 0}
!159 = !{!"", !20, i64 0, !8, i64 8, !8, i64 32, !8, i64 104, !8, i64 176, !8, i64 248, !8, i64 296, !8, i64 584}
!160 = distinct !{!160, !22, !23}
!161 = distinct !{!161, !22, !23}
!162 = distinct !{!162, !22, !23}
!163 = distinct !{!163, !22, !23}
!164 = distinct !{!164, !22, !23}
!165 = distinct !{!165, !22, !23}
!166 = distinct !{!166, !22, !23}
!167 = distinct !{!167, !22, !23}
!168 = distinct !{!168, !22, !23}
!169 = distinct !{!169, !22, !23}
!170 = distinct !{!170, !22, !23}
!171 = !{!172}
!172 = distinct !{!172, !173}
!173 = distinct !{!173, !"LVerDomain"}
!174 = !{!175}
!175 = distinct !{!175, !173}
!176 = !{!177, !172}
!177 = distinct !{!177, !173}
!178 = distinct !{!178, !22, !23, !44, !45}
!179 = distinct !{!179, !22, !23, !44}
!180 = distinct !{!180, !22, !23}
!181 = distinct !{!181, !22, !23}
!182 = !{!183}
!183 = distinct !{!183, !184}
!184 = distinct !{!184, !"LVerDomain"}
!185 = !{!186}
!186 = distinct !{!186, !184}
!187 = !{!188}
!188 = distinct !{!188, !184}
!189 = distinct !{!189, !22, !23, !44, !45}
!190 = distinct !{!190, !22, !23, !44}
!191 = distinct !{!191, !22, !23}
!192 = distinct !{!192, !22, !23}
!193 = distinct !{!193, !22, !23}
!194 = !{!6, !7, i64 144}
!195 = !{!6, !7, i64 168}
!196 = !{!6, !10, i64 536}
!197 = !{!6, !7, i64 176}
!198 = !{!6, !7, i64 160}
!199 = !{!6, !10, i64 552}
!200 = distinct !{!200, !22, !23}
!201 = !{!6, !10, i64 560}
!202 = distinct !{!202, !22, !23}
!203 = distinct !{!203, !22, !23, !44, !45}
!204 = distinct !{!204, !22, !23}
!205 = distinct !{!205, !22, !23}
!206 = !{!6, !10, i64 312}
!207 = !{!6, !10, i64 520}
!208 = !{!6, !10, i64 544}
!209 = distinct !{!209, !22, !23}
!210 = distinct !{!210, !22, !23}
!211 = distinct !{!211, !22, !23}
!212 = distinct !{!212, !22, !23}
!213 = !{!6, !10, i64 320}
!214 = distinct !{!214, !22, !23}
!215 = !{!6, !10, i64 360}
!216 = distinct !{!216, !22, !23}
!217 = distinct !{!217, !22, !23}
!218 = distinct !{!218, !22, !23}
!219 = distinct !{!219, !22, !23}
!220 = distinct !{!220, !22, !23}
!221 = !{!6, !7, i64 40}
!222 = !{!6, !10, i64 384}
!223 = !{!6, !7, i64 48}
!224 = !{!6, !10, i64 248}
!225 = distinct !{!225, !22, !23}
!226 = distinct !{!226, !22, !23}
!227 = distinct !{!227, !22, !23}
!228 = distinct !{!228, !22, !23, !44, !45}
!229 = distinct !{!229, !22, !23, !44}
!230 = distinct !{!230, !22, !23}
!231 = !{!232}
!232 = distinct !{!232, !233}
!233 = distinct !{!233, !"LVerDomain"}
!234 = !{!235}
!235 = distinct !{!235, !233}
!236 = distinct !{!236, !22, !23, !44, !45}
!237 = distinct !{!237, !22, !23, !44}
!238 = distinct !{!238, !22, !23, !44, !45}
!239 = distinct !{!239, !22, !23}
!240 = distinct !{!240, !22, !23, !44, !45}
!241 = !{!242}
!242 = distinct !{!242, !243}
!243 = distinct !{!243, !"LVerDomain"}
!244 = !{!245}
!245 = distinct !{!245, !243}
!246 = distinct !{!246, !22, !23, !44, !45}
!247 = distinct !{!247, !22, !23, !44}
!248 = distinct !{!248, !22, !23}
!249 = distinct !{!249, !22, !23, !44}
!250 = distinct !{!250, !22, !23, !44}
!251 = distinct !{!251, !22, !23}
!252 = distinct !{!252, !22, !23}
!253 = distinct !{!253, !22, !23, !44, !45}
!254 = distinct !{!254, !22, !23}
!255 = distinct !{!255, !22, !23}
!256 = distinct !{!256, !22, !23, !44, !45}
!257 = distinct !{!257, !22, !23}
!258 = distinct !{!258, !22, !23}
!259 = distinct !{!259, !22, !23}
!260 = distinct !{!260, !22, !23}
!261 = distinct !{!261, !22, !23}
!262 = distinct !{!262, !22, !23}
!263 = !{!264}
!264 = distinct !{!264, !265}
!265 = distinct !{!265, !"LVerDomain"}
!266 = !{!267}
!267 = distinct !{!267, !265}
!268 = !{!269, !264}
!269 = distinct !{!269, !265}
!270 = distinct !{!270, !22, !23, !44, !45}
!271 = distinct !{!271, !22, !23, !44}
!272 = distinct !{!272, !22, !23}
!273 = distinct !{!273, !22, !23}
!274 = distinct !{!274, !22, !23}
!275 = !{!6, !10, i64 296}
!276 = !{!277}
!277 = distinct !{!277, !278}
!278 = distinct !{!278, !"LVerDomain"}
!279 = !{!280}
!280 = distinct !{!280, !278}
!281 = !{!282, !283, !277}
!282 = distinct !{!282, !278}
!283 = distinct !{!283, !278}
!284 = distinct !{!284, !22, !23, !44, !45}
!285 = distinct !{!285, !22, !23, !44}
!286 = distinct !{!286, !22, !23}
!287 = distinct !{!287, !22, !23, !44, !45}
!288 = distinct !{!288, !22, !23}
!289 = distinct !{!289, !22, !23}
!290 = !{!291}
!291 = distinct !{!291, !292}
!292 = distinct !{!292, !"LVerDomain"}
!293 = !{!294}
!294 = distinct !{!294, !292}
!295 = distinct !{!295, !22, !23, !44, !45}
!296 = distinct !{!296, !22, !23, !44}
!297 = distinct !{!297, !22, !23, !44, !45}
!298 = distinct !{!298, !22, !23}
!299 = distinct !{!299, !22, !23}
!300 = !{!6, !10, i64 344}
!301 = distinct !{!301, !22, !23}
!302 = !{!6, !10, i64 336}
!303 = distinct !{!303, !22, !23}
!304 = !{!6, !7, i64 152}
!305 = !{!6, !10, i64 328}
!306 = distinct !{!306, !22, !23}
!307 = distinct !{!307, !22, !23}
!308 = distinct !{!308, !22, !23}
!309 = !{!310}
!310 = distinct !{!310, !311}
!311 = distinct !{!311, !"LVerDomain"}
!312 = !{!313}
!313 = distinct !{!313, !311}
!314 = distinct !{!314, !22, !23, !44, !45}
!315 = distinct !{!315, !22, !23}
!316 = distinct !{!316, !22, !23, !44}
!317 = distinct !{!317, !22, !23}
!318 = distinct !{!318, !22, !23}
!319 = distinct !{!319, !22, !23, !44, !45}
!320 = distinct !{!320, !22, !23, !44, !45}
!321 = distinct !{!321, !22, !23, !44, !45}
!322 = distinct !{!322, !22, !23, !44, !45}
!323 = distinct !{!323, !22, !23}
!324 = distinct !{!324, !22, !23}
