; sha256 of rosenbrock.c and its headers: f9653445ea47a85faae77fb1aaf130f4c75d8669993b9a89e36203bc4e038ed7

%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.Clock = type { double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64 }
%struct.Loop = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Slopes = type { %struct.Loop, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }

@STAGES = internal unnamed_addr constant [5 x [5 x double]] [[5 x double] zeroinitializer, [5 x double] [double 1.544000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 0x3FEE4B30C4BDF232, double 0x3FD05D687090C8DF, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 0x400A84C3115354BF, double 0x40072B43116E1616, double 0x3FEFF4DFE3212151, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 0x3FF38A22B6033BB1, double 0x40181397FD4D713D, double 0x402912FC960D51E3, double 0xBFE60329938E6589, double 0.000000e+00]], align 16
@TIMES = internal unnamed_addr constant [6 x double] [double 0.000000e+00, double 3.860000e-01, double 2.100000e-01, double 6.300000e-01, double 1.000000e+00, double 1.000000e+00], align 16
@MIXED = internal unnamed_addr constant [6 x [5 x double]] [[5 x double] zeroinitializer, [5 x double] [double -5.668800e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 0xC00370D4C92EA077, double 0xBFCA6A00709690CE, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 0xBFBB7B7AE39B4913, double 0xC023306A769F29B4, double 0xC0347864AC49D5B7, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 0x401DFC5BA2D73C51, double 0xC0247E5D2297CFAC, double 0xC040FFFCD6BC628D, double 0x40276AF61C8E17FE, double 0.000000e+00], [5 x double] [double 0x40202A9F52F3F59E, double 0xC01FECAE20430FD8, double 0xC03F858734B7BBBA, double 0x403051BE003092E9, double 0xC0183C3AD930CD65]], align 16
@SLOPES_IN_TIME = internal unnamed_addr constant [6 x double] [double 2.500000e-01, double -1.043000e-01, double 1.035000e-01, double -3.620000e-02, double 0.000000e+00, double 0.000000e+00], align 16
@DENSE_3 = internal unnamed_addr constant [5 x double] [double 0x402440A1E28603FE, double 0xC01DF3B530FBAC88, double 0xC0416684804E49D9, double 0xC01FF89925819BD3, double 0x3FF066F6D0373656], align 16
@DENSE_4 = internal unnamed_addr constant [5 x double] [double 0xBFE5A416AA84597A, double 0x401859D1DEA161FE, double 0x40306E4BBD94091F, double 0x4038C468DD7616EC, double 0xC01A60A78B00353F], align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @size_of_slopes() local_unnamed_addr #0 {
  ret i64 160
}

; Function Attrs: nounwind uwtable
define i64 @rosenbrock(ptr noundef %0, ptr nocapture noundef %1, ptr noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr noundef %9, ptr noundef %10, ptr nocapture noundef readonly %11) local_unnamed_addr #1 {
  %13 = load i64, ptr %0, align 8, !tbaa !5
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %15 = load i64, ptr %14, align 8, !tbaa !12
  %16 = add nsw i64 %15, %13
  %17 = mul nsw i64 %16, 6
  %18 = getelementptr inbounds double, ptr %10, i64 %17
  %19 = getelementptr inbounds double, ptr %18, i64 %16
  %20 = getelementptr inbounds double, ptr %19, i64 %16
  %21 = getelementptr inbounds double, ptr %20, i64 %16
  %22 = getelementptr inbounds double, ptr %21, i64 %16
  %23 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 8
  store i64 0, ptr %23, align 8, !tbaa !13
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  store double 0.000000e+00, ptr %24, align 8, !tbaa !15
  %25 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %26 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %27 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %28 = mul nsw i64 %16, 5
  %29 = getelementptr inbounds double, ptr %10, i64 %28
  %30 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  %31 = icmp sgt i64 %16, 0
  %32 = tail call i64 @llvm.smax.i64(i64 %16, i64 1)
  %33 = sitofp i64 %32 to double
  %34 = shl i64 %16, 3
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %37 = getelementptr inbounds %struct.Loop, ptr %11, i64 0, i32 3
  %38 = getelementptr inbounds %struct.Loop, ptr %11, i64 0, i32 4
  %39 = getelementptr inbounds %struct.Loop, ptr %11, i64 0, i32 2
  %40 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %41 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %42 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %43 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %45 = getelementptr inbounds %struct.Loop, ptr %11, i64 0, i32 6
  %46 = getelementptr inbounds %struct.Loop, ptr %11, i64 0, i32 5
  %47 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  %48 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 11
  br label %49

49:                                               ; preds = %350, %12
  %50 = phi i1 [ true, %12 ], [ %351, %350 ]
  %51 = phi i64 [ 0, %12 ], [ %352, %350 ]
  %52 = load double, ptr %1, align 8, !tbaa !16
  %53 = load double, ptr %25, align 8, !tbaa !17
  %54 = load double, ptr %26, align 8, !tbaa !18
  %55 = fsub contract double %54, %52
  %56 = tail call contract double @llvm.fabs.f64(double %52)
  %57 = fmul contract double %55, 1.000000e-02
  %58 = fcmp contract ogt double %56, %57
  %59 = select contract i1 %58, double %56, double %57
  %60 = tail call contract double @llvm.fabs.f64(double %54)
  %61 = fcmp contract ogt double %60, %59
  %62 = select contract i1 %61, double %60, double %59
  %63 = fmul contract double %62, 0x3CD0000000000000
  %64 = fcmp contract ugt double %55, %63
  br i1 %64, label %65, label %452

65:                                               ; preds = %49
  %66 = load i64, ptr %23, align 8, !tbaa !13
  %67 = load i64, ptr %27, align 8, !tbaa !19
  %68 = icmp eq i64 %66, %67
  br i1 %68, label %452, label %69

69:                                               ; preds = %65
  %70 = fmul contract double %59, 0x3CE4000000000000
  %71 = fcmp contract ule double %53, %70
  %72 = icmp sgt i64 %51, 500
  %73 = select i1 %71, i1 true, i1 %72
  br i1 %73, label %452, label %74

74:                                               ; preds = %69
  %75 = fcmp contract oge double %53, %55
  %76 = select i1 %75, double %55, double %53
  br i1 %50, label %77, label %78

77:                                               ; preds = %74
  tail call fastcc void @slopes_at(ptr noundef nonnull %0, ptr noundef %11, double noundef %52, double noundef %76, ptr noundef %2, ptr noundef %3, ptr noundef %21)
  br label %78

78:                                               ; preds = %77, %74
  %79 = tail call fastcc i32 @one_step(ptr noundef nonnull %0, ptr noundef %11, double noundef %52, double noundef %76, ptr noundef %2, ptr noundef %3, ptr noundef %21, ptr noundef %10, ptr noundef %18), !range !20
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %110, label %81

81:                                               ; preds = %78
  %82 = load double, ptr %30, align 8, !tbaa !21
  br i1 %31, label %83, label %105

83:                                               ; preds = %81, %83
  %84 = phi double [ %102, %83 ], [ 0.000000e+00, %81 ]
  %85 = phi i64 [ %103, %83 ], [ 0, %81 ]
  %86 = getelementptr inbounds double, ptr %2, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !22
  %88 = tail call contract double @llvm.fabs.f64(double %87)
  %89 = getelementptr inbounds double, ptr %18, i64 %85
  %90 = load double, ptr %89, align 8, !tbaa !22
  %91 = tail call contract double @llvm.fabs.f64(double %90)
  %92 = getelementptr inbounds double, ptr %29, i64 %85
  %93 = load double, ptr %92, align 8, !tbaa !22
  %94 = getelementptr inbounds double, ptr %4, i64 %85
  %95 = load double, ptr %94, align 8, !tbaa !22
  %96 = fcmp contract ogt double %88, %91
  %97 = select contract i1 %96, double %88, double %91
  %98 = fmul contract double %82, %97
  %99 = fadd contract double %95, %98
  %100 = fdiv contract double %93, %99
  %101 = fmul contract double %100, %100
  %102 = fadd contract double %84, %101
  %103 = add nuw nsw i64 %85, 1
  %104 = icmp eq i64 %103, %16
  br i1 %104, label %105, label %83, !llvm.loop !23

105:                                              ; preds = %83, %81
  %106 = phi double [ 0.000000e+00, %81 ], [ %102, %83 ]
  %107 = fdiv contract double %106, %33
  %108 = tail call contract double @llvm.sqrt.f64(double %107)
  %109 = fcmp contract ugt double %108, 1.000000e+00
  br i1 %109, label %110, label %133

110:                                              ; preds = %78, %105
  %111 = phi double [ %108, %105 ], [ 0x7FF8000000000000, %78 ]
  %112 = tail call double @llvm.fabs.f64(double %111)
  %113 = fcmp one double %112, 0x7FF0000000000000
  br i1 %113, label %114, label %117

