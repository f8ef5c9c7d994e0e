; sha256 of moreau.c and its headers: a0dc7d3544f79f159bab9b96cae17ba1ae62b39b497ae26a66236c71b89538c0

%struct.Meeting = type { double, [3 x double], [3 x double] }
%struct.Active = type { i64, i64, i64, [18 x double], [18 x double], [18 x double], [18 x double], [3 x double], double, double }

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define void @moreau_gaps(i64 noundef %0, ptr noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) local_unnamed_addr #0 {
  %7 = alloca [9 x double], align 16
  %8 = alloca [9 x double], align 16
  %9 = alloca %struct.Meeting, align 8
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %7) #8
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %8) #8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %9) #8
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
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9) #8
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %7) #8
  ret void

25:                                               ; preds = %11, %125
  %26 = phi i64 [ 0, %11 ], [ %131, %125 ]
  %27 = shl nuw nsw i64 %26, 1
  %28 = getelementptr inbounds i64, ptr %3, i64 %27
  %29 = load i64, ptr %28, align 8, !tbaa !5
  %30 = mul nsw i64 %29, 13
  %31 = getelementptr inbounds double, ptr %1, i64 %30
  %32 = or disjoint i64 %27, 1
  %33 = getelementptr inbounds i64, ptr %3, i64 %32
  %34 = load i64, ptr %33, align 8, !tbaa !5
  %35 = icmp slt i64 %34, 0
  %36 = mul nsw i64 %34, 13
  %37 = getelementptr inbounds double, ptr %1, i64 %36
  %38 = select i1 %35, ptr null, ptr %37
  %39 = getelementptr inbounds double, ptr %31, i64 3
  %40 = getelementptr inbounds double, ptr %31, i64 5
  %41 = load <2 x double>, ptr %40, align 8, !tbaa !9
  %42 = extractelement <2 x double> %41, i64 0
  %43 = fmul contract <2 x double> %41, %41
  %44 = extractelement <2 x double> %43, i64 0
  %45 = extractelement <2 x double> %41, i64 1
  %46 = fmul contract double %45, %45
  %47 = load <2 x double>, ptr %39, align 8, !tbaa !9
  %48 = extractelement <2 x double> %47, i64 0
  %49 = fmul contract <2 x double> %47, %47
  %50 = extractelement <2 x double> %49, i64 0
  %51 = extractelement <2 x double> %47, i64 1
  %52 = fmul contract double %51, %51
  %53 = fadd contract double %50, %52
  %54 = fsub contract double %53, %44
  %55 = fsub contract double %54, %46
  store double %55, ptr %7, align 16, !tbaa !9
  %56 = shufflevector <2 x double> %41, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %57 = fmul contract <2 x double> %47, %56
  %58 = shufflevector <2 x double> %41, <2 x double> poison, <2 x i32> zeroinitializer
  %59 = fmul contract <2 x double> %47, %58
  %60 = shufflevector <2 x double> %59, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %61 = fsub contract <2 x double> %60, %57
  %62 = fadd contract <2 x double> %60, %57
  %63 = shufflevector <2 x double> %61, <2 x double> %62, <2 x i32> <i32 0, i32 3>
  %64 = fmul contract <2 x double> %63, <double 2.000000e+00, double 2.000000e+00>
  store <2 x double> %64, ptr %12, align 8, !tbaa !9
  %65 = fadd contract <2 x double> %60, %57
  %66 = extractelement <2 x double> %65, i64 0
  %67 = fmul contract double %66, 2.000000e+00
  store double %67, ptr %13, align 8, !tbaa !9
  %68 = fsub contract double %50, %52
  %69 = fadd contract double %68, %44
  %70 = fsub contract double %69, %46
  store double %70, ptr %14, align 16, !tbaa !9
  %71 = fmul contract double %42, %45
  %72 = fmul contract double %48, %51
  %73 = insertelement <2 x double> %57, double %71, i64 0
  %74 = insertelement <2 x double> %60, double %72, i64 0
  %75 = fsub contract <2 x double> %73, %74
  %76 = fmul contract <2 x double> %75, <double 2.000000e+00, double 2.000000e+00>
  store <2 x double> %76, ptr %15, align 8, !tbaa !9
  %77 = fadd contract double %72, %71
  %78 = fmul contract double %77, 2.000000e+00
  store double %78, ptr %16, align 8, !tbaa !9
  %79 = fsub contract double %68, %44
  %80 = fadd contract double %79, %46
  store double %80, ptr %17, align 16, !tbaa !9
  %81 = icmp eq ptr %38, null
  br i1 %81, label %125, label %82

82:                                               ; preds = %25
  %83 = getelementptr inbounds double, ptr %38, i64 3
  %84 = getelementptr inbounds double, ptr %38, i64 5
  %85 = load <2 x double>, ptr %84, align 8, !tbaa !9
  %86 = extractelement <2 x double> %85, i64 0
  %87 = fmul contract <2 x double> %85, %85
  %88 = extractelement <2 x double> %87, i64 0
  %89 = extractelement <2 x double> %85, i64 1
  %90 = fmul contract double %89, %89
  %91 = load <2 x double>, ptr %83, align 8, !tbaa !9
  %92 = extractelement <2 x double> %91, i64 0
  %93 = fmul contract <2 x double> %91, %91
  %94 = extractelement <2 x double> %93, i64 0
  %95 = extractelement <2 x double> %91, i64 1
  %96 = fmul contract double %95, %95
  %97 = fadd contract double %94, %96
  %98 = fsub contract double %97, %88
  %99 = fsub contract double %98, %90
  store double %99, ptr %8, align 16, !tbaa !9
  %100 = shufflevector <2 x double> %85, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %101 = fmul contract <2 x double> %91, %100
  %102 = shufflevector <2 x double> %85, <2 x double> poison, <2 x i32> zeroinitializer
  %103 = fmul contract <2 x double> %91, %102
  %104 = shufflevector <2 x double> %103, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %105 = fsub contract <2 x double> %104, %101
  %106 = fadd contract <2 x double> %104, %101
  %107 = shufflevector <2 x double> %105, <2 x double> %106, <2 x i32> <i32 0, i32 3>
  %108 = fmul contract <2 x double> %107, <double 2.000000e+00, double 2.000000e+00>
  store <2 x double> %108, ptr %18, align 8, !tbaa !9
  %109 = fadd contract <2 x double> %104, %101
  %110 = extractelement <2 x double> %109, i64 0
  %111 = fmul contract double %110, 2.000000e+00
  store double %111, ptr %19, align 8, !tbaa !9
  %112 = fsub contract double %94, %96
  %113 = fadd contract double %112, %88
  %114 = fsub contract double %113, %90
  store double %114, ptr %20, align 16, !tbaa !9
  %115 = fmul contract double %86, %89
  %116 = fmul contract double %92, %95
  %117 = insertelement <2 x double> %101, double %115, i64 0
  %118 = insertelement <2 x double> %104, double %116, i64 0
  %119 = fsub contract <2 x double> %117, %118
  %120 = fmul contract <2 x double> %119, <double 2.000000e+00, double 2.000000e+00>
  store <2 x double> %120, ptr %21, align 8, !tbaa !9
  %121 = fadd contract double %116, %115
  %122 = fmul contract double %121, 2.000000e+00
  store double %122, ptr %22, align 8, !tbaa !9
  %123 = fsub contract double %112, %88
  %124 = fadd contract double %123, %90
  store double %124, ptr %23, align 16, !tbaa !9
  br label %125

125:                                              ; preds = %82, %25
  %126 = phi ptr [ %8, %82 ], [ null, %25 ]
  %127 = mul nsw i64 %26, 11
  %128 = getelementptr inbounds double, ptr %4, i64 %127
  call fastcc void @meet(ptr noundef %128, ptr noundef nonnull %31, ptr noundef nonnull %7, ptr noundef %38, ptr noundef %126, ptr noundef nonnull %9)
  %129 = load double, ptr %9, align 8, !tbaa !11
  %130 = getelementptr inbounds double, ptr %5, i64 %26
  store double %129, ptr %130, align 8, !tbaa !9
  %131 = add nuw nsw i64 %26, 1
  %132 = icmp eq i64 %131, %2
  br i1 %132, label %24, label %25, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @meet(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr noundef readonly %4, ptr nocapture noundef %5) unnamed_addr #2 {
  %7 = alloca [3 x double], align 16
  %8 = alloca [3 x double], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %7) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %8) #8
  %9 = getelementptr inbounds double, ptr %0, i64 1
  %10 = load double, ptr %0, align 8, !tbaa !9
  %11 = load <2 x double>, ptr %9, align 8, !tbaa !9
  br label %12

12:                                               ; preds = %12, %6
  %13 = phi i64 [ 0, %6 ], [ %26, %12 ]
  %14 = mul nuw nsw i64 %13, 3
  %15 = getelementptr inbounds double, ptr %2, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !9
  %17 = fmul contract double %16, %10
  %18 = getelementptr double, ptr %15, i64 1
  %19 = load <2 x double>, ptr %18, align 8, !tbaa !9
  %20 = fmul contract <2 x double> %19, %11
  %21 = extractelement <2 x double> %20, i64 0
  %22 = fadd contract double %17, %21
  %23 = extractelement <2 x double> %20, i64 1
  %24 = fadd contract double %22, %23
  %25 = getelementptr inbounds double, ptr %7, i64 %13
  store double %24, ptr %25, align 8, !tbaa !9
  %26 = add nuw nsw i64 %13, 1
  %27 = icmp eq i64 %26, 3
  br i1 %27, label %36, label %12, !llvm.loop !16

28:                                               ; preds = %36
  %29 = getelementptr inbounds double, ptr %0, i64 10
  %30 = load double, ptr %29, align 8, !tbaa !9
  %31 = fcmp contract oeq double %30, 0.000000e+00
  br i1 %31, label %59, label %32

32:                                               ; preds = %28
  %33 = getelementptr i8, ptr %0, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %8, ptr noundef nonnull align 8 dereferenceable(24) %33, i64 24, i1 false), !tbaa !9
  %34 = icmp eq ptr %4, null
  br i1 %34, label %35, label %67

35:                                               ; preds = %87, %32
  br label %109

36:                                               ; preds = %12, %36
  %37 = phi i64 [ %43, %36 ], [ 0, %12 ]
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !9
  %40 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %37
  %41 = load double, ptr %40, align 8, !tbaa !9
  %42 = fadd contract double %39, %41
  store double %42, ptr %40, align 8, !tbaa !9
  %43 = add nuw nsw i64 %37, 1
  %44 = icmp eq i64 %43, 3
  br i1 %44, label %28, label %36, !llvm.loop !17

45:                                               ; preds = %59
  %46 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1
  %47 = load double, ptr %7, align 16, !tbaa !9
  %48 = load double, ptr %46, align 8, !tbaa !9
  %49 = fmul contract double %47, %48
  %50 = getelementptr inbounds double, ptr %7, i64 1
  %51 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 1
  %52 = load <2 x double>, ptr %50, align 8, !tbaa !9
  %53 = load <2 x double>, ptr %51, align 8, !tbaa !9
  %54 = fmul contract <2 x double> %52, %53
  %55 = extractelement <2 x double> %54, i64 0
  %56 = fadd contract double %49, %55
  %57 = extractelement <2 x double> %54, i64 1
  %58 = fadd contract double %56, %57
  br label %133

59:                                               ; preds = %28, %59
  %60 = phi i64 [ %65, %59 ], [ 0, %28 ]
  %61 = or disjoint i64 %60, 4
  %62 = getelementptr inbounds double, ptr %0, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !9
  %64 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 %60
  store double %63, ptr %64, align 8, !tbaa !9
  %65 = add nuw nsw i64 %60, 1
  %66 = icmp eq i64 %65, 3
  br i1 %66, label %45, label %59, !llvm.loop !18

67:                                               ; preds = %32
  %68 = getelementptr inbounds double, ptr %0, i64 5
  %69 = load double, ptr %33, align 8, !tbaa !9
  %70 = load <2 x double>, ptr %68, align 8, !tbaa !9
  br label %71

71:                                               ; preds = %71, %67
  %72 = phi i64 [ 0, %67 ], [ %85, %71 ]
  %73 = mul nuw nsw i64 %72, 3
  %74 = getelementptr inbounds double, ptr %4, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !9
  %76 = fmul contract double %75, %69
  %77 = getelementptr double, ptr %74, i64 1
  %78 = load <2 x double>, ptr %77, align 8, !tbaa !9
  %79 = fmul contract <2 x double> %78, %70
  %80 = extractelement <2 x double> %79, i64 0
  %81 = fadd contract double %76, %80
  %82 = extractelement <2 x double> %79, i64 1
  %83 = fadd contract double %81, %82
  %84 = getelementptr inbounds double, ptr %8, i64 %72
  store double %83, ptr %84, align 8, !tbaa !9
  %85 = add nuw nsw i64 %72, 1
  %86 = icmp eq i64 %85, 3
  br i1 %86, label %87, label %71, !llvm.loop !16

