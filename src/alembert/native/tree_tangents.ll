; sha256 of tree_tangents.c and its headers: d9684cac77d37005855786948af273596e93ce31abdafff57d76df808d353187

%struct.Link = type { [9 x { double, double }], [3 x { double, double }], [3 x { double, double }], [3 x { double, double }], [3 x { double, double }], [36 x { double, double }], [6 x { double, double }], [9 x { double, double }], [9 x { double, double }], [9 x { double, double }], [6 x { double, double }], [36 x { double, double }], [36 x { double, double }], [6 x { double, double }], [6 x { double, double }], [6 x { double, double }], [6 x { double, double }], [6 x { double, double }] }
%struct.Tree = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Whole = type { { double, double }, [3 x { double, double }], [9 x { double, double }], [9 x { double, double }], [9 x { double, double }], [6 x { double, double }], [36 x { double, double }], [18 x { double, double }] }

@tree_offsets = local_unnamed_addr constant [74 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248, i64 256, i64 264, i64 272, i64 280, i64 288, i64 296, i64 304, i64 312, i64 320, i64 328, i64 336, i64 344, i64 352, i64 360, i64 368, i64 376, i64 384, i64 392, i64 400, i64 408, i64 416, i64 424, i64 432, i64 440, i64 448, i64 456, i64 464, i64 472, i64 480, i64 488, i64 496, i64 504, i64 512, i64 520, i64 528, i64 536, i64 544, i64 552, i64 560, i64 568, i64 576, i64 584], align 16
@ground = internal unnamed_addr constant %struct.Link { [9 x { double, double }] [{ double, double } { double 1.000000e+00, double 0.000000e+00 }, { double, double } zeroinitializer, { double, double } zeroinitializer, { double, double } zeroinitializer, { double, double } { double 1.000000e+00, double 0.000000e+00 }, { double, double } zeroinitializer, { double, double } zeroinitializer, { double, double } zeroinitializer, { double, double } { double 1.000000e+00, double 0.000000e+00 }], [3 x { double, double }] zeroinitializer, [3 x { double, double }] zeroinitializer, [3 x { double, double }] zeroinitializer, [3 x { double, double }] zeroinitializer, [36 x { double, double }] zeroinitializer, [6 x { double, double }] zeroinitializer, [9 x { double, double }] zeroinitializer, [9 x { double, double }] zeroinitializer, [9 x { double, double }] zeroinitializer, [6 x { double, double }] zeroinitializer, [36 x { double, double }] zeroinitializer, [36 x { double, double }] zeroinitializer, [6 x { double, double }] zeroinitializer, [6 x { double, double }] zeroinitializer, [6 x { double, double }] zeroinitializer, [6 x { double, double }] zeroinitializer, [6 x { double, double }] zeroinitializer }, align 8
@regressor.first = internal unnamed_addr constant [6 x i64] [i64 0, i64 0, i64 0, i64 1, i64 1, i64 2], align 16
@regressor.second = internal unnamed_addr constant [6 x i64] [i64 0, i64 1, i64 2, i64 1, i64 2, i64 2], align 16

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) uwtable
define noundef i64 @size_of_link() local_unnamed_addr #0 {
  ret i64 3168
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) uwtable
define noundef i64 @size_of_whole() local_unnamed_addr #0 {
  ret i64 1456
}

; Function Attrs: nounwind optsize uwtable
define i64 @tree_algorithm(ptr noundef %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 16
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 10
  %6 = load i64, ptr %5, align 8, !tbaa !4
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %99

8:                                                ; preds = %1
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 67
  %10 = load ptr, ptr %9, align 8, !tbaa !10
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 66
  %12 = load ptr, ptr %11, align 8, !tbaa !11
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 65
  %14 = load ptr, ptr %13, align 8, !tbaa !12
  %15 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 64
  %16 = load ptr, ptr %15, align 8, !tbaa !13
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 63
  %18 = load ptr, ptr %17, align 8, !tbaa !14
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 62
  %20 = load ptr, ptr %19, align 8, !tbaa !15
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %22 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %23 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 12
  %24 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 11
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 13
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 14
  %27 = load i64, ptr %21, align 8, !tbaa !16
  br label %28

28:                                               ; preds = %8, %93
  %29 = phi i64 [ %27, %8 ], [ %77, %93 ]
  %30 = phi i64 [ 0, %8 ], [ %96, %93 ]
  %31 = phi ptr [ %10, %8 ], [ %95, %93 ]
  %32 = phi ptr [ %12, %8 ], [ %89, %93 ]
  %33 = phi ptr [ %14, %8 ], [ %87, %93 ]
  %34 = phi ptr [ %16, %8 ], [ %85, %93 ]
  %35 = phi ptr [ %18, %8 ], [ %80, %93 ]
  %36 = phi ptr [ %20, %8 ], [ %78, %93 ]
  store i64 0, ptr %2, align 8, !tbaa !17
  %37 = tail call fastcc i64 @is_finite(ptr noundef %36, i64 noundef %29) #12, !range !18
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %99, label %39

39:                                               ; preds = %28
  %40 = load i64, ptr %3, align 8, !tbaa !19
  %41 = tail call fastcc i64 @is_finite(ptr noundef %35, i64 noundef %40) #12, !range !18
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %99, label %43

43:                                               ; preds = %39
  %44 = icmp eq ptr %34, null
  br i1 %44, label %48, label %45

45:                                               ; preds = %43
  %46 = tail call fastcc i64 @is_finite(ptr noundef nonnull %34, i64 noundef %40) #12, !range !18
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %99, label %48

48:                                               ; preds = %45, %43
  %49 = load ptr, ptr %22, align 8, !tbaa !20
  %50 = shl i64 %29, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %49, ptr align 8 %36, i64 %50, i1 false)
  %51 = load ptr, ptr %22, align 8, !tbaa !20
  %52 = load i64, ptr %21, align 8, !tbaa !16
  %53 = getelementptr inbounds { double, double }, ptr %51, i64 %52
  %54 = load i64, ptr %3, align 8, !tbaa !19
  %55 = shl i64 %54, 4
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %53, ptr align 8 %35, i64 %55, i1 false)
  %56 = load i64, ptr %23, align 8, !tbaa !21
  %57 = icmp ne i64 %56, 0
  %58 = icmp eq i64 %30, 0
  %59 = or i1 %58, %57
  br i1 %59, label %60, label %73

60:                                               ; preds = %48
  %61 = load i64, ptr %4, align 8, !tbaa !22
  %62 = add nsw i64 %61, 1
  %63 = tail call fastcc i64 @is_finite(ptr noundef %33, i64 noundef %62) #12, !range !18
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %99, label %65

65:                                               ; preds = %60
  %66 = load ptr, ptr %22, align 8, !tbaa !20
  %67 = load i64, ptr %21, align 8, !tbaa !16
  %68 = getelementptr inbounds { double, double }, ptr %66, i64 %67
  %69 = load i64, ptr %3, align 8, !tbaa !19
  %70 = getelementptr inbounds { double, double }, ptr %68, i64 %69
  %71 = shl i64 %61, 4
  %72 = add i64 %71, 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %70, ptr align 8 %33, i64 %72, i1 false)
  br label %73

73:                                               ; preds = %48, %65
  %74 = tail call fastcc i64 @one_state(ptr noundef nonnull %0, ptr noundef %34, ptr noundef %32, ptr noundef %31) #12
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %99

76:                                               ; preds = %73
  %77 = load i64, ptr %21, align 8, !tbaa !16
  %78 = getelementptr inbounds { double, double }, ptr %36, i64 %77
  %79 = load i64, ptr %24, align 8, !tbaa !23
  %80 = getelementptr inbounds { double, double }, ptr %35, i64 %79
  br i1 %44, label %83, label %81

81:                                               ; preds = %76
  %82 = load i64, ptr %3, align 8, !tbaa !19
  br label %83

83:                                               ; preds = %76, %81
  %84 = phi i64 [ %82, %81 ], [ 0, %76 ]
  %85 = getelementptr inbounds { double, double }, ptr %34, i64 %84
  %86 = load i64, ptr %23, align 8, !tbaa !21
  %87 = getelementptr inbounds { double, double }, ptr %33, i64 %86
  %88 = load i64, ptr %25, align 8, !tbaa !24
  %89 = getelementptr inbounds { double, double }, ptr %32, i64 %88
  %90 = icmp eq ptr %31, null
  br i1 %90, label %93, label %91

91:                                               ; preds = %83
  %92 = load i64, ptr %26, align 8, !tbaa !25
  br label %93

93:                                               ; preds = %83, %91
  %94 = phi i64 [ %92, %91 ], [ 0, %83 ]
  %95 = getelementptr inbounds { double, double }, ptr %31, i64 %94
  %96 = add nuw nsw i64 %30, 1
  %97 = load i64, ptr %5, align 8, !tbaa !4
  %98 = icmp slt i64 %96, %97
  br i1 %98, label %28, label %99, !llvm.loop !26

99:                                               ; preds = %93, %45, %39, %28, %60, %73, %1
  %100 = phi i64 [ -1, %1 ], [ %30, %73 ], [ %30, %60 ], [ %30, %28 ], [ %30, %39 ], [ %30, %45 ], [ -1, %93 ]
  ret i64 %100
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read) uwtable
define internal fastcc i64 @is_finite(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #3 {
  %3 = icmp sgt i64 %1, 0
  br i1 %3, label %11, label %9

4:                                                ; preds = %11
  %5 = fcmp contract oeq double %22, 0.000000e+00
  %6 = fcmp contract oeq double %23, 0.000000e+00
  %7 = and i1 %6, %5
  %8 = zext i1 %7 to i64
  br label %9

9:                                                ; preds = %4, %2
  %10 = phi i64 [ 1, %2 ], [ %8, %4 ]
  ret i64 %10

11:                                               ; preds = %2, %11
  %12 = phi i64 [ %24, %11 ], [ 0, %2 ]
  %13 = phi double [ %22, %11 ], [ 0.000000e+00, %2 ]
  %14 = phi double [ %23, %11 ], [ 0.000000e+00, %2 ]
  %15 = getelementptr inbounds { double, double }, ptr %0, i64 %12
  %16 = load <2 x double>, ptr %15, align 8
  %17 = fmul contract <2 x double> %16, zeroinitializer
  %18 = extractelement <2 x double> %17, i64 0
  %19 = extractelement <2 x double> %17, i64 1
  %20 = fsub contract double %18, %19
  %21 = fadd contract double %18, %19
  %22 = fadd contract double %13, %20
  %23 = fadd contract double %14, %21
  %24 = add nuw nsw i64 %12, 1
  %25 = icmp eq i64 %24, %1
  br i1 %25, label %4, label %11, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind optsize uwtable
define internal fastcc i64 @one_state(ptr noundef %0, ptr noundef %1, ptr nocapture noundef %2, ptr noundef writeonly %3) unnamed_addr #1 {
  %5 = alloca [6 x { double, double }], align 16
  %6 = alloca [3 x [3 x { double, double }]], align 16
  %7 = alloca [3 x { double, double }], align 16
  %8 = alloca [3 x { double, double }], align 16
  %9 = alloca [6 x { double, double }], align 16
  %10 = alloca [6 x { double, double }], align 16
  %11 = alloca [3 x { double, double }], align 16
  %12 = alloca [3 x { double, double }], align 16
  %13 = alloca [6 x { double, double }], align 16
  %14 = alloca [64 x { double, double }], align 16
  %15 = alloca [200 x double], align 16
  %16 = alloca [3 x { double, double }], align 16
  %17 = alloca [6 x { double, double }], align 16
  %18 = alloca [6 x { double, double }], align 16
  %19 = alloca [9 x { double, double }], align 16
  %20 = alloca [9 x { double, double }], align 16
  %21 = alloca [9 x { double, double }], align 16
  %22 = alloca [6 x { double, double }], align 16
  %23 = alloca [9 x { double, double }], align 16
  %24 = alloca [9 x { double, double }], align 16
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 9
  %26 = load i64, ptr %25, align 8, !tbaa !29
  switch i64 %26, label %3851 [
    i64 0, label %34
    i64 1, label %1709
    i64 2, label %27
    i64 3, label %1734
    i64 4, label %2105
    i64 5, label %2930
    i64 6, label %2950
    i64 7, label %3141
    i64 8, label %3835
  ]

27:                                               ; preds = %4
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !19
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %1724

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  br label %1725

34:                                               ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1) #12
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %36 = load ptr, ptr %35, align 8, !tbaa !30
  %37 = load i64, ptr %0, align 8, !tbaa !31
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %1197

39:                                               ; preds = %34
  %40 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %41 = icmp eq ptr %1, null
  %42 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %43 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %44 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %45 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %46 = getelementptr inbounds { double, double }, ptr %22, i64 3
  %47 = getelementptr inbounds { double, double }, ptr %22, i64 5
  %48 = getelementptr inbounds { double, double }, ptr %22, i64 5, i32 1
  %49 = getelementptr inbounds { double, double }, ptr %22, i64 4
  %50 = getelementptr inbounds { double, double }, ptr %22, i64 4, i32 1
  %51 = getelementptr inbounds { double, double }, ptr %22, i64 3, i32 1
  %52 = getelementptr inbounds { double, double }, ptr %22, i64 1
  %53 = getelementptr inbounds { double, double }, ptr %22, i64 2
  br label %54

54:                                               ; preds = %1192, %39
  %55 = phi i64 [ %37, %39 ], [ %56, %1192 ]
  %56 = add nsw i64 %55, -1
  %57 = load ptr, ptr %40, align 8, !tbaa !32
  %58 = getelementptr inbounds i64, ptr %57, i64 %56
  %59 = load i64, ptr %58, align 8, !tbaa !33
  %60 = icmp sgt i64 %59, 0
  br i1 %60, label %61, label %537

61:                                               ; preds = %54
  %62 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 5
  %63 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 11
  %64 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 7
  %65 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 8
  %66 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 9
  br label %67

67:                                               ; preds = %257, %61
  %68 = phi i64 [ 0, %61 ], [ %258, %257 ]
  %69 = mul nuw nsw i64 %68, 6
  %70 = getelementptr inbounds { double, double }, ptr %62, i64 %69
  %71 = getelementptr inbounds { double, double }, ptr %63, i64 %69
  %72 = getelementptr inbounds { double, double }, ptr %70, i64 1
  %73 = getelementptr inbounds { double, double }, ptr %70, i64 2
  %74 = getelementptr inbounds { double, double }, ptr %70, i64 3
  %75 = getelementptr inbounds { double, double }, ptr %70, i64 4
  %76 = getelementptr inbounds { double, double }, ptr %70, i64 5
  br label %77

77:                                               ; preds = %77, %67
  %78 = phi i64 [ 0, %67 ], [ %244, %77 ]
  %79 = mul nuw nsw i64 %78, 3
  %80 = getelementptr inbounds { double, double }, ptr %64, i64 %79
  %81 = getelementptr inbounds { double, double }, ptr %80, i64 1
  %82 = getelementptr inbounds { double, double }, ptr %80, i64 2
  %83 = getelementptr inbounds { double, double }, ptr %65, i64 %79
  %84 = getelementptr inbounds { double, double }, ptr %83, i64 1
  %85 = getelementptr inbounds { double, double }, ptr %83, i64 2
  %86 = getelementptr inbounds { double, double }, ptr %71, i64 %78
  %87 = load <2 x double>, ptr %80, align 8
  %88 = load <2 x double>, ptr %81, align 8
  %89 = load <2 x double>, ptr %82, align 8
  %90 = load <2 x double>, ptr %83, align 8
  %91 = load <2 x double>, ptr %84, align 8
  %92 = load <2 x double>, ptr %85, align 8
  %93 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 8, i64 %78
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 8, i64 %78, i32 1
  %96 = load double, ptr %95, align 8
  %97 = add nuw nsw i64 %78, 3
  %98 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 8, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 8, i64 %97, i32 1
  %101 = load double, ptr %100, align 8
  %102 = add nuw nsw i64 %78, 6
  %103 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 8, i64 %102
  %104 = load double, ptr %103, align 8
  %105 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 8, i64 %102, i32 1
  %106 = load double, ptr %105, align 8
  %107 = getelementptr inbounds { double, double }, ptr %66, i64 %79
  %108 = load double, ptr %107, align 8
  %109 = getelementptr inbounds { double, double }, ptr %66, i64 %79, i32 1
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds { double, double }, ptr %107, i64 1
  %112 = getelementptr inbounds { double, double }, ptr %107, i64 1, i32 1
  %113 = getelementptr inbounds { double, double }, ptr %107, i64 2
  %114 = load double, ptr %113, align 8
  %115 = getelementptr inbounds { double, double }, ptr %107, i64 2, i32 1
  %116 = load double, ptr %115, align 8
  %117 = getelementptr inbounds { double, double }, ptr %71, i64 %97
  %118 = load <2 x double>, ptr %70, align 8
  %119 = load <2 x double>, ptr %72, align 8
  %120 = load <2 x double>, ptr %73, align 8
  %121 = load <2 x double>, ptr %74, align 8
  %122 = load <2 x double>, ptr %75, align 8
  %123 = load <2 x double>, ptr %76, align 8
  %124 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %125 = fmul contract <2 x double> %87, %124
  %126 = shufflevector <2 x double> %125, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %127 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> zeroinitializer
  %128 = fmul contract <2 x double> %87, %127
  %129 = fsub contract <2 x double> %128, %126
  %130 = fadd contract <2 x double> %128, %126
  %131 = shufflevector <2 x double> %129, <2 x double> %130, <2 x i32> <i32 0, i32 3>
  %132 = shufflevector <2 x double> %119, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %133 = fmul contract <2 x double> %88, %132
  %134 = shufflevector <2 x double> %133, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %135 = shufflevector <2 x double> %119, <2 x double> poison, <2 x i32> zeroinitializer
  %136 = fmul contract <2 x double> %88, %135
  %137 = fsub contract <2 x double> %136, %134
  %138 = fadd contract <2 x double> %136, %134
  %139 = shufflevector <2 x double> %137, <2 x double> %138, <2 x i32> <i32 0, i32 3>
  %140 = fadd contract <2 x double> %131, %139
  %141 = shufflevector <2 x double> %120, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %142 = fmul contract <2 x double> %89, %141
  %143 = shufflevector <2 x double> %142, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %144 = shufflevector <2 x double> %120, <2 x double> poison, <2 x i32> zeroinitializer
  %145 = fmul contract <2 x double> %89, %144
  %146 = fsub contract <2 x double> %145, %143
  %147 = fadd contract <2 x double> %145, %143
  %148 = shufflevector <2 x double> %146, <2 x double> %147, <2 x i32> <i32 0, i32 3>
  %149 = fadd contract <2 x double> %140, %148
  %150 = shufflevector <2 x double> %121, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %151 = fmul contract <2 x double> %90, %150
  %152 = shufflevector <2 x double> %151, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %153 = shufflevector <2 x double> %121, <2 x double> poison, <2 x i32> zeroinitializer
  %154 = fmul contract <2 x double> %90, %153
  %155 = fsub contract <2 x double> %154, %152
  %156 = fadd contract <2 x double> %154, %152
  %157 = shufflevector <2 x double> %155, <2 x double> %156, <2 x i32> <i32 0, i32 3>
  %158 = shufflevector <2 x double> %122, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %159 = fmul contract <2 x double> %91, %158
  %160 = shufflevector <2 x double> %159, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %161 = shufflevector <2 x double> %122, <2 x double> poison, <2 x i32> zeroinitializer
  %162 = fmul contract <2 x double> %91, %161
  %163 = fsub contract <2 x double> %162, %160
  %164 = fadd contract <2 x double> %162, %160
  %165 = shufflevector <2 x double> %163, <2 x double> %164, <2 x i32> <i32 0, i32 3>
  %166 = fadd contract <2 x double> %157, %165
  %167 = shufflevector <2 x double> %123, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %168 = fmul contract <2 x double> %92, %167
  %169 = shufflevector <2 x double> %168, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %170 = shufflevector <2 x double> %123, <2 x double> poison, <2 x i32> zeroinitializer
  %171 = fmul contract <2 x double> %92, %170
  %172 = fsub contract <2 x double> %171, %169
  %173 = fadd contract <2 x double> %171, %169
  %174 = shufflevector <2 x double> %172, <2 x double> %173, <2 x i32> <i32 0, i32 3>
  %175 = fadd contract <2 x double> %166, %174
  %176 = fadd contract <2 x double> %149, %175
  store <2 x double> %176, ptr %86, align 8
  %177 = insertelement <2 x double> poison, double %94, i64 0
  %178 = shufflevector <2 x double> %177, <2 x double> poison, <2 x i32> zeroinitializer
  %179 = fmul contract <2 x double> %118, %178
  %180 = insertelement <2 x double> poison, double %96, i64 0
  %181 = shufflevector <2 x double> %180, <2 x double> poison, <2 x i32> zeroinitializer
  %182 = fmul contract <2 x double> %118, %181
  %183 = shufflevector <2 x double> %182, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %184 = fsub contract <2 x double> %179, %183
  %185 = fadd contract <2 x double> %179, %183
  %186 = shufflevector <2 x double> %184, <2 x double> %185, <2 x i32> <i32 0, i32 3>
  %187 = insertelement <2 x double> poison, double %99, i64 0
  %188 = shufflevector <2 x double> %187, <2 x double> poison, <2 x i32> zeroinitializer
  %189 = fmul contract <2 x double> %119, %188
  %190 = insertelement <2 x double> poison, double %101, i64 0
  %191 = shufflevector <2 x double> %190, <2 x double> poison, <2 x i32> zeroinitializer
  %192 = fmul contract <2 x double> %119, %191
  %193 = shufflevector <2 x double> %192, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %194 = fsub contract <2 x double> %189, %193
  %195 = fadd contract <2 x double> %189, %193
  %196 = shufflevector <2 x double> %194, <2 x double> %195, <2 x i32> <i32 0, i32 3>
  %197 = fadd contract <2 x double> %186, %196
  %198 = insertelement <2 x double> poison, double %104, i64 0
  %199 = shufflevector <2 x double> %198, <2 x double> poison, <2 x i32> zeroinitializer
  %200 = fmul contract <2 x double> %120, %199
  %201 = insertelement <2 x double> poison, double %106, i64 0
  %202 = shufflevector <2 x double> %201, <2 x double> poison, <2 x i32> zeroinitializer
  %203 = fmul contract <2 x double> %120, %202
  %204 = shufflevector <2 x double> %203, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %205 = fsub contract <2 x double> %200, %204
  %206 = fadd contract <2 x double> %200, %204
  %207 = shufflevector <2 x double> %205, <2 x double> %206, <2 x i32> <i32 0, i32 3>
  %208 = fadd contract <2 x double> %197, %207
  %209 = insertelement <2 x double> poison, double %108, i64 0
  %210 = shufflevector <2 x double> %209, <2 x double> poison, <2 x i32> zeroinitializer
  %211 = fmul contract <2 x double> %121, %210
  %212 = insertelement <2 x double> poison, double %110, i64 0
  %213 = shufflevector <2 x double> %212, <2 x double> poison, <2 x i32> zeroinitializer
  %214 = fmul contract <2 x double> %121, %213
  %215 = shufflevector <2 x double> %214, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %216 = fsub contract <2 x double> %211, %215
  %217 = fadd contract <2 x double> %211, %215
  %218 = shufflevector <2 x double> %216, <2 x double> %217, <2 x i32> <i32 0, i32 3>
  %219 = load double, ptr %111, align 8
  %220 = load double, ptr %112, align 8
  %221 = insertelement <2 x double> poison, double %219, i64 0
  %222 = shufflevector <2 x double> %221, <2 x double> poison, <2 x i32> zeroinitializer
  %223 = fmul contract <2 x double> %122, %222
  %224 = insertelement <2 x double> poison, double %220, i64 0
  %225 = shufflevector <2 x double> %224, <2 x double> poison, <2 x i32> zeroinitializer
  %226 = fmul contract <2 x double> %122, %225
  %227 = shufflevector <2 x double> %226, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %228 = fsub contract <2 x double> %223, %227
  %229 = fadd contract <2 x double> %223, %227
  %230 = shufflevector <2 x double> %228, <2 x double> %229, <2 x i32> <i32 0, i32 3>
  %231 = fadd contract <2 x double> %218, %230
  %232 = insertelement <2 x double> poison, double %114, i64 0
  %233 = shufflevector <2 x double> %232, <2 x double> poison, <2 x i32> zeroinitializer
  %234 = fmul contract <2 x double> %123, %233
  %235 = insertelement <2 x double> poison, double %116, i64 0
  %236 = shufflevector <2 x double> %235, <2 x double> poison, <2 x i32> zeroinitializer
  %237 = fmul contract <2 x double> %123, %236
  %238 = shufflevector <2 x double> %237, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %239 = fsub contract <2 x double> %234, %238
  %240 = fadd contract <2 x double> %234, %238
  %241 = shufflevector <2 x double> %239, <2 x double> %240, <2 x i32> <i32 0, i32 3>
  %242 = fadd contract <2 x double> %231, %241
  %243 = fadd contract <2 x double> %208, %242
  store <2 x double> %243, ptr %117, align 8
  %244 = add nuw nsw i64 %78, 1
  %245 = icmp eq i64 %244, 3
  br i1 %245, label %246, label %77, !llvm.loop !34

246:                                              ; preds = %77
  br i1 %41, label %254, label %247

247:                                              ; preds = %246
  %248 = load ptr, ptr %42, align 8, !tbaa !35
  %249 = getelementptr inbounds i64, ptr %248, i64 %56
  %250 = load i64, ptr %249, align 8, !tbaa !33
  %251 = getelementptr { double, double }, ptr %1, i64 %250
  %252 = getelementptr { double, double }, ptr %251, i64 %68
  %253 = load <2 x double>, ptr %252, align 8
  br label %254

254:                                              ; preds = %247, %246
  %255 = phi <2 x double> [ %253, %247 ], [ zeroinitializer, %246 ]
  %256 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 13, i64 %68
  store <2 x double> %255, ptr %256, align 8
  br label %260

257:                                              ; preds = %260
  %258 = add nuw nsw i64 %68, 1
  %259 = icmp eq i64 %258, %59
  br i1 %259, label %283, label %67, !llvm.loop !36

260:                                              ; preds = %260, %254
  %261 = phi i64 [ 0, %254 ], [ %281, %260 ]
  %262 = phi <2 x double> [ %255, %254 ], [ %280, %260 ]
  %263 = add nuw nsw i64 %261, %69
  %264 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 5, i64 %263
  %265 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 10, i64 %261
  %266 = load double, ptr %265, align 8
  %267 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 10, i64 %261, i32 1
  %268 = load double, ptr %267, align 8
  %269 = load <2 x double>, ptr %264, align 8
  %270 = insertelement <2 x double> poison, double %268, i64 0
  %271 = shufflevector <2 x double> %270, <2 x double> poison, <2 x i32> zeroinitializer
  %272 = fmul contract <2 x double> %269, %271
  %273 = shufflevector <2 x double> %272, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %274 = insertelement <2 x double> poison, double %266, i64 0
  %275 = shufflevector <2 x double> %274, <2 x double> poison, <2 x i32> zeroinitializer
  %276 = fmul contract <2 x double> %269, %275
  %277 = fsub contract <2 x double> %276, %273
  %278 = fadd contract <2 x double> %276, %273
  %279 = shufflevector <2 x double> %277, <2 x double> %278, <2 x i32> <i32 0, i32 3>
  %280 = fsub contract <2 x double> %262, %279
  store <2 x double> %280, ptr %256, align 8
  %281 = add nuw nsw i64 %261, 1
  %282 = icmp eq i64 %281, 6
  br i1 %282, label %257, label %260, !llvm.loop !37

283:                                              ; preds = %257
  %284 = load ptr, ptr %43, align 8, !tbaa !38
  %285 = load ptr, ptr %42, align 8, !tbaa !35
  %286 = getelementptr inbounds i64, ptr %285, i64 %56
  %287 = load i64, ptr %286, align 8, !tbaa !33
  %288 = getelementptr inbounds { double, double }, ptr %284, i64 %287
  br label %289

289:                                              ; preds = %434, %283
  %290 = phi i1 [ %435, %434 ], [ false, %283 ]
  %291 = phi i64 [ %365, %434 ], [ 0, %283 ]
  %292 = getelementptr inbounds { double, double }, ptr %288, i64 %291
  %293 = load <2 x double>, ptr %292, align 8
  %294 = mul nuw nsw i64 %291, 6
  br label %297

295:                                              ; preds = %297
  %296 = icmp eq i64 %291, 0
  br i1 %296, label %320, label %326

297:                                              ; preds = %297, %289
  %298 = phi i64 [ 0, %289 ], [ %318, %297 ]
  %299 = phi <2 x double> [ %293, %289 ], [ %317, %297 ]
  %300 = add nuw nsw i64 %298, %294
  %301 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 5, i64 %300
  %302 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 11, i64 %300
  %303 = load double, ptr %302, align 8
  %304 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 11, i64 %300, i32 1
  %305 = load double, ptr %304, align 8
  %306 = load <2 x double>, ptr %301, align 8
  %307 = insertelement <2 x double> poison, double %305, i64 0
  %308 = shufflevector <2 x double> %307, <2 x double> poison, <2 x i32> zeroinitializer
  %309 = fmul contract <2 x double> %306, %308
  %310 = shufflevector <2 x double> %309, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %311 = insertelement <2 x double> poison, double %303, i64 0
  %312 = shufflevector <2 x double> %311, <2 x double> poison, <2 x i32> zeroinitializer
  %313 = fmul contract <2 x double> %306, %312
  %314 = fadd contract <2 x double> %313, %310
  %315 = fsub contract <2 x double> %313, %310
  %316 = shufflevector <2 x double> %315, <2 x double> %314, <2 x i32> <i32 0, i32 3>
  %317 = fadd contract <2 x double> %299, %316
  %318 = add nuw nsw i64 %298, 1
  %319 = icmp eq i64 %318, 6
  br i1 %319, label %295, label %297, !llvm.loop !39

320:                                              ; preds = %326, %295
  %321 = phi <2 x double> [ %317, %295 ], [ %339, %326 ]
  %322 = extractelement <2 x double> %317, i64 0
  %323 = fmul contract double %322, 0x3D06849B86A12B9B
  %324 = extractelement <2 x double> %321, i64 0
  %325 = fcmp contract ogt double %324, %323
  br i1 %325, label %342, label %437

326:                                              ; preds = %295, %326
  %327 = phi i64 [ %340, %326 ], [ 0, %295 ]
  %328 = phi <2 x double> [ %339, %326 ], [ %317, %295 ]
  %329 = add nuw nsw i64 %327, %294
  %330 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 12, i64 %329
  %331 = load <2 x double>, ptr %330, align 8
  %332 = fmul contract <2 x double> %331, %331
  %333 = shufflevector <2 x double> %331, <2 x double> poison, <2 x i32> zeroinitializer
  %334 = fmul contract <2 x double> %331, %333
  %335 = shufflevector <2 x double> %334, <2 x double> %332, <2 x i32> <i32 3, i32 1>
  %336 = fadd contract <2 x double> %334, %335
  %337 = fsub contract <2 x double> %334, %335
  %338 = shufflevector <2 x double> %337, <2 x double> %336, <2 x i32> <i32 0, i32 3>
  %339 = fsub contract <2 x double> %328, %338
  %340 = add nuw nsw i64 %327, 1
  %341 = icmp eq i64 %340, %291
  br i1 %341, label %320, label %326, !llvm.loop !40

342:                                              ; preds = %320
  %343 = tail call contract double @llvm.sqrt.f64(double %324)
  %344 = fmul contract double %343, 2.000000e+00
  %345 = mul nsw i64 %291, 7
  %346 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 12, i64 %345
  %347 = extractelement <2 x double> %321, i64 1
  %348 = fdiv contract double %347, %344
  %349 = fmul contract double %348, 0.000000e+00
  %350 = fadd contract double %343, %349
  %351 = fmul contract double %350, %350
  %352 = fmul contract double %348, %348
  %353 = fadd contract double %352, %351
  %354 = fmul contract double %350, 0.000000e+00
  %355 = insertelement <2 x double> poison, double %349, i64 0
  %356 = insertelement <2 x double> %355, double %354, i64 1
  %357 = insertelement <2 x double> poison, double %350, i64 0
  %358 = insertelement <2 x double> %357, double %348, i64 1
  %359 = fadd contract <2 x double> %356, %358
  %360 = fsub contract <2 x double> %356, %358
  %361 = shufflevector <2 x double> %359, <2 x double> %360, <2 x i32> <i32 0, i32 3>
  %362 = insertelement <2 x double> poison, double %353, i64 0
  %363 = shufflevector <2 x double> %362, <2 x double> poison, <2 x i32> zeroinitializer
  %364 = fdiv contract <2 x double> %361, %363
  store <2 x double> %364, ptr %346, align 8
  %365 = add nuw nsw i64 %291, 1
  %366 = icmp slt i64 %365, %59
  br i1 %366, label %367, label %434

367:                                              ; preds = %342
  %368 = shufflevector <2 x double> %364, <2 x double> poison, <2 x i32> zeroinitializer
  %369 = shufflevector <2 x double> %364, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %370

370:                                              ; preds = %367, %398
  %371 = phi i64 [ %408, %398 ], [ %365, %367 ]
  %372 = mul nsw i64 %371, 6
  br label %374

373:                                              ; preds = %374
  br i1 %296, label %398, label %410

374:                                              ; preds = %374, %370
  %375 = phi i64 [ 0, %370 ], [ %396, %374 ]
  %376 = phi <2 x double> [ zeroinitializer, %370 ], [ %395, %374 ]
  %377 = add nuw nsw i64 %375, %372
  %378 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 5, i64 %377
  %379 = add nuw nsw i64 %375, %294
  %380 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 11, i64 %379
  %381 = load double, ptr %380, align 8
  %382 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 11, i64 %379, i32 1
  %383 = load double, ptr %382, align 8
  %384 = load <2 x double>, ptr %378, align 8
  %385 = insertelement <2 x double> poison, double %383, i64 0
  %386 = shufflevector <2 x double> %385, <2 x double> poison, <2 x i32> zeroinitializer
  %387 = fmul contract <2 x double> %384, %386
  %388 = shufflevector <2 x double> %387, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %389 = insertelement <2 x double> poison, double %381, i64 0
  %390 = shufflevector <2 x double> %389, <2 x double> poison, <2 x i32> zeroinitializer
  %391 = fmul contract <2 x double> %384, %390
  %392 = fsub contract <2 x double> %391, %388
  %393 = fadd contract <2 x double> %391, %388
  %394 = shufflevector <2 x double> %392, <2 x double> %393, <2 x i32> <i32 0, i32 3>
  %395 = fadd contract <2 x double> %376, %394
  %396 = add nuw nsw i64 %375, 1
  %397 = icmp eq i64 %396, 6
  br i1 %397, label %373, label %374, !llvm.loop !41

398:                                              ; preds = %410, %373
  %399 = phi <2 x double> [ %395, %373 ], [ %431, %410 ]
  %400 = fmul contract <2 x double> %368, %399
  %401 = shufflevector <2 x double> %399, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %402 = fmul contract <2 x double> %369, %401
  %403 = add nuw nsw i64 %372, %291
  %404 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 12, i64 %403
  %405 = fsub contract <2 x double> %400, %402
  %406 = fadd contract <2 x double> %400, %402
  %407 = shufflevector <2 x double> %405, <2 x double> %406, <2 x i32> <i32 0, i32 3>
  store <2 x double> %407, ptr %404, align 8
  %408 = add nuw nsw i64 %371, 1
  %409 = icmp slt i64 %408, %59
  br i1 %409, label %370, label %434, !llvm.loop !42

410:                                              ; preds = %373, %410
  %411 = phi i64 [ %432, %410 ], [ 0, %373 ]
  %412 = phi <2 x double> [ %431, %410 ], [ %395, %373 ]
  %413 = add nuw nsw i64 %411, %372
  %414 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 12, i64 %413
  %415 = add nuw nsw i64 %411, %294
  %416 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 12, i64 %415
  %417 = load double, ptr %416, align 8
  %418 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 12, i64 %415, i32 1
  %419 = load double, ptr %418, align 8
  %420 = load <2 x double>, ptr %414, align 8
  %421 = insertelement <2 x double> poison, double %419, i64 0
  %422 = shufflevector <2 x double> %421, <2 x double> poison, <2 x i32> zeroinitializer
  %423 = fmul contract <2 x double> %420, %422
  %424 = shufflevector <2 x double> %423, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %425 = insertelement <2 x double> poison, double %417, i64 0
  %426 = shufflevector <2 x double> %425, <2 x double> poison, <2 x i32> zeroinitializer
  %427 = fmul contract <2 x double> %420, %426
  %428 = fsub contract <2 x double> %427, %424
  %429 = fadd contract <2 x double> %427, %424
  %430 = shufflevector <2 x double> %428, <2 x double> %429, <2 x i32> <i32 0, i32 3>
  %431 = fsub contract <2 x double> %412, %430
  %432 = add nuw nsw i64 %411, 1
  %433 = icmp eq i64 %432, %291
  br i1 %433, label %398, label %410, !llvm.loop !43

434:                                              ; preds = %398, %342
  %435 = icmp sge i64 %365, %59
  %436 = icmp eq i64 %365, %59
  br i1 %436, label %437, label %289, !llvm.loop !44

437:                                              ; preds = %434, %320
  %438 = phi i1 [ %435, %434 ], [ %290, %320 ]
  br i1 %438, label %440, label %439

439:                                              ; preds = %437
  store i64 %55, ptr %44, align 8, !tbaa !17
  br label %440

440:                                              ; preds = %439, %437
  br label %441

441:                                              ; preds = %440, %499
  %442 = phi i64 [ %515, %499 ], [ 0, %440 ]
  %443 = icmp eq i64 %442, 0
  br i1 %443, label %447, label %444

444:                                              ; preds = %441
  %445 = mul nsw i64 %442, 6
  %446 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 13, i64 %442
  br label %451

447:                                              ; preds = %457, %441
  %448 = phi i64 [ 0, %441 ], [ %445, %457 ]
  %449 = mul nsw i64 %442, 7
  %450 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 12, i64 %449
  br label %517

451:                                              ; preds = %457, %444
  %452 = phi i64 [ 0, %444 ], [ %474, %457 ]
  %453 = add nuw nsw i64 %452, %445
  %454 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 12, i64 %453
  %455 = load <2 x double>, ptr %454, align 8
  %456 = mul nuw nsw i64 %452, 6
  br label %476

457:                                              ; preds = %476
  %458 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 13, i64 %452
  %459 = load double, ptr %458, align 8
  %460 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 13, i64 %452, i32 1
  %461 = load double, ptr %460, align 8
  %462 = insertelement <2 x double> poison, double %461, i64 0
  %463 = shufflevector <2 x double> %462, <2 x double> poison, <2 x i32> zeroinitializer
  %464 = fmul contract <2 x double> %455, %463
  %465 = shufflevector <2 x double> %464, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %466 = insertelement <2 x double> poison, double %459, i64 0
  %467 = shufflevector <2 x double> %466, <2 x double> poison, <2 x i32> zeroinitializer
  %468 = fmul contract <2 x double> %455, %467
  %469 = fsub contract <2 x double> %468, %465
  %470 = fadd contract <2 x double> %468, %465
  %471 = shufflevector <2 x double> %469, <2 x double> %470, <2 x i32> <i32 0, i32 3>
  %472 = load <2 x double>, ptr %446, align 8
  %473 = fsub contract <2 x double> %472, %471
  store <2 x double> %473, ptr %446, align 8
  %474 = add nuw nsw i64 %452, 1
  %475 = icmp eq i64 %474, %442
  br i1 %475, label %447, label %451, !llvm.loop !45

476:                                              ; preds = %476, %451
  %477 = phi i64 [ 0, %451 ], [ %497, %476 ]
  %478 = add nuw nsw i64 %477, %456
  %479 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 11, i64 %478
  %480 = load double, ptr %479, align 8
  %481 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 11, i64 %478, i32 1
  %482 = load double, ptr %481, align 8
  %483 = add nuw nsw i64 %477, %445
  %484 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 11, i64 %483
  %485 = insertelement <2 x double> poison, double %482, i64 0
  %486 = shufflevector <2 x double> %485, <2 x double> poison, <2 x i32> zeroinitializer
  %487 = fmul contract <2 x double> %455, %486
  %488 = shufflevector <2 x double> %487, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %489 = insertelement <2 x double> poison, double %480, i64 0
  %490 = shufflevector <2 x double> %489, <2 x double> poison, <2 x i32> zeroinitializer
  %491 = fmul contract <2 x double> %455, %490
  %492 = fsub contract <2 x double> %491, %488
  %493 = fadd contract <2 x double> %491, %488
  %494 = shufflevector <2 x double> %492, <2 x double> %493, <2 x i32> <i32 0, i32 3>
  %495 = load <2 x double>, ptr %484, align 8
  %496 = fsub contract <2 x double> %495, %494
  store <2 x double> %496, ptr %484, align 8
  %497 = add nuw nsw i64 %477, 1
  %498 = icmp eq i64 %497, 6
  br i1 %498, label %457, label %476, !llvm.loop !46

499:                                              ; preds = %517
  %500 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 13, i64 %442
  %501 = load double, ptr %500, align 8
  %502 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 13, i64 %442, i32 1
  %503 = load double, ptr %502, align 8
  %504 = load <2 x double>, ptr %450, align 8
  %505 = insertelement <2 x double> poison, double %501, i64 0
  %506 = shufflevector <2 x double> %505, <2 x double> poison, <2 x i32> zeroinitializer
  %507 = fmul contract <2 x double> %504, %506
  %508 = insertelement <2 x double> poison, double %503, i64 0
  %509 = shufflevector <2 x double> %508, <2 x double> poison, <2 x i32> zeroinitializer
  %510 = fmul contract <2 x double> %504, %509
  %511 = shufflevector <2 x double> %510, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %512 = fsub contract <2 x double> %507, %511
  %513 = fadd contract <2 x double> %507, %511
  %514 = shufflevector <2 x double> %512, <2 x double> %513, <2 x i32> <i32 0, i32 3>
  store <2 x double> %514, ptr %500, align 8
  %515 = add nuw nsw i64 %442, 1
  %516 = icmp eq i64 %515, %59
  br i1 %516, label %537, label %441, !llvm.loop !47

517:                                              ; preds = %517, %447
  %518 = phi i64 [ 0, %447 ], [ %535, %517 ]
  %519 = add nuw nsw i64 %518, %448
  %520 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 11, i64 %519
  %521 = load double, ptr %520, align 8
  %522 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 11, i64 %519, i32 1
  %523 = load double, ptr %522, align 8
  %524 = load <2 x double>, ptr %450, align 8
  %525 = insertelement <2 x double> poison, double %521, i64 0
  %526 = shufflevector <2 x double> %525, <2 x double> poison, <2 x i32> zeroinitializer
  %527 = fmul contract <2 x double> %524, %526
  %528 = insertelement <2 x double> poison, double %523, i64 0
  %529 = shufflevector <2 x double> %528, <2 x double> poison, <2 x i32> zeroinitializer
  %530 = fmul contract <2 x double> %524, %529
  %531 = shufflevector <2 x double> %530, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %532 = fsub contract <2 x double> %527, %531
  %533 = fadd contract <2 x double> %527, %531
  %534 = shufflevector <2 x double> %532, <2 x double> %533, <2 x i32> <i32 0, i32 3>
  store <2 x double> %534, ptr %520, align 8
  %535 = add nuw nsw i64 %518, 1
  %536 = icmp eq i64 %535, 6
  br i1 %536, label %499, label %517, !llvm.loop !48

537:                                              ; preds = %499, %54
  %538 = load ptr, ptr %45, align 8, !tbaa !49
  %539 = getelementptr inbounds i64, ptr %538, i64 %56
  %540 = load i64, ptr %539, align 8, !tbaa !33
  %541 = icmp sgt i64 %540, -1
  br i1 %541, label %542, label %1192

542:                                              ; preds = %537
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %19) #13
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %20) #13
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %21) #13
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %22) #13
  %543 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(144) %19, ptr noundef nonnull align 8 dereferenceable(144) %543, i64 144, i1 false)
  %544 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(144) %20, ptr noundef nonnull align 8 dereferenceable(144) %544, i64 144, i1 false)
  %545 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(144) %21, ptr noundef nonnull align 8 dereferenceable(144) %545, i64 144, i1 false)
  %546 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %22, ptr noundef nonnull align 8 dereferenceable(96) %546, i64 96, i1 false)
  br i1 %60, label %547, label %549

547:                                              ; preds = %542
  %548 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 11
  br label %562

549:                                              ; preds = %655, %542
  %550 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 6
  %551 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 6, i64 1
  %552 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 6, i64 2
  %553 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 6, i64 3
  %554 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 6, i64 4
  %555 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 6, i64 5
  %556 = load <2 x double>, ptr %550, align 8
  %557 = load <2 x double>, ptr %551, align 8
  %558 = load <2 x double>, ptr %552, align 8
  %559 = load <2 x double>, ptr %553, align 8
  %560 = load <2 x double>, ptr %554, align 8
  %561 = load <2 x double>, ptr %555, align 8
  br label %665

562:                                              ; preds = %655, %547
  %563 = phi i64 [ 0, %547 ], [ %656, %655 ]
  %564 = mul nuw nsw i64 %563, 6
  %565 = getelementptr inbounds { double, double }, ptr %548, i64 %564
  br label %597

566:                                              ; preds = %604
  %567 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 13, i64 %563, i32 1
  %568 = load double, ptr %567, align 8
  %569 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 13, i64 %563
  %570 = load double, ptr %569, align 8
  %571 = insertelement <2 x double> poison, double %570, i64 0
  %572 = shufflevector <2 x double> %571, <2 x double> poison, <2 x i32> zeroinitializer
  %573 = insertelement <2 x double> poison, double %568, i64 0
  %574 = shufflevector <2 x double> %573, <2 x double> poison, <2 x i32> zeroinitializer
  br label %575

575:                                              ; preds = %575, %566
  %576 = phi i64 [ 0, %566 ], [ %595, %575 ]
  %577 = getelementptr inbounds { double, double }, ptr %565, i64 %576
  %578 = load <4 x double>, ptr %577, align 8
  %579 = shufflevector <4 x double> %578, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %580 = shufflevector <4 x double> %578, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %581 = fmul contract <2 x double> %572, %579
  %582 = fmul contract <2 x double> %574, %580
  %583 = fmul contract <2 x double> %574, %579
  %584 = fmul contract <2 x double> %572, %580
  %585 = fsub contract <2 x double> %581, %582
  %586 = fadd contract <2 x double> %583, %584
  %587 = getelementptr inbounds [6 x { double, double }], ptr %22, i64 0, i64 %576
  %588 = load <4 x double>, ptr %587, align 16
  %589 = shufflevector <4 x double> %588, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %590 = shufflevector <4 x double> %588, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %591 = fadd contract <2 x double> %589, %585
  %592 = fadd contract <2 x double> %590, %586
  %593 = getelementptr inbounds [6 x { double, double }], ptr %22, i64 0, i64 %576
  %594 = shufflevector <2 x double> %591, <2 x double> %592, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %594, ptr %593, align 16
  %595 = add nuw i64 %576, 2
  %596 = icmp eq i64 %595, 6
  br i1 %596, label %655, label %575, !llvm.loop !50

597:                                              ; preds = %604, %562
  %598 = phi i64 [ 0, %562 ], [ %605, %604 ]
  %599 = getelementptr inbounds { double, double }, ptr %565, i64 %598
  %600 = load <2 x double>, ptr %599, align 8
  %601 = mul nuw nsw i64 %598, 3
  %602 = getelementptr { double, double }, ptr %599, i64 3
  %603 = load <2 x double>, ptr %602, align 8
  br label %607

604:                                              ; preds = %607
  %605 = add nuw nsw i64 %598, 1
  %606 = icmp eq i64 %605, 3
  br i1 %606, label %566, label %597, !llvm.loop !53

607:                                              ; preds = %607, %597
  %608 = phi i64 [ 0, %597 ], [ %653, %607 ]
  %609 = getelementptr inbounds { double, double }, ptr %565, i64 %608
  %610 = load double, ptr %609, align 8
  %611 = getelementptr inbounds { double, double }, ptr %565, i64 %608, i32 1
  %612 = load double, ptr %611, align 8
  %613 = add nuw nsw i64 %608, %601
  %614 = getelementptr inbounds [9 x { double, double }], ptr %19, i64 0, i64 %613
  %615 = insertelement <2 x double> poison, double %612, i64 0
  %616 = shufflevector <2 x double> %615, <2 x double> poison, <2 x i32> zeroinitializer
  %617 = fmul contract <2 x double> %600, %616
  %618 = shufflevector <2 x double> %617, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %619 = insertelement <2 x double> poison, double %610, i64 0
  %620 = shufflevector <2 x double> %619, <2 x double> poison, <2 x i32> zeroinitializer
  %621 = fmul contract <2 x double> %600, %620
  %622 = fsub contract <2 x double> %621, %618
  %623 = fadd contract <2 x double> %621, %618
  %624 = shufflevector <2 x double> %622, <2 x double> %623, <2 x i32> <i32 0, i32 3>
  %625 = load <2 x double>, ptr %614, align 16
  %626 = fsub contract <2 x double> %625, %624
  store <2 x double> %626, ptr %614, align 16
  %627 = getelementptr { double, double }, ptr %609, i64 3
  %628 = load double, ptr %627, align 8
  %629 = getelementptr { double, double }, ptr %609, i64 3, i32 1
  %630 = load double, ptr %629, align 8
  %631 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %613
  %632 = insertelement <2 x double> poison, double %630, i64 0
  %633 = shufflevector <2 x double> %632, <2 x double> poison, <2 x i32> zeroinitializer
  %634 = fmul contract <2 x double> %600, %633
  %635 = shufflevector <2 x double> %634, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %636 = insertelement <2 x double> poison, double %628, i64 0
  %637 = shufflevector <2 x double> %636, <2 x double> poison, <2 x i32> zeroinitializer
  %638 = fmul contract <2 x double> %600, %637
  %639 = fsub contract <2 x double> %638, %635
  %640 = fadd contract <2 x double> %638, %635
  %641 = shufflevector <2 x double> %639, <2 x double> %640, <2 x i32> <i32 0, i32 3>
  %642 = load <2 x double>, ptr %631, align 16
  %643 = fsub contract <2 x double> %642, %641
  store <2 x double> %643, ptr %631, align 16
  %644 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %613
  %645 = fmul contract <2 x double> %603, %633
  %646 = shufflevector <2 x double> %645, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %647 = fmul contract <2 x double> %603, %637
  %648 = fsub contract <2 x double> %647, %646
  %649 = fadd contract <2 x double> %647, %646
  %650 = shufflevector <2 x double> %648, <2 x double> %649, <2 x i32> <i32 0, i32 3>
  %651 = load <2 x double>, ptr %644, align 16
  %652 = fsub contract <2 x double> %651, %650
  store <2 x double> %652, ptr %644, align 16
  %653 = add nuw nsw i64 %608, 1
  %654 = icmp eq i64 %653, 3
  br i1 %654, label %604, label %607, !llvm.loop !54

655:                                              ; preds = %575
  %656 = add nuw nsw i64 %563, 1
  %657 = icmp eq i64 %656, %59
  br i1 %657, label %549, label %562, !llvm.loop !55

658:                                              ; preds = %665
  %659 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 4
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %23) #13
  %660 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 4, i64 1
  %661 = getelementptr inbounds %struct.Link, ptr %36, i64 %56, i32 4, i64 2
  %662 = load <2 x double>, ptr %660, align 8
  %663 = load <2 x double>, ptr %661, align 8
  %664 = load <2 x double>, ptr %659, align 8
  br label %857

665:                                              ; preds = %665, %549
  %666 = phi i64 [ 0, %549 ], [ %854, %665 ]
  %667 = mul nuw nsw i64 %666, 3
  %668 = getelementptr inbounds { double, double }, ptr %19, i64 %667
  %669 = load double, ptr %668, align 16
  %670 = getelementptr inbounds { double, double }, ptr %19, i64 %667, i32 1
  %671 = load double, ptr %670, align 8
  %672 = getelementptr inbounds { double, double }, ptr %668, i64 1
  %673 = load double, ptr %672, align 16
  %674 = getelementptr inbounds { double, double }, ptr %668, i64 1, i32 1
  %675 = load double, ptr %674, align 8
  %676 = getelementptr inbounds { double, double }, ptr %668, i64 2
  %677 = load double, ptr %676, align 16
  %678 = getelementptr inbounds { double, double }, ptr %668, i64 2, i32 1
  %679 = load double, ptr %678, align 8
  %680 = getelementptr inbounds { double, double }, ptr %20, i64 %667
  %681 = load double, ptr %680, align 16
  %682 = getelementptr inbounds { double, double }, ptr %20, i64 %667, i32 1
  %683 = load double, ptr %682, align 8
  %684 = getelementptr inbounds { double, double }, ptr %680, i64 1
  %685 = load double, ptr %684, align 16
  %686 = getelementptr inbounds { double, double }, ptr %680, i64 1, i32 1
  %687 = load double, ptr %686, align 8
  %688 = getelementptr inbounds { double, double }, ptr %680, i64 2
  %689 = load double, ptr %688, align 16
  %690 = getelementptr inbounds { double, double }, ptr %680, i64 2, i32 1
  %691 = load double, ptr %690, align 8
  %692 = getelementptr inbounds [6 x { double, double }], ptr %22, i64 0, i64 %666
  %693 = insertelement <2 x double> poison, double %669, i64 0
  %694 = shufflevector <2 x double> %693, <2 x double> poison, <2 x i32> zeroinitializer
  %695 = fmul contract <2 x double> %556, %694
  %696 = insertelement <2 x double> poison, double %671, i64 0
  %697 = shufflevector <2 x double> %696, <2 x double> poison, <2 x i32> zeroinitializer
  %698 = fmul contract <2 x double> %556, %697
  %699 = shufflevector <2 x double> %698, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %700 = fsub contract <2 x double> %695, %699
  %701 = fadd contract <2 x double> %695, %699
  %702 = shufflevector <2 x double> %700, <2 x double> %701, <2 x i32> <i32 0, i32 3>
  %703 = insertelement <2 x double> poison, double %673, i64 0
  %704 = shufflevector <2 x double> %703, <2 x double> poison, <2 x i32> zeroinitializer
  %705 = fmul contract <2 x double> %557, %704
  %706 = insertelement <2 x double> poison, double %675, i64 0
  %707 = shufflevector <2 x double> %706, <2 x double> poison, <2 x i32> zeroinitializer
  %708 = fmul contract <2 x double> %557, %707
  %709 = shufflevector <2 x double> %708, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %710 = fsub contract <2 x double> %705, %709
  %711 = fadd contract <2 x double> %705, %709
  %712 = shufflevector <2 x double> %710, <2 x double> %711, <2 x i32> <i32 0, i32 3>
  %713 = fadd contract <2 x double> %702, %712
  %714 = insertelement <2 x double> poison, double %677, i64 0
  %715 = shufflevector <2 x double> %714, <2 x double> poison, <2 x i32> zeroinitializer
  %716 = fmul contract <2 x double> %558, %715
  %717 = insertelement <2 x double> poison, double %679, i64 0
  %718 = shufflevector <2 x double> %717, <2 x double> poison, <2 x i32> zeroinitializer
  %719 = fmul contract <2 x double> %558, %718
  %720 = shufflevector <2 x double> %719, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %721 = fsub contract <2 x double> %716, %720
  %722 = fadd contract <2 x double> %716, %720
  %723 = shufflevector <2 x double> %721, <2 x double> %722, <2 x i32> <i32 0, i32 3>
  %724 = fadd contract <2 x double> %713, %723
  %725 = insertelement <2 x double> poison, double %681, i64 0
  %726 = shufflevector <2 x double> %725, <2 x double> poison, <2 x i32> zeroinitializer
  %727 = fmul contract <2 x double> %559, %726
  %728 = insertelement <2 x double> poison, double %683, i64 0
  %729 = shufflevector <2 x double> %728, <2 x double> poison, <2 x i32> zeroinitializer
  %730 = fmul contract <2 x double> %559, %729
  %731 = shufflevector <2 x double> %730, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %732 = fsub contract <2 x double> %727, %731
  %733 = fadd contract <2 x double> %727, %731
  %734 = shufflevector <2 x double> %732, <2 x double> %733, <2 x i32> <i32 0, i32 3>
  %735 = insertelement <2 x double> poison, double %685, i64 0
  %736 = shufflevector <2 x double> %735, <2 x double> poison, <2 x i32> zeroinitializer
  %737 = fmul contract <2 x double> %560, %736
  %738 = insertelement <2 x double> poison, double %687, i64 0
  %739 = shufflevector <2 x double> %738, <2 x double> poison, <2 x i32> zeroinitializer
  %740 = fmul contract <2 x double> %560, %739
  %741 = shufflevector <2 x double> %740, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %742 = fsub contract <2 x double> %737, %741
  %743 = fadd contract <2 x double> %737, %741
  %744 = shufflevector <2 x double> %742, <2 x double> %743, <2 x i32> <i32 0, i32 3>
  %745 = fadd contract <2 x double> %734, %744
  %746 = insertelement <2 x double> poison, double %689, i64 0
  %747 = shufflevector <2 x double> %746, <2 x double> poison, <2 x i32> zeroinitializer
  %748 = fmul contract <2 x double> %561, %747
  %749 = insertelement <2 x double> poison, double %691, i64 0
  %750 = shufflevector <2 x double> %749, <2 x double> poison, <2 x i32> zeroinitializer
  %751 = fmul contract <2 x double> %561, %750
  %752 = shufflevector <2 x double> %751, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %753 = fsub contract <2 x double> %748, %752
  %754 = fadd contract <2 x double> %748, %752
  %755 = shufflevector <2 x double> %753, <2 x double> %754, <2 x i32> <i32 0, i32 3>
  %756 = fadd contract <2 x double> %745, %755
  %757 = fadd contract <2 x double> %724, %756
  %758 = load <2 x double>, ptr %692, align 16
  %759 = fadd contract <2 x double> %758, %757
  store <2 x double> %759, ptr %692, align 16
  %760 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %666
  %761 = load double, ptr %760, align 16
  %762 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %666, i32 1
  %763 = load double, ptr %762, align 8
  %764 = add nuw nsw i64 %666, 3
  %765 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %764
  %766 = load double, ptr %765, align 16
  %767 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %764, i32 1
  %768 = load double, ptr %767, align 8
  %769 = add nuw nsw i64 %666, 6
  %770 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %769
  %771 = load double, ptr %770, align 16
  %772 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %769, i32 1
  %773 = load double, ptr %772, align 8
  %774 = getelementptr inbounds { double, double }, ptr %21, i64 %667
  %775 = load double, ptr %774, align 16
  %776 = getelementptr inbounds { double, double }, ptr %21, i64 %667, i32 1
  %777 = load double, ptr %776, align 8
  %778 = getelementptr inbounds { double, double }, ptr %774, i64 1
  %779 = load double, ptr %778, align 16
  %780 = getelementptr inbounds { double, double }, ptr %774, i64 1, i32 1
  %781 = load double, ptr %780, align 8
  %782 = getelementptr inbounds { double, double }, ptr %774, i64 2
  %783 = load double, ptr %782, align 16
  %784 = getelementptr inbounds { double, double }, ptr %774, i64 2, i32 1
  %785 = load double, ptr %784, align 8
  %786 = getelementptr inbounds [6 x { double, double }], ptr %22, i64 0, i64 %764
  %787 = insertelement <2 x double> poison, double %761, i64 0
  %788 = shufflevector <2 x double> %787, <2 x double> poison, <2 x i32> zeroinitializer
  %789 = fmul contract <2 x double> %556, %788
  %790 = insertelement <2 x double> poison, double %763, i64 0
  %791 = shufflevector <2 x double> %790, <2 x double> poison, <2 x i32> zeroinitializer
  %792 = fmul contract <2 x double> %556, %791
  %793 = shufflevector <2 x double> %792, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %794 = fsub contract <2 x double> %789, %793
  %795 = fadd contract <2 x double> %789, %793
  %796 = shufflevector <2 x double> %794, <2 x double> %795, <2 x i32> <i32 0, i32 3>
  %797 = insertelement <2 x double> poison, double %766, i64 0
  %798 = shufflevector <2 x double> %797, <2 x double> poison, <2 x i32> zeroinitializer
  %799 = fmul contract <2 x double> %557, %798
  %800 = insertelement <2 x double> poison, double %768, i64 0
  %801 = shufflevector <2 x double> %800, <2 x double> poison, <2 x i32> zeroinitializer
  %802 = fmul contract <2 x double> %557, %801
  %803 = shufflevector <2 x double> %802, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %804 = fsub contract <2 x double> %799, %803
  %805 = fadd contract <2 x double> %799, %803
  %806 = shufflevector <2 x double> %804, <2 x double> %805, <2 x i32> <i32 0, i32 3>
  %807 = fadd contract <2 x double> %796, %806
  %808 = insertelement <2 x double> poison, double %771, i64 0
  %809 = shufflevector <2 x double> %808, <2 x double> poison, <2 x i32> zeroinitializer
  %810 = fmul contract <2 x double> %558, %809
  %811 = insertelement <2 x double> poison, double %773, i64 0
  %812 = shufflevector <2 x double> %811, <2 x double> poison, <2 x i32> zeroinitializer
  %813 = fmul contract <2 x double> %558, %812
  %814 = shufflevector <2 x double> %813, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %815 = fsub contract <2 x double> %810, %814
  %816 = fadd contract <2 x double> %810, %814
  %817 = shufflevector <2 x double> %815, <2 x double> %816, <2 x i32> <i32 0, i32 3>
  %818 = fadd contract <2 x double> %807, %817
  %819 = insertelement <2 x double> poison, double %775, i64 0
  %820 = shufflevector <2 x double> %819, <2 x double> poison, <2 x i32> zeroinitializer
  %821 = fmul contract <2 x double> %559, %820
  %822 = insertelement <2 x double> poison, double %777, i64 0
  %823 = shufflevector <2 x double> %822, <2 x double> poison, <2 x i32> zeroinitializer
  %824 = fmul contract <2 x double> %559, %823
  %825 = shufflevector <2 x double> %824, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %826 = fsub contract <2 x double> %821, %825
  %827 = fadd contract <2 x double> %821, %825
  %828 = shufflevector <2 x double> %826, <2 x double> %827, <2 x i32> <i32 0, i32 3>
  %829 = insertelement <2 x double> poison, double %779, i64 0
  %830 = shufflevector <2 x double> %829, <2 x double> poison, <2 x i32> zeroinitializer
  %831 = fmul contract <2 x double> %560, %830
  %832 = insertelement <2 x double> poison, double %781, i64 0
  %833 = shufflevector <2 x double> %832, <2 x double> poison, <2 x i32> zeroinitializer
  %834 = fmul contract <2 x double> %560, %833
  %835 = shufflevector <2 x double> %834, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %836 = fsub contract <2 x double> %831, %835
  %837 = fadd contract <2 x double> %831, %835
  %838 = shufflevector <2 x double> %836, <2 x double> %837, <2 x i32> <i32 0, i32 3>
  %839 = fadd contract <2 x double> %828, %838
  %840 = insertelement <2 x double> poison, double %783, i64 0
  %841 = shufflevector <2 x double> %840, <2 x double> poison, <2 x i32> zeroinitializer
  %842 = fmul contract <2 x double> %561, %841
  %843 = insertelement <2 x double> poison, double %785, i64 0
  %844 = shufflevector <2 x double> %843, <2 x double> poison, <2 x i32> zeroinitializer
  %845 = fmul contract <2 x double> %561, %844
  %846 = shufflevector <2 x double> %845, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %847 = fsub contract <2 x double> %842, %846
  %848 = fadd contract <2 x double> %842, %846
  %849 = shufflevector <2 x double> %847, <2 x double> %848, <2 x i32> <i32 0, i32 3>
  %850 = fadd contract <2 x double> %839, %849
  %851 = fadd contract <2 x double> %818, %850
  %852 = load <2 x double>, ptr %786, align 16
  %853 = fadd contract <2 x double> %852, %851
  store <2 x double> %853, ptr %786, align 16
  %854 = add nuw nsw i64 %666, 1
  %855 = icmp eq i64 %854, 3
  br i1 %855, label %658, label %665, !llvm.loop !56

856:                                              ; preds = %857
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %24) #13
  br label %938

857:                                              ; preds = %857, %658
  %858 = phi i64 [ 0, %658 ], [ %936, %857 ]
  %859 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %858
  %860 = add nuw nsw i64 %858, 6
  %861 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %860
  %862 = load double, ptr %861, align 16
  %863 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %860, i32 1
  %864 = load double, ptr %863, align 8
  %865 = add nuw nsw i64 %858, 3
  %866 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %865
  %867 = load double, ptr %866, align 16
  %868 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %865, i32 1
  %869 = load double, ptr %868, align 8
  %870 = getelementptr inbounds [9 x { double, double }], ptr %23, i64 0, i64 %858
  %871 = load <2 x double>, ptr %859, align 16
  %872 = insertelement <2 x double> poison, double %864, i64 0
  %873 = shufflevector <2 x double> %872, <2 x double> poison, <2 x i32> zeroinitializer
  %874 = fmul contract <2 x double> %662, %873
  %875 = shufflevector <2 x double> %874, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %876 = insertelement <2 x double> poison, double %862, i64 0
  %877 = shufflevector <2 x double> %876, <2 x double> poison, <2 x i32> zeroinitializer
  %878 = fmul contract <2 x double> %662, %877
  %879 = fsub contract <2 x double> %878, %875
  %880 = fadd contract <2 x double> %878, %875
  %881 = shufflevector <2 x double> %879, <2 x double> %880, <2 x i32> <i32 0, i32 3>
  %882 = fadd contract <2 x double> %871, %881
  %883 = insertelement <2 x double> poison, double %869, i64 0
  %884 = shufflevector <2 x double> %883, <2 x double> poison, <2 x i32> zeroinitializer
  %885 = fmul contract <2 x double> %663, %884
  %886 = shufflevector <2 x double> %885, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %887 = insertelement <2 x double> poison, double %867, i64 0
  %888 = shufflevector <2 x double> %887, <2 x double> poison, <2 x i32> zeroinitializer
  %889 = fmul contract <2 x double> %663, %888
  %890 = fsub contract <2 x double> %889, %886
  %891 = fadd contract <2 x double> %889, %886
  %892 = shufflevector <2 x double> %890, <2 x double> %891, <2 x i32> <i32 0, i32 3>
  %893 = fsub contract <2 x double> %882, %892
  store <2 x double> %893, ptr %870, align 16
  %894 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %865
  %895 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %858
  %896 = load double, ptr %895, align 16
  %897 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %858, i32 1
  %898 = load double, ptr %897, align 8
  %899 = getelementptr inbounds [9 x { double, double }], ptr %23, i64 0, i64 %865
  %900 = load <2 x double>, ptr %894, align 16
  %901 = insertelement <2 x double> poison, double %898, i64 0
  %902 = shufflevector <2 x double> %901, <2 x double> poison, <2 x i32> zeroinitializer
  %903 = fmul contract <2 x double> %663, %902
  %904 = shufflevector <2 x double> %903, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %905 = insertelement <2 x double> poison, double %896, i64 0
  %906 = shufflevector <2 x double> %905, <2 x double> poison, <2 x i32> zeroinitializer
  %907 = fmul contract <2 x double> %663, %906
  %908 = fsub contract <2 x double> %907, %904
  %909 = fadd contract <2 x double> %907, %904
  %910 = shufflevector <2 x double> %908, <2 x double> %909, <2 x i32> <i32 0, i32 3>
  %911 = fadd contract <2 x double> %900, %910
  %912 = fmul contract <2 x double> %664, %873
  %913 = shufflevector <2 x double> %912, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %914 = fmul contract <2 x double> %664, %877
  %915 = fsub contract <2 x double> %914, %913
  %916 = fadd contract <2 x double> %914, %913
  %917 = shufflevector <2 x double> %915, <2 x double> %916, <2 x i32> <i32 0, i32 3>
  %918 = fsub contract <2 x double> %911, %917
  store <2 x double> %918, ptr %899, align 16
  %919 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %860
  %920 = getelementptr inbounds [9 x { double, double }], ptr %23, i64 0, i64 %860
  %921 = load <2 x double>, ptr %919, align 16
  %922 = fmul contract <2 x double> %664, %884
  %923 = shufflevector <2 x double> %922, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %924 = fmul contract <2 x double> %664, %888
  %925 = fsub contract <2 x double> %924, %923
  %926 = fadd contract <2 x double> %924, %923
  %927 = shufflevector <2 x double> %925, <2 x double> %926, <2 x i32> <i32 0, i32 3>
  %928 = fadd contract <2 x double> %927, %921
  %929 = fmul contract <2 x double> %662, %902
  %930 = shufflevector <2 x double> %929, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %931 = fmul contract <2 x double> %662, %906
  %932 = fsub contract <2 x double> %931, %930
  %933 = fadd contract <2 x double> %931, %930
  %934 = shufflevector <2 x double> %932, <2 x double> %933, <2 x i32> <i32 0, i32 3>
  %935 = fsub contract <2 x double> %928, %934
  store <2 x double> %935, ptr %920, align 16
  %936 = add nuw nsw i64 %858, 1
  %937 = icmp eq i64 %936, 3
  br i1 %937, label %856, label %857, !llvm.loop !57

938:                                              ; preds = %938, %856
  %939 = phi i64 [ 0, %856 ], [ %1018, %938 ]
  %940 = mul nuw nsw i64 %939, 3
  %941 = getelementptr inbounds { double, double }, ptr %20, i64 %940
  %942 = getelementptr inbounds [9 x { double, double }], ptr %19, i64 0, i64 %940
  %943 = getelementptr inbounds { double, double }, ptr %941, i64 1
  %944 = load double, ptr %943, align 16
  %945 = getelementptr inbounds { double, double }, ptr %941, i64 1, i32 1
  %946 = load double, ptr %945, align 8
  %947 = getelementptr inbounds { double, double }, ptr %941, i64 2
  %948 = load double, ptr %947, align 16
  %949 = getelementptr inbounds { double, double }, ptr %941, i64 2, i32 1
  %950 = load double, ptr %949, align 8
  %951 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %940
  %952 = load <2 x double>, ptr %942, align 16
  %953 = insertelement <2 x double> poison, double %944, i64 0
  %954 = shufflevector <2 x double> %953, <2 x double> poison, <2 x i32> zeroinitializer
  %955 = fmul contract <2 x double> %663, %954
  %956 = insertelement <2 x double> poison, double %946, i64 0
  %957 = shufflevector <2 x double> %956, <2 x double> poison, <2 x i32> zeroinitializer
  %958 = fmul contract <2 x double> %663, %957
  %959 = shufflevector <2 x double> %958, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %960 = fsub contract <2 x double> %955, %959
  %961 = fadd contract <2 x double> %955, %959
  %962 = shufflevector <2 x double> %960, <2 x double> %961, <2 x i32> <i32 0, i32 3>
  %963 = insertelement <2 x double> poison, double %948, i64 0
  %964 = shufflevector <2 x double> %963, <2 x double> poison, <2 x i32> zeroinitializer
  %965 = fmul contract <2 x double> %662, %964
  %966 = insertelement <2 x double> poison, double %950, i64 0
  %967 = shufflevector <2 x double> %966, <2 x double> poison, <2 x i32> zeroinitializer
  %968 = fmul contract <2 x double> %662, %967
  %969 = shufflevector <2 x double> %968, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %970 = fsub contract <2 x double> %965, %969
  %971 = fadd contract <2 x double> %965, %969
  %972 = shufflevector <2 x double> %970, <2 x double> %971, <2 x i32> <i32 0, i32 3>
  %973 = fsub contract <2 x double> %962, %972
  %974 = fsub contract <2 x double> %952, %973
  store <2 x double> %974, ptr %951, align 16
  %975 = add nuw nsw i64 %940, 1
  %976 = getelementptr inbounds [9 x { double, double }], ptr %19, i64 0, i64 %975
  %977 = load double, ptr %941, align 16
  %978 = getelementptr inbounds { double, double }, ptr %20, i64 %940, i32 1
  %979 = load double, ptr %978, align 8
  %980 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %975
  %981 = load <2 x double>, ptr %976, align 16
  %982 = fmul contract <2 x double> %664, %964
  %983 = fmul contract <2 x double> %664, %967
  %984 = shufflevector <2 x double> %983, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %985 = fsub contract <2 x double> %982, %984
  %986 = fadd contract <2 x double> %982, %984
  %987 = shufflevector <2 x double> %985, <2 x double> %986, <2 x i32> <i32 0, i32 3>
  %988 = insertelement <2 x double> poison, double %977, i64 0
  %989 = shufflevector <2 x double> %988, <2 x double> poison, <2 x i32> zeroinitializer
  %990 = fmul contract <2 x double> %663, %989
  %991 = insertelement <2 x double> poison, double %979, i64 0
  %992 = shufflevector <2 x double> %991, <2 x double> poison, <2 x i32> zeroinitializer
  %993 = fmul contract <2 x double> %663, %992
  %994 = shufflevector <2 x double> %993, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %995 = fsub contract <2 x double> %990, %994
  %996 = fadd contract <2 x double> %990, %994
  %997 = shufflevector <2 x double> %995, <2 x double> %996, <2 x i32> <i32 0, i32 3>
  %998 = fsub contract <2 x double> %987, %997
  %999 = fsub contract <2 x double> %981, %998
  store <2 x double> %999, ptr %980, align 16
  %1000 = add nuw nsw i64 %940, 2
  %1001 = getelementptr inbounds [9 x { double, double }], ptr %19, i64 0, i64 %1000
  %1002 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %1000
  %1003 = load <2 x double>, ptr %1001, align 16
  %1004 = fmul contract <2 x double> %662, %989
  %1005 = fmul contract <2 x double> %662, %992
  %1006 = shufflevector <2 x double> %1005, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1007 = fsub contract <2 x double> %1004, %1006
  %1008 = fadd contract <2 x double> %1004, %1006
  %1009 = shufflevector <2 x double> %1007, <2 x double> %1008, <2 x i32> <i32 0, i32 3>
  %1010 = fmul contract <2 x double> %664, %954
  %1011 = fmul contract <2 x double> %664, %957
  %1012 = shufflevector <2 x double> %1011, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1013 = fsub contract <2 x double> %1010, %1012
  %1014 = fadd contract <2 x double> %1010, %1012
  %1015 = shufflevector <2 x double> %1013, <2 x double> %1014, <2 x i32> <i32 0, i32 3>
  %1016 = fsub contract <2 x double> %1009, %1015
  %1017 = fsub contract <2 x double> %1003, %1016
  store <2 x double> %1017, ptr %1002, align 16
  %1018 = add nuw nsw i64 %939, 1
  %1019 = icmp eq i64 %1018, 3
  br i1 %1019, label %1079, label %938, !llvm.loop !58

1020:                                             ; preds = %1079
  %1021 = load <2 x double>, ptr %47, align 16
  %1022 = load double, ptr %48, align 8
  %1023 = load <2 x double>, ptr %49, align 16
  %1024 = load <2 x double>, ptr %50, align 8
  %1025 = insertelement <2 x double> poison, double %1022, i64 0
  %1026 = shufflevector <2 x double> %1025, <2 x double> poison, <2 x i32> zeroinitializer
  %1027 = fmul contract <2 x double> %662, %1026
  %1028 = shufflevector <2 x double> %1027, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1029 = shufflevector <2 x double> %1021, <2 x double> poison, <2 x i32> zeroinitializer
  %1030 = fmul contract <2 x double> %662, %1029
  %1031 = fsub contract <2 x double> %1030, %1028
  %1032 = fadd contract <2 x double> %1030, %1028
  %1033 = shufflevector <2 x double> %1031, <2 x double> %1032, <2 x i32> <i32 0, i32 3>
  %1034 = shufflevector <2 x double> %1024, <2 x double> poison, <2 x i32> zeroinitializer
  %1035 = fmul contract <2 x double> %663, %1034
  %1036 = shufflevector <2 x double> %1035, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1037 = shufflevector <2 x double> %1023, <2 x double> poison, <2 x i32> zeroinitializer
  %1038 = fmul contract <2 x double> %663, %1037
  %1039 = fsub contract <2 x double> %1038, %1036
  %1040 = fadd contract <2 x double> %1038, %1036
  %1041 = shufflevector <2 x double> %1039, <2 x double> %1040, <2 x i32> <i32 0, i32 3>
  %1042 = fsub contract <2 x double> %1033, %1041
  %1043 = load <2 x double>, ptr %22, align 16
  %1044 = fadd contract <2 x double> %1043, %1042
  store <2 x double> %1044, ptr %22, align 16
  %1045 = load <2 x double>, ptr %46, align 16
  %1046 = load <2 x double>, ptr %51, align 8
  %1047 = shufflevector <2 x double> %1046, <2 x double> poison, <2 x i32> zeroinitializer
  %1048 = fmul contract <2 x double> %663, %1047
  %1049 = shufflevector <2 x double> %1048, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1050 = shufflevector <2 x double> %1045, <2 x double> poison, <2 x i32> zeroinitializer
  %1051 = fmul contract <2 x double> %663, %1050
  %1052 = fsub contract <2 x double> %1051, %1049
  %1053 = fadd contract <2 x double> %1051, %1049
  %1054 = shufflevector <2 x double> %1052, <2 x double> %1053, <2 x i32> <i32 0, i32 3>
  %1055 = fmul contract <2 x double> %664, %1026
  %1056 = shufflevector <2 x double> %1055, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1057 = fmul contract <2 x double> %664, %1029
  %1058 = fsub contract <2 x double> %1057, %1056
  %1059 = fadd contract <2 x double> %1057, %1056
  %1060 = shufflevector <2 x double> %1058, <2 x double> %1059, <2 x i32> <i32 0, i32 3>
  %1061 = fsub contract <2 x double> %1054, %1060
  %1062 = load <2 x double>, ptr %52, align 16
  %1063 = fadd contract <2 x double> %1062, %1061
  store <2 x double> %1063, ptr %52, align 16
  %1064 = fmul contract <2 x double> %664, %1034
  %1065 = shufflevector <2 x double> %1064, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1066 = fmul contract <2 x double> %664, %1037
  %1067 = fsub contract <2 x double> %1066, %1065
  %1068 = fadd contract <2 x double> %1066, %1065
  %1069 = shufflevector <2 x double> %1067, <2 x double> %1068, <2 x i32> <i32 0, i32 3>
  %1070 = fmul contract <2 x double> %662, %1047
  %1071 = shufflevector <2 x double> %1070, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1072 = fmul contract <2 x double> %662, %1050
  %1073 = fsub contract <2 x double> %1072, %1071
  %1074 = fadd contract <2 x double> %1072, %1071
  %1075 = shufflevector <2 x double> %1073, <2 x double> %1074, <2 x i32> <i32 0, i32 3>
  %1076 = fsub contract <2 x double> %1069, %1075
  %1077 = load <2 x double>, ptr %53, align 16
  %1078 = fadd contract <2 x double> %1076, %1077
  store <2 x double> %1078, ptr %53, align 16
  br label %1158

1079:                                             ; preds = %938, %1079
  %1080 = phi i64 [ %1156, %1079 ], [ 0, %938 ]
  %1081 = mul nuw nsw i64 %1080, 3
  %1082 = getelementptr inbounds { double, double }, ptr %23, i64 %1081
  %1083 = getelementptr inbounds { double, double }, ptr %1082, i64 2
  %1084 = load double, ptr %1083, align 16
  %1085 = getelementptr inbounds { double, double }, ptr %1082, i64 2, i32 1
  %1086 = load double, ptr %1085, align 8
  %1087 = getelementptr inbounds { double, double }, ptr %1082, i64 1
  %1088 = load double, ptr %1087, align 16
  %1089 = getelementptr inbounds { double, double }, ptr %1082, i64 1, i32 1
  %1090 = load double, ptr %1089, align 8
  %1091 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %1080
  %1092 = insertelement <2 x double> poison, double %1086, i64 0
  %1093 = shufflevector <2 x double> %1092, <2 x double> poison, <2 x i32> zeroinitializer
  %1094 = fmul contract <2 x double> %662, %1093
  %1095 = shufflevector <2 x double> %1094, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1096 = insertelement <2 x double> poison, double %1084, i64 0
  %1097 = shufflevector <2 x double> %1096, <2 x double> poison, <2 x i32> zeroinitializer
  %1098 = fmul contract <2 x double> %662, %1097
  %1099 = fsub contract <2 x double> %1098, %1095
  %1100 = fadd contract <2 x double> %1098, %1095
  %1101 = shufflevector <2 x double> %1099, <2 x double> %1100, <2 x i32> <i32 0, i32 3>
  %1102 = insertelement <2 x double> poison, double %1090, i64 0
  %1103 = shufflevector <2 x double> %1102, <2 x double> poison, <2 x i32> zeroinitializer
  %1104 = fmul contract <2 x double> %663, %1103
  %1105 = shufflevector <2 x double> %1104, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1106 = insertelement <2 x double> poison, double %1088, i64 0
  %1107 = shufflevector <2 x double> %1106, <2 x double> poison, <2 x i32> zeroinitializer
  %1108 = fmul contract <2 x double> %663, %1107
  %1109 = fsub contract <2 x double> %1108, %1105
  %1110 = fadd contract <2 x double> %1108, %1105
  %1111 = shufflevector <2 x double> %1109, <2 x double> %1110, <2 x i32> <i32 0, i32 3>
  %1112 = fsub contract <2 x double> %1101, %1111
  %1113 = load <2 x double>, ptr %1091, align 16
  %1114 = fadd contract <2 x double> %1113, %1112
  store <2 x double> %1114, ptr %1091, align 16
  %1115 = load double, ptr %1082, align 16
  %1116 = getelementptr inbounds { double, double }, ptr %23, i64 %1081, i32 1
  %1117 = load double, ptr %1116, align 8
  %1118 = add nuw nsw i64 %1080, 3
  %1119 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %1118
  %1120 = insertelement <2 x double> poison, double %1117, i64 0
  %1121 = shufflevector <2 x double> %1120, <2 x double> poison, <2 x i32> zeroinitializer
  %1122 = fmul contract <2 x double> %663, %1121
  %1123 = shufflevector <2 x double> %1122, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1124 = insertelement <2 x double> poison, double %1115, i64 0
  %1125 = shufflevector <2 x double> %1124, <2 x double> poison, <2 x i32> zeroinitializer
  %1126 = fmul contract <2 x double> %663, %1125
  %1127 = fsub contract <2 x double> %1126, %1123
  %1128 = fadd contract <2 x double> %1126, %1123
  %1129 = shufflevector <2 x double> %1127, <2 x double> %1128, <2 x i32> <i32 0, i32 3>
  %1130 = fmul contract <2 x double> %664, %1093
  %1131 = shufflevector <2 x double> %1130, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1132 = fmul contract <2 x double> %664, %1097
  %1133 = fsub contract <2 x double> %1132, %1131
  %1134 = fadd contract <2 x double> %1132, %1131
  %1135 = shufflevector <2 x double> %1133, <2 x double> %1134, <2 x i32> <i32 0, i32 3>
  %1136 = fsub contract <2 x double> %1129, %1135
  %1137 = load <2 x double>, ptr %1119, align 16
  %1138 = fadd contract <2 x double> %1137, %1136
  store <2 x double> %1138, ptr %1119, align 16
  %1139 = add nuw nsw i64 %1080, 6
  %1140 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %1139
  %1141 = fmul contract <2 x double> %664, %1103
  %1142 = shufflevector <2 x double> %1141, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1143 = fmul contract <2 x double> %664, %1107
  %1144 = fsub contract <2 x double> %1143, %1142
  %1145 = fadd contract <2 x double> %1143, %1142
  %1146 = shufflevector <2 x double> %1144, <2 x double> %1145, <2 x i32> <i32 0, i32 3>
  %1147 = fmul contract <2 x double> %662, %1121
  %1148 = shufflevector <2 x double> %1147, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1149 = fmul contract <2 x double> %662, %1125
  %1150 = fsub contract <2 x double> %1149, %1148
  %1151 = fadd contract <2 x double> %1149, %1148
  %1152 = shufflevector <2 x double> %1150, <2 x double> %1151, <2 x i32> <i32 0, i32 3>
  %1153 = fsub contract <2 x double> %1146, %1152
  %1154 = load <2 x double>, ptr %1140, align 16
  %1155 = fadd contract <2 x double> %1153, %1154
  store <2 x double> %1155, ptr %1140, align 16
  %1156 = add nuw nsw i64 %1080, 1
  %1157 = icmp eq i64 %1156, 3
  br i1 %1157, label %1020, label %1079, !llvm.loop !59

1158:                                             ; preds = %1158, %1020
  %1159 = phi i64 [ 0, %1020 ], [ %1175, %1158 ]
  %1160 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %1159
  %1161 = getelementptr inbounds %struct.Link, ptr %36, i64 %540, i32 7, i64 %1159
  %1162 = load <2 x double>, ptr %1160, align 16
  %1163 = load <2 x double>, ptr %1161, align 8
  %1164 = fadd contract <2 x double> %1162, %1163
  store <2 x double> %1164, ptr %1161, align 8
  %1165 = getelementptr inbounds [9 x { double, double }], ptr %23, i64 0, i64 %1159
  %1166 = getelementptr inbounds %struct.Link, ptr %36, i64 %540, i32 8, i64 %1159
  %1167 = load <2 x double>, ptr %1165, align 16
  %1168 = load <2 x double>, ptr %1166, align 8
  %1169 = fadd contract <2 x double> %1167, %1168
  store <2 x double> %1169, ptr %1166, align 8
  %1170 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %1159
  %1171 = getelementptr inbounds %struct.Link, ptr %36, i64 %540, i32 9, i64 %1159
  %1172 = load <2 x double>, ptr %1170, align 16
  %1173 = load <2 x double>, ptr %1171, align 8
  %1174 = fadd contract <2 x double> %1172, %1173
  store <2 x double> %1174, ptr %1171, align 8
  %1175 = add nuw nsw i64 %1159, 1
  %1176 = icmp eq i64 %1175, 9
  br i1 %1176, label %1177, label %1158, !llvm.loop !60

1177:                                             ; preds = %1158, %1177
  %1178 = phi i64 [ %1189, %1177 ], [ 0, %1158 ]
  %1179 = getelementptr inbounds [6 x { double, double }], ptr %22, i64 0, i64 %1178
  %1180 = load <4 x double>, ptr %1179, align 16
  %1181 = getelementptr inbounds %struct.Link, ptr %36, i64 %540, i32 10, i64 %1178
  %1182 = load <4 x double>, ptr %1181, align 8
  %1183 = fadd contract <4 x double> %1180, %1182
  %1184 = shufflevector <4 x double> %1183, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %1185 = fadd contract <4 x double> %1180, %1182
  %1186 = shufflevector <4 x double> %1185, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %1187 = getelementptr inbounds %struct.Link, ptr %36, i64 %540, i32 10, i64 %1178
  %1188 = shufflevector <2 x double> %1184, <2 x double> %1186, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %1188, ptr %1187, align 8
  %1189 = add nuw i64 %1178, 2
  %1190 = icmp eq i64 %1189, 6
  br i1 %1190, label %1191, label %1177, !llvm.loop !61

1191:                                             ; preds = %1177
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %24) #13
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %23) #13
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %22) #13
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %21) #13
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %20) #13
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %19) #13
  br label %1192

1192:                                             ; preds = %1191, %537
  %1193 = icmp sgt i64 %55, 1
  br i1 %1193, label %54, label %1194, !llvm.loop !62

1194:                                             ; preds = %1192
  %1195 = load i64, ptr %0, align 8, !tbaa !31
  %1196 = icmp sgt i64 %1195, 0
  br i1 %1196, label %1201, label %1197

1197:                                             ; preds = %1380, %1194, %34
  %1198 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %1199 = load i64, ptr %1198, align 8, !tbaa !63
  %1200 = icmp eq i64 %1199, 0
  br i1 %1200, label %1706, label %1384

1201:                                             ; preds = %1194, %1380
  %1202 = phi i64 [ %1381, %1380 ], [ 0, %1194 ]
  %1203 = load ptr, ptr %35, align 8, !tbaa !30
  %1204 = load ptr, ptr %45, align 8, !tbaa !49
  %1205 = getelementptr inbounds i64, ptr %1204, i64 %1202
  %1206 = load i64, ptr %1205, align 8, !tbaa !33
  %1207 = icmp slt i64 %1206, 0
  %1208 = getelementptr inbounds %struct.Link, ptr %1203, i64 %1206, i32 14
  %1209 = select i1 %1207, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 14), ptr %1208
  %1210 = getelementptr inbounds %struct.Link, ptr %1203, i64 %1202, i32 14
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %18) #13
  %1211 = load ptr, ptr %40, align 8, !tbaa !32
  %1212 = getelementptr inbounds i64, ptr %1211, i64 %1202
  %1213 = load i64, ptr %1212, align 8, !tbaa !33
  br label %1302

1214:                                             ; preds = %1302
  %1215 = getelementptr inbounds %struct.Link, ptr %1203, i64 %1202
  %1216 = getelementptr inbounds %struct.Link, ptr %1203, i64 %1202, i32 4
  %1217 = getelementptr inbounds { double, double }, ptr %1210, i64 3
  %1218 = getelementptr inbounds { double, double }, ptr %1209, i64 1
  %1219 = getelementptr inbounds { double, double }, ptr %1209, i64 1, i32 1
  %1220 = getelementptr inbounds { double, double }, ptr %1216, i64 2
  %1221 = getelementptr inbounds { double, double }, ptr %1209, i64 2
  %1222 = getelementptr inbounds { double, double }, ptr %1216, i64 1
  %1223 = load <2 x double>, ptr %1218, align 8
  %1224 = load <2 x double>, ptr %1221, align 8
  %1225 = load <2 x double>, ptr %1217, align 8
  %1226 = getelementptr inbounds { double, double }, ptr %1209, i64 0, i32 1
  %1227 = getelementptr inbounds { double, double }, ptr %1210, i64 4
  %1228 = load <2 x double>, ptr %1220, align 8
  %1229 = shufflevector <2 x double> %1228, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1230 = fmul contract <2 x double> %1223, %1229
  %1231 = shufflevector <2 x double> %1230, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1232 = shufflevector <2 x double> %1228, <2 x double> poison, <2 x i32> zeroinitializer
  %1233 = fmul contract <2 x double> %1223, %1232
  %1234 = fsub contract <2 x double> %1233, %1231
  %1235 = fadd contract <2 x double> %1233, %1231
  %1236 = shufflevector <2 x double> %1234, <2 x double> %1235, <2 x i32> <i32 0, i32 3>
  %1237 = load <2 x double>, ptr %1227, align 8
  %1238 = getelementptr inbounds { double, double }, ptr %1210, i64 5
  %1239 = load <2 x double>, ptr %1222, align 8
  %1240 = shufflevector <2 x double> %1239, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1241 = fmul contract <2 x double> %1224, %1240
  %1242 = shufflevector <2 x double> %1241, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1243 = shufflevector <2 x double> %1239, <2 x double> poison, <2 x i32> zeroinitializer
  %1244 = fmul contract <2 x double> %1224, %1243
  %1245 = fsub contract <2 x double> %1244, %1242
  %1246 = fadd contract <2 x double> %1244, %1242
  %1247 = shufflevector <2 x double> %1245, <2 x double> %1246, <2 x i32> <i32 0, i32 3>
  %1248 = load <2 x double>, ptr %1216, align 8
  %1249 = fsub contract <2 x double> %1236, %1247
  %1250 = fadd contract <2 x double> %1225, %1249
  store <2 x double> %1250, ptr %1217, align 8
  %1251 = load <2 x double>, ptr %1221, align 8
  %1252 = shufflevector <2 x double> %1248, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1253 = fmul contract <2 x double> %1251, %1252
  %1254 = shufflevector <2 x double> %1253, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1255 = shufflevector <2 x double> %1248, <2 x double> poison, <2 x i32> zeroinitializer
  %1256 = fmul contract <2 x double> %1251, %1255
  %1257 = fsub contract <2 x double> %1256, %1254
  %1258 = fadd contract <2 x double> %1256, %1254
  %1259 = shufflevector <2 x double> %1257, <2 x double> %1258, <2 x i32> <i32 0, i32 3>
  %1260 = load double, ptr %1209, align 8
  %1261 = load double, ptr %1226, align 8
  %1262 = insertelement <2 x double> poison, double %1260, i64 0
  %1263 = shufflevector <2 x double> %1262, <2 x double> poison, <2 x i32> zeroinitializer
  %1264 = fmul contract <2 x double> %1228, %1263
  %1265 = insertelement <2 x double> poison, double %1261, i64 0
  %1266 = shufflevector <2 x double> %1265, <2 x double> poison, <2 x i32> zeroinitializer
  %1267 = fmul contract <2 x double> %1228, %1266
  %1268 = shufflevector <2 x double> %1267, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1269 = fsub contract <2 x double> %1264, %1268
  %1270 = fadd contract <2 x double> %1264, %1268
  %1271 = shufflevector <2 x double> %1269, <2 x double> %1270, <2 x i32> <i32 0, i32 3>
  %1272 = fsub contract <2 x double> %1259, %1271
  %1273 = fadd contract <2 x double> %1237, %1272
  store <2 x double> %1273, ptr %1227, align 8
  %1274 = load double, ptr %1209, align 8
  %1275 = load double, ptr %1226, align 8
  %1276 = insertelement <2 x double> poison, double %1274, i64 0
  %1277 = shufflevector <2 x double> %1276, <2 x double> poison, <2 x i32> zeroinitializer
  %1278 = fmul contract <2 x double> %1239, %1277
  %1279 = insertelement <2 x double> poison, double %1275, i64 0
  %1280 = shufflevector <2 x double> %1279, <2 x double> poison, <2 x i32> zeroinitializer
  %1281 = fmul contract <2 x double> %1239, %1280
  %1282 = shufflevector <2 x double> %1281, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1283 = fsub contract <2 x double> %1278, %1282
  %1284 = fadd contract <2 x double> %1278, %1282
  %1285 = shufflevector <2 x double> %1283, <2 x double> %1284, <2 x i32> <i32 0, i32 3>
  %1286 = load <2 x double>, ptr %1218, align 8
  %1287 = load double, ptr %1219, align 8
  %1288 = shufflevector <2 x double> %1286, <2 x double> poison, <2 x i32> zeroinitializer
  %1289 = fmul contract <2 x double> %1248, %1288
  %1290 = insertelement <2 x double> poison, double %1287, i64 0
  %1291 = shufflevector <2 x double> %1290, <2 x double> poison, <2 x i32> zeroinitializer
  %1292 = fmul contract <2 x double> %1248, %1291
  %1293 = shufflevector <2 x double> %1292, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1294 = fsub contract <2 x double> %1289, %1293
  %1295 = fadd contract <2 x double> %1289, %1293
  %1296 = shufflevector <2 x double> %1294, <2 x double> %1295, <2 x i32> <i32 0, i32 3>
  %1297 = fsub contract <2 x double> %1285, %1296
  %1298 = load <2 x double>, ptr %1238, align 8
  %1299 = fadd contract <2 x double> %1298, %1297
  store <2 x double> %1299, ptr %1238, align 8
  %1300 = icmp sgt i64 %1213, 0
  br i1 %1300, label %1313, label %1301

1301:                                             ; preds = %1214
  call fastcc void @solve_back(ptr noundef nonnull %1215, i64 noundef %1213, ptr noundef nonnull %18) #12
  br label %1380

1302:                                             ; preds = %1302, %1201
  %1303 = phi i64 [ 0, %1201 ], [ %1310, %1302 ]
  %1304 = getelementptr inbounds { double, double }, ptr %1209, i64 %1303
  %1305 = getelementptr inbounds %struct.Link, ptr %1203, i64 %1202, i32 6, i64 %1303
  %1306 = getelementptr inbounds { double, double }, ptr %1210, i64 %1303
  %1307 = load <2 x double>, ptr %1304, align 8
  %1308 = load <2 x double>, ptr %1305, align 8
  %1309 = fadd contract <2 x double> %1307, %1308
  store <2 x double> %1309, ptr %1306, align 8
  %1310 = add nuw nsw i64 %1303, 1
  %1311 = icmp eq i64 %1310, 6
  br i1 %1311, label %1214, label %1302, !llvm.loop !64

1312:                                             ; preds = %1318
  call fastcc void @solve_back(ptr noundef nonnull %1215, i64 noundef %1213, ptr noundef nonnull %18) #12
  br label %1345

1313:                                             ; preds = %1214, %1318
  %1314 = phi i64 [ %1320, %1318 ], [ 0, %1214 ]
  %1315 = getelementptr inbounds %struct.Link, ptr %1203, i64 %1202, i32 13, i64 %1314
  %1316 = load <2 x double>, ptr %1315, align 8
  %1317 = mul nuw nsw i64 %1314, 6
  br label %1322

1318:                                             ; preds = %1322
  %1319 = getelementptr inbounds [6 x { double, double }], ptr %18, i64 0, i64 %1314
  store <2 x double> %1342, ptr %1319, align 16
  %1320 = add nuw nsw i64 %1314, 1
  %1321 = icmp eq i64 %1320, %1213
  br i1 %1321, label %1312, label %1313, !llvm.loop !65

1322:                                             ; preds = %1322, %1313
  %1323 = phi i64 [ 0, %1313 ], [ %1343, %1322 ]
  %1324 = phi <2 x double> [ %1316, %1313 ], [ %1342, %1322 ]
  %1325 = add nuw nsw i64 %1323, %1317
  %1326 = getelementptr inbounds %struct.Link, ptr %1203, i64 %1202, i32 11, i64 %1325
  %1327 = getelementptr inbounds { double, double }, ptr %1210, i64 %1323
  %1328 = load double, ptr %1327, align 8
  %1329 = getelementptr inbounds { double, double }, ptr %1210, i64 %1323, i32 1
  %1330 = load double, ptr %1329, align 8
  %1331 = load <2 x double>, ptr %1326, align 8
  %1332 = insertelement <2 x double> poison, double %1330, i64 0
  %1333 = shufflevector <2 x double> %1332, <2 x double> poison, <2 x i32> zeroinitializer
  %1334 = fmul contract <2 x double> %1331, %1333
  %1335 = shufflevector <2 x double> %1334, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1336 = insertelement <2 x double> poison, double %1328, i64 0
  %1337 = shufflevector <2 x double> %1336, <2 x double> poison, <2 x i32> zeroinitializer
  %1338 = fmul contract <2 x double> %1331, %1337
  %1339 = fsub contract <2 x double> %1338, %1335
  %1340 = fadd contract <2 x double> %1338, %1335
  %1341 = shufflevector <2 x double> %1339, <2 x double> %1340, <2 x i32> <i32 0, i32 3>
  %1342 = fsub contract <2 x double> %1324, %1341
  %1343 = add nuw nsw i64 %1323, 1
  %1344 = icmp eq i64 %1343, 6
  br i1 %1344, label %1318, label %1322, !llvm.loop !66

1345:                                             ; preds = %1355, %1312
  %1346 = phi i64 [ 0, %1312 ], [ %1356, %1355 ]
  %1347 = getelementptr inbounds [6 x { double, double }], ptr %18, i64 0, i64 %1346
  %1348 = load <2 x double>, ptr %1347, align 16
  %1349 = load ptr, ptr %42, align 8, !tbaa !35
  %1350 = getelementptr inbounds i64, ptr %1349, i64 %1202
  %1351 = load i64, ptr %1350, align 8, !tbaa !33
  %1352 = getelementptr { double, double }, ptr %2, i64 %1351
  %1353 = getelementptr { double, double }, ptr %1352, i64 %1346
  store <2 x double> %1348, ptr %1353, align 8
  %1354 = mul nuw nsw i64 %1346, 6
  br label %1358

1355:                                             ; preds = %1358
  %1356 = add nuw nsw i64 %1346, 1
  %1357 = icmp eq i64 %1356, %1213
  br i1 %1357, label %1380, label %1345, !llvm.loop !67

1358:                                             ; preds = %1358, %1345
  %1359 = phi i64 [ 0, %1345 ], [ %1378, %1358 ]
  %1360 = add nuw nsw i64 %1359, %1354
  %1361 = getelementptr inbounds %struct.Link, ptr %1203, i64 %1202, i32 5, i64 %1360
  %1362 = load double, ptr %1361, align 8
  %1363 = getelementptr inbounds %struct.Link, ptr %1203, i64 %1202, i32 5, i64 %1360, i32 1
  %1364 = load double, ptr %1363, align 8
  %1365 = getelementptr inbounds { double, double }, ptr %1210, i64 %1359
  %1366 = insertelement <2 x double> poison, double %1362, i64 0
  %1367 = shufflevector <2 x double> %1366, <2 x double> poison, <2 x i32> zeroinitializer
  %1368 = fmul contract <2 x double> %1348, %1367
  %1369 = insertelement <2 x double> poison, double %1364, i64 0
  %1370 = shufflevector <2 x double> %1369, <2 x double> poison, <2 x i32> zeroinitializer
  %1371 = fmul contract <2 x double> %1348, %1370
  %1372 = shufflevector <2 x double> %1371, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1373 = fsub contract <2 x double> %1368, %1372
  %1374 = fadd contract <2 x double> %1368, %1372
  %1375 = shufflevector <2 x double> %1373, <2 x double> %1374, <2 x i32> <i32 0, i32 3>
  %1376 = load <2 x double>, ptr %1365, align 8
  %1377 = fadd contract <2 x double> %1376, %1375
  store <2 x double> %1377, ptr %1365, align 8
  %1378 = add nuw nsw i64 %1359, 1
  %1379 = icmp eq i64 %1378, 6
  br i1 %1379, label %1355, label %1358, !llvm.loop !68

1380:                                             ; preds = %1355, %1301
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %18) #13
  %1381 = add nuw nsw i64 %1202, 1
  %1382 = load i64, ptr %0, align 8, !tbaa !31
  %1383 = icmp slt i64 %1381, %1382
  br i1 %1383, label %1201, label %1197, !llvm.loop !69

1384:                                             ; preds = %1197
  %1385 = load ptr, ptr %35, align 8, !tbaa !30
  %1386 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 54
  %1387 = load ptr, ptr %1386, align 8, !tbaa !70
  %1388 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %1389 = load i64, ptr %1388, align 8, !tbaa !19
  %1390 = getelementptr inbounds { double, double }, ptr %1387, i64 %1389
  %1391 = getelementptr inbounds { double, double }, ptr %1390, i64 %1389
  %1392 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %1393 = load ptr, ptr %1392, align 8, !tbaa !71
  %1394 = icmp sgt i64 %1199, 0
  br i1 %1394, label %1397, label %1432

1395:                                             ; preds = %1401
  %1396 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  br label %1422

1397:                                             ; preds = %1384, %1401
  %1398 = phi i64 [ %1409, %1401 ], [ 0, %1384 ]
  %1399 = load i64, ptr %1388, align 8, !tbaa !19
  %1400 = shl i64 %1399, 4
  tail call void @llvm.memset.p0.i64(ptr align 8 %1387, i8 0, i64 %1400, i1 false)
  tail call fastcc void @push(ptr noundef nonnull %0, i64 noundef %1398, double noundef 1.000000e+00, double noundef 0.000000e+00, ptr noundef %1387) #12
  tail call fastcc void @answer(ptr noundef nonnull %0, ptr noundef %1387, ptr noundef %1390) #12
  br label %1411

1401:                                             ; preds = %1411
  %1402 = tail call fastcc { double, double } @along(ptr noundef nonnull %0, i64 noundef %1398, ptr noundef %2) #12
  %1403 = extractvalue { double, double } %1402, 0
  %1404 = extractvalue { double, double } %1402, 1
  %1405 = getelementptr inbounds { double, double }, ptr %1393, i64 %1398
  %1406 = insertelement <2 x double> poison, double %1403, i64 0
  %1407 = insertelement <2 x double> %1406, double %1404, i64 1
  %1408 = fneg contract <2 x double> %1407
  store <2 x double> %1408, ptr %1405, align 8
  %1409 = add nuw nsw i64 %1398, 1
  %1410 = icmp eq i64 %1409, %1199
  br i1 %1410, label %1395, label %1397, !llvm.loop !72

1411:                                             ; preds = %1411, %1397
  %1412 = phi i64 [ %1398, %1397 ], [ %1420, %1411 ]
  %1413 = tail call fastcc { double, double } @along(ptr noundef nonnull %0, i64 noundef %1412, ptr noundef %1390) #12
  %1414 = extractvalue { double, double } %1413, 0
  %1415 = extractvalue { double, double } %1413, 1
  %1416 = mul nsw i64 %1412, %1199
  %1417 = getelementptr { double, double }, ptr %1391, i64 %1416
  %1418 = getelementptr { double, double }, ptr %1417, i64 %1398
  %1419 = getelementptr { double, double }, ptr %1417, i64 %1398, i32 1
  store double %1414, ptr %1418, align 8
  store double %1415, ptr %1419, align 8
  %1420 = add nuw nsw i64 %1412, 1
  %1421 = icmp slt i64 %1420, %1199
  br i1 %1421, label %1411, label %1401, !llvm.loop !73

1422:                                             ; preds = %1538, %1395
  %1423 = phi i64 [ 0, %1395 ], [ %1486, %1538 ]
  %1424 = icmp eq i64 %1423, 0
  br i1 %1424, label %1425, label %1427

1425:                                             ; preds = %1422
  %1426 = load double, ptr %1391, align 8
  br label %1440

1427:                                             ; preds = %1422
  %1428 = mul nsw i64 %1423, %1199
  %1429 = getelementptr { double, double }, ptr %1391, i64 %1428
  %1430 = getelementptr { double, double }, ptr %1429, i64 %1423
  %1431 = load <2 x double>, ptr %1430, align 8
  br label %1446

1432:                                             ; preds = %1384
  %1433 = shl i64 %1389, 4
  tail call void @llvm.memset.p0.i64(ptr align 8 %1387, i8 0, i64 %1433, i1 false)
  br label %1582

1434:                                             ; preds = %1538
  %1435 = load i64, ptr %1388, align 8, !tbaa !19
  %1436 = shl i64 %1435, 4
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %1387, i8 0, i64 %1436, i1 false)
  %1437 = add nuw i64 %1199, 1
  br label %1572

1438:                                             ; preds = %1446
  %1439 = extractelement <2 x double> %1458, i64 0
  br label %1440

1440:                                             ; preds = %1438, %1425
  %1441 = phi double [ %1426, %1425 ], [ %1439, %1438 ]
  %1442 = phi i64 [ 0, %1425 ], [ %1428, %1438 ]
  %1443 = getelementptr { double, double }, ptr %1391, i64 %1442
  %1444 = getelementptr { double, double }, ptr %1443, i64 %1423
  %1445 = fcmp contract ogt double %1441, 0.000000e+00
  br i1 %1445, label %1463, label %1461

1446:                                             ; preds = %1446, %1427
  %1447 = phi i64 [ 0, %1427 ], [ %1459, %1446 ]
  %1448 = phi <2 x double> [ %1431, %1427 ], [ %1458, %1446 ]
  %1449 = getelementptr { double, double }, ptr %1429, i64 %1447
  %1450 = load <2 x double>, ptr %1449, align 8
  %1451 = fmul contract <2 x double> %1450, %1450
  %1452 = shufflevector <2 x double> %1450, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1453 = fmul contract <2 x double> %1450, %1452
  %1454 = shufflevector <2 x double> %1451, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1455 = fsub contract <2 x double> %1451, %1454
  %1456 = fadd contract <2 x double> %1453, %1453
  %1457 = shufflevector <2 x double> %1455, <2 x double> %1456, <2 x i32> <i32 0, i32 2>
  %1458 = fsub contract <2 x double> %1448, %1457
  store <2 x double> %1458, ptr %1430, align 8
  %1459 = add nuw nsw i64 %1447, 1
  %1460 = icmp eq i64 %1459, %1423
  br i1 %1460, label %1438, label %1446, !llvm.loop !74

1461:                                             ; preds = %1440
  store i64 1, ptr %1396, align 8, !tbaa !17
  %1462 = load double, ptr %1444, align 8
  br label %1463

1463:                                             ; preds = %1461, %1440
  %1464 = phi double [ %1462, %1461 ], [ %1441, %1440 ]
  %1465 = getelementptr { double, double }, ptr %1443, i64 %1423, i32 1
  %1466 = load double, ptr %1465, align 8
  %1467 = tail call contract double @llvm.sqrt.f64(double %1464)
  %1468 = fmul contract double %1467, 2.000000e+00
  %1469 = fdiv contract double %1466, %1468
  %1470 = fmul contract double %1469, 0.000000e+00
  %1471 = fadd contract double %1467, %1470
  %1472 = fmul contract double %1471, %1471
  %1473 = fmul contract double %1469, %1469
  %1474 = fadd contract double %1473, %1472
  %1475 = fmul contract double %1471, 0.000000e+00
  %1476 = insertelement <2 x double> poison, double %1470, i64 0
  %1477 = insertelement <2 x double> %1476, double %1475, i64 1
  %1478 = insertelement <2 x double> poison, double %1471, i64 0
  %1479 = insertelement <2 x double> %1478, double %1469, i64 1
  %1480 = fadd contract <2 x double> %1477, %1479
  %1481 = fsub contract <2 x double> %1477, %1479
  %1482 = shufflevector <2 x double> %1480, <2 x double> %1481, <2 x i32> <i32 0, i32 3>
  %1483 = insertelement <2 x double> poison, double %1474, i64 0
  %1484 = shufflevector <2 x double> %1483, <2 x double> poison, <2 x i32> zeroinitializer
  %1485 = fdiv contract <2 x double> %1482, %1484
  %1486 = add nuw nsw i64 %1423, 1
  %1487 = icmp slt i64 %1486, %1199
  br i1 %1487, label %1494, label %1488

1488:                                             ; preds = %1503, %1463
  br i1 %1424, label %1489, label %1491

1489:                                             ; preds = %1488
  %1490 = load <2 x double>, ptr %1393, align 8
  br label %1538

1491:                                             ; preds = %1488
  %1492 = getelementptr inbounds { double, double }, ptr %1393, i64 %1423
  %1493 = load <2 x double>, ptr %1492, align 8
  br label %1550

1494:                                             ; preds = %1463, %1503
  %1495 = phi i64 [ %1514, %1503 ], [ %1486, %1463 ]
  %1496 = mul nsw i64 %1495, %1199
  %1497 = getelementptr { double, double }, ptr %1391, i64 %1496
  br i1 %1424, label %1498, label %1500

1498:                                             ; preds = %1494
  %1499 = load <2 x double>, ptr %1497, align 8
  br label %1503

1500:                                             ; preds = %1494
  %1501 = getelementptr { double, double }, ptr %1497, i64 %1423
  %1502 = load <2 x double>, ptr %1501, align 8
  br label %1516

1503:                                             ; preds = %1516, %1498
  %1504 = phi <2 x double> [ %1499, %1498 ], [ %1535, %1516 ]
  %1505 = getelementptr { double, double }, ptr %1497, i64 %1423
  %1506 = shufflevector <2 x double> %1504, <2 x double> poison, <2 x i32> zeroinitializer
  %1507 = fmul contract <2 x double> %1485, %1506
  %1508 = shufflevector <2 x double> %1504, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1509 = fmul contract <2 x double> %1485, %1508
  %1510 = shufflevector <2 x double> %1509, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1511 = fsub contract <2 x double> %1507, %1510
  %1512 = fadd contract <2 x double> %1507, %1510
  %1513 = shufflevector <2 x double> %1511, <2 x double> %1512, <2 x i32> <i32 0, i32 3>
  store <2 x double> %1513, ptr %1505, align 8
  %1514 = add nuw nsw i64 %1495, 1
  %1515 = icmp slt i64 %1514, %1199
  br i1 %1515, label %1494, label %1488, !llvm.loop !75

1516:                                             ; preds = %1516, %1500
  %1517 = phi i64 [ 0, %1500 ], [ %1536, %1516 ]
  %1518 = phi <2 x double> [ %1502, %1500 ], [ %1535, %1516 ]
  %1519 = getelementptr { double, double }, ptr %1497, i64 %1517
  %1520 = getelementptr { double, double }, ptr %1443, i64 %1517
  %1521 = load double, ptr %1520, align 8
  %1522 = getelementptr { double, double }, ptr %1443, i64 %1517, i32 1
  %1523 = load double, ptr %1522, align 8
  %1524 = load <2 x double>, ptr %1519, align 8
  %1525 = insertelement <2 x double> poison, double %1523, i64 0
  %1526 = shufflevector <2 x double> %1525, <2 x double> poison, <2 x i32> zeroinitializer
  %1527 = fmul contract <2 x double> %1524, %1526
  %1528 = shufflevector <2 x double> %1527, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1529 = insertelement <2 x double> poison, double %1521, i64 0
  %1530 = shufflevector <2 x double> %1529, <2 x double> poison, <2 x i32> zeroinitializer
  %1531 = fmul contract <2 x double> %1524, %1530
  %1532 = fadd contract <2 x double> %1531, %1528
  %1533 = fsub contract <2 x double> %1531, %1528
  %1534 = shufflevector <2 x double> %1533, <2 x double> %1532, <2 x i32> <i32 0, i32 3>
  %1535 = fsub contract <2 x double> %1518, %1534
  store <2 x double> %1535, ptr %1501, align 8
  %1536 = add nuw nsw i64 %1517, 1
  %1537 = icmp eq i64 %1536, %1423
  br i1 %1537, label %1503, label %1516, !llvm.loop !76

1538:                                             ; preds = %1550, %1489
  %1539 = phi <2 x double> [ %1490, %1489 ], [ %1569, %1550 ]
  %1540 = getelementptr inbounds { double, double }, ptr %1393, i64 %1423
  %1541 = shufflevector <2 x double> %1485, <2 x double> poison, <2 x i32> zeroinitializer
  %1542 = fmul contract <2 x double> %1541, %1539
  %1543 = shufflevector <2 x double> %1485, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1544 = shufflevector <2 x double> %1539, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1545 = fmul contract <2 x double> %1543, %1544
  %1546 = fsub contract <2 x double> %1542, %1545
  %1547 = fadd contract <2 x double> %1542, %1545
  %1548 = shufflevector <2 x double> %1546, <2 x double> %1547, <2 x i32> <i32 0, i32 3>
  store <2 x double> %1548, ptr %1540, align 8
  store <2 x double> %1485, ptr %1444, align 8
  %1549 = icmp eq i64 %1486, %1199
  br i1 %1549, label %1434, label %1422, !llvm.loop !77

1550:                                             ; preds = %1550, %1491
  %1551 = phi i64 [ 0, %1491 ], [ %1570, %1550 ]
  %1552 = phi <2 x double> [ %1493, %1491 ], [ %1569, %1550 ]
  %1553 = getelementptr { double, double }, ptr %1443, i64 %1551
  %1554 = getelementptr inbounds { double, double }, ptr %1393, i64 %1551
  %1555 = load double, ptr %1554, align 8
  %1556 = getelementptr inbounds { double, double }, ptr %1393, i64 %1551, i32 1
  %1557 = load double, ptr %1556, align 8
  %1558 = load <2 x double>, ptr %1553, align 8
  %1559 = insertelement <2 x double> poison, double %1557, i64 0
  %1560 = shufflevector <2 x double> %1559, <2 x double> poison, <2 x i32> zeroinitializer
  %1561 = fmul contract <2 x double> %1558, %1560
  %1562 = shufflevector <2 x double> %1561, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1563 = insertelement <2 x double> poison, double %1555, i64 0
  %1564 = shufflevector <2 x double> %1563, <2 x double> poison, <2 x i32> zeroinitializer
  %1565 = fmul contract <2 x double> %1558, %1564
  %1566 = fsub contract <2 x double> %1565, %1562
  %1567 = fadd contract <2 x double> %1565, %1562
  %1568 = shufflevector <2 x double> %1566, <2 x double> %1567, <2 x i32> <i32 0, i32 3>
  %1569 = fsub contract <2 x double> %1552, %1568
  store <2 x double> %1569, ptr %1492, align 8
  %1570 = add nuw nsw i64 %1551, 1
  %1571 = icmp eq i64 %1570, %1423
  br i1 %1571, label %1538, label %1550, !llvm.loop !78

1572:                                             ; preds = %1585, %1434
  %1573 = phi i64 [ %1199, %1434 ], [ %1574, %1585 ]
  %1574 = add nsw i64 %1573, -1
  %1575 = icmp slt i64 %1573, %1199
  %1576 = getelementptr inbounds { double, double }, ptr %1393, i64 %1574
  br i1 %1575, label %1579, label %1577

1577:                                             ; preds = %1572
  %1578 = load <2 x double>, ptr %1576, align 8
  br label %1585

1579:                                             ; preds = %1572
  %1580 = load <2 x double>, ptr %1576, align 8
  %1581 = getelementptr { double, double }, ptr %1391, i64 %1574
  br label %1601

1582:                                             ; preds = %1585, %1432
  tail call fastcc void @answer(ptr noundef nonnull %0, ptr noundef %1387, ptr noundef %1390) #12
  %1583 = load i64, ptr %1388, align 8, !tbaa !19
  %1584 = icmp sgt i64 %1583, 0
  br i1 %1584, label %1629, label %1624

1585:                                             ; preds = %1601, %1577
  %1586 = phi <2 x double> [ %1578, %1577 ], [ %1621, %1601 ]
  %1587 = mul i64 %1574, %1437
  %1588 = getelementptr inbounds { double, double }, ptr %1391, i64 %1587
  %1589 = load <2 x double>, ptr %1588, align 8
  %1590 = shufflevector <2 x double> %1586, <2 x double> poison, <2 x i32> zeroinitializer
  %1591 = fmul contract <2 x double> %1590, %1589
  %1592 = shufflevector <2 x double> %1586, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1593 = fmul contract <2 x double> %1592, %1589
  %1594 = shufflevector <2 x double> %1593, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1595 = fsub contract <2 x double> %1591, %1594
  %1596 = fadd contract <2 x double> %1591, %1594
  %1597 = shufflevector <2 x double> %1595, <2 x double> %1596, <2 x i32> <i32 0, i32 3>
  store <2 x double> %1597, ptr %1576, align 8
  %1598 = extractelement <2 x double> %1595, i64 0
  %1599 = extractelement <2 x double> %1596, i64 1
  tail call fastcc void @push(ptr noundef nonnull %0, i64 noundef %1574, double noundef %1598, double noundef %1599, ptr noundef nonnull %1387) #12
  %1600 = icmp sgt i64 %1573, 1
  br i1 %1600, label %1572, label %1582, !llvm.loop !79

1601:                                             ; preds = %1601, %1579
  %1602 = phi i64 [ %1573, %1579 ], [ %1622, %1601 ]
  %1603 = phi <2 x double> [ %1580, %1579 ], [ %1621, %1601 ]
  %1604 = mul nsw i64 %1602, %1199
  %1605 = getelementptr { double, double }, ptr %1581, i64 %1604
  %1606 = getelementptr inbounds { double, double }, ptr %1393, i64 %1602
  %1607 = load double, ptr %1606, align 8
  %1608 = getelementptr inbounds { double, double }, ptr %1393, i64 %1602, i32 1
  %1609 = load double, ptr %1608, align 8
  %1610 = load <2 x double>, ptr %1605, align 8
  %1611 = insertelement <2 x double> poison, double %1609, i64 0
  %1612 = shufflevector <2 x double> %1611, <2 x double> poison, <2 x i32> zeroinitializer
  %1613 = fmul contract <2 x double> %1610, %1612
  %1614 = shufflevector <2 x double> %1613, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1615 = insertelement <2 x double> poison, double %1607, i64 0
  %1616 = shufflevector <2 x double> %1615, <2 x double> poison, <2 x i32> zeroinitializer
  %1617 = fmul contract <2 x double> %1610, %1616
  %1618 = fadd contract <2 x double> %1617, %1614
  %1619 = fsub contract <2 x double> %1617, %1614
  %1620 = shufflevector <2 x double> %1619, <2 x double> %1618, <2 x i32> <i32 0, i32 3>
  %1621 = fsub contract <2 x double> %1603, %1620
  store <2 x double> %1621, ptr %1576, align 8
  %1622 = add nuw nsw i64 %1602, 1
  %1623 = icmp eq i64 %1622, %1199
  br i1 %1623, label %1585, label %1601, !llvm.loop !80

1624:                                             ; preds = %1629, %1582
  br i1 %1394, label %1625, label %1639

1625:                                             ; preds = %1624
  %1626 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %1627 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %1628 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  br label %1642

1629:                                             ; preds = %1582, %1629
  %1630 = phi i64 [ %1636, %1629 ], [ 0, %1582 ]
  %1631 = getelementptr inbounds { double, double }, ptr %1390, i64 %1630
  %1632 = getelementptr inbounds { double, double }, ptr %2, i64 %1630
  %1633 = load <2 x double>, ptr %1631, align 8
  %1634 = load <2 x double>, ptr %1632, align 8
  %1635 = fadd contract <2 x double> %1633, %1634
  store <2 x double> %1635, ptr %1632, align 8
  %1636 = add nuw nsw i64 %1630, 1
  %1637 = load i64, ptr %1388, align 8, !tbaa !19
  %1638 = icmp slt i64 %1636, %1637
  br i1 %1638, label %1629, label %1624, !llvm.loop !81

1639:                                             ; preds = %1642, %1624
  %1640 = load i64, ptr %0, align 8, !tbaa !31
  %1641 = icmp sgt i64 %1640, 0
  br i1 %1641, label %1676, label %1706

1642:                                             ; preds = %1642, %1625
  %1643 = phi i64 [ 0, %1625 ], [ %1674, %1642 ]
  %1644 = load ptr, ptr %1626, align 8, !tbaa !82
  %1645 = getelementptr inbounds i64, ptr %1644, i64 %1643
  %1646 = load i64, ptr %1645, align 8, !tbaa !33
  %1647 = tail call fastcc { double, double } @along(ptr noundef nonnull %0, i64 noundef %1643, ptr noundef %2) #12
  %1648 = extractvalue { double, double } %1647, 0
  %1649 = extractvalue { double, double } %1647, 1
  %1650 = load ptr, ptr %1627, align 8, !tbaa !83
  %1651 = getelementptr inbounds { double, double }, ptr %1650, i64 %1646
  %1652 = load ptr, ptr %1628, align 8, !tbaa !84
  %1653 = getelementptr inbounds i64, ptr %1652, i64 %1646
  %1654 = load i64, ptr %1653, align 8, !tbaa !33
  %1655 = getelementptr inbounds { double, double }, ptr %2, i64 %1654
  %1656 = load <2 x double>, ptr %1651, align 8
  %1657 = fmul contract <2 x double> %1656, %1656
  %1658 = shufflevector <2 x double> %1657, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1659 = fadd contract <2 x double> %1657, %1658
  %1660 = insertelement <2 x double> poison, double %1649, i64 0
  %1661 = shufflevector <2 x double> %1660, <2 x double> poison, <2 x i32> zeroinitializer
  %1662 = fmul contract <2 x double> %1661, %1656
  %1663 = shufflevector <2 x double> %1662, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1664 = insertelement <2 x double> poison, double %1648, i64 0
  %1665 = shufflevector <2 x double> %1664, <2 x double> poison, <2 x i32> zeroinitializer
  %1666 = fmul contract <2 x double> %1665, %1656
  %1667 = fadd contract <2 x double> %1663, %1666
  %1668 = fsub contract <2 x double> %1663, %1666
  %1669 = shufflevector <2 x double> %1667, <2 x double> %1668, <2 x i32> <i32 0, i32 3>
  %1670 = shufflevector <2 x double> %1659, <2 x double> poison, <2 x i32> zeroinitializer
  %1671 = fdiv contract <2 x double> %1669, %1670
  %1672 = load <2 x double>, ptr %1655, align 8
  %1673 = fsub contract <2 x double> %1672, %1671
  store <2 x double> %1673, ptr %1655, align 8
  %1674 = add nuw nsw i64 %1643, 1
  %1675 = icmp eq i64 %1674, %1199
  br i1 %1675, label %1639, label %1642, !llvm.loop !85

1676:                                             ; preds = %1639, %1702
  %1677 = phi i64 [ %1703, %1702 ], [ 0, %1639 ]
  br label %1678

1678:                                             ; preds = %1678, %1676
  %1679 = phi i64 [ 0, %1676 ], [ %1700, %1678 ]
  %1680 = getelementptr inbounds %struct.Link, ptr %1385, i64 %1677, i32 15, i64 %1679
  %1681 = load <4 x double>, ptr %1680, align 8
  %1682 = getelementptr inbounds %struct.Link, ptr %1385, i64 %1677, i32 10, i64 %1679
  %1683 = load <4 x double>, ptr %1682, align 8
  %1684 = fadd contract <4 x double> %1681, %1683
  %1685 = shufflevector <4 x double> %1684, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %1686 = fadd contract <4 x double> %1681, %1683
  %1687 = shufflevector <4 x double> %1686, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %1688 = getelementptr inbounds %struct.Link, ptr %1385, i64 %1677, i32 10, i64 %1679
  %1689 = shufflevector <2 x double> %1685, <2 x double> %1687, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %1689, ptr %1688, align 8
  %1690 = getelementptr inbounds %struct.Link, ptr %1385, i64 %1677, i32 17, i64 %1679
  %1691 = load <4 x double>, ptr %1690, align 8
  %1692 = getelementptr inbounds %struct.Link, ptr %1385, i64 %1677, i32 14, i64 %1679
  %1693 = load <4 x double>, ptr %1692, align 8
  %1694 = fadd contract <4 x double> %1691, %1693
  %1695 = shufflevector <4 x double> %1694, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %1696 = fadd contract <4 x double> %1691, %1693
  %1697 = shufflevector <4 x double> %1696, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %1698 = getelementptr inbounds %struct.Link, ptr %1385, i64 %1677, i32 14, i64 %1679
  %1699 = shufflevector <2 x double> %1695, <2 x double> %1697, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %1699, ptr %1698, align 8
  %1700 = add nuw i64 %1679, 2
  %1701 = icmp eq i64 %1700, 6
  br i1 %1701, label %1702, label %1678, !llvm.loop !86

1702:                                             ; preds = %1678
  %1703 = add nuw nsw i64 %1677, 1
  %1704 = load i64, ptr %0, align 8, !tbaa !31
  %1705 = icmp slt i64 %1703, %1704
  br i1 %1705, label %1676, label %1706, !llvm.loop !87

1706:                                             ; preds = %1702, %1197, %1639
  %1707 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %1708 = load i64, ptr %1707, align 8, !tbaa !17
  br label %3851

1709:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1) #12
  tail call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2) #12
  %1710 = icmp eq ptr %3, null
  br i1 %1710, label %3851, label %1711

1711:                                             ; preds = %1709
  %1712 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %1713 = load i64, ptr %0, align 8, !tbaa !31
  %1714 = icmp sgt i64 %1713, 0
  br i1 %1714, label %1715, label %3851

1715:                                             ; preds = %1711, %1715
  %1716 = phi i64 [ %1721, %1715 ], [ 0, %1711 ]
  %1717 = mul nsw i64 %1716, 6
  %1718 = getelementptr inbounds { double, double }, ptr %3, i64 %1717
  %1719 = load ptr, ptr %1712, align 8, !tbaa !88
  %1720 = getelementptr inbounds %struct.Whole, ptr %1719, i64 %1716, i32 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %1718, ptr noundef nonnull align 8 dereferenceable(96) %1720, i64 96, i1 false)
  %1721 = add nuw nsw i64 %1716, 1
  %1722 = load i64, ptr %0, align 8, !tbaa !31
  %1723 = icmp slt i64 %1721, %1722
  br i1 %1723, label %1715, label %3851

1724:                                             ; preds = %1725, %27
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #12
  tail call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef null, ptr noundef %2) #12
  br label %3851

1725:                                             ; preds = %31, %1725
  %1726 = phi i64 [ 0, %31 ], [ %1731, %1725 ]
  %1727 = load ptr, ptr %32, align 8, !tbaa !20
  %1728 = load i64, ptr %33, align 8, !tbaa !16
  %1729 = getelementptr { double, double }, ptr %1727, i64 %1728
  %1730 = getelementptr { double, double }, ptr %1729, i64 %1726
  %1731 = add nuw nsw i64 %1726, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1730, i8 0, i64 16, i1 false)
  %1732 = load i64, ptr %28, align 8, !tbaa !19
  %1733 = icmp slt i64 %1731, %1732
  br i1 %1733, label %1725, label %1724, !llvm.loop !89

1734:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #12
  tail call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 0) #12
  %1735 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %1736 = load ptr, ptr %1735, align 8, !tbaa !30
  %1737 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %1738 = load ptr, ptr %1737, align 8, !tbaa !88
  %1739 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %1740 = load i64, ptr %1739, align 8, !tbaa !19
  %1741 = shl i64 %1740, 4
  %1742 = mul i64 %1741, %1740
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %1742, i1 false)
  %1743 = load i64, ptr %0, align 8, !tbaa !31
  %1744 = icmp sgt i64 %1743, 0
  br i1 %1744, label %1745, label %3851

1745:                                             ; preds = %1734
  %1746 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %1747 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %1748 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %1749 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %1750 = load ptr, ptr %1746, align 8, !tbaa !32
  br label %1751

1751:                                             ; preds = %1763, %1745
  %1752 = phi i64 [ %1743, %1745 ], [ %1764, %1763 ]
  %1753 = phi ptr [ %1750, %1745 ], [ %1765, %1763 ]
  %1754 = phi i64 [ 0, %1745 ], [ %1766, %1763 ]
  %1755 = getelementptr inbounds i64, ptr %1753, i64 %1754
  %1756 = load i64, ptr %1755, align 8, !tbaa !33
  %1757 = icmp sgt i64 %1756, 0
  br i1 %1757, label %1758, label %1763

1758:                                             ; preds = %1751
  %1759 = getelementptr inbounds %struct.Link, ptr %1736, i64 %1754, i32 5
  %1760 = getelementptr inbounds %struct.Whole, ptr %1738, i64 %1754, i32 6
  br label %1768

1761:                                             ; preds = %1939
  %1762 = load i64, ptr %0, align 8, !tbaa !31
  br label %1763

1763:                                             ; preds = %1761, %1751
  %1764 = phi i64 [ %1762, %1761 ], [ %1752, %1751 ]
  %1765 = phi ptr [ %1940, %1761 ], [ %1753, %1751 ]
  %1766 = add nuw nsw i64 %1754, 1
  %1767 = icmp slt i64 %1766, %1764
  br i1 %1767, label %1751, label %3851, !llvm.loop !90

1768:                                             ; preds = %1939, %1758
  %1769 = phi i64 [ %1756, %1758 ], [ %1943, %1939 ]
  %1770 = phi i64 [ 0, %1758 ], [ %1941, %1939 ]
  %1771 = load ptr, ptr %1747, align 8, !tbaa !35
  %1772 = getelementptr inbounds i64, ptr %1771, i64 %1754
  %1773 = load i64, ptr %1772, align 8, !tbaa !33
  %1774 = add nsw i64 %1773, %1770
  %1775 = icmp sgt i64 %1769, 0
  %1776 = mul nsw i64 %1770, 6
  br i1 %1775, label %1777, label %1791

1777:                                             ; preds = %1768
  %1778 = getelementptr inbounds { double, double }, ptr %1760, i64 %1776
  %1779 = getelementptr inbounds { double, double }, ptr %1760, i64 %1776, i32 1
  %1780 = getelementptr inbounds { double, double }, ptr %1778, i64 1
  %1781 = getelementptr inbounds { double, double }, ptr %1778, i64 1, i32 1
  %1782 = getelementptr inbounds { double, double }, ptr %1778, i64 2
  %1783 = getelementptr inbounds { double, double }, ptr %1778, i64 2, i32 1
  %1784 = getelementptr inbounds { double, double }, ptr %1778, i64 3
  %1785 = getelementptr inbounds { double, double }, ptr %1778, i64 3, i32 1
  %1786 = getelementptr inbounds { double, double }, ptr %1778, i64 4
  %1787 = getelementptr inbounds { double, double }, ptr %1778, i64 4, i32 1
  %1788 = getelementptr inbounds { double, double }, ptr %1778, i64 5
  %1789 = getelementptr inbounds { double, double }, ptr %1778, i64 5, i32 1
  %1790 = getelementptr { double, double }, ptr %2, i64 %1774
  br label %1828

1791:                                             ; preds = %1828, %1768
  %1792 = load ptr, ptr %1748, align 8, !tbaa !38
  %1793 = getelementptr inbounds { double, double }, ptr %1792, i64 %1774
  %1794 = mul nsw i64 %1774, %1740
  %1795 = getelementptr { double, double }, ptr %2, i64 %1794
  %1796 = getelementptr { double, double }, ptr %1795, i64 %1774
  %1797 = load <2 x double>, ptr %1793, align 8
  %1798 = load <2 x double>, ptr %1796, align 8
  %1799 = fadd contract <2 x double> %1797, %1798
  store <2 x double> %1799, ptr %1796, align 8
  %1800 = getelementptr inbounds { double, double }, ptr %1760, i64 %1776
  %1801 = getelementptr inbounds i8, ptr %1800, i64 48
  %1802 = getelementptr inbounds i8, ptr %1800, i64 64
  %1803 = getelementptr inbounds i8, ptr %1800, i64 80
  %1804 = load <2 x double>, ptr %1801, align 8
  %1805 = load <2 x double>, ptr %1802, align 8
  %1806 = load <2 x double>, ptr %1803, align 8
  %1807 = load ptr, ptr %1749, align 8, !tbaa !49
  %1808 = getelementptr inbounds i64, ptr %1807, i64 %1754
  %1809 = load i64, ptr %1808, align 8, !tbaa !33
  %1810 = icmp sgt i64 %1809, -1
  %1811 = load ptr, ptr %1746, align 8, !tbaa !32
  br i1 %1810, label %1812, label %1939

1812:                                             ; preds = %1791
  %1813 = getelementptr inbounds i8, ptr %1800, i64 40
  %1814 = load double, ptr %1813, align 8
  %1815 = getelementptr inbounds i8, ptr %1800, i64 32
  %1816 = load double, ptr %1815, align 8
  %1817 = load <4 x double>, ptr %1800, align 8
  %1818 = extractelement <2 x double> %1805, i64 0
  %1819 = extractelement <2 x double> %1805, i64 1
  %1820 = shufflevector <2 x double> %1806, <2 x double> %1804, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1821 = shufflevector <2 x double> %1806, <2 x double> %1804, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %1822 = shufflevector <2 x double> %1805, <2 x double> %1806, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1823 = shufflevector <2 x double> %1805, <2 x double> %1806, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %1824 = shufflevector <2 x double> %1805, <2 x double> %1804, <2 x i32> <i32 0, i32 2>
  %1825 = shufflevector <2 x double> %1805, <2 x double> %1804, <2 x i32> <i32 1, i32 3>
  %1826 = shufflevector <2 x double> %1804, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1827 = getelementptr { double, double }, ptr %2, i64 %1774
  br label %1945

1828:                                             ; preds = %1828, %1777
  %1829 = phi i64 [ 0, %1777 ], [ %1926, %1828 ]
  %1830 = mul nuw nsw i64 %1829, 6
  %1831 = getelementptr inbounds { double, double }, ptr %1759, i64 %1830
  %1832 = load double, ptr %1778, align 8
  %1833 = load double, ptr %1779, align 8
  %1834 = getelementptr inbounds { double, double }, ptr %1831, i64 1
  %1835 = load double, ptr %1780, align 8
  %1836 = load double, ptr %1781, align 8
  %1837 = getelementptr inbounds { double, double }, ptr %1831, i64 2
  %1838 = load double, ptr %1782, align 8
  %1839 = load double, ptr %1783, align 8
  %1840 = getelementptr inbounds { double, double }, ptr %1831, i64 3
  %1841 = load double, ptr %1784, align 8
  %1842 = load double, ptr %1785, align 8
  %1843 = getelementptr inbounds { double, double }, ptr %1831, i64 4
  %1844 = load double, ptr %1786, align 8
  %1845 = load double, ptr %1787, align 8
  %1846 = getelementptr inbounds { double, double }, ptr %1831, i64 5
  %1847 = load double, ptr %1788, align 8
  %1848 = load double, ptr %1789, align 8
  %1849 = load ptr, ptr %1747, align 8, !tbaa !35
  %1850 = getelementptr inbounds i64, ptr %1849, i64 %1754
  %1851 = load i64, ptr %1850, align 8, !tbaa !33
  %1852 = add nsw i64 %1851, %1829
  %1853 = mul nsw i64 %1852, %1740
  %1854 = getelementptr { double, double }, ptr %1790, i64 %1853
  %1855 = load <2 x double>, ptr %1831, align 8
  %1856 = insertelement <2 x double> poison, double %1833, i64 0
  %1857 = shufflevector <2 x double> %1856, <2 x double> poison, <2 x i32> zeroinitializer
  %1858 = fmul contract <2 x double> %1855, %1857
  %1859 = shufflevector <2 x double> %1858, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1860 = insertelement <2 x double> poison, double %1832, i64 0
  %1861 = shufflevector <2 x double> %1860, <2 x double> poison, <2 x i32> zeroinitializer
  %1862 = fmul contract <2 x double> %1855, %1861
  %1863 = fsub contract <2 x double> %1862, %1859
  %1864 = fadd contract <2 x double> %1862, %1859
  %1865 = shufflevector <2 x double> %1863, <2 x double> %1864, <2 x i32> <i32 0, i32 3>
  %1866 = load <2 x double>, ptr %1834, align 8
  %1867 = insertelement <2 x double> poison, double %1836, i64 0
  %1868 = shufflevector <2 x double> %1867, <2 x double> poison, <2 x i32> zeroinitializer
  %1869 = fmul contract <2 x double> %1866, %1868
  %1870 = shufflevector <2 x double> %1869, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1871 = insertelement <2 x double> poison, double %1835, i64 0
  %1872 = shufflevector <2 x double> %1871, <2 x double> poison, <2 x i32> zeroinitializer
  %1873 = fmul contract <2 x double> %1866, %1872
  %1874 = fsub contract <2 x double> %1873, %1870
  %1875 = fadd contract <2 x double> %1873, %1870
  %1876 = shufflevector <2 x double> %1874, <2 x double> %1875, <2 x i32> <i32 0, i32 3>
  %1877 = fadd contract <2 x double> %1865, %1876
  %1878 = load <2 x double>, ptr %1837, align 8
  %1879 = insertelement <2 x double> poison, double %1839, i64 0
  %1880 = shufflevector <2 x double> %1879, <2 x double> poison, <2 x i32> zeroinitializer
  %1881 = fmul contract <2 x double> %1878, %1880
  %1882 = shufflevector <2 x double> %1881, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1883 = insertelement <2 x double> poison, double %1838, i64 0
  %1884 = shufflevector <2 x double> %1883, <2 x double> poison, <2 x i32> zeroinitializer
  %1885 = fmul contract <2 x double> %1878, %1884
  %1886 = fsub contract <2 x double> %1885, %1882
  %1887 = fadd contract <2 x double> %1885, %1882
  %1888 = shufflevector <2 x double> %1886, <2 x double> %1887, <2 x i32> <i32 0, i32 3>
  %1889 = fadd contract <2 x double> %1877, %1888
  %1890 = load <2 x double>, ptr %1840, align 8
  %1891 = insertelement <2 x double> poison, double %1842, i64 0
  %1892 = shufflevector <2 x double> %1891, <2 x double> poison, <2 x i32> zeroinitializer
  %1893 = fmul contract <2 x double> %1890, %1892
  %1894 = shufflevector <2 x double> %1893, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1895 = insertelement <2 x double> poison, double %1841, i64 0
  %1896 = shufflevector <2 x double> %1895, <2 x double> poison, <2 x i32> zeroinitializer
  %1897 = fmul contract <2 x double> %1890, %1896
  %1898 = fsub contract <2 x double> %1897, %1894
  %1899 = fadd contract <2 x double> %1897, %1894
  %1900 = shufflevector <2 x double> %1898, <2 x double> %1899, <2 x i32> <i32 0, i32 3>
  %1901 = load <2 x double>, ptr %1843, align 8
  %1902 = insertelement <2 x double> poison, double %1845, i64 0
  %1903 = shufflevector <2 x double> %1902, <2 x double> poison, <2 x i32> zeroinitializer
  %1904 = fmul contract <2 x double> %1901, %1903
  %1905 = shufflevector <2 x double> %1904, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1906 = insertelement <2 x double> poison, double %1844, i64 0
  %1907 = shufflevector <2 x double> %1906, <2 x double> poison, <2 x i32> zeroinitializer
  %1908 = fmul contract <2 x double> %1901, %1907
  %1909 = fsub contract <2 x double> %1908, %1905
  %1910 = fadd contract <2 x double> %1908, %1905
  %1911 = shufflevector <2 x double> %1909, <2 x double> %1910, <2 x i32> <i32 0, i32 3>
  %1912 = fadd contract <2 x double> %1900, %1911
  %1913 = load <2 x double>, ptr %1846, align 8
  %1914 = insertelement <2 x double> poison, double %1848, i64 0
  %1915 = shufflevector <2 x double> %1914, <2 x double> poison, <2 x i32> zeroinitializer
  %1916 = fmul contract <2 x double> %1913, %1915
  %1917 = shufflevector <2 x double> %1916, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1918 = insertelement <2 x double> poison, double %1847, i64 0
  %1919 = shufflevector <2 x double> %1918, <2 x double> poison, <2 x i32> zeroinitializer
  %1920 = fmul contract <2 x double> %1913, %1919
  %1921 = fsub contract <2 x double> %1920, %1917
  %1922 = fadd contract <2 x double> %1920, %1917
  %1923 = shufflevector <2 x double> %1921, <2 x double> %1922, <2 x i32> <i32 0, i32 3>
  %1924 = fadd contract <2 x double> %1912, %1923
  %1925 = fadd contract <2 x double> %1889, %1924
  store <2 x double> %1925, ptr %1854, align 8
  %1926 = add nuw nsw i64 %1829, 1
  %1927 = load ptr, ptr %1746, align 8, !tbaa !32
  %1928 = getelementptr inbounds i64, ptr %1927, i64 %1754
  %1929 = load i64, ptr %1928, align 8, !tbaa !33
  %1930 = icmp slt i64 %1926, %1929
  br i1 %1930, label %1828, label %1791, !llvm.loop !91

1931:                                             ; preds = %2019
  %1932 = load ptr, ptr %1749, align 8, !tbaa !49
  br label %1933

1933:                                             ; preds = %1945, %1931
  %1934 = phi ptr [ %1932, %1931 ], [ %1946, %1945 ]
  %1935 = phi ptr [ %2101, %1931 ], [ %1947, %1945 ]
  %1936 = getelementptr inbounds i64, ptr %1934, i64 %1948
  %1937 = load i64, ptr %1936, align 8, !tbaa !33
  %1938 = icmp sgt i64 %1937, -1
  br i1 %1938, label %1945, label %1939, !llvm.loop !92

1939:                                             ; preds = %1933, %1791
  %1940 = phi ptr [ %1811, %1791 ], [ %1935, %1933 ]
  %1941 = add nuw nsw i64 %1770, 1
  %1942 = getelementptr inbounds i64, ptr %1940, i64 %1754
  %1943 = load i64, ptr %1942, align 8, !tbaa !33
  %1944 = icmp slt i64 %1941, %1943
  br i1 %1944, label %1768, label %1761, !llvm.loop !93

1945:                                             ; preds = %1933, %1812
  %1946 = phi ptr [ %1934, %1933 ], [ %1807, %1812 ]
  %1947 = phi ptr [ %1935, %1933 ], [ %1811, %1812 ]
  %1948 = phi i64 [ %1937, %1933 ], [ %1809, %1812 ]
  %1949 = phi i64 [ %1948, %1933 ], [ %1754, %1812 ]
  %1950 = phi double [ %2004, %1933 ], [ %1816, %1812 ]
  %1951 = phi double [ %2005, %1933 ], [ %1814, %1812 ]
  %1952 = phi <4 x double> [ %1989, %1933 ], [ %1817, %1812 ]
  %1953 = getelementptr inbounds %struct.Link, ptr %1736, i64 %1949, i32 4
  %1954 = getelementptr inbounds { double, double }, ptr %1953, i64 1
  %1955 = getelementptr inbounds { double, double }, ptr %1953, i64 2
  %1956 = load double, ptr %1955, align 8
  %1957 = getelementptr inbounds { double, double }, ptr %1953, i64 2, i32 1
  %1958 = load double, ptr %1957, align 8
  %1959 = load double, ptr %1953, align 8
  %1960 = getelementptr inbounds { double, double }, ptr %1953, i64 0, i32 1
  %1961 = load double, ptr %1960, align 8
  %1962 = insertelement <4 x double> poison, double %1956, i64 0
  %1963 = insertelement <4 x double> %1962, double %1959, i64 1
  %1964 = shufflevector <4 x double> %1963, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %1965 = fmul contract <4 x double> %1822, %1964
  %1966 = insertelement <4 x double> poison, double %1958, i64 0
  %1967 = insertelement <4 x double> %1966, double %1961, i64 1
  %1968 = shufflevector <4 x double> %1967, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %1969 = fmul contract <4 x double> %1823, %1968
  %1970 = fsub contract <4 x double> %1965, %1969
  %1971 = fadd contract <4 x double> %1965, %1969
  %1972 = shufflevector <4 x double> %1970, <4 x double> %1971, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %1973 = fmul contract double %1819, %1959
  %1974 = fmul contract double %1818, %1961
  %1975 = fadd contract double %1973, %1974
  %1976 = load <2 x double>, ptr %1954, align 8
  %1977 = shufflevector <2 x double> %1976, <2 x double> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1978 = insertelement <4 x double> %1977, double %1956, i64 1
  %1979 = shufflevector <4 x double> %1978, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %1980 = fmul contract <4 x double> %1820, %1979
  %1981 = shufflevector <2 x double> %1976, <2 x double> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %1982 = insertelement <4 x double> %1981, double %1958, i64 1
  %1983 = shufflevector <4 x double> %1982, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %1984 = fmul contract <4 x double> %1821, %1983
  %1985 = fsub contract <4 x double> %1980, %1984
  %1986 = fadd contract <4 x double> %1980, %1984
  %1987 = shufflevector <4 x double> %1985, <4 x double> %1986, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %1988 = fsub contract <4 x double> %1987, %1972
  %1989 = fadd contract <4 x double> %1952, %1988
  %1990 = fmul contract <2 x double> %1826, %1976
  %1991 = insertelement <2 x double> poison, double %1959, i64 0
  %1992 = shufflevector <2 x double> %1991, <2 x double> %1976, <2 x i32> <i32 0, i32 2>
  %1993 = fmul contract <2 x double> %1824, %1992
  %1994 = insertelement <2 x double> %1976, double %1961, i64 0
  %1995 = fmul contract <2 x double> %1825, %1994
  %1996 = fsub contract <2 x double> %1993, %1995
  %1997 = shufflevector <2 x double> %1990, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1998 = fadd contract <2 x double> %1990, %1997
  %1999 = extractelement <2 x double> %1998, i64 0
  %2000 = shufflevector <2 x double> %1996, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %2001 = fsub contract <2 x double> %1996, %2000
  %2002 = extractelement <2 x double> %2001, i64 0
  %2003 = fsub contract double %1975, %1999
  %2004 = fadd contract double %1950, %2002
  %2005 = fadd contract double %1951, %2003
  %2006 = getelementptr inbounds i64, ptr %1947, i64 %1948
  %2007 = load i64, ptr %2006, align 8, !tbaa !33
  %2008 = icmp sgt i64 %2007, 0
  br i1 %2008, label %2009, label %1933

2009:                                             ; preds = %1945
  %2010 = getelementptr inbounds %struct.Link, ptr %1736, i64 %1948, i32 5
  %2011 = insertelement <2 x double> poison, double %2004, i64 0
  %2012 = shufflevector <2 x double> %2011, <2 x double> poison, <2 x i32> zeroinitializer
  %2013 = insertelement <2 x double> poison, double %2005, i64 0
  %2014 = shufflevector <2 x double> %2013, <2 x double> poison, <2 x i32> zeroinitializer
  %2015 = shufflevector <4 x double> %1989, <4 x double> poison, <2 x i32> <i32 1, i32 1>
  %2016 = shufflevector <4 x double> %1989, <4 x double> poison, <2 x i32> zeroinitializer
  %2017 = shufflevector <4 x double> %1989, <4 x double> poison, <2 x i32> <i32 3, i32 3>
  %2018 = shufflevector <4 x double> %1989, <4 x double> poison, <2 x i32> <i32 2, i32 2>
  br label %2019

2019:                                             ; preds = %2019, %2009
  %2020 = phi i64 [ 0, %2009 ], [ %2100, %2019 ]
  %2021 = load ptr, ptr %1747, align 8, !tbaa !35
  %2022 = getelementptr inbounds i64, ptr %2021, i64 %1948
  %2023 = load i64, ptr %2022, align 8, !tbaa !33
  %2024 = add nsw i64 %2023, %2020
  %2025 = mul nuw nsw i64 %2020, 6
  %2026 = getelementptr inbounds { double, double }, ptr %2010, i64 %2025
  %2027 = getelementptr inbounds { double, double }, ptr %2026, i64 1
  %2028 = getelementptr inbounds { double, double }, ptr %2026, i64 2
  %2029 = getelementptr inbounds { double, double }, ptr %2026, i64 3
  %2030 = load double, ptr %2029, align 8
  %2031 = getelementptr inbounds { double, double }, ptr %2026, i64 3, i32 1
  %2032 = load double, ptr %2031, align 8
  %2033 = getelementptr inbounds { double, double }, ptr %2026, i64 4
  %2034 = load double, ptr %2033, align 8
  %2035 = getelementptr inbounds { double, double }, ptr %2026, i64 4, i32 1
  %2036 = load double, ptr %2035, align 8
  %2037 = getelementptr inbounds { double, double }, ptr %2026, i64 5
  %2038 = load double, ptr %2037, align 8
  %2039 = getelementptr inbounds { double, double }, ptr %2026, i64 5, i32 1
  %2040 = load double, ptr %2039, align 8
  %2041 = getelementptr { double, double }, ptr %1795, i64 %2024
  %2042 = mul nsw i64 %2024, %1740
  %2043 = getelementptr { double, double }, ptr %1827, i64 %2042
  %2044 = load <2 x double>, ptr %2026, align 8
  %2045 = fmul contract <2 x double> %2015, %2044
  %2046 = shufflevector <2 x double> %2045, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2047 = fmul contract <2 x double> %2016, %2044
  %2048 = fsub contract <2 x double> %2047, %2046
  %2049 = fadd contract <2 x double> %2047, %2046
  %2050 = shufflevector <2 x double> %2048, <2 x double> %2049, <2 x i32> <i32 0, i32 3>
  %2051 = load <2 x double>, ptr %2027, align 8
  %2052 = fmul contract <2 x double> %2017, %2051
  %2053 = shufflevector <2 x double> %2052, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2054 = fmul contract <2 x double> %2018, %2051
  %2055 = fsub contract <2 x double> %2054, %2053
  %2056 = fadd contract <2 x double> %2054, %2053
  %2057 = shufflevector <2 x double> %2055, <2 x double> %2056, <2 x i32> <i32 0, i32 3>
  %2058 = fadd contract <2 x double> %2050, %2057
  %2059 = load <2 x double>, ptr %2028, align 8
  %2060 = fmul contract <2 x double> %2014, %2059
  %2061 = shufflevector <2 x double> %2060, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2062 = fmul contract <2 x double> %2012, %2059
  %2063 = fsub contract <2 x double> %2062, %2061
  %2064 = fadd contract <2 x double> %2062, %2061
  %2065 = shufflevector <2 x double> %2063, <2 x double> %2064, <2 x i32> <i32 0, i32 3>
  %2066 = fadd contract <2 x double> %2058, %2065
  %2067 = insertelement <2 x double> poison, double %2030, i64 0
  %2068 = shufflevector <2 x double> %2067, <2 x double> poison, <2 x i32> zeroinitializer
  %2069 = fmul contract <2 x double> %1804, %2068
  %2070 = insertelement <2 x double> poison, double %2032, i64 0
  %2071 = shufflevector <2 x double> %2070, <2 x double> poison, <2 x i32> zeroinitializer
  %2072 = fmul contract <2 x double> %1804, %2071
  %2073 = shufflevector <2 x double> %2072, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2074 = fsub contract <2 x double> %2069, %2073
  %2075 = fadd contract <2 x double> %2069, %2073
  %2076 = shufflevector <2 x double> %2074, <2 x double> %2075, <2 x i32> <i32 0, i32 3>
  %2077 = insertelement <2 x double> poison, double %2034, i64 0
  %2078 = shufflevector <2 x double> %2077, <2 x double> poison, <2 x i32> zeroinitializer
  %2079 = fmul contract <2 x double> %1805, %2078
  %2080 = insertelement <2 x double> poison, double %2036, i64 0
  %2081 = shufflevector <2 x double> %2080, <2 x double> poison, <2 x i32> zeroinitializer
  %2082 = fmul contract <2 x double> %1805, %2081
  %2083 = shufflevector <2 x double> %2082, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2084 = fsub contract <2 x double> %2079, %2083
  %2085 = fadd contract <2 x double> %2079, %2083
  %2086 = shufflevector <2 x double> %2084, <2 x double> %2085, <2 x i32> <i32 0, i32 3>
  %2087 = fadd contract <2 x double> %2076, %2086
  %2088 = insertelement <2 x double> poison, double %2038, i64 0
  %2089 = shufflevector <2 x double> %2088, <2 x double> poison, <2 x i32> zeroinitializer
  %2090 = fmul contract <2 x double> %1806, %2089
  %2091 = insertelement <2 x double> poison, double %2040, i64 0
  %2092 = shufflevector <2 x double> %2091, <2 x double> poison, <2 x i32> zeroinitializer
  %2093 = fmul contract <2 x double> %1806, %2092
  %2094 = shufflevector <2 x double> %2093, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2095 = fsub contract <2 x double> %2090, %2094
  %2096 = fadd contract <2 x double> %2090, %2094
  %2097 = shufflevector <2 x double> %2095, <2 x double> %2096, <2 x i32> <i32 0, i32 3>
  %2098 = fadd contract <2 x double> %2087, %2097
  %2099 = fadd contract <2 x double> %2066, %2098
  store <2 x double> %2099, ptr %2041, align 8
  store <2 x double> %2099, ptr %2043, align 8
  %2100 = add nuw nsw i64 %2020, 1
  %2101 = load ptr, ptr %1746, align 8, !tbaa !32
  %2102 = getelementptr inbounds i64, ptr %2101, i64 %1948
  %2103 = load i64, ptr %2102, align 8, !tbaa !33
  %2104 = icmp slt i64 %2100, %2103
  br i1 %2104, label %2019, label %1931, !llvm.loop !94

2105:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #12
  tail call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1) #12
  %2106 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %2107 = load i64, ptr %2106, align 8, !tbaa !19
  %2108 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %2109 = load ptr, ptr %2108, align 8, !tbaa !95
  %2110 = shl i64 %2107, 4
  %2111 = mul i64 %2110, %2107
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %2111, i1 false)
  %2112 = load i64, ptr %0, align 8, !tbaa !31
  %2113 = icmp sgt i64 %2112, 0
  br i1 %2113, label %2114, label %3851

2114:                                             ; preds = %2105
  %2115 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %2116 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %2117 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 40
  %2118 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %2119 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %2120 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %2121 = getelementptr inbounds { double, double }, ptr %17, i64 3
  %2122 = getelementptr inbounds { double, double }, ptr %13, i64 1
  %2123 = getelementptr inbounds { double, double }, ptr %13, i64 2
  %2124 = getelementptr inbounds { double, double }, ptr %13, i64 3
  %2125 = getelementptr inbounds { double, double }, ptr %13, i64 4
  %2126 = getelementptr inbounds { double, double }, ptr %13, i64 5
  %2127 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %2128 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %2129 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %2130 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 39
  %2131 = getelementptr inbounds i8, ptr %17, i64 16
  %2132 = getelementptr inbounds i8, ptr %17, i64 32
  %2133 = getelementptr inbounds i8, ptr %17, i64 56
  %2134 = getelementptr inbounds i8, ptr %17, i64 64
  %2135 = getelementptr inbounds i8, ptr %17, i64 72
  %2136 = getelementptr inbounds i8, ptr %17, i64 80
  %2137 = getelementptr inbounds i8, ptr %17, i64 88
  %2138 = getelementptr inbounds { double, double }, ptr %16, i64 1
  %2139 = getelementptr inbounds { double, double }, ptr %16, i64 2
  br label %2140

2140:                                             ; preds = %2190, %2114
  %2141 = phi i64 [ 0, %2114 ], [ %2191, %2190 ]
  %2142 = load ptr, ptr %2115, align 8, !tbaa !32
  %2143 = getelementptr inbounds i64, ptr %2142, i64 %2141
  %2144 = load i64, ptr %2143, align 8, !tbaa !33
  %2145 = load ptr, ptr %2116, align 8, !tbaa !30
  %2146 = getelementptr inbounds %struct.Link, ptr %2145, i64 %2141
  %2147 = getelementptr inbounds %struct.Link, ptr %2145, i64 %2141, i32 1
  %2148 = load <2 x double>, ptr %2147, align 8
  %2149 = getelementptr inbounds %struct.Link, ptr %2145, i64 %2141, i32 1, i64 1
  %2150 = getelementptr inbounds %struct.Link, ptr %2145, i64 %2141, i32 1, i64 2
  %2151 = load <2 x double>, ptr %2149, align 8
  %2152 = load <2 x double>, ptr %2150, align 8
  %2153 = getelementptr inbounds %struct.Link, ptr %2145, i64 %2141, i32 2
  %2154 = load <2 x double>, ptr %2153, align 8
  %2155 = getelementptr inbounds %struct.Link, ptr %2145, i64 %2141, i32 2, i64 1
  %2156 = getelementptr inbounds %struct.Link, ptr %2145, i64 %2141, i32 2, i64 2
  %2157 = load <2 x double>, ptr %2155, align 8
  %2158 = load <2 x double>, ptr %2156, align 8
  %2159 = load ptr, ptr %2117, align 8, !tbaa !96
  %2160 = getelementptr inbounds i64, ptr %2159, i64 %2141
  %2161 = load i64, ptr %2160, align 8, !tbaa !33
  %2162 = icmp eq i64 %2161, 0
  br i1 %2162, label %2186, label %2163

2163:                                             ; preds = %2140
  %2164 = mul nsw i64 %2144, 6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %14) #13
  %2165 = load ptr, ptr %2118, align 8, !tbaa !97
  %2166 = getelementptr inbounds i64, ptr %2165, i64 %2141
  %2167 = load i64, ptr %2166, align 8, !tbaa !33
  %2168 = getelementptr i64, ptr %2166, i64 1
  %2169 = load i64, ptr %2168, align 8, !tbaa !33
  %2170 = sub nsw i64 %2169, %2167
  %2171 = icmp sgt i64 %2170, 0
  br i1 %2171, label %2172, label %2185

2172:                                             ; preds = %2163
  %2173 = load ptr, ptr %2119, align 8, !tbaa !20
  %2174 = load ptr, ptr %2120, align 8, !tbaa !98
  %2175 = getelementptr i64, ptr %2174, i64 %2167
  br label %2176

2176:                                             ; preds = %2176, %2172
  %2177 = phi i64 [ 0, %2172 ], [ %2183, %2176 ]
  %2178 = getelementptr i64, ptr %2175, i64 %2177
  %2179 = load i64, ptr %2178, align 8, !tbaa !33
  %2180 = getelementptr inbounds { double, double }, ptr %2173, i64 %2179
  %2181 = getelementptr inbounds [64 x { double, double }], ptr %14, i64 0, i64 %2177
  %2182 = load <2 x double>, ptr %2180, align 8
  store <2 x double> %2182, ptr %2181, align 16
  %2183 = add nuw nsw i64 %2177, 1
  %2184 = icmp eq i64 %2183, %2170
  br i1 %2184, label %2185, label %2176, !llvm.loop !99

2185:                                             ; preds = %2176, %2163
  call void @llvm.lifetime.start.p0(i64 1600, ptr nonnull %15) #13
  call fastcc void @call(i64 noundef %2161, i64 noundef 0, ptr noundef nonnull %14, i64 noundef %2170, ptr noundef %2109, i64 noundef %2164, ptr noundef nonnull %15) #12
  call void @llvm.lifetime.end.p0(i64 1600, ptr nonnull %15) #13
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %14) #13
  br label %2186

2186:                                             ; preds = %2185, %2140
  %2187 = icmp sgt i64 %2144, 0
  br i1 %2187, label %2188, label %2190

2188:                                             ; preds = %2186
  %2189 = getelementptr inbounds %struct.Link, ptr %2145, i64 %2141, i32 5
  br label %2194

2190:                                             ; preds = %2918, %2186
  %2191 = add nuw nsw i64 %2141, 1
  %2192 = load i64, ptr %0, align 8, !tbaa !31
  %2193 = icmp slt i64 %2191, %2192
  br i1 %2193, label %2140, label %3851, !llvm.loop !100

2194:                                             ; preds = %2918, %2188
  %2195 = phi i64 [ 0, %2188 ], [ %2919, %2918 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %16) #13
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %17) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %17, i8 0, i64 96, i1 false)
  %2196 = load ptr, ptr %2117, align 8, !tbaa !96
  %2197 = getelementptr inbounds i64, ptr %2196, i64 %2141
  %2198 = load i64, ptr %2197, align 8, !tbaa !33
  %2199 = icmp eq i64 %2198, 0
  %2200 = mul nsw i64 %2195, 6
  br i1 %2199, label %2315, label %2201

2201:                                             ; preds = %2194
  %2202 = getelementptr inbounds { double, double }, ptr %2109, i64 %2200
  %2203 = getelementptr inbounds { double, double }, ptr %2202, i64 1
  %2204 = getelementptr inbounds { double, double }, ptr %2202, i64 2
  %2205 = load <2 x double>, ptr %2202, align 8
  %2206 = load <2 x double>, ptr %2203, align 8
  %2207 = load <2 x double>, ptr %2204, align 8
  br label %2208

2208:                                             ; preds = %2208, %2201
  %2209 = phi i64 [ 0, %2201 ], [ %2256, %2208 ]
  %2210 = mul nuw nsw i64 %2209, 3
  %2211 = getelementptr inbounds { double, double }, ptr %2146, i64 %2210
  %2212 = load double, ptr %2211, align 8
  %2213 = getelementptr inbounds { double, double }, ptr %2146, i64 %2210, i32 1
  %2214 = load double, ptr %2213, align 8
  %2215 = getelementptr { double, double }, ptr %2211, i64 1
  %2216 = load double, ptr %2215, align 8
  %2217 = getelementptr { double, double }, ptr %2211, i64 1, i32 1
  %2218 = load double, ptr %2217, align 8
  %2219 = getelementptr { double, double }, ptr %2211, i64 2
  %2220 = load double, ptr %2219, align 8
  %2221 = getelementptr { double, double }, ptr %2211, i64 2, i32 1
  %2222 = load double, ptr %2221, align 8
  %2223 = getelementptr inbounds { double, double }, ptr %17, i64 %2209
  %2224 = insertelement <2 x double> poison, double %2212, i64 0
  %2225 = shufflevector <2 x double> %2224, <2 x double> poison, <2 x i32> zeroinitializer
  %2226 = fmul contract <2 x double> %2205, %2225
  %2227 = insertelement <2 x double> poison, double %2214, i64 0
  %2228 = shufflevector <2 x double> %2227, <2 x double> poison, <2 x i32> zeroinitializer
  %2229 = fmul contract <2 x double> %2205, %2228
  %2230 = shufflevector <2 x double> %2229, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2231 = fsub contract <2 x double> %2226, %2230
  %2232 = fadd contract <2 x double> %2226, %2230
  %2233 = shufflevector <2 x double> %2231, <2 x double> %2232, <2 x i32> <i32 0, i32 3>
  %2234 = insertelement <2 x double> poison, double %2216, i64 0
  %2235 = shufflevector <2 x double> %2234, <2 x double> poison, <2 x i32> zeroinitializer
  %2236 = fmul contract <2 x double> %2206, %2235
  %2237 = insertelement <2 x double> poison, double %2218, i64 0
  %2238 = shufflevector <2 x double> %2237, <2 x double> poison, <2 x i32> zeroinitializer
  %2239 = fmul contract <2 x double> %2206, %2238
  %2240 = shufflevector <2 x double> %2239, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2241 = fsub contract <2 x double> %2236, %2240
  %2242 = fadd contract <2 x double> %2236, %2240
  %2243 = shufflevector <2 x double> %2241, <2 x double> %2242, <2 x i32> <i32 0, i32 3>
  %2244 = fadd contract <2 x double> %2233, %2243
  %2245 = insertelement <2 x double> poison, double %2220, i64 0
  %2246 = shufflevector <2 x double> %2245, <2 x double> poison, <2 x i32> zeroinitializer
  %2247 = fmul contract <2 x double> %2207, %2246
  %2248 = insertelement <2 x double> poison, double %2222, i64 0
  %2249 = shufflevector <2 x double> %2248, <2 x double> poison, <2 x i32> zeroinitializer
  %2250 = fmul contract <2 x double> %2207, %2249
  %2251 = shufflevector <2 x double> %2250, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2252 = fsub contract <2 x double> %2247, %2251
  %2253 = fadd contract <2 x double> %2247, %2251
  %2254 = shufflevector <2 x double> %2252, <2 x double> %2253, <2 x i32> <i32 0, i32 3>
  %2255 = fadd contract <2 x double> %2244, %2254
  store <2 x double> %2255, ptr %2223, align 16
  %2256 = add nuw nsw i64 %2209, 1
  %2257 = icmp eq i64 %2256, 3
  br i1 %2257, label %2258, label %2208, !llvm.loop !101

2258:                                             ; preds = %2208
  %2259 = getelementptr inbounds { double, double }, ptr %2202, i64 3
  %2260 = getelementptr inbounds { double, double }, ptr %2202, i64 4
  %2261 = getelementptr inbounds { double, double }, ptr %2202, i64 5
  %2262 = load <2 x double>, ptr %2259, align 8
  %2263 = load <2 x double>, ptr %2260, align 8
  %2264 = load <2 x double>, ptr %2261, align 8
  br label %2265

2265:                                             ; preds = %2265, %2258
  %2266 = phi i64 [ 0, %2258 ], [ %2313, %2265 ]
  %2267 = mul nuw nsw i64 %2266, 3
  %2268 = getelementptr inbounds { double, double }, ptr %2146, i64 %2267
  %2269 = load double, ptr %2268, align 8
  %2270 = getelementptr inbounds { double, double }, ptr %2146, i64 %2267, i32 1
  %2271 = load double, ptr %2270, align 8
  %2272 = getelementptr { double, double }, ptr %2268, i64 1
  %2273 = load double, ptr %2272, align 8
  %2274 = getelementptr { double, double }, ptr %2268, i64 1, i32 1
  %2275 = load double, ptr %2274, align 8
  %2276 = getelementptr { double, double }, ptr %2268, i64 2
  %2277 = load double, ptr %2276, align 8
  %2278 = getelementptr { double, double }, ptr %2268, i64 2, i32 1
  %2279 = load double, ptr %2278, align 8
  %2280 = getelementptr inbounds { double, double }, ptr %2121, i64 %2266
  %2281 = insertelement <2 x double> poison, double %2269, i64 0
  %2282 = shufflevector <2 x double> %2281, <2 x double> poison, <2 x i32> zeroinitializer
  %2283 = fmul contract <2 x double> %2262, %2282
  %2284 = insertelement <2 x double> poison, double %2271, i64 0
  %2285 = shufflevector <2 x double> %2284, <2 x double> poison, <2 x i32> zeroinitializer
  %2286 = fmul contract <2 x double> %2262, %2285
  %2287 = shufflevector <2 x double> %2286, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2288 = fsub contract <2 x double> %2283, %2287
  %2289 = fadd contract <2 x double> %2283, %2287
  %2290 = shufflevector <2 x double> %2288, <2 x double> %2289, <2 x i32> <i32 0, i32 3>
  %2291 = insertelement <2 x double> poison, double %2273, i64 0
  %2292 = shufflevector <2 x double> %2291, <2 x double> poison, <2 x i32> zeroinitializer
  %2293 = fmul contract <2 x double> %2263, %2292
  %2294 = insertelement <2 x double> poison, double %2275, i64 0
  %2295 = shufflevector <2 x double> %2294, <2 x double> poison, <2 x i32> zeroinitializer
  %2296 = fmul contract <2 x double> %2263, %2295
  %2297 = shufflevector <2 x double> %2296, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2298 = fsub contract <2 x double> %2293, %2297
  %2299 = fadd contract <2 x double> %2293, %2297
  %2300 = shufflevector <2 x double> %2298, <2 x double> %2299, <2 x i32> <i32 0, i32 3>
  %2301 = fadd contract <2 x double> %2290, %2300
  %2302 = insertelement <2 x double> poison, double %2277, i64 0
  %2303 = shufflevector <2 x double> %2302, <2 x double> poison, <2 x i32> zeroinitializer
  %2304 = fmul contract <2 x double> %2264, %2303
  %2305 = insertelement <2 x double> poison, double %2279, i64 0
  %2306 = shufflevector <2 x double> %2305, <2 x double> poison, <2 x i32> zeroinitializer
  %2307 = fmul contract <2 x double> %2264, %2306
  %2308 = shufflevector <2 x double> %2307, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2309 = fsub contract <2 x double> %2304, %2308
  %2310 = fadd contract <2 x double> %2304, %2308
  %2311 = shufflevector <2 x double> %2309, <2 x double> %2310, <2 x i32> <i32 0, i32 3>
  %2312 = fadd contract <2 x double> %2301, %2311
  store <2 x double> %2312, ptr %2280, align 16
  %2313 = add nuw nsw i64 %2266, 1
  %2314 = icmp eq i64 %2313, 3
  br i1 %2314, label %2315, label %2265, !llvm.loop !101

2315:                                             ; preds = %2265, %2194
  %2316 = getelementptr inbounds { double, double }, ptr %2189, i64 %2200
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %13) #13
  %2317 = getelementptr inbounds { double, double }, ptr %2316, i64 2
  %2318 = load double, ptr %2317, align 8
  %2319 = getelementptr inbounds { double, double }, ptr %2316, i64 2, i32 1
  %2320 = load double, ptr %2319, align 8
  %2321 = getelementptr inbounds { double, double }, ptr %2316, i64 1
  %2322 = load double, ptr %2321, align 8
  %2323 = getelementptr inbounds { double, double }, ptr %2316, i64 1, i32 1
  %2324 = load double, ptr %2323, align 8
  %2325 = insertelement <2 x double> poison, double %2320, i64 0
  %2326 = shufflevector <2 x double> %2325, <2 x double> poison, <2 x i32> zeroinitializer
  %2327 = fmul contract <2 x double> %2151, %2326
  %2328 = shufflevector <2 x double> %2327, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2329 = insertelement <2 x double> poison, double %2318, i64 0
  %2330 = shufflevector <2 x double> %2329, <2 x double> poison, <2 x i32> zeroinitializer
  %2331 = fmul contract <2 x double> %2151, %2330
  %2332 = fsub contract <2 x double> %2331, %2328
  %2333 = fadd contract <2 x double> %2331, %2328
  %2334 = shufflevector <2 x double> %2332, <2 x double> %2333, <2 x i32> <i32 0, i32 3>
  %2335 = insertelement <2 x double> poison, double %2324, i64 0
  %2336 = shufflevector <2 x double> %2335, <2 x double> poison, <2 x i32> zeroinitializer
  %2337 = fmul contract <2 x double> %2152, %2336
  %2338 = shufflevector <2 x double> %2337, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2339 = insertelement <2 x double> poison, double %2322, i64 0
  %2340 = shufflevector <2 x double> %2339, <2 x double> poison, <2 x i32> zeroinitializer
  %2341 = fmul contract <2 x double> %2152, %2340
  %2342 = fsub contract <2 x double> %2341, %2338
  %2343 = fadd contract <2 x double> %2341, %2338
  %2344 = shufflevector <2 x double> %2342, <2 x double> %2343, <2 x i32> <i32 0, i32 3>
  %2345 = fsub contract <2 x double> %2334, %2344
  store <2 x double> %2345, ptr %13, align 16
  %2346 = load double, ptr %2316, align 8
  %2347 = getelementptr inbounds { double, double }, ptr %2189, i64 %2200, i32 1
  %2348 = load double, ptr %2347, align 8
  %2349 = insertelement <2 x double> poison, double %2348, i64 0
  %2350 = shufflevector <2 x double> %2349, <2 x double> poison, <2 x i32> zeroinitializer
  %2351 = fmul contract <2 x double> %2152, %2350
  %2352 = shufflevector <2 x double> %2351, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2353 = insertelement <2 x double> poison, double %2346, i64 0
  %2354 = shufflevector <2 x double> %2353, <2 x double> poison, <2 x i32> zeroinitializer
  %2355 = fmul contract <2 x double> %2152, %2354
  %2356 = fsub contract <2 x double> %2355, %2352
  %2357 = fadd contract <2 x double> %2355, %2352
  %2358 = shufflevector <2 x double> %2356, <2 x double> %2357, <2 x i32> <i32 0, i32 3>
  %2359 = fmul contract <2 x double> %2148, %2326
  %2360 = shufflevector <2 x double> %2359, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2361 = fmul contract <2 x double> %2148, %2330
  %2362 = fsub contract <2 x double> %2361, %2360
  %2363 = fadd contract <2 x double> %2361, %2360
  %2364 = shufflevector <2 x double> %2362, <2 x double> %2363, <2 x i32> <i32 0, i32 3>
  %2365 = fsub contract <2 x double> %2358, %2364
  store <2 x double> %2365, ptr %2122, align 16
  %2366 = fmul contract <2 x double> %2148, %2336
  %2367 = shufflevector <2 x double> %2366, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2368 = fmul contract <2 x double> %2148, %2340
  %2369 = fsub contract <2 x double> %2368, %2367
  %2370 = fadd contract <2 x double> %2368, %2367
  %2371 = shufflevector <2 x double> %2369, <2 x double> %2370, <2 x i32> <i32 0, i32 3>
  %2372 = fmul contract <2 x double> %2151, %2350
  %2373 = shufflevector <2 x double> %2372, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2374 = fmul contract <2 x double> %2151, %2354
  %2375 = fsub contract <2 x double> %2374, %2373
  %2376 = fadd contract <2 x double> %2374, %2373
  %2377 = shufflevector <2 x double> %2375, <2 x double> %2376, <2 x i32> <i32 0, i32 3>
  %2378 = fsub contract <2 x double> %2371, %2377
  store <2 x double> %2378, ptr %2123, align 16
  %2379 = getelementptr inbounds { double, double }, ptr %2316, i64 3
  %2380 = getelementptr inbounds { double, double }, ptr %2316, i64 5
  %2381 = load double, ptr %2380, align 8
  %2382 = getelementptr inbounds { double, double }, ptr %2316, i64 5, i32 1
  %2383 = load double, ptr %2382, align 8
  %2384 = getelementptr inbounds { double, double }, ptr %2316, i64 4
  %2385 = load double, ptr %2384, align 8
  %2386 = getelementptr inbounds { double, double }, ptr %2316, i64 4, i32 1
  %2387 = load double, ptr %2386, align 8
  %2388 = load double, ptr %2379, align 8
  %2389 = getelementptr inbounds { double, double }, ptr %2316, i64 3, i32 1
  %2390 = load double, ptr %2389, align 8
  %2391 = insertelement <2 x double> poison, double %2383, i64 0
  %2392 = shufflevector <2 x double> %2391, <2 x double> poison, <2 x i32> zeroinitializer
  %2393 = fmul contract <2 x double> %2151, %2392
  %2394 = shufflevector <2 x double> %2393, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2395 = insertelement <2 x double> poison, double %2381, i64 0
  %2396 = shufflevector <2 x double> %2395, <2 x double> poison, <2 x i32> zeroinitializer
  %2397 = fmul contract <2 x double> %2151, %2396
  %2398 = fsub contract <2 x double> %2397, %2394
  %2399 = fadd contract <2 x double> %2397, %2394
  %2400 = shufflevector <2 x double> %2398, <2 x double> %2399, <2 x i32> <i32 0, i32 3>
  %2401 = insertelement <2 x double> poison, double %2387, i64 0
  %2402 = shufflevector <2 x double> %2401, <2 x double> poison, <2 x i32> zeroinitializer
  %2403 = fmul contract <2 x double> %2152, %2402
  %2404 = shufflevector <2 x double> %2403, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2405 = insertelement <2 x double> poison, double %2385, i64 0
  %2406 = shufflevector <2 x double> %2405, <2 x double> poison, <2 x i32> zeroinitializer
  %2407 = fmul contract <2 x double> %2152, %2406
  %2408 = fsub contract <2 x double> %2407, %2404
  %2409 = fadd contract <2 x double> %2407, %2404
  %2410 = shufflevector <2 x double> %2408, <2 x double> %2409, <2 x i32> <i32 0, i32 3>
  %2411 = fsub contract <2 x double> %2400, %2410
  %2412 = fmul contract <2 x double> %2157, %2326
  %2413 = shufflevector <2 x double> %2412, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2414 = fmul contract <2 x double> %2157, %2330
  %2415 = fsub contract <2 x double> %2414, %2413
  %2416 = fadd contract <2 x double> %2414, %2413
  %2417 = shufflevector <2 x double> %2415, <2 x double> %2416, <2 x i32> <i32 0, i32 3>
  %2418 = fmul contract <2 x double> %2158, %2336
  %2419 = shufflevector <2 x double> %2418, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2420 = fmul contract <2 x double> %2158, %2340
  %2421 = fsub contract <2 x double> %2420, %2419
  %2422 = fadd contract <2 x double> %2420, %2419
  %2423 = shufflevector <2 x double> %2421, <2 x double> %2422, <2 x i32> <i32 0, i32 3>
  %2424 = fsub contract <2 x double> %2417, %2423
  %2425 = fadd contract <2 x double> %2424, %2411
  store <2 x double> %2425, ptr %2124, align 16
  %2426 = insertelement <2 x double> poison, double %2390, i64 0
  %2427 = shufflevector <2 x double> %2426, <2 x double> poison, <2 x i32> zeroinitializer
  %2428 = fmul contract <2 x double> %2152, %2427
  %2429 = shufflevector <2 x double> %2428, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2430 = insertelement <2 x double> poison, double %2388, i64 0
  %2431 = shufflevector <2 x double> %2430, <2 x double> poison, <2 x i32> zeroinitializer
  %2432 = fmul contract <2 x double> %2152, %2431
  %2433 = fsub contract <2 x double> %2432, %2429
  %2434 = fadd contract <2 x double> %2432, %2429
  %2435 = shufflevector <2 x double> %2433, <2 x double> %2434, <2 x i32> <i32 0, i32 3>
  %2436 = fmul contract <2 x double> %2148, %2392
  %2437 = shufflevector <2 x double> %2436, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2438 = fmul contract <2 x double> %2148, %2396
  %2439 = fsub contract <2 x double> %2438, %2437
  %2440 = fadd contract <2 x double> %2438, %2437
  %2441 = shufflevector <2 x double> %2439, <2 x double> %2440, <2 x i32> <i32 0, i32 3>
  %2442 = fsub contract <2 x double> %2435, %2441
  %2443 = fmul contract <2 x double> %2158, %2350
  %2444 = shufflevector <2 x double> %2443, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2445 = fmul contract <2 x double> %2158, %2354
  %2446 = fsub contract <2 x double> %2445, %2444
  %2447 = fadd contract <2 x double> %2445, %2444
  %2448 = shufflevector <2 x double> %2446, <2 x double> %2447, <2 x i32> <i32 0, i32 3>
  %2449 = fmul contract <2 x double> %2154, %2326
  %2450 = shufflevector <2 x double> %2449, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2451 = fmul contract <2 x double> %2154, %2330
  %2452 = fsub contract <2 x double> %2451, %2450
  %2453 = fadd contract <2 x double> %2451, %2450
  %2454 = shufflevector <2 x double> %2452, <2 x double> %2453, <2 x i32> <i32 0, i32 3>
  %2455 = fsub contract <2 x double> %2448, %2454
  %2456 = fadd contract <2 x double> %2455, %2442
  store <2 x double> %2456, ptr %2125, align 16
  %2457 = fmul contract <2 x double> %2148, %2402
  %2458 = shufflevector <2 x double> %2457, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2459 = fmul contract <2 x double> %2148, %2406
  %2460 = fsub contract <2 x double> %2459, %2458
  %2461 = fadd contract <2 x double> %2459, %2458
  %2462 = shufflevector <2 x double> %2460, <2 x double> %2461, <2 x i32> <i32 0, i32 3>
  %2463 = fmul contract <2 x double> %2151, %2427
  %2464 = shufflevector <2 x double> %2463, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2465 = fmul contract <2 x double> %2151, %2431
  %2466 = fsub contract <2 x double> %2465, %2464
  %2467 = fadd contract <2 x double> %2465, %2464
  %2468 = shufflevector <2 x double> %2466, <2 x double> %2467, <2 x i32> <i32 0, i32 3>
  %2469 = fsub contract <2 x double> %2462, %2468
  %2470 = fmul contract <2 x double> %2154, %2336
  %2471 = shufflevector <2 x double> %2470, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2472 = fmul contract <2 x double> %2154, %2340
  %2473 = fsub contract <2 x double> %2472, %2471
  %2474 = fadd contract <2 x double> %2472, %2471
  %2475 = shufflevector <2 x double> %2473, <2 x double> %2474, <2 x i32> <i32 0, i32 3>
  %2476 = fmul contract <2 x double> %2157, %2350
  %2477 = shufflevector <2 x double> %2476, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2478 = fmul contract <2 x double> %2157, %2354
  %2479 = fsub contract <2 x double> %2478, %2477
  %2480 = fadd contract <2 x double> %2478, %2477
  %2481 = shufflevector <2 x double> %2479, <2 x double> %2480, <2 x i32> <i32 0, i32 3>
  %2482 = fsub contract <2 x double> %2475, %2481
  %2483 = fadd contract <2 x double> %2482, %2469
  store <2 x double> %2483, ptr %2126, align 16
  br label %2484

2484:                                             ; preds = %2484, %2315
  %2485 = phi i64 [ 0, %2315 ], [ %2502, %2484 ]
  %2486 = getelementptr inbounds [6 x { double, double }], ptr %13, i64 0, i64 %2485
  %2487 = load <4 x double>, ptr %2486, align 16
  %2488 = shufflevector <4 x double> %2487, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %2489 = shufflevector <4 x double> %2487, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %2490 = fmul contract <2 x double> %2489, zeroinitializer
  %2491 = fmul contract <2 x double> %2488, zeroinitializer
  %2492 = fsub contract <2 x double> %2488, %2490
  %2493 = fadd contract <2 x double> %2489, %2491
  %2494 = getelementptr inbounds { double, double }, ptr %17, i64 %2485
  %2495 = load <4 x double>, ptr %2494, align 16
  %2496 = shufflevector <4 x double> %2495, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %2497 = shufflevector <4 x double> %2495, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %2498 = fadd contract <2 x double> %2496, %2492
  %2499 = fadd contract <2 x double> %2493, %2497
  %2500 = getelementptr inbounds { double, double }, ptr %17, i64 %2485
  %2501 = shufflevector <2 x double> %2498, <2 x double> %2499, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %2501, ptr %2500, align 16
  %2502 = add nuw i64 %2485, 2
  %2503 = icmp eq i64 %2502, 6
  br i1 %2503, label %2504, label %2484, !llvm.loop !102

2504:                                             ; preds = %2484
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %13) #13
  br label %2921

2505:                                             ; preds = %2921
  %2506 = load ptr, ptr %2127, align 8, !tbaa !35
  %2507 = getelementptr inbounds i64, ptr %2506, i64 %2141
  %2508 = load i64, ptr %2507, align 8, !tbaa !33
  %2509 = getelementptr inbounds { double, double }, ptr %2, i64 %2508
  %2510 = getelementptr inbounds { double, double }, ptr %2509, i64 %2195
  %2511 = load ptr, ptr %2116, align 8, !tbaa !30
  %2512 = load ptr, ptr %2128, align 8, !tbaa !88
  %2513 = load i64, ptr %0, align 8, !tbaa !31
  %2514 = icmp sgt i64 %2513, %2141
  br i1 %2514, label %2515, label %2540

2515:                                             ; preds = %2505
  %2516 = getelementptr inbounds %struct.Link, ptr %2511, i64 %2141, i32 3
  %2517 = getelementptr inbounds { double, double }, ptr %2516, i64 0, i32 1
  %2518 = getelementptr inbounds %struct.Link, ptr %2511, i64 %2141, i32 3, i64 1
  %2519 = getelementptr inbounds %struct.Link, ptr %2511, i64 %2141, i32 3, i64 1, i32 1
  %2520 = getelementptr inbounds %struct.Link, ptr %2511, i64 %2141, i32 3, i64 2
  %2521 = getelementptr inbounds %struct.Link, ptr %2511, i64 %2141, i32 3, i64 2, i32 1
  %2522 = load double, ptr %2121, align 16
  %2523 = load double, ptr %2133, align 8
  %2524 = load double, ptr %2134, align 16
  %2525 = load double, ptr %2135, align 8
  %2526 = load double, ptr %2136, align 16
  %2527 = load double, ptr %2137, align 8
  %2528 = load <2 x double>, ptr %17, align 16
  %2529 = load <2 x double>, ptr %2131, align 16
  %2530 = load <2 x double>, ptr %2132, align 16
  %2531 = load <2 x double>, ptr %16, align 16
  %2532 = load <2 x double>, ptr %2138, align 16
  %2533 = load <2 x double>, ptr %2139, align 16
  %2534 = extractelement <2 x double> %2528, i64 0
  %2535 = extractelement <2 x double> %2528, i64 1
  %2536 = extractelement <2 x double> %2529, i64 0
  %2537 = extractelement <2 x double> %2529, i64 1
  %2538 = extractelement <2 x double> %2530, i64 0
  %2539 = extractelement <2 x double> %2530, i64 1
  br label %2545

2540:                                             ; preds = %2790, %2505
  %2541 = load ptr, ptr %2129, align 8, !tbaa !49
  %2542 = getelementptr inbounds i64, ptr %2541, i64 %2141
  %2543 = load i64, ptr %2542, align 8, !tbaa !33
  %2544 = icmp slt i64 %2543, 0
  br i1 %2544, label %2918, label %2794

2545:                                             ; preds = %2790, %2515
  %2546 = phi i64 [ %2141, %2515 ], [ %2791, %2790 ]
  %2547 = icmp eq i64 %2546, %2141
  br i1 %2547, label %2560, label %2548

2548:                                             ; preds = %2545
  %2549 = load ptr, ptr %2129, align 8, !tbaa !49
  %2550 = getelementptr inbounds i64, ptr %2549, i64 %2546
  %2551 = load i64, ptr %2550, align 8, !tbaa !33
  %2552 = icmp slt i64 %2551, %2141
  %2553 = load ptr, ptr %2130, align 8, !tbaa !103
  br i1 %2552, label %2788, label %2554

2554:                                             ; preds = %2548
  %2555 = getelementptr inbounds i64, ptr %2553, i64 %2551
  %2556 = load i64, ptr %2555, align 8, !tbaa !33
  %2557 = icmp ne i64 %2556, 0
  %2558 = zext i1 %2557 to i64
  %2559 = getelementptr inbounds i64, ptr %2553, i64 %2546
  store i64 %2558, ptr %2559, align 8, !tbaa !33
  br i1 %2557, label %2563, label %2790

2560:                                             ; preds = %2545
  %2561 = load ptr, ptr %2130, align 8, !tbaa !103
  %2562 = getelementptr inbounds i64, ptr %2561, i64 %2141
  store i64 1, ptr %2562, align 8, !tbaa !33
  br label %2563

2563:                                             ; preds = %2560, %2554
  %2564 = load ptr, ptr %2115, align 8, !tbaa !32
  %2565 = getelementptr inbounds i64, ptr %2564, i64 %2546
  %2566 = load i64, ptr %2565, align 8, !tbaa !33
  %2567 = icmp sgt i64 %2566, 0
  br i1 %2567, label %2568, label %2790

2568:                                             ; preds = %2563
  %2569 = getelementptr inbounds %struct.Link, ptr %2511, i64 %2546, i32 3, i64 1
  %2570 = load double, ptr %2569, align 8
  %2571 = load double, ptr %2518, align 8
  %2572 = fsub contract double %2570, %2571
  %2573 = fmul contract double %2535, %2572
  %2574 = getelementptr inbounds %struct.Link, ptr %2511, i64 %2546, i32 3, i64 1, i32 1
  %2575 = load double, ptr %2574, align 8
  %2576 = load double, ptr %2519, align 8
  %2577 = fsub contract double %2575, %2576
  %2578 = fmul contract double %2534, %2577
  %2579 = fadd contract double %2573, %2578
  %2580 = getelementptr inbounds %struct.Link, ptr %2511, i64 %2546, i32 3
  %2581 = load double, ptr %2580, align 8
  %2582 = load double, ptr %2516, align 8
  %2583 = fsub contract double %2581, %2582
  %2584 = fmul contract double %2537, %2583
  %2585 = getelementptr inbounds { double, double }, ptr %2580, i64 0, i32 1
  %2586 = load double, ptr %2585, align 8
  %2587 = load double, ptr %2517, align 8
  %2588 = fsub contract double %2586, %2587
  %2589 = fmul contract double %2536, %2588
  %2590 = fadd contract double %2584, %2589
  %2591 = fsub contract double %2579, %2590
  %2592 = fadd contract double %2527, %2591
  %2593 = fmul contract double %2534, %2572
  %2594 = fmul contract double %2535, %2577
  %2595 = fsub contract double %2593, %2594
  %2596 = fmul contract double %2536, %2583
  %2597 = fmul contract double %2537, %2588
  %2598 = fsub contract double %2596, %2597
  %2599 = fsub contract double %2595, %2598
  %2600 = fadd contract double %2526, %2599
  %2601 = fmul contract double %2539, %2583
  %2602 = fmul contract double %2538, %2588
  %2603 = fadd contract double %2601, %2602
  %2604 = getelementptr inbounds %struct.Link, ptr %2511, i64 %2546, i32 3, i64 2
  %2605 = load double, ptr %2604, align 8
  %2606 = load double, ptr %2520, align 8
  %2607 = fsub contract double %2605, %2606
  %2608 = fmul contract double %2535, %2607
  %2609 = getelementptr inbounds %struct.Link, ptr %2511, i64 %2546, i32 3, i64 2, i32 1
  %2610 = load double, ptr %2609, align 8
  %2611 = load double, ptr %2521, align 8
  %2612 = fsub contract double %2610, %2611
  %2613 = fmul contract double %2534, %2612
  %2614 = fadd contract double %2608, %2613
  %2615 = fsub contract double %2603, %2614
  %2616 = fadd contract double %2525, %2615
  %2617 = fmul contract double %2538, %2583
  %2618 = fmul contract double %2539, %2588
  %2619 = fsub contract double %2617, %2618
  %2620 = fmul contract double %2534, %2607
  %2621 = fmul contract double %2535, %2612
  %2622 = fsub contract double %2620, %2621
  %2623 = fsub contract double %2619, %2622
  %2624 = fadd contract double %2524, %2623
  %2625 = fmul contract double %2537, %2607
  %2626 = fmul contract double %2536, %2612
  %2627 = fadd contract double %2625, %2626
  %2628 = fmul contract double %2539, %2572
  %2629 = fmul contract double %2538, %2577
  %2630 = fadd contract double %2628, %2629
  %2631 = fsub contract double %2627, %2630
  %2632 = fadd contract double %2523, %2631
  %2633 = fmul contract double %2536, %2607
  %2634 = fmul contract double %2537, %2612
  %2635 = fsub contract double %2633, %2634
  %2636 = fmul contract double %2538, %2572
  %2637 = fmul contract double %2539, %2577
  %2638 = fsub contract double %2636, %2637
  %2639 = fsub contract double %2635, %2638
  %2640 = fadd contract double %2522, %2639
  %2641 = getelementptr inbounds %struct.Whole, ptr %2512, i64 %2546, i32 6
  %2642 = getelementptr inbounds %struct.Whole, ptr %2512, i64 %2546, i32 7
  %2643 = insertelement <2 x double> poison, double %2640, i64 0
  %2644 = shufflevector <2 x double> %2643, <2 x double> poison, <2 x i32> zeroinitializer
  %2645 = insertelement <2 x double> poison, double %2632, i64 0
  %2646 = shufflevector <2 x double> %2645, <2 x double> poison, <2 x i32> zeroinitializer
  %2647 = insertelement <2 x double> poison, double %2624, i64 0
  %2648 = shufflevector <2 x double> %2647, <2 x double> poison, <2 x i32> zeroinitializer
  %2649 = insertelement <2 x double> poison, double %2616, i64 0
  %2650 = shufflevector <2 x double> %2649, <2 x double> poison, <2 x i32> zeroinitializer
  %2651 = insertelement <2 x double> poison, double %2600, i64 0
  %2652 = shufflevector <2 x double> %2651, <2 x double> poison, <2 x i32> zeroinitializer
  %2653 = insertelement <2 x double> poison, double %2592, i64 0
  %2654 = shufflevector <2 x double> %2653, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2655

2655:                                             ; preds = %2655, %2568
  %2656 = phi i64 [ 0, %2568 ], [ %2783, %2655 ]
  %2657 = mul nuw nsw i64 %2656, 6
  %2658 = getelementptr inbounds { double, double }, ptr %2641, i64 %2657
  %2659 = load double, ptr %2658, align 8
  %2660 = getelementptr inbounds { double, double }, ptr %2641, i64 %2657, i32 1
  %2661 = load double, ptr %2660, align 8
  %2662 = getelementptr inbounds { double, double }, ptr %2658, i64 1
  %2663 = load double, ptr %2662, align 8
  %2664 = getelementptr inbounds { double, double }, ptr %2658, i64 1, i32 1
  %2665 = load double, ptr %2664, align 8
  %2666 = getelementptr inbounds { double, double }, ptr %2658, i64 2
  %2667 = load double, ptr %2666, align 8
  %2668 = getelementptr inbounds { double, double }, ptr %2658, i64 2, i32 1
  %2669 = load double, ptr %2668, align 8
  %2670 = getelementptr inbounds { double, double }, ptr %2658, i64 3
  %2671 = getelementptr inbounds { double, double }, ptr %2658, i64 4
  %2672 = getelementptr inbounds { double, double }, ptr %2658, i64 5
  %2673 = mul nsw i64 %2656, 3
  %2674 = getelementptr inbounds { double, double }, ptr %2642, i64 %2673
  %2675 = load double, ptr %2674, align 8
  %2676 = getelementptr inbounds { double, double }, ptr %2642, i64 %2673, i32 1
  %2677 = load double, ptr %2676, align 8
  %2678 = getelementptr inbounds { double, double }, ptr %2674, i64 1
  %2679 = load double, ptr %2678, align 8
  %2680 = getelementptr inbounds { double, double }, ptr %2674, i64 1, i32 1
  %2681 = load double, ptr %2680, align 8
  %2682 = getelementptr inbounds { double, double }, ptr %2674, i64 2
  %2683 = load double, ptr %2682, align 8
  %2684 = getelementptr inbounds { double, double }, ptr %2674, i64 2, i32 1
  %2685 = load double, ptr %2684, align 8
  %2686 = load ptr, ptr %2127, align 8, !tbaa !35
  %2687 = getelementptr inbounds i64, ptr %2686, i64 %2546
  %2688 = load i64, ptr %2687, align 8, !tbaa !33
  %2689 = add nsw i64 %2688, %2656
  %2690 = mul nsw i64 %2689, %2107
  %2691 = getelementptr inbounds { double, double }, ptr %2510, i64 %2690
  %2692 = insertelement <2 x double> poison, double %2659, i64 0
  %2693 = shufflevector <2 x double> %2692, <2 x double> poison, <2 x i32> zeroinitializer
  %2694 = fmul contract <2 x double> %2528, %2693
  %2695 = insertelement <2 x double> poison, double %2661, i64 0
  %2696 = shufflevector <2 x double> %2695, <2 x double> poison, <2 x i32> zeroinitializer
  %2697 = fmul contract <2 x double> %2528, %2696
  %2698 = shufflevector <2 x double> %2697, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2699 = fsub contract <2 x double> %2694, %2698
  %2700 = fadd contract <2 x double> %2694, %2698
  %2701 = shufflevector <2 x double> %2699, <2 x double> %2700, <2 x i32> <i32 0, i32 3>
  %2702 = insertelement <2 x double> poison, double %2663, i64 0
  %2703 = shufflevector <2 x double> %2702, <2 x double> poison, <2 x i32> zeroinitializer
  %2704 = fmul contract <2 x double> %2529, %2703
  %2705 = insertelement <2 x double> poison, double %2665, i64 0
  %2706 = shufflevector <2 x double> %2705, <2 x double> poison, <2 x i32> zeroinitializer
  %2707 = fmul contract <2 x double> %2529, %2706
  %2708 = shufflevector <2 x double> %2707, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2709 = fsub contract <2 x double> %2704, %2708
  %2710 = fadd contract <2 x double> %2704, %2708
  %2711 = shufflevector <2 x double> %2709, <2 x double> %2710, <2 x i32> <i32 0, i32 3>
  %2712 = fadd contract <2 x double> %2701, %2711
  %2713 = insertelement <2 x double> poison, double %2667, i64 0
  %2714 = shufflevector <2 x double> %2713, <2 x double> poison, <2 x i32> zeroinitializer
  %2715 = fmul contract <2 x double> %2530, %2714
  %2716 = insertelement <2 x double> poison, double %2669, i64 0
  %2717 = shufflevector <2 x double> %2716, <2 x double> poison, <2 x i32> zeroinitializer
  %2718 = fmul contract <2 x double> %2530, %2717
  %2719 = shufflevector <2 x double> %2718, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2720 = fsub contract <2 x double> %2715, %2719
  %2721 = fadd contract <2 x double> %2715, %2719
  %2722 = shufflevector <2 x double> %2720, <2 x double> %2721, <2 x i32> <i32 0, i32 3>
  %2723 = fadd contract <2 x double> %2712, %2722
  %2724 = load <2 x double>, ptr %2670, align 8
  %2725 = fmul contract <2 x double> %2646, %2724
  %2726 = shufflevector <2 x double> %2725, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2727 = fmul contract <2 x double> %2644, %2724
  %2728 = fsub contract <2 x double> %2727, %2726
  %2729 = fadd contract <2 x double> %2727, %2726
  %2730 = shufflevector <2 x double> %2728, <2 x double> %2729, <2 x i32> <i32 0, i32 3>
  %2731 = load <2 x double>, ptr %2671, align 8
  %2732 = fmul contract <2 x double> %2650, %2731
  %2733 = shufflevector <2 x double> %2732, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2734 = fmul contract <2 x double> %2648, %2731
  %2735 = fsub contract <2 x double> %2734, %2733
  %2736 = fadd contract <2 x double> %2734, %2733
  %2737 = shufflevector <2 x double> %2735, <2 x double> %2736, <2 x i32> <i32 0, i32 3>
  %2738 = fadd contract <2 x double> %2730, %2737
  %2739 = load <2 x double>, ptr %2672, align 8
  %2740 = fmul contract <2 x double> %2654, %2739
  %2741 = shufflevector <2 x double> %2740, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2742 = fmul contract <2 x double> %2652, %2739
  %2743 = fsub contract <2 x double> %2742, %2741
  %2744 = fadd contract <2 x double> %2742, %2741
  %2745 = shufflevector <2 x double> %2743, <2 x double> %2744, <2 x i32> <i32 0, i32 3>
  %2746 = fadd contract <2 x double> %2738, %2745
  %2747 = fadd contract <2 x double> %2723, %2746
  %2748 = insertelement <2 x double> poison, double %2675, i64 0
  %2749 = shufflevector <2 x double> %2748, <2 x double> poison, <2 x i32> zeroinitializer
  %2750 = fmul contract <2 x double> %2531, %2749
  %2751 = insertelement <2 x double> poison, double %2677, i64 0
  %2752 = shufflevector <2 x double> %2751, <2 x double> poison, <2 x i32> zeroinitializer
  %2753 = fmul contract <2 x double> %2531, %2752
  %2754 = shufflevector <2 x double> %2753, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2755 = fsub contract <2 x double> %2750, %2754
  %2756 = fadd contract <2 x double> %2750, %2754
  %2757 = shufflevector <2 x double> %2755, <2 x double> %2756, <2 x i32> <i32 0, i32 3>
  %2758 = insertelement <2 x double> poison, double %2679, i64 0
  %2759 = shufflevector <2 x double> %2758, <2 x double> poison, <2 x i32> zeroinitializer
  %2760 = fmul contract <2 x double> %2532, %2759
  %2761 = insertelement <2 x double> poison, double %2681, i64 0
  %2762 = shufflevector <2 x double> %2761, <2 x double> poison, <2 x i32> zeroinitializer
  %2763 = fmul contract <2 x double> %2532, %2762
  %2764 = shufflevector <2 x double> %2763, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2765 = fsub contract <2 x double> %2760, %2764
  %2766 = fadd contract <2 x double> %2760, %2764
  %2767 = shufflevector <2 x double> %2765, <2 x double> %2766, <2 x i32> <i32 0, i32 3>
  %2768 = fadd contract <2 x double> %2757, %2767
  %2769 = insertelement <2 x double> poison, double %2683, i64 0
  %2770 = shufflevector <2 x double> %2769, <2 x double> poison, <2 x i32> zeroinitializer
  %2771 = fmul contract <2 x double> %2533, %2770
  %2772 = insertelement <2 x double> poison, double %2685, i64 0
  %2773 = shufflevector <2 x double> %2772, <2 x double> poison, <2 x i32> zeroinitializer
  %2774 = fmul contract <2 x double> %2533, %2773
  %2775 = shufflevector <2 x double> %2774, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2776 = fsub contract <2 x double> %2771, %2775
  %2777 = fadd contract <2 x double> %2771, %2775
  %2778 = shufflevector <2 x double> %2776, <2 x double> %2777, <2 x i32> <i32 0, i32 3>
  %2779 = fadd contract <2 x double> %2768, %2778
  %2780 = fadd contract <2 x double> %2747, %2779
  %2781 = load <2 x double>, ptr %2691, align 8
  %2782 = fadd contract <2 x double> %2781, %2780
  store <2 x double> %2782, ptr %2691, align 8
  %2783 = add nuw nsw i64 %2656, 1
  %2784 = load ptr, ptr %2115, align 8, !tbaa !32
  %2785 = getelementptr inbounds i64, ptr %2784, i64 %2546
  %2786 = load i64, ptr %2785, align 8, !tbaa !33
  %2787 = icmp slt i64 %2783, %2786
  br i1 %2787, label %2655, label %2790, !llvm.loop !104

2788:                                             ; preds = %2548
  %2789 = getelementptr inbounds i64, ptr %2553, i64 %2546
  store i64 0, ptr %2789, align 8, !tbaa !33
  br label %2790

2790:                                             ; preds = %2655, %2788, %2563, %2554
  %2791 = add nuw nsw i64 %2546, 1
  %2792 = load i64, ptr %0, align 8, !tbaa !31
  %2793 = icmp slt i64 %2791, %2792
  br i1 %2793, label %2545, label %2540, !llvm.loop !105

2794:                                             ; preds = %2540
  %2795 = getelementptr inbounds %struct.Whole, ptr %2512, i64 %2141
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10) #13
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11) #13
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12) #13
  call fastcc void @times_whole(ptr noundef %2795, ptr noundef nonnull %17, ptr noundef nonnull %10) #12
  %2796 = getelementptr inbounds %struct.Whole, ptr %2512, i64 %2141, i32 3
  %2797 = load <2 x double>, ptr %16, align 16
  %2798 = load <2 x double>, ptr %2138, align 16
  %2799 = load <2 x double>, ptr %2139, align 16
  br label %2800

2800:                                             ; preds = %2800, %2794
  %2801 = phi i64 [ 0, %2794 ], [ %2848, %2800 ]
  %2802 = mul nuw nsw i64 %2801, 3
  %2803 = getelementptr inbounds { double, double }, ptr %2796, i64 %2802
  %2804 = load double, ptr %2803, align 8
  %2805 = getelementptr inbounds { double, double }, ptr %2796, i64 %2802, i32 1
  %2806 = load double, ptr %2805, align 8
  %2807 = getelementptr { double, double }, ptr %2803, i64 1
  %2808 = load double, ptr %2807, align 8
  %2809 = getelementptr { double, double }, ptr %2803, i64 1, i32 1
  %2810 = load double, ptr %2809, align 8
  %2811 = getelementptr { double, double }, ptr %2803, i64 2
  %2812 = load double, ptr %2811, align 8
  %2813 = getelementptr { double, double }, ptr %2803, i64 2, i32 1
  %2814 = load double, ptr %2813, align 8
  %2815 = getelementptr inbounds { double, double }, ptr %11, i64 %2801
  %2816 = insertelement <2 x double> poison, double %2804, i64 0
  %2817 = shufflevector <2 x double> %2816, <2 x double> poison, <2 x i32> zeroinitializer
  %2818 = fmul contract <2 x double> %2797, %2817
  %2819 = insertelement <2 x double> poison, double %2806, i64 0
  %2820 = shufflevector <2 x double> %2819, <2 x double> poison, <2 x i32> zeroinitializer
  %2821 = fmul contract <2 x double> %2797, %2820
  %2822 = shufflevector <2 x double> %2821, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2823 = fsub contract <2 x double> %2818, %2822
  %2824 = fadd contract <2 x double> %2818, %2822
  %2825 = shufflevector <2 x double> %2823, <2 x double> %2824, <2 x i32> <i32 0, i32 3>
  %2826 = insertelement <2 x double> poison, double %2808, i64 0
  %2827 = shufflevector <2 x double> %2826, <2 x double> poison, <2 x i32> zeroinitializer
  %2828 = fmul contract <2 x double> %2798, %2827
  %2829 = insertelement <2 x double> poison, double %2810, i64 0
  %2830 = shufflevector <2 x double> %2829, <2 x double> poison, <2 x i32> zeroinitializer
  %2831 = fmul contract <2 x double> %2798, %2830
  %2832 = shufflevector <2 x double> %2831, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2833 = fsub contract <2 x double> %2828, %2832
  %2834 = fadd contract <2 x double> %2828, %2832
  %2835 = shufflevector <2 x double> %2833, <2 x double> %2834, <2 x i32> <i32 0, i32 3>
  %2836 = fadd contract <2 x double> %2825, %2835
  %2837 = insertelement <2 x double> poison, double %2812, i64 0
  %2838 = shufflevector <2 x double> %2837, <2 x double> poison, <2 x i32> zeroinitializer
  %2839 = fmul contract <2 x double> %2799, %2838
  %2840 = insertelement <2 x double> poison, double %2814, i64 0
  %2841 = shufflevector <2 x double> %2840, <2 x double> poison, <2 x i32> zeroinitializer
  %2842 = fmul contract <2 x double> %2799, %2841
  %2843 = shufflevector <2 x double> %2842, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2844 = fsub contract <2 x double> %2839, %2843
  %2845 = fadd contract <2 x double> %2839, %2843
  %2846 = shufflevector <2 x double> %2844, <2 x double> %2845, <2 x i32> <i32 0, i32 3>
  %2847 = fadd contract <2 x double> %2836, %2846
  store <2 x double> %2847, ptr %2815, align 16
  %2848 = add nuw nsw i64 %2801, 1
  %2849 = icmp eq i64 %2848, 3
  br i1 %2849, label %2850, label %2800, !llvm.loop !101

2850:                                             ; preds = %2800
  %2851 = getelementptr inbounds %struct.Whole, ptr %2512, i64 %2141, i32 4
  br label %2852

2852:                                             ; preds = %2852, %2850
  %2853 = phi i64 [ 0, %2850 ], [ %2900, %2852 ]
  %2854 = mul nuw nsw i64 %2853, 3
  %2855 = getelementptr inbounds { double, double }, ptr %2851, i64 %2854
  %2856 = load double, ptr %2855, align 8
  %2857 = getelementptr inbounds { double, double }, ptr %2851, i64 %2854, i32 1
  %2858 = load double, ptr %2857, align 8
  %2859 = getelementptr { double, double }, ptr %2855, i64 1
  %2860 = load double, ptr %2859, align 8
  %2861 = getelementptr { double, double }, ptr %2855, i64 1, i32 1
  %2862 = load double, ptr %2861, align 8
  %2863 = getelementptr { double, double }, ptr %2855, i64 2
  %2864 = load double, ptr %2863, align 8
  %2865 = getelementptr { double, double }, ptr %2855, i64 2, i32 1
  %2866 = load double, ptr %2865, align 8
  %2867 = getelementptr inbounds { double, double }, ptr %12, i64 %2853
  %2868 = insertelement <2 x double> poison, double %2856, i64 0
  %2869 = shufflevector <2 x double> %2868, <2 x double> poison, <2 x i32> zeroinitializer
  %2870 = fmul contract <2 x double> %2797, %2869
  %2871 = insertelement <2 x double> poison, double %2858, i64 0
  %2872 = shufflevector <2 x double> %2871, <2 x double> poison, <2 x i32> zeroinitializer
  %2873 = fmul contract <2 x double> %2797, %2872
  %2874 = shufflevector <2 x double> %2873, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2875 = fsub contract <2 x double> %2870, %2874
  %2876 = fadd contract <2 x double> %2870, %2874
  %2877 = shufflevector <2 x double> %2875, <2 x double> %2876, <2 x i32> <i32 0, i32 3>
  %2878 = insertelement <2 x double> poison, double %2860, i64 0
  %2879 = shufflevector <2 x double> %2878, <2 x double> poison, <2 x i32> zeroinitializer
  %2880 = fmul contract <2 x double> %2798, %2879
  %2881 = insertelement <2 x double> poison, double %2862, i64 0
  %2882 = shufflevector <2 x double> %2881, <2 x double> poison, <2 x i32> zeroinitializer
  %2883 = fmul contract <2 x double> %2798, %2882
  %2884 = shufflevector <2 x double> %2883, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2885 = fsub contract <2 x double> %2880, %2884
  %2886 = fadd contract <2 x double> %2880, %2884
  %2887 = shufflevector <2 x double> %2885, <2 x double> %2886, <2 x i32> <i32 0, i32 3>
  %2888 = fadd contract <2 x double> %2877, %2887
  %2889 = insertelement <2 x double> poison, double %2864, i64 0
  %2890 = shufflevector <2 x double> %2889, <2 x double> poison, <2 x i32> zeroinitializer
  %2891 = fmul contract <2 x double> %2799, %2890
  %2892 = insertelement <2 x double> poison, double %2866, i64 0
  %2893 = shufflevector <2 x double> %2892, <2 x double> poison, <2 x i32> zeroinitializer
  %2894 = fmul contract <2 x double> %2799, %2893
  %2895 = shufflevector <2 x double> %2894, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2896 = fsub contract <2 x double> %2891, %2895
  %2897 = fadd contract <2 x double> %2891, %2895
  %2898 = shufflevector <2 x double> %2896, <2 x double> %2897, <2 x i32> <i32 0, i32 3>
  %2899 = fadd contract <2 x double> %2888, %2898
  store <2 x double> %2899, ptr %2867, align 16
  %2900 = add nuw nsw i64 %2853, 1
  %2901 = icmp eq i64 %2900, 3
  br i1 %2901, label %2902, label %2852, !llvm.loop !101

2902:                                             ; preds = %2852, %2902
  %2903 = phi i64 [ %2915, %2902 ], [ 0, %2852 ]
  %2904 = getelementptr inbounds [3 x { double, double }], ptr %11, i64 0, i64 %2903
  %2905 = getelementptr inbounds [6 x { double, double }], ptr %10, i64 0, i64 %2903
  %2906 = load <2 x double>, ptr %2904, align 16
  %2907 = load <2 x double>, ptr %2905, align 16
  %2908 = fadd contract <2 x double> %2906, %2907
  store <2 x double> %2908, ptr %2905, align 16
  %2909 = getelementptr inbounds [3 x { double, double }], ptr %12, i64 0, i64 %2903
  %2910 = add nuw nsw i64 %2903, 3
  %2911 = getelementptr inbounds [6 x { double, double }], ptr %10, i64 0, i64 %2910
  %2912 = load <2 x double>, ptr %2909, align 16
  %2913 = load <2 x double>, ptr %2911, align 16
  %2914 = fadd contract <2 x double> %2912, %2913
  store <2 x double> %2914, ptr %2911, align 16
  %2915 = add nuw nsw i64 %2903, 1
  %2916 = icmp eq i64 %2915, 3
  br i1 %2916, label %2917, label %2902, !llvm.loop !106

2917:                                             ; preds = %2902
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %2141, ptr noundef nonnull %10, ptr noundef %2510, i64 noundef %2107) #12
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12) #13
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #13
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10) #13
  br label %2918

2918:                                             ; preds = %2917, %2540
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %17) #13
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16) #13
  %2919 = add nuw nsw i64 %2195, 1
  %2920 = icmp eq i64 %2919, %2144
  br i1 %2920, label %2190, label %2194, !llvm.loop !107

2921:                                             ; preds = %2921, %2504
  %2922 = phi i64 [ 0, %2504 ], [ %2928, %2921 ]
  %2923 = add nuw nsw i64 %2922, %2200
  %2924 = getelementptr inbounds %struct.Link, ptr %2145, i64 %2141, i32 5, i64 %2923
  %2925 = getelementptr inbounds [3 x { double, double }], ptr %16, i64 0, i64 %2922
  %2926 = load <2 x double>, ptr %2924, align 8
  %2927 = fmul contract <2 x double> %2926, <double 5.000000e-01, double 5.000000e-01>
  store <2 x double> %2927, ptr %2925, align 16
  %2928 = add nuw nsw i64 %2922, 1
  %2929 = icmp eq i64 %2928, 3
  br i1 %2929, label %2505, label %2921, !llvm.loop !108

2930:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #12
  %2931 = load i64, ptr %0, align 8, !tbaa !31
  %2932 = icmp sgt i64 %2931, 0
  br i1 %2932, label %2933, label %3851

2933:                                             ; preds = %2930
  %2934 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  br label %2935

2935:                                             ; preds = %2935, %2933
  %2936 = phi ptr [ %2, %2933 ], [ %2947, %2935 ]
  %2937 = phi i64 [ 0, %2933 ], [ %2946, %2935 ]
  %2938 = load ptr, ptr %2934, align 8, !tbaa !30
  %2939 = getelementptr inbounds %struct.Link, ptr %2938, i64 %2937
  %2940 = getelementptr inbounds %struct.Link, ptr %2938, i64 %2937, i32 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %2936, ptr noundef nonnull align 8 dereferenceable(48) %2940, i64 48, i1 false)
  %2941 = getelementptr inbounds { double, double }, ptr %2936, i64 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %2941, ptr noundef nonnull align 8 dereferenceable(144) %2939, i64 144, i1 false)
  %2942 = getelementptr inbounds { double, double }, ptr %2936, i64 12
  %2943 = getelementptr inbounds %struct.Link, ptr %2938, i64 %2937, i32 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %2942, ptr noundef nonnull align 8 dereferenceable(48) %2943, i64 48, i1 false)
  %2944 = getelementptr inbounds { double, double }, ptr %2936, i64 15
  %2945 = getelementptr inbounds %struct.Link, ptr %2938, i64 %2937, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %2944, ptr noundef nonnull align 8 dereferenceable(48) %2945, i64 48, i1 false)
  %2946 = add nuw nsw i64 %2937, 1
  %2947 = getelementptr inbounds { double, double }, ptr %2936, i64 18
  %2948 = load i64, ptr %0, align 8, !tbaa !31
  %2949 = icmp slt i64 %2946, %2948
  br i1 %2949, label %2935, label %3851, !llvm.loop !109

2950:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #12
  %2951 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %2952 = load ptr, ptr %2951, align 8, !tbaa !30
  %2953 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %2954 = load i64, ptr %2953, align 8, !tbaa !19
  %2955 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 15
  %2956 = load i64, ptr %2955, align 8, !tbaa !110
  %2957 = mul i64 %2954, 96
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %2957, i1 false)
  %2958 = icmp slt i64 %2956, 0
  br i1 %2958, label %3851, label %2959

2959:                                             ; preds = %2950
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #13
  %2960 = getelementptr inbounds %struct.Link, ptr %2952, i64 %2956
  %2961 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 61
  %2962 = load ptr, ptr %2961, align 8, !tbaa !111
  %2963 = getelementptr inbounds { double, double }, ptr %2962, i64 1
  %2964 = getelementptr inbounds { double, double }, ptr %2962, i64 2
  %2965 = load <2 x double>, ptr %2962, align 8
  %2966 = load <2 x double>, ptr %2963, align 8
  %2967 = load <2 x double>, ptr %2964, align 8
  br label %2968

2968:                                             ; preds = %2968, %2959
  %2969 = phi i64 [ 0, %2959 ], [ %3016, %2968 ]
  %2970 = mul nuw nsw i64 %2969, 3
  %2971 = getelementptr inbounds { double, double }, ptr %2960, i64 %2970
  %2972 = load double, ptr %2971, align 8
  %2973 = getelementptr inbounds { double, double }, ptr %2960, i64 %2970, i32 1
  %2974 = load double, ptr %2973, align 8
  %2975 = getelementptr { double, double }, ptr %2971, i64 1
  %2976 = load double, ptr %2975, align 8
  %2977 = getelementptr { double, double }, ptr %2971, i64 1, i32 1
  %2978 = load double, ptr %2977, align 8
  %2979 = getelementptr { double, double }, ptr %2971, i64 2
  %2980 = load double, ptr %2979, align 8
  %2981 = getelementptr { double, double }, ptr %2971, i64 2, i32 1
  %2982 = load double, ptr %2981, align 8
  %2983 = getelementptr inbounds { double, double }, ptr %8, i64 %2969
  %2984 = insertelement <2 x double> poison, double %2972, i64 0
  %2985 = shufflevector <2 x double> %2984, <2 x double> poison, <2 x i32> zeroinitializer
  %2986 = fmul contract <2 x double> %2965, %2985
  %2987 = insertelement <2 x double> poison, double %2974, i64 0
  %2988 = shufflevector <2 x double> %2987, <2 x double> poison, <2 x i32> zeroinitializer
  %2989 = fmul contract <2 x double> %2965, %2988
  %2990 = shufflevector <2 x double> %2989, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2991 = fsub contract <2 x double> %2986, %2990
  %2992 = fadd contract <2 x double> %2986, %2990
  %2993 = shufflevector <2 x double> %2991, <2 x double> %2992, <2 x i32> <i32 0, i32 3>
  %2994 = insertelement <2 x double> poison, double %2976, i64 0
  %2995 = shufflevector <2 x double> %2994, <2 x double> poison, <2 x i32> zeroinitializer
  %2996 = fmul contract <2 x double> %2966, %2995
  %2997 = insertelement <2 x double> poison, double %2978, i64 0
  %2998 = shufflevector <2 x double> %2997, <2 x double> poison, <2 x i32> zeroinitializer
  %2999 = fmul contract <2 x double> %2966, %2998
  %3000 = shufflevector <2 x double> %2999, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3001 = fsub contract <2 x double> %2996, %3000
  %3002 = fadd contract <2 x double> %2996, %3000
  %3003 = shufflevector <2 x double> %3001, <2 x double> %3002, <2 x i32> <i32 0, i32 3>
  %3004 = fadd contract <2 x double> %2993, %3003
  %3005 = insertelement <2 x double> poison, double %2980, i64 0
  %3006 = shufflevector <2 x double> %3005, <2 x double> poison, <2 x i32> zeroinitializer
  %3007 = fmul contract <2 x double> %2967, %3006
  %3008 = insertelement <2 x double> poison, double %2982, i64 0
  %3009 = shufflevector <2 x double> %3008, <2 x double> poison, <2 x i32> zeroinitializer
  %3010 = fmul contract <2 x double> %2967, %3009
  %3011 = shufflevector <2 x double> %3010, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3012 = fsub contract <2 x double> %3007, %3011
  %3013 = fadd contract <2 x double> %3007, %3011
  %3014 = shufflevector <2 x double> %3012, <2 x double> %3013, <2 x i32> <i32 0, i32 3>
  %3015 = fadd contract <2 x double> %3004, %3014
  store <2 x double> %3015, ptr %2983, align 16
  %3016 = add nuw nsw i64 %2969, 1
  %3017 = icmp eq i64 %3016, 3
  br i1 %3017, label %3018, label %2968, !llvm.loop !101

3018:                                             ; preds = %2968
  %3019 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %3020 = getelementptr inbounds { double, double }, ptr %9, i64 3
  %3021 = getelementptr inbounds { double, double }, ptr %9, i64 1
  %3022 = getelementptr inbounds { double, double }, ptr %9, i64 1, i32 1
  %3023 = getelementptr inbounds { double, double }, ptr %8, i64 2
  %3024 = getelementptr inbounds { double, double }, ptr %9, i64 2
  %3025 = getelementptr inbounds { double, double }, ptr %9, i64 2, i32 1
  %3026 = getelementptr inbounds { double, double }, ptr %8, i64 1
  %3027 = getelementptr inbounds { double, double }, ptr %9, i64 0, i32 1
  %3028 = getelementptr inbounds { double, double }, ptr %9, i64 4
  %3029 = getelementptr inbounds { double, double }, ptr %9, i64 5
  %3030 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %3031 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %3032 = load ptr, ptr %3019, align 8, !tbaa !32
  br label %3033

3033:                                             ; preds = %3126, %3018
  %3034 = phi ptr [ %3032, %3018 ], [ %3045, %3126 ]
  %3035 = phi i64 [ %2956, %3018 ], [ %3129, %3126 ]
  %3036 = getelementptr inbounds i64, ptr %3034, i64 %3035
  %3037 = load i64, ptr %3036, align 8, !tbaa !33
  %3038 = icmp sgt i64 %3037, 0
  br i1 %3038, label %3039, label %3044

3039:                                             ; preds = %3033
  %3040 = getelementptr inbounds %struct.Link, ptr %2952, i64 %3035, i32 5
  %3041 = load <2 x double>, ptr %3023, align 16
  %3042 = load <2 x double>, ptr %3026, align 16
  %3043 = load <2 x double>, ptr %8, align 16
  br label %3046

3044:                                             ; preds = %3107, %3033
  %3045 = phi ptr [ %3034, %3033 ], [ %3109, %3107 ]
  br label %3131

3046:                                             ; preds = %3107, %3039
  %3047 = phi i64 [ 0, %3039 ], [ %3108, %3107 ]
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9) #13
  %3048 = mul nuw nsw i64 %3047, 6
  %3049 = getelementptr inbounds { double, double }, ptr %3040, i64 %3048
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %9, ptr noundef nonnull align 8 dereferenceable(96) %3049, i64 96, i1 false)
  %3050 = load <2 x double>, ptr %3021, align 16
  %3051 = load <2 x double>, ptr %3022, align 8
  %3052 = load <2 x double>, ptr %3024, align 16
  %3053 = load <2 x double>, ptr %3025, align 8
  %3054 = shufflevector <2 x double> %3050, <2 x double> poison, <2 x i32> zeroinitializer
  %3055 = fmul contract <2 x double> %3041, %3054
  %3056 = shufflevector <2 x double> %3051, <2 x double> poison, <2 x i32> zeroinitializer
  %3057 = fmul contract <2 x double> %3041, %3056
  %3058 = shufflevector <2 x double> %3057, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3059 = fsub contract <2 x double> %3055, %3058
  %3060 = fadd contract <2 x double> %3055, %3058
  %3061 = shufflevector <2 x double> %3059, <2 x double> %3060, <2 x i32> <i32 0, i32 3>
  %3062 = shufflevector <2 x double> %3052, <2 x double> poison, <2 x i32> zeroinitializer
  %3063 = fmul contract <2 x double> %3042, %3062
  %3064 = shufflevector <2 x double> %3053, <2 x double> poison, <2 x i32> zeroinitializer
  %3065 = fmul contract <2 x double> %3042, %3064
  %3066 = shufflevector <2 x double> %3065, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3067 = fsub contract <2 x double> %3063, %3066
  %3068 = fadd contract <2 x double> %3063, %3066
  %3069 = shufflevector <2 x double> %3067, <2 x double> %3068, <2 x i32> <i32 0, i32 3>
  %3070 = fsub contract <2 x double> %3061, %3069
  %3071 = load <2 x double>, ptr %3020, align 16
  %3072 = fadd contract <2 x double> %3071, %3070
  store <2 x double> %3072, ptr %3020, align 16
  %3073 = load <2 x double>, ptr %9, align 16
  %3074 = load <2 x double>, ptr %3027, align 8
  %3075 = fmul contract <2 x double> %3043, %3062
  %3076 = fmul contract <2 x double> %3043, %3064
  %3077 = shufflevector <2 x double> %3076, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3078 = fsub contract <2 x double> %3075, %3077
  %3079 = fadd contract <2 x double> %3075, %3077
  %3080 = shufflevector <2 x double> %3078, <2 x double> %3079, <2 x i32> <i32 0, i32 3>
  %3081 = shufflevector <2 x double> %3073, <2 x double> poison, <2 x i32> zeroinitializer
  %3082 = fmul contract <2 x double> %3041, %3081
  %3083 = shufflevector <2 x double> %3074, <2 x double> poison, <2 x i32> zeroinitializer
  %3084 = fmul contract <2 x double> %3041, %3083
  %3085 = shufflevector <2 x double> %3084, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3086 = fsub contract <2 x double> %3082, %3085
  %3087 = fadd contract <2 x double> %3082, %3085
  %3088 = shufflevector <2 x double> %3086, <2 x double> %3087, <2 x i32> <i32 0, i32 3>
  %3089 = fsub contract <2 x double> %3080, %3088
  %3090 = load <2 x double>, ptr %3028, align 16
  %3091 = fadd contract <2 x double> %3090, %3089
  store <2 x double> %3091, ptr %3028, align 16
  %3092 = fmul contract <2 x double> %3042, %3081
  %3093 = fmul contract <2 x double> %3042, %3083
  %3094 = shufflevector <2 x double> %3093, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3095 = fsub contract <2 x double> %3092, %3094
  %3096 = fadd contract <2 x double> %3092, %3094
  %3097 = shufflevector <2 x double> %3095, <2 x double> %3096, <2 x i32> <i32 0, i32 3>
  %3098 = fmul contract <2 x double> %3043, %3054
  %3099 = fmul contract <2 x double> %3043, %3056
  %3100 = shufflevector <2 x double> %3099, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3101 = fsub contract <2 x double> %3098, %3100
  %3102 = fadd contract <2 x double> %3098, %3100
  %3103 = shufflevector <2 x double> %3101, <2 x double> %3102, <2 x i32> <i32 0, i32 3>
  %3104 = fsub contract <2 x double> %3097, %3103
  %3105 = load <2 x double>, ptr %3029, align 16
  %3106 = fadd contract <2 x double> %3104, %3105
  store <2 x double> %3106, ptr %3029, align 16
  br label %3113

3107:                                             ; preds = %3113
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9) #13
  %3108 = add nuw nsw i64 %3047, 1
  %3109 = load ptr, ptr %3019, align 8, !tbaa !32
  %3110 = getelementptr inbounds i64, ptr %3109, i64 %3035
  %3111 = load i64, ptr %3110, align 8, !tbaa !33
  %3112 = icmp slt i64 %3108, %3111
  br i1 %3112, label %3046, label %3044, !llvm.loop !112

3113:                                             ; preds = %3113, %3046
  %3114 = phi i64 [ 0, %3046 ], [ %3124, %3113 ]
  %3115 = getelementptr inbounds [6 x { double, double }], ptr %9, i64 0, i64 %3114
  %3116 = mul nsw i64 %3114, %2954
  %3117 = load ptr, ptr %3030, align 8, !tbaa !35
  %3118 = getelementptr inbounds i64, ptr %3117, i64 %3035
  %3119 = load i64, ptr %3118, align 8, !tbaa !33
  %3120 = getelementptr { double, double }, ptr %2, i64 %3116
  %3121 = getelementptr { double, double }, ptr %3120, i64 %3119
  %3122 = getelementptr { double, double }, ptr %3121, i64 %3047
  %3123 = load <2 x double>, ptr %3115, align 16
  store <2 x double> %3123, ptr %3122, align 8
  %3124 = add nuw nsw i64 %3114, 1
  %3125 = icmp eq i64 %3124, 6
  br i1 %3125, label %3107, label %3113, !llvm.loop !113

3126:                                             ; preds = %3131
  %3127 = load ptr, ptr %3031, align 8, !tbaa !49
  %3128 = getelementptr inbounds i64, ptr %3127, i64 %3035
  %3129 = load i64, ptr %3128, align 8, !tbaa !33
  %3130 = icmp sgt i64 %3129, -1
  br i1 %3130, label %3033, label %3140, !llvm.loop !114

3131:                                             ; preds = %3131, %3044
  %3132 = phi i64 [ 0, %3044 ], [ %3138, %3131 ]
  %3133 = getelementptr inbounds %struct.Link, ptr %2952, i64 %3035, i32 4, i64 %3132
  %3134 = getelementptr inbounds [3 x { double, double }], ptr %8, i64 0, i64 %3132
  %3135 = load <2 x double>, ptr %3133, align 8
  %3136 = load <2 x double>, ptr %3134, align 16
  %3137 = fadd contract <2 x double> %3135, %3136
  store <2 x double> %3137, ptr %3134, align 16
  %3138 = add nuw nsw i64 %3132, 1
  %3139 = icmp eq i64 %3138, 3
  br i1 %3139, label %3126, label %3131, !llvm.loop !115

3140:                                             ; preds = %3126
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #13
  br label %3851

3141:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #12
  tail call fastcc void @all_accelerations(ptr noundef nonnull %0, ptr noundef %1) #12
  %3142 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %3143 = load ptr, ptr %3142, align 8, !tbaa !30
  %3144 = load i64, ptr %0, align 8, !tbaa !31
  %3145 = mul nsw i64 %3144, 10
  %3146 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %3147 = load i64, ptr %3146, align 8, !tbaa !19
  %3148 = mul i64 %3144, 160
  %3149 = mul i64 %3148, %3147
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %3149, i1 false)
  %3150 = load i64, ptr %0, align 8, !tbaa !31
  %3151 = icmp sgt i64 %3150, 0
  br i1 %3151, label %3152, label %3851

3152:                                             ; preds = %3141
  %3153 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %3154 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %3155 = getelementptr inbounds { double, double }, ptr %7, i64 2
  %3156 = getelementptr inbounds { double, double }, ptr %7, i64 2, i32 1
  %3157 = getelementptr inbounds { double, double }, ptr %7, i64 1
  %3158 = getelementptr inbounds { double, double }, ptr %7, i64 1, i32 1
  %3159 = getelementptr inbounds { double, double }, ptr %7, i64 0, i32 1
  %3160 = getelementptr inbounds { double, double }, ptr %5, i64 1
  %3161 = getelementptr inbounds { double, double }, ptr %5, i64 2
  %3162 = getelementptr inbounds { double, double }, ptr %5, i64 2, i32 1
  %3163 = getelementptr inbounds { double, double }, ptr %5, i64 3
  %3164 = getelementptr inbounds { double, double }, ptr %5, i64 3, i32 1
  %3165 = getelementptr inbounds { double, double }, ptr %5, i64 4
  %3166 = getelementptr inbounds { double, double }, ptr %5, i64 4, i32 1
  %3167 = getelementptr inbounds { double, double }, ptr %5, i64 5
  %3168 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %3169

3169:                                             ; preds = %3214, %3152
  %3170 = phi i64 [ 0, %3152 ], [ %3215, %3214 ]
  %3171 = getelementptr inbounds %struct.Link, ptr %3143, i64 %3170
  %3172 = getelementptr inbounds %struct.Link, ptr %3143, i64 %3170, i32 14
  %3173 = getelementptr inbounds %struct.Link, ptr %3143, i64 %3170, i32 14, i64 3
  %3174 = load double, ptr %3173, align 8
  %3175 = getelementptr inbounds %struct.Link, ptr %3143, i64 %3170, i32 14, i64 3, i32 1
  %3176 = load ptr, ptr %3153, align 8, !tbaa !116
  %3177 = load double, ptr %3176, align 8
  %3178 = getelementptr inbounds { double, double }, ptr %3176, i64 0, i32 1
  %3179 = getelementptr inbounds %struct.Link, ptr %3143, i64 %3170, i32 14, i64 4, i32 1
  %3180 = load double, ptr %3179, align 8
  %3181 = load <2 x double>, ptr %3175, align 8
  %3182 = load <2 x double>, ptr %3178, align 8
  %3183 = getelementptr inbounds { double, double }, ptr %3176, i64 1, i32 1
  %3184 = load double, ptr %3183, align 8
  %3185 = fsub contract <2 x double> %3181, %3182
  %3186 = insertelement <2 x double> poison, double %3174, i64 0
  %3187 = insertelement <2 x double> %3186, double %3180, i64 1
  %3188 = insertelement <2 x double> poison, double %3177, i64 0
  %3189 = insertelement <2 x double> %3188, double %3184, i64 1
  %3190 = fsub contract <2 x double> %3187, %3189
  %3191 = getelementptr inbounds %struct.Link, ptr %3143, i64 %3170, i32 14, i64 5
  %3192 = getelementptr inbounds { double, double }, ptr %3176, i64 2
  %3193 = load <2 x double>, ptr %3191, align 8
  %3194 = load <2 x double>, ptr %3192, align 8
  %3195 = fsub contract <2 x double> %3193, %3194
  %3196 = mul nsw i64 %3170, 10
  %3197 = getelementptr inbounds { double, double }, ptr %2, i64 %3196
  %3198 = getelementptr inbounds { double, double }, ptr %3172, i64 1
  %3199 = getelementptr inbounds { double, double }, ptr %3172, i64 2
  %3200 = getelementptr inbounds %struct.Link, ptr %3143, i64 %3170, i32 1
  %3201 = getelementptr inbounds { double, double }, ptr %3200, i64 0, i32 1
  %3202 = getelementptr inbounds { double, double }, ptr %3200, i64 1
  %3203 = getelementptr inbounds { double, double }, ptr %3200, i64 1, i32 1
  %3204 = getelementptr inbounds { double, double }, ptr %3200, i64 2
  %3205 = getelementptr inbounds { double, double }, ptr %3200, i64 2, i32 1
  %3206 = getelementptr inbounds %struct.Link, ptr %3143, i64 %3170, i32 5
  %3207 = extractelement <2 x double> %3185, i64 1
  %3208 = extractelement <2 x double> %3190, i64 0
  %3209 = extractelement <2 x double> %3190, i64 1
  %3210 = shufflevector <2 x double> %3195, <2 x double> %3190, <2 x i32> <i32 0, i32 3>
  %3211 = shufflevector <2 x double> %3190, <2 x double> %3195, <2 x i32> <i32 0, i32 2>
  %3212 = shufflevector <2 x double> %3195, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3213 = shufflevector <2 x double> %3185, <2 x double> %3195, <2 x i32> <i32 0, i32 3>
  br label %3218

3214:                                             ; preds = %3747
  %3215 = add nuw nsw i64 %3170, 1
  %3216 = load i64, ptr %0, align 8, !tbaa !31
  %3217 = icmp slt i64 %3215, %3216
  br i1 %3217, label %3169, label %3851, !llvm.loop !117

3218:                                             ; preds = %3747, %3169
  %3219 = phi i64 [ 0, %3169 ], [ %3748, %3747 ]
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %5, i8 0, i64 96, i1 false)
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %6) #13
  br label %3220

3220:                                             ; preds = %3224, %3218
  %3221 = phi i64 [ 0, %3218 ], [ %3225, %3224 ]
  br label %3227

3222:                                             ; preds = %3224
  %3223 = icmp eq i64 %3219, 0
  br i1 %3223, label %3236, label %3237

3224:                                             ; preds = %3227
  %3225 = add nuw nsw i64 %3221, 1
  %3226 = icmp eq i64 %3225, 3
  br i1 %3226, label %3222, label %3220, !llvm.loop !118

3227:                                             ; preds = %3227, %3220
  %3228 = phi i64 [ 0, %3220 ], [ %3234, %3227 ]
  %3229 = mul nuw nsw i64 %3228, 3
  %3230 = add nuw nsw i64 %3229, %3221
  %3231 = getelementptr inbounds [9 x { double, double }], ptr %3171, i64 0, i64 %3230
  %3232 = getelementptr inbounds [3 x [3 x { double, double }]], ptr %6, i64 0, i64 %3221, i64 %3228
  %3233 = load <2 x double>, ptr %3231, align 8
  store <2 x double> %3233, ptr %3232, align 16
  %3234 = add nuw nsw i64 %3228, 1
  %3235 = icmp eq i64 %3234, 3
  br i1 %3235, label %3224, label %3227, !llvm.loop !119

3236:                                             ; preds = %3222
  store double %3208, ptr %3163, align 16
  store <2 x double> %3185, ptr %3164, align 8
  store double %3209, ptr %3166, align 8
  store <2 x double> %3195, ptr %3167, align 16
  br label %3719

3237:                                             ; preds = %3222
  %3238 = icmp ult i64 %3219, 4
  br i1 %3238, label %3239, label %3456

3239:                                             ; preds = %3237
  %3240 = add nsw i64 %3219, -1
  %3241 = getelementptr inbounds [3 x [3 x { double, double }]], ptr %6, i64 0, i64 %3240
  %3242 = getelementptr inbounds { double, double }, ptr %3241, i64 2, i32 1
  %3243 = load double, ptr %3242, align 8
  %3244 = getelementptr inbounds { double, double }, ptr %3241, i64 1, i32 1
  %3245 = load double, ptr %3241, align 16
  %3246 = getelementptr inbounds { double, double }, ptr %3241, i64 0, i32 1
  %3247 = fmul contract double %3207, %3245
  %3248 = load <2 x double>, ptr %3246, align 8
  %3249 = shufflevector <2 x double> %3248, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3250 = extractelement <2 x double> %3248, i64 1
  %3251 = extractelement <2 x double> %3248, i64 0
  %3252 = load <2 x double>, ptr %3244, align 8
  %3253 = extractelement <2 x double> %3252, i64 1
  %3254 = extractelement <2 x double> %3252, i64 0
  %3255 = fmul contract <2 x double> %3210, %3252
  %3256 = fmul contract <2 x double> %3185, %3252
  %3257 = load <2 x double>, ptr %3202, align 8
  %3258 = extractelement <2 x double> %3257, i64 1
  %3259 = fmul contract double %3258, %3243
  %3260 = extractelement <2 x double> %3257, i64 0
  %3261 = fmul contract double %3260, %3243
  %3262 = load <2 x double>, ptr %3204, align 8
  %3263 = extractelement <2 x double> %3262, i64 0
  %3264 = fmul contract double %3263, %3245
  %3265 = extractelement <2 x double> %3262, i64 1
  %3266 = load <2 x double>, ptr %3198, align 8
  %3267 = insertelement <2 x double> poison, double %3243, i64 0
  %3268 = shufflevector <2 x double> %3267, <2 x double> poison, <2 x i32> zeroinitializer
  %3269 = fmul contract <2 x double> %3268, %3266
  %3270 = shufflevector <2 x double> %3269, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3271 = load <2 x double>, ptr %3199, align 8
  %3272 = fmul contract <2 x double> %3262, %3249
  %3273 = extractelement <2 x double> %3272, i64 0
  %3274 = fmul contract double %3265, %3250
  %3275 = fmul contract double %3265, %3251
  %3276 = fsub contract double %3264, %3275
  %3277 = shufflevector <2 x double> %3248, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3278 = fmul contract <2 x double> %3277, %3271
  %3279 = fmul contract double %3260, %3253
  %3280 = fmul contract double %3258, %3253
  %3281 = fsub contract double %3279, %3259
  %3282 = fadd contract double %3280, %3261
  %3283 = fmul contract double %3265, %3254
  %3284 = fmul contract <2 x double> %3262, %3252
  %3285 = extractelement <2 x double> %3284, i64 0
  %3286 = shufflevector <2 x double> %3252, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3287 = fmul contract <2 x double> %3286, %3266
  %3288 = fsub contract <2 x double> %3287, %3270
  %3289 = fadd contract <2 x double> %3287, %3270
  %3290 = shufflevector <2 x double> %3288, <2 x double> %3289, <2 x i32> <i32 0, i32 3>
  %3291 = shufflevector <2 x double> %3252, <2 x double> poison, <2 x i32> zeroinitializer
  %3292 = fmul contract <2 x double> %3291, %3271
  %3293 = shufflevector <2 x double> %3292, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3294 = fsub contract double %3273, %3283
  %3295 = fadd contract double %3274, %3285
  %3296 = fsub contract double %3281, %3294
  %3297 = fsub contract double %3282, %3295
  %3298 = fsub contract <2 x double> %3278, %3293
  %3299 = fadd contract <2 x double> %3278, %3293
  %3300 = shufflevector <2 x double> %3298, <2 x double> %3299, <2 x i32> <i32 0, i32 3>
  %3301 = fsub contract <2 x double> %3290, %3300
  %3302 = load <2 x double>, ptr %3200, align 8
  %3303 = extractelement <2 x double> %3302, i64 1
  %3304 = fmul contract double %3243, %3303
  %3305 = extractelement <2 x double> %3302, i64 0
  %3306 = load <2 x double>, ptr %3172, align 8
  %3307 = fmul contract <2 x double> %3268, %3306
  %3308 = shufflevector <2 x double> %3307, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3309 = fmul contract double %3253, %3305
  %3310 = fsub contract double %3309, %3304
  %3311 = shufflevector <2 x double> %3262, <2 x double> %3302, <2 x i32> <i32 1, i32 2>
  %3312 = insertelement <2 x double> poison, double %3245, i64 0
  %3313 = insertelement <2 x double> %3312, double %3243, i64 1
  %3314 = fmul contract <2 x double> %3311, %3313
  %3315 = shufflevector <2 x double> %3262, <2 x double> %3252, <2 x i32> <i32 0, i32 3>
  %3316 = shufflevector <2 x double> %3248, <2 x double> %3302, <2 x i32> <i32 0, i32 3>
  %3317 = fmul contract <2 x double> %3315, %3316
  %3318 = fadd contract <2 x double> %3314, %3317
  %3319 = fmul contract <2 x double> %3286, %3306
  %3320 = fsub contract <2 x double> %3319, %3308
  %3321 = fadd contract <2 x double> %3319, %3308
  %3322 = shufflevector <2 x double> %3320, <2 x double> %3321, <2 x i32> <i32 0, i32 3>
  %3323 = shufflevector <2 x double> %3249, <2 x double> %3257, <2 x i32> <i32 0, i32 2>
  %3324 = insertelement <2 x double> %3302, double %3245, i64 1
  %3325 = fmul contract <2 x double> %3323, %3324
  %3326 = shufflevector <2 x double> %3252, <2 x double> %3257, <2 x i32> <i32 0, i32 3>
  %3327 = shufflevector <2 x double> %3302, <2 x double> %3249, <2 x i32> <i32 1, i32 3>
  %3328 = fmul contract <2 x double> %3326, %3327
  %3329 = fsub contract <2 x double> %3325, %3328
  %3330 = fmul contract <2 x double> %3323, %3327
  %3331 = fmul contract <2 x double> %3326, %3324
  %3332 = fadd contract <2 x double> %3331, %3330
  %3333 = shufflevector <2 x double> %3312, <2 x double> poison, <2 x i32> zeroinitializer
  %3334 = fmul contract <2 x double> %3333, %3271
  %3335 = shufflevector <2 x double> %3248, <2 x double> poison, <2 x i32> zeroinitializer
  %3336 = fmul contract <2 x double> %3335, %3271
  %3337 = shufflevector <2 x double> %3336, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3338 = fsub contract <2 x double> %3334, %3337
  %3339 = fadd contract <2 x double> %3334, %3337
  %3340 = shufflevector <2 x double> %3338, <2 x double> %3339, <2 x i32> <i32 0, i32 3>
  %3341 = fsub contract double %3276, %3310
  %3342 = shufflevector <2 x double> %3318, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %3343 = fsub contract <2 x double> %3318, %3342
  %3344 = shufflevector <2 x double> %3329, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %3345 = fsub contract <2 x double> %3329, %3344
  %3346 = shufflevector <2 x double> %3332, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %3347 = fsub contract <2 x double> %3332, %3346
  %3348 = fsub contract <2 x double> %3340, %3322
  %3349 = shufflevector <2 x double> %3347, <2 x double> poison, <2 x i32> zeroinitializer
  %3350 = fmul contract <2 x double> %3257, %3349
  %3351 = shufflevector <2 x double> %3350, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3352 = shufflevector <2 x double> %3345, <2 x double> poison, <2 x i32> zeroinitializer
  %3353 = fmul contract <2 x double> %3257, %3352
  %3354 = fsub contract <2 x double> %3353, %3351
  %3355 = fadd contract <2 x double> %3353, %3351
  %3356 = shufflevector <2 x double> %3354, <2 x double> %3355, <2 x i32> <i32 0, i32 3>
  %3357 = shufflevector <2 x double> %3343, <2 x double> poison, <2 x i32> zeroinitializer
  %3358 = fmul contract <2 x double> %3262, %3357
  %3359 = shufflevector <2 x double> %3358, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3360 = insertelement <2 x double> poison, double %3341, i64 0
  %3361 = shufflevector <2 x double> %3360, <2 x double> poison, <2 x i32> zeroinitializer
  %3362 = fmul contract <2 x double> %3262, %3361
  %3363 = fsub contract <2 x double> %3362, %3359
  %3364 = fadd contract <2 x double> %3362, %3359
  %3365 = shufflevector <2 x double> %3363, <2 x double> %3364, <2 x i32> <i32 0, i32 3>
  %3366 = fsub contract <2 x double> %3356, %3365
  %3367 = fadd contract <2 x double> %3366, %3301
  store <2 x double> %3367, ptr %3163, align 16
  %3368 = insertelement <2 x double> poison, double %3297, i64 0
  %3369 = shufflevector <2 x double> %3368, <2 x double> poison, <2 x i32> zeroinitializer
  %3370 = fmul contract <2 x double> %3262, %3369
  %3371 = shufflevector <2 x double> %3370, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3372 = insertelement <2 x double> poison, double %3296, i64 0
  %3373 = shufflevector <2 x double> %3372, <2 x double> poison, <2 x i32> zeroinitializer
  %3374 = fmul contract <2 x double> %3262, %3373
  %3375 = fsub contract <2 x double> %3374, %3371
  %3376 = fadd contract <2 x double> %3374, %3371
  %3377 = shufflevector <2 x double> %3375, <2 x double> %3376, <2 x i32> <i32 0, i32 3>
  %3378 = fmul contract <2 x double> %3302, %3349
  %3379 = shufflevector <2 x double> %3378, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3380 = fmul contract <2 x double> %3302, %3352
  %3381 = fsub contract <2 x double> %3380, %3379
  %3382 = fadd contract <2 x double> %3380, %3379
  %3383 = shufflevector <2 x double> %3381, <2 x double> %3382, <2 x i32> <i32 0, i32 3>
  %3384 = fsub contract <2 x double> %3377, %3383
  %3385 = fadd contract <2 x double> %3384, %3348
  store <2 x double> %3385, ptr %3165, align 16
  %3386 = fmul contract <2 x double> %3333, %3266
  %3387 = fmul contract <2 x double> %3335, %3266
  %3388 = shufflevector <2 x double> %3387, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3389 = fsub contract <2 x double> %3386, %3388
  %3390 = fadd contract <2 x double> %3386, %3388
  %3391 = shufflevector <2 x double> %3389, <2 x double> %3390, <2 x i32> <i32 0, i32 3>
  %3392 = fmul contract <2 x double> %3277, %3306
  %3393 = fmul contract <2 x double> %3291, %3306
  %3394 = shufflevector <2 x double> %3393, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3395 = fsub contract <2 x double> %3392, %3394
  %3396 = fadd contract <2 x double> %3392, %3394
  %3397 = shufflevector <2 x double> %3395, <2 x double> %3396, <2 x i32> <i32 0, i32 3>
  %3398 = fsub contract <2 x double> %3397, %3391
  %3399 = fmul contract <2 x double> %3302, %3357
  %3400 = shufflevector <2 x double> %3399, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3401 = fmul contract <2 x double> %3302, %3361
  %3402 = fsub contract <2 x double> %3401, %3400
  %3403 = fadd contract <2 x double> %3401, %3400
  %3404 = shufflevector <2 x double> %3402, <2 x double> %3403, <2 x i32> <i32 0, i32 3>
  %3405 = fmul contract <2 x double> %3257, %3369
  %3406 = shufflevector <2 x double> %3405, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3407 = fmul contract <2 x double> %3257, %3373
  %3408 = fsub contract <2 x double> %3407, %3406
  %3409 = fadd contract <2 x double> %3407, %3406
  %3410 = shufflevector <2 x double> %3408, <2 x double> %3409, <2 x i32> <i32 0, i32 3>
  %3411 = fsub contract <2 x double> %3404, %3410
  %3412 = fadd contract <2 x double> %3411, %3398
  store <2 x double> %3412, ptr %3167, align 16
  %3413 = insertelement <2 x double> %3212, double %3243, i64 1
  %3414 = shufflevector <2 x double> %3249, <2 x double> %3185, <2 x i32> <i32 0, i32 3>
  %3415 = fmul contract <2 x double> %3413, %3414
  %3416 = shufflevector <2 x double> %3252, <2 x double> %3190, <2 x i32> <i32 0, i32 3>
  %3417 = fmul contract <2 x double> %3413, %3416
  %3418 = shufflevector <2 x double> %3195, <2 x double> %3252, <2 x i32> <i32 0, i32 3>
  %3419 = fmul contract <2 x double> %3418, %3414
  %3420 = fsub contract <2 x double> %3419, %3417
  %3421 = fadd contract <2 x double> %3255, %3415
  %3422 = shufflevector <2 x double> %3420, <2 x double> %3421, <2 x i32> <i32 0, i32 2>
  %3423 = shufflevector <2 x double> %3420, <2 x double> %3421, <2 x i32> <i32 1, i32 3>
  %3424 = fsub contract <2 x double> %3422, %3423
  store <2 x double> %3424, ptr %5, align 16
  %3425 = insertelement <2 x double> %3286, double %3245, i64 1
  %3426 = fmul contract <2 x double> %3211, %3425
  %3427 = shufflevector <2 x double> %3185, <2 x double> %3249, <2 x i32> <i32 0, i32 3>
  %3428 = insertelement <2 x double> %3195, double %3243, i64 0
  %3429 = fmul contract <2 x double> %3427, %3428
  %3430 = fsub contract <2 x double> %3426, %3429
  %3431 = fmul contract <2 x double> %3213, %3425
  %3432 = shufflevector <2 x double> %3190, <2 x double> %3249, <2 x i32> <i32 0, i32 3>
  %3433 = insertelement <2 x double> %3212, double %3243, i64 0
  %3434 = fmul contract <2 x double> %3432, %3433
  %3435 = fadd contract <2 x double> %3431, %3434
  %3436 = shufflevector <2 x double> %3430, <2 x double> %3435, <2 x i32> <i32 0, i32 2>
  %3437 = shufflevector <2 x double> %3430, <2 x double> %3435, <2 x i32> <i32 1, i32 3>
  %3438 = fsub contract <2 x double> %3436, %3437
  store <2 x double> %3438, ptr %3160, align 16
  %3439 = fmul contract double %3209, %3251
  %3440 = fsub contract double %3247, %3439
  %3441 = fmul contract <2 x double> %3190, %3249
  %3442 = fmul contract <2 x double> %3185, %3249
  %3443 = insertelement <2 x double> %3252, double %3245, i64 1
  %3444 = fmul contract <2 x double> %3190, %3443
  %3445 = fsub contract <2 x double> %3441, %3256
  %3446 = extractelement <2 x double> %3445, i64 0
  %3447 = fadd contract <2 x double> %3442, %3444
  %3448 = fsub contract double %3440, %3446
  %3449 = shufflevector <2 x double> %3447, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %3450 = fsub contract <2 x double> %3449, %3447
  %3451 = extractelement <2 x double> %3450, i64 0
  store double %3448, ptr %3161, align 16
  store double %3451, ptr %3162, align 8
  %3452 = extractelement <2 x double> %3424, i64 0
  %3453 = extractelement <2 x double> %3424, i64 1
  %3454 = extractelement <2 x double> %3438, i64 0
  %3455 = extractelement <2 x double> %3438, i64 1
  br label %3719

3456:                                             ; preds = %3237
  %3457 = add nsw i64 %3219, -4
  %3458 = getelementptr inbounds [6 x i64], ptr @regressor.first, i64 0, i64 %3457
  %3459 = load i64, ptr %3458, align 8, !tbaa !33
  %3460 = getelementptr inbounds [3 x [3 x { double, double }]], ptr %6, i64 0, i64 %3459
  %3461 = getelementptr inbounds [6 x i64], ptr @regressor.second, i64 0, i64 %3457
  %3462 = load i64, ptr %3461, align 8, !tbaa !33
  %3463 = getelementptr inbounds [3 x [3 x { double, double }]], ptr %6, i64 0, i64 %3462
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #13
  %3464 = icmp ne i64 %3459, %3462
  %3465 = uitofp i1 %3464 to double
  %3466 = load double, ptr %3463, align 16
  %3467 = getelementptr inbounds { double, double }, ptr %3463, i64 0, i32 1
  %3468 = load double, ptr %3467, align 8
  %3469 = getelementptr inbounds { double, double }, ptr %3463, i64 1
  %3470 = load double, ptr %3469, align 16
  %3471 = getelementptr inbounds { double, double }, ptr %3463, i64 1, i32 1
  %3472 = load double, ptr %3471, align 8
  %3473 = getelementptr inbounds { double, double }, ptr %3463, i64 2
  %3474 = load double, ptr %3473, align 16
  %3475 = getelementptr inbounds { double, double }, ptr %3463, i64 2, i32 1
  %3476 = load double, ptr %3475, align 8
  %3477 = getelementptr inbounds { double, double }, ptr %3460, i64 1
  %3478 = getelementptr inbounds { double, double }, ptr %3460, i64 2
  %3479 = load <2 x double>, ptr %3172, align 8
  %3480 = extractelement <2 x double> %3479, i64 0
  %3481 = fmul contract double %3466, %3480
  %3482 = extractelement <2 x double> %3479, i64 1
  %3483 = fmul contract double %3468, %3482
  %3484 = fmul contract double %3466, %3482
  %3485 = fmul contract double %3468, %3480
  %3486 = fsub contract double %3481, %3483
  %3487 = fadd contract double %3485, %3484
  %3488 = load <2 x double>, ptr %3198, align 8
  %3489 = extractelement <2 x double> %3488, i64 0
  %3490 = fmul contract double %3470, %3489
  %3491 = extractelement <2 x double> %3488, i64 1
  %3492 = fmul contract double %3472, %3491
  %3493 = fmul contract double %3470, %3491
  %3494 = fmul contract double %3472, %3489
  %3495 = fsub contract double %3490, %3492
  %3496 = fadd contract double %3494, %3493
  %3497 = fadd contract double %3486, %3495
  %3498 = fadd contract double %3487, %3496
  %3499 = load <2 x double>, ptr %3199, align 8
  %3500 = extractelement <2 x double> %3499, i64 0
  %3501 = fmul contract double %3474, %3500
  %3502 = extractelement <2 x double> %3499, i64 1
  %3503 = fmul contract double %3476, %3502
  %3504 = fmul contract double %3474, %3502
  %3505 = fmul contract double %3476, %3500
  %3506 = fsub contract double %3501, %3503
  %3507 = fadd contract double %3505, %3504
  %3508 = fadd contract double %3497, %3506
  %3509 = fadd contract double %3498, %3507
  %3510 = load double, ptr %3200, align 8
  %3511 = load double, ptr %3201, align 8
  %3512 = fmul contract double %3466, %3510
  %3513 = fmul contract double %3468, %3511
  %3514 = fmul contract double %3466, %3511
  %3515 = fmul contract double %3468, %3510
  %3516 = fsub contract double %3512, %3513
  %3517 = fadd contract double %3515, %3514
  %3518 = load double, ptr %3202, align 8
  %3519 = load double, ptr %3203, align 8
  %3520 = fmul contract double %3470, %3518
  %3521 = fmul contract double %3472, %3519
  %3522 = fmul contract double %3470, %3519
  %3523 = fmul contract double %3472, %3518
  %3524 = fsub contract double %3520, %3521
  %3525 = fadd contract double %3523, %3522
  %3526 = fadd contract double %3516, %3524
  %3527 = fadd contract double %3517, %3525
  %3528 = load double, ptr %3204, align 8
  %3529 = load double, ptr %3205, align 8
  %3530 = fmul contract double %3474, %3528
  %3531 = fmul contract double %3476, %3529
  %3532 = fmul contract double %3474, %3529
  %3533 = fmul contract double %3476, %3528
  %3534 = fsub contract double %3530, %3531
  %3535 = fadd contract double %3533, %3532
  %3536 = fadd contract double %3526, %3534
  %3537 = fadd contract double %3527, %3535
  %3538 = load <2 x double>, ptr %3460, align 16
  %3539 = load <2 x double>, ptr %3477, align 16
  %3540 = load <2 x double>, ptr %3478, align 16
  %3541 = shufflevector <2 x double> %3538, <2 x double> poison, <2 x i32> zeroinitializer
  %3542 = fmul contract <2 x double> %3479, %3541
  %3543 = shufflevector <2 x double> %3538, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3544 = fmul contract <2 x double> %3479, %3543
  %3545 = shufflevector <2 x double> %3544, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3546 = fsub contract <2 x double> %3542, %3545
  %3547 = fadd contract <2 x double> %3542, %3545
  %3548 = shufflevector <2 x double> %3546, <2 x double> %3547, <2 x i32> <i32 0, i32 3>
  %3549 = shufflevector <2 x double> %3539, <2 x double> poison, <2 x i32> zeroinitializer
  %3550 = fmul contract <2 x double> %3488, %3549
  %3551 = shufflevector <2 x double> %3539, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3552 = fmul contract <2 x double> %3488, %3551
  %3553 = shufflevector <2 x double> %3552, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3554 = fsub contract <2 x double> %3550, %3553
  %3555 = fadd contract <2 x double> %3550, %3553
  %3556 = shufflevector <2 x double> %3554, <2 x double> %3555, <2 x i32> <i32 0, i32 3>
  %3557 = fadd contract <2 x double> %3548, %3556
  %3558 = shufflevector <2 x double> %3540, <2 x double> poison, <2 x i32> zeroinitializer
  %3559 = fmul contract <2 x double> %3499, %3558
  %3560 = shufflevector <2 x double> %3540, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3561 = fmul contract <2 x double> %3499, %3560
  %3562 = shufflevector <2 x double> %3561, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3563 = fsub contract <2 x double> %3559, %3562
  %3564 = fadd contract <2 x double> %3559, %3562
  %3565 = shufflevector <2 x double> %3563, <2 x double> %3564, <2 x i32> <i32 0, i32 3>
  %3566 = fadd contract <2 x double> %3557, %3565
  %3567 = insertelement <2 x double> poison, double %3511, i64 0
  %3568 = shufflevector <2 x double> %3567, <2 x double> poison, <2 x i32> zeroinitializer
  %3569 = fmul contract <2 x double> %3538, %3568
  %3570 = shufflevector <2 x double> %3569, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3571 = insertelement <2 x double> poison, double %3510, i64 0
  %3572 = shufflevector <2 x double> %3571, <2 x double> poison, <2 x i32> zeroinitializer
  %3573 = fmul contract <2 x double> %3538, %3572
  %3574 = fsub contract <2 x double> %3573, %3570
  %3575 = fadd contract <2 x double> %3573, %3570
  %3576 = shufflevector <2 x double> %3574, <2 x double> %3575, <2 x i32> <i32 0, i32 3>
  %3577 = insertelement <2 x double> poison, double %3519, i64 0
  %3578 = shufflevector <2 x double> %3577, <2 x double> poison, <2 x i32> zeroinitializer
  %3579 = fmul contract <2 x double> %3539, %3578
  %3580 = shufflevector <2 x double> %3579, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3581 = insertelement <2 x double> poison, double %3518, i64 0
  %3582 = shufflevector <2 x double> %3581, <2 x double> poison, <2 x i32> zeroinitializer
  %3583 = fmul contract <2 x double> %3539, %3582
  %3584 = fsub contract <2 x double> %3583, %3580
  %3585 = fadd contract <2 x double> %3583, %3580
  %3586 = shufflevector <2 x double> %3584, <2 x double> %3585, <2 x i32> <i32 0, i32 3>
  %3587 = fadd contract <2 x double> %3576, %3586
  %3588 = insertelement <2 x double> poison, double %3529, i64 0
  %3589 = shufflevector <2 x double> %3588, <2 x double> poison, <2 x i32> zeroinitializer
  %3590 = fmul contract <2 x double> %3540, %3589
  %3591 = shufflevector <2 x double> %3590, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3592 = insertelement <2 x double> poison, double %3528, i64 0
  %3593 = shufflevector <2 x double> %3592, <2 x double> poison, <2 x i32> zeroinitializer
  %3594 = fmul contract <2 x double> %3540, %3593
  %3595 = fsub contract <2 x double> %3594, %3591
  %3596 = fadd contract <2 x double> %3594, %3591
  %3597 = shufflevector <2 x double> %3595, <2 x double> %3596, <2 x i32> <i32 0, i32 3>
  %3598 = fadd contract <2 x double> %3587, %3597
  %3599 = insertelement <2 x double> poison, double %3508, i64 0
  %3600 = shufflevector <2 x double> %3599, <2 x double> poison, <2 x i32> zeroinitializer
  %3601 = insertelement <2 x double> poison, double %3509, i64 0
  %3602 = shufflevector <2 x double> %3601, <2 x double> poison, <2 x i32> zeroinitializer
  %3603 = shufflevector <2 x double> %3566, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3604 = insertelement <2 x double> poison, double %3536, i64 0
  %3605 = shufflevector <2 x double> %3604, <2 x double> poison, <2 x i32> zeroinitializer
  %3606 = insertelement <2 x double> poison, double %3537, i64 0
  %3607 = shufflevector <2 x double> %3606, <2 x double> poison, <2 x i32> zeroinitializer
  %3608 = shufflevector <2 x double> %3598, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  br label %3673

3609:                                             ; preds = %3673
  %3610 = load double, ptr %3155, align 16
  %3611 = load double, ptr %3156, align 8
  %3612 = load double, ptr %3157, align 16
  %3613 = load double, ptr %3158, align 8
  %3614 = insertelement <2 x double> %3581, double %3528, i64 1
  %3615 = insertelement <2 x double> poison, double %3610, i64 0
  %3616 = insertelement <2 x double> %3615, double %3612, i64 1
  %3617 = fmul contract <2 x double> %3614, %3616
  %3618 = insertelement <2 x double> %3577, double %3529, i64 1
  %3619 = insertelement <2 x double> poison, double %3611, i64 0
  %3620 = insertelement <2 x double> %3619, double %3613, i64 1
  %3621 = fmul contract <2 x double> %3618, %3620
  %3622 = fsub contract <2 x double> %3617, %3621
  %3623 = fmul contract <2 x double> %3614, %3620
  %3624 = fmul contract <2 x double> %3618, %3616
  %3625 = fadd contract <2 x double> %3624, %3623
  %3626 = shufflevector <2 x double> %3622, <2 x double> %3625, <2 x i32> <i32 0, i32 2>
  %3627 = shufflevector <2 x double> %3622, <2 x double> %3625, <2 x i32> <i32 1, i32 3>
  %3628 = fsub contract <2 x double> %3626, %3627
  %3629 = load <2 x double>, ptr %5, align 16
  %3630 = fadd contract <2 x double> %3629, %3628
  store <2 x double> %3630, ptr %5, align 16
  %3631 = load double, ptr %7, align 16
  %3632 = load double, ptr %3159, align 8
  %3633 = insertelement <2 x double> %3592, double %3510, i64 1
  %3634 = insertelement <2 x double> poison, double %3631, i64 0
  %3635 = insertelement <2 x double> %3634, double %3610, i64 1
  %3636 = fmul contract <2 x double> %3633, %3635
  %3637 = insertelement <2 x double> %3588, double %3511, i64 1
  %3638 = insertelement <2 x double> poison, double %3632, i64 0
  %3639 = insertelement <2 x double> %3638, double %3611, i64 1
  %3640 = fmul contract <2 x double> %3637, %3639
  %3641 = fsub contract <2 x double> %3636, %3640
  %3642 = fmul contract <2 x double> %3633, %3639
  %3643 = fmul contract <2 x double> %3637, %3635
  %3644 = fadd contract <2 x double> %3643, %3642
  %3645 = shufflevector <2 x double> %3641, <2 x double> %3644, <2 x i32> <i32 0, i32 2>
  %3646 = shufflevector <2 x double> %3641, <2 x double> %3644, <2 x i32> <i32 1, i32 3>
  %3647 = fsub contract <2 x double> %3645, %3646
  %3648 = load <2 x double>, ptr %3160, align 16
  %3649 = fadd contract <2 x double> %3648, %3647
  store <2 x double> %3649, ptr %3160, align 16
  %3650 = insertelement <2 x double> %3571, double %3518, i64 1
  %3651 = insertelement <2 x double> poison, double %3612, i64 0
  %3652 = insertelement <2 x double> %3651, double %3631, i64 1
  %3653 = fmul contract <2 x double> %3650, %3652
  %3654 = insertelement <2 x double> %3567, double %3519, i64 1
  %3655 = insertelement <2 x double> poison, double %3613, i64 0
  %3656 = insertelement <2 x double> %3655, double %3632, i64 1
  %3657 = fmul contract <2 x double> %3654, %3656
  %3658 = fsub contract <2 x double> %3653, %3657
  %3659 = fmul contract <2 x double> %3650, %3656
  %3660 = fmul contract <2 x double> %3654, %3652
  %3661 = fadd contract <2 x double> %3660, %3659
  %3662 = shufflevector <2 x double> %3658, <2 x double> %3661, <2 x i32> <i32 0, i32 2>
  %3663 = shufflevector <2 x double> %3658, <2 x double> %3661, <2 x i32> <i32 1, i32 3>
  %3664 = fsub contract <2 x double> %3662, %3663
  %3665 = load <2 x double>, ptr %3161, align 16
  %3666 = fadd contract <2 x double> %3664, %3665
  store <2 x double> %3666, ptr %3161, align 16
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #13
  %3667 = extractelement <2 x double> %3630, i64 0
  %3668 = extractelement <2 x double> %3630, i64 1
  %3669 = extractelement <2 x double> %3649, i64 0
  %3670 = extractelement <2 x double> %3649, i64 1
  %3671 = extractelement <2 x double> %3666, i64 0
  %3672 = extractelement <2 x double> %3666, i64 1
  br label %3719

3673:                                             ; preds = %3673, %3456
  %3674 = phi i64 [ 0, %3456 ], [ %3717, %3673 ]
  %3675 = getelementptr inbounds { double, double }, ptr %3460, i64 %3674
  %3676 = getelementptr inbounds { double, double }, ptr %3463, i64 %3674
  %3677 = load double, ptr %3676, align 16
  %3678 = getelementptr inbounds { double, double }, ptr %3463, i64 %3674, i32 1
  %3679 = load double, ptr %3678, align 8
  %3680 = fmul contract double %3677, %3465
  %3681 = fmul contract double %3679, 0.000000e+00
  %3682 = fmul contract double %3679, %3465
  %3683 = fmul contract double %3677, 0.000000e+00
  %3684 = fsub contract double %3680, %3681
  %3685 = fadd contract double %3683, %3682
  %3686 = getelementptr inbounds [6 x { double, double }], ptr %5, i64 0, i64 %3674
  %3687 = load <2 x double>, ptr %3675, align 16
  %3688 = fmul contract <2 x double> %3602, %3687
  %3689 = shufflevector <2 x double> %3688, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3690 = fmul contract <2 x double> %3600, %3687
  %3691 = fsub contract <2 x double> %3690, %3689
  %3692 = fadd contract <2 x double> %3690, %3689
  %3693 = shufflevector <2 x double> %3691, <2 x double> %3692, <2 x i32> <i32 0, i32 3>
  %3694 = insertelement <2 x double> poison, double %3684, i64 0
  %3695 = shufflevector <2 x double> %3694, <2 x double> poison, <2 x i32> zeroinitializer
  %3696 = fmul contract <2 x double> %3566, %3695
  %3697 = insertelement <2 x double> poison, double %3685, i64 0
  %3698 = shufflevector <2 x double> %3697, <2 x double> poison, <2 x i32> zeroinitializer
  %3699 = fmul contract <2 x double> %3603, %3698
  %3700 = fsub contract <2 x double> %3696, %3699
  %3701 = fadd contract <2 x double> %3696, %3699
  %3702 = shufflevector <2 x double> %3700, <2 x double> %3701, <2 x i32> <i32 0, i32 3>
  %3703 = fadd contract <2 x double> %3693, %3702
  store <2 x double> %3703, ptr %3686, align 16
  %3704 = getelementptr inbounds [3 x { double, double }], ptr %7, i64 0, i64 %3674
  %3705 = fmul contract <2 x double> %3607, %3687
  %3706 = shufflevector <2 x double> %3705, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3707 = fmul contract <2 x double> %3605, %3687
  %3708 = fsub contract <2 x double> %3707, %3706
  %3709 = fadd contract <2 x double> %3707, %3706
  %3710 = shufflevector <2 x double> %3708, <2 x double> %3709, <2 x i32> <i32 0, i32 3>
  %3711 = fmul contract <2 x double> %3598, %3695
  %3712 = fmul contract <2 x double> %3608, %3698
  %3713 = fsub contract <2 x double> %3711, %3712
  %3714 = fadd contract <2 x double> %3711, %3712
  %3715 = shufflevector <2 x double> %3713, <2 x double> %3714, <2 x i32> <i32 0, i32 3>
  %3716 = fadd contract <2 x double> %3710, %3715
  store <2 x double> %3716, ptr %3704, align 16
  %3717 = add nuw nsw i64 %3674, 1
  %3718 = icmp eq i64 %3717, 3
  br i1 %3718, label %3609, label %3673, !llvm.loop !120

3719:                                             ; preds = %3609, %3239, %3236
  %3720 = phi double [ %3451, %3239 ], [ %3672, %3609 ], [ 0.000000e+00, %3236 ]
  %3721 = phi double [ %3448, %3239 ], [ %3671, %3609 ], [ 0.000000e+00, %3236 ]
  %3722 = phi double [ %3455, %3239 ], [ %3670, %3609 ], [ 0.000000e+00, %3236 ]
  %3723 = phi double [ %3454, %3239 ], [ %3669, %3609 ], [ 0.000000e+00, %3236 ]
  %3724 = phi double [ %3453, %3239 ], [ %3668, %3609 ], [ 0.000000e+00, %3236 ]
  %3725 = phi double [ %3452, %3239 ], [ %3667, %3609 ], [ 0.000000e+00, %3236 ]
  %3726 = getelementptr inbounds { double, double }, ptr %3197, i64 %3219
  %3727 = load ptr, ptr %3154, align 8, !tbaa !32
  %3728 = getelementptr inbounds i64, ptr %3727, i64 %3170
  %3729 = load i64, ptr %3728, align 8, !tbaa !33
  %3730 = icmp sgt i64 %3729, 0
  br i1 %3730, label %3731, label %3747

3731:                                             ; preds = %3719
  %3732 = load <2 x double>, ptr %3163, align 16
  %3733 = load <2 x double>, ptr %3165, align 16
  %3734 = load <2 x double>, ptr %3167, align 16
  %3735 = insertelement <2 x double> poison, double %3725, i64 0
  %3736 = shufflevector <2 x double> %3735, <2 x double> poison, <2 x i32> zeroinitializer
  %3737 = insertelement <2 x double> poison, double %3724, i64 0
  %3738 = shufflevector <2 x double> %3737, <2 x double> poison, <2 x i32> zeroinitializer
  %3739 = insertelement <2 x double> poison, double %3723, i64 0
  %3740 = shufflevector <2 x double> %3739, <2 x double> poison, <2 x i32> zeroinitializer
  %3741 = insertelement <2 x double> poison, double %3722, i64 0
  %3742 = shufflevector <2 x double> %3741, <2 x double> poison, <2 x i32> zeroinitializer
  %3743 = insertelement <2 x double> poison, double %3721, i64 0
  %3744 = shufflevector <2 x double> %3743, <2 x double> poison, <2 x i32> zeroinitializer
  %3745 = insertelement <2 x double> poison, double %3720, i64 0
  %3746 = shufflevector <2 x double> %3745, <2 x double> poison, <2 x i32> zeroinitializer
  br label %3750

3747:                                             ; preds = %3750, %3719
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %3170, ptr noundef nonnull %5, ptr noundef %3726, i64 noundef %3145) #12
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %6) #13
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5) #13
  %3748 = add nuw nsw i64 %3219, 1
  %3749 = icmp eq i64 %3748, 10
  br i1 %3749, label %3214, label %3218, !llvm.loop !121

3750:                                             ; preds = %3750, %3731
  %3751 = phi i64 [ 0, %3731 ], [ %3830, %3750 ]
  %3752 = mul nuw nsw i64 %3751, 6
  %3753 = getelementptr inbounds { double, double }, ptr %3206, i64 %3752
  %3754 = getelementptr inbounds { double, double }, ptr %3753, i64 1
  %3755 = getelementptr inbounds { double, double }, ptr %3753, i64 2
  %3756 = getelementptr inbounds { double, double }, ptr %3753, i64 3
  %3757 = load double, ptr %3756, align 8
  %3758 = getelementptr inbounds { double, double }, ptr %3753, i64 3, i32 1
  %3759 = load double, ptr %3758, align 8
  %3760 = getelementptr inbounds { double, double }, ptr %3753, i64 4
  %3761 = load double, ptr %3760, align 8
  %3762 = getelementptr inbounds { double, double }, ptr %3753, i64 4, i32 1
  %3763 = load double, ptr %3762, align 8
  %3764 = getelementptr inbounds { double, double }, ptr %3753, i64 5
  %3765 = load double, ptr %3764, align 8
  %3766 = getelementptr inbounds { double, double }, ptr %3753, i64 5, i32 1
  %3767 = load double, ptr %3766, align 8
  %3768 = load ptr, ptr %3168, align 8, !tbaa !35
  %3769 = getelementptr inbounds i64, ptr %3768, i64 %3170
  %3770 = load i64, ptr %3769, align 8, !tbaa !33
  %3771 = add nsw i64 %3770, %3751
  %3772 = mul nsw i64 %3771, %3145
  %3773 = getelementptr inbounds { double, double }, ptr %3726, i64 %3772
  %3774 = load <2 x double>, ptr %3753, align 8
  %3775 = fmul contract <2 x double> %3738, %3774
  %3776 = shufflevector <2 x double> %3775, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3777 = fmul contract <2 x double> %3736, %3774
  %3778 = fsub contract <2 x double> %3777, %3776
  %3779 = fadd contract <2 x double> %3777, %3776
  %3780 = shufflevector <2 x double> %3778, <2 x double> %3779, <2 x i32> <i32 0, i32 3>
  %3781 = load <2 x double>, ptr %3754, align 8
  %3782 = fmul contract <2 x double> %3742, %3781
  %3783 = shufflevector <2 x double> %3782, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3784 = fmul contract <2 x double> %3740, %3781
  %3785 = fsub contract <2 x double> %3784, %3783
  %3786 = fadd contract <2 x double> %3784, %3783
  %3787 = shufflevector <2 x double> %3785, <2 x double> %3786, <2 x i32> <i32 0, i32 3>
  %3788 = fadd contract <2 x double> %3780, %3787
  %3789 = load <2 x double>, ptr %3755, align 8
  %3790 = fmul contract <2 x double> %3746, %3789
  %3791 = shufflevector <2 x double> %3790, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3792 = fmul contract <2 x double> %3744, %3789
  %3793 = fsub contract <2 x double> %3792, %3791
  %3794 = fadd contract <2 x double> %3792, %3791
  %3795 = shufflevector <2 x double> %3793, <2 x double> %3794, <2 x i32> <i32 0, i32 3>
  %3796 = fadd contract <2 x double> %3788, %3795
  %3797 = insertelement <2 x double> poison, double %3757, i64 0
  %3798 = shufflevector <2 x double> %3797, <2 x double> poison, <2 x i32> zeroinitializer
  %3799 = fmul contract <2 x double> %3732, %3798
  %3800 = insertelement <2 x double> poison, double %3759, i64 0
  %3801 = shufflevector <2 x double> %3800, <2 x double> poison, <2 x i32> zeroinitializer
  %3802 = fmul contract <2 x double> %3732, %3801
  %3803 = shufflevector <2 x double> %3802, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3804 = fsub contract <2 x double> %3799, %3803
  %3805 = fadd contract <2 x double> %3799, %3803
  %3806 = shufflevector <2 x double> %3804, <2 x double> %3805, <2 x i32> <i32 0, i32 3>
  %3807 = insertelement <2 x double> poison, double %3761, i64 0
  %3808 = shufflevector <2 x double> %3807, <2 x double> poison, <2 x i32> zeroinitializer
  %3809 = fmul contract <2 x double> %3733, %3808
  %3810 = insertelement <2 x double> poison, double %3763, i64 0
  %3811 = shufflevector <2 x double> %3810, <2 x double> poison, <2 x i32> zeroinitializer
  %3812 = fmul contract <2 x double> %3733, %3811
  %3813 = shufflevector <2 x double> %3812, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3814 = fsub contract <2 x double> %3809, %3813
  %3815 = fadd contract <2 x double> %3809, %3813
  %3816 = shufflevector <2 x double> %3814, <2 x double> %3815, <2 x i32> <i32 0, i32 3>
  %3817 = fadd contract <2 x double> %3806, %3816
  %3818 = insertelement <2 x double> poison, double %3765, i64 0
  %3819 = shufflevector <2 x double> %3818, <2 x double> poison, <2 x i32> zeroinitializer
  %3820 = fmul contract <2 x double> %3734, %3819
  %3821 = insertelement <2 x double> poison, double %3767, i64 0
  %3822 = shufflevector <2 x double> %3821, <2 x double> poison, <2 x i32> zeroinitializer
  %3823 = fmul contract <2 x double> %3734, %3822
  %3824 = shufflevector <2 x double> %3823, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3825 = fsub contract <2 x double> %3820, %3824
  %3826 = fadd contract <2 x double> %3820, %3824
  %3827 = shufflevector <2 x double> %3825, <2 x double> %3826, <2 x i32> <i32 0, i32 3>
  %3828 = fadd contract <2 x double> %3817, %3827
  %3829 = fadd contract <2 x double> %3796, %3828
  store <2 x double> %3829, ptr %3773, align 8
  %3830 = add nuw nsw i64 %3751, 1
  %3831 = load ptr, ptr %3154, align 8, !tbaa !32
  %3832 = getelementptr inbounds i64, ptr %3831, i64 %3170
  %3833 = load i64, ptr %3832, align 8, !tbaa !33
  %3834 = icmp slt i64 %3830, %3833
  br i1 %3834, label %3750, label %3747, !llvm.loop !122

3835:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #12
  %3836 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %3837 = load i64, ptr %3836, align 8, !tbaa !123
  %3838 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 24
  %3839 = load i64, ptr %3838, align 8, !tbaa !124
  %3840 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %3841 = load ptr, ptr %3840, align 8, !tbaa !20
  %3842 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %3843 = load i64, ptr %3842, align 8, !tbaa !125
  %3844 = load i64, ptr %0, align 8, !tbaa !31
  %3845 = mul nsw i64 %3844, 33
  %3846 = add nsw i64 %3845, %3843
  %3847 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 13
  %3848 = load i64, ptr %3847, align 8, !tbaa !24
  %3849 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %3850 = load ptr, ptr %3849, align 8, !tbaa !126
  tail call fastcc void @call(i64 noundef %3837, i64 noundef %3839, ptr noundef %3841, i64 noundef %3846, ptr noundef %2, i64 noundef %3848, ptr noundef %3850) #12
  br label %3851

3851:                                             ; preds = %3214, %2935, %2190, %1763, %1715, %1711, %1709, %3141, %3140, %2950, %2930, %2105, %1734, %4, %3835, %1724, %1706
  %3852 = phi i64 [ 0, %3835 ], [ 0, %1724 ], [ %1708, %1706 ], [ 0, %4 ], [ 0, %1734 ], [ 0, %2105 ], [ 0, %2930 ], [ 0, %2950 ], [ 0, %3140 ], [ 0, %3141 ], [ 0, %1709 ], [ 0, %1711 ], [ 0, %1715 ], [ 0, %1763 ], [ 0, %2190 ], [ 0, %2935 ], [ 0, %3214 ]
  ret i64 %3852
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind optsize uwtable
define internal fastcc void @all_places(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #1 {
  %3 = alloca [3 x { double, double }], align 16
  %4 = alloca [9 x { double, double }], align 16
  %5 = alloca [3 x { double, double }], align 16
  %6 = alloca [64 x { double, double }], align 16
  %7 = alloca [80 x { double, double }], align 16
  %8 = alloca [288 x double], align 16
  %9 = alloca [3 x { double, double }], align 16
  %10 = alloca [3 x { double, double }], align 16
  %11 = alloca [3 x { double, double }], align 16
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %13 = load i64, ptr %12, align 8, !tbaa !127
  %14 = icmp ne i64 %13, 0
  %15 = icmp ne i64 %1, 0
  %16 = and i1 %15, %14
  br i1 %16, label %21, label %17

17:                                               ; preds = %2
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 9
  %19 = load i64, ptr %18, align 8, !tbaa !29
  %20 = icmp eq i64 %19, 8
  br i1 %20, label %21, label %27

21:                                               ; preds = %2, %17
  %22 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %23 = load ptr, ptr %22, align 8, !tbaa !20
  %24 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %25 = load i64, ptr %24, align 8, !tbaa !125
  %26 = getelementptr inbounds { double, double }, ptr %23, i64 %25
  br label %27

27:                                               ; preds = %17, %21
  %28 = phi ptr [ %26, %21 ], [ null, %17 ]
  %29 = load i64, ptr %0, align 8, !tbaa !31
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %935

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %33 = icmp eq ptr %28, null
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 57
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %36 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %37 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %38 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %39 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %40 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 26
  %41 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %42 = getelementptr inbounds { double, double }, ptr %7, i64 13
  %43 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %44 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %45 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
  %46 = getelementptr inbounds { double, double }, ptr %7, i64 9
  %47 = getelementptr inbounds { double, double }, ptr %7, i64 10
  %48 = getelementptr inbounds { double, double }, ptr %7, i64 11
  %49 = getelementptr inbounds { double, double }, ptr %11, i64 1
  %50 = getelementptr inbounds { double, double }, ptr %11, i64 2
  %51 = getelementptr inbounds { double, double }, ptr %9, i64 2
  %52 = getelementptr inbounds { double, double }, ptr %9, i64 1
  %53 = getelementptr inbounds { double, double }, ptr %10, i64 2
  %54 = getelementptr inbounds { double, double }, ptr %10, i64 1
  %55 = getelementptr inbounds { double, double }, ptr %10, i64 0, i32 1
  %56 = getelementptr inbounds [80 x { double, double }], ptr %7, i64 0, i64 12
  %57 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  br label %70

58:                                               ; preds = %931
  %59 = icmp sgt i64 %933, 0
  br i1 %59, label %60, label %935

60:                                               ; preds = %58
  %61 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %62 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 47
  %63 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %64 = getelementptr inbounds { double, double }, ptr %5, i64 2
  %65 = getelementptr inbounds { double, double }, ptr %5, i64 2, i32 1
  %66 = getelementptr inbounds { double, double }, ptr %5, i64 1
  %67 = getelementptr inbounds { double, double }, ptr %5, i64 1, i32 1
  %68 = getelementptr inbounds { double, double }, ptr %5, i64 0, i32 1
  %69 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  br label %937

70:                                               ; preds = %31, %931
  %71 = phi i64 [ 0, %31 ], [ %932, %931 ]
  %72 = load ptr, ptr %32, align 8, !tbaa !20
  %73 = mul nsw i64 %71, 33
  %74 = getelementptr inbounds { double, double }, ptr %28, i64 %73
  %75 = select i1 %33, ptr null, ptr %74
  %76 = load ptr, ptr %34, align 8, !tbaa !128
  %77 = load ptr, ptr %35, align 8, !tbaa !30
  %78 = getelementptr inbounds %struct.Link, ptr %77, i64 %71
  %79 = load ptr, ptr %36, align 8, !tbaa !49
  %80 = getelementptr inbounds i64, ptr %79, i64 %71
  %81 = load i64, ptr %80, align 8, !tbaa !33
  %82 = icmp slt i64 %81, 0
  %83 = getelementptr inbounds %struct.Link, ptr %77, i64 %81
  %84 = select i1 %82, ptr @ground, ptr %83
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %6) #13
  call void @llvm.lifetime.start.p0(i64 1280, ptr nonnull %7) #13
  %85 = load ptr, ptr %37, align 8, !tbaa !97
  %86 = getelementptr inbounds i64, ptr %85, i64 %71
  %87 = load i64, ptr %86, align 8, !tbaa !33
  %88 = getelementptr i64, ptr %86, i64 1
  %89 = load i64, ptr %88, align 8, !tbaa !33
  %90 = sub nsw i64 %89, %87
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %95

92:                                               ; preds = %70
  %93 = load ptr, ptr %38, align 8, !tbaa !98
  %94 = getelementptr i64, ptr %93, i64 %87
  br label %122

95:                                               ; preds = %122, %70
  %96 = load ptr, ptr %39, align 8, !tbaa !32
  %97 = getelementptr inbounds i64, ptr %96, i64 %71
  %98 = load i64, ptr %97, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %8) #13
  %99 = load ptr, ptr %40, align 8, !tbaa !129
  %100 = getelementptr inbounds i64, ptr %99, i64 %71
  %101 = load i64, ptr %100, align 8, !tbaa !33
  %102 = mul nsw i64 %98, 6
  %103 = add nsw i64 %102, 19
  %104 = load ptr, ptr %41, align 8, !tbaa !130
  %105 = getelementptr inbounds i64, ptr %104, i64 %71
  %106 = load i64, ptr %105, align 8, !tbaa !33
  %107 = add nsw i64 %103, %106
  call fastcc void @call(i64 noundef %101, i64 noundef 0, ptr noundef nonnull %6, i64 noundef %90, ptr noundef nonnull %7, i64 noundef %107, ptr noundef nonnull %8) #12
  %108 = getelementptr inbounds { double, double }, ptr %42, i64 %102
  %109 = load i64, ptr %43, align 8, !tbaa !16
  %110 = load ptr, ptr %44, align 8, !tbaa !35
  %111 = getelementptr inbounds i64, ptr %110, i64 %71
  %112 = load i64, ptr %111, align 8, !tbaa !33
  %113 = load ptr, ptr %45, align 8, !tbaa !131
  %114 = getelementptr inbounds i64, ptr %113, i64 %71
  %115 = load i64, ptr %114, align 8, !tbaa !33
  %116 = getelementptr inbounds { double, double }, ptr %76, i64 %115
  %117 = getelementptr inbounds { double, double }, ptr %108, i64 6
  %118 = load ptr, ptr %41, align 8, !tbaa !130
  %119 = getelementptr inbounds i64, ptr %118, i64 %71
  %120 = load i64, ptr %119, align 8, !tbaa !33
  %121 = shl i64 %120, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %116, ptr nonnull align 16 %117, i64 %121, i1 false)
  br label %131

122:                                              ; preds = %122, %92
  %123 = phi i64 [ 0, %92 ], [ %129, %122 ]
  %124 = getelementptr i64, ptr %94, i64 %123
  %125 = load i64, ptr %124, align 8, !tbaa !33
  %126 = getelementptr inbounds { double, double }, ptr %72, i64 %125
  %127 = getelementptr inbounds [64 x { double, double }], ptr %6, i64 0, i64 %123
  %128 = load <2 x double>, ptr %126, align 8
  store <2 x double> %128, ptr %127, align 16
  %129 = add nuw nsw i64 %123, 1
  %130 = icmp eq i64 %129, %90
  br i1 %130, label %95, label %122, !llvm.loop !132

131:                                              ; preds = %200, %95
  %132 = phi i64 [ 0, %95 ], [ %201, %200 ]
  %133 = mul nuw nsw i64 %132, 3
  %134 = getelementptr inbounds [9 x { double, double }], ptr %84, i64 0, i64 %133
  %135 = add nuw nsw i64 %133, 1
  %136 = getelementptr inbounds [9 x { double, double }], ptr %84, i64 0, i64 %135
  %137 = add nuw nsw i64 %133, 2
  %138 = getelementptr inbounds [9 x { double, double }], ptr %84, i64 0, i64 %137
  br label %203

139:                                              ; preds = %200
  %140 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 4
  %141 = load <2 x double>, ptr %46, align 16
  %142 = load <2 x double>, ptr %47, align 16
  %143 = load <2 x double>, ptr %48, align 16
  br label %144

144:                                              ; preds = %144, %139
  %145 = phi i64 [ 0, %139 ], [ %192, %144 ]
  %146 = mul nuw nsw i64 %145, 3
  %147 = getelementptr inbounds { double, double }, ptr %84, i64 %146
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds { double, double }, ptr %84, i64 %146, i32 1
  %150 = load double, ptr %149, align 8
  %151 = getelementptr { double, double }, ptr %147, i64 1
  %152 = load double, ptr %151, align 8
  %153 = getelementptr { double, double }, ptr %147, i64 1, i32 1
  %154 = load double, ptr %153, align 8
  %155 = getelementptr { double, double }, ptr %147, i64 2
  %156 = load double, ptr %155, align 8
  %157 = getelementptr { double, double }, ptr %147, i64 2, i32 1
  %158 = load double, ptr %157, align 8
  %159 = getelementptr inbounds { double, double }, ptr %140, i64 %145
  %160 = insertelement <2 x double> poison, double %148, i64 0
  %161 = shufflevector <2 x double> %160, <2 x double> poison, <2 x i32> zeroinitializer
  %162 = fmul contract <2 x double> %141, %161
  %163 = insertelement <2 x double> poison, double %150, i64 0
  %164 = shufflevector <2 x double> %163, <2 x double> poison, <2 x i32> zeroinitializer
  %165 = fmul contract <2 x double> %141, %164
  %166 = shufflevector <2 x double> %165, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %167 = fsub contract <2 x double> %162, %166
  %168 = fadd contract <2 x double> %162, %166
  %169 = shufflevector <2 x double> %167, <2 x double> %168, <2 x i32> <i32 0, i32 3>
  %170 = insertelement <2 x double> poison, double %152, i64 0
  %171 = shufflevector <2 x double> %170, <2 x double> poison, <2 x i32> zeroinitializer
  %172 = fmul contract <2 x double> %142, %171
  %173 = insertelement <2 x double> poison, double %154, i64 0
  %174 = shufflevector <2 x double> %173, <2 x double> poison, <2 x i32> zeroinitializer
  %175 = fmul contract <2 x double> %142, %174
  %176 = shufflevector <2 x double> %175, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %177 = fsub contract <2 x double> %172, %176
  %178 = fadd contract <2 x double> %172, %176
  %179 = shufflevector <2 x double> %177, <2 x double> %178, <2 x i32> <i32 0, i32 3>
  %180 = fadd contract <2 x double> %169, %179
  %181 = insertelement <2 x double> poison, double %156, i64 0
  %182 = shufflevector <2 x double> %181, <2 x double> poison, <2 x i32> zeroinitializer
  %183 = fmul contract <2 x double> %143, %182
  %184 = insertelement <2 x double> poison, double %158, i64 0
  %185 = shufflevector <2 x double> %184, <2 x double> poison, <2 x i32> zeroinitializer
  %186 = fmul contract <2 x double> %143, %185
  %187 = shufflevector <2 x double> %186, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %188 = fsub contract <2 x double> %183, %187
  %189 = fadd contract <2 x double> %183, %187
  %190 = shufflevector <2 x double> %188, <2 x double> %189, <2 x i32> <i32 0, i32 3>
  %191 = fadd contract <2 x double> %180, %190
  store <2 x double> %191, ptr %159, align 8
  %192 = add nuw nsw i64 %145, 1
  %193 = icmp eq i64 %192, 3
  br i1 %193, label %194, label %144, !llvm.loop !101

194:                                              ; preds = %144
  %195 = getelementptr inbounds { double, double }, ptr %72, i64 %109
  %196 = getelementptr inbounds { double, double }, ptr %195, i64 %112
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %9, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10) #13
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %10, i8 0, i64 48, i1 false)
  %197 = icmp sgt i64 %98, 0
  br i1 %197, label %198, label %256

198:                                              ; preds = %194
  %199 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 5
  br label %324

200:                                              ; preds = %203
  %201 = add nuw nsw i64 %132, 1
  %202 = icmp eq i64 %201, 3
  br i1 %202, label %139, label %131, !llvm.loop !133

203:                                              ; preds = %203, %131
  %204 = phi i64 [ 0, %131 ], [ %254, %203 ]
  %205 = getelementptr inbounds { double, double }, ptr %7, i64 %204
  %206 = load double, ptr %205, align 16
  %207 = getelementptr inbounds { double, double }, ptr %7, i64 %204, i32 1
  %208 = load double, ptr %207, align 8
  %209 = getelementptr { double, double }, ptr %205, i64 3
  %210 = load double, ptr %209, align 16
  %211 = getelementptr { double, double }, ptr %205, i64 3, i32 1
  %212 = load double, ptr %211, align 8
  %213 = getelementptr { double, double }, ptr %205, i64 6
  %214 = load double, ptr %213, align 16
  %215 = getelementptr { double, double }, ptr %205, i64 6, i32 1
  %216 = load double, ptr %215, align 8
  %217 = add nuw nsw i64 %204, %133
  %218 = getelementptr inbounds [9 x { double, double }], ptr %78, i64 0, i64 %217
  %219 = load <2 x double>, ptr %134, align 8
  %220 = insertelement <2 x double> poison, double %208, i64 0
  %221 = shufflevector <2 x double> %220, <2 x double> poison, <2 x i32> zeroinitializer
  %222 = fmul contract <2 x double> %219, %221
  %223 = shufflevector <2 x double> %222, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %224 = insertelement <2 x double> poison, double %206, i64 0
  %225 = shufflevector <2 x double> %224, <2 x double> poison, <2 x i32> zeroinitializer
  %226 = fmul contract <2 x double> %219, %225
  %227 = fsub contract <2 x double> %226, %223
  %228 = fadd contract <2 x double> %226, %223
  %229 = shufflevector <2 x double> %227, <2 x double> %228, <2 x i32> <i32 0, i32 3>
  %230 = load <2 x double>, ptr %136, align 8
  %231 = insertelement <2 x double> poison, double %212, i64 0
  %232 = shufflevector <2 x double> %231, <2 x double> poison, <2 x i32> zeroinitializer
  %233 = fmul contract <2 x double> %230, %232
  %234 = shufflevector <2 x double> %233, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %235 = insertelement <2 x double> poison, double %210, i64 0
  %236 = shufflevector <2 x double> %235, <2 x double> poison, <2 x i32> zeroinitializer
  %237 = fmul contract <2 x double> %230, %236
  %238 = fsub contract <2 x double> %237, %234
  %239 = fadd contract <2 x double> %237, %234
  %240 = shufflevector <2 x double> %238, <2 x double> %239, <2 x i32> <i32 0, i32 3>
  %241 = fadd contract <2 x double> %229, %240
  %242 = load <2 x double>, ptr %138, align 8
  %243 = insertelement <2 x double> poison, double %216, i64 0
  %244 = shufflevector <2 x double> %243, <2 x double> poison, <2 x i32> zeroinitializer
  %245 = fmul contract <2 x double> %242, %244
  %246 = shufflevector <2 x double> %245, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %247 = insertelement <2 x double> poison, double %214, i64 0
  %248 = shufflevector <2 x double> %247, <2 x double> poison, <2 x i32> zeroinitializer
  %249 = fmul contract <2 x double> %242, %248
  %250 = fsub contract <2 x double> %249, %246
  %251 = fadd contract <2 x double> %249, %246
  %252 = shufflevector <2 x double> %250, <2 x double> %251, <2 x i32> <i32 0, i32 3>
  %253 = fadd contract <2 x double> %241, %252
  store <2 x double> %253, ptr %218, align 8
  %254 = add nuw nsw i64 %204, 1
  %255 = icmp eq i64 %254, 3
  br i1 %255, label %200, label %203, !llvm.loop !134

256:                                              ; preds = %446, %194
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11) #13
  %257 = getelementptr inbounds %struct.Link, ptr %84, i64 0, i32 1
  %258 = getelementptr inbounds %struct.Link, ptr %84, i64 0, i32 1, i64 1
  %259 = getelementptr inbounds %struct.Link, ptr %84, i64 0, i32 1, i64 1, i32 1
  %260 = getelementptr inbounds { double, double }, ptr %140, i64 2
  %261 = getelementptr inbounds %struct.Link, ptr %84, i64 0, i32 1, i64 2
  %262 = getelementptr inbounds { double, double }, ptr %140, i64 1
  %263 = load <2 x double>, ptr %258, align 8
  %264 = load <2 x double>, ptr %261, align 8
  %265 = load double, ptr %140, align 8
  %266 = getelementptr inbounds { double, double }, ptr %140, i64 0, i32 1
  %267 = load double, ptr %266, align 8
  %268 = load double, ptr %257, align 8
  %269 = getelementptr inbounds %struct.Link, ptr %84, i64 0, i32 1, i64 0, i32 1
  %270 = load double, ptr %269, align 8
  %271 = load <2 x double>, ptr %260, align 8
  %272 = shufflevector <2 x double> %271, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %273 = fmul contract <2 x double> %263, %272
  %274 = shufflevector <2 x double> %273, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %275 = shufflevector <2 x double> %271, <2 x double> poison, <2 x i32> zeroinitializer
  %276 = fmul contract <2 x double> %263, %275
  %277 = fsub contract <2 x double> %276, %274
  %278 = fadd contract <2 x double> %276, %274
  %279 = shufflevector <2 x double> %277, <2 x double> %278, <2 x i32> <i32 0, i32 3>
  %280 = insertelement <2 x double> poison, double %267, i64 0
  %281 = shufflevector <2 x double> %280, <2 x double> poison, <2 x i32> zeroinitializer
  %282 = fmul contract <2 x double> %264, %281
  %283 = shufflevector <2 x double> %282, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %284 = insertelement <2 x double> poison, double %265, i64 0
  %285 = shufflevector <2 x double> %284, <2 x double> poison, <2 x i32> zeroinitializer
  %286 = fmul contract <2 x double> %264, %285
  %287 = fsub contract <2 x double> %286, %283
  %288 = fadd contract <2 x double> %286, %283
  %289 = shufflevector <2 x double> %287, <2 x double> %288, <2 x i32> <i32 0, i32 3>
  %290 = insertelement <2 x double> poison, double %268, i64 0
  %291 = shufflevector <2 x double> %290, <2 x double> poison, <2 x i32> zeroinitializer
  %292 = fmul contract <2 x double> %271, %291
  %293 = insertelement <2 x double> poison, double %270, i64 0
  %294 = shufflevector <2 x double> %293, <2 x double> poison, <2 x i32> zeroinitializer
  %295 = fmul contract <2 x double> %271, %294
  %296 = shufflevector <2 x double> %295, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %297 = fsub contract <2 x double> %292, %296
  %298 = fadd contract <2 x double> %292, %296
  %299 = shufflevector <2 x double> %297, <2 x double> %298, <2 x i32> <i32 0, i32 3>
  %300 = fsub contract <2 x double> %289, %299
  store <2 x double> %300, ptr %49, align 16
  %301 = load <2 x double>, ptr %262, align 8
  %302 = shufflevector <2 x double> %301, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %303 = fmul contract <2 x double> %264, %302
  %304 = shufflevector <2 x double> %303, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %305 = shufflevector <2 x double> %301, <2 x double> poison, <2 x i32> zeroinitializer
  %306 = fmul contract <2 x double> %264, %305
  %307 = fsub contract <2 x double> %306, %304
  %308 = fadd contract <2 x double> %306, %304
  %309 = shufflevector <2 x double> %307, <2 x double> %308, <2 x i32> <i32 0, i32 3>
  %310 = fsub contract <2 x double> %279, %309
  store <2 x double> %310, ptr %11, align 16
  %311 = fmul contract <2 x double> %301, %291
  %312 = fmul contract <2 x double> %301, %294
  %313 = shufflevector <2 x double> %312, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %314 = fsub contract <2 x double> %311, %313
  %315 = fadd contract <2 x double> %311, %313
  %316 = shufflevector <2 x double> %314, <2 x double> %315, <2 x i32> <i32 0, i32 3>
  %317 = fmul contract <2 x double> %263, %281
  %318 = shufflevector <2 x double> %317, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %319 = fmul contract <2 x double> %263, %285
  %320 = fsub contract <2 x double> %319, %318
  %321 = fadd contract <2 x double> %319, %318
  %322 = shufflevector <2 x double> %320, <2 x double> %321, <2 x i32> <i32 0, i32 3>
  %323 = fsub contract <2 x double> %316, %322
  store <2 x double> %323, ptr %50, align 16
  br label %824

324:                                              ; preds = %446, %198
  %325 = phi i64 [ 0, %198 ], [ %447, %446 ]
  %326 = mul nuw nsw i64 %325, 6
  %327 = getelementptr inbounds { double, double }, ptr %42, i64 %326
  %328 = getelementptr inbounds { double, double }, ptr %199, i64 %326
  %329 = getelementptr inbounds { double, double }, ptr %327, i64 1
  %330 = getelementptr inbounds { double, double }, ptr %327, i64 2
  %331 = load <2 x double>, ptr %327, align 16
  %332 = load <2 x double>, ptr %329, align 16
  %333 = load <2 x double>, ptr %330, align 16
  br label %334

334:                                              ; preds = %334, %324
  %335 = phi i64 [ 0, %324 ], [ %382, %334 ]
  %336 = mul nuw nsw i64 %335, 3
  %337 = getelementptr inbounds { double, double }, ptr %78, i64 %336
  %338 = load double, ptr %337, align 8
  %339 = getelementptr inbounds { double, double }, ptr %78, i64 %336, i32 1
  %340 = load double, ptr %339, align 8
  %341 = getelementptr { double, double }, ptr %337, i64 1
  %342 = load double, ptr %341, align 8
  %343 = getelementptr { double, double }, ptr %337, i64 1, i32 1
  %344 = load double, ptr %343, align 8
  %345 = getelementptr { double, double }, ptr %337, i64 2
  %346 = load double, ptr %345, align 8
  %347 = getelementptr { double, double }, ptr %337, i64 2, i32 1
  %348 = load double, ptr %347, align 8
  %349 = getelementptr inbounds { double, double }, ptr %328, i64 %335
  %350 = insertelement <2 x double> poison, double %338, i64 0
  %351 = shufflevector <2 x double> %350, <2 x double> poison, <2 x i32> zeroinitializer
  %352 = fmul contract <2 x double> %331, %351
  %353 = insertelement <2 x double> poison, double %340, i64 0
  %354 = shufflevector <2 x double> %353, <2 x double> poison, <2 x i32> zeroinitializer
  %355 = fmul contract <2 x double> %331, %354
  %356 = shufflevector <2 x double> %355, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %357 = fsub contract <2 x double> %352, %356
  %358 = fadd contract <2 x double> %352, %356
  %359 = shufflevector <2 x double> %357, <2 x double> %358, <2 x i32> <i32 0, i32 3>
  %360 = insertelement <2 x double> poison, double %342, i64 0
  %361 = shufflevector <2 x double> %360, <2 x double> poison, <2 x i32> zeroinitializer
  %362 = fmul contract <2 x double> %332, %361
  %363 = insertelement <2 x double> poison, double %344, i64 0
  %364 = shufflevector <2 x double> %363, <2 x double> poison, <2 x i32> zeroinitializer
  %365 = fmul contract <2 x double> %332, %364
  %366 = shufflevector <2 x double> %365, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %367 = fsub contract <2 x double> %362, %366
  %368 = fadd contract <2 x double> %362, %366
  %369 = shufflevector <2 x double> %367, <2 x double> %368, <2 x i32> <i32 0, i32 3>
  %370 = fadd contract <2 x double> %359, %369
  %371 = insertelement <2 x double> poison, double %346, i64 0
  %372 = shufflevector <2 x double> %371, <2 x double> poison, <2 x i32> zeroinitializer
  %373 = fmul contract <2 x double> %333, %372
  %374 = insertelement <2 x double> poison, double %348, i64 0
  %375 = shufflevector <2 x double> %374, <2 x double> poison, <2 x i32> zeroinitializer
  %376 = fmul contract <2 x double> %333, %375
  %377 = shufflevector <2 x double> %376, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %378 = fsub contract <2 x double> %373, %377
  %379 = fadd contract <2 x double> %373, %377
  %380 = shufflevector <2 x double> %378, <2 x double> %379, <2 x i32> <i32 0, i32 3>
  %381 = fadd contract <2 x double> %370, %380
  store <2 x double> %381, ptr %349, align 8
  %382 = add nuw nsw i64 %335, 1
  %383 = icmp eq i64 %382, 3
  br i1 %383, label %384, label %334, !llvm.loop !101

384:                                              ; preds = %334
  %385 = getelementptr inbounds { double, double }, ptr %327, i64 3
  %386 = getelementptr inbounds { double, double }, ptr %328, i64 3
  %387 = getelementptr inbounds { double, double }, ptr %327, i64 4
  %388 = getelementptr inbounds { double, double }, ptr %327, i64 5
  %389 = load <2 x double>, ptr %385, align 16
  %390 = load <2 x double>, ptr %387, align 16
  %391 = load <2 x double>, ptr %388, align 16
  br label %392

392:                                              ; preds = %392, %384
  %393 = phi i64 [ 0, %384 ], [ %440, %392 ]
  %394 = mul nuw nsw i64 %393, 3
  %395 = getelementptr inbounds { double, double }, ptr %78, i64 %394
  %396 = load double, ptr %395, align 8
  %397 = getelementptr inbounds { double, double }, ptr %78, i64 %394, i32 1
  %398 = load double, ptr %397, align 8
  %399 = getelementptr { double, double }, ptr %395, i64 1
  %400 = load double, ptr %399, align 8
  %401 = getelementptr { double, double }, ptr %395, i64 1, i32 1
  %402 = load double, ptr %401, align 8
  %403 = getelementptr { double, double }, ptr %395, i64 2
  %404 = load double, ptr %403, align 8
  %405 = getelementptr { double, double }, ptr %395, i64 2, i32 1
  %406 = load double, ptr %405, align 8
  %407 = getelementptr inbounds { double, double }, ptr %386, i64 %393
  %408 = insertelement <2 x double> poison, double %396, i64 0
  %409 = shufflevector <2 x double> %408, <2 x double> poison, <2 x i32> zeroinitializer
  %410 = fmul contract <2 x double> %389, %409
  %411 = insertelement <2 x double> poison, double %398, i64 0
  %412 = shufflevector <2 x double> %411, <2 x double> poison, <2 x i32> zeroinitializer
  %413 = fmul contract <2 x double> %389, %412
  %414 = shufflevector <2 x double> %413, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %415 = fsub contract <2 x double> %410, %414
  %416 = fadd contract <2 x double> %410, %414
  %417 = shufflevector <2 x double> %415, <2 x double> %416, <2 x i32> <i32 0, i32 3>
  %418 = insertelement <2 x double> poison, double %400, i64 0
  %419 = shufflevector <2 x double> %418, <2 x double> poison, <2 x i32> zeroinitializer
  %420 = fmul contract <2 x double> %390, %419
  %421 = insertelement <2 x double> poison, double %402, i64 0
  %422 = shufflevector <2 x double> %421, <2 x double> poison, <2 x i32> zeroinitializer
  %423 = fmul contract <2 x double> %390, %422
  %424 = shufflevector <2 x double> %423, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %425 = fsub contract <2 x double> %420, %424
  %426 = fadd contract <2 x double> %420, %424
  %427 = shufflevector <2 x double> %425, <2 x double> %426, <2 x i32> <i32 0, i32 3>
  %428 = fadd contract <2 x double> %417, %427
  %429 = insertelement <2 x double> poison, double %404, i64 0
  %430 = shufflevector <2 x double> %429, <2 x double> poison, <2 x i32> zeroinitializer
  %431 = fmul contract <2 x double> %391, %430
  %432 = insertelement <2 x double> poison, double %406, i64 0
  %433 = shufflevector <2 x double> %432, <2 x double> poison, <2 x i32> zeroinitializer
  %434 = fmul contract <2 x double> %391, %433
  %435 = shufflevector <2 x double> %434, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %436 = fsub contract <2 x double> %431, %435
  %437 = fadd contract <2 x double> %431, %435
  %438 = shufflevector <2 x double> %436, <2 x double> %437, <2 x i32> <i32 0, i32 3>
  %439 = fadd contract <2 x double> %428, %438
  store <2 x double> %439, ptr %407, align 8
  %440 = add nuw nsw i64 %393, 1
  %441 = icmp eq i64 %440, 3
  br i1 %441, label %442, label %392, !llvm.loop !101

442:                                              ; preds = %392
  %443 = getelementptr inbounds { double, double }, ptr %196, i64 %325
  %444 = load <2 x double>, ptr %443, align 8
  %445 = add nuw nsw i64 %326, 3
  br label %449

446:                                              ; preds = %449
  %447 = add nuw nsw i64 %325, 1
  %448 = icmp eq i64 %447, %98
  br i1 %448, label %256, label %324, !llvm.loop !135

449:                                              ; preds = %449, %442
  %450 = phi i64 [ 0, %442 ], [ %487, %449 ]
  %451 = add nuw nsw i64 %450, %326
  %452 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 5, i64 %451
  %453 = load double, ptr %452, align 8
  %454 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 5, i64 %451, i32 1
  %455 = load double, ptr %454, align 8
  %456 = getelementptr inbounds [3 x { double, double }], ptr %9, i64 0, i64 %450
  %457 = insertelement <2 x double> poison, double %453, i64 0
  %458 = shufflevector <2 x double> %457, <2 x double> poison, <2 x i32> zeroinitializer
  %459 = fmul contract <2 x double> %444, %458
  %460 = insertelement <2 x double> poison, double %455, i64 0
  %461 = shufflevector <2 x double> %460, <2 x double> poison, <2 x i32> zeroinitializer
  %462 = fmul contract <2 x double> %444, %461
  %463 = shufflevector <2 x double> %462, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %464 = fsub contract <2 x double> %459, %463
  %465 = fadd contract <2 x double> %459, %463
  %466 = shufflevector <2 x double> %464, <2 x double> %465, <2 x i32> <i32 0, i32 3>
  %467 = load <2 x double>, ptr %456, align 16
  %468 = fadd contract <2 x double> %467, %466
  store <2 x double> %468, ptr %456, align 16
  %469 = add nuw nsw i64 %445, %450
  %470 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 5, i64 %469
  %471 = load double, ptr %470, align 8
  %472 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 5, i64 %469, i32 1
  %473 = load double, ptr %472, align 8
  %474 = getelementptr inbounds [3 x { double, double }], ptr %10, i64 0, i64 %450
  %475 = insertelement <2 x double> poison, double %471, i64 0
  %476 = shufflevector <2 x double> %475, <2 x double> poison, <2 x i32> zeroinitializer
  %477 = fmul contract <2 x double> %444, %476
  %478 = insertelement <2 x double> poison, double %473, i64 0
  %479 = shufflevector <2 x double> %478, <2 x double> poison, <2 x i32> zeroinitializer
  %480 = fmul contract <2 x double> %444, %479
  %481 = shufflevector <2 x double> %480, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %482 = fsub contract <2 x double> %477, %481
  %483 = fadd contract <2 x double> %477, %481
  %484 = shufflevector <2 x double> %482, <2 x double> %483, <2 x i32> <i32 0, i32 3>
  %485 = load <2 x double>, ptr %474, align 16
  %486 = fadd contract <2 x double> %485, %484
  store <2 x double> %486, ptr %474, align 16
  %487 = add nuw nsw i64 %450, 1
  %488 = icmp eq i64 %487, 3
  br i1 %488, label %446, label %449, !llvm.loop !136

489:                                              ; preds = %824
  %490 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 6
  %491 = getelementptr inbounds { double, double }, ptr %108, i64 1
  %492 = getelementptr inbounds { double, double }, ptr %108, i64 2
  %493 = load <2 x double>, ptr %108, align 16
  %494 = load <2 x double>, ptr %491, align 16
  %495 = load <2 x double>, ptr %492, align 16
  br label %496

496:                                              ; preds = %496, %489
  %497 = phi i64 [ 0, %489 ], [ %544, %496 ]
  %498 = mul nuw nsw i64 %497, 3
  %499 = getelementptr inbounds { double, double }, ptr %78, i64 %498
  %500 = load double, ptr %499, align 8
  %501 = getelementptr inbounds { double, double }, ptr %78, i64 %498, i32 1
  %502 = load double, ptr %501, align 8
  %503 = getelementptr { double, double }, ptr %499, i64 1
  %504 = load double, ptr %503, align 8
  %505 = getelementptr { double, double }, ptr %499, i64 1, i32 1
  %506 = load double, ptr %505, align 8
  %507 = getelementptr { double, double }, ptr %499, i64 2
  %508 = load double, ptr %507, align 8
  %509 = getelementptr { double, double }, ptr %499, i64 2, i32 1
  %510 = load double, ptr %509, align 8
  %511 = getelementptr inbounds { double, double }, ptr %490, i64 %497
  %512 = insertelement <2 x double> poison, double %500, i64 0
  %513 = shufflevector <2 x double> %512, <2 x double> poison, <2 x i32> zeroinitializer
  %514 = fmul contract <2 x double> %493, %513
  %515 = insertelement <2 x double> poison, double %502, i64 0
  %516 = shufflevector <2 x double> %515, <2 x double> poison, <2 x i32> zeroinitializer
  %517 = fmul contract <2 x double> %493, %516
  %518 = shufflevector <2 x double> %517, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %519 = fsub contract <2 x double> %514, %518
  %520 = fadd contract <2 x double> %514, %518
  %521 = shufflevector <2 x double> %519, <2 x double> %520, <2 x i32> <i32 0, i32 3>
  %522 = insertelement <2 x double> poison, double %504, i64 0
  %523 = shufflevector <2 x double> %522, <2 x double> poison, <2 x i32> zeroinitializer
  %524 = fmul contract <2 x double> %494, %523
  %525 = insertelement <2 x double> poison, double %506, i64 0
  %526 = shufflevector <2 x double> %525, <2 x double> poison, <2 x i32> zeroinitializer
  %527 = fmul contract <2 x double> %494, %526
  %528 = shufflevector <2 x double> %527, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %529 = fsub contract <2 x double> %524, %528
  %530 = fadd contract <2 x double> %524, %528
  %531 = shufflevector <2 x double> %529, <2 x double> %530, <2 x i32> <i32 0, i32 3>
  %532 = fadd contract <2 x double> %521, %531
  %533 = insertelement <2 x double> poison, double %508, i64 0
  %534 = shufflevector <2 x double> %533, <2 x double> poison, <2 x i32> zeroinitializer
  %535 = fmul contract <2 x double> %495, %534
  %536 = insertelement <2 x double> poison, double %510, i64 0
  %537 = shufflevector <2 x double> %536, <2 x double> poison, <2 x i32> zeroinitializer
  %538 = fmul contract <2 x double> %495, %537
  %539 = shufflevector <2 x double> %538, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %540 = fsub contract <2 x double> %535, %539
  %541 = fadd contract <2 x double> %535, %539
  %542 = shufflevector <2 x double> %540, <2 x double> %541, <2 x i32> <i32 0, i32 3>
  %543 = fadd contract <2 x double> %532, %542
  store <2 x double> %543, ptr %511, align 8
  %544 = add nuw nsw i64 %497, 1
  %545 = icmp eq i64 %544, 3
  br i1 %545, label %546, label %496, !llvm.loop !101

546:                                              ; preds = %496
  %547 = getelementptr inbounds { double, double }, ptr %108, i64 3
  %548 = getelementptr inbounds { double, double }, ptr %490, i64 3
  %549 = getelementptr inbounds { double, double }, ptr %108, i64 4
  %550 = getelementptr inbounds { double, double }, ptr %108, i64 5
  %551 = load <2 x double>, ptr %547, align 16
  %552 = load <2 x double>, ptr %549, align 16
  %553 = load <2 x double>, ptr %550, align 16
  br label %554

554:                                              ; preds = %554, %546
  %555 = phi i64 [ 0, %546 ], [ %602, %554 ]
  %556 = mul nuw nsw i64 %555, 3
  %557 = getelementptr inbounds { double, double }, ptr %78, i64 %556
  %558 = load double, ptr %557, align 8
  %559 = getelementptr inbounds { double, double }, ptr %78, i64 %556, i32 1
  %560 = load double, ptr %559, align 8
  %561 = getelementptr { double, double }, ptr %557, i64 1
  %562 = load double, ptr %561, align 8
  %563 = getelementptr { double, double }, ptr %557, i64 1, i32 1
  %564 = load double, ptr %563, align 8
  %565 = getelementptr { double, double }, ptr %557, i64 2
  %566 = load double, ptr %565, align 8
  %567 = getelementptr { double, double }, ptr %557, i64 2, i32 1
  %568 = load double, ptr %567, align 8
  %569 = getelementptr inbounds { double, double }, ptr %548, i64 %555
  %570 = insertelement <2 x double> poison, double %558, i64 0
  %571 = shufflevector <2 x double> %570, <2 x double> poison, <2 x i32> zeroinitializer
  %572 = fmul contract <2 x double> %551, %571
  %573 = insertelement <2 x double> poison, double %560, i64 0
  %574 = shufflevector <2 x double> %573, <2 x double> poison, <2 x i32> zeroinitializer
  %575 = fmul contract <2 x double> %551, %574
  %576 = shufflevector <2 x double> %575, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %577 = fsub contract <2 x double> %572, %576
  %578 = fadd contract <2 x double> %572, %576
  %579 = shufflevector <2 x double> %577, <2 x double> %578, <2 x i32> <i32 0, i32 3>
  %580 = insertelement <2 x double> poison, double %562, i64 0
  %581 = shufflevector <2 x double> %580, <2 x double> poison, <2 x i32> zeroinitializer
  %582 = fmul contract <2 x double> %552, %581
  %583 = insertelement <2 x double> poison, double %564, i64 0
  %584 = shufflevector <2 x double> %583, <2 x double> poison, <2 x i32> zeroinitializer
  %585 = fmul contract <2 x double> %552, %584
  %586 = shufflevector <2 x double> %585, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %587 = fsub contract <2 x double> %582, %586
  %588 = fadd contract <2 x double> %582, %586
  %589 = shufflevector <2 x double> %587, <2 x double> %588, <2 x i32> <i32 0, i32 3>
  %590 = fadd contract <2 x double> %579, %589
  %591 = insertelement <2 x double> poison, double %566, i64 0
  %592 = shufflevector <2 x double> %591, <2 x double> poison, <2 x i32> zeroinitializer
  %593 = fmul contract <2 x double> %553, %592
  %594 = insertelement <2 x double> poison, double %568, i64 0
  %595 = shufflevector <2 x double> %594, <2 x double> poison, <2 x i32> zeroinitializer
  %596 = fmul contract <2 x double> %553, %595
  %597 = shufflevector <2 x double> %596, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %598 = fsub contract <2 x double> %593, %597
  %599 = fadd contract <2 x double> %593, %597
  %600 = shufflevector <2 x double> %598, <2 x double> %599, <2 x i32> <i32 0, i32 3>
  %601 = fadd contract <2 x double> %590, %600
  store <2 x double> %601, ptr %569, align 8
  %602 = add nuw nsw i64 %555, 1
  %603 = icmp eq i64 %602, 3
  br i1 %603, label %604, label %554, !llvm.loop !101

604:                                              ; preds = %554
  %605 = load <2 x double>, ptr %258, align 8
  %606 = load <2 x double>, ptr %261, align 8
  %607 = load <2 x double>, ptr %490, align 8
  %608 = getelementptr inbounds { double, double }, ptr %490, i64 1
  %609 = load <2 x double>, ptr %51, align 16
  %610 = shufflevector <2 x double> %609, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %611 = fmul contract <2 x double> %605, %610
  %612 = shufflevector <2 x double> %611, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %613 = shufflevector <2 x double> %609, <2 x double> poison, <2 x i32> zeroinitializer
  %614 = fmul contract <2 x double> %605, %613
  %615 = fsub contract <2 x double> %614, %612
  %616 = fadd contract <2 x double> %614, %612
  %617 = shufflevector <2 x double> %615, <2 x double> %616, <2 x i32> <i32 0, i32 3>
  %618 = load <2 x double>, ptr %608, align 8
  %619 = getelementptr inbounds { double, double }, ptr %490, i64 2
  %620 = load <2 x double>, ptr %52, align 16
  %621 = shufflevector <2 x double> %620, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %622 = fmul contract <2 x double> %606, %621
  %623 = shufflevector <2 x double> %622, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %624 = shufflevector <2 x double> %620, <2 x double> poison, <2 x i32> zeroinitializer
  %625 = fmul contract <2 x double> %606, %624
  %626 = fsub contract <2 x double> %625, %623
  %627 = fadd contract <2 x double> %625, %623
  %628 = shufflevector <2 x double> %626, <2 x double> %627, <2 x i32> <i32 0, i32 3>
  %629 = load <2 x double>, ptr %9, align 16
  %630 = fsub contract <2 x double> %617, %628
  %631 = fadd contract <2 x double> %607, %630
  store <2 x double> %631, ptr %490, align 8
  %632 = load <2 x double>, ptr %261, align 8
  %633 = shufflevector <2 x double> %629, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %634 = fmul contract <2 x double> %632, %633
  %635 = shufflevector <2 x double> %634, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %636 = shufflevector <2 x double> %629, <2 x double> poison, <2 x i32> zeroinitializer
  %637 = fmul contract <2 x double> %632, %636
  %638 = fsub contract <2 x double> %637, %635
  %639 = fadd contract <2 x double> %637, %635
  %640 = shufflevector <2 x double> %638, <2 x double> %639, <2 x i32> <i32 0, i32 3>
  %641 = load double, ptr %257, align 8
  %642 = load double, ptr %269, align 8
  %643 = insertelement <2 x double> poison, double %641, i64 0
  %644 = shufflevector <2 x double> %643, <2 x double> poison, <2 x i32> zeroinitializer
  %645 = fmul contract <2 x double> %609, %644
  %646 = insertelement <2 x double> poison, double %642, i64 0
  %647 = shufflevector <2 x double> %646, <2 x double> poison, <2 x i32> zeroinitializer
  %648 = fmul contract <2 x double> %609, %647
  %649 = shufflevector <2 x double> %648, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %650 = fsub contract <2 x double> %645, %649
  %651 = fadd contract <2 x double> %645, %649
  %652 = shufflevector <2 x double> %650, <2 x double> %651, <2 x i32> <i32 0, i32 3>
  %653 = fsub contract <2 x double> %640, %652
  %654 = fadd contract <2 x double> %618, %653
  store <2 x double> %654, ptr %608, align 8
  %655 = load double, ptr %257, align 8
  %656 = load double, ptr %269, align 8
  %657 = insertelement <2 x double> poison, double %655, i64 0
  %658 = shufflevector <2 x double> %657, <2 x double> poison, <2 x i32> zeroinitializer
  %659 = fmul contract <2 x double> %620, %658
  %660 = insertelement <2 x double> poison, double %656, i64 0
  %661 = shufflevector <2 x double> %660, <2 x double> poison, <2 x i32> zeroinitializer
  %662 = fmul contract <2 x double> %620, %661
  %663 = shufflevector <2 x double> %662, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %664 = fsub contract <2 x double> %659, %663
  %665 = fadd contract <2 x double> %659, %663
  %666 = shufflevector <2 x double> %664, <2 x double> %665, <2 x i32> <i32 0, i32 3>
  %667 = load <2 x double>, ptr %258, align 8
  %668 = load double, ptr %259, align 8
  %669 = shufflevector <2 x double> %667, <2 x double> poison, <2 x i32> zeroinitializer
  %670 = fmul contract <2 x double> %629, %669
  %671 = insertelement <2 x double> poison, double %668, i64 0
  %672 = shufflevector <2 x double> %671, <2 x double> poison, <2 x i32> zeroinitializer
  %673 = fmul contract <2 x double> %629, %672
  %674 = shufflevector <2 x double> %673, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %675 = fsub contract <2 x double> %670, %674
  %676 = fadd contract <2 x double> %670, %674
  %677 = shufflevector <2 x double> %675, <2 x double> %676, <2 x i32> <i32 0, i32 3>
  %678 = fsub contract <2 x double> %666, %677
  %679 = load <2 x double>, ptr %619, align 8
  %680 = fadd contract <2 x double> %679, %678
  store <2 x double> %680, ptr %619, align 8
  %681 = getelementptr inbounds { double, double }, ptr %490, i64 4
  %682 = getelementptr inbounds { double, double }, ptr %490, i64 5
  %683 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 1
  %684 = getelementptr inbounds { double, double }, ptr %683, i64 1
  %685 = getelementptr inbounds { double, double }, ptr %683, i64 1, i32 1
  %686 = getelementptr inbounds { double, double }, ptr %683, i64 2
  %687 = getelementptr inbounds { double, double }, ptr %683, i64 2, i32 1
  %688 = load <2 x double>, ptr %258, align 8
  %689 = load <2 x double>, ptr %261, align 8
  %690 = load <2 x double>, ptr %548, align 8
  %691 = load <2 x double>, ptr %684, align 8
  %692 = load <2 x double>, ptr %686, align 8
  %693 = getelementptr inbounds { double, double }, ptr %683, i64 0, i32 1
  %694 = load <2 x double>, ptr %50, align 16
  %695 = load <2 x double>, ptr %681, align 8
  %696 = load <2 x double>, ptr %53, align 16
  %697 = shufflevector <2 x double> %694, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %698 = fmul contract <2 x double> %688, %697
  %699 = shufflevector <2 x double> %698, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %700 = shufflevector <2 x double> %694, <2 x double> poison, <2 x i32> zeroinitializer
  %701 = fmul contract <2 x double> %688, %700
  %702 = fsub contract <2 x double> %701, %699
  %703 = fadd contract <2 x double> %701, %699
  %704 = shufflevector <2 x double> %702, <2 x double> %703, <2 x i32> <i32 0, i32 3>
  %705 = shufflevector <2 x double> %696, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %706 = fmul contract <2 x double> %691, %705
  %707 = shufflevector <2 x double> %706, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %708 = shufflevector <2 x double> %696, <2 x double> poison, <2 x i32> zeroinitializer
  %709 = fmul contract <2 x double> %691, %708
  %710 = fsub contract <2 x double> %709, %707
  %711 = fadd contract <2 x double> %709, %707
  %712 = shufflevector <2 x double> %710, <2 x double> %711, <2 x i32> <i32 0, i32 3>
  %713 = load <2 x double>, ptr %49, align 16
  %714 = load <2 x double>, ptr %11, align 16
  %715 = load <2 x double>, ptr %682, align 8
  %716 = load <2 x double>, ptr %54, align 16
  %717 = shufflevector <2 x double> %713, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %718 = fmul contract <2 x double> %689, %717
  %719 = shufflevector <2 x double> %718, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %720 = shufflevector <2 x double> %713, <2 x double> poison, <2 x i32> zeroinitializer
  %721 = fmul contract <2 x double> %689, %720
  %722 = fsub contract <2 x double> %721, %719
  %723 = fadd contract <2 x double> %721, %719
  %724 = shufflevector <2 x double> %722, <2 x double> %723, <2 x i32> <i32 0, i32 3>
  %725 = shufflevector <2 x double> %716, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %726 = fmul contract <2 x double> %692, %725
  %727 = shufflevector <2 x double> %726, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %728 = shufflevector <2 x double> %716, <2 x double> poison, <2 x i32> zeroinitializer
  %729 = fmul contract <2 x double> %692, %728
  %730 = fsub contract <2 x double> %729, %727
  %731 = fadd contract <2 x double> %729, %727
  %732 = shufflevector <2 x double> %730, <2 x double> %731, <2 x i32> <i32 0, i32 3>
  %733 = fsub contract <2 x double> %704, %724
  %734 = fadd contract <2 x double> %690, %733
  store <2 x double> %734, ptr %548, align 8
  %735 = load <2 x double>, ptr %261, align 8
  %736 = shufflevector <2 x double> %714, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %737 = fmul contract <2 x double> %735, %736
  %738 = shufflevector <2 x double> %737, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %739 = shufflevector <2 x double> %714, <2 x double> poison, <2 x i32> zeroinitializer
  %740 = fmul contract <2 x double> %735, %739
  %741 = fsub contract <2 x double> %740, %738
  %742 = fadd contract <2 x double> %740, %738
  %743 = shufflevector <2 x double> %741, <2 x double> %742, <2 x i32> <i32 0, i32 3>
  %744 = load double, ptr %257, align 8
  %745 = load double, ptr %269, align 8
  %746 = insertelement <2 x double> poison, double %744, i64 0
  %747 = shufflevector <2 x double> %746, <2 x double> poison, <2 x i32> zeroinitializer
  %748 = fmul contract <2 x double> %694, %747
  %749 = insertelement <2 x double> poison, double %745, i64 0
  %750 = shufflevector <2 x double> %749, <2 x double> poison, <2 x i32> zeroinitializer
  %751 = fmul contract <2 x double> %694, %750
  %752 = shufflevector <2 x double> %751, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %753 = fsub contract <2 x double> %748, %752
  %754 = fadd contract <2 x double> %748, %752
  %755 = shufflevector <2 x double> %753, <2 x double> %754, <2 x i32> <i32 0, i32 3>
  %756 = fsub contract <2 x double> %743, %755
  %757 = fadd contract <2 x double> %695, %756
  store <2 x double> %757, ptr %681, align 8
  %758 = load double, ptr %257, align 8
  %759 = load double, ptr %269, align 8
  %760 = insertelement <2 x double> poison, double %758, i64 0
  %761 = shufflevector <2 x double> %760, <2 x double> poison, <2 x i32> zeroinitializer
  %762 = fmul contract <2 x double> %713, %761
  %763 = insertelement <2 x double> poison, double %759, i64 0
  %764 = shufflevector <2 x double> %763, <2 x double> poison, <2 x i32> zeroinitializer
  %765 = fmul contract <2 x double> %713, %764
  %766 = shufflevector <2 x double> %765, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %767 = fsub contract <2 x double> %762, %766
  %768 = fadd contract <2 x double> %762, %766
  %769 = shufflevector <2 x double> %767, <2 x double> %768, <2 x i32> <i32 0, i32 3>
  %770 = load <2 x double>, ptr %258, align 8
  %771 = load double, ptr %259, align 8
  %772 = shufflevector <2 x double> %770, <2 x double> poison, <2 x i32> zeroinitializer
  %773 = fmul contract <2 x double> %714, %772
  %774 = insertelement <2 x double> poison, double %771, i64 0
  %775 = shufflevector <2 x double> %774, <2 x double> poison, <2 x i32> zeroinitializer
  %776 = fmul contract <2 x double> %714, %775
  %777 = shufflevector <2 x double> %776, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %778 = fsub contract <2 x double> %773, %777
  %779 = fadd contract <2 x double> %773, %777
  %780 = shufflevector <2 x double> %778, <2 x double> %779, <2 x i32> <i32 0, i32 3>
  %781 = fsub contract <2 x double> %769, %780
  %782 = fadd contract <2 x double> %715, %781
  %783 = fsub contract <2 x double> %712, %732
  %784 = fadd contract <2 x double> %734, %783
  store <2 x double> %784, ptr %548, align 8
  %785 = load <2 x double>, ptr %10, align 16
  %786 = load <2 x double>, ptr %55, align 8
  %787 = shufflevector <2 x double> %786, <2 x double> poison, <2 x i32> zeroinitializer
  %788 = fmul contract <2 x double> %692, %787
  %789 = shufflevector <2 x double> %788, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %790 = shufflevector <2 x double> %785, <2 x double> poison, <2 x i32> zeroinitializer
  %791 = fmul contract <2 x double> %692, %790
  %792 = fsub contract <2 x double> %791, %789
  %793 = fadd contract <2 x double> %791, %789
  %794 = shufflevector <2 x double> %792, <2 x double> %793, <2 x i32> <i32 0, i32 3>
  %795 = load double, ptr %683, align 8
  %796 = load double, ptr %693, align 8
  %797 = insertelement <2 x double> poison, double %795, i64 0
  %798 = shufflevector <2 x double> %797, <2 x double> poison, <2 x i32> zeroinitializer
  %799 = fmul contract <2 x double> %696, %798
  %800 = insertelement <2 x double> poison, double %796, i64 0
  %801 = shufflevector <2 x double> %800, <2 x double> poison, <2 x i32> zeroinitializer
  %802 = fmul contract <2 x double> %696, %801
  %803 = shufflevector <2 x double> %802, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %804 = fsub contract <2 x double> %799, %803
  %805 = fadd contract <2 x double> %799, %803
  %806 = shufflevector <2 x double> %804, <2 x double> %805, <2 x i32> <i32 0, i32 3>
  %807 = fsub contract <2 x double> %794, %806
  %808 = fadd contract <2 x double> %757, %807
  store <2 x double> %808, ptr %681, align 8
  %809 = fmul contract <2 x double> %716, %798
  %810 = fmul contract <2 x double> %716, %801
  %811 = shufflevector <2 x double> %810, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %812 = fsub contract <2 x double> %809, %811
  %813 = fadd contract <2 x double> %809, %811
  %814 = shufflevector <2 x double> %812, <2 x double> %813, <2 x i32> <i32 0, i32 3>
  %815 = fmul contract <2 x double> %691, %787
  %816 = shufflevector <2 x double> %815, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %817 = fmul contract <2 x double> %691, %790
  %818 = fsub contract <2 x double> %817, %816
  %819 = fadd contract <2 x double> %817, %816
  %820 = shufflevector <2 x double> %818, <2 x double> %819, <2 x i32> <i32 0, i32 3>
  %821 = fsub contract <2 x double> %814, %820
  %822 = fadd contract <2 x double> %782, %821
  store <2 x double> %822, ptr %682, align 8
  %823 = icmp eq ptr %75, null
  br i1 %823, label %931, label %849

824:                                              ; preds = %824, %256
  %825 = phi i64 [ 0, %256 ], [ %847, %824 ]
  %826 = getelementptr inbounds %struct.Link, ptr %84, i64 0, i32 1, i64 %825
  %827 = getelementptr inbounds [3 x { double, double }], ptr %9, i64 0, i64 %825
  %828 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 1, i64 %825
  %829 = load <2 x double>, ptr %826, align 8
  %830 = load <2 x double>, ptr %827, align 16
  %831 = fadd contract <2 x double> %829, %830
  store <2 x double> %831, ptr %828, align 8
  %832 = getelementptr inbounds [3 x { double, double }], ptr %10, i64 0, i64 %825
  %833 = getelementptr inbounds [3 x { double, double }], ptr %11, i64 0, i64 %825
  %834 = getelementptr inbounds %struct.Link, ptr %84, i64 0, i32 2, i64 %825
  %835 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 2, i64 %825
  %836 = load <2 x double>, ptr %832, align 16
  %837 = load <2 x double>, ptr %833, align 16
  %838 = fadd contract <2 x double> %836, %837
  store <2 x double> %838, ptr %833, align 16
  %839 = load <2 x double>, ptr %834, align 8
  %840 = fadd contract <2 x double> %838, %839
  store <2 x double> %840, ptr %835, align 8
  %841 = getelementptr inbounds %struct.Link, ptr %84, i64 0, i32 3, i64 %825
  %842 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 4, i64 %825
  %843 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 3, i64 %825
  %844 = load <2 x double>, ptr %841, align 8
  %845 = load <2 x double>, ptr %842, align 8
  %846 = fadd contract <2 x double> %844, %845
  store <2 x double> %846, ptr %843, align 8
  %847 = add nuw nsw i64 %825, 1
  %848 = icmp eq i64 %847, 3
  br i1 %848, label %489, label %824, !llvm.loop !137

849:                                              ; preds = %604
  %850 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %75, ptr noundef nonnull align 8 dereferenceable(48) %850, i64 48, i1 false)
  %851 = getelementptr inbounds { double, double }, ptr %75, i64 3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %851, ptr noundef nonnull align 8 dereferenceable(144) %78, i64 144, i1 false)
  %852 = getelementptr inbounds { double, double }, ptr %75, i64 12
  %853 = getelementptr inbounds %struct.Link, ptr %77, i64 %71, i32 2
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %852, ptr noundef nonnull align 8 dereferenceable(48) %853, i64 48, i1 false)
  %854 = getelementptr inbounds { double, double }, ptr %75, i64 15
  br label %855

855:                                              ; preds = %855, %849
  %856 = phi i64 [ 0, %849 ], [ %902, %855 ]
  %857 = getelementptr inbounds { double, double }, ptr %78, i64 %856
  %858 = load double, ptr %683, align 8
  %859 = load double, ptr %693, align 8
  %860 = getelementptr { double, double }, ptr %857, i64 3
  %861 = load double, ptr %684, align 8
  %862 = load double, ptr %685, align 8
  %863 = getelementptr { double, double }, ptr %857, i64 6
  %864 = load double, ptr %686, align 8
  %865 = load double, ptr %687, align 8
  %866 = getelementptr inbounds { double, double }, ptr %854, i64 %856
  %867 = load <2 x double>, ptr %857, align 8
  %868 = insertelement <2 x double> poison, double %859, i64 0
  %869 = shufflevector <2 x double> %868, <2 x double> poison, <2 x i32> zeroinitializer
  %870 = fmul contract <2 x double> %867, %869
  %871 = shufflevector <2 x double> %870, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %872 = insertelement <2 x double> poison, double %858, i64 0
  %873 = shufflevector <2 x double> %872, <2 x double> poison, <2 x i32> zeroinitializer
  %874 = fmul contract <2 x double> %867, %873
  %875 = fsub contract <2 x double> %874, %871
  %876 = fadd contract <2 x double> %874, %871
  %877 = shufflevector <2 x double> %875, <2 x double> %876, <2 x i32> <i32 0, i32 3>
  %878 = load <2 x double>, ptr %860, align 8
  %879 = insertelement <2 x double> poison, double %862, i64 0
  %880 = shufflevector <2 x double> %879, <2 x double> poison, <2 x i32> zeroinitializer
  %881 = fmul contract <2 x double> %878, %880
  %882 = shufflevector <2 x double> %881, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %883 = insertelement <2 x double> poison, double %861, i64 0
  %884 = shufflevector <2 x double> %883, <2 x double> poison, <2 x i32> zeroinitializer
  %885 = fmul contract <2 x double> %878, %884
  %886 = fsub contract <2 x double> %885, %882
  %887 = fadd contract <2 x double> %885, %882
  %888 = shufflevector <2 x double> %886, <2 x double> %887, <2 x i32> <i32 0, i32 3>
  %889 = fadd contract <2 x double> %877, %888
  %890 = load <2 x double>, ptr %863, align 8
  %891 = insertelement <2 x double> poison, double %865, i64 0
  %892 = shufflevector <2 x double> %891, <2 x double> poison, <2 x i32> zeroinitializer
  %893 = fmul contract <2 x double> %890, %892
  %894 = shufflevector <2 x double> %893, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %895 = insertelement <2 x double> poison, double %864, i64 0
  %896 = shufflevector <2 x double> %895, <2 x double> poison, <2 x i32> zeroinitializer
  %897 = fmul contract <2 x double> %890, %896
  %898 = fsub contract <2 x double> %897, %894
  %899 = fadd contract <2 x double> %897, %894
  %900 = shufflevector <2 x double> %898, <2 x double> %899, <2 x i32> <i32 0, i32 3>
  %901 = fadd contract <2 x double> %889, %900
  store <2 x double> %901, ptr %866, align 8
  %902 = add nuw nsw i64 %856, 1
  %903 = icmp eq i64 %902, 3
  br i1 %903, label %904, label %855, !llvm.loop !138

904:                                              ; preds = %855
  %905 = load ptr, ptr %36, align 8, !tbaa !49
  %906 = getelementptr inbounds i64, ptr %905, i64 %71
  %907 = load i64, ptr %906, align 8, !tbaa !33
  %908 = icmp slt i64 %907, 0
  br i1 %908, label %915, label %909

909:                                              ; preds = %904
  %910 = sub nsw i64 %907, %71
  %911 = mul nsw i64 %910, 33
  %912 = getelementptr { double, double }, ptr %75, i64 %911
  %913 = getelementptr { double, double }, ptr %912, i64 18
  %914 = load <2 x double>, ptr %913, align 8
  br label %915

915:                                              ; preds = %909, %904
  %916 = phi <2 x double> [ %914, %909 ], [ zeroinitializer, %904 ]
  %917 = getelementptr inbounds { double, double }, ptr %75, i64 18
  %918 = load <2 x double>, ptr %56, align 16
  %919 = fadd contract <2 x double> %916, %918
  store <2 x double> %919, ptr %917, align 8
  %920 = load ptr, ptr %57, align 8, !tbaa !139
  %921 = getelementptr inbounds i64, ptr %920, i64 %71
  %922 = load i64, ptr %921, align 8, !tbaa !33
  %923 = icmp slt i64 %922, 0
  br i1 %923, label %928, label %924

924:                                              ; preds = %915
  %925 = getelementptr { double, double }, ptr %75, i64 %922
  %926 = getelementptr { double, double }, ptr %925, i64 15
  %927 = load <2 x double>, ptr %926, align 8
  br label %928

928:                                              ; preds = %924, %915
  %929 = phi <2 x double> [ %927, %924 ], [ zeroinitializer, %915 ]
  %930 = getelementptr inbounds { double, double }, ptr %75, i64 19
  store <2 x double> %929, ptr %930, align 8
  br label %931

931:                                              ; preds = %604, %928
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #13
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #13
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(i64 1280, ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %6) #13
  %932 = add nuw nsw i64 %71, 1
  %933 = load i64, ptr %0, align 8, !tbaa !31
  %934 = icmp slt i64 %932, %933
  br i1 %934, label %70, label %58, !llvm.loop !140

935:                                              ; preds = %1211, %27, %58
  %936 = phi i64 [ %933, %58 ], [ %29, %27 ], [ %1213, %1211 ]
  br i1 %15, label %1215, label %1324

937:                                              ; preds = %60, %1211
  %938 = phi i64 [ 0, %60 ], [ %1212, %1211 ]
  %939 = load ptr, ptr %61, align 8, !tbaa !30
  %940 = getelementptr inbounds %struct.Link, ptr %939, i64 %938
  %941 = load ptr, ptr %62, align 8, !tbaa !141
  %942 = mul nuw nsw i64 %938, 9
  %943 = getelementptr inbounds { double, double }, ptr %941, i64 %942
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %4) #13
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5) #13
  %944 = load ptr, ptr %63, align 8, !tbaa !142
  %945 = getelementptr inbounds { double, double }, ptr %944, i64 %938
  %946 = load <2 x double>, ptr %945, align 8
  br label %947

947:                                              ; preds = %956, %937
  %948 = phi i64 [ 0, %937 ], [ %957, %956 ]
  %949 = mul nuw nsw i64 %948, 3
  %950 = getelementptr inbounds { double, double }, ptr %940, i64 %949
  %951 = getelementptr { double, double }, ptr %950, i64 1
  %952 = getelementptr { double, double }, ptr %950, i64 2
  %953 = load <2 x double>, ptr %950, align 8
  %954 = load <2 x double>, ptr %951, align 8
  %955 = load <2 x double>, ptr %952, align 8
  br label %959

956:                                              ; preds = %959
  %957 = add nuw nsw i64 %948, 1
  %958 = icmp eq i64 %957, 3
  br i1 %958, label %1009, label %947, !llvm.loop !143

959:                                              ; preds = %959, %947
  %960 = phi i64 [ 0, %947 ], [ %1007, %959 ]
  %961 = getelementptr inbounds { double, double }, ptr %943, i64 %960
  %962 = load double, ptr %961, align 8
  %963 = getelementptr inbounds { double, double }, ptr %943, i64 %960, i32 1
  %964 = load double, ptr %963, align 8
  %965 = getelementptr { double, double }, ptr %961, i64 3
  %966 = load double, ptr %965, align 8
  %967 = getelementptr { double, double }, ptr %961, i64 3, i32 1
  %968 = load double, ptr %967, align 8
  %969 = getelementptr { double, double }, ptr %961, i64 6
  %970 = load double, ptr %969, align 8
  %971 = getelementptr { double, double }, ptr %961, i64 6, i32 1
  %972 = load double, ptr %971, align 8
  %973 = add nuw nsw i64 %960, %949
  %974 = getelementptr inbounds [9 x { double, double }], ptr %4, i64 0, i64 %973
  %975 = insertelement <2 x double> poison, double %964, i64 0
  %976 = shufflevector <2 x double> %975, <2 x double> poison, <2 x i32> zeroinitializer
  %977 = fmul contract <2 x double> %953, %976
  %978 = shufflevector <2 x double> %977, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %979 = insertelement <2 x double> poison, double %962, i64 0
  %980 = shufflevector <2 x double> %979, <2 x double> poison, <2 x i32> zeroinitializer
  %981 = fmul contract <2 x double> %953, %980
  %982 = fsub contract <2 x double> %981, %978
  %983 = fadd contract <2 x double> %981, %978
  %984 = shufflevector <2 x double> %982, <2 x double> %983, <2 x i32> <i32 0, i32 3>
  %985 = insertelement <2 x double> poison, double %968, i64 0
  %986 = shufflevector <2 x double> %985, <2 x double> poison, <2 x i32> zeroinitializer
  %987 = fmul contract <2 x double> %954, %986
  %988 = shufflevector <2 x double> %987, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %989 = insertelement <2 x double> poison, double %966, i64 0
  %990 = shufflevector <2 x double> %989, <2 x double> poison, <2 x i32> zeroinitializer
  %991 = fmul contract <2 x double> %954, %990
  %992 = fsub contract <2 x double> %991, %988
  %993 = fadd contract <2 x double> %991, %988
  %994 = shufflevector <2 x double> %992, <2 x double> %993, <2 x i32> <i32 0, i32 3>
  %995 = fadd contract <2 x double> %984, %994
  %996 = insertelement <2 x double> poison, double %972, i64 0
  %997 = shufflevector <2 x double> %996, <2 x double> poison, <2 x i32> zeroinitializer
  %998 = fmul contract <2 x double> %955, %997
  %999 = shufflevector <2 x double> %998, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1000 = insertelement <2 x double> poison, double %970, i64 0
  %1001 = shufflevector <2 x double> %1000, <2 x double> poison, <2 x i32> zeroinitializer
  %1002 = fmul contract <2 x double> %955, %1001
  %1003 = fsub contract <2 x double> %1002, %999
  %1004 = fadd contract <2 x double> %1002, %999
  %1005 = shufflevector <2 x double> %1003, <2 x double> %1004, <2 x i32> <i32 0, i32 3>
  %1006 = fadd contract <2 x double> %995, %1005
  store <2 x double> %1006, ptr %974, align 16
  %1007 = add nuw nsw i64 %960, 1
  %1008 = icmp eq i64 %1007, 3
  br i1 %1008, label %956, label %959, !llvm.loop !144

1009:                                             ; preds = %956, %1141
  %1010 = phi i64 [ %1143, %1141 ], [ 1, %956 ]
  %1011 = phi i64 [ %1142, %1141 ], [ 0, %956 ]
  %1012 = mul nuw nsw i64 %1011, 3
  %1013 = getelementptr inbounds { double, double }, ptr %4, i64 %1012
  %1014 = getelementptr inbounds { double, double }, ptr %1013, i64 1
  %1015 = getelementptr inbounds { double, double }, ptr %1013, i64 2
  %1016 = load <2 x double>, ptr %1013, align 16
  %1017 = load <2 x double>, ptr %1014, align 16
  %1018 = load <2 x double>, ptr %1015, align 16
  br label %1145

1019:                                             ; preds = %1141
  %1020 = getelementptr inbounds %struct.Link, ptr %939, i64 %938, i32 8
  %1021 = getelementptr inbounds %struct.Link, ptr %939, i64 %938, i32 9
  %1022 = getelementptr inbounds %struct.Link, ptr %939, i64 %938, i32 9, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(288) %1020, i8 0, i64 288, i1 false)
  store <2 x double> %946, ptr %1022, align 8
  %1023 = getelementptr inbounds %struct.Link, ptr %939, i64 %938, i32 9, i64 4
  store <2 x double> %946, ptr %1023, align 8
  store <2 x double> %946, ptr %1021, align 8
  %1024 = getelementptr inbounds %struct.Link, ptr %939, i64 %938, i32 7
  %1025 = getelementptr inbounds %struct.Link, ptr %939, i64 %938, i32 1
  %1026 = getelementptr inbounds { double, double }, ptr %1025, i64 1
  %1027 = getelementptr inbounds { double, double }, ptr %1025, i64 2
  %1028 = load <2 x double>, ptr %1025, align 8
  %1029 = load <2 x double>, ptr %1026, align 8
  %1030 = load <2 x double>, ptr %1027, align 8
  br label %1031

1031:                                             ; preds = %1031, %1019
  %1032 = phi i64 [ 0, %1019 ], [ %1079, %1031 ]
  %1033 = mul nuw nsw i64 %1032, 3
  %1034 = getelementptr inbounds { double, double }, ptr %1024, i64 %1033
  %1035 = load double, ptr %1034, align 8
  %1036 = getelementptr inbounds { double, double }, ptr %1024, i64 %1033, i32 1
  %1037 = load double, ptr %1036, align 8
  %1038 = getelementptr { double, double }, ptr %1034, i64 1
  %1039 = load double, ptr %1038, align 8
  %1040 = getelementptr { double, double }, ptr %1034, i64 1, i32 1
  %1041 = load double, ptr %1040, align 8
  %1042 = getelementptr { double, double }, ptr %1034, i64 2
  %1043 = load double, ptr %1042, align 8
  %1044 = getelementptr { double, double }, ptr %1034, i64 2, i32 1
  %1045 = load double, ptr %1044, align 8
  %1046 = getelementptr inbounds { double, double }, ptr %5, i64 %1032
  %1047 = insertelement <2 x double> poison, double %1035, i64 0
  %1048 = shufflevector <2 x double> %1047, <2 x double> poison, <2 x i32> zeroinitializer
  %1049 = fmul contract <2 x double> %1028, %1048
  %1050 = insertelement <2 x double> poison, double %1037, i64 0
  %1051 = shufflevector <2 x double> %1050, <2 x double> poison, <2 x i32> zeroinitializer
  %1052 = fmul contract <2 x double> %1028, %1051
  %1053 = shufflevector <2 x double> %1052, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1054 = fsub contract <2 x double> %1049, %1053
  %1055 = fadd contract <2 x double> %1049, %1053
  %1056 = shufflevector <2 x double> %1054, <2 x double> %1055, <2 x i32> <i32 0, i32 3>
  %1057 = insertelement <2 x double> poison, double %1039, i64 0
  %1058 = shufflevector <2 x double> %1057, <2 x double> poison, <2 x i32> zeroinitializer
  %1059 = fmul contract <2 x double> %1029, %1058
  %1060 = insertelement <2 x double> poison, double %1041, i64 0
  %1061 = shufflevector <2 x double> %1060, <2 x double> poison, <2 x i32> zeroinitializer
  %1062 = fmul contract <2 x double> %1029, %1061
  %1063 = shufflevector <2 x double> %1062, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1064 = fsub contract <2 x double> %1059, %1063
  %1065 = fadd contract <2 x double> %1059, %1063
  %1066 = shufflevector <2 x double> %1064, <2 x double> %1065, <2 x i32> <i32 0, i32 3>
  %1067 = fadd contract <2 x double> %1056, %1066
  %1068 = insertelement <2 x double> poison, double %1043, i64 0
  %1069 = shufflevector <2 x double> %1068, <2 x double> poison, <2 x i32> zeroinitializer
  %1070 = fmul contract <2 x double> %1030, %1069
  %1071 = insertelement <2 x double> poison, double %1045, i64 0
  %1072 = shufflevector <2 x double> %1071, <2 x double> poison, <2 x i32> zeroinitializer
  %1073 = fmul contract <2 x double> %1030, %1072
  %1074 = shufflevector <2 x double> %1073, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1075 = fsub contract <2 x double> %1070, %1074
  %1076 = fadd contract <2 x double> %1070, %1074
  %1077 = shufflevector <2 x double> %1075, <2 x double> %1076, <2 x i32> <i32 0, i32 3>
  %1078 = fadd contract <2 x double> %1067, %1077
  store <2 x double> %1078, ptr %1046, align 16
  %1079 = add nuw nsw i64 %1032, 1
  %1080 = icmp eq i64 %1079, 3
  br i1 %1080, label %1081, label %1031, !llvm.loop !101

1081:                                             ; preds = %1031
  %1082 = getelementptr inbounds %struct.Link, ptr %939, i64 %938, i32 10
  %1083 = load <2 x double>, ptr %64, align 16
  %1084 = load double, ptr %65, align 8
  %1085 = load <2 x double>, ptr %66, align 16
  %1086 = load <2 x double>, ptr %67, align 8
  %1087 = insertelement <2 x double> poison, double %1084, i64 0
  %1088 = shufflevector <2 x double> %1087, <2 x double> poison, <2 x i32> zeroinitializer
  %1089 = fmul contract <2 x double> %1029, %1088
  %1090 = shufflevector <2 x double> %1089, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1091 = shufflevector <2 x double> %1083, <2 x double> poison, <2 x i32> zeroinitializer
  %1092 = fmul contract <2 x double> %1029, %1091
  %1093 = fsub contract <2 x double> %1092, %1090
  %1094 = fadd contract <2 x double> %1092, %1090
  %1095 = shufflevector <2 x double> %1093, <2 x double> %1094, <2 x i32> <i32 0, i32 3>
  %1096 = shufflevector <2 x double> %1086, <2 x double> poison, <2 x i32> zeroinitializer
  %1097 = fmul contract <2 x double> %1030, %1096
  %1098 = shufflevector <2 x double> %1097, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1099 = shufflevector <2 x double> %1085, <2 x double> poison, <2 x i32> zeroinitializer
  %1100 = fmul contract <2 x double> %1030, %1099
  %1101 = fsub contract <2 x double> %1100, %1098
  %1102 = fadd contract <2 x double> %1100, %1098
  %1103 = shufflevector <2 x double> %1101, <2 x double> %1102, <2 x i32> <i32 0, i32 3>
  %1104 = fsub contract <2 x double> %1095, %1103
  store <2 x double> %1104, ptr %1082, align 8
  %1105 = load <2 x double>, ptr %5, align 16
  %1106 = load <2 x double>, ptr %68, align 8
  %1107 = getelementptr inbounds { double, double }, ptr %1082, i64 1
  %1108 = shufflevector <2 x double> %1106, <2 x double> poison, <2 x i32> zeroinitializer
  %1109 = fmul contract <2 x double> %1030, %1108
  %1110 = shufflevector <2 x double> %1109, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1111 = shufflevector <2 x double> %1105, <2 x double> poison, <2 x i32> zeroinitializer
  %1112 = fmul contract <2 x double> %1030, %1111
  %1113 = fsub contract <2 x double> %1112, %1110
  %1114 = fadd contract <2 x double> %1112, %1110
  %1115 = shufflevector <2 x double> %1113, <2 x double> %1114, <2 x i32> <i32 0, i32 3>
  %1116 = fmul contract <2 x double> %1028, %1088
  %1117 = shufflevector <2 x double> %1116, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1118 = fmul contract <2 x double> %1028, %1091
  %1119 = fsub contract <2 x double> %1118, %1117
  %1120 = fadd contract <2 x double> %1118, %1117
  %1121 = shufflevector <2 x double> %1119, <2 x double> %1120, <2 x i32> <i32 0, i32 3>
  %1122 = fsub contract <2 x double> %1115, %1121
  store <2 x double> %1122, ptr %1107, align 8
  %1123 = getelementptr inbounds { double, double }, ptr %1082, i64 2
  %1124 = fmul contract <2 x double> %1028, %1096
  %1125 = shufflevector <2 x double> %1124, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1126 = fmul contract <2 x double> %1028, %1099
  %1127 = fsub contract <2 x double> %1126, %1125
  %1128 = fadd contract <2 x double> %1126, %1125
  %1129 = shufflevector <2 x double> %1127, <2 x double> %1128, <2 x i32> <i32 0, i32 3>
  %1130 = fmul contract <2 x double> %1029, %1108
  %1131 = shufflevector <2 x double> %1130, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1132 = fmul contract <2 x double> %1029, %1111
  %1133 = fsub contract <2 x double> %1132, %1131
  %1134 = fadd contract <2 x double> %1132, %1131
  %1135 = shufflevector <2 x double> %1133, <2 x double> %1134, <2 x i32> <i32 0, i32 3>
  %1136 = fsub contract <2 x double> %1129, %1135
  store <2 x double> %1136, ptr %1123, align 8
  %1137 = extractelement <2 x double> %946, i64 1
  %1138 = fneg contract double %1137
  %1139 = shufflevector <2 x double> %946, <2 x double> poison, <2 x i32> zeroinitializer
  %1140 = insertelement <2 x double> %946, double %1138, i64 0
  br label %1198

1141:                                             ; preds = %1145
  %1142 = add nuw nsw i64 %1011, 1
  %1143 = add nuw nsw i64 %1010, 1
  %1144 = icmp eq i64 %1142, 3
  br i1 %1144, label %1019, label %1009, !llvm.loop !145

1145:                                             ; preds = %1145, %1009
  %1146 = phi i64 [ 0, %1009 ], [ %1196, %1145 ]
  %1147 = mul nuw nsw i64 %1146, 3
  %1148 = getelementptr inbounds { double, double }, ptr %940, i64 %1147
  %1149 = load double, ptr %1148, align 8
  %1150 = getelementptr inbounds { double, double }, ptr %940, i64 %1147, i32 1
  %1151 = load double, ptr %1150, align 8
  %1152 = getelementptr inbounds { double, double }, ptr %1148, i64 1
  %1153 = load double, ptr %1152, align 8
  %1154 = getelementptr inbounds { double, double }, ptr %1148, i64 1, i32 1
  %1155 = load double, ptr %1154, align 8
  %1156 = getelementptr inbounds { double, double }, ptr %1148, i64 2
  %1157 = load double, ptr %1156, align 8
  %1158 = getelementptr inbounds { double, double }, ptr %1148, i64 2, i32 1
  %1159 = load double, ptr %1158, align 8
  %1160 = add nuw nsw i64 %1147, %1011
  %1161 = getelementptr inbounds %struct.Link, ptr %939, i64 %938, i32 7, i64 %1160
  %1162 = add nuw nsw i64 %1146, %1012
  %1163 = getelementptr inbounds %struct.Link, ptr %939, i64 %938, i32 7, i64 %1162
  %1164 = insertelement <2 x double> poison, double %1151, i64 0
  %1165 = shufflevector <2 x double> %1164, <2 x double> poison, <2 x i32> zeroinitializer
  %1166 = fmul contract <2 x double> %1016, %1165
  %1167 = shufflevector <2 x double> %1166, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1168 = insertelement <2 x double> poison, double %1149, i64 0
  %1169 = shufflevector <2 x double> %1168, <2 x double> poison, <2 x i32> zeroinitializer
  %1170 = fmul contract <2 x double> %1016, %1169
  %1171 = fsub contract <2 x double> %1170, %1167
  %1172 = fadd contract <2 x double> %1170, %1167
  %1173 = shufflevector <2 x double> %1171, <2 x double> %1172, <2 x i32> <i32 0, i32 3>
  %1174 = insertelement <2 x double> poison, double %1155, i64 0
  %1175 = shufflevector <2 x double> %1174, <2 x double> poison, <2 x i32> zeroinitializer
  %1176 = fmul contract <2 x double> %1017, %1175
  %1177 = shufflevector <2 x double> %1176, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1178 = insertelement <2 x double> poison, double %1153, i64 0
  %1179 = shufflevector <2 x double> %1178, <2 x double> poison, <2 x i32> zeroinitializer
  %1180 = fmul contract <2 x double> %1017, %1179
  %1181 = fsub contract <2 x double> %1180, %1177
  %1182 = fadd contract <2 x double> %1180, %1177
  %1183 = shufflevector <2 x double> %1181, <2 x double> %1182, <2 x i32> <i32 0, i32 3>
  %1184 = fadd contract <2 x double> %1173, %1183
  %1185 = insertelement <2 x double> poison, double %1159, i64 0
  %1186 = shufflevector <2 x double> %1185, <2 x double> poison, <2 x i32> zeroinitializer
  %1187 = fmul contract <2 x double> %1018, %1186
  %1188 = shufflevector <2 x double> %1187, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1189 = insertelement <2 x double> poison, double %1157, i64 0
  %1190 = shufflevector <2 x double> %1189, <2 x double> poison, <2 x i32> zeroinitializer
  %1191 = fmul contract <2 x double> %1018, %1190
  %1192 = fsub contract <2 x double> %1191, %1188
  %1193 = fadd contract <2 x double> %1191, %1188
  %1194 = shufflevector <2 x double> %1192, <2 x double> %1193, <2 x i32> <i32 0, i32 3>
  %1195 = fadd contract <2 x double> %1184, %1194
  store <2 x double> %1195, ptr %1161, align 8
  store <2 x double> %1195, ptr %1163, align 8
  %1196 = add nuw nsw i64 %1146, 1
  %1197 = icmp eq i64 %1196, %1010
  br i1 %1197, label %1141, label %1145, !llvm.loop !146

1198:                                             ; preds = %1198, %1081
  %1199 = phi i64 [ 0, %1081 ], [ %1209, %1198 ]
  %1200 = load ptr, ptr %69, align 8, !tbaa !116
  %1201 = getelementptr inbounds { double, double }, ptr %1200, i64 %1199
  %1202 = add nuw nsw i64 %1199, 3
  %1203 = getelementptr inbounds %struct.Link, ptr %939, i64 %938, i32 10, i64 %1202
  %1204 = load <2 x double>, ptr %1201, align 8
  %1205 = fmul contract <2 x double> %1140, %1204
  %1206 = shufflevector <2 x double> %1205, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1207 = fmul contract <2 x double> %1139, %1204
  %1208 = fsub contract <2 x double> %1206, %1207
  store <2 x double> %1208, ptr %1203, align 8
  %1209 = add nuw nsw i64 %1199, 1
  %1210 = icmp eq i64 %1209, 3
  br i1 %1210, label %1211, label %1198, !llvm.loop !147

1211:                                             ; preds = %1198
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5) #13
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %4) #13
  %1212 = add nuw nsw i64 %938, 1
  %1213 = load i64, ptr %0, align 8, !tbaa !31
  %1214 = icmp slt i64 %1212, %1213
  br i1 %1214, label %937, label %935, !llvm.loop !148

1215:                                             ; preds = %935
  %1216 = load i64, ptr %12, align 8, !tbaa !127
  %1217 = icmp eq i64 %1216, 0
  br i1 %1217, label %1324, label %1218

1218:                                             ; preds = %1215
  %1219 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %1220 = load ptr, ptr %1219, align 8, !tbaa !20
  %1221 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %1222 = load ptr, ptr %1221, align 8, !tbaa !30
  %1223 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 5
  %1224 = load i64, ptr %1223, align 8, !tbaa !149
  %1225 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 6
  %1226 = load i64, ptr %1225, align 8, !tbaa !150
  %1227 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %1228 = load i64, ptr %1227, align 8, !tbaa !125
  %1229 = mul nsw i64 %936, 33
  %1230 = add nsw i64 %1228, %1229
  %1231 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 50
  %1232 = load ptr, ptr %1231, align 8, !tbaa !151
  %1233 = mul nsw i64 %1216, 6
  %1234 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %1235 = load ptr, ptr %1234, align 8, !tbaa !126
  call fastcc void @call(i64 noundef %1224, i64 noundef %1226, ptr noundef %1220, i64 noundef %1230, ptr noundef %1232, i64 noundef %1233, ptr noundef %1235) #12
  %1236 = load i64, ptr %12, align 8, !tbaa !127
  %1237 = icmp sgt i64 %1236, 0
  br i1 %1237, label %1238, label %1324

1238:                                             ; preds = %1218
  %1239 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 33
  br label %1240

1240:                                             ; preds = %1305, %1238
  %1241 = phi i64 [ 0, %1238 ], [ %1306, %1305 ]
  %1242 = load ptr, ptr %1239, align 8, !tbaa !152
  %1243 = getelementptr inbounds i64, ptr %1242, i64 %1241
  %1244 = load i64, ptr %1243, align 8, !tbaa !33
  %1245 = getelementptr inbounds %struct.Link, ptr %1222, i64 %1244
  %1246 = load ptr, ptr %1231, align 8, !tbaa !151
  %1247 = mul nuw nsw i64 %1241, 6
  %1248 = getelementptr inbounds { double, double }, ptr %1246, i64 %1247
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %3) #13
  %1249 = getelementptr inbounds { double, double }, ptr %1248, i64 3
  %1250 = getelementptr inbounds { double, double }, ptr %1248, i64 4
  %1251 = getelementptr inbounds { double, double }, ptr %1248, i64 5
  %1252 = load <2 x double>, ptr %1249, align 8
  %1253 = load <2 x double>, ptr %1250, align 8
  %1254 = load <2 x double>, ptr %1251, align 8
  br label %1255

1255:                                             ; preds = %1255, %1240
  %1256 = phi i64 [ 0, %1240 ], [ %1303, %1255 ]
  %1257 = mul nuw nsw i64 %1256, 3
  %1258 = getelementptr inbounds { double, double }, ptr %1245, i64 %1257
  %1259 = load double, ptr %1258, align 8
  %1260 = getelementptr inbounds { double, double }, ptr %1245, i64 %1257, i32 1
  %1261 = load double, ptr %1260, align 8
  %1262 = getelementptr { double, double }, ptr %1258, i64 1
  %1263 = load double, ptr %1262, align 8
  %1264 = getelementptr { double, double }, ptr %1258, i64 1, i32 1
  %1265 = load double, ptr %1264, align 8
  %1266 = getelementptr { double, double }, ptr %1258, i64 2
  %1267 = load double, ptr %1266, align 8
  %1268 = getelementptr { double, double }, ptr %1258, i64 2, i32 1
  %1269 = load double, ptr %1268, align 8
  %1270 = getelementptr inbounds { double, double }, ptr %3, i64 %1256
  %1271 = insertelement <2 x double> poison, double %1259, i64 0
  %1272 = shufflevector <2 x double> %1271, <2 x double> poison, <2 x i32> zeroinitializer
  %1273 = fmul contract <2 x double> %1252, %1272
  %1274 = insertelement <2 x double> poison, double %1261, i64 0
  %1275 = shufflevector <2 x double> %1274, <2 x double> poison, <2 x i32> zeroinitializer
  %1276 = fmul contract <2 x double> %1252, %1275
  %1277 = shufflevector <2 x double> %1276, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1278 = fsub contract <2 x double> %1273, %1277
  %1279 = fadd contract <2 x double> %1273, %1277
  %1280 = shufflevector <2 x double> %1278, <2 x double> %1279, <2 x i32> <i32 0, i32 3>
  %1281 = insertelement <2 x double> poison, double %1263, i64 0
  %1282 = shufflevector <2 x double> %1281, <2 x double> poison, <2 x i32> zeroinitializer
  %1283 = fmul contract <2 x double> %1253, %1282
  %1284 = insertelement <2 x double> poison, double %1265, i64 0
  %1285 = shufflevector <2 x double> %1284, <2 x double> poison, <2 x i32> zeroinitializer
  %1286 = fmul contract <2 x double> %1253, %1285
  %1287 = shufflevector <2 x double> %1286, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1288 = fsub contract <2 x double> %1283, %1287
  %1289 = fadd contract <2 x double> %1283, %1287
  %1290 = shufflevector <2 x double> %1288, <2 x double> %1289, <2 x i32> <i32 0, i32 3>
  %1291 = fadd contract <2 x double> %1280, %1290
  %1292 = insertelement <2 x double> poison, double %1267, i64 0
  %1293 = shufflevector <2 x double> %1292, <2 x double> poison, <2 x i32> zeroinitializer
  %1294 = fmul contract <2 x double> %1254, %1293
  %1295 = insertelement <2 x double> poison, double %1269, i64 0
  %1296 = shufflevector <2 x double> %1295, <2 x double> poison, <2 x i32> zeroinitializer
  %1297 = fmul contract <2 x double> %1254, %1296
  %1298 = shufflevector <2 x double> %1297, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1299 = fsub contract <2 x double> %1294, %1298
  %1300 = fadd contract <2 x double> %1294, %1298
  %1301 = shufflevector <2 x double> %1299, <2 x double> %1300, <2 x i32> <i32 0, i32 3>
  %1302 = fadd contract <2 x double> %1291, %1301
  store <2 x double> %1302, ptr %1270, align 16
  %1303 = add nuw nsw i64 %1256, 1
  %1304 = icmp eq i64 %1303, 3
  br i1 %1304, label %1309, label %1255, !llvm.loop !101

1305:                                             ; preds = %1309
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %3) #13
  %1306 = add nuw nsw i64 %1241, 1
  %1307 = load i64, ptr %12, align 8, !tbaa !127
  %1308 = icmp slt i64 %1306, %1307
  br i1 %1308, label %1240, label %1324, !llvm.loop !153

1309:                                             ; preds = %1255, %1309
  %1310 = phi i64 [ %1322, %1309 ], [ 0, %1255 ]
  %1311 = getelementptr inbounds [3 x { double, double }], ptr %3, i64 0, i64 %1310
  %1312 = getelementptr inbounds %struct.Link, ptr %1222, i64 %1244, i32 10, i64 %1310
  %1313 = load <2 x double>, ptr %1311, align 16
  %1314 = load <2 x double>, ptr %1312, align 8
  %1315 = fsub contract <2 x double> %1314, %1313
  store <2 x double> %1315, ptr %1312, align 8
  %1316 = getelementptr inbounds { double, double }, ptr %1248, i64 %1310
  %1317 = add nuw nsw i64 %1310, 3
  %1318 = getelementptr inbounds %struct.Link, ptr %1222, i64 %1244, i32 10, i64 %1317
  %1319 = load <2 x double>, ptr %1316, align 8
  %1320 = load <2 x double>, ptr %1318, align 8
  %1321 = fsub contract <2 x double> %1320, %1319
  store <2 x double> %1321, ptr %1318, align 8
  %1322 = add nuw nsw i64 %1310, 1
  %1323 = icmp eq i64 %1322, 3
  br i1 %1323, label %1305, label %1309, !llvm.loop !154

1324:                                             ; preds = %1305, %1218, %1215, %935
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @inverse(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %5 = load ptr, ptr %4, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %7 = load ptr, ptr %6, align 8, !tbaa !88
  tail call fastcc void @all_accelerations(ptr noundef %0, ptr noundef %1) #12
  %8 = load i64, ptr %0, align 8, !tbaa !31
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %18, label %10

10:                                               ; preds = %80, %3
  %11 = phi i64 [ %8, %3 ], [ %82, %80 ]
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %13 = load i64, ptr %12, align 8, !tbaa !19
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %115

15:                                               ; preds = %10
  %16 = icmp eq ptr %1, null
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  br label %369

18:                                               ; preds = %3, %80
  %19 = phi i64 [ %81, %80 ], [ 0, %3 ]
  %20 = getelementptr inbounds %struct.Whole, ptr %7, i64 %19, i32 5
  %21 = getelementptr inbounds %struct.Link, ptr %5, i64 %19, i32 7
  %22 = getelementptr inbounds %struct.Link, ptr %5, i64 %19, i32 14
  %23 = getelementptr inbounds { double, double }, ptr %22, i64 0, i32 1
  %24 = getelementptr inbounds { double, double }, ptr %22, i64 1
  %25 = getelementptr inbounds { double, double }, ptr %22, i64 1, i32 1
  %26 = getelementptr inbounds { double, double }, ptr %22, i64 2
  %27 = getelementptr inbounds { double, double }, ptr %22, i64 2, i32 1
  br label %28

28:                                               ; preds = %28, %18
  %29 = phi i64 [ 0, %18 ], [ %76, %28 ]
  %30 = mul nuw nsw i64 %29, 3
  %31 = getelementptr inbounds { double, double }, ptr %21, i64 %30
  %32 = load double, ptr %22, align 8
  %33 = load double, ptr %23, align 8
  %34 = getelementptr { double, double }, ptr %31, i64 1
  %35 = load double, ptr %24, align 8
  %36 = load double, ptr %25, align 8
  %37 = getelementptr { double, double }, ptr %31, i64 2
  %38 = load double, ptr %26, align 8
  %39 = load double, ptr %27, align 8
  %40 = getelementptr inbounds { double, double }, ptr %20, i64 %29
  %41 = load <2 x double>, ptr %31, align 8
  %42 = insertelement <2 x double> poison, double %33, i64 0
  %43 = shufflevector <2 x double> %42, <2 x double> poison, <2 x i32> zeroinitializer
  %44 = fmul contract <2 x double> %41, %43
  %45 = shufflevector <2 x double> %44, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %46 = insertelement <2 x double> poison, double %32, i64 0
  %47 = shufflevector <2 x double> %46, <2 x double> poison, <2 x i32> zeroinitializer
  %48 = fmul contract <2 x double> %41, %47
  %49 = fsub contract <2 x double> %48, %45
  %50 = fadd contract <2 x double> %48, %45
  %51 = shufflevector <2 x double> %49, <2 x double> %50, <2 x i32> <i32 0, i32 3>
  %52 = load <2 x double>, ptr %34, align 8
  %53 = insertelement <2 x double> poison, double %36, i64 0
  %54 = shufflevector <2 x double> %53, <2 x double> poison, <2 x i32> zeroinitializer
  %55 = fmul contract <2 x double> %52, %54
  %56 = shufflevector <2 x double> %55, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %57 = insertelement <2 x double> poison, double %35, i64 0
  %58 = shufflevector <2 x double> %57, <2 x double> poison, <2 x i32> zeroinitializer
  %59 = fmul contract <2 x double> %52, %58
  %60 = fsub contract <2 x double> %59, %56
  %61 = fadd contract <2 x double> %59, %56
  %62 = shufflevector <2 x double> %60, <2 x double> %61, <2 x i32> <i32 0, i32 3>
  %63 = fadd contract <2 x double> %51, %62
  %64 = load <2 x double>, ptr %37, align 8
  %65 = insertelement <2 x double> poison, double %39, i64 0
  %66 = shufflevector <2 x double> %65, <2 x double> poison, <2 x i32> zeroinitializer
  %67 = fmul contract <2 x double> %64, %66
  %68 = shufflevector <2 x double> %67, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %69 = insertelement <2 x double> poison, double %38, i64 0
  %70 = shufflevector <2 x double> %69, <2 x double> poison, <2 x i32> zeroinitializer
  %71 = fmul contract <2 x double> %64, %70
  %72 = fsub contract <2 x double> %71, %68
  %73 = fadd contract <2 x double> %71, %68
  %74 = shufflevector <2 x double> %72, <2 x double> %73, <2 x i32> <i32 0, i32 3>
  %75 = fadd contract <2 x double> %63, %74
  store <2 x double> %75, ptr %40, align 8
  %76 = add nuw nsw i64 %29, 1
  %77 = icmp eq i64 %76, 3
  br i1 %77, label %78, label %28, !llvm.loop !101

78:                                               ; preds = %28
  %79 = getelementptr inbounds %struct.Link, ptr %5, i64 %19, i32 9
  br label %84

80:                                               ; preds = %84
  %81 = add nuw nsw i64 %19, 1
  %82 = load i64, ptr %0, align 8, !tbaa !31
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %18, label %10, !llvm.loop !155

84:                                               ; preds = %78, %84
  %85 = phi i64 [ 0, %78 ], [ %111, %84 ]
  %86 = getelementptr inbounds %struct.Link, ptr %5, i64 %19, i32 10, i64 %85
  %87 = getelementptr inbounds { double, double }, ptr %20, i64 %85
  %88 = load <2 x double>, ptr %86, align 8
  %89 = load <2 x double>, ptr %87, align 8
  %90 = fadd contract <2 x double> %88, %89
  store <2 x double> %90, ptr %87, align 8
  %91 = add nuw nsw i64 %85, 3
  %92 = getelementptr inbounds %struct.Link, ptr %5, i64 %19, i32 14, i64 %91
  %93 = load double, ptr %92, align 8
  %94 = getelementptr inbounds %struct.Link, ptr %5, i64 %19, i32 14, i64 %91, i32 1
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds %struct.Link, ptr %5, i64 %19, i32 10, i64 %91
  %97 = getelementptr inbounds { double, double }, ptr %20, i64 %91
  %98 = load <2 x double>, ptr %79, align 8
  %99 = insertelement <2 x double> poison, double %95, i64 0
  %100 = shufflevector <2 x double> %99, <2 x double> poison, <2 x i32> zeroinitializer
  %101 = fmul contract <2 x double> %98, %100
  %102 = shufflevector <2 x double> %101, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %103 = insertelement <2 x double> poison, double %93, i64 0
  %104 = shufflevector <2 x double> %103, <2 x double> poison, <2 x i32> zeroinitializer
  %105 = fmul contract <2 x double> %98, %104
  %106 = fsub contract <2 x double> %105, %102
  %107 = fadd contract <2 x double> %105, %102
  %108 = shufflevector <2 x double> %106, <2 x double> %107, <2 x i32> <i32 0, i32 3>
  %109 = load <2 x double>, ptr %96, align 8
  %110 = fadd contract <2 x double> %109, %108
  store <2 x double> %110, ptr %97, align 8
  %111 = add nuw nsw i64 %85, 1
  %112 = icmp eq i64 %111, 3
  br i1 %112, label %80, label %84, !llvm.loop !156

113:                                              ; preds = %389
  %114 = load i64, ptr %0, align 8, !tbaa !31
  br label %115

115:                                              ; preds = %113, %10
  %116 = phi i64 [ %114, %113 ], [ %11, %10 ]
  %117 = getelementptr inbounds %struct.Whole, ptr %7, i64 0, i32 5
  %118 = load ptr, ptr %4, align 8, !tbaa !30
  %119 = icmp sgt i64 %116, 0
  br i1 %119, label %120, label %368

120:                                              ; preds = %115
  %121 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %122 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %123 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  br label %124

124:                                              ; preds = %366, %120
  %125 = phi i64 [ %116, %120 ], [ %126, %366 ]
  %126 = add nsw i64 %125, -1
  %127 = mul nsw i64 %126, 91
  %128 = getelementptr inbounds { double, double }, ptr %117, i64 %127
  %129 = load ptr, ptr %121, align 8, !tbaa !32
  %130 = getelementptr inbounds i64, ptr %129, i64 %126
  %131 = load i64, ptr %130, align 8, !tbaa !33
  %132 = icmp sgt i64 %131, 0
  br i1 %132, label %133, label %146

133:                                              ; preds = %124
  %134 = getelementptr inbounds %struct.Link, ptr %118, i64 %126, i32 5
  %135 = getelementptr inbounds { double, double }, ptr %117, i64 %127, i32 1
  %136 = getelementptr inbounds { double, double }, ptr %128, i64 1
  %137 = getelementptr inbounds { double, double }, ptr %128, i64 1, i32 1
  %138 = getelementptr inbounds { double, double }, ptr %128, i64 2
  %139 = getelementptr inbounds { double, double }, ptr %128, i64 2, i32 1
  %140 = getelementptr inbounds { double, double }, ptr %128, i64 3
  %141 = getelementptr inbounds { double, double }, ptr %128, i64 3, i32 1
  %142 = getelementptr inbounds { double, double }, ptr %128, i64 4
  %143 = getelementptr inbounds { double, double }, ptr %128, i64 4, i32 1
  %144 = getelementptr inbounds { double, double }, ptr %128, i64 5
  %145 = getelementptr inbounds { double, double }, ptr %128, i64 5, i32 1
  br label %151

146:                                              ; preds = %151, %124
  %147 = load ptr, ptr %123, align 8, !tbaa !49
  %148 = getelementptr inbounds i64, ptr %147, i64 %126
  %149 = load i64, ptr %148, align 8, !tbaa !33
  %150 = icmp slt i64 %149, 0
  br i1 %150, label %366, label %255

151:                                              ; preds = %151, %133
  %152 = phi i64 [ 0, %133 ], [ %250, %151 ]
  %153 = mul nuw nsw i64 %152, 6
  %154 = getelementptr inbounds { double, double }, ptr %134, i64 %153
  %155 = load double, ptr %128, align 8
  %156 = load double, ptr %135, align 8
  %157 = getelementptr inbounds { double, double }, ptr %154, i64 1
  %158 = load double, ptr %136, align 8
  %159 = load double, ptr %137, align 8
  %160 = getelementptr inbounds { double, double }, ptr %154, i64 2
  %161 = load double, ptr %138, align 8
  %162 = load double, ptr %139, align 8
  %163 = getelementptr inbounds { double, double }, ptr %154, i64 3
  %164 = load double, ptr %140, align 8
  %165 = load double, ptr %141, align 8
  %166 = getelementptr inbounds { double, double }, ptr %154, i64 4
  %167 = load double, ptr %142, align 8
  %168 = load double, ptr %143, align 8
  %169 = getelementptr inbounds { double, double }, ptr %154, i64 5
  %170 = load double, ptr %144, align 8
  %171 = load double, ptr %145, align 8
  %172 = load ptr, ptr %122, align 8, !tbaa !35
  %173 = getelementptr inbounds i64, ptr %172, i64 %126
  %174 = load i64, ptr %173, align 8, !tbaa !33
  %175 = getelementptr { double, double }, ptr %2, i64 %174
  %176 = getelementptr { double, double }, ptr %175, i64 %152
  %177 = load <2 x double>, ptr %154, align 8
  %178 = insertelement <2 x double> poison, double %156, i64 0
  %179 = shufflevector <2 x double> %178, <2 x double> poison, <2 x i32> zeroinitializer
  %180 = fmul contract <2 x double> %177, %179
  %181 = shufflevector <2 x double> %180, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %182 = insertelement <2 x double> poison, double %155, i64 0
  %183 = shufflevector <2 x double> %182, <2 x double> poison, <2 x i32> zeroinitializer
  %184 = fmul contract <2 x double> %177, %183
  %185 = fsub contract <2 x double> %184, %181
  %186 = fadd contract <2 x double> %184, %181
  %187 = shufflevector <2 x double> %185, <2 x double> %186, <2 x i32> <i32 0, i32 3>
  %188 = load <2 x double>, ptr %157, align 8
  %189 = insertelement <2 x double> poison, double %159, i64 0
  %190 = shufflevector <2 x double> %189, <2 x double> poison, <2 x i32> zeroinitializer
  %191 = fmul contract <2 x double> %188, %190
  %192 = shufflevector <2 x double> %191, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %193 = insertelement <2 x double> poison, double %158, i64 0
  %194 = shufflevector <2 x double> %193, <2 x double> poison, <2 x i32> zeroinitializer
  %195 = fmul contract <2 x double> %188, %194
  %196 = fsub contract <2 x double> %195, %192
  %197 = fadd contract <2 x double> %195, %192
  %198 = shufflevector <2 x double> %196, <2 x double> %197, <2 x i32> <i32 0, i32 3>
  %199 = fadd contract <2 x double> %187, %198
  %200 = load <2 x double>, ptr %160, align 8
  %201 = insertelement <2 x double> poison, double %162, i64 0
  %202 = shufflevector <2 x double> %201, <2 x double> poison, <2 x i32> zeroinitializer
  %203 = fmul contract <2 x double> %200, %202
  %204 = shufflevector <2 x double> %203, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %205 = insertelement <2 x double> poison, double %161, i64 0
  %206 = shufflevector <2 x double> %205, <2 x double> poison, <2 x i32> zeroinitializer
  %207 = fmul contract <2 x double> %200, %206
  %208 = fsub contract <2 x double> %207, %204
  %209 = fadd contract <2 x double> %207, %204
  %210 = shufflevector <2 x double> %208, <2 x double> %209, <2 x i32> <i32 0, i32 3>
  %211 = fadd contract <2 x double> %199, %210
  %212 = load <2 x double>, ptr %163, align 8
  %213 = insertelement <2 x double> poison, double %165, i64 0
  %214 = shufflevector <2 x double> %213, <2 x double> poison, <2 x i32> zeroinitializer
  %215 = fmul contract <2 x double> %212, %214
  %216 = shufflevector <2 x double> %215, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %217 = insertelement <2 x double> poison, double %164, i64 0
  %218 = shufflevector <2 x double> %217, <2 x double> poison, <2 x i32> zeroinitializer
  %219 = fmul contract <2 x double> %212, %218
  %220 = fsub contract <2 x double> %219, %216
  %221 = fadd contract <2 x double> %219, %216
  %222 = shufflevector <2 x double> %220, <2 x double> %221, <2 x i32> <i32 0, i32 3>
  %223 = load <2 x double>, ptr %166, align 8
  %224 = insertelement <2 x double> poison, double %168, i64 0
  %225 = shufflevector <2 x double> %224, <2 x double> poison, <2 x i32> zeroinitializer
  %226 = fmul contract <2 x double> %223, %225
  %227 = shufflevector <2 x double> %226, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %228 = insertelement <2 x double> poison, double %167, i64 0
  %229 = shufflevector <2 x double> %228, <2 x double> poison, <2 x i32> zeroinitializer
  %230 = fmul contract <2 x double> %223, %229
  %231 = fsub contract <2 x double> %230, %227
  %232 = fadd contract <2 x double> %230, %227
  %233 = shufflevector <2 x double> %231, <2 x double> %232, <2 x i32> <i32 0, i32 3>
  %234 = fadd contract <2 x double> %222, %233
  %235 = load <2 x double>, ptr %169, align 8
  %236 = insertelement <2 x double> poison, double %171, i64 0
  %237 = shufflevector <2 x double> %236, <2 x double> poison, <2 x i32> zeroinitializer
  %238 = fmul contract <2 x double> %235, %237
  %239 = shufflevector <2 x double> %238, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %240 = insertelement <2 x double> poison, double %170, i64 0
  %241 = shufflevector <2 x double> %240, <2 x double> poison, <2 x i32> zeroinitializer
  %242 = fmul contract <2 x double> %235, %241
  %243 = fsub contract <2 x double> %242, %239
  %244 = fadd contract <2 x double> %242, %239
  %245 = shufflevector <2 x double> %243, <2 x double> %244, <2 x i32> <i32 0, i32 3>
  %246 = fadd contract <2 x double> %234, %245
  %247 = fadd contract <2 x double> %211, %246
  %248 = load <2 x double>, ptr %176, align 8
  %249 = fadd contract <2 x double> %248, %247
  store <2 x double> %249, ptr %176, align 8
  %250 = add nuw nsw i64 %152, 1
  %251 = load ptr, ptr %121, align 8, !tbaa !32
  %252 = getelementptr inbounds i64, ptr %251, i64 %126
  %253 = load i64, ptr %252, align 8, !tbaa !33
  %254 = icmp slt i64 %250, %253
  br i1 %254, label %151, label %146, !llvm.loop !157

255:                                              ; preds = %146
  %256 = mul nsw i64 %149, 91
  %257 = getelementptr inbounds { double, double }, ptr %117, i64 %256
  br label %357

258:                                              ; preds = %357
  %259 = getelementptr inbounds %struct.Link, ptr %118, i64 %126, i32 4
  %260 = getelementptr inbounds { double, double }, ptr %128, i64 3
  %261 = getelementptr inbounds { double, double }, ptr %259, i64 1
  %262 = getelementptr inbounds { double, double }, ptr %128, i64 5
  %263 = load double, ptr %262, align 8
  %264 = getelementptr inbounds { double, double }, ptr %128, i64 5, i32 1
  %265 = load double, ptr %264, align 8
  %266 = getelementptr inbounds { double, double }, ptr %259, i64 2
  %267 = getelementptr inbounds { double, double }, ptr %128, i64 4
  %268 = load double, ptr %267, align 8
  %269 = getelementptr inbounds { double, double }, ptr %128, i64 4, i32 1
  %270 = load double, ptr %269, align 8
  %271 = load <2 x double>, ptr %261, align 8
  %272 = insertelement <2 x double> poison, double %265, i64 0
  %273 = shufflevector <2 x double> %272, <2 x double> poison, <2 x i32> zeroinitializer
  %274 = fmul contract <2 x double> %271, %273
  %275 = shufflevector <2 x double> %274, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %276 = insertelement <2 x double> poison, double %263, i64 0
  %277 = shufflevector <2 x double> %276, <2 x double> poison, <2 x i32> zeroinitializer
  %278 = fmul contract <2 x double> %271, %277
  %279 = fsub contract <2 x double> %278, %275
  %280 = fadd contract <2 x double> %278, %275
  %281 = shufflevector <2 x double> %279, <2 x double> %280, <2 x i32> <i32 0, i32 3>
  %282 = load <2 x double>, ptr %266, align 8
  %283 = insertelement <2 x double> poison, double %270, i64 0
  %284 = shufflevector <2 x double> %283, <2 x double> poison, <2 x i32> zeroinitializer
  %285 = fmul contract <2 x double> %282, %284
  %286 = shufflevector <2 x double> %285, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %287 = insertelement <2 x double> poison, double %268, i64 0
  %288 = shufflevector <2 x double> %287, <2 x double> poison, <2 x i32> zeroinitializer
  %289 = fmul contract <2 x double> %282, %288
  %290 = fsub contract <2 x double> %289, %286
  %291 = fadd contract <2 x double> %289, %286
  %292 = shufflevector <2 x double> %290, <2 x double> %291, <2 x i32> <i32 0, i32 3>
  %293 = fsub contract <2 x double> %281, %292
  %294 = load <2 x double>, ptr %257, align 8
  %295 = fadd contract <2 x double> %294, %293
  store <2 x double> %295, ptr %257, align 8
  %296 = load double, ptr %260, align 8
  %297 = getelementptr inbounds { double, double }, ptr %128, i64 3, i32 1
  %298 = load double, ptr %297, align 8
  %299 = load double, ptr %262, align 8
  %300 = load double, ptr %264, align 8
  %301 = getelementptr inbounds { double, double }, ptr %257, i64 1
  %302 = load <2 x double>, ptr %266, align 8
  %303 = insertelement <2 x double> poison, double %298, i64 0
  %304 = shufflevector <2 x double> %303, <2 x double> poison, <2 x i32> zeroinitializer
  %305 = fmul contract <2 x double> %302, %304
  %306 = shufflevector <2 x double> %305, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %307 = insertelement <2 x double> poison, double %296, i64 0
  %308 = shufflevector <2 x double> %307, <2 x double> poison, <2 x i32> zeroinitializer
  %309 = fmul contract <2 x double> %302, %308
  %310 = fsub contract <2 x double> %309, %306
  %311 = fadd contract <2 x double> %309, %306
  %312 = shufflevector <2 x double> %310, <2 x double> %311, <2 x i32> <i32 0, i32 3>
  %313 = load <2 x double>, ptr %259, align 8
  %314 = insertelement <2 x double> poison, double %300, i64 0
  %315 = shufflevector <2 x double> %314, <2 x double> poison, <2 x i32> zeroinitializer
  %316 = fmul contract <2 x double> %313, %315
  %317 = shufflevector <2 x double> %316, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %318 = insertelement <2 x double> poison, double %299, i64 0
  %319 = shufflevector <2 x double> %318, <2 x double> poison, <2 x i32> zeroinitializer
  %320 = fmul contract <2 x double> %313, %319
  %321 = fsub contract <2 x double> %320, %317
  %322 = fadd contract <2 x double> %320, %317
  %323 = shufflevector <2 x double> %321, <2 x double> %322, <2 x i32> <i32 0, i32 3>
  %324 = fsub contract <2 x double> %312, %323
  %325 = load <2 x double>, ptr %301, align 8
  %326 = fadd contract <2 x double> %325, %324
  store <2 x double> %326, ptr %301, align 8
  %327 = load double, ptr %267, align 8
  %328 = load double, ptr %269, align 8
  %329 = load double, ptr %260, align 8
  %330 = load double, ptr %297, align 8
  %331 = getelementptr inbounds { double, double }, ptr %257, i64 2
  %332 = load <2 x double>, ptr %259, align 8
  %333 = insertelement <2 x double> poison, double %328, i64 0
  %334 = shufflevector <2 x double> %333, <2 x double> poison, <2 x i32> zeroinitializer
  %335 = fmul contract <2 x double> %332, %334
  %336 = shufflevector <2 x double> %335, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %337 = insertelement <2 x double> poison, double %327, i64 0
  %338 = shufflevector <2 x double> %337, <2 x double> poison, <2 x i32> zeroinitializer
  %339 = fmul contract <2 x double> %332, %338
  %340 = fsub contract <2 x double> %339, %336
  %341 = fadd contract <2 x double> %339, %336
  %342 = shufflevector <2 x double> %340, <2 x double> %341, <2 x i32> <i32 0, i32 3>
  %343 = load <2 x double>, ptr %261, align 8
  %344 = insertelement <2 x double> poison, double %330, i64 0
  %345 = shufflevector <2 x double> %344, <2 x double> poison, <2 x i32> zeroinitializer
  %346 = fmul contract <2 x double> %343, %345
  %347 = shufflevector <2 x double> %346, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %348 = insertelement <2 x double> poison, double %329, i64 0
  %349 = shufflevector <2 x double> %348, <2 x double> poison, <2 x i32> zeroinitializer
  %350 = fmul contract <2 x double> %343, %349
  %351 = fsub contract <2 x double> %350, %347
  %352 = fadd contract <2 x double> %350, %347
  %353 = shufflevector <2 x double> %351, <2 x double> %352, <2 x i32> <i32 0, i32 3>
  %354 = fsub contract <2 x double> %342, %353
  %355 = load <2 x double>, ptr %331, align 8
  %356 = fadd contract <2 x double> %355, %354
  store <2 x double> %356, ptr %331, align 8
  br label %366

357:                                              ; preds = %357, %255
  %358 = phi i64 [ 0, %255 ], [ %364, %357 ]
  %359 = getelementptr inbounds { double, double }, ptr %128, i64 %358
  %360 = getelementptr inbounds { double, double }, ptr %257, i64 %358
  %361 = load <2 x double>, ptr %359, align 8
  %362 = load <2 x double>, ptr %360, align 8
  %363 = fadd contract <2 x double> %361, %362
  store <2 x double> %363, ptr %360, align 8
  %364 = add nuw nsw i64 %358, 1
  %365 = icmp eq i64 %364, 6
  br i1 %365, label %258, label %357, !llvm.loop !158

366:                                              ; preds = %258, %146
  %367 = icmp sgt i64 %125, 1
  br i1 %367, label %124, label %368, !llvm.loop !159

368:                                              ; preds = %366, %115
  ret void

369:                                              ; preds = %15, %389
  %370 = phi i64 [ 0, %15 ], [ %392, %389 ]
  br i1 %16, label %389, label %371

371:                                              ; preds = %369
  %372 = load ptr, ptr %17, align 8, !tbaa !38
  %373 = getelementptr inbounds { double, double }, ptr %372, i64 %370
  %374 = getelementptr inbounds { double, double }, ptr %1, i64 %370
  %375 = load double, ptr %374, align 8
  %376 = getelementptr inbounds { double, double }, ptr %1, i64 %370, i32 1
  %377 = load double, ptr %376, align 8
  %378 = load <2 x double>, ptr %373, align 8
  %379 = insertelement <2 x double> poison, double %377, i64 0
  %380 = shufflevector <2 x double> %379, <2 x double> poison, <2 x i32> zeroinitializer
  %381 = fmul contract <2 x double> %378, %380
  %382 = shufflevector <2 x double> %381, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %383 = insertelement <2 x double> poison, double %375, i64 0
  %384 = shufflevector <2 x double> %383, <2 x double> poison, <2 x i32> zeroinitializer
  %385 = fmul contract <2 x double> %378, %384
  %386 = fsub contract <2 x double> %385, %382
  %387 = fadd contract <2 x double> %385, %382
  %388 = shufflevector <2 x double> %386, <2 x double> %387, <2 x i32> <i32 0, i32 3>
  br label %389

389:                                              ; preds = %369, %371
  %390 = phi <2 x double> [ %388, %371 ], [ zeroinitializer, %369 ]
  %391 = getelementptr inbounds { double, double }, ptr %2, i64 %370
  store <2 x double> %390, ptr %391, align 8
  %392 = add nuw nsw i64 %370, 1
  %393 = load i64, ptr %12, align 8, !tbaa !19
  %394 = icmp slt i64 %392, %393
  br i1 %394, label %369, label %113, !llvm.loop !160
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @composites(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #5 {
  %3 = alloca [3 x { double, double }], align 16
  %4 = alloca [3 x { double, double }], align 16
  %5 = alloca [3 x { double, double }], align 16
  %6 = alloca [3 x { double, double }], align 16
  %7 = alloca [3 x { double, double }], align 16
  %8 = alloca [3 x { double, double }], align 16
  %9 = alloca [3 x { double, double }], align 16
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %11 = load ptr, ptr %10, align 8, !tbaa !30
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %13 = load ptr, ptr %12, align 8, !tbaa !88
  %14 = load i64, ptr %0, align 8, !tbaa !31
  %15 = icmp sgt i64 %14, 0
  br i1 %15, label %16, label %389

16:                                               ; preds = %2
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %18 = icmp eq i64 %1, 0
  %19 = getelementptr inbounds { double, double }, ptr %7, i64 1
  %20 = getelementptr inbounds { double, double }, ptr %7, i64 2
  %21 = getelementptr inbounds { double, double }, ptr %5, i64 1
  %22 = getelementptr inbounds { double, double }, ptr %5, i64 2
  %23 = getelementptr inbounds { double, double }, ptr %8, i64 1
  %24 = getelementptr inbounds { double, double }, ptr %8, i64 2
  %25 = getelementptr inbounds { double, double }, ptr %9, i64 1
  %26 = getelementptr inbounds { double, double }, ptr %9, i64 2
  br label %38

27:                                               ; preds = %385
  %28 = icmp sgt i64 %387, 0
  br i1 %28, label %29, label %389

29:                                               ; preds = %27
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %31 = icmp eq i64 %1, 0
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %33 = icmp eq i64 %1, 0
  %34 = getelementptr inbounds { double, double }, ptr %3, i64 1
  %35 = getelementptr inbounds { double, double }, ptr %3, i64 2
  %36 = getelementptr inbounds { double, double }, ptr %4, i64 1
  %37 = getelementptr inbounds { double, double }, ptr %4, i64 2
  br label %390

38:                                               ; preds = %16, %385
  %39 = phi i64 [ 0, %16 ], [ %386, %385 ]
  %40 = getelementptr inbounds %struct.Whole, ptr %13, i64 %39
  %41 = load ptr, ptr %17, align 8, !tbaa !142
  %42 = getelementptr inbounds { double, double }, ptr %41, i64 %39
  %43 = load <2 x double>, ptr %42, align 8
  store <2 x double> %43, ptr %40, align 8
  %44 = getelementptr inbounds %struct.Whole, ptr %13, i64 %39, i32 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %44, i8 0, i64 48, i1 false)
  %45 = getelementptr inbounds %struct.Whole, ptr %13, i64 %39, i32 2
  %46 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %45, ptr noundef nonnull align 8 dereferenceable(144) %46, i64 144, i1 false)
  br i1 %18, label %385, label %47

47:                                               ; preds = %38
  %48 = getelementptr inbounds %struct.Whole, ptr %13, i64 %39, i32 3
  %49 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5) #13
  %50 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 1, i64 0, i32 1
  %51 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 1, i64 1
  %52 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 1, i64 1, i32 1
  %53 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 1, i64 2
  %54 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 1, i64 2, i32 1
  %55 = load <2 x double>, ptr %49, align 8
  %56 = load <2 x double>, ptr %51, align 8
  %57 = load <2 x double>, ptr %53, align 8
  br label %58

58:                                               ; preds = %58, %47
  %59 = phi i64 [ 0, %47 ], [ %106, %58 ]
  %60 = mul nuw nsw i64 %59, 3
  %61 = getelementptr inbounds { double, double }, ptr %46, i64 %60
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds { double, double }, ptr %46, i64 %60, i32 1
  %64 = load double, ptr %63, align 8
  %65 = getelementptr { double, double }, ptr %61, i64 1
  %66 = load double, ptr %65, align 8
  %67 = getelementptr { double, double }, ptr %61, i64 1, i32 1
  %68 = load double, ptr %67, align 8
  %69 = getelementptr { double, double }, ptr %61, i64 2
  %70 = load double, ptr %69, align 8
  %71 = getelementptr { double, double }, ptr %61, i64 2, i32 1
  %72 = load double, ptr %71, align 8
  %73 = getelementptr inbounds { double, double }, ptr %5, i64 %59
  %74 = insertelement <2 x double> poison, double %62, i64 0
  %75 = shufflevector <2 x double> %74, <2 x double> poison, <2 x i32> zeroinitializer
  %76 = fmul contract <2 x double> %55, %75
  %77 = insertelement <2 x double> poison, double %64, i64 0
  %78 = shufflevector <2 x double> %77, <2 x double> poison, <2 x i32> zeroinitializer
  %79 = fmul contract <2 x double> %55, %78
  %80 = shufflevector <2 x double> %79, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %81 = fsub contract <2 x double> %76, %80
  %82 = fadd contract <2 x double> %76, %80
  %83 = shufflevector <2 x double> %81, <2 x double> %82, <2 x i32> <i32 0, i32 3>
  %84 = insertelement <2 x double> poison, double %66, i64 0
  %85 = shufflevector <2 x double> %84, <2 x double> poison, <2 x i32> zeroinitializer
  %86 = fmul contract <2 x double> %56, %85
  %87 = insertelement <2 x double> poison, double %68, i64 0
  %88 = shufflevector <2 x double> %87, <2 x double> poison, <2 x i32> zeroinitializer
  %89 = fmul contract <2 x double> %56, %88
  %90 = shufflevector <2 x double> %89, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %91 = fsub contract <2 x double> %86, %90
  %92 = fadd contract <2 x double> %86, %90
  %93 = shufflevector <2 x double> %91, <2 x double> %92, <2 x i32> <i32 0, i32 3>
  %94 = fadd contract <2 x double> %83, %93
  %95 = insertelement <2 x double> poison, double %70, i64 0
  %96 = shufflevector <2 x double> %95, <2 x double> poison, <2 x i32> zeroinitializer
  %97 = fmul contract <2 x double> %57, %96
  %98 = insertelement <2 x double> poison, double %72, i64 0
  %99 = shufflevector <2 x double> %98, <2 x double> poison, <2 x i32> zeroinitializer
  %100 = fmul contract <2 x double> %57, %99
  %101 = shufflevector <2 x double> %100, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %102 = fsub contract <2 x double> %97, %101
  %103 = fadd contract <2 x double> %97, %101
  %104 = shufflevector <2 x double> %102, <2 x double> %103, <2 x i32> <i32 0, i32 3>
  %105 = fadd contract <2 x double> %94, %104
  store <2 x double> %105, ptr %73, align 16
  %106 = add nuw nsw i64 %59, 1
  %107 = icmp eq i64 %106, 3
  br i1 %107, label %108, label %58, !llvm.loop !101

108:                                              ; preds = %58
  %109 = getelementptr inbounds %struct.Whole, ptr %13, i64 %39, i32 4
  %110 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 2
  %111 = load <2 x double>, ptr %21, align 16
  %112 = fmul contract <2 x double> %111, zeroinitializer
  %113 = shufflevector <2 x double> %112, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %114 = load <2 x double>, ptr %22, align 16
  %115 = fmul contract <2 x double> %114, zeroinitializer
  %116 = shufflevector <2 x double> %115, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %117 = load <2 x double>, ptr %5, align 16
  %118 = fmul contract <2 x double> %117, zeroinitializer
  %119 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %120 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 2, i64 1
  %121 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 2, i64 2
  %122 = extractelement <2 x double> %43, i64 0
  %123 = fmul contract double %122, -2.000000e+00
  %124 = extractelement <2 x double> %43, i64 1
  %125 = fmul contract double %124, 0.000000e+00
  %126 = fmul contract double %124, 2.000000e+00
  %127 = fmul contract double %122, 0.000000e+00
  %128 = fsub contract double %123, %125
  %129 = fsub contract double %127, %126
  %130 = insertelement <2 x double> poison, double %128, i64 0
  %131 = shufflevector <2 x double> %130, <2 x double> poison, <2 x i32> zeroinitializer
  %132 = insertelement <2 x double> poison, double %129, i64 0
  %133 = shufflevector <2 x double> %132, <2 x double> poison, <2 x i32> zeroinitializer
  br label %134

134:                                              ; preds = %357, %108
  %135 = phi i64 [ 0, %108 ], [ %358, %357 ]
  %136 = icmp eq i64 %135, 0
  %137 = uitofp i1 %136 to double
  %138 = icmp eq i64 %135, 1
  %139 = uitofp i1 %138 to double
  %140 = icmp eq i64 %135, 2
  %141 = uitofp i1 %140 to double
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #13
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #13
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #13
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #13
  %142 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 7, i64 %135
  %143 = load <2 x double>, ptr %142, align 8
  %144 = add nuw nsw i64 %135, 3
  %145 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 7, i64 %144
  %146 = add nuw nsw i64 %135, 6
  %147 = getelementptr inbounds %struct.Link, ptr %11, i64 %39, i32 7, i64 %146
  %148 = load <2 x double>, ptr %145, align 8
  %149 = load <2 x double>, ptr %147, align 8
  %150 = load double, ptr %51, align 8
  %151 = load double, ptr %52, align 8
  %152 = fmul contract double %150, %141
  %153 = fmul contract double %151, 0.000000e+00
  %154 = fmul contract double %150, 0.000000e+00
  %155 = fmul contract double %151, %141
  %156 = fsub contract double %152, %153
  %157 = fadd contract double %154, %155
  %158 = load double, ptr %53, align 8
  %159 = load double, ptr %54, align 8
  %160 = fmul contract double %158, %139
  %161 = fmul contract double %159, 0.000000e+00
  %162 = fmul contract double %158, 0.000000e+00
  %163 = fmul contract double %159, %139
  %164 = fsub contract double %160, %161
  %165 = fadd contract double %162, %163
  %166 = fsub contract double %156, %164
  %167 = fsub contract double %157, %165
  %168 = fmul contract double %158, %137
  %169 = fmul contract double %159, %137
  %170 = fsub contract double %168, %161
  %171 = fadd contract double %162, %169
  %172 = load double, ptr %49, align 8
  %173 = load double, ptr %50, align 8
  %174 = fmul contract double %172, %141
  %175 = fmul contract double %173, 0.000000e+00
  %176 = fmul contract double %172, 0.000000e+00
  %177 = fmul contract double %173, %141
  %178 = fsub contract double %174, %175
  %179 = fadd contract double %176, %177
  %180 = fsub contract double %170, %178
  %181 = fsub contract double %171, %179
  %182 = fmul contract double %172, %139
  %183 = fmul contract double %173, %139
  %184 = fsub contract double %182, %175
  %185 = fadd contract double %176, %183
  %186 = fmul contract double %150, %137
  %187 = fmul contract double %151, %137
  %188 = fsub contract double %186, %153
  %189 = fadd contract double %154, %187
  %190 = fsub contract double %184, %188
  %191 = fsub contract double %185, %189
  %192 = insertelement <2 x double> poison, double %166, i64 0
  %193 = shufflevector <2 x double> %192, <2 x double> poison, <2 x i32> zeroinitializer
  %194 = insertelement <2 x double> poison, double %167, i64 0
  %195 = shufflevector <2 x double> %194, <2 x double> poison, <2 x i32> zeroinitializer
  %196 = insertelement <2 x double> poison, double %180, i64 0
  %197 = shufflevector <2 x double> %196, <2 x double> poison, <2 x i32> zeroinitializer
  %198 = insertelement <2 x double> poison, double %181, i64 0
  %199 = shufflevector <2 x double> %198, <2 x double> poison, <2 x i32> zeroinitializer
  %200 = insertelement <2 x double> poison, double %190, i64 0
  %201 = shufflevector <2 x double> %200, <2 x double> poison, <2 x i32> zeroinitializer
  %202 = insertelement <2 x double> poison, double %191, i64 0
  %203 = shufflevector <2 x double> %202, <2 x double> poison, <2 x i32> zeroinitializer
  br label %204

204:                                              ; preds = %204, %134
  %205 = phi i64 [ 0, %134 ], [ %234, %204 ]
  %206 = mul nuw nsw i64 %205, 3
  %207 = getelementptr inbounds { double, double }, ptr %46, i64 %206
  %208 = getelementptr { double, double }, ptr %207, i64 1
  %209 = getelementptr { double, double }, ptr %207, i64 2
  %210 = getelementptr inbounds { double, double }, ptr %6, i64 %205
  %211 = load <2 x double>, ptr %207, align 8
  %212 = fmul contract <2 x double> %195, %211
  %213 = shufflevector <2 x double> %212, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %214 = fmul contract <2 x double> %193, %211
  %215 = fsub contract <2 x double> %214, %213
  %216 = fadd contract <2 x double> %214, %213
  %217 = shufflevector <2 x double> %215, <2 x double> %216, <2 x i32> <i32 0, i32 3>
  %218 = load <2 x double>, ptr %208, align 8
  %219 = fmul contract <2 x double> %199, %218
  %220 = shufflevector <2 x double> %219, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %221 = fmul contract <2 x double> %197, %218
  %222 = fsub contract <2 x double> %221, %220
  %223 = fadd contract <2 x double> %221, %220
  %224 = shufflevector <2 x double> %222, <2 x double> %223, <2 x i32> <i32 0, i32 3>
  %225 = fadd contract <2 x double> %217, %224
  %226 = load <2 x double>, ptr %209, align 8
  %227 = fmul contract <2 x double> %203, %226
  %228 = shufflevector <2 x double> %227, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %229 = fmul contract <2 x double> %201, %226
  %230 = fsub contract <2 x double> %229, %228
  %231 = fadd contract <2 x double> %229, %228
  %232 = shufflevector <2 x double> %230, <2 x double> %231, <2 x i32> <i32 0, i32 3>
  %233 = fadd contract <2 x double> %225, %232
  store <2 x double> %233, ptr %210, align 16
  %234 = add nuw nsw i64 %205, 1
  %235 = icmp eq i64 %234, 3
  br i1 %235, label %236, label %204, !llvm.loop !101

236:                                              ; preds = %204
  %237 = insertelement <2 x double> poison, double %150, i64 0
  %238 = shufflevector <2 x double> %237, <2 x double> poison, <2 x i32> zeroinitializer
  %239 = fmul contract <2 x double> %149, %238
  %240 = insertelement <2 x double> poison, double %151, i64 0
  %241 = shufflevector <2 x double> %240, <2 x double> poison, <2 x i32> zeroinitializer
  %242 = fmul contract <2 x double> %149, %241
  %243 = shufflevector <2 x double> %242, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %244 = insertelement <2 x double> poison, double %158, i64 0
  %245 = shufflevector <2 x double> %244, <2 x double> poison, <2 x i32> zeroinitializer
  %246 = fmul contract <2 x double> %148, %245
  %247 = insertelement <2 x double> poison, double %159, i64 0
  %248 = shufflevector <2 x double> %247, <2 x double> poison, <2 x i32> zeroinitializer
  %249 = fmul contract <2 x double> %148, %248
  %250 = shufflevector <2 x double> %249, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %251 = fsub contract <2 x double> %239, %243
  %252 = fadd contract <2 x double> %239, %243
  %253 = shufflevector <2 x double> %251, <2 x double> %252, <2 x i32> <i32 0, i32 3>
  %254 = fsub contract <2 x double> %246, %250
  %255 = fadd contract <2 x double> %246, %250
  %256 = shufflevector <2 x double> %254, <2 x double> %255, <2 x i32> <i32 0, i32 3>
  %257 = fsub contract <2 x double> %253, %256
  store <2 x double> %257, ptr %7, align 16
  %258 = fmul contract <2 x double> %143, %245
  %259 = fmul contract <2 x double> %143, %248
  %260 = shufflevector <2 x double> %259, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %261 = fsub contract <2 x double> %258, %260
  %262 = fadd contract <2 x double> %258, %260
  %263 = shufflevector <2 x double> %261, <2 x double> %262, <2 x i32> <i32 0, i32 3>
  %264 = insertelement <2 x double> poison, double %172, i64 0
  %265 = shufflevector <2 x double> %264, <2 x double> poison, <2 x i32> zeroinitializer
  %266 = fmul contract <2 x double> %149, %265
  %267 = insertelement <2 x double> poison, double %173, i64 0
  %268 = shufflevector <2 x double> %267, <2 x double> poison, <2 x i32> zeroinitializer
  %269 = fmul contract <2 x double> %149, %268
  %270 = shufflevector <2 x double> %269, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %271 = fsub contract <2 x double> %266, %270
  %272 = fadd contract <2 x double> %266, %270
  %273 = shufflevector <2 x double> %271, <2 x double> %272, <2 x i32> <i32 0, i32 3>
  %274 = fsub contract <2 x double> %263, %273
  store <2 x double> %274, ptr %19, align 16
  %275 = fmul contract <2 x double> %148, %265
  %276 = fmul contract <2 x double> %148, %268
  %277 = shufflevector <2 x double> %276, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %278 = fsub contract <2 x double> %275, %277
  %279 = fadd contract <2 x double> %275, %277
  %280 = shufflevector <2 x double> %278, <2 x double> %279, <2 x i32> <i32 0, i32 3>
  %281 = fmul contract <2 x double> %143, %238
  %282 = fmul contract <2 x double> %143, %241
  %283 = shufflevector <2 x double> %282, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %284 = fsub contract <2 x double> %281, %283
  %285 = fadd contract <2 x double> %281, %283
  %286 = shufflevector <2 x double> %284, <2 x double> %285, <2 x i32> <i32 0, i32 3>
  %287 = fsub contract <2 x double> %280, %286
  store <2 x double> %287, ptr %20, align 16
  %288 = insertelement <2 x double> poison, double %141, i64 0
  %289 = shufflevector <2 x double> %288, <2 x double> poison, <2 x i32> zeroinitializer
  %290 = fmul contract <2 x double> %111, %289
  %291 = insertelement <2 x double> poison, double %139, i64 0
  %292 = shufflevector <2 x double> %291, <2 x double> poison, <2 x i32> zeroinitializer
  %293 = fmul contract <2 x double> %114, %292
  %294 = fsub contract <2 x double> %290, %113
  %295 = fadd contract <2 x double> %290, %113
  %296 = shufflevector <2 x double> %294, <2 x double> %295, <2 x i32> <i32 0, i32 3>
  %297 = fsub contract <2 x double> %293, %116
  %298 = fadd contract <2 x double> %293, %116
  %299 = shufflevector <2 x double> %297, <2 x double> %298, <2 x i32> <i32 0, i32 3>
  %300 = fsub contract <2 x double> %296, %299
  store <2 x double> %300, ptr %8, align 16
  %301 = fmul contract <2 x double> %117, %289
  %302 = insertelement <2 x double> poison, double %137, i64 0
  %303 = shufflevector <2 x double> %302, <2 x double> poison, <2 x i32> zeroinitializer
  %304 = fmul contract <2 x double> %114, %303
  %305 = fsub contract <2 x double> %304, %116
  %306 = fadd contract <2 x double> %304, %116
  %307 = shufflevector <2 x double> %305, <2 x double> %306, <2 x i32> <i32 0, i32 3>
  %308 = fsub contract <2 x double> %301, %119
  %309 = fadd contract <2 x double> %301, %119
  %310 = shufflevector <2 x double> %308, <2 x double> %309, <2 x i32> <i32 0, i32 3>
  %311 = fsub contract <2 x double> %307, %310
  store <2 x double> %311, ptr %23, align 16
  %312 = fmul contract <2 x double> %117, %292
  %313 = fsub contract <2 x double> %312, %119
  %314 = fadd contract <2 x double> %312, %119
  %315 = shufflevector <2 x double> %313, <2 x double> %314, <2 x i32> <i32 0, i32 3>
  %316 = fmul contract <2 x double> %111, %303
  %317 = fsub contract <2 x double> %316, %113
  %318 = fadd contract <2 x double> %316, %113
  %319 = shufflevector <2 x double> %317, <2 x double> %318, <2 x i32> <i32 0, i32 3>
  %320 = fsub contract <2 x double> %315, %319
  store <2 x double> %320, ptr %24, align 16
  %321 = load <2 x double>, ptr %120, align 8
  %322 = fmul contract <2 x double> %321, zeroinitializer
  %323 = shufflevector <2 x double> %322, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %324 = fmul contract <2 x double> %321, %289
  %325 = fsub contract <2 x double> %324, %323
  %326 = fadd contract <2 x double> %324, %323
  %327 = shufflevector <2 x double> %325, <2 x double> %326, <2 x i32> <i32 0, i32 3>
  %328 = load <2 x double>, ptr %121, align 8
  %329 = fmul contract <2 x double> %328, zeroinitializer
  %330 = shufflevector <2 x double> %329, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %331 = fmul contract <2 x double> %328, %292
  %332 = fsub contract <2 x double> %331, %330
  %333 = fadd contract <2 x double> %331, %330
  %334 = shufflevector <2 x double> %332, <2 x double> %333, <2 x i32> <i32 0, i32 3>
  %335 = fsub contract <2 x double> %327, %334
  store <2 x double> %335, ptr %9, align 16
  %336 = fmul contract <2 x double> %328, %303
  %337 = fsub contract <2 x double> %336, %330
  %338 = fadd contract <2 x double> %336, %330
  %339 = shufflevector <2 x double> %337, <2 x double> %338, <2 x i32> <i32 0, i32 3>
  %340 = load <2 x double>, ptr %110, align 8
  %341 = fmul contract <2 x double> %340, zeroinitializer
  %342 = shufflevector <2 x double> %341, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %343 = fmul contract <2 x double> %340, %289
  %344 = fsub contract <2 x double> %343, %342
  %345 = fadd contract <2 x double> %343, %342
  %346 = shufflevector <2 x double> %344, <2 x double> %345, <2 x i32> <i32 0, i32 3>
  %347 = fsub contract <2 x double> %339, %346
  store <2 x double> %347, ptr %25, align 16
  %348 = fmul contract <2 x double> %340, %292
  %349 = fsub contract <2 x double> %348, %342
  %350 = fadd contract <2 x double> %348, %342
  %351 = shufflevector <2 x double> %349, <2 x double> %350, <2 x i32> <i32 0, i32 3>
  %352 = fmul contract <2 x double> %321, %303
  %353 = fsub contract <2 x double> %352, %323
  %354 = fadd contract <2 x double> %352, %323
  %355 = shufflevector <2 x double> %353, <2 x double> %354, <2 x i32> <i32 0, i32 3>
  %356 = fsub contract <2 x double> %351, %355
  store <2 x double> %356, ptr %26, align 16
  br label %360

357:                                              ; preds = %360
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #13
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #13
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #13
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #13
  %358 = add nuw nsw i64 %135, 1
  %359 = icmp eq i64 %358, 3
  br i1 %359, label %384, label %134, !llvm.loop !161

360:                                              ; preds = %360, %236
  %361 = phi i64 [ 0, %236 ], [ %382, %360 ]
  %362 = getelementptr inbounds [3 x { double, double }], ptr %7, i64 0, i64 %361
  %363 = getelementptr inbounds [3 x { double, double }], ptr %6, i64 0, i64 %361
  %364 = getelementptr inbounds [3 x { double, double }], ptr %8, i64 0, i64 %361
  %365 = mul nuw nsw i64 %361, 3
  %366 = add nuw nsw i64 %365, %135
  %367 = getelementptr inbounds { double, double }, ptr %48, i64 %366
  %368 = load <2 x double>, ptr %362, align 16
  %369 = load <2 x double>, ptr %363, align 16
  %370 = fsub contract <2 x double> %368, %369
  %371 = load <2 x double>, ptr %364, align 16
  %372 = fsub contract <2 x double> %370, %371
  store <2 x double> %372, ptr %367, align 8
  %373 = getelementptr inbounds [3 x { double, double }], ptr %9, i64 0, i64 %361
  %374 = getelementptr inbounds { double, double }, ptr %109, i64 %366
  %375 = load <2 x double>, ptr %373, align 16
  %376 = fmul contract <2 x double> %131, %375
  %377 = fmul contract <2 x double> %133, %375
  %378 = shufflevector <2 x double> %377, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %379 = fsub contract <2 x double> %376, %378
  %380 = fadd contract <2 x double> %376, %378
  %381 = shufflevector <2 x double> %379, <2 x double> %380, <2 x i32> <i32 0, i32 3>
  store <2 x double> %381, ptr %374, align 8
  %382 = add nuw nsw i64 %361, 1
  %383 = icmp eq i64 %382, 3
  br i1 %383, label %357, label %360, !llvm.loop !162

384:                                              ; preds = %357
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5) #13
  br label %385

385:                                              ; preds = %384, %38
  %386 = add nuw nsw i64 %39, 1
  %387 = load i64, ptr %0, align 8, !tbaa !31
  %388 = icmp slt i64 %386, %387
  br i1 %388, label %38, label %27, !llvm.loop !163

389:                                              ; preds = %802, %2, %27
  ret void

390:                                              ; preds = %29, %802
  %391 = phi i64 [ %387, %29 ], [ %392, %802 ]
  %392 = add nsw i64 %391, -1
  %393 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392
  %394 = load ptr, ptr %30, align 8, !tbaa !32
  %395 = getelementptr inbounds i64, ptr %394, i64 %392
  %396 = load i64, ptr %395, align 8, !tbaa !33
  %397 = icmp sgt i64 %396, 0
  br i1 %397, label %398, label %401

398:                                              ; preds = %390
  %399 = getelementptr inbounds %struct.Link, ptr %11, i64 %392, i32 5
  %400 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 6
  br label %406

401:                                              ; preds = %424, %390
  %402 = load ptr, ptr %32, align 8, !tbaa !49
  %403 = getelementptr inbounds i64, ptr %402, i64 %392
  %404 = load i64, ptr %403, align 8, !tbaa !33
  %405 = icmp sgt i64 %404, -1
  br i1 %405, label %527, label %802

406:                                              ; preds = %398, %424
  %407 = phi i64 [ 0, %398 ], [ %425, %424 ]
  %408 = mul nuw nsw i64 %407, 6
  %409 = getelementptr inbounds { double, double }, ptr %399, i64 %408
  %410 = getelementptr inbounds { double, double }, ptr %400, i64 %408
  tail call fastcc void @times_whole(ptr noundef %393, ptr noundef nonnull %409, ptr noundef nonnull %410) #12
  br i1 %31, label %424, label %411

411:                                              ; preds = %406
  %412 = getelementptr inbounds { double, double }, ptr %399, i64 %408, i32 1
  %413 = getelementptr inbounds { double, double }, ptr %409, i64 1
  %414 = getelementptr inbounds { double, double }, ptr %409, i64 1, i32 1
  %415 = getelementptr inbounds { double, double }, ptr %409, i64 2
  %416 = getelementptr inbounds { double, double }, ptr %409, i64 2, i32 1
  %417 = getelementptr inbounds { double, double }, ptr %409, i64 3
  %418 = getelementptr inbounds { double, double }, ptr %409, i64 3, i32 1
  %419 = getelementptr inbounds { double, double }, ptr %409, i64 4
  %420 = getelementptr inbounds { double, double }, ptr %409, i64 4, i32 1
  %421 = getelementptr inbounds { double, double }, ptr %409, i64 5
  %422 = getelementptr inbounds { double, double }, ptr %409, i64 5, i32 1
  %423 = mul nsw i64 %407, 3
  br label %430

424:                                              ; preds = %430, %406
  %425 = add nuw nsw i64 %407, 1
  %426 = load ptr, ptr %30, align 8, !tbaa !32
  %427 = getelementptr inbounds i64, ptr %426, i64 %392
  %428 = load i64, ptr %427, align 8, !tbaa !33
  %429 = icmp slt i64 %425, %428
  br i1 %429, label %406, label %401, !llvm.loop !164

430:                                              ; preds = %411, %430
  %431 = phi i64 [ 0, %411 ], [ %525, %430 ]
  %432 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 3, i64 %431
  %433 = load double, ptr %409, align 8
  %434 = load double, ptr %412, align 8
  %435 = add nuw nsw i64 %431, 3
  %436 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 3, i64 %435
  %437 = load double, ptr %413, align 8
  %438 = load double, ptr %414, align 8
  %439 = add nuw nsw i64 %431, 6
  %440 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 3, i64 %439
  %441 = load double, ptr %415, align 8
  %442 = load double, ptr %416, align 8
  %443 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 4, i64 %431
  %444 = load double, ptr %417, align 8
  %445 = load double, ptr %418, align 8
  %446 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 4, i64 %435
  %447 = load double, ptr %419, align 8
  %448 = load double, ptr %420, align 8
  %449 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 4, i64 %439
  %450 = load double, ptr %421, align 8
  %451 = load double, ptr %422, align 8
  %452 = add nuw nsw i64 %431, %423
  %453 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 7, i64 %452
  %454 = load <2 x double>, ptr %432, align 8
  %455 = insertelement <2 x double> poison, double %434, i64 0
  %456 = shufflevector <2 x double> %455, <2 x double> poison, <2 x i32> zeroinitializer
  %457 = fmul contract <2 x double> %454, %456
  %458 = shufflevector <2 x double> %457, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %459 = insertelement <2 x double> poison, double %433, i64 0
  %460 = shufflevector <2 x double> %459, <2 x double> poison, <2 x i32> zeroinitializer
  %461 = fmul contract <2 x double> %454, %460
  %462 = fsub contract <2 x double> %461, %458
  %463 = fadd contract <2 x double> %461, %458
  %464 = shufflevector <2 x double> %462, <2 x double> %463, <2 x i32> <i32 0, i32 3>
  %465 = load <2 x double>, ptr %436, align 8
  %466 = insertelement <2 x double> poison, double %438, i64 0
  %467 = shufflevector <2 x double> %466, <2 x double> poison, <2 x i32> zeroinitializer
  %468 = fmul contract <2 x double> %465, %467
  %469 = shufflevector <2 x double> %468, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %470 = insertelement <2 x double> poison, double %437, i64 0
  %471 = shufflevector <2 x double> %470, <2 x double> poison, <2 x i32> zeroinitializer
  %472 = fmul contract <2 x double> %465, %471
  %473 = fsub contract <2 x double> %472, %469
  %474 = fadd contract <2 x double> %472, %469
  %475 = shufflevector <2 x double> %473, <2 x double> %474, <2 x i32> <i32 0, i32 3>
  %476 = fadd contract <2 x double> %464, %475
  %477 = load <2 x double>, ptr %440, align 8
  %478 = insertelement <2 x double> poison, double %442, i64 0
  %479 = shufflevector <2 x double> %478, <2 x double> poison, <2 x i32> zeroinitializer
  %480 = fmul contract <2 x double> %477, %479
  %481 = shufflevector <2 x double> %480, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %482 = insertelement <2 x double> poison, double %441, i64 0
  %483 = shufflevector <2 x double> %482, <2 x double> poison, <2 x i32> zeroinitializer
  %484 = fmul contract <2 x double> %477, %483
  %485 = fsub contract <2 x double> %484, %481
  %486 = fadd contract <2 x double> %484, %481
  %487 = shufflevector <2 x double> %485, <2 x double> %486, <2 x i32> <i32 0, i32 3>
  %488 = fadd contract <2 x double> %476, %487
  %489 = load <2 x double>, ptr %443, align 8
  %490 = insertelement <2 x double> poison, double %445, i64 0
  %491 = shufflevector <2 x double> %490, <2 x double> poison, <2 x i32> zeroinitializer
  %492 = fmul contract <2 x double> %489, %491
  %493 = shufflevector <2 x double> %492, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %494 = insertelement <2 x double> poison, double %444, i64 0
  %495 = shufflevector <2 x double> %494, <2 x double> poison, <2 x i32> zeroinitializer
  %496 = fmul contract <2 x double> %489, %495
  %497 = fsub contract <2 x double> %496, %493
  %498 = fadd contract <2 x double> %496, %493
  %499 = shufflevector <2 x double> %497, <2 x double> %498, <2 x i32> <i32 0, i32 3>
  %500 = fadd contract <2 x double> %488, %499
  %501 = load <2 x double>, ptr %446, align 8
  %502 = insertelement <2 x double> poison, double %448, i64 0
  %503 = shufflevector <2 x double> %502, <2 x double> poison, <2 x i32> zeroinitializer
  %504 = fmul contract <2 x double> %501, %503
  %505 = shufflevector <2 x double> %504, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %506 = insertelement <2 x double> poison, double %447, i64 0
  %507 = shufflevector <2 x double> %506, <2 x double> poison, <2 x i32> zeroinitializer
  %508 = fmul contract <2 x double> %501, %507
  %509 = fsub contract <2 x double> %508, %505
  %510 = fadd contract <2 x double> %508, %505
  %511 = shufflevector <2 x double> %509, <2 x double> %510, <2 x i32> <i32 0, i32 3>
  %512 = fadd contract <2 x double> %500, %511
  %513 = load <2 x double>, ptr %449, align 8
  %514 = insertelement <2 x double> poison, double %451, i64 0
  %515 = shufflevector <2 x double> %514, <2 x double> poison, <2 x i32> zeroinitializer
  %516 = fmul contract <2 x double> %513, %515
  %517 = shufflevector <2 x double> %516, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %518 = insertelement <2 x double> poison, double %450, i64 0
  %519 = shufflevector <2 x double> %518, <2 x double> poison, <2 x i32> zeroinitializer
  %520 = fmul contract <2 x double> %513, %519
  %521 = fsub contract <2 x double> %520, %517
  %522 = fadd contract <2 x double> %520, %517
  %523 = shufflevector <2 x double> %521, <2 x double> %522, <2 x i32> <i32 0, i32 3>
  %524 = fadd contract <2 x double> %512, %523
  store <2 x double> %524, ptr %453, align 8
  %525 = add nuw nsw i64 %431, 1
  %526 = icmp ult i64 %431, 2
  br i1 %526, label %430, label %424, !llvm.loop !165

527:                                              ; preds = %401
  %528 = getelementptr inbounds %struct.Link, ptr %11, i64 %392, i32 4
  %529 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 1
  %530 = load double, ptr %528, align 8
  %531 = getelementptr inbounds { double, double }, ptr %528, i64 0, i32 1
  %532 = load double, ptr %531, align 8
  %533 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 1, i64 1
  %534 = getelementptr inbounds { double, double }, ptr %528, i64 1
  %535 = load double, ptr %534, align 8
  %536 = getelementptr inbounds { double, double }, ptr %528, i64 1, i32 1
  %537 = load double, ptr %536, align 8
  %538 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 1, i64 2
  %539 = getelementptr inbounds { double, double }, ptr %528, i64 2
  %540 = load double, ptr %539, align 8
  %541 = getelementptr inbounds { double, double }, ptr %528, i64 2, i32 1
  %542 = load double, ptr %541, align 8
  %543 = fmul contract double %530, %530
  %544 = fmul contract double %532, %532
  %545 = fmul contract double %530, %532
  %546 = fsub contract double %543, %544
  %547 = fadd contract double %545, %545
  %548 = fmul contract double %535, %535
  %549 = fmul contract double %537, %537
  %550 = fmul contract double %535, %537
  %551 = fsub contract double %548, %549
  %552 = fadd contract double %550, %550
  %553 = fadd contract double %546, %551
  %554 = fadd contract double %547, %552
  %555 = fmul contract double %540, %540
  %556 = fmul contract double %542, %542
  %557 = fmul contract double %540, %542
  %558 = fsub contract double %555, %556
  %559 = fadd contract double %557, %557
  %560 = fadd contract double %553, %558
  %561 = fadd contract double %554, %559
  %562 = load <2 x double>, ptr %529, align 8
  %563 = insertelement <2 x double> poison, double %532, i64 0
  %564 = shufflevector <2 x double> %563, <2 x double> poison, <2 x i32> zeroinitializer
  %565 = fmul contract <2 x double> %562, %564
  %566 = shufflevector <2 x double> %565, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %567 = insertelement <2 x double> poison, double %530, i64 0
  %568 = shufflevector <2 x double> %567, <2 x double> poison, <2 x i32> zeroinitializer
  %569 = fmul contract <2 x double> %562, %568
  %570 = fsub contract <2 x double> %569, %566
  %571 = fadd contract <2 x double> %569, %566
  %572 = shufflevector <2 x double> %570, <2 x double> %571, <2 x i32> <i32 0, i32 3>
  %573 = load <2 x double>, ptr %533, align 8
  %574 = insertelement <2 x double> poison, double %537, i64 0
  %575 = shufflevector <2 x double> %574, <2 x double> poison, <2 x i32> zeroinitializer
  %576 = fmul contract <2 x double> %573, %575
  %577 = shufflevector <2 x double> %576, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %578 = insertelement <2 x double> poison, double %535, i64 0
  %579 = shufflevector <2 x double> %578, <2 x double> poison, <2 x i32> zeroinitializer
  %580 = fmul contract <2 x double> %573, %579
  %581 = fsub contract <2 x double> %580, %577
  %582 = fadd contract <2 x double> %580, %577
  %583 = shufflevector <2 x double> %581, <2 x double> %582, <2 x i32> <i32 0, i32 3>
  %584 = fadd contract <2 x double> %572, %583
  %585 = load <2 x double>, ptr %538, align 8
  %586 = insertelement <2 x double> poison, double %542, i64 0
  %587 = shufflevector <2 x double> %586, <2 x double> poison, <2 x i32> zeroinitializer
  %588 = fmul contract <2 x double> %585, %587
  %589 = shufflevector <2 x double> %588, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %590 = insertelement <2 x double> poison, double %540, i64 0
  %591 = shufflevector <2 x double> %590, <2 x double> poison, <2 x i32> zeroinitializer
  %592 = fmul contract <2 x double> %585, %591
  %593 = fsub contract <2 x double> %592, %589
  %594 = fadd contract <2 x double> %592, %589
  %595 = shufflevector <2 x double> %593, <2 x double> %594, <2 x i32> <i32 0, i32 3>
  %596 = fadd contract <2 x double> %584, %595
  %597 = fmul contract <2 x double> %596, <double 2.000000e+00, double 2.000000e+00>
  %598 = fmul contract <2 x double> %596, zeroinitializer
  %599 = shufflevector <2 x double> %598, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %600 = fsub contract <2 x double> %597, %599
  %601 = fadd contract <2 x double> %597, %599
  %602 = shufflevector <2 x double> %600, <2 x double> %601, <2 x i32> <i32 0, i32 3>
  %603 = insertelement <2 x double> poison, double %560, i64 0
  %604 = shufflevector <2 x double> %603, <2 x double> poison, <2 x i32> zeroinitializer
  %605 = insertelement <2 x double> poison, double %561, i64 0
  %606 = shufflevector <2 x double> %605, <2 x double> poison, <2 x i32> zeroinitializer
  br label %607

607:                                              ; preds = %618, %527
  %608 = phi i64 [ 0, %527 ], [ %649, %618 ]
  %609 = mul nuw nsw i64 %608, 3
  %610 = getelementptr inbounds { double, double }, ptr %528, i64 %608
  %611 = getelementptr inbounds { double, double }, ptr %528, i64 %608, i32 1
  %612 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 1, i64 %608
  br label %651

613:                                              ; preds = %618
  %614 = getelementptr inbounds %struct.Whole, ptr %13, i64 %404
  %615 = load <2 x double>, ptr %393, align 8
  %616 = load <2 x double>, ptr %614, align 8
  %617 = fadd contract <2 x double> %615, %616
  store <2 x double> %617, ptr %614, align 8
  br i1 %33, label %802, label %707

618:                                              ; preds = %651
  %619 = shl nuw nsw i64 %608, 2
  %620 = getelementptr inbounds %struct.Whole, ptr %13, i64 %404, i32 2, i64 %619
  %621 = load <2 x double>, ptr %393, align 8
  %622 = fmul contract <2 x double> %606, %621
  %623 = shufflevector <2 x double> %622, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %624 = fmul contract <2 x double> %604, %621
  %625 = fsub contract <2 x double> %624, %623
  %626 = fadd contract <2 x double> %624, %623
  %627 = shufflevector <2 x double> %625, <2 x double> %626, <2 x i32> <i32 0, i32 3>
  %628 = fadd contract <2 x double> %602, %627
  %629 = load <2 x double>, ptr %620, align 8
  %630 = fadd contract <2 x double> %629, %628
  store <2 x double> %630, ptr %620, align 8
  %631 = load double, ptr %610, align 8
  %632 = load double, ptr %611, align 8
  %633 = getelementptr inbounds %struct.Whole, ptr %13, i64 %404, i32 1, i64 %608
  %634 = load <2 x double>, ptr %612, align 8
  %635 = load <2 x double>, ptr %393, align 8
  %636 = insertelement <2 x double> poison, double %632, i64 0
  %637 = shufflevector <2 x double> %636, <2 x double> poison, <2 x i32> zeroinitializer
  %638 = fmul contract <2 x double> %635, %637
  %639 = shufflevector <2 x double> %638, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %640 = insertelement <2 x double> poison, double %631, i64 0
  %641 = shufflevector <2 x double> %640, <2 x double> poison, <2 x i32> zeroinitializer
  %642 = fmul contract <2 x double> %635, %641
  %643 = fsub contract <2 x double> %642, %639
  %644 = fadd contract <2 x double> %642, %639
  %645 = shufflevector <2 x double> %643, <2 x double> %644, <2 x i32> <i32 0, i32 3>
  %646 = fadd contract <2 x double> %634, %645
  %647 = load <2 x double>, ptr %633, align 8
  %648 = fadd contract <2 x double> %647, %646
  store <2 x double> %648, ptr %633, align 8
  %649 = add nuw nsw i64 %608, 1
  %650 = icmp eq i64 %649, 3
  br i1 %650, label %613, label %607, !llvm.loop !166

651:                                              ; preds = %651, %607
  %652 = phi i64 [ 0, %607 ], [ %705, %651 ]
  %653 = add nuw nsw i64 %652, %609
  %654 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 2, i64 %653
  %655 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 1, i64 %652
  %656 = load double, ptr %655, align 8
  %657 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 1, i64 %652, i32 1
  %658 = load double, ptr %657, align 8
  %659 = getelementptr inbounds { double, double }, ptr %528, i64 %652
  %660 = getelementptr inbounds %struct.Whole, ptr %13, i64 %404, i32 2, i64 %653
  %661 = load <2 x double>, ptr %654, align 8
  %662 = load <2 x double>, ptr %610, align 8
  %663 = insertelement <2 x double> poison, double %658, i64 0
  %664 = shufflevector <2 x double> %663, <2 x double> poison, <2 x i32> zeroinitializer
  %665 = fmul contract <2 x double> %662, %664
  %666 = shufflevector <2 x double> %665, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %667 = insertelement <2 x double> poison, double %656, i64 0
  %668 = shufflevector <2 x double> %667, <2 x double> poison, <2 x i32> zeroinitializer
  %669 = fmul contract <2 x double> %662, %668
  %670 = fsub contract <2 x double> %669, %666
  %671 = fadd contract <2 x double> %669, %666
  %672 = shufflevector <2 x double> %670, <2 x double> %671, <2 x i32> <i32 0, i32 3>
  %673 = fsub contract <2 x double> %661, %672
  %674 = load <2 x double>, ptr %612, align 8
  %675 = load <2 x double>, ptr %659, align 8
  %676 = shufflevector <2 x double> %674, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %677 = shufflevector <2 x double> %675, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %678 = fmul contract <2 x double> %676, %677
  %679 = shufflevector <2 x double> %675, <2 x double> poison, <2 x i32> zeroinitializer
  %680 = fmul contract <2 x double> %674, %679
  %681 = fsub contract <2 x double> %680, %678
  %682 = fadd contract <2 x double> %680, %678
  %683 = shufflevector <2 x double> %681, <2 x double> %682, <2 x i32> <i32 0, i32 3>
  %684 = fsub contract <2 x double> %673, %683
  %685 = load <2 x double>, ptr %393, align 8
  %686 = fmul contract <2 x double> %662, %685
  %687 = shufflevector <2 x double> %662, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %688 = fmul contract <2 x double> %687, %685
  %689 = shufflevector <2 x double> %685, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %690 = fmul contract <2 x double> %662, %689
  %691 = shufflevector <2 x double> %686, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %692 = fsub contract <2 x double> %686, %691
  %693 = fadd contract <2 x double> %688, %690
  %694 = shufflevector <2 x double> %692, <2 x double> poison, <2 x i32> zeroinitializer
  %695 = fmul contract <2 x double> %675, %694
  %696 = shufflevector <2 x double> %693, <2 x double> poison, <2 x i32> zeroinitializer
  %697 = fmul contract <2 x double> %675, %696
  %698 = shufflevector <2 x double> %697, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %699 = fsub contract <2 x double> %695, %698
  %700 = fadd contract <2 x double> %695, %698
  %701 = shufflevector <2 x double> %699, <2 x double> %700, <2 x i32> <i32 0, i32 3>
  %702 = fsub contract <2 x double> %684, %701
  %703 = load <2 x double>, ptr %660, align 8
  %704 = fadd contract <2 x double> %703, %702
  store <2 x double> %704, ptr %660, align 8
  %705 = add nuw nsw i64 %652, 1
  %706 = icmp eq i64 %705, 3
  br i1 %706, label %618, label %651, !llvm.loop !167

707:                                              ; preds = %613, %783
  %708 = phi i64 [ %784, %783 ], [ 0, %613 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %3) #13
  %709 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 4, i64 %708
  %710 = load <2 x double>, ptr %709, align 8
  store <2 x double> %710, ptr %3, align 16
  %711 = add nuw nsw i64 %708, 3
  %712 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 4, i64 %711
  %713 = load <2 x double>, ptr %712, align 8
  store <2 x double> %713, ptr %34, align 16
  %714 = add nuw nsw i64 %708, 6
  %715 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 4, i64 %714
  %716 = load <2 x double>, ptr %715, align 8
  store <2 x double> %716, ptr %35, align 16
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4) #13
  %717 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 3, i64 %708
  %718 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 3, i64 %711
  %719 = getelementptr inbounds %struct.Whole, ptr %13, i64 %392, i32 3, i64 %714
  %720 = load double, ptr %534, align 8
  %721 = load double, ptr %536, align 8
  %722 = load double, ptr %539, align 8
  %723 = load double, ptr %541, align 8
  %724 = load <2 x double>, ptr %717, align 8
  %725 = insertelement <2 x double> poison, double %720, i64 0
  %726 = shufflevector <2 x double> %725, <2 x double> poison, <2 x i32> zeroinitializer
  %727 = fmul contract <2 x double> %716, %726
  %728 = insertelement <2 x double> poison, double %721, i64 0
  %729 = shufflevector <2 x double> %728, <2 x double> poison, <2 x i32> zeroinitializer
  %730 = fmul contract <2 x double> %716, %729
  %731 = shufflevector <2 x double> %730, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %732 = fsub contract <2 x double> %727, %731
  %733 = fadd contract <2 x double> %727, %731
  %734 = shufflevector <2 x double> %732, <2 x double> %733, <2 x i32> <i32 0, i32 3>
  %735 = insertelement <2 x double> poison, double %722, i64 0
  %736 = shufflevector <2 x double> %735, <2 x double> poison, <2 x i32> zeroinitializer
  %737 = fmul contract <2 x double> %713, %736
  %738 = insertelement <2 x double> poison, double %723, i64 0
  %739 = shufflevector <2 x double> %738, <2 x double> poison, <2 x i32> zeroinitializer
  %740 = fmul contract <2 x double> %713, %739
  %741 = shufflevector <2 x double> %740, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %742 = fsub contract <2 x double> %737, %741
  %743 = fadd contract <2 x double> %737, %741
  %744 = shufflevector <2 x double> %742, <2 x double> %743, <2 x i32> <i32 0, i32 3>
  %745 = fsub contract <2 x double> %734, %744
  %746 = fadd contract <2 x double> %724, %745
  store <2 x double> %746, ptr %4, align 16
  %747 = load double, ptr %528, align 8
  %748 = load double, ptr %531, align 8
  %749 = load <2 x double>, ptr %718, align 8
  %750 = fmul contract <2 x double> %710, %736
  %751 = fmul contract <2 x double> %710, %739
  %752 = shufflevector <2 x double> %751, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %753 = fsub contract <2 x double> %750, %752
  %754 = fadd contract <2 x double> %750, %752
  %755 = shufflevector <2 x double> %753, <2 x double> %754, <2 x i32> <i32 0, i32 3>
  %756 = insertelement <2 x double> poison, double %747, i64 0
  %757 = shufflevector <2 x double> %756, <2 x double> poison, <2 x i32> zeroinitializer
  %758 = fmul contract <2 x double> %716, %757
  %759 = insertelement <2 x double> poison, double %748, i64 0
  %760 = shufflevector <2 x double> %759, <2 x double> poison, <2 x i32> zeroinitializer
  %761 = fmul contract <2 x double> %716, %760
  %762 = shufflevector <2 x double> %761, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %763 = fsub contract <2 x double> %758, %762
  %764 = fadd contract <2 x double> %758, %762
  %765 = shufflevector <2 x double> %763, <2 x double> %764, <2 x i32> <i32 0, i32 3>
  %766 = fsub contract <2 x double> %755, %765
  %767 = fadd contract <2 x double> %749, %766
  store <2 x double> %767, ptr %36, align 16
  %768 = load <2 x double>, ptr %719, align 8
  %769 = fmul contract <2 x double> %713, %757
  %770 = fmul contract <2 x double> %713, %760
  %771 = shufflevector <2 x double> %770, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %772 = fsub contract <2 x double> %769, %771
  %773 = fadd contract <2 x double> %769, %771
  %774 = shufflevector <2 x double> %772, <2 x double> %773, <2 x i32> <i32 0, i32 3>
  %775 = fmul contract <2 x double> %710, %726
  %776 = fmul contract <2 x double> %710, %729
  %777 = shufflevector <2 x double> %776, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %778 = fsub contract <2 x double> %775, %777
  %779 = fadd contract <2 x double> %775, %777
  %780 = shufflevector <2 x double> %778, <2 x double> %779, <2 x i32> <i32 0, i32 3>
  %781 = fsub contract <2 x double> %774, %780
  %782 = fadd contract <2 x double> %768, %781
  store <2 x double> %782, ptr %37, align 16
  br label %786

783:                                              ; preds = %786
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4) #13
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %3) #13
  %784 = add nuw nsw i64 %708, 1
  %785 = icmp eq i64 %784, 3
  br i1 %785, label %802, label %707, !llvm.loop !168

786:                                              ; preds = %786, %707
  %787 = phi i64 [ 0, %707 ], [ %800, %786 ]
  %788 = getelementptr inbounds [3 x { double, double }], ptr %4, i64 0, i64 %787
  %789 = mul nuw nsw i64 %787, 3
  %790 = add nuw nsw i64 %789, %708
  %791 = getelementptr inbounds %struct.Whole, ptr %13, i64 %404, i32 3, i64 %790
  %792 = load <2 x double>, ptr %788, align 16
  %793 = load <2 x double>, ptr %791, align 8
  %794 = fadd contract <2 x double> %792, %793
  store <2 x double> %794, ptr %791, align 8
  %795 = getelementptr inbounds [3 x { double, double }], ptr %3, i64 0, i64 %787
  %796 = getelementptr inbounds %struct.Whole, ptr %13, i64 %404, i32 4, i64 %790
  %797 = load <2 x double>, ptr %795, align 16
  %798 = load <2 x double>, ptr %796, align 8
  %799 = fadd contract <2 x double> %797, %798
  store <2 x double> %799, ptr %796, align 8
  %800 = add nuw nsw i64 %787, 1
  %801 = icmp eq i64 %800, 3
  br i1 %801, label %783, label %786, !llvm.loop !169

802:                                              ; preds = %783, %613, %401
  %803 = icmp sgt i64 %391, 1
  br i1 %803, label %390, label %389, !llvm.loop !170
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @all_accelerations(ptr nocapture noundef readonly %0, ptr noundef readonly %1) unnamed_addr #5 {
  %3 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %4 = load ptr, ptr %3, align 8, !tbaa !30
  %5 = load i64, ptr %0, align 8, !tbaa !31
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %2
  %8 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %10 = icmp eq ptr %1, null
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %13

12:                                               ; preds = %124, %2
  ret void

13:                                               ; preds = %7, %124
  %14 = phi i64 [ 0, %7 ], [ %125, %124 ]
  %15 = load ptr, ptr %8, align 8, !tbaa !49
  %16 = getelementptr inbounds i64, ptr %15, i64 %14
  %17 = load i64, ptr %16, align 8, !tbaa !33
  %18 = icmp slt i64 %17, 0
  %19 = getelementptr inbounds %struct.Link, ptr %4, i64 %17, i32 14
  %20 = select i1 %18, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 14), ptr %19
  br label %111

21:                                               ; preds = %111
  %22 = getelementptr inbounds %struct.Link, ptr %4, i64 %14, i32 4
  %23 = getelementptr inbounds %struct.Link, ptr %4, i64 %14, i32 14, i64 3
  %24 = getelementptr inbounds { double, double }, ptr %20, i64 1
  %25 = getelementptr inbounds { double, double }, ptr %20, i64 1, i32 1
  %26 = getelementptr inbounds { double, double }, ptr %22, i64 2
  %27 = getelementptr inbounds { double, double }, ptr %20, i64 2
  %28 = getelementptr inbounds { double, double }, ptr %22, i64 1
  %29 = load <2 x double>, ptr %24, align 8
  %30 = load <2 x double>, ptr %27, align 8
  %31 = load <2 x double>, ptr %23, align 8
  %32 = getelementptr inbounds { double, double }, ptr %20, i64 0, i32 1
  %33 = getelementptr inbounds %struct.Link, ptr %4, i64 %14, i32 14, i64 4
  %34 = load <2 x double>, ptr %26, align 8
  %35 = shufflevector <2 x double> %34, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %36 = fmul contract <2 x double> %29, %35
  %37 = shufflevector <2 x double> %36, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %38 = shufflevector <2 x double> %34, <2 x double> poison, <2 x i32> zeroinitializer
  %39 = fmul contract <2 x double> %29, %38
  %40 = fsub contract <2 x double> %39, %37
  %41 = fadd contract <2 x double> %39, %37
  %42 = shufflevector <2 x double> %40, <2 x double> %41, <2 x i32> <i32 0, i32 3>
  %43 = load <2 x double>, ptr %33, align 8
  %44 = getelementptr inbounds %struct.Link, ptr %4, i64 %14, i32 14, i64 5
  %45 = load <2 x double>, ptr %28, align 8
  %46 = shufflevector <2 x double> %45, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %47 = fmul contract <2 x double> %30, %46
  %48 = shufflevector <2 x double> %47, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %49 = shufflevector <2 x double> %45, <2 x double> poison, <2 x i32> zeroinitializer
  %50 = fmul contract <2 x double> %30, %49
  %51 = fsub contract <2 x double> %50, %48
  %52 = fadd contract <2 x double> %50, %48
  %53 = shufflevector <2 x double> %51, <2 x double> %52, <2 x i32> <i32 0, i32 3>
  %54 = load <2 x double>, ptr %22, align 8
  %55 = fsub contract <2 x double> %42, %53
  %56 = fadd contract <2 x double> %31, %55
  store <2 x double> %56, ptr %23, align 8
  %57 = load <2 x double>, ptr %27, align 8
  %58 = shufflevector <2 x double> %54, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %59 = fmul contract <2 x double> %57, %58
  %60 = shufflevector <2 x double> %59, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %61 = shufflevector <2 x double> %54, <2 x double> poison, <2 x i32> zeroinitializer
  %62 = fmul contract <2 x double> %57, %61
  %63 = fsub contract <2 x double> %62, %60
  %64 = fadd contract <2 x double> %62, %60
  %65 = shufflevector <2 x double> %63, <2 x double> %64, <2 x i32> <i32 0, i32 3>
  %66 = load double, ptr %20, align 8
  %67 = load double, ptr %32, align 8
  %68 = insertelement <2 x double> poison, double %66, i64 0
  %69 = shufflevector <2 x double> %68, <2 x double> poison, <2 x i32> zeroinitializer
  %70 = fmul contract <2 x double> %34, %69
  %71 = insertelement <2 x double> poison, double %67, i64 0
  %72 = shufflevector <2 x double> %71, <2 x double> poison, <2 x i32> zeroinitializer
  %73 = fmul contract <2 x double> %34, %72
  %74 = shufflevector <2 x double> %73, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %75 = fsub contract <2 x double> %70, %74
  %76 = fadd contract <2 x double> %70, %74
  %77 = shufflevector <2 x double> %75, <2 x double> %76, <2 x i32> <i32 0, i32 3>
  %78 = fsub contract <2 x double> %65, %77
  %79 = fadd contract <2 x double> %43, %78
  store <2 x double> %79, ptr %33, align 8
  %80 = load double, ptr %20, align 8
  %81 = load double, ptr %32, align 8
  %82 = insertelement <2 x double> poison, double %80, i64 0
  %83 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> zeroinitializer
  %84 = fmul contract <2 x double> %45, %83
  %85 = insertelement <2 x double> poison, double %81, i64 0
  %86 = shufflevector <2 x double> %85, <2 x double> poison, <2 x i32> zeroinitializer
  %87 = fmul contract <2 x double> %45, %86
  %88 = shufflevector <2 x double> %87, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %89 = fsub contract <2 x double> %84, %88
  %90 = fadd contract <2 x double> %84, %88
  %91 = shufflevector <2 x double> %89, <2 x double> %90, <2 x i32> <i32 0, i32 3>
  %92 = load <2 x double>, ptr %24, align 8
  %93 = load double, ptr %25, align 8
  %94 = shufflevector <2 x double> %92, <2 x double> poison, <2 x i32> zeroinitializer
  %95 = fmul contract <2 x double> %54, %94
  %96 = insertelement <2 x double> poison, double %93, i64 0
  %97 = shufflevector <2 x double> %96, <2 x double> poison, <2 x i32> zeroinitializer
  %98 = fmul contract <2 x double> %54, %97
  %99 = shufflevector <2 x double> %98, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %100 = fsub contract <2 x double> %95, %99
  %101 = fadd contract <2 x double> %95, %99
  %102 = shufflevector <2 x double> %100, <2 x double> %101, <2 x i32> <i32 0, i32 3>
  %103 = fsub contract <2 x double> %91, %102
  %104 = load <2 x double>, ptr %44, align 8
  %105 = fadd contract <2 x double> %104, %103
  store <2 x double> %105, ptr %44, align 8
  br i1 %10, label %124, label %106

106:                                              ; preds = %21
  %107 = load ptr, ptr %9, align 8, !tbaa !32
  %108 = getelementptr inbounds i64, ptr %107, i64 %14
  %109 = load i64, ptr %108, align 8, !tbaa !33
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %121, label %124

111:                                              ; preds = %13, %111
  %112 = phi i64 [ 0, %13 ], [ %119, %111 ]
  %113 = getelementptr inbounds { double, double }, ptr %20, i64 %112
  %114 = getelementptr inbounds %struct.Link, ptr %4, i64 %14, i32 6, i64 %112
  %115 = getelementptr inbounds %struct.Link, ptr %4, i64 %14, i32 14, i64 %112
  %116 = load <2 x double>, ptr %113, align 8
  %117 = load <2 x double>, ptr %114, align 8
  %118 = fadd contract <2 x double> %116, %117
  store <2 x double> %118, ptr %115, align 8
  %119 = add nuw nsw i64 %112, 1
  %120 = icmp eq i64 %119, 6
  br i1 %120, label %21, label %111, !llvm.loop !171

121:                                              ; preds = %106, %128
  %122 = phi i64 [ %129, %128 ], [ 0, %106 ]
  %123 = mul nsw i64 %122, 6
  br label %134

124:                                              ; preds = %128, %106, %21
  %125 = add nuw nsw i64 %14, 1
  %126 = load i64, ptr %0, align 8, !tbaa !31
  %127 = icmp slt i64 %125, %126
  br i1 %127, label %13, label %12, !llvm.loop !172

128:                                              ; preds = %134
  %129 = add nuw nsw i64 %122, 1
  %130 = load ptr, ptr %9, align 8, !tbaa !32
  %131 = getelementptr inbounds i64, ptr %130, i64 %14
  %132 = load i64, ptr %131, align 8, !tbaa !33
  %133 = icmp slt i64 %129, %132
  br i1 %133, label %121, label %124

134:                                              ; preds = %121, %134
  %135 = phi i64 [ 0, %121 ], [ %160, %134 ]
  %136 = add nuw nsw i64 %135, %123
  %137 = getelementptr inbounds %struct.Link, ptr %4, i64 %14, i32 5, i64 %136
  %138 = load ptr, ptr %11, align 8, !tbaa !35
  %139 = getelementptr inbounds i64, ptr %138, i64 %14
  %140 = load i64, ptr %139, align 8, !tbaa !33
  %141 = getelementptr { double, double }, ptr %1, i64 %140
  %142 = getelementptr { double, double }, ptr %141, i64 %122
  %143 = load double, ptr %142, align 8
  %144 = getelementptr { double, double }, ptr %141, i64 %122, i32 1
  %145 = load double, ptr %144, align 8
  %146 = getelementptr inbounds %struct.Link, ptr %4, i64 %14, i32 14, i64 %135
  %147 = load <2 x double>, ptr %137, align 8
  %148 = insertelement <2 x double> poison, double %145, i64 0
  %149 = shufflevector <2 x double> %148, <2 x double> poison, <2 x i32> zeroinitializer
  %150 = fmul contract <2 x double> %147, %149
  %151 = shufflevector <2 x double> %150, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %152 = insertelement <2 x double> poison, double %143, i64 0
  %153 = shufflevector <2 x double> %152, <2 x double> poison, <2 x i32> zeroinitializer
  %154 = fmul contract <2 x double> %147, %153
  %155 = fsub contract <2 x double> %154, %151
  %156 = fadd contract <2 x double> %154, %151
  %157 = shufflevector <2 x double> %155, <2 x double> %156, <2 x i32> <i32 0, i32 3>
  %158 = load <2 x double>, ptr %146, align 8
  %159 = fadd contract <2 x double> %158, %157
  store <2 x double> %159, ptr %146, align 8
  %160 = add nuw nsw i64 %135, 1
  %161 = icmp eq i64 %160, 6
  br i1 %161, label %128, label %134, !llvm.loop !173
}

; Function Attrs: nounwind optsize uwtable
define internal fastcc void @call(i64 noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef writeonly %4, i64 noundef %5, ptr noundef %6) unnamed_addr #1 {
  %8 = shl nsw i64 %3, 1
  %9 = getelementptr inbounds double, ptr %6, i64 %8
  %10 = icmp sgt i64 %3, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %15, %7
  %12 = inttoptr i64 %0 to ptr
  %13 = inttoptr i64 %1 to ptr
  tail call void %12(ptr noundef %9, ptr noundef %6, ptr noundef %13) #14
  %14 = icmp sgt i64 %5, 0
  br i1 %14, label %27, label %26

15:                                               ; preds = %7, %15
  %16 = phi i64 [ %24, %15 ], [ 0, %7 ]
  %17 = getelementptr inbounds { double, double }, ptr %2, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !174
  %19 = getelementptr inbounds double, ptr %6, i64 %16
  store double %18, ptr %19, align 8, !tbaa !174
  %20 = getelementptr inbounds { double, double }, ptr %2, i64 %16, i32 1
  %21 = load double, ptr %20, align 8, !tbaa !174
  %22 = fdiv contract double %21, 1.000000e-100
  %23 = getelementptr double, ptr %19, i64 %3
  store double %22, ptr %23, align 8, !tbaa !174
  %24 = add nuw nsw i64 %16, 1
  %25 = icmp eq i64 %24, %3
  br i1 %25, label %11, label %15, !llvm.loop !176

26:                                               ; preds = %27, %11
  ret void

27:                                               ; preds = %11, %27
  %28 = phi i64 [ %38, %27 ], [ 0, %11 ]
  %29 = getelementptr inbounds double, ptr %9, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !174
  %31 = getelementptr double, ptr %29, i64 %5
  %32 = load double, ptr %31, align 8, !tbaa !174
  %33 = fmul contract double %32, 1.000000e-100
  %34 = fmul contract double %33, 0.000000e+00
  %35 = fadd contract double %30, %34
  %36 = getelementptr inbounds { double, double }, ptr %4, i64 %28
  %37 = getelementptr inbounds { double, double }, ptr %4, i64 %28, i32 1
  store double %35, ptr %36, align 8
  store double %33, ptr %37, align 8
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %5
  br i1 %39, label %26, label %27, !llvm.loop !177
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #7

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal fastcc void @solve_back(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2) unnamed_addr #8 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %14

5:                                                ; preds = %3, %15
  %6 = phi i64 [ %7, %15 ], [ %1, %3 ]
  %7 = add nsw i64 %6, -1
  %8 = icmp slt i64 %6, %1
  %9 = getelementptr inbounds { double, double }, ptr %2, i64 %7
  br i1 %8, label %12, label %10

10:                                               ; preds = %5
  %11 = load <2 x double>, ptr %9, align 8
  br label %15

12:                                               ; preds = %5
  %13 = load <2 x double>, ptr %9, align 8
  br label %30

14:                                               ; preds = %15, %3
  ret void

15:                                               ; preds = %30, %10
  %16 = phi <2 x double> [ %11, %10 ], [ %51, %30 ]
  %17 = mul nsw i64 %7, 7
  %18 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 12, i64 %17
  %19 = getelementptr inbounds { double, double }, ptr %2, i64 %7
  %20 = load <2 x double>, ptr %18, align 8
  %21 = shufflevector <2 x double> %16, <2 x double> poison, <2 x i32> zeroinitializer
  %22 = fmul contract <2 x double> %20, %21
  %23 = shufflevector <2 x double> %16, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %24 = fmul contract <2 x double> %20, %23
  %25 = shufflevector <2 x double> %24, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %26 = fsub contract <2 x double> %22, %25
  %27 = fadd contract <2 x double> %22, %25
  %28 = shufflevector <2 x double> %26, <2 x double> %27, <2 x i32> <i32 0, i32 3>
  store <2 x double> %28, ptr %19, align 8
  %29 = icmp sgt i64 %6, 1
  br i1 %29, label %5, label %14, !llvm.loop !178

30:                                               ; preds = %12, %30
  %31 = phi i64 [ %6, %12 ], [ %52, %30 ]
  %32 = phi <2 x double> [ %13, %12 ], [ %51, %30 ]
  %33 = mul nsw i64 %31, 6
  %34 = add nsw i64 %33, %7
  %35 = getelementptr inbounds %struct.Link, ptr %0, i64 0, i32 12, i64 %34
  %36 = getelementptr inbounds { double, double }, ptr %2, i64 %31
  %37 = load double, ptr %36, align 8
  %38 = getelementptr inbounds { double, double }, ptr %2, i64 %31, i32 1
  %39 = load double, ptr %38, align 8
  %40 = load <2 x double>, ptr %35, align 8
  %41 = insertelement <2 x double> poison, double %39, i64 0
  %42 = shufflevector <2 x double> %41, <2 x double> poison, <2 x i32> zeroinitializer
  %43 = fmul contract <2 x double> %40, %42
  %44 = shufflevector <2 x double> %43, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %45 = insertelement <2 x double> poison, double %37, i64 0
  %46 = shufflevector <2 x double> %45, <2 x double> poison, <2 x i32> zeroinitializer
  %47 = fmul contract <2 x double> %40, %46
  %48 = fadd contract <2 x double> %47, %44
  %49 = fsub contract <2 x double> %47, %44
  %50 = shufflevector <2 x double> %49, <2 x double> %48, <2 x i32> <i32 0, i32 3>
  %51 = fsub contract <2 x double> %32, %50
  store <2 x double> %51, ptr %9, align 8
  %52 = add nuw nsw i64 %31, 1
  %53 = icmp eq i64 %52, %1
  br i1 %53, label %15, label %30, !llvm.loop !179
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @push(ptr nocapture noundef readonly %0, i64 noundef %1, double noundef %2, double noundef %3, ptr nocapture noundef %4) unnamed_addr #9 {
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %7 = load ptr, ptr %6, align 8, !tbaa !82
  %8 = getelementptr i64, ptr %7, i64 %1
  %9 = load i64, ptr %8, align 8, !tbaa !33
  %10 = getelementptr i64, ptr %8, i64 1
  %11 = load i64, ptr %10, align 8, !tbaa !33
  %12 = icmp slt i64 %9, %11
  br i1 %12, label %13, label %20

13:                                               ; preds = %5
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %15 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %16 = insertelement <2 x double> poison, double %2, i64 0
  %17 = shufflevector <2 x double> %16, <2 x double> poison, <2 x i32> zeroinitializer
  %18 = insertelement <2 x double> poison, double %3, i64 0
  %19 = shufflevector <2 x double> %18, <2 x double> poison, <2 x i32> zeroinitializer
  br label %21

20:                                               ; preds = %21, %5
  ret void

21:                                               ; preds = %13, %21
  %22 = phi i64 [ %9, %13 ], [ %38, %21 ]
  %23 = load ptr, ptr %14, align 8, !tbaa !83
  %24 = getelementptr inbounds { double, double }, ptr %23, i64 %22
  %25 = load ptr, ptr %15, align 8, !tbaa !84
  %26 = getelementptr inbounds i64, ptr %25, i64 %22
  %27 = load i64, ptr %26, align 8, !tbaa !33
  %28 = getelementptr inbounds { double, double }, ptr %4, i64 %27
  %29 = load <2 x double>, ptr %24, align 8
  %30 = fmul contract <2 x double> %29, %17
  %31 = fmul contract <2 x double> %29, %19
  %32 = shufflevector <2 x double> %31, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %33 = fsub contract <2 x double> %30, %32
  %34 = fadd contract <2 x double> %30, %32
  %35 = shufflevector <2 x double> %33, <2 x double> %34, <2 x i32> <i32 0, i32 3>
  %36 = load <2 x double>, ptr %28, align 8
  %37 = fadd contract <2 x double> %35, %36
  store <2 x double> %37, ptr %28, align 8
  %38 = add nsw i64 %22, 1
  %39 = load ptr, ptr %6, align 8, !tbaa !82
  %40 = getelementptr i64, ptr %39, i64 %1
  %41 = getelementptr i64, ptr %40, i64 1
  %42 = load i64, ptr %41, align 8, !tbaa !33
  %43 = icmp slt i64 %38, %42
  br i1 %43, label %21, label %20, !llvm.loop !180
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @answer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #5 {
  %4 = alloca [6 x { double, double }], align 16
  %5 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %6 = load ptr, ptr %5, align 8, !tbaa !30
  %7 = load i64, ptr %0, align 8, !tbaa !31
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %21, label %228

9:                                                ; preds = %21
  %10 = icmp sgt i64 %25, 0
  br i1 %10, label %11, label %228

11:                                               ; preds = %9
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %15 = getelementptr inbounds { double, double }, ptr %4, i64 3
  %16 = getelementptr inbounds { double, double }, ptr %4, i64 5
  %17 = getelementptr inbounds { double, double }, ptr %4, i64 4
  %18 = getelementptr inbounds { double, double }, ptr %4, i64 3, i32 1
  %19 = getelementptr inbounds { double, double }, ptr %4, i64 1
  %20 = getelementptr inbounds { double, double }, ptr %4, i64 2
  br label %34

21:                                               ; preds = %3, %21
  %22 = phi i64 [ %24, %21 ], [ 0, %3 ]
  %23 = getelementptr inbounds %struct.Link, ptr %6, i64 %22, i32 15
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %23, i8 0, i64 96, i1 false)
  %24 = add nuw nsw i64 %22, 1
  %25 = load i64, ptr %0, align 8, !tbaa !31
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %21, label %9, !llvm.loop !181

27:                                               ; preds = %226
  %28 = load i64, ptr %0, align 8, !tbaa !31
  %29 = icmp sgt i64 %28, 0
  br i1 %29, label %30, label %228

30:                                               ; preds = %27
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %229

34:                                               ; preds = %11, %226
  %35 = phi i64 [ %25, %11 ], [ %36, %226 ]
  %36 = add nsw i64 %35, -1
  %37 = load ptr, ptr %12, align 8, !tbaa !32
  %38 = getelementptr inbounds i64, ptr %37, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !33
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %4) #13
  %40 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %4, ptr noundef nonnull align 8 dereferenceable(96) %40, i64 96, i1 false)
  %41 = icmp sgt i64 %39, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %143, %34
  %43 = load ptr, ptr %14, align 8, !tbaa !49
  %44 = getelementptr inbounds i64, ptr %43, i64 %36
  %45 = load i64, ptr %44, align 8, !tbaa !33
  %46 = icmp slt i64 %45, 0
  br i1 %46, label %226, label %146

47:                                               ; preds = %34, %143
  %48 = phi i64 [ %144, %143 ], [ 0, %34 ]
  %49 = load ptr, ptr %13, align 8, !tbaa !35
  %50 = getelementptr inbounds i64, ptr %49, i64 %36
  %51 = load i64, ptr %50, align 8, !tbaa !33
  %52 = getelementptr { double, double }, ptr %1, i64 %51
  %53 = getelementptr { double, double }, ptr %52, i64 %48
  %54 = load <2 x double>, ptr %53, align 8
  %55 = mul nuw nsw i64 %48, 6
  br label %58

56:                                               ; preds = %58
  %57 = icmp eq i64 %48, 0
  br i1 %57, label %81, label %120

58:                                               ; preds = %47, %58
  %59 = phi i64 [ 0, %47 ], [ %79, %58 ]
  %60 = phi <2 x double> [ %54, %47 ], [ %78, %58 ]
  %61 = add nuw nsw i64 %59, %55
  %62 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 5, i64 %61
  %63 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 15, i64 %59
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 15, i64 %59, i32 1
  %66 = load double, ptr %65, align 8
  %67 = load <2 x double>, ptr %62, align 8
  %68 = insertelement <2 x double> poison, double %66, i64 0
  %69 = shufflevector <2 x double> %68, <2 x double> poison, <2 x i32> zeroinitializer
  %70 = fmul contract <2 x double> %67, %69
  %71 = shufflevector <2 x double> %70, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %72 = insertelement <2 x double> poison, double %64, i64 0
  %73 = shufflevector <2 x double> %72, <2 x double> poison, <2 x i32> zeroinitializer
  %74 = fmul contract <2 x double> %67, %73
  %75 = fadd contract <2 x double> %74, %71
  %76 = fsub contract <2 x double> %74, %71
  %77 = shufflevector <2 x double> %76, <2 x double> %75, <2 x i32> <i32 0, i32 3>
  %78 = fsub contract <2 x double> %60, %77
  %79 = add nuw nsw i64 %59, 1
  %80 = icmp eq i64 %79, 6
  br i1 %80, label %56, label %58, !llvm.loop !182

81:                                               ; preds = %120, %56
  %82 = phi <2 x double> [ %78, %56 ], [ %140, %120 ]
  %83 = mul nsw i64 %48, 7
  %84 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %83
  %85 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 16, i64 %48
  %86 = load <2 x double>, ptr %84, align 8
  %87 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> zeroinitializer
  %88 = fmul contract <2 x double> %87, %86
  %89 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %90 = fmul contract <2 x double> %89, %86
  %91 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %92 = fsub contract <2 x double> %88, %91
  %93 = fadd contract <2 x double> %88, %91
  %94 = shufflevector <2 x double> %92, <2 x double> %93, <2 x i32> <i32 0, i32 3>
  store <2 x double> %94, ptr %85, align 8
  %95 = shufflevector <2 x double> %92, <2 x double> poison, <2 x i32> zeroinitializer
  %96 = shufflevector <2 x double> %93, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %97

97:                                               ; preds = %97, %81
  %98 = phi i64 [ 0, %81 ], [ %118, %97 ]
  %99 = add nuw nsw i64 %98, %55
  %100 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 11, i64 %99
  %101 = load <4 x double>, ptr %100, align 8
  %102 = shufflevector <4 x double> %101, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %103 = shufflevector <4 x double> %101, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %104 = fmul contract <2 x double> %102, %95
  %105 = fmul contract <2 x double> %96, %103
  %106 = fmul contract <2 x double> %96, %102
  %107 = fmul contract <2 x double> %103, %95
  %108 = fsub contract <2 x double> %104, %105
  %109 = fadd contract <2 x double> %106, %107
  %110 = getelementptr inbounds [6 x { double, double }], ptr %4, i64 0, i64 %98
  %111 = load <4 x double>, ptr %110, align 16
  %112 = shufflevector <4 x double> %111, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %113 = shufflevector <4 x double> %111, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %114 = fadd contract <2 x double> %112, %108
  %115 = fadd contract <2 x double> %113, %109
  %116 = getelementptr inbounds [6 x { double, double }], ptr %4, i64 0, i64 %98
  %117 = shufflevector <2 x double> %114, <2 x double> %115, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %117, ptr %116, align 16
  %118 = add nuw i64 %98, 2
  %119 = icmp eq i64 %118, 6
  br i1 %119, label %143, label %97, !llvm.loop !183

120:                                              ; preds = %56, %120
  %121 = phi i64 [ %141, %120 ], [ 0, %56 ]
  %122 = phi <2 x double> [ %140, %120 ], [ %78, %56 ]
  %123 = add nuw nsw i64 %121, %55
  %124 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 12, i64 %123
  %125 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 16, i64 %121
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 16, i64 %121, i32 1
  %128 = load double, ptr %127, align 8
  %129 = load <2 x double>, ptr %124, align 8
  %130 = insertelement <2 x double> poison, double %128, i64 0
  %131 = shufflevector <2 x double> %130, <2 x double> poison, <2 x i32> zeroinitializer
  %132 = fmul contract <2 x double> %129, %131
  %133 = shufflevector <2 x double> %132, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %134 = insertelement <2 x double> poison, double %126, i64 0
  %135 = shufflevector <2 x double> %134, <2 x double> poison, <2 x i32> zeroinitializer
  %136 = fmul contract <2 x double> %129, %135
  %137 = fadd contract <2 x double> %136, %133
  %138 = fsub contract <2 x double> %136, %133
  %139 = shufflevector <2 x double> %138, <2 x double> %137, <2 x i32> <i32 0, i32 3>
  %140 = fsub contract <2 x double> %122, %139
  %141 = add nuw nsw i64 %121, 1
  %142 = icmp eq i64 %141, %48
  br i1 %142, label %81, label %120, !llvm.loop !184

143:                                              ; preds = %97
  %144 = add nuw nsw i64 %48, 1
  %145 = icmp eq i64 %144, %39
  br i1 %145, label %42, label %47, !llvm.loop !185

146:                                              ; preds = %42
  %147 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 4
  %148 = getelementptr inbounds { double, double }, ptr %147, i64 1
  %149 = getelementptr inbounds { double, double }, ptr %147, i64 2
  %150 = load <2 x double>, ptr %148, align 8
  %151 = load <2 x double>, ptr %149, align 8
  %152 = load <2 x double>, ptr %4, align 16
  %153 = load <2 x double>, ptr %15, align 16
  %154 = load <2 x double>, ptr %18, align 8
  %155 = load double, ptr %147, align 8
  %156 = getelementptr inbounds { double, double }, ptr %147, i64 0, i32 1
  %157 = load double, ptr %156, align 8
  %158 = load <2 x double>, ptr %16, align 16
  %159 = shufflevector <2 x double> %158, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %160 = fmul contract <2 x double> %150, %159
  %161 = shufflevector <2 x double> %160, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %162 = shufflevector <2 x double> %158, <2 x double> poison, <2 x i32> zeroinitializer
  %163 = fmul contract <2 x double> %150, %162
  %164 = fsub contract <2 x double> %163, %161
  %165 = fadd contract <2 x double> %163, %161
  %166 = shufflevector <2 x double> %164, <2 x double> %165, <2 x i32> <i32 0, i32 3>
  %167 = shufflevector <2 x double> %154, <2 x double> poison, <2 x i32> zeroinitializer
  %168 = fmul contract <2 x double> %151, %167
  %169 = shufflevector <2 x double> %168, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %170 = shufflevector <2 x double> %153, <2 x double> poison, <2 x i32> zeroinitializer
  %171 = fmul contract <2 x double> %151, %170
  %172 = fsub contract <2 x double> %171, %169
  %173 = fadd contract <2 x double> %171, %169
  %174 = shufflevector <2 x double> %172, <2 x double> %173, <2 x i32> <i32 0, i32 3>
  %175 = insertelement <2 x double> poison, double %155, i64 0
  %176 = shufflevector <2 x double> %175, <2 x double> poison, <2 x i32> zeroinitializer
  %177 = fmul contract <2 x double> %158, %176
  %178 = insertelement <2 x double> poison, double %157, i64 0
  %179 = shufflevector <2 x double> %178, <2 x double> poison, <2 x i32> zeroinitializer
  %180 = fmul contract <2 x double> %158, %179
  %181 = shufflevector <2 x double> %180, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %182 = fsub contract <2 x double> %177, %181
  %183 = fadd contract <2 x double> %177, %181
  %184 = shufflevector <2 x double> %182, <2 x double> %183, <2 x i32> <i32 0, i32 3>
  %185 = fsub contract <2 x double> %174, %184
  %186 = load <2 x double>, ptr %19, align 16
  %187 = fadd contract <2 x double> %186, %185
  store <2 x double> %187, ptr %19, align 16
  %188 = load <2 x double>, ptr %17, align 16
  %189 = shufflevector <2 x double> %188, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %190 = fmul contract <2 x double> %151, %189
  %191 = shufflevector <2 x double> %190, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %192 = shufflevector <2 x double> %188, <2 x double> poison, <2 x i32> zeroinitializer
  %193 = fmul contract <2 x double> %151, %192
  %194 = fsub contract <2 x double> %193, %191
  %195 = fadd contract <2 x double> %193, %191
  %196 = shufflevector <2 x double> %194, <2 x double> %195, <2 x i32> <i32 0, i32 3>
  %197 = fsub contract <2 x double> %166, %196
  %198 = fadd contract <2 x double> %152, %197
  store <2 x double> %198, ptr %4, align 16
  %199 = fmul contract <2 x double> %188, %176
  %200 = fmul contract <2 x double> %188, %179
  %201 = shufflevector <2 x double> %200, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %202 = fsub contract <2 x double> %199, %201
  %203 = fadd contract <2 x double> %199, %201
  %204 = shufflevector <2 x double> %202, <2 x double> %203, <2 x i32> <i32 0, i32 3>
  %205 = fmul contract <2 x double> %150, %167
  %206 = shufflevector <2 x double> %205, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %207 = fmul contract <2 x double> %150, %170
  %208 = fsub contract <2 x double> %207, %206
  %209 = fadd contract <2 x double> %207, %206
  %210 = shufflevector <2 x double> %208, <2 x double> %209, <2 x i32> <i32 0, i32 3>
  %211 = fsub contract <2 x double> %204, %210
  %212 = load <2 x double>, ptr %20, align 16
  %213 = fadd contract <2 x double> %211, %212
  store <2 x double> %213, ptr %20, align 16
  br label %214

214:                                              ; preds = %146, %214
  %215 = phi i64 [ 0, %146 ], [ %224, %214 ]
  %216 = getelementptr inbounds [6 x { double, double }], ptr %4, i64 0, i64 %215
  %217 = load ptr, ptr %14, align 8, !tbaa !49
  %218 = getelementptr inbounds i64, ptr %217, i64 %36
  %219 = load i64, ptr %218, align 8, !tbaa !33
  %220 = getelementptr inbounds %struct.Link, ptr %6, i64 %219, i32 15, i64 %215
  %221 = load <2 x double>, ptr %216, align 16
  %222 = load <2 x double>, ptr %220, align 8
  %223 = fadd contract <2 x double> %221, %222
  store <2 x double> %223, ptr %220, align 8
  %224 = add nuw nsw i64 %215, 1
  %225 = icmp eq i64 %224, 6
  br i1 %225, label %226, label %214, !llvm.loop !186

226:                                              ; preds = %214, %42
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %4) #13
  %227 = icmp sgt i64 %35, 1
  br i1 %227, label %34, label %27, !llvm.loop !187

228:                                              ; preds = %370, %3, %9, %27
  ret void

229:                                              ; preds = %30, %370
  %230 = phi i64 [ 0, %30 ], [ %371, %370 ]
  %231 = getelementptr inbounds %struct.Link, ptr %6, i64 %230
  %232 = load ptr, ptr %31, align 8, !tbaa !49
  %233 = getelementptr inbounds i64, ptr %232, i64 %230
  %234 = load i64, ptr %233, align 8, !tbaa !33
  %235 = icmp slt i64 %234, 0
  %236 = getelementptr inbounds %struct.Link, ptr %6, i64 %234, i32 17
  %237 = select i1 %235, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 17), ptr %236
  %238 = load ptr, ptr %32, align 8, !tbaa !32
  %239 = getelementptr inbounds i64, ptr %238, i64 %230
  %240 = load i64, ptr %239, align 8, !tbaa !33
  %241 = load ptr, ptr %33, align 8, !tbaa !35
  %242 = getelementptr inbounds i64, ptr %241, i64 %230
  %243 = load i64, ptr %242, align 8, !tbaa !33
  %244 = getelementptr inbounds { double, double }, ptr %2, i64 %243
  %245 = getelementptr inbounds %struct.Link, ptr %6, i64 %230, i32 17
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %245, ptr noundef nonnull align 8 dereferenceable(96) %237, i64 96, i1 false)
  %246 = getelementptr inbounds %struct.Link, ptr %6, i64 %230, i32 4
  %247 = getelementptr inbounds { double, double }, ptr %245, i64 3
  %248 = getelementptr inbounds { double, double }, ptr %237, i64 1
  %249 = getelementptr inbounds { double, double }, ptr %237, i64 1, i32 1
  %250 = getelementptr inbounds { double, double }, ptr %246, i64 2
  %251 = getelementptr inbounds { double, double }, ptr %237, i64 2
  %252 = getelementptr inbounds { double, double }, ptr %246, i64 1
  %253 = load <2 x double>, ptr %248, align 8
  %254 = load <2 x double>, ptr %251, align 8
  %255 = load <2 x double>, ptr %247, align 8
  %256 = getelementptr inbounds { double, double }, ptr %237, i64 0, i32 1
  %257 = getelementptr inbounds { double, double }, ptr %245, i64 4
  %258 = load <2 x double>, ptr %250, align 8
  %259 = shufflevector <2 x double> %258, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %260 = fmul contract <2 x double> %253, %259
  %261 = shufflevector <2 x double> %260, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %262 = shufflevector <2 x double> %258, <2 x double> poison, <2 x i32> zeroinitializer
  %263 = fmul contract <2 x double> %253, %262
  %264 = fsub contract <2 x double> %263, %261
  %265 = fadd contract <2 x double> %263, %261
  %266 = shufflevector <2 x double> %264, <2 x double> %265, <2 x i32> <i32 0, i32 3>
  %267 = load <2 x double>, ptr %257, align 8
  %268 = getelementptr inbounds { double, double }, ptr %245, i64 5
  %269 = load <2 x double>, ptr %252, align 8
  %270 = shufflevector <2 x double> %269, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %271 = fmul contract <2 x double> %254, %270
  %272 = shufflevector <2 x double> %271, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %273 = shufflevector <2 x double> %269, <2 x double> poison, <2 x i32> zeroinitializer
  %274 = fmul contract <2 x double> %254, %273
  %275 = fsub contract <2 x double> %274, %272
  %276 = fadd contract <2 x double> %274, %272
  %277 = shufflevector <2 x double> %275, <2 x double> %276, <2 x i32> <i32 0, i32 3>
  %278 = load <2 x double>, ptr %246, align 8
  %279 = fsub contract <2 x double> %266, %277
  %280 = fadd contract <2 x double> %255, %279
  store <2 x double> %280, ptr %247, align 8
  %281 = load <2 x double>, ptr %251, align 8
  %282 = shufflevector <2 x double> %278, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %283 = fmul contract <2 x double> %281, %282
  %284 = shufflevector <2 x double> %283, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %285 = shufflevector <2 x double> %278, <2 x double> poison, <2 x i32> zeroinitializer
  %286 = fmul contract <2 x double> %281, %285
  %287 = fsub contract <2 x double> %286, %284
  %288 = fadd contract <2 x double> %286, %284
  %289 = shufflevector <2 x double> %287, <2 x double> %288, <2 x i32> <i32 0, i32 3>
  %290 = load double, ptr %237, align 8
  %291 = load double, ptr %256, align 8
  %292 = insertelement <2 x double> poison, double %290, i64 0
  %293 = shufflevector <2 x double> %292, <2 x double> poison, <2 x i32> zeroinitializer
  %294 = fmul contract <2 x double> %258, %293
  %295 = insertelement <2 x double> poison, double %291, i64 0
  %296 = shufflevector <2 x double> %295, <2 x double> poison, <2 x i32> zeroinitializer
  %297 = fmul contract <2 x double> %258, %296
  %298 = shufflevector <2 x double> %297, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %299 = fsub contract <2 x double> %294, %298
  %300 = fadd contract <2 x double> %294, %298
  %301 = shufflevector <2 x double> %299, <2 x double> %300, <2 x i32> <i32 0, i32 3>
  %302 = fsub contract <2 x double> %289, %301
  %303 = fadd contract <2 x double> %267, %302
  store <2 x double> %303, ptr %257, align 8
  %304 = load double, ptr %237, align 8
  %305 = load double, ptr %256, align 8
  %306 = insertelement <2 x double> poison, double %304, i64 0
  %307 = shufflevector <2 x double> %306, <2 x double> poison, <2 x i32> zeroinitializer
  %308 = fmul contract <2 x double> %269, %307
  %309 = insertelement <2 x double> poison, double %305, i64 0
  %310 = shufflevector <2 x double> %309, <2 x double> poison, <2 x i32> zeroinitializer
  %311 = fmul contract <2 x double> %269, %310
  %312 = shufflevector <2 x double> %311, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %313 = fsub contract <2 x double> %308, %312
  %314 = fadd contract <2 x double> %308, %312
  %315 = shufflevector <2 x double> %313, <2 x double> %314, <2 x i32> <i32 0, i32 3>
  %316 = load <2 x double>, ptr %248, align 8
  %317 = load double, ptr %249, align 8
  %318 = shufflevector <2 x double> %316, <2 x double> poison, <2 x i32> zeroinitializer
  %319 = fmul contract <2 x double> %278, %318
  %320 = insertelement <2 x double> poison, double %317, i64 0
  %321 = shufflevector <2 x double> %320, <2 x double> poison, <2 x i32> zeroinitializer
  %322 = fmul contract <2 x double> %278, %321
  %323 = shufflevector <2 x double> %322, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %324 = fsub contract <2 x double> %319, %323
  %325 = fadd contract <2 x double> %319, %323
  %326 = shufflevector <2 x double> %324, <2 x double> %325, <2 x i32> <i32 0, i32 3>
  %327 = fsub contract <2 x double> %315, %326
  %328 = load <2 x double>, ptr %268, align 8
  %329 = fadd contract <2 x double> %328, %327
  store <2 x double> %329, ptr %268, align 8
  %330 = icmp sgt i64 %240, 0
  br i1 %330, label %333, label %331

331:                                              ; preds = %229
  tail call fastcc void @solve_back(ptr noundef nonnull %231, i64 noundef %240, ptr noundef %244) #12
  br label %370

332:                                              ; preds = %339
  tail call fastcc void @solve_back(ptr noundef nonnull %231, i64 noundef %240, ptr noundef nonnull %244) #12
  br i1 %330, label %365, label %370

333:                                              ; preds = %229, %339
  %334 = phi i64 [ %340, %339 ], [ 0, %229 ]
  %335 = getelementptr inbounds %struct.Link, ptr %6, i64 %230, i32 16, i64 %334
  %336 = load <2 x double>, ptr %335, align 8
  %337 = getelementptr inbounds { double, double }, ptr %244, i64 %334
  store <2 x double> %336, ptr %337, align 8
  %338 = mul nuw nsw i64 %334, 6
  br label %342

339:                                              ; preds = %342
  %340 = add nuw nsw i64 %334, 1
  %341 = icmp eq i64 %340, %240
  br i1 %341, label %332, label %333, !llvm.loop !188

342:                                              ; preds = %333, %342
  %343 = phi i64 [ 0, %333 ], [ %363, %342 ]
  %344 = phi <2 x double> [ %336, %333 ], [ %362, %342 ]
  %345 = add nuw nsw i64 %343, %338
  %346 = getelementptr inbounds %struct.Link, ptr %6, i64 %230, i32 11, i64 %345
  %347 = getelementptr inbounds %struct.Link, ptr %6, i64 %230, i32 17, i64 %343
  %348 = load double, ptr %347, align 8
  %349 = getelementptr inbounds %struct.Link, ptr %6, i64 %230, i32 17, i64 %343, i32 1
  %350 = load double, ptr %349, align 8
  %351 = load <2 x double>, ptr %346, align 8
  %352 = insertelement <2 x double> poison, double %350, i64 0
  %353 = shufflevector <2 x double> %352, <2 x double> poison, <2 x i32> zeroinitializer
  %354 = fmul contract <2 x double> %351, %353
  %355 = shufflevector <2 x double> %354, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %356 = insertelement <2 x double> poison, double %348, i64 0
  %357 = shufflevector <2 x double> %356, <2 x double> poison, <2 x i32> zeroinitializer
  %358 = fmul contract <2 x double> %351, %357
  %359 = fsub contract <2 x double> %358, %355
  %360 = fadd contract <2 x double> %358, %355
  %361 = shufflevector <2 x double> %359, <2 x double> %360, <2 x i32> <i32 0, i32 3>
  %362 = fsub contract <2 x double> %344, %361
  store <2 x double> %362, ptr %337, align 8
  %363 = add nuw nsw i64 %343, 1
  %364 = icmp eq i64 %363, 6
  br i1 %364, label %339, label %342, !llvm.loop !189

365:                                              ; preds = %332, %374
  %366 = phi i64 [ %375, %374 ], [ 0, %332 ]
  %367 = mul nuw nsw i64 %366, 6
  %368 = getelementptr inbounds { double, double }, ptr %244, i64 %366
  %369 = getelementptr inbounds { double, double }, ptr %244, i64 %366, i32 1
  br label %377

370:                                              ; preds = %374, %331, %332
  %371 = add nuw nsw i64 %230, 1
  %372 = load i64, ptr %0, align 8, !tbaa !31
  %373 = icmp slt i64 %371, %372
  br i1 %373, label %229, label %228, !llvm.loop !190

374:                                              ; preds = %377
  %375 = add nuw nsw i64 %366, 1
  %376 = icmp eq i64 %375, %240
  br i1 %376, label %370, label %365, !llvm.loop !191

377:                                              ; preds = %365, %377
  %378 = phi i64 [ 0, %365 ], [ %397, %377 ]
  %379 = add nuw nsw i64 %378, %367
  %380 = getelementptr inbounds %struct.Link, ptr %6, i64 %230, i32 5, i64 %379
  %381 = load double, ptr %368, align 8
  %382 = load double, ptr %369, align 8
  %383 = getelementptr inbounds %struct.Link, ptr %6, i64 %230, i32 17, i64 %378
  %384 = load <2 x double>, ptr %380, align 8
  %385 = insertelement <2 x double> poison, double %382, i64 0
  %386 = shufflevector <2 x double> %385, <2 x double> poison, <2 x i32> zeroinitializer
  %387 = fmul contract <2 x double> %384, %386
  %388 = shufflevector <2 x double> %387, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %389 = insertelement <2 x double> poison, double %381, i64 0
  %390 = shufflevector <2 x double> %389, <2 x double> poison, <2 x i32> zeroinitializer
  %391 = fmul contract <2 x double> %384, %390
  %392 = fsub contract <2 x double> %391, %388
  %393 = fadd contract <2 x double> %391, %388
  %394 = shufflevector <2 x double> %392, <2 x double> %393, <2 x i32> <i32 0, i32 3>
  %395 = load <2 x double>, ptr %383, align 8
  %396 = fadd contract <2 x double> %395, %394
  store <2 x double> %396, ptr %383, align 8
  %397 = add nuw nsw i64 %378, 1
  %398 = icmp eq i64 %397, 6
  br i1 %398, label %374, label %377, !llvm.loop !192
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc { double, double } @along(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #10 {
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %5 = load ptr, ptr %4, align 8, !tbaa !82
  %6 = getelementptr inbounds i64, ptr %5, i64 %1
  %7 = load i64, ptr %6, align 8, !tbaa !33
  %8 = getelementptr i64, ptr %6, i64 1
  %9 = load i64, ptr %8, align 8, !tbaa !33
  %10 = icmp slt i64 %7, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %13 = load ptr, ptr %12, align 8, !tbaa !83
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %15 = load ptr, ptr %14, align 8, !tbaa !84
  br label %22

16:                                               ; preds = %22, %3
  %17 = phi <2 x double> [ zeroinitializer, %3 ], [ %43, %22 ]
  %18 = extractelement <2 x double> %17, i64 1
  %19 = insertvalue { double, double } poison, double %18, 0
  %20 = extractelement <2 x double> %17, i64 0
  %21 = insertvalue { double, double } %19, double %20, 1
  ret { double, double } %21

22:                                               ; preds = %11, %22
  %23 = phi i64 [ %7, %11 ], [ %44, %22 ]
  %24 = phi <2 x double> [ zeroinitializer, %11 ], [ %43, %22 ]
  %25 = getelementptr inbounds { double, double }, ptr %13, i64 %23
  %26 = getelementptr inbounds i64, ptr %15, i64 %23
  %27 = load i64, ptr %26, align 8, !tbaa !33
  %28 = getelementptr inbounds { double, double }, ptr %2, i64 %27
  %29 = load double, ptr %28, align 8
  %30 = getelementptr inbounds { double, double }, ptr %2, i64 %27, i32 1
  %31 = load double, ptr %30, align 8
  %32 = load <2 x double>, ptr %25, align 8
  %33 = insertelement <2 x double> poison, double %31, i64 0
  %34 = shufflevector <2 x double> %33, <2 x double> poison, <2 x i32> zeroinitializer
  %35 = fmul contract <2 x double> %32, %34
  %36 = insertelement <2 x double> poison, double %29, i64 0
  %37 = shufflevector <2 x double> %36, <2 x double> poison, <2 x i32> zeroinitializer
  %38 = fmul contract <2 x double> %32, %37
  %39 = shufflevector <2 x double> %38, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %40 = fadd contract <2 x double> %39, %35
  %41 = fsub contract <2 x double> %39, %35
  %42 = shufflevector <2 x double> %40, <2 x double> %41, <2 x i32> <i32 0, i32 3>
  %43 = fadd contract <2 x double> %24, %42
  %44 = add nsw i64 %23, 1
  %45 = icmp eq i64 %44, %9
  br i1 %45, label %16, label %22, !llvm.loop !193
}

; Function Attrs: inlinehint nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable
define internal fastcc void @times_whole(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2) unnamed_addr #11 {
  %4 = getelementptr inbounds %struct.Whole, ptr %0, i64 0, i32 2
  %5 = getelementptr inbounds { double, double }, ptr %1, i64 0, i32 1
  %6 = getelementptr inbounds { double, double }, ptr %1, i64 1
  %7 = getelementptr inbounds { double, double }, ptr %1, i64 1, i32 1
  %8 = getelementptr inbounds { double, double }, ptr %1, i64 2
  %9 = getelementptr inbounds { double, double }, ptr %1, i64 2, i32 1
  br label %10

10:                                               ; preds = %10, %3
  %11 = phi i64 [ 0, %3 ], [ %58, %10 ]
  %12 = mul nuw nsw i64 %11, 3
  %13 = getelementptr inbounds { double, double }, ptr %4, i64 %12
  %14 = load double, ptr %1, align 8
  %15 = load double, ptr %5, align 8
  %16 = getelementptr { double, double }, ptr %13, i64 1
  %17 = load double, ptr %6, align 8
  %18 = load double, ptr %7, align 8
  %19 = getelementptr { double, double }, ptr %13, i64 2
  %20 = load double, ptr %8, align 8
  %21 = load double, ptr %9, align 8
  %22 = getelementptr inbounds { double, double }, ptr %2, i64 %11
  %23 = load <2 x double>, ptr %13, align 8
  %24 = insertelement <2 x double> poison, double %15, i64 0
  %25 = shufflevector <2 x double> %24, <2 x double> poison, <2 x i32> zeroinitializer
  %26 = fmul contract <2 x double> %23, %25
  %27 = shufflevector <2 x double> %26, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %28 = insertelement <2 x double> poison, double %14, i64 0
  %29 = shufflevector <2 x double> %28, <2 x double> poison, <2 x i32> zeroinitializer
  %30 = fmul contract <2 x double> %23, %29
  %31 = fsub contract <2 x double> %30, %27
  %32 = fadd contract <2 x double> %30, %27
  %33 = shufflevector <2 x double> %31, <2 x double> %32, <2 x i32> <i32 0, i32 3>
  %34 = load <2 x double>, ptr %16, align 8
  %35 = insertelement <2 x double> poison, double %18, i64 0
  %36 = shufflevector <2 x double> %35, <2 x double> poison, <2 x i32> zeroinitializer
  %37 = fmul contract <2 x double> %34, %36
  %38 = shufflevector <2 x double> %37, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %39 = insertelement <2 x double> poison, double %17, i64 0
  %40 = shufflevector <2 x double> %39, <2 x double> poison, <2 x i32> zeroinitializer
  %41 = fmul contract <2 x double> %34, %40
  %42 = fsub contract <2 x double> %41, %38
  %43 = fadd contract <2 x double> %41, %38
  %44 = shufflevector <2 x double> %42, <2 x double> %43, <2 x i32> <i32 0, i32 3>
  %45 = fadd contract <2 x double> %33, %44
  %46 = load <2 x double>, ptr %19, align 8
  %47 = insertelement <2 x double> poison, double %21, i64 0
  %48 = shufflevector <2 x double> %47, <2 x double> poison, <2 x i32> zeroinitializer
  %49 = fmul contract <2 x double> %46, %48
  %50 = shufflevector <2 x double> %49, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %51 = insertelement <2 x double> poison, double %20, i64 0
  %52 = shufflevector <2 x double> %51, <2 x double> poison, <2 x i32> zeroinitializer
  %53 = fmul contract <2 x double> %46, %52
  %54 = fsub contract <2 x double> %53, %50
  %55 = fadd contract <2 x double> %53, %50
  %56 = shufflevector <2 x double> %54, <2 x double> %55, <2 x i32> <i32 0, i32 3>
  %57 = fadd contract <2 x double> %45, %56
  store <2 x double> %57, ptr %22, align 8
  %58 = add nuw nsw i64 %11, 1
  %59 = icmp eq i64 %58, 3
  br i1 %59, label %60, label %10, !llvm.loop !101

60:                                               ; preds = %10
  %61 = getelementptr inbounds %struct.Whole, ptr %0, i64 0, i32 1
  %62 = getelementptr inbounds { double, double }, ptr %1, i64 3
  %63 = getelementptr inbounds %struct.Whole, ptr %0, i64 0, i32 1, i64 1
  %64 = getelementptr inbounds { double, double }, ptr %1, i64 5
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds { double, double }, ptr %1, i64 5, i32 1
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds %struct.Whole, ptr %0, i64 0, i32 1, i64 2
  %69 = getelementptr inbounds { double, double }, ptr %1, i64 4
  %70 = load double, ptr %69, align 8
  %71 = getelementptr inbounds { double, double }, ptr %1, i64 4, i32 1
  %72 = load double, ptr %71, align 8
  %73 = load <2 x double>, ptr %63, align 8
  %74 = insertelement <2 x double> poison, double %67, i64 0
  %75 = shufflevector <2 x double> %74, <2 x double> poison, <2 x i32> zeroinitializer
  %76 = fmul contract <2 x double> %73, %75
  %77 = shufflevector <2 x double> %76, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %78 = insertelement <2 x double> poison, double %65, i64 0
  %79 = shufflevector <2 x double> %78, <2 x double> poison, <2 x i32> zeroinitializer
  %80 = fmul contract <2 x double> %73, %79
  %81 = fsub contract <2 x double> %80, %77
  %82 = fadd contract <2 x double> %80, %77
  %83 = shufflevector <2 x double> %81, <2 x double> %82, <2 x i32> <i32 0, i32 3>
  %84 = load <2 x double>, ptr %68, align 8
  %85 = insertelement <2 x double> poison, double %72, i64 0
  %86 = shufflevector <2 x double> %85, <2 x double> poison, <2 x i32> zeroinitializer
  %87 = fmul contract <2 x double> %84, %86
  %88 = shufflevector <2 x double> %87, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %89 = insertelement <2 x double> poison, double %70, i64 0
  %90 = shufflevector <2 x double> %89, <2 x double> poison, <2 x i32> zeroinitializer
  %91 = fmul contract <2 x double> %84, %90
  %92 = fsub contract <2 x double> %91, %88
  %93 = fadd contract <2 x double> %91, %88
  %94 = shufflevector <2 x double> %92, <2 x double> %93, <2 x i32> <i32 0, i32 3>
  %95 = fsub contract <2 x double> %83, %94
  %96 = load <2 x double>, ptr %2, align 8
  %97 = fadd contract <2 x double> %96, %95
  store <2 x double> %97, ptr %2, align 8
  %98 = load double, ptr %62, align 8
  %99 = getelementptr inbounds { double, double }, ptr %1, i64 3, i32 1
  %100 = load double, ptr %99, align 8
  %101 = load double, ptr %64, align 8
  %102 = load double, ptr %66, align 8
  %103 = getelementptr inbounds { double, double }, ptr %2, i64 1
  %104 = load <2 x double>, ptr %68, align 8
  %105 = insertelement <2 x double> poison, double %100, i64 0
  %106 = shufflevector <2 x double> %105, <2 x double> poison, <2 x i32> zeroinitializer
  %107 = fmul contract <2 x double> %104, %106
  %108 = shufflevector <2 x double> %107, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %109 = insertelement <2 x double> poison, double %98, i64 0
  %110 = shufflevector <2 x double> %109, <2 x double> poison, <2 x i32> zeroinitializer
  %111 = fmul contract <2 x double> %104, %110
  %112 = fsub contract <2 x double> %111, %108
  %113 = fadd contract <2 x double> %111, %108
  %114 = shufflevector <2 x double> %112, <2 x double> %113, <2 x i32> <i32 0, i32 3>
  %115 = load <2 x double>, ptr %61, align 8
  %116 = insertelement <2 x double> poison, double %102, i64 0
  %117 = shufflevector <2 x double> %116, <2 x double> poison, <2 x i32> zeroinitializer
  %118 = fmul contract <2 x double> %115, %117
  %119 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %120 = insertelement <2 x double> poison, double %101, i64 0
  %121 = shufflevector <2 x double> %120, <2 x double> poison, <2 x i32> zeroinitializer
  %122 = fmul contract <2 x double> %115, %121
  %123 = fsub contract <2 x double> %122, %119
  %124 = fadd contract <2 x double> %122, %119
  %125 = shufflevector <2 x double> %123, <2 x double> %124, <2 x i32> <i32 0, i32 3>
  %126 = fsub contract <2 x double> %114, %125
  %127 = load <2 x double>, ptr %103, align 8
  %128 = fadd contract <2 x double> %127, %126
  store <2 x double> %128, ptr %103, align 8
  %129 = load double, ptr %69, align 8
  %130 = load double, ptr %71, align 8
  %131 = load double, ptr %62, align 8
  %132 = load double, ptr %99, align 8
  %133 = getelementptr inbounds { double, double }, ptr %2, i64 2
  %134 = load <2 x double>, ptr %61, align 8
  %135 = insertelement <2 x double> poison, double %130, i64 0
  %136 = shufflevector <2 x double> %135, <2 x double> poison, <2 x i32> zeroinitializer
  %137 = fmul contract <2 x double> %134, %136
  %138 = shufflevector <2 x double> %137, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %139 = insertelement <2 x double> poison, double %129, i64 0
  %140 = shufflevector <2 x double> %139, <2 x double> poison, <2 x i32> zeroinitializer
  %141 = fmul contract <2 x double> %134, %140
  %142 = fsub contract <2 x double> %141, %138
  %143 = fadd contract <2 x double> %141, %138
  %144 = shufflevector <2 x double> %142, <2 x double> %143, <2 x i32> <i32 0, i32 3>
  %145 = load <2 x double>, ptr %63, align 8
  %146 = insertelement <2 x double> poison, double %132, i64 0
  %147 = shufflevector <2 x double> %146, <2 x double> poison, <2 x i32> zeroinitializer
  %148 = fmul contract <2 x double> %145, %147
  %149 = shufflevector <2 x double> %148, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %150 = insertelement <2 x double> poison, double %131, i64 0
  %151 = shufflevector <2 x double> %150, <2 x double> poison, <2 x i32> zeroinitializer
  %152 = fmul contract <2 x double> %145, %151
  %153 = fsub contract <2 x double> %152, %149
  %154 = fadd contract <2 x double> %152, %149
  %155 = shufflevector <2 x double> %153, <2 x double> %154, <2 x i32> <i32 0, i32 3>
  %156 = fsub contract <2 x double> %144, %155
  %157 = load <2 x double>, ptr %133, align 8
  %158 = fadd contract <2 x double> %157, %156
  store <2 x double> %158, ptr %133, align 8
  br label %253

159:                                              ; preds = %253
  %160 = getelementptr inbounds %struct.Whole, ptr %0, i64 0, i32 1, i64 0, i32 1
  %161 = getelementptr inbounds %struct.Whole, ptr %0, i64 0, i32 1, i64 2, i32 1
  %162 = getelementptr inbounds %struct.Whole, ptr %0, i64 0, i32 1, i64 1, i32 1
  %163 = getelementptr inbounds { double, double }, ptr %2, i64 3
  %164 = load double, ptr %68, align 8
  %165 = load double, ptr %161, align 8
  %166 = load double, ptr %63, align 8
  %167 = load double, ptr %162, align 8
  %168 = load <2 x double>, ptr %6, align 8
  %169 = insertelement <2 x double> poison, double %165, i64 0
  %170 = shufflevector <2 x double> %169, <2 x double> poison, <2 x i32> zeroinitializer
  %171 = fmul contract <2 x double> %168, %170
  %172 = shufflevector <2 x double> %171, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %173 = insertelement <2 x double> poison, double %164, i64 0
  %174 = shufflevector <2 x double> %173, <2 x double> poison, <2 x i32> zeroinitializer
  %175 = fmul contract <2 x double> %168, %174
  %176 = fsub contract <2 x double> %175, %172
  %177 = fadd contract <2 x double> %175, %172
  %178 = shufflevector <2 x double> %176, <2 x double> %177, <2 x i32> <i32 0, i32 3>
  %179 = load <2 x double>, ptr %8, align 8
  %180 = insertelement <2 x double> poison, double %167, i64 0
  %181 = shufflevector <2 x double> %180, <2 x double> poison, <2 x i32> zeroinitializer
  %182 = fmul contract <2 x double> %179, %181
  %183 = shufflevector <2 x double> %182, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %184 = insertelement <2 x double> poison, double %166, i64 0
  %185 = shufflevector <2 x double> %184, <2 x double> poison, <2 x i32> zeroinitializer
  %186 = fmul contract <2 x double> %179, %185
  %187 = fsub contract <2 x double> %186, %183
  %188 = fadd contract <2 x double> %186, %183
  %189 = shufflevector <2 x double> %187, <2 x double> %188, <2 x i32> <i32 0, i32 3>
  %190 = fsub contract <2 x double> %178, %189
  %191 = load <2 x double>, ptr %163, align 8
  %192 = fadd contract <2 x double> %191, %190
  store <2 x double> %192, ptr %163, align 8
  %193 = load double, ptr %61, align 8
  %194 = load double, ptr %160, align 8
  %195 = load double, ptr %68, align 8
  %196 = load double, ptr %161, align 8
  %197 = getelementptr inbounds { double, double }, ptr %2, i64 4
  %198 = load <2 x double>, ptr %8, align 8
  %199 = insertelement <2 x double> poison, double %194, i64 0
  %200 = shufflevector <2 x double> %199, <2 x double> poison, <2 x i32> zeroinitializer
  %201 = fmul contract <2 x double> %198, %200
  %202 = shufflevector <2 x double> %201, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %203 = insertelement <2 x double> poison, double %193, i64 0
  %204 = shufflevector <2 x double> %203, <2 x double> poison, <2 x i32> zeroinitializer
  %205 = fmul contract <2 x double> %198, %204
  %206 = fsub contract <2 x double> %205, %202
  %207 = fadd contract <2 x double> %205, %202
  %208 = shufflevector <2 x double> %206, <2 x double> %207, <2 x i32> <i32 0, i32 3>
  %209 = load <2 x double>, ptr %1, align 8
  %210 = insertelement <2 x double> poison, double %196, i64 0
  %211 = shufflevector <2 x double> %210, <2 x double> poison, <2 x i32> zeroinitializer
  %212 = fmul contract <2 x double> %209, %211
  %213 = shufflevector <2 x double> %212, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %214 = insertelement <2 x double> poison, double %195, i64 0
  %215 = shufflevector <2 x double> %214, <2 x double> poison, <2 x i32> zeroinitializer
  %216 = fmul contract <2 x double> %209, %215
  %217 = fsub contract <2 x double> %216, %213
  %218 = fadd contract <2 x double> %216, %213
  %219 = shufflevector <2 x double> %217, <2 x double> %218, <2 x i32> <i32 0, i32 3>
  %220 = fsub contract <2 x double> %208, %219
  %221 = load <2 x double>, ptr %197, align 8
  %222 = fadd contract <2 x double> %221, %220
  store <2 x double> %222, ptr %197, align 8
  %223 = load double, ptr %63, align 8
  %224 = load double, ptr %162, align 8
  %225 = load double, ptr %61, align 8
  %226 = load double, ptr %160, align 8
  %227 = getelementptr inbounds { double, double }, ptr %2, i64 5
  %228 = load <2 x double>, ptr %1, align 8
  %229 = insertelement <2 x double> poison, double %224, i64 0
  %230 = shufflevector <2 x double> %229, <2 x double> poison, <2 x i32> zeroinitializer
  %231 = fmul contract <2 x double> %228, %230
  %232 = shufflevector <2 x double> %231, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %233 = insertelement <2 x double> poison, double %223, i64 0
  %234 = shufflevector <2 x double> %233, <2 x double> poison, <2 x i32> zeroinitializer
  %235 = fmul contract <2 x double> %228, %234
  %236 = fsub contract <2 x double> %235, %232
  %237 = fadd contract <2 x double> %235, %232
  %238 = shufflevector <2 x double> %236, <2 x double> %237, <2 x i32> <i32 0, i32 3>
  %239 = load <2 x double>, ptr %6, align 8
  %240 = insertelement <2 x double> poison, double %226, i64 0
  %241 = shufflevector <2 x double> %240, <2 x double> poison, <2 x i32> zeroinitializer
  %242 = fmul contract <2 x double> %239, %241
  %243 = shufflevector <2 x double> %242, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %244 = insertelement <2 x double> poison, double %225, i64 0
  %245 = shufflevector <2 x double> %244, <2 x double> poison, <2 x i32> zeroinitializer
  %246 = fmul contract <2 x double> %239, %245
  %247 = fsub contract <2 x double> %246, %243
  %248 = fadd contract <2 x double> %246, %243
  %249 = shufflevector <2 x double> %247, <2 x double> %248, <2 x i32> <i32 0, i32 3>
  %250 = fsub contract <2 x double> %238, %249
  %251 = load <2 x double>, ptr %227, align 8
  %252 = fadd contract <2 x double> %251, %250
  store <2 x double> %252, ptr %227, align 8
  ret void

253:                                              ; preds = %60, %253
  %254 = phi i64 [ 0, %60 ], [ %272, %253 ]
  %255 = add nuw nsw i64 %254, 3
  %256 = getelementptr inbounds { double, double }, ptr %1, i64 %255
  %257 = load double, ptr %256, align 8
  %258 = getelementptr inbounds { double, double }, ptr %1, i64 %255, i32 1
  %259 = load double, ptr %258, align 8
  %260 = getelementptr inbounds { double, double }, ptr %2, i64 %255
  %261 = load <2 x double>, ptr %0, align 8
  %262 = insertelement <2 x double> poison, double %259, i64 0
  %263 = shufflevector <2 x double> %262, <2 x double> poison, <2 x i32> zeroinitializer
  %264 = fmul contract <2 x double> %261, %263
  %265 = shufflevector <2 x double> %264, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %266 = insertelement <2 x double> poison, double %257, i64 0
  %267 = shufflevector <2 x double> %266, <2 x double> poison, <2 x i32> zeroinitializer
  %268 = fmul contract <2 x double> %261, %267
  %269 = fsub contract <2 x double> %268, %265
  %270 = fadd contract <2 x double> %268, %265
  %271 = shufflevector <2 x double> %269, <2 x double> %270, <2 x i32> <i32 0, i32 3>
  store <2 x double> %271, ptr %260, align 8
  %272 = add nuw nsw i64 %254, 1
  %273 = icmp eq i64 %272, 3
  br i1 %273, label %159, label %253, !llvm.loop !194
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @felt_inward(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, i64 noundef %4) unnamed_addr #9 {
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %7 = load ptr, ptr %6, align 8, !tbaa !30
  %8 = getelementptr inbounds i8, ptr %2, i64 48
  %9 = getelementptr inbounds i8, ptr %2, i64 64
  %10 = getelementptr inbounds i8, ptr %2, i64 80
  %11 = load <2 x double>, ptr %8, align 8
  %12 = load <2 x double>, ptr %9, align 8
  %13 = load <2 x double>, ptr %10, align 8
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %15 = load ptr, ptr %14, align 8, !tbaa !49
  %16 = getelementptr inbounds i64, ptr %15, i64 %1
  %17 = load i64, ptr %16, align 8, !tbaa !33
  %18 = icmp sgt i64 %17, -1
  br i1 %18, label %19, label %206

19:                                               ; preds = %5
  %20 = getelementptr inbounds i8, ptr %2, i64 40
  %21 = load double, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %2, i64 32
  %23 = load double, ptr %22, align 8
  %24 = load <4 x double>, ptr %2, align 8
  %25 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %27 = load ptr, ptr %25, align 8, !tbaa !32
  %28 = extractelement <2 x double> %12, i64 0
  %29 = extractelement <2 x double> %12, i64 1
  %30 = shufflevector <2 x double> %13, <2 x double> %11, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %31 = shufflevector <2 x double> %13, <2 x double> %11, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %32 = shufflevector <2 x double> %12, <2 x double> %13, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %33 = shufflevector <2 x double> %12, <2 x double> %13, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %34 = shufflevector <2 x double> %12, <2 x double> %11, <2 x i32> <i32 0, i32 2>
  %35 = shufflevector <2 x double> %12, <2 x double> %11, <2 x i32> <i32 1, i32 3>
  %36 = shufflevector <2 x double> %11, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  br label %45

37:                                               ; preds = %119
  %38 = load ptr, ptr %14, align 8, !tbaa !49
  br label %39

39:                                               ; preds = %37, %45
  %40 = phi ptr [ %38, %37 ], [ %46, %45 ]
  %41 = phi ptr [ %202, %37 ], [ %47, %45 ]
  %42 = getelementptr inbounds i64, ptr %40, i64 %48
  %43 = load i64, ptr %42, align 8, !tbaa !33
  %44 = icmp sgt i64 %43, -1
  br i1 %44, label %45, label %206, !llvm.loop !195

45:                                               ; preds = %19, %39
  %46 = phi ptr [ %15, %19 ], [ %40, %39 ]
  %47 = phi ptr [ %27, %19 ], [ %41, %39 ]
  %48 = phi i64 [ %17, %19 ], [ %43, %39 ]
  %49 = phi i64 [ %1, %19 ], [ %48, %39 ]
  %50 = phi double [ %23, %19 ], [ %104, %39 ]
  %51 = phi double [ %21, %19 ], [ %105, %39 ]
  %52 = phi <4 x double> [ %24, %19 ], [ %89, %39 ]
  %53 = getelementptr inbounds %struct.Link, ptr %7, i64 %49, i32 4
  %54 = getelementptr inbounds { double, double }, ptr %53, i64 1
  %55 = getelementptr inbounds { double, double }, ptr %53, i64 2
  %56 = load double, ptr %55, align 8
  %57 = getelementptr inbounds { double, double }, ptr %53, i64 2, i32 1
  %58 = load double, ptr %57, align 8
  %59 = load double, ptr %53, align 8
  %60 = getelementptr inbounds { double, double }, ptr %53, i64 0, i32 1
  %61 = load double, ptr %60, align 8
  %62 = insertelement <4 x double> poison, double %56, i64 0
  %63 = insertelement <4 x double> %62, double %59, i64 1
  %64 = shufflevector <4 x double> %63, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %65 = fmul contract <4 x double> %32, %64
  %66 = insertelement <4 x double> poison, double %58, i64 0
  %67 = insertelement <4 x double> %66, double %61, i64 1
  %68 = shufflevector <4 x double> %67, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %69 = fmul contract <4 x double> %33, %68
  %70 = fsub contract <4 x double> %65, %69
  %71 = fadd contract <4 x double> %65, %69
  %72 = shufflevector <4 x double> %70, <4 x double> %71, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %73 = fmul contract double %29, %59
  %74 = fmul contract double %28, %61
  %75 = fadd contract double %73, %74
  %76 = load <2 x double>, ptr %54, align 8
  %77 = shufflevector <2 x double> %76, <2 x double> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %78 = insertelement <4 x double> %77, double %56, i64 1
  %79 = shufflevector <4 x double> %78, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %80 = fmul contract <4 x double> %30, %79
  %81 = shufflevector <2 x double> %76, <2 x double> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %82 = insertelement <4 x double> %81, double %58, i64 1
  %83 = shufflevector <4 x double> %82, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %84 = fmul contract <4 x double> %31, %83
  %85 = fsub contract <4 x double> %80, %84
  %86 = fadd contract <4 x double> %80, %84
  %87 = shufflevector <4 x double> %85, <4 x double> %86, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %88 = fsub contract <4 x double> %87, %72
  %89 = fadd contract <4 x double> %52, %88
  %90 = fmul contract <2 x double> %36, %76
  %91 = insertelement <2 x double> poison, double %59, i64 0
  %92 = shufflevector <2 x double> %91, <2 x double> %76, <2 x i32> <i32 0, i32 2>
  %93 = fmul contract <2 x double> %34, %92
  %94 = insertelement <2 x double> %76, double %61, i64 0
  %95 = fmul contract <2 x double> %35, %94
  %96 = fsub contract <2 x double> %93, %95
  %97 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %98 = fadd contract <2 x double> %90, %97
  %99 = extractelement <2 x double> %98, i64 0
  %100 = shufflevector <2 x double> %96, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %101 = fsub contract <2 x double> %96, %100
  %102 = extractelement <2 x double> %101, i64 0
  %103 = fsub contract double %75, %99
  %104 = fadd contract double %50, %102
  %105 = fadd contract double %51, %103
  %106 = getelementptr inbounds i64, ptr %47, i64 %48
  %107 = load i64, ptr %106, align 8, !tbaa !33
  %108 = icmp sgt i64 %107, 0
  br i1 %108, label %109, label %39

109:                                              ; preds = %45
  %110 = getelementptr inbounds %struct.Link, ptr %7, i64 %48, i32 5
  %111 = insertelement <2 x double> poison, double %104, i64 0
  %112 = shufflevector <2 x double> %111, <2 x double> poison, <2 x i32> zeroinitializer
  %113 = insertelement <2 x double> poison, double %105, i64 0
  %114 = shufflevector <2 x double> %113, <2 x double> poison, <2 x i32> zeroinitializer
  %115 = shufflevector <4 x double> %89, <4 x double> poison, <2 x i32> <i32 1, i32 1>
  %116 = shufflevector <4 x double> %89, <4 x double> poison, <2 x i32> zeroinitializer
  %117 = shufflevector <4 x double> %89, <4 x double> poison, <2 x i32> <i32 3, i32 3>
  %118 = shufflevector <4 x double> %89, <4 x double> poison, <2 x i32> <i32 2, i32 2>
  br label %119

119:                                              ; preds = %109, %119
  %120 = phi i64 [ 0, %109 ], [ %201, %119 ]
  %121 = mul nuw nsw i64 %120, 6
  %122 = getelementptr inbounds { double, double }, ptr %110, i64 %121
  %123 = getelementptr inbounds { double, double }, ptr %122, i64 1
  %124 = getelementptr inbounds { double, double }, ptr %122, i64 2
  %125 = getelementptr inbounds { double, double }, ptr %122, i64 3
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds { double, double }, ptr %122, i64 3, i32 1
  %128 = load double, ptr %127, align 8
  %129 = getelementptr inbounds { double, double }, ptr %122, i64 4
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds { double, double }, ptr %122, i64 4, i32 1
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds { double, double }, ptr %122, i64 5
  %134 = load double, ptr %133, align 8
  %135 = getelementptr inbounds { double, double }, ptr %122, i64 5, i32 1
  %136 = load double, ptr %135, align 8
  %137 = load ptr, ptr %26, align 8, !tbaa !35
  %138 = getelementptr inbounds i64, ptr %137, i64 %48
  %139 = load i64, ptr %138, align 8, !tbaa !33
  %140 = add nsw i64 %139, %120
  %141 = mul nsw i64 %140, %4
  %142 = getelementptr inbounds { double, double }, ptr %3, i64 %141
  %143 = load <2 x double>, ptr %122, align 8
  %144 = fmul contract <2 x double> %115, %143
  %145 = shufflevector <2 x double> %144, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %146 = fmul contract <2 x double> %116, %143
  %147 = fsub contract <2 x double> %146, %145
  %148 = fadd contract <2 x double> %146, %145
  %149 = shufflevector <2 x double> %147, <2 x double> %148, <2 x i32> <i32 0, i32 3>
  %150 = load <2 x double>, ptr %123, align 8
  %151 = fmul contract <2 x double> %117, %150
  %152 = shufflevector <2 x double> %151, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %153 = fmul contract <2 x double> %118, %150
  %154 = fsub contract <2 x double> %153, %152
  %155 = fadd contract <2 x double> %153, %152
  %156 = shufflevector <2 x double> %154, <2 x double> %155, <2 x i32> <i32 0, i32 3>
  %157 = fadd contract <2 x double> %149, %156
  %158 = load <2 x double>, ptr %124, align 8
  %159 = fmul contract <2 x double> %114, %158
  %160 = shufflevector <2 x double> %159, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %161 = fmul contract <2 x double> %112, %158
  %162 = fsub contract <2 x double> %161, %160
  %163 = fadd contract <2 x double> %161, %160
  %164 = shufflevector <2 x double> %162, <2 x double> %163, <2 x i32> <i32 0, i32 3>
  %165 = fadd contract <2 x double> %157, %164
  %166 = insertelement <2 x double> poison, double %126, i64 0
  %167 = shufflevector <2 x double> %166, <2 x double> poison, <2 x i32> zeroinitializer
  %168 = fmul contract <2 x double> %11, %167
  %169 = insertelement <2 x double> poison, double %128, i64 0
  %170 = shufflevector <2 x double> %169, <2 x double> poison, <2 x i32> zeroinitializer
  %171 = fmul contract <2 x double> %11, %170
  %172 = shufflevector <2 x double> %171, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %173 = fsub contract <2 x double> %168, %172
  %174 = fadd contract <2 x double> %168, %172
  %175 = shufflevector <2 x double> %173, <2 x double> %174, <2 x i32> <i32 0, i32 3>
  %176 = insertelement <2 x double> poison, double %130, i64 0
  %177 = shufflevector <2 x double> %176, <2 x double> poison, <2 x i32> zeroinitializer
  %178 = fmul contract <2 x double> %12, %177
  %179 = insertelement <2 x double> poison, double %132, i64 0
  %180 = shufflevector <2 x double> %179, <2 x double> poison, <2 x i32> zeroinitializer
  %181 = fmul contract <2 x double> %12, %180
  %182 = shufflevector <2 x double> %181, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %183 = fsub contract <2 x double> %178, %182
  %184 = fadd contract <2 x double> %178, %182
  %185 = shufflevector <2 x double> %183, <2 x double> %184, <2 x i32> <i32 0, i32 3>
  %186 = fadd contract <2 x double> %175, %185
  %187 = insertelement <2 x double> poison, double %134, i64 0
  %188 = shufflevector <2 x double> %187, <2 x double> poison, <2 x i32> zeroinitializer
  %189 = fmul contract <2 x double> %13, %188
  %190 = insertelement <2 x double> poison, double %136, i64 0
  %191 = shufflevector <2 x double> %190, <2 x double> poison, <2 x i32> zeroinitializer
  %192 = fmul contract <2 x double> %13, %191
  %193 = shufflevector <2 x double> %192, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %194 = fsub contract <2 x double> %189, %193
  %195 = fadd contract <2 x double> %189, %193
  %196 = shufflevector <2 x double> %194, <2 x double> %195, <2 x i32> <i32 0, i32 3>
  %197 = fadd contract <2 x double> %186, %196
  %198 = fadd contract <2 x double> %165, %197
  %199 = load <2 x double>, ptr %142, align 8
  %200 = fadd contract <2 x double> %199, %198
  store <2 x double> %200, ptr %142, align 8
  %201 = add nuw nsw i64 %120, 1
  %202 = load ptr, ptr %25, align 8, !tbaa !32
  %203 = getelementptr inbounds i64, ptr %202, i64 %48
  %204 = load i64, ptr %203, align 8, !tbaa !33
  %205 = icmp slt i64 %201, %204
  br i1 %205, label %119, label %37, !llvm.loop !196

206:                                              ; preds = %39, %5
  ret void
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { nounwind optsize uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind optsize memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #9 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #10 = { nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #11 = { inlinehint nofree norecurse nosync nounwind optsize memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #12 = { optsize }
attributes #13 = { nounwind }
attributes #14 = { nounwind optsize }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"uwtable", i32 2}
!3 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!4 = !{!5, !6, i64 80}
!5 = !{!"", !6, i64 0, !6, i64 8, !6, i64 16, !6, i64 24, !6, i64 32, !6, i64 40, !6, i64 48, !6, i64 56, !6, i64 64, !6, i64 72, !6, i64 80, !6, i64 88, !6, i64 96, !6, i64 104, !6, i64 112, !6, i64 120, !6, i64 128, !6, i64 136, !6, i64 144, !6, i64 152, !6, i64 160, !6, i64 168, !6, i64 176, !6, i64 184, !6, i64 192, !9, i64 200, !9, i64 208, !9, i64 216, !9, i64 224, !9, i64 232, !9, i64 240, !9, i64 248, !9, i64 256, !9, i64 264, !9, i64 272, !9, i64 280, !9, i64 288, !9, i64 296, !9, i64 304, !9, i64 312, !9, i64 320, !9, i64 328, !9, i64 336, !9, i64 344, !9, i64 352, !9, i64 360, !9, i64 368, !9, i64 376, !9, i64 384, !9, i64 392, !9, i64 400, !9, i64 408, !9, i64 416, !9, i64 424, !9, i64 432, !9, i64 440, !9, i64 448, !9, i64 456, !9, i64 464, !9, i64 472, !9, i64 480, !9, i64 488, !9, i64 496, !9, i64 504, !9, i64 512, !9, i64 520, !9, i64 528, !9, i64 536, !9, i64 544, !9, i64 552, !9, i64 560, !9, i64 568, !9, i64 576, !9, i64 584}
!6 = !{!"long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!"any pointer", !7, i64 0}
!10 = !{!5, !9, i64 536}
!11 = !{!5, !9, i64 528}
!12 = !{!5, !9, i64 520}
!13 = !{!5, !9, i64 512}
!14 = !{!5, !9, i64 504}
!15 = !{!5, !9, i64 496}
!16 = !{!5, !6, i64 24}
!17 = !{!5, !6, i64 56}
!18 = !{i64 0, i64 2}
!19 = !{!5, !6, i64 16}
!20 = !{!5, !9, i64 448}
!21 = !{!5, !6, i64 96}
!22 = !{!5, !6, i64 128}
!23 = !{!5, !6, i64 88}
!24 = !{!5, !6, i64 104}
!25 = !{!5, !6, i64 112}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.mustprogress"}
!28 = distinct !{!28, !27}
!29 = !{!5, !6, i64 72}
!30 = !{!5, !9, i64 408}
!31 = !{!5, !6, i64 0}
!32 = !{!5, !9, i64 256}
!33 = !{!6, !6, i64 0}
!34 = distinct !{!34, !27}
!35 = !{!5, !9, i64 240}
!36 = distinct !{!36, !27}
!37 = distinct !{!37, !27}
!38 = !{!5, !9, i64 392}
!39 = distinct !{!39, !27}
!40 = distinct !{!40, !27}
!41 = distinct !{!41, !27}
!42 = distinct !{!42, !27}
!43 = distinct !{!43, !27}
!44 = distinct !{!44, !27}
!45 = distinct !{!45, !27}
!46 = distinct !{!46, !27}
!47 = distinct !{!47, !27}
!48 = distinct !{!48, !27}
!49 = !{!5, !9, i64 200}
!50 = distinct !{!50, !27, !51, !52}
!51 = !{!"llvm.loop.isvectorized", i32 1}
!52 = !{!"llvm.loop.unroll.runtime.disable"}
!53 = distinct !{!53, !27}
!54 = distinct !{!54, !27}
!55 = distinct !{!55, !27}
!56 = distinct !{!56, !27}
!57 = distinct !{!57, !27}
!58 = distinct !{!58, !27}
!59 = distinct !{!59, !27}
!60 = distinct !{!60, !27}
!61 = distinct !{!61, !27, !51, !52}
!62 = distinct !{!62, !27}
!63 = !{!5, !6, i64 64}
!64 = distinct !{!64, !27}
!65 = distinct !{!65, !27}
!66 = distinct !{!66, !27}
!67 = distinct !{!67, !27}
!68 = distinct !{!68, !27}
!69 = distinct !{!69, !27}
!70 = !{!5, !9, i64 432}
!71 = !{!5, !9, i64 424}
!72 = distinct !{!72, !27}
!73 = distinct !{!73, !27}
!74 = distinct !{!74, !27}
!75 = distinct !{!75, !27}
!76 = distinct !{!76, !27}
!77 = distinct !{!77, !27}
!78 = distinct !{!78, !27}
!79 = distinct !{!79, !27}
!80 = distinct !{!80, !27}
!81 = distinct !{!81, !27}
!82 = !{!5, !9, i64 280}
!83 = !{!5, !9, i64 416}
!84 = !{!5, !9, i64 288}
!85 = distinct !{!85, !27}
!86 = distinct !{!86, !27, !51, !52}
!87 = distinct !{!87, !27}
!88 = !{!5, !9, i64 464}
!89 = distinct !{!89, !27}
!90 = distinct !{!90, !27}
!91 = distinct !{!91, !27}
!92 = distinct !{!92, !27}
!93 = distinct !{!93, !27}
!94 = distinct !{!94, !27}
!95 = !{!5, !9, i64 552}
!96 = !{!5, !9, i64 320}
!97 = !{!5, !9, i64 216}
!98 = !{!5, !9, i64 224}
!99 = distinct !{!99, !27}
!100 = distinct !{!100, !27}
!101 = distinct !{!101, !27}
!102 = distinct !{!102, !27, !51, !52}
!103 = !{!5, !9, i64 312}
!104 = distinct !{!104, !27}
!105 = distinct !{!105, !27}
!106 = distinct !{!106, !27}
!107 = distinct !{!107, !27}
!108 = distinct !{!108, !27}
!109 = distinct !{!109, !27}
!110 = !{!5, !6, i64 120}
!111 = !{!5, !9, i64 488}
!112 = distinct !{!112, !27}
!113 = distinct !{!113, !27}
!114 = distinct !{!114, !27}
!115 = distinct !{!115, !27}
!116 = !{!5, !9, i64 384}
!117 = distinct !{!117, !27}
!118 = distinct !{!118, !27}
!119 = distinct !{!119, !27}
!120 = distinct !{!120, !27}
!121 = distinct !{!121, !27}
!122 = distinct !{!122, !27}
!123 = !{!5, !6, i64 184}
!124 = !{!5, !6, i64 192}
!125 = !{!5, !6, i64 8}
!126 = !{!5, !9, i64 440}
!127 = !{!5, !6, i64 32}
!128 = !{!5, !9, i64 456}
!129 = !{!5, !9, i64 208}
!130 = !{!5, !9, i64 248}
!131 = !{!5, !9, i64 232}
!132 = distinct !{!132, !27}
!133 = distinct !{!133, !27}
!134 = distinct !{!134, !27}
!135 = distinct !{!135, !27}
!136 = distinct !{!136, !27}
!137 = distinct !{!137, !27}
!138 = distinct !{!138, !27}
!139 = !{!5, !9, i64 272}
!140 = distinct !{!140, !27}
!141 = !{!5, !9, i64 376}
!142 = !{!5, !9, i64 368}
!143 = distinct !{!143, !27}
!144 = distinct !{!144, !27}
!145 = distinct !{!145, !27}
!146 = distinct !{!146, !27}
!147 = distinct !{!147, !27}
!148 = distinct !{!148, !27}
!149 = !{!5, !6, i64 40}
!150 = !{!5, !6, i64 48}
!151 = !{!5, !9, i64 400}
!152 = !{!5, !9, i64 264}
!153 = distinct !{!153, !27}
!154 = distinct !{!154, !27}
!155 = distinct !{!155, !27}
!156 = distinct !{!156, !27}
!157 = distinct !{!157, !27}
!158 = distinct !{!158, !27}
!159 = distinct !{!159, !27}
!160 = distinct !{!160, !27}
!161 = distinct !{!161, !27}
!162 = distinct !{!162, !27}
!163 = distinct !{!163, !27}
!164 = distinct !{!164, !27}
!165 = distinct !{!165, !27}
!166 = distinct !{!166, !27}
!167 = distinct !{!167, !27}
!168 = distinct !{!168, !27}
!169 = distinct !{!169, !27}
!170 = distinct !{!170, !27}
!171 = distinct !{!171, !27}
!172 = distinct !{!172, !27}
!173 = distinct !{!173, !27}
!174 = !{!175, !175, i64 0}
!175 = !{!"double", !7, i64 0}
!176 = distinct !{!176, !27}
!177 = distinct !{!177, !27}
!178 = distinct !{!178, !27}
!179 = distinct !{!179, !27}
!180 = distinct !{!180, !27}
!181 = distinct !{!181, !27}
!182 = distinct !{!182, !27}
!183 = distinct !{!183, !27, !51, !52}
!184 = distinct !{!184, !27}
!185 = distinct !{!185, !27}
!186 = distinct !{!186, !27}
!187 = distinct !{!187, !27}
!188 = distinct !{!188, !27}
!189 = distinct !{!189, !27}
!190 = distinct !{!190, !27}
!191 = distinct !{!191, !27}
!192 = distinct !{!192, !27}
!193 = distinct !{!193, !27}
!194 = distinct !{!194, !27}
!195 = distinct !{!195, !27}
!196 = distinct !{!196, !27}
