; sha256 of articulated.c and its headers: 2d0f8b3c78f034420f7c9e198e5cfedad5f8294ce65fd2e8a9ddc3cd5c9b7dfa

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
  br i1 %22, label %23, label %53

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
  %44 = getelementptr inbounds double, ptr %8, i64 11
  %45 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
  %46 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %47 = getelementptr inbounds [80 x double], ptr %8, i64 0, i64 12
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  %49 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 47
  %50 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %51 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %52 = getelementptr inbounds i8, ptr %8, i64 104
  br label %958

53:                                               ; preds = %1564, %18
  %54 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %55 = load i64, ptr %54, align 8, !tbaa !5
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %144, label %57

57:                                               ; preds = %53
  %58 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %59 = load ptr, ptr %58, align 8, !tbaa !14
  %60 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 5
  %61 = load i64, ptr %60, align 8, !tbaa !15
  %62 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 6
  %63 = load i64, ptr %62, align 8, !tbaa !16
  %64 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 50
  %65 = load ptr, ptr %64, align 8, !tbaa !17
  %66 = inttoptr i64 %61 to ptr
  %67 = inttoptr i64 %63 to ptr
  call void %66(ptr noundef %65, ptr noundef %1, ptr noundef %67) #9
  %68 = load i64, ptr %54, align 8, !tbaa !5
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %144

70:                                               ; preds = %57
  %71 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 33
  %72 = load ptr, ptr %71, align 8, !tbaa !18
  %73 = load ptr, ptr %64, align 8, !tbaa !17
  br label %74

74:                                               ; preds = %74, %70
  %75 = phi i64 [ 0, %70 ], [ %142, %74 ]
  %76 = getelementptr inbounds i64, ptr %72, i64 %75
  %77 = load i64, ptr %76, align 8, !tbaa !19
  %78 = getelementptr inbounds %struct.Link, ptr %59, i64 %77
  %79 = mul nuw nsw i64 %75, 6
  %80 = getelementptr inbounds double, ptr %73, i64 %79
  %81 = getelementptr inbounds double, ptr %80, i64 3
  %82 = getelementptr inbounds double, ptr %80, i64 4
  %83 = getelementptr inbounds double, ptr %80, i64 5
  %84 = load double, ptr %78, align 8, !tbaa !20
  %85 = load double, ptr %81, align 8, !tbaa !20
  %86 = fmul contract double %84, %85
  %87 = getelementptr double, ptr %78, i64 1
  %88 = load double, ptr %87, align 8, !tbaa !20
  %89 = load double, ptr %82, align 8, !tbaa !20
  %90 = fmul contract double %88, %89
  %91 = fadd contract double %86, %90
  %92 = getelementptr double, ptr %78, i64 2
  %93 = load double, ptr %92, align 8, !tbaa !20
  %94 = load double, ptr %83, align 8, !tbaa !20
  %95 = fmul contract double %93, %94
  %96 = fadd contract double %91, %95
  %97 = getelementptr inbounds double, ptr %78, i64 3
  %98 = load double, ptr %97, align 8, !tbaa !20
  %99 = fmul contract double %85, %98
  %100 = getelementptr double, ptr %78, i64 4
  %101 = load double, ptr %100, align 8, !tbaa !20
  %102 = fmul contract double %89, %101
  %103 = fadd contract double %99, %102
  %104 = getelementptr double, ptr %78, i64 5
  %105 = load double, ptr %104, align 8, !tbaa !20
  %106 = fmul contract double %94, %105
  %107 = fadd contract double %103, %106
  %108 = getelementptr inbounds double, ptr %78, i64 6
  %109 = load double, ptr %108, align 8, !tbaa !20
  %110 = fmul contract double %85, %109
  %111 = getelementptr double, ptr %78, i64 7
  %112 = load double, ptr %111, align 8, !tbaa !20
  %113 = fmul contract double %89, %112
  %114 = fadd contract double %110, %113
  %115 = getelementptr double, ptr %78, i64 8
  %116 = load double, ptr %115, align 8, !tbaa !20
  %117 = fmul contract double %94, %116
  %118 = fadd contract double %114, %117
  %119 = getelementptr inbounds %struct.Link, ptr %59, i64 %77, i32 10, i64 0
  %120 = load double, ptr %119, align 8, !tbaa !20
  %121 = fsub contract double %120, %96
  store double %121, ptr %119, align 8, !tbaa !20
  %122 = load double, ptr %80, align 8, !tbaa !20
  %123 = getelementptr inbounds %struct.Link, ptr %59, i64 %77, i32 10, i64 3
  %124 = load double, ptr %123, align 8, !tbaa !20
  %125 = fsub contract double %124, %122
  store double %125, ptr %123, align 8, !tbaa !20
  %126 = getelementptr inbounds %struct.Link, ptr %59, i64 %77, i32 10, i64 1
  %127 = load double, ptr %126, align 8, !tbaa !20
  %128 = fsub contract double %127, %107
  store double %128, ptr %126, align 8, !tbaa !20
  %129 = getelementptr inbounds double, ptr %80, i64 1
  %130 = load double, ptr %129, align 8, !tbaa !20
  %131 = getelementptr inbounds %struct.Link, ptr %59, i64 %77, i32 10, i64 4
  %132 = load double, ptr %131, align 8, !tbaa !20
  %133 = fsub contract double %132, %130
  store double %133, ptr %131, align 8, !tbaa !20
  %134 = getelementptr inbounds %struct.Link, ptr %59, i64 %77, i32 10, i64 2
  %135 = load double, ptr %134, align 8, !tbaa !20
  %136 = fsub contract double %135, %118
  store double %136, ptr %134, align 8, !tbaa !20
  %137 = getelementptr inbounds double, ptr %80, i64 2
  %138 = load double, ptr %137, align 8, !tbaa !20
  %139 = getelementptr inbounds %struct.Link, ptr %59, i64 %77, i32 10, i64 5
  %140 = load double, ptr %139, align 8, !tbaa !20
  %141 = fsub contract double %140, %138
  store double %141, ptr %139, align 8, !tbaa !20
  %142 = add nuw nsw i64 %75, 1
  %143 = icmp eq i64 %142, %68
  br i1 %143, label %144, label %74, !llvm.loop !22

144:                                              ; preds = %74, %53, %57
  %145 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %146 = load ptr, ptr %145, align 8, !tbaa !14
  %147 = load i64, ptr %0, align 8, !tbaa !13
  %148 = icmp sgt i64 %147, 0
  br i1 %148, label %149, label %1742

149:                                              ; preds = %144
  %150 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  br label %158

151:                                              ; preds = %158
  %152 = icmp sgt i64 %168, 0
  br i1 %152, label %153, label %1742

153:                                              ; preds = %151
  %154 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %155 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %156 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %157 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  br label %170

158:                                              ; preds = %158, %149
  %159 = phi i64 [ 0, %149 ], [ %167, %158 ]
  %160 = getelementptr inbounds %struct.Link, ptr %146, i64 %159, i32 8
  %161 = getelementptr inbounds %struct.Link, ptr %146, i64 %159, i32 9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %160, i8 0, i64 144, i1 false)
  %162 = load ptr, ptr %150, align 8, !tbaa !24
  %163 = getelementptr inbounds double, ptr %162, i64 %159
  %164 = load double, ptr %163, align 8, !tbaa !20
  %165 = getelementptr inbounds %struct.Link, ptr %146, i64 %159, i32 9, i64 8
  store double %164, ptr %165, align 8, !tbaa !20
  %166 = getelementptr inbounds %struct.Link, ptr %146, i64 %159, i32 9, i64 4
  store double %164, ptr %166, align 8, !tbaa !20
  store double %164, ptr %161, align 8, !tbaa !20
  %167 = add nuw nsw i64 %159, 1
  %168 = load i64, ptr %0, align 8, !tbaa !13
  %169 = icmp slt i64 %167, %168
  br i1 %169, label %158, label %151, !llvm.loop !25

170:                                              ; preds = %943, %153
  %171 = phi i64 [ %168, %153 ], [ %172, %943 ]
  %172 = add nsw i64 %171, -1
  %173 = getelementptr inbounds %struct.Link, ptr %146, i64 %172
  %174 = load ptr, ptr %154, align 8, !tbaa !26
  %175 = getelementptr inbounds i64, ptr %174, i64 %172
  %176 = load i64, ptr %175, align 8, !tbaa !19
  %177 = icmp sgt i64 %176, 0
  br i1 %177, label %178, label %506

178:                                              ; preds = %170
  %179 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5
  %180 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11
  %181 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 10, i64 0
  %182 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 10, i64 1
  %183 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 10, i64 2
  %184 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 10, i64 3
  %185 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 10, i64 4
  %186 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 10, i64 5
  br label %187

187:                                              ; preds = %187, %178
  %188 = phi i64 [ 0, %178 ], [ %228, %187 ]
  %189 = mul nuw nsw i64 %188, 6
  %190 = getelementptr inbounds double, ptr %179, i64 %189
  %191 = getelementptr inbounds double, ptr %180, i64 %189
  call fastcc void @times_inertia(ptr noundef %173, ptr noundef nonnull %190, ptr noundef nonnull %191)
  %192 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 13, i64 %188
  store double 0.000000e+00, ptr %192, align 8, !tbaa !20
  %193 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5, i64 %189
  %194 = load double, ptr %193, align 8, !tbaa !20
  %195 = load double, ptr %181, align 8, !tbaa !20
  %196 = fmul contract double %194, %195
  %197 = fsub contract double 0.000000e+00, %196
  store double %197, ptr %192, align 8, !tbaa !20
  %198 = or disjoint i64 %189, 1
  %199 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5, i64 %198
  %200 = load double, ptr %199, align 8, !tbaa !20
  %201 = load double, ptr %182, align 8, !tbaa !20
  %202 = fmul contract double %200, %201
  %203 = fsub contract double %197, %202
  store double %203, ptr %192, align 8, !tbaa !20
  %204 = add nuw nsw i64 %189, 2
  %205 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5, i64 %204
  %206 = load double, ptr %205, align 8, !tbaa !20
  %207 = load double, ptr %183, align 8, !tbaa !20
  %208 = fmul contract double %206, %207
  %209 = fsub contract double %203, %208
  store double %209, ptr %192, align 8, !tbaa !20
  %210 = add nuw nsw i64 %189, 3
  %211 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5, i64 %210
  %212 = load double, ptr %211, align 8, !tbaa !20
  %213 = load double, ptr %184, align 8, !tbaa !20
  %214 = fmul contract double %212, %213
  %215 = fsub contract double %209, %214
  store double %215, ptr %192, align 8, !tbaa !20
  %216 = add nuw nsw i64 %189, 4
  %217 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5, i64 %216
  %218 = load double, ptr %217, align 8, !tbaa !20
  %219 = load double, ptr %185, align 8, !tbaa !20
  %220 = fmul contract double %218, %219
  %221 = fsub contract double %215, %220
  store double %221, ptr %192, align 8, !tbaa !20
  %222 = add nuw nsw i64 %189, 5
  %223 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5, i64 %222
  %224 = load double, ptr %223, align 8, !tbaa !20
  %225 = load double, ptr %186, align 8, !tbaa !20
  %226 = fmul contract double %224, %225
  %227 = fsub contract double %221, %226
  store double %227, ptr %192, align 8, !tbaa !20
  %228 = add nuw nsw i64 %188, 1
  %229 = icmp eq i64 %228, %176
  br i1 %229, label %230, label %187, !llvm.loop !27

230:                                              ; preds = %187
  %231 = load ptr, ptr %155, align 8, !tbaa !28
  %232 = load ptr, ptr %156, align 8, !tbaa !29
  %233 = getelementptr inbounds i64, ptr %232, i64 %172
  %234 = load i64, ptr %233, align 8, !tbaa !19
  %235 = getelementptr inbounds double, ptr %231, i64 %234
  br label %236

236:                                              ; preds = %414, %230
  %237 = phi i1 [ %415, %414 ], [ false, %230 ]
  %238 = phi i64 [ %333, %414 ], [ 0, %230 ]
  %239 = getelementptr inbounds double, ptr %235, i64 %238
  %240 = load double, ptr %239, align 8, !tbaa !20
  %241 = mul nuw nsw i64 %238, 6
  %242 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5, i64 %241
  %243 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %241
  %244 = load <2 x double>, ptr %242, align 8, !tbaa !20
  %245 = load <2 x double>, ptr %243, align 8, !tbaa !20
  %246 = fmul contract <2 x double> %244, %245
  %247 = extractelement <2 x double> %246, i64 0
  %248 = fadd contract double %240, %247
  %249 = extractelement <2 x double> %246, i64 1
  %250 = fadd contract double %248, %249
  %251 = add nuw nsw i64 %241, 2
  %252 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5, i64 %251
  %253 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %251
  %254 = load <2 x double>, ptr %252, align 8, !tbaa !20
  %255 = load <2 x double>, ptr %253, align 8, !tbaa !20
  %256 = fmul contract <2 x double> %254, %255
  %257 = extractelement <2 x double> %256, i64 0
  %258 = fadd contract double %250, %257
  %259 = extractelement <2 x double> %256, i64 1
  %260 = fadd contract double %258, %259
  %261 = add nuw nsw i64 %241, 4
  %262 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5, i64 %261
  %263 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %261
  %264 = load <2 x double>, ptr %262, align 8, !tbaa !20
  %265 = load <2 x double>, ptr %263, align 8, !tbaa !20
  %266 = fmul contract <2 x double> %264, %265
  %267 = extractelement <2 x double> %266, i64 0
  %268 = fadd contract double %260, %267
  %269 = extractelement <2 x double> %266, i64 1
  %270 = fadd contract double %268, %269
  %271 = icmp eq i64 %238, 0
  br i1 %271, label %294, label %272

272:                                              ; preds = %236
  %273 = and i64 %238, 3
  %274 = icmp ult i64 %238, 4
  br i1 %274, label %277, label %275

275:                                              ; preds = %272
  %276 = and i64 %238, 9223372036854775804
  br label %298

277:                                              ; preds = %298, %272
  %278 = phi double [ undef, %272 ], [ %324, %298 ]
  %279 = phi i64 [ 0, %272 ], [ %325, %298 ]
  %280 = phi double [ %270, %272 ], [ %324, %298 ]
  %281 = icmp eq i64 %273, 0
  br i1 %281, label %294, label %282

282:                                              ; preds = %277, %282
  %283 = phi i64 [ %291, %282 ], [ %279, %277 ]
  %284 = phi double [ %290, %282 ], [ %280, %277 ]
  %285 = phi i64 [ %292, %282 ], [ 0, %277 ]
  %286 = add nuw nsw i64 %283, %241
  %287 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %286
  %288 = load double, ptr %287, align 8, !tbaa !20
  %289 = fmul contract double %288, %288
  %290 = fsub contract double %284, %289
  %291 = add nuw nsw i64 %283, 1
  %292 = add i64 %285, 1
  %293 = icmp eq i64 %292, %273
  br i1 %293, label %294, label %282, !llvm.loop !30

294:                                              ; preds = %277, %282, %236
  %295 = phi double [ %270, %236 ], [ %278, %277 ], [ %290, %282 ]
  %296 = fmul contract double %270, 0x3D06849B86A12B9B
  %297 = fcmp contract ogt double %295, %296
  br i1 %297, label %328, label %417

298:                                              ; preds = %298, %275
  %299 = phi i64 [ 0, %275 ], [ %325, %298 ]
  %300 = phi double [ %270, %275 ], [ %324, %298 ]
  %301 = phi i64 [ 0, %275 ], [ %326, %298 ]
  %302 = add nuw nsw i64 %299, %241
  %303 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %302
  %304 = load double, ptr %303, align 8, !tbaa !20
  %305 = fmul contract double %304, %304
  %306 = fsub contract double %300, %305
  %307 = or disjoint i64 %299, 1
  %308 = add nuw nsw i64 %307, %241
  %309 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %308
  %310 = load double, ptr %309, align 8, !tbaa !20
  %311 = fmul contract double %310, %310
  %312 = fsub contract double %306, %311
  %313 = or disjoint i64 %299, 2
  %314 = add nuw nsw i64 %313, %241
  %315 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %314
  %316 = load double, ptr %315, align 8, !tbaa !20
  %317 = fmul contract double %316, %316
  %318 = fsub contract double %312, %317
  %319 = or disjoint i64 %299, 3
  %320 = add nuw nsw i64 %319, %241
  %321 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %320
  %322 = load double, ptr %321, align 8, !tbaa !20
  %323 = fmul contract double %322, %322
  %324 = fsub contract double %318, %323
  %325 = add nuw nsw i64 %299, 4
  %326 = add i64 %301, 4
  %327 = icmp eq i64 %326, %276
  br i1 %327, label %277, label %298, !llvm.loop !32

328:                                              ; preds = %294
  %329 = call contract noundef double @llvm.sqrt.f64(double %295)
  %330 = fdiv contract double 1.000000e+00, %329
  %331 = mul nsw i64 %238, 7
  %332 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %331
  store double %330, ptr %332, align 8, !tbaa !20
  %333 = add nuw nsw i64 %238, 1
  %334 = icmp slt i64 %333, %176
  br i1 %334, label %335, label %414

335:                                              ; preds = %328
  %336 = and i64 %238, 1
  %337 = icmp eq i64 %238, 1
  %338 = and i64 %238, 9223372036854775806
  %339 = icmp eq i64 %336, 0
  br label %340

340:                                              ; preds = %335, %383
  %341 = phi i64 [ %388, %383 ], [ %333, %335 ]
  %342 = mul nsw i64 %341, 6
  %343 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5, i64 %342
  %344 = load <2 x double>, ptr %343, align 8, !tbaa !20
  %345 = load <2 x double>, ptr %243, align 8, !tbaa !20
  %346 = fmul contract <2 x double> %344, %345
  %347 = extractelement <2 x double> %346, i64 0
  %348 = fadd contract double %347, 0.000000e+00
  %349 = extractelement <2 x double> %346, i64 1
  %350 = fadd contract double %348, %349
  %351 = add nuw nsw i64 %342, 2
  %352 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5, i64 %351
  %353 = load <2 x double>, ptr %352, align 8, !tbaa !20
  %354 = load <2 x double>, ptr %253, align 8, !tbaa !20
  %355 = fmul contract <2 x double> %353, %354
  %356 = extractelement <2 x double> %355, i64 0
  %357 = fadd contract double %350, %356
  %358 = extractelement <2 x double> %355, i64 1
  %359 = fadd contract double %357, %358
  %360 = add nuw nsw i64 %342, 4
  %361 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 5, i64 %360
  %362 = load <2 x double>, ptr %361, align 8, !tbaa !20
  %363 = load <2 x double>, ptr %263, align 8, !tbaa !20
  %364 = fmul contract <2 x double> %362, %363
  %365 = extractelement <2 x double> %364, i64 0
  %366 = fadd contract double %359, %365
  %367 = extractelement <2 x double> %364, i64 1
  %368 = fadd contract double %366, %367
  br i1 %271, label %383, label %369

369:                                              ; preds = %340
  br i1 %337, label %370, label %390

370:                                              ; preds = %390, %369
  %371 = phi double [ undef, %369 ], [ %410, %390 ]
  %372 = phi i64 [ 0, %369 ], [ %411, %390 ]
  %373 = phi double [ %368, %369 ], [ %410, %390 ]
  br i1 %339, label %383, label %374

374:                                              ; preds = %370
  %375 = add nuw nsw i64 %372, %342
  %376 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %375
  %377 = load double, ptr %376, align 8, !tbaa !20
  %378 = add nuw nsw i64 %372, %241
  %379 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %378
  %380 = load double, ptr %379, align 8, !tbaa !20
  %381 = fmul contract double %377, %380
  %382 = fsub contract double %373, %381
  br label %383

383:                                              ; preds = %374, %370, %340
  %384 = phi double [ %368, %340 ], [ %371, %370 ], [ %382, %374 ]
  %385 = fmul contract double %330, %384
  %386 = add nuw nsw i64 %342, %238
  %387 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %386
  store double %385, ptr %387, align 8, !tbaa !20
  %388 = add nuw nsw i64 %341, 1
  %389 = icmp slt i64 %388, %176
  br i1 %389, label %340, label %414, !llvm.loop !33

390:                                              ; preds = %369, %390
  %391 = phi i64 [ %411, %390 ], [ 0, %369 ]
  %392 = phi double [ %410, %390 ], [ %368, %369 ]
  %393 = phi i64 [ %412, %390 ], [ 0, %369 ]
  %394 = add nuw nsw i64 %391, %342
  %395 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %394
  %396 = load double, ptr %395, align 8, !tbaa !20
  %397 = add nuw nsw i64 %391, %241
  %398 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %397
  %399 = load double, ptr %398, align 8, !tbaa !20
  %400 = fmul contract double %396, %399
  %401 = fsub contract double %392, %400
  %402 = or disjoint i64 %391, 1
  %403 = add nuw nsw i64 %402, %342
  %404 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %403
  %405 = load double, ptr %404, align 8, !tbaa !20
  %406 = add nuw nsw i64 %402, %241
  %407 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %406
  %408 = load double, ptr %407, align 8, !tbaa !20
  %409 = fmul contract double %405, %408
  %410 = fsub contract double %401, %409
  %411 = add nuw nsw i64 %391, 2
  %412 = add i64 %393, 2
  %413 = icmp eq i64 %412, %338
  br i1 %413, label %370, label %390, !llvm.loop !34

414:                                              ; preds = %383, %328
  %415 = icmp sge i64 %333, %176
  %416 = icmp eq i64 %333, %176
  br i1 %416, label %417, label %236, !llvm.loop !35

417:                                              ; preds = %414, %294
  %418 = phi i1 [ %415, %414 ], [ %237, %294 ]
  br i1 %418, label %420, label %419

419:                                              ; preds = %417
  store i64 %171, ptr %20, align 8, !tbaa !12
  br label %420

420:                                              ; preds = %419, %417
  br label %421

421:                                              ; preds = %420, %435
  %422 = phi i64 [ %472, %435 ], [ 0, %420 ]
  %423 = icmp eq i64 %422, 0
  br i1 %423, label %435, label %424

424:                                              ; preds = %421
  %425 = mul nsw i64 %422, 6
  %426 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 13, i64 %422
  %427 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %425
  %428 = or disjoint i64 %425, 1
  %429 = add nuw nsw i64 %425, 2
  %430 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %429
  %431 = add nuw nsw i64 %425, 3
  %432 = add nuw nsw i64 %425, 4
  %433 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %432
  %434 = add nuw nsw i64 %425, 5
  br label %474

435:                                              ; preds = %474, %421
  %436 = phi i64 [ 5, %421 ], [ %434, %474 ]
  %437 = phi i64 [ 4, %421 ], [ %432, %474 ]
  %438 = phi i64 [ 3, %421 ], [ %431, %474 ]
  %439 = phi i64 [ 2, %421 ], [ %429, %474 ]
  %440 = phi i64 [ 1, %421 ], [ %428, %474 ]
  %441 = phi i64 [ 0, %421 ], [ %425, %474 ]
  %442 = mul nsw i64 %422, 7
  %443 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %442
  %444 = load double, ptr %443, align 8, !tbaa !20
  %445 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %441
  %446 = load double, ptr %445, align 8, !tbaa !20
  %447 = fmul contract double %444, %446
  store double %447, ptr %445, align 8, !tbaa !20
  %448 = load double, ptr %443, align 8, !tbaa !20
  %449 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %440
  %450 = load double, ptr %449, align 8, !tbaa !20
  %451 = fmul contract double %448, %450
  store double %451, ptr %449, align 8, !tbaa !20
  %452 = load double, ptr %443, align 8, !tbaa !20
  %453 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %439
  %454 = load double, ptr %453, align 8, !tbaa !20
  %455 = fmul contract double %452, %454
  store double %455, ptr %453, align 8, !tbaa !20
  %456 = load double, ptr %443, align 8, !tbaa !20
  %457 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %438
  %458 = load double, ptr %457, align 8, !tbaa !20
  %459 = fmul contract double %456, %458
  store double %459, ptr %457, align 8, !tbaa !20
  %460 = load double, ptr %443, align 8, !tbaa !20
  %461 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %437
  %462 = load double, ptr %461, align 8, !tbaa !20
  %463 = fmul contract double %460, %462
  store double %463, ptr %461, align 8, !tbaa !20
  %464 = load double, ptr %443, align 8, !tbaa !20
  %465 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %436
  %466 = load double, ptr %465, align 8, !tbaa !20
  %467 = fmul contract double %464, %466
  store double %467, ptr %465, align 8, !tbaa !20
  %468 = load double, ptr %443, align 8, !tbaa !20
  %469 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 13, i64 %422
  %470 = load double, ptr %469, align 8, !tbaa !20
  %471 = fmul contract double %468, %470
  store double %471, ptr %469, align 8, !tbaa !20
  %472 = add nuw nsw i64 %422, 1
  %473 = icmp eq i64 %472, %176
  br i1 %473, label %506, label %421, !llvm.loop !36