87:                                               ; preds = %71, %87
  %88 = phi i64 [ %94, %87 ], [ 0, %71 ]
  %89 = getelementptr inbounds double, ptr %3, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !9
  %91 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %88
  %92 = load double, ptr %91, align 8, !tbaa !9
  %93 = fadd contract double %90, %92
  store double %93, ptr %91, align 8, !tbaa !9
  %94 = add nuw nsw i64 %88, 1
  %95 = icmp eq i64 %94, 3
  br i1 %95, label %35, label %87, !llvm.loop !19

96:                                               ; preds = %109
  %97 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1
  %98 = load double, ptr %97, align 8, !tbaa !9
  %99 = fmul contract double %98, %98
  %100 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 1
  %101 = load <2 x double>, ptr %100, align 8, !tbaa !9
  %102 = fmul contract <2 x double> %101, %101
  %103 = extractelement <2 x double> %102, i64 0
  %104 = fadd contract double %99, %103
  %105 = extractelement <2 x double> %102, i64 1
  %106 = fadd contract double %104, %105
  %107 = tail call contract double @llvm.sqrt.f64(double %106)
  %108 = fcmp contract ogt double %107, 0.000000e+00
  br label %119

109:                                              ; preds = %35, %109
  %110 = phi i64 [ %117, %109 ], [ 0, %35 ]
  %111 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !9
  %113 = getelementptr inbounds [3 x double], ptr %8, i64 0, i64 %110
  %114 = load double, ptr %113, align 8, !tbaa !9
  %115 = fsub contract double %112, %114
  %116 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 %110
  store double %115, ptr %116, align 8, !tbaa !9
  %117 = add nuw nsw i64 %110, 1
  %118 = icmp eq i64 %117, 3
  br i1 %118, label %96, label %109, !llvm.loop !20

119:                                              ; preds = %96, %128
  %120 = phi i64 [ 0, %96 ], [ %131, %128 ]
  br i1 %108, label %121, label %125

121:                                              ; preds = %119
  %122 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 %120
  %123 = load double, ptr %122, align 8, !tbaa !9
  %124 = fdiv contract double %123, %107
  br label %128

125:                                              ; preds = %119
  %126 = icmp eq i64 %120, 2
  %127 = uitofp i1 %126 to double
  br label %128

128:                                              ; preds = %125, %121
  %129 = phi contract double [ %124, %121 ], [ %127, %125 ]
  %130 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 %120
  store double %129, ptr %130, align 8, !tbaa !9
  %131 = add nuw nsw i64 %120, 1
  %132 = icmp eq i64 %131, 3
  br i1 %132, label %133, label %119, !llvm.loop !21

133:                                              ; preds = %128, %45
  %134 = phi i64 [ 7, %45 ], [ 3, %128 ]
  %135 = phi double [ %58, %45 ], [ %107, %128 ]
  %136 = phi i64 [ 3, %45 ], [ 7, %128 ]
  %137 = getelementptr inbounds double, ptr %0, i64 %134
  %138 = load double, ptr %137, align 8, !tbaa !9
  %139 = fsub contract double %135, %138
  %140 = getelementptr inbounds double, ptr %0, i64 %136
  %141 = load double, ptr %140, align 8, !tbaa !9
  %142 = fsub contract double %139, %141
  store double %142, ptr %5, align 8, !tbaa !11
  %143 = getelementptr inbounds double, ptr %0, i64 3
  br label %145

144:                                              ; preds = %145
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %8) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %7) #8
  ret void

145:                                              ; preds = %133, %145
  %146 = phi i64 [ 0, %133 ], [ %155, %145 ]
  %147 = getelementptr inbounds [3 x double], ptr %7, i64 0, i64 %146
  %148 = load double, ptr %147, align 8, !tbaa !9
  %149 = load double, ptr %143, align 8, !tbaa !9
  %150 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 1, i64 %146
  %151 = load double, ptr %150, align 8, !tbaa !9
  %152 = fmul contract double %149, %151
  %153 = fsub contract double %148, %152
  %154 = getelementptr inbounds %struct.Meeting, ptr %5, i64 0, i32 2, i64 %146
  store double %153, ptr %154, align 8, !tbaa !9
  %155 = add nuw nsw i64 %146, 1
  %156 = icmp eq i64 %155, 3
  br i1 %156, label %144, label %145, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @moreau_size() local_unnamed_addr #3 {
  ret i64 640
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define void @moreau_steps(i64 noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr nocapture noundef %7, i64 noundef %8, double noundef %9, i64 noundef %10, double noundef %11, ptr noundef %12, ptr nocapture noundef %13, ptr noundef writeonly %14) local_unnamed_addr #0 {
  %16 = alloca [3 x double], align 16
  %17 = alloca [3 x double], align 16
  %18 = alloca [3 x double], align 16
  %19 = alloca [3 x double], align 16
  %20 = alloca [9 x double], align 16
  %21 = alloca %struct.Meeting, align 8
  %22 = alloca [3 x double], align 16
  %23 = alloca [9 x double], align 16
  %24 = alloca [3 x double], align 16
  %25 = mul nsw i64 %0, 6
  %26 = getelementptr inbounds double, ptr %12, i64 %25
  %27 = mul nsw i64 %0, 9
  %28 = getelementptr inbounds double, ptr %26, i64 %27
  %29 = getelementptr inbounds double, ptr %28, i64 %27
  %30 = icmp sgt i64 %8, 0
  br i1 %30, label %31, label %69

31:                                               ; preds = %15
  %32 = ptrtoint ptr %14 to i64
  %33 = ptrtoint ptr %3 to i64
  %34 = getelementptr inbounds double, ptr %2, i64 1
  %35 = getelementptr inbounds double, ptr %2, i64 2
  %36 = getelementptr inbounds double, ptr %12, i64 3
  %37 = icmp sgt i64 %0, 0
  %38 = fmul contract double %9, 5.000000e-01
  %39 = getelementptr inbounds double, ptr %17, i64 2
  %40 = getelementptr inbounds double, ptr %18, i64 1
  %41 = getelementptr inbounds double, ptr %19, i64 1
  %42 = icmp sgt i64 %4, 0
  %43 = getelementptr inbounds double, ptr %22, i64 1
  %44 = getelementptr inbounds %struct.Meeting, ptr %21, i64 0, i32 1
  %45 = getelementptr inbounds double, ptr %23, i64 3
  %46 = getelementptr inbounds double, ptr %23, i64 4
  %47 = getelementptr inbounds %struct.Meeting, ptr %21, i64 0, i32 1, i64 1
  %48 = getelementptr inbounds double, ptr %23, i64 5
  %49 = getelementptr inbounds %struct.Meeting, ptr %21, i64 0, i32 1, i64 2
  %50 = getelementptr inbounds double, ptr %23, i64 6
  %51 = getelementptr inbounds double, ptr %23, i64 1
  %52 = getelementptr inbounds double, ptr %23, i64 8
  %53 = getelementptr double, ptr %3, i64 10
  %54 = icmp sgt i64 %10, 0
  %55 = getelementptr inbounds [3 x double], ptr %16, i64 0, i64 1
  %56 = getelementptr inbounds double, ptr %13, i64 2
  %57 = getelementptr inbounds double, ptr %13, i64 1
  %58 = getelementptr inbounds double, ptr %13, i64 3
  %59 = mul i64 %0, 13
  %60 = icmp ne ptr %14, null
  %61 = and i1 %60, %37
  %62 = getelementptr i8, ptr %3, i64 80
  %63 = sub i64 %32, %33
  %64 = mul i64 %0, 104
  %65 = tail call i64 @llvm.smax.i64(i64 %59, i64 1)
  %66 = icmp slt i64 %59, 4
  %67 = and i64 %65, 9223372036854775806
  %68 = icmp eq i64 %65, %67
  br label %70

69:                                               ; preds = %1134, %15
  ret void

70:                                               ; preds = %31, %1134
  %71 = phi i64 [ 0, %31 ], [ %1135, %1134 ]
  %72 = mul i64 %64, %71
  %73 = add i64 %63, %72
  %74 = load double, ptr %2, align 8, !tbaa !9
  %75 = fmul contract double %74, %74
  %76 = load double, ptr %34, align 8, !tbaa !9
  %77 = fmul contract double %76, %76
  %78 = fadd contract double %75, %77
  %79 = load double, ptr %35, align 8, !tbaa !9
  %80 = fmul contract double %79, %79
  %81 = fadd contract double %78, %80
  %82 = tail call contract double @llvm.sqrt.f64(double %81)
  %83 = fmul contract double %82, %9
  br i1 %37, label %85, label %84

84:                                               ; preds = %312, %70
  br i1 %42, label %325, label %322

85:                                               ; preds = %70, %312
  %86 = phi i64 [ %313, %312 ], [ 0, %70 ]
  %87 = mul nuw nsw i64 %86, 104
  %88 = getelementptr i8, ptr %62, i64 %87
  %89 = mul nsw i64 %86, 21
  %90 = getelementptr inbounds double, ptr %1, i64 %89
  %91 = mul nuw nsw i64 %86, 13
  %92 = getelementptr inbounds double, ptr %3, i64 %91
  %93 = mul nsw i64 %86, 9
  %94 = getelementptr inbounds double, ptr %26, i64 %93
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %17) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %18) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %19) #8
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %20) #8
  tail call fastcc void @move(ptr noundef %92, double noundef %38)
  %95 = getelementptr inbounds double, ptr %92, i64 3
  %96 = getelementptr inbounds double, ptr %92, i64 5
  %97 = load <2 x double>, ptr %96, align 8, !tbaa !9
  %98 = extractelement <2 x double> %97, i64 0
  %99 = fmul contract <2 x double> %97, %97
  %100 = extractelement <2 x double> %99, i64 0
  %101 = extractelement <2 x double> %97, i64 1
  %102 = fmul contract double %101, %101
  %103 = getelementptr inbounds double, ptr %94, i64 1
  %104 = load <2 x double>, ptr %95, align 8, !tbaa !9
  %105 = extractelement <2 x double> %104, i64 0
  %106 = fmul contract <2 x double> %104, %104
  %107 = extractelement <2 x double> %106, i64 0
  %108 = extractelement <2 x double> %104, i64 1
  %109 = fmul contract double %108, %108
  %110 = fadd contract double %107, %109
  %111 = fsub contract double %110, %100
  %112 = fsub contract double %111, %102
  store double %112, ptr %94, align 8, !tbaa !9
  %113 = shufflevector <2 x double> %97, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %114 = fmul contract <2 x double> %104, %113
  %115 = shufflevector <2 x double> %97, <2 x double> poison, <2 x i32> zeroinitializer
  %116 = fmul contract <2 x double> %104, %115
  %117 = shufflevector <2 x double> %116, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %118 = fsub contract <2 x double> %117, %114
  %119 = fadd contract <2 x double> %117, %114
  %120 = shufflevector <2 x double> %118, <2 x double> %119, <2 x i32> <i32 0, i32 3>
  %121 = fmul contract <2 x double> %120, <double 2.000000e+00, double 2.000000e+00>
  store <2 x double> %121, ptr %103, align 8, !tbaa !9
  %122 = fadd contract <2 x double> %117, %114
  %123 = extractelement <2 x double> %122, i64 0
  %124 = fmul contract double %123, 2.000000e+00
  %125 = getelementptr inbounds double, ptr %94, i64 3
  store double %124, ptr %125, align 8, !tbaa !9
  %126 = fsub contract double %107, %109
  %127 = fadd contract double %126, %100
  %128 = fsub contract double %127, %102
  %129 = getelementptr inbounds double, ptr %94, i64 4
  store double %128, ptr %129, align 8, !tbaa !9
  %130 = fmul contract double %98, %101
  %131 = fmul contract double %105, %108
  %132 = getelementptr inbounds double, ptr %94, i64 5
  %133 = insertelement <2 x double> %114, double %130, i64 0
  %134 = insertelement <2 x double> %117, double %131, i64 0
  %135 = fsub contract <2 x double> %133, %134
  %136 = fmul contract <2 x double> %135, <double 2.000000e+00, double 2.000000e+00>
  store <2 x double> %136, ptr %132, align 8, !tbaa !9
  %137 = fadd contract double %131, %130
  %138 = fmul contract double %137, 2.000000e+00
  %139 = getelementptr inbounds double, ptr %94, i64 7
  store double %138, ptr %139, align 8, !tbaa !9
  %140 = fsub contract double %126, %100
  %141 = fadd contract double %140, %102
  %142 = getelementptr inbounds double, ptr %94, i64 8
  store double %141, ptr %142, align 8, !tbaa !9
  br label %143

143:                                              ; preds = %85, %150
  %144 = phi i64 [ 0, %85 ], [ %151, %150 ]
  %145 = mul nuw nsw i64 %144, 3
  %146 = getelementptr inbounds double, ptr %94, i64 %145
  %147 = load double, ptr %146, align 8, !tbaa !9
  %148 = getelementptr inbounds double, ptr %146, i64 1
  %149 = load <2 x double>, ptr %148, align 8, !tbaa !9
  br label %155

