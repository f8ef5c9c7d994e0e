; sha256 of tree_algorithms.c and its headers: 916fece192b942157339e6dbf6fdb9f4e47f6c94cb4993e1ccd17b8e6768961a

%struct.Link = type { [9 x double], [3 x double], [3 x double], [3 x double], [3 x double], [36 x double], [6 x double], [9 x double], [9 x double], [9 x double], [6 x double], [36 x double], [36 x double], [6 x double], [6 x double], [6 x double], [6 x double], [6 x double] }
%struct.Tree = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Whole = type { double, [3 x double], [9 x double], [9 x double], [9 x double], [6 x double], [36 x double], [18 x double] }

@tree_offsets = local_unnamed_addr constant [74 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248, i64 256, i64 264, i64 272, i64 280, i64 288, i64 296, i64 304, i64 312, i64 320, i64 328, i64 336, i64 344, i64 352, i64 360, i64 368, i64 376, i64 384, i64 392, i64 400, i64 408, i64 416, i64 424, i64 432, i64 440, i64 448, i64 456, i64 464, i64 472, i64 480, i64 488, i64 496, i64 504, i64 512, i64 520, i64 528, i64 536, i64 544, i64 552, i64 560, i64 568, i64 576, i64 584], align 16
@ground = internal unnamed_addr constant %struct.Link { [9 x double] [double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 1.000000e+00], [3 x double] zeroinitializer, [3 x double] zeroinitializer, [3 x double] zeroinitializer, [3 x double] zeroinitializer, [36 x double] zeroinitializer, [6 x double] zeroinitializer, [9 x double] zeroinitializer, [9 x double] zeroinitializer, [9 x double] zeroinitializer, [6 x double] zeroinitializer, [36 x double] zeroinitializer, [36 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer, [6 x double] zeroinitializer }, align 8
@regressor.first = internal unnamed_addr constant [6 x i64] [i64 0, i64 0, i64 0, i64 1, i64 1, i64 2], align 16
@regressor.second = internal unnamed_addr constant [6 x i64] [i64 0, i64 1, i64 2, i64 1, i64 2, i64 2], align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @size_of_link() local_unnamed_addr #0 {
  ret i64 1584
}

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
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 10
  %12 = load i64, ptr %11, align 8, !tbaa !5
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %766

14:                                               ; preds = %1
  %15 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 67
  %16 = load ptr, ptr %15, align 8, !tbaa !11
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 66
  %18 = load ptr, ptr %17, align 8, !tbaa !12
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 65
  %20 = load ptr, ptr %19, align 8, !tbaa !13
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 64
  %22 = load ptr, ptr %21, align 8, !tbaa !14
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 63
  %24 = load ptr, ptr %23, align 8, !tbaa !15
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 62
  %26 = load ptr, ptr %25, align 8, !tbaa !16
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 12
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 16
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 9
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 59
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %36 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 24
  %37 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %38 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %39 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %40 = getelementptr inbounds double, ptr %4, i64 2
  %41 = getelementptr inbounds double, ptr %2, i64 1
  %42 = getelementptr inbounds double, ptr %2, i64 3
  %43 = getelementptr inbounds double, ptr %2, i64 4
  %44 = getelementptr inbounds double, ptr %2, i64 5
  %45 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %46 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 15
  %47 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 61
  %48 = getelementptr inbounds double, ptr %6, i64 3
  %49 = getelementptr inbounds double, ptr %6, i64 1
  %50 = getelementptr inbounds double, ptr %5, i64 1
  %51 = getelementptr inbounds double, ptr %6, i64 5
  %52 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %53 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %54 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 40
  %55 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %56 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %57 = getelementptr inbounds double, ptr %10, i64 3
  %58 = getelementptr inbounds double, ptr %7, i64 2
  %59 = getelementptr inbounds double, ptr %7, i64 3
  %60 = getelementptr inbounds double, ptr %7, i64 5
  %61 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %62 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 11
  %63 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 13
  %64 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 14
  %65 = load i64, ptr %28, align 8, !tbaa !17
  br label %66

66:                                               ; preds = %14, %760
  %67 = phi i64 [ %65, %14 ], [ %744, %760 ]
  %68 = phi i64 [ 0, %14 ], [ %763, %760 ]
  %69 = phi ptr [ %16, %14 ], [ %762, %760 ]
  %70 = phi ptr [ %18, %14 ], [ %756, %760 ]
  %71 = phi ptr [ %20, %14 ], [ %754, %760 ]
  %72 = phi ptr [ %22, %14 ], [ %752, %760 ]
  %73 = phi ptr [ %24, %14 ], [ %747, %760 ]
  %74 = phi ptr [ %26, %14 ], [ %745, %760 ]
  store i64 0, ptr %27, align 8, !tbaa !18
  %75 = icmp sgt i64 %67, 0
  br i1 %75, label %76, label %87

76:                                               ; preds = %66, %76
  %77 = phi i64 [ %83, %76 ], [ 0, %66 ]
  %78 = phi double [ %82, %76 ], [ 0.000000e+00, %66 ]
  %79 = getelementptr inbounds double, ptr %74, i64 %77
  %80 = load double, ptr %79, align 8, !tbaa !19
  %81 = fmul contract double %80, 0.000000e+00
  %82 = fadd contract double %78, %81
  %83 = add nuw nsw i64 %77, 1
  %84 = icmp eq i64 %83, %67
  br i1 %84, label %85, label %76, !llvm.loop !21

85:                                               ; preds = %76
  %86 = fcmp contract une double %82, 0.000000e+00
  br i1 %86, label %766, label %87

87:                                               ; preds = %66, %85
  %88 = load i64, ptr %29, align 8, !tbaa !24
  %89 = icmp slt i64 %88, 1
  br i1 %89, label %103, label %90

90:                                               ; preds = %87, %90
  %91 = phi i64 [ %97, %90 ], [ 0, %87 ]
  %92 = phi double [ %96, %90 ], [ 0.000000e+00, %87 ]
  %93 = getelementptr inbounds double, ptr %73, i64 %91
  %94 = load double, ptr %93, align 8, !tbaa !19
  %95 = fmul contract double %94, 0.000000e+00
  %96 = fadd contract double %92, %95
  %97 = add nuw nsw i64 %91, 1
  %98 = icmp eq i64 %97, %88
  br i1 %98, label %99, label %90, !llvm.loop !21

99:                                               ; preds = %90
  %100 = fcmp contract une double %96, 0.000000e+00
  br i1 %100, label %766, label %101

101:                                              ; preds = %99
  %102 = icmp eq ptr %72, null
  br i1 %102, label %116, label %105

103:                                              ; preds = %87
  %104 = icmp eq ptr %72, null
  br label %116

105:                                              ; preds = %101, %105
  %106 = phi i64 [ %112, %105 ], [ 0, %101 ]
  %107 = phi double [ %111, %105 ], [ 0.000000e+00, %101 ]
  %108 = getelementptr inbounds double, ptr %72, i64 %106
  %109 = load double, ptr %108, align 8, !tbaa !19
  %110 = fmul contract double %109, 0.000000e+00
  %111 = fadd contract double %107, %110
  %112 = add nuw nsw i64 %106, 1
  %113 = icmp eq i64 %112, %88
  br i1 %113, label %114, label %105, !llvm.loop !21

114:                                              ; preds = %105
  %115 = fcmp contract une double %111, 0.000000e+00
  br i1 %115, label %766, label %116

116:                                              ; preds = %101, %103, %114
  %117 = phi i1 [ false, %114 ], [ true, %101 ], [ %104, %103 ]
  %118 = load ptr, ptr %30, align 8, !tbaa !25
  %119 = shl i64 %67, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %118, ptr align 8 %74, i64 %119, i1 false)
  %120 = load ptr, ptr %30, align 8, !tbaa !25
  %121 = load i64, ptr %28, align 8, !tbaa !17
  %122 = getelementptr inbounds double, ptr %120, i64 %121
  %123 = load i64, ptr %29, align 8, !tbaa !24
  %124 = shl i64 %123, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %122, ptr align 8 %73, i64 %124, i1 false)
  %125 = load i64, ptr %31, align 8, !tbaa !26
  %126 = icmp ne i64 %125, 0
  %127 = icmp eq i64 %68, 0
  %128 = or i1 %127, %126
  br i1 %128, label %129, label %151

129:                                              ; preds = %116
  %130 = load i64, ptr %32, align 8, !tbaa !27
  %131 = icmp sgt i64 %130, -1
  br i1 %131, label %132, label %143

132:                                              ; preds = %129, %132
  %133 = phi i64 [ %139, %132 ], [ 0, %129 ]
  %134 = phi double [ %138, %132 ], [ 0.000000e+00, %129 ]
  %135 = getelementptr inbounds double, ptr %71, i64 %133
  %136 = load double, ptr %135, align 8, !tbaa !19
  %137 = fmul contract double %136, 0.000000e+00
  %138 = fadd contract double %134, %137
  %139 = add nuw nsw i64 %133, 1
  %140 = icmp eq i64 %133, %130
  br i1 %140, label %141, label %132, !llvm.loop !21

141:                                              ; preds = %132
  %142 = fcmp contract une double %138, 0.000000e+00
  br i1 %142, label %766, label %143

143:                                              ; preds = %129, %141
  %144 = load ptr, ptr %30, align 8, !tbaa !25
  %145 = load i64, ptr %28, align 8, !tbaa !17
  %146 = getelementptr inbounds double, ptr %144, i64 %145
  %147 = load i64, ptr %29, align 8, !tbaa !24
  %148 = getelementptr inbounds double, ptr %146, i64 %147
  %149 = shl i64 %130, 3
  %150 = add i64 %149, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %148, ptr align 8 %71, i64 %150, i1 false)
  br label %151

151:                                              ; preds = %116, %143
  %152 = load i64, ptr %33, align 8, !tbaa !28
  switch i64 %152, label %743 [
    i64 0, label %161
    i64 1, label %163
    i64 2, label %153
    i64 3, label %178
    i64 4, label %179
    i64 5, label %355
    i64 6, label %373
    i64 7, label %466
    i64 8, label %730
    i64 9, label %736
    i64 10, label %738
  ]

153:                                              ; preds = %151
  %154 = load i64, ptr %29, align 8, !tbaa !24
  %155 = icmp sgt i64 %154, 0
  br i1 %155, label %156, label %177

156:                                              ; preds = %153
  %157 = load ptr, ptr %30, align 8, !tbaa !25
  %158 = load i64, ptr %28, align 8, !tbaa !17
  %159 = getelementptr double, ptr %157, i64 %158
  %160 = shl nuw i64 %154, 3
  call void @llvm.memset.p0.i64(ptr align 8 %159, i8 0, i64 %160, i1 false), !tbaa !19
  br label %177

161:                                              ; preds = %151
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1)
  call fastcc void @forward(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %70)
  %162 = load i64, ptr %27, align 8, !tbaa !18
  br label %740

163:                                              ; preds = %151
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1)
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %70)
  %164 = icmp eq ptr %69, null
  br i1 %164, label %743, label %165

165:                                              ; preds = %163
  %166 = load i64, ptr %0, align 8, !tbaa !29
  %167 = icmp sgt i64 %166, 0
  br i1 %167, label %168, label %743

168:                                              ; preds = %165, %168
  %169 = phi i64 [ %174, %168 ], [ 0, %165 ]
  %170 = mul nuw nsw i64 %169, 6
  %171 = getelementptr inbounds double, ptr %69, i64 %170
  %172 = load ptr, ptr %61, align 8, !tbaa !30
  %173 = getelementptr inbounds %struct.Whole, ptr %172, i64 %169, i32 5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %171, ptr noundef nonnull align 8 dereferenceable(48) %173, i64 48, i1 false)
  %174 = add nuw nsw i64 %169, 1
  %175 = load i64, ptr %0, align 8, !tbaa !29
  %176 = icmp slt i64 %174, %175
  br i1 %176, label %168, label %743

177:                                              ; preds = %156, %153
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef null, ptr noundef %70)
  br label %743

178:                                              ; preds = %151
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @mass(ptr noundef nonnull %0, ptr noundef %70)
  br label %743

179:                                              ; preds = %151
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1)
  %180 = load i64, ptr %29, align 8, !tbaa !24
  %181 = load ptr, ptr %53, align 8, !tbaa !31
  %182 = shl i64 %180, 3
  %183 = mul i64 %182, %180
  call void @llvm.memset.p0.i64(ptr align 8 %70, i8 0, i64 %183, i1 false)
  %184 = load i64, ptr %0, align 8, !tbaa !29
  %185 = icmp sgt i64 %184, 0
  br i1 %185, label %186, label %743

186:                                              ; preds = %179, %240
  %187 = phi i64 [ %241, %240 ], [ 0, %179 ]
  %188 = load ptr, ptr %39, align 8, !tbaa !32
  %189 = getelementptr inbounds i64, ptr %188, i64 %187
  %190 = load i64, ptr %189, align 8, !tbaa !33
  %191 = load ptr, ptr %37, align 8, !tbaa !34
  %192 = getelementptr inbounds %struct.Link, ptr %191, i64 %187
  %193 = getelementptr inbounds %struct.Link, ptr %191, i64 %187, i32 1
  %194 = load double, ptr %193, align 8, !tbaa !19
  %195 = getelementptr inbounds %struct.Link, ptr %191, i64 %187, i32 1, i64 1
  %196 = load <2 x double>, ptr %195, align 8, !tbaa !19
  %197 = getelementptr inbounds %struct.Link, ptr %191, i64 %187, i32 2
  %198 = load double, ptr %197, align 8, !tbaa !19
  %199 = getelementptr inbounds %struct.Link, ptr %191, i64 %187, i32 2, i64 1
  %200 = load <2 x double>, ptr %199, align 8, !tbaa !19
  %201 = load ptr, ptr %54, align 8, !tbaa !35
  %202 = getelementptr inbounds i64, ptr %201, i64 %187
  %203 = load i64, ptr %202, align 8, !tbaa !33
  %204 = icmp eq i64 %203, 0
  br i1 %204, label %228, label %205

205:                                              ; preds = %186
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8) #11
  %206 = load ptr, ptr %55, align 8, !tbaa !36
  %207 = getelementptr inbounds i64, ptr %206, i64 %187
  %208 = load i64, ptr %207, align 8, !tbaa !33
  %209 = getelementptr i64, ptr %207, i64 1
  %210 = load i64, ptr %209, align 8, !tbaa !33
  %211 = sub nsw i64 %210, %208
  %212 = icmp sgt i64 %211, 0
  br i1 %212, label %213, label %226

213:                                              ; preds = %205
  %214 = load ptr, ptr %30, align 8, !tbaa !25
  %215 = load ptr, ptr %56, align 8, !tbaa !37
  %216 = getelementptr i64, ptr %215, i64 %208
  br label %217

217:                                              ; preds = %217, %213
  %218 = phi i64 [ 0, %213 ], [ %224, %217 ]
  %219 = getelementptr i64, ptr %216, i64 %218
  %220 = load i64, ptr %219, align 8, !tbaa !33
  %221 = getelementptr inbounds double, ptr %214, i64 %220
  %222 = load double, ptr %221, align 8, !tbaa !19
  %223 = getelementptr inbounds [64 x double], ptr %8, i64 0, i64 %218
  store double %222, ptr %223, align 8, !tbaa !19
  %224 = add nuw nsw i64 %218, 1
  %225 = icmp eq i64 %224, %211
  br i1 %225, label %226, label %217, !llvm.loop !38

226:                                              ; preds = %217, %205
  %227 = inttoptr i64 %203 to ptr
  call void %227(ptr noundef %181, ptr noundef nonnull %8, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8) #11
  br label %228

228:                                              ; preds = %226, %186
  %229 = icmp sgt i64 %190, 0
  br i1 %229, label %230, label %240

230:                                              ; preds = %228
  %231 = getelementptr inbounds %struct.Link, ptr %191, i64 %187, i32 5
  %232 = insertelement <2 x double> poison, double %194, i64 1
  %233 = shufflevector <2 x double> %232, <2 x double> %196, <2 x i32> <i32 3, i32 1>
  %234 = insertelement <2 x double> poison, double %198, i64 1
  %235 = shufflevector <2 x double> %196, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %236 = insertelement <2 x double> %235, double %194, i64 1
  %237 = extractelement <2 x double> %200, i64 0
  %238 = extractelement <2 x double> %196, i64 0
  %239 = shufflevector <2 x double> %234, <2 x double> %200, <2 x i32> <i32 3, i32 1>
  br label %244

240:                                              ; preds = %338, %228
  %241 = add nuw nsw i64 %187, 1
  %242 = load i64, ptr %0, align 8, !tbaa !29
  %243 = icmp slt i64 %241, %242
  br i1 %243, label %186, label %743, !llvm.loop !39

244:                                              ; preds = %338, %230
  %245 = phi i64 [ 0, %230 ], [ %344, %338 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #11
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  %246 = load ptr, ptr %54, align 8, !tbaa !35
  %247 = getelementptr inbounds i64, ptr %246, i64 %187
  %248 = load i64, ptr %247, align 8, !tbaa !33
  %249 = icmp eq i64 %248, 0
  %250 = mul nsw i64 %245, 6
  br i1 %249, label %293, label %251

251:                                              ; preds = %244
  %252 = getelementptr inbounds double, ptr %181, i64 %250
  %253 = getelementptr inbounds double, ptr %252, i64 1
  %254 = load double, ptr %252, align 8, !tbaa !19
  %255 = load <2 x double>, ptr %253, align 8, !tbaa !19
  br label %256

256:                                              ; preds = %256, %251
  %257 = phi i64 [ 0, %251 ], [ %270, %256 ]
  %258 = mul nuw nsw i64 %257, 3
  %259 = getelementptr inbounds double, ptr %192, i64 %258
  %260 = load double, ptr %259, align 8, !tbaa !19
  %261 = fmul contract double %254, %260
  %262 = getelementptr double, ptr %259, i64 1
  %263 = load <2 x double>, ptr %262, align 8, !tbaa !19
  %264 = fmul contract <2 x double> %255, %263
  %265 = extractelement <2 x double> %264, i64 0
  %266 = fadd contract double %261, %265
  %267 = extractelement <2 x double> %264, i64 1
  %268 = fadd contract double %266, %267
  %269 = getelementptr inbounds double, ptr %10, i64 %257
  store double %268, ptr %269, align 8, !tbaa !19
  %270 = add nuw nsw i64 %257, 1
  %271 = icmp eq i64 %270, 3
  br i1 %271, label %272, label %256, !llvm.loop !40

272:                                              ; preds = %256
  %273 = getelementptr inbounds double, ptr %252, i64 3
  %274 = getelementptr inbounds double, ptr %252, i64 4
  %275 = load double, ptr %273, align 8, !tbaa !19
  %276 = load <2 x double>, ptr %274, align 8, !tbaa !19
  br label %277

277:                                              ; preds = %277, %272
  %278 = phi i64 [ 0, %272 ], [ %291, %277 ]
  %279 = mul nuw nsw i64 %278, 3
  %280 = getelementptr inbounds double, ptr %192, i64 %279
  %281 = load double, ptr %280, align 8, !tbaa !19
  %282 = fmul contract double %275, %281
  %283 = getelementptr double, ptr %280, i64 1
  %284 = load <2 x double>, ptr %283, align 8, !tbaa !19
  %285 = fmul contract <2 x double> %276, %284
  %286 = extractelement <2 x double> %285, i64 0
  %287 = fadd contract double %282, %286
  %288 = extractelement <2 x double> %285, i64 1
  %289 = fadd contract double %287, %288
  %290 = getelementptr inbounds double, ptr %57, i64 %278
  store double %289, ptr %290, align 8, !tbaa !19
  %291 = add nuw nsw i64 %278, 1
  %292 = icmp eq i64 %291, 3
  br i1 %292, label %293, label %277, !llvm.loop !40

293:                                              ; preds = %277, %244
  %294 = getelementptr inbounds double, ptr %231, i64 %250
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #11
  %295 = getelementptr inbounds double, ptr %294, i64 1
  %296 = load double, ptr %294, align 8, !tbaa !19
  %297 = load <2 x double>, ptr %295, align 8, !tbaa !19
  %298 = shufflevector <2 x double> %297, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %299 = insertelement <2 x double> %298, double %296, i64 1
  %300 = fmul contract <2 x double> %196, %299
  %301 = fmul contract <2 x double> %233, %297
  %302 = fsub contract <2 x double> %300, %301
  store <2 x double> %302, ptr %7, align 16, !tbaa !19
  %303 = extractelement <2 x double> %297, i64 0
  %304 = fmul contract double %194, %303
  %305 = fmul contract double %238, %296
  %306 = fsub contract double %304, %305
  store double %306, ptr %58, align 16, !tbaa !19
  %307 = getelementptr inbounds double, ptr %294, i64 3
  %308 = getelementptr inbounds double, ptr %294, i64 4
  %309 = load double, ptr %307, align 8, !tbaa !19
  %310 = fmul contract double %238, %309
  %311 = load <2 x double>, ptr %308, align 8, !tbaa !19
  %312 = shufflevector <2 x double> %311, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %313 = insertelement <2 x double> %312, double %309, i64 1
  %314 = fmul contract <2 x double> %196, %313
  %315 = fmul contract <2 x double> %236, %311
  %316 = fsub contract <2 x double> %314, %315
  %317 = extractelement <2 x double> %311, i64 0
  %318 = fmul contract double %194, %317
  %319 = fsub contract double %318, %310
  %320 = fmul contract <2 x double> %200, %299
  %321 = fmul contract <2 x double> %239, %297
  %322 = fsub contract <2 x double> %320, %321
  %323 = fadd contract <2 x double> %322, %316
  store <2 x double> %323, ptr %59, align 8, !tbaa !19
  %324 = fmul contract double %198, %303
  %325 = fmul contract double %237, %296
  %326 = fsub contract double %324, %325
  %327 = fadd contract double %326, %319
  store double %327, ptr %60, align 8, !tbaa !19
  br label %328

328:                                              ; preds = %328, %293
  %329 = phi i64 [ 0, %293 ], [ %335, %328 ]
  %330 = getelementptr inbounds [6 x double], ptr %7, i64 0, i64 %329
  %331 = load <2 x double>, ptr %330, align 16, !tbaa !19
  %332 = getelementptr inbounds double, ptr %10, i64 %329
  %333 = load <2 x double>, ptr %332, align 16, !tbaa !19
  %334 = fadd contract <2 x double> %331, %333
  store <2 x double> %334, ptr %332, align 16, !tbaa !19
  %335 = add nuw i64 %329, 2
  %336 = icmp eq i64 %335, 6
  br i1 %336, label %337, label %328, !llvm.loop !41

337:                                              ; preds = %328
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #11
  br label %346

338:                                              ; preds = %346
  %339 = load ptr, ptr %45, align 8, !tbaa !44
  %340 = getelementptr inbounds i64, ptr %339, i64 %187
  %341 = load i64, ptr %340, align 8, !tbaa !33
  %342 = getelementptr inbounds double, ptr %70, i64 %341
  %343 = getelementptr inbounds double, ptr %342, i64 %245
  call fastcc void @respond(ptr noundef nonnull %0, i64 noundef %187, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef null, ptr noundef %343, i64 noundef %180)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #11
  %344 = add nuw nsw i64 %245, 1
  %345 = icmp eq i64 %344, %190
  br i1 %345, label %240, label %244, !llvm.loop !45

346:                                              ; preds = %346, %337
  %347 = phi i64 [ 0, %337 ], [ %353, %346 ]
  %348 = add nuw nsw i64 %347, %250
  %349 = getelementptr inbounds %struct.Link, ptr %191, i64 %187, i32 5, i64 %348
  %350 = load double, ptr %349, align 8, !tbaa !19
  %351 = fmul contract double %350, 5.000000e-01
  %352 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %347
  store double %351, ptr %352, align 8, !tbaa !19
  %353 = add nuw nsw i64 %347, 1
  %354 = icmp eq i64 %353, 3
  br i1 %354, label %338, label %346, !llvm.loop !46

355:                                              ; preds = %151
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  %356 = load i64, ptr %0, align 8, !tbaa !29
  %357 = icmp sgt i64 %356, 0
  br i1 %357, label %358, label %743

358:                                              ; preds = %355, %358
  %359 = phi ptr [ %370, %358 ], [ %70, %355 ]
  %360 = phi i64 [ %369, %358 ], [ 0, %355 ]
  %361 = load ptr, ptr %37, align 8, !tbaa !34
  %362 = getelementptr inbounds %struct.Link, ptr %361, i64 %360
  %363 = getelementptr inbounds %struct.Link, ptr %361, i64 %360, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %359, ptr noundef nonnull align 8 dereferenceable(24) %363, i64 24, i1 false)
  %364 = getelementptr inbounds double, ptr %359, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %364, ptr noundef nonnull align 8 dereferenceable(72) %362, i64 72, i1 false)
  %365 = getelementptr inbounds double, ptr %359, i64 12
  %366 = getelementptr inbounds %struct.Link, ptr %361, i64 %360, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %365, ptr noundef nonnull align 8 dereferenceable(24) %366, i64 24, i1 false)
  %367 = getelementptr inbounds double, ptr %359, i64 15
  %368 = getelementptr inbounds %struct.Link, ptr %361, i64 %360, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %367, ptr noundef nonnull align 8 dereferenceable(24) %368, i64 24, i1 false)
  %369 = add nuw nsw i64 %360, 1
  %370 = getelementptr inbounds double, ptr %359, i64 18
  %371 = load i64, ptr %0, align 8, !tbaa !29
  %372 = icmp slt i64 %369, %371
  br i1 %372, label %358, label %743, !llvm.loop !47

373:                                              ; preds = %151
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  %374 = load ptr, ptr %37, align 8, !tbaa !34
  %375 = load i64, ptr %29, align 8, !tbaa !24
  %376 = load i64, ptr %46, align 8, !tbaa !48
  %377 = mul i64 %375, 48
  call void @llvm.memset.p0.i64(ptr align 8 %70, i8 0, i64 %377, i1 false)
  %378 = icmp slt i64 %376, 0
  br i1 %378, label %743, label %379

379:                                              ; preds = %373
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #11
  %380 = getelementptr inbounds %struct.Link, ptr %374, i64 %376
  %381 = load ptr, ptr %47, align 8, !tbaa !49
  %382 = getelementptr inbounds double, ptr %381, i64 1
  %383 = load double, ptr %381, align 8, !tbaa !19
  %384 = load <2 x double>, ptr %382, align 8, !tbaa !19
  br label %385

385:                                              ; preds = %385, %379
  %386 = phi i64 [ 0, %379 ], [ %399, %385 ]
  %387 = mul nuw nsw i64 %386, 3
  %388 = getelementptr inbounds double, ptr %380, i64 %387
  %389 = load double, ptr %388, align 8, !tbaa !19
  %390 = fmul contract double %383, %389
  %391 = getelementptr double, ptr %388, i64 1
  %392 = load <2 x double>, ptr %391, align 8, !tbaa !19
  %393 = fmul contract <2 x double> %384, %392
  %394 = extractelement <2 x double> %393, i64 0
  %395 = fadd contract double %390, %394
  %396 = extractelement <2 x double> %393, i64 1
  %397 = fadd contract double %395, %396
  %398 = getelementptr inbounds double, ptr %5, i64 %386
  store double %397, ptr %398, align 8, !tbaa !19
  %399 = add nuw nsw i64 %386, 1
  %400 = icmp eq i64 %399, 3
  br i1 %400, label %401, label %385, !llvm.loop !40

401:                                              ; preds = %385
  %402 = load ptr, ptr %39, align 8, !tbaa !32
  %403 = load ptr, ptr %52, align 8, !tbaa !50
  br label %404