474:                                              ; preds = %474, %424
  %475 = phi i64 [ 0, %424 ], [ %504, %474 ]
  %476 = add nuw nsw i64 %475, %425
  %477 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 12, i64 %476
  %478 = load double, ptr %477, align 8, !tbaa !20
  %479 = mul nuw nsw i64 %475, 6
  %480 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %479
  %481 = load <2 x double>, ptr %480, align 8, !tbaa !20
  %482 = insertelement <2 x double> poison, double %478, i64 0
  %483 = shufflevector <2 x double> %482, <2 x double> poison, <2 x i32> zeroinitializer
  %484 = fmul contract <2 x double> %483, %481
  %485 = load <2 x double>, ptr %427, align 8, !tbaa !20
  %486 = fsub contract <2 x double> %485, %484
  store <2 x double> %486, ptr %427, align 8, !tbaa !20
  %487 = add nuw nsw i64 %479, 2
  %488 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %487
  %489 = load <2 x double>, ptr %488, align 8, !tbaa !20
  %490 = fmul contract <2 x double> %483, %489
  %491 = load <2 x double>, ptr %430, align 8, !tbaa !20
  %492 = fsub contract <2 x double> %491, %490
  store <2 x double> %492, ptr %430, align 8, !tbaa !20
  %493 = add nuw nsw i64 %479, 4
  %494 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11, i64 %493
  %495 = load <2 x double>, ptr %494, align 8, !tbaa !20
  %496 = fmul contract <2 x double> %483, %495
  %497 = load <2 x double>, ptr %433, align 8, !tbaa !20
  %498 = fsub contract <2 x double> %497, %496
  store <2 x double> %498, ptr %433, align 8, !tbaa !20
  %499 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 13, i64 %475
  %500 = load double, ptr %499, align 8, !tbaa !20
  %501 = fmul contract double %478, %500
  %502 = load double, ptr %426, align 8, !tbaa !20
  %503 = fsub contract double %502, %501
  store double %503, ptr %426, align 8, !tbaa !20
  %504 = add nuw nsw i64 %475, 1
  %505 = icmp eq i64 %504, %422
  br i1 %505, label %435, label %474, !llvm.loop !37

506:                                              ; preds = %435, %170
  %507 = load ptr, ptr %157, align 8, !tbaa !38
  %508 = getelementptr inbounds i64, ptr %507, i64 %172
  %509 = load i64, ptr %508, align 8, !tbaa !19
  %510 = icmp sgt i64 %509, -1
  br i1 %510, label %511, label %943

511:                                              ; preds = %506
  %512 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 7
  %513 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 7, i64 2
  %514 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 7, i64 4
  %515 = load <2 x double>, ptr %514, align 8
  %516 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 7, i64 6
  %517 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 7, i64 8
  %518 = load double, ptr %517, align 8
  %519 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 8
  %520 = load double, ptr %519, align 8
  %521 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 8, i64 1
  %522 = load <2 x double>, ptr %512, align 8
  %523 = load <2 x double>, ptr %521, align 8
  %524 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 8, i64 3
  %525 = load double, ptr %524, align 8
  %526 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 8, i64 4
  %527 = load double, ptr %526, align 8
  %528 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 8, i64 5
  %529 = load double, ptr %528, align 8
  %530 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 8, i64 6
  %531 = load double, ptr %530, align 8
  %532 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 8, i64 7
  %533 = load <2 x double>, ptr %516, align 8
  %534 = load <2 x double>, ptr %532, align 8
  %535 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 9
  %536 = load double, ptr %535, align 8
  %537 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 9, i64 1
  %538 = load double, ptr %537, align 8
  %539 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 9, i64 2
  %540 = load double, ptr %539, align 8
  %541 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 9, i64 3
  %542 = load double, ptr %541, align 8
  %543 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 9, i64 4
  %544 = load double, ptr %543, align 8
  %545 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 9, i64 5
  %546 = load <2 x double>, ptr %513, align 8
  %547 = load <2 x double>, ptr %545, align 8
  %548 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 9, i64 7
  %549 = load double, ptr %548, align 8
  %550 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 9, i64 8
  %551 = load double, ptr %550, align 8
  %552 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 10
  %553 = load double, ptr %552, align 8
  %554 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 10, i64 1
  %555 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 10, i64 3
  %556 = load <2 x double>, ptr %554, align 8
  %557 = load <2 x double>, ptr %555, align 8
  %558 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 10, i64 5
  %559 = load double, ptr %558, align 8
  %560 = insertelement <2 x double> poison, double %551, i64 0
  %561 = insertelement <2 x double> %560, double %540, i64 1
  %562 = insertelement <2 x double> poison, double %549, i64 0
  %563 = insertelement <2 x double> %562, double %538, i64 1
  %564 = insertelement <2 x double> poison, double %520, i64 0
  %565 = insertelement <2 x double> %564, double %527, i64 1
  %566 = insertelement <2 x double> poison, double %529, i64 0
  %567 = insertelement <2 x double> %566, double %525, i64 1
  %568 = insertelement <2 x double> poison, double %536, i64 0
  %569 = insertelement <2 x double> %568, double %542, i64 1
  br i1 %177, label %570, label %661

570:                                              ; preds = %511
  %571 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 11
  br label %572

572:                                              ; preds = %572, %570
  %573 = phi double [ %531, %570 ], [ %602, %572 ]
  %574 = phi double [ %544, %570 ], [ %630, %572 ]
  %575 = phi double [ %559, %570 ], [ %658, %572 ]
  %576 = phi double [ %553, %570 ], [ %649, %572 ]
  %577 = phi double [ %518, %570 ], [ %605, %572 ]
  %578 = phi i64 [ 0, %570 ], [ %659, %572 ]
  %579 = phi <2 x double> [ %522, %570 ], [ %609, %572 ]
  %580 = phi <2 x double> [ %523, %570 ], [ %617, %572 ]
  %581 = phi <2 x double> [ %561, %570 ], [ %645, %572 ]
  %582 = phi <2 x double> [ %563, %570 ], [ %641, %572 ]
  %583 = phi <2 x double> [ %546, %570 ], [ %622, %572 ]
  %584 = phi <2 x double> [ %565, %570 ], [ %627, %572 ]
  %585 = phi <2 x double> [ %547, %570 ], [ %638, %572 ]
  %586 = phi <2 x double> [ %515, %570 ], [ %635, %572 ]
  %587 = phi <2 x double> [ %567, %570 ], [ %636, %572 ]
  %588 = phi <2 x double> [ %569, %570 ], [ %624, %572 ]
  %589 = phi <2 x double> [ %533, %570 ], [ %640, %572 ]
  %590 = phi <2 x double> [ %534, %570 ], [ %644, %572 ]
  %591 = phi <2 x double> [ %556, %570 ], [ %653, %572 ]
  %592 = phi <2 x double> [ %557, %570 ], [ %655, %572 ]
  %593 = mul nuw nsw i64 %578, 6
  %594 = getelementptr inbounds double, ptr %571, i64 %593
  %595 = getelementptr double, ptr %594, i64 4
  %596 = getelementptr inbounds double, ptr %594, i64 2
  %597 = load <2 x double>, ptr %596, align 8, !tbaa !20
  %598 = extractelement <2 x double> %597, i64 1
  %599 = fmul contract double %598, %598
  %600 = extractelement <2 x double> %597, i64 0
  %601 = fmul contract double %598, %600
  %602 = fsub contract double %573, %601
  %603 = fmul contract <2 x double> %597, %597
  %604 = extractelement <2 x double> %603, i64 0
  %605 = fsub contract double %577, %604
  %606 = load <2 x double>, ptr %594, align 8, !tbaa !20
  %607 = shufflevector <2 x double> %606, <2 x double> poison, <2 x i32> zeroinitializer
  %608 = fmul contract <2 x double> %607, %606
  %609 = fsub contract <2 x double> %579, %608
  %610 = load <2 x double>, ptr %595, align 8, !tbaa !20
  %611 = fmul contract <2 x double> %607, %610
  %612 = shufflevector <2 x double> %610, <2 x double> %597, <2 x i32> <i32 0, i32 3>
  %613 = shufflevector <2 x double> %610, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %614 = fmul contract <2 x double> %612, %613
  %615 = extractelement <2 x double> %606, i64 0
  %616 = fmul contract <2 x double> %606, %597
  %617 = fsub contract <2 x double> %580, %611
  %618 = shufflevector <2 x double> %613, <2 x double> %597, <2 x i32> <i32 0, i32 3>
  %619 = shufflevector <2 x double> %610, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %620 = fmul contract <2 x double> %618, %619
  %621 = shufflevector <2 x double> %616, <2 x double> %608, <2 x i32> <i32 0, i32 3>
  %622 = fsub contract <2 x double> %583, %621
  %623 = insertelement <2 x double> %614, double %599, i64 0
  %624 = fsub contract <2 x double> %588, %623
  %625 = shufflevector <2 x double> %613, <2 x double> %597, <2 x i32> <i32 3, i32 1>
  %626 = fmul contract <2 x double> %606, %625
  %627 = fsub contract <2 x double> %584, %626
  %628 = fmul contract <2 x double> %610, %610
  %629 = extractelement <2 x double> %628, i64 0
  %630 = fsub contract double %574, %629
  %631 = shufflevector <2 x double> %606, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %632 = fmul contract <2 x double> %618, %631
  %633 = shufflevector <2 x double> %631, <2 x double> %597, <2 x i32> <i32 0, i32 2>
  %634 = fmul contract <2 x double> %631, %633
  %635 = fsub contract <2 x double> %586, %634
  %636 = fsub contract <2 x double> %587, %632
  %637 = shufflevector <2 x double> %614, <2 x double> %620, <2 x i32> <i32 0, i32 3>
  %638 = fsub contract <2 x double> %585, %637
  %639 = shufflevector <2 x double> %616, <2 x double> %634, <2 x i32> <i32 0, i32 3>
  %640 = fsub contract <2 x double> %589, %639
  %641 = fsub contract <2 x double> %582, %614
  %642 = shufflevector <2 x double> %597, <2 x double> poison, <2 x i32> zeroinitializer
  %643 = fmul contract <2 x double> %610, %642
  %644 = fsub contract <2 x double> %590, %643
  %645 = fsub contract <2 x double> %581, %620
  %646 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 13, i64 %578
  %647 = load double, ptr %646, align 8, !tbaa !20
  %648 = fmul contract double %615, %647
  %649 = fadd contract double %576, %648
  %650 = insertelement <2 x double> poison, double %647, i64 0
  %651 = shufflevector <2 x double> %650, <2 x double> poison, <2 x i32> zeroinitializer
  %652 = fmul contract <2 x double> %633, %651
  %653 = fadd contract <2 x double> %591, %652
  %654 = fmul contract <2 x double> %625, %651
  %655 = fadd contract <2 x double> %592, %654
  %656 = extractelement <2 x double> %610, i64 1
  %657 = fmul contract double %656, %647
  %658 = fadd contract double %575, %657
  %659 = add nuw nsw i64 %578, 1
  %660 = icmp eq i64 %659, %176
  br i1 %660, label %661, label %572, !llvm.loop !39

661:                                              ; preds = %572, %511
  %662 = phi double [ %531, %511 ], [ %602, %572 ]
  %663 = phi double [ %544, %511 ], [ %630, %572 ]
  %664 = phi double [ %559, %511 ], [ %658, %572 ]
  %665 = phi double [ %553, %511 ], [ %649, %572 ]
  %666 = phi double [ %518, %511 ], [ %605, %572 ]
  %667 = phi <2 x double> [ %522, %511 ], [ %609, %572 ]
  %668 = phi <2 x double> [ %523, %511 ], [ %617, %572 ]
  %669 = phi <2 x double> [ %561, %511 ], [ %645, %572 ]
  %670 = phi <2 x double> [ %563, %511 ], [ %641, %572 ]
  %671 = phi <2 x double> [ %546, %511 ], [ %622, %572 ]
  %672 = phi <2 x double> [ %565, %511 ], [ %627, %572 ]
  %673 = phi <2 x double> [ %547, %511 ], [ %638, %572 ]
  %674 = phi <2 x double> [ %515, %511 ], [ %635, %572 ]
  %675 = phi <2 x double> [ %567, %511 ], [ %636, %572 ]
  %676 = phi <2 x double> [ %569, %511 ], [ %624, %572 ]
  %677 = phi <2 x double> [ %533, %511 ], [ %640, %572 ]
  %678 = phi <2 x double> [ %534, %511 ], [ %644, %572 ]
  %679 = phi <2 x double> [ %556, %511 ], [ %653, %572 ]
  %680 = phi <2 x double> [ %557, %511 ], [ %655, %572 ]
  %681 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 6
  %682 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 6, i64 2
  %683 = load double, ptr %682, align 8, !tbaa !20
  %684 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 6, i64 3
  %685 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 6, i64 5
  %686 = load double, ptr %685, align 8, !tbaa !20
  %687 = extractelement <2 x double> %678, i64 0
  %688 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 4
  %689 = getelementptr inbounds %struct.Link, ptr %146, i64 %172, i32 4, i64 1
  %690 = load double, ptr %688, align 8, !tbaa !20
  %691 = fmul contract double %663, %690
  %692 = fadd contract double %687, %691
  %693 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 7, i64 0
  %694 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 9, i64 0
  %695 = load <2 x double>, ptr %689, align 8, !tbaa !20
  %696 = fmul contract <2 x double> %670, %695
  %697 = shufflevector <2 x double> %668, <2 x double> %672, <2 x i32> <i32 0, i32 3>
  %698 = fadd contract <2 x double> %697, %696
  %699 = insertelement <2 x double> %670, double %663, i64 1
  %700 = insertelement <2 x double> %695, double %690, i64 0
  %701 = fmul contract <2 x double> %699, %700
  %702 = shufflevector <2 x double> %701, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %703 = fsub contract <2 x double> %698, %702
  %704 = shufflevector <2 x double> %670, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %705 = fmul contract <2 x double> %704, %695
  %706 = extractelement <2 x double> %705, i64 0
  %707 = fsub contract double %692, %706
  %708 = fmul contract <2 x double> %669, %695
  %709 = shufflevector <2 x double> %668, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %710 = shufflevector <2 x double> %709, <2 x double> %675, <2 x i32> <i32 0, i32 2>
  %711 = fadd contract <2 x double> %710, %708
  %712 = shufflevector <2 x double> %669, <2 x double> %673, <2 x i32> <i32 0, i32 2>
  %713 = fmul contract <2 x double> %712, %700
  %714 = shufflevector <2 x double> %713, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %715 = fsub contract <2 x double> %711, %714
  %716 = shufflevector <2 x double> %695, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %717 = insertelement <2 x double> %716, double %690, i64 1
  %718 = fmul contract <2 x double> %668, %717
  %719 = shufflevector <2 x double> %709, <2 x double> %672, <2 x i32> <i32 0, i32 2>
  %720 = fmul contract <2 x double> %719, %695
  %721 = fsub contract <2 x double> %718, %720
  %722 = fsub contract <2 x double> %667, %721
  %723 = shufflevector <2 x double> %695, <2 x double> poison, <2 x i32> zeroinitializer
  %724 = fmul contract <2 x double> %723, %715
  %725 = shufflevector <2 x double> %695, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %726 = fmul contract <2 x double> %725, %703
  %727 = fsub contract <2 x double> %724, %726
  %728 = fadd contract <2 x double> %722, %727
  %729 = load <2 x double>, ptr %693, align 8, !tbaa !20
  %730 = fadd contract <2 x double> %729, %728
  %731 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 8, i64 1
  %732 = load <2 x double>, ptr %694, align 8, !tbaa !20
  %733 = shufflevector <2 x double> %676, <2 x double> %670, <2 x i32> <i32 0, i32 3>
  %734 = fadd contract <2 x double> %733, %732
  %735 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 7, i64 2
  %736 = load <2 x double>, ptr %731, align 8, !tbaa !20
  %737 = shufflevector <2 x double> %703, <2 x double> %715, <2 x i32> <i32 0, i32 2>
  %738 = fadd contract <2 x double> %737, %736
  %739 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 9, i64 2
  %740 = insertelement <2 x double> %716, double %690, i64 0
  %741 = fmul contract <2 x double> %673, %740
  %742 = shufflevector <2 x double> %672, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %743 = shufflevector <2 x double> %742, <2 x double> %678, <2 x i32> <i32 3, i32 1>
  %744 = fadd contract <2 x double> %743, %741
  %745 = shufflevector <2 x double> %669, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %746 = shufflevector <2 x double> %745, <2 x double> %676, <2 x i32> <i32 0, i32 3>
  %747 = fmul contract <2 x double> %746, %695
  %748 = fsub contract <2 x double> %744, %747
  %749 = fmul contract <2 x double> %672, %695
  %750 = shufflevector <2 x double> %695, <2 x double> %668, <2 x i32> <i32 0, i32 2>
  %751 = shufflevector <2 x double> %740, <2 x double> poison, <2 x i32> zeroinitializer
  %752 = shufflevector <2 x double> %675, <2 x double> %751, <2 x i32> <i32 0, i32 3>
  %753 = fmul contract <2 x double> %750, %752
  %754 = shufflevector <2 x double> %753, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %755 = fsub contract <2 x double> %749, %754
  %756 = fsub contract <2 x double> %671, %755
  %757 = fmul contract <2 x double> %695, %748
  %758 = shufflevector <2 x double> %715, <2 x double> %695, <2 x i32> <i32 0, i32 3>
  %759 = insertelement <2 x double> %751, double %707, i64 1
  %760 = fmul contract <2 x double> %758, %759
  %761 = shufflevector <2 x double> %760, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %762 = fsub contract <2 x double> %757, %761
  %763 = fadd contract <2 x double> %756, %762
  %764 = load <2 x double>, ptr %735, align 8, !tbaa !20
  %765 = fadd contract <2 x double> %763, %764
  %766 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 8, i64 3
  %767 = load <2 x double>, ptr %739, align 8, !tbaa !20
  %768 = shufflevector <2 x double> %669, <2 x double> %676, <2 x i32> <i32 1, i32 3>
  %769 = fadd contract <2 x double> %768, %767
  %770 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 7, i64 4
  %771 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 9, i64 4
  %772 = fmul contract <2 x double> %676, %717
  %773 = shufflevector <2 x double> %675, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %774 = insertelement <2 x double> %773, double %662, i64 1
  %775 = fadd contract <2 x double> %774, %772
  %776 = shufflevector <2 x double> %673, <2 x double> %695, <2 x i32> <i32 1, i32 2>
  %777 = shufflevector <2 x double> %717, <2 x double> %676, <2 x i32> <i32 1, i32 2>
  %778 = fmul contract <2 x double> %776, %777
  %779 = fsub contract <2 x double> %775, %778
  %780 = shufflevector <2 x double> %675, <2 x double> %717, <2 x i32> <i32 1, i32 3>
  %781 = shufflevector <2 x double> %695, <2 x double> %672, <2 x i32> <i32 1, i32 3>
  %782 = fmul contract <2 x double> %780, %781
  %783 = fmul contract <2 x double> %675, %740
  %784 = fsub contract <2 x double> %783, %782
  %785 = fsub contract <2 x double> %674, %784
  %786 = shufflevector <2 x double> %695, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %787 = fmul contract <2 x double> %786, %779
  %788 = insertelement <2 x double> poison, double %662, i64 0
  %789 = insertelement <2 x double> %788, double %690, i64 1
  %790 = insertelement <2 x double> %695, double %707, i64 1
  %791 = fmul contract <2 x double> %789, %790
  %792 = shufflevector <2 x double> %678, <2 x double> %695, <2 x i32> <i32 0, i32 2>
  %793 = insertelement <2 x double> %779, double %690, i64 0
  %794 = fmul contract <2 x double> %792, %793
  %795 = fsub contract <2 x double> %791, %794
  %796 = extractelement <2 x double> %795, i64 0
  %797 = fsub contract double %666, %796
  %798 = extractelement <2 x double> %795, i64 1
  %799 = fadd contract double %797, %798
  %800 = shufflevector <2 x double> %715, <2 x double> %748, <2 x i32> <i32 1, i32 2>
  %801 = fmul contract <2 x double> %751, %800
  %802 = fsub contract <2 x double> %787, %801
  %803 = fadd contract <2 x double> %785, %802
  %804 = load <2 x double>, ptr %766, align 8, !tbaa !20
  %805 = shufflevector <2 x double> %779, <2 x double> %703, <2 x i32> <i32 0, i32 3>
  %806 = fadd contract <2 x double> %805, %804
  %807 = load <2 x double>, ptr %770, align 8, !tbaa !20
  %808 = fadd contract <2 x double> %803, %807
  %809 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 8, i64 5
  %810 = load <2 x double>, ptr %771, align 8, !tbaa !20
  %811 = shufflevector <2 x double> %673, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %812 = insertelement <2 x double> %811, double %663, i64 0
  %813 = fadd contract <2 x double> %812, %810
  %814 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 7, i64 6
  %815 = load <2 x double>, ptr %809, align 8, !tbaa !20
  %816 = shufflevector <2 x double> %715, <2 x double> %779, <2 x i32> <i32 1, i32 3>
  %817 = fadd contract <2 x double> %816, %815
  %818 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 9, i64 6
  %819 = fmul contract <2 x double> %678, %717
  %820 = shufflevector <2 x double> %678, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %821 = insertelement <2 x double> %820, double %662, i64 1
  %822 = fmul contract <2 x double> %821, %695
  %823 = fsub contract <2 x double> %819, %822
  %824 = fsub contract <2 x double> %677, %823
  %825 = shufflevector <2 x double> %717, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %826 = fmul contract <2 x double> %825, %703
  %827 = shufflevector <2 x double> %748, <2 x double> %779, <2 x i32> <i32 1, i32 2>
  %828 = fmul contract <2 x double> %723, %827
  %829 = fsub contract <2 x double> %826, %828
  %830 = fadd contract <2 x double> %824, %829
  %831 = load <2 x double>, ptr %814, align 8, !tbaa !20
  %832 = fadd contract <2 x double> %830, %831
  %833 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 8, i64 7
  %834 = load <2 x double>, ptr %818, align 8, !tbaa !20
  %835 = shufflevector <2 x double> %673, <2 x double> %670, <2 x i32> <i32 1, i32 2>
  %836 = fadd contract <2 x double> %835, %834
  %837 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 7, i64 8
  %838 = load <2 x double>, ptr %837, align 8, !tbaa !20
  %839 = insertelement <2 x double> %748, double %799, i64 0
  %840 = fadd contract <2 x double> %839, %838
  %841 = load <2 x double>, ptr %833, align 8, !tbaa !20
  %842 = shufflevector <2 x double> %748, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %843 = insertelement <2 x double> %842, double %707, i64 0
  %844 = fadd contract <2 x double> %843, %841
  %845 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 9, i64 8
  %846 = load <2 x double>, ptr %845, align 8, !tbaa !20
  %847 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 10, i64 1
  %848 = load <2 x double>, ptr %681, align 8, !tbaa !20
  %849 = shufflevector <2 x double> %848, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %850 = load <2 x double>, ptr %684, align 8, !tbaa !20
  %851 = shufflevector <2 x double> %671, <2 x double> %668, <2 x i32> <i32 0, i32 3>
  %852 = insertelement <2 x double> poison, double %683, i64 0
  %853 = insertelement <2 x double> %852, double %686, i64 1
  %854 = fmul contract <2 x double> %851, %853
  %855 = shufflevector <2 x double> %667, <2 x double> %672, <2 x i32> <i32 0, i32 2>
  %856 = shufflevector <2 x double> %848, <2 x double> %850, <2 x i32> <i32 0, i32 2>
  %857 = fmul contract <2 x double> %855, %856
  %858 = shufflevector <2 x double> %667, <2 x double> %668, <2 x i32> <i32 1, i32 2>
  %859 = shufflevector <2 x double> %849, <2 x double> %850, <2 x i32> <i32 0, i32 3>
  %860 = fmul contract <2 x double> %858, %859
  %861 = fadd contract <2 x double> %857, %860
  %862 = fadd contract <2 x double> %861, %854
  %863 = shufflevector <2 x double> %862, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %864 = fadd contract <2 x double> %862, %863
  %865 = extractelement <2 x double> %864, i64 0
  %866 = fadd contract double %665, %865
  %867 = shufflevector <2 x double> %675, <2 x double> %668, <2 x i32> <i32 1, i32 2>
  %868 = fmul contract <2 x double> %867, %849
  %869 = fmul contract <2 x double> %672, %848
  %870 = fadd contract <2 x double> %868, %869
  %871 = insertelement <2 x double> %820, double %662, i64 0
  %872 = shufflevector <2 x double> %852, <2 x double> poison, <2 x i32> zeroinitializer
  %873 = fmul contract <2 x double> %871, %872
  %874 = fadd contract <2 x double> %870, %873
  %875 = shufflevector <2 x double> %850, <2 x double> poison, <2 x i32> zeroinitializer
  %876 = fmul contract <2 x double> %676, %875
  %877 = shufflevector <2 x double> %670, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %878 = insertelement <2 x double> %877, double %663, i64 1
  %879 = shufflevector <2 x double> %850, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %880 = fmul contract <2 x double> %878, %879
  %881 = fadd contract <2 x double> %876, %880
  %882 = shufflevector <2 x double> %669, <2 x double> %673, <2 x i32> <i32 1, i32 2>
  %883 = insertelement <2 x double> poison, double %686, i64 0
  %884 = shufflevector <2 x double> %883, <2 x double> poison, <2 x i32> zeroinitializer
  %885 = fmul contract <2 x double> %882, %884
  %886 = fadd contract <2 x double> %881, %885
  %887 = fadd contract <2 x double> %874, %886
  %888 = fadd contract <2 x double> %680, %887
  %889 = shufflevector <2 x double> %674, <2 x double> %677, <2 x i32> <i32 0, i32 2>
  %890 = fmul contract <2 x double> %889, %849
  %891 = shufflevector <2 x double> %671, <2 x double> %677, <2 x i32> <i32 1, i32 3>
  %892 = fmul contract <2 x double> %891, %848
  %893 = fadd contract <2 x double> %890, %892
  %894 = shufflevector <2 x double> %674, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %895 = insertelement <2 x double> %894, double %666, i64 1
  %896 = fmul contract <2 x double> %895, %872
  %897 = fadd contract <2 x double> %893, %896
  %898 = insertelement <2 x double> %672, double %662, i64 0
  %899 = fmul contract <2 x double> %898, %850
  %900 = shufflevector <2 x double> %899, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %901 = shufflevector <2 x double> %675, <2 x double> %678, <2 x i32> <i32 1, i32 2>
  %902 = fmul contract <2 x double> %901, %850
  %903 = fadd contract <2 x double> %900, %902
  %904 = shufflevector <2 x double> %675, <2 x double> %678, <2 x i32> <i32 0, i32 3>
  %905 = fmul contract <2 x double> %904, %884
  %906 = fadd contract <2 x double> %903, %905
  %907 = fadd contract <2 x double> %897, %906
  %908 = fadd contract <2 x double> %679, %907
  %909 = shufflevector <2 x double> %678, <2 x double> %669, <2 x i32> <i32 1, i32 2>
  %910 = fmul contract <2 x double> %909, %853
  %911 = shufflevector <2 x double> %668, <2 x double> %673, <2 x i32> <i32 1, i32 3>
  %912 = fmul contract <2 x double> %911, %856
  %913 = shufflevector <2 x double> %675, <2 x double> %670, <2 x i32> <i32 0, i32 2>
  %914 = fmul contract <2 x double> %913, %859
  %915 = fadd contract <2 x double> %912, %914
  %916 = fadd contract <2 x double> %915, %910
  %917 = shufflevector <2 x double> %916, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %918 = fadd contract <2 x double> %916, %917
  %919 = extractelement <2 x double> %918, i64 0
  %920 = fadd contract double %664, %919
  %921 = insertelement <2 x double> %888, double %920, i64 0
  %922 = fmul contract <2 x double> %695, %921
  %923 = shufflevector <2 x double> %922, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %924 = fsub contract <2 x double> %922, %923
  %925 = extractelement <2 x double> %924, i64 0
  %926 = fadd contract double %866, %925
  %927 = fmul contract <2 x double> %717, %888
  %928 = shufflevector <2 x double> %888, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %929 = insertelement <2 x double> %928, double %920, i64 0
  %930 = fmul contract <2 x double> %740, %929
  %931 = fsub contract <2 x double> %927, %930
  %932 = fadd contract <2 x double> %908, %931
  store <2 x double> %730, ptr %693, align 8, !tbaa !20
  store <2 x double> %734, ptr %694, align 8, !tbaa !20
  store <2 x double> %738, ptr %731, align 8, !tbaa !20
  store <2 x double> %765, ptr %735, align 8, !tbaa !20
  store <2 x double> %769, ptr %739, align 8, !tbaa !20
  store <2 x double> %806, ptr %766, align 8, !tbaa !20
  store <2 x double> %808, ptr %770, align 8, !tbaa !20
  store <2 x double> %813, ptr %771, align 8, !tbaa !20
  store <2 x double> %817, ptr %809, align 8, !tbaa !20
  store <2 x double> %832, ptr %814, align 8, !tbaa !20
  store <2 x double> %836, ptr %818, align 8, !tbaa !20
  store <2 x double> %840, ptr %837, align 8, !tbaa !20
  store <2 x double> %844, ptr %833, align 8, !tbaa !20
  %933 = insertelement <2 x double> %669, double %926, i64 1
  %934 = fadd contract <2 x double> %933, %846
  store <2 x double> %934, ptr %845, align 8, !tbaa !20
  %935 = load <2 x double>, ptr %847, align 8, !tbaa !20
  %936 = fadd contract <2 x double> %932, %935
  store <2 x double> %936, ptr %847, align 8, !tbaa !20
  %937 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 10, i64 3
  %938 = load <2 x double>, ptr %937, align 8, !tbaa !20
  %939 = fadd contract <2 x double> %888, %938
  store <2 x double> %939, ptr %937, align 8, !tbaa !20
  %940 = getelementptr inbounds %struct.Link, ptr %146, i64 %509, i32 10, i64 5
  %941 = load double, ptr %940, align 8, !tbaa !20
  %942 = fadd contract double %920, %941
  store double %942, ptr %940, align 8, !tbaa !20
  br label %943