150:                                              ; preds = %155
  %151 = add nuw nsw i64 %144, 1
  %152 = icmp eq i64 %151, 3
  br i1 %152, label %153, label %143, !llvm.loop !23

153:                                              ; preds = %150
  %154 = getelementptr inbounds double, ptr %28, i64 %93
  br label %181

155:                                              ; preds = %143, %155
  %156 = phi i64 [ 0, %143 ], [ %175, %155 ]
  %157 = or disjoint i64 %156, 12
  %158 = getelementptr inbounds double, ptr %90, i64 %157
  %159 = load double, ptr %158, align 8, !tbaa !9
  %160 = getelementptr double, ptr %90, i64 %156
  %161 = getelementptr double, ptr %160, i64 15
  %162 = load double, ptr %161, align 8, !tbaa !9
  %163 = getelementptr double, ptr %160, i64 18
  %164 = load double, ptr %163, align 8, !tbaa !9
  %165 = fmul contract double %159, %147
  %166 = insertelement <2 x double> poison, double %162, i64 0
  %167 = insertelement <2 x double> %166, double %164, i64 1
  %168 = fmul contract <2 x double> %167, %149
  %169 = extractelement <2 x double> %168, i64 0
  %170 = fadd contract double %165, %169
  %171 = extractelement <2 x double> %168, i64 1
  %172 = fadd contract double %170, %171
  %173 = add nuw nsw i64 %156, %145
  %174 = getelementptr inbounds [9 x double], ptr %20, i64 0, i64 %173
  store double %172, ptr %174, align 8, !tbaa !9
  %175 = add nuw nsw i64 %156, 1
  %176 = icmp eq i64 %175, 3
  br i1 %176, label %150, label %155, !llvm.loop !24

177:                                              ; preds = %189
  %178 = getelementptr double, ptr %92, i64 7
  %179 = mul nsw i64 %86, 6
  %180 = getelementptr double, ptr %12, i64 %179
  br label %286

181:                                              ; preds = %153, %189
  %182 = phi i64 [ %190, %189 ], [ 0, %153 ]
  %183 = mul nuw nsw i64 %182, 3
  %184 = getelementptr inbounds double, ptr %20, i64 %183
  %185 = load double, ptr %184, align 8, !tbaa !9
  %186 = getelementptr inbounds double, ptr %184, i64 1
  %187 = load <2 x double>, ptr %186, align 8, !tbaa !9
  %188 = getelementptr double, ptr %154, i64 %183
  br label %192

189:                                              ; preds = %192
  %190 = add nuw nsw i64 %182, 1
  %191 = icmp eq i64 %190, 3
  br i1 %191, label %177, label %181, !llvm.loop !25

192:                                              ; preds = %181, %192
  %193 = phi i64 [ 0, %181 ], [ %206, %192 ]
  %194 = mul nuw nsw i64 %193, 3
  %195 = getelementptr inbounds double, ptr %94, i64 %194
  %196 = load double, ptr %195, align 8, !tbaa !9
  %197 = fmul contract double %185, %196
  %198 = getelementptr inbounds double, ptr %195, i64 1
  %199 = load <2 x double>, ptr %198, align 8, !tbaa !9
  %200 = fmul contract <2 x double> %187, %199
  %201 = extractelement <2 x double> %200, i64 0
  %202 = fadd contract double %197, %201
  %203 = extractelement <2 x double> %200, i64 1
  %204 = fadd contract double %202, %203
  %205 = getelementptr double, ptr %188, i64 %193
  store double %204, ptr %205, align 8, !tbaa !9
  %206 = add nuw nsw i64 %193, 1
  %207 = icmp eq i64 %206, 3
  br i1 %207, label %189, label %192, !llvm.loop !26

208:                                              ; preds = %286
  %209 = getelementptr inbounds double, ptr %92, i64 10
  %210 = getelementptr inbounds double, ptr %36, i64 %179
  %211 = getelementptr inbounds double, ptr %92, i64 11
  %212 = getelementptr inbounds double, ptr %92, i64 12
  br label %213

213:                                              ; preds = %213, %208
  %214 = phi i64 [ 0, %208 ], [ %229, %213 ]
  %215 = mul nuw nsw i64 %214, 3
  %216 = getelementptr inbounds double, ptr %94, i64 %215
  %217 = load double, ptr %216, align 8, !tbaa !9
  %218 = load double, ptr %209, align 8, !tbaa !9
  %219 = fmul contract double %217, %218
  %220 = getelementptr double, ptr %216, i64 1
  %221 = load <2 x double>, ptr %220, align 8, !tbaa !9
  %222 = load <2 x double>, ptr %211, align 8, !tbaa !9
  %223 = fmul contract <2 x double> %221, %222
  %224 = extractelement <2 x double> %223, i64 0
  %225 = fadd contract double %219, %224
  %226 = extractelement <2 x double> %223, i64 1
  %227 = fadd contract double %225, %226
  %228 = getelementptr inbounds double, ptr %210, i64 %214
  store double %227, ptr %228, align 8, !tbaa !9
  %229 = add nuw nsw i64 %214, 1
  %230 = icmp eq i64 %229, 3
  br i1 %230, label %231, label %213, !llvm.loop !16

231:                                              ; preds = %213
  %232 = getelementptr inbounds double, ptr %90, i64 3
  %233 = load <2 x double>, ptr %209, align 8, !tbaa !9
  %234 = load double, ptr %212, align 8, !tbaa !9
  %235 = extractelement <2 x double> %233, i64 0
  %236 = shufflevector <2 x double> %233, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %237 = insertelement <2 x double> %236, double %234, i64 1
  br label %238

238:                                              ; preds = %238, %231
  %239 = phi i64 [ 0, %231 ], [ %252, %238 ]
  %240 = mul nuw nsw i64 %239, 3
  %241 = getelementptr inbounds double, ptr %232, i64 %240
  %242 = load double, ptr %241, align 8, !tbaa !9
  %243 = fmul contract double %242, %235
  %244 = getelementptr double, ptr %241, i64 1
  %245 = load <2 x double>, ptr %244, align 8, !tbaa !9
  %246 = fmul contract <2 x double> %245, %237
  %247 = extractelement <2 x double> %246, i64 0
  %248 = fadd contract double %243, %247
  %249 = extractelement <2 x double> %246, i64 1
  %250 = fadd contract double %248, %249
  %251 = getelementptr inbounds double, ptr %17, i64 %239
  store double %250, ptr %251, align 8, !tbaa !9
  %252 = add nuw nsw i64 %239, 1
  %253 = icmp eq i64 %252, 3
  br i1 %253, label %254, label %238, !llvm.loop !16

254:                                              ; preds = %238
  %255 = load double, ptr %39, align 16, !tbaa !9
  %256 = extractelement <2 x double> %233, i64 1
  %257 = fmul contract double %256, %255
  %258 = load <2 x double>, ptr %17, align 16, !tbaa !9
  %259 = extractelement <2 x double> %258, i64 1
  %260 = fmul contract double %234, %259
  %261 = fsub contract double %260, %257
  store double %261, ptr %18, align 16, !tbaa !9
  %262 = insertelement <2 x double> poison, double %255, i64 0
  %263 = shufflevector <2 x double> %262, <2 x double> %258, <2 x i32> <i32 0, i32 2>
  %264 = fmul contract <2 x double> %233, %263
  %265 = insertelement <2 x double> poison, double %234, i64 0
  %266 = shufflevector <2 x double> %265, <2 x double> %233, <2 x i32> <i32 0, i32 2>
  %267 = fmul contract <2 x double> %266, %258
  %268 = fsub contract <2 x double> %264, %267
  store <2 x double> %268, ptr %40, align 8, !tbaa !9
  %269 = getelementptr inbounds double, ptr %90, i64 12
  br label %270

270:                                              ; preds = %270, %254
  %271 = phi i64 [ 0, %254 ], [ %284, %270 ]
  %272 = mul nuw nsw i64 %271, 3
  %273 = getelementptr inbounds double, ptr %269, i64 %272
  %274 = load double, ptr %273, align 8, !tbaa !9
  %275 = fmul contract double %261, %274
  %276 = getelementptr double, ptr %273, i64 1
  %277 = load <2 x double>, ptr %276, align 8, !tbaa !9
  %278 = fmul contract <2 x double> %268, %277
  %279 = extractelement <2 x double> %278, i64 0
  %280 = fadd contract double %275, %279
  %281 = extractelement <2 x double> %278, i64 1
  %282 = fadd contract double %280, %281
  %283 = getelementptr inbounds double, ptr %19, i64 %271
  store double %282, ptr %283, align 8, !tbaa !9
  %284 = add nuw nsw i64 %271, 1
  %285 = icmp eq i64 %284, 3
  br i1 %285, label %315, label %270, !llvm.loop !16

286:                                              ; preds = %177, %286
  %287 = phi i64 [ 0, %177 ], [ %291, %286 ]
  %288 = getelementptr double, ptr %178, i64 %287
  %289 = load double, ptr %288, align 8, !tbaa !9
  %290 = getelementptr double, ptr %180, i64 %287
  store double %289, ptr %290, align 8, !tbaa !9
  %291 = add nuw nsw i64 %287, 1
  %292 = icmp eq i64 %291, 3
  br i1 %292, label %208, label %286, !llvm.loop !27

293:                                              ; preds = %315
  %294 = load double, ptr %19, align 16, !tbaa !9
  %295 = load <2 x double>, ptr %41, align 8, !tbaa !9
  br label %296

296:                                              ; preds = %296, %293
  %297 = phi i64 [ 0, %293 ], [ %310, %296 ]
  %298 = mul nuw nsw i64 %297, 3
  %299 = getelementptr inbounds double, ptr %94, i64 %298
  %300 = load double, ptr %299, align 8, !tbaa !9
  %301 = fmul contract double %300, %294
  %302 = getelementptr double, ptr %299, i64 1
  %303 = load <2 x double>, ptr %302, align 8, !tbaa !9
  %304 = fmul contract <2 x double> %303, %295
  %305 = extractelement <2 x double> %304, i64 0
  %306 = fadd contract double %301, %305
  %307 = extractelement <2 x double> %304, i64 1
  %308 = fadd contract double %306, %307
  %309 = getelementptr inbounds double, ptr %18, i64 %297
  store double %308, ptr %309, align 8, !tbaa !9
  %310 = add nuw nsw i64 %297, 1
  %311 = icmp eq i64 %310, 3
  br i1 %311, label %312, label %296, !llvm.loop !16

312:                                              ; preds = %296
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %88, ptr noundef nonnull align 16 dereferenceable(24) %18, i64 24, i1 false), !tbaa !9
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %20) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %19) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %18) #8
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %17) #8
  %313 = add nuw nsw i64 %86, 1
  %314 = icmp eq i64 %313, %0
  br i1 %314, label %84, label %85, !llvm.loop !28

315:                                              ; preds = %270, %315
  %316 = phi i64 [ %320, %315 ], [ 0, %270 ]
  %317 = getelementptr inbounds [3 x double], ptr %19, i64 0, i64 %316
  %318 = load double, ptr %317, align 8, !tbaa !9
  %319 = fmul contract double %318, %9
  store double %319, ptr %317, align 8, !tbaa !9
  %320 = add nuw nsw i64 %316, 1
  %321 = icmp eq i64 %320, 3
  br i1 %321, label %293, label %315, !llvm.loop !29

322:                                              ; preds = %646, %84
  %323 = phi double [ 0.000000e+00, %84 ], [ %647, %646 ]
  %324 = phi i64 [ 0, %84 ], [ %648, %646 ]
  br i1 %37, label %653, label %651

325:                                              ; preds = %84, %646
  %326 = phi i64 [ %648, %646 ], [ 0, %84 ]
  %327 = phi double [ %647, %646 ], [ 0.000000e+00, %84 ]
  %328 = phi i64 [ %649, %646 ], [ 0, %84 ]
  %329 = mul i64 %328, 24
  %330 = getelementptr i8, ptr %7, i64 %329
  %331 = shl nuw nsw i64 %328, 1
  %332 = getelementptr inbounds i64, ptr %5, i64 %331
  %333 = load i64, ptr %332, align 8, !tbaa !5
  %334 = or disjoint i64 %331, 1
  %335 = getelementptr inbounds i64, ptr %5, i64 %334
  %336 = load i64, ptr %335, align 8, !tbaa !5
  %337 = mul nsw i64 %328, 11
  %338 = getelementptr inbounds double, ptr %6, i64 %337
  %339 = mul nsw i64 %333, 13
  %340 = getelementptr inbounds double, ptr %3, i64 %339
  %341 = icmp slt i64 %336, 0
  %342 = mul nsw i64 %336, 13
  %343 = getelementptr inbounds double, ptr %3, i64 %342
  %344 = select i1 %341, ptr null, ptr %343
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %21) #8
  %345 = icmp sgt i64 %336, -1
  br i1 %345, label %346, label %401