114:                                              ; preds = %110
  %115 = tail call contract double @llvm.pow.f64(double %111, double -2.500000e-01)
  %116 = fmul contract double %115, 9.000000e-01
  br label %117

117:                                              ; preds = %110, %114
  %118 = phi contract double [ %116, %114 ], [ 1.000000e-01, %110 ]
  %119 = fcmp contract olt double %118, 1.000000e-01
  %120 = select contract i1 %119, double 1.000000e-01, double %118
  %121 = fmul contract double %76, %120
  store double %121, ptr %25, align 8, !tbaa !17
  %122 = load i64, ptr %48, align 8, !tbaa !26
  %123 = add nsw i64 %122, 1
  store i64 %123, ptr %48, align 8, !tbaa !26
  %124 = add nsw i64 %51, 1
  br i1 %113, label %350, label %125

125:                                              ; preds = %117
  %126 = fadd contract double %59, 1.000000e+00
  %127 = fmul contract double %126, 0x3D06849B86A12B9B
  %128 = fcmp contract olt double %121, %127
  br i1 %128, label %129, label %350

129:                                              ; preds = %125
  %130 = load double, ptr %44, align 8, !tbaa !27
  %131 = fcmp contract une double %130, 0.000000e+00
  %132 = select i1 %131, i64 6, i64 3
  br label %452

133:                                              ; preds = %105
  br i1 %75, label %134, label %136

134:                                              ; preds = %133
  %135 = load double, ptr %26, align 8, !tbaa !18
  br label %138

136:                                              ; preds = %133
  %137 = fadd contract double %52, %53
  br label %138

138:                                              ; preds = %136, %134
  %139 = phi contract double [ %135, %134 ], [ %137, %136 ]
  %140 = fcmp contract oeq double %108, 0.000000e+00
  br i1 %140, label %144, label %141

141:                                              ; preds = %138
  %142 = tail call contract double @llvm.pow.f64(double %108, double -2.500000e-01)
  %143 = fmul contract double %142, 9.000000e-01
  br label %144

144:                                              ; preds = %138, %141
  %145 = phi contract double [ %143, %141 ], [ 5.000000e+00, %138 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %18, i64 %34, i1 false)
  %146 = load i64, ptr %35, align 8, !tbaa !28
  %147 = load i64, ptr %36, align 8, !tbaa !29
  %148 = add nsw i64 %147, %146
  %149 = icmp sgt i64 %148, 0
  br i1 %149, label %150, label %329

150:                                              ; preds = %144
  %151 = load i64, ptr %0, align 8, !tbaa !5
  %152 = load i64, ptr %14, align 8, !tbaa !12
  %153 = add nsw i64 %152, %151
  %154 = icmp sgt i64 %153, 0
  br label %155

155:                                              ; preds = %199, %150
  %156 = phi i64 [ 0, %150 ], [ %159, %199 ]
  %157 = phi double [ 0.000000e+00, %150 ], [ %207, %199 ]
  %158 = phi double [ 2.000000e+00, %150 ], [ %206, %199 ]
  %159 = add nuw nsw i64 %156, 1
  %160 = sitofp i64 %159 to double
  %161 = fmul contract double %160, 2.500000e-01
  br i1 %154, label %162, label %199

162:                                              ; preds = %155
  %163 = fsub contract double 1.000000e+00, %161
  br label %164

164:                                              ; preds = %167, %162
  %165 = phi i64 [ 0, %162 ], [ %180, %167 ]
  %166 = getelementptr double, ptr %10, i64 %165
  br label %182

167:                                              ; preds = %182
  %168 = getelementptr inbounds double, ptr %2, i64 %165
  %169 = load double, ptr %168, align 8, !tbaa !22
  %170 = fmul contract double %163, %169
  %171 = getelementptr inbounds double, ptr %19, i64 %165
  %172 = load double, ptr %171, align 8, !tbaa !22
  %173 = fmul contract double %161, %196
  %174 = fadd contract double %192, %173
  %175 = fmul contract double %163, %174
  %176 = fadd contract double %175, %172
  %177 = fmul contract double %161, %176
  %178 = fadd contract double %170, %177
  %179 = getelementptr inbounds double, ptr %20, i64 %165
  store double %178, ptr %179, align 8, !tbaa !22
  %180 = add nuw nsw i64 %165, 1
  %181 = icmp eq i64 %180, %153
  br i1 %181, label %199, label %164, !llvm.loop !30

182:                                              ; preds = %182, %164
  %183 = phi i64 [ 0, %164 ], [ %197, %182 ]
  %184 = phi double [ 0.000000e+00, %164 ], [ %196, %182 ]
  %185 = phi double [ 0.000000e+00, %164 ], [ %192, %182 ]
  %186 = getelementptr inbounds [5 x double], ptr @DENSE_3, i64 0, i64 %183
  %187 = load double, ptr %186, align 8, !tbaa !22
  %188 = mul nsw i64 %183, %153
  %189 = getelementptr double, ptr %166, i64 %188
  %190 = load double, ptr %189, align 8, !tbaa !22
  %191 = fmul contract double %187, %190
  %192 = fadd contract double %185, %191
  %193 = getelementptr inbounds [5 x double], ptr @DENSE_4, i64 0, i64 %183
  %194 = load double, ptr %193, align 8, !tbaa !22
  %195 = fmul contract double %190, %194
  %196 = fadd contract double %184, %195
  %197 = add nuw nsw i64 %183, 1
  %198 = icmp eq i64 %197, 5
  br i1 %198, label %167, label %182, !llvm.loop !31

199:                                              ; preds = %167, %155
  %200 = load ptr, ptr %37, align 8, !tbaa !32
  %201 = fmul contract double %76, %161
  %202 = fadd contract double %52, %201
  tail call void %200(ptr noundef nonnull %0, double noundef %202, ptr noundef %20, ptr noundef %22) #6
  %203 = load ptr, ptr %38, align 8, !tbaa !35
  %204 = tail call i64 %203(ptr noundef nonnull %0, ptr noundef %9, ptr noundef %22) #6
  %205 = icmp sgt i64 %204, -1
  %206 = select i1 %205, double %161, double %158
  %207 = select i1 %205, double %157, double %161
  %208 = icmp ult i64 %156, 3
  %209 = fcmp contract ogt double %206, 1.000000e+00
  %210 = select i1 %208, i1 %209, i1 false
  br i1 %210, label %155, label %211, !llvm.loop !36

211:                                              ; preds = %199
  br i1 %209, label %320, label %212

212:                                              ; preds = %211
  %213 = fadd contract double %52, %76
  %214 = tail call contract double @llvm.fabs.f64(double %213)
  %215 = fmul contract double %214, 0x3CD0000000000000
  br label %216

216:                                              ; preds = %308, %212
  %217 = phi i64 [ %204, %212 ], [ %315, %308 ]
  %218 = phi i64 [ 0, %212 ], [ %318, %308 ]
  %219 = phi double [ %207, %212 ], [ %317, %308 ]
  %220 = phi double [ %206, %212 ], [ %316, %308 ]
  %221 = fsub contract double %220, %219
  %222 = fmul contract double %76, %221
  %223 = fcmp contract ogt double %222, %215
  br i1 %223, label %268, label %224

224:                                              ; preds = %308, %216
  %225 = phi i64 [ %315, %308 ], [ %217, %216 ]
  %226 = phi double [ %316, %308 ], [ %220, %216 ]
  br i1 %154, label %227, label %264

227:                                              ; preds = %224
  %228 = fsub contract double 1.000000e+00, %226
  br label %229

229:                                              ; preds = %232, %227
  %230 = phi i64 [ 0, %227 ], [ %245, %232 ]
  %231 = getelementptr double, ptr %10, i64 %230
  br label %247

232:                                              ; preds = %247
  %233 = getelementptr inbounds double, ptr %2, i64 %230
  %234 = load double, ptr %233, align 8, !tbaa !22
  %235 = fmul contract double %228, %234
  %236 = getelementptr inbounds double, ptr %19, i64 %230
  %237 = load double, ptr %236, align 8, !tbaa !22
  %238 = fmul contract double %226, %261
  %239 = fadd contract double %257, %238
  %240 = fmul contract double %228, %239
  %241 = fadd contract double %240, %237
  %242 = fmul contract double %226, %241
  %243 = fadd contract double %235, %242
  %244 = getelementptr inbounds double, ptr %20, i64 %230
  store double %243, ptr %244, align 8, !tbaa !22
  %245 = add nuw nsw i64 %230, 1
  %246 = icmp eq i64 %245, %153
  br i1 %246, label %264, label %229, !llvm.loop !30