943:                                              ; preds = %661, %506
  %944 = icmp sgt i64 %171, 1
  br i1 %944, label %170, label %945, !llvm.loop !40

945:                                              ; preds = %943
  %946 = load i64, ptr %0, align 8, !tbaa !13
  %947 = icmp sgt i64 %946, 0
  br i1 %947, label %948, label %1742

948:                                              ; preds = %945
  %949 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %950 = load i64, ptr %949, align 8, !tbaa !41
  %951 = getelementptr inbounds double, ptr %2, i64 %950
  %952 = load ptr, ptr %145, align 8, !tbaa !14
  %953 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %954 = load ptr, ptr %953, align 8, !tbaa !38
  %955 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %956 = load ptr, ptr %955, align 8, !tbaa !26
  %957 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %1746

958:                                              ; preds = %23, %1564
  %959 = phi i64 [ 0, %23 ], [ %1739, %1564 ]
  %960 = mul i64 %959, 1584
  %961 = mul nsw i64 %959, 33
  %962 = getelementptr inbounds double, ptr %19, i64 %961
  %963 = select i1 %24, ptr null, ptr %962
  %964 = load ptr, ptr %25, align 8, !tbaa !14
  %965 = getelementptr inbounds %struct.Link, ptr %964, i64 %959
  %966 = load ptr, ptr %26, align 8, !tbaa !38
  %967 = getelementptr inbounds i64, ptr %966, i64 %959
  %968 = load i64, ptr %967, align 8, !tbaa !19
  %969 = icmp slt i64 %968, 0
  %970 = getelementptr inbounds %struct.Link, ptr %964, i64 %968
  %971 = select i1 %969, ptr @ground, ptr %970
  %972 = load ptr, ptr %27, align 8, !tbaa !26
  %973 = getelementptr inbounds i64, ptr %972, i64 %959
  %974 = load i64, ptr %973, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %8) #9
  %975 = mul nsw i64 %974, 6
  %976 = getelementptr inbounds double, ptr %28, i64 %975
  %977 = load i64, ptr %29, align 8, !tbaa !41
  %978 = getelementptr inbounds double, ptr %1, i64 %977
  %979 = load ptr, ptr %30, align 8, !tbaa !29
  %980 = getelementptr inbounds i64, ptr %979, i64 %959
  %981 = load i64, ptr %980, align 8, !tbaa !19
  %982 = getelementptr inbounds double, ptr %978, i64 %981
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %7) #9
  %983 = load ptr, ptr %31, align 8, !tbaa !42
  %984 = getelementptr inbounds i64, ptr %983, i64 %959
  %985 = load i64, ptr %984, align 8, !tbaa !19
  %986 = getelementptr i64, ptr %984, i64 1
  %987 = load i64, ptr %986, align 8, !tbaa !19
  %988 = sub nsw i64 %987, %985
  %989 = icmp sgt i64 %988, 0
  br i1 %989, label %990, label %1012

990:                                              ; preds = %958
  %991 = load ptr, ptr %32, align 8, !tbaa !43
  %992 = getelementptr i64, ptr %991, i64 %985
  %993 = and i64 %988, 3
  %994 = sub i64 %985, %987
  %995 = icmp ugt i64 %994, -4
  br i1 %995, label %998, label %996

996:                                              ; preds = %990
  %997 = and i64 %988, 9223372036854775804
  br label %1157

998:                                              ; preds = %1157, %990
  %999 = phi i64 [ 0, %990 ], [ %1183, %1157 ]
  %1000 = icmp eq i64 %993, 0
  br i1 %1000, label %1012, label %1001

1001:                                             ; preds = %998, %1001
  %1002 = phi i64 [ %1009, %1001 ], [ %999, %998 ]
  %1003 = phi i64 [ %1010, %1001 ], [ 0, %998 ]
  %1004 = getelementptr i64, ptr %992, i64 %1002
  %1005 = load i64, ptr %1004, align 8, !tbaa !19
  %1006 = getelementptr inbounds double, ptr %1, i64 %1005
  %1007 = load double, ptr %1006, align 8, !tbaa !20
  %1008 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1002
  store double %1007, ptr %1008, align 8, !tbaa !20
  %1009 = add nuw nsw i64 %1002, 1
  %1010 = add i64 %1003, 1
  %1011 = icmp eq i64 %1010, %993
  br i1 %1011, label %1012, label %1001, !llvm.loop !44

1012:                                             ; preds = %998, %1001, %958
  %1013 = load ptr, ptr %33, align 8, !tbaa !45
  %1014 = getelementptr inbounds i64, ptr %1013, i64 %959
  %1015 = load i64, ptr %1014, align 8, !tbaa !19
  %1016 = inttoptr i64 %1015 to ptr
  call void %1016(ptr noundef nonnull %8, ptr noundef nonnull %7, ptr noundef null) #9
  %1017 = getelementptr [9 x double], ptr %971, i64 0, i64 1
  %1018 = getelementptr [9 x double], ptr %971, i64 0, i64 2
  %1019 = load double, ptr %971, align 8, !tbaa !20
  %1020 = load double, ptr %8, align 16, !tbaa !20
  %1021 = fmul contract double %1019, %1020
  %1022 = load double, ptr %1017, align 8, !tbaa !20
  %1023 = load double, ptr %34, align 8, !tbaa !20
  %1024 = fmul contract double %1022, %1023
  %1025 = fadd contract double %1021, %1024
  %1026 = load double, ptr %1018, align 8, !tbaa !20
  %1027 = load double, ptr %35, align 16, !tbaa !20
  %1028 = fmul contract double %1026, %1027
  %1029 = fadd contract double %1025, %1028
  store double %1029, ptr %965, align 8, !tbaa !20
  %1030 = load double, ptr %971, align 8, !tbaa !20
  %1031 = load double, ptr %36, align 8, !tbaa !20
  %1032 = fmul contract double %1030, %1031
  %1033 = load double, ptr %1017, align 8, !tbaa !20
  %1034 = load double, ptr %37, align 16, !tbaa !20
  %1035 = fmul contract double %1033, %1034
  %1036 = fadd contract double %1032, %1035
  %1037 = load double, ptr %1018, align 8, !tbaa !20
  %1038 = load double, ptr %38, align 8, !tbaa !20
  %1039 = fmul contract double %1037, %1038
  %1040 = fadd contract double %1036, %1039
  %1041 = getelementptr [9 x double], ptr %965, i64 0, i64 1
  store double %1040, ptr %1041, align 8, !tbaa !20
  %1042 = load double, ptr %971, align 8, !tbaa !20
  %1043 = load double, ptr %39, align 16, !tbaa !20
  %1044 = fmul contract double %1042, %1043
  %1045 = load double, ptr %1017, align 8, !tbaa !20
  %1046 = load double, ptr %40, align 8, !tbaa !20
  %1047 = fmul contract double %1045, %1046
  %1048 = fadd contract double %1044, %1047
  %1049 = load double, ptr %1018, align 8, !tbaa !20
  %1050 = load double, ptr %41, align 16, !tbaa !20
  %1051 = fmul contract double %1049, %1050
  %1052 = getelementptr [9 x double], ptr %965, i64 0, i64 2
  %1053 = getelementptr inbounds [9 x double], ptr %971, i64 0, i64 3
  %1054 = getelementptr [9 x double], ptr %971, i64 0, i64 4
  %1055 = getelementptr [9 x double], ptr %971, i64 0, i64 5
  %1056 = getelementptr inbounds [9 x double], ptr %965, i64 0, i64 3
  %1057 = getelementptr [9 x double], ptr %965, i64 0, i64 4
  %1058 = fadd contract double %1048, %1051
  store double %1058, ptr %1052, align 8, !tbaa !20
  %1059 = load double, ptr %1053, align 8, !tbaa !20
  %1060 = fmul contract double %1020, %1059
  %1061 = load double, ptr %1054, align 8, !tbaa !20
  %1062 = fmul contract double %1023, %1061
  %1063 = fadd contract double %1060, %1062
  %1064 = load double, ptr %1055, align 8, !tbaa !20
  %1065 = fmul contract double %1027, %1064
  %1066 = fadd contract double %1063, %1065
  store double %1066, ptr %1056, align 8, !tbaa !20
  %1067 = load double, ptr %1053, align 8, !tbaa !20
  %1068 = fmul contract double %1031, %1067
  %1069 = load double, ptr %1054, align 8, !tbaa !20
  %1070 = fmul contract double %1034, %1069
  %1071 = fadd contract double %1068, %1070
  %1072 = load double, ptr %1055, align 8, !tbaa !20
  %1073 = fmul contract double %1038, %1072
  %1074 = fadd contract double %1071, %1073
  store double %1074, ptr %1057, align 8, !tbaa !20
  %1075 = load double, ptr %1053, align 8, !tbaa !20
  %1076 = fmul contract double %1043, %1075
  %1077 = load double, ptr %1054, align 8, !tbaa !20
  %1078 = fmul contract double %1046, %1077
  %1079 = fadd contract double %1076, %1078
  %1080 = load double, ptr %1055, align 8, !tbaa !20
  %1081 = fmul contract double %1050, %1080
  %1082 = fadd contract double %1079, %1081
  %1083 = getelementptr [9 x double], ptr %965, i64 0, i64 5
  store double %1082, ptr %1083, align 8, !tbaa !20
  %1084 = getelementptr inbounds [9 x double], ptr %971, i64 0, i64 6
  %1085 = getelementptr [9 x double], ptr %971, i64 0, i64 7
  %1086 = getelementptr [9 x double], ptr %971, i64 0, i64 8
  %1087 = load double, ptr %1084, align 8, !tbaa !20
  %1088 = fmul contract double %1020, %1087
  %1089 = load double, ptr %1085, align 8, !tbaa !20
  %1090 = fmul contract double %1023, %1089
  %1091 = fadd contract double %1088, %1090
  %1092 = load double, ptr %1086, align 8, !tbaa !20
  %1093 = fmul contract double %1027, %1092
  %1094 = fadd contract double %1091, %1093
  %1095 = getelementptr inbounds [9 x double], ptr %965, i64 0, i64 6
  store double %1094, ptr %1095, align 8, !tbaa !20
  %1096 = load double, ptr %1084, align 8, !tbaa !20
  %1097 = fmul contract double %1031, %1096
  %1098 = load double, ptr %1085, align 8, !tbaa !20
  %1099 = fmul contract double %1034, %1098
  %1100 = fadd contract double %1097, %1099
  %1101 = load double, ptr %1086, align 8, !tbaa !20
  %1102 = fmul contract double %1038, %1101
  %1103 = fadd contract double %1100, %1102
  %1104 = getelementptr [9 x double], ptr %965, i64 0, i64 7
  store double %1103, ptr %1104, align 8, !tbaa !20
  %1105 = load double, ptr %1084, align 8, !tbaa !20
  %1106 = fmul contract double %1043, %1105
  %1107 = load double, ptr %1085, align 8, !tbaa !20
  %1108 = fmul contract double %1046, %1107
  %1109 = fadd contract double %1106, %1108
  %1110 = load double, ptr %1086, align 8, !tbaa !20
  %1111 = fmul contract double %1050, %1110
  %1112 = fadd contract double %1109, %1111
  %1113 = getelementptr [9 x double], ptr %965, i64 0, i64 8
  store double %1112, ptr %1113, align 8, !tbaa !20
  %1114 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 4
  %1115 = load double, ptr %971, align 8, !tbaa !20
  %1116 = load double, ptr %42, align 8, !tbaa !20
  %1117 = fmul contract double %1115, %1116
  %1118 = load double, ptr %1017, align 8, !tbaa !20
  %1119 = load double, ptr %43, align 16, !tbaa !20
  %1120 = fmul contract double %1118, %1119
  %1121 = fadd contract double %1117, %1120
  %1122 = load double, ptr %1018, align 8, !tbaa !20
  %1123 = load double, ptr %44, align 8, !tbaa !20
  %1124 = fmul contract double %1122, %1123
  %1125 = fadd contract double %1121, %1124
  store double %1125, ptr %1114, align 8, !tbaa !20
  %1126 = load double, ptr %1053, align 8, !tbaa !20
  %1127 = fmul contract double %1116, %1126
  %1128 = load double, ptr %1054, align 8, !tbaa !20
  %1129 = fmul contract double %1119, %1128
  %1130 = fadd contract double %1127, %1129
  %1131 = load double, ptr %1055, align 8, !tbaa !20
  %1132 = fmul contract double %1123, %1131
  %1133 = fadd contract double %1130, %1132
  %1134 = getelementptr inbounds double, ptr %1114, i64 1
  store double %1133, ptr %1134, align 8, !tbaa !20
  %1135 = load double, ptr %1084, align 8, !tbaa !20
  %1136 = fmul contract double %1116, %1135
  %1137 = load double, ptr %1085, align 8, !tbaa !20
  %1138 = fmul contract double %1119, %1137
  %1139 = fadd contract double %1136, %1138
  %1140 = load double, ptr %1086, align 8, !tbaa !20
  %1141 = fmul contract double %1123, %1140
  %1142 = fadd contract double %1139, %1141
  %1143 = getelementptr inbounds double, ptr %1114, i64 2
  store double %1142, ptr %1143, align 8, !tbaa !20
  %1144 = getelementptr inbounds %struct.Link, ptr %971, i64 0, i32 3, i64 0
  %1145 = load double, ptr %1144, align 8, !tbaa !20
  %1146 = fadd contract double %1125, %1145
  %1147 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 3, i64 0
  store double %1146, ptr %1147, align 8, !tbaa !20
  %1148 = getelementptr inbounds %struct.Link, ptr %971, i64 0, i32 3, i64 1
  %1149 = load double, ptr %1148, align 8, !tbaa !20
  %1150 = fadd contract double %1133, %1149
  %1151 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 3, i64 1
  store double %1150, ptr %1151, align 8, !tbaa !20
  %1152 = getelementptr inbounds %struct.Link, ptr %971, i64 0, i32 3, i64 2
  %1153 = load double, ptr %1152, align 8, !tbaa !20
  %1154 = fadd contract double %1142, %1153
  %1155 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 3, i64 2
  store double %1154, ptr %1155, align 8, !tbaa !20
  %1156 = icmp sgt i64 %974, 0
  br i1 %1156, label %1186, label %1285

1157:                                             ; preds = %1157, %996
  %1158 = phi i64 [ 0, %996 ], [ %1183, %1157 ]
  %1159 = phi i64 [ 0, %996 ], [ %1184, %1157 ]
  %1160 = getelementptr i64, ptr %992, i64 %1158
  %1161 = load i64, ptr %1160, align 8, !tbaa !19
  %1162 = getelementptr inbounds double, ptr %1, i64 %1161
  %1163 = load double, ptr %1162, align 8, !tbaa !20
  %1164 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1158
  store double %1163, ptr %1164, align 16, !tbaa !20
  %1165 = or disjoint i64 %1158, 1
  %1166 = getelementptr i64, ptr %992, i64 %1165
  %1167 = load i64, ptr %1166, align 8, !tbaa !19
  %1168 = getelementptr inbounds double, ptr %1, i64 %1167
  %1169 = load double, ptr %1168, align 8, !tbaa !20
  %1170 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1165
  store double %1169, ptr %1170, align 8, !tbaa !20
  %1171 = or disjoint i64 %1158, 2
  %1172 = getelementptr i64, ptr %992, i64 %1171
  %1173 = load i64, ptr %1172, align 8, !tbaa !19
  %1174 = getelementptr inbounds double, ptr %1, i64 %1173
  %1175 = load double, ptr %1174, align 8, !tbaa !20
  %1176 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1171
  store double %1175, ptr %1176, align 16, !tbaa !20
  %1177 = or disjoint i64 %1158, 3
  %1178 = getelementptr i64, ptr %992, i64 %1177
  %1179 = load i64, ptr %1178, align 8, !tbaa !19
  %1180 = getelementptr inbounds double, ptr %1, i64 %1179
  %1181 = load double, ptr %1180, align 8, !tbaa !20
  %1182 = getelementptr inbounds [64 x double], ptr %7, i64 0, i64 %1177
  store double %1181, ptr %1182, align 8, !tbaa !20
  %1183 = add nuw nsw i64 %1158, 4
  %1184 = add i64 %1159, 4
  %1185 = icmp eq i64 %1184, %997
  br i1 %1185, label %998, label %1157, !llvm.loop !46

1186:                                             ; preds = %1012
  %1187 = shl nuw i64 %974, 1
  %1188 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 5
  %1189 = call i64 @llvm.smax.i64(i64 %1187, i64 1)
  %1190 = icmp slt i64 %1187, 2
  br i1 %1190, label %1251, label %1191

1191:                                             ; preds = %1186
  %1192 = mul i64 %1189, 24
  %1193 = getelementptr i8, ptr %964, i64 %960
  %1194 = getelementptr i8, ptr %1193, i64 168
  %1195 = getelementptr i8, ptr %1194, i64 %1192
  %1196 = getelementptr i8, ptr %52, i64 %1192
  %1197 = icmp ult ptr %1188, %1196
  %1198 = icmp ult ptr %28, %1195
  %1199 = and i1 %1197, %1198
  br i1 %1199, label %1251, label %1200