346:                                              ; preds = %325
  %347 = getelementptr inbounds double, ptr %338, i64 3
  %348 = load double, ptr %347, align 8, !tbaa !9
  %349 = getelementptr inbounds double, ptr %338, i64 7
  %350 = load double, ptr %349, align 8, !tbaa !9
  %351 = load double, ptr %338, align 8, !tbaa !9
  %352 = fmul contract double %351, %351
  %353 = getelementptr inbounds double, ptr %338, i64 1
  %354 = load double, ptr %353, align 8, !tbaa !9
  %355 = fmul contract double %354, %354
  %356 = fadd contract double %352, %355
  %357 = getelementptr inbounds double, ptr %338, i64 2
  %358 = load double, ptr %357, align 8, !tbaa !9
  %359 = fmul contract double %358, %358
  %360 = fadd contract double %356, %359
  %361 = tail call contract double @llvm.sqrt.f64(double %360)
  %362 = getelementptr inbounds double, ptr %338, i64 4
  %363 = load double, ptr %362, align 8, !tbaa !9
  %364 = fmul contract double %363, %363
  %365 = getelementptr inbounds double, ptr %338, i64 5
  %366 = load double, ptr %365, align 8, !tbaa !9
  %367 = fmul contract double %366, %366
  %368 = fadd contract double %364, %367
  %369 = getelementptr inbounds double, ptr %338, i64 6
  %370 = load double, ptr %369, align 8, !tbaa !9
  %371 = fmul contract double %370, %370
  %372 = fadd contract double %368, %371
  %373 = tail call contract double @llvm.sqrt.f64(double %372)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %22) #8
  br label %390

374:                                              ; preds = %390
  %375 = fadd contract double %348, %350
  %376 = fadd contract double %375, %361
  %377 = fadd contract double %376, %373
  %378 = load double, ptr %22, align 16, !tbaa !9
  %379 = fmul contract double %378, %378
  %380 = load <2 x double>, ptr %43, align 8, !tbaa !9
  %381 = fmul contract <2 x double> %380, %380
  %382 = extractelement <2 x double> %381, i64 0
  %383 = fadd contract double %379, %382
  %384 = extractelement <2 x double> %381, i64 1
  %385 = fadd contract double %383, %384
  %386 = fmul contract double %377, %377
  %387 = fmul contract double %386, 1.000100e+00
  %388 = fcmp contract ule double %385, %387
  br i1 %388, label %400, label %389

389:                                              ; preds = %374
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %330, i8 0, i64 24, i1 false), !tbaa !9
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #8
  br label %646

390:                                              ; preds = %346, %390
  %391 = phi i64 [ 0, %346 ], [ %398, %390 ]
  %392 = getelementptr inbounds double, ptr %340, i64 %391
  %393 = load double, ptr %392, align 8, !tbaa !9
  %394 = getelementptr inbounds double, ptr %344, i64 %391
  %395 = load double, ptr %394, align 8, !tbaa !9
  %396 = fsub contract double %393, %395
  %397 = getelementptr inbounds [3 x double], ptr %22, i64 0, i64 %391
  store double %396, ptr %397, align 8, !tbaa !9
  %398 = add nuw nsw i64 %391, 1
  %399 = icmp eq i64 %398, 3
  br i1 %399, label %374, label %390, !llvm.loop !30

400:                                              ; preds = %374
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %22) #8
  br label %401

401:                                              ; preds = %400, %325
  %402 = mul nsw i64 %333, 9
  %403 = getelementptr inbounds double, ptr %26, i64 %402
  %404 = mul nsw i64 %336, 9
  %405 = getelementptr inbounds double, ptr %26, i64 %404
  %406 = select i1 %341, ptr null, ptr %405
  call fastcc void @meet(ptr noundef %338, ptr noundef %340, ptr noundef %403, ptr noundef %344, ptr noundef %406, ptr noundef nonnull %21)
  %407 = load double, ptr %21, align 8, !tbaa !11
  %408 = load double, ptr %13, align 8, !tbaa !9
  %409 = fcmp contract olt double %407, %408
  br i1 %409, label %410, label %411

410:                                              ; preds = %401
  store double %407, ptr %13, align 8, !tbaa !9
  br label %411

411:                                              ; preds = %410, %401
  %412 = fcmp contract ogt double %407, 0.000000e+00
  br i1 %412, label %413, label %414

413:                                              ; preds = %411
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %330, i8 0, i64 24, i1 false), !tbaa !9
  br label %646

414:                                              ; preds = %411
  %415 = getelementptr inbounds %struct.Active, ptr %29, i64 %326
  call void @llvm.lifetime.start.p0(i64 72, ptr nonnull %23) #8
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %24) #8
  store i64 %328, ptr %415, align 8, !tbaa !31
  %416 = getelementptr inbounds %struct.Active, ptr %29, i64 %326, i32 1
  store i64 %333, ptr %416, align 8, !tbaa !33
  %417 = getelementptr inbounds %struct.Active, ptr %29, i64 %326, i32 2
  store i64 %336, ptr %417, align 8, !tbaa !34
  %418 = getelementptr inbounds double, ptr %338, i64 8
  %419 = load double, ptr %418, align 8, !tbaa !9
  %420 = getelementptr inbounds %struct.Active, ptr %29, i64 %326, i32 9
  store double %419, ptr %420, align 8, !tbaa !35
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(24) %23, ptr noundef nonnull align 8 dereferenceable(24) %44, i64 24, i1 false), !tbaa !9
  br label %421

421:                                              ; preds = %433, %414
  %422 = phi i64 [ 0, %414 ], [ %434, %433 ]
  %423 = phi <2 x i64> [ <i64 0, i64 1>, %414 ], [ %435, %433 ]
  %424 = icmp ult <2 x i64> %423, <i64 3, i64 3>
  %425 = extractelement <2 x i1> %424, i64 0
  br i1 %425, label %426, label %428

426:                                              ; preds = %421
  %427 = getelementptr inbounds double, ptr %45, i64 %422
  store double 0.000000e+00, ptr %427, align 8, !tbaa !9
  br label %428

428:                                              ; preds = %426, %421
  %429 = extractelement <2 x i1> %424, i64 1
  br i1 %429, label %430, label %433

430:                                              ; preds = %428
  %431 = or disjoint i64 %422, 1
  %432 = getelementptr inbounds double, ptr %45, i64 %431
  store double 0.000000e+00, ptr %432, align 16, !tbaa !9
  br label %433

433:                                              ; preds = %430, %428
  %434 = add i64 %422, 2
  %435 = add <2 x i64> %423, <i64 2, i64 2>
  %436 = icmp eq i64 %434, 4
  br i1 %436, label %437, label %421, !llvm.loop !36

437:                                              ; preds = %433
  %438 = load double, ptr %44, align 8, !tbaa !9
  %439 = tail call contract double @llvm.fabs.f64(double %438)
  %440 = fcmp contract uge double %439, 6.000000e-01
  %441 = zext i1 %440 to i64
  %442 = getelementptr inbounds double, ptr %45, i64 %441
  store double 1.000000e+00, ptr %442, align 8, !tbaa !9
  %443 = load double, ptr %45, align 8, !tbaa !9
  %444 = fmul contract double %438, %443
  %445 = load double, ptr %46, align 16, !tbaa !9
  %446 = load double, ptr %47, align 8, !tbaa !9
  %447 = fmul contract double %445, %446
  %448 = fadd contract double %444, %447
  %449 = load double, ptr %48, align 8, !tbaa !9
  %450 = load double, ptr %49, align 8, !tbaa !9
  %451 = fmul contract double %449, %450
  %452 = fadd contract double %448, %451
  br label %463

453:                                              ; preds = %463
  %454 = load double, ptr %45, align 8, !tbaa !9
  %455 = fmul contract double %454, %454
  %456 = load double, ptr %46, align 16, !tbaa !9
  %457 = fmul contract double %456, %456
  %458 = fadd contract double %455, %457
  %459 = load double, ptr %48, align 8, !tbaa !9
  %460 = fmul contract double %459, %459
  %461 = fadd contract double %458, %460
  %462 = tail call contract double @llvm.sqrt.f64(double %461)
  br label %473

463:                                              ; preds = %463, %437
  %464 = phi i64 [ 0, %437 ], [ %471, %463 ]
  %465 = getelementptr inbounds double, ptr %44, i64 %464
  %466 = load double, ptr %465, align 8, !tbaa !9
  %467 = fmul contract double %452, %466
  %468 = getelementptr inbounds double, ptr %45, i64 %464
  %469 = load double, ptr %468, align 8, !tbaa !9
  %470 = fsub contract double %469, %467
  store double %470, ptr %468, align 8, !tbaa !9
  %471 = add nuw nsw i64 %464, 1
  %472 = icmp eq i64 %471, 3
  br i1 %472, label %453, label %463, !llvm.loop !39

473:                                              ; preds = %473, %453
  %474 = phi i64 [ 0, %453 ], [ %478, %473 ]
  %475 = getelementptr inbounds double, ptr %45, i64 %474
  %476 = load double, ptr %475, align 8, !tbaa !9
  %477 = fdiv contract double %476, %462
  store double %477, ptr %475, align 8, !tbaa !9
  %478 = add nuw nsw i64 %474, 1
  %479 = icmp eq i64 %478, 3
  br i1 %479, label %480, label %473, !llvm.loop !40

480:                                              ; preds = %473
  %481 = load double, ptr %45, align 8, !tbaa !9
  %482 = load double, ptr %23, align 16, !tbaa !9
  %483 = load <2 x double>, ptr %51, align 8, !tbaa !9
  %484 = load <2 x double>, ptr %46, align 16, !tbaa !9
  %485 = shufflevector <2 x double> %484, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %486 = insertelement <2 x double> %485, double %481, i64 1
  %487 = fmul contract <2 x double> %483, %486
  %488 = shufflevector <2 x double> %483, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %489 = insertelement <2 x double> %488, double %482, i64 1
  %490 = fmul contract <2 x double> %484, %489
  %491 = fsub contract <2 x double> %487, %490
  store <2 x double> %491, ptr %50, align 16, !tbaa !9
  %492 = extractelement <2 x double> %484, i64 0
  %493 = fmul contract double %492, %482
  %494 = extractelement <2 x double> %483, i64 0
  %495 = fmul contract double %494, %481
  %496 = fsub contract double %493, %495
  store double %496, ptr %52, align 16, !tbaa !9
  br label %505

497:                                              ; preds = %505
  %498 = add nsw i64 %326, 1
  %499 = mul nsw i64 %333, 21
  %500 = getelementptr inbounds double, ptr %1, i64 %499
  %501 = getelementptr inbounds double, ptr %28, i64 %402
  %502 = getelementptr inbounds %struct.Active, ptr %29, i64 %326, i32 3
  %503 = getelementptr inbounds %struct.Active, ptr %29, i64 %326, i32 5
  %504 = getelementptr inbounds %struct.Active, ptr %29, i64 %326, i32 7
  call fastcc void @lever(ptr noundef %500, ptr noundef %501, ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef nonnull %502, ptr noundef nonnull %503, ptr noundef nonnull %504)
  br i1 %345, label %522, label %532

505:                                              ; preds = %480, %505
  %506 = phi i64 [ 0, %480 ], [ %514, %505 ]
  %507 = getelementptr inbounds %struct.Meeting, ptr %21, i64 0, i32 2, i64 %506
  %508 = load double, ptr %507, align 8, !tbaa !9
  %509 = getelementptr inbounds double, ptr %340, i64 %506
  %510 = load double, ptr %509, align 8, !tbaa !9
  %511 = fsub contract double %508, %510
  %512 = getelementptr inbounds [3 x double], ptr %24, i64 0, i64 %506
  store double %511, ptr %512, align 8, !tbaa !9
  %513 = getelementptr inbounds %struct.Active, ptr %29, i64 %326, i32 7, i64 %506
  store double 0.000000e+00, ptr %513, align 8, !tbaa !9
  %514 = add nuw nsw i64 %506, 1
  %515 = icmp eq i64 %514, 3
  br i1 %515, label %497, label %505, !llvm.loop !41

516:                                              ; preds = %522
  %517 = mul nsw i64 %336, 21
  %518 = getelementptr inbounds double, ptr %1, i64 %517
  %519 = getelementptr inbounds double, ptr %28, i64 %404
  %520 = getelementptr inbounds %struct.Active, ptr %29, i64 %326, i32 4
  %521 = getelementptr inbounds %struct.Active, ptr %29, i64 %326, i32 6
  call fastcc void @lever(ptr noundef %518, ptr noundef %519, ptr noundef nonnull %23, ptr noundef nonnull %24, ptr noundef nonnull %520, ptr noundef nonnull %521, ptr noundef nonnull %504)
  br label %532

522:                                              ; preds = %497, %522
  %523 = phi i64 [ %530, %522 ], [ 0, %497 ]
  %524 = getelementptr inbounds %struct.Meeting, ptr %21, i64 0, i32 2, i64 %523
  %525 = load double, ptr %524, align 8, !tbaa !9
  %526 = getelementptr inbounds double, ptr %344, i64 %523
  %527 = load double, ptr %526, align 8, !tbaa !9
  %528 = fsub contract double %525, %527
  %529 = getelementptr inbounds [3 x double], ptr %24, i64 0, i64 %523
  store double %528, ptr %529, align 8, !tbaa !9
  %530 = add nuw nsw i64 %523, 1
  %531 = icmp eq i64 %530, 3
  br i1 %531, label %516, label %522, !llvm.loop !42

