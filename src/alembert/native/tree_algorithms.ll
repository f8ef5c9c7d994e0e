; sha256 of tree_algorithms.c and its headers: 8846df595df240ffb8aeff1d86aad8590386a07a5b7fc9fb2c87eeeb43617c31

%struct.Link = type { [9 x double], [3 x double], [3 x double], [3 x double], [3 x double], [36 x double], [6 x double], [9 x double], [9 x double], [9 x double], [6 x double], [36 x double], [36 x double], [6 x double], [6 x double], [6 x double], [6 x double], [6 x double] }
%struct.Tree = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Whole = type { double, [3 x double], [9 x double], [9 x double], [9 x double], [6 x double], [36 x double], [18 x double] }
%struct.Single = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr }
%struct.Array = type { ptr, i32, ptr, ptr, ptr, ptr, i32 }

@tree_offsets = local_unnamed_addr constant [74 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248, i64 256, i64 264, i64 272, i64 280, i64 288, i64 296, i64 304, i64 312, i64 320, i64 328, i64 336, i64 344, i64 352, i64 360, i64 368, i64 376, i64 384, i64 392, i64 400, i64 408, i64 416, i64 424, i64 432, i64 440, i64 448, i64 456, i64 464, i64 472, i64 480, i64 488, i64 496, i64 504, i64 512, i64 520, i64 528, i64 536, i64 544, i64 552, i64 560, i64 568, i64 576, i64 584], align 16
@single_offsets = local_unnamed_addr constant [14 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104], align 16
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
  br i1 %11, label %12, label %1016

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

66:                                               ; preds = %12, %1010
  %67 = phi i64 [ %65, %12 ], [ %994, %1010 ]
  %68 = phi i64 [ 0, %12 ], [ %1013, %1010 ]
  %69 = phi ptr [ %14, %12 ], [ %1012, %1010 ]
  %70 = phi ptr [ %16, %12 ], [ %1006, %1010 ]
  %71 = phi ptr [ %18, %12 ], [ %1004, %1010 ]
  %72 = phi ptr [ %20, %12 ], [ %1002, %1010 ]
  %73 = phi ptr [ %22, %12 ], [ %997, %1010 ]
  %74 = phi ptr [ %24, %12 ], [ %995, %1010 ]
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
  br i1 %125, label %1016, label %126

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
  br i1 %178, label %1016, label %179

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
  br i1 %232, label %1016, label %233

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
  br i1 %299, label %1016, label %300

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
  switch i64 %309, label %993 [
    i64 0, label %318
    i64 1, label %320
    i64 2, label %310
    i64 3, label %335
    i64 4, label %345
    i64 5, label %579
    i64 6, label %597
    i64 7, label %722
    i64 8, label %980
    i64 9, label %986
    i64 10, label %988
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
  br label %990

320:                                              ; preds = %308
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1)
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %70)
  %321 = icmp eq ptr %69, null
  br i1 %321, label %993, label %322

322:                                              ; preds = %320
  %323 = load i64, ptr %0, align 8, !tbaa !33
  %324 = icmp sgt i64 %323, 0
  br i1 %324, label %325, label %993

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
  br i1 %333, label %325, label %993

334:                                              ; preds = %313, %310
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef null, ptr noundef %70)
  br label %993

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
  br label %993

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
  br i1 %351, label %352, label %993

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
  br i1 %456, label %352, label %993, !llvm.loop !45

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
  br i1 %581, label %582, label %993

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
  br i1 %596, label %582, label %993, !llvm.loop !48

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
  br i1 %611, label %993, label %612

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
  br label %662

662:                                              ; preds = %677, %612
  %663 = phi double [ %655, %612 ], [ %683, %677 ]
  %664 = phi i64 [ %609, %612 ], [ %685, %677 ]
  %665 = phi <2 x double> [ %642, %612 ], [ %680, %677 ]
  %666 = getelementptr inbounds i64, ptr %656, i64 %664
  %667 = load i64, ptr %666, align 8, !tbaa !38
  %668 = icmp sgt i64 %667, 0
  br i1 %668, label %669, label %677

669:                                              ; preds = %662
  %670 = getelementptr inbounds %struct.Link, ptr %607, i64 %664, i32 5
  %671 = load ptr, ptr %42, align 8, !tbaa !46
  %672 = getelementptr inbounds i64, ptr %671, i64 %664
  %673 = load i64, ptr %672, align 8, !tbaa !38
  %674 = getelementptr double, ptr %70, i64 %673
  %675 = extractelement <2 x double> %665, i64 0
  %676 = extractelement <2 x double> %665, i64 1
  br label %687

677:                                              ; preds = %687, %662
  %678 = getelementptr inbounds %struct.Link, ptr %607, i64 %664, i32 4, i64 0
  %679 = load <2 x double>, ptr %678, align 8, !tbaa !19
  %680 = fadd contract <2 x double> %665, %679
  %681 = getelementptr inbounds %struct.Link, ptr %607, i64 %664, i32 4, i64 2
  %682 = load double, ptr %681, align 8, !tbaa !19
  %683 = fadd contract double %663, %682
  %684 = getelementptr inbounds i64, ptr %657, i64 %664
  %685 = load i64, ptr %684, align 8, !tbaa !38
  %686 = icmp sgt i64 %685, -1
  br i1 %686, label %662, label %993, !llvm.loop !52

687:                                              ; preds = %687, %669
  %688 = phi i64 [ 0, %669 ], [ %720, %687 ]
  %689 = mul nuw nsw i64 %688, 6
  %690 = getelementptr inbounds double, ptr %670, i64 %689
  %691 = load double, ptr %690, align 8
  %692 = getelementptr inbounds i8, ptr %690, i64 8
  %693 = load double, ptr %692, align 8
  %694 = getelementptr inbounds i8, ptr %690, i64 16
  %695 = load double, ptr %694, align 8
  %696 = getelementptr inbounds i8, ptr %690, i64 24
  %697 = load double, ptr %696, align 8
  %698 = getelementptr inbounds i8, ptr %690, i64 32
  %699 = load double, ptr %698, align 8
  %700 = getelementptr inbounds i8, ptr %690, i64 40
  %701 = load double, ptr %700, align 8
  %702 = fmul contract double %663, %693
  %703 = fmul contract double %676, %695
  %704 = fsub contract double %702, %703
  %705 = fadd contract double %697, %704
  %706 = fmul contract double %675, %695
  %707 = fmul contract double %663, %691
  %708 = fsub contract double %706, %707
  %709 = fadd contract double %699, %708
  %710 = fmul contract double %676, %691
  %711 = fmul contract double %675, %693
  %712 = fsub contract double %710, %711
  %713 = fadd contract double %712, %701
  %714 = getelementptr double, ptr %674, i64 %688
  store double %691, ptr %714, align 8, !tbaa !19
  %715 = getelementptr double, ptr %714, i64 %608
  store double %693, ptr %715, align 8, !tbaa !19
  %716 = getelementptr double, ptr %714, i64 %658
  store double %695, ptr %716, align 8, !tbaa !19
  %717 = getelementptr double, ptr %714, i64 %659
  store double %705, ptr %717, align 8, !tbaa !19
  %718 = getelementptr double, ptr %714, i64 %660
  store double %709, ptr %718, align 8, !tbaa !19
  %719 = getelementptr double, ptr %714, i64 %661
  store double %713, ptr %719, align 8, !tbaa !19
  %720 = add nuw nsw i64 %688, 1
  %721 = icmp eq i64 %720, %667
  br i1 %721, label %677, label %687, !llvm.loop !53

722:                                              ; preds = %308
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  call fastcc void @all_accelerations(ptr noundef nonnull %0, ptr noundef %72)
  %723 = load ptr, ptr %35, align 8, !tbaa !39
  %724 = load i64, ptr %0, align 8, !tbaa !33
  %725 = mul nsw i64 %724, 10
  %726 = load i64, ptr %27, align 8, !tbaa !25
  %727 = mul i64 %724, 80
  %728 = mul i64 %727, %726
  call void @llvm.memset.p0.i64(ptr align 8 %70, i8 0, i64 %728, i1 false)
  %729 = load i64, ptr %0, align 8, !tbaa !33
  %730 = icmp sgt i64 %729, 0
  br i1 %730, label %731, label %993

731:                                              ; preds = %722, %766
  %732 = phi i64 [ %767, %766 ], [ 0, %722 ]
  %733 = getelementptr inbounds %struct.Link, ptr %723, i64 %732
  %734 = getelementptr inbounds %struct.Link, ptr %723, i64 %732, i32 14
  %735 = getelementptr inbounds %struct.Link, ptr %723, i64 %732, i32 14, i64 3
  %736 = load ptr, ptr %36, align 8, !tbaa !54
  %737 = load <2 x double>, ptr %735, align 8, !tbaa !19
  %738 = load <2 x double>, ptr %736, align 8, !tbaa !19
  %739 = fsub contract <2 x double> %737, %738
  %740 = getelementptr inbounds %struct.Link, ptr %723, i64 %732, i32 14, i64 5
  %741 = load double, ptr %740, align 8, !tbaa !19
  %742 = getelementptr inbounds double, ptr %736, i64 2
  %743 = load double, ptr %742, align 8, !tbaa !19
  %744 = fsub contract double %741, %743
  %745 = mul nsw i64 %732, 10
  %746 = getelementptr inbounds double, ptr %70, i64 %745
  %747 = getelementptr inbounds double, ptr %734, i64 1
  %748 = getelementptr inbounds double, ptr %734, i64 2
  %749 = getelementptr inbounds %struct.Link, ptr %723, i64 %732, i32 1
  %750 = getelementptr inbounds double, ptr %749, i64 1
  %751 = getelementptr inbounds double, ptr %749, i64 2
  %752 = getelementptr inbounds %struct.Link, ptr %723, i64 %732, i32 5
  %753 = getelementptr inbounds [9 x double], ptr %733, i64 0, i64 3
  %754 = getelementptr inbounds [9 x double], ptr %733, i64 0, i64 6
  %755 = getelementptr inbounds [9 x double], ptr %733, i64 0, i64 1
  %756 = getelementptr inbounds [9 x double], ptr %733, i64 0, i64 4
  %757 = getelementptr inbounds [9 x double], ptr %733, i64 0, i64 7
  %758 = getelementptr inbounds [9 x double], ptr %733, i64 0, i64 2
  %759 = getelementptr inbounds [9 x double], ptr %733, i64 0, i64 5
  %760 = getelementptr inbounds [9 x double], ptr %733, i64 0, i64 8
  %761 = shufflevector <2 x double> %739, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %762 = insertelement <2 x double> %761, double %744, i64 0
  %763 = extractelement <2 x double> %739, i64 1
  %764 = insertelement <2 x double> %739, double %744, i64 0
  %765 = extractelement <2 x double> %739, i64 0
  br label %770

766:                                              ; preds = %947
  %767 = add nuw nsw i64 %732, 1
  %768 = load i64, ptr %0, align 8, !tbaa !33
  %769 = icmp slt i64 %767, %768
  br i1 %769, label %731, label %993, !llvm.loop !55

770:                                              ; preds = %947, %731
  %771 = phi i64 [ 0, %731 ], [ %948, %947 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %2) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %2, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %3) #14
  %772 = load double, ptr %733, align 8, !tbaa !19
  store double %772, ptr %3, align 16, !tbaa !19
  %773 = load double, ptr %753, align 8, !tbaa !19
  store double %773, ptr %43, align 8, !tbaa !19
  %774 = load double, ptr %754, align 8, !tbaa !19
  store double %774, ptr %44, align 16, !tbaa !19
  %775 = load double, ptr %755, align 8, !tbaa !19
  store double %775, ptr %45, align 8, !tbaa !19
  %776 = load double, ptr %756, align 8, !tbaa !19
  store double %776, ptr %46, align 16, !tbaa !19
  %777 = load double, ptr %757, align 8, !tbaa !19
  store double %777, ptr %47, align 8, !tbaa !19
  %778 = load double, ptr %758, align 8, !tbaa !19
  store double %778, ptr %48, align 16, !tbaa !19
  %779 = load double, ptr %759, align 8, !tbaa !19
  store double %779, ptr %49, align 8, !tbaa !19
  %780 = load double, ptr %760, align 8, !tbaa !19
  store double %780, ptr %50, align 16, !tbaa !19
  %781 = icmp eq i64 %771, 0
  br i1 %781, label %782, label %783

782:                                              ; preds = %770
  store <2 x double> %739, ptr %39, align 8
  store double %744, ptr %41, align 8
  br label %933

783:                                              ; preds = %770
  %784 = icmp ult i64 %771, 4
  br i1 %784, label %785, label %839

785:                                              ; preds = %783
  %786 = add nsw i64 %771, -1
  %787 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %786
  %788 = getelementptr inbounds double, ptr %787, i64 2
  %789 = load double, ptr %788, align 8, !tbaa !19
  %790 = load double, ptr %749, align 8, !tbaa !19
  %791 = load double, ptr %748, align 8, !tbaa !19
  %792 = fmul contract double %763, %789
  %793 = load <2 x double>, ptr %787, align 8, !tbaa !19
  %794 = shufflevector <2 x double> %793, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %795 = extractelement <2 x double> %793, i64 1
  %796 = fmul contract double %795, %790
  %797 = fmul contract double %795, %791
  %798 = load <2 x double>, ptr %750, align 8, !tbaa !19
  %799 = shufflevector <2 x double> %798, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %800 = load <2 x double>, ptr %734, align 8, !tbaa !19
  %801 = shufflevector <2 x double> %800, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %802 = extractelement <2 x double> %800, i64 1
  %803 = fmul contract double %789, %802
  %804 = insertelement <2 x double> %798, double %790, i64 0
  %805 = insertelement <2 x double> %793, double %789, i64 0
  %806 = fmul contract <2 x double> %804, %805
  %807 = insertelement <2 x double> %793, double %789, i64 1
  %808 = fmul contract <2 x double> %799, %807
  %809 = fsub contract <2 x double> %808, %806
  %810 = extractelement <2 x double> %798, i64 0
  %811 = extractelement <2 x double> %793, i64 0
  %812 = fmul contract double %810, %811
  %813 = fsub contract double %796, %812
  %814 = fsub contract double %803, %797
  %815 = insertelement <2 x double> %800, double %791, i64 1
  %816 = fmul contract <2 x double> %794, %815
  %817 = fmul contract <2 x double> %807, %801
  %818 = fsub contract <2 x double> %816, %817
  %819 = fmul contract double %810, %813
  %820 = fmul contract <2 x double> %799, %809
  %821 = extractelement <2 x double> %820, i64 0
  %822 = fsub contract double %819, %821
  %823 = fadd contract double %814, %822
  store double %823, ptr %39, align 8, !tbaa !19
  %824 = fmul contract <2 x double> %804, %809
  %825 = insertelement <2 x double> %798, double %790, i64 1
  %826 = shufflevector <2 x double> %809, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %827 = insertelement <2 x double> %826, double %813, i64 1
  %828 = fmul contract <2 x double> %825, %827
  %829 = fsub contract <2 x double> %824, %828
  %830 = fadd contract <2 x double> %829, %818
  %831 = shufflevector <2 x double> %830, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  store <2 x double> %831, ptr %40, align 16, !tbaa !19
  %832 = fmul contract double %744, %795
  %833 = fsub contract double %832, %792
  store double %833, ptr %2, align 16, !tbaa !19
  %834 = insertelement <2 x double> poison, double %789, i64 0
  %835 = shufflevector <2 x double> %834, <2 x double> %793, <2 x i32> <i32 0, i32 2>
  %836 = fmul contract <2 x double> %739, %835
  %837 = fmul contract <2 x double> %762, %793
  %838 = fsub contract <2 x double> %836, %837
  store <2 x double> %838, ptr %38, align 8, !tbaa !19
  br label %933

839:                                              ; preds = %783
  %840 = add nsw i64 %771, -4
  %841 = getelementptr inbounds [6 x i64], ptr @regressor.first, i64 0, i64 %840
  %842 = load i64, ptr %841, align 8, !tbaa !38
  %843 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %842
  %844 = getelementptr inbounds [6 x i64], ptr @regressor.second, i64 0, i64 %840
  %845 = load i64, ptr %844, align 8, !tbaa !38
  %846 = getelementptr inbounds [3 x [3 x double]], ptr %3, i64 0, i64 %845
  %847 = icmp ne i64 %842, %845
  %848 = uitofp i1 %847 to double
  %849 = load double, ptr %846, align 8, !tbaa !19
  %850 = load double, ptr %734, align 8, !tbaa !19
  %851 = fmul contract double %849, %850
  %852 = getelementptr inbounds double, ptr %846, i64 1
  %853 = load double, ptr %843, align 8, !tbaa !19
  %854 = fmul contract double %850, %853
  %855 = getelementptr inbounds double, ptr %843, i64 1
  %856 = load double, ptr %751, align 8, !tbaa !19
  %857 = fmul contract double %849, %848
  %858 = load <2 x double>, ptr %852, align 8, !tbaa !19
  %859 = extractelement <2 x double> %858, i64 0
  %860 = extractelement <2 x double> %858, i64 1
  %861 = load <2 x double>, ptr %855, align 8, !tbaa !19
  %862 = load <2 x double>, ptr %747, align 8, !tbaa !19
  %863 = fmul contract <2 x double> %858, %862
  %864 = extractelement <2 x double> %863, i64 0
  %865 = fadd contract double %851, %864
  %866 = fmul contract <2 x double> %862, %861
  %867 = extractelement <2 x double> %866, i64 0
  %868 = fadd contract double %854, %867
  %869 = extractelement <2 x double> %866, i64 1
  %870 = fadd contract double %868, %869
  %871 = load <2 x double>, ptr %749, align 8, !tbaa !19
  %872 = extractelement <2 x double> %871, i64 0
  %873 = fmul contract double %849, %872
  %874 = extractelement <2 x double> %871, i64 1
  %875 = fmul contract double %859, %874
  %876 = fadd contract double %873, %875
  %877 = fmul contract double %860, %856
  %878 = fadd contract double %876, %877
  %879 = fmul contract double %853, %872
  %880 = extractelement <2 x double> %861, i64 0
  %881 = fmul contract double %880, %874
  %882 = fadd contract double %879, %881
  %883 = extractelement <2 x double> %861, i64 1
  %884 = fmul contract double %883, %856
  %885 = fadd contract double %882, %884
  %886 = insertelement <2 x double> %861, double %853, i64 1
  %887 = insertelement <2 x double> poison, double %878, i64 0
  %888 = shufflevector <2 x double> %887, <2 x double> poison, <2 x i32> zeroinitializer
  %889 = fmul contract <2 x double> %886, %888
  %890 = shufflevector <2 x double> %889, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %891 = insertelement <2 x double> poison, double %848, i64 0
  %892 = shufflevector <2 x double> %891, <2 x double> poison, <2 x i32> zeroinitializer
  %893 = fmul contract <2 x double> %858, %892
  %894 = shufflevector <2 x double> %893, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %895 = insertelement <2 x double> %894, double %857, i64 0
  %896 = insertelement <2 x double> poison, double %885, i64 0
  %897 = shufflevector <2 x double> %896, <2 x double> poison, <2 x i32> zeroinitializer
  %898 = fmul contract <2 x double> %895, %897
  %899 = fadd contract <2 x double> %890, %898
  %900 = insertelement <2 x double> poison, double %870, i64 0
  %901 = shufflevector <2 x double> %900, <2 x double> poison, <2 x i32> zeroinitializer
  %902 = fmul contract <2 x double> %893, %901
  %903 = fmul contract double %883, %878
  %904 = shufflevector <2 x double> %858, <2 x double> %893, <2 x i32> <i32 1, i32 3>
  %905 = shufflevector <2 x double> %862, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %906 = insertelement <2 x double> %905, double %885, i64 1
  %907 = fmul contract <2 x double> %904, %906
  %908 = insertelement <2 x double> poison, double %865, i64 0
  %909 = insertelement <2 x double> %908, double %903, i64 1
  %910 = fadd contract <2 x double> %909, %907
  %911 = shufflevector <2 x double> %910, <2 x double> poison, <2 x i32> zeroinitializer
  %912 = fmul contract <2 x double> %861, %911
  %913 = fadd contract <2 x double> %912, %902
  %914 = insertelement <2 x double> %871, double %853, i64 0
  %915 = fmul contract <2 x double> %914, %910
  %916 = insertelement <2 x double> poison, double %857, i64 0
  %917 = insertelement <2 x double> %916, double %856, i64 1
  %918 = insertelement <2 x double> %899, double %870, i64 0
  %919 = fmul contract <2 x double> %917, %918
  %920 = fadd contract <2 x double> %915, %919
  %921 = fsub contract <2 x double> %915, %919
  %922 = shufflevector <2 x double> %921, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %923 = fadd contract <2 x double> %920, %922
  %924 = extractelement <2 x double> %923, i64 0
  store double %924, ptr %2, align 16, !tbaa !19
  %925 = insertelement <2 x double> poison, double %856, i64 0
  %926 = shufflevector <2 x double> %925, <2 x double> %871, <2 x i32> <i32 0, i32 2>
  %927 = fmul contract <2 x double> %926, %899
  %928 = shufflevector <2 x double> %899, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %929 = shufflevector <2 x double> %928, <2 x double> %910, <2 x i32> <i32 3, i32 1>
  %930 = fmul contract <2 x double> %871, %929
  %931 = fsub contract <2 x double> %927, %930
  %932 = fadd contract <2 x double> %913, %931
  store <2 x double> %932, ptr %38, align 8, !tbaa !19
  br label %933

933:                                              ; preds = %839, %785, %782
  %934 = phi double [ %823, %785 ], [ 0.000000e+00, %839 ], [ %765, %782 ]
  %935 = phi double [ %833, %785 ], [ %924, %839 ], [ 0.000000e+00, %782 ]
  %936 = phi <2 x double> [ %838, %785 ], [ %932, %839 ], [ zeroinitializer, %782 ]
  %937 = phi <2 x double> [ %830, %785 ], [ zeroinitializer, %839 ], [ %764, %782 ]
  %938 = getelementptr inbounds double, ptr %746, i64 %771
  %939 = load ptr, ptr %37, align 8, !tbaa !37
  %940 = getelementptr inbounds i64, ptr %939, i64 %732
  %941 = load i64, ptr %940, align 8, !tbaa !38
  %942 = icmp sgt i64 %941, 0
  br i1 %942, label %943, label %947

943:                                              ; preds = %933
  %944 = load ptr, ptr %42, align 8, !tbaa !46
  %945 = getelementptr inbounds i64, ptr %944, i64 %732
  %946 = load i64, ptr %945, align 8, !tbaa !38
  br label %950

947:                                              ; preds = %950, %933
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %732, ptr noundef nonnull %2, ptr noundef %938, i64 noundef %725)
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %3) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %2) #14
  %948 = add nuw nsw i64 %771, 1
  %949 = icmp eq i64 %948, 10
  br i1 %949, label %766, label %770, !llvm.loop !56

950:                                              ; preds = %950, %943
  %951 = phi i64 [ 0, %943 ], [ %978, %950 ]
  %952 = mul nuw nsw i64 %951, 6
  %953 = getelementptr inbounds double, ptr %752, i64 %952
  %954 = load double, ptr %953, align 8, !tbaa !19
  %955 = fmul contract double %935, %954
  %956 = getelementptr inbounds double, ptr %953, i64 1
  %957 = load <2 x double>, ptr %956, align 8, !tbaa !19
  %958 = fmul contract <2 x double> %936, %957
  %959 = extractelement <2 x double> %958, i64 0
  %960 = fadd contract double %955, %959
  %961 = extractelement <2 x double> %958, i64 1
  %962 = fadd contract double %960, %961
  %963 = getelementptr inbounds double, ptr %953, i64 3
  %964 = load double, ptr %963, align 8, !tbaa !19
  %965 = fmul contract double %934, %964
  %966 = getelementptr inbounds double, ptr %953, i64 4
  %967 = load <2 x double>, ptr %966, align 8, !tbaa !19
  %968 = shufflevector <2 x double> %967, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %969 = fmul contract <2 x double> %937, %968
  %970 = extractelement <2 x double> %969, i64 1
  %971 = fadd contract double %965, %970
  %972 = extractelement <2 x double> %969, i64 0
  %973 = fadd contract double %971, %972
  %974 = fadd contract double %962, %973
  %975 = add nsw i64 %951, %946
  %976 = mul nsw i64 %975, %725
  %977 = getelementptr inbounds double, ptr %938, i64 %976
  store double %974, ptr %977, align 8, !tbaa !19
  %978 = add nuw nsw i64 %951, 1
  %979 = icmp eq i64 %978, %941
  br i1 %979, label %947, label %950, !llvm.loop !57

980:                                              ; preds = %308
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0)
  %981 = load i64, ptr %33, align 8, !tbaa !58
  %982 = load i64, ptr %34, align 8, !tbaa !59
  %983 = load ptr, ptr %28, align 8, !tbaa !28
  %984 = inttoptr i64 %981 to ptr
  %985 = inttoptr i64 %982 to ptr
  call void %984(ptr noundef %70, ptr noundef %983, ptr noundef %985) #14
  br label %993

986:                                              ; preds = %308
  call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1)
  %987 = load ptr, ptr %32, align 8, !tbaa !60
  call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %987)
  call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1)
  call fastcc void @all_slopes(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %70)
  call fastcc void @mass(ptr noundef nonnull %0, ptr noundef %69)
  br label %993

988:                                              ; preds = %308
  %989 = call fastcc i64 @forward_slopes(ptr noundef nonnull %0, ptr noundef %72, ptr noundef %70, ptr noundef %69)
  br label %990

990:                                              ; preds = %318, %988
  %991 = phi i64 [ %989, %988 ], [ %319, %318 ]
  %992 = icmp eq i64 %991, 0
  br i1 %992, label %993, label %1016

993:                                              ; preds = %766, %677, %582, %453, %325, %322, %320, %722, %606, %579, %345, %308, %334, %344, %980, %986, %990
  %994 = load i64, ptr %26, align 8, !tbaa !17
  %995 = getelementptr inbounds double, ptr %74, i64 %994
  %996 = load i64, ptr %62, align 8, !tbaa !61
  %997 = getelementptr inbounds double, ptr %73, i64 %996
  br i1 %234, label %1000, label %998

998:                                              ; preds = %993
  %999 = load i64, ptr %27, align 8, !tbaa !25
  br label %1000

1000:                                             ; preds = %993, %998
  %1001 = phi i64 [ %999, %998 ], [ 0, %993 ]
  %1002 = getelementptr inbounds double, ptr %72, i64 %1001
  %1003 = load i64, ptr %29, align 8, !tbaa !29
  %1004 = getelementptr inbounds double, ptr %71, i64 %1003
  %1005 = load i64, ptr %63, align 8, !tbaa !62
  %1006 = getelementptr inbounds double, ptr %70, i64 %1005
  %1007 = icmp eq ptr %69, null
  br i1 %1007, label %1010, label %1008

1008:                                             ; preds = %1000
  %1009 = load i64, ptr %64, align 8, !tbaa !63
  br label %1010

1010:                                             ; preds = %1000, %1008
  %1011 = phi i64 [ %1009, %1008 ], [ 0, %1000 ]
  %1012 = getelementptr inbounds double, ptr %69, i64 %1011
  %1013 = add nuw nsw i64 %68, 1
  %1014 = load i64, ptr %9, align 8, !tbaa !5
  %1015 = icmp slt i64 %1013, %1014
  br i1 %1015, label %66, label %1016, !llvm.loop !64

1016:                                             ; preds = %1010, %230, %176, %123, %297, %990, %1
  %1017 = phi i64 [ -1, %1 ], [ %68, %990 ], [ %68, %297 ], [ %68, %123 ], [ %68, %176 ], [ %68, %230 ], [ -1, %1010 ]
  ret i64 %1017
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind uwtable
define void @state_slopes(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #1 {
  %4 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 2
  %5 = load i64, ptr %4, align 8, !tbaa !25
  %6 = shl nsw i64 %5, 1
  %7 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 16
  %8 = load i64, ptr %7, align 8, !tbaa !30
  %9 = add nsw i64 %6, %8
  %10 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 17
  %11 = load i64, ptr %10, align 8, !tbaa !65
  %12 = add nsw i64 %9, %11
  %13 = sub nsw i64 %12, %5
  %14 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 3
  %15 = load i64, ptr %14, align 8, !tbaa !17
  %16 = add nsw i64 %13, %15
  %17 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 56
  %18 = load ptr, ptr %17, align 8, !tbaa !28
  %19 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 1
  %20 = load i64, ptr %19, align 8, !tbaa !66
  %21 = shl i64 %20, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %1, i64 %21, i1 false)
  %22 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 23
  %23 = load i64, ptr %22, align 8, !tbaa !58
  %24 = inttoptr i64 %23 to ptr
  %25 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 24
  %26 = load i64, ptr %25, align 8, !tbaa !59
  %27 = inttoptr i64 %26 to ptr
  tail call void %24(ptr noundef %0, ptr noundef %1, ptr noundef %27) #14
  %28 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 10
  %29 = load i64, ptr %28, align 8, !tbaa !5
  %30 = getelementptr inbounds double, ptr %0, i64 %29
  %31 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 7
  store i64 0, ptr %31, align 8, !tbaa !18
  %32 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 66
  %33 = load ptr, ptr %32, align 8, !tbaa !12
  %34 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 67
  %35 = load ptr, ptr %34, align 8, !tbaa !11
  %36 = tail call fastcc i64 @forward_slopes(ptr noundef %2, ptr noundef null, ptr noundef %33, ptr noundef %35)
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %46, label %38

38:                                               ; preds = %3
  %39 = mul nsw i64 %16, %5
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %129

41:                                               ; preds = %38
  %42 = and i64 %39, 7
  %43 = icmp ult i64 %39, 8
  br i1 %43, label %119, label %44

44:                                               ; preds = %41
  %45 = and i64 %39, 9223372036854775800
  br label %49

46:                                               ; preds = %3
  %47 = load i64, ptr %2, align 8, !tbaa !33
  %48 = icmp sgt i64 %47, 0
  br i1 %48, label %78, label %70

49:                                               ; preds = %49, %44
  %50 = phi i64 [ 0, %44 ], [ %67, %49 ]
  %51 = phi i64 [ 0, %44 ], [ %68, %49 ]
  %52 = getelementptr inbounds double, ptr %30, i64 %50
  store double 0x7FF8000000000000, ptr %52, align 8, !tbaa !19
  %53 = or disjoint i64 %50, 1
  %54 = getelementptr inbounds double, ptr %30, i64 %53
  store double 0x7FF8000000000000, ptr %54, align 8, !tbaa !19
  %55 = or disjoint i64 %50, 2
  %56 = getelementptr inbounds double, ptr %30, i64 %55
  store double 0x7FF8000000000000, ptr %56, align 8, !tbaa !19
  %57 = or disjoint i64 %50, 3
  %58 = getelementptr inbounds double, ptr %30, i64 %57
  store double 0x7FF8000000000000, ptr %58, align 8, !tbaa !19
  %59 = or disjoint i64 %50, 4
  %60 = getelementptr inbounds double, ptr %30, i64 %59
  store double 0x7FF8000000000000, ptr %60, align 8, !tbaa !19
  %61 = or disjoint i64 %50, 5
  %62 = getelementptr inbounds double, ptr %30, i64 %61
  store double 0x7FF8000000000000, ptr %62, align 8, !tbaa !19
  %63 = or disjoint i64 %50, 6
  %64 = getelementptr inbounds double, ptr %30, i64 %63
  store double 0x7FF8000000000000, ptr %64, align 8, !tbaa !19
  %65 = or disjoint i64 %50, 7
  %66 = getelementptr inbounds double, ptr %30, i64 %65
  store double 0x7FF8000000000000, ptr %66, align 8, !tbaa !19
  %67 = add nuw nsw i64 %50, 8
  %68 = add i64 %51, 8
  %69 = icmp eq i64 %68, %45
  br i1 %69, label %119, label %49, !llvm.loop !67

70:                                               ; preds = %78, %46
  %71 = icmp sgt i64 %5, 0
  br i1 %71, label %72, label %129

72:                                               ; preds = %70
  %73 = shl i64 %13, 3
  %74 = and i64 %5, 1
  %75 = icmp eq i64 %5, 1
  br i1 %75, label %107, label %76

76:                                               ; preds = %72
  %77 = and i64 %5, 9223372036854775806
  br label %84

78:                                               ; preds = %46, %78
  %79 = phi i64 [ %81, %78 ], [ 0, %46 ]
  %80 = load ptr, ptr %32, align 8, !tbaa !12
  tail call fastcc void @along_coordinates(ptr noundef nonnull %2, i64 noundef %79, ptr noundef %80, i64 noundef %12, ptr noundef %30, i64 noundef %16)
  %81 = add nuw nsw i64 %79, 1
  %82 = load i64, ptr %2, align 8, !tbaa !33
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %78, label %70, !llvm.loop !68

84:                                               ; preds = %84, %76
  %85 = phi i64 [ 0, %76 ], [ %104, %84 ]
  %86 = phi i64 [ 0, %76 ], [ %105, %84 ]
  %87 = mul nsw i64 %85, %16
  %88 = getelementptr inbounds double, ptr %30, i64 %87
  %89 = load i64, ptr %14, align 8, !tbaa !17
  %90 = getelementptr inbounds double, ptr %88, i64 %89
  %91 = load ptr, ptr %32, align 8, !tbaa !12
  %92 = mul nsw i64 %85, %12
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = getelementptr inbounds double, ptr %93, i64 %5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %90, ptr nonnull align 8 %94, i64 %73, i1 false)
  %95 = or disjoint i64 %85, 1
  %96 = mul nsw i64 %95, %16
  %97 = getelementptr inbounds double, ptr %30, i64 %96
  %98 = load i64, ptr %14, align 8, !tbaa !17
  %99 = getelementptr inbounds double, ptr %97, i64 %98
  %100 = load ptr, ptr %32, align 8, !tbaa !12
  %101 = mul nsw i64 %95, %12
  %102 = getelementptr inbounds double, ptr %100, i64 %101
  %103 = getelementptr inbounds double, ptr %102, i64 %5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %99, ptr nonnull align 8 %103, i64 %73, i1 false)
  %104 = add nuw nsw i64 %85, 2
  %105 = add i64 %86, 2
  %106 = icmp eq i64 %105, %77
  br i1 %106, label %107, label %84, !llvm.loop !69

107:                                              ; preds = %84, %72
  %108 = phi i64 [ 0, %72 ], [ %104, %84 ]
  %109 = icmp eq i64 %74, 0
  br i1 %109, label %129, label %110

110:                                              ; preds = %107
  %111 = mul nsw i64 %108, %16
  %112 = getelementptr inbounds double, ptr %30, i64 %111
  %113 = load i64, ptr %14, align 8, !tbaa !17
  %114 = getelementptr inbounds double, ptr %112, i64 %113
  %115 = load ptr, ptr %32, align 8, !tbaa !12
  %116 = mul nsw i64 %108, %12
  %117 = getelementptr inbounds double, ptr %115, i64 %116
  %118 = getelementptr inbounds double, ptr %117, i64 %5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %114, ptr nonnull align 8 %118, i64 %73, i1 false)
  br label %129

119:                                              ; preds = %49, %41
  %120 = phi i64 [ 0, %41 ], [ %67, %49 ]
  %121 = icmp eq i64 %42, 0
  br i1 %121, label %129, label %122

122:                                              ; preds = %119, %122
  %123 = phi i64 [ %126, %122 ], [ %120, %119 ]
  %124 = phi i64 [ %127, %122 ], [ 0, %119 ]
  %125 = getelementptr inbounds double, ptr %30, i64 %123
  store double 0x7FF8000000000000, ptr %125, align 8, !tbaa !19
  %126 = add nuw nsw i64 %123, 1
  %127 = add i64 %124, 1
  %128 = icmp eq i64 %127, %42
  br i1 %128, label %129, label %122, !llvm.loop !70

129:                                              ; preds = %119, %122, %110, %107, %38, %70
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc i64 @forward_slopes(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3) unnamed_addr #1 {
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !25
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 60
  %8 = load ptr, ptr %7, align 8, !tbaa !71
  tail call fastcc void @all_places(ptr noundef %0, i64 noundef 1)
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 59
  %10 = load ptr, ptr %9, align 8, !tbaa !60
  tail call fastcc void @forward(ptr noundef %0, ptr noundef %1, ptr noundef %10)
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %12 = load i64, ptr %11, align 8, !tbaa !18
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %14, label %513

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
  %24 = load ptr, ptr %9, align 8, !tbaa !60
  tail call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %24, ptr noundef %3)
  tail call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1)
  %25 = load ptr, ptr %9, align 8, !tbaa !60
  tail call fastcc void @all_slopes(ptr noundef nonnull %0, ptr noundef %25, ptr noundef %2)
  tail call fastcc void @mass(ptr noundef nonnull %0, ptr noundef %8)
  %26 = load i64, ptr %5, align 8, !tbaa !25
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 38
  %28 = icmp slt i64 %26, 1
  br i1 %28, label %32, label %29

29:                                               ; preds = %21
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 37
  %31 = load ptr, ptr %30, align 8, !tbaa !72
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
  %45 = load ptr, ptr %27, align 8, !tbaa !73
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
  br i1 %56, label %49, label %57, !llvm.loop !74

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
  br i1 %65, label %57, label %78, !llvm.loop !75

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
  br i1 %77, label %66, label %62, !llvm.loop !76

78:                                               ; preds = %62, %43
  %79 = icmp slt i64 %34, 2
  br i1 %79, label %32, label %33

80:                                               ; preds = %33
  %81 = xor i64 %37, -1
  store i64 %81, ptr %11, align 8, !tbaa !18
  %82 = icmp eq i64 %37, -1
  br i1 %82, label %162, label %513

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
  %139 = load ptr, ptr %19, align 8, !tbaa !77
  %140 = getelementptr inbounds double, ptr %139, i64 %84
  %141 = load ptr, ptr %20, align 8, !tbaa !54
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
  br i1 %161, label %83, label %21, !llvm.loop !78

162:                                              ; preds = %32, %80
  %163 = shl nsw i64 %6, 1
  %164 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 16
  %165 = load i64, ptr %164, align 8, !tbaa !30
  %166 = add nsw i64 %165, %163
  %167 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 17
  %168 = load i64, ptr %167, align 8, !tbaa !65
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
  br label %191

179:                                              ; preds = %191, %171
  %180 = phi i64 [ 0, %171 ], [ %203, %191 ]
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
  %188 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %189 = load i64, ptr %188, align 8, !tbaa !79
  %190 = icmp eq i64 %189, 0
  br i1 %190, label %511, label %206

191:                                              ; preds = %191, %177
  %192 = phi i64 [ 0, %177 ], [ %203, %191 ]
  %193 = phi i64 [ 0, %177 ], [ %204, %191 ]
  %194 = srem i64 %192, %173
  %195 = icmp eq i64 %194, 0
  %196 = sitofp i1 %195 to double
  %197 = getelementptr inbounds double, ptr %3, i64 %192
  store double %196, ptr %197, align 8, !tbaa !19
  %198 = or disjoint i64 %192, 1
  %199 = srem i64 %198, %173
  %200 = icmp eq i64 %199, 0
  %201 = sitofp i1 %200 to double
  %202 = getelementptr inbounds double, ptr %3, i64 %198
  store double %201, ptr %202, align 8, !tbaa !19
  %203 = add nuw nsw i64 %192, 2
  %204 = add i64 %193, 2
  %205 = icmp eq i64 %204, %178
  br i1 %205, label %179, label %191, !llvm.loop !80

206:                                              ; preds = %187
  %207 = load i64, ptr %164, align 8, !tbaa !30
  %208 = add nsw i64 %207, %163
  %209 = load i64, ptr %167, align 8, !tbaa !65
  %210 = add nsw i64 %208, %209
  %211 = load i64, ptr %5, align 8, !tbaa !25
  %212 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 54
  %213 = load ptr, ptr %212, align 8, !tbaa !81
  %214 = shl nsw i64 %211, 1
  %215 = getelementptr inbounds double, ptr %213, i64 %214
  %216 = mul nsw i64 %189, %189
  %217 = getelementptr inbounds double, ptr %215, i64 %216
  %218 = icmp sgt i64 %211, 0
  br i1 %218, label %219, label %232

219:                                              ; preds = %206
  %220 = icmp sgt i64 %189, 0
  %221 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %222 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %223 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  br label %224

224:                                              ; preds = %239, %219
  %225 = phi i64 [ 0, %219 ], [ %240, %239 ]
  br i1 %220, label %226, label %239

226:                                              ; preds = %224
  %227 = mul nsw i64 %225, %211
  %228 = getelementptr inbounds double, ptr %3, i64 %227
  %229 = load ptr, ptr %221, align 8, !tbaa !82
  %230 = mul nsw i64 %225, %189
  %231 = getelementptr double, ptr %217, i64 %230
  br label %242

232:                                              ; preds = %239, %206
  %233 = icmp sgt i64 %189, 0
  br i1 %233, label %234, label %510

234:                                              ; preds = %232
  %235 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %236 = load ptr, ptr %235, align 8, !tbaa !82
  %237 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %238 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  br label %321

239:                                              ; preds = %316, %224
  %240 = add nuw nsw i64 %225, 1
  %241 = icmp eq i64 %240, %211
  br i1 %241, label %232, label %224, !llvm.loop !83

242:                                              ; preds = %316, %226
  %243 = phi i64 [ 0, %226 ], [ %319, %316 ]
  %244 = getelementptr inbounds i64, ptr %229, i64 %243
  %245 = load i64, ptr %244, align 8, !tbaa !38
  %246 = getelementptr i64, ptr %244, i64 1
  %247 = load i64, ptr %246, align 8, !tbaa !38
  %248 = icmp slt i64 %245, %247
  br i1 %248, label %249, label %316

249:                                              ; preds = %242
  %250 = load ptr, ptr %222, align 8, !tbaa !84
  %251 = load ptr, ptr %223, align 8, !tbaa !85
  %252 = sub i64 %247, %245
  %253 = and i64 %252, 3
  %254 = icmp eq i64 %253, 0
  br i1 %254, label %270, label %255

255:                                              ; preds = %249, %255
  %256 = phi i64 [ %267, %255 ], [ %245, %249 ]
  %257 = phi double [ %266, %255 ], [ 0.000000e+00, %249 ]
  %258 = phi i64 [ %268, %255 ], [ 0, %249 ]
  %259 = getelementptr inbounds double, ptr %250, i64 %256
  %260 = load double, ptr %259, align 8, !tbaa !19
  %261 = getelementptr inbounds i64, ptr %251, i64 %256
  %262 = load i64, ptr %261, align 8, !tbaa !38
  %263 = getelementptr inbounds double, ptr %228, i64 %262
  %264 = load double, ptr %263, align 8, !tbaa !19
  %265 = fmul contract double %260, %264
  %266 = fadd contract double %257, %265
  %267 = add nsw i64 %256, 1
  %268 = add i64 %258, 1
  %269 = icmp eq i64 %268, %253
  br i1 %269, label %270, label %255, !llvm.loop !86

270:                                              ; preds = %255, %249
  %271 = phi double [ undef, %249 ], [ %266, %255 ]
  %272 = phi i64 [ %245, %249 ], [ %267, %255 ]
  %273 = phi double [ 0.000000e+00, %249 ], [ %266, %255 ]
  %274 = sub i64 %245, %247
  %275 = icmp ugt i64 %274, -4
  br i1 %275, label %316, label %276

276:                                              ; preds = %270, %276
  %277 = phi i64 [ %314, %276 ], [ %272, %270 ]
  %278 = phi double [ %313, %276 ], [ %273, %270 ]
  %279 = getelementptr inbounds double, ptr %250, i64 %277
  %280 = load double, ptr %279, align 8, !tbaa !19
  %281 = getelementptr inbounds i64, ptr %251, i64 %277
  %282 = load i64, ptr %281, align 8, !tbaa !38
  %283 = getelementptr inbounds double, ptr %228, i64 %282
  %284 = load double, ptr %283, align 8, !tbaa !19
  %285 = fmul contract double %280, %284
  %286 = fadd contract double %278, %285
  %287 = add nsw i64 %277, 1
  %288 = getelementptr inbounds double, ptr %250, i64 %287
  %289 = load double, ptr %288, align 8, !tbaa !19
  %290 = getelementptr inbounds i64, ptr %251, i64 %287
  %291 = load i64, ptr %290, align 8, !tbaa !38
  %292 = getelementptr inbounds double, ptr %228, i64 %291
  %293 = load double, ptr %292, align 8, !tbaa !19
  %294 = fmul contract double %289, %293
  %295 = fadd contract double %286, %294
  %296 = add nsw i64 %277, 2
  %297 = getelementptr inbounds double, ptr %250, i64 %296
  %298 = load double, ptr %297, align 8, !tbaa !19
  %299 = getelementptr inbounds i64, ptr %251, i64 %296
  %300 = load i64, ptr %299, align 8, !tbaa !38
  %301 = getelementptr inbounds double, ptr %228, i64 %300
  %302 = load double, ptr %301, align 8, !tbaa !19
  %303 = fmul contract double %298, %302
  %304 = fadd contract double %295, %303
  %305 = add nsw i64 %277, 3
  %306 = getelementptr inbounds double, ptr %250, i64 %305
  %307 = load double, ptr %306, align 8, !tbaa !19
  %308 = getelementptr inbounds i64, ptr %251, i64 %305
  %309 = load i64, ptr %308, align 8, !tbaa !38
  %310 = getelementptr inbounds double, ptr %228, i64 %309
  %311 = load double, ptr %310, align 8, !tbaa !19
  %312 = fmul contract double %307, %311
  %313 = fadd contract double %304, %312
  %314 = add nsw i64 %277, 4
  %315 = icmp eq i64 %314, %247
  br i1 %315, label %316, label %276, !llvm.loop !87

316:                                              ; preds = %270, %276, %242
  %317 = phi double [ 0.000000e+00, %242 ], [ %271, %270 ], [ %313, %276 ]
  %318 = getelementptr double, ptr %231, i64 %243
  store double %317, ptr %318, align 8, !tbaa !19
  %319 = add nuw nsw i64 %243, 1
  %320 = icmp eq i64 %319, %189
  br i1 %320, label %239, label %242, !llvm.loop !88

321:                                              ; preds = %452, %234
  %322 = phi i64 [ 0, %234 ], [ %453, %452 ]
  %323 = getelementptr double, ptr %215, i64 %322
  %324 = getelementptr double, ptr %217, i64 %322
  %325 = getelementptr inbounds i64, ptr %236, i64 %322
  %326 = load i64, ptr %325, align 8, !tbaa !38
  br label %455

327:                                              ; preds = %452, %411
  %328 = phi i64 [ %393, %411 ], [ 0, %452 ]
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %330, label %332

330:                                              ; preds = %327
  %331 = load double, ptr %215, align 8, !tbaa !19
  br label %357

332:                                              ; preds = %327
  %333 = mul nsw i64 %328, %189
  %334 = getelementptr double, ptr %215, i64 %333
  %335 = getelementptr double, ptr %334, i64 %328
  %336 = load double, ptr %335, align 8, !tbaa !19
  %337 = and i64 %328, 3
  %338 = icmp ult i64 %328, 4
  br i1 %338, label %341, label %339

339:                                              ; preds = %332
  %340 = and i64 %328, 9223372036854775804
  br label %363

341:                                              ; preds = %363, %332
  %342 = phi double [ undef, %332 ], [ %385, %363 ]
  %343 = phi double [ %336, %332 ], [ %385, %363 ]
  %344 = phi i64 [ 0, %332 ], [ %386, %363 ]
  %345 = icmp eq i64 %337, 0
  br i1 %345, label %357, label %346

346:                                              ; preds = %341, %346
  %347 = phi double [ %353, %346 ], [ %343, %341 ]
  %348 = phi i64 [ %354, %346 ], [ %344, %341 ]
  %349 = phi i64 [ %355, %346 ], [ 0, %341 ]
  %350 = getelementptr double, ptr %334, i64 %348
  %351 = load double, ptr %350, align 8, !tbaa !19
  %352 = fmul contract double %351, %351
  %353 = fsub contract double %347, %352
  store double %353, ptr %335, align 8, !tbaa !19
  %354 = add nuw nsw i64 %348, 1
  %355 = add i64 %349, 1
  %356 = icmp eq i64 %355, %337
  br i1 %356, label %357, label %346, !llvm.loop !89

357:                                              ; preds = %341, %346, %330
  %358 = phi double [ %331, %330 ], [ %342, %341 ], [ %353, %346 ]
  %359 = phi i64 [ 0, %330 ], [ %333, %346 ], [ %333, %341 ]
  %360 = getelementptr double, ptr %215, i64 %359
  %361 = getelementptr double, ptr %360, i64 %328
  %362 = fcmp contract ogt double %358, 0.000000e+00
  br i1 %362, label %390, label %389

363:                                              ; preds = %363, %339
  %364 = phi double [ %336, %339 ], [ %385, %363 ]
  %365 = phi i64 [ 0, %339 ], [ %386, %363 ]
  %366 = phi i64 [ 0, %339 ], [ %387, %363 ]
  %367 = getelementptr double, ptr %334, i64 %365
  %368 = load double, ptr %367, align 8, !tbaa !19
  %369 = fmul contract double %368, %368
  %370 = fsub contract double %364, %369
  store double %370, ptr %335, align 8, !tbaa !19
  %371 = or disjoint i64 %365, 1
  %372 = getelementptr double, ptr %334, i64 %371
  %373 = load double, ptr %372, align 8, !tbaa !19
  %374 = fmul contract double %373, %373
  %375 = fsub contract double %370, %374
  store double %375, ptr %335, align 8, !tbaa !19
  %376 = or disjoint i64 %365, 2
  %377 = getelementptr double, ptr %334, i64 %376
  %378 = load double, ptr %377, align 8, !tbaa !19
  %379 = fmul contract double %378, %378
  %380 = fsub contract double %375, %379
  store double %380, ptr %335, align 8, !tbaa !19
  %381 = or disjoint i64 %365, 3
  %382 = getelementptr double, ptr %334, i64 %381
  %383 = load double, ptr %382, align 8, !tbaa !19
  %384 = fmul contract double %383, %383
  %385 = fsub contract double %380, %384
  store double %385, ptr %335, align 8, !tbaa !19
  %386 = add nuw nsw i64 %365, 4
  %387 = add i64 %366, 4
  %388 = icmp eq i64 %387, %340
  br i1 %388, label %341, label %363, !llvm.loop !90

389:                                              ; preds = %357
  store i64 1, ptr %11, align 8, !tbaa !18
  br label %390

390:                                              ; preds = %389, %357
  %391 = tail call contract noundef double @llvm.sqrt.f64(double %358)
  %392 = fdiv contract double 1.000000e+00, %391
  %393 = add nuw nsw i64 %328, 1
  %394 = getelementptr double, ptr %215, i64 %328
  %395 = icmp slt i64 %393, %189
  br i1 %395, label %396, label %411

396:                                              ; preds = %390
  %397 = and i64 %328, 1
  %398 = icmp eq i64 %328, 1
  %399 = and i64 %328, 9223372036854775806
  %400 = icmp eq i64 %397, 0
  br label %401

401:                                              ; preds = %396, %424
  %402 = phi i64 [ %428, %424 ], [ %393, %396 ]
  %403 = mul nsw i64 %402, %189
  br i1 %329, label %404, label %407

404:                                              ; preds = %401
  %405 = getelementptr double, ptr %394, i64 %403
  %406 = load double, ptr %405, align 8, !tbaa !19
  br label %424

407:                                              ; preds = %401
  %408 = getelementptr double, ptr %215, i64 %403
  %409 = getelementptr double, ptr %408, i64 %328
  %410 = load double, ptr %409, align 8, !tbaa !19
  br i1 %398, label %413, label %430

411:                                              ; preds = %424, %390
  store double %392, ptr %361, align 8, !tbaa !19
  %412 = icmp eq i64 %393, %189
  br i1 %412, label %510, label %327, !llvm.loop !91

413:                                              ; preds = %430, %407
  %414 = phi double [ undef, %407 ], [ %446, %430 ]
  %415 = phi double [ %410, %407 ], [ %446, %430 ]
  %416 = phi i64 [ 0, %407 ], [ %447, %430 ]
  br i1 %400, label %424, label %417

417:                                              ; preds = %413
  %418 = getelementptr double, ptr %408, i64 %416
  %419 = load double, ptr %418, align 8, !tbaa !19
  %420 = getelementptr double, ptr %360, i64 %416
  %421 = load double, ptr %420, align 8, !tbaa !19
  %422 = fmul contract double %419, %421
  %423 = fsub contract double %415, %422
  store double %423, ptr %409, align 8, !tbaa !19
  br label %424

424:                                              ; preds = %417, %413, %404
  %425 = phi double [ %406, %404 ], [ %414, %413 ], [ %423, %417 ]
  %426 = getelementptr double, ptr %394, i64 %403
  %427 = fmul contract double %392, %425
  store double %427, ptr %426, align 8, !tbaa !19
  %428 = add nuw nsw i64 %402, 1
  %429 = icmp slt i64 %428, %189
  br i1 %429, label %401, label %411, !llvm.loop !92

430:                                              ; preds = %407, %430
  %431 = phi double [ %446, %430 ], [ %410, %407 ]
  %432 = phi i64 [ %447, %430 ], [ 0, %407 ]
  %433 = phi i64 [ %448, %430 ], [ 0, %407 ]
  %434 = getelementptr double, ptr %408, i64 %432
  %435 = load double, ptr %434, align 8, !tbaa !19
  %436 = getelementptr double, ptr %360, i64 %432
  %437 = load double, ptr %436, align 8, !tbaa !19
  %438 = fmul contract double %435, %437
  %439 = fsub contract double %431, %438
  store double %439, ptr %409, align 8, !tbaa !19
  %440 = or disjoint i64 %432, 1
  %441 = getelementptr double, ptr %408, i64 %440
  %442 = load double, ptr %441, align 8, !tbaa !19
  %443 = getelementptr double, ptr %360, i64 %440
  %444 = load double, ptr %443, align 8, !tbaa !19
  %445 = fmul contract double %442, %444
  %446 = fsub contract double %439, %445
  store double %446, ptr %409, align 8, !tbaa !19
  %447 = add nuw nsw i64 %432, 2
  %448 = add i64 %433, 2
  %449 = icmp eq i64 %448, %399
  br i1 %449, label %413, label %430, !llvm.loop !93

450:                                              ; preds = %482, %486, %455
  %451 = icmp slt i64 %460, %189
  br i1 %451, label %455, label %452, !llvm.loop !94

452:                                              ; preds = %450
  %453 = add nuw nsw i64 %322, 1
  %454 = icmp eq i64 %453, %189
  br i1 %454, label %327, label %321, !llvm.loop !95

455:                                              ; preds = %450, %321
  %456 = phi i64 [ %326, %321 ], [ %462, %450 ]
  %457 = phi i64 [ %322, %321 ], [ %460, %450 ]
  %458 = mul nsw i64 %457, %189
  %459 = getelementptr double, ptr %323, i64 %458
  store double 0.000000e+00, ptr %459, align 8, !tbaa !19
  %460 = add nuw nsw i64 %457, 1
  %461 = getelementptr inbounds i64, ptr %236, i64 %460
  %462 = load i64, ptr %461, align 8, !tbaa !38
  %463 = icmp slt i64 %456, %462
  br i1 %463, label %464, label %450

464:                                              ; preds = %455
  %465 = load ptr, ptr %237, align 8, !tbaa !84
  %466 = load ptr, ptr %238, align 8, !tbaa !85
  %467 = sub i64 %462, %456
  %468 = add i64 %456, 1
  %469 = and i64 %467, 1
  %470 = icmp eq i64 %469, 0
  br i1 %470, label %482, label %471

471:                                              ; preds = %464
  %472 = getelementptr inbounds double, ptr %465, i64 %456
  %473 = load double, ptr %472, align 8, !tbaa !19
  %474 = getelementptr inbounds i64, ptr %466, i64 %456
  %475 = load i64, ptr %474, align 8, !tbaa !38
  %476 = mul nsw i64 %475, %189
  %477 = getelementptr double, ptr %324, i64 %476
  %478 = load double, ptr %477, align 8, !tbaa !19
  %479 = fmul contract double %473, %478
  %480 = fadd contract double %479, 0.000000e+00
  store double %480, ptr %459, align 8, !tbaa !19
  %481 = add nsw i64 %456, 1
  br label %482

482:                                              ; preds = %471, %464
  %483 = phi double [ 0.000000e+00, %464 ], [ %480, %471 ]
  %484 = phi i64 [ %456, %464 ], [ %481, %471 ]
  %485 = icmp eq i64 %462, %468
  br i1 %485, label %450, label %486

486:                                              ; preds = %482, %486
  %487 = phi double [ %507, %486 ], [ %483, %482 ]
  %488 = phi i64 [ %508, %486 ], [ %484, %482 ]
  %489 = getelementptr inbounds double, ptr %465, i64 %488
  %490 = load double, ptr %489, align 8, !tbaa !19
  %491 = getelementptr inbounds i64, ptr %466, i64 %488
  %492 = load i64, ptr %491, align 8, !tbaa !38
  %493 = mul nsw i64 %492, %189
  %494 = getelementptr double, ptr %324, i64 %493
  %495 = load double, ptr %494, align 8, !tbaa !19
  %496 = fmul contract double %490, %495
  %497 = fadd contract double %487, %496
  store double %497, ptr %459, align 8, !tbaa !19
  %498 = add nsw i64 %488, 1
  %499 = getelementptr inbounds double, ptr %465, i64 %498
  %500 = load double, ptr %499, align 8, !tbaa !19
  %501 = getelementptr inbounds i64, ptr %466, i64 %498
  %502 = load i64, ptr %501, align 8, !tbaa !38
  %503 = mul nsw i64 %502, %189
  %504 = getelementptr double, ptr %324, i64 %503
  %505 = load double, ptr %504, align 8, !tbaa !19
  %506 = fmul contract double %500, %505
  %507 = fadd contract double %497, %506
  store double %507, ptr %459, align 8, !tbaa !19
  %508 = add nsw i64 %488, 2
  %509 = icmp eq i64 %508, %462
  br i1 %509, label %450, label %486, !llvm.loop !96

510:                                              ; preds = %411, %232
  tail call fastcc void @keep_couplings(ptr noundef nonnull %0, ptr noundef nonnull %217, ptr noundef %215, ptr noundef %2, i64 noundef %210)
  tail call fastcc void @keep_couplings(ptr noundef nonnull %0, ptr noundef nonnull %217, ptr noundef %215, ptr noundef %3, i64 noundef %211)
  br label %511

511:                                              ; preds = %510, %187
  %512 = load i64, ptr %11, align 8, !tbaa !18
  br label %513

513:                                              ; preds = %80, %4, %511
  %514 = phi i64 [ %512, %511 ], [ %12, %4 ], [ %81, %80 ]
  ret i64 %514
}

; Function Attrs: nounwind uwtable
define internal fastcc void @along_coordinates(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef writeonly %4, i64 noundef %5) unnamed_addr #1 {
  %7 = alloca [36 x double], align 16
  %8 = alloca [64 x double], align 16
  %9 = alloca [42 x double], align 16
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %11 = load ptr, ptr %10, align 8, !tbaa !37
  %12 = getelementptr inbounds i64, ptr %11, i64 %1
  %13 = load i64, ptr %12, align 8, !tbaa !38
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %15 = load ptr, ptr %14, align 8, !tbaa !97
  %16 = getelementptr inbounds i64, ptr %15, i64 %1
  %17 = load i64, ptr %16, align 8, !tbaa !38
  call void @llvm.lifetime.start.p0(i64 336, ptr nonnull %9) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(336) %9, i8 0, i64 336, i1 false)
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 40
  %19 = load ptr, ptr %18, align 8, !tbaa !40
  %20 = getelementptr inbounds i64, ptr %19, i64 %1
  %21 = load i64, ptr %20, align 8, !tbaa !38
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %31

23:                                               ; preds = %6
  %24 = icmp sgt i64 %13, 0
  br i1 %24, label %25, label %340

25:                                               ; preds = %23
  %26 = add i64 %17, 1
  %27 = and i64 %13, 3
  %28 = icmp ult i64 %13, 4
  br i1 %28, label %329, label %29

29:                                               ; preds = %25
  %30 = and i64 %13, 9223372036854775804
  br label %312

31:                                               ; preds = %6
  %32 = mul nsw i64 %13, 6
  %33 = add nsw i64 %32, 12
  %34 = add nsw i64 %33, %17
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %36 = load ptr, ptr %35, align 8, !tbaa !36
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8) #14
  %37 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %38 = load ptr, ptr %37, align 8, !tbaa !41
  %39 = getelementptr inbounds i64, ptr %38, i64 %1
  %40 = load i64, ptr %39, align 8, !tbaa !38
  %41 = getelementptr i64, ptr %39, i64 1
  %42 = load i64, ptr %41, align 8, !tbaa !38
  %43 = sub nsw i64 %42, %40
  %44 = icmp sgt i64 %43, 0
  br i1 %44, label %45, label %99

45:                                               ; preds = %31
  %46 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %47 = load ptr, ptr %46, align 8, !tbaa !28
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %49 = load ptr, ptr %48, align 8, !tbaa !42
  %50 = getelementptr i64, ptr %49, i64 %40
  %51 = and i64 %43, 3
  %52 = sub i64 %40, %42
  %53 = icmp ugt i64 %52, -4
  br i1 %53, label %85, label %54

54:                                               ; preds = %45
  %55 = and i64 %43, 9223372036854775804
  br label %56

56:                                               ; preds = %56, %54
  %57 = phi i64 [ 0, %54 ], [ %82, %56 ]
  %58 = phi i64 [ 0, %54 ], [ %83, %56 ]
  %59 = getelementptr i64, ptr %50, i64 %57
  %60 = load i64, ptr %59, align 8, !tbaa !38
  %61 = getelementptr inbounds double, ptr %47, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !19
  %63 = getelementptr inbounds [64 x double], ptr %8, i64 0, i64 %57
  store double %62, ptr %63, align 16, !tbaa !19
  %64 = or disjoint i64 %57, 1
  %65 = getelementptr i64, ptr %50, i64 %64
  %66 = load i64, ptr %65, align 8, !tbaa !38
  %67 = getelementptr inbounds double, ptr %47, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !19
  %69 = getelementptr inbounds [64 x double], ptr %8, i64 0, i64 %64
  store double %68, ptr %69, align 8, !tbaa !19
  %70 = or disjoint i64 %57, 2
  %71 = getelementptr i64, ptr %50, i64 %70
  %72 = load i64, ptr %71, align 8, !tbaa !38
  %73 = getelementptr inbounds double, ptr %47, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !19
  %75 = getelementptr inbounds [64 x double], ptr %8, i64 0, i64 %70
  store double %74, ptr %75, align 16, !tbaa !19
  %76 = or disjoint i64 %57, 3
  %77 = getelementptr i64, ptr %50, i64 %76
  %78 = load i64, ptr %77, align 8, !tbaa !38
  %79 = getelementptr inbounds double, ptr %47, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !19
  %81 = getelementptr inbounds [64 x double], ptr %8, i64 0, i64 %76
  store double %80, ptr %81, align 8, !tbaa !19
  %82 = add nuw nsw i64 %57, 4
  %83 = add i64 %58, 4
  %84 = icmp eq i64 %83, %55
  br i1 %84, label %85, label %56, !llvm.loop !43

85:                                               ; preds = %56, %45
  %86 = phi i64 [ 0, %45 ], [ %82, %56 ]
  %87 = icmp eq i64 %51, 0
  br i1 %87, label %99, label %88

88:                                               ; preds = %85, %88
  %89 = phi i64 [ %96, %88 ], [ %86, %85 ]
  %90 = phi i64 [ %97, %88 ], [ 0, %85 ]
  %91 = getelementptr i64, ptr %50, i64 %89
  %92 = load i64, ptr %91, align 8, !tbaa !38
  %93 = getelementptr inbounds double, ptr %47, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !19
  %95 = getelementptr inbounds [64 x double], ptr %8, i64 0, i64 %89
  store double %94, ptr %95, align 8, !tbaa !19
  %96 = add nuw nsw i64 %89, 1
  %97 = add i64 %90, 1
  %98 = icmp eq i64 %97, %51
  br i1 %98, label %99, label %88, !llvm.loop !98

99:                                               ; preds = %85, %88, %31
  %100 = inttoptr i64 %21 to ptr
  call void %100(ptr noundef %36, ptr noundef nonnull %8, ptr noundef null) #14
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8) #14
  %101 = load ptr, ptr %35, align 8, !tbaa !36
  %102 = getelementptr inbounds double, ptr %101, i64 %32
  %103 = getelementptr inbounds double, ptr %102, i64 12
  call void @llvm.lifetime.start.p0(i64 288, ptr nonnull %7) #14
  %104 = icmp sgt i64 %13, 0
  br i1 %104, label %105, label %311

105:                                              ; preds = %99
  %106 = icmp sgt i64 %17, 0
  %107 = shl i64 %17, 3
  %108 = and i64 %17, 3
  %109 = icmp ult i64 %17, 4
  %110 = and i64 %17, 9223372036854775804
  %111 = icmp eq i64 %108, 0
  br label %112

112:                                              ; preds = %127, %105
  %113 = phi i64 [ 0, %105 ], [ %130, %127 ]
  %114 = mul nsw i64 %113, %13
  %115 = mul nsw i64 %113, %34
  %116 = getelementptr double, ptr %103, i64 %115
  br label %132

117:                                              ; preds = %127
  %118 = add nuw i64 %13, 1
  %119 = and i64 %17, 3
  %120 = icmp ult i64 %17, 4
  %121 = and i64 %17, 9223372036854775804
  %122 = icmp eq i64 %119, 0
  %123 = and i64 %17, 1
  %124 = icmp eq i64 %17, 1
  %125 = and i64 %17, 9223372036854775806
  %126 = icmp eq i64 %123, 0
  br label %195

127:                                              ; preds = %158
  %128 = mul nsw i64 %113, %17
  %129 = getelementptr inbounds double, ptr %9, i64 %128
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %129, ptr align 8 %116, i64 %107, i1 false)
  %130 = add nuw nsw i64 %113, 1
  %131 = icmp eq i64 %130, %13
  br i1 %131, label %117, label %112, !llvm.loop !99

132:                                              ; preds = %158, %112
  %133 = phi i64 [ 0, %112 ], [ %159, %158 ]
  %134 = add nuw nsw i64 %133, %114
  %135 = getelementptr inbounds [36 x double], ptr %7, i64 0, i64 %134
  store double 0.000000e+00, ptr %135, align 8, !tbaa !19
  br i1 %106, label %136, label %158

136:                                              ; preds = %132
  %137 = mul nsw i64 %133, %34
  %138 = getelementptr double, ptr %103, i64 %137
  br i1 %109, label %139, label %161

139:                                              ; preds = %161, %136
  %140 = phi double [ undef, %136 ], [ %191, %161 ]
  %141 = phi double [ 0.000000e+00, %136 ], [ %191, %161 ]
  %142 = phi i64 [ 0, %136 ], [ %192, %161 ]
  br i1 %111, label %156, label %143

143:                                              ; preds = %139, %143
  %144 = phi double [ %152, %143 ], [ %141, %139 ]
  %145 = phi i64 [ %153, %143 ], [ %142, %139 ]
  %146 = phi i64 [ %154, %143 ], [ 0, %139 ]
  %147 = getelementptr double, ptr %116, i64 %145
  %148 = load double, ptr %147, align 8, !tbaa !19
  %149 = getelementptr double, ptr %138, i64 %145
  %150 = load double, ptr %149, align 8, !tbaa !19
  %151 = fmul contract double %148, %150
  %152 = fadd contract double %144, %151
  %153 = add nuw nsw i64 %145, 1
  %154 = add i64 %146, 1
  %155 = icmp eq i64 %154, %108
  br i1 %155, label %156, label %143, !llvm.loop !100

156:                                              ; preds = %143, %139
  %157 = phi double [ %140, %139 ], [ %152, %143 ]
  store double %157, ptr %135, align 8, !tbaa !19
  br label %158

158:                                              ; preds = %156, %132
  %159 = add nuw nsw i64 %133, 1
  %160 = icmp eq i64 %159, %13
  br i1 %160, label %127, label %132, !llvm.loop !101

161:                                              ; preds = %136, %161
  %162 = phi double [ %191, %161 ], [ 0.000000e+00, %136 ]
  %163 = phi i64 [ %192, %161 ], [ 0, %136 ]
  %164 = phi i64 [ %193, %161 ], [ 0, %136 ]
  %165 = getelementptr double, ptr %116, i64 %163
  %166 = load double, ptr %165, align 8, !tbaa !19
  %167 = getelementptr double, ptr %138, i64 %163
  %168 = load double, ptr %167, align 8, !tbaa !19
  %169 = fmul contract double %166, %168
  %170 = fadd contract double %162, %169
  %171 = or disjoint i64 %163, 1
  %172 = getelementptr double, ptr %116, i64 %171
  %173 = load double, ptr %172, align 8, !tbaa !19
  %174 = getelementptr double, ptr %138, i64 %171
  %175 = load double, ptr %174, align 8, !tbaa !19
  %176 = fmul contract double %173, %175
  %177 = fadd contract double %170, %176
  %178 = or disjoint i64 %163, 2
  %179 = getelementptr double, ptr %116, i64 %178
  %180 = load double, ptr %179, align 8, !tbaa !19
  %181 = getelementptr double, ptr %138, i64 %178
  %182 = load double, ptr %181, align 8, !tbaa !19
  %183 = fmul contract double %180, %182
  %184 = fadd contract double %177, %183
  %185 = or disjoint i64 %163, 3
  %186 = getelementptr double, ptr %116, i64 %185
  %187 = load double, ptr %186, align 8, !tbaa !19
  %188 = getelementptr double, ptr %138, i64 %185
  %189 = load double, ptr %188, align 8, !tbaa !19
  %190 = fmul contract double %187, %189
  %191 = fadd contract double %184, %190
  %192 = add nuw nsw i64 %163, 4
  %193 = add i64 %164, 4
  %194 = icmp eq i64 %193, %110
  br i1 %194, label %139, label %161, !llvm.loop !102

195:                                              ; preds = %251, %117
  %196 = phi i64 [ 0, %117 ], [ %252, %251 ]
  br i1 %106, label %197, label %214

197:                                              ; preds = %195
  %198 = mul i64 %196, %118
  %199 = getelementptr inbounds [36 x double], ptr %7, i64 0, i64 %198
  %200 = load double, ptr %199, align 8, !tbaa !19
  %201 = mul nsw i64 %196, %17
  %202 = getelementptr double, ptr %9, i64 %201
  br i1 %120, label %203, label %218

203:                                              ; preds = %218, %197
  %204 = phi i64 [ 0, %197 ], [ %236, %218 ]
  br i1 %122, label %214, label %205

205:                                              ; preds = %203, %205
  %206 = phi i64 [ %211, %205 ], [ %204, %203 ]
  %207 = phi i64 [ %212, %205 ], [ 0, %203 ]
  %208 = getelementptr double, ptr %202, i64 %206
  %209 = load double, ptr %208, align 8, !tbaa !19
  %210 = fdiv contract double %209, %200
  store double %210, ptr %208, align 8, !tbaa !19
  %211 = add nuw nsw i64 %206, 1
  %212 = add i64 %207, 1
  %213 = icmp eq i64 %212, %119
  br i1 %213, label %214, label %205, !llvm.loop !103

214:                                              ; preds = %203, %205, %195
  %215 = mul nsw i64 %196, %13
  %216 = add nuw nsw i64 %215, %196
  %217 = getelementptr inbounds [36 x double], ptr %7, i64 0, i64 %216
  br label %242

218:                                              ; preds = %197, %218
  %219 = phi i64 [ %236, %218 ], [ 0, %197 ]
  %220 = phi i64 [ %237, %218 ], [ 0, %197 ]
  %221 = getelementptr double, ptr %202, i64 %219
  %222 = load double, ptr %221, align 8, !tbaa !19
  %223 = fdiv contract double %222, %200
  store double %223, ptr %221, align 8, !tbaa !19
  %224 = or disjoint i64 %219, 1
  %225 = getelementptr double, ptr %202, i64 %224
  %226 = load double, ptr %225, align 8, !tbaa !19
  %227 = fdiv contract double %226, %200
  store double %227, ptr %225, align 8, !tbaa !19
  %228 = or disjoint i64 %219, 2
  %229 = getelementptr double, ptr %202, i64 %228
  %230 = load double, ptr %229, align 8, !tbaa !19
  %231 = fdiv contract double %230, %200
  store double %231, ptr %229, align 8, !tbaa !19
  %232 = or disjoint i64 %219, 3
  %233 = getelementptr double, ptr %202, i64 %232
  %234 = load double, ptr %233, align 8, !tbaa !19
  %235 = fdiv contract double %234, %200
  store double %235, ptr %233, align 8, !tbaa !19
  %236 = add nuw nsw i64 %219, 4
  %237 = add i64 %220, 4
  %238 = icmp eq i64 %237, %121
  br i1 %238, label %203, label %218, !llvm.loop !104

239:                                              ; preds = %242
  %240 = mul nsw i64 %196, %17
  %241 = getelementptr double, ptr %9, i64 %240
  br label %254

242:                                              ; preds = %242, %214
  %243 = phi i64 [ %13, %214 ], [ %244, %242 ]
  %244 = add nsw i64 %243, -1
  %245 = load double, ptr %217, align 8, !tbaa !19
  %246 = add nsw i64 %244, %215
  %247 = getelementptr inbounds [36 x double], ptr %7, i64 0, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !19
  %249 = fdiv contract double %248, %245
  store double %249, ptr %247, align 8, !tbaa !19
  %250 = icmp sgt i64 %244, %196
  br i1 %250, label %242, label %239, !llvm.loop !105

251:                                              ; preds = %308
  %252 = add nuw nsw i64 %196, 1
  %253 = icmp eq i64 %252, %13
  br i1 %253, label %311, label %195, !llvm.loop !106

254:                                              ; preds = %308, %239
  %255 = phi i64 [ 0, %239 ], [ %309, %308 ]
  %256 = mul nsw i64 %255, %13
  %257 = add nuw nsw i64 %256, %196
  %258 = getelementptr inbounds [36 x double], ptr %7, i64 0, i64 %257
  %259 = load double, ptr %258, align 8, !tbaa !19
  %260 = icmp eq i64 %255, %196
  %261 = fcmp contract oeq double %259, 0.000000e+00
  %262 = select i1 %260, i1 true, i1 %261
  br i1 %262, label %308, label %263

263:                                              ; preds = %254
  br i1 %106, label %264, label %295

264:                                              ; preds = %263
  %265 = mul nsw i64 %255, %17
  %266 = getelementptr double, ptr %9, i64 %265
  br i1 %124, label %286, label %267

267:                                              ; preds = %264, %267
  %268 = phi i64 [ %283, %267 ], [ 0, %264 ]
  %269 = phi i64 [ %284, %267 ], [ 0, %264 ]
  %270 = getelementptr double, ptr %241, i64 %268
  %271 = load double, ptr %270, align 8, !tbaa !19
  %272 = fmul contract double %259, %271
  %273 = getelementptr double, ptr %266, i64 %268
  %274 = load double, ptr %273, align 8, !tbaa !19
  %275 = fsub contract double %274, %272
  store double %275, ptr %273, align 8, !tbaa !19
  %276 = or disjoint i64 %268, 1
  %277 = getelementptr double, ptr %241, i64 %276
  %278 = load double, ptr %277, align 8, !tbaa !19
  %279 = fmul contract double %259, %278
  %280 = getelementptr double, ptr %266, i64 %276
  %281 = load double, ptr %280, align 8, !tbaa !19
  %282 = fsub contract double %281, %279
  store double %282, ptr %280, align 8, !tbaa !19
  %283 = add nuw nsw i64 %268, 2
  %284 = add i64 %269, 2
  %285 = icmp eq i64 %284, %125
  br i1 %285, label %286, label %267, !llvm.loop !107

286:                                              ; preds = %267, %264
  %287 = phi i64 [ 0, %264 ], [ %283, %267 ]
  br i1 %126, label %295, label %288

288:                                              ; preds = %286
  %289 = getelementptr double, ptr %241, i64 %287
  %290 = load double, ptr %289, align 8, !tbaa !19
  %291 = fmul contract double %259, %290
  %292 = getelementptr double, ptr %266, i64 %287
  %293 = load double, ptr %292, align 8, !tbaa !19
  %294 = fsub contract double %293, %291
  store double %294, ptr %292, align 8, !tbaa !19
  br label %295

295:                                              ; preds = %288, %286, %263
  br label %296

296:                                              ; preds = %295, %296
  %297 = phi i64 [ %306, %296 ], [ %196, %295 ]
  %298 = add nuw nsw i64 %297, %215
  %299 = getelementptr inbounds [36 x double], ptr %7, i64 0, i64 %298
  %300 = load double, ptr %299, align 8, !tbaa !19
  %301 = fmul contract double %259, %300
  %302 = add nuw nsw i64 %297, %256
  %303 = getelementptr inbounds [36 x double], ptr %7, i64 0, i64 %302
  %304 = load double, ptr %303, align 8, !tbaa !19
  %305 = fsub contract double %304, %301
  store double %305, ptr %303, align 8, !tbaa !19
  %306 = add nuw nsw i64 %297, 1
  %307 = icmp slt i64 %306, %13
  br i1 %307, label %296, label %308, !llvm.loop !108

308:                                              ; preds = %296, %254
  %309 = add nuw nsw i64 %255, 1
  %310 = icmp eq i64 %309, %13
  br i1 %310, label %251, label %254, !llvm.loop !109

311:                                              ; preds = %251, %99
  call void @llvm.lifetime.end.p0(i64 288, ptr nonnull %7) #14
  br label %340

312:                                              ; preds = %312, %29
  %313 = phi i64 [ 0, %29 ], [ %326, %312 ]
  %314 = phi i64 [ 0, %29 ], [ %327, %312 ]
  %315 = mul i64 %313, %26
  %316 = getelementptr inbounds [42 x double], ptr %9, i64 0, i64 %315
  store double 1.000000e+00, ptr %316, align 16, !tbaa !19
  %317 = or disjoint i64 %313, 1
  %318 = mul i64 %317, %26
  %319 = getelementptr inbounds [42 x double], ptr %9, i64 0, i64 %318
  store double 1.000000e+00, ptr %319, align 8, !tbaa !19
  %320 = or disjoint i64 %313, 2
  %321 = mul i64 %320, %26
  %322 = getelementptr inbounds [42 x double], ptr %9, i64 0, i64 %321
  store double 1.000000e+00, ptr %322, align 16, !tbaa !19
  %323 = or disjoint i64 %313, 3
  %324 = mul i64 %323, %26
  %325 = getelementptr inbounds [42 x double], ptr %9, i64 0, i64 %324
  store double 1.000000e+00, ptr %325, align 8, !tbaa !19
  %326 = add nuw nsw i64 %313, 4
  %327 = add i64 %314, 4
  %328 = icmp eq i64 %327, %30
  br i1 %328, label %329, label %312, !llvm.loop !110

329:                                              ; preds = %312, %25
  %330 = phi i64 [ 0, %25 ], [ %326, %312 ]
  %331 = icmp eq i64 %27, 0
  br i1 %331, label %340, label %332

332:                                              ; preds = %329, %332
  %333 = phi i64 [ %337, %332 ], [ %330, %329 ]
  %334 = phi i64 [ %338, %332 ], [ 0, %329 ]
  %335 = mul i64 %333, %26
  %336 = getelementptr inbounds [42 x double], ptr %9, i64 0, i64 %335
  store double 1.000000e+00, ptr %336, align 8, !tbaa !19
  %337 = add nuw nsw i64 %333, 1
  %338 = add i64 %334, 1
  %339 = icmp eq i64 %338, %27
  br i1 %339, label %340, label %332, !llvm.loop !111

340:                                              ; preds = %329, %332, %23, %311
  %341 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %342 = load i64, ptr %341, align 8, !tbaa !25
  %343 = icmp sgt i64 %342, 0
  br i1 %343, label %344, label %364

344:                                              ; preds = %340
  %345 = icmp sgt i64 %17, 0
  %346 = icmp sgt i64 %13, 0
  %347 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %348 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
  %349 = and i64 %13, 1
  %350 = icmp eq i64 %13, 1
  %351 = and i64 %13, 9223372036854775806
  %352 = icmp eq i64 %349, 0
  br label %353

353:                                              ; preds = %344, %372
  %354 = phi i64 [ 0, %344 ], [ %373, %372 ]
  br i1 %345, label %355, label %372

355:                                              ; preds = %353
  %356 = mul nsw i64 %354, %3
  %357 = getelementptr double, ptr %2, i64 %356
  %358 = mul nsw i64 %354, %5
  %359 = load ptr, ptr %348, align 8, !tbaa !112
  %360 = getelementptr inbounds i64, ptr %359, i64 %1
  %361 = load i64, ptr %360, align 8, !tbaa !38
  %362 = getelementptr double, ptr %4, i64 %358
  %363 = getelementptr double, ptr %362, i64 %361
  br label %365

364:                                              ; preds = %372, %340
  call void @llvm.lifetime.end.p0(i64 336, ptr nonnull %9) #14
  ret void

365:                                              ; preds = %355, %388
  %366 = phi i64 [ 0, %355 ], [ %391, %388 ]
  br i1 %346, label %367, label %388

367:                                              ; preds = %365
  %368 = load ptr, ptr %347, align 8, !tbaa !46
  %369 = getelementptr inbounds i64, ptr %368, i64 %1
  %370 = load i64, ptr %369, align 8, !tbaa !38
  %371 = getelementptr double, ptr %357, i64 %370
  br i1 %350, label %375, label %393

372:                                              ; preds = %388, %353
  %373 = add nuw nsw i64 %354, 1
  %374 = icmp eq i64 %373, %342
  br i1 %374, label %364, label %353, !llvm.loop !113

375:                                              ; preds = %393, %367
  %376 = phi double [ undef, %367 ], [ %413, %393 ]
  %377 = phi i64 [ 0, %367 ], [ %414, %393 ]
  %378 = phi double [ 0.000000e+00, %367 ], [ %413, %393 ]
  br i1 %352, label %388, label %379

379:                                              ; preds = %375
  %380 = getelementptr double, ptr %371, i64 %377
  %381 = load double, ptr %380, align 8, !tbaa !19
  %382 = mul nsw i64 %377, %17
  %383 = add nuw nsw i64 %382, %366
  %384 = getelementptr inbounds [42 x double], ptr %9, i64 0, i64 %383
  %385 = load double, ptr %384, align 8, !tbaa !19
  %386 = fmul contract double %381, %385
  %387 = fadd contract double %378, %386
  br label %388

388:                                              ; preds = %379, %375, %365
  %389 = phi double [ 0.000000e+00, %365 ], [ %376, %375 ], [ %387, %379 ]
  %390 = getelementptr double, ptr %363, i64 %366
  store double %389, ptr %390, align 8, !tbaa !19
  %391 = add nuw nsw i64 %366, 1
  %392 = icmp eq i64 %391, %17
  br i1 %392, label %372, label %365, !llvm.loop !114

393:                                              ; preds = %367, %393
  %394 = phi i64 [ %414, %393 ], [ 0, %367 ]
  %395 = phi double [ %413, %393 ], [ 0.000000e+00, %367 ]
  %396 = phi i64 [ %415, %393 ], [ 0, %367 ]
  %397 = getelementptr double, ptr %371, i64 %394
  %398 = load double, ptr %397, align 8, !tbaa !19
  %399 = mul nsw i64 %394, %17
  %400 = add nuw nsw i64 %399, %366
  %401 = getelementptr inbounds [42 x double], ptr %9, i64 0, i64 %400
  %402 = load double, ptr %401, align 8, !tbaa !19
  %403 = fmul contract double %398, %402
  %404 = fadd contract double %395, %403
  %405 = or disjoint i64 %394, 1
  %406 = getelementptr double, ptr %371, i64 %405
  %407 = load double, ptr %406, align 8, !tbaa !19
  %408 = mul nsw i64 %405, %17
  %409 = add nuw nsw i64 %408, %366
  %410 = getelementptr inbounds [42 x double], ptr %9, i64 0, i64 %409
  %411 = load double, ptr %410, align 8, !tbaa !19
  %412 = fmul contract double %407, %411
  %413 = fadd contract double %404, %412
  %414 = add nuw nsw i64 %394, 2
  %415 = add i64 %396, 2
  %416 = icmp eq i64 %415, %351
  br i1 %416, label %375, label %393, !llvm.loop !115
}

; Function Attrs: nounwind uwtable
define void @balance_slopes(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #1 {
  %4 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 1
  %5 = load i64, ptr %4, align 8, !tbaa !66
  %6 = getelementptr inbounds double, ptr %1, i64 %5
  %7 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !25
  %9 = shl nsw i64 %8, 1
  %10 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 16
  %11 = load i64, ptr %10, align 8, !tbaa !30
  %12 = add nsw i64 %9, %11
  %13 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 17
  %14 = load i64, ptr %13, align 8, !tbaa !65
  %15 = add nsw i64 %12, %14
  %16 = sub nsw i64 %15, %8
  %17 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 3
  %18 = load i64, ptr %17, align 8, !tbaa !17
  %19 = add nsw i64 %16, %18
  %20 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 56
  %21 = load ptr, ptr %20, align 8, !tbaa !28
  %22 = shl i64 %5, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %1, i64 %22, i1 false)
  %23 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 23
  %24 = load i64, ptr %23, align 8, !tbaa !58
  %25 = inttoptr i64 %24 to ptr
  %26 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 24
  %27 = load i64, ptr %26, align 8, !tbaa !59
  %28 = inttoptr i64 %27 to ptr
  tail call void %25(ptr noundef %0, ptr noundef %1, ptr noundef %28) #14
  %29 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 10
  %30 = load i64, ptr %29, align 8, !tbaa !5
  %31 = getelementptr inbounds double, ptr %0, i64 %30
  tail call fastcc void @all_places(ptr noundef %2, i64 noundef 1)
  %32 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 59
  %33 = load ptr, ptr %32, align 8, !tbaa !60
  tail call fastcc void @inverse(ptr noundef %2, ptr noundef %6, ptr noundef %33)
  tail call fastcc void @composites(ptr noundef %2, i64 noundef 1)
  %34 = getelementptr inbounds %struct.Tree, ptr %2, i64 0, i32 66
  %35 = load ptr, ptr %34, align 8, !tbaa !12
  tail call fastcc void @all_slopes(ptr noundef %2, ptr noundef %6, ptr noundef %35)
  %36 = mul nsw i64 %15, %8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %56

38:                                               ; preds = %3
  %39 = load ptr, ptr %34, align 8, !tbaa !12
  %40 = and i64 %36, 3
  %41 = icmp ult i64 %36, 4
  br i1 %41, label %44, label %42

42:                                               ; preds = %38
  %43 = and i64 %36, 9223372036854775804
  br label %59

44:                                               ; preds = %59, %38
  %45 = phi i64 [ 0, %38 ], [ %77, %59 ]
  %46 = icmp eq i64 %40, 0
  br i1 %46, label %56, label %47

47:                                               ; preds = %44, %47
  %48 = phi i64 [ %53, %47 ], [ %45, %44 ]
  %49 = phi i64 [ %54, %47 ], [ 0, %44 ]
  %50 = getelementptr inbounds double, ptr %39, i64 %48
  %51 = load double, ptr %50, align 8, !tbaa !19
  %52 = fneg contract double %51
  store double %52, ptr %50, align 8, !tbaa !19
  %53 = add nuw nsw i64 %48, 1
  %54 = add i64 %49, 1
  %55 = icmp eq i64 %54, %40
  br i1 %55, label %56, label %47, !llvm.loop !116

56:                                               ; preds = %44, %47, %3
  %57 = load i64, ptr %2, align 8, !tbaa !33
  %58 = icmp sgt i64 %57, 0
  br i1 %58, label %88, label %80

59:                                               ; preds = %59, %42
  %60 = phi i64 [ 0, %42 ], [ %77, %59 ]
  %61 = phi i64 [ 0, %42 ], [ %78, %59 ]
  %62 = getelementptr inbounds double, ptr %39, i64 %60
  %63 = load double, ptr %62, align 8, !tbaa !19
  %64 = fneg contract double %63
  store double %64, ptr %62, align 8, !tbaa !19
  %65 = or disjoint i64 %60, 1
  %66 = getelementptr inbounds double, ptr %39, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !19
  %68 = fneg contract double %67
  store double %68, ptr %66, align 8, !tbaa !19
  %69 = or disjoint i64 %60, 2
  %70 = getelementptr inbounds double, ptr %39, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !19
  %72 = fneg contract double %71
  store double %72, ptr %70, align 8, !tbaa !19
  %73 = or disjoint i64 %60, 3
  %74 = getelementptr inbounds double, ptr %39, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !19
  %76 = fneg contract double %75
  store double %76, ptr %74, align 8, !tbaa !19
  %77 = add nuw nsw i64 %60, 4
  %78 = add i64 %61, 4
  %79 = icmp eq i64 %78, %43
  br i1 %79, label %44, label %59, !llvm.loop !117

80:                                               ; preds = %88, %56
  %81 = icmp sgt i64 %8, 0
  br i1 %81, label %82, label %106

82:                                               ; preds = %80
  %83 = shl i64 %16, 3
  %84 = and i64 %8, 1
  %85 = icmp eq i64 %8, 1
  br i1 %85, label %94, label %86

86:                                               ; preds = %82
  %87 = and i64 %8, 9223372036854775806
  br label %107

88:                                               ; preds = %56, %88
  %89 = phi i64 [ %91, %88 ], [ 0, %56 ]
  %90 = load ptr, ptr %34, align 8, !tbaa !12
  tail call fastcc void @along_coordinates(ptr noundef nonnull %2, i64 noundef %89, ptr noundef %90, i64 noundef %15, ptr noundef %31, i64 noundef %19)
  %91 = add nuw nsw i64 %89, 1
  %92 = load i64, ptr %2, align 8, !tbaa !33
  %93 = icmp slt i64 %91, %92
  br i1 %93, label %88, label %80, !llvm.loop !118

94:                                               ; preds = %107, %82
  %95 = phi i64 [ 0, %82 ], [ %127, %107 ]
  %96 = icmp eq i64 %84, 0
  br i1 %96, label %106, label %97

97:                                               ; preds = %94
  %98 = mul nsw i64 %95, %19
  %99 = getelementptr inbounds double, ptr %31, i64 %98
  %100 = load i64, ptr %17, align 8, !tbaa !17
  %101 = getelementptr inbounds double, ptr %99, i64 %100
  %102 = load ptr, ptr %34, align 8, !tbaa !12
  %103 = mul nsw i64 %95, %15
  %104 = getelementptr inbounds double, ptr %102, i64 %103
  %105 = getelementptr inbounds double, ptr %104, i64 %8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %101, ptr nonnull align 8 %105, i64 %83, i1 false)
  br label %106

106:                                              ; preds = %97, %94, %80
  ret void

107:                                              ; preds = %107, %86
  %108 = phi i64 [ 0, %86 ], [ %127, %107 ]
  %109 = phi i64 [ 0, %86 ], [ %128, %107 ]
  %110 = mul nsw i64 %108, %19
  %111 = getelementptr inbounds double, ptr %31, i64 %110
  %112 = load i64, ptr %17, align 8, !tbaa !17
  %113 = getelementptr inbounds double, ptr %111, i64 %112
  %114 = load ptr, ptr %34, align 8, !tbaa !12
  %115 = mul nsw i64 %108, %15
  %116 = getelementptr inbounds double, ptr %114, i64 %115
  %117 = getelementptr inbounds double, ptr %116, i64 %8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %113, ptr nonnull align 8 %117, i64 %83, i1 false)
  %118 = or disjoint i64 %108, 1
  %119 = mul nsw i64 %118, %19
  %120 = getelementptr inbounds double, ptr %31, i64 %119
  %121 = load i64, ptr %17, align 8, !tbaa !17
  %122 = getelementptr inbounds double, ptr %120, i64 %121
  %123 = load ptr, ptr %34, align 8, !tbaa !12
  %124 = mul nsw i64 %118, %15
  %125 = getelementptr inbounds double, ptr %123, i64 %124
  %126 = getelementptr inbounds double, ptr %125, i64 %8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %122, ptr nonnull align 8 %126, i64 %83, i1 false)
  %127 = add nuw nsw i64 %108, 2
  %128 = add i64 %109, 2
  %129 = icmp eq i64 %128, %87
  br i1 %129, label %94, label %107, !llvm.loop !119
}

; Function Attrs: nounwind uwtable
define internal fastcc void @all_places(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #1 {
  %3 = alloca [80 x double], align 16
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %5 = load i64, ptr %4, align 8, !tbaa !120
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
  %17 = load i64, ptr %16, align 8, !tbaa !66
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
  %49 = load ptr, ptr %26, align 8, !tbaa !121
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
  %69 = load ptr, ptr %33, align 8, !tbaa !112
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
  br i1 %114, label %115, label %79, !llvm.loop !122

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
  %348 = load ptr, ptr %36, align 8, !tbaa !123
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
  br i1 %362, label %43, label %37, !llvm.loop !124

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
  %420 = load ptr, ptr %41, align 8, !tbaa !77
  %421 = getelementptr inbounds double, ptr %420, i64 %365
  %422 = load ptr, ptr %42, align 8, !tbaa !54
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
  br i1 %442, label %364, label %363, !llvm.loop !125

443:                                              ; preds = %363
  %444 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %445 = load ptr, ptr %444, align 8, !tbaa !28
  call fastcc void @add_loads(ptr noundef nonnull %0, ptr noundef %445)
  br label %446

446:                                              ; preds = %443, %363
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @inverse(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef %2) unnamed_addr #4 {
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
  %12 = load ptr, ptr %11, align 8, !tbaa !77
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
  br i1 %109, label %13, label %24, !llvm.loop !126

110:                                              ; preds = %147, %17
  %111 = phi i64 [ 0, %17 ], [ %150, %147 ]
  %112 = icmp eq i64 %20, 0
  br i1 %112, label %124, label %113

113:                                              ; preds = %110
  br i1 %18, label %121, label %114

114:                                              ; preds = %113
  %115 = load ptr, ptr %19, align 8, !tbaa !127
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
  %130 = load ptr, ptr %19, align 8, !tbaa !127
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
  %141 = load ptr, ptr %19, align 8, !tbaa !127
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
  br i1 %152, label %110, label %126, !llvm.loop !128
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @composites(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #4 {
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
  %24 = load ptr, ptr %10, align 8, !tbaa !77
  %25 = getelementptr inbounds double, ptr %24, i64 %22
  %26 = load double, ptr %25, align 8, !tbaa !19
  store double %26, ptr %23, align 8, !tbaa !129
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
  br i1 %173, label %174, label %75, !llvm.loop !131

174:                                              ; preds = %75, %21
  %175 = add nuw nsw i64 %22, 1
  %176 = load i64, ptr %0, align 8, !tbaa !33
  %177 = icmp slt i64 %175, %176
  br i1 %177, label %21, label %12, !llvm.loop !132

178:                                              ; preds = %620, %2, %12
  ret void

179:                                              ; preds = %14, %620
  %180 = phi i64 [ %176, %14 ], [ %181, %620 ]
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
  %212 = load double, ptr %182, align 8, !tbaa !129
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
  br i1 %234, label %408, label %620

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
  br i1 %319, label %231, label %235, !llvm.loop !133

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
  %409 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233
  %410 = getelementptr inbounds %struct.Link, ptr %4, i64 %181, i32 4
  %411 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 1
  %412 = load double, ptr %182, align 8, !tbaa !129
  %413 = load double, ptr %411, align 8, !tbaa !19
  %414 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 1, i64 1
  %415 = load double, ptr %414, align 8, !tbaa !19
  %416 = getelementptr inbounds double, ptr %410, i64 1
  %417 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 1, i64 2
  %418 = load double, ptr %417, align 8, !tbaa !19
  %419 = getelementptr inbounds double, ptr %410, i64 2
  %420 = load double, ptr %419, align 8, !tbaa !19
  %421 = fmul contract double %412, %420
  %422 = fadd contract double %418, %421
  %423 = load <2 x double>, ptr %410, align 8, !tbaa !19
  %424 = extractelement <2 x double> %423, i64 0
  %425 = fmul contract double %412, %424
  %426 = fadd contract double %413, %425
  %427 = extractelement <2 x double> %423, i64 1
  %428 = fmul contract double %412, %427
  %429 = fadd contract double %415, %428
  %430 = insertelement <2 x double> poison, double %426, i64 0
  %431 = insertelement <2 x double> %430, double %415, i64 1
  %432 = fmul contract <2 x double> %423, %431
  %433 = shufflevector <2 x double> %432, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %434 = insertelement <2 x double> poison, double %413, i64 0
  %435 = insertelement <2 x double> %434, double %429, i64 1
  %436 = fmul contract <2 x double> %423, %435
  %437 = fadd contract <2 x double> %433, %436
  %438 = insertelement <2 x double> poison, double %420, i64 0
  %439 = shufflevector <2 x double> %438, <2 x double> poison, <2 x i32> zeroinitializer
  %440 = insertelement <2 x double> poison, double %418, i64 0
  %441 = insertelement <2 x double> %440, double %422, i64 1
  %442 = fmul contract <2 x double> %439, %441
  %443 = fadd contract <2 x double> %437, %442
  %444 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 0
  %445 = load double, ptr %444, align 8, !tbaa !19
  %446 = extractelement <2 x double> %432, i64 0
  %447 = fsub contract double %445, %446
  %448 = extractelement <2 x double> %436, i64 0
  %449 = fsub contract double %447, %448
  %450 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 0
  %451 = load double, ptr %450, align 8, !tbaa !19
  %452 = fadd contract double %451, %449
  store double %452, ptr %450, align 8, !tbaa !19
  %453 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 1
  %454 = load double, ptr %453, align 8, !tbaa !19
  %455 = load double, ptr %410, align 8, !tbaa !19
  %456 = fmul contract double %429, %455
  %457 = fsub contract double %454, %456
  %458 = load double, ptr %411, align 8, !tbaa !19
  %459 = load double, ptr %416, align 8, !tbaa !19
  %460 = fmul contract double %458, %459
  %461 = fsub contract double %457, %460
  %462 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 1
  %463 = load double, ptr %462, align 8, !tbaa !19
  %464 = fadd contract double %463, %461
  store double %464, ptr %462, align 8, !tbaa !19
  %465 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 2
  %466 = load double, ptr %465, align 8, !tbaa !19
  %467 = load double, ptr %410, align 8, !tbaa !19
  %468 = fmul contract double %422, %467
  %469 = fsub contract double %466, %468
  %470 = load double, ptr %411, align 8, !tbaa !19
  %471 = load double, ptr %419, align 8, !tbaa !19
  %472 = fmul contract double %470, %471
  %473 = fsub contract double %469, %472
  %474 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 2
  %475 = load double, ptr %474, align 8, !tbaa !19
  %476 = fadd contract double %475, %473
  store double %476, ptr %474, align 8, !tbaa !19
  %477 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 1, i64 0
  %478 = load double, ptr %477, align 8, !tbaa !19
  %479 = fadd contract double %426, %478
  store double %479, ptr %477, align 8, !tbaa !19
  %480 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 3
  %481 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 3
  %482 = load double, ptr %481, align 8, !tbaa !19
  %483 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 4
  %484 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 4
  %485 = load double, ptr %484, align 8, !tbaa !19
  %486 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 5
  %487 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 5
  %488 = shufflevector <2 x double> %443, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %489 = fadd contract <2 x double> %443, %488
  %490 = extractelement <2 x double> %489, i64 0
  %491 = fadd contract double %452, %490
  store double %491, ptr %450, align 8, !tbaa !19
  %492 = load double, ptr %480, align 8, !tbaa !19
  %493 = load double, ptr %416, align 8, !tbaa !19
  %494 = fmul contract double %426, %493
  %495 = fsub contract double %492, %494
  %496 = load double, ptr %414, align 8, !tbaa !19
  %497 = load double, ptr %410, align 8, !tbaa !19
  %498 = fmul contract double %496, %497
  %499 = fsub contract double %495, %498
  %500 = fadd contract double %482, %499
  store double %500, ptr %481, align 8, !tbaa !19
  %501 = load double, ptr %483, align 8, !tbaa !19
  %502 = load double, ptr %416, align 8, !tbaa !19
  %503 = fmul contract double %429, %502
  %504 = fsub contract double %501, %503
  %505 = load double, ptr %414, align 8, !tbaa !19
  %506 = fmul contract double %502, %505
  %507 = fsub contract double %504, %506
  %508 = fadd contract double %485, %507
  store double %508, ptr %484, align 8, !tbaa !19
  %509 = load double, ptr %486, align 8, !tbaa !19
  %510 = load double, ptr %414, align 8, !tbaa !19
  %511 = load <2 x double>, ptr %416, align 8, !tbaa !19
  %512 = insertelement <2 x double> poison, double %422, i64 0
  %513 = insertelement <2 x double> %512, double %510, i64 1
  %514 = fmul contract <2 x double> %513, %511
  %515 = extractelement <2 x double> %514, i64 0
  %516 = fsub contract double %509, %515
  %517 = extractelement <2 x double> %514, i64 1
  %518 = fsub contract double %516, %517
  %519 = load double, ptr %487, align 8, !tbaa !19
  %520 = insertelement <2 x double> poison, double %508, i64 0
  %521 = insertelement <2 x double> %520, double %519, i64 1
  %522 = insertelement <2 x double> %489, double %518, i64 1
  %523 = fadd contract <2 x double> %521, %522
  store <2 x double> %523, ptr %484, align 8, !tbaa !19
  %524 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 1, i64 1
  %525 = load double, ptr %524, align 8, !tbaa !19
  %526 = fadd contract double %429, %525
  store double %526, ptr %524, align 8, !tbaa !19
  %527 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 6
  %528 = load double, ptr %527, align 8, !tbaa !19
  %529 = load double, ptr %419, align 8, !tbaa !19
  %530 = fmul contract double %426, %529
  %531 = fsub contract double %528, %530
  %532 = load double, ptr %417, align 8, !tbaa !19
  %533 = load double, ptr %410, align 8, !tbaa !19
  %534 = fmul contract double %532, %533
  %535 = fsub contract double %531, %534
  %536 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 6
  %537 = load double, ptr %536, align 8, !tbaa !19
  %538 = fadd contract double %537, %535
  store double %538, ptr %536, align 8, !tbaa !19
  %539 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 7
  %540 = load double, ptr %539, align 8, !tbaa !19
  %541 = load double, ptr %419, align 8, !tbaa !19
  %542 = fmul contract double %429, %541
  %543 = fsub contract double %540, %542
  %544 = load double, ptr %417, align 8, !tbaa !19
  %545 = load double, ptr %416, align 8, !tbaa !19
  %546 = fmul contract double %544, %545
  %547 = fsub contract double %543, %546
  %548 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 7
  %549 = load double, ptr %548, align 8, !tbaa !19
  %550 = fadd contract double %549, %547
  store double %550, ptr %548, align 8, !tbaa !19
  %551 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 2, i64 8
  %552 = load double, ptr %551, align 8, !tbaa !19
  %553 = load double, ptr %419, align 8, !tbaa !19
  %554 = fmul contract double %422, %553
  %555 = fsub contract double %552, %554
  %556 = load double, ptr %417, align 8, !tbaa !19
  %557 = fmul contract double %553, %556
  %558 = fsub contract double %555, %557
  %559 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 2, i64 8
  %560 = load double, ptr %559, align 8, !tbaa !19
  %561 = fadd contract double %560, %558
  %562 = fadd contract double %490, %561
  store double %562, ptr %559, align 8, !tbaa !19
  %563 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 1, i64 2
  %564 = load double, ptr %563, align 8, !tbaa !19
  %565 = fadd contract double %422, %564
  store double %565, ptr %563, align 8, !tbaa !19
  %566 = load double, ptr %182, align 8, !tbaa !129
  %567 = load double, ptr %409, align 8, !tbaa !129
  %568 = fadd contract double %566, %567
  store double %568, ptr %409, align 8, !tbaa !129
  br i1 %20, label %620, label %569

569:                                              ; preds = %408, %569
  %570 = phi i64 [ %618, %569 ], [ 0, %408 ]
  %571 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 %570
  %572 = load double, ptr %571, align 8, !tbaa !19
  %573 = add nuw nsw i64 %570, 3
  %574 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 %573
  %575 = load double, ptr %574, align 8, !tbaa !19
  %576 = add nuw nsw i64 %570, 6
  %577 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 4, i64 %576
  %578 = load double, ptr %577, align 8, !tbaa !19
  %579 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 %570
  %580 = load double, ptr %579, align 8, !tbaa !19
  %581 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 %573
  %582 = load double, ptr %581, align 8, !tbaa !19
  %583 = getelementptr inbounds %struct.Whole, ptr %6, i64 %181, i32 3, i64 %576
  %584 = load double, ptr %583, align 8, !tbaa !19
  %585 = load double, ptr %416, align 8, !tbaa !19
  %586 = fmul contract double %578, %585
  %587 = load double, ptr %419, align 8, !tbaa !19
  %588 = fmul contract double %575, %587
  %589 = fsub contract double %586, %588
  %590 = fadd contract double %580, %589
  %591 = fmul contract double %572, %587
  %592 = load double, ptr %410, align 8, !tbaa !19
  %593 = fmul contract double %578, %592
  %594 = fsub contract double %591, %593
  %595 = fadd contract double %582, %594
  %596 = fmul contract double %575, %592
  %597 = fmul contract double %572, %585
  %598 = fsub contract double %596, %597
  %599 = fadd contract double %584, %598
  %600 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 3, i64 %570
  %601 = load double, ptr %600, align 8, !tbaa !19
  %602 = fadd contract double %601, %590
  store double %602, ptr %600, align 8, !tbaa !19
  %603 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 4, i64 %570
  %604 = load double, ptr %603, align 8, !tbaa !19
  %605 = fadd contract double %572, %604
  store double %605, ptr %603, align 8, !tbaa !19
  %606 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 3, i64 %573
  %607 = load double, ptr %606, align 8, !tbaa !19
  %608 = fadd contract double %595, %607
  store double %608, ptr %606, align 8, !tbaa !19
  %609 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 4, i64 %573
  %610 = load double, ptr %609, align 8, !tbaa !19
  %611 = fadd contract double %575, %610
  store double %611, ptr %609, align 8, !tbaa !19
  %612 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 3, i64 %576
  %613 = load double, ptr %612, align 8, !tbaa !19
  %614 = fadd contract double %599, %613
  store double %614, ptr %612, align 8, !tbaa !19
  %615 = getelementptr inbounds %struct.Whole, ptr %6, i64 %233, i32 4, i64 %576
  %616 = load double, ptr %615, align 8, !tbaa !19
  %617 = fadd contract double %578, %616
  store double %617, ptr %615, align 8, !tbaa !19
  %618 = add nuw nsw i64 %570, 1
  %619 = icmp eq i64 %618, 3
  br i1 %619, label %620, label %569, !llvm.loop !134

620:                                              ; preds = %569, %408, %231
  %621 = icmp sgt i64 %180, 1
  br i1 %621, label %179, label %178, !llvm.loop !135
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
  %15 = load i64, ptr %14, align 8, !tbaa !65
  %16 = add nsw i64 %13, %15
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %18 = load i64, ptr %17, align 8, !tbaa !17
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %20 = load ptr, ptr %19, align 8, !tbaa !36
  %21 = shl i64 %9, 3
  %22 = mul i64 %21, %16
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %22, i1 false)
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 18
  %24 = load i64, ptr %23, align 8, !tbaa !136
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %37, label %26

26:                                               ; preds = %3
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 21
  %28 = load i64, ptr %27, align 8, !tbaa !137
  %29 = inttoptr i64 %28 to ptr
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 70
  %31 = load ptr, ptr %30, align 8, !tbaa !138
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %33 = load ptr, ptr %32, align 8, !tbaa !28
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 22
  %35 = load i64, ptr %34, align 8, !tbaa !139
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
  %60 = load i64, ptr %59, align 8, !tbaa !140
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %66, label %62

62:                                               ; preds = %57
  %63 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 72
  %64 = load ptr, ptr %63, align 8, !tbaa !141
  %65 = mul i64 %58, 96
  call void @llvm.memset.p0.i64(ptr align 8 %64, i8 0, i64 %65, i1 false)
  br label %66

66:                                               ; preds = %57, %62
  %67 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %68 = load i64, ptr %67, align 8, !tbaa !120
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
  br i1 %150, label %151, label %140, !llvm.loop !142

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
  br i1 %160, label %75, label %57, !llvm.loop !143

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
  %173 = load i64, ptr %49, align 8, !tbaa !140
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %179, label %175

175:                                              ; preds = %161
  %176 = load ptr, ptr %50, align 8, !tbaa !141
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
  %189 = load ptr, ptr %52, align 8, !tbaa !112
  br i1 %188, label %193, label %190

190:                                              ; preds = %179
  %191 = getelementptr inbounds i64, ptr %189, i64 %76
  %192 = load i64, ptr %191, align 8, !tbaa !38
  br label %218

193:                                              ; preds = %179
  %194 = load i64, ptr %168, align 8, !tbaa !38
  %195 = icmp eq i64 %194, 0
  %196 = getelementptr double, ptr %170, i64 %81
  %197 = load ptr, ptr %51, align 8, !tbaa !144
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
  %225 = load ptr, ptr %51, align 8, !tbaa !144
  %226 = load ptr, ptr %52, align 8, !tbaa !112
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
  br i1 %255, label %205, label %231, !llvm.loop !145

256:                                              ; preds = %224, %218
  %257 = load i64, ptr %49, align 8, !tbaa !140
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %263, label %259

259:                                              ; preds = %256
  %260 = load ptr, ptr %50, align 8, !tbaa !141
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
  %442 = load ptr, ptr %51, align 8, !tbaa !144
  %443 = add nsw i64 %166, %18
  %444 = getelementptr inbounds double, ptr %442, i64 %443
  store double 1.000000e+00, ptr %444, align 8, !tbaa !19
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %443, i64 noundef 1, ptr noundef %266, i64 noundef %16)
  %445 = load ptr, ptr %51, align 8, !tbaa !144
  %446 = getelementptr inbounds double, ptr %445, i64 %443
  store double 0.000000e+00, ptr %446, align 8, !tbaa !19
  %447 = add nuw nsw i64 %162, 1
  %448 = icmp eq i64 %447, %79
  br i1 %448, label %157, label %161, !llvm.loop !146

449:                                              ; preds = %70, %478
  %450 = phi i64 [ 0, %70 ], [ %485, %478 ]
  %451 = load i64, ptr %11, align 8, !tbaa !30
  %452 = icmp slt i64 %450, %451
  br i1 %452, label %478, label %453

453:                                              ; preds = %449, %478, %66
  %454 = load i64, ptr %14, align 8, !tbaa !65
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
  %479 = load ptr, ptr %71, align 8, !tbaa !144
  %480 = add nsw i64 %73, %450
  %481 = getelementptr inbounds double, ptr %479, i64 %480
  store double 1.000000e+00, ptr %481, align 8, !tbaa !19
  %482 = getelementptr inbounds double, ptr %74, i64 %450
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %480, i64 noundef 1, ptr noundef %482, i64 noundef %16)
  %483 = load ptr, ptr %71, align 8, !tbaa !144
  %484 = getelementptr inbounds double, ptr %483, i64 %480
  store double 0.000000e+00, ptr %484, align 8, !tbaa !19
  %485 = add nuw nsw i64 %450, 1
  %486 = load i64, ptr %67, align 8, !tbaa !120
  %487 = icmp eq i64 %486, 0
  br i1 %487, label %453, label %449, !llvm.loop !147

488:                                              ; preds = %766, %453
  ret void

489:                                              ; preds = %456, %766
  %490 = phi i64 [ 0, %456 ], [ %767, %766 ]
  %491 = load i64, ptr %11, align 8, !tbaa !30
  %492 = getelementptr inbounds double, ptr %457, i64 %491
  %493 = getelementptr inbounds double, ptr %492, i64 %490
  %494 = load i64, ptr %59, align 8, !tbaa !140
  %495 = icmp eq i64 %494, 0
  %496 = load i64, ptr %0, align 8, !tbaa !33
  br i1 %495, label %501, label %497

497:                                              ; preds = %489
  %498 = load ptr, ptr %458, align 8, !tbaa !141
  %499 = mul i64 %496, 96
  call void @llvm.memset.p0.i64(ptr align 8 %498, i8 0, i64 %499, i1 false)
  %500 = load i64, ptr %0, align 8, !tbaa !33
  br label %501

501:                                              ; preds = %489, %497
  %502 = phi i64 [ %496, %489 ], [ %500, %497 ]
  %503 = icmp sgt i64 %502, 0
  br i1 %503, label %770, label %504

504:                                              ; preds = %921, %501
  %505 = load ptr, ptr %471, align 8, !tbaa !144
  %506 = load ptr, ptr %472, align 8, !tbaa !148
  %507 = getelementptr inbounds i64, ptr %506, i64 %490
  %508 = load i64, ptr %507, align 8, !tbaa !38
  %509 = getelementptr inbounds double, ptr %505, i64 %508
  store double 1.000000e+00, ptr %509, align 8, !tbaa !19
  call fastcc void @loads_along(ptr noundef nonnull %0, i64 noundef %508, i64 noundef 1, ptr noundef %493, i64 noundef %16)
  %510 = load ptr, ptr %471, align 8, !tbaa !144
  %511 = load ptr, ptr %472, align 8, !tbaa !148
  %512 = getelementptr inbounds i64, ptr %511, i64 %490
  %513 = load i64, ptr %512, align 8, !tbaa !38
  %514 = getelementptr inbounds double, ptr %510, i64 %513
  store double 0.000000e+00, ptr %514, align 8, !tbaa !19
  %515 = load ptr, ptr %473, align 8, !tbaa !149
  %516 = load i64, ptr %0, align 8, !tbaa !33
  %517 = mul nsw i64 %516, 10
  %518 = add i64 %474, %517
  %519 = mul nsw i64 %518, %490
  %520 = getelementptr inbounds double, ptr %515, i64 %519
  %521 = load ptr, ptr %461, align 8, !tbaa !39
  %522 = getelementptr inbounds double, ptr %520, i64 %516
  %523 = mul nsw i64 %516, 9
  %524 = getelementptr inbounds double, ptr %522, i64 %523
  %525 = getelementptr inbounds double, ptr %524, i64 3
  %526 = load ptr, ptr %475, align 8, !tbaa !150
  %527 = icmp sgt i64 %516, 0
  br i1 %527, label %528, label %535

528:                                              ; preds = %504
  %529 = load ptr, ptr %476, align 8, !tbaa !54
  %530 = load ptr, ptr %477, align 8, !tbaa !77
  %531 = getelementptr inbounds double, ptr %529, i64 1
  %532 = getelementptr inbounds double, ptr %524, i64 1
  %533 = getelementptr inbounds double, ptr %529, i64 2
  %534 = getelementptr inbounds double, ptr %524, i64 2
  br label %543

535:                                              ; preds = %543, %504
  call fastcc void @all_inward(ptr noundef nonnull %0, ptr noundef %526, i64 noundef 6, ptr noundef %493, i64 noundef %16)
  %536 = load i64, ptr %8, align 8, !tbaa !25
  %537 = icmp sgt i64 %536, 0
  br i1 %537, label %538, label %766

538:                                              ; preds = %535
  %539 = and i64 %536, 1
  %540 = icmp eq i64 %536, 1
  br i1 %540, label %753, label %541

541:                                              ; preds = %538
  %542 = and i64 %536, 9223372036854775806
  br label %728

543:                                              ; preds = %543, %528
  %544 = phi i64 [ 0, %528 ], [ %726, %543 ]
  %545 = getelementptr inbounds %struct.Link, ptr %521, i64 %544
  %546 = mul nsw i64 %544, 6
  %547 = getelementptr inbounds double, ptr %526, i64 %546
  %548 = getelementptr inbounds %struct.Link, ptr %521, i64 %544, i32 1
  %549 = getelementptr inbounds double, ptr %548, i64 1
  %550 = getelementptr inbounds double, ptr %548, i64 2
  %551 = load double, ptr %545, align 8, !tbaa !19
  %552 = load double, ptr %548, align 8, !tbaa !19
  %553 = fmul contract double %551, %552
  %554 = getelementptr double, ptr %545, i64 3
  %555 = load double, ptr %554, align 8, !tbaa !19
  %556 = load double, ptr %549, align 8, !tbaa !19
  %557 = fmul contract double %555, %556
  %558 = fadd contract double %553, %557
  %559 = getelementptr double, ptr %545, i64 6
  %560 = load double, ptr %559, align 8, !tbaa !19
  %561 = load double, ptr %550, align 8, !tbaa !19
  %562 = fmul contract double %560, %561
  %563 = fadd contract double %558, %562
  %564 = getelementptr inbounds double, ptr %545, i64 1
  %565 = load double, ptr %564, align 8, !tbaa !19
  %566 = fmul contract double %552, %565
  %567 = getelementptr double, ptr %545, i64 4
  %568 = load double, ptr %567, align 8, !tbaa !19
  %569 = fmul contract double %556, %568
  %570 = fadd contract double %566, %569
  %571 = getelementptr double, ptr %545, i64 7
  %572 = load double, ptr %571, align 8, !tbaa !19
  %573 = fmul contract double %561, %572
  %574 = fadd contract double %570, %573
  %575 = getelementptr inbounds double, ptr %545, i64 2
  %576 = load double, ptr %575, align 8, !tbaa !19
  %577 = fmul contract double %552, %576
  %578 = getelementptr double, ptr %545, i64 5
  %579 = load double, ptr %578, align 8, !tbaa !19
  %580 = fmul contract double %556, %579
  %581 = fadd contract double %577, %580
  %582 = getelementptr double, ptr %545, i64 8
  %583 = load double, ptr %582, align 8, !tbaa !19
  %584 = fmul contract double %561, %583
  %585 = fadd contract double %581, %584
  %586 = getelementptr inbounds %struct.Link, ptr %521, i64 %544, i32 14
  %587 = getelementptr inbounds double, ptr %586, i64 1
  %588 = getelementptr inbounds double, ptr %586, i64 2
  %589 = load double, ptr %586, align 8, !tbaa !19
  %590 = fmul contract double %551, %589
  %591 = load double, ptr %587, align 8, !tbaa !19
  %592 = fmul contract double %555, %591
  %593 = fadd contract double %590, %592
  %594 = load double, ptr %588, align 8, !tbaa !19
  %595 = fmul contract double %560, %594
  %596 = fadd contract double %593, %595
  %597 = fmul contract double %565, %589
  %598 = fmul contract double %568, %591
  %599 = fadd contract double %597, %598
  %600 = fmul contract double %572, %594
  %601 = fadd contract double %599, %600
  %602 = fmul contract double %576, %589
  %603 = fmul contract double %579, %591
  %604 = fadd contract double %602, %603
  %605 = fmul contract double %583, %594
  %606 = fadd contract double %604, %605
  %607 = mul nsw i64 %544, 9
  %608 = getelementptr inbounds double, ptr %522, i64 %607
  %609 = load double, ptr %608, align 8, !tbaa !19
  %610 = fmul contract double %609, %596
  %611 = getelementptr double, ptr %608, i64 1
  %612 = load double, ptr %611, align 8, !tbaa !19
  %613 = fmul contract double %612, %601
  %614 = fadd contract double %610, %613
  %615 = getelementptr double, ptr %608, i64 2
  %616 = load double, ptr %615, align 8, !tbaa !19
  %617 = fmul contract double %606, %616
  %618 = fadd contract double %614, %617
  %619 = getelementptr inbounds double, ptr %608, i64 3
  %620 = load double, ptr %619, align 8, !tbaa !19
  %621 = fmul contract double %596, %620
  %622 = getelementptr double, ptr %608, i64 4
  %623 = load double, ptr %622, align 8, !tbaa !19
  %624 = fmul contract double %601, %623
  %625 = fadd contract double %621, %624
  %626 = getelementptr double, ptr %608, i64 5
  %627 = load double, ptr %626, align 8, !tbaa !19
  %628 = fmul contract double %606, %627
  %629 = fadd contract double %625, %628
  %630 = getelementptr inbounds double, ptr %608, i64 6
  %631 = load double, ptr %630, align 8, !tbaa !19
  %632 = fmul contract double %596, %631
  %633 = getelementptr double, ptr %608, i64 7
  %634 = load double, ptr %633, align 8, !tbaa !19
  %635 = fmul contract double %601, %634
  %636 = fadd contract double %632, %635
  %637 = getelementptr double, ptr %608, i64 8
  %638 = load double, ptr %637, align 8, !tbaa !19
  %639 = fmul contract double %606, %638
  %640 = fadd contract double %636, %639
  %641 = fmul contract double %563, %609
  %642 = fmul contract double %574, %612
  %643 = fadd contract double %641, %642
  %644 = fmul contract double %585, %616
  %645 = fadd contract double %643, %644
  %646 = fmul contract double %563, %620
  %647 = fmul contract double %574, %623
  %648 = fadd contract double %646, %647
  %649 = fmul contract double %585, %627
  %650 = fadd contract double %648, %649
  %651 = fmul contract double %563, %631
  %652 = fmul contract double %574, %634
  %653 = fadd contract double %651, %652
  %654 = fmul contract double %585, %638
  %655 = fadd contract double %653, %654
  %656 = fmul contract double %574, %655
  %657 = fmul contract double %585, %650
  %658 = fsub contract double %656, %657
  %659 = fadd contract double %618, %658
  %660 = fmul contract double %585, %645
  %661 = fmul contract double %563, %655
  %662 = fsub contract double %660, %661
  %663 = fadd contract double %629, %662
  %664 = fmul contract double %563, %650
  %665 = fmul contract double %574, %645
  %666 = fsub contract double %664, %665
  %667 = fadd contract double %666, %640
  %668 = fmul contract double %551, %659
  %669 = fmul contract double %565, %663
  %670 = fadd contract double %668, %669
  %671 = fmul contract double %576, %667
  %672 = fadd contract double %671, %670
  store double %672, ptr %547, align 8, !tbaa !19
  %673 = load double, ptr %554, align 8, !tbaa !19
  %674 = fmul contract double %673, %659
  %675 = load double, ptr %567, align 8, !tbaa !19
  %676 = fmul contract double %675, %663
  %677 = fadd contract double %674, %676
  %678 = load double, ptr %578, align 8, !tbaa !19
  %679 = fmul contract double %667, %678
  %680 = fadd contract double %679, %677
  %681 = getelementptr inbounds double, ptr %547, i64 1
  store double %680, ptr %681, align 8, !tbaa !19
  %682 = load double, ptr %559, align 8, !tbaa !19
  %683 = fmul contract double %659, %682
  %684 = load double, ptr %571, align 8, !tbaa !19
  %685 = fmul contract double %663, %684
  %686 = fadd contract double %683, %685
  %687 = load double, ptr %582, align 8, !tbaa !19
  %688 = fmul contract double %667, %687
  %689 = fadd contract double %686, %688
  %690 = getelementptr inbounds double, ptr %547, i64 2
  store double %689, ptr %690, align 8, !tbaa !19
  %691 = getelementptr inbounds double, ptr %520, i64 %544
  %692 = getelementptr inbounds double, ptr %530, i64 %544
  %693 = load double, ptr %691, align 8, !tbaa !19
  %694 = getelementptr inbounds %struct.Link, ptr %521, i64 %544, i32 14, i64 3
  %695 = load double, ptr %694, align 8, !tbaa !19
  %696 = load double, ptr %529, align 8, !tbaa !19
  %697 = fsub contract double %695, %696
  %698 = fmul contract double %693, %697
  %699 = load double, ptr %692, align 8, !tbaa !19
  %700 = load double, ptr %524, align 8, !tbaa !19
  %701 = fmul contract double %699, %700
  %702 = fsub contract double %698, %701
  %703 = getelementptr inbounds double, ptr %547, i64 3
  store double %702, ptr %703, align 8, !tbaa !19
  %704 = load double, ptr %691, align 8, !tbaa !19
  %705 = getelementptr inbounds %struct.Link, ptr %521, i64 %544, i32 14, i64 4
  %706 = load double, ptr %705, align 8, !tbaa !19
  %707 = load double, ptr %531, align 8, !tbaa !19
  %708 = fsub contract double %706, %707
  %709 = fmul contract double %704, %708
  %710 = load double, ptr %692, align 8, !tbaa !19
  %711 = load double, ptr %532, align 8, !tbaa !19
  %712 = fmul contract double %710, %711
  %713 = fsub contract double %709, %712
  %714 = getelementptr inbounds double, ptr %547, i64 4
  store double %713, ptr %714, align 8, !tbaa !19
  %715 = load double, ptr %691, align 8, !tbaa !19
  %716 = getelementptr inbounds %struct.Link, ptr %521, i64 %544, i32 14, i64 5
  %717 = load double, ptr %716, align 8, !tbaa !19
  %718 = load double, ptr %533, align 8, !tbaa !19
  %719 = fsub contract double %717, %718
  %720 = fmul contract double %715, %719
  %721 = load double, ptr %692, align 8, !tbaa !19
  %722 = load double, ptr %534, align 8, !tbaa !19
  %723 = fmul contract double %721, %722
  %724 = fsub contract double %720, %723
  %725 = getelementptr inbounds double, ptr %547, i64 5
  store double %724, ptr %725, align 8, !tbaa !19
  %726 = add nuw nsw i64 %544, 1
  %727 = icmp eq i64 %726, %516
  br i1 %727, label %535, label %543, !llvm.loop !151

728:                                              ; preds = %728, %541
  %729 = phi i64 [ 0, %541 ], [ %750, %728 ]
  %730 = phi i64 [ 0, %541 ], [ %751, %728 ]
  %731 = getelementptr inbounds double, ptr %525, i64 %729
  %732 = load double, ptr %731, align 8, !tbaa !19
  %733 = getelementptr inbounds double, ptr %1, i64 %729
  %734 = load double, ptr %733, align 8, !tbaa !19
  %735 = fmul contract double %732, %734
  %736 = mul nsw i64 %729, %16
  %737 = getelementptr inbounds double, ptr %493, i64 %736
  %738 = load double, ptr %737, align 8, !tbaa !19
  %739 = fadd contract double %738, %735
  store double %739, ptr %737, align 8, !tbaa !19
  %740 = or disjoint i64 %729, 1
  %741 = getelementptr inbounds double, ptr %525, i64 %740
  %742 = load double, ptr %741, align 8, !tbaa !19
  %743 = getelementptr inbounds double, ptr %1, i64 %740
  %744 = load double, ptr %743, align 8, !tbaa !19
  %745 = fmul contract double %742, %744
  %746 = mul nsw i64 %740, %16
  %747 = getelementptr inbounds double, ptr %493, i64 %746
  %748 = load double, ptr %747, align 8, !tbaa !19
  %749 = fadd contract double %748, %745
  store double %749, ptr %747, align 8, !tbaa !19
  %750 = add nuw nsw i64 %729, 2
  %751 = add i64 %730, 2
  %752 = icmp eq i64 %751, %542
  br i1 %752, label %753, label %728, !llvm.loop !152

753:                                              ; preds = %728, %538
  %754 = phi i64 [ 0, %538 ], [ %750, %728 ]
  %755 = icmp eq i64 %539, 0
  br i1 %755, label %766, label %756

756:                                              ; preds = %753
  %757 = getelementptr inbounds double, ptr %525, i64 %754
  %758 = load double, ptr %757, align 8, !tbaa !19
  %759 = getelementptr inbounds double, ptr %1, i64 %754
  %760 = load double, ptr %759, align 8, !tbaa !19
  %761 = fmul contract double %758, %760
  %762 = mul nsw i64 %754, %16
  %763 = getelementptr inbounds double, ptr %493, i64 %762
  %764 = load double, ptr %763, align 8, !tbaa !19
  %765 = fadd contract double %764, %761
  store double %765, ptr %763, align 8, !tbaa !19
  br label %766

766:                                              ; preds = %756, %753, %535
  %767 = add nuw nsw i64 %490, 1
  %768 = load i64, ptr %14, align 8, !tbaa !65
  %769 = icmp slt i64 %767, %768
  br i1 %769, label %489, label %488, !llvm.loop !153

770:                                              ; preds = %501, %921
  %771 = phi i64 [ %922, %921 ], [ %502, %501 ]
  %772 = phi i64 [ %923, %921 ], [ 0, %501 ]
  %773 = load ptr, ptr %459, align 8, !tbaa !154
  %774 = mul nsw i64 %771, %490
  %775 = getelementptr i64, ptr %773, i64 %774
  %776 = getelementptr i64, ptr %775, i64 %772
  %777 = load i64, ptr %776, align 8, !tbaa !38
  %778 = icmp slt i64 %777, 0
  br i1 %778, label %921, label %779

779:                                              ; preds = %770
  %780 = load ptr, ptr %460, align 8, !tbaa !37
  %781 = getelementptr inbounds i64, ptr %780, i64 %772
  %782 = load i64, ptr %781, align 8, !tbaa !38
  %783 = load ptr, ptr %461, align 8, !tbaa !39
  %784 = getelementptr inbounds %struct.Link, ptr %783, i64 %772
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %4) #14
  %785 = load ptr, ptr %462, align 8, !tbaa !41
  %786 = getelementptr inbounds i64, ptr %785, i64 %772
  %787 = load i64, ptr %786, align 8, !tbaa !38
  %788 = getelementptr i64, ptr %786, i64 1
  %789 = load i64, ptr %788, align 8, !tbaa !38
  %790 = sub nsw i64 %789, %787
  %791 = icmp sgt i64 %790, 0
  br i1 %791, label %792, label %844

792:                                              ; preds = %779
  %793 = load ptr, ptr %463, align 8, !tbaa !28
  %794 = load ptr, ptr %464, align 8, !tbaa !42
  %795 = getelementptr i64, ptr %794, i64 %787
  %796 = and i64 %790, 3
  %797 = sub i64 %787, %789
  %798 = icmp ugt i64 %797, -4
  br i1 %798, label %830, label %799

799:                                              ; preds = %792
  %800 = and i64 %790, 9223372036854775804
  br label %801

801:                                              ; preds = %801, %799
  %802 = phi i64 [ 0, %799 ], [ %827, %801 ]
  %803 = phi i64 [ 0, %799 ], [ %828, %801 ]
  %804 = getelementptr i64, ptr %795, i64 %802
  %805 = load i64, ptr %804, align 8, !tbaa !38
  %806 = getelementptr inbounds double, ptr %793, i64 %805
  %807 = load double, ptr %806, align 8, !tbaa !19
  %808 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %802
  store double %807, ptr %808, align 16, !tbaa !19
  %809 = or disjoint i64 %802, 1
  %810 = getelementptr i64, ptr %795, i64 %809
  %811 = load i64, ptr %810, align 8, !tbaa !38
  %812 = getelementptr inbounds double, ptr %793, i64 %811
  %813 = load double, ptr %812, align 8, !tbaa !19
  %814 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %809
  store double %813, ptr %814, align 8, !tbaa !19
  %815 = or disjoint i64 %802, 2
  %816 = getelementptr i64, ptr %795, i64 %815
  %817 = load i64, ptr %816, align 8, !tbaa !38
  %818 = getelementptr inbounds double, ptr %793, i64 %817
  %819 = load double, ptr %818, align 8, !tbaa !19
  %820 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %815
  store double %819, ptr %820, align 16, !tbaa !19
  %821 = or disjoint i64 %802, 3
  %822 = getelementptr i64, ptr %795, i64 %821
  %823 = load i64, ptr %822, align 8, !tbaa !38
  %824 = getelementptr inbounds double, ptr %793, i64 %823
  %825 = load double, ptr %824, align 8, !tbaa !19
  %826 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %821
  store double %825, ptr %826, align 8, !tbaa !19
  %827 = add nuw nsw i64 %802, 4
  %828 = add i64 %803, 4
  %829 = icmp eq i64 %828, %800
  br i1 %829, label %830, label %801, !llvm.loop !43

830:                                              ; preds = %801, %792
  %831 = phi i64 [ 0, %792 ], [ %827, %801 ]
  %832 = icmp eq i64 %796, 0
  br i1 %832, label %844, label %833

833:                                              ; preds = %830, %833
  %834 = phi i64 [ %841, %833 ], [ %831, %830 ]
  %835 = phi i64 [ %842, %833 ], [ 0, %830 ]
  %836 = getelementptr i64, ptr %795, i64 %834
  %837 = load i64, ptr %836, align 8, !tbaa !38
  %838 = getelementptr inbounds double, ptr %793, i64 %837
  %839 = load double, ptr %838, align 8, !tbaa !19
  %840 = getelementptr inbounds [64 x double], ptr %4, i64 0, i64 %834
  store double %839, ptr %840, align 8, !tbaa !19
  %841 = add nuw nsw i64 %834, 1
  %842 = add i64 %835, 1
  %843 = icmp eq i64 %842, %796
  br i1 %843, label %844, label %833, !llvm.loop !155

844:                                              ; preds = %830, %833, %779
  %845 = load ptr, ptr %465, align 8, !tbaa !40
  %846 = getelementptr inbounds i64, ptr %845, i64 %772
  %847 = load i64, ptr %846, align 8, !tbaa !38
  %848 = inttoptr i64 %847 to ptr
  call void %848(ptr noundef %20, ptr noundef nonnull %4, ptr noundef null) #14
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %4) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #14
  %849 = getelementptr inbounds double, ptr %20, i64 %777
  %850 = getelementptr inbounds double, ptr %849, i64 1
  %851 = getelementptr inbounds double, ptr %849, i64 2
  %852 = load double, ptr %784, align 8, !tbaa !19
  %853 = load double, ptr %849, align 8, !tbaa !19
  %854 = fmul contract double %852, %853
  %855 = getelementptr double, ptr %784, i64 1
  %856 = load double, ptr %855, align 8, !tbaa !19
  %857 = load double, ptr %850, align 8, !tbaa !19
  %858 = fmul contract double %856, %857
  %859 = fadd contract double %854, %858
  %860 = getelementptr double, ptr %784, i64 2
  %861 = load double, ptr %860, align 8, !tbaa !19
  %862 = load double, ptr %851, align 8, !tbaa !19
  %863 = fmul contract double %861, %862
  %864 = fadd contract double %859, %863
  store double %864, ptr %7, align 16, !tbaa !19
  %865 = getelementptr inbounds double, ptr %784, i64 3
  %866 = load double, ptr %865, align 8, !tbaa !19
  %867 = fmul contract double %866, %853
  %868 = getelementptr double, ptr %784, i64 4
  %869 = load double, ptr %868, align 8, !tbaa !19
  %870 = fmul contract double %869, %857
  %871 = fadd contract double %867, %870
  %872 = getelementptr double, ptr %784, i64 5
  %873 = load double, ptr %872, align 8, !tbaa !19
  %874 = fmul contract double %873, %862
  %875 = fadd contract double %871, %874
  store double %875, ptr %466, align 8, !tbaa !19
  %876 = getelementptr inbounds double, ptr %784, i64 6
  %877 = load double, ptr %876, align 8, !tbaa !19
  %878 = fmul contract double %877, %853
  %879 = getelementptr double, ptr %784, i64 7
  %880 = load double, ptr %879, align 8, !tbaa !19
  %881 = fmul contract double %880, %857
  %882 = fadd contract double %878, %881
  %883 = getelementptr double, ptr %784, i64 8
  %884 = load double, ptr %883, align 8, !tbaa !19
  %885 = fmul contract double %884, %862
  %886 = fadd contract double %882, %885
  store double %886, ptr %467, align 16, !tbaa !19
  %887 = getelementptr inbounds double, ptr %849, i64 3
  %888 = getelementptr inbounds double, ptr %849, i64 4
  %889 = getelementptr inbounds double, ptr %849, i64 5
  %890 = load double, ptr %784, align 8, !tbaa !19
  %891 = load double, ptr %887, align 8, !tbaa !19
  %892 = fmul contract double %890, %891
  %893 = load double, ptr %855, align 8, !tbaa !19
  %894 = load double, ptr %888, align 8, !tbaa !19
  %895 = fmul contract double %893, %894
  %896 = fadd contract double %892, %895
  %897 = load double, ptr %860, align 8, !tbaa !19
  %898 = load double, ptr %889, align 8, !tbaa !19
  %899 = fmul contract double %897, %898
  %900 = fadd contract double %896, %899
  store double %900, ptr %468, align 8, !tbaa !19
  %901 = load double, ptr %865, align 8, !tbaa !19
  %902 = fmul contract double %901, %891
  %903 = load double, ptr %868, align 8, !tbaa !19
  %904 = fmul contract double %903, %894
  %905 = fadd contract double %902, %904
  %906 = load double, ptr %872, align 8, !tbaa !19
  %907 = fmul contract double %906, %898
  %908 = fadd contract double %905, %907
  store double %908, ptr %469, align 16, !tbaa !19
  %909 = load double, ptr %876, align 8, !tbaa !19
  %910 = fmul contract double %909, %891
  %911 = load double, ptr %879, align 8, !tbaa !19
  %912 = fmul contract double %911, %894
  %913 = fadd contract double %910, %912
  %914 = load double, ptr %883, align 8, !tbaa !19
  %915 = fmul contract double %914, %898
  %916 = fadd contract double %913, %915
  store double %916, ptr %470, align 8, !tbaa !19
  %917 = getelementptr inbounds double, ptr %849, i64 6
  %918 = mul nsw i64 %782, 6
  %919 = getelementptr inbounds double, ptr %917, i64 %918
  call fastcc void @position_column(ptr noundef nonnull %0, i64 noundef %772, ptr noundef nonnull %7, ptr noundef nonnull %917, ptr noundef nonnull %919, ptr noundef %1, ptr noundef %493, i64 noundef %16)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #14
  %920 = load i64, ptr %0, align 8, !tbaa !33
  br label %921

921:                                              ; preds = %770, %844
  %922 = phi i64 [ %771, %770 ], [ %920, %844 ]
  %923 = add nuw nsw i64 %772, 1
  %924 = icmp slt i64 %923, %922
  br i1 %924, label %770, label %504, !llvm.loop !156
}

; Function Attrs: nounwind uwtable
define ptr @single_state(ptr noundef %0, ptr noundef %1, i64 noundef %2, ptr noundef %3) local_unnamed_addr #1 {
  %5 = tail call ptr @PyTuple_GetItem(ptr noundef %0, i64 noundef 0) #14
  %6 = icmp eq ptr %5, null
  br i1 %6, label %393, label %7

7:                                                ; preds = %4
  %8 = tail call ptr @PyCapsule_GetPointer(ptr noundef nonnull %5, ptr noundef null) #14
  %9 = icmp eq ptr %8, null
  br i1 %9, label %393, label %10

10:                                               ; preds = %7
  %11 = icmp eq ptr %3, null
  br i1 %11, label %12, label %20

12:                                               ; preds = %10
  %13 = getelementptr inbounds %struct.Single, ptr %8, i64 0, i32 7
  %14 = load i64, ptr %13, align 8, !tbaa !157
  %15 = icmp sgt i64 %14, %2
  br i1 %15, label %20, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds %struct.Single, ptr %8, i64 0, i32 8
  %18 = load i64, ptr %17, align 8, !tbaa !159
  %19 = icmp slt i64 %18, %2
  br i1 %19, label %20, label %31

20:                                               ; preds = %16, %12, %10
  %21 = getelementptr inbounds %struct.Single, ptr %8, i64 0, i32 6
  %22 = load i64, ptr %21, align 8, !tbaa !160
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %27, label %24

24:                                               ; preds = %20
  %25 = inttoptr i64 %22 to ptr
  %26 = tail call ptr @PyObject_Vectorcall(ptr noundef nonnull %25, ptr noundef %1, i64 noundef %2, ptr noundef %3) #14
  br label %393

27:                                               ; preds = %20
  %28 = getelementptr inbounds %struct.Single, ptr %8, i64 0, i32 4
  %29 = load i64, ptr %28, align 8, !tbaa !161
  %30 = inttoptr i64 %29 to ptr
  tail call void @Py_IncRef(ptr noundef %30) #14
  br label %393

31:                                               ; preds = %16
  %32 = getelementptr inbounds %struct.Single, ptr %8, i64 0, i32 3
  %33 = load i64, ptr %32, align 8, !tbaa !162
  %34 = inttoptr i64 %33 to ptr
  tail call void @Py_IncRef(ptr noundef %34) #14
  %35 = getelementptr inbounds %struct.Single, ptr %8, i64 0, i32 5
  %36 = load i64, ptr %35, align 8, !tbaa !163
  %37 = inttoptr i64 %36 to ptr
  %38 = getelementptr inbounds %struct.Single, ptr %8, i64 0, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !164
  %40 = inttoptr i64 %39 to ptr
  %41 = load i64, ptr %32, align 8, !tbaa !162
  %42 = inttoptr i64 %41 to ptr
  %43 = getelementptr inbounds %struct.Single, ptr %8, i64 0, i32 9
  %44 = load i64, ptr %43, align 8, !tbaa !165
  %45 = trunc i64 %44 to i32
  %46 = getelementptr inbounds %struct.Single, ptr %8, i64 0, i32 12
  %47 = load ptr, ptr %46, align 8, !tbaa !166
  %48 = tail call ptr %37(ptr noundef %40, ptr noundef %42, i32 noundef %45, ptr noundef %47, ptr noundef null, ptr noundef null, i32 noundef 0, ptr noundef null) #14
  %49 = icmp eq ptr %48, null
  br i1 %49, label %393, label %50

50:                                               ; preds = %31
  %51 = load i64, ptr %8, align 8, !tbaa !167
  %52 = inttoptr i64 %51 to ptr
  %53 = getelementptr inbounds %struct.Tree, ptr %52, i64 0, i32 13
  %54 = load i64, ptr %53, align 8, !tbaa !62
  %55 = load i64, ptr %43, align 8, !tbaa !165
  %56 = getelementptr inbounds %struct.Single, ptr %8, i64 0, i32 1
  %57 = load i64, ptr %56, align 8, !tbaa !168
  %58 = getelementptr inbounds i8, ptr %48, i64 %57
  %59 = getelementptr inbounds ptr, ptr %58, i64 -1
  %60 = load ptr, ptr %59, align 8, !tbaa !169
  %61 = load i64, ptr %38, align 8, !tbaa !164
  %62 = inttoptr i64 %61 to ptr
  %63 = icmp eq ptr %60, %62
  br i1 %63, label %64, label %147

64:                                               ; preds = %50
  %65 = getelementptr inbounds %struct.Array, ptr %58, i64 0, i32 5
  %66 = load ptr, ptr %65, align 8, !tbaa !170
  %67 = load i64, ptr %32, align 8, !tbaa !162
  %68 = inttoptr i64 %67 to ptr
  %69 = icmp eq ptr %66, %68
  br i1 %69, label %70, label %147

70:                                               ; preds = %64
  %71 = getelementptr inbounds %struct.Array, ptr %58, i64 0, i32 1
  %72 = load i32, ptr %71, align 8, !tbaa !173
  %73 = sext i32 %72 to i64
  %74 = icmp eq i64 %55, %73
  br i1 %74, label %75, label %147

75:                                               ; preds = %70
  %76 = getelementptr inbounds %struct.Array, ptr %58, i64 0, i32 6
  %77 = load i32, ptr %76, align 8, !tbaa !174
  %78 = and i32 %77, 1281
  %79 = icmp eq i32 %78, 1281
  br i1 %79, label %80, label %147

80:                                               ; preds = %75
  %81 = icmp sgt i64 %55, 0
  br i1 %81, label %82, label %104

82:                                               ; preds = %80
  %83 = getelementptr inbounds %struct.Array, ptr %58, i64 0, i32 2
  %84 = load ptr, ptr %83, align 8, !tbaa !175
  %85 = and i64 %55, 7
  %86 = icmp ult i64 %55, 8
  br i1 %86, label %89, label %87

87:                                               ; preds = %82
  %88 = and i64 %55, 9223372036854775800
  br label %107

89:                                               ; preds = %107, %82
  %90 = phi i64 [ undef, %82 ], [ %141, %107 ]
  %91 = phi i64 [ 0, %82 ], [ %142, %107 ]
  %92 = phi i64 [ 1, %82 ], [ %141, %107 ]
  %93 = icmp eq i64 %85, 0
  br i1 %93, label %104, label %94

94:                                               ; preds = %89, %94
  %95 = phi i64 [ %101, %94 ], [ %91, %89 ]
  %96 = phi i64 [ %100, %94 ], [ %92, %89 ]
  %97 = phi i64 [ %102, %94 ], [ 0, %89 ]
  %98 = getelementptr inbounds i64, ptr %84, i64 %95
  %99 = load i64, ptr %98, align 8, !tbaa !38
  %100 = mul nsw i64 %99, %96
  %101 = add nuw nsw i64 %95, 1
  %102 = add i64 %97, 1
  %103 = icmp eq i64 %102, %85
  br i1 %103, label %104, label %94, !llvm.loop !176

104:                                              ; preds = %89, %94, %80
  %105 = phi i64 [ 1, %80 ], [ %90, %89 ], [ %100, %94 ]
  %106 = icmp eq i64 %105, %54
  br i1 %106, label %145, label %147

107:                                              ; preds = %107, %87
  %108 = phi i64 [ 0, %87 ], [ %142, %107 ]
  %109 = phi i64 [ 1, %87 ], [ %141, %107 ]
  %110 = phi i64 [ 0, %87 ], [ %143, %107 ]
  %111 = getelementptr inbounds i64, ptr %84, i64 %108
  %112 = load i64, ptr %111, align 8, !tbaa !38
  %113 = mul nsw i64 %112, %109
  %114 = or disjoint i64 %108, 1
  %115 = getelementptr inbounds i64, ptr %84, i64 %114
  %116 = load i64, ptr %115, align 8, !tbaa !38
  %117 = mul nsw i64 %116, %113
  %118 = or disjoint i64 %108, 2
  %119 = getelementptr inbounds i64, ptr %84, i64 %118
  %120 = load i64, ptr %119, align 8, !tbaa !38
  %121 = mul nsw i64 %120, %117
  %122 = or disjoint i64 %108, 3
  %123 = getelementptr inbounds i64, ptr %84, i64 %122
  %124 = load i64, ptr %123, align 8, !tbaa !38
  %125 = mul nsw i64 %124, %121
  %126 = or disjoint i64 %108, 4
  %127 = getelementptr inbounds i64, ptr %84, i64 %126
  %128 = load i64, ptr %127, align 8, !tbaa !38
  %129 = mul nsw i64 %128, %125
  %130 = or disjoint i64 %108, 5
  %131 = getelementptr inbounds i64, ptr %84, i64 %130
  %132 = load i64, ptr %131, align 8, !tbaa !38
  %133 = mul nsw i64 %132, %129
  %134 = or disjoint i64 %108, 6
  %135 = getelementptr inbounds i64, ptr %84, i64 %134
  %136 = load i64, ptr %135, align 8, !tbaa !38
  %137 = mul nsw i64 %136, %133
  %138 = or disjoint i64 %108, 7
  %139 = getelementptr inbounds i64, ptr %84, i64 %138
  %140 = load i64, ptr %139, align 8, !tbaa !38
  %141 = mul nsw i64 %140, %137
  %142 = add nuw nsw i64 %108, 8
  %143 = add i64 %110, 8
  %144 = icmp eq i64 %143, %88
  br i1 %144, label %89, label %107, !llvm.loop !177

145:                                              ; preds = %104
  %146 = load ptr, ptr %58, align 8, !tbaa !178
  br label %147

147:                                              ; preds = %50, %64, %70, %75, %104, %145
  %148 = phi ptr [ null, %64 ], [ null, %50 ], [ null, %75 ], [ null, %70 ], [ %146, %145 ], [ null, %104 ]
  br label %149

149:                                              ; preds = %147, %154
  %150 = phi ptr [ %157, %154 ], [ %8, %147 ]
  %151 = getelementptr inbounds %struct.Single, ptr %150, i64 0, i32 10
  %152 = atomicrmw xchg ptr %151, i64 1 acquire, align 8
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %159, label %154

154:                                              ; preds = %149
  %155 = getelementptr inbounds %struct.Single, ptr %150, i64 0, i32 11
  %156 = load i64, ptr %155, align 8, !tbaa !179
  %157 = inttoptr i64 %156 to ptr
  %158 = icmp eq i64 %156, 0
  br i1 %158, label %159, label %149, !llvm.loop !180

159:                                              ; preds = %149, %154
  %160 = phi ptr [ %157, %154 ], [ %150, %149 ]
  %161 = icmp eq ptr %160, null
  br i1 %161, label %382, label %162

162:                                              ; preds = %159
  %163 = load i64, ptr %160, align 8, !tbaa !167
  %164 = inttoptr i64 %163 to ptr
  %165 = getelementptr inbounds %struct.Tree, ptr %164, i64 0, i32 3
  %166 = load i64, ptr %165, align 8, !tbaa !17
  %167 = icmp sgt i64 %2, 0
  br i1 %167, label %172, label %168

168:                                              ; preds = %162
  %169 = getelementptr inbounds %struct.Tree, ptr %164, i64 0, i32 62
  store ptr null, ptr %169, align 8, !tbaa !16
  %170 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 13
  %171 = load ptr, ptr %170, align 8, !tbaa !181
  br label %256

172:                                              ; preds = %162
  %173 = load ptr, ptr %1, align 8, !tbaa !169
  %174 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 4
  %175 = load i64, ptr %174, align 8, !tbaa !161
  %176 = inttoptr i64 %175 to ptr
  %177 = icmp eq ptr %173, %176
  br i1 %177, label %211, label %178

178:                                              ; preds = %172
  %179 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 1
  %180 = load i64, ptr %179, align 8, !tbaa !168
  %181 = getelementptr inbounds i8, ptr %173, i64 %180
  %182 = getelementptr inbounds ptr, ptr %181, i64 -1
  %183 = load ptr, ptr %182, align 8, !tbaa !169
  %184 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 2
  %185 = load i64, ptr %184, align 8, !tbaa !164
  %186 = inttoptr i64 %185 to ptr
  %187 = icmp eq ptr %183, %186
  br i1 %187, label %188, label %211

188:                                              ; preds = %178
  %189 = getelementptr inbounds %struct.Array, ptr %181, i64 0, i32 5
  %190 = load ptr, ptr %189, align 8, !tbaa !170
  %191 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 3
  %192 = load i64, ptr %191, align 8, !tbaa !162
  %193 = inttoptr i64 %192 to ptr
  %194 = icmp eq ptr %190, %193
  br i1 %194, label %195, label %211

195:                                              ; preds = %188
  %196 = getelementptr inbounds %struct.Array, ptr %181, i64 0, i32 1
  %197 = load i32, ptr %196, align 8, !tbaa !173
  %198 = icmp eq i32 %197, 1
  br i1 %198, label %199, label %211

199:                                              ; preds = %195
  %200 = getelementptr inbounds %struct.Array, ptr %181, i64 0, i32 6
  %201 = load i32, ptr %200, align 8, !tbaa !174
  %202 = and i32 %201, 257
  %203 = icmp eq i32 %202, 257
  br i1 %203, label %204, label %211

204:                                              ; preds = %199
  %205 = getelementptr inbounds %struct.Array, ptr %181, i64 0, i32 2
  %206 = load ptr, ptr %205, align 8, !tbaa !175
  %207 = load i64, ptr %206, align 8, !tbaa !38
  %208 = icmp eq i64 %207, %166
  br i1 %208, label %209, label %211

209:                                              ; preds = %204
  %210 = load ptr, ptr %181, align 8, !tbaa !178
  br label %211

211:                                              ; preds = %209, %204, %199, %195, %188, %178, %172
  %212 = phi ptr [ null, %172 ], [ null, %188 ], [ null, %178 ], [ null, %199 ], [ null, %195 ], [ %210, %209 ], [ null, %204 ]
  %213 = getelementptr inbounds %struct.Tree, ptr %164, i64 0, i32 62
  store ptr %212, ptr %213, align 8, !tbaa !16
  %214 = getelementptr inbounds %struct.Tree, ptr %164, i64 0, i32 2
  %215 = load i64, ptr %214, align 8, !tbaa !25
  %216 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 13
  %217 = load ptr, ptr %216, align 8, !tbaa !181
  %218 = icmp eq i64 %2, 1
  br i1 %218, label %256, label %219

219:                                              ; preds = %211
  %220 = getelementptr inbounds ptr, ptr %1, i64 1
  %221 = load ptr, ptr %220, align 8, !tbaa !169
  %222 = icmp eq ptr %221, %176
  br i1 %222, label %260, label %223

223:                                              ; preds = %219
  %224 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 1
  %225 = load i64, ptr %224, align 8, !tbaa !168
  %226 = getelementptr inbounds i8, ptr %221, i64 %225
  %227 = getelementptr inbounds ptr, ptr %226, i64 -1
  %228 = load ptr, ptr %227, align 8, !tbaa !169
  %229 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 2
  %230 = load i64, ptr %229, align 8, !tbaa !164
  %231 = inttoptr i64 %230 to ptr
  %232 = icmp eq ptr %228, %231
  br i1 %232, label %233, label %260

233:                                              ; preds = %223
  %234 = getelementptr inbounds %struct.Array, ptr %226, i64 0, i32 5
  %235 = load ptr, ptr %234, align 8, !tbaa !170
  %236 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 3
  %237 = load i64, ptr %236, align 8, !tbaa !162
  %238 = inttoptr i64 %237 to ptr
  %239 = icmp eq ptr %235, %238
  br i1 %239, label %240, label %260

240:                                              ; preds = %233
  %241 = getelementptr inbounds %struct.Array, ptr %226, i64 0, i32 1
  %242 = load i32, ptr %241, align 8, !tbaa !173
  %243 = icmp eq i32 %242, 1
  br i1 %243, label %244, label %260

244:                                              ; preds = %240
  %245 = getelementptr inbounds %struct.Array, ptr %226, i64 0, i32 6
  %246 = load i32, ptr %245, align 8, !tbaa !174
  %247 = and i32 %246, 257
  %248 = icmp eq i32 %247, 257
  br i1 %248, label %249, label %260

249:                                              ; preds = %244
  %250 = getelementptr inbounds %struct.Array, ptr %226, i64 0, i32 2
  %251 = load ptr, ptr %250, align 8, !tbaa !175
  %252 = load i64, ptr %251, align 8, !tbaa !38
  %253 = icmp eq i64 %252, %215
  br i1 %253, label %254, label %260

254:                                              ; preds = %249
  %255 = load ptr, ptr %226, align 8, !tbaa !178
  br label %260

256:                                              ; preds = %211, %168
  %257 = phi ptr [ %171, %168 ], [ %217, %211 ]
  %258 = phi ptr [ null, %168 ], [ %212, %211 ]
  %259 = getelementptr inbounds %struct.Tree, ptr %164, i64 0, i32 63
  store ptr %257, ptr %259, align 8, !tbaa !15
  br label %264

260:                                              ; preds = %254, %249, %244, %240, %233, %223, %219
  %261 = phi ptr [ %217, %219 ], [ null, %233 ], [ null, %223 ], [ null, %244 ], [ null, %240 ], [ %255, %254 ], [ null, %249 ]
  %262 = getelementptr inbounds %struct.Tree, ptr %164, i64 0, i32 63
  store ptr %261, ptr %262, align 8, !tbaa !15
  %263 = icmp ugt i64 %2, 2
  br i1 %263, label %269, label %264

264:                                              ; preds = %260, %256
  %265 = phi ptr [ %257, %256 ], [ %261, %260 ]
  %266 = phi ptr [ %258, %256 ], [ %212, %260 ]
  %267 = phi ptr [ %257, %256 ], [ %217, %260 ]
  %268 = getelementptr inbounds %struct.Tree, ptr %164, i64 0, i32 64
  store ptr %267, ptr %268, align 8, !tbaa !14
  br label %350

269:                                              ; preds = %260
  %270 = getelementptr inbounds ptr, ptr %1, i64 2
  %271 = load ptr, ptr %270, align 8, !tbaa !169
  %272 = icmp eq ptr %271, %176
  br i1 %272, label %306, label %273

273:                                              ; preds = %269
  %274 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 1
  %275 = load i64, ptr %274, align 8, !tbaa !168
  %276 = getelementptr inbounds i8, ptr %271, i64 %275
  %277 = getelementptr inbounds ptr, ptr %276, i64 -1
  %278 = load ptr, ptr %277, align 8, !tbaa !169
  %279 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 2
  %280 = load i64, ptr %279, align 8, !tbaa !164
  %281 = inttoptr i64 %280 to ptr
  %282 = icmp eq ptr %278, %281
  br i1 %282, label %283, label %306

283:                                              ; preds = %273
  %284 = getelementptr inbounds %struct.Array, ptr %276, i64 0, i32 5
  %285 = load ptr, ptr %284, align 8, !tbaa !170
  %286 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 3
  %287 = load i64, ptr %286, align 8, !tbaa !162
  %288 = inttoptr i64 %287 to ptr
  %289 = icmp eq ptr %285, %288
  br i1 %289, label %290, label %306

290:                                              ; preds = %283
  %291 = getelementptr inbounds %struct.Array, ptr %276, i64 0, i32 1
  %292 = load i32, ptr %291, align 8, !tbaa !173
  %293 = icmp eq i32 %292, 1
  br i1 %293, label %294, label %306

294:                                              ; preds = %290
  %295 = getelementptr inbounds %struct.Array, ptr %276, i64 0, i32 6
  %296 = load i32, ptr %295, align 8, !tbaa !174
  %297 = and i32 %296, 257
  %298 = icmp eq i32 %297, 257
  br i1 %298, label %299, label %306

299:                                              ; preds = %294
  %300 = getelementptr inbounds %struct.Array, ptr %276, i64 0, i32 2
  %301 = load ptr, ptr %300, align 8, !tbaa !175
  %302 = load i64, ptr %301, align 8, !tbaa !38
  %303 = icmp eq i64 %302, %215
  br i1 %303, label %304, label %306

304:                                              ; preds = %299
  %305 = load ptr, ptr %276, align 8, !tbaa !178
  br label %306

306:                                              ; preds = %304, %299, %294, %290, %283, %273, %269
  %307 = phi ptr [ %217, %269 ], [ null, %283 ], [ null, %273 ], [ null, %294 ], [ null, %290 ], [ %305, %304 ], [ null, %299 ]
  %308 = getelementptr inbounds %struct.Tree, ptr %164, i64 0, i32 64
  store ptr %307, ptr %308, align 8, !tbaa !14
  %309 = icmp eq i64 %2, 3
  br i1 %309, label %350, label %310

310:                                              ; preds = %306
  %311 = getelementptr inbounds ptr, ptr %1, i64 3
  %312 = load ptr, ptr %311, align 8, !tbaa !169
  %313 = getelementptr inbounds %struct.Tree, ptr %164, i64 0, i32 14
  %314 = load i64, ptr %313, align 8, !tbaa !63
  %315 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 1
  %316 = load i64, ptr %315, align 8, !tbaa !168
  %317 = getelementptr inbounds i8, ptr %312, i64 %316
  %318 = getelementptr inbounds ptr, ptr %317, i64 -1
  %319 = load ptr, ptr %318, align 8, !tbaa !169
  %320 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 2
  %321 = load i64, ptr %320, align 8, !tbaa !164
  %322 = inttoptr i64 %321 to ptr
  %323 = icmp eq ptr %319, %322
  br i1 %323, label %324, label %350

324:                                              ; preds = %310
  %325 = getelementptr inbounds %struct.Array, ptr %317, i64 0, i32 5
  %326 = load ptr, ptr %325, align 8, !tbaa !170
  %327 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 3
  %328 = load i64, ptr %327, align 8, !tbaa !162
  %329 = inttoptr i64 %328 to ptr
  %330 = icmp eq ptr %326, %329
  br i1 %330, label %331, label %350

331:                                              ; preds = %324
  %332 = getelementptr inbounds %struct.Array, ptr %317, i64 0, i32 1
  %333 = load i32, ptr %332, align 8, !tbaa !173
  %334 = icmp eq i32 %333, 2
  br i1 %334, label %335, label %350

335:                                              ; preds = %331
  %336 = getelementptr inbounds %struct.Array, ptr %317, i64 0, i32 6
  %337 = load i32, ptr %336, align 8, !tbaa !174
  %338 = and i32 %337, 1281
  %339 = icmp eq i32 %338, 1281
  br i1 %339, label %340, label %350

340:                                              ; preds = %335
  %341 = getelementptr inbounds %struct.Array, ptr %317, i64 0, i32 2
  %342 = load ptr, ptr %341, align 8, !tbaa !175
  %343 = load i64, ptr %342, align 8, !tbaa !38
  %344 = getelementptr inbounds i64, ptr %342, i64 1
  %345 = load i64, ptr %344, align 8, !tbaa !38
  %346 = mul nsw i64 %345, %343
  %347 = icmp eq i64 %346, %314
  br i1 %347, label %348, label %350

348:                                              ; preds = %340
  %349 = load ptr, ptr %317, align 8, !tbaa !178
  br label %350

350:                                              ; preds = %348, %340, %335, %331, %324, %310, %306, %264
  %351 = phi ptr [ %261, %306 ], [ %265, %264 ], [ %261, %310 ], [ %261, %324 ], [ %261, %331 ], [ %261, %335 ], [ %261, %340 ], [ %261, %348 ]
  %352 = phi ptr [ %212, %306 ], [ %266, %264 ], [ %212, %310 ], [ %212, %324 ], [ %212, %331 ], [ %212, %335 ], [ %212, %340 ], [ %212, %348 ]
  %353 = phi ptr [ %307, %306 ], [ %267, %264 ], [ %307, %310 ], [ %307, %324 ], [ %307, %331 ], [ %307, %335 ], [ %307, %340 ], [ %307, %348 ]
  %354 = phi ptr [ null, %306 ], [ null, %264 ], [ null, %310 ], [ null, %324 ], [ null, %331 ], [ null, %335 ], [ null, %340 ], [ %349, %348 ]
  %355 = getelementptr inbounds %struct.Tree, ptr %164, i64 0, i32 67
  store ptr %354, ptr %355, align 8, !tbaa !11
  %356 = getelementptr inbounds %struct.Tree, ptr %164, i64 0, i32 66
  store ptr %148, ptr %356, align 8, !tbaa !12
  %357 = insertelement <4 x ptr> poison, ptr %352, i64 0
  %358 = insertelement <4 x ptr> %357, ptr %148, i64 1
  %359 = insertelement <4 x ptr> %358, ptr %351, i64 2
  %360 = insertelement <4 x ptr> %359, ptr %353, i64 3
  %361 = freeze <4 x ptr> %360
  %362 = icmp eq <4 x ptr> %361, zeroinitializer
  %363 = bitcast <4 x i1> %362 to i4
  %364 = icmp eq i4 %363, 0
  br i1 %364, label %365, label %369

365:                                              ; preds = %350
  %366 = icmp slt i64 %2, 4
  br i1 %366, label %367, label %371

367:                                              ; preds = %365
  %368 = tail call ptr @PyEval_SaveThread() #14
  br label %377

369:                                              ; preds = %350
  %370 = tail call ptr @PyEval_SaveThread() #14
  br label %374

371:                                              ; preds = %365
  %372 = icmp eq ptr %354, null
  %373 = tail call ptr @PyEval_SaveThread() #14
  br i1 %372, label %374, label %377

374:                                              ; preds = %371, %369
  %375 = phi ptr [ %370, %369 ], [ %373, %371 ]
  %376 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 10
  store atomic i64 0, ptr %376 release, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %375) #14
  br label %382

377:                                              ; preds = %367, %371
  %378 = phi ptr [ %368, %367 ], [ %373, %371 ]
  %379 = tail call i64 @tree_algorithm(ptr noundef nonnull %164)
  %380 = getelementptr inbounds %struct.Single, ptr %160, i64 0, i32 10
  store atomic i64 0, ptr %380 release, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %378) #14
  %381 = icmp sgt i64 %379, -1
  br i1 %381, label %382, label %393

382:                                              ; preds = %374, %377, %159
  tail call void @Py_DecRef(ptr noundef nonnull %48) #14
  %383 = getelementptr inbounds %struct.Single, ptr %8, i64 0, i32 6
  %384 = load i64, ptr %383, align 8, !tbaa !160
  %385 = icmp eq i64 %384, 0
  br i1 %385, label %389, label %386

386:                                              ; preds = %382
  %387 = inttoptr i64 %384 to ptr
  %388 = tail call ptr @PyObject_Vectorcall(ptr noundef nonnull %387, ptr noundef %1, i64 noundef %2, ptr noundef null) #14
  br label %393

389:                                              ; preds = %382
  %390 = getelementptr inbounds %struct.Single, ptr %8, i64 0, i32 4
  %391 = load i64, ptr %390, align 8, !tbaa !161
  %392 = inttoptr i64 %391 to ptr
  tail call void @Py_IncRef(ptr noundef %392) #14
  br label %393

393:                                              ; preds = %4, %389, %386, %27, %24, %31, %377, %7
  %394 = phi ptr [ null, %7 ], [ null, %31 ], [ %48, %377 ], [ %26, %24 ], [ %30, %27 ], [ %388, %386 ], [ %392, %389 ], [ null, %4 ]
  ret ptr %394
}

declare ptr @PyTuple_GetItem(ptr noundef, i64 noundef) local_unnamed_addr #5

declare ptr @PyCapsule_GetPointer(ptr noundef, ptr noundef) local_unnamed_addr #5

declare void @Py_IncRef(ptr noundef) local_unnamed_addr #5

declare void @Py_DecRef(ptr noundef) local_unnamed_addr #5

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @forward(ptr nocapture noundef %0, ptr noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #4 {
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
  %26 = load ptr, ptr %10, align 8, !tbaa !77
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
  br i1 %33, label %22, label %11, !llvm.loop !182

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
  br i1 %229, label %230, label %125, !llvm.loop !183

230:                                              ; preds = %190
  %231 = load ptr, ptr %18, align 8, !tbaa !127
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
  br i1 %293, label %294, label %282, !llvm.loop !184

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
  br i1 %327, label %277, label %298, !llvm.loop !185

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
  br i1 %389, label %340, label %414, !llvm.loop !186

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
  br i1 %413, label %370, label %390, !llvm.loop !187

414:                                              ; preds = %383, %328
  %415 = icmp sge i64 %333, %38
  %416 = icmp eq i64 %333, %38
  br i1 %416, label %417, label %236, !llvm.loop !188

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
  br i1 %473, label %506, label %421, !llvm.loop !189

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
  br i1 %505, label %435, label %474, !llvm.loop !190

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
  br i1 %659, label %660, label %571, !llvm.loop !191

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
  br i1 %943, label %34, label %944, !llvm.loop !192

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

954:                                              ; preds = %1168, %11, %3, %944
  %955 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %956 = load i64, ptr %955, align 8, !tbaa !79
  %957 = icmp eq i64 %956, 0
  br i1 %957, label %1874, label %1171

958:                                              ; preds = %947, %1168
  %959 = phi i64 [ 0, %947 ], [ %1169, %1168 ]
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
  br i1 %1026, label %1027, label %1168

1027:                                             ; preds = %958
  %1028 = insertelement <2 x double> poison, double %974, i64 0
  %1029 = insertelement <2 x double> %1028, double %976, i64 1
  %1030 = insertelement <2 x double> poison, double %1000, i64 0
  %1031 = insertelement <2 x double> %1030, double %1012, i64 1
  %1032 = insertelement <2 x double> poison, double %1019, i64 0
  %1033 = insertelement <2 x double> %1032, double %1025, i64 1
  br label %1094

1034:                                             ; preds = %1094, %1059
  %1035 = phi i64 [ %1066, %1059 ], [ 0, %1094 ]
  %1036 = phi i64 [ %1037, %1059 ], [ %967, %1094 ]
  %1037 = add nsw i64 %1036, -1
  %1038 = icmp slt i64 %1036, %967
  %1039 = getelementptr inbounds double, ptr %4, i64 %1037
  %1040 = load double, ptr %1039, align 8, !tbaa !19
  br i1 %1038, label %1041, label %1059

1041:                                             ; preds = %1034
  %1042 = and i64 %1035, 1
  %1043 = icmp eq i64 %1042, 0
  br i1 %1043, label %1054, label %1044

1044:                                             ; preds = %1041
  %1045 = mul nsw i64 %1036, 6
  %1046 = add nsw i64 %1045, %1037
  %1047 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 12, i64 %1046
  %1048 = load double, ptr %1047, align 8, !tbaa !19
  %1049 = getelementptr inbounds double, ptr %4, i64 %1036
  %1050 = load double, ptr %1049, align 8, !tbaa !19
  %1051 = fmul contract double %1048, %1050
  %1052 = fsub contract double %1040, %1051
  store double %1052, ptr %1039, align 8, !tbaa !19
  %1053 = add nuw nsw i64 %1036, 1
  br label %1054

1054:                                             ; preds = %1044, %1041
  %1055 = phi double [ undef, %1041 ], [ %1052, %1044 ]
  %1056 = phi double [ %1040, %1041 ], [ %1052, %1044 ]
  %1057 = phi i64 [ %1036, %1041 ], [ %1053, %1044 ]
  %1058 = icmp eq i64 %1035, 1
  br i1 %1058, label %1059, label %1067

1059:                                             ; preds = %1054, %1067, %1034
  %1060 = phi double [ %1040, %1034 ], [ %1055, %1054 ], [ %1086, %1067 ]
  %1061 = mul nsw i64 %1037, 7
  %1062 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 12, i64 %1061
  %1063 = load double, ptr %1062, align 8, !tbaa !19
  %1064 = fmul contract double %1060, %1063
  store double %1064, ptr %1039, align 8, !tbaa !19
  %1065 = icmp sgt i64 %1036, 1
  %1066 = add i64 %1035, 1
  br i1 %1065, label %1034, label %1089, !llvm.loop !193

1067:                                             ; preds = %1054, %1067
  %1068 = phi double [ %1086, %1067 ], [ %1056, %1054 ]
  %1069 = phi i64 [ %1087, %1067 ], [ %1057, %1054 ]
  %1070 = mul nsw i64 %1069, 6
  %1071 = add nsw i64 %1070, %1037
  %1072 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 12, i64 %1071
  %1073 = load double, ptr %1072, align 8, !tbaa !19
  %1074 = getelementptr inbounds double, ptr %4, i64 %1069
  %1075 = load double, ptr %1074, align 8, !tbaa !19
  %1076 = fmul contract double %1073, %1075
  %1077 = fsub contract double %1068, %1076
  store double %1077, ptr %1039, align 8, !tbaa !19
  %1078 = add nuw nsw i64 %1069, 1
  %1079 = mul nsw i64 %1078, 6
  %1080 = add nsw i64 %1079, %1037
  %1081 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 12, i64 %1080
  %1082 = load double, ptr %1081, align 8, !tbaa !19
  %1083 = getelementptr inbounds double, ptr %4, i64 %1078
  %1084 = load double, ptr %1083, align 8, !tbaa !19
  %1085 = fmul contract double %1082, %1084
  %1086 = fsub contract double %1077, %1085
  store double %1086, ptr %1039, align 8, !tbaa !19
  %1087 = add nuw nsw i64 %1069, 2
  %1088 = icmp eq i64 %1087, %967
  br i1 %1088, label %1059, label %1067, !llvm.loop !194

1089:                                             ; preds = %1059
  %1090 = load ptr, ptr %953, align 8, !tbaa !46
  %1091 = getelementptr inbounds i64, ptr %1090, i64 %959
  %1092 = load i64, ptr %1091, align 8, !tbaa !38
  %1093 = getelementptr double, ptr %2, i64 %1092
  br label %1125

1094:                                             ; preds = %1027, %1094
  %1095 = phi i64 [ %1123, %1094 ], [ 0, %1027 ]
  %1096 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 13, i64 %1095
  %1097 = load double, ptr %1096, align 8, !tbaa !19
  %1098 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %1095
  %1099 = mul nuw nsw i64 %1095, 6
  %1100 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 11, i64 %1099
  %1101 = load <2 x double>, ptr %1100, align 8, !tbaa !19
  %1102 = fmul contract <2 x double> %1029, %1101
  %1103 = extractelement <2 x double> %1102, i64 0
  %1104 = fsub contract double %1097, %1103
  %1105 = extractelement <2 x double> %1102, i64 1
  %1106 = fsub contract double %1104, %1105
  %1107 = add nuw nsw i64 %1099, 2
  %1108 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 11, i64 %1107
  %1109 = load <2 x double>, ptr %1108, align 8, !tbaa !19
  %1110 = fmul contract <2 x double> %1031, %1109
  %1111 = extractelement <2 x double> %1110, i64 0
  %1112 = fsub contract double %1106, %1111
  %1113 = extractelement <2 x double> %1110, i64 1
  %1114 = fsub contract double %1112, %1113
  %1115 = add nuw nsw i64 %1099, 4
  %1116 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 11, i64 %1115
  %1117 = load <2 x double>, ptr %1116, align 8, !tbaa !19
  %1118 = fmul contract <2 x double> %1033, %1117
  %1119 = extractelement <2 x double> %1118, i64 0
  %1120 = fsub contract double %1114, %1119
  %1121 = extractelement <2 x double> %1118, i64 1
  %1122 = fsub contract double %1120, %1121
  store double %1122, ptr %1098, align 8, !tbaa !19
  %1123 = add nuw nsw i64 %1095, 1
  %1124 = icmp eq i64 %1123, %967
  br i1 %1124, label %1034, label %1094, !llvm.loop !195

1125:                                             ; preds = %1125, %1089
  %1126 = phi i64 [ 0, %1089 ], [ %1166, %1125 ]
  %1127 = getelementptr inbounds [6 x double], ptr %4, i64 0, i64 %1126
  %1128 = load double, ptr %1127, align 8, !tbaa !19
  %1129 = getelementptr double, ptr %1093, i64 %1126
  store double %1128, ptr %1129, align 8, !tbaa !19
  %1130 = mul nuw nsw i64 %1126, 6
  %1131 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 5, i64 %1130
  %1132 = load double, ptr %1131, align 8, !tbaa !19
  %1133 = fmul contract double %1128, %1132
  %1134 = load double, ptr %965, align 8, !tbaa !19
  %1135 = fadd contract double %1134, %1133
  store double %1135, ptr %965, align 8, !tbaa !19
  %1136 = or disjoint i64 %1130, 1
  %1137 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 5, i64 %1136
  %1138 = load double, ptr %1137, align 8, !tbaa !19
  %1139 = fmul contract double %1128, %1138
  %1140 = load double, ptr %977, align 8, !tbaa !19
  %1141 = fadd contract double %1140, %1139
  store double %1141, ptr %977, align 8, !tbaa !19
  %1142 = add nuw nsw i64 %1130, 2
  %1143 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 5, i64 %1142
  %1144 = load double, ptr %1143, align 8, !tbaa !19
  %1145 = fmul contract double %1128, %1144
  %1146 = load double, ptr %982, align 8, !tbaa !19
  %1147 = fadd contract double %1146, %1145
  store double %1147, ptr %982, align 8, !tbaa !19
  %1148 = add nuw nsw i64 %1130, 3
  %1149 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 5, i64 %1148
  %1150 = load double, ptr %1149, align 8, !tbaa !19
  %1151 = fmul contract double %1128, %1150
  %1152 = load double, ptr %986, align 8, !tbaa !19
  %1153 = fadd contract double %1152, %1151
  store double %1153, ptr %986, align 8, !tbaa !19
  %1154 = add nuw nsw i64 %1130, 4
  %1155 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 5, i64 %1154
  %1156 = load double, ptr %1155, align 8, !tbaa !19
  %1157 = fmul contract double %1128, %1156
  %1158 = load double, ptr %990, align 8, !tbaa !19
  %1159 = fadd contract double %1158, %1157
  store double %1159, ptr %990, align 8, !tbaa !19
  %1160 = add nuw nsw i64 %1130, 5
  %1161 = getelementptr inbounds %struct.Link, ptr %948, i64 %959, i32 5, i64 %1160
  %1162 = load double, ptr %1161, align 8, !tbaa !19
  %1163 = fmul contract double %1128, %1162
  %1164 = load double, ptr %994, align 8, !tbaa !19
  %1165 = fadd contract double %1164, %1163
  store double %1165, ptr %994, align 8, !tbaa !19
  %1166 = add nuw nsw i64 %1126, 1
  %1167 = icmp eq i64 %1166, %967
  br i1 %1167, label %1168, label %1125, !llvm.loop !196

1168:                                             ; preds = %1125, %958
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4) #14
  %1169 = add nuw nsw i64 %959, 1
  %1170 = icmp eq i64 %1169, %945
  br i1 %1170, label %954, label %958, !llvm.loop !197

1171:                                             ; preds = %954
  %1172 = load ptr, ptr %5, align 8, !tbaa !39
  %1173 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 54
  %1174 = load ptr, ptr %1173, align 8, !tbaa !81
  %1175 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %1176 = load i64, ptr %1175, align 8, !tbaa !25
  %1177 = getelementptr inbounds double, ptr %1174, i64 %1176
  %1178 = getelementptr inbounds double, ptr %1177, i64 %1176
  %1179 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %1180 = load ptr, ptr %1179, align 8, !tbaa !198
  %1181 = icmp sgt i64 %956, 0
  br i1 %1181, label %1184, label %1182

1182:                                             ; preds = %1171
  %1183 = shl i64 %1176, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %1174, i8 0, i64 %1183, i1 false)
  br label %1642

1184:                                             ; preds = %1171
  %1185 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %1186 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %1187 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  br label %1432

1188:                                             ; preds = %1556
  %1189 = load i64, ptr %955, align 8, !tbaa !79
  %1190 = icmp sgt i64 %1189, 0
  br i1 %1190, label %1191, label %1426

1191:                                             ; preds = %1188
  %1192 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  br label %1193

1193:                                             ; preds = %1277, %1191
  %1194 = phi i64 [ 0, %1191 ], [ %1259, %1277 ]
  %1195 = icmp eq i64 %1194, 0
  br i1 %1195, label %1196, label %1198

1196:                                             ; preds = %1193
  %1197 = load double, ptr %1178, align 8, !tbaa !19
  br label %1223

1198:                                             ; preds = %1193
  %1199 = mul nsw i64 %1194, %1189
  %1200 = getelementptr double, ptr %1178, i64 %1199
  %1201 = getelementptr double, ptr %1200, i64 %1194
  %1202 = load double, ptr %1201, align 8, !tbaa !19
  %1203 = and i64 %1194, 3
  %1204 = icmp ult i64 %1194, 4
  br i1 %1204, label %1207, label %1205

1205:                                             ; preds = %1198
  %1206 = and i64 %1194, 9223372036854775804
  br label %1229

1207:                                             ; preds = %1229, %1198
  %1208 = phi double [ undef, %1198 ], [ %1251, %1229 ]
  %1209 = phi double [ %1202, %1198 ], [ %1251, %1229 ]
  %1210 = phi i64 [ 0, %1198 ], [ %1252, %1229 ]
  %1211 = icmp eq i64 %1203, 0
  br i1 %1211, label %1223, label %1212

1212:                                             ; preds = %1207, %1212
  %1213 = phi double [ %1219, %1212 ], [ %1209, %1207 ]
  %1214 = phi i64 [ %1220, %1212 ], [ %1210, %1207 ]
  %1215 = phi i64 [ %1221, %1212 ], [ 0, %1207 ]
  %1216 = getelementptr double, ptr %1200, i64 %1214
  %1217 = load double, ptr %1216, align 8, !tbaa !19
  %1218 = fmul contract double %1217, %1217
  %1219 = fsub contract double %1213, %1218
  store double %1219, ptr %1201, align 8, !tbaa !19
  %1220 = add nuw nsw i64 %1214, 1
  %1221 = add i64 %1215, 1
  %1222 = icmp eq i64 %1221, %1203
  br i1 %1222, label %1223, label %1212, !llvm.loop !199

1223:                                             ; preds = %1207, %1212, %1196
  %1224 = phi double [ %1197, %1196 ], [ %1208, %1207 ], [ %1219, %1212 ]
  %1225 = phi i64 [ 0, %1196 ], [ %1199, %1212 ], [ %1199, %1207 ]
  %1226 = getelementptr double, ptr %1178, i64 %1225
  %1227 = getelementptr double, ptr %1226, i64 %1194
  %1228 = fcmp contract ogt double %1224, 0.000000e+00
  br i1 %1228, label %1256, label %1255

1229:                                             ; preds = %1229, %1205
  %1230 = phi double [ %1202, %1205 ], [ %1251, %1229 ]
  %1231 = phi i64 [ 0, %1205 ], [ %1252, %1229 ]
  %1232 = phi i64 [ 0, %1205 ], [ %1253, %1229 ]
  %1233 = getelementptr double, ptr %1200, i64 %1231
  %1234 = load double, ptr %1233, align 8, !tbaa !19
  %1235 = fmul contract double %1234, %1234
  %1236 = fsub contract double %1230, %1235
  store double %1236, ptr %1201, align 8, !tbaa !19
  %1237 = or disjoint i64 %1231, 1
  %1238 = getelementptr double, ptr %1200, i64 %1237
  %1239 = load double, ptr %1238, align 8, !tbaa !19
  %1240 = fmul contract double %1239, %1239
  %1241 = fsub contract double %1236, %1240
  store double %1241, ptr %1201, align 8, !tbaa !19
  %1242 = or disjoint i64 %1231, 2
  %1243 = getelementptr double, ptr %1200, i64 %1242
  %1244 = load double, ptr %1243, align 8, !tbaa !19
  %1245 = fmul contract double %1244, %1244
  %1246 = fsub contract double %1241, %1245
  store double %1246, ptr %1201, align 8, !tbaa !19
  %1247 = or disjoint i64 %1231, 3
  %1248 = getelementptr double, ptr %1200, i64 %1247
  %1249 = load double, ptr %1248, align 8, !tbaa !19
  %1250 = fmul contract double %1249, %1249
  %1251 = fsub contract double %1246, %1250
  store double %1251, ptr %1201, align 8, !tbaa !19
  %1252 = add nuw nsw i64 %1231, 4
  %1253 = add i64 %1232, 4
  %1254 = icmp eq i64 %1253, %1206
  br i1 %1254, label %1207, label %1229, !llvm.loop !90

1255:                                             ; preds = %1223
  store i64 1, ptr %1192, align 8, !tbaa !18
  br label %1256

1256:                                             ; preds = %1255, %1223
  %1257 = tail call contract noundef double @llvm.sqrt.f64(double %1224)
  %1258 = fdiv contract double 1.000000e+00, %1257
  %1259 = add nuw nsw i64 %1194, 1
  %1260 = getelementptr double, ptr %1178, i64 %1194
  %1261 = icmp slt i64 %1259, %1189
  br i1 %1261, label %1262, label %1277

1262:                                             ; preds = %1256
  %1263 = and i64 %1194, 1
  %1264 = icmp eq i64 %1194, 1
  %1265 = and i64 %1194, 9223372036854775806
  %1266 = icmp eq i64 %1263, 0
  br label %1267

1267:                                             ; preds = %1262, %1290
  %1268 = phi i64 [ %1294, %1290 ], [ %1259, %1262 ]
  %1269 = mul nsw i64 %1268, %1189
  br i1 %1195, label %1270, label %1273

1270:                                             ; preds = %1267
  %1271 = getelementptr double, ptr %1260, i64 %1269
  %1272 = load double, ptr %1271, align 8, !tbaa !19
  br label %1290

1273:                                             ; preds = %1267
  %1274 = getelementptr double, ptr %1178, i64 %1269
  %1275 = getelementptr double, ptr %1274, i64 %1194
  %1276 = load double, ptr %1275, align 8, !tbaa !19
  br i1 %1264, label %1279, label %1296

1277:                                             ; preds = %1290, %1256
  store double %1258, ptr %1227, align 8, !tbaa !19
  %1278 = icmp eq i64 %1259, %1189
  br i1 %1278, label %1316, label %1193, !llvm.loop !91

1279:                                             ; preds = %1296, %1273
  %1280 = phi double [ undef, %1273 ], [ %1312, %1296 ]
  %1281 = phi double [ %1276, %1273 ], [ %1312, %1296 ]
  %1282 = phi i64 [ 0, %1273 ], [ %1313, %1296 ]
  br i1 %1266, label %1290, label %1283

1283:                                             ; preds = %1279
  %1284 = getelementptr double, ptr %1274, i64 %1282
  %1285 = load double, ptr %1284, align 8, !tbaa !19
  %1286 = getelementptr double, ptr %1226, i64 %1282
  %1287 = load double, ptr %1286, align 8, !tbaa !19
  %1288 = fmul contract double %1285, %1287
  %1289 = fsub contract double %1281, %1288
  store double %1289, ptr %1275, align 8, !tbaa !19
  br label %1290

1290:                                             ; preds = %1283, %1279, %1270
  %1291 = phi double [ %1272, %1270 ], [ %1280, %1279 ], [ %1289, %1283 ]
  %1292 = getelementptr double, ptr %1260, i64 %1269
  %1293 = fmul contract double %1258, %1291
  store double %1293, ptr %1292, align 8, !tbaa !19
  %1294 = add nuw nsw i64 %1268, 1
  %1295 = icmp slt i64 %1294, %1189
  br i1 %1295, label %1267, label %1277, !llvm.loop !92

1296:                                             ; preds = %1273, %1296
  %1297 = phi double [ %1312, %1296 ], [ %1276, %1273 ]
  %1298 = phi i64 [ %1313, %1296 ], [ 0, %1273 ]
  %1299 = phi i64 [ %1314, %1296 ], [ 0, %1273 ]
  %1300 = getelementptr double, ptr %1274, i64 %1298
  %1301 = load double, ptr %1300, align 8, !tbaa !19
  %1302 = getelementptr double, ptr %1226, i64 %1298
  %1303 = load double, ptr %1302, align 8, !tbaa !19
  %1304 = fmul contract double %1301, %1303
  %1305 = fsub contract double %1297, %1304
  store double %1305, ptr %1275, align 8, !tbaa !19
  %1306 = or disjoint i64 %1298, 1
  %1307 = getelementptr double, ptr %1274, i64 %1306
  %1308 = load double, ptr %1307, align 8, !tbaa !19
  %1309 = getelementptr double, ptr %1226, i64 %1306
  %1310 = load double, ptr %1309, align 8, !tbaa !19
  %1311 = fmul contract double %1308, %1310
  %1312 = fsub contract double %1305, %1311
  store double %1312, ptr %1275, align 8, !tbaa !19
  %1313 = add nuw nsw i64 %1298, 2
  %1314 = add i64 %1299, 2
  %1315 = icmp eq i64 %1314, %1265
  br i1 %1315, label %1279, label %1296, !llvm.loop !93

1316:                                             ; preds = %1277
  %1317 = add nuw i64 %1189, 1
  br label %1318

1318:                                             ; preds = %1344, %1316
  %1319 = phi i64 [ 0, %1316 ], [ %1351, %1344 ]
  %1320 = icmp eq i64 %1319, 0
  br i1 %1320, label %1321, label %1323

1321:                                             ; preds = %1318
  %1322 = load double, ptr %1180, align 8, !tbaa !19
  br label %1344

1323:                                             ; preds = %1318
  %1324 = mul nsw i64 %1319, %1189
  %1325 = getelementptr double, ptr %1178, i64 %1324
  %1326 = getelementptr inbounds double, ptr %1180, i64 %1319
  %1327 = load double, ptr %1326, align 8, !tbaa !19
  %1328 = and i64 %1319, 1
  %1329 = icmp eq i64 %1319, 1
  br i1 %1329, label %1332, label %1330

1330:                                             ; preds = %1323
  %1331 = and i64 %1319, 9223372036854775806
  br label %1353

1332:                                             ; preds = %1353, %1323
  %1333 = phi double [ undef, %1323 ], [ %1369, %1353 ]
  %1334 = phi double [ %1327, %1323 ], [ %1369, %1353 ]
  %1335 = phi i64 [ 0, %1323 ], [ %1370, %1353 ]
  %1336 = icmp eq i64 %1328, 0
  br i1 %1336, label %1344, label %1337

1337:                                             ; preds = %1332
  %1338 = getelementptr double, ptr %1325, i64 %1335
  %1339 = load double, ptr %1338, align 8, !tbaa !19
  %1340 = getelementptr inbounds double, ptr %1180, i64 %1335
  %1341 = load double, ptr %1340, align 8, !tbaa !19
  %1342 = fmul contract double %1339, %1341
  %1343 = fsub contract double %1334, %1342
  store double %1343, ptr %1326, align 8, !tbaa !19
  br label %1344

1344:                                             ; preds = %1337, %1332, %1321
  %1345 = phi double [ %1322, %1321 ], [ %1333, %1332 ], [ %1343, %1337 ]
  %1346 = mul i64 %1319, %1317
  %1347 = getelementptr inbounds double, ptr %1178, i64 %1346
  %1348 = load double, ptr %1347, align 8, !tbaa !19
  %1349 = getelementptr inbounds double, ptr %1180, i64 %1319
  %1350 = fmul contract double %1345, %1348
  store double %1350, ptr %1349, align 8, !tbaa !19
  %1351 = add nuw nsw i64 %1319, 1
  %1352 = icmp eq i64 %1351, %1189
  br i1 %1352, label %1373, label %1318, !llvm.loop !200

1353:                                             ; preds = %1353, %1330
  %1354 = phi double [ %1327, %1330 ], [ %1369, %1353 ]
  %1355 = phi i64 [ 0, %1330 ], [ %1370, %1353 ]
  %1356 = phi i64 [ 0, %1330 ], [ %1371, %1353 ]
  %1357 = getelementptr double, ptr %1325, i64 %1355
  %1358 = load double, ptr %1357, align 8, !tbaa !19
  %1359 = getelementptr inbounds double, ptr %1180, i64 %1355
  %1360 = load double, ptr %1359, align 8, !tbaa !19
  %1361 = fmul contract double %1358, %1360
  %1362 = fsub contract double %1354, %1361
  store double %1362, ptr %1326, align 8, !tbaa !19
  %1363 = or disjoint i64 %1355, 1
  %1364 = getelementptr double, ptr %1325, i64 %1363
  %1365 = load double, ptr %1364, align 8, !tbaa !19
  %1366 = getelementptr inbounds double, ptr %1180, i64 %1363
  %1367 = load double, ptr %1366, align 8, !tbaa !19
  %1368 = fmul contract double %1365, %1367
  %1369 = fsub contract double %1362, %1368
  store double %1369, ptr %1326, align 8, !tbaa !19
  %1370 = add nuw nsw i64 %1355, 2
  %1371 = add i64 %1356, 2
  %1372 = icmp eq i64 %1371, %1331
  br i1 %1372, label %1332, label %1353, !llvm.loop !201

1373:                                             ; preds = %1344, %1398
  %1374 = phi i64 [ %1405, %1398 ], [ 0, %1344 ]
  %1375 = phi i64 [ %1376, %1398 ], [ %1189, %1344 ]
  %1376 = add nsw i64 %1375, -1
  %1377 = getelementptr double, ptr %1178, i64 %1376
  %1378 = icmp slt i64 %1375, %1189
  %1379 = getelementptr inbounds double, ptr %1180, i64 %1376
  %1380 = load double, ptr %1379, align 8, !tbaa !19
  br i1 %1378, label %1381, label %1398

1381:                                             ; preds = %1373
  %1382 = and i64 %1374, 1
  %1383 = icmp eq i64 %1382, 0
  br i1 %1383, label %1393, label %1384

1384:                                             ; preds = %1381
  %1385 = mul nsw i64 %1375, %1189
  %1386 = getelementptr double, ptr %1377, i64 %1385
  %1387 = load double, ptr %1386, align 8, !tbaa !19
  %1388 = getelementptr inbounds double, ptr %1180, i64 %1375
  %1389 = load double, ptr %1388, align 8, !tbaa !19
  %1390 = fmul contract double %1387, %1389
  %1391 = fsub contract double %1380, %1390
  store double %1391, ptr %1379, align 8, !tbaa !19
  %1392 = add nuw nsw i64 %1375, 1
  br label %1393

1393:                                             ; preds = %1384, %1381
  %1394 = phi double [ undef, %1381 ], [ %1391, %1384 ]
  %1395 = phi double [ %1380, %1381 ], [ %1391, %1384 ]
  %1396 = phi i64 [ %1375, %1381 ], [ %1392, %1384 ]
  %1397 = icmp eq i64 %1374, 1
  br i1 %1397, label %1398, label %1406

1398:                                             ; preds = %1393, %1406, %1373
  %1399 = phi double [ %1380, %1373 ], [ %1394, %1393 ], [ %1423, %1406 ]
  %1400 = mul i64 %1376, %1317
  %1401 = getelementptr inbounds double, ptr %1178, i64 %1400
  %1402 = load double, ptr %1401, align 8, !tbaa !19
  %1403 = fmul contract double %1399, %1402
  store double %1403, ptr %1379, align 8, !tbaa !19
  %1404 = icmp sgt i64 %1375, 1
  %1405 = add i64 %1374, 1
  br i1 %1404, label %1373, label %1426, !llvm.loop !202

1406:                                             ; preds = %1393, %1406
  %1407 = phi double [ %1423, %1406 ], [ %1395, %1393 ]
  %1408 = phi i64 [ %1424, %1406 ], [ %1396, %1393 ]
  %1409 = mul nsw i64 %1408, %1189
  %1410 = getelementptr double, ptr %1377, i64 %1409
  %1411 = load double, ptr %1410, align 8, !tbaa !19
  %1412 = getelementptr inbounds double, ptr %1180, i64 %1408
  %1413 = load double, ptr %1412, align 8, !tbaa !19
  %1414 = fmul contract double %1411, %1413
  %1415 = fsub contract double %1407, %1414
  store double %1415, ptr %1379, align 8, !tbaa !19
  %1416 = add nuw nsw i64 %1408, 1
  %1417 = mul nsw i64 %1416, %1189
  %1418 = getelementptr double, ptr %1377, i64 %1417
  %1419 = load double, ptr %1418, align 8, !tbaa !19
  %1420 = getelementptr inbounds double, ptr %1180, i64 %1416
  %1421 = load double, ptr %1420, align 8, !tbaa !19
  %1422 = fmul contract double %1419, %1421
  %1423 = fsub contract double %1415, %1422
  store double %1423, ptr %1379, align 8, !tbaa !19
  %1424 = add nuw nsw i64 %1408, 2
  %1425 = icmp eq i64 %1424, %1189
  br i1 %1425, label %1398, label %1406, !llvm.loop !203

1426:                                             ; preds = %1398, %1188
  %1427 = load i64, ptr %1175, align 8, !tbaa !25
  %1428 = shl i64 %1427, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %1174, i8 0, i64 %1428, i1 false)
  %1429 = load ptr, ptr %1185, align 8, !tbaa !82
  %1430 = getelementptr i64, ptr %1429, i64 %956
  %1431 = load i64, ptr %1430, align 8, !tbaa !38
  br label %1650

1432:                                             ; preds = %1556, %1184
  %1433 = phi i64 [ 0, %1184 ], [ %1560, %1556 ]
  %1434 = load i64, ptr %1175, align 8, !tbaa !25
  %1435 = shl i64 %1434, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %1174, i8 0, i64 %1435, i1 false)
  %1436 = load ptr, ptr %1185, align 8, !tbaa !82
  %1437 = getelementptr inbounds i64, ptr %1436, i64 %1433
  %1438 = load i64, ptr %1437, align 8, !tbaa !38
  %1439 = getelementptr i64, ptr %1437, i64 1
  %1440 = load i64, ptr %1439, align 8, !tbaa !38
  %1441 = icmp slt i64 %1438, %1440
  br i1 %1441, label %1442, label %1480

1442:                                             ; preds = %1432
  %1443 = load ptr, ptr %1186, align 8, !tbaa !84
  %1444 = load ptr, ptr %1187, align 8, !tbaa !85
  %1445 = sub i64 %1440, %1438
  %1446 = add i64 %1438, 1
  %1447 = and i64 %1445, 1
  %1448 = icmp eq i64 %1447, 0
  br i1 %1448, label %1458, label %1449

1449:                                             ; preds = %1442
  %1450 = getelementptr inbounds double, ptr %1443, i64 %1438
  %1451 = load double, ptr %1450, align 8, !tbaa !19
  %1452 = getelementptr inbounds i64, ptr %1444, i64 %1438
  %1453 = load i64, ptr %1452, align 8, !tbaa !38
  %1454 = getelementptr inbounds double, ptr %1174, i64 %1453
  %1455 = load double, ptr %1454, align 8, !tbaa !19
  %1456 = fadd contract double %1451, %1455
  store double %1456, ptr %1454, align 8, !tbaa !19
  %1457 = add nsw i64 %1438, 1
  br label %1458

1458:                                             ; preds = %1449, %1442
  %1459 = phi i64 [ %1438, %1442 ], [ %1457, %1449 ]
  %1460 = icmp eq i64 %1440, %1446
  br i1 %1460, label %1480, label %1461

1461:                                             ; preds = %1458, %1461
  %1462 = phi i64 [ %1478, %1461 ], [ %1459, %1458 ]
  %1463 = getelementptr inbounds double, ptr %1443, i64 %1462
  %1464 = load double, ptr %1463, align 8, !tbaa !19
  %1465 = getelementptr inbounds i64, ptr %1444, i64 %1462
  %1466 = load i64, ptr %1465, align 8, !tbaa !38
  %1467 = getelementptr inbounds double, ptr %1174, i64 %1466
  %1468 = load double, ptr %1467, align 8, !tbaa !19
  %1469 = fadd contract double %1464, %1468
  store double %1469, ptr %1467, align 8, !tbaa !19
  %1470 = add nsw i64 %1462, 1
  %1471 = getelementptr inbounds double, ptr %1443, i64 %1470
  %1472 = load double, ptr %1471, align 8, !tbaa !19
  %1473 = getelementptr inbounds i64, ptr %1444, i64 %1470
  %1474 = load i64, ptr %1473, align 8, !tbaa !38
  %1475 = getelementptr inbounds double, ptr %1174, i64 %1474
  %1476 = load double, ptr %1475, align 8, !tbaa !19
  %1477 = fadd contract double %1472, %1476
  store double %1477, ptr %1475, align 8, !tbaa !19
  %1478 = add nsw i64 %1462, 2
  %1479 = icmp eq i64 %1478, %1440
  br i1 %1479, label %1480, label %1461, !llvm.loop !204

1480:                                             ; preds = %1458, %1461, %1432
  tail call fastcc void @answer(ptr noundef %0, ptr noundef %1174, ptr noundef %1177)
  %1481 = getelementptr double, ptr %1178, i64 %1433
  %1482 = load ptr, ptr %1185, align 8, !tbaa !82
  br label %1562

1483:                                             ; preds = %1636
  %1484 = getelementptr inbounds i64, ptr %1482, i64 %1433
  %1485 = load i64, ptr %1484, align 8, !tbaa !38
  %1486 = getelementptr i64, ptr %1484, i64 1
  %1487 = load i64, ptr %1486, align 8, !tbaa !38
  %1488 = icmp slt i64 %1485, %1487
  br i1 %1488, label %1489, label %1556

1489:                                             ; preds = %1483
  %1490 = load ptr, ptr %1186, align 8, !tbaa !84
  %1491 = load ptr, ptr %1187, align 8, !tbaa !85
  %1492 = sub i64 %1487, %1485
  %1493 = and i64 %1492, 3
  %1494 = icmp eq i64 %1493, 0
  br i1 %1494, label %1510, label %1495

1495:                                             ; preds = %1489, %1495
  %1496 = phi i64 [ %1507, %1495 ], [ %1485, %1489 ]
  %1497 = phi double [ %1506, %1495 ], [ 0.000000e+00, %1489 ]
  %1498 = phi i64 [ %1508, %1495 ], [ 0, %1489 ]
  %1499 = getelementptr inbounds double, ptr %1490, i64 %1496
  %1500 = load double, ptr %1499, align 8, !tbaa !19
  %1501 = getelementptr inbounds i64, ptr %1491, i64 %1496
  %1502 = load i64, ptr %1501, align 8, !tbaa !38
  %1503 = getelementptr inbounds double, ptr %2, i64 %1502
  %1504 = load double, ptr %1503, align 8, !tbaa !19
  %1505 = fmul contract double %1500, %1504
  %1506 = fadd contract double %1497, %1505
  %1507 = add nsw i64 %1496, 1
  %1508 = add i64 %1498, 1
  %1509 = icmp eq i64 %1508, %1493
  br i1 %1509, label %1510, label %1495, !llvm.loop !205

1510:                                             ; preds = %1495, %1489
  %1511 = phi double [ undef, %1489 ], [ %1506, %1495 ]
  %1512 = phi i64 [ %1485, %1489 ], [ %1507, %1495 ]
  %1513 = phi double [ 0.000000e+00, %1489 ], [ %1506, %1495 ]
  %1514 = sub i64 %1485, %1487
  %1515 = icmp ugt i64 %1514, -4
  br i1 %1515, label %1556, label %1516

1516:                                             ; preds = %1510, %1516
  %1517 = phi i64 [ %1554, %1516 ], [ %1512, %1510 ]
  %1518 = phi double [ %1553, %1516 ], [ %1513, %1510 ]
  %1519 = getelementptr inbounds double, ptr %1490, i64 %1517
  %1520 = load double, ptr %1519, align 8, !tbaa !19
  %1521 = getelementptr inbounds i64, ptr %1491, i64 %1517
  %1522 = load i64, ptr %1521, align 8, !tbaa !38
  %1523 = getelementptr inbounds double, ptr %2, i64 %1522
  %1524 = load double, ptr %1523, align 8, !tbaa !19
  %1525 = fmul contract double %1520, %1524
  %1526 = fadd contract double %1518, %1525
  %1527 = add nsw i64 %1517, 1
  %1528 = getelementptr inbounds double, ptr %1490, i64 %1527
  %1529 = load double, ptr %1528, align 8, !tbaa !19
  %1530 = getelementptr inbounds i64, ptr %1491, i64 %1527
  %1531 = load i64, ptr %1530, align 8, !tbaa !38
  %1532 = getelementptr inbounds double, ptr %2, i64 %1531
  %1533 = load double, ptr %1532, align 8, !tbaa !19
  %1534 = fmul contract double %1529, %1533
  %1535 = fadd contract double %1526, %1534
  %1536 = add nsw i64 %1517, 2
  %1537 = getelementptr inbounds double, ptr %1490, i64 %1536
  %1538 = load double, ptr %1537, align 8, !tbaa !19
  %1539 = getelementptr inbounds i64, ptr %1491, i64 %1536
  %1540 = load i64, ptr %1539, align 8, !tbaa !38
  %1541 = getelementptr inbounds double, ptr %2, i64 %1540
  %1542 = load double, ptr %1541, align 8, !tbaa !19
  %1543 = fmul contract double %1538, %1542
  %1544 = fadd contract double %1535, %1543
  %1545 = add nsw i64 %1517, 3
  %1546 = getelementptr inbounds double, ptr %1490, i64 %1545
  %1547 = load double, ptr %1546, align 8, !tbaa !19
  %1548 = getelementptr inbounds i64, ptr %1491, i64 %1545
  %1549 = load i64, ptr %1548, align 8, !tbaa !38
  %1550 = getelementptr inbounds double, ptr %2, i64 %1549
  %1551 = load double, ptr %1550, align 8, !tbaa !19
  %1552 = fmul contract double %1547, %1551
  %1553 = fadd contract double %1544, %1552
  %1554 = add nsw i64 %1517, 4
  %1555 = icmp eq i64 %1554, %1487
  br i1 %1555, label %1556, label %1516, !llvm.loop !87

1556:                                             ; preds = %1510, %1516, %1483
  %1557 = phi double [ 0.000000e+00, %1483 ], [ %1511, %1510 ], [ %1553, %1516 ]
  %1558 = fneg contract double %1557
  %1559 = getelementptr inbounds double, ptr %1180, i64 %1433
  store double %1558, ptr %1559, align 8, !tbaa !19
  %1560 = add nuw nsw i64 %1433, 1
  %1561 = icmp eq i64 %1560, %956
  br i1 %1561, label %1188, label %1432, !llvm.loop !206

1562:                                             ; preds = %1636, %1480
  %1563 = phi i64 [ %1433, %1480 ], [ %1640, %1636 ]
  %1564 = getelementptr inbounds i64, ptr %1482, i64 %1563
  %1565 = load i64, ptr %1564, align 8, !tbaa !38
  %1566 = getelementptr i64, ptr %1564, i64 1
  %1567 = load i64, ptr %1566, align 8, !tbaa !38
  %1568 = icmp slt i64 %1565, %1567
  br i1 %1568, label %1569, label %1636

1569:                                             ; preds = %1562
  %1570 = load ptr, ptr %1186, align 8, !tbaa !84
  %1571 = load ptr, ptr %1187, align 8, !tbaa !85
  %1572 = sub i64 %1567, %1565
  %1573 = and i64 %1572, 3
  %1574 = icmp eq i64 %1573, 0
  br i1 %1574, label %1590, label %1575

1575:                                             ; preds = %1569, %1575
  %1576 = phi i64 [ %1587, %1575 ], [ %1565, %1569 ]
  %1577 = phi double [ %1586, %1575 ], [ 0.000000e+00, %1569 ]
  %1578 = phi i64 [ %1588, %1575 ], [ 0, %1569 ]
  %1579 = getelementptr inbounds double, ptr %1570, i64 %1576
  %1580 = load double, ptr %1579, align 8, !tbaa !19
  %1581 = getelementptr inbounds i64, ptr %1571, i64 %1576
  %1582 = load i64, ptr %1581, align 8, !tbaa !38
  %1583 = getelementptr inbounds double, ptr %1177, i64 %1582
  %1584 = load double, ptr %1583, align 8, !tbaa !19
  %1585 = fmul contract double %1580, %1584
  %1586 = fadd contract double %1577, %1585
  %1587 = add nsw i64 %1576, 1
  %1588 = add i64 %1578, 1
  %1589 = icmp eq i64 %1588, %1573
  br i1 %1589, label %1590, label %1575, !llvm.loop !207

1590:                                             ; preds = %1575, %1569
  %1591 = phi double [ undef, %1569 ], [ %1586, %1575 ]
  %1592 = phi i64 [ %1565, %1569 ], [ %1587, %1575 ]
  %1593 = phi double [ 0.000000e+00, %1569 ], [ %1586, %1575 ]
  %1594 = sub i64 %1565, %1567
  %1595 = icmp ugt i64 %1594, -4
  br i1 %1595, label %1636, label %1596

1596:                                             ; preds = %1590, %1596
  %1597 = phi i64 [ %1634, %1596 ], [ %1592, %1590 ]
  %1598 = phi double [ %1633, %1596 ], [ %1593, %1590 ]
  %1599 = getelementptr inbounds double, ptr %1570, i64 %1597
  %1600 = load double, ptr %1599, align 8, !tbaa !19
  %1601 = getelementptr inbounds i64, ptr %1571, i64 %1597
  %1602 = load i64, ptr %1601, align 8, !tbaa !38
  %1603 = getelementptr inbounds double, ptr %1177, i64 %1602
  %1604 = load double, ptr %1603, align 8, !tbaa !19
  %1605 = fmul contract double %1600, %1604
  %1606 = fadd contract double %1598, %1605
  %1607 = add nsw i64 %1597, 1
  %1608 = getelementptr inbounds double, ptr %1570, i64 %1607
  %1609 = load double, ptr %1608, align 8, !tbaa !19
  %1610 = getelementptr inbounds i64, ptr %1571, i64 %1607
  %1611 = load i64, ptr %1610, align 8, !tbaa !38
  %1612 = getelementptr inbounds double, ptr %1177, i64 %1611
  %1613 = load double, ptr %1612, align 8, !tbaa !19
  %1614 = fmul contract double %1609, %1613
  %1615 = fadd contract double %1606, %1614
  %1616 = add nsw i64 %1597, 2
  %1617 = getelementptr inbounds double, ptr %1570, i64 %1616
  %1618 = load double, ptr %1617, align 8, !tbaa !19
  %1619 = getelementptr inbounds i64, ptr %1571, i64 %1616
  %1620 = load i64, ptr %1619, align 8, !tbaa !38
  %1621 = getelementptr inbounds double, ptr %1177, i64 %1620
  %1622 = load double, ptr %1621, align 8, !tbaa !19
  %1623 = fmul contract double %1618, %1622
  %1624 = fadd contract double %1615, %1623
  %1625 = add nsw i64 %1597, 3
  %1626 = getelementptr inbounds double, ptr %1570, i64 %1625
  %1627 = load double, ptr %1626, align 8, !tbaa !19
  %1628 = getelementptr inbounds i64, ptr %1571, i64 %1625
  %1629 = load i64, ptr %1628, align 8, !tbaa !38
  %1630 = getelementptr inbounds double, ptr %1177, i64 %1629
  %1631 = load double, ptr %1630, align 8, !tbaa !19
  %1632 = fmul contract double %1627, %1631
  %1633 = fadd contract double %1624, %1632
  %1634 = add nsw i64 %1597, 4
  %1635 = icmp eq i64 %1634, %1567
  br i1 %1635, label %1636, label %1596, !llvm.loop !87

1636:                                             ; preds = %1590, %1596, %1562
  %1637 = phi double [ 0.000000e+00, %1562 ], [ %1591, %1590 ], [ %1633, %1596 ]
  %1638 = mul nsw i64 %1563, %956
  %1639 = getelementptr double, ptr %1481, i64 %1638
  store double %1637, ptr %1639, align 8, !tbaa !19
  %1640 = add nuw nsw i64 %1563, 1
  %1641 = icmp slt i64 %1640, %956
  br i1 %1641, label %1562, label %1483, !llvm.loop !208

1642:                                             ; preds = %1700, %1182
  tail call fastcc void @answer(ptr noundef %0, ptr noundef %1174, ptr noundef %1177)
  %1643 = load i64, ptr %1175, align 8, !tbaa !25
  %1644 = icmp sgt i64 %1643, 0
  br i1 %1644, label %1645, label %1716

1645:                                             ; preds = %1642
  %1646 = and i64 %1643, 3
  %1647 = icmp ult i64 %1643, 4
  br i1 %1647, label %1702, label %1648

1648:                                             ; preds = %1645
  %1649 = and i64 %1643, 9223372036854775804
  br label %1724

1650:                                             ; preds = %1700, %1426
  %1651 = phi i64 [ %1431, %1426 ], [ %1657, %1700 ]
  %1652 = phi i64 [ %956, %1426 ], [ %1653, %1700 ]
  %1653 = add nsw i64 %1652, -1
  %1654 = getelementptr inbounds double, ptr %1180, i64 %1653
  %1655 = load double, ptr %1654, align 8, !tbaa !19
  %1656 = getelementptr inbounds i64, ptr %1429, i64 %1653
  %1657 = load i64, ptr %1656, align 8, !tbaa !38
  %1658 = icmp slt i64 %1657, %1651
  br i1 %1658, label %1659, label %1700

1659:                                             ; preds = %1650
  %1660 = load ptr, ptr %1186, align 8, !tbaa !84
  %1661 = load ptr, ptr %1187, align 8, !tbaa !85
  %1662 = sub i64 %1651, %1657
  %1663 = add i64 %1657, 1
  %1664 = and i64 %1662, 1
  %1665 = icmp eq i64 %1664, 0
  br i1 %1665, label %1676, label %1666

1666:                                             ; preds = %1659
  %1667 = getelementptr inbounds double, ptr %1660, i64 %1657
  %1668 = load double, ptr %1667, align 8, !tbaa !19
  %1669 = fmul contract double %1655, %1668
  %1670 = getelementptr inbounds i64, ptr %1661, i64 %1657
  %1671 = load i64, ptr %1670, align 8, !tbaa !38
  %1672 = getelementptr inbounds double, ptr %1174, i64 %1671
  %1673 = load double, ptr %1672, align 8, !tbaa !19
  %1674 = fadd contract double %1669, %1673
  store double %1674, ptr %1672, align 8, !tbaa !19
  %1675 = add nsw i64 %1657, 1
  br label %1676

1676:                                             ; preds = %1666, %1659
  %1677 = phi i64 [ %1657, %1659 ], [ %1675, %1666 ]
  %1678 = icmp eq i64 %1651, %1663
  br i1 %1678, label %1700, label %1679

1679:                                             ; preds = %1676, %1679
  %1680 = phi i64 [ %1698, %1679 ], [ %1677, %1676 ]
  %1681 = getelementptr inbounds double, ptr %1660, i64 %1680
  %1682 = load double, ptr %1681, align 8, !tbaa !19
  %1683 = fmul contract double %1655, %1682
  %1684 = getelementptr inbounds i64, ptr %1661, i64 %1680
  %1685 = load i64, ptr %1684, align 8, !tbaa !38
  %1686 = getelementptr inbounds double, ptr %1174, i64 %1685
  %1687 = load double, ptr %1686, align 8, !tbaa !19
  %1688 = fadd contract double %1683, %1687
  store double %1688, ptr %1686, align 8, !tbaa !19
  %1689 = add nsw i64 %1680, 1
  %1690 = getelementptr inbounds double, ptr %1660, i64 %1689
  %1691 = load double, ptr %1690, align 8, !tbaa !19
  %1692 = fmul contract double %1655, %1691
  %1693 = getelementptr inbounds i64, ptr %1661, i64 %1689
  %1694 = load i64, ptr %1693, align 8, !tbaa !38
  %1695 = getelementptr inbounds double, ptr %1174, i64 %1694
  %1696 = load double, ptr %1695, align 8, !tbaa !19
  %1697 = fadd contract double %1692, %1696
  store double %1697, ptr %1695, align 8, !tbaa !19
  %1698 = add nsw i64 %1680, 2
  %1699 = icmp eq i64 %1698, %1651
  br i1 %1699, label %1700, label %1679, !llvm.loop !204

1700:                                             ; preds = %1676, %1679, %1650
  %1701 = icmp sgt i64 %1652, 1
  br i1 %1701, label %1650, label %1642, !llvm.loop !209

1702:                                             ; preds = %1724, %1645
  %1703 = phi i64 [ 0, %1645 ], [ %1750, %1724 ]
  %1704 = icmp eq i64 %1646, 0
  br i1 %1704, label %1716, label %1705

1705:                                             ; preds = %1702, %1705
  %1706 = phi i64 [ %1713, %1705 ], [ %1703, %1702 ]
  %1707 = phi i64 [ %1714, %1705 ], [ 0, %1702 ]
  %1708 = getelementptr inbounds double, ptr %1177, i64 %1706
  %1709 = load double, ptr %1708, align 8, !tbaa !19
  %1710 = getelementptr inbounds double, ptr %2, i64 %1706
  %1711 = load double, ptr %1710, align 8, !tbaa !19
  %1712 = fadd contract double %1709, %1711
  store double %1712, ptr %1710, align 8, !tbaa !19
  %1713 = add nuw nsw i64 %1706, 1
  %1714 = add i64 %1707, 1
  %1715 = icmp eq i64 %1714, %1646
  br i1 %1715, label %1716, label %1705, !llvm.loop !210

1716:                                             ; preds = %1702, %1705, %1642
  br i1 %1181, label %1717, label %1753

1717:                                             ; preds = %1716
  %1718 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %1719 = load ptr, ptr %1718, align 8, !tbaa !82
  %1720 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %1721 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %1722 = load ptr, ptr %1720, align 8, !tbaa !84
  %1723 = load ptr, ptr %1721, align 8, !tbaa !85
  br label %1756

1724:                                             ; preds = %1724, %1648
  %1725 = phi i64 [ 0, %1648 ], [ %1750, %1724 ]
  %1726 = phi i64 [ 0, %1648 ], [ %1751, %1724 ]
  %1727 = getelementptr inbounds double, ptr %1177, i64 %1725
  %1728 = load double, ptr %1727, align 8, !tbaa !19
  %1729 = getelementptr inbounds double, ptr %2, i64 %1725
  %1730 = load double, ptr %1729, align 8, !tbaa !19
  %1731 = fadd contract double %1728, %1730
  store double %1731, ptr %1729, align 8, !tbaa !19
  %1732 = or disjoint i64 %1725, 1
  %1733 = getelementptr inbounds double, ptr %1177, i64 %1732
  %1734 = load double, ptr %1733, align 8, !tbaa !19
  %1735 = getelementptr inbounds double, ptr %2, i64 %1732
  %1736 = load double, ptr %1735, align 8, !tbaa !19
  %1737 = fadd contract double %1734, %1736
  store double %1737, ptr %1735, align 8, !tbaa !19
  %1738 = or disjoint i64 %1725, 2
  %1739 = getelementptr inbounds double, ptr %1177, i64 %1738
  %1740 = load double, ptr %1739, align 8, !tbaa !19
  %1741 = getelementptr inbounds double, ptr %2, i64 %1738
  %1742 = load double, ptr %1741, align 8, !tbaa !19
  %1743 = fadd contract double %1740, %1742
  store double %1743, ptr %1741, align 8, !tbaa !19
  %1744 = or disjoint i64 %1725, 3
  %1745 = getelementptr inbounds double, ptr %1177, i64 %1744
  %1746 = load double, ptr %1745, align 8, !tbaa !19
  %1747 = getelementptr inbounds double, ptr %2, i64 %1744
  %1748 = load double, ptr %1747, align 8, !tbaa !19
  %1749 = fadd contract double %1746, %1748
  store double %1749, ptr %1747, align 8, !tbaa !19
  %1750 = add nuw nsw i64 %1725, 4
  %1751 = add i64 %1726, 4
  %1752 = icmp eq i64 %1751, %1649
  br i1 %1752, label %1702, label %1724, !llvm.loop !211

1753:                                             ; preds = %1828, %1716
  %1754 = load i64, ptr %0, align 8, !tbaa !33
  %1755 = icmp sgt i64 %1754, 0
  br i1 %1755, label %1840, label %1874

1756:                                             ; preds = %1828, %1717
  %1757 = phi i64 [ 0, %1717 ], [ %1838, %1828 ]
  %1758 = getelementptr inbounds i64, ptr %1719, i64 %1757
  %1759 = load i64, ptr %1758, align 8, !tbaa !38
  %1760 = getelementptr i64, ptr %1758, i64 1
  %1761 = load i64, ptr %1760, align 8, !tbaa !38
  %1762 = icmp slt i64 %1759, %1761
  br i1 %1762, label %1763, label %1828

1763:                                             ; preds = %1756
  %1764 = sub i64 %1761, %1759
  %1765 = and i64 %1764, 3
  %1766 = icmp eq i64 %1765, 0
  br i1 %1766, label %1782, label %1767

1767:                                             ; preds = %1763, %1767
  %1768 = phi i64 [ %1779, %1767 ], [ %1759, %1763 ]
  %1769 = phi double [ %1778, %1767 ], [ 0.000000e+00, %1763 ]
  %1770 = phi i64 [ %1780, %1767 ], [ 0, %1763 ]
  %1771 = getelementptr inbounds double, ptr %1722, i64 %1768
  %1772 = load double, ptr %1771, align 8, !tbaa !19
  %1773 = getelementptr inbounds i64, ptr %1723, i64 %1768
  %1774 = load i64, ptr %1773, align 8, !tbaa !38
  %1775 = getelementptr inbounds double, ptr %2, i64 %1774
  %1776 = load double, ptr %1775, align 8, !tbaa !19
  %1777 = fmul contract double %1772, %1776
  %1778 = fadd contract double %1769, %1777
  %1779 = add nsw i64 %1768, 1
  %1780 = add i64 %1770, 1
  %1781 = icmp eq i64 %1780, %1765
  br i1 %1781, label %1782, label %1767, !llvm.loop !212

1782:                                             ; preds = %1767, %1763
  %1783 = phi double [ undef, %1763 ], [ %1778, %1767 ]
  %1784 = phi i64 [ %1759, %1763 ], [ %1779, %1767 ]
  %1785 = phi double [ 0.000000e+00, %1763 ], [ %1778, %1767 ]
  %1786 = sub i64 %1759, %1761
  %1787 = icmp ugt i64 %1786, -4
  br i1 %1787, label %1828, label %1788

1788:                                             ; preds = %1782, %1788
  %1789 = phi i64 [ %1826, %1788 ], [ %1784, %1782 ]
  %1790 = phi double [ %1825, %1788 ], [ %1785, %1782 ]
  %1791 = getelementptr inbounds double, ptr %1722, i64 %1789
  %1792 = load double, ptr %1791, align 8, !tbaa !19
  %1793 = getelementptr inbounds i64, ptr %1723, i64 %1789
  %1794 = load i64, ptr %1793, align 8, !tbaa !38
  %1795 = getelementptr inbounds double, ptr %2, i64 %1794
  %1796 = load double, ptr %1795, align 8, !tbaa !19
  %1797 = fmul contract double %1792, %1796
  %1798 = fadd contract double %1790, %1797
  %1799 = add nsw i64 %1789, 1
  %1800 = getelementptr inbounds double, ptr %1722, i64 %1799
  %1801 = load double, ptr %1800, align 8, !tbaa !19
  %1802 = getelementptr inbounds i64, ptr %1723, i64 %1799
  %1803 = load i64, ptr %1802, align 8, !tbaa !38
  %1804 = getelementptr inbounds double, ptr %2, i64 %1803
  %1805 = load double, ptr %1804, align 8, !tbaa !19
  %1806 = fmul contract double %1801, %1805
  %1807 = fadd contract double %1798, %1806
  %1808 = add nsw i64 %1789, 2
  %1809 = getelementptr inbounds double, ptr %1722, i64 %1808
  %1810 = load double, ptr %1809, align 8, !tbaa !19
  %1811 = getelementptr inbounds i64, ptr %1723, i64 %1808
  %1812 = load i64, ptr %1811, align 8, !tbaa !38
  %1813 = getelementptr inbounds double, ptr %2, i64 %1812
  %1814 = load double, ptr %1813, align 8, !tbaa !19
  %1815 = fmul contract double %1810, %1814
  %1816 = fadd contract double %1807, %1815
  %1817 = add nsw i64 %1789, 3
  %1818 = getelementptr inbounds double, ptr %1722, i64 %1817
  %1819 = load double, ptr %1818, align 8, !tbaa !19
  %1820 = getelementptr inbounds i64, ptr %1723, i64 %1817
  %1821 = load i64, ptr %1820, align 8, !tbaa !38
  %1822 = getelementptr inbounds double, ptr %2, i64 %1821
  %1823 = load double, ptr %1822, align 8, !tbaa !19
  %1824 = fmul contract double %1819, %1823
  %1825 = fadd contract double %1816, %1824
  %1826 = add nsw i64 %1789, 4
  %1827 = icmp eq i64 %1826, %1761
  br i1 %1827, label %1828, label %1788, !llvm.loop !87

1828:                                             ; preds = %1782, %1788, %1756
  %1829 = phi double [ 0.000000e+00, %1756 ], [ %1783, %1782 ], [ %1825, %1788 ]
  %1830 = getelementptr inbounds double, ptr %1722, i64 %1759
  %1831 = load double, ptr %1830, align 8, !tbaa !19
  %1832 = fdiv contract double %1829, %1831
  %1833 = getelementptr inbounds i64, ptr %1723, i64 %1759
  %1834 = load i64, ptr %1833, align 8, !tbaa !38
  %1835 = getelementptr inbounds double, ptr %2, i64 %1834
  %1836 = load double, ptr %1835, align 8, !tbaa !19
  %1837 = fsub contract double %1836, %1832
  store double %1837, ptr %1835, align 8, !tbaa !19
  %1838 = add nuw nsw i64 %1757, 1
  %1839 = icmp eq i64 %1838, %956
  br i1 %1839, label %1753, label %1756, !llvm.loop !213

1840:                                             ; preds = %1753, %1840
  %1841 = phi i64 [ %1872, %1840 ], [ 0, %1753 ]
  %1842 = getelementptr inbounds %struct.Link, ptr %1172, i64 %1841, i32 15, i64 0
  %1843 = getelementptr inbounds %struct.Link, ptr %1172, i64 %1841, i32 10, i64 0
  %1844 = getelementptr inbounds %struct.Link, ptr %1172, i64 %1841, i32 17, i64 0
  %1845 = getelementptr inbounds %struct.Link, ptr %1172, i64 %1841, i32 14, i64 0
  %1846 = load <2 x double>, ptr %1842, align 8, !tbaa !19
  %1847 = load <2 x double>, ptr %1843, align 8, !tbaa !19
  %1848 = fadd contract <2 x double> %1846, %1847
  store <2 x double> %1848, ptr %1843, align 8, !tbaa !19
  %1849 = load <2 x double>, ptr %1844, align 8, !tbaa !19
  %1850 = load <2 x double>, ptr %1845, align 8, !tbaa !19
  %1851 = fadd contract <2 x double> %1849, %1850
  store <2 x double> %1851, ptr %1845, align 8, !tbaa !19
  %1852 = getelementptr inbounds %struct.Link, ptr %1172, i64 %1841, i32 15, i64 2
  %1853 = getelementptr inbounds %struct.Link, ptr %1172, i64 %1841, i32 10, i64 2
  %1854 = getelementptr inbounds %struct.Link, ptr %1172, i64 %1841, i32 17, i64 2
  %1855 = getelementptr inbounds %struct.Link, ptr %1172, i64 %1841, i32 14, i64 2
  %1856 = load <2 x double>, ptr %1852, align 8, !tbaa !19
  %1857 = load <2 x double>, ptr %1853, align 8, !tbaa !19
  %1858 = fadd contract <2 x double> %1856, %1857
  store <2 x double> %1858, ptr %1853, align 8, !tbaa !19
  %1859 = load <2 x double>, ptr %1854, align 8, !tbaa !19
  %1860 = load <2 x double>, ptr %1855, align 8, !tbaa !19
  %1861 = fadd contract <2 x double> %1859, %1860
  store <2 x double> %1861, ptr %1855, align 8, !tbaa !19
  %1862 = getelementptr inbounds %struct.Link, ptr %1172, i64 %1841, i32 15, i64 4
  %1863 = getelementptr inbounds %struct.Link, ptr %1172, i64 %1841, i32 10, i64 4
  %1864 = getelementptr inbounds %struct.Link, ptr %1172, i64 %1841, i32 17, i64 4
  %1865 = getelementptr inbounds %struct.Link, ptr %1172, i64 %1841, i32 14, i64 4
  %1866 = load <2 x double>, ptr %1862, align 8, !tbaa !19
  %1867 = load <2 x double>, ptr %1863, align 8, !tbaa !19
  %1868 = fadd contract <2 x double> %1866, %1867
  store <2 x double> %1868, ptr %1863, align 8, !tbaa !19
  %1869 = load <2 x double>, ptr %1864, align 8, !tbaa !19
  %1870 = load <2 x double>, ptr %1865, align 8, !tbaa !19
  %1871 = fadd contract <2 x double> %1869, %1870
  store <2 x double> %1871, ptr %1865, align 8, !tbaa !19
  %1872 = add nuw nsw i64 %1841, 1
  %1873 = icmp eq i64 %1872, %1754
  br i1 %1873, label %1874, label %1840, !llvm.loop !214

1874:                                             ; preds = %1840, %1753, %954
  ret void
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
  br i1 %12, label %13, label %35

13:                                               ; preds = %2
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %15 = load ptr, ptr %14, align 8, !tbaa !37
  %16 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  br label %19

19:                                               ; preds = %13, %36
  %20 = phi i64 [ 0, %13 ], [ %37, %36 ]
  %21 = getelementptr inbounds i64, ptr %15, i64 %20
  %22 = load i64, ptr %21, align 8, !tbaa !38
  %23 = icmp sgt i64 %22, 0
  br i1 %23, label %24, label %36

24:                                               ; preds = %19
  %25 = load ptr, ptr %16, align 8, !tbaa !46
  %26 = getelementptr inbounds i64, ptr %25, i64 %20
  %27 = load i64, ptr %26, align 8, !tbaa !38
  %28 = getelementptr inbounds %struct.Link, ptr %4, i64 %20, i32 5
  %29 = getelementptr inbounds %struct.Whole, ptr %6, i64 %20, i32 6
  %30 = load ptr, ptr %17, align 8, !tbaa !127
  %31 = load ptr, ptr %18, align 8, !tbaa !51
  %32 = getelementptr inbounds i64, ptr %31, i64 %20
  %33 = load i64, ptr %32, align 8, !tbaa !38
  %34 = icmp sgt i64 %33, -1
  br label %39

35:                                               ; preds = %36, %2
  ret void

36:                                               ; preds = %117, %19
  %37 = add nuw nsw i64 %20, 1
  %38 = icmp eq i64 %37, %11
  br i1 %38, label %35, label %19, !llvm.loop !215

39:                                               ; preds = %24, %117
  %40 = phi i64 [ 0, %24 ], [ %118, %117 ]
  %41 = add nsw i64 %27, %40
  %42 = getelementptr double, ptr %1, i64 %41
  %43 = mul nuw nsw i64 %40, 6
  %44 = getelementptr inbounds double, ptr %29, i64 %43
  %45 = getelementptr inbounds double, ptr %44, i64 1
  %46 = getelementptr inbounds double, ptr %44, i64 2
  %47 = getelementptr inbounds double, ptr %44, i64 3
  %48 = getelementptr inbounds double, ptr %44, i64 4
  %49 = getelementptr inbounds double, ptr %44, i64 5
  br label %67

50:                                               ; preds = %67
  %51 = getelementptr inbounds double, ptr %30, i64 %41
  %52 = load double, ptr %51, align 8, !tbaa !19
  %53 = mul nsw i64 %41, %8
  %54 = getelementptr double, ptr %1, i64 %53
  %55 = getelementptr double, ptr %54, i64 %41
  %56 = load double, ptr %55, align 8, !tbaa !19
  %57 = fadd contract double %52, %56
  store double %57, ptr %55, align 8, !tbaa !19
  %58 = load double, ptr %47, align 8
  %59 = load <2 x double>, ptr %48, align 8
  br i1 %34, label %60, label %117

60:                                               ; preds = %50
  %61 = load double, ptr %46, align 8
  %62 = load <2 x double>, ptr %44, align 8
  %63 = insertelement <2 x double> poison, double %58, i64 1
  %64 = extractelement <2 x double> %59, i64 0
  %65 = shufflevector <2 x double> %63, <2 x double> %59, <2 x i32> <i32 3, i32 1>
  %66 = extractelement <2 x double> %59, i64 1
  br label %120

67:                                               ; preds = %39, %67
  %68 = phi i64 [ 0, %39 ], [ %111, %67 ]
  %69 = mul nuw nsw i64 %68, 6
  %70 = getelementptr inbounds double, ptr %28, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !19
  %72 = load double, ptr %44, align 8, !tbaa !19
  %73 = getelementptr inbounds double, ptr %70, i64 1
  %74 = load double, ptr %73, align 8, !tbaa !19
  %75 = load double, ptr %45, align 8, !tbaa !19
  %76 = getelementptr inbounds double, ptr %70, i64 2
  %77 = load double, ptr %76, align 8, !tbaa !19
  %78 = load double, ptr %46, align 8, !tbaa !19
  %79 = getelementptr inbounds double, ptr %70, i64 3
  %80 = load double, ptr %79, align 8, !tbaa !19
  %81 = load double, ptr %47, align 8, !tbaa !19
  %82 = getelementptr inbounds double, ptr %70, i64 4
  %83 = load double, ptr %82, align 8, !tbaa !19
  %84 = load double, ptr %48, align 8, !tbaa !19
  %85 = getelementptr inbounds double, ptr %70, i64 5
  %86 = load double, ptr %85, align 8, !tbaa !19
  %87 = load double, ptr %49, align 8, !tbaa !19
  %88 = insertelement <2 x double> poison, double %71, i64 0
  %89 = insertelement <2 x double> %88, double %80, i64 1
  %90 = insertelement <2 x double> poison, double %72, i64 0
  %91 = insertelement <2 x double> %90, double %81, i64 1
  %92 = fmul contract <2 x double> %89, %91
  %93 = insertelement <2 x double> poison, double %74, i64 0
  %94 = insertelement <2 x double> %93, double %83, i64 1
  %95 = insertelement <2 x double> poison, double %75, i64 0
  %96 = insertelement <2 x double> %95, double %84, i64 1
  %97 = fmul contract <2 x double> %94, %96
  %98 = fadd contract <2 x double> %92, %97
  %99 = insertelement <2 x double> poison, double %77, i64 0
  %100 = insertelement <2 x double> %99, double %86, i64 1
  %101 = insertelement <2 x double> poison, double %78, i64 0
  %102 = insertelement <2 x double> %101, double %87, i64 1
  %103 = fmul contract <2 x double> %100, %102
  %104 = fadd contract <2 x double> %98, %103
  %105 = shufflevector <2 x double> %104, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %106 = fadd contract <2 x double> %104, %105
  %107 = extractelement <2 x double> %106, i64 0
  %108 = add nsw i64 %68, %27
  %109 = mul nsw i64 %108, %8
  %110 = getelementptr double, ptr %42, i64 %109
  store double %107, ptr %110, align 8, !tbaa !19
  %111 = add nuw nsw i64 %68, 1
  %112 = icmp eq i64 %111, %22
  br i1 %112, label %50, label %67, !llvm.loop !216

113:                                              ; preds = %149, %120
  %114 = getelementptr inbounds i64, ptr %31, i64 %121
  %115 = load i64, ptr %114, align 8, !tbaa !38
  %116 = icmp sgt i64 %115, -1
  br i1 %116, label %120, label %117, !llvm.loop !217

117:                                              ; preds = %113, %50
  %118 = add nuw nsw i64 %40, 1
  %119 = icmp eq i64 %118, %22
  br i1 %119, label %36, label %39, !llvm.loop !218

120:                                              ; preds = %60, %113
  %121 = phi i64 [ %33, %60 ], [ %115, %113 ]
  %122 = phi i64 [ %20, %60 ], [ %121, %113 ]
  %123 = phi double [ %61, %60 ], [ %139, %113 ]
  %124 = phi <2 x double> [ %62, %60 ], [ %134, %113 ]
  %125 = getelementptr inbounds %struct.Link, ptr %4, i64 %122, i32 4
  %126 = getelementptr inbounds double, ptr %125, i64 1
  %127 = load double, ptr %125, align 8, !tbaa !19
  %128 = load <2 x double>, ptr %126, align 8, !tbaa !19
  %129 = fmul contract <2 x double> %65, %128
  %130 = shufflevector <2 x double> %128, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %131 = insertelement <2 x double> %130, double %127, i64 1
  %132 = fmul contract <2 x double> %59, %131
  %133 = fsub contract <2 x double> %129, %132
  %134 = fadd contract <2 x double> %124, %133
  %135 = fmul contract double %64, %127
  %136 = extractelement <2 x double> %128, i64 0
  %137 = fmul contract double %58, %136
  %138 = fsub contract double %135, %137
  %139 = fadd contract double %123, %138
  %140 = getelementptr inbounds i64, ptr %15, i64 %121
  %141 = load i64, ptr %140, align 8, !tbaa !38
  %142 = icmp sgt i64 %141, 0
  br i1 %142, label %143, label %113

143:                                              ; preds = %120
  %144 = getelementptr inbounds i64, ptr %25, i64 %121
  %145 = load i64, ptr %144, align 8, !tbaa !38
  %146 = getelementptr inbounds %struct.Link, ptr %4, i64 %121, i32 5
  %147 = extractelement <2 x double> %134, i64 0
  %148 = extractelement <2 x double> %134, i64 1
  br label %149

149:                                              ; preds = %143, %149
  %150 = phi i64 [ 0, %143 ], [ %179, %149 ]
  %151 = add nsw i64 %145, %150
  %152 = mul nuw nsw i64 %150, 6
  %153 = getelementptr inbounds double, ptr %146, i64 %152
  %154 = load double, ptr %153, align 8, !tbaa !19
  %155 = fmul contract double %147, %154
  %156 = getelementptr inbounds double, ptr %153, i64 1
  %157 = load double, ptr %156, align 8, !tbaa !19
  %158 = fmul contract double %148, %157
  %159 = fadd contract double %155, %158
  %160 = getelementptr inbounds double, ptr %153, i64 2
  %161 = load double, ptr %160, align 8, !tbaa !19
  %162 = fmul contract double %139, %161
  %163 = fadd contract double %159, %162
  %164 = getelementptr inbounds double, ptr %153, i64 3
  %165 = load double, ptr %164, align 8, !tbaa !19
  %166 = fmul contract double %58, %165
  %167 = getelementptr inbounds double, ptr %153, i64 4
  %168 = load double, ptr %167, align 8, !tbaa !19
  %169 = fmul contract double %64, %168
  %170 = fadd contract double %166, %169
  %171 = getelementptr inbounds double, ptr %153, i64 5
  %172 = load double, ptr %171, align 8, !tbaa !19
  %173 = fmul contract double %66, %172
  %174 = fadd contract double %170, %173
  %175 = fadd contract double %163, %174
  %176 = getelementptr double, ptr %54, i64 %151
  store double %175, ptr %176, align 8, !tbaa !19
  %177 = mul nsw i64 %151, %8
  %178 = getelementptr double, ptr %42, i64 %177
  store double %175, ptr %178, align 8, !tbaa !19
  %179 = add nuw nsw i64 %150, 1
  %180 = icmp eq i64 %179, %141
  br i1 %180, label %113, label %149, !llvm.loop !219
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @all_accelerations(ptr nocapture noundef readonly %0, ptr noundef readonly %1) unnamed_addr #4 {
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
  br i1 %140, label %13, label %14, !llvm.loop !220
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #8

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @answer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %5 = load ptr, ptr %4, align 8, !tbaa !39
  %6 = load i64, ptr %0, align 8, !tbaa !33
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %16, label %194

8:                                                ; preds = %16
  %9 = icmp sgt i64 %20, 0
  br i1 %9, label %10, label %194

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %12 = load ptr, ptr %11, align 8, !tbaa !37
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %15 = load ptr, ptr %14, align 8, !tbaa !51
  br label %27

16:                                               ; preds = %3, %16
  %17 = phi i64 [ %19, %16 ], [ 0, %3 ]
  %18 = getelementptr inbounds %struct.Link, ptr %5, i64 %17, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %18, i8 0, i64 48, i1 false)
  %19 = add nuw nsw i64 %17, 1
  %20 = load i64, ptr %0, align 8, !tbaa !33
  %21 = icmp slt i64 %19, %20
  br i1 %21, label %16, label %8, !llvm.loop !221

22:                                               ; preds = %192
  br i1 %9, label %23, label %194

23:                                               ; preds = %22
  %24 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %195

27:                                               ; preds = %10, %192
  %28 = phi i64 [ %20, %10 ], [ %29, %192 ]
  %29 = add nsw i64 %28, -1
  %30 = getelementptr inbounds i64, ptr %12, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !38
  %32 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 15
  %33 = load <2 x double>, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %32, i64 16
  %35 = load <2 x double>, ptr %34, align 8
  %36 = getelementptr inbounds i8, ptr %32, i64 32
  %37 = load <2 x double>, ptr %36, align 8
  %38 = icmp sgt i64 %31, 0
  %39 = shufflevector <2 x double> %37, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %40 = shufflevector <2 x double> %39, <2 x double> %35, <2 x i32> <i32 0, i32 3>
  %41 = extractelement <2 x double> %37, i64 0
  %42 = extractelement <2 x double> %35, i64 0
  br i1 %38, label %43, label %48

43:                                               ; preds = %27
  %44 = load ptr, ptr %13, align 8, !tbaa !46
  %45 = getelementptr inbounds i64, ptr %44, i64 %29
  %46 = load i64, ptr %45, align 8, !tbaa !38
  %47 = getelementptr double, ptr %1, i64 %46
  br label %56

48:                                               ; preds = %109, %27
  %49 = phi double [ %41, %27 ], [ %126, %109 ]
  %50 = phi double [ %42, %27 ], [ %120, %109 ]
  %51 = phi <2 x double> [ %33, %27 ], [ %133, %109 ]
  %52 = phi <2 x double> [ %40, %27 ], [ %137, %109 ]
  %53 = getelementptr inbounds i64, ptr %15, i64 %29
  %54 = load i64, ptr %53, align 8, !tbaa !38
  %55 = icmp slt i64 %54, 0
  br i1 %55, label %192, label %162

56:                                               ; preds = %43, %109
  %57 = phi double [ %41, %43 ], [ %126, %109 ]
  %58 = phi double [ %42, %43 ], [ %120, %109 ]
  %59 = phi i64 [ 0, %43 ], [ %138, %109 ]
  %60 = phi <2 x double> [ %33, %43 ], [ %133, %109 ]
  %61 = phi <2 x double> [ %40, %43 ], [ %137, %109 ]
  %62 = getelementptr double, ptr %47, i64 %59
  %63 = load double, ptr %62, align 8, !tbaa !19
  %64 = mul nuw nsw i64 %59, 6
  %65 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 5, i64 %64
  %66 = load <2 x double>, ptr %65, align 8, !tbaa !19
  %67 = fmul contract <2 x double> %66, %33
  %68 = extractelement <2 x double> %67, i64 0
  %69 = fsub contract double %63, %68
  %70 = extractelement <2 x double> %67, i64 1
  %71 = fsub contract double %69, %70
  %72 = add nuw nsw i64 %64, 2
  %73 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 5, i64 %72
  %74 = add nuw nsw i64 %64, 3
  %75 = load <2 x double>, ptr %73, align 8, !tbaa !19
  %76 = fmul contract <2 x double> %75, %35
  %77 = extractelement <2 x double> %76, i64 0
  %78 = fsub contract double %71, %77
  %79 = extractelement <2 x double> %76, i64 1
  %80 = fsub contract double %78, %79
  %81 = add nuw nsw i64 %64, 4
  %82 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 5, i64 %81
  %83 = add nuw nsw i64 %64, 5
  %84 = load <2 x double>, ptr %82, align 8, !tbaa !19
  %85 = fmul contract <2 x double> %84, %37
  %86 = extractelement <2 x double> %85, i64 0
  %87 = fsub contract double %80, %86
  %88 = extractelement <2 x double> %85, i64 1
  %89 = fsub contract double %87, %88
  %90 = icmp eq i64 %59, 0
  br i1 %90, label %109, label %91

91:                                               ; preds = %56
  %92 = and i64 %59, 1
  %93 = icmp eq i64 %59, 1
  br i1 %93, label %96, label %94

94:                                               ; preds = %91
  %95 = and i64 %59, 9223372036854775806
  br label %140

96:                                               ; preds = %140, %91
  %97 = phi double [ undef, %91 ], [ %158, %140 ]
  %98 = phi i64 [ 0, %91 ], [ %159, %140 ]
  %99 = phi double [ %89, %91 ], [ %158, %140 ]
  %100 = icmp eq i64 %92, 0
  br i1 %100, label %109, label %101

101:                                              ; preds = %96
  %102 = add nuw nsw i64 %98, %64
  %103 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 12, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !19
  %105 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 16, i64 %98
  %106 = load double, ptr %105, align 8, !tbaa !19
  %107 = fmul contract double %104, %106
  %108 = fsub contract double %99, %107
  br label %109

109:                                              ; preds = %101, %96, %56
  %110 = phi double [ %89, %56 ], [ %97, %96 ], [ %108, %101 ]
  %111 = mul nsw i64 %59, 7
  %112 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 12, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !19
  %114 = fmul contract double %110, %113
  %115 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 16, i64 %59
  store double %114, ptr %115, align 8, !tbaa !19
  %116 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 11, i64 %64
  %117 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 11, i64 %72
  %118 = load double, ptr %117, align 8, !tbaa !19
  %119 = fmul contract double %114, %118
  %120 = fadd contract double %58, %119
  %121 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 11, i64 %74
  %122 = load double, ptr %121, align 8, !tbaa !19
  %123 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 11, i64 %81
  %124 = load double, ptr %123, align 8, !tbaa !19
  %125 = fmul contract double %114, %124
  %126 = fadd contract double %57, %125
  %127 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 11, i64 %83
  %128 = load double, ptr %127, align 8, !tbaa !19
  %129 = load <2 x double>, ptr %116, align 8, !tbaa !19
  %130 = insertelement <2 x double> poison, double %114, i64 0
  %131 = shufflevector <2 x double> %130, <2 x double> poison, <2 x i32> zeroinitializer
  %132 = fmul contract <2 x double> %131, %129
  %133 = fadd contract <2 x double> %60, %132
  %134 = insertelement <2 x double> poison, double %128, i64 0
  %135 = insertelement <2 x double> %134, double %122, i64 1
  %136 = fmul contract <2 x double> %131, %135
  %137 = fadd contract <2 x double> %61, %136
  %138 = add nuw nsw i64 %59, 1
  %139 = icmp eq i64 %138, %31
  br i1 %139, label %48, label %56, !llvm.loop !222

140:                                              ; preds = %140, %94
  %141 = phi i64 [ 0, %94 ], [ %159, %140 ]
  %142 = phi double [ %89, %94 ], [ %158, %140 ]
  %143 = phi i64 [ 0, %94 ], [ %160, %140 ]
  %144 = add nuw nsw i64 %141, %64
  %145 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 12, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !19
  %147 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 16, i64 %141
  %148 = load double, ptr %147, align 8, !tbaa !19
  %149 = fmul contract double %146, %148
  %150 = fsub contract double %142, %149
  %151 = or disjoint i64 %141, 1
  %152 = add nuw nsw i64 %151, %64
  %153 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 12, i64 %152
  %154 = load double, ptr %153, align 8, !tbaa !19
  %155 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 16, i64 %151
  %156 = load double, ptr %155, align 8, !tbaa !19
  %157 = fmul contract double %154, %156
  %158 = fsub contract double %150, %157
  %159 = add nuw nsw i64 %141, 2
  %160 = add i64 %143, 2
  %161 = icmp eq i64 %160, %95
  br i1 %161, label %96, label %140, !llvm.loop !223

162:                                              ; preds = %48
  %163 = getelementptr inbounds %struct.Link, ptr %5, i64 %29, i32 4
  %164 = getelementptr inbounds double, ptr %163, i64 1
  %165 = load double, ptr %163, align 8, !tbaa !19
  %166 = fmul contract double %49, %165
  %167 = getelementptr inbounds %struct.Link, ptr %5, i64 %54, i32 15, i64 0
  %168 = load <2 x double>, ptr %164, align 8, !tbaa !19
  %169 = fmul contract <2 x double> %168, %52
  %170 = insertelement <2 x double> %168, double %165, i64 0
  %171 = insertelement <2 x double> %52, double %49, i64 1
  %172 = fmul contract <2 x double> %170, %171
  %173 = shufflevector <2 x double> %172, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %174 = fsub contract <2 x double> %169, %173
  %175 = fadd contract <2 x double> %51, %174
  %176 = shufflevector <2 x double> %52, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %177 = fmul contract <2 x double> %168, %176
  %178 = extractelement <2 x double> %177, i64 0
  %179 = fsub contract double %166, %178
  %180 = fadd contract double %179, %50
  %181 = load <2 x double>, ptr %167, align 8, !tbaa !19
  %182 = fadd contract <2 x double> %175, %181
  store <2 x double> %182, ptr %167, align 8, !tbaa !19
  %183 = getelementptr inbounds %struct.Link, ptr %5, i64 %54, i32 15, i64 2
  %184 = load <2 x double>, ptr %183, align 8, !tbaa !19
  %185 = insertelement <2 x double> %52, double %180, i64 0
  %186 = fadd contract <2 x double> %185, %184
  store <2 x double> %186, ptr %183, align 8, !tbaa !19
  %187 = getelementptr inbounds %struct.Link, ptr %5, i64 %54, i32 15, i64 4
  %188 = load <2 x double>, ptr %187, align 8, !tbaa !19
  %189 = shufflevector <2 x double> %52, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %190 = insertelement <2 x double> %189, double %49, i64 0
  %191 = fadd contract <2 x double> %190, %188
  store <2 x double> %191, ptr %187, align 8, !tbaa !19
  br label %192

192:                                              ; preds = %162, %48
  %193 = icmp sgt i64 %28, 1
  br i1 %193, label %27, label %22, !llvm.loop !224

194:                                              ; preds = %409, %3, %8, %22
  ret void

195:                                              ; preds = %23, %409
  %196 = phi i64 [ 0, %23 ], [ %410, %409 ]
  %197 = load ptr, ptr %24, align 8, !tbaa !51
  %198 = getelementptr inbounds i64, ptr %197, i64 %196
  %199 = load i64, ptr %198, align 8, !tbaa !38
  %200 = icmp slt i64 %199, 0
  %201 = getelementptr inbounds %struct.Link, ptr %5, i64 %199, i32 17
  %202 = select i1 %200, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 17), ptr %201
  %203 = load ptr, ptr %25, align 8, !tbaa !37
  %204 = getelementptr inbounds i64, ptr %203, i64 %196
  %205 = load i64, ptr %204, align 8, !tbaa !38
  %206 = load ptr, ptr %26, align 8, !tbaa !46
  %207 = getelementptr inbounds i64, ptr %206, i64 %196
  %208 = load i64, ptr %207, align 8, !tbaa !38
  %209 = getelementptr double, ptr %2, i64 %208
  %210 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 17
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %210, ptr noundef nonnull align 8 dereferenceable(48) %202, i64 48, i1 false)
  %211 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 4
  %212 = getelementptr inbounds double, ptr %210, i64 3
  %213 = getelementptr inbounds double, ptr %202, i64 1
  %214 = load double, ptr %213, align 8, !tbaa !19
  %215 = getelementptr inbounds double, ptr %211, i64 2
  %216 = load double, ptr %215, align 8, !tbaa !19
  %217 = fmul contract double %214, %216
  %218 = getelementptr inbounds double, ptr %202, i64 2
  %219 = load double, ptr %218, align 8, !tbaa !19
  %220 = getelementptr inbounds double, ptr %211, i64 1
  %221 = load double, ptr %220, align 8, !tbaa !19
  %222 = fmul contract double %219, %221
  %223 = fsub contract double %217, %222
  %224 = load double, ptr %212, align 8, !tbaa !19
  %225 = fadd contract double %224, %223
  store double %225, ptr %212, align 8, !tbaa !19
  %226 = load double, ptr %218, align 8, !tbaa !19
  %227 = load double, ptr %211, align 8, !tbaa !19
  %228 = fmul contract double %226, %227
  %229 = load double, ptr %202, align 8, !tbaa !19
  %230 = fmul contract double %216, %229
  %231 = fsub contract double %228, %230
  %232 = getelementptr inbounds double, ptr %210, i64 4
  %233 = load double, ptr %232, align 8, !tbaa !19
  %234 = fadd contract double %233, %231
  store double %234, ptr %232, align 8, !tbaa !19
  %235 = load double, ptr %202, align 8, !tbaa !19
  %236 = fmul contract double %221, %235
  %237 = load double, ptr %213, align 8, !tbaa !19
  %238 = fmul contract double %227, %237
  %239 = fsub contract double %236, %238
  %240 = getelementptr inbounds double, ptr %210, i64 5
  %241 = load double, ptr %240, align 8, !tbaa !19
  %242 = fadd contract double %241, %239
  store double %242, ptr %240, align 8, !tbaa !19
  %243 = icmp sgt i64 %205, 0
  br i1 %243, label %244, label %409

244:                                              ; preds = %195
  %245 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 17, i64 1
  %246 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 17, i64 2
  %247 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 17, i64 3
  %248 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 17, i64 4
  %249 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 17, i64 5
  br label %319

250:                                              ; preds = %319
  br i1 %243, label %251, label %409

251:                                              ; preds = %250, %276
  %252 = phi i64 [ %283, %276 ], [ 0, %250 ]
  %253 = phi i64 [ %254, %276 ], [ %205, %250 ]
  %254 = add nsw i64 %253, -1
  %255 = icmp slt i64 %253, %205
  %256 = getelementptr inbounds double, ptr %209, i64 %254
  %257 = load double, ptr %256, align 8, !tbaa !19
  br i1 %255, label %258, label %276

258:                                              ; preds = %251
  %259 = and i64 %252, 1
  %260 = icmp eq i64 %259, 0
  br i1 %260, label %271, label %261

261:                                              ; preds = %258
  %262 = mul nsw i64 %253, 6
  %263 = add nsw i64 %262, %254
  %264 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 12, i64 %263
  %265 = load double, ptr %264, align 8, !tbaa !19
  %266 = getelementptr inbounds double, ptr %209, i64 %253
  %267 = load double, ptr %266, align 8, !tbaa !19
  %268 = fmul contract double %265, %267
  %269 = fsub contract double %257, %268
  store double %269, ptr %256, align 8, !tbaa !19
  %270 = add nuw nsw i64 %253, 1
  br label %271

271:                                              ; preds = %261, %258
  %272 = phi double [ undef, %258 ], [ %269, %261 ]
  %273 = phi double [ %257, %258 ], [ %269, %261 ]
  %274 = phi i64 [ %253, %258 ], [ %270, %261 ]
  %275 = icmp eq i64 %252, 1
  br i1 %275, label %276, label %284

276:                                              ; preds = %271, %284, %251
  %277 = phi double [ %257, %251 ], [ %272, %271 ], [ %303, %284 ]
  %278 = mul nsw i64 %254, 7
  %279 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 12, i64 %278
  %280 = load double, ptr %279, align 8, !tbaa !19
  %281 = fmul contract double %277, %280
  store double %281, ptr %256, align 8, !tbaa !19
  %282 = icmp sgt i64 %253, 1
  %283 = add i64 %252, 1
  br i1 %282, label %251, label %306, !llvm.loop !193

284:                                              ; preds = %271, %284
  %285 = phi double [ %303, %284 ], [ %273, %271 ]
  %286 = phi i64 [ %304, %284 ], [ %274, %271 ]
  %287 = mul nsw i64 %286, 6
  %288 = add nsw i64 %287, %254
  %289 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 12, i64 %288
  %290 = load double, ptr %289, align 8, !tbaa !19
  %291 = getelementptr inbounds double, ptr %209, i64 %286
  %292 = load double, ptr %291, align 8, !tbaa !19
  %293 = fmul contract double %290, %292
  %294 = fsub contract double %285, %293
  store double %294, ptr %256, align 8, !tbaa !19
  %295 = add nuw nsw i64 %286, 1
  %296 = mul nsw i64 %295, 6
  %297 = add nsw i64 %296, %254
  %298 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 12, i64 %297
  %299 = load double, ptr %298, align 8, !tbaa !19
  %300 = getelementptr inbounds double, ptr %209, i64 %295
  %301 = load double, ptr %300, align 8, !tbaa !19
  %302 = fmul contract double %299, %301
  %303 = fsub contract double %294, %302
  store double %303, ptr %256, align 8, !tbaa !19
  %304 = add nuw nsw i64 %286, 2
  %305 = icmp eq i64 %304, %205
  br i1 %305, label %276, label %284, !llvm.loop !194

306:                                              ; preds = %276
  br i1 %243, label %307, label %409

307:                                              ; preds = %306
  %308 = load double, ptr %210, align 8, !tbaa !19
  %309 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 17, i64 1
  %310 = load double, ptr %309, align 8, !tbaa !19
  %311 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 17, i64 2
  %312 = load double, ptr %311, align 8, !tbaa !19
  %313 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 17, i64 3
  %314 = load double, ptr %313, align 8, !tbaa !19
  %315 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 17, i64 4
  %316 = load double, ptr %315, align 8, !tbaa !19
  %317 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 17, i64 5
  %318 = load double, ptr %317, align 8, !tbaa !19
  br label %362

319:                                              ; preds = %244, %319
  %320 = phi i64 [ %360, %319 ], [ 0, %244 ]
  %321 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 16, i64 %320
  %322 = load double, ptr %321, align 8, !tbaa !19
  %323 = getelementptr inbounds double, ptr %209, i64 %320
  store double %322, ptr %323, align 8, !tbaa !19
  %324 = mul nuw nsw i64 %320, 6
  %325 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 11, i64 %324
  %326 = load double, ptr %325, align 8, !tbaa !19
  %327 = load double, ptr %210, align 8, !tbaa !19
  %328 = fmul contract double %326, %327
  %329 = fsub contract double %322, %328
  store double %329, ptr %323, align 8, !tbaa !19
  %330 = or disjoint i64 %324, 1
  %331 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 11, i64 %330
  %332 = load double, ptr %331, align 8, !tbaa !19
  %333 = load double, ptr %245, align 8, !tbaa !19
  %334 = fmul contract double %332, %333
  %335 = fsub contract double %329, %334
  store double %335, ptr %323, align 8, !tbaa !19
  %336 = add nuw nsw i64 %324, 2
  %337 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 11, i64 %336
  %338 = load double, ptr %337, align 8, !tbaa !19
  %339 = load double, ptr %246, align 8, !tbaa !19
  %340 = fmul contract double %338, %339
  %341 = fsub contract double %335, %340
  store double %341, ptr %323, align 8, !tbaa !19
  %342 = add nuw nsw i64 %324, 3
  %343 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 11, i64 %342
  %344 = load double, ptr %343, align 8, !tbaa !19
  %345 = load double, ptr %247, align 8, !tbaa !19
  %346 = fmul contract double %344, %345
  %347 = fsub contract double %341, %346
  store double %347, ptr %323, align 8, !tbaa !19
  %348 = add nuw nsw i64 %324, 4
  %349 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 11, i64 %348
  %350 = load double, ptr %349, align 8, !tbaa !19
  %351 = load double, ptr %248, align 8, !tbaa !19
  %352 = fmul contract double %350, %351
  %353 = fsub contract double %347, %352
  store double %353, ptr %323, align 8, !tbaa !19
  %354 = add nuw nsw i64 %324, 5
  %355 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 11, i64 %354
  %356 = load double, ptr %355, align 8, !tbaa !19
  %357 = load double, ptr %249, align 8, !tbaa !19
  %358 = fmul contract double %356, %357
  %359 = fsub contract double %353, %358
  store double %359, ptr %323, align 8, !tbaa !19
  %360 = add nuw nsw i64 %320, 1
  %361 = icmp eq i64 %360, %205
  br i1 %361, label %250, label %319, !llvm.loop !225

362:                                              ; preds = %307, %362
  %363 = phi double [ %406, %362 ], [ %318, %307 ]
  %364 = phi double [ %400, %362 ], [ %316, %307 ]
  %365 = phi double [ %394, %362 ], [ %314, %307 ]
  %366 = phi double [ %388, %362 ], [ %312, %307 ]
  %367 = phi double [ %382, %362 ], [ %310, %307 ]
  %368 = phi double [ %376, %362 ], [ %308, %307 ]
  %369 = phi i64 [ %407, %362 ], [ 0, %307 ]
  %370 = mul nuw nsw i64 %369, 6
  %371 = getelementptr inbounds double, ptr %209, i64 %369
  %372 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 5, i64 %370
  %373 = load double, ptr %372, align 8, !tbaa !19
  %374 = load double, ptr %371, align 8, !tbaa !19
  %375 = fmul contract double %373, %374
  %376 = fadd contract double %368, %375
  store double %376, ptr %210, align 8, !tbaa !19
  %377 = or disjoint i64 %370, 1
  %378 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 5, i64 %377
  %379 = load double, ptr %378, align 8, !tbaa !19
  %380 = load double, ptr %371, align 8, !tbaa !19
  %381 = fmul contract double %379, %380
  %382 = fadd contract double %367, %381
  store double %382, ptr %309, align 8, !tbaa !19
  %383 = add nuw nsw i64 %370, 2
  %384 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 5, i64 %383
  %385 = load double, ptr %384, align 8, !tbaa !19
  %386 = load double, ptr %371, align 8, !tbaa !19
  %387 = fmul contract double %385, %386
  %388 = fadd contract double %366, %387
  store double %388, ptr %311, align 8, !tbaa !19
  %389 = add nuw nsw i64 %370, 3
  %390 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 5, i64 %389
  %391 = load double, ptr %390, align 8, !tbaa !19
  %392 = load double, ptr %371, align 8, !tbaa !19
  %393 = fmul contract double %391, %392
  %394 = fadd contract double %365, %393
  store double %394, ptr %313, align 8, !tbaa !19
  %395 = add nuw nsw i64 %370, 4
  %396 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 5, i64 %395
  %397 = load double, ptr %396, align 8, !tbaa !19
  %398 = load double, ptr %371, align 8, !tbaa !19
  %399 = fmul contract double %397, %398
  %400 = fadd contract double %364, %399
  store double %400, ptr %315, align 8, !tbaa !19
  %401 = add nuw nsw i64 %370, 5
  %402 = getelementptr inbounds %struct.Link, ptr %5, i64 %196, i32 5, i64 %401
  %403 = load double, ptr %402, align 8, !tbaa !19
  %404 = load double, ptr %371, align 8, !tbaa !19
  %405 = fmul contract double %403, %404
  %406 = fadd contract double %363, %405
  store double %406, ptr %317, align 8, !tbaa !19
  %407 = add nuw nsw i64 %369, 1
  %408 = icmp eq i64 %407, %205
  br i1 %408, label %409, label %362, !llvm.loop !226

409:                                              ; preds = %362, %195, %250, %306
  %410 = add nuw nsw i64 %196, 1
  %411 = load i64, ptr %0, align 8, !tbaa !33
  %412 = icmp slt i64 %410, %411
  br i1 %412, label %195, label %194, !llvm.loop !227
}

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
  br label %221

33:                                               ; preds = %221, %24
  %34 = phi i64 [ 0, %24 ], [ %247, %221 ]
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
  br i1 %46, label %47, label %36, !llvm.loop !228

47:                                               ; preds = %33, %36, %4
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %49 = load ptr, ptr %48, align 8, !tbaa !37
  %50 = getelementptr inbounds i64, ptr %49, i64 %1
  %51 = load i64, ptr %50, align 8, !tbaa !38
  %52 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 26
  %53 = load ptr, ptr %52, align 8, !tbaa !229
  %54 = getelementptr inbounds i64, ptr %53, i64 %1
  %55 = load i64, ptr %54, align 8, !tbaa !38
  %56 = inttoptr i64 %55 to ptr
  call void %56(ptr noundef %3, ptr noundef nonnull %5, ptr noundef null) #14
  %57 = getelementptr inbounds double, ptr %3, i64 13
  %58 = load ptr, ptr %9, align 8, !tbaa !51
  %59 = getelementptr inbounds i64, ptr %58, i64 %1
  %60 = load i64, ptr %59, align 8, !tbaa !38
  %61 = icmp slt i64 %60, 0
  br i1 %61, label %250, label %62

62:                                               ; preds = %47
  %63 = getelementptr [9 x double], ptr %15, i64 0, i64 1
  %64 = getelementptr [9 x double], ptr %15, i64 0, i64 2
  %65 = load double, ptr %15, align 8, !tbaa !19
  %66 = load double, ptr %3, align 8, !tbaa !19
  %67 = fmul contract double %65, %66
  %68 = load double, ptr %63, align 8, !tbaa !19
  %69 = getelementptr double, ptr %3, i64 3
  %70 = load double, ptr %69, align 8, !tbaa !19
  %71 = fmul contract double %68, %70
  %72 = fadd contract double %67, %71
  %73 = load double, ptr %64, align 8, !tbaa !19
  %74 = getelementptr double, ptr %3, i64 6
  %75 = load double, ptr %74, align 8, !tbaa !19
  %76 = fmul contract double %73, %75
  %77 = fadd contract double %72, %76
  store double %77, ptr %8, align 8, !tbaa !19
  %78 = load double, ptr %15, align 8, !tbaa !19
  %79 = getelementptr inbounds double, ptr %3, i64 1
  %80 = load double, ptr %79, align 8, !tbaa !19
  %81 = fmul contract double %78, %80
  %82 = load double, ptr %63, align 8, !tbaa !19
  %83 = getelementptr double, ptr %3, i64 4
  %84 = load double, ptr %83, align 8, !tbaa !19
  %85 = fmul contract double %82, %84
  %86 = fadd contract double %81, %85
  %87 = load double, ptr %64, align 8, !tbaa !19
  %88 = getelementptr double, ptr %3, i64 7
  %89 = load double, ptr %88, align 8, !tbaa !19
  %90 = fmul contract double %87, %89
  %91 = fadd contract double %86, %90
  %92 = getelementptr inbounds [9 x double], ptr %8, i64 0, i64 1
  store double %91, ptr %92, align 8, !tbaa !19
  %93 = load double, ptr %15, align 8, !tbaa !19
  %94 = getelementptr inbounds double, ptr %3, i64 2
  %95 = load double, ptr %94, align 8, !tbaa !19
  %96 = fmul contract double %93, %95
  %97 = load double, ptr %63, align 8, !tbaa !19
  %98 = getelementptr double, ptr %3, i64 5
  %99 = load double, ptr %98, align 8, !tbaa !19
  %100 = fmul contract double %97, %99
  %101 = fadd contract double %96, %100
  %102 = load double, ptr %64, align 8, !tbaa !19
  %103 = getelementptr double, ptr %3, i64 8
  %104 = load double, ptr %103, align 8, !tbaa !19
  %105 = fmul contract double %102, %104
  %106 = fadd contract double %101, %105
  %107 = getelementptr inbounds [9 x double], ptr %8, i64 0, i64 2
  store double %106, ptr %107, align 8, !tbaa !19
  %108 = getelementptr inbounds [9 x double], ptr %15, i64 0, i64 3
  %109 = getelementptr [9 x double], ptr %15, i64 0, i64 4
  %110 = getelementptr [9 x double], ptr %15, i64 0, i64 5
  %111 = load double, ptr %108, align 8, !tbaa !19
  %112 = load double, ptr %3, align 8, !tbaa !19
  %113 = fmul contract double %111, %112
  %114 = load double, ptr %109, align 8, !tbaa !19
  %115 = load double, ptr %69, align 8, !tbaa !19
  %116 = fmul contract double %114, %115
  %117 = fadd contract double %113, %116
  %118 = load double, ptr %110, align 8, !tbaa !19
  %119 = load double, ptr %74, align 8, !tbaa !19
  %120 = fmul contract double %118, %119
  %121 = fadd contract double %117, %120
  %122 = getelementptr inbounds [9 x double], ptr %8, i64 0, i64 3
  store double %121, ptr %122, align 8, !tbaa !19
  %123 = load double, ptr %108, align 8, !tbaa !19
  %124 = load double, ptr %79, align 8, !tbaa !19
  %125 = fmul contract double %123, %124
  %126 = load double, ptr %109, align 8, !tbaa !19
  %127 = load double, ptr %83, align 8, !tbaa !19
  %128 = fmul contract double %126, %127
  %129 = fadd contract double %125, %128
  %130 = load double, ptr %110, align 8, !tbaa !19
  %131 = load double, ptr %88, align 8, !tbaa !19
  %132 = fmul contract double %130, %131
  %133 = fadd contract double %129, %132
  %134 = getelementptr inbounds [9 x double], ptr %8, i64 0, i64 4
  store double %133, ptr %134, align 8, !tbaa !19
  %135 = load double, ptr %108, align 8, !tbaa !19
  %136 = load double, ptr %94, align 8, !tbaa !19
  %137 = fmul contract double %135, %136
  %138 = load double, ptr %109, align 8, !tbaa !19
  %139 = load double, ptr %98, align 8, !tbaa !19
  %140 = fmul contract double %138, %139
  %141 = fadd contract double %137, %140
  %142 = load double, ptr %110, align 8, !tbaa !19
  %143 = load double, ptr %103, align 8, !tbaa !19
  %144 = fmul contract double %142, %143
  %145 = fadd contract double %141, %144
  %146 = getelementptr inbounds [9 x double], ptr %8, i64 0, i64 5
  store double %145, ptr %146, align 8, !tbaa !19
  %147 = getelementptr inbounds [9 x double], ptr %15, i64 0, i64 6
  %148 = getelementptr [9 x double], ptr %15, i64 0, i64 7
  %149 = getelementptr [9 x double], ptr %15, i64 0, i64 8
  %150 = load double, ptr %147, align 8, !tbaa !19
  %151 = load double, ptr %3, align 8, !tbaa !19
  %152 = fmul contract double %150, %151
  %153 = load double, ptr %148, align 8, !tbaa !19
  %154 = load double, ptr %69, align 8, !tbaa !19
  %155 = fmul contract double %153, %154
  %156 = fadd contract double %152, %155
  %157 = load double, ptr %149, align 8, !tbaa !19
  %158 = load double, ptr %74, align 8, !tbaa !19
  %159 = fmul contract double %157, %158
  %160 = fadd contract double %156, %159
  %161 = getelementptr inbounds [9 x double], ptr %8, i64 0, i64 6
  store double %160, ptr %161, align 8, !tbaa !19
  %162 = load double, ptr %147, align 8, !tbaa !19
  %163 = load double, ptr %79, align 8, !tbaa !19
  %164 = fmul contract double %162, %163
  %165 = load double, ptr %148, align 8, !tbaa !19
  %166 = load double, ptr %83, align 8, !tbaa !19
  %167 = fmul contract double %165, %166
  %168 = fadd contract double %164, %167
  %169 = load double, ptr %149, align 8, !tbaa !19
  %170 = load double, ptr %88, align 8, !tbaa !19
  %171 = fmul contract double %169, %170
  %172 = fadd contract double %168, %171
  %173 = getelementptr inbounds [9 x double], ptr %8, i64 0, i64 7
  store double %172, ptr %173, align 8, !tbaa !19
  %174 = load double, ptr %147, align 8, !tbaa !19
  %175 = load double, ptr %94, align 8, !tbaa !19
  %176 = fmul contract double %174, %175
  %177 = load double, ptr %148, align 8, !tbaa !19
  %178 = load double, ptr %98, align 8, !tbaa !19
  %179 = fmul contract double %177, %178
  %180 = fadd contract double %176, %179
  %181 = load double, ptr %149, align 8, !tbaa !19
  %182 = load double, ptr %103, align 8, !tbaa !19
  %183 = fmul contract double %181, %182
  %184 = fadd contract double %180, %183
  %185 = getelementptr inbounds [9 x double], ptr %8, i64 0, i64 8
  store double %184, ptr %185, align 8, !tbaa !19
  %186 = getelementptr inbounds double, ptr %3, i64 9
  %187 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 4
  %188 = getelementptr inbounds double, ptr %3, i64 10
  %189 = load double, ptr %15, align 8, !tbaa !19
  %190 = load double, ptr %186, align 8, !tbaa !19
  %191 = fmul contract double %189, %190
  %192 = load <2 x double>, ptr %63, align 8, !tbaa !19
  %193 = load <2 x double>, ptr %188, align 8, !tbaa !19
  %194 = fmul contract <2 x double> %192, %193
  %195 = extractelement <2 x double> %194, i64 0
  %196 = fadd contract double %191, %195
  %197 = extractelement <2 x double> %194, i64 1
  %198 = fadd contract double %196, %197
  store double %198, ptr %187, align 8, !tbaa !19
  %199 = load double, ptr %108, align 8, !tbaa !19
  %200 = load double, ptr %186, align 8, !tbaa !19
  %201 = fmul contract double %199, %200
  %202 = load <2 x double>, ptr %109, align 8, !tbaa !19
  %203 = load <2 x double>, ptr %188, align 8, !tbaa !19
  %204 = fmul contract <2 x double> %202, %203
  %205 = extractelement <2 x double> %204, i64 0
  %206 = fadd contract double %201, %205
  %207 = extractelement <2 x double> %204, i64 1
  %208 = fadd contract double %206, %207
  %209 = getelementptr inbounds double, ptr %187, i64 1
  store double %208, ptr %209, align 8, !tbaa !19
  %210 = load double, ptr %147, align 8, !tbaa !19
  %211 = load double, ptr %186, align 8, !tbaa !19
  %212 = fmul contract double %210, %211
  %213 = load <2 x double>, ptr %148, align 8, !tbaa !19
  %214 = load <2 x double>, ptr %188, align 8, !tbaa !19
  %215 = fmul contract <2 x double> %213, %214
  %216 = extractelement <2 x double> %215, i64 0
  %217 = fadd contract double %212, %216
  %218 = extractelement <2 x double> %215, i64 1
  %219 = fadd contract double %217, %218
  %220 = getelementptr inbounds double, ptr %187, i64 2
  store double %219, ptr %220, align 8, !tbaa !19
  br label %258

221:                                              ; preds = %221, %31
  %222 = phi i64 [ 0, %31 ], [ %247, %221 ]
  %223 = phi i64 [ 0, %31 ], [ %248, %221 ]
  %224 = getelementptr i64, ptr %27, i64 %222
  %225 = load i64, ptr %224, align 8, !tbaa !38
  %226 = getelementptr inbounds double, ptr %2, i64 %225
  %227 = load double, ptr %226, align 8, !tbaa !19
  %228 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %222
  store double %227, ptr %228, align 16, !tbaa !19
  %229 = or disjoint i64 %222, 1
  %230 = getelementptr i64, ptr %27, i64 %229
  %231 = load i64, ptr %230, align 8, !tbaa !38
  %232 = getelementptr inbounds double, ptr %2, i64 %231
  %233 = load double, ptr %232, align 8, !tbaa !19
  %234 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %229
  store double %233, ptr %234, align 8, !tbaa !19
  %235 = or disjoint i64 %222, 2
  %236 = getelementptr i64, ptr %27, i64 %235
  %237 = load i64, ptr %236, align 8, !tbaa !38
  %238 = getelementptr inbounds double, ptr %2, i64 %237
  %239 = load double, ptr %238, align 8, !tbaa !19
  %240 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %235
  store double %239, ptr %240, align 16, !tbaa !19
  %241 = or disjoint i64 %222, 3
  %242 = getelementptr i64, ptr %27, i64 %241
  %243 = load i64, ptr %242, align 8, !tbaa !38
  %244 = getelementptr inbounds double, ptr %2, i64 %243
  %245 = load double, ptr %244, align 8, !tbaa !19
  %246 = getelementptr inbounds [64 x double], ptr %5, i64 0, i64 %241
  store double %245, ptr %246, align 8, !tbaa !19
  %247 = add nuw nsw i64 %222, 4
  %248 = add i64 %223, 4
  %249 = icmp eq i64 %248, %32
  br i1 %249, label %33, label %221, !llvm.loop !230

250:                                              ; preds = %47
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %8, ptr noundef nonnull align 8 dereferenceable(72) %3, i64 72, i1 false)
  %251 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 4
  %252 = getelementptr inbounds double, ptr %3, i64 9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %251, ptr noundef nonnull align 8 dereferenceable(24) %252, i64 24, i1 false)
  %253 = load double, ptr %251, align 8, !tbaa !19
  %254 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 4, i64 1
  %255 = load double, ptr %254, align 8, !tbaa !19
  %256 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 4, i64 2
  %257 = load double, ptr %256, align 8, !tbaa !19
  br label %258

258:                                              ; preds = %62, %250
  %259 = phi double [ %219, %62 ], [ %257, %250 ]
  %260 = phi double [ %208, %62 ], [ %255, %250 ]
  %261 = phi double [ %198, %62 ], [ %253, %250 ]
  %262 = getelementptr inbounds %struct.Link, ptr %15, i64 0, i32 3, i64 0
  %263 = load double, ptr %262, align 8, !tbaa !19
  %264 = fadd contract double %263, %261
  %265 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 3, i64 0
  store double %264, ptr %265, align 8, !tbaa !19
  %266 = getelementptr inbounds %struct.Link, ptr %15, i64 0, i32 3, i64 1
  %267 = load double, ptr %266, align 8, !tbaa !19
  %268 = fadd contract double %267, %260
  %269 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 3, i64 1
  store double %268, ptr %269, align 8, !tbaa !19
  %270 = getelementptr inbounds %struct.Link, ptr %15, i64 0, i32 3, i64 2
  %271 = load double, ptr %270, align 8, !tbaa !19
  %272 = fadd contract double %271, %259
  %273 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 3, i64 2
  store double %272, ptr %273, align 8, !tbaa !19
  %274 = icmp sgt i64 %51, 0
  br i1 %274, label %275, label %296

275:                                              ; preds = %258
  %276 = shl nuw i64 %51, 1
  %277 = getelementptr inbounds %struct.Link, ptr %7, i64 %1, i32 5
  %278 = load double, ptr %8, align 8, !tbaa !19
  %279 = getelementptr double, ptr %8, i64 1
  %280 = getelementptr double, ptr %8, i64 2
  %281 = getelementptr inbounds double, ptr %8, i64 3
  %282 = getelementptr double, ptr %8, i64 4
  %283 = getelementptr double, ptr %8, i64 5
  %284 = getelementptr inbounds double, ptr %8, i64 6
  %285 = getelementptr double, ptr %8, i64 7
  %286 = getelementptr double, ptr %8, i64 8
  %287 = call i64 @llvm.smax.i64(i64 %276, i64 1)
  %288 = load double, ptr %279, align 8, !tbaa !19
  %289 = load double, ptr %280, align 8, !tbaa !19
  %290 = load double, ptr %281, align 8, !tbaa !19
  %291 = load double, ptr %282, align 8, !tbaa !19
  %292 = load double, ptr %283, align 8, !tbaa !19
  %293 = load double, ptr %284, align 8, !tbaa !19
  %294 = load double, ptr %285, align 8, !tbaa !19
  %295 = load double, ptr %286, align 8, !tbaa !19
  br label %297

296:                                              ; preds = %297, %258
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %5) #14
  ret void

297:                                              ; preds = %275, %297
  %298 = phi i64 [ 0, %275 ], [ %330, %297 ]
  %299 = mul nuw nsw i64 %298, 3
  %300 = getelementptr inbounds double, ptr %57, i64 %299
  %301 = getelementptr inbounds double, ptr %277, i64 %299
  %302 = getelementptr inbounds double, ptr %300, i64 1
  %303 = getelementptr inbounds double, ptr %300, i64 2
  %304 = load double, ptr %300, align 8, !tbaa !19
  %305 = fmul contract double %278, %304
  %306 = load double, ptr %302, align 8, !tbaa !19
  %307 = fmul contract double %288, %306
  %308 = fadd contract double %305, %307
  %309 = load double, ptr %303, align 8, !tbaa !19
  %310 = fmul contract double %289, %309
  %311 = fadd contract double %308, %310
  store double %311, ptr %301, align 8, !tbaa !19
  %312 = load double, ptr %300, align 8, !tbaa !19
  %313 = fmul contract double %290, %312
  %314 = load double, ptr %302, align 8, !tbaa !19
  %315 = fmul contract double %291, %314
  %316 = fadd contract double %313, %315
  %317 = load double, ptr %303, align 8, !tbaa !19
  %318 = fmul contract double %292, %317
  %319 = fadd contract double %316, %318
  %320 = getelementptr inbounds double, ptr %301, i64 1
  store double %319, ptr %320, align 8, !tbaa !19
  %321 = load double, ptr %300, align 8, !tbaa !19
  %322 = fmul contract double %293, %321
  %323 = load double, ptr %302, align 8, !tbaa !19
  %324 = fmul contract double %294, %323
  %325 = fadd contract double %322, %324
  %326 = load double, ptr %303, align 8, !tbaa !19
  %327 = fmul contract double %295, %326
  %328 = fadd contract double %325, %327
  %329 = getelementptr inbounds double, ptr %301, i64 2
  store double %328, ptr %329, align 8, !tbaa !19
  %330 = add nuw nsw i64 %298, 1
  %331 = icmp eq i64 %330, %287
  br i1 %331, label %296, label %297, !llvm.loop !231
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @turned_inertia(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #9 {
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %4 = load ptr, ptr %3, align 8, !tbaa !39
  %5 = getelementptr inbounds %struct.Link, ptr %4, i64 %1
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 47
  %7 = load ptr, ptr %6, align 8, !tbaa !232
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

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @respond(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4, ptr nocapture noundef %5, i64 noundef %6) unnamed_addr #4 {
  %8 = alloca [6 x double], align 16
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %10 = load ptr, ptr %9, align 8, !tbaa !39
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %12 = load ptr, ptr %11, align 8, !tbaa !34
  %13 = load i64, ptr %0, align 8, !tbaa !33
  %14 = icmp sgt i64 %13, %1
  br i1 %14, label %15, label %27

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
  br label %33

27:                                               ; preds = %145, %7
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %29 = load ptr, ptr %28, align 8, !tbaa !51
  %30 = getelementptr inbounds i64, ptr %29, i64 %1
  %31 = load i64, ptr %30, align 8, !tbaa !38
  %32 = icmp slt i64 %31, 0
  br i1 %32, label %348, label %149

33:                                               ; preds = %15, %145
  %34 = phi i64 [ %1, %15 ], [ %146, %145 ]
  %35 = icmp eq i64 %34, %1
  br i1 %35, label %48, label %36

36:                                               ; preds = %33
  %37 = load ptr, ptr %16, align 8, !tbaa !51
  %38 = getelementptr inbounds i64, ptr %37, i64 %34
  %39 = load i64, ptr %38, align 8, !tbaa !38
  %40 = icmp slt i64 %39, %1
  %41 = load ptr, ptr %17, align 8, !tbaa !233
  br i1 %40, label %143, label %42

42:                                               ; preds = %36
  %43 = getelementptr inbounds i64, ptr %41, i64 %39
  %44 = load i64, ptr %43, align 8, !tbaa !38
  %45 = icmp ne i64 %44, 0
  %46 = zext i1 %45 to i64
  %47 = getelementptr inbounds i64, ptr %41, i64 %34
  store i64 %46, ptr %47, align 8, !tbaa !38
  br i1 %45, label %51, label %145

48:                                               ; preds = %33
  %49 = load ptr, ptr %17, align 8, !tbaa !233
  %50 = getelementptr inbounds i64, ptr %49, i64 %1
  store i64 1, ptr %50, align 8, !tbaa !38
  br label %51

51:                                               ; preds = %48, %42
  %52 = getelementptr inbounds %struct.Link, ptr %10, i64 %34, i32 3
  %53 = getelementptr inbounds %struct.Link, ptr %10, i64 %34, i32 3, i64 2
  %54 = load double, ptr %53, align 8, !tbaa !19
  %55 = load double, ptr %19, align 8, !tbaa !19
  %56 = fsub contract double %54, %55
  %57 = load double, ptr %20, align 8
  %58 = load double, ptr %21, align 8
  %59 = load <2 x double>, ptr %52, align 8, !tbaa !19
  %60 = load <2 x double>, ptr %18, align 8, !tbaa !19
  %61 = fsub contract <2 x double> %59, %60
  %62 = load <2 x double>, ptr %3, align 8
  %63 = load <2 x double>, ptr %22, align 8
  %64 = extractelement <2 x double> %62, i64 1
  %65 = fmul contract double %56, %64
  %66 = extractelement <2 x double> %61, i64 1
  %67 = fmul contract double %66, %57
  %68 = fsub contract double %65, %67
  %69 = fadd contract double %58, %68
  %70 = insertelement <2 x double> poison, double %57, i64 0
  %71 = shufflevector <2 x double> %70, <2 x double> %62, <2 x i32> <i32 0, i32 2>
  %72 = fmul contract <2 x double> %61, %71
  %73 = shufflevector <2 x double> %61, <2 x double> poison, <2 x i32> <i32 poison, i32 0>
  %74 = insertelement <2 x double> %73, double %56, i64 0
  %75 = fmul contract <2 x double> %62, %74
  %76 = fsub contract <2 x double> %72, %75
  %77 = fadd contract <2 x double> %63, %76
  %78 = load ptr, ptr %23, align 8, !tbaa !37
  %79 = getelementptr inbounds i64, ptr %78, i64 %34
  %80 = load i64, ptr %79, align 8, !tbaa !38
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %82, label %145

82:                                               ; preds = %51
  %83 = getelementptr inbounds %struct.Whole, ptr %12, i64 %34, i32 6
  %84 = getelementptr inbounds %struct.Whole, ptr %12, i64 %34, i32 7
  %85 = load ptr, ptr %26, align 8, !tbaa !46
  %86 = getelementptr inbounds i64, ptr %85, i64 %34
  %87 = load i64, ptr %86, align 8, !tbaa !38
  %88 = shufflevector <2 x double> %62, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  br label %89

89:                                               ; preds = %82, %89
  %90 = phi i64 [ 0, %82 ], [ %141, %89 ]
  %91 = mul nuw nsw i64 %90, 6
  %92 = getelementptr inbounds double, ptr %83, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !19
  %94 = getelementptr inbounds double, ptr %92, i64 1
  %95 = load double, ptr %94, align 8, !tbaa !19
  %96 = getelementptr inbounds double, ptr %92, i64 2
  %97 = load double, ptr %96, align 8, !tbaa !19
  %98 = getelementptr inbounds double, ptr %92, i64 3
  %99 = load double, ptr %98, align 8, !tbaa !19
  %100 = fmul contract double %69, %99
  %101 = getelementptr inbounds double, ptr %92, i64 4
  %102 = load <2 x double>, ptr %101, align 8, !tbaa !19
  %103 = fmul contract <2 x double> %77, %102
  %104 = extractelement <2 x double> %103, i64 0
  %105 = fadd contract double %100, %104
  %106 = extractelement <2 x double> %103, i64 1
  %107 = fadd contract double %105, %106
  %108 = mul nuw nsw i64 %90, 3
  %109 = getelementptr inbounds double, ptr %84, i64 %108
  %110 = load double, ptr %109, align 8, !tbaa !19
  %111 = load double, ptr %2, align 8, !tbaa !19
  %112 = getelementptr inbounds double, ptr %109, i64 1
  %113 = load double, ptr %112, align 8, !tbaa !19
  %114 = load double, ptr %24, align 8, !tbaa !19
  %115 = getelementptr inbounds double, ptr %109, i64 2
  %116 = load double, ptr %115, align 8, !tbaa !19
  %117 = load double, ptr %25, align 8, !tbaa !19
  %118 = insertelement <2 x double> %62, double %110, i64 1
  %119 = insertelement <2 x double> poison, double %93, i64 0
  %120 = insertelement <2 x double> %119, double %111, i64 1
  %121 = fmul contract <2 x double> %118, %120
  %122 = insertelement <2 x double> %88, double %113, i64 1
  %123 = insertelement <2 x double> poison, double %95, i64 0
  %124 = insertelement <2 x double> %123, double %114, i64 1
  %125 = fmul contract <2 x double> %122, %124
  %126 = fadd contract <2 x double> %121, %125
  %127 = insertelement <2 x double> %70, double %116, i64 1
  %128 = insertelement <2 x double> poison, double %97, i64 0
  %129 = insertelement <2 x double> %128, double %117, i64 1
  %130 = fmul contract <2 x double> %127, %129
  %131 = fadd contract <2 x double> %126, %130
  %132 = extractelement <2 x double> %131, i64 0
  %133 = fadd contract double %132, %107
  %134 = extractelement <2 x double> %131, i64 1
  %135 = fadd contract double %133, %134
  %136 = add nsw i64 %87, %90
  %137 = mul nsw i64 %136, %6
  %138 = getelementptr inbounds double, ptr %5, i64 %137
  %139 = load double, ptr %138, align 8, !tbaa !19
  %140 = fadd contract double %139, %135
  store double %140, ptr %138, align 8, !tbaa !19
  %141 = add nuw nsw i64 %90, 1
  %142 = icmp eq i64 %141, %80
  br i1 %142, label %145, label %89, !llvm.loop !234

143:                                              ; preds = %36
  %144 = getelementptr inbounds i64, ptr %41, i64 %34
  store i64 0, ptr %144, align 8, !tbaa !38
  br label %145

145:                                              ; preds = %89, %51, %143, %42
  %146 = add nsw i64 %34, 1
  %147 = load i64, ptr %0, align 8, !tbaa !33
  %148 = icmp slt i64 %146, %147
  br i1 %148, label %33, label %27, !llvm.loop !235

149:                                              ; preds = %27
  %150 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #14
  %151 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 2
  %152 = getelementptr inbounds double, ptr %3, i64 2
  %153 = load double, ptr %151, align 8, !tbaa !19
  %154 = getelementptr %struct.Whole, ptr %12, i64 %1, i32 2, i64 1
  %155 = load double, ptr %154, align 8, !tbaa !19
  %156 = getelementptr %struct.Whole, ptr %12, i64 %1, i32 2, i64 2
  %157 = load double, ptr %156, align 8, !tbaa !19
  %158 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 2, i64 3
  %159 = load double, ptr %158, align 8, !tbaa !19
  %160 = getelementptr %struct.Whole, ptr %12, i64 %1, i32 2, i64 4
  %161 = load double, ptr %160, align 8, !tbaa !19
  %162 = getelementptr %struct.Whole, ptr %12, i64 %1, i32 2, i64 5
  %163 = load double, ptr %162, align 8, !tbaa !19
  %164 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 2, i64 6
  %165 = load double, ptr %164, align 8, !tbaa !19
  %166 = getelementptr %struct.Whole, ptr %12, i64 %1, i32 2, i64 7
  %167 = load double, ptr %166, align 8, !tbaa !19
  %168 = getelementptr %struct.Whole, ptr %12, i64 %1, i32 2, i64 8
  %169 = load double, ptr %168, align 8, !tbaa !19
  %170 = getelementptr inbounds double, ptr %8, i64 2
  %171 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 1
  %172 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 1, i64 2
  %173 = load double, ptr %172, align 8, !tbaa !19
  %174 = getelementptr inbounds double, ptr %3, i64 4
  %175 = load double, ptr %150, align 8, !tbaa !129
  %176 = getelementptr inbounds double, ptr %8, i64 4
  %177 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 3
  %178 = getelementptr inbounds double, ptr %2, i64 2
  %179 = load double, ptr %177, align 8, !tbaa !19
  %180 = getelementptr double, ptr %177, i64 1
  %181 = load double, ptr %180, align 8, !tbaa !19
  %182 = getelementptr double, ptr %177, i64 2
  %183 = load double, ptr %182, align 8, !tbaa !19
  %184 = load double, ptr %178, align 8, !tbaa !19
  %185 = getelementptr inbounds double, ptr %177, i64 3
  %186 = load double, ptr %185, align 8, !tbaa !19
  %187 = getelementptr double, ptr %177, i64 4
  %188 = load double, ptr %187, align 8, !tbaa !19
  %189 = getelementptr double, ptr %177, i64 5
  %190 = load double, ptr %189, align 8, !tbaa !19
  %191 = getelementptr inbounds double, ptr %177, i64 6
  %192 = load double, ptr %191, align 8, !tbaa !19
  %193 = getelementptr double, ptr %177, i64 7
  %194 = load double, ptr %193, align 8, !tbaa !19
  %195 = getelementptr double, ptr %177, i64 8
  %196 = load double, ptr %195, align 8, !tbaa !19
  %197 = getelementptr inbounds %struct.Whole, ptr %12, i64 %1, i32 4
  %198 = load double, ptr %197, align 8, !tbaa !19
  %199 = getelementptr double, ptr %197, i64 1
  %200 = load double, ptr %199, align 8, !tbaa !19
  %201 = getelementptr double, ptr %197, i64 2
  %202 = load double, ptr %201, align 8, !tbaa !19
  %203 = getelementptr inbounds double, ptr %197, i64 3
  %204 = load double, ptr %203, align 8, !tbaa !19
  %205 = getelementptr double, ptr %197, i64 4
  %206 = load double, ptr %205, align 8, !tbaa !19
  %207 = getelementptr double, ptr %197, i64 5
  %208 = load double, ptr %207, align 8, !tbaa !19
  %209 = getelementptr inbounds double, ptr %197, i64 6
  %210 = load double, ptr %209, align 8, !tbaa !19
  %211 = getelementptr double, ptr %197, i64 7
  %212 = load double, ptr %211, align 8, !tbaa !19
  %213 = getelementptr double, ptr %197, i64 8
  %214 = load double, ptr %213, align 8, !tbaa !19
  %215 = load <2 x double>, ptr %2, align 8, !tbaa !19
  %216 = insertelement <2 x double> poison, double %186, i64 0
  %217 = insertelement <2 x double> %216, double %181, i64 1
  %218 = fmul contract <2 x double> %215, %217
  %219 = shufflevector <2 x double> %218, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %220 = insertelement <2 x double> poison, double %179, i64 0
  %221 = insertelement <2 x double> %220, double %188, i64 1
  %222 = fmul contract <2 x double> %215, %221
  %223 = fadd contract <2 x double> %219, %222
  %224 = insertelement <2 x double> poison, double %184, i64 0
  %225 = shufflevector <2 x double> %224, <2 x double> poison, <2 x i32> zeroinitializer
  %226 = insertelement <2 x double> poison, double %183, i64 0
  %227 = insertelement <2 x double> %226, double %190, i64 1
  %228 = fmul contract <2 x double> %225, %227
  %229 = fadd contract <2 x double> %223, %228
  %230 = insertelement <2 x double> poison, double %196, i64 0
  %231 = insertelement <2 x double> %230, double %202, i64 1
  %232 = fmul contract <2 x double> %225, %231
  %233 = insertelement <2 x double> poison, double %198, i64 0
  %234 = insertelement <2 x double> %233, double %194, i64 1
  %235 = fmul contract <2 x double> %215, %234
  %236 = shufflevector <2 x double> %235, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %237 = insertelement <2 x double> poison, double %192, i64 0
  %238 = insertelement <2 x double> %237, double %200, i64 1
  %239 = fmul contract <2 x double> %215, %238
  %240 = fadd contract <2 x double> %236, %239
  %241 = fadd contract <2 x double> %240, %232
  %242 = load <2 x double>, ptr %3, align 8, !tbaa !19
  %243 = extractelement <2 x double> %242, i64 0
  %244 = fmul contract double %243, %165
  %245 = extractelement <2 x double> %242, i64 1
  %246 = fmul contract double %245, %167
  %247 = fadd contract double %244, %246
  %248 = load <2 x double>, ptr %174, align 8, !tbaa !19
  %249 = load <2 x double>, ptr %171, align 8, !tbaa !19
  %250 = insertelement <2 x double> poison, double %157, i64 0
  %251 = insertelement <2 x double> %250, double %163, i64 1
  %252 = insertelement <2 x double> poison, double %159, i64 0
  %253 = insertelement <2 x double> %252, double %155, i64 1
  %254 = fmul contract <2 x double> %253, %242
  %255 = shufflevector <2 x double> %254, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %256 = insertelement <2 x double> poison, double %153, i64 0
  %257 = insertelement <2 x double> %256, double %161, i64 1
  %258 = fmul contract <2 x double> %257, %242
  %259 = fadd contract <2 x double> %255, %258
  %260 = insertelement <2 x double> %249, double %173, i64 0
  %261 = shufflevector <2 x double> %249, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %262 = insertelement <2 x double> %261, double %173, i64 0
  %263 = fmul contract <2 x double> %262, %248
  %264 = fmul contract <2 x double> %248, %249
  %265 = insertelement <2 x double> poison, double %175, i64 0
  %266 = shufflevector <2 x double> %265, <2 x double> poison, <2 x i32> zeroinitializer
  %267 = fmul contract <2 x double> %248, %266
  %268 = fmul contract double %245, %173
  %269 = load <2 x double>, ptr %152, align 8, !tbaa !19
  %270 = extractelement <2 x double> %269, i64 0
  %271 = fmul contract double %270, %169
  %272 = fadd contract double %247, %271
  %273 = shufflevector <2 x double> %269, <2 x double> poison, <2 x i32> zeroinitializer
  %274 = fmul contract <2 x double> %273, %251
  %275 = fadd contract <2 x double> %259, %274
  %276 = shufflevector <2 x double> %248, <2 x double> %269, <2 x i32> <i32 3, i32 1>
  %277 = fmul contract <2 x double> %260, %276
  %278 = shufflevector <2 x double> %277, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %279 = fsub contract <2 x double> %278, %263
  %280 = fadd contract <2 x double> %275, %279
  store <2 x double> %280, ptr %8, align 16, !tbaa !19
  %281 = fmul contract <2 x double> %249, %269
  %282 = shufflevector <2 x double> %281, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %283 = fsub contract <2 x double> %264, %282
  %284 = extractelement <2 x double> %283, i64 0
  %285 = fadd contract double %272, %284
  store double %285, ptr %170, align 16, !tbaa !19
  %286 = insertelement <2 x double> %261, double %175, i64 1
  %287 = fmul contract <2 x double> %269, %286
  %288 = extractelement <2 x double> %287, i64 0
  %289 = fsub contract double %268, %288
  %290 = extractelement <2 x double> %287, i64 1
  %291 = fadd contract double %289, %290
  %292 = shufflevector <2 x double> %269, <2 x double> %242, <2 x i32> <i32 0, i32 2>
  %293 = fmul contract <2 x double> %292, %249
  %294 = insertelement <2 x double> poison, double %173, i64 0
  %295 = shufflevector <2 x double> %294, <2 x double> %249, <2 x i32> <i32 0, i32 2>
  %296 = fmul contract <2 x double> %242, %295
  %297 = fsub contract <2 x double> %293, %296
  %298 = fadd contract <2 x double> %297, %267
  %299 = insertelement <2 x double> poison, double %208, i64 0
  %300 = insertelement <2 x double> %299, double %214, i64 1
  %301 = fmul contract <2 x double> %225, %300
  %302 = insertelement <2 x double> poison, double %210, i64 0
  %303 = insertelement <2 x double> %302, double %206, i64 1
  %304 = fmul contract <2 x double> %215, %303
  %305 = shufflevector <2 x double> %304, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %306 = insertelement <2 x double> poison, double %204, i64 0
  %307 = insertelement <2 x double> %306, double %212, i64 1
  %308 = fmul contract <2 x double> %215, %307
  %309 = fadd contract <2 x double> %305, %308
  %310 = fadd contract <2 x double> %309, %301
  %311 = load <2 x double>, ptr %8, align 16, !tbaa !19
  %312 = fadd contract <2 x double> %229, %311
  store <2 x double> %312, ptr %8, align 16, !tbaa !19
  %313 = load <2 x double>, ptr %170, align 16
  %314 = insertelement <2 x double> %313, double %291, i64 1
  %315 = fadd contract <2 x double> %241, %314
  store <2 x double> %315, ptr %170, align 16, !tbaa !19
  %316 = fadd contract <2 x double> %310, %298
  store <2 x double> %316, ptr %176, align 16, !tbaa !19
  %317 = icmp eq ptr %4, null
  br i1 %317, label %318, label %319

318:                                              ; preds = %319, %149
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %8, ptr noundef %5, i64 noundef %6)
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #14
  br label %348

319:                                              ; preds = %149
  %320 = load double, ptr %4, align 8, !tbaa !19
  %321 = load double, ptr %8, align 16, !tbaa !19
  %322 = fadd contract double %320, %321
  store double %322, ptr %8, align 16, !tbaa !19
  %323 = getelementptr inbounds double, ptr %4, i64 1
  %324 = load double, ptr %323, align 8, !tbaa !19
  %325 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 1
  %326 = load double, ptr %325, align 8, !tbaa !19
  %327 = fadd contract double %324, %326
  store double %327, ptr %325, align 8, !tbaa !19
  %328 = getelementptr inbounds double, ptr %4, i64 2
  %329 = load double, ptr %328, align 8, !tbaa !19
  %330 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 2
  %331 = load double, ptr %330, align 16, !tbaa !19
  %332 = fadd contract double %329, %331
  store double %332, ptr %330, align 16, !tbaa !19
  %333 = getelementptr inbounds double, ptr %4, i64 3
  %334 = load double, ptr %333, align 8, !tbaa !19
  %335 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 3
  %336 = load double, ptr %335, align 8, !tbaa !19
  %337 = fadd contract double %334, %336
  store double %337, ptr %335, align 8, !tbaa !19
  %338 = getelementptr inbounds double, ptr %4, i64 4
  %339 = load double, ptr %338, align 8, !tbaa !19
  %340 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 4
  %341 = load double, ptr %340, align 16, !tbaa !19
  %342 = fadd contract double %339, %341
  store double %342, ptr %340, align 16, !tbaa !19
  %343 = getelementptr inbounds double, ptr %4, i64 5
  %344 = load double, ptr %343, align 8, !tbaa !19
  %345 = getelementptr inbounds [6 x double], ptr %8, i64 0, i64 5
  %346 = load double, ptr %345, align 8, !tbaa !19
  %347 = fadd contract double %344, %346
  store double %347, ptr %345, align 8, !tbaa !19
  br label %318

348:                                              ; preds = %27, %318
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
  br i1 %16, label %17, label %98

17:                                               ; preds = %5
  %18 = getelementptr inbounds i8, ptr %2, i64 16
  %19 = load double, ptr %18, align 8
  %20 = load <2 x double>, ptr %2, align 8
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %22 = load ptr, ptr %21, align 8, !tbaa !37
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %24 = insertelement <2 x double> poison, double %9, i64 1
  %25 = extractelement <2 x double> %11, i64 0
  %26 = shufflevector <2 x double> %24, <2 x double> %11, <2 x i32> <i32 3, i32 1>
  br label %31

27:                                               ; preds = %62, %31
  %28 = getelementptr inbounds i64, ptr %13, i64 %32
  %29 = load i64, ptr %28, align 8, !tbaa !38
  %30 = icmp sgt i64 %29, -1
  br i1 %30, label %31, label %98, !llvm.loop !236

31:                                               ; preds = %17, %27
  %32 = phi i64 [ %15, %17 ], [ %29, %27 ]
  %33 = phi i64 [ %1, %17 ], [ %32, %27 ]
  %34 = phi double [ %19, %17 ], [ %50, %27 ]
  %35 = phi <2 x double> [ %20, %17 ], [ %45, %27 ]
  %36 = getelementptr inbounds %struct.Link, ptr %7, i64 %33, i32 4
  %37 = getelementptr inbounds double, ptr %36, i64 1
  %38 = load double, ptr %36, align 8, !tbaa !19
  %39 = load <2 x double>, ptr %37, align 8, !tbaa !19
  %40 = fmul contract <2 x double> %26, %39
  %41 = shufflevector <2 x double> %39, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %42 = insertelement <2 x double> %41, double %38, i64 1
  %43 = fmul contract <2 x double> %11, %42
  %44 = fsub contract <2 x double> %40, %43
  %45 = fadd contract <2 x double> %35, %44
  %46 = fmul contract double %25, %38
  %47 = extractelement <2 x double> %39, i64 0
  %48 = fmul contract double %9, %47
  %49 = fsub contract double %46, %48
  %50 = fadd contract double %34, %49
  %51 = getelementptr inbounds i64, ptr %22, i64 %32
  %52 = load i64, ptr %51, align 8, !tbaa !38
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %27

54:                                               ; preds = %31
  %55 = getelementptr inbounds %struct.Link, ptr %7, i64 %32, i32 5
  %56 = load ptr, ptr %23, align 8, !tbaa !46
  %57 = getelementptr inbounds i64, ptr %56, i64 %32
  %58 = load i64, ptr %57, align 8, !tbaa !38
  %59 = insertelement <2 x double> %45, double %9, i64 1
  %60 = shufflevector <2 x double> %45, <2 x double> %11, <2 x i32> <i32 1, i32 2>
  %61 = insertelement <2 x double> %11, double %50, i64 0
  br label %62

62:                                               ; preds = %54, %62
  %63 = phi i64 [ 0, %54 ], [ %96, %62 ]
  %64 = mul nuw nsw i64 %63, 6
  %65 = getelementptr inbounds double, ptr %55, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !19
  %67 = getelementptr inbounds double, ptr %65, i64 1
  %68 = load double, ptr %67, align 8, !tbaa !19
  %69 = getelementptr inbounds double, ptr %65, i64 2
  %70 = load double, ptr %69, align 8, !tbaa !19
  %71 = getelementptr inbounds double, ptr %65, i64 3
  %72 = load double, ptr %71, align 8, !tbaa !19
  %73 = getelementptr inbounds double, ptr %65, i64 4
  %74 = load double, ptr %73, align 8, !tbaa !19
  %75 = getelementptr inbounds double, ptr %65, i64 5
  %76 = load double, ptr %75, align 8, !tbaa !19
  %77 = insertelement <2 x double> poison, double %66, i64 0
  %78 = insertelement <2 x double> %77, double %72, i64 1
  %79 = fmul contract <2 x double> %59, %78
  %80 = insertelement <2 x double> poison, double %68, i64 0
  %81 = insertelement <2 x double> %80, double %74, i64 1
  %82 = fmul contract <2 x double> %60, %81
  %83 = fadd contract <2 x double> %79, %82
  %84 = insertelement <2 x double> poison, double %70, i64 0
  %85 = insertelement <2 x double> %84, double %76, i64 1
  %86 = fmul contract <2 x double> %61, %85
  %87 = fadd contract <2 x double> %83, %86
  %88 = shufflevector <2 x double> %87, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %89 = fadd contract <2 x double> %87, %88
  %90 = extractelement <2 x double> %89, i64 0
  %91 = add nsw i64 %58, %63
  %92 = mul nsw i64 %91, %4
  %93 = getelementptr inbounds double, ptr %3, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !19
  %95 = fadd contract double %94, %90
  store double %95, ptr %93, align 8, !tbaa !19
  %96 = add nuw nsw i64 %63, 1
  %97 = icmp eq i64 %96, %52
  br i1 %97, label %27, label %62, !llvm.loop !237

98:                                               ; preds = %27, %5
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @add_loads(ptr nocapture noundef readonly %0, ptr noundef %1) unnamed_addr #1 {
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %4 = load i64, ptr %3, align 8, !tbaa !120
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %93, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %8 = load ptr, ptr %7, align 8, !tbaa !39
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 5
  %10 = load i64, ptr %9, align 8, !tbaa !238
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 6
  %12 = load i64, ptr %11, align 8, !tbaa !239
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 50
  %14 = load ptr, ptr %13, align 8, !tbaa !240
  %15 = inttoptr i64 %10 to ptr
  %16 = inttoptr i64 %12 to ptr
  tail call void %15(ptr noundef %14, ptr noundef %1, ptr noundef %16) #14
  %17 = load i64, ptr %3, align 8, !tbaa !120
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %93

19:                                               ; preds = %6
  %20 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 33
  %21 = load ptr, ptr %20, align 8, !tbaa !241
  %22 = load ptr, ptr %13, align 8, !tbaa !240
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
  br i1 %92, label %93, label %23, !llvm.loop !242

93:                                               ; preds = %23, %6, %2
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal fastcc void @solve_mass(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i64 noundef %3) unnamed_addr #10 {
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !25
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %129

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 37
  %10 = load ptr, ptr %9, align 8, !tbaa !72
  %11 = icmp sgt i64 %3, 0
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 38
  %13 = load ptr, ptr %12, align 8, !tbaa !73
  %14 = and i64 %3, 3
  %15 = icmp ult i64 %3, 4
  %16 = and i64 %3, 9223372036854775804
  %17 = icmp eq i64 %14, 0
  %18 = icmp ult i64 %3, 8
  %19 = and i64 %3, 9223372036854775800
  %20 = icmp eq i64 %19, %3
  br label %37

21:                                               ; preds = %125, %61
  %22 = icmp sgt i64 %38, 1
  br i1 %22, label %37, label %23, !llvm.loop !243

23:                                               ; preds = %21
  br i1 %7, label %24, label %129

24:                                               ; preds = %23
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 37
  %26 = load ptr, ptr %25, align 8, !tbaa !72
  %27 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 38
  %28 = load ptr, ptr %27, align 8, !tbaa !73
  %29 = icmp sgt i64 %3, 0
  %30 = icmp ult i64 %3, 8
  %31 = and i64 %3, 9223372036854775800
  %32 = icmp eq i64 %31, %3
  %33 = and i64 %3, 3
  %34 = icmp ult i64 %3, 4
  %35 = and i64 %3, 9223372036854775804
  %36 = icmp eq i64 %33, 0
  br label %130

37:                                               ; preds = %8, %21
  %38 = phi i64 [ %6, %8 ], [ %39, %21 ]
  %39 = add nsw i64 %38, -1
  %40 = getelementptr inbounds i64, ptr %10, i64 %39
  %41 = load i64, ptr %40, align 8, !tbaa !38
  %42 = mul nsw i64 %41, %6
  %43 = getelementptr double, ptr %1, i64 %42
  %44 = getelementptr double, ptr %43, i64 %41
  %45 = load double, ptr %44, align 8, !tbaa !19
  %46 = fdiv contract double 1.000000e+00, %45
  %47 = mul nsw i64 %41, %3
  %48 = getelementptr inbounds double, ptr %2, i64 %47
  br i1 %11, label %49, label %61

49:                                               ; preds = %37
  br i1 %15, label %50, label %65

50:                                               ; preds = %65, %49
  %51 = phi i64 [ 0, %49 ], [ %83, %65 ]
  br i1 %17, label %61, label %52

52:                                               ; preds = %50, %52
  %53 = phi i64 [ %58, %52 ], [ %51, %50 ]
  %54 = phi i64 [ %59, %52 ], [ 0, %50 ]
  %55 = getelementptr inbounds double, ptr %48, i64 %53
  %56 = load double, ptr %55, align 8, !tbaa !19
  %57 = fmul contract double %46, %56
  store double %57, ptr %55, align 8, !tbaa !19
  %58 = add nuw nsw i64 %53, 1
  %59 = add i64 %54, 1
  %60 = icmp eq i64 %59, %14
  br i1 %60, label %61, label %52, !llvm.loop !244

61:                                               ; preds = %50, %52, %37
  %62 = getelementptr inbounds i64, ptr %13, i64 %41
  %63 = load i64, ptr %62, align 8, !tbaa !38
  %64 = icmp sgt i64 %63, -1
  br i1 %64, label %86, label %21

65:                                               ; preds = %49, %65
  %66 = phi i64 [ %83, %65 ], [ 0, %49 ]
  %67 = phi i64 [ %84, %65 ], [ 0, %49 ]
  %68 = getelementptr inbounds double, ptr %48, i64 %66
  %69 = load double, ptr %68, align 8, !tbaa !19
  %70 = fmul contract double %46, %69
  store double %70, ptr %68, align 8, !tbaa !19
  %71 = or disjoint i64 %66, 1
  %72 = getelementptr inbounds double, ptr %48, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !19
  %74 = fmul contract double %46, %73
  store double %74, ptr %72, align 8, !tbaa !19
  %75 = or disjoint i64 %66, 2
  %76 = getelementptr inbounds double, ptr %48, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !19
  %78 = fmul contract double %46, %77
  store double %78, ptr %76, align 8, !tbaa !19
  %79 = or disjoint i64 %66, 3
  %80 = getelementptr inbounds double, ptr %48, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !19
  %82 = fmul contract double %46, %81
  store double %82, ptr %80, align 8, !tbaa !19
  %83 = add nuw nsw i64 %66, 4
  %84 = add i64 %67, 4
  %85 = icmp eq i64 %84, %16
  br i1 %85, label %50, label %65, !llvm.loop !245

86:                                               ; preds = %61, %125
  %87 = phi i64 [ %127, %125 ], [ %63, %61 ]
  %88 = mul nsw i64 %87, %3
  %89 = getelementptr inbounds double, ptr %2, i64 %88
  %90 = getelementptr double, ptr %43, i64 %87
  %91 = load double, ptr %90, align 8, !tbaa !19
  tail call void @llvm.experimental.noalias.scope.decl(metadata !246)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !249)
  br i1 %11, label %92, label %125

92:                                               ; preds = %86
  br i1 %18, label %113, label %93

93:                                               ; preds = %92
  %94 = insertelement <4 x double> poison, double %91, i64 0
  %95 = shufflevector <4 x double> %94, <4 x double> poison, <4 x i32> zeroinitializer
  br label %96

96:                                               ; preds = %96, %93
  %97 = phi i64 [ 0, %93 ], [ %110, %96 ]
  %98 = getelementptr inbounds double, ptr %48, i64 %97
  %99 = getelementptr inbounds double, ptr %98, i64 4
  %100 = load <4 x double>, ptr %98, align 8, !tbaa !19, !alias.scope !249, !noalias !246
  %101 = load <4 x double>, ptr %99, align 8, !tbaa !19, !alias.scope !249, !noalias !246
  %102 = fmul contract <4 x double> %95, %100
  %103 = fmul contract <4 x double> %95, %101
  %104 = getelementptr inbounds double, ptr %89, i64 %97
  %105 = getelementptr inbounds double, ptr %104, i64 4
  %106 = load <4 x double>, ptr %104, align 8, !tbaa !19, !alias.scope !246, !noalias !249
  %107 = load <4 x double>, ptr %105, align 8, !tbaa !19, !alias.scope !246, !noalias !249
  %108 = fsub contract <4 x double> %106, %102
  %109 = fsub contract <4 x double> %107, %103
  store <4 x double> %108, ptr %104, align 8, !tbaa !19, !alias.scope !246, !noalias !249
  store <4 x double> %109, ptr %105, align 8, !tbaa !19, !alias.scope !246, !noalias !249
  %110 = add nuw i64 %97, 8
  %111 = icmp eq i64 %110, %19
  br i1 %111, label %112, label %96, !llvm.loop !251

112:                                              ; preds = %96
  br i1 %20, label %125, label %113

113:                                              ; preds = %92, %112
  %114 = phi i64 [ 0, %92 ], [ %19, %112 ]
  br label %115

115:                                              ; preds = %113, %115
  %116 = phi i64 [ %123, %115 ], [ %114, %113 ]
  %117 = getelementptr inbounds double, ptr %48, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !19, !alias.scope !249, !noalias !246
  %119 = fmul contract double %91, %118
  %120 = getelementptr inbounds double, ptr %89, i64 %116
  %121 = load double, ptr %120, align 8, !tbaa !19, !alias.scope !246, !noalias !249
  %122 = fsub contract double %121, %119
  store double %122, ptr %120, align 8, !tbaa !19, !alias.scope !246, !noalias !249
  %123 = add nuw nsw i64 %116, 1
  %124 = icmp eq i64 %123, %3
  br i1 %124, label %125, label %115, !llvm.loop !254

125:                                              ; preds = %115, %112, %86
  %126 = getelementptr inbounds i64, ptr %13, i64 %87
  %127 = load i64, ptr %126, align 8, !tbaa !38
  %128 = icmp sgt i64 %127, -1
  br i1 %128, label %86, label %21, !llvm.loop !255

129:                                              ; preds = %200, %4, %23
  ret void

130:                                              ; preds = %24, %200
  %131 = phi i64 [ 0, %24 ], [ %201, %200 ]
  %132 = getelementptr inbounds i64, ptr %26, i64 %131
  %133 = load i64, ptr %132, align 8, !tbaa !38
  %134 = mul nsw i64 %133, %6
  %135 = getelementptr double, ptr %1, i64 %134
  %136 = getelementptr double, ptr %135, i64 %133
  %137 = load double, ptr %136, align 8, !tbaa !19
  %138 = fdiv contract double -1.000000e+00, %137
  %139 = mul nsw i64 %133, %3
  %140 = getelementptr inbounds double, ptr %2, i64 %139
  %141 = getelementptr inbounds i64, ptr %28, i64 %133
  %142 = load i64, ptr %141, align 8, !tbaa !38
  %143 = icmp sgt i64 %142, -1
  br i1 %143, label %146, label %144

144:                                              ; preds = %185, %130
  br i1 %29, label %145, label %200

145:                                              ; preds = %144
  br i1 %34, label %189, label %203

146:                                              ; preds = %130, %185
  %147 = phi i64 [ %187, %185 ], [ %142, %130 ]
  %148 = getelementptr double, ptr %135, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !19
  %150 = mul nsw i64 %147, %3
  %151 = getelementptr inbounds double, ptr %2, i64 %150
  tail call void @llvm.experimental.noalias.scope.decl(metadata !256)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !259)
  br i1 %29, label %152, label %185

152:                                              ; preds = %146
  br i1 %30, label %173, label %153

153:                                              ; preds = %152
  %154 = insertelement <4 x double> poison, double %149, i64 0
  %155 = shufflevector <4 x double> %154, <4 x double> poison, <4 x i32> zeroinitializer
  br label %156

156:                                              ; preds = %156, %153
  %157 = phi i64 [ 0, %153 ], [ %170, %156 ]
  %158 = getelementptr inbounds double, ptr %151, i64 %157
  %159 = getelementptr inbounds double, ptr %158, i64 4
  %160 = load <4 x double>, ptr %158, align 8, !tbaa !19, !alias.scope !259, !noalias !256
  %161 = load <4 x double>, ptr %159, align 8, !tbaa !19, !alias.scope !259, !noalias !256
  %162 = getelementptr inbounds double, ptr %140, i64 %157
  %163 = getelementptr inbounds double, ptr %162, i64 4
  %164 = load <4 x double>, ptr %162, align 8, !tbaa !19, !alias.scope !256, !noalias !259
  %165 = load <4 x double>, ptr %163, align 8, !tbaa !19, !alias.scope !256, !noalias !259
  %166 = fmul contract <4 x double> %155, %160
  %167 = fmul contract <4 x double> %155, %161
  %168 = fadd contract <4 x double> %164, %166
  %169 = fadd contract <4 x double> %165, %167
  store <4 x double> %168, ptr %162, align 8, !tbaa !19, !alias.scope !256, !noalias !259
  store <4 x double> %169, ptr %163, align 8, !tbaa !19, !alias.scope !256, !noalias !259
  %170 = add nuw i64 %157, 8
  %171 = icmp eq i64 %170, %31
  br i1 %171, label %172, label %156, !llvm.loop !261

172:                                              ; preds = %156
  br i1 %32, label %185, label %173

173:                                              ; preds = %152, %172
  %174 = phi i64 [ 0, %152 ], [ %31, %172 ]
  br label %175

175:                                              ; preds = %173, %175
  %176 = phi i64 [ %183, %175 ], [ %174, %173 ]
  %177 = getelementptr inbounds double, ptr %151, i64 %176
  %178 = load double, ptr %177, align 8, !tbaa !19, !alias.scope !259, !noalias !256
  %179 = getelementptr inbounds double, ptr %140, i64 %176
  %180 = load double, ptr %179, align 8, !tbaa !19, !alias.scope !256, !noalias !259
  %181 = fmul contract double %149, %178
  %182 = fadd contract double %180, %181
  store double %182, ptr %179, align 8, !tbaa !19, !alias.scope !256, !noalias !259
  %183 = add nuw nsw i64 %176, 1
  %184 = icmp eq i64 %183, %3
  br i1 %184, label %185, label %175, !llvm.loop !262

185:                                              ; preds = %175, %172, %146
  %186 = getelementptr inbounds i64, ptr %28, i64 %147
  %187 = load i64, ptr %186, align 8, !tbaa !38
  %188 = icmp sgt i64 %187, -1
  br i1 %188, label %146, label %144, !llvm.loop !263

189:                                              ; preds = %203, %145
  %190 = phi i64 [ 0, %145 ], [ %221, %203 ]
  br i1 %36, label %200, label %191

191:                                              ; preds = %189, %191
  %192 = phi i64 [ %197, %191 ], [ %190, %189 ]
  %193 = phi i64 [ %198, %191 ], [ 0, %189 ]
  %194 = getelementptr inbounds double, ptr %140, i64 %192
  %195 = load double, ptr %194, align 8, !tbaa !19
  %196 = fmul contract double %138, %195
  store double %196, ptr %194, align 8, !tbaa !19
  %197 = add nuw nsw i64 %192, 1
  %198 = add i64 %193, 1
  %199 = icmp eq i64 %198, %33
  br i1 %199, label %200, label %191, !llvm.loop !264

200:                                              ; preds = %189, %191, %144
  %201 = add nuw nsw i64 %131, 1
  %202 = icmp eq i64 %201, %6
  br i1 %202, label %129, label %130, !llvm.loop !265

203:                                              ; preds = %145, %203
  %204 = phi i64 [ %221, %203 ], [ 0, %145 ]
  %205 = phi i64 [ %222, %203 ], [ 0, %145 ]
  %206 = getelementptr inbounds double, ptr %140, i64 %204
  %207 = load double, ptr %206, align 8, !tbaa !19
  %208 = fmul contract double %138, %207
  store double %208, ptr %206, align 8, !tbaa !19
  %209 = or disjoint i64 %204, 1
  %210 = getelementptr inbounds double, ptr %140, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !19
  %212 = fmul contract double %138, %211
  store double %212, ptr %210, align 8, !tbaa !19
  %213 = or disjoint i64 %204, 2
  %214 = getelementptr inbounds double, ptr %140, i64 %213
  %215 = load double, ptr %214, align 8, !tbaa !19
  %216 = fmul contract double %138, %215
  store double %216, ptr %214, align 8, !tbaa !19
  %217 = or disjoint i64 %204, 3
  %218 = getelementptr inbounds double, ptr %140, i64 %217
  %219 = load double, ptr %218, align 8, !tbaa !19
  %220 = fmul contract double %138, %219
  store double %220, ptr %218, align 8, !tbaa !19
  %221 = add nuw nsw i64 %204, 4
  %222 = add i64 %205, 4
  %223 = icmp eq i64 %222, %35
  br i1 %223, label %189, label %203, !llvm.loop !266
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @keep_couplings(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, i64 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %7 = load i64, ptr %6, align 8, !tbaa !79
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %9 = load ptr, ptr %8, align 8, !tbaa !198
  %10 = icmp sgt i64 %4, 0
  br i1 %10, label %11, label %30

11:                                               ; preds = %5
  %12 = icmp sgt i64 %7, 0
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %15 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %16 = add nuw i64 %7, 1
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %18 = load i64, ptr %17, align 8, !tbaa !25
  %19 = icmp sgt i64 %18, 0
  %20 = and i64 %7, 1
  %21 = icmp eq i64 %7, 1
  %22 = and i64 %7, 9223372036854775806
  %23 = icmp eq i64 %20, 0
  br label %24

24:                                               ; preds = %11, %207
  %25 = phi i64 [ 0, %11 ], [ %208, %207 ]
  br i1 %12, label %26, label %142

26:                                               ; preds = %24
  %27 = load ptr, ptr %13, align 8, !tbaa !82
  %28 = getelementptr double, ptr %3, i64 %25
  %29 = load i64, ptr %27, align 8, !tbaa !38
  br label %145

30:                                               ; preds = %207, %5
  ret void

31:                                               ; preds = %171, %175, %145
  %32 = icmp eq i64 %149, %7
  br i1 %32, label %33, label %145, !llvm.loop !267

33:                                               ; preds = %31
  br i1 %12, label %34, label %142

34:                                               ; preds = %33, %60
  %35 = phi i64 [ %67, %60 ], [ 0, %33 ]
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %34
  %38 = load double, ptr %9, align 8, !tbaa !19
  br label %60

39:                                               ; preds = %34
  %40 = mul nsw i64 %35, %7
  %41 = getelementptr double, ptr %2, i64 %40
  %42 = getelementptr inbounds double, ptr %9, i64 %35
  %43 = load double, ptr %42, align 8, !tbaa !19
  %44 = and i64 %35, 1
  %45 = icmp eq i64 %35, 1
  br i1 %45, label %48, label %46

46:                                               ; preds = %39
  %47 = and i64 %35, 9223372036854775806
  br label %69

48:                                               ; preds = %69, %39
  %49 = phi double [ undef, %39 ], [ %85, %69 ]
  %50 = phi double [ %43, %39 ], [ %85, %69 ]
  %51 = phi i64 [ 0, %39 ], [ %86, %69 ]
  %52 = icmp eq i64 %44, 0
  br i1 %52, label %60, label %53

53:                                               ; preds = %48
  %54 = getelementptr double, ptr %41, i64 %51
  %55 = load double, ptr %54, align 8, !tbaa !19
  %56 = getelementptr inbounds double, ptr %9, i64 %51
  %57 = load double, ptr %56, align 8, !tbaa !19
  %58 = fmul contract double %55, %57
  %59 = fsub contract double %50, %58
  store double %59, ptr %42, align 8, !tbaa !19
  br label %60

60:                                               ; preds = %53, %48, %37
  %61 = phi double [ %38, %37 ], [ %49, %48 ], [ %59, %53 ]
  %62 = mul i64 %35, %16
  %63 = getelementptr inbounds double, ptr %2, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !19
  %65 = getelementptr inbounds double, ptr %9, i64 %35
  %66 = fmul contract double %61, %64
  store double %66, ptr %65, align 8, !tbaa !19
  %67 = add nuw nsw i64 %35, 1
  %68 = icmp eq i64 %67, %7
  br i1 %68, label %89, label %34, !llvm.loop !200

69:                                               ; preds = %69, %46
  %70 = phi double [ %43, %46 ], [ %85, %69 ]
  %71 = phi i64 [ 0, %46 ], [ %86, %69 ]
  %72 = phi i64 [ 0, %46 ], [ %87, %69 ]
  %73 = getelementptr double, ptr %41, i64 %71
  %74 = load double, ptr %73, align 8, !tbaa !19
  %75 = getelementptr inbounds double, ptr %9, i64 %71
  %76 = load double, ptr %75, align 8, !tbaa !19
  %77 = fmul contract double %74, %76
  %78 = fsub contract double %70, %77
  store double %78, ptr %42, align 8, !tbaa !19
  %79 = or disjoint i64 %71, 1
  %80 = getelementptr double, ptr %41, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !19
  %82 = getelementptr inbounds double, ptr %9, i64 %79
  %83 = load double, ptr %82, align 8, !tbaa !19
  %84 = fmul contract double %81, %83
  %85 = fsub contract double %78, %84
  store double %85, ptr %42, align 8, !tbaa !19
  %86 = add nuw nsw i64 %71, 2
  %87 = add i64 %72, 2
  %88 = icmp eq i64 %87, %47
  br i1 %88, label %48, label %69, !llvm.loop !201

89:                                               ; preds = %60, %114
  %90 = phi i64 [ %121, %114 ], [ 0, %60 ]
  %91 = phi i64 [ %92, %114 ], [ %7, %60 ]
  %92 = add nsw i64 %91, -1
  %93 = getelementptr double, ptr %2, i64 %92
  %94 = icmp slt i64 %91, %7
  %95 = getelementptr inbounds double, ptr %9, i64 %92
  %96 = load double, ptr %95, align 8, !tbaa !19
  br i1 %94, label %97, label %114

97:                                               ; preds = %89
  %98 = and i64 %90, 1
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %109, label %100

100:                                              ; preds = %97
  %101 = mul nsw i64 %91, %7
  %102 = getelementptr double, ptr %93, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !19
  %104 = getelementptr inbounds double, ptr %9, i64 %91
  %105 = load double, ptr %104, align 8, !tbaa !19
  %106 = fmul contract double %103, %105
  %107 = fsub contract double %96, %106
  store double %107, ptr %95, align 8, !tbaa !19
  %108 = add nuw nsw i64 %91, 1
  br label %109

109:                                              ; preds = %100, %97
  %110 = phi double [ undef, %97 ], [ %107, %100 ]
  %111 = phi double [ %96, %97 ], [ %107, %100 ]
  %112 = phi i64 [ %91, %97 ], [ %108, %100 ]
  %113 = icmp eq i64 %90, 1
  br i1 %113, label %114, label %122

114:                                              ; preds = %109, %122, %89
  %115 = phi double [ %96, %89 ], [ %110, %109 ], [ %139, %122 ]
  %116 = mul i64 %92, %16
  %117 = getelementptr inbounds double, ptr %2, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !19
  %119 = fmul contract double %115, %118
  store double %119, ptr %95, align 8, !tbaa !19
  %120 = icmp sgt i64 %91, 1
  %121 = add i64 %90, 1
  br i1 %120, label %89, label %142, !llvm.loop !202

122:                                              ; preds = %109, %122
  %123 = phi double [ %139, %122 ], [ %111, %109 ]
  %124 = phi i64 [ %140, %122 ], [ %112, %109 ]
  %125 = mul nsw i64 %124, %7
  %126 = getelementptr double, ptr %93, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !19
  %128 = getelementptr inbounds double, ptr %9, i64 %124
  %129 = load double, ptr %128, align 8, !tbaa !19
  %130 = fmul contract double %127, %129
  %131 = fsub contract double %123, %130
  store double %131, ptr %95, align 8, !tbaa !19
  %132 = add nuw nsw i64 %124, 1
  %133 = mul nsw i64 %132, %7
  %134 = getelementptr double, ptr %93, i64 %133
  %135 = load double, ptr %134, align 8, !tbaa !19
  %136 = getelementptr inbounds double, ptr %9, i64 %132
  %137 = load double, ptr %136, align 8, !tbaa !19
  %138 = fmul contract double %135, %137
  %139 = fsub contract double %131, %138
  store double %139, ptr %95, align 8, !tbaa !19
  %140 = add nuw nsw i64 %124, 2
  %141 = icmp eq i64 %140, %7
  br i1 %141, label %114, label %122, !llvm.loop !203

142:                                              ; preds = %114, %24, %33
  br i1 %19, label %143, label %207

143:                                              ; preds = %142
  %144 = getelementptr double, ptr %3, i64 %25
  br label %199

145:                                              ; preds = %26, %31
  %146 = phi i64 [ %29, %26 ], [ %151, %31 ]
  %147 = phi i64 [ 0, %26 ], [ %149, %31 ]
  %148 = getelementptr inbounds double, ptr %9, i64 %147
  store double 0.000000e+00, ptr %148, align 8, !tbaa !19
  %149 = add nuw nsw i64 %147, 1
  %150 = getelementptr inbounds i64, ptr %27, i64 %149
  %151 = load i64, ptr %150, align 8, !tbaa !38
  %152 = icmp slt i64 %146, %151
  br i1 %152, label %153, label %31

153:                                              ; preds = %145
  %154 = load ptr, ptr %14, align 8, !tbaa !84
  %155 = load ptr, ptr %15, align 8, !tbaa !85
  %156 = sub i64 %151, %146
  %157 = add i64 %146, 1
  %158 = and i64 %156, 1
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %171, label %160

160:                                              ; preds = %153
  %161 = getelementptr inbounds double, ptr %154, i64 %146
  %162 = load double, ptr %161, align 8, !tbaa !19
  %163 = getelementptr inbounds i64, ptr %155, i64 %146
  %164 = load i64, ptr %163, align 8, !tbaa !38
  %165 = mul nsw i64 %164, %4
  %166 = getelementptr double, ptr %28, i64 %165
  %167 = load double, ptr %166, align 8, !tbaa !19
  %168 = fmul contract double %162, %167
  %169 = fadd contract double %168, 0.000000e+00
  store double %169, ptr %148, align 8, !tbaa !19
  %170 = add nsw i64 %146, 1
  br label %171

171:                                              ; preds = %160, %153
  %172 = phi double [ 0.000000e+00, %153 ], [ %169, %160 ]
  %173 = phi i64 [ %146, %153 ], [ %170, %160 ]
  %174 = icmp eq i64 %151, %157
  br i1 %174, label %31, label %175

175:                                              ; preds = %171, %175
  %176 = phi double [ %196, %175 ], [ %172, %171 ]
  %177 = phi i64 [ %197, %175 ], [ %173, %171 ]
  %178 = getelementptr inbounds double, ptr %154, i64 %177
  %179 = load double, ptr %178, align 8, !tbaa !19
  %180 = getelementptr inbounds i64, ptr %155, i64 %177
  %181 = load i64, ptr %180, align 8, !tbaa !38
  %182 = mul nsw i64 %181, %4
  %183 = getelementptr double, ptr %28, i64 %182
  %184 = load double, ptr %183, align 8, !tbaa !19
  %185 = fmul contract double %179, %184
  %186 = fadd contract double %176, %185
  store double %186, ptr %148, align 8, !tbaa !19
  %187 = add nsw i64 %177, 1
  %188 = getelementptr inbounds double, ptr %154, i64 %187
  %189 = load double, ptr %188, align 8, !tbaa !19
  %190 = getelementptr inbounds i64, ptr %155, i64 %187
  %191 = load i64, ptr %190, align 8, !tbaa !38
  %192 = mul nsw i64 %191, %4
  %193 = getelementptr double, ptr %28, i64 %192
  %194 = load double, ptr %193, align 8, !tbaa !19
  %195 = fmul contract double %189, %194
  %196 = fadd contract double %186, %195
  store double %196, ptr %148, align 8, !tbaa !19
  %197 = add nsw i64 %177, 2
  %198 = icmp eq i64 %197, %151
  br i1 %198, label %31, label %175, !llvm.loop !268

199:                                              ; preds = %143, %220
  %200 = phi i64 [ 0, %143 ], [ %221, %220 ]
  br i1 %12, label %201, label %220

201:                                              ; preds = %199
  %202 = mul nsw i64 %200, %7
  %203 = getelementptr double, ptr %1, i64 %202
  %204 = mul nsw i64 %200, %4
  %205 = getelementptr double, ptr %144, i64 %204
  %206 = load double, ptr %205, align 8, !tbaa !19
  br i1 %21, label %210, label %223

207:                                              ; preds = %220, %142
  %208 = add nuw nsw i64 %25, 1
  %209 = icmp eq i64 %208, %4
  br i1 %209, label %30, label %24, !llvm.loop !269

210:                                              ; preds = %223, %201
  %211 = phi double [ %206, %201 ], [ %239, %223 ]
  %212 = phi i64 [ 0, %201 ], [ %240, %223 ]
  br i1 %23, label %220, label %213

213:                                              ; preds = %210
  %214 = getelementptr double, ptr %203, i64 %212
  %215 = load double, ptr %214, align 8, !tbaa !19
  %216 = getelementptr inbounds double, ptr %9, i64 %212
  %217 = load double, ptr %216, align 8, !tbaa !19
  %218 = fmul contract double %215, %217
  %219 = fsub contract double %211, %218
  store double %219, ptr %205, align 8, !tbaa !19
  br label %220

220:                                              ; preds = %213, %210, %199
  %221 = add nuw nsw i64 %200, 1
  %222 = icmp eq i64 %221, %18
  br i1 %222, label %207, label %199, !llvm.loop !270

223:                                              ; preds = %201, %223
  %224 = phi double [ %239, %223 ], [ %206, %201 ]
  %225 = phi i64 [ %240, %223 ], [ 0, %201 ]
  %226 = phi i64 [ %241, %223 ], [ 0, %201 ]
  %227 = getelementptr double, ptr %203, i64 %225
  %228 = load double, ptr %227, align 8, !tbaa !19
  %229 = getelementptr inbounds double, ptr %9, i64 %225
  %230 = load double, ptr %229, align 8, !tbaa !19
  %231 = fmul contract double %228, %230
  %232 = fsub contract double %224, %231
  store double %232, ptr %205, align 8, !tbaa !19
  %233 = or disjoint i64 %225, 1
  %234 = getelementptr double, ptr %203, i64 %233
  %235 = load double, ptr %234, align 8, !tbaa !19
  %236 = getelementptr inbounds double, ptr %9, i64 %233
  %237 = load double, ptr %236, align 8, !tbaa !19
  %238 = fmul contract double %235, %237
  %239 = fsub contract double %232, %238
  store double %239, ptr %205, align 8, !tbaa !19
  %240 = add nuw nsw i64 %225, 2
  %241 = add i64 %226, 2
  %242 = icmp eq i64 %241, %22
  br i1 %242, label %210, label %223, !llvm.loop !271
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @all_inward(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, ptr nocapture noundef %3, i64 noundef %4) unnamed_addr #6 {
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %7 = load ptr, ptr %6, align 8, !tbaa !39
  %8 = load i64, ptr %0, align 8, !tbaa !33
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %5
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %12 = load ptr, ptr %11, align 8, !tbaa !37
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %15 = load ptr, ptr %14, align 8, !tbaa !51
  br label %17

16:                                               ; preds = %145, %5
  ret void

17:                                               ; preds = %10, %145
  %18 = phi i64 [ %8, %10 ], [ %19, %145 ]
  %19 = add nsw i64 %18, -1
  %20 = mul nsw i64 %19, %2
  %21 = getelementptr inbounds double, ptr %1, i64 %20
  %22 = getelementptr inbounds i64, ptr %12, i64 %19
  %23 = load i64, ptr %22, align 8, !tbaa !38
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %35

25:                                               ; preds = %17
  %26 = getelementptr inbounds %struct.Link, ptr %7, i64 %19, i32 5
  %27 = getelementptr inbounds double, ptr %21, i64 1
  %28 = getelementptr inbounds double, ptr %21, i64 2
  %29 = getelementptr inbounds double, ptr %21, i64 3
  %30 = getelementptr inbounds double, ptr %21, i64 4
  %31 = getelementptr inbounds double, ptr %21, i64 5
  %32 = load ptr, ptr %13, align 8, !tbaa !46
  %33 = getelementptr inbounds i64, ptr %32, i64 %19
  %34 = load i64, ptr %33, align 8, !tbaa !38
  br label %39

35:                                               ; preds = %39, %17
  %36 = getelementptr inbounds i64, ptr %15, i64 %19
  %37 = load i64, ptr %36, align 8, !tbaa !38
  %38 = icmp slt i64 %37, 0
  br i1 %38, label %145, label %87

39:                                               ; preds = %25, %39
  %40 = phi i64 [ 0, %25 ], [ %85, %39 ]
  %41 = mul nuw nsw i64 %40, 6
  %42 = getelementptr inbounds double, ptr %26, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !19
  %44 = load double, ptr %21, align 8, !tbaa !19
  %45 = getelementptr inbounds double, ptr %42, i64 1
  %46 = load double, ptr %45, align 8, !tbaa !19
  %47 = load double, ptr %27, align 8, !tbaa !19
  %48 = getelementptr inbounds double, ptr %42, i64 2
  %49 = load double, ptr %48, align 8, !tbaa !19
  %50 = load double, ptr %28, align 8, !tbaa !19
  %51 = getelementptr inbounds double, ptr %42, i64 3
  %52 = load double, ptr %51, align 8, !tbaa !19
  %53 = load double, ptr %29, align 8, !tbaa !19
  %54 = getelementptr inbounds double, ptr %42, i64 4
  %55 = load double, ptr %54, align 8, !tbaa !19
  %56 = load double, ptr %30, align 8, !tbaa !19
  %57 = getelementptr inbounds double, ptr %42, i64 5
  %58 = load double, ptr %57, align 8, !tbaa !19
  %59 = load double, ptr %31, align 8, !tbaa !19
  %60 = insertelement <2 x double> poison, double %43, i64 0
  %61 = insertelement <2 x double> %60, double %52, i64 1
  %62 = insertelement <2 x double> poison, double %44, i64 0
  %63 = insertelement <2 x double> %62, double %53, i64 1
  %64 = fmul contract <2 x double> %61, %63
  %65 = insertelement <2 x double> poison, double %46, i64 0
  %66 = insertelement <2 x double> %65, double %55, i64 1
  %67 = insertelement <2 x double> poison, double %47, i64 0
  %68 = insertelement <2 x double> %67, double %56, i64 1
  %69 = fmul contract <2 x double> %66, %68
  %70 = fadd contract <2 x double> %64, %69
  %71 = insertelement <2 x double> poison, double %49, i64 0
  %72 = insertelement <2 x double> %71, double %58, i64 1
  %73 = insertelement <2 x double> poison, double %50, i64 0
  %74 = insertelement <2 x double> %73, double %59, i64 1
  %75 = fmul contract <2 x double> %72, %74
  %76 = fadd contract <2 x double> %70, %75
  %77 = shufflevector <2 x double> %76, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %78 = fadd contract <2 x double> %76, %77
  %79 = extractelement <2 x double> %78, i64 0
  %80 = add nsw i64 %34, %40
  %81 = mul nsw i64 %80, %4
  %82 = getelementptr inbounds double, ptr %3, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !19
  %84 = fadd contract double %83, %79
  store double %84, ptr %82, align 8, !tbaa !19
  %85 = add nuw nsw i64 %40, 1
  %86 = icmp eq i64 %85, %23
  br i1 %86, label %35, label %39, !llvm.loop !272

87:                                               ; preds = %35
  %88 = mul nsw i64 %37, %2
  %89 = getelementptr inbounds double, ptr %1, i64 %88
  %90 = load double, ptr %21, align 8, !tbaa !19
  %91 = load double, ptr %89, align 8, !tbaa !19
  %92 = fadd contract double %90, %91
  store double %92, ptr %89, align 8, !tbaa !19
  %93 = getelementptr inbounds double, ptr %21, i64 1
  %94 = load double, ptr %93, align 8, !tbaa !19
  %95 = getelementptr inbounds double, ptr %89, i64 1
  %96 = load double, ptr %95, align 8, !tbaa !19
  %97 = fadd contract double %94, %96
  store double %97, ptr %95, align 8, !tbaa !19
  %98 = getelementptr inbounds double, ptr %21, i64 2
  %99 = load double, ptr %98, align 8, !tbaa !19
  %100 = getelementptr inbounds double, ptr %89, i64 2
  %101 = load double, ptr %100, align 8, !tbaa !19
  %102 = fadd contract double %99, %101
  store double %102, ptr %100, align 8, !tbaa !19
  %103 = getelementptr inbounds double, ptr %21, i64 3
  %104 = load double, ptr %103, align 8, !tbaa !19
  %105 = getelementptr inbounds double, ptr %89, i64 3
  %106 = load double, ptr %105, align 8, !tbaa !19
  %107 = fadd contract double %104, %106
  store double %107, ptr %105, align 8, !tbaa !19
  %108 = getelementptr inbounds double, ptr %21, i64 4
  %109 = load double, ptr %108, align 8, !tbaa !19
  %110 = getelementptr inbounds double, ptr %89, i64 4
  %111 = load double, ptr %110, align 8, !tbaa !19
  %112 = fadd contract double %109, %111
  store double %112, ptr %110, align 8, !tbaa !19
  %113 = getelementptr inbounds double, ptr %21, i64 5
  %114 = load double, ptr %113, align 8, !tbaa !19
  %115 = getelementptr inbounds double, ptr %89, i64 5
  %116 = load double, ptr %115, align 8, !tbaa !19
  %117 = fadd contract double %114, %116
  store double %117, ptr %115, align 8, !tbaa !19
  %118 = getelementptr inbounds %struct.Link, ptr %7, i64 %19, i32 4
  %119 = getelementptr inbounds double, ptr %118, i64 1
  %120 = load double, ptr %119, align 8, !tbaa !19
  %121 = load double, ptr %113, align 8, !tbaa !19
  %122 = fmul contract double %120, %121
  %123 = getelementptr inbounds double, ptr %118, i64 2
  %124 = load double, ptr %123, align 8, !tbaa !19
  %125 = load double, ptr %108, align 8, !tbaa !19
  %126 = fmul contract double %124, %125
  %127 = fsub contract double %122, %126
  %128 = fadd contract double %92, %127
  store double %128, ptr %89, align 8, !tbaa !19
  %129 = load double, ptr %123, align 8, !tbaa !19
  %130 = load double, ptr %103, align 8, !tbaa !19
  %131 = fmul contract double %129, %130
  %132 = load double, ptr %118, align 8, !tbaa !19
  %133 = load double, ptr %113, align 8, !tbaa !19
  %134 = fmul contract double %132, %133
  %135 = fsub contract double %131, %134
  %136 = fadd contract double %97, %135
  store double %136, ptr %95, align 8, !tbaa !19
  %137 = load double, ptr %118, align 8, !tbaa !19
  %138 = load double, ptr %108, align 8, !tbaa !19
  %139 = fmul contract double %137, %138
  %140 = load double, ptr %119, align 8, !tbaa !19
  %141 = load double, ptr %103, align 8, !tbaa !19
  %142 = fmul contract double %140, %141
  %143 = fsub contract double %139, %142
  %144 = fadd contract double %102, %143
  store double %144, ptr %100, align 8, !tbaa !19
  br label %145

145:                                              ; preds = %35, %87
  %146 = icmp sgt i64 %18, 1
  br i1 %146, label %17, label %16, !llvm.loop !273
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
  %35 = load ptr, ptr %34, align 8, !tbaa !54
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
  br i1 %99, label %451, label %100

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
  br i1 %169, label %170, label %127, !llvm.loop !274

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
  %351 = getelementptr inbounds %struct.Link, ptr %350, i64 %1
  %352 = load ptr, ptr %108, align 8, !tbaa !37
  %353 = getelementptr inbounds i64, ptr %352, i64 %1
  %354 = load i64, ptr %353, align 8, !tbaa !38
  %355 = icmp sgt i64 %354, 0
  br i1 %355, label %356, label %536

356:                                              ; preds = %170
  %357 = getelementptr double, ptr %351, i64 2
  %358 = getelementptr inbounds double, ptr %351, i64 3
  %359 = getelementptr double, ptr %351, i64 5
  %360 = getelementptr inbounds double, ptr %351, i64 6
  %361 = getelementptr double, ptr %351, i64 8
  %362 = load ptr, ptr %266, align 8, !tbaa !34
  %363 = getelementptr inbounds %struct.Whole, ptr %362, i64 %1, i32 5
  %364 = getelementptr inbounds double, ptr %363, i64 1
  %365 = getelementptr inbounds double, ptr %363, i64 2
  %366 = getelementptr inbounds double, ptr %363, i64 3
  %367 = getelementptr inbounds double, ptr %363, i64 4
  %368 = getelementptr inbounds double, ptr %363, i64 5
  %369 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %370 = load ptr, ptr %369, align 8, !tbaa !46
  %371 = getelementptr inbounds i64, ptr %370, i64 %1
  %372 = load i64, ptr %371, align 8, !tbaa !38
  br label %373

373:                                              ; preds = %373, %356
  %374 = phi i64 [ 0, %356 ], [ %449, %373 ]
  %375 = mul nuw nsw i64 %374, 6
  %376 = getelementptr inbounds double, ptr %3, i64 %375
  %377 = getelementptr inbounds double, ptr %376, i64 1
  %378 = getelementptr inbounds double, ptr %376, i64 2
  %379 = load double, ptr %376, align 8, !tbaa !19
  %380 = load double, ptr %377, align 8, !tbaa !19
  %381 = load double, ptr %357, align 8, !tbaa !19
  %382 = load double, ptr %378, align 8, !tbaa !19
  %383 = load double, ptr %359, align 8, !tbaa !19
  %384 = load double, ptr %361, align 8, !tbaa !19
  %385 = getelementptr inbounds double, ptr %376, i64 3
  %386 = getelementptr inbounds double, ptr %376, i64 4
  %387 = getelementptr inbounds double, ptr %376, i64 5
  %388 = load double, ptr %385, align 8, !tbaa !19
  %389 = load double, ptr %386, align 8, !tbaa !19
  %390 = load double, ptr %387, align 8, !tbaa !19
  %391 = load double, ptr %363, align 8, !tbaa !19
  %392 = load double, ptr %364, align 8, !tbaa !19
  %393 = load double, ptr %365, align 8, !tbaa !19
  %394 = load double, ptr %366, align 8, !tbaa !19
  %395 = load double, ptr %367, align 8, !tbaa !19
  %396 = load double, ptr %368, align 8, !tbaa !19
  %397 = load <2 x double>, ptr %351, align 8, !tbaa !19
  %398 = load <2 x double>, ptr %358, align 8, !tbaa !19
  %399 = load <2 x double>, ptr %360, align 8, !tbaa !19
  %400 = insertelement <2 x double> poison, double %388, i64 0
  %401 = insertelement <2 x double> %400, double %380, i64 1
  %402 = fmul contract <2 x double> %397, %401
  %403 = shufflevector <2 x double> %402, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %404 = insertelement <2 x double> poison, double %379, i64 0
  %405 = insertelement <2 x double> %404, double %389, i64 1
  %406 = fmul contract <2 x double> %397, %405
  %407 = fadd contract <2 x double> %403, %406
  %408 = insertelement <2 x double> poison, double %381, i64 0
  %409 = shufflevector <2 x double> %408, <2 x double> poison, <2 x i32> zeroinitializer
  %410 = insertelement <2 x double> poison, double %382, i64 0
  %411 = insertelement <2 x double> %410, double %390, i64 1
  %412 = fmul contract <2 x double> %409, %411
  %413 = fadd contract <2 x double> %407, %412
  %414 = fmul contract <2 x double> %398, %401
  %415 = shufflevector <2 x double> %414, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %416 = fmul contract <2 x double> %398, %405
  %417 = fadd contract <2 x double> %415, %416
  %418 = insertelement <2 x double> poison, double %383, i64 0
  %419 = shufflevector <2 x double> %418, <2 x double> poison, <2 x i32> zeroinitializer
  %420 = fmul contract <2 x double> %419, %411
  %421 = fadd contract <2 x double> %417, %420
  %422 = fmul contract <2 x double> %399, %401
  %423 = shufflevector <2 x double> %422, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %424 = fmul contract <2 x double> %399, %405
  %425 = fadd contract <2 x double> %423, %424
  %426 = insertelement <2 x double> poison, double %384, i64 0
  %427 = shufflevector <2 x double> %426, <2 x double> poison, <2 x i32> zeroinitializer
  %428 = fmul contract <2 x double> %427, %411
  %429 = fadd contract <2 x double> %425, %428
  %430 = insertelement <2 x double> poison, double %391, i64 0
  %431 = insertelement <2 x double> %430, double %394, i64 1
  %432 = fmul contract <2 x double> %413, %431
  %433 = insertelement <2 x double> poison, double %392, i64 0
  %434 = insertelement <2 x double> %433, double %395, i64 1
  %435 = fmul contract <2 x double> %421, %434
  %436 = fadd contract <2 x double> %432, %435
  %437 = insertelement <2 x double> poison, double %393, i64 0
  %438 = insertelement <2 x double> %437, double %396, i64 1
  %439 = fmul contract <2 x double> %429, %438
  %440 = fadd contract <2 x double> %436, %439
  %441 = shufflevector <2 x double> %440, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %442 = fadd contract <2 x double> %440, %441
  %443 = extractelement <2 x double> %442, i64 0
  %444 = add nsw i64 %374, %372
  %445 = mul nsw i64 %444, %7
  %446 = getelementptr inbounds double, ptr %6, i64 %445
  %447 = load double, ptr %446, align 8, !tbaa !19
  %448 = fadd contract double %447, %443
  store double %448, ptr %446, align 8, !tbaa !19
  %449 = add nuw nsw i64 %374, 1
  %450 = icmp eq i64 %449, %354
  br i1 %450, label %536, label %373, !llvm.loop !275

451:                                              ; preds = %8
  call fastcc void @along_position(ptr noundef nonnull %18, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef %2, ptr noundef nonnull %11, ptr noundef nonnull %12, ptr noundef nonnull %13, ptr noundef nonnull %14)
  %452 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %453 = load ptr, ptr %452, align 8, !tbaa !34
  %454 = getelementptr inbounds %struct.Whole, ptr %453, i64 %1, i32 5
  %455 = getelementptr inbounds double, ptr %2, i64 1
  %456 = load double, ptr %455, align 8, !tbaa !19
  %457 = getelementptr inbounds double, ptr %454, i64 2
  %458 = load double, ptr %457, align 8, !tbaa !19
  %459 = fmul contract double %456, %458
  %460 = getelementptr inbounds double, ptr %2, i64 2
  %461 = load double, ptr %460, align 8, !tbaa !19
  %462 = getelementptr inbounds double, ptr %454, i64 1
  %463 = load double, ptr %462, align 8, !tbaa !19
  %464 = fmul contract double %461, %463
  %465 = fsub contract double %459, %464
  %466 = load double, ptr %15, align 16, !tbaa !19
  %467 = fadd contract double %466, %465
  store double %467, ptr %15, align 16, !tbaa !19
  %468 = load double, ptr %454, align 8, !tbaa !19
  %469 = fmul contract double %461, %468
  %470 = load double, ptr %2, align 8, !tbaa !19
  %471 = load double, ptr %457, align 8, !tbaa !19
  %472 = fmul contract double %470, %471
  %473 = fsub contract double %469, %472
  %474 = getelementptr inbounds double, ptr %15, i64 1
  %475 = load double, ptr %474, align 8, !tbaa !19
  %476 = fadd contract double %475, %473
  store double %476, ptr %474, align 8, !tbaa !19
  %477 = load double, ptr %462, align 8, !tbaa !19
  %478 = fmul contract double %470, %477
  %479 = load double, ptr %454, align 8, !tbaa !19
  %480 = fmul contract double %456, %479
  %481 = fsub contract double %478, %480
  %482 = getelementptr inbounds double, ptr %15, i64 2
  %483 = load double, ptr %482, align 16, !tbaa !19
  %484 = fadd contract double %483, %481
  store double %484, ptr %482, align 16, !tbaa !19
  %485 = getelementptr inbounds double, ptr %2, i64 3
  %486 = getelementptr inbounds double, ptr %454, i64 3
  %487 = getelementptr inbounds double, ptr %2, i64 4
  %488 = load double, ptr %487, align 8, !tbaa !19
  %489 = getelementptr inbounds double, ptr %454, i64 5
  %490 = load double, ptr %489, align 8, !tbaa !19
  %491 = fmul contract double %488, %490
  %492 = getelementptr inbounds double, ptr %2, i64 5
  %493 = load double, ptr %492, align 8, !tbaa !19
  %494 = getelementptr inbounds double, ptr %454, i64 4
  %495 = load double, ptr %494, align 8, !tbaa !19
  %496 = fmul contract double %493, %495
  %497 = fsub contract double %491, %496
  %498 = fadd contract double %467, %497
  store double %498, ptr %15, align 16, !tbaa !19
  %499 = load double, ptr %486, align 8, !tbaa !19
  %500 = fmul contract double %493, %499
  %501 = load double, ptr %485, align 8, !tbaa !19
  %502 = load double, ptr %489, align 8, !tbaa !19
  %503 = fmul contract double %501, %502
  %504 = fsub contract double %500, %503
  %505 = fadd contract double %476, %504
  store double %505, ptr %474, align 8, !tbaa !19
  %506 = load double, ptr %494, align 8, !tbaa !19
  %507 = fmul contract double %501, %506
  %508 = load double, ptr %486, align 8, !tbaa !19
  %509 = fmul contract double %488, %508
  %510 = fsub contract double %507, %509
  %511 = fadd contract double %484, %510
  store double %511, ptr %482, align 16, !tbaa !19
  %512 = getelementptr inbounds double, ptr %15, i64 3
  %513 = load double, ptr %489, align 8, !tbaa !19
  %514 = fmul contract double %456, %513
  %515 = load double, ptr %494, align 8, !tbaa !19
  %516 = fmul contract double %461, %515
  %517 = fsub contract double %514, %516
  %518 = load double, ptr %512, align 8, !tbaa !19
  %519 = fadd contract double %518, %517
  store double %519, ptr %512, align 8, !tbaa !19
  %520 = load double, ptr %486, align 8, !tbaa !19
  %521 = fmul contract double %461, %520
  %522 = load double, ptr %489, align 8, !tbaa !19
  %523 = fmul contract double %470, %522
  %524 = fsub contract double %521, %523
  %525 = getelementptr inbounds double, ptr %15, i64 4
  %526 = load double, ptr %525, align 16, !tbaa !19
  %527 = fadd contract double %526, %524
  store double %527, ptr %525, align 16, !tbaa !19
  %528 = load double, ptr %494, align 8, !tbaa !19
  %529 = fmul contract double %470, %528
  %530 = load double, ptr %486, align 8, !tbaa !19
  %531 = fmul contract double %456, %530
  %532 = fsub contract double %529, %531
  %533 = getelementptr inbounds double, ptr %15, i64 5
  %534 = load double, ptr %533, align 8, !tbaa !19
  %535 = fadd contract double %534, %532
  store double %535, ptr %533, align 8, !tbaa !19
  call fastcc void @respond(ptr noundef nonnull %0, i64 noundef %1, ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef %6, i64 noundef %7)
  br label %536

536:                                              ; preds = %373, %170, %451
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
define internal fastcc void @loads_along(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef %3, i64 noundef %4) unnamed_addr #4 {
  %6 = alloca [3 x double], align 16
  %7 = alloca [6 x double], align 16
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %9 = load ptr, ptr %8, align 8, !tbaa !39
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %11 = load i64, ptr %10, align 8, !tbaa !120
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %470, label %13

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 71
  %15 = load ptr, ptr %14, align 8, !tbaa !150
  %16 = mul i64 %11, 48
  tail call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 %16, i1 false)
  %17 = load ptr, ptr %14, align 8, !tbaa !150
  %18 = add nsw i64 %2, %1
  %19 = icmp sgt i64 %2, 0
  br i1 %19, label %20, label %58

20:                                               ; preds = %13
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 45
  %22 = load ptr, ptr %21, align 8, !tbaa !276
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 73
  %24 = load ptr, ptr %23, align 8, !tbaa !144
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
  br i1 %43, label %27, label %58, !llvm.loop !277

44:                                               ; preds = %37
  %45 = load ptr, ptr %25, align 8, !tbaa !138
  %46 = getelementptr inbounds double, ptr %45, i64 %39
  %47 = load double, ptr %46, align 8, !tbaa !19
  %48 = fmul contract double %38, %47
  %49 = load ptr, ptr %26, align 8, !tbaa !278
  %50 = getelementptr inbounds i64, ptr %49, i64 %39
  %51 = load i64, ptr %50, align 8, !tbaa !38
  %52 = getelementptr inbounds double, ptr %17, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !19
  %54 = fadd contract double %48, %53
  store double %54, ptr %52, align 8, !tbaa !19
  %55 = add nsw i64 %39, 1
  %56 = load double, ptr %29, align 8, !tbaa !19
  %57 = fcmp contract une double %56, 0.000000e+00
  br i1 %57, label %37, label %41, !llvm.loop !279

58:                                               ; preds = %41, %13
  %59 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 19
  %60 = load i64, ptr %59, align 8, !tbaa !280
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
  %72 = load ptr, ptr %67, align 8, !tbaa !144
  br label %86

73:                                               ; preds = %314, %58
  %74 = load i64, ptr %10, align 8, !tbaa !120
  %75 = icmp sgt i64 %74, 0
  br i1 %75, label %76, label %470

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
  br label %318

86:                                               ; preds = %62, %314
  %87 = phi ptr [ %72, %62 ], [ %281, %314 ]
  %88 = phi i64 [ 0, %62 ], [ %315, %314 ]
  %89 = load ptr, ptr %63, align 8, !tbaa !281
  %90 = getelementptr inbounds i64, ptr %89, i64 %88
  %91 = load i64, ptr %90, align 8, !tbaa !38
  %92 = load i64, ptr %64, align 8, !tbaa !66
  %93 = mul nsw i64 %91, 33
  %94 = add nsw i64 %92, %93
  %95 = getelementptr inbounds %struct.Link, ptr %9, i64 %91
  %96 = load ptr, ptr %65, align 8, !tbaa !141
  %97 = mul nsw i64 %91, 12
  %98 = getelementptr inbounds double, ptr %96, i64 %97
  %99 = load ptr, ptr %66, align 8, !tbaa !123
  %100 = getelementptr inbounds i64, ptr %99, i64 %91
  %101 = load i64, ptr %100, align 8, !tbaa !38
  %102 = getelementptr inbounds double, ptr %87, i64 %94
  %103 = getelementptr inbounds double, ptr %98, i64 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %102, ptr noundef nonnull align 8 dereferenceable(24) %103, i64 24, i1 false)
  %104 = getelementptr inbounds double, ptr %98, i64 1
  %105 = getelementptr inbounds double, ptr %98, i64 2
  %106 = getelementptr double, ptr %102, i64 3
  %107 = load double, ptr %95, align 8, !tbaa !19
  %108 = getelementptr [9 x double], ptr %95, i64 0, i64 3
  %109 = load double, ptr %108, align 8, !tbaa !19
  %110 = getelementptr [9 x double], ptr %95, i64 0, i64 6
  %111 = load double, ptr %110, align 8, !tbaa !19
  %112 = load double, ptr %104, align 8, !tbaa !19
  %113 = fmul contract double %111, %112
  %114 = load double, ptr %105, align 8, !tbaa !19
  %115 = fmul contract double %109, %114
  %116 = fsub contract double %113, %115
  %117 = fmul contract double %107, %114
  %118 = load double, ptr %98, align 8, !tbaa !19
  %119 = fmul contract double %111, %118
  %120 = fsub contract double %117, %119
  %121 = fmul contract double %109, %118
  %122 = fmul contract double %107, %112
  %123 = fsub contract double %121, %122
  store double %116, ptr %106, align 8, !tbaa !19
  %124 = getelementptr double, ptr %102, i64 6
  store double %120, ptr %124, align 8, !tbaa !19
  %125 = getelementptr double, ptr %102, i64 9
  store double %123, ptr %125, align 8, !tbaa !19
  %126 = getelementptr inbounds [9 x double], ptr %95, i64 0, i64 1
  %127 = load double, ptr %126, align 8, !tbaa !19
  %128 = getelementptr [9 x double], ptr %95, i64 0, i64 4
  %129 = load double, ptr %128, align 8, !tbaa !19
  %130 = getelementptr [9 x double], ptr %95, i64 0, i64 7
  %131 = load double, ptr %130, align 8, !tbaa !19
  %132 = load double, ptr %104, align 8, !tbaa !19
  %133 = fmul contract double %131, %132
  %134 = load double, ptr %105, align 8, !tbaa !19
  %135 = fmul contract double %129, %134
  %136 = fsub contract double %133, %135
  %137 = fmul contract double %127, %134
  %138 = load double, ptr %98, align 8, !tbaa !19
  %139 = fmul contract double %131, %138
  %140 = fsub contract double %137, %139
  %141 = fmul contract double %129, %138
  %142 = fmul contract double %127, %132
  %143 = fsub contract double %141, %142
  %144 = getelementptr double, ptr %102, i64 4
  store double %136, ptr %144, align 8, !tbaa !19
  %145 = getelementptr double, ptr %102, i64 7
  store double %140, ptr %145, align 8, !tbaa !19
  %146 = getelementptr double, ptr %102, i64 10
  store double %143, ptr %146, align 8, !tbaa !19
  %147 = getelementptr inbounds [9 x double], ptr %95, i64 0, i64 2
  %148 = load double, ptr %147, align 8, !tbaa !19
  %149 = getelementptr [9 x double], ptr %95, i64 0, i64 5
  %150 = load double, ptr %149, align 8, !tbaa !19
  %151 = getelementptr [9 x double], ptr %95, i64 0, i64 8
  %152 = load double, ptr %151, align 8, !tbaa !19
  %153 = load double, ptr %104, align 8, !tbaa !19
  %154 = fmul contract double %152, %153
  %155 = load double, ptr %105, align 8, !tbaa !19
  %156 = fmul contract double %150, %155
  %157 = fsub contract double %154, %156
  %158 = fmul contract double %148, %155
  %159 = load double, ptr %98, align 8, !tbaa !19
  %160 = fmul contract double %152, %159
  %161 = fsub contract double %158, %160
  %162 = fmul contract double %150, %159
  %163 = fmul contract double %148, %153
  %164 = fsub contract double %162, %163
  %165 = getelementptr double, ptr %102, i64 5
  store double %157, ptr %165, align 8, !tbaa !19
  %166 = getelementptr double, ptr %102, i64 8
  store double %161, ptr %166, align 8, !tbaa !19
  %167 = getelementptr double, ptr %102, i64 11
  store double %164, ptr %167, align 8, !tbaa !19
  %168 = getelementptr inbounds double, ptr %98, i64 6
  %169 = getelementptr inbounds double, ptr %102, i64 12
  %170 = getelementptr inbounds double, ptr %98, i64 9
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %169, ptr noundef nonnull align 8 dereferenceable(24) %170, i64 24, i1 false)
  %171 = getelementptr inbounds %struct.Link, ptr %9, i64 %91, i32 2
  %172 = load double, ptr %104, align 8, !tbaa !19
  %173 = getelementptr inbounds %struct.Link, ptr %9, i64 %91, i32 2, i64 2
  %174 = load double, ptr %173, align 8, !tbaa !19
  %175 = fmul contract double %172, %174
  %176 = load double, ptr %105, align 8, !tbaa !19
  %177 = getelementptr inbounds %struct.Link, ptr %9, i64 %91, i32 2, i64 1
  %178 = load double, ptr %177, align 8, !tbaa !19
  %179 = fmul contract double %176, %178
  %180 = fsub contract double %175, %179
  %181 = load double, ptr %169, align 8, !tbaa !19
  %182 = fadd contract double %181, %180
  store double %182, ptr %169, align 8, !tbaa !19
  %183 = load double, ptr %105, align 8, !tbaa !19
  %184 = load double, ptr %171, align 8, !tbaa !19
  %185 = fmul contract double %183, %184
  %186 = load double, ptr %98, align 8, !tbaa !19
  %187 = load double, ptr %173, align 8, !tbaa !19
  %188 = fmul contract double %186, %187
  %189 = fsub contract double %185, %188
  %190 = getelementptr inbounds double, ptr %102, i64 13
  %191 = load double, ptr %190, align 8, !tbaa !19
  %192 = fadd contract double %191, %189
  store double %192, ptr %190, align 8, !tbaa !19
  %193 = load double, ptr %98, align 8, !tbaa !19
  %194 = load double, ptr %177, align 8, !tbaa !19
  %195 = fmul contract double %193, %194
  %196 = load double, ptr %104, align 8, !tbaa !19
  %197 = load double, ptr %171, align 8, !tbaa !19
  %198 = fmul contract double %196, %197
  %199 = fsub contract double %195, %198
  %200 = getelementptr inbounds double, ptr %102, i64 14
  %201 = load double, ptr %200, align 8, !tbaa !19
  %202 = fadd contract double %201, %199
  store double %202, ptr %200, align 8, !tbaa !19
  %203 = getelementptr inbounds double, ptr %102, i64 15
  %204 = getelementptr inbounds double, ptr %98, i64 7
  %205 = getelementptr inbounds double, ptr %98, i64 8
  %206 = load double, ptr %95, align 8, !tbaa !19
  %207 = load double, ptr %168, align 8, !tbaa !19
  %208 = fmul contract double %206, %207
  %209 = load double, ptr %108, align 8, !tbaa !19
  %210 = load double, ptr %204, align 8, !tbaa !19
  %211 = fmul contract double %209, %210
  %212 = fadd contract double %208, %211
  %213 = load double, ptr %110, align 8, !tbaa !19
  %214 = load double, ptr %205, align 8, !tbaa !19
  %215 = fmul contract double %213, %214
  %216 = fadd contract double %212, %215
  store double %216, ptr %203, align 8, !tbaa !19
  %217 = load double, ptr %126, align 8, !tbaa !19
  %218 = load double, ptr %168, align 8, !tbaa !19
  %219 = fmul contract double %217, %218
  %220 = load double, ptr %128, align 8, !tbaa !19
  %221 = load double, ptr %204, align 8, !tbaa !19
  %222 = fmul contract double %220, %221
  %223 = fadd contract double %219, %222
  %224 = load double, ptr %130, align 8, !tbaa !19
  %225 = load double, ptr %205, align 8, !tbaa !19
  %226 = fmul contract double %224, %225
  %227 = fadd contract double %223, %226
  %228 = getelementptr inbounds double, ptr %102, i64 16
  store double %227, ptr %228, align 8, !tbaa !19
  %229 = load double, ptr %147, align 8, !tbaa !19
  %230 = load double, ptr %168, align 8, !tbaa !19
  %231 = fmul contract double %229, %230
  %232 = load double, ptr %149, align 8, !tbaa !19
  %233 = load double, ptr %204, align 8, !tbaa !19
  %234 = fmul contract double %232, %233
  %235 = fadd contract double %231, %234
  %236 = load double, ptr %151, align 8, !tbaa !19
  %237 = load double, ptr %205, align 8, !tbaa !19
  %238 = fmul contract double %236, %237
  %239 = fadd contract double %235, %238
  %240 = getelementptr inbounds double, ptr %102, i64 17
  store double %239, ptr %240, align 8, !tbaa !19
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #14
  %241 = load double, ptr %98, align 8, !tbaa !19
  %242 = load double, ptr %104, align 8, !tbaa !19
  %243 = load double, ptr %105, align 8, !tbaa !19
  %244 = load <2 x double>, ptr %95, align 8, !tbaa !19
  %245 = insertelement <2 x double> poison, double %241, i64 0
  %246 = shufflevector <2 x double> %245, <2 x double> poison, <2 x i32> zeroinitializer
  %247 = fmul contract <2 x double> %246, %244
  %248 = load <2 x double>, ptr %108, align 8, !tbaa !19
  %249 = insertelement <2 x double> poison, double %242, i64 0
  %250 = shufflevector <2 x double> %249, <2 x double> poison, <2 x i32> zeroinitializer
  %251 = fmul contract <2 x double> %250, %248
  %252 = fadd contract <2 x double> %247, %251
  %253 = load <2 x double>, ptr %110, align 8, !tbaa !19
  %254 = insertelement <2 x double> poison, double %243, i64 0
  %255 = shufflevector <2 x double> %254, <2 x double> poison, <2 x i32> zeroinitializer
  %256 = fmul contract <2 x double> %255, %253
  %257 = fadd contract <2 x double> %252, %256
  store <2 x double> %257, ptr %6, align 16, !tbaa !19
  %258 = load double, ptr %147, align 8, !tbaa !19
  %259 = fmul contract double %241, %258
  %260 = load double, ptr %149, align 8, !tbaa !19
  %261 = fmul contract double %242, %260
  %262 = fadd contract double %259, %261
  %263 = load double, ptr %151, align 8, !tbaa !19
  %264 = fmul contract double %243, %263
  %265 = fadd contract double %262, %264
  store double %265, ptr %68, align 16, !tbaa !19
  %266 = icmp slt i64 %101, 0
  br i1 %266, label %274, label %267

267:                                              ; preds = %86
  %268 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %101
  %269 = load double, ptr %268, align 8, !tbaa !19
  %270 = getelementptr inbounds double, ptr %102, i64 18
  store double %269, ptr %270, align 8, !tbaa !19
  %271 = getelementptr double, ptr %102, i64 %101
  %272 = getelementptr double, ptr %271, i64 15
  %273 = load double, ptr %272, align 8, !tbaa !19
  br label %276

274:                                              ; preds = %86
  %275 = getelementptr inbounds double, ptr %102, i64 18
  store double 0.000000e+00, ptr %275, align 8, !tbaa !19
  br label %276

276:                                              ; preds = %267, %274
  %277 = phi contract double [ %273, %267 ], [ 0.000000e+00, %274 ]
  %278 = getelementptr inbounds double, ptr %102, i64 19
  store double %277, ptr %278, align 8, !tbaa !19
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #14
  %279 = load ptr, ptr %14, align 8, !tbaa !150
  %280 = load ptr, ptr %69, align 8, !tbaa !276
  %281 = load ptr, ptr %67, align 8, !tbaa !144
  %282 = add nsw i64 %94, 19
  br label %283

283:                                              ; preds = %297, %276
  %284 = phi i64 [ %94, %276 ], [ %298, %297 ]
  %285 = getelementptr inbounds double, ptr %281, i64 %284
  %286 = load double, ptr %285, align 8, !tbaa !19
  %287 = fcmp contract une double %286, 0.000000e+00
  br i1 %287, label %288, label %297

288:                                              ; preds = %283
  %289 = getelementptr inbounds i64, ptr %280, i64 %284
  %290 = getelementptr i64, ptr %289, i64 1
  %291 = load i64, ptr %289, align 8, !tbaa !38
  %292 = load i64, ptr %290, align 8, !tbaa !38
  br label %293

293:                                              ; preds = %300, %288
  %294 = phi double [ %286, %288 ], [ %312, %300 ]
  %295 = phi i64 [ %291, %288 ], [ %311, %300 ]
  %296 = icmp slt i64 %295, %292
  br i1 %296, label %300, label %297

297:                                              ; preds = %300, %293, %283
  %298 = add nsw i64 %284, 1
  %299 = icmp slt i64 %284, %282
  br i1 %299, label %283, label %314, !llvm.loop !277

300:                                              ; preds = %293
  %301 = load ptr, ptr %70, align 8, !tbaa !138
  %302 = getelementptr inbounds double, ptr %301, i64 %295
  %303 = load double, ptr %302, align 8, !tbaa !19
  %304 = fmul contract double %294, %303
  %305 = load ptr, ptr %71, align 8, !tbaa !278
  %306 = getelementptr inbounds i64, ptr %305, i64 %295
  %307 = load i64, ptr %306, align 8, !tbaa !38
  %308 = getelementptr inbounds double, ptr %279, i64 %307
  %309 = load double, ptr %308, align 8, !tbaa !19
  %310 = fadd contract double %304, %309
  store double %310, ptr %308, align 8, !tbaa !19
  %311 = add nsw i64 %295, 1
  %312 = load double, ptr %285, align 8, !tbaa !19
  %313 = fcmp contract une double %312, 0.000000e+00
  br i1 %313, label %293, label %297, !llvm.loop !279

314:                                              ; preds = %297
  %315 = add nuw nsw i64 %88, 1
  %316 = load i64, ptr %59, align 8, !tbaa !280
  %317 = icmp slt i64 %315, %316
  br i1 %317, label %86, label %73, !llvm.loop !282

318:                                              ; preds = %76, %466
  %319 = phi i64 [ %74, %76 ], [ %467, %466 ]
  %320 = phi i64 [ 0, %76 ], [ %468, %466 ]
  %321 = load ptr, ptr %77, align 8, !tbaa !241
  %322 = getelementptr inbounds i64, ptr %321, i64 %320
  %323 = load i64, ptr %322, align 8, !tbaa !38
  %324 = load ptr, ptr %78, align 8, !tbaa !240
  %325 = mul nsw i64 %320, 6
  %326 = getelementptr inbounds double, ptr %15, i64 %325
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #14
  %327 = load i64, ptr %79, align 8, !tbaa !140
  %328 = icmp eq i64 %327, 0
  br i1 %328, label %353, label %329

329:                                              ; preds = %318
  %330 = getelementptr inbounds double, ptr %324, i64 %325
  %331 = load ptr, ptr %80, align 8, !tbaa !141
  %332 = mul nsw i64 %323, 12
  %333 = getelementptr inbounds double, ptr %331, i64 %332
  %334 = getelementptr inbounds double, ptr %330, i64 2
  %335 = load double, ptr %334, align 8, !tbaa !19
  %336 = getelementptr inbounds double, ptr %333, i64 2
  %337 = load double, ptr %336, align 8, !tbaa !19
  %338 = load <2 x double>, ptr %333, align 8, !tbaa !19
  %339 = load <2 x double>, ptr %330, align 8, !tbaa !19
  %340 = shufflevector <2 x double> %338, <2 x double> %339, <2 x i32> <i32 1, i32 3>
  %341 = insertelement <2 x double> poison, double %335, i64 0
  %342 = insertelement <2 x double> %341, double %337, i64 1
  %343 = fmul contract <2 x double> %340, %342
  %344 = shufflevector <2 x double> %343, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %345 = fsub contract <2 x double> %343, %344
  %346 = extractelement <2 x double> %345, i64 0
  %347 = insertelement <2 x double> poison, double %337, i64 0
  %348 = shufflevector <2 x double> %347, <2 x double> %338, <2 x i32> <i32 0, i32 2>
  %349 = fmul contract <2 x double> %339, %348
  %350 = shufflevector <2 x double> %341, <2 x double> %339, <2 x i32> <i32 0, i32 2>
  %351 = fmul contract <2 x double> %338, %350
  %352 = fsub contract <2 x double> %349, %351
  br label %353

353:                                              ; preds = %329, %318
  %354 = phi double [ 0.000000e+00, %318 ], [ %346, %329 ]
  %355 = phi <2 x double> [ zeroinitializer, %318 ], [ %352, %329 ]
  %356 = getelementptr inbounds %struct.Link, ptr %9, i64 %323
  %357 = getelementptr inbounds double, ptr %326, i64 3
  %358 = getelementptr inbounds double, ptr %326, i64 5
  %359 = load double, ptr %356, align 8, !tbaa !19
  %360 = getelementptr double, ptr %356, i64 1
  %361 = load double, ptr %360, align 8, !tbaa !19
  %362 = getelementptr double, ptr %356, i64 2
  %363 = load double, ptr %362, align 8, !tbaa !19
  %364 = load double, ptr %358, align 8, !tbaa !19
  %365 = getelementptr inbounds double, ptr %356, i64 3
  %366 = load double, ptr %365, align 8, !tbaa !19
  %367 = getelementptr double, ptr %356, i64 4
  %368 = load double, ptr %367, align 8, !tbaa !19
  %369 = getelementptr double, ptr %356, i64 5
  %370 = load double, ptr %369, align 8, !tbaa !19
  %371 = getelementptr inbounds double, ptr %356, i64 6
  %372 = load double, ptr %371, align 8, !tbaa !19
  %373 = getelementptr double, ptr %356, i64 7
  %374 = load double, ptr %326, align 8, !tbaa !19
  %375 = fsub contract double %354, %374
  store double %375, ptr %83, align 8, !tbaa !19
  %376 = fcmp contract une double %375, 0.000000e+00
  %377 = load <2 x double>, ptr %357, align 8, !tbaa !19
  %378 = insertelement <2 x double> poison, double %366, i64 0
  %379 = insertelement <2 x double> %378, double %361, i64 1
  %380 = fmul contract <2 x double> %377, %379
  %381 = shufflevector <2 x double> %380, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %382 = insertelement <2 x double> poison, double %359, i64 0
  %383 = insertelement <2 x double> %382, double %368, i64 1
  %384 = fmul contract <2 x double> %377, %383
  %385 = fadd contract <2 x double> %381, %384
  %386 = insertelement <2 x double> poison, double %364, i64 0
  %387 = shufflevector <2 x double> %386, <2 x double> poison, <2 x i32> zeroinitializer
  %388 = insertelement <2 x double> poison, double %363, i64 0
  %389 = insertelement <2 x double> %388, double %370, i64 1
  %390 = fmul contract <2 x double> %387, %389
  %391 = fadd contract <2 x double> %385, %390
  %392 = extractelement <2 x double> %377, i64 0
  %393 = fmul contract double %392, %372
  %394 = load <2 x double>, ptr %373, align 8, !tbaa !19
  %395 = shufflevector <2 x double> %377, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %396 = insertelement <2 x double> %395, double %364, i64 1
  %397 = fmul contract <2 x double> %396, %394
  %398 = extractelement <2 x double> %397, i64 0
  %399 = fadd contract double %393, %398
  %400 = extractelement <2 x double> %397, i64 1
  %401 = fadd contract double %399, %400
  %402 = extractelement <2 x double> %391, i64 0
  %403 = fcmp contract une double %402, 0.000000e+00
  %404 = select i1 %403, i1 true, i1 %376
  %405 = fneg contract <2 x double> %391
  store <2 x double> %405, ptr %7, align 16, !tbaa !19
  %406 = getelementptr inbounds double, ptr %326, i64 1
  %407 = extractelement <2 x double> %391, i64 1
  %408 = fcmp contract une double %407, 0.000000e+00
  %409 = fneg contract double %401
  store double %409, ptr %81, align 16, !tbaa !19
  %410 = load <2 x double>, ptr %406, align 8, !tbaa !19
  %411 = fsub contract <2 x double> %355, %410
  %412 = extractelement <2 x double> %411, i64 0
  %413 = fcmp contract une double %412, 0.000000e+00
  %414 = select i1 %408, i1 true, i1 %413
  %415 = or i1 %404, %414
  store <2 x double> %411, ptr %84, align 16, !tbaa !19
  %416 = fcmp contract une double %401, 0.000000e+00
  %417 = extractelement <2 x double> %411, i64 1
  %418 = fcmp contract une double %417, 0.000000e+00
  %419 = select i1 %416, i1 true, i1 %418
  %420 = or i1 %415, %419
  br i1 %420, label %421, label %466

421:                                              ; preds = %353
  %422 = load ptr, ptr %82, align 8, !tbaa !37
  %423 = getelementptr inbounds i64, ptr %422, i64 %323
  %424 = load i64, ptr %423, align 8, !tbaa !38
  %425 = icmp sgt i64 %424, 0
  br i1 %425, label %426, label %433

426:                                              ; preds = %421
  %427 = getelementptr inbounds %struct.Link, ptr %9, i64 %323, i32 5
  %428 = load ptr, ptr %85, align 8, !tbaa !46
  %429 = getelementptr inbounds i64, ptr %428, i64 %323
  %430 = load i64, ptr %429, align 8, !tbaa !38
  %431 = shufflevector <2 x double> %405, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %432 = insertelement <2 x double> %431, double %401, i64 1
  br label %435

433:                                              ; preds = %435, %421
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %323, ptr noundef nonnull %7, ptr noundef %3, i64 noundef %4)
  %434 = load i64, ptr %10, align 8, !tbaa !120
  br label %466

435:                                              ; preds = %426, %435
  %436 = phi i64 [ 0, %426 ], [ %464, %435 ]
  %437 = mul nuw nsw i64 %436, 6
  %438 = getelementptr inbounds double, ptr %427, i64 %437
  %439 = load double, ptr %438, align 8, !tbaa !19
  %440 = getelementptr inbounds double, ptr %438, i64 1
  %441 = fmul contract double %402, %439
  %442 = load <2 x double>, ptr %440, align 8, !tbaa !19
  %443 = fmul contract <2 x double> %442, %432
  %444 = extractelement <2 x double> %443, i64 0
  %445 = fsub contract double %444, %441
  %446 = extractelement <2 x double> %443, i64 1
  %447 = fsub contract double %445, %446
  %448 = getelementptr inbounds double, ptr %438, i64 3
  %449 = load double, ptr %448, align 8, !tbaa !19
  %450 = fmul contract double %449, %375
  %451 = getelementptr inbounds double, ptr %438, i64 4
  %452 = load <2 x double>, ptr %451, align 8, !tbaa !19
  %453 = fmul contract <2 x double> %452, %411
  %454 = extractelement <2 x double> %453, i64 0
  %455 = fadd contract double %450, %454
  %456 = extractelement <2 x double> %453, i64 1
  %457 = fadd contract double %455, %456
  %458 = fadd contract double %447, %457
  %459 = add nsw i64 %430, %436
  %460 = mul nsw i64 %459, %4
  %461 = getelementptr inbounds double, ptr %3, i64 %460
  %462 = load double, ptr %461, align 8, !tbaa !19
  %463 = fadd contract double %462, %458
  store double %463, ptr %461, align 8, !tbaa !19
  %464 = add nuw nsw i64 %436, 1
  %465 = icmp eq i64 %464, %424
  br i1 %465, label %433, label %435, !llvm.loop !283

466:                                              ; preds = %353, %433
  %467 = phi i64 [ %319, %353 ], [ %434, %433 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #14
  %468 = add nuw nsw i64 %320, 1
  %469 = icmp slt i64 %468, %467
  br i1 %469, label %318, label %470, !llvm.loop !284

470:                                              ; preds = %466, %73, %5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @along_position(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef %6, ptr nocapture noundef %7) unnamed_addr #11 {
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
define internal fastcc void @carry(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef readonly %2, ptr nocapture noundef readonly %3) unnamed_addr #4 {
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %6 = load ptr, ptr %5, align 8, !tbaa !39
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 20
  %8 = load i64, ptr %7, align 8, !tbaa !140
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
  %35 = load ptr, ptr %12, align 8, !tbaa !233
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
  %58 = load ptr, ptr %16, align 8, !tbaa !141
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
  %181 = load i64, ptr %7, align 8, !tbaa !140
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %32, label %28, !llvm.loop !285
}

declare ptr @PyObject_Vectorcall(ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #5

declare ptr @PyEval_SaveThread() local_unnamed_addr #5

declare void @PyEval_RestoreThread(ptr noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #12

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #5 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #6 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #10 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #11 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
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
!52 = distinct !{!52, !22}
!53 = distinct !{!53, !22}
!54 = !{!6, !10, i64 384}
!55 = distinct !{!55, !22}
!56 = distinct !{!56, !22}
!57 = distinct !{!57, !22}
!58 = !{!6, !7, i64 184}
!59 = !{!6, !7, i64 192}
!60 = !{!6, !10, i64 472}
!61 = !{!6, !7, i64 88}
!62 = !{!6, !7, i64 104}
!63 = !{!6, !7, i64 112}
!64 = distinct !{!64, !22}
!65 = !{!6, !7, i64 136}
!66 = !{!6, !7, i64 8}
!67 = distinct !{!67, !22}
!68 = distinct !{!68, !22}
!69 = distinct !{!69, !22}
!70 = distinct !{!70, !24}
!71 = !{!6, !10, i64 480}
!72 = !{!6, !10, i64 296}
!73 = !{!6, !10, i64 304}
!74 = distinct !{!74, !22}
!75 = distinct !{!75, !22}
!76 = distinct !{!76, !22}
!77 = !{!6, !10, i64 368}
!78 = distinct !{!78, !22}
!79 = !{!6, !7, i64 64}
!80 = distinct !{!80, !22}
!81 = !{!6, !10, i64 432}
!82 = !{!6, !10, i64 280}
!83 = distinct !{!83, !22}
!84 = !{!6, !10, i64 416}
!85 = !{!6, !10, i64 288}
!86 = distinct !{!86, !24}
!87 = distinct !{!87, !22}
!88 = distinct !{!88, !22}
!89 = distinct !{!89, !24}
!90 = distinct !{!90, !22}
!91 = distinct !{!91, !22}
!92 = distinct !{!92, !22}
!93 = distinct !{!93, !22}
!94 = distinct !{!94, !22}
!95 = distinct !{!95, !22}
!96 = distinct !{!96, !22}
!97 = !{!6, !10, i64 248}
!98 = distinct !{!98, !24}
!99 = distinct !{!99, !22}
!100 = distinct !{!100, !24}
!101 = distinct !{!101, !22}
!102 = distinct !{!102, !22}
!103 = distinct !{!103, !24}
!104 = distinct !{!104, !22}
!105 = distinct !{!105, !22}
!106 = distinct !{!106, !22}
!107 = distinct !{!107, !22}
!108 = distinct !{!108, !22}
!109 = distinct !{!109, !22}
!110 = distinct !{!110, !22}
!111 = distinct !{!111, !24}
!112 = !{!6, !10, i64 232}
!113 = distinct !{!113, !22}
!114 = distinct !{!114, !22}
!115 = distinct !{!115, !22}
!116 = distinct !{!116, !24}
!117 = distinct !{!117, !22}
!118 = distinct !{!118, !22}
!119 = distinct !{!119, !22}
!120 = !{!6, !7, i64 32}
!121 = !{!6, !10, i64 456}
!122 = distinct !{!122, !22}
!123 = !{!6, !10, i64 272}
!124 = distinct !{!124, !22}
!125 = distinct !{!125, !22}
!126 = distinct !{!126, !22}
!127 = !{!6, !10, i64 392}
!128 = distinct !{!128, !22}
!129 = !{!130, !20, i64 0}
!130 = !{!"", !20, i64 0, !8, i64 8, !8, i64 32, !8, i64 104, !8, i64 176, !8, i64 248, !8, i64 296, !8, i64 584}
!131 = distinct !{!131, !22}
!132 = distinct !{!132, !22}
!133 = distinct !{!133, !22}
!134 = distinct !{!134, !22}
!135 = distinct !{!135, !22}
!136 = !{!6, !7, i64 144}
!137 = !{!6, !7, i64 168}
!138 = !{!6, !10, i64 560}
!139 = !{!6, !7, i64 176}
!140 = !{!6, !7, i64 160}
!141 = !{!6, !10, i64 576}
!142 = distinct !{!142, !24}
!143 = distinct !{!143, !22}
!144 = !{!6, !10, i64 584}
!145 = distinct !{!145, !22}
!146 = distinct !{!146, !22}
!147 = distinct !{!147, !22}
!148 = !{!6, !10, i64 328}
!149 = !{!6, !10, i64 544}
!150 = !{!6, !10, i64 568}
!151 = distinct !{!151, !22}
!152 = distinct !{!152, !22}
!153 = distinct !{!153, !22}
!154 = !{!6, !10, i64 336}
!155 = distinct !{!155, !24}
!156 = distinct !{!156, !22}
!157 = !{!158, !7, i64 56}
!158 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !10, i64 96, !10, i64 104}
!159 = !{!158, !7, i64 64}
!160 = !{!158, !7, i64 48}
!161 = !{!158, !7, i64 32}
!162 = !{!158, !7, i64 24}
!163 = !{!158, !7, i64 40}
!164 = !{!158, !7, i64 16}
!165 = !{!158, !7, i64 72}
!166 = !{!158, !10, i64 96}
!167 = !{!158, !7, i64 0}
!168 = !{!158, !7, i64 8}
!169 = !{!10, !10, i64 0}
!170 = !{!171, !10, i64 40}
!171 = !{!"", !10, i64 0, !172, i64 8, !10, i64 16, !10, i64 24, !10, i64 32, !10, i64 40, !172, i64 48}
!172 = !{!"int", !8, i64 0}
!173 = !{!171, !172, i64 8}
!174 = !{!171, !172, i64 48}
!175 = !{!171, !10, i64 16}
!176 = distinct !{!176, !24}
!177 = distinct !{!177, !22}
!178 = !{!171, !10, i64 0}
!179 = !{!158, !7, i64 88}
!180 = distinct !{!180, !22}
!181 = !{!158, !10, i64 104}
!182 = distinct !{!182, !22}
!183 = distinct !{!183, !22}
!184 = distinct !{!184, !24}
!185 = distinct !{!185, !22}
!186 = distinct !{!186, !22}
!187 = distinct !{!187, !22}
!188 = distinct !{!188, !22}
!189 = distinct !{!189, !22}
!190 = distinct !{!190, !22}
!191 = distinct !{!191, !22}
!192 = distinct !{!192, !22}
!193 = distinct !{!193, !22}
!194 = distinct !{!194, !22}
!195 = distinct !{!195, !22}
!196 = distinct !{!196, !22}
!197 = distinct !{!197, !22}
!198 = !{!6, !10, i64 424}
!199 = distinct !{!199, !24}
!200 = distinct !{!200, !22}
!201 = distinct !{!201, !22}
!202 = distinct !{!202, !22}
!203 = distinct !{!203, !22}
!204 = distinct !{!204, !22}
!205 = distinct !{!205, !24}
!206 = distinct !{!206, !22}
!207 = distinct !{!207, !24}
!208 = distinct !{!208, !22}
!209 = distinct !{!209, !22}
!210 = distinct !{!210, !24}
!211 = distinct !{!211, !22}
!212 = distinct !{!212, !24}
!213 = distinct !{!213, !22}
!214 = distinct !{!214, !22}
!215 = distinct !{!215, !22}
!216 = distinct !{!216, !22}
!217 = distinct !{!217, !22}
!218 = distinct !{!218, !22}
!219 = distinct !{!219, !22}
!220 = distinct !{!220, !22}
!221 = distinct !{!221, !22}
!222 = distinct !{!222, !22}
!223 = distinct !{!223, !22}
!224 = distinct !{!224, !22}
!225 = distinct !{!225, !22}
!226 = distinct !{!226, !22}
!227 = distinct !{!227, !22}
!228 = distinct !{!228, !24}
!229 = !{!6, !10, i64 208}
!230 = distinct !{!230, !22}
!231 = distinct !{!231, !22}
!232 = !{!6, !10, i64 376}
!233 = !{!6, !10, i64 312}
!234 = distinct !{!234, !22}
!235 = distinct !{!235, !22}
!236 = distinct !{!236, !22}
!237 = distinct !{!237, !22}
!238 = !{!6, !7, i64 40}
!239 = !{!6, !7, i64 48}
!240 = !{!6, !10, i64 400}
!241 = !{!6, !10, i64 264}
!242 = distinct !{!242, !22}
!243 = distinct !{!243, !22}
!244 = distinct !{!244, !24}
!245 = distinct !{!245, !22}
!246 = !{!247}
!247 = distinct !{!247, !248, !"take_away: argument 0"}
!248 = distinct !{!248, !"take_away"}
!249 = !{!250}
!250 = distinct !{!250, !248, !"take_away: argument 1"}
!251 = distinct !{!251, !22, !252, !253}
!252 = !{!"llvm.loop.isvectorized", i32 1}
!253 = !{!"llvm.loop.unroll.runtime.disable"}
!254 = distinct !{!254, !22, !253, !252}
!255 = distinct !{!255, !22}
!256 = !{!257}
!257 = distinct !{!257, !258, !"take_away: argument 0"}
!258 = distinct !{!258, !"take_away"}
!259 = !{!260}
!260 = distinct !{!260, !258, !"take_away: argument 1"}
!261 = distinct !{!261, !22, !252, !253}
!262 = distinct !{!262, !22, !253, !252}
!263 = distinct !{!263, !22}
!264 = distinct !{!264, !24}
!265 = distinct !{!265, !22}
!266 = distinct !{!266, !22}
!267 = distinct !{!267, !22}
!268 = distinct !{!268, !22}
!269 = distinct !{!269, !22}
!270 = distinct !{!270, !22}
!271 = distinct !{!271, !22}
!272 = distinct !{!272, !22}
!273 = distinct !{!273, !22}
!274 = distinct !{!274, !22}
!275 = distinct !{!275, !22}
!276 = !{!6, !10, i64 360}
!277 = distinct !{!277, !22}
!278 = !{!6, !10, i64 352}
!279 = distinct !{!279, !22}
!280 = !{!6, !7, i64 152}
!281 = !{!6, !10, i64 344}
!282 = distinct !{!282, !22}
!283 = distinct !{!283, !22}
!284 = distinct !{!284, !22}
!285 = distinct !{!285, !22}