1200:                                             ; preds = %1191
  %1201 = and i64 %1189, 9223372036854775806
  %1202 = insertelement <2 x double> poison, double %1029, i64 0
  %1203 = shufflevector <2 x double> %1202, <2 x double> poison, <2 x i32> zeroinitializer
  %1204 = insertelement <2 x double> poison, double %1040, i64 0
  %1205 = shufflevector <2 x double> %1204, <2 x double> poison, <2 x i32> zeroinitializer
  %1206 = insertelement <2 x double> poison, double %1058, i64 0
  %1207 = shufflevector <2 x double> %1206, <2 x double> poison, <2 x i32> zeroinitializer
  %1208 = insertelement <2 x double> poison, double %1066, i64 0
  %1209 = shufflevector <2 x double> %1208, <2 x double> poison, <2 x i32> zeroinitializer
  %1210 = insertelement <2 x double> poison, double %1074, i64 0
  %1211 = shufflevector <2 x double> %1210, <2 x double> poison, <2 x i32> zeroinitializer
  %1212 = insertelement <2 x double> poison, double %1082, i64 0
  %1213 = shufflevector <2 x double> %1212, <2 x double> poison, <2 x i32> zeroinitializer
  %1214 = insertelement <2 x double> poison, double %1094, i64 0
  %1215 = shufflevector <2 x double> %1214, <2 x double> poison, <2 x i32> zeroinitializer
  %1216 = insertelement <2 x double> poison, double %1103, i64 0
  %1217 = shufflevector <2 x double> %1216, <2 x double> poison, <2 x i32> zeroinitializer
  %1218 = insertelement <2 x double> poison, double %1112, i64 0
  %1219 = shufflevector <2 x double> %1218, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1220

1220:                                             ; preds = %1220, %1200
  %1221 = phi i64 [ 0, %1200 ], [ %1247, %1220 ]
  %1222 = mul nuw nsw i64 %1221, 3
  %1223 = getelementptr inbounds double, ptr %28, i64 %1222
  %1224 = getelementptr inbounds double, ptr %1188, i64 %1222
  %1225 = load <6 x double>, ptr %1223, align 8, !tbaa !20
  %1226 = shufflevector <6 x double> %1225, <6 x double> poison, <2 x i32> <i32 0, i32 3>
  %1227 = shufflevector <6 x double> %1225, <6 x double> poison, <2 x i32> <i32 1, i32 4>
  %1228 = shufflevector <6 x double> %1225, <6 x double> poison, <2 x i32> <i32 2, i32 5>
  %1229 = fmul contract <2 x double> %1203, %1226
  %1230 = fmul contract <2 x double> %1205, %1227
  %1231 = fadd contract <2 x double> %1229, %1230
  %1232 = fmul contract <2 x double> %1207, %1228
  %1233 = fadd contract <2 x double> %1231, %1232
  %1234 = fmul contract <2 x double> %1209, %1226
  %1235 = fmul contract <2 x double> %1211, %1227
  %1236 = fadd contract <2 x double> %1234, %1235
  %1237 = fmul contract <2 x double> %1213, %1228
  %1238 = fadd contract <2 x double> %1236, %1237
  %1239 = fmul contract <2 x double> %1215, %1226
  %1240 = fmul contract <2 x double> %1217, %1227
  %1241 = fadd contract <2 x double> %1239, %1240
  %1242 = fmul contract <2 x double> %1219, %1228
  %1243 = fadd contract <2 x double> %1241, %1242
  %1244 = shufflevector <2 x double> %1233, <2 x double> %1238, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1245 = shufflevector <2 x double> %1243, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %1246 = shufflevector <4 x double> %1244, <4 x double> %1245, <6 x i32> <i32 0, i32 2, i32 4, i32 1, i32 3, i32 5>
  store <6 x double> %1246, ptr %1224, align 8, !tbaa !20
  %1247 = add nuw i64 %1221, 2
  %1248 = icmp eq i64 %1247, %1201
  br i1 %1248, label %1249, label %1220, !llvm.loop !47

1249:                                             ; preds = %1220
  %1250 = icmp eq i64 %1189, %1201
  br i1 %1250, label %1285, label %1251

1251:                                             ; preds = %1191, %1186, %1249
  %1252 = phi i64 [ 0, %1191 ], [ 0, %1186 ], [ %1201, %1249 ]
  %1253 = insertelement <2 x double> poison, double %1066, i64 0
  %1254 = insertelement <2 x double> %1253, double %1040, i64 1
  %1255 = insertelement <2 x double> poison, double %1029, i64 0
  %1256 = insertelement <2 x double> %1255, double %1074, i64 1
  %1257 = insertelement <2 x double> poison, double %1058, i64 0
  %1258 = insertelement <2 x double> %1257, double %1082, i64 1
  br label %1259

1259:                                             ; preds = %1251, %1259
  %1260 = phi i64 [ %1283, %1259 ], [ %1252, %1251 ]
  %1261 = mul nuw nsw i64 %1260, 3
  %1262 = getelementptr inbounds double, ptr %28, i64 %1261
  %1263 = getelementptr inbounds double, ptr %1188, i64 %1261
  %1264 = getelementptr inbounds double, ptr %1262, i64 2
  %1265 = load double, ptr %1264, align 8, !tbaa !20
  %1266 = load <2 x double>, ptr %1262, align 8, !tbaa !20
  %1267 = fmul contract <2 x double> %1254, %1266
  %1268 = shufflevector <2 x double> %1267, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1269 = fmul contract <2 x double> %1256, %1266
  %1270 = fadd contract <2 x double> %1268, %1269
  %1271 = insertelement <2 x double> poison, double %1265, i64 0
  %1272 = shufflevector <2 x double> %1271, <2 x double> poison, <2 x i32> zeroinitializer
  %1273 = fmul contract <2 x double> %1258, %1272
  %1274 = fadd contract <2 x double> %1270, %1273
  store <2 x double> %1274, ptr %1263, align 8, !tbaa !20
  %1275 = extractelement <2 x double> %1266, i64 0
  %1276 = fmul contract double %1094, %1275
  %1277 = extractelement <2 x double> %1266, i64 1
  %1278 = fmul contract double %1103, %1277
  %1279 = fadd contract double %1276, %1278
  %1280 = fmul contract double %1112, %1265
  %1281 = fadd contract double %1279, %1280
  %1282 = getelementptr inbounds double, ptr %1263, i64 2
  store double %1281, ptr %1282, align 8, !tbaa !20
  %1283 = add nuw nsw i64 %1260, 1
  %1284 = icmp eq i64 %1283, %1189
  br i1 %1284, label %1285, label %1259, !llvm.loop !50

1285:                                             ; preds = %1259, %1249, %1012
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %7) #9
  %1286 = load ptr, ptr %45, align 8, !tbaa !51
  %1287 = getelementptr inbounds i64, ptr %1286, i64 %959
  %1288 = load i64, ptr %1287, align 8, !tbaa !19
  %1289 = getelementptr inbounds double, ptr %2, i64 %1288
  %1290 = getelementptr inbounds double, ptr %976, i64 6
  %1291 = load ptr, ptr %46, align 8, !tbaa !52
  %1292 = getelementptr inbounds i64, ptr %1291, i64 %959
  %1293 = load i64, ptr %1292, align 8, !tbaa !19
  %1294 = shl i64 %1293, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1289, ptr nonnull align 8 %1290, i64 %1294, i1 false)
  br i1 %1156, label %1295, label %1331

1295:                                             ; preds = %1285, %1295
  %1296 = phi i64 [ %1329, %1295 ], [ 0, %1285 ]
  %1297 = phi <2 x double> [ %1328, %1295 ], [ zeroinitializer, %1285 ]
  %1298 = phi <4 x double> [ %1319, %1295 ], [ zeroinitializer, %1285 ]
  %1299 = mul nuw nsw i64 %1296, 6
  %1300 = getelementptr inbounds double, ptr %982, i64 %1296
  %1301 = load double, ptr %1300, align 8, !tbaa !20
  %1302 = add nuw nsw i64 %1299, 3
  %1303 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 5, i64 %1299
  %1304 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 5, i64 %1302
  %1305 = load double, ptr %1304, align 8, !tbaa !20
  %1306 = load <2 x double>, ptr %1303, align 8, !tbaa !20
  %1307 = add nuw nsw i64 %1299, 4
  %1308 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 5, i64 %1307
  %1309 = load double, ptr %1308, align 8, !tbaa !20
  %1310 = add nuw nsw i64 %1299, 2
  %1311 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 5, i64 %1310
  %1312 = load double, ptr %1311, align 8, !tbaa !20
  %1313 = insertelement <4 x double> poison, double %1301, i64 0
  %1314 = shufflevector <4 x double> %1313, <4 x double> poison, <4 x i32> zeroinitializer
  %1315 = shufflevector <2 x double> %1306, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %1316 = insertelement <4 x double> %1315, double %1312, i64 2
  %1317 = insertelement <4 x double> %1316, double %1309, i64 3
  %1318 = fmul contract <4 x double> %1314, %1317
  %1319 = fadd contract <4 x double> %1298, %1318
  %1320 = add nuw nsw i64 %1299, 5
  %1321 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 5, i64 %1320
  %1322 = load double, ptr %1321, align 8, !tbaa !20
  %1323 = insertelement <2 x double> poison, double %1301, i64 0
  %1324 = shufflevector <2 x double> %1323, <2 x double> poison, <2 x i32> zeroinitializer
  %1325 = insertelement <2 x double> poison, double %1322, i64 0
  %1326 = insertelement <2 x double> %1325, double %1305, i64 1
  %1327 = fmul contract <2 x double> %1324, %1326
  %1328 = fadd contract <2 x double> %1297, %1327
  %1329 = add nuw nsw i64 %1296, 1
  %1330 = icmp eq i64 %1329, %974
  br i1 %1330, label %1331, label %1295, !llvm.loop !53

1331:                                             ; preds = %1295, %1285
  %1332 = phi <2 x double> [ zeroinitializer, %1285 ], [ %1328, %1295 ]
  %1333 = phi <4 x double> [ zeroinitializer, %1285 ], [ %1319, %1295 ]
  %1334 = getelementptr inbounds %struct.Link, ptr %971, i64 0, i32 1
  %1335 = getelementptr inbounds %struct.Link, ptr %971, i64 0, i32 1, i64 1
  %1336 = getelementptr inbounds %struct.Link, ptr %971, i64 0, i32 1, i64 2
  %1337 = load double, ptr %1336, align 8, !tbaa !20
  %1338 = load double, ptr %1114, align 8, !tbaa !20
  %1339 = fmul contract double %1337, %1338
  %1340 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 1, i64 0
  %1341 = getelementptr inbounds %struct.Link, ptr %971, i64 0, i32 2, i64 0
  %1342 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 2, i64 0
  %1343 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 1, i64 1
  %1344 = extractelement <4 x double> %1333, i64 3
  %1345 = getelementptr inbounds %struct.Link, ptr %971, i64 0, i32 2, i64 1
  %1346 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 2, i64 1
  %1347 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 1, i64 2
  %1348 = getelementptr inbounds %struct.Link, ptr %971, i64 0, i32 2, i64 2
  %1349 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 2, i64 2
  %1350 = getelementptr inbounds %struct.Link, ptr %964, i64 %959, i32 6
  %1351 = getelementptr inbounds double, ptr %976, i64 2
  %1352 = load double, ptr %965, align 8, !tbaa !20
  %1353 = load double, ptr %1041, align 8, !tbaa !20
  %1354 = load double, ptr %1052, align 8, !tbaa !20
  %1355 = load double, ptr %1056, align 8, !tbaa !20
  %1356 = load double, ptr %1057, align 8, !tbaa !20
  %1357 = load double, ptr %1083, align 8, !tbaa !20
  %1358 = getelementptr inbounds double, ptr %1350, i64 1
  %1359 = load double, ptr %1095, align 8, !tbaa !20
  %1360 = load double, ptr %1104, align 8, !tbaa !20
  %1361 = load double, ptr %1113, align 8, !tbaa !20
  %1362 = getelementptr inbounds double, ptr %1350, i64 2
  %1363 = getelementptr inbounds double, ptr %976, i64 3
  %1364 = getelementptr inbounds double, ptr %1350, i64 3
  %1365 = getelementptr inbounds double, ptr %976, i64 5
  %1366 = getelementptr inbounds double, ptr %1350, i64 4
  %1367 = getelementptr inbounds double, ptr %1350, i64 5
  %1368 = extractelement <4 x double> %1333, i64 0
  %1369 = extractelement <4 x double> %1333, i64 1
  %1370 = extractelement <4 x double> %1333, i64 2
  %1371 = insertelement <2 x double> poison, double %1355, i64 0
  %1372 = insertelement <2 x double> %1371, double %1353, i64 1
  %1373 = insertelement <2 x double> poison, double %1352, i64 0
  %1374 = insertelement <2 x double> %1373, double %1356, i64 1
  %1375 = insertelement <2 x double> poison, double %1354, i64 0
  %1376 = insertelement <2 x double> %1375, double %1357, i64 1
  %1377 = load <2 x double>, ptr %1134, align 8, !tbaa !20
  %1378 = load <2 x double>, ptr %1334, align 8, !tbaa !20
  %1379 = extractelement <2 x double> %1378, i64 0
  %1380 = shufflevector <2 x double> %1377, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1381 = fmul contract <2 x double> %1380, %1378
  %1382 = extractelement <2 x double> %1381, i64 0
  %1383 = fsub contract double %1339, %1382
  %1384 = fmul contract <2 x double> %1377, %1378
  %1385 = insertelement <2 x double> %1378, double %1337, i64 0
  %1386 = insertelement <2 x double> %1377, double %1338, i64 1
  %1387 = fmul contract <2 x double> %1385, %1386
  %1388 = shufflevector <2 x double> %1387, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1389 = fsub contract <2 x double> %1384, %1388
  %1390 = fadd contract double %1344, %1383
  %1391 = fadd contract <2 x double> %1332, %1389
  %1392 = fadd contract double %1368, %1379
  store double %1392, ptr %1340, align 8, !tbaa !20
  %1393 = load double, ptr %1341, align 8, !tbaa !20
  %1394 = extractelement <2 x double> %1391, i64 1
  %1395 = fadd contract double %1394, %1393
  store double %1395, ptr %1342, align 8, !tbaa !20
  %1396 = load double, ptr %1335, align 8, !tbaa !20
  %1397 = fadd contract double %1369, %1396
  store double %1397, ptr %1343, align 8, !tbaa !20
  %1398 = load double, ptr %1345, align 8, !tbaa !20
  %1399 = fadd contract double %1390, %1398
  store double %1399, ptr %1346, align 8, !tbaa !20
  %1400 = load double, ptr %1336, align 8, !tbaa !20
  %1401 = fadd contract double %1370, %1400
  store double %1401, ptr %1347, align 8, !tbaa !20
  %1402 = load double, ptr %1348, align 8, !tbaa !20
  %1403 = extractelement <2 x double> %1391, i64 0
  %1404 = fadd contract double %1403, %1402
  store double %1404, ptr %1349, align 8, !tbaa !20
  %1405 = load double, ptr %1351, align 8, !tbaa !20
  %1406 = load <2 x double>, ptr %976, align 8, !tbaa !20
  %1407 = fmul contract <2 x double> %1406, %1372
  %1408 = shufflevector <2 x double> %1407, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1409 = fmul contract <2 x double> %1406, %1374
  %1410 = fadd contract <2 x double> %1408, %1409
  %1411 = insertelement <2 x double> poison, double %1405, i64 0
  %1412 = shufflevector <2 x double> %1411, <2 x double> poison, <2 x i32> zeroinitializer
  %1413 = fmul contract <2 x double> %1412, %1376
  %1414 = fadd contract <2 x double> %1410, %1413
  store <2 x double> %1414, ptr %1350, align 8, !tbaa !20
  %1415 = extractelement <2 x double> %1406, i64 0
  %1416 = fmul contract double %1415, %1359
  %1417 = extractelement <2 x double> %1406, i64 1
  %1418 = fmul contract double %1417, %1360
  %1419 = fadd contract double %1416, %1418
  %1420 = fmul contract double %1405, %1361
  %1421 = fadd contract double %1419, %1420
  store double %1421, ptr %1362, align 8, !tbaa !20
  %1422 = load double, ptr %1365, align 16, !tbaa !20
  %1423 = load <2 x double>, ptr %1363, align 16, !tbaa !20
  %1424 = fmul contract <2 x double> %1372, %1423
  %1425 = shufflevector <2 x double> %1424, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1426 = fmul contract <2 x double> %1374, %1423
  %1427 = fadd contract <2 x double> %1425, %1426
  %1428 = insertelement <2 x double> poison, double %1422, i64 0
  %1429 = shufflevector <2 x double> %1428, <2 x double> poison, <2 x i32> zeroinitializer
  %1430 = fmul contract <2 x double> %1376, %1429
  %1431 = fadd contract <2 x double> %1427, %1430
  store <2 x double> %1431, ptr %1364, align 8, !tbaa !20
  %1432 = extractelement <2 x double> %1423, i64 0
  %1433 = fmul contract double %1359, %1432
  %1434 = extractelement <2 x double> %1423, i64 1
  %1435 = fmul contract double %1360, %1434
  %1436 = fadd contract double %1433, %1435
  %1437 = fmul contract double %1361, %1422
  %1438 = fadd contract double %1436, %1437
  store double %1438, ptr %1367, align 8, !tbaa !20
  %1439 = load double, ptr %1335, align 8, !tbaa !20
  %1440 = fmul contract double %1370, %1439
  %1441 = load double, ptr %1336, align 8, !tbaa !20
  %1442 = fmul contract double %1369, %1441
  %1443 = fsub contract double %1440, %1442
  %1444 = extractelement <2 x double> %1414, i64 0
  %1445 = fadd contract double %1444, %1443
  store double %1445, ptr %1350, align 8, !tbaa !20
  %1446 = load double, ptr %1336, align 8, !tbaa !20
  %1447 = fmul contract double %1368, %1446
  %1448 = load double, ptr %1334, align 8, !tbaa !20
  %1449 = fmul contract double %1370, %1448
  %1450 = fsub contract double %1447, %1449
  %1451 = extractelement <2 x double> %1414, i64 1
  %1452 = fadd contract double %1451, %1450
  store double %1452, ptr %1358, align 8, !tbaa !20
  %1453 = load double, ptr %1334, align 8, !tbaa !20
  %1454 = fmul contract double %1369, %1453
  %1455 = load double, ptr %1335, align 8, !tbaa !20
  %1456 = fmul contract double %1368, %1455
  %1457 = fsub contract double %1454, %1456
  %1458 = fadd contract double %1421, %1457
  store double %1458, ptr %1362, align 8, !tbaa !20
  %1459 = load <2 x double>, ptr %1335, align 8, !tbaa !20
  %1460 = insertelement <2 x double> %1391, double %1390, i64 1
  %1461 = fmul contract <2 x double> %1460, %1459
  %1462 = shufflevector <2 x double> %1461, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1463 = fsub contract <2 x double> %1461, %1462
  %1464 = fadd contract <2 x double> %1431, %1463
  %1465 = extractelement <2 x double> %1464, i64 0
  store double %1465, ptr %1364, align 8, !tbaa !20
  %1466 = load double, ptr %1336, align 8, !tbaa !20
  %1467 = load <2 x double>, ptr %1334, align 8
  %1468 = insertelement <2 x double> %1467, double %1466, i64 1
  %1469 = fmul contract <2 x double> %1391, %1468
  %1470 = shufflevector <2 x double> %1469, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1471 = fsub contract <2 x double> %1470, %1469
  %1472 = shufflevector <2 x double> %1431, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1473 = fadd contract <2 x double> %1472, %1471
  %1474 = extractelement <2 x double> %1473, i64 0
  store double %1474, ptr %1366, align 8, !tbaa !20
  %1475 = load double, ptr %1334, align 8, !tbaa !20
  %1476 = fmul contract double %1390, %1475
  %1477 = load double, ptr %1335, align 8, !tbaa !20
  %1478 = fmul contract double %1394, %1477
  %1479 = fsub contract double %1476, %1478
  %1480 = fadd contract double %1438, %1479
  %1481 = insertelement <2 x double> poison, double %1397, i64 0
  %1482 = insertelement <2 x double> %1481, double %1401, i64 1
  %1483 = fmul contract <2 x double> %1332, %1482
  %1484 = shufflevector <2 x double> %1332, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %1485 = shufflevector <4 x double> %1333, <4 x double> poison, <2 x i32> <i32 3, i32 poison>
  %1486 = shufflevector <2 x double> %1485, <2 x double> %1484, <2 x i32> <i32 0, i32 3>
  %1487 = insertelement <2 x double> poison, double %1401, i64 0
  %1488 = insertelement <2 x double> %1487, double %1392, i64 1
  %1489 = fmul contract <2 x double> %1486, %1488
  %1490 = fsub contract <2 x double> %1483, %1489
  %1491 = shufflevector <2 x double> %1464, <2 x double> %1473, <2 x i32> <i32 0, i32 2>
  %1492 = fadd contract <2 x double> %1490, %1491
  store <2 x double> %1492, ptr %1364, align 8, !tbaa !20
  %1493 = fmul contract double %1344, %1392
  %1494 = extractelement <2 x double> %1332, i64 1
  %1495 = fmul contract double %1494, %1397
  %1496 = fsub contract double %1493, %1495
  %1497 = fadd contract double %1496, %1480
  store double %1497, ptr %1367, align 8, !tbaa !20
  %1498 = icmp eq ptr %963, null
  br i1 %1498, label %1564, label %1499

1499:                                             ; preds = %1331
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %963, ptr noundef nonnull align 8 dereferenceable(24) %1147, i64 24, i1 false)
  %1500 = getelementptr inbounds double, ptr %963, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %1500, ptr noundef nonnull align 8 dereferenceable(72) %965, i64 72, i1 false)
  %1501 = getelementptr inbounds double, ptr %963, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1501, ptr noundef nonnull align 8 dereferenceable(24) %1342, i64 24, i1 false)
  %1502 = getelementptr inbounds double, ptr %963, i64 15
  %1503 = load double, ptr %965, align 8, !tbaa !20
  %1504 = load double, ptr %1340, align 8, !tbaa !20
  %1505 = fmul contract double %1503, %1504
  %1506 = load double, ptr %1056, align 8, !tbaa !20
  %1507 = load double, ptr %1343, align 8, !tbaa !20
  %1508 = fmul contract double %1506, %1507
  %1509 = fadd contract double %1505, %1508
  %1510 = load double, ptr %1095, align 8, !tbaa !20
  %1511 = load double, ptr %1347, align 8, !tbaa !20
  %1512 = fmul contract double %1510, %1511
  %1513 = fadd contract double %1509, %1512
  store double %1513, ptr %1502, align 8, !tbaa !20
  %1514 = load double, ptr %1041, align 8, !tbaa !20
  %1515 = load double, ptr %1340, align 8, !tbaa !20
  %1516 = fmul contract double %1514, %1515
  %1517 = load double, ptr %1057, align 8, !tbaa !20
  %1518 = load double, ptr %1343, align 8, !tbaa !20
  %1519 = fmul contract double %1517, %1518
  %1520 = fadd contract double %1516, %1519
  %1521 = load double, ptr %1104, align 8, !tbaa !20
  %1522 = load double, ptr %1347, align 8, !tbaa !20
  %1523 = fmul contract double %1521, %1522
  %1524 = fadd contract double %1520, %1523
  %1525 = getelementptr inbounds double, ptr %963, i64 16
  store double %1524, ptr %1525, align 8, !tbaa !20
  %1526 = load double, ptr %1052, align 8, !tbaa !20
  %1527 = load double, ptr %1340, align 8, !tbaa !20
  %1528 = fmul contract double %1526, %1527
  %1529 = load double, ptr %1083, align 8, !tbaa !20
  %1530 = load double, ptr %1343, align 8, !tbaa !20
  %1531 = fmul contract double %1529, %1530
  %1532 = fadd contract double %1528, %1531
  %1533 = load double, ptr %1113, align 8, !tbaa !20
  %1534 = load double, ptr %1347, align 8, !tbaa !20
  %1535 = fmul contract double %1533, %1534
  %1536 = fadd contract double %1532, %1535
  %1537 = getelementptr inbounds double, ptr %963, i64 17
  store double %1536, ptr %1537, align 8, !tbaa !20
  %1538 = load ptr, ptr %26, align 8, !tbaa !38
  %1539 = getelementptr inbounds i64, ptr %1538, i64 %959
  %1540 = load i64, ptr %1539, align 8, !tbaa !19
  %1541 = icmp slt i64 %1540, 0
  br i1 %1541, label %1548, label %1542

1542:                                             ; preds = %1499
  %1543 = sub nsw i64 %1540, %959
  %1544 = mul nsw i64 %1543, 33
  %1545 = getelementptr double, ptr %963, i64 %1544
  %1546 = getelementptr double, ptr %1545, i64 18
  %1547 = load double, ptr %1546, align 8, !tbaa !20
  br label %1548