532:                                              ; preds = %516, %497
  %533 = load double, ptr %504, align 8, !tbaa !9
  %534 = fcmp contract ugt double %533, 0.000000e+00
  br i1 %534, label %535, label %643

535:                                              ; preds = %532
  %536 = load i64, ptr %416, align 8, !tbaa !33
  %537 = mul nsw i64 %536, 6
  %538 = getelementptr inbounds double, ptr %12, i64 %537
  %539 = load double, ptr %502, align 8, !tbaa !9
  %540 = load double, ptr %538, align 8, !tbaa !9
  %541 = getelementptr inbounds double, ptr %502, i64 1
  %542 = load double, ptr %541, align 8, !tbaa !9
  %543 = getelementptr inbounds double, ptr %538, i64 1
  %544 = load double, ptr %543, align 8, !tbaa !9
  %545 = getelementptr inbounds double, ptr %502, i64 2
  %546 = load double, ptr %545, align 8, !tbaa !9
  %547 = getelementptr inbounds double, ptr %538, i64 2
  %548 = load double, ptr %547, align 8, !tbaa !9
  %549 = getelementptr inbounds double, ptr %502, i64 3
  %550 = getelementptr inbounds double, ptr %538, i64 3
  %551 = load double, ptr %549, align 8, !tbaa !9
  %552 = load double, ptr %550, align 8, !tbaa !9
  %553 = getelementptr inbounds double, ptr %502, i64 4
  %554 = load double, ptr %553, align 8, !tbaa !9
  %555 = getelementptr inbounds double, ptr %538, i64 4
  %556 = load double, ptr %555, align 8, !tbaa !9
  %557 = getelementptr inbounds double, ptr %502, i64 5
  %558 = load double, ptr %557, align 8, !tbaa !9
  %559 = getelementptr inbounds double, ptr %538, i64 5
  %560 = load double, ptr %559, align 8, !tbaa !9
  %561 = insertelement <2 x double> poison, double %539, i64 0
  %562 = insertelement <2 x double> %561, double %551, i64 1
  %563 = insertelement <2 x double> poison, double %540, i64 0
  %564 = insertelement <2 x double> %563, double %552, i64 1
  %565 = fmul contract <2 x double> %562, %564
  %566 = insertelement <2 x double> poison, double %542, i64 0
  %567 = insertelement <2 x double> %566, double %554, i64 1
  %568 = insertelement <2 x double> poison, double %544, i64 0
  %569 = insertelement <2 x double> %568, double %556, i64 1
  %570 = fmul contract <2 x double> %567, %569
  %571 = fadd contract <2 x double> %565, %570
  %572 = insertelement <2 x double> poison, double %546, i64 0
  %573 = insertelement <2 x double> %572, double %558, i64 1
  %574 = insertelement <2 x double> poison, double %548, i64 0
  %575 = insertelement <2 x double> %574, double %560, i64 1
  %576 = fmul contract <2 x double> %573, %575
  %577 = fadd contract <2 x double> %571, %576
  %578 = shufflevector <2 x double> %577, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %579 = fadd contract <2 x double> %577, %578
  %580 = extractelement <2 x double> %579, i64 0
  %581 = load i64, ptr %417, align 8, !tbaa !34
  %582 = icmp slt i64 %581, 0
  br i1 %582, label %630, label %583

583:                                              ; preds = %535
  %584 = getelementptr inbounds %struct.Active, ptr %29, i64 %326, i32 4
  %585 = mul nsw i64 %581, 6
  %586 = getelementptr inbounds double, ptr %12, i64 %585
  %587 = load double, ptr %584, align 8, !tbaa !9
  %588 = load double, ptr %586, align 8, !tbaa !9
  %589 = getelementptr inbounds double, ptr %584, i64 1
  %590 = load double, ptr %589, align 8, !tbaa !9
  %591 = getelementptr inbounds double, ptr %586, i64 1
  %592 = load double, ptr %591, align 8, !tbaa !9
  %593 = getelementptr inbounds double, ptr %584, i64 2
  %594 = load double, ptr %593, align 8, !tbaa !9
  %595 = getelementptr inbounds double, ptr %586, i64 2
  %596 = load double, ptr %595, align 8, !tbaa !9
  %597 = getelementptr inbounds double, ptr %584, i64 3
  %598 = getelementptr inbounds double, ptr %586, i64 3
  %599 = load double, ptr %597, align 8, !tbaa !9
  %600 = load double, ptr %598, align 8, !tbaa !9
  %601 = getelementptr inbounds double, ptr %584, i64 4
  %602 = load double, ptr %601, align 8, !tbaa !9
  %603 = getelementptr inbounds double, ptr %586, i64 4
  %604 = load double, ptr %603, align 8, !tbaa !9
  %605 = getelementptr inbounds double, ptr %584, i64 5
  %606 = load double, ptr %605, align 8, !tbaa !9
  %607 = getelementptr inbounds double, ptr %586, i64 5
  %608 = load double, ptr %607, align 8, !tbaa !9
  %609 = insertelement <2 x double> poison, double %587, i64 0
  %610 = insertelement <2 x double> %609, double %599, i64 1
  %611 = insertelement <2 x double> poison, double %588, i64 0
  %612 = insertelement <2 x double> %611, double %600, i64 1
  %613 = fmul contract <2 x double> %610, %612
  %614 = insertelement <2 x double> poison, double %590, i64 0
  %615 = insertelement <2 x double> %614, double %602, i64 1
  %616 = insertelement <2 x double> poison, double %592, i64 0
  %617 = insertelement <2 x double> %616, double %604, i64 1
  %618 = fmul contract <2 x double> %615, %617
  %619 = fadd contract <2 x double> %613, %618
  %620 = insertelement <2 x double> poison, double %594, i64 0
  %621 = insertelement <2 x double> %620, double %606, i64 1
  %622 = insertelement <2 x double> poison, double %596, i64 0
  %623 = insertelement <2 x double> %622, double %608, i64 1
  %624 = fmul contract <2 x double> %621, %623
  %625 = fadd contract <2 x double> %619, %624
  %626 = shufflevector <2 x double> %625, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %627 = fadd contract <2 x double> %625, %626
  %628 = fsub contract <2 x double> %579, %627
  %629 = extractelement <2 x double> %628, i64 0
  br label %630

630:                                              ; preds = %535, %583
  %631 = phi contract double [ %629, %583 ], [ %580, %535 ]
  %632 = fcmp contract olt double %631, 0.000000e+00
  br i1 %632, label %633, label %637

633:                                              ; preds = %630
  %634 = getelementptr inbounds double, ptr %338, i64 9
  %635 = load double, ptr %634, align 8, !tbaa !9
  %636 = fmul contract double %631, %635
  br label %637

637:                                              ; preds = %630, %633
  %638 = phi contract double [ %636, %633 ], [ 0.000000e+00, %630 ]
  %639 = getelementptr inbounds %struct.Active, ptr %29, i64 %326, i32 8
  store double %638, ptr %639, align 8, !tbaa !43
  %640 = tail call contract double @llvm.fabs.f64(double %631)
  %641 = fcmp contract ogt double %640, %327
  %642 = select contract i1 %641, double %640, double %327
  br label %643

643:                                              ; preds = %532, %637
  %644 = phi double [ %642, %637 ], [ %327, %532 ]
  %645 = phi i64 [ %498, %637 ], [ %326, %532 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %24) #8
  call void @llvm.lifetime.end.p0(i64 72, ptr nonnull %23) #8
  br label %646

646:                                              ; preds = %389, %413, %643
  %647 = phi double [ %644, %643 ], [ %327, %389 ], [ %327, %413 ]
  %648 = phi i64 [ %645, %643 ], [ %326, %389 ], [ %326, %413 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %21) #8
  %649 = add nuw nsw i64 %328, 1
  %650 = icmp eq i64 %649, %4
  br i1 %650, label %322, label %325, !llvm.loop !44

651:                                              ; preds = %662, %322
  %652 = icmp sgt i64 %324, 0
  br i1 %652, label %686, label %701

653:                                              ; preds = %322, %662
  %654 = phi i64 [ %663, %662 ], [ 0, %322 ]
  %655 = mul nuw nsw i64 %654, 21
  %656 = getelementptr double, ptr %1, i64 %655
  %657 = mul nsw i64 %654, 6
  %658 = getelementptr double, ptr %12, i64 %657
  %659 = mul nsw i64 %654, 13
  %660 = getelementptr double, ptr %53, i64 %659
  %661 = getelementptr double, ptr %658, i64 3
  br label %665

662:                                              ; preds = %674
  %663 = add nuw nsw i64 %654, 1
  %664 = icmp eq i64 %663, %0
  br i1 %664, label %651, label %653, !llvm.loop !45

665:                                              ; preds = %653, %674
  %666 = phi i64 [ 0, %653 ], [ %684, %674 ]
  %667 = getelementptr double, ptr %656, i64 %666
  %668 = load double, ptr %667, align 8, !tbaa !9
  %669 = fcmp contract ogt double %668, 0.000000e+00
  br i1 %669, label %670, label %674

670:                                              ; preds = %665
  %671 = getelementptr inbounds double, ptr %2, i64 %666
  %672 = load double, ptr %671, align 8, !tbaa !9
  %673 = fmul contract double %672, %9
  br label %674

674:                                              ; preds = %665, %670
  %675 = phi contract double [ %673, %670 ], [ 0.000000e+00, %665 ]
  %676 = getelementptr double, ptr %658, i64 %666
  %677 = load double, ptr %676, align 8, !tbaa !9
  %678 = fadd contract double %675, %677
  store double %678, ptr %676, align 8, !tbaa !9
  %679 = getelementptr double, ptr %660, i64 %666
  %680 = load double, ptr %679, align 8, !tbaa !9
  %681 = getelementptr double, ptr %661, i64 %666
  %682 = load double, ptr %681, align 8, !tbaa !9
  %683 = fadd contract double %680, %682
  store double %683, ptr %681, align 8, !tbaa !9
  %684 = add nuw nsw i64 %666, 1
  %685 = icmp eq i64 %684, 3
  br i1 %685, label %662, label %665, !llvm.loop !46

686:                                              ; preds = %651, %708
  %687 = phi i64 [ %709, %708 ], [ 0, %651 ]
  %688 = getelementptr inbounds %struct.Active, ptr %29, i64 %687
  %689 = load i64, ptr %688, align 8, !tbaa !31
  %690 = mul nsw i64 %689, 3
  %691 = getelementptr double, ptr %7, i64 %690
  %692 = getelementptr inbounds %struct.Active, ptr %29, i64 %687, i32 1
  %693 = load i64, ptr %692, align 8, !tbaa !33
  %694 = mul nsw i64 %693, 6
  %695 = getelementptr double, ptr %12, i64 %694
  %696 = getelementptr inbounds %struct.Active, ptr %29, i64 %687, i32 2
  %697 = load i64, ptr %696, align 8, !tbaa !34
  %698 = icmp sgt i64 %697, -1
  %699 = mul nsw i64 %697, 6
  %700 = getelementptr double, ptr %12, i64 %699
  br label %711

701:                                              ; preds = %708, %651
  %702 = icmp ne i64 %324, 0
  %703 = uitofp i1 %702 to double
  %704 = fadd contract double %83, %323
  %705 = fmul contract double %704, %11
  %706 = fcmp contract olt double %705, %703
  %707 = select i1 %54, i1 %706, i1 false
  br i1 %707, label %752, label %742

708:                                              ; preds = %739
  %709 = add nuw nsw i64 %687, 1
  %710 = icmp eq i64 %709, %324
  br i1 %710, label %701, label %686, !llvm.loop !47

711:                                              ; preds = %686, %739
  %712 = phi i64 [ 0, %686 ], [ %740, %739 ]
  %713 = getelementptr double, ptr %691, i64 %712
  %714 = load double, ptr %713, align 8, !tbaa !9
  %715 = mul nuw nsw i64 %712, 6
  br label %717

716:                                              ; preds = %717
  br i1 %698, label %728, label %739

717:                                              ; preds = %717, %711
  %718 = phi i64 [ 0, %711 ], [ %726, %717 ]
  %719 = add nuw nsw i64 %718, %715
  %720 = getelementptr inbounds %struct.Active, ptr %29, i64 %687, i32 5, i64 %719
  %721 = load double, ptr %720, align 8, !tbaa !9
  %722 = fmul contract double %714, %721
  %723 = getelementptr double, ptr %695, i64 %718
  %724 = load double, ptr %723, align 8, !tbaa !9
  %725 = fadd contract double %722, %724
  store double %725, ptr %723, align 8, !tbaa !9
  %726 = add nuw nsw i64 %718, 1
  %727 = icmp eq i64 %726, 6
  br i1 %727, label %716, label %717, !llvm.loop !48