404:                                              ; preds = %452, %401
  %405 = phi i64 [ %376, %401 ], [ %454, %452 ]
  %406 = getelementptr inbounds i64, ptr %402, i64 %405
  %407 = load i64, ptr %406, align 8, !tbaa !33
  %408 = icmp sgt i64 %407, 0
  br i1 %408, label %410, label %409

409:                                              ; preds = %441, %404
  br label %456

410:                                              ; preds = %404
  %411 = getelementptr inbounds %struct.Link, ptr %374, i64 %405, i32 5
  %412 = load <2 x double>, ptr %50, align 8, !tbaa !19
  %413 = load double, ptr %5, align 16, !tbaa !19
  %414 = load ptr, ptr %45, align 8, !tbaa !44
  %415 = getelementptr inbounds i64, ptr %414, i64 %405
  %416 = load i64, ptr %415, align 8, !tbaa !33
  %417 = getelementptr double, ptr %70, i64 %416
  %418 = insertelement <2 x double> poison, double %413, i64 1
  %419 = extractelement <2 x double> %412, i64 0
  %420 = shufflevector <2 x double> %418, <2 x double> %412, <2 x i32> <i32 3, i32 1>
  br label %421

421:                                              ; preds = %441, %410
  %422 = phi i64 [ 0, %410 ], [ %442, %441 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #11
  %423 = mul nuw nsw i64 %422, 6
  %424 = getelementptr inbounds double, ptr %411, i64 %423
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %424, i64 48, i1 false)
  %425 = load double, ptr %6, align 16, !tbaa !19
  %426 = load <2 x double>, ptr %49, align 8, !tbaa !19
  %427 = fmul contract <2 x double> %420, %426
  %428 = shufflevector <2 x double> %426, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %429 = insertelement <2 x double> %428, double %425, i64 1
  %430 = fmul contract <2 x double> %412, %429
  %431 = fsub contract <2 x double> %427, %430
  %432 = load <2 x double>, ptr %48, align 8, !tbaa !19
  %433 = fadd contract <2 x double> %432, %431
  store <2 x double> %433, ptr %48, align 8, !tbaa !19
  %434 = fmul contract double %419, %425
  %435 = extractelement <2 x double> %426, i64 0
  %436 = fmul contract double %413, %435
  %437 = fsub contract double %434, %436
  %438 = load double, ptr %51, align 8, !tbaa !19
  %439 = fadd contract double %437, %438
  store double %439, ptr %51, align 8, !tbaa !19
  %440 = getelementptr double, ptr %417, i64 %422
  br label %444

441:                                              ; preds = %444
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #11
  %442 = add nuw nsw i64 %422, 1
  %443 = icmp eq i64 %442, %407
  br i1 %443, label %409, label %421, !llvm.loop !51

444:                                              ; preds = %444, %421
  %445 = phi i64 [ 0, %421 ], [ %450, %444 ]
  %446 = getelementptr inbounds [6 x double], ptr %6, i64 0, i64 %445
  %447 = load double, ptr %446, align 8, !tbaa !19
  %448 = mul nsw i64 %445, %375
  %449 = getelementptr double, ptr %440, i64 %448
  store double %447, ptr %449, align 8, !tbaa !19
  %450 = add nuw nsw i64 %445, 1
  %451 = icmp eq i64 %450, 6
  br i1 %451, label %441, label %444, !llvm.loop !52

452:                                              ; preds = %456
  %453 = getelementptr inbounds i64, ptr %403, i64 %405
  %454 = load i64, ptr %453, align 8, !tbaa !33
  %455 = icmp sgt i64 %454, -1
  br i1 %455, label %404, label %465, !llvm.loop !53

456:                                              ; preds = %409, %456
  %457 = phi i64 [ %463, %456 ], [ 0, %409 ]
  %458 = getelementptr inbounds %struct.Link, ptr %374, i64 %405, i32 4, i64 %457
  %459 = load double, ptr %458, align 8, !tbaa !19
  %460 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %457
  %461 = load double, ptr %460, align 8, !tbaa !19
  %462 = fadd contract double %459, %461
  store double %462, ptr %460, align 8, !tbaa !19
  %463 = add nuw nsw i64 %457, 1
  %464 = icmp eq i64 %463, 3
  br i1 %464, label %452, label %456, !llvm.loop !54

465:                                              ; preds = %452
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #11
  br label %743

466:                                              ; preds = %151
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @all_accelerations(ptr noundef nonnull %0, ptr noundef %72)
  %467 = load ptr, ptr %37, align 8, !tbaa !34
  %468 = load i64, ptr %0, align 8, !tbaa !29
  %469 = mul nsw i64 %468, 10
  %470 = load i64, ptr %29, align 8, !tbaa !24
  %471 = mul i64 %468, 80
  %472 = mul i64 %471, %470
  call void @llvm.memset.p0.i64(ptr align 8 %70, i8 0, i64 %472, i1 false)
  %473 = load i64, ptr %0, align 8, !tbaa !29
  %474 = icmp sgt i64 %473, 0
  br i1 %474, label %475, label %743

475:                                              ; preds = %466, %500
  %476 = phi i64 [ %501, %500 ], [ 0, %466 ]
  %477 = getelementptr inbounds %struct.Link, ptr %467, i64 %476
  %478 = getelementptr inbounds %struct.Link, ptr %467, i64 %476, i32 14
  %479 = getelementptr inbounds %struct.Link, ptr %467, i64 %476, i32 14, i64 3
  %480 = load ptr, ptr %38, align 8, !tbaa !55
  %481 = load <2 x double>, ptr %479, align 8, !tbaa !19
  %482 = load <2 x double>, ptr %480, align 8, !tbaa !19
  %483 = fsub contract <2 x double> %481, %482
  %484 = getelementptr inbounds %struct.Link, ptr %467, i64 %476, i32 14, i64 5
  %485 = load double, ptr %484, align 8, !tbaa !19
  %486 = getelementptr inbounds double, ptr %480, i64 2
  %487 = load double, ptr %486, align 8, !tbaa !19
  %488 = fsub contract double %485, %487
  %489 = mul nsw i64 %476, 10
  %490 = getelementptr inbounds double, ptr %70, i64 %489
  %491 = getelementptr inbounds double, ptr %478, i64 1
  %492 = getelementptr inbounds double, ptr %478, i64 2
  %493 = getelementptr inbounds %struct.Link, ptr %467, i64 %476, i32 1
  %494 = getelementptr inbounds double, ptr %493, i64 1
  %495 = getelementptr inbounds double, ptr %493, i64 2
  %496 = getelementptr inbounds %struct.Link, ptr %467, i64 %476, i32 5
  %497 = shufflevector <2 x double> %483, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %498 = insertelement <2 x double> %497, double %488, i64 0
  %499 = extractelement <2 x double> %483, i64 1
  br label %504

500:                                              ; preds = %693
  %501 = add nuw nsw i64 %476, 1
  %502 = load i64, ptr %0, align 8, !tbaa !29
  %503 = icmp slt i64 %501, %502
  br i1 %503, label %475, label %743, !llvm.loop !56

504:                                              ; preds = %693, %475
  %505 = phi i64 [ 0, %475 ], [ %694, %693 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %2) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %2, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #11
  br label %506

506:                                              ; preds = %510, %504
  %507 = phi i64 [ 0, %504 ], [ %511, %510 ]
  br label %513

508:                                              ; preds = %510
  %509 = icmp eq i64 %505, 0
  br i1 %509, label %522, label %523

510:                                              ; preds = %513
  %511 = add nuw nsw i64 %507, 1
  %512 = icmp eq i64 %511, 3
  br i1 %512, label %508, label %506, !llvm.loop !57

513:                                              ; preds = %513, %506
  %514 = phi i64 [ 0, %506 ], [ %520, %513 ]
  %515 = mul nuw nsw i64 %514, 3
  %516 = add nuw nsw i64 %515, %507
  %517 = getelementptr inbounds [9 x double], ptr %477, i64 0, i64 %516
  %518 = load double, ptr %517, align 8, !tbaa !19
  %519 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %507, i64 %514
  store double %518, ptr %519, align 8, !tbaa !19
  %520 = add nuw nsw i64 %514, 1
  %521 = icmp eq i64 %520, 3
  br i1 %521, label %510, label %513, !llvm.loop !58

522:                                              ; preds = %508
  store <2 x double> %483, ptr %42, align 8
  store double %488, ptr %44, align 8
  br label %673

523:                                              ; preds = %508
  %524 = icmp ult i64 %505, 4
  br i1 %524, label %525, label %587

525:                                              ; preds = %523
  %526 = add nsw i64 %505, -1
  %527 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %526
  %528 = getelementptr inbounds double, ptr %527, i64 2
  %529 = load double, ptr %528, align 8, !tbaa !19
  %530 = load double, ptr %493, align 8, !tbaa !19
  %531 = fmul contract double %529, %530
  %532 = load double, ptr %491, align 8, !tbaa !19
  %533 = load double, ptr %492, align 8, !tbaa !19
  %534 = load double, ptr %478, align 8, !tbaa !19
  %535 = fmul contract double %499, %529
  %536 = load <2 x double>, ptr %527, align 8, !tbaa !19
  %537 = extractelement <2 x double> %536, i64 1
  %538 = load <2 x double>, ptr %494, align 8, !tbaa !19
  %539 = insertelement <2 x double> %536, double %529, i64 0
  %540 = fmul contract <2 x double> %538, %539
  %541 = shufflevector <2 x double> %540, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %542 = fsub contract <2 x double> %540, %541
  %543 = extractelement <2 x double> %536, i64 0
  %544 = shufflevector <2 x double> %538, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %545 = fmul contract <2 x double> %544, %536
  %546 = extractelement <2 x double> %545, i64 0
  %547 = fsub contract double %546, %531
  %548 = fmul contract double %537, %530
  %549 = fmul contract <2 x double> %538, %536
  %550 = extractelement <2 x double> %549, i64 0
  %551 = fsub contract double %548, %550
  %552 = fmul contract double %537, %534
  %553 = fmul contract double %543, %532
  %554 = fsub contract double %552, %553
  %555 = insertelement <2 x double> %538, double %533, i64 1
  %556 = shufflevector <2 x double> %536, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %557 = insertelement <2 x double> %556, double %551, i64 0
  %558 = fmul contract <2 x double> %555, %557
  %559 = shufflevector <2 x double> %538, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %560 = insertelement <2 x double> %559, double %534, i64 1
  %561 = insertelement <2 x double> poison, double %547, i64 0
  %562 = insertelement <2 x double> %561, double %529, i64 1
  %563 = fmul contract <2 x double> %560, %562
  %564 = fsub contract <2 x double> %558, %563
  %565 = insertelement <2 x double> %538, double %532, i64 0
  %566 = insertelement <2 x double> poison, double %529, i64 0
  %567 = shufflevector <2 x double> %566, <2 x double> %542, <2 x i32> <i32 0, i32 2>
  %568 = fmul contract <2 x double> %565, %567
  %569 = insertelement <2 x double> %556, double %551, i64 1
  %570 = insertelement <2 x double> poison, double %533, i64 0
  %571 = insertelement <2 x double> %570, double %530, i64 1
  %572 = fmul contract <2 x double> %569, %571
  %573 = fsub contract <2 x double> %568, %572
  %574 = fadd contract <2 x double> %573, %564
  store <2 x double> %574, ptr %42, align 8, !tbaa !19
  %575 = fmul contract double %530, %547
  %576 = fmul contract <2 x double> %538, %542
  %577 = extractelement <2 x double> %576, i64 0
  %578 = fsub contract double %575, %577
  %579 = fadd contract double %578, %554
  store double %579, ptr %44, align 8, !tbaa !19
  %580 = fmul contract double %488, %537
  %581 = fsub contract double %580, %535
  store double %581, ptr %2, align 16, !tbaa !19
  %582 = insertelement <2 x double> poison, double %529, i64 0
  %583 = shufflevector <2 x double> %582, <2 x double> %536, <2 x i32> <i32 0, i32 2>
  %584 = fmul contract <2 x double> %483, %583
  %585 = fmul contract <2 x double> %498, %536
  %586 = fsub contract <2 x double> %584, %585
  store <2 x double> %586, ptr %41, align 8, !tbaa !19
  br label %673

587:                                              ; preds = %523
  %588 = add nsw i64 %505, -4
  %589 = getelementptr inbounds [6 x i64], ptr @regressor.first, i64 0, i64 %588
  %590 = load i64, ptr %589, align 8, !tbaa !33
  %591 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %590
  %592 = getelementptr inbounds [6 x i64], ptr @regressor.second, i64 0, i64 %588
  %593 = load i64, ptr %592, align 8, !tbaa !33
  %594 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %593
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #11
  %595 = icmp ne i64 %590, %593
  %596 = uitofp i1 %595 to double
  %597 = load double, ptr %594, align 8, !tbaa !19
  %598 = getelementptr inbounds double, ptr %594, i64 1
  %599 = load double, ptr %598, align 8, !tbaa !19
  %600 = getelementptr inbounds double, ptr %594, i64 2
  %601 = load double, ptr %600, align 8, !tbaa !19
  %602 = load double, ptr %492, align 8, !tbaa !19
  %603 = load double, ptr %591, align 8, !tbaa !19
  %604 = getelementptr inbounds double, ptr %591, i64 1
  %605 = load double, ptr %604, align 8, !tbaa !19
  %606 = getelementptr inbounds double, ptr %591, i64 2
  %607 = load double, ptr %606, align 8, !tbaa !19
  %608 = load <2 x double>, ptr %478, align 8, !tbaa !19
  %609 = insertelement <2 x double> poison, double %603, i64 0
  %610 = insertelement <2 x double> %609, double %599, i64 1
  %611 = fmul contract <2 x double> %608, %610
  %612 = shufflevector <2 x double> %611, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %613 = insertelement <2 x double> poison, double %597, i64 0
  %614 = insertelement <2 x double> %613, double %605, i64 1
  %615 = fmul contract <2 x double> %608, %614
  %616 = fadd contract <2 x double> %612, %615
  %617 = insertelement <2 x double> poison, double %602, i64 0
  %618 = shufflevector <2 x double> %617, <2 x double> poison, <2 x i32> zeroinitializer
  %619 = insertelement <2 x double> poison, double %601, i64 0
  %620 = insertelement <2 x double> %619, double %607, i64 1
  %621 = fmul contract <2 x double> %618, %620
  %622 = fadd contract <2 x double> %616, %621
  %623 = load <2 x double>, ptr %493, align 8, !tbaa !19
  %624 = load double, ptr %495, align 8, !tbaa !19
  %625 = fmul contract <2 x double> %610, %623
  %626 = shufflevector <2 x double> %625, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %627 = fmul contract <2 x double> %614, %623
  %628 = fadd contract <2 x double> %626, %627
  %629 = insertelement <2 x double> poison, double %624, i64 0
  %630 = shufflevector <2 x double> %629, <2 x double> poison, <2 x i32> zeroinitializer
  %631 = fmul contract <2 x double> %620, %630
  %632 = fadd contract <2 x double> %628, %631
  br label %652

633:                                              ; preds = %652
  %634 = load double, ptr %40, align 16, !tbaa !19
  %635 = load double, ptr %2, align 16, !tbaa !19
  %636 = load <2 x double>, ptr %4, align 16, !tbaa !19
  %637 = shufflevector <2 x double> %623, <2 x double> %636, <2 x i32> <i32 1, i32 3>
  %638 = insertelement <2 x double> poison, double %634, i64 0
  %639 = insertelement <2 x double> %638, double %624, i64 1
  %640 = fmul contract <2 x double> %637, %639
  %641 = shufflevector <2 x double> %640, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %642 = fsub contract <2 x double> %640, %641
  %643 = extractelement <2 x double> %642, i64 0
  %644 = fadd contract double %635, %643
  store double %644, ptr %2, align 16, !tbaa !19
  %645 = shufflevector <2 x double> %629, <2 x double> %623, <2 x i32> <i32 0, i32 2>
  %646 = fmul contract <2 x double> %645, %636
  %647 = shufflevector <2 x double> %638, <2 x double> %636, <2 x i32> <i32 0, i32 2>
  %648 = fmul contract <2 x double> %623, %647
  %649 = fsub contract <2 x double> %646, %648
  %650 = load <2 x double>, ptr %41, align 8, !tbaa !19
  %651 = fadd contract <2 x double> %649, %650
  store <2 x double> %651, ptr %41, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %4) #11
  br label %673

652:                                              ; preds = %652, %587
  %653 = phi i64 [ 0, %587 ], [ %671, %652 ]
  %654 = getelementptr inbounds double, ptr %591, i64 %653
  %655 = load double, ptr %654, align 8, !tbaa !19
  %656 = getelementptr inbounds double, ptr %594, i64 %653
  %657 = load double, ptr %656, align 8, !tbaa !19
  %658 = fmul contract double %657, %596
  %659 = insertelement <2 x double> poison, double %655, i64 0
  %660 = insertelement <2 x double> %659, double %658, i64 1
  %661 = fmul contract <2 x double> %622, %660
  %662 = shufflevector <2 x double> %661, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %663 = fadd contract <2 x double> %661, %662
  %664 = extractelement <2 x double> %663, i64 0
  %665 = getelementptr inbounds [6 x double], ptr %2, i64 0, i64 %653
  store double %664, ptr %665, align 8, !tbaa !19
  %666 = fmul contract <2 x double> %632, %660
  %667 = shufflevector <2 x double> %666, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %668 = fadd contract <2 x double> %666, %667
  %669 = extractelement <2 x double> %668, i64 0
  %670 = getelementptr inbounds [3 x double], ptr %4, i64 0, i64 %653
  store double %669, ptr %670, align 8, !tbaa !19
  %671 = add nuw nsw i64 %653, 1
  %672 = icmp eq i64 %671, 3
  br i1 %672, label %633, label %652, !llvm.loop !59

673:                                              ; preds = %633, %525, %522
  %674 = phi double [ %581, %525 ], [ %644, %633 ], [ 0.000000e+00, %522 ]
  %675 = phi <2 x double> [ %586, %525 ], [ %651, %633 ], [ zeroinitializer, %522 ]
  %676 = getelementptr inbounds double, ptr %490, i64 %505
  %677 = load ptr, ptr %39, align 8, !tbaa !32
  %678 = getelementptr inbounds i64, ptr %677, i64 %476
  %679 = load i64, ptr %678, align 8, !tbaa !33
  %680 = icmp sgt i64 %679, 0
  br i1 %680, label %681, label %693

681:                                              ; preds = %673
  %682 = load double, ptr %42, align 8, !tbaa !19
  %683 = load double, ptr %43, align 16, !tbaa !19
  %684 = load double, ptr %44, align 8, !tbaa !19
  %685 = load ptr, ptr %45, align 8, !tbaa !44
  %686 = getelementptr inbounds i64, ptr %685, i64 %476
  %687 = load i64, ptr %686, align 8, !tbaa !33
  %688 = insertelement <2 x double> poison, double %674, i64 0
  %689 = insertelement <2 x double> %688, double %682, i64 1
  %690 = insertelement <2 x double> %675, double %683, i64 1
  %691 = shufflevector <2 x double> %675, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %692 = insertelement <2 x double> %691, double %684, i64 1
  br label %696

693:                                              ; preds = %696, %673
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %476, ptr noundef nonnull %2, ptr noundef %676, i64 noundef %469)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %2) #11
  %694 = add nuw nsw i64 %505, 1
  %695 = icmp eq i64 %694, 10
  br i1 %695, label %500, label %504, !llvm.loop !60

696:                                              ; preds = %696, %681
  %697 = phi i64 [ 0, %681 ], [ %728, %696 ]
  %698 = mul nuw nsw i64 %697, 6
  %699 = getelementptr inbounds double, ptr %496, i64 %698
  %700 = load double, ptr %699, align 8, !tbaa !19
  %701 = getelementptr inbounds double, ptr %699, i64 1
  %702 = load double, ptr %701, align 8, !tbaa !19
  %703 = getelementptr inbounds double, ptr %699, i64 2
  %704 = load double, ptr %703, align 8, !tbaa !19
  %705 = getelementptr inbounds double, ptr %699, i64 3
  %706 = load double, ptr %705, align 8, !tbaa !19
  %707 = getelementptr inbounds double, ptr %699, i64 4
  %708 = load double, ptr %707, align 8, !tbaa !19
  %709 = getelementptr inbounds double, ptr %699, i64 5
  %710 = load double, ptr %709, align 8, !tbaa !19
  %711 = insertelement <2 x double> poison, double %700, i64 0
  %712 = insertelement <2 x double> %711, double %706, i64 1
  %713 = fmul contract <2 x double> %689, %712
  %714 = insertelement <2 x double> poison, double %702, i64 0
  %715 = insertelement <2 x double> %714, double %708, i64 1
  %716 = fmul contract <2 x double> %690, %715
  %717 = fadd contract <2 x double> %713, %716
  %718 = insertelement <2 x double> poison, double %704, i64 0
  %719 = insertelement <2 x double> %718, double %710, i64 1
  %720 = fmul contract <2 x double> %692, %719
  %721 = fadd contract <2 x double> %717, %720
  %722 = shufflevector <2 x double> %721, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %723 = fadd contract <2 x double> %721, %722
  %724 = extractelement <2 x double> %723, i64 0
  %725 = add nsw i64 %697, %687
  %726 = mul nsw i64 %725, %469
  %727 = getelementptr inbounds double, ptr %676, i64 %726
  store double %724, ptr %727, align 8, !tbaa !19
  %728 = add nuw nsw i64 %697, 1
  %729 = icmp eq i64 %728, %679
  br i1 %729, label %693, label %696, !llvm.loop !61

730:                                              ; preds = %151
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  %731 = load i64, ptr %35, align 8, !tbaa !62
  %732 = load i64, ptr %36, align 8, !tbaa !63
  %733 = load ptr, ptr %30, align 8, !tbaa !25
  %734 = inttoptr i64 %731 to ptr
  %735 = inttoptr i64 %732 to ptr
  call void %734(ptr noundef %70, ptr noundef %733, ptr noundef %735) #11
  br label %743

736:                                              ; preds = %151
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1)
  %737 = load ptr, ptr %34, align 8, !tbaa !64
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %737)
  call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1)
  call fastcc void @all_slopes(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %70)
  call fastcc void @mass(ptr noundef nonnull %0, ptr noundef %69)
  br label %743

738:                                              ; preds = %151
  %739 = call fastcc i64 @forward_slopes(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %70, ptr noundef %69)
  br label %740

740:                                              ; preds = %161, %738
  %741 = phi i64 [ %739, %738 ], [ %162, %161 ]
  %742 = icmp eq i64 %741, 0
  br i1 %742, label %743, label %766

743:                                              ; preds = %500, %358, %240, %168, %165, %163, %466, %465, %373, %355, %179, %151, %177, %178, %730, %736, %740
  %744 = load i64, ptr %28, align 8, !tbaa !17
  %745 = getelementptr inbounds double, ptr %74, i64 %744
  %746 = load i64, ptr %62, align 8, !tbaa !65
  %747 = getelementptr inbounds double, ptr %73, i64 %746
  br i1 %117, label %750, label %748

748:                                              ; preds = %743
  %749 = load i64, ptr %29, align 8, !tbaa !24
  br label %750

750:                                              ; preds = %743, %748
  %751 = phi i64 [ %749, %748 ], [ 0, %743 ]
  %752 = getelementptr inbounds double, ptr %72, i64 %751
  %753 = load i64, ptr %31, align 8, !tbaa !26
  %754 = getelementptr inbounds double, ptr %71, i64 %753
  %755 = load i64, ptr %63, align 8, !tbaa !66
  %756 = getelementptr inbounds double, ptr %70, i64 %755
  %757 = icmp eq ptr %69, null
  br i1 %757, label %760, label %758

758:                                              ; preds = %750
  %759 = load i64, ptr %64, align 8, !tbaa !67
  br label %760

760:                                              ; preds = %750, %758
  %761 = phi i64 [ %759, %758 ], [ 0, %750 ]
  %762 = getelementptr inbounds double, ptr %69, i64 %761
  %763 = add nuw nsw i64 %68, 1
  %764 = load i64, ptr %11, align 8, !tbaa !5
  %765 = icmp slt i64 %763, %764
  br i1 %765, label %66, label %766, !llvm.loop !68

766:                                              ; preds = %760, %114, %99, %85, %141, %740, %1
  %767 = phi i64 [ -1, %1 ], [ %68, %740 ], [ %68, %141 ], [ %68, %85 ], [ %68, %99 ], [ %68, %114 ], [ -1, %760 ]
  ret i64 %767
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind uwtable
define void @state_slopes(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #1 {
  %4 = alloca [36 x double], align 16
  %5 = alloca [64 x double], align 16
  %6 = alloca [42 x double], align 16
  %7 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !24
  %9 = shl nsw i64 %8, 1
  %10 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 16
  %11 = load i64, ptr %10, align 8, !tbaa !27
  %12 = add nsw i64 %9, %11
  %13 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 17
  %14 = load i64, ptr %13, align 8, !tbaa !69
  %15 = add nsw i64 %12, %14
  %16 = sub nsw i64 %15, %8
  %17 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 3
  %18 = load i64, ptr %17, align 8, !tbaa !17
  %19 = add nsw i64 %16, %18
  %20 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 56
  %21 = load ptr, ptr %20, align 8, !tbaa !25
  %22 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !70
  %24 = shl i64 %23, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %1, i64 %24, i1 false)
  %25 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 23
  %26 = load i64, ptr %25, align 8, !tbaa !62
  %27 = inttoptr i64 %26 to ptr
  %28 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 24
  %29 = load i64, ptr %28, align 8, !tbaa !63
  %30 = inttoptr i64 %29 to ptr
  tail call void %27(ptr noundef %0, ptr noundef %1, ptr noundef %30) #11
  %31 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 10
  %32 = load i64, ptr %31, align 8, !tbaa !5
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 7
  store i64 0, ptr %34, align 8, !tbaa !18
  %35 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 66
  %36 = load ptr, ptr %35, align 8, !tbaa !12
  %37 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 67
  %38 = load ptr, ptr %37, align 8, !tbaa !11
  %39 = tail call fastcc i64 @forward_slopes(ptr noundef %2, ptr noundef null, ptr noundef %36, ptr noundef %38)
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %57, label %41

41:                                               ; preds = %3
  %42 = mul nsw i64 %19, %8
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %405

44:                                               ; preds = %41
  %45 = icmp eq i64 %42, 1
  br i1 %45, label %55, label %46

46:                                               ; preds = %44
  %47 = and i64 %42, 9223372036854775806
  br label %48

48:                                               ; preds = %48, %46
  %49 = phi i64 [ 0, %46 ], [ %51, %48 ]
  %50 = getelementptr inbounds double, ptr %33, i64 %49
  store <2 x double> <double 0x7FF8000000000000, double 0x7FF8000000000000>, ptr %50, align 8, !tbaa !19
  %51 = add nuw i64 %49, 2
  %52 = icmp eq i64 %51, %47
  br i1 %52, label %53, label %48, !llvm.loop !71

53:                                               ; preds = %48
  %54 = icmp eq i64 %42, %47
  br i1 %54, label %405, label %55

55:                                               ; preds = %44, %53
  %56 = phi i64 [ 0, %44 ], [ %47, %53 ]
  br label %71

57:                                               ; preds = %3
  %58 = load i64, ptr %2, align 8, !tbaa !29
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %76

60:                                               ; preds = %57
  %61 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 32
  %62 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 31
  %63 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 40
  %64 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 69
  %65 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 27
  %66 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 28
  %67 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 30
  %68 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 29
  %69 = getelementptr i8, ptr %4, i64 8
  %70 = getelementptr i8, ptr %4, i64 8
  br label %80

71:                                               ; preds = %55, %71
  %72 = phi i64 [ %74, %71 ], [ %56, %55 ]
  %73 = getelementptr inbounds double, ptr %33, i64 %72
  store double 0x7FF8000000000000, ptr %73, align 8, !tbaa !19
  %74 = add nuw nsw i64 %72, 1
  %75 = icmp eq i64 %74, %42
  br i1 %75, label %405, label %71, !llvm.loop !72