1548:                                             ; preds = %1542, %1499
  %1549 = phi contract double [ %1547, %1542 ], [ 0.000000e+00, %1499 ]
  %1550 = load double, ptr %47, align 16, !tbaa !20
  %1551 = fadd contract double %1549, %1550
  %1552 = getelementptr inbounds double, ptr %963, i64 18
  store double %1551, ptr %1552, align 8, !tbaa !20
  %1553 = load ptr, ptr %48, align 8, !tbaa !54
  %1554 = getelementptr inbounds i64, ptr %1553, i64 %959
  %1555 = load i64, ptr %1554, align 8, !tbaa !19
  %1556 = icmp slt i64 %1555, 0
  br i1 %1556, label %1561, label %1557

1557:                                             ; preds = %1548
  %1558 = getelementptr double, ptr %963, i64 %1555
  %1559 = getelementptr double, ptr %1558, i64 15
  %1560 = load double, ptr %1559, align 8, !tbaa !20
  br label %1561

1561:                                             ; preds = %1557, %1548
  %1562 = phi contract double [ %1560, %1557 ], [ 0.000000e+00, %1548 ]
  %1563 = getelementptr inbounds double, ptr %963, i64 19
  store double %1562, ptr %1563, align 8, !tbaa !20
  br label %1564

1564:                                             ; preds = %1331, %1561
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %8) #9
  %1565 = load ptr, ptr %25, align 8, !tbaa !14
  %1566 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959
  %1567 = load ptr, ptr %49, align 8, !tbaa !55
  %1568 = mul nsw i64 %959, 9
  %1569 = getelementptr inbounds double, ptr %1567, i64 %1568
  %1570 = getelementptr double, ptr %1566, i64 2
  %1571 = load double, ptr %1570, align 8, !tbaa !20
  %1572 = getelementptr double, ptr %1569, i64 3
  %1573 = getelementptr double, ptr %1569, i64 6
  %1574 = getelementptr inbounds double, ptr %1569, i64 2
  %1575 = load double, ptr %1574, align 8, !tbaa !20
  %1576 = getelementptr double, ptr %1569, i64 5
  %1577 = load double, ptr %1576, align 8, !tbaa !20
  %1578 = getelementptr double, ptr %1569, i64 8
  %1579 = load double, ptr %1578, align 8, !tbaa !20
  %1580 = getelementptr inbounds double, ptr %1566, i64 3
  %1581 = getelementptr double, ptr %1566, i64 5
  %1582 = load double, ptr %1581, align 8, !tbaa !20
  %1583 = getelementptr inbounds double, ptr %1566, i64 6
  %1584 = load double, ptr %1583, align 8, !tbaa !20
  %1585 = getelementptr double, ptr %1566, i64 7
  %1586 = fmul contract double %1575, %1584
  %1587 = load <2 x double>, ptr %1585, align 8, !tbaa !20
  %1588 = insertelement <2 x double> poison, double %1577, i64 0
  %1589 = insertelement <2 x double> %1588, double %1579, i64 1
  %1590 = fmul contract <2 x double> %1589, %1587
  %1591 = extractelement <2 x double> %1590, i64 0
  %1592 = fadd contract double %1586, %1591
  %1593 = extractelement <2 x double> %1590, i64 1
  %1594 = fadd contract double %1592, %1593
  %1595 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959, i32 7, i64 0
  %1596 = load <2 x double>, ptr %1566, align 8, !tbaa !20
  %1597 = shufflevector <2 x double> %1596, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1598 = load <2 x double>, ptr %1569, align 8, !tbaa !20
  %1599 = shufflevector <2 x double> %1598, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1600 = load <2 x double>, ptr %1572, align 8, !tbaa !20
  %1601 = load <2 x double>, ptr %1573, align 8, !tbaa !20
  %1602 = insertelement <2 x double> poison, double %1582, i64 0
  %1603 = insertelement <2 x double> %1602, double %1571, i64 1
  %1604 = fmul contract <2 x double> %1601, %1603
  %1605 = shufflevector <2 x double> %1604, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1606 = insertelement <2 x double> poison, double %1571, i64 0
  %1607 = insertelement <2 x double> %1606, double %1582, i64 1
  %1608 = fmul contract <2 x double> %1601, %1607
  %1609 = insertelement <2 x double> poison, double %1575, i64 0
  %1610 = shufflevector <2 x double> %1609, <2 x double> poison, <2 x i32> zeroinitializer
  %1611 = shufflevector <2 x double> %1588, <2 x double> poison, <2 x i32> zeroinitializer
  %1612 = insertelement <2 x double> poison, double %1579, i64 0
  %1613 = shufflevector <2 x double> %1612, <2 x double> poison, <2 x i32> zeroinitializer
  %1614 = fmul contract <2 x double> %1613, %1607
  %1615 = shufflevector <2 x double> %1603, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1616 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959, i32 7, i64 3
  %1617 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959, i32 7, i64 4
  %1618 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959, i32 7, i64 2
  %1619 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959, i32 7, i64 6
  %1620 = load <2 x double>, ptr %1580, align 8, !tbaa !20
  %1621 = shufflevector <2 x double> %1596, <2 x double> %1620, <2 x i32> <i32 0, i32 2>
  %1622 = fmul contract <2 x double> %1599, %1621
  %1623 = shufflevector <2 x double> %1620, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1624 = shufflevector <2 x double> %1623, <2 x double> %1596, <2 x i32> <i32 0, i32 3>
  %1625 = fmul contract <2 x double> %1600, %1624
  %1626 = shufflevector <2 x double> %1625, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1627 = fadd contract <2 x double> %1622, %1626
  %1628 = fadd contract <2 x double> %1627, %1605
  %1629 = fmul contract <2 x double> %1598, %1621
  %1630 = shufflevector <2 x double> %1597, <2 x double> %1620, <2 x i32> <i32 0, i32 3>
  %1631 = fmul contract <2 x double> %1600, %1630
  %1632 = fadd contract <2 x double> %1629, %1631
  %1633 = fadd contract <2 x double> %1632, %1608
  %1634 = fmul contract <2 x double> %1610, %1621
  %1635 = fmul contract <2 x double> %1611, %1624
  %1636 = shufflevector <2 x double> %1635, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1637 = fadd contract <2 x double> %1634, %1636
  %1638 = fadd contract <2 x double> %1637, %1614
  %1639 = fmul contract <2 x double> %1597, %1628
  %1640 = fmul contract <2 x double> %1596, %1633
  %1641 = fadd contract <2 x double> %1639, %1640
  %1642 = fmul contract <2 x double> %1615, %1638
  %1643 = fadd contract <2 x double> %1641, %1642
  store <2 x double> %1643, ptr %1595, align 8, !tbaa !20
  %1644 = extractelement <2 x double> %1643, i64 1
  store double %1644, ptr %1616, align 8, !tbaa !20
  %1645 = shufflevector <2 x double> %1628, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1646 = shufflevector <2 x double> %1602, <2 x double> poison, <2 x i32> zeroinitializer
  %1647 = shufflevector <2 x double> %1638, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1648 = insertelement <2 x double> %1647, double %1594, i64 1
  %1649 = fmul contract <2 x double> %1646, %1648
  %1650 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959, i32 7, i64 7
  %1651 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959, i32 7, i64 8
  %1652 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959, i32 1
  %1653 = getelementptr inbounds double, ptr %1652, i64 1
  %1654 = load double, ptr %1652, align 8, !tbaa !20
  %1655 = fmul contract double %1644, %1654
  %1656 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959, i32 10
  %1657 = insertelement <2 x double> poison, double %1584, i64 0
  %1658 = shufflevector <2 x double> %1657, <2 x double> poison, <2 x i32> zeroinitializer
  %1659 = fmul contract <2 x double> %1599, %1658
  %1660 = shufflevector <2 x double> %1587, <2 x double> poison, <2 x i32> zeroinitializer
  %1661 = fmul contract <2 x double> %1600, %1660
  %1662 = shufflevector <2 x double> %1661, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1663 = fadd contract <2 x double> %1659, %1662
  %1664 = shufflevector <2 x double> %1587, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1665 = shufflevector <2 x double> %1587, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1666 = fmul contract <2 x double> %1601, %1665
  %1667 = shufflevector <2 x double> %1666, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1668 = fadd contract <2 x double> %1663, %1667
  %1669 = insertelement <2 x double> %1596, double %1584, i64 0
  %1670 = shufflevector <2 x double> %1668, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1671 = fmul contract <2 x double> %1669, %1670
  %1672 = shufflevector <2 x double> %1587, <2 x double> %1597, <2 x i32> <i32 0, i32 3>
  %1673 = fmul contract <2 x double> %1672, %1668
  %1674 = fadd contract <2 x double> %1673, %1671
  %1675 = insertelement <2 x double> %1664, double %1571, i64 1
  %1676 = insertelement <2 x double> poison, double %1594, i64 0
  %1677 = shufflevector <2 x double> %1676, <2 x double> poison, <2 x i32> zeroinitializer
  %1678 = fmul contract <2 x double> %1675, %1677
  %1679 = fadd contract <2 x double> %1678, %1674
  %1680 = extractelement <2 x double> %1679, i64 1
  store double %1680, ptr %1618, align 8, !tbaa !20
  store double %1680, ptr %1619, align 8, !tbaa !20
  %1681 = shufflevector <2 x double> %1633, <2 x double> %1668, <2 x i32> <i32 3, i32 1>
  %1682 = fmul contract <2 x double> %1620, %1681
  %1683 = shufflevector <2 x double> %1682, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1684 = shufflevector <2 x double> %1645, <2 x double> %1668, <2 x i32> <i32 0, i32 2>
  %1685 = fmul contract <2 x double> %1620, %1684
  %1686 = fadd contract <2 x double> %1683, %1685
  %1687 = fadd contract <2 x double> %1649, %1686
  store <2 x double> %1687, ptr %1617, align 8, !tbaa !20
  %1688 = extractelement <2 x double> %1687, i64 1
  store double %1688, ptr %1650, align 8, !tbaa !20
  %1689 = extractelement <2 x double> %1679, i64 0
  store double %1689, ptr %1651, align 8, !tbaa !20
  %1690 = load <2 x double>, ptr %1653, align 8, !tbaa !20
  %1691 = fmul contract <2 x double> %1687, %1690
  %1692 = extractelement <2 x double> %1691, i64 0
  %1693 = fadd contract double %1655, %1692
  %1694 = extractelement <2 x double> %1691, i64 1
  %1695 = fadd contract double %1693, %1694
  %1696 = shufflevector <2 x double> %1643, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1697 = shufflevector <2 x double> %1696, <2 x double> %1679, <2 x i32> <i32 0, i32 3>
  %1698 = insertelement <2 x double> %1690, double %1654, i64 1
  %1699 = fmul contract <2 x double> %1697, %1698
  %1700 = shufflevector <2 x double> %1699, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1701 = shufflevector <2 x double> %1687, <2 x double> %1643, <2 x i32> <i32 1, i32 2>
  %1702 = fmul contract <2 x double> %1701, %1698
  %1703 = fadd contract <2 x double> %1702, %1700
  %1704 = shufflevector <2 x double> %1690, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1705 = fmul contract <2 x double> %1679, %1704
  %1706 = fadd contract <2 x double> %1703, %1705
  %1707 = fmul contract <2 x double> %1690, %1706
  %1708 = insertelement <2 x double> %1690, double %1654, i64 0
  %1709 = insertelement <2 x double> %1706, double %1695, i64 1
  %1710 = fmul contract <2 x double> %1708, %1709
  %1711 = shufflevector <2 x double> %1710, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1712 = fsub contract <2 x double> %1707, %1711
  store <2 x double> %1712, ptr %1656, align 8, !tbaa !20
  %1713 = fmul contract double %1654, %1695
  %1714 = shufflevector <2 x double> %1706, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1715 = fmul contract <2 x double> %1690, %1714
  %1716 = extractelement <2 x double> %1715, i64 0
  %1717 = fsub contract double %1713, %1716
  %1718 = getelementptr inbounds double, ptr %1656, i64 2
  store double %1717, ptr %1718, align 8, !tbaa !20
  %1719 = load ptr, ptr %50, align 8, !tbaa !24
  %1720 = getelementptr inbounds double, ptr %1719, i64 %959
  %1721 = load ptr, ptr %51, align 8, !tbaa !56
  %1722 = load double, ptr %1720, align 8, !tbaa !20
  %1723 = fneg contract double %1722
  %1724 = load double, ptr %1721, align 8, !tbaa !20
  %1725 = fmul contract double %1724, %1723
  %1726 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959, i32 10, i64 3
  store double %1725, ptr %1726, align 8, !tbaa !20
  %1727 = load double, ptr %1720, align 8, !tbaa !20
  %1728 = fneg contract double %1727
  %1729 = getelementptr inbounds double, ptr %1721, i64 1
  %1730 = load double, ptr %1729, align 8, !tbaa !20
  %1731 = fmul contract double %1730, %1728
  %1732 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959, i32 10, i64 4
  store double %1731, ptr %1732, align 8, !tbaa !20
  %1733 = load double, ptr %1720, align 8, !tbaa !20
  %1734 = fneg contract double %1733
  %1735 = getelementptr inbounds double, ptr %1721, i64 2
  %1736 = load double, ptr %1735, align 8, !tbaa !20
  %1737 = fmul contract double %1736, %1734
  %1738 = getelementptr inbounds %struct.Link, ptr %1565, i64 %959, i32 10, i64 5
  store double %1737, ptr %1738, align 8, !tbaa !20
  %1739 = add nuw nsw i64 %959, 1
  %1740 = load i64, ptr %0, align 8, !tbaa !13
  %1741 = icmp slt i64 %1739, %1740
  br i1 %1741, label %958, label %53, !llvm.loop !57

1742:                                             ; preds = %2004, %151, %144, %945
  %1743 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %1744 = load i64, ptr %1743, align 8, !tbaa !58
  %1745 = icmp eq i64 %1744, 0
  br i1 %1745, label %2718, label %2007

1746:                                             ; preds = %948, %2004
  %1747 = phi i64 [ 0, %948 ], [ %2005, %2004 ]
  %1748 = getelementptr inbounds i64, ptr %954, i64 %1747
  %1749 = load i64, ptr %1748, align 8, !tbaa !19
  %1750 = icmp slt i64 %1749, 0
  %1751 = getelementptr inbounds %struct.Link, ptr %952, i64 %1749, i32 14
  %1752 = select i1 %1750, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 14), ptr %1751
  %1753 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #9
  %1754 = getelementptr inbounds i64, ptr %956, i64 %1747
  %1755 = load i64, ptr %1754, align 8, !tbaa !19
  %1756 = load double, ptr %1752, align 8, !tbaa !20
  %1757 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 6, i64 0
  %1758 = load double, ptr %1757, align 8, !tbaa !20
  %1759 = getelementptr inbounds double, ptr %1752, i64 1
  %1760 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 6, i64 1
  %1761 = load double, ptr %1760, align 8, !tbaa !20
  %1762 = fadd contract double %1756, %1758
  store double %1762, ptr %1753, align 8, !tbaa !20
  %1763 = load double, ptr %1759, align 8, !tbaa !20
  %1764 = fadd contract double %1763, %1761
  %1765 = getelementptr inbounds double, ptr %1753, i64 1
  store double %1764, ptr %1765, align 8, !tbaa !20
  %1766 = getelementptr inbounds double, ptr %1752, i64 2
  %1767 = load double, ptr %1766, align 8, !tbaa !20
  %1768 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 6, i64 2
  %1769 = load double, ptr %1768, align 8, !tbaa !20
  %1770 = getelementptr inbounds double, ptr %1753, i64 2
  %1771 = getelementptr inbounds double, ptr %1752, i64 3
  %1772 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 6, i64 3
  %1773 = load double, ptr %1772, align 8, !tbaa !20
  %1774 = getelementptr inbounds double, ptr %1753, i64 3
  %1775 = getelementptr inbounds double, ptr %1752, i64 4
  %1776 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 6, i64 4
  %1777 = load double, ptr %1776, align 8, !tbaa !20
  %1778 = getelementptr inbounds double, ptr %1753, i64 4
  %1779 = getelementptr inbounds double, ptr %1752, i64 5
  %1780 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 6, i64 5
  %1781 = load double, ptr %1780, align 8, !tbaa !20
  %1782 = getelementptr inbounds double, ptr %1753, i64 5
  %1783 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 4
  %1784 = getelementptr inbounds double, ptr %1783, i64 2
  %1785 = load double, ptr %1784, align 8, !tbaa !20
  %1786 = getelementptr inbounds double, ptr %1783, i64 1
  %1787 = load double, ptr %1786, align 8, !tbaa !20
  %1788 = fadd contract double %1767, %1769
  store double %1788, ptr %1770, align 8, !tbaa !20
  %1789 = load double, ptr %1771, align 8, !tbaa !20
  %1790 = fadd contract double %1789, %1773
  store double %1790, ptr %1774, align 8, !tbaa !20
  %1791 = load double, ptr %1775, align 8, !tbaa !20
  %1792 = fadd contract double %1791, %1777
  store double %1792, ptr %1778, align 8, !tbaa !20
  %1793 = load double, ptr %1779, align 8, !tbaa !20
  %1794 = fadd contract double %1793, %1781
  store double %1794, ptr %1782, align 8, !tbaa !20
  %1795 = load double, ptr %1759, align 8, !tbaa !20
  %1796 = fmul contract double %1795, %1785
  %1797 = load double, ptr %1766, align 8, !tbaa !20
  %1798 = fmul contract double %1797, %1787
  %1799 = fsub contract double %1796, %1798
  %1800 = fadd contract double %1790, %1799
  store double %1800, ptr %1774, align 8, !tbaa !20
  %1801 = load double, ptr %1766, align 8, !tbaa !20
  %1802 = load double, ptr %1783, align 8, !tbaa !20
  %1803 = fmul contract double %1801, %1802
  %1804 = load double, ptr %1752, align 8, !tbaa !20
  %1805 = fmul contract double %1785, %1804
  %1806 = fsub contract double %1803, %1805
  %1807 = fadd contract double %1792, %1806
  store double %1807, ptr %1778, align 8, !tbaa !20
  %1808 = load double, ptr %1752, align 8, !tbaa !20
  %1809 = fmul contract double %1787, %1808
  %1810 = load double, ptr %1759, align 8, !tbaa !20
  %1811 = fmul contract double %1802, %1810
  %1812 = fsub contract double %1809, %1811
  %1813 = fadd contract double %1794, %1812
  store double %1813, ptr %1782, align 8, !tbaa !20
  %1814 = icmp sgt i64 %1755, 0
  br i1 %1814, label %1815, label %2004

1815:                                             ; preds = %1746
  %1816 = icmp eq i64 %1755, 1
  br i1 %1816, label %1861, label %1817

1817:                                             ; preds = %1815
  %1818 = and i64 %1755, 9223372036854775806
  %1819 = insertelement <2 x double> poison, double %1762, i64 0
  %1820 = shufflevector <2 x double> %1819, <2 x double> poison, <2 x i32> zeroinitializer
  %1821 = insertelement <2 x double> poison, double %1764, i64 0
  %1822 = shufflevector <2 x double> %1821, <2 x double> poison, <2 x i32> zeroinitializer
  %1823 = insertelement <2 x double> poison, double %1788, i64 0
  %1824 = shufflevector <2 x double> %1823, <2 x double> poison, <2 x i32> zeroinitializer
  %1825 = insertelement <2 x double> poison, double %1800, i64 0
  %1826 = shufflevector <2 x double> %1825, <2 x double> poison, <2 x i32> zeroinitializer
  %1827 = insertelement <2 x double> poison, double %1807, i64 0
  %1828 = shufflevector <2 x double> %1827, <2 x double> poison, <2 x i32> zeroinitializer
  %1829 = insertelement <2 x double> poison, double %1813, i64 0
  %1830 = shufflevector <2 x double> %1829, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1831

1831:                                             ; preds = %1831, %1817
  %1832 = phi i64 [ 0, %1817 ], [ %1857, %1831 ]
  %1833 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 13, i64 %1832
  %1834 = load <2 x double>, ptr %1833, align 8, !tbaa !20
  %1835 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1832
  %1836 = mul nuw nsw i64 %1832, 6
  %1837 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 11, i64 %1836
  %1838 = load <12 x double>, ptr %1837, align 8, !tbaa !20
  %1839 = shufflevector <12 x double> %1838, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %1840 = shufflevector <12 x double> %1838, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %1841 = shufflevector <12 x double> %1838, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %1842 = shufflevector <12 x double> %1838, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %1843 = shufflevector <12 x double> %1838, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %1844 = shufflevector <12 x double> %1838, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %1845 = fmul contract <2 x double> %1820, %1839
  %1846 = fsub contract <2 x double> %1834, %1845
  %1847 = fmul contract <2 x double> %1822, %1840
  %1848 = fsub contract <2 x double> %1846, %1847
  %1849 = fmul contract <2 x double> %1824, %1841
  %1850 = fsub contract <2 x double> %1848, %1849
  %1851 = fmul contract <2 x double> %1826, %1842
  %1852 = fsub contract <2 x double> %1850, %1851
  %1853 = fmul contract <2 x double> %1828, %1843
  %1854 = fsub contract <2 x double> %1852, %1853
  %1855 = fmul contract <2 x double> %1830, %1844
  %1856 = fsub contract <2 x double> %1854, %1855
  store <2 x double> %1856, ptr %1835, align 16, !tbaa !20
  %1857 = add nuw i64 %1832, 2
  %1858 = icmp eq i64 %1857, %1818
  br i1 %1858, label %1859, label %1831, !llvm.loop !59

1859:                                             ; preds = %1831
  %1860 = icmp eq i64 %1755, %1818
  br i1 %1860, label %1869, label %1861

1861:                                             ; preds = %1815, %1859
  %1862 = phi i64 [ 0, %1815 ], [ %1818, %1859 ]
  %1863 = insertelement <2 x double> poison, double %1762, i64 0
  %1864 = insertelement <2 x double> %1863, double %1764, i64 1
  %1865 = insertelement <2 x double> poison, double %1788, i64 0
  %1866 = insertelement <2 x double> %1865, double %1800, i64 1
  %1867 = insertelement <2 x double> poison, double %1807, i64 0
  %1868 = insertelement <2 x double> %1867, double %1813, i64 1
  br label %1930

1869:                                             ; preds = %1930, %1859
  br label %1870

1870:                                             ; preds = %1869, %1895
  %1871 = phi i64 [ 0, %1869 ], [ %1902, %1895 ]
  %1872 = phi i64 [ %1755, %1869 ], [ %1873, %1895 ]
  %1873 = add nsw i64 %1872, -1
  %1874 = icmp slt i64 %1872, %1755
  %1875 = getelementptr inbounds double, ptr %6, i64 %1873
  %1876 = load double, ptr %1875, align 8, !tbaa !20
  br i1 %1874, label %1877, label %1895

1877:                                             ; preds = %1870
  %1878 = and i64 %1871, 1
  %1879 = icmp eq i64 %1878, 0
  br i1 %1879, label %1890, label %1880

1880:                                             ; preds = %1877
  %1881 = mul nsw i64 %1872, 6
  %1882 = add nsw i64 %1881, %1873
  %1883 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 12, i64 %1882
  %1884 = load double, ptr %1883, align 8, !tbaa !20
  %1885 = getelementptr inbounds double, ptr %6, i64 %1872
  %1886 = load double, ptr %1885, align 8, !tbaa !20
  %1887 = fmul contract double %1884, %1886
  %1888 = fsub contract double %1876, %1887
  store double %1888, ptr %1875, align 8, !tbaa !20
  %1889 = add nuw nsw i64 %1872, 1
  br label %1890

1890:                                             ; preds = %1880, %1877
  %1891 = phi double [ undef, %1877 ], [ %1888, %1880 ]
  %1892 = phi double [ %1876, %1877 ], [ %1888, %1880 ]
  %1893 = phi i64 [ %1872, %1877 ], [ %1889, %1880 ]
  %1894 = icmp eq i64 %1871, 1
  br i1 %1894, label %1895, label %1903