247:                                              ; preds = %247, %229
  %248 = phi i64 [ 0, %229 ], [ %262, %247 ]
  %249 = phi double [ 0.000000e+00, %229 ], [ %261, %247 ]
  %250 = phi double [ 0.000000e+00, %229 ], [ %257, %247 ]
  %251 = getelementptr inbounds [5 x double], ptr @DENSE_3, i64 0, i64 %248
  %252 = load double, ptr %251, align 8, !tbaa !22
  %253 = mul nsw i64 %248, %153
  %254 = getelementptr double, ptr %231, i64 %253
  %255 = load double, ptr %254, align 8, !tbaa !22
  %256 = fmul contract double %252, %255
  %257 = fadd contract double %250, %256
  %258 = getelementptr inbounds [5 x double], ptr @DENSE_4, i64 0, i64 %248
  %259 = load double, ptr %258, align 8, !tbaa !22
  %260 = fmul contract double %255, %259
  %261 = fadd contract double %249, %260
  %262 = add nuw nsw i64 %248, 1
  %263 = icmp eq i64 %262, 5
  br i1 %263, label %232, label %247, !llvm.loop !31

264:                                              ; preds = %232, %224
  %265 = load ptr, ptr %37, align 8, !tbaa !32
  %266 = fmul contract double %76, %226
  %267 = fadd contract double %52, %266
  tail call void %265(ptr noundef nonnull %0, double noundef %267, ptr noundef %20, ptr noundef %22) #6
  br label %320

268:                                              ; preds = %216
  %269 = fadd contract double %219, %220
  %270 = fmul contract double %269, 5.000000e-01
  br i1 %154, label %271, label %308

271:                                              ; preds = %268
  %272 = fsub contract double 1.000000e+00, %270
  br label %273

273:                                              ; preds = %276, %271
  %274 = phi i64 [ 0, %271 ], [ %289, %276 ]
  %275 = getelementptr double, ptr %10, i64 %274
  br label %291

276:                                              ; preds = %291
  %277 = getelementptr inbounds double, ptr %2, i64 %274
  %278 = load double, ptr %277, align 8, !tbaa !22
  %279 = fmul contract double %272, %278
  %280 = getelementptr inbounds double, ptr %19, i64 %274
  %281 = load double, ptr %280, align 8, !tbaa !22
  %282 = fmul contract double %270, %305
  %283 = fadd contract double %301, %282
  %284 = fmul contract double %272, %283
  %285 = fadd contract double %284, %281
  %286 = fmul contract double %270, %285
  %287 = fadd contract double %279, %286
  %288 = getelementptr inbounds double, ptr %20, i64 %274
  store double %287, ptr %288, align 8, !tbaa !22
  %289 = add nuw nsw i64 %274, 1
  %290 = icmp eq i64 %289, %153
  br i1 %290, label %308, label %273, !llvm.loop !30

291:                                              ; preds = %291, %273
  %292 = phi i64 [ 0, %273 ], [ %306, %291 ]
  %293 = phi double [ 0.000000e+00, %273 ], [ %305, %291 ]
  %294 = phi double [ 0.000000e+00, %273 ], [ %301, %291 ]
  %295 = getelementptr inbounds [5 x double], ptr @DENSE_3, i64 0, i64 %292
  %296 = load double, ptr %295, align 8, !tbaa !22
  %297 = mul nsw i64 %292, %153
  %298 = getelementptr double, ptr %275, i64 %297
  %299 = load double, ptr %298, align 8, !tbaa !22
  %300 = fmul contract double %296, %299
  %301 = fadd contract double %294, %300
  %302 = getelementptr inbounds [5 x double], ptr @DENSE_4, i64 0, i64 %292
  %303 = load double, ptr %302, align 8, !tbaa !22
  %304 = fmul contract double %299, %303
  %305 = fadd contract double %293, %304
  %306 = add nuw nsw i64 %292, 1
  %307 = icmp eq i64 %306, 5
  br i1 %307, label %276, label %291, !llvm.loop !31

308:                                              ; preds = %276, %268
  %309 = load ptr, ptr %37, align 8, !tbaa !32
  %310 = fmul contract double %76, %270
  %311 = fadd contract double %52, %310
  tail call void %309(ptr noundef nonnull %0, double noundef %311, ptr noundef %20, ptr noundef %22) #6
  %312 = load ptr, ptr %38, align 8, !tbaa !35
  %313 = tail call i64 %312(ptr noundef nonnull %0, ptr noundef %9, ptr noundef %22) #6
  %314 = icmp sgt i64 %313, -1
  %315 = select i1 %314, i64 %313, i64 %217
  %316 = select i1 %314, double %270, double %220
  %317 = select i1 %314, double %219, double %270
  %318 = add nuw nsw i64 %218, 1
  %319 = icmp eq i64 %318, 60
  br i1 %319, label %224, label %216, !llvm.loop !37

320:                                              ; preds = %211, %264
  %321 = phi i64 [ %204, %211 ], [ %225, %264 ]
  %322 = phi double [ %206, %211 ], [ %226, %264 ]
  %323 = icmp sgt i64 %321, -1
  %324 = fcmp contract olt double %322, 1.000000e+00
  %325 = select i1 %323, i1 %324, i1 false
  br i1 %325, label %326, label %329

326:                                              ; preds = %320
  %327 = fmul contract double %76, %322
  %328 = fadd contract double %52, %327
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %18, ptr align 8 %20, i64 %34, i1 false)
  br label %329

329:                                              ; preds = %320, %326, %144
  %330 = phi i64 [ %321, %326 ], [ %321, %320 ], [ -1, %144 ]
  %331 = phi double [ %328, %326 ], [ %139, %320 ], [ %139, %144 ]
  %332 = load ptr, ptr %39, align 8, !tbaa !38
  %333 = load double, ptr %40, align 8, !tbaa !39
  %334 = tail call contract double %332(ptr noundef nonnull %0, double noundef %331, ptr noundef %18, double noundef %333) #6
  %335 = load double, ptr %40, align 8, !tbaa !39
  %336 = fmul contract double %335, 1.000000e+03
  %337 = fcmp contract ugt double %334, %336
  br i1 %337, label %342, label %338

338:                                              ; preds = %329
  %339 = load i64, ptr %41, align 8, !tbaa !40
  %340 = load i64, ptr %42, align 8, !tbaa !41
  %341 = icmp slt i64 %339, %340
  br i1 %341, label %353, label %413

342:                                              ; preds = %329
  %343 = fmul contract double %76, 5.000000e-01
  store double %343, ptr %25, align 8, !tbaa !17
  %344 = load i64, ptr %48, align 8, !tbaa !26
  %345 = add nsw i64 %344, 1
  store i64 %345, ptr %48, align 8, !tbaa !26
  %346 = add nsw i64 %51, 1
  %347 = fadd contract double %59, 1.000000e+00
  %348 = fmul contract double %347, 0x3D719799812DEA11
  %349 = fcmp contract olt double %343, %348
  br i1 %349, label %452, label %350

350:                                              ; preds = %342, %441, %117, %125
  %351 = phi i1 [ false, %117 ], [ false, %125 ], [ false, %342 ], [ true, %441 ]
  %352 = phi i64 [ %124, %117 ], [ %124, %125 ], [ %346, %342 ], [ 0, %441 ]
  br label %49, !llvm.loop !42

353:                                              ; preds = %338, %405
  %354 = phi i64 [ %410, %405 ], [ %339, %338 ]
  %355 = getelementptr inbounds double, ptr %5, i64 %354
  %356 = load double, ptr %355, align 8, !tbaa !22
  %357 = fcmp contract ugt double %356, %331
  br i1 %357, label %413, label %358

358:                                              ; preds = %353
  %359 = fsub contract double %356, %52
  %360 = fdiv contract double %359, %76
  br i1 %31, label %361, label %398

361:                                              ; preds = %358
  %362 = fsub contract double 1.000000e+00, %360
  br label %363

363:                                              ; preds = %366, %361
  %364 = phi i64 [ 0, %361 ], [ %379, %366 ]
  %365 = getelementptr double, ptr %10, i64 %364
  br label %381

366:                                              ; preds = %381
  %367 = getelementptr inbounds double, ptr %2, i64 %364
  %368 = load double, ptr %367, align 8, !tbaa !22
  %369 = fmul contract double %362, %368
  %370 = getelementptr inbounds double, ptr %19, i64 %364
  %371 = load double, ptr %370, align 8, !tbaa !22
  %372 = fmul contract double %360, %395
  %373 = fadd contract double %391, %372
  %374 = fmul contract double %362, %373
  %375 = fadd contract double %374, %371
  %376 = fmul contract double %360, %375
  %377 = fadd contract double %369, %376
  %378 = getelementptr inbounds double, ptr %20, i64 %364
  store double %377, ptr %378, align 8, !tbaa !22
  %379 = add nuw nsw i64 %364, 1
  %380 = icmp eq i64 %379, %16
  br i1 %380, label %398, label %363, !llvm.loop !30