728:                                              ; preds = %716, %728
  %729 = phi i64 [ %737, %728 ], [ 0, %716 ]
  %730 = add nuw nsw i64 %729, %715
  %731 = getelementptr inbounds %struct.Active, ptr %29, i64 %687, i32 6, i64 %730
  %732 = load double, ptr %731, align 8, !tbaa !9
  %733 = fmul contract double %714, %732
  %734 = getelementptr double, ptr %700, i64 %729
  %735 = load double, ptr %734, align 8, !tbaa !9
  %736 = fsub contract double %735, %733
  store double %736, ptr %734, align 8, !tbaa !9
  %737 = add nuw nsw i64 %729, 1
  %738 = icmp eq i64 %737, 6
  br i1 %738, label %739, label %728, !llvm.loop !49

739:                                              ; preds = %728, %716
  %740 = add nuw nsw i64 %712, 1
  %741 = icmp eq i64 %740, 3
  br i1 %741, label %708, label %711, !llvm.loop !50

742:                                              ; preds = %1073, %701
  %743 = phi double [ %703, %701 ], [ %1074, %1073 ]
  %744 = fcmp contract ogt double %743, %705
  %745 = uitofp i1 %744 to double
  %746 = load double, ptr %57, align 8, !tbaa !9
  %747 = fadd contract double %746, %745
  store double %747, ptr %57, align 8, !tbaa !9
  %748 = sitofp i64 %324 to double
  %749 = load double, ptr %58, align 8, !tbaa !9
  %750 = fcmp contract olt double %749, %748
  %751 = select contract i1 %750, double %748, double %749
  store double %751, ptr %58, align 8, !tbaa !9
  br i1 %37, label %1097, label %1134

752:                                              ; preds = %701, %1073
  %753 = phi i64 [ %1077, %1073 ], [ 0, %701 ]
  br i1 %652, label %754, label %1073

754:                                              ; preds = %752, %1069
  %755 = phi double [ %1070, %1069 ], [ 0.000000e+00, %752 ]
  %756 = phi i64 [ %1071, %1069 ], [ 0, %752 ]
  %757 = getelementptr inbounds %struct.Active, ptr %29, i64 %756
  %758 = load i64, ptr %757, align 8, !tbaa !31
  %759 = mul nsw i64 %758, 3
  %760 = getelementptr inbounds double, ptr %7, i64 %759
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %16) #8
  %761 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 7
  %762 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 7, i64 1
  %763 = load double, ptr %762, align 8, !tbaa !9
  %764 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 7, i64 2
  %765 = load double, ptr %764, align 8, !tbaa !9
  %766 = fcmp contract ogt double %763, %765
  %767 = select contract i1 %766, double %763, double %765
  %768 = load double, ptr %760, align 8, !tbaa !9
  %769 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 3
  %770 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 1
  %771 = load i64, ptr %770, align 8, !tbaa !33
  %772 = mul nsw i64 %771, 6
  %773 = getelementptr inbounds double, ptr %12, i64 %772
  %774 = load double, ptr %769, align 8, !tbaa !9
  %775 = load double, ptr %773, align 8, !tbaa !9
  %776 = getelementptr inbounds double, ptr %769, i64 1
  %777 = load double, ptr %776, align 8, !tbaa !9
  %778 = getelementptr inbounds double, ptr %773, i64 1
  %779 = load double, ptr %778, align 8, !tbaa !9
  %780 = getelementptr inbounds double, ptr %769, i64 2
  %781 = load double, ptr %780, align 8, !tbaa !9
  %782 = getelementptr inbounds double, ptr %773, i64 2
  %783 = load double, ptr %782, align 8, !tbaa !9
  %784 = getelementptr inbounds double, ptr %769, i64 3
  %785 = getelementptr inbounds double, ptr %773, i64 3
  %786 = load double, ptr %784, align 8, !tbaa !9
  %787 = load double, ptr %785, align 8, !tbaa !9
  %788 = getelementptr inbounds double, ptr %769, i64 4
  %789 = load double, ptr %788, align 8, !tbaa !9
  %790 = getelementptr inbounds double, ptr %773, i64 4
  %791 = load double, ptr %790, align 8, !tbaa !9
  %792 = getelementptr inbounds double, ptr %769, i64 5
  %793 = load double, ptr %792, align 8, !tbaa !9
  %794 = getelementptr inbounds double, ptr %773, i64 5
  %795 = load double, ptr %794, align 8, !tbaa !9
  %796 = insertelement <2 x double> poison, double %774, i64 0
  %797 = insertelement <2 x double> %796, double %786, i64 1
  %798 = insertelement <2 x double> poison, double %775, i64 0
  %799 = insertelement <2 x double> %798, double %787, i64 1
  %800 = fmul contract <2 x double> %797, %799
  %801 = insertelement <2 x double> poison, double %777, i64 0
  %802 = insertelement <2 x double> %801, double %789, i64 1
  %803 = insertelement <2 x double> poison, double %779, i64 0
  %804 = insertelement <2 x double> %803, double %791, i64 1
  %805 = fmul contract <2 x double> %802, %804
  %806 = fadd contract <2 x double> %800, %805
  %807 = insertelement <2 x double> poison, double %781, i64 0
  %808 = insertelement <2 x double> %807, double %793, i64 1
  %809 = insertelement <2 x double> poison, double %783, i64 0
  %810 = insertelement <2 x double> %809, double %795, i64 1
  %811 = fmul contract <2 x double> %808, %810
  %812 = fadd contract <2 x double> %806, %811
  %813 = shufflevector <2 x double> %812, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %814 = fadd contract <2 x double> %812, %813
  %815 = extractelement <2 x double> %814, i64 0
  %816 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 2
  %817 = load i64, ptr %816, align 8, !tbaa !34
  %818 = icmp slt i64 %817, 0
  br i1 %818, label %866, label %819

819:                                              ; preds = %754
  %820 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 4
  %821 = mul nsw i64 %817, 6
  %822 = getelementptr inbounds double, ptr %12, i64 %821
  %823 = load double, ptr %820, align 8, !tbaa !9
  %824 = load double, ptr %822, align 8, !tbaa !9
  %825 = getelementptr inbounds double, ptr %820, i64 1
  %826 = load double, ptr %825, align 8, !tbaa !9
  %827 = getelementptr inbounds double, ptr %822, i64 1
  %828 = load double, ptr %827, align 8, !tbaa !9
  %829 = getelementptr inbounds double, ptr %820, i64 2
  %830 = load double, ptr %829, align 8, !tbaa !9
  %831 = getelementptr inbounds double, ptr %822, i64 2
  %832 = load double, ptr %831, align 8, !tbaa !9
  %833 = getelementptr inbounds double, ptr %820, i64 3
  %834 = getelementptr inbounds double, ptr %822, i64 3
  %835 = load double, ptr %833, align 8, !tbaa !9
  %836 = load double, ptr %834, align 8, !tbaa !9
  %837 = getelementptr inbounds double, ptr %820, i64 4
  %838 = load double, ptr %837, align 8, !tbaa !9
  %839 = getelementptr inbounds double, ptr %822, i64 4
  %840 = load double, ptr %839, align 8, !tbaa !9
  %841 = getelementptr inbounds double, ptr %820, i64 5
  %842 = load double, ptr %841, align 8, !tbaa !9
  %843 = getelementptr inbounds double, ptr %822, i64 5
  %844 = load double, ptr %843, align 8, !tbaa !9
  %845 = insertelement <2 x double> poison, double %823, i64 0
  %846 = insertelement <2 x double> %845, double %835, i64 1
  %847 = insertelement <2 x double> poison, double %824, i64 0
  %848 = insertelement <2 x double> %847, double %836, i64 1
  %849 = fmul contract <2 x double> %846, %848
  %850 = insertelement <2 x double> poison, double %826, i64 0
  %851 = insertelement <2 x double> %850, double %838, i64 1
  %852 = insertelement <2 x double> poison, double %828, i64 0
  %853 = insertelement <2 x double> %852, double %840, i64 1
  %854 = fmul contract <2 x double> %851, %853
  %855 = fadd contract <2 x double> %849, %854
  %856 = insertelement <2 x double> poison, double %830, i64 0
  %857 = insertelement <2 x double> %856, double %842, i64 1
  %858 = insertelement <2 x double> poison, double %832, i64 0
  %859 = insertelement <2 x double> %858, double %844, i64 1
  %860 = fmul contract <2 x double> %857, %859
  %861 = fadd contract <2 x double> %855, %860
  %862 = shufflevector <2 x double> %861, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %863 = fadd contract <2 x double> %861, %862
  %864 = fsub contract <2 x double> %814, %863
  %865 = extractelement <2 x double> %864, i64 0
  br label %866

866:                                              ; preds = %819, %754
  %867 = phi contract double [ %865, %819 ], [ %815, %754 ]
  %868 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 8
  %869 = load double, ptr %868, align 8, !tbaa !43
  %870 = fadd contract double %867, %869
  %871 = load double, ptr %761, align 8, !tbaa !9
  %872 = fdiv contract double %870, %871
  %873 = fsub contract double %768, %872
  %874 = fcmp contract olt double %873, 0.000000e+00
  %875 = select i1 %874, double 0.000000e+00, double %873
  %876 = fsub contract double %875, %768
  br label %882

877:                                              ; preds = %882
  %878 = icmp sgt i64 %817, -1
  br i1 %878, label %879, label %902

879:                                              ; preds = %877
  %880 = mul nsw i64 %817, 6
  %881 = getelementptr double, ptr %12, i64 %880
  br label %892

882:                                              ; preds = %882, %866
  %883 = phi i64 [ 0, %866 ], [ %890, %882 ]
  %884 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 5, i64 %883
  %885 = load double, ptr %884, align 8, !tbaa !9
  %886 = fmul contract double %876, %885
  %887 = getelementptr double, ptr %773, i64 %883
  %888 = load double, ptr %887, align 8, !tbaa !9
  %889 = fadd contract double %886, %888
  store double %889, ptr %887, align 8, !tbaa !9
  %890 = add nuw nsw i64 %883, 1
  %891 = icmp eq i64 %890, 6
  br i1 %891, label %877, label %882, !llvm.loop !48

892:                                              ; preds = %892, %879
  %893 = phi i64 [ 0, %879 ], [ %900, %892 ]
  %894 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 6, i64 %893
  %895 = load double, ptr %894, align 8, !tbaa !9
  %896 = fmul contract double %876, %895
  %897 = getelementptr double, ptr %881, i64 %893
  %898 = load double, ptr %897, align 8, !tbaa !9
  %899 = fsub contract double %898, %896
  store double %899, ptr %897, align 8, !tbaa !9
  %900 = add nuw nsw i64 %893, 1
  %901 = icmp eq i64 %900, 6
  br i1 %901, label %902, label %892, !llvm.loop !49

902:                                              ; preds = %892, %877
  %903 = load double, ptr %760, align 8, !tbaa !9
  %904 = fsub contract double %875, %903
  %905 = tail call contract double @llvm.fabs.f64(double %904)
  %906 = load double, ptr %761, align 8, !tbaa !9
  %907 = fmul contract double %906, %905
  %908 = fcmp contract ogt double %907, %755
  %909 = select contract i1 %908, double %907, double %755
  store double %875, ptr %760, align 8, !tbaa !9
  %910 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 9
  %911 = load double, ptr %910, align 8, !tbaa !35
  %912 = fcmp contract oeq double %911, 0.000000e+00
  %913 = fcmp contract oeq double %767, 0.000000e+00
  %914 = or i1 %913, %912
  br i1 %914, label %1069, label %915

915:                                              ; preds = %902
  %916 = load double, ptr %773, align 8, !tbaa !9
  %917 = load double, ptr %778, align 8, !tbaa !9
  %918 = load double, ptr %782, align 8, !tbaa !9
  %919 = load double, ptr %785, align 8, !tbaa !9
  %920 = load double, ptr %790, align 8, !tbaa !9
  %921 = load double, ptr %794, align 8, !tbaa !9
  %922 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 4
  %923 = mul nsw i64 %817, 6
  %924 = getelementptr double, ptr %12, i64 %923
  %925 = getelementptr inbounds double, ptr %924, i64 1
  %926 = getelementptr inbounds double, ptr %924, i64 2
  %927 = getelementptr inbounds double, ptr %924, i64 3
  %928 = getelementptr inbounds double, ptr %924, i64 4
  %929 = getelementptr inbounds double, ptr %924, i64 5
  %930 = insertelement <2 x double> poison, double %916, i64 0
  %931 = insertelement <2 x double> %930, double %919, i64 1
  %932 = insertelement <2 x double> poison, double %917, i64 0
  %933 = insertelement <2 x double> %932, double %920, i64 1
  %934 = insertelement <2 x double> poison, double %918, i64 0
  %935 = insertelement <2 x double> %934, double %921, i64 1
  br label %946

936:                                              ; preds = %1017
  %937 = load <2 x double>, ptr %55, align 8, !tbaa !9
  %938 = fmul contract <2 x double> %937, %937
  %939 = shufflevector <2 x double> %938, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %940 = fadd contract <2 x double> %938, %939
  %941 = extractelement <2 x double> %940, i64 0
  %942 = tail call contract double @llvm.sqrt.f64(double %941)
  %943 = fmul contract double %875, %911
  %944 = fcmp contract ogt double %942, %943
  %945 = fdiv contract double %943, %942
  br label %1024