76:                                               ; preds = %389, %57
  %77 = icmp sgt i64 %8, 0
  br i1 %77, label %78, label %405

78:                                               ; preds = %76
  %79 = shl i64 %16, 3
  br label %393

80:                                               ; preds = %60, %389
  %81 = phi i64 [ 0, %60 ], [ %390, %389 ]
  %82 = load ptr, ptr %35, align 8, !tbaa !12
  %83 = load ptr, ptr %61, align 8, !tbaa !32
  %84 = getelementptr inbounds i64, ptr %83, i64 %81
  %85 = load i64, ptr %84, align 8, !tbaa !33
  %86 = load ptr, ptr %62, align 8, !tbaa !73
  %87 = getelementptr inbounds i64, ptr %86, i64 %81
  %88 = load i64, ptr %87, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 336, ptr nonnull %6) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(336) %6, i8 0, i64 336, i1 false)
  %89 = load ptr, ptr %63, align 8, !tbaa !35
  %90 = getelementptr inbounds i64, ptr %89, i64 %81
  %91 = load i64, ptr %90, align 8, !tbaa !33
  %92 = icmp eq i64 %91, 0
  br i1 %92, label %93, label %97

93:                                               ; preds = %80
  %94 = icmp sgt i64 %85, 0
  br i1 %94, label %95, label %344

95:                                               ; preds = %93
  %96 = add i64 %88, 1
  br label %338

97:                                               ; preds = %80
  %98 = mul nsw i64 %85, 6
  %99 = add nsw i64 %98, 12
  %100 = add nsw i64 %99, %88
  %101 = load ptr, ptr %64, align 8, !tbaa !31
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #11
  %102 = load ptr, ptr %65, align 8, !tbaa !36
  %103 = getelementptr inbounds i64, ptr %102, i64 %81
  %104 = load i64, ptr %103, align 8, !tbaa !33
  %105 = getelementptr i64, ptr %103, i64 1
  %106 = load i64, ptr %105, align 8, !tbaa !33
  %107 = sub nsw i64 %106, %104
  %108 = icmp sgt i64 %107, 0
  br i1 %108, label %109, label %122

109:                                              ; preds = %97
  %110 = load ptr, ptr %20, align 8, !tbaa !25
  %111 = load ptr, ptr %66, align 8, !tbaa !37
  %112 = getelementptr i64, ptr %111, i64 %104
  br label %113

113:                                              ; preds = %113, %109
  %114 = phi i64 [ 0, %109 ], [ %120, %113 ]
  %115 = getelementptr i64, ptr %112, i64 %114
  %116 = load i64, ptr %115, align 8, !tbaa !33
  %117 = getelementptr inbounds double, ptr %110, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !19
  %119 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %114
  store double %118, ptr %119, align 8, !tbaa !19
  %120 = add nuw nsw i64 %114, 1
  %121 = icmp eq i64 %120, %107
  br i1 %121, label %122, label %113, !llvm.loop !38

122:                                              ; preds = %113, %97
  %123 = inttoptr i64 %91 to ptr
  call void %123(ptr noundef %101, ptr noundef nonnull %5, ptr noundef null) #11
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #11
  %124 = load ptr, ptr %64, align 8, !tbaa !31
  %125 = getelementptr inbounds double, ptr %124, i64 %98
  %126 = getelementptr inbounds double, ptr %125, i64 12
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %4) #11
  %127 = icmp sgt i64 %85, 0
  br i1 %127, label %128, label %337

128:                                              ; preds = %122
  %129 = icmp sgt i64 %88, 0
  %130 = shl i64 %88, 3
  br label %131

131:                                              ; preds = %156, %128
  %132 = phi i64 [ 0, %128 ], [ %159, %156 ]
  %133 = mul nsw i64 %132, %85
  %134 = mul nsw i64 %132, %100
  %135 = getelementptr double, ptr %126, i64 %134
  br label %161

136:                                              ; preds = %156
  %137 = add nuw i64 %85, 1
  %138 = shl i64 %85, 3
  %139 = add nsw i64 %85, -1
  %140 = mul i64 %138, %139
  %141 = add i64 %138, 8
  %142 = mul i64 %138, %88
  %143 = getelementptr i8, ptr %6, i64 %142
  %144 = shl i64 %88, 3
  %145 = shl i64 %88, 3
  %146 = getelementptr i8, ptr %6, i64 %144
  %147 = getelementptr i8, ptr %69, i64 %140
  %148 = icmp eq i64 %88, 1
  %149 = and i64 %88, 9223372036854775806
  %150 = icmp eq i64 %88, %149
  %151 = icmp ult i64 %88, 4
  %152 = icmp slt i64 %144, 0
  %153 = and i64 %88, 9223372036854775806
  %154 = icmp eq i64 %88, %153
  %155 = icmp slt i64 %138, 0
  br label %183

156:                                              ; preds = %169
  %157 = mul nsw i64 %132, %88
  %158 = getelementptr inbounds double, ptr %6, i64 %157
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %158, ptr align 8 %135, i64 %130, i1 false)
  %159 = add nuw nsw i64 %132, 1
  %160 = icmp eq i64 %159, %85
  br i1 %160, label %136, label %131, !llvm.loop !74

161:                                              ; preds = %169, %131
  %162 = phi i64 [ 0, %131 ], [ %170, %169 ]
  %163 = add nuw nsw i64 %162, %133
  %164 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %163
  store double 0.000000e+00, ptr %164, align 8, !tbaa !19
  br i1 %129, label %165, label %169

165:                                              ; preds = %161
  %166 = mul nsw i64 %162, %100
  %167 = getelementptr double, ptr %126, i64 %166
  br label %172

168:                                              ; preds = %172
  store double %180, ptr %164, align 8, !tbaa !19
  br label %169

169:                                              ; preds = %168, %161
  %170 = add nuw nsw i64 %162, 1
  %171 = icmp eq i64 %170, %85
  br i1 %171, label %156, label %161, !llvm.loop !75

172:                                              ; preds = %172, %165
  %173 = phi double [ 0.000000e+00, %165 ], [ %180, %172 ]
  %174 = phi i64 [ 0, %165 ], [ %181, %172 ]
  %175 = getelementptr double, ptr %135, i64 %174
  %176 = load double, ptr %175, align 8, !tbaa !19
  %177 = getelementptr double, ptr %167, i64 %174
  %178 = load double, ptr %177, align 8, !tbaa !19
  %179 = fmul contract double %176, %178
  %180 = fadd contract double %173, %179
  %181 = add nuw nsw i64 %174, 1
  %182 = icmp eq i64 %181, %88
  br i1 %182, label %168, label %172, !llvm.loop !76

183:                                              ; preds = %258, %136
  %184 = phi i64 [ 0, %136 ], [ %259, %258 ]
  %185 = mul i64 %145, %184
  %186 = getelementptr i8, ptr %6, i64 %185
  %187 = getelementptr i8, ptr %146, i64 %185
  %188 = add nuw i64 %184, 1
  %189 = call i64 @llvm.smax.i64(i64 %85, i64 %188)
  %190 = sub nsw i64 %189, %184
  %191 = shl i64 %184, 3
  %192 = getelementptr i8, ptr %4, i64 %191
  %193 = getelementptr i8, ptr %147, i64 %191
  %194 = add nuw i64 %184, 1
  %195 = call i64 @llvm.smax.i64(i64 %85, i64 %194)
  %196 = xor i64 %184, -1
  %197 = add nsw i64 %195, %196
  %198 = shl i64 %197, 3
  %199 = getelementptr i8, ptr %193, i64 %198
  %200 = mul i64 %141, %184
  %201 = getelementptr i8, ptr %4, i64 %200
  %202 = getelementptr i8, ptr %70, i64 %200
  %203 = getelementptr i8, ptr %202, i64 %198
  br i1 %129, label %204, label %223

204:                                              ; preds = %183
  %205 = mul i64 %184, %137
  %206 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %205
  %207 = load double, ptr %206, align 8, !tbaa !19
  %208 = mul nsw i64 %184, %88
  %209 = getelementptr double, ptr %6, i64 %208
  br i1 %148, label %221, label %210

210:                                              ; preds = %204
  %211 = insertelement <2 x double> poison, double %207, i64 0
  %212 = shufflevector <2 x double> %211, <2 x double> poison, <2 x i32> zeroinitializer
  br label %213

213:                                              ; preds = %213, %210
  %214 = phi i64 [ 0, %210 ], [ %218, %213 ]
  %215 = getelementptr double, ptr %209, i64 %214
  %216 = load <2 x double>, ptr %215, align 8, !tbaa !19
  %217 = fdiv contract <2 x double> %216, %212
  store <2 x double> %217, ptr %215, align 8, !tbaa !19
  %218 = add nuw i64 %214, 2
  %219 = icmp eq i64 %218, %149
  br i1 %219, label %220, label %213, !llvm.loop !77

220:                                              ; preds = %213
  br i1 %150, label %223, label %221

221:                                              ; preds = %204, %220
  %222 = phi i64 [ 0, %204 ], [ %149, %220 ]
  br label %227

223:                                              ; preds = %227, %220, %183
  %224 = mul nsw i64 %184, %85
  %225 = add nuw nsw i64 %224, %184
  %226 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %225
  br label %249

227:                                              ; preds = %221, %227
  %228 = phi i64 [ %232, %227 ], [ %222, %221 ]
  %229 = getelementptr double, ptr %209, i64 %228
  %230 = load double, ptr %229, align 8, !tbaa !19
  %231 = fdiv contract double %230, %207
  store double %231, ptr %229, align 8, !tbaa !19
  %232 = add nuw nsw i64 %228, 1
  %233 = icmp eq i64 %232, %88
  br i1 %233, label %223, label %227, !llvm.loop !78

234:                                              ; preds = %249
  %235 = mul nsw i64 %184, %88
  %236 = getelementptr double, ptr %6, i64 %235
  %237 = icmp ult ptr %6, %187
  %238 = icmp ult ptr %186, %143
  %239 = and i1 %237, %238
  %240 = or i1 %239, %152
  %241 = icmp ult i64 %190, 2
  %242 = icmp ult ptr %192, %203
  %243 = icmp ult ptr %201, %199
  %244 = and i1 %242, %243
  %245 = or i1 %244, %155
  %246 = and i64 %190, -2
  %247 = add i64 %184, %246
  %248 = icmp eq i64 %190, %246
  br label %261

249:                                              ; preds = %249, %223
  %250 = phi i64 [ %85, %223 ], [ %251, %249 ]
  %251 = add nsw i64 %250, -1
  %252 = load double, ptr %226, align 8, !tbaa !19
  %253 = add nsw i64 %251, %224
  %254 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %253
  %255 = load double, ptr %254, align 8, !tbaa !19
  %256 = fdiv contract double %255, %252
  store double %256, ptr %254, align 8, !tbaa !19
  %257 = icmp sgt i64 %251, %184
  br i1 %257, label %249, label %234, !llvm.loop !79

258:                                              ; preds = %334
  %259 = add nuw nsw i64 %184, 1
  %260 = icmp eq i64 %259, %85
  br i1 %260, label %337, label %183, !llvm.loop !80

261:                                              ; preds = %334, %234
  %262 = phi i64 [ 0, %234 ], [ %335, %334 ]
  %263 = mul nsw i64 %262, %85
  %264 = add nuw nsw i64 %263, %184
  %265 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %264
  %266 = load double, ptr %265, align 8, !tbaa !19
  %267 = icmp eq i64 %262, %184
  %268 = fcmp contract oeq double %266, 0.000000e+00
  %269 = select i1 %267, i1 true, i1 %268
  br i1 %269, label %334, label %270

270:                                              ; preds = %261
  br i1 %129, label %271, label %291

271:                                              ; preds = %270
  %272 = mul nsw i64 %262, %88
  %273 = getelementptr double, ptr %6, i64 %272
  %274 = select i1 %151, i1 true, i1 %240
  br i1 %274, label %289, label %275

275:                                              ; preds = %271
  %276 = insertelement <2 x double> poison, double %266, i64 0
  %277 = shufflevector <2 x double> %276, <2 x double> poison, <2 x i32> zeroinitializer
  br label %278

278:                                              ; preds = %278, %275
  %279 = phi i64 [ 0, %275 ], [ %286, %278 ]
  %280 = getelementptr double, ptr %236, i64 %279
  %281 = load <2 x double>, ptr %280, align 8, !tbaa !19, !alias.scope !81
  %282 = fmul contract <2 x double> %277, %281
  %283 = getelementptr double, ptr %273, i64 %279
  %284 = load <2 x double>, ptr %283, align 8, !tbaa !19, !alias.scope !84, !noalias !81
  %285 = fsub contract <2 x double> %284, %282
  store <2 x double> %285, ptr %283, align 8, !tbaa !19, !alias.scope !84, !noalias !81
  %286 = add nuw i64 %279, 2
  %287 = icmp eq i64 %286, %153
  br i1 %287, label %288, label %278, !llvm.loop !86

288:                                              ; preds = %278
  br i1 %154, label %291, label %289

289:                                              ; preds = %271, %288
  %290 = phi i64 [ 0, %271 ], [ %153, %288 ]
  br label %312

291:                                              ; preds = %312, %288, %270
  %292 = select i1 %241, i1 true, i1 %245
  br i1 %292, label %310, label %293

293:                                              ; preds = %291
  %294 = insertelement <2 x double> poison, double %266, i64 0
  %295 = shufflevector <2 x double> %294, <2 x double> poison, <2 x i32> zeroinitializer
  br label %296

296:                                              ; preds = %296, %293
  %297 = phi i64 [ 0, %293 ], [ %307, %296 ]
  %298 = add i64 %184, %297
  %299 = add nuw nsw i64 %298, %224
  %300 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %299
  %301 = load <2 x double>, ptr %300, align 8, !tbaa !19, !alias.scope !87
  %302 = fmul contract <2 x double> %295, %301
  %303 = add nuw nsw i64 %298, %263
  %304 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %303
  %305 = load <2 x double>, ptr %304, align 8, !tbaa !19, !alias.scope !90, !noalias !87
  %306 = fsub contract <2 x double> %305, %302
  store <2 x double> %306, ptr %304, align 8, !tbaa !19, !alias.scope !90, !noalias !87
  %307 = add nuw i64 %297, 2
  %308 = icmp eq i64 %307, %246
  br i1 %308, label %309, label %296, !llvm.loop !92

309:                                              ; preds = %296
  br i1 %248, label %334, label %310

310:                                              ; preds = %291, %309
  %311 = phi i64 [ %184, %291 ], [ %247, %309 ]
  br label %322

312:                                              ; preds = %289, %312
  %313 = phi i64 [ %320, %312 ], [ %290, %289 ]
  %314 = getelementptr double, ptr %236, i64 %313
  %315 = load double, ptr %314, align 8, !tbaa !19
  %316 = fmul contract double %266, %315
  %317 = getelementptr double, ptr %273, i64 %313
  %318 = load double, ptr %317, align 8, !tbaa !19
  %319 = fsub contract double %318, %316
  store double %319, ptr %317, align 8, !tbaa !19
  %320 = add nuw nsw i64 %313, 1
  %321 = icmp eq i64 %320, %88
  br i1 %321, label %291, label %312, !llvm.loop !93

322:                                              ; preds = %310, %322
  %323 = phi i64 [ %332, %322 ], [ %311, %310 ]
  %324 = add nuw nsw i64 %323, %224
  %325 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %324
  %326 = load double, ptr %325, align 8, !tbaa !19
  %327 = fmul contract double %266, %326
  %328 = add nuw nsw i64 %323, %263
  %329 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %328
  %330 = load double, ptr %329, align 8, !tbaa !19
  %331 = fsub contract double %330, %327
  store double %331, ptr %329, align 8, !tbaa !19
  %332 = add nuw nsw i64 %323, 1
  %333 = icmp slt i64 %332, %85
  br i1 %333, label %322, label %334, !llvm.loop !94

334:                                              ; preds = %322, %309, %261
  %335 = add nuw nsw i64 %262, 1
  %336 = icmp eq i64 %335, %85
  br i1 %336, label %258, label %261, !llvm.loop !95

337:                                              ; preds = %258, %122
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %4) #11
  br label %344

338:                                              ; preds = %338, %95
  %339 = phi i64 [ 0, %95 ], [ %342, %338 ]
  %340 = mul i64 %339, %96
  %341 = getelementptr inbounds [42 x double], ptr %6, i64 0, i64 %340
  store double 1.000000e+00, ptr %341, align 8, !tbaa !19
  %342 = add nuw nsw i64 %339, 1
  %343 = icmp eq i64 %342, %85
  br i1 %343, label %344, label %338, !llvm.loop !96

344:                                              ; preds = %338, %337, %93
  %345 = load i64, ptr %7, align 8, !tbaa !24
  %346 = icmp sgt i64 %345, 0
  br i1 %346, label %347, label %389

347:                                              ; preds = %344
  %348 = icmp sgt i64 %88, 0
  %349 = icmp sgt i64 %85, 0
  br label %350

350:                                              ; preds = %368, %347
  %351 = phi i64 [ 0, %347 ], [ %369, %368 ]
  br i1 %348, label %352, label %368

352:                                              ; preds = %350
  %353 = mul nsw i64 %351, %15
  %354 = getelementptr double, ptr %82, i64 %353
  %355 = mul nsw i64 %351, %19
  %356 = load ptr, ptr %68, align 8, !tbaa !97
  %357 = getelementptr inbounds i64, ptr %356, i64 %81
  %358 = load i64, ptr %357, align 8, !tbaa !33
  %359 = getelementptr double, ptr %33, i64 %355
  %360 = getelementptr double, ptr %359, i64 %358
  br label %361

361:                                              ; preds = %371, %352
  %362 = phi i64 [ 0, %352 ], [ %374, %371 ]
  br i1 %349, label %363, label %371

363:                                              ; preds = %361
  %364 = load ptr, ptr %67, align 8, !tbaa !44
  %365 = getelementptr inbounds i64, ptr %364, i64 %81
  %366 = load i64, ptr %365, align 8, !tbaa !33
  %367 = getelementptr double, ptr %354, i64 %366
  br label %376

368:                                              ; preds = %371, %350
  %369 = add nuw nsw i64 %351, 1
  %370 = icmp eq i64 %369, %345
  br i1 %370, label %389, label %350, !llvm.loop !98

371:                                              ; preds = %376, %361
  %372 = phi double [ 0.000000e+00, %361 ], [ %386, %376 ]
  %373 = getelementptr double, ptr %360, i64 %362
  store double %372, ptr %373, align 8, !tbaa !19
  %374 = add nuw nsw i64 %362, 1
  %375 = icmp eq i64 %374, %88
  br i1 %375, label %368, label %361, !llvm.loop !99

376:                                              ; preds = %376, %363
  %377 = phi i64 [ 0, %363 ], [ %387, %376 ]
  %378 = phi double [ 0.000000e+00, %363 ], [ %386, %376 ]
  %379 = getelementptr double, ptr %367, i64 %377
  %380 = load double, ptr %379, align 8, !tbaa !19
  %381 = mul nsw i64 %377, %88
  %382 = add nuw nsw i64 %381, %362
  %383 = getelementptr inbounds [42 x double], ptr %6, i64 0, i64 %382
  %384 = load double, ptr %383, align 8, !tbaa !19
  %385 = fmul contract double %380, %384
  %386 = fadd contract double %378, %385
  %387 = add nuw nsw i64 %377, 1
  %388 = icmp eq i64 %387, %85
  br i1 %388, label %371, label %376, !llvm.loop !100

389:                                              ; preds = %368, %344
  call void @llvm.lifetime.end.p0(i64 336, ptr nonnull %6) #11
  %390 = add nuw nsw i64 %81, 1
  %391 = load i64, ptr %2, align 8, !tbaa !29
  %392 = icmp slt i64 %390, %391
  br i1 %392, label %80, label %76, !llvm.loop !101

393:                                              ; preds = %78, %393
  %394 = phi i64 [ 0, %78 ], [ %403, %393 ]
  %395 = mul nsw i64 %394, %19
  %396 = getelementptr inbounds double, ptr %33, i64 %395
  %397 = load i64, ptr %17, align 8, !tbaa !17
  %398 = getelementptr inbounds double, ptr %396, i64 %397
  %399 = load ptr, ptr %35, align 8, !tbaa !12
  %400 = mul nsw i64 %394, %15
  %401 = getelementptr inbounds double, ptr %399, i64 %400
  %402 = getelementptr inbounds double, ptr %401, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %398, ptr nonnull align 8 %402, i64 %79, i1 false)
  %403 = add nuw nsw i64 %394, 1
  %404 = icmp eq i64 %403, %8
  br i1 %404, label %405, label %393, !llvm.loop !102

405:                                              ; preds = %71, %393, %53, %41, %76
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc i64 @forward_slopes(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr #1 {
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !24
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 60
  %8 = load ptr, ptr %7, align 8, !tbaa !103
  tail call fastcc void @all_places(ptr noundef %0, i64 noundef 1)
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 59
  %10 = load ptr, ptr %9, align 8, !tbaa !64
  tail call fastcc void @forward(ptr noundef %0, ptr noundef %1, ptr noundef %10)
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %12 = load i64, ptr %11, align 8, !tbaa !18
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %106

14:                                               ; preds = %4
  %15 = load i64, ptr %0, align 8, !tbaa !29
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %79, label %17

17:                                               ; preds = %79, %14
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %19 = load ptr, ptr %18, align 8, !tbaa !25
  tail call fastcc void @add_loads(ptr noundef nonnull %0, ptr noundef %19)
  %20 = load ptr, ptr %9, align 8, !tbaa !64
  tail call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %20, ptr noundef %3)
  tail call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1)
  %21 = load ptr, ptr %9, align 8, !tbaa !64
  tail call fastcc void @all_slopes(ptr noundef nonnull %0, ptr noundef %21, ptr noundef %2)
  tail call fastcc void @mass(ptr noundef nonnull %0, ptr noundef %8)
  %22 = load i64, ptr %5, align 8, !tbaa !24
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 38
  %24 = icmp slt i64 %22, 1
  br i1 %24, label %28, label %25

25:                                               ; preds = %17
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 37
  %27 = load ptr, ptr %26, align 8, !tbaa !104
  br label %29

28:                                               ; preds = %74, %17
  store i64 0, ptr %11, align 8, !tbaa !18
  br label %84

29:                                               ; preds = %25, %74
  %30 = phi i64 [ %22, %25 ], [ %31, %74 ]
  %31 = add nsw i64 %30, -1
  %32 = getelementptr inbounds i64, ptr %27, i64 %31
  %33 = load i64, ptr %32, align 8, !tbaa !33
  %34 = mul nsw i64 %33, %22
  %35 = getelementptr double, ptr %8, i64 %34
  %36 = getelementptr double, ptr %35, i64 %33
  %37 = load double, ptr %36, align 8, !tbaa !19
  %38 = fcmp contract ogt double %37, 0.000000e+00
  br i1 %38, label %39, label %76

39:                                               ; preds = %29
  %40 = tail call contract double @llvm.sqrt.f64(double %37)
  store double %40, ptr %36, align 8, !tbaa !19
  %41 = load ptr, ptr %23, align 8, !tbaa !105
  %42 = getelementptr inbounds i64, ptr %41, i64 %33
  %43 = load i64, ptr %42, align 8, !tbaa !33
  %44 = icmp sgt i64 %43, -1
  br i1 %44, label %45, label %74

45:                                               ; preds = %39, %45
  %46 = phi i64 [ %51, %45 ], [ %43, %39 ]
  %47 = getelementptr double, ptr %35, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !19
  %49 = fdiv contract double %48, %40
  store double %49, ptr %47, align 8, !tbaa !19
  %50 = getelementptr inbounds i64, ptr %41, i64 %46
  %51 = load i64, ptr %50, align 8, !tbaa !33
  %52 = icmp sgt i64 %51, -1
  br i1 %52, label %45, label %53, !llvm.loop !106

53:                                               ; preds = %45, %58
  %54 = phi i64 [ %60, %58 ], [ %43, %45 ]
  %55 = getelementptr double, ptr %35, i64 %54
  %56 = mul nsw i64 %54, %22
  %57 = getelementptr double, ptr %8, i64 %56
  br label %62

58:                                               ; preds = %62
  %59 = getelementptr inbounds i64, ptr %41, i64 %54
  %60 = load i64, ptr %59, align 8, !tbaa !33
  %61 = icmp sgt i64 %60, -1
  br i1 %61, label %53, label %74, !llvm.loop !107

62:                                               ; preds = %62, %53
  %63 = phi i64 [ %54, %53 ], [ %72, %62 ]
  %64 = load double, ptr %55, align 8, !tbaa !19
  %65 = getelementptr double, ptr %35, i64 %63
  %66 = load double, ptr %65, align 8, !tbaa !19
  %67 = fmul contract double %64, %66
  %68 = getelementptr double, ptr %57, i64 %63
  %69 = load double, ptr %68, align 8, !tbaa !19
  %70 = fsub contract double %69, %67
  store double %70, ptr %68, align 8, !tbaa !19
  %71 = getelementptr inbounds i64, ptr %41, i64 %63
  %72 = load i64, ptr %71, align 8, !tbaa !33
  %73 = icmp sgt i64 %72, -1
  br i1 %73, label %62, label %58, !llvm.loop !108

74:                                               ; preds = %58, %39
  %75 = icmp slt i64 %30, 2
  br i1 %75, label %28, label %29

76:                                               ; preds = %29
  %77 = xor i64 %33, -1
  store i64 %77, ptr %11, align 8, !tbaa !18
  %78 = icmp eq i64 %33, -1
  br i1 %78, label %84, label %106

79:                                               ; preds = %14, %79
  %80 = phi i64 [ %81, %79 ], [ 0, %14 ]
  tail call fastcc void @own_inertia(ptr noundef nonnull %0, i64 noundef %80)
  %81 = add nuw nsw i64 %80, 1
  %82 = load i64, ptr %0, align 8, !tbaa !29
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %79, label %17, !llvm.loop !109

84:                                               ; preds = %28, %76
  %85 = shl nsw i64 %6, 1
  %86 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 16
  %87 = load i64, ptr %86, align 8, !tbaa !27
  %88 = add nsw i64 %87, %85
  %89 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 17
  %90 = load i64, ptr %89, align 8, !tbaa !69
  %91 = add nsw i64 %88, %90
  tail call fastcc void @solve_mass(ptr noundef nonnull %0, ptr noundef %8, ptr noundef %2, i64 noundef %91)
  %92 = icmp eq i64 %6, 0
  br i1 %92, label %97, label %93

93:                                               ; preds = %84
  %94 = mul i64 %6, %6
  %95 = add nsw i64 %6, 1
  %96 = tail call i64 @llvm.umax.i64(i64 %94, i64 1)
  br label %98

97:                                               ; preds = %98, %84
  tail call fastcc void @solve_mass(ptr noundef nonnull %0, ptr noundef %8, ptr noundef %3, i64 noundef %6)
  br label %106

98:                                               ; preds = %93, %98
  %99 = phi i64 [ 0, %93 ], [ %104, %98 ]
  %100 = srem i64 %99, %95
  %101 = icmp eq i64 %100, 0
  %102 = sitofp i1 %101 to double
  %103 = getelementptr inbounds double, ptr %3, i64 %99
  store double %102, ptr %103, align 8, !tbaa !19
  %104 = add nuw nsw i64 %99, 1
  %105 = icmp eq i64 %104, %96
  br i1 %105, label %97, label %98, !llvm.loop !110

106:                                              ; preds = %76, %4, %97
  %107 = phi i64 [ 0, %97 ], [ %12, %4 ], [ %77, %76 ]
  ret i64 %107
}

