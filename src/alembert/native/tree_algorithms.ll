; sha256 of tree_algorithms.c and its headers: 65fa2f782e28d97400b74a4823ed632dcf9814d26cbc54d8f751d3353afb2427

%struct.Link = type { [9 x double], [3 x double], [3 x double], [3 x double], [3 x double], [36 x double], [6 x double], [9 x double], [9 x double], [9 x double], [6 x double], [36 x double], [36 x double], [6 x double], [6 x double], [6 x double], [6 x double], [6 x double] }
%struct.Tree = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Whole = type { double, [3 x double], [9 x double], [9 x double], [9 x double], [6 x double], [36 x double], [18 x double] }
%struct.Single = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr }
%struct.Array = type { ptr, i32, ptr, ptr, ptr, ptr, i32 }

@tree_offsets = local_unnamed_addr constant [74 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248, i64 256, i64 264, i64 272, i64 280, i64 288, i64 296, i64 304, i64 312, i64 320, i64 328, i64 336, i64 344, i64 352, i64 360, i64 368, i64 376, i64 384, i64 392, i64 400, i64 408, i64 416, i64 424, i64 432, i64 440, i64 448, i64 456, i64 464, i64 472, i64 480, i64 488, i64 496, i64 504, i64 512, i64 520, i64 528, i64 536, i64 544, i64 552, i64 560, i64 568, i64 576, i64 584], align 16
@single_offsets = local_unnamed_addr constant [10 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72], align 16
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
  %4 = alloca [80 x double], align 16
  %5 = alloca [64 x double], align 16
  %6 = alloca [3 x double], align 16
  %7 = alloca [6 x double], align 16
  %8 = alloca [80 x double], align 16
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 10
  %10 = load i64, ptr %9, align 8, !tbaa !5
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %1374

12:                                               ; preds = %1
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 67
  %14 = load ptr, ptr %13, align 8, !tbaa !11
  %15 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 66
  %16 = load ptr, ptr %15, align 8, !tbaa !12
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 65
  %18 = load ptr, ptr %17, align 8, !tbaa !13
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 64
  %20 = load ptr, ptr %19, align 8, !tbaa !14
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 63
  %22 = load ptr, ptr %21, align 8, !tbaa !15
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 62
  %24 = load ptr, ptr %23, align 8, !tbaa !16
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 12
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 16
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 9
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 59
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 24
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %36 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %37 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %38 = getelementptr inbounds double, ptr %2, i64 1
  %39 = getelementptr inbounds double, ptr %2, i64 3
  %40 = getelementptr inbounds double, ptr %2, i64 4
  %41 = getelementptr inbounds double, ptr %2, i64 5
  %42 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %43 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 0, i64 1
  %44 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 0, i64 2
  %45 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 1, i64 0
  %46 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 1, i64 1
  %47 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 1, i64 2
  %48 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 2, i64 0
  %49 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 2, i64 1
  %50 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 2, i64 2
  %51 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 15
  %52 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 61
  %53 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %54 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %55 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 40
  %56 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %57 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %58 = getelementptr inbounds double, ptr %7, i64 2
  %59 = getelementptr inbounds double, ptr %7, i64 4
  %60 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 2
  %61 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %62 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 11
  %63 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 13
  %64 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 14
  %65 = load i64, ptr %26, align 8, !tbaa !17
  br label %66

66:                                               ; preds = %12, %1368
  %67 = phi i64 [ %65, %12 ], [ %1352, %1368 ]
  %68 = phi i64 [ 0, %12 ], [ %1371, %1368 ]
  %69 = phi ptr [ %14, %12 ], [ %1370, %1368 ]
  %70 = phi ptr [ %16, %12 ], [ %1364, %1368 ]
  %71 = phi ptr [ %18, %12 ], [ %1362, %1368 ]
  %72 = phi ptr [ %20, %12 ], [ %1360, %1368 ]
  %73 = phi ptr [ %22, %12 ], [ %1355, %1368 ]
  %74 = phi ptr [ %24, %12 ], [ %1353, %1368 ]
  store i64 0, ptr %25, align 8, !tbaa !18
  %75 = icmp sgt i64 %67, 0
  br i1 %75, label %76, label %126

76:                                               ; preds = %66
  %77 = and i64 %67, 3
  %78 = icmp ult i64 %67, 4
  br i1 %78, label %107, label %79

79:                                               ; preds = %76
  %80 = and i64 %67, 9223372036854775804
  br label %81

81:                                               ; preds = %81, %79
  %82 = phi i64 [ 0, %79 ], [ %104, %81 ]
  %83 = phi double [ 0.000000e+00, %79 ], [ %103, %81 ]
  %84 = phi i64 [ 0, %79 ], [ %105, %81 ]
  %85 = getelementptr inbounds double, ptr %74, i64 %82
  %86 = load double, ptr %85, align 8, !tbaa !19
  %87 = fmul contract double %86, 0.000000e+00
  %88 = fadd contract double %83, %87
  %89 = or disjoint i64 %82, 1
  %90 = getelementptr inbounds double, ptr %74, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !19
  %92 = fmul contract double %91, 0.000000e+00
  %93 = fadd contract double %88, %92
  %94 = or disjoint i64 %82, 2
  %95 = getelementptr inbounds double, ptr %74, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !19
  %97 = fmul contract double %96, 0.000000e+00
  %98 = fadd contract double %93, %97
  %99 = or disjoint i64 %82, 3
  %100 = getelementptr inbounds double, ptr %74, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !19
  %102 = fmul contract double %101, 0.000000e+00
  %103 = fadd contract double %98, %102
  %104 = add nuw nsw i64 %82, 4
  %105 = add i64 %84, 4
  %106 = icmp eq i64 %105, %80
  br i1 %106, label %107, label %81, !llvm.loop !21

107:                                              ; preds = %81, %76
  %108 = phi double [ undef, %76 ], [ %103, %81 ]
  %109 = phi i64 [ 0, %76 ], [ %104, %81 ]
  %110 = phi double [ 0.000000e+00, %76 ], [ %103, %81 ]
  %111 = icmp eq i64 %77, 0
  br i1 %111, label %123, label %112

112:                                              ; preds = %107, %112
  %113 = phi i64 [ %120, %112 ], [ %109, %107 ]
  %114 = phi double [ %119, %112 ], [ %110, %107 ]
  %115 = phi i64 [ %121, %112 ], [ 0, %107 ]
  %116 = getelementptr inbounds double, ptr %74, i64 %113
  %117 = load double, ptr %116, align 8, !tbaa !19
  %118 = fmul contract double %117, 0.000000e+00
  %119 = fadd contract double %114, %118
  %120 = add nuw nsw i64 %113, 1
  %121 = add i64 %115, 1
  %122 = icmp eq i64 %121, %77
  br i1 %122, label %123, label %112, !llvm.loop !23

123:                                              ; preds = %112, %107
  %124 = phi double [ %108, %107 ], [ %119, %112 ]
  %125 = fcmp contract une double %124, 0.000000e+00
  br i1 %125, label %1374, label %126

126:                                              ; preds = %66, %123
  %127 = load i64, ptr %27, align 8, !tbaa !25
  %128 = icmp slt i64 %127, 1
  br i1 %128, label %186, label %129

129:                                              ; preds = %126
  %130 = and i64 %127, 3
  %131 = icmp ult i64 %127, 4
  br i1 %131, label %160, label %132

132:                                              ; preds = %129
  %133 = and i64 %127, 9223372036854775804
  br label %134

134:                                              ; preds = %134, %132
  %135 = phi i64 [ 0, %132 ], [ %157, %134 ]
  %136 = phi double [ 0.000000e+00, %132 ], [ %156, %134 ]
  %137 = phi i64 [ 0, %132 ], [ %158, %134 ]
  %138 = getelementptr inbounds double, ptr %73, i64 %135
  %139 = load double, ptr %138, align 8, !tbaa !19
  %140 = fmul contract double %139, 0.000000e+00
  %141 = fadd contract double %136, %140
  %142 = or disjoint i64 %135, 1
  %143 = getelementptr inbounds double, ptr %73, i64 %142
  %144 = load double, ptr %143, align 8, !tbaa !19
  %145 = fmul contract double %144, 0.000000e+00
  %146 = fadd contract double %141, %145
  %147 = or disjoint i64 %135, 2
  %148 = getelementptr inbounds double, ptr %73, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !19
  %150 = fmul contract double %149, 0.000000e+00
  %151 = fadd contract double %146, %150
  %152 = or disjoint i64 %135, 3
  %153 = getelementptr inbounds double, ptr %73, i64 %152
  %154 = load double, ptr %153, align 8, !tbaa !19
  %155 = fmul contract double %154, 0.000000e+00
  %156 = fadd contract double %151, %155
  %157 = add nuw nsw i64 %135, 4
  %158 = add i64 %137, 4
  %159 = icmp eq i64 %158, %133
  br i1 %159, label %160, label %134, !llvm.loop !21

160:                                              ; preds = %134, %129
  %161 = phi double [ undef, %129 ], [ %156, %134 ]
  %162 = phi i64 [ 0, %129 ], [ %157, %134 ]
  %163 = phi double [ 0.000000e+00, %129 ], [ %156, %134 ]
  %164 = icmp eq i64 %130, 0
  br i1 %164, label %176, label %165

165:                                              ; preds = %160, %165
  %166 = phi i64 [ %173, %165 ], [ %162, %160 ]
  %167 = phi double [ %172, %165 ], [ %163, %160 ]
  %168 = phi i64 [ %174, %165 ], [ 0, %160 ]
  %169 = getelementptr inbounds double, ptr %73, i64 %166
  %170 = load double, ptr %169, align 8, !tbaa !19
  %171 = fmul contract double %170, 0.000000e+00
  %172 = fadd contract double %167, %171
  %173 = add nuw nsw i64 %166, 1
  %174 = add i64 %168, 1
  %175 = icmp eq i64 %174, %130
  br i1 %175, label %176, label %165, !llvm.loop !26

176:                                              ; preds = %165, %160
  %177 = phi double [ %161, %160 ], [ %172, %165 ]
  %178 = fcmp contract une double %177, 0.000000e+00
  br i1 %178, label %1374, label %179

179:                                              ; preds = %176
  %180 = icmp eq ptr %72, null
  br i1 %180, label %233, label %181

181:                                              ; preds = %179
  %182 = and i64 %127, 3
  %183 = icmp ult i64 %127, 4
  br i1 %183, label %214, label %184

184:                                              ; preds = %181
  %185 = and i64 %127, 9223372036854775804
  br label %188

186:                                              ; preds = %126
  %187 = icmp eq ptr %72, null
  br label %233

188:                                              ; preds = %188, %184
  %189 = phi i64 [ 0, %184 ], [ %211, %188 ]
  %190 = phi double [ 0.000000e+00, %184 ], [ %210, %188 ]
  %191 = phi i64 [ 0, %184 ], [ %212, %188 ]
  %192 = getelementptr inbounds double, ptr %72, i64 %189
  %193 = load double, ptr %192, align 8, !tbaa !19
  %194 = fmul contract double %193, 0.000000e+00
  %195 = fadd contract double %190, %194
  %196 = or disjoint i64 %189, 1
  %197 = getelementptr inbounds double, ptr %72, i64 %196
  %198 = load double, ptr %197, align 8, !tbaa !19
  %199 = fmul contract double %198, 0.000000e+00
  %200 = fadd contract double %195, %199
  %201 = or disjoint i64 %189, 2
  %202 = getelementptr inbounds double, ptr %72, i64 %201
  %203 = load double, ptr %202, align 8, !tbaa !19
  %204 = fmul contract double %203, 0.000000e+00
  %205 = fadd contract double %200, %204
  %206 = or disjoint i64 %189, 3
  %207 = getelementptr inbounds double, ptr %72, i64 %206
  %208 = load double, ptr %207, align 8, !tbaa !19
  %209 = fmul contract double %208, 0.000000e+00
  %210 = fadd contract double %205, %209
  %211 = add nuw nsw i64 %189, 4
  %212 = add i64 %191, 4
  %213 = icmp eq i64 %212, %185
  br i1 %213, label %214, label %188, !llvm.loop !21

214:                                              ; preds = %188, %181
  %215 = phi double [ undef, %181 ], [ %210, %188 ]
  %216 = phi i64 [ 0, %181 ], [ %211, %188 ]
  %217 = phi double [ 0.000000e+00, %181 ], [ %210, %188 ]
  %218 = icmp eq i64 %182, 0
  br i1 %218, label %230, label %219

219:                                              ; preds = %214, %219
  %220 = phi i64 [ %227, %219 ], [ %216, %214 ]
  %221 = phi double [ %226, %219 ], [ %217, %214 ]
  %222 = phi i64 [ %228, %219 ], [ 0, %214 ]
  %223 = getelementptr inbounds double, ptr %72, i64 %220
  %224 = load double, ptr %223, align 8, !tbaa !19
  %225 = fmul contract double %224, 0.000000e+00
  %226 = fadd contract double %221, %225
  %227 = add nuw nsw i64 %220, 1
  %228 = add i64 %222, 1
  %229 = icmp eq i64 %228, %182
  br i1 %229, label %230, label %219, !llvm.loop !27

230:                                              ; preds = %219, %214
  %231 = phi double [ %215, %214 ], [ %226, %219 ]
  %232 = fcmp contract une double %231, 0.000000e+00
  br i1 %232, label %1374, label %233

233:                                              ; preds = %179, %186, %230
  %234 = phi i1 [ false, %230 ], [ true, %179 ], [ %187, %186 ]
  %235 = load ptr, ptr %28, align 8, !tbaa !28
  %236 = shl i64 %67, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %235, ptr align 8 %74, i64 %236, i1 false)
  %237 = load ptr, ptr %28, align 8, !tbaa !28
  %238 = load i64, ptr %26, align 8, !tbaa !17
  %239 = getelementptr inbounds double, ptr %237, i64 %238
  %240 = load i64, ptr %27, align 8, !tbaa !25
  %241 = shl i64 %240, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %239, ptr align 8 %73, i64 %241, i1 false)
  %242 = load i64, ptr %29, align 8, !tbaa !29
  %243 = icmp ne i64 %242, 0
  %244 = icmp eq i64 %68, 0
  %245 = or i1 %244, %243
  br i1 %245, label %246, label %308

246:                                              ; preds = %233
  %247 = load i64, ptr %30, align 8, !tbaa !30
  %248 = icmp sgt i64 %247, -1
  br i1 %248, label %249, label %300

249:                                              ; preds = %246
  %250 = add nuw i64 %247, 1
  %251 = and i64 %250, 3
  %252 = icmp ult i64 %247, 3
  br i1 %252, label %281, label %253

253:                                              ; preds = %249
  %254 = and i64 %250, -4
  br label %255

255:                                              ; preds = %255, %253
  %256 = phi i64 [ 0, %253 ], [ %278, %255 ]
  %257 = phi double [ 0.000000e+00, %253 ], [ %277, %255 ]
  %258 = phi i64 [ 0, %253 ], [ %279, %255 ]
  %259 = getelementptr inbounds double, ptr %71, i64 %256
  %260 = load double, ptr %259, align 8, !tbaa !19
  %261 = fmul contract double %260, 0.000000e+00
  %262 = fadd contract double %257, %261
  %263 = or disjoint i64 %256, 1
  %264 = getelementptr inbounds double, ptr %71, i64 %263
  %265 = load double, ptr %264, align 8, !tbaa !19
  %266 = fmul contract double %265, 0.000000e+00
  %267 = fadd contract double %262, %266
  %268 = or disjoint i64 %256, 2
  %269 = getelementptr inbounds double, ptr %71, i64 %268
  %270 = load double, ptr %269, align 8, !tbaa !19
  %271 = fmul contract double %270, 0.000000e+00
  %272 = fadd contract double %267, %271
  %273 = or disjoint i64 %256, 3
  %274 = getelementptr inbounds double, ptr %71, i64 %273
  %275 = load double, ptr %274, align 8, !tbaa !19
  %276 = fmul contract double %275, 0.000000e+00
  %277 = fadd contract double %272, %276
  %278 = add nuw nsw i64 %256, 4
  %279 = add i64 %258, 4
  %280 = icmp eq i64 %279, %254
  br i1 %280, label %281, label %255, !llvm.loop !21

281:                                              ; preds = %255, %249
  %282 = phi double [ undef, %249 ], [ %277, %255 ]
  %283 = phi i64 [ 0, %249 ], [ %278, %255 ]
  %284 = phi double [ 0.000000e+00, %249 ], [ %277, %255 ]
  %285 = icmp eq i64 %251, 0
  br i1 %285, label %297, label %286

286:                                              ; preds = %281, %286
  %287 = phi i64 [ %294, %286 ], [ %283, %281 ]
  %288 = phi double [ %293, %286 ], [ %284, %281 ]
  %289 = phi i64 [ %295, %286 ], [ 0, %281 ]
  %290 = getelementptr inbounds double, ptr %71, i64 %287
  %291 = load double, ptr %290, align 8, !tbaa !19
  %292 = fmul contract double %291, 0.000000e+00
  %293 = fadd contract double %288, %292
  %294 = add nuw nsw i64 %287, 1
  %295 = add i64 %289, 1
  %296 = icmp eq i64 %295, %251
  br i1 %296, label %297, label %286, !llvm.loop !31

297:                                              ; preds = %286, %281
  %298 = phi double [ %282, %281 ], [ %293, %286 ]
  %299 = fcmp contract une double %298, 0.000000e+00
  br i1 %299, label %1374, label %300

300:                                              ; preds = %246, %297
  %301 = load ptr, ptr %28, align 8, !tbaa !28
  %302 = load i64, ptr %26, align 8, !tbaa !17
  %303 = getelementptr inbounds double, ptr %301, i64 %302
  %304 = load i64, ptr %27, align 8, !tbaa !25
  %305 = getelementptr inbounds double, ptr %303, i64 %304
  %306 = shl i64 %247, 3
  %307 = add i64 %306, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %305, ptr align 8 %71, i64 %307, i1 false)
  br label %308

308:                                              ; preds = %233, %300
  %309 = load i64, ptr %31, align 8, !tbaa !32
  switch i64 %309, label %1351 [
    i64 0, label %318
    i64 1, label %320
    i64 2, label %310
    i64 3, label %335
    i64 4, label %345
    i64 5, label %579
    i64 6, label %597
    i64 7, label %1080
    i64 8, label %1338
    i64 9, label %1344
    i64 10, label %1346
  ]

310:                                              ; preds = %308
  %311 = load i64, ptr %27, align 8, !tbaa !25
  %312 = icmp sgt i64 %311, 0
  br i1 %312, label %313, label %334

313:                                              ; preds = %310
  %314 = load ptr, ptr %28, align 8, !tbaa !28
  %315 = load i64, ptr %26, align 8, !tbaa !17
  %316 = getelementptr double, ptr %314, i64 %315
  %317 = shl nuw i64 %311, 3
  call void @llvm.memset.p0.i64(ptr align 8 %316, i8 0, i64 %317, i1 false), !tbaa !19
  br label %334

318:                                              ; preds = %308
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1)
  call fastcc void @forward(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %70)
  %319 = load i64, ptr %25, align 8, !tbaa !18
  br label %1348

320:                                              ; preds = %308
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1)
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %70)
  %321 = icmp eq ptr %69, null
  br i1 %321, label %1351, label %322

322:                                              ; preds = %320
  %323 = load i64, ptr %0, align 8, !tbaa !33
  %324 = icmp sgt i64 %323, 0
  br i1 %324, label %325, label %1351

325:                                              ; preds = %322, %325
  %326 = phi i64 [ %331, %325 ], [ 0, %322 ]
  %327 = mul nuw nsw i64 %326, 6
  %328 = getelementptr inbounds double, ptr %69, i64 %327
  %329 = load ptr, ptr %61, align 8, !tbaa !34
  %330 = getelementptr inbounds %struct.Whole, ptr %329, i64 %326, i32 5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %328, ptr noundef nonnull align 8 dereferenceable(48) %330, i64 48, i1 false)
  %331 = add nuw nsw i64 %326, 1
  %332 = load i64, ptr %0, align 8, !tbaa !33
  %333 = icmp slt i64 %331, %332
  br i1 %333, label %325, label %1351

334:                                              ; preds = %313, %310
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef null, ptr noundef %70)
  br label %1351

335:                                              ; preds = %308
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %8) #14
  %336 = load i64, ptr %0, align 8, !tbaa !33
  %337 = icmp sgt i64 %336, 0
  br i1 %337, label %338, label %344

338:                                              ; preds = %335, %338
  %339 = phi i64 [ %341, %338 ], [ 0, %335 ]
  %340 = load ptr, ptr %28, align 8, !tbaa !28
  call fastcc void @pose(ptr noundef nonnull %0, i64 noundef %339, ptr noundef %340, ptr noundef nonnull %8)
  call fastcc void @turned_inertia(ptr noundef nonnull %0, i64 noundef %339)
  %341 = add nuw nsw i64 %339, 1
  %342 = load i64, ptr %0, align 8, !tbaa !33
  %343 = icmp slt i64 %341, %342
  br i1 %343, label %338, label %344, !llvm.loop !35

344:                                              ; preds = %338, %335
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %8) #14
  call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @mass(ptr noundef nonnull %0, ptr noundef %70)
  br label %1351

345:                                              ; preds = %308
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1)
  %346 = load i64, ptr %27, align 8, !tbaa !25
  %347 = load ptr, ptr %54, align 8, !tbaa !36
  %348 = shl i64 %346, 3
  %349 = mul i64 %348, %346
  call void @llvm.memset.p0.i64(ptr align 8 %70, i8 0, i64 %349, i1 false)
  %350 = load i64, ptr %0, align 8, !tbaa !33
  %351 = icmp sgt i64 %350, 0
  br i1 %351, label %352, label %1351

352:                                              ; preds = %345, %453
  %353 = phi i64 [ %454, %453 ], [ 0, %345 ]
  %354 = load ptr, ptr %37, align 8, !tbaa !37
  %355 = getelementptr inbounds i64, ptr %354, i64 %353
  %356 = load i64, ptr %355, align 8, !tbaa !38
  %357 = load ptr, ptr %35, align 8, !tbaa !39
  %358 = getelementptr inbounds %struct.Link, ptr %357, i64 %353
  %359 = getelementptr inbounds %struct.Link, ptr %357, i64 %353, i32 1
  %360 = load double, ptr %359, align 8, !tbaa !19
  %361 = getelementptr inbounds %struct.Link, ptr %357, i64 %353, i32 1, i64 1
  %362 = load <2 x double>, ptr %361, align 8, !tbaa !19
  %363 = getelementptr inbounds %struct.Link, ptr %357, i64 %353, i32 2
  %364 = load <2 x double>, ptr %363, align 8, !tbaa !19
  %365 = getelementptr inbounds %struct.Link, ptr %357, i64 %353, i32 2, i64 2
  %366 = load double, ptr %365, align 8, !tbaa !19
  %367 = load ptr, ptr %55, align 8, !tbaa !40
  %368 = getelementptr inbounds i64, ptr %367, i64 %353
  %369 = load i64, ptr %368, align 8, !tbaa !38
  %370 = icmp eq i64 %369, 0
  br i1 %370, label %433, label %371

371:                                              ; preds = %352
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #14
  %372 = load ptr, ptr %56, align 8, !tbaa !41
  %373 = getelementptr inbounds i64, ptr %372, i64 %353
  %374 = load i64, ptr %373, align 8, !tbaa !38
  %375 = getelementptr i64, ptr %373, i64 1
  %376 = load i64, ptr %375, align 8, !tbaa !38
  %377 = sub nsw i64 %376, %374
  %378 = icmp sgt i64 %377, 0
  br i1 %378, label %379, label %431

379:                                              ; preds = %371
  %380 = load ptr, ptr %28, align 8, !tbaa !28
  %381 = load ptr, ptr %57, align 8, !tbaa !42
  %382 = getelementptr i64, ptr %381, i64 %374
  %383 = and i64 %377, 3
  %384 = sub i64 %374, %376
  %385 = icmp ugt i64 %384, -4
  br i1 %385, label %417, label %386

386:                                              ; preds = %379
  %387 = and i64 %377, 9223372036854775804
  br label %388

388:                                              ; preds = %388, %386
  %389 = phi i64 [ 0, %386 ], [ %414, %388 ]
  %390 = phi i64 [ 0, %386 ], [ %415, %388 ]
  %391 = getelementptr i64, ptr %382, i64 %389
  %392 = load i64, ptr %391, align 8, !tbaa !38
  %393 = getelementptr inbounds double, ptr %380, i64 %392
  %394 = load double, ptr %393, align 8, !tbaa !19
  %395 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %389
  store double %394, ptr %395, align 16, !tbaa !19
  %396 = or disjoint i64 %389, 1
  %397 = getelementptr i64, ptr %382, i64 %396
  %398 = load i64, ptr %397, align 8, !tbaa !38
  %399 = getelementptr inbounds double, ptr %380, i64 %398
  %400 = load double, ptr %399, align 8, !tbaa !19
  %401 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %396
  store double %400, ptr %401, align 8, !tbaa !19
  %402 = or disjoint i64 %389, 2
  %403 = getelementptr i64, ptr %382, i64 %402
  %404 = load i64, ptr %403, align 8, !tbaa !38
  %405 = getelementptr inbounds double, ptr %380, i64 %404
  %406 = load double, ptr %405, align 8, !tbaa !19
  %407 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %402
  store double %406, ptr %407, align 16, !tbaa !19
  %408 = or disjoint i64 %389, 3
  %409 = getelementptr i64, ptr %382, i64 %408
  %410 = load i64, ptr %409, align 8, !tbaa !38
  %411 = getelementptr inbounds double, ptr %380, i64 %410
  %412 = load double, ptr %411, align 8, !tbaa !19
  %413 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %408
  store double %412, ptr %413, align 8, !tbaa !19
  %414 = add nuw nsw i64 %389, 4
  %415 = add i64 %390, 4
  %416 = icmp eq i64 %415, %387
  br i1 %416, label %417, label %388, !llvm.loop !43

417:                                              ; preds = %388, %379
  %418 = phi i64 [ 0, %379 ], [ %414, %388 ]
  %419 = icmp eq i64 %383, 0
  br i1 %419, label %431, label %420

420:                                              ; preds = %417, %420
  %421 = phi i64 [ %428, %420 ], [ %418, %417 ]
  %422 = phi i64 [ %429, %420 ], [ 0, %417 ]
  %423 = getelementptr i64, ptr %382, i64 %421
  %424 = load i64, ptr %423, align 8, !tbaa !38
  %425 = getelementptr inbounds double, ptr %380, i64 %424
  %426 = load double, ptr %425, align 8, !tbaa !19
  %427 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %421
  store double %426, ptr %427, align 8, !tbaa !19
  %428 = add nuw nsw i64 %421, 1
  %429 = add i64 %422, 1
  %430 = icmp eq i64 %429, %383
  br i1 %430, label %431, label %420, !llvm.loop !44

431:                                              ; preds = %417, %420, %371
  %432 = inttoptr i64 %369 to ptr
  call void %432(ptr noundef %347, ptr noundef nonnull %5, ptr noundef null) #14
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #14
  br label %433

433:                                              ; preds = %431, %352
  %434 = icmp sgt i64 %356, 0
  br i1 %434, label %435, label %453

435:                                              ; preds = %433
  %436 = getelementptr double, ptr %358, i64 1
  %437 = getelementptr double, ptr %358, i64 2
  %438 = getelementptr inbounds double, ptr %358, i64 3
  %439 = getelementptr double, ptr %358, i64 4
  %440 = getelementptr double, ptr %358, i64 5
  %441 = getelementptr inbounds double, ptr %358, i64 6
  %442 = getelementptr double, ptr %358, i64 7
  %443 = getelementptr double, ptr %358, i64 8
  %444 = getelementptr inbounds %struct.Link, ptr %357, i64 %353, i32 5
  %445 = insertelement <2 x double> poison, double %360, i64 1
  %446 = extractelement <2 x double> %362, i64 0
  %447 = shufflevector <2 x double> %445, <2 x double> %362, <2 x i32> <i32 3, i32 1>
  %448 = shufflevector <2 x double> %362, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %449 = insertelement <2 x double> %448, double %360, i64 1
  %450 = insertelement <2 x double> %362, double %360, i64 1
  %451 = insertelement <2 x double> %364, double %366, i64 1
  %452 = shufflevector <2 x double> %364, <2 x double> %362, <2 x i32> <i32 1, i32 2>
  br label %457

453:                                              ; preds = %523, %433
  %454 = add nuw nsw i64 %353, 1
  %455 = load i64, ptr %0, align 8, !tbaa !33
  %456 = icmp slt i64 %454, %455
  br i1 %456, label %352, label %1351, !llvm.loop !45

457:                                              ; preds = %523, %435
  %458 = phi i64 [ 0, %435 ], [ %577, %523 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #14
  %459 = load ptr, ptr %55, align 8, !tbaa !40
  %460 = getelementptr inbounds i64, ptr %459, i64 %353
  %461 = load i64, ptr %460, align 8, !tbaa !38
  %462 = icmp eq i64 %461, 0
  %463 = mul nsw i64 %458, 6
  br i1 %462, label %523, label %464

464:                                              ; preds = %457
  %465 = getelementptr inbounds double, ptr %347, i64 %463
  %466 = getelementptr inbounds double, ptr %465, i64 2
  %467 = load double, ptr %358, align 8, !tbaa !19
  %468 = load double, ptr %436, align 8, !tbaa !19
  %469 = load double, ptr %437, align 8, !tbaa !19
  %470 = load double, ptr %466, align 8, !tbaa !19
  %471 = load double, ptr %438, align 8, !tbaa !19
  %472 = load double, ptr %439, align 8, !tbaa !19
  %473 = load double, ptr %440, align 8, !tbaa !19
  %474 = load <2 x double>, ptr %465, align 8, !tbaa !19
  %475 = insertelement <2 x double> poison, double %471, i64 0
  %476 = insertelement <2 x double> %475, double %468, i64 1
  %477 = fmul contract <2 x double> %474, %476
  %478 = shufflevector <2 x double> %477, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %479 = insertelement <2 x double> poison, double %467, i64 0
  %480 = insertelement <2 x double> %479, double %472, i64 1
  %481 = fmul contract <2 x double> %474, %480
  %482 = fadd contract <2 x double> %478, %481
  %483 = insertelement <2 x double> poison, double %470, i64 0
  %484 = shufflevector <2 x double> %483, <2 x double> poison, <2 x i32> zeroinitializer
  %485 = insertelement <2 x double> poison, double %469, i64 0
  %486 = insertelement <2 x double> %485, double %473, i64 1
  %487 = fmul contract <2 x double> %484, %486
  %488 = fadd contract <2 x double> %482, %487
  %489 = load double, ptr %441, align 8, !tbaa !19
  %490 = load double, ptr %442, align 8, !tbaa !19
  %491 = load double, ptr %443, align 8, !tbaa !19
  %492 = getelementptr inbounds double, ptr %465, i64 3
  %493 = getelementptr inbounds double, ptr %465, i64 5
  %494 = load double, ptr %493, align 8, !tbaa !19
  %495 = insertelement <2 x double> poison, double %489, i64 0
  %496 = insertelement <2 x double> %495, double %467, i64 1
  %497 = shufflevector <2 x double> %474, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %498 = insertelement <2 x double> poison, double %490, i64 0
  %499 = insertelement <2 x double> %498, double %468, i64 1
  %500 = insertelement <2 x double> poison, double %491, i64 0
  %501 = insertelement <2 x double> %500, double %469, i64 1
  %502 = insertelement <2 x double> %483, double %494, i64 1
  %503 = fmul contract <2 x double> %501, %502
  %504 = load <2 x double>, ptr %492, align 8, !tbaa !19
  %505 = shufflevector <2 x double> %474, <2 x double> %504, <2 x i32> <i32 0, i32 2>
  %506 = fmul contract <2 x double> %505, %496
  %507 = shufflevector <2 x double> %497, <2 x double> %504, <2 x i32> <i32 0, i32 3>
  %508 = fmul contract <2 x double> %507, %499
  %509 = fadd contract <2 x double> %506, %508
  %510 = fadd contract <2 x double> %509, %503
  %511 = insertelement <2 x double> %495, double %472, i64 1
  %512 = fmul contract <2 x double> %511, %504
  %513 = shufflevector <2 x double> %512, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %514 = insertelement <2 x double> %475, double %490, i64 1
  %515 = fmul contract <2 x double> %514, %504
  %516 = fadd contract <2 x double> %513, %515
  %517 = insertelement <2 x double> poison, double %473, i64 0
  %518 = insertelement <2 x double> %517, double %491, i64 1
  %519 = insertelement <2 x double> poison, double %494, i64 0
  %520 = shufflevector <2 x double> %519, <2 x double> poison, <2 x i32> zeroinitializer
  %521 = fmul contract <2 x double> %518, %520
  %522 = fadd contract <2 x double> %516, %521
  br label %523

523:                                              ; preds = %464, %457
  %524 = phi <2 x double> [ %488, %464 ], [ zeroinitializer, %457 ]
  %525 = phi <2 x double> [ %510, %464 ], [ zeroinitializer, %457 ]
  %526 = phi <2 x double> [ %522, %464 ], [ zeroinitializer, %457 ]
  %527 = getelementptr inbounds double, ptr %444, i64 %463
  %528 = getelementptr inbounds double, ptr %527, i64 1
  %529 = load double, ptr %527, align 8, !tbaa !19
  %530 = fmul contract double %446, %529
  %531 = getelementptr inbounds double, ptr %527, i64 3
  %532 = getelementptr inbounds double, ptr %527, i64 5
  %533 = load double, ptr %532, align 8, !tbaa !19
  %534 = load <2 x double>, ptr %528, align 8, !tbaa !19
  %535 = shufflevector <2 x double> %534, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %536 = insertelement <2 x double> %535, double %529, i64 1
  %537 = fmul contract <2 x double> %362, %536
  %538 = fmul contract <2 x double> %447, %534
  %539 = fsub contract <2 x double> %537, %538
  %540 = extractelement <2 x double> %534, i64 0
  %541 = fmul contract double %360, %540
  %542 = fsub contract double %541, %530
  %543 = extractelement <2 x double> %534, i64 1
  %544 = fadd contract <2 x double> %524, %539
  store <2 x double> %544, ptr %7, align 16, !tbaa !19
  %545 = insertelement <2 x double> poison, double %542, i64 0
  %546 = load <2 x double>, ptr %531, align 8, !tbaa !19
  %547 = insertelement <2 x double> %535, double %533, i64 1
  %548 = fmul contract <2 x double> %452, %547
  %549 = insertelement <2 x double> %546, double %366, i64 0
  %550 = shufflevector <2 x double> %534, <2 x double> %362, <2 x i32> <i32 0, i32 3>
  %551 = fmul contract <2 x double> %549, %550
  %552 = fsub contract <2 x double> %548, %551
  %553 = fmul contract <2 x double> %449, %546
  %554 = insertelement <2 x double> %546, double %533, i64 1
  %555 = fmul contract <2 x double> %450, %554
  %556 = shufflevector <2 x double> %555, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %557 = fsub contract <2 x double> %553, %556
  %558 = shufflevector <2 x double> %552, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %559 = fadd contract <2 x double> %552, %558
  %560 = fmul contract <2 x double> %364, %536
  %561 = insertelement <2 x double> %534, double %529, i64 1
  %562 = fmul contract <2 x double> %451, %561
  %563 = shufflevector <2 x double> %562, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %564 = fsub contract <2 x double> %563, %560
  %565 = fadd contract <2 x double> %564, %557
  %566 = shufflevector <2 x double> %545, <2 x double> %559, <2 x i32> <i32 0, i32 2>
  %567 = fadd contract <2 x double> %525, %566
  store <2 x double> %567, ptr %58, align 16, !tbaa !19
  %568 = fadd contract <2 x double> %526, %565
  store <2 x double> %568, ptr %59, align 16, !tbaa !19
  %569 = insertelement <2 x double> %535, double %529, i64 0
  %570 = fmul contract <2 x double> %569, <double 5.000000e-01, double 5.000000e-01>
  store <2 x double> %570, ptr %6, align 16, !tbaa !19
  %571 = fmul contract double %543, 5.000000e-01
  store double %571, ptr %60, align 16, !tbaa !19
  %572 = load ptr, ptr %42, align 8, !tbaa !46
  %573 = getelementptr inbounds i64, ptr %572, i64 %353
  %574 = load i64, ptr %573, align 8, !tbaa !38
  %575 = getelementptr inbounds double, ptr %70, i64 %574
  %576 = getelementptr inbounds double, ptr %575, i64 %458
  call fastcc void @respond(ptr noundef nonnull %0, i64 noundef %353, ptr noundef nonnull %6, ptr noundef nonnull %7, ptr noundef null, ptr noundef %576, i64 noundef %346)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #14
  %577 = add nuw nsw i64 %458, 1
  %578 = icmp eq i64 %577, %356
  br i1 %578, label %453, label %457, !llvm.loop !47

579:                                              ; preds = %308
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  %580 = load i64, ptr %0, align 8, !tbaa !33
  %581 = icmp sgt i64 %580, 0
  br i1 %581, label %582, label %1351

582:                                              ; preds = %579, %582
  %583 = phi ptr [ %594, %582 ], [ %70, %579 ]
  %584 = phi i64 [ %593, %582 ], [ 0, %579 ]
  %585 = load ptr, ptr %35, align 8, !tbaa !39
  %586 = getelementptr inbounds %struct.Link, ptr %585, i64 %584
  %587 = getelementptr inbounds %struct.Link, ptr %585, i64 %584, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %583, ptr noundef nonnull align 8 dereferenceable(24) %587, i64 24, i1 false)
  %588 = getelementptr inbounds double, ptr %583, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %588, ptr noundef nonnull align 8 dereferenceable(72) %586, i64 72, i1 false)
  %589 = getelementptr inbounds double, ptr %583, i64 12
  %590 = getelementptr inbounds %struct.Link, ptr %585, i64 %584, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %589, ptr noundef nonnull align 8 dereferenceable(24) %590, i64 24, i1 false)
  %591 = getelementptr inbounds double, ptr %583, i64 15
  %592 = getelementptr inbounds %struct.Link, ptr %585, i64 %584, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %591, ptr noundef nonnull align 8 dereferenceable(24) %592, i64 24, i1 false)
  %593 = add nuw nsw i64 %584, 1
  %594 = getelementptr inbounds double, ptr %583, i64 18
  %595 = load i64, ptr %0, align 8, !tbaa !33
  %596 = icmp slt i64 %593, %595
  br i1 %596, label %582, label %1351, !llvm.loop !48

597:                                              ; preds = %308
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %4) #14
  %598 = load i64, ptr %0, align 8, !tbaa !33
  %599 = icmp sgt i64 %598, 0
  br i1 %599, label %600, label %606

600:                                              ; preds = %597, %600
  %601 = phi i64 [ %603, %600 ], [ 0, %597 ]
  %602 = load ptr, ptr %28, align 8, !tbaa !28
  call fastcc void @pose(ptr noundef nonnull %0, i64 noundef %601, ptr noundef %602, ptr noundef nonnull %4)
  call fastcc void @turned_inertia(ptr noundef nonnull %0, i64 noundef %601)
  %603 = add nuw nsw i64 %601, 1
  %604 = load i64, ptr %0, align 8, !tbaa !33
  %605 = icmp slt i64 %603, %604
  br i1 %605, label %600, label %606, !llvm.loop !35

606:                                              ; preds = %600, %597
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %4) #14
  %607 = load ptr, ptr %35, align 8, !tbaa !39
  %608 = load i64, ptr %27, align 8, !tbaa !25
  %609 = load i64, ptr %51, align 8, !tbaa !49
  %610 = mul i64 %608, 48
  call void @llvm.memset.p0.i64(ptr align 8 %70, i8 0, i64 %610, i1 false)
  %611 = icmp slt i64 %609, 0
  br i1 %611, label %1351, label %612

612:                                              ; preds = %606
  %613 = getelementptr inbounds %struct.Link, ptr %607, i64 %609
  %614 = load ptr, ptr %52, align 8, !tbaa !50
  %615 = getelementptr inbounds double, ptr %614, i64 2
  %616 = load double, ptr %613, align 8, !tbaa !19
  %617 = getelementptr double, ptr %613, i64 1
  %618 = load double, ptr %617, align 8, !tbaa !19
  %619 = getelementptr double, ptr %613, i64 2
  %620 = load double, ptr %619, align 8, !tbaa !19
  %621 = load double, ptr %615, align 8, !tbaa !19
  %622 = getelementptr inbounds double, ptr %613, i64 3
  %623 = load double, ptr %622, align 8, !tbaa !19
  %624 = getelementptr double, ptr %613, i64 4
  %625 = load double, ptr %624, align 8, !tbaa !19
  %626 = getelementptr double, ptr %613, i64 5
  %627 = load double, ptr %626, align 8, !tbaa !19
  %628 = load <2 x double>, ptr %614, align 8, !tbaa !19
  %629 = insertelement <2 x double> poison, double %623, i64 0
  %630 = insertelement <2 x double> %629, double %618, i64 1
  %631 = fmul contract <2 x double> %628, %630
  %632 = shufflevector <2 x double> %631, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %633 = insertelement <2 x double> poison, double %616, i64 0
  %634 = insertelement <2 x double> %633, double %625, i64 1
  %635 = fmul contract <2 x double> %628, %634
  %636 = fadd contract <2 x double> %632, %635
  %637 = insertelement <2 x double> poison, double %621, i64 0
  %638 = shufflevector <2 x double> %637, <2 x double> poison, <2 x i32> zeroinitializer
  %639 = insertelement <2 x double> poison, double %620, i64 0
  %640 = insertelement <2 x double> %639, double %627, i64 1
  %641 = fmul contract <2 x double> %638, %640
  %642 = fadd contract <2 x double> %636, %641
  %643 = getelementptr inbounds double, ptr %613, i64 6
  %644 = load double, ptr %643, align 8, !tbaa !19
  %645 = extractelement <2 x double> %628, i64 0
  %646 = fmul contract double %645, %644
  %647 = getelementptr double, ptr %613, i64 7
  %648 = load <2 x double>, ptr %647, align 8, !tbaa !19
  %649 = shufflevector <2 x double> %628, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %650 = insertelement <2 x double> %649, double %621, i64 1
  %651 = fmul contract <2 x double> %650, %648
  %652 = extractelement <2 x double> %651, i64 0
  %653 = fadd contract double %646, %652
  %654 = extractelement <2 x double> %651, i64 1
  %655 = fadd contract double %653, %654
  %656 = load ptr, ptr %37, align 8, !tbaa !37
  %657 = load ptr, ptr %53, align 8, !tbaa !51
  %658 = shl nsw i64 %608, 1
  %659 = mul nsw i64 %608, 3
  %660 = shl nsw i64 %608, 2
  %661 = mul nsw i64 %608, 5
  %662 = getelementptr i8, ptr %607, i64 176
  %663 = getelementptr i8, ptr %607, i64 184
  %664 = getelementptr i8, ptr %607, i64 192
  %665 = getelementptr i8, ptr %607, i64 200
  %666 = getelementptr i8, ptr %607, i64 208
  %667 = shl i64 %608, 3
  %668 = getelementptr i8, ptr %70, i64 %667
  %669 = getelementptr i8, ptr %70, i64 %667
  %670 = shl i64 %608, 4
  %671 = getelementptr i8, ptr %70, i64 %670
  %672 = getelementptr i8, ptr %70, i64 %670
  %673 = mul i64 %608, 24
  %674 = getelementptr i8, ptr %70, i64 %673
  %675 = getelementptr i8, ptr %70, i64 %673
  %676 = shl i64 %608, 5
  %677 = getelementptr i8, ptr %70, i64 %676
  %678 = getelementptr i8, ptr %70, i64 %676
  %679 = mul i64 %608, 40
  %680 = getelementptr i8, ptr %70, i64 %679
  %681 = getelementptr i8, ptr %70, i64 %679
  %682 = getelementptr i8, ptr %607, i64 128
  %683 = getelementptr i8, ptr %607, i64 176
  %684 = getelementptr i8, ptr %607, i64 136
  %685 = getelementptr i8, ptr %607, i64 184
  %686 = getelementptr i8, ptr %607, i64 144
  %687 = getelementptr i8, ptr %607, i64 192
  %688 = getelementptr i8, ptr %607, i64 152
  %689 = getelementptr i8, ptr %607, i64 200
  %690 = getelementptr i8, ptr %607, i64 160
  %691 = getelementptr i8, ptr %607, i64 208
  %692 = getelementptr i8, ptr %607, i64 168
  br label %693

693:                                              ; preds = %1035, %612
  %694 = phi double [ %655, %612 ], [ %1041, %1035 ]
  %695 = phi i64 [ %609, %612 ], [ %1043, %1035 ]
  %696 = phi <2 x double> [ %642, %612 ], [ %1038, %1035 ]
  %697 = getelementptr inbounds i64, ptr %656, i64 %695
  %698 = load i64, ptr %697, align 8, !tbaa !38
  %699 = icmp sgt i64 %698, 0
  br i1 %699, label %700, label %1035

700:                                              ; preds = %693
  %701 = getelementptr %struct.Link, ptr %607, i64 %695, i32 5
  %702 = load ptr, ptr %42, align 8, !tbaa !46
  %703 = getelementptr inbounds i64, ptr %702, i64 %695
  %704 = load i64, ptr %703, align 8, !tbaa !38
  %705 = getelementptr double, ptr %70, i64 %704
  %706 = icmp ult i64 %698, 36
  br i1 %706, label %1031, label %707

707:                                              ; preds = %700
  %708 = add nsw i64 %698, -1
  %709 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %708, i64 48)
  %710 = extractvalue { i64, i1 } %709, 0
  %711 = extractvalue { i64, i1 } %709, 1
  %712 = getelementptr i8, ptr %701, i64 %710
  %713 = icmp ult ptr %712, %701
  %714 = or i1 %713, %711
  %715 = mul i64 %695, 1584
  %716 = getelementptr i8, ptr %662, i64 %715
  %717 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %708, i64 48)
  %718 = extractvalue { i64, i1 } %717, 0
  %719 = extractvalue { i64, i1 } %717, 1
  %720 = getelementptr i8, ptr %716, i64 %718
  %721 = icmp ult ptr %720, %716
  %722 = or i1 %721, %719
  %723 = getelementptr i8, ptr %663, i64 %715
  %724 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %708, i64 48)
  %725 = extractvalue { i64, i1 } %724, 0
  %726 = extractvalue { i64, i1 } %724, 1
  %727 = getelementptr i8, ptr %723, i64 %725
  %728 = icmp ult ptr %727, %723
  %729 = or i1 %728, %726
  %730 = getelementptr i8, ptr %664, i64 %715
  %731 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %708, i64 48)
  %732 = extractvalue { i64, i1 } %731, 0
  %733 = extractvalue { i64, i1 } %731, 1
  %734 = getelementptr i8, ptr %730, i64 %732
  %735 = icmp ult ptr %734, %730
  %736 = or i1 %735, %733
  %737 = getelementptr i8, ptr %665, i64 %715
  %738 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %708, i64 48)
  %739 = extractvalue { i64, i1 } %738, 0
  %740 = extractvalue { i64, i1 } %738, 1
  %741 = getelementptr i8, ptr %737, i64 %739
  %742 = icmp ult ptr %741, %737
  %743 = or i1 %742, %740
  %744 = getelementptr i8, ptr %666, i64 %715
  %745 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %708, i64 48)
  %746 = extractvalue { i64, i1 } %745, 0
  %747 = extractvalue { i64, i1 } %745, 1
  %748 = getelementptr i8, ptr %744, i64 %746
  %749 = icmp ult ptr %748, %744
  %750 = or i1 %749, %747
  %751 = or i1 %714, %722
  %752 = or i1 %751, %729
  %753 = or i1 %752, %736
  %754 = or i1 %753, %743
  %755 = or i1 %754, %750
  br i1 %755, label %1031, label %756

756:                                              ; preds = %707
  %757 = shl i64 %704, 3
  %758 = add i64 %698, %704
  %759 = shl i64 %758, 3
  %760 = getelementptr i8, ptr %70, i64 %759
  %761 = getelementptr i8, ptr %668, i64 %757
  %762 = getelementptr i8, ptr %669, i64 %759
  %763 = getelementptr i8, ptr %671, i64 %757
  %764 = getelementptr i8, ptr %672, i64 %759
  %765 = getelementptr i8, ptr %674, i64 %757
  %766 = getelementptr i8, ptr %675, i64 %759
  %767 = getelementptr i8, ptr %677, i64 %757
  %768 = getelementptr i8, ptr %678, i64 %759
  %769 = getelementptr i8, ptr %680, i64 %757
  %770 = getelementptr i8, ptr %681, i64 %759
  %771 = mul i64 %695, 1584
  %772 = mul i64 %698, 48
  %773 = add i64 %771, %772
  %774 = getelementptr i8, ptr %682, i64 %773
  %775 = getelementptr i8, ptr %683, i64 %771
  %776 = getelementptr i8, ptr %684, i64 %773
  %777 = getelementptr i8, ptr %685, i64 %771
  %778 = getelementptr i8, ptr %686, i64 %773
  %779 = getelementptr i8, ptr %687, i64 %771
  %780 = getelementptr i8, ptr %688, i64 %773
  %781 = getelementptr i8, ptr %689, i64 %771
  %782 = getelementptr i8, ptr %690, i64 %773
  %783 = getelementptr i8, ptr %691, i64 %771
  %784 = getelementptr i8, ptr %692, i64 %773
  %785 = insertelement <8 x ptr> poison, ptr %705, i64 0
  %786 = shufflevector <8 x ptr> %785, <8 x ptr> poison, <8 x i32> zeroinitializer
  %787 = insertelement <8 x ptr> poison, ptr %764, i64 0
  %788 = insertelement <8 x ptr> %787, ptr %762, i64 1
  %789 = insertelement <8 x ptr> %788, ptr %766, i64 2
  %790 = insertelement <8 x ptr> %789, ptr %768, i64 3
  %791 = insertelement <8 x ptr> %790, ptr %770, i64 4
  %792 = insertelement <8 x ptr> %791, ptr %774, i64 5
  %793 = insertelement <8 x ptr> %792, ptr %776, i64 6
  %794 = insertelement <8 x ptr> %793, ptr %778, i64 7
  %795 = icmp ult <8 x ptr> %786, %794
  %796 = insertelement <8 x ptr> poison, ptr %763, i64 0
  %797 = insertelement <8 x ptr> %796, ptr %761, i64 1
  %798 = insertelement <8 x ptr> %797, ptr %765, i64 2
  %799 = insertelement <8 x ptr> %798, ptr %767, i64 3
  %800 = insertelement <8 x ptr> %799, ptr %769, i64 4
  %801 = insertelement <8 x ptr> %800, ptr %701, i64 5
  %802 = insertelement <8 x ptr> %801, ptr %775, i64 6
  %803 = insertelement <8 x ptr> %802, ptr %777, i64 7
  %804 = insertelement <8 x ptr> poison, ptr %760, i64 0
  %805 = shufflevector <8 x ptr> %804, <8 x ptr> poison, <8 x i32> zeroinitializer
  %806 = icmp ult <8 x ptr> %803, %805
  %807 = and <8 x i1> %795, %806
  %808 = icmp ult ptr %763, %778
  %809 = icmp ult ptr %777, %764
  %810 = and i1 %808, %809
  %811 = icmp ult ptr %767, %774
  %812 = icmp ult ptr %701, %768
  %813 = and i1 %811, %812
  %814 = icmp ult ptr %767, %776
  %815 = icmp ult ptr %775, %768
  %816 = and i1 %814, %815
  %817 = icmp ult ptr %767, %778
  %818 = icmp ult ptr %777, %768
  %819 = and i1 %817, %818
  %820 = icmp ult ptr %767, %780
  %821 = icmp ult ptr %779, %768
  %822 = and i1 %820, %821
  %823 = icmp ult ptr %767, %782
  %824 = icmp ult ptr %781, %768
  %825 = and i1 %823, %824
  %826 = icmp ult ptr %767, %784
  %827 = icmp ult ptr %783, %768
  %828 = and i1 %826, %827
  %829 = icmp ult ptr %769, %774
  %830 = icmp ult ptr %701, %770
  %831 = and i1 %829, %830
  %832 = icmp ult ptr %769, %776
  %833 = icmp ult ptr %775, %770
  %834 = and i1 %832, %833
  %835 = icmp ult ptr %769, %778
  %836 = icmp ult ptr %777, %770
  %837 = and i1 %835, %836
  %838 = icmp ult ptr %769, %780
  %839 = icmp ult ptr %779, %770
  %840 = and i1 %838, %839
  %841 = icmp ult ptr %769, %782
  %842 = icmp ult ptr %781, %770
  %843 = and i1 %841, %842
  %844 = icmp ult ptr %769, %784
  %845 = icmp ult ptr %783, %770
  %846 = and i1 %844, %845
  %847 = bitcast <8 x i1> %807 to i8
  %848 = icmp ne i8 %847, 0
  %849 = or i1 %813, %816
  %850 = or i1 %819, %822
  %851 = or i1 %825, %828
  %852 = or i1 %831, %834
  %853 = or i1 %837, %840
  %854 = or i1 %843, %846
  %855 = or i1 %849, %850
  %856 = or i1 %851, %852
  %857 = or i1 %853, %854
  %858 = or i1 %855, %856
  %859 = insertelement <2 x ptr> poison, ptr %779, i64 0
  %860 = insertelement <2 x ptr> %859, ptr %763, i64 1
  %861 = insertelement <2 x ptr> poison, ptr %760, i64 0
  %862 = insertelement <2 x ptr> %861, ptr %776, i64 1
  %863 = icmp ult <2 x ptr> %860, %862
  %864 = insertelement <2 x ptr> poison, ptr %705, i64 0
  %865 = insertelement <2 x ptr> %864, ptr %775, i64 1
  %866 = insertelement <2 x ptr> poison, ptr %780, i64 0
  %867 = insertelement <2 x ptr> %866, ptr %764, i64 1
  %868 = icmp ult <2 x ptr> %865, %867
  %869 = and <2 x i1> %863, %868
  %870 = insertelement <2 x ptr> poison, ptr %781, i64 0
  %871 = insertelement <2 x ptr> %870, ptr %763, i64 1
  %872 = insertelement <2 x ptr> %861, ptr %770, i64 1
  %873 = icmp ult <2 x ptr> %871, %872
  %874 = insertelement <2 x ptr> %865, ptr %769, i64 1
  %875 = insertelement <2 x ptr> poison, ptr %782, i64 0
  %876 = insertelement <2 x ptr> %875, ptr %764, i64 1
  %877 = icmp ult <2 x ptr> %874, %876
  %878 = and <2 x i1> %873, %877
  %879 = insertelement <2 x ptr> poison, ptr %783, i64 0
  %880 = insertelement <2 x ptr> %879, ptr %763, i64 1
  %881 = insertelement <2 x ptr> %861, ptr %774, i64 1
  %882 = icmp ult <2 x ptr> %880, %881
  %883 = insertelement <2 x ptr> %874, ptr %701, i64 1
  %884 = insertelement <2 x ptr> poison, ptr %784, i64 0
  %885 = insertelement <2 x ptr> %884, ptr %764, i64 1
  %886 = icmp ult <2 x ptr> %883, %885
  %887 = and <2 x i1> %882, %886
  %888 = insertelement <2 x ptr> poison, ptr %761, i64 0
  %889 = insertelement <2 x ptr> %888, ptr %763, i64 1
  %890 = shufflevector <2 x ptr> %867, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %891 = icmp ult <2 x ptr> %889, %890
  %892 = shufflevector <2 x ptr> %860, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %893 = insertelement <2 x ptr> poison, ptr %762, i64 0
  %894 = insertelement <2 x ptr> %893, ptr %764, i64 1
  %895 = icmp ult <2 x ptr> %892, %894
  %896 = and <2 x i1> %891, %895
  %897 = insertelement <2 x ptr> poison, ptr %766, i64 0
  %898 = insertelement <2 x ptr> %897, ptr %782, i64 1
  %899 = icmp ult <2 x ptr> %889, %898
  %900 = insertelement <2 x ptr> poison, ptr %765, i64 0
  %901 = insertelement <2 x ptr> %900, ptr %781, i64 1
  %902 = icmp ult <2 x ptr> %901, %894
  %903 = and <2 x i1> %899, %902
  %904 = insertelement <2 x ptr> poison, ptr %768, i64 0
  %905 = insertelement <2 x ptr> %904, ptr %784, i64 1
  %906 = icmp ult <2 x ptr> %889, %905
  %907 = insertelement <2 x ptr> poison, ptr %767, i64 0
  %908 = insertelement <2 x ptr> %907, ptr %783, i64 1
  %909 = icmp ult <2 x ptr> %908, %894
  %910 = and <2 x i1> %906, %909
  %911 = insertelement <2 x ptr> %888, ptr %765, i64 1
  %912 = insertelement <2 x ptr> poison, ptr %770, i64 0
  %913 = insertelement <2 x ptr> %912, ptr %768, i64 1
  %914 = icmp ult <2 x ptr> %911, %913
  %915 = insertelement <2 x ptr> poison, ptr %769, i64 0
  %916 = insertelement <2 x ptr> %915, ptr %767, i64 1
  %917 = insertelement <2 x ptr> %893, ptr %766, i64 1
  %918 = icmp ult <2 x ptr> %916, %917
  %919 = and <2 x i1> %914, %918
  %920 = insertelement <2 x ptr> poison, ptr %774, i64 0
  %921 = insertelement <2 x ptr> %920, ptr %770, i64 1
  %922 = icmp ult <2 x ptr> %911, %921
  %923 = insertelement <2 x ptr> %874, ptr %701, i64 0
  %924 = icmp ult <2 x ptr> %923, %917
  %925 = and <2 x i1> %922, %924
  %926 = insertelement <2 x ptr> poison, ptr %776, i64 0
  %927 = insertelement <2 x ptr> %926, ptr %774, i64 1
  %928 = icmp ult <2 x ptr> %911, %927
  %929 = insertelement <2 x ptr> %883, ptr %775, i64 0
  %930 = icmp ult <2 x ptr> %929, %917
  %931 = and <2 x i1> %928, %930
  %932 = insertelement <2 x ptr> poison, ptr %778, i64 0
  %933 = insertelement <2 x ptr> %932, ptr %776, i64 1
  %934 = icmp ult <2 x ptr> %911, %933
  %935 = insertelement <2 x ptr> poison, ptr %777, i64 0
  %936 = insertelement <2 x ptr> %935, ptr %775, i64 1
  %937 = icmp ult <2 x ptr> %936, %917
  %938 = and <2 x i1> %934, %937
  %939 = insertelement <2 x ptr> %866, ptr %778, i64 1
  %940 = icmp ult <2 x ptr> %911, %939
  %941 = insertelement <2 x ptr> %859, ptr %777, i64 1
  %942 = icmp ult <2 x ptr> %941, %917
  %943 = and <2 x i1> %940, %942
  %944 = insertelement <2 x ptr> %875, ptr %780, i64 1
  %945 = icmp ult <2 x ptr> %911, %944
  %946 = insertelement <2 x ptr> %870, ptr %779, i64 1
  %947 = icmp ult <2 x ptr> %946, %917
  %948 = and <2 x i1> %945, %947
  %949 = insertelement <2 x ptr> %884, ptr %782, i64 1
  %950 = icmp ult <2 x ptr> %911, %949
  %951 = insertelement <2 x ptr> %879, ptr %781, i64 1
  %952 = icmp ult <2 x ptr> %951, %917
  %953 = and <2 x i1> %950, %952
  %954 = insertelement <2 x ptr> poison, ptr %763, i64 0
  %955 = insertelement <2 x ptr> %954, ptr %765, i64 1
  %956 = insertelement <2 x ptr> %897, ptr %784, i64 1
  %957 = icmp ult <2 x ptr> %955, %956
  %958 = insertelement <2 x ptr> %900, ptr %783, i64 1
  %959 = insertelement <2 x ptr> poison, ptr %764, i64 0
  %960 = insertelement <2 x ptr> %959, ptr %766, i64 1
  %961 = icmp ult <2 x ptr> %958, %960
  %962 = and <2 x i1> %957, %961
  %963 = insertelement <2 x ptr> %954, ptr %767, i64 1
  %964 = shufflevector <2 x ptr> %913, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %965 = icmp ult <2 x ptr> %963, %964
  %966 = shufflevector <2 x ptr> %916, <2 x ptr> poison, <2 x i32> <i32 1, i32 0>
  %967 = insertelement <2 x ptr> %959, ptr %768, i64 1
  %968 = icmp ult <2 x ptr> %966, %967
  %969 = and <2 x i1> %965, %968
  %970 = or <2 x i1> %878, %887
  %971 = insertelement <2 x i1> poison, i1 %848, i64 0
  %972 = insertelement <2 x i1> %971, i1 %810, i64 1
  %973 = or <2 x i1> %972, %869
  %974 = or <2 x i1> %896, %903
  %975 = or <2 x i1> %910, %919
  %976 = or <2 x i1> %925, %931
  %977 = or <2 x i1> %938, %943
  %978 = or <2 x i1> %948, %953
  %979 = or <2 x i1> %962, %969
  %980 = or <2 x i1> %970, %973
  %981 = or <2 x i1> %974, %975
  %982 = or <2 x i1> %976, %977
  %983 = or <2 x i1> %978, %979
  %984 = or <2 x i1> %980, %981
  %985 = or <2 x i1> %982, %983
  %986 = or <2 x i1> %984, %985
  %987 = or i1 %858, %857
  %988 = shufflevector <2 x i1> %986, <2 x i1> poison, <2 x i32> <i32 1, i32 poison>
  %989 = or <2 x i1> %986, %988
  %990 = extractelement <2 x i1> %989, i64 0
  %991 = or i1 %990, %987
  br i1 %991, label %1031, label %992

992:                                              ; preds = %756
  %993 = and i64 %698, 9223372036854775806
  %994 = insertelement <2 x double> poison, double %694, i64 0
  %995 = shufflevector <2 x double> %994, <2 x double> poison, <2 x i32> zeroinitializer
  %996 = shufflevector <2 x double> %696, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %997 = shufflevector <2 x double> %696, <2 x double> poison, <2 x i32> zeroinitializer
  br label %998

998:                                              ; preds = %998, %992
  %999 = phi i64 [ 0, %992 ], [ %1027, %998 ]
  %1000 = mul nuw nsw i64 %999, 6
  %1001 = getelementptr inbounds double, ptr %701, i64 %1000
  %1002 = load <12 x double>, ptr %1001, align 8
  %1003 = shufflevector <12 x double> %1002, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %1004 = shufflevector <12 x double> %1002, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %1005 = shufflevector <12 x double> %1002, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %1006 = shufflevector <12 x double> %1002, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %1007 = shufflevector <12 x double> %1002, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %1008 = shufflevector <12 x double> %1002, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %1009 = fmul contract <2 x double> %995, %1004
  %1010 = fmul contract <2 x double> %996, %1005
  %1011 = fsub contract <2 x double> %1009, %1010
  %1012 = fadd contract <2 x double> %1006, %1011
  %1013 = fmul contract <2 x double> %997, %1005
  %1014 = fmul contract <2 x double> %995, %1003
  %1015 = fsub contract <2 x double> %1013, %1014
  %1016 = fadd contract <2 x double> %1007, %1015
  %1017 = fmul contract <2 x double> %996, %1003
  %1018 = fmul contract <2 x double> %997, %1004
  %1019 = fsub contract <2 x double> %1017, %1018
  %1020 = fadd contract <2 x double> %1019, %1008
  %1021 = getelementptr double, ptr %705, i64 %999
  store <2 x double> %1003, ptr %1021, align 8, !tbaa !19, !alias.scope !52, !noalias !55
  %1022 = getelementptr double, ptr %1021, i64 %608
  store <2 x double> %1004, ptr %1022, align 8, !tbaa !19, !alias.scope !67, !noalias !68
  %1023 = getelementptr double, ptr %1021, i64 %658
  store <2 x double> %1005, ptr %1023, align 8, !tbaa !19, !alias.scope !69, !noalias !70
  %1024 = getelementptr double, ptr %1021, i64 %659
  store <2 x double> %1012, ptr %1024, align 8, !tbaa !19, !alias.scope !71, !noalias !72
  %1025 = getelementptr double, ptr %1021, i64 %660
  store <2 x double> %1016, ptr %1025, align 8, !tbaa !19, !alias.scope !73, !noalias !74
  %1026 = getelementptr double, ptr %1021, i64 %661
  store <2 x double> %1020, ptr %1026, align 8, !tbaa !19, !alias.scope !75, !noalias !76
  %1027 = add nuw i64 %999, 2
  %1028 = icmp eq i64 %1027, %993
  br i1 %1028, label %1029, label %998, !llvm.loop !77

1029:                                             ; preds = %998
  %1030 = icmp eq i64 %698, %993
  br i1 %1030, label %1035, label %1031

1031:                                             ; preds = %756, %707, %700, %1029
  %1032 = phi i64 [ 0, %756 ], [ 0, %707 ], [ 0, %700 ], [ %993, %1029 ]
  %1033 = extractelement <2 x double> %696, i64 1
  %1034 = extractelement <2 x double> %696, i64 0
  br label %1045

1035:                                             ; preds = %1045, %1029, %693
  %1036 = getelementptr inbounds %struct.Link, ptr %607, i64 %695, i32 4, i64 0
  %1037 = load <2 x double>, ptr %1036, align 8, !tbaa !19
  %1038 = fadd contract <2 x double> %696, %1037
  %1039 = getelementptr inbounds %struct.Link, ptr %607, i64 %695, i32 4, i64 2
  %1040 = load double, ptr %1039, align 8, !tbaa !19
  %1041 = fadd contract double %694, %1040
  %1042 = getelementptr inbounds i64, ptr %657, i64 %695
  %1043 = load i64, ptr %1042, align 8, !tbaa !38
  %1044 = icmp sgt i64 %1043, -1
  br i1 %1044, label %693, label %1351, !llvm.loop !80

1045:                                             ; preds = %1031, %1045
  %1046 = phi i64 [ %1078, %1045 ], [ %1032, %1031 ]
  %1047 = mul nuw nsw i64 %1046, 6
  %1048 = getelementptr inbounds double, ptr %701, i64 %1047
  %1049 = load double, ptr %1048, align 8
  %1050 = getelementptr inbounds i8, ptr %1048, i64 8
  %1051 = load double, ptr %1050, align 8
  %1052 = getelementptr inbounds i8, ptr %1048, i64 16
  %1053 = load double, ptr %1052, align 8
  %1054 = getelementptr inbounds i8, ptr %1048, i64 24
  %1055 = load double, ptr %1054, align 8
  %1056 = getelementptr inbounds i8, ptr %1048, i64 32
  %1057 = load double, ptr %1056, align 8
  %1058 = getelementptr inbounds i8, ptr %1048, i64 40
  %1059 = load double, ptr %1058, align 8
  %1060 = fmul contract double %694, %1051
  %1061 = fmul contract double %1033, %1053
  %1062 = fsub contract double %1060, %1061
  %1063 = fadd contract double %1055, %1062
  %1064 = fmul contract double %1034, %1053
  %1065 = fmul contract double %694, %1049
  %1066 = fsub contract double %1064, %1065
  %1067 = fadd contract double %1057, %1066
  %1068 = fmul contract double %1033, %1049
  %1069 = fmul contract double %1034, %1051
  %1070 = fsub contract double %1068, %1069
  %1071 = fadd contract double %1070, %1059
  %1072 = getelementptr double, ptr %705, i64 %1046
  store double %1049, ptr %1072, align 8, !tbaa !19
  %1073 = getelementptr double, ptr %1072, i64 %608
  store double %1051, ptr %1073, align 8, !tbaa !19
  %1074 = getelementptr double, ptr %1072, i64 %658
  store double %1053, ptr %1074, align 8, !tbaa !19
  %1075 = getelementptr double, ptr %1072, i64 %659
  store double %1063, ptr %1075, align 8, !tbaa !19
  %1076 = getelementptr double, ptr %1072, i64 %660
  store double %1067, ptr %1076, align 8, !tbaa !19
  %1077 = getelementptr double, ptr %1072, i64 %661
  store double %1071, ptr %1077, align 8, !tbaa !19
  %1078 = add nuw nsw i64 %1046, 1
  %1079 = icmp eq i64 %1078, %698
  br i1 %1079, label %1035, label %1045, !llvm.loop !81

1080:                                             ; preds = %308
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @all_accelerations(ptr noundef nonnull %0, ptr noundef %72)
  %1081 = load ptr, ptr %35, align 8, !tbaa !39
  %1082 = load i64, ptr %0, align 8, !tbaa !33
  %1083 = mul nsw i64 %1082, 10
  %1084 = load i64, ptr %27, align 8, !tbaa !25
  %1085 = mul i64 %1082, 80
  %1086 = mul i64 %1085, %1084
  call void @llvm.memset.p0.i64(ptr align 8 %70, i8 0, i64 %1086, i1 false)
  %1087 = load i64, ptr %0, align 8, !tbaa !33
  %1088 = icmp sgt i64 %1087, 0
  br i1 %1088, label %1089, label %1351

1089:                                             ; preds = %1080, %1124
  %1090 = phi i64 [ %1125, %1124 ], [ 0, %1080 ]
  %1091 = getelementptr inbounds %struct.Link, ptr %1081, i64 %1090
  %1092 = getelementptr inbounds %struct.Link, ptr %1081, i64 %1090, i32 14
  %1093 = getelementptr inbounds %struct.Link, ptr %1081, i64 %1090, i32 14, i64 3
  %1094 = load ptr, ptr %36, align 8, !tbaa !82
  %1095 = load <2 x double>, ptr %1093, align 8, !tbaa !19
  %1096 = load <2 x double>, ptr %1094, align 8, !tbaa !19
  %1097 = fsub contract <2 x double> %1095, %1096
  %1098 = getelementptr inbounds %struct.Link, ptr %1081, i64 %1090, i32 14, i64 5
  %1099 = load double, ptr %1098, align 8, !tbaa !19
  %1100 = getelementptr inbounds double, ptr %1094, i64 2
  %1101 = load double, ptr %1100, align 8, !tbaa !19
  %1102 = fsub contract double %1099, %1101
  %1103 = mul nsw i64 %1090, 10
  %1104 = getelementptr inbounds double, ptr %70, i64 %1103
  %1105 = getelementptr inbounds double, ptr %1092, i64 1
  %1106 = getelementptr inbounds double, ptr %1092, i64 2
  %1107 = getelementptr inbounds %struct.Link, ptr %1081, i64 %1090, i32 1
  %1108 = getelementptr inbounds double, ptr %1107, i64 1
  %1109 = getelementptr inbounds double, ptr %1107, i64 2
  %1110 = getelementptr inbounds %struct.Link, ptr %1081, i64 %1090, i32 5
  %1111 = getelementptr inbounds [9 x double], ptr %1091, i64 0, i64 3
  %1112 = getelementptr inbounds [9 x double], ptr %1091, i64 0, i64 6
  %1113 = getelementptr inbounds [9 x double], ptr %1091, i64 0, i64 1
  %1114 = getelementptr inbounds [9 x double], ptr %1091, i64 0, i64 4
  %1115 = getelementptr inbounds [9 x double], ptr %1091, i64 0, i64 7
  %1116 = getelementptr inbounds [9 x double], ptr %1091, i64 0, i64 2
  %1117 = getelementptr inbounds [9 x double], ptr %1091, i64 0, i64 5
  %1118 = getelementptr inbounds [9 x double], ptr %1091, i64 0, i64 8
  %1119 = shufflevector <2 x double> %1097, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %1120 = insertelement <2 x double> %1119, double %1102, i64 0
  %1121 = extractelement <2 x double> %1097, i64 1
  %1122 = insertelement <2 x double> %1097, double %1102, i64 0
  %1123 = extractelement <2 x double> %1097, i64 0
  br label %1128

1124:                                             ; preds = %1305
  %1125 = add nuw nsw i64 %1090, 1
  %1126 = load i64, ptr %0, align 8, !tbaa !33
  %1127 = icmp slt i64 %1125, %1126
  br i1 %1127, label %1089, label %1351, !llvm.loop !83

1128:                                             ; preds = %1305, %1089
  %1129 = phi i64 [ 0, %1089 ], [ %1306, %1305 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %2) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %2, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #14
  %1130 = load double, ptr %1091, align 8, !tbaa !19
  store double %1130, ptr %3, align 16, !tbaa !19
  %1131 = load double, ptr %1111, align 8, !tbaa !19
  store double %1131, ptr %43, align 8, !tbaa !19
  %1132 = load double, ptr %1112, align 8, !tbaa !19
  store double %1132, ptr %44, align 16, !tbaa !19
  %1133 = load double, ptr %1113, align 8, !tbaa !19
  store double %1133, ptr %45, align 8, !tbaa !19
  %1134 = load double, ptr %1114, align 8, !tbaa !19
  store double %1134, ptr %46, align 16, !tbaa !19
  %1135 = load double, ptr %1115, align 8, !tbaa !19
  store double %1135, ptr %47, align 8, !tbaa !19
  %1136 = load double, ptr %1116, align 8, !tbaa !19
  store double %1136, ptr %48, align 16, !tbaa !19
  %1137 = load double, ptr %1117, align 8, !tbaa !19
  store double %1137, ptr %49, align 8, !tbaa !19
  %1138 = load double, ptr %1118, align 8, !tbaa !19
  store double %1138, ptr %50, align 16, !tbaa !19
  %1139 = icmp eq i64 %1129, 0
  br i1 %1139, label %1140, label %1141

1140:                                             ; preds = %1128
  store <2 x double> %1097, ptr %39, align 8
  store double %1102, ptr %41, align 8
  br label %1291

1141:                                             ; preds = %1128
  %1142 = icmp ult i64 %1129, 4
  br i1 %1142, label %1143, label %1197

1143:                                             ; preds = %1141
  %1144 = add nsw i64 %1129, -1
  %1145 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %1144
  %1146 = getelementptr inbounds double, ptr %1145, i64 2
  %1147 = load double, ptr %1146, align 8, !tbaa !19
  %1148 = load double, ptr %1107, align 8, !tbaa !19
  %1149 = load double, ptr %1106, align 8, !tbaa !19
  %1150 = fmul contract double %1121, %1147
  %1151 = load <2 x double>, ptr %1145, align 8, !tbaa !19
  %1152 = shufflevector <2 x double> %1151, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1153 = extractelement <2 x double> %1151, i64 1
  %1154 = fmul contract double %1153, %1148
  %1155 = fmul contract double %1153, %1149
  %1156 = load <2 x double>, ptr %1108, align 8, !tbaa !19
  %1157 = shufflevector <2 x double> %1156, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1158 = load <2 x double>, ptr %1092, align 8, !tbaa !19
  %1159 = shufflevector <2 x double> %1158, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1160 = extractelement <2 x double> %1158, i64 1
  %1161 = fmul contract double %1147, %1160
  %1162 = insertelement <2 x double> %1156, double %1148, i64 0
  %1163 = insertelement <2 x double> %1151, double %1147, i64 0
  %1164 = fmul contract <2 x double> %1162, %1163
  %1165 = insertelement <2 x double> %1151, double %1147, i64 1
  %1166 = fmul contract <2 x double> %1157, %1165
  %1167 = fsub contract <2 x double> %1166, %1164
  %1168 = extractelement <2 x double> %1156, i64 0
  %1169 = extractelement <2 x double> %1151, i64 0
  %1170 = fmul contract double %1168, %1169
  %1171 = fsub contract double %1154, %1170
  %1172 = fsub contract double %1161, %1155
  %1173 = insertelement <2 x double> %1158, double %1149, i64 1
  %1174 = fmul contract <2 x double> %1152, %1173
  %1175 = fmul contract <2 x double> %1165, %1159
  %1176 = fsub contract <2 x double> %1174, %1175
  %1177 = fmul contract double %1168, %1171
  %1178 = fmul contract <2 x double> %1157, %1167
  %1179 = extractelement <2 x double> %1178, i64 0
  %1180 = fsub contract double %1177, %1179
  %1181 = fadd contract double %1172, %1180
  store double %1181, ptr %39, align 8, !tbaa !19
  %1182 = fmul contract <2 x double> %1162, %1167
  %1183 = insertelement <2 x double> %1156, double %1148, i64 1
  %1184 = shufflevector <2 x double> %1167, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1185 = insertelement <2 x double> %1184, double %1171, i64 1
  %1186 = fmul contract <2 x double> %1183, %1185
  %1187 = fsub contract <2 x double> %1182, %1186
  %1188 = fadd contract <2 x double> %1187, %1176
  %1189 = shufflevector <2 x double> %1188, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  store <2 x double> %1189, ptr %40, align 16, !tbaa !19
  %1190 = fmul contract double %1102, %1153
  %1191 = fsub contract double %1190, %1150
  store double %1191, ptr %2, align 16, !tbaa !19
  %1192 = insertelement <2 x double> poison, double %1147, i64 0
  %1193 = shufflevector <2 x double> %1192, <2 x double> %1151, <2 x i32> <i32 0, i32 2>
  %1194 = fmul contract <2 x double> %1097, %1193
  %1195 = fmul contract <2 x double> %1120, %1151
  %1196 = fsub contract <2 x double> %1194, %1195
  store <2 x double> %1196, ptr %38, align 8, !tbaa !19
  br label %1291

1197:                                             ; preds = %1141
  %1198 = add nsw i64 %1129, -4
  %1199 = getelementptr inbounds [6 x i64], ptr @regressor.first, i64 0, i64 %1198
  %1200 = load i64, ptr %1199, align 8, !tbaa !38
  %1201 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %1200
  %1202 = getelementptr inbounds [6 x i64], ptr @regressor.second, i64 0, i64 %1198
  %1203 = load i64, ptr %1202, align 8, !tbaa !38
  %1204 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %1203
  %1205 = icmp ne i64 %1200, %1203
  %1206 = uitofp i1 %1205 to double
  %1207 = load double, ptr %1204, align 8, !tbaa !19
  %1208 = load double, ptr %1092, align 8, !tbaa !19
  %1209 = fmul contract double %1207, %1208
  %1210 = getelementptr inbounds double, ptr %1204, i64 1
  %1211 = load double, ptr %1201, align 8, !tbaa !19
  %1212 = fmul contract double %1208, %1211
  %1213 = getelementptr inbounds double, ptr %1201, i64 1
  %1214 = load double, ptr %1109, align 8, !tbaa !19
  %1215 = fmul contract double %1207, %1206
  %1216 = load <2 x double>, ptr %1210, align 8, !tbaa !19
  %1217 = extractelement <2 x double> %1216, i64 0
  %1218 = extractelement <2 x double> %1216, i64 1
  %1219 = load <2 x double>, ptr %1213, align 8, !tbaa !19
  %1220 = load <2 x double>, ptr %1105, align 8, !tbaa !19
  %1221 = fmul contract <2 x double> %1216, %1220
  %1222 = extractelement <2 x double> %1221, i64 0
  %1223 = fadd contract double %1209, %1222
  %1224 = fmul contract <2 x double> %1220, %1219
  %1225 = extractelement <2 x double> %1224, i64 0
  %1226 = fadd contract double %1212, %1225
  %1227 = extractelement <2 x double> %1224, i64 1
  %1228 = fadd contract double %1226, %1227
  %1229 = load <2 x double>, ptr %1107, align 8, !tbaa !19
  %1230 = extractelement <2 x double> %1229, i64 0
  %1231 = fmul contract double %1207, %1230
  %1232 = extractelement <2 x double> %1229, i64 1
  %1233 = fmul contract double %1217, %1232
  %1234 = fadd contract double %1231, %1233
  %1235 = fmul contract double %1218, %1214
  %1236 = fadd contract double %1234, %1235
  %1237 = fmul contract double %1211, %1230
  %1238 = extractelement <2 x double> %1219, i64 0
  %1239 = fmul contract double %1238, %1232
  %1240 = fadd contract double %1237, %1239
  %1241 = extractelement <2 x double> %1219, i64 1
  %1242 = fmul contract double %1241, %1214
  %1243 = fadd contract double %1240, %1242
  %1244 = insertelement <2 x double> %1219, double %1211, i64 1
  %1245 = insertelement <2 x double> poison, double %1236, i64 0
  %1246 = shufflevector <2 x double> %1245, <2 x double> poison, <2 x i32> zeroinitializer
  %1247 = fmul contract <2 x double> %1244, %1246
  %1248 = shufflevector <2 x double> %1247, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1249 = insertelement <2 x double> poison, double %1206, i64 0
  %1250 = shufflevector <2 x double> %1249, <2 x double> poison, <2 x i32> zeroinitializer
  %1251 = fmul contract <2 x double> %1216, %1250
  %1252 = shufflevector <2 x double> %1251, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %1253 = insertelement <2 x double> %1252, double %1215, i64 0
  %1254 = insertelement <2 x double> poison, double %1243, i64 0
  %1255 = shufflevector <2 x double> %1254, <2 x double> poison, <2 x i32> zeroinitializer
  %1256 = fmul contract <2 x double> %1253, %1255
  %1257 = fadd contract <2 x double> %1248, %1256
  %1258 = insertelement <2 x double> poison, double %1228, i64 0
  %1259 = shufflevector <2 x double> %1258, <2 x double> poison, <2 x i32> zeroinitializer
  %1260 = fmul contract <2 x double> %1251, %1259
  %1261 = fmul contract double %1241, %1236
  %1262 = shufflevector <2 x double> %1216, <2 x double> %1251, <2 x i32> <i32 1, i32 3>
  %1263 = shufflevector <2 x double> %1220, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1264 = insertelement <2 x double> %1263, double %1243, i64 1
  %1265 = fmul contract <2 x double> %1262, %1264
  %1266 = insertelement <2 x double> poison, double %1223, i64 0
  %1267 = insertelement <2 x double> %1266, double %1261, i64 1
  %1268 = fadd contract <2 x double> %1267, %1265
  %1269 = shufflevector <2 x double> %1268, <2 x double> poison, <2 x i32> zeroinitializer
  %1270 = fmul contract <2 x double> %1219, %1269
  %1271 = fadd contract <2 x double> %1270, %1260
  %1272 = insertelement <2 x double> %1229, double %1211, i64 0
  %1273 = fmul contract <2 x double> %1272, %1268
  %1274 = insertelement <2 x double> poison, double %1215, i64 0
  %1275 = insertelement <2 x double> %1274, double %1214, i64 1
  %1276 = insertelement <2 x double> %1257, double %1228, i64 0
  %1277 = fmul contract <2 x double> %1275, %1276
  %1278 = fadd contract <2 x double> %1273, %1277
  %1279 = fsub contract <2 x double> %1273, %1277
  %1280 = shufflevector <2 x double> %1279, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1281 = fadd contract <2 x double> %1278, %1280
  %1282 = extractelement <2 x double> %1281, i64 0
  store double %1282, ptr %2, align 16, !tbaa !19
  %1283 = insertelement <2 x double> poison, double %1214, i64 0
  %1284 = shufflevector <2 x double> %1283, <2 x double> %1229, <2 x i32> <i32 0, i32 2>
  %1285 = fmul contract <2 x double> %1284, %1257
  %1286 = shufflevector <2 x double> %1257, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %1287 = shufflevector <2 x double> %1286, <2 x double> %1268, <2 x i32> <i32 3, i32 1>
  %1288 = fmul contract <2 x double> %1229, %1287
  %1289 = fsub contract <2 x double> %1285, %1288
  %1290 = fadd contract <2 x double> %1271, %1289
  store <2 x double> %1290, ptr %38, align 8, !tbaa !19
  br label %1291

1291:                                             ; preds = %1197, %1143, %1140
  %1292 = phi double [ %1181, %1143 ], [ 0.000000e+00, %1197 ], [ %1123, %1140 ]
  %1293 = phi double [ %1191, %1143 ], [ %1282, %1197 ], [ 0.000000e+00, %1140 ]
  %1294 = phi <2 x double> [ %1196, %1143 ], [ %1290, %1197 ], [ zeroinitializer, %1140 ]
  %1295 = phi <2 x double> [ %1188, %1143 ], [ zeroinitializer, %1197 ], [ %1122, %1140 ]
  %1296 = getelementptr inbounds double, ptr %1104, i64 %1129
  %1297 = load ptr, ptr %37, align 8, !tbaa !37
  %1298 = getelementptr inbounds i64, ptr %1297, i64 %1090
  %1299 = load i64, ptr %1298, align 8, !tbaa !38
  %1300 = icmp sgt i64 %1299, 0
  br i1 %1300, label %1301, label %1305

1301:                                             ; preds = %1291
  %1302 = load ptr, ptr %42, align 8, !tbaa !46
  %1303 = getelementptr inbounds i64, ptr %1302, i64 %1090
  %1304 = load i64, ptr %1303, align 8, !tbaa !38
  br label %1308

1305:                                             ; preds = %1308, %1291
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %1090, ptr noundef nonnull %2, ptr noundef %1296, i64 noundef %1083)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %2) #14
  %1306 = add nuw nsw i64 %1129, 1
  %1307 = icmp eq i64 %1306, 10
  br i1 %1307, label %1124, label %1128, !llvm.loop !84

1308:                                             ; preds = %1308, %1301
  %1309 = phi i64 [ 0, %1301 ], [ %1336, %1308 ]
  %1310 = mul nuw nsw i64 %1309, 6
  %1311 = getelementptr inbounds double, ptr %1110, i64 %1310
  %1312 = load double, ptr %1311, align 8, !tbaa !19
  %1313 = fmul contract double %1293, %1312
  %1314 = getelementptr inbounds double, ptr %1311, i64 1
  %1315 = load <2 x double>, ptr %1314, align 8, !tbaa !19
  %1316 = fmul contract <2 x double> %1294, %1315
  %1317 = extractelement <2 x double> %1316, i64 0
  %1318 = fadd contract double %1313, %1317
  %1319 = extractelement <2 x double> %1316, i64 1
  %1320 = fadd contract double %1318, %1319
  %1321 = getelementptr inbounds double, ptr %1311, i64 3
  %1322 = load double, ptr %1321, align 8, !tbaa !19
  %1323 = fmul contract double %1292, %1322
  %1324 = getelementptr inbounds double, ptr %1311, i64 4
  %1325 = load <2 x double>, ptr %1324, align 8, !tbaa !19
  %1326 = shufflevector <2 x double> %1325, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1327 = fmul contract <2 x double> %1295, %1326
  %1328 = extractelement <2 x double> %1327, i64 1
  %1329 = fadd contract double %1323, %1328
  %1330 = extractelement <2 x double> %1327, i64 0
  %1331 = fadd contract double %1329, %1330
  %1332 = fadd contract double %1320, %1331
  %1333 = add nsw i64 %1309, %1304
  %1334 = mul nsw i64 %1333, %1083
  %1335 = getelementptr inbounds double, ptr %1296, i64 %1334
  store double %1332, ptr %1335, align 8, !tbaa !19
  %1336 = add nuw nsw i64 %1309, 1
  %1337 = icmp eq i64 %1336, %1299
  br i1 %1337, label %1305, label %1308, !llvm.loop !85

1338:                                             ; preds = %308
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  %1339 = load i64, ptr %33, align 8, !tbaa !86
  %1340 = load i64, ptr %34, align 8, !tbaa !87
  %1341 = load ptr, ptr %28, align 8, !tbaa !28
  %1342 = inttoptr i64 %1339 to ptr
  %1343 = inttoptr i64 %1340 to ptr
  call void %1342(ptr noundef %70, ptr noundef %1341, ptr noundef %1343) #14
  br label %1351

1344:                                             ; preds = %308
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1)
  %1345 = load ptr, ptr %32, align 8, !tbaa !88
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %1345)
  call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1)
  call fastcc void @all_slopes(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %70)
  call fastcc void @mass(ptr noundef nonnull %0, ptr noundef %69)
  br label %1351

1346:                                             ; preds = %308
  %1347 = call fastcc i64 @forward_slopes(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %70, ptr noundef %69)
  br label %1348

1348:                                             ; preds = %318, %1346
  %1349 = phi i64 [ %1347, %1346 ], [ %319, %318 ]
  %1350 = icmp eq i64 %1349, 0
  br i1 %1350, label %1351, label %1374

1351:                                             ; preds = %1124, %1035, %582, %453, %325, %322, %320, %1080, %606, %579, %345, %308, %334, %344, %1338, %1344, %1348
  %1352 = load i64, ptr %26, align 8, !tbaa !17
  %1353 = getelementptr inbounds double, ptr %74, i64 %1352
  %1354 = load i64, ptr %62, align 8, !tbaa !89
  %1355 = getelementptr inbounds double, ptr %73, i64 %1354
  br i1 %234, label %1358, label %1356

1356:                                             ; preds = %1351
  %1357 = load i64, ptr %27, align 8, !tbaa !25
  br label %1358

1358:                                             ; preds = %1351, %1356
  %1359 = phi i64 [ %1357, %1356 ], [ 0, %1351 ]
  %1360 = getelementptr inbounds double, ptr %72, i64 %1359
  %1361 = load i64, ptr %29, align 8, !tbaa !29
  %1362 = getelementptr inbounds double, ptr %71, i64 %1361
  %1363 = load i64, ptr %63, align 8, !tbaa !90
  %1364 = getelementptr inbounds double, ptr %70, i64 %1363
  %1365 = icmp eq ptr %69, null
  br i1 %1365, label %1368, label %1366

1366:                                             ; preds = %1358
  %1367 = load i64, ptr %64, align 8, !tbaa !91
  br label %1368

1368:                                             ; preds = %1358, %1366
  %1369 = phi i64 [ %1367, %1366 ], [ 0, %1358 ]
  %1370 = getelementptr inbounds double, ptr %69, i64 %1369
  %1371 = add nuw nsw i64 %68, 1
  %1372 = load i64, ptr %9, align 8, !tbaa !5
  %1373 = icmp slt i64 %1371, %1372
  br i1 %1373, label %66, label %1374, !llvm.loop !92

1374:                                             ; preds = %1368, %230, %176, %123, %297, %1348, %1
  %1375 = phi i64 [ -1, %1 ], [ %68, %1348 ], [ %68, %297 ], [ %68, %123 ], [ %68, %176 ], [ %68, %230 ], [ -1, %1368 ]
  ret i64 %1375
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
  %8 = load i64, ptr %7, align 8, !tbaa !25
  %9 = shl nsw i64 %8, 1
  %10 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 16
  %11 = load i64, ptr %10, align 8, !tbaa !30
  %12 = add nsw i64 %9, %11
  %13 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 17
  %14 = load i64, ptr %13, align 8, !tbaa !93
  %15 = add nsw i64 %12, %14
  %16 = sub nsw i64 %15, %8
  %17 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 3
  %18 = load i64, ptr %17, align 8, !tbaa !17
  %19 = add nsw i64 %16, %18
  %20 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 56
  %21 = load ptr, ptr %20, align 8, !tbaa !28
  %22 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 1
  %23 = load i64, ptr %22, align 8, !tbaa !94
  %24 = shl i64 %23, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %1, i64 %24, i1 false)
  %25 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 23
  %26 = load i64, ptr %25, align 8, !tbaa !86
  %27 = inttoptr i64 %26 to ptr
  %28 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 24
  %29 = load i64, ptr %28, align 8, !tbaa !87
  %30 = inttoptr i64 %29 to ptr
  tail call void %27(ptr noundef %0, ptr noundef %1, ptr noundef %30) #14
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
  br i1 %40, label %58, label %41

41:                                               ; preds = %3
  %42 = mul nsw i64 %19, %8
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %605

44:                                               ; preds = %41
  %45 = icmp ult i64 %42, 4
  br i1 %45, label %56, label %46

46:                                               ; preds = %44
  %47 = and i64 %42, 9223372036854775804
  br label %48

48:                                               ; preds = %48, %46
  %49 = phi i64 [ 0, %46 ], [ %52, %48 ]
  %50 = getelementptr inbounds double, ptr %33, i64 %49
  %51 = getelementptr inbounds double, ptr %50, i64 2
  store <2 x double> <double 0x7FF8000000000000, double 0x7FF8000000000000>, ptr %50, align 8, !tbaa !19
  store <2 x double> <double 0x7FF8000000000000, double 0x7FF8000000000000>, ptr %51, align 8, !tbaa !19
  %52 = add nuw i64 %49, 4
  %53 = icmp eq i64 %52, %47
  br i1 %53, label %54, label %48, !llvm.loop !95

54:                                               ; preds = %48
  %55 = icmp eq i64 %42, %47
  br i1 %55, label %605, label %56

56:                                               ; preds = %44, %54
  %57 = phi i64 [ 0, %44 ], [ %47, %54 ]
  br label %72

58:                                               ; preds = %3
  %59 = load i64, ptr %2, align 8, !tbaa !33
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %77

61:                                               ; preds = %58
  %62 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 32
  %63 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 31
  %64 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 40
  %65 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 69
  %66 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 27
  %67 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 28
  %68 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 30
  %69 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 29
  %70 = getelementptr i8, ptr %4, i64 8
  %71 = getelementptr i8, ptr %4, i64 8
  br label %85

72:                                               ; preds = %56, %72
  %73 = phi i64 [ %75, %72 ], [ %57, %56 ]
  %74 = getelementptr inbounds double, ptr %33, i64 %73
  store double 0x7FF8000000000000, ptr %74, align 8, !tbaa !19
  %75 = add nuw nsw i64 %73, 1
  %76 = icmp eq i64 %75, %42
  br i1 %76, label %605, label %72, !llvm.loop !96

77:                                               ; preds = %566, %58
  %78 = icmp sgt i64 %8, 0
  br i1 %78, label %79, label %605

79:                                               ; preds = %77
  %80 = shl i64 %16, 3
  %81 = and i64 %8, 1
  %82 = icmp eq i64 %8, 1
  br i1 %82, label %593, label %83

83:                                               ; preds = %79
  %84 = and i64 %8, 9223372036854775806
  br label %570

85:                                               ; preds = %61, %566
  %86 = phi i64 [ 0, %61 ], [ %567, %566 ]
  %87 = load ptr, ptr %35, align 8, !tbaa !12
  %88 = load ptr, ptr %62, align 8, !tbaa !37
  %89 = getelementptr inbounds i64, ptr %88, i64 %86
  %90 = load i64, ptr %89, align 8, !tbaa !38
  %91 = load ptr, ptr %63, align 8, !tbaa !97
  %92 = getelementptr inbounds i64, ptr %91, i64 %86
  %93 = load i64, ptr %92, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 336, ptr nonnull %6) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(336) %6, i8 0, i64 336, i1 false)
  %94 = load ptr, ptr %64, align 8, !tbaa !40
  %95 = getelementptr inbounds i64, ptr %94, i64 %86
  %96 = load i64, ptr %95, align 8, !tbaa !38
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %98, label %106

98:                                               ; preds = %85
  %99 = icmp sgt i64 %90, 0
  br i1 %99, label %100, label %493

100:                                              ; preds = %98
  %101 = add i64 %93, 1
  %102 = and i64 %90, 3
  %103 = icmp ult i64 %90, 4
  br i1 %103, label %482, label %104

104:                                              ; preds = %100
  %105 = and i64 %90, 9223372036854775804
  br label %465

106:                                              ; preds = %85
  %107 = mul nsw i64 %90, 6
  %108 = add nsw i64 %107, 12
  %109 = add nsw i64 %108, %93
  %110 = load ptr, ptr %65, align 8, !tbaa !36
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #14
  %111 = load ptr, ptr %66, align 8, !tbaa !41
  %112 = getelementptr inbounds i64, ptr %111, i64 %86
  %113 = load i64, ptr %112, align 8, !tbaa !38
  %114 = getelementptr i64, ptr %112, i64 1
  %115 = load i64, ptr %114, align 8, !tbaa !38
  %116 = sub nsw i64 %115, %113
  %117 = icmp sgt i64 %116, 0
  br i1 %117, label %118, label %170

118:                                              ; preds = %106
  %119 = load ptr, ptr %20, align 8, !tbaa !28
  %120 = load ptr, ptr %67, align 8, !tbaa !42
  %121 = getelementptr i64, ptr %120, i64 %113
  %122 = and i64 %116, 3
  %123 = sub i64 %113, %115
  %124 = icmp ugt i64 %123, -4
  br i1 %124, label %156, label %125

125:                                              ; preds = %118
  %126 = and i64 %116, 9223372036854775804
  br label %127

127:                                              ; preds = %127, %125
  %128 = phi i64 [ 0, %125 ], [ %153, %127 ]
  %129 = phi i64 [ 0, %125 ], [ %154, %127 ]
  %130 = getelementptr i64, ptr %121, i64 %128
  %131 = load i64, ptr %130, align 8, !tbaa !38
  %132 = getelementptr inbounds double, ptr %119, i64 %131
  %133 = load double, ptr %132, align 8, !tbaa !19
  %134 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %128
  store double %133, ptr %134, align 16, !tbaa !19
  %135 = or disjoint i64 %128, 1
  %136 = getelementptr i64, ptr %121, i64 %135
  %137 = load i64, ptr %136, align 8, !tbaa !38
  %138 = getelementptr inbounds double, ptr %119, i64 %137
  %139 = load double, ptr %138, align 8, !tbaa !19
  %140 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %135
  store double %139, ptr %140, align 8, !tbaa !19
  %141 = or disjoint i64 %128, 2
  %142 = getelementptr i64, ptr %121, i64 %141
  %143 = load i64, ptr %142, align 8, !tbaa !38
  %144 = getelementptr inbounds double, ptr %119, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !19
  %146 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %141
  store double %145, ptr %146, align 16, !tbaa !19
  %147 = or disjoint i64 %128, 3
  %148 = getelementptr i64, ptr %121, i64 %147
  %149 = load i64, ptr %148, align 8, !tbaa !38
  %150 = getelementptr inbounds double, ptr %119, i64 %149
  %151 = load double, ptr %150, align 8, !tbaa !19
  %152 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %147
  store double %151, ptr %152, align 8, !tbaa !19
  %153 = add nuw nsw i64 %128, 4
  %154 = add i64 %129, 4
  %155 = icmp eq i64 %154, %126
  br i1 %155, label %156, label %127, !llvm.loop !43

156:                                              ; preds = %127, %118
  %157 = phi i64 [ 0, %118 ], [ %153, %127 ]
  %158 = icmp eq i64 %122, 0
  br i1 %158, label %170, label %159

159:                                              ; preds = %156, %159
  %160 = phi i64 [ %167, %159 ], [ %157, %156 ]
  %161 = phi i64 [ %168, %159 ], [ 0, %156 ]
  %162 = getelementptr i64, ptr %121, i64 %160
  %163 = load i64, ptr %162, align 8, !tbaa !38
  %164 = getelementptr inbounds double, ptr %119, i64 %163
  %165 = load double, ptr %164, align 8, !tbaa !19
  %166 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %160
  store double %165, ptr %166, align 8, !tbaa !19
  %167 = add nuw nsw i64 %160, 1
  %168 = add i64 %161, 1
  %169 = icmp eq i64 %168, %122
  br i1 %169, label %170, label %159, !llvm.loop !98

170:                                              ; preds = %156, %159, %106
  %171 = inttoptr i64 %96 to ptr
  call void %171(ptr noundef %110, ptr noundef nonnull %5, ptr noundef null) #14
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #14
  %172 = load ptr, ptr %65, align 8, !tbaa !36
  %173 = getelementptr inbounds double, ptr %172, i64 %107
  %174 = getelementptr inbounds double, ptr %173, i64 12
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %4) #14
  %175 = icmp sgt i64 %90, 0
  br i1 %175, label %176, label %464

176:                                              ; preds = %170
  %177 = icmp sgt i64 %93, 0
  %178 = shl i64 %93, 3
  %179 = add i64 %93, -1
  %180 = and i64 %93, 3
  %181 = icmp ult i64 %179, 3
  %182 = and i64 %93, 9223372036854775804
  %183 = icmp eq i64 %180, 0
  br label %184

184:                                              ; preds = %211, %176
  %185 = phi i64 [ 0, %176 ], [ %214, %211 ]
  %186 = mul nsw i64 %185, %90
  %187 = mul nsw i64 %185, %109
  %188 = getelementptr double, ptr %174, i64 %187
  br label %216

189:                                              ; preds = %211
  %190 = add nuw i64 %90, 1
  %191 = shl i64 %90, 3
  %192 = add nsw i64 %90, -1
  %193 = mul i64 %191, %192
  %194 = add i64 %191, 8
  %195 = mul i64 %191, %93
  %196 = getelementptr i8, ptr %6, i64 %195
  %197 = shl i64 %93, 3
  %198 = shl i64 %93, 3
  %199 = getelementptr i8, ptr %6, i64 %197
  %200 = getelementptr i8, ptr %70, i64 %193
  %201 = icmp eq i64 %93, 1
  %202 = and i64 %93, 9223372036854775806
  %203 = icmp eq i64 %93, %202
  %204 = icmp ult i64 %93, 4
  %205 = icmp slt i64 %197, 0
  %206 = and i64 %93, 9223372036854775804
  %207 = icmp eq i64 %93, %206
  %208 = and i64 %93, 1
  %209 = icmp eq i64 %208, 0
  %210 = icmp slt i64 %191, 0
  br label %279

211:                                              ; preds = %242
  %212 = mul nsw i64 %185, %93
  %213 = getelementptr inbounds double, ptr %6, i64 %212
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %213, ptr align 8 %188, i64 %178, i1 false)
  %214 = add nuw nsw i64 %185, 1
  %215 = icmp eq i64 %214, %90
  br i1 %215, label %189, label %184, !llvm.loop !99

216:                                              ; preds = %242, %184
  %217 = phi i64 [ 0, %184 ], [ %243, %242 ]
  %218 = add nuw nsw i64 %217, %186
  %219 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %218
  store double 0.000000e+00, ptr %219, align 8, !tbaa !19
  br i1 %177, label %220, label %242

220:                                              ; preds = %216
  %221 = mul nsw i64 %217, %109
  %222 = getelementptr double, ptr %174, i64 %221
  br i1 %181, label %223, label %245

223:                                              ; preds = %245, %220
  %224 = phi double [ undef, %220 ], [ %275, %245 ]
  %225 = phi double [ 0.000000e+00, %220 ], [ %275, %245 ]
  %226 = phi i64 [ 0, %220 ], [ %276, %245 ]
  br i1 %183, label %240, label %227

227:                                              ; preds = %223, %227
  %228 = phi double [ %236, %227 ], [ %225, %223 ]
  %229 = phi i64 [ %237, %227 ], [ %226, %223 ]
  %230 = phi i64 [ %238, %227 ], [ 0, %223 ]
  %231 = getelementptr double, ptr %188, i64 %229
  %232 = load double, ptr %231, align 8, !tbaa !19
  %233 = getelementptr double, ptr %222, i64 %229
  %234 = load double, ptr %233, align 8, !tbaa !19
  %235 = fmul contract double %232, %234
  %236 = fadd contract double %228, %235
  %237 = add nuw nsw i64 %229, 1
  %238 = add i64 %230, 1
  %239 = icmp eq i64 %238, %180
  br i1 %239, label %240, label %227, !llvm.loop !100

240:                                              ; preds = %227, %223
  %241 = phi double [ %224, %223 ], [ %236, %227 ]
  store double %241, ptr %219, align 8, !tbaa !19
  br label %242

242:                                              ; preds = %240, %216
  %243 = add nuw nsw i64 %217, 1
  %244 = icmp eq i64 %243, %90
  br i1 %244, label %211, label %216, !llvm.loop !101

245:                                              ; preds = %220, %245
  %246 = phi double [ %275, %245 ], [ 0.000000e+00, %220 ]
  %247 = phi i64 [ %276, %245 ], [ 0, %220 ]
  %248 = phi i64 [ %277, %245 ], [ 0, %220 ]
  %249 = getelementptr double, ptr %188, i64 %247
  %250 = load double, ptr %249, align 8, !tbaa !19
  %251 = getelementptr double, ptr %222, i64 %247
  %252 = load double, ptr %251, align 8, !tbaa !19
  %253 = fmul contract double %250, %252
  %254 = fadd contract double %246, %253
  %255 = or disjoint i64 %247, 1
  %256 = getelementptr double, ptr %188, i64 %255
  %257 = load double, ptr %256, align 8, !tbaa !19
  %258 = getelementptr double, ptr %222, i64 %255
  %259 = load double, ptr %258, align 8, !tbaa !19
  %260 = fmul contract double %257, %259
  %261 = fadd contract double %254, %260
  %262 = or disjoint i64 %247, 2
  %263 = getelementptr double, ptr %188, i64 %262
  %264 = load double, ptr %263, align 8, !tbaa !19
  %265 = getelementptr double, ptr %222, i64 %262
  %266 = load double, ptr %265, align 8, !tbaa !19
  %267 = fmul contract double %264, %266
  %268 = fadd contract double %261, %267
  %269 = or disjoint i64 %247, 3
  %270 = getelementptr double, ptr %188, i64 %269
  %271 = load double, ptr %270, align 8, !tbaa !19
  %272 = getelementptr double, ptr %222, i64 %269
  %273 = load double, ptr %272, align 8, !tbaa !19
  %274 = fmul contract double %271, %273
  %275 = fadd contract double %268, %274
  %276 = add nuw nsw i64 %247, 4
  %277 = add i64 %248, 4
  %278 = icmp eq i64 %277, %182
  br i1 %278, label %223, label %245, !llvm.loop !102

279:                                              ; preds = %354, %189
  %280 = phi i64 [ 0, %189 ], [ %355, %354 ]
  %281 = mul i64 %198, %280
  %282 = getelementptr i8, ptr %6, i64 %281
  %283 = getelementptr i8, ptr %199, i64 %281
  %284 = add nuw i64 %280, 1
  %285 = call i64 @llvm.smax.i64(i64 %90, i64 %284)
  %286 = sub nsw i64 %285, %280
  %287 = shl i64 %280, 3
  %288 = getelementptr i8, ptr %4, i64 %287
  %289 = getelementptr i8, ptr %200, i64 %287
  %290 = add nuw i64 %280, 1
  %291 = call i64 @llvm.smax.i64(i64 %90, i64 %290)
  %292 = xor i64 %280, -1
  %293 = add nsw i64 %291, %292
  %294 = shl i64 %293, 3
  %295 = getelementptr i8, ptr %289, i64 %294
  %296 = mul i64 %194, %280
  %297 = getelementptr i8, ptr %4, i64 %296
  %298 = getelementptr i8, ptr %71, i64 %296
  %299 = getelementptr i8, ptr %298, i64 %294
  br i1 %177, label %300, label %319

300:                                              ; preds = %279
  %301 = mul i64 %280, %190
  %302 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %301
  %303 = load double, ptr %302, align 8, !tbaa !19
  %304 = mul nsw i64 %280, %93
  %305 = getelementptr double, ptr %6, i64 %304
  br i1 %201, label %317, label %306

306:                                              ; preds = %300
  %307 = insertelement <2 x double> poison, double %303, i64 0
  %308 = shufflevector <2 x double> %307, <2 x double> poison, <2 x i32> zeroinitializer
  br label %309

309:                                              ; preds = %309, %306
  %310 = phi i64 [ 0, %306 ], [ %314, %309 ]
  %311 = getelementptr double, ptr %305, i64 %310
  %312 = load <2 x double>, ptr %311, align 8, !tbaa !19
  %313 = fdiv contract <2 x double> %312, %308
  store <2 x double> %313, ptr %311, align 8, !tbaa !19
  %314 = add nuw i64 %310, 2
  %315 = icmp eq i64 %314, %202
  br i1 %315, label %316, label %309, !llvm.loop !103

316:                                              ; preds = %309
  br i1 %203, label %319, label %317

317:                                              ; preds = %300, %316
  %318 = phi i64 [ 0, %300 ], [ %202, %316 ]
  br label %323

319:                                              ; preds = %323, %316, %279
  %320 = mul nsw i64 %280, %90
  %321 = add nuw nsw i64 %320, %280
  %322 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %321
  br label %345

323:                                              ; preds = %317, %323
  %324 = phi i64 [ %328, %323 ], [ %318, %317 ]
  %325 = getelementptr double, ptr %305, i64 %324
  %326 = load double, ptr %325, align 8, !tbaa !19
  %327 = fdiv contract double %326, %303
  store double %327, ptr %325, align 8, !tbaa !19
  %328 = add nuw nsw i64 %324, 1
  %329 = icmp eq i64 %328, %93
  br i1 %329, label %319, label %323, !llvm.loop !104

330:                                              ; preds = %345
  %331 = mul nsw i64 %280, %93
  %332 = getelementptr double, ptr %6, i64 %331
  %333 = icmp ult ptr %6, %283
  %334 = icmp ult ptr %282, %196
  %335 = and i1 %333, %334
  %336 = or i1 %335, %205
  %337 = icmp ult i64 %286, 4
  %338 = icmp ult ptr %288, %299
  %339 = icmp ult ptr %297, %295
  %340 = and i1 %338, %339
  %341 = or i1 %340, %210
  %342 = and i64 %286, -4
  %343 = add i64 %280, %342
  %344 = icmp eq i64 %286, %342
  br label %357

345:                                              ; preds = %345, %319
  %346 = phi i64 [ %90, %319 ], [ %347, %345 ]
  %347 = add nsw i64 %346, -1
  %348 = load double, ptr %322, align 8, !tbaa !19
  %349 = add nsw i64 %347, %320
  %350 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %349
  %351 = load double, ptr %350, align 8, !tbaa !19
  %352 = fdiv contract double %351, %348
  store double %352, ptr %350, align 8, !tbaa !19
  %353 = icmp sgt i64 %347, %280
  br i1 %353, label %345, label %330, !llvm.loop !105

354:                                              ; preds = %461
  %355 = add nuw nsw i64 %280, 1
  %356 = icmp eq i64 %355, %90
  br i1 %356, label %464, label %279, !llvm.loop !106

357:                                              ; preds = %461, %330
  %358 = phi i64 [ 0, %330 ], [ %462, %461 ]
  %359 = mul nsw i64 %358, %90
  %360 = add nuw nsw i64 %359, %280
  %361 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %360
  %362 = load double, ptr %361, align 8, !tbaa !19
  %363 = icmp eq i64 %358, %280
  %364 = fcmp contract oeq double %362, 0.000000e+00
  %365 = select i1 %363, i1 true, i1 %364
  br i1 %365, label %461, label %366

366:                                              ; preds = %357
  br i1 %177, label %367, label %405

367:                                              ; preds = %366
  %368 = mul nsw i64 %358, %93
  %369 = getelementptr double, ptr %6, i64 %368
  %370 = select i1 %204, i1 true, i1 %336
  br i1 %370, label %391, label %371

371:                                              ; preds = %367
  %372 = insertelement <2 x double> poison, double %362, i64 0
  %373 = shufflevector <2 x double> %372, <2 x double> poison, <2 x i32> zeroinitializer
  br label %374

374:                                              ; preds = %374, %371
  %375 = phi i64 [ 0, %371 ], [ %388, %374 ]
  %376 = getelementptr double, ptr %332, i64 %375
  %377 = getelementptr double, ptr %376, i64 2
  %378 = load <2 x double>, ptr %376, align 8, !tbaa !19, !alias.scope !107
  %379 = load <2 x double>, ptr %377, align 8, !tbaa !19, !alias.scope !107
  %380 = fmul contract <2 x double> %373, %378
  %381 = fmul contract <2 x double> %373, %379
  %382 = getelementptr double, ptr %369, i64 %375
  %383 = getelementptr double, ptr %382, i64 2
  %384 = load <2 x double>, ptr %382, align 8, !tbaa !19, !alias.scope !110, !noalias !107
  %385 = load <2 x double>, ptr %383, align 8, !tbaa !19, !alias.scope !110, !noalias !107
  %386 = fsub contract <2 x double> %384, %380
  %387 = fsub contract <2 x double> %385, %381
  store <2 x double> %386, ptr %382, align 8, !tbaa !19, !alias.scope !110, !noalias !107
  store <2 x double> %387, ptr %383, align 8, !tbaa !19, !alias.scope !110, !noalias !107
  %388 = add nuw i64 %375, 4
  %389 = icmp eq i64 %388, %206
  br i1 %389, label %390, label %374, !llvm.loop !112

390:                                              ; preds = %374
  br i1 %207, label %405, label %391

391:                                              ; preds = %367, %390
  %392 = phi i64 [ 0, %367 ], [ %206, %390 ]
  %393 = or disjoint i64 %392, 1
  br i1 %209, label %402, label %394

394:                                              ; preds = %391
  %395 = getelementptr double, ptr %332, i64 %392
  %396 = load double, ptr %395, align 8, !tbaa !19
  %397 = fmul contract double %362, %396
  %398 = getelementptr double, ptr %369, i64 %392
  %399 = load double, ptr %398, align 8, !tbaa !19
  %400 = fsub contract double %399, %397
  store double %400, ptr %398, align 8, !tbaa !19
  %401 = or disjoint i64 %392, 1
  br label %402

402:                                              ; preds = %394, %391
  %403 = phi i64 [ %392, %391 ], [ %401, %394 ]
  %404 = icmp eq i64 %93, %393
  br i1 %404, label %405, label %432

405:                                              ; preds = %402, %432, %390, %366
  %406 = select i1 %337, i1 true, i1 %341
  br i1 %406, label %430, label %407

407:                                              ; preds = %405
  %408 = insertelement <2 x double> poison, double %362, i64 0
  %409 = shufflevector <2 x double> %408, <2 x double> poison, <2 x i32> zeroinitializer
  br label %410

410:                                              ; preds = %410, %407
  %411 = phi i64 [ 0, %407 ], [ %427, %410 ]
  %412 = add i64 %280, %411
  %413 = add nuw nsw i64 %412, %320
  %414 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %413
  %415 = getelementptr inbounds double, ptr %414, i64 2
  %416 = load <2 x double>, ptr %414, align 8, !tbaa !19, !alias.scope !113
  %417 = load <2 x double>, ptr %415, align 8, !tbaa !19, !alias.scope !113
  %418 = fmul contract <2 x double> %409, %416
  %419 = fmul contract <2 x double> %409, %417
  %420 = add nuw nsw i64 %412, %359
  %421 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %420
  %422 = getelementptr inbounds double, ptr %421, i64 2
  %423 = load <2 x double>, ptr %421, align 8, !tbaa !19, !alias.scope !116, !noalias !113
  %424 = load <2 x double>, ptr %422, align 8, !tbaa !19, !alias.scope !116, !noalias !113
  %425 = fsub contract <2 x double> %423, %418
  %426 = fsub contract <2 x double> %424, %419
  store <2 x double> %425, ptr %421, align 8, !tbaa !19, !alias.scope !116, !noalias !113
  store <2 x double> %426, ptr %422, align 8, !tbaa !19, !alias.scope !116, !noalias !113
  %427 = add nuw i64 %411, 4
  %428 = icmp eq i64 %427, %342
  br i1 %428, label %429, label %410, !llvm.loop !118

429:                                              ; preds = %410
  br i1 %344, label %461, label %430

430:                                              ; preds = %405, %429
  %431 = phi i64 [ %280, %405 ], [ %343, %429 ]
  br label %449

432:                                              ; preds = %402, %432
  %433 = phi i64 [ %447, %432 ], [ %403, %402 ]
  %434 = getelementptr double, ptr %332, i64 %433
  %435 = load double, ptr %434, align 8, !tbaa !19
  %436 = fmul contract double %362, %435
  %437 = getelementptr double, ptr %369, i64 %433
  %438 = load double, ptr %437, align 8, !tbaa !19
  %439 = fsub contract double %438, %436
  store double %439, ptr %437, align 8, !tbaa !19
  %440 = add nuw nsw i64 %433, 1
  %441 = getelementptr double, ptr %332, i64 %440
  %442 = load double, ptr %441, align 8, !tbaa !19
  %443 = fmul contract double %362, %442
  %444 = getelementptr double, ptr %369, i64 %440
  %445 = load double, ptr %444, align 8, !tbaa !19
  %446 = fsub contract double %445, %443
  store double %446, ptr %444, align 8, !tbaa !19
  %447 = add nuw nsw i64 %433, 2
  %448 = icmp eq i64 %447, %93
  br i1 %448, label %405, label %432, !llvm.loop !119

449:                                              ; preds = %430, %449
  %450 = phi i64 [ %459, %449 ], [ %431, %430 ]
  %451 = add nuw nsw i64 %450, %320
  %452 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %451
  %453 = load double, ptr %452, align 8, !tbaa !19
  %454 = fmul contract double %362, %453
  %455 = add nuw nsw i64 %450, %359
  %456 = getelementptr inbounds [36 x double], ptr %4, i64 0, i64 %455
  %457 = load double, ptr %456, align 8, !tbaa !19
  %458 = fsub contract double %457, %454
  store double %458, ptr %456, align 8, !tbaa !19
  %459 = add nuw nsw i64 %450, 1
  %460 = icmp slt i64 %459, %90
  br i1 %460, label %449, label %461, !llvm.loop !120

461:                                              ; preds = %449, %429, %357
  %462 = add nuw nsw i64 %358, 1
  %463 = icmp eq i64 %462, %90
  br i1 %463, label %354, label %357, !llvm.loop !121

464:                                              ; preds = %354, %170
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %4) #14
  br label %493

465:                                              ; preds = %465, %104
  %466 = phi i64 [ 0, %104 ], [ %479, %465 ]
  %467 = phi i64 [ 0, %104 ], [ %480, %465 ]
  %468 = mul i64 %466, %101
  %469 = getelementptr inbounds [42 x double], ptr %6, i64 0, i64 %468
  store double 1.000000e+00, ptr %469, align 16, !tbaa !19
  %470 = or disjoint i64 %466, 1
  %471 = mul i64 %470, %101
  %472 = getelementptr inbounds [42 x double], ptr %6, i64 0, i64 %471
  store double 1.000000e+00, ptr %472, align 8, !tbaa !19
  %473 = or disjoint i64 %466, 2
  %474 = mul i64 %473, %101
  %475 = getelementptr inbounds [42 x double], ptr %6, i64 0, i64 %474
  store double 1.000000e+00, ptr %475, align 16, !tbaa !19
  %476 = or disjoint i64 %466, 3
  %477 = mul i64 %476, %101
  %478 = getelementptr inbounds [42 x double], ptr %6, i64 0, i64 %477
  store double 1.000000e+00, ptr %478, align 8, !tbaa !19
  %479 = add nuw nsw i64 %466, 4
  %480 = add i64 %467, 4
  %481 = icmp eq i64 %480, %105
  br i1 %481, label %482, label %465, !llvm.loop !122

482:                                              ; preds = %465, %100
  %483 = phi i64 [ 0, %100 ], [ %479, %465 ]
  %484 = icmp eq i64 %102, 0
  br i1 %484, label %493, label %485

485:                                              ; preds = %482, %485
  %486 = phi i64 [ %490, %485 ], [ %483, %482 ]
  %487 = phi i64 [ %491, %485 ], [ 0, %482 ]
  %488 = mul i64 %486, %101
  %489 = getelementptr inbounds [42 x double], ptr %6, i64 0, i64 %488
  store double 1.000000e+00, ptr %489, align 8, !tbaa !19
  %490 = add nuw nsw i64 %486, 1
  %491 = add i64 %487, 1
  %492 = icmp eq i64 %491, %102
  br i1 %492, label %493, label %485, !llvm.loop !123

493:                                              ; preds = %482, %485, %464, %98
  %494 = load i64, ptr %7, align 8, !tbaa !25
  %495 = icmp sgt i64 %494, 0
  br i1 %495, label %496, label %566

496:                                              ; preds = %493
  %497 = icmp sgt i64 %93, 0
  %498 = icmp sgt i64 %90, 0
  %499 = and i64 %90, 1
  %500 = icmp eq i64 %90, 1
  %501 = and i64 %90, 9223372036854775806
  %502 = icmp eq i64 %499, 0
  br label %503

503:                                              ; preds = %521, %496
  %504 = phi i64 [ 0, %496 ], [ %522, %521 ]
  br i1 %497, label %505, label %521

505:                                              ; preds = %503
  %506 = mul nsw i64 %504, %15
  %507 = getelementptr double, ptr %87, i64 %506
  %508 = mul nsw i64 %504, %19
  %509 = load ptr, ptr %69, align 8, !tbaa !124
  %510 = getelementptr inbounds i64, ptr %509, i64 %86
  %511 = load i64, ptr %510, align 8, !tbaa !38
  %512 = getelementptr double, ptr %33, i64 %508
  %513 = getelementptr double, ptr %512, i64 %511
  br label %514

514:                                              ; preds = %537, %505
  %515 = phi i64 [ 0, %505 ], [ %540, %537 ]
  br i1 %498, label %516, label %537

516:                                              ; preds = %514
  %517 = load ptr, ptr %68, align 8, !tbaa !46
  %518 = getelementptr inbounds i64, ptr %517, i64 %86
  %519 = load i64, ptr %518, align 8, !tbaa !38
  %520 = getelementptr double, ptr %507, i64 %519
  br i1 %500, label %524, label %542

521:                                              ; preds = %537, %503
  %522 = add nuw nsw i64 %504, 1
  %523 = icmp eq i64 %522, %494
  br i1 %523, label %566, label %503, !llvm.loop !125

524:                                              ; preds = %542, %516
  %525 = phi double [ undef, %516 ], [ %562, %542 ]
  %526 = phi i64 [ 0, %516 ], [ %563, %542 ]
  %527 = phi double [ 0.000000e+00, %516 ], [ %562, %542 ]
  br i1 %502, label %537, label %528

528:                                              ; preds = %524
  %529 = getelementptr double, ptr %520, i64 %526
  %530 = load double, ptr %529, align 8, !tbaa !19
  %531 = mul nsw i64 %526, %93
  %532 = add nuw nsw i64 %531, %515
  %533 = getelementptr inbounds [42 x double], ptr %6, i64 0, i64 %532
  %534 = load double, ptr %533, align 8, !tbaa !19
  %535 = fmul contract double %530, %534
  %536 = fadd contract double %527, %535
  br label %537

537:                                              ; preds = %528, %524, %514
  %538 = phi double [ 0.000000e+00, %514 ], [ %525, %524 ], [ %536, %528 ]
  %539 = getelementptr double, ptr %513, i64 %515
  store double %538, ptr %539, align 8, !tbaa !19
  %540 = add nuw nsw i64 %515, 1
  %541 = icmp eq i64 %540, %93
  br i1 %541, label %521, label %514, !llvm.loop !126

542:                                              ; preds = %516, %542
  %543 = phi i64 [ %563, %542 ], [ 0, %516 ]
  %544 = phi double [ %562, %542 ], [ 0.000000e+00, %516 ]
  %545 = phi i64 [ %564, %542 ], [ 0, %516 ]
  %546 = getelementptr double, ptr %520, i64 %543
  %547 = load double, ptr %546, align 8, !tbaa !19
  %548 = mul nsw i64 %543, %93
  %549 = add nuw nsw i64 %548, %515
  %550 = getelementptr inbounds [42 x double], ptr %6, i64 0, i64 %549
  %551 = load double, ptr %550, align 8, !tbaa !19
  %552 = fmul contract double %547, %551
  %553 = fadd contract double %544, %552
  %554 = or disjoint i64 %543, 1
  %555 = getelementptr double, ptr %520, i64 %554
  %556 = load double, ptr %555, align 8, !tbaa !19
  %557 = mul nsw i64 %554, %93
  %558 = add nuw nsw i64 %557, %515
  %559 = getelementptr inbounds [42 x double], ptr %6, i64 0, i64 %558
  %560 = load double, ptr %559, align 8, !tbaa !19
  %561 = fmul contract double %556, %560
  %562 = fadd contract double %553, %561
  %563 = add nuw nsw i64 %543, 2
  %564 = add i64 %545, 2
  %565 = icmp eq i64 %564, %501
  br i1 %565, label %524, label %542, !llvm.loop !127

566:                                              ; preds = %521, %493
  call void @llvm.lifetime.end.p0(i64 336, ptr nonnull %6) #14
  %567 = add nuw nsw i64 %86, 1
  %568 = load i64, ptr %2, align 8, !tbaa !33
  %569 = icmp slt i64 %567, %568
  br i1 %569, label %85, label %77, !llvm.loop !128

570:                                              ; preds = %570, %83
  %571 = phi i64 [ 0, %83 ], [ %590, %570 ]
  %572 = phi i64 [ 0, %83 ], [ %591, %570 ]
  %573 = mul nsw i64 %571, %19
  %574 = getelementptr inbounds double, ptr %33, i64 %573
  %575 = load i64, ptr %17, align 8, !tbaa !17
  %576 = getelementptr inbounds double, ptr %574, i64 %575
  %577 = load ptr, ptr %35, align 8, !tbaa !12
  %578 = mul nsw i64 %571, %15
  %579 = getelementptr inbounds double, ptr %577, i64 %578
  %580 = getelementptr inbounds double, ptr %579, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %576, ptr nonnull align 8 %580, i64 %80, i1 false)
  %581 = or disjoint i64 %571, 1
  %582 = mul nsw i64 %581, %19
  %583 = getelementptr inbounds double, ptr %33, i64 %582
  %584 = load i64, ptr %17, align 8, !tbaa !17
  %585 = getelementptr inbounds double, ptr %583, i64 %584
  %586 = load ptr, ptr %35, align 8, !tbaa !12
  %587 = mul nsw i64 %581, %15
  %588 = getelementptr inbounds double, ptr %586, i64 %587
  %589 = getelementptr inbounds double, ptr %588, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %585, ptr nonnull align 8 %589, i64 %80, i1 false)
  %590 = add nuw nsw i64 %571, 2
  %591 = add i64 %572, 2
  %592 = icmp eq i64 %591, %84
  br i1 %592, label %593, label %570, !llvm.loop !129

593:                                              ; preds = %570, %79
  %594 = phi i64 [ 0, %79 ], [ %590, %570 ]
  %595 = icmp eq i64 %81, 0
  br i1 %595, label %605, label %596

596:                                              ; preds = %593
  %597 = mul nsw i64 %594, %19
  %598 = getelementptr inbounds double, ptr %33, i64 %597
  %599 = load i64, ptr %17, align 8, !tbaa !17
  %600 = getelementptr inbounds double, ptr %598, i64 %599
  %601 = load ptr, ptr %35, align 8, !tbaa !12
  %602 = mul nsw i64 %594, %15
  %603 = getelementptr inbounds double, ptr %601, i64 %602
  %604 = getelementptr inbounds double, ptr %603, i64 %8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %600, ptr nonnull align 8 %604, i64 %80, i1 false)
  br label %605

605:                                              ; preds = %72, %596, %593, %54, %41, %77
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc i64 @forward_slopes(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr #1 {
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !25
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 60
  %8 = load ptr, ptr %7, align 8, !tbaa !130
  tail call fastcc void @all_places(ptr noundef %0, i64 noundef 1)
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 59
  %10 = load ptr, ptr %9, align 8, !tbaa !88
  tail call fastcc void @forward(ptr noundef %0, ptr noundef %1, ptr noundef %10)
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %12 = load i64, ptr %11, align 8, !tbaa !18
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %203

14:                                               ; preds = %4
  %15 = load i64, ptr %0, align 8, !tbaa !33
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %14
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %20 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  br label %83

21:                                               ; preds = %83, %14
  %22 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %23 = load ptr, ptr %22, align 8, !tbaa !28
  tail call fastcc void @add_loads(ptr noundef nonnull %0, ptr noundef %23)
  %24 = load ptr, ptr %9, align 8, !tbaa !88
  tail call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %24, ptr noundef %3)
  tail call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1)
  %25 = load ptr, ptr %9, align 8, !tbaa !88
  tail call fastcc void @all_slopes(ptr noundef nonnull %0, ptr noundef %25, ptr noundef %2)
  tail call fastcc void @mass(ptr noundef nonnull %0, ptr noundef %8)
  %26 = load i64, ptr %5, align 8, !tbaa !25
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 38
  %28 = icmp slt i64 %26, 1
  br i1 %28, label %32, label %29

29:                                               ; preds = %21
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 37
  %31 = load ptr, ptr %30, align 8, !tbaa !131
  br label %33

32:                                               ; preds = %78, %21
  store i64 0, ptr %11, align 8, !tbaa !18
  br label %162

33:                                               ; preds = %29, %78
  %34 = phi i64 [ %26, %29 ], [ %35, %78 ]
  %35 = add nsw i64 %34, -1
  %36 = getelementptr inbounds i64, ptr %31, i64 %35
  %37 = load i64, ptr %36, align 8, !tbaa !38
  %38 = mul nsw i64 %37, %26
  %39 = getelementptr double, ptr %8, i64 %38
  %40 = getelementptr double, ptr %39, i64 %37
  %41 = load double, ptr %40, align 8, !tbaa !19
  %42 = fcmp contract ogt double %41, 0.000000e+00
  br i1 %42, label %43, label %80

43:                                               ; preds = %33
  %44 = tail call contract double @llvm.sqrt.f64(double %41)
  store double %44, ptr %40, align 8, !tbaa !19
  %45 = load ptr, ptr %27, align 8, !tbaa !132
  %46 = getelementptr inbounds i64, ptr %45, i64 %37
  %47 = load i64, ptr %46, align 8, !tbaa !38
  %48 = icmp sgt i64 %47, -1
  br i1 %48, label %49, label %78

49:                                               ; preds = %43, %49
  %50 = phi i64 [ %55, %49 ], [ %47, %43 ]
  %51 = getelementptr double, ptr %39, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !19
  %53 = fdiv contract double %52, %44
  store double %53, ptr %51, align 8, !tbaa !19
  %54 = getelementptr inbounds i64, ptr %45, i64 %50
  %55 = load i64, ptr %54, align 8, !tbaa !38
  %56 = icmp sgt i64 %55, -1
  br i1 %56, label %49, label %57, !llvm.loop !133

57:                                               ; preds = %49, %62
  %58 = phi i64 [ %64, %62 ], [ %47, %49 ]
  %59 = getelementptr double, ptr %39, i64 %58
  %60 = mul nsw i64 %58, %26
  %61 = getelementptr double, ptr %8, i64 %60
  br label %66

62:                                               ; preds = %66
  %63 = getelementptr inbounds i64, ptr %45, i64 %58
  %64 = load i64, ptr %63, align 8, !tbaa !38
  %65 = icmp sgt i64 %64, -1
  br i1 %65, label %57, label %78, !llvm.loop !134

66:                                               ; preds = %66, %57
  %67 = phi i64 [ %58, %57 ], [ %76, %66 ]
  %68 = load double, ptr %59, align 8, !tbaa !19
  %69 = getelementptr double, ptr %39, i64 %67
  %70 = load double, ptr %69, align 8, !tbaa !19
  %71 = fmul contract double %68, %70
  %72 = getelementptr double, ptr %61, i64 %67
  %73 = load double, ptr %72, align 8, !tbaa !19
  %74 = fsub contract double %73, %71
  store double %74, ptr %72, align 8, !tbaa !19
  %75 = getelementptr inbounds i64, ptr %45, i64 %67
  %76 = load i64, ptr %75, align 8, !tbaa !38
  %77 = icmp sgt i64 %76, -1
  br i1 %77, label %66, label %62, !llvm.loop !135

78:                                               ; preds = %62, %43
  %79 = icmp slt i64 %34, 2
  br i1 %79, label %32, label %33

80:                                               ; preds = %33
  %81 = xor i64 %37, -1
  store i64 %81, ptr %11, align 8, !tbaa !18
  %82 = icmp eq i64 %37, -1
  br i1 %82, label %162, label %203

83:                                               ; preds = %17, %83
  %84 = phi i64 [ 0, %17 ], [ %159, %83 ]
  %85 = load ptr, ptr %18, align 8, !tbaa !39
  tail call fastcc void @turned_inertia(ptr noundef nonnull %0, i64 noundef %84)
  %86 = getelementptr inbounds %struct.Link, ptr %85, i64 %84, i32 7
  %87 = getelementptr inbounds %struct.Link, ptr %85, i64 %84, i32 1
  %88 = getelementptr inbounds double, ptr %87, i64 1
  %89 = load double, ptr %86, align 8, !tbaa !19
  %90 = load double, ptr %87, align 8, !tbaa !19
  %91 = getelementptr double, ptr %86, i64 1
  %92 = load double, ptr %91, align 8, !tbaa !19
  %93 = getelementptr double, ptr %86, i64 2
  %94 = load double, ptr %93, align 8, !tbaa !19
  %95 = getelementptr inbounds double, ptr %86, i64 3
  %96 = load double, ptr %95, align 8, !tbaa !19
  %97 = fmul contract double %90, %96
  %98 = getelementptr double, ptr %86, i64 4
  %99 = getelementptr inbounds double, ptr %86, i64 6
  %100 = load double, ptr %99, align 8, !tbaa !19
  %101 = getelementptr double, ptr %86, i64 7
  %102 = load double, ptr %101, align 8, !tbaa !19
  %103 = getelementptr double, ptr %86, i64 8
  %104 = load double, ptr %103, align 8, !tbaa !19
  %105 = getelementptr inbounds %struct.Link, ptr %85, i64 %84, i32 10
  %106 = load <2 x double>, ptr %88, align 8, !tbaa !19
  %107 = load <2 x double>, ptr %98, align 8, !tbaa !19
  %108 = fmul contract <2 x double> %106, %107
  %109 = extractelement <2 x double> %108, i64 0
  %110 = fadd contract double %97, %109
  %111 = extractelement <2 x double> %108, i64 1
  %112 = fadd contract double %110, %111
  %113 = insertelement <2 x double> poison, double %92, i64 0
  %114 = insertelement <2 x double> %113, double %100, i64 1
  %115 = insertelement <2 x double> %106, double %90, i64 1
  %116 = fmul contract <2 x double> %114, %115
  %117 = shufflevector <2 x double> %116, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %118 = insertelement <2 x double> poison, double %102, i64 0
  %119 = insertelement <2 x double> %118, double %89, i64 1
  %120 = fmul contract <2 x double> %119, %115
  %121 = fadd contract <2 x double> %120, %117
  %122 = insertelement <2 x double> poison, double %104, i64 0
  %123 = insertelement <2 x double> %122, double %94, i64 1
  %124 = shufflevector <2 x double> %106, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %125 = fmul contract <2 x double> %123, %124
  %126 = fadd contract <2 x double> %121, %125
  %127 = fmul contract <2 x double> %106, %126
  %128 = insertelement <2 x double> %106, double %90, i64 0
  %129 = insertelement <2 x double> %126, double %112, i64 1
  %130 = fmul contract <2 x double> %128, %129
  %131 = shufflevector <2 x double> %130, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %132 = fsub contract <2 x double> %127, %131
  store <2 x double> %132, ptr %105, align 8, !tbaa !19
  %133 = fmul contract double %90, %112
  %134 = shufflevector <2 x double> %126, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %135 = fmul contract <2 x double> %106, %134
  %136 = extractelement <2 x double> %135, i64 0
  %137 = fsub contract double %133, %136
  %138 = getelementptr inbounds double, ptr %105, i64 2
  store double %137, ptr %138, align 8, !tbaa !19
  %139 = load ptr, ptr %19, align 8, !tbaa !136
  %140 = getelementptr inbounds double, ptr %139, i64 %84
  %141 = load ptr, ptr %20, align 8, !tbaa !82
  %142 = load double, ptr %140, align 8, !tbaa !19
  %143 = fneg contract double %142
  %144 = load double, ptr %141, align 8, !tbaa !19
  %145 = fmul contract double %144, %143
  %146 = getelementptr inbounds %struct.Link, ptr %85, i64 %84, i32 10, i64 3
  store double %145, ptr %146, align 8, !tbaa !19
  %147 = load double, ptr %140, align 8, !tbaa !19
  %148 = fneg contract double %147
  %149 = getelementptr inbounds double, ptr %141, i64 1
  %150 = load double, ptr %149, align 8, !tbaa !19
  %151 = fmul contract double %150, %148
  %152 = getelementptr inbounds %struct.Link, ptr %85, i64 %84, i32 10, i64 4
  store double %151, ptr %152, align 8, !tbaa !19
  %153 = load double, ptr %140, align 8, !tbaa !19
  %154 = fneg contract double %153
  %155 = getelementptr inbounds double, ptr %141, i64 2
  %156 = load double, ptr %155, align 8, !tbaa !19
  %157 = fmul contract double %156, %154
  %158 = getelementptr inbounds %struct.Link, ptr %85, i64 %84, i32 10, i64 5
  store double %157, ptr %158, align 8, !tbaa !19
  %159 = add nuw nsw i64 %84, 1
  %160 = load i64, ptr %0, align 8, !tbaa !33
  %161 = icmp slt i64 %159, %160
  br i1 %161, label %83, label %21, !llvm.loop !137

162:                                              ; preds = %32, %80
  %163 = shl nsw i64 %6, 1
  %164 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 16
  %165 = load i64, ptr %164, align 8, !tbaa !30
  %166 = add nsw i64 %165, %163
  %167 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 17
  %168 = load i64, ptr %167, align 8, !tbaa !93
  %169 = add nsw i64 %166, %168
  tail call fastcc void @solve_mass(ptr noundef nonnull %0, ptr noundef %8, ptr noundef %2, i64 noundef %169)
  %170 = icmp eq i64 %6, 0
  br i1 %170, label %187, label %171

171:                                              ; preds = %162
  %172 = mul i64 %6, %6
  %173 = add nsw i64 %6, 1
  %174 = tail call i64 @llvm.umax.i64(i64 %172, i64 1)
  %175 = and i64 %174, 1
  %176 = icmp ult i64 %172, 2
  br i1 %176, label %179, label %177

177:                                              ; preds = %171
  %178 = and i64 %174, -2
  br label %188

179:                                              ; preds = %188, %171
  %180 = phi i64 [ 0, %171 ], [ %200, %188 ]
  %181 = icmp eq i64 %175, 0
  br i1 %181, label %187, label %182

182:                                              ; preds = %179
  %183 = srem i64 %180, %173
  %184 = icmp eq i64 %183, 0
  %185 = sitofp i1 %184 to double
  %186 = getelementptr inbounds double, ptr %3, i64 %180
  store double %185, ptr %186, align 8, !tbaa !19
  br label %187

187:                                              ; preds = %182, %179, %162
  tail call fastcc void @solve_mass(ptr noundef nonnull %0, ptr noundef %8, ptr noundef %3, i64 noundef %6)
  br label %203

188:                                              ; preds = %188, %177
  %189 = phi i64 [ 0, %177 ], [ %200, %188 ]
  %190 = phi i64 [ 0, %177 ], [ %201, %188 ]
  %191 = srem i64 %189, %173
  %192 = icmp eq i64 %191, 0
  %193 = sitofp i1 %192 to double
  %194 = getelementptr inbounds double, ptr %3, i64 %189
  store double %193, ptr %194, align 8, !tbaa !19
  %195 = or disjoint i64 %189, 1
  %196 = srem i64 %195, %173
  %197 = icmp eq i64 %196, 0
  %198 = sitofp i1 %197 to double
  %199 = getelementptr inbounds double, ptr %3, i64 %195
  store double %198, ptr %199, align 8, !tbaa !19
  %200 = add nuw nsw i64 %189, 2
  %201 = add i64 %190, 2
  %202 = icmp eq i64 %201, %178
  br i1 %202, label %179, label %188, !llvm.loop !138

203:                                              ; preds = %80, %4, %187
  %204 = phi i64 [ 0, %187 ], [ %12, %4 ], [ %81, %80 ]
  ret i64 %204
}

; Function Attrs: nounwind uwtable
define ptr @single_state(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) local_unnamed_addr #1 {
  %4 = tail call ptr @PyCapsule_GetPointer(ptr noundef %0, ptr noundef null) #14
  %5 = icmp eq ptr %4, null
  br i1 %5, label %311, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 4
  %8 = load i64, ptr %7, align 8, !tbaa !139
  %9 = inttoptr i64 %8 to ptr
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %305

11:                                               ; preds = %6
  %12 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 8
  %13 = atomicrmw xchg ptr %12, i64 1 acquire, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %305

15:                                               ; preds = %11
  %16 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 5
  %17 = load i64, ptr %16, align 8, !tbaa !141
  %18 = inttoptr i64 %17 to ptr
  %19 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 6
  %20 = load i64, ptr %19, align 8, !tbaa !142
  %21 = inttoptr i64 %20 to ptr
  %22 = tail call ptr @PyObject_CallObject(ptr noundef %18, ptr noundef %21) #14
  %23 = icmp eq ptr %22, null
  br i1 %23, label %303, label %24

24:                                               ; preds = %15
  %25 = load i64, ptr %4, align 8, !tbaa !143
  %26 = inttoptr i64 %25 to ptr
  %27 = getelementptr inbounds %struct.Tree, ptr %26, i64 0, i32 13
  %28 = load i64, ptr %27, align 8, !tbaa !90
  %29 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 7
  %30 = load i64, ptr %29, align 8, !tbaa !144
  %31 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 1
  %32 = load i64, ptr %31, align 8, !tbaa !145
  %33 = getelementptr inbounds i8, ptr %22, i64 %32
  %34 = getelementptr inbounds ptr, ptr %33, i64 -1
  %35 = load ptr, ptr %34, align 8, !tbaa !146
  %36 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 2
  %37 = load i64, ptr %36, align 8, !tbaa !147
  %38 = inttoptr i64 %37 to ptr
  %39 = icmp eq ptr %35, %38
  br i1 %39, label %40, label %124

40:                                               ; preds = %24
  %41 = getelementptr inbounds %struct.Array, ptr %33, i64 0, i32 5
  %42 = load ptr, ptr %41, align 8, !tbaa !148
  %43 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 3
  %44 = load i64, ptr %43, align 8, !tbaa !151
  %45 = inttoptr i64 %44 to ptr
  %46 = icmp eq ptr %42, %45
  br i1 %46, label %47, label %124

47:                                               ; preds = %40
  %48 = getelementptr inbounds %struct.Array, ptr %33, i64 0, i32 1
  %49 = load i32, ptr %48, align 8, !tbaa !152
  %50 = sext i32 %49 to i64
  %51 = icmp eq i64 %30, %50
  br i1 %51, label %52, label %124

52:                                               ; preds = %47
  %53 = getelementptr inbounds %struct.Array, ptr %33, i64 0, i32 6
  %54 = load i32, ptr %53, align 8, !tbaa !153
  %55 = and i32 %54, 1281
  %56 = icmp eq i32 %55, 1281
  br i1 %56, label %57, label %124

57:                                               ; preds = %52
  %58 = icmp sgt i64 %30, 0
  br i1 %58, label %59, label %81

59:                                               ; preds = %57
  %60 = getelementptr inbounds %struct.Array, ptr %33, i64 0, i32 2
  %61 = load ptr, ptr %60, align 8, !tbaa !154
  %62 = and i64 %30, 7
  %63 = icmp ult i64 %30, 8
  br i1 %63, label %66, label %64

64:                                               ; preds = %59
  %65 = and i64 %30, 9223372036854775800
  br label %84

66:                                               ; preds = %84, %59
  %67 = phi i64 [ undef, %59 ], [ %118, %84 ]
  %68 = phi i64 [ 0, %59 ], [ %119, %84 ]
  %69 = phi i64 [ 1, %59 ], [ %118, %84 ]
  %70 = icmp eq i64 %62, 0
  br i1 %70, label %81, label %71

71:                                               ; preds = %66, %71
  %72 = phi i64 [ %78, %71 ], [ %68, %66 ]
  %73 = phi i64 [ %77, %71 ], [ %69, %66 ]
  %74 = phi i64 [ %79, %71 ], [ 0, %66 ]
  %75 = getelementptr inbounds i64, ptr %61, i64 %72
  %76 = load i64, ptr %75, align 8, !tbaa !38
  %77 = mul nsw i64 %76, %73
  %78 = add nuw nsw i64 %72, 1
  %79 = add i64 %74, 1
  %80 = icmp eq i64 %79, %62
  br i1 %80, label %81, label %71, !llvm.loop !155

81:                                               ; preds = %66, %71, %57
  %82 = phi i64 [ 1, %57 ], [ %67, %66 ], [ %77, %71 ]
  %83 = icmp eq i64 %82, %28
  br i1 %83, label %122, label %124

84:                                               ; preds = %84, %64
  %85 = phi i64 [ 0, %64 ], [ %119, %84 ]
  %86 = phi i64 [ 1, %64 ], [ %118, %84 ]
  %87 = phi i64 [ 0, %64 ], [ %120, %84 ]
  %88 = getelementptr inbounds i64, ptr %61, i64 %85
  %89 = load i64, ptr %88, align 8, !tbaa !38
  %90 = mul nsw i64 %89, %86
  %91 = or disjoint i64 %85, 1
  %92 = getelementptr inbounds i64, ptr %61, i64 %91
  %93 = load i64, ptr %92, align 8, !tbaa !38
  %94 = mul nsw i64 %93, %90
  %95 = or disjoint i64 %85, 2
  %96 = getelementptr inbounds i64, ptr %61, i64 %95
  %97 = load i64, ptr %96, align 8, !tbaa !38
  %98 = mul nsw i64 %97, %94
  %99 = or disjoint i64 %85, 3
  %100 = getelementptr inbounds i64, ptr %61, i64 %99
  %101 = load i64, ptr %100, align 8, !tbaa !38
  %102 = mul nsw i64 %101, %98
  %103 = or disjoint i64 %85, 4
  %104 = getelementptr inbounds i64, ptr %61, i64 %103
  %105 = load i64, ptr %104, align 8, !tbaa !38
  %106 = mul nsw i64 %105, %102
  %107 = or disjoint i64 %85, 5
  %108 = getelementptr inbounds i64, ptr %61, i64 %107
  %109 = load i64, ptr %108, align 8, !tbaa !38
  %110 = mul nsw i64 %109, %106
  %111 = or disjoint i64 %85, 6
  %112 = getelementptr inbounds i64, ptr %61, i64 %111
  %113 = load i64, ptr %112, align 8, !tbaa !38
  %114 = mul nsw i64 %113, %110
  %115 = or disjoint i64 %85, 7
  %116 = getelementptr inbounds i64, ptr %61, i64 %115
  %117 = load i64, ptr %116, align 8, !tbaa !38
  %118 = mul nsw i64 %117, %114
  %119 = add nuw nsw i64 %85, 8
  %120 = add i64 %87, 8
  %121 = icmp eq i64 %120, %65
  br i1 %121, label %66, label %84, !llvm.loop !156

122:                                              ; preds = %81
  %123 = load ptr, ptr %33, align 8, !tbaa !157
  br label %124

124:                                              ; preds = %122, %81, %52, %47, %40, %24
  %125 = phi ptr [ null, %40 ], [ null, %24 ], [ null, %52 ], [ null, %47 ], [ %123, %122 ], [ null, %81 ]
  %126 = getelementptr inbounds %struct.Tree, ptr %26, i64 0, i32 3
  %127 = load i64, ptr %126, align 8, !tbaa !17
  %128 = load ptr, ptr %1, align 8, !tbaa !146
  %129 = load i64, ptr %7, align 8, !tbaa !139
  %130 = inttoptr i64 %129 to ptr
  %131 = icmp eq ptr %128, %130
  br i1 %131, label %160, label %132

132:                                              ; preds = %124
  %133 = getelementptr inbounds i8, ptr %128, i64 %32
  %134 = getelementptr inbounds ptr, ptr %133, i64 -1
  %135 = load ptr, ptr %134, align 8, !tbaa !146
  %136 = icmp eq ptr %135, %38
  br i1 %136, label %137, label %160

137:                                              ; preds = %132
  %138 = getelementptr inbounds %struct.Array, ptr %133, i64 0, i32 5
  %139 = load ptr, ptr %138, align 8, !tbaa !148
  %140 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 3
  %141 = load i64, ptr %140, align 8, !tbaa !151
  %142 = inttoptr i64 %141 to ptr
  %143 = icmp eq ptr %139, %142
  br i1 %143, label %144, label %160

144:                                              ; preds = %137
  %145 = getelementptr inbounds %struct.Array, ptr %133, i64 0, i32 1
  %146 = load i32, ptr %145, align 8, !tbaa !152
  %147 = icmp eq i32 %146, 1
  br i1 %147, label %148, label %160

148:                                              ; preds = %144
  %149 = getelementptr inbounds %struct.Array, ptr %133, i64 0, i32 6
  %150 = load i32, ptr %149, align 8, !tbaa !153
  %151 = and i32 %150, 257
  %152 = icmp eq i32 %151, 257
  br i1 %152, label %153, label %160

153:                                              ; preds = %148
  %154 = getelementptr inbounds %struct.Array, ptr %133, i64 0, i32 2
  %155 = load ptr, ptr %154, align 8, !tbaa !154
  %156 = load i64, ptr %155, align 8, !tbaa !38
  %157 = icmp eq i64 %156, %127
  br i1 %157, label %158, label %160

158:                                              ; preds = %153
  %159 = load ptr, ptr %133, align 8, !tbaa !157
  br label %160

160:                                              ; preds = %158, %153, %148, %144, %137, %132, %124
  %161 = phi ptr [ null, %124 ], [ null, %137 ], [ null, %132 ], [ null, %148 ], [ null, %144 ], [ %159, %158 ], [ null, %153 ]
  %162 = getelementptr inbounds %struct.Tree, ptr %26, i64 0, i32 62
  store ptr %161, ptr %162, align 8, !tbaa !16
  %163 = getelementptr inbounds %struct.Tree, ptr %26, i64 0, i32 2
  %164 = load i64, ptr %163, align 8, !tbaa !25
  %165 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 9
  %166 = load ptr, ptr %165, align 8, !tbaa !158
  %167 = icmp eq i64 %2, 1
  br i1 %167, label %200, label %168

168:                                              ; preds = %160
  %169 = getelementptr inbounds ptr, ptr %1, i64 1
  %170 = load ptr, ptr %169, align 8, !tbaa !146
  %171 = icmp eq ptr %170, %130
  br i1 %171, label %202, label %172

172:                                              ; preds = %168
  %173 = getelementptr inbounds i8, ptr %170, i64 %32
  %174 = getelementptr inbounds ptr, ptr %173, i64 -1
  %175 = load ptr, ptr %174, align 8, !tbaa !146
  %176 = icmp eq ptr %175, %38
  br i1 %176, label %177, label %202

177:                                              ; preds = %172
  %178 = getelementptr inbounds %struct.Array, ptr %173, i64 0, i32 5
  %179 = load ptr, ptr %178, align 8, !tbaa !148
  %180 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 3
  %181 = load i64, ptr %180, align 8, !tbaa !151
  %182 = inttoptr i64 %181 to ptr
  %183 = icmp eq ptr %179, %182
  br i1 %183, label %184, label %202

184:                                              ; preds = %177
  %185 = getelementptr inbounds %struct.Array, ptr %173, i64 0, i32 1
  %186 = load i32, ptr %185, align 8, !tbaa !152
  %187 = icmp eq i32 %186, 1
  br i1 %187, label %188, label %202

188:                                              ; preds = %184
  %189 = getelementptr inbounds %struct.Array, ptr %173, i64 0, i32 6
  %190 = load i32, ptr %189, align 8, !tbaa !153
  %191 = and i32 %190, 257
  %192 = icmp eq i32 %191, 257
  br i1 %192, label %193, label %202

193:                                              ; preds = %188
  %194 = getelementptr inbounds %struct.Array, ptr %173, i64 0, i32 2
  %195 = load ptr, ptr %194, align 8, !tbaa !154
  %196 = load i64, ptr %195, align 8, !tbaa !38
  %197 = icmp eq i64 %196, %164
  br i1 %197, label %198, label %202

198:                                              ; preds = %193
  %199 = load ptr, ptr %173, align 8, !tbaa !157
  br label %202

200:                                              ; preds = %160
  %201 = getelementptr inbounds %struct.Tree, ptr %26, i64 0, i32 63
  store ptr %166, ptr %201, align 8, !tbaa !15
  br label %206

202:                                              ; preds = %198, %193, %188, %184, %177, %172, %168
  %203 = phi ptr [ %166, %168 ], [ null, %177 ], [ null, %172 ], [ null, %188 ], [ null, %184 ], [ %199, %198 ], [ null, %193 ]
  %204 = getelementptr inbounds %struct.Tree, ptr %26, i64 0, i32 63
  store ptr %203, ptr %204, align 8, !tbaa !15
  %205 = icmp ugt i64 %2, 2
  br i1 %205, label %209, label %206

206:                                              ; preds = %202, %200
  %207 = phi ptr [ %166, %200 ], [ %203, %202 ]
  %208 = getelementptr inbounds %struct.Tree, ptr %26, i64 0, i32 64
  store ptr %166, ptr %208, align 8, !tbaa !14
  br label %280

209:                                              ; preds = %202
  %210 = getelementptr inbounds ptr, ptr %1, i64 2
  %211 = load ptr, ptr %210, align 8, !tbaa !146
  %212 = icmp eq ptr %211, %130
  br i1 %212, label %241, label %213

213:                                              ; preds = %209
  %214 = getelementptr inbounds i8, ptr %211, i64 %32
  %215 = getelementptr inbounds ptr, ptr %214, i64 -1
  %216 = load ptr, ptr %215, align 8, !tbaa !146
  %217 = icmp eq ptr %216, %38
  br i1 %217, label %218, label %241

218:                                              ; preds = %213
  %219 = getelementptr inbounds %struct.Array, ptr %214, i64 0, i32 5
  %220 = load ptr, ptr %219, align 8, !tbaa !148
  %221 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 3
  %222 = load i64, ptr %221, align 8, !tbaa !151
  %223 = inttoptr i64 %222 to ptr
  %224 = icmp eq ptr %220, %223
  br i1 %224, label %225, label %241

225:                                              ; preds = %218
  %226 = getelementptr inbounds %struct.Array, ptr %214, i64 0, i32 1
  %227 = load i32, ptr %226, align 8, !tbaa !152
  %228 = icmp eq i32 %227, 1
  br i1 %228, label %229, label %241

229:                                              ; preds = %225
  %230 = getelementptr inbounds %struct.Array, ptr %214, i64 0, i32 6
  %231 = load i32, ptr %230, align 8, !tbaa !153
  %232 = and i32 %231, 257
  %233 = icmp eq i32 %232, 257
  br i1 %233, label %234, label %241

234:                                              ; preds = %229
  %235 = getelementptr inbounds %struct.Array, ptr %214, i64 0, i32 2
  %236 = load ptr, ptr %235, align 8, !tbaa !154
  %237 = load i64, ptr %236, align 8, !tbaa !38
  %238 = icmp eq i64 %237, %164
  br i1 %238, label %239, label %241

239:                                              ; preds = %234
  %240 = load ptr, ptr %214, align 8, !tbaa !157
  br label %241

241:                                              ; preds = %239, %234, %229, %225, %218, %213, %209
  %242 = phi ptr [ %166, %209 ], [ null, %218 ], [ null, %213 ], [ null, %229 ], [ null, %225 ], [ %240, %239 ], [ null, %234 ]
  %243 = getelementptr inbounds %struct.Tree, ptr %26, i64 0, i32 64
  store ptr %242, ptr %243, align 8, !tbaa !14
  %244 = icmp eq i64 %2, 3
  br i1 %244, label %280, label %245

245:                                              ; preds = %241
  %246 = getelementptr inbounds ptr, ptr %1, i64 3
  %247 = load ptr, ptr %246, align 8, !tbaa !146
  %248 = getelementptr inbounds %struct.Tree, ptr %26, i64 0, i32 14
  %249 = load i64, ptr %248, align 8, !tbaa !91
  %250 = getelementptr inbounds i8, ptr %247, i64 %32
  %251 = getelementptr inbounds ptr, ptr %250, i64 -1
  %252 = load ptr, ptr %251, align 8, !tbaa !146
  %253 = icmp eq ptr %252, %38
  br i1 %253, label %254, label %280

254:                                              ; preds = %245
  %255 = getelementptr inbounds %struct.Array, ptr %250, i64 0, i32 5
  %256 = load ptr, ptr %255, align 8, !tbaa !148
  %257 = getelementptr inbounds %struct.Single, ptr %4, i64 0, i32 3
  %258 = load i64, ptr %257, align 8, !tbaa !151
  %259 = inttoptr i64 %258 to ptr
  %260 = icmp eq ptr %256, %259
  br i1 %260, label %261, label %280

261:                                              ; preds = %254
  %262 = getelementptr inbounds %struct.Array, ptr %250, i64 0, i32 1
  %263 = load i32, ptr %262, align 8, !tbaa !152
  %264 = icmp eq i32 %263, 2
  br i1 %264, label %265, label %280

265:                                              ; preds = %261
  %266 = getelementptr inbounds %struct.Array, ptr %250, i64 0, i32 6
  %267 = load i32, ptr %266, align 8, !tbaa !153
  %268 = and i32 %267, 1281
  %269 = icmp eq i32 %268, 1281
  br i1 %269, label %270, label %280

270:                                              ; preds = %265
  %271 = getelementptr inbounds %struct.Array, ptr %250, i64 0, i32 2
  %272 = load ptr, ptr %271, align 8, !tbaa !154
  %273 = load i64, ptr %272, align 8, !tbaa !38
  %274 = getelementptr inbounds i64, ptr %272, i64 1
  %275 = load i64, ptr %274, align 8, !tbaa !38
  %276 = mul nsw i64 %275, %273
  %277 = icmp eq i64 %276, %249
  br i1 %277, label %278, label %280

278:                                              ; preds = %270
  %279 = load ptr, ptr %250, align 8, !tbaa !157
  br label %280

280:                                              ; preds = %278, %270, %265, %261, %254, %245, %241, %206
  %281 = phi ptr [ %203, %241 ], [ %207, %206 ], [ %203, %245 ], [ %203, %254 ], [ %203, %261 ], [ %203, %265 ], [ %203, %270 ], [ %203, %278 ]
  %282 = phi i1 [ false, %241 ], [ false, %206 ], [ true, %245 ], [ true, %254 ], [ true, %261 ], [ true, %265 ], [ true, %270 ], [ true, %278 ]
  %283 = phi ptr [ %242, %241 ], [ %166, %206 ], [ %242, %245 ], [ %242, %254 ], [ %242, %261 ], [ %242, %265 ], [ %242, %270 ], [ %242, %278 ]
  %284 = phi ptr [ null, %241 ], [ null, %206 ], [ null, %245 ], [ null, %254 ], [ null, %261 ], [ null, %265 ], [ null, %270 ], [ %279, %278 ]
  %285 = getelementptr inbounds %struct.Tree, ptr %26, i64 0, i32 67
  store ptr %284, ptr %285, align 8, !tbaa !11
  %286 = getelementptr inbounds %struct.Tree, ptr %26, i64 0, i32 66
  store ptr %125, ptr %286, align 8, !tbaa !12
  %287 = insertelement <4 x ptr> poison, ptr %161, i64 0
  %288 = insertelement <4 x ptr> %287, ptr %125, i64 1
  %289 = insertelement <4 x ptr> %288, ptr %281, i64 2
  %290 = insertelement <4 x ptr> %289, ptr %283, i64 3
  %291 = freeze <4 x ptr> %290
  %292 = icmp eq <4 x ptr> %291, zeroinitializer
  %293 = icmp eq ptr %284, null
  %294 = select i1 %282, i1 %293, i1 false
  %295 = bitcast <4 x i1> %292 to i4
  %296 = icmp ne i4 %295, 0
  %297 = select i1 %296, i1 true, i1 %294
  br i1 %297, label %302, label %298

298:                                              ; preds = %280
  %299 = tail call ptr @PyEval_SaveThread() #14
  %300 = tail call i64 @tree_algorithm(ptr noundef nonnull %26)
  tail call void @PyEval_RestoreThread(ptr noundef %299) #14
  %301 = icmp sgt i64 %300, -1
  br i1 %301, label %302, label %303

302:                                              ; preds = %280, %298
  tail call void @Py_DecRef(ptr noundef nonnull %22) #14
  br label %303

303:                                              ; preds = %298, %15, %302
  %304 = phi ptr [ %9, %302 ], [ null, %15 ], [ %22, %298 ]
  store atomic i64 0, ptr %12 release, align 8
  br label %305

305:                                              ; preds = %303, %11, %6
  %306 = phi ptr [ %9, %11 ], [ %304, %303 ], [ %9, %6 ]
  %307 = load i64, ptr %7, align 8, !tbaa !139
  %308 = inttoptr i64 %307 to ptr
  %309 = icmp eq ptr %306, %308
  br i1 %309, label %310, label %311

310:                                              ; preds = %305
  tail call void @Py_IncRef(ptr noundef %306) #14
  br label %311

311:                                              ; preds = %305, %310, %3
  %312 = phi ptr [ null, %3 ], [ %306, %310 ], [ %306, %305 ]
  ret ptr %312
}

declare ptr @PyCapsule_GetPointer(ptr noundef, ptr noundef) local_unnamed_addr #4

declare ptr @PyObject_CallObject(ptr noundef, ptr noundef) local_unnamed_addr #4

declare void @Py_DecRef(ptr noundef) local_unnamed_addr #4

declare void @Py_IncRef(ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind uwtable
define internal fastcc void @all_places(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #1 {
  %3 = alloca [80 x double], align 16
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !159
  %6 = icmp ne i64 %5, 0
  %7 = icmp ne i64 %1, 0
  %8 = and i1 %7, %6
  br i1 %8, label %13, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 9
  %11 = load i64, ptr %10, align 8, !tbaa !32
  %12 = icmp eq i64 %11, 8
  br i1 %12, label %13, label %19

13:                                               ; preds = %2, %9
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %15 = load ptr, ptr %14, align 8, !tbaa !28
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !94
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  br label %19

19:                                               ; preds = %9, %13
  %20 = phi ptr [ %18, %13 ], [ null, %9 ]
  %21 = load i64, ptr %0, align 8, !tbaa !33
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %363

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %25 = icmp eq ptr %20, null
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 57
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %30 = getelementptr inbounds double, ptr %3, i64 13
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %35 = getelementptr inbounds [80 x double], ptr %3, i64 0, i64 12
  %36 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  br label %43

37:                                               ; preds = %359
  %38 = icmp sgt i64 %361, 0
  br i1 %38, label %39, label %363

39:                                               ; preds = %37
  %40 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %41 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %42 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  br label %364

43:                                               ; preds = %23, %359
  %44 = phi i64 [ 0, %23 ], [ %360, %359 ]
  %45 = load ptr, ptr %24, align 8, !tbaa !28
  %46 = mul nsw i64 %44, 33
  %47 = getelementptr inbounds double, ptr %20, i64 %46
  %48 = select i1 %25, ptr null, ptr %47
  %49 = load ptr, ptr %26, align 8, !tbaa !160
  %50 = load ptr, ptr %27, align 8, !tbaa !39
  %51 = getelementptr inbounds %struct.Link, ptr %50, i64 %44
  %52 = load ptr, ptr %28, align 8, !tbaa !51
  %53 = getelementptr inbounds i64, ptr %52, i64 %44
  %54 = load i64, ptr %53, align 8, !tbaa !38
  %55 = icmp slt i64 %54, 0
  %56 = getelementptr inbounds %struct.Link, ptr %50, i64 %54
  %57 = select i1 %55, ptr @ground, ptr %56
  %58 = load ptr, ptr %29, align 8, !tbaa !37
  %59 = getelementptr inbounds i64, ptr %58, i64 %44
  %60 = load i64, ptr %59, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 640, ptr nonnull %3) #14
  %61 = mul nsw i64 %60, 6
  %62 = getelementptr inbounds double, ptr %30, i64 %61
  %63 = load i64, ptr %31, align 8, !tbaa !17
  %64 = getelementptr inbounds double, ptr %45, i64 %63
  %65 = load ptr, ptr %32, align 8, !tbaa !46
  %66 = getelementptr inbounds i64, ptr %65, i64 %44
  %67 = load i64, ptr %66, align 8, !tbaa !38
  %68 = getelementptr inbounds double, ptr %64, i64 %67
  call fastcc void @pose(ptr noundef nonnull %0, i64 noundef %44, ptr noundef %45, ptr noundef nonnull %3)
  %69 = load ptr, ptr %33, align 8, !tbaa !124
  %70 = getelementptr inbounds i64, ptr %69, i64 %44
  %71 = load i64, ptr %70, align 8, !tbaa !38
  %72 = getelementptr inbounds double, ptr %49, i64 %71
  %73 = getelementptr inbounds double, ptr %62, i64 6
  %74 = load ptr, ptr %34, align 8, !tbaa !97
  %75 = getelementptr inbounds i64, ptr %74, i64 %44
  %76 = load i64, ptr %75, align 8, !tbaa !38
  %77 = shl i64 %76, 3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr nonnull align 8 %73, i64 %77, i1 false)
  %78 = icmp sgt i64 %60, 0
  br i1 %78, label %79, label %115

79:                                               ; preds = %43, %79
  %80 = phi i64 [ %113, %79 ], [ 0, %43 ]
  %81 = phi <2 x double> [ %112, %79 ], [ zeroinitializer, %43 ]
  %82 = phi <4 x double> [ %103, %79 ], [ zeroinitializer, %43 ]
  %83 = mul nuw nsw i64 %80, 6
  %84 = getelementptr inbounds double, ptr %68, i64 %80
  %85 = load double, ptr %84, align 8, !tbaa !19
  %86 = add nuw nsw i64 %83, 3
  %87 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 5, i64 %83
  %88 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 5, i64 %86
  %89 = load double, ptr %88, align 8, !tbaa !19
  %90 = load <2 x double>, ptr %87, align 8, !tbaa !19
  %91 = add nuw nsw i64 %83, 4
  %92 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 5, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !19
  %94 = add nuw nsw i64 %83, 2
  %95 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 5, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !19
  %97 = insertelement <4 x double> poison, double %85, i64 0
  %98 = shufflevector <4 x double> %97, <4 x double> poison, <4 x i32> zeroinitializer
  %99 = shufflevector <2 x double> %90, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %100 = insertelement <4 x double> %99, double %96, i64 2
  %101 = insertelement <4 x double> %100, double %93, i64 3
  %102 = fmul contract <4 x double> %98, %101
  %103 = fadd contract <4 x double> %82, %102
  %104 = add nuw nsw i64 %83, 5
  %105 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 5, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !19
  %107 = insertelement <2 x double> poison, double %85, i64 0
  %108 = shufflevector <2 x double> %107, <2 x double> poison, <2 x i32> zeroinitializer
  %109 = insertelement <2 x double> poison, double %106, i64 0
  %110 = insertelement <2 x double> %109, double %89, i64 1
  %111 = fmul contract <2 x double> %108, %110
  %112 = fadd contract <2 x double> %81, %111
  %113 = add nuw nsw i64 %80, 1
  %114 = icmp eq i64 %113, %60
  br i1 %114, label %115, label %79, !llvm.loop !161

115:                                              ; preds = %79, %43
  %116 = phi <2 x double> [ zeroinitializer, %43 ], [ %112, %79 ]
  %117 = phi <4 x double> [ zeroinitializer, %43 ], [ %103, %79 ]
  %118 = getelementptr inbounds %struct.Link, ptr %57, i64 0, i32 1
  %119 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 4
  %120 = getelementptr inbounds %struct.Link, ptr %57, i64 0, i32 1, i64 1
  %121 = getelementptr inbounds %struct.Link, ptr %57, i64 0, i32 1, i64 2
  %122 = load double, ptr %121, align 8, !tbaa !19
  %123 = getelementptr inbounds double, ptr %119, i64 1
  %124 = load double, ptr %119, align 8, !tbaa !19
  %125 = fmul contract double %122, %124
  %126 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 1, i64 0
  %127 = getelementptr inbounds %struct.Link, ptr %57, i64 0, i32 2, i64 0
  %128 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 2, i64 0
  %129 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 1, i64 1
  %130 = extractelement <4 x double> %117, i64 3
  %131 = getelementptr inbounds %struct.Link, ptr %57, i64 0, i32 2, i64 1
  %132 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 2, i64 1
  %133 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 1, i64 2
  %134 = getelementptr inbounds %struct.Link, ptr %57, i64 0, i32 2, i64 2
  %135 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 2, i64 2
  %136 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 6
  %137 = getelementptr inbounds double, ptr %62, i64 2
  %138 = load double, ptr %51, align 8, !tbaa !19
  %139 = getelementptr double, ptr %51, i64 1
  %140 = load double, ptr %139, align 8, !tbaa !19
  %141 = getelementptr double, ptr %51, i64 2
  %142 = load double, ptr %141, align 8, !tbaa !19
  %143 = getelementptr inbounds double, ptr %51, i64 3
  %144 = load double, ptr %143, align 8, !tbaa !19
  %145 = getelementptr double, ptr %51, i64 4
  %146 = load double, ptr %145, align 8, !tbaa !19
  %147 = getelementptr double, ptr %51, i64 5
  %148 = load double, ptr %147, align 8, !tbaa !19
  %149 = getelementptr inbounds double, ptr %136, i64 1
  %150 = getelementptr inbounds double, ptr %51, i64 6
  %151 = load double, ptr %150, align 8, !tbaa !19
  %152 = getelementptr double, ptr %51, i64 7
  %153 = load double, ptr %152, align 8, !tbaa !19
  %154 = getelementptr double, ptr %51, i64 8
  %155 = load double, ptr %154, align 8, !tbaa !19
  %156 = getelementptr inbounds double, ptr %136, i64 2
  %157 = getelementptr inbounds double, ptr %62, i64 3
  %158 = getelementptr inbounds double, ptr %136, i64 3
  %159 = getelementptr inbounds double, ptr %62, i64 5
  %160 = getelementptr inbounds double, ptr %136, i64 4
  %161 = getelementptr inbounds double, ptr %136, i64 5
  %162 = extractelement <4 x double> %117, i64 0
  %163 = extractelement <4 x double> %117, i64 1
  %164 = extractelement <4 x double> %117, i64 2
  %165 = insertelement <2 x double> poison, double %144, i64 0
  %166 = insertelement <2 x double> %165, double %140, i64 1
  %167 = insertelement <2 x double> poison, double %138, i64 0
  %168 = insertelement <2 x double> %167, double %146, i64 1
  %169 = insertelement <2 x double> poison, double %142, i64 0
  %170 = insertelement <2 x double> %169, double %148, i64 1
  %171 = load <2 x double>, ptr %123, align 8, !tbaa !19
  %172 = load <2 x double>, ptr %118, align 8, !tbaa !19
  %173 = extractelement <2 x double> %172, i64 0
  %174 = shufflevector <2 x double> %171, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %175 = fmul contract <2 x double> %174, %172
  %176 = extractelement <2 x double> %175, i64 0
  %177 = fsub contract double %125, %176
  %178 = fmul contract <2 x double> %171, %172
  %179 = insertelement <2 x double> %172, double %122, i64 0
  %180 = insertelement <2 x double> %171, double %124, i64 1
  %181 = fmul contract <2 x double> %179, %180
  %182 = shufflevector <2 x double> %181, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %183 = fsub contract <2 x double> %178, %182
  %184 = fadd contract double %130, %177
  %185 = fadd contract <2 x double> %116, %183
  %186 = fadd contract double %162, %173
  store double %186, ptr %126, align 8, !tbaa !19
  %187 = load double, ptr %127, align 8, !tbaa !19
  %188 = extractelement <2 x double> %185, i64 1
  %189 = fadd contract double %188, %187
  store double %189, ptr %128, align 8, !tbaa !19
  %190 = load double, ptr %120, align 8, !tbaa !19
  %191 = fadd contract double %163, %190
  store double %191, ptr %129, align 8, !tbaa !19
  %192 = load double, ptr %131, align 8, !tbaa !19
  %193 = fadd contract double %184, %192
  store double %193, ptr %132, align 8, !tbaa !19
  %194 = load double, ptr %121, align 8, !tbaa !19
  %195 = fadd contract double %164, %194
  store double %195, ptr %133, align 8, !tbaa !19
  %196 = load double, ptr %134, align 8, !tbaa !19
  %197 = extractelement <2 x double> %185, i64 0
  %198 = fadd contract double %197, %196
  store double %198, ptr %135, align 8, !tbaa !19
  %199 = load double, ptr %137, align 8, !tbaa !19
  %200 = load <2 x double>, ptr %62, align 8, !tbaa !19
  %201 = fmul contract <2 x double> %200, %166
  %202 = shufflevector <2 x double> %201, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %203 = fmul contract <2 x double> %200, %168
  %204 = fadd contract <2 x double> %202, %203
  %205 = insertelement <2 x double> poison, double %199, i64 0
  %206 = shufflevector <2 x double> %205, <2 x double> poison, <2 x i32> zeroinitializer
  %207 = fmul contract <2 x double> %206, %170
  %208 = fadd contract <2 x double> %204, %207
  store <2 x double> %208, ptr %136, align 8, !tbaa !19
  %209 = extractelement <2 x double> %200, i64 0
  %210 = fmul contract double %209, %151
  %211 = extractelement <2 x double> %200, i64 1
  %212 = fmul contract double %211, %153
  %213 = fadd contract double %210, %212
  %214 = fmul contract double %199, %155
  %215 = fadd contract double %213, %214
  store double %215, ptr %156, align 8, !tbaa !19
  %216 = load double, ptr %159, align 16, !tbaa !19
  %217 = load <2 x double>, ptr %157, align 16, !tbaa !19
  %218 = fmul contract <2 x double> %166, %217
  %219 = shufflevector <2 x double> %218, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %220 = fmul contract <2 x double> %168, %217
  %221 = fadd contract <2 x double> %219, %220
  %222 = insertelement <2 x double> poison, double %216, i64 0
  %223 = shufflevector <2 x double> %222, <2 x double> poison, <2 x i32> zeroinitializer
  %224 = fmul contract <2 x double> %170, %223
  %225 = fadd contract <2 x double> %221, %224
  store <2 x double> %225, ptr %158, align 8, !tbaa !19
  %226 = extractelement <2 x double> %217, i64 0
  %227 = fmul contract double %151, %226
  %228 = extractelement <2 x double> %217, i64 1
  %229 = fmul contract double %153, %228
  %230 = fadd contract double %227, %229
  %231 = fmul contract double %155, %216
  %232 = fadd contract double %230, %231
  store double %232, ptr %161, align 8, !tbaa !19
  %233 = load double, ptr %120, align 8, !tbaa !19
  %234 = fmul contract double %164, %233
  %235 = load double, ptr %121, align 8, !tbaa !19
  %236 = fmul contract double %163, %235
  %237 = fsub contract double %234, %236
  %238 = extractelement <2 x double> %208, i64 0
  %239 = fadd contract double %238, %237
  store double %239, ptr %136, align 8, !tbaa !19
  %240 = load double, ptr %121, align 8, !tbaa !19
  %241 = fmul contract double %162, %240
  %242 = load double, ptr %118, align 8, !tbaa !19
  %243 = fmul contract double %164, %242
  %244 = fsub contract double %241, %243
  %245 = extractelement <2 x double> %208, i64 1
  %246 = fadd contract double %245, %244
  store double %246, ptr %149, align 8, !tbaa !19
  %247 = load double, ptr %118, align 8, !tbaa !19
  %248 = fmul contract double %163, %247
  %249 = load double, ptr %120, align 8, !tbaa !19
  %250 = fmul contract double %162, %249
  %251 = fsub contract double %248, %250
  %252 = fadd contract double %215, %251
  store double %252, ptr %156, align 8, !tbaa !19
  %253 = load <2 x double>, ptr %120, align 8, !tbaa !19
  %254 = insertelement <2 x double> %185, double %184, i64 1
  %255 = fmul contract <2 x double> %254, %253
  %256 = shufflevector <2 x double> %255, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %257 = fsub contract <2 x double> %255, %256
  %258 = fadd contract <2 x double> %225, %257
  %259 = extractelement <2 x double> %258, i64 0
  store double %259, ptr %158, align 8, !tbaa !19
  %260 = load double, ptr %121, align 8, !tbaa !19
  %261 = load <2 x double>, ptr %118, align 8
  %262 = insertelement <2 x double> %261, double %260, i64 1
  %263 = fmul contract <2 x double> %185, %262
  %264 = shufflevector <2 x double> %263, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %265 = fsub contract <2 x double> %264, %263
  %266 = shufflevector <2 x double> %225, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %267 = fadd contract <2 x double> %266, %265
  %268 = extractelement <2 x double> %267, i64 0
  store double %268, ptr %160, align 8, !tbaa !19
  %269 = load double, ptr %118, align 8, !tbaa !19
  %270 = fmul contract double %184, %269
  %271 = load double, ptr %120, align 8, !tbaa !19
  %272 = fmul contract double %188, %271
  %273 = fsub contract double %270, %272
  %274 = fadd contract double %232, %273
  %275 = insertelement <2 x double> poison, double %191, i64 0
  %276 = insertelement <2 x double> %275, double %195, i64 1
  %277 = fmul contract <2 x double> %116, %276
  %278 = shufflevector <2 x double> %116, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %279 = shufflevector <4 x double> %117, <4 x double> poison, <2 x i32> <i32 3, i32 poison>
  %280 = shufflevector <2 x double> %279, <2 x double> %278, <2 x i32> <i32 0, i32 3>
  %281 = insertelement <2 x double> poison, double %195, i64 0
  %282 = insertelement <2 x double> %281, double %186, i64 1
  %283 = fmul contract <2 x double> %280, %282
  %284 = fsub contract <2 x double> %277, %283
  %285 = shufflevector <2 x double> %258, <2 x double> %267, <2 x i32> <i32 0, i32 2>
  %286 = fadd contract <2 x double> %284, %285
  store <2 x double> %286, ptr %158, align 8, !tbaa !19
  %287 = fmul contract double %130, %186
  %288 = extractelement <2 x double> %116, i64 1
  %289 = fmul contract double %288, %191
  %290 = fsub contract double %287, %289
  %291 = fadd contract double %290, %274
  store double %291, ptr %161, align 8, !tbaa !19
  %292 = icmp eq ptr %48, null
  br i1 %292, label %359, label %293

293:                                              ; preds = %115
  %294 = getelementptr inbounds %struct.Link, ptr %50, i64 %44, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %48, ptr noundef nonnull align 8 dereferenceable(24) %294, i64 24, i1 false)
  %295 = getelementptr inbounds double, ptr %48, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %295, ptr noundef nonnull align 8 dereferenceable(72) %51, i64 72, i1 false)
  %296 = getelementptr inbounds double, ptr %48, i64 12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %296, ptr noundef nonnull align 8 dereferenceable(24) %128, i64 24, i1 false)
  %297 = getelementptr inbounds double, ptr %48, i64 15
  %298 = load double, ptr %51, align 8, !tbaa !19
  %299 = load double, ptr %126, align 8, !tbaa !19
  %300 = fmul contract double %298, %299
  %301 = load double, ptr %143, align 8, !tbaa !19
  %302 = load double, ptr %129, align 8, !tbaa !19
  %303 = fmul contract double %301, %302
  %304 = fadd contract double %300, %303
  %305 = load double, ptr %150, align 8, !tbaa !19
  %306 = load double, ptr %133, align 8, !tbaa !19
  %307 = fmul contract double %305, %306
  %308 = fadd contract double %304, %307
  store double %308, ptr %297, align 8, !tbaa !19
  %309 = load double, ptr %139, align 8, !tbaa !19
  %310 = load double, ptr %126, align 8, !tbaa !19
  %311 = fmul contract double %309, %310
  %312 = load double, ptr %145, align 8, !tbaa !19
  %313 = load double, ptr %129, align 8, !tbaa !19
  %314 = fmul contract double %312, %313
  %315 = fadd contract double %311, %314
  %316 = load double, ptr %152, align 8, !tbaa !19
  %317 = load double, ptr %133, align 8, !tbaa !19
  %318 = fmul contract double %316, %317
  %319 = fadd contract double %315, %318
  %320 = getelementptr inbounds double, ptr %48, i64 16
  store double %319, ptr %320, align 8, !tbaa !19
  %321 = load double, ptr %141, align 8, !tbaa !19
  %322 = load double, ptr %126, align 8, !tbaa !19
  %323 = fmul contract double %321, %322
  %324 = load double, ptr %147, align 8, !tbaa !19
  %325 = load double, ptr %129, align 8, !tbaa !19
  %326 = fmul contract double %324, %325
  %327 = fadd contract double %323, %326
  %328 = load double, ptr %154, align 8, !tbaa !19
  %329 = load double, ptr %133, align 8, !tbaa !19
  %330 = fmul contract double %328, %329
  %331 = fadd contract double %327, %330
  %332 = getelementptr inbounds double, ptr %48, i64 17
  store double %331, ptr %332, align 8, !tbaa !19
  %333 = load ptr, ptr %28, align 8, !tbaa !51
  %334 = getelementptr inbounds i64, ptr %333, i64 %44
  %335 = load i64, ptr %334, align 8, !tbaa !38
  %336 = icmp slt i64 %335, 0
  br i1 %336, label %343, label %337

337:                                              ; preds = %293
  %338 = sub nsw i64 %335, %44
  %339 = mul nsw i64 %338, 33
  %340 = getelementptr double, ptr %48, i64 %339
  %341 = getelementptr double, ptr %340, i64 18
  %342 = load double, ptr %341, align 8, !tbaa !19
  br label %343

343:                                              ; preds = %337, %293
  %344 = phi contract double [ %342, %337 ], [ 0.000000e+00, %293 ]
  %345 = load double, ptr %35, align 16, !tbaa !19
  %346 = fadd contract double %344, %345
  %347 = getelementptr inbounds double, ptr %48, i64 18
  store double %346, ptr %347, align 8, !tbaa !19
  %348 = load ptr, ptr %36, align 8, !tbaa !162
  %349 = getelementptr inbounds i64, ptr %348, i64 %44
  %350 = load i64, ptr %349, align 8, !tbaa !38
  %351 = icmp slt i64 %350, 0
  br i1 %351, label %356, label %352

352:                                              ; preds = %343
  %353 = getelementptr double, ptr %48, i64 %350
  %354 = getelementptr double, ptr %353, i64 15
  %355 = load double, ptr %354, align 8, !tbaa !19
  br label %356

356:                                              ; preds = %352, %343
  %357 = phi contract double [ %355, %352 ], [ 0.000000e+00, %343 ]
  %358 = getelementptr inbounds double, ptr %48, i64 19
  store double %357, ptr %358, align 8, !tbaa !19
  br label %359

359:                                              ; preds = %115, %356
  call void @llvm.lifetime.end.p0(i64 640, ptr nonnull %3) #14
  %360 = add nuw nsw i64 %44, 1
  %361 = load i64, ptr %0, align 8, !tbaa !33
  %362 = icmp slt i64 %360, %361
  br i1 %362, label %43, label %37, !llvm.loop !163

363:                                              ; preds = %364, %19, %37
  br i1 %7, label %443, label %446

364:                                              ; preds = %39, %364
  %365 = phi i64 [ 0, %39 ], [ %440, %364 ]
  %366 = load ptr, ptr %40, align 8, !tbaa !39
  call fastcc void @turned_inertia(ptr noundef nonnull %0, i64 noundef %365)
  %367 = getelementptr inbounds %struct.Link, ptr %366, i64 %365, i32 7
  %368 = getelementptr inbounds %struct.Link, ptr %366, i64 %365, i32 1
  %369 = getelementptr inbounds double, ptr %368, i64 1
  %370 = load double, ptr %367, align 8, !tbaa !19
  %371 = load double, ptr %368, align 8, !tbaa !19
  %372 = getelementptr double, ptr %367, i64 1
  %373 = load double, ptr %372, align 8, !tbaa !19
  %374 = getelementptr double, ptr %367, i64 2
  %375 = load double, ptr %374, align 8, !tbaa !19
  %376 = getelementptr inbounds double, ptr %367, i64 3
  %377 = load double, ptr %376, align 8, !tbaa !19
  %378 = fmul contract double %371, %377
  %379 = getelementptr double, ptr %367, i64 4
  %380 = getelementptr inbounds double, ptr %367, i64 6
  %381 = load double, ptr %380, align 8, !tbaa !19
  %382 = getelementptr double, ptr %367, i64 7
  %383 = load double, ptr %382, align 8, !tbaa !19
  %384 = getelementptr double, ptr %367, i64 8
  %385 = load double, ptr %384, align 8, !tbaa !19
  %386 = getelementptr inbounds %struct.Link, ptr %366, i64 %365, i32 10
  %387 = load <2 x double>, ptr %369, align 8, !tbaa !19
  %388 = load <2 x double>, ptr %379, align 8, !tbaa !19
  %389 = fmul contract <2 x double> %387, %388
  %390 = extractelement <2 x double> %389, i64 0
  %391 = fadd contract double %378, %390
  %392 = extractelement <2 x double> %389, i64 1
  %393 = fadd contract double %391, %392
  %394 = insertelement <2 x double> poison, double %373, i64 0
  %395 = insertelement <2 x double> %394, double %381, i64 1
  %396 = insertelement <2 x double> %387, double %371, i64 1
  %397 = fmul contract <2 x double> %395, %396
  %398 = shufflevector <2 x double> %397, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %399 = insertelement <2 x double> poison, double %383, i64 0
  %400 = insertelement <2 x double> %399, double %370, i64 1
  %401 = fmul contract <2 x double> %400, %396
  %402 = fadd contract <2 x double> %401, %398
  %403 = insertelement <2 x double> poison, double %385, i64 0
  %404 = insertelement <2 x double> %403, double %375, i64 1
  %405 = shufflevector <2 x double> %387, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %406 = fmul contract <2 x double> %404, %405
  %407 = fadd contract <2 x double> %402, %406
  %408 = fmul contract <2 x double> %387, %407
  %409 = insertelement <2 x double> %387, double %371, i64 0
  %410 = insertelement <2 x double> %407, double %393, i64 1
  %411 = fmul contract <2 x double> %409, %410
  %412 = shufflevector <2 x double> %411, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %413 = fsub contract <2 x double> %408, %412
  store <2 x double> %413, ptr %386, align 8, !tbaa !19
  %414 = fmul contract double %371, %393
  %415 = shufflevector <2 x double> %407, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %416 = fmul contract <2 x double> %387, %415
  %417 = extractelement <2 x double> %416, i64 0
  %418 = fsub contract double %414, %417
  %419 = getelementptr inbounds double, ptr %386, i64 2
  store double %418, ptr %419, align 8, !tbaa !19
  %420 = load ptr, ptr %41, align 8, !tbaa !136
  %421 = getelementptr inbounds double, ptr %420, i64 %365
  %422 = load ptr, ptr %42, align 8, !tbaa !82
  %423 = load double, ptr %421, align 8, !tbaa !19
  %424 = fneg contract double %423
  %425 = load double, ptr %422, align 8, !tbaa !19
  %426 = fmul contract double %425, %424
  %427 = getelementptr inbounds %struct.Link, ptr %366, i64 %365, i32 10, i64 3
  store double %426, ptr %427, align 8, !tbaa !19
  %428 = load double, ptr %421, align 8, !tbaa !19
  %429 = fneg contract double %428
  %430 = getelementptr inbounds double, ptr %422, i64 1
  %431 = load double, ptr %430, align 8, !tbaa !19
  %432 = fmul contract double %431, %429
  %433 = getelementptr inbounds %struct.Link, ptr %366, i64 %365, i32 10, i64 4
  store double %432, ptr %433, align 8, !tbaa !19
  %434 = load double, ptr %421, align 8, !tbaa !19
  %435 = fneg contract double %434
  %436 = getelementptr inbounds double, ptr %422, i64 2
  %437 = load double, ptr %436, align 8, !tbaa !19
  %438 = fmul contract double %437, %435
  %439 = getelementptr inbounds %struct.Link, ptr %366, i64 %365, i32 10, i64 5
  store double %438, ptr %439, align 8, !tbaa !19
  %440 = add nuw nsw i64 %365, 1
  %441 = load i64, ptr %0, align 8, !tbaa !33
  %442 = icmp slt i64 %440, %441
  br i1 %442, label %364, label %363, !llvm.loop !164

443:                                              ; preds = %363
  %444 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %445 = load ptr, ptr %444, align 8, !tbaa !28
  call fastcc void @add_loads(ptr noundef nonnull %0, ptr noundef %445)
  br label %446

446:                                              ; preds = %443, %363
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @forward(ptr nocapture noundef %0, ptr noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #5 {
  %4 = alloca [6 x double], align 16
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %6 = load ptr, ptr %5, align 8, !tbaa !39
  %7 = load i64, ptr %0, align 8, !tbaa !33
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %954

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  br label %22

11:                                               ; preds = %22
  %12 = icmp sgt i64 %32, 0
  br i1 %12, label %13, label %954

13:                                               ; preds = %11
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %15 = load ptr, ptr %14, align 8, !tbaa !37
  %16 = icmp eq ptr %1, null
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %20 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %21 = load ptr, ptr %20, align 8, !tbaa !51
  br label %34

22:                                               ; preds = %22, %9
  %23 = phi i64 [ 0, %9 ], [ %31, %22 ]
  %24 = getelementptr inbounds %struct.Link, ptr %6, i64 %23, i32 8
  %25 = getelementptr inbounds %struct.Link, ptr %6, i64 %23, i32 9
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %24, i8 0, i64 144, i1 false)
  %26 = load ptr, ptr %10, align 8, !tbaa !136
  %27 = getelementptr inbounds double, ptr %26, i64 %23
  %28 = load double, ptr %27, align 8, !tbaa !19
  %29 = getelementptr inbounds %struct.Link, ptr %6, i64 %23, i32 9, i64 8
  store double %28, ptr %29, align 8, !tbaa !19
  %30 = getelementptr inbounds %struct.Link, ptr %6, i64 %23, i32 9, i64 4
  store double %28, ptr %30, align 8, !tbaa !19
  store double %28, ptr %25, align 8, !tbaa !19
  %31 = add nuw nsw i64 %23, 1
  %32 = load i64, ptr %0, align 8, !tbaa !33
  %33 = icmp slt i64 %31, %32
  br i1 %33, label %22, label %11, !llvm.loop !165

34:                                               ; preds = %942, %13
  %35 = phi i64 [ %32, %13 ], [ %36, %942 ]
  %36 = add nsw i64 %35, -1
  %37 = getelementptr inbounds i64, ptr %15, i64 %36
  %38 = load i64, ptr %37, align 8, !tbaa !38
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %506

40:                                               ; preds = %34
  %41 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5
  %42 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11
  %43 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7
  %44 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8
  %45 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9
  %46 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7, i64 1
  %47 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7, i64 2
  %48 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8, i64 1
  %49 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8, i64 3
  %50 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8, i64 6
  %51 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 1
  %52 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 2
  %53 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7, i64 3
  %54 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7, i64 4
  %55 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7, i64 5
  %56 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8, i64 4
  %57 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8, i64 7
  %58 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 3
  %59 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 4
  %60 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 5
  %61 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7, i64 6
  %62 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7, i64 7
  %63 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7, i64 8
  %64 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 6
  %65 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 7
  %66 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 8
  %67 = load double, ptr %49, align 8, !tbaa !19
  %68 = load double, ptr %50, align 8, !tbaa !19
  %69 = load double, ptr %45, align 8, !tbaa !19
  %70 = load double, ptr %51, align 8, !tbaa !19
  %71 = load double, ptr %52, align 8, !tbaa !19
  %72 = load double, ptr %53, align 8, !tbaa !19
  %73 = load double, ptr %54, align 8, !tbaa !19
  %74 = load double, ptr %55, align 8, !tbaa !19
  %75 = load double, ptr %58, align 8, !tbaa !19
  %76 = load double, ptr %59, align 8, !tbaa !19
  %77 = load double, ptr %60, align 8, !tbaa !19
  %78 = load double, ptr %61, align 8, !tbaa !19
  %79 = load double, ptr %62, align 8, !tbaa !19
  %80 = load double, ptr %63, align 8, !tbaa !19
  %81 = load <2 x double>, ptr %48, align 8, !tbaa !19
  %82 = load <2 x double>, ptr %56, align 8, !tbaa !19
  %83 = load <2 x double>, ptr %57, align 8, !tbaa !19
  %84 = load double, ptr %64, align 8, !tbaa !19
  %85 = load double, ptr %65, align 8, !tbaa !19
  %86 = load double, ptr %66, align 8, !tbaa !19
  %87 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 10, i64 0
  %88 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 10, i64 1
  %89 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 10, i64 2
  %90 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 10, i64 3
  %91 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 10, i64 4
  %92 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 10, i64 5
  %93 = load double, ptr %43, align 8, !tbaa !19
  %94 = load double, ptr %46, align 8, !tbaa !19
  %95 = load double, ptr %47, align 8, !tbaa !19
  %96 = load double, ptr %44, align 8, !tbaa !19
  %97 = insertelement <2 x double> poison, double %72, i64 0
  %98 = insertelement <2 x double> %97, double %94, i64 1
  %99 = insertelement <2 x double> poison, double %93, i64 0
  %100 = insertelement <2 x double> %99, double %73, i64 1
  %101 = insertelement <2 x double> poison, double %95, i64 0
  %102 = insertelement <2 x double> %101, double %74, i64 1
  %103 = insertelement <2 x double> poison, double %67, i64 0
  %104 = insertelement <2 x double> poison, double %96, i64 0
  %105 = insertelement <2 x double> poison, double %78, i64 0
  %106 = insertelement <2 x double> %105, double %67, i64 1
  %107 = insertelement <2 x double> %104, double %79, i64 1
  %108 = insertelement <2 x double> poison, double %80, i64 0
  %109 = insertelement <2 x double> %108, double %68, i64 1
  %110 = insertelement <2 x double> poison, double %69, i64 0
  %111 = insertelement <2 x double> poison, double %68, i64 0
  %112 = insertelement <2 x double> %111, double %70, i64 1
  %113 = insertelement <2 x double> poison, double %84, i64 0
  %114 = insertelement <2 x double> %113, double %76, i64 1
  %115 = insertelement <2 x double> poison, double %75, i64 0
  %116 = insertelement <2 x double> %115, double %85, i64 1
  %117 = insertelement <2 x double> poison, double %77, i64 0
  %118 = insertelement <2 x double> %117, double %86, i64 1
  %119 = shufflevector <2 x double> %103, <2 x double> %81, <2 x i32> <i32 0, i32 2>
  %120 = shufflevector <2 x double> %81, <2 x double> %82, <2 x i32> <i32 1, i32 3>
  %121 = shufflevector <2 x double> %104, <2 x double> %82, <2 x i32> <i32 0, i32 2>
  %122 = shufflevector <2 x double> %110, <2 x double> %83, <2 x i32> <i32 0, i32 2>
  %123 = shufflevector <2 x double> %83, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %124 = insertelement <2 x double> %123, double %71, i64 1
  br label %125

125:                                              ; preds = %190, %40
  %126 = phi i64 [ 0, %40 ], [ %228, %190 ]
  %127 = mul nuw nsw i64 %126, 6
  %128 = getelementptr inbounds double, ptr %41, i64 %127
  %129 = getelementptr inbounds double, ptr %42, i64 %127
  %130 = getelementptr inbounds double, ptr %128, i64 2
  %131 = getelementptr inbounds double, ptr %128, i64 3
  %132 = getelementptr inbounds double, ptr %128, i64 5
  %133 = load double, ptr %130, align 8, !tbaa !19
  %134 = load double, ptr %132, align 8, !tbaa !19
  %135 = load <2 x double>, ptr %128, align 8, !tbaa !19
  %136 = load <2 x double>, ptr %131, align 8, !tbaa !19
  %137 = fmul contract <2 x double> %98, %135
  %138 = shufflevector <2 x double> %137, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %139 = fmul contract <2 x double> %100, %135
  %140 = fadd contract <2 x double> %138, %139
  %141 = insertelement <2 x double> poison, double %133, i64 0
  %142 = shufflevector <2 x double> %141, <2 x double> poison, <2 x i32> zeroinitializer
  %143 = fmul contract <2 x double> %102, %142
  %144 = fadd contract <2 x double> %140, %143
  %145 = fmul contract <2 x double> %119, %136
  %146 = shufflevector <2 x double> %145, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %147 = fmul contract <2 x double> %121, %136
  %148 = fadd contract <2 x double> %146, %147
  %149 = insertelement <2 x double> poison, double %134, i64 0
  %150 = shufflevector <2 x double> %149, <2 x double> poison, <2 x i32> zeroinitializer
  %151 = fmul contract <2 x double> %120, %150
  %152 = fadd contract <2 x double> %148, %151
  %153 = fadd contract <2 x double> %144, %152
  store <2 x double> %153, ptr %129, align 8, !tbaa !19
  %154 = getelementptr inbounds double, ptr %129, i64 4
  %155 = getelementptr inbounds double, ptr %129, i64 2
  %156 = fmul contract <2 x double> %106, %135
  %157 = fmul contract <2 x double> %107, %135
  %158 = shufflevector <2 x double> %157, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %159 = fadd contract <2 x double> %156, %158
  %160 = fmul contract <2 x double> %109, %142
  %161 = fadd contract <2 x double> %159, %160
  %162 = fmul contract <2 x double> %112, %136
  %163 = fmul contract <2 x double> %122, %136
  %164 = shufflevector <2 x double> %163, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %165 = fadd contract <2 x double> %164, %162
  %166 = fmul contract <2 x double> %124, %150
  %167 = fadd contract <2 x double> %165, %166
  %168 = fadd contract <2 x double> %161, %167
  store <2 x double> %168, ptr %155, align 8, !tbaa !19
  %169 = shufflevector <2 x double> %135, <2 x double> poison, <2 x i32> zeroinitializer
  %170 = fmul contract <2 x double> %81, %169
  %171 = shufflevector <2 x double> %135, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %172 = fmul contract <2 x double> %82, %171
  %173 = fadd contract <2 x double> %170, %172
  %174 = fmul contract <2 x double> %83, %142
  %175 = fadd contract <2 x double> %173, %174
  %176 = fmul contract <2 x double> %114, %136
  %177 = shufflevector <2 x double> %176, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %178 = fmul contract <2 x double> %116, %136
  %179 = fadd contract <2 x double> %177, %178
  %180 = fmul contract <2 x double> %118, %150
  %181 = fadd contract <2 x double> %179, %180
  %182 = fadd contract <2 x double> %175, %181
  store <2 x double> %182, ptr %154, align 8, !tbaa !19
  br i1 %16, label %190, label %183

183:                                              ; preds = %125
  %184 = load ptr, ptr %17, align 8, !tbaa !46
  %185 = getelementptr inbounds i64, ptr %184, i64 %36
  %186 = load i64, ptr %185, align 8, !tbaa !38
  %187 = getelementptr double, ptr %1, i64 %186
  %188 = getelementptr double, ptr %187, i64 %126
  %189 = load double, ptr %188, align 8, !tbaa !19
  br label %190

190:                                              ; preds = %183, %125
  %191 = phi contract double [ %189, %183 ], [ 0.000000e+00, %125 ]
  %192 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 13, i64 %126
  store double %191, ptr %192, align 8, !tbaa !19
  %193 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %127
  %194 = load double, ptr %193, align 8, !tbaa !19
  %195 = load double, ptr %87, align 8, !tbaa !19
  %196 = fmul contract double %194, %195
  %197 = fsub contract double %191, %196
  store double %197, ptr %192, align 8, !tbaa !19
  %198 = or disjoint i64 %127, 1
  %199 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %198
  %200 = load double, ptr %199, align 8, !tbaa !19
  %201 = load double, ptr %88, align 8, !tbaa !19
  %202 = fmul contract double %200, %201
  %203 = fsub contract double %197, %202
  store double %203, ptr %192, align 8, !tbaa !19
  %204 = add nuw nsw i64 %127, 2
  %205 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %204
  %206 = load double, ptr %205, align 8, !tbaa !19
  %207 = load double, ptr %89, align 8, !tbaa !19
  %208 = fmul contract double %206, %207
  %209 = fsub contract double %203, %208
  store double %209, ptr %192, align 8, !tbaa !19
  %210 = add nuw nsw i64 %127, 3
  %211 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %210
  %212 = load double, ptr %211, align 8, !tbaa !19
  %213 = load double, ptr %90, align 8, !tbaa !19
  %214 = fmul contract double %212, %213
  %215 = fsub contract double %209, %214
  store double %215, ptr %192, align 8, !tbaa !19
  %216 = add nuw nsw i64 %127, 4
  %217 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %216
  %218 = load double, ptr %217, align 8, !tbaa !19
  %219 = load double, ptr %91, align 8, !tbaa !19
  %220 = fmul contract double %218, %219
  %221 = fsub contract double %215, %220
  store double %221, ptr %192, align 8, !tbaa !19
  %222 = add nuw nsw i64 %127, 5
  %223 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %222
  %224 = load double, ptr %223, align 8, !tbaa !19
  %225 = load double, ptr %92, align 8, !tbaa !19
  %226 = fmul contract double %224, %225
  %227 = fsub contract double %221, %226
  store double %227, ptr %192, align 8, !tbaa !19
  %228 = add nuw nsw i64 %126, 1
  %229 = icmp eq i64 %228, %38
  br i1 %229, label %230, label %125, !llvm.loop !166

230:                                              ; preds = %190
  %231 = load ptr, ptr %18, align 8, !tbaa !167
  %232 = load ptr, ptr %17, align 8, !tbaa !46
  %233 = getelementptr inbounds i64, ptr %232, i64 %36
  %234 = load i64, ptr %233, align 8, !tbaa !38
  %235 = getelementptr inbounds double, ptr %231, i64 %234
  br label %236

236:                                              ; preds = %414, %230
  %237 = phi i1 [ %415, %414 ], [ false, %230 ]
  %238 = phi i64 [ %333, %414 ], [ 0, %230 ]
  %239 = getelementptr inbounds double, ptr %235, i64 %238
  %240 = load double, ptr %239, align 8, !tbaa !19
  %241 = mul nuw nsw i64 %238, 6
  %242 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %241
  %243 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %241
  %244 = load <2 x double>, ptr %242, align 8, !tbaa !19
  %245 = load <2 x double>, ptr %243, align 8, !tbaa !19
  %246 = fmul contract <2 x double> %244, %245
  %247 = extractelement <2 x double> %246, i64 0
  %248 = fadd contract double %240, %247
  %249 = extractelement <2 x double> %246, i64 1
  %250 = fadd contract double %248, %249
  %251 = add nuw nsw i64 %241, 2
  %252 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %251
  %253 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %251
  %254 = load <2 x double>, ptr %252, align 8, !tbaa !19
  %255 = load <2 x double>, ptr %253, align 8, !tbaa !19
  %256 = fmul contract <2 x double> %254, %255
  %257 = extractelement <2 x double> %256, i64 0
  %258 = fadd contract double %250, %257
  %259 = extractelement <2 x double> %256, i64 1
  %260 = fadd contract double %258, %259
  %261 = add nuw nsw i64 %241, 4
  %262 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %261
  %263 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %261
  %264 = load <2 x double>, ptr %262, align 8, !tbaa !19
  %265 = load <2 x double>, ptr %263, align 8, !tbaa !19
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
  %287 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %286
  %288 = load double, ptr %287, align 8, !tbaa !19
  %289 = fmul contract double %288, %288
  %290 = fsub contract double %284, %289
  %291 = add nuw nsw i64 %283, 1
  %292 = add i64 %285, 1
  %293 = icmp eq i64 %292, %273
  br i1 %293, label %294, label %282, !llvm.loop !168

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
  %303 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %302
  %304 = load double, ptr %303, align 8, !tbaa !19
  %305 = fmul contract double %304, %304
  %306 = fsub contract double %300, %305
  %307 = or disjoint i64 %299, 1
  %308 = add nuw nsw i64 %307, %241
  %309 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %308
  %310 = load double, ptr %309, align 8, !tbaa !19
  %311 = fmul contract double %310, %310
  %312 = fsub contract double %306, %311
  %313 = or disjoint i64 %299, 2
  %314 = add nuw nsw i64 %313, %241
  %315 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %314
  %316 = load double, ptr %315, align 8, !tbaa !19
  %317 = fmul contract double %316, %316
  %318 = fsub contract double %312, %317
  %319 = or disjoint i64 %299, 3
  %320 = add nuw nsw i64 %319, %241
  %321 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %320
  %322 = load double, ptr %321, align 8, !tbaa !19
  %323 = fmul contract double %322, %322
  %324 = fsub contract double %318, %323
  %325 = add nuw nsw i64 %299, 4
  %326 = add i64 %301, 4
  %327 = icmp eq i64 %326, %276
  br i1 %327, label %277, label %298, !llvm.loop !169

328:                                              ; preds = %294
  %329 = tail call contract noundef double @llvm.sqrt.f64(double %295)
  %330 = fdiv contract double 1.000000e+00, %329
  %331 = mul nsw i64 %238, 7
  %332 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %331
  store double %330, ptr %332, align 8, !tbaa !19
  %333 = add nuw nsw i64 %238, 1
  %334 = icmp slt i64 %333, %38
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
  %343 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %342
  %344 = load <2 x double>, ptr %343, align 8, !tbaa !19
  %345 = load <2 x double>, ptr %243, align 8, !tbaa !19
  %346 = fmul contract <2 x double> %344, %345
  %347 = extractelement <2 x double> %346, i64 0
  %348 = fadd contract double %347, 0.000000e+00
  %349 = extractelement <2 x double> %346, i64 1
  %350 = fadd contract double %348, %349
  %351 = add nuw nsw i64 %342, 2
  %352 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %351
  %353 = load <2 x double>, ptr %352, align 8, !tbaa !19
  %354 = load <2 x double>, ptr %253, align 8, !tbaa !19
  %355 = fmul contract <2 x double> %353, %354
  %356 = extractelement <2 x double> %355, i64 0
  %357 = fadd contract double %350, %356
  %358 = extractelement <2 x double> %355, i64 1
  %359 = fadd contract double %357, %358
  %360 = add nuw nsw i64 %342, 4
  %361 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %360
  %362 = load <2 x double>, ptr %361, align 8, !tbaa !19
  %363 = load <2 x double>, ptr %263, align 8, !tbaa !19
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
  %376 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %375
  %377 = load double, ptr %376, align 8, !tbaa !19
  %378 = add nuw nsw i64 %372, %241
  %379 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %378
  %380 = load double, ptr %379, align 8, !tbaa !19
  %381 = fmul contract double %377, %380
  %382 = fsub contract double %373, %381
  br label %383

383:                                              ; preds = %374, %370, %340
  %384 = phi double [ %368, %340 ], [ %371, %370 ], [ %382, %374 ]
  %385 = fmul contract double %330, %384
  %386 = add nuw nsw i64 %342, %238
  %387 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %386
  store double %385, ptr %387, align 8, !tbaa !19
  %388 = add nuw nsw i64 %341, 1
  %389 = icmp slt i64 %388, %38
  br i1 %389, label %340, label %414, !llvm.loop !170

390:                                              ; preds = %369, %390
  %391 = phi i64 [ %411, %390 ], [ 0, %369 ]
  %392 = phi double [ %410, %390 ], [ %368, %369 ]
  %393 = phi i64 [ %412, %390 ], [ 0, %369 ]
  %394 = add nuw nsw i64 %391, %342
  %395 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %394
  %396 = load double, ptr %395, align 8, !tbaa !19
  %397 = add nuw nsw i64 %391, %241
  %398 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %397
  %399 = load double, ptr %398, align 8, !tbaa !19
  %400 = fmul contract double %396, %399
  %401 = fsub contract double %392, %400
  %402 = or disjoint i64 %391, 1
  %403 = add nuw nsw i64 %402, %342
  %404 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %403
  %405 = load double, ptr %404, align 8, !tbaa !19
  %406 = add nuw nsw i64 %402, %241
  %407 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %406
  %408 = load double, ptr %407, align 8, !tbaa !19
  %409 = fmul contract double %405, %408
  %410 = fsub contract double %401, %409
  %411 = add nuw nsw i64 %391, 2
  %412 = add i64 %393, 2
  %413 = icmp eq i64 %412, %338
  br i1 %413, label %370, label %390, !llvm.loop !171

414:                                              ; preds = %383, %328
  %415 = icmp sge i64 %333, %38
  %416 = icmp eq i64 %333, %38
  br i1 %416, label %417, label %236, !llvm.loop !172

417:                                              ; preds = %414, %294
  %418 = phi i1 [ %415, %414 ], [ %237, %294 ]
  br i1 %418, label %420, label %419

419:                                              ; preds = %417
  store i64 %35, ptr %19, align 8, !tbaa !18
  br label %420

420:                                              ; preds = %419, %417
  br label %421

421:                                              ; preds = %420, %435
  %422 = phi i64 [ %472, %435 ], [ 0, %420 ]
  %423 = icmp eq i64 %422, 0
  br i1 %423, label %435, label %424

424:                                              ; preds = %421
  %425 = mul nsw i64 %422, 6
  %426 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 13, i64 %422
  %427 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %425
  %428 = or disjoint i64 %425, 1
  %429 = add nuw nsw i64 %425, 2
  %430 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %429
  %431 = add nuw nsw i64 %425, 3
  %432 = add nuw nsw i64 %425, 4
  %433 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %432
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
  %443 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %442
  %444 = load double, ptr %443, align 8, !tbaa !19
  %445 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %441
  %446 = load double, ptr %445, align 8, !tbaa !19
  %447 = fmul contract double %444, %446
  store double %447, ptr %445, align 8, !tbaa !19
  %448 = load double, ptr %443, align 8, !tbaa !19
  %449 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %440
  %450 = load double, ptr %449, align 8, !tbaa !19
  %451 = fmul contract double %448, %450
  store double %451, ptr %449, align 8, !tbaa !19
  %452 = load double, ptr %443, align 8, !tbaa !19
  %453 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %439
  %454 = load double, ptr %453, align 8, !tbaa !19
  %455 = fmul contract double %452, %454
  store double %455, ptr %453, align 8, !tbaa !19
  %456 = load double, ptr %443, align 8, !tbaa !19
  %457 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %438
  %458 = load double, ptr %457, align 8, !tbaa !19
  %459 = fmul contract double %456, %458
  store double %459, ptr %457, align 8, !tbaa !19
  %460 = load double, ptr %443, align 8, !tbaa !19
  %461 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %437
  %462 = load double, ptr %461, align 8, !tbaa !19
  %463 = fmul contract double %460, %462
  store double %463, ptr %461, align 8, !tbaa !19
  %464 = load double, ptr %443, align 8, !tbaa !19
  %465 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %436
  %466 = load double, ptr %465, align 8, !tbaa !19
  %467 = fmul contract double %464, %466
  store double %467, ptr %465, align 8, !tbaa !19
  %468 = load double, ptr %443, align 8, !tbaa !19
  %469 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 13, i64 %422
  %470 = load double, ptr %469, align 8, !tbaa !19
  %471 = fmul contract double %468, %470
  store double %471, ptr %469, align 8, !tbaa !19
  %472 = add nuw nsw i64 %422, 1
  %473 = icmp eq i64 %472, %38
  br i1 %473, label %506, label %421, !llvm.loop !173

474:                                              ; preds = %474, %424
  %475 = phi i64 [ 0, %424 ], [ %504, %474 ]
  %476 = add nuw nsw i64 %475, %425
  %477 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %476
  %478 = load double, ptr %477, align 8, !tbaa !19
  %479 = mul nuw nsw i64 %475, 6
  %480 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %479
  %481 = load <2 x double>, ptr %480, align 8, !tbaa !19
  %482 = insertelement <2 x double> poison, double %478, i64 0
  %483 = shufflevector <2 x double> %482, <2 x double> poison, <2 x i32> zeroinitializer
  %484 = fmul contract <2 x double> %483, %481
  %485 = load <2 x double>, ptr %427, align 8, !tbaa !19
  %486 = fsub contract <2 x double> %485, %484
  store <2 x double> %486, ptr %427, align 8, !tbaa !19
  %487 = add nuw nsw i64 %479, 2
  %488 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %487
  %489 = load <2 x double>, ptr %488, align 8, !tbaa !19
  %490 = fmul contract <2 x double> %483, %489
  %491 = load <2 x double>, ptr %430, align 8, !tbaa !19
  %492 = fsub contract <2 x double> %491, %490
  store <2 x double> %492, ptr %430, align 8, !tbaa !19
  %493 = add nuw nsw i64 %479, 4
  %494 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %493
  %495 = load <2 x double>, ptr %494, align 8, !tbaa !19
  %496 = fmul contract <2 x double> %483, %495
  %497 = load <2 x double>, ptr %433, align 8, !tbaa !19
  %498 = fsub contract <2 x double> %497, %496
  store <2 x double> %498, ptr %433, align 8, !tbaa !19
  %499 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 13, i64 %475
  %500 = load double, ptr %499, align 8, !tbaa !19
  %501 = fmul contract double %478, %500
  %502 = load double, ptr %426, align 8, !tbaa !19
  %503 = fsub contract double %502, %501
  store double %503, ptr %426, align 8, !tbaa !19
  %504 = add nuw nsw i64 %475, 1
  %505 = icmp eq i64 %504, %422
  br i1 %505, label %435, label %474, !llvm.loop !174

506:                                              ; preds = %435, %34
  %507 = getelementptr inbounds i64, ptr %21, i64 %36
  %508 = load i64, ptr %507, align 8, !tbaa !38
  %509 = icmp sgt i64 %508, -1
  br i1 %509, label %510, label %942

510:                                              ; preds = %506
  %511 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7
  %512 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7, i64 2
  %513 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7, i64 4
  %514 = load <2 x double>, ptr %513, align 8
  %515 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7, i64 6
  %516 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 7, i64 8
  %517 = load double, ptr %516, align 8
  %518 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8
  %519 = load double, ptr %518, align 8
  %520 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8, i64 1
  %521 = load <2 x double>, ptr %511, align 8
  %522 = load <2 x double>, ptr %520, align 8
  %523 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8, i64 3
  %524 = load double, ptr %523, align 8
  %525 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8, i64 4
  %526 = load double, ptr %525, align 8
  %527 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8, i64 5
  %528 = load double, ptr %527, align 8
  %529 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8, i64 6
  %530 = load double, ptr %529, align 8
  %531 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 8, i64 7
  %532 = load <2 x double>, ptr %515, align 8
  %533 = load <2 x double>, ptr %531, align 8
  %534 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9
  %535 = load double, ptr %534, align 8
  %536 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 1
  %537 = load double, ptr %536, align 8
  %538 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 2
  %539 = load double, ptr %538, align 8
  %540 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 3
  %541 = load double, ptr %540, align 8
  %542 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 4
  %543 = load double, ptr %542, align 8
  %544 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 5
  %545 = load <2 x double>, ptr %512, align 8
  %546 = load <2 x double>, ptr %544, align 8
  %547 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 7
  %548 = load double, ptr %547, align 8
  %549 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 9, i64 8
  %550 = load double, ptr %549, align 8
  %551 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 10
  %552 = load double, ptr %551, align 8
  %553 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 10, i64 1
  %554 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 10, i64 3
  %555 = load <2 x double>, ptr %553, align 8
  %556 = load <2 x double>, ptr %554, align 8
  %557 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 10, i64 5
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
  br i1 %39, label %569, label %660

569:                                              ; preds = %510
  %570 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11
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
  %596 = load <2 x double>, ptr %595, align 8, !tbaa !19
  %597 = extractelement <2 x double> %596, i64 1
  %598 = fmul contract double %597, %597
  %599 = extractelement <2 x double> %596, i64 0
  %600 = fmul contract double %597, %599
  %601 = fsub contract double %572, %600
  %602 = fmul contract <2 x double> %596, %596
  %603 = extractelement <2 x double> %602, i64 0
  %604 = fsub contract double %576, %603
  %605 = load <2 x double>, ptr %593, align 8, !tbaa !19
  %606 = shufflevector <2 x double> %605, <2 x double> poison, <2 x i32> zeroinitializer
  %607 = fmul contract <2 x double> %606, %605
  %608 = fsub contract <2 x double> %578, %607
  %609 = load <2 x double>, ptr %594, align 8, !tbaa !19
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
  %645 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 13, i64 %577
  %646 = load double, ptr %645, align 8, !tbaa !19
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
  %659 = icmp eq i64 %658, %38
  br i1 %659, label %660, label %571, !llvm.loop !175

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
  %680 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 6
  %681 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 6, i64 2
  %682 = load double, ptr %681, align 8, !tbaa !19
  %683 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 6, i64 3
  %684 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 6, i64 5
  %685 = load double, ptr %684, align 8, !tbaa !19
  %686 = extractelement <2 x double> %677, i64 0
  %687 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 4
  %688 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 4, i64 1
  %689 = load double, ptr %687, align 8, !tbaa !19
  %690 = fmul contract double %662, %689
  %691 = fadd contract double %686, %690
  %692 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 7, i64 0
  %693 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 9, i64 0
  %694 = load <2 x double>, ptr %688, align 8, !tbaa !19
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
  %728 = load <2 x double>, ptr %692, align 8, !tbaa !19
  %729 = fadd contract <2 x double> %728, %727
  %730 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 8, i64 1
  %731 = load <2 x double>, ptr %693, align 8, !tbaa !19
  %732 = shufflevector <2 x double> %675, <2 x double> %669, <2 x i32> <i32 0, i32 3>
  %733 = fadd contract <2 x double> %732, %731
  %734 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 7, i64 2
  %735 = load <2 x double>, ptr %730, align 8, !tbaa !19
  %736 = shufflevector <2 x double> %702, <2 x double> %714, <2 x i32> <i32 0, i32 2>
  %737 = fadd contract <2 x double> %736, %735
  %738 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 9, i64 2
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
  %763 = load <2 x double>, ptr %734, align 8, !tbaa !19
  %764 = fadd contract <2 x double> %762, %763
  %765 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 8, i64 3
  %766 = load <2 x double>, ptr %738, align 8, !tbaa !19
  %767 = shufflevector <2 x double> %668, <2 x double> %675, <2 x i32> <i32 1, i32 3>
  %768 = fadd contract <2 x double> %767, %766
  %769 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 7, i64 4
  %770 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 9, i64 4
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
  %803 = load <2 x double>, ptr %765, align 8, !tbaa !19
  %804 = shufflevector <2 x double> %778, <2 x double> %702, <2 x i32> <i32 0, i32 3>
  %805 = fadd contract <2 x double> %804, %803
  %806 = load <2 x double>, ptr %769, align 8, !tbaa !19
  %807 = fadd contract <2 x double> %802, %806
  %808 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 8, i64 5
  %809 = load <2 x double>, ptr %770, align 8, !tbaa !19
  %810 = shufflevector <2 x double> %672, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %811 = insertelement <2 x double> %810, double %662, i64 0
  %812 = fadd contract <2 x double> %811, %809
  %813 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 7, i64 6
  %814 = load <2 x double>, ptr %808, align 8, !tbaa !19
  %815 = shufflevector <2 x double> %714, <2 x double> %778, <2 x i32> <i32 1, i32 3>
  %816 = fadd contract <2 x double> %815, %814
  %817 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 9, i64 6
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
  %830 = load <2 x double>, ptr %813, align 8, !tbaa !19
  %831 = fadd contract <2 x double> %829, %830
  %832 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 8, i64 7
  %833 = load <2 x double>, ptr %817, align 8, !tbaa !19
  %834 = shufflevector <2 x double> %672, <2 x double> %669, <2 x i32> <i32 1, i32 2>
  %835 = fadd contract <2 x double> %834, %833
  %836 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 7, i64 8
  %837 = load <2 x double>, ptr %836, align 8, !tbaa !19
  %838 = insertelement <2 x double> %747, double %798, i64 0
  %839 = fadd contract <2 x double> %838, %837
  %840 = load <2 x double>, ptr %832, align 8, !tbaa !19
  %841 = shufflevector <2 x double> %747, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %842 = insertelement <2 x double> %841, double %706, i64 0
  %843 = fadd contract <2 x double> %842, %840
  %844 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 9, i64 8
  %845 = load <2 x double>, ptr %844, align 8, !tbaa !19
  %846 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 10, i64 1
  %847 = load <2 x double>, ptr %680, align 8, !tbaa !19
  %848 = shufflevector <2 x double> %847, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %849 = load <2 x double>, ptr %683, align 8, !tbaa !19
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
  store <2 x double> %729, ptr %692, align 8, !tbaa !19
  store <2 x double> %733, ptr %693, align 8, !tbaa !19
  store <2 x double> %737, ptr %730, align 8, !tbaa !19
  store <2 x double> %764, ptr %734, align 8, !tbaa !19
  store <2 x double> %768, ptr %738, align 8, !tbaa !19
  store <2 x double> %805, ptr %765, align 8, !tbaa !19
  store <2 x double> %807, ptr %769, align 8, !tbaa !19
  store <2 x double> %812, ptr %770, align 8, !tbaa !19
  store <2 x double> %816, ptr %808, align 8, !tbaa !19
  store <2 x double> %831, ptr %813, align 8, !tbaa !19
  store <2 x double> %835, ptr %817, align 8, !tbaa !19
  store <2 x double> %839, ptr %836, align 8, !tbaa !19
  store <2 x double> %843, ptr %832, align 8, !tbaa !19
  %932 = insertelement <2 x double> %668, double %925, i64 1
  %933 = fadd contract <2 x double> %932, %845
  store <2 x double> %933, ptr %844, align 8, !tbaa !19
  %934 = load <2 x double>, ptr %846, align 8, !tbaa !19
  %935 = fadd contract <2 x double> %931, %934
  store <2 x double> %935, ptr %846, align 8, !tbaa !19
  %936 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 10, i64 3
  %937 = load <2 x double>, ptr %936, align 8, !tbaa !19
  %938 = fadd contract <2 x double> %887, %937
  store <2 x double> %938, ptr %936, align 8, !tbaa !19
  %939 = getelementptr inbounds %struct.Link, ptr %6, i64 %508, i32 10, i64 5
  %940 = load double, ptr %939, align 8, !tbaa !19
  %941 = fadd contract double %919, %940
  store double %941, ptr %939, align 8, !tbaa !19
  br label %942

942:                                              ; preds = %660, %506
  %943 = icmp sgt i64 %35, 1
  br i1 %943, label %34, label %944, !llvm.loop !176

944:                                              ; preds = %942
  %945 = load i64, ptr %0, align 8, !tbaa !33
  %946 = icmp sgt i64 %945, 0
  br i1 %946, label %947, label %954

947:                                              ; preds = %944
  %948 = load ptr, ptr %5, align 8, !tbaa !39
  %949 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %950 = load ptr, ptr %949, align 8, !tbaa !51
  %951 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %952 = load ptr, ptr %951, align 8, !tbaa !37
  %953 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %958

954:                                              ; preds = %1216, %11, %3, %944
  %955 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %956 = load i64, ptr %955, align 8, !tbaa !177
  %957 = icmp eq i64 %956, 0
  br i1 %957, label %1928, label %1219

958:                                              ; preds = %947, %1216
  %959 = phi i64 [ 0, %947 ], [ %1217, %1216 ]
  %960 = getelementptr inbounds i64, ptr %950, i64 %959
  %961 = load i64, ptr %960, align 8, !tbaa !38
  %962 = icmp slt i64 %961, 0
  %963 = getelementptr inbounds %struct.Link, ptr %948, i64 %961, i32 14
  %964 = select i1 %962, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 14), ptr %963
  %965 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4) #14
  %966 = getelementptr inbounds i64, ptr %952, i64 %959
  %967 = load i64, ptr %966, align 8, !tbaa !38
  %968 = load double, ptr %964, align 8, !tbaa !19
  %969 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 6, i64 0
  %970 = load double, ptr %969, align 8, !tbaa !19
  %971 = getelementptr inbounds double, ptr %964, i64 1
  %972 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 6, i64 1
  %973 = load double, ptr %972, align 8, !tbaa !19
  %974 = fadd contract double %968, %970
  store double %974, ptr %965, align 8, !tbaa !19
  %975 = load double, ptr %971, align 8, !tbaa !19
  %976 = fadd contract double %975, %973
  %977 = getelementptr inbounds double, ptr %965, i64 1
  store double %976, ptr %977, align 8, !tbaa !19
  %978 = getelementptr inbounds double, ptr %964, i64 2
  %979 = load double, ptr %978, align 8, !tbaa !19
  %980 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 6, i64 2
  %981 = load double, ptr %980, align 8, !tbaa !19
  %982 = getelementptr inbounds double, ptr %965, i64 2
  %983 = getelementptr inbounds double, ptr %964, i64 3
  %984 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 6, i64 3
  %985 = load double, ptr %984, align 8, !tbaa !19
  %986 = getelementptr inbounds double, ptr %965, i64 3
  %987 = getelementptr inbounds double, ptr %964, i64 4
  %988 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 6, i64 4
  %989 = load double, ptr %988, align 8, !tbaa !19
  %990 = getelementptr inbounds double, ptr %965, i64 4
  %991 = getelementptr inbounds double, ptr %964, i64 5
  %992 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 6, i64 5
  %993 = load double, ptr %992, align 8, !tbaa !19
  %994 = getelementptr inbounds double, ptr %965, i64 5
  %995 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 4
  %996 = getelementptr inbounds double, ptr %995, i64 2
  %997 = load double, ptr %996, align 8, !tbaa !19
  %998 = getelementptr inbounds double, ptr %995, i64 1
  %999 = load double, ptr %998, align 8, !tbaa !19
  %1000 = fadd contract double %979, %981
  store double %1000, ptr %982, align 8, !tbaa !19
  %1001 = load double, ptr %983, align 8, !tbaa !19
  %1002 = fadd contract double %1001, %985
  store double %1002, ptr %986, align 8, !tbaa !19
  %1003 = load double, ptr %987, align 8, !tbaa !19
  %1004 = fadd contract double %1003, %989
  store double %1004, ptr %990, align 8, !tbaa !19
  %1005 = load double, ptr %991, align 8, !tbaa !19
  %1006 = fadd contract double %1005, %993
  store double %1006, ptr %994, align 8, !tbaa !19
  %1007 = load double, ptr %971, align 8, !tbaa !19
  %1008 = fmul contract double %1007, %997
  %1009 = load double, ptr %978, align 8, !tbaa !19
  %1010 = fmul contract double %1009, %999
  %1011 = fsub contract double %1008, %1010
  %1012 = fadd contract double %1002, %1011
  store double %1012, ptr %986, align 8, !tbaa !19
  %1013 = load double, ptr %978, align 8, !tbaa !19
  %1014 = load double, ptr %995, align 8, !tbaa !19
  %1015 = fmul contract double %1013, %1014
  %1016 = load double, ptr %964, align 8, !tbaa !19
  %1017 = fmul contract double %997, %1016
  %1018 = fsub contract double %1015, %1017
  %1019 = fadd contract double %1004, %1018
  store double %1019, ptr %990, align 8, !tbaa !19
  %1020 = load double, ptr %964, align 8, !tbaa !19
  %1021 = fmul contract double %999, %1020
  %1022 = load double, ptr %971, align 8, !tbaa !19
  %1023 = fmul contract double %1014, %1022
  %1024 = fsub contract double %1021, %1023
  %1025 = fadd contract double %1006, %1024
  store double %1025, ptr %994, align 8, !tbaa !19
  %1026 = icmp sgt i64 %967, 0
  br i1 %1026, label %1027, label %1216

1027:                                             ; preds = %958
  %1028 = icmp eq i64 %967, 1
  br i1 %1028, label %1073, label %1029

1029:                                             ; preds = %1027
  %1030 = and i64 %967, 9223372036854775806
  %1031 = insertelement <2 x double> poison, double %974, i64 0
  %1032 = shufflevector <2 x double> %1031, <2 x double> poison, <2 x i32> zeroinitializer
  %1033 = insertelement <2 x double> poison, double %976, i64 0
  %1034 = shufflevector <2 x double> %1033, <2 x double> poison, <2 x i32> zeroinitializer
  %1035 = insertelement <2 x double> poison, double %1000, i64 0
  %1036 = shufflevector <2 x double> %1035, <2 x double> poison, <2 x i32> zeroinitializer
  %1037 = insertelement <2 x double> poison, double %1012, i64 0
  %1038 = shufflevector <2 x double> %1037, <2 x double> poison, <2 x i32> zeroinitializer
  %1039 = insertelement <2 x double> poison, double %1019, i64 0
  %1040 = shufflevector <2 x double> %1039, <2 x double> poison, <2 x i32> zeroinitializer
  %1041 = insertelement <2 x double> poison, double %1025, i64 0
  %1042 = shufflevector <2 x double> %1041, <2 x double> poison, <2 x i32> zeroinitializer
  br label %1043

1043:                                             ; preds = %1043, %1029
  %1044 = phi i64 [ 0, %1029 ], [ %1069, %1043 ]
  %1045 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 13, i64 %1044
  %1046 = load <2 x double>, ptr %1045, align 8, !tbaa !19
  %1047 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %1044
  %1048 = mul nuw nsw i64 %1044, 6
  %1049 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 11, i64 %1048
  %1050 = load <12 x double>, ptr %1049, align 8, !tbaa !19
  %1051 = shufflevector <12 x double> %1050, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %1052 = shufflevector <12 x double> %1050, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %1053 = shufflevector <12 x double> %1050, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %1054 = shufflevector <12 x double> %1050, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %1055 = shufflevector <12 x double> %1050, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %1056 = shufflevector <12 x double> %1050, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %1057 = fmul contract <2 x double> %1032, %1051
  %1058 = fsub contract <2 x double> %1046, %1057
  %1059 = fmul contract <2 x double> %1034, %1052
  %1060 = fsub contract <2 x double> %1058, %1059
  %1061 = fmul contract <2 x double> %1036, %1053
  %1062 = fsub contract <2 x double> %1060, %1061
  %1063 = fmul contract <2 x double> %1038, %1054
  %1064 = fsub contract <2 x double> %1062, %1063
  %1065 = fmul contract <2 x double> %1040, %1055
  %1066 = fsub contract <2 x double> %1064, %1065
  %1067 = fmul contract <2 x double> %1042, %1056
  %1068 = fsub contract <2 x double> %1066, %1067
  store <2 x double> %1068, ptr %1047, align 16, !tbaa !19
  %1069 = add nuw i64 %1044, 2
  %1070 = icmp eq i64 %1069, %1030
  br i1 %1070, label %1071, label %1043, !llvm.loop !178

1071:                                             ; preds = %1043
  %1072 = icmp eq i64 %967, %1030
  br i1 %1072, label %1081, label %1073

1073:                                             ; preds = %1027, %1071
  %1074 = phi i64 [ 0, %1027 ], [ %1030, %1071 ]
  %1075 = insertelement <2 x double> poison, double %974, i64 0
  %1076 = insertelement <2 x double> %1075, double %976, i64 1
  %1077 = insertelement <2 x double> poison, double %1000, i64 0
  %1078 = insertelement <2 x double> %1077, double %1012, i64 1
  %1079 = insertelement <2 x double> poison, double %1019, i64 0
  %1080 = insertelement <2 x double> %1079, double %1025, i64 1
  br label %1142

1081:                                             ; preds = %1142, %1071
  br label %1082

1082:                                             ; preds = %1081, %1107
  %1083 = phi i64 [ 0, %1081 ], [ %1114, %1107 ]
  %1084 = phi i64 [ %967, %1081 ], [ %1085, %1107 ]
  %1085 = add nsw i64 %1084, -1
  %1086 = icmp slt i64 %1084, %967
  %1087 = getelementptr inbounds double, ptr %4, i64 %1085
  %1088 = load double, ptr %1087, align 8, !tbaa !19
  br i1 %1086, label %1089, label %1107

1089:                                             ; preds = %1082
  %1090 = and i64 %1083, 1
  %1091 = icmp eq i64 %1090, 0
  br i1 %1091, label %1102, label %1092

1092:                                             ; preds = %1089
  %1093 = mul nsw i64 %1084, 6
  %1094 = add nsw i64 %1093, %1085
  %1095 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 12, i64 %1094
  %1096 = load double, ptr %1095, align 8, !tbaa !19
  %1097 = getelementptr inbounds double, ptr %4, i64 %1084
  %1098 = load double, ptr %1097, align 8, !tbaa !19
  %1099 = fmul contract double %1096, %1098
  %1100 = fsub contract double %1088, %1099
  store double %1100, ptr %1087, align 8, !tbaa !19
  %1101 = add nuw nsw i64 %1084, 1
  br label %1102

1102:                                             ; preds = %1092, %1089
  %1103 = phi double [ undef, %1089 ], [ %1100, %1092 ]
  %1104 = phi double [ %1088, %1089 ], [ %1100, %1092 ]
  %1105 = phi i64 [ %1084, %1089 ], [ %1101, %1092 ]
  %1106 = icmp eq i64 %1083, 1
  br i1 %1106, label %1107, label %1115

1107:                                             ; preds = %1102, %1115, %1082
  %1108 = phi double [ %1088, %1082 ], [ %1103, %1102 ], [ %1134, %1115 ]
  %1109 = mul nsw i64 %1085, 7
  %1110 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 12, i64 %1109
  %1111 = load double, ptr %1110, align 8, !tbaa !19
  %1112 = fmul contract double %1108, %1111
  store double %1112, ptr %1087, align 8, !tbaa !19
  %1113 = icmp sgt i64 %1084, 1
  %1114 = add i64 %1083, 1
  br i1 %1113, label %1082, label %1137, !llvm.loop !179

1115:                                             ; preds = %1102, %1115
  %1116 = phi double [ %1134, %1115 ], [ %1104, %1102 ]
  %1117 = phi i64 [ %1135, %1115 ], [ %1105, %1102 ]
  %1118 = mul nsw i64 %1117, 6
  %1119 = add nsw i64 %1118, %1085
  %1120 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 12, i64 %1119
  %1121 = load double, ptr %1120, align 8, !tbaa !19
  %1122 = getelementptr inbounds double, ptr %4, i64 %1117
  %1123 = load double, ptr %1122, align 8, !tbaa !19
  %1124 = fmul contract double %1121, %1123
  %1125 = fsub contract double %1116, %1124
  store double %1125, ptr %1087, align 8, !tbaa !19
  %1126 = add nuw nsw i64 %1117, 1
  %1127 = mul nsw i64 %1126, 6
  %1128 = add nsw i64 %1127, %1085
  %1129 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 12, i64 %1128
  %1130 = load double, ptr %1129, align 8, !tbaa !19
  %1131 = getelementptr inbounds double, ptr %4, i64 %1126
  %1132 = load double, ptr %1131, align 8, !tbaa !19
  %1133 = fmul contract double %1130, %1132
  %1134 = fsub contract double %1125, %1133
  store double %1134, ptr %1087, align 8, !tbaa !19
  %1135 = add nuw nsw i64 %1117, 2
  %1136 = icmp eq i64 %1135, %967
  br i1 %1136, label %1107, label %1115, !llvm.loop !180

1137:                                             ; preds = %1107
  %1138 = load ptr, ptr %953, align 8, !tbaa !46
  %1139 = getelementptr inbounds i64, ptr %1138, i64 %959
  %1140 = load i64, ptr %1139, align 8, !tbaa !38
  %1141 = getelementptr double, ptr %2, i64 %1140
  br label %1173

1142:                                             ; preds = %1073, %1142
  %1143 = phi i64 [ %1171, %1142 ], [ %1074, %1073 ]
  %1144 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 13, i64 %1143
  %1145 = load double, ptr %1144, align 8, !tbaa !19
  %1146 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %1143
  %1147 = mul nuw nsw i64 %1143, 6
  %1148 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 11, i64 %1147
  %1149 = load <2 x double>, ptr %1148, align 8, !tbaa !19
  %1150 = fmul contract <2 x double> %1076, %1149
  %1151 = extractelement <2 x double> %1150, i64 0
  %1152 = fsub contract double %1145, %1151
  %1153 = extractelement <2 x double> %1150, i64 1
  %1154 = fsub contract double %1152, %1153
  %1155 = add nuw nsw i64 %1147, 2
  %1156 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 11, i64 %1155
  %1157 = load <2 x double>, ptr %1156, align 8, !tbaa !19
  %1158 = fmul contract <2 x double> %1078, %1157
  %1159 = extractelement <2 x double> %1158, i64 0
  %1160 = fsub contract double %1154, %1159
  %1161 = extractelement <2 x double> %1158, i64 1
  %1162 = fsub contract double %1160, %1161
  %1163 = add nuw nsw i64 %1147, 4
  %1164 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 11, i64 %1163
  %1165 = load <2 x double>, ptr %1164, align 8, !tbaa !19
  %1166 = fmul contract <2 x double> %1080, %1165
  %1167 = extractelement <2 x double> %1166, i64 0
  %1168 = fsub contract double %1162, %1167
  %1169 = extractelement <2 x double> %1166, i64 1
  %1170 = fsub contract double %1168, %1169
  store double %1170, ptr %1146, align 8, !tbaa !19
  %1171 = add nuw nsw i64 %1143, 1
  %1172 = icmp eq i64 %1171, %967
  br i1 %1172, label %1081, label %1142, !llvm.loop !181

1173:                                             ; preds = %1173, %1137
  %1174 = phi i64 [ 0, %1137 ], [ %1214, %1173 ]
  %1175 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %1174
  %1176 = load double, ptr %1175, align 8, !tbaa !19
  %1177 = getelementptr double, ptr %1141, i64 %1174
  store double %1176, ptr %1177, align 8, !tbaa !19
  %1178 = mul nuw nsw i64 %1174, 6
  %1179 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 5, i64 %1178
  %1180 = load double, ptr %1179, align 8, !tbaa !19
  %1181 = fmul contract double %1176, %1180
  %1182 = load double, ptr %965, align 8, !tbaa !19
  %1183 = fadd contract double %1182, %1181
  store double %1183, ptr %965, align 8, !tbaa !19
  %1184 = or disjoint i64 %1178, 1
  %1185 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 5, i64 %1184
  %1186 = load double, ptr %1185, align 8, !tbaa !19
  %1187 = fmul contract double %1176, %1186
  %1188 = load double, ptr %977, align 8, !tbaa !19
  %1189 = fadd contract double %1188, %1187
  store double %1189, ptr %977, align 8, !tbaa !19
  %1190 = add nuw nsw i64 %1178, 2
  %1191 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 5, i64 %1190
  %1192 = load double, ptr %1191, align 8, !tbaa !19
  %1193 = fmul contract double %1176, %1192
  %1194 = load double, ptr %982, align 8, !tbaa !19
  %1195 = fadd contract double %1194, %1193
  store double %1195, ptr %982, align 8, !tbaa !19
  %1196 = add nuw nsw i64 %1178, 3
  %1197 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 5, i64 %1196
  %1198 = load double, ptr %1197, align 8, !tbaa !19
  %1199 = fmul contract double %1176, %1198
  %1200 = load double, ptr %986, align 8, !tbaa !19
  %1201 = fadd contract double %1200, %1199
  store double %1201, ptr %986, align 8, !tbaa !19
  %1202 = add nuw nsw i64 %1178, 4
  %1203 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 5, i64 %1202
  %1204 = load double, ptr %1203, align 8, !tbaa !19
  %1205 = fmul contract double %1176, %1204
  %1206 = load double, ptr %990, align 8, !tbaa !19
  %1207 = fadd contract double %1206, %1205
  store double %1207, ptr %990, align 8, !tbaa !19
  %1208 = add nuw nsw i64 %1178, 5
  %1209 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 5, i64 %1208
  %1210 = load double, ptr %1209, align 8, !tbaa !19
  %1211 = fmul contract double %1176, %1210
  %1212 = load double, ptr %994, align 8, !tbaa !19
  %1213 = fadd contract double %1212, %1211
  store double %1213, ptr %994, align 8, !tbaa !19
  %1214 = add nuw nsw i64 %1174, 1
  %1215 = icmp eq i64 %1214, %967
  br i1 %1215, label %1216, label %1173, !llvm.loop !182

1216:                                             ; preds = %1173, %958
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4) #14
  %1217 = add nuw nsw i64 %959, 1
  %1218 = icmp eq i64 %1217, %945
  br i1 %1218, label %954, label %958, !llvm.loop !183

1219:                                             ; preds = %954
  %1220 = load ptr, ptr %5, align 8, !tbaa !39
  %1221 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 54
  %1222 = load ptr, ptr %1221, align 8, !tbaa !184
  %1223 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %1224 = load i64, ptr %1223, align 8, !tbaa !25
  %1225 = getelementptr double, ptr %1222, i64 %1224
  %1226 = getelementptr inbounds double, ptr %1225, i64 %1224
  %1227 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %1228 = load ptr, ptr %1227, align 8, !tbaa !185
  %1229 = icmp sgt i64 %956, 0
  br i1 %1229, label %1230, label %1460

1230:                                             ; preds = %1219
  %1231 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %1232 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %1233 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  br label %1236

1234:                                             ; preds = %1360
  %1235 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  br label %1446

1236:                                             ; preds = %1360, %1230
  %1237 = phi i64 [ 0, %1230 ], [ %1364, %1360 ]
  %1238 = load i64, ptr %1223, align 8, !tbaa !25
  %1239 = shl i64 %1238, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %1222, i8 0, i64 %1239, i1 false)
  %1240 = load ptr, ptr %1231, align 8, !tbaa !186
  %1241 = getelementptr inbounds i64, ptr %1240, i64 %1237
  %1242 = load i64, ptr %1241, align 8, !tbaa !38
  %1243 = getelementptr i64, ptr %1241, i64 1
  %1244 = load i64, ptr %1243, align 8, !tbaa !38
  %1245 = icmp slt i64 %1242, %1244
  br i1 %1245, label %1246, label %1284

1246:                                             ; preds = %1236
  %1247 = load ptr, ptr %1232, align 8, !tbaa !187
  %1248 = load ptr, ptr %1233, align 8, !tbaa !188
  %1249 = sub i64 %1244, %1242
  %1250 = add i64 %1242, 1
  %1251 = and i64 %1249, 1
  %1252 = icmp eq i64 %1251, 0
  br i1 %1252, label %1262, label %1253

1253:                                             ; preds = %1246
  %1254 = getelementptr inbounds double, ptr %1247, i64 %1242
  %1255 = load double, ptr %1254, align 8, !tbaa !19
  %1256 = getelementptr inbounds i64, ptr %1248, i64 %1242
  %1257 = load i64, ptr %1256, align 8, !tbaa !38
  %1258 = getelementptr inbounds double, ptr %1222, i64 %1257
  %1259 = load double, ptr %1258, align 8, !tbaa !19
  %1260 = fadd contract double %1255, %1259
  store double %1260, ptr %1258, align 8, !tbaa !19
  %1261 = add nsw i64 %1242, 1
  br label %1262

1262:                                             ; preds = %1253, %1246
  %1263 = phi i64 [ %1242, %1246 ], [ %1261, %1253 ]
  %1264 = icmp eq i64 %1244, %1250
  br i1 %1264, label %1284, label %1265

1265:                                             ; preds = %1262, %1265
  %1266 = phi i64 [ %1282, %1265 ], [ %1263, %1262 ]
  %1267 = getelementptr inbounds double, ptr %1247, i64 %1266
  %1268 = load double, ptr %1267, align 8, !tbaa !19
  %1269 = getelementptr inbounds i64, ptr %1248, i64 %1266
  %1270 = load i64, ptr %1269, align 8, !tbaa !38
  %1271 = getelementptr inbounds double, ptr %1222, i64 %1270
  %1272 = load double, ptr %1271, align 8, !tbaa !19
  %1273 = fadd contract double %1268, %1272
  store double %1273, ptr %1271, align 8, !tbaa !19
  %1274 = add nsw i64 %1266, 1
  %1275 = getelementptr inbounds double, ptr %1247, i64 %1274
  %1276 = load double, ptr %1275, align 8, !tbaa !19
  %1277 = getelementptr inbounds i64, ptr %1248, i64 %1274
  %1278 = load i64, ptr %1277, align 8, !tbaa !38
  %1279 = getelementptr inbounds double, ptr %1222, i64 %1278
  %1280 = load double, ptr %1279, align 8, !tbaa !19
  %1281 = fadd contract double %1276, %1280
  store double %1281, ptr %1279, align 8, !tbaa !19
  %1282 = add nsw i64 %1266, 2
  %1283 = icmp eq i64 %1282, %1244
  br i1 %1283, label %1284, label %1265, !llvm.loop !189

1284:                                             ; preds = %1262, %1265, %1236
  tail call fastcc void @answer(ptr noundef %0, ptr noundef %1222, ptr noundef %1225)
  %1285 = getelementptr double, ptr %1226, i64 %1237
  %1286 = load ptr, ptr %1231, align 8, !tbaa !186
  br label %1366

1287:                                             ; preds = %1440
  %1288 = getelementptr inbounds i64, ptr %1286, i64 %1237
  %1289 = load i64, ptr %1288, align 8, !tbaa !38
  %1290 = getelementptr i64, ptr %1288, i64 1
  %1291 = load i64, ptr %1290, align 8, !tbaa !38
  %1292 = icmp slt i64 %1289, %1291
  br i1 %1292, label %1293, label %1360

1293:                                             ; preds = %1287
  %1294 = load ptr, ptr %1232, align 8, !tbaa !187
  %1295 = load ptr, ptr %1233, align 8, !tbaa !188
  %1296 = sub i64 %1291, %1289
  %1297 = and i64 %1296, 3
  %1298 = icmp eq i64 %1297, 0
  br i1 %1298, label %1314, label %1299

1299:                                             ; preds = %1293, %1299
  %1300 = phi i64 [ %1311, %1299 ], [ %1289, %1293 ]
  %1301 = phi double [ %1310, %1299 ], [ 0.000000e+00, %1293 ]
  %1302 = phi i64 [ %1312, %1299 ], [ 0, %1293 ]
  %1303 = getelementptr inbounds double, ptr %1294, i64 %1300
  %1304 = load double, ptr %1303, align 8, !tbaa !19
  %1305 = getelementptr inbounds i64, ptr %1295, i64 %1300
  %1306 = load i64, ptr %1305, align 8, !tbaa !38
  %1307 = getelementptr inbounds double, ptr %2, i64 %1306
  %1308 = load double, ptr %1307, align 8, !tbaa !19
  %1309 = fmul contract double %1304, %1308
  %1310 = fadd contract double %1301, %1309
  %1311 = add nsw i64 %1300, 1
  %1312 = add i64 %1302, 1
  %1313 = icmp eq i64 %1312, %1297
  br i1 %1313, label %1314, label %1299, !llvm.loop !190

1314:                                             ; preds = %1299, %1293
  %1315 = phi double [ undef, %1293 ], [ %1310, %1299 ]
  %1316 = phi i64 [ %1289, %1293 ], [ %1311, %1299 ]
  %1317 = phi double [ 0.000000e+00, %1293 ], [ %1310, %1299 ]
  %1318 = sub i64 %1289, %1291
  %1319 = icmp ugt i64 %1318, -4
  br i1 %1319, label %1360, label %1320

1320:                                             ; preds = %1314, %1320
  %1321 = phi i64 [ %1358, %1320 ], [ %1316, %1314 ]
  %1322 = phi double [ %1357, %1320 ], [ %1317, %1314 ]
  %1323 = getelementptr inbounds double, ptr %1294, i64 %1321
  %1324 = load double, ptr %1323, align 8, !tbaa !19
  %1325 = getelementptr inbounds i64, ptr %1295, i64 %1321
  %1326 = load i64, ptr %1325, align 8, !tbaa !38
  %1327 = getelementptr inbounds double, ptr %2, i64 %1326
  %1328 = load double, ptr %1327, align 8, !tbaa !19
  %1329 = fmul contract double %1324, %1328
  %1330 = fadd contract double %1322, %1329
  %1331 = add nsw i64 %1321, 1
  %1332 = getelementptr inbounds double, ptr %1294, i64 %1331
  %1333 = load double, ptr %1332, align 8, !tbaa !19
  %1334 = getelementptr inbounds i64, ptr %1295, i64 %1331
  %1335 = load i64, ptr %1334, align 8, !tbaa !38
  %1336 = getelementptr inbounds double, ptr %2, i64 %1335
  %1337 = load double, ptr %1336, align 8, !tbaa !19
  %1338 = fmul contract double %1333, %1337
  %1339 = fadd contract double %1330, %1338
  %1340 = add nsw i64 %1321, 2
  %1341 = getelementptr inbounds double, ptr %1294, i64 %1340
  %1342 = load double, ptr %1341, align 8, !tbaa !19
  %1343 = getelementptr inbounds i64, ptr %1295, i64 %1340
  %1344 = load i64, ptr %1343, align 8, !tbaa !38
  %1345 = getelementptr inbounds double, ptr %2, i64 %1344
  %1346 = load double, ptr %1345, align 8, !tbaa !19
  %1347 = fmul contract double %1342, %1346
  %1348 = fadd contract double %1339, %1347
  %1349 = add nsw i64 %1321, 3
  %1350 = getelementptr inbounds double, ptr %1294, i64 %1349
  %1351 = load double, ptr %1350, align 8, !tbaa !19
  %1352 = getelementptr inbounds i64, ptr %1295, i64 %1349
  %1353 = load i64, ptr %1352, align 8, !tbaa !38
  %1354 = getelementptr inbounds double, ptr %2, i64 %1353
  %1355 = load double, ptr %1354, align 8, !tbaa !19
  %1356 = fmul contract double %1351, %1355
  %1357 = fadd contract double %1348, %1356
  %1358 = add nsw i64 %1321, 4
  %1359 = icmp eq i64 %1358, %1291
  br i1 %1359, label %1360, label %1320, !llvm.loop !191

1360:                                             ; preds = %1314, %1320, %1287
  %1361 = phi double [ 0.000000e+00, %1287 ], [ %1315, %1314 ], [ %1357, %1320 ]
  %1362 = fneg contract double %1361
  %1363 = getelementptr inbounds double, ptr %1228, i64 %1237
  store double %1362, ptr %1363, align 8, !tbaa !19
  %1364 = add nuw nsw i64 %1237, 1
  %1365 = icmp eq i64 %1364, %956
  br i1 %1365, label %1234, label %1236, !llvm.loop !192

1366:                                             ; preds = %1440, %1284
  %1367 = phi i64 [ %1237, %1284 ], [ %1444, %1440 ]
  %1368 = getelementptr inbounds i64, ptr %1286, i64 %1367
  %1369 = load i64, ptr %1368, align 8, !tbaa !38
  %1370 = getelementptr i64, ptr %1368, i64 1
  %1371 = load i64, ptr %1370, align 8, !tbaa !38
  %1372 = icmp slt i64 %1369, %1371
  br i1 %1372, label %1373, label %1440

1373:                                             ; preds = %1366
  %1374 = load ptr, ptr %1232, align 8, !tbaa !187
  %1375 = load ptr, ptr %1233, align 8, !tbaa !188
  %1376 = sub i64 %1371, %1369
  %1377 = and i64 %1376, 3
  %1378 = icmp eq i64 %1377, 0
  br i1 %1378, label %1394, label %1379

1379:                                             ; preds = %1373, %1379
  %1380 = phi i64 [ %1391, %1379 ], [ %1369, %1373 ]
  %1381 = phi double [ %1390, %1379 ], [ 0.000000e+00, %1373 ]
  %1382 = phi i64 [ %1392, %1379 ], [ 0, %1373 ]
  %1383 = getelementptr inbounds double, ptr %1374, i64 %1380
  %1384 = load double, ptr %1383, align 8, !tbaa !19
  %1385 = getelementptr inbounds i64, ptr %1375, i64 %1380
  %1386 = load i64, ptr %1385, align 8, !tbaa !38
  %1387 = getelementptr inbounds double, ptr %1225, i64 %1386
  %1388 = load double, ptr %1387, align 8, !tbaa !19
  %1389 = fmul contract double %1384, %1388
  %1390 = fadd contract double %1381, %1389
  %1391 = add nsw i64 %1380, 1
  %1392 = add i64 %1382, 1
  %1393 = icmp eq i64 %1392, %1377
  br i1 %1393, label %1394, label %1379, !llvm.loop !193

1394:                                             ; preds = %1379, %1373
  %1395 = phi double [ undef, %1373 ], [ %1390, %1379 ]
  %1396 = phi i64 [ %1369, %1373 ], [ %1391, %1379 ]
  %1397 = phi double [ 0.000000e+00, %1373 ], [ %1390, %1379 ]
  %1398 = sub i64 %1369, %1371
  %1399 = icmp ugt i64 %1398, -4
  br i1 %1399, label %1440, label %1400

1400:                                             ; preds = %1394, %1400
  %1401 = phi i64 [ %1438, %1400 ], [ %1396, %1394 ]
  %1402 = phi double [ %1437, %1400 ], [ %1397, %1394 ]
  %1403 = getelementptr inbounds double, ptr %1374, i64 %1401
  %1404 = load double, ptr %1403, align 8, !tbaa !19
  %1405 = getelementptr inbounds i64, ptr %1375, i64 %1401
  %1406 = load i64, ptr %1405, align 8, !tbaa !38
  %1407 = getelementptr inbounds double, ptr %1225, i64 %1406
  %1408 = load double, ptr %1407, align 8, !tbaa !19
  %1409 = fmul contract double %1404, %1408
  %1410 = fadd contract double %1402, %1409
  %1411 = add nsw i64 %1401, 1
  %1412 = getelementptr inbounds double, ptr %1374, i64 %1411
  %1413 = load double, ptr %1412, align 8, !tbaa !19
  %1414 = getelementptr inbounds i64, ptr %1375, i64 %1411
  %1415 = load i64, ptr %1414, align 8, !tbaa !38
  %1416 = getelementptr inbounds double, ptr %1225, i64 %1415
  %1417 = load double, ptr %1416, align 8, !tbaa !19
  %1418 = fmul contract double %1413, %1417
  %1419 = fadd contract double %1410, %1418
  %1420 = add nsw i64 %1401, 2
  %1421 = getelementptr inbounds double, ptr %1374, i64 %1420
  %1422 = load double, ptr %1421, align 8, !tbaa !19
  %1423 = getelementptr inbounds i64, ptr %1375, i64 %1420
  %1424 = load i64, ptr %1423, align 8, !tbaa !38
  %1425 = getelementptr inbounds double, ptr %1225, i64 %1424
  %1426 = load double, ptr %1425, align 8, !tbaa !19
  %1427 = fmul contract double %1422, %1426
  %1428 = fadd contract double %1419, %1427
  %1429 = add nsw i64 %1401, 3
  %1430 = getelementptr inbounds double, ptr %1374, i64 %1429
  %1431 = load double, ptr %1430, align 8, !tbaa !19
  %1432 = getelementptr inbounds i64, ptr %1375, i64 %1429
  %1433 = load i64, ptr %1432, align 8, !tbaa !38
  %1434 = getelementptr inbounds double, ptr %1225, i64 %1433
  %1435 = load double, ptr %1434, align 8, !tbaa !19
  %1436 = fmul contract double %1431, %1435
  %1437 = fadd contract double %1428, %1436
  %1438 = add nsw i64 %1401, 4
  %1439 = icmp eq i64 %1438, %1371
  br i1 %1439, label %1440, label %1400, !llvm.loop !191

1440:                                             ; preds = %1394, %1400, %1366
  %1441 = phi double [ 0.000000e+00, %1366 ], [ %1395, %1394 ], [ %1437, %1400 ]
  %1442 = mul nsw i64 %1367, %956
  %1443 = getelementptr double, ptr %1285, i64 %1442
  store double %1441, ptr %1443, align 8, !tbaa !19
  %1444 = add nuw nsw i64 %1367, 1
  %1445 = icmp slt i64 %1444, %956
  br i1 %1445, label %1366, label %1287, !llvm.loop !194

1446:                                             ; preds = %1596, %1234
  %1447 = phi i64 [ 0, %1234 ], [ %1519, %1596 ]
  %1448 = icmp eq i64 %1447, 0
  br i1 %1448, label %1449, label %1451

1449:                                             ; preds = %1446
  %1450 = load double, ptr %1226, align 8, !tbaa !19
  br label %1483

1451:                                             ; preds = %1446
  %1452 = mul nsw i64 %1447, %956
  %1453 = getelementptr double, ptr %1226, i64 %1452
  %1454 = getelementptr double, ptr %1453, i64 %1447
  %1455 = load double, ptr %1454, align 8, !tbaa !19
  %1456 = and i64 %1447, 3
  %1457 = icmp ult i64 %1447, 4
  br i1 %1457, label %1467, label %1458

1458:                                             ; preds = %1451
  %1459 = and i64 %1447, 9223372036854775804
  br label %1489

1460:                                             ; preds = %1219
  %1461 = shl i64 %1224, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %1222, i8 0, i64 %1461, i1 false)
  br label %1646

1462:                                             ; preds = %1596
  %1463 = load i64, ptr %1223, align 8, !tbaa !25
  %1464 = shl i64 %1463, 3
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %1222, i8 0, i64 %1464, i1 false)
  %1465 = add nuw i64 %956, 1
  %1466 = load ptr, ptr %1231, align 8, !tbaa !186
  br label %1621

1467:                                             ; preds = %1489, %1451
  %1468 = phi double [ undef, %1451 ], [ %1511, %1489 ]
  %1469 = phi double [ %1455, %1451 ], [ %1511, %1489 ]
  %1470 = phi i64 [ 0, %1451 ], [ %1512, %1489 ]
  %1471 = icmp eq i64 %1456, 0
  br i1 %1471, label %1483, label %1472

1472:                                             ; preds = %1467, %1472
  %1473 = phi double [ %1479, %1472 ], [ %1469, %1467 ]
  %1474 = phi i64 [ %1480, %1472 ], [ %1470, %1467 ]
  %1475 = phi i64 [ %1481, %1472 ], [ 0, %1467 ]
  %1476 = getelementptr double, ptr %1453, i64 %1474
  %1477 = load double, ptr %1476, align 8, !tbaa !19
  %1478 = fmul contract double %1477, %1477
  %1479 = fsub contract double %1473, %1478
  store double %1479, ptr %1454, align 8, !tbaa !19
  %1480 = add nuw nsw i64 %1474, 1
  %1481 = add i64 %1475, 1
  %1482 = icmp eq i64 %1481, %1456
  br i1 %1482, label %1483, label %1472, !llvm.loop !195

1483:                                             ; preds = %1467, %1472, %1449
  %1484 = phi double [ %1450, %1449 ], [ %1468, %1467 ], [ %1479, %1472 ]
  %1485 = phi i64 [ 0, %1449 ], [ %1452, %1472 ], [ %1452, %1467 ]
  %1486 = getelementptr double, ptr %1226, i64 %1485
  %1487 = getelementptr double, ptr %1486, i64 %1447
  %1488 = fcmp contract ogt double %1484, 0.000000e+00
  br i1 %1488, label %1516, label %1515

1489:                                             ; preds = %1489, %1458
  %1490 = phi double [ %1455, %1458 ], [ %1511, %1489 ]
  %1491 = phi i64 [ 0, %1458 ], [ %1512, %1489 ]
  %1492 = phi i64 [ 0, %1458 ], [ %1513, %1489 ]
  %1493 = getelementptr double, ptr %1453, i64 %1491
  %1494 = load double, ptr %1493, align 8, !tbaa !19
  %1495 = fmul contract double %1494, %1494
  %1496 = fsub contract double %1490, %1495
  store double %1496, ptr %1454, align 8, !tbaa !19
  %1497 = or disjoint i64 %1491, 1
  %1498 = getelementptr double, ptr %1453, i64 %1497
  %1499 = load double, ptr %1498, align 8, !tbaa !19
  %1500 = fmul contract double %1499, %1499
  %1501 = fsub contract double %1496, %1500
  store double %1501, ptr %1454, align 8, !tbaa !19
  %1502 = or disjoint i64 %1491, 2
  %1503 = getelementptr double, ptr %1453, i64 %1502
  %1504 = load double, ptr %1503, align 8, !tbaa !19
  %1505 = fmul contract double %1504, %1504
  %1506 = fsub contract double %1501, %1505
  store double %1506, ptr %1454, align 8, !tbaa !19
  %1507 = or disjoint i64 %1491, 3
  %1508 = getelementptr double, ptr %1453, i64 %1507
  %1509 = load double, ptr %1508, align 8, !tbaa !19
  %1510 = fmul contract double %1509, %1509
  %1511 = fsub contract double %1506, %1510
  store double %1511, ptr %1454, align 8, !tbaa !19
  %1512 = add nuw nsw i64 %1491, 4
  %1513 = add i64 %1492, 4
  %1514 = icmp eq i64 %1513, %1459
  br i1 %1514, label %1467, label %1489, !llvm.loop !196

1515:                                             ; preds = %1483
  store i64 1, ptr %1235, align 8, !tbaa !18
  br label %1516

1516:                                             ; preds = %1515, %1483
  %1517 = tail call contract noundef double @llvm.sqrt.f64(double %1484)
  %1518 = fdiv contract double 1.000000e+00, %1517
  %1519 = add nuw nsw i64 %1447, 1
  %1520 = getelementptr double, ptr %1226, i64 %1447
  %1521 = icmp slt i64 %1519, %956
  br i1 %1521, label %1522, label %1527

1522:                                             ; preds = %1516
  %1523 = and i64 %1447, 1
  %1524 = icmp eq i64 %1447, 1
  %1525 = and i64 %1447, 9223372036854775806
  %1526 = icmp eq i64 %1523, 0
  br label %1537

1527:                                             ; preds = %1558, %1516
  br i1 %1448, label %1528, label %1530

1528:                                             ; preds = %1527
  %1529 = load double, ptr %1228, align 8, !tbaa !19
  br label %1596

1530:                                             ; preds = %1527
  %1531 = getelementptr inbounds double, ptr %1228, i64 %1447
  %1532 = load double, ptr %1531, align 8, !tbaa !19
  %1533 = and i64 %1447, 1
  %1534 = icmp eq i64 %1447, 1
  br i1 %1534, label %1584, label %1535

1535:                                             ; preds = %1530
  %1536 = and i64 %1447, 9223372036854775806
  br label %1601

1537:                                             ; preds = %1522, %1558
  %1538 = phi i64 [ %1562, %1558 ], [ %1519, %1522 ]
  %1539 = mul nsw i64 %1538, %956
  br i1 %1448, label %1540, label %1543

1540:                                             ; preds = %1537
  %1541 = getelementptr double, ptr %1520, i64 %1539
  %1542 = load double, ptr %1541, align 8, !tbaa !19
  br label %1558

1543:                                             ; preds = %1537
  %1544 = getelementptr double, ptr %1226, i64 %1539
  %1545 = getelementptr double, ptr %1544, i64 %1447
  %1546 = load double, ptr %1545, align 8, !tbaa !19
  br i1 %1524, label %1547, label %1564

1547:                                             ; preds = %1564, %1543
  %1548 = phi double [ undef, %1543 ], [ %1580, %1564 ]
  %1549 = phi double [ %1546, %1543 ], [ %1580, %1564 ]
  %1550 = phi i64 [ 0, %1543 ], [ %1581, %1564 ]
  br i1 %1526, label %1558, label %1551

1551:                                             ; preds = %1547
  %1552 = getelementptr double, ptr %1544, i64 %1550
  %1553 = load double, ptr %1552, align 8, !tbaa !19
  %1554 = getelementptr double, ptr %1486, i64 %1550
  %1555 = load double, ptr %1554, align 8, !tbaa !19
  %1556 = fmul contract double %1553, %1555
  %1557 = fsub contract double %1549, %1556
  store double %1557, ptr %1545, align 8, !tbaa !19
  br label %1558

1558:                                             ; preds = %1551, %1547, %1540
  %1559 = phi double [ %1542, %1540 ], [ %1548, %1547 ], [ %1557, %1551 ]
  %1560 = getelementptr double, ptr %1520, i64 %1539
  %1561 = fmul contract double %1518, %1559
  store double %1561, ptr %1560, align 8, !tbaa !19
  %1562 = add nuw nsw i64 %1538, 1
  %1563 = icmp slt i64 %1562, %956
  br i1 %1563, label %1537, label %1527, !llvm.loop !197

1564:                                             ; preds = %1543, %1564
  %1565 = phi double [ %1580, %1564 ], [ %1546, %1543 ]
  %1566 = phi i64 [ %1581, %1564 ], [ 0, %1543 ]
  %1567 = phi i64 [ %1582, %1564 ], [ 0, %1543 ]
  %1568 = getelementptr double, ptr %1544, i64 %1566
  %1569 = load double, ptr %1568, align 8, !tbaa !19
  %1570 = getelementptr double, ptr %1486, i64 %1566
  %1571 = load double, ptr %1570, align 8, !tbaa !19
  %1572 = fmul contract double %1569, %1571
  %1573 = fsub contract double %1565, %1572
  store double %1573, ptr %1545, align 8, !tbaa !19
  %1574 = or disjoint i64 %1566, 1
  %1575 = getelementptr double, ptr %1544, i64 %1574
  %1576 = load double, ptr %1575, align 8, !tbaa !19
  %1577 = getelementptr double, ptr %1486, i64 %1574
  %1578 = load double, ptr %1577, align 8, !tbaa !19
  %1579 = fmul contract double %1576, %1578
  %1580 = fsub contract double %1573, %1579
  store double %1580, ptr %1545, align 8, !tbaa !19
  %1581 = add nuw nsw i64 %1566, 2
  %1582 = add i64 %1567, 2
  %1583 = icmp eq i64 %1582, %1525
  br i1 %1583, label %1547, label %1564, !llvm.loop !198

1584:                                             ; preds = %1601, %1530
  %1585 = phi double [ undef, %1530 ], [ %1617, %1601 ]
  %1586 = phi double [ %1532, %1530 ], [ %1617, %1601 ]
  %1587 = phi i64 [ 0, %1530 ], [ %1618, %1601 ]
  %1588 = icmp eq i64 %1533, 0
  br i1 %1588, label %1596, label %1589

1589:                                             ; preds = %1584
  %1590 = getelementptr double, ptr %1486, i64 %1587
  %1591 = load double, ptr %1590, align 8, !tbaa !19
  %1592 = getelementptr inbounds double, ptr %1228, i64 %1587
  %1593 = load double, ptr %1592, align 8, !tbaa !19
  %1594 = fmul contract double %1591, %1593
  %1595 = fsub contract double %1586, %1594
  store double %1595, ptr %1531, align 8, !tbaa !19
  br label %1596

1596:                                             ; preds = %1589, %1584, %1528
  %1597 = phi double [ %1529, %1528 ], [ %1585, %1584 ], [ %1595, %1589 ]
  %1598 = getelementptr inbounds double, ptr %1228, i64 %1447
  %1599 = fmul contract double %1518, %1597
  store double %1599, ptr %1598, align 8, !tbaa !19
  store double %1518, ptr %1487, align 8, !tbaa !19
  %1600 = icmp eq i64 %1519, %956
  br i1 %1600, label %1462, label %1446, !llvm.loop !199

1601:                                             ; preds = %1601, %1535
  %1602 = phi double [ %1532, %1535 ], [ %1617, %1601 ]
  %1603 = phi i64 [ 0, %1535 ], [ %1618, %1601 ]
  %1604 = phi i64 [ 0, %1535 ], [ %1619, %1601 ]
  %1605 = getelementptr double, ptr %1486, i64 %1603
  %1606 = load double, ptr %1605, align 8, !tbaa !19
  %1607 = getelementptr inbounds double, ptr %1228, i64 %1603
  %1608 = load double, ptr %1607, align 8, !tbaa !19
  %1609 = fmul contract double %1606, %1608
  %1610 = fsub contract double %1602, %1609
  store double %1610, ptr %1531, align 8, !tbaa !19
  %1611 = or disjoint i64 %1603, 1
  %1612 = getelementptr double, ptr %1486, i64 %1611
  %1613 = load double, ptr %1612, align 8, !tbaa !19
  %1614 = getelementptr inbounds double, ptr %1228, i64 %1611
  %1615 = load double, ptr %1614, align 8, !tbaa !19
  %1616 = fmul contract double %1613, %1615
  %1617 = fsub contract double %1610, %1616
  store double %1617, ptr %1531, align 8, !tbaa !19
  %1618 = add nuw nsw i64 %1603, 2
  %1619 = add i64 %1604, 2
  %1620 = icmp eq i64 %1619, %1536
  br i1 %1620, label %1584, label %1601, !llvm.loop !200

1621:                                             ; preds = %1749, %1462
  %1622 = phi i64 [ %1751, %1749 ], [ 0, %1462 ]
  %1623 = phi i64 [ %1624, %1749 ], [ %956, %1462 ]
  %1624 = add nsw i64 %1623, -1
  %1625 = getelementptr double, ptr %1226, i64 %1624
  %1626 = icmp slt i64 %1623, %956
  %1627 = getelementptr inbounds double, ptr %1228, i64 %1624
  %1628 = load double, ptr %1627, align 8, !tbaa !19
  br i1 %1626, label %1629, label %1697

1629:                                             ; preds = %1621
  %1630 = and i64 %1622, 1
  %1631 = icmp eq i64 %1630, 0
  br i1 %1631, label %1641, label %1632

1632:                                             ; preds = %1629
  %1633 = mul nsw i64 %1623, %956
  %1634 = getelementptr double, ptr %1625, i64 %1633
  %1635 = load double, ptr %1634, align 8, !tbaa !19
  %1636 = getelementptr inbounds double, ptr %1228, i64 %1623
  %1637 = load double, ptr %1636, align 8, !tbaa !19
  %1638 = fmul contract double %1635, %1637
  %1639 = fsub contract double %1628, %1638
  store double %1639, ptr %1627, align 8, !tbaa !19
  %1640 = add nuw nsw i64 %1623, 1
  br label %1641

1641:                                             ; preds = %1632, %1629
  %1642 = phi double [ undef, %1629 ], [ %1639, %1632 ]
  %1643 = phi double [ %1628, %1629 ], [ %1639, %1632 ]
  %1644 = phi i64 [ %1623, %1629 ], [ %1640, %1632 ]
  %1645 = icmp eq i64 %1622, 1
  br i1 %1645, label %1697, label %1752

1646:                                             ; preds = %1749, %1460
  tail call fastcc void @answer(ptr noundef %0, ptr noundef %1222, ptr noundef %1225)
  %1647 = load i64, ptr %1223, align 8, !tbaa !25
  %1648 = icmp sgt i64 %1647, 0
  br i1 %1648, label %1649, label %1772

1649:                                             ; preds = %1646
  %1650 = icmp ult i64 %1647, 10
  br i1 %1650, label %1678, label %1651

1651:                                             ; preds = %1649
  %1652 = shl i64 %1647, 3
  %1653 = getelementptr i8, ptr %2, i64 %1652
  %1654 = add i64 %1647, %1224
  %1655 = shl i64 %1654, 3
  %1656 = getelementptr i8, ptr %1222, i64 %1655
  %1657 = icmp ugt ptr %1656, %2
  %1658 = icmp ult ptr %1225, %1653
  %1659 = and i1 %1657, %1658
  br i1 %1659, label %1678, label %1660

1660:                                             ; preds = %1651
  %1661 = and i64 %1647, 9223372036854775804
  br label %1662

1662:                                             ; preds = %1662, %1660
  %1663 = phi i64 [ 0, %1660 ], [ %1674, %1662 ]
  %1664 = getelementptr inbounds double, ptr %1225, i64 %1663
  %1665 = getelementptr inbounds double, ptr %1664, i64 2
  %1666 = load <2 x double>, ptr %1664, align 8, !tbaa !19, !alias.scope !201
  %1667 = load <2 x double>, ptr %1665, align 8, !tbaa !19, !alias.scope !201
  %1668 = getelementptr inbounds double, ptr %2, i64 %1663
  %1669 = getelementptr inbounds double, ptr %1668, i64 2
  %1670 = load <2 x double>, ptr %1668, align 8, !tbaa !19, !alias.scope !204, !noalias !201
  %1671 = load <2 x double>, ptr %1669, align 8, !tbaa !19, !alias.scope !204, !noalias !201
  %1672 = fadd contract <2 x double> %1666, %1670
  %1673 = fadd contract <2 x double> %1667, %1671
  store <2 x double> %1672, ptr %1668, align 8, !tbaa !19, !alias.scope !204, !noalias !201
  store <2 x double> %1673, ptr %1669, align 8, !tbaa !19, !alias.scope !204, !noalias !201
  %1674 = add nuw i64 %1663, 4
  %1675 = icmp eq i64 %1674, %1661
  br i1 %1675, label %1676, label %1662, !llvm.loop !206

1676:                                             ; preds = %1662
  %1677 = icmp eq i64 %1647, %1661
  br i1 %1677, label %1772, label %1678

1678:                                             ; preds = %1651, %1649, %1676
  %1679 = phi i64 [ 0, %1651 ], [ 0, %1649 ], [ %1661, %1676 ]
  %1680 = and i64 %1647, 3
  %1681 = icmp eq i64 %1680, 0
  br i1 %1681, label %1693, label %1682

1682:                                             ; preds = %1678, %1682
  %1683 = phi i64 [ %1690, %1682 ], [ %1679, %1678 ]
  %1684 = phi i64 [ %1691, %1682 ], [ 0, %1678 ]
  %1685 = getelementptr inbounds double, ptr %1225, i64 %1683
  %1686 = load double, ptr %1685, align 8, !tbaa !19
  %1687 = getelementptr inbounds double, ptr %2, i64 %1683
  %1688 = load double, ptr %1687, align 8, !tbaa !19
  %1689 = fadd contract double %1686, %1688
  store double %1689, ptr %1687, align 8, !tbaa !19
  %1690 = add nuw nsw i64 %1683, 1
  %1691 = add i64 %1684, 1
  %1692 = icmp eq i64 %1691, %1680
  br i1 %1692, label %1693, label %1682, !llvm.loop !207

1693:                                             ; preds = %1682, %1678
  %1694 = phi i64 [ %1679, %1678 ], [ %1690, %1682 ]
  %1695 = sub nsw i64 %1679, %1647
  %1696 = icmp ugt i64 %1695, -4
  br i1 %1696, label %1772, label %1780

1697:                                             ; preds = %1641, %1752, %1621
  %1698 = phi double [ %1628, %1621 ], [ %1642, %1641 ], [ %1769, %1752 ]
  %1699 = mul i64 %1624, %1465
  %1700 = getelementptr inbounds double, ptr %1226, i64 %1699
  %1701 = load double, ptr %1700, align 8, !tbaa !19
  %1702 = fmul contract double %1698, %1701
  store double %1702, ptr %1627, align 8, !tbaa !19
  %1703 = getelementptr inbounds i64, ptr %1466, i64 %1624
  %1704 = load i64, ptr %1703, align 8, !tbaa !38
  %1705 = getelementptr i64, ptr %1466, i64 %1623
  %1706 = load i64, ptr %1705, align 8, !tbaa !38
  %1707 = icmp slt i64 %1704, %1706
  br i1 %1707, label %1708, label %1749

1708:                                             ; preds = %1697
  %1709 = load ptr, ptr %1232, align 8, !tbaa !187
  %1710 = load ptr, ptr %1233, align 8, !tbaa !188
  %1711 = sub i64 %1706, %1704
  %1712 = add i64 %1704, 1
  %1713 = and i64 %1711, 1
  %1714 = icmp eq i64 %1713, 0
  br i1 %1714, label %1725, label %1715

1715:                                             ; preds = %1708
  %1716 = getelementptr inbounds double, ptr %1709, i64 %1704
  %1717 = load double, ptr %1716, align 8, !tbaa !19
  %1718 = fmul contract double %1702, %1717
  %1719 = getelementptr inbounds i64, ptr %1710, i64 %1704
  %1720 = load i64, ptr %1719, align 8, !tbaa !38
  %1721 = getelementptr inbounds double, ptr %1222, i64 %1720
  %1722 = load double, ptr %1721, align 8, !tbaa !19
  %1723 = fadd contract double %1718, %1722
  store double %1723, ptr %1721, align 8, !tbaa !19
  %1724 = add nsw i64 %1704, 1
  br label %1725

1725:                                             ; preds = %1715, %1708
  %1726 = phi i64 [ %1704, %1708 ], [ %1724, %1715 ]
  %1727 = icmp eq i64 %1706, %1712
  br i1 %1727, label %1749, label %1728

1728:                                             ; preds = %1725, %1728
  %1729 = phi i64 [ %1747, %1728 ], [ %1726, %1725 ]
  %1730 = getelementptr inbounds double, ptr %1709, i64 %1729
  %1731 = load double, ptr %1730, align 8, !tbaa !19
  %1732 = fmul contract double %1702, %1731
  %1733 = getelementptr inbounds i64, ptr %1710, i64 %1729
  %1734 = load i64, ptr %1733, align 8, !tbaa !38
  %1735 = getelementptr inbounds double, ptr %1222, i64 %1734
  %1736 = load double, ptr %1735, align 8, !tbaa !19
  %1737 = fadd contract double %1732, %1736
  store double %1737, ptr %1735, align 8, !tbaa !19
  %1738 = add nsw i64 %1729, 1
  %1739 = getelementptr inbounds double, ptr %1709, i64 %1738
  %1740 = load double, ptr %1739, align 8, !tbaa !19
  %1741 = fmul contract double %1702, %1740
  %1742 = getelementptr inbounds i64, ptr %1710, i64 %1738
  %1743 = load i64, ptr %1742, align 8, !tbaa !38
  %1744 = getelementptr inbounds double, ptr %1222, i64 %1743
  %1745 = load double, ptr %1744, align 8, !tbaa !19
  %1746 = fadd contract double %1741, %1745
  store double %1746, ptr %1744, align 8, !tbaa !19
  %1747 = add nsw i64 %1729, 2
  %1748 = icmp eq i64 %1747, %1706
  br i1 %1748, label %1749, label %1728, !llvm.loop !189

1749:                                             ; preds = %1725, %1728, %1697
  %1750 = icmp sgt i64 %1623, 1
  %1751 = add i64 %1622, 1
  br i1 %1750, label %1621, label %1646, !llvm.loop !208

1752:                                             ; preds = %1641, %1752
  %1753 = phi double [ %1769, %1752 ], [ %1643, %1641 ]
  %1754 = phi i64 [ %1770, %1752 ], [ %1644, %1641 ]
  %1755 = mul nsw i64 %1754, %956
  %1756 = getelementptr double, ptr %1625, i64 %1755
  %1757 = load double, ptr %1756, align 8, !tbaa !19
  %1758 = getelementptr inbounds double, ptr %1228, i64 %1754
  %1759 = load double, ptr %1758, align 8, !tbaa !19
  %1760 = fmul contract double %1757, %1759
  %1761 = fsub contract double %1753, %1760
  store double %1761, ptr %1627, align 8, !tbaa !19
  %1762 = add nuw nsw i64 %1754, 1
  %1763 = mul nsw i64 %1762, %956
  %1764 = getelementptr double, ptr %1625, i64 %1763
  %1765 = load double, ptr %1764, align 8, !tbaa !19
  %1766 = getelementptr inbounds double, ptr %1228, i64 %1762
  %1767 = load double, ptr %1766, align 8, !tbaa !19
  %1768 = fmul contract double %1765, %1767
  %1769 = fsub contract double %1761, %1768
  store double %1769, ptr %1627, align 8, !tbaa !19
  %1770 = add nuw nsw i64 %1754, 2
  %1771 = icmp eq i64 %1770, %956
  br i1 %1771, label %1697, label %1752, !llvm.loop !209

1772:                                             ; preds = %1693, %1780, %1676, %1646
  br i1 %1229, label %1773, label %1807

1773:                                             ; preds = %1772
  %1774 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %1775 = load ptr, ptr %1774, align 8, !tbaa !186
  %1776 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %1777 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %1778 = load ptr, ptr %1776, align 8, !tbaa !187
  %1779 = load ptr, ptr %1777, align 8, !tbaa !188
  br label %1810

1780:                                             ; preds = %1693, %1780
  %1781 = phi i64 [ %1805, %1780 ], [ %1694, %1693 ]
  %1782 = getelementptr inbounds double, ptr %1225, i64 %1781
  %1783 = load double, ptr %1782, align 8, !tbaa !19
  %1784 = getelementptr inbounds double, ptr %2, i64 %1781
  %1785 = load double, ptr %1784, align 8, !tbaa !19
  %1786 = fadd contract double %1783, %1785
  store double %1786, ptr %1784, align 8, !tbaa !19
  %1787 = add nuw nsw i64 %1781, 1
  %1788 = getelementptr inbounds double, ptr %1225, i64 %1787
  %1789 = load double, ptr %1788, align 8, !tbaa !19
  %1790 = getelementptr inbounds double, ptr %2, i64 %1787
  %1791 = load double, ptr %1790, align 8, !tbaa !19
  %1792 = fadd contract double %1789, %1791
  store double %1792, ptr %1790, align 8, !tbaa !19
  %1793 = add nuw nsw i64 %1781, 2
  %1794 = getelementptr inbounds double, ptr %1225, i64 %1793
  %1795 = load double, ptr %1794, align 8, !tbaa !19
  %1796 = getelementptr inbounds double, ptr %2, i64 %1793
  %1797 = load double, ptr %1796, align 8, !tbaa !19
  %1798 = fadd contract double %1795, %1797
  store double %1798, ptr %1796, align 8, !tbaa !19
  %1799 = add nuw nsw i64 %1781, 3
  %1800 = getelementptr inbounds double, ptr %1225, i64 %1799
  %1801 = load double, ptr %1800, align 8, !tbaa !19
  %1802 = getelementptr inbounds double, ptr %2, i64 %1799
  %1803 = load double, ptr %1802, align 8, !tbaa !19
  %1804 = fadd contract double %1801, %1803
  store double %1804, ptr %1802, align 8, !tbaa !19
  %1805 = add nuw nsw i64 %1781, 4
  %1806 = icmp eq i64 %1805, %1647
  br i1 %1806, label %1772, label %1780, !llvm.loop !210

1807:                                             ; preds = %1882, %1772
  %1808 = load i64, ptr %0, align 8, !tbaa !33
  %1809 = icmp sgt i64 %1808, 0
  br i1 %1809, label %1894, label %1928

1810:                                             ; preds = %1882, %1773
  %1811 = phi i64 [ 0, %1773 ], [ %1892, %1882 ]
  %1812 = getelementptr inbounds i64, ptr %1775, i64 %1811
  %1813 = load i64, ptr %1812, align 8, !tbaa !38
  %1814 = getelementptr i64, ptr %1812, i64 1
  %1815 = load i64, ptr %1814, align 8, !tbaa !38
  %1816 = icmp slt i64 %1813, %1815
  br i1 %1816, label %1817, label %1882

1817:                                             ; preds = %1810
  %1818 = sub i64 %1815, %1813
  %1819 = and i64 %1818, 3
  %1820 = icmp eq i64 %1819, 0
  br i1 %1820, label %1836, label %1821

1821:                                             ; preds = %1817, %1821
  %1822 = phi i64 [ %1833, %1821 ], [ %1813, %1817 ]
  %1823 = phi double [ %1832, %1821 ], [ 0.000000e+00, %1817 ]
  %1824 = phi i64 [ %1834, %1821 ], [ 0, %1817 ]
  %1825 = getelementptr inbounds double, ptr %1778, i64 %1822
  %1826 = load double, ptr %1825, align 8, !tbaa !19
  %1827 = getelementptr inbounds i64, ptr %1779, i64 %1822
  %1828 = load i64, ptr %1827, align 8, !tbaa !38
  %1829 = getelementptr inbounds double, ptr %2, i64 %1828
  %1830 = load double, ptr %1829, align 8, !tbaa !19
  %1831 = fmul contract double %1826, %1830
  %1832 = fadd contract double %1823, %1831
  %1833 = add nsw i64 %1822, 1
  %1834 = add i64 %1824, 1
  %1835 = icmp eq i64 %1834, %1819
  br i1 %1835, label %1836, label %1821, !llvm.loop !211

1836:                                             ; preds = %1821, %1817
  %1837 = phi double [ undef, %1817 ], [ %1832, %1821 ]
  %1838 = phi i64 [ %1813, %1817 ], [ %1833, %1821 ]
  %1839 = phi double [ 0.000000e+00, %1817 ], [ %1832, %1821 ]
  %1840 = sub i64 %1813, %1815
  %1841 = icmp ugt i64 %1840, -4
  br i1 %1841, label %1882, label %1842

1842:                                             ; preds = %1836, %1842
  %1843 = phi i64 [ %1880, %1842 ], [ %1838, %1836 ]
  %1844 = phi double [ %1879, %1842 ], [ %1839, %1836 ]
  %1845 = getelementptr inbounds double, ptr %1778, i64 %1843
  %1846 = load double, ptr %1845, align 8, !tbaa !19
  %1847 = getelementptr inbounds i64, ptr %1779, i64 %1843
  %1848 = load i64, ptr %1847, align 8, !tbaa !38
  %1849 = getelementptr inbounds double, ptr %2, i64 %1848
  %1850 = load double, ptr %1849, align 8, !tbaa !19
  %1851 = fmul contract double %1846, %1850
  %1852 = fadd contract double %1844, %1851
  %1853 = add nsw i64 %1843, 1
  %1854 = getelementptr inbounds double, ptr %1778, i64 %1853
  %1855 = load double, ptr %1854, align 8, !tbaa !19
  %1856 = getelementptr inbounds i64, ptr %1779, i64 %1853
  %1857 = load i64, ptr %1856, align 8, !tbaa !38
  %1858 = getelementptr inbounds double, ptr %2, i64 %1857
  %1859 = load double, ptr %1858, align 8, !tbaa !19
  %1860 = fmul contract double %1855, %1859
  %1861 = fadd contract double %1852, %1860
  %1862 = add nsw i64 %1843, 2
  %1863 = getelementptr inbounds double, ptr %1778, i64 %1862
  %1864 = load double, ptr %1863, align 8, !tbaa !19
  %1865 = getelementptr inbounds i64, ptr %1779, i64 %1862
  %1866 = load i64, ptr %1865, align 8, !tbaa !38
  %1867 = getelementptr inbounds double, ptr %2, i64 %1866
  %1868 = load double, ptr %1867, align 8, !tbaa !19
  %1869 = fmul contract double %1864, %1868
  %1870 = fadd contract double %1861, %1869
  %1871 = add nsw i64 %1843, 3
  %1872 = getelementptr inbounds double, ptr %1778, i64 %1871
  %1873 = load double, ptr %1872, align 8, !tbaa !19
  %1874 = getelementptr inbounds i64, ptr %1779, i64 %1871
  %1875 = load i64, ptr %1874, align 8, !tbaa !38
  %1876 = getelementptr inbounds double, ptr %2, i64 %1875
  %1877 = load double, ptr %1876, align 8, !tbaa !19
  %1878 = fmul contract double %1873, %1877
  %1879 = fadd contract double %1870, %1878
  %1880 = add nsw i64 %1843, 4
  %1881 = icmp eq i64 %1880, %1815
  br i1 %1881, label %1882, label %1842, !llvm.loop !191

1882:                                             ; preds = %1836, %1842, %1810
  %1883 = phi double [ 0.000000e+00, %1810 ], [ %1837, %1836 ], [ %1879, %1842 ]
  %1884 = getelementptr inbounds double, ptr %1778, i64 %1813
  %1885 = load double, ptr %1884, align 8, !tbaa !19
  %1886 = fdiv contract double %1883, %1885
  %1887 = getelementptr inbounds i64, ptr %1779, i64 %1813
  %1888 = load i64, ptr %1887, align 8, !tbaa !38
  %1889 = getelementptr inbounds double, ptr %2, i64 %1888
  %1890 = load double, ptr %1889, align 8, !tbaa !19
  %1891 = fsub contract double %1890, %1886
  store double %1891, ptr %1889, align 8, !tbaa !19
  %1892 = add nuw nsw i64 %1811, 1
  %1893 = icmp eq i64 %1892, %956
  br i1 %1893, label %1807, label %1810, !llvm.loop !212

1894:                                             ; preds = %1807, %1894
  %1895 = phi i64 [ %1926, %1894 ], [ 0, %1807 ]
  %1896 = getelementptr inbounds %struct.Link, ptr %1220, i64 %1895, i32 15, i64 0
  %1897 = getelementptr inbounds %struct.Link, ptr %1220, i64 %1895, i32 10, i64 0
  %1898 = getelementptr inbounds %struct.Link, ptr %1220, i64 %1895, i32 17, i64 0
  %1899 = getelementptr inbounds %struct.Link, ptr %1220, i64 %1895, i32 14, i64 0
  %1900 = load <2 x double>, ptr %1896, align 8, !tbaa !19
  %1901 = load <2 x double>, ptr %1897, align 8, !tbaa !19
  %1902 = fadd contract <2 x double> %1900, %1901
  store <2 x double> %1902, ptr %1897, align 8, !tbaa !19
  %1903 = load <2 x double>, ptr %1898, align 8, !tbaa !19
  %1904 = load <2 x double>, ptr %1899, align 8, !tbaa !19
  %1905 = fadd contract <2 x double> %1903, %1904
  store <2 x double> %1905, ptr %1899, align 8, !tbaa !19
  %1906 = getelementptr inbounds %struct.Link, ptr %1220, i64 %1895, i32 15, i64 2
  %1907 = getelementptr inbounds %struct.Link, ptr %1220, i64 %1895, i32 10, i64 2
  %1908 = getelementptr inbounds %struct.Link, ptr %1220, i64 %1895, i32 17, i64 2
  %1909 = getelementptr inbounds %struct.Link, ptr %1220, i64 %1895, i32 14, i64 2
  %1910 = load <2 x double>, ptr %1906, align 8, !tbaa !19
  %1911 = load <2 x double>, ptr %1907, align 8, !tbaa !19
  %1912 = fadd contract <2 x double> %1910, %1911
  store <2 x double> %1912, ptr %1907, align 8, !tbaa !19
  %1913 = load <2 x double>, ptr %1908, align 8, !tbaa !19
  %1914 = load <2 x double>, ptr %1909, align 8, !tbaa !19
  %1915 = fadd contract <2 x double> %1913, %1914
  store <2 x double> %1915, ptr %1909, align 8, !tbaa !19
  %1916 = getelementptr inbounds %struct.Link, ptr %1220, i64 %1895, i32 15, i64 4
  %1917 = getelementptr inbounds %struct.Link, ptr %1220, i64 %1895, i32 10, i64 4
  %1918 = getelementptr inbounds %struct.Link, ptr %1220, i64 %1895, i32 17, i64 4
  %1919 = getelementptr inbounds %struct.Link, ptr %1220, i64 %1895, i32 14, i64 4
  %1920 = load <2 x double>, ptr %1916, align 8, !tbaa !19
  %1921 = load <2 x double>, ptr %1917, align 8, !tbaa !19
  %1922 = fadd contract <2 x double> %1920, %1921
  store <2 x double> %1922, ptr %1917, align 8, !tbaa !19
  %1923 = load <2 x double>, ptr %1918, align 8, !tbaa !19
  %1924 = load <2 x double>, ptr %1919, align 8, !tbaa !19
  %1925 = fadd contract <2 x double> %1923, %1924
  store <2 x double> %1925, ptr %1919, align 8, !tbaa !19
  %1926 = add nuw nsw i64 %1895, 1
  %1927 = icmp eq i64 %1926, %1808
  br i1 %1927, label %1928, label %1894, !llvm.loop !213

1928:                                             ; preds = %1894, %1807, %954
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @inverse(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %5 = load ptr, ptr %4, align 8, !tbaa !39
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %7 = load ptr, ptr %6, align 8, !tbaa !34
  tail call fastcc void @all_accelerations(ptr noundef %0, ptr noundef %1)
  %8 = load i64, ptr %0, align 8, !tbaa !33
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %12 = load ptr, ptr %11, align 8, !tbaa !136
  br label %24

13:                                               ; preds = %24, %3
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %15 = load i64, ptr %14, align 8, !tbaa !25
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %124

17:                                               ; preds = %13
  %18 = icmp eq ptr %1, null
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %20 = and i64 %15, 1
  %21 = icmp eq i64 %15, 1
  br i1 %21, label %110, label %22

22:                                               ; preds = %17
  %23 = and i64 %15, 9223372036854775806
  br label %126

24:                                               ; preds = %10, %24
  %25 = phi i64 [ 0, %10 ], [ %108, %24 ]
  %26 = getelementptr inbounds %struct.Whole, ptr %7, i64 %25, i32 5
  %27 = getelementptr inbounds %struct.Link, ptr %5, i64 %25, i32 7
  %28 = getelementptr inbounds %struct.Link, ptr %5, i64 %25, i32 14
  %29 = getelementptr inbounds double, ptr %28, i64 1
  %30 = getelementptr inbounds double, ptr %28, i64 2
  %31 = load double, ptr %27, align 8, !tbaa !19
  %32 = load double, ptr %28, align 8, !tbaa !19
  %33 = fmul contract double %31, %32
  %34 = getelementptr double, ptr %27, i64 1
  %35 = load double, ptr %34, align 8, !tbaa !19
  %36 = load double, ptr %29, align 8, !tbaa !19
  %37 = fmul contract double %35, %36
  %38 = fadd contract double %33, %37
  %39 = getelementptr double, ptr %27, i64 2
  %40 = load double, ptr %39, align 8, !tbaa !19
  %41 = load double, ptr %30, align 8, !tbaa !19
  %42 = fmul contract double %40, %41
  %43 = fadd contract double %38, %42
  store double %43, ptr %26, align 8, !tbaa !19
  %44 = getelementptr inbounds double, ptr %27, i64 3
  %45 = load double, ptr %44, align 8, !tbaa !19
  %46 = load double, ptr %28, align 8, !tbaa !19
  %47 = fmul contract double %45, %46
  %48 = getelementptr double, ptr %27, i64 4
  %49 = load double, ptr %48, align 8, !tbaa !19
  %50 = load double, ptr %29, align 8, !tbaa !19
  %51 = fmul contract double %49, %50
  %52 = fadd contract double %47, %51
  %53 = getelementptr double, ptr %27, i64 5
  %54 = load double, ptr %53, align 8, !tbaa !19
  %55 = load double, ptr %30, align 8, !tbaa !19
  %56 = fmul contract double %54, %55
  %57 = fadd contract double %52, %56
  %58 = getelementptr inbounds double, ptr %26, i64 1
  store double %57, ptr %58, align 8, !tbaa !19
  %59 = getelementptr inbounds double, ptr %27, i64 6
  %60 = load double, ptr %59, align 8, !tbaa !19
  %61 = load double, ptr %28, align 8, !tbaa !19
  %62 = fmul contract double %60, %61
  %63 = getelementptr double, ptr %27, i64 7
  %64 = load double, ptr %63, align 8, !tbaa !19
  %65 = load double, ptr %29, align 8, !tbaa !19
  %66 = fmul contract double %64, %65
  %67 = fadd contract double %62, %66
  %68 = getelementptr double, ptr %27, i64 8
  %69 = load double, ptr %68, align 8, !tbaa !19
  %70 = load double, ptr %30, align 8, !tbaa !19
  %71 = fmul contract double %69, %70
  %72 = fadd contract double %67, %71
  %73 = getelementptr inbounds double, ptr %26, i64 2
  store double %72, ptr %73, align 8, !tbaa !19
  %74 = getelementptr inbounds double, ptr %12, i64 %25
  %75 = getelementptr inbounds %struct.Link, ptr %5, i64 %25, i32 10, i64 0
  %76 = load double, ptr %75, align 8, !tbaa !19
  %77 = fadd contract double %76, %43
  store double %77, ptr %26, align 8, !tbaa !19
  %78 = load double, ptr %74, align 8, !tbaa !19
  %79 = getelementptr inbounds %struct.Link, ptr %5, i64 %25, i32 14, i64 3
  %80 = load double, ptr %79, align 8, !tbaa !19
  %81 = fmul contract double %78, %80
  %82 = getelementptr inbounds %struct.Link, ptr %5, i64 %25, i32 10, i64 3
  %83 = load double, ptr %82, align 8, !tbaa !19
  %84 = fadd contract double %81, %83
  %85 = getelementptr inbounds double, ptr %26, i64 3
  store double %84, ptr %85, align 8, !tbaa !19
  %86 = getelementptr inbounds %struct.Link, ptr %5, i64 %25, i32 10, i64 1
  %87 = load double, ptr %86, align 8, !tbaa !19
  %88 = fadd contract double %87, %57
  store double %88, ptr %58, align 8, !tbaa !19
  %89 = load double, ptr %74, align 8, !tbaa !19
  %90 = getelementptr inbounds %struct.Link, ptr %5, i64 %25, i32 14, i64 4
  %91 = load double, ptr %90, align 8, !tbaa !19
  %92 = fmul contract double %89, %91
  %93 = getelementptr inbounds %struct.Link, ptr %5, i64 %25, i32 10, i64 4
  %94 = load double, ptr %93, align 8, !tbaa !19
  %95 = fadd contract double %92, %94
  %96 = getelementptr inbounds double, ptr %26, i64 4
  store double %95, ptr %96, align 8, !tbaa !19
  %97 = getelementptr inbounds %struct.Link, ptr %5, i64 %25, i32 10, i64 2
  %98 = load double, ptr %97, align 8, !tbaa !19
  %99 = fadd contract double %98, %72
  store double %99, ptr %73, align 8, !tbaa !19
  %100 = load double, ptr %74, align 8, !tbaa !19
  %101 = getelementptr inbounds %struct.Link, ptr %5, i64 %25, i32 14, i64 5
  %102 = load double, ptr %101, align 8, !tbaa !19
  %103 = fmul contract double %100, %102
  %104 = getelementptr inbounds %struct.Link, ptr %5, i64 %25, i32 10, i64 5
  %105 = load double, ptr %104, align 8, !tbaa !19
  %106 = fadd contract double %103, %105
  %107 = getelementptr inbounds double, ptr %26, i64 5
  store double %106, ptr %107, align 8, !tbaa !19
  %108 = add nuw nsw i64 %25, 1
  %109 = icmp eq i64 %108, %8
  br i1 %109, label %13, label %24, !llvm.loop !214

110:                                              ; preds = %147, %17
  %111 = phi i64 [ 0, %17 ], [ %150, %147 ]
  %112 = icmp eq i64 %20, 0
  br i1 %112, label %124, label %113

113:                                              ; preds = %110
  br i1 %18, label %121, label %114

114:                                              ; preds = %113
  %115 = load ptr, ptr %19, align 8, !tbaa !167
  %116 = getelementptr inbounds double, ptr %115, i64 %111
  %117 = load double, ptr %116, align 8, !tbaa !19
  %118 = getelementptr inbounds double, ptr %1, i64 %111
  %119 = load double, ptr %118, align 8, !tbaa !19
  %120 = fmul contract double %117, %119
  br label %121

121:                                              ; preds = %114, %113
  %122 = phi contract double [ %120, %114 ], [ 0.000000e+00, %113 ]
  %123 = getelementptr inbounds double, ptr %2, i64 %111
  store double %122, ptr %123, align 8, !tbaa !19
  br label %124

124:                                              ; preds = %121, %110, %13
  %125 = getelementptr inbounds %struct.Whole, ptr %7, i64 0, i32 5
  tail call fastcc void @all_inward(ptr noundef nonnull %0, ptr noundef nonnull %125, i64 noundef 91, ptr noundef %2, i64 noundef 1)
  ret void

126:                                              ; preds = %147, %22
  %127 = phi i64 [ 0, %22 ], [ %150, %147 ]
  %128 = phi i64 [ 0, %22 ], [ %151, %147 ]
  br i1 %18, label %136, label %129

129:                                              ; preds = %126
  %130 = load ptr, ptr %19, align 8, !tbaa !167
  %131 = getelementptr inbounds double, ptr %130, i64 %127
  %132 = load double, ptr %131, align 8, !tbaa !19
  %133 = getelementptr inbounds double, ptr %1, i64 %127
  %134 = load double, ptr %133, align 8, !tbaa !19
  %135 = fmul contract double %132, %134
  br label %136

136:                                              ; preds = %126, %129
  %137 = phi contract double [ %135, %129 ], [ 0.000000e+00, %126 ]
  %138 = getelementptr inbounds double, ptr %2, i64 %127
  store double %137, ptr %138, align 8, !tbaa !19
  %139 = or disjoint i64 %127, 1
  br i1 %18, label %147, label %140

140:                                              ; preds = %136
  %141 = load ptr, ptr %19, align 8, !tbaa !167
  %142 = getelementptr inbounds double, ptr %141, i64 %139
  %143 = load double, ptr %142, align 8, !tbaa !19
  %144 = getelementptr inbounds double, ptr %1, i64 %139
  %145 = load double, ptr %144, align 8, !tbaa !19
  %146 = fmul contract double %143, %145
  br label %147

147:                                              ; preds = %140, %136
  %148 = phi contract double [ %146, %140 ], [ 0.000000e+00, %136 ]
  %149 = getelementptr inbounds double, ptr %2, i64 %139
  store double %148, ptr %149, align 8, !tbaa !19
  %150 = add nuw nsw i64 %127, 2
  %151 = add i64 %128, 2
  %152 = icmp eq i64 %151, %23
  br i1 %152, label %110, label %126, !llvm.loop !215
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @composites(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %4 = load ptr, ptr %3, align 8, !tbaa !39
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %6 = load ptr, ptr %5, align 8, !tbaa !34
  %7 = load i64, ptr %0, align 8, !tbaa !33
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %178

9:                                                ; preds = %2
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %11 = icmp eq i64 %1, 0
  br label %21

12:                                               ; preds = %174
  %13 = icmp sgt i64 %176, 0
  br i1 %13, label %14, label %178

14:                                               ; preds = %12
  %15 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %16 = load ptr, ptr %15, align 8, !tbaa !37
  %17 = icmp eq i64 %1, 0
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %19 = load ptr, ptr %18, align 8, !tbaa !51
  %20 = icmp eq i64 %1, 0
  br label %179

21:                                               ; preds = %9, %174
  %22 = phi i64 [ 0, %9 ], [ %175, %174 ]
  %23 = getelementptr inbounds %struct.Whole, ptr %6, i64 %22
  %24 = load ptr, ptr %10, align 8, !tbaa !136
  %25 = getelementptr inbounds double, ptr %24, i64 %22
  %26 = load double, ptr %25, align 8, !tbaa !19
  store double %26, ptr %23, align 8, !tbaa !216
  %27 = getelementptr inbounds %struct.Whole, ptr %6, i64 %22, i32 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %27, i8 0, i64 24, i1 false)
  %28 = getelementptr inbounds %struct.Whole, ptr %6, i64 %22, i32 2
  %29 = getelementptr inbounds %struct.Link, ptr %4, i64 %22, i32 7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %28, ptr noundef nonnull align 8 dereferenceable(72) %29, i64 72, i1 false)
  br i1 %11, label %174, label %30

30:                                               ; preds = %21
  %31 = getelementptr inbounds %struct.Whole, ptr %6, i64 %22, i32 3
  %32 = getelementptr inbounds %struct.Whole, ptr %6, i64 %22, i32 4
  %33 = getelementptr inbounds %struct.Link, ptr %4, i64 %22, i32 1
  %34 = getelementptr inbounds %struct.Link, ptr %4, i64 %22, i32 2
  %35 = getelementptr inbounds %struct.Link, ptr %4, i64 %22, i32 1, i64 1
  %36 = getelementptr inbounds %struct.Link, ptr %4, i64 %22, i32 1, i64 2
  %37 = load double, ptr %29, align 8, !tbaa !19
  %38 = load double, ptr %33, align 8, !tbaa !19
  %39 = fmul contract double %37, %38
  %40 = getelementptr %struct.Link, ptr %4, i64 %22, i32 7, i64 1
  %41 = load double, ptr %40, align 8, !tbaa !19
  %42 = load double, ptr %35, align 8, !tbaa !19
  %43 = fmul contract double %41, %42
  %44 = fadd contract double %39, %43
  %45 = getelementptr %struct.Link, ptr %4, i64 %22, i32 7, i64 2
  %46 = load double, ptr %45, align 8, !tbaa !19
  %47 = load double, ptr %36, align 8, !tbaa !19
  %48 = fmul contract double %46, %47
  %49 = fadd contract double %44, %48
  %50 = getelementptr inbounds %struct.Link, ptr %4, i64 %22, i32 7, i64 3
  %51 = load double, ptr %50, align 8, !tbaa !19
  %52 = fmul contract double %38, %51
  %53 = getelementptr %struct.Link, ptr %4, i64 %22, i32 7, i64 4
  %54 = load double, ptr %53, align 8, !tbaa !19
  %55 = fmul contract double %42, %54
  %56 = fadd contract double %52, %55
  %57 = getelementptr %struct.Link, ptr %4, i64 %22, i32 7, i64 5
  %58 = load double, ptr %57, align 8, !tbaa !19
  %59 = fmul contract double %47, %58
  %60 = fadd contract double %56, %59
  %61 = getelementptr inbounds %struct.Link, ptr %4, i64 %22, i32 7, i64 6
  %62 = load double, ptr %61, align 8, !tbaa !19
  %63 = fmul contract double %38, %62
  %64 = getelementptr %struct.Link, ptr %4, i64 %22, i32 7, i64 7
  %65 = load double, ptr %64, align 8, !tbaa !19
  %66 = fmul contract double %42, %65
  %67 = fadd contract double %63, %66
  %68 = getelementptr %struct.Link, ptr %4, i64 %22, i32 7, i64 8
  %69 = load double, ptr %68, align 8, !tbaa !19
  %70 = fmul contract double %47, %69
  %71 = fadd contract double %67, %70
  %72 = getelementptr inbounds %struct.Link, ptr %4, i64 %22, i32 2, i64 1
  %73 = getelementptr inbounds %struct.Link, ptr %4, i64 %22, i32 2, i64 2
  %74 = fmul contract double %26, -2.000000e+00
  br label %75

75:                                               ; preds = %75, %30
  %76 = phi i64 [ 0, %30 ], [ %172, %75 ]
  %77 = icmp eq i64 %76, 0
  %78 = uitofp i1 %77 to double
  %79 = icmp eq i64 %76, 1
  %80 = uitofp i1 %79 to double
  %81 = icmp eq i64 %76, 2
  %82 = uitofp i1 %81 to double
  %83 = getelementptr inbounds %struct.Link, ptr %4, i64 %22, i32 7, i64 %76
  %84 = load double, ptr %83, align 8, !tbaa !19
  %85 = add nuw nsw i64 %76, 3
  %86 = getelementptr inbounds %struct.Link, ptr %4, i64 %22, i32 7, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !19
  %88 = add nuw nsw i64 %76, 6
  %89 = getelementptr inbounds %struct.Link, ptr %4, i64 %22, i32 7, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !19
  %91 = load double, ptr %35, align 8, !tbaa !19
  %92 = fmul contract double %91, %82
  %93 = load double, ptr %36, align 8, !tbaa !19
  %94 = fmul contract double %93, %80
  %95 = fsub contract double %92, %94
  %96 = fmul contract double %93, %78
  %97 = load double, ptr %33, align 8, !tbaa !19
  %98 = fmul contract double %97, %82
  %99 = fsub contract double %96, %98
  %100 = fmul contract double %97, %80
  %101 = fmul contract double %91, %78
  %102 = fsub contract double %100, %101
  %103 = load double, ptr %29, align 8, !tbaa !19
  %104 = fmul contract double %103, %95
  %105 = load double, ptr %40, align 8, !tbaa !19
  %106 = fmul contract double %105, %99
  %107 = fadd contract double %104, %106
  %108 = load double, ptr %45, align 8, !tbaa !19
  %109 = fmul contract double %102, %108
  %110 = fadd contract double %107, %109
  %111 = load double, ptr %50, align 8, !tbaa !19
  %112 = fmul contract double %95, %111
  %113 = load double, ptr %53, align 8, !tbaa !19
  %114 = fmul contract double %99, %113
  %115 = fadd contract double %112, %114
  %116 = load double, ptr %57, align 8, !tbaa !19
  %117 = fmul contract double %102, %116
  %118 = fadd contract double %115, %117
  %119 = load double, ptr %61, align 8, !tbaa !19
  %120 = fmul contract double %95, %119
  %121 = load double, ptr %64, align 8, !tbaa !19
  %122 = fmul contract double %99, %121
  %123 = fadd contract double %120, %122
  %124 = load double, ptr %68, align 8, !tbaa !19
  %125 = fmul contract double %102, %124
  %126 = fadd contract double %123, %125
  %127 = fmul contract double %90, %91
  %128 = fmul contract double %87, %93
  %129 = fsub contract double %127, %128
  %130 = fmul contract double %84, %93
  %131 = fmul contract double %90, %97
  %132 = fsub contract double %130, %131
  %133 = fmul contract double %87, %97
  %134 = fmul contract double %84, %91
  %135 = fsub contract double %133, %134
  %136 = fmul contract double %60, %82
  %137 = fmul contract double %71, %80
  %138 = fsub contract double %136, %137
  %139 = fmul contract double %71, %78
  %140 = fmul contract double %49, %82
  %141 = fsub contract double %139, %140
  %142 = fmul contract double %49, %80
  %143 = fmul contract double %60, %78
  %144 = fsub contract double %142, %143
  %145 = load double, ptr %72, align 8, !tbaa !19
  %146 = fmul contract double %145, %82
  %147 = load double, ptr %73, align 8, !tbaa !19
  %148 = fmul contract double %147, %80
  %149 = fsub contract double %146, %148
  %150 = fmul contract double %147, %78
  %151 = load double, ptr %34, align 8, !tbaa !19
  %152 = fmul contract double %151, %82
  %153 = fsub contract double %150, %152
  %154 = fmul contract double %151, %80
  %155 = fmul contract double %145, %78
  %156 = fsub contract double %154, %155
  %157 = fsub contract double %129, %110
  %158 = fsub contract double %157, %138
  %159 = getelementptr inbounds double, ptr %31, i64 %76
  store double %158, ptr %159, align 8, !tbaa !19
  %160 = fmul contract double %74, %149
  %161 = getelementptr inbounds double, ptr %32, i64 %76
  store double %160, ptr %161, align 8, !tbaa !19
  %162 = fsub contract double %132, %118
  %163 = fsub contract double %162, %141
  %164 = getelementptr inbounds double, ptr %31, i64 %85
  store double %163, ptr %164, align 8, !tbaa !19
  %165 = fmul contract double %74, %153
  %166 = getelementptr inbounds double, ptr %32, i64 %85
  store double %165, ptr %166, align 8, !tbaa !19
  %167 = fsub contract double %135, %126
  %168 = fsub contract double %167, %144
  %169 = getelementptr inbounds double, ptr %31, i64 %88
  store double %168, ptr %169, align 8, !tbaa !19
  %170 = fmul contract double %74, %156
  %171 = getelementptr inbounds double, ptr %32, i64 %88
  store double %170, ptr %171, align 8, !tbaa !19
  %172 = add nuw nsw i64 %76, 1
  %173 = icmp eq i64 %172, 3
  br i1 %173, label %174, label %75, !llvm.loop !218

174:                                              ; preds = %75, %21
  %175 = add nuw nsw i64 %22, 1
  %176 = load i64, ptr %0, align 8, !tbaa !33
  %177 = icmp slt i64 %175, %176
  br i1 %177, label %21, label %12, !llvm.loop !219

178:                                              ; preds = %563, %2, %12
  ret void

179:                                              ; preds = %14, %563
  %180 = phi i64 [ %176, %14 ], [ %181, %563 ]
  %181 = add nsw i64 %180, -1
  %182 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181
  %183 = getelementptr inbounds i64, ptr %16, i64 %181
  %184 = load i64, ptr %183, align 8, !tbaa !38
  %185 = icmp sgt i64 %184, 0
  br i1 %185, label %186, label %231

186:                                              ; preds = %179
  %187 = getelementptr inbounds %struct.Link, ptr %4, i64 %181, i32 5
  %188 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 6
  %189 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2
  %190 = getelementptr %struct.Whole, ptr %6, i64 %181, i32 2, i64 1
  %191 = getelementptr %struct.Whole, ptr %6, i64 %181, i32 2, i64 2
  %192 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 3
  %193 = getelementptr %struct.Whole, ptr %6, i64 %181, i32 2, i64 4
  %194 = getelementptr %struct.Whole, ptr %6, i64 %181, i32 2, i64 5
  %195 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 6
  %196 = getelementptr %struct.Whole, ptr %6, i64 %181, i32 2, i64 7
  %197 = getelementptr %struct.Whole, ptr %6, i64 %181, i32 2, i64 8
  %198 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 1
  %199 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 1, i64 1
  %200 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 1, i64 2
  %201 = load double, ptr %190, align 8, !tbaa !19
  %202 = load double, ptr %191, align 8, !tbaa !19
  %203 = load double, ptr %192, align 8, !tbaa !19
  %204 = load double, ptr %193, align 8, !tbaa !19
  %205 = load double, ptr %194, align 8, !tbaa !19
  %206 = load double, ptr %195, align 8, !tbaa !19
  %207 = load double, ptr %196, align 8, !tbaa !19
  %208 = load double, ptr %197, align 8, !tbaa !19
  %209 = load double, ptr %199, align 8, !tbaa !19
  %210 = load double, ptr %200, align 8, !tbaa !19
  %211 = load double, ptr %198, align 8, !tbaa !19
  %212 = load double, ptr %182, align 8, !tbaa !216
  %213 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 0
  %214 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 3
  %215 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 6
  %216 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 0
  %217 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 3
  %218 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 6
  %219 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 1
  %220 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 4
  %221 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 7
  %222 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 1
  %223 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 4
  %224 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 7
  %225 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 2
  %226 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 5
  %227 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 8
  %228 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 2
  %229 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 5
  %230 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 8
  br label %235

231:                                              ; preds = %317, %179
  %232 = getelementptr inbounds i64, ptr %19, i64 %181
  %233 = load i64, ptr %232, align 8, !tbaa !38
  %234 = icmp sgt i64 %233, -1
  br i1 %234, label %408, label %563

235:                                              ; preds = %186, %317
  %236 = phi i64 [ 0, %186 ], [ %318, %317 ]
  %237 = mul nuw nsw i64 %236, 6
  %238 = getelementptr inbounds double, ptr %187, i64 %237
  %239 = getelementptr inbounds double, ptr %188, i64 %237
  %240 = getelementptr inbounds double, ptr %238, i64 1
  %241 = getelementptr inbounds double, ptr %238, i64 2
  %242 = load double, ptr %189, align 8, !tbaa !19
  %243 = load double, ptr %238, align 8, !tbaa !19
  %244 = fmul contract double %242, %243
  %245 = load double, ptr %240, align 8, !tbaa !19
  %246 = fmul contract double %201, %245
  %247 = fadd contract double %244, %246
  %248 = load double, ptr %241, align 8, !tbaa !19
  %249 = fmul contract double %202, %248
  %250 = fadd contract double %247, %249
  store double %250, ptr %239, align 8, !tbaa !19
  %251 = load double, ptr %238, align 8, !tbaa !19
  %252 = fmul contract double %203, %251
  %253 = load double, ptr %240, align 8, !tbaa !19
  %254 = fmul contract double %204, %253
  %255 = fadd contract double %252, %254
  %256 = load double, ptr %241, align 8, !tbaa !19
  %257 = fmul contract double %205, %256
  %258 = fadd contract double %255, %257
  %259 = getelementptr inbounds double, ptr %239, i64 1
  store double %258, ptr %259, align 8, !tbaa !19
  %260 = load double, ptr %238, align 8, !tbaa !19
  %261 = fmul contract double %206, %260
  %262 = load double, ptr %240, align 8, !tbaa !19
  %263 = fmul contract double %207, %262
  %264 = fadd contract double %261, %263
  %265 = load double, ptr %241, align 8, !tbaa !19
  %266 = fmul contract double %208, %265
  %267 = fadd contract double %264, %266
  %268 = getelementptr inbounds double, ptr %239, i64 2
  store double %267, ptr %268, align 8, !tbaa !19
  %269 = getelementptr inbounds double, ptr %238, i64 3
  %270 = getelementptr inbounds double, ptr %238, i64 5
  %271 = load double, ptr %270, align 8, !tbaa !19
  %272 = fmul contract double %209, %271
  %273 = getelementptr inbounds double, ptr %238, i64 4
  %274 = load double, ptr %273, align 8, !tbaa !19
  %275 = fmul contract double %210, %274
  %276 = fsub contract double %272, %275
  %277 = fadd contract double %250, %276
  store double %277, ptr %239, align 8, !tbaa !19
  %278 = load double, ptr %269, align 8, !tbaa !19
  %279 = fmul contract double %210, %278
  %280 = load double, ptr %270, align 8, !tbaa !19
  %281 = fmul contract double %211, %280
  %282 = fsub contract double %279, %281
  %283 = fadd contract double %258, %282
  store double %283, ptr %259, align 8, !tbaa !19
  %284 = load double, ptr %273, align 8, !tbaa !19
  %285 = fmul contract double %211, %284
  %286 = load double, ptr %269, align 8, !tbaa !19
  %287 = fmul contract double %209, %286
  %288 = fsub contract double %285, %287
  %289 = fadd contract double %267, %288
  store double %289, ptr %268, align 8, !tbaa !19
  %290 = load double, ptr %269, align 8, !tbaa !19
  %291 = fmul contract double %212, %290
  %292 = getelementptr inbounds double, ptr %239, i64 3
  store double %291, ptr %292, align 8, !tbaa !19
  %293 = load double, ptr %273, align 8, !tbaa !19
  %294 = fmul contract double %212, %293
  %295 = getelementptr inbounds double, ptr %239, i64 4
  store double %294, ptr %295, align 8, !tbaa !19
  %296 = load double, ptr %270, align 8, !tbaa !19
  %297 = fmul contract double %212, %296
  %298 = getelementptr inbounds double, ptr %239, i64 5
  store double %297, ptr %298, align 8, !tbaa !19
  %299 = load double, ptr %240, align 8, !tbaa !19
  %300 = fmul contract double %210, %299
  %301 = load double, ptr %241, align 8, !tbaa !19
  %302 = fmul contract double %209, %301
  %303 = fsub contract double %300, %302
  %304 = fadd contract double %291, %303
  store double %304, ptr %292, align 8, !tbaa !19
  %305 = load double, ptr %241, align 8, !tbaa !19
  %306 = fmul contract double %211, %305
  %307 = load double, ptr %238, align 8, !tbaa !19
  %308 = fmul contract double %210, %307
  %309 = fsub contract double %306, %308
  %310 = fadd contract double %294, %309
  store double %310, ptr %295, align 8, !tbaa !19
  %311 = load double, ptr %238, align 8, !tbaa !19
  %312 = fmul contract double %209, %311
  %313 = load double, ptr %240, align 8, !tbaa !19
  %314 = fmul contract double %211, %313
  %315 = fsub contract double %312, %314
  %316 = fadd contract double %297, %315
  store double %316, ptr %298, align 8, !tbaa !19
  br i1 %17, label %317, label %320

317:                                              ; preds = %320, %235
  %318 = add nuw nsw i64 %236, 1
  %319 = icmp eq i64 %318, %184
  br i1 %319, label %231, label %235, !llvm.loop !220

320:                                              ; preds = %235
  %321 = mul nsw i64 %236, 3
  %322 = load double, ptr %213, align 8, !tbaa !19
  %323 = load double, ptr %214, align 8, !tbaa !19
  %324 = load <2 x double>, ptr %238, align 8, !tbaa !19
  %325 = insertelement <2 x double> poison, double %322, i64 0
  %326 = insertelement <2 x double> %325, double %323, i64 1
  %327 = fmul contract <2 x double> %326, %324
  %328 = shufflevector <2 x double> %327, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %329 = fadd contract <2 x double> %327, %328
  %330 = load double, ptr %215, align 8, !tbaa !19
  %331 = load double, ptr %216, align 8, !tbaa !19
  %332 = load <2 x double>, ptr %241, align 8, !tbaa !19
  %333 = insertelement <2 x double> poison, double %330, i64 0
  %334 = insertelement <2 x double> %333, double %331, i64 1
  %335 = fmul contract <2 x double> %334, %332
  %336 = fadd contract <2 x double> %329, %335
  %337 = shufflevector <2 x double> %335, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %338 = fadd contract <2 x double> %336, %337
  %339 = load double, ptr %217, align 8, !tbaa !19
  %340 = load double, ptr %218, align 8, !tbaa !19
  %341 = load <2 x double>, ptr %273, align 8, !tbaa !19
  %342 = insertelement <2 x double> poison, double %339, i64 0
  %343 = insertelement <2 x double> %342, double %340, i64 1
  %344 = fmul contract <2 x double> %343, %341
  %345 = fadd contract <2 x double> %338, %344
  %346 = shufflevector <2 x double> %344, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %347 = fadd contract <2 x double> %345, %346
  %348 = extractelement <2 x double> %347, i64 0
  %349 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 7, i64 %321
  store double %348, ptr %349, align 8, !tbaa !19
  %350 = load double, ptr %219, align 8, !tbaa !19
  %351 = load double, ptr %220, align 8, !tbaa !19
  %352 = load <2 x double>, ptr %238, align 8, !tbaa !19
  %353 = insertelement <2 x double> poison, double %350, i64 0
  %354 = insertelement <2 x double> %353, double %351, i64 1
  %355 = fmul contract <2 x double> %354, %352
  %356 = shufflevector <2 x double> %355, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %357 = fadd contract <2 x double> %355, %356
  %358 = load double, ptr %221, align 8, !tbaa !19
  %359 = load double, ptr %222, align 8, !tbaa !19
  %360 = load <2 x double>, ptr %241, align 8, !tbaa !19
  %361 = insertelement <2 x double> poison, double %358, i64 0
  %362 = insertelement <2 x double> %361, double %359, i64 1
  %363 = fmul contract <2 x double> %362, %360
  %364 = fadd contract <2 x double> %357, %363
  %365 = shufflevector <2 x double> %363, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %366 = fadd contract <2 x double> %364, %365
  %367 = load double, ptr %223, align 8, !tbaa !19
  %368 = load double, ptr %224, align 8, !tbaa !19
  %369 = load <2 x double>, ptr %273, align 8, !tbaa !19
  %370 = insertelement <2 x double> poison, double %367, i64 0
  %371 = insertelement <2 x double> %370, double %368, i64 1
  %372 = fmul contract <2 x double> %371, %369
  %373 = fadd contract <2 x double> %366, %372
  %374 = shufflevector <2 x double> %372, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %375 = fadd contract <2 x double> %373, %374
  %376 = extractelement <2 x double> %375, i64 0
  %377 = add nuw nsw i64 %321, 1
  %378 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 7, i64 %377
  store double %376, ptr %378, align 8, !tbaa !19
  %379 = load double, ptr %225, align 8, !tbaa !19
  %380 = load double, ptr %226, align 8, !tbaa !19
  %381 = load <2 x double>, ptr %238, align 8, !tbaa !19
  %382 = insertelement <2 x double> poison, double %379, i64 0
  %383 = insertelement <2 x double> %382, double %380, i64 1
  %384 = fmul contract <2 x double> %383, %381
  %385 = shufflevector <2 x double> %384, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %386 = fadd contract <2 x double> %384, %385
  %387 = load double, ptr %227, align 8, !tbaa !19
  %388 = load double, ptr %228, align 8, !tbaa !19
  %389 = load <2 x double>, ptr %241, align 8, !tbaa !19
  %390 = insertelement <2 x double> poison, double %387, i64 0
  %391 = insertelement <2 x double> %390, double %388, i64 1
  %392 = fmul contract <2 x double> %391, %389
  %393 = fadd contract <2 x double> %386, %392
  %394 = shufflevector <2 x double> %392, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %395 = fadd contract <2 x double> %393, %394
  %396 = load double, ptr %229, align 8, !tbaa !19
  %397 = load double, ptr %230, align 8, !tbaa !19
  %398 = load <2 x double>, ptr %273, align 8, !tbaa !19
  %399 = insertelement <2 x double> poison, double %396, i64 0
  %400 = insertelement <2 x double> %399, double %397, i64 1
  %401 = fmul contract <2 x double> %400, %398
  %402 = fadd contract <2 x double> %395, %401
  %403 = shufflevector <2 x double> %401, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %404 = fadd contract <2 x double> %402, %403
  %405 = extractelement <2 x double> %404, i64 0
  %406 = add nuw nsw i64 %321, 2
  %407 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 7, i64 %406
  store double %405, ptr %407, align 8, !tbaa !19
  br label %317

408:                                              ; preds = %231
  %409 = getelementptr inbounds %struct.Link, ptr %4, i64 %181, i32 4
  %410 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 1
  %411 = load double, ptr %410, align 8, !tbaa !19
  %412 = load double, ptr %409, align 8, !tbaa !19
  %413 = fmul contract double %411, %412
  %414 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 1, i64 1
  %415 = load double, ptr %414, align 8, !tbaa !19
  %416 = getelementptr inbounds double, ptr %409, i64 1
  %417 = load double, ptr %416, align 8, !tbaa !19
  %418 = fmul contract double %415, %417
  %419 = fadd contract double %413, %418
  %420 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 1, i64 2
  %421 = load double, ptr %420, align 8, !tbaa !19
  %422 = getelementptr inbounds double, ptr %409, i64 2
  %423 = load double, ptr %422, align 8, !tbaa !19
  %424 = fmul contract double %421, %423
  %425 = fadd contract double %419, %424
  %426 = fmul contract double %412, %412
  %427 = fmul contract double %417, %417
  %428 = fadd contract double %426, %427
  %429 = fmul contract double %423, %423
  %430 = fadd contract double %428, %429
  %431 = fmul contract double %425, 2.000000e+00
  br label %432

432:                                              ; preds = %432, %408
  %433 = phi i64 [ 0, %408 ], [ %505, %432 ]
  %434 = mul nuw nsw i64 %433, 3
  %435 = getelementptr inbounds double, ptr %409, i64 %433
  %436 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 1, i64 %433
  %437 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 %434
  %438 = load double, ptr %437, align 8, !tbaa !19
  %439 = load double, ptr %435, align 8, !tbaa !19
  %440 = load double, ptr %410, align 8, !tbaa !19
  %441 = fmul contract double %439, %440
  %442 = fsub contract double %438, %441
  %443 = load double, ptr %436, align 8, !tbaa !19
  %444 = load double, ptr %409, align 8, !tbaa !19
  %445 = fmul contract double %443, %444
  %446 = fsub contract double %442, %445
  %447 = load double, ptr %182, align 8, !tbaa !216
  %448 = fmul contract double %439, %447
  %449 = fmul contract double %444, %448
  %450 = fsub contract double %446, %449
  %451 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 %434
  %452 = load double, ptr %451, align 8, !tbaa !19
  %453 = fadd contract double %452, %450
  store double %453, ptr %451, align 8, !tbaa !19
  %454 = add nuw nsw i64 %434, 1
  %455 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 %454
  %456 = load double, ptr %455, align 8, !tbaa !19
  %457 = load double, ptr %435, align 8, !tbaa !19
  %458 = load double, ptr %414, align 8, !tbaa !19
  %459 = fmul contract double %457, %458
  %460 = fsub contract double %456, %459
  %461 = load double, ptr %436, align 8, !tbaa !19
  %462 = load double, ptr %416, align 8, !tbaa !19
  %463 = fmul contract double %461, %462
  %464 = fsub contract double %460, %463
  %465 = load double, ptr %182, align 8, !tbaa !216
  %466 = fmul contract double %457, %465
  %467 = fmul contract double %462, %466
  %468 = fsub contract double %464, %467
  %469 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 %454
  %470 = load double, ptr %469, align 8, !tbaa !19
  %471 = fadd contract double %470, %468
  store double %471, ptr %469, align 8, !tbaa !19
  %472 = add nuw nsw i64 %434, 2
  %473 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 %472
  %474 = load double, ptr %473, align 8, !tbaa !19
  %475 = load double, ptr %435, align 8, !tbaa !19
  %476 = load double, ptr %420, align 8, !tbaa !19
  %477 = fmul contract double %475, %476
  %478 = fsub contract double %474, %477
  %479 = load double, ptr %436, align 8, !tbaa !19
  %480 = load double, ptr %422, align 8, !tbaa !19
  %481 = fmul contract double %479, %480
  %482 = fsub contract double %478, %481
  %483 = load double, ptr %182, align 8, !tbaa !216
  %484 = fmul contract double %475, %483
  %485 = fmul contract double %480, %484
  %486 = fsub contract double %482, %485
  %487 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 %472
  %488 = load double, ptr %487, align 8, !tbaa !19
  %489 = fadd contract double %488, %486
  store double %489, ptr %487, align 8, !tbaa !19
  %490 = load double, ptr %182, align 8, !tbaa !216
  %491 = fmul contract double %430, %490
  %492 = fadd contract double %431, %491
  %493 = shl nuw nsw i64 %433, 2
  %494 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 %493
  %495 = load double, ptr %494, align 8, !tbaa !19
  %496 = fadd contract double %495, %492
  store double %496, ptr %494, align 8, !tbaa !19
  %497 = load double, ptr %436, align 8, !tbaa !19
  %498 = load double, ptr %182, align 8, !tbaa !216
  %499 = load double, ptr %435, align 8, !tbaa !19
  %500 = fmul contract double %498, %499
  %501 = fadd contract double %497, %500
  %502 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 1, i64 %433
  %503 = load double, ptr %502, align 8, !tbaa !19
  %504 = fadd contract double %503, %501
  store double %504, ptr %502, align 8, !tbaa !19
  %505 = add nuw nsw i64 %433, 1
  %506 = icmp eq i64 %505, 3
  br i1 %506, label %507, label %432, !llvm.loop !221

507:                                              ; preds = %432
  %508 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233
  %509 = load double, ptr %182, align 8, !tbaa !216
  %510 = load double, ptr %508, align 8, !tbaa !216
  %511 = fadd contract double %509, %510
  store double %511, ptr %508, align 8, !tbaa !216
  br i1 %20, label %563, label %512

512:                                              ; preds = %507, %512
  %513 = phi i64 [ %561, %512 ], [ 0, %507 ]
  %514 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 %513
  %515 = load double, ptr %514, align 8, !tbaa !19
  %516 = add nuw nsw i64 %513, 3
  %517 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 %516
  %518 = load double, ptr %517, align 8, !tbaa !19
  %519 = add nuw nsw i64 %513, 6
  %520 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 %519
  %521 = load double, ptr %520, align 8, !tbaa !19
  %522 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 %513
  %523 = load double, ptr %522, align 8, !tbaa !19
  %524 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 %516
  %525 = load double, ptr %524, align 8, !tbaa !19
  %526 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 %519
  %527 = load double, ptr %526, align 8, !tbaa !19
  %528 = load double, ptr %416, align 8, !tbaa !19
  %529 = fmul contract double %521, %528
  %530 = load double, ptr %422, align 8, !tbaa !19
  %531 = fmul contract double %518, %530
  %532 = fsub contract double %529, %531
  %533 = fadd contract double %523, %532
  %534 = fmul contract double %515, %530
  %535 = load double, ptr %409, align 8, !tbaa !19
  %536 = fmul contract double %521, %535
  %537 = fsub contract double %534, %536
  %538 = fadd contract double %525, %537
  %539 = fmul contract double %518, %535
  %540 = fmul contract double %515, %528
  %541 = fsub contract double %539, %540
  %542 = fadd contract double %527, %541
  %543 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 3, i64 %513
  %544 = load double, ptr %543, align 8, !tbaa !19
  %545 = fadd contract double %544, %533
  store double %545, ptr %543, align 8, !tbaa !19
  %546 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 4, i64 %513
  %547 = load double, ptr %546, align 8, !tbaa !19
  %548 = fadd contract double %515, %547
  store double %548, ptr %546, align 8, !tbaa !19
  %549 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 3, i64 %516
  %550 = load double, ptr %549, align 8, !tbaa !19
  %551 = fadd contract double %538, %550
  store double %551, ptr %549, align 8, !tbaa !19
  %552 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 4, i64 %516
  %553 = load double, ptr %552, align 8, !tbaa !19
  %554 = fadd contract double %518, %553
  store double %554, ptr %552, align 8, !tbaa !19
  %555 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 3, i64 %519
  %556 = load double, ptr %555, align 8, !tbaa !19
  %557 = fadd contract double %542, %556
  store double %557, ptr %555, align 8, !tbaa !19
  %558 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 4, i64 %519
  %559 = load double, ptr %558, align 8, !tbaa !19
  %560 = fadd contract double %521, %559
  store double %560, ptr %558, align 8, !tbaa !19
  %561 = add nuw nsw i64 %513, 1
  %562 = icmp eq i64 %561, 3
  br i1 %562, label %563, label %512, !llvm.loop !222

563:                                              ; preds = %512, %507, %231
  %564 = icmp sgt i64 %180, 1
  br i1 %564, label %179, label %178, !llvm.loop !223
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @mass(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %4 = load ptr, ptr %3, align 8, !tbaa !39
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %6 = load ptr, ptr %5, align 8, !tbaa !34
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !25
  %9 = shl i64 %8, 3
  %10 = mul i64 %9, %8
  tail call void @llvm.memset.p0.i64(ptr align 8 %1, i8 0, i64 %10, i1 false)
  %11 = load i64, ptr %0, align 8, !tbaa !33
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %68

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %15 = load ptr, ptr %14, align 8, !tbaa !37
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
  %34 = load i64, ptr %33, align 8, !tbaa !38
  %35 = icmp sgt i64 %34, 0
  br i1 %35, label %36, label %69

36:                                               ; preds = %27
  %37 = load ptr, ptr %16, align 8, !tbaa !46
  %38 = getelementptr inbounds i64, ptr %37, i64 %28
  %39 = load i64, ptr %38, align 8, !tbaa !38
  %40 = getelementptr inbounds %struct.Link, ptr %4, i64 %28, i32 5
  %41 = getelementptr inbounds %struct.Whole, ptr %6, i64 %28, i32 6
  %42 = load ptr, ptr %17, align 8, !tbaa !167
  %43 = load ptr, ptr %18, align 8, !tbaa !51
  %44 = getelementptr inbounds i64, ptr %43, i64 %28
  %45 = load i64, ptr %44, align 8, !tbaa !38
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
  br i1 %71, label %68, label %27, !llvm.loop !224

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
  %91 = load double, ptr %82, align 8, !tbaa !19, !alias.scope !225
  %92 = insertelement <2 x double> poison, double %91, i64 0
  %93 = shufflevector <2 x double> %92, <2 x double> poison, <2 x i32> zeroinitializer
  %94 = load double, ptr %83, align 8, !tbaa !19, !alias.scope !225
  %95 = insertelement <2 x double> poison, double %94, i64 0
  %96 = shufflevector <2 x double> %95, <2 x double> poison, <2 x i32> zeroinitializer
  %97 = load double, ptr %84, align 8, !tbaa !19, !alias.scope !225
  %98 = insertelement <2 x double> poison, double %97, i64 0
  %99 = shufflevector <2 x double> %98, <2 x double> poison, <2 x i32> zeroinitializer
  %100 = load double, ptr %85, align 8, !tbaa !19, !alias.scope !225
  %101 = insertelement <2 x double> poison, double %100, i64 0
  %102 = shufflevector <2 x double> %101, <2 x double> poison, <2 x i32> zeroinitializer
  %103 = load double, ptr %86, align 8, !tbaa !19, !alias.scope !225
  %104 = insertelement <2 x double> poison, double %103, i64 0
  %105 = shufflevector <2 x double> %104, <2 x double> poison, <2 x i32> zeroinitializer
  %106 = load double, ptr %87, align 8, !tbaa !19, !alias.scope !225
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
  store <2 x double> %131, ptr %132, align 8, !tbaa !19, !alias.scope !228, !noalias !230
  %133 = add nuw i64 %111, 2
  %134 = icmp eq i64 %133, %66
  br i1 %134, label %135, label %110, !llvm.loop !232

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
  br i1 %204, label %138, label %159, !llvm.loop !233

205:                                              ; preds = %299, %293, %212
  %206 = getelementptr inbounds i64, ptr %43, i64 %213
  %207 = load i64, ptr %206, align 8, !tbaa !38
  %208 = icmp sgt i64 %207, -1
  br i1 %208, label %212, label %209, !llvm.loop !234

209:                                              ; preds = %205, %138
  %210 = add nuw nsw i64 %73, 1
  %211 = icmp eq i64 %210, %34
  br i1 %211, label %69, label %72, !llvm.loop !235

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
  %233 = load i64, ptr %232, align 8, !tbaa !38
  %234 = icmp sgt i64 %233, 0
  br i1 %234, label %235, label %205

235:                                              ; preds = %212
  %236 = getelementptr inbounds i64, ptr %37, i64 %213
  %237 = load i64, ptr %236, align 8, !tbaa !38
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
  store <2 x double> %288, ptr %289, align 8, !tbaa !19, !alias.scope !236, !noalias !239
  %290 = getelementptr double, ptr %80, i64 %268
  store <2 x double> %288, ptr %290, align 8, !tbaa !19, !alias.scope !241, !noalias !239
  %291 = add nuw i64 %267, 2
  %292 = icmp eq i64 %291, %261
  br i1 %292, label %293, label %266, !llvm.loop !243

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
  br i1 %330, label %205, label %299, !llvm.loop !244
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @all_accelerations(ptr nocapture noundef readonly %0, ptr noundef readonly %1) unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %4 = load ptr, ptr %3, align 8, !tbaa !39
  %5 = load i64, ptr %0, align 8, !tbaa !33
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %9 = load ptr, ptr %8, align 8, !tbaa !51
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %11 = icmp eq ptr %1, null
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %14

13:                                               ; preds = %138, %2
  ret void

14:                                               ; preds = %7, %138
  %15 = phi i64 [ 0, %7 ], [ %139, %138 ]
  %16 = getelementptr inbounds i64, ptr %9, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !38
  %18 = icmp slt i64 %17, 0
  %19 = getelementptr inbounds %struct.Link, ptr %4, i64 %17, i32 14
  %20 = select i1 %18, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 14), ptr %19
  %21 = load double, ptr %20, align 8, !tbaa !19
  %22 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 6, i64 0
  %23 = load double, ptr %22, align 8, !tbaa !19
  %24 = fadd contract double %21, %23
  %25 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 14, i64 0
  store double %24, ptr %25, align 8, !tbaa !19
  %26 = getelementptr inbounds double, ptr %20, i64 1
  %27 = load double, ptr %26, align 8, !tbaa !19
  %28 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 6, i64 1
  %29 = load double, ptr %28, align 8, !tbaa !19
  %30 = fadd contract double %27, %29
  %31 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 14, i64 1
  store double %30, ptr %31, align 8, !tbaa !19
  %32 = getelementptr inbounds double, ptr %20, i64 2
  %33 = load double, ptr %32, align 8, !tbaa !19
  %34 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 6, i64 2
  %35 = load double, ptr %34, align 8, !tbaa !19
  %36 = fadd contract double %33, %35
  %37 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 14, i64 2
  store double %36, ptr %37, align 8, !tbaa !19
  %38 = getelementptr inbounds double, ptr %20, i64 3
  %39 = load double, ptr %38, align 8, !tbaa !19
  %40 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 6, i64 3
  %41 = load double, ptr %40, align 8, !tbaa !19
  %42 = fadd contract double %39, %41
  %43 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 14, i64 3
  store double %42, ptr %43, align 8, !tbaa !19
  %44 = getelementptr inbounds double, ptr %20, i64 4
  %45 = load double, ptr %44, align 8, !tbaa !19
  %46 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 6, i64 4
  %47 = load double, ptr %46, align 8, !tbaa !19
  %48 = fadd contract double %45, %47
  %49 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 14, i64 4
  store double %48, ptr %49, align 8, !tbaa !19
  %50 = getelementptr inbounds double, ptr %20, i64 5
  %51 = load double, ptr %50, align 8, !tbaa !19
  %52 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 6, i64 5
  %53 = load double, ptr %52, align 8, !tbaa !19
  %54 = fadd contract double %51, %53
  %55 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 14, i64 5
  store double %54, ptr %55, align 8, !tbaa !19
  %56 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 4
  %57 = load double, ptr %26, align 8, !tbaa !19
  %58 = getelementptr inbounds double, ptr %56, i64 2
  %59 = load double, ptr %58, align 8, !tbaa !19
  %60 = fmul contract double %57, %59
  %61 = load double, ptr %32, align 8, !tbaa !19
  %62 = getelementptr inbounds double, ptr %56, i64 1
  %63 = load double, ptr %62, align 8, !tbaa !19
  %64 = fmul contract double %61, %63
  %65 = fsub contract double %60, %64
  %66 = fadd contract double %42, %65
  store double %66, ptr %43, align 8, !tbaa !19
  %67 = load double, ptr %32, align 8, !tbaa !19
  %68 = load double, ptr %56, align 8, !tbaa !19
  %69 = fmul contract double %67, %68
  %70 = load double, ptr %20, align 8, !tbaa !19
  %71 = fmul contract double %59, %70
  %72 = fsub contract double %69, %71
  %73 = fadd contract double %48, %72
  store double %73, ptr %49, align 8, !tbaa !19
  %74 = load double, ptr %20, align 8, !tbaa !19
  %75 = fmul contract double %63, %74
  %76 = load double, ptr %26, align 8, !tbaa !19
  %77 = fmul contract double %68, %76
  %78 = fsub contract double %75, %77
  %79 = fadd contract double %54, %78
  store double %79, ptr %55, align 8, !tbaa !19
  br i1 %11, label %138, label %80

80:                                               ; preds = %14
  %81 = load ptr, ptr %10, align 8, !tbaa !37
  %82 = getelementptr inbounds i64, ptr %81, i64 %15
  %83 = load i64, ptr %82, align 8, !tbaa !38
  %84 = tail call i64 @llvm.smax.i64(i64 %83, i64 0)
  %85 = icmp slt i64 %83, 1
  br i1 %85, label %138, label %86

86:                                               ; preds = %80
  %87 = load ptr, ptr %12, align 8, !tbaa !46
  %88 = getelementptr inbounds i64, ptr %87, i64 %15
  %89 = load i64, ptr %88, align 8, !tbaa !38
  %90 = getelementptr double, ptr %1, i64 %89
  br label %91

91:                                               ; preds = %86, %91
  %92 = phi i64 [ %136, %91 ], [ 0, %86 ]
  %93 = phi double [ %105, %91 ], [ %24, %86 ]
  %94 = phi double [ %111, %91 ], [ %30, %86 ]
  %95 = phi double [ %117, %91 ], [ %36, %86 ]
  %96 = phi double [ %123, %91 ], [ %66, %86 ]
  %97 = phi double [ %129, %91 ], [ %73, %86 ]
  %98 = phi double [ %135, %91 ], [ %79, %86 ]
  %99 = mul nsw i64 %92, 6
  %100 = getelementptr double, ptr %90, i64 %92
  %101 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 5, i64 %99
  %102 = load double, ptr %101, align 8, !tbaa !19
  %103 = load double, ptr %100, align 8, !tbaa !19
  %104 = fmul contract double %102, %103
  %105 = fadd contract double %93, %104
  store double %105, ptr %25, align 8, !tbaa !19
  %106 = or disjoint i64 %99, 1
  %107 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 5, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !19
  %109 = load double, ptr %100, align 8, !tbaa !19
  %110 = fmul contract double %108, %109
  %111 = fadd contract double %94, %110
  store double %111, ptr %31, align 8, !tbaa !19
  %112 = add nuw nsw i64 %99, 2
  %113 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 5, i64 %112
  %114 = load double, ptr %113, align 8, !tbaa !19
  %115 = load double, ptr %100, align 8, !tbaa !19
  %116 = fmul contract double %114, %115
  %117 = fadd contract double %95, %116
  store double %117, ptr %37, align 8, !tbaa !19
  %118 = add nuw nsw i64 %99, 3
  %119 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 5, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !19
  %121 = load double, ptr %100, align 8, !tbaa !19
  %122 = fmul contract double %120, %121
  %123 = fadd contract double %96, %122
  store double %123, ptr %43, align 8, !tbaa !19
  %124 = add nuw nsw i64 %99, 4
  %125 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 5, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !19
  %127 = load double, ptr %100, align 8, !tbaa !19
  %128 = fmul contract double %126, %127
  %129 = fadd contract double %97, %128
  store double %129, ptr %49, align 8, !tbaa !19
  %130 = add nuw nsw i64 %99, 5
  %131 = getelementptr inbounds %struct.Link, ptr %4, i64 %15, i32 5, i64 %130
  %132 = load double, ptr %131, align 8, !tbaa !19
  %133 = load double, ptr %100, align 8, !tbaa !19
  %134 = fmul contract double %132, %133
  %135 = fadd contract double %98, %134
  store double %135, ptr %55, align 8, !tbaa !19
  %136 = add nuw i64 %92, 1
  %137 = icmp eq i64 %136, %84
  br i1 %137, label %138, label %91

138:                                              ; preds = %91, %80, %14
  %139 = add nuw nsw i64 %15, 1
  %140 = icmp eq i64 %139, %5
  br i1 %140, label %13, label %14, !llvm.loop !245
}

; Function Attrs: nounwind uwtable
define internal fastcc void @all_slopes(ptr noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #1 {
  %4 = alloca [64 x double], align 16
  %5 = alloca [6 x double], align 16
  %6 = alloca [64 x double], align 16
  %7 = alloca [6 x double], align 16
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !25
  %10 = shl nsw i64 %9, 1
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 16
  %12 = load i64, ptr %11, align 8, !tbaa !30
  %13 = add nsw i64 %10, %12
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 17
  %15 = load i64, ptr %14, align 8, !tbaa !93
  %16 = add nsw i64 %13, %15
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %18 = load i64, ptr %17, align 8, !tbaa !17
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %20 = load ptr, ptr %19, align 8, !tbaa !36
  %21 = shl i64 %9, 3
  %22 = mul i64 %21, %16
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %22, i1 false)
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 18
  %24 = load i64, ptr %23, align 8, !tbaa !246
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %37, label %26

26:                                               ; preds = %3
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 21
  %28 = load i64, ptr %27, align 8, !tbaa !247
  %29 = inttoptr i64 %28 to ptr
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 70
  %31 = load ptr, ptr %30, align 8, !tbaa !248
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %33 = load ptr, ptr %32, align 8, !tbaa !28
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 22
  %35 = load i64, ptr %34, align 8, !tbaa !249
  %36 = inttoptr i64 %35 to ptr
  tail call void %29(ptr noundef %31, ptr noundef %33, ptr noundef %36) #14
  br label %37

37:                                               ; preds = %26, %3
  %38 = load i64, ptr %0, align 8, !tbaa !33
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %57

40:                                               ; preds = %37
  %41 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %42 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %43 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %44 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 40
  %45 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %46 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %47 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %49 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  %50 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 72
  %51 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 73
  %52 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
  %53 = getelementptr inbounds double, ptr %2, i64 %9
  %54 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %55 = getelementptr inbounds double, ptr %5, i64 2
  %56 = getelementptr inbounds double, ptr %5, i64 4
  br label %75

57:                                               ; preds = %157, %37
  %58 = phi i64 [ %38, %37 ], [ %159, %157 ]
  %59 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  %60 = load i64, ptr %59, align 8, !tbaa !250
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %66, label %62

62:                                               ; preds = %57
  %63 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 72
  %64 = load ptr, ptr %63, align 8, !tbaa !251
  %65 = mul i64 %58, 96
  call void @llvm.memset.p0.i64(ptr align 8 %64, i8 0, i64 %65, i1 false)
  br label %66

66:                                               ; preds = %57, %62
  %67 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %68 = load i64, ptr %67, align 8, !tbaa !159
  %69 = icmp eq i64 %68, 0
  br i1 %69, label %453, label %70

70:                                               ; preds = %66
  %71 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 73
  %72 = add i64 %9, 1
  %73 = add i64 %72, %18
  %74 = getelementptr inbounds double, ptr %2, i64 %10
  br label %449

75:                                               ; preds = %40, %157
  %76 = phi i64 [ 0, %40 ], [ %158, %157 ]
  %77 = load ptr, ptr %41, align 8, !tbaa !37
  %78 = getelementptr inbounds i64, ptr %77, i64 %76
  %79 = load i64, ptr %78, align 8, !tbaa !38
  %80 = mul nsw i64 %79, 6
  %81 = add nsw i64 %80, 12
  %82 = load ptr, ptr %42, align 8, !tbaa !97
  %83 = getelementptr inbounds i64, ptr %82, i64 %76
  %84 = load i64, ptr %83, align 8, !tbaa !38
  %85 = add nsw i64 %81, %84
  %86 = load ptr, ptr %43, align 8, !tbaa !39
  %87 = load ptr, ptr %44, align 8, !tbaa !40
  %88 = getelementptr inbounds i64, ptr %87, i64 %76
  %89 = load i64, ptr %88, align 8, !tbaa !38
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %153, label %91

91:                                               ; preds = %75
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %6) #14
  %92 = load ptr, ptr %45, align 8, !tbaa !41
  %93 = getelementptr inbounds i64, ptr %92, i64 %76
  %94 = load i64, ptr %93, align 8, !tbaa !38
  %95 = getelementptr i64, ptr %93, i64 1
  %96 = load i64, ptr %95, align 8, !tbaa !38
  %97 = sub nsw i64 %96, %94
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %99, label %151

99:                                               ; preds = %91
  %100 = load ptr, ptr %46, align 8, !tbaa !28
  %101 = load ptr, ptr %47, align 8, !tbaa !42
  %102 = getelementptr i64, ptr %101, i64 %94
  %103 = and i64 %97, 3
  %104 = sub i64 %94, %96
  %105 = icmp ugt i64 %104, -4
  br i1 %105, label %137, label %106

106:                                              ; preds = %99
  %107 = and i64 %97, 9223372036854775804
  br label %108

108:                                              ; preds = %108, %106
  %109 = phi i64 [ 0, %106 ], [ %134, %108 ]
  %110 = phi i64 [ 0, %106 ], [ %135, %108 ]
  %111 = getelementptr i64, ptr %102, i64 %109
  %112 = load i64, ptr %111, align 8, !tbaa !38
  %113 = getelementptr inbounds double, ptr %100, i64 %112
  %114 = load double, ptr %113, align 8, !tbaa !19
  %115 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %109
  store double %114, ptr %115, align 16, !tbaa !19
  %116 = or disjoint i64 %109, 1
  %117 = getelementptr i64, ptr %102, i64 %116
  %118 = load i64, ptr %117, align 8, !tbaa !38
  %119 = getelementptr inbounds double, ptr %100, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !19
  %121 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %116
  store double %120, ptr %121, align 8, !tbaa !19
  %122 = or disjoint i64 %109, 2
  %123 = getelementptr i64, ptr %102, i64 %122
  %124 = load i64, ptr %123, align 8, !tbaa !38
  %125 = getelementptr inbounds double, ptr %100, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !19
  %127 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %122
  store double %126, ptr %127, align 16, !tbaa !19
  %128 = or disjoint i64 %109, 3
  %129 = getelementptr i64, ptr %102, i64 %128
  %130 = load i64, ptr %129, align 8, !tbaa !38
  %131 = getelementptr inbounds double, ptr %100, i64 %130
  %132 = load double, ptr %131, align 8, !tbaa !19
  %133 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %128
  store double %132, ptr %133, align 8, !tbaa !19
  %134 = add nuw nsw i64 %109, 4
  %135 = add i64 %110, 4
  %136 = icmp eq i64 %135, %107
  br i1 %136, label %137, label %108, !llvm.loop !43

137:                                              ; preds = %108, %99
  %138 = phi i64 [ 0, %99 ], [ %134, %108 ]
  %139 = icmp eq i64 %103, 0
  br i1 %139, label %151, label %140

140:                                              ; preds = %137, %140
  %141 = phi i64 [ %148, %140 ], [ %138, %137 ]
  %142 = phi i64 [ %149, %140 ], [ 0, %137 ]
  %143 = getelementptr i64, ptr %102, i64 %141
  %144 = load i64, ptr %143, align 8, !tbaa !38
  %145 = getelementptr inbounds double, ptr %100, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !19
  %147 = getelementptr inbounds [64 x double], ptr %6, i64 0, i64 %141
  store double %146, ptr %147, align 8, !tbaa !19
  %148 = add nuw nsw i64 %141, 1
  %149 = add i64 %142, 1
  %150 = icmp eq i64 %149, %103
  br i1 %150, label %151, label %140, !llvm.loop !252

151:                                              ; preds = %137, %140, %91
  %152 = inttoptr i64 %89 to ptr
  call void %152(ptr noundef %20, ptr noundef nonnull %6, ptr noundef null) #14
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %6) #14
  br label %153

153:                                              ; preds = %151, %75
  %154 = icmp sgt i64 %79, 0
  br i1 %154, label %155, label %157

155:                                              ; preds = %153
  %156 = getelementptr inbounds %struct.Link, ptr %86, i64 %76, i32 5
  br label %161

157:                                              ; preds = %356, %153
  %158 = add nuw nsw i64 %76, 1
  %159 = load i64, ptr %0, align 8, !tbaa !33
  %160 = icmp slt i64 %158, %159
  br i1 %160, label %75, label %57, !llvm.loop !253

161:                                              ; preds = %155, %356
  %162 = phi i64 [ 0, %155 ], [ %447, %356 ]
  %163 = load ptr, ptr %48, align 8, !tbaa !46
  %164 = getelementptr inbounds i64, ptr %163, i64 %76
  %165 = load i64, ptr %164, align 8, !tbaa !38
  %166 = add nsw i64 %165, %162
  %167 = load ptr, ptr %44, align 8, !tbaa !40
  %168 = getelementptr inbounds i64, ptr %167, i64 %76
  %169 = mul nsw i64 %162, %85
  %170 = getelementptr inbounds double, ptr %20, i64 %169
  %171 = mul nsw i64 %162, 6
  %172 = getelementptr inbounds double, ptr %156, i64 %171
  %173 = load i64, ptr %49, align 8, !tbaa !250
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %179, label %175

175:                                              ; preds = %161
  %176 = load ptr, ptr %50, align 8, !tbaa !251
  %177 = load i64, ptr %0, align 8, !tbaa !33
  %178 = mul i64 %177, 96
  call void @llvm.memset.p0.i64(ptr align 8 %176, i8 0, i64 %178, i1 false)
  br label %179

179:                                              ; preds = %161, %175
  %180 = load i64, ptr %168, align 8, !tbaa !38
  %181 = icmp eq i64 %180, 0
  %182 = select i1 %181, ptr null, ptr %170
  %183 = getelementptr inbounds double, ptr %170, i64 %80
  %184 = getelementptr inbounds double, ptr %2, i64 %166
  call fastcc void @position_column(ptr noundef nonnull %0, i64 noundef %76, ptr noundef nonnull %172, ptr noundef %182, ptr noundef nonnull %183, ptr noundef %1, ptr noundef %184, i64 noundef %16)
  %185 = load ptr, ptr %42, align 8, !tbaa !97
  %186 = getelementptr inbounds i64, ptr %185, i64 %76
  %187 = load i64, ptr %186, align 8, !tbaa !38
  %188 = icmp sgt i64 %187, 0
  %189 = load ptr, ptr %52, align 8, !tbaa !124
  br i1 %188, label %193, label %190

190:                                              ; preds = %179
  %191 = getelementptr inbounds i64, ptr %189, i64 %76
  %192 = load i64, ptr %191, align 8, !tbaa !38
  br label %218

193:                                              ; preds = %179
  %194 = load i64, ptr %168, align 8, !tbaa !38
  %195 = icmp eq i64 %194, 0
  %196 = getelementptr double, ptr %170, i64 %81
  %197 = load ptr, ptr %51, align 8, !tbaa !254
  %198 = getelementptr inbounds i64, ptr %189, i64 %76
  %199 = load i64, ptr %198, align 8, !tbaa !38
  %200 = getelementptr double, ptr %197, i64 %199
  %201 = and i64 %187, 1
  %202 = icmp eq i64 %187, 1
  br i1 %202, label %205, label %203

203:                                              ; preds = %193
  %204 = and i64 %187, 9223372036854775806
  br label %231

205:                                              ; preds = %250, %193
  %206 = phi i64 [ 0, %193 ], [ %253, %250 ]
  %207 = icmp eq i64 %201, 0
  br i1 %207, label %218, label %208

208:                                              ; preds = %205
  br i1 %195, label %212, label %209

209:                                              ; preds = %208
  %210 = getelementptr double, ptr %196, i64 %206
  %211 = load double, ptr %210, align 8, !tbaa !19
  br label %215

212:                                              ; preds = %208
  %213 = icmp eq i64 %206, %162
  %214 = uitofp i1 %213 to double
  br label %215

215:                                              ; preds = %212, %209
  %216 = phi contract double [ %211, %209 ], [ %214, %212 ]
  %217 = getelementptr double, ptr %200, i64 %206
  store double %216, ptr %217, align 8, !tbaa !19
  br label %218

218:                                              ; preds = %215, %205, %190
  %219 = phi i64 [ %192, %190 ], [ %199, %205 ], [ %199, %215 ]
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %219, i64 noundef %187, ptr noundef %184, i64 noundef %16)
  %220 = load ptr, ptr %42, align 8, !tbaa !97
  %221 = getelementptr inbounds i64, ptr %220, i64 %76
  %222 = load i64, ptr %221, align 8, !tbaa !38
  %223 = icmp sgt i64 %222, 0
  br i1 %223, label %224, label %256

224:                                              ; preds = %218
  %225 = load ptr, ptr %51, align 8, !tbaa !254
  %226 = load ptr, ptr %52, align 8, !tbaa !124
  %227 = getelementptr inbounds i64, ptr %226, i64 %76
  %228 = load i64, ptr %227, align 8, !tbaa !38
  %229 = getelementptr double, ptr %225, i64 %228
  %230 = shl nuw i64 %222, 3
  call void @llvm.memset.p0.i64(ptr align 8 %229, i8 0, i64 %230, i1 false), !tbaa !19
  br label %256

231:                                              ; preds = %250, %203
  %232 = phi i64 [ 0, %203 ], [ %253, %250 ]
  %233 = phi i64 [ 0, %203 ], [ %254, %250 ]
  br i1 %195, label %237, label %234

234:                                              ; preds = %231
  %235 = getelementptr double, ptr %196, i64 %232
  %236 = load double, ptr %235, align 8, !tbaa !19
  br label %240

237:                                              ; preds = %231
  %238 = icmp eq i64 %232, %162
  %239 = uitofp i1 %238 to double
  br label %240

240:                                              ; preds = %237, %234
  %241 = phi contract double [ %236, %234 ], [ %239, %237 ]
  %242 = getelementptr double, ptr %200, i64 %232
  store double %241, ptr %242, align 8, !tbaa !19
  %243 = or disjoint i64 %232, 1
  br i1 %195, label %247, label %244

244:                                              ; preds = %240
  %245 = getelementptr double, ptr %196, i64 %243
  %246 = load double, ptr %245, align 8, !tbaa !19
  br label %250

247:                                              ; preds = %240
  %248 = icmp eq i64 %243, %162
  %249 = uitofp i1 %248 to double
  br label %250

250:                                              ; preds = %247, %244
  %251 = phi contract double [ %246, %244 ], [ %249, %247 ]
  %252 = getelementptr double, ptr %200, i64 %243
  store double %251, ptr %252, align 8, !tbaa !19
  %253 = add nuw nsw i64 %232, 2
  %254 = add i64 %233, 2
  %255 = icmp eq i64 %254, %204
  br i1 %255, label %205, label %231, !llvm.loop !255

256:                                              ; preds = %224, %218
  %257 = load i64, ptr %49, align 8, !tbaa !250
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %263, label %259

259:                                              ; preds = %256
  %260 = load ptr, ptr %50, align 8, !tbaa !251
  %261 = load i64, ptr %0, align 8, !tbaa !33
  %262 = mul i64 %261, 96
  call void @llvm.memset.p0.i64(ptr align 8 %260, i8 0, i64 %262, i1 false)
  br label %263

263:                                              ; preds = %256, %259
  %264 = load i64, ptr %168, align 8, !tbaa !38
  %265 = icmp eq i64 %264, 0
  %266 = getelementptr inbounds double, ptr %53, i64 %166
  %267 = load ptr, ptr %43, align 8, !tbaa !39
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5) #14
  %268 = load ptr, ptr %54, align 8, !tbaa !51
  %269 = getelementptr inbounds i64, ptr %268, i64 %76
  %270 = load i64, ptr %269, align 8, !tbaa !38
  %271 = icmp slt i64 %270, 0
  %272 = getelementptr inbounds %struct.Link, ptr %267, i64 %270
  %273 = select i1 %271, ptr @ground, ptr %272
  %274 = getelementptr inbounds %struct.Link, ptr %273, i64 0, i32 1
  %275 = load double, ptr %274, align 8
  %276 = getelementptr inbounds %struct.Link, ptr %273, i64 0, i32 1, i64 1
  %277 = load <2 x double>, ptr %276, align 8
  %278 = getelementptr inbounds %struct.Link, ptr %273, i64 0, i32 2
  %279 = load double, ptr %278, align 8
  %280 = getelementptr inbounds %struct.Link, ptr %273, i64 0, i32 2, i64 1
  %281 = load double, ptr %280, align 8
  %282 = getelementptr inbounds %struct.Link, ptr %273, i64 0, i32 2, i64 2
  %283 = load double, ptr %282, align 8
  %284 = getelementptr inbounds %struct.Link, ptr %267, i64 %76, i32 4
  %285 = getelementptr inbounds double, ptr %284, i64 1
  %286 = load <2 x double>, ptr %285, align 8, !tbaa !19
  %287 = load double, ptr %284, align 8, !tbaa !19
  br i1 %265, label %356, label %288

288:                                              ; preds = %263
  %289 = getelementptr inbounds double, ptr %183, i64 6
  %290 = getelementptr inbounds %struct.Link, ptr %267, i64 %76
  %291 = getelementptr inbounds double, ptr %183, i64 8
  %292 = load double, ptr %290, align 8, !tbaa !19
  %293 = getelementptr double, ptr %290, i64 1
  %294 = load double, ptr %293, align 8, !tbaa !19
  %295 = getelementptr double, ptr %290, i64 2
  %296 = load double, ptr %295, align 8, !tbaa !19
  %297 = load double, ptr %291, align 8, !tbaa !19
  %298 = getelementptr inbounds double, ptr %290, i64 3
  %299 = load double, ptr %298, align 8, !tbaa !19
  %300 = getelementptr double, ptr %290, i64 4
  %301 = load double, ptr %300, align 8, !tbaa !19
  %302 = getelementptr double, ptr %290, i64 5
  %303 = load double, ptr %302, align 8, !tbaa !19
  %304 = load <2 x double>, ptr %289, align 8, !tbaa !19
  %305 = insertelement <2 x double> poison, double %299, i64 0
  %306 = insertelement <2 x double> %305, double %294, i64 1
  %307 = fmul contract <2 x double> %304, %306
  %308 = shufflevector <2 x double> %307, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %309 = insertelement <2 x double> poison, double %292, i64 0
  %310 = insertelement <2 x double> %309, double %301, i64 1
  %311 = fmul contract <2 x double> %304, %310
  %312 = fadd contract <2 x double> %308, %311
  %313 = insertelement <2 x double> poison, double %297, i64 0
  %314 = shufflevector <2 x double> %313, <2 x double> poison, <2 x i32> zeroinitializer
  %315 = insertelement <2 x double> poison, double %296, i64 0
  %316 = insertelement <2 x double> %315, double %303, i64 1
  %317 = fmul contract <2 x double> %314, %316
  %318 = fadd contract <2 x double> %312, %317
  %319 = getelementptr inbounds double, ptr %290, i64 6
  %320 = load double, ptr %319, align 8, !tbaa !19
  %321 = getelementptr double, ptr %290, i64 7
  %322 = load double, ptr %321, align 8, !tbaa !19
  %323 = getelementptr double, ptr %290, i64 8
  %324 = load double, ptr %323, align 8, !tbaa !19
  %325 = getelementptr inbounds double, ptr %183, i64 9
  %326 = getelementptr inbounds double, ptr %183, i64 11
  %327 = load double, ptr %326, align 8, !tbaa !19
  %328 = insertelement <2 x double> poison, double %320, i64 0
  %329 = insertelement <2 x double> %328, double %292, i64 1
  %330 = shufflevector <2 x double> %304, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %331 = insertelement <2 x double> poison, double %322, i64 0
  %332 = insertelement <2 x double> %331, double %294, i64 1
  %333 = insertelement <2 x double> poison, double %324, i64 0
  %334 = insertelement <2 x double> %333, double %296, i64 1
  %335 = insertelement <2 x double> %313, double %327, i64 1
  %336 = fmul contract <2 x double> %334, %335
  %337 = load <2 x double>, ptr %325, align 8, !tbaa !19
  %338 = shufflevector <2 x double> %304, <2 x double> %337, <2 x i32> <i32 0, i32 2>
  %339 = fmul contract <2 x double> %338, %329
  %340 = shufflevector <2 x double> %330, <2 x double> %337, <2 x i32> <i32 0, i32 3>
  %341 = fmul contract <2 x double> %340, %332
  %342 = fadd contract <2 x double> %339, %341
  %343 = fadd contract <2 x double> %342, %336
  %344 = insertelement <2 x double> %328, double %301, i64 1
  %345 = fmul contract <2 x double> %344, %337
  %346 = shufflevector <2 x double> %345, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %347 = insertelement <2 x double> %305, double %322, i64 1
  %348 = fmul contract <2 x double> %347, %337
  %349 = fadd contract <2 x double> %346, %348
  %350 = insertelement <2 x double> poison, double %303, i64 0
  %351 = insertelement <2 x double> %350, double %324, i64 1
  %352 = insertelement <2 x double> poison, double %327, i64 0
  %353 = shufflevector <2 x double> %352, <2 x double> poison, <2 x i32> zeroinitializer
  %354 = fmul contract <2 x double> %351, %353
  %355 = fadd contract <2 x double> %349, %354
  br label %356

356:                                              ; preds = %263, %288
  %357 = phi <2 x double> [ %318, %288 ], [ zeroinitializer, %263 ]
  %358 = phi <2 x double> [ %343, %288 ], [ zeroinitializer, %263 ]
  %359 = phi <2 x double> [ %355, %288 ], [ zeroinitializer, %263 ]
  %360 = shufflevector <2 x double> %277, <2 x double> %286, <2 x i32> <i32 1, i32 3>
  %361 = insertelement <2 x double> poison, double %287, i64 0
  %362 = insertelement <2 x double> %361, double %275, i64 1
  %363 = fmul contract <2 x double> %360, %362
  %364 = shufflevector <2 x double> %363, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %365 = fsub contract <2 x double> %363, %364
  %366 = extractelement <2 x double> %365, i64 0
  %367 = fadd contract double %281, %366
  %368 = getelementptr inbounds %struct.Link, ptr %267, i64 %76, i32 1
  %369 = load double, ptr %368, align 8, !tbaa !19
  %370 = fadd contract double %275, %369
  %371 = getelementptr inbounds %struct.Link, ptr %267, i64 %76, i32 1, i64 1
  %372 = getelementptr inbounds %struct.Link, ptr %267, i64 %76, i32 2
  %373 = load double, ptr %372, align 8, !tbaa !19
  %374 = getelementptr inbounds %struct.Link, ptr %267, i64 %76, i32 2, i64 1
  %375 = load double, ptr %374, align 8, !tbaa !19
  %376 = fadd contract double %367, %375
  %377 = getelementptr inbounds %struct.Link, ptr %267, i64 %76, i32 2, i64 2
  %378 = load double, ptr %377, align 8, !tbaa !19
  %379 = getelementptr inbounds double, ptr %172, i64 1
  %380 = load double, ptr %172, align 8, !tbaa !19
  %381 = getelementptr inbounds double, ptr %172, i64 3
  %382 = getelementptr inbounds double, ptr %172, i64 5
  %383 = load double, ptr %382, align 8, !tbaa !19
  %384 = load <2 x double>, ptr %371, align 8, !tbaa !19
  %385 = fadd contract <2 x double> %277, %384
  %386 = load <2 x double>, ptr %379, align 8, !tbaa !19
  %387 = shufflevector <2 x double> %386, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %388 = insertelement <2 x double> %387, double %380, i64 1
  %389 = fmul contract <2 x double> %385, %388
  %390 = shufflevector <2 x double> %385, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %391 = insertelement <2 x double> %390, double %370, i64 1
  %392 = fmul contract <2 x double> %391, %386
  %393 = fsub contract <2 x double> %389, %392
  %394 = extractelement <2 x double> %386, i64 0
  %395 = fmul contract double %370, %394
  %396 = extractelement <2 x double> %385, i64 0
  %397 = fmul contract double %396, %380
  %398 = fadd contract <2 x double> %357, %393
  store <2 x double> %398, ptr %5, align 16, !tbaa !19
  %399 = insertelement <2 x double> poison, double %395, i64 0
  %400 = insertelement <2 x double> poison, double %397, i64 0
  %401 = shufflevector <2 x double> %277, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %402 = insertelement <2 x double> %401, double %275, i64 0
  %403 = fmul contract <2 x double> %402, %286
  %404 = shufflevector <2 x double> %361, <2 x double> %286, <2 x i32> <i32 0, i32 2>
  %405 = fmul contract <2 x double> %277, %404
  %406 = fsub contract <2 x double> %403, %405
  %407 = insertelement <2 x double> poison, double %283, i64 0
  %408 = insertelement <2 x double> %407, double %279, i64 1
  %409 = fadd contract <2 x double> %408, %406
  %410 = insertelement <2 x double> poison, double %378, i64 0
  %411 = insertelement <2 x double> %410, double %373, i64 1
  %412 = fadd contract <2 x double> %409, %411
  %413 = load <2 x double>, ptr %381, align 8, !tbaa !19
  %414 = insertelement <2 x double> %413, double %383, i64 0
  %415 = fmul contract <2 x double> %385, %414
  %416 = shufflevector <2 x double> %415, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %417 = fsub contract <2 x double> %415, %416
  %418 = fmul contract <2 x double> %391, %413
  %419 = insertelement <2 x double> %385, double %370, i64 1
  %420 = insertelement <2 x double> %413, double %383, i64 1
  %421 = fmul contract <2 x double> %419, %420
  %422 = shufflevector <2 x double> %421, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %423 = fsub contract <2 x double> %418, %422
  %424 = insertelement <2 x double> %412, double %376, i64 1
  %425 = fmul contract <2 x double> %424, %386
  %426 = shufflevector <2 x double> %425, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %427 = fsub contract <2 x double> %426, %425
  %428 = shufflevector <2 x double> %412, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %429 = insertelement <2 x double> %428, double %376, i64 1
  %430 = fmul contract <2 x double> %429, %388
  %431 = insertelement <2 x double> %387, double %380, i64 0
  %432 = fmul contract <2 x double> %412, %431
  %433 = fsub contract <2 x double> %432, %430
  %434 = fadd contract <2 x double> %433, %423
  %435 = shufflevector <2 x double> %399, <2 x double> %427, <2 x i32> <i32 0, i32 2>
  %436 = shufflevector <2 x double> %400, <2 x double> %417, <2 x i32> <i32 0, i32 2>
  %437 = fsub contract <2 x double> %435, %436
  %438 = fadd contract <2 x double> %435, %436
  %439 = shufflevector <2 x double> %437, <2 x double> %438, <2 x i32> <i32 0, i32 3>
  %440 = fadd contract <2 x double> %358, %439
  store <2 x double> %440, ptr %55, align 16, !tbaa !19
  %441 = fadd contract <2 x double> %359, %434
  store <2 x double> %441, ptr %56, align 16, !tbaa !19
  call fastcc void @respond(ptr noundef nonnull %0, i64 noundef %76, ptr noundef nonnull %172, ptr noundef nonnull %5, ptr noundef null, ptr noundef %266, i64 noundef %16)
  call fastcc void @carry(ptr noundef nonnull %0, i64 noundef %76, ptr noundef null, ptr noundef nonnull %172)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5) #14
  %442 = load ptr, ptr %51, align 8, !tbaa !254
  %443 = add nsw i64 %166, %18
  %444 = getelementptr inbounds double, ptr %442, i64 %443
  store double 1.000000e+00, ptr %444, align 8, !tbaa !19
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %443, i64 noundef 1, ptr noundef %266, i64 noundef %16)
  %445 = load ptr, ptr %51, align 8, !tbaa !254
  %446 = getelementptr inbounds double, ptr %445, i64 %443
  store double 0.000000e+00, ptr %446, align 8, !tbaa !19
  %447 = add nuw nsw i64 %162, 1
  %448 = icmp eq i64 %447, %79
  br i1 %448, label %157, label %161, !llvm.loop !256

449:                                              ; preds = %70, %478
  %450 = phi i64 [ 0, %70 ], [ %485, %478 ]
  %451 = load i64, ptr %11, align 8, !tbaa !30
  %452 = icmp slt i64 %450, %451
  br i1 %452, label %478, label %453

453:                                              ; preds = %449, %478, %66
  %454 = load i64, ptr %14, align 8, !tbaa !93
  %455 = icmp sgt i64 %454, 0
  br i1 %455, label %456, label %488

456:                                              ; preds = %453
  %457 = getelementptr inbounds double, ptr %2, i64 %10
  %458 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 72
  %459 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 42
  %460 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %461 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %462 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %463 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %464 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %465 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 40
  %466 = getelementptr inbounds double, ptr %7, i64 1
  %467 = getelementptr inbounds double, ptr %7, i64 2
  %468 = getelementptr inbounds double, ptr %7, i64 3
  %469 = getelementptr inbounds double, ptr %7, i64 4
  %470 = getelementptr inbounds double, ptr %7, i64 5
  %471 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 73
  %472 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 41
  %473 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 68
  %474 = add i64 %9, 3
  %475 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 71
  %476 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %477 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  br label %489

478:                                              ; preds = %449
  %479 = load ptr, ptr %71, align 8, !tbaa !254
  %480 = add nsw i64 %73, %450
  %481 = getelementptr inbounds double, ptr %479, i64 %480
  store double 1.000000e+00, ptr %481, align 8, !tbaa !19
  %482 = getelementptr inbounds double, ptr %74, i64 %450
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %480, i64 noundef 1, ptr noundef %482, i64 noundef %16)
  %483 = load ptr, ptr %71, align 8, !tbaa !254
  %484 = getelementptr inbounds double, ptr %483, i64 %480
  store double 0.000000e+00, ptr %484, align 8, !tbaa !19
  %485 = add nuw nsw i64 %450, 1
  %486 = load i64, ptr %67, align 8, !tbaa !159
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %453, label %449, !llvm.loop !257

488:                                              ; preds = %1171, %453
  ret void

489:                                              ; preds = %456, %1171
  %490 = phi i64 [ 0, %456 ], [ %1172, %1171 ]
  %491 = load i64, ptr %11, align 8, !tbaa !30
  %492 = getelementptr inbounds double, ptr %457, i64 %491
  %493 = getelementptr inbounds double, ptr %492, i64 %490
  %494 = load i64, ptr %59, align 8, !tbaa !250
  %495 = icmp eq i64 %494, 0
  %496 = load i64, ptr %0, align 8, !tbaa !33
  br i1 %495, label %501, label %497

497:                                              ; preds = %489
  %498 = load ptr, ptr %458, align 8, !tbaa !251
  %499 = mul i64 %496, 96
  call void @llvm.memset.p0.i64(ptr align 8 %498, i8 0, i64 %499, i1 false)
  %500 = load i64, ptr %0, align 8, !tbaa !33
  br label %501

501:                                              ; preds = %489, %497
  %502 = phi i64 [ %496, %489 ], [ %500, %497 ]
  %503 = icmp sgt i64 %502, 0
  br i1 %503, label %1175, label %504

504:                                              ; preds = %1326, %501
  %505 = load ptr, ptr %471, align 8, !tbaa !254
  %506 = load ptr, ptr %472, align 8, !tbaa !258
  %507 = getelementptr inbounds i64, ptr %506, i64 %490
  %508 = load i64, ptr %507, align 8, !tbaa !38
  %509 = getelementptr inbounds double, ptr %505, i64 %508
  store double 1.000000e+00, ptr %509, align 8, !tbaa !19
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %508, i64 noundef 1, ptr noundef %493, i64 noundef %16)
  %510 = load ptr, ptr %471, align 8, !tbaa !254
  %511 = load ptr, ptr %472, align 8, !tbaa !258
  %512 = getelementptr inbounds i64, ptr %511, i64 %490
  %513 = load i64, ptr %512, align 8, !tbaa !38
  %514 = getelementptr inbounds double, ptr %510, i64 %513
  store double 0.000000e+00, ptr %514, align 8, !tbaa !19
  %515 = load ptr, ptr %473, align 8, !tbaa !259
  %516 = load i64, ptr %0, align 8, !tbaa !33
  %517 = mul i64 %516, 10
  %518 = add i64 %474, %517
  %519 = mul i64 %518, %490
  %520 = getelementptr double, ptr %515, i64 %519
  %521 = load ptr, ptr %461, align 8, !tbaa !39
  %522 = getelementptr double, ptr %520, i64 %516
  %523 = mul i64 %516, 9
  %524 = getelementptr double, ptr %522, i64 %523
  %525 = getelementptr double, ptr %524, i64 3
  %526 = load ptr, ptr %475, align 8, !tbaa !260
  %527 = icmp sgt i64 %516, 0
  br i1 %527, label %528, label %940

528:                                              ; preds = %504
  %529 = load ptr, ptr %476, align 8, !tbaa !82
  %530 = load ptr, ptr %477, align 8, !tbaa !136
  %531 = getelementptr inbounds double, ptr %529, i64 1
  %532 = getelementptr inbounds double, ptr %524, i64 1
  %533 = getelementptr inbounds double, ptr %529, i64 2
  %534 = getelementptr inbounds double, ptr %524, i64 2
  %535 = icmp eq i64 %516, 1
  br i1 %535, label %938, label %536

536:                                              ; preds = %528
  %537 = add nsw i64 %516, -1
  %538 = getelementptr i8, ptr %526, i64 32
  %539 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %537, i64 48)
  %540 = extractvalue { i64, i1 } %539, 0
  %541 = extractvalue { i64, i1 } %539, 1
  %542 = getelementptr i8, ptr %538, i64 %540
  %543 = icmp ult ptr %542, %538
  %544 = or i1 %543, %541
  %545 = getelementptr i8, ptr %526, i64 40
  %546 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %537, i64 48)
  %547 = extractvalue { i64, i1 } %546, 0
  %548 = extractvalue { i64, i1 } %546, 1
  %549 = getelementptr i8, ptr %545, i64 %547
  %550 = icmp ult ptr %549, %545
  %551 = or i1 %550, %548
  %552 = getelementptr i8, ptr %526, i64 24
  %553 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %537, i64 48)
  %554 = extractvalue { i64, i1 } %553, 0
  %555 = extractvalue { i64, i1 } %553, 1
  %556 = getelementptr i8, ptr %552, i64 %554
  %557 = icmp ult ptr %556, %552
  %558 = or i1 %557, %555
  %559 = getelementptr i8, ptr %526, i64 16
  %560 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %537, i64 48)
  %561 = extractvalue { i64, i1 } %560, 0
  %562 = extractvalue { i64, i1 } %560, 1
  %563 = getelementptr i8, ptr %559, i64 %561
  %564 = icmp ult ptr %563, %559
  %565 = or i1 %564, %562
  %566 = getelementptr i8, ptr %526, i64 8
  %567 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %537, i64 48)
  %568 = extractvalue { i64, i1 } %567, 0
  %569 = extractvalue { i64, i1 } %567, 1
  %570 = getelementptr i8, ptr %566, i64 %568
  %571 = icmp ult ptr %570, %566
  %572 = or i1 %571, %569
  %573 = or i1 %544, %551
  %574 = or i1 %573, %558
  %575 = or i1 %574, %565
  %576 = or i1 %575, %572
  br i1 %576, label %938, label %577

577:                                              ; preds = %536
  %578 = mul i64 %516, 48
  %579 = getelementptr i8, ptr %526, i64 %578
  %580 = getelementptr i8, ptr %521, i64 -144
  %581 = mul i64 %516, 1584
  %582 = getelementptr i8, ptr %580, i64 %581
  %583 = getelementptr i8, ptr %529, i64 24
  %584 = shl i64 %516, 3
  %585 = getelementptr i8, ptr %530, i64 %584
  %586 = icmp ult ptr %526, %582
  %587 = icmp ult ptr %521, %579
  %588 = and i1 %586, %587
  %589 = icmp ult ptr %526, %525
  %590 = icmp ult ptr %524, %579
  %591 = and i1 %589, %590
  %592 = or i1 %588, %591
  %593 = icmp ult ptr %526, %522
  %594 = icmp ult ptr %520, %579
  %595 = and i1 %593, %594
  %596 = or i1 %592, %595
  %597 = icmp ult ptr %526, %524
  %598 = icmp ult ptr %522, %579
  %599 = and i1 %597, %598
  %600 = or i1 %596, %599
  %601 = icmp ult ptr %526, %583
  %602 = icmp ult ptr %529, %579
  %603 = and i1 %601, %602
  %604 = or i1 %600, %603
  %605 = icmp ult ptr %526, %585
  %606 = icmp ult ptr %530, %579
  %607 = and i1 %605, %606
  %608 = or i1 %604, %607
  br i1 %608, label %938, label %609

609:                                              ; preds = %577
  %610 = and i64 %516, 9223372036854775806
  br label %611

611:                                              ; preds = %611, %609
  %612 = phi i64 [ 0, %609 ], [ %934, %611 ]
  %613 = or disjoint i64 %612, 1
  %614 = getelementptr inbounds %struct.Link, ptr %521, i64 %612
  %615 = getelementptr inbounds %struct.Link, ptr %521, i64 %613
  %616 = mul nsw i64 %612, 6
  %617 = getelementptr inbounds double, ptr %526, i64 %616
  %618 = getelementptr inbounds %struct.Link, ptr %521, i64 %612, i32 1
  %619 = getelementptr inbounds %struct.Link, ptr %521, i64 %613, i32 1
  %620 = getelementptr inbounds double, ptr %618, i64 1
  %621 = getelementptr inbounds double, ptr %619, i64 1
  %622 = getelementptr inbounds double, ptr %618, i64 2
  %623 = getelementptr inbounds double, ptr %619, i64 2
  %624 = load double, ptr %614, align 8, !tbaa !19, !alias.scope !261
  %625 = load double, ptr %615, align 8, !tbaa !19, !alias.scope !261
  %626 = insertelement <2 x double> poison, double %624, i64 0
  %627 = insertelement <2 x double> %626, double %625, i64 1
  %628 = load double, ptr %618, align 8, !tbaa !19, !alias.scope !261
  %629 = load double, ptr %619, align 8, !tbaa !19, !alias.scope !261
  %630 = insertelement <2 x double> poison, double %628, i64 0
  %631 = insertelement <2 x double> %630, double %629, i64 1
  %632 = fmul contract <2 x double> %627, %631
  %633 = getelementptr double, ptr %614, i64 3
  %634 = getelementptr double, ptr %615, i64 3
  %635 = load double, ptr %633, align 8, !tbaa !19, !alias.scope !261
  %636 = load double, ptr %634, align 8, !tbaa !19, !alias.scope !261
  %637 = insertelement <2 x double> poison, double %635, i64 0
  %638 = insertelement <2 x double> %637, double %636, i64 1
  %639 = load double, ptr %620, align 8, !tbaa !19, !alias.scope !261
  %640 = load double, ptr %621, align 8, !tbaa !19, !alias.scope !261
  %641 = insertelement <2 x double> poison, double %639, i64 0
  %642 = insertelement <2 x double> %641, double %640, i64 1
  %643 = fmul contract <2 x double> %638, %642
  %644 = fadd contract <2 x double> %632, %643
  %645 = getelementptr double, ptr %614, i64 6
  %646 = getelementptr double, ptr %615, i64 6
  %647 = load double, ptr %645, align 8, !tbaa !19, !alias.scope !261
  %648 = load double, ptr %646, align 8, !tbaa !19, !alias.scope !261
  %649 = insertelement <2 x double> poison, double %647, i64 0
  %650 = insertelement <2 x double> %649, double %648, i64 1
  %651 = load double, ptr %622, align 8, !tbaa !19, !alias.scope !261
  %652 = load double, ptr %623, align 8, !tbaa !19, !alias.scope !261
  %653 = insertelement <2 x double> poison, double %651, i64 0
  %654 = insertelement <2 x double> %653, double %652, i64 1
  %655 = fmul contract <2 x double> %650, %654
  %656 = fadd contract <2 x double> %644, %655
  %657 = getelementptr inbounds double, ptr %614, i64 1
  %658 = getelementptr inbounds double, ptr %615, i64 1
  %659 = load double, ptr %657, align 8, !tbaa !19, !alias.scope !261
  %660 = load double, ptr %658, align 8, !tbaa !19, !alias.scope !261
  %661 = insertelement <2 x double> poison, double %659, i64 0
  %662 = insertelement <2 x double> %661, double %660, i64 1
  %663 = fmul contract <2 x double> %631, %662
  %664 = getelementptr double, ptr %614, i64 4
  %665 = getelementptr double, ptr %615, i64 4
  %666 = load double, ptr %664, align 8, !tbaa !19, !alias.scope !261
  %667 = load double, ptr %665, align 8, !tbaa !19, !alias.scope !261
  %668 = insertelement <2 x double> poison, double %666, i64 0
  %669 = insertelement <2 x double> %668, double %667, i64 1
  %670 = fmul contract <2 x double> %642, %669
  %671 = fadd contract <2 x double> %663, %670
  %672 = getelementptr double, ptr %614, i64 7
  %673 = getelementptr double, ptr %615, i64 7
  %674 = load double, ptr %672, align 8, !tbaa !19, !alias.scope !261
  %675 = load double, ptr %673, align 8, !tbaa !19, !alias.scope !261
  %676 = insertelement <2 x double> poison, double %674, i64 0
  %677 = insertelement <2 x double> %676, double %675, i64 1
  %678 = fmul contract <2 x double> %654, %677
  %679 = fadd contract <2 x double> %671, %678
  %680 = getelementptr inbounds double, ptr %614, i64 2
  %681 = getelementptr inbounds double, ptr %615, i64 2
  %682 = load double, ptr %680, align 8, !tbaa !19, !alias.scope !261
  %683 = load double, ptr %681, align 8, !tbaa !19, !alias.scope !261
  %684 = insertelement <2 x double> poison, double %682, i64 0
  %685 = insertelement <2 x double> %684, double %683, i64 1
  %686 = fmul contract <2 x double> %631, %685
  %687 = getelementptr double, ptr %614, i64 5
  %688 = getelementptr double, ptr %615, i64 5
  %689 = load double, ptr %687, align 8, !tbaa !19, !alias.scope !261
  %690 = load double, ptr %688, align 8, !tbaa !19, !alias.scope !261
  %691 = insertelement <2 x double> poison, double %689, i64 0
  %692 = insertelement <2 x double> %691, double %690, i64 1
  %693 = fmul contract <2 x double> %642, %692
  %694 = fadd contract <2 x double> %686, %693
  %695 = getelementptr double, ptr %614, i64 8
  %696 = getelementptr double, ptr %615, i64 8
  %697 = load double, ptr %695, align 8, !tbaa !19, !alias.scope !261
  %698 = load double, ptr %696, align 8, !tbaa !19, !alias.scope !261
  %699 = insertelement <2 x double> poison, double %697, i64 0
  %700 = insertelement <2 x double> %699, double %698, i64 1
  %701 = fmul contract <2 x double> %654, %700
  %702 = fadd contract <2 x double> %694, %701
  %703 = getelementptr inbounds %struct.Link, ptr %521, i64 %612, i32 14
  %704 = getelementptr inbounds %struct.Link, ptr %521, i64 %613, i32 14
  %705 = getelementptr inbounds double, ptr %703, i64 1
  %706 = getelementptr inbounds double, ptr %704, i64 1
  %707 = getelementptr inbounds double, ptr %703, i64 2
  %708 = getelementptr inbounds double, ptr %704, i64 2
  %709 = load double, ptr %703, align 8, !tbaa !19, !alias.scope !261
  %710 = load double, ptr %704, align 8, !tbaa !19, !alias.scope !261
  %711 = insertelement <2 x double> poison, double %709, i64 0
  %712 = insertelement <2 x double> %711, double %710, i64 1
  %713 = fmul contract <2 x double> %627, %712
  %714 = load double, ptr %705, align 8, !tbaa !19, !alias.scope !261
  %715 = load double, ptr %706, align 8, !tbaa !19, !alias.scope !261
  %716 = insertelement <2 x double> poison, double %714, i64 0
  %717 = insertelement <2 x double> %716, double %715, i64 1
  %718 = fmul contract <2 x double> %638, %717
  %719 = fadd contract <2 x double> %713, %718
  %720 = load double, ptr %707, align 8, !tbaa !19, !alias.scope !261
  %721 = load double, ptr %708, align 8, !tbaa !19, !alias.scope !261
  %722 = insertelement <2 x double> poison, double %720, i64 0
  %723 = insertelement <2 x double> %722, double %721, i64 1
  %724 = fmul contract <2 x double> %650, %723
  %725 = fadd contract <2 x double> %719, %724
  %726 = fmul contract <2 x double> %662, %712
  %727 = fmul contract <2 x double> %669, %717
  %728 = fadd contract <2 x double> %726, %727
  %729 = fmul contract <2 x double> %677, %723
  %730 = fadd contract <2 x double> %728, %729
  %731 = fmul contract <2 x double> %685, %712
  %732 = fmul contract <2 x double> %692, %717
  %733 = fadd contract <2 x double> %731, %732
  %734 = fmul contract <2 x double> %700, %723
  %735 = fadd contract <2 x double> %733, %734
  %736 = mul nsw i64 %612, 9
  %737 = mul nsw i64 %613, 9
  %738 = getelementptr inbounds double, ptr %522, i64 %736
  %739 = getelementptr inbounds double, ptr %522, i64 %737
  %740 = load double, ptr %738, align 8, !tbaa !19, !alias.scope !264
  %741 = load double, ptr %739, align 8, !tbaa !19, !alias.scope !264
  %742 = insertelement <2 x double> poison, double %740, i64 0
  %743 = insertelement <2 x double> %742, double %741, i64 1
  %744 = fmul contract <2 x double> %743, %725
  %745 = getelementptr double, ptr %738, i64 1
  %746 = getelementptr double, ptr %739, i64 1
  %747 = load double, ptr %745, align 8, !tbaa !19, !alias.scope !264
  %748 = load double, ptr %746, align 8, !tbaa !19, !alias.scope !264
  %749 = insertelement <2 x double> poison, double %747, i64 0
  %750 = insertelement <2 x double> %749, double %748, i64 1
  %751 = fmul contract <2 x double> %750, %730
  %752 = fadd contract <2 x double> %744, %751
  %753 = getelementptr double, ptr %738, i64 2
  %754 = getelementptr double, ptr %739, i64 2
  %755 = load double, ptr %753, align 8, !tbaa !19, !alias.scope !264
  %756 = load double, ptr %754, align 8, !tbaa !19, !alias.scope !264
  %757 = insertelement <2 x double> poison, double %755, i64 0
  %758 = insertelement <2 x double> %757, double %756, i64 1
  %759 = fmul contract <2 x double> %735, %758
  %760 = fadd contract <2 x double> %752, %759
  %761 = getelementptr inbounds double, ptr %738, i64 3
  %762 = getelementptr inbounds double, ptr %739, i64 3
  %763 = load double, ptr %761, align 8, !tbaa !19, !alias.scope !264
  %764 = load double, ptr %762, align 8, !tbaa !19, !alias.scope !264
  %765 = insertelement <2 x double> poison, double %763, i64 0
  %766 = insertelement <2 x double> %765, double %764, i64 1
  %767 = fmul contract <2 x double> %725, %766
  %768 = getelementptr double, ptr %738, i64 4
  %769 = getelementptr double, ptr %739, i64 4
  %770 = load double, ptr %768, align 8, !tbaa !19, !alias.scope !264
  %771 = load double, ptr %769, align 8, !tbaa !19, !alias.scope !264
  %772 = insertelement <2 x double> poison, double %770, i64 0
  %773 = insertelement <2 x double> %772, double %771, i64 1
  %774 = fmul contract <2 x double> %730, %773
  %775 = fadd contract <2 x double> %767, %774
  %776 = getelementptr double, ptr %738, i64 5
  %777 = getelementptr double, ptr %739, i64 5
  %778 = load double, ptr %776, align 8, !tbaa !19, !alias.scope !264
  %779 = load double, ptr %777, align 8, !tbaa !19, !alias.scope !264
  %780 = insertelement <2 x double> poison, double %778, i64 0
  %781 = insertelement <2 x double> %780, double %779, i64 1
  %782 = fmul contract <2 x double> %735, %781
  %783 = fadd contract <2 x double> %775, %782
  %784 = getelementptr inbounds double, ptr %738, i64 6
  %785 = getelementptr inbounds double, ptr %739, i64 6
  %786 = load double, ptr %784, align 8, !tbaa !19, !alias.scope !264
  %787 = load double, ptr %785, align 8, !tbaa !19, !alias.scope !264
  %788 = insertelement <2 x double> poison, double %786, i64 0
  %789 = insertelement <2 x double> %788, double %787, i64 1
  %790 = fmul contract <2 x double> %725, %789
  %791 = getelementptr double, ptr %738, i64 7
  %792 = getelementptr double, ptr %739, i64 7
  %793 = load double, ptr %791, align 8, !tbaa !19, !alias.scope !264
  %794 = load double, ptr %792, align 8, !tbaa !19, !alias.scope !264
  %795 = insertelement <2 x double> poison, double %793, i64 0
  %796 = insertelement <2 x double> %795, double %794, i64 1
  %797 = fmul contract <2 x double> %730, %796
  %798 = fadd contract <2 x double> %790, %797
  %799 = getelementptr double, ptr %738, i64 8
  %800 = getelementptr double, ptr %739, i64 8
  %801 = load double, ptr %799, align 8, !tbaa !19, !alias.scope !264
  %802 = load double, ptr %800, align 8, !tbaa !19, !alias.scope !264
  %803 = insertelement <2 x double> poison, double %801, i64 0
  %804 = insertelement <2 x double> %803, double %802, i64 1
  %805 = fmul contract <2 x double> %735, %804
  %806 = fadd contract <2 x double> %798, %805
  %807 = fmul contract <2 x double> %656, %743
  %808 = fmul contract <2 x double> %679, %750
  %809 = fadd contract <2 x double> %807, %808
  %810 = fmul contract <2 x double> %702, %758
  %811 = fadd contract <2 x double> %809, %810
  %812 = fmul contract <2 x double> %656, %766
  %813 = fmul contract <2 x double> %679, %773
  %814 = fadd contract <2 x double> %812, %813
  %815 = fmul contract <2 x double> %702, %781
  %816 = fadd contract <2 x double> %814, %815
  %817 = fmul contract <2 x double> %656, %789
  %818 = fmul contract <2 x double> %679, %796
  %819 = fadd contract <2 x double> %817, %818
  %820 = fmul contract <2 x double> %702, %804
  %821 = fadd contract <2 x double> %819, %820
  %822 = fmul contract <2 x double> %679, %821
  %823 = fmul contract <2 x double> %702, %816
  %824 = fsub contract <2 x double> %822, %823
  %825 = fadd contract <2 x double> %760, %824
  %826 = fmul contract <2 x double> %702, %811
  %827 = fmul contract <2 x double> %656, %821
  %828 = fsub contract <2 x double> %826, %827
  %829 = fadd contract <2 x double> %783, %828
  %830 = fmul contract <2 x double> %656, %816
  %831 = fmul contract <2 x double> %679, %811
  %832 = fsub contract <2 x double> %830, %831
  %833 = fadd contract <2 x double> %832, %806
  %834 = fmul contract <2 x double> %627, %825
  %835 = fmul contract <2 x double> %662, %829
  %836 = fadd contract <2 x double> %834, %835
  %837 = fmul contract <2 x double> %685, %833
  %838 = fadd contract <2 x double> %837, %836
  %839 = load double, ptr %633, align 8, !tbaa !19, !alias.scope !261
  %840 = load double, ptr %634, align 8, !tbaa !19, !alias.scope !261
  %841 = insertelement <2 x double> poison, double %839, i64 0
  %842 = insertelement <2 x double> %841, double %840, i64 1
  %843 = fmul contract <2 x double> %842, %825
  %844 = load double, ptr %664, align 8, !tbaa !19, !alias.scope !261
  %845 = load double, ptr %665, align 8, !tbaa !19, !alias.scope !261
  %846 = insertelement <2 x double> poison, double %844, i64 0
  %847 = insertelement <2 x double> %846, double %845, i64 1
  %848 = fmul contract <2 x double> %847, %829
  %849 = fadd contract <2 x double> %843, %848
  %850 = load double, ptr %687, align 8, !tbaa !19, !alias.scope !261
  %851 = load double, ptr %688, align 8, !tbaa !19, !alias.scope !261
  %852 = insertelement <2 x double> poison, double %850, i64 0
  %853 = insertelement <2 x double> %852, double %851, i64 1
  %854 = fmul contract <2 x double> %833, %853
  %855 = fadd contract <2 x double> %854, %849
  %856 = load double, ptr %645, align 8, !tbaa !19, !alias.scope !261
  %857 = load double, ptr %646, align 8, !tbaa !19, !alias.scope !261
  %858 = insertelement <2 x double> poison, double %856, i64 0
  %859 = insertelement <2 x double> %858, double %857, i64 1
  %860 = fmul contract <2 x double> %825, %859
  %861 = load double, ptr %672, align 8, !tbaa !19, !alias.scope !261
  %862 = load double, ptr %673, align 8, !tbaa !19, !alias.scope !261
  %863 = insertelement <2 x double> poison, double %861, i64 0
  %864 = insertelement <2 x double> %863, double %862, i64 1
  %865 = fmul contract <2 x double> %829, %864
  %866 = fadd contract <2 x double> %860, %865
  %867 = load double, ptr %695, align 8, !tbaa !19, !alias.scope !261
  %868 = load double, ptr %696, align 8, !tbaa !19, !alias.scope !261
  %869 = insertelement <2 x double> poison, double %867, i64 0
  %870 = insertelement <2 x double> %869, double %868, i64 1
  %871 = fmul contract <2 x double> %833, %870
  %872 = fadd contract <2 x double> %866, %871
  %873 = getelementptr inbounds double, ptr %520, i64 %612
  %874 = getelementptr inbounds double, ptr %530, i64 %612
  %875 = load <2 x double>, ptr %873, align 8, !tbaa !19, !alias.scope !266
  %876 = getelementptr inbounds %struct.Link, ptr %521, i64 %612, i32 14, i64 3
  %877 = getelementptr inbounds %struct.Link, ptr %521, i64 %613, i32 14, i64 3
  %878 = load double, ptr %876, align 8, !tbaa !19, !alias.scope !261
  %879 = load double, ptr %877, align 8, !tbaa !19, !alias.scope !261
  %880 = insertelement <2 x double> poison, double %878, i64 0
  %881 = insertelement <2 x double> %880, double %879, i64 1
  %882 = load double, ptr %529, align 8, !tbaa !19, !alias.scope !268
  %883 = insertelement <2 x double> poison, double %882, i64 0
  %884 = shufflevector <2 x double> %883, <2 x double> poison, <2 x i32> zeroinitializer
  %885 = fsub contract <2 x double> %881, %884
  %886 = fmul contract <2 x double> %875, %885
  %887 = load <2 x double>, ptr %874, align 8, !tbaa !19, !alias.scope !270
  %888 = load double, ptr %524, align 8, !tbaa !19, !alias.scope !272
  %889 = insertelement <2 x double> poison, double %888, i64 0
  %890 = shufflevector <2 x double> %889, <2 x double> poison, <2 x i32> zeroinitializer
  %891 = fmul contract <2 x double> %887, %890
  %892 = fsub contract <2 x double> %886, %891
  %893 = load <2 x double>, ptr %873, align 8, !tbaa !19, !alias.scope !266
  %894 = getelementptr inbounds %struct.Link, ptr %521, i64 %612, i32 14, i64 4
  %895 = getelementptr inbounds %struct.Link, ptr %521, i64 %613, i32 14, i64 4
  %896 = load double, ptr %894, align 8, !tbaa !19, !alias.scope !261
  %897 = load double, ptr %895, align 8, !tbaa !19, !alias.scope !261
  %898 = insertelement <2 x double> poison, double %896, i64 0
  %899 = insertelement <2 x double> %898, double %897, i64 1
  %900 = load double, ptr %531, align 8, !tbaa !19, !alias.scope !268
  %901 = insertelement <2 x double> poison, double %900, i64 0
  %902 = shufflevector <2 x double> %901, <2 x double> poison, <2 x i32> zeroinitializer
  %903 = fsub contract <2 x double> %899, %902
  %904 = fmul contract <2 x double> %893, %903
  %905 = load <2 x double>, ptr %874, align 8, !tbaa !19, !alias.scope !270
  %906 = load double, ptr %532, align 8, !tbaa !19, !alias.scope !272
  %907 = insertelement <2 x double> poison, double %906, i64 0
  %908 = shufflevector <2 x double> %907, <2 x double> poison, <2 x i32> zeroinitializer
  %909 = fmul contract <2 x double> %905, %908
  %910 = fsub contract <2 x double> %904, %909
  %911 = load <2 x double>, ptr %873, align 8, !tbaa !19, !alias.scope !266
  %912 = getelementptr inbounds %struct.Link, ptr %521, i64 %612, i32 14, i64 5
  %913 = getelementptr inbounds %struct.Link, ptr %521, i64 %613, i32 14, i64 5
  %914 = load double, ptr %912, align 8, !tbaa !19, !alias.scope !261
  %915 = load double, ptr %913, align 8, !tbaa !19, !alias.scope !261
  %916 = insertelement <2 x double> poison, double %914, i64 0
  %917 = insertelement <2 x double> %916, double %915, i64 1
  %918 = load double, ptr %533, align 8, !tbaa !19, !alias.scope !268
  %919 = insertelement <2 x double> poison, double %918, i64 0
  %920 = shufflevector <2 x double> %919, <2 x double> poison, <2 x i32> zeroinitializer
  %921 = fsub contract <2 x double> %917, %920
  %922 = fmul contract <2 x double> %911, %921
  %923 = load <2 x double>, ptr %874, align 8, !tbaa !19, !alias.scope !270
  %924 = load double, ptr %534, align 8, !tbaa !19, !alias.scope !272
  %925 = insertelement <2 x double> poison, double %924, i64 0
  %926 = shufflevector <2 x double> %925, <2 x double> poison, <2 x i32> zeroinitializer
  %927 = fmul contract <2 x double> %923, %926
  %928 = fsub contract <2 x double> %922, %927
  %929 = shufflevector <2 x double> %838, <2 x double> %855, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %930 = shufflevector <2 x double> %872, <2 x double> %892, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %931 = shufflevector <4 x double> %929, <4 x double> %930, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %932 = shufflevector <2 x double> %910, <2 x double> %928, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %933 = shufflevector <8 x double> %931, <8 x double> %932, <12 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 1, i32 3, i32 5, i32 7, i32 9, i32 11>
  store <12 x double> %933, ptr %617, align 8, !tbaa !19
  %934 = add nuw i64 %612, 2
  %935 = icmp eq i64 %934, %610
  br i1 %935, label %936, label %611, !llvm.loop !274

936:                                              ; preds = %611
  %937 = icmp eq i64 %516, %610
  br i1 %937, label %940, label %938

938:                                              ; preds = %577, %536, %528, %936
  %939 = phi i64 [ 0, %577 ], [ 0, %536 ], [ 0, %528 ], [ %610, %936 ]
  br label %948

940:                                              ; preds = %948, %936, %504
  call fastcc void @all_inward(ptr noundef nonnull %0, ptr noundef %526, i64 noundef 6, ptr noundef %493, i64 noundef %16)
  %941 = load i64, ptr %8, align 8, !tbaa !25
  %942 = icmp sgt i64 %941, 0
  br i1 %942, label %943, label %1171

943:                                              ; preds = %940
  %944 = and i64 %941, 1
  %945 = icmp eq i64 %941, 1
  br i1 %945, label %1158, label %946

946:                                              ; preds = %943
  %947 = and i64 %941, 9223372036854775806
  br label %1133

948:                                              ; preds = %938, %948
  %949 = phi i64 [ %1131, %948 ], [ %939, %938 ]
  %950 = getelementptr inbounds %struct.Link, ptr %521, i64 %949
  %951 = mul nsw i64 %949, 6
  %952 = getelementptr inbounds double, ptr %526, i64 %951
  %953 = getelementptr inbounds %struct.Link, ptr %521, i64 %949, i32 1
  %954 = getelementptr inbounds double, ptr %953, i64 1
  %955 = getelementptr inbounds double, ptr %953, i64 2
  %956 = load double, ptr %950, align 8, !tbaa !19
  %957 = load double, ptr %953, align 8, !tbaa !19
  %958 = fmul contract double %956, %957
  %959 = getelementptr double, ptr %950, i64 3
  %960 = load double, ptr %959, align 8, !tbaa !19
  %961 = load double, ptr %954, align 8, !tbaa !19
  %962 = fmul contract double %960, %961
  %963 = fadd contract double %958, %962
  %964 = getelementptr double, ptr %950, i64 6
  %965 = load double, ptr %964, align 8, !tbaa !19
  %966 = load double, ptr %955, align 8, !tbaa !19
  %967 = fmul contract double %965, %966
  %968 = fadd contract double %963, %967
  %969 = getelementptr inbounds double, ptr %950, i64 1
  %970 = load double, ptr %969, align 8, !tbaa !19
  %971 = fmul contract double %957, %970
  %972 = getelementptr double, ptr %950, i64 4
  %973 = load double, ptr %972, align 8, !tbaa !19
  %974 = fmul contract double %961, %973
  %975 = fadd contract double %971, %974
  %976 = getelementptr double, ptr %950, i64 7
  %977 = load double, ptr %976, align 8, !tbaa !19
  %978 = fmul contract double %966, %977
  %979 = fadd contract double %975, %978
  %980 = getelementptr inbounds double, ptr %950, i64 2
  %981 = load double, ptr %980, align 8, !tbaa !19
  %982 = fmul contract double %957, %981
  %983 = getelementptr double, ptr %950, i64 5
  %984 = load double, ptr %983, align 8, !tbaa !19
  %985 = fmul contract double %961, %984
  %986 = fadd contract double %982, %985
  %987 = getelementptr double, ptr %950, i64 8
  %988 = load double, ptr %987, align 8, !tbaa !19
  %989 = fmul contract double %966, %988
  %990 = fadd contract double %986, %989
  %991 = getelementptr inbounds %struct.Link, ptr %521, i64 %949, i32 14
  %992 = getelementptr inbounds double, ptr %991, i64 1
  %993 = getelementptr inbounds double, ptr %991, i64 2
  %994 = load double, ptr %991, align 8, !tbaa !19
  %995 = fmul contract double %956, %994
  %996 = load double, ptr %992, align 8, !tbaa !19
  %997 = fmul contract double %960, %996
  %998 = fadd contract double %995, %997
  %999 = load double, ptr %993, align 8, !tbaa !19
  %1000 = fmul contract double %965, %999
  %1001 = fadd contract double %998, %1000
  %1002 = fmul contract double %970, %994
  %1003 = fmul contract double %973, %996
  %1004 = fadd contract double %1002, %1003
  %1005 = fmul contract double %977, %999
  %1006 = fadd contract double %1004, %1005
  %1007 = fmul contract double %981, %994
  %1008 = fmul contract double %984, %996
  %1009 = fadd contract double %1007, %1008
  %1010 = fmul contract double %988, %999
  %1011 = fadd contract double %1009, %1010
  %1012 = mul nsw i64 %949, 9
  %1013 = getelementptr inbounds double, ptr %522, i64 %1012
  %1014 = load double, ptr %1013, align 8, !tbaa !19
  %1015 = fmul contract double %1014, %1001
  %1016 = getelementptr double, ptr %1013, i64 1
  %1017 = load double, ptr %1016, align 8, !tbaa !19
  %1018 = fmul contract double %1017, %1006
  %1019 = fadd contract double %1015, %1018
  %1020 = getelementptr double, ptr %1013, i64 2
  %1021 = load double, ptr %1020, align 8, !tbaa !19
  %1022 = fmul contract double %1011, %1021
  %1023 = fadd contract double %1019, %1022
  %1024 = getelementptr inbounds double, ptr %1013, i64 3
  %1025 = load double, ptr %1024, align 8, !tbaa !19
  %1026 = fmul contract double %1001, %1025
  %1027 = getelementptr double, ptr %1013, i64 4
  %1028 = load double, ptr %1027, align 8, !tbaa !19
  %1029 = fmul contract double %1006, %1028
  %1030 = fadd contract double %1026, %1029
  %1031 = getelementptr double, ptr %1013, i64 5
  %1032 = load double, ptr %1031, align 8, !tbaa !19
  %1033 = fmul contract double %1011, %1032
  %1034 = fadd contract double %1030, %1033
  %1035 = getelementptr inbounds double, ptr %1013, i64 6
  %1036 = load double, ptr %1035, align 8, !tbaa !19
  %1037 = fmul contract double %1001, %1036
  %1038 = getelementptr double, ptr %1013, i64 7
  %1039 = load double, ptr %1038, align 8, !tbaa !19
  %1040 = fmul contract double %1006, %1039
  %1041 = fadd contract double %1037, %1040
  %1042 = getelementptr double, ptr %1013, i64 8
  %1043 = load double, ptr %1042, align 8, !tbaa !19
  %1044 = fmul contract double %1011, %1043
  %1045 = fadd contract double %1041, %1044
  %1046 = fmul contract double %968, %1014
  %1047 = fmul contract double %979, %1017
  %1048 = fadd contract double %1046, %1047
  %1049 = fmul contract double %990, %1021
  %1050 = fadd contract double %1048, %1049
  %1051 = fmul contract double %968, %1025
  %1052 = fmul contract double %979, %1028
  %1053 = fadd contract double %1051, %1052
  %1054 = fmul contract double %990, %1032
  %1055 = fadd contract double %1053, %1054
  %1056 = fmul contract double %968, %1036
  %1057 = fmul contract double %979, %1039
  %1058 = fadd contract double %1056, %1057
  %1059 = fmul contract double %990, %1043
  %1060 = fadd contract double %1058, %1059
  %1061 = fmul contract double %979, %1060
  %1062 = fmul contract double %990, %1055
  %1063 = fsub contract double %1061, %1062
  %1064 = fadd contract double %1023, %1063
  %1065 = fmul contract double %990, %1050
  %1066 = fmul contract double %968, %1060
  %1067 = fsub contract double %1065, %1066
  %1068 = fadd contract double %1034, %1067
  %1069 = fmul contract double %968, %1055
  %1070 = fmul contract double %979, %1050
  %1071 = fsub contract double %1069, %1070
  %1072 = fadd contract double %1071, %1045
  %1073 = fmul contract double %956, %1064
  %1074 = fmul contract double %970, %1068
  %1075 = fadd contract double %1073, %1074
  %1076 = fmul contract double %981, %1072
  %1077 = fadd contract double %1076, %1075
  store double %1077, ptr %952, align 8, !tbaa !19
  %1078 = load double, ptr %959, align 8, !tbaa !19
  %1079 = fmul contract double %1078, %1064
  %1080 = load double, ptr %972, align 8, !tbaa !19
  %1081 = fmul contract double %1080, %1068
  %1082 = fadd contract double %1079, %1081
  %1083 = load double, ptr %983, align 8, !tbaa !19
  %1084 = fmul contract double %1072, %1083
  %1085 = fadd contract double %1084, %1082
  %1086 = getelementptr inbounds double, ptr %952, i64 1
  store double %1085, ptr %1086, align 8, !tbaa !19
  %1087 = load double, ptr %964, align 8, !tbaa !19
  %1088 = fmul contract double %1064, %1087
  %1089 = load double, ptr %976, align 8, !tbaa !19
  %1090 = fmul contract double %1068, %1089
  %1091 = fadd contract double %1088, %1090
  %1092 = load double, ptr %987, align 8, !tbaa !19
  %1093 = fmul contract double %1072, %1092
  %1094 = fadd contract double %1091, %1093
  %1095 = getelementptr inbounds double, ptr %952, i64 2
  store double %1094, ptr %1095, align 8, !tbaa !19
  %1096 = getelementptr inbounds double, ptr %520, i64 %949
  %1097 = getelementptr inbounds double, ptr %530, i64 %949
  %1098 = load double, ptr %1096, align 8, !tbaa !19
  %1099 = getelementptr inbounds %struct.Link, ptr %521, i64 %949, i32 14, i64 3
  %1100 = load double, ptr %1099, align 8, !tbaa !19
  %1101 = load double, ptr %529, align 8, !tbaa !19
  %1102 = fsub contract double %1100, %1101
  %1103 = fmul contract double %1098, %1102
  %1104 = load double, ptr %1097, align 8, !tbaa !19
  %1105 = load double, ptr %524, align 8, !tbaa !19
  %1106 = fmul contract double %1104, %1105
  %1107 = fsub contract double %1103, %1106
  %1108 = getelementptr inbounds double, ptr %952, i64 3
  store double %1107, ptr %1108, align 8, !tbaa !19
  %1109 = load double, ptr %1096, align 8, !tbaa !19
  %1110 = getelementptr inbounds %struct.Link, ptr %521, i64 %949, i32 14, i64 4
  %1111 = load double, ptr %1110, align 8, !tbaa !19
  %1112 = load double, ptr %531, align 8, !tbaa !19
  %1113 = fsub contract double %1111, %1112
  %1114 = fmul contract double %1109, %1113
  %1115 = load double, ptr %1097, align 8, !tbaa !19
  %1116 = load double, ptr %532, align 8, !tbaa !19
  %1117 = fmul contract double %1115, %1116
  %1118 = fsub contract double %1114, %1117
  %1119 = getelementptr inbounds double, ptr %952, i64 4
  store double %1118, ptr %1119, align 8, !tbaa !19
  %1120 = load double, ptr %1096, align 8, !tbaa !19
  %1121 = getelementptr inbounds %struct.Link, ptr %521, i64 %949, i32 14, i64 5
  %1122 = load double, ptr %1121, align 8, !tbaa !19
  %1123 = load double, ptr %533, align 8, !tbaa !19
  %1124 = fsub contract double %1122, %1123
  %1125 = fmul contract double %1120, %1124
  %1126 = load double, ptr %1097, align 8, !tbaa !19
  %1127 = load double, ptr %534, align 8, !tbaa !19
  %1128 = fmul contract double %1126, %1127
  %1129 = fsub contract double %1125, %1128
  %1130 = getelementptr inbounds double, ptr %952, i64 5
  store double %1129, ptr %1130, align 8, !tbaa !19
  %1131 = add nuw nsw i64 %949, 1
  %1132 = icmp eq i64 %1131, %516
  br i1 %1132, label %940, label %948, !llvm.loop !275

1133:                                             ; preds = %1133, %946
  %1134 = phi i64 [ 0, %946 ], [ %1155, %1133 ]
  %1135 = phi i64 [ 0, %946 ], [ %1156, %1133 ]
  %1136 = getelementptr inbounds double, ptr %525, i64 %1134
  %1137 = load double, ptr %1136, align 8, !tbaa !19
  %1138 = getelementptr inbounds double, ptr %1, i64 %1134
  %1139 = load double, ptr %1138, align 8, !tbaa !19
  %1140 = fmul contract double %1137, %1139
  %1141 = mul nsw i64 %1134, %16
  %1142 = getelementptr inbounds double, ptr %493, i64 %1141
  %1143 = load double, ptr %1142, align 8, !tbaa !19
  %1144 = fadd contract double %1143, %1140
  store double %1144, ptr %1142, align 8, !tbaa !19
  %1145 = or disjoint i64 %1134, 1
  %1146 = getelementptr inbounds double, ptr %525, i64 %1145
  %1147 = load double, ptr %1146, align 8, !tbaa !19
  %1148 = getelementptr inbounds double, ptr %1, i64 %1145
  %1149 = load double, ptr %1148, align 8, !tbaa !19
  %1150 = fmul contract double %1147, %1149
  %1151 = mul nsw i64 %1145, %16
  %1152 = getelementptr inbounds double, ptr %493, i64 %1151
  %1153 = load double, ptr %1152, align 8, !tbaa !19
  %1154 = fadd contract double %1153, %1150
  store double %1154, ptr %1152, align 8, !tbaa !19
  %1155 = add nuw nsw i64 %1134, 2
  %1156 = add i64 %1135, 2
  %1157 = icmp eq i64 %1156, %947
  br i1 %1157, label %1158, label %1133, !llvm.loop !276

1158:                                             ; preds = %1133, %943
  %1159 = phi i64 [ 0, %943 ], [ %1155, %1133 ]
  %1160 = icmp eq i64 %944, 0
  br i1 %1160, label %1171, label %1161

1161:                                             ; preds = %1158
  %1162 = getelementptr inbounds double, ptr %525, i64 %1159
  %1163 = load double, ptr %1162, align 8, !tbaa !19
  %1164 = getelementptr inbounds double, ptr %1, i64 %1159
  %1165 = load double, ptr %1164, align 8, !tbaa !19
  %1166 = fmul contract double %1163, %1165
  %1167 = mul nsw i64 %1159, %16
  %1168 = getelementptr inbounds double, ptr %493, i64 %1167
  %1169 = load double, ptr %1168, align 8, !tbaa !19
  %1170 = fadd contract double %1169, %1166
  store double %1170, ptr %1168, align 8, !tbaa !19
  br label %1171

1171:                                             ; preds = %1161, %1158, %940
  %1172 = add nuw nsw i64 %490, 1
  %1173 = load i64, ptr %14, align 8, !tbaa !93
  %1174 = icmp slt i64 %1172, %1173
  br i1 %1174, label %489, label %488, !llvm.loop !277

1175:                                             ; preds = %501, %1326
  %1176 = phi i64 [ %1327, %1326 ], [ %502, %501 ]
  %1177 = phi i64 [ %1328, %1326 ], [ 0, %501 ]
  %1178 = load ptr, ptr %459, align 8, !tbaa !278
  %1179 = mul nsw i64 %1176, %490
  %1180 = getelementptr i64, ptr %1178, i64 %1179
  %1181 = getelementptr i64, ptr %1180, i64 %1177
  %1182 = load i64, ptr %1181, align 8, !tbaa !38
  %1183 = icmp slt i64 %1182, 0
  br i1 %1183, label %1326, label %1184

1184:                                             ; preds = %1175
  %1185 = load ptr, ptr %460, align 8, !tbaa !37
  %1186 = getelementptr inbounds i64, ptr %1185, i64 %1177
  %1187 = load i64, ptr %1186, align 8, !tbaa !38
  %1188 = load ptr, ptr %461, align 8, !tbaa !39
  %1189 = getelementptr inbounds %struct.Link, ptr %1188, i64 %1177
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #14
  %1190 = load ptr, ptr %462, align 8, !tbaa !41
  %1191 = getelementptr inbounds i64, ptr %1190, i64 %1177
  %1192 = load i64, ptr %1191, align 8, !tbaa !38
  %1193 = getelementptr i64, ptr %1191, i64 1
  %1194 = load i64, ptr %1193, align 8, !tbaa !38
  %1195 = sub nsw i64 %1194, %1192
  %1196 = icmp sgt i64 %1195, 0
  br i1 %1196, label %1197, label %1249

1197:                                             ; preds = %1184
  %1198 = load ptr, ptr %463, align 8, !tbaa !28
  %1199 = load ptr, ptr %464, align 8, !tbaa !42
  %1200 = getelementptr i64, ptr %1199, i64 %1192
  %1201 = and i64 %1195, 3
  %1202 = sub i64 %1192, %1194
  %1203 = icmp ugt i64 %1202, -4
  br i1 %1203, label %1235, label %1204

1204:                                             ; preds = %1197
  %1205 = and i64 %1195, 9223372036854775804
  br label %1206

1206:                                             ; preds = %1206, %1204
  %1207 = phi i64 [ 0, %1204 ], [ %1232, %1206 ]
  %1208 = phi i64 [ 0, %1204 ], [ %1233, %1206 ]
  %1209 = getelementptr i64, ptr %1200, i64 %1207
  %1210 = load i64, ptr %1209, align 8, !tbaa !38
  %1211 = getelementptr inbounds double, ptr %1198, i64 %1210
  %1212 = load double, ptr %1211, align 8, !tbaa !19
  %1213 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %1207
  store double %1212, ptr %1213, align 16, !tbaa !19
  %1214 = or disjoint i64 %1207, 1
  %1215 = getelementptr i64, ptr %1200, i64 %1214
  %1216 = load i64, ptr %1215, align 8, !tbaa !38
  %1217 = getelementptr inbounds double, ptr %1198, i64 %1216
  %1218 = load double, ptr %1217, align 8, !tbaa !19
  %1219 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %1214
  store double %1218, ptr %1219, align 8, !tbaa !19
  %1220 = or disjoint i64 %1207, 2
  %1221 = getelementptr i64, ptr %1200, i64 %1220
  %1222 = load i64, ptr %1221, align 8, !tbaa !38
  %1223 = getelementptr inbounds double, ptr %1198, i64 %1222
  %1224 = load double, ptr %1223, align 8, !tbaa !19
  %1225 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %1220
  store double %1224, ptr %1225, align 16, !tbaa !19
  %1226 = or disjoint i64 %1207, 3
  %1227 = getelementptr i64, ptr %1200, i64 %1226
  %1228 = load i64, ptr %1227, align 8, !tbaa !38
  %1229 = getelementptr inbounds double, ptr %1198, i64 %1228
  %1230 = load double, ptr %1229, align 8, !tbaa !19
  %1231 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %1226
  store double %1230, ptr %1231, align 8, !tbaa !19
  %1232 = add nuw nsw i64 %1207, 4
  %1233 = add i64 %1208, 4
  %1234 = icmp eq i64 %1233, %1205
  br i1 %1234, label %1235, label %1206, !llvm.loop !43

1235:                                             ; preds = %1206, %1197
  %1236 = phi i64 [ 0, %1197 ], [ %1232, %1206 ]
  %1237 = icmp eq i64 %1201, 0
  br i1 %1237, label %1249, label %1238

1238:                                             ; preds = %1235, %1238
  %1239 = phi i64 [ %1246, %1238 ], [ %1236, %1235 ]
  %1240 = phi i64 [ %1247, %1238 ], [ 0, %1235 ]
  %1241 = getelementptr i64, ptr %1200, i64 %1239
  %1242 = load i64, ptr %1241, align 8, !tbaa !38
  %1243 = getelementptr inbounds double, ptr %1198, i64 %1242
  %1244 = load double, ptr %1243, align 8, !tbaa !19
  %1245 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %1239
  store double %1244, ptr %1245, align 8, !tbaa !19
  %1246 = add nuw nsw i64 %1239, 1
  %1247 = add i64 %1240, 1
  %1248 = icmp eq i64 %1247, %1201
  br i1 %1248, label %1249, label %1238, !llvm.loop !279

1249:                                             ; preds = %1235, %1238, %1184
  %1250 = load ptr, ptr %465, align 8, !tbaa !40
  %1251 = getelementptr inbounds i64, ptr %1250, i64 %1177
  %1252 = load i64, ptr %1251, align 8, !tbaa !38
  %1253 = inttoptr i64 %1252 to ptr
  call void %1253(ptr noundef %20, ptr noundef nonnull %4, ptr noundef null) #14
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #14
  %1254 = getelementptr inbounds double, ptr %20, i64 %1182
  %1255 = getelementptr inbounds double, ptr %1254, i64 1
  %1256 = getelementptr inbounds double, ptr %1254, i64 2
  %1257 = load double, ptr %1189, align 8, !tbaa !19
  %1258 = load double, ptr %1254, align 8, !tbaa !19
  %1259 = fmul contract double %1257, %1258
  %1260 = getelementptr double, ptr %1189, i64 1
  %1261 = load double, ptr %1260, align 8, !tbaa !19
  %1262 = load double, ptr %1255, align 8, !tbaa !19
  %1263 = fmul contract double %1261, %1262
  %1264 = fadd contract double %1259, %1263
  %1265 = getelementptr double, ptr %1189, i64 2
  %1266 = load double, ptr %1265, align 8, !tbaa !19
  %1267 = load double, ptr %1256, align 8, !tbaa !19
  %1268 = fmul contract double %1266, %1267
  %1269 = fadd contract double %1264, %1268
  store double %1269, ptr %7, align 16, !tbaa !19
  %1270 = getelementptr inbounds double, ptr %1189, i64 3
  %1271 = load double, ptr %1270, align 8, !tbaa !19
  %1272 = fmul contract double %1271, %1258
  %1273 = getelementptr double, ptr %1189, i64 4
  %1274 = load double, ptr %1273, align 8, !tbaa !19
  %1275 = fmul contract double %1274, %1262
  %1276 = fadd contract double %1272, %1275
  %1277 = getelementptr double, ptr %1189, i64 5
  %1278 = load double, ptr %1277, align 8, !tbaa !19
  %1279 = fmul contract double %1278, %1267
  %1280 = fadd contract double %1276, %1279
  store double %1280, ptr %466, align 8, !tbaa !19
  %1281 = getelementptr inbounds double, ptr %1189, i64 6
  %1282 = load double, ptr %1281, align 8, !tbaa !19
  %1283 = fmul contract double %1282, %1258
  %1284 = getelementptr double, ptr %1189, i64 7
  %1285 = load double, ptr %1284, align 8, !tbaa !19
  %1286 = fmul contract double %1285, %1262
  %1287 = fadd contract double %1283, %1286
  %1288 = getelementptr double, ptr %1189, i64 8
  %1289 = load double, ptr %1288, align 8, !tbaa !19
  %1290 = fmul contract double %1289, %1267
  %1291 = fadd contract double %1287, %1290
  store double %1291, ptr %467, align 16, !tbaa !19
  %1292 = getelementptr inbounds double, ptr %1254, i64 3
  %1293 = getelementptr inbounds double, ptr %1254, i64 4
  %1294 = getelementptr inbounds double, ptr %1254, i64 5
  %1295 = load double, ptr %1189, align 8, !tbaa !19
  %1296 = load double, ptr %1292, align 8, !tbaa !19
  %1297 = fmul contract double %1295, %1296
  %1298 = load double, ptr %1260, align 8, !tbaa !19
  %1299 = load double, ptr %1293, align 8, !tbaa !19
  %1300 = fmul contract double %1298, %1299
  %1301 = fadd contract double %1297, %1300
  %1302 = load double, ptr %1265, align 8, !tbaa !19
  %1303 = load double, ptr %1294, align 8, !tbaa !19
  %1304 = fmul contract double %1302, %1303
  %1305 = fadd contract double %1301, %1304
  store double %1305, ptr %468, align 8, !tbaa !19
  %1306 = load double, ptr %1270, align 8, !tbaa !19
  %1307 = fmul contract double %1306, %1296
  %1308 = load double, ptr %1273, align 8, !tbaa !19
  %1309 = fmul contract double %1308, %1299
  %1310 = fadd contract double %1307, %1309
  %1311 = load double, ptr %1277, align 8, !tbaa !19
  %1312 = fmul contract double %1311, %1303
  %1313 = fadd contract double %1310, %1312
  store double %1313, ptr %469, align 16, !tbaa !19
  %1314 = load double, ptr %1281, align 8, !tbaa !19
  %1315 = fmul contract double %1314, %1296
  %1316 = load double, ptr %1284, align 8, !tbaa !19
  %1317 = fmul contract double %1316, %1299
  %1318 = fadd contract double %1315, %1317
  %1319 = load double, ptr %1288, align 8, !tbaa !19
  %1320 = fmul contract double %1319, %1303
  %1321 = fadd contract double %1318, %1320
  store double %1321, ptr %470, align 8, !tbaa !19
  %1322 = getelementptr inbounds double, ptr %1254, i64 6
  %1323 = mul nsw i64 %1187, 6
  %1324 = getelementptr inbounds double, ptr %1322, i64 %1323
  call fastcc void @position_column(ptr noundef nonnull %0, i64 noundef %1177, ptr noundef nonnull %7, ptr noundef nonnull %1322, ptr noundef nonnull %1324, ptr noundef %1, ptr noundef %493, i64 noundef %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #14
  %1325 = load i64, ptr %0, align 8, !tbaa !33
  br label %1326

1326:                                             ; preds = %1175, %1249
  %1327 = phi i64 [ %1176, %1175 ], [ %1325, %1249 ]
  %1328 = add nuw nsw i64 %1177, 1
  %1329 = icmp slt i64 %1328, %1327
  br i1 %1329, label %1175, label %504, !llvm.loop !280
}

; Function Attrs: nounwind uwtable
define internal fastcc void @add_loads(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %4 = load i64, ptr %3, align 8, !tbaa !159
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %93, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %8 = load ptr, ptr %7, align 8, !tbaa !39
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 5
  %10 = load i64, ptr %9, align 8, !tbaa !281
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 6
  %12 = load i64, ptr %11, align 8, !tbaa !282
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 50
  %14 = load ptr, ptr %13, align 8, !tbaa !283
  %15 = inttoptr i64 %10 to ptr
  %16 = inttoptr i64 %12 to ptr
  tail call void %15(ptr noundef %14, ptr noundef %1, ptr noundef %16) #14
  %17 = load i64, ptr %3, align 8, !tbaa !159
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %93

19:                                               ; preds = %6
  %20 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 33
  %21 = load ptr, ptr %20, align 8, !tbaa !284
  %22 = load ptr, ptr %13, align 8, !tbaa !283
  br label %23

23:                                               ; preds = %19, %23
  %24 = phi i64 [ 0, %19 ], [ %91, %23 ]
  %25 = getelementptr inbounds i64, ptr %21, i64 %24
  %26 = load i64, ptr %25, align 8, !tbaa !38
  %27 = getelementptr inbounds %struct.Link, ptr %8, i64 %26
  %28 = mul nuw nsw i64 %24, 6
  %29 = getelementptr inbounds double, ptr %22, i64 %28
  %30 = getelementptr inbounds double, ptr %29, i64 3
  %31 = getelementptr inbounds double, ptr %29, i64 4
  %32 = getelementptr inbounds double, ptr %29, i64 5
  %33 = load double, ptr %27, align 8, !tbaa !19
  %34 = load double, ptr %30, align 8, !tbaa !19
  %35 = fmul contract double %33, %34
  %36 = getelementptr double, ptr %27, i64 1
  %37 = load double, ptr %36, align 8, !tbaa !19
  %38 = load double, ptr %31, align 8, !tbaa !19
  %39 = fmul contract double %37, %38
  %40 = fadd contract double %35, %39
  %41 = getelementptr double, ptr %27, i64 2
  %42 = load double, ptr %41, align 8, !tbaa !19
  %43 = load double, ptr %32, align 8, !tbaa !19
  %44 = fmul contract double %42, %43
  %45 = fadd contract double %40, %44
  %46 = getelementptr inbounds double, ptr %27, i64 3
  %47 = load double, ptr %46, align 8, !tbaa !19
  %48 = fmul contract double %34, %47
  %49 = getelementptr double, ptr %27, i64 4
  %50 = load double, ptr %49, align 8, !tbaa !19
  %51 = fmul contract double %38, %50
  %52 = fadd contract double %48, %51
  %53 = getelementptr double, ptr %27, i64 5
  %54 = load double, ptr %53, align 8, !tbaa !19
  %55 = fmul contract double %43, %54
  %56 = fadd contract double %52, %55
  %57 = getelementptr inbounds double, ptr %27, i64 6
  %58 = load double, ptr %57, align 8, !tbaa !19
  %59 = fmul contract double %34, %58
  %60 = getelementptr double, ptr %27, i64 7
  %61 = load double, ptr %60, align 8, !tbaa !19
  %62 = fmul contract double %38, %61
  %63 = fadd contract double %59, %62
  %64 = getelementptr double, ptr %27, i64 8
  %65 = load double, ptr %64, align 8, !tbaa !19
  %66 = fmul contract double %43, %65
  %67 = fadd contract double %63, %66
  %68 = getelementptr inbounds %struct.Link, ptr %8, i64 %26, i32 10, i64 0
  %69 = load double, ptr %68, align 8, !tbaa !19
  %70 = fsub contract double %69, %45
  store double %70, ptr %68, align 8, !tbaa !19
  %71 = load double, ptr %29, align 8, !tbaa !19
  %72 = getelementptr inbounds %struct.Link, ptr %8, i64 %26, i32 10, i64 3
  %73 = load double, ptr %72, align 8, !tbaa !19
  %74 = fsub contract double %73, %71
  store double %74, ptr %72, align 8, !tbaa !19
  %75 = getelementptr inbounds %struct.Link, ptr %8, i64 %26, i32 10, i64 1
  %76 = load double, ptr %75, align 8, !tbaa !19
  %77 = fsub contract double %76, %56
  store double %77, ptr %75, align 8, !tbaa !19
  %78 = getelementptr inbounds double, ptr %29, i64 1
  %79 = load double, ptr %78, align 8, !tbaa !19
  %80 = getelementptr inbounds %struct.Link, ptr %8, i64 %26, i32 10, i64 4
  %81 = load double, ptr %80, align 8, !tbaa !19
  %82 = fsub contract double %81, %79
  store double %82, ptr %80, align 8, !tbaa !19
  %83 = getelementptr inbounds %struct.Link, ptr %8, i64 %26, i32 10, i64 2
  %84 = load double, ptr %83, align 8, !tbaa !19
  %85 = fsub contract double %84, %67
  store double %85, ptr %83, align 8, !tbaa !19
  %86 = getelementptr inbounds double, ptr %29, i64 2
  %87 = load double, ptr %86, align 8, !tbaa !19
  %88 = getelementptr inbounds %struct.Link, ptr %8, i64 %26, i32 10, i64 5
  %89 = load double, ptr %88, align 8, !tbaa !19
  %90 = fsub contract double %89, %87
  store double %90, ptr %88, align 8, !tbaa !19
  %91 = add nuw nsw i64 %24, 1
  %92 = icmp eq i64 %91, %17
  br i1 %92, label %93, label %23, !llvm.loop !285

93:                                               ; preds = %23, %6, %2
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: nounwind uwtable
define internal fastcc void @pose(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) unnamed_addr #1 {
  %5 = alloca [64 x double], align 16
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %7 = load ptr, ptr %6, align 8, !tbaa !39
  %8 = getelementptr inbounds %struct.Link, ptr %7, i64 %1
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %10 = load ptr, ptr %9, align 8, !tbaa !51
  %11 = getelementptr inbounds i64, ptr %10, i64 %1
  %12 = load i64, ptr %11, align 8, !tbaa !38
  %13 = icmp slt i64 %12, 0
  %14 = getelementptr inbounds %struct.Link, ptr %7, i64 %12
  %15 = select i1 %13, ptr @ground, ptr %14
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %5) #14
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %17 = load ptr, ptr %16, align 8, !tbaa !41
  %18 = getelementptr inbounds i64, ptr %17, i64 %1
  %19 = load i64, ptr %18, align 8, !tbaa !38
  %20 = getelementptr i64, ptr %18, i64 1
  %21 = load i64, ptr %20, align 8, !tbaa !38
  %22 = sub nsw i64 %21, %19
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %47

24:                                               ; preds = %4
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %26 = load ptr, ptr %25, align 8, !tbaa !42
  %27 = getelementptr i64, ptr %26, i64 %19
  %28 = and i64 %22, 3
  %29 = sub i64 %19, %21
  %30 = icmp ugt i64 %29, -4
  br i1 %30, label %33, label %31

31:                                               ; preds = %24
  %32 = and i64 %22, 9223372036854775804
  br label %233

33:                                               ; preds = %233, %24
  %34 = phi i64 [ 0, %24 ], [ %259, %233 ]
  %35 = icmp eq i64 %28, 0
  br i1 %35, label %47, label %36

36:                                               ; preds = %33, %36
  %37 = phi i64 [ %44, %36 ], [ %34, %33 ]
  %38 = phi i64 [ %45, %36 ], [ 0, %33 ]
  %39 = getelementptr i64, ptr %27, i64 %37
  %40 = load i64, ptr %39, align 8, !tbaa !38
  %41 = getelementptr inbounds double, ptr %2, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !19
  %43 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %37
  store double %42, ptr %43, align 8, !tbaa !19
  %44 = add nuw nsw i64 %37, 1
  %45 = add i64 %38, 1
  %46 = icmp eq i64 %45, %28
  br i1 %46, label %47, label %36, !llvm.loop !286

47:                                               ; preds = %33, %36, %4
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %49 = load ptr, ptr %48, align 8, !tbaa !37
  %50 = getelementptr inbounds i64, ptr %49, i64 %1
  %51 = load i64, ptr %50, align 8, !tbaa !38
  %52 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 26
  %53 = load ptr, ptr %52, align 8, !tbaa !287
  %54 = getelementptr inbounds i64, ptr %53, i64 %1
  %55 = load i64, ptr %54, align 8, !tbaa !38
  %56 = inttoptr i64 %55 to ptr
  call void %56(ptr noundef %3, ptr noundef nonnull %5, ptr noundef null) #14
  %57 = getelementptr [9 x double], ptr %15, i64 0, i64 1
  %58 = getelementptr [9 x double], ptr %15, i64 0, i64 2
  %59 = load double, ptr %15, align 8, !tbaa !19
  %60 = load double, ptr %3, align 8, !tbaa !19
  %61 = fmul contract double %59, %60
  %62 = load double, ptr %57, align 8, !tbaa !19
  %63 = getelementptr double, ptr %3, i64 3
  %64 = load double, ptr %63, align 8, !tbaa !19
  %65 = fmul contract double %62, %64
  %66 = fadd contract double %61, %65
  %67 = load double, ptr %58, align 8, !tbaa !19
  %68 = getelementptr double, ptr %3, i64 6
  %69 = load double, ptr %68, align 8, !tbaa !19
  %70 = fmul contract double %67, %69
  %71 = fadd contract double %66, %70
  store double %71, ptr %8, align 8, !tbaa !19
  %72 = load double, ptr %15, align 8, !tbaa !19
  %73 = getelementptr inbounds double, ptr %3, i64 1
  %74 = load double, ptr %73, align 8, !tbaa !19
  %75 = fmul contract double %72, %74
  %76 = load double, ptr %57, align 8, !tbaa !19
  %77 = getelementptr double, ptr %3, i64 4
  %78 = load double, ptr %77, align 8, !tbaa !19
  %79 = fmul contract double %76, %78
  %80 = fadd contract double %75, %79
  %81 = load double, ptr %58, align 8, !tbaa !19
  %82 = getelementptr double, ptr %3, i64 7
  %83 = load double, ptr %82, align 8, !tbaa !19
  %84 = fmul contract double %81, %83
  %85 = fadd contract double %80, %84
  %86 = getelementptr [9 x double], ptr %8, i64 0, i64 1
  store double %85, ptr %86, align 8, !tbaa !19
  %87 = load double, ptr %15, align 8, !tbaa !19
  %88 = getelementptr inbounds double, ptr %3, i64 2
  %89 = load double, ptr %88, align 8, !tbaa !19
  %90 = fmul contract double %87, %89
  %91 = load double, ptr %57, align 8, !tbaa !19
  %92 = getelementptr double, ptr %3, i64 5
  %93 = load double, ptr %92, align 8, !tbaa !19
  %94 = fmul contract double %91, %93
  %95 = fadd contract double %90, %94
  %96 = load double, ptr %58, align 8, !tbaa !19
  %97 = getelementptr double, ptr %3, i64 8
  %98 = load double, ptr %97, align 8, !tbaa !19
  %99 = fmul contract double %96, %98
  %100 = fadd contract double %95, %99
  %101 = getelementptr [9 x double], ptr %8, i64 0, i64 2
  store double %100, ptr %101, align 8, !tbaa !19
  %102 = getelementptr inbounds [9 x double], ptr %15, i64 0, i64 3
  %103 = getelementptr [9 x double], ptr %15, i64 0, i64 4
  %104 = getelementptr [9 x double], ptr %15, i64 0, i64 5
  %105 = load double, ptr %102, align 8, !tbaa !19
  %106 = load double, ptr %3, align 8, !tbaa !19
  %107 = fmul contract double %105, %106
  %108 = load double, ptr %103, align 8, !tbaa !19
  %109 = load double, ptr %63, align 8, !tbaa !19
  %110 = fmul contract double %108, %109
  %111 = fadd contract double %107, %110
  %112 = load double, ptr %104, align 8, !tbaa !19
  %113 = load double, ptr %68, align 8, !tbaa !19
  %114 = fmul contract double %112, %113
  %115 = fadd contract double %111, %114
  %116 = getelementptr inbounds [9 x double], ptr %8, i64 0, i64 3
  store double %115, ptr %116, align 8, !tbaa !19
  %117 = load double, ptr %102, align 8, !tbaa !19
  %118 = load double, ptr %73, align 8, !tbaa !19
  %119 = fmul contract double %117, %118
  %120 = load double, ptr %103, align 8, !tbaa !19
  %121 = load double, ptr %77, align 8, !tbaa !19
  %122 = fmul contract double %120, %121
  %123 = fadd contract double %119, %122
  %124 = load double, ptr %104, align 8, !tbaa !19
  %125 = load double, ptr %82, align 8, !tbaa !19
  %126 = fmul contract double %124, %125
  %127 = fadd contract double %123, %126
  %128 = getelementptr [9 x double], ptr %8, i64 0, i64 4
  store double %127, ptr %128, align 8, !tbaa !19
  %129 = load double, ptr %102, align 8, !tbaa !19
  %130 = load double, ptr %88, align 8, !tbaa !19
  %131 = fmul contract double %129, %130
  %132 = load double, ptr %103, align 8, !tbaa !19
  %133 = load double, ptr %92, align 8, !tbaa !19
  %134 = fmul contract double %132, %133
  %135 = fadd contract double %131, %134
  %136 = load double, ptr %104, align 8, !tbaa !19
  %137 = load double, ptr %97, align 8, !tbaa !19
  %138 = fmul contract double %136, %137
  %139 = fadd contract double %135, %138
  %140 = getelementptr [9 x double], ptr %8, i64 0, i64 5
  store double %139, ptr %140, align 8, !tbaa !19
  %141 = getelementptr inbounds [9 x double], ptr %15, i64 0, i64 6
  %142 = getelementptr [9 x double], ptr %15, i64 0, i64 7
  %143 = getelementptr [9 x double], ptr %15, i64 0, i64 8
  %144 = load double, ptr %141, align 8, !tbaa !19
  %145 = load double, ptr %3, align 8, !tbaa !19
  %146 = fmul contract double %144, %145
  %147 = load double, ptr %142, align 8, !tbaa !19
  %148 = load double, ptr %63, align 8, !tbaa !19
  %149 = fmul contract double %147, %148
  %150 = fadd contract double %146, %149
  %151 = load double, ptr %143, align 8, !tbaa !19
  %152 = load double, ptr %68, align 8, !tbaa !19
  %153 = fmul contract double %151, %152
  %154 = fadd contract double %150, %153
  %155 = getelementptr inbounds [9 x double], ptr %8, i64 0, i64 6
  store double %154, ptr %155, align 8, !tbaa !19
  %156 = load double, ptr %141, align 8, !tbaa !19
  %157 = load double, ptr %73, align 8, !tbaa !19
  %158 = fmul contract double %156, %157
  %159 = load double, ptr %142, align 8, !tbaa !19
  %160 = load double, ptr %77, align 8, !tbaa !19
  %161 = fmul contract double %159, %160
  %162 = fadd contract double %158, %161
  %163 = load double, ptr %143, align 8, !tbaa !19
  %164 = load double, ptr %82, align 8, !tbaa !19
  %165 = fmul contract double %163, %164
  %166 = fadd contract double %162, %165
  %167 = getelementptr [9 x double], ptr %8, i64 0, i64 7
  store double %166, ptr %167, align 8, !tbaa !19
  %168 = load double, ptr %141, align 8, !tbaa !19
  %169 = load double, ptr %88, align 8, !tbaa !19
  %170 = fmul contract double %168, %169
  %171 = load double, ptr %142, align 8, !tbaa !19
  %172 = load double, ptr %92, align 8, !tbaa !19
  %173 = fmul contract double %171, %172
  %174 = fadd contract double %170, %173
  %175 = load double, ptr %143, align 8, !tbaa !19
  %176 = load double, ptr %97, align 8, !tbaa !19
  %177 = fmul contract double %175, %176
  %178 = fadd contract double %174, %177
  %179 = getelementptr [9 x double], ptr %8, i64 0, i64 8
  store double %178, ptr %179, align 8, !tbaa !19
  %180 = getelementptr inbounds double, ptr %3, i64 9
  %181 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 4
  %182 = getelementptr inbounds double, ptr %3, i64 10
  %183 = getelementptr inbounds double, ptr %3, i64 11
  %184 = load double, ptr %15, align 8, !tbaa !19
  %185 = load double, ptr %180, align 8, !tbaa !19
  %186 = fmul contract double %184, %185
  %187 = load double, ptr %57, align 8, !tbaa !19
  %188 = load double, ptr %182, align 8, !tbaa !19
  %189 = fmul contract double %187, %188
  %190 = fadd contract double %186, %189
  %191 = load double, ptr %58, align 8, !tbaa !19
  %192 = load double, ptr %183, align 8, !tbaa !19
  %193 = fmul contract double %191, %192
  %194 = fadd contract double %190, %193
  store double %194, ptr %181, align 8, !tbaa !19
  %195 = load double, ptr %102, align 8, !tbaa !19
  %196 = load double, ptr %180, align 8, !tbaa !19
  %197 = fmul contract double %195, %196
  %198 = load double, ptr %103, align 8, !tbaa !19
  %199 = load double, ptr %182, align 8, !tbaa !19
  %200 = fmul contract double %198, %199
  %201 = fadd contract double %197, %200
  %202 = load double, ptr %104, align 8, !tbaa !19
  %203 = load double, ptr %183, align 8, !tbaa !19
  %204 = fmul contract double %202, %203
  %205 = fadd contract double %201, %204
  %206 = getelementptr inbounds double, ptr %181, i64 1
  store double %205, ptr %206, align 8, !tbaa !19
  %207 = load double, ptr %141, align 8, !tbaa !19
  %208 = load double, ptr %180, align 8, !tbaa !19
  %209 = fmul contract double %207, %208
  %210 = load double, ptr %142, align 8, !tbaa !19
  %211 = load double, ptr %182, align 8, !tbaa !19
  %212 = fmul contract double %210, %211
  %213 = fadd contract double %209, %212
  %214 = load double, ptr %143, align 8, !tbaa !19
  %215 = load double, ptr %183, align 8, !tbaa !19
  %216 = fmul contract double %214, %215
  %217 = fadd contract double %213, %216
  %218 = getelementptr inbounds double, ptr %181, i64 2
  store double %217, ptr %218, align 8, !tbaa !19
  %219 = getelementptr inbounds %struct.Link, ptr %15, i64 0, i32 3, i64 0
  %220 = load double, ptr %219, align 8, !tbaa !19
  %221 = fadd contract double %220, %194
  %222 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 3, i64 0
  store double %221, ptr %222, align 8, !tbaa !19
  %223 = getelementptr inbounds %struct.Link, ptr %15, i64 0, i32 3, i64 1
  %224 = load double, ptr %223, align 8, !tbaa !19
  %225 = fadd contract double %224, %205
  %226 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 3, i64 1
  store double %225, ptr %226, align 8, !tbaa !19
  %227 = getelementptr inbounds %struct.Link, ptr %15, i64 0, i32 3, i64 2
  %228 = load double, ptr %227, align 8, !tbaa !19
  %229 = fadd contract double %228, %217
  %230 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 3, i64 2
  store double %229, ptr %230, align 8, !tbaa !19
  %231 = getelementptr double, ptr %3, i64 13
  %232 = icmp sgt i64 %51, 0
  br i1 %232, label %262, label %345

233:                                              ; preds = %233, %31
  %234 = phi i64 [ 0, %31 ], [ %259, %233 ]
  %235 = phi i64 [ 0, %31 ], [ %260, %233 ]
  %236 = getelementptr i64, ptr %27, i64 %234
  %237 = load i64, ptr %236, align 8, !tbaa !38
  %238 = getelementptr inbounds double, ptr %2, i64 %237
  %239 = load double, ptr %238, align 8, !tbaa !19
  %240 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %234
  store double %239, ptr %240, align 16, !tbaa !19
  %241 = or disjoint i64 %234, 1
  %242 = getelementptr i64, ptr %27, i64 %241
  %243 = load i64, ptr %242, align 8, !tbaa !38
  %244 = getelementptr inbounds double, ptr %2, i64 %243
  %245 = load double, ptr %244, align 8, !tbaa !19
  %246 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %241
  store double %245, ptr %246, align 8, !tbaa !19
  %247 = or disjoint i64 %234, 2
  %248 = getelementptr i64, ptr %27, i64 %247
  %249 = load i64, ptr %248, align 8, !tbaa !38
  %250 = getelementptr inbounds double, ptr %2, i64 %249
  %251 = load double, ptr %250, align 8, !tbaa !19
  %252 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %247
  store double %251, ptr %252, align 16, !tbaa !19
  %253 = or disjoint i64 %234, 3
  %254 = getelementptr i64, ptr %27, i64 %253
  %255 = load i64, ptr %254, align 8, !tbaa !38
  %256 = getelementptr inbounds double, ptr %2, i64 %255
  %257 = load double, ptr %256, align 8, !tbaa !19
  %258 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %253
  store double %257, ptr %258, align 8, !tbaa !19
  %259 = add nuw nsw i64 %234, 4
  %260 = add i64 %235, 4
  %261 = icmp eq i64 %260, %32
  br i1 %261, label %33, label %233, !llvm.loop !288

262:                                              ; preds = %47
  %263 = shl nuw i64 %51, 1
  %264 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 5
  %265 = load double, ptr %8, align 8, !tbaa !19
  %266 = call i64 @llvm.smax.i64(i64 %263, i64 1)
  %267 = load double, ptr %86, align 8, !tbaa !19
  %268 = load double, ptr %101, align 8, !tbaa !19
  %269 = load double, ptr %116, align 8, !tbaa !19
  %270 = load double, ptr %128, align 8, !tbaa !19
  %271 = load double, ptr %140, align 8, !tbaa !19
  %272 = icmp slt i64 %263, 4
  br i1 %272, label %343, label %273

273:                                              ; preds = %262
  %274 = mul i64 %1, 1584
  %275 = mul i64 %266, 24
  %276 = getelementptr i8, ptr %7, i64 %274
  %277 = getelementptr i8, ptr %276, i64 %275
  %278 = getelementptr i8, ptr %277, i64 168
  %279 = getelementptr i8, ptr %3, i64 %275
  %280 = getelementptr i8, ptr %279, i64 104
  %281 = icmp ult ptr %264, %280
  %282 = icmp ult ptr %231, %278
  %283 = and i1 %281, %282
  br i1 %283, label %343, label %284

284:                                              ; preds = %273
  %285 = and i64 %266, 9223372036854775806
  %286 = insertelement <2 x double> poison, double %265, i64 0
  %287 = shufflevector <2 x double> %286, <2 x double> poison, <2 x i32> zeroinitializer
  %288 = insertelement <2 x double> poison, double %267, i64 0
  %289 = shufflevector <2 x double> %288, <2 x double> poison, <2 x i32> zeroinitializer
  %290 = insertelement <2 x double> poison, double %268, i64 0
  %291 = shufflevector <2 x double> %290, <2 x double> poison, <2 x i32> zeroinitializer
  %292 = insertelement <2 x double> poison, double %269, i64 0
  %293 = shufflevector <2 x double> %292, <2 x double> poison, <2 x i32> zeroinitializer
  %294 = insertelement <2 x double> poison, double %270, i64 0
  %295 = shufflevector <2 x double> %294, <2 x double> poison, <2 x i32> zeroinitializer
  %296 = insertelement <2 x double> poison, double %271, i64 0
  %297 = shufflevector <2 x double> %296, <2 x double> poison, <2 x i32> zeroinitializer
  %298 = insertelement <2 x double> poison, double %154, i64 0
  %299 = shufflevector <2 x double> %298, <2 x double> poison, <2 x i32> zeroinitializer
  %300 = insertelement <2 x double> poison, double %166, i64 0
  %301 = shufflevector <2 x double> %300, <2 x double> poison, <2 x i32> zeroinitializer
  %302 = insertelement <2 x double> poison, double %178, i64 0
  %303 = shufflevector <2 x double> %302, <2 x double> poison, <2 x i32> zeroinitializer
  br label %304

304:                                              ; preds = %304, %284
  %305 = phi i64 [ 0, %284 ], [ %339, %304 ]
  %306 = mul nuw nsw i64 %305, 3
  %307 = getelementptr inbounds double, ptr %231, i64 %306
  %308 = getelementptr inbounds double, ptr %264, i64 %306
  %309 = load <6 x double>, ptr %307, align 8, !tbaa !19
  %310 = shufflevector <6 x double> %309, <6 x double> poison, <2 x i32> <i32 0, i32 3>
  %311 = shufflevector <6 x double> %309, <6 x double> poison, <2 x i32> <i32 1, i32 4>
  %312 = shufflevector <6 x double> %309, <6 x double> poison, <2 x i32> <i32 2, i32 5>
  %313 = fmul contract <2 x double> %287, %310
  %314 = fmul contract <2 x double> %289, %311
  %315 = fadd contract <2 x double> %313, %314
  %316 = fmul contract <2 x double> %291, %312
  %317 = fadd contract <2 x double> %315, %316
  %318 = load <6 x double>, ptr %307, align 8, !tbaa !19
  %319 = shufflevector <6 x double> %318, <6 x double> poison, <2 x i32> <i32 0, i32 3>
  %320 = shufflevector <6 x double> %318, <6 x double> poison, <2 x i32> <i32 1, i32 4>
  %321 = shufflevector <6 x double> %318, <6 x double> poison, <2 x i32> <i32 2, i32 5>
  %322 = fmul contract <2 x double> %293, %319
  %323 = fmul contract <2 x double> %295, %320
  %324 = fadd contract <2 x double> %322, %323
  %325 = fmul contract <2 x double> %297, %321
  %326 = fadd contract <2 x double> %324, %325
  %327 = load <6 x double>, ptr %307, align 8, !tbaa !19
  %328 = shufflevector <6 x double> %327, <6 x double> poison, <2 x i32> <i32 0, i32 3>
  %329 = shufflevector <6 x double> %327, <6 x double> poison, <2 x i32> <i32 1, i32 4>
  %330 = shufflevector <6 x double> %327, <6 x double> poison, <2 x i32> <i32 2, i32 5>
  %331 = fmul contract <2 x double> %299, %328
  %332 = fmul contract <2 x double> %301, %329
  %333 = fadd contract <2 x double> %331, %332
  %334 = fmul contract <2 x double> %303, %330
  %335 = fadd contract <2 x double> %333, %334
  %336 = shufflevector <2 x double> %317, <2 x double> %326, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %337 = shufflevector <2 x double> %335, <2 x double> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %338 = shufflevector <4 x double> %336, <4 x double> %337, <6 x i32> <i32 0, i32 2, i32 4, i32 1, i32 3, i32 5>
  store <6 x double> %338, ptr %308, align 8, !tbaa !19
  %339 = add nuw i64 %305, 2
  %340 = icmp eq i64 %339, %285
  br i1 %340, label %341, label %304, !llvm.loop !289

341:                                              ; preds = %304
  %342 = icmp eq i64 %266, %285
  br i1 %342, label %345, label %343

343:                                              ; preds = %273, %262, %341
  %344 = phi i64 [ 0, %273 ], [ 0, %262 ], [ %285, %341 ]
  br label %346

345:                                              ; preds = %346, %341, %47
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #14
  ret void

346:                                              ; preds = %343, %346
  %347 = phi i64 [ %379, %346 ], [ %344, %343 ]
  %348 = mul nuw nsw i64 %347, 3
  %349 = getelementptr inbounds double, ptr %231, i64 %348
  %350 = getelementptr inbounds double, ptr %264, i64 %348
  %351 = getelementptr inbounds double, ptr %349, i64 1
  %352 = getelementptr inbounds double, ptr %349, i64 2
  %353 = load double, ptr %349, align 8, !tbaa !19
  %354 = fmul contract double %265, %353
  %355 = load double, ptr %351, align 8, !tbaa !19
  %356 = fmul contract double %267, %355
  %357 = fadd contract double %354, %356
  %358 = load double, ptr %352, align 8, !tbaa !19
  %359 = fmul contract double %268, %358
  %360 = fadd contract double %357, %359
  store double %360, ptr %350, align 8, !tbaa !19
  %361 = load double, ptr %349, align 8, !tbaa !19
  %362 = fmul contract double %269, %361
  %363 = load double, ptr %351, align 8, !tbaa !19
  %364 = fmul contract double %270, %363
  %365 = fadd contract double %362, %364
  %366 = load double, ptr %352, align 8, !tbaa !19
  %367 = fmul contract double %271, %366
  %368 = fadd contract double %365, %367
  %369 = getelementptr inbounds double, ptr %350, i64 1
  store double %368, ptr %369, align 8, !tbaa !19
  %370 = load double, ptr %349, align 8, !tbaa !19
  %371 = fmul contract double %154, %370
  %372 = load double, ptr %351, align 8, !tbaa !19
  %373 = fmul contract double %166, %372
  %374 = fadd contract double %371, %373
  %375 = load double, ptr %352, align 8, !tbaa !19
  %376 = fmul contract double %178, %375
  %377 = fadd contract double %374, %376
  %378 = getelementptr inbounds double, ptr %350, i64 2
  store double %377, ptr %378, align 8, !tbaa !19
  %379 = add nuw nsw i64 %347, 1
  %380 = icmp eq i64 %379, %266
  br i1 %380, label %345, label %346, !llvm.loop !290
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @turned_inertia(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #8 {
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %4 = load ptr, ptr %3, align 8, !tbaa !39
  %5 = getelementptr inbounds %struct.Link, ptr %4, i64 %1
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 47
  %7 = load ptr, ptr %6, align 8, !tbaa !291
  %8 = mul nsw i64 %1, 9
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = getelementptr double, ptr %5, i64 1
  %11 = getelementptr double, ptr %5, i64 2
  %12 = load double, ptr %11, align 8, !tbaa !19
  %13 = getelementptr double, ptr %9, i64 3
  %14 = getelementptr double, ptr %9, i64 6
  %15 = getelementptr inbounds double, ptr %9, i64 2
  %16 = load double, ptr %15, align 8, !tbaa !19
  %17 = getelementptr double, ptr %9, i64 5
  %18 = load double, ptr %17, align 8, !tbaa !19
  %19 = getelementptr double, ptr %9, i64 8
  %20 = load double, ptr %19, align 8, !tbaa !19
  %21 = getelementptr inbounds double, ptr %5, i64 3
  %22 = getelementptr double, ptr %5, i64 5
  %23 = load double, ptr %22, align 8, !tbaa !19
  %24 = getelementptr inbounds double, ptr %5, i64 6
  %25 = load double, ptr %24, align 8, !tbaa !19
  %26 = getelementptr double, ptr %5, i64 7
  %27 = fmul contract double %25, %16
  %28 = getelementptr inbounds %struct.Link, ptr %4, i64 %1, i32 7, i64 0
  %29 = load <2 x double>, ptr %5, align 8, !tbaa !19
  %30 = shufflevector <2 x double> %29, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %31 = load <2 x double>, ptr %9, align 8, !tbaa !19
  %32 = shufflevector <2 x double> %31, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %33 = load <2 x double>, ptr %13, align 8, !tbaa !19
  %34 = load <2 x double>, ptr %14, align 8, !tbaa !19
  %35 = insertelement <2 x double> poison, double %23, i64 0
  %36 = insertelement <2 x double> %35, double %12, i64 1
  %37 = fmul contract <2 x double> %36, %34
  %38 = shufflevector <2 x double> %37, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %39 = insertelement <2 x double> poison, double %12, i64 0
  %40 = insertelement <2 x double> %39, double %23, i64 1
  %41 = fmul contract <2 x double> %40, %34
  %42 = insertelement <2 x double> poison, double %16, i64 0
  %43 = shufflevector <2 x double> %42, <2 x double> poison, <2 x i32> zeroinitializer
  %44 = insertelement <2 x double> poison, double %18, i64 0
  %45 = shufflevector <2 x double> %44, <2 x double> poison, <2 x i32> zeroinitializer
  %46 = insertelement <2 x double> poison, double %20, i64 0
  %47 = shufflevector <2 x double> %46, <2 x double> poison, <2 x i32> zeroinitializer
  %48 = fmul contract <2 x double> %40, %47
  %49 = extractelement <2 x double> %31, i64 0
  %50 = fmul contract double %25, %49
  %51 = extractelement <2 x double> %34, i64 0
  %52 = extractelement <2 x double> %31, i64 1
  %53 = fmul contract double %25, %52
  %54 = load <2 x double>, ptr %26, align 8, !tbaa !19
  %55 = extractelement <2 x double> %54, i64 0
  %56 = fmul contract double %55, %18
  %57 = fadd contract double %27, %56
  %58 = extractelement <2 x double> %54, i64 1
  %59 = fmul contract double %58, %20
  %60 = fadd contract double %57, %59
  %61 = fmul contract <2 x double> %54, %33
  %62 = extractelement <2 x double> %61, i64 0
  %63 = fadd contract double %50, %62
  %64 = fmul contract double %58, %51
  %65 = fadd contract double %63, %64
  %66 = shufflevector <2 x double> %33, <2 x double> %34, <2 x i32> <i32 1, i32 3>
  %67 = fmul contract <2 x double> %54, %66
  %68 = extractelement <2 x double> %67, i64 0
  %69 = fadd contract double %53, %68
  %70 = extractelement <2 x double> %67, i64 1
  %71 = fadd contract double %69, %70
  %72 = shufflevector <2 x double> %36, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %73 = getelementptr inbounds %struct.Link, ptr %4, i64 %1, i32 7, i64 3
  %74 = getelementptr inbounds %struct.Link, ptr %4, i64 %1, i32 7, i64 4
  %75 = load double, ptr %5, align 8, !tbaa !19
  %76 = fmul contract double %65, %75
  %77 = load double, ptr %10, align 8, !tbaa !19
  %78 = fmul contract double %71, %77
  %79 = fadd contract double %76, %78
  %80 = load double, ptr %11, align 8, !tbaa !19
  %81 = fmul contract double %60, %80
  %82 = fadd contract double %79, %81
  %83 = getelementptr inbounds %struct.Link, ptr %4, i64 %1, i32 7, i64 2
  store double %82, ptr %83, align 8, !tbaa !19
  %84 = getelementptr inbounds %struct.Link, ptr %4, i64 %1, i32 7, i64 6
  store double %82, ptr %84, align 8, !tbaa !19
  %85 = load <2 x double>, ptr %21, align 8, !tbaa !19
  %86 = shufflevector <2 x double> %29, <2 x double> %85, <2 x i32> <i32 0, i32 2>
  %87 = fmul contract <2 x double> %86, %32
  %88 = shufflevector <2 x double> %85, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %89 = shufflevector <2 x double> %88, <2 x double> %29, <2 x i32> <i32 0, i32 3>
  %90 = fmul contract <2 x double> %89, %33
  %91 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %92 = fadd contract <2 x double> %87, %91
  %93 = fadd contract <2 x double> %92, %38
  %94 = fmul contract <2 x double> %86, %31
  %95 = shufflevector <2 x double> %30, <2 x double> %85, <2 x i32> <i32 0, i32 3>
  %96 = fmul contract <2 x double> %95, %33
  %97 = fadd contract <2 x double> %94, %96
  %98 = fadd contract <2 x double> %97, %41
  %99 = fmul contract <2 x double> %86, %43
  %100 = fmul contract <2 x double> %89, %45
  %101 = shufflevector <2 x double> %100, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %102 = fadd contract <2 x double> %99, %101
  %103 = fadd contract <2 x double> %102, %48
  %104 = fmul contract <2 x double> %93, %30
  %105 = fmul contract <2 x double> %98, %29
  %106 = fadd contract <2 x double> %104, %105
  %107 = fmul contract <2 x double> %103, %72
  %108 = fadd contract <2 x double> %106, %107
  store <2 x double> %108, ptr %28, align 8, !tbaa !19
  %109 = extractelement <2 x double> %108, i64 1
  store double %109, ptr %73, align 8, !tbaa !19
  %110 = insertelement <2 x double> %98, double %65, i64 0
  %111 = fmul contract <2 x double> %110, %85
  %112 = shufflevector <2 x double> %111, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %113 = shufflevector <2 x double> %93, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %114 = insertelement <2 x double> %113, double %71, i64 1
  %115 = fmul contract <2 x double> %114, %85
  %116 = fadd contract <2 x double> %112, %115
  %117 = shufflevector <2 x double> %103, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %118 = insertelement <2 x double> %117, double %60, i64 1
  %119 = shufflevector <2 x double> %35, <2 x double> poison, <2 x i32> zeroinitializer
  %120 = fmul contract <2 x double> %118, %119
  %121 = fadd contract <2 x double> %116, %120
  store <2 x double> %121, ptr %74, align 8, !tbaa !19
  %122 = getelementptr inbounds %struct.Link, ptr %4, i64 %1, i32 7, i64 7
  %123 = extractelement <2 x double> %121, i64 1
  store double %123, ptr %122, align 8, !tbaa !19
  %124 = fmul contract double %65, %25
  %125 = fmul contract double %71, %55
  %126 = fadd contract double %124, %125
  %127 = fmul contract double %60, %58
  %128 = fadd contract double %126, %127
  %129 = getelementptr inbounds %struct.Link, ptr %4, i64 %1, i32 7, i64 8
  store double %128, ptr %129, align 8, !tbaa !19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #9

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @answer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %5 = load ptr, ptr %4, align 8, !tbaa !39
  %6 = load i64, ptr %0, align 8, !tbaa !33
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %16, label %198

8:                                                ; preds = %16
  %9 = icmp sgt i64 %20, 0
  br i1 %9, label %10, label %198

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %12 = load ptr, ptr %11, align 8, !tbaa !37
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %15 = load ptr, ptr %14, align 8, !tbaa !51
  br label %31

16:                                               ; preds = %3, %16
  %17 = phi i64 [ %19, %16 ], [ 0, %3 ]
  %18 = getelementptr inbounds %struct.Link, ptr %5, i64 %17, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %18, i8 0, i64 48, i1 false)
  %19 = add nuw nsw i64 %17, 1
  %20 = load i64, ptr %0, align 8, !tbaa !33
  %21 = icmp slt i64 %19, %20
  br i1 %21, label %16, label %8, !llvm.loop !292

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
  %35 = load i64, ptr %34, align 8, !tbaa !38
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
  %48 = load ptr, ptr %13, align 8, !tbaa !46
  %49 = getelementptr inbounds i64, ptr %48, i64 %33
  %50 = load i64, ptr %49, align 8, !tbaa !38
  %51 = getelementptr double, ptr %1, i64 %50
  br label %60

52:                                               ; preds = %113, %31
  %53 = phi double [ %45, %31 ], [ %130, %113 ]
  %54 = phi double [ %46, %31 ], [ %124, %113 ]
  %55 = phi <2 x double> [ %37, %31 ], [ %137, %113 ]
  %56 = phi <2 x double> [ %44, %31 ], [ %141, %113 ]
  %57 = getelementptr inbounds i64, ptr %15, i64 %33
  %58 = load i64, ptr %57, align 8, !tbaa !38
  %59 = icmp slt i64 %58, 0
  br i1 %59, label %196, label %166

60:                                               ; preds = %47, %113
  %61 = phi double [ %45, %47 ], [ %130, %113 ]
  %62 = phi double [ %46, %47 ], [ %124, %113 ]
  %63 = phi i64 [ 0, %47 ], [ %142, %113 ]
  %64 = phi <2 x double> [ %37, %47 ], [ %137, %113 ]
  %65 = phi <2 x double> [ %44, %47 ], [ %141, %113 ]
  %66 = getelementptr double, ptr %51, i64 %63
  %67 = load double, ptr %66, align 8, !tbaa !19
  %68 = mul nuw nsw i64 %63, 6
  %69 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 5, i64 %68
  %70 = load <2 x double>, ptr %69, align 8, !tbaa !19
  %71 = fmul contract <2 x double> %70, %37
  %72 = extractelement <2 x double> %71, i64 0
  %73 = fsub contract double %67, %72
  %74 = extractelement <2 x double> %71, i64 1
  %75 = fsub contract double %73, %74
  %76 = add nuw nsw i64 %68, 2
  %77 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 5, i64 %76
  %78 = add nuw nsw i64 %68, 3
  %79 = load <2 x double>, ptr %77, align 8, !tbaa !19
  %80 = fmul contract <2 x double> %79, %39
  %81 = extractelement <2 x double> %80, i64 0
  %82 = fsub contract double %75, %81
  %83 = extractelement <2 x double> %80, i64 1
  %84 = fsub contract double %82, %83
  %85 = add nuw nsw i64 %68, 4
  %86 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 5, i64 %85
  %87 = add nuw nsw i64 %68, 5
  %88 = load <2 x double>, ptr %86, align 8, !tbaa !19
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
  %108 = load double, ptr %107, align 8, !tbaa !19
  %109 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 16, i64 %102
  %110 = load double, ptr %109, align 8, !tbaa !19
  %111 = fmul contract double %108, %110
  %112 = fsub contract double %103, %111
  br label %113

113:                                              ; preds = %105, %100, %60
  %114 = phi double [ %93, %60 ], [ %101, %100 ], [ %112, %105 ]
  %115 = mul nsw i64 %63, 7
  %116 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 12, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !19
  %118 = fmul contract double %114, %117
  %119 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 16, i64 %63
  store double %118, ptr %119, align 8, !tbaa !19
  %120 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 11, i64 %68
  %121 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 11, i64 %76
  %122 = load double, ptr %121, align 8, !tbaa !19
  %123 = fmul contract double %118, %122
  %124 = fadd contract double %62, %123
  %125 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 11, i64 %78
  %126 = load double, ptr %125, align 8, !tbaa !19
  %127 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 11, i64 %85
  %128 = load double, ptr %127, align 8, !tbaa !19
  %129 = fmul contract double %118, %128
  %130 = fadd contract double %61, %129
  %131 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 11, i64 %87
  %132 = load double, ptr %131, align 8, !tbaa !19
  %133 = load <2 x double>, ptr %120, align 8, !tbaa !19
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
  br i1 %143, label %52, label %60, !llvm.loop !293

144:                                              ; preds = %144, %98
  %145 = phi i64 [ 0, %98 ], [ %163, %144 ]
  %146 = phi double [ %93, %98 ], [ %162, %144 ]
  %147 = phi i64 [ 0, %98 ], [ %164, %144 ]
  %148 = add nuw nsw i64 %145, %68
  %149 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 12, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !19
  %151 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 16, i64 %145
  %152 = load double, ptr %151, align 8, !tbaa !19
  %153 = fmul contract double %150, %152
  %154 = fsub contract double %146, %153
  %155 = or disjoint i64 %145, 1
  %156 = add nuw nsw i64 %155, %68
  %157 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 12, i64 %156
  %158 = load double, ptr %157, align 8, !tbaa !19
  %159 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 16, i64 %155
  %160 = load double, ptr %159, align 8, !tbaa !19
  %161 = fmul contract double %158, %160
  %162 = fsub contract double %154, %161
  %163 = add nuw nsw i64 %145, 2
  %164 = add i64 %147, 2
  %165 = icmp eq i64 %164, %99
  br i1 %165, label %100, label %144, !llvm.loop !294

166:                                              ; preds = %52
  %167 = getelementptr inbounds %struct.Link, ptr %5, i64 %33, i32 4
  %168 = getelementptr inbounds double, ptr %167, i64 1
  %169 = load double, ptr %167, align 8, !tbaa !19
  %170 = fmul contract double %53, %169
  %171 = getelementptr inbounds %struct.Link, ptr %5, i64 %58, i32 15, i64 0
  %172 = load <2 x double>, ptr %168, align 8, !tbaa !19
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
  %185 = load <2 x double>, ptr %171, align 8, !tbaa !19
  %186 = fadd contract <2 x double> %179, %185
  store <2 x double> %186, ptr %171, align 8, !tbaa !19
  %187 = getelementptr inbounds %struct.Link, ptr %5, i64 %58, i32 15, i64 2
  %188 = load <2 x double>, ptr %187, align 8, !tbaa !19
  %189 = insertelement <2 x double> %56, double %184, i64 0
  %190 = fadd contract <2 x double> %189, %188
  store <2 x double> %190, ptr %187, align 8, !tbaa !19
  %191 = getelementptr inbounds %struct.Link, ptr %5, i64 %58, i32 15, i64 4
  %192 = load <2 x double>, ptr %191, align 8, !tbaa !19
  %193 = shufflevector <2 x double> %56, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %194 = insertelement <2 x double> %193, double %53, i64 0
  %195 = fadd contract <2 x double> %194, %192
  store <2 x double> %195, ptr %191, align 8, !tbaa !19
  br label %196

196:                                              ; preds = %166, %52
  %197 = icmp sgt i64 %32, 1
  br i1 %197, label %31, label %22, !llvm.loop !295

198:                                              ; preds = %490, %3, %8, %22
  ret void

199:                                              ; preds = %23, %490
  %200 = phi i64 [ 0, %23 ], [ %491, %490 ]
  %201 = mul i64 %200, 1584
  %202 = getelementptr i8, ptr %27, i64 %201
  %203 = getelementptr i8, ptr %28, i64 %201
  %204 = getelementptr i8, ptr %29, i64 %201
  %205 = getelementptr i8, ptr %30, i64 %201
  %206 = load ptr, ptr %24, align 8, !tbaa !51
  %207 = getelementptr inbounds i64, ptr %206, i64 %200
  %208 = load i64, ptr %207, align 8, !tbaa !38
  %209 = icmp slt i64 %208, 0
  %210 = getelementptr inbounds %struct.Link, ptr %5, i64 %208, i32 17
  %211 = select i1 %209, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 17), ptr %210
  %212 = load ptr, ptr %25, align 8, !tbaa !37
  %213 = getelementptr inbounds i64, ptr %212, i64 %200
  %214 = load i64, ptr %213, align 8, !tbaa !38
  %215 = load ptr, ptr %26, align 8, !tbaa !46
  %216 = getelementptr inbounds i64, ptr %215, i64 %200
  %217 = load i64, ptr %216, align 8, !tbaa !38
  %218 = getelementptr double, ptr %2, i64 %217
  %219 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %219, ptr noundef nonnull align 8 dereferenceable(48) %211, i64 48, i1 false)
  %220 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 4
  %221 = getelementptr inbounds double, ptr %219, i64 3
  %222 = getelementptr inbounds double, ptr %211, i64 1
  %223 = load double, ptr %222, align 8, !tbaa !19
  %224 = getelementptr inbounds double, ptr %220, i64 2
  %225 = load double, ptr %224, align 8, !tbaa !19
  %226 = fmul contract double %223, %225
  %227 = getelementptr inbounds double, ptr %211, i64 2
  %228 = load double, ptr %227, align 8, !tbaa !19
  %229 = getelementptr inbounds double, ptr %220, i64 1
  %230 = load double, ptr %229, align 8, !tbaa !19
  %231 = fmul contract double %228, %230
  %232 = fsub contract double %226, %231
  %233 = load double, ptr %221, align 8, !tbaa !19
  %234 = fadd contract double %233, %232
  store double %234, ptr %221, align 8, !tbaa !19
  %235 = load double, ptr %227, align 8, !tbaa !19
  %236 = load double, ptr %220, align 8, !tbaa !19
  %237 = fmul contract double %235, %236
  %238 = load double, ptr %211, align 8, !tbaa !19
  %239 = fmul contract double %225, %238
  %240 = fsub contract double %237, %239
  %241 = getelementptr inbounds double, ptr %219, i64 4
  %242 = load double, ptr %241, align 8, !tbaa !19
  %243 = fadd contract double %242, %240
  store double %243, ptr %241, align 8, !tbaa !19
  %244 = load double, ptr %211, align 8, !tbaa !19
  %245 = fmul contract double %230, %244
  %246 = load double, ptr %222, align 8, !tbaa !19
  %247 = fmul contract double %236, %246
  %248 = fsub contract double %245, %247
  %249 = getelementptr inbounds double, ptr %219, i64 5
  %250 = load double, ptr %249, align 8, !tbaa !19
  %251 = fadd contract double %250, %248
  store double %251, ptr %249, align 8, !tbaa !19
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
  %281 = load double, ptr %219, align 8, !tbaa !19, !alias.scope !296
  %282 = insertelement <2 x double> poison, double %281, i64 0
  %283 = shufflevector <2 x double> %282, <2 x double> poison, <2 x i32> zeroinitializer
  %284 = load double, ptr %254, align 8, !tbaa !19, !alias.scope !296
  %285 = insertelement <2 x double> poison, double %284, i64 0
  %286 = shufflevector <2 x double> %285, <2 x double> poison, <2 x i32> zeroinitializer
  %287 = load double, ptr %255, align 8, !tbaa !19, !alias.scope !296
  %288 = insertelement <2 x double> poison, double %287, i64 0
  %289 = shufflevector <2 x double> %288, <2 x double> poison, <2 x i32> zeroinitializer
  %290 = load double, ptr %256, align 8, !tbaa !19, !alias.scope !296
  %291 = insertelement <2 x double> poison, double %290, i64 0
  %292 = shufflevector <2 x double> %291, <2 x double> poison, <2 x i32> zeroinitializer
  %293 = load double, ptr %257, align 8, !tbaa !19, !alias.scope !296
  %294 = insertelement <2 x double> poison, double %293, i64 0
  %295 = shufflevector <2 x double> %294, <2 x double> poison, <2 x i32> zeroinitializer
  %296 = load double, ptr %258, align 8, !tbaa !19, !alias.scope !296
  %297 = insertelement <2 x double> poison, double %296, i64 0
  %298 = shufflevector <2 x double> %297, <2 x double> poison, <2 x i32> zeroinitializer
  br label %299

299:                                              ; preds = %299, %279
  %300 = phi i64 [ 0, %279 ], [ %325, %299 ]
  %301 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 16, i64 %300
  %302 = load <2 x double>, ptr %301, align 8, !tbaa !19, !alias.scope !299
  %303 = getelementptr inbounds double, ptr %218, i64 %300
  store <2 x double> %302, ptr %303, align 8, !tbaa !19, !alias.scope !301, !noalias !303
  %304 = mul nuw nsw i64 %300, 6
  %305 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %304
  %306 = load <12 x double>, ptr %305, align 8, !tbaa !19
  %307 = shufflevector <12 x double> %306, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %308 = shufflevector <12 x double> %306, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %309 = shufflevector <12 x double> %306, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %310 = shufflevector <12 x double> %306, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %311 = shufflevector <12 x double> %306, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %312 = shufflevector <12 x double> %306, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %313 = fmul contract <2 x double> %307, %283
  %314 = fsub contract <2 x double> %302, %313
  store <2 x double> %314, ptr %303, align 8, !tbaa !19, !alias.scope !301, !noalias !303
  %315 = fmul contract <2 x double> %308, %286
  %316 = fsub contract <2 x double> %314, %315
  store <2 x double> %316, ptr %303, align 8, !tbaa !19, !alias.scope !301, !noalias !303
  %317 = fmul contract <2 x double> %309, %289
  %318 = fsub contract <2 x double> %316, %317
  store <2 x double> %318, ptr %303, align 8, !tbaa !19, !alias.scope !301, !noalias !303
  %319 = fmul contract <2 x double> %310, %292
  %320 = fsub contract <2 x double> %318, %319
  store <2 x double> %320, ptr %303, align 8, !tbaa !19, !alias.scope !301, !noalias !303
  %321 = fmul contract <2 x double> %311, %295
  %322 = fsub contract <2 x double> %320, %321
  store <2 x double> %322, ptr %303, align 8, !tbaa !19, !alias.scope !301, !noalias !303
  %323 = fmul contract <2 x double> %312, %298
  %324 = fsub contract <2 x double> %322, %323
  store <2 x double> %324, ptr %303, align 8, !tbaa !19, !alias.scope !301, !noalias !303
  %325 = add nuw i64 %300, 2
  %326 = icmp eq i64 %325, %280
  br i1 %326, label %327, label %299, !llvm.loop !305

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
  %338 = load double, ptr %337, align 8, !tbaa !19
  br i1 %336, label %339, label %357

339:                                              ; preds = %332
  %340 = and i64 %333, 1
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %352, label %342

342:                                              ; preds = %339
  %343 = mul nsw i64 %334, 6
  %344 = add nsw i64 %343, %335
  %345 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 12, i64 %344
  %346 = load double, ptr %345, align 8, !tbaa !19
  %347 = getelementptr inbounds double, ptr %218, i64 %334
  %348 = load double, ptr %347, align 8, !tbaa !19
  %349 = fmul contract double %346, %348
  %350 = fsub contract double %338, %349
  store double %350, ptr %337, align 8, !tbaa !19
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
  %361 = load double, ptr %360, align 8, !tbaa !19
  %362 = fmul contract double %358, %361
  store double %362, ptr %337, align 8, !tbaa !19
  %363 = icmp sgt i64 %334, 1
  %364 = add i64 %333, 1
  br i1 %363, label %332, label %387, !llvm.loop !179

365:                                              ; preds = %352, %365
  %366 = phi double [ %384, %365 ], [ %354, %352 ]
  %367 = phi i64 [ %385, %365 ], [ %355, %352 ]
  %368 = mul nsw i64 %367, 6
  %369 = add nsw i64 %368, %335
  %370 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 12, i64 %369
  %371 = load double, ptr %370, align 8, !tbaa !19
  %372 = getelementptr inbounds double, ptr %218, i64 %367
  %373 = load double, ptr %372, align 8, !tbaa !19
  %374 = fmul contract double %371, %373
  %375 = fsub contract double %366, %374
  store double %375, ptr %337, align 8, !tbaa !19
  %376 = add nuw nsw i64 %367, 1
  %377 = mul nsw i64 %376, 6
  %378 = add nsw i64 %377, %335
  %379 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 12, i64 %378
  %380 = load double, ptr %379, align 8, !tbaa !19
  %381 = getelementptr inbounds double, ptr %218, i64 %376
  %382 = load double, ptr %381, align 8, !tbaa !19
  %383 = fmul contract double %380, %382
  %384 = fsub contract double %375, %383
  store double %384, ptr %337, align 8, !tbaa !19
  %385 = add nuw nsw i64 %367, 2
  %386 = icmp eq i64 %385, %214
  br i1 %386, label %357, label %365, !llvm.loop !180

387:                                              ; preds = %357
  br i1 %252, label %388, label %490

388:                                              ; preds = %387
  %389 = load double, ptr %219, align 8, !tbaa !19
  %390 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 1
  %391 = load double, ptr %390, align 8, !tbaa !19
  %392 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 2
  %393 = load double, ptr %392, align 8, !tbaa !19
  %394 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 3
  %395 = load double, ptr %394, align 8, !tbaa !19
  %396 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 4
  %397 = load double, ptr %396, align 8, !tbaa !19
  %398 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 17, i64 5
  %399 = load double, ptr %398, align 8, !tbaa !19
  br label %443

400:                                              ; preds = %329, %400
  %401 = phi i64 [ %441, %400 ], [ %330, %329 ]
  %402 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 16, i64 %401
  %403 = load double, ptr %402, align 8, !tbaa !19
  %404 = getelementptr inbounds double, ptr %218, i64 %401
  store double %403, ptr %404, align 8, !tbaa !19
  %405 = mul nuw nsw i64 %401, 6
  %406 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %405
  %407 = load double, ptr %406, align 8, !tbaa !19
  %408 = load double, ptr %219, align 8, !tbaa !19
  %409 = fmul contract double %407, %408
  %410 = fsub contract double %403, %409
  store double %410, ptr %404, align 8, !tbaa !19
  %411 = or disjoint i64 %405, 1
  %412 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %411
  %413 = load double, ptr %412, align 8, !tbaa !19
  %414 = load double, ptr %254, align 8, !tbaa !19
  %415 = fmul contract double %413, %414
  %416 = fsub contract double %410, %415
  store double %416, ptr %404, align 8, !tbaa !19
  %417 = add nuw nsw i64 %405, 2
  %418 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %417
  %419 = load double, ptr %418, align 8, !tbaa !19
  %420 = load double, ptr %255, align 8, !tbaa !19
  %421 = fmul contract double %419, %420
  %422 = fsub contract double %416, %421
  store double %422, ptr %404, align 8, !tbaa !19
  %423 = add nuw nsw i64 %405, 3
  %424 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %423
  %425 = load double, ptr %424, align 8, !tbaa !19
  %426 = load double, ptr %256, align 8, !tbaa !19
  %427 = fmul contract double %425, %426
  %428 = fsub contract double %422, %427
  store double %428, ptr %404, align 8, !tbaa !19
  %429 = add nuw nsw i64 %405, 4
  %430 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %429
  %431 = load double, ptr %430, align 8, !tbaa !19
  %432 = load double, ptr %257, align 8, !tbaa !19
  %433 = fmul contract double %431, %432
  %434 = fsub contract double %428, %433
  store double %434, ptr %404, align 8, !tbaa !19
  %435 = add nuw nsw i64 %405, 5
  %436 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 11, i64 %435
  %437 = load double, ptr %436, align 8, !tbaa !19
  %438 = load double, ptr %258, align 8, !tbaa !19
  %439 = fmul contract double %437, %438
  %440 = fsub contract double %434, %439
  store double %440, ptr %404, align 8, !tbaa !19
  %441 = add nuw nsw i64 %401, 1
  %442 = icmp eq i64 %441, %214
  br i1 %442, label %331, label %400, !llvm.loop !306

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
  %454 = load double, ptr %453, align 8, !tbaa !19
  %455 = load double, ptr %452, align 8, !tbaa !19
  %456 = fmul contract double %454, %455
  %457 = fadd contract double %449, %456
  store double %457, ptr %219, align 8, !tbaa !19
  %458 = or disjoint i64 %451, 1
  %459 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 5, i64 %458
  %460 = load double, ptr %459, align 8, !tbaa !19
  %461 = load double, ptr %452, align 8, !tbaa !19
  %462 = fmul contract double %460, %461
  %463 = fadd contract double %448, %462
  store double %463, ptr %390, align 8, !tbaa !19
  %464 = add nuw nsw i64 %451, 2
  %465 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 5, i64 %464
  %466 = load double, ptr %465, align 8, !tbaa !19
  %467 = load double, ptr %452, align 8, !tbaa !19
  %468 = fmul contract double %466, %467
  %469 = fadd contract double %447, %468
  store double %469, ptr %392, align 8, !tbaa !19
  %470 = add nuw nsw i64 %451, 3
  %471 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 5, i64 %470
  %472 = load double, ptr %471, align 8, !tbaa !19
  %473 = load double, ptr %452, align 8, !tbaa !19
  %474 = fmul contract double %472, %473
  %475 = fadd contract double %446, %474
  store double %475, ptr %394, align 8, !tbaa !19
  %476 = add nuw nsw i64 %451, 4
  %477 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 5, i64 %476
  %478 = load double, ptr %477, align 8, !tbaa !19
  %479 = load double, ptr %452, align 8, !tbaa !19
  %480 = fmul contract double %478, %479
  %481 = fadd contract double %445, %480
  store double %481, ptr %396, align 8, !tbaa !19
  %482 = add nuw nsw i64 %451, 5
  %483 = getelementptr inbounds %struct.Link, ptr %5, i64 %200, i32 5, i64 %482
  %484 = load double, ptr %483, align 8, !tbaa !19
  %485 = load double, ptr %452, align 8, !tbaa !19
  %486 = fmul contract double %484, %485
  %487 = fadd contract double %444, %486
  store double %487, ptr %398, align 8, !tbaa !19
  %488 = add nuw nsw i64 %450, 1
  %489 = icmp eq i64 %488, %214
  br i1 %489, label %490, label %443, !llvm.loop !307

490:                                              ; preds = %443, %199, %331, %387
  %491 = add nuw nsw i64 %200, 1
  %492 = load i64, ptr %0, align 8, !tbaa !33
  %493 = icmp slt i64 %491, %492
  br i1 %493, label %199, label %198, !llvm.loop !308
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @all_inward(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef %3, i64 noundef %4) unnamed_addr #6 {
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %7 = load ptr, ptr %6, align 8, !tbaa !39
  %8 = load i64, ptr %0, align 8, !tbaa !33
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %27

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %12 = load ptr, ptr %11, align 8, !tbaa !37
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %15 = load ptr, ptr %14, align 8, !tbaa !51
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

27:                                               ; preds = %229, %5
  ret void

28:                                               ; preds = %10, %229
  %29 = phi i64 [ 0, %10 ], [ %231, %229 ]
  %30 = phi i64 [ %8, %10 ], [ %33, %229 ]
  %31 = mul i64 %29, -1584
  %32 = getelementptr i8, ptr %24, i64 %31
  %33 = add nsw i64 %30, -1
  %34 = mul nsw i64 %33, %2
  %35 = getelementptr inbounds double, ptr %1, i64 %34
  %36 = getelementptr inbounds i64, ptr %12, i64 %33
  %37 = load i64, ptr %36, align 8, !tbaa !38
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %119

39:                                               ; preds = %28
  %40 = getelementptr inbounds %struct.Link, ptr %7, i64 %33, i32 5
  %41 = getelementptr inbounds double, ptr %35, i64 1
  %42 = getelementptr inbounds double, ptr %35, i64 2
  %43 = getelementptr inbounds double, ptr %35, i64 3
  %44 = getelementptr inbounds double, ptr %35, i64 4
  %45 = getelementptr inbounds double, ptr %35, i64 5
  %46 = load ptr, ptr %13, align 8, !tbaa !46
  %47 = getelementptr inbounds i64, ptr %46, i64 %33
  %48 = load i64, ptr %47, align 8, !tbaa !38
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
  %69 = load double, ptr %35, align 8, !tbaa !19, !alias.scope !309
  %70 = insertelement <2 x double> poison, double %69, i64 0
  %71 = shufflevector <2 x double> %70, <2 x double> poison, <2 x i32> zeroinitializer
  %72 = load double, ptr %41, align 8, !tbaa !19, !alias.scope !309
  %73 = insertelement <2 x double> poison, double %72, i64 0
  %74 = shufflevector <2 x double> %73, <2 x double> poison, <2 x i32> zeroinitializer
  %75 = load double, ptr %42, align 8, !tbaa !19, !alias.scope !309
  %76 = insertelement <2 x double> poison, double %75, i64 0
  %77 = shufflevector <2 x double> %76, <2 x double> poison, <2 x i32> zeroinitializer
  %78 = load double, ptr %43, align 8, !tbaa !19, !alias.scope !309
  %79 = insertelement <2 x double> poison, double %78, i64 0
  %80 = shufflevector <2 x double> %79, <2 x double> poison, <2 x i32> zeroinitializer
  %81 = load double, ptr %44, align 8, !tbaa !19, !alias.scope !309
  %82 = insertelement <2 x double> poison, double %81, i64 0
  %83 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> zeroinitializer
  %84 = load double, ptr %45, align 8, !tbaa !19, !alias.scope !309
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
  %111 = load <2 x double>, ptr %110, align 8, !tbaa !19, !alias.scope !312, !noalias !314
  %112 = fadd contract <2 x double> %111, %109
  store <2 x double> %112, ptr %110, align 8, !tbaa !19, !alias.scope !312, !noalias !314
  %113 = add nuw i64 %89, 2
  %114 = icmp eq i64 %113, %68
  br i1 %114, label %115, label %88, !llvm.loop !316

115:                                              ; preds = %88
  %116 = icmp eq i64 %37, %68
  br i1 %116, label %119, label %117

117:                                              ; preds = %51, %39, %115
  %118 = phi i64 [ 0, %51 ], [ 0, %39 ], [ %68, %115 ]
  br label %123

119:                                              ; preds = %123, %115, %28
  %120 = getelementptr inbounds i64, ptr %15, i64 %33
  %121 = load i64, ptr %120, align 8, !tbaa !38
  %122 = icmp slt i64 %121, 0
  br i1 %122, label %229, label %171

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
  br i1 %170, label %119, label %123, !llvm.loop !317

171:                                              ; preds = %119
  %172 = mul nsw i64 %121, %2
  %173 = getelementptr inbounds double, ptr %1, i64 %172
  %174 = load double, ptr %35, align 8, !tbaa !19
  %175 = load double, ptr %173, align 8, !tbaa !19
  %176 = fadd contract double %174, %175
  store double %176, ptr %173, align 8, !tbaa !19
  %177 = getelementptr inbounds double, ptr %35, i64 1
  %178 = load double, ptr %177, align 8, !tbaa !19
  %179 = getelementptr inbounds double, ptr %173, i64 1
  %180 = load double, ptr %179, align 8, !tbaa !19
  %181 = fadd contract double %178, %180
  store double %181, ptr %179, align 8, !tbaa !19
  %182 = getelementptr inbounds double, ptr %35, i64 2
  %183 = load double, ptr %182, align 8, !tbaa !19
  %184 = getelementptr inbounds double, ptr %173, i64 2
  %185 = load double, ptr %184, align 8, !tbaa !19
  %186 = fadd contract double %183, %185
  store double %186, ptr %184, align 8, !tbaa !19
  %187 = getelementptr inbounds double, ptr %35, i64 3
  %188 = load double, ptr %187, align 8, !tbaa !19
  %189 = getelementptr inbounds double, ptr %173, i64 3
  %190 = load double, ptr %189, align 8, !tbaa !19
  %191 = fadd contract double %188, %190
  store double %191, ptr %189, align 8, !tbaa !19
  %192 = getelementptr inbounds double, ptr %35, i64 4
  %193 = load double, ptr %192, align 8, !tbaa !19
  %194 = getelementptr inbounds double, ptr %173, i64 4
  %195 = load double, ptr %194, align 8, !tbaa !19
  %196 = fadd contract double %193, %195
  store double %196, ptr %194, align 8, !tbaa !19
  %197 = getelementptr inbounds double, ptr %35, i64 5
  %198 = load double, ptr %197, align 8, !tbaa !19
  %199 = getelementptr inbounds double, ptr %173, i64 5
  %200 = load double, ptr %199, align 8, !tbaa !19
  %201 = fadd contract double %198, %200
  store double %201, ptr %199, align 8, !tbaa !19
  %202 = getelementptr inbounds %struct.Link, ptr %7, i64 %33, i32 4
  %203 = getelementptr inbounds double, ptr %202, i64 1
  %204 = load double, ptr %203, align 8, !tbaa !19
  %205 = load double, ptr %197, align 8, !tbaa !19
  %206 = fmul contract double %204, %205
  %207 = getelementptr inbounds double, ptr %202, i64 2
  %208 = load double, ptr %207, align 8, !tbaa !19
  %209 = load double, ptr %192, align 8, !tbaa !19
  %210 = fmul contract double %208, %209
  %211 = fsub contract double %206, %210
  %212 = fadd contract double %176, %211
  store double %212, ptr %173, align 8, !tbaa !19
  %213 = load double, ptr %207, align 8, !tbaa !19
  %214 = load double, ptr %187, align 8, !tbaa !19
  %215 = fmul contract double %213, %214
  %216 = load double, ptr %202, align 8, !tbaa !19
  %217 = load double, ptr %197, align 8, !tbaa !19
  %218 = fmul contract double %216, %217
  %219 = fsub contract double %215, %218
  %220 = fadd contract double %181, %219
  store double %220, ptr %179, align 8, !tbaa !19
  %221 = load double, ptr %202, align 8, !tbaa !19
  %222 = load double, ptr %192, align 8, !tbaa !19
  %223 = fmul contract double %221, %222
  %224 = load double, ptr %203, align 8, !tbaa !19
  %225 = load double, ptr %187, align 8, !tbaa !19
  %226 = fmul contract double %224, %225
  %227 = fsub contract double %223, %226
  %228 = fadd contract double %186, %227
  store double %228, ptr %184, align 8, !tbaa !19
  br label %229

229:                                              ; preds = %119, %171
  %230 = icmp sgt i64 %30, 1
  %231 = add i64 %29, 1
  br i1 %230, label %28, label %27, !llvm.loop !318
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @respond(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4, ptr nocapture noundef %5, i64 noundef %6) unnamed_addr #5 {
  %8 = alloca [6 x double], align 16
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %10 = load ptr, ptr %9, align 8, !tbaa !39
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %12 = load ptr, ptr %11, align 8, !tbaa !34
  %13 = load i64, ptr %0, align 8, !tbaa !33
  %14 = icmp sgt i64 %13, %1
  br i1 %14, label %15, label %34

15:                                               ; preds = %7
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 39
  %18 = getelementptr inbounds %struct.Link, ptr %10, i64 %1, i32 3
  %19 = getelementptr inbounds %struct.Link, ptr %10, i64 %1, i32 3, i64 2
  %20 = getelementptr inbounds i8, ptr %3, i64 16
  %21 = getelementptr inbounds i8, ptr %3, i64 24
  %22 = getelementptr inbounds i8, ptr %3, i64 32
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %24 = getelementptr inbounds double, ptr %2, i64 1
  %25 = getelementptr inbounds double, ptr %2, i64 2
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %27 = mul i64 %1, 728
  %28 = getelementptr i8, ptr %2, i64 24
  %29 = getelementptr i8, ptr %12, i64 %27
  %30 = getelementptr i8, ptr %29, i64 584
  %31 = getelementptr i8, ptr %12, i64 %27
  %32 = getelementptr i8, ptr %31, i64 296
  %33 = icmp eq i64 %6, 1
  br label %40

34:                                               ; preds = %242, %7
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %36 = load ptr, ptr %35, align 8, !tbaa !51
  %37 = getelementptr inbounds i64, ptr %36, i64 %1
  %38 = load i64, ptr %37, align 8, !tbaa !38
  %39 = icmp slt i64 %38, 0
  br i1 %39, label %431, label %247

40:                                               ; preds = %15, %242
  %41 = phi i64 [ 0, %15 ], [ %246, %242 ]
  %42 = phi i64 [ %1, %15 ], [ %243, %242 ]
  %43 = mul i64 %41, 728
  %44 = getelementptr i8, ptr %30, i64 %43
  %45 = getelementptr i8, ptr %32, i64 %43
  %46 = icmp eq i64 %42, %1
  br i1 %46, label %59, label %47

47:                                               ; preds = %40
  %48 = load ptr, ptr %16, align 8, !tbaa !51
  %49 = getelementptr inbounds i64, ptr %48, i64 %42
  %50 = load i64, ptr %49, align 8, !tbaa !38
  %51 = icmp slt i64 %50, %1
  %52 = load ptr, ptr %17, align 8, !tbaa !319
  br i1 %51, label %240, label %53

53:                                               ; preds = %47
  %54 = getelementptr inbounds i64, ptr %52, i64 %50
  %55 = load i64, ptr %54, align 8, !tbaa !38
  %56 = icmp ne i64 %55, 0
  %57 = zext i1 %56 to i64
  %58 = getelementptr inbounds i64, ptr %52, i64 %42
  store i64 %57, ptr %58, align 8, !tbaa !38
  br i1 %56, label %62, label %242

59:                                               ; preds = %40
  %60 = load ptr, ptr %17, align 8, !tbaa !319
  %61 = getelementptr inbounds i64, ptr %60, i64 %1
  store i64 1, ptr %61, align 8, !tbaa !38
  br label %62

62:                                               ; preds = %59, %53
  %63 = getelementptr inbounds %struct.Link, ptr %10, i64 %42, i32 3
  %64 = getelementptr inbounds %struct.Link, ptr %10, i64 %42, i32 3, i64 2
  %65 = load double, ptr %64, align 8, !tbaa !19
  %66 = load double, ptr %19, align 8, !tbaa !19
  %67 = fsub contract double %65, %66
  %68 = load double, ptr %20, align 8
  %69 = load double, ptr %21, align 8
  %70 = load <2 x double>, ptr %63, align 8, !tbaa !19
  %71 = load <2 x double>, ptr %18, align 8, !tbaa !19
  %72 = fsub contract <2 x double> %70, %71
  %73 = load <2 x double>, ptr %3, align 8
  %74 = load <2 x double>, ptr %22, align 8
  %75 = extractelement <2 x double> %73, i64 1
  %76 = fmul contract double %67, %75
  %77 = extractelement <2 x double> %72, i64 1
  %78 = fmul contract double %77, %68
  %79 = fsub contract double %76, %78
  %80 = fadd contract double %69, %79
  %81 = insertelement <2 x double> poison, double %68, i64 0
  %82 = shufflevector <2 x double> %81, <2 x double> %73, <2 x i32> <i32 0, i32 2>
  %83 = fmul contract <2 x double> %72, %82
  %84 = shufflevector <2 x double> %72, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %85 = insertelement <2 x double> %84, double %67, i64 0
  %86 = fmul contract <2 x double> %73, %85
  %87 = fsub contract <2 x double> %83, %86
  %88 = fadd contract <2 x double> %74, %87
  %89 = load ptr, ptr %23, align 8, !tbaa !37
  %90 = getelementptr inbounds i64, ptr %89, i64 %42
  %91 = load i64, ptr %90, align 8, !tbaa !38
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %242

93:                                               ; preds = %62
  %94 = getelementptr inbounds %struct.Whole, ptr %12, i64 %42, i32 6
  %95 = getelementptr inbounds %struct.Whole, ptr %12, i64 %42, i32 7
  %96 = load ptr, ptr %26, align 8, !tbaa !46
  %97 = getelementptr inbounds i64, ptr %96, i64 %42
  %98 = load i64, ptr %97, align 8, !tbaa !38
  %99 = icmp ne i64 %91, 1
  %100 = and i1 %99, %33
  br i1 %100, label %101, label %183

101:                                              ; preds = %93
  %102 = shl i64 %98, 3
  %103 = getelementptr i8, ptr %5, i64 %102
  %104 = add i64 %91, %98
  %105 = shl i64 %104, 3
  %106 = getelementptr i8, ptr %5, i64 %105
  %107 = mul i64 %91, 24
  %108 = getelementptr i8, ptr %44, i64 %107
  %109 = mul i64 %91, 48
  %110 = getelementptr i8, ptr %45, i64 %109
  %111 = icmp ult ptr %103, %108
  %112 = icmp ult ptr %44, %106
  %113 = and i1 %111, %112
  %114 = icmp ult ptr %103, %110
  %115 = icmp ult ptr %45, %106
  %116 = and i1 %114, %115
  %117 = or i1 %113, %116
  %118 = icmp ult ptr %103, %28
  %119 = icmp ugt ptr %106, %2
  %120 = and i1 %118, %119
  %121 = or i1 %117, %120
  br i1 %121, label %183, label %122

122:                                              ; preds = %101
  %123 = and i64 %91, 9223372036854775806
  %124 = shufflevector <2 x double> %73, <2 x double> poison, <2 x i32> zeroinitializer
  %125 = shufflevector <2 x double> %73, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %126 = insertelement <2 x double> poison, double %68, i64 0
  %127 = shufflevector <2 x double> %126, <2 x double> poison, <2 x i32> zeroinitializer
  %128 = insertelement <2 x double> poison, double %80, i64 0
  %129 = shufflevector <2 x double> %128, <2 x double> poison, <2 x i32> zeroinitializer
  %130 = shufflevector <2 x double> %88, <2 x double> poison, <2 x i32> zeroinitializer
  %131 = shufflevector <2 x double> %88, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %132 = load double, ptr %2, align 8, !tbaa !19, !alias.scope !320
  %133 = insertelement <2 x double> poison, double %132, i64 0
  %134 = shufflevector <2 x double> %133, <2 x double> poison, <2 x i32> zeroinitializer
  %135 = load double, ptr %24, align 8, !tbaa !19, !alias.scope !320
  %136 = insertelement <2 x double> poison, double %135, i64 0
  %137 = shufflevector <2 x double> %136, <2 x double> poison, <2 x i32> zeroinitializer
  %138 = load double, ptr %25, align 8, !tbaa !19, !alias.scope !320
  %139 = insertelement <2 x double> poison, double %138, i64 0
  %140 = shufflevector <2 x double> %139, <2 x double> poison, <2 x i32> zeroinitializer
  %141 = getelementptr double, ptr %5, i64 %98
  br label %142

142:                                              ; preds = %142, %122
  %143 = phi i64 [ 0, %122 ], [ %179, %142 ]
  %144 = mul nuw nsw i64 %143, 6
  %145 = getelementptr inbounds double, ptr %94, i64 %144
  %146 = load <12 x double>, ptr %145, align 8, !tbaa !19
  %147 = shufflevector <12 x double> %146, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %148 = shufflevector <12 x double> %146, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %149 = shufflevector <12 x double> %146, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %150 = shufflevector <12 x double> %146, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %151 = shufflevector <12 x double> %146, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %152 = shufflevector <12 x double> %146, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %153 = fmul contract <2 x double> %124, %147
  %154 = fmul contract <2 x double> %125, %148
  %155 = fadd contract <2 x double> %153, %154
  %156 = fmul contract <2 x double> %127, %149
  %157 = fadd contract <2 x double> %155, %156
  %158 = fmul contract <2 x double> %129, %150
  %159 = fmul contract <2 x double> %130, %151
  %160 = fadd contract <2 x double> %158, %159
  %161 = fmul contract <2 x double> %131, %152
  %162 = fadd contract <2 x double> %160, %161
  %163 = fadd contract <2 x double> %157, %162
  %164 = mul nuw nsw i64 %143, 3
  %165 = getelementptr inbounds double, ptr %95, i64 %164
  %166 = load <6 x double>, ptr %165, align 8, !tbaa !19
  %167 = shufflevector <6 x double> %166, <6 x double> poison, <2 x i32> <i32 0, i32 3>
  %168 = shufflevector <6 x double> %166, <6 x double> poison, <2 x i32> <i32 1, i32 4>
  %169 = shufflevector <6 x double> %166, <6 x double> poison, <2 x i32> <i32 2, i32 5>
  %170 = fmul contract <2 x double> %167, %134
  %171 = fmul contract <2 x double> %168, %137
  %172 = fadd contract <2 x double> %170, %171
  %173 = fmul contract <2 x double> %169, %140
  %174 = fadd contract <2 x double> %172, %173
  %175 = fadd contract <2 x double> %163, %174
  %176 = getelementptr double, ptr %141, i64 %143
  %177 = load <2 x double>, ptr %176, align 8, !tbaa !19, !alias.scope !323, !noalias !325
  %178 = fadd contract <2 x double> %177, %175
  store <2 x double> %178, ptr %176, align 8, !tbaa !19, !alias.scope !323, !noalias !325
  %179 = add nuw i64 %143, 2
  %180 = icmp eq i64 %179, %123
  br i1 %180, label %181, label %142, !llvm.loop !328

181:                                              ; preds = %142
  %182 = icmp eq i64 %91, %123
  br i1 %182, label %242, label %183

183:                                              ; preds = %101, %93, %181
  %184 = phi i64 [ 0, %101 ], [ 0, %93 ], [ %123, %181 ]
  %185 = shufflevector <2 x double> %73, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  br label %186

186:                                              ; preds = %183, %186
  %187 = phi i64 [ %238, %186 ], [ %184, %183 ]
  %188 = mul nuw nsw i64 %187, 6
  %189 = getelementptr inbounds double, ptr %94, i64 %188
  %190 = load double, ptr %189, align 8, !tbaa !19
  %191 = getelementptr inbounds double, ptr %189, i64 1
  %192 = load double, ptr %191, align 8, !tbaa !19
  %193 = getelementptr inbounds double, ptr %189, i64 2
  %194 = load double, ptr %193, align 8, !tbaa !19
  %195 = getelementptr inbounds double, ptr %189, i64 3
  %196 = load double, ptr %195, align 8, !tbaa !19
  %197 = fmul contract double %80, %196
  %198 = getelementptr inbounds double, ptr %189, i64 4
  %199 = load <2 x double>, ptr %198, align 8, !tbaa !19
  %200 = fmul contract <2 x double> %88, %199
  %201 = extractelement <2 x double> %200, i64 0
  %202 = fadd contract double %197, %201
  %203 = extractelement <2 x double> %200, i64 1
  %204 = fadd contract double %202, %203
  %205 = mul nuw nsw i64 %187, 3
  %206 = getelementptr inbounds double, ptr %95, i64 %205
  %207 = load double, ptr %206, align 8, !tbaa !19
  %208 = load double, ptr %2, align 8, !tbaa !19
  %209 = getelementptr inbounds double, ptr %206, i64 1
  %210 = load double, ptr %209, align 8, !tbaa !19
  %211 = load double, ptr %24, align 8, !tbaa !19
  %212 = getelementptr inbounds double, ptr %206, i64 2
  %213 = load double, ptr %212, align 8, !tbaa !19
  %214 = load double, ptr %25, align 8, !tbaa !19
  %215 = insertelement <2 x double> %73, double %207, i64 1
  %216 = insertelement <2 x double> poison, double %190, i64 0
  %217 = insertelement <2 x double> %216, double %208, i64 1
  %218 = fmul contract <2 x double> %215, %217
  %219 = insertelement <2 x double> %185, double %210, i64 1
  %220 = insertelement <2 x double> poison, double %192, i64 0
  %221 = insertelement <2 x double> %220, double %211, i64 1
  %222 = fmul contract <2 x double> %219, %221
  %223 = fadd contract <2 x double> %218, %222
  %224 = insertelement <2 x double> %81, double %213, i64 1
  %225 = insertelement <2 x double> poison, double %194, i64 0
  %226 = insertelement <2 x double> %225, double %214, i64 1
  %227 = fmul contract <2 x double> %224, %226
  %228 = fadd contract <2 x double> %223, %227
  %229 = extractelement <2 x double> %228, i64 0
  %230 = fadd contract double %229, %204
  %231 = extractelement <2 x double> %228, i64 1
  %232 = fadd contract double %230, %231
  %233 = add nsw i64 %98, %187
  %234 = mul nsw i64 %233, %6
  %235 = getelementptr inbounds double, ptr %5, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !19
  %237 = fadd contract double %236, %232
  store double %237, ptr %235, align 8, !tbaa !19
  %238 = add nuw nsw i64 %187, 1
  %239 = icmp eq i64 %238, %91
  br i1 %239, label %242, label %186, !llvm.loop !329

240:                                              ; preds = %47
  %241 = getelementptr inbounds i64, ptr %52, i64 %42
  store i64 0, ptr %241, align 8, !tbaa !38
  br label %242

242:                                              ; preds = %186, %181, %62, %240, %53
  %243 = add nsw i64 %42, 1
  %244 = load i64, ptr %0, align 8, !tbaa !33
  %245 = icmp slt i64 %243, %244
  %246 = add i64 %41, 1
  br i1 %245, label %40, label %34, !llvm.loop !330

247:                                              ; preds = %34
  %248 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #14
  %249 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 2
  %250 = getelementptr inbounds double, ptr %3, i64 2
  %251 = load double, ptr %249, align 8, !tbaa !19
  %252 = getelementptr %struct.Whole, ptr %12, i64 %1, i32 2, i64 1
  %253 = load double, ptr %252, align 8, !tbaa !19
  %254 = getelementptr %struct.Whole, ptr %12, i64 %1, i32 2, i64 2
  %255 = load double, ptr %254, align 8, !tbaa !19
  %256 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 2, i64 3
  %257 = load double, ptr %256, align 8, !tbaa !19
  %258 = getelementptr %struct.Whole, ptr %12, i64 %1, i32 2, i64 4
  %259 = load double, ptr %258, align 8, !tbaa !19
  %260 = getelementptr %struct.Whole, ptr %12, i64 %1, i32 2, i64 5
  %261 = load double, ptr %260, align 8, !tbaa !19
  %262 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 2, i64 6
  %263 = load double, ptr %262, align 8, !tbaa !19
  %264 = getelementptr %struct.Whole, ptr %12, i64 %1, i32 2, i64 7
  %265 = load double, ptr %264, align 8, !tbaa !19
  %266 = getelementptr %struct.Whole, ptr %12, i64 %1, i32 2, i64 8
  %267 = load double, ptr %266, align 8, !tbaa !19
  %268 = getelementptr inbounds double, ptr %8, i64 2
  %269 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 1
  %270 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 1, i64 2
  %271 = load double, ptr %270, align 8, !tbaa !19
  %272 = getelementptr inbounds double, ptr %3, i64 4
  %273 = load double, ptr %248, align 8, !tbaa !216
  %274 = getelementptr inbounds double, ptr %8, i64 4
  %275 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 3
  %276 = getelementptr inbounds double, ptr %2, i64 2
  %277 = load double, ptr %275, align 8, !tbaa !19
  %278 = getelementptr double, ptr %275, i64 1
  %279 = load double, ptr %278, align 8, !tbaa !19
  %280 = getelementptr double, ptr %275, i64 2
  %281 = load double, ptr %280, align 8, !tbaa !19
  %282 = load double, ptr %276, align 8, !tbaa !19
  %283 = getelementptr inbounds double, ptr %275, i64 3
  %284 = load double, ptr %283, align 8, !tbaa !19
  %285 = getelementptr double, ptr %275, i64 4
  %286 = load double, ptr %285, align 8, !tbaa !19
  %287 = getelementptr double, ptr %275, i64 5
  %288 = load double, ptr %287, align 8, !tbaa !19
  %289 = getelementptr inbounds double, ptr %275, i64 6
  %290 = load double, ptr %289, align 8, !tbaa !19
  %291 = getelementptr double, ptr %275, i64 7
  %292 = load double, ptr %291, align 8, !tbaa !19
  %293 = getelementptr double, ptr %275, i64 8
  %294 = load double, ptr %293, align 8, !tbaa !19
  %295 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 4
  %296 = load double, ptr %295, align 8, !tbaa !19
  %297 = getelementptr double, ptr %295, i64 1
  %298 = load double, ptr %297, align 8, !tbaa !19
  %299 = getelementptr double, ptr %295, i64 2
  %300 = load double, ptr %299, align 8, !tbaa !19
  %301 = getelementptr inbounds double, ptr %295, i64 3
  %302 = load double, ptr %301, align 8, !tbaa !19
  %303 = getelementptr double, ptr %295, i64 4
  %304 = load double, ptr %303, align 8, !tbaa !19
  %305 = getelementptr double, ptr %295, i64 5
  %306 = load double, ptr %305, align 8, !tbaa !19
  %307 = getelementptr inbounds double, ptr %295, i64 6
  %308 = load double, ptr %307, align 8, !tbaa !19
  %309 = getelementptr double, ptr %295, i64 7
  %310 = load double, ptr %309, align 8, !tbaa !19
  %311 = getelementptr double, ptr %295, i64 8
  %312 = load double, ptr %311, align 8, !tbaa !19
  %313 = load <2 x double>, ptr %2, align 8, !tbaa !19
  %314 = insertelement <2 x double> poison, double %284, i64 0
  %315 = insertelement <2 x double> %314, double %279, i64 1
  %316 = fmul contract <2 x double> %313, %315
  %317 = shufflevector <2 x double> %316, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %318 = insertelement <2 x double> poison, double %277, i64 0
  %319 = insertelement <2 x double> %318, double %286, i64 1
  %320 = fmul contract <2 x double> %313, %319
  %321 = fadd contract <2 x double> %317, %320
  %322 = insertelement <2 x double> poison, double %282, i64 0
  %323 = shufflevector <2 x double> %322, <2 x double> poison, <2 x i32> zeroinitializer
  %324 = insertelement <2 x double> poison, double %281, i64 0
  %325 = insertelement <2 x double> %324, double %288, i64 1
  %326 = fmul contract <2 x double> %323, %325
  %327 = fadd contract <2 x double> %321, %326
  %328 = insertelement <2 x double> poison, double %294, i64 0
  %329 = insertelement <2 x double> %328, double %300, i64 1
  %330 = fmul contract <2 x double> %323, %329
  %331 = insertelement <2 x double> poison, double %296, i64 0
  %332 = insertelement <2 x double> %331, double %292, i64 1
  %333 = fmul contract <2 x double> %313, %332
  %334 = shufflevector <2 x double> %333, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %335 = insertelement <2 x double> poison, double %290, i64 0
  %336 = insertelement <2 x double> %335, double %298, i64 1
  %337 = fmul contract <2 x double> %313, %336
  %338 = fadd contract <2 x double> %334, %337
  %339 = fadd contract <2 x double> %338, %330
  %340 = load <2 x double>, ptr %3, align 8, !tbaa !19
  %341 = extractelement <2 x double> %340, i64 0
  %342 = fmul contract double %341, %263
  %343 = extractelement <2 x double> %340, i64 1
  %344 = fmul contract double %343, %265
  %345 = fadd contract double %342, %344
  %346 = load <2 x double>, ptr %272, align 8, !tbaa !19
  %347 = load <2 x double>, ptr %269, align 8, !tbaa !19
  %348 = insertelement <2 x double> poison, double %255, i64 0
  %349 = insertelement <2 x double> %348, double %261, i64 1
  %350 = insertelement <2 x double> poison, double %257, i64 0
  %351 = insertelement <2 x double> %350, double %253, i64 1
  %352 = fmul contract <2 x double> %351, %340
  %353 = shufflevector <2 x double> %352, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %354 = insertelement <2 x double> poison, double %251, i64 0
  %355 = insertelement <2 x double> %354, double %259, i64 1
  %356 = fmul contract <2 x double> %355, %340
  %357 = fadd contract <2 x double> %353, %356
  %358 = insertelement <2 x double> %347, double %271, i64 0
  %359 = shufflevector <2 x double> %347, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %360 = insertelement <2 x double> %359, double %271, i64 0
  %361 = fmul contract <2 x double> %360, %346
  %362 = fmul contract <2 x double> %346, %347
  %363 = insertelement <2 x double> poison, double %273, i64 0
  %364 = shufflevector <2 x double> %363, <2 x double> poison, <2 x i32> zeroinitializer
  %365 = fmul contract <2 x double> %346, %364
  %366 = fmul contract double %343, %271
  %367 = load <2 x double>, ptr %250, align 8, !tbaa !19
  %368 = extractelement <2 x double> %367, i64 0
  %369 = fmul contract double %368, %267
  %370 = fadd contract double %345, %369
  %371 = shufflevector <2 x double> %367, <2 x double> poison, <2 x i32> zeroinitializer
  %372 = fmul contract <2 x double> %371, %349
  %373 = fadd contract <2 x double> %357, %372
  %374 = shufflevector <2 x double> %346, <2 x double> %367, <2 x i32> <i32 3, i32 1>
  %375 = fmul contract <2 x double> %358, %374
  %376 = shufflevector <2 x double> %375, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %377 = fsub contract <2 x double> %376, %361
  %378 = fadd contract <2 x double> %373, %377
  store <2 x double> %378, ptr %8, align 16, !tbaa !19
  %379 = fmul contract <2 x double> %347, %367
  %380 = shufflevector <2 x double> %379, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %381 = fsub contract <2 x double> %362, %380
  %382 = extractelement <2 x double> %381, i64 0
  %383 = fadd contract double %370, %382
  store double %383, ptr %268, align 16, !tbaa !19
  %384 = insertelement <2 x double> %359, double %273, i64 1
  %385 = fmul contract <2 x double> %367, %384
  %386 = extractelement <2 x double> %385, i64 0
  %387 = fsub contract double %366, %386
  %388 = extractelement <2 x double> %385, i64 1
  %389 = fadd contract double %387, %388
  %390 = shufflevector <2 x double> %367, <2 x double> %340, <2 x i32> <i32 0, i32 2>
  %391 = fmul contract <2 x double> %390, %347
  %392 = insertelement <2 x double> poison, double %271, i64 0
  %393 = shufflevector <2 x double> %392, <2 x double> %347, <2 x i32> <i32 0, i32 2>
  %394 = fmul contract <2 x double> %340, %393
  %395 = fsub contract <2 x double> %391, %394
  %396 = fadd contract <2 x double> %395, %365
  %397 = insertelement <2 x double> poison, double %306, i64 0
  %398 = insertelement <2 x double> %397, double %312, i64 1
  %399 = fmul contract <2 x double> %323, %398
  %400 = insertelement <2 x double> poison, double %308, i64 0
  %401 = insertelement <2 x double> %400, double %304, i64 1
  %402 = fmul contract <2 x double> %313, %401
  %403 = shufflevector <2 x double> %402, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %404 = insertelement <2 x double> poison, double %302, i64 0
  %405 = insertelement <2 x double> %404, double %310, i64 1
  %406 = fmul contract <2 x double> %313, %405
  %407 = fadd contract <2 x double> %403, %406
  %408 = fadd contract <2 x double> %407, %399
  %409 = load <2 x double>, ptr %8, align 16, !tbaa !19
  %410 = fadd contract <2 x double> %327, %409
  store <2 x double> %410, ptr %8, align 16, !tbaa !19
  %411 = load <2 x double>, ptr %268, align 16
  %412 = insertelement <2 x double> %411, double %389, i64 1
  %413 = fadd contract <2 x double> %339, %412
  store <2 x double> %413, ptr %268, align 16, !tbaa !19
  %414 = fadd contract <2 x double> %408, %396
  store <2 x double> %414, ptr %274, align 16, !tbaa !19
  %415 = icmp eq ptr %4, null
  br i1 %415, label %430, label %416

416:                                              ; preds = %247
  %417 = load <2 x double>, ptr %4, align 8, !tbaa !19
  %418 = load <2 x double>, ptr %8, align 16, !tbaa !19
  %419 = fadd contract <2 x double> %417, %418
  store <2 x double> %419, ptr %8, align 16, !tbaa !19
  %420 = getelementptr inbounds double, ptr %4, i64 2
  %421 = load <2 x double>, ptr %420, align 8, !tbaa !19
  %422 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 2
  %423 = load <2 x double>, ptr %422, align 16, !tbaa !19
  %424 = fadd contract <2 x double> %421, %423
  store <2 x double> %424, ptr %422, align 16, !tbaa !19
  %425 = getelementptr inbounds double, ptr %4, i64 4
  %426 = load <2 x double>, ptr %425, align 8, !tbaa !19
  %427 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 4
  %428 = load <2 x double>, ptr %427, align 16, !tbaa !19
  %429 = fadd contract <2 x double> %426, %428
  store <2 x double> %429, ptr %427, align 16, !tbaa !19
  br label %430

430:                                              ; preds = %416, %247
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %6)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #14
  br label %431

431:                                              ; preds = %34, %430
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @felt_inward(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, i64 noundef %4) unnamed_addr #6 {
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %7 = load ptr, ptr %6, align 8, !tbaa !39
  %8 = getelementptr inbounds i8, ptr %2, i64 24
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %2, i64 32
  %11 = load <2 x double>, ptr %10, align 8
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %13 = load ptr, ptr %12, align 8, !tbaa !51
  %14 = getelementptr inbounds i64, ptr %13, i64 %1
  %15 = load i64, ptr %14, align 8, !tbaa !38
  %16 = icmp sgt i64 %15, -1
  br i1 %16, label %17, label %157

17:                                               ; preds = %5
  %18 = getelementptr inbounds i8, ptr %2, i64 16
  %19 = load double, ptr %18, align 8
  %20 = load <2 x double>, ptr %2, align 8
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %22 = load ptr, ptr %21, align 8, !tbaa !37
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
  %35 = load i64, ptr %34, align 8, !tbaa !38
  %36 = icmp sgt i64 %35, -1
  br i1 %36, label %37, label %157, !llvm.loop !331

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
  %58 = load i64, ptr %57, align 8, !tbaa !38
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %33

60:                                               ; preds = %37
  %61 = getelementptr inbounds %struct.Link, ptr %7, i64 %38, i32 5
  %62 = load ptr, ptr %23, align 8, !tbaa !46
  %63 = getelementptr inbounds i64, ptr %62, i64 %38
  %64 = load i64, ptr %63, align 8, !tbaa !38
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
  %110 = load <2 x double>, ptr %109, align 8, !tbaa !19, !alias.scope !332, !noalias !335
  %111 = fadd contract <2 x double> %110, %108
  store <2 x double> %111, ptr %109, align 8, !tbaa !19, !alias.scope !332, !noalias !335
  %112 = add nuw i64 %88, 2
  %113 = icmp eq i64 %112, %81
  br i1 %113, label %114, label %87, !llvm.loop !337

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
  br i1 %156, label %33, label %121, !llvm.loop !338

157:                                              ; preds = %33, %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @position_column(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef %2, ptr noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef %6, i64 noundef %7) unnamed_addr #5 {
  %9 = alloca [6 x double], align 16
  %10 = alloca [6 x double], align 16
  %11 = alloca [6 x double], align 16
  %12 = alloca [6 x double], align 16
  %13 = alloca [6 x double], align 16
  %14 = alloca [6 x double], align 16
  %15 = alloca [6 x double], align 16
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %17 = load ptr, ptr %16, align 8, !tbaa !39
  %18 = getelementptr inbounds %struct.Link, ptr %17, i64 %1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %11, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %12, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %13) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %14) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %15) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %15, i8 0, i64 48, i1 false)
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %20 = load ptr, ptr %19, align 8, !tbaa !51
  %21 = getelementptr inbounds i64, ptr %20, i64 %1
  %22 = load i64, ptr %21, align 8, !tbaa !38
  %23 = icmp slt i64 %22, 0
  %24 = getelementptr inbounds %struct.Link, ptr %17, i64 %22
  %25 = select i1 %23, ptr @ground, ptr %24
  %26 = getelementptr inbounds %struct.Link, ptr %25, i64 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %9, ptr noundef nonnull align 8 dereferenceable(24) %26, i64 24, i1 false)
  %27 = getelementptr inbounds double, ptr %9, i64 3
  %28 = getelementptr inbounds %struct.Link, ptr %25, i64 0, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %27, ptr noundef nonnull align 8 dereferenceable(24) %28, i64 24, i1 false)
  %29 = getelementptr inbounds %struct.Link, ptr %25, i64 0, i32 14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %10, ptr noundef nonnull align 8 dereferenceable(48) %29, i64 48, i1 false)
  %30 = getelementptr inbounds %struct.Link, ptr %25, i64 0, i32 1, i64 1
  %31 = getelementptr inbounds %struct.Link, ptr %25, i64 0, i32 2, i64 1
  %32 = load double, ptr %28, align 8, !tbaa !19
  %33 = load double, ptr %26, align 8, !tbaa !19
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %35 = load ptr, ptr %34, align 8, !tbaa !82
  %36 = getelementptr inbounds double, ptr %10, i64 3
  %37 = getelementptr inbounds double, ptr %35, i64 2
  %38 = load double, ptr %37, align 8, !tbaa !19
  %39 = getelementptr inbounds double, ptr %10, i64 5
  %40 = load double, ptr %39, align 8, !tbaa !19
  %41 = getelementptr inbounds %struct.Link, ptr %17, i64 %1, i32 4
  %42 = getelementptr inbounds double, ptr %9, i64 1
  %43 = getelementptr inbounds double, ptr %41, i64 1
  %44 = load double, ptr %41, align 8, !tbaa !19
  %45 = load double, ptr %9, align 16, !tbaa !19
  %46 = load <2 x double>, ptr %42, align 8, !tbaa !19
  %47 = load <2 x double>, ptr %43, align 8, !tbaa !19
  %48 = shufflevector <2 x double> %47, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %49 = insertelement <2 x double> %48, double %44, i64 1
  %50 = fmul contract <2 x double> %46, %49
  %51 = shufflevector <2 x double> %46, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %52 = insertelement <2 x double> %51, double %45, i64 1
  %53 = fmul contract <2 x double> %47, %52
  %54 = fsub contract <2 x double> %50, %53
  %55 = load <2 x double>, ptr %27, align 8, !tbaa !19
  %56 = fadd contract <2 x double> %55, %54
  store <2 x double> %56, ptr %27, align 8, !tbaa !19
  %57 = extractelement <2 x double> %47, i64 0
  %58 = fmul contract double %57, %45
  %59 = extractelement <2 x double> %46, i64 0
  %60 = fmul contract double %59, %44
  %61 = fsub contract double %58, %60
  %62 = getelementptr inbounds double, ptr %9, i64 5
  %63 = load double, ptr %62, align 8, !tbaa !19
  %64 = fadd contract double %61, %63
  store double %64, ptr %62, align 8, !tbaa !19
  %65 = getelementptr inbounds double, ptr %10, i64 1
  %66 = load double, ptr %10, align 16, !tbaa !19
  %67 = load <2 x double>, ptr %30, align 8, !tbaa !19
  %68 = load <2 x double>, ptr %31, align 8, !tbaa !19
  %69 = shufflevector <2 x double> %68, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %70 = insertelement <2 x double> %69, double %32, i64 1
  %71 = fmul contract <2 x double> %67, %70
  %72 = shufflevector <2 x double> %67, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %73 = insertelement <2 x double> %72, double %33, i64 1
  %74 = fmul contract <2 x double> %68, %73
  %75 = fsub contract <2 x double> %71, %74
  %76 = extractelement <2 x double> %68, i64 0
  %77 = fmul contract double %76, %33
  %78 = extractelement <2 x double> %67, i64 0
  %79 = fmul contract double %78, %32
  %80 = fsub contract double %77, %79
  %81 = load <2 x double>, ptr %35, align 8, !tbaa !19
  %82 = fadd contract <2 x double> %75, %81
  %83 = load <2 x double>, ptr %36, align 8, !tbaa !19
  %84 = fsub contract <2 x double> %83, %82
  %85 = fadd contract double %80, %38
  %86 = fsub contract double %40, %85
  %87 = load <2 x double>, ptr %65, align 8, !tbaa !19
  %88 = fmul contract <2 x double> %49, %87
  %89 = shufflevector <2 x double> %87, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %90 = insertelement <2 x double> %89, double %66, i64 1
  %91 = fmul contract <2 x double> %47, %90
  %92 = fsub contract <2 x double> %88, %91
  %93 = fadd contract <2 x double> %84, %92
  store <2 x double> %93, ptr %36, align 8, !tbaa !19
  %94 = fmul contract double %57, %66
  %95 = extractelement <2 x double> %87, i64 0
  %96 = fmul contract double %44, %95
  %97 = fsub contract double %94, %96
  %98 = fadd contract double %86, %97
  store double %98, ptr %39, align 8, !tbaa !19
  %99 = icmp eq ptr %3, null
  br i1 %99, label %591, label %100

100:                                              ; preds = %8
  %101 = load <2 x double>, ptr %4, align 8
  %102 = getelementptr inbounds i8, ptr %4, i64 16
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds i8, ptr %4, i64 24
  %105 = load <2 x double>, ptr %104, align 8
  %106 = getelementptr inbounds i8, ptr %4, i64 40
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %109 = load ptr, ptr %108, align 8, !tbaa !37
  %110 = getelementptr inbounds i64, ptr %109, i64 %1
  %111 = load i64, ptr %110, align 8, !tbaa !38
  %112 = icmp sgt i64 %111, 0
  %113 = insertelement <2 x double> poison, double %103, i64 0
  %114 = insertelement <2 x double> %113, double %107, i64 1
  br i1 %112, label %115, label %170

115:                                              ; preds = %100
  %116 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %117 = load ptr, ptr %116, align 8, !tbaa !28
  %118 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %119 = load i64, ptr %118, align 8, !tbaa !17
  %120 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %121 = load ptr, ptr %120, align 8, !tbaa !46
  %122 = getelementptr inbounds i64, ptr %121, i64 %1
  %123 = load i64, ptr %122, align 8, !tbaa !38
  %124 = getelementptr double, ptr %117, i64 %119
  %125 = getelementptr double, ptr %124, i64 %123
  %126 = getelementptr double, ptr %5, i64 %123
  br label %127

127:                                              ; preds = %127, %115
  %128 = phi i64 [ 0, %115 ], [ %168, %127 ]
  %129 = phi <2 x double> [ zeroinitializer, %115 ], [ %146, %127 ]
  %130 = phi <2 x double> [ zeroinitializer, %115 ], [ %165, %127 ]
  %131 = phi <2 x double> [ zeroinitializer, %115 ], [ %157, %127 ]
  %132 = phi <2 x double> [ %101, %115 ], [ %150, %127 ]
  %133 = phi <2 x double> [ %114, %115 ], [ %167, %127 ]
  %134 = phi <2 x double> [ %105, %115 ], [ %159, %127 ]
  %135 = mul nuw nsw i64 %128, 6
  %136 = getelementptr double, ptr %3, i64 %135
  %137 = getelementptr double, ptr %125, i64 %128
  %138 = load double, ptr %137, align 8, !tbaa !19
  %139 = getelementptr double, ptr %126, i64 %128
  %140 = load double, ptr %139, align 8, !tbaa !19
  %141 = load <2 x double>, ptr %136, align 8, !tbaa !19
  %142 = insertelement <2 x double> poison, double %138, i64 0
  %143 = shufflevector <2 x double> %142, <2 x double> poison, <2 x i32> zeroinitializer
  %144 = fmul contract <2 x double> %143, %141
  %145 = shufflevector <2 x double> %144, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %146 = fadd contract <2 x double> %129, %145
  %147 = insertelement <2 x double> poison, double %140, i64 0
  %148 = shufflevector <2 x double> %147, <2 x double> poison, <2 x i32> zeroinitializer
  %149 = fmul contract <2 x double> %148, %141
  %150 = fadd contract <2 x double> %132, %149
  %151 = getelementptr double, ptr %136, i64 2
  %152 = load double, ptr %151, align 8, !tbaa !19
  %153 = getelementptr double, ptr %136, i64 3
  %154 = load <2 x double>, ptr %153, align 8, !tbaa !19
  %155 = fmul contract <2 x double> %143, %154
  %156 = shufflevector <2 x double> %155, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %157 = fadd contract <2 x double> %131, %156
  %158 = fmul contract <2 x double> %148, %154
  %159 = fadd contract <2 x double> %134, %158
  %160 = getelementptr double, ptr %136, i64 5
  %161 = load double, ptr %160, align 8, !tbaa !19
  %162 = insertelement <2 x double> poison, double %152, i64 0
  %163 = insertelement <2 x double> %162, double %161, i64 1
  %164 = fmul contract <2 x double> %143, %163
  %165 = fadd contract <2 x double> %130, %164
  %166 = fmul contract <2 x double> %148, %163
  %167 = fadd contract <2 x double> %133, %166
  %168 = add nuw nsw i64 %128, 1
  %169 = icmp eq i64 %168, %111
  br i1 %169, label %170, label %127, !llvm.loop !339

170:                                              ; preds = %127, %100
  %171 = phi <2 x double> [ zeroinitializer, %100 ], [ %146, %127 ]
  %172 = phi <2 x double> [ zeroinitializer, %100 ], [ %165, %127 ]
  %173 = phi <2 x double> [ zeroinitializer, %100 ], [ %157, %127 ]
  %174 = phi <2 x double> [ %101, %100 ], [ %150, %127 ]
  %175 = phi <2 x double> [ %114, %100 ], [ %167, %127 ]
  %176 = phi <2 x double> [ %105, %100 ], [ %159, %127 ]
  %177 = load double, ptr %18, align 8, !tbaa !19
  %178 = getelementptr double, ptr %18, i64 1
  %179 = load double, ptr %178, align 8, !tbaa !19
  %180 = getelementptr double, ptr %18, i64 2
  %181 = load double, ptr %180, align 8, !tbaa !19
  %182 = getelementptr inbounds double, ptr %18, i64 3
  %183 = load double, ptr %182, align 8, !tbaa !19
  %184 = getelementptr double, ptr %18, i64 4
  %185 = load double, ptr %184, align 8, !tbaa !19
  %186 = getelementptr double, ptr %18, i64 5
  %187 = load double, ptr %186, align 8, !tbaa !19
  %188 = insertelement <2 x double> poison, double %179, i64 0
  %189 = insertelement <2 x double> %188, double %183, i64 1
  %190 = fmul contract <2 x double> %171, %189
  %191 = shufflevector <2 x double> %171, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %192 = insertelement <2 x double> poison, double %177, i64 0
  %193 = insertelement <2 x double> %192, double %185, i64 1
  %194 = fmul contract <2 x double> %191, %193
  %195 = fadd contract <2 x double> %190, %194
  %196 = shufflevector <2 x double> %172, <2 x double> poison, <2 x i32> zeroinitializer
  %197 = insertelement <2 x double> poison, double %181, i64 0
  %198 = insertelement <2 x double> %197, double %187, i64 1
  %199 = fmul contract <2 x double> %196, %198
  %200 = fadd contract <2 x double> %195, %199
  store <2 x double> %200, ptr %11, align 16, !tbaa !19
  %201 = getelementptr inbounds double, ptr %18, i64 6
  %202 = load double, ptr %201, align 8, !tbaa !19
  %203 = getelementptr double, ptr %18, i64 7
  %204 = load double, ptr %203, align 8, !tbaa !19
  %205 = getelementptr double, ptr %18, i64 8
  %206 = load double, ptr %205, align 8, !tbaa !19
  %207 = getelementptr inbounds double, ptr %11, i64 2
  %208 = shufflevector <2 x double> %191, <2 x double> %173, <2 x i32> <i32 0, i32 3>
  %209 = insertelement <2 x double> poison, double %202, i64 0
  %210 = insertelement <2 x double> %209, double %177, i64 1
  %211 = fmul contract <2 x double> %208, %210
  %212 = shufflevector <2 x double> %171, <2 x double> %173, <2 x i32> <i32 0, i32 2>
  %213 = insertelement <2 x double> poison, double %204, i64 0
  %214 = insertelement <2 x double> %213, double %179, i64 1
  %215 = fmul contract <2 x double> %212, %214
  %216 = fadd contract <2 x double> %211, %215
  %217 = insertelement <2 x double> poison, double %206, i64 0
  %218 = insertelement <2 x double> %217, double %181, i64 1
  %219 = fmul contract <2 x double> %172, %218
  %220 = fadd contract <2 x double> %216, %219
  store <2 x double> %220, ptr %207, align 16, !tbaa !19
  %221 = getelementptr inbounds double, ptr %11, i64 4
  %222 = insertelement <2 x double> poison, double %185, i64 0
  %223 = insertelement <2 x double> %222, double %202, i64 1
  %224 = fmul contract <2 x double> %173, %223
  %225 = shufflevector <2 x double> %173, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %226 = insertelement <2 x double> poison, double %183, i64 0
  %227 = insertelement <2 x double> %226, double %204, i64 1
  %228 = fmul contract <2 x double> %225, %227
  %229 = fadd contract <2 x double> %224, %228
  %230 = shufflevector <2 x double> %172, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %231 = insertelement <2 x double> poison, double %187, i64 0
  %232 = insertelement <2 x double> %231, double %206, i64 1
  %233 = fmul contract <2 x double> %230, %232
  %234 = fadd contract <2 x double> %229, %233
  store <2 x double> %234, ptr %221, align 16, !tbaa !19
  %235 = insertelement <2 x double> %226, double %179, i64 1
  %236 = fmul contract <2 x double> %174, %235
  %237 = shufflevector <2 x double> %174, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %238 = insertelement <2 x double> %222, double %177, i64 1
  %239 = fmul contract <2 x double> %237, %238
  %240 = fadd contract <2 x double> %236, %239
  %241 = shufflevector <2 x double> %175, <2 x double> poison, <2 x i32> zeroinitializer
  %242 = insertelement <2 x double> %231, double %181, i64 1
  %243 = fmul contract <2 x double> %241, %242
  %244 = fadd contract <2 x double> %240, %243
  %245 = shufflevector <2 x double> %244, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  store <2 x double> %245, ptr %12, align 16, !tbaa !19
  %246 = getelementptr inbounds double, ptr %12, i64 2
  %247 = shufflevector <2 x double> %174, <2 x double> %176, <2 x i32> <i32 0, i32 2>
  %248 = fmul contract <2 x double> %247, %210
  %249 = shufflevector <2 x double> %237, <2 x double> %176, <2 x i32> <i32 0, i32 3>
  %250 = fmul contract <2 x double> %249, %214
  %251 = fadd contract <2 x double> %248, %250
  %252 = fmul contract <2 x double> %175, %218
  %253 = fadd contract <2 x double> %251, %252
  store <2 x double> %253, ptr %246, align 16, !tbaa !19
  %254 = getelementptr inbounds double, ptr %12, i64 4
  %255 = insertelement <2 x double> %209, double %185, i64 1
  %256 = fmul contract <2 x double> %176, %255
  %257 = shufflevector <2 x double> %176, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %258 = insertelement <2 x double> %213, double %183, i64 1
  %259 = fmul contract <2 x double> %257, %258
  %260 = fadd contract <2 x double> %256, %259
  %261 = shufflevector <2 x double> %175, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %262 = insertelement <2 x double> %217, double %187, i64 1
  %263 = fmul contract <2 x double> %261, %262
  %264 = fadd contract <2 x double> %260, %263
  %265 = shufflevector <2 x double> %264, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  store <2 x double> %265, ptr %254, align 16, !tbaa !19
  call fastcc void @along_position(ptr noundef nonnull %18, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %2, ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %14)
  %266 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %267 = load ptr, ptr %266, align 8, !tbaa !34
  %268 = getelementptr inbounds %struct.Whole, ptr %267, i64 %1, i32 5
  %269 = getelementptr inbounds double, ptr %2, i64 1
  %270 = load double, ptr %269, align 8, !tbaa !19
  %271 = getelementptr inbounds double, ptr %268, i64 2
  %272 = load double, ptr %271, align 8, !tbaa !19
  %273 = fmul contract double %270, %272
  %274 = getelementptr inbounds double, ptr %2, i64 2
  %275 = load double, ptr %274, align 8, !tbaa !19
  %276 = getelementptr inbounds double, ptr %268, i64 1
  %277 = load double, ptr %276, align 8, !tbaa !19
  %278 = fmul contract double %275, %277
  %279 = fsub contract double %273, %278
  %280 = load double, ptr %15, align 16, !tbaa !19
  %281 = fadd contract double %280, %279
  store double %281, ptr %15, align 16, !tbaa !19
  %282 = load double, ptr %268, align 8, !tbaa !19
  %283 = fmul contract double %275, %282
  %284 = load double, ptr %2, align 8, !tbaa !19
  %285 = load double, ptr %271, align 8, !tbaa !19
  %286 = fmul contract double %284, %285
  %287 = fsub contract double %283, %286
  %288 = getelementptr inbounds double, ptr %15, i64 1
  %289 = load double, ptr %288, align 8, !tbaa !19
  %290 = fadd contract double %289, %287
  store double %290, ptr %288, align 8, !tbaa !19
  %291 = load double, ptr %276, align 8, !tbaa !19
  %292 = fmul contract double %284, %291
  %293 = load double, ptr %268, align 8, !tbaa !19
  %294 = fmul contract double %270, %293
  %295 = fsub contract double %292, %294
  %296 = getelementptr inbounds double, ptr %15, i64 2
  %297 = load double, ptr %296, align 16, !tbaa !19
  %298 = fadd contract double %297, %295
  store double %298, ptr %296, align 16, !tbaa !19
  %299 = getelementptr inbounds double, ptr %2, i64 3
  %300 = getelementptr inbounds double, ptr %268, i64 3
  %301 = getelementptr inbounds double, ptr %2, i64 4
  %302 = load double, ptr %301, align 8, !tbaa !19
  %303 = getelementptr inbounds double, ptr %268, i64 5
  %304 = load double, ptr %303, align 8, !tbaa !19
  %305 = fmul contract double %302, %304
  %306 = getelementptr inbounds double, ptr %2, i64 5
  %307 = load double, ptr %306, align 8, !tbaa !19
  %308 = getelementptr inbounds double, ptr %268, i64 4
  %309 = load double, ptr %308, align 8, !tbaa !19
  %310 = fmul contract double %307, %309
  %311 = fsub contract double %305, %310
  %312 = fadd contract double %281, %311
  store double %312, ptr %15, align 16, !tbaa !19
  %313 = load double, ptr %300, align 8, !tbaa !19
  %314 = fmul contract double %307, %313
  %315 = load double, ptr %299, align 8, !tbaa !19
  %316 = load double, ptr %303, align 8, !tbaa !19
  %317 = fmul contract double %315, %316
  %318 = fsub contract double %314, %317
  %319 = fadd contract double %290, %318
  store double %319, ptr %288, align 8, !tbaa !19
  %320 = load double, ptr %308, align 8, !tbaa !19
  %321 = fmul contract double %315, %320
  %322 = load double, ptr %300, align 8, !tbaa !19
  %323 = fmul contract double %302, %322
  %324 = fsub contract double %321, %323
  %325 = fadd contract double %298, %324
  store double %325, ptr %296, align 16, !tbaa !19
  %326 = getelementptr inbounds double, ptr %15, i64 3
  %327 = load double, ptr %303, align 8, !tbaa !19
  %328 = fmul contract double %270, %327
  %329 = load double, ptr %308, align 8, !tbaa !19
  %330 = fmul contract double %275, %329
  %331 = fsub contract double %328, %330
  %332 = load double, ptr %326, align 8, !tbaa !19
  %333 = fadd contract double %332, %331
  store double %333, ptr %326, align 8, !tbaa !19
  %334 = load double, ptr %300, align 8, !tbaa !19
  %335 = fmul contract double %275, %334
  %336 = load double, ptr %303, align 8, !tbaa !19
  %337 = fmul contract double %284, %336
  %338 = fsub contract double %335, %337
  %339 = getelementptr inbounds double, ptr %15, i64 4
  %340 = load double, ptr %339, align 16, !tbaa !19
  %341 = fadd contract double %340, %338
  store double %341, ptr %339, align 16, !tbaa !19
  %342 = load double, ptr %308, align 8, !tbaa !19
  %343 = fmul contract double %284, %342
  %344 = load double, ptr %300, align 8, !tbaa !19
  %345 = fmul contract double %270, %344
  %346 = fsub contract double %343, %345
  %347 = getelementptr inbounds double, ptr %15, i64 5
  %348 = load double, ptr %347, align 8, !tbaa !19
  %349 = fadd contract double %348, %346
  store double %349, ptr %347, align 8, !tbaa !19
  call fastcc void @respond(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef %6, i64 noundef %7)
  %350 = load ptr, ptr %16, align 8, !tbaa !39
  %351 = getelementptr %struct.Link, ptr %350, i64 %1
  %352 = load ptr, ptr %108, align 8, !tbaa !37
  %353 = getelementptr inbounds i64, ptr %352, i64 %1
  %354 = load i64, ptr %353, align 8, !tbaa !38
  %355 = icmp sgt i64 %354, 0
  br i1 %355, label %356, label %676

356:                                              ; preds = %170
  %357 = getelementptr double, ptr %351, i64 1
  %358 = getelementptr double, ptr %351, i64 2
  %359 = getelementptr inbounds double, ptr %351, i64 3
  %360 = getelementptr double, ptr %351, i64 4
  %361 = getelementptr double, ptr %351, i64 5
  %362 = getelementptr inbounds double, ptr %351, i64 6
  %363 = getelementptr double, ptr %351, i64 7
  %364 = getelementptr double, ptr %351, i64 8
  %365 = load ptr, ptr %266, align 8, !tbaa !34
  %366 = getelementptr %struct.Whole, ptr %365, i64 %1, i32 5
  %367 = getelementptr inbounds double, ptr %366, i64 1
  %368 = getelementptr inbounds double, ptr %366, i64 2
  %369 = getelementptr inbounds double, ptr %366, i64 3
  %370 = getelementptr inbounds double, ptr %366, i64 4
  %371 = getelementptr inbounds double, ptr %366, i64 5
  %372 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %373 = load ptr, ptr %372, align 8, !tbaa !46
  %374 = getelementptr inbounds i64, ptr %373, i64 %1
  %375 = load i64, ptr %374, align 8, !tbaa !38
  %376 = icmp ugt i64 %354, 3
  %377 = icmp eq i64 %7, 1
  %378 = and i1 %376, %377
  br i1 %378, label %379, label %511

379:                                              ; preds = %356
  %380 = shl i64 %375, 3
  %381 = getelementptr i8, ptr %6, i64 %380
  %382 = add i64 %354, %375
  %383 = shl i64 %382, 3
  %384 = getelementptr i8, ptr %6, i64 %383
  %385 = mul i64 %1, 1584
  %386 = getelementptr i8, ptr %350, i64 %385
  %387 = getelementptr i8, ptr %386, i64 72
  %388 = mul i64 %354, 48
  %389 = getelementptr i8, ptr %3, i64 %388
  %390 = mul i64 %1, 728
  %391 = getelementptr i8, ptr %365, i64 %390
  %392 = getelementptr i8, ptr %391, i64 296
  %393 = icmp ult ptr %381, %387
  %394 = icmp ult ptr %351, %384
  %395 = and i1 %393, %394
  %396 = icmp ult ptr %381, %389
  %397 = icmp ugt ptr %384, %3
  %398 = and i1 %396, %397
  %399 = or i1 %395, %398
  %400 = icmp ult ptr %381, %392
  %401 = icmp ult ptr %366, %384
  %402 = and i1 %400, %401
  %403 = or i1 %399, %402
  br i1 %403, label %511, label %404

404:                                              ; preds = %379
  %405 = and i64 %354, 9223372036854775806
  %406 = load double, ptr %351, align 8, !tbaa !19, !alias.scope !340
  %407 = insertelement <2 x double> poison, double %406, i64 0
  %408 = shufflevector <2 x double> %407, <2 x double> poison, <2 x i32> zeroinitializer
  %409 = load double, ptr %357, align 8, !tbaa !19, !alias.scope !340
  %410 = insertelement <2 x double> poison, double %409, i64 0
  %411 = shufflevector <2 x double> %410, <2 x double> poison, <2 x i32> zeroinitializer
  %412 = load double, ptr %358, align 8, !tbaa !19, !alias.scope !340
  %413 = insertelement <2 x double> poison, double %412, i64 0
  %414 = shufflevector <2 x double> %413, <2 x double> poison, <2 x i32> zeroinitializer
  %415 = load double, ptr %359, align 8, !tbaa !19, !alias.scope !340
  %416 = insertelement <2 x double> poison, double %415, i64 0
  %417 = shufflevector <2 x double> %416, <2 x double> poison, <2 x i32> zeroinitializer
  %418 = load double, ptr %360, align 8, !tbaa !19, !alias.scope !340
  %419 = insertelement <2 x double> poison, double %418, i64 0
  %420 = shufflevector <2 x double> %419, <2 x double> poison, <2 x i32> zeroinitializer
  %421 = load double, ptr %361, align 8, !tbaa !19, !alias.scope !340
  %422 = insertelement <2 x double> poison, double %421, i64 0
  %423 = shufflevector <2 x double> %422, <2 x double> poison, <2 x i32> zeroinitializer
  %424 = load double, ptr %362, align 8, !tbaa !19, !alias.scope !340
  %425 = insertelement <2 x double> poison, double %424, i64 0
  %426 = shufflevector <2 x double> %425, <2 x double> poison, <2 x i32> zeroinitializer
  %427 = load double, ptr %363, align 8, !tbaa !19, !alias.scope !340
  %428 = insertelement <2 x double> poison, double %427, i64 0
  %429 = shufflevector <2 x double> %428, <2 x double> poison, <2 x i32> zeroinitializer
  %430 = load double, ptr %364, align 8, !tbaa !19, !alias.scope !340
  %431 = insertelement <2 x double> poison, double %430, i64 0
  %432 = shufflevector <2 x double> %431, <2 x double> poison, <2 x i32> zeroinitializer
  %433 = load double, ptr %366, align 8, !tbaa !19, !alias.scope !343
  %434 = insertelement <2 x double> poison, double %433, i64 0
  %435 = shufflevector <2 x double> %434, <2 x double> poison, <2 x i32> zeroinitializer
  %436 = load double, ptr %367, align 8, !tbaa !19, !alias.scope !343
  %437 = insertelement <2 x double> poison, double %436, i64 0
  %438 = shufflevector <2 x double> %437, <2 x double> poison, <2 x i32> zeroinitializer
  %439 = load double, ptr %368, align 8, !tbaa !19, !alias.scope !343
  %440 = insertelement <2 x double> poison, double %439, i64 0
  %441 = shufflevector <2 x double> %440, <2 x double> poison, <2 x i32> zeroinitializer
  %442 = load double, ptr %369, align 8, !tbaa !19, !alias.scope !343
  %443 = insertelement <2 x double> poison, double %442, i64 0
  %444 = shufflevector <2 x double> %443, <2 x double> poison, <2 x i32> zeroinitializer
  %445 = load double, ptr %370, align 8, !tbaa !19, !alias.scope !343
  %446 = insertelement <2 x double> poison, double %445, i64 0
  %447 = shufflevector <2 x double> %446, <2 x double> poison, <2 x i32> zeroinitializer
  %448 = load double, ptr %371, align 8, !tbaa !19, !alias.scope !343
  %449 = insertelement <2 x double> poison, double %448, i64 0
  %450 = shufflevector <2 x double> %449, <2 x double> poison, <2 x i32> zeroinitializer
  %451 = getelementptr double, ptr %6, i64 %375
  br label %452

452:                                              ; preds = %452, %404
  %453 = phi i64 [ 0, %404 ], [ %507, %452 ]
  %454 = mul nuw nsw i64 %453, 6
  %455 = getelementptr inbounds double, ptr %3, i64 %454
  %456 = load <12 x double>, ptr %455, align 8, !tbaa !19
  %457 = shufflevector <12 x double> %456, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %458 = shufflevector <12 x double> %456, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %459 = shufflevector <12 x double> %456, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %460 = shufflevector <12 x double> %456, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %461 = shufflevector <12 x double> %456, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %462 = shufflevector <12 x double> %456, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %463 = fmul contract <2 x double> %408, %457
  %464 = fmul contract <2 x double> %411, %458
  %465 = fadd contract <2 x double> %463, %464
  %466 = fmul contract <2 x double> %414, %459
  %467 = fadd contract <2 x double> %465, %466
  %468 = fmul contract <2 x double> %457, %417
  %469 = fmul contract <2 x double> %458, %420
  %470 = fadd contract <2 x double> %468, %469
  %471 = fmul contract <2 x double> %459, %423
  %472 = fadd contract <2 x double> %470, %471
  %473 = fmul contract <2 x double> %457, %426
  %474 = fmul contract <2 x double> %458, %429
  %475 = fadd contract <2 x double> %473, %474
  %476 = fmul contract <2 x double> %459, %432
  %477 = fadd contract <2 x double> %475, %476
  %478 = fmul contract <2 x double> %408, %460
  %479 = fmul contract <2 x double> %411, %461
  %480 = fadd contract <2 x double> %478, %479
  %481 = fmul contract <2 x double> %414, %462
  %482 = fadd contract <2 x double> %480, %481
  %483 = fmul contract <2 x double> %417, %460
  %484 = fmul contract <2 x double> %420, %461
  %485 = fadd contract <2 x double> %483, %484
  %486 = fmul contract <2 x double> %423, %462
  %487 = fadd contract <2 x double> %485, %486
  %488 = fmul contract <2 x double> %426, %460
  %489 = fmul contract <2 x double> %429, %461
  %490 = fadd contract <2 x double> %488, %489
  %491 = fmul contract <2 x double> %432, %462
  %492 = fadd contract <2 x double> %490, %491
  %493 = fmul contract <2 x double> %467, %435
  %494 = fmul contract <2 x double> %472, %438
  %495 = fadd contract <2 x double> %493, %494
  %496 = fmul contract <2 x double> %477, %441
  %497 = fadd contract <2 x double> %495, %496
  %498 = fmul contract <2 x double> %482, %444
  %499 = fmul contract <2 x double> %487, %447
  %500 = fadd contract <2 x double> %498, %499
  %501 = fmul contract <2 x double> %492, %450
  %502 = fadd contract <2 x double> %500, %501
  %503 = fadd contract <2 x double> %497, %502
  %504 = getelementptr double, ptr %451, i64 %453
  %505 = load <2 x double>, ptr %504, align 8, !tbaa !19, !alias.scope !345, !noalias !347
  %506 = fadd contract <2 x double> %505, %503
  store <2 x double> %506, ptr %504, align 8, !tbaa !19, !alias.scope !345, !noalias !347
  %507 = add nuw i64 %453, 2
  %508 = icmp eq i64 %507, %405
  br i1 %508, label %509, label %452, !llvm.loop !349

509:                                              ; preds = %452
  %510 = icmp eq i64 %354, %405
  br i1 %510, label %676, label %511

511:                                              ; preds = %379, %356, %509
  %512 = phi i64 [ 0, %379 ], [ 0, %356 ], [ %405, %509 ]
  br label %513

513:                                              ; preds = %511, %513
  %514 = phi i64 [ %589, %513 ], [ %512, %511 ]
  %515 = mul nuw nsw i64 %514, 6
  %516 = getelementptr inbounds double, ptr %3, i64 %515
  %517 = getelementptr inbounds double, ptr %516, i64 1
  %518 = getelementptr inbounds double, ptr %516, i64 2
  %519 = load double, ptr %516, align 8, !tbaa !19
  %520 = load double, ptr %517, align 8, !tbaa !19
  %521 = load double, ptr %358, align 8, !tbaa !19
  %522 = load double, ptr %518, align 8, !tbaa !19
  %523 = load double, ptr %361, align 8, !tbaa !19
  %524 = load double, ptr %364, align 8, !tbaa !19
  %525 = getelementptr inbounds double, ptr %516, i64 3
  %526 = getelementptr inbounds double, ptr %516, i64 4
  %527 = getelementptr inbounds double, ptr %516, i64 5
  %528 = load double, ptr %525, align 8, !tbaa !19
  %529 = load double, ptr %526, align 8, !tbaa !19
  %530 = load double, ptr %527, align 8, !tbaa !19
  %531 = load double, ptr %366, align 8, !tbaa !19
  %532 = load double, ptr %367, align 8, !tbaa !19
  %533 = load double, ptr %368, align 8, !tbaa !19
  %534 = load double, ptr %369, align 8, !tbaa !19
  %535 = load double, ptr %370, align 8, !tbaa !19
  %536 = load double, ptr %371, align 8, !tbaa !19
  %537 = load <2 x double>, ptr %351, align 8, !tbaa !19
  %538 = load <2 x double>, ptr %359, align 8, !tbaa !19
  %539 = load <2 x double>, ptr %362, align 8, !tbaa !19
  %540 = insertelement <2 x double> poison, double %528, i64 0
  %541 = insertelement <2 x double> %540, double %520, i64 1
  %542 = fmul contract <2 x double> %537, %541
  %543 = shufflevector <2 x double> %542, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %544 = insertelement <2 x double> poison, double %519, i64 0
  %545 = insertelement <2 x double> %544, double %529, i64 1
  %546 = fmul contract <2 x double> %537, %545
  %547 = fadd contract <2 x double> %543, %546
  %548 = insertelement <2 x double> poison, double %521, i64 0
  %549 = shufflevector <2 x double> %548, <2 x double> poison, <2 x i32> zeroinitializer
  %550 = insertelement <2 x double> poison, double %522, i64 0
  %551 = insertelement <2 x double> %550, double %530, i64 1
  %552 = fmul contract <2 x double> %549, %551
  %553 = fadd contract <2 x double> %547, %552
  %554 = fmul contract <2 x double> %538, %541
  %555 = shufflevector <2 x double> %554, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %556 = fmul contract <2 x double> %538, %545
  %557 = fadd contract <2 x double> %555, %556
  %558 = insertelement <2 x double> poison, double %523, i64 0
  %559 = shufflevector <2 x double> %558, <2 x double> poison, <2 x i32> zeroinitializer
  %560 = fmul contract <2 x double> %559, %551
  %561 = fadd contract <2 x double> %557, %560
  %562 = fmul contract <2 x double> %539, %541
  %563 = shufflevector <2 x double> %562, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %564 = fmul contract <2 x double> %539, %545
  %565 = fadd contract <2 x double> %563, %564
  %566 = insertelement <2 x double> poison, double %524, i64 0
  %567 = shufflevector <2 x double> %566, <2 x double> poison, <2 x i32> zeroinitializer
  %568 = fmul contract <2 x double> %567, %551
  %569 = fadd contract <2 x double> %565, %568
  %570 = insertelement <2 x double> poison, double %531, i64 0
  %571 = insertelement <2 x double> %570, double %534, i64 1
  %572 = fmul contract <2 x double> %553, %571
  %573 = insertelement <2 x double> poison, double %532, i64 0
  %574 = insertelement <2 x double> %573, double %535, i64 1
  %575 = fmul contract <2 x double> %561, %574
  %576 = fadd contract <2 x double> %572, %575
  %577 = insertelement <2 x double> poison, double %533, i64 0
  %578 = insertelement <2 x double> %577, double %536, i64 1
  %579 = fmul contract <2 x double> %569, %578
  %580 = fadd contract <2 x double> %576, %579
  %581 = shufflevector <2 x double> %580, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %582 = fadd contract <2 x double> %580, %581
  %583 = extractelement <2 x double> %582, i64 0
  %584 = add nsw i64 %514, %375
  %585 = mul nsw i64 %584, %7
  %586 = getelementptr inbounds double, ptr %6, i64 %585
  %587 = load double, ptr %586, align 8, !tbaa !19
  %588 = fadd contract double %587, %583
  store double %588, ptr %586, align 8, !tbaa !19
  %589 = add nuw nsw i64 %514, 1
  %590 = icmp eq i64 %589, %354
  br i1 %590, label %676, label %513, !llvm.loop !350

591:                                              ; preds = %8
  call fastcc void @along_position(ptr noundef nonnull %18, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %2, ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %14)
  %592 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %593 = load ptr, ptr %592, align 8, !tbaa !34
  %594 = getelementptr inbounds %struct.Whole, ptr %593, i64 %1, i32 5
  %595 = getelementptr inbounds double, ptr %2, i64 1
  %596 = load double, ptr %595, align 8, !tbaa !19
  %597 = getelementptr inbounds double, ptr %594, i64 2
  %598 = load double, ptr %597, align 8, !tbaa !19
  %599 = fmul contract double %596, %598
  %600 = getelementptr inbounds double, ptr %2, i64 2
  %601 = load double, ptr %600, align 8, !tbaa !19
  %602 = getelementptr inbounds double, ptr %594, i64 1
  %603 = load double, ptr %602, align 8, !tbaa !19
  %604 = fmul contract double %601, %603
  %605 = fsub contract double %599, %604
  %606 = load double, ptr %15, align 16, !tbaa !19
  %607 = fadd contract double %606, %605
  store double %607, ptr %15, align 16, !tbaa !19
  %608 = load double, ptr %594, align 8, !tbaa !19
  %609 = fmul contract double %601, %608
  %610 = load double, ptr %2, align 8, !tbaa !19
  %611 = load double, ptr %597, align 8, !tbaa !19
  %612 = fmul contract double %610, %611
  %613 = fsub contract double %609, %612
  %614 = getelementptr inbounds double, ptr %15, i64 1
  %615 = load double, ptr %614, align 8, !tbaa !19
  %616 = fadd contract double %615, %613
  store double %616, ptr %614, align 8, !tbaa !19
  %617 = load double, ptr %602, align 8, !tbaa !19
  %618 = fmul contract double %610, %617
  %619 = load double, ptr %594, align 8, !tbaa !19
  %620 = fmul contract double %596, %619
  %621 = fsub contract double %618, %620
  %622 = getelementptr inbounds double, ptr %15, i64 2
  %623 = load double, ptr %622, align 16, !tbaa !19
  %624 = fadd contract double %623, %621
  store double %624, ptr %622, align 16, !tbaa !19
  %625 = getelementptr inbounds double, ptr %2, i64 3
  %626 = getelementptr inbounds double, ptr %594, i64 3
  %627 = getelementptr inbounds double, ptr %2, i64 4
  %628 = load double, ptr %627, align 8, !tbaa !19
  %629 = getelementptr inbounds double, ptr %594, i64 5
  %630 = load double, ptr %629, align 8, !tbaa !19
  %631 = fmul contract double %628, %630
  %632 = getelementptr inbounds double, ptr %2, i64 5
  %633 = load double, ptr %632, align 8, !tbaa !19
  %634 = getelementptr inbounds double, ptr %594, i64 4
  %635 = load double, ptr %634, align 8, !tbaa !19
  %636 = fmul contract double %633, %635
  %637 = fsub contract double %631, %636
  %638 = fadd contract double %607, %637
  store double %638, ptr %15, align 16, !tbaa !19
  %639 = load double, ptr %626, align 8, !tbaa !19
  %640 = fmul contract double %633, %639
  %641 = load double, ptr %625, align 8, !tbaa !19
  %642 = load double, ptr %629, align 8, !tbaa !19
  %643 = fmul contract double %641, %642
  %644 = fsub contract double %640, %643
  %645 = fadd contract double %616, %644
  store double %645, ptr %614, align 8, !tbaa !19
  %646 = load double, ptr %634, align 8, !tbaa !19
  %647 = fmul contract double %641, %646
  %648 = load double, ptr %626, align 8, !tbaa !19
  %649 = fmul contract double %628, %648
  %650 = fsub contract double %647, %649
  %651 = fadd contract double %624, %650
  store double %651, ptr %622, align 16, !tbaa !19
  %652 = getelementptr inbounds double, ptr %15, i64 3
  %653 = load double, ptr %629, align 8, !tbaa !19
  %654 = fmul contract double %596, %653
  %655 = load double, ptr %634, align 8, !tbaa !19
  %656 = fmul contract double %601, %655
  %657 = fsub contract double %654, %656
  %658 = load double, ptr %652, align 8, !tbaa !19
  %659 = fadd contract double %658, %657
  store double %659, ptr %652, align 8, !tbaa !19
  %660 = load double, ptr %626, align 8, !tbaa !19
  %661 = fmul contract double %601, %660
  %662 = load double, ptr %629, align 8, !tbaa !19
  %663 = fmul contract double %610, %662
  %664 = fsub contract double %661, %663
  %665 = getelementptr inbounds double, ptr %15, i64 4
  %666 = load double, ptr %665, align 16, !tbaa !19
  %667 = fadd contract double %666, %664
  store double %667, ptr %665, align 16, !tbaa !19
  %668 = load double, ptr %634, align 8, !tbaa !19
  %669 = fmul contract double %610, %668
  %670 = load double, ptr %626, align 8, !tbaa !19
  %671 = fmul contract double %596, %670
  %672 = fsub contract double %669, %671
  %673 = getelementptr inbounds double, ptr %15, i64 5
  %674 = load double, ptr %673, align 8, !tbaa !19
  %675 = fadd contract double %674, %672
  store double %675, ptr %673, align 8, !tbaa !19
  call fastcc void @respond(ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef %6, i64 noundef %7)
  br label %676

676:                                              ; preds = %513, %509, %170, %591
  call fastcc void @carry(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef nonnull %13)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %15) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %14) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %13) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #14
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @loads_along(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3, i64 noundef %4) unnamed_addr #5 {
  %6 = alloca [3 x double], align 16
  %7 = alloca [6 x double], align 16
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %9 = load ptr, ptr %8, align 8, !tbaa !39
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %11 = load i64, ptr %10, align 8, !tbaa !159
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %529, label %13

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 71
  %15 = load ptr, ptr %14, align 8, !tbaa !260
  %16 = mul i64 %11, 48
  tail call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 %16, i1 false)
  %17 = load ptr, ptr %14, align 8, !tbaa !260
  %18 = add nsw i64 %2, %1
  %19 = icmp sgt i64 %2, 0
  br i1 %19, label %20, label %58

20:                                               ; preds = %13
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 45
  %22 = load ptr, ptr %21, align 8, !tbaa !351
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 73
  %24 = load ptr, ptr %23, align 8, !tbaa !254
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 70
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 44
  br label %27

27:                                               ; preds = %41, %20
  %28 = phi i64 [ %1, %20 ], [ %42, %41 ]
  %29 = getelementptr inbounds double, ptr %24, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !19
  %31 = fcmp contract une double %30, 0.000000e+00
  br i1 %31, label %32, label %41

32:                                               ; preds = %27
  %33 = getelementptr inbounds i64, ptr %22, i64 %28
  %34 = getelementptr i64, ptr %33, i64 1
  %35 = load i64, ptr %33, align 8, !tbaa !38
  %36 = load i64, ptr %34, align 8, !tbaa !38
  br label %37

37:                                               ; preds = %44, %32
  %38 = phi double [ %30, %32 ], [ %56, %44 ]
  %39 = phi i64 [ %35, %32 ], [ %55, %44 ]
  %40 = icmp slt i64 %39, %36
  br i1 %40, label %44, label %41

41:                                               ; preds = %44, %37, %27
  %42 = add nsw i64 %28, 1
  %43 = icmp slt i64 %42, %18
  br i1 %43, label %27, label %58, !llvm.loop !352

44:                                               ; preds = %37
  %45 = load ptr, ptr %25, align 8, !tbaa !248
  %46 = getelementptr inbounds double, ptr %45, i64 %39
  %47 = load double, ptr %46, align 8, !tbaa !19
  %48 = fmul contract double %38, %47
  %49 = load ptr, ptr %26, align 8, !tbaa !353
  %50 = getelementptr inbounds i64, ptr %49, i64 %39
  %51 = load i64, ptr %50, align 8, !tbaa !38
  %52 = getelementptr inbounds double, ptr %17, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !19
  %54 = fadd contract double %48, %53
  store double %54, ptr %52, align 8, !tbaa !19
  %55 = add nsw i64 %39, 1
  %56 = load double, ptr %29, align 8, !tbaa !19
  %57 = fcmp contract une double %56, 0.000000e+00
  br i1 %57, label %37, label %41, !llvm.loop !354

58:                                               ; preds = %41, %13
  %59 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 19
  %60 = load i64, ptr %59, align 8, !tbaa !355
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %62, label %73

62:                                               ; preds = %58
  %63 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 43
  %64 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %65 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 72
  %66 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  %67 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 73
  %68 = getelementptr inbounds double, ptr %6, i64 2
  %69 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 45
  %70 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 70
  %71 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 44
  %72 = load ptr, ptr %67, align 8, !tbaa !254
  br label %88

73:                                               ; preds = %316, %58
  %74 = load i64, ptr %10, align 8, !tbaa !159
  %75 = icmp sgt i64 %74, 0
  br i1 %75, label %76, label %529

76:                                               ; preds = %73
  %77 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 33
  %78 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 50
  %79 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  %80 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 72
  %81 = getelementptr inbounds double, ptr %7, i64 2
  %82 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %83 = getelementptr inbounds double, ptr %7, i64 3
  %84 = getelementptr inbounds double, ptr %7, i64 4
  %85 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %86 = getelementptr i8, ptr %9, i64 168
  %87 = icmp eq i64 %4, 1
  br label %320

88:                                               ; preds = %62, %316
  %89 = phi ptr [ %72, %62 ], [ %283, %316 ]
  %90 = phi i64 [ 0, %62 ], [ %317, %316 ]
  %91 = load ptr, ptr %63, align 8, !tbaa !356
  %92 = getelementptr inbounds i64, ptr %91, i64 %90
  %93 = load i64, ptr %92, align 8, !tbaa !38
  %94 = load i64, ptr %64, align 8, !tbaa !94
  %95 = mul nsw i64 %93, 33
  %96 = add nsw i64 %94, %95
  %97 = getelementptr inbounds %struct.Link, ptr %9, i64 %93
  %98 = load ptr, ptr %65, align 8, !tbaa !251
  %99 = mul nsw i64 %93, 12
  %100 = getelementptr inbounds double, ptr %98, i64 %99
  %101 = load ptr, ptr %66, align 8, !tbaa !162
  %102 = getelementptr inbounds i64, ptr %101, i64 %93
  %103 = load i64, ptr %102, align 8, !tbaa !38
  %104 = getelementptr inbounds double, ptr %89, i64 %96
  %105 = getelementptr inbounds double, ptr %100, i64 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %104, ptr noundef nonnull align 8 dereferenceable(24) %105, i64 24, i1 false)
  %106 = getelementptr inbounds double, ptr %100, i64 1
  %107 = getelementptr inbounds double, ptr %100, i64 2
  %108 = getelementptr double, ptr %104, i64 3
  %109 = load double, ptr %97, align 8, !tbaa !19
  %110 = getelementptr [9 x double], ptr %97, i64 0, i64 3
  %111 = load double, ptr %110, align 8, !tbaa !19
  %112 = getelementptr [9 x double], ptr %97, i64 0, i64 6
  %113 = load double, ptr %112, align 8, !tbaa !19
  %114 = load double, ptr %106, align 8, !tbaa !19
  %115 = fmul contract double %113, %114
  %116 = load double, ptr %107, align 8, !tbaa !19
  %117 = fmul contract double %111, %116
  %118 = fsub contract double %115, %117
  %119 = fmul contract double %109, %116
  %120 = load double, ptr %100, align 8, !tbaa !19
  %121 = fmul contract double %113, %120
  %122 = fsub contract double %119, %121
  %123 = fmul contract double %111, %120
  %124 = fmul contract double %109, %114
  %125 = fsub contract double %123, %124
  store double %118, ptr %108, align 8, !tbaa !19
  %126 = getelementptr double, ptr %104, i64 6
  store double %122, ptr %126, align 8, !tbaa !19
  %127 = getelementptr double, ptr %104, i64 9
  store double %125, ptr %127, align 8, !tbaa !19
  %128 = getelementptr inbounds [9 x double], ptr %97, i64 0, i64 1
  %129 = load double, ptr %128, align 8, !tbaa !19
  %130 = getelementptr [9 x double], ptr %97, i64 0, i64 4
  %131 = load double, ptr %130, align 8, !tbaa !19
  %132 = getelementptr [9 x double], ptr %97, i64 0, i64 7
  %133 = load double, ptr %132, align 8, !tbaa !19
  %134 = load double, ptr %106, align 8, !tbaa !19
  %135 = fmul contract double %133, %134
  %136 = load double, ptr %107, align 8, !tbaa !19
  %137 = fmul contract double %131, %136
  %138 = fsub contract double %135, %137
  %139 = fmul contract double %129, %136
  %140 = load double, ptr %100, align 8, !tbaa !19
  %141 = fmul contract double %133, %140
  %142 = fsub contract double %139, %141
  %143 = fmul contract double %131, %140
  %144 = fmul contract double %129, %134
  %145 = fsub contract double %143, %144
  %146 = getelementptr double, ptr %104, i64 4
  store double %138, ptr %146, align 8, !tbaa !19
  %147 = getelementptr double, ptr %104, i64 7
  store double %142, ptr %147, align 8, !tbaa !19
  %148 = getelementptr double, ptr %104, i64 10
  store double %145, ptr %148, align 8, !tbaa !19
  %149 = getelementptr inbounds [9 x double], ptr %97, i64 0, i64 2
  %150 = load double, ptr %149, align 8, !tbaa !19
  %151 = getelementptr [9 x double], ptr %97, i64 0, i64 5
  %152 = load double, ptr %151, align 8, !tbaa !19
  %153 = getelementptr [9 x double], ptr %97, i64 0, i64 8
  %154 = load double, ptr %153, align 8, !tbaa !19
  %155 = load double, ptr %106, align 8, !tbaa !19
  %156 = fmul contract double %154, %155
  %157 = load double, ptr %107, align 8, !tbaa !19
  %158 = fmul contract double %152, %157
  %159 = fsub contract double %156, %158
  %160 = fmul contract double %150, %157
  %161 = load double, ptr %100, align 8, !tbaa !19
  %162 = fmul contract double %154, %161
  %163 = fsub contract double %160, %162
  %164 = fmul contract double %152, %161
  %165 = fmul contract double %150, %155
  %166 = fsub contract double %164, %165
  %167 = getelementptr double, ptr %104, i64 5
  store double %159, ptr %167, align 8, !tbaa !19
  %168 = getelementptr double, ptr %104, i64 8
  store double %163, ptr %168, align 8, !tbaa !19
  %169 = getelementptr double, ptr %104, i64 11
  store double %166, ptr %169, align 8, !tbaa !19
  %170 = getelementptr inbounds double, ptr %100, i64 6
  %171 = getelementptr inbounds double, ptr %104, i64 12
  %172 = getelementptr inbounds double, ptr %100, i64 9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %171, ptr noundef nonnull align 8 dereferenceable(24) %172, i64 24, i1 false)
  %173 = getelementptr inbounds %struct.Link, ptr %9, i64 %93, i32 2
  %174 = load double, ptr %106, align 8, !tbaa !19
  %175 = getelementptr inbounds %struct.Link, ptr %9, i64 %93, i32 2, i64 2
  %176 = load double, ptr %175, align 8, !tbaa !19
  %177 = fmul contract double %174, %176
  %178 = load double, ptr %107, align 8, !tbaa !19
  %179 = getelementptr inbounds %struct.Link, ptr %9, i64 %93, i32 2, i64 1
  %180 = load double, ptr %179, align 8, !tbaa !19
  %181 = fmul contract double %178, %180
  %182 = fsub contract double %177, %181
  %183 = load double, ptr %171, align 8, !tbaa !19
  %184 = fadd contract double %183, %182
  store double %184, ptr %171, align 8, !tbaa !19
  %185 = load double, ptr %107, align 8, !tbaa !19
  %186 = load double, ptr %173, align 8, !tbaa !19
  %187 = fmul contract double %185, %186
  %188 = load double, ptr %100, align 8, !tbaa !19
  %189 = load double, ptr %175, align 8, !tbaa !19
  %190 = fmul contract double %188, %189
  %191 = fsub contract double %187, %190
  %192 = getelementptr inbounds double, ptr %104, i64 13
  %193 = load double, ptr %192, align 8, !tbaa !19
  %194 = fadd contract double %193, %191
  store double %194, ptr %192, align 8, !tbaa !19
  %195 = load double, ptr %100, align 8, !tbaa !19
  %196 = load double, ptr %179, align 8, !tbaa !19
  %197 = fmul contract double %195, %196
  %198 = load double, ptr %106, align 8, !tbaa !19
  %199 = load double, ptr %173, align 8, !tbaa !19
  %200 = fmul contract double %198, %199
  %201 = fsub contract double %197, %200
  %202 = getelementptr inbounds double, ptr %104, i64 14
  %203 = load double, ptr %202, align 8, !tbaa !19
  %204 = fadd contract double %203, %201
  store double %204, ptr %202, align 8, !tbaa !19
  %205 = getelementptr inbounds double, ptr %104, i64 15
  %206 = getelementptr inbounds double, ptr %100, i64 7
  %207 = getelementptr inbounds double, ptr %100, i64 8
  %208 = load double, ptr %97, align 8, !tbaa !19
  %209 = load double, ptr %170, align 8, !tbaa !19
  %210 = fmul contract double %208, %209
  %211 = load double, ptr %110, align 8, !tbaa !19
  %212 = load double, ptr %206, align 8, !tbaa !19
  %213 = fmul contract double %211, %212
  %214 = fadd contract double %210, %213
  %215 = load double, ptr %112, align 8, !tbaa !19
  %216 = load double, ptr %207, align 8, !tbaa !19
  %217 = fmul contract double %215, %216
  %218 = fadd contract double %214, %217
  store double %218, ptr %205, align 8, !tbaa !19
  %219 = load double, ptr %128, align 8, !tbaa !19
  %220 = load double, ptr %170, align 8, !tbaa !19
  %221 = fmul contract double %219, %220
  %222 = load double, ptr %130, align 8, !tbaa !19
  %223 = load double, ptr %206, align 8, !tbaa !19
  %224 = fmul contract double %222, %223
  %225 = fadd contract double %221, %224
  %226 = load double, ptr %132, align 8, !tbaa !19
  %227 = load double, ptr %207, align 8, !tbaa !19
  %228 = fmul contract double %226, %227
  %229 = fadd contract double %225, %228
  %230 = getelementptr inbounds double, ptr %104, i64 16
  store double %229, ptr %230, align 8, !tbaa !19
  %231 = load double, ptr %149, align 8, !tbaa !19
  %232 = load double, ptr %170, align 8, !tbaa !19
  %233 = fmul contract double %231, %232
  %234 = load double, ptr %151, align 8, !tbaa !19
  %235 = load double, ptr %206, align 8, !tbaa !19
  %236 = fmul contract double %234, %235
  %237 = fadd contract double %233, %236
  %238 = load double, ptr %153, align 8, !tbaa !19
  %239 = load double, ptr %207, align 8, !tbaa !19
  %240 = fmul contract double %238, %239
  %241 = fadd contract double %237, %240
  %242 = getelementptr inbounds double, ptr %104, i64 17
  store double %241, ptr %242, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #14
  %243 = load double, ptr %100, align 8, !tbaa !19
  %244 = load double, ptr %106, align 8, !tbaa !19
  %245 = load double, ptr %107, align 8, !tbaa !19
  %246 = load <2 x double>, ptr %97, align 8, !tbaa !19
  %247 = insertelement <2 x double> poison, double %243, i64 0
  %248 = shufflevector <2 x double> %247, <2 x double> poison, <2 x i32> zeroinitializer
  %249 = fmul contract <2 x double> %248, %246
  %250 = load <2 x double>, ptr %110, align 8, !tbaa !19
  %251 = insertelement <2 x double> poison, double %244, i64 0
  %252 = shufflevector <2 x double> %251, <2 x double> poison, <2 x i32> zeroinitializer
  %253 = fmul contract <2 x double> %252, %250
  %254 = fadd contract <2 x double> %249, %253
  %255 = load <2 x double>, ptr %112, align 8, !tbaa !19
  %256 = insertelement <2 x double> poison, double %245, i64 0
  %257 = shufflevector <2 x double> %256, <2 x double> poison, <2 x i32> zeroinitializer
  %258 = fmul contract <2 x double> %257, %255
  %259 = fadd contract <2 x double> %254, %258
  store <2 x double> %259, ptr %6, align 16, !tbaa !19
  %260 = load double, ptr %149, align 8, !tbaa !19
  %261 = fmul contract double %243, %260
  %262 = load double, ptr %151, align 8, !tbaa !19
  %263 = fmul contract double %244, %262
  %264 = fadd contract double %261, %263
  %265 = load double, ptr %153, align 8, !tbaa !19
  %266 = fmul contract double %245, %265
  %267 = fadd contract double %264, %266
  store double %267, ptr %68, align 16, !tbaa !19
  %268 = icmp slt i64 %103, 0
  br i1 %268, label %276, label %269

269:                                              ; preds = %88
  %270 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %103
  %271 = load double, ptr %270, align 8, !tbaa !19
  %272 = getelementptr inbounds double, ptr %104, i64 18
  store double %271, ptr %272, align 8, !tbaa !19
  %273 = getelementptr double, ptr %104, i64 %103
  %274 = getelementptr double, ptr %273, i64 15
  %275 = load double, ptr %274, align 8, !tbaa !19
  br label %278

276:                                              ; preds = %88
  %277 = getelementptr inbounds double, ptr %104, i64 18
  store double 0.000000e+00, ptr %277, align 8, !tbaa !19
  br label %278

278:                                              ; preds = %269, %276
  %279 = phi contract double [ %275, %269 ], [ 0.000000e+00, %276 ]
  %280 = getelementptr inbounds double, ptr %104, i64 19
  store double %279, ptr %280, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #14
  %281 = load ptr, ptr %14, align 8, !tbaa !260
  %282 = load ptr, ptr %69, align 8, !tbaa !351
  %283 = load ptr, ptr %67, align 8, !tbaa !254
  %284 = add nsw i64 %96, 19
  br label %285

285:                                              ; preds = %299, %278
  %286 = phi i64 [ %96, %278 ], [ %300, %299 ]
  %287 = getelementptr inbounds double, ptr %283, i64 %286
  %288 = load double, ptr %287, align 8, !tbaa !19
  %289 = fcmp contract une double %288, 0.000000e+00
  br i1 %289, label %290, label %299

290:                                              ; preds = %285
  %291 = getelementptr inbounds i64, ptr %282, i64 %286
  %292 = getelementptr i64, ptr %291, i64 1
  %293 = load i64, ptr %291, align 8, !tbaa !38
  %294 = load i64, ptr %292, align 8, !tbaa !38
  br label %295

295:                                              ; preds = %302, %290
  %296 = phi double [ %288, %290 ], [ %314, %302 ]
  %297 = phi i64 [ %293, %290 ], [ %313, %302 ]
  %298 = icmp slt i64 %297, %294
  br i1 %298, label %302, label %299

299:                                              ; preds = %302, %295, %285
  %300 = add nsw i64 %286, 1
  %301 = icmp slt i64 %286, %284
  br i1 %301, label %285, label %316, !llvm.loop !352

302:                                              ; preds = %295
  %303 = load ptr, ptr %70, align 8, !tbaa !248
  %304 = getelementptr inbounds double, ptr %303, i64 %297
  %305 = load double, ptr %304, align 8, !tbaa !19
  %306 = fmul contract double %296, %305
  %307 = load ptr, ptr %71, align 8, !tbaa !353
  %308 = getelementptr inbounds i64, ptr %307, i64 %297
  %309 = load i64, ptr %308, align 8, !tbaa !38
  %310 = getelementptr inbounds double, ptr %281, i64 %309
  %311 = load double, ptr %310, align 8, !tbaa !19
  %312 = fadd contract double %306, %311
  store double %312, ptr %310, align 8, !tbaa !19
  %313 = add nsw i64 %297, 1
  %314 = load double, ptr %287, align 8, !tbaa !19
  %315 = fcmp contract une double %314, 0.000000e+00
  br i1 %315, label %295, label %299, !llvm.loop !354

316:                                              ; preds = %299
  %317 = add nuw nsw i64 %90, 1
  %318 = load i64, ptr %59, align 8, !tbaa !355
  %319 = icmp slt i64 %317, %318
  br i1 %319, label %88, label %73, !llvm.loop !357

320:                                              ; preds = %76, %525
  %321 = phi i64 [ %74, %76 ], [ %526, %525 ]
  %322 = phi i64 [ 0, %76 ], [ %527, %525 ]
  %323 = load ptr, ptr %77, align 8, !tbaa !284
  %324 = getelementptr inbounds i64, ptr %323, i64 %322
  %325 = load i64, ptr %324, align 8, !tbaa !38
  %326 = load ptr, ptr %78, align 8, !tbaa !283
  %327 = mul nsw i64 %322, 6
  %328 = getelementptr inbounds double, ptr %15, i64 %327
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #14
  %329 = load i64, ptr %79, align 8, !tbaa !250
  %330 = icmp eq i64 %329, 0
  br i1 %330, label %355, label %331

331:                                              ; preds = %320
  %332 = getelementptr inbounds double, ptr %326, i64 %327
  %333 = load ptr, ptr %80, align 8, !tbaa !251
  %334 = mul nsw i64 %325, 12
  %335 = getelementptr inbounds double, ptr %333, i64 %334
  %336 = getelementptr inbounds double, ptr %332, i64 2
  %337 = load double, ptr %336, align 8, !tbaa !19
  %338 = getelementptr inbounds double, ptr %335, i64 2
  %339 = load double, ptr %338, align 8, !tbaa !19
  %340 = load <2 x double>, ptr %335, align 8, !tbaa !19
  %341 = load <2 x double>, ptr %332, align 8, !tbaa !19
  %342 = shufflevector <2 x double> %340, <2 x double> %341, <2 x i32> <i32 1, i32 3>
  %343 = insertelement <2 x double> poison, double %337, i64 0
  %344 = insertelement <2 x double> %343, double %339, i64 1
  %345 = fmul contract <2 x double> %342, %344
  %346 = shufflevector <2 x double> %345, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %347 = fsub contract <2 x double> %345, %346
  %348 = extractelement <2 x double> %347, i64 0
  %349 = insertelement <2 x double> poison, double %339, i64 0
  %350 = shufflevector <2 x double> %349, <2 x double> %340, <2 x i32> <i32 0, i32 2>
  %351 = fmul contract <2 x double> %341, %350
  %352 = shufflevector <2 x double> %343, <2 x double> %341, <2 x i32> <i32 0, i32 2>
  %353 = fmul contract <2 x double> %340, %352
  %354 = fsub contract <2 x double> %351, %353
  br label %355

355:                                              ; preds = %331, %320
  %356 = phi double [ 0.000000e+00, %320 ], [ %348, %331 ]
  %357 = phi <2 x double> [ zeroinitializer, %320 ], [ %354, %331 ]
  %358 = getelementptr inbounds %struct.Link, ptr %9, i64 %325
  %359 = getelementptr inbounds double, ptr %328, i64 3
  %360 = getelementptr inbounds double, ptr %328, i64 5
  %361 = load double, ptr %358, align 8, !tbaa !19
  %362 = getelementptr double, ptr %358, i64 1
  %363 = load double, ptr %362, align 8, !tbaa !19
  %364 = getelementptr double, ptr %358, i64 2
  %365 = load double, ptr %364, align 8, !tbaa !19
  %366 = load double, ptr %360, align 8, !tbaa !19
  %367 = getelementptr inbounds double, ptr %358, i64 3
  %368 = load double, ptr %367, align 8, !tbaa !19
  %369 = getelementptr double, ptr %358, i64 4
  %370 = load double, ptr %369, align 8, !tbaa !19
  %371 = getelementptr double, ptr %358, i64 5
  %372 = load double, ptr %371, align 8, !tbaa !19
  %373 = getelementptr inbounds double, ptr %358, i64 6
  %374 = load double, ptr %373, align 8, !tbaa !19
  %375 = getelementptr double, ptr %358, i64 7
  %376 = load double, ptr %328, align 8, !tbaa !19
  %377 = fsub contract double %356, %376
  store double %377, ptr %83, align 8, !tbaa !19
  %378 = fcmp contract une double %377, 0.000000e+00
  %379 = load <2 x double>, ptr %359, align 8, !tbaa !19
  %380 = insertelement <2 x double> poison, double %368, i64 0
  %381 = insertelement <2 x double> %380, double %363, i64 1
  %382 = fmul contract <2 x double> %379, %381
  %383 = shufflevector <2 x double> %382, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %384 = insertelement <2 x double> poison, double %361, i64 0
  %385 = insertelement <2 x double> %384, double %370, i64 1
  %386 = fmul contract <2 x double> %379, %385
  %387 = fadd contract <2 x double> %383, %386
  %388 = insertelement <2 x double> poison, double %366, i64 0
  %389 = shufflevector <2 x double> %388, <2 x double> poison, <2 x i32> zeroinitializer
  %390 = insertelement <2 x double> poison, double %365, i64 0
  %391 = insertelement <2 x double> %390, double %372, i64 1
  %392 = fmul contract <2 x double> %389, %391
  %393 = fadd contract <2 x double> %387, %392
  %394 = extractelement <2 x double> %379, i64 0
  %395 = fmul contract double %394, %374
  %396 = load <2 x double>, ptr %375, align 8, !tbaa !19
  %397 = shufflevector <2 x double> %379, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %398 = insertelement <2 x double> %397, double %366, i64 1
  %399 = fmul contract <2 x double> %398, %396
  %400 = extractelement <2 x double> %399, i64 0
  %401 = fadd contract double %395, %400
  %402 = extractelement <2 x double> %399, i64 1
  %403 = fadd contract double %401, %402
  %404 = extractelement <2 x double> %393, i64 0
  %405 = fcmp contract une double %404, 0.000000e+00
  %406 = select i1 %405, i1 true, i1 %378
  %407 = fneg contract <2 x double> %393
  store <2 x double> %407, ptr %7, align 16, !tbaa !19
  %408 = getelementptr inbounds double, ptr %328, i64 1
  %409 = extractelement <2 x double> %393, i64 1
  %410 = fcmp contract une double %409, 0.000000e+00
  %411 = fneg contract double %403
  store double %411, ptr %81, align 16, !tbaa !19
  %412 = load <2 x double>, ptr %408, align 8, !tbaa !19
  %413 = fsub contract <2 x double> %357, %412
  %414 = extractelement <2 x double> %413, i64 0
  %415 = fcmp contract une double %414, 0.000000e+00
  %416 = select i1 %410, i1 true, i1 %415
  %417 = or i1 %406, %416
  store <2 x double> %413, ptr %84, align 16, !tbaa !19
  %418 = fcmp contract une double %403, 0.000000e+00
  %419 = extractelement <2 x double> %413, i64 1
  %420 = fcmp contract une double %419, 0.000000e+00
  %421 = select i1 %418, i1 true, i1 %420
  %422 = or i1 %417, %421
  br i1 %422, label %423, label %525

423:                                              ; preds = %355
  %424 = load ptr, ptr %82, align 8, !tbaa !37
  %425 = getelementptr inbounds i64, ptr %424, i64 %325
  %426 = load i64, ptr %425, align 8, !tbaa !38
  %427 = icmp sgt i64 %426, 0
  br i1 %427, label %428, label %492

428:                                              ; preds = %423
  %429 = getelementptr inbounds %struct.Link, ptr %9, i64 %325, i32 5
  %430 = load ptr, ptr %85, align 8, !tbaa !46
  %431 = getelementptr inbounds i64, ptr %430, i64 %325
  %432 = load i64, ptr %431, align 8, !tbaa !38
  %433 = icmp ne i64 %426, 1
  %434 = and i1 %433, %87
  br i1 %434, label %435, label %488

435:                                              ; preds = %428
  %436 = shl i64 %432, 3
  %437 = getelementptr i8, ptr %3, i64 %436
  %438 = add i64 %426, %432
  %439 = shl i64 %438, 3
  %440 = getelementptr i8, ptr %3, i64 %439
  %441 = mul i64 %325, 1584
  %442 = mul i64 %426, 48
  %443 = getelementptr i8, ptr %86, i64 %441
  %444 = getelementptr i8, ptr %443, i64 %442
  %445 = icmp ult ptr %437, %444
  %446 = icmp ult ptr %429, %440
  %447 = and i1 %445, %446
  br i1 %447, label %488, label %448

448:                                              ; preds = %435
  %449 = and i64 %426, 9223372036854775806
  %450 = shufflevector <2 x double> %407, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %451 = shufflevector <2 x double> %393, <2 x double> poison, <2 x i32> zeroinitializer
  %452 = insertelement <2 x double> poison, double %403, i64 0
  %453 = shufflevector <2 x double> %452, <2 x double> poison, <2 x i32> zeroinitializer
  %454 = insertelement <2 x double> poison, double %377, i64 0
  %455 = shufflevector <2 x double> %454, <2 x double> poison, <2 x i32> zeroinitializer
  %456 = shufflevector <2 x double> %413, <2 x double> poison, <2 x i32> zeroinitializer
  %457 = shufflevector <2 x double> %413, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %458 = getelementptr double, ptr %3, i64 %432
  br label %459

459:                                              ; preds = %459, %448
  %460 = phi i64 [ 0, %448 ], [ %484, %459 ]
  %461 = mul nuw nsw i64 %460, 6
  %462 = getelementptr inbounds double, ptr %429, i64 %461
  %463 = load <12 x double>, ptr %462, align 8, !tbaa !19
  %464 = shufflevector <12 x double> %463, <12 x double> poison, <2 x i32> <i32 0, i32 6>
  %465 = shufflevector <12 x double> %463, <12 x double> poison, <2 x i32> <i32 1, i32 7>
  %466 = shufflevector <12 x double> %463, <12 x double> poison, <2 x i32> <i32 2, i32 8>
  %467 = shufflevector <12 x double> %463, <12 x double> poison, <2 x i32> <i32 3, i32 9>
  %468 = shufflevector <12 x double> %463, <12 x double> poison, <2 x i32> <i32 4, i32 10>
  %469 = shufflevector <12 x double> %463, <12 x double> poison, <2 x i32> <i32 5, i32 11>
  %470 = fmul contract <2 x double> %465, %450
  %471 = fmul contract <2 x double> %451, %464
  %472 = fsub contract <2 x double> %470, %471
  %473 = fmul contract <2 x double> %453, %466
  %474 = fsub contract <2 x double> %472, %473
  %475 = fmul contract <2 x double> %467, %455
  %476 = fmul contract <2 x double> %468, %456
  %477 = fadd contract <2 x double> %475, %476
  %478 = fmul contract <2 x double> %469, %457
  %479 = fadd contract <2 x double> %477, %478
  %480 = fadd contract <2 x double> %474, %479
  %481 = getelementptr double, ptr %458, i64 %460
  %482 = load <2 x double>, ptr %481, align 8, !tbaa !19, !alias.scope !358, !noalias !361
  %483 = fadd contract <2 x double> %482, %480
  store <2 x double> %483, ptr %481, align 8, !tbaa !19, !alias.scope !358, !noalias !361
  %484 = add nuw i64 %460, 2
  %485 = icmp eq i64 %484, %449
  br i1 %485, label %486, label %459, !llvm.loop !363

486:                                              ; preds = %459
  %487 = icmp eq i64 %426, %449
  br i1 %487, label %492, label %488

488:                                              ; preds = %435, %428, %486
  %489 = phi i64 [ 0, %435 ], [ 0, %428 ], [ %449, %486 ]
  %490 = shufflevector <2 x double> %407, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %491 = insertelement <2 x double> %490, double %403, i64 1
  br label %494

492:                                              ; preds = %494, %486, %423
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %325, ptr noundef nonnull %7, ptr noundef %3, i64 noundef %4)
  %493 = load i64, ptr %10, align 8, !tbaa !159
  br label %525

494:                                              ; preds = %488, %494
  %495 = phi i64 [ %523, %494 ], [ %489, %488 ]
  %496 = mul nuw nsw i64 %495, 6
  %497 = getelementptr inbounds double, ptr %429, i64 %496
  %498 = load double, ptr %497, align 8, !tbaa !19
  %499 = getelementptr inbounds double, ptr %497, i64 1
  %500 = fmul contract double %404, %498
  %501 = load <2 x double>, ptr %499, align 8, !tbaa !19
  %502 = fmul contract <2 x double> %501, %491
  %503 = extractelement <2 x double> %502, i64 0
  %504 = fsub contract double %503, %500
  %505 = extractelement <2 x double> %502, i64 1
  %506 = fsub contract double %504, %505
  %507 = getelementptr inbounds double, ptr %497, i64 3
  %508 = load double, ptr %507, align 8, !tbaa !19
  %509 = fmul contract double %508, %377
  %510 = getelementptr inbounds double, ptr %497, i64 4
  %511 = load <2 x double>, ptr %510, align 8, !tbaa !19
  %512 = fmul contract <2 x double> %511, %413
  %513 = extractelement <2 x double> %512, i64 0
  %514 = fadd contract double %509, %513
  %515 = extractelement <2 x double> %512, i64 1
  %516 = fadd contract double %514, %515
  %517 = fadd contract double %506, %516
  %518 = add nsw i64 %432, %495
  %519 = mul nsw i64 %518, %4
  %520 = getelementptr inbounds double, ptr %3, i64 %519
  %521 = load double, ptr %520, align 8, !tbaa !19
  %522 = fadd contract double %521, %517
  store double %522, ptr %520, align 8, !tbaa !19
  %523 = add nuw nsw i64 %495, 1
  %524 = icmp eq i64 %523, %426
  br i1 %524, label %492, label %494, !llvm.loop !364

525:                                              ; preds = %355, %492
  %526 = phi i64 [ %321, %355 ], [ %493, %492 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #14
  %527 = add nuw nsw i64 %322, 1
  %528 = icmp slt i64 %527, %526
  br i1 %528, label %320, label %529, !llvm.loop !365

529:                                              ; preds = %525, %73, %5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @along_position(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef %6, ptr nocapture noundef %7) unnamed_addr #10 {
  %9 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 1
  %10 = load double, ptr %9, align 8, !tbaa !19
  %11 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 1, i64 1
  %12 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 2
  %13 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 2, i64 2
  %14 = load double, ptr %13, align 8, !tbaa !19
  %15 = getelementptr inbounds double, ptr %1, i64 1
  %16 = getelementptr inbounds double, ptr %3, i64 1
  %17 = getelementptr inbounds double, ptr %3, i64 3
  %18 = getelementptr inbounds double, ptr %3, i64 5
  %19 = getelementptr inbounds double, ptr %1, i64 3
  %20 = getelementptr inbounds double, ptr %1, i64 5
  %21 = getelementptr inbounds double, ptr %6, i64 1
  %22 = getelementptr inbounds double, ptr %6, i64 2
  %23 = getelementptr inbounds double, ptr %6, i64 3
  %24 = getelementptr inbounds double, ptr %6, i64 4
  %25 = getelementptr inbounds double, ptr %6, i64 5
  %26 = getelementptr inbounds double, ptr %2, i64 1
  %27 = getelementptr inbounds double, ptr %2, i64 3
  %28 = getelementptr inbounds double, ptr %2, i64 5
  %29 = getelementptr inbounds double, ptr %7, i64 2
  %30 = getelementptr inbounds double, ptr %7, i64 4
  %31 = getelementptr inbounds double, ptr %4, i64 1
  %32 = getelementptr inbounds double, ptr %4, i64 3
  %33 = getelementptr inbounds double, ptr %4, i64 5
  %34 = load <2 x double>, ptr %11, align 8, !tbaa !19
  %35 = shufflevector <2 x double> %34, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %36 = insertelement <2 x double> %35, double %10, i64 1
  %37 = extractelement <2 x double> %34, i64 0
  %38 = load <2 x double>, ptr %12, align 8, !tbaa !19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %6, ptr noundef nonnull align 8 dereferenceable(48) %4, i64 48, i1 false)
  %39 = load double, ptr %3, align 8, !tbaa !19
  %40 = load double, ptr %1, align 8, !tbaa !19
  %41 = load double, ptr %18, align 8, !tbaa !19
  %42 = load double, ptr %20, align 8, !tbaa !19
  %43 = load <2 x double>, ptr %15, align 8, !tbaa !19
  %44 = load <2 x double>, ptr %16, align 8, !tbaa !19
  %45 = shufflevector <2 x double> %44, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %46 = insertelement <2 x double> %45, double %39, i64 1
  %47 = fmul contract <2 x double> %43, %46
  %48 = shufflevector <2 x double> %43, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %49 = insertelement <2 x double> %48, double %40, i64 1
  %50 = fmul contract <2 x double> %44, %49
  %51 = fsub contract <2 x double> %47, %50
  %52 = extractelement <2 x double> %44, i64 0
  %53 = fmul contract double %52, %40
  %54 = extractelement <2 x double> %43, i64 0
  %55 = fmul contract double %54, %39
  %56 = load <2 x double>, ptr %6, align 8, !tbaa !19
  %57 = fadd contract <2 x double> %51, %56
  %58 = insertelement <2 x double> poison, double %53, i64 0
  %59 = insertelement <2 x double> poison, double %55, i64 0
  %60 = load <2 x double>, ptr %22, align 8, !tbaa !19
  %61 = load <2 x double>, ptr %17, align 8, !tbaa !19
  %62 = load <2 x double>, ptr %19, align 8, !tbaa !19
  %63 = insertelement <2 x double> %61, double %41, i64 0
  %64 = fmul contract <2 x double> %43, %63
  %65 = shufflevector <2 x double> %64, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %66 = fsub contract <2 x double> %64, %65
  %67 = fmul contract <2 x double> %49, %61
  %68 = insertelement <2 x double> %43, double %40, i64 1
  %69 = insertelement <2 x double> %61, double %41, i64 1
  %70 = fmul contract <2 x double> %68, %69
  %71 = shufflevector <2 x double> %70, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %72 = fsub contract <2 x double> %67, %71
  %73 = insertelement <2 x double> %62, double %42, i64 0
  %74 = fmul contract <2 x double> %44, %73
  %75 = shufflevector <2 x double> %74, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %76 = fsub contract <2 x double> %75, %74
  %77 = fmul contract <2 x double> %46, %62
  %78 = insertelement <2 x double> %44, double %39, i64 1
  %79 = insertelement <2 x double> %62, double %42, i64 1
  %80 = fmul contract <2 x double> %78, %79
  %81 = shufflevector <2 x double> %80, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %82 = fsub contract <2 x double> %81, %77
  %83 = fadd contract <2 x double> %72, %82
  store <2 x double> %57, ptr %6, align 8, !tbaa !19
  %84 = shufflevector <2 x double> %58, <2 x double> %66, <2 x i32> <i32 0, i32 2>
  %85 = shufflevector <2 x double> %59, <2 x double> %76, <2 x i32> <i32 0, i32 2>
  %86 = fsub contract <2 x double> %84, %85
  %87 = fadd contract <2 x double> %84, %85
  %88 = shufflevector <2 x double> %86, <2 x double> %87, <2 x i32> <i32 0, i32 3>
  %89 = fadd contract <2 x double> %88, %60
  store <2 x double> %89, ptr %22, align 8, !tbaa !19
  %90 = load <2 x double>, ptr %24, align 8, !tbaa !19
  %91 = fadd contract <2 x double> %83, %90
  store <2 x double> %91, ptr %24, align 8, !tbaa !19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %7, ptr noundef nonnull align 8 dereferenceable(48) %5, i64 48, i1 false)
  %92 = load <2 x double>, ptr %26, align 8, !tbaa !19
  %93 = load <2 x double>, ptr %16, align 8, !tbaa !19
  %94 = load double, ptr %3, align 8, !tbaa !19
  %95 = shufflevector <2 x double> %93, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %96 = insertelement <2 x double> %95, double %94, i64 1
  %97 = fmul contract <2 x double> %92, %96
  %98 = load double, ptr %2, align 8, !tbaa !19
  %99 = shufflevector <2 x double> %92, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %100 = insertelement <2 x double> %99, double %98, i64 1
  %101 = fmul contract <2 x double> %93, %100
  %102 = fsub contract <2 x double> %97, %101
  %103 = extractelement <2 x double> %93, i64 0
  %104 = fmul contract double %103, %98
  %105 = extractelement <2 x double> %92, i64 0
  %106 = fmul contract double %105, %94
  %107 = fsub contract double %104, %106
  %108 = load double, ptr %18, align 8, !tbaa !19
  %109 = load <2 x double>, ptr %17, align 8, !tbaa !19
  %110 = fmul contract <2 x double> %100, %109
  %111 = insertelement <2 x double> %92, double %98, i64 1
  %112 = insertelement <2 x double> %109, double %108, i64 1
  %113 = fmul contract <2 x double> %111, %112
  %114 = shufflevector <2 x double> %113, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %115 = fsub contract <2 x double> %110, %114
  %116 = load <2 x double>, ptr %27, align 8, !tbaa !19
  %117 = load double, ptr %28, align 8, !tbaa !19
  %118 = shufflevector <2 x double> %92, <2 x double> %93, <2 x i32> <i32 0, i32 3>
  %119 = insertelement <2 x double> %116, double %108, i64 0
  %120 = fmul contract <2 x double> %118, %119
  %121 = shufflevector <2 x double> %92, <2 x double> %93, <2 x i32> <i32 1, i32 2>
  %122 = shufflevector <2 x double> %109, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %123 = insertelement <2 x double> %122, double %117, i64 1
  %124 = fmul contract <2 x double> %121, %123
  %125 = fsub contract <2 x double> %120, %124
  %126 = shufflevector <2 x double> %125, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %127 = fadd contract <2 x double> %125, %126
  %128 = insertelement <2 x double> %93, double %94, i64 1
  %129 = insertelement <2 x double> %116, double %117, i64 1
  %130 = fmul contract <2 x double> %128, %129
  %131 = shufflevector <2 x double> %130, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %132 = fmul contract <2 x double> %96, %116
  %133 = fsub contract <2 x double> %131, %132
  %134 = fadd contract <2 x double> %115, %133
  %135 = load <2 x double>, ptr %7, align 8, !tbaa !19
  %136 = fadd contract <2 x double> %102, %135
  store <2 x double> %136, ptr %7, align 8, !tbaa !19
  %137 = load <2 x double>, ptr %30, align 8, !tbaa !19
  %138 = fadd contract <2 x double> %134, %137
  store <2 x double> %138, ptr %30, align 8, !tbaa !19
  %139 = load <2 x double>, ptr %29, align 8, !tbaa !19
  %140 = insertelement <2 x double> poison, double %107, i64 0
  %141 = shufflevector <2 x double> %140, <2 x double> %127, <2 x i32> <i32 0, i32 2>
  %142 = fadd contract <2 x double> %141, %139
  store <2 x double> %142, ptr %29, align 8, !tbaa !19
  %143 = load <2 x double>, ptr %21, align 8, !tbaa !19
  %144 = load <2 x double>, ptr %15, align 8, !tbaa !19
  %145 = load double, ptr %1, align 8, !tbaa !19
  %146 = shufflevector <2 x double> %144, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %147 = insertelement <2 x double> %146, double %145, i64 1
  %148 = fmul contract <2 x double> %143, %147
  %149 = load double, ptr %6, align 8, !tbaa !19
  %150 = shufflevector <2 x double> %143, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %151 = insertelement <2 x double> %150, double %149, i64 1
  %152 = fmul contract <2 x double> %144, %151
  %153 = fsub contract <2 x double> %148, %152
  %154 = extractelement <2 x double> %144, i64 0
  %155 = fmul contract double %154, %149
  %156 = extractelement <2 x double> %143, i64 0
  %157 = fmul contract double %156, %145
  %158 = fsub contract double %155, %157
  %159 = load double, ptr %20, align 8, !tbaa !19
  %160 = load <2 x double>, ptr %19, align 8, !tbaa !19
  %161 = fmul contract <2 x double> %151, %160
  %162 = insertelement <2 x double> %143, double %149, i64 1
  %163 = insertelement <2 x double> %160, double %159, i64 1
  %164 = fmul contract <2 x double> %162, %163
  %165 = shufflevector <2 x double> %164, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %166 = fsub contract <2 x double> %161, %165
  %167 = load <2 x double>, ptr %23, align 8, !tbaa !19
  %168 = load double, ptr %25, align 8, !tbaa !19
  %169 = shufflevector <2 x double> %143, <2 x double> %144, <2 x i32> <i32 0, i32 3>
  %170 = insertelement <2 x double> %167, double %159, i64 0
  %171 = fmul contract <2 x double> %169, %170
  %172 = shufflevector <2 x double> %143, <2 x double> %144, <2 x i32> <i32 1, i32 2>
  %173 = shufflevector <2 x double> %160, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %174 = insertelement <2 x double> %173, double %168, i64 1
  %175 = fmul contract <2 x double> %172, %174
  %176 = fsub contract <2 x double> %171, %175
  %177 = shufflevector <2 x double> %176, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %178 = fadd contract <2 x double> %176, %177
  %179 = insertelement <2 x double> %144, double %145, i64 1
  %180 = insertelement <2 x double> %167, double %168, i64 1
  %181 = fmul contract <2 x double> %179, %180
  %182 = shufflevector <2 x double> %181, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %183 = fmul contract <2 x double> %147, %167
  %184 = fsub contract <2 x double> %182, %183
  %185 = fadd contract <2 x double> %166, %184
  %186 = fsub contract <2 x double> %136, %153
  store <2 x double> %186, ptr %7, align 8, !tbaa !19
  %187 = insertelement <2 x double> poison, double %158, i64 0
  %188 = shufflevector <2 x double> %187, <2 x double> %178, <2 x i32> <i32 0, i32 2>
  %189 = fsub contract <2 x double> %142, %188
  store <2 x double> %189, ptr %29, align 8, !tbaa !19
  %190 = fsub contract <2 x double> %138, %185
  store <2 x double> %190, ptr %30, align 8, !tbaa !19
  %191 = load <2 x double>, ptr %31, align 8, !tbaa !19
  %192 = load double, ptr %4, align 8, !tbaa !19
  %193 = shufflevector <2 x double> %191, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %194 = insertelement <2 x double> %193, double %192, i64 1
  %195 = fmul contract <2 x double> %34, %194
  %196 = fmul contract <2 x double> %36, %191
  %197 = fsub contract <2 x double> %195, %196
  %198 = extractelement <2 x double> %191, i64 0
  %199 = fmul contract double %10, %198
  %200 = fmul contract double %37, %192
  %201 = fsub contract double %199, %200
  %202 = load double, ptr %33, align 8, !tbaa !19
  %203 = load <2 x double>, ptr %32, align 8, !tbaa !19
  %204 = fmul contract <2 x double> %36, %203
  %205 = insertelement <2 x double> %34, double %10, i64 1
  %206 = insertelement <2 x double> %203, double %202, i64 1
  %207 = fmul contract <2 x double> %205, %206
  %208 = shufflevector <2 x double> %207, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %209 = fsub contract <2 x double> %204, %208
  %210 = shufflevector <2 x double> %38, <2 x double> %34, <2 x i32> <i32 1, i32 2>
  %211 = insertelement <2 x double> %193, double %202, i64 1
  %212 = fmul contract <2 x double> %210, %211
  %213 = insertelement <2 x double> %203, double %14, i64 0
  %214 = shufflevector <2 x double> %191, <2 x double> %34, <2 x i32> <i32 0, i32 3>
  %215 = fmul contract <2 x double> %213, %214
  %216 = fsub contract <2 x double> %212, %215
  %217 = shufflevector <2 x double> %216, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %218 = fadd contract <2 x double> %216, %217
  %219 = insertelement <2 x double> %38, double %14, i64 1
  %220 = insertelement <2 x double> %191, double %192, i64 1
  %221 = fmul contract <2 x double> %219, %220
  %222 = shufflevector <2 x double> %221, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %223 = fmul contract <2 x double> %38, %194
  %224 = fsub contract <2 x double> %222, %223
  %225 = fadd contract <2 x double> %224, %209
  %226 = fadd contract <2 x double> %186, %197
  store <2 x double> %226, ptr %7, align 8, !tbaa !19
  %227 = insertelement <2 x double> poison, double %201, i64 0
  %228 = shufflevector <2 x double> %227, <2 x double> %218, <2 x i32> <i32 0, i32 2>
  %229 = fadd contract <2 x double> %189, %228
  store <2 x double> %229, ptr %29, align 8, !tbaa !19
  %230 = fadd contract <2 x double> %190, %225
  store <2 x double> %230, ptr %30, align 8, !tbaa !19
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @carry(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef readonly %2, ptr nocapture noundef readonly %3) unnamed_addr #5 {
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %6 = load ptr, ptr %5, align 8, !tbaa !39
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  %8 = load i64, ptr %7, align 8, !tbaa !250
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %32, label %10

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
  %22 = getelementptr inbounds double, ptr %2, i64 3
  %23 = getelementptr inbounds double, ptr %3, i64 3
  %24 = getelementptr inbounds double, ptr %2, i64 4
  %25 = getelementptr inbounds double, ptr %3, i64 4
  %26 = getelementptr inbounds double, ptr %2, i64 5
  %27 = getelementptr inbounds double, ptr %3, i64 5
  br label %28

28:                                               ; preds = %10, %179
  %29 = phi i64 [ %1, %10 ], [ %180, %179 ]
  %30 = load i64, ptr %0, align 8, !tbaa !33
  %31 = icmp slt i64 %29, %30
  br i1 %31, label %33, label %32

32:                                               ; preds = %28, %179, %4
  ret void

33:                                               ; preds = %28
  %34 = icmp eq i64 %29, %1
  %35 = load ptr, ptr %12, align 8, !tbaa !319
  br i1 %34, label %47, label %36

36:                                               ; preds = %33
  %37 = load ptr, ptr %11, align 8, !tbaa !51
  %38 = getelementptr inbounds i64, ptr %37, i64 %29
  %39 = load i64, ptr %38, align 8, !tbaa !38
  %40 = icmp slt i64 %39, %1
  br i1 %40, label %45, label %41

41:                                               ; preds = %36
  %42 = getelementptr inbounds i64, ptr %35, i64 %39
  %43 = load i64, ptr %42, align 8, !tbaa !38
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %41, %36
  %46 = getelementptr inbounds i64, ptr %35, i64 %29
  store i64 0, ptr %46, align 8, !tbaa !38
  br label %179

47:                                               ; preds = %41, %33
  %48 = getelementptr inbounds i64, ptr %35, i64 %29
  store i64 1, ptr %48, align 8, !tbaa !38
  %49 = getelementptr inbounds %struct.Link, ptr %6, i64 %29, i32 3
  %50 = load double, ptr %49, align 8, !tbaa !19
  %51 = load double, ptr %13, align 8, !tbaa !19
  %52 = getelementptr inbounds %struct.Link, ptr %6, i64 %29, i32 3, i64 1
  %53 = load double, ptr %52, align 8, !tbaa !19
  %54 = load double, ptr %14, align 8, !tbaa !19
  %55 = getelementptr inbounds %struct.Link, ptr %6, i64 %29, i32 3, i64 2
  %56 = load double, ptr %55, align 8, !tbaa !19
  %57 = load double, ptr %15, align 8, !tbaa !19
  %58 = load ptr, ptr %16, align 8, !tbaa !251
  %59 = mul nsw i64 %29, 12
  %60 = getelementptr inbounds double, ptr %58, i64 %59
  br i1 %17, label %70, label %61

61:                                               ; preds = %47
  %62 = load double, ptr %2, align 8, !tbaa !19
  %63 = load double, ptr %60, align 8, !tbaa !19
  %64 = fadd contract double %62, %63
  store double %64, ptr %60, align 8, !tbaa !19
  %65 = load double, ptr %3, align 8, !tbaa !19
  %66 = getelementptr double, ptr %60, i64 6
  %67 = load double, ptr %66, align 8, !tbaa !19
  %68 = fadd contract double %65, %67
  store double %68, ptr %66, align 8, !tbaa !19
  %69 = load double, ptr %18, align 8, !tbaa !19
  br label %77

70:                                               ; preds = %47
  %71 = load double, ptr %60, align 8, !tbaa !19
  %72 = fadd contract double %71, 0.000000e+00
  store double %72, ptr %60, align 8, !tbaa !19
  %73 = load double, ptr %3, align 8, !tbaa !19
  %74 = getelementptr double, ptr %60, i64 6
  %75 = load double, ptr %74, align 8, !tbaa !19
  %76 = fadd contract double %73, %75
  store double %76, ptr %74, align 8, !tbaa !19
  br label %77

77:                                               ; preds = %70, %61
  %78 = phi contract double [ %69, %61 ], [ 0.000000e+00, %70 ]
  %79 = getelementptr inbounds double, ptr %60, i64 1
  %80 = load double, ptr %79, align 8, !tbaa !19
  %81 = fadd contract double %78, %80
  store double %81, ptr %79, align 8, !tbaa !19
  %82 = load double, ptr %20, align 8, !tbaa !19
  %83 = getelementptr double, ptr %60, i64 7
  %84 = load double, ptr %83, align 8, !tbaa !19
  %85 = fadd contract double %82, %84
  store double %85, ptr %83, align 8, !tbaa !19
  br i1 %17, label %96, label %86

86:                                               ; preds = %77
  %87 = load double, ptr %19, align 8, !tbaa !19
  %88 = getelementptr inbounds double, ptr %60, i64 2
  %89 = load double, ptr %88, align 8, !tbaa !19
  %90 = fadd contract double %87, %89
  store double %90, ptr %88, align 8, !tbaa !19
  %91 = load double, ptr %21, align 8, !tbaa !19
  %92 = getelementptr double, ptr %60, i64 8
  %93 = load double, ptr %92, align 8, !tbaa !19
  %94 = fadd contract double %91, %93
  store double %94, ptr %92, align 8, !tbaa !19
  %95 = load double, ptr %22, align 8, !tbaa !19
  br label %104

96:                                               ; preds = %77
  %97 = getelementptr inbounds double, ptr %60, i64 2
  %98 = load double, ptr %97, align 8, !tbaa !19
  %99 = fadd contract double %98, 0.000000e+00
  store double %99, ptr %97, align 8, !tbaa !19
  %100 = load double, ptr %21, align 8, !tbaa !19
  %101 = getelementptr double, ptr %60, i64 8
  %102 = load double, ptr %101, align 8, !tbaa !19
  %103 = fadd contract double %100, %102
  store double %103, ptr %101, align 8, !tbaa !19
  br label %104

104:                                              ; preds = %96, %86
  %105 = phi contract double [ %95, %86 ], [ 0.000000e+00, %96 ]
  %106 = getelementptr inbounds double, ptr %60, i64 3
  %107 = load double, ptr %106, align 8, !tbaa !19
  %108 = fadd contract double %105, %107
  store double %108, ptr %106, align 8, !tbaa !19
  %109 = load double, ptr %23, align 8, !tbaa !19
  %110 = getelementptr double, ptr %60, i64 9
  %111 = load double, ptr %110, align 8, !tbaa !19
  %112 = fadd contract double %109, %111
  store double %112, ptr %110, align 8, !tbaa !19
  br i1 %17, label %115, label %113

113:                                              ; preds = %104
  %114 = load double, ptr %24, align 8, !tbaa !19
  br label %115

115:                                              ; preds = %113, %104
  %116 = phi contract double [ %114, %113 ], [ 0.000000e+00, %104 ]
  %117 = getelementptr inbounds double, ptr %60, i64 4
  %118 = load double, ptr %117, align 8, !tbaa !19
  %119 = fadd contract double %116, %118
  store double %119, ptr %117, align 8, !tbaa !19
  %120 = load double, ptr %25, align 8, !tbaa !19
  %121 = getelementptr double, ptr %60, i64 10
  %122 = load double, ptr %121, align 8, !tbaa !19
  %123 = fadd contract double %120, %122
  store double %123, ptr %121, align 8, !tbaa !19
  br i1 %17, label %126, label %124

124:                                              ; preds = %115
  %125 = load double, ptr %26, align 8, !tbaa !19
  br label %126

126:                                              ; preds = %124, %115
  %127 = phi contract double [ %125, %124 ], [ 0.000000e+00, %115 ]
  %128 = getelementptr inbounds double, ptr %60, i64 5
  %129 = load double, ptr %128, align 8, !tbaa !19
  %130 = fadd contract double %127, %129
  store double %130, ptr %128, align 8, !tbaa !19
  %131 = load double, ptr %27, align 8, !tbaa !19
  %132 = getelementptr double, ptr %60, i64 11
  %133 = load double, ptr %132, align 8, !tbaa !19
  %134 = fadd contract double %131, %133
  store double %134, ptr %132, align 8, !tbaa !19
  %135 = fsub contract double %50, %51
  %136 = fsub contract double %53, %54
  %137 = fsub contract double %56, %57
  br i1 %17, label %157, label %138

138:                                              ; preds = %126
  %139 = load double, ptr %18, align 8, !tbaa !19
  %140 = fmul contract double %137, %139
  %141 = load double, ptr %19, align 8, !tbaa !19
  %142 = fmul contract double %136, %141
  %143 = fsub contract double %140, %142
  %144 = fadd contract double %108, %143
  store double %144, ptr %106, align 8, !tbaa !19
  %145 = load double, ptr %19, align 8, !tbaa !19
  %146 = fmul contract double %135, %145
  %147 = load double, ptr %2, align 8, !tbaa !19
  %148 = fmul contract double %137, %147
  %149 = fsub contract double %146, %148
  %150 = fadd contract double %119, %149
  store double %150, ptr %117, align 8, !tbaa !19
  %151 = load double, ptr %2, align 8, !tbaa !19
  %152 = fmul contract double %136, %151
  %153 = load double, ptr %18, align 8, !tbaa !19
  %154 = fmul contract double %135, %153
  %155 = fsub contract double %152, %154
  %156 = fadd contract double %130, %155
  store double %156, ptr %128, align 8, !tbaa !19
  br label %157

157:                                              ; preds = %138, %126
  %158 = getelementptr inbounds double, ptr %60, i64 9
  %159 = load double, ptr %20, align 8, !tbaa !19
  %160 = fmul contract double %137, %159
  %161 = load double, ptr %21, align 8, !tbaa !19
  %162 = fmul contract double %136, %161
  %163 = fsub contract double %160, %162
  %164 = fadd contract double %112, %163
  store double %164, ptr %158, align 8, !tbaa !19
  %165 = load double, ptr %21, align 8, !tbaa !19
  %166 = fmul contract double %135, %165
  %167 = load double, ptr %3, align 8, !tbaa !19
  %168 = fmul contract double %137, %167
  %169 = fsub contract double %166, %168
  %170 = getelementptr inbounds double, ptr %60, i64 10
  %171 = fadd contract double %123, %169
  store double %171, ptr %170, align 8, !tbaa !19
  %172 = load double, ptr %3, align 8, !tbaa !19
  %173 = fmul contract double %136, %172
  %174 = load double, ptr %20, align 8, !tbaa !19
  %175 = fmul contract double %135, %174
  %176 = fsub contract double %173, %175
  %177 = getelementptr inbounds double, ptr %60, i64 11
  %178 = fadd contract double %134, %176
  store double %178, ptr %177, align 8, !tbaa !19
  br label %179

179:                                              ; preds = %157, %45
  %180 = add nsw i64 %29, 1
  %181 = load i64, ptr %7, align 8, !tbaa !250
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %32, label %28, !llvm.loop !366
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal fastcc void @solve_mass(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i64 noundef %3) unnamed_addr #11 {
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !25
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %118

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 37
  %10 = load ptr, ptr %9, align 8, !tbaa !131
  %11 = icmp sgt i64 %3, 0
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 38
  %13 = load ptr, ptr %12, align 8, !tbaa !132
  %14 = icmp ult i64 %3, 4
  %15 = and i64 %3, 9223372036854775804
  %16 = icmp eq i64 %15, %3
  %17 = icmp ult i64 %3, 8
  %18 = and i64 %3, 9223372036854775800
  %19 = icmp eq i64 %18, %3
  br label %35

20:                                               ; preds = %114, %64
  %21 = icmp sgt i64 %36, 1
  br i1 %21, label %35, label %22, !llvm.loop !367

22:                                               ; preds = %20
  br i1 %7, label %23, label %118

23:                                               ; preds = %22
  %24 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 37
  %25 = load ptr, ptr %24, align 8, !tbaa !131
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 38
  %27 = load ptr, ptr %26, align 8, !tbaa !132
  %28 = icmp sgt i64 %3, 0
  %29 = icmp ult i64 %3, 8
  %30 = and i64 %3, 9223372036854775800
  %31 = icmp eq i64 %30, %3
  %32 = icmp ult i64 %3, 4
  %33 = and i64 %3, 9223372036854775804
  %34 = icmp eq i64 %33, %3
  br label %119

35:                                               ; preds = %8, %20
  %36 = phi i64 [ %6, %8 ], [ %37, %20 ]
  %37 = add nsw i64 %36, -1
  %38 = getelementptr inbounds i64, ptr %10, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !38
  %40 = mul nsw i64 %39, %6
  %41 = getelementptr double, ptr %1, i64 %40
  %42 = getelementptr double, ptr %41, i64 %39
  %43 = load double, ptr %42, align 8, !tbaa !19
  %44 = fdiv contract double 1.000000e+00, %43
  %45 = mul nsw i64 %39, %3
  %46 = getelementptr inbounds double, ptr %2, i64 %45
  br i1 %11, label %47, label %64

47:                                               ; preds = %35
  br i1 %14, label %62, label %48

48:                                               ; preds = %47
  %49 = insertelement <2 x double> poison, double %44, i64 0
  %50 = shufflevector <2 x double> %49, <2 x double> poison, <2 x i32> zeroinitializer
  br label %51

51:                                               ; preds = %51, %48
  %52 = phi i64 [ 0, %48 ], [ %59, %51 ]
  %53 = getelementptr inbounds double, ptr %46, i64 %52
  %54 = getelementptr inbounds double, ptr %53, i64 2
  %55 = load <2 x double>, ptr %53, align 8, !tbaa !19
  %56 = load <2 x double>, ptr %54, align 8, !tbaa !19
  %57 = fmul contract <2 x double> %50, %55
  %58 = fmul contract <2 x double> %50, %56
  store <2 x double> %57, ptr %53, align 8, !tbaa !19
  store <2 x double> %58, ptr %54, align 8, !tbaa !19
  %59 = add nuw i64 %52, 4
  %60 = icmp eq i64 %59, %15
  br i1 %60, label %61, label %51, !llvm.loop !368

61:                                               ; preds = %51
  br i1 %16, label %64, label %62

62:                                               ; preds = %47, %61
  %63 = phi i64 [ 0, %47 ], [ %15, %61 ]
  br label %68

64:                                               ; preds = %68, %61, %35
  %65 = getelementptr inbounds i64, ptr %13, i64 %39
  %66 = load i64, ptr %65, align 8, !tbaa !38
  %67 = icmp sgt i64 %66, -1
  br i1 %67, label %75, label %20

68:                                               ; preds = %62, %68
  %69 = phi i64 [ %73, %68 ], [ %63, %62 ]
  %70 = getelementptr inbounds double, ptr %46, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !19
  %72 = fmul contract double %44, %71
  store double %72, ptr %70, align 8, !tbaa !19
  %73 = add nuw nsw i64 %69, 1
  %74 = icmp eq i64 %73, %3
  br i1 %74, label %64, label %68, !llvm.loop !369

75:                                               ; preds = %64, %114
  %76 = phi i64 [ %116, %114 ], [ %66, %64 ]
  %77 = mul nsw i64 %76, %3
  %78 = getelementptr inbounds double, ptr %2, i64 %77
  %79 = getelementptr double, ptr %41, i64 %76
  %80 = load double, ptr %79, align 8, !tbaa !19
  tail call void @llvm.experimental.noalias.scope.decl(metadata !370)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !373)
  br i1 %11, label %81, label %114

81:                                               ; preds = %75
  br i1 %17, label %102, label %82

82:                                               ; preds = %81
  %83 = insertelement <4 x double> poison, double %80, i64 0
  %84 = shufflevector <4 x double> %83, <4 x double> poison, <4 x i32> zeroinitializer
  br label %85

85:                                               ; preds = %85, %82
  %86 = phi i64 [ 0, %82 ], [ %99, %85 ]
  %87 = getelementptr inbounds double, ptr %46, i64 %86
  %88 = getelementptr inbounds double, ptr %87, i64 4
  %89 = load <4 x double>, ptr %87, align 8, !tbaa !19, !alias.scope !373, !noalias !370
  %90 = load <4 x double>, ptr %88, align 8, !tbaa !19, !alias.scope !373, !noalias !370
  %91 = fmul contract <4 x double> %84, %89
  %92 = fmul contract <4 x double> %84, %90
  %93 = getelementptr inbounds double, ptr %78, i64 %86
  %94 = getelementptr inbounds double, ptr %93, i64 4
  %95 = load <4 x double>, ptr %93, align 8, !tbaa !19, !alias.scope !370, !noalias !373
  %96 = load <4 x double>, ptr %94, align 8, !tbaa !19, !alias.scope !370, !noalias !373
  %97 = fsub contract <4 x double> %95, %91
  %98 = fsub contract <4 x double> %96, %92
  store <4 x double> %97, ptr %93, align 8, !tbaa !19, !alias.scope !370, !noalias !373
  store <4 x double> %98, ptr %94, align 8, !tbaa !19, !alias.scope !370, !noalias !373
  %99 = add nuw i64 %86, 8
  %100 = icmp eq i64 %99, %18
  br i1 %100, label %101, label %85, !llvm.loop !375

101:                                              ; preds = %85
  br i1 %19, label %114, label %102

102:                                              ; preds = %81, %101
  %103 = phi i64 [ 0, %81 ], [ %18, %101 ]
  br label %104

104:                                              ; preds = %102, %104
  %105 = phi i64 [ %112, %104 ], [ %103, %102 ]
  %106 = getelementptr inbounds double, ptr %46, i64 %105
  %107 = load double, ptr %106, align 8, !tbaa !19, !alias.scope !373, !noalias !370
  %108 = fmul contract double %80, %107
  %109 = getelementptr inbounds double, ptr %78, i64 %105
  %110 = load double, ptr %109, align 8, !tbaa !19, !alias.scope !370, !noalias !373
  %111 = fsub contract double %110, %108
  store double %111, ptr %109, align 8, !tbaa !19, !alias.scope !370, !noalias !373
  %112 = add nuw nsw i64 %105, 1
  %113 = icmp eq i64 %112, %3
  br i1 %113, label %114, label %104, !llvm.loop !376

114:                                              ; preds = %104, %101, %75
  %115 = getelementptr inbounds i64, ptr %13, i64 %76
  %116 = load i64, ptr %115, align 8, !tbaa !38
  %117 = icmp sgt i64 %116, -1
  br i1 %117, label %75, label %20, !llvm.loop !377

118:                                              ; preds = %194, %4, %22
  ret void

119:                                              ; preds = %23, %194
  %120 = phi i64 [ 0, %23 ], [ %195, %194 ]
  %121 = getelementptr inbounds i64, ptr %25, i64 %120
  %122 = load i64, ptr %121, align 8, !tbaa !38
  %123 = mul nsw i64 %122, %6
  %124 = getelementptr double, ptr %1, i64 %123
  %125 = getelementptr double, ptr %124, i64 %122
  %126 = load double, ptr %125, align 8, !tbaa !19
  %127 = fdiv contract double -1.000000e+00, %126
  %128 = mul nsw i64 %122, %3
  %129 = getelementptr inbounds double, ptr %2, i64 %128
  %130 = getelementptr inbounds i64, ptr %27, i64 %122
  %131 = load i64, ptr %130, align 8, !tbaa !38
  %132 = icmp sgt i64 %131, -1
  br i1 %132, label %151, label %133

133:                                              ; preds = %190, %119
  br i1 %28, label %134, label %194

134:                                              ; preds = %133
  br i1 %32, label %149, label %135

135:                                              ; preds = %134
  %136 = insertelement <2 x double> poison, double %127, i64 0
  %137 = shufflevector <2 x double> %136, <2 x double> poison, <2 x i32> zeroinitializer
  br label %138

138:                                              ; preds = %138, %135
  %139 = phi i64 [ 0, %135 ], [ %146, %138 ]
  %140 = getelementptr inbounds double, ptr %129, i64 %139
  %141 = getelementptr inbounds double, ptr %140, i64 2
  %142 = load <2 x double>, ptr %140, align 8, !tbaa !19
  %143 = load <2 x double>, ptr %141, align 8, !tbaa !19
  %144 = fmul contract <2 x double> %137, %142
  %145 = fmul contract <2 x double> %137, %143
  store <2 x double> %144, ptr %140, align 8, !tbaa !19
  store <2 x double> %145, ptr %141, align 8, !tbaa !19
  %146 = add nuw i64 %139, 4
  %147 = icmp eq i64 %146, %33
  br i1 %147, label %148, label %138, !llvm.loop !378

148:                                              ; preds = %138
  br i1 %34, label %194, label %149

149:                                              ; preds = %134, %148
  %150 = phi i64 [ 0, %134 ], [ %33, %148 ]
  br label %197

151:                                              ; preds = %119, %190
  %152 = phi i64 [ %192, %190 ], [ %131, %119 ]
  %153 = getelementptr double, ptr %124, i64 %152
  %154 = load double, ptr %153, align 8, !tbaa !19
  %155 = mul nsw i64 %152, %3
  %156 = getelementptr inbounds double, ptr %2, i64 %155
  tail call void @llvm.experimental.noalias.scope.decl(metadata !379)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !382)
  br i1 %28, label %157, label %190

157:                                              ; preds = %151
  br i1 %29, label %178, label %158

158:                                              ; preds = %157
  %159 = insertelement <4 x double> poison, double %154, i64 0
  %160 = shufflevector <4 x double> %159, <4 x double> poison, <4 x i32> zeroinitializer
  br label %161

161:                                              ; preds = %161, %158
  %162 = phi i64 [ 0, %158 ], [ %175, %161 ]
  %163 = getelementptr inbounds double, ptr %156, i64 %162
  %164 = getelementptr inbounds double, ptr %163, i64 4
  %165 = load <4 x double>, ptr %163, align 8, !tbaa !19, !alias.scope !382, !noalias !379
  %166 = load <4 x double>, ptr %164, align 8, !tbaa !19, !alias.scope !382, !noalias !379
  %167 = getelementptr inbounds double, ptr %129, i64 %162
  %168 = getelementptr inbounds double, ptr %167, i64 4
  %169 = load <4 x double>, ptr %167, align 8, !tbaa !19, !alias.scope !379, !noalias !382
  %170 = load <4 x double>, ptr %168, align 8, !tbaa !19, !alias.scope !379, !noalias !382
  %171 = fmul contract <4 x double> %160, %165
  %172 = fmul contract <4 x double> %160, %166
  %173 = fadd contract <4 x double> %169, %171
  %174 = fadd contract <4 x double> %170, %172
  store <4 x double> %173, ptr %167, align 8, !tbaa !19, !alias.scope !379, !noalias !382
  store <4 x double> %174, ptr %168, align 8, !tbaa !19, !alias.scope !379, !noalias !382
  %175 = add nuw i64 %162, 8
  %176 = icmp eq i64 %175, %30
  br i1 %176, label %177, label %161, !llvm.loop !384

177:                                              ; preds = %161
  br i1 %31, label %190, label %178

178:                                              ; preds = %157, %177
  %179 = phi i64 [ 0, %157 ], [ %30, %177 ]
  br label %180

180:                                              ; preds = %178, %180
  %181 = phi i64 [ %188, %180 ], [ %179, %178 ]
  %182 = getelementptr inbounds double, ptr %156, i64 %181
  %183 = load double, ptr %182, align 8, !tbaa !19, !alias.scope !382, !noalias !379
  %184 = getelementptr inbounds double, ptr %129, i64 %181
  %185 = load double, ptr %184, align 8, !tbaa !19, !alias.scope !379, !noalias !382
  %186 = fmul contract double %154, %183
  %187 = fadd contract double %185, %186
  store double %187, ptr %184, align 8, !tbaa !19, !alias.scope !379, !noalias !382
  %188 = add nuw nsw i64 %181, 1
  %189 = icmp eq i64 %188, %3
  br i1 %189, label %190, label %180, !llvm.loop !385

190:                                              ; preds = %180, %177, %151
  %191 = getelementptr inbounds i64, ptr %27, i64 %152
  %192 = load i64, ptr %191, align 8, !tbaa !38
  %193 = icmp sgt i64 %192, -1
  br i1 %193, label %151, label %133, !llvm.loop !386

194:                                              ; preds = %197, %148, %133
  %195 = add nuw nsw i64 %120, 1
  %196 = icmp eq i64 %195, %6
  br i1 %196, label %118, label %119, !llvm.loop !387

197:                                              ; preds = %149, %197
  %198 = phi i64 [ %202, %197 ], [ %150, %149 ]
  %199 = getelementptr inbounds double, ptr %129, i64 %198
  %200 = load double, ptr %199, align 8, !tbaa !19
  %201 = fmul contract double %127, %200
  store double %201, ptr %199, align 8, !tbaa !19
  %202 = add nuw nsw i64 %198, 1
  %203 = icmp eq i64 %202, %3
  br i1 %203, label %194, label %197, !llvm.loop !388
}

declare ptr @PyEval_SaveThread() local_unnamed_addr #4

declare void @PyEval_RestoreThread(ptr noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #5 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #6 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #11 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { nounwind }

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
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.mustprogress"}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.unroll.disable"}
!25 = !{!6, !7, i64 16}
!26 = distinct !{!26, !24}
!27 = distinct !{!27, !24}
!28 = !{!6, !10, i64 448}
!29 = !{!6, !7, i64 96}
!30 = !{!6, !7, i64 128}
!31 = distinct !{!31, !24}
!32 = !{!6, !7, i64 72}
!33 = !{!6, !7, i64 0}
!34 = !{!6, !10, i64 464}
!35 = distinct !{!35, !22}
!36 = !{!6, !10, i64 552}
!37 = !{!6, !10, i64 256}
!38 = !{!7, !7, i64 0}
!39 = !{!6, !10, i64 408}
!40 = !{!6, !10, i64 320}
!41 = !{!6, !10, i64 216}
!42 = !{!6, !10, i64 224}
!43 = distinct !{!43, !22}
!44 = distinct !{!44, !24}
!45 = distinct !{!45, !22}
!46 = !{!6, !10, i64 240}
!47 = distinct !{!47, !22}
!48 = distinct !{!48, !22}
!49 = !{!6, !7, i64 120}
!50 = !{!6, !10, i64 488}
!51 = !{!6, !10, i64 200}
!52 = !{!53}
!53 = distinct !{!53, !54}
!54 = distinct !{!54, !"LVerDomain"}
!55 = !{!56, !57, !58, !59, !60, !61, !62, !63, !64, !65, !66}
!56 = distinct !{!56, !54}
!57 = distinct !{!57, !54}
!58 = distinct !{!58, !54}
!59 = distinct !{!59, !54}
!60 = distinct !{!60, !54}
!61 = distinct !{!61, !54}
!62 = distinct !{!62, !54}
!63 = distinct !{!63, !54}
!64 = distinct !{!64, !54}
!65 = distinct !{!65, !54}
!66 = distinct !{!66, !54}
!67 = !{!56}
!68 = !{!57, !58, !59, !60, !61, !62, !63, !64, !65, !66}
!69 = !{!57}
!70 = !{!58, !59, !60, !61, !62, !63, !64, !65, !66}
!71 = !{!58}
!72 = !{!59, !60, !61, !62, !63, !64, !65, !66}
!73 = !{!59}
!74 = !{!60, !61, !62, !63, !64, !65, !66}
!75 = !{!60}
!76 = !{!61, !62, !63, !64, !65, !66}
!77 = distinct !{!77, !22, !78, !79}
!78 = !{!"llvm.loop.isvectorized", i32 1}
!79 = !{!"llvm.loop.unroll.runtime.disable"}
!80 = distinct !{!80, !22}
!81 = distinct !{!81, !22, !78}
!82 = !{!6, !10, i64 384}
!83 = distinct !{!83, !22}
!84 = distinct !{!84, !22}
!85 = distinct !{!85, !22}
!86 = !{!6, !7, i64 184}
!87 = !{!6, !7, i64 192}
!88 = !{!6, !10, i64 472}
!89 = !{!6, !7, i64 88}
!90 = !{!6, !7, i64 104}
!91 = !{!6, !7, i64 112}
!92 = distinct !{!92, !22}
!93 = !{!6, !7, i64 136}
!94 = !{!6, !7, i64 8}
!95 = distinct !{!95, !22, !78, !79}
!96 = distinct !{!96, !22, !79, !78}
!97 = !{!6, !10, i64 248}
!98 = distinct !{!98, !24}
!99 = distinct !{!99, !22}
!100 = distinct !{!100, !24}
!101 = distinct !{!101, !22}
!102 = distinct !{!102, !22}
!103 = distinct !{!103, !22, !78, !79}
!104 = distinct !{!104, !22, !79, !78}
!105 = distinct !{!105, !22}
!106 = distinct !{!106, !22}
!107 = !{!108}
!108 = distinct !{!108, !109}
!109 = distinct !{!109, !"LVerDomain"}
!110 = !{!111}
!111 = distinct !{!111, !109}
!112 = distinct !{!112, !22, !78, !79}
!113 = !{!114}
!114 = distinct !{!114, !115}
!115 = distinct !{!115, !"LVerDomain"}
!116 = !{!117}
!117 = distinct !{!117, !115}
!118 = distinct !{!118, !22, !78, !79}
!119 = distinct !{!119, !22, !78}
!120 = distinct !{!120, !22, !78}
!121 = distinct !{!121, !22}
!122 = distinct !{!122, !22}
!123 = distinct !{!123, !24}
!124 = !{!6, !10, i64 232}
!125 = distinct !{!125, !22}
!126 = distinct !{!126, !22}
!127 = distinct !{!127, !22}
!128 = distinct !{!128, !22}
!129 = distinct !{!129, !22}
!130 = !{!6, !10, i64 480}
!131 = !{!6, !10, i64 296}
!132 = !{!6, !10, i64 304}
!133 = distinct !{!133, !22}
!134 = distinct !{!134, !22}
!135 = distinct !{!135, !22}
!136 = !{!6, !10, i64 368}
!137 = distinct !{!137, !22}
!138 = distinct !{!138, !22}
!139 = !{!140, !7, i64 32}
!140 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !10, i64 72}
!141 = !{!140, !7, i64 40}
!142 = !{!140, !7, i64 48}
!143 = !{!140, !7, i64 0}
!144 = !{!140, !7, i64 56}
!145 = !{!140, !7, i64 8}
!146 = !{!10, !10, i64 0}
!147 = !{!140, !7, i64 16}
!148 = !{!149, !10, i64 40}
!149 = !{!"", !10, i64 0, !150, i64 8, !10, i64 16, !10, i64 24, !10, i64 32, !10, i64 40, !150, i64 48}
!150 = !{!"int", !8, i64 0}
!151 = !{!140, !7, i64 24}
!152 = !{!149, !150, i64 8}
!153 = !{!149, !150, i64 48}
!154 = !{!149, !10, i64 16}
!155 = distinct !{!155, !24}
!156 = distinct !{!156, !22}
!157 = !{!149, !10, i64 0}
!158 = !{!140, !10, i64 72}
!159 = !{!6, !7, i64 32}
!160 = !{!6, !10, i64 456}
!161 = distinct !{!161, !22}
!162 = !{!6, !10, i64 272}
!163 = distinct !{!163, !22}
!164 = distinct !{!164, !22}
!165 = distinct !{!165, !22}
!166 = distinct !{!166, !22}
!167 = !{!6, !10, i64 392}
!168 = distinct !{!168, !24}
!169 = distinct !{!169, !22}
!170 = distinct !{!170, !22}
!171 = distinct !{!171, !22}
!172 = distinct !{!172, !22}
!173 = distinct !{!173, !22}
!174 = distinct !{!174, !22}
!175 = distinct !{!175, !22}
!176 = distinct !{!176, !22}
!177 = !{!6, !7, i64 64}
!178 = distinct !{!178, !22, !78, !79}
!179 = distinct !{!179, !22}
!180 = distinct !{!180, !22}
!181 = distinct !{!181, !22, !79, !78}
!182 = distinct !{!182, !22}
!183 = distinct !{!183, !22}
!184 = !{!6, !10, i64 432}
!185 = !{!6, !10, i64 424}
!186 = !{!6, !10, i64 280}
!187 = !{!6, !10, i64 416}
!188 = !{!6, !10, i64 288}
!189 = distinct !{!189, !22}
!190 = distinct !{!190, !24}
!191 = distinct !{!191, !22}
!192 = distinct !{!192, !22}
!193 = distinct !{!193, !24}
!194 = distinct !{!194, !22}
!195 = distinct !{!195, !24}
!196 = distinct !{!196, !22}
!197 = distinct !{!197, !22}
!198 = distinct !{!198, !22}
!199 = distinct !{!199, !22}
!200 = distinct !{!200, !22}
!201 = !{!202}
!202 = distinct !{!202, !203}
!203 = distinct !{!203, !"LVerDomain"}
!204 = !{!205}
!205 = distinct !{!205, !203}
!206 = distinct !{!206, !22, !78, !79}
!207 = distinct !{!207, !24}
!208 = distinct !{!208, !22}
!209 = distinct !{!209, !22}
!210 = distinct !{!210, !22, !78}
!211 = distinct !{!211, !24}
!212 = distinct !{!212, !22}
!213 = distinct !{!213, !22}
!214 = distinct !{!214, !22}
!215 = distinct !{!215, !22}
!216 = !{!217, !20, i64 0}
!217 = !{!"", !20, i64 0, !8, i64 8, !8, i64 32, !8, i64 104, !8, i64 176, !8, i64 248, !8, i64 296, !8, i64 584}
!218 = distinct !{!218, !22}
!219 = distinct !{!219, !22}
!220 = distinct !{!220, !22}
!221 = distinct !{!221, !22}
!222 = distinct !{!222, !22}
!223 = distinct !{!223, !22}
!224 = distinct !{!224, !22}
!225 = !{!226}
!226 = distinct !{!226, !227}
!227 = distinct !{!227, !"LVerDomain"}
!228 = !{!229}
!229 = distinct !{!229, !227}
!230 = !{!231, !226}
!231 = distinct !{!231, !227}
!232 = distinct !{!232, !22, !78, !79}
!233 = distinct !{!233, !22, !78}
!234 = distinct !{!234, !22}
!235 = distinct !{!235, !22}
!236 = !{!237}
!237 = distinct !{!237, !238}
!238 = distinct !{!238, !"LVerDomain"}
!239 = !{!240}
!240 = distinct !{!240, !238}
!241 = !{!242}
!242 = distinct !{!242, !238}
!243 = distinct !{!243, !22, !78, !79}
!244 = distinct !{!244, !22, !78}
!245 = distinct !{!245, !22}
!246 = !{!6, !7, i64 144}
!247 = !{!6, !7, i64 168}
!248 = !{!6, !10, i64 560}
!249 = !{!6, !7, i64 176}
!250 = !{!6, !7, i64 160}
!251 = !{!6, !10, i64 576}
!252 = distinct !{!252, !24}
!253 = distinct !{!253, !22}
!254 = !{!6, !10, i64 584}
!255 = distinct !{!255, !22}
!256 = distinct !{!256, !22}
!257 = distinct !{!257, !22}
!258 = !{!6, !10, i64 328}
!259 = !{!6, !10, i64 544}
!260 = !{!6, !10, i64 568}
!261 = !{!262}
!262 = distinct !{!262, !263}
!263 = distinct !{!263, !"LVerDomain"}
!264 = !{!265}
!265 = distinct !{!265, !263}
!266 = !{!267}
!267 = distinct !{!267, !263}
!268 = !{!269}
!269 = distinct !{!269, !263}
!270 = !{!271}
!271 = distinct !{!271, !263}
!272 = !{!273}
!273 = distinct !{!273, !263}
!274 = distinct !{!274, !22, !78, !79}
!275 = distinct !{!275, !22, !78}
!276 = distinct !{!276, !22}
!277 = distinct !{!277, !22}
!278 = !{!6, !10, i64 336}
!279 = distinct !{!279, !24}
!280 = distinct !{!280, !22}
!281 = !{!6, !7, i64 40}
!282 = !{!6, !7, i64 48}
!283 = !{!6, !10, i64 400}
!284 = !{!6, !10, i64 264}
!285 = distinct !{!285, !22}
!286 = distinct !{!286, !24}
!287 = !{!6, !10, i64 208}
!288 = distinct !{!288, !22}
!289 = distinct !{!289, !22, !78, !79}
!290 = distinct !{!290, !22, !78}
!291 = !{!6, !10, i64 376}
!292 = distinct !{!292, !22}
!293 = distinct !{!293, !22}
!294 = distinct !{!294, !22}
!295 = distinct !{!295, !22}
!296 = !{!297}
!297 = distinct !{!297, !298}
!298 = distinct !{!298, !"LVerDomain"}
!299 = !{!300}
!300 = distinct !{!300, !298}
!301 = !{!302}
!302 = distinct !{!302, !298}
!303 = !{!297, !304, !300}
!304 = distinct !{!304, !298}
!305 = distinct !{!305, !22, !78, !79}
!306 = distinct !{!306, !22, !78}
!307 = distinct !{!307, !22}
!308 = distinct !{!308, !22}
!309 = !{!310}
!310 = distinct !{!310, !311}
!311 = distinct !{!311, !"LVerDomain"}
!312 = !{!313}
!313 = distinct !{!313, !311}
!314 = !{!315, !310}
!315 = distinct !{!315, !311}
!316 = distinct !{!316, !22, !78, !79}
!317 = distinct !{!317, !22, !78}
!318 = distinct !{!318, !22}
!319 = !{!6, !10, i64 312}
!320 = !{!321}
!321 = distinct !{!321, !322}
!322 = distinct !{!322, !"LVerDomain"}
!323 = !{!324}
!324 = distinct !{!324, !322}
!325 = !{!326, !327, !321}
!326 = distinct !{!326, !322}
!327 = distinct !{!327, !322}
!328 = distinct !{!328, !22, !78, !79}
!329 = distinct !{!329, !22, !78}
!330 = distinct !{!330, !22}
!331 = distinct !{!331, !22}
!332 = !{!333}
!333 = distinct !{!333, !334}
!334 = distinct !{!334, !"LVerDomain"}
!335 = !{!336}
!336 = distinct !{!336, !334}
!337 = distinct !{!337, !22, !78, !79}
!338 = distinct !{!338, !22, !78}
!339 = distinct !{!339, !22}
!340 = !{!341}
!341 = distinct !{!341, !342}
!342 = distinct !{!342, !"LVerDomain"}
!343 = !{!344}
!344 = distinct !{!344, !342}
!345 = !{!346}
!346 = distinct !{!346, !342}
!347 = !{!341, !348, !344}
!348 = distinct !{!348, !342}
!349 = distinct !{!349, !22, !78, !79}
!350 = distinct !{!350, !22, !78}
!351 = !{!6, !10, i64 360}
!352 = distinct !{!352, !22}
!353 = !{!6, !10, i64 352}
!354 = distinct !{!354, !22}
!355 = !{!6, !7, i64 152}
!356 = !{!6, !10, i64 344}
!357 = distinct !{!357, !22}
!358 = !{!359}
!359 = distinct !{!359, !360}
!360 = distinct !{!360, !"LVerDomain"}
!361 = !{!362}
!362 = distinct !{!362, !360}
!363 = distinct !{!363, !22, !78, !79}
!364 = distinct !{!364, !22, !78}
!365 = distinct !{!365, !22}
!366 = distinct !{!366, !22}
!367 = distinct !{!367, !22}
!368 = distinct !{!368, !22, !78, !79}
!369 = distinct !{!369, !22, !79, !78}
!370 = !{!371}
!371 = distinct !{!371, !372, !"take_away: argument 0"}
!372 = distinct !{!372, !"take_away"}
!373 = !{!374}
!374 = distinct !{!374, !372, !"take_away: argument 1"}
!375 = distinct !{!375, !22, !78, !79}
!376 = distinct !{!376, !22, !79, !78}
!377 = distinct !{!377, !22}
!378 = distinct !{!378, !22, !78, !79}
!379 = !{!380}
!380 = distinct !{!380, !381, !"take_away: argument 0"}
!381 = distinct !{!381, !"take_away"}
!382 = !{!383}
!383 = distinct !{!383, !381, !"take_away: argument 1"}
!384 = distinct !{!384, !22, !78, !79}
!385 = distinct !{!385, !22, !79, !78}
!386 = distinct !{!386, !22}
!387 = distinct !{!387, !22}
!388 = distinct !{!388, !22, !79, !78}