1895:                                             ; preds = %1890, %1903, %1870
  %1896 = phi double [ %1876, %1870 ], [ %1891, %1890 ], [ %1922, %1903 ]
  %1897 = mul nsw i64 %1873, 7
  %1898 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 12, i64 %1897
  %1899 = load double, ptr %1898, align 8, !tbaa !20
  %1900 = fmul contract double %1896, %1899
  store double %1900, ptr %1875, align 8, !tbaa !20
  %1901 = icmp sgt i64 %1872, 1
  %1902 = add i64 %1871, 1
  br i1 %1901, label %1870, label %1925, !llvm.loop !60

1903:                                             ; preds = %1890, %1903
  %1904 = phi double [ %1922, %1903 ], [ %1892, %1890 ]
  %1905 = phi i64 [ %1923, %1903 ], [ %1893, %1890 ]
  %1906 = mul nsw i64 %1905, 6
  %1907 = add nsw i64 %1906, %1873
  %1908 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 12, i64 %1907
  %1909 = load double, ptr %1908, align 8, !tbaa !20
  %1910 = getelementptr inbounds double, ptr %6, i64 %1905
  %1911 = load double, ptr %1910, align 8, !tbaa !20
  %1912 = fmul contract double %1909, %1911
  %1913 = fsub contract double %1904, %1912
  store double %1913, ptr %1875, align 8, !tbaa !20
  %1914 = add nuw nsw i64 %1905, 1
  %1915 = mul nsw i64 %1914, 6
  %1916 = add nsw i64 %1915, %1873
  %1917 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 12, i64 %1916
  %1918 = load double, ptr %1917, align 8, !tbaa !20
  %1919 = getelementptr inbounds double, ptr %6, i64 %1914
  %1920 = load double, ptr %1919, align 8, !tbaa !20
  %1921 = fmul contract double %1918, %1920
  %1922 = fsub contract double %1913, %1921
  store double %1922, ptr %1875, align 8, !tbaa !20
  %1923 = add nuw nsw i64 %1905, 2
  %1924 = icmp eq i64 %1923, %1755
  br i1 %1924, label %1895, label %1903, !llvm.loop !61

1925:                                             ; preds = %1895
  %1926 = load ptr, ptr %957, align 8, !tbaa !29
  %1927 = getelementptr inbounds i64, ptr %1926, i64 %1747
  %1928 = load i64, ptr %1927, align 8, !tbaa !19
  %1929 = getelementptr double, ptr %951, i64 %1928
  br label %1961

1930:                                             ; preds = %1861, %1930
  %1931 = phi i64 [ %1959, %1930 ], [ %1862, %1861 ]
  %1932 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 13, i64 %1931
  %1933 = load double, ptr %1932, align 8, !tbaa !20
  %1934 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1931
  %1935 = mul nuw nsw i64 %1931, 6
  %1936 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 11, i64 %1935
  %1937 = load <2 x double>, ptr %1936, align 8, !tbaa !20
  %1938 = fmul contract <2 x double> %1864, %1937
  %1939 = extractelement <2 x double> %1938, i64 0
  %1940 = fsub contract double %1933, %1939
  %1941 = extractelement <2 x double> %1938, i64 1
  %1942 = fsub contract double %1940, %1941
  %1943 = add nuw nsw i64 %1935, 2
  %1944 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 11, i64 %1943
  %1945 = load <2 x double>, ptr %1944, align 8, !tbaa !20
  %1946 = fmul contract <2 x double> %1866, %1945
  %1947 = extractelement <2 x double> %1946, i64 0
  %1948 = fsub contract double %1942, %1947
  %1949 = extractelement <2 x double> %1946, i64 1
  %1950 = fsub contract double %1948, %1949
  %1951 = add nuw nsw i64 %1935, 4
  %1952 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 11, i64 %1951
  %1953 = load <2 x double>, ptr %1952, align 8, !tbaa !20
  %1954 = fmul contract <2 x double> %1868, %1953
  %1955 = extractelement <2 x double> %1954, i64 0
  %1956 = fsub contract double %1950, %1955
  %1957 = extractelement <2 x double> %1954, i64 1
  %1958 = fsub contract double %1956, %1957
  store double %1958, ptr %1934, align 8, !tbaa !20
  %1959 = add nuw nsw i64 %1931, 1
  %1960 = icmp eq i64 %1959, %1755
  br i1 %1960, label %1869, label %1930, !llvm.loop !62

1961:                                             ; preds = %1961, %1925
  %1962 = phi i64 [ 0, %1925 ], [ %2002, %1961 ]
  %1963 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %1962
  %1964 = load double, ptr %1963, align 8, !tbaa !20
  %1965 = getelementptr double, ptr %1929, i64 %1962
  store double %1964, ptr %1965, align 8, !tbaa !20
  %1966 = mul nuw nsw i64 %1962, 6
  %1967 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 5, i64 %1966
  %1968 = load double, ptr %1967, align 8, !tbaa !20
  %1969 = fmul contract double %1964, %1968
  %1970 = load double, ptr %1753, align 8, !tbaa !20
  %1971 = fadd contract double %1970, %1969
  store double %1971, ptr %1753, align 8, !tbaa !20
  %1972 = or disjoint i64 %1966, 1
  %1973 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 5, i64 %1972
  %1974 = load double, ptr %1973, align 8, !tbaa !20
  %1975 = fmul contract double %1964, %1974
  %1976 = load double, ptr %1765, align 8, !tbaa !20
  %1977 = fadd contract double %1976, %1975
  store double %1977, ptr %1765, align 8, !tbaa !20
  %1978 = add nuw nsw i64 %1966, 2
  %1979 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 5, i64 %1978
  %1980 = load double, ptr %1979, align 8, !tbaa !20
  %1981 = fmul contract double %1964, %1980
  %1982 = load double, ptr %1770, align 8, !tbaa !20
  %1983 = fadd contract double %1982, %1981
  store double %1983, ptr %1770, align 8, !tbaa !20
  %1984 = add nuw nsw i64 %1966, 3
  %1985 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 5, i64 %1984
  %1986 = load double, ptr %1985, align 8, !tbaa !20
  %1987 = fmul contract double %1964, %1986
  %1988 = load double, ptr %1774, align 8, !tbaa !20
  %1989 = fadd contract double %1988, %1987
  store double %1989, ptr %1774, align 8, !tbaa !20
  %1990 = add nuw nsw i64 %1966, 4
  %1991 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 5, i64 %1990
  %1992 = load double, ptr %1991, align 8, !tbaa !20
  %1993 = fmul contract double %1964, %1992
  %1994 = load double, ptr %1778, align 8, !tbaa !20
  %1995 = fadd contract double %1994, %1993
  store double %1995, ptr %1778, align 8, !tbaa !20
  %1996 = add nuw nsw i64 %1966, 5
  %1997 = getelementptr inbounds %struct.Link, ptr %952, i64 %1747, i32 5, i64 %1996
  %1998 = load double, ptr %1997, align 8, !tbaa !20
  %1999 = fmul contract double %1964, %1998
  %2000 = load double, ptr %1782, align 8, !tbaa !20
  %2001 = fadd contract double %2000, %1999
  store double %2001, ptr %1782, align 8, !tbaa !20
  %2002 = add nuw nsw i64 %1962, 1
  %2003 = icmp eq i64 %2002, %1755
  br i1 %2003, label %2004, label %1961, !llvm.loop !63

2004:                                             ; preds = %1961, %1746
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #9
  %2005 = add nuw nsw i64 %1747, 1
  %2006 = icmp eq i64 %2005, %946
  br i1 %2006, label %1742, label %1746, !llvm.loop !64

2007:                                             ; preds = %1742
  %2008 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %2009 = load i64, ptr %2008, align 8, !tbaa !41
  %2010 = getelementptr double, ptr %2, i64 %2009
  %2011 = load ptr, ptr %145, align 8, !tbaa !14
  %2012 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 54
  %2013 = load ptr, ptr %2012, align 8, !tbaa !65
  %2014 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %2015 = load i64, ptr %2014, align 8, !tbaa !66
  %2016 = getelementptr double, ptr %2013, i64 %2015
  %2017 = getelementptr inbounds double, ptr %2016, i64 %2015
  %2018 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %2019 = load ptr, ptr %2018, align 8, !tbaa !67
  %2020 = icmp sgt i64 %1744, 0
  br i1 %2020, label %2021, label %2249

2021:                                             ; preds = %2007
  %2022 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %2023 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %2024 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  br label %2025

2025:                                             ; preds = %2149, %2021
  %2026 = phi i64 [ 0, %2021 ], [ %2153, %2149 ]
  %2027 = load i64, ptr %2014, align 8, !tbaa !66
  %2028 = shl i64 %2027, 3
  call void @llvm.memset.p0.i64(ptr align 8 %2013, i8 0, i64 %2028, i1 false)
  %2029 = load ptr, ptr %2022, align 8, !tbaa !68
  %2030 = getelementptr inbounds i64, ptr %2029, i64 %2026
  %2031 = load i64, ptr %2030, align 8, !tbaa !19
  %2032 = getelementptr i64, ptr %2030, i64 1
  %2033 = load i64, ptr %2032, align 8, !tbaa !19
  %2034 = icmp slt i64 %2031, %2033
  br i1 %2034, label %2035, label %2073

2035:                                             ; preds = %2025
  %2036 = load ptr, ptr %2023, align 8, !tbaa !69
  %2037 = load ptr, ptr %2024, align 8, !tbaa !70
  %2038 = sub i64 %2033, %2031
  %2039 = add i64 %2031, 1
  %2040 = and i64 %2038, 1
  %2041 = icmp eq i64 %2040, 0
  br i1 %2041, label %2051, label %2042

2042:                                             ; preds = %2035
  %2043 = getelementptr inbounds double, ptr %2036, i64 %2031
  %2044 = load double, ptr %2043, align 8, !tbaa !20
  %2045 = getelementptr inbounds i64, ptr %2037, i64 %2031
  %2046 = load i64, ptr %2045, align 8, !tbaa !19
  %2047 = getelementptr inbounds double, ptr %2013, i64 %2046
  %2048 = load double, ptr %2047, align 8, !tbaa !20
  %2049 = fadd contract double %2044, %2048
  store double %2049, ptr %2047, align 8, !tbaa !20
  %2050 = add nsw i64 %2031, 1
  br label %2051

2051:                                             ; preds = %2042, %2035
  %2052 = phi i64 [ %2031, %2035 ], [ %2050, %2042 ]
  %2053 = icmp eq i64 %2033, %2039
  br i1 %2053, label %2073, label %2054

2054:                                             ; preds = %2051, %2054
  %2055 = phi i64 [ %2071, %2054 ], [ %2052, %2051 ]
  %2056 = getelementptr inbounds double, ptr %2036, i64 %2055
  %2057 = load double, ptr %2056, align 8, !tbaa !20
  %2058 = getelementptr inbounds i64, ptr %2037, i64 %2055
  %2059 = load i64, ptr %2058, align 8, !tbaa !19
  %2060 = getelementptr inbounds double, ptr %2013, i64 %2059
  %2061 = load double, ptr %2060, align 8, !tbaa !20
  %2062 = fadd contract double %2057, %2061
  store double %2062, ptr %2060, align 8, !tbaa !20
  %2063 = add nsw i64 %2055, 1
  %2064 = getelementptr inbounds double, ptr %2036, i64 %2063
  %2065 = load double, ptr %2064, align 8, !tbaa !20
  %2066 = getelementptr inbounds i64, ptr %2037, i64 %2063
  %2067 = load i64, ptr %2066, align 8, !tbaa !19
  %2068 = getelementptr inbounds double, ptr %2013, i64 %2067
  %2069 = load double, ptr %2068, align 8, !tbaa !20
  %2070 = fadd contract double %2065, %2069
  store double %2070, ptr %2068, align 8, !tbaa !20
  %2071 = add nsw i64 %2055, 2
  %2072 = icmp eq i64 %2071, %2033
  br i1 %2072, label %2073, label %2054, !llvm.loop !71

2073:                                             ; preds = %2051, %2054, %2025
  call fastcc void @answer(ptr noundef nonnull %0, ptr noundef %2013, ptr noundef %2016)
  %2074 = getelementptr double, ptr %2017, i64 %2026
  %2075 = load ptr, ptr %2022, align 8, !tbaa !68
  br label %2155

2076:                                             ; preds = %2229
  %2077 = getelementptr inbounds i64, ptr %2075, i64 %2026
  %2078 = load i64, ptr %2077, align 8, !tbaa !19
  %2079 = getelementptr i64, ptr %2077, i64 1
  %2080 = load i64, ptr %2079, align 8, !tbaa !19
  %2081 = icmp slt i64 %2078, %2080
  br i1 %2081, label %2082, label %2149

2082:                                             ; preds = %2076
  %2083 = load ptr, ptr %2023, align 8, !tbaa !69
  %2084 = load ptr, ptr %2024, align 8, !tbaa !70
  %2085 = sub i64 %2080, %2078
  %2086 = and i64 %2085, 3
  %2087 = icmp eq i64 %2086, 0
  br i1 %2087, label %2103, label %2088

2088:                                             ; preds = %2082, %2088
  %2089 = phi i64 [ %2100, %2088 ], [ %2078, %2082 ]
  %2090 = phi double [ %2099, %2088 ], [ 0.000000e+00, %2082 ]
  %2091 = phi i64 [ %2101, %2088 ], [ 0, %2082 ]
  %2092 = getelementptr inbounds double, ptr %2083, i64 %2089
  %2093 = load double, ptr %2092, align 8, !tbaa !20
  %2094 = getelementptr inbounds i64, ptr %2084, i64 %2089
  %2095 = load i64, ptr %2094, align 8, !tbaa !19
  %2096 = getelementptr inbounds double, ptr %2010, i64 %2095
  %2097 = load double, ptr %2096, align 8, !tbaa !20
  %2098 = fmul contract double %2093, %2097
  %2099 = fadd contract double %2090, %2098
  %2100 = add nsw i64 %2089, 1
  %2101 = add i64 %2091, 1
  %2102 = icmp eq i64 %2101, %2086
  br i1 %2102, label %2103, label %2088, !llvm.loop !72

2103:                                             ; preds = %2088, %2082
  %2104 = phi double [ undef, %2082 ], [ %2099, %2088 ]
  %2105 = phi i64 [ %2078, %2082 ], [ %2100, %2088 ]
  %2106 = phi double [ 0.000000e+00, %2082 ], [ %2099, %2088 ]
  %2107 = sub i64 %2078, %2080
  %2108 = icmp ugt i64 %2107, -4
  br i1 %2108, label %2149, label %2109

2109:                                             ; preds = %2103, %2109
  %2110 = phi i64 [ %2147, %2109 ], [ %2105, %2103 ]
  %2111 = phi double [ %2146, %2109 ], [ %2106, %2103 ]
  %2112 = getelementptr inbounds double, ptr %2083, i64 %2110
  %2113 = load double, ptr %2112, align 8, !tbaa !20
  %2114 = getelementptr inbounds i64, ptr %2084, i64 %2110
  %2115 = load i64, ptr %2114, align 8, !tbaa !19
  %2116 = getelementptr inbounds double, ptr %2010, i64 %2115
  %2117 = load double, ptr %2116, align 8, !tbaa !20
  %2118 = fmul contract double %2113, %2117
  %2119 = fadd contract double %2111, %2118
  %2120 = add nsw i64 %2110, 1
  %2121 = getelementptr inbounds double, ptr %2083, i64 %2120
  %2122 = load double, ptr %2121, align 8, !tbaa !20
  %2123 = getelementptr inbounds i64, ptr %2084, i64 %2120
  %2124 = load i64, ptr %2123, align 8, !tbaa !19
  %2125 = getelementptr inbounds double, ptr %2010, i64 %2124
  %2126 = load double, ptr %2125, align 8, !tbaa !20
  %2127 = fmul contract double %2122, %2126
  %2128 = fadd contract double %2119, %2127
  %2129 = add nsw i64 %2110, 2
  %2130 = getelementptr inbounds double, ptr %2083, i64 %2129
  %2131 = load double, ptr %2130, align 8, !tbaa !20
  %2132 = getelementptr inbounds i64, ptr %2084, i64 %2129
  %2133 = load i64, ptr %2132, align 8, !tbaa !19
  %2134 = getelementptr inbounds double, ptr %2010, i64 %2133
  %2135 = load double, ptr %2134, align 8, !tbaa !20
  %2136 = fmul contract double %2131, %2135
  %2137 = fadd contract double %2128, %2136
  %2138 = add nsw i64 %2110, 3
  %2139 = getelementptr inbounds double, ptr %2083, i64 %2138
  %2140 = load double, ptr %2139, align 8, !tbaa !20
  %2141 = getelementptr inbounds i64, ptr %2084, i64 %2138
  %2142 = load i64, ptr %2141, align 8, !tbaa !19
  %2143 = getelementptr inbounds double, ptr %2010, i64 %2142
  %2144 = load double, ptr %2143, align 8, !tbaa !20
  %2145 = fmul contract double %2140, %2144
  %2146 = fadd contract double %2137, %2145
  %2147 = add nsw i64 %2110, 4
  %2148 = icmp eq i64 %2147, %2080
  br i1 %2148, label %2149, label %2109, !llvm.loop !73

2149:                                             ; preds = %2103, %2109, %2076
  %2150 = phi double [ 0.000000e+00, %2076 ], [ %2104, %2103 ], [ %2146, %2109 ]
  %2151 = fneg contract double %2150
  %2152 = getelementptr inbounds double, ptr %2019, i64 %2026
  store double %2151, ptr %2152, align 8, !tbaa !20
  %2153 = add nuw nsw i64 %2026, 1
  %2154 = icmp eq i64 %2153, %1744
  br i1 %2154, label %2235, label %2025, !llvm.loop !74

2155:                                             ; preds = %2229, %2073
  %2156 = phi i64 [ %2026, %2073 ], [ %2233, %2229 ]
  %2157 = getelementptr inbounds i64, ptr %2075, i64 %2156
  %2158 = load i64, ptr %2157, align 8, !tbaa !19
  %2159 = getelementptr i64, ptr %2157, i64 1
  %2160 = load i64, ptr %2159, align 8, !tbaa !19
  %2161 = icmp slt i64 %2158, %2160
  br i1 %2161, label %2162, label %2229

2162:                                             ; preds = %2155
  %2163 = load ptr, ptr %2023, align 8, !tbaa !69
  %2164 = load ptr, ptr %2024, align 8, !tbaa !70
  %2165 = sub i64 %2160, %2158
  %2166 = and i64 %2165, 3
  %2167 = icmp eq i64 %2166, 0
  br i1 %2167, label %2183, label %2168

2168:                                             ; preds = %2162, %2168
  %2169 = phi i64 [ %2180, %2168 ], [ %2158, %2162 ]
  %2170 = phi double [ %2179, %2168 ], [ 0.000000e+00, %2162 ]
  %2171 = phi i64 [ %2181, %2168 ], [ 0, %2162 ]
  %2172 = getelementptr inbounds double, ptr %2163, i64 %2169
  %2173 = load double, ptr %2172, align 8, !tbaa !20
  %2174 = getelementptr inbounds i64, ptr %2164, i64 %2169
  %2175 = load i64, ptr %2174, align 8, !tbaa !19
  %2176 = getelementptr inbounds double, ptr %2016, i64 %2175
  %2177 = load double, ptr %2176, align 8, !tbaa !20
  %2178 = fmul contract double %2173, %2177
  %2179 = fadd contract double %2170, %2178
  %2180 = add nsw i64 %2169, 1
  %2181 = add i64 %2171, 1
  %2182 = icmp eq i64 %2181, %2166
  br i1 %2182, label %2183, label %2168, !llvm.loop !75

2183:                                             ; preds = %2168, %2162
  %2184 = phi double [ undef, %2162 ], [ %2179, %2168 ]
  %2185 = phi i64 [ %2158, %2162 ], [ %2180, %2168 ]
  %2186 = phi double [ 0.000000e+00, %2162 ], [ %2179, %2168 ]
  %2187 = sub i64 %2158, %2160
  %2188 = icmp ugt i64 %2187, -4
  br i1 %2188, label %2229, label %2189

2189:                                             ; preds = %2183, %2189
  %2190 = phi i64 [ %2227, %2189 ], [ %2185, %2183 ]
  %2191 = phi double [ %2226, %2189 ], [ %2186, %2183 ]
  %2192 = getelementptr inbounds double, ptr %2163, i64 %2190
  %2193 = load double, ptr %2192, align 8, !tbaa !20
  %2194 = getelementptr inbounds i64, ptr %2164, i64 %2190
  %2195 = load i64, ptr %2194, align 8, !tbaa !19
  %2196 = getelementptr inbounds double, ptr %2016, i64 %2195
  %2197 = load double, ptr %2196, align 8, !tbaa !20
  %2198 = fmul contract double %2193, %2197
  %2199 = fadd contract double %2191, %2198
  %2200 = add nsw i64 %2190, 1
  %2201 = getelementptr inbounds double, ptr %2163, i64 %2200
  %2202 = load double, ptr %2201, align 8, !tbaa !20
  %2203 = getelementptr inbounds i64, ptr %2164, i64 %2200
  %2204 = load i64, ptr %2203, align 8, !tbaa !19
  %2205 = getelementptr inbounds double, ptr %2016, i64 %2204
  %2206 = load double, ptr %2205, align 8, !tbaa !20
  %2207 = fmul contract double %2202, %2206
  %2208 = fadd contract double %2199, %2207
  %2209 = add nsw i64 %2190, 2
  %2210 = getelementptr inbounds double, ptr %2163, i64 %2209
  %2211 = load double, ptr %2210, align 8, !tbaa !20
  %2212 = getelementptr inbounds i64, ptr %2164, i64 %2209
  %2213 = load i64, ptr %2212, align 8, !tbaa !19
  %2214 = getelementptr inbounds double, ptr %2016, i64 %2213
  %2215 = load double, ptr %2214, align 8, !tbaa !20
  %2216 = fmul contract double %2211, %2215
  %2217 = fadd contract double %2208, %2216
  %2218 = add nsw i64 %2190, 3
  %2219 = getelementptr inbounds double, ptr %2163, i64 %2218
  %2220 = load double, ptr %2219, align 8, !tbaa !20
  %2221 = getelementptr inbounds i64, ptr %2164, i64 %2218
  %2222 = load i64, ptr %2221, align 8, !tbaa !19
  %2223 = getelementptr inbounds double, ptr %2016, i64 %2222
  %2224 = load double, ptr %2223, align 8, !tbaa !20
  %2225 = fmul contract double %2220, %2224
  %2226 = fadd contract double %2217, %2225
  %2227 = add nsw i64 %2190, 4
  %2228 = icmp eq i64 %2227, %2160
  br i1 %2228, label %2229, label %2189, !llvm.loop !73

2229:                                             ; preds = %2183, %2189, %2155
  %2230 = phi double [ 0.000000e+00, %2155 ], [ %2184, %2183 ], [ %2226, %2189 ]
  %2231 = mul nsw i64 %2156, %1744
  %2232 = getelementptr double, ptr %2074, i64 %2231
  store double %2230, ptr %2232, align 8, !tbaa !20
  %2233 = add nuw nsw i64 %2156, 1
  %2234 = icmp slt i64 %2233, %1744
  br i1 %2234, label %2155, label %2076, !llvm.loop !76

2235:                                             ; preds = %2149, %2385
  %2236 = phi i64 [ %2308, %2385 ], [ 0, %2149 ]
  %2237 = icmp eq i64 %2236, 0
  br i1 %2237, label %2238, label %2240

2238:                                             ; preds = %2235
  %2239 = load double, ptr %2017, align 8, !tbaa !20
  br label %2272

2240:                                             ; preds = %2235
  %2241 = mul nsw i64 %2236, %1744
  %2242 = getelementptr double, ptr %2017, i64 %2241
  %2243 = getelementptr double, ptr %2242, i64 %2236
  %2244 = load double, ptr %2243, align 8, !tbaa !20
  %2245 = and i64 %2236, 3
  %2246 = icmp ult i64 %2236, 4
  br i1 %2246, label %2256, label %2247

2247:                                             ; preds = %2240
  %2248 = and i64 %2236, 9223372036854775804
  br label %2278

2249:                                             ; preds = %2007
  %2250 = shl i64 %2015, 3
  call void @llvm.memset.p0.i64(ptr align 8 %2013, i8 0, i64 %2250, i1 false)
  br label %2435

2251:                                             ; preds = %2385
  %2252 = load i64, ptr %2014, align 8, !tbaa !66
  %2253 = shl i64 %2252, 3
  call void @llvm.memset.p0.i64(ptr nonnull align 8 %2013, i8 0, i64 %2253, i1 false)
  %2254 = add nuw i64 %1744, 1
  %2255 = load ptr, ptr %2022, align 8, !tbaa !68
  br label %2410