; Function Attrs: nounwind uwtable
define internal fastcc void @all_places(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #1 {
  %3 = alloca [64 x double], align 16
  %4 = alloca [80 x double], align 16
  %5 = alloca [3 x double], align 16
  %6 = alloca [3 x double], align 16
  %7 = alloca [3 x double], align 16
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %9 = load i64, ptr %8, align 8, !tbaa !111
  %10 = icmp ne i64 %9, 0
  %11 = icmp ne i64 %1, 0
  %12 = and i1 %11, %10
  br i1 %12, label %17, label %13

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 9
  %15 = load i64, ptr %14, align 8, !tbaa !28
  %16 = icmp eq i64 %15, 8
  br i1 %16, label %17, label %23

17:                                               ; preds = %2, %13
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %19 = load ptr, ptr %18, align 8, !tbaa !25
  %20 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %21 = load i64, ptr %20, align 8, !tbaa !70
  %22 = getelementptr inbounds double, ptr %19, i64 %21
  br label %23

23:                                               ; preds = %13, %17
  %24 = phi ptr [ %22, %17 ], [ null, %13 ]
  %25 = load i64, ptr %0, align 8, !tbaa !29
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %27, label %463

27:                                               ; preds = %23
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %29 = icmp eq ptr %24, null
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 57
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %36 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 26
  %37 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %38 = getelementptr inbounds double, ptr %4, i64 13
  %39 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %40 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %41 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
  %42 = getelementptr inbounds double, ptr %4, i64 9
  %43 = getelementptr inbounds double, ptr %4, i64 10
  %44 = getelementptr inbounds double, ptr %7, i64 1
  %45 = getelementptr inbounds double, ptr %7, i64 2
  %46 = getelementptr inbounds double, ptr %5, i64 2
  %47 = getelementptr inbounds double, ptr %5, i64 1
  %48 = getelementptr inbounds double, ptr %6, i64 1
  %49 = getelementptr inbounds [80 x double], ptr %4, i64 0, i64 12
  %50 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  br label %53

51:                                               ; preds = %459
  %52 = icmp sgt i64 %461, 0
  br i1 %52, label %464, label %463

53:                                               ; preds = %27, %459
  %54 = phi i64 [ 0, %27 ], [ %460, %459 ]
  %55 = load ptr, ptr %28, align 8, !tbaa !25
  %56 = mul nsw i64 %54, 33
  %57 = getelementptr inbounds double, ptr %24, i64 %56
  %58 = select i1 %29, ptr null, ptr %57
  %59 = load ptr, ptr %30, align 8, !tbaa !112
  %60 = load ptr, ptr %31, align 8, !tbaa !34
  %61 = getelementptr inbounds %struct.Link, ptr %60, i64 %54
  %62 = load ptr, ptr %32, align 8, !tbaa !50
  %63 = getelementptr inbounds i64, ptr %62, i64 %54
  %64 = load i64, ptr %63, align 8, !tbaa !33
  %65 = icmp slt i64 %64, 0
  %66 = getelementptr inbounds %struct.Link, ptr %60, i64 %64
  %67 = select i1 %65, ptr @ground, ptr %66
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %4) #11
  %68 = load ptr, ptr %33, align 8, !tbaa !36
  %69 = getelementptr inbounds i64, ptr %68, i64 %54
  %70 = load i64, ptr %69, align 8, !tbaa !33
  %71 = getelementptr i64, ptr %69, i64 1
  %72 = load i64, ptr %71, align 8, !tbaa !33
  %73 = sub nsw i64 %72, %70
  %74 = icmp sgt i64 %73, 0
  br i1 %74, label %75, label %78

75:                                               ; preds = %53
  %76 = load ptr, ptr %34, align 8, !tbaa !37
  %77 = getelementptr i64, ptr %76, i64 %70
  br label %101

78:                                               ; preds = %101, %53
  %79 = load ptr, ptr %35, align 8, !tbaa !32
  %80 = getelementptr inbounds i64, ptr %79, i64 %54
  %81 = load i64, ptr %80, align 8, !tbaa !33
  %82 = load ptr, ptr %36, align 8, !tbaa !113
  %83 = getelementptr inbounds i64, ptr %82, i64 %54
  %84 = load i64, ptr %83, align 8, !tbaa !33
  %85 = mul nsw i64 %81, 6
  %86 = inttoptr i64 %84 to ptr
  call void %86(ptr noundef nonnull %4, ptr noundef nonnull %3, ptr noundef null) #11
  %87 = getelementptr inbounds double, ptr %38, i64 %85
  %88 = load i64, ptr %39, align 8, !tbaa !17
  %89 = load ptr, ptr %40, align 8, !tbaa !44
  %90 = getelementptr inbounds i64, ptr %89, i64 %54
  %91 = load i64, ptr %90, align 8, !tbaa !33
  %92 = load ptr, ptr %41, align 8, !tbaa !97
  %93 = getelementptr inbounds i64, ptr %92, i64 %54
  %94 = load i64, ptr %93, align 8, !tbaa !33
  %95 = getelementptr inbounds double, ptr %59, i64 %94
  %96 = getelementptr inbounds double, ptr %87, i64 6
  %97 = load ptr, ptr %37, align 8, !tbaa !73
  %98 = getelementptr inbounds i64, ptr %97, i64 %54
  %99 = load i64, ptr %98, align 8, !tbaa !33
  %100 = shl i64 %99, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %95, ptr nonnull align 8 %96, i64 %100, i1 false)
  br label %110

101:                                              ; preds = %101, %75
  %102 = phi i64 [ 0, %75 ], [ %108, %101 ]
  %103 = getelementptr i64, ptr %77, i64 %102
  %104 = load i64, ptr %103, align 8, !tbaa !33
  %105 = getelementptr inbounds double, ptr %55, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !19
  %107 = getelementptr inbounds [64 x double], ptr %3, i64 0, i64 %102
  store double %106, ptr %107, align 8, !tbaa !19
  %108 = add nuw nsw i64 %102, 1
  %109 = icmp eq i64 %108, %73
  br i1 %109, label %78, label %101, !llvm.loop !114

110:                                              ; preds = %142, %78
  %111 = phi i64 [ 0, %78 ], [ %143, %142 ]
  %112 = mul nuw nsw i64 %111, 3
  %113 = getelementptr inbounds [9 x double], ptr %67, i64 0, i64 %112
  %114 = add nuw nsw i64 %112, 1
  %115 = getelementptr inbounds [9 x double], ptr %67, i64 0, i64 %114
  br label %145

116:                                              ; preds = %142
  %117 = getelementptr inbounds %struct.Link, ptr %60, i64 %54, i32 4
  %118 = load double, ptr %42, align 8, !tbaa !19
  %119 = load <2 x double>, ptr %43, align 16, !tbaa !19
  br label %120

120:                                              ; preds = %120, %116
  %121 = phi i64 [ 0, %116 ], [ %134, %120 ]
  %122 = mul nuw nsw i64 %121, 3
  %123 = getelementptr inbounds double, ptr %67, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !19
  %125 = fmul contract double %118, %124
  %126 = getelementptr double, ptr %123, i64 1
  %127 = load <2 x double>, ptr %126, align 8, !tbaa !19
  %128 = fmul contract <2 x double> %119, %127
  %129 = extractelement <2 x double> %128, i64 0
  %130 = fadd contract double %125, %129
  %131 = extractelement <2 x double> %128, i64 1
  %132 = fadd contract double %130, %131
  %133 = getelementptr inbounds double, ptr %117, i64 %121
  store double %132, ptr %133, align 8, !tbaa !19
  %134 = add nuw nsw i64 %121, 1
  %135 = icmp eq i64 %134, 3
  br i1 %135, label %136, label %120, !llvm.loop !40

136:                                              ; preds = %120
  %137 = getelementptr inbounds double, ptr %55, i64 %88
  %138 = getelementptr inbounds double, ptr %137, i64 %91
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %5) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %5, i8 0, i64 24, i1 false)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %139 = icmp sgt i64 %81, 0
  br i1 %139, label %140, label %167

140:                                              ; preds = %136
  %141 = getelementptr inbounds %struct.Link, ptr %60, i64 %54, i32 5
  br label %188

142:                                              ; preds = %145
  %143 = add nuw nsw i64 %111, 1
  %144 = icmp eq i64 %143, 3
  br i1 %144, label %116, label %110, !llvm.loop !115

145:                                              ; preds = %145, %110
  %146 = phi i64 [ 0, %110 ], [ %165, %145 ]
  %147 = load double, ptr %113, align 8, !tbaa !19
  %148 = getelementptr inbounds double, ptr %4, i64 %146
  %149 = load double, ptr %148, align 8, !tbaa !19
  %150 = fmul contract double %147, %149
  %151 = getelementptr double, ptr %148, i64 3
  %152 = load double, ptr %151, align 8, !tbaa !19
  %153 = getelementptr double, ptr %148, i64 6
  %154 = load double, ptr %153, align 8, !tbaa !19
  %155 = load <2 x double>, ptr %115, align 8, !tbaa !19
  %156 = insertelement <2 x double> poison, double %152, i64 0
  %157 = insertelement <2 x double> %156, double %154, i64 1
  %158 = fmul contract <2 x double> %155, %157
  %159 = extractelement <2 x double> %158, i64 0
  %160 = fadd contract double %150, %159
  %161 = extractelement <2 x double> %158, i64 1
  %162 = fadd contract double %160, %161
  %163 = add nuw nsw i64 %146, %112
  %164 = getelementptr inbounds [9 x double], ptr %61, i64 0, i64 %163
  store double %162, ptr %164, align 8, !tbaa !19
  %165 = add nuw nsw i64 %146, 1
  %166 = icmp eq i64 %165, 3
  br i1 %166, label %142, label %145, !llvm.loop !116

167:                                              ; preds = %238, %136
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #11
  %168 = getelementptr inbounds %struct.Link, ptr %67, i64 0, i32 1
  %169 = getelementptr inbounds %struct.Link, ptr %67, i64 0, i32 1, i64 1
  %170 = getelementptr inbounds %struct.Link, ptr %67, i64 0, i32 1, i64 2
  %171 = getelementptr inbounds double, ptr %117, i64 1
  %172 = load double, ptr %117, align 8, !tbaa !19
  %173 = load double, ptr %168, align 8, !tbaa !19
  %174 = load <2 x double>, ptr %169, align 8, !tbaa !19
  %175 = load <2 x double>, ptr %171, align 8, !tbaa !19
  %176 = shufflevector <2 x double> %175, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %177 = insertelement <2 x double> %176, double %172, i64 1
  %178 = fmul contract <2 x double> %174, %177
  %179 = shufflevector <2 x double> %174, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %180 = insertelement <2 x double> %179, double %173, i64 1
  %181 = fmul contract <2 x double> %175, %180
  %182 = fsub contract <2 x double> %178, %181
  store <2 x double> %182, ptr %7, align 16, !tbaa !19
  %183 = extractelement <2 x double> %175, i64 0
  %184 = fmul contract double %183, %173
  %185 = extractelement <2 x double> %174, i64 0
  %186 = fmul contract double %185, %172
  %187 = fsub contract double %184, %186
  store double %187, ptr %45, align 16, !tbaa !19
  br label %380

188:                                              ; preds = %238, %140
  %189 = phi i64 [ 0, %140 ], [ %239, %238 ]
  %190 = mul nuw nsw i64 %189, 6
  %191 = getelementptr inbounds double, ptr %38, i64 %190
  %192 = getelementptr inbounds double, ptr %141, i64 %190
  %193 = getelementptr inbounds double, ptr %191, i64 1
  %194 = load double, ptr %191, align 8, !tbaa !19
  %195 = load <2 x double>, ptr %193, align 16, !tbaa !19
  br label %196

196:                                              ; preds = %196, %188
  %197 = phi i64 [ 0, %188 ], [ %210, %196 ]
  %198 = mul nuw nsw i64 %197, 3
  %199 = getelementptr inbounds double, ptr %61, i64 %198
  %200 = load double, ptr %199, align 8, !tbaa !19
  %201 = fmul contract double %194, %200
  %202 = getelementptr double, ptr %199, i64 1
  %203 = load <2 x double>, ptr %202, align 8, !tbaa !19
  %204 = fmul contract <2 x double> %195, %203
  %205 = extractelement <2 x double> %204, i64 0
  %206 = fadd contract double %201, %205
  %207 = extractelement <2 x double> %204, i64 1
  %208 = fadd contract double %206, %207
  %209 = getelementptr inbounds double, ptr %192, i64 %197
  store double %208, ptr %209, align 8, !tbaa !19
  %210 = add nuw nsw i64 %197, 1
  %211 = icmp eq i64 %210, 3
  br i1 %211, label %212, label %196, !llvm.loop !40

212:                                              ; preds = %196
  %213 = getelementptr inbounds double, ptr %191, i64 3
  %214 = getelementptr inbounds double, ptr %192, i64 3
  %215 = getelementptr inbounds double, ptr %191, i64 4
  %216 = load double, ptr %213, align 16, !tbaa !19
  %217 = load <2 x double>, ptr %215, align 8, !tbaa !19
  br label %218

218:                                              ; preds = %218, %212
  %219 = phi i64 [ 0, %212 ], [ %232, %218 ]
  %220 = mul nuw nsw i64 %219, 3
  %221 = getelementptr inbounds double, ptr %61, i64 %220
  %222 = load double, ptr %221, align 8, !tbaa !19
  %223 = fmul contract double %216, %222
  %224 = getelementptr double, ptr %221, i64 1
  %225 = load <2 x double>, ptr %224, align 8, !tbaa !19
  %226 = fmul contract <2 x double> %217, %225
  %227 = extractelement <2 x double> %226, i64 0
  %228 = fadd contract double %223, %227
  %229 = extractelement <2 x double> %226, i64 1
  %230 = fadd contract double %228, %229
  %231 = getelementptr inbounds double, ptr %214, i64 %219
  store double %230, ptr %231, align 8, !tbaa !19
  %232 = add nuw nsw i64 %219, 1
  %233 = icmp eq i64 %232, 3
  br i1 %233, label %234, label %218, !llvm.loop !40

234:                                              ; preds = %218
  %235 = getelementptr inbounds double, ptr %138, i64 %189
  %236 = load double, ptr %235, align 8, !tbaa !19
  %237 = add nuw nsw i64 %190, 3
  br label %241

238:                                              ; preds = %241
  %239 = add nuw nsw i64 %189, 1
  %240 = icmp eq i64 %239, %81
  br i1 %240, label %167, label %188, !llvm.loop !117

241:                                              ; preds = %241, %234
  %242 = phi i64 [ 0, %234 ], [ %257, %241 ]
  %243 = add nuw nsw i64 %242, %190
  %244 = getelementptr inbounds %struct.Link, ptr %60, i64 %54, i32 5, i64 %243
  %245 = load double, ptr %244, align 8, !tbaa !19
  %246 = fmul contract double %236, %245
  %247 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %242
  %248 = load double, ptr %247, align 8, !tbaa !19
  %249 = fadd contract double %248, %246
  store double %249, ptr %247, align 8, !tbaa !19
  %250 = add nuw nsw i64 %237, %242
  %251 = getelementptr inbounds %struct.Link, ptr %60, i64 %54, i32 5, i64 %250
  %252 = load double, ptr %251, align 8, !tbaa !19
  %253 = fmul contract double %236, %252
  %254 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %242
  %255 = load double, ptr %254, align 8, !tbaa !19
  %256 = fadd contract double %255, %253
  store double %256, ptr %254, align 8, !tbaa !19
  %257 = add nuw nsw i64 %242, 1
  %258 = icmp eq i64 %257, 3
  br i1 %258, label %238, label %241, !llvm.loop !118

259:                                              ; preds = %380
  %260 = getelementptr inbounds %struct.Link, ptr %60, i64 %54, i32 6
  %261 = getelementptr inbounds double, ptr %87, i64 1
  %262 = load double, ptr %87, align 8, !tbaa !19
  %263 = load <2 x double>, ptr %261, align 16, !tbaa !19
  br label %264

264:                                              ; preds = %264, %259
  %265 = phi i64 [ 0, %259 ], [ %278, %264 ]
  %266 = mul nuw nsw i64 %265, 3
  %267 = getelementptr inbounds double, ptr %61, i64 %266
  %268 = load double, ptr %267, align 8, !tbaa !19
  %269 = fmul contract double %262, %268
  %270 = getelementptr double, ptr %267, i64 1
  %271 = load <2 x double>, ptr %270, align 8, !tbaa !19
  %272 = fmul contract <2 x double> %263, %271
  %273 = extractelement <2 x double> %272, i64 0
  %274 = fadd contract double %269, %273
  %275 = extractelement <2 x double> %272, i64 1
  %276 = fadd contract double %274, %275
  %277 = getelementptr inbounds double, ptr %260, i64 %265
  store double %276, ptr %277, align 8, !tbaa !19
  %278 = add nuw nsw i64 %265, 1
  %279 = icmp eq i64 %278, 3
  br i1 %279, label %280, label %264, !llvm.loop !40

280:                                              ; preds = %264
  %281 = getelementptr inbounds double, ptr %87, i64 3
  %282 = getelementptr inbounds double, ptr %260, i64 3
  %283 = getelementptr inbounds double, ptr %87, i64 4
  %284 = load double, ptr %281, align 16, !tbaa !19
  %285 = load <2 x double>, ptr %283, align 8, !tbaa !19
  br label %286

286:                                              ; preds = %286, %280
  %287 = phi i64 [ 0, %280 ], [ %300, %286 ]
  %288 = mul nuw nsw i64 %287, 3
  %289 = getelementptr inbounds double, ptr %61, i64 %288
  %290 = load double, ptr %289, align 8, !tbaa !19
  %291 = fmul contract double %284, %290
  %292 = getelementptr double, ptr %289, i64 1
  %293 = load <2 x double>, ptr %292, align 8, !tbaa !19
  %294 = fmul contract <2 x double> %285, %293
  %295 = extractelement <2 x double> %294, i64 0
  %296 = fadd contract double %291, %295
  %297 = extractelement <2 x double> %294, i64 1
  %298 = fadd contract double %296, %297
  %299 = getelementptr inbounds double, ptr %282, i64 %287
  store double %298, ptr %299, align 8, !tbaa !19
  %300 = add nuw nsw i64 %287, 1
  %301 = icmp eq i64 %300, 3
  br i1 %301, label %302, label %286, !llvm.loop !40

302:                                              ; preds = %286
  %303 = load double, ptr %169, align 8, !tbaa !19
  %304 = load double, ptr %46, align 16, !tbaa !19
  %305 = fmul contract double %303, %304
  %306 = load double, ptr %170, align 8, !tbaa !19
  %307 = load double, ptr %47, align 8, !tbaa !19
  %308 = fmul contract double %306, %307
  %309 = fsub contract double %305, %308
  %310 = load double, ptr %260, align 8, !tbaa !19
  %311 = fadd contract double %310, %309
  store double %311, ptr %260, align 8, !tbaa !19
  %312 = load double, ptr %170, align 8, !tbaa !19
  %313 = load double, ptr %5, align 16, !tbaa !19
  %314 = fmul contract double %312, %313
  %315 = load double, ptr %168, align 8, !tbaa !19
  %316 = fmul contract double %304, %315
  %317 = fsub contract double %314, %316
  %318 = getelementptr inbounds double, ptr %260, i64 1
  %319 = load double, ptr %318, align 8, !tbaa !19
  %320 = fadd contract double %319, %317
  store double %320, ptr %318, align 8, !tbaa !19
  %321 = load double, ptr %168, align 8, !tbaa !19
  %322 = fmul contract double %307, %321
  %323 = load double, ptr %169, align 8, !tbaa !19
  %324 = fmul contract double %313, %323
  %325 = fsub contract double %322, %324
  %326 = getelementptr inbounds double, ptr %260, i64 2
  %327 = load double, ptr %326, align 8, !tbaa !19
  %328 = fadd contract double %327, %325
  store double %328, ptr %326, align 8, !tbaa !19
  %329 = load <2 x double>, ptr %169, align 8, !tbaa !19
  %330 = load <2 x double>, ptr %44, align 8, !tbaa !19
  %331 = shufflevector <2 x double> %330, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %332 = fmul contract <2 x double> %329, %331
  %333 = shufflevector <2 x double> %332, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %334 = fsub contract <2 x double> %332, %333
  %335 = extractelement <2 x double> %334, i64 0
  %336 = load double, ptr %282, align 8, !tbaa !19
  %337 = load double, ptr %7, align 16, !tbaa !19
  %338 = getelementptr inbounds double, ptr %260, i64 4
  %339 = load double, ptr %338, align 8, !tbaa !19
  %340 = getelementptr inbounds double, ptr %260, i64 5
  %341 = load double, ptr %340, align 8, !tbaa !19
  %342 = getelementptr inbounds %struct.Link, ptr %60, i64 %54, i32 1
  %343 = getelementptr inbounds double, ptr %342, i64 1
  %344 = load double, ptr %6, align 16, !tbaa !19
  %345 = load double, ptr %342, align 8, !tbaa !19
  %346 = fadd contract double %336, %335
  store double %346, ptr %282, align 8, !tbaa !19
  %347 = load double, ptr %170, align 8, !tbaa !19
  %348 = fmul contract double %347, %337
  %349 = load double, ptr %168, align 8, !tbaa !19
  %350 = extractelement <2 x double> %330, i64 1
  %351 = fmul contract double %350, %349
  %352 = fsub contract double %348, %351
  %353 = fadd contract double %339, %352
  store double %353, ptr %338, align 8, !tbaa !19
  %354 = load double, ptr %168, align 8, !tbaa !19
  %355 = extractelement <2 x double> %330, i64 0
  %356 = fmul contract double %355, %354
  %357 = load double, ptr %169, align 8, !tbaa !19
  %358 = fmul contract double %337, %357
  %359 = fsub contract double %356, %358
  %360 = fadd contract double %341, %359
  %361 = load <2 x double>, ptr %343, align 8, !tbaa !19
  %362 = load <2 x double>, ptr %48, align 8, !tbaa !19
  %363 = shufflevector <2 x double> %362, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %364 = insertelement <2 x double> %363, double %344, i64 1
  %365 = fmul contract <2 x double> %361, %364
  %366 = shufflevector <2 x double> %361, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %367 = insertelement <2 x double> %366, double %345, i64 1
  %368 = fmul contract <2 x double> %362, %367
  %369 = fsub contract <2 x double> %365, %368
  %370 = insertelement <2 x double> poison, double %346, i64 0
  %371 = insertelement <2 x double> %370, double %353, i64 1
  %372 = fadd contract <2 x double> %371, %369
  store <2 x double> %372, ptr %282, align 8, !tbaa !19
  %373 = extractelement <2 x double> %362, i64 0
  %374 = fmul contract double %373, %345
  %375 = extractelement <2 x double> %361, i64 0
  %376 = fmul contract double %375, %344
  %377 = fsub contract double %374, %376
  %378 = fadd contract double %360, %377
  store double %378, ptr %340, align 8, !tbaa !19
  %379 = icmp eq ptr %58, null
  br i1 %379, label %459, label %405

380:                                              ; preds = %380, %167
  %381 = phi i64 [ 0, %167 ], [ %403, %380 ]
  %382 = getelementptr inbounds %struct.Link, ptr %67, i64 0, i32 1, i64 %381
  %383 = load double, ptr %382, align 8, !tbaa !19
  %384 = getelementptr inbounds [3 x double], ptr %5, i64 0, i64 %381
  %385 = load double, ptr %384, align 8, !tbaa !19
  %386 = fadd contract double %383, %385
  %387 = getelementptr inbounds %struct.Link, ptr %60, i64 %54, i32 1, i64 %381
  store double %386, ptr %387, align 8, !tbaa !19
  %388 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %381
  %389 = load double, ptr %388, align 8, !tbaa !19
  %390 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %381
  %391 = load double, ptr %390, align 8, !tbaa !19
  %392 = fadd contract double %389, %391
  store double %392, ptr %390, align 8, !tbaa !19
  %393 = getelementptr inbounds %struct.Link, ptr %67, i64 0, i32 2, i64 %381
  %394 = load double, ptr %393, align 8, !tbaa !19
  %395 = fadd contract double %392, %394
  %396 = getelementptr inbounds %struct.Link, ptr %60, i64 %54, i32 2, i64 %381
  store double %395, ptr %396, align 8, !tbaa !19
  %397 = getelementptr inbounds %struct.Link, ptr %67, i64 0, i32 3, i64 %381
  %398 = load double, ptr %397, align 8, !tbaa !19
  %399 = getelementptr inbounds %struct.Link, ptr %60, i64 %54, i32 4, i64 %381
  %400 = load double, ptr %399, align 8, !tbaa !19
  %401 = fadd contract double %398, %400
  %402 = getelementptr inbounds %struct.Link, ptr %60, i64 %54, i32 3, i64 %381
  store double %401, ptr %402, align 8, !tbaa !19
  %403 = add nuw nsw i64 %381, 1
  %404 = icmp eq i64 %403, 3
  br i1 %404, label %259, label %380, !llvm.loop !119

405:                                              ; preds = %302
  %406 = getelementptr inbounds %struct.Link, ptr %60, i64 %54, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %58, ptr noundef nonnull align 8 dereferenceable(24) %406, i64 24, i1 false)
  %407 = getelementptr inbounds double, ptr %58, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %407, ptr noundef nonnull align 8 dereferenceable(72) %61, i64 72, i1 false)
  %408 = getelementptr inbounds double, ptr %58, i64 12
  %409 = getelementptr inbounds %struct.Link, ptr %60, i64 %54, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %408, ptr noundef nonnull align 8 dereferenceable(24) %409, i64 24, i1 false)
  %410 = getelementptr inbounds double, ptr %58, i64 15
  br label %411

411:                                              ; preds = %411, %405
  %412 = phi i64 [ 0, %405 ], [ %430, %411 ]
  %413 = getelementptr inbounds double, ptr %61, i64 %412
  %414 = load double, ptr %413, align 8, !tbaa !19
  %415 = load double, ptr %342, align 8, !tbaa !19
  %416 = fmul contract double %414, %415
  %417 = getelementptr double, ptr %413, i64 3
  %418 = load double, ptr %417, align 8, !tbaa !19
  %419 = getelementptr double, ptr %413, i64 6
  %420 = load double, ptr %419, align 8, !tbaa !19
  %421 = load <2 x double>, ptr %343, align 8, !tbaa !19
  %422 = insertelement <2 x double> poison, double %418, i64 0
  %423 = insertelement <2 x double> %422, double %420, i64 1
  %424 = fmul contract <2 x double> %423, %421
  %425 = extractelement <2 x double> %424, i64 0
  %426 = fadd contract double %416, %425
  %427 = extractelement <2 x double> %424, i64 1
  %428 = fadd contract double %426, %427
  %429 = getelementptr inbounds double, ptr %410, i64 %412
  store double %428, ptr %429, align 8, !tbaa !19
  %430 = add nuw nsw i64 %412, 1
  %431 = icmp eq i64 %430, 3
  br i1 %431, label %432, label %411, !llvm.loop !120

432:                                              ; preds = %411
  %433 = load ptr, ptr %32, align 8, !tbaa !50
  %434 = getelementptr inbounds i64, ptr %433, i64 %54
  %435 = load i64, ptr %434, align 8, !tbaa !33
  %436 = icmp slt i64 %435, 0
  br i1 %436, label %443, label %437

437:                                              ; preds = %432
  %438 = sub nsw i64 %435, %54
  %439 = mul nsw i64 %438, 33
  %440 = getelementptr double, ptr %58, i64 %439
  %441 = getelementptr double, ptr %440, i64 18
  %442 = load double, ptr %441, align 8, !tbaa !19
  br label %443