946:                                              ; preds = %915, %1017
  %947 = phi i64 [ %1022, %1017 ], [ 1, %915 ]
  %948 = getelementptr inbounds double, ptr %760, i64 %947
  %949 = load double, ptr %948, align 8, !tbaa !9
  %950 = mul nuw nsw i64 %947, 6
  %951 = getelementptr inbounds double, ptr %769, i64 %950
  %952 = load double, ptr %951, align 8, !tbaa !9
  %953 = getelementptr inbounds double, ptr %951, i64 1
  %954 = load double, ptr %953, align 8, !tbaa !9
  %955 = getelementptr inbounds double, ptr %951, i64 2
  %956 = load double, ptr %955, align 8, !tbaa !9
  %957 = getelementptr inbounds double, ptr %951, i64 3
  %958 = load double, ptr %957, align 8, !tbaa !9
  %959 = getelementptr inbounds double, ptr %951, i64 4
  %960 = load double, ptr %959, align 8, !tbaa !9
  %961 = getelementptr inbounds double, ptr %951, i64 5
  %962 = load double, ptr %961, align 8, !tbaa !9
  %963 = insertelement <2 x double> poison, double %952, i64 0
  %964 = insertelement <2 x double> %963, double %958, i64 1
  %965 = fmul contract <2 x double> %964, %931
  %966 = insertelement <2 x double> poison, double %954, i64 0
  %967 = insertelement <2 x double> %966, double %960, i64 1
  %968 = fmul contract <2 x double> %967, %933
  %969 = fadd contract <2 x double> %965, %968
  %970 = insertelement <2 x double> poison, double %956, i64 0
  %971 = insertelement <2 x double> %970, double %962, i64 1
  %972 = fmul contract <2 x double> %971, %935
  %973 = fadd contract <2 x double> %969, %972
  %974 = shufflevector <2 x double> %973, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %975 = fadd contract <2 x double> %973, %974
  %976 = extractelement <2 x double> %975, i64 0
  br i1 %818, label %1017, label %977

977:                                              ; preds = %946
  %978 = getelementptr inbounds double, ptr %922, i64 %950
  %979 = load double, ptr %978, align 8, !tbaa !9
  %980 = load double, ptr %924, align 8, !tbaa !9
  %981 = getelementptr inbounds double, ptr %978, i64 1
  %982 = load double, ptr %981, align 8, !tbaa !9
  %983 = load double, ptr %925, align 8, !tbaa !9
  %984 = getelementptr inbounds double, ptr %978, i64 2
  %985 = load double, ptr %984, align 8, !tbaa !9
  %986 = load double, ptr %926, align 8, !tbaa !9
  %987 = getelementptr inbounds double, ptr %978, i64 3
  %988 = load double, ptr %987, align 8, !tbaa !9
  %989 = load double, ptr %927, align 8, !tbaa !9
  %990 = getelementptr inbounds double, ptr %978, i64 4
  %991 = load double, ptr %990, align 8, !tbaa !9
  %992 = load double, ptr %928, align 8, !tbaa !9
  %993 = getelementptr inbounds double, ptr %978, i64 5
  %994 = load double, ptr %993, align 8, !tbaa !9
  %995 = load double, ptr %929, align 8, !tbaa !9
  %996 = insertelement <2 x double> poison, double %979, i64 0
  %997 = insertelement <2 x double> %996, double %988, i64 1
  %998 = insertelement <2 x double> poison, double %980, i64 0
  %999 = insertelement <2 x double> %998, double %989, i64 1
  %1000 = fmul contract <2 x double> %997, %999
  %1001 = insertelement <2 x double> poison, double %982, i64 0
  %1002 = insertelement <2 x double> %1001, double %991, i64 1
  %1003 = insertelement <2 x double> poison, double %983, i64 0
  %1004 = insertelement <2 x double> %1003, double %992, i64 1
  %1005 = fmul contract <2 x double> %1002, %1004
  %1006 = fadd contract <2 x double> %1000, %1005
  %1007 = insertelement <2 x double> poison, double %985, i64 0
  %1008 = insertelement <2 x double> %1007, double %994, i64 1
  %1009 = insertelement <2 x double> poison, double %986, i64 0
  %1010 = insertelement <2 x double> %1009, double %995, i64 1
  %1011 = fmul contract <2 x double> %1008, %1010
  %1012 = fadd contract <2 x double> %1006, %1011
  %1013 = shufflevector <2 x double> %1012, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1014 = fadd contract <2 x double> %1012, %1013
  %1015 = fsub contract <2 x double> %975, %1014
  %1016 = extractelement <2 x double> %1015, i64 0
  br label %1017

1017:                                             ; preds = %946, %977
  %1018 = phi contract double [ %1016, %977 ], [ %976, %946 ]
  %1019 = fdiv contract double %1018, %767
  %1020 = fsub contract double %949, %1019
  %1021 = getelementptr inbounds [3 x double], ptr %16, i64 0, i64 %947
  store double %1020, ptr %1021, align 8, !tbaa !9
  %1022 = add nuw nsw i64 %947, 1
  %1023 = icmp eq i64 %1022, 3
  br i1 %1023, label %936, label %946, !llvm.loop !51

1024:                                             ; preds = %1060, %936
  %1025 = phi i64 [ 1, %936 ], [ %1067, %1060 ]
  %1026 = phi double [ %909, %936 ], [ %1066, %1060 ]
  %1027 = getelementptr inbounds [3 x double], ptr %16, i64 0, i64 %1025
  %1028 = load double, ptr %1027, align 8, !tbaa !9
  br i1 %944, label %1029, label %1031

1029:                                             ; preds = %1024
  %1030 = fmul contract double %945, %1028
  store double %1030, ptr %1027, align 8, !tbaa !9
  br label %1031

1031:                                             ; preds = %1029, %1024
  %1032 = phi double [ %1030, %1029 ], [ %1028, %1024 ]
  %1033 = getelementptr inbounds double, ptr %760, i64 %1025
  %1034 = load double, ptr %1033, align 8, !tbaa !9
  %1035 = fsub contract double %1032, %1034
  %1036 = mul nuw nsw i64 %1025, 6
  br label %1038

1037:                                             ; preds = %1038
  br i1 %878, label %1049, label %1060

1038:                                             ; preds = %1038, %1031
  %1039 = phi i64 [ 0, %1031 ], [ %1047, %1038 ]
  %1040 = add nuw nsw i64 %1039, %1036
  %1041 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 5, i64 %1040
  %1042 = load double, ptr %1041, align 8, !tbaa !9
  %1043 = fmul contract double %1035, %1042
  %1044 = getelementptr double, ptr %773, i64 %1039
  %1045 = load double, ptr %1044, align 8, !tbaa !9
  %1046 = fadd contract double %1043, %1045
  store double %1046, ptr %1044, align 8, !tbaa !9
  %1047 = add nuw nsw i64 %1039, 1
  %1048 = icmp eq i64 %1047, 6
  br i1 %1048, label %1037, label %1038, !llvm.loop !48

1049:                                             ; preds = %1037, %1049
  %1050 = phi i64 [ %1058, %1049 ], [ 0, %1037 ]
  %1051 = add nuw nsw i64 %1050, %1036
  %1052 = getelementptr inbounds %struct.Active, ptr %29, i64 %756, i32 6, i64 %1051
  %1053 = load double, ptr %1052, align 8, !tbaa !9
  %1054 = fmul contract double %1035, %1053
  %1055 = getelementptr double, ptr %924, i64 %1050
  %1056 = load double, ptr %1055, align 8, !tbaa !9
  %1057 = fsub contract double %1056, %1054
  store double %1057, ptr %1055, align 8, !tbaa !9
  %1058 = add nuw nsw i64 %1050, 1
  %1059 = icmp eq i64 %1058, 6
  br i1 %1059, label %1060, label %1049, !llvm.loop !49

1060:                                             ; preds = %1049, %1037
  %1061 = load double, ptr %1033, align 8, !tbaa !9
  %1062 = fsub contract double %1032, %1061
  %1063 = tail call contract double @llvm.fabs.f64(double %1062)
  %1064 = fmul contract double %767, %1063
  %1065 = fcmp contract ogt double %1064, %1026
  %1066 = select contract i1 %1065, double %1064, double %1026
  store double %1032, ptr %1033, align 8, !tbaa !9
  %1067 = add nuw nsw i64 %1025, 1
  %1068 = icmp eq i64 %1067, 3
  br i1 %1068, label %1069, label %1024, !llvm.loop !52

1069:                                             ; preds = %1060, %902
  %1070 = phi double [ %909, %902 ], [ %1066, %1060 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %16) #8
  %1071 = add nuw nsw i64 %756, 1
  %1072 = icmp eq i64 %1071, %324
  br i1 %1072, label %1073, label %754, !llvm.loop !53

1073:                                             ; preds = %1069, %752
  %1074 = phi double [ 0.000000e+00, %752 ], [ %1070, %1069 ]
  %1075 = load double, ptr %56, align 8, !tbaa !9
  %1076 = fadd contract double %1075, 1.000000e+00
  store double %1076, ptr %56, align 8, !tbaa !9
  %1077 = add nuw nsw i64 %753, 1
  %1078 = icmp slt i64 %1077, %10
  %1079 = fcmp contract ogt double %1074, %705
  %1080 = select i1 %1078, i1 %1079, i1 false
  br i1 %1080, label %752, label %742, !llvm.loop !54

1081:                                             ; preds = %1108
  br i1 %61, label %1082, label %1134

1082:                                             ; preds = %1081
  %1083 = mul nsw i64 %71, %59
  %1084 = getelementptr double, ptr %14, i64 %1083
  %1085 = icmp ult i64 %73, 32
  %1086 = or i1 %66, %1085
  br i1 %1086, label %1095, label %1087

1087:                                             ; preds = %1082, %1087
  %1088 = phi i64 [ %1092, %1087 ], [ 0, %1082 ]
  %1089 = getelementptr inbounds double, ptr %3, i64 %1088
  %1090 = load <2 x double>, ptr %1089, align 8, !tbaa !9
  %1091 = getelementptr double, ptr %1084, i64 %1088
  store <2 x double> %1090, ptr %1091, align 8, !tbaa !9
  %1092 = add nuw i64 %1088, 2
  %1093 = icmp eq i64 %1092, %67
  br i1 %1093, label %1094, label %1087, !llvm.loop !55

1094:                                             ; preds = %1087
  br i1 %68, label %1134, label %1095

1095:                                             ; preds = %1082, %1094
  %1096 = phi i64 [ 0, %1082 ], [ %67, %1094 ]
  br label %1137

1097:                                             ; preds = %742, %1108
  %1098 = phi i64 [ %1109, %1108 ], [ 0, %742 ]
  %1099 = mul nuw nsw i64 %1098, 13
  %1100 = getelementptr inbounds double, ptr %3, i64 %1099
  %1101 = mul nuw nsw i64 %1098, 9
  %1102 = getelementptr inbounds double, ptr %26, i64 %1101
  %1103 = mul nuw nsw i64 %1098, 6
  %1104 = getelementptr double, ptr %12, i64 %1103
  %1105 = getelementptr inbounds double, ptr %1104, i64 3
  %1106 = getelementptr inbounds double, ptr %1104, i64 4
  %1107 = getelementptr inbounds double, ptr %1104, i64 5
  br label %1111

1108:                                             ; preds = %1111
  tail call fastcc void @move(ptr noundef nonnull %1100, double noundef %38)
  %1109 = add nuw nsw i64 %1098, 1
  %1110 = icmp eq i64 %1109, %0
  br i1 %1110, label %1081, label %1097, !llvm.loop !56

1111:                                             ; preds = %1097, %1111
  %1112 = phi i64 [ 0, %1097 ], [ %1132, %1111 ]
  %1113 = getelementptr double, ptr %1104, i64 %1112
  %1114 = load double, ptr %1113, align 8, !tbaa !9
  %1115 = getelementptr double, ptr %1100, i64 %1112
  %1116 = getelementptr double, ptr %1115, i64 7
  store double %1114, ptr %1116, align 8, !tbaa !9
  %1117 = getelementptr inbounds double, ptr %1102, i64 %1112
  %1118 = load double, ptr %1117, align 8, !tbaa !9
  %1119 = load double, ptr %1105, align 8, !tbaa !9
  %1120 = fmul contract double %1118, %1119
  %1121 = getelementptr double, ptr %1117, i64 3
  %1122 = load double, ptr %1121, align 8, !tbaa !9
  %1123 = load double, ptr %1106, align 8, !tbaa !9
  %1124 = fmul contract double %1122, %1123
  %1125 = fadd contract double %1120, %1124
  %1126 = getelementptr double, ptr %1117, i64 6
  %1127 = load double, ptr %1126, align 8, !tbaa !9
  %1128 = load double, ptr %1107, align 8, !tbaa !9
  %1129 = fmul contract double %1127, %1128
  %1130 = fadd contract double %1125, %1129
  %1131 = getelementptr double, ptr %1115, i64 10
  store double %1130, ptr %1131, align 8, !tbaa !9
  %1132 = add nuw nsw i64 %1112, 1
  %1133 = icmp eq i64 %1132, 3
  br i1 %1133, label %1108, label %1111, !llvm.loop !57