381:                                              ; preds = %381, %363
  %382 = phi i64 [ 0, %363 ], [ %396, %381 ]
  %383 = phi double [ 0.000000e+00, %363 ], [ %395, %381 ]
  %384 = phi double [ 0.000000e+00, %363 ], [ %391, %381 ]
  %385 = getelementptr inbounds [5 x double], ptr @DENSE_3, i64 0, i64 %382
  %386 = load double, ptr %385, align 8, !tbaa !22
  %387 = mul nsw i64 %382, %16
  %388 = getelementptr double, ptr %365, i64 %387
  %389 = load double, ptr %388, align 8, !tbaa !22
  %390 = fmul contract double %386, %389
  %391 = fadd contract double %384, %390
  %392 = getelementptr inbounds [5 x double], ptr @DENSE_4, i64 0, i64 %382
  %393 = load double, ptr %392, align 8, !tbaa !22
  %394 = fmul contract double %389, %393
  %395 = fadd contract double %383, %394
  %396 = add nuw nsw i64 %382, 1
  %397 = icmp eq i64 %396, 5
  br i1 %397, label %366, label %381, !llvm.loop !31

398:                                              ; preds = %366, %358
  %399 = fcmp contract oeq double %356, %331
  br i1 %399, label %400, label %401

400:                                              ; preds = %398
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %18, i64 %34, i1 false)
  br label %405

401:                                              ; preds = %398
  %402 = load ptr, ptr %39, align 8, !tbaa !38
  %403 = load double, ptr %40, align 8, !tbaa !39
  %404 = tail call contract double %402(ptr noundef nonnull %0, double noundef %356, ptr noundef %20, double noundef %403) #6
  br label %405

405:                                              ; preds = %401, %400
  %406 = load i64, ptr %41, align 8, !tbaa !40
  %407 = add nsw i64 %406, 1
  store i64 %407, ptr %41, align 8, !tbaa !40
  %408 = mul nsw i64 %406, %16
  %409 = getelementptr inbounds double, ptr %6, i64 %408
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %409, ptr align 8 %20, i64 %34, i1 false)
  %410 = load i64, ptr %41, align 8, !tbaa !40
  %411 = load i64, ptr %42, align 8, !tbaa !41
  %412 = icmp slt i64 %410, %411
  br i1 %412, label %353, label %413, !llvm.loop !43

413:                                              ; preds = %353, %405, %338
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %18, i64 %34, i1 false)
  store double %331, ptr %1, align 8, !tbaa !16
  %414 = fcmp contract ogt double %145, 5.000000e+00
  %415 = fcmp contract olt double %145, 2.000000e-01
  %416 = select contract i1 %415, double 2.000000e-01, double %145
  %417 = select contract i1 %414, double 5.000000e+00, double %416
  %418 = fmul contract double %76, %417
  %419 = load double, ptr %43, align 8, !tbaa !44
  %420 = fcmp contract olt double %418, %419
  %421 = select contract i1 %420, double %418, double %419
  store double %421, ptr %25, align 8, !tbaa !17
  store double 0.000000e+00, ptr %44, align 8, !tbaa !27
  %422 = load ptr, ptr %11, align 8, !tbaa !45
  tail call void %422(ptr noundef nonnull %0, double noundef %331, ptr noundef %2, ptr noundef %3) #6
  %423 = load double, ptr %44, align 8, !tbaa !27
  %424 = fcmp contract une double %423, 0.000000e+00
  br i1 %424, label %452, label %425

425:                                              ; preds = %413
  %426 = load i64, ptr %36, align 8, !tbaa !29
  %427 = icmp eq i64 %426, 0
  br i1 %427, label %430, label %428

428:                                              ; preds = %425
  %429 = load ptr, ptr %45, align 8, !tbaa !46
  tail call void %429(ptr noundef nonnull %0) #6
  br label %430

430:                                              ; preds = %428, %425
  %431 = icmp sgt i64 %330, -1
  br i1 %431, label %432, label %434

432:                                              ; preds = %430
  %433 = load ptr, ptr %46, align 8, !tbaa !47
  tail call void %433(ptr noundef nonnull %0, ptr noundef %9, ptr noundef %22, i64 noundef %330) #6
  br label %441

434:                                              ; preds = %430
  %435 = load i64, ptr %35, align 8, !tbaa !28
  %436 = load i64, ptr %36, align 8, !tbaa !29
  %437 = add nsw i64 %436, %435
  %438 = icmp sgt i64 %437, 0
  br i1 %438, label %439, label %441

439:                                              ; preds = %434
  %440 = load ptr, ptr %37, align 8, !tbaa !32
  tail call void %440(ptr noundef nonnull %0, double noundef %331, ptr noundef %2, ptr noundef %9) #6
  br label %441

441:                                              ; preds = %434, %439, %432
  %442 = load i64, ptr %23, align 8, !tbaa !13
  %443 = getelementptr inbounds double, ptr %7, i64 %442
  store double %331, ptr %443, align 8, !tbaa !22
  %444 = mul nsw i64 %442, %16
  %445 = getelementptr inbounds double, ptr %8, i64 %444
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %445, ptr align 8 %2, i64 %34, i1 false)
  %446 = load i64, ptr %23, align 8, !tbaa !13
  %447 = add nsw i64 %446, 1
  store i64 %447, ptr %23, align 8, !tbaa !13
  %448 = load i64, ptr %47, align 8, !tbaa !48
  %449 = add nsw i64 %448, 1
  store i64 %449, ptr %47, align 8, !tbaa !48
  br i1 %431, label %450, label %350

450:                                              ; preds = %441
  %451 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %330, ptr %451, align 8, !tbaa !49
  br label %452

452:                                              ; preds = %342, %49, %65, %69, %413, %129, %450
  %453 = phi i64 [ 4, %450 ], [ %132, %129 ], [ 5, %342 ], [ 0, %49 ], [ 1, %65 ], [ 2, %69 ], [ 6, %413 ]
  ret i64 %453
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #2

; Function Attrs: nounwind uwtable
define internal fastcc void @slopes_at(ptr noundef %0, ptr nocapture noundef readonly %1, double noundef %2, double noundef %3, ptr noundef %4, ptr noundef %5, ptr noundef %6) unnamed_addr #1 {
  %8 = load i64, ptr %0, align 8, !tbaa !5
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %10 = load i64, ptr %9, align 8, !tbaa !12
  %11 = add i64 %10, %8
  %12 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 13
  %13 = load ptr, ptr %12, align 8, !tbaa !50
  %14 = getelementptr inbounds double, ptr %13, i64 %11
  %15 = fmul contract double %3, 1.000000e-05
  %16 = tail call contract double @llvm.fabs.f64(double %2)
  %17 = fadd contract double %16, 1.000000e+00
  %18 = fmul contract double %17, 1.000000e-09
  %19 = fcmp contract ogt double %15, %18
  %20 = select contract i1 %19, double %15, double %18
  %21 = load ptr, ptr %1, align 8, !tbaa !45
  %22 = fadd contract double %20, %2
  tail call void %21(ptr noundef nonnull %0, double noundef %22, ptr noundef %4, ptr noundef %6) #6
  %23 = load ptr, ptr %1, align 8, !tbaa !45
  tail call void %23(ptr noundef nonnull %0, double noundef %2, ptr noundef %4, ptr noundef %5) #6
  %24 = icmp sgt i64 %11, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %29, %7
  %26 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !51
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %140, label %39

29:                                               ; preds = %7, %29
  %30 = phi i64 [ %37, %29 ], [ 0, %7 ]
  %31 = getelementptr inbounds double, ptr %6, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !22
  %33 = getelementptr inbounds double, ptr %5, i64 %30
  %34 = load double, ptr %33, align 8, !tbaa !22
  %35 = fsub contract double %32, %34
  %36 = fdiv contract double %35, %20
  store double %36, ptr %31, align 8, !tbaa !22
  %37 = add nuw nsw i64 %30, 1
  %38 = icmp eq i64 %37, %11
  br i1 %38, label %25, label %29, !llvm.loop !52