443:                                              ; preds = %437, %432
  %444 = phi contract double [ %442, %437 ], [ 0.000000e+00, %432 ]
  %445 = load double, ptr %49, align 16, !tbaa !19
  %446 = fadd contract double %444, %445
  %447 = getelementptr inbounds double, ptr %58, i64 18
  store double %446, ptr %447, align 8, !tbaa !19
  %448 = load ptr, ptr %50, align 8, !tbaa !121
  %449 = getelementptr inbounds i64, ptr %448, i64 %54
  %450 = load i64, ptr %449, align 8, !tbaa !33
  %451 = icmp slt i64 %450, 0
  br i1 %451, label %456, label %452

452:                                              ; preds = %443
  %453 = getelementptr double, ptr %58, i64 %450
  %454 = getelementptr double, ptr %453, i64 15
  %455 = load double, ptr %454, align 8, !tbaa !19
  br label %456

456:                                              ; preds = %452, %443
  %457 = phi contract double [ %455, %452 ], [ 0.000000e+00, %443 ]
  %458 = getelementptr inbounds double, ptr %58, i64 19
  store double %457, ptr %458, align 8, !tbaa !19
  br label %459

459:                                              ; preds = %302, %456
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %3) #11
  %460 = add nuw nsw i64 %54, 1
  %461 = load i64, ptr %0, align 8, !tbaa !29
  %462 = icmp slt i64 %460, %461
  br i1 %462, label %53, label %51, !llvm.loop !122

463:                                              ; preds = %464, %23, %51
  br i1 %11, label %469, label %472

464:                                              ; preds = %51, %464
  %465 = phi i64 [ %466, %464 ], [ 0, %51 ]
  call fastcc void @own_inertia(ptr noundef nonnull %0, i64 noundef %465)
  %466 = add nuw nsw i64 %465, 1
  %467 = load i64, ptr %0, align 8, !tbaa !29
  %468 = icmp slt i64 %466, %467
  br i1 %468, label %464, label %463, !llvm.loop !123

469:                                              ; preds = %463
  %470 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %471 = load ptr, ptr %470, align 8, !tbaa !25
  call fastcc void @add_loads(ptr noundef nonnull %0, ptr noundef %471)
  br label %472

472:                                              ; preds = %469, %463
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
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %12 = load ptr, ptr %11, align 8, !tbaa !34
  %13 = load i64, ptr %0, align 8, !tbaa !29
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %570

15:                                               ; preds = %3
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %17 = load ptr, ptr %16, align 8, !tbaa !32
  %18 = icmp eq ptr %1, null
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %20 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %22 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %23 = load ptr, ptr %22, align 8, !tbaa !50
  %24 = getelementptr inbounds double, ptr %8, i64 3
  %25 = getelementptr inbounds double, ptr %8, i64 4
  %26 = getelementptr inbounds double, ptr %8, i64 2
  br label %27

27:                                               ; preds = %561, %15
  %28 = phi i64 [ %13, %15 ], [ %29, %561 ]
  %29 = add nsw i64 %28, -1
  %30 = getelementptr inbounds i64, ptr %17, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !33
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
  br i1 %109, label %110, label %49, !llvm.loop !124

110:                                              ; preds = %49
  br i1 %18, label %118, label %111

111:                                              ; preds = %110
  %112 = load ptr, ptr %19, align 8, !tbaa !44
  %113 = getelementptr inbounds i64, ptr %112, i64 %29
  %114 = load i64, ptr %113, align 8, !tbaa !33
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
  br i1 %123, label %136, label %39, !llvm.loop !125

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
  br i1 %135, label %121, label %124, !llvm.loop !126

136:                                              ; preds = %121
  %137 = load ptr, ptr %20, align 8, !tbaa !127
  %138 = load ptr, ptr %19, align 8, !tbaa !44
  %139 = getelementptr inbounds i64, ptr %138, i64 %29
  %140 = load i64, ptr %139, align 8, !tbaa !33
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
  br i1 %161, label %148, label %150, !llvm.loop !128

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
  br i1 %175, label %162, label %166, !llvm.loop !129

176:                                              ; preds = %162
  %177 = tail call contract noundef double @llvm.sqrt.f64(double %163)
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
  br i1 %199, label %186, label %187, !llvm.loop !130

200:                                              ; preds = %207, %186
  %201 = phi double [ %197, %186 ], [ %217, %207 ]
  %202 = fmul contract double %178, %201
  %203 = add nuw nsw i64 %185, %144
  %204 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 12, i64 %203
  store double %202, ptr %204, align 8, !tbaa !19
  %205 = add nuw nsw i64 %184, 1
  %206 = icmp slt i64 %205, %31
  br i1 %206, label %183, label %220, !llvm.loop !131

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
  br i1 %219, label %200, label %207, !llvm.loop !132

220:                                              ; preds = %200, %176
  %221 = icmp sge i64 %181, %31
  %222 = icmp eq i64 %181, %31
  br i1 %222, label %223, label %142, !llvm.loop !133

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
  br i1 %250, label %233, label %237, !llvm.loop !134

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
  br i1 %262, label %243, label %251, !llvm.loop !135

263:                                              ; preds = %270
  %264 = load double, ptr %236, align 8, !tbaa !19
  %265 = getelementptr inbounds %struct.Link, ptr %12, i64 %29, i32 13, i64 %228
  %266 = load double, ptr %265, align 8, !tbaa !19
  %267 = fmul contract double %264, %266
  store double %267, ptr %265, align 8, !tbaa !19
  %268 = add nuw nsw i64 %228, 1
  %269 = icmp eq i64 %268, %31
  br i1 %269, label %279, label %227, !llvm.loop !136

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
  br i1 %278, label %263, label %270, !llvm.loop !137

279:                                              ; preds = %263, %27
  %280 = getelementptr inbounds i64, ptr %23, i64 %29
  %281 = load i64, ptr %280, align 8, !tbaa !33
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
  br i1 %321, label %353, label %312, !llvm.loop !138

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
  br i1 %331, label %307, label %322, !llvm.loop !139

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
  br i1 %352, label %329, label %332, !llvm.loop !140

353:                                              ; preds = %312
  %354 = add nuw nsw i64 %304, 1
  %355 = icmp eq i64 %354, %31
  br i1 %355, label %290, label %303, !llvm.loop !141

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
  br i1 %421, label %356, label %363, !llvm.loop !142

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
  br i1 %457, label %422, label %425, !llvm.loop !143

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
  br i1 %484, label %501, label %458, !llvm.loop !144

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
  br i1 %531, label %485, label %501, !llvm.loop !145

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
  br i1 %550, label %551, label %532, !llvm.loop !146

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
  br i1 %559, label %560, label %551, !llvm.loop !147

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
  br i1 %562, label %27, label %563, !llvm.loop !148

563:                                              ; preds = %561
  br i1 %14, label %564, label %570

564:                                              ; preds = %563
  %565 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %566 = load ptr, ptr %565, align 8, !tbaa !50
  %567 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %568 = load ptr, ptr %567, align 8, !tbaa !32
  %569 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %574

570:                                              ; preds = %700, %3, %563
  %571 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %572 = load i64, ptr %571, align 8, !tbaa !149
  %573 = icmp eq i64 %572, 0
  br i1 %573, label %1038, label %703

574:                                              ; preds = %564, %700
  %575 = phi i64 [ 0, %564 ], [ %701, %700 ]
  %576 = getelementptr inbounds i64, ptr %566, i64 %575
  %577 = load i64, ptr %576, align 8, !tbaa !33
  %578 = icmp slt i64 %577, 0
  %579 = getelementptr inbounds %struct.Link, ptr %12, i64 %577, i32 14
  %580 = select i1 %578, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 14), ptr %579
  %581 = getelementptr inbounds %struct.Link, ptr %12, i64 %575, i32 14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4) #11
  %582 = getelementptr inbounds i64, ptr %568, i64 %575
  %583 = load i64, ptr %582, align 8, !tbaa !33
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
  br i1 %627, label %584, label %618, !llvm.loop !150

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
  br i1 %640, label %628, label %654, !llvm.loop !151

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
  br i1 %653, label %634, label %641, !llvm.loop !152

654:                                              ; preds = %634
  %655 = load ptr, ptr %569, align 8, !tbaa !44
  %656 = getelementptr inbounds i64, ptr %655, i64 %575
  %657 = load i64, ptr %656, align 8, !tbaa !33
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
  br i1 %667, label %628, label %659, !llvm.loop !153

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
  br i1 %679, label %664, label %668, !llvm.loop !154

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
  br i1 %688, label %700, label %680, !llvm.loop !155

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
  br i1 %699, label %686, label %689, !llvm.loop !156

700:                                              ; preds = %686, %584
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4) #11
  %701 = add nuw nsw i64 %575, 1
  %702 = icmp eq i64 %701, %13
  br i1 %702, label %570, label %574, !llvm.loop !157

703:                                              ; preds = %570
  %704 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 54
  %705 = load ptr, ptr %704, align 8, !tbaa !158
  %706 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %707 = load i64, ptr %706, align 8, !tbaa !24
  %708 = getelementptr double, ptr %705, i64 %707
  %709 = getelementptr inbounds double, ptr %708, i64 %707
  %710 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %711 = load ptr, ptr %710, align 8, !tbaa !159
  %712 = icmp sgt i64 %572, 0
  br i1 %712, label %713, label %813

713:                                              ; preds = %703
  %714 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %715 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %716 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  br label %719

717:                                              ; preds = %768
  %718 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  br label %803

719:                                              ; preds = %768, %713
  %720 = phi i64 [ 0, %713 ], [ %772, %768 ]
  %721 = load i64, ptr %706, align 8, !tbaa !24
  %722 = shl i64 %721, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %705, i8 0, i64 %722, i1 false)
  %723 = load ptr, ptr %714, align 8, !tbaa !160
  %724 = getelementptr inbounds i64, ptr %723, i64 %720
  %725 = load i64, ptr %724, align 8, !tbaa !33
  %726 = getelementptr i64, ptr %724, i64 1
  %727 = load i64, ptr %726, align 8, !tbaa !33
  %728 = icmp slt i64 %725, %727
  br i1 %728, label %729, label %743

729:                                              ; preds = %719
  %730 = load ptr, ptr %715, align 8, !tbaa !161
  %731 = load ptr, ptr %716, align 8, !tbaa !162
  br label %732

732:                                              ; preds = %732, %729
  %733 = phi i64 [ %725, %729 ], [ %741, %732 ]
  %734 = getelementptr inbounds double, ptr %730, i64 %733
  %735 = load double, ptr %734, align 8, !tbaa !19
  %736 = getelementptr inbounds i64, ptr %731, i64 %733
  %737 = load i64, ptr %736, align 8, !tbaa !33
  %738 = getelementptr inbounds double, ptr %705, i64 %737
  %739 = load double, ptr %738, align 8, !tbaa !19
  %740 = fadd contract double %735, %739
  store double %740, ptr %738, align 8, !tbaa !19
  %741 = add nsw i64 %733, 1
  %742 = icmp eq i64 %741, %727
  br i1 %742, label %743, label %732, !llvm.loop !163

743:                                              ; preds = %732, %719
  tail call fastcc void @answer(ptr noundef %0, ptr noundef %705, ptr noundef %708)
  %744 = getelementptr double, ptr %709, i64 %720
  %745 = load ptr, ptr %714, align 8, !tbaa !160
  br label %774

746:                                              ; preds = %797
  %747 = getelementptr inbounds i64, ptr %745, i64 %720
  %748 = load i64, ptr %747, align 8, !tbaa !33
  %749 = getelementptr i64, ptr %747, i64 1
  %750 = load i64, ptr %749, align 8, !tbaa !33
  %751 = icmp slt i64 %748, %750
  br i1 %751, label %752, label %768

752:                                              ; preds = %746
  %753 = load ptr, ptr %715, align 8, !tbaa !161
  %754 = load ptr, ptr %716, align 8, !tbaa !162
  br label %755

755:                                              ; preds = %755, %752
  %756 = phi i64 [ %748, %752 ], [ %766, %755 ]
  %757 = phi double [ 0.000000e+00, %752 ], [ %765, %755 ]
  %758 = getelementptr inbounds double, ptr %753, i64 %756
  %759 = load double, ptr %758, align 8, !tbaa !19
  %760 = getelementptr inbounds i64, ptr %754, i64 %756
  %761 = load i64, ptr %760, align 8, !tbaa !33
  %762 = getelementptr inbounds double, ptr %2, i64 %761
  %763 = load double, ptr %762, align 8, !tbaa !19
  %764 = fmul contract double %759, %763
  %765 = fadd contract double %757, %764
  %766 = add nsw i64 %756, 1
  %767 = icmp eq i64 %766, %750
  br i1 %767, label %768, label %755, !llvm.loop !164

768:                                              ; preds = %755, %746
  %769 = phi double [ 0.000000e+00, %746 ], [ %765, %755 ]
  %770 = fneg contract double %769
  %771 = getelementptr inbounds double, ptr %711, i64 %720
  store double %770, ptr %771, align 8, !tbaa !19
  %772 = add nuw nsw i64 %720, 1
  %773 = icmp eq i64 %772, %572
  br i1 %773, label %717, label %719, !llvm.loop !165

774:                                              ; preds = %797, %743
  %775 = phi i64 [ %720, %743 ], [ %801, %797 ]
  %776 = getelementptr inbounds i64, ptr %745, i64 %775
  %777 = load i64, ptr %776, align 8, !tbaa !33
  %778 = getelementptr i64, ptr %776, i64 1
  %779 = load i64, ptr %778, align 8, !tbaa !33
  %780 = icmp slt i64 %777, %779
  br i1 %780, label %781, label %797

781:                                              ; preds = %774
  %782 = load ptr, ptr %715, align 8, !tbaa !161
  %783 = load ptr, ptr %716, align 8, !tbaa !162
  br label %784

784:                                              ; preds = %784, %781
  %785 = phi i64 [ %777, %781 ], [ %795, %784 ]
  %786 = phi double [ 0.000000e+00, %781 ], [ %794, %784 ]
  %787 = getelementptr inbounds double, ptr %782, i64 %785
  %788 = load double, ptr %787, align 8, !tbaa !19
  %789 = getelementptr inbounds i64, ptr %783, i64 %785
  %790 = load i64, ptr %789, align 8, !tbaa !33
  %791 = getelementptr inbounds double, ptr %708, i64 %790
  %792 = load double, ptr %791, align 8, !tbaa !19
  %793 = fmul contract double %788, %792
  %794 = fadd contract double %786, %793
  %795 = add nsw i64 %785, 1
  %796 = icmp eq i64 %795, %779
  br i1 %796, label %797, label %784, !llvm.loop !164

797:                                              ; preds = %784, %774
  %798 = phi double [ 0.000000e+00, %774 ], [ %794, %784 ]
  %799 = mul nsw i64 %775, %572
  %800 = getelementptr double, ptr %744, i64 %799
  store double %798, ptr %800, align 8, !tbaa !19
  %801 = add nuw nsw i64 %775, 1
  %802 = icmp slt i64 %801, %572
  br i1 %802, label %774, label %746, !llvm.loop !166

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
  %819 = load ptr, ptr %714, align 8, !tbaa !160
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
  br i1 %834, label %820, label %826, !llvm.loop !167

835:                                              ; preds = %820
  store i64 1, ptr %718, align 8, !tbaa !18
  br label %836

836:                                              ; preds = %835, %820
  %837 = tail call contract noundef double @llvm.sqrt.f64(double %821)
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
  br i1 %863, label %848, label %842, !llvm.loop !168

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
  br i1 %874, label %858, label %864, !llvm.loop !169

875:                                              ; preds = %880, %843
  %876 = phi double [ %844, %843 ], [ %888, %880 ]
  %877 = getelementptr inbounds double, ptr %711, i64 %804
  %878 = fmul contract double %838, %876
  store double %878, ptr %877, align 8, !tbaa !19
  store double %838, ptr %824, align 8, !tbaa !19
  %879 = icmp eq i64 %839, %572
  br i1 %879, label %815, label %803, !llvm.loop !170

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
  br i1 %890, label %875, label %880, !llvm.loop !171

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
  %917 = load <2 x double>, ptr %916, align 8, !tbaa !19, !alias.scope !172
  %918 = getelementptr inbounds double, ptr %2, i64 %915
  %919 = load <2 x double>, ptr %918, align 8, !tbaa !19, !alias.scope !175, !noalias !172
  %920 = fadd contract <2 x double> %917, %919
  store <2 x double> %920, ptr %918, align 8, !tbaa !19, !alias.scope !175, !noalias !172
  %921 = add nuw i64 %915, 2
  %922 = icmp eq i64 %921, %913
  br i1 %922, label %923, label %914, !llvm.loop !177

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
  %934 = load i64, ptr %933, align 8, !tbaa !33
  %935 = getelementptr i64, ptr %819, i64 %892
  %936 = load i64, ptr %935, align 8, !tbaa !33
  %937 = icmp slt i64 %934, %936
  br i1 %937, label %938, label %953

938:                                              ; preds = %927
  %939 = load ptr, ptr %715, align 8, !tbaa !161
  %940 = load ptr, ptr %716, align 8, !tbaa !162
  br label %941

941:                                              ; preds = %941, %938
  %942 = phi i64 [ %934, %938 ], [ %951, %941 ]
  %943 = getelementptr inbounds double, ptr %939, i64 %942
  %944 = load double, ptr %943, align 8, !tbaa !19
  %945 = fmul contract double %932, %944
  %946 = getelementptr inbounds i64, ptr %940, i64 %942
  %947 = load i64, ptr %946, align 8, !tbaa !33
  %948 = getelementptr inbounds double, ptr %705, i64 %947
  %949 = load double, ptr %948, align 8, !tbaa !19
  %950 = fadd contract double %945, %949
  store double %950, ptr %948, align 8, !tbaa !19
  %951 = add nsw i64 %942, 1
  %952 = icmp eq i64 %951, %936
  br i1 %952, label %953, label %941, !llvm.loop !163

953:                                              ; preds = %941, %927
  %954 = icmp sgt i64 %892, 1
  br i1 %954, label %891, label %898, !llvm.loop !178

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
  br i1 %966, label %927, label %955, !llvm.loop !179

967:                                              ; preds = %975, %923, %898
  br i1 %712, label %968, label %984

968:                                              ; preds = %967
  %969 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %970 = load ptr, ptr %969, align 8, !tbaa !160
  %971 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %972 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %973 = load ptr, ptr %971, align 8, !tbaa !161
  %974 = load ptr, ptr %972, align 8, !tbaa !162
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
  br i1 %983, label %967, label %975, !llvm.loop !180

984:                                              ; preds = %1007, %967
  %985 = load i64, ptr %0, align 8, !tbaa !29
  %986 = icmp sgt i64 %985, 0
  br i1 %986, label %1019, label %1038

987:                                              ; preds = %1007, %968
  %988 = phi i64 [ 0, %968 ], [ %1017, %1007 ]
  %989 = getelementptr inbounds i64, ptr %970, i64 %988
  %990 = load i64, ptr %989, align 8, !tbaa !33
  %991 = getelementptr i64, ptr %989, i64 1
  %992 = load i64, ptr %991, align 8, !tbaa !33
  %993 = icmp slt i64 %990, %992
  br i1 %993, label %994, label %1007

994:                                              ; preds = %987, %994
  %995 = phi i64 [ %1005, %994 ], [ %990, %987 ]
  %996 = phi double [ %1004, %994 ], [ 0.000000e+00, %987 ]
  %997 = getelementptr inbounds double, ptr %973, i64 %995
  %998 = load double, ptr %997, align 8, !tbaa !19
  %999 = getelementptr inbounds i64, ptr %974, i64 %995
  %1000 = load i64, ptr %999, align 8, !tbaa !33
  %1001 = getelementptr inbounds double, ptr %2, i64 %1000
  %1002 = load double, ptr %1001, align 8, !tbaa !19
  %1003 = fmul contract double %998, %1002
  %1004 = fadd contract double %996, %1003
  %1005 = add nsw i64 %995, 1
  %1006 = icmp eq i64 %1005, %992
  br i1 %1006, label %1007, label %994, !llvm.loop !164

1007:                                             ; preds = %994, %987
  %1008 = phi double [ 0.000000e+00, %987 ], [ %1004, %994 ]
  %1009 = getelementptr inbounds double, ptr %973, i64 %990
  %1010 = load double, ptr %1009, align 8, !tbaa !19
  %1011 = fdiv contract double %1008, %1010
  %1012 = getelementptr inbounds i64, ptr %974, i64 %990
  %1013 = load i64, ptr %1012, align 8, !tbaa !33
  %1014 = getelementptr inbounds double, ptr %2, i64 %1013
  %1015 = load double, ptr %1014, align 8, !tbaa !19
  %1016 = fsub contract double %1015, %1011
  store double %1016, ptr %1014, align 8, !tbaa !19
  %1017 = add nuw nsw i64 %988, 1
  %1018 = icmp eq i64 %1017, %572
  br i1 %1018, label %984, label %987, !llvm.loop !181

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
  br i1 %1034, label %1035, label %1021, !llvm.loop !182

1035:                                             ; preds = %1021
  %1036 = add nuw nsw i64 %1020, 1
  %1037 = icmp eq i64 %1036, %985
  br i1 %1037, label %1038, label %1019, !llvm.loop !183

1038:                                             ; preds = %1035, %984, %570
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @inverse(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %5 = load ptr, ptr %4, align 8, !tbaa !34
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %7 = load ptr, ptr %6, align 8, !tbaa !30
  tail call fastcc void @all_accelerations(ptr noundef %0, ptr noundef %1)
  %8 = load i64, ptr %0, align 8, !tbaa !29
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %43, %3
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %12 = load i64, ptr %11, align 8, !tbaa !24
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %64

14:                                               ; preds = %10
  %15 = icmp eq ptr %1, null
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
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
  br i1 %40, label %41, label %23, !llvm.loop !40

41:                                               ; preds = %23
  %42 = getelementptr inbounds %struct.Link, ptr %5, i64 %18, i32 9
  br label %46

43:                                               ; preds = %46
  %44 = add nuw nsw i64 %18, 1
  %45 = icmp eq i64 %44, %8
  br i1 %45, label %10, label %17, !llvm.loop !184

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
  br i1 %63, label %43, label %46, !llvm.loop !185

64:                                               ; preds = %75, %10
  %65 = getelementptr inbounds %struct.Whole, ptr %7, i64 0, i32 5
  tail call fastcc void @all_inward(ptr noundef nonnull %0, ptr noundef nonnull %65, i64 noundef 91, ptr noundef %2, i64 noundef 1)
  ret void

66:                                               ; preds = %14, %75
  %67 = phi i64 [ 0, %14 ], [ %78, %75 ]
  br i1 %15, label %75, label %68

68:                                               ; preds = %66
  %69 = load ptr, ptr %16, align 8, !tbaa !127
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
  br i1 %79, label %64, label %66, !llvm.loop !186
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
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %11 = load ptr, ptr %10, align 8, !tbaa !34
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %13 = load ptr, ptr %12, align 8, !tbaa !30
  %14 = load i64, ptr %0, align 8, !tbaa !29
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %183

16:                                               ; preds = %2
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
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
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %30 = icmp eq i64 %1, 0
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %32 = icmp eq i64 %1, 0
  %33 = getelementptr inbounds double, ptr %3, i64 1
  %34 = getelementptr inbounds double, ptr %3, i64 2
  %35 = getelementptr inbounds double, ptr %4, i64 2
  %36 = load ptr, ptr %29, align 8, !tbaa !32
  br label %184

37:                                               ; preds = %16, %179
  %38 = phi i64 [ 0, %16 ], [ %180, %179 ]
  %39 = getelementptr inbounds %struct.Whole, ptr %13, i64 %38
  %40 = load ptr, ptr %17, align 8, !tbaa !187
  %41 = getelementptr inbounds double, ptr %40, i64 %38
  %42 = load double, ptr %41, align 8, !tbaa !19
  store double %42, ptr %39, align 8, !tbaa !188
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
  br i1 %67, label %68, label %52, !llvm.loop !40

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
  br i1 %122, label %123, label %106, !llvm.loop !40

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
  br i1 %158, label %178, label %77, !llvm.loop !190

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
  br i1 %177, label %156, label %159, !llvm.loop !191

178:                                              ; preds = %156
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %5) #11
  br label %179

179:                                              ; preds = %178, %37
  %180 = add nuw nsw i64 %38, 1
  %181 = load i64, ptr %0, align 8, !tbaa !29
  %182 = icmp slt i64 %180, %181
  br i1 %182, label %37, label %26, !llvm.loop !192

183:                                              ; preds = %386, %2, %26
  ret void

184:                                              ; preds = %28, %386
  %185 = phi ptr [ %36, %28 ], [ %196, %386 ]
  %186 = phi i64 [ %181, %28 ], [ %187, %386 ]
  %187 = add nsw i64 %186, -1
  %188 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187
  %189 = getelementptr inbounds i64, ptr %185, i64 %187
  %190 = load i64, ptr %189, align 8, !tbaa !33
  %191 = icmp sgt i64 %190, 0
  br i1 %191, label %192, label %195

192:                                              ; preds = %184
  %193 = getelementptr inbounds %struct.Link, ptr %11, i64 %187, i32 5
  %194 = getelementptr inbounds %struct.Whole, ptr %13, i64 %187, i32 6
  br label %201

195:                                              ; preds = %210, %184
  %196 = phi ptr [ %185, %184 ], [ %212, %210 ]
  %197 = load ptr, ptr %31, align 8, !tbaa !50
  %198 = getelementptr inbounds i64, ptr %197, i64 %187
  %199 = load i64, ptr %198, align 8, !tbaa !33
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
  %212 = load ptr, ptr %29, align 8, !tbaa !32
  %213 = getelementptr inbounds i64, ptr %212, i64 %187
  %214 = load i64, ptr %213, align 8, !tbaa !33
  %215 = icmp slt i64 %211, %214
  br i1 %215, label %201, label %195, !llvm.loop !193

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
  br i1 %256, label %216, label %210, !llvm.loop !194

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
  %288 = load double, ptr %188, align 8, !tbaa !188
  %289 = load double, ptr %287, align 8, !tbaa !188
  %290 = fadd contract double %288, %289
  store double %290, ptr %287, align 8, !tbaa !188
  br i1 %32, label %386, label %333

291:                                              ; preds = %309
  %292 = load double, ptr %188, align 8, !tbaa !188
  %293 = fmul contract double %279, %292
  %294 = fadd contract double %280, %293
  %295 = shl nuw nsw i64 %282, 2
  %296 = getelementptr inbounds %struct.Whole, ptr %13, i64 %199, i32 2, i64 %295
  %297 = load double, ptr %296, align 8, !tbaa !19
  %298 = fadd contract double %297, %294
  store double %298, ptr %296, align 8, !tbaa !19
  %299 = load double, ptr %285, align 8, !tbaa !19
  %300 = load double, ptr %188, align 8, !tbaa !188
  %301 = load double, ptr %284, align 8, !tbaa !19
  %302 = fmul contract double %300, %301
  %303 = fadd contract double %299, %302
  %304 = getelementptr inbounds %struct.Whole, ptr %13, i64 %199, i32 1, i64 %282
  %305 = load double, ptr %304, align 8, !tbaa !19
  %306 = fadd contract double %305, %303
  store double %306, ptr %304, align 8, !tbaa !19
  %307 = add nuw nsw i64 %282, 1
  %308 = icmp eq i64 %307, 3
  br i1 %308, label %286, label %281, !llvm.loop !195

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
  %324 = load double, ptr %188, align 8, !tbaa !188
  %325 = fmul contract double %314, %324
  %326 = fmul contract double %321, %325
  %327 = fsub contract double %323, %326
  %328 = getelementptr inbounds %struct.Whole, ptr %13, i64 %199, i32 2, i64 %311
  %329 = load double, ptr %328, align 8, !tbaa !19
  %330 = fadd contract double %329, %327
  store double %330, ptr %328, align 8, !tbaa !19
  %331 = add nuw nsw i64 %310, 1
  %332 = icmp eq i64 %331, 3
  br i1 %332, label %291, label %309, !llvm.loop !196

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
  br i1 %369, label %386, label %333, !llvm.loop !197

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
  br i1 %385, label %367, label %370, !llvm.loop !198