1134:                                             ; preds = %1137, %1094, %742, %1081
  %1135 = add nuw nsw i64 %71, 1
  %1136 = icmp eq i64 %1135, %8
  br i1 %1136, label %69, label %70, !llvm.loop !58

1137:                                             ; preds = %1095, %1137
  %1138 = phi i64 [ %1142, %1137 ], [ %1096, %1095 ]
  %1139 = getelementptr inbounds double, ptr %3, i64 %1138
  %1140 = load double, ptr %1139, align 8, !tbaa !9
  %1141 = getelementptr double, ptr %1084, i64 %1138
  store double %1140, ptr %1141, align 8, !tbaa !9
  %1142 = add nuw nsw i64 %1138, 1
  %1143 = icmp slt i64 %1142, %59
  br i1 %1143, label %1137, label %1134, !llvm.loop !59
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @move(ptr nocapture noundef %0, double noundef %1) unnamed_addr #2 {
  %3 = getelementptr inbounds double, ptr %0, i64 3
  %4 = load <2 x double>, ptr %3, align 8, !tbaa !9
  %5 = getelementptr inbounds double, ptr %0, i64 5
  %6 = load double, ptr %5, align 8, !tbaa !9
  %7 = getelementptr inbounds double, ptr %0, i64 6
  %8 = load double, ptr %7, align 8, !tbaa !9
  br label %71

9:                                                ; preds = %71
  %10 = getelementptr inbounds double, ptr %0, i64 10
  %11 = fmul contract double %1, 5.000000e-01
  %12 = load double, ptr %10, align 8, !tbaa !9
  %13 = getelementptr inbounds double, ptr %0, i64 11
  %14 = load <2 x double>, ptr %13, align 8, !tbaa !9
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
  %33 = load <2 x double>, ptr %3, align 8, !tbaa !9
  %34 = fsub contract <2 x double> %33, %32
  %35 = fadd contract <2 x double> %33, %32
  %36 = shufflevector <2 x double> %34, <2 x double> %35, <2 x i32> <i32 0, i32 3>
  store <2 x double> %36, ptr %3, align 8, !tbaa !9
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
  %51 = load <2 x double>, ptr %5, align 8, !tbaa !9
  %52 = fadd contract <2 x double> %50, %51
  store <2 x double> %52, ptr %5, align 8, !tbaa !9
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
  %67 = load <2 x double>, ptr %66, align 8, !tbaa !9
  %68 = fdiv contract <2 x double> %67, %63
  store <2 x double> %68, ptr %66, align 8, !tbaa !9
  %69 = add nuw i64 %65, 2
  %70 = icmp eq i64 %69, 4
  br i1 %70, label %81, label %64, !llvm.loop !60

71:                                               ; preds = %2, %71
  %72 = phi i64 [ 0, %2 ], [ %79, %71 ]
  %73 = getelementptr double, ptr %0, i64 %72
  %74 = getelementptr double, ptr %73, i64 7
  %75 = load double, ptr %74, align 8, !tbaa !9
  %76 = fmul contract double %75, %1
  %77 = load double, ptr %73, align 8, !tbaa !9
  %78 = fadd contract double %77, %76
  store double %78, ptr %73, align 8, !tbaa !9
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, 3
  br i1 %80, label %9, label %71, !llvm.loop !61

81:                                               ; preds = %64
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal fastcc void @lever(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5, ptr nocapture noundef %6) unnamed_addr #2 {
  %8 = getelementptr inbounds double, ptr %3, i64 1
  %9 = getelementptr inbounds double, ptr %3, i64 2
  br label %11

10:                                               ; preds = %61
  ret void

11:                                               ; preds = %7, %61
  %12 = phi i64 [ 0, %7 ], [ %101, %61 ]
  %13 = mul nuw nsw i64 %12, 6
  %14 = getelementptr inbounds double, ptr %4, i64 %13
  %15 = mul nuw nsw i64 %12, 3
  %16 = getelementptr double, ptr %2, i64 %15
  %17 = getelementptr double, ptr %5, i64 %13
  br label %103

18:                                               ; preds = %103
  %19 = getelementptr inbounds double, ptr %14, i64 3
  %20 = load double, ptr %8, align 8, !tbaa !9
  %21 = getelementptr inbounds double, ptr %14, i64 2
  %22 = load double, ptr %21, align 8, !tbaa !9
  %23 = fmul contract double %20, %22
  %24 = load double, ptr %9, align 8, !tbaa !9
  %25 = getelementptr inbounds double, ptr %14, i64 1
  %26 = load double, ptr %25, align 8, !tbaa !9
  %27 = fmul contract double %24, %26
  %28 = fsub contract double %23, %27
  store double %28, ptr %19, align 8, !tbaa !9
  %29 = load double, ptr %9, align 8, !tbaa !9
  %30 = load double, ptr %14, align 8, !tbaa !9
  %31 = fmul contract double %29, %30
  %32 = load double, ptr %3, align 8, !tbaa !9
  %33 = fmul contract double %22, %32
  %34 = fsub contract double %31, %33
  %35 = getelementptr inbounds double, ptr %14, i64 4
  store double %34, ptr %35, align 8, !tbaa !9
  %36 = load double, ptr %3, align 8, !tbaa !9
  %37 = fmul contract double %26, %36
  %38 = load double, ptr %8, align 8, !tbaa !9
  %39 = fmul contract double %30, %38
  %40 = fsub contract double %37, %39
  %41 = getelementptr inbounds double, ptr %14, i64 5
  store double %40, ptr %41, align 8, !tbaa !9
  %42 = getelementptr inbounds double, ptr %17, i64 3
  br label %43

43:                                               ; preds = %43, %18
  %44 = phi i64 [ 0, %18 ], [ %59, %43 ]
  %45 = mul nuw nsw i64 %44, 3
  %46 = getelementptr inbounds double, ptr %1, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !9
  %48 = load double, ptr %19, align 8, !tbaa !9
  %49 = fmul contract double %47, %48
  %50 = getelementptr double, ptr %46, i64 1
  %51 = load <2 x double>, ptr %50, align 8, !tbaa !9
  %52 = load <2 x double>, ptr %35, align 8, !tbaa !9
  %53 = fmul contract <2 x double> %51, %52
  %54 = extractelement <2 x double> %53, i64 0
  %55 = fadd contract double %49, %54
  %56 = extractelement <2 x double> %53, i64 1
  %57 = fadd contract double %55, %56
  %58 = getelementptr inbounds double, ptr %42, i64 %44
  store double %57, ptr %58, align 8, !tbaa !9
  %59 = add nuw nsw i64 %44, 1
  %60 = icmp eq i64 %59, 3
  br i1 %60, label %61, label %43, !llvm.loop !16

61:                                               ; preds = %43
  %62 = load double, ptr %14, align 8, !tbaa !9
  %63 = load double, ptr %17, align 8, !tbaa !9
  %64 = load double, ptr %25, align 8, !tbaa !9
  %65 = getelementptr inbounds double, ptr %17, i64 1
  %66 = load double, ptr %65, align 8, !tbaa !9
  %67 = load double, ptr %21, align 8, !tbaa !9
  %68 = getelementptr inbounds double, ptr %17, i64 2
  %69 = load double, ptr %68, align 8, !tbaa !9
  %70 = load double, ptr %19, align 8, !tbaa !9
  %71 = load double, ptr %42, align 8, !tbaa !9
  %72 = load double, ptr %35, align 8, !tbaa !9
  %73 = getelementptr inbounds double, ptr %17, i64 4
  %74 = load double, ptr %73, align 8, !tbaa !9
  %75 = load double, ptr %41, align 8, !tbaa !9
  %76 = getelementptr inbounds double, ptr %17, i64 5
  %77 = load double, ptr %76, align 8, !tbaa !9
  %78 = insertelement <2 x double> poison, double %62, i64 0
  %79 = insertelement <2 x double> %78, double %70, i64 1
  %80 = insertelement <2 x double> poison, double %63, i64 0
  %81 = insertelement <2 x double> %80, double %71, i64 1
  %82 = fmul contract <2 x double> %79, %81
  %83 = insertelement <2 x double> poison, double %64, i64 0
  %84 = insertelement <2 x double> %83, double %72, i64 1
  %85 = insertelement <2 x double> poison, double %66, i64 0
  %86 = insertelement <2 x double> %85, double %74, i64 1
  %87 = fmul contract <2 x double> %84, %86
  %88 = fadd contract <2 x double> %82, %87
  %89 = insertelement <2 x double> poison, double %67, i64 0
  %90 = insertelement <2 x double> %89, double %75, i64 1
  %91 = insertelement <2 x double> poison, double %69, i64 0
  %92 = insertelement <2 x double> %91, double %77, i64 1
  %93 = fmul contract <2 x double> %90, %92
  %94 = fadd contract <2 x double> %88, %93
  %95 = shufflevector <2 x double> %94, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %96 = fadd contract <2 x double> %94, %95
  %97 = extractelement <2 x double> %96, i64 0
  %98 = getelementptr inbounds double, ptr %6, i64 %12
  %99 = load double, ptr %98, align 8, !tbaa !9
  %100 = fadd contract double %99, %97
  store double %100, ptr %98, align 8, !tbaa !9
  %101 = add nuw nsw i64 %12, 1
  %102 = icmp eq i64 %101, 3
  br i1 %102, label %10, label %11, !llvm.loop !62

103:                                              ; preds = %11, %103
  %104 = phi i64 [ 0, %11 ], [ %112, %103 ]
  %105 = getelementptr double, ptr %16, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !9
  %107 = getelementptr inbounds double, ptr %14, i64 %104
  store double %106, ptr %107, align 8, !tbaa !9
  %108 = getelementptr inbounds double, ptr %0, i64 %104
  %109 = load double, ptr %108, align 8, !tbaa !9
  %110 = fmul contract double %106, %109
  %111 = getelementptr double, ptr %17, i64 %104
  store double %110, ptr %111, align 8, !tbaa !9
  %112 = add nuw nsw i64 %104, 1
  %113 = icmp eq i64 %112, 3
  br i1 %113, label %18, label %103, !llvm.loop !63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"long long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = !{!12, !10, i64 0}
!12 = !{!"", !10, i64 0, !7, i64 8, !7, i64 32}
!13 = distinct !{!13, !14, !15}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !14, !15}
!17 = distinct !{!17, !14, !15}
!18 = distinct !{!18, !14, !15}
!19 = distinct !{!19, !14, !15}
!20 = distinct !{!20, !14, !15}
!21 = distinct !{!21, !14, !15}
!22 = distinct !{!22, !14, !15}
!23 = distinct !{!23, !14, !15}
!24 = distinct !{!24, !14, !15}
!25 = distinct !{!25, !14, !15}
!26 = distinct !{!26, !14, !15}
!27 = distinct !{!27, !14, !15}
!28 = distinct !{!28, !14, !15}
!29 = distinct !{!29, !14, !15}
!30 = distinct !{!30, !14, !15}
!31 = !{!32, !6, i64 0}
!32 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !7, i64 24, !7, i64 168, !7, i64 312, !7, i64 456, !7, i64 600, !10, i64 624, !10, i64 632}
!33 = !{!32, !6, i64 8}
!34 = !{!32, !6, i64 16}
!35 = !{!32, !10, i64 632}
!36 = distinct !{!36, !14, !15, !37, !38}
!37 = !{!"llvm.loop.isvectorized", i32 1}
!38 = !{!"llvm.loop.unroll.runtime.disable"}
!39 = distinct !{!39, !14, !15}
!40 = distinct !{!40, !14, !15}
!41 = distinct !{!41, !14, !15}
!42 = distinct !{!42, !14, !15}
!43 = !{!32, !10, i64 624}
!44 = distinct !{!44, !14, !15}
!45 = distinct !{!45, !14, !15}
!46 = distinct !{!46, !14, !15}
!47 = distinct !{!47, !14, !15}
!48 = distinct !{!48, !14, !15}
!49 = distinct !{!49, !14, !15}
!50 = distinct !{!50, !14, !15}
!51 = distinct !{!51, !14, !15}
!52 = distinct !{!52, !14, !15}
!53 = distinct !{!53, !14, !15}
!54 = distinct !{!54, !14, !15}
!55 = distinct !{!55, !14, !15, !37, !38}
!56 = distinct !{!56, !14, !15}
!57 = distinct !{!57, !14, !15}
!58 = distinct !{!58, !14, !15}
!59 = distinct !{!59, !14, !15, !37}
!60 = distinct !{!60, !14, !15, !37, !38}
!61 = distinct !{!61, !14, !15}
!62 = distinct !{!62, !14, !15}
!63 = distinct !{!63, !14, !15}