39:                                               ; preds = %25
  %40 = load i64, ptr %0, align 8, !tbaa !5
  %41 = load i64, ptr %9, align 8, !tbaa !12
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %43 = load i64, ptr %42, align 8, !tbaa !53
  %44 = add i64 %41, %40
  %45 = add nsw i64 %43, %41
  %46 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 8
  %47 = load ptr, ptr %46, align 8, !tbaa !54
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %49 = load ptr, ptr %48, align 8, !tbaa !55
  %50 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 4
  %51 = load i64, ptr %50, align 8, !tbaa !56
  %52 = shl i64 %51, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %47, ptr align 8 %49, i64 %52, i1 false)
  %53 = load ptr, ptr %46, align 8, !tbaa !54
  %54 = load i64, ptr %50, align 8, !tbaa !56
  %55 = getelementptr inbounds double, ptr %53, i64 %54
  %56 = getelementptr inbounds double, ptr %5, i64 %40
  %57 = shl i64 %41, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %55, ptr align 8 %56, i64 %57, i1 false)
  %58 = load ptr, ptr %46, align 8, !tbaa !54
  %59 = load i64, ptr %50, align 8, !tbaa !56
  %60 = getelementptr inbounds double, ptr %58, i64 %59
  %61 = getelementptr inbounds double, ptr %60, i64 %41
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %63 = load ptr, ptr %62, align 8, !tbaa !57
  %64 = shl i64 %43, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %63, i64 %64, i1 false)
  %65 = load i64, ptr %26, align 8, !tbaa !51
  %66 = inttoptr i64 %65 to ptr
  %67 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 9
  %68 = load ptr, ptr %67, align 8, !tbaa !58
  %69 = load ptr, ptr %46, align 8, !tbaa !54
  %70 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 2
  %71 = load i64, ptr %70, align 8, !tbaa !59
  %72 = inttoptr i64 %71 to ptr
  tail call void %66(ptr noundef %68, ptr noundef %69, ptr noundef %72) #6
  %73 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 11
  %74 = load ptr, ptr %73, align 8, !tbaa !60
  %75 = shl i64 %44, 3
  %76 = mul i64 %75, %44
  tail call void @llvm.memset.p0.i64(ptr align 8 %74, i8 0, i64 %76, i1 false)
  %77 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 10
  %78 = load ptr, ptr %77, align 8, !tbaa !61
  %79 = mul i64 %75, %45
  tail call void @llvm.memset.p0.i64(ptr align 8 %78, i8 0, i64 %79, i1 false)
  %80 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 3
  %81 = load i64, ptr %80, align 8, !tbaa !62
  %82 = icmp sgt i64 %81, 0
  br i1 %82, label %83, label %89

83:                                               ; preds = %39
  %84 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 5
  %85 = load ptr, ptr %84, align 8, !tbaa !63
  %86 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 6
  %87 = load ptr, ptr %86, align 8, !tbaa !64
  %88 = load ptr, ptr %67, align 8, !tbaa !58
  br label %96

89:                                               ; preds = %116, %39
  %90 = getelementptr inbounds %struct.Loop, ptr %1, i64 0, i32 1
  %91 = load ptr, ptr %90, align 8, !tbaa !65
  %92 = load ptr, ptr %77, align 8, !tbaa !61
  tail call void %91(ptr noundef nonnull %0, i64 noundef %44, ptr noundef %92) #6
  %93 = icmp sgt i64 %44, 0
  br i1 %93, label %94, label %178

94:                                               ; preds = %89
  %95 = icmp sgt i64 %41, 0
  br label %120

96:                                               ; preds = %116, %83
  %97 = phi i64 [ 0, %83 ], [ %118, %116 ]
  %98 = getelementptr inbounds i64, ptr %85, i64 %97
  %99 = load i64, ptr %98, align 8, !tbaa !66
  %100 = getelementptr inbounds i64, ptr %87, i64 %97
  %101 = load i64, ptr %100, align 8, !tbaa !66
  %102 = icmp slt i64 %99, %40
  %103 = getelementptr inbounds double, ptr %88, i64 %97
  %104 = load double, ptr %103, align 8, !tbaa !22
  br i1 %102, label %105, label %110

105:                                              ; preds = %96
  %106 = load ptr, ptr %73, align 8, !tbaa !60
  %107 = mul nsw i64 %99, %44
  %108 = getelementptr double, ptr %106, i64 %107
  %109 = getelementptr double, ptr %108, i64 %101
  br label %116

110:                                              ; preds = %96
  %111 = load ptr, ptr %77, align 8, !tbaa !61
  %112 = mul nsw i64 %101, %45
  %113 = sub i64 %99, %40
  %114 = getelementptr double, ptr %111, i64 %113
  %115 = getelementptr double, ptr %114, i64 %112
  br label %116

116:                                              ; preds = %110, %105
  %117 = phi ptr [ %115, %110 ], [ %109, %105 ]
  store double %104, ptr %117, align 8, !tbaa !22
  %118 = add nuw nsw i64 %97, 1
  %119 = icmp eq i64 %118, %81
  br i1 %119, label %89, label %96, !llvm.loop !67

120:                                              ; preds = %128, %94
  %121 = phi i64 [ 0, %94 ], [ %129, %128 ]
  br i1 %95, label %122, label %128

122:                                              ; preds = %120
  %123 = load ptr, ptr %77, align 8, !tbaa !61
  %124 = mul nsw i64 %121, %45
  %125 = getelementptr double, ptr %123, i64 %124
  %126 = load ptr, ptr %73, align 8, !tbaa !60
  %127 = getelementptr double, ptr %126, i64 %121
  br label %131

128:                                              ; preds = %131, %120
  %129 = add nuw nsw i64 %121, 1
  %130 = icmp eq i64 %129, %44
  br i1 %130, label %178, label %120, !llvm.loop !68

131:                                              ; preds = %131, %122
  %132 = phi i64 [ 0, %122 ], [ %138, %131 ]
  %133 = getelementptr double, ptr %125, i64 %132
  %134 = load double, ptr %133, align 8, !tbaa !22
  %135 = add nsw i64 %132, %40
  %136 = mul nsw i64 %135, %44
  %137 = getelementptr double, ptr %127, i64 %136
  store double %134, ptr %137, align 8, !tbaa !22
  %138 = add nuw nsw i64 %132, 1
  %139 = icmp eq i64 %138, %41
  br i1 %139, label %128, label %131, !llvm.loop !69

140:                                              ; preds = %25
  %141 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 11
  %142 = load ptr, ptr %141, align 8, !tbaa !60
  %143 = load i64, ptr %0, align 8, !tbaa !5
  %144 = load i64, ptr %9, align 8, !tbaa !12
  %145 = add nsw i64 %144, %143
  %146 = shl i64 %145, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %4, i64 %146, i1 false)
  %147 = icmp sgt i64 %145, 0
  br i1 %147, label %148, label %178

148:                                              ; preds = %140, %162
  %149 = phi i64 [ %164, %162 ], [ 0, %140 ]
  %150 = getelementptr inbounds double, ptr %4, i64 %149
  %151 = load double, ptr %150, align 8, !tbaa !22
  %152 = tail call contract double @llvm.fabs.f64(double %151)
  %153 = fcmp contract ogt double %152, 1.000000e-03
  %154 = select contract i1 %153, double %152, double 1.000000e-03
  %155 = fmul contract double %154, 1.500000e-08
  %156 = fadd contract double %151, %155
  %157 = getelementptr inbounds double, ptr %13, i64 %149
  store double %156, ptr %157, align 8, !tbaa !22
  %158 = load double, ptr %150, align 8, !tbaa !22
  %159 = fsub contract double %156, %158
  %160 = load ptr, ptr %1, align 8, !tbaa !45
  tail call void %160(ptr noundef nonnull %0, double noundef %2, ptr noundef %13, ptr noundef %14) #6
  %161 = getelementptr double, ptr %142, i64 %149
  br label %166

162:                                              ; preds = %166
  %163 = load double, ptr %150, align 8, !tbaa !22
  store double %163, ptr %157, align 8, !tbaa !22
  %164 = add nuw nsw i64 %149, 1
  %165 = icmp eq i64 %164, %145
  br i1 %165, label %178, label %148, !llvm.loop !70

166:                                              ; preds = %166, %148
  %167 = phi i64 [ %176, %166 ], [ 0, %148 ]
  %168 = getelementptr inbounds double, ptr %14, i64 %167
  %169 = load double, ptr %168, align 8, !tbaa !22
  %170 = getelementptr inbounds double, ptr %5, i64 %167
  %171 = load double, ptr %170, align 8, !tbaa !22
  %172 = fsub contract double %169, %171
  %173 = fdiv contract double %172, %159
  %174 = mul nsw i64 %167, %145
  %175 = getelementptr double, ptr %161, i64 %174
  store double %173, ptr %175, align 8, !tbaa !22
  %176 = add nuw nsw i64 %167, 1
  %177 = icmp eq i64 %176, %145
  br i1 %177, label %162, label %166, !llvm.loop !71

178:                                              ; preds = %128, %162, %140, %89
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc noundef i32 @one_step(ptr noundef %0, ptr nocapture noundef readonly %1, double noundef %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef %7, ptr noundef %8) unnamed_addr #1 {
  %10 = load i64, ptr %0, align 8, !tbaa !5
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !12
  %13 = add nsw i64 %12, %10
  %14 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 12
  %15 = load ptr, ptr %14, align 8, !tbaa !72
  %16 = icmp sgt i64 %13, 0
  br i1 %16, label %17, label %116