386:                                              ; preds = %367, %286, %195
  %387 = icmp sgt i64 %186, 1
  br i1 %387, label %184, label %183, !llvm.loop !199
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @mass(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %4 = load ptr, ptr %3, align 8, !tbaa !34
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %6 = load ptr, ptr %5, align 8, !tbaa !30
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !24
  %9 = shl i64 %8, 3
  %10 = mul i64 %9, %8
  tail call void @llvm.memset.p0.i64(ptr align 8 %1, i8 0, i64 %10, i1 false)
  %11 = load i64, ptr %0, align 8, !tbaa !29
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %68

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %15 = load ptr, ptr %14, align 8, !tbaa !32
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
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
  %34 = load i64, ptr %33, align 8, !tbaa !33
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %69

36:                                               ; preds = %27
  %37 = load ptr, ptr %16, align 8, !tbaa !44
  %38 = getelementptr inbounds i64, ptr %37, i64 %28
  %39 = load i64, ptr %38, align 8, !tbaa !33
  %40 = getelementptr inbounds %struct.Link, ptr %4, i64 %28, i32 5
  %41 = getelementptr inbounds %struct.Whole, ptr %6, i64 %28, i32 6
  %42 = load ptr, ptr %17, align 8, !tbaa !127
  %43 = load ptr, ptr %18, align 8, !tbaa !50
  %44 = getelementptr inbounds i64, ptr %43, i64 %28
  %45 = load i64, ptr %44, align 8, !tbaa !33
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
  br i1 %71, label %68, label %27, !llvm.loop !200

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
  %91 = load double, ptr %82, align 8, !tbaa !19, !alias.scope !201
  %92 = insertelement <2 x double> poison, double %91, i64 0
  %93 = shufflevector <2 x double> %92, <2 x double> poison, <2 x i32> zeroinitializer
  %94 = load double, ptr %83, align 8, !tbaa !19, !alias.scope !201
  %95 = insertelement <2 x double> poison, double %94, i64 0
  %96 = shufflevector <2 x double> %95, <2 x double> poison, <2 x i32> zeroinitializer
  %97 = load double, ptr %84, align 8, !tbaa !19, !alias.scope !201
  %98 = insertelement <2 x double> poison, double %97, i64 0
  %99 = shufflevector <2 x double> %98, <2 x double> poison, <2 x i32> zeroinitializer
  %100 = load double, ptr %85, align 8, !tbaa !19, !alias.scope !201
  %101 = insertelement <2 x double> poison, double %100, i64 0
  %102 = shufflevector <2 x double> %101, <2 x double> poison, <2 x i32> zeroinitializer
  %103 = load double, ptr %86, align 8, !tbaa !19, !alias.scope !201
  %104 = insertelement <2 x double> poison, double %103, i64 0
  %105 = shufflevector <2 x double> %104, <2 x double> poison, <2 x i32> zeroinitializer
  %106 = load double, ptr %87, align 8, !tbaa !19, !alias.scope !201
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
  store <2 x double> %131, ptr %132, align 8, !tbaa !19, !alias.scope !204, !noalias !206
  %133 = add nuw i64 %111, 2
  %134 = icmp eq i64 %133, %66
  br i1 %134, label %135, label %110, !llvm.loop !208

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
  br i1 %204, label %138, label %159, !llvm.loop !209

205:                                              ; preds = %299, %293, %212
  %206 = getelementptr inbounds i64, ptr %43, i64 %213
  %207 = load i64, ptr %206, align 8, !tbaa !33
  %208 = icmp sgt i64 %207, -1
  br i1 %208, label %212, label %209, !llvm.loop !210

209:                                              ; preds = %205, %138
  %210 = add nuw nsw i64 %73, 1
  %211 = icmp eq i64 %210, %34
  br i1 %211, label %69, label %72, !llvm.loop !211

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
  %233 = load i64, ptr %232, align 8, !tbaa !33
  %234 = icmp sgt i64 %233, 0
  br i1 %234, label %235, label %205

235:                                              ; preds = %212
  %236 = getelementptr inbounds i64, ptr %37, i64 %213
  %237 = load i64, ptr %236, align 8, !tbaa !33
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
  store <2 x double> %288, ptr %289, align 8, !tbaa !19, !alias.scope !212, !noalias !215
  %290 = getelementptr double, ptr %80, i64 %268
  store <2 x double> %288, ptr %290, align 8, !tbaa !19, !alias.scope !217, !noalias !215
  %291 = add nuw i64 %267, 2
  %292 = icmp eq i64 %291, %261
  br i1 %292, label %293, label %266, !llvm.loop !219

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
  br i1 %330, label %205, label %299, !llvm.loop !220
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @all_accelerations(ptr nocapture noundef readonly %0, ptr noundef readonly %1) unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %4 = load ptr, ptr %3, align 8, !tbaa !34
  %5 = load i64, ptr %0, align 8, !tbaa !29
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %9 = load ptr, ptr %8, align 8, !tbaa !50
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %11 = icmp eq ptr %1, null
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %14

13:                                               ; preds = %79, %2
  ret void

14:                                               ; preds = %7, %79
  %15 = phi i64 [ 0, %7 ], [ %80, %79 ]
  %16 = getelementptr inbounds i64, ptr %9, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !33
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
  %55 = load ptr, ptr %10, align 8, !tbaa !32
  %56 = getelementptr inbounds i64, ptr %55, i64 %15
  %57 = load i64, ptr %56, align 8, !tbaa !33
  %58 = tail call i64 @llvm.smax.i64(i64 %57, i64 0)
  %59 = icmp slt i64 %57, 1
  br i1 %59, label %79, label %60

60:                                               ; preds = %54
  %61 = load ptr, ptr %12, align 8, !tbaa !44
  %62 = getelementptr inbounds i64, ptr %61, i64 %15
  %63 = load i64, ptr %62, align 8, !tbaa !33
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
  br i1 %74, label %21, label %65, !llvm.loop !221

75:                                               ; preds = %60, %82
  %76 = phi i64 [ %83, %82 ], [ 0, %60 ]
  %77 = mul nsw i64 %76, 6
  %78 = getelementptr double, ptr %64, i64 %76
  br label %85

79:                                               ; preds = %82, %54, %21
  %80 = add nuw nsw i64 %15, 1
  %81 = icmp eq i64 %80, %5
  br i1 %81, label %13, label %14, !llvm.loop !222

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
  br i1 %96, label %82, label %85, !llvm.loop !223
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
  %22 = load i64, ptr %21, align 8, !tbaa !69
  %23 = add nsw i64 %20, %22
  %24 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %25 = load i64, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %27 = load ptr, ptr %26, align 8, !tbaa !31
  %28 = shl i64 %16, 3
  %29 = mul i64 %28, %23
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %29, i1 false)
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 18
  %31 = load i64, ptr %30, align 8, !tbaa !224
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %44, label %33

33:                                               ; preds = %3
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 21
  %35 = load i64, ptr %34, align 8, !tbaa !225
  %36 = inttoptr i64 %35 to ptr
  %37 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 70
  %38 = load ptr, ptr %37, align 8, !tbaa !226
  %39 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %40 = load ptr, ptr %39, align 8, !tbaa !25
  %41 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 22
  %42 = load i64, ptr %41, align 8, !tbaa !227
  %43 = inttoptr i64 %42 to ptr
  tail call void %36(ptr noundef %38, ptr noundef %40, ptr noundef %43) #11
  br label %44

44:                                               ; preds = %33, %3
  %45 = load i64, ptr %0, align 8, !tbaa !29
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %47, label %68

47:                                               ; preds = %44
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %49 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %50 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %51 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 40
  %52 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %53 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %54 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %55 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %56 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  %57 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 72
  %58 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 73
  %59 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
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
  %71 = load i64, ptr %70, align 8, !tbaa !228
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %77, label %73

73:                                               ; preds = %68
  %74 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 72
  %75 = load ptr, ptr %74, align 8, !tbaa !229
  %76 = mul i64 %69, 96
  call void @llvm.memset.p0.i64(ptr align 8 %75, i8 0, i64 %76, i1 false)
  br label %77

77:                                               ; preds = %68, %73
  %78 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %79 = load i64, ptr %78, align 8, !tbaa !111
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %332, label %81

81:                                               ; preds = %77
  %82 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 73
  %83 = add i64 %16, 1
  %84 = add i64 %83, %25
  %85 = getelementptr inbounds double, ptr %2, i64 %17
  br label %328

86:                                               ; preds = %47, %129
  %87 = phi i64 [ 0, %47 ], [ %130, %129 ]
  %88 = load ptr, ptr %48, align 8, !tbaa !32
  %89 = getelementptr inbounds i64, ptr %88, i64 %87
  %90 = load i64, ptr %89, align 8, !tbaa !33
  %91 = mul nsw i64 %90, 6
  %92 = add nsw i64 %91, 12
  %93 = load ptr, ptr %49, align 8, !tbaa !73
  %94 = getelementptr inbounds i64, ptr %93, i64 %87
  %95 = load i64, ptr %94, align 8, !tbaa !33
  %96 = add nsw i64 %92, %95
  %97 = load ptr, ptr %50, align 8, !tbaa !34
  %98 = load ptr, ptr %51, align 8, !tbaa !35
  %99 = getelementptr inbounds i64, ptr %98, i64 %87
  %100 = load i64, ptr %99, align 8, !tbaa !33
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %125, label %102

102:                                              ; preds = %86
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %13) #11
  %103 = load ptr, ptr %52, align 8, !tbaa !36
  %104 = getelementptr inbounds i64, ptr %103, i64 %87
  %105 = load i64, ptr %104, align 8, !tbaa !33
  %106 = getelementptr i64, ptr %104, i64 1
  %107 = load i64, ptr %106, align 8, !tbaa !33
  %108 = sub nsw i64 %107, %105
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %123

110:                                              ; preds = %102
  %111 = load ptr, ptr %53, align 8, !tbaa !25
  %112 = load ptr, ptr %54, align 8, !tbaa !37
  %113 = getelementptr i64, ptr %112, i64 %105
  br label %114

114:                                              ; preds = %114, %110
  %115 = phi i64 [ 0, %110 ], [ %121, %114 ]
  %116 = getelementptr i64, ptr %113, i64 %115
  %117 = load i64, ptr %116, align 8, !tbaa !33
  %118 = getelementptr inbounds double, ptr %111, i64 %117
  %119 = load double, ptr %118, align 8, !tbaa !19
  %120 = getelementptr inbounds [64 x double], ptr %13, i64 0, i64 %115
  store double %119, ptr %120, align 8, !tbaa !19
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, %108
  br i1 %122, label %123, label %114, !llvm.loop !38

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
  %131 = load i64, ptr %0, align 8, !tbaa !29
  %132 = icmp slt i64 %130, %131
  br i1 %132, label %86, label %68, !llvm.loop !230

133:                                              ; preds = %127, %320
  %134 = phi i64 [ 0, %127 ], [ %326, %320 ]
  %135 = load ptr, ptr %55, align 8, !tbaa !44
  %136 = getelementptr inbounds i64, ptr %135, i64 %87
  %137 = load i64, ptr %136, align 8, !tbaa !33
  %138 = add nsw i64 %137, %134
  %139 = load ptr, ptr %51, align 8, !tbaa !35
  %140 = getelementptr inbounds i64, ptr %139, i64 %87
  %141 = mul nsw i64 %134, %96
  %142 = getelementptr inbounds double, ptr %27, i64 %141
  %143 = mul nsw i64 %134, 6
  %144 = getelementptr inbounds double, ptr %128, i64 %143
  %145 = load i64, ptr %56, align 8, !tbaa !228
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %151, label %147

147:                                              ; preds = %133
  %148 = load ptr, ptr %57, align 8, !tbaa !229
  %149 = load i64, ptr %0, align 8, !tbaa !29
  %150 = mul i64 %149, 96
  call void @llvm.memset.p0.i64(ptr align 8 %148, i8 0, i64 %150, i1 false)
  br label %151

151:                                              ; preds = %133, %147
  %152 = load i64, ptr %140, align 8, !tbaa !33
  %153 = icmp eq i64 %152, 0
  %154 = select i1 %153, ptr null, ptr %142
  %155 = getelementptr inbounds double, ptr %142, i64 %91
  %156 = getelementptr inbounds double, ptr %2, i64 %138
  call fastcc void @position_column(ptr noundef nonnull %0, i64 noundef %87, ptr noundef nonnull %144, ptr noundef %154, ptr noundef nonnull %155, ptr noundef %1, ptr noundef %156, i64 noundef %23)
  %157 = load ptr, ptr %49, align 8, !tbaa !73
  %158 = getelementptr inbounds i64, ptr %157, i64 %87
  %159 = load i64, ptr %158, align 8, !tbaa !33
  %160 = icmp sgt i64 %159, 0
  %161 = load ptr, ptr %59, align 8, !tbaa !97
  br i1 %160, label %165, label %162

162:                                              ; preds = %151
  %163 = getelementptr inbounds i64, ptr %161, i64 %87
  %164 = load i64, ptr %163, align 8, !tbaa !33
  br label %173

165:                                              ; preds = %151
  %166 = load i64, ptr %140, align 8, !tbaa !33
  %167 = icmp eq i64 %166, 0
  %168 = getelementptr double, ptr %142, i64 %92
  %169 = load ptr, ptr %58, align 8, !tbaa !231
  %170 = getelementptr inbounds i64, ptr %161, i64 %87
  %171 = load i64, ptr %170, align 8, !tbaa !33
  %172 = getelementptr double, ptr %169, i64 %171
  br label %186

173:                                              ; preds = %194, %162
  %174 = phi i64 [ %164, %162 ], [ %171, %194 ]
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %174, i64 noundef %159, ptr noundef %156, i64 noundef %23)
  %175 = load ptr, ptr %49, align 8, !tbaa !73
  %176 = getelementptr inbounds i64, ptr %175, i64 %87
  %177 = load i64, ptr %176, align 8, !tbaa !33
  %178 = icmp sgt i64 %177, 0
  br i1 %178, label %179, label %199

179:                                              ; preds = %173
  %180 = load ptr, ptr %58, align 8, !tbaa !231
  %181 = load ptr, ptr %59, align 8, !tbaa !97
  %182 = getelementptr inbounds i64, ptr %181, i64 %87
  %183 = load i64, ptr %182, align 8, !tbaa !33
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
  br i1 %198, label %173, label %186, !llvm.loop !232

199:                                              ; preds = %179, %173
  %200 = load i64, ptr %56, align 8, !tbaa !228
  %201 = icmp eq i64 %200, 0
  br i1 %201, label %206, label %202

202:                                              ; preds = %199
  %203 = load ptr, ptr %57, align 8, !tbaa !229
  %204 = load i64, ptr %0, align 8, !tbaa !29
  %205 = mul i64 %204, 96
  call void @llvm.memset.p0.i64(ptr align 8 %203, i8 0, i64 %205, i1 false)
  br label %206

206:                                              ; preds = %199, %202
  %207 = load i64, ptr %140, align 8, !tbaa !33
  %208 = icmp eq i64 %207, 0
  %209 = getelementptr inbounds double, ptr %155, i64 6
  %210 = select i1 %208, ptr null, ptr %209
  %211 = getelementptr inbounds double, ptr %60, i64 %138
  %212 = load ptr, ptr %50, align 8, !tbaa !34
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
  br i1 %233, label %234, label %218, !llvm.loop !40

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
  br i1 %254, label %255, label %239, !llvm.loop !40

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
  br i1 %319, label %320, label %311, !llvm.loop !233

320:                                              ; preds = %311
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #11
  call fastcc void @respond(ptr noundef nonnull %0, i64 noundef %87, ptr noundef nonnull %144, ptr noundef nonnull %12, ptr noundef null, ptr noundef %211, i64 noundef %23)
  call fastcc void @carry(ptr noundef nonnull %0, i64 noundef %87, ptr noundef null, ptr noundef nonnull %144)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #11
  %321 = load ptr, ptr %58, align 8, !tbaa !231
  %322 = add nsw i64 %138, %25
  %323 = getelementptr inbounds double, ptr %321, i64 %322
  store double 1.000000e+00, ptr %323, align 8, !tbaa !19
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %322, i64 noundef 1, ptr noundef %211, i64 noundef %23)
  %324 = load ptr, ptr %58, align 8, !tbaa !231
  %325 = getelementptr inbounds double, ptr %324, i64 %322
  store double 0.000000e+00, ptr %325, align 8, !tbaa !19
  %326 = add nuw nsw i64 %134, 1
  %327 = icmp eq i64 %326, %90
  br i1 %327, label %129, label %133, !llvm.loop !234

328:                                              ; preds = %81, %357
  %329 = phi i64 [ 0, %81 ], [ %364, %357 ]
  %330 = load i64, ptr %18, align 8, !tbaa !27
  %331 = icmp slt i64 %329, %330
  br i1 %331, label %357, label %332

332:                                              ; preds = %328, %357, %77
  %333 = load i64, ptr %21, align 8, !tbaa !69
  %334 = icmp sgt i64 %333, 0
  br i1 %334, label %335, label %367

335:                                              ; preds = %332
  %336 = getelementptr inbounds double, ptr %2, i64 %17
  %337 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 72
  %338 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 42
  %339 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %340 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %341 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %342 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %343 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %344 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 40
  %345 = getelementptr inbounds double, ptr %14, i64 3
  %346 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 73
  %347 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 41
  %348 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 68
  %349 = add i64 %16, 3
  %350 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 71
  %351 = getelementptr inbounds double, ptr %6, i64 1
  %352 = getelementptr inbounds double, ptr %5, i64 2
  %353 = getelementptr inbounds double, ptr %7, i64 2
  %354 = getelementptr inbounds double, ptr %8, i64 1
  %355 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %356 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  br label %368

357:                                              ; preds = %328
  %358 = load ptr, ptr %82, align 8, !tbaa !231
  %359 = add nsw i64 %84, %329
  %360 = getelementptr inbounds double, ptr %358, i64 %359
  store double 1.000000e+00, ptr %360, align 8, !tbaa !19
  %361 = getelementptr inbounds double, ptr %85, i64 %329
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %359, i64 noundef 1, ptr noundef %361, i64 noundef %23)
  %362 = load ptr, ptr %82, align 8, !tbaa !231
  %363 = getelementptr inbounds double, ptr %362, i64 %359
  store double 0.000000e+00, ptr %363, align 8, !tbaa !19
  %364 = add nuw nsw i64 %329, 1
  %365 = load i64, ptr %78, align 8, !tbaa !111
  %366 = icmp eq i64 %365, 0
  br i1 %366, label %332, label %328, !llvm.loop !235

367:                                              ; preds = %580, %332
  ret void

368:                                              ; preds = %335, %580
  %369 = phi i64 [ 0, %335 ], [ %581, %580 ]
  %370 = load i64, ptr %18, align 8, !tbaa !27
  %371 = getelementptr inbounds double, ptr %336, i64 %370
  %372 = getelementptr inbounds double, ptr %371, i64 %369
  %373 = load i64, ptr %70, align 8, !tbaa !228
  %374 = icmp eq i64 %373, 0
  %375 = load i64, ptr %0, align 8, !tbaa !29
  br i1 %374, label %380, label %376

376:                                              ; preds = %368
  %377 = load ptr, ptr %337, align 8, !tbaa !229
  %378 = mul i64 %375, 96
  call void @llvm.memset.p0.i64(ptr align 8 %377, i8 0, i64 %378, i1 false)
  %379 = load i64, ptr %0, align 8, !tbaa !29
  br label %380

380:                                              ; preds = %368, %376
  %381 = phi i64 [ %375, %368 ], [ %379, %376 ]
  %382 = icmp sgt i64 %381, 0
  br i1 %382, label %584, label %383

383:                                              ; preds = %670, %380
  %384 = load ptr, ptr %346, align 8, !tbaa !231
  %385 = load ptr, ptr %347, align 8, !tbaa !236
  %386 = getelementptr inbounds i64, ptr %385, i64 %369
  %387 = load i64, ptr %386, align 8, !tbaa !33
  %388 = getelementptr inbounds double, ptr %384, i64 %387
  store double 1.000000e+00, ptr %388, align 8, !tbaa !19
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %387, i64 noundef 1, ptr noundef %372, i64 noundef %23)
  %389 = load ptr, ptr %346, align 8, !tbaa !231
  %390 = load ptr, ptr %347, align 8, !tbaa !236
  %391 = getelementptr inbounds i64, ptr %390, i64 %369
  %392 = load i64, ptr %391, align 8, !tbaa !33
  %393 = getelementptr inbounds double, ptr %389, i64 %392
  store double 0.000000e+00, ptr %393, align 8, !tbaa !19
  %394 = load ptr, ptr %348, align 8, !tbaa !237
  %395 = load i64, ptr %0, align 8, !tbaa !29
  %396 = mul nsw i64 %395, 10
  %397 = add i64 %349, %396
  %398 = mul nsw i64 %397, %369
  %399 = getelementptr inbounds double, ptr %394, i64 %398
  %400 = load ptr, ptr %340, align 8, !tbaa !34
  %401 = getelementptr inbounds double, ptr %399, i64 %395
  %402 = mul nsw i64 %395, 9
  %403 = getelementptr inbounds double, ptr %401, i64 %402
  %404 = getelementptr inbounds double, ptr %403, i64 3
  %405 = load ptr, ptr %350, align 8, !tbaa !238
  %406 = icmp sgt i64 %395, 0
  br i1 %406, label %407, label %410

407:                                              ; preds = %383
  %408 = load ptr, ptr %355, align 8, !tbaa !55
  %409 = load ptr, ptr %356, align 8, !tbaa !187
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
  br i1 %438, label %439, label %420, !llvm.loop !120

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
  br i1 %462, label %463, label %444, !llvm.loop !120

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
  br i1 %483, label %484, label %468, !llvm.loop !40

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
  br i1 %505, label %506, label %490, !llvm.loop !40

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
  br i1 %542, label %543, label %527, !llvm.loop !40

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
  br i1 %548, label %410, label %413, !llvm.loop !239

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
  br i1 %566, label %546, label %549, !llvm.loop !240

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
  br i1 %579, label %580, label %567, !llvm.loop !241

580:                                              ; preds = %567, %410
  %581 = add nuw nsw i64 %369, 1
  %582 = load i64, ptr %21, align 8, !tbaa !69
  %583 = icmp slt i64 %581, %582
  br i1 %583, label %368, label %367, !llvm.loop !242

584:                                              ; preds = %380, %670
  %585 = phi i64 [ %671, %670 ], [ %381, %380 ]
  %586 = phi i64 [ %672, %670 ], [ 0, %380 ]
  %587 = load ptr, ptr %338, align 8, !tbaa !243
  %588 = mul nsw i64 %585, %369
  %589 = getelementptr i64, ptr %587, i64 %588
  %590 = getelementptr i64, ptr %589, i64 %586
  %591 = load i64, ptr %590, align 8, !tbaa !33
  %592 = icmp slt i64 %591, 0
  br i1 %592, label %670, label %593

593:                                              ; preds = %584
  %594 = load ptr, ptr %339, align 8, !tbaa !32
  %595 = getelementptr inbounds i64, ptr %594, i64 %586
  %596 = load i64, ptr %595, align 8, !tbaa !33
  %597 = load ptr, ptr %340, align 8, !tbaa !34
  %598 = getelementptr inbounds %struct.Link, ptr %597, i64 %586
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #11
  %599 = load ptr, ptr %341, align 8, !tbaa !36
  %600 = getelementptr inbounds i64, ptr %599, i64 %586
  %601 = load i64, ptr %600, align 8, !tbaa !33
  %602 = getelementptr i64, ptr %600, i64 1
  %603 = load i64, ptr %602, align 8, !tbaa !33
  %604 = sub nsw i64 %603, %601
  %605 = icmp sgt i64 %604, 0
  br i1 %605, label %606, label %619

606:                                              ; preds = %593
  %607 = load ptr, ptr %342, align 8, !tbaa !25
  %608 = load ptr, ptr %343, align 8, !tbaa !37
  %609 = getelementptr i64, ptr %608, i64 %601
  br label %610

610:                                              ; preds = %610, %606
  %611 = phi i64 [ 0, %606 ], [ %617, %610 ]
  %612 = getelementptr i64, ptr %609, i64 %611
  %613 = load i64, ptr %612, align 8, !tbaa !33
  %614 = getelementptr inbounds double, ptr %607, i64 %613
  %615 = load double, ptr %614, align 8, !tbaa !19
  %616 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %611
  store double %615, ptr %616, align 8, !tbaa !19
  %617 = add nuw nsw i64 %611, 1
  %618 = icmp eq i64 %617, %604
  br i1 %618, label %619, label %610, !llvm.loop !38

619:                                              ; preds = %610, %593
  %620 = load ptr, ptr %344, align 8, !tbaa !35
  %621 = getelementptr inbounds i64, ptr %620, i64 %586
  %622 = load i64, ptr %621, align 8, !tbaa !33
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
  br i1 %643, label %644, label %628, !llvm.loop !40

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
  br i1 %664, label %665, label %649, !llvm.loop !40

665:                                              ; preds = %649
  %666 = getelementptr inbounds double, ptr %624, i64 6
  %667 = mul nsw i64 %596, 6
  %668 = getelementptr inbounds double, ptr %666, i64 %667
  call fastcc void @position_column(ptr noundef nonnull %0, i64 noundef %586, ptr noundef nonnull %14, ptr noundef nonnull %666, ptr noundef nonnull %668, ptr noundef %1, ptr noundef %372, i64 noundef %23)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14) #11
  %669 = load i64, ptr %0, align 8, !tbaa !29
  br label %670

670:                                              ; preds = %584, %665
  %671 = phi i64 [ %585, %584 ], [ %669, %665 ]
  %672 = add nuw nsw i64 %586, 1
  %673 = icmp slt i64 %672, %671
  br i1 %673, label %584, label %383, !llvm.loop !244
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @own_inertia(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #4 {
  %3 = alloca [9 x double], align 16
  %4 = alloca [3 x double], align 16
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %6 = load ptr, ptr %5, align 8, !tbaa !34
  %7 = getelementptr inbounds %struct.Link, ptr %6, i64 %1
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 47
  %9 = load ptr, ptr %8, align 8, !tbaa !245
  %10 = mul nsw i64 %1, 9
  %11 = getelementptr inbounds double, ptr %9, i64 %10
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %4) #11
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %13 = load ptr, ptr %12, align 8, !tbaa !187
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
  br i1 %25, label %46, label %16, !llvm.loop !246

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
  br i1 %45, label %23, label %26, !llvm.loop !247

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
  br i1 %81, label %82, label %66, !llvm.loop !40

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
  %101 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %102 = load ptr, ptr %101, align 8, !tbaa !55
  br label %128

103:                                              ; preds = %107
  %104 = add nuw nsw i64 %48, 1
  %105 = add nuw nsw i64 %47, 1
  %106 = icmp eq i64 %104, 3
  br i1 %106, label %56, label %46, !llvm.loop !248

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
  br i1 %126, label %103, label %107, !llvm.loop !249

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
  br i1 %136, label %127, label %128, !llvm.loop !250
}