2256:                                             ; preds = %2278, %2240
  %2257 = phi double [ undef, %2240 ], [ %2300, %2278 ]
  %2258 = phi double [ %2244, %2240 ], [ %2300, %2278 ]
  %2259 = phi i64 [ 0, %2240 ], [ %2301, %2278 ]
  %2260 = icmp eq i64 %2245, 0
  br i1 %2260, label %2272, label %2261

2261:                                             ; preds = %2256, %2261
  %2262 = phi double [ %2268, %2261 ], [ %2258, %2256 ]
  %2263 = phi i64 [ %2269, %2261 ], [ %2259, %2256 ]
  %2264 = phi i64 [ %2270, %2261 ], [ 0, %2256 ]
  %2265 = getelementptr double, ptr %2242, i64 %2263
  %2266 = load double, ptr %2265, align 8, !tbaa !20
  %2267 = fmul contract double %2266, %2266
  %2268 = fsub contract double %2262, %2267
  store double %2268, ptr %2243, align 8, !tbaa !20
  %2269 = add nuw nsw i64 %2263, 1
  %2270 = add i64 %2264, 1
  %2271 = icmp eq i64 %2270, %2245
  br i1 %2271, label %2272, label %2261, !llvm.loop !77

2272:                                             ; preds = %2256, %2261, %2238
  %2273 = phi double [ %2239, %2238 ], [ %2257, %2256 ], [ %2268, %2261 ]
  %2274 = phi i64 [ 0, %2238 ], [ %2241, %2261 ], [ %2241, %2256 ]
  %2275 = getelementptr double, ptr %2017, i64 %2274
  %2276 = getelementptr double, ptr %2275, i64 %2236
  %2277 = fcmp contract ogt double %2273, 0.000000e+00
  br i1 %2277, label %2305, label %2304

2278:                                             ; preds = %2278, %2247
  %2279 = phi double [ %2244, %2247 ], [ %2300, %2278 ]
  %2280 = phi i64 [ 0, %2247 ], [ %2301, %2278 ]
  %2281 = phi i64 [ 0, %2247 ], [ %2302, %2278 ]
  %2282 = getelementptr double, ptr %2242, i64 %2280
  %2283 = load double, ptr %2282, align 8, !tbaa !20
  %2284 = fmul contract double %2283, %2283
  %2285 = fsub contract double %2279, %2284
  store double %2285, ptr %2243, align 8, !tbaa !20
  %2286 = or disjoint i64 %2280, 1
  %2287 = getelementptr double, ptr %2242, i64 %2286
  %2288 = load double, ptr %2287, align 8, !tbaa !20
  %2289 = fmul contract double %2288, %2288
  %2290 = fsub contract double %2285, %2289
  store double %2290, ptr %2243, align 8, !tbaa !20
  %2291 = or disjoint i64 %2280, 2
  %2292 = getelementptr double, ptr %2242, i64 %2291
  %2293 = load double, ptr %2292, align 8, !tbaa !20
  %2294 = fmul contract double %2293, %2293
  %2295 = fsub contract double %2290, %2294
  store double %2295, ptr %2243, align 8, !tbaa !20
  %2296 = or disjoint i64 %2280, 3
  %2297 = getelementptr double, ptr %2242, i64 %2296
  %2298 = load double, ptr %2297, align 8, !tbaa !20
  %2299 = fmul contract double %2298, %2298
  %2300 = fsub contract double %2295, %2299
  store double %2300, ptr %2243, align 8, !tbaa !20
  %2301 = add nuw nsw i64 %2280, 4
  %2302 = add i64 %2281, 4
  %2303 = icmp eq i64 %2302, %2248
  br i1 %2303, label %2256, label %2278, !llvm.loop !78

2304:                                             ; preds = %2272
  store i64 1, ptr %20, align 8, !tbaa !12
  br label %2305

2305:                                             ; preds = %2304, %2272
  %2306 = call contract noundef double @llvm.sqrt.f64(double %2273)
  %2307 = fdiv contract double 1.000000e+00, %2306
  %2308 = add nuw nsw i64 %2236, 1
  %2309 = getelementptr double, ptr %2017, i64 %2236
  %2310 = icmp slt i64 %2308, %1744
  br i1 %2310, label %2311, label %2316

2311:                                             ; preds = %2305
  %2312 = and i64 %2236, 1
  %2313 = icmp eq i64 %2236, 1
  %2314 = and i64 %2236, 9223372036854775806
  %2315 = icmp eq i64 %2312, 0
  br label %2326

2316:                                             ; preds = %2347, %2305
  br i1 %2237, label %2317, label %2319

2317:                                             ; preds = %2316
  %2318 = load double, ptr %2019, align 8, !tbaa !20
  br label %2385

2319:                                             ; preds = %2316
  %2320 = getelementptr inbounds double, ptr %2019, i64 %2236
  %2321 = load double, ptr %2320, align 8, !tbaa !20
  %2322 = and i64 %2236, 1
  %2323 = icmp eq i64 %2236, 1
  br i1 %2323, label %2373, label %2324

2324:                                             ; preds = %2319
  %2325 = and i64 %2236, 9223372036854775806
  br label %2390

2326:                                             ; preds = %2311, %2347
  %2327 = phi i64 [ %2351, %2347 ], [ %2308, %2311 ]
  %2328 = mul nsw i64 %2327, %1744
  br i1 %2237, label %2329, label %2332

2329:                                             ; preds = %2326
  %2330 = getelementptr double, ptr %2309, i64 %2328
  %2331 = load double, ptr %2330, align 8, !tbaa !20
  br label %2347

2332:                                             ; preds = %2326
  %2333 = getelementptr double, ptr %2017, i64 %2328
  %2334 = getelementptr double, ptr %2333, i64 %2236
  %2335 = load double, ptr %2334, align 8, !tbaa !20
  br i1 %2313, label %2336, label %2353

2336:                                             ; preds = %2353, %2332
  %2337 = phi double [ undef, %2332 ], [ %2369, %2353 ]
  %2338 = phi double [ %2335, %2332 ], [ %2369, %2353 ]
  %2339 = phi i64 [ 0, %2332 ], [ %2370, %2353 ]
  br i1 %2315, label %2347, label %2340

2340:                                             ; preds = %2336
  %2341 = getelementptr double, ptr %2333, i64 %2339
  %2342 = load double, ptr %2341, align 8, !tbaa !20
  %2343 = getelementptr double, ptr %2275, i64 %2339
  %2344 = load double, ptr %2343, align 8, !tbaa !20
  %2345 = fmul contract double %2342, %2344
  %2346 = fsub contract double %2338, %2345
  store double %2346, ptr %2334, align 8, !tbaa !20
  br label %2347

2347:                                             ; preds = %2340, %2336, %2329
  %2348 = phi double [ %2331, %2329 ], [ %2337, %2336 ], [ %2346, %2340 ]
  %2349 = getelementptr double, ptr %2309, i64 %2328
  %2350 = fmul contract double %2307, %2348
  store double %2350, ptr %2349, align 8, !tbaa !20
  %2351 = add nuw nsw i64 %2327, 1
  %2352 = icmp slt i64 %2351, %1744
  br i1 %2352, label %2326, label %2316, !llvm.loop !79

2353:                                             ; preds = %2332, %2353
  %2354 = phi double [ %2369, %2353 ], [ %2335, %2332 ]
  %2355 = phi i64 [ %2370, %2353 ], [ 0, %2332 ]
  %2356 = phi i64 [ %2371, %2353 ], [ 0, %2332 ]
  %2357 = getelementptr double, ptr %2333, i64 %2355
  %2358 = load double, ptr %2357, align 8, !tbaa !20
  %2359 = getelementptr double, ptr %2275, i64 %2355
  %2360 = load double, ptr %2359, align 8, !tbaa !20
  %2361 = fmul contract double %2358, %2360
  %2362 = fsub contract double %2354, %2361
  store double %2362, ptr %2334, align 8, !tbaa !20
  %2363 = or disjoint i64 %2355, 1
  %2364 = getelementptr double, ptr %2333, i64 %2363
  %2365 = load double, ptr %2364, align 8, !tbaa !20
  %2366 = getelementptr double, ptr %2275, i64 %2363
  %2367 = load double, ptr %2366, align 8, !tbaa !20
  %2368 = fmul contract double %2365, %2367
  %2369 = fsub contract double %2362, %2368
  store double %2369, ptr %2334, align 8, !tbaa !20
  %2370 = add nuw nsw i64 %2355, 2
  %2371 = add i64 %2356, 2
  %2372 = icmp eq i64 %2371, %2314
  br i1 %2372, label %2336, label %2353, !llvm.loop !80

2373:                                             ; preds = %2390, %2319
  %2374 = phi double [ undef, %2319 ], [ %2406, %2390 ]
  %2375 = phi double [ %2321, %2319 ], [ %2406, %2390 ]
  %2376 = phi i64 [ 0, %2319 ], [ %2407, %2390 ]
  %2377 = icmp eq i64 %2322, 0
  br i1 %2377, label %2385, label %2378

2378:                                             ; preds = %2373
  %2379 = getelementptr double, ptr %2275, i64 %2376
  %2380 = load double, ptr %2379, align 8, !tbaa !20
  %2381 = getelementptr inbounds double, ptr %2019, i64 %2376
  %2382 = load double, ptr %2381, align 8, !tbaa !20
  %2383 = fmul contract double %2380, %2382
  %2384 = fsub contract double %2375, %2383
  store double %2384, ptr %2320, align 8, !tbaa !20
  br label %2385

2385:                                             ; preds = %2378, %2373, %2317
  %2386 = phi double [ %2318, %2317 ], [ %2374, %2373 ], [ %2384, %2378 ]
  %2387 = getelementptr inbounds double, ptr %2019, i64 %2236
  %2388 = fmul contract double %2307, %2386
  store double %2388, ptr %2387, align 8, !tbaa !20
  store double %2307, ptr %2276, align 8, !tbaa !20
  %2389 = icmp eq i64 %2308, %1744
  br i1 %2389, label %2251, label %2235, !llvm.loop !81

2390:                                             ; preds = %2390, %2324
  %2391 = phi double [ %2321, %2324 ], [ %2406, %2390 ]
  %2392 = phi i64 [ 0, %2324 ], [ %2407, %2390 ]
  %2393 = phi i64 [ 0, %2324 ], [ %2408, %2390 ]
  %2394 = getelementptr double, ptr %2275, i64 %2392
  %2395 = load double, ptr %2394, align 8, !tbaa !20
  %2396 = getelementptr inbounds double, ptr %2019, i64 %2392
  %2397 = load double, ptr %2396, align 8, !tbaa !20
  %2398 = fmul contract double %2395, %2397
  %2399 = fsub contract double %2391, %2398
  store double %2399, ptr %2320, align 8, !tbaa !20
  %2400 = or disjoint i64 %2392, 1
  %2401 = getelementptr double, ptr %2275, i64 %2400
  %2402 = load double, ptr %2401, align 8, !tbaa !20
  %2403 = getelementptr inbounds double, ptr %2019, i64 %2400
  %2404 = load double, ptr %2403, align 8, !tbaa !20
  %2405 = fmul contract double %2402, %2404
  %2406 = fsub contract double %2399, %2405
  store double %2406, ptr %2320, align 8, !tbaa !20
  %2407 = add nuw nsw i64 %2392, 2
  %2408 = add i64 %2393, 2
  %2409 = icmp eq i64 %2408, %2325
  br i1 %2409, label %2373, label %2390, !llvm.loop !82

2410:                                             ; preds = %2539, %2251
  %2411 = phi i64 [ %2541, %2539 ], [ 0, %2251 ]
  %2412 = phi i64 [ %2413, %2539 ], [ %1744, %2251 ]
  %2413 = add nsw i64 %2412, -1
  %2414 = getelementptr double, ptr %2017, i64 %2413
  %2415 = icmp slt i64 %2412, %1744
  %2416 = getelementptr inbounds double, ptr %2019, i64 %2413
  %2417 = load double, ptr %2416, align 8, !tbaa !20
  br i1 %2415, label %2418, label %2487

2418:                                             ; preds = %2410
  %2419 = and i64 %2411, 1
  %2420 = icmp eq i64 %2419, 0
  br i1 %2420, label %2430, label %2421

2421:                                             ; preds = %2418
  %2422 = mul nsw i64 %2412, %1744
  %2423 = getelementptr double, ptr %2414, i64 %2422
  %2424 = load double, ptr %2423, align 8, !tbaa !20
  %2425 = getelementptr inbounds double, ptr %2019, i64 %2412
  %2426 = load double, ptr %2425, align 8, !tbaa !20
  %2427 = fmul contract double %2424, %2426
  %2428 = fsub contract double %2417, %2427
  store double %2428, ptr %2416, align 8, !tbaa !20
  %2429 = add nuw nsw i64 %2412, 1
  br label %2430

2430:                                             ; preds = %2421, %2418
  %2431 = phi double [ undef, %2418 ], [ %2428, %2421 ]
  %2432 = phi double [ %2417, %2418 ], [ %2428, %2421 ]
  %2433 = phi i64 [ %2412, %2418 ], [ %2429, %2421 ]
  %2434 = icmp eq i64 %2411, 1
  br i1 %2434, label %2487, label %2542

2435:                                             ; preds = %2539, %2249
  call fastcc void @answer(ptr noundef nonnull %0, ptr noundef %2013, ptr noundef %2016)
  %2436 = load i64, ptr %2014, align 8, !tbaa !66
  %2437 = icmp sgt i64 %2436, 0
  br i1 %2437, label %2438, label %2562

2438:                                             ; preds = %2435
  %2439 = icmp ult i64 %2436, 12
  br i1 %2439, label %2468, label %2440

2440:                                             ; preds = %2438
  %2441 = add i64 %2436, %2009
  %2442 = shl i64 %2441, 3
  %2443 = getelementptr i8, ptr %2, i64 %2442
  %2444 = add i64 %2436, %2015
  %2445 = shl i64 %2444, 3
  %2446 = getelementptr i8, ptr %2013, i64 %2445
  %2447 = icmp ult ptr %2010, %2446
  %2448 = icmp ult ptr %2016, %2443
  %2449 = and i1 %2447, %2448
  br i1 %2449, label %2468, label %2450

2450:                                             ; preds = %2440
  %2451 = and i64 %2436, 9223372036854775804
  br label %2452

2452:                                             ; preds = %2452, %2450
  %2453 = phi i64 [ 0, %2450 ], [ %2464, %2452 ]
  %2454 = getelementptr inbounds double, ptr %2016, i64 %2453
  %2455 = getelementptr inbounds double, ptr %2454, i64 2
  %2456 = load <2 x double>, ptr %2454, align 8, !tbaa !20, !alias.scope !83
  %2457 = load <2 x double>, ptr %2455, align 8, !tbaa !20, !alias.scope !83
  %2458 = getelementptr inbounds double, ptr %2010, i64 %2453
  %2459 = getelementptr inbounds double, ptr %2458, i64 2
  %2460 = load <2 x double>, ptr %2458, align 8, !tbaa !20, !alias.scope !86, !noalias !83
  %2461 = load <2 x double>, ptr %2459, align 8, !tbaa !20, !alias.scope !86, !noalias !83
  %2462 = fadd contract <2 x double> %2456, %2460
  %2463 = fadd contract <2 x double> %2457, %2461
  store <2 x double> %2462, ptr %2458, align 8, !tbaa !20, !alias.scope !86, !noalias !83
  store <2 x double> %2463, ptr %2459, align 8, !tbaa !20, !alias.scope !86, !noalias !83
  %2464 = add nuw i64 %2453, 4
  %2465 = icmp eq i64 %2464, %2451
  br i1 %2465, label %2466, label %2452, !llvm.loop !88

2466:                                             ; preds = %2452
  %2467 = icmp eq i64 %2436, %2451
  br i1 %2467, label %2562, label %2468

2468:                                             ; preds = %2440, %2438, %2466
  %2469 = phi i64 [ 0, %2440 ], [ 0, %2438 ], [ %2451, %2466 ]
  %2470 = and i64 %2436, 3
  %2471 = icmp eq i64 %2470, 0
  br i1 %2471, label %2483, label %2472

2472:                                             ; preds = %2468, %2472
  %2473 = phi i64 [ %2480, %2472 ], [ %2469, %2468 ]
  %2474 = phi i64 [ %2481, %2472 ], [ 0, %2468 ]
  %2475 = getelementptr inbounds double, ptr %2016, i64 %2473
  %2476 = load double, ptr %2475, align 8, !tbaa !20
  %2477 = getelementptr inbounds double, ptr %2010, i64 %2473
  %2478 = load double, ptr %2477, align 8, !tbaa !20
  %2479 = fadd contract double %2476, %2478
  store double %2479, ptr %2477, align 8, !tbaa !20
  %2480 = add nuw nsw i64 %2473, 1
  %2481 = add i64 %2474, 1
  %2482 = icmp eq i64 %2481, %2470
  br i1 %2482, label %2483, label %2472, !llvm.loop !89

2483:                                             ; preds = %2472, %2468
  %2484 = phi i64 [ %2469, %2468 ], [ %2480, %2472 ]
  %2485 = sub nsw i64 %2469, %2436
  %2486 = icmp ugt i64 %2485, -4
  br i1 %2486, label %2562, label %2570

2487:                                             ; preds = %2430, %2542, %2410
  %2488 = phi double [ %2417, %2410 ], [ %2431, %2430 ], [ %2559, %2542 ]
  %2489 = mul i64 %2413, %2254
  %2490 = getelementptr inbounds double, ptr %2017, i64 %2489
  %2491 = load double, ptr %2490, align 8, !tbaa !20
  %2492 = fmul contract double %2488, %2491
  store double %2492, ptr %2416, align 8, !tbaa !20
  %2493 = getelementptr inbounds i64, ptr %2255, i64 %2413
  %2494 = load i64, ptr %2493, align 8, !tbaa !19
  %2495 = getelementptr i64, ptr %2255, i64 %2412
  %2496 = load i64, ptr %2495, align 8, !tbaa !19
  %2497 = icmp slt i64 %2494, %2496
  br i1 %2497, label %2498, label %2539

2498:                                             ; preds = %2487
  %2499 = load ptr, ptr %2023, align 8, !tbaa !69
  %2500 = load ptr, ptr %2024, align 8, !tbaa !70
  %2501 = sub i64 %2496, %2494
  %2502 = add i64 %2494, 1
  %2503 = and i64 %2501, 1
  %2504 = icmp eq i64 %2503, 0
  br i1 %2504, label %2515, label %2505

2505:                                             ; preds = %2498
  %2506 = getelementptr inbounds double, ptr %2499, i64 %2494
  %2507 = load double, ptr %2506, align 8, !tbaa !20
  %2508 = fmul contract double %2492, %2507
  %2509 = getelementptr inbounds i64, ptr %2500, i64 %2494
  %2510 = load i64, ptr %2509, align 8, !tbaa !19
  %2511 = getelementptr inbounds double, ptr %2013, i64 %2510
  %2512 = load double, ptr %2511, align 8, !tbaa !20
  %2513 = fadd contract double %2508, %2512
  store double %2513, ptr %2511, align 8, !tbaa !20
  %2514 = add nsw i64 %2494, 1
  br label %2515

2515:                                             ; preds = %2505, %2498
  %2516 = phi i64 [ %2494, %2498 ], [ %2514, %2505 ]
  %2517 = icmp eq i64 %2496, %2502
  br i1 %2517, label %2539, label %2518

2518:                                             ; preds = %2515, %2518
  %2519 = phi i64 [ %2537, %2518 ], [ %2516, %2515 ]
  %2520 = getelementptr inbounds double, ptr %2499, i64 %2519
  %2521 = load double, ptr %2520, align 8, !tbaa !20
  %2522 = fmul contract double %2492, %2521
  %2523 = getelementptr inbounds i64, ptr %2500, i64 %2519
  %2524 = load i64, ptr %2523, align 8, !tbaa !19
  %2525 = getelementptr inbounds double, ptr %2013, i64 %2524
  %2526 = load double, ptr %2525, align 8, !tbaa !20
  %2527 = fadd contract double %2522, %2526
  store double %2527, ptr %2525, align 8, !tbaa !20
  %2528 = add nsw i64 %2519, 1
  %2529 = getelementptr inbounds double, ptr %2499, i64 %2528
  %2530 = load double, ptr %2529, align 8, !tbaa !20
  %2531 = fmul contract double %2492, %2530
  %2532 = getelementptr inbounds i64, ptr %2500, i64 %2528
  %2533 = load i64, ptr %2532, align 8, !tbaa !19
  %2534 = getelementptr inbounds double, ptr %2013, i64 %2533
  %2535 = load double, ptr %2534, align 8, !tbaa !20
  %2536 = fadd contract double %2531, %2535
  store double %2536, ptr %2534, align 8, !tbaa !20
  %2537 = add nsw i64 %2519, 2
  %2538 = icmp eq i64 %2537, %2496
  br i1 %2538, label %2539, label %2518, !llvm.loop !71

2539:                                             ; preds = %2515, %2518, %2487
  %2540 = icmp sgt i64 %2412, 1
  %2541 = add i64 %2411, 1
  br i1 %2540, label %2410, label %2435, !llvm.loop !90

2542:                                             ; preds = %2430, %2542
  %2543 = phi double [ %2559, %2542 ], [ %2432, %2430 ]
  %2544 = phi i64 [ %2560, %2542 ], [ %2433, %2430 ]
  %2545 = mul nsw i64 %2544, %1744
  %2546 = getelementptr double, ptr %2414, i64 %2545
  %2547 = load double, ptr %2546, align 8, !tbaa !20
  %2548 = getelementptr inbounds double, ptr %2019, i64 %2544
  %2549 = load double, ptr %2548, align 8, !tbaa !20
  %2550 = fmul contract double %2547, %2549
  %2551 = fsub contract double %2543, %2550
  store double %2551, ptr %2416, align 8, !tbaa !20
  %2552 = add nuw nsw i64 %2544, 1
  %2553 = mul nsw i64 %2552, %1744
  %2554 = getelementptr double, ptr %2414, i64 %2553
  %2555 = load double, ptr %2554, align 8, !tbaa !20
  %2556 = getelementptr inbounds double, ptr %2019, i64 %2552
  %2557 = load double, ptr %2556, align 8, !tbaa !20
  %2558 = fmul contract double %2555, %2557
  %2559 = fsub contract double %2551, %2558
  store double %2559, ptr %2416, align 8, !tbaa !20
  %2560 = add nuw nsw i64 %2544, 2
  %2561 = icmp eq i64 %2560, %1744
  br i1 %2561, label %2487, label %2542, !llvm.loop !91

2562:                                             ; preds = %2483, %2570, %2466, %2435
  br i1 %2020, label %2563, label %2597

2563:                                             ; preds = %2562
  %2564 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %2565 = load ptr, ptr %2564, align 8, !tbaa !68
  %2566 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %2567 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %2568 = load ptr, ptr %2566, align 8, !tbaa !69
  %2569 = load ptr, ptr %2567, align 8, !tbaa !70
  br label %2600

2570:                                             ; preds = %2483, %2570
  %2571 = phi i64 [ %2595, %2570 ], [ %2484, %2483 ]
  %2572 = getelementptr inbounds double, ptr %2016, i64 %2571
  %2573 = load double, ptr %2572, align 8, !tbaa !20
  %2574 = getelementptr inbounds double, ptr %2010, i64 %2571
  %2575 = load double, ptr %2574, align 8, !tbaa !20
  %2576 = fadd contract double %2573, %2575
  store double %2576, ptr %2574, align 8, !tbaa !20
  %2577 = add nuw nsw i64 %2571, 1
  %2578 = getelementptr inbounds double, ptr %2016, i64 %2577
  %2579 = load double, ptr %2578, align 8, !tbaa !20
  %2580 = getelementptr inbounds double, ptr %2010, i64 %2577
  %2581 = load double, ptr %2580, align 8, !tbaa !20
  %2582 = fadd contract double %2579, %2581
  store double %2582, ptr %2580, align 8, !tbaa !20
  %2583 = add nuw nsw i64 %2571, 2
  %2584 = getelementptr inbounds double, ptr %2016, i64 %2583
  %2585 = load double, ptr %2584, align 8, !tbaa !20
  %2586 = getelementptr inbounds double, ptr %2010, i64 %2583
  %2587 = load double, ptr %2586, align 8, !tbaa !20
  %2588 = fadd contract double %2585, %2587
  store double %2588, ptr %2586, align 8, !tbaa !20
  %2589 = add nuw nsw i64 %2571, 3
  %2590 = getelementptr inbounds double, ptr %2016, i64 %2589
  %2591 = load double, ptr %2590, align 8, !tbaa !20
  %2592 = getelementptr inbounds double, ptr %2010, i64 %2589
  %2593 = load double, ptr %2592, align 8, !tbaa !20
  %2594 = fadd contract double %2591, %2593
  store double %2594, ptr %2592, align 8, !tbaa !20
  %2595 = add nuw nsw i64 %2571, 4
  %2596 = icmp eq i64 %2595, %2436
  br i1 %2596, label %2562, label %2570, !llvm.loop !92