17:                                               ; preds = %9
  %18 = fmul contract double %3, 2.500000e-01
  %19 = fdiv contract double 1.000000e+00, %18
  %20 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 11
  %21 = load ptr, ptr %20, align 8, !tbaa !60
  br label %22

22:                                               ; preds = %28, %17
  %23 = phi i64 [ 0, %17 ], [ %29, %28 ]
  %24 = mul nsw i64 %23, %13
  br label %31

25:                                               ; preds = %28
  %26 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 7
  %27 = load ptr, ptr %26, align 8, !tbaa !73
  br label %45

28:                                               ; preds = %31
  %29 = add nuw nsw i64 %23, 1
  %30 = icmp eq i64 %29, %13
  br i1 %30, label %25, label %22, !llvm.loop !74

31:                                               ; preds = %31, %22
  %32 = phi i64 [ 0, %22 ], [ %40, %31 ]
  %33 = icmp eq i64 %23, %32
  %34 = select contract i1 %33, double %19, double 0.000000e+00
  %35 = add nuw nsw i64 %32, %24
  %36 = getelementptr inbounds double, ptr %21, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !22
  %38 = fsub contract double %34, %37
  %39 = getelementptr inbounds double, ptr %15, i64 %35
  store double %38, ptr %39, align 8, !tbaa !22
  %40 = add nuw nsw i64 %32, 1
  %41 = icmp eq i64 %40, %13
  br i1 %41, label %28, label %31, !llvm.loop !75

42:                                               ; preds = %111, %87
  %43 = icmp sge i64 %48, %13
  %44 = icmp eq i64 %48, %13
  br i1 %44, label %114, label %45, !llvm.loop !76

45:                                               ; preds = %42, %25
  %46 = phi i1 [ false, %25 ], [ %43, %42 ]
  %47 = phi i64 [ 0, %25 ], [ %48, %42 ]
  %48 = add nuw nsw i64 %47, 1
  %49 = getelementptr double, ptr %15, i64 %47
  %50 = icmp slt i64 %48, %13
  br i1 %50, label %59, label %51

51:                                               ; preds = %59, %45
  %52 = phi i64 [ %47, %45 ], [ %71, %59 ]
  %53 = getelementptr inbounds i64, ptr %27, i64 %47
  store i64 %52, ptr %53, align 8, !tbaa !66
  %54 = mul nsw i64 %52, %13
  %55 = getelementptr double, ptr %15, i64 %54
  %56 = getelementptr double, ptr %55, i64 %47
  %57 = load double, ptr %56, align 8, !tbaa !22
  %58 = fcmp contract ueq double %57, 0.000000e+00
  br i1 %58, label %114, label %74

59:                                               ; preds = %45, %59
  %60 = phi i64 [ %72, %59 ], [ %48, %45 ]
  %61 = phi i64 [ %71, %59 ], [ %47, %45 ]
  %62 = mul nsw i64 %60, %13
  %63 = getelementptr double, ptr %49, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !22
  %65 = tail call contract double @llvm.fabs.f64(double %64)
  %66 = mul nsw i64 %61, %13
  %67 = getelementptr double, ptr %49, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !22
  %69 = tail call contract double @llvm.fabs.f64(double %68)
  %70 = fcmp contract ogt double %65, %69
  %71 = select i1 %70, i64 %60, i64 %61
  %72 = add nuw nsw i64 %60, 1
  %73 = icmp slt i64 %72, %13
  br i1 %73, label %59, label %51, !llvm.loop !77

74:                                               ; preds = %51
  %75 = icmp eq i64 %52, %47
  br i1 %75, label %87, label %76

76:                                               ; preds = %74
  %77 = mul nsw i64 %47, %13
  %78 = getelementptr double, ptr %15, i64 %77
  br label %79

79:                                               ; preds = %79, %76
  %80 = phi i64 [ 0, %76 ], [ %85, %79 ]
  %81 = getelementptr double, ptr %78, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !22
  %83 = getelementptr double, ptr %55, i64 %80
  %84 = load double, ptr %83, align 8, !tbaa !22
  store double %84, ptr %81, align 8, !tbaa !22
  store double %82, ptr %83, align 8, !tbaa !22
  %85 = add nuw nsw i64 %80, 1
  %86 = icmp eq i64 %85, %13
  br i1 %86, label %87, label %79, !llvm.loop !78

87:                                               ; preds = %79, %74
  br i1 %50, label %88, label %42

88:                                               ; preds = %87
  %89 = mul nsw i64 %47, %13
  %90 = getelementptr double, ptr %15, i64 %89
  %91 = getelementptr double, ptr %90, i64 %47
  br label %92

92:                                               ; preds = %111, %88
  %93 = phi i64 [ %48, %88 ], [ %112, %111 ]
  %94 = load double, ptr %91, align 8, !tbaa !22
  %95 = mul nsw i64 %93, %13
  %96 = getelementptr double, ptr %15, i64 %95
  %97 = getelementptr double, ptr %96, i64 %47
  %98 = load double, ptr %97, align 8, !tbaa !22
  %99 = fdiv contract double %98, %94
  store double %99, ptr %97, align 8, !tbaa !22
  %100 = fcmp contract une double %99, 0.000000e+00
  br i1 %100, label %101, label %111

101:                                              ; preds = %92, %101
  %102 = phi i64 [ %109, %101 ], [ %48, %92 ]
  %103 = getelementptr double, ptr %90, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !22
  %105 = fmul contract double %99, %104
  %106 = getelementptr double, ptr %96, i64 %102
  %107 = load double, ptr %106, align 8, !tbaa !22
  %108 = fsub contract double %107, %105
  store double %108, ptr %106, align 8, !tbaa !22
  %109 = add nuw nsw i64 %102, 1
  %110 = icmp slt i64 %109, %13
  br i1 %110, label %101, label %111, !llvm.loop !79

111:                                              ; preds = %101, %92
  %112 = add nuw nsw i64 %93, 1
  %113 = icmp slt i64 %112, %13
  br i1 %113, label %92, label %42, !llvm.loop !80

114:                                              ; preds = %42, %51
  %115 = phi i1 [ %43, %42 ], [ %46, %51 ]
  br i1 %115, label %116, label %285

116:                                              ; preds = %9, %114
  %117 = shl nsw i64 %13, 2
  %118 = getelementptr double, ptr %7, i64 %117
  %119 = shl i64 %13, 3
  %120 = getelementptr inbounds %struct.Slopes, ptr %1, i64 0, i32 7
  %121 = add nuw i64 %13, 1
  br label %126

122:                                              ; preds = %244
  br i1 %16, label %123, label %285

123:                                              ; preds = %122
  %124 = mul nsw i64 %13, 5
  %125 = getelementptr double, ptr %7, i64 %124
  br label %276

126:                                              ; preds = %247, %116
  %127 = phi i64 [ 0, %116 ], [ %248, %247 ]
  %128 = mul nsw i64 %127, %13
  %129 = getelementptr inbounds double, ptr %7, i64 %128
  switch i64 %127, label %132 [
    i64 0, label %131
    i64 5, label %130
  ]

130:                                              ; preds = %126
  br i1 %16, label %153, label %162

131:                                              ; preds = %126
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %129, ptr align 8 %5, i64 %119, i1 false)
  br label %168

132:                                              ; preds = %126
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %4, i64 %119, i1 false)
  br label %133

133:                                              ; preds = %132, %140
  %134 = phi i64 [ %141, %140 ], [ 0, %132 ]
  br i1 %16, label %135, label %140

135:                                              ; preds = %133
  %136 = getelementptr inbounds [5 x [5 x double]], ptr @STAGES, i64 0, i64 %127, i64 %134
  %137 = load double, ptr %136, align 8, !tbaa !22
  %138 = mul nsw i64 %134, %13
  %139 = getelementptr double, ptr %7, i64 %138
  br label %143

140:                                              ; preds = %143, %133
  %141 = add nuw nsw i64 %134, 1
  %142 = icmp eq i64 %141, %127
  br i1 %142, label %162, label %133, !llvm.loop !81

143:                                              ; preds = %135, %143
  %144 = phi i64 [ 0, %135 ], [ %151, %143 ]
  %145 = getelementptr double, ptr %139, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !22
  %147 = fmul contract double %137, %146
  %148 = getelementptr inbounds double, ptr %8, i64 %144
  %149 = load double, ptr %148, align 8, !tbaa !22
  %150 = fadd contract double %149, %147
  store double %150, ptr %148, align 8, !tbaa !22
  %151 = add nuw nsw i64 %144, 1
  %152 = icmp eq i64 %151, %13
  br i1 %152, label %140, label %143, !llvm.loop !82