; Function Attrs: nounwind uwtable
define internal fastcc void @add_loads(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #1 {
  %3 = alloca [3 x double], align 16
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !111
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %69, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %9 = load ptr, ptr %8, align 8, !tbaa !34
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 5
  %11 = load i64, ptr %10, align 8, !tbaa !251
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 6
  %13 = load i64, ptr %12, align 8, !tbaa !252
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 50
  %15 = load ptr, ptr %14, align 8, !tbaa !253
  %16 = inttoptr i64 %11 to ptr
  %17 = inttoptr i64 %13 to ptr
  tail call void %16(ptr noundef %15, ptr noundef %1, ptr noundef %17) #11
  %18 = load i64, ptr %4, align 8, !tbaa !111
  %19 = icmp sgt i64 %18, 0
  br i1 %19, label %20, label %69

20:                                               ; preds = %7
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 33
  %22 = load ptr, ptr %21, align 8, !tbaa !254
  %23 = load ptr, ptr %14, align 8, !tbaa !253
  br label %24

24:                                               ; preds = %20, %51
  %25 = phi i64 [ 0, %20 ], [ %52, %51 ]
  %26 = getelementptr inbounds i64, ptr %22, i64 %25
  %27 = load i64, ptr %26, align 8, !tbaa !33
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
  br i1 %50, label %54, label %35, !llvm.loop !40

51:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #11
  %52 = add nuw nsw i64 %25, 1
  %53 = icmp eq i64 %52, %18
  br i1 %53, label %69, label %24, !llvm.loop !255

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
  br i1 %68, label %51, label %54, !llvm.loop !256

69:                                               ; preds = %51, %7, %2
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #7

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @answer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #4 {
  %4 = alloca [6 x double], align 16
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %6 = load ptr, ptr %5, align 8, !tbaa !34
  %7 = load i64, ptr %0, align 8, !tbaa !29
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %20, label %135

9:                                                ; preds = %20
  %10 = icmp sgt i64 %24, 0
  br i1 %10, label %11, label %135

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %13 = load ptr, ptr %12, align 8, !tbaa !32
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %15 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %16 = load ptr, ptr %15, align 8, !tbaa !50
  %17 = getelementptr inbounds double, ptr %4, i64 3
  %18 = getelementptr inbounds double, ptr %4, i64 4
  %19 = getelementptr inbounds double, ptr %4, i64 2
  br label %31

20:                                               ; preds = %3, %20
  %21 = phi i64 [ %23, %20 ], [ 0, %3 ]
  %22 = getelementptr inbounds %struct.Link, ptr %6, i64 %21, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %22, i8 0, i64 48, i1 false)
  %23 = add nuw nsw i64 %21, 1
  %24 = load i64, ptr %0, align 8, !tbaa !29
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %20, label %9, !llvm.loop !257

26:                                               ; preds = %133
  br i1 %10, label %27, label %135

27:                                               ; preds = %26
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %136

31:                                               ; preds = %11, %133
  %32 = phi i64 [ %24, %11 ], [ %33, %133 ]
  %33 = add nsw i64 %32, -1
  %34 = getelementptr inbounds i64, ptr %13, i64 %33
  %35 = load i64, ptr %34, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4) #11
  %36 = getelementptr inbounds %struct.Link, ptr %6, i64 %33, i32 15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %4, ptr noundef nonnull align 8 dereferenceable(48) %36, i64 48, i1 false)
  %37 = icmp sgt i64 %35, 0
  br i1 %37, label %38, label %43

38:                                               ; preds = %31
  %39 = load ptr, ptr %14, align 8, !tbaa !44
  %40 = getelementptr inbounds i64, ptr %39, i64 %33
  %41 = load i64, ptr %40, align 8, !tbaa !33
  %42 = getelementptr double, ptr %1, i64 %41
  br label %47

43:                                               ; preds = %98, %31
  %44 = getelementptr inbounds i64, ptr %16, i64 %33
  %45 = load i64, ptr %44, align 8, !tbaa !33
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
  br i1 %65, label %52, label %54, !llvm.loop !258

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
  br i1 %85, label %98, label %75, !llvm.loop !259

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
  br i1 %97, label %66, label %86, !llvm.loop !260

98:                                               ; preds = %75
  %99 = add nuw nsw i64 %48, 1
  %100 = icmp eq i64 %99, %35
  br i1 %100, label %43, label %47, !llvm.loop !261

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
  br i1 %132, label %133, label %124, !llvm.loop !262

133:                                              ; preds = %124, %43
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4) #11
  %134 = icmp sgt i64 %32, 1
  br i1 %134, label %31, label %26, !llvm.loop !263

135:                                              ; preds = %238, %3, %9, %26
  ret void

136:                                              ; preds = %27, %238
  %137 = phi i64 [ 0, %27 ], [ %239, %238 ]
  %138 = load ptr, ptr %28, align 8, !tbaa !50
  %139 = getelementptr inbounds i64, ptr %138, i64 %137
  %140 = load i64, ptr %139, align 8, !tbaa !33
  %141 = icmp slt i64 %140, 0
  %142 = getelementptr inbounds %struct.Link, ptr %6, i64 %140, i32 17
  %143 = select i1 %141, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 17), ptr %142
  %144 = load ptr, ptr %29, align 8, !tbaa !32
  %145 = getelementptr inbounds i64, ptr %144, i64 %137
  %146 = load i64, ptr %145, align 8, !tbaa !33
  %147 = load ptr, ptr %30, align 8, !tbaa !44
  %148 = getelementptr inbounds i64, ptr %147, i64 %137
  %149 = load i64, ptr %148, align 8, !tbaa !33
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
  br i1 %198, label %186, label %212, !llvm.loop !151

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
  br i1 %211, label %192, label %199, !llvm.loop !152

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
  br i1 %221, label %185, label %213, !llvm.loop !264

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
  br i1 %233, label %219, label %222, !llvm.loop !265

234:                                              ; preds = %212, %242
  %235 = phi i64 [ %243, %242 ], [ 0, %212 ]
  %236 = mul nuw nsw i64 %235, 6
  %237 = getelementptr inbounds double, ptr %150, i64 %235
  br label %245

238:                                              ; preds = %242, %136, %185, %212
  %239 = add nuw nsw i64 %137, 1
  %240 = load i64, ptr %0, align 8, !tbaa !29
  %241 = icmp slt i64 %239, %240
  br i1 %241, label %136, label %135, !llvm.loop !266

242:                                              ; preds = %245
  %243 = add nuw nsw i64 %235, 1
  %244 = icmp eq i64 %243, %146
  br i1 %244, label %238, label %234, !llvm.loop !267

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
  br i1 %256, label %242, label %245, !llvm.loop !268
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @all_inward(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef %3, i64 noundef %4) unnamed_addr #5 {
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %7 = load ptr, ptr %6, align 8, !tbaa !34
  %8 = load i64, ptr %0, align 8, !tbaa !29
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %27

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %12 = load ptr, ptr %11, align 8, !tbaa !32
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %15 = load ptr, ptr %14, align 8, !tbaa !50
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
  %37 = load i64, ptr %36, align 8, !tbaa !33
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %119

39:                                               ; preds = %28
  %40 = getelementptr inbounds %struct.Link, ptr %7, i64 %33, i32 5
  %41 = getelementptr inbounds double, ptr %35, i64 1
  %42 = getelementptr inbounds double, ptr %35, i64 2
  %43 = getelementptr inbounds double, ptr %35, i64 3
  %44 = getelementptr inbounds double, ptr %35, i64 4
  %45 = getelementptr inbounds double, ptr %35, i64 5
  %46 = load ptr, ptr %13, align 8, !tbaa !44
  %47 = getelementptr inbounds i64, ptr %46, i64 %33
  %48 = load i64, ptr %47, align 8, !tbaa !33
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
  %69 = load double, ptr %35, align 8, !tbaa !19, !alias.scope !269
  %70 = insertelement <2 x double> poison, double %69, i64 0
  %71 = shufflevector <2 x double> %70, <2 x double> poison, <2 x i32> zeroinitializer
  %72 = load double, ptr %41, align 8, !tbaa !19, !alias.scope !269
  %73 = insertelement <2 x double> poison, double %72, i64 0
  %74 = shufflevector <2 x double> %73, <2 x double> poison, <2 x i32> zeroinitializer
  %75 = load double, ptr %42, align 8, !tbaa !19, !alias.scope !269
  %76 = insertelement <2 x double> poison, double %75, i64 0
  %77 = shufflevector <2 x double> %76, <2 x double> poison, <2 x i32> zeroinitializer
  %78 = load double, ptr %43, align 8, !tbaa !19, !alias.scope !269
  %79 = insertelement <2 x double> poison, double %78, i64 0
  %80 = shufflevector <2 x double> %79, <2 x double> poison, <2 x i32> zeroinitializer
  %81 = load double, ptr %44, align 8, !tbaa !19, !alias.scope !269
  %82 = insertelement <2 x double> poison, double %81, i64 0
  %83 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> zeroinitializer
  %84 = load double, ptr %45, align 8, !tbaa !19, !alias.scope !269
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
  %111 = load <2 x double>, ptr %110, align 8, !tbaa !19, !alias.scope !272, !noalias !274
  %112 = fadd contract <2 x double> %111, %109
  store <2 x double> %112, ptr %110, align 8, !tbaa !19, !alias.scope !272, !noalias !274
  %113 = add nuw i64 %89, 2
  %114 = icmp eq i64 %113, %68
  br i1 %114, label %115, label %88, !llvm.loop !276

115:                                              ; preds = %88
  %116 = icmp eq i64 %37, %68
  br i1 %116, label %119, label %117

117:                                              ; preds = %51, %39, %115
  %118 = phi i64 [ 0, %51 ], [ 0, %39 ], [ %68, %115 ]
  br label %123

119:                                              ; preds = %123, %115, %28
  %120 = getelementptr inbounds i64, ptr %15, i64 %33
  %121 = load i64, ptr %120, align 8, !tbaa !33
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
  br i1 %170, label %119, label %123, !llvm.loop !277

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
  br i1 %218, label %174, label %210, !llvm.loop !278

219:                                              ; preds = %119, %174
  %220 = icmp sgt i64 %30, 1
  %221 = add i64 %29, 1
  br i1 %220, label %28, label %27, !llvm.loop !279
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
  br i1 %23, label %24, label %6, !llvm.loop !40

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
  %94 = load double, ptr %0, align 8, !tbaa !188
  %95 = add nuw nsw i64 %93, 3
  %96 = getelementptr inbounds double, ptr %1, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !19
  %98 = fmul contract double %94, %97
  %99 = getelementptr inbounds double, ptr %2, i64 %95
  store double %98, ptr %99, align 8, !tbaa !19
  %100 = add nuw nsw i64 %93, 1
  %101 = icmp eq i64 %100, 3
  br i1 %101, label %60, label %92, !llvm.loop !280
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @respond(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4, ptr nocapture noundef %5, i64 noundef %6) unnamed_addr #4 {
  %8 = alloca [6 x double], align 16
  %9 = alloca [3 x double], align 16
  %10 = alloca [3 x double], align 16
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %12 = load ptr, ptr %11, align 8, !tbaa !34
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %14 = load ptr, ptr %13, align 8, !tbaa !30
  %15 = load i64, ptr %0, align 8, !tbaa !29
  %16 = icmp sgt i64 %15, %1
  br i1 %16, label %17, label %36

17:                                               ; preds = %7
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 39
  %20 = getelementptr inbounds %struct.Link, ptr %12, i64 %1, i32 3
  %21 = getelementptr inbounds %struct.Link, ptr %12, i64 %1, i32 3, i64 2
  %22 = getelementptr inbounds i8, ptr %3, i64 16
  %23 = getelementptr inbounds i8, ptr %3, i64 24
  %24 = getelementptr inbounds i8, ptr %3, i64 32
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %26 = getelementptr inbounds double, ptr %2, i64 1
  %27 = getelementptr inbounds double, ptr %2, i64 2
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %29 = mul i64 %1, 728
  %30 = getelementptr i8, ptr %2, i64 24
  %31 = getelementptr i8, ptr %14, i64 %29
  %32 = getelementptr i8, ptr %31, i64 584
  %33 = getelementptr i8, ptr %14, i64 %29
  %34 = getelementptr i8, ptr %33, i64 296
  %35 = icmp eq i64 %6, 1
  br label %42

36:                                               ; preds = %244, %7
  %37 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %38 = load ptr, ptr %37, align 8, !tbaa !50
  %39 = getelementptr inbounds i64, ptr %38, i64 %1
  %40 = load i64, ptr %39, align 8, !tbaa !33
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
  %50 = load ptr, ptr %18, align 8, !tbaa !50
  %51 = getelementptr inbounds i64, ptr %50, i64 %44
  %52 = load i64, ptr %51, align 8, !tbaa !33
  %53 = icmp slt i64 %52, %1
  %54 = load ptr, ptr %19, align 8, !tbaa !281
  br i1 %53, label %242, label %55

55:                                               ; preds = %49
  %56 = getelementptr inbounds i64, ptr %54, i64 %52
  %57 = load i64, ptr %56, align 8, !tbaa !33
  %58 = icmp ne i64 %57, 0
  %59 = zext i1 %58 to i64
  %60 = getelementptr inbounds i64, ptr %54, i64 %44
  store i64 %59, ptr %60, align 8, !tbaa !33
  br i1 %58, label %64, label %244

61:                                               ; preds = %42
  %62 = load ptr, ptr %19, align 8, !tbaa !281
  %63 = getelementptr inbounds i64, ptr %62, i64 %1
  store i64 1, ptr %63, align 8, !tbaa !33
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
  %91 = load ptr, ptr %25, align 8, !tbaa !32
  %92 = getelementptr inbounds i64, ptr %91, i64 %44
  %93 = load i64, ptr %92, align 8, !tbaa !33
  %94 = icmp sgt i64 %93, 0
  br i1 %94, label %95, label %244

95:                                               ; preds = %64
  %96 = getelementptr inbounds %struct.Whole, ptr %14, i64 %44, i32 6
  %97 = getelementptr inbounds %struct.Whole, ptr %14, i64 %44, i32 7
  %98 = load ptr, ptr %28, align 8, !tbaa !44
  %99 = getelementptr inbounds i64, ptr %98, i64 %44
  %100 = load i64, ptr %99, align 8, !tbaa !33
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
  %134 = load double, ptr %2, align 8, !tbaa !19, !alias.scope !282
  %135 = insertelement <2 x double> poison, double %134, i64 0
  %136 = shufflevector <2 x double> %135, <2 x double> poison, <2 x i32> zeroinitializer
  %137 = load double, ptr %26, align 8, !tbaa !19, !alias.scope !282
  %138 = insertelement <2 x double> poison, double %137, i64 0
  %139 = shufflevector <2 x double> %138, <2 x double> poison, <2 x i32> zeroinitializer
  %140 = load double, ptr %27, align 8, !tbaa !19, !alias.scope !282
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
  %179 = load <2 x double>, ptr %178, align 8, !tbaa !19, !alias.scope !285, !noalias !287
  %180 = fadd contract <2 x double> %179, %177
  store <2 x double> %180, ptr %178, align 8, !tbaa !19, !alias.scope !285, !noalias !287
  %181 = add nuw i64 %145, 2
  %182 = icmp eq i64 %181, %125
  br i1 %182, label %183, label %144, !llvm.loop !290

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
  br i1 %241, label %244, label %188, !llvm.loop !291

242:                                              ; preds = %49
  %243 = getelementptr inbounds i64, ptr %54, i64 %44
  store i64 0, ptr %243, align 8, !tbaa !33
  br label %244

244:                                              ; preds = %188, %183, %64, %242, %55
  %245 = add nsw i64 %44, 1
  %246 = load i64, ptr %0, align 8, !tbaa !29
  %247 = icmp slt i64 %245, %246
  %248 = add i64 %43, 1
  br i1 %247, label %42, label %36, !llvm.loop !292

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
  br i1 %270, label %271, label %255, !llvm.loop !40

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
  br i1 %288, label %300, label %273, !llvm.loop !40

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
  br i1 %299, label %315, label %291, !llvm.loop !293

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
  br i1 %314, label %289, label %300, !llvm.loop !294

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
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %7 = load ptr, ptr %6, align 8, !tbaa !34
  %8 = getelementptr inbounds i8, ptr %2, i64 24
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %2, i64 32
  %11 = load <2 x double>, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %13 = load ptr, ptr %12, align 8, !tbaa !50
  %14 = getelementptr inbounds i64, ptr %13, i64 %1
  %15 = load i64, ptr %14, align 8, !tbaa !33
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %157

17:                                               ; preds = %5
  %18 = getelementptr inbounds i8, ptr %2, i64 16
  %19 = load double, ptr %18, align 8
  %20 = load <2 x double>, ptr %2, align 8
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %22 = load ptr, ptr %21, align 8, !tbaa !32
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
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
  %35 = load i64, ptr %34, align 8, !tbaa !33
  %36 = icmp sgt i64 %35, -1
  br i1 %36, label %37, label %157, !llvm.loop !295

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
  %58 = load i64, ptr %57, align 8, !tbaa !33
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %33

60:                                               ; preds = %37
  %61 = getelementptr inbounds %struct.Link, ptr %7, i64 %38, i32 5
  %62 = load ptr, ptr %23, align 8, !tbaa !44
  %63 = getelementptr inbounds i64, ptr %62, i64 %38
  %64 = load i64, ptr %63, align 8, !tbaa !33
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
  %110 = load <2 x double>, ptr %109, align 8, !tbaa !19, !alias.scope !296, !noalias !299
  %111 = fadd contract <2 x double> %110, %108
  store <2 x double> %111, ptr %109, align 8, !tbaa !19, !alias.scope !296, !noalias !299
  %112 = add nuw i64 %88, 2
  %113 = icmp eq i64 %112, %81
  br i1 %113, label %114, label %87, !llvm.loop !301

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
  br i1 %156, label %33, label %121, !llvm.loop !302

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
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %20 = load ptr, ptr %19, align 8, !tbaa !34
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
  %24 = load ptr, ptr %19, align 8, !tbaa !34
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11) #11
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %11, ptr noundef nonnull align 8 dereferenceable(48) %4, i64 48, i1 false)
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %26 = load ptr, ptr %25, align 8, !tbaa !32
  %27 = getelementptr inbounds i64, ptr %26, i64 %1
  %28 = load i64, ptr %27, align 8, !tbaa !33
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %72

30:                                               ; preds = %23
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %32 = load ptr, ptr %31, align 8, !tbaa !25
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %34 = load i64, ptr %33, align 8, !tbaa !17
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %36 = load ptr, ptr %35, align 8, !tbaa !44
  %37 = getelementptr inbounds i64, ptr %36, i64 %1
  %38 = load i64, ptr %37, align 8, !tbaa !33
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
  br i1 %67, label %156, label %54, !llvm.loop !303

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
  br i1 %91, label %92, label %76, !llvm.loop !40

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
  br i1 %113, label %114, label %98, !llvm.loop !40

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
  br i1 %133, label %134, label %118, !llvm.loop !40

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
  br i1 %155, label %159, label %140, !llvm.loop !40

156:                                              ; preds = %54
  %157 = add nuw nsw i64 %43, 1
  %158 = icmp eq i64 %157, %28
  br i1 %158, label %68, label %42, !llvm.loop !304

159:                                              ; preds = %140
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #11
  call fastcc void @along_position(ptr noundef %21, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef %2, ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %17)
  %160 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %161 = load ptr, ptr %160, align 8, !tbaa !30
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
  %238 = load ptr, ptr %19, align 8, !tbaa !34
  %239 = getelementptr inbounds %struct.Link, ptr %238, i64 %1
  %240 = load ptr, ptr %25, align 8, !tbaa !32
  %241 = getelementptr inbounds i64, ptr %240, i64 %1
  %242 = load i64, ptr %241, align 8, !tbaa !33
  %243 = icmp sgt i64 %242, 0
  br i1 %243, label %244, label %421

244:                                              ; preds = %159
  %245 = getelementptr inbounds double, ptr %9, i64 3
  %246 = load ptr, ptr %160, align 8, !tbaa !30
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
  %257 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %258 = load ptr, ptr %257, align 8, !tbaa !44
  %259 = getelementptr inbounds i64, ptr %258, i64 %1
  %260 = load i64, ptr %259, align 8, !tbaa !33
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
  br i1 %283, label %284, label %268, !llvm.loop !40

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
  br i1 %304, label %305, label %289, !llvm.loop !40

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
  br i1 %341, label %421, label %261, !llvm.loop !305

342:                                              ; preds = %8
  call fastcc void @along_position(ptr noundef %21, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef %2, ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef nonnull %16, ptr noundef nonnull %17)
  %343 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %344 = load ptr, ptr %343, align 8, !tbaa !30
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
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %11 = load ptr, ptr %10, align 8, !tbaa !34
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %13 = load i64, ptr %12, align 8, !tbaa !111
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %487, label %15

15:                                               ; preds = %5
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 71
  %17 = load ptr, ptr %16, align 8, !tbaa !238
  %18 = mul i64 %13, 48
  tail call void @llvm.memset.p0.i64(ptr align 8 %17, i8 0, i64 %18, i1 false)
  %19 = load ptr, ptr %16, align 8, !tbaa !238
  %20 = add nsw i64 %2, %1
  %21 = icmp sgt i64 %2, 0
  br i1 %21, label %22, label %60

22:                                               ; preds = %15
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 45
  %24 = load ptr, ptr %23, align 8, !tbaa !306
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 73
  %26 = load ptr, ptr %25, align 8, !tbaa !231
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 70
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 44
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
  %37 = load i64, ptr %35, align 8, !tbaa !33
  %38 = load i64, ptr %36, align 8, !tbaa !33
  br label %39

39:                                               ; preds = %46, %34
  %40 = phi double [ %32, %34 ], [ %58, %46 ]
  %41 = phi i64 [ %37, %34 ], [ %57, %46 ]
  %42 = icmp slt i64 %41, %38
  br i1 %42, label %46, label %43

43:                                               ; preds = %46, %39, %29
  %44 = add nsw i64 %30, 1
  %45 = icmp slt i64 %44, %20
  br i1 %45, label %29, label %60, !llvm.loop !307

46:                                               ; preds = %39
  %47 = load ptr, ptr %27, align 8, !tbaa !226
  %48 = getelementptr inbounds double, ptr %47, i64 %41
  %49 = load double, ptr %48, align 8, !tbaa !19
  %50 = fmul contract double %40, %49
  %51 = load ptr, ptr %28, align 8, !tbaa !308
  %52 = getelementptr inbounds i64, ptr %51, i64 %41
  %53 = load i64, ptr %52, align 8, !tbaa !33
  %54 = getelementptr inbounds double, ptr %19, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !19
  %56 = fadd contract double %50, %55
  store double %56, ptr %54, align 8, !tbaa !19
  %57 = add nsw i64 %41, 1
  %58 = load double, ptr %31, align 8, !tbaa !19
  %59 = fcmp contract une double %58, 0.000000e+00
  br i1 %59, label %39, label %43, !llvm.loop !309

60:                                               ; preds = %43, %15
  %61 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 19
  %62 = load i64, ptr %61, align 8, !tbaa !310
  %63 = icmp sgt i64 %62, 0
  br i1 %63, label %64, label %75

64:                                               ; preds = %60
  %65 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 43
  %66 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %67 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 72
  %68 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  %69 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 73
  %70 = getelementptr inbounds double, ptr %6, i64 2
  %71 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 45
  %72 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 70
  %73 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 44
  %74 = load ptr, ptr %69, align 8, !tbaa !231
  br label %93

75:                                               ; preds = %280, %60
  %76 = load i64, ptr %12, align 8, !tbaa !111
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %487

78:                                               ; preds = %75
  %79 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 33
  %80 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 50
  %81 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  %82 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 72
  %83 = getelementptr inbounds double, ptr %9, i64 2
  %84 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %85 = getelementptr inbounds double, ptr %8, i64 1
  %86 = getelementptr inbounds double, ptr %8, i64 2
  %87 = getelementptr inbounds double, ptr %8, i64 3
  %88 = getelementptr inbounds double, ptr %8, i64 4
  %89 = getelementptr inbounds double, ptr %8, i64 5
  %90 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %91 = getelementptr i8, ptr %11, i64 168
  %92 = icmp eq i64 %4, 1
  br label %284

93:                                               ; preds = %64, %280
  %94 = phi ptr [ %74, %64 ], [ %247, %280 ]
  %95 = phi i64 [ 0, %64 ], [ %281, %280 ]
  %96 = load ptr, ptr %65, align 8, !tbaa !311
  %97 = getelementptr inbounds i64, ptr %96, i64 %95
  %98 = load i64, ptr %97, align 8, !tbaa !33
  %99 = load i64, ptr %66, align 8, !tbaa !70
  %100 = mul nsw i64 %98, 33
  %101 = add nsw i64 %99, %100
  %102 = getelementptr inbounds %struct.Link, ptr %11, i64 %98
  %103 = load ptr, ptr %67, align 8, !tbaa !229
  %104 = mul nsw i64 %98, 12
  %105 = getelementptr inbounds double, ptr %103, i64 %104
  %106 = load ptr, ptr %68, align 8, !tbaa !121
  %107 = getelementptr inbounds i64, ptr %106, i64 %98
  %108 = load i64, ptr %107, align 8, !tbaa !33
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
  br i1 %172, label %173, label %152, !llvm.loop !120

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
  br i1 %194, label %195, label %176, !llvm.loop !120

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
  br i1 %224, label %114, label %197, !llvm.loop !312

225:                                              ; preds = %225, %197
  %226 = phi i64 [ 0, %197 ], [ %231, %225 ]
  %227 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %226
  %228 = load double, ptr %227, align 8, !tbaa !19
  %229 = mul nuw nsw i64 %226, 3
  %230 = getelementptr double, ptr %221, i64 %229
  store double %228, ptr %230, align 8, !tbaa !19
  %231 = add nuw nsw i64 %226, 1
  %232 = icmp eq i64 %231, 3
  br i1 %232, label %222, label %225, !llvm.loop !313

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
  %245 = load ptr, ptr %16, align 8, !tbaa !238
  %246 = load ptr, ptr %71, align 8, !tbaa !306
  %247 = load ptr, ptr %69, align 8, !tbaa !231
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
  %257 = load i64, ptr %255, align 8, !tbaa !33
  %258 = load i64, ptr %256, align 8, !tbaa !33
  br label %259

259:                                              ; preds = %266, %254
  %260 = phi double [ %252, %254 ], [ %278, %266 ]
  %261 = phi i64 [ %257, %254 ], [ %277, %266 ]
  %262 = icmp slt i64 %261, %258
  br i1 %262, label %266, label %263

263:                                              ; preds = %266, %259, %249
  %264 = add nsw i64 %250, 1
  %265 = icmp slt i64 %250, %248
  br i1 %265, label %249, label %280, !llvm.loop !307

266:                                              ; preds = %259
  %267 = load ptr, ptr %72, align 8, !tbaa !226
  %268 = getelementptr inbounds double, ptr %267, i64 %261
  %269 = load double, ptr %268, align 8, !tbaa !19
  %270 = fmul contract double %260, %269
  %271 = load ptr, ptr %73, align 8, !tbaa !308
  %272 = getelementptr inbounds i64, ptr %271, i64 %261
  %273 = load i64, ptr %272, align 8, !tbaa !33
  %274 = getelementptr inbounds double, ptr %245, i64 %273
  %275 = load double, ptr %274, align 8, !tbaa !19
  %276 = fadd contract double %270, %275
  store double %276, ptr %274, align 8, !tbaa !19
  %277 = add nsw i64 %261, 1
  %278 = load double, ptr %251, align 8, !tbaa !19
  %279 = fcmp contract une double %278, 0.000000e+00
  br i1 %279, label %259, label %263, !llvm.loop !309

280:                                              ; preds = %263
  %281 = add nuw nsw i64 %95, 1
  %282 = load i64, ptr %61, align 8, !tbaa !310
  %283 = icmp slt i64 %281, %282
  br i1 %283, label %93, label %75, !llvm.loop !314