2597:                                             ; preds = %2672, %2562
  %2598 = load i64, ptr %0, align 8, !tbaa !13
  %2599 = icmp sgt i64 %2598, 0
  br i1 %2599, label %2684, label %2718

2600:                                             ; preds = %2672, %2563
  %2601 = phi i64 [ 0, %2563 ], [ %2682, %2672 ]
  %2602 = getelementptr inbounds i64, ptr %2565, i64 %2601
  %2603 = load i64, ptr %2602, align 8, !tbaa !19
  %2604 = getelementptr i64, ptr %2602, i64 1
  %2605 = load i64, ptr %2604, align 8, !tbaa !19
  %2606 = icmp slt i64 %2603, %2605
  br i1 %2606, label %2607, label %2672

2607:                                             ; preds = %2600
  %2608 = sub i64 %2605, %2603
  %2609 = and i64 %2608, 3
  %2610 = icmp eq i64 %2609, 0
  br i1 %2610, label %2626, label %2611

2611:                                             ; preds = %2607, %2611
  %2612 = phi i64 [ %2623, %2611 ], [ %2603, %2607 ]
  %2613 = phi double [ %2622, %2611 ], [ 0.000000e+00, %2607 ]
  %2614 = phi i64 [ %2624, %2611 ], [ 0, %2607 ]
  %2615 = getelementptr inbounds double, ptr %2568, i64 %2612
  %2616 = load double, ptr %2615, align 8, !tbaa !20
  %2617 = getelementptr inbounds i64, ptr %2569, i64 %2612
  %2618 = load i64, ptr %2617, align 8, !tbaa !19
  %2619 = getelementptr inbounds double, ptr %2010, i64 %2618
  %2620 = load double, ptr %2619, align 8, !tbaa !20
  %2621 = fmul contract double %2616, %2620
  %2622 = fadd contract double %2613, %2621
  %2623 = add nsw i64 %2612, 1
  %2624 = add i64 %2614, 1
  %2625 = icmp eq i64 %2624, %2609
  br i1 %2625, label %2626, label %2611, !llvm.loop !93

2626:                                             ; preds = %2611, %2607
  %2627 = phi double [ undef, %2607 ], [ %2622, %2611 ]
  %2628 = phi i64 [ %2603, %2607 ], [ %2623, %2611 ]
  %2629 = phi double [ 0.000000e+00, %2607 ], [ %2622, %2611 ]
  %2630 = sub i64 %2603, %2605
  %2631 = icmp ugt i64 %2630, -4
  br i1 %2631, label %2672, label %2632

2632:                                             ; preds = %2626, %2632
  %2633 = phi i64 [ %2670, %2632 ], [ %2628, %2626 ]
  %2634 = phi double [ %2669, %2632 ], [ %2629, %2626 ]
  %2635 = getelementptr inbounds double, ptr %2568, i64 %2633
  %2636 = load double, ptr %2635, align 8, !tbaa !20
  %2637 = getelementptr inbounds i64, ptr %2569, i64 %2633
  %2638 = load i64, ptr %2637, align 8, !tbaa !19
  %2639 = getelementptr inbounds double, ptr %2010, i64 %2638
  %2640 = load double, ptr %2639, align 8, !tbaa !20
  %2641 = fmul contract double %2636, %2640
  %2642 = fadd contract double %2634, %2641
  %2643 = add nsw i64 %2633, 1
  %2644 = getelementptr inbounds double, ptr %2568, i64 %2643
  %2645 = load double, ptr %2644, align 8, !tbaa !20
  %2646 = getelementptr inbounds i64, ptr %2569, i64 %2643
  %2647 = load i64, ptr %2646, align 8, !tbaa !19
  %2648 = getelementptr inbounds double, ptr %2010, i64 %2647
  %2649 = load double, ptr %2648, align 8, !tbaa !20
  %2650 = fmul contract double %2645, %2649
  %2651 = fadd contract double %2642, %2650
  %2652 = add nsw i64 %2633, 2
  %2653 = getelementptr inbounds double, ptr %2568, i64 %2652
  %2654 = load double, ptr %2653, align 8, !tbaa !20
  %2655 = getelementptr inbounds i64, ptr %2569, i64 %2652
  %2656 = load i64, ptr %2655, align 8, !tbaa !19
  %2657 = getelementptr inbounds double, ptr %2010, i64 %2656
  %2658 = load double, ptr %2657, align 8, !tbaa !20
  %2659 = fmul contract double %2654, %2658
  %2660 = fadd contract double %2651, %2659
  %2661 = add nsw i64 %2633, 3
  %2662 = getelementptr inbounds double, ptr %2568, i64 %2661
  %2663 = load double, ptr %2662, align 8, !tbaa !20
  %2664 = getelementptr inbounds i64, ptr %2569, i64 %2661
  %2665 = load i64, ptr %2664, align 8, !tbaa !19
  %2666 = getelementptr inbounds double, ptr %2010, i64 %2665
  %2667 = load double, ptr %2666, align 8, !tbaa !20
  %2668 = fmul contract double %2663, %2667
  %2669 = fadd contract double %2660, %2668
  %2670 = add nsw i64 %2633, 4
  %2671 = icmp eq i64 %2670, %2605
  br i1 %2671, label %2672, label %2632, !llvm.loop !73

2672:                                             ; preds = %2626, %2632, %2600
  %2673 = phi double [ 0.000000e+00, %2600 ], [ %2627, %2626 ], [ %2669, %2632 ]
  %2674 = getelementptr inbounds double, ptr %2568, i64 %2603
  %2675 = load double, ptr %2674, align 8, !tbaa !20
  %2676 = fdiv contract double %2673, %2675
  %2677 = getelementptr inbounds i64, ptr %2569, i64 %2603
  %2678 = load i64, ptr %2677, align 8, !tbaa !19
  %2679 = getelementptr inbounds double, ptr %2010, i64 %2678
  %2680 = load double, ptr %2679, align 8, !tbaa !20
  %2681 = fsub contract double %2680, %2676
  store double %2681, ptr %2679, align 8, !tbaa !20
  %2682 = add nuw nsw i64 %2601, 1
  %2683 = icmp eq i64 %2682, %1744
  br i1 %2683, label %2597, label %2600, !llvm.loop !94

2684:                                             ; preds = %2597, %2684
  %2685 = phi i64 [ %2716, %2684 ], [ 0, %2597 ]
  %2686 = getelementptr inbounds %struct.Link, ptr %2011, i64 %2685, i32 15, i64 0
  %2687 = getelementptr inbounds %struct.Link, ptr %2011, i64 %2685, i32 10, i64 0
  %2688 = getelementptr inbounds %struct.Link, ptr %2011, i64 %2685, i32 17, i64 0
  %2689 = getelementptr inbounds %struct.Link, ptr %2011, i64 %2685, i32 14, i64 0
  %2690 = load <2 x double>, ptr %2686, align 8, !tbaa !20
  %2691 = load <2 x double>, ptr %2687, align 8, !tbaa !20
  %2692 = fadd contract <2 x double> %2690, %2691
  store <2 x double> %2692, ptr %2687, align 8, !tbaa !20
  %2693 = load <2 x double>, ptr %2688, align 8, !tbaa !20
  %2694 = load <2 x double>, ptr %2689, align 8, !tbaa !20
  %2695 = fadd contract <2 x double> %2693, %2694
  store <2 x double> %2695, ptr %2689, align 8, !tbaa !20
  %2696 = getelementptr inbounds %struct.Link, ptr %2011, i64 %2685, i32 15, i64 2
  %2697 = getelementptr inbounds %struct.Link, ptr %2011, i64 %2685, i32 10, i64 2
  %2698 = getelementptr inbounds %struct.Link, ptr %2011, i64 %2685, i32 17, i64 2
  %2699 = getelementptr inbounds %struct.Link, ptr %2011, i64 %2685, i32 14, i64 2
  %2700 = load <2 x double>, ptr %2696, align 8, !tbaa !20
  %2701 = load <2 x double>, ptr %2697, align 8, !tbaa !20
  %2702 = fadd contract <2 x double> %2700, %2701
  store <2 x double> %2702, ptr %2697, align 8, !tbaa !20
  %2703 = load <2 x double>, ptr %2698, align 8, !tbaa !20
  %2704 = load <2 x double>, ptr %2699, align 8, !tbaa !20
  %2705 = fadd contract <2 x double> %2703, %2704
  store <2 x double> %2705, ptr %2699, align 8, !tbaa !20
  %2706 = getelementptr inbounds %struct.Link, ptr %2011, i64 %2685, i32 15, i64 4
  %2707 = getelementptr inbounds %struct.Link, ptr %2011, i64 %2685, i32 10, i64 4
  %2708 = getelementptr inbounds %struct.Link, ptr %2011, i64 %2685, i32 17, i64 4
  %2709 = getelementptr inbounds %struct.Link, ptr %2011, i64 %2685, i32 14, i64 4
  %2710 = load <2 x double>, ptr %2706, align 8, !tbaa !20
  %2711 = load <2 x double>, ptr %2707, align 8, !tbaa !20
  %2712 = fadd contract <2 x double> %2710, %2711
  store <2 x double> %2712, ptr %2707, align 8, !tbaa !20
  %2713 = load <2 x double>, ptr %2708, align 8, !tbaa !20
  %2714 = load <2 x double>, ptr %2709, align 8, !tbaa !20
  %2715 = fadd contract <2 x double> %2713, %2714
  store <2 x double> %2715, ptr %2709, align 8, !tbaa !20
  %2716 = add nuw nsw i64 %2685, 1
  %2717 = icmp eq i64 %2716, %2598
  br i1 %2717, label %2718, label %2684, !llvm.loop !95

2718:                                             ; preds = %2684, %2597, %1742
  br i1 %9, label %2728, label %2719

2719:                                             ; preds = %2718
  %2720 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  %2721 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 3
  %2722 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 4
  %2723 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 1
  %2724 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 5
  %2725 = getelementptr inbounds [6 x double], ptr %5, i64 0, i64 2
  %2726 = load i64, ptr %0, align 8, !tbaa !13
  %2727 = icmp sgt i64 %2726, 0
  br i1 %2727, label %2729, label %2728

2728:                                             ; preds = %2792, %2719, %2718
  ret void

2729:                                             ; preds = %2719, %2792
  %2730 = phi i64 [ %2825, %2792 ], [ 0, %2719 ]
  %2731 = mul nsw i64 %2730, 33
  %2732 = getelementptr inbounds double, ptr %19, i64 %2731
  %2733 = load ptr, ptr %145, align 8, !tbaa !14
  %2734 = getelementptr inbounds %struct.Link, ptr %2733, i64 %2730
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5) #9
  %2735 = getelementptr inbounds double, ptr %2732, i64 20
  %2736 = getelementptr inbounds %struct.Link, ptr %2733, i64 %2730, i32 14
  %2737 = getelementptr inbounds double, ptr %2736, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %2735, ptr noundef nonnull align 8 dereferenceable(24) %2737, i64 24, i1 false)
  %2738 = getelementptr inbounds double, ptr %2732, i64 23
  %2739 = getelementptr inbounds double, ptr %2736, i64 1
  %2740 = getelementptr inbounds double, ptr %2736, i64 2
  %2741 = load double, ptr %2734, align 8, !tbaa !20
  %2742 = load double, ptr %2736, align 8, !tbaa !20
  %2743 = fmul contract double %2741, %2742
  %2744 = getelementptr double, ptr %2734, i64 3
  %2745 = load double, ptr %2744, align 8, !tbaa !20
  %2746 = load double, ptr %2739, align 8, !tbaa !20
  %2747 = fmul contract double %2745, %2746
  %2748 = fadd contract double %2743, %2747
  %2749 = getelementptr double, ptr %2734, i64 6
  %2750 = load double, ptr %2749, align 8, !tbaa !20
  %2751 = load double, ptr %2740, align 8, !tbaa !20
  %2752 = fmul contract double %2750, %2751
  %2753 = fadd contract double %2748, %2752
  store double %2753, ptr %2738, align 8, !tbaa !20
  %2754 = getelementptr inbounds double, ptr %2734, i64 1
  %2755 = load double, ptr %2754, align 8, !tbaa !20
  %2756 = load double, ptr %2736, align 8, !tbaa !20
  %2757 = fmul contract double %2755, %2756
  %2758 = getelementptr double, ptr %2734, i64 4
  %2759 = load double, ptr %2758, align 8, !tbaa !20
  %2760 = load double, ptr %2739, align 8, !tbaa !20
  %2761 = fmul contract double %2759, %2760
  %2762 = fadd contract double %2757, %2761
  %2763 = getelementptr double, ptr %2734, i64 7
  %2764 = load double, ptr %2763, align 8, !tbaa !20
  %2765 = load double, ptr %2740, align 8, !tbaa !20
  %2766 = fmul contract double %2764, %2765
  %2767 = fadd contract double %2762, %2766
  %2768 = getelementptr inbounds double, ptr %2732, i64 24
  store double %2767, ptr %2768, align 8, !tbaa !20
  %2769 = getelementptr inbounds double, ptr %2734, i64 2
  %2770 = load double, ptr %2769, align 8, !tbaa !20
  %2771 = load double, ptr %2736, align 8, !tbaa !20
  %2772 = fmul contract double %2770, %2771
  %2773 = getelementptr double, ptr %2734, i64 5
  %2774 = load double, ptr %2773, align 8, !tbaa !20
  %2775 = load double, ptr %2739, align 8, !tbaa !20
  %2776 = fmul contract double %2774, %2775
  %2777 = fadd contract double %2772, %2776
  %2778 = getelementptr double, ptr %2734, i64 8
  %2779 = load double, ptr %2778, align 8, !tbaa !20
  %2780 = load double, ptr %2740, align 8, !tbaa !20
  %2781 = fmul contract double %2779, %2780
  %2782 = fadd contract double %2777, %2781
  %2783 = getelementptr inbounds double, ptr %2732, i64 25
  store double %2782, ptr %2783, align 8, !tbaa !20
  %2784 = load ptr, ptr %2720, align 8, !tbaa !54
  %2785 = getelementptr inbounds i64, ptr %2784, i64 %2730
  %2786 = load i64, ptr %2785, align 8, !tbaa !19
  %2787 = icmp slt i64 %2786, 0
  br i1 %2787, label %2792, label %2788

2788:                                             ; preds = %2729
  %2789 = getelementptr double, ptr %2732, i64 %2786
  %2790 = getelementptr double, ptr %2789, i64 23
  %2791 = load double, ptr %2790, align 8, !tbaa !20
  br label %2792

2792:                                             ; preds = %2729, %2788
  %2793 = phi contract double [ %2791, %2788 ], [ 0.000000e+00, %2729 ]
  %2794 = getelementptr inbounds double, ptr %2732, i64 26
  store double %2793, ptr %2794, align 8, !tbaa !20
  call fastcc void @times_inertia(ptr noundef nonnull %2734, ptr noundef nonnull %2736, ptr noundef nonnull %5)
  %2795 = load double, ptr %2721, align 8, !tbaa !20
  %2796 = getelementptr inbounds %struct.Link, ptr %2733, i64 %2730, i32 10, i64 3
  %2797 = load double, ptr %2796, align 8, !tbaa !20
  %2798 = fadd contract double %2795, %2797
  %2799 = getelementptr double, ptr %2732, i64 27
  store double %2798, ptr %2799, align 8, !tbaa !20
  %2800 = load double, ptr %5, align 16, !tbaa !20
  %2801 = getelementptr inbounds %struct.Link, ptr %2733, i64 %2730, i32 10, i64 0
  %2802 = load double, ptr %2801, align 8, !tbaa !20
  %2803 = fadd contract double %2800, %2802
  %2804 = getelementptr double, ptr %2732, i64 30
  store double %2803, ptr %2804, align 8, !tbaa !20
  %2805 = load double, ptr %2722, align 16, !tbaa !20
  %2806 = getelementptr inbounds %struct.Link, ptr %2733, i64 %2730, i32 10, i64 4
  %2807 = load double, ptr %2806, align 8, !tbaa !20
  %2808 = fadd contract double %2805, %2807
  %2809 = getelementptr double, ptr %2732, i64 28
  store double %2808, ptr %2809, align 8, !tbaa !20
  %2810 = load double, ptr %2723, align 8, !tbaa !20
  %2811 = getelementptr inbounds %struct.Link, ptr %2733, i64 %2730, i32 10, i64 1
  %2812 = load double, ptr %2811, align 8, !tbaa !20
  %2813 = fadd contract double %2810, %2812
  %2814 = getelementptr double, ptr %2732, i64 31
  store double %2813, ptr %2814, align 8, !tbaa !20
  %2815 = load double, ptr %2724, align 8, !tbaa !20
  %2816 = getelementptr inbounds %struct.Link, ptr %2733, i64 %2730, i32 10, i64 5
  %2817 = load double, ptr %2816, align 8, !tbaa !20
  %2818 = fadd contract double %2815, %2817
  %2819 = getelementptr double, ptr %2732, i64 29
  store double %2818, ptr %2819, align 8, !tbaa !20
  %2820 = load double, ptr %2725, align 16, !tbaa !20
  %2821 = getelementptr inbounds %struct.Link, ptr %2733, i64 %2730, i32 10, i64 2
  %2822 = load double, ptr %2821, align 8, !tbaa !20
  %2823 = fadd contract double %2820, %2822
  %2824 = getelementptr double, ptr %2732, i64 32
  store double %2823, ptr %2824, align 8, !tbaa !20
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5) #9
  %2825 = add nuw nsw i64 %2730, 1
  %2826 = load i64, ptr %0, align 8, !tbaa !13
  %2827 = icmp slt i64 %2825, %2826
  br i1 %2827, label %2729, label %2728
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
  br i1 %21, label %16, label %8, !llvm.loop !96

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
  br i1 %143, label %52, label %60, !llvm.loop !97

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
  br i1 %165, label %100, label %144, !llvm.loop !98

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
  br i1 %197, label %31, label %22, !llvm.loop !99

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
  %281 = load double, ptr %219, align 8, !tbaa !20, !alias.scope !100
  %282 = insertelement <2 x double> poison, double %281, i64 0
  %283 = shufflevector <2 x double> %282, <2 x double> poison, <2 x i32> zeroinitializer
  %284 = load double, ptr %254, align 8, !tbaa !20, !alias.scope !100
  %285 = insertelement <2 x double> poison, double %284, i64 0
  %286 = shufflevector <2 x double> %285, <2 x double> poison, <2 x i32> zeroinitializer
  %287 = load double, ptr %255, align 8, !tbaa !20, !alias.scope !100
  %288 = insertelement <2 x double> poison, double %287, i64 0
  %289 = shufflevector <2 x double> %288, <2 x double> poison, <2 x i32> zeroinitializer
  %290 = load double, ptr %256, align 8, !tbaa !20, !alias.scope !100
  %291 = insertelement <2 x double> poison, double %290, i64 0
  %292 = shufflevector <2 x double> %291, <2 x double> poison, <2 x i32> zeroinitializer
  %293 = load double, ptr %257, align 8, !tbaa !20, !alias.scope !100
  %294 = insertelement <2 x double> poison, double %293, i64 0
  %295 = shufflevector <2 x double> %294, <2 x double> poison, <2 x i32> zeroinitializer
  %296 = load double, ptr %258, align 8, !tbaa !20, !alias.scope !100
  %297 = insertelement <2 x double> poison, double %296, i64 0
  %298 = shufflevector <2 x double> %297, <2 x double> poison, <2 x i32> zeroinitializer
  br label %299

299:                                              ; preds = %299, %279
  %300 = phi i64 [ 0, %279 ], [ %325, %299 ]
  %301 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 16, i64 %300
  %302 = load <2 x double>, ptr %301, align 8, !tbaa !20, !alias.scope !103
  %303 = getelementptr inbounds double, ptr %218, i64 %300
  store <2 x double> %302, ptr %303, align 8, !tbaa !20, !alias.scope !105, !noalias !107
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
  store <2 x double> %314, ptr %303, align 8, !tbaa !20, !alias.scope !105, !noalias !107
  %315 = fmul contract <2 x double> %308, %286
  %316 = fsub contract <2 x double> %314, %315
  store <2 x double> %316, ptr %303, align 8, !tbaa !20, !alias.scope !105, !noalias !107
  %317 = fmul contract <2 x double> %309, %289
  %318 = fsub contract <2 x double> %316, %317
  store <2 x double> %318, ptr %303, align 8, !tbaa !20, !alias.scope !105, !noalias !107
  %319 = fmul contract <2 x double> %310, %292
  %320 = fsub contract <2 x double> %318, %319
  store <2 x double> %320, ptr %303, align 8, !tbaa !20, !alias.scope !105, !noalias !107
  %321 = fmul contract <2 x double> %311, %295
  %322 = fsub contract <2 x double> %320, %321
  store <2 x double> %322, ptr %303, align 8, !tbaa !20, !alias.scope !105, !noalias !107
  %323 = fmul contract <2 x double> %312, %298
  %324 = fsub contract <2 x double> %322, %323
  store <2 x double> %324, ptr %303, align 8, !tbaa !20, !alias.scope !105, !noalias !107
  %325 = add nuw i64 %300, 2
  %326 = icmp eq i64 %325, %280
  br i1 %326, label %327, label %299, !llvm.loop !109

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
  br i1 %442, label %331, label %400, !llvm.loop !110

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
  br i1 %489, label %490, label %443, !llvm.loop !111

490:                                              ; preds = %443, %199, %331, %387
  %491 = add nuw nsw i64 %200, 1
  %492 = load i64, ptr %0, align 8, !tbaa !13
  %493 = icmp slt i64 %491, %492
  br i1 %493, label %199, label %198, !llvm.loop !112
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
!68 = !{!6, !10, i64 280}
!69 = !{!6, !10, i64 416}
!70 = !{!6, !10, i64 288}
!71 = distinct !{!71, !23}
!72 = distinct !{!72, !31}
!73 = distinct !{!73, !23}
!74 = distinct !{!74, !23}
!75 = distinct !{!75, !31}
!76 = distinct !{!76, !23}
!77 = distinct !{!77, !31}
!78 = distinct !{!78, !23}
!79 = distinct !{!79, !23}
!80 = distinct !{!80, !23}
!81 = distinct !{!81, !23}
!82 = distinct !{!82, !23}
!83 = !{!84}
!84 = distinct !{!84, !85}
!85 = distinct !{!85, !"LVerDomain"}
!86 = !{!87}
!87 = distinct !{!87, !85}
!88 = distinct !{!88, !23, !48, !49}
!89 = distinct !{!89, !31}
!90 = distinct !{!90, !23}
!91 = distinct !{!91, !23}
!92 = distinct !{!92, !23, !48}
!93 = distinct !{!93, !31}
!94 = distinct !{!94, !23}
!95 = distinct !{!95, !23}
!96 = distinct !{!96, !23}
!97 = distinct !{!97, !23}
!98 = distinct !{!98, !23}
!99 = distinct !{!99, !23}
!100 = !{!101}
!101 = distinct !{!101, !102}
!102 = distinct !{!102, !"LVerDomain"}
!103 = !{!104}
!104 = distinct !{!104, !102}
!105 = !{!106}
!106 = distinct !{!106, !102}
!107 = !{!101, !108, !104}
!108 = distinct !{!108, !102}
!109 = distinct !{!109, !23, !48, !49}
!110 = distinct !{!110, !23, !48}
!111 = distinct !{!111, !23}
!112 = distinct !{!112, !23}