153:                                              ; preds = %130, %153
  %154 = phi i64 [ %160, %153 ], [ 0, %130 ]
  %155 = getelementptr double, ptr %118, i64 %154
  %156 = load double, ptr %155, align 8, !tbaa !22
  %157 = getelementptr inbounds double, ptr %8, i64 %154
  %158 = load double, ptr %157, align 8, !tbaa !22
  %159 = fadd contract double %156, %158
  store double %159, ptr %157, align 8, !tbaa !22
  %160 = add nuw nsw i64 %154, 1
  %161 = icmp eq i64 %160, %13
  br i1 %161, label %162, label %153, !llvm.loop !83

162:                                              ; preds = %153, %140, %130
  %163 = load ptr, ptr %1, align 8, !tbaa !45
  %164 = getelementptr inbounds [6 x double], ptr @TIMES, i64 0, i64 %127
  %165 = load double, ptr %164, align 8, !tbaa !22
  %166 = fmul contract double %165, %3
  %167 = fadd contract double %166, %2
  tail call void %163(ptr noundef nonnull %0, double noundef %167, ptr noundef %8, ptr noundef %129) #6
  br label %168

168:                                              ; preds = %162, %131
  br i1 %16, label %169, label %249

169:                                              ; preds = %168
  %170 = icmp eq i64 %127, 0
  %171 = getelementptr inbounds [6 x double], ptr @SLOPES_IN_TIME, i64 0, i64 %127
  %172 = load double, ptr %171, align 8, !tbaa !22
  %173 = fmul contract double %172, %3
  br label %174

174:                                              ; preds = %169, %252
  %175 = phi i64 [ 0, %169 ], [ %262, %252 ]
  %176 = getelementptr double, ptr %7, i64 %175
  br i1 %170, label %252, label %264

177:                                              ; preds = %252
  %178 = load ptr, ptr %14, align 8, !tbaa !72
  br i1 %16, label %179, label %249

179:                                              ; preds = %177
  %180 = load ptr, ptr %120, align 8, !tbaa !73
  br label %181

181:                                              ; preds = %181, %179
  %182 = phi i64 [ 0, %179 ], [ %189, %181 ]
  %183 = getelementptr inbounds double, ptr %129, i64 %182
  %184 = load double, ptr %183, align 8, !tbaa !22
  %185 = getelementptr inbounds i64, ptr %180, i64 %182
  %186 = load i64, ptr %185, align 8, !tbaa !66
  %187 = getelementptr inbounds double, ptr %129, i64 %186
  %188 = load double, ptr %187, align 8, !tbaa !22
  store double %188, ptr %183, align 8, !tbaa !22
  store double %184, ptr %187, align 8, !tbaa !22
  %189 = add nuw nsw i64 %182, 1
  %190 = icmp eq i64 %189, %13
  br i1 %190, label %191, label %181, !llvm.loop !84

191:                                              ; preds = %181, %199
  %192 = phi i64 [ %200, %199 ], [ 0, %181 ]
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %199, label %194

194:                                              ; preds = %191
  %195 = mul nsw i64 %192, %13
  %196 = getelementptr double, ptr %178, i64 %195
  %197 = getelementptr inbounds double, ptr %129, i64 %192
  %198 = load double, ptr %197, align 8, !tbaa !22
  br label %202

199:                                              ; preds = %202, %191
  %200 = add nuw nsw i64 %192, 1
  %201 = icmp eq i64 %200, %13
  br i1 %201, label %213, label %191, !llvm.loop !85

202:                                              ; preds = %202, %194
  %203 = phi double [ %198, %194 ], [ %210, %202 ]
  %204 = phi i64 [ 0, %194 ], [ %211, %202 ]
  %205 = getelementptr double, ptr %196, i64 %204
  %206 = load double, ptr %205, align 8, !tbaa !22
  %207 = getelementptr inbounds double, ptr %129, i64 %204
  %208 = load double, ptr %207, align 8, !tbaa !22
  %209 = fmul contract double %206, %208
  %210 = fsub contract double %203, %209
  store double %210, ptr %197, align 8, !tbaa !22
  %211 = add nuw nsw i64 %204, 1
  %212 = icmp eq i64 %211, %192
  br i1 %212, label %199, label %202, !llvm.loop !86

213:                                              ; preds = %199, %225
  %214 = phi i64 [ %215, %225 ], [ %13, %199 ]
  %215 = add nsw i64 %214, -1
  %216 = icmp slt i64 %214, %13
  br i1 %216, label %220, label %217

217:                                              ; preds = %213
  %218 = getelementptr inbounds double, ptr %129, i64 %215
  %219 = load double, ptr %218, align 8, !tbaa !22
  br label %225

220:                                              ; preds = %213
  %221 = mul nsw i64 %215, %13
  %222 = getelementptr double, ptr %178, i64 %221
  %223 = getelementptr inbounds double, ptr %129, i64 %215
  %224 = load double, ptr %223, align 8, !tbaa !22
  br label %233

225:                                              ; preds = %233, %217
  %226 = phi double [ %219, %217 ], [ %241, %233 ]
  %227 = mul i64 %215, %121
  %228 = getelementptr inbounds double, ptr %178, i64 %227
  %229 = load double, ptr %228, align 8, !tbaa !22
  %230 = getelementptr inbounds double, ptr %129, i64 %215
  %231 = fdiv contract double %226, %229
  store double %231, ptr %230, align 8, !tbaa !22
  %232 = icmp sgt i64 %214, 1
  br i1 %232, label %213, label %244, !llvm.loop !87

233:                                              ; preds = %233, %220
  %234 = phi double [ %224, %220 ], [ %241, %233 ]
  %235 = phi i64 [ %214, %220 ], [ %242, %233 ]
  %236 = getelementptr double, ptr %222, i64 %235
  %237 = load double, ptr %236, align 8, !tbaa !22
  %238 = getelementptr inbounds double, ptr %129, i64 %235
  %239 = load double, ptr %238, align 8, !tbaa !22
  %240 = fmul contract double %237, %239
  %241 = fsub contract double %234, %240
  store double %241, ptr %223, align 8, !tbaa !22
  %242 = add nuw nsw i64 %235, 1
  %243 = icmp eq i64 %242, %13
  br i1 %243, label %225, label %233, !llvm.loop !88

244:                                              ; preds = %225
  %245 = add nuw nsw i64 %127, 1
  %246 = icmp eq i64 %245, 6
  br i1 %246, label %122, label %247

247:                                              ; preds = %244, %249
  %248 = phi i64 [ %245, %244 ], [ %250, %249 ]
  br label %126, !llvm.loop !89

249:                                              ; preds = %168, %177
  %250 = add nuw nsw i64 %127, 1
  %251 = icmp eq i64 %250, 6
  br i1 %251, label %285, label %247

252:                                              ; preds = %264, %174
  %253 = phi double [ 0.000000e+00, %174 ], [ %273, %264 ]
  %254 = fdiv contract double %253, %3
  %255 = getelementptr inbounds double, ptr %6, i64 %175
  %256 = load double, ptr %255, align 8, !tbaa !22
  %257 = fmul contract double %173, %256
  %258 = fadd contract double %254, %257
  %259 = getelementptr inbounds double, ptr %129, i64 %175
  %260 = load double, ptr %259, align 8, !tbaa !22
  %261 = fadd contract double %260, %258
  store double %261, ptr %259, align 8, !tbaa !22
  %262 = add nuw nsw i64 %175, 1
  %263 = icmp eq i64 %262, %13
  br i1 %263, label %177, label %174, !llvm.loop !90

264:                                              ; preds = %174, %264
  %265 = phi i64 [ %274, %264 ], [ 0, %174 ]
  %266 = phi double [ %273, %264 ], [ 0.000000e+00, %174 ]
  %267 = getelementptr inbounds [6 x [5 x double]], ptr @MIXED, i64 0, i64 %127, i64 %265
  %268 = load double, ptr %267, align 8, !tbaa !22
  %269 = mul nsw i64 %265, %13
  %270 = getelementptr double, ptr %176, i64 %269
  %271 = load double, ptr %270, align 8, !tbaa !22
  %272 = fmul contract double %268, %271
  %273 = fadd contract double %266, %272
  %274 = add nuw nsw i64 %265, 1
  %275 = icmp eq i64 %274, %127
  br i1 %275, label %252, label %264, !llvm.loop !91

276:                                              ; preds = %123, %276
  %277 = phi i64 [ 0, %123 ], [ %283, %276 ]
  %278 = getelementptr double, ptr %125, i64 %277
  %279 = load double, ptr %278, align 8, !tbaa !22
  %280 = getelementptr inbounds double, ptr %8, i64 %277
  %281 = load double, ptr %280, align 8, !tbaa !22
  %282 = fadd contract double %279, %281
  store double %282, ptr %280, align 8, !tbaa !22
  %283 = add nuw nsw i64 %277, 1
  %284 = icmp eq i64 %283, %13
  br i1 %284, label %285, label %276, !llvm.loop !92