284:                                              ; preds = %78, %483
  %285 = phi i64 [ %76, %78 ], [ %484, %483 ]
  %286 = phi i64 [ 0, %78 ], [ %485, %483 ]
  %287 = load ptr, ptr %79, align 8, !tbaa !254
  %288 = getelementptr inbounds i64, ptr %287, i64 %286
  %289 = load i64, ptr %288, align 8, !tbaa !33
  %290 = load ptr, ptr %80, align 8, !tbaa !253
  %291 = mul nsw i64 %286, 6
  %292 = getelementptr inbounds double, ptr %17, i64 %291
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #11
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %9, i8 0, i64 24, i1 false)
  %293 = load i64, ptr %81, align 8, !tbaa !228
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %318, label %295

295:                                              ; preds = %284
  %296 = getelementptr inbounds double, ptr %290, i64 %291
  %297 = load ptr, ptr %82, align 8, !tbaa !229
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
  br i1 %339, label %425, label %324, !llvm.loop !40

340:                                              ; preds = %425
  %341 = icmp eq i64 %442, 0
  br i1 %341, label %483, label %342

342:                                              ; preds = %340
  %343 = load ptr, ptr %84, align 8, !tbaa !32
  %344 = getelementptr inbounds i64, ptr %343, i64 %289
  %345 = load i64, ptr %344, align 8, !tbaa !33
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
  %355 = load ptr, ptr %90, align 8, !tbaa !44
  %356 = getelementptr inbounds i64, ptr %355, i64 %289
  %357 = load i64, ptr %356, align 8, !tbaa !33
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
  %411 = load <2 x double>, ptr %410, align 8, !tbaa !19, !alias.scope !315, !noalias !318
  %412 = fadd contract <2 x double> %411, %409
  store <2 x double> %412, ptr %410, align 8, !tbaa !19, !alias.scope !315, !noalias !318
  %413 = add nuw i64 %389, 2
  %414 = icmp eq i64 %413, %374
  br i1 %414, label %415, label %388, !llvm.loop !320

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
  br i1 %444, label %340, label %425, !llvm.loop !321

445:                                              ; preds = %447, %415, %342
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %289, ptr noundef nonnull %8, ptr noundef %3, i64 noundef %4)
  %446 = load i64, ptr %12, align 8, !tbaa !111
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
  br i1 %482, label %445, label %447, !llvm.loop !322

483:                                              ; preds = %340, %445
  %484 = phi i64 [ %285, %340 ], [ %446, %445 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #11
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #11
  %485 = add nuw nsw i64 %286, 1
  %486 = icmp slt i64 %485, %484
  br i1 %486, label %284, label %487, !llvm.loop !323

487:                                              ; preds = %483, %75, %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @parent_motion(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr #4 {
  %5 = alloca [3 x double], align 16
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %7 = load ptr, ptr %6, align 8, !tbaa !34
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %9 = load ptr, ptr %8, align 8, !tbaa !50
  %10 = getelementptr inbounds i64, ptr %9, i64 %1
  %11 = load i64, ptr %10, align 8, !tbaa !33
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
  %38 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %39 = load ptr, ptr %38, align 8, !tbaa !55
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
  br i1 %112, label %41, label %101, !llvm.loop !324
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
  br i1 %78, label %79, label %70, !llvm.loop !325

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
  br i1 %134, label %135, label %126, !llvm.loop !326

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
  br i1 %190, label %191, label %182, !llvm.loop !327

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
  br i1 %244, label %245, label %236, !llvm.loop !328

245:                                              ; preds = %236
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @carry(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef readonly %2, ptr nocapture noundef readonly %3) unnamed_addr #4 {
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %6 = load ptr, ptr %5, align 8, !tbaa !34
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  %8 = load i64, ptr %7, align 8, !tbaa !228
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %26, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 39
  %13 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 3
  %14 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 3, i64 1
  %15 = getelementptr inbounds %struct.Link, ptr %6, i64 %1, i32 3, i64 2
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 72
  %17 = icmp eq ptr %2, null
  %18 = getelementptr inbounds double, ptr %2, i64 1
  %19 = getelementptr inbounds double, ptr %2, i64 2
  %20 = getelementptr inbounds double, ptr %3, i64 1
  %21 = getelementptr inbounds double, ptr %3, i64 2
  br label %22

22:                                               ; preds = %10, %126
  %23 = phi i64 [ %1, %10 ], [ %127, %126 ]
  %24 = load i64, ptr %0, align 8, !tbaa !29
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %27, label %26

26:                                               ; preds = %22, %126, %4
  ret void

27:                                               ; preds = %22
  %28 = icmp eq i64 %23, %1
  %29 = load ptr, ptr %12, align 8, !tbaa !281
  br i1 %28, label %41, label %30

30:                                               ; preds = %27
  %31 = load ptr, ptr %11, align 8, !tbaa !50
  %32 = getelementptr inbounds i64, ptr %31, i64 %23
  %33 = load i64, ptr %32, align 8, !tbaa !33
  %34 = icmp slt i64 %33, %1
  br i1 %34, label %39, label %35

35:                                               ; preds = %30
  %36 = getelementptr inbounds i64, ptr %29, i64 %33
  %37 = load i64, ptr %36, align 8, !tbaa !33
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %35, %30
  %40 = getelementptr inbounds i64, ptr %29, i64 %23
  store i64 0, ptr %40, align 8, !tbaa !33
  br label %126

41:                                               ; preds = %35, %27
  %42 = getelementptr inbounds i64, ptr %29, i64 %23
  store i64 1, ptr %42, align 8, !tbaa !33
  %43 = getelementptr inbounds %struct.Link, ptr %6, i64 %23, i32 3
  %44 = load double, ptr %43, align 8, !tbaa !19
  %45 = load double, ptr %13, align 8, !tbaa !19
  %46 = getelementptr inbounds %struct.Link, ptr %6, i64 %23, i32 3, i64 1
  %47 = load double, ptr %46, align 8, !tbaa !19
  %48 = load double, ptr %14, align 8, !tbaa !19
  %49 = getelementptr inbounds %struct.Link, ptr %6, i64 %23, i32 3, i64 2
  %50 = load double, ptr %49, align 8, !tbaa !19
  %51 = load double, ptr %15, align 8, !tbaa !19
  %52 = load ptr, ptr %16, align 8, !tbaa !229
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
  br i1 %75, label %55, label %59, !llvm.loop !329

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
  %128 = load i64, ptr %7, align 8, !tbaa !228
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %26, label %22, !llvm.loop !330
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_mass(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i64 noundef %3) unnamed_addr #5 {
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !24
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %122

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 37
  %10 = load ptr, ptr %9, align 8, !tbaa !104
  %11 = icmp sgt i64 %3, 0
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 38
  %13 = load ptr, ptr %12, align 8, !tbaa !105
  %14 = icmp eq i64 %3, 1
  %15 = and i64 %3, 9223372036854775806
  %16 = icmp eq i64 %15, %3
  %17 = icmp ult i64 %3, 4
  %18 = and i64 %3, 9223372036854775806
  %19 = icmp eq i64 %18, %3
  br label %35

20:                                               ; preds = %77, %61
  %21 = icmp sgt i64 %36, 1
  br i1 %21, label %35, label %22, !llvm.loop !331

22:                                               ; preds = %20
  br i1 %7, label %23, label %122

23:                                               ; preds = %22
  %24 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 37
  %25 = load ptr, ptr %24, align 8, !tbaa !104
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 38
  %27 = load ptr, ptr %26, align 8, !tbaa !105
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
  %39 = load i64, ptr %38, align 8, !tbaa !33
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
  br i1 %57, label %58, label %51, !llvm.loop !332

58:                                               ; preds = %51
  br i1 %16, label %61, label %59

59:                                               ; preds = %47, %58
  %60 = phi i64 [ 0, %47 ], [ %15, %58 ]
  br label %70

61:                                               ; preds = %70, %58, %35
  %62 = getelementptr inbounds i64, ptr %13, i64 %39
  %63 = load i64, ptr %62, align 8, !tbaa !33
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
  br i1 %76, label %61, label %70, !llvm.loop !333

77:                                               ; preds = %112, %109, %81
  %78 = getelementptr inbounds i64, ptr %13, i64 %82
  %79 = load i64, ptr %78, align 8, !tbaa !33
  %80 = icmp sgt i64 %79, -1
  br i1 %80, label %81, label %20, !llvm.loop !334

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
  %102 = load <2 x double>, ptr %101, align 8, !tbaa !19, !alias.scope !335
  %103 = fmul contract <2 x double> %98, %102
  %104 = getelementptr inbounds double, ptr %86, i64 %100
  %105 = load <2 x double>, ptr %104, align 8, !tbaa !19, !alias.scope !338, !noalias !335
  %106 = fsub contract <2 x double> %105, %103
  store <2 x double> %106, ptr %104, align 8, !tbaa !19, !alias.scope !338, !noalias !335
  %107 = add nuw i64 %100, 2
  %108 = icmp eq i64 %107, %18
  br i1 %108, label %109, label %99, !llvm.loop !340

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
  br i1 %121, label %77, label %112, !llvm.loop !341

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
  br i1 %135, label %136, label %129, !llvm.loop !342

136:                                              ; preds = %129
  %137 = icmp eq i64 %123, %128
  br i1 %137, label %229, label %138

138:                                              ; preds = %125, %136
  %139 = phi i64 [ 0, %125 ], [ %128, %136 ]
  br label %230

140:                                              ; preds = %23, %219
  %141 = phi i64 [ 0, %23 ], [ %220, %219 ]
  %142 = getelementptr inbounds i64, ptr %25, i64 %141
  %143 = load i64, ptr %142, align 8, !tbaa !33
  %144 = mul nsw i64 %143, %6
  %145 = getelementptr double, ptr %1, i64 %144
  %146 = getelementptr double, ptr %145, i64 %143
  %147 = load double, ptr %146, align 8, !tbaa !19
  %148 = fdiv contract double 1.000000e+00, %147
  %149 = mul i64 %143, %3
  %150 = getelementptr double, ptr %2, i64 %149
  %151 = getelementptr inbounds i64, ptr %27, i64 %143
  %152 = load i64, ptr %151, align 8, !tbaa !33
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
  %161 = load i64, ptr %160, align 8, !tbaa !33
  %162 = icmp sgt i64 %161, -1
  br i1 %162, label %178, label %163, !llvm.loop !343

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
  br i1 %174, label %175, label %168, !llvm.loop !344

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
  %199 = load <2 x double>, ptr %198, align 8, !tbaa !19, !alias.scope !345
  %200 = fmul contract <2 x double> %195, %199
  %201 = getelementptr inbounds double, ptr %150, i64 %197
  %202 = load <2 x double>, ptr %201, align 8, !tbaa !19, !alias.scope !348, !noalias !345
  %203 = fsub contract <2 x double> %202, %200
  store <2 x double> %203, ptr %201, align 8, !tbaa !19, !alias.scope !348, !noalias !345
  %204 = add nuw i64 %197, 2
  %205 = icmp eq i64 %204, %30
  br i1 %205, label %206, label %196, !llvm.loop !350

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
  br i1 %218, label %159, label %209, !llvm.loop !351

219:                                              ; preds = %222, %175, %163
  %220 = add nuw nsw i64 %141, 1
  %221 = icmp eq i64 %220, %6
  br i1 %221, label %122, label %140, !llvm.loop !352

222:                                              ; preds = %176, %222
  %223 = phi i64 [ %227, %222 ], [ %177, %176 ]
  %224 = getelementptr inbounds double, ptr %150, i64 %223
  %225 = load double, ptr %224, align 8, !tbaa !19
  %226 = fmul contract double %148, %225
  store double %226, ptr %224, align 8, !tbaa !19
  %227 = add nuw nsw i64 %223, 1
  %228 = icmp eq i64 %227, %3
  br i1 %228, label %219, label %222, !llvm.loop !353

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
  br i1 %236, label %229, label %230, !llvm.loop !354
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
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !10, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !10, i64 240, !10, i64 248, !10, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !10, i64 376, !10, i64 384, !10, i64 392, !10, i64 400, !10, i64 408, !10, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !10, i64 456, !10, i64 464, !10, i64 472, !10, i64 480, !10, i64 488, !10, i64 496, !10, i64 504, !10, i64 512, !10, i64 520, !10, i64 528, !10, i64 536, !10, i64 544, !10, i64 552, !10, i64 560, !10, i64 568, !10, i64 576, !10, i64 584}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!6, !10, i64 536}
!12 = !{!6, !10, i64 528}
!13 = !{!6, !10, i64 520}
!14 = !{!6, !10, i64 512}
!15 = !{!6, !10, i64 504}
!16 = !{!6, !10, i64 496}
!17 = !{!6, !7, i64 24}
!18 = !{!6, !7, i64 56}
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !8, i64 0}
!21 = distinct !{!21, !22, !23}
!22 = !{!"llvm.loop.mustprogress"}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = !{!6, !7, i64 16}
!25 = !{!6, !10, i64 448}
!26 = !{!6, !7, i64 96}
!27 = !{!6, !7, i64 128}
!28 = !{!6, !7, i64 72}
!29 = !{!6, !7, i64 0}
!30 = !{!6, !10, i64 464}
!31 = !{!6, !10, i64 552}
!32 = !{!6, !10, i64 256}
!33 = !{!7, !7, i64 0}
!34 = !{!6, !10, i64 408}
!35 = !{!6, !10, i64 320}
!36 = !{!6, !10, i64 216}
!37 = !{!6, !10, i64 224}
!38 = distinct !{!38, !22, !23}
!39 = distinct !{!39, !22, !23}
!40 = distinct !{!40, !22, !23}
!41 = distinct !{!41, !22, !23, !42, !43}
!42 = !{!"llvm.loop.isvectorized", i32 1}
!43 = !{!"llvm.loop.unroll.runtime.disable"}
!44 = !{!6, !10, i64 240}
!45 = distinct !{!45, !22, !23}
!46 = distinct !{!46, !22, !23}
!47 = distinct !{!47, !22, !23}
!48 = !{!6, !7, i64 120}
!49 = !{!6, !10, i64 488}
!50 = !{!6, !10, i64 200}
!51 = distinct !{!51, !22, !23}
!52 = distinct !{!52, !22, !23}
!53 = distinct !{!53, !22, !23}
!54 = distinct !{!54, !22, !23}
!55 = !{!6, !10, i64 384}
!56 = distinct !{!56, !22, !23}
!57 = distinct !{!57, !22, !23}
!58 = distinct !{!58, !22, !23}
!59 = distinct !{!59, !22, !23}
!60 = distinct !{!60, !22, !23}
!61 = distinct !{!61, !22, !23}
!62 = !{!6, !7, i64 184}
!63 = !{!6, !7, i64 192}
!64 = !{!6, !10, i64 472}
!65 = !{!6, !7, i64 88}
!66 = !{!6, !7, i64 104}
!67 = !{!6, !7, i64 112}
!68 = distinct !{!68, !22, !23}
!69 = !{!6, !7, i64 136}
!70 = !{!6, !7, i64 8}
!71 = distinct !{!71, !22, !23, !42, !43}
!72 = distinct !{!72, !22, !23, !42}
!73 = !{!6, !10, i64 248}
!74 = distinct !{!74, !22, !23}
!75 = distinct !{!75, !22, !23}
!76 = distinct !{!76, !22, !23}
!77 = distinct !{!77, !22, !23, !42, !43}
!78 = distinct !{!78, !22, !23, !42}
!79 = distinct !{!79, !22, !23}
!80 = distinct !{!80, !22, !23}
!81 = !{!82}
!82 = distinct !{!82, !83}
!83 = distinct !{!83, !"LVerDomain"}
!84 = !{!85}
!85 = distinct !{!85, !83}
!86 = distinct !{!86, !22, !23, !42, !43}
!87 = !{!88}
!88 = distinct !{!88, !89}
!89 = distinct !{!89, !"LVerDomain"}
!90 = !{!91}
!91 = distinct !{!91, !89}
!92 = distinct !{!92, !22, !23, !42, !43}
!93 = distinct !{!93, !22, !23, !42}
!94 = distinct !{!94, !22, !23, !42}
!95 = distinct !{!95, !22, !23}
!96 = distinct !{!96, !22, !23}
!97 = !{!6, !10, i64 232}
!98 = distinct !{!98, !22, !23}
!99 = distinct !{!99, !22, !23}
!100 = distinct !{!100, !22, !23}
!101 = distinct !{!101, !22, !23}
!102 = distinct !{!102, !22, !23}
!103 = !{!6, !10, i64 480}
!104 = !{!6, !10, i64 296}
!105 = !{!6, !10, i64 304}
!106 = distinct !{!106, !22, !23}
!107 = distinct !{!107, !22, !23}
!108 = distinct !{!108, !22, !23}
!109 = distinct !{!109, !22, !23}
!110 = distinct !{!110, !22, !23}
!111 = !{!6, !7, i64 32}
!112 = !{!6, !10, i64 456}
!113 = !{!6, !10, i64 208}
!114 = distinct !{!114, !22, !23}
!115 = distinct !{!115, !22, !23}
!116 = distinct !{!116, !22, !23}
!117 = distinct !{!117, !22, !23}
!118 = distinct !{!118, !22, !23}
!119 = distinct !{!119, !22, !23}
!120 = distinct !{!120, !22, !23}
!121 = !{!6, !10, i64 272}
!122 = distinct !{!122, !22, !23}
!123 = distinct !{!123, !22, !23}
!124 = distinct !{!124, !22, !23}
!125 = distinct !{!125, !22, !23}
!126 = distinct !{!126, !22, !23}
!127 = !{!6, !10, i64 392}
!128 = distinct !{!128, !22, !23}
!129 = distinct !{!129, !22, !23}
!130 = distinct !{!130, !22, !23}
!131 = distinct !{!131, !22, !23}
!132 = distinct !{!132, !22, !23}
!133 = distinct !{!133, !22, !23}
!134 = distinct !{!134, !22, !23}
!135 = distinct !{!135, !22, !23}
!136 = distinct !{!136, !22, !23}
!137 = distinct !{!137, !22, !23}
!138 = distinct !{!138, !22, !23, !42, !43}
!139 = distinct !{!139, !22, !23}
!140 = distinct !{!140, !22, !23}
!141 = distinct !{!141, !22, !23}
!142 = distinct !{!142, !22, !23}
!143 = distinct !{!143, !22, !23}
!144 = distinct !{!144, !22, !23}
!145 = distinct !{!145, !22, !23}
!146 = distinct !{!146, !22, !23}
!147 = distinct !{!147, !22, !23, !42, !43}
!148 = distinct !{!148, !22, !23}
!149 = !{!6, !7, i64 64}
!150 = distinct !{!150, !22, !23}
!151 = distinct !{!151, !22, !23}
!152 = distinct !{!152, !22, !23}
!153 = distinct !{!153, !22, !23}
!154 = distinct !{!154, !22, !23}
!155 = distinct !{!155, !22, !23}
!156 = distinct !{!156, !22, !23}
!157 = distinct !{!157, !22, !23}
!158 = !{!6, !10, i64 432}
!159 = !{!6, !10, i64 424}
!160 = !{!6, !10, i64 280}
!161 = !{!6, !10, i64 416}
!162 = !{!6, !10, i64 288}
!163 = distinct !{!163, !22, !23}
!164 = distinct !{!164, !22, !23}
!165 = distinct !{!165, !22, !23}
!166 = distinct !{!166, !22, !23}
!167 = distinct !{!167, !22, !23}
!168 = distinct !{!168, !22, !23}
!169 = distinct !{!169, !22, !23}
!170 = distinct !{!170, !22, !23}
!171 = distinct !{!171, !22, !23}
!172 = !{!173}
!173 = distinct !{!173, !174}
!174 = distinct !{!174, !"LVerDomain"}
!175 = !{!176}
!176 = distinct !{!176, !174}
!177 = distinct !{!177, !22, !23, !42, !43}
!178 = distinct !{!178, !22, !23}
!179 = distinct !{!179, !22, !23}
!180 = distinct !{!180, !22, !23, !42}
!181 = distinct !{!181, !22, !23}
!182 = distinct !{!182, !22, !23, !42, !43}
!183 = distinct !{!183, !22, !23}
!184 = distinct !{!184, !22, !23}
!185 = distinct !{!185, !22, !23}
!186 = distinct !{!186, !22, !23}
!187 = !{!6, !10, i64 368}
!188 = !{!189, !20, i64 0}
!189 = !{!"", !20, i64 0, !8, i64 8, !8, i64 32, !8, i64 104, !8, i64 176, !8, i64 248, !8, i64 296, !8, i64 584}
!190 = distinct !{!190, !22, !23}
!191 = distinct !{!191, !22, !23}
!192 = distinct !{!192, !22, !23}
!193 = distinct !{!193, !22, !23}
!194 = distinct !{!194, !22, !23}
!195 = distinct !{!195, !22, !23}
!196 = distinct !{!196, !22, !23}
!197 = distinct !{!197, !22, !23}
!198 = distinct !{!198, !22, !23}
!199 = distinct !{!199, !22, !23}
!200 = distinct !{!200, !22, !23}
!201 = !{!202}
!202 = distinct !{!202, !203}
!203 = distinct !{!203, !"LVerDomain"}
!204 = !{!205}
!205 = distinct !{!205, !203}
!206 = !{!207, !202}
!207 = distinct !{!207, !203}
!208 = distinct !{!208, !22, !23, !42, !43}
!209 = distinct !{!209, !22, !23, !42}
!210 = distinct !{!210, !22, !23}
!211 = distinct !{!211, !22, !23}
!212 = !{!213}
!213 = distinct !{!213, !214}
!214 = distinct !{!214, !"LVerDomain"}
!215 = !{!216}
!216 = distinct !{!216, !214}
!217 = !{!218}
!218 = distinct !{!218, !214}
!219 = distinct !{!219, !22, !23, !42, !43}
!220 = distinct !{!220, !22, !23, !42}
!221 = distinct !{!221, !22, !23}
!222 = distinct !{!222, !22, !23}
!223 = distinct !{!223, !22, !23}
!224 = !{!6, !7, i64 144}
!225 = !{!6, !7, i64 168}
!226 = !{!6, !10, i64 560}
!227 = !{!6, !7, i64 176}
!228 = !{!6, !7, i64 160}
!229 = !{!6, !10, i64 576}
!230 = distinct !{!230, !22, !23}
!231 = !{!6, !10, i64 584}
!232 = distinct !{!232, !22, !23}
!233 = distinct !{!233, !22, !23, !42, !43}
!234 = distinct !{!234, !22, !23}
!235 = distinct !{!235, !22, !23}
!236 = !{!6, !10, i64 328}
!237 = !{!6, !10, i64 544}
!238 = !{!6, !10, i64 568}
!239 = distinct !{!239, !22, !23}
!240 = distinct !{!240, !22, !23}
!241 = distinct !{!241, !22, !23}
!242 = distinct !{!242, !22, !23}
!243 = !{!6, !10, i64 336}
!244 = distinct !{!244, !22, !23}
!245 = !{!6, !10, i64 376}
!246 = distinct !{!246, !22, !23}
!247 = distinct !{!247, !22, !23}
!248 = distinct !{!248, !22, !23}
!249 = distinct !{!249, !22, !23}
!250 = distinct !{!250, !22, !23}
!251 = !{!6, !7, i64 40}
!252 = !{!6, !7, i64 48}
!253 = !{!6, !10, i64 400}
!254 = !{!6, !10, i64 264}
!255 = distinct !{!255, !22, !23}
!256 = distinct !{!256, !22, !23}
!257 = distinct !{!257, !22, !23}
!258 = distinct !{!258, !22, !23}
!259 = distinct !{!259, !22, !23, !42, !43}
!260 = distinct !{!260, !22, !23}
!261 = distinct !{!261, !22, !23}
!262 = distinct !{!262, !22, !23, !42, !43}
!263 = distinct !{!263, !22, !23}
!264 = distinct !{!264, !22, !23}
!265 = distinct !{!265, !22, !23}
!266 = distinct !{!266, !22, !23}
!267 = distinct !{!267, !22, !23}
!268 = distinct !{!268, !22, !23}
!269 = !{!270}
!270 = distinct !{!270, !271}
!271 = distinct !{!271, !"LVerDomain"}
!272 = !{!273}
!273 = distinct !{!273, !271}
!274 = !{!275, !270}
!275 = distinct !{!275, !271}
!276 = distinct !{!276, !22, !23, !42, !43}
!277 = distinct !{!277, !22, !23, !42}
!278 = distinct !{!278, !22, !23}
!279 = distinct !{!279, !22, !23}
!280 = distinct !{!280, !22, !23}
!281 = !{!6, !10, i64 312}
!282 = !{!283}
!283 = distinct !{!283, !284}
!284 = distinct !{!284, !"LVerDomain"}
!285 = !{!286}
!286 = distinct !{!286, !284}
!287 = !{!288, !289, !283}
!288 = distinct !{!288, !284}
!289 = distinct !{!289, !284}
!290 = distinct !{!290, !22, !23, !42, !43}
!291 = distinct !{!291, !22, !23, !42}
!292 = distinct !{!292, !22, !23}
!293 = distinct !{!293, !22, !23, !42, !43}
!294 = distinct !{!294, !22, !23}
!295 = distinct !{!295, !22, !23}
!296 = !{!297}
!297 = distinct !{!297, !298}
!298 = distinct !{!298, !"LVerDomain"}
!299 = !{!300}
!300 = distinct !{!300, !298}
!301 = distinct !{!301, !22, !23, !42, !43}
!302 = distinct !{!302, !22, !23, !42}
!303 = distinct !{!303, !22, !23, !42, !43}
!304 = distinct !{!304, !22, !23}
!305 = distinct !{!305, !22, !23}
!306 = !{!6, !10, i64 360}
!307 = distinct !{!307, !22, !23}
!308 = !{!6, !10, i64 352}
!309 = distinct !{!309, !22, !23}
!310 = !{!6, !7, i64 152}
!311 = !{!6, !10, i64 344}
!312 = distinct !{!312, !22, !23}
!313 = distinct !{!313, !22, !23}
!314 = distinct !{!314, !22, !23}
!315 = !{!316}
!316 = distinct !{!316, !317}
!317 = distinct !{!317, !"LVerDomain"}
!318 = !{!319}
!319 = distinct !{!319, !317}
!320 = distinct !{!320, !22, !23, !42, !43}
!321 = distinct !{!321, !22, !23}
!322 = distinct !{!322, !22, !23, !42}
!323 = distinct !{!323, !22, !23}
!324 = distinct !{!324, !22, !23}
!325 = distinct !{!325, !22, !23, !42, !43}
!326 = distinct !{!326, !22, !23, !42, !43}
!327 = distinct !{!327, !22, !23, !42, !43}
!328 = distinct !{!328, !22, !23, !42, !43}
!329 = distinct !{!329, !22, !23}
!330 = distinct !{!330, !22, !23}
!331 = distinct !{!331, !22, !23}
!332 = distinct !{!332, !22, !23, !42, !43}
!333 = distinct !{!333, !22, !23, !42}
!334 = distinct !{!334, !22, !23}
!335 = !{!336}
!336 = distinct !{!336, !337}
!337 = distinct !{!337, !"LVerDomain"}
!338 = !{!339}
!339 = distinct !{!339, !337}
!340 = distinct !{!340, !22, !23, !42, !43}
!341 = distinct !{!341, !22, !23, !42}
!342 = distinct !{!342, !22, !23, !42, !43}
!343 = distinct !{!343, !22, !23}
!344 = distinct !{!344, !22, !23, !42, !43}
!345 = !{!346}
!346 = distinct !{!346, !347}
!347 = distinct !{!347, !"LVerDomain"}
!348 = !{!349}
!349 = distinct !{!349, !347}
!350 = distinct !{!350, !22, !23, !42, !43}
!351 = distinct !{!351, !22, !23, !42}
!352 = distinct !{!352, !22, !23}
!353 = distinct !{!353, !22, !23, !42}
!354 = distinct !{!354, !22, !23, !42}