285:                                              ; preds = %249, %276, %122, %114
  %286 = phi i32 [ 0, %114 ], [ 1, %122 ], [ 1, %276 ], [ 1, %249 ]
  ret i32 %286
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define void @rosenbrock_states_at(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr noundef %5, double noundef %6, ptr noundef %7, ptr noundef %8, ptr nocapture noundef readonly %9) local_unnamed_addr #1 {
  %11 = load i64, ptr %0, align 8, !tbaa !5
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !12
  %14 = add nsw i64 %13, %11
  %15 = mul nsw i64 %14, 6
  %16 = getelementptr inbounds double, ptr %8, i64 %15
  %17 = getelementptr inbounds double, ptr %16, i64 %14
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  store double 0.000000e+00, ptr %18, align 8, !tbaa !15
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %20, label %32

20:                                               ; preds = %10
  %21 = shl i64 %14, 3
  %22 = getelementptr inbounds %struct.Loop, ptr %9, i64 0, i32 2
  br label %23

23:                                               ; preds = %20, %61
  %24 = phi i64 [ 0, %20 ], [ %42, %61 ]
  %25 = phi i64 [ -1, %20 ], [ %62, %61 ]
  %26 = phi i64 [ 0, %20 ], [ %63, %61 ]
  %27 = getelementptr inbounds double, ptr %2, i64 %26
  %28 = add nsw i64 %24, 1
  %29 = tail call i64 @llvm.smax.i64(i64 %3, i64 %28)
  %30 = add nsw i64 %29, -1
  %31 = load double, ptr %27, align 8, !tbaa !22
  br label %33

32:                                               ; preds = %61, %10
  ret void

33:                                               ; preds = %23, %36
  %34 = phi i64 [ %37, %36 ], [ %24, %23 ]
  %35 = icmp eq i64 %34, %30
  br i1 %35, label %41, label %36

36:                                               ; preds = %33
  %37 = add nsw i64 %34, 1
  %38 = getelementptr inbounds double, ptr %4, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !22
  %40 = fcmp contract ugt double %39, %31
  br i1 %40, label %41, label %33, !llvm.loop !93

41:                                               ; preds = %33, %36
  %42 = phi i64 [ %30, %33 ], [ %34, %36 ]
  %43 = mul nsw i64 %42, %14
  %44 = getelementptr inbounds double, ptr %5, i64 %43
  %45 = getelementptr inbounds double, ptr %4, i64 %42
  %46 = load double, ptr %45, align 8, !tbaa !22
  %47 = fsub contract double %31, %46
  %48 = mul nsw i64 %26, %14
  %49 = getelementptr inbounds double, ptr %7, i64 %48
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %44, i64 %21, i1 false)
  %50 = fcmp contract oeq double %47, 0.000000e+00
  br i1 %50, label %61, label %51

51:                                               ; preds = %41
  %52 = icmp eq i64 %25, %42
  br i1 %52, label %55, label %53

53:                                               ; preds = %51
  %54 = load double, ptr %45, align 8, !tbaa !22
  tail call fastcc void @slopes_at(ptr noundef nonnull %0, ptr noundef %9, double noundef %54, double noundef %47, ptr noundef %44, ptr noundef %16, ptr noundef %17)
  br label %55

55:                                               ; preds = %53, %51
  %56 = load double, ptr %45, align 8, !tbaa !22
  %57 = tail call fastcc i32 @one_step(ptr noundef nonnull %0, ptr noundef %9, double noundef %56, double noundef %47, ptr noundef %44, ptr noundef %16, ptr noundef %17, ptr noundef %8, ptr noundef %49), !range !20
  %58 = load ptr, ptr %22, align 8, !tbaa !38
  %59 = load double, ptr %27, align 8, !tbaa !22
  %60 = tail call contract double %58(ptr noundef nonnull %0, double noundef %59, ptr noundef %49, double noundef %6) #6
  br label %61

61:                                               ; preds = %41, %55
  %62 = phi i64 [ %42, %55 ], [ %25, %41 ]
  %63 = add nuw nsw i64 %26, 1
  %64 = icmp eq i64 %63, %1
  br i1 %64, label %32, label %23, !llvm.loop !94
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!5 = !{!6, !7, i64 0}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !10, i64 184, !10, i64 192, !10, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !10, i64 240, !10, i64 248, !10, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !10, i64 376, !10, i64 384, !10, i64 392, !10, i64 400, !10, i64 408, !10, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !10, i64 456, !10, i64 464, !10, i64 472, !10, i64 480, !11, i64 488, !11, i64 496, !11, i64 504, !11, i64 512, !11, i64 520, !11, i64 528, !11, i64 536, !11, i64 544, !11, i64 552, !11, i64 560, !11, i64 568, !11, i64 576, !11, i64 584}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !7, i64 8}
!13 = !{!14, !7, i64 64}
!14 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96}
!15 = !{!6, !11, i64 552}
!16 = !{!14, !11, i64 0}
!17 = !{!14, !11, i64 8}
!18 = !{!14, !11, i64 16}
!19 = !{!14, !7, i64 72}
!20 = !{i32 0, i32 2}
!21 = !{!14, !11, i64 40}
!22 = !{!11, !11, i64 0}
!23 = distinct !{!23, !24, !25}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !{!14, !7, i64 88}
!27 = !{!6, !11, i64 536}
!28 = !{!6, !7, i64 112}
!29 = !{!6, !7, i64 96}
!30 = distinct !{!30, !24, !25}
!31 = distinct !{!31, !24, !25}
!32 = !{!33, !10, i64 24}
!33 = !{!"", !34, i64 0, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !10, i64 112, !10, i64 120, !10, i64 128, !10, i64 136, !10, i64 144, !10, i64 152}
!34 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !10, i64 32, !10, i64 40, !10, i64 48}
!35 = !{!33, !10, i64 32}
!36 = distinct !{!36, !24, !25}
!37 = distinct !{!37, !24, !25}
!38 = !{!33, !10, i64 16}
!39 = !{!14, !11, i64 24}
!40 = !{!14, !7, i64 48}
!41 = !{!14, !7, i64 56}
!42 = distinct !{!42, !25}
!43 = distinct !{!43, !24, !25}
!44 = !{!14, !11, i64 32}
!45 = !{!33, !10, i64 0}
!46 = !{!33, !10, i64 48}
!47 = !{!33, !10, i64 40}
!48 = !{!14, !7, i64 80}
!49 = !{!14, !7, i64 96}
!50 = !{!33, !10, i64 152}
!51 = !{!33, !7, i64 56}
!52 = distinct !{!52, !24, !25}
!53 = !{!6, !7, i64 16}
!54 = !{!33, !10, i64 112}
!55 = !{!6, !10, i64 344}
!56 = !{!33, !7, i64 80}
!57 = !{!6, !10, i64 400}
!58 = !{!33, !10, i64 120}
!59 = !{!33, !7, i64 64}
!60 = !{!33, !10, i64 136}
!61 = !{!33, !10, i64 128}
!62 = !{!33, !7, i64 72}
!63 = !{!33, !10, i64 88}
!64 = !{!33, !10, i64 96}
!65 = !{!33, !10, i64 8}
!66 = !{!7, !7, i64 0}
!67 = distinct !{!67, !24, !25}
!68 = distinct !{!68, !24, !25}
!69 = distinct !{!69, !24, !25}
!70 = distinct !{!70, !24, !25}
!71 = distinct !{!71, !24, !25}
!72 = !{!33, !10, i64 144}
!73 = !{!33, !10, i64 104}
!74 = distinct !{!74, !24, !25}
!75 = distinct !{!75, !24, !25}
!76 = distinct !{!76, !24, !25}
!77 = distinct !{!77, !24, !25}
!78 = distinct !{!78, !24, !25}
!79 = distinct !{!79, !24, !25}
!80 = distinct !{!80, !24, !25}
!81 = distinct !{!81, !24, !25}
!82 = distinct !{!82, !24, !25}
!83 = distinct !{!83, !24, !25}
!84 = distinct !{!84, !24, !25}
!85 = distinct !{!85, !24, !25}
!86 = distinct !{!86, !24, !25}
!87 = distinct !{!87, !24, !25}
!88 = distinct !{!88, !24, !25}
!89 = distinct !{!89, !24, !25}
!90 = distinct !{!90, !24, !25}
!91 = distinct !{!91, !24, !25}
!92 = distinct !{!92, !24, !25}
!93 = distinct !{!93, !24, !25}
!94 = distinct !{!94, !24, !25}
