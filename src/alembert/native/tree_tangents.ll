; sha256 of tree_tangents.c and its headers: 18f02c6761130c99f788114393f51ff216822151fe90fb04bb99451b4597c920

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
  %37 = tail call fastcc i64 @is_finite(ptr noundef %36, i64 noundef %29) #13, !range !18
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %99, label %39

39:                                               ; preds = %28
  %40 = load i64, ptr %3, align 8, !tbaa !19
  %41 = tail call fastcc i64 @is_finite(ptr noundef %35, i64 noundef %40) #13, !range !18
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %99, label %43

43:                                               ; preds = %39
  %44 = icmp eq ptr %34, null
  br i1 %44, label %48, label %45

45:                                               ; preds = %43
  %46 = tail call fastcc i64 @is_finite(ptr noundef nonnull %34, i64 noundef %40) #13, !range !18
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
  %63 = tail call fastcc i64 @is_finite(ptr noundef %33, i64 noundef %62) #13, !range !18
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
  %74 = tail call fastcc i64 @one_state(ptr noundef nonnull %0, ptr noundef %34, ptr noundef %32, ptr noundef %31) #13
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
  switch i64 %26, label %3890 [
    i64 0, label %34
    i64 1, label %1748
    i64 2, label %27
    i64 3, label %1773
    i64 4, label %2144
    i64 5, label %2969
    i64 6, label %2989
    i64 7, label %3180
    i64 8, label %3874
  ]

27:                                               ; preds = %4
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !19
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %1763

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  br label %1764

34:                                               ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1) #13
  %35 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %36 = load ptr, ptr %35, align 8, !tbaa !30
  %37 = load i64, ptr %0, align 8, !tbaa !31
  %38 = icmp sgt i64 %37, 0
  br i1 %38, label %39, label %1213

39:                                               ; preds = %34
  %40 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  br label %58

41:                                               ; preds = %58
  %42 = icmp sgt i64 %68, 0
  br i1 %42, label %43, label %1213

43:                                               ; preds = %41
  %44 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %45 = icmp eq ptr %1, null
  %46 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %47 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %49 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %50 = getelementptr inbounds { double, double }, ptr %22, i64 3
  %51 = getelementptr inbounds { double, double }, ptr %22, i64 5
  %52 = getelementptr inbounds { double, double }, ptr %22, i64 5, i32 1
  %53 = getelementptr inbounds { double, double }, ptr %22, i64 4
  %54 = getelementptr inbounds { double, double }, ptr %22, i64 4, i32 1
  %55 = getelementptr inbounds { double, double }, ptr %22, i64 3, i32 1
  %56 = getelementptr inbounds { double, double }, ptr %22, i64 1
  %57 = getelementptr inbounds { double, double }, ptr %22, i64 2
  br label %70

58:                                               ; preds = %58, %39
  %59 = phi i64 [ 0, %39 ], [ %67, %58 ]
  %60 = getelementptr inbounds %struct.Link, ptr %36, i64 %59, i32 8
  %61 = getelementptr inbounds %struct.Link, ptr %36, i64 %59, i32 9
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(288) %60, i8 0, i64 288, i1 false)
  %62 = load ptr, ptr %40, align 8, !tbaa !32
  %63 = getelementptr inbounds { double, double }, ptr %62, i64 %59
  %64 = getelementptr inbounds %struct.Link, ptr %36, i64 %59, i32 9, i64 8
  %65 = getelementptr inbounds %struct.Link, ptr %36, i64 %59, i32 9, i64 4
  %66 = load <2 x double>, ptr %63, align 8
  store <2 x double> %66, ptr %64, align 8
  store <2 x double> %66, ptr %65, align 8
  store <2 x double> %66, ptr %61, align 8
  %67 = add nuw nsw i64 %59, 1
  %68 = load i64, ptr %0, align 8, !tbaa !31
  %69 = icmp slt i64 %67, %68
  br i1 %69, label %58, label %41, !llvm.loop !33

70:                                               ; preds = %1208, %43
  %71 = phi i64 [ %68, %43 ], [ %72, %1208 ]
  %72 = add nsw i64 %71, -1
  %73 = load ptr, ptr %44, align 8, !tbaa !34
  %74 = getelementptr inbounds i64, ptr %73, i64 %72
  %75 = load i64, ptr %74, align 8, !tbaa !35
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %77, label %553

77:                                               ; preds = %70
  %78 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 5
  %79 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 11
  %80 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 7
  %81 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 8
  %82 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 9
  br label %83

83:                                               ; preds = %273, %77
  %84 = phi i64 [ 0, %77 ], [ %274, %273 ]
  %85 = mul nuw nsw i64 %84, 6
  %86 = getelementptr inbounds { double, double }, ptr %78, i64 %85
  %87 = getelementptr inbounds { double, double }, ptr %79, i64 %85
  %88 = getelementptr inbounds { double, double }, ptr %86, i64 1
  %89 = getelementptr inbounds { double, double }, ptr %86, i64 2
  %90 = getelementptr inbounds { double, double }, ptr %86, i64 3
  %91 = getelementptr inbounds { double, double }, ptr %86, i64 4
  %92 = getelementptr inbounds { double, double }, ptr %86, i64 5
  br label %93

93:                                               ; preds = %93, %83
  %94 = phi i64 [ 0, %83 ], [ %260, %93 ]
  %95 = mul nuw nsw i64 %94, 3
  %96 = getelementptr inbounds { double, double }, ptr %80, i64 %95
  %97 = getelementptr inbounds { double, double }, ptr %96, i64 1
  %98 = getelementptr inbounds { double, double }, ptr %96, i64 2
  %99 = getelementptr inbounds { double, double }, ptr %81, i64 %95
  %100 = getelementptr inbounds { double, double }, ptr %99, i64 1
  %101 = getelementptr inbounds { double, double }, ptr %99, i64 2
  %102 = getelementptr inbounds { double, double }, ptr %87, i64 %94
  %103 = load <2 x double>, ptr %96, align 8
  %104 = load <2 x double>, ptr %97, align 8
  %105 = load <2 x double>, ptr %98, align 8
  %106 = load <2 x double>, ptr %99, align 8
  %107 = load <2 x double>, ptr %100, align 8
  %108 = load <2 x double>, ptr %101, align 8
  %109 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 8, i64 %94
  %110 = load double, ptr %109, align 8
  %111 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 8, i64 %94, i32 1
  %112 = load double, ptr %111, align 8
  %113 = add nuw nsw i64 %94, 3
  %114 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 8, i64 %113
  %115 = load double, ptr %114, align 8
  %116 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 8, i64 %113, i32 1
  %117 = load double, ptr %116, align 8
  %118 = add nuw nsw i64 %94, 6
  %119 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 8, i64 %118
  %120 = load double, ptr %119, align 8
  %121 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 8, i64 %118, i32 1
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds { double, double }, ptr %82, i64 %95
  %124 = load double, ptr %123, align 8
  %125 = getelementptr inbounds { double, double }, ptr %82, i64 %95, i32 1
  %126 = load double, ptr %125, align 8
  %127 = getelementptr inbounds { double, double }, ptr %123, i64 1
  %128 = getelementptr inbounds { double, double }, ptr %123, i64 1, i32 1
  %129 = getelementptr inbounds { double, double }, ptr %123, i64 2
  %130 = load double, ptr %129, align 8
  %131 = getelementptr inbounds { double, double }, ptr %123, i64 2, i32 1
  %132 = load double, ptr %131, align 8
  %133 = getelementptr inbounds { double, double }, ptr %87, i64 %113
  %134 = load <2 x double>, ptr %86, align 8
  %135 = load <2 x double>, ptr %88, align 8
  %136 = load <2 x double>, ptr %89, align 8
  %137 = load <2 x double>, ptr %90, align 8
  %138 = load <2 x double>, ptr %91, align 8
  %139 = load <2 x double>, ptr %92, align 8
  %140 = shufflevector <2 x double> %134, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %141 = fmul contract <2 x double> %103, %140
  %142 = shufflevector <2 x double> %141, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %143 = shufflevector <2 x double> %134, <2 x double> poison, <2 x i32> zeroinitializer
  %144 = fmul contract <2 x double> %103, %143
  %145 = fsub contract <2 x double> %144, %142
  %146 = fadd contract <2 x double> %144, %142
  %147 = shufflevector <2 x double> %145, <2 x double> %146, <2 x i32> <i32 0, i32 3>
  %148 = shufflevector <2 x double> %135, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %149 = fmul contract <2 x double> %104, %148
  %150 = shufflevector <2 x double> %149, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %151 = shufflevector <2 x double> %135, <2 x double> poison, <2 x i32> zeroinitializer
  %152 = fmul contract <2 x double> %104, %151
  %153 = fsub contract <2 x double> %152, %150
  %154 = fadd contract <2 x double> %152, %150
  %155 = shufflevector <2 x double> %153, <2 x double> %154, <2 x i32> <i32 0, i32 3>
  %156 = fadd contract <2 x double> %147, %155
  %157 = shufflevector <2 x double> %136, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %158 = fmul contract <2 x double> %105, %157
  %159 = shufflevector <2 x double> %158, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %160 = shufflevector <2 x double> %136, <2 x double> poison, <2 x i32> zeroinitializer
  %161 = fmul contract <2 x double> %105, %160
  %162 = fsub contract <2 x double> %161, %159
  %163 = fadd contract <2 x double> %161, %159
  %164 = shufflevector <2 x double> %162, <2 x double> %163, <2 x i32> <i32 0, i32 3>
  %165 = fadd contract <2 x double> %156, %164
  %166 = shufflevector <2 x double> %137, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %167 = fmul contract <2 x double> %106, %166
  %168 = shufflevector <2 x double> %167, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %169 = shufflevector <2 x double> %137, <2 x double> poison, <2 x i32> zeroinitializer
  %170 = fmul contract <2 x double> %106, %169
  %171 = fsub contract <2 x double> %170, %168
  %172 = fadd contract <2 x double> %170, %168
  %173 = shufflevector <2 x double> %171, <2 x double> %172, <2 x i32> <i32 0, i32 3>
  %174 = shufflevector <2 x double> %138, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %175 = fmul contract <2 x double> %107, %174
  %176 = shufflevector <2 x double> %175, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %177 = shufflevector <2 x double> %138, <2 x double> poison, <2 x i32> zeroinitializer
  %178 = fmul contract <2 x double> %107, %177
  %179 = fsub contract <2 x double> %178, %176
  %180 = fadd contract <2 x double> %178, %176
  %181 = shufflevector <2 x double> %179, <2 x double> %180, <2 x i32> <i32 0, i32 3>
  %182 = fadd contract <2 x double> %173, %181
  %183 = shufflevector <2 x double> %139, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %184 = fmul contract <2 x double> %108, %183
  %185 = shufflevector <2 x double> %184, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %186 = shufflevector <2 x double> %139, <2 x double> poison, <2 x i32> zeroinitializer
  %187 = fmul contract <2 x double> %108, %186
  %188 = fsub contract <2 x double> %187, %185
  %189 = fadd contract <2 x double> %187, %185
  %190 = shufflevector <2 x double> %188, <2 x double> %189, <2 x i32> <i32 0, i32 3>
  %191 = fadd contract <2 x double> %182, %190
  %192 = fadd contract <2 x double> %165, %191
  store <2 x double> %192, ptr %102, align 8
  %193 = insertelement <2 x double> poison, double %110, i64 0
  %194 = shufflevector <2 x double> %193, <2 x double> poison, <2 x i32> zeroinitializer
  %195 = fmul contract <2 x double> %134, %194
  %196 = insertelement <2 x double> poison, double %112, i64 0
  %197 = shufflevector <2 x double> %196, <2 x double> poison, <2 x i32> zeroinitializer
  %198 = fmul contract <2 x double> %134, %197
  %199 = shufflevector <2 x double> %198, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %200 = fsub contract <2 x double> %195, %199
  %201 = fadd contract <2 x double> %195, %199
  %202 = shufflevector <2 x double> %200, <2 x double> %201, <2 x i32> <i32 0, i32 3>
  %203 = insertelement <2 x double> poison, double %115, i64 0
  %204 = shufflevector <2 x double> %203, <2 x double> poison, <2 x i32> zeroinitializer
  %205 = fmul contract <2 x double> %135, %204
  %206 = insertelement <2 x double> poison, double %117, i64 0
  %207 = shufflevector <2 x double> %206, <2 x double> poison, <2 x i32> zeroinitializer
  %208 = fmul contract <2 x double> %135, %207
  %209 = shufflevector <2 x double> %208, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %210 = fsub contract <2 x double> %205, %209
  %211 = fadd contract <2 x double> %205, %209
  %212 = shufflevector <2 x double> %210, <2 x double> %211, <2 x i32> <i32 0, i32 3>
  %213 = fadd contract <2 x double> %202, %212
  %214 = insertelement <2 x double> poison, double %120, i64 0
  %215 = shufflevector <2 x double> %214, <2 x double> poison, <2 x i32> zeroinitializer
  %216 = fmul contract <2 x double> %136, %215
  %217 = insertelement <2 x double> poison, double %122, i64 0
  %218 = shufflevector <2 x double> %217, <2 x double> poison, <2 x i32> zeroinitializer
  %219 = fmul contract <2 x double> %136, %218
  %220 = shufflevector <2 x double> %219, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %221 = fsub contract <2 x double> %216, %220
  %222 = fadd contract <2 x double> %216, %220
  %223 = shufflevector <2 x double> %221, <2 x double> %222, <2 x i32> <i32 0, i32 3>
  %224 = fadd contract <2 x double> %213, %223
  %225 = insertelement <2 x double> poison, double %124, i64 0
  %226 = shufflevector <2 x double> %225, <2 x double> poison, <2 x i32> zeroinitializer
  %227 = fmul contract <2 x double> %137, %226
  %228 = insertelement <2 x double> poison, double %126, i64 0
  %229 = shufflevector <2 x double> %228, <2 x double> poison, <2 x i32> zeroinitializer
  %230 = fmul contract <2 x double> %137, %229
  %231 = shufflevector <2 x double> %230, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %232 = fsub contract <2 x double> %227, %231
  %233 = fadd contract <2 x double> %227, %231
  %234 = shufflevector <2 x double> %232, <2 x double> %233, <2 x i32> <i32 0, i32 3>
  %235 = load double, ptr %127, align 8
  %236 = load double, ptr %128, align 8
  %237 = insertelement <2 x double> poison, double %235, i64 0
  %238 = shufflevector <2 x double> %237, <2 x double> poison, <2 x i32> zeroinitializer
  %239 = fmul contract <2 x double> %138, %238
  %240 = insertelement <2 x double> poison, double %236, i64 0
  %241 = shufflevector <2 x double> %240, <2 x double> poison, <2 x i32> zeroinitializer
  %242 = fmul contract <2 x double> %138, %241
  %243 = shufflevector <2 x double> %242, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %244 = fsub contract <2 x double> %239, %243
  %245 = fadd contract <2 x double> %239, %243
  %246 = shufflevector <2 x double> %244, <2 x double> %245, <2 x i32> <i32 0, i32 3>
  %247 = fadd contract <2 x double> %234, %246
  %248 = insertelement <2 x double> poison, double %130, i64 0
  %249 = shufflevector <2 x double> %248, <2 x double> poison, <2 x i32> zeroinitializer
  %250 = fmul contract <2 x double> %139, %249
  %251 = insertelement <2 x double> poison, double %132, i64 0
  %252 = shufflevector <2 x double> %251, <2 x double> poison, <2 x i32> zeroinitializer
  %253 = fmul contract <2 x double> %139, %252
  %254 = shufflevector <2 x double> %253, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %255 = fsub contract <2 x double> %250, %254
  %256 = fadd contract <2 x double> %250, %254
  %257 = shufflevector <2 x double> %255, <2 x double> %256, <2 x i32> <i32 0, i32 3>
  %258 = fadd contract <2 x double> %247, %257
  %259 = fadd contract <2 x double> %224, %258
  store <2 x double> %259, ptr %133, align 8
  %260 = add nuw nsw i64 %94, 1
  %261 = icmp eq i64 %260, 3
  br i1 %261, label %262, label %93, !llvm.loop !36

262:                                              ; preds = %93
  br i1 %45, label %270, label %263

263:                                              ; preds = %262
  %264 = load ptr, ptr %46, align 8, !tbaa !37
  %265 = getelementptr inbounds i64, ptr %264, i64 %72
  %266 = load i64, ptr %265, align 8, !tbaa !35
  %267 = getelementptr { double, double }, ptr %1, i64 %266
  %268 = getelementptr { double, double }, ptr %267, i64 %84
  %269 = load <2 x double>, ptr %268, align 8
  br label %270

270:                                              ; preds = %263, %262
  %271 = phi <2 x double> [ %269, %263 ], [ zeroinitializer, %262 ]
  %272 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 13, i64 %84
  store <2 x double> %271, ptr %272, align 8
  br label %276

273:                                              ; preds = %276
  %274 = add nuw nsw i64 %84, 1
  %275 = icmp eq i64 %274, %75
  br i1 %275, label %299, label %83, !llvm.loop !38

276:                                              ; preds = %276, %270
  %277 = phi i64 [ 0, %270 ], [ %297, %276 ]
  %278 = phi <2 x double> [ %271, %270 ], [ %296, %276 ]
  %279 = add nuw nsw i64 %277, %85
  %280 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 5, i64 %279
  %281 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 10, i64 %277
  %282 = load double, ptr %281, align 8
  %283 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 10, i64 %277, i32 1
  %284 = load double, ptr %283, align 8
  %285 = load <2 x double>, ptr %280, align 8
  %286 = insertelement <2 x double> poison, double %284, i64 0
  %287 = shufflevector <2 x double> %286, <2 x double> poison, <2 x i32> zeroinitializer
  %288 = fmul contract <2 x double> %285, %287
  %289 = shufflevector <2 x double> %288, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %290 = insertelement <2 x double> poison, double %282, i64 0
  %291 = shufflevector <2 x double> %290, <2 x double> poison, <2 x i32> zeroinitializer
  %292 = fmul contract <2 x double> %285, %291
  %293 = fsub contract <2 x double> %292, %289
  %294 = fadd contract <2 x double> %292, %289
  %295 = shufflevector <2 x double> %293, <2 x double> %294, <2 x i32> <i32 0, i32 3>
  %296 = fsub contract <2 x double> %278, %295
  store <2 x double> %296, ptr %272, align 8
  %297 = add nuw nsw i64 %277, 1
  %298 = icmp eq i64 %297, 6
  br i1 %298, label %273, label %276, !llvm.loop !39

299:                                              ; preds = %273
  %300 = load ptr, ptr %47, align 8, !tbaa !40
  %301 = load ptr, ptr %46, align 8, !tbaa !37
  %302 = getelementptr inbounds i64, ptr %301, i64 %72
  %303 = load i64, ptr %302, align 8, !tbaa !35
  %304 = getelementptr inbounds { double, double }, ptr %300, i64 %303
  br label %305

305:                                              ; preds = %450, %299
  %306 = phi i1 [ %451, %450 ], [ false, %299 ]
  %307 = phi i64 [ %381, %450 ], [ 0, %299 ]
  %308 = getelementptr inbounds { double, double }, ptr %304, i64 %307
  %309 = load <2 x double>, ptr %308, align 8
  %310 = mul nuw nsw i64 %307, 6
  br label %313

311:                                              ; preds = %313
  %312 = icmp eq i64 %307, 0
  br i1 %312, label %336, label %342

313:                                              ; preds = %313, %305
  %314 = phi i64 [ 0, %305 ], [ %334, %313 ]
  %315 = phi <2 x double> [ %309, %305 ], [ %333, %313 ]
  %316 = add nuw nsw i64 %314, %310
  %317 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 5, i64 %316
  %318 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 11, i64 %316
  %319 = load double, ptr %318, align 8
  %320 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 11, i64 %316, i32 1
  %321 = load double, ptr %320, align 8
  %322 = load <2 x double>, ptr %317, align 8
  %323 = insertelement <2 x double> poison, double %321, i64 0
  %324 = shufflevector <2 x double> %323, <2 x double> poison, <2 x i32> zeroinitializer
  %325 = fmul contract <2 x double> %322, %324
  %326 = shufflevector <2 x double> %325, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %327 = insertelement <2 x double> poison, double %319, i64 0
  %328 = shufflevector <2 x double> %327, <2 x double> poison, <2 x i32> zeroinitializer
  %329 = fmul contract <2 x double> %322, %328
  %330 = fadd contract <2 x double> %329, %326
  %331 = fsub contract <2 x double> %329, %326
  %332 = shufflevector <2 x double> %331, <2 x double> %330, <2 x i32> <i32 0, i32 3>
  %333 = fadd contract <2 x double> %315, %332
  %334 = add nuw nsw i64 %314, 1
  %335 = icmp eq i64 %334, 6
  br i1 %335, label %311, label %313, !llvm.loop !41

336:                                              ; preds = %342, %311
  %337 = phi <2 x double> [ %333, %311 ], [ %355, %342 ]
  %338 = extractelement <2 x double> %333, i64 0
  %339 = fmul contract double %338, 0x3D06849B86A12B9B
  %340 = extractelement <2 x double> %337, i64 0
  %341 = fcmp contract ogt double %340, %339
  br i1 %341, label %358, label %453

342:                                              ; preds = %311, %342
  %343 = phi i64 [ %356, %342 ], [ 0, %311 ]
  %344 = phi <2 x double> [ %355, %342 ], [ %333, %311 ]
  %345 = add nuw nsw i64 %343, %310
  %346 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 12, i64 %345
  %347 = load <2 x double>, ptr %346, align 8
  %348 = fmul contract <2 x double> %347, %347
  %349 = shufflevector <2 x double> %347, <2 x double> poison, <2 x i32> zeroinitializer
  %350 = fmul contract <2 x double> %347, %349
  %351 = shufflevector <2 x double> %350, <2 x double> %348, <2 x i32> <i32 3, i32 1>
  %352 = fadd contract <2 x double> %350, %351
  %353 = fsub contract <2 x double> %350, %351
  %354 = shufflevector <2 x double> %353, <2 x double> %352, <2 x i32> <i32 0, i32 3>
  %355 = fsub contract <2 x double> %344, %354
  %356 = add nuw nsw i64 %343, 1
  %357 = icmp eq i64 %356, %307
  br i1 %357, label %336, label %342, !llvm.loop !42

358:                                              ; preds = %336
  %359 = tail call contract double @llvm.sqrt.f64(double %340)
  %360 = fmul contract double %359, 2.000000e+00
  %361 = mul nsw i64 %307, 7
  %362 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 12, i64 %361
  %363 = extractelement <2 x double> %337, i64 1
  %364 = fdiv contract double %363, %360
  %365 = fmul contract double %364, 0.000000e+00
  %366 = fadd contract double %359, %365
  %367 = fmul contract double %366, %366
  %368 = fmul contract double %364, %364
  %369 = fadd contract double %368, %367
  %370 = fmul contract double %366, 0.000000e+00
  %371 = insertelement <2 x double> poison, double %365, i64 0
  %372 = insertelement <2 x double> %371, double %370, i64 1
  %373 = insertelement <2 x double> poison, double %366, i64 0
  %374 = insertelement <2 x double> %373, double %364, i64 1
  %375 = fadd contract <2 x double> %372, %374
  %376 = fsub contract <2 x double> %372, %374
  %377 = shufflevector <2 x double> %375, <2 x double> %376, <2 x i32> <i32 0, i32 3>
  %378 = insertelement <2 x double> poison, double %369, i64 0
  %379 = shufflevector <2 x double> %378, <2 x double> poison, <2 x i32> zeroinitializer
  %380 = fdiv contract <2 x double> %377, %379
  store <2 x double> %380, ptr %362, align 8
  %381 = add nuw nsw i64 %307, 1
  %382 = icmp slt i64 %381, %75
  br i1 %382, label %383, label %450

383:                                              ; preds = %358
  %384 = shufflevector <2 x double> %380, <2 x double> poison, <2 x i32> zeroinitializer
  %385 = shufflevector <2 x double> %380, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  br label %386

386:                                              ; preds = %383, %414
  %387 = phi i64 [ %424, %414 ], [ %381, %383 ]
  %388 = mul nsw i64 %387, 6
  br label %390

389:                                              ; preds = %390
  br i1 %312, label %414, label %426

390:                                              ; preds = %390, %386
  %391 = phi i64 [ 0, %386 ], [ %412, %390 ]
  %392 = phi <2 x double> [ zeroinitializer, %386 ], [ %411, %390 ]
  %393 = add nuw nsw i64 %391, %388
  %394 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 5, i64 %393
  %395 = add nuw nsw i64 %391, %310
  %396 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 11, i64 %395
  %397 = load double, ptr %396, align 8
  %398 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 11, i64 %395, i32 1
  %399 = load double, ptr %398, align 8
  %400 = load <2 x double>, ptr %394, align 8
  %401 = insertelement <2 x double> poison, double %399, i64 0
  %402 = shufflevector <2 x double> %401, <2 x double> poison, <2 x i32> zeroinitializer
  %403 = fmul contract <2 x double> %400, %402
  %404 = shufflevector <2 x double> %403, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %405 = insertelement <2 x double> poison, double %397, i64 0
  %406 = shufflevector <2 x double> %405, <2 x double> poison, <2 x i32> zeroinitializer
  %407 = fmul contract <2 x double> %400, %406
  %408 = fsub contract <2 x double> %407, %404
  %409 = fadd contract <2 x double> %407, %404
  %410 = shufflevector <2 x double> %408, <2 x double> %409, <2 x i32> <i32 0, i32 3>
  %411 = fadd contract <2 x double> %392, %410
  %412 = add nuw nsw i64 %391, 1
  %413 = icmp eq i64 %412, 6
  br i1 %413, label %389, label %390, !llvm.loop !43

414:                                              ; preds = %426, %389
  %415 = phi <2 x double> [ %411, %389 ], [ %447, %426 ]
  %416 = fmul contract <2 x double> %384, %415
  %417 = shufflevector <2 x double> %415, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %418 = fmul contract <2 x double> %385, %417
  %419 = add nuw nsw i64 %388, %307
  %420 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 12, i64 %419
  %421 = fsub contract <2 x double> %416, %418
  %422 = fadd contract <2 x double> %416, %418
  %423 = shufflevector <2 x double> %421, <2 x double> %422, <2 x i32> <i32 0, i32 3>
  store <2 x double> %423, ptr %420, align 8
  %424 = add nuw nsw i64 %387, 1
  %425 = icmp slt i64 %424, %75
  br i1 %425, label %386, label %450, !llvm.loop !44

426:                                              ; preds = %389, %426
  %427 = phi i64 [ %448, %426 ], [ 0, %389 ]
  %428 = phi <2 x double> [ %447, %426 ], [ %411, %389 ]
  %429 = add nuw nsw i64 %427, %388
  %430 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 12, i64 %429
  %431 = add nuw nsw i64 %427, %310
  %432 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 12, i64 %431
  %433 = load double, ptr %432, align 8
  %434 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 12, i64 %431, i32 1
  %435 = load double, ptr %434, align 8
  %436 = load <2 x double>, ptr %430, align 8
  %437 = insertelement <2 x double> poison, double %435, i64 0
  %438 = shufflevector <2 x double> %437, <2 x double> poison, <2 x i32> zeroinitializer
  %439 = fmul contract <2 x double> %436, %438
  %440 = shufflevector <2 x double> %439, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %441 = insertelement <2 x double> poison, double %433, i64 0
  %442 = shufflevector <2 x double> %441, <2 x double> poison, <2 x i32> zeroinitializer
  %443 = fmul contract <2 x double> %436, %442
  %444 = fsub contract <2 x double> %443, %440
  %445 = fadd contract <2 x double> %443, %440
  %446 = shufflevector <2 x double> %444, <2 x double> %445, <2 x i32> <i32 0, i32 3>
  %447 = fsub contract <2 x double> %428, %446
  %448 = add nuw nsw i64 %427, 1
  %449 = icmp eq i64 %448, %307
  br i1 %449, label %414, label %426, !llvm.loop !45

450:                                              ; preds = %414, %358
  %451 = icmp sge i64 %381, %75
  %452 = icmp eq i64 %381, %75
  br i1 %452, label %453, label %305, !llvm.loop !46

453:                                              ; preds = %450, %336
  %454 = phi i1 [ %451, %450 ], [ %306, %336 ]
  br i1 %454, label %456, label %455

455:                                              ; preds = %453
  store i64 %71, ptr %48, align 8, !tbaa !17
  br label %456

456:                                              ; preds = %455, %453
  br label %457

457:                                              ; preds = %456, %515
  %458 = phi i64 [ %531, %515 ], [ 0, %456 ]
  %459 = icmp eq i64 %458, 0
  br i1 %459, label %463, label %460

460:                                              ; preds = %457
  %461 = mul nsw i64 %458, 6
  %462 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 13, i64 %458
  br label %467

463:                                              ; preds = %473, %457
  %464 = phi i64 [ 0, %457 ], [ %461, %473 ]
  %465 = mul nsw i64 %458, 7
  %466 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 12, i64 %465
  br label %533

467:                                              ; preds = %473, %460
  %468 = phi i64 [ 0, %460 ], [ %490, %473 ]
  %469 = add nuw nsw i64 %468, %461
  %470 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 12, i64 %469
  %471 = load <2 x double>, ptr %470, align 8
  %472 = mul nuw nsw i64 %468, 6
  br label %492

473:                                              ; preds = %492
  %474 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 13, i64 %468
  %475 = load double, ptr %474, align 8
  %476 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 13, i64 %468, i32 1
  %477 = load double, ptr %476, align 8
  %478 = insertelement <2 x double> poison, double %477, i64 0
  %479 = shufflevector <2 x double> %478, <2 x double> poison, <2 x i32> zeroinitializer
  %480 = fmul contract <2 x double> %471, %479
  %481 = shufflevector <2 x double> %480, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %482 = insertelement <2 x double> poison, double %475, i64 0
  %483 = shufflevector <2 x double> %482, <2 x double> poison, <2 x i32> zeroinitializer
  %484 = fmul contract <2 x double> %471, %483
  %485 = fsub contract <2 x double> %484, %481
  %486 = fadd contract <2 x double> %484, %481
  %487 = shufflevector <2 x double> %485, <2 x double> %486, <2 x i32> <i32 0, i32 3>
  %488 = load <2 x double>, ptr %462, align 8
  %489 = fsub contract <2 x double> %488, %487
  store <2 x double> %489, ptr %462, align 8
  %490 = add nuw nsw i64 %468, 1
  %491 = icmp eq i64 %490, %458
  br i1 %491, label %463, label %467, !llvm.loop !47

492:                                              ; preds = %492, %467
  %493 = phi i64 [ 0, %467 ], [ %513, %492 ]
  %494 = add nuw nsw i64 %493, %472
  %495 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 11, i64 %494
  %496 = load double, ptr %495, align 8
  %497 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 11, i64 %494, i32 1
  %498 = load double, ptr %497, align 8
  %499 = add nuw nsw i64 %493, %461
  %500 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 11, i64 %499
  %501 = insertelement <2 x double> poison, double %498, i64 0
  %502 = shufflevector <2 x double> %501, <2 x double> poison, <2 x i32> zeroinitializer
  %503 = fmul contract <2 x double> %471, %502
  %504 = shufflevector <2 x double> %503, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %505 = insertelement <2 x double> poison, double %496, i64 0
  %506 = shufflevector <2 x double> %505, <2 x double> poison, <2 x i32> zeroinitializer
  %507 = fmul contract <2 x double> %471, %506
  %508 = fsub contract <2 x double> %507, %504
  %509 = fadd contract <2 x double> %507, %504
  %510 = shufflevector <2 x double> %508, <2 x double> %509, <2 x i32> <i32 0, i32 3>
  %511 = load <2 x double>, ptr %500, align 8
  %512 = fsub contract <2 x double> %511, %510
  store <2 x double> %512, ptr %500, align 8
  %513 = add nuw nsw i64 %493, 1
  %514 = icmp eq i64 %513, 6
  br i1 %514, label %473, label %492, !llvm.loop !48

515:                                              ; preds = %533
  %516 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 13, i64 %458
  %517 = load double, ptr %516, align 8
  %518 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 13, i64 %458, i32 1
  %519 = load double, ptr %518, align 8
  %520 = load <2 x double>, ptr %466, align 8
  %521 = insertelement <2 x double> poison, double %517, i64 0
  %522 = shufflevector <2 x double> %521, <2 x double> poison, <2 x i32> zeroinitializer
  %523 = fmul contract <2 x double> %520, %522
  %524 = insertelement <2 x double> poison, double %519, i64 0
  %525 = shufflevector <2 x double> %524, <2 x double> poison, <2 x i32> zeroinitializer
  %526 = fmul contract <2 x double> %520, %525
  %527 = shufflevector <2 x double> %526, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %528 = fsub contract <2 x double> %523, %527
  %529 = fadd contract <2 x double> %523, %527
  %530 = shufflevector <2 x double> %528, <2 x double> %529, <2 x i32> <i32 0, i32 3>
  store <2 x double> %530, ptr %516, align 8
  %531 = add nuw nsw i64 %458, 1
  %532 = icmp eq i64 %531, %75
  br i1 %532, label %553, label %457, !llvm.loop !49

533:                                              ; preds = %533, %463
  %534 = phi i64 [ 0, %463 ], [ %551, %533 ]
  %535 = add nuw nsw i64 %534, %464
  %536 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 11, i64 %535
  %537 = load double, ptr %536, align 8
  %538 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 11, i64 %535, i32 1
  %539 = load double, ptr %538, align 8
  %540 = load <2 x double>, ptr %466, align 8
  %541 = insertelement <2 x double> poison, double %537, i64 0
  %542 = shufflevector <2 x double> %541, <2 x double> poison, <2 x i32> zeroinitializer
  %543 = fmul contract <2 x double> %540, %542
  %544 = insertelement <2 x double> poison, double %539, i64 0
  %545 = shufflevector <2 x double> %544, <2 x double> poison, <2 x i32> zeroinitializer
  %546 = fmul contract <2 x double> %540, %545
  %547 = shufflevector <2 x double> %546, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %548 = fsub contract <2 x double> %543, %547
  %549 = fadd contract <2 x double> %543, %547
  %550 = shufflevector <2 x double> %548, <2 x double> %549, <2 x i32> <i32 0, i32 3>
  store <2 x double> %550, ptr %536, align 8
  %551 = add nuw nsw i64 %534, 1
  %552 = icmp eq i64 %551, 6
  br i1 %552, label %515, label %533, !llvm.loop !50

553:                                              ; preds = %515, %70
  %554 = load ptr, ptr %49, align 8, !tbaa !51
  %555 = getelementptr inbounds i64, ptr %554, i64 %72
  %556 = load i64, ptr %555, align 8, !tbaa !35
  %557 = icmp sgt i64 %556, -1
  br i1 %557, label %558, label %1208

558:                                              ; preds = %553
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %19) #14
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %20) #14
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %21) #14
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %22) #14
  %559 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 7
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(144) %19, ptr noundef nonnull align 8 dereferenceable(144) %559, i64 144, i1 false)
  %560 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(144) %20, ptr noundef nonnull align 8 dereferenceable(144) %560, i64 144, i1 false)
  %561 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(144) %21, ptr noundef nonnull align 8 dereferenceable(144) %561, i64 144, i1 false)
  %562 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %22, ptr noundef nonnull align 8 dereferenceable(96) %562, i64 96, i1 false)
  br i1 %76, label %563, label %565

563:                                              ; preds = %558
  %564 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 11
  br label %578

565:                                              ; preds = %671, %558
  %566 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 6
  %567 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 6, i64 1
  %568 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 6, i64 2
  %569 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 6, i64 3
  %570 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 6, i64 4
  %571 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 6, i64 5
  %572 = load <2 x double>, ptr %566, align 8
  %573 = load <2 x double>, ptr %567, align 8
  %574 = load <2 x double>, ptr %568, align 8
  %575 = load <2 x double>, ptr %569, align 8
  %576 = load <2 x double>, ptr %570, align 8
  %577 = load <2 x double>, ptr %571, align 8
  br label %681

578:                                              ; preds = %671, %563
  %579 = phi i64 [ 0, %563 ], [ %672, %671 ]
  %580 = mul nuw nsw i64 %579, 6
  %581 = getelementptr inbounds { double, double }, ptr %564, i64 %580
  br label %613

582:                                              ; preds = %620
  %583 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 13, i64 %579, i32 1
  %584 = load double, ptr %583, align 8
  %585 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 13, i64 %579
  %586 = load double, ptr %585, align 8
  %587 = insertelement <2 x double> poison, double %586, i64 0
  %588 = shufflevector <2 x double> %587, <2 x double> poison, <2 x i32> zeroinitializer
  %589 = insertelement <2 x double> poison, double %584, i64 0
  %590 = shufflevector <2 x double> %589, <2 x double> poison, <2 x i32> zeroinitializer
  br label %591

591:                                              ; preds = %591, %582
  %592 = phi i64 [ 0, %582 ], [ %611, %591 ]
  %593 = getelementptr inbounds { double, double }, ptr %581, i64 %592
  %594 = load <4 x double>, ptr %593, align 8
  %595 = shufflevector <4 x double> %594, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %596 = shufflevector <4 x double> %594, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %597 = fmul contract <2 x double> %588, %595
  %598 = fmul contract <2 x double> %590, %596
  %599 = fmul contract <2 x double> %590, %595
  %600 = fmul contract <2 x double> %588, %596
  %601 = fsub contract <2 x double> %597, %598
  %602 = fadd contract <2 x double> %599, %600
  %603 = getelementptr inbounds [6 x { double, double }], ptr %22, i64 0, i64 %592
  %604 = load <4 x double>, ptr %603, align 16
  %605 = shufflevector <4 x double> %604, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %606 = shufflevector <4 x double> %604, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %607 = fadd contract <2 x double> %605, %601
  %608 = fadd contract <2 x double> %606, %602
  %609 = getelementptr inbounds [6 x { double, double }], ptr %22, i64 0, i64 %592
  %610 = shufflevector <2 x double> %607, <2 x double> %608, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %610, ptr %609, align 16
  %611 = add nuw i64 %592, 2
  %612 = icmp eq i64 %611, 6
  br i1 %612, label %671, label %591, !llvm.loop !52

613:                                              ; preds = %620, %578
  %614 = phi i64 [ 0, %578 ], [ %621, %620 ]
  %615 = getelementptr inbounds { double, double }, ptr %581, i64 %614
  %616 = load <2 x double>, ptr %615, align 8
  %617 = mul nuw nsw i64 %614, 3
  %618 = getelementptr { double, double }, ptr %615, i64 3
  %619 = load <2 x double>, ptr %618, align 8
  br label %623

620:                                              ; preds = %623
  %621 = add nuw nsw i64 %614, 1
  %622 = icmp eq i64 %621, 3
  br i1 %622, label %582, label %613, !llvm.loop !55

623:                                              ; preds = %623, %613
  %624 = phi i64 [ 0, %613 ], [ %669, %623 ]
  %625 = getelementptr inbounds { double, double }, ptr %581, i64 %624
  %626 = load double, ptr %625, align 8
  %627 = getelementptr inbounds { double, double }, ptr %581, i64 %624, i32 1
  %628 = load double, ptr %627, align 8
  %629 = add nuw nsw i64 %624, %617
  %630 = getelementptr inbounds [9 x { double, double }], ptr %19, i64 0, i64 %629
  %631 = insertelement <2 x double> poison, double %628, i64 0
  %632 = shufflevector <2 x double> %631, <2 x double> poison, <2 x i32> zeroinitializer
  %633 = fmul contract <2 x double> %616, %632
  %634 = shufflevector <2 x double> %633, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %635 = insertelement <2 x double> poison, double %626, i64 0
  %636 = shufflevector <2 x double> %635, <2 x double> poison, <2 x i32> zeroinitializer
  %637 = fmul contract <2 x double> %616, %636
  %638 = fsub contract <2 x double> %637, %634
  %639 = fadd contract <2 x double> %637, %634
  %640 = shufflevector <2 x double> %638, <2 x double> %639, <2 x i32> <i32 0, i32 3>
  %641 = load <2 x double>, ptr %630, align 16
  %642 = fsub contract <2 x double> %641, %640
  store <2 x double> %642, ptr %630, align 16
  %643 = getelementptr { double, double }, ptr %625, i64 3
  %644 = load double, ptr %643, align 8
  %645 = getelementptr { double, double }, ptr %625, i64 3, i32 1
  %646 = load double, ptr %645, align 8
  %647 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %629
  %648 = insertelement <2 x double> poison, double %646, i64 0
  %649 = shufflevector <2 x double> %648, <2 x double> poison, <2 x i32> zeroinitializer
  %650 = fmul contract <2 x double> %616, %649
  %651 = shufflevector <2 x double> %650, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %652 = insertelement <2 x double> poison, double %644, i64 0
  %653 = shufflevector <2 x double> %652, <2 x double> poison, <2 x i32> zeroinitializer
  %654 = fmul contract <2 x double> %616, %653
  %655 = fsub contract <2 x double> %654, %651
  %656 = fadd contract <2 x double> %654, %651
  %657 = shufflevector <2 x double> %655, <2 x double> %656, <2 x i32> <i32 0, i32 3>
  %658 = load <2 x double>, ptr %647, align 16
  %659 = fsub contract <2 x double> %658, %657
  store <2 x double> %659, ptr %647, align 16
  %660 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %629
  %661 = fmul contract <2 x double> %619, %649
  %662 = shufflevector <2 x double> %661, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %663 = fmul contract <2 x double> %619, %653
  %664 = fsub contract <2 x double> %663, %662
  %665 = fadd contract <2 x double> %663, %662
  %666 = shufflevector <2 x double> %664, <2 x double> %665, <2 x i32> <i32 0, i32 3>
  %667 = load <2 x double>, ptr %660, align 16
  %668 = fsub contract <2 x double> %667, %666
  store <2 x double> %668, ptr %660, align 16
  %669 = add nuw nsw i64 %624, 1
  %670 = icmp eq i64 %669, 3
  br i1 %670, label %620, label %623, !llvm.loop !56

671:                                              ; preds = %591
  %672 = add nuw nsw i64 %579, 1
  %673 = icmp eq i64 %672, %75
  br i1 %673, label %565, label %578, !llvm.loop !57

674:                                              ; preds = %681
  %675 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 4
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %23) #14
  %676 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 4, i64 1
  %677 = getelementptr inbounds %struct.Link, ptr %36, i64 %72, i32 4, i64 2
  %678 = load <2 x double>, ptr %676, align 8
  %679 = load <2 x double>, ptr %677, align 8
  %680 = load <2 x double>, ptr %675, align 8
  br label %873

681:                                              ; preds = %681, %565
  %682 = phi i64 [ 0, %565 ], [ %870, %681 ]
  %683 = mul nuw nsw i64 %682, 3
  %684 = getelementptr inbounds { double, double }, ptr %19, i64 %683
  %685 = load double, ptr %684, align 16
  %686 = getelementptr inbounds { double, double }, ptr %19, i64 %683, i32 1
  %687 = load double, ptr %686, align 8
  %688 = getelementptr inbounds { double, double }, ptr %684, i64 1
  %689 = load double, ptr %688, align 16
  %690 = getelementptr inbounds { double, double }, ptr %684, i64 1, i32 1
  %691 = load double, ptr %690, align 8
  %692 = getelementptr inbounds { double, double }, ptr %684, i64 2
  %693 = load double, ptr %692, align 16
  %694 = getelementptr inbounds { double, double }, ptr %684, i64 2, i32 1
  %695 = load double, ptr %694, align 8
  %696 = getelementptr inbounds { double, double }, ptr %20, i64 %683
  %697 = load double, ptr %696, align 16
  %698 = getelementptr inbounds { double, double }, ptr %20, i64 %683, i32 1
  %699 = load double, ptr %698, align 8
  %700 = getelementptr inbounds { double, double }, ptr %696, i64 1
  %701 = load double, ptr %700, align 16
  %702 = getelementptr inbounds { double, double }, ptr %696, i64 1, i32 1
  %703 = load double, ptr %702, align 8
  %704 = getelementptr inbounds { double, double }, ptr %696, i64 2
  %705 = load double, ptr %704, align 16
  %706 = getelementptr inbounds { double, double }, ptr %696, i64 2, i32 1
  %707 = load double, ptr %706, align 8
  %708 = getelementptr inbounds [6 x { double, double }], ptr %22, i64 0, i64 %682
  %709 = insertelement <2 x double> poison, double %685, i64 0
  %710 = shufflevector <2 x double> %709, <2 x double> poison, <2 x i32> zeroinitializer
  %711 = fmul contract <2 x double> %572, %710
  %712 = insertelement <2 x double> poison, double %687, i64 0
  %713 = shufflevector <2 x double> %712, <2 x double> poison, <2 x i32> zeroinitializer
  %714 = fmul contract <2 x double> %572, %713
  %715 = shufflevector <2 x double> %714, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %716 = fsub contract <2 x double> %711, %715
  %717 = fadd contract <2 x double> %711, %715
  %718 = shufflevector <2 x double> %716, <2 x double> %717, <2 x i32> <i32 0, i32 3>
  %719 = insertelement <2 x double> poison, double %689, i64 0
  %720 = shufflevector <2 x double> %719, <2 x double> poison, <2 x i32> zeroinitializer
  %721 = fmul contract <2 x double> %573, %720
  %722 = insertelement <2 x double> poison, double %691, i64 0
  %723 = shufflevector <2 x double> %722, <2 x double> poison, <2 x i32> zeroinitializer
  %724 = fmul contract <2 x double> %573, %723
  %725 = shufflevector <2 x double> %724, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %726 = fsub contract <2 x double> %721, %725
  %727 = fadd contract <2 x double> %721, %725
  %728 = shufflevector <2 x double> %726, <2 x double> %727, <2 x i32> <i32 0, i32 3>
  %729 = fadd contract <2 x double> %718, %728
  %730 = insertelement <2 x double> poison, double %693, i64 0
  %731 = shufflevector <2 x double> %730, <2 x double> poison, <2 x i32> zeroinitializer
  %732 = fmul contract <2 x double> %574, %731
  %733 = insertelement <2 x double> poison, double %695, i64 0
  %734 = shufflevector <2 x double> %733, <2 x double> poison, <2 x i32> zeroinitializer
  %735 = fmul contract <2 x double> %574, %734
  %736 = shufflevector <2 x double> %735, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %737 = fsub contract <2 x double> %732, %736
  %738 = fadd contract <2 x double> %732, %736
  %739 = shufflevector <2 x double> %737, <2 x double> %738, <2 x i32> <i32 0, i32 3>
  %740 = fadd contract <2 x double> %729, %739
  %741 = insertelement <2 x double> poison, double %697, i64 0
  %742 = shufflevector <2 x double> %741, <2 x double> poison, <2 x i32> zeroinitializer
  %743 = fmul contract <2 x double> %575, %742
  %744 = insertelement <2 x double> poison, double %699, i64 0
  %745 = shufflevector <2 x double> %744, <2 x double> poison, <2 x i32> zeroinitializer
  %746 = fmul contract <2 x double> %575, %745
  %747 = shufflevector <2 x double> %746, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %748 = fsub contract <2 x double> %743, %747
  %749 = fadd contract <2 x double> %743, %747
  %750 = shufflevector <2 x double> %748, <2 x double> %749, <2 x i32> <i32 0, i32 3>
  %751 = insertelement <2 x double> poison, double %701, i64 0
  %752 = shufflevector <2 x double> %751, <2 x double> poison, <2 x i32> zeroinitializer
  %753 = fmul contract <2 x double> %576, %752
  %754 = insertelement <2 x double> poison, double %703, i64 0
  %755 = shufflevector <2 x double> %754, <2 x double> poison, <2 x i32> zeroinitializer
  %756 = fmul contract <2 x double> %576, %755
  %757 = shufflevector <2 x double> %756, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %758 = fsub contract <2 x double> %753, %757
  %759 = fadd contract <2 x double> %753, %757
  %760 = shufflevector <2 x double> %758, <2 x double> %759, <2 x i32> <i32 0, i32 3>
  %761 = fadd contract <2 x double> %750, %760
  %762 = insertelement <2 x double> poison, double %705, i64 0
  %763 = shufflevector <2 x double> %762, <2 x double> poison, <2 x i32> zeroinitializer
  %764 = fmul contract <2 x double> %577, %763
  %765 = insertelement <2 x double> poison, double %707, i64 0
  %766 = shufflevector <2 x double> %765, <2 x double> poison, <2 x i32> zeroinitializer
  %767 = fmul contract <2 x double> %577, %766
  %768 = shufflevector <2 x double> %767, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %769 = fsub contract <2 x double> %764, %768
  %770 = fadd contract <2 x double> %764, %768
  %771 = shufflevector <2 x double> %769, <2 x double> %770, <2 x i32> <i32 0, i32 3>
  %772 = fadd contract <2 x double> %761, %771
  %773 = fadd contract <2 x double> %740, %772
  %774 = load <2 x double>, ptr %708, align 16
  %775 = fadd contract <2 x double> %774, %773
  store <2 x double> %775, ptr %708, align 16
  %776 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %682
  %777 = load double, ptr %776, align 16
  %778 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %682, i32 1
  %779 = load double, ptr %778, align 8
  %780 = add nuw nsw i64 %682, 3
  %781 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %780
  %782 = load double, ptr %781, align 16
  %783 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %780, i32 1
  %784 = load double, ptr %783, align 8
  %785 = add nuw nsw i64 %682, 6
  %786 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %785
  %787 = load double, ptr %786, align 16
  %788 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %785, i32 1
  %789 = load double, ptr %788, align 8
  %790 = getelementptr inbounds { double, double }, ptr %21, i64 %683
  %791 = load double, ptr %790, align 16
  %792 = getelementptr inbounds { double, double }, ptr %21, i64 %683, i32 1
  %793 = load double, ptr %792, align 8
  %794 = getelementptr inbounds { double, double }, ptr %790, i64 1
  %795 = load double, ptr %794, align 16
  %796 = getelementptr inbounds { double, double }, ptr %790, i64 1, i32 1
  %797 = load double, ptr %796, align 8
  %798 = getelementptr inbounds { double, double }, ptr %790, i64 2
  %799 = load double, ptr %798, align 16
  %800 = getelementptr inbounds { double, double }, ptr %790, i64 2, i32 1
  %801 = load double, ptr %800, align 8
  %802 = getelementptr inbounds [6 x { double, double }], ptr %22, i64 0, i64 %780
  %803 = insertelement <2 x double> poison, double %777, i64 0
  %804 = shufflevector <2 x double> %803, <2 x double> poison, <2 x i32> zeroinitializer
  %805 = fmul contract <2 x double> %572, %804
  %806 = insertelement <2 x double> poison, double %779, i64 0
  %807 = shufflevector <2 x double> %806, <2 x double> poison, <2 x i32> zeroinitializer
  %808 = fmul contract <2 x double> %572, %807
  %809 = shufflevector <2 x double> %808, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %810 = fsub contract <2 x double> %805, %809
  %811 = fadd contract <2 x double> %805, %809
  %812 = shufflevector <2 x double> %810, <2 x double> %811, <2 x i32> <i32 0, i32 3>
  %813 = insertelement <2 x double> poison, double %782, i64 0
  %814 = shufflevector <2 x double> %813, <2 x double> poison, <2 x i32> zeroinitializer
  %815 = fmul contract <2 x double> %573, %814
  %816 = insertelement <2 x double> poison, double %784, i64 0
  %817 = shufflevector <2 x double> %816, <2 x double> poison, <2 x i32> zeroinitializer
  %818 = fmul contract <2 x double> %573, %817
  %819 = shufflevector <2 x double> %818, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %820 = fsub contract <2 x double> %815, %819
  %821 = fadd contract <2 x double> %815, %819
  %822 = shufflevector <2 x double> %820, <2 x double> %821, <2 x i32> <i32 0, i32 3>
  %823 = fadd contract <2 x double> %812, %822
  %824 = insertelement <2 x double> poison, double %787, i64 0
  %825 = shufflevector <2 x double> %824, <2 x double> poison, <2 x i32> zeroinitializer
  %826 = fmul contract <2 x double> %574, %825
  %827 = insertelement <2 x double> poison, double %789, i64 0
  %828 = shufflevector <2 x double> %827, <2 x double> poison, <2 x i32> zeroinitializer
  %829 = fmul contract <2 x double> %574, %828
  %830 = shufflevector <2 x double> %829, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %831 = fsub contract <2 x double> %826, %830
  %832 = fadd contract <2 x double> %826, %830
  %833 = shufflevector <2 x double> %831, <2 x double> %832, <2 x i32> <i32 0, i32 3>
  %834 = fadd contract <2 x double> %823, %833
  %835 = insertelement <2 x double> poison, double %791, i64 0
  %836 = shufflevector <2 x double> %835, <2 x double> poison, <2 x i32> zeroinitializer
  %837 = fmul contract <2 x double> %575, %836
  %838 = insertelement <2 x double> poison, double %793, i64 0
  %839 = shufflevector <2 x double> %838, <2 x double> poison, <2 x i32> zeroinitializer
  %840 = fmul contract <2 x double> %575, %839
  %841 = shufflevector <2 x double> %840, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %842 = fsub contract <2 x double> %837, %841
  %843 = fadd contract <2 x double> %837, %841
  %844 = shufflevector <2 x double> %842, <2 x double> %843, <2 x i32> <i32 0, i32 3>
  %845 = insertelement <2 x double> poison, double %795, i64 0
  %846 = shufflevector <2 x double> %845, <2 x double> poison, <2 x i32> zeroinitializer
  %847 = fmul contract <2 x double> %576, %846
  %848 = insertelement <2 x double> poison, double %797, i64 0
  %849 = shufflevector <2 x double> %848, <2 x double> poison, <2 x i32> zeroinitializer
  %850 = fmul contract <2 x double> %576, %849
  %851 = shufflevector <2 x double> %850, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %852 = fsub contract <2 x double> %847, %851
  %853 = fadd contract <2 x double> %847, %851
  %854 = shufflevector <2 x double> %852, <2 x double> %853, <2 x i32> <i32 0, i32 3>
  %855 = fadd contract <2 x double> %844, %854
  %856 = insertelement <2 x double> poison, double %799, i64 0
  %857 = shufflevector <2 x double> %856, <2 x double> poison, <2 x i32> zeroinitializer
  %858 = fmul contract <2 x double> %577, %857
  %859 = insertelement <2 x double> poison, double %801, i64 0
  %860 = shufflevector <2 x double> %859, <2 x double> poison, <2 x i32> zeroinitializer
  %861 = fmul contract <2 x double> %577, %860
  %862 = shufflevector <2 x double> %861, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %863 = fsub contract <2 x double> %858, %862
  %864 = fadd contract <2 x double> %858, %862
  %865 = shufflevector <2 x double> %863, <2 x double> %864, <2 x i32> <i32 0, i32 3>
  %866 = fadd contract <2 x double> %855, %865
  %867 = fadd contract <2 x double> %834, %866
  %868 = load <2 x double>, ptr %802, align 16
  %869 = fadd contract <2 x double> %868, %867
  store <2 x double> %869, ptr %802, align 16
  %870 = add nuw nsw i64 %682, 1
  %871 = icmp eq i64 %870, 3
  br i1 %871, label %674, label %681, !llvm.loop !58

872:                                              ; preds = %873
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %24) #14
  br label %954

873:                                              ; preds = %873, %674
  %874 = phi i64 [ 0, %674 ], [ %952, %873 ]
  %875 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %874
  %876 = add nuw nsw i64 %874, 6
  %877 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %876
  %878 = load double, ptr %877, align 16
  %879 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %876, i32 1
  %880 = load double, ptr %879, align 8
  %881 = add nuw nsw i64 %874, 3
  %882 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %881
  %883 = load double, ptr %882, align 16
  %884 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %881, i32 1
  %885 = load double, ptr %884, align 8
  %886 = getelementptr inbounds [9 x { double, double }], ptr %23, i64 0, i64 %874
  %887 = load <2 x double>, ptr %875, align 16
  %888 = insertelement <2 x double> poison, double %880, i64 0
  %889 = shufflevector <2 x double> %888, <2 x double> poison, <2 x i32> zeroinitializer
  %890 = fmul contract <2 x double> %678, %889
  %891 = shufflevector <2 x double> %890, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %892 = insertelement <2 x double> poison, double %878, i64 0
  %893 = shufflevector <2 x double> %892, <2 x double> poison, <2 x i32> zeroinitializer
  %894 = fmul contract <2 x double> %678, %893
  %895 = fsub contract <2 x double> %894, %891
  %896 = fadd contract <2 x double> %894, %891
  %897 = shufflevector <2 x double> %895, <2 x double> %896, <2 x i32> <i32 0, i32 3>
  %898 = fadd contract <2 x double> %887, %897
  %899 = insertelement <2 x double> poison, double %885, i64 0
  %900 = shufflevector <2 x double> %899, <2 x double> poison, <2 x i32> zeroinitializer
  %901 = fmul contract <2 x double> %679, %900
  %902 = shufflevector <2 x double> %901, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %903 = insertelement <2 x double> poison, double %883, i64 0
  %904 = shufflevector <2 x double> %903, <2 x double> poison, <2 x i32> zeroinitializer
  %905 = fmul contract <2 x double> %679, %904
  %906 = fsub contract <2 x double> %905, %902
  %907 = fadd contract <2 x double> %905, %902
  %908 = shufflevector <2 x double> %906, <2 x double> %907, <2 x i32> <i32 0, i32 3>
  %909 = fsub contract <2 x double> %898, %908
  store <2 x double> %909, ptr %886, align 16
  %910 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %881
  %911 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %874
  %912 = load double, ptr %911, align 16
  %913 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %874, i32 1
  %914 = load double, ptr %913, align 8
  %915 = getelementptr inbounds [9 x { double, double }], ptr %23, i64 0, i64 %881
  %916 = load <2 x double>, ptr %910, align 16
  %917 = insertelement <2 x double> poison, double %914, i64 0
  %918 = shufflevector <2 x double> %917, <2 x double> poison, <2 x i32> zeroinitializer
  %919 = fmul contract <2 x double> %679, %918
  %920 = shufflevector <2 x double> %919, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %921 = insertelement <2 x double> poison, double %912, i64 0
  %922 = shufflevector <2 x double> %921, <2 x double> poison, <2 x i32> zeroinitializer
  %923 = fmul contract <2 x double> %679, %922
  %924 = fsub contract <2 x double> %923, %920
  %925 = fadd contract <2 x double> %923, %920
  %926 = shufflevector <2 x double> %924, <2 x double> %925, <2 x i32> <i32 0, i32 3>
  %927 = fadd contract <2 x double> %916, %926
  %928 = fmul contract <2 x double> %680, %889
  %929 = shufflevector <2 x double> %928, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %930 = fmul contract <2 x double> %680, %893
  %931 = fsub contract <2 x double> %930, %929
  %932 = fadd contract <2 x double> %930, %929
  %933 = shufflevector <2 x double> %931, <2 x double> %932, <2 x i32> <i32 0, i32 3>
  %934 = fsub contract <2 x double> %927, %933
  store <2 x double> %934, ptr %915, align 16
  %935 = getelementptr inbounds [9 x { double, double }], ptr %20, i64 0, i64 %876
  %936 = getelementptr inbounds [9 x { double, double }], ptr %23, i64 0, i64 %876
  %937 = load <2 x double>, ptr %935, align 16
  %938 = fmul contract <2 x double> %680, %900
  %939 = shufflevector <2 x double> %938, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %940 = fmul contract <2 x double> %680, %904
  %941 = fsub contract <2 x double> %940, %939
  %942 = fadd contract <2 x double> %940, %939
  %943 = shufflevector <2 x double> %941, <2 x double> %942, <2 x i32> <i32 0, i32 3>
  %944 = fadd contract <2 x double> %943, %937
  %945 = fmul contract <2 x double> %678, %918
  %946 = shufflevector <2 x double> %945, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %947 = fmul contract <2 x double> %678, %922
  %948 = fsub contract <2 x double> %947, %946
  %949 = fadd contract <2 x double> %947, %946
  %950 = shufflevector <2 x double> %948, <2 x double> %949, <2 x i32> <i32 0, i32 3>
  %951 = fsub contract <2 x double> %944, %950
  store <2 x double> %951, ptr %936, align 16
  %952 = add nuw nsw i64 %874, 1
  %953 = icmp eq i64 %952, 3
  br i1 %953, label %872, label %873, !llvm.loop !59

954:                                              ; preds = %954, %872
  %955 = phi i64 [ 0, %872 ], [ %1034, %954 ]
  %956 = mul nuw nsw i64 %955, 3
  %957 = getelementptr inbounds { double, double }, ptr %20, i64 %956
  %958 = getelementptr inbounds [9 x { double, double }], ptr %19, i64 0, i64 %956
  %959 = getelementptr inbounds { double, double }, ptr %957, i64 1
  %960 = load double, ptr %959, align 16
  %961 = getelementptr inbounds { double, double }, ptr %957, i64 1, i32 1
  %962 = load double, ptr %961, align 8
  %963 = getelementptr inbounds { double, double }, ptr %957, i64 2
  %964 = load double, ptr %963, align 16
  %965 = getelementptr inbounds { double, double }, ptr %957, i64 2, i32 1
  %966 = load double, ptr %965, align 8
  %967 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %956
  %968 = load <2 x double>, ptr %958, align 16
  %969 = insertelement <2 x double> poison, double %960, i64 0
  %970 = shufflevector <2 x double> %969, <2 x double> poison, <2 x i32> zeroinitializer
  %971 = fmul contract <2 x double> %679, %970
  %972 = insertelement <2 x double> poison, double %962, i64 0
  %973 = shufflevector <2 x double> %972, <2 x double> poison, <2 x i32> zeroinitializer
  %974 = fmul contract <2 x double> %679, %973
  %975 = shufflevector <2 x double> %974, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %976 = fsub contract <2 x double> %971, %975
  %977 = fadd contract <2 x double> %971, %975
  %978 = shufflevector <2 x double> %976, <2 x double> %977, <2 x i32> <i32 0, i32 3>
  %979 = insertelement <2 x double> poison, double %964, i64 0
  %980 = shufflevector <2 x double> %979, <2 x double> poison, <2 x i32> zeroinitializer
  %981 = fmul contract <2 x double> %678, %980
  %982 = insertelement <2 x double> poison, double %966, i64 0
  %983 = shufflevector <2 x double> %982, <2 x double> poison, <2 x i32> zeroinitializer
  %984 = fmul contract <2 x double> %678, %983
  %985 = shufflevector <2 x double> %984, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %986 = fsub contract <2 x double> %981, %985
  %987 = fadd contract <2 x double> %981, %985
  %988 = shufflevector <2 x double> %986, <2 x double> %987, <2 x i32> <i32 0, i32 3>
  %989 = fsub contract <2 x double> %978, %988
  %990 = fsub contract <2 x double> %968, %989
  store <2 x double> %990, ptr %967, align 16
  %991 = add nuw nsw i64 %956, 1
  %992 = getelementptr inbounds [9 x { double, double }], ptr %19, i64 0, i64 %991
  %993 = load double, ptr %957, align 16
  %994 = getelementptr inbounds { double, double }, ptr %20, i64 %956, i32 1
  %995 = load double, ptr %994, align 8
  %996 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %991
  %997 = load <2 x double>, ptr %992, align 16
  %998 = fmul contract <2 x double> %680, %980
  %999 = fmul contract <2 x double> %680, %983
  %1000 = shufflevector <2 x double> %999, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1001 = fsub contract <2 x double> %998, %1000
  %1002 = fadd contract <2 x double> %998, %1000
  %1003 = shufflevector <2 x double> %1001, <2 x double> %1002, <2 x i32> <i32 0, i32 3>
  %1004 = insertelement <2 x double> poison, double %993, i64 0
  %1005 = shufflevector <2 x double> %1004, <2 x double> poison, <2 x i32> zeroinitializer
  %1006 = fmul contract <2 x double> %679, %1005
  %1007 = insertelement <2 x double> poison, double %995, i64 0
  %1008 = shufflevector <2 x double> %1007, <2 x double> poison, <2 x i32> zeroinitializer
  %1009 = fmul contract <2 x double> %679, %1008
  %1010 = shufflevector <2 x double> %1009, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1011 = fsub contract <2 x double> %1006, %1010
  %1012 = fadd contract <2 x double> %1006, %1010
  %1013 = shufflevector <2 x double> %1011, <2 x double> %1012, <2 x i32> <i32 0, i32 3>
  %1014 = fsub contract <2 x double> %1003, %1013
  %1015 = fsub contract <2 x double> %997, %1014
  store <2 x double> %1015, ptr %996, align 16
  %1016 = add nuw nsw i64 %956, 2
  %1017 = getelementptr inbounds [9 x { double, double }], ptr %19, i64 0, i64 %1016
  %1018 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %1016
  %1019 = load <2 x double>, ptr %1017, align 16
  %1020 = fmul contract <2 x double> %678, %1005
  %1021 = fmul contract <2 x double> %678, %1008
  %1022 = shufflevector <2 x double> %1021, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1023 = fsub contract <2 x double> %1020, %1022
  %1024 = fadd contract <2 x double> %1020, %1022
  %1025 = shufflevector <2 x double> %1023, <2 x double> %1024, <2 x i32> <i32 0, i32 3>
  %1026 = fmul contract <2 x double> %680, %970
  %1027 = fmul contract <2 x double> %680, %973
  %1028 = shufflevector <2 x double> %1027, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1029 = fsub contract <2 x double> %1026, %1028
  %1030 = fadd contract <2 x double> %1026, %1028
  %1031 = shufflevector <2 x double> %1029, <2 x double> %1030, <2 x i32> <i32 0, i32 3>
  %1032 = fsub contract <2 x double> %1025, %1031
  %1033 = fsub contract <2 x double> %1019, %1032
  store <2 x double> %1033, ptr %1018, align 16
  %1034 = add nuw nsw i64 %955, 1
  %1035 = icmp eq i64 %1034, 3
  br i1 %1035, label %1095, label %954, !llvm.loop !60

1036:                                             ; preds = %1095
  %1037 = load <2 x double>, ptr %51, align 16
  %1038 = load double, ptr %52, align 8
  %1039 = load <2 x double>, ptr %53, align 16
  %1040 = load <2 x double>, ptr %54, align 8
  %1041 = insertelement <2 x double> poison, double %1038, i64 0
  %1042 = shufflevector <2 x double> %1041, <2 x double> poison, <2 x i32> zeroinitializer
  %1043 = fmul contract <2 x double> %678, %1042
  %1044 = shufflevector <2 x double> %1043, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1045 = shufflevector <2 x double> %1037, <2 x double> poison, <2 x i32> zeroinitializer
  %1046 = fmul contract <2 x double> %678, %1045
  %1047 = fsub contract <2 x double> %1046, %1044
  %1048 = fadd contract <2 x double> %1046, %1044
  %1049 = shufflevector <2 x double> %1047, <2 x double> %1048, <2 x i32> <i32 0, i32 3>
  %1050 = shufflevector <2 x double> %1040, <2 x double> poison, <2 x i32> zeroinitializer
  %1051 = fmul contract <2 x double> %679, %1050
  %1052 = shufflevector <2 x double> %1051, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1053 = shufflevector <2 x double> %1039, <2 x double> poison, <2 x i32> zeroinitializer
  %1054 = fmul contract <2 x double> %679, %1053
  %1055 = fsub contract <2 x double> %1054, %1052
  %1056 = fadd contract <2 x double> %1054, %1052
  %1057 = shufflevector <2 x double> %1055, <2 x double> %1056, <2 x i32> <i32 0, i32 3>
  %1058 = fsub contract <2 x double> %1049, %1057
  %1059 = load <2 x double>, ptr %22, align 16
  %1060 = fadd contract <2 x double> %1059, %1058
  store <2 x double> %1060, ptr %22, align 16
  %1061 = load <2 x double>, ptr %50, align 16
  %1062 = load <2 x double>, ptr %55, align 8
  %1063 = shufflevector <2 x double> %1062, <2 x double> poison, <2 x i32> zeroinitializer
  %1064 = fmul contract <2 x double> %679, %1063
  %1065 = shufflevector <2 x double> %1064, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1066 = shufflevector <2 x double> %1061, <2 x double> poison, <2 x i32> zeroinitializer
  %1067 = fmul contract <2 x double> %679, %1066
  %1068 = fsub contract <2 x double> %1067, %1065
  %1069 = fadd contract <2 x double> %1067, %1065
  %1070 = shufflevector <2 x double> %1068, <2 x double> %1069, <2 x i32> <i32 0, i32 3>
  %1071 = fmul contract <2 x double> %680, %1042
  %1072 = shufflevector <2 x double> %1071, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1073 = fmul contract <2 x double> %680, %1045
  %1074 = fsub contract <2 x double> %1073, %1072
  %1075 = fadd contract <2 x double> %1073, %1072
  %1076 = shufflevector <2 x double> %1074, <2 x double> %1075, <2 x i32> <i32 0, i32 3>
  %1077 = fsub contract <2 x double> %1070, %1076
  %1078 = load <2 x double>, ptr %56, align 16
  %1079 = fadd contract <2 x double> %1078, %1077
  store <2 x double> %1079, ptr %56, align 16
  %1080 = fmul contract <2 x double> %680, %1050
  %1081 = shufflevector <2 x double> %1080, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1082 = fmul contract <2 x double> %680, %1053
  %1083 = fsub contract <2 x double> %1082, %1081
  %1084 = fadd contract <2 x double> %1082, %1081
  %1085 = shufflevector <2 x double> %1083, <2 x double> %1084, <2 x i32> <i32 0, i32 3>
  %1086 = fmul contract <2 x double> %678, %1063
  %1087 = shufflevector <2 x double> %1086, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1088 = fmul contract <2 x double> %678, %1066
  %1089 = fsub contract <2 x double> %1088, %1087
  %1090 = fadd contract <2 x double> %1088, %1087
  %1091 = shufflevector <2 x double> %1089, <2 x double> %1090, <2 x i32> <i32 0, i32 3>
  %1092 = fsub contract <2 x double> %1085, %1091
  %1093 = load <2 x double>, ptr %57, align 16
  %1094 = fadd contract <2 x double> %1092, %1093
  store <2 x double> %1094, ptr %57, align 16
  br label %1174

1095:                                             ; preds = %954, %1095
  %1096 = phi i64 [ %1172, %1095 ], [ 0, %954 ]
  %1097 = mul nuw nsw i64 %1096, 3
  %1098 = getelementptr inbounds { double, double }, ptr %23, i64 %1097
  %1099 = getelementptr inbounds { double, double }, ptr %1098, i64 2
  %1100 = load double, ptr %1099, align 16
  %1101 = getelementptr inbounds { double, double }, ptr %1098, i64 2, i32 1
  %1102 = load double, ptr %1101, align 8
  %1103 = getelementptr inbounds { double, double }, ptr %1098, i64 1
  %1104 = load double, ptr %1103, align 16
  %1105 = getelementptr inbounds { double, double }, ptr %1098, i64 1, i32 1
  %1106 = load double, ptr %1105, align 8
  %1107 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %1096
  %1108 = insertelement <2 x double> poison, double %1102, i64 0
  %1109 = shufflevector <2 x double> %1108, <2 x double> poison, <2 x i32> zeroinitializer
  %1110 = fmul contract <2 x double> %678, %1109
  %1111 = shufflevector <2 x double> %1110, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1112 = insertelement <2 x double> poison, double %1100, i64 0
  %1113 = shufflevector <2 x double> %1112, <2 x double> poison, <2 x i32> zeroinitializer
  %1114 = fmul contract <2 x double> %678, %1113
  %1115 = fsub contract <2 x double> %1114, %1111
  %1116 = fadd contract <2 x double> %1114, %1111
  %1117 = shufflevector <2 x double> %1115, <2 x double> %1116, <2 x i32> <i32 0, i32 3>
  %1118 = insertelement <2 x double> poison, double %1106, i64 0
  %1119 = shufflevector <2 x double> %1118, <2 x double> poison, <2 x i32> zeroinitializer
  %1120 = fmul contract <2 x double> %679, %1119
  %1121 = shufflevector <2 x double> %1120, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1122 = insertelement <2 x double> poison, double %1104, i64 0
  %1123 = shufflevector <2 x double> %1122, <2 x double> poison, <2 x i32> zeroinitializer
  %1124 = fmul contract <2 x double> %679, %1123
  %1125 = fsub contract <2 x double> %1124, %1121
  %1126 = fadd contract <2 x double> %1124, %1121
  %1127 = shufflevector <2 x double> %1125, <2 x double> %1126, <2 x i32> <i32 0, i32 3>
  %1128 = fsub contract <2 x double> %1117, %1127
  %1129 = load <2 x double>, ptr %1107, align 16
  %1130 = fadd contract <2 x double> %1129, %1128
  store <2 x double> %1130, ptr %1107, align 16
  %1131 = load double, ptr %1098, align 16
  %1132 = getelementptr inbounds { double, double }, ptr %23, i64 %1097, i32 1
  %1133 = load double, ptr %1132, align 8
  %1134 = add nuw nsw i64 %1096, 3
  %1135 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %1134
  %1136 = insertelement <2 x double> poison, double %1133, i64 0
  %1137 = shufflevector <2 x double> %1136, <2 x double> poison, <2 x i32> zeroinitializer
  %1138 = fmul contract <2 x double> %679, %1137
  %1139 = shufflevector <2 x double> %1138, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1140 = insertelement <2 x double> poison, double %1131, i64 0
  %1141 = shufflevector <2 x double> %1140, <2 x double> poison, <2 x i32> zeroinitializer
  %1142 = fmul contract <2 x double> %679, %1141
  %1143 = fsub contract <2 x double> %1142, %1139
  %1144 = fadd contract <2 x double> %1142, %1139
  %1145 = shufflevector <2 x double> %1143, <2 x double> %1144, <2 x i32> <i32 0, i32 3>
  %1146 = fmul contract <2 x double> %680, %1109
  %1147 = shufflevector <2 x double> %1146, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1148 = fmul contract <2 x double> %680, %1113
  %1149 = fsub contract <2 x double> %1148, %1147
  %1150 = fadd contract <2 x double> %1148, %1147
  %1151 = shufflevector <2 x double> %1149, <2 x double> %1150, <2 x i32> <i32 0, i32 3>
  %1152 = fsub contract <2 x double> %1145, %1151
  %1153 = load <2 x double>, ptr %1135, align 16
  %1154 = fadd contract <2 x double> %1153, %1152
  store <2 x double> %1154, ptr %1135, align 16
  %1155 = add nuw nsw i64 %1096, 6
  %1156 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %1155
  %1157 = fmul contract <2 x double> %680, %1119
  %1158 = shufflevector <2 x double> %1157, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1159 = fmul contract <2 x double> %680, %1123
  %1160 = fsub contract <2 x double> %1159, %1158
  %1161 = fadd contract <2 x double> %1159, %1158
  %1162 = shufflevector <2 x double> %1160, <2 x double> %1161, <2 x i32> <i32 0, i32 3>
  %1163 = fmul contract <2 x double> %678, %1137
  %1164 = shufflevector <2 x double> %1163, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1165 = fmul contract <2 x double> %678, %1141
  %1166 = fsub contract <2 x double> %1165, %1164
  %1167 = fadd contract <2 x double> %1165, %1164
  %1168 = shufflevector <2 x double> %1166, <2 x double> %1167, <2 x i32> <i32 0, i32 3>
  %1169 = fsub contract <2 x double> %1162, %1168
  %1170 = load <2 x double>, ptr %1156, align 16
  %1171 = fadd contract <2 x double> %1169, %1170
  store <2 x double> %1171, ptr %1156, align 16
  %1172 = add nuw nsw i64 %1096, 1
  %1173 = icmp eq i64 %1172, 3
  br i1 %1173, label %1036, label %1095, !llvm.loop !61

1174:                                             ; preds = %1174, %1036
  %1175 = phi i64 [ 0, %1036 ], [ %1191, %1174 ]
  %1176 = getelementptr inbounds [9 x { double, double }], ptr %24, i64 0, i64 %1175
  %1177 = getelementptr inbounds %struct.Link, ptr %36, i64 %556, i32 7, i64 %1175
  %1178 = load <2 x double>, ptr %1176, align 16
  %1179 = load <2 x double>, ptr %1177, align 8
  %1180 = fadd contract <2 x double> %1178, %1179
  store <2 x double> %1180, ptr %1177, align 8
  %1181 = getelementptr inbounds [9 x { double, double }], ptr %23, i64 0, i64 %1175
  %1182 = getelementptr inbounds %struct.Link, ptr %36, i64 %556, i32 8, i64 %1175
  %1183 = load <2 x double>, ptr %1181, align 16
  %1184 = load <2 x double>, ptr %1182, align 8
  %1185 = fadd contract <2 x double> %1183, %1184
  store <2 x double> %1185, ptr %1182, align 8
  %1186 = getelementptr inbounds [9 x { double, double }], ptr %21, i64 0, i64 %1175
  %1187 = getelementptr inbounds %struct.Link, ptr %36, i64 %556, i32 9, i64 %1175
  %1188 = load <2 x double>, ptr %1186, align 16
  %1189 = load <2 x double>, ptr %1187, align 8
  %1190 = fadd contract <2 x double> %1188, %1189
  store <2 x double> %1190, ptr %1187, align 8
  %1191 = add nuw nsw i64 %1175, 1
  %1192 = icmp eq i64 %1191, 9
  br i1 %1192, label %1193, label %1174, !llvm.loop !62

1193:                                             ; preds = %1174, %1193
  %1194 = phi i64 [ %1205, %1193 ], [ 0, %1174 ]
  %1195 = getelementptr inbounds [6 x { double, double }], ptr %22, i64 0, i64 %1194
  %1196 = load <4 x double>, ptr %1195, align 16
  %1197 = getelementptr inbounds %struct.Link, ptr %36, i64 %556, i32 10, i64 %1194
  %1198 = load <4 x double>, ptr %1197, align 8
  %1199 = fadd contract <4 x double> %1196, %1198
  %1200 = shufflevector <4 x double> %1199, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %1201 = fadd contract <4 x double> %1196, %1198
  %1202 = shufflevector <4 x double> %1201, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %1203 = getelementptr inbounds %struct.Link, ptr %36, i64 %556, i32 10, i64 %1194
  %1204 = shufflevector <2 x double> %1200, <2 x double> %1202, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %1204, ptr %1203, align 8
  %1205 = add nuw i64 %1194, 2
  %1206 = icmp eq i64 %1205, 6
  br i1 %1206, label %1207, label %1193, !llvm.loop !63

1207:                                             ; preds = %1193
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %24) #14
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %23) #14
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %22) #14
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %21) #14
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %20) #14
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %19) #14
  br label %1208

1208:                                             ; preds = %1207, %553
  %1209 = icmp sgt i64 %71, 1
  br i1 %1209, label %70, label %1210, !llvm.loop !64

1210:                                             ; preds = %1208
  %1211 = load i64, ptr %0, align 8, !tbaa !31
  %1212 = icmp sgt i64 %1211, 0
  br i1 %1212, label %1217, label %1213

1213:                                             ; preds = %1396, %1210, %41, %34
  %1214 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 8
  %1215 = load i64, ptr %1214, align 8, !tbaa !65
  %1216 = icmp eq i64 %1215, 0
  br i1 %1216, label %1745, label %1400

1217:                                             ; preds = %1210, %1396
  %1218 = phi i64 [ %1397, %1396 ], [ 0, %1210 ]
  %1219 = load ptr, ptr %35, align 8, !tbaa !30
  %1220 = load ptr, ptr %49, align 8, !tbaa !51
  %1221 = getelementptr inbounds i64, ptr %1220, i64 %1218
  %1222 = load i64, ptr %1221, align 8, !tbaa !35
  %1223 = icmp slt i64 %1222, 0
  %1224 = getelementptr inbounds %struct.Link, ptr %1219, i64 %1222, i32 14
  %1225 = select i1 %1223, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 14), ptr %1224
  %1226 = getelementptr inbounds %struct.Link, ptr %1219, i64 %1218, i32 14
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %18) #14
  %1227 = load ptr, ptr %44, align 8, !tbaa !34
  %1228 = getelementptr inbounds i64, ptr %1227, i64 %1218
  %1229 = load i64, ptr %1228, align 8, !tbaa !35
  br label %1318

1230:                                             ; preds = %1318
  %1231 = getelementptr inbounds %struct.Link, ptr %1219, i64 %1218
  %1232 = getelementptr inbounds %struct.Link, ptr %1219, i64 %1218, i32 4
  %1233 = getelementptr inbounds { double, double }, ptr %1226, i64 3
  %1234 = getelementptr inbounds { double, double }, ptr %1225, i64 1
  %1235 = getelementptr inbounds { double, double }, ptr %1225, i64 1, i32 1
  %1236 = getelementptr inbounds { double, double }, ptr %1232, i64 2
  %1237 = getelementptr inbounds { double, double }, ptr %1225, i64 2
  %1238 = getelementptr inbounds { double, double }, ptr %1232, i64 1
  %1239 = load <2 x double>, ptr %1234, align 8
  %1240 = load <2 x double>, ptr %1237, align 8
  %1241 = load <2 x double>, ptr %1233, align 8
  %1242 = getelementptr inbounds { double, double }, ptr %1225, i64 0, i32 1
  %1243 = getelementptr inbounds { double, double }, ptr %1226, i64 4
  %1244 = load <2 x double>, ptr %1236, align 8
  %1245 = shufflevector <2 x double> %1244, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1246 = fmul contract <2 x double> %1239, %1245
  %1247 = shufflevector <2 x double> %1246, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1248 = shufflevector <2 x double> %1244, <2 x double> poison, <2 x i32> zeroinitializer
  %1249 = fmul contract <2 x double> %1239, %1248
  %1250 = fsub contract <2 x double> %1249, %1247
  %1251 = fadd contract <2 x double> %1249, %1247
  %1252 = shufflevector <2 x double> %1250, <2 x double> %1251, <2 x i32> <i32 0, i32 3>
  %1253 = load <2 x double>, ptr %1243, align 8
  %1254 = getelementptr inbounds { double, double }, ptr %1226, i64 5
  %1255 = load <2 x double>, ptr %1238, align 8
  %1256 = shufflevector <2 x double> %1255, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1257 = fmul contract <2 x double> %1240, %1256
  %1258 = shufflevector <2 x double> %1257, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1259 = shufflevector <2 x double> %1255, <2 x double> poison, <2 x i32> zeroinitializer
  %1260 = fmul contract <2 x double> %1240, %1259
  %1261 = fsub contract <2 x double> %1260, %1258
  %1262 = fadd contract <2 x double> %1260, %1258
  %1263 = shufflevector <2 x double> %1261, <2 x double> %1262, <2 x i32> <i32 0, i32 3>
  %1264 = load <2 x double>, ptr %1232, align 8
  %1265 = fsub contract <2 x double> %1252, %1263
  %1266 = fadd contract <2 x double> %1241, %1265
  store <2 x double> %1266, ptr %1233, align 8
  %1267 = load <2 x double>, ptr %1237, align 8
  %1268 = shufflevector <2 x double> %1264, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1269 = fmul contract <2 x double> %1267, %1268
  %1270 = shufflevector <2 x double> %1269, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1271 = shufflevector <2 x double> %1264, <2 x double> poison, <2 x i32> zeroinitializer
  %1272 = fmul contract <2 x double> %1267, %1271
  %1273 = fsub contract <2 x double> %1272, %1270
  %1274 = fadd contract <2 x double> %1272, %1270
  %1275 = shufflevector <2 x double> %1273, <2 x double> %1274, <2 x i32> <i32 0, i32 3>
  %1276 = load double, ptr %1225, align 8
  %1277 = load double, ptr %1242, align 8
  %1278 = insertelement <2 x double> poison, double %1276, i64 0
  %1279 = shufflevector <2 x double> %1278, <2 x double> poison, <2 x i32> zeroinitializer
  %1280 = fmul contract <2 x double> %1244, %1279
  %1281 = insertelement <2 x double> poison, double %1277, i64 0
  %1282 = shufflevector <2 x double> %1281, <2 x double> poison, <2 x i32> zeroinitializer
  %1283 = fmul contract <2 x double> %1244, %1282
  %1284 = shufflevector <2 x double> %1283, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1285 = fsub contract <2 x double> %1280, %1284
  %1286 = fadd contract <2 x double> %1280, %1284
  %1287 = shufflevector <2 x double> %1285, <2 x double> %1286, <2 x i32> <i32 0, i32 3>
  %1288 = fsub contract <2 x double> %1275, %1287
  %1289 = fadd contract <2 x double> %1253, %1288
  store <2 x double> %1289, ptr %1243, align 8
  %1290 = load double, ptr %1225, align 8
  %1291 = load double, ptr %1242, align 8
  %1292 = insertelement <2 x double> poison, double %1290, i64 0
  %1293 = shufflevector <2 x double> %1292, <2 x double> poison, <2 x i32> zeroinitializer
  %1294 = fmul contract <2 x double> %1255, %1293
  %1295 = insertelement <2 x double> poison, double %1291, i64 0
  %1296 = shufflevector <2 x double> %1295, <2 x double> poison, <2 x i32> zeroinitializer
  %1297 = fmul contract <2 x double> %1255, %1296
  %1298 = shufflevector <2 x double> %1297, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1299 = fsub contract <2 x double> %1294, %1298
  %1300 = fadd contract <2 x double> %1294, %1298
  %1301 = shufflevector <2 x double> %1299, <2 x double> %1300, <2 x i32> <i32 0, i32 3>
  %1302 = load <2 x double>, ptr %1234, align 8
  %1303 = load double, ptr %1235, align 8
  %1304 = shufflevector <2 x double> %1302, <2 x double> poison, <2 x i32> zeroinitializer
  %1305 = fmul contract <2 x double> %1264, %1304
  %1306 = insertelement <2 x double> poison, double %1303, i64 0
  %1307 = shufflevector <2 x double> %1306, <2 x double> poison, <2 x i32> zeroinitializer
  %1308 = fmul contract <2 x double> %1264, %1307
  %1309 = shufflevector <2 x double> %1308, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1310 = fsub contract <2 x double> %1305, %1309
  %1311 = fadd contract <2 x double> %1305, %1309
  %1312 = shufflevector <2 x double> %1310, <2 x double> %1311, <2 x i32> <i32 0, i32 3>
  %1313 = fsub contract <2 x double> %1301, %1312
  %1314 = load <2 x double>, ptr %1254, align 8
  %1315 = fadd contract <2 x double> %1314, %1313
  store <2 x double> %1315, ptr %1254, align 8
  %1316 = icmp sgt i64 %1229, 0
  br i1 %1316, label %1329, label %1317

1317:                                             ; preds = %1230
  call fastcc void @solve_back(ptr noundef nonnull %1231, i64 noundef %1229, ptr noundef nonnull %18) #13
  br label %1396

1318:                                             ; preds = %1318, %1217
  %1319 = phi i64 [ 0, %1217 ], [ %1326, %1318 ]
  %1320 = getelementptr inbounds { double, double }, ptr %1225, i64 %1319
  %1321 = getelementptr inbounds %struct.Link, ptr %1219, i64 %1218, i32 6, i64 %1319
  %1322 = getelementptr inbounds { double, double }, ptr %1226, i64 %1319
  %1323 = load <2 x double>, ptr %1320, align 8
  %1324 = load <2 x double>, ptr %1321, align 8
  %1325 = fadd contract <2 x double> %1323, %1324
  store <2 x double> %1325, ptr %1322, align 8
  %1326 = add nuw nsw i64 %1319, 1
  %1327 = icmp eq i64 %1326, 6
  br i1 %1327, label %1230, label %1318, !llvm.loop !66

1328:                                             ; preds = %1334
  call fastcc void @solve_back(ptr noundef nonnull %1231, i64 noundef %1229, ptr noundef nonnull %18) #13
  br label %1361

1329:                                             ; preds = %1230, %1334
  %1330 = phi i64 [ %1336, %1334 ], [ 0, %1230 ]
  %1331 = getelementptr inbounds %struct.Link, ptr %1219, i64 %1218, i32 13, i64 %1330
  %1332 = load <2 x double>, ptr %1331, align 8
  %1333 = mul nuw nsw i64 %1330, 6
  br label %1338

1334:                                             ; preds = %1338
  %1335 = getelementptr inbounds [6 x { double, double }], ptr %18, i64 0, i64 %1330
  store <2 x double> %1358, ptr %1335, align 16
  %1336 = add nuw nsw i64 %1330, 1
  %1337 = icmp eq i64 %1336, %1229
  br i1 %1337, label %1328, label %1329, !llvm.loop !67

1338:                                             ; preds = %1338, %1329
  %1339 = phi i64 [ 0, %1329 ], [ %1359, %1338 ]
  %1340 = phi <2 x double> [ %1332, %1329 ], [ %1358, %1338 ]
  %1341 = add nuw nsw i64 %1339, %1333
  %1342 = getelementptr inbounds %struct.Link, ptr %1219, i64 %1218, i32 11, i64 %1341
  %1343 = getelementptr inbounds { double, double }, ptr %1226, i64 %1339
  %1344 = load double, ptr %1343, align 8
  %1345 = getelementptr inbounds { double, double }, ptr %1226, i64 %1339, i32 1
  %1346 = load double, ptr %1345, align 8
  %1347 = load <2 x double>, ptr %1342, align 8
  %1348 = insertelement <2 x double> poison, double %1346, i64 0
  %1349 = shufflevector <2 x double> %1348, <2 x double> poison, <2 x i32> zeroinitializer
  %1350 = fmul contract <2 x double> %1347, %1349
  %1351 = shufflevector <2 x double> %1350, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1352 = insertelement <2 x double> poison, double %1344, i64 0
  %1353 = shufflevector <2 x double> %1352, <2 x double> poison, <2 x i32> zeroinitializer
  %1354 = fmul contract <2 x double> %1347, %1353
  %1355 = fsub contract <2 x double> %1354, %1351
  %1356 = fadd contract <2 x double> %1354, %1351
  %1357 = shufflevector <2 x double> %1355, <2 x double> %1356, <2 x i32> <i32 0, i32 3>
  %1358 = fsub contract <2 x double> %1340, %1357
  %1359 = add nuw nsw i64 %1339, 1
  %1360 = icmp eq i64 %1359, 6
  br i1 %1360, label %1334, label %1338, !llvm.loop !68

1361:                                             ; preds = %1371, %1328
  %1362 = phi i64 [ 0, %1328 ], [ %1372, %1371 ]
  %1363 = getelementptr inbounds [6 x { double, double }], ptr %18, i64 0, i64 %1362
  %1364 = load <2 x double>, ptr %1363, align 16
  %1365 = load ptr, ptr %46, align 8, !tbaa !37
  %1366 = getelementptr inbounds i64, ptr %1365, i64 %1218
  %1367 = load i64, ptr %1366, align 8, !tbaa !35
  %1368 = getelementptr { double, double }, ptr %2, i64 %1367
  %1369 = getelementptr { double, double }, ptr %1368, i64 %1362
  store <2 x double> %1364, ptr %1369, align 8
  %1370 = mul nuw nsw i64 %1362, 6
  br label %1374

1371:                                             ; preds = %1374
  %1372 = add nuw nsw i64 %1362, 1
  %1373 = icmp eq i64 %1372, %1229
  br i1 %1373, label %1396, label %1361, !llvm.loop !69

1374:                                             ; preds = %1374, %1361
  %1375 = phi i64 [ 0, %1361 ], [ %1394, %1374 ]
  %1376 = add nuw nsw i64 %1375, %1370
  %1377 = getelementptr inbounds %struct.Link, ptr %1219, i64 %1218, i32 5, i64 %1376
  %1378 = load double, ptr %1377, align 8
  %1379 = getelementptr inbounds %struct.Link, ptr %1219, i64 %1218, i32 5, i64 %1376, i32 1
  %1380 = load double, ptr %1379, align 8
  %1381 = getelementptr inbounds { double, double }, ptr %1226, i64 %1375
  %1382 = insertelement <2 x double> poison, double %1378, i64 0
  %1383 = shufflevector <2 x double> %1382, <2 x double> poison, <2 x i32> zeroinitializer
  %1384 = fmul contract <2 x double> %1364, %1383
  %1385 = insertelement <2 x double> poison, double %1380, i64 0
  %1386 = shufflevector <2 x double> %1385, <2 x double> poison, <2 x i32> zeroinitializer
  %1387 = fmul contract <2 x double> %1364, %1386
  %1388 = shufflevector <2 x double> %1387, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1389 = fsub contract <2 x double> %1384, %1388
  %1390 = fadd contract <2 x double> %1384, %1388
  %1391 = shufflevector <2 x double> %1389, <2 x double> %1390, <2 x i32> <i32 0, i32 3>
  %1392 = load <2 x double>, ptr %1381, align 8
  %1393 = fadd contract <2 x double> %1392, %1391
  store <2 x double> %1393, ptr %1381, align 8
  %1394 = add nuw nsw i64 %1375, 1
  %1395 = icmp eq i64 %1394, 6
  br i1 %1395, label %1371, label %1374, !llvm.loop !70

1396:                                             ; preds = %1371, %1317
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %18) #14
  %1397 = add nuw nsw i64 %1218, 1
  %1398 = load i64, ptr %0, align 8, !tbaa !31
  %1399 = icmp slt i64 %1397, %1398
  br i1 %1399, label %1217, label %1213, !llvm.loop !71

1400:                                             ; preds = %1213
  %1401 = load ptr, ptr %35, align 8, !tbaa !30
  %1402 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 54
  %1403 = load ptr, ptr %1402, align 8, !tbaa !72
  %1404 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %1405 = load i64, ptr %1404, align 8, !tbaa !19
  %1406 = getelementptr inbounds { double, double }, ptr %1403, i64 %1405
  %1407 = getelementptr inbounds { double, double }, ptr %1406, i64 %1405
  %1408 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 53
  %1409 = load ptr, ptr %1408, align 8, !tbaa !73
  %1410 = icmp sgt i64 %1215, 0
  br i1 %1410, label %1627, label %1411

1411:                                             ; preds = %1400
  %1412 = shl i64 %1405, 4
  tail call void @llvm.memset.p0.i64(ptr align 8 %1403, i8 0, i64 %1412, i1 false)
  br label %1652

1413:                                             ; preds = %1631
  %1414 = load i64, ptr %1214, align 8, !tbaa !65
  %1415 = icmp sgt i64 %1414, 0
  br i1 %1415, label %1416, label %1624

1416:                                             ; preds = %1413
  %1417 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  br label %1418

1418:                                             ; preds = %1487, %1416
  %1419 = phi i64 [ 0, %1416 ], [ %1476, %1487 ]
  %1420 = icmp eq i64 %1419, 0
  br i1 %1420, label %1421, label %1423

1421:                                             ; preds = %1418
  %1422 = load double, ptr %1407, align 8
  br label %1430

1423:                                             ; preds = %1418
  %1424 = mul nsw i64 %1419, %1414
  %1425 = getelementptr { double, double }, ptr %1407, i64 %1424
  %1426 = getelementptr { double, double }, ptr %1425, i64 %1419
  %1427 = load <2 x double>, ptr %1426, align 8
  br label %1436

1428:                                             ; preds = %1436
  %1429 = extractelement <2 x double> %1448, i64 0
  br label %1430

1430:                                             ; preds = %1428, %1421
  %1431 = phi double [ %1422, %1421 ], [ %1429, %1428 ]
  %1432 = phi i64 [ 0, %1421 ], [ %1424, %1428 ]
  %1433 = getelementptr { double, double }, ptr %1407, i64 %1432
  %1434 = getelementptr { double, double }, ptr %1433, i64 %1419
  %1435 = fcmp contract ogt double %1431, 0.000000e+00
  br i1 %1435, label %1453, label %1451

1436:                                             ; preds = %1436, %1423
  %1437 = phi i64 [ 0, %1423 ], [ %1449, %1436 ]
  %1438 = phi <2 x double> [ %1427, %1423 ], [ %1448, %1436 ]
  %1439 = getelementptr { double, double }, ptr %1425, i64 %1437
  %1440 = load <2 x double>, ptr %1439, align 8
  %1441 = fmul contract <2 x double> %1440, %1440
  %1442 = shufflevector <2 x double> %1440, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1443 = fmul contract <2 x double> %1440, %1442
  %1444 = shufflevector <2 x double> %1441, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1445 = fsub contract <2 x double> %1441, %1444
  %1446 = fadd contract <2 x double> %1443, %1443
  %1447 = shufflevector <2 x double> %1445, <2 x double> %1446, <2 x i32> <i32 0, i32 2>
  %1448 = fsub contract <2 x double> %1438, %1447
  store <2 x double> %1448, ptr %1426, align 8
  %1449 = add nuw nsw i64 %1437, 1
  %1450 = icmp eq i64 %1449, %1419
  br i1 %1450, label %1428, label %1436, !llvm.loop !74

1451:                                             ; preds = %1430
  store i64 1, ptr %1417, align 8, !tbaa !17
  %1452 = load double, ptr %1434, align 8
  br label %1453

1453:                                             ; preds = %1451, %1430
  %1454 = phi double [ %1452, %1451 ], [ %1431, %1430 ]
  %1455 = getelementptr { double, double }, ptr %1433, i64 %1419, i32 1
  %1456 = load double, ptr %1455, align 8
  %1457 = tail call contract double @llvm.sqrt.f64(double %1454)
  %1458 = fmul contract double %1457, 2.000000e+00
  %1459 = fdiv contract double %1456, %1458
  %1460 = fmul contract double %1459, 0.000000e+00
  %1461 = fadd contract double %1457, %1460
  %1462 = fmul contract double %1461, %1461
  %1463 = fmul contract double %1459, %1459
  %1464 = fadd contract double %1463, %1462
  %1465 = fmul contract double %1461, 0.000000e+00
  %1466 = insertelement <2 x double> poison, double %1460, i64 0
  %1467 = insertelement <2 x double> %1466, double %1465, i64 1
  %1468 = insertelement <2 x double> poison, double %1461, i64 0
  %1469 = insertelement <2 x double> %1468, double %1459, i64 1
  %1470 = fadd contract <2 x double> %1467, %1469
  %1471 = fsub contract <2 x double> %1467, %1469
  %1472 = shufflevector <2 x double> %1470, <2 x double> %1471, <2 x i32> <i32 0, i32 3>
  %1473 = insertelement <2 x double> poison, double %1464, i64 0
  %1474 = shufflevector <2 x double> %1473, <2 x double> poison, <2 x i32> zeroinitializer
  %1475 = fdiv contract <2 x double> %1472, %1474
  %1476 = add nuw nsw i64 %1419, 1
  %1477 = icmp slt i64 %1476, %1414
  br i1 %1477, label %1478, label %1487

1478:                                             ; preds = %1453, %1489
  %1479 = phi i64 [ %1500, %1489 ], [ %1476, %1453 ]
  %1480 = mul nsw i64 %1479, %1414
  %1481 = getelementptr { double, double }, ptr %1407, i64 %1480
  br i1 %1420, label %1482, label %1484

1482:                                             ; preds = %1478
  %1483 = load <2 x double>, ptr %1481, align 8
  br label %1489

1484:                                             ; preds = %1478
  %1485 = getelementptr { double, double }, ptr %1481, i64 %1419
  %1486 = load <2 x double>, ptr %1485, align 8
  br label %1502

1487:                                             ; preds = %1489, %1453
  store <2 x double> %1475, ptr %1434, align 8
  %1488 = icmp eq i64 %1476, %1414
  br i1 %1488, label %1524, label %1418, !llvm.loop !75

1489:                                             ; preds = %1502, %1482
  %1490 = phi <2 x double> [ %1483, %1482 ], [ %1521, %1502 ]
  %1491 = getelementptr { double, double }, ptr %1481, i64 %1419
  %1492 = shufflevector <2 x double> %1490, <2 x double> poison, <2 x i32> zeroinitializer
  %1493 = fmul contract <2 x double> %1475, %1492
  %1494 = shufflevector <2 x double> %1490, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1495 = fmul contract <2 x double> %1475, %1494
  %1496 = shufflevector <2 x double> %1495, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1497 = fsub contract <2 x double> %1493, %1496
  %1498 = fadd contract <2 x double> %1493, %1496
  %1499 = shufflevector <2 x double> %1497, <2 x double> %1498, <2 x i32> <i32 0, i32 3>
  store <2 x double> %1499, ptr %1491, align 8
  %1500 = add nuw nsw i64 %1479, 1
  %1501 = icmp slt i64 %1500, %1414
  br i1 %1501, label %1478, label %1487, !llvm.loop !76

1502:                                             ; preds = %1502, %1484
  %1503 = phi i64 [ 0, %1484 ], [ %1522, %1502 ]
  %1504 = phi <2 x double> [ %1486, %1484 ], [ %1521, %1502 ]
  %1505 = getelementptr { double, double }, ptr %1481, i64 %1503
  %1506 = getelementptr { double, double }, ptr %1433, i64 %1503
  %1507 = load double, ptr %1506, align 8
  %1508 = getelementptr { double, double }, ptr %1433, i64 %1503, i32 1
  %1509 = load double, ptr %1508, align 8
  %1510 = load <2 x double>, ptr %1505, align 8
  %1511 = insertelement <2 x double> poison, double %1509, i64 0
  %1512 = shufflevector <2 x double> %1511, <2 x double> poison, <2 x i32> zeroinitializer
  %1513 = fmul contract <2 x double> %1510, %1512
  %1514 = shufflevector <2 x double> %1513, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1515 = insertelement <2 x double> poison, double %1507, i64 0
  %1516 = shufflevector <2 x double> %1515, <2 x double> poison, <2 x i32> zeroinitializer
  %1517 = fmul contract <2 x double> %1510, %1516
  %1518 = fadd contract <2 x double> %1517, %1514
  %1519 = fsub contract <2 x double> %1517, %1514
  %1520 = shufflevector <2 x double> %1519, <2 x double> %1518, <2 x i32> <i32 0, i32 3>
  %1521 = fsub contract <2 x double> %1504, %1520
  store <2 x double> %1521, ptr %1485, align 8
  %1522 = add nuw nsw i64 %1503, 1
  %1523 = icmp eq i64 %1522, %1419
  br i1 %1523, label %1489, label %1502, !llvm.loop !77

1524:                                             ; preds = %1487
  %1525 = load i64, ptr %1214, align 8, !tbaa !65
  %1526 = icmp sgt i64 %1525, 0
  br i1 %1526, label %1527, label %1624

1527:                                             ; preds = %1524
  %1528 = add nuw i64 %1525, 1
  br label %1529

1529:                                             ; preds = %1539, %1527
  %1530 = phi i64 [ 0, %1527 ], [ %1553, %1539 ]
  %1531 = icmp eq i64 %1530, 0
  br i1 %1531, label %1532, label %1534

1532:                                             ; preds = %1529
  %1533 = load <2 x double>, ptr %1409, align 8
  br label %1539

1534:                                             ; preds = %1529
  %1535 = mul nsw i64 %1530, %1525
  %1536 = getelementptr { double, double }, ptr %1407, i64 %1535
  %1537 = getelementptr inbounds { double, double }, ptr %1409, i64 %1530
  %1538 = load <2 x double>, ptr %1537, align 8
  br label %1555

1539:                                             ; preds = %1555, %1532
  %1540 = phi <2 x double> [ %1533, %1532 ], [ %1574, %1555 ]
  %1541 = mul i64 %1530, %1528
  %1542 = getelementptr inbounds { double, double }, ptr %1407, i64 %1541
  %1543 = getelementptr inbounds { double, double }, ptr %1409, i64 %1530
  %1544 = load <2 x double>, ptr %1542, align 8
  %1545 = shufflevector <2 x double> %1540, <2 x double> poison, <2 x i32> zeroinitializer
  %1546 = fmul contract <2 x double> %1545, %1544
  %1547 = shufflevector <2 x double> %1540, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1548 = fmul contract <2 x double> %1547, %1544
  %1549 = shufflevector <2 x double> %1548, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1550 = fsub contract <2 x double> %1546, %1549
  %1551 = fadd contract <2 x double> %1546, %1549
  %1552 = shufflevector <2 x double> %1550, <2 x double> %1551, <2 x i32> <i32 0, i32 3>
  store <2 x double> %1552, ptr %1543, align 8
  %1553 = add nuw nsw i64 %1530, 1
  %1554 = icmp eq i64 %1553, %1525
  br i1 %1554, label %1577, label %1529, !llvm.loop !78

1555:                                             ; preds = %1555, %1534
  %1556 = phi i64 [ 0, %1534 ], [ %1575, %1555 ]
  %1557 = phi <2 x double> [ %1538, %1534 ], [ %1574, %1555 ]
  %1558 = getelementptr { double, double }, ptr %1536, i64 %1556
  %1559 = getelementptr inbounds { double, double }, ptr %1409, i64 %1556
  %1560 = load double, ptr %1559, align 8
  %1561 = getelementptr inbounds { double, double }, ptr %1409, i64 %1556, i32 1
  %1562 = load double, ptr %1561, align 8
  %1563 = load <2 x double>, ptr %1558, align 8
  %1564 = insertelement <2 x double> poison, double %1562, i64 0
  %1565 = shufflevector <2 x double> %1564, <2 x double> poison, <2 x i32> zeroinitializer
  %1566 = fmul contract <2 x double> %1563, %1565
  %1567 = shufflevector <2 x double> %1566, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1568 = insertelement <2 x double> poison, double %1560, i64 0
  %1569 = shufflevector <2 x double> %1568, <2 x double> poison, <2 x i32> zeroinitializer
  %1570 = fmul contract <2 x double> %1563, %1569
  %1571 = fadd contract <2 x double> %1570, %1567
  %1572 = fsub contract <2 x double> %1570, %1567
  %1573 = shufflevector <2 x double> %1572, <2 x double> %1571, <2 x i32> <i32 0, i32 3>
  %1574 = fsub contract <2 x double> %1557, %1573
  store <2 x double> %1574, ptr %1537, align 8
  %1575 = add nuw nsw i64 %1556, 1
  %1576 = icmp eq i64 %1575, %1530
  br i1 %1576, label %1539, label %1555, !llvm.loop !79

1577:                                             ; preds = %1539, %1587
  %1578 = phi i64 [ %1579, %1587 ], [ %1525, %1539 ]
  %1579 = add nsw i64 %1578, -1
  %1580 = icmp slt i64 %1578, %1525
  %1581 = getelementptr inbounds { double, double }, ptr %1409, i64 %1579
  br i1 %1580, label %1584, label %1582

1582:                                             ; preds = %1577
  %1583 = load <2 x double>, ptr %1581, align 8
  br label %1587

1584:                                             ; preds = %1577
  %1585 = load <2 x double>, ptr %1581, align 8
  %1586 = getelementptr { double, double }, ptr %1407, i64 %1579
  br label %1601

1587:                                             ; preds = %1601, %1582
  %1588 = phi <2 x double> [ %1583, %1582 ], [ %1621, %1601 ]
  %1589 = mul i64 %1579, %1528
  %1590 = getelementptr inbounds { double, double }, ptr %1407, i64 %1589
  %1591 = load <2 x double>, ptr %1590, align 8
  %1592 = shufflevector <2 x double> %1588, <2 x double> poison, <2 x i32> zeroinitializer
  %1593 = fmul contract <2 x double> %1592, %1591
  %1594 = shufflevector <2 x double> %1588, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1595 = fmul contract <2 x double> %1594, %1591
  %1596 = shufflevector <2 x double> %1595, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1597 = fsub contract <2 x double> %1593, %1596
  %1598 = fadd contract <2 x double> %1593, %1596
  %1599 = shufflevector <2 x double> %1597, <2 x double> %1598, <2 x i32> <i32 0, i32 3>
  store <2 x double> %1599, ptr %1581, align 8
  %1600 = icmp sgt i64 %1578, 1
  br i1 %1600, label %1577, label %1624, !llvm.loop !80

1601:                                             ; preds = %1601, %1584
  %1602 = phi i64 [ %1578, %1584 ], [ %1622, %1601 ]
  %1603 = phi <2 x double> [ %1585, %1584 ], [ %1621, %1601 ]
  %1604 = mul nsw i64 %1602, %1525
  %1605 = getelementptr { double, double }, ptr %1586, i64 %1604
  %1606 = getelementptr inbounds { double, double }, ptr %1409, i64 %1602
  %1607 = load double, ptr %1606, align 8
  %1608 = getelementptr inbounds { double, double }, ptr %1409, i64 %1602, i32 1
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
  store <2 x double> %1621, ptr %1581, align 8
  %1622 = add nuw nsw i64 %1602, 1
  %1623 = icmp eq i64 %1622, %1525
  br i1 %1623, label %1587, label %1601, !llvm.loop !81

1624:                                             ; preds = %1587, %1524, %1413
  %1625 = load i64, ptr %1404, align 8, !tbaa !19
  %1626 = shl i64 %1625, 4
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %1403, i8 0, i64 %1626, i1 false)
  br label %1655

1627:                                             ; preds = %1400, %1631
  %1628 = phi i64 [ %1639, %1631 ], [ 0, %1400 ]
  %1629 = load i64, ptr %1404, align 8, !tbaa !19
  %1630 = shl i64 %1629, 4
  tail call void @llvm.memset.p0.i64(ptr align 8 %1403, i8 0, i64 %1630, i1 false)
  tail call fastcc void @push(ptr noundef nonnull %0, i64 noundef %1628, double noundef 1.000000e+00, double noundef 0.000000e+00, ptr noundef %1403) #13
  tail call fastcc void @answer(ptr noundef nonnull %0, ptr noundef %1403, ptr noundef %1406) #13
  br label %1641

1631:                                             ; preds = %1641
  %1632 = tail call fastcc { double, double } @along(ptr noundef nonnull %0, i64 noundef %1628, ptr noundef %2) #13
  %1633 = extractvalue { double, double } %1632, 0
  %1634 = extractvalue { double, double } %1632, 1
  %1635 = getelementptr inbounds { double, double }, ptr %1409, i64 %1628
  %1636 = insertelement <2 x double> poison, double %1633, i64 0
  %1637 = insertelement <2 x double> %1636, double %1634, i64 1
  %1638 = fneg contract <2 x double> %1637
  store <2 x double> %1638, ptr %1635, align 8
  %1639 = add nuw nsw i64 %1628, 1
  %1640 = icmp eq i64 %1639, %1215
  br i1 %1640, label %1413, label %1627, !llvm.loop !82

1641:                                             ; preds = %1641, %1627
  %1642 = phi i64 [ %1628, %1627 ], [ %1650, %1641 ]
  %1643 = tail call fastcc { double, double } @along(ptr noundef nonnull %0, i64 noundef %1642, ptr noundef %1406) #13
  %1644 = extractvalue { double, double } %1643, 0
  %1645 = extractvalue { double, double } %1643, 1
  %1646 = mul nsw i64 %1642, %1215
  %1647 = getelementptr { double, double }, ptr %1407, i64 %1646
  %1648 = getelementptr { double, double }, ptr %1647, i64 %1628
  %1649 = getelementptr { double, double }, ptr %1647, i64 %1628, i32 1
  store double %1644, ptr %1648, align 8
  store double %1645, ptr %1649, align 8
  %1650 = add nuw nsw i64 %1642, 1
  %1651 = icmp slt i64 %1650, %1215
  br i1 %1651, label %1641, label %1631, !llvm.loop !83

1652:                                             ; preds = %1655, %1411
  tail call fastcc void @answer(ptr noundef nonnull %0, ptr noundef %1403, ptr noundef %1406) #13
  %1653 = load i64, ptr %1404, align 8, !tbaa !19
  %1654 = icmp sgt i64 %1653, 0
  br i1 %1654, label %1668, label %1663

1655:                                             ; preds = %1655, %1624
  %1656 = phi i64 [ %1657, %1655 ], [ %1215, %1624 ]
  %1657 = add nsw i64 %1656, -1
  %1658 = getelementptr inbounds { double, double }, ptr %1409, i64 %1657
  %1659 = load double, ptr %1658, align 8
  %1660 = getelementptr inbounds { double, double }, ptr %1409, i64 %1657, i32 1
  %1661 = load double, ptr %1660, align 8
  tail call fastcc void @push(ptr noundef nonnull %0, i64 noundef %1657, double noundef %1659, double noundef %1661, ptr noundef %1403) #13
  %1662 = icmp ugt i64 %1656, 1
  br i1 %1662, label %1655, label %1652, !llvm.loop !84

1663:                                             ; preds = %1668, %1652
  br i1 %1410, label %1664, label %1678

1664:                                             ; preds = %1663
  %1665 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %1666 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %1667 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  br label %1681

1668:                                             ; preds = %1652, %1668
  %1669 = phi i64 [ %1675, %1668 ], [ 0, %1652 ]
  %1670 = getelementptr inbounds { double, double }, ptr %1406, i64 %1669
  %1671 = getelementptr inbounds { double, double }, ptr %2, i64 %1669
  %1672 = load <2 x double>, ptr %1670, align 8
  %1673 = load <2 x double>, ptr %1671, align 8
  %1674 = fadd contract <2 x double> %1672, %1673
  store <2 x double> %1674, ptr %1671, align 8
  %1675 = add nuw nsw i64 %1669, 1
  %1676 = load i64, ptr %1404, align 8, !tbaa !19
  %1677 = icmp slt i64 %1675, %1676
  br i1 %1677, label %1668, label %1663, !llvm.loop !85

1678:                                             ; preds = %1681, %1663
  %1679 = load i64, ptr %0, align 8, !tbaa !31
  %1680 = icmp sgt i64 %1679, 0
  br i1 %1680, label %1715, label %1745

1681:                                             ; preds = %1681, %1664
  %1682 = phi i64 [ 0, %1664 ], [ %1713, %1681 ]
  %1683 = load ptr, ptr %1665, align 8, !tbaa !86
  %1684 = getelementptr inbounds i64, ptr %1683, i64 %1682
  %1685 = load i64, ptr %1684, align 8, !tbaa !35
  %1686 = tail call fastcc { double, double } @along(ptr noundef nonnull %0, i64 noundef %1682, ptr noundef %2) #13
  %1687 = extractvalue { double, double } %1686, 0
  %1688 = extractvalue { double, double } %1686, 1
  %1689 = load ptr, ptr %1666, align 8, !tbaa !87
  %1690 = getelementptr inbounds { double, double }, ptr %1689, i64 %1685
  %1691 = load ptr, ptr %1667, align 8, !tbaa !88
  %1692 = getelementptr inbounds i64, ptr %1691, i64 %1685
  %1693 = load i64, ptr %1692, align 8, !tbaa !35
  %1694 = getelementptr inbounds { double, double }, ptr %2, i64 %1693
  %1695 = load <2 x double>, ptr %1690, align 8
  %1696 = fmul contract <2 x double> %1695, %1695
  %1697 = shufflevector <2 x double> %1696, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1698 = fadd contract <2 x double> %1696, %1697
  %1699 = insertelement <2 x double> poison, double %1688, i64 0
  %1700 = shufflevector <2 x double> %1699, <2 x double> poison, <2 x i32> zeroinitializer
  %1701 = fmul contract <2 x double> %1700, %1695
  %1702 = shufflevector <2 x double> %1701, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1703 = insertelement <2 x double> poison, double %1687, i64 0
  %1704 = shufflevector <2 x double> %1703, <2 x double> poison, <2 x i32> zeroinitializer
  %1705 = fmul contract <2 x double> %1704, %1695
  %1706 = fadd contract <2 x double> %1702, %1705
  %1707 = fsub contract <2 x double> %1702, %1705
  %1708 = shufflevector <2 x double> %1706, <2 x double> %1707, <2 x i32> <i32 0, i32 3>
  %1709 = shufflevector <2 x double> %1698, <2 x double> poison, <2 x i32> zeroinitializer
  %1710 = fdiv contract <2 x double> %1708, %1709
  %1711 = load <2 x double>, ptr %1694, align 8
  %1712 = fsub contract <2 x double> %1711, %1710
  store <2 x double> %1712, ptr %1694, align 8
  %1713 = add nuw nsw i64 %1682, 1
  %1714 = icmp eq i64 %1713, %1215
  br i1 %1714, label %1678, label %1681, !llvm.loop !89

1715:                                             ; preds = %1678, %1741
  %1716 = phi i64 [ %1742, %1741 ], [ 0, %1678 ]
  br label %1717

1717:                                             ; preds = %1717, %1715
  %1718 = phi i64 [ 0, %1715 ], [ %1739, %1717 ]
  %1719 = getelementptr inbounds %struct.Link, ptr %1401, i64 %1716, i32 15, i64 %1718
  %1720 = load <4 x double>, ptr %1719, align 8
  %1721 = getelementptr inbounds %struct.Link, ptr %1401, i64 %1716, i32 10, i64 %1718
  %1722 = load <4 x double>, ptr %1721, align 8
  %1723 = fadd contract <4 x double> %1720, %1722
  %1724 = shufflevector <4 x double> %1723, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %1725 = fadd contract <4 x double> %1720, %1722
  %1726 = shufflevector <4 x double> %1725, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %1727 = getelementptr inbounds %struct.Link, ptr %1401, i64 %1716, i32 10, i64 %1718
  %1728 = shufflevector <2 x double> %1724, <2 x double> %1726, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %1728, ptr %1727, align 8
  %1729 = getelementptr inbounds %struct.Link, ptr %1401, i64 %1716, i32 17, i64 %1718
  %1730 = load <4 x double>, ptr %1729, align 8
  %1731 = getelementptr inbounds %struct.Link, ptr %1401, i64 %1716, i32 14, i64 %1718
  %1732 = load <4 x double>, ptr %1731, align 8
  %1733 = fadd contract <4 x double> %1730, %1732
  %1734 = shufflevector <4 x double> %1733, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %1735 = fadd contract <4 x double> %1730, %1732
  %1736 = shufflevector <4 x double> %1735, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %1737 = getelementptr inbounds %struct.Link, ptr %1401, i64 %1716, i32 14, i64 %1718
  %1738 = shufflevector <2 x double> %1734, <2 x double> %1736, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %1738, ptr %1737, align 8
  %1739 = add nuw i64 %1718, 2
  %1740 = icmp eq i64 %1739, 6
  br i1 %1740, label %1741, label %1717, !llvm.loop !90

1741:                                             ; preds = %1717
  %1742 = add nuw nsw i64 %1716, 1
  %1743 = load i64, ptr %0, align 8, !tbaa !31
  %1744 = icmp slt i64 %1742, %1743
  br i1 %1744, label %1715, label %1745, !llvm.loop !91

1745:                                             ; preds = %1741, %1213, %1678
  %1746 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %1747 = load i64, ptr %1746, align 8, !tbaa !17
  br label %3890

1748:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1) #13
  tail call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2) #13
  %1749 = icmp eq ptr %3, null
  br i1 %1749, label %3890, label %1750

1750:                                             ; preds = %1748
  %1751 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %1752 = load i64, ptr %0, align 8, !tbaa !31
  %1753 = icmp sgt i64 %1752, 0
  br i1 %1753, label %1754, label %3890

1754:                                             ; preds = %1750, %1754
  %1755 = phi i64 [ %1760, %1754 ], [ 0, %1750 ]
  %1756 = mul nsw i64 %1755, 6
  %1757 = getelementptr inbounds { double, double }, ptr %3, i64 %1756
  %1758 = load ptr, ptr %1751, align 8, !tbaa !92
  %1759 = getelementptr inbounds %struct.Whole, ptr %1758, i64 %1755, i32 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %1757, ptr noundef nonnull align 8 dereferenceable(96) %1759, i64 96, i1 false)
  %1760 = add nuw nsw i64 %1755, 1
  %1761 = load i64, ptr %0, align 8, !tbaa !31
  %1762 = icmp slt i64 %1760, %1761
  br i1 %1762, label %1754, label %3890

1763:                                             ; preds = %1764, %27
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #13
  tail call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef null, ptr noundef %2) #13
  br label %3890

1764:                                             ; preds = %31, %1764
  %1765 = phi i64 [ 0, %31 ], [ %1770, %1764 ]
  %1766 = load ptr, ptr %32, align 8, !tbaa !20
  %1767 = load i64, ptr %33, align 8, !tbaa !16
  %1768 = getelementptr { double, double }, ptr %1766, i64 %1767
  %1769 = getelementptr { double, double }, ptr %1768, i64 %1765
  %1770 = add nuw nsw i64 %1765, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1769, i8 0, i64 16, i1 false)
  %1771 = load i64, ptr %28, align 8, !tbaa !19
  %1772 = icmp slt i64 %1770, %1771
  br i1 %1772, label %1764, label %1763, !llvm.loop !93

1773:                                             ; preds = %4
  tail call fastcc void @all_poses(ptr noundef nonnull %0) #13
  tail call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 0) #13
  %1774 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %1775 = load ptr, ptr %1774, align 8, !tbaa !30
  %1776 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %1777 = load ptr, ptr %1776, align 8, !tbaa !92
  %1778 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %1779 = load i64, ptr %1778, align 8, !tbaa !19
  %1780 = shl i64 %1779, 4
  %1781 = mul i64 %1780, %1779
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %1781, i1 false)
  %1782 = load i64, ptr %0, align 8, !tbaa !31
  %1783 = icmp sgt i64 %1782, 0
  br i1 %1783, label %1784, label %3890

1784:                                             ; preds = %1773
  %1785 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %1786 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %1787 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %1788 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %1789 = load ptr, ptr %1785, align 8, !tbaa !34
  br label %1790

1790:                                             ; preds = %1802, %1784
  %1791 = phi i64 [ %1782, %1784 ], [ %1803, %1802 ]
  %1792 = phi ptr [ %1789, %1784 ], [ %1804, %1802 ]
  %1793 = phi i64 [ 0, %1784 ], [ %1805, %1802 ]
  %1794 = getelementptr inbounds i64, ptr %1792, i64 %1793
  %1795 = load i64, ptr %1794, align 8, !tbaa !35
  %1796 = icmp sgt i64 %1795, 0
  br i1 %1796, label %1797, label %1802

1797:                                             ; preds = %1790
  %1798 = getelementptr inbounds %struct.Link, ptr %1775, i64 %1793, i32 5
  %1799 = getelementptr inbounds %struct.Whole, ptr %1777, i64 %1793, i32 6
  br label %1807

1800:                                             ; preds = %1978
  %1801 = load i64, ptr %0, align 8, !tbaa !31
  br label %1802

1802:                                             ; preds = %1800, %1790
  %1803 = phi i64 [ %1801, %1800 ], [ %1791, %1790 ]
  %1804 = phi ptr [ %1979, %1800 ], [ %1792, %1790 ]
  %1805 = add nuw nsw i64 %1793, 1
  %1806 = icmp slt i64 %1805, %1803
  br i1 %1806, label %1790, label %3890, !llvm.loop !94

1807:                                             ; preds = %1978, %1797
  %1808 = phi i64 [ %1795, %1797 ], [ %1982, %1978 ]
  %1809 = phi i64 [ 0, %1797 ], [ %1980, %1978 ]
  %1810 = load ptr, ptr %1786, align 8, !tbaa !37
  %1811 = getelementptr inbounds i64, ptr %1810, i64 %1793
  %1812 = load i64, ptr %1811, align 8, !tbaa !35
  %1813 = add nsw i64 %1812, %1809
  %1814 = icmp sgt i64 %1808, 0
  %1815 = mul nsw i64 %1809, 6
  br i1 %1814, label %1816, label %1830

1816:                                             ; preds = %1807
  %1817 = getelementptr inbounds { double, double }, ptr %1799, i64 %1815
  %1818 = getelementptr inbounds { double, double }, ptr %1799, i64 %1815, i32 1
  %1819 = getelementptr inbounds { double, double }, ptr %1817, i64 1
  %1820 = getelementptr inbounds { double, double }, ptr %1817, i64 1, i32 1
  %1821 = getelementptr inbounds { double, double }, ptr %1817, i64 2
  %1822 = getelementptr inbounds { double, double }, ptr %1817, i64 2, i32 1
  %1823 = getelementptr inbounds { double, double }, ptr %1817, i64 3
  %1824 = getelementptr inbounds { double, double }, ptr %1817, i64 3, i32 1
  %1825 = getelementptr inbounds { double, double }, ptr %1817, i64 4
  %1826 = getelementptr inbounds { double, double }, ptr %1817, i64 4, i32 1
  %1827 = getelementptr inbounds { double, double }, ptr %1817, i64 5
  %1828 = getelementptr inbounds { double, double }, ptr %1817, i64 5, i32 1
  %1829 = getelementptr { double, double }, ptr %2, i64 %1813
  br label %1867

1830:                                             ; preds = %1867, %1807
  %1831 = load ptr, ptr %1787, align 8, !tbaa !40
  %1832 = getelementptr inbounds { double, double }, ptr %1831, i64 %1813
  %1833 = mul nsw i64 %1813, %1779
  %1834 = getelementptr { double, double }, ptr %2, i64 %1833
  %1835 = getelementptr { double, double }, ptr %1834, i64 %1813
  %1836 = load <2 x double>, ptr %1832, align 8
  %1837 = load <2 x double>, ptr %1835, align 8
  %1838 = fadd contract <2 x double> %1836, %1837
  store <2 x double> %1838, ptr %1835, align 8
  %1839 = getelementptr inbounds { double, double }, ptr %1799, i64 %1815
  %1840 = getelementptr inbounds i8, ptr %1839, i64 48
  %1841 = getelementptr inbounds i8, ptr %1839, i64 64
  %1842 = getelementptr inbounds i8, ptr %1839, i64 80
  %1843 = load <2 x double>, ptr %1840, align 8
  %1844 = load <2 x double>, ptr %1841, align 8
  %1845 = load <2 x double>, ptr %1842, align 8
  %1846 = load ptr, ptr %1788, align 8, !tbaa !51
  %1847 = getelementptr inbounds i64, ptr %1846, i64 %1793
  %1848 = load i64, ptr %1847, align 8, !tbaa !35
  %1849 = icmp sgt i64 %1848, -1
  %1850 = load ptr, ptr %1785, align 8, !tbaa !34
  br i1 %1849, label %1851, label %1978

1851:                                             ; preds = %1830
  %1852 = getelementptr inbounds i8, ptr %1839, i64 40
  %1853 = load double, ptr %1852, align 8
  %1854 = getelementptr inbounds i8, ptr %1839, i64 32
  %1855 = load double, ptr %1854, align 8
  %1856 = load <4 x double>, ptr %1839, align 8
  %1857 = extractelement <2 x double> %1844, i64 0
  %1858 = extractelement <2 x double> %1844, i64 1
  %1859 = shufflevector <2 x double> %1845, <2 x double> %1843, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1860 = shufflevector <2 x double> %1845, <2 x double> %1843, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %1861 = shufflevector <2 x double> %1844, <2 x double> %1845, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1862 = shufflevector <2 x double> %1844, <2 x double> %1845, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %1863 = shufflevector <2 x double> %1844, <2 x double> %1843, <2 x i32> <i32 0, i32 2>
  %1864 = shufflevector <2 x double> %1844, <2 x double> %1843, <2 x i32> <i32 1, i32 3>
  %1865 = shufflevector <2 x double> %1843, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1866 = getelementptr { double, double }, ptr %2, i64 %1813
  br label %1984

1867:                                             ; preds = %1867, %1816
  %1868 = phi i64 [ 0, %1816 ], [ %1965, %1867 ]
  %1869 = mul nuw nsw i64 %1868, 6
  %1870 = getelementptr inbounds { double, double }, ptr %1798, i64 %1869
  %1871 = load double, ptr %1817, align 8
  %1872 = load double, ptr %1818, align 8
  %1873 = getelementptr inbounds { double, double }, ptr %1870, i64 1
  %1874 = load double, ptr %1819, align 8
  %1875 = load double, ptr %1820, align 8
  %1876 = getelementptr inbounds { double, double }, ptr %1870, i64 2
  %1877 = load double, ptr %1821, align 8
  %1878 = load double, ptr %1822, align 8
  %1879 = getelementptr inbounds { double, double }, ptr %1870, i64 3
  %1880 = load double, ptr %1823, align 8
  %1881 = load double, ptr %1824, align 8
  %1882 = getelementptr inbounds { double, double }, ptr %1870, i64 4
  %1883 = load double, ptr %1825, align 8
  %1884 = load double, ptr %1826, align 8
  %1885 = getelementptr inbounds { double, double }, ptr %1870, i64 5
  %1886 = load double, ptr %1827, align 8
  %1887 = load double, ptr %1828, align 8
  %1888 = load ptr, ptr %1786, align 8, !tbaa !37
  %1889 = getelementptr inbounds i64, ptr %1888, i64 %1793
  %1890 = load i64, ptr %1889, align 8, !tbaa !35
  %1891 = add nsw i64 %1890, %1868
  %1892 = mul nsw i64 %1891, %1779
  %1893 = getelementptr { double, double }, ptr %1829, i64 %1892
  %1894 = load <2 x double>, ptr %1870, align 8
  %1895 = insertelement <2 x double> poison, double %1872, i64 0
  %1896 = shufflevector <2 x double> %1895, <2 x double> poison, <2 x i32> zeroinitializer
  %1897 = fmul contract <2 x double> %1894, %1896
  %1898 = shufflevector <2 x double> %1897, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1899 = insertelement <2 x double> poison, double %1871, i64 0
  %1900 = shufflevector <2 x double> %1899, <2 x double> poison, <2 x i32> zeroinitializer
  %1901 = fmul contract <2 x double> %1894, %1900
  %1902 = fsub contract <2 x double> %1901, %1898
  %1903 = fadd contract <2 x double> %1901, %1898
  %1904 = shufflevector <2 x double> %1902, <2 x double> %1903, <2 x i32> <i32 0, i32 3>
  %1905 = load <2 x double>, ptr %1873, align 8
  %1906 = insertelement <2 x double> poison, double %1875, i64 0
  %1907 = shufflevector <2 x double> %1906, <2 x double> poison, <2 x i32> zeroinitializer
  %1908 = fmul contract <2 x double> %1905, %1907
  %1909 = shufflevector <2 x double> %1908, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1910 = insertelement <2 x double> poison, double %1874, i64 0
  %1911 = shufflevector <2 x double> %1910, <2 x double> poison, <2 x i32> zeroinitializer
  %1912 = fmul contract <2 x double> %1905, %1911
  %1913 = fsub contract <2 x double> %1912, %1909
  %1914 = fadd contract <2 x double> %1912, %1909
  %1915 = shufflevector <2 x double> %1913, <2 x double> %1914, <2 x i32> <i32 0, i32 3>
  %1916 = fadd contract <2 x double> %1904, %1915
  %1917 = load <2 x double>, ptr %1876, align 8
  %1918 = insertelement <2 x double> poison, double %1878, i64 0
  %1919 = shufflevector <2 x double> %1918, <2 x double> poison, <2 x i32> zeroinitializer
  %1920 = fmul contract <2 x double> %1917, %1919
  %1921 = shufflevector <2 x double> %1920, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1922 = insertelement <2 x double> poison, double %1877, i64 0
  %1923 = shufflevector <2 x double> %1922, <2 x double> poison, <2 x i32> zeroinitializer
  %1924 = fmul contract <2 x double> %1917, %1923
  %1925 = fsub contract <2 x double> %1924, %1921
  %1926 = fadd contract <2 x double> %1924, %1921
  %1927 = shufflevector <2 x double> %1925, <2 x double> %1926, <2 x i32> <i32 0, i32 3>
  %1928 = fadd contract <2 x double> %1916, %1927
  %1929 = load <2 x double>, ptr %1879, align 8
  %1930 = insertelement <2 x double> poison, double %1881, i64 0
  %1931 = shufflevector <2 x double> %1930, <2 x double> poison, <2 x i32> zeroinitializer
  %1932 = fmul contract <2 x double> %1929, %1931
  %1933 = shufflevector <2 x double> %1932, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1934 = insertelement <2 x double> poison, double %1880, i64 0
  %1935 = shufflevector <2 x double> %1934, <2 x double> poison, <2 x i32> zeroinitializer
  %1936 = fmul contract <2 x double> %1929, %1935
  %1937 = fsub contract <2 x double> %1936, %1933
  %1938 = fadd contract <2 x double> %1936, %1933
  %1939 = shufflevector <2 x double> %1937, <2 x double> %1938, <2 x i32> <i32 0, i32 3>
  %1940 = load <2 x double>, ptr %1882, align 8
  %1941 = insertelement <2 x double> poison, double %1884, i64 0
  %1942 = shufflevector <2 x double> %1941, <2 x double> poison, <2 x i32> zeroinitializer
  %1943 = fmul contract <2 x double> %1940, %1942
  %1944 = shufflevector <2 x double> %1943, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1945 = insertelement <2 x double> poison, double %1883, i64 0
  %1946 = shufflevector <2 x double> %1945, <2 x double> poison, <2 x i32> zeroinitializer
  %1947 = fmul contract <2 x double> %1940, %1946
  %1948 = fsub contract <2 x double> %1947, %1944
  %1949 = fadd contract <2 x double> %1947, %1944
  %1950 = shufflevector <2 x double> %1948, <2 x double> %1949, <2 x i32> <i32 0, i32 3>
  %1951 = fadd contract <2 x double> %1939, %1950
  %1952 = load <2 x double>, ptr %1885, align 8
  %1953 = insertelement <2 x double> poison, double %1887, i64 0
  %1954 = shufflevector <2 x double> %1953, <2 x double> poison, <2 x i32> zeroinitializer
  %1955 = fmul contract <2 x double> %1952, %1954
  %1956 = shufflevector <2 x double> %1955, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1957 = insertelement <2 x double> poison, double %1886, i64 0
  %1958 = shufflevector <2 x double> %1957, <2 x double> poison, <2 x i32> zeroinitializer
  %1959 = fmul contract <2 x double> %1952, %1958
  %1960 = fsub contract <2 x double> %1959, %1956
  %1961 = fadd contract <2 x double> %1959, %1956
  %1962 = shufflevector <2 x double> %1960, <2 x double> %1961, <2 x i32> <i32 0, i32 3>
  %1963 = fadd contract <2 x double> %1951, %1962
  %1964 = fadd contract <2 x double> %1928, %1963
  store <2 x double> %1964, ptr %1893, align 8
  %1965 = add nuw nsw i64 %1868, 1
  %1966 = load ptr, ptr %1785, align 8, !tbaa !34
  %1967 = getelementptr inbounds i64, ptr %1966, i64 %1793
  %1968 = load i64, ptr %1967, align 8, !tbaa !35
  %1969 = icmp slt i64 %1965, %1968
  br i1 %1969, label %1867, label %1830, !llvm.loop !95

1970:                                             ; preds = %2058
  %1971 = load ptr, ptr %1788, align 8, !tbaa !51
  br label %1972

1972:                                             ; preds = %1984, %1970
  %1973 = phi ptr [ %1971, %1970 ], [ %1985, %1984 ]
  %1974 = phi ptr [ %2140, %1970 ], [ %1986, %1984 ]
  %1975 = getelementptr inbounds i64, ptr %1973, i64 %1987
  %1976 = load i64, ptr %1975, align 8, !tbaa !35
  %1977 = icmp sgt i64 %1976, -1
  br i1 %1977, label %1984, label %1978, !llvm.loop !96

1978:                                             ; preds = %1972, %1830
  %1979 = phi ptr [ %1850, %1830 ], [ %1974, %1972 ]
  %1980 = add nuw nsw i64 %1809, 1
  %1981 = getelementptr inbounds i64, ptr %1979, i64 %1793
  %1982 = load i64, ptr %1981, align 8, !tbaa !35
  %1983 = icmp slt i64 %1980, %1982
  br i1 %1983, label %1807, label %1800, !llvm.loop !97

1984:                                             ; preds = %1972, %1851
  %1985 = phi ptr [ %1973, %1972 ], [ %1846, %1851 ]
  %1986 = phi ptr [ %1974, %1972 ], [ %1850, %1851 ]
  %1987 = phi i64 [ %1976, %1972 ], [ %1848, %1851 ]
  %1988 = phi i64 [ %1987, %1972 ], [ %1793, %1851 ]
  %1989 = phi double [ %2043, %1972 ], [ %1855, %1851 ]
  %1990 = phi double [ %2044, %1972 ], [ %1853, %1851 ]
  %1991 = phi <4 x double> [ %2028, %1972 ], [ %1856, %1851 ]
  %1992 = getelementptr inbounds %struct.Link, ptr %1775, i64 %1988, i32 4
  %1993 = getelementptr inbounds { double, double }, ptr %1992, i64 1
  %1994 = getelementptr inbounds { double, double }, ptr %1992, i64 2
  %1995 = load double, ptr %1994, align 8
  %1996 = getelementptr inbounds { double, double }, ptr %1992, i64 2, i32 1
  %1997 = load double, ptr %1996, align 8
  %1998 = load double, ptr %1992, align 8
  %1999 = getelementptr inbounds { double, double }, ptr %1992, i64 0, i32 1
  %2000 = load double, ptr %1999, align 8
  %2001 = insertelement <4 x double> poison, double %1995, i64 0
  %2002 = insertelement <4 x double> %2001, double %1998, i64 1
  %2003 = shufflevector <4 x double> %2002, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %2004 = fmul contract <4 x double> %1861, %2003
  %2005 = insertelement <4 x double> poison, double %1997, i64 0
  %2006 = insertelement <4 x double> %2005, double %2000, i64 1
  %2007 = shufflevector <4 x double> %2006, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %2008 = fmul contract <4 x double> %1862, %2007
  %2009 = fsub contract <4 x double> %2004, %2008
  %2010 = fadd contract <4 x double> %2004, %2008
  %2011 = shufflevector <4 x double> %2009, <4 x double> %2010, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %2012 = fmul contract double %1858, %1998
  %2013 = fmul contract double %1857, %2000
  %2014 = fadd contract double %2012, %2013
  %2015 = load <2 x double>, ptr %1993, align 8
  %2016 = shufflevector <2 x double> %2015, <2 x double> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %2017 = insertelement <4 x double> %2016, double %1995, i64 1
  %2018 = shufflevector <4 x double> %2017, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %2019 = fmul contract <4 x double> %1859, %2018
  %2020 = shufflevector <2 x double> %2015, <2 x double> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %2021 = insertelement <4 x double> %2020, double %1997, i64 1
  %2022 = shufflevector <4 x double> %2021, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %2023 = fmul contract <4 x double> %1860, %2022
  %2024 = fsub contract <4 x double> %2019, %2023
  %2025 = fadd contract <4 x double> %2019, %2023
  %2026 = shufflevector <4 x double> %2024, <4 x double> %2025, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %2027 = fsub contract <4 x double> %2026, %2011
  %2028 = fadd contract <4 x double> %1991, %2027
  %2029 = fmul contract <2 x double> %1865, %2015
  %2030 = insertelement <2 x double> poison, double %1998, i64 0
  %2031 = shufflevector <2 x double> %2030, <2 x double> %2015, <2 x i32> <i32 0, i32 2>
  %2032 = fmul contract <2 x double> %1863, %2031
  %2033 = insertelement <2 x double> %2015, double %2000, i64 0
  %2034 = fmul contract <2 x double> %1864, %2033
  %2035 = fsub contract <2 x double> %2032, %2034
  %2036 = shufflevector <2 x double> %2029, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %2037 = fadd contract <2 x double> %2029, %2036
  %2038 = extractelement <2 x double> %2037, i64 0
  %2039 = shufflevector <2 x double> %2035, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %2040 = fsub contract <2 x double> %2035, %2039
  %2041 = extractelement <2 x double> %2040, i64 0
  %2042 = fsub contract double %2014, %2038
  %2043 = fadd contract double %1989, %2041
  %2044 = fadd contract double %1990, %2042
  %2045 = getelementptr inbounds i64, ptr %1986, i64 %1987
  %2046 = load i64, ptr %2045, align 8, !tbaa !35
  %2047 = icmp sgt i64 %2046, 0
  br i1 %2047, label %2048, label %1972

2048:                                             ; preds = %1984
  %2049 = getelementptr inbounds %struct.Link, ptr %1775, i64 %1987, i32 5
  %2050 = insertelement <2 x double> poison, double %2043, i64 0
  %2051 = shufflevector <2 x double> %2050, <2 x double> poison, <2 x i32> zeroinitializer
  %2052 = insertelement <2 x double> poison, double %2044, i64 0
  %2053 = shufflevector <2 x double> %2052, <2 x double> poison, <2 x i32> zeroinitializer
  %2054 = shufflevector <4 x double> %2028, <4 x double> poison, <2 x i32> <i32 1, i32 1>
  %2055 = shufflevector <4 x double> %2028, <4 x double> poison, <2 x i32> zeroinitializer
  %2056 = shufflevector <4 x double> %2028, <4 x double> poison, <2 x i32> <i32 3, i32 3>
  %2057 = shufflevector <4 x double> %2028, <4 x double> poison, <2 x i32> <i32 2, i32 2>
  br label %2058

2058:                                             ; preds = %2058, %2048
  %2059 = phi i64 [ 0, %2048 ], [ %2139, %2058 ]
  %2060 = load ptr, ptr %1786, align 8, !tbaa !37
  %2061 = getelementptr inbounds i64, ptr %2060, i64 %1987
  %2062 = load i64, ptr %2061, align 8, !tbaa !35
  %2063 = add nsw i64 %2062, %2059
  %2064 = mul nuw nsw i64 %2059, 6
  %2065 = getelementptr inbounds { double, double }, ptr %2049, i64 %2064
  %2066 = getelementptr inbounds { double, double }, ptr %2065, i64 1
  %2067 = getelementptr inbounds { double, double }, ptr %2065, i64 2
  %2068 = getelementptr inbounds { double, double }, ptr %2065, i64 3
  %2069 = load double, ptr %2068, align 8
  %2070 = getelementptr inbounds { double, double }, ptr %2065, i64 3, i32 1
  %2071 = load double, ptr %2070, align 8
  %2072 = getelementptr inbounds { double, double }, ptr %2065, i64 4
  %2073 = load double, ptr %2072, align 8
  %2074 = getelementptr inbounds { double, double }, ptr %2065, i64 4, i32 1
  %2075 = load double, ptr %2074, align 8
  %2076 = getelementptr inbounds { double, double }, ptr %2065, i64 5
  %2077 = load double, ptr %2076, align 8
  %2078 = getelementptr inbounds { double, double }, ptr %2065, i64 5, i32 1
  %2079 = load double, ptr %2078, align 8
  %2080 = getelementptr { double, double }, ptr %1834, i64 %2063
  %2081 = mul nsw i64 %2063, %1779
  %2082 = getelementptr { double, double }, ptr %1866, i64 %2081
  %2083 = load <2 x double>, ptr %2065, align 8
  %2084 = fmul contract <2 x double> %2054, %2083
  %2085 = shufflevector <2 x double> %2084, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2086 = fmul contract <2 x double> %2055, %2083
  %2087 = fsub contract <2 x double> %2086, %2085
  %2088 = fadd contract <2 x double> %2086, %2085
  %2089 = shufflevector <2 x double> %2087, <2 x double> %2088, <2 x i32> <i32 0, i32 3>
  %2090 = load <2 x double>, ptr %2066, align 8
  %2091 = fmul contract <2 x double> %2056, %2090
  %2092 = shufflevector <2 x double> %2091, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2093 = fmul contract <2 x double> %2057, %2090
  %2094 = fsub contract <2 x double> %2093, %2092
  %2095 = fadd contract <2 x double> %2093, %2092
  %2096 = shufflevector <2 x double> %2094, <2 x double> %2095, <2 x i32> <i32 0, i32 3>
  %2097 = fadd contract <2 x double> %2089, %2096
  %2098 = load <2 x double>, ptr %2067, align 8
  %2099 = fmul contract <2 x double> %2053, %2098
  %2100 = shufflevector <2 x double> %2099, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2101 = fmul contract <2 x double> %2051, %2098
  %2102 = fsub contract <2 x double> %2101, %2100
  %2103 = fadd contract <2 x double> %2101, %2100
  %2104 = shufflevector <2 x double> %2102, <2 x double> %2103, <2 x i32> <i32 0, i32 3>
  %2105 = fadd contract <2 x double> %2097, %2104
  %2106 = insertelement <2 x double> poison, double %2069, i64 0
  %2107 = shufflevector <2 x double> %2106, <2 x double> poison, <2 x i32> zeroinitializer
  %2108 = fmul contract <2 x double> %1843, %2107
  %2109 = insertelement <2 x double> poison, double %2071, i64 0
  %2110 = shufflevector <2 x double> %2109, <2 x double> poison, <2 x i32> zeroinitializer
  %2111 = fmul contract <2 x double> %1843, %2110
  %2112 = shufflevector <2 x double> %2111, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2113 = fsub contract <2 x double> %2108, %2112
  %2114 = fadd contract <2 x double> %2108, %2112
  %2115 = shufflevector <2 x double> %2113, <2 x double> %2114, <2 x i32> <i32 0, i32 3>
  %2116 = insertelement <2 x double> poison, double %2073, i64 0
  %2117 = shufflevector <2 x double> %2116, <2 x double> poison, <2 x i32> zeroinitializer
  %2118 = fmul contract <2 x double> %1844, %2117
  %2119 = insertelement <2 x double> poison, double %2075, i64 0
  %2120 = shufflevector <2 x double> %2119, <2 x double> poison, <2 x i32> zeroinitializer
  %2121 = fmul contract <2 x double> %1844, %2120
  %2122 = shufflevector <2 x double> %2121, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2123 = fsub contract <2 x double> %2118, %2122
  %2124 = fadd contract <2 x double> %2118, %2122
  %2125 = shufflevector <2 x double> %2123, <2 x double> %2124, <2 x i32> <i32 0, i32 3>
  %2126 = fadd contract <2 x double> %2115, %2125
  %2127 = insertelement <2 x double> poison, double %2077, i64 0
  %2128 = shufflevector <2 x double> %2127, <2 x double> poison, <2 x i32> zeroinitializer
  %2129 = fmul contract <2 x double> %1845, %2128
  %2130 = insertelement <2 x double> poison, double %2079, i64 0
  %2131 = shufflevector <2 x double> %2130, <2 x double> poison, <2 x i32> zeroinitializer
  %2132 = fmul contract <2 x double> %1845, %2131
  %2133 = shufflevector <2 x double> %2132, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2134 = fsub contract <2 x double> %2129, %2133
  %2135 = fadd contract <2 x double> %2129, %2133
  %2136 = shufflevector <2 x double> %2134, <2 x double> %2135, <2 x i32> <i32 0, i32 3>
  %2137 = fadd contract <2 x double> %2126, %2136
  %2138 = fadd contract <2 x double> %2105, %2137
  store <2 x double> %2138, ptr %2080, align 8
  store <2 x double> %2138, ptr %2082, align 8
  %2139 = add nuw nsw i64 %2059, 1
  %2140 = load ptr, ptr %1785, align 8, !tbaa !34
  %2141 = getelementptr inbounds i64, ptr %2140, i64 %1987
  %2142 = load i64, ptr %2141, align 8, !tbaa !35
  %2143 = icmp slt i64 %2139, %2142
  br i1 %2143, label %2058, label %1970, !llvm.loop !98

2144:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #13
  tail call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1) #13
  %2145 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %2146 = load i64, ptr %2145, align 8, !tbaa !19
  %2147 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %2148 = load ptr, ptr %2147, align 8, !tbaa !99
  %2149 = shl i64 %2146, 4
  %2150 = mul i64 %2149, %2146
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %2150, i1 false)
  %2151 = load i64, ptr %0, align 8, !tbaa !31
  %2152 = icmp sgt i64 %2151, 0
  br i1 %2152, label %2153, label %3890

2153:                                             ; preds = %2144
  %2154 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %2155 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %2156 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 40
  %2157 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %2158 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %2159 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %2160 = getelementptr inbounds { double, double }, ptr %17, i64 3
  %2161 = getelementptr inbounds { double, double }, ptr %13, i64 1
  %2162 = getelementptr inbounds { double, double }, ptr %13, i64 2
  %2163 = getelementptr inbounds { double, double }, ptr %13, i64 3
  %2164 = getelementptr inbounds { double, double }, ptr %13, i64 4
  %2165 = getelementptr inbounds { double, double }, ptr %13, i64 5
  %2166 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %2167 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %2168 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %2169 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 39
  %2170 = getelementptr inbounds i8, ptr %17, i64 16
  %2171 = getelementptr inbounds i8, ptr %17, i64 32
  %2172 = getelementptr inbounds i8, ptr %17, i64 56
  %2173 = getelementptr inbounds i8, ptr %17, i64 64
  %2174 = getelementptr inbounds i8, ptr %17, i64 72
  %2175 = getelementptr inbounds i8, ptr %17, i64 80
  %2176 = getelementptr inbounds i8, ptr %17, i64 88
  %2177 = getelementptr inbounds { double, double }, ptr %16, i64 1
  %2178 = getelementptr inbounds { double, double }, ptr %16, i64 2
  br label %2179

2179:                                             ; preds = %2229, %2153
  %2180 = phi i64 [ 0, %2153 ], [ %2230, %2229 ]
  %2181 = load ptr, ptr %2154, align 8, !tbaa !34
  %2182 = getelementptr inbounds i64, ptr %2181, i64 %2180
  %2183 = load i64, ptr %2182, align 8, !tbaa !35
  %2184 = load ptr, ptr %2155, align 8, !tbaa !30
  %2185 = getelementptr inbounds %struct.Link, ptr %2184, i64 %2180
  %2186 = getelementptr inbounds %struct.Link, ptr %2184, i64 %2180, i32 1
  %2187 = load <2 x double>, ptr %2186, align 8
  %2188 = getelementptr inbounds %struct.Link, ptr %2184, i64 %2180, i32 1, i64 1
  %2189 = getelementptr inbounds %struct.Link, ptr %2184, i64 %2180, i32 1, i64 2
  %2190 = load <2 x double>, ptr %2188, align 8
  %2191 = load <2 x double>, ptr %2189, align 8
  %2192 = getelementptr inbounds %struct.Link, ptr %2184, i64 %2180, i32 2
  %2193 = load <2 x double>, ptr %2192, align 8
  %2194 = getelementptr inbounds %struct.Link, ptr %2184, i64 %2180, i32 2, i64 1
  %2195 = getelementptr inbounds %struct.Link, ptr %2184, i64 %2180, i32 2, i64 2
  %2196 = load <2 x double>, ptr %2194, align 8
  %2197 = load <2 x double>, ptr %2195, align 8
  %2198 = load ptr, ptr %2156, align 8, !tbaa !100
  %2199 = getelementptr inbounds i64, ptr %2198, i64 %2180
  %2200 = load i64, ptr %2199, align 8, !tbaa !35
  %2201 = icmp eq i64 %2200, 0
  br i1 %2201, label %2225, label %2202

2202:                                             ; preds = %2179
  %2203 = mul nsw i64 %2183, 6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %14) #14
  %2204 = load ptr, ptr %2157, align 8, !tbaa !101
  %2205 = getelementptr inbounds i64, ptr %2204, i64 %2180
  %2206 = load i64, ptr %2205, align 8, !tbaa !35
  %2207 = getelementptr i64, ptr %2205, i64 1
  %2208 = load i64, ptr %2207, align 8, !tbaa !35
  %2209 = sub nsw i64 %2208, %2206
  %2210 = icmp sgt i64 %2209, 0
  br i1 %2210, label %2211, label %2224

2211:                                             ; preds = %2202
  %2212 = load ptr, ptr %2158, align 8, !tbaa !20
  %2213 = load ptr, ptr %2159, align 8, !tbaa !102
  %2214 = getelementptr i64, ptr %2213, i64 %2206
  br label %2215

2215:                                             ; preds = %2215, %2211
  %2216 = phi i64 [ 0, %2211 ], [ %2222, %2215 ]
  %2217 = getelementptr i64, ptr %2214, i64 %2216
  %2218 = load i64, ptr %2217, align 8, !tbaa !35
  %2219 = getelementptr inbounds { double, double }, ptr %2212, i64 %2218
  %2220 = getelementptr inbounds [64 x { double, double }], ptr %14, i64 0, i64 %2216
  %2221 = load <2 x double>, ptr %2219, align 8
  store <2 x double> %2221, ptr %2220, align 16
  %2222 = add nuw nsw i64 %2216, 1
  %2223 = icmp eq i64 %2222, %2209
  br i1 %2223, label %2224, label %2215, !llvm.loop !103

2224:                                             ; preds = %2215, %2202
  call void @llvm.lifetime.start.p0(i64 1600, ptr nonnull %15) #14
  call fastcc void @call(i64 noundef %2200, i64 noundef 0, ptr noundef nonnull %14, i64 noundef %2209, ptr noundef %2148, i64 noundef %2203, ptr noundef nonnull %15) #13
  call void @llvm.lifetime.end.p0(i64 1600, ptr nonnull %15) #14
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %14) #14
  br label %2225

2225:                                             ; preds = %2224, %2179
  %2226 = icmp sgt i64 %2183, 0
  br i1 %2226, label %2227, label %2229

2227:                                             ; preds = %2225
  %2228 = getelementptr inbounds %struct.Link, ptr %2184, i64 %2180, i32 5
  br label %2233

2229:                                             ; preds = %2957, %2225
  %2230 = add nuw nsw i64 %2180, 1
  %2231 = load i64, ptr %0, align 8, !tbaa !31
  %2232 = icmp slt i64 %2230, %2231
  br i1 %2232, label %2179, label %3890, !llvm.loop !104

2233:                                             ; preds = %2957, %2227
  %2234 = phi i64 [ 0, %2227 ], [ %2958, %2957 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %16) #14
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %17) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %17, i8 0, i64 96, i1 false)
  %2235 = load ptr, ptr %2156, align 8, !tbaa !100
  %2236 = getelementptr inbounds i64, ptr %2235, i64 %2180
  %2237 = load i64, ptr %2236, align 8, !tbaa !35
  %2238 = icmp eq i64 %2237, 0
  %2239 = mul nsw i64 %2234, 6
  br i1 %2238, label %2354, label %2240

2240:                                             ; preds = %2233
  %2241 = getelementptr inbounds { double, double }, ptr %2148, i64 %2239
  %2242 = getelementptr inbounds { double, double }, ptr %2241, i64 1
  %2243 = getelementptr inbounds { double, double }, ptr %2241, i64 2
  %2244 = load <2 x double>, ptr %2241, align 8
  %2245 = load <2 x double>, ptr %2242, align 8
  %2246 = load <2 x double>, ptr %2243, align 8
  br label %2247

2247:                                             ; preds = %2247, %2240
  %2248 = phi i64 [ 0, %2240 ], [ %2295, %2247 ]
  %2249 = mul nuw nsw i64 %2248, 3
  %2250 = getelementptr inbounds { double, double }, ptr %2185, i64 %2249
  %2251 = load double, ptr %2250, align 8
  %2252 = getelementptr inbounds { double, double }, ptr %2185, i64 %2249, i32 1
  %2253 = load double, ptr %2252, align 8
  %2254 = getelementptr { double, double }, ptr %2250, i64 1
  %2255 = load double, ptr %2254, align 8
  %2256 = getelementptr { double, double }, ptr %2250, i64 1, i32 1
  %2257 = load double, ptr %2256, align 8
  %2258 = getelementptr { double, double }, ptr %2250, i64 2
  %2259 = load double, ptr %2258, align 8
  %2260 = getelementptr { double, double }, ptr %2250, i64 2, i32 1
  %2261 = load double, ptr %2260, align 8
  %2262 = getelementptr inbounds { double, double }, ptr %17, i64 %2248
  %2263 = insertelement <2 x double> poison, double %2251, i64 0
  %2264 = shufflevector <2 x double> %2263, <2 x double> poison, <2 x i32> zeroinitializer
  %2265 = fmul contract <2 x double> %2244, %2264
  %2266 = insertelement <2 x double> poison, double %2253, i64 0
  %2267 = shufflevector <2 x double> %2266, <2 x double> poison, <2 x i32> zeroinitializer
  %2268 = fmul contract <2 x double> %2244, %2267
  %2269 = shufflevector <2 x double> %2268, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2270 = fsub contract <2 x double> %2265, %2269
  %2271 = fadd contract <2 x double> %2265, %2269
  %2272 = shufflevector <2 x double> %2270, <2 x double> %2271, <2 x i32> <i32 0, i32 3>
  %2273 = insertelement <2 x double> poison, double %2255, i64 0
  %2274 = shufflevector <2 x double> %2273, <2 x double> poison, <2 x i32> zeroinitializer
  %2275 = fmul contract <2 x double> %2245, %2274
  %2276 = insertelement <2 x double> poison, double %2257, i64 0
  %2277 = shufflevector <2 x double> %2276, <2 x double> poison, <2 x i32> zeroinitializer
  %2278 = fmul contract <2 x double> %2245, %2277
  %2279 = shufflevector <2 x double> %2278, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2280 = fsub contract <2 x double> %2275, %2279
  %2281 = fadd contract <2 x double> %2275, %2279
  %2282 = shufflevector <2 x double> %2280, <2 x double> %2281, <2 x i32> <i32 0, i32 3>
  %2283 = fadd contract <2 x double> %2272, %2282
  %2284 = insertelement <2 x double> poison, double %2259, i64 0
  %2285 = shufflevector <2 x double> %2284, <2 x double> poison, <2 x i32> zeroinitializer
  %2286 = fmul contract <2 x double> %2246, %2285
  %2287 = insertelement <2 x double> poison, double %2261, i64 0
  %2288 = shufflevector <2 x double> %2287, <2 x double> poison, <2 x i32> zeroinitializer
  %2289 = fmul contract <2 x double> %2246, %2288
  %2290 = shufflevector <2 x double> %2289, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2291 = fsub contract <2 x double> %2286, %2290
  %2292 = fadd contract <2 x double> %2286, %2290
  %2293 = shufflevector <2 x double> %2291, <2 x double> %2292, <2 x i32> <i32 0, i32 3>
  %2294 = fadd contract <2 x double> %2283, %2293
  store <2 x double> %2294, ptr %2262, align 16
  %2295 = add nuw nsw i64 %2248, 1
  %2296 = icmp eq i64 %2295, 3
  br i1 %2296, label %2297, label %2247, !llvm.loop !105

2297:                                             ; preds = %2247
  %2298 = getelementptr inbounds { double, double }, ptr %2241, i64 3
  %2299 = getelementptr inbounds { double, double }, ptr %2241, i64 4
  %2300 = getelementptr inbounds { double, double }, ptr %2241, i64 5
  %2301 = load <2 x double>, ptr %2298, align 8
  %2302 = load <2 x double>, ptr %2299, align 8
  %2303 = load <2 x double>, ptr %2300, align 8
  br label %2304

2304:                                             ; preds = %2304, %2297
  %2305 = phi i64 [ 0, %2297 ], [ %2352, %2304 ]
  %2306 = mul nuw nsw i64 %2305, 3
  %2307 = getelementptr inbounds { double, double }, ptr %2185, i64 %2306
  %2308 = load double, ptr %2307, align 8
  %2309 = getelementptr inbounds { double, double }, ptr %2185, i64 %2306, i32 1
  %2310 = load double, ptr %2309, align 8
  %2311 = getelementptr { double, double }, ptr %2307, i64 1
  %2312 = load double, ptr %2311, align 8
  %2313 = getelementptr { double, double }, ptr %2307, i64 1, i32 1
  %2314 = load double, ptr %2313, align 8
  %2315 = getelementptr { double, double }, ptr %2307, i64 2
  %2316 = load double, ptr %2315, align 8
  %2317 = getelementptr { double, double }, ptr %2307, i64 2, i32 1
  %2318 = load double, ptr %2317, align 8
  %2319 = getelementptr inbounds { double, double }, ptr %2160, i64 %2305
  %2320 = insertelement <2 x double> poison, double %2308, i64 0
  %2321 = shufflevector <2 x double> %2320, <2 x double> poison, <2 x i32> zeroinitializer
  %2322 = fmul contract <2 x double> %2301, %2321
  %2323 = insertelement <2 x double> poison, double %2310, i64 0
  %2324 = shufflevector <2 x double> %2323, <2 x double> poison, <2 x i32> zeroinitializer
  %2325 = fmul contract <2 x double> %2301, %2324
  %2326 = shufflevector <2 x double> %2325, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2327 = fsub contract <2 x double> %2322, %2326
  %2328 = fadd contract <2 x double> %2322, %2326
  %2329 = shufflevector <2 x double> %2327, <2 x double> %2328, <2 x i32> <i32 0, i32 3>
  %2330 = insertelement <2 x double> poison, double %2312, i64 0
  %2331 = shufflevector <2 x double> %2330, <2 x double> poison, <2 x i32> zeroinitializer
  %2332 = fmul contract <2 x double> %2302, %2331
  %2333 = insertelement <2 x double> poison, double %2314, i64 0
  %2334 = shufflevector <2 x double> %2333, <2 x double> poison, <2 x i32> zeroinitializer
  %2335 = fmul contract <2 x double> %2302, %2334
  %2336 = shufflevector <2 x double> %2335, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2337 = fsub contract <2 x double> %2332, %2336
  %2338 = fadd contract <2 x double> %2332, %2336
  %2339 = shufflevector <2 x double> %2337, <2 x double> %2338, <2 x i32> <i32 0, i32 3>
  %2340 = fadd contract <2 x double> %2329, %2339
  %2341 = insertelement <2 x double> poison, double %2316, i64 0
  %2342 = shufflevector <2 x double> %2341, <2 x double> poison, <2 x i32> zeroinitializer
  %2343 = fmul contract <2 x double> %2303, %2342
  %2344 = insertelement <2 x double> poison, double %2318, i64 0
  %2345 = shufflevector <2 x double> %2344, <2 x double> poison, <2 x i32> zeroinitializer
  %2346 = fmul contract <2 x double> %2303, %2345
  %2347 = shufflevector <2 x double> %2346, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2348 = fsub contract <2 x double> %2343, %2347
  %2349 = fadd contract <2 x double> %2343, %2347
  %2350 = shufflevector <2 x double> %2348, <2 x double> %2349, <2 x i32> <i32 0, i32 3>
  %2351 = fadd contract <2 x double> %2340, %2350
  store <2 x double> %2351, ptr %2319, align 16
  %2352 = add nuw nsw i64 %2305, 1
  %2353 = icmp eq i64 %2352, 3
  br i1 %2353, label %2354, label %2304, !llvm.loop !105

2354:                                             ; preds = %2304, %2233
  %2355 = getelementptr inbounds { double, double }, ptr %2228, i64 %2239
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %13) #14
  %2356 = getelementptr inbounds { double, double }, ptr %2355, i64 2
  %2357 = load double, ptr %2356, align 8
  %2358 = getelementptr inbounds { double, double }, ptr %2355, i64 2, i32 1
  %2359 = load double, ptr %2358, align 8
  %2360 = getelementptr inbounds { double, double }, ptr %2355, i64 1
  %2361 = load double, ptr %2360, align 8
  %2362 = getelementptr inbounds { double, double }, ptr %2355, i64 1, i32 1
  %2363 = load double, ptr %2362, align 8
  %2364 = insertelement <2 x double> poison, double %2359, i64 0
  %2365 = shufflevector <2 x double> %2364, <2 x double> poison, <2 x i32> zeroinitializer
  %2366 = fmul contract <2 x double> %2190, %2365
  %2367 = shufflevector <2 x double> %2366, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2368 = insertelement <2 x double> poison, double %2357, i64 0
  %2369 = shufflevector <2 x double> %2368, <2 x double> poison, <2 x i32> zeroinitializer
  %2370 = fmul contract <2 x double> %2190, %2369
  %2371 = fsub contract <2 x double> %2370, %2367
  %2372 = fadd contract <2 x double> %2370, %2367
  %2373 = shufflevector <2 x double> %2371, <2 x double> %2372, <2 x i32> <i32 0, i32 3>
  %2374 = insertelement <2 x double> poison, double %2363, i64 0
  %2375 = shufflevector <2 x double> %2374, <2 x double> poison, <2 x i32> zeroinitializer
  %2376 = fmul contract <2 x double> %2191, %2375
  %2377 = shufflevector <2 x double> %2376, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2378 = insertelement <2 x double> poison, double %2361, i64 0
  %2379 = shufflevector <2 x double> %2378, <2 x double> poison, <2 x i32> zeroinitializer
  %2380 = fmul contract <2 x double> %2191, %2379
  %2381 = fsub contract <2 x double> %2380, %2377
  %2382 = fadd contract <2 x double> %2380, %2377
  %2383 = shufflevector <2 x double> %2381, <2 x double> %2382, <2 x i32> <i32 0, i32 3>
  %2384 = fsub contract <2 x double> %2373, %2383
  store <2 x double> %2384, ptr %13, align 16
  %2385 = load double, ptr %2355, align 8
  %2386 = getelementptr inbounds { double, double }, ptr %2228, i64 %2239, i32 1
  %2387 = load double, ptr %2386, align 8
  %2388 = insertelement <2 x double> poison, double %2387, i64 0
  %2389 = shufflevector <2 x double> %2388, <2 x double> poison, <2 x i32> zeroinitializer
  %2390 = fmul contract <2 x double> %2191, %2389
  %2391 = shufflevector <2 x double> %2390, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2392 = insertelement <2 x double> poison, double %2385, i64 0
  %2393 = shufflevector <2 x double> %2392, <2 x double> poison, <2 x i32> zeroinitializer
  %2394 = fmul contract <2 x double> %2191, %2393
  %2395 = fsub contract <2 x double> %2394, %2391
  %2396 = fadd contract <2 x double> %2394, %2391
  %2397 = shufflevector <2 x double> %2395, <2 x double> %2396, <2 x i32> <i32 0, i32 3>
  %2398 = fmul contract <2 x double> %2187, %2365
  %2399 = shufflevector <2 x double> %2398, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2400 = fmul contract <2 x double> %2187, %2369
  %2401 = fsub contract <2 x double> %2400, %2399
  %2402 = fadd contract <2 x double> %2400, %2399
  %2403 = shufflevector <2 x double> %2401, <2 x double> %2402, <2 x i32> <i32 0, i32 3>
  %2404 = fsub contract <2 x double> %2397, %2403
  store <2 x double> %2404, ptr %2161, align 16
  %2405 = fmul contract <2 x double> %2187, %2375
  %2406 = shufflevector <2 x double> %2405, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2407 = fmul contract <2 x double> %2187, %2379
  %2408 = fsub contract <2 x double> %2407, %2406
  %2409 = fadd contract <2 x double> %2407, %2406
  %2410 = shufflevector <2 x double> %2408, <2 x double> %2409, <2 x i32> <i32 0, i32 3>
  %2411 = fmul contract <2 x double> %2190, %2389
  %2412 = shufflevector <2 x double> %2411, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2413 = fmul contract <2 x double> %2190, %2393
  %2414 = fsub contract <2 x double> %2413, %2412
  %2415 = fadd contract <2 x double> %2413, %2412
  %2416 = shufflevector <2 x double> %2414, <2 x double> %2415, <2 x i32> <i32 0, i32 3>
  %2417 = fsub contract <2 x double> %2410, %2416
  store <2 x double> %2417, ptr %2162, align 16
  %2418 = getelementptr inbounds { double, double }, ptr %2355, i64 3
  %2419 = getelementptr inbounds { double, double }, ptr %2355, i64 5
  %2420 = load double, ptr %2419, align 8
  %2421 = getelementptr inbounds { double, double }, ptr %2355, i64 5, i32 1
  %2422 = load double, ptr %2421, align 8
  %2423 = getelementptr inbounds { double, double }, ptr %2355, i64 4
  %2424 = load double, ptr %2423, align 8
  %2425 = getelementptr inbounds { double, double }, ptr %2355, i64 4, i32 1
  %2426 = load double, ptr %2425, align 8
  %2427 = load double, ptr %2418, align 8
  %2428 = getelementptr inbounds { double, double }, ptr %2355, i64 3, i32 1
  %2429 = load double, ptr %2428, align 8
  %2430 = insertelement <2 x double> poison, double %2422, i64 0
  %2431 = shufflevector <2 x double> %2430, <2 x double> poison, <2 x i32> zeroinitializer
  %2432 = fmul contract <2 x double> %2190, %2431
  %2433 = shufflevector <2 x double> %2432, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2434 = insertelement <2 x double> poison, double %2420, i64 0
  %2435 = shufflevector <2 x double> %2434, <2 x double> poison, <2 x i32> zeroinitializer
  %2436 = fmul contract <2 x double> %2190, %2435
  %2437 = fsub contract <2 x double> %2436, %2433
  %2438 = fadd contract <2 x double> %2436, %2433
  %2439 = shufflevector <2 x double> %2437, <2 x double> %2438, <2 x i32> <i32 0, i32 3>
  %2440 = insertelement <2 x double> poison, double %2426, i64 0
  %2441 = shufflevector <2 x double> %2440, <2 x double> poison, <2 x i32> zeroinitializer
  %2442 = fmul contract <2 x double> %2191, %2441
  %2443 = shufflevector <2 x double> %2442, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2444 = insertelement <2 x double> poison, double %2424, i64 0
  %2445 = shufflevector <2 x double> %2444, <2 x double> poison, <2 x i32> zeroinitializer
  %2446 = fmul contract <2 x double> %2191, %2445
  %2447 = fsub contract <2 x double> %2446, %2443
  %2448 = fadd contract <2 x double> %2446, %2443
  %2449 = shufflevector <2 x double> %2447, <2 x double> %2448, <2 x i32> <i32 0, i32 3>
  %2450 = fsub contract <2 x double> %2439, %2449
  %2451 = fmul contract <2 x double> %2196, %2365
  %2452 = shufflevector <2 x double> %2451, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2453 = fmul contract <2 x double> %2196, %2369
  %2454 = fsub contract <2 x double> %2453, %2452
  %2455 = fadd contract <2 x double> %2453, %2452
  %2456 = shufflevector <2 x double> %2454, <2 x double> %2455, <2 x i32> <i32 0, i32 3>
  %2457 = fmul contract <2 x double> %2197, %2375
  %2458 = shufflevector <2 x double> %2457, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2459 = fmul contract <2 x double> %2197, %2379
  %2460 = fsub contract <2 x double> %2459, %2458
  %2461 = fadd contract <2 x double> %2459, %2458
  %2462 = shufflevector <2 x double> %2460, <2 x double> %2461, <2 x i32> <i32 0, i32 3>
  %2463 = fsub contract <2 x double> %2456, %2462
  %2464 = fadd contract <2 x double> %2463, %2450
  store <2 x double> %2464, ptr %2163, align 16
  %2465 = insertelement <2 x double> poison, double %2429, i64 0
  %2466 = shufflevector <2 x double> %2465, <2 x double> poison, <2 x i32> zeroinitializer
  %2467 = fmul contract <2 x double> %2191, %2466
  %2468 = shufflevector <2 x double> %2467, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2469 = insertelement <2 x double> poison, double %2427, i64 0
  %2470 = shufflevector <2 x double> %2469, <2 x double> poison, <2 x i32> zeroinitializer
  %2471 = fmul contract <2 x double> %2191, %2470
  %2472 = fsub contract <2 x double> %2471, %2468
  %2473 = fadd contract <2 x double> %2471, %2468
  %2474 = shufflevector <2 x double> %2472, <2 x double> %2473, <2 x i32> <i32 0, i32 3>
  %2475 = fmul contract <2 x double> %2187, %2431
  %2476 = shufflevector <2 x double> %2475, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2477 = fmul contract <2 x double> %2187, %2435
  %2478 = fsub contract <2 x double> %2477, %2476
  %2479 = fadd contract <2 x double> %2477, %2476
  %2480 = shufflevector <2 x double> %2478, <2 x double> %2479, <2 x i32> <i32 0, i32 3>
  %2481 = fsub contract <2 x double> %2474, %2480
  %2482 = fmul contract <2 x double> %2197, %2389
  %2483 = shufflevector <2 x double> %2482, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2484 = fmul contract <2 x double> %2197, %2393
  %2485 = fsub contract <2 x double> %2484, %2483
  %2486 = fadd contract <2 x double> %2484, %2483
  %2487 = shufflevector <2 x double> %2485, <2 x double> %2486, <2 x i32> <i32 0, i32 3>
  %2488 = fmul contract <2 x double> %2193, %2365
  %2489 = shufflevector <2 x double> %2488, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2490 = fmul contract <2 x double> %2193, %2369
  %2491 = fsub contract <2 x double> %2490, %2489
  %2492 = fadd contract <2 x double> %2490, %2489
  %2493 = shufflevector <2 x double> %2491, <2 x double> %2492, <2 x i32> <i32 0, i32 3>
  %2494 = fsub contract <2 x double> %2487, %2493
  %2495 = fadd contract <2 x double> %2494, %2481
  store <2 x double> %2495, ptr %2164, align 16
  %2496 = fmul contract <2 x double> %2187, %2441
  %2497 = shufflevector <2 x double> %2496, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2498 = fmul contract <2 x double> %2187, %2445
  %2499 = fsub contract <2 x double> %2498, %2497
  %2500 = fadd contract <2 x double> %2498, %2497
  %2501 = shufflevector <2 x double> %2499, <2 x double> %2500, <2 x i32> <i32 0, i32 3>
  %2502 = fmul contract <2 x double> %2190, %2466
  %2503 = shufflevector <2 x double> %2502, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2504 = fmul contract <2 x double> %2190, %2470
  %2505 = fsub contract <2 x double> %2504, %2503
  %2506 = fadd contract <2 x double> %2504, %2503
  %2507 = shufflevector <2 x double> %2505, <2 x double> %2506, <2 x i32> <i32 0, i32 3>
  %2508 = fsub contract <2 x double> %2501, %2507
  %2509 = fmul contract <2 x double> %2193, %2375
  %2510 = shufflevector <2 x double> %2509, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2511 = fmul contract <2 x double> %2193, %2379
  %2512 = fsub contract <2 x double> %2511, %2510
  %2513 = fadd contract <2 x double> %2511, %2510
  %2514 = shufflevector <2 x double> %2512, <2 x double> %2513, <2 x i32> <i32 0, i32 3>
  %2515 = fmul contract <2 x double> %2196, %2389
  %2516 = shufflevector <2 x double> %2515, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2517 = fmul contract <2 x double> %2196, %2393
  %2518 = fsub contract <2 x double> %2517, %2516
  %2519 = fadd contract <2 x double> %2517, %2516
  %2520 = shufflevector <2 x double> %2518, <2 x double> %2519, <2 x i32> <i32 0, i32 3>
  %2521 = fsub contract <2 x double> %2514, %2520
  %2522 = fadd contract <2 x double> %2521, %2508
  store <2 x double> %2522, ptr %2165, align 16
  br label %2523

2523:                                             ; preds = %2523, %2354
  %2524 = phi i64 [ 0, %2354 ], [ %2541, %2523 ]
  %2525 = getelementptr inbounds [6 x { double, double }], ptr %13, i64 0, i64 %2524
  %2526 = load <4 x double>, ptr %2525, align 16
  %2527 = shufflevector <4 x double> %2526, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %2528 = shufflevector <4 x double> %2526, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %2529 = fmul contract <2 x double> %2528, zeroinitializer
  %2530 = fmul contract <2 x double> %2527, zeroinitializer
  %2531 = fsub contract <2 x double> %2527, %2529
  %2532 = fadd contract <2 x double> %2528, %2530
  %2533 = getelementptr inbounds { double, double }, ptr %17, i64 %2524
  %2534 = load <4 x double>, ptr %2533, align 16
  %2535 = shufflevector <4 x double> %2534, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %2536 = shufflevector <4 x double> %2534, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %2537 = fadd contract <2 x double> %2535, %2531
  %2538 = fadd contract <2 x double> %2532, %2536
  %2539 = getelementptr inbounds { double, double }, ptr %17, i64 %2524
  %2540 = shufflevector <2 x double> %2537, <2 x double> %2538, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %2540, ptr %2539, align 16
  %2541 = add nuw i64 %2524, 2
  %2542 = icmp eq i64 %2541, 6
  br i1 %2542, label %2543, label %2523, !llvm.loop !106

2543:                                             ; preds = %2523
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %13) #14
  br label %2960

2544:                                             ; preds = %2960
  %2545 = load ptr, ptr %2166, align 8, !tbaa !37
  %2546 = getelementptr inbounds i64, ptr %2545, i64 %2180
  %2547 = load i64, ptr %2546, align 8, !tbaa !35
  %2548 = getelementptr inbounds { double, double }, ptr %2, i64 %2547
  %2549 = getelementptr inbounds { double, double }, ptr %2548, i64 %2234
  %2550 = load ptr, ptr %2155, align 8, !tbaa !30
  %2551 = load ptr, ptr %2167, align 8, !tbaa !92
  %2552 = load i64, ptr %0, align 8, !tbaa !31
  %2553 = icmp sgt i64 %2552, %2180
  br i1 %2553, label %2554, label %2579

2554:                                             ; preds = %2544
  %2555 = getelementptr inbounds %struct.Link, ptr %2550, i64 %2180, i32 3
  %2556 = getelementptr inbounds { double, double }, ptr %2555, i64 0, i32 1
  %2557 = getelementptr inbounds %struct.Link, ptr %2550, i64 %2180, i32 3, i64 1
  %2558 = getelementptr inbounds %struct.Link, ptr %2550, i64 %2180, i32 3, i64 1, i32 1
  %2559 = getelementptr inbounds %struct.Link, ptr %2550, i64 %2180, i32 3, i64 2
  %2560 = getelementptr inbounds %struct.Link, ptr %2550, i64 %2180, i32 3, i64 2, i32 1
  %2561 = load double, ptr %2160, align 16
  %2562 = load double, ptr %2172, align 8
  %2563 = load double, ptr %2173, align 16
  %2564 = load double, ptr %2174, align 8
  %2565 = load double, ptr %2175, align 16
  %2566 = load double, ptr %2176, align 8
  %2567 = load <2 x double>, ptr %17, align 16
  %2568 = load <2 x double>, ptr %2170, align 16
  %2569 = load <2 x double>, ptr %2171, align 16
  %2570 = load <2 x double>, ptr %16, align 16
  %2571 = load <2 x double>, ptr %2177, align 16
  %2572 = load <2 x double>, ptr %2178, align 16
  %2573 = extractelement <2 x double> %2567, i64 0
  %2574 = extractelement <2 x double> %2567, i64 1
  %2575 = extractelement <2 x double> %2568, i64 0
  %2576 = extractelement <2 x double> %2568, i64 1
  %2577 = extractelement <2 x double> %2569, i64 0
  %2578 = extractelement <2 x double> %2569, i64 1
  br label %2584

2579:                                             ; preds = %2829, %2544
  %2580 = load ptr, ptr %2168, align 8, !tbaa !51
  %2581 = getelementptr inbounds i64, ptr %2580, i64 %2180
  %2582 = load i64, ptr %2581, align 8, !tbaa !35
  %2583 = icmp slt i64 %2582, 0
  br i1 %2583, label %2957, label %2833

2584:                                             ; preds = %2829, %2554
  %2585 = phi i64 [ %2180, %2554 ], [ %2830, %2829 ]
  %2586 = icmp eq i64 %2585, %2180
  br i1 %2586, label %2599, label %2587

2587:                                             ; preds = %2584
  %2588 = load ptr, ptr %2168, align 8, !tbaa !51
  %2589 = getelementptr inbounds i64, ptr %2588, i64 %2585
  %2590 = load i64, ptr %2589, align 8, !tbaa !35
  %2591 = icmp slt i64 %2590, %2180
  %2592 = load ptr, ptr %2169, align 8, !tbaa !107
  br i1 %2591, label %2827, label %2593

2593:                                             ; preds = %2587
  %2594 = getelementptr inbounds i64, ptr %2592, i64 %2590
  %2595 = load i64, ptr %2594, align 8, !tbaa !35
  %2596 = icmp ne i64 %2595, 0
  %2597 = zext i1 %2596 to i64
  %2598 = getelementptr inbounds i64, ptr %2592, i64 %2585
  store i64 %2597, ptr %2598, align 8, !tbaa !35
  br i1 %2596, label %2602, label %2829

2599:                                             ; preds = %2584
  %2600 = load ptr, ptr %2169, align 8, !tbaa !107
  %2601 = getelementptr inbounds i64, ptr %2600, i64 %2180
  store i64 1, ptr %2601, align 8, !tbaa !35
  br label %2602

2602:                                             ; preds = %2599, %2593
  %2603 = load ptr, ptr %2154, align 8, !tbaa !34
  %2604 = getelementptr inbounds i64, ptr %2603, i64 %2585
  %2605 = load i64, ptr %2604, align 8, !tbaa !35
  %2606 = icmp sgt i64 %2605, 0
  br i1 %2606, label %2607, label %2829

2607:                                             ; preds = %2602
  %2608 = getelementptr inbounds %struct.Link, ptr %2550, i64 %2585, i32 3, i64 1
  %2609 = load double, ptr %2608, align 8
  %2610 = load double, ptr %2557, align 8
  %2611 = fsub contract double %2609, %2610
  %2612 = fmul contract double %2574, %2611
  %2613 = getelementptr inbounds %struct.Link, ptr %2550, i64 %2585, i32 3, i64 1, i32 1
  %2614 = load double, ptr %2613, align 8
  %2615 = load double, ptr %2558, align 8
  %2616 = fsub contract double %2614, %2615
  %2617 = fmul contract double %2573, %2616
  %2618 = fadd contract double %2612, %2617
  %2619 = getelementptr inbounds %struct.Link, ptr %2550, i64 %2585, i32 3
  %2620 = load double, ptr %2619, align 8
  %2621 = load double, ptr %2555, align 8
  %2622 = fsub contract double %2620, %2621
  %2623 = fmul contract double %2576, %2622
  %2624 = getelementptr inbounds { double, double }, ptr %2619, i64 0, i32 1
  %2625 = load double, ptr %2624, align 8
  %2626 = load double, ptr %2556, align 8
  %2627 = fsub contract double %2625, %2626
  %2628 = fmul contract double %2575, %2627
  %2629 = fadd contract double %2623, %2628
  %2630 = fsub contract double %2618, %2629
  %2631 = fadd contract double %2566, %2630
  %2632 = fmul contract double %2573, %2611
  %2633 = fmul contract double %2574, %2616
  %2634 = fsub contract double %2632, %2633
  %2635 = fmul contract double %2575, %2622
  %2636 = fmul contract double %2576, %2627
  %2637 = fsub contract double %2635, %2636
  %2638 = fsub contract double %2634, %2637
  %2639 = fadd contract double %2565, %2638
  %2640 = fmul contract double %2578, %2622
  %2641 = fmul contract double %2577, %2627
  %2642 = fadd contract double %2640, %2641
  %2643 = getelementptr inbounds %struct.Link, ptr %2550, i64 %2585, i32 3, i64 2
  %2644 = load double, ptr %2643, align 8
  %2645 = load double, ptr %2559, align 8
  %2646 = fsub contract double %2644, %2645
  %2647 = fmul contract double %2574, %2646
  %2648 = getelementptr inbounds %struct.Link, ptr %2550, i64 %2585, i32 3, i64 2, i32 1
  %2649 = load double, ptr %2648, align 8
  %2650 = load double, ptr %2560, align 8
  %2651 = fsub contract double %2649, %2650
  %2652 = fmul contract double %2573, %2651
  %2653 = fadd contract double %2647, %2652
  %2654 = fsub contract double %2642, %2653
  %2655 = fadd contract double %2564, %2654
  %2656 = fmul contract double %2577, %2622
  %2657 = fmul contract double %2578, %2627
  %2658 = fsub contract double %2656, %2657
  %2659 = fmul contract double %2573, %2646
  %2660 = fmul contract double %2574, %2651
  %2661 = fsub contract double %2659, %2660
  %2662 = fsub contract double %2658, %2661
  %2663 = fadd contract double %2563, %2662
  %2664 = fmul contract double %2576, %2646
  %2665 = fmul contract double %2575, %2651
  %2666 = fadd contract double %2664, %2665
  %2667 = fmul contract double %2578, %2611
  %2668 = fmul contract double %2577, %2616
  %2669 = fadd contract double %2667, %2668
  %2670 = fsub contract double %2666, %2669
  %2671 = fadd contract double %2562, %2670
  %2672 = fmul contract double %2575, %2646
  %2673 = fmul contract double %2576, %2651
  %2674 = fsub contract double %2672, %2673
  %2675 = fmul contract double %2577, %2611
  %2676 = fmul contract double %2578, %2616
  %2677 = fsub contract double %2675, %2676
  %2678 = fsub contract double %2674, %2677
  %2679 = fadd contract double %2561, %2678
  %2680 = getelementptr inbounds %struct.Whole, ptr %2551, i64 %2585, i32 6
  %2681 = getelementptr inbounds %struct.Whole, ptr %2551, i64 %2585, i32 7
  %2682 = insertelement <2 x double> poison, double %2679, i64 0
  %2683 = shufflevector <2 x double> %2682, <2 x double> poison, <2 x i32> zeroinitializer
  %2684 = insertelement <2 x double> poison, double %2671, i64 0
  %2685 = shufflevector <2 x double> %2684, <2 x double> poison, <2 x i32> zeroinitializer
  %2686 = insertelement <2 x double> poison, double %2663, i64 0
  %2687 = shufflevector <2 x double> %2686, <2 x double> poison, <2 x i32> zeroinitializer
  %2688 = insertelement <2 x double> poison, double %2655, i64 0
  %2689 = shufflevector <2 x double> %2688, <2 x double> poison, <2 x i32> zeroinitializer
  %2690 = insertelement <2 x double> poison, double %2639, i64 0
  %2691 = shufflevector <2 x double> %2690, <2 x double> poison, <2 x i32> zeroinitializer
  %2692 = insertelement <2 x double> poison, double %2631, i64 0
  %2693 = shufflevector <2 x double> %2692, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2694

2694:                                             ; preds = %2694, %2607
  %2695 = phi i64 [ 0, %2607 ], [ %2822, %2694 ]
  %2696 = mul nuw nsw i64 %2695, 6
  %2697 = getelementptr inbounds { double, double }, ptr %2680, i64 %2696
  %2698 = load double, ptr %2697, align 8
  %2699 = getelementptr inbounds { double, double }, ptr %2680, i64 %2696, i32 1
  %2700 = load double, ptr %2699, align 8
  %2701 = getelementptr inbounds { double, double }, ptr %2697, i64 1
  %2702 = load double, ptr %2701, align 8
  %2703 = getelementptr inbounds { double, double }, ptr %2697, i64 1, i32 1
  %2704 = load double, ptr %2703, align 8
  %2705 = getelementptr inbounds { double, double }, ptr %2697, i64 2
  %2706 = load double, ptr %2705, align 8
  %2707 = getelementptr inbounds { double, double }, ptr %2697, i64 2, i32 1
  %2708 = load double, ptr %2707, align 8
  %2709 = getelementptr inbounds { double, double }, ptr %2697, i64 3
  %2710 = getelementptr inbounds { double, double }, ptr %2697, i64 4
  %2711 = getelementptr inbounds { double, double }, ptr %2697, i64 5
  %2712 = mul nsw i64 %2695, 3
  %2713 = getelementptr inbounds { double, double }, ptr %2681, i64 %2712
  %2714 = load double, ptr %2713, align 8
  %2715 = getelementptr inbounds { double, double }, ptr %2681, i64 %2712, i32 1
  %2716 = load double, ptr %2715, align 8
  %2717 = getelementptr inbounds { double, double }, ptr %2713, i64 1
  %2718 = load double, ptr %2717, align 8
  %2719 = getelementptr inbounds { double, double }, ptr %2713, i64 1, i32 1
  %2720 = load double, ptr %2719, align 8
  %2721 = getelementptr inbounds { double, double }, ptr %2713, i64 2
  %2722 = load double, ptr %2721, align 8
  %2723 = getelementptr inbounds { double, double }, ptr %2713, i64 2, i32 1
  %2724 = load double, ptr %2723, align 8
  %2725 = load ptr, ptr %2166, align 8, !tbaa !37
  %2726 = getelementptr inbounds i64, ptr %2725, i64 %2585
  %2727 = load i64, ptr %2726, align 8, !tbaa !35
  %2728 = add nsw i64 %2727, %2695
  %2729 = mul nsw i64 %2728, %2146
  %2730 = getelementptr inbounds { double, double }, ptr %2549, i64 %2729
  %2731 = insertelement <2 x double> poison, double %2698, i64 0
  %2732 = shufflevector <2 x double> %2731, <2 x double> poison, <2 x i32> zeroinitializer
  %2733 = fmul contract <2 x double> %2567, %2732
  %2734 = insertelement <2 x double> poison, double %2700, i64 0
  %2735 = shufflevector <2 x double> %2734, <2 x double> poison, <2 x i32> zeroinitializer
  %2736 = fmul contract <2 x double> %2567, %2735
  %2737 = shufflevector <2 x double> %2736, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2738 = fsub contract <2 x double> %2733, %2737
  %2739 = fadd contract <2 x double> %2733, %2737
  %2740 = shufflevector <2 x double> %2738, <2 x double> %2739, <2 x i32> <i32 0, i32 3>
  %2741 = insertelement <2 x double> poison, double %2702, i64 0
  %2742 = shufflevector <2 x double> %2741, <2 x double> poison, <2 x i32> zeroinitializer
  %2743 = fmul contract <2 x double> %2568, %2742
  %2744 = insertelement <2 x double> poison, double %2704, i64 0
  %2745 = shufflevector <2 x double> %2744, <2 x double> poison, <2 x i32> zeroinitializer
  %2746 = fmul contract <2 x double> %2568, %2745
  %2747 = shufflevector <2 x double> %2746, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2748 = fsub contract <2 x double> %2743, %2747
  %2749 = fadd contract <2 x double> %2743, %2747
  %2750 = shufflevector <2 x double> %2748, <2 x double> %2749, <2 x i32> <i32 0, i32 3>
  %2751 = fadd contract <2 x double> %2740, %2750
  %2752 = insertelement <2 x double> poison, double %2706, i64 0
  %2753 = shufflevector <2 x double> %2752, <2 x double> poison, <2 x i32> zeroinitializer
  %2754 = fmul contract <2 x double> %2569, %2753
  %2755 = insertelement <2 x double> poison, double %2708, i64 0
  %2756 = shufflevector <2 x double> %2755, <2 x double> poison, <2 x i32> zeroinitializer
  %2757 = fmul contract <2 x double> %2569, %2756
  %2758 = shufflevector <2 x double> %2757, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2759 = fsub contract <2 x double> %2754, %2758
  %2760 = fadd contract <2 x double> %2754, %2758
  %2761 = shufflevector <2 x double> %2759, <2 x double> %2760, <2 x i32> <i32 0, i32 3>
  %2762 = fadd contract <2 x double> %2751, %2761
  %2763 = load <2 x double>, ptr %2709, align 8
  %2764 = fmul contract <2 x double> %2685, %2763
  %2765 = shufflevector <2 x double> %2764, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2766 = fmul contract <2 x double> %2683, %2763
  %2767 = fsub contract <2 x double> %2766, %2765
  %2768 = fadd contract <2 x double> %2766, %2765
  %2769 = shufflevector <2 x double> %2767, <2 x double> %2768, <2 x i32> <i32 0, i32 3>
  %2770 = load <2 x double>, ptr %2710, align 8
  %2771 = fmul contract <2 x double> %2689, %2770
  %2772 = shufflevector <2 x double> %2771, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2773 = fmul contract <2 x double> %2687, %2770
  %2774 = fsub contract <2 x double> %2773, %2772
  %2775 = fadd contract <2 x double> %2773, %2772
  %2776 = shufflevector <2 x double> %2774, <2 x double> %2775, <2 x i32> <i32 0, i32 3>
  %2777 = fadd contract <2 x double> %2769, %2776
  %2778 = load <2 x double>, ptr %2711, align 8
  %2779 = fmul contract <2 x double> %2693, %2778
  %2780 = shufflevector <2 x double> %2779, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2781 = fmul contract <2 x double> %2691, %2778
  %2782 = fsub contract <2 x double> %2781, %2780
  %2783 = fadd contract <2 x double> %2781, %2780
  %2784 = shufflevector <2 x double> %2782, <2 x double> %2783, <2 x i32> <i32 0, i32 3>
  %2785 = fadd contract <2 x double> %2777, %2784
  %2786 = fadd contract <2 x double> %2762, %2785
  %2787 = insertelement <2 x double> poison, double %2714, i64 0
  %2788 = shufflevector <2 x double> %2787, <2 x double> poison, <2 x i32> zeroinitializer
  %2789 = fmul contract <2 x double> %2570, %2788
  %2790 = insertelement <2 x double> poison, double %2716, i64 0
  %2791 = shufflevector <2 x double> %2790, <2 x double> poison, <2 x i32> zeroinitializer
  %2792 = fmul contract <2 x double> %2570, %2791
  %2793 = shufflevector <2 x double> %2792, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2794 = fsub contract <2 x double> %2789, %2793
  %2795 = fadd contract <2 x double> %2789, %2793
  %2796 = shufflevector <2 x double> %2794, <2 x double> %2795, <2 x i32> <i32 0, i32 3>
  %2797 = insertelement <2 x double> poison, double %2718, i64 0
  %2798 = shufflevector <2 x double> %2797, <2 x double> poison, <2 x i32> zeroinitializer
  %2799 = fmul contract <2 x double> %2571, %2798
  %2800 = insertelement <2 x double> poison, double %2720, i64 0
  %2801 = shufflevector <2 x double> %2800, <2 x double> poison, <2 x i32> zeroinitializer
  %2802 = fmul contract <2 x double> %2571, %2801
  %2803 = shufflevector <2 x double> %2802, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2804 = fsub contract <2 x double> %2799, %2803
  %2805 = fadd contract <2 x double> %2799, %2803
  %2806 = shufflevector <2 x double> %2804, <2 x double> %2805, <2 x i32> <i32 0, i32 3>
  %2807 = fadd contract <2 x double> %2796, %2806
  %2808 = insertelement <2 x double> poison, double %2722, i64 0
  %2809 = shufflevector <2 x double> %2808, <2 x double> poison, <2 x i32> zeroinitializer
  %2810 = fmul contract <2 x double> %2572, %2809
  %2811 = insertelement <2 x double> poison, double %2724, i64 0
  %2812 = shufflevector <2 x double> %2811, <2 x double> poison, <2 x i32> zeroinitializer
  %2813 = fmul contract <2 x double> %2572, %2812
  %2814 = shufflevector <2 x double> %2813, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2815 = fsub contract <2 x double> %2810, %2814
  %2816 = fadd contract <2 x double> %2810, %2814
  %2817 = shufflevector <2 x double> %2815, <2 x double> %2816, <2 x i32> <i32 0, i32 3>
  %2818 = fadd contract <2 x double> %2807, %2817
  %2819 = fadd contract <2 x double> %2786, %2818
  %2820 = load <2 x double>, ptr %2730, align 8
  %2821 = fadd contract <2 x double> %2820, %2819
  store <2 x double> %2821, ptr %2730, align 8
  %2822 = add nuw nsw i64 %2695, 1
  %2823 = load ptr, ptr %2154, align 8, !tbaa !34
  %2824 = getelementptr inbounds i64, ptr %2823, i64 %2585
  %2825 = load i64, ptr %2824, align 8, !tbaa !35
  %2826 = icmp slt i64 %2822, %2825
  br i1 %2826, label %2694, label %2829, !llvm.loop !108

2827:                                             ; preds = %2587
  %2828 = getelementptr inbounds i64, ptr %2592, i64 %2585
  store i64 0, ptr %2828, align 8, !tbaa !35
  br label %2829

2829:                                             ; preds = %2694, %2827, %2602, %2593
  %2830 = add nuw nsw i64 %2585, 1
  %2831 = load i64, ptr %0, align 8, !tbaa !31
  %2832 = icmp slt i64 %2830, %2831
  br i1 %2832, label %2584, label %2579, !llvm.loop !109

2833:                                             ; preds = %2579
  %2834 = getelementptr inbounds %struct.Whole, ptr %2551, i64 %2180
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12) #14
  call fastcc void @times_whole(ptr noundef %2834, ptr noundef nonnull %17, ptr noundef nonnull %10) #13
  %2835 = getelementptr inbounds %struct.Whole, ptr %2551, i64 %2180, i32 3
  %2836 = load <2 x double>, ptr %16, align 16
  %2837 = load <2 x double>, ptr %2177, align 16
  %2838 = load <2 x double>, ptr %2178, align 16
  br label %2839

2839:                                             ; preds = %2839, %2833
  %2840 = phi i64 [ 0, %2833 ], [ %2887, %2839 ]
  %2841 = mul nuw nsw i64 %2840, 3
  %2842 = getelementptr inbounds { double, double }, ptr %2835, i64 %2841
  %2843 = load double, ptr %2842, align 8
  %2844 = getelementptr inbounds { double, double }, ptr %2835, i64 %2841, i32 1
  %2845 = load double, ptr %2844, align 8
  %2846 = getelementptr { double, double }, ptr %2842, i64 1
  %2847 = load double, ptr %2846, align 8
  %2848 = getelementptr { double, double }, ptr %2842, i64 1, i32 1
  %2849 = load double, ptr %2848, align 8
  %2850 = getelementptr { double, double }, ptr %2842, i64 2
  %2851 = load double, ptr %2850, align 8
  %2852 = getelementptr { double, double }, ptr %2842, i64 2, i32 1
  %2853 = load double, ptr %2852, align 8
  %2854 = getelementptr inbounds { double, double }, ptr %11, i64 %2840
  %2855 = insertelement <2 x double> poison, double %2843, i64 0
  %2856 = shufflevector <2 x double> %2855, <2 x double> poison, <2 x i32> zeroinitializer
  %2857 = fmul contract <2 x double> %2836, %2856
  %2858 = insertelement <2 x double> poison, double %2845, i64 0
  %2859 = shufflevector <2 x double> %2858, <2 x double> poison, <2 x i32> zeroinitializer
  %2860 = fmul contract <2 x double> %2836, %2859
  %2861 = shufflevector <2 x double> %2860, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2862 = fsub contract <2 x double> %2857, %2861
  %2863 = fadd contract <2 x double> %2857, %2861
  %2864 = shufflevector <2 x double> %2862, <2 x double> %2863, <2 x i32> <i32 0, i32 3>
  %2865 = insertelement <2 x double> poison, double %2847, i64 0
  %2866 = shufflevector <2 x double> %2865, <2 x double> poison, <2 x i32> zeroinitializer
  %2867 = fmul contract <2 x double> %2837, %2866
  %2868 = insertelement <2 x double> poison, double %2849, i64 0
  %2869 = shufflevector <2 x double> %2868, <2 x double> poison, <2 x i32> zeroinitializer
  %2870 = fmul contract <2 x double> %2837, %2869
  %2871 = shufflevector <2 x double> %2870, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2872 = fsub contract <2 x double> %2867, %2871
  %2873 = fadd contract <2 x double> %2867, %2871
  %2874 = shufflevector <2 x double> %2872, <2 x double> %2873, <2 x i32> <i32 0, i32 3>
  %2875 = fadd contract <2 x double> %2864, %2874
  %2876 = insertelement <2 x double> poison, double %2851, i64 0
  %2877 = shufflevector <2 x double> %2876, <2 x double> poison, <2 x i32> zeroinitializer
  %2878 = fmul contract <2 x double> %2838, %2877
  %2879 = insertelement <2 x double> poison, double %2853, i64 0
  %2880 = shufflevector <2 x double> %2879, <2 x double> poison, <2 x i32> zeroinitializer
  %2881 = fmul contract <2 x double> %2838, %2880
  %2882 = shufflevector <2 x double> %2881, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2883 = fsub contract <2 x double> %2878, %2882
  %2884 = fadd contract <2 x double> %2878, %2882
  %2885 = shufflevector <2 x double> %2883, <2 x double> %2884, <2 x i32> <i32 0, i32 3>
  %2886 = fadd contract <2 x double> %2875, %2885
  store <2 x double> %2886, ptr %2854, align 16
  %2887 = add nuw nsw i64 %2840, 1
  %2888 = icmp eq i64 %2887, 3
  br i1 %2888, label %2889, label %2839, !llvm.loop !105

2889:                                             ; preds = %2839
  %2890 = getelementptr inbounds %struct.Whole, ptr %2551, i64 %2180, i32 4
  br label %2891

2891:                                             ; preds = %2891, %2889
  %2892 = phi i64 [ 0, %2889 ], [ %2939, %2891 ]
  %2893 = mul nuw nsw i64 %2892, 3
  %2894 = getelementptr inbounds { double, double }, ptr %2890, i64 %2893
  %2895 = load double, ptr %2894, align 8
  %2896 = getelementptr inbounds { double, double }, ptr %2890, i64 %2893, i32 1
  %2897 = load double, ptr %2896, align 8
  %2898 = getelementptr { double, double }, ptr %2894, i64 1
  %2899 = load double, ptr %2898, align 8
  %2900 = getelementptr { double, double }, ptr %2894, i64 1, i32 1
  %2901 = load double, ptr %2900, align 8
  %2902 = getelementptr { double, double }, ptr %2894, i64 2
  %2903 = load double, ptr %2902, align 8
  %2904 = getelementptr { double, double }, ptr %2894, i64 2, i32 1
  %2905 = load double, ptr %2904, align 8
  %2906 = getelementptr inbounds { double, double }, ptr %12, i64 %2892
  %2907 = insertelement <2 x double> poison, double %2895, i64 0
  %2908 = shufflevector <2 x double> %2907, <2 x double> poison, <2 x i32> zeroinitializer
  %2909 = fmul contract <2 x double> %2836, %2908
  %2910 = insertelement <2 x double> poison, double %2897, i64 0
  %2911 = shufflevector <2 x double> %2910, <2 x double> poison, <2 x i32> zeroinitializer
  %2912 = fmul contract <2 x double> %2836, %2911
  %2913 = shufflevector <2 x double> %2912, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2914 = fsub contract <2 x double> %2909, %2913
  %2915 = fadd contract <2 x double> %2909, %2913
  %2916 = shufflevector <2 x double> %2914, <2 x double> %2915, <2 x i32> <i32 0, i32 3>
  %2917 = insertelement <2 x double> poison, double %2899, i64 0
  %2918 = shufflevector <2 x double> %2917, <2 x double> poison, <2 x i32> zeroinitializer
  %2919 = fmul contract <2 x double> %2837, %2918
  %2920 = insertelement <2 x double> poison, double %2901, i64 0
  %2921 = shufflevector <2 x double> %2920, <2 x double> poison, <2 x i32> zeroinitializer
  %2922 = fmul contract <2 x double> %2837, %2921
  %2923 = shufflevector <2 x double> %2922, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2924 = fsub contract <2 x double> %2919, %2923
  %2925 = fadd contract <2 x double> %2919, %2923
  %2926 = shufflevector <2 x double> %2924, <2 x double> %2925, <2 x i32> <i32 0, i32 3>
  %2927 = fadd contract <2 x double> %2916, %2926
  %2928 = insertelement <2 x double> poison, double %2903, i64 0
  %2929 = shufflevector <2 x double> %2928, <2 x double> poison, <2 x i32> zeroinitializer
  %2930 = fmul contract <2 x double> %2838, %2929
  %2931 = insertelement <2 x double> poison, double %2905, i64 0
  %2932 = shufflevector <2 x double> %2931, <2 x double> poison, <2 x i32> zeroinitializer
  %2933 = fmul contract <2 x double> %2838, %2932
  %2934 = shufflevector <2 x double> %2933, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2935 = fsub contract <2 x double> %2930, %2934
  %2936 = fadd contract <2 x double> %2930, %2934
  %2937 = shufflevector <2 x double> %2935, <2 x double> %2936, <2 x i32> <i32 0, i32 3>
  %2938 = fadd contract <2 x double> %2927, %2937
  store <2 x double> %2938, ptr %2906, align 16
  %2939 = add nuw nsw i64 %2892, 1
  %2940 = icmp eq i64 %2939, 3
  br i1 %2940, label %2941, label %2891, !llvm.loop !105

2941:                                             ; preds = %2891, %2941
  %2942 = phi i64 [ %2954, %2941 ], [ 0, %2891 ]
  %2943 = getelementptr inbounds [3 x { double, double }], ptr %11, i64 0, i64 %2942
  %2944 = getelementptr inbounds [6 x { double, double }], ptr %10, i64 0, i64 %2942
  %2945 = load <2 x double>, ptr %2943, align 16
  %2946 = load <2 x double>, ptr %2944, align 16
  %2947 = fadd contract <2 x double> %2945, %2946
  store <2 x double> %2947, ptr %2944, align 16
  %2948 = getelementptr inbounds [3 x { double, double }], ptr %12, i64 0, i64 %2942
  %2949 = add nuw nsw i64 %2942, 3
  %2950 = getelementptr inbounds [6 x { double, double }], ptr %10, i64 0, i64 %2949
  %2951 = load <2 x double>, ptr %2948, align 16
  %2952 = load <2 x double>, ptr %2950, align 16
  %2953 = fadd contract <2 x double> %2951, %2952
  store <2 x double> %2953, ptr %2950, align 16
  %2954 = add nuw nsw i64 %2942, 1
  %2955 = icmp eq i64 %2954, 3
  br i1 %2955, label %2956, label %2941, !llvm.loop !110

2956:                                             ; preds = %2941
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %2180, ptr noundef nonnull %10, ptr noundef %2549, i64 noundef %2146) #13
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #14
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10) #14
  br label %2957

2957:                                             ; preds = %2956, %2579
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %17) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16) #14
  %2958 = add nuw nsw i64 %2234, 1
  %2959 = icmp eq i64 %2958, %2183
  br i1 %2959, label %2229, label %2233, !llvm.loop !111

2960:                                             ; preds = %2960, %2543
  %2961 = phi i64 [ 0, %2543 ], [ %2967, %2960 ]
  %2962 = add nuw nsw i64 %2961, %2239
  %2963 = getelementptr inbounds %struct.Link, ptr %2184, i64 %2180, i32 5, i64 %2962
  %2964 = getelementptr inbounds [3 x { double, double }], ptr %16, i64 0, i64 %2961
  %2965 = load <2 x double>, ptr %2963, align 8
  %2966 = fmul contract <2 x double> %2965, <double 5.000000e-01, double 5.000000e-01>
  store <2 x double> %2966, ptr %2964, align 16
  %2967 = add nuw nsw i64 %2961, 1
  %2968 = icmp eq i64 %2967, 3
  br i1 %2968, label %2544, label %2960, !llvm.loop !112

2969:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #13
  %2970 = load i64, ptr %0, align 8, !tbaa !31
  %2971 = icmp sgt i64 %2970, 0
  br i1 %2971, label %2972, label %3890

2972:                                             ; preds = %2969
  %2973 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  br label %2974

2974:                                             ; preds = %2974, %2972
  %2975 = phi ptr [ %2, %2972 ], [ %2986, %2974 ]
  %2976 = phi i64 [ 0, %2972 ], [ %2985, %2974 ]
  %2977 = load ptr, ptr %2973, align 8, !tbaa !30
  %2978 = getelementptr inbounds %struct.Link, ptr %2977, i64 %2976
  %2979 = getelementptr inbounds %struct.Link, ptr %2977, i64 %2976, i32 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %2975, ptr noundef nonnull align 8 dereferenceable(48) %2979, i64 48, i1 false)
  %2980 = getelementptr inbounds { double, double }, ptr %2975, i64 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %2980, ptr noundef nonnull align 8 dereferenceable(144) %2978, i64 144, i1 false)
  %2981 = getelementptr inbounds { double, double }, ptr %2975, i64 12
  %2982 = getelementptr inbounds %struct.Link, ptr %2977, i64 %2976, i32 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %2981, ptr noundef nonnull align 8 dereferenceable(48) %2982, i64 48, i1 false)
  %2983 = getelementptr inbounds { double, double }, ptr %2975, i64 15
  %2984 = getelementptr inbounds %struct.Link, ptr %2977, i64 %2976, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %2983, ptr noundef nonnull align 8 dereferenceable(48) %2984, i64 48, i1 false)
  %2985 = add nuw nsw i64 %2976, 1
  %2986 = getelementptr inbounds { double, double }, ptr %2975, i64 18
  %2987 = load i64, ptr %0, align 8, !tbaa !31
  %2988 = icmp slt i64 %2985, %2987
  br i1 %2988, label %2974, label %3890, !llvm.loop !113

2989:                                             ; preds = %4
  tail call fastcc void @all_poses(ptr noundef nonnull %0) #13
  %2990 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %2991 = load ptr, ptr %2990, align 8, !tbaa !30
  %2992 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %2993 = load i64, ptr %2992, align 8, !tbaa !19
  %2994 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 15
  %2995 = load i64, ptr %2994, align 8, !tbaa !114
  %2996 = mul i64 %2993, 96
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %2996, i1 false)
  %2997 = icmp slt i64 %2995, 0
  br i1 %2997, label %3890, label %2998

2998:                                             ; preds = %2989
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #14
  %2999 = getelementptr inbounds %struct.Link, ptr %2991, i64 %2995
  %3000 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 61
  %3001 = load ptr, ptr %3000, align 8, !tbaa !115
  %3002 = getelementptr inbounds { double, double }, ptr %3001, i64 1
  %3003 = getelementptr inbounds { double, double }, ptr %3001, i64 2
  %3004 = load <2 x double>, ptr %3001, align 8
  %3005 = load <2 x double>, ptr %3002, align 8
  %3006 = load <2 x double>, ptr %3003, align 8
  br label %3007

3007:                                             ; preds = %3007, %2998
  %3008 = phi i64 [ 0, %2998 ], [ %3055, %3007 ]
  %3009 = mul nuw nsw i64 %3008, 3
  %3010 = getelementptr inbounds { double, double }, ptr %2999, i64 %3009
  %3011 = load double, ptr %3010, align 8
  %3012 = getelementptr inbounds { double, double }, ptr %2999, i64 %3009, i32 1
  %3013 = load double, ptr %3012, align 8
  %3014 = getelementptr { double, double }, ptr %3010, i64 1
  %3015 = load double, ptr %3014, align 8
  %3016 = getelementptr { double, double }, ptr %3010, i64 1, i32 1
  %3017 = load double, ptr %3016, align 8
  %3018 = getelementptr { double, double }, ptr %3010, i64 2
  %3019 = load double, ptr %3018, align 8
  %3020 = getelementptr { double, double }, ptr %3010, i64 2, i32 1
  %3021 = load double, ptr %3020, align 8
  %3022 = getelementptr inbounds { double, double }, ptr %8, i64 %3008
  %3023 = insertelement <2 x double> poison, double %3011, i64 0
  %3024 = shufflevector <2 x double> %3023, <2 x double> poison, <2 x i32> zeroinitializer
  %3025 = fmul contract <2 x double> %3004, %3024
  %3026 = insertelement <2 x double> poison, double %3013, i64 0
  %3027 = shufflevector <2 x double> %3026, <2 x double> poison, <2 x i32> zeroinitializer
  %3028 = fmul contract <2 x double> %3004, %3027
  %3029 = shufflevector <2 x double> %3028, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3030 = fsub contract <2 x double> %3025, %3029
  %3031 = fadd contract <2 x double> %3025, %3029
  %3032 = shufflevector <2 x double> %3030, <2 x double> %3031, <2 x i32> <i32 0, i32 3>
  %3033 = insertelement <2 x double> poison, double %3015, i64 0
  %3034 = shufflevector <2 x double> %3033, <2 x double> poison, <2 x i32> zeroinitializer
  %3035 = fmul contract <2 x double> %3005, %3034
  %3036 = insertelement <2 x double> poison, double %3017, i64 0
  %3037 = shufflevector <2 x double> %3036, <2 x double> poison, <2 x i32> zeroinitializer
  %3038 = fmul contract <2 x double> %3005, %3037
  %3039 = shufflevector <2 x double> %3038, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3040 = fsub contract <2 x double> %3035, %3039
  %3041 = fadd contract <2 x double> %3035, %3039
  %3042 = shufflevector <2 x double> %3040, <2 x double> %3041, <2 x i32> <i32 0, i32 3>
  %3043 = fadd contract <2 x double> %3032, %3042
  %3044 = insertelement <2 x double> poison, double %3019, i64 0
  %3045 = shufflevector <2 x double> %3044, <2 x double> poison, <2 x i32> zeroinitializer
  %3046 = fmul contract <2 x double> %3006, %3045
  %3047 = insertelement <2 x double> poison, double %3021, i64 0
  %3048 = shufflevector <2 x double> %3047, <2 x double> poison, <2 x i32> zeroinitializer
  %3049 = fmul contract <2 x double> %3006, %3048
  %3050 = shufflevector <2 x double> %3049, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3051 = fsub contract <2 x double> %3046, %3050
  %3052 = fadd contract <2 x double> %3046, %3050
  %3053 = shufflevector <2 x double> %3051, <2 x double> %3052, <2 x i32> <i32 0, i32 3>
  %3054 = fadd contract <2 x double> %3043, %3053
  store <2 x double> %3054, ptr %3022, align 16
  %3055 = add nuw nsw i64 %3008, 1
  %3056 = icmp eq i64 %3055, 3
  br i1 %3056, label %3057, label %3007, !llvm.loop !105

3057:                                             ; preds = %3007
  %3058 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %3059 = getelementptr inbounds { double, double }, ptr %9, i64 3
  %3060 = getelementptr inbounds { double, double }, ptr %9, i64 1
  %3061 = getelementptr inbounds { double, double }, ptr %9, i64 1, i32 1
  %3062 = getelementptr inbounds { double, double }, ptr %8, i64 2
  %3063 = getelementptr inbounds { double, double }, ptr %9, i64 2
  %3064 = getelementptr inbounds { double, double }, ptr %9, i64 2, i32 1
  %3065 = getelementptr inbounds { double, double }, ptr %8, i64 1
  %3066 = getelementptr inbounds { double, double }, ptr %9, i64 0, i32 1
  %3067 = getelementptr inbounds { double, double }, ptr %9, i64 4
  %3068 = getelementptr inbounds { double, double }, ptr %9, i64 5
  %3069 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %3070 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %3071 = load ptr, ptr %3058, align 8, !tbaa !34
  br label %3072

3072:                                             ; preds = %3165, %3057
  %3073 = phi ptr [ %3071, %3057 ], [ %3084, %3165 ]
  %3074 = phi i64 [ %2995, %3057 ], [ %3168, %3165 ]
  %3075 = getelementptr inbounds i64, ptr %3073, i64 %3074
  %3076 = load i64, ptr %3075, align 8, !tbaa !35
  %3077 = icmp sgt i64 %3076, 0
  br i1 %3077, label %3078, label %3083

3078:                                             ; preds = %3072
  %3079 = getelementptr inbounds %struct.Link, ptr %2991, i64 %3074, i32 5
  %3080 = load <2 x double>, ptr %3062, align 16
  %3081 = load <2 x double>, ptr %3065, align 16
  %3082 = load <2 x double>, ptr %8, align 16
  br label %3085

3083:                                             ; preds = %3146, %3072
  %3084 = phi ptr [ %3073, %3072 ], [ %3148, %3146 ]
  br label %3170

3085:                                             ; preds = %3146, %3078
  %3086 = phi i64 [ 0, %3078 ], [ %3147, %3146 ]
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9) #14
  %3087 = mul nuw nsw i64 %3086, 6
  %3088 = getelementptr inbounds { double, double }, ptr %3079, i64 %3087
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %9, ptr noundef nonnull align 8 dereferenceable(96) %3088, i64 96, i1 false)
  %3089 = load <2 x double>, ptr %3060, align 16
  %3090 = load <2 x double>, ptr %3061, align 8
  %3091 = load <2 x double>, ptr %3063, align 16
  %3092 = load <2 x double>, ptr %3064, align 8
  %3093 = shufflevector <2 x double> %3089, <2 x double> poison, <2 x i32> zeroinitializer
  %3094 = fmul contract <2 x double> %3080, %3093
  %3095 = shufflevector <2 x double> %3090, <2 x double> poison, <2 x i32> zeroinitializer
  %3096 = fmul contract <2 x double> %3080, %3095
  %3097 = shufflevector <2 x double> %3096, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3098 = fsub contract <2 x double> %3094, %3097
  %3099 = fadd contract <2 x double> %3094, %3097
  %3100 = shufflevector <2 x double> %3098, <2 x double> %3099, <2 x i32> <i32 0, i32 3>
  %3101 = shufflevector <2 x double> %3091, <2 x double> poison, <2 x i32> zeroinitializer
  %3102 = fmul contract <2 x double> %3081, %3101
  %3103 = shufflevector <2 x double> %3092, <2 x double> poison, <2 x i32> zeroinitializer
  %3104 = fmul contract <2 x double> %3081, %3103
  %3105 = shufflevector <2 x double> %3104, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3106 = fsub contract <2 x double> %3102, %3105
  %3107 = fadd contract <2 x double> %3102, %3105
  %3108 = shufflevector <2 x double> %3106, <2 x double> %3107, <2 x i32> <i32 0, i32 3>
  %3109 = fsub contract <2 x double> %3100, %3108
  %3110 = load <2 x double>, ptr %3059, align 16
  %3111 = fadd contract <2 x double> %3110, %3109
  store <2 x double> %3111, ptr %3059, align 16
  %3112 = load <2 x double>, ptr %9, align 16
  %3113 = load <2 x double>, ptr %3066, align 8
  %3114 = fmul contract <2 x double> %3082, %3101
  %3115 = fmul contract <2 x double> %3082, %3103
  %3116 = shufflevector <2 x double> %3115, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3117 = fsub contract <2 x double> %3114, %3116
  %3118 = fadd contract <2 x double> %3114, %3116
  %3119 = shufflevector <2 x double> %3117, <2 x double> %3118, <2 x i32> <i32 0, i32 3>
  %3120 = shufflevector <2 x double> %3112, <2 x double> poison, <2 x i32> zeroinitializer
  %3121 = fmul contract <2 x double> %3080, %3120
  %3122 = shufflevector <2 x double> %3113, <2 x double> poison, <2 x i32> zeroinitializer
  %3123 = fmul contract <2 x double> %3080, %3122
  %3124 = shufflevector <2 x double> %3123, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3125 = fsub contract <2 x double> %3121, %3124
  %3126 = fadd contract <2 x double> %3121, %3124
  %3127 = shufflevector <2 x double> %3125, <2 x double> %3126, <2 x i32> <i32 0, i32 3>
  %3128 = fsub contract <2 x double> %3119, %3127
  %3129 = load <2 x double>, ptr %3067, align 16
  %3130 = fadd contract <2 x double> %3129, %3128
  store <2 x double> %3130, ptr %3067, align 16
  %3131 = fmul contract <2 x double> %3081, %3120
  %3132 = fmul contract <2 x double> %3081, %3122
  %3133 = shufflevector <2 x double> %3132, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3134 = fsub contract <2 x double> %3131, %3133
  %3135 = fadd contract <2 x double> %3131, %3133
  %3136 = shufflevector <2 x double> %3134, <2 x double> %3135, <2 x i32> <i32 0, i32 3>
  %3137 = fmul contract <2 x double> %3082, %3093
  %3138 = fmul contract <2 x double> %3082, %3095
  %3139 = shufflevector <2 x double> %3138, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3140 = fsub contract <2 x double> %3137, %3139
  %3141 = fadd contract <2 x double> %3137, %3139
  %3142 = shufflevector <2 x double> %3140, <2 x double> %3141, <2 x i32> <i32 0, i32 3>
  %3143 = fsub contract <2 x double> %3136, %3142
  %3144 = load <2 x double>, ptr %3068, align 16
  %3145 = fadd contract <2 x double> %3143, %3144
  store <2 x double> %3145, ptr %3068, align 16
  br label %3152

3146:                                             ; preds = %3152
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9) #14
  %3147 = add nuw nsw i64 %3086, 1
  %3148 = load ptr, ptr %3058, align 8, !tbaa !34
  %3149 = getelementptr inbounds i64, ptr %3148, i64 %3074
  %3150 = load i64, ptr %3149, align 8, !tbaa !35
  %3151 = icmp slt i64 %3147, %3150
  br i1 %3151, label %3085, label %3083, !llvm.loop !116

3152:                                             ; preds = %3152, %3085
  %3153 = phi i64 [ 0, %3085 ], [ %3163, %3152 ]
  %3154 = getelementptr inbounds [6 x { double, double }], ptr %9, i64 0, i64 %3153
  %3155 = mul nsw i64 %3153, %2993
  %3156 = load ptr, ptr %3069, align 8, !tbaa !37
  %3157 = getelementptr inbounds i64, ptr %3156, i64 %3074
  %3158 = load i64, ptr %3157, align 8, !tbaa !35
  %3159 = getelementptr { double, double }, ptr %2, i64 %3155
  %3160 = getelementptr { double, double }, ptr %3159, i64 %3158
  %3161 = getelementptr { double, double }, ptr %3160, i64 %3086
  %3162 = load <2 x double>, ptr %3154, align 16
  store <2 x double> %3162, ptr %3161, align 8
  %3163 = add nuw nsw i64 %3153, 1
  %3164 = icmp eq i64 %3163, 6
  br i1 %3164, label %3146, label %3152, !llvm.loop !117

3165:                                             ; preds = %3170
  %3166 = load ptr, ptr %3070, align 8, !tbaa !51
  %3167 = getelementptr inbounds i64, ptr %3166, i64 %3074
  %3168 = load i64, ptr %3167, align 8, !tbaa !35
  %3169 = icmp sgt i64 %3168, -1
  br i1 %3169, label %3072, label %3179, !llvm.loop !118

3170:                                             ; preds = %3170, %3083
  %3171 = phi i64 [ 0, %3083 ], [ %3177, %3170 ]
  %3172 = getelementptr inbounds %struct.Link, ptr %2991, i64 %3074, i32 4, i64 %3171
  %3173 = getelementptr inbounds [3 x { double, double }], ptr %8, i64 0, i64 %3171
  %3174 = load <2 x double>, ptr %3172, align 8
  %3175 = load <2 x double>, ptr %3173, align 16
  %3176 = fadd contract <2 x double> %3174, %3175
  store <2 x double> %3176, ptr %3173, align 16
  %3177 = add nuw nsw i64 %3171, 1
  %3178 = icmp eq i64 %3177, 3
  br i1 %3178, label %3165, label %3170, !llvm.loop !119

3179:                                             ; preds = %3165
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #14
  br label %3890

3180:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #13
  tail call fastcc void @all_accelerations(ptr noundef nonnull %0, ptr noundef %1) #13
  %3181 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %3182 = load ptr, ptr %3181, align 8, !tbaa !30
  %3183 = load i64, ptr %0, align 8, !tbaa !31
  %3184 = mul nsw i64 %3183, 10
  %3185 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %3186 = load i64, ptr %3185, align 8, !tbaa !19
  %3187 = mul i64 %3183, 160
  %3188 = mul i64 %3187, %3186
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %3188, i1 false)
  %3189 = load i64, ptr %0, align 8, !tbaa !31
  %3190 = icmp sgt i64 %3189, 0
  br i1 %3190, label %3191, label %3890

3191:                                             ; preds = %3180
  %3192 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %3193 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %3194 = getelementptr inbounds { double, double }, ptr %7, i64 2
  %3195 = getelementptr inbounds { double, double }, ptr %7, i64 2, i32 1
  %3196 = getelementptr inbounds { double, double }, ptr %7, i64 1
  %3197 = getelementptr inbounds { double, double }, ptr %7, i64 1, i32 1
  %3198 = getelementptr inbounds { double, double }, ptr %7, i64 0, i32 1
  %3199 = getelementptr inbounds { double, double }, ptr %5, i64 1
  %3200 = getelementptr inbounds { double, double }, ptr %5, i64 2
  %3201 = getelementptr inbounds { double, double }, ptr %5, i64 2, i32 1
  %3202 = getelementptr inbounds { double, double }, ptr %5, i64 3
  %3203 = getelementptr inbounds { double, double }, ptr %5, i64 3, i32 1
  %3204 = getelementptr inbounds { double, double }, ptr %5, i64 4
  %3205 = getelementptr inbounds { double, double }, ptr %5, i64 4, i32 1
  %3206 = getelementptr inbounds { double, double }, ptr %5, i64 5
  %3207 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %3208

3208:                                             ; preds = %3253, %3191
  %3209 = phi i64 [ 0, %3191 ], [ %3254, %3253 ]
  %3210 = getelementptr inbounds %struct.Link, ptr %3182, i64 %3209
  %3211 = getelementptr inbounds %struct.Link, ptr %3182, i64 %3209, i32 14
  %3212 = getelementptr inbounds %struct.Link, ptr %3182, i64 %3209, i32 14, i64 3
  %3213 = load double, ptr %3212, align 8
  %3214 = getelementptr inbounds %struct.Link, ptr %3182, i64 %3209, i32 14, i64 3, i32 1
  %3215 = load ptr, ptr %3192, align 8, !tbaa !120
  %3216 = load double, ptr %3215, align 8
  %3217 = getelementptr inbounds { double, double }, ptr %3215, i64 0, i32 1
  %3218 = getelementptr inbounds %struct.Link, ptr %3182, i64 %3209, i32 14, i64 4, i32 1
  %3219 = load double, ptr %3218, align 8
  %3220 = load <2 x double>, ptr %3214, align 8
  %3221 = load <2 x double>, ptr %3217, align 8
  %3222 = getelementptr inbounds { double, double }, ptr %3215, i64 1, i32 1
  %3223 = load double, ptr %3222, align 8
  %3224 = fsub contract <2 x double> %3220, %3221
  %3225 = insertelement <2 x double> poison, double %3213, i64 0
  %3226 = insertelement <2 x double> %3225, double %3219, i64 1
  %3227 = insertelement <2 x double> poison, double %3216, i64 0
  %3228 = insertelement <2 x double> %3227, double %3223, i64 1
  %3229 = fsub contract <2 x double> %3226, %3228
  %3230 = getelementptr inbounds %struct.Link, ptr %3182, i64 %3209, i32 14, i64 5
  %3231 = getelementptr inbounds { double, double }, ptr %3215, i64 2
  %3232 = load <2 x double>, ptr %3230, align 8
  %3233 = load <2 x double>, ptr %3231, align 8
  %3234 = fsub contract <2 x double> %3232, %3233
  %3235 = mul nsw i64 %3209, 10
  %3236 = getelementptr inbounds { double, double }, ptr %2, i64 %3235
  %3237 = getelementptr inbounds { double, double }, ptr %3211, i64 1
  %3238 = getelementptr inbounds { double, double }, ptr %3211, i64 2
  %3239 = getelementptr inbounds %struct.Link, ptr %3182, i64 %3209, i32 1
  %3240 = getelementptr inbounds { double, double }, ptr %3239, i64 0, i32 1
  %3241 = getelementptr inbounds { double, double }, ptr %3239, i64 1
  %3242 = getelementptr inbounds { double, double }, ptr %3239, i64 1, i32 1
  %3243 = getelementptr inbounds { double, double }, ptr %3239, i64 2
  %3244 = getelementptr inbounds { double, double }, ptr %3239, i64 2, i32 1
  %3245 = getelementptr inbounds %struct.Link, ptr %3182, i64 %3209, i32 5
  %3246 = extractelement <2 x double> %3224, i64 1
  %3247 = extractelement <2 x double> %3229, i64 0
  %3248 = extractelement <2 x double> %3229, i64 1
  %3249 = shufflevector <2 x double> %3234, <2 x double> %3229, <2 x i32> <i32 0, i32 3>
  %3250 = shufflevector <2 x double> %3229, <2 x double> %3234, <2 x i32> <i32 0, i32 2>
  %3251 = shufflevector <2 x double> %3234, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3252 = shufflevector <2 x double> %3224, <2 x double> %3234, <2 x i32> <i32 0, i32 3>
  br label %3257

3253:                                             ; preds = %3786
  %3254 = add nuw nsw i64 %3209, 1
  %3255 = load i64, ptr %0, align 8, !tbaa !31
  %3256 = icmp slt i64 %3254, %3255
  br i1 %3256, label %3208, label %3890, !llvm.loop !121

3257:                                             ; preds = %3786, %3208
  %3258 = phi i64 [ 0, %3208 ], [ %3787, %3786 ]
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %5, i8 0, i64 96, i1 false)
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %6) #14
  br label %3259

3259:                                             ; preds = %3263, %3257
  %3260 = phi i64 [ 0, %3257 ], [ %3264, %3263 ]
  br label %3266

3261:                                             ; preds = %3263
  %3262 = icmp eq i64 %3258, 0
  br i1 %3262, label %3275, label %3276

3263:                                             ; preds = %3266
  %3264 = add nuw nsw i64 %3260, 1
  %3265 = icmp eq i64 %3264, 3
  br i1 %3265, label %3261, label %3259, !llvm.loop !122

3266:                                             ; preds = %3266, %3259
  %3267 = phi i64 [ 0, %3259 ], [ %3273, %3266 ]
  %3268 = mul nuw nsw i64 %3267, 3
  %3269 = add nuw nsw i64 %3268, %3260
  %3270 = getelementptr inbounds [9 x { double, double }], ptr %3210, i64 0, i64 %3269
  %3271 = getelementptr inbounds [3 x [3 x { double, double }]], ptr %6, i64 0, i64 %3260, i64 %3267
  %3272 = load <2 x double>, ptr %3270, align 8
  store <2 x double> %3272, ptr %3271, align 16
  %3273 = add nuw nsw i64 %3267, 1
  %3274 = icmp eq i64 %3273, 3
  br i1 %3274, label %3263, label %3266, !llvm.loop !123

3275:                                             ; preds = %3261
  store double %3247, ptr %3202, align 16
  store <2 x double> %3224, ptr %3203, align 8
  store double %3248, ptr %3205, align 8
  store <2 x double> %3234, ptr %3206, align 16
  br label %3758

3276:                                             ; preds = %3261
  %3277 = icmp ult i64 %3258, 4
  br i1 %3277, label %3278, label %3495

3278:                                             ; preds = %3276
  %3279 = add nsw i64 %3258, -1
  %3280 = getelementptr inbounds [3 x [3 x { double, double }]], ptr %6, i64 0, i64 %3279
  %3281 = getelementptr inbounds { double, double }, ptr %3280, i64 2, i32 1
  %3282 = load double, ptr %3281, align 8
  %3283 = getelementptr inbounds { double, double }, ptr %3280, i64 1, i32 1
  %3284 = load double, ptr %3280, align 16
  %3285 = getelementptr inbounds { double, double }, ptr %3280, i64 0, i32 1
  %3286 = fmul contract double %3246, %3284
  %3287 = load <2 x double>, ptr %3285, align 8
  %3288 = shufflevector <2 x double> %3287, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3289 = extractelement <2 x double> %3287, i64 1
  %3290 = extractelement <2 x double> %3287, i64 0
  %3291 = load <2 x double>, ptr %3283, align 8
  %3292 = extractelement <2 x double> %3291, i64 1
  %3293 = extractelement <2 x double> %3291, i64 0
  %3294 = fmul contract <2 x double> %3249, %3291
  %3295 = fmul contract <2 x double> %3224, %3291
  %3296 = load <2 x double>, ptr %3241, align 8
  %3297 = extractelement <2 x double> %3296, i64 1
  %3298 = fmul contract double %3297, %3282
  %3299 = extractelement <2 x double> %3296, i64 0
  %3300 = fmul contract double %3299, %3282
  %3301 = load <2 x double>, ptr %3243, align 8
  %3302 = extractelement <2 x double> %3301, i64 0
  %3303 = fmul contract double %3302, %3284
  %3304 = extractelement <2 x double> %3301, i64 1
  %3305 = load <2 x double>, ptr %3237, align 8
  %3306 = insertelement <2 x double> poison, double %3282, i64 0
  %3307 = shufflevector <2 x double> %3306, <2 x double> poison, <2 x i32> zeroinitializer
  %3308 = fmul contract <2 x double> %3307, %3305
  %3309 = shufflevector <2 x double> %3308, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3310 = load <2 x double>, ptr %3238, align 8
  %3311 = fmul contract <2 x double> %3301, %3288
  %3312 = extractelement <2 x double> %3311, i64 0
  %3313 = fmul contract double %3304, %3289
  %3314 = fmul contract double %3304, %3290
  %3315 = fsub contract double %3303, %3314
  %3316 = shufflevector <2 x double> %3287, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3317 = fmul contract <2 x double> %3316, %3310
  %3318 = fmul contract double %3299, %3292
  %3319 = fmul contract double %3297, %3292
  %3320 = fsub contract double %3318, %3298
  %3321 = fadd contract double %3319, %3300
  %3322 = fmul contract double %3304, %3293
  %3323 = fmul contract <2 x double> %3301, %3291
  %3324 = extractelement <2 x double> %3323, i64 0
  %3325 = shufflevector <2 x double> %3291, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3326 = fmul contract <2 x double> %3325, %3305
  %3327 = fsub contract <2 x double> %3326, %3309
  %3328 = fadd contract <2 x double> %3326, %3309
  %3329 = shufflevector <2 x double> %3327, <2 x double> %3328, <2 x i32> <i32 0, i32 3>
  %3330 = shufflevector <2 x double> %3291, <2 x double> poison, <2 x i32> zeroinitializer
  %3331 = fmul contract <2 x double> %3330, %3310
  %3332 = shufflevector <2 x double> %3331, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3333 = fsub contract double %3312, %3322
  %3334 = fadd contract double %3313, %3324
  %3335 = fsub contract double %3320, %3333
  %3336 = fsub contract double %3321, %3334
  %3337 = fsub contract <2 x double> %3317, %3332
  %3338 = fadd contract <2 x double> %3317, %3332
  %3339 = shufflevector <2 x double> %3337, <2 x double> %3338, <2 x i32> <i32 0, i32 3>
  %3340 = fsub contract <2 x double> %3329, %3339
  %3341 = load <2 x double>, ptr %3239, align 8
  %3342 = extractelement <2 x double> %3341, i64 1
  %3343 = fmul contract double %3282, %3342
  %3344 = extractelement <2 x double> %3341, i64 0
  %3345 = load <2 x double>, ptr %3211, align 8
  %3346 = fmul contract <2 x double> %3307, %3345
  %3347 = shufflevector <2 x double> %3346, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3348 = fmul contract double %3292, %3344
  %3349 = fsub contract double %3348, %3343
  %3350 = shufflevector <2 x double> %3301, <2 x double> %3341, <2 x i32> <i32 1, i32 2>
  %3351 = insertelement <2 x double> poison, double %3284, i64 0
  %3352 = insertelement <2 x double> %3351, double %3282, i64 1
  %3353 = fmul contract <2 x double> %3350, %3352
  %3354 = shufflevector <2 x double> %3301, <2 x double> %3291, <2 x i32> <i32 0, i32 3>
  %3355 = shufflevector <2 x double> %3287, <2 x double> %3341, <2 x i32> <i32 0, i32 3>
  %3356 = fmul contract <2 x double> %3354, %3355
  %3357 = fadd contract <2 x double> %3353, %3356
  %3358 = fmul contract <2 x double> %3325, %3345
  %3359 = fsub contract <2 x double> %3358, %3347
  %3360 = fadd contract <2 x double> %3358, %3347
  %3361 = shufflevector <2 x double> %3359, <2 x double> %3360, <2 x i32> <i32 0, i32 3>
  %3362 = shufflevector <2 x double> %3288, <2 x double> %3296, <2 x i32> <i32 0, i32 2>
  %3363 = insertelement <2 x double> %3341, double %3284, i64 1
  %3364 = fmul contract <2 x double> %3362, %3363
  %3365 = shufflevector <2 x double> %3291, <2 x double> %3296, <2 x i32> <i32 0, i32 3>
  %3366 = shufflevector <2 x double> %3341, <2 x double> %3288, <2 x i32> <i32 1, i32 3>
  %3367 = fmul contract <2 x double> %3365, %3366
  %3368 = fsub contract <2 x double> %3364, %3367
  %3369 = fmul contract <2 x double> %3362, %3366
  %3370 = fmul contract <2 x double> %3365, %3363
  %3371 = fadd contract <2 x double> %3370, %3369
  %3372 = shufflevector <2 x double> %3351, <2 x double> poison, <2 x i32> zeroinitializer
  %3373 = fmul contract <2 x double> %3372, %3310
  %3374 = shufflevector <2 x double> %3287, <2 x double> poison, <2 x i32> zeroinitializer
  %3375 = fmul contract <2 x double> %3374, %3310
  %3376 = shufflevector <2 x double> %3375, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3377 = fsub contract <2 x double> %3373, %3376
  %3378 = fadd contract <2 x double> %3373, %3376
  %3379 = shufflevector <2 x double> %3377, <2 x double> %3378, <2 x i32> <i32 0, i32 3>
  %3380 = fsub contract double %3315, %3349
  %3381 = shufflevector <2 x double> %3357, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %3382 = fsub contract <2 x double> %3357, %3381
  %3383 = shufflevector <2 x double> %3368, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %3384 = fsub contract <2 x double> %3368, %3383
  %3385 = shufflevector <2 x double> %3371, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %3386 = fsub contract <2 x double> %3371, %3385
  %3387 = fsub contract <2 x double> %3379, %3361
  %3388 = shufflevector <2 x double> %3386, <2 x double> poison, <2 x i32> zeroinitializer
  %3389 = fmul contract <2 x double> %3296, %3388
  %3390 = shufflevector <2 x double> %3389, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3391 = shufflevector <2 x double> %3384, <2 x double> poison, <2 x i32> zeroinitializer
  %3392 = fmul contract <2 x double> %3296, %3391
  %3393 = fsub contract <2 x double> %3392, %3390
  %3394 = fadd contract <2 x double> %3392, %3390
  %3395 = shufflevector <2 x double> %3393, <2 x double> %3394, <2 x i32> <i32 0, i32 3>
  %3396 = shufflevector <2 x double> %3382, <2 x double> poison, <2 x i32> zeroinitializer
  %3397 = fmul contract <2 x double> %3301, %3396
  %3398 = shufflevector <2 x double> %3397, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3399 = insertelement <2 x double> poison, double %3380, i64 0
  %3400 = shufflevector <2 x double> %3399, <2 x double> poison, <2 x i32> zeroinitializer
  %3401 = fmul contract <2 x double> %3301, %3400
  %3402 = fsub contract <2 x double> %3401, %3398
  %3403 = fadd contract <2 x double> %3401, %3398
  %3404 = shufflevector <2 x double> %3402, <2 x double> %3403, <2 x i32> <i32 0, i32 3>
  %3405 = fsub contract <2 x double> %3395, %3404
  %3406 = fadd contract <2 x double> %3405, %3340
  store <2 x double> %3406, ptr %3202, align 16
  %3407 = insertelement <2 x double> poison, double %3336, i64 0
  %3408 = shufflevector <2 x double> %3407, <2 x double> poison, <2 x i32> zeroinitializer
  %3409 = fmul contract <2 x double> %3301, %3408
  %3410 = shufflevector <2 x double> %3409, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3411 = insertelement <2 x double> poison, double %3335, i64 0
  %3412 = shufflevector <2 x double> %3411, <2 x double> poison, <2 x i32> zeroinitializer
  %3413 = fmul contract <2 x double> %3301, %3412
  %3414 = fsub contract <2 x double> %3413, %3410
  %3415 = fadd contract <2 x double> %3413, %3410
  %3416 = shufflevector <2 x double> %3414, <2 x double> %3415, <2 x i32> <i32 0, i32 3>
  %3417 = fmul contract <2 x double> %3341, %3388
  %3418 = shufflevector <2 x double> %3417, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3419 = fmul contract <2 x double> %3341, %3391
  %3420 = fsub contract <2 x double> %3419, %3418
  %3421 = fadd contract <2 x double> %3419, %3418
  %3422 = shufflevector <2 x double> %3420, <2 x double> %3421, <2 x i32> <i32 0, i32 3>
  %3423 = fsub contract <2 x double> %3416, %3422
  %3424 = fadd contract <2 x double> %3423, %3387
  store <2 x double> %3424, ptr %3204, align 16
  %3425 = fmul contract <2 x double> %3372, %3305
  %3426 = fmul contract <2 x double> %3374, %3305
  %3427 = shufflevector <2 x double> %3426, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3428 = fsub contract <2 x double> %3425, %3427
  %3429 = fadd contract <2 x double> %3425, %3427
  %3430 = shufflevector <2 x double> %3428, <2 x double> %3429, <2 x i32> <i32 0, i32 3>
  %3431 = fmul contract <2 x double> %3316, %3345
  %3432 = fmul contract <2 x double> %3330, %3345
  %3433 = shufflevector <2 x double> %3432, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3434 = fsub contract <2 x double> %3431, %3433
  %3435 = fadd contract <2 x double> %3431, %3433
  %3436 = shufflevector <2 x double> %3434, <2 x double> %3435, <2 x i32> <i32 0, i32 3>
  %3437 = fsub contract <2 x double> %3436, %3430
  %3438 = fmul contract <2 x double> %3341, %3396
  %3439 = shufflevector <2 x double> %3438, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3440 = fmul contract <2 x double> %3341, %3400
  %3441 = fsub contract <2 x double> %3440, %3439
  %3442 = fadd contract <2 x double> %3440, %3439
  %3443 = shufflevector <2 x double> %3441, <2 x double> %3442, <2 x i32> <i32 0, i32 3>
  %3444 = fmul contract <2 x double> %3296, %3408
  %3445 = shufflevector <2 x double> %3444, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3446 = fmul contract <2 x double> %3296, %3412
  %3447 = fsub contract <2 x double> %3446, %3445
  %3448 = fadd contract <2 x double> %3446, %3445
  %3449 = shufflevector <2 x double> %3447, <2 x double> %3448, <2 x i32> <i32 0, i32 3>
  %3450 = fsub contract <2 x double> %3443, %3449
  %3451 = fadd contract <2 x double> %3450, %3437
  store <2 x double> %3451, ptr %3206, align 16
  %3452 = insertelement <2 x double> %3251, double %3282, i64 1
  %3453 = shufflevector <2 x double> %3288, <2 x double> %3224, <2 x i32> <i32 0, i32 3>
  %3454 = fmul contract <2 x double> %3452, %3453
  %3455 = shufflevector <2 x double> %3291, <2 x double> %3229, <2 x i32> <i32 0, i32 3>
  %3456 = fmul contract <2 x double> %3452, %3455
  %3457 = shufflevector <2 x double> %3234, <2 x double> %3291, <2 x i32> <i32 0, i32 3>
  %3458 = fmul contract <2 x double> %3457, %3453
  %3459 = fsub contract <2 x double> %3458, %3456
  %3460 = fadd contract <2 x double> %3294, %3454
  %3461 = shufflevector <2 x double> %3459, <2 x double> %3460, <2 x i32> <i32 0, i32 2>
  %3462 = shufflevector <2 x double> %3459, <2 x double> %3460, <2 x i32> <i32 1, i32 3>
  %3463 = fsub contract <2 x double> %3461, %3462
  store <2 x double> %3463, ptr %5, align 16
  %3464 = insertelement <2 x double> %3325, double %3284, i64 1
  %3465 = fmul contract <2 x double> %3250, %3464
  %3466 = shufflevector <2 x double> %3224, <2 x double> %3288, <2 x i32> <i32 0, i32 3>
  %3467 = insertelement <2 x double> %3234, double %3282, i64 0
  %3468 = fmul contract <2 x double> %3466, %3467
  %3469 = fsub contract <2 x double> %3465, %3468
  %3470 = fmul contract <2 x double> %3252, %3464
  %3471 = shufflevector <2 x double> %3229, <2 x double> %3288, <2 x i32> <i32 0, i32 3>
  %3472 = insertelement <2 x double> %3251, double %3282, i64 0
  %3473 = fmul contract <2 x double> %3471, %3472
  %3474 = fadd contract <2 x double> %3470, %3473
  %3475 = shufflevector <2 x double> %3469, <2 x double> %3474, <2 x i32> <i32 0, i32 2>
  %3476 = shufflevector <2 x double> %3469, <2 x double> %3474, <2 x i32> <i32 1, i32 3>
  %3477 = fsub contract <2 x double> %3475, %3476
  store <2 x double> %3477, ptr %3199, align 16
  %3478 = fmul contract double %3248, %3290
  %3479 = fsub contract double %3286, %3478
  %3480 = fmul contract <2 x double> %3229, %3288
  %3481 = fmul contract <2 x double> %3224, %3288
  %3482 = insertelement <2 x double> %3291, double %3284, i64 1
  %3483 = fmul contract <2 x double> %3229, %3482
  %3484 = fsub contract <2 x double> %3480, %3295
  %3485 = extractelement <2 x double> %3484, i64 0
  %3486 = fadd contract <2 x double> %3481, %3483
  %3487 = fsub contract double %3479, %3485
  %3488 = shufflevector <2 x double> %3486, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %3489 = fsub contract <2 x double> %3488, %3486
  %3490 = extractelement <2 x double> %3489, i64 0
  store double %3487, ptr %3200, align 16
  store double %3490, ptr %3201, align 8
  %3491 = extractelement <2 x double> %3463, i64 0
  %3492 = extractelement <2 x double> %3463, i64 1
  %3493 = extractelement <2 x double> %3477, i64 0
  %3494 = extractelement <2 x double> %3477, i64 1
  br label %3758

3495:                                             ; preds = %3276
  %3496 = add nsw i64 %3258, -4
  %3497 = getelementptr inbounds [6 x i64], ptr @regressor.first, i64 0, i64 %3496
  %3498 = load i64, ptr %3497, align 8, !tbaa !35
  %3499 = getelementptr inbounds [3 x [3 x { double, double }]], ptr %6, i64 0, i64 %3498
  %3500 = getelementptr inbounds [6 x i64], ptr @regressor.second, i64 0, i64 %3496
  %3501 = load i64, ptr %3500, align 8, !tbaa !35
  %3502 = getelementptr inbounds [3 x [3 x { double, double }]], ptr %6, i64 0, i64 %3501
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #14
  %3503 = icmp ne i64 %3498, %3501
  %3504 = uitofp i1 %3503 to double
  %3505 = load double, ptr %3502, align 16
  %3506 = getelementptr inbounds { double, double }, ptr %3502, i64 0, i32 1
  %3507 = load double, ptr %3506, align 8
  %3508 = getelementptr inbounds { double, double }, ptr %3502, i64 1
  %3509 = load double, ptr %3508, align 16
  %3510 = getelementptr inbounds { double, double }, ptr %3502, i64 1, i32 1
  %3511 = load double, ptr %3510, align 8
  %3512 = getelementptr inbounds { double, double }, ptr %3502, i64 2
  %3513 = load double, ptr %3512, align 16
  %3514 = getelementptr inbounds { double, double }, ptr %3502, i64 2, i32 1
  %3515 = load double, ptr %3514, align 8
  %3516 = getelementptr inbounds { double, double }, ptr %3499, i64 1
  %3517 = getelementptr inbounds { double, double }, ptr %3499, i64 2
  %3518 = load <2 x double>, ptr %3211, align 8
  %3519 = extractelement <2 x double> %3518, i64 0
  %3520 = fmul contract double %3505, %3519
  %3521 = extractelement <2 x double> %3518, i64 1
  %3522 = fmul contract double %3507, %3521
  %3523 = fmul contract double %3505, %3521
  %3524 = fmul contract double %3507, %3519
  %3525 = fsub contract double %3520, %3522
  %3526 = fadd contract double %3524, %3523
  %3527 = load <2 x double>, ptr %3237, align 8
  %3528 = extractelement <2 x double> %3527, i64 0
  %3529 = fmul contract double %3509, %3528
  %3530 = extractelement <2 x double> %3527, i64 1
  %3531 = fmul contract double %3511, %3530
  %3532 = fmul contract double %3509, %3530
  %3533 = fmul contract double %3511, %3528
  %3534 = fsub contract double %3529, %3531
  %3535 = fadd contract double %3533, %3532
  %3536 = fadd contract double %3525, %3534
  %3537 = fadd contract double %3526, %3535
  %3538 = load <2 x double>, ptr %3238, align 8
  %3539 = extractelement <2 x double> %3538, i64 0
  %3540 = fmul contract double %3513, %3539
  %3541 = extractelement <2 x double> %3538, i64 1
  %3542 = fmul contract double %3515, %3541
  %3543 = fmul contract double %3513, %3541
  %3544 = fmul contract double %3515, %3539
  %3545 = fsub contract double %3540, %3542
  %3546 = fadd contract double %3544, %3543
  %3547 = fadd contract double %3536, %3545
  %3548 = fadd contract double %3537, %3546
  %3549 = load double, ptr %3239, align 8
  %3550 = load double, ptr %3240, align 8
  %3551 = fmul contract double %3505, %3549
  %3552 = fmul contract double %3507, %3550
  %3553 = fmul contract double %3505, %3550
  %3554 = fmul contract double %3507, %3549
  %3555 = fsub contract double %3551, %3552
  %3556 = fadd contract double %3554, %3553
  %3557 = load double, ptr %3241, align 8
  %3558 = load double, ptr %3242, align 8
  %3559 = fmul contract double %3509, %3557
  %3560 = fmul contract double %3511, %3558
  %3561 = fmul contract double %3509, %3558
  %3562 = fmul contract double %3511, %3557
  %3563 = fsub contract double %3559, %3560
  %3564 = fadd contract double %3562, %3561
  %3565 = fadd contract double %3555, %3563
  %3566 = fadd contract double %3556, %3564
  %3567 = load double, ptr %3243, align 8
  %3568 = load double, ptr %3244, align 8
  %3569 = fmul contract double %3513, %3567
  %3570 = fmul contract double %3515, %3568
  %3571 = fmul contract double %3513, %3568
  %3572 = fmul contract double %3515, %3567
  %3573 = fsub contract double %3569, %3570
  %3574 = fadd contract double %3572, %3571
  %3575 = fadd contract double %3565, %3573
  %3576 = fadd contract double %3566, %3574
  %3577 = load <2 x double>, ptr %3499, align 16
  %3578 = load <2 x double>, ptr %3516, align 16
  %3579 = load <2 x double>, ptr %3517, align 16
  %3580 = shufflevector <2 x double> %3577, <2 x double> poison, <2 x i32> zeroinitializer
  %3581 = fmul contract <2 x double> %3518, %3580
  %3582 = shufflevector <2 x double> %3577, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3583 = fmul contract <2 x double> %3518, %3582
  %3584 = shufflevector <2 x double> %3583, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3585 = fsub contract <2 x double> %3581, %3584
  %3586 = fadd contract <2 x double> %3581, %3584
  %3587 = shufflevector <2 x double> %3585, <2 x double> %3586, <2 x i32> <i32 0, i32 3>
  %3588 = shufflevector <2 x double> %3578, <2 x double> poison, <2 x i32> zeroinitializer
  %3589 = fmul contract <2 x double> %3527, %3588
  %3590 = shufflevector <2 x double> %3578, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3591 = fmul contract <2 x double> %3527, %3590
  %3592 = shufflevector <2 x double> %3591, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3593 = fsub contract <2 x double> %3589, %3592
  %3594 = fadd contract <2 x double> %3589, %3592
  %3595 = shufflevector <2 x double> %3593, <2 x double> %3594, <2 x i32> <i32 0, i32 3>
  %3596 = fadd contract <2 x double> %3587, %3595
  %3597 = shufflevector <2 x double> %3579, <2 x double> poison, <2 x i32> zeroinitializer
  %3598 = fmul contract <2 x double> %3538, %3597
  %3599 = shufflevector <2 x double> %3579, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3600 = fmul contract <2 x double> %3538, %3599
  %3601 = shufflevector <2 x double> %3600, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3602 = fsub contract <2 x double> %3598, %3601
  %3603 = fadd contract <2 x double> %3598, %3601
  %3604 = shufflevector <2 x double> %3602, <2 x double> %3603, <2 x i32> <i32 0, i32 3>
  %3605 = fadd contract <2 x double> %3596, %3604
  %3606 = insertelement <2 x double> poison, double %3550, i64 0
  %3607 = shufflevector <2 x double> %3606, <2 x double> poison, <2 x i32> zeroinitializer
  %3608 = fmul contract <2 x double> %3577, %3607
  %3609 = shufflevector <2 x double> %3608, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3610 = insertelement <2 x double> poison, double %3549, i64 0
  %3611 = shufflevector <2 x double> %3610, <2 x double> poison, <2 x i32> zeroinitializer
  %3612 = fmul contract <2 x double> %3577, %3611
  %3613 = fsub contract <2 x double> %3612, %3609
  %3614 = fadd contract <2 x double> %3612, %3609
  %3615 = shufflevector <2 x double> %3613, <2 x double> %3614, <2 x i32> <i32 0, i32 3>
  %3616 = insertelement <2 x double> poison, double %3558, i64 0
  %3617 = shufflevector <2 x double> %3616, <2 x double> poison, <2 x i32> zeroinitializer
  %3618 = fmul contract <2 x double> %3578, %3617
  %3619 = shufflevector <2 x double> %3618, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3620 = insertelement <2 x double> poison, double %3557, i64 0
  %3621 = shufflevector <2 x double> %3620, <2 x double> poison, <2 x i32> zeroinitializer
  %3622 = fmul contract <2 x double> %3578, %3621
  %3623 = fsub contract <2 x double> %3622, %3619
  %3624 = fadd contract <2 x double> %3622, %3619
  %3625 = shufflevector <2 x double> %3623, <2 x double> %3624, <2 x i32> <i32 0, i32 3>
  %3626 = fadd contract <2 x double> %3615, %3625
  %3627 = insertelement <2 x double> poison, double %3568, i64 0
  %3628 = shufflevector <2 x double> %3627, <2 x double> poison, <2 x i32> zeroinitializer
  %3629 = fmul contract <2 x double> %3579, %3628
  %3630 = shufflevector <2 x double> %3629, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3631 = insertelement <2 x double> poison, double %3567, i64 0
  %3632 = shufflevector <2 x double> %3631, <2 x double> poison, <2 x i32> zeroinitializer
  %3633 = fmul contract <2 x double> %3579, %3632
  %3634 = fsub contract <2 x double> %3633, %3630
  %3635 = fadd contract <2 x double> %3633, %3630
  %3636 = shufflevector <2 x double> %3634, <2 x double> %3635, <2 x i32> <i32 0, i32 3>
  %3637 = fadd contract <2 x double> %3626, %3636
  %3638 = insertelement <2 x double> poison, double %3547, i64 0
  %3639 = shufflevector <2 x double> %3638, <2 x double> poison, <2 x i32> zeroinitializer
  %3640 = insertelement <2 x double> poison, double %3548, i64 0
  %3641 = shufflevector <2 x double> %3640, <2 x double> poison, <2 x i32> zeroinitializer
  %3642 = shufflevector <2 x double> %3605, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3643 = insertelement <2 x double> poison, double %3575, i64 0
  %3644 = shufflevector <2 x double> %3643, <2 x double> poison, <2 x i32> zeroinitializer
  %3645 = insertelement <2 x double> poison, double %3576, i64 0
  %3646 = shufflevector <2 x double> %3645, <2 x double> poison, <2 x i32> zeroinitializer
  %3647 = shufflevector <2 x double> %3637, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  br label %3712

3648:                                             ; preds = %3712
  %3649 = load double, ptr %3194, align 16
  %3650 = load double, ptr %3195, align 8
  %3651 = load double, ptr %3196, align 16
  %3652 = load double, ptr %3197, align 8
  %3653 = insertelement <2 x double> %3620, double %3567, i64 1
  %3654 = insertelement <2 x double> poison, double %3649, i64 0
  %3655 = insertelement <2 x double> %3654, double %3651, i64 1
  %3656 = fmul contract <2 x double> %3653, %3655
  %3657 = insertelement <2 x double> %3616, double %3568, i64 1
  %3658 = insertelement <2 x double> poison, double %3650, i64 0
  %3659 = insertelement <2 x double> %3658, double %3652, i64 1
  %3660 = fmul contract <2 x double> %3657, %3659
  %3661 = fsub contract <2 x double> %3656, %3660
  %3662 = fmul contract <2 x double> %3653, %3659
  %3663 = fmul contract <2 x double> %3657, %3655
  %3664 = fadd contract <2 x double> %3663, %3662
  %3665 = shufflevector <2 x double> %3661, <2 x double> %3664, <2 x i32> <i32 0, i32 2>
  %3666 = shufflevector <2 x double> %3661, <2 x double> %3664, <2 x i32> <i32 1, i32 3>
  %3667 = fsub contract <2 x double> %3665, %3666
  %3668 = load <2 x double>, ptr %5, align 16
  %3669 = fadd contract <2 x double> %3668, %3667
  store <2 x double> %3669, ptr %5, align 16
  %3670 = load double, ptr %7, align 16
  %3671 = load double, ptr %3198, align 8
  %3672 = insertelement <2 x double> %3631, double %3549, i64 1
  %3673 = insertelement <2 x double> poison, double %3670, i64 0
  %3674 = insertelement <2 x double> %3673, double %3649, i64 1
  %3675 = fmul contract <2 x double> %3672, %3674
  %3676 = insertelement <2 x double> %3627, double %3550, i64 1
  %3677 = insertelement <2 x double> poison, double %3671, i64 0
  %3678 = insertelement <2 x double> %3677, double %3650, i64 1
  %3679 = fmul contract <2 x double> %3676, %3678
  %3680 = fsub contract <2 x double> %3675, %3679
  %3681 = fmul contract <2 x double> %3672, %3678
  %3682 = fmul contract <2 x double> %3676, %3674
  %3683 = fadd contract <2 x double> %3682, %3681
  %3684 = shufflevector <2 x double> %3680, <2 x double> %3683, <2 x i32> <i32 0, i32 2>
  %3685 = shufflevector <2 x double> %3680, <2 x double> %3683, <2 x i32> <i32 1, i32 3>
  %3686 = fsub contract <2 x double> %3684, %3685
  %3687 = load <2 x double>, ptr %3199, align 16
  %3688 = fadd contract <2 x double> %3687, %3686
  store <2 x double> %3688, ptr %3199, align 16
  %3689 = insertelement <2 x double> %3610, double %3557, i64 1
  %3690 = insertelement <2 x double> poison, double %3651, i64 0
  %3691 = insertelement <2 x double> %3690, double %3670, i64 1
  %3692 = fmul contract <2 x double> %3689, %3691
  %3693 = insertelement <2 x double> %3606, double %3558, i64 1
  %3694 = insertelement <2 x double> poison, double %3652, i64 0
  %3695 = insertelement <2 x double> %3694, double %3671, i64 1
  %3696 = fmul contract <2 x double> %3693, %3695
  %3697 = fsub contract <2 x double> %3692, %3696
  %3698 = fmul contract <2 x double> %3689, %3695
  %3699 = fmul contract <2 x double> %3693, %3691
  %3700 = fadd contract <2 x double> %3699, %3698
  %3701 = shufflevector <2 x double> %3697, <2 x double> %3700, <2 x i32> <i32 0, i32 2>
  %3702 = shufflevector <2 x double> %3697, <2 x double> %3700, <2 x i32> <i32 1, i32 3>
  %3703 = fsub contract <2 x double> %3701, %3702
  %3704 = load <2 x double>, ptr %3200, align 16
  %3705 = fadd contract <2 x double> %3703, %3704
  store <2 x double> %3705, ptr %3200, align 16
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #14
  %3706 = extractelement <2 x double> %3669, i64 0
  %3707 = extractelement <2 x double> %3669, i64 1
  %3708 = extractelement <2 x double> %3688, i64 0
  %3709 = extractelement <2 x double> %3688, i64 1
  %3710 = extractelement <2 x double> %3705, i64 0
  %3711 = extractelement <2 x double> %3705, i64 1
  br label %3758

3712:                                             ; preds = %3712, %3495
  %3713 = phi i64 [ 0, %3495 ], [ %3756, %3712 ]
  %3714 = getelementptr inbounds { double, double }, ptr %3499, i64 %3713
  %3715 = getelementptr inbounds { double, double }, ptr %3502, i64 %3713
  %3716 = load double, ptr %3715, align 16
  %3717 = getelementptr inbounds { double, double }, ptr %3502, i64 %3713, i32 1
  %3718 = load double, ptr %3717, align 8
  %3719 = fmul contract double %3716, %3504
  %3720 = fmul contract double %3718, 0.000000e+00
  %3721 = fmul contract double %3718, %3504
  %3722 = fmul contract double %3716, 0.000000e+00
  %3723 = fsub contract double %3719, %3720
  %3724 = fadd contract double %3722, %3721
  %3725 = getelementptr inbounds [6 x { double, double }], ptr %5, i64 0, i64 %3713
  %3726 = load <2 x double>, ptr %3714, align 16
  %3727 = fmul contract <2 x double> %3641, %3726
  %3728 = shufflevector <2 x double> %3727, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3729 = fmul contract <2 x double> %3639, %3726
  %3730 = fsub contract <2 x double> %3729, %3728
  %3731 = fadd contract <2 x double> %3729, %3728
  %3732 = shufflevector <2 x double> %3730, <2 x double> %3731, <2 x i32> <i32 0, i32 3>
  %3733 = insertelement <2 x double> poison, double %3723, i64 0
  %3734 = shufflevector <2 x double> %3733, <2 x double> poison, <2 x i32> zeroinitializer
  %3735 = fmul contract <2 x double> %3605, %3734
  %3736 = insertelement <2 x double> poison, double %3724, i64 0
  %3737 = shufflevector <2 x double> %3736, <2 x double> poison, <2 x i32> zeroinitializer
  %3738 = fmul contract <2 x double> %3642, %3737
  %3739 = fsub contract <2 x double> %3735, %3738
  %3740 = fadd contract <2 x double> %3735, %3738
  %3741 = shufflevector <2 x double> %3739, <2 x double> %3740, <2 x i32> <i32 0, i32 3>
  %3742 = fadd contract <2 x double> %3732, %3741
  store <2 x double> %3742, ptr %3725, align 16
  %3743 = getelementptr inbounds [3 x { double, double }], ptr %7, i64 0, i64 %3713
  %3744 = fmul contract <2 x double> %3646, %3726
  %3745 = shufflevector <2 x double> %3744, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3746 = fmul contract <2 x double> %3644, %3726
  %3747 = fsub contract <2 x double> %3746, %3745
  %3748 = fadd contract <2 x double> %3746, %3745
  %3749 = shufflevector <2 x double> %3747, <2 x double> %3748, <2 x i32> <i32 0, i32 3>
  %3750 = fmul contract <2 x double> %3637, %3734
  %3751 = fmul contract <2 x double> %3647, %3737
  %3752 = fsub contract <2 x double> %3750, %3751
  %3753 = fadd contract <2 x double> %3750, %3751
  %3754 = shufflevector <2 x double> %3752, <2 x double> %3753, <2 x i32> <i32 0, i32 3>
  %3755 = fadd contract <2 x double> %3749, %3754
  store <2 x double> %3755, ptr %3743, align 16
  %3756 = add nuw nsw i64 %3713, 1
  %3757 = icmp eq i64 %3756, 3
  br i1 %3757, label %3648, label %3712, !llvm.loop !124

3758:                                             ; preds = %3648, %3278, %3275
  %3759 = phi double [ %3490, %3278 ], [ %3711, %3648 ], [ 0.000000e+00, %3275 ]
  %3760 = phi double [ %3487, %3278 ], [ %3710, %3648 ], [ 0.000000e+00, %3275 ]
  %3761 = phi double [ %3494, %3278 ], [ %3709, %3648 ], [ 0.000000e+00, %3275 ]
  %3762 = phi double [ %3493, %3278 ], [ %3708, %3648 ], [ 0.000000e+00, %3275 ]
  %3763 = phi double [ %3492, %3278 ], [ %3707, %3648 ], [ 0.000000e+00, %3275 ]
  %3764 = phi double [ %3491, %3278 ], [ %3706, %3648 ], [ 0.000000e+00, %3275 ]
  %3765 = getelementptr inbounds { double, double }, ptr %3236, i64 %3258
  %3766 = load ptr, ptr %3193, align 8, !tbaa !34
  %3767 = getelementptr inbounds i64, ptr %3766, i64 %3209
  %3768 = load i64, ptr %3767, align 8, !tbaa !35
  %3769 = icmp sgt i64 %3768, 0
  br i1 %3769, label %3770, label %3786

3770:                                             ; preds = %3758
  %3771 = load <2 x double>, ptr %3202, align 16
  %3772 = load <2 x double>, ptr %3204, align 16
  %3773 = load <2 x double>, ptr %3206, align 16
  %3774 = insertelement <2 x double> poison, double %3764, i64 0
  %3775 = shufflevector <2 x double> %3774, <2 x double> poison, <2 x i32> zeroinitializer
  %3776 = insertelement <2 x double> poison, double %3763, i64 0
  %3777 = shufflevector <2 x double> %3776, <2 x double> poison, <2 x i32> zeroinitializer
  %3778 = insertelement <2 x double> poison, double %3762, i64 0
  %3779 = shufflevector <2 x double> %3778, <2 x double> poison, <2 x i32> zeroinitializer
  %3780 = insertelement <2 x double> poison, double %3761, i64 0
  %3781 = shufflevector <2 x double> %3780, <2 x double> poison, <2 x i32> zeroinitializer
  %3782 = insertelement <2 x double> poison, double %3760, i64 0
  %3783 = shufflevector <2 x double> %3782, <2 x double> poison, <2 x i32> zeroinitializer
  %3784 = insertelement <2 x double> poison, double %3759, i64 0
  %3785 = shufflevector <2 x double> %3784, <2 x double> poison, <2 x i32> zeroinitializer
  br label %3789

3786:                                             ; preds = %3789, %3758
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %3209, ptr noundef nonnull %5, ptr noundef %3765, i64 noundef %3184) #13
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5) #14
  %3787 = add nuw nsw i64 %3258, 1
  %3788 = icmp eq i64 %3787, 10
  br i1 %3788, label %3253, label %3257, !llvm.loop !125

3789:                                             ; preds = %3789, %3770
  %3790 = phi i64 [ 0, %3770 ], [ %3869, %3789 ]
  %3791 = mul nuw nsw i64 %3790, 6
  %3792 = getelementptr inbounds { double, double }, ptr %3245, i64 %3791
  %3793 = getelementptr inbounds { double, double }, ptr %3792, i64 1
  %3794 = getelementptr inbounds { double, double }, ptr %3792, i64 2
  %3795 = getelementptr inbounds { double, double }, ptr %3792, i64 3
  %3796 = load double, ptr %3795, align 8
  %3797 = getelementptr inbounds { double, double }, ptr %3792, i64 3, i32 1
  %3798 = load double, ptr %3797, align 8
  %3799 = getelementptr inbounds { double, double }, ptr %3792, i64 4
  %3800 = load double, ptr %3799, align 8
  %3801 = getelementptr inbounds { double, double }, ptr %3792, i64 4, i32 1
  %3802 = load double, ptr %3801, align 8
  %3803 = getelementptr inbounds { double, double }, ptr %3792, i64 5
  %3804 = load double, ptr %3803, align 8
  %3805 = getelementptr inbounds { double, double }, ptr %3792, i64 5, i32 1
  %3806 = load double, ptr %3805, align 8
  %3807 = load ptr, ptr %3207, align 8, !tbaa !37
  %3808 = getelementptr inbounds i64, ptr %3807, i64 %3209
  %3809 = load i64, ptr %3808, align 8, !tbaa !35
  %3810 = add nsw i64 %3809, %3790
  %3811 = mul nsw i64 %3810, %3184
  %3812 = getelementptr inbounds { double, double }, ptr %3765, i64 %3811
  %3813 = load <2 x double>, ptr %3792, align 8
  %3814 = fmul contract <2 x double> %3777, %3813
  %3815 = shufflevector <2 x double> %3814, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3816 = fmul contract <2 x double> %3775, %3813
  %3817 = fsub contract <2 x double> %3816, %3815
  %3818 = fadd contract <2 x double> %3816, %3815
  %3819 = shufflevector <2 x double> %3817, <2 x double> %3818, <2 x i32> <i32 0, i32 3>
  %3820 = load <2 x double>, ptr %3793, align 8
  %3821 = fmul contract <2 x double> %3781, %3820
  %3822 = shufflevector <2 x double> %3821, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3823 = fmul contract <2 x double> %3779, %3820
  %3824 = fsub contract <2 x double> %3823, %3822
  %3825 = fadd contract <2 x double> %3823, %3822
  %3826 = shufflevector <2 x double> %3824, <2 x double> %3825, <2 x i32> <i32 0, i32 3>
  %3827 = fadd contract <2 x double> %3819, %3826
  %3828 = load <2 x double>, ptr %3794, align 8
  %3829 = fmul contract <2 x double> %3785, %3828
  %3830 = shufflevector <2 x double> %3829, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3831 = fmul contract <2 x double> %3783, %3828
  %3832 = fsub contract <2 x double> %3831, %3830
  %3833 = fadd contract <2 x double> %3831, %3830
  %3834 = shufflevector <2 x double> %3832, <2 x double> %3833, <2 x i32> <i32 0, i32 3>
  %3835 = fadd contract <2 x double> %3827, %3834
  %3836 = insertelement <2 x double> poison, double %3796, i64 0
  %3837 = shufflevector <2 x double> %3836, <2 x double> poison, <2 x i32> zeroinitializer
  %3838 = fmul contract <2 x double> %3771, %3837
  %3839 = insertelement <2 x double> poison, double %3798, i64 0
  %3840 = shufflevector <2 x double> %3839, <2 x double> poison, <2 x i32> zeroinitializer
  %3841 = fmul contract <2 x double> %3771, %3840
  %3842 = shufflevector <2 x double> %3841, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3843 = fsub contract <2 x double> %3838, %3842
  %3844 = fadd contract <2 x double> %3838, %3842
  %3845 = shufflevector <2 x double> %3843, <2 x double> %3844, <2 x i32> <i32 0, i32 3>
  %3846 = insertelement <2 x double> poison, double %3800, i64 0
  %3847 = shufflevector <2 x double> %3846, <2 x double> poison, <2 x i32> zeroinitializer
  %3848 = fmul contract <2 x double> %3772, %3847
  %3849 = insertelement <2 x double> poison, double %3802, i64 0
  %3850 = shufflevector <2 x double> %3849, <2 x double> poison, <2 x i32> zeroinitializer
  %3851 = fmul contract <2 x double> %3772, %3850
  %3852 = shufflevector <2 x double> %3851, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3853 = fsub contract <2 x double> %3848, %3852
  %3854 = fadd contract <2 x double> %3848, %3852
  %3855 = shufflevector <2 x double> %3853, <2 x double> %3854, <2 x i32> <i32 0, i32 3>
  %3856 = fadd contract <2 x double> %3845, %3855
  %3857 = insertelement <2 x double> poison, double %3804, i64 0
  %3858 = shufflevector <2 x double> %3857, <2 x double> poison, <2 x i32> zeroinitializer
  %3859 = fmul contract <2 x double> %3773, %3858
  %3860 = insertelement <2 x double> poison, double %3806, i64 0
  %3861 = shufflevector <2 x double> %3860, <2 x double> poison, <2 x i32> zeroinitializer
  %3862 = fmul contract <2 x double> %3773, %3861
  %3863 = shufflevector <2 x double> %3862, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3864 = fsub contract <2 x double> %3859, %3863
  %3865 = fadd contract <2 x double> %3859, %3863
  %3866 = shufflevector <2 x double> %3864, <2 x double> %3865, <2 x i32> <i32 0, i32 3>
  %3867 = fadd contract <2 x double> %3856, %3866
  %3868 = fadd contract <2 x double> %3835, %3867
  store <2 x double> %3868, ptr %3812, align 8
  %3869 = add nuw nsw i64 %3790, 1
  %3870 = load ptr, ptr %3193, align 8, !tbaa !34
  %3871 = getelementptr inbounds i64, ptr %3870, i64 %3209
  %3872 = load i64, ptr %3871, align 8, !tbaa !35
  %3873 = icmp slt i64 %3869, %3872
  br i1 %3873, label %3789, label %3786, !llvm.loop !126

3874:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #13
  %3875 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %3876 = load i64, ptr %3875, align 8, !tbaa !127
  %3877 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 24
  %3878 = load i64, ptr %3877, align 8, !tbaa !128
  %3879 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %3880 = load ptr, ptr %3879, align 8, !tbaa !20
  %3881 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %3882 = load i64, ptr %3881, align 8, !tbaa !129
  %3883 = load i64, ptr %0, align 8, !tbaa !31
  %3884 = mul nsw i64 %3883, 33
  %3885 = add nsw i64 %3884, %3882
  %3886 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 13
  %3887 = load i64, ptr %3886, align 8, !tbaa !24
  %3888 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %3889 = load ptr, ptr %3888, align 8, !tbaa !130
  tail call fastcc void @call(i64 noundef %3876, i64 noundef %3878, ptr noundef %3880, i64 noundef %3885, ptr noundef %2, i64 noundef %3887, ptr noundef %3889) #13
  br label %3890

3890:                                             ; preds = %3253, %2974, %2229, %1802, %1754, %1750, %1748, %3180, %3179, %2989, %2969, %2144, %1773, %4, %3874, %1763, %1745
  %3891 = phi i64 [ 0, %3874 ], [ 0, %1763 ], [ %1747, %1745 ], [ 0, %4 ], [ 0, %1773 ], [ 0, %2144 ], [ 0, %2969 ], [ 0, %2989 ], [ 0, %3179 ], [ 0, %3180 ], [ 0, %1748 ], [ 0, %1750 ], [ 0, %1754 ], [ 0, %1802 ], [ 0, %2229 ], [ 0, %2974 ], [ 0, %3253 ]
  ret i64 %3891
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind optsize uwtable
define internal fastcc void @all_places(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #1 {
  %3 = alloca [3 x { double, double }], align 16
  %4 = alloca [3 x { double, double }], align 16
  %5 = alloca [80 x { double, double }], align 16
  %6 = alloca [3 x { double, double }], align 16
  %7 = alloca [3 x { double, double }], align 16
  %8 = alloca [3 x { double, double }], align 16
  %9 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 4
  %10 = load i64, ptr %9, align 8, !tbaa !131
  %11 = icmp ne i64 %10, 0
  %12 = icmp ne i64 %1, 0
  %13 = and i1 %12, %11
  br i1 %13, label %18, label %14

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 9
  %16 = load i64, ptr %15, align 8, !tbaa !29
  %17 = icmp eq i64 %16, 8
  br i1 %17, label %18, label %24

18:                                               ; preds = %2, %14
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %20 = load ptr, ptr %19, align 8, !tbaa !20
  %21 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !129
  %23 = getelementptr inbounds { double, double }, ptr %20, i64 %22
  br label %24

24:                                               ; preds = %14, %18
  %25 = phi ptr [ %23, %18 ], [ null, %14 ]
  %26 = load i64, ptr %0, align 8, !tbaa !31
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %654

28:                                               ; preds = %24
  %29 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %30 = icmp eq ptr %25, null
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 57
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %35 = getelementptr inbounds { double, double }, ptr %5, i64 13
  %36 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  %37 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %38 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 29
  %39 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %40 = getelementptr inbounds { double, double }, ptr %8, i64 1
  %41 = getelementptr inbounds { double, double }, ptr %8, i64 2
  %42 = getelementptr inbounds { double, double }, ptr %6, i64 2
  %43 = getelementptr inbounds { double, double }, ptr %6, i64 1
  %44 = getelementptr inbounds { double, double }, ptr %7, i64 2
  %45 = getelementptr inbounds { double, double }, ptr %7, i64 1
  %46 = getelementptr inbounds { double, double }, ptr %7, i64 0, i32 1
  %47 = getelementptr inbounds [80 x { double, double }], ptr %5, i64 0, i64 12
  %48 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 34
  br label %60

49:                                               ; preds = %650
  %50 = icmp sgt i64 %652, 0
  br i1 %50, label %51, label %654

51:                                               ; preds = %49
  %52 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %53 = getelementptr inbounds { double, double }, ptr %4, i64 2
  %54 = getelementptr inbounds { double, double }, ptr %4, i64 2, i32 1
  %55 = getelementptr inbounds { double, double }, ptr %4, i64 1
  %56 = getelementptr inbounds { double, double }, ptr %4, i64 1, i32 1
  %57 = getelementptr inbounds { double, double }, ptr %4, i64 0, i32 1
  %58 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %59 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  br label %656

60:                                               ; preds = %28, %650
  %61 = phi i64 [ 0, %28 ], [ %651, %650 ]
  %62 = load ptr, ptr %29, align 8, !tbaa !20
  %63 = mul nsw i64 %61, 33
  %64 = getelementptr inbounds { double, double }, ptr %25, i64 %63
  %65 = select i1 %30, ptr null, ptr %64
  %66 = load ptr, ptr %31, align 8, !tbaa !132
  %67 = load ptr, ptr %32, align 8, !tbaa !30
  %68 = getelementptr inbounds %struct.Link, ptr %67, i64 %61
  %69 = load ptr, ptr %33, align 8, !tbaa !51
  %70 = getelementptr inbounds i64, ptr %69, i64 %61
  %71 = load i64, ptr %70, align 8, !tbaa !35
  %72 = icmp slt i64 %71, 0
  %73 = getelementptr inbounds %struct.Link, ptr %67, i64 %71
  %74 = select i1 %72, ptr @ground, ptr %73
  %75 = load ptr, ptr %34, align 8, !tbaa !34
  %76 = getelementptr inbounds i64, ptr %75, i64 %61
  %77 = load i64, ptr %76, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 1280, ptr nonnull %5) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %6, i8 0, i64 48, i1 false)
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  %78 = mul nsw i64 %77, 6
  %79 = getelementptr inbounds { double, double }, ptr %35, i64 %78
  %80 = load i64, ptr %36, align 8, !tbaa !16
  %81 = getelementptr inbounds { double, double }, ptr %62, i64 %80
  %82 = load ptr, ptr %37, align 8, !tbaa !37
  %83 = getelementptr inbounds i64, ptr %82, i64 %61
  %84 = load i64, ptr %83, align 8, !tbaa !35
  %85 = getelementptr inbounds { double, double }, ptr %81, i64 %84
  call fastcc void @pose(ptr noundef nonnull %0, i64 noundef %61, ptr noundef %62, ptr noundef nonnull %5) #13
  %86 = load ptr, ptr %38, align 8, !tbaa !133
  %87 = getelementptr inbounds i64, ptr %86, i64 %61
  %88 = load i64, ptr %87, align 8, !tbaa !35
  %89 = getelementptr inbounds { double, double }, ptr %66, i64 %88
  %90 = getelementptr inbounds { double, double }, ptr %79, i64 6
  %91 = load ptr, ptr %39, align 8, !tbaa !134
  %92 = getelementptr inbounds i64, ptr %91, i64 %61
  %93 = load i64, ptr %92, align 8, !tbaa !35
  %94 = shl i64 %93, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %89, ptr nonnull align 16 %90, i64 %94, i1 false)
  %95 = icmp sgt i64 %77, 0
  br i1 %95, label %96, label %102

96:                                               ; preds = %60, %171
  %97 = phi i64 [ %172, %171 ], [ 0, %60 ]
  %98 = mul nuw nsw i64 %97, 6
  %99 = getelementptr inbounds { double, double }, ptr %85, i64 %97
  %100 = load <2 x double>, ptr %99, align 8
  %101 = add nuw nsw i64 %98, 3
  br label %174

102:                                              ; preds = %171, %60
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #14
  %103 = getelementptr inbounds %struct.Link, ptr %74, i64 0, i32 1
  %104 = getelementptr inbounds %struct.Link, ptr %67, i64 %61, i32 4
  %105 = getelementptr inbounds %struct.Link, ptr %74, i64 0, i32 1, i64 1
  %106 = getelementptr inbounds %struct.Link, ptr %74, i64 0, i32 1, i64 1, i32 1
  %107 = getelementptr inbounds { double, double }, ptr %104, i64 2
  %108 = getelementptr inbounds %struct.Link, ptr %74, i64 0, i32 1, i64 2
  %109 = getelementptr inbounds { double, double }, ptr %104, i64 1
  %110 = load <2 x double>, ptr %105, align 8
  %111 = load <2 x double>, ptr %108, align 8
  %112 = load double, ptr %104, align 8
  %113 = getelementptr inbounds { double, double }, ptr %104, i64 0, i32 1
  %114 = load double, ptr %113, align 8
  %115 = load double, ptr %103, align 8
  %116 = getelementptr inbounds %struct.Link, ptr %74, i64 0, i32 1, i64 0, i32 1
  %117 = load double, ptr %116, align 8
  %118 = load <2 x double>, ptr %107, align 8
  %119 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %120 = fmul contract <2 x double> %110, %119
  %121 = shufflevector <2 x double> %120, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %122 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> zeroinitializer
  %123 = fmul contract <2 x double> %110, %122
  %124 = fsub contract <2 x double> %123, %121
  %125 = fadd contract <2 x double> %123, %121
  %126 = shufflevector <2 x double> %124, <2 x double> %125, <2 x i32> <i32 0, i32 3>
  %127 = insertelement <2 x double> poison, double %114, i64 0
  %128 = shufflevector <2 x double> %127, <2 x double> poison, <2 x i32> zeroinitializer
  %129 = fmul contract <2 x double> %111, %128
  %130 = shufflevector <2 x double> %129, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %131 = insertelement <2 x double> poison, double %112, i64 0
  %132 = shufflevector <2 x double> %131, <2 x double> poison, <2 x i32> zeroinitializer
  %133 = fmul contract <2 x double> %111, %132
  %134 = fsub contract <2 x double> %133, %130
  %135 = fadd contract <2 x double> %133, %130
  %136 = shufflevector <2 x double> %134, <2 x double> %135, <2 x i32> <i32 0, i32 3>
  %137 = insertelement <2 x double> poison, double %115, i64 0
  %138 = shufflevector <2 x double> %137, <2 x double> poison, <2 x i32> zeroinitializer
  %139 = fmul contract <2 x double> %118, %138
  %140 = insertelement <2 x double> poison, double %117, i64 0
  %141 = shufflevector <2 x double> %140, <2 x double> poison, <2 x i32> zeroinitializer
  %142 = fmul contract <2 x double> %118, %141
  %143 = shufflevector <2 x double> %142, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %144 = fsub contract <2 x double> %139, %143
  %145 = fadd contract <2 x double> %139, %143
  %146 = shufflevector <2 x double> %144, <2 x double> %145, <2 x i32> <i32 0, i32 3>
  %147 = fsub contract <2 x double> %136, %146
  store <2 x double> %147, ptr %40, align 16
  %148 = load <2 x double>, ptr %109, align 8
  %149 = shufflevector <2 x double> %148, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %150 = fmul contract <2 x double> %111, %149
  %151 = shufflevector <2 x double> %150, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %152 = shufflevector <2 x double> %148, <2 x double> poison, <2 x i32> zeroinitializer
  %153 = fmul contract <2 x double> %111, %152
  %154 = fsub contract <2 x double> %153, %151
  %155 = fadd contract <2 x double> %153, %151
  %156 = shufflevector <2 x double> %154, <2 x double> %155, <2 x i32> <i32 0, i32 3>
  %157 = fsub contract <2 x double> %126, %156
  store <2 x double> %157, ptr %8, align 16
  %158 = fmul contract <2 x double> %148, %138
  %159 = fmul contract <2 x double> %148, %141
  %160 = shufflevector <2 x double> %159, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %161 = fsub contract <2 x double> %158, %160
  %162 = fadd contract <2 x double> %158, %160
  %163 = shufflevector <2 x double> %161, <2 x double> %162, <2 x i32> <i32 0, i32 3>
  %164 = fmul contract <2 x double> %110, %128
  %165 = shufflevector <2 x double> %164, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %166 = fmul contract <2 x double> %110, %132
  %167 = fsub contract <2 x double> %166, %165
  %168 = fadd contract <2 x double> %166, %165
  %169 = shufflevector <2 x double> %167, <2 x double> %168, <2 x i32> <i32 0, i32 3>
  %170 = fsub contract <2 x double> %163, %169
  store <2 x double> %170, ptr %41, align 16
  br label %549

171:                                              ; preds = %174
  %172 = add nuw nsw i64 %97, 1
  %173 = icmp eq i64 %172, %77
  br i1 %173, label %102, label %96, !llvm.loop !135

174:                                              ; preds = %174, %96
  %175 = phi i64 [ 0, %96 ], [ %212, %174 ]
  %176 = add nuw nsw i64 %175, %98
  %177 = getelementptr inbounds %struct.Link, ptr %67, i64 %61, i32 5, i64 %176
  %178 = load double, ptr %177, align 8
  %179 = getelementptr inbounds %struct.Link, ptr %67, i64 %61, i32 5, i64 %176, i32 1
  %180 = load double, ptr %179, align 8
  %181 = getelementptr inbounds [3 x { double, double }], ptr %6, i64 0, i64 %175
  %182 = insertelement <2 x double> poison, double %178, i64 0
  %183 = shufflevector <2 x double> %182, <2 x double> poison, <2 x i32> zeroinitializer
  %184 = fmul contract <2 x double> %100, %183
  %185 = insertelement <2 x double> poison, double %180, i64 0
  %186 = shufflevector <2 x double> %185, <2 x double> poison, <2 x i32> zeroinitializer
  %187 = fmul contract <2 x double> %100, %186
  %188 = shufflevector <2 x double> %187, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %189 = fsub contract <2 x double> %184, %188
  %190 = fadd contract <2 x double> %184, %188
  %191 = shufflevector <2 x double> %189, <2 x double> %190, <2 x i32> <i32 0, i32 3>
  %192 = load <2 x double>, ptr %181, align 16
  %193 = fadd contract <2 x double> %192, %191
  store <2 x double> %193, ptr %181, align 16
  %194 = add nuw nsw i64 %101, %175
  %195 = getelementptr inbounds %struct.Link, ptr %67, i64 %61, i32 5, i64 %194
  %196 = load double, ptr %195, align 8
  %197 = getelementptr inbounds %struct.Link, ptr %67, i64 %61, i32 5, i64 %194, i32 1
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds [3 x { double, double }], ptr %7, i64 0, i64 %175
  %200 = insertelement <2 x double> poison, double %196, i64 0
  %201 = shufflevector <2 x double> %200, <2 x double> poison, <2 x i32> zeroinitializer
  %202 = fmul contract <2 x double> %100, %201
  %203 = insertelement <2 x double> poison, double %198, i64 0
  %204 = shufflevector <2 x double> %203, <2 x double> poison, <2 x i32> zeroinitializer
  %205 = fmul contract <2 x double> %100, %204
  %206 = shufflevector <2 x double> %205, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %207 = fsub contract <2 x double> %202, %206
  %208 = fadd contract <2 x double> %202, %206
  %209 = shufflevector <2 x double> %207, <2 x double> %208, <2 x i32> <i32 0, i32 3>
  %210 = load <2 x double>, ptr %199, align 16
  %211 = fadd contract <2 x double> %210, %209
  store <2 x double> %211, ptr %199, align 16
  %212 = add nuw nsw i64 %175, 1
  %213 = icmp eq i64 %212, 3
  br i1 %213, label %171, label %174, !llvm.loop !136

214:                                              ; preds = %549
  %215 = getelementptr inbounds %struct.Link, ptr %67, i64 %61, i32 6
  %216 = getelementptr inbounds { double, double }, ptr %79, i64 1
  %217 = getelementptr inbounds { double, double }, ptr %79, i64 2
  %218 = load <2 x double>, ptr %79, align 16
  %219 = load <2 x double>, ptr %216, align 16
  %220 = load <2 x double>, ptr %217, align 16
  br label %221

221:                                              ; preds = %221, %214
  %222 = phi i64 [ 0, %214 ], [ %269, %221 ]
  %223 = mul nuw nsw i64 %222, 3
  %224 = getelementptr inbounds { double, double }, ptr %68, i64 %223
  %225 = load double, ptr %224, align 8
  %226 = getelementptr inbounds { double, double }, ptr %68, i64 %223, i32 1
  %227 = load double, ptr %226, align 8
  %228 = getelementptr { double, double }, ptr %224, i64 1
  %229 = load double, ptr %228, align 8
  %230 = getelementptr { double, double }, ptr %224, i64 1, i32 1
  %231 = load double, ptr %230, align 8
  %232 = getelementptr { double, double }, ptr %224, i64 2
  %233 = load double, ptr %232, align 8
  %234 = getelementptr { double, double }, ptr %224, i64 2, i32 1
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds { double, double }, ptr %215, i64 %222
  %237 = insertelement <2 x double> poison, double %225, i64 0
  %238 = shufflevector <2 x double> %237, <2 x double> poison, <2 x i32> zeroinitializer
  %239 = fmul contract <2 x double> %218, %238
  %240 = insertelement <2 x double> poison, double %227, i64 0
  %241 = shufflevector <2 x double> %240, <2 x double> poison, <2 x i32> zeroinitializer
  %242 = fmul contract <2 x double> %218, %241
  %243 = shufflevector <2 x double> %242, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %244 = fsub contract <2 x double> %239, %243
  %245 = fadd contract <2 x double> %239, %243
  %246 = shufflevector <2 x double> %244, <2 x double> %245, <2 x i32> <i32 0, i32 3>
  %247 = insertelement <2 x double> poison, double %229, i64 0
  %248 = shufflevector <2 x double> %247, <2 x double> poison, <2 x i32> zeroinitializer
  %249 = fmul contract <2 x double> %219, %248
  %250 = insertelement <2 x double> poison, double %231, i64 0
  %251 = shufflevector <2 x double> %250, <2 x double> poison, <2 x i32> zeroinitializer
  %252 = fmul contract <2 x double> %219, %251
  %253 = shufflevector <2 x double> %252, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %254 = fsub contract <2 x double> %249, %253
  %255 = fadd contract <2 x double> %249, %253
  %256 = shufflevector <2 x double> %254, <2 x double> %255, <2 x i32> <i32 0, i32 3>
  %257 = fadd contract <2 x double> %246, %256
  %258 = insertelement <2 x double> poison, double %233, i64 0
  %259 = shufflevector <2 x double> %258, <2 x double> poison, <2 x i32> zeroinitializer
  %260 = fmul contract <2 x double> %220, %259
  %261 = insertelement <2 x double> poison, double %235, i64 0
  %262 = shufflevector <2 x double> %261, <2 x double> poison, <2 x i32> zeroinitializer
  %263 = fmul contract <2 x double> %220, %262
  %264 = shufflevector <2 x double> %263, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %265 = fsub contract <2 x double> %260, %264
  %266 = fadd contract <2 x double> %260, %264
  %267 = shufflevector <2 x double> %265, <2 x double> %266, <2 x i32> <i32 0, i32 3>
  %268 = fadd contract <2 x double> %257, %267
  store <2 x double> %268, ptr %236, align 8
  %269 = add nuw nsw i64 %222, 1
  %270 = icmp eq i64 %269, 3
  br i1 %270, label %271, label %221, !llvm.loop !105

271:                                              ; preds = %221
  %272 = getelementptr inbounds { double, double }, ptr %79, i64 3
  %273 = getelementptr inbounds { double, double }, ptr %215, i64 3
  %274 = getelementptr inbounds { double, double }, ptr %79, i64 4
  %275 = getelementptr inbounds { double, double }, ptr %79, i64 5
  %276 = load <2 x double>, ptr %272, align 16
  %277 = load <2 x double>, ptr %274, align 16
  %278 = load <2 x double>, ptr %275, align 16
  br label %279

279:                                              ; preds = %279, %271
  %280 = phi i64 [ 0, %271 ], [ %327, %279 ]
  %281 = mul nuw nsw i64 %280, 3
  %282 = getelementptr inbounds { double, double }, ptr %68, i64 %281
  %283 = load double, ptr %282, align 8
  %284 = getelementptr inbounds { double, double }, ptr %68, i64 %281, i32 1
  %285 = load double, ptr %284, align 8
  %286 = getelementptr { double, double }, ptr %282, i64 1
  %287 = load double, ptr %286, align 8
  %288 = getelementptr { double, double }, ptr %282, i64 1, i32 1
  %289 = load double, ptr %288, align 8
  %290 = getelementptr { double, double }, ptr %282, i64 2
  %291 = load double, ptr %290, align 8
  %292 = getelementptr { double, double }, ptr %282, i64 2, i32 1
  %293 = load double, ptr %292, align 8
  %294 = getelementptr inbounds { double, double }, ptr %273, i64 %280
  %295 = insertelement <2 x double> poison, double %283, i64 0
  %296 = shufflevector <2 x double> %295, <2 x double> poison, <2 x i32> zeroinitializer
  %297 = fmul contract <2 x double> %276, %296
  %298 = insertelement <2 x double> poison, double %285, i64 0
  %299 = shufflevector <2 x double> %298, <2 x double> poison, <2 x i32> zeroinitializer
  %300 = fmul contract <2 x double> %276, %299
  %301 = shufflevector <2 x double> %300, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %302 = fsub contract <2 x double> %297, %301
  %303 = fadd contract <2 x double> %297, %301
  %304 = shufflevector <2 x double> %302, <2 x double> %303, <2 x i32> <i32 0, i32 3>
  %305 = insertelement <2 x double> poison, double %287, i64 0
  %306 = shufflevector <2 x double> %305, <2 x double> poison, <2 x i32> zeroinitializer
  %307 = fmul contract <2 x double> %277, %306
  %308 = insertelement <2 x double> poison, double %289, i64 0
  %309 = shufflevector <2 x double> %308, <2 x double> poison, <2 x i32> zeroinitializer
  %310 = fmul contract <2 x double> %277, %309
  %311 = shufflevector <2 x double> %310, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %312 = fsub contract <2 x double> %307, %311
  %313 = fadd contract <2 x double> %307, %311
  %314 = shufflevector <2 x double> %312, <2 x double> %313, <2 x i32> <i32 0, i32 3>
  %315 = fadd contract <2 x double> %304, %314
  %316 = insertelement <2 x double> poison, double %291, i64 0
  %317 = shufflevector <2 x double> %316, <2 x double> poison, <2 x i32> zeroinitializer
  %318 = fmul contract <2 x double> %278, %317
  %319 = insertelement <2 x double> poison, double %293, i64 0
  %320 = shufflevector <2 x double> %319, <2 x double> poison, <2 x i32> zeroinitializer
  %321 = fmul contract <2 x double> %278, %320
  %322 = shufflevector <2 x double> %321, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %323 = fsub contract <2 x double> %318, %322
  %324 = fadd contract <2 x double> %318, %322
  %325 = shufflevector <2 x double> %323, <2 x double> %324, <2 x i32> <i32 0, i32 3>
  %326 = fadd contract <2 x double> %315, %325
  store <2 x double> %326, ptr %294, align 8
  %327 = add nuw nsw i64 %280, 1
  %328 = icmp eq i64 %327, 3
  br i1 %328, label %329, label %279, !llvm.loop !105

329:                                              ; preds = %279
  %330 = load <2 x double>, ptr %105, align 8
  %331 = load <2 x double>, ptr %108, align 8
  %332 = load <2 x double>, ptr %215, align 8
  %333 = getelementptr inbounds { double, double }, ptr %215, i64 1
  %334 = load <2 x double>, ptr %42, align 16
  %335 = shufflevector <2 x double> %334, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %336 = fmul contract <2 x double> %330, %335
  %337 = shufflevector <2 x double> %336, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %338 = shufflevector <2 x double> %334, <2 x double> poison, <2 x i32> zeroinitializer
  %339 = fmul contract <2 x double> %330, %338
  %340 = fsub contract <2 x double> %339, %337
  %341 = fadd contract <2 x double> %339, %337
  %342 = shufflevector <2 x double> %340, <2 x double> %341, <2 x i32> <i32 0, i32 3>
  %343 = load <2 x double>, ptr %333, align 8
  %344 = getelementptr inbounds { double, double }, ptr %215, i64 2
  %345 = load <2 x double>, ptr %43, align 16
  %346 = shufflevector <2 x double> %345, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %347 = fmul contract <2 x double> %331, %346
  %348 = shufflevector <2 x double> %347, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %349 = shufflevector <2 x double> %345, <2 x double> poison, <2 x i32> zeroinitializer
  %350 = fmul contract <2 x double> %331, %349
  %351 = fsub contract <2 x double> %350, %348
  %352 = fadd contract <2 x double> %350, %348
  %353 = shufflevector <2 x double> %351, <2 x double> %352, <2 x i32> <i32 0, i32 3>
  %354 = load <2 x double>, ptr %6, align 16
  %355 = fsub contract <2 x double> %342, %353
  %356 = fadd contract <2 x double> %332, %355
  store <2 x double> %356, ptr %215, align 8
  %357 = load <2 x double>, ptr %108, align 8
  %358 = shufflevector <2 x double> %354, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %359 = fmul contract <2 x double> %357, %358
  %360 = shufflevector <2 x double> %359, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %361 = shufflevector <2 x double> %354, <2 x double> poison, <2 x i32> zeroinitializer
  %362 = fmul contract <2 x double> %357, %361
  %363 = fsub contract <2 x double> %362, %360
  %364 = fadd contract <2 x double> %362, %360
  %365 = shufflevector <2 x double> %363, <2 x double> %364, <2 x i32> <i32 0, i32 3>
  %366 = load double, ptr %103, align 8
  %367 = load double, ptr %116, align 8
  %368 = insertelement <2 x double> poison, double %366, i64 0
  %369 = shufflevector <2 x double> %368, <2 x double> poison, <2 x i32> zeroinitializer
  %370 = fmul contract <2 x double> %334, %369
  %371 = insertelement <2 x double> poison, double %367, i64 0
  %372 = shufflevector <2 x double> %371, <2 x double> poison, <2 x i32> zeroinitializer
  %373 = fmul contract <2 x double> %334, %372
  %374 = shufflevector <2 x double> %373, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %375 = fsub contract <2 x double> %370, %374
  %376 = fadd contract <2 x double> %370, %374
  %377 = shufflevector <2 x double> %375, <2 x double> %376, <2 x i32> <i32 0, i32 3>
  %378 = fsub contract <2 x double> %365, %377
  %379 = fadd contract <2 x double> %343, %378
  store <2 x double> %379, ptr %333, align 8
  %380 = load double, ptr %103, align 8
  %381 = load double, ptr %116, align 8
  %382 = insertelement <2 x double> poison, double %380, i64 0
  %383 = shufflevector <2 x double> %382, <2 x double> poison, <2 x i32> zeroinitializer
  %384 = fmul contract <2 x double> %345, %383
  %385 = insertelement <2 x double> poison, double %381, i64 0
  %386 = shufflevector <2 x double> %385, <2 x double> poison, <2 x i32> zeroinitializer
  %387 = fmul contract <2 x double> %345, %386
  %388 = shufflevector <2 x double> %387, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %389 = fsub contract <2 x double> %384, %388
  %390 = fadd contract <2 x double> %384, %388
  %391 = shufflevector <2 x double> %389, <2 x double> %390, <2 x i32> <i32 0, i32 3>
  %392 = load <2 x double>, ptr %105, align 8
  %393 = load double, ptr %106, align 8
  %394 = shufflevector <2 x double> %392, <2 x double> poison, <2 x i32> zeroinitializer
  %395 = fmul contract <2 x double> %354, %394
  %396 = insertelement <2 x double> poison, double %393, i64 0
  %397 = shufflevector <2 x double> %396, <2 x double> poison, <2 x i32> zeroinitializer
  %398 = fmul contract <2 x double> %354, %397
  %399 = shufflevector <2 x double> %398, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %400 = fsub contract <2 x double> %395, %399
  %401 = fadd contract <2 x double> %395, %399
  %402 = shufflevector <2 x double> %400, <2 x double> %401, <2 x i32> <i32 0, i32 3>
  %403 = fsub contract <2 x double> %391, %402
  %404 = load <2 x double>, ptr %344, align 8
  %405 = fadd contract <2 x double> %404, %403
  store <2 x double> %405, ptr %344, align 8
  %406 = getelementptr inbounds { double, double }, ptr %215, i64 4
  %407 = getelementptr inbounds { double, double }, ptr %215, i64 5
  %408 = getelementptr inbounds %struct.Link, ptr %67, i64 %61, i32 1
  %409 = getelementptr inbounds { double, double }, ptr %408, i64 1
  %410 = getelementptr inbounds { double, double }, ptr %408, i64 1, i32 1
  %411 = getelementptr inbounds { double, double }, ptr %408, i64 2
  %412 = getelementptr inbounds { double, double }, ptr %408, i64 2, i32 1
  %413 = load <2 x double>, ptr %105, align 8
  %414 = load <2 x double>, ptr %108, align 8
  %415 = load <2 x double>, ptr %273, align 8
  %416 = load <2 x double>, ptr %409, align 8
  %417 = load <2 x double>, ptr %411, align 8
  %418 = getelementptr inbounds { double, double }, ptr %408, i64 0, i32 1
  %419 = load <2 x double>, ptr %41, align 16
  %420 = load <2 x double>, ptr %406, align 8
  %421 = load <2 x double>, ptr %44, align 16
  %422 = shufflevector <2 x double> %419, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %423 = fmul contract <2 x double> %413, %422
  %424 = shufflevector <2 x double> %423, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %425 = shufflevector <2 x double> %419, <2 x double> poison, <2 x i32> zeroinitializer
  %426 = fmul contract <2 x double> %413, %425
  %427 = fsub contract <2 x double> %426, %424
  %428 = fadd contract <2 x double> %426, %424
  %429 = shufflevector <2 x double> %427, <2 x double> %428, <2 x i32> <i32 0, i32 3>
  %430 = shufflevector <2 x double> %421, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %431 = fmul contract <2 x double> %416, %430
  %432 = shufflevector <2 x double> %431, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %433 = shufflevector <2 x double> %421, <2 x double> poison, <2 x i32> zeroinitializer
  %434 = fmul contract <2 x double> %416, %433
  %435 = fsub contract <2 x double> %434, %432
  %436 = fadd contract <2 x double> %434, %432
  %437 = shufflevector <2 x double> %435, <2 x double> %436, <2 x i32> <i32 0, i32 3>
  %438 = load <2 x double>, ptr %40, align 16
  %439 = load <2 x double>, ptr %8, align 16
  %440 = load <2 x double>, ptr %407, align 8
  %441 = load <2 x double>, ptr %45, align 16
  %442 = shufflevector <2 x double> %438, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %443 = fmul contract <2 x double> %414, %442
  %444 = shufflevector <2 x double> %443, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %445 = shufflevector <2 x double> %438, <2 x double> poison, <2 x i32> zeroinitializer
  %446 = fmul contract <2 x double> %414, %445
  %447 = fsub contract <2 x double> %446, %444
  %448 = fadd contract <2 x double> %446, %444
  %449 = shufflevector <2 x double> %447, <2 x double> %448, <2 x i32> <i32 0, i32 3>
  %450 = shufflevector <2 x double> %441, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %451 = fmul contract <2 x double> %417, %450
  %452 = shufflevector <2 x double> %451, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %453 = shufflevector <2 x double> %441, <2 x double> poison, <2 x i32> zeroinitializer
  %454 = fmul contract <2 x double> %417, %453
  %455 = fsub contract <2 x double> %454, %452
  %456 = fadd contract <2 x double> %454, %452
  %457 = shufflevector <2 x double> %455, <2 x double> %456, <2 x i32> <i32 0, i32 3>
  %458 = fsub contract <2 x double> %429, %449
  %459 = fadd contract <2 x double> %415, %458
  store <2 x double> %459, ptr %273, align 8
  %460 = load <2 x double>, ptr %108, align 8
  %461 = shufflevector <2 x double> %439, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %462 = fmul contract <2 x double> %460, %461
  %463 = shufflevector <2 x double> %462, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %464 = shufflevector <2 x double> %439, <2 x double> poison, <2 x i32> zeroinitializer
  %465 = fmul contract <2 x double> %460, %464
  %466 = fsub contract <2 x double> %465, %463
  %467 = fadd contract <2 x double> %465, %463
  %468 = shufflevector <2 x double> %466, <2 x double> %467, <2 x i32> <i32 0, i32 3>
  %469 = load double, ptr %103, align 8
  %470 = load double, ptr %116, align 8
  %471 = insertelement <2 x double> poison, double %469, i64 0
  %472 = shufflevector <2 x double> %471, <2 x double> poison, <2 x i32> zeroinitializer
  %473 = fmul contract <2 x double> %419, %472
  %474 = insertelement <2 x double> poison, double %470, i64 0
  %475 = shufflevector <2 x double> %474, <2 x double> poison, <2 x i32> zeroinitializer
  %476 = fmul contract <2 x double> %419, %475
  %477 = shufflevector <2 x double> %476, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %478 = fsub contract <2 x double> %473, %477
  %479 = fadd contract <2 x double> %473, %477
  %480 = shufflevector <2 x double> %478, <2 x double> %479, <2 x i32> <i32 0, i32 3>
  %481 = fsub contract <2 x double> %468, %480
  %482 = fadd contract <2 x double> %420, %481
  store <2 x double> %482, ptr %406, align 8
  %483 = load double, ptr %103, align 8
  %484 = load double, ptr %116, align 8
  %485 = insertelement <2 x double> poison, double %483, i64 0
  %486 = shufflevector <2 x double> %485, <2 x double> poison, <2 x i32> zeroinitializer
  %487 = fmul contract <2 x double> %438, %486
  %488 = insertelement <2 x double> poison, double %484, i64 0
  %489 = shufflevector <2 x double> %488, <2 x double> poison, <2 x i32> zeroinitializer
  %490 = fmul contract <2 x double> %438, %489
  %491 = shufflevector <2 x double> %490, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %492 = fsub contract <2 x double> %487, %491
  %493 = fadd contract <2 x double> %487, %491
  %494 = shufflevector <2 x double> %492, <2 x double> %493, <2 x i32> <i32 0, i32 3>
  %495 = load <2 x double>, ptr %105, align 8
  %496 = load double, ptr %106, align 8
  %497 = shufflevector <2 x double> %495, <2 x double> poison, <2 x i32> zeroinitializer
  %498 = fmul contract <2 x double> %439, %497
  %499 = insertelement <2 x double> poison, double %496, i64 0
  %500 = shufflevector <2 x double> %499, <2 x double> poison, <2 x i32> zeroinitializer
  %501 = fmul contract <2 x double> %439, %500
  %502 = shufflevector <2 x double> %501, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %503 = fsub contract <2 x double> %498, %502
  %504 = fadd contract <2 x double> %498, %502
  %505 = shufflevector <2 x double> %503, <2 x double> %504, <2 x i32> <i32 0, i32 3>
  %506 = fsub contract <2 x double> %494, %505
  %507 = fadd contract <2 x double> %440, %506
  %508 = fsub contract <2 x double> %437, %457
  %509 = fadd contract <2 x double> %459, %508
  store <2 x double> %509, ptr %273, align 8
  %510 = load <2 x double>, ptr %7, align 16
  %511 = load <2 x double>, ptr %46, align 8
  %512 = shufflevector <2 x double> %511, <2 x double> poison, <2 x i32> zeroinitializer
  %513 = fmul contract <2 x double> %417, %512
  %514 = shufflevector <2 x double> %513, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %515 = shufflevector <2 x double> %510, <2 x double> poison, <2 x i32> zeroinitializer
  %516 = fmul contract <2 x double> %417, %515
  %517 = fsub contract <2 x double> %516, %514
  %518 = fadd contract <2 x double> %516, %514
  %519 = shufflevector <2 x double> %517, <2 x double> %518, <2 x i32> <i32 0, i32 3>
  %520 = load double, ptr %408, align 8
  %521 = load double, ptr %418, align 8
  %522 = insertelement <2 x double> poison, double %520, i64 0
  %523 = shufflevector <2 x double> %522, <2 x double> poison, <2 x i32> zeroinitializer
  %524 = fmul contract <2 x double> %421, %523
  %525 = insertelement <2 x double> poison, double %521, i64 0
  %526 = shufflevector <2 x double> %525, <2 x double> poison, <2 x i32> zeroinitializer
  %527 = fmul contract <2 x double> %421, %526
  %528 = shufflevector <2 x double> %527, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %529 = fsub contract <2 x double> %524, %528
  %530 = fadd contract <2 x double> %524, %528
  %531 = shufflevector <2 x double> %529, <2 x double> %530, <2 x i32> <i32 0, i32 3>
  %532 = fsub contract <2 x double> %519, %531
  %533 = fadd contract <2 x double> %482, %532
  store <2 x double> %533, ptr %406, align 8
  %534 = fmul contract <2 x double> %441, %523
  %535 = fmul contract <2 x double> %441, %526
  %536 = shufflevector <2 x double> %535, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %537 = fsub contract <2 x double> %534, %536
  %538 = fadd contract <2 x double> %534, %536
  %539 = shufflevector <2 x double> %537, <2 x double> %538, <2 x i32> <i32 0, i32 3>
  %540 = fmul contract <2 x double> %416, %512
  %541 = shufflevector <2 x double> %540, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %542 = fmul contract <2 x double> %416, %515
  %543 = fsub contract <2 x double> %542, %541
  %544 = fadd contract <2 x double> %542, %541
  %545 = shufflevector <2 x double> %543, <2 x double> %544, <2 x i32> <i32 0, i32 3>
  %546 = fsub contract <2 x double> %539, %545
  %547 = fadd contract <2 x double> %507, %546
  store <2 x double> %547, ptr %407, align 8
  %548 = icmp eq ptr %65, null
  br i1 %548, label %650, label %568

549:                                              ; preds = %549, %102
  %550 = phi i64 [ 0, %102 ], [ %566, %549 ]
  %551 = getelementptr inbounds %struct.Link, ptr %74, i64 0, i32 1, i64 %550
  %552 = getelementptr inbounds [3 x { double, double }], ptr %6, i64 0, i64 %550
  %553 = getelementptr inbounds %struct.Link, ptr %67, i64 %61, i32 1, i64 %550
  %554 = load <2 x double>, ptr %551, align 8
  %555 = load <2 x double>, ptr %552, align 16
  %556 = fadd contract <2 x double> %554, %555
  store <2 x double> %556, ptr %553, align 8
  %557 = getelementptr inbounds [3 x { double, double }], ptr %7, i64 0, i64 %550
  %558 = getelementptr inbounds [3 x { double, double }], ptr %8, i64 0, i64 %550
  %559 = getelementptr inbounds %struct.Link, ptr %74, i64 0, i32 2, i64 %550
  %560 = getelementptr inbounds %struct.Link, ptr %67, i64 %61, i32 2, i64 %550
  %561 = load <2 x double>, ptr %557, align 16
  %562 = load <2 x double>, ptr %558, align 16
  %563 = fadd contract <2 x double> %561, %562
  store <2 x double> %563, ptr %558, align 16
  %564 = load <2 x double>, ptr %559, align 8
  %565 = fadd contract <2 x double> %563, %564
  store <2 x double> %565, ptr %560, align 8
  %566 = add nuw nsw i64 %550, 1
  %567 = icmp eq i64 %566, 3
  br i1 %567, label %214, label %549, !llvm.loop !137

568:                                              ; preds = %329
  %569 = getelementptr inbounds %struct.Link, ptr %67, i64 %61, i32 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %65, ptr noundef nonnull align 8 dereferenceable(48) %569, i64 48, i1 false)
  %570 = getelementptr inbounds { double, double }, ptr %65, i64 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %570, ptr noundef nonnull align 8 dereferenceable(144) %68, i64 144, i1 false)
  %571 = getelementptr inbounds { double, double }, ptr %65, i64 12
  %572 = getelementptr inbounds %struct.Link, ptr %67, i64 %61, i32 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %571, ptr noundef nonnull align 8 dereferenceable(48) %572, i64 48, i1 false)
  %573 = getelementptr inbounds { double, double }, ptr %65, i64 15
  br label %574

574:                                              ; preds = %574, %568
  %575 = phi i64 [ 0, %568 ], [ %621, %574 ]
  %576 = getelementptr inbounds { double, double }, ptr %68, i64 %575
  %577 = load double, ptr %408, align 8
  %578 = load double, ptr %418, align 8
  %579 = getelementptr { double, double }, ptr %576, i64 3
  %580 = load double, ptr %409, align 8
  %581 = load double, ptr %410, align 8
  %582 = getelementptr { double, double }, ptr %576, i64 6
  %583 = load double, ptr %411, align 8
  %584 = load double, ptr %412, align 8
  %585 = getelementptr inbounds { double, double }, ptr %573, i64 %575
  %586 = load <2 x double>, ptr %576, align 8
  %587 = insertelement <2 x double> poison, double %578, i64 0
  %588 = shufflevector <2 x double> %587, <2 x double> poison, <2 x i32> zeroinitializer
  %589 = fmul contract <2 x double> %586, %588
  %590 = shufflevector <2 x double> %589, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %591 = insertelement <2 x double> poison, double %577, i64 0
  %592 = shufflevector <2 x double> %591, <2 x double> poison, <2 x i32> zeroinitializer
  %593 = fmul contract <2 x double> %586, %592
  %594 = fsub contract <2 x double> %593, %590
  %595 = fadd contract <2 x double> %593, %590
  %596 = shufflevector <2 x double> %594, <2 x double> %595, <2 x i32> <i32 0, i32 3>
  %597 = load <2 x double>, ptr %579, align 8
  %598 = insertelement <2 x double> poison, double %581, i64 0
  %599 = shufflevector <2 x double> %598, <2 x double> poison, <2 x i32> zeroinitializer
  %600 = fmul contract <2 x double> %597, %599
  %601 = shufflevector <2 x double> %600, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %602 = insertelement <2 x double> poison, double %580, i64 0
  %603 = shufflevector <2 x double> %602, <2 x double> poison, <2 x i32> zeroinitializer
  %604 = fmul contract <2 x double> %597, %603
  %605 = fsub contract <2 x double> %604, %601
  %606 = fadd contract <2 x double> %604, %601
  %607 = shufflevector <2 x double> %605, <2 x double> %606, <2 x i32> <i32 0, i32 3>
  %608 = fadd contract <2 x double> %596, %607
  %609 = load <2 x double>, ptr %582, align 8
  %610 = insertelement <2 x double> poison, double %584, i64 0
  %611 = shufflevector <2 x double> %610, <2 x double> poison, <2 x i32> zeroinitializer
  %612 = fmul contract <2 x double> %609, %611
  %613 = shufflevector <2 x double> %612, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %614 = insertelement <2 x double> poison, double %583, i64 0
  %615 = shufflevector <2 x double> %614, <2 x double> poison, <2 x i32> zeroinitializer
  %616 = fmul contract <2 x double> %609, %615
  %617 = fsub contract <2 x double> %616, %613
  %618 = fadd contract <2 x double> %616, %613
  %619 = shufflevector <2 x double> %617, <2 x double> %618, <2 x i32> <i32 0, i32 3>
  %620 = fadd contract <2 x double> %608, %619
  store <2 x double> %620, ptr %585, align 8
  %621 = add nuw nsw i64 %575, 1
  %622 = icmp eq i64 %621, 3
  br i1 %622, label %623, label %574, !llvm.loop !138

623:                                              ; preds = %574
  %624 = load ptr, ptr %33, align 8, !tbaa !51
  %625 = getelementptr inbounds i64, ptr %624, i64 %61
  %626 = load i64, ptr %625, align 8, !tbaa !35
  %627 = icmp slt i64 %626, 0
  br i1 %627, label %634, label %628

628:                                              ; preds = %623
  %629 = sub nsw i64 %626, %61
  %630 = mul nsw i64 %629, 33
  %631 = getelementptr { double, double }, ptr %65, i64 %630
  %632 = getelementptr { double, double }, ptr %631, i64 18
  %633 = load <2 x double>, ptr %632, align 8
  br label %634

634:                                              ; preds = %628, %623
  %635 = phi <2 x double> [ %633, %628 ], [ zeroinitializer, %623 ]
  %636 = getelementptr inbounds { double, double }, ptr %65, i64 18
  %637 = load <2 x double>, ptr %47, align 16
  %638 = fadd contract <2 x double> %635, %637
  store <2 x double> %638, ptr %636, align 8
  %639 = load ptr, ptr %48, align 8, !tbaa !139
  %640 = getelementptr inbounds i64, ptr %639, i64 %61
  %641 = load i64, ptr %640, align 8, !tbaa !35
  %642 = icmp slt i64 %641, 0
  br i1 %642, label %647, label %643

643:                                              ; preds = %634
  %644 = getelementptr { double, double }, ptr %65, i64 %641
  %645 = getelementptr { double, double }, ptr %644, i64 15
  %646 = load <2 x double>, ptr %645, align 8
  br label %647

647:                                              ; preds = %643, %634
  %648 = phi <2 x double> [ %646, %643 ], [ zeroinitializer, %634 ]
  %649 = getelementptr inbounds { double, double }, ptr %65, i64 19
  store <2 x double> %648, ptr %649, align 8
  br label %650

650:                                              ; preds = %329, %647
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(i64 1280, ptr nonnull %5) #14
  %651 = add nuw nsw i64 %61, 1
  %652 = load i64, ptr %0, align 8, !tbaa !31
  %653 = icmp slt i64 %651, %652
  br i1 %653, label %60, label %49, !llvm.loop !140

654:                                              ; preds = %795, %24, %49
  %655 = phi i64 [ %652, %49 ], [ %26, %24 ], [ %797, %795 ]
  br i1 %12, label %799, label %908

656:                                              ; preds = %51, %795
  %657 = phi i64 [ 0, %51 ], [ %796, %795 ]
  %658 = load ptr, ptr %52, align 8, !tbaa !30
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4) #14
  tail call fastcc void @turned_inertia(ptr noundef nonnull %0, i64 noundef %657) #13
  %659 = getelementptr inbounds %struct.Link, ptr %658, i64 %657, i32 7
  %660 = getelementptr inbounds %struct.Link, ptr %658, i64 %657, i32 1
  %661 = getelementptr inbounds { double, double }, ptr %660, i64 1
  %662 = getelementptr inbounds { double, double }, ptr %660, i64 2
  %663 = load <2 x double>, ptr %660, align 8
  %664 = load <2 x double>, ptr %661, align 8
  %665 = load <2 x double>, ptr %662, align 8
  br label %666

666:                                              ; preds = %666, %656
  %667 = phi i64 [ 0, %656 ], [ %714, %666 ]
  %668 = mul nuw nsw i64 %667, 3
  %669 = getelementptr inbounds { double, double }, ptr %659, i64 %668
  %670 = load double, ptr %669, align 8
  %671 = getelementptr inbounds { double, double }, ptr %659, i64 %668, i32 1
  %672 = load double, ptr %671, align 8
  %673 = getelementptr { double, double }, ptr %669, i64 1
  %674 = load double, ptr %673, align 8
  %675 = getelementptr { double, double }, ptr %669, i64 1, i32 1
  %676 = load double, ptr %675, align 8
  %677 = getelementptr { double, double }, ptr %669, i64 2
  %678 = load double, ptr %677, align 8
  %679 = getelementptr { double, double }, ptr %669, i64 2, i32 1
  %680 = load double, ptr %679, align 8
  %681 = getelementptr inbounds { double, double }, ptr %4, i64 %667
  %682 = insertelement <2 x double> poison, double %670, i64 0
  %683 = shufflevector <2 x double> %682, <2 x double> poison, <2 x i32> zeroinitializer
  %684 = fmul contract <2 x double> %663, %683
  %685 = insertelement <2 x double> poison, double %672, i64 0
  %686 = shufflevector <2 x double> %685, <2 x double> poison, <2 x i32> zeroinitializer
  %687 = fmul contract <2 x double> %663, %686
  %688 = shufflevector <2 x double> %687, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %689 = fsub contract <2 x double> %684, %688
  %690 = fadd contract <2 x double> %684, %688
  %691 = shufflevector <2 x double> %689, <2 x double> %690, <2 x i32> <i32 0, i32 3>
  %692 = insertelement <2 x double> poison, double %674, i64 0
  %693 = shufflevector <2 x double> %692, <2 x double> poison, <2 x i32> zeroinitializer
  %694 = fmul contract <2 x double> %664, %693
  %695 = insertelement <2 x double> poison, double %676, i64 0
  %696 = shufflevector <2 x double> %695, <2 x double> poison, <2 x i32> zeroinitializer
  %697 = fmul contract <2 x double> %664, %696
  %698 = shufflevector <2 x double> %697, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %699 = fsub contract <2 x double> %694, %698
  %700 = fadd contract <2 x double> %694, %698
  %701 = shufflevector <2 x double> %699, <2 x double> %700, <2 x i32> <i32 0, i32 3>
  %702 = fadd contract <2 x double> %691, %701
  %703 = insertelement <2 x double> poison, double %678, i64 0
  %704 = shufflevector <2 x double> %703, <2 x double> poison, <2 x i32> zeroinitializer
  %705 = fmul contract <2 x double> %665, %704
  %706 = insertelement <2 x double> poison, double %680, i64 0
  %707 = shufflevector <2 x double> %706, <2 x double> poison, <2 x i32> zeroinitializer
  %708 = fmul contract <2 x double> %665, %707
  %709 = shufflevector <2 x double> %708, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %710 = fsub contract <2 x double> %705, %709
  %711 = fadd contract <2 x double> %705, %709
  %712 = shufflevector <2 x double> %710, <2 x double> %711, <2 x i32> <i32 0, i32 3>
  %713 = fadd contract <2 x double> %702, %712
  store <2 x double> %713, ptr %681, align 16
  %714 = add nuw nsw i64 %667, 1
  %715 = icmp eq i64 %714, 3
  br i1 %715, label %716, label %666, !llvm.loop !105

716:                                              ; preds = %666
  %717 = getelementptr inbounds %struct.Link, ptr %658, i64 %657, i32 10
  %718 = load <2 x double>, ptr %53, align 16
  %719 = load double, ptr %54, align 8
  %720 = load <2 x double>, ptr %55, align 16
  %721 = load <2 x double>, ptr %56, align 8
  %722 = insertelement <2 x double> poison, double %719, i64 0
  %723 = shufflevector <2 x double> %722, <2 x double> poison, <2 x i32> zeroinitializer
  %724 = fmul contract <2 x double> %664, %723
  %725 = shufflevector <2 x double> %724, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %726 = shufflevector <2 x double> %718, <2 x double> poison, <2 x i32> zeroinitializer
  %727 = fmul contract <2 x double> %664, %726
  %728 = fsub contract <2 x double> %727, %725
  %729 = fadd contract <2 x double> %727, %725
  %730 = shufflevector <2 x double> %728, <2 x double> %729, <2 x i32> <i32 0, i32 3>
  %731 = shufflevector <2 x double> %721, <2 x double> poison, <2 x i32> zeroinitializer
  %732 = fmul contract <2 x double> %665, %731
  %733 = shufflevector <2 x double> %732, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %734 = shufflevector <2 x double> %720, <2 x double> poison, <2 x i32> zeroinitializer
  %735 = fmul contract <2 x double> %665, %734
  %736 = fsub contract <2 x double> %735, %733
  %737 = fadd contract <2 x double> %735, %733
  %738 = shufflevector <2 x double> %736, <2 x double> %737, <2 x i32> <i32 0, i32 3>
  %739 = fsub contract <2 x double> %730, %738
  store <2 x double> %739, ptr %717, align 8
  %740 = load <2 x double>, ptr %4, align 16
  %741 = load <2 x double>, ptr %57, align 8
  %742 = getelementptr inbounds { double, double }, ptr %717, i64 1
  %743 = shufflevector <2 x double> %741, <2 x double> poison, <2 x i32> zeroinitializer
  %744 = fmul contract <2 x double> %665, %743
  %745 = shufflevector <2 x double> %744, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %746 = shufflevector <2 x double> %740, <2 x double> poison, <2 x i32> zeroinitializer
  %747 = fmul contract <2 x double> %665, %746
  %748 = fsub contract <2 x double> %747, %745
  %749 = fadd contract <2 x double> %747, %745
  %750 = shufflevector <2 x double> %748, <2 x double> %749, <2 x i32> <i32 0, i32 3>
  %751 = fmul contract <2 x double> %663, %723
  %752 = shufflevector <2 x double> %751, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %753 = fmul contract <2 x double> %663, %726
  %754 = fsub contract <2 x double> %753, %752
  %755 = fadd contract <2 x double> %753, %752
  %756 = shufflevector <2 x double> %754, <2 x double> %755, <2 x i32> <i32 0, i32 3>
  %757 = fsub contract <2 x double> %750, %756
  store <2 x double> %757, ptr %742, align 8
  %758 = getelementptr inbounds { double, double }, ptr %717, i64 2
  %759 = fmul contract <2 x double> %663, %731
  %760 = shufflevector <2 x double> %759, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %761 = fmul contract <2 x double> %663, %734
  %762 = fsub contract <2 x double> %761, %760
  %763 = fadd contract <2 x double> %761, %760
  %764 = shufflevector <2 x double> %762, <2 x double> %763, <2 x i32> <i32 0, i32 3>
  %765 = fmul contract <2 x double> %664, %743
  %766 = shufflevector <2 x double> %765, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %767 = fmul contract <2 x double> %664, %746
  %768 = fsub contract <2 x double> %767, %766
  %769 = fadd contract <2 x double> %767, %766
  %770 = shufflevector <2 x double> %768, <2 x double> %769, <2 x i32> <i32 0, i32 3>
  %771 = fsub contract <2 x double> %764, %770
  store <2 x double> %771, ptr %758, align 8
  br label %772

772:                                              ; preds = %772, %716
  %773 = phi i64 [ 0, %716 ], [ %793, %772 ]
  %774 = load ptr, ptr %58, align 8, !tbaa !32
  %775 = getelementptr inbounds { double, double }, ptr %774, i64 %657
  %776 = load double, ptr %775, align 8
  %777 = getelementptr inbounds { double, double }, ptr %774, i64 %657, i32 1
  %778 = load double, ptr %777, align 8
  %779 = fneg contract double %778
  %780 = load ptr, ptr %59, align 8, !tbaa !120
  %781 = getelementptr inbounds { double, double }, ptr %780, i64 %773
  %782 = add nuw nsw i64 %773, 3
  %783 = getelementptr inbounds %struct.Link, ptr %658, i64 %657, i32 10, i64 %782
  %784 = load <2 x double>, ptr %781, align 8
  %785 = insertelement <2 x double> poison, double %779, i64 0
  %786 = insertelement <2 x double> %785, double %778, i64 1
  %787 = fmul contract <2 x double> %784, %786
  %788 = shufflevector <2 x double> %787, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %789 = insertelement <2 x double> poison, double %776, i64 0
  %790 = shufflevector <2 x double> %789, <2 x double> poison, <2 x i32> zeroinitializer
  %791 = fmul contract <2 x double> %790, %784
  %792 = fsub contract <2 x double> %788, %791
  store <2 x double> %792, ptr %783, align 8
  %793 = add nuw nsw i64 %773, 1
  %794 = icmp eq i64 %793, 3
  br i1 %794, label %795, label %772, !llvm.loop !141

795:                                              ; preds = %772
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4) #14
  %796 = add nuw nsw i64 %657, 1
  %797 = load i64, ptr %0, align 8, !tbaa !31
  %798 = icmp slt i64 %796, %797
  br i1 %798, label %656, label %654, !llvm.loop !142

799:                                              ; preds = %654
  %800 = load i64, ptr %9, align 8, !tbaa !131
  %801 = icmp eq i64 %800, 0
  br i1 %801, label %908, label %802

802:                                              ; preds = %799
  %803 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %804 = load ptr, ptr %803, align 8, !tbaa !20
  %805 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %806 = load ptr, ptr %805, align 8, !tbaa !30
  %807 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 5
  %808 = load i64, ptr %807, align 8, !tbaa !143
  %809 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 6
  %810 = load i64, ptr %809, align 8, !tbaa !144
  %811 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %812 = load i64, ptr %811, align 8, !tbaa !129
  %813 = mul nsw i64 %655, 33
  %814 = add nsw i64 %812, %813
  %815 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 50
  %816 = load ptr, ptr %815, align 8, !tbaa !145
  %817 = mul nsw i64 %800, 6
  %818 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %819 = load ptr, ptr %818, align 8, !tbaa !130
  tail call fastcc void @call(i64 noundef %808, i64 noundef %810, ptr noundef %804, i64 noundef %814, ptr noundef %816, i64 noundef %817, ptr noundef %819) #13
  %820 = load i64, ptr %9, align 8, !tbaa !131
  %821 = icmp sgt i64 %820, 0
  br i1 %821, label %822, label %908

822:                                              ; preds = %802
  %823 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 33
  br label %824

824:                                              ; preds = %889, %822
  %825 = phi i64 [ 0, %822 ], [ %890, %889 ]
  %826 = load ptr, ptr %823, align 8, !tbaa !146
  %827 = getelementptr inbounds i64, ptr %826, i64 %825
  %828 = load i64, ptr %827, align 8, !tbaa !35
  %829 = getelementptr inbounds %struct.Link, ptr %806, i64 %828
  %830 = load ptr, ptr %815, align 8, !tbaa !145
  %831 = mul nuw nsw i64 %825, 6
  %832 = getelementptr inbounds { double, double }, ptr %830, i64 %831
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %3) #14
  %833 = getelementptr inbounds { double, double }, ptr %832, i64 3
  %834 = getelementptr inbounds { double, double }, ptr %832, i64 4
  %835 = getelementptr inbounds { double, double }, ptr %832, i64 5
  %836 = load <2 x double>, ptr %833, align 8
  %837 = load <2 x double>, ptr %834, align 8
  %838 = load <2 x double>, ptr %835, align 8
  br label %839

839:                                              ; preds = %839, %824
  %840 = phi i64 [ 0, %824 ], [ %887, %839 ]
  %841 = mul nuw nsw i64 %840, 3
  %842 = getelementptr inbounds { double, double }, ptr %829, i64 %841
  %843 = load double, ptr %842, align 8
  %844 = getelementptr inbounds { double, double }, ptr %829, i64 %841, i32 1
  %845 = load double, ptr %844, align 8
  %846 = getelementptr { double, double }, ptr %842, i64 1
  %847 = load double, ptr %846, align 8
  %848 = getelementptr { double, double }, ptr %842, i64 1, i32 1
  %849 = load double, ptr %848, align 8
  %850 = getelementptr { double, double }, ptr %842, i64 2
  %851 = load double, ptr %850, align 8
  %852 = getelementptr { double, double }, ptr %842, i64 2, i32 1
  %853 = load double, ptr %852, align 8
  %854 = getelementptr inbounds { double, double }, ptr %3, i64 %840
  %855 = insertelement <2 x double> poison, double %843, i64 0
  %856 = shufflevector <2 x double> %855, <2 x double> poison, <2 x i32> zeroinitializer
  %857 = fmul contract <2 x double> %836, %856
  %858 = insertelement <2 x double> poison, double %845, i64 0
  %859 = shufflevector <2 x double> %858, <2 x double> poison, <2 x i32> zeroinitializer
  %860 = fmul contract <2 x double> %836, %859
  %861 = shufflevector <2 x double> %860, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %862 = fsub contract <2 x double> %857, %861
  %863 = fadd contract <2 x double> %857, %861
  %864 = shufflevector <2 x double> %862, <2 x double> %863, <2 x i32> <i32 0, i32 3>
  %865 = insertelement <2 x double> poison, double %847, i64 0
  %866 = shufflevector <2 x double> %865, <2 x double> poison, <2 x i32> zeroinitializer
  %867 = fmul contract <2 x double> %837, %866
  %868 = insertelement <2 x double> poison, double %849, i64 0
  %869 = shufflevector <2 x double> %868, <2 x double> poison, <2 x i32> zeroinitializer
  %870 = fmul contract <2 x double> %837, %869
  %871 = shufflevector <2 x double> %870, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %872 = fsub contract <2 x double> %867, %871
  %873 = fadd contract <2 x double> %867, %871
  %874 = shufflevector <2 x double> %872, <2 x double> %873, <2 x i32> <i32 0, i32 3>
  %875 = fadd contract <2 x double> %864, %874
  %876 = insertelement <2 x double> poison, double %851, i64 0
  %877 = shufflevector <2 x double> %876, <2 x double> poison, <2 x i32> zeroinitializer
  %878 = fmul contract <2 x double> %838, %877
  %879 = insertelement <2 x double> poison, double %853, i64 0
  %880 = shufflevector <2 x double> %879, <2 x double> poison, <2 x i32> zeroinitializer
  %881 = fmul contract <2 x double> %838, %880
  %882 = shufflevector <2 x double> %881, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %883 = fsub contract <2 x double> %878, %882
  %884 = fadd contract <2 x double> %878, %882
  %885 = shufflevector <2 x double> %883, <2 x double> %884, <2 x i32> <i32 0, i32 3>
  %886 = fadd contract <2 x double> %875, %885
  store <2 x double> %886, ptr %854, align 16
  %887 = add nuw nsw i64 %840, 1
  %888 = icmp eq i64 %887, 3
  br i1 %888, label %893, label %839, !llvm.loop !105

889:                                              ; preds = %893
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %3) #14
  %890 = add nuw nsw i64 %825, 1
  %891 = load i64, ptr %9, align 8, !tbaa !131
  %892 = icmp slt i64 %890, %891
  br i1 %892, label %824, label %908, !llvm.loop !147

893:                                              ; preds = %839, %893
  %894 = phi i64 [ %906, %893 ], [ 0, %839 ]
  %895 = getelementptr inbounds [3 x { double, double }], ptr %3, i64 0, i64 %894
  %896 = getelementptr inbounds %struct.Link, ptr %806, i64 %828, i32 10, i64 %894
  %897 = load <2 x double>, ptr %895, align 16
  %898 = load <2 x double>, ptr %896, align 8
  %899 = fsub contract <2 x double> %898, %897
  store <2 x double> %899, ptr %896, align 8
  %900 = getelementptr inbounds { double, double }, ptr %832, i64 %894
  %901 = add nuw nsw i64 %894, 3
  %902 = getelementptr inbounds %struct.Link, ptr %806, i64 %828, i32 10, i64 %901
  %903 = load <2 x double>, ptr %900, align 8
  %904 = load <2 x double>, ptr %902, align 8
  %905 = fsub contract <2 x double> %904, %903
  store <2 x double> %905, ptr %902, align 8
  %906 = add nuw nsw i64 %894, 1
  %907 = icmp eq i64 %906, 3
  br i1 %907, label %889, label %893, !llvm.loop !148

908:                                              ; preds = %889, %802, %799, %654
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @inverse(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %5 = load ptr, ptr %4, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %7 = load ptr, ptr %6, align 8, !tbaa !92
  tail call fastcc void @all_accelerations(ptr noundef %0, ptr noundef %1) #13
  %8 = load i64, ptr %0, align 8, !tbaa !31
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %12

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  br label %20

12:                                               ; preds = %80, %3
  %13 = phi i64 [ %8, %3 ], [ %82, %80 ]
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %15 = load i64, ptr %14, align 8, !tbaa !19
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %117

17:                                               ; preds = %12
  %18 = icmp eq ptr %1, null
  %19 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  br label %371

20:                                               ; preds = %10, %80
  %21 = phi i64 [ 0, %10 ], [ %81, %80 ]
  %22 = getelementptr inbounds %struct.Whole, ptr %7, i64 %21, i32 5
  %23 = getelementptr inbounds %struct.Link, ptr %5, i64 %21, i32 7
  %24 = getelementptr inbounds %struct.Link, ptr %5, i64 %21, i32 14
  %25 = getelementptr inbounds { double, double }, ptr %24, i64 0, i32 1
  %26 = getelementptr inbounds { double, double }, ptr %24, i64 1
  %27 = getelementptr inbounds { double, double }, ptr %24, i64 1, i32 1
  %28 = getelementptr inbounds { double, double }, ptr %24, i64 2
  %29 = getelementptr inbounds { double, double }, ptr %24, i64 2, i32 1
  br label %30

30:                                               ; preds = %30, %20
  %31 = phi i64 [ 0, %20 ], [ %78, %30 ]
  %32 = mul nuw nsw i64 %31, 3
  %33 = getelementptr inbounds { double, double }, ptr %23, i64 %32
  %34 = load double, ptr %24, align 8
  %35 = load double, ptr %25, align 8
  %36 = getelementptr { double, double }, ptr %33, i64 1
  %37 = load double, ptr %26, align 8
  %38 = load double, ptr %27, align 8
  %39 = getelementptr { double, double }, ptr %33, i64 2
  %40 = load double, ptr %28, align 8
  %41 = load double, ptr %29, align 8
  %42 = getelementptr inbounds { double, double }, ptr %22, i64 %31
  %43 = load <2 x double>, ptr %33, align 8
  %44 = insertelement <2 x double> poison, double %35, i64 0
  %45 = shufflevector <2 x double> %44, <2 x double> poison, <2 x i32> zeroinitializer
  %46 = fmul contract <2 x double> %43, %45
  %47 = shufflevector <2 x double> %46, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %48 = insertelement <2 x double> poison, double %34, i64 0
  %49 = shufflevector <2 x double> %48, <2 x double> poison, <2 x i32> zeroinitializer
  %50 = fmul contract <2 x double> %43, %49
  %51 = fsub contract <2 x double> %50, %47
  %52 = fadd contract <2 x double> %50, %47
  %53 = shufflevector <2 x double> %51, <2 x double> %52, <2 x i32> <i32 0, i32 3>
  %54 = load <2 x double>, ptr %36, align 8
  %55 = insertelement <2 x double> poison, double %38, i64 0
  %56 = shufflevector <2 x double> %55, <2 x double> poison, <2 x i32> zeroinitializer
  %57 = fmul contract <2 x double> %54, %56
  %58 = shufflevector <2 x double> %57, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %59 = insertelement <2 x double> poison, double %37, i64 0
  %60 = shufflevector <2 x double> %59, <2 x double> poison, <2 x i32> zeroinitializer
  %61 = fmul contract <2 x double> %54, %60
  %62 = fsub contract <2 x double> %61, %58
  %63 = fadd contract <2 x double> %61, %58
  %64 = shufflevector <2 x double> %62, <2 x double> %63, <2 x i32> <i32 0, i32 3>
  %65 = fadd contract <2 x double> %53, %64
  %66 = load <2 x double>, ptr %39, align 8
  %67 = insertelement <2 x double> poison, double %41, i64 0
  %68 = shufflevector <2 x double> %67, <2 x double> poison, <2 x i32> zeroinitializer
  %69 = fmul contract <2 x double> %66, %68
  %70 = shufflevector <2 x double> %69, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %71 = insertelement <2 x double> poison, double %40, i64 0
  %72 = shufflevector <2 x double> %71, <2 x double> poison, <2 x i32> zeroinitializer
  %73 = fmul contract <2 x double> %66, %72
  %74 = fsub contract <2 x double> %73, %70
  %75 = fadd contract <2 x double> %73, %70
  %76 = shufflevector <2 x double> %74, <2 x double> %75, <2 x i32> <i32 0, i32 3>
  %77 = fadd contract <2 x double> %65, %76
  store <2 x double> %77, ptr %42, align 8
  %78 = add nuw nsw i64 %31, 1
  %79 = icmp eq i64 %78, 3
  br i1 %79, label %84, label %30, !llvm.loop !105

80:                                               ; preds = %84
  %81 = add nuw nsw i64 %21, 1
  %82 = load i64, ptr %0, align 8, !tbaa !31
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %20, label %12, !llvm.loop !149

84:                                               ; preds = %30, %84
  %85 = phi i64 [ %113, %84 ], [ 0, %30 ]
  %86 = getelementptr inbounds %struct.Link, ptr %5, i64 %21, i32 10, i64 %85
  %87 = getelementptr inbounds { double, double }, ptr %22, i64 %85
  %88 = load <2 x double>, ptr %86, align 8
  %89 = load <2 x double>, ptr %87, align 8
  %90 = fadd contract <2 x double> %88, %89
  store <2 x double> %90, ptr %87, align 8
  %91 = load ptr, ptr %11, align 8, !tbaa !32
  %92 = getelementptr inbounds { double, double }, ptr %91, i64 %21
  %93 = add nuw nsw i64 %85, 3
  %94 = getelementptr inbounds %struct.Link, ptr %5, i64 %21, i32 14, i64 %93
  %95 = load double, ptr %94, align 8
  %96 = getelementptr inbounds %struct.Link, ptr %5, i64 %21, i32 14, i64 %93, i32 1
  %97 = load double, ptr %96, align 8
  %98 = getelementptr inbounds %struct.Link, ptr %5, i64 %21, i32 10, i64 %93
  %99 = getelementptr inbounds { double, double }, ptr %22, i64 %93
  %100 = load <2 x double>, ptr %92, align 8
  %101 = insertelement <2 x double> poison, double %97, i64 0
  %102 = shufflevector <2 x double> %101, <2 x double> poison, <2 x i32> zeroinitializer
  %103 = fmul contract <2 x double> %100, %102
  %104 = shufflevector <2 x double> %103, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %105 = insertelement <2 x double> poison, double %95, i64 0
  %106 = shufflevector <2 x double> %105, <2 x double> poison, <2 x i32> zeroinitializer
  %107 = fmul contract <2 x double> %100, %106
  %108 = fsub contract <2 x double> %107, %104
  %109 = fadd contract <2 x double> %107, %104
  %110 = shufflevector <2 x double> %108, <2 x double> %109, <2 x i32> <i32 0, i32 3>
  %111 = load <2 x double>, ptr %98, align 8
  %112 = fadd contract <2 x double> %111, %110
  store <2 x double> %112, ptr %99, align 8
  %113 = add nuw nsw i64 %85, 1
  %114 = icmp eq i64 %113, 3
  br i1 %114, label %80, label %84, !llvm.loop !150

115:                                              ; preds = %391
  %116 = load i64, ptr %0, align 8, !tbaa !31
  br label %117

117:                                              ; preds = %115, %12
  %118 = phi i64 [ %116, %115 ], [ %13, %12 ]
  %119 = getelementptr inbounds %struct.Whole, ptr %7, i64 0, i32 5
  %120 = load ptr, ptr %4, align 8, !tbaa !30
  %121 = icmp sgt i64 %118, 0
  br i1 %121, label %122, label %370

122:                                              ; preds = %117
  %123 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %124 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %125 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  br label %126

126:                                              ; preds = %368, %122
  %127 = phi i64 [ %118, %122 ], [ %128, %368 ]
  %128 = add nsw i64 %127, -1
  %129 = mul nsw i64 %128, 91
  %130 = getelementptr inbounds { double, double }, ptr %119, i64 %129
  %131 = load ptr, ptr %123, align 8, !tbaa !34
  %132 = getelementptr inbounds i64, ptr %131, i64 %128
  %133 = load i64, ptr %132, align 8, !tbaa !35
  %134 = icmp sgt i64 %133, 0
  br i1 %134, label %135, label %148

135:                                              ; preds = %126
  %136 = getelementptr inbounds %struct.Link, ptr %120, i64 %128, i32 5
  %137 = getelementptr inbounds { double, double }, ptr %119, i64 %129, i32 1
  %138 = getelementptr inbounds { double, double }, ptr %130, i64 1
  %139 = getelementptr inbounds { double, double }, ptr %130, i64 1, i32 1
  %140 = getelementptr inbounds { double, double }, ptr %130, i64 2
  %141 = getelementptr inbounds { double, double }, ptr %130, i64 2, i32 1
  %142 = getelementptr inbounds { double, double }, ptr %130, i64 3
  %143 = getelementptr inbounds { double, double }, ptr %130, i64 3, i32 1
  %144 = getelementptr inbounds { double, double }, ptr %130, i64 4
  %145 = getelementptr inbounds { double, double }, ptr %130, i64 4, i32 1
  %146 = getelementptr inbounds { double, double }, ptr %130, i64 5
  %147 = getelementptr inbounds { double, double }, ptr %130, i64 5, i32 1
  br label %153

148:                                              ; preds = %153, %126
  %149 = load ptr, ptr %125, align 8, !tbaa !51
  %150 = getelementptr inbounds i64, ptr %149, i64 %128
  %151 = load i64, ptr %150, align 8, !tbaa !35
  %152 = icmp slt i64 %151, 0
  br i1 %152, label %368, label %257

153:                                              ; preds = %153, %135
  %154 = phi i64 [ 0, %135 ], [ %252, %153 ]
  %155 = mul nuw nsw i64 %154, 6
  %156 = getelementptr inbounds { double, double }, ptr %136, i64 %155
  %157 = load double, ptr %130, align 8
  %158 = load double, ptr %137, align 8
  %159 = getelementptr inbounds { double, double }, ptr %156, i64 1
  %160 = load double, ptr %138, align 8
  %161 = load double, ptr %139, align 8
  %162 = getelementptr inbounds { double, double }, ptr %156, i64 2
  %163 = load double, ptr %140, align 8
  %164 = load double, ptr %141, align 8
  %165 = getelementptr inbounds { double, double }, ptr %156, i64 3
  %166 = load double, ptr %142, align 8
  %167 = load double, ptr %143, align 8
  %168 = getelementptr inbounds { double, double }, ptr %156, i64 4
  %169 = load double, ptr %144, align 8
  %170 = load double, ptr %145, align 8
  %171 = getelementptr inbounds { double, double }, ptr %156, i64 5
  %172 = load double, ptr %146, align 8
  %173 = load double, ptr %147, align 8
  %174 = load ptr, ptr %124, align 8, !tbaa !37
  %175 = getelementptr inbounds i64, ptr %174, i64 %128
  %176 = load i64, ptr %175, align 8, !tbaa !35
  %177 = getelementptr { double, double }, ptr %2, i64 %176
  %178 = getelementptr { double, double }, ptr %177, i64 %154
  %179 = load <2 x double>, ptr %156, align 8
  %180 = insertelement <2 x double> poison, double %158, i64 0
  %181 = shufflevector <2 x double> %180, <2 x double> poison, <2 x i32> zeroinitializer
  %182 = fmul contract <2 x double> %179, %181
  %183 = shufflevector <2 x double> %182, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %184 = insertelement <2 x double> poison, double %157, i64 0
  %185 = shufflevector <2 x double> %184, <2 x double> poison, <2 x i32> zeroinitializer
  %186 = fmul contract <2 x double> %179, %185
  %187 = fsub contract <2 x double> %186, %183
  %188 = fadd contract <2 x double> %186, %183
  %189 = shufflevector <2 x double> %187, <2 x double> %188, <2 x i32> <i32 0, i32 3>
  %190 = load <2 x double>, ptr %159, align 8
  %191 = insertelement <2 x double> poison, double %161, i64 0
  %192 = shufflevector <2 x double> %191, <2 x double> poison, <2 x i32> zeroinitializer
  %193 = fmul contract <2 x double> %190, %192
  %194 = shufflevector <2 x double> %193, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %195 = insertelement <2 x double> poison, double %160, i64 0
  %196 = shufflevector <2 x double> %195, <2 x double> poison, <2 x i32> zeroinitializer
  %197 = fmul contract <2 x double> %190, %196
  %198 = fsub contract <2 x double> %197, %194
  %199 = fadd contract <2 x double> %197, %194
  %200 = shufflevector <2 x double> %198, <2 x double> %199, <2 x i32> <i32 0, i32 3>
  %201 = fadd contract <2 x double> %189, %200
  %202 = load <2 x double>, ptr %162, align 8
  %203 = insertelement <2 x double> poison, double %164, i64 0
  %204 = shufflevector <2 x double> %203, <2 x double> poison, <2 x i32> zeroinitializer
  %205 = fmul contract <2 x double> %202, %204
  %206 = shufflevector <2 x double> %205, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %207 = insertelement <2 x double> poison, double %163, i64 0
  %208 = shufflevector <2 x double> %207, <2 x double> poison, <2 x i32> zeroinitializer
  %209 = fmul contract <2 x double> %202, %208
  %210 = fsub contract <2 x double> %209, %206
  %211 = fadd contract <2 x double> %209, %206
  %212 = shufflevector <2 x double> %210, <2 x double> %211, <2 x i32> <i32 0, i32 3>
  %213 = fadd contract <2 x double> %201, %212
  %214 = load <2 x double>, ptr %165, align 8
  %215 = insertelement <2 x double> poison, double %167, i64 0
  %216 = shufflevector <2 x double> %215, <2 x double> poison, <2 x i32> zeroinitializer
  %217 = fmul contract <2 x double> %214, %216
  %218 = shufflevector <2 x double> %217, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %219 = insertelement <2 x double> poison, double %166, i64 0
  %220 = shufflevector <2 x double> %219, <2 x double> poison, <2 x i32> zeroinitializer
  %221 = fmul contract <2 x double> %214, %220
  %222 = fsub contract <2 x double> %221, %218
  %223 = fadd contract <2 x double> %221, %218
  %224 = shufflevector <2 x double> %222, <2 x double> %223, <2 x i32> <i32 0, i32 3>
  %225 = load <2 x double>, ptr %168, align 8
  %226 = insertelement <2 x double> poison, double %170, i64 0
  %227 = shufflevector <2 x double> %226, <2 x double> poison, <2 x i32> zeroinitializer
  %228 = fmul contract <2 x double> %225, %227
  %229 = shufflevector <2 x double> %228, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %230 = insertelement <2 x double> poison, double %169, i64 0
  %231 = shufflevector <2 x double> %230, <2 x double> poison, <2 x i32> zeroinitializer
  %232 = fmul contract <2 x double> %225, %231
  %233 = fsub contract <2 x double> %232, %229
  %234 = fadd contract <2 x double> %232, %229
  %235 = shufflevector <2 x double> %233, <2 x double> %234, <2 x i32> <i32 0, i32 3>
  %236 = fadd contract <2 x double> %224, %235
  %237 = load <2 x double>, ptr %171, align 8
  %238 = insertelement <2 x double> poison, double %173, i64 0
  %239 = shufflevector <2 x double> %238, <2 x double> poison, <2 x i32> zeroinitializer
  %240 = fmul contract <2 x double> %237, %239
  %241 = shufflevector <2 x double> %240, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %242 = insertelement <2 x double> poison, double %172, i64 0
  %243 = shufflevector <2 x double> %242, <2 x double> poison, <2 x i32> zeroinitializer
  %244 = fmul contract <2 x double> %237, %243
  %245 = fsub contract <2 x double> %244, %241
  %246 = fadd contract <2 x double> %244, %241
  %247 = shufflevector <2 x double> %245, <2 x double> %246, <2 x i32> <i32 0, i32 3>
  %248 = fadd contract <2 x double> %236, %247
  %249 = fadd contract <2 x double> %213, %248
  %250 = load <2 x double>, ptr %178, align 8
  %251 = fadd contract <2 x double> %250, %249
  store <2 x double> %251, ptr %178, align 8
  %252 = add nuw nsw i64 %154, 1
  %253 = load ptr, ptr %123, align 8, !tbaa !34
  %254 = getelementptr inbounds i64, ptr %253, i64 %128
  %255 = load i64, ptr %254, align 8, !tbaa !35
  %256 = icmp slt i64 %252, %255
  br i1 %256, label %153, label %148, !llvm.loop !151

257:                                              ; preds = %148
  %258 = mul nsw i64 %151, 91
  %259 = getelementptr inbounds { double, double }, ptr %119, i64 %258
  br label %359

260:                                              ; preds = %359
  %261 = getelementptr inbounds %struct.Link, ptr %120, i64 %128, i32 4
  %262 = getelementptr inbounds { double, double }, ptr %130, i64 3
  %263 = getelementptr inbounds { double, double }, ptr %261, i64 1
  %264 = getelementptr inbounds { double, double }, ptr %130, i64 5
  %265 = load double, ptr %264, align 8
  %266 = getelementptr inbounds { double, double }, ptr %130, i64 5, i32 1
  %267 = load double, ptr %266, align 8
  %268 = getelementptr inbounds { double, double }, ptr %261, i64 2
  %269 = getelementptr inbounds { double, double }, ptr %130, i64 4
  %270 = load double, ptr %269, align 8
  %271 = getelementptr inbounds { double, double }, ptr %130, i64 4, i32 1
  %272 = load double, ptr %271, align 8
  %273 = load <2 x double>, ptr %263, align 8
  %274 = insertelement <2 x double> poison, double %267, i64 0
  %275 = shufflevector <2 x double> %274, <2 x double> poison, <2 x i32> zeroinitializer
  %276 = fmul contract <2 x double> %273, %275
  %277 = shufflevector <2 x double> %276, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %278 = insertelement <2 x double> poison, double %265, i64 0
  %279 = shufflevector <2 x double> %278, <2 x double> poison, <2 x i32> zeroinitializer
  %280 = fmul contract <2 x double> %273, %279
  %281 = fsub contract <2 x double> %280, %277
  %282 = fadd contract <2 x double> %280, %277
  %283 = shufflevector <2 x double> %281, <2 x double> %282, <2 x i32> <i32 0, i32 3>
  %284 = load <2 x double>, ptr %268, align 8
  %285 = insertelement <2 x double> poison, double %272, i64 0
  %286 = shufflevector <2 x double> %285, <2 x double> poison, <2 x i32> zeroinitializer
  %287 = fmul contract <2 x double> %284, %286
  %288 = shufflevector <2 x double> %287, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %289 = insertelement <2 x double> poison, double %270, i64 0
  %290 = shufflevector <2 x double> %289, <2 x double> poison, <2 x i32> zeroinitializer
  %291 = fmul contract <2 x double> %284, %290
  %292 = fsub contract <2 x double> %291, %288
  %293 = fadd contract <2 x double> %291, %288
  %294 = shufflevector <2 x double> %292, <2 x double> %293, <2 x i32> <i32 0, i32 3>
  %295 = fsub contract <2 x double> %283, %294
  %296 = load <2 x double>, ptr %259, align 8
  %297 = fadd contract <2 x double> %296, %295
  store <2 x double> %297, ptr %259, align 8
  %298 = load double, ptr %262, align 8
  %299 = getelementptr inbounds { double, double }, ptr %130, i64 3, i32 1
  %300 = load double, ptr %299, align 8
  %301 = load double, ptr %264, align 8
  %302 = load double, ptr %266, align 8
  %303 = getelementptr inbounds { double, double }, ptr %259, i64 1
  %304 = load <2 x double>, ptr %268, align 8
  %305 = insertelement <2 x double> poison, double %300, i64 0
  %306 = shufflevector <2 x double> %305, <2 x double> poison, <2 x i32> zeroinitializer
  %307 = fmul contract <2 x double> %304, %306
  %308 = shufflevector <2 x double> %307, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %309 = insertelement <2 x double> poison, double %298, i64 0
  %310 = shufflevector <2 x double> %309, <2 x double> poison, <2 x i32> zeroinitializer
  %311 = fmul contract <2 x double> %304, %310
  %312 = fsub contract <2 x double> %311, %308
  %313 = fadd contract <2 x double> %311, %308
  %314 = shufflevector <2 x double> %312, <2 x double> %313, <2 x i32> <i32 0, i32 3>
  %315 = load <2 x double>, ptr %261, align 8
  %316 = insertelement <2 x double> poison, double %302, i64 0
  %317 = shufflevector <2 x double> %316, <2 x double> poison, <2 x i32> zeroinitializer
  %318 = fmul contract <2 x double> %315, %317
  %319 = shufflevector <2 x double> %318, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %320 = insertelement <2 x double> poison, double %301, i64 0
  %321 = shufflevector <2 x double> %320, <2 x double> poison, <2 x i32> zeroinitializer
  %322 = fmul contract <2 x double> %315, %321
  %323 = fsub contract <2 x double> %322, %319
  %324 = fadd contract <2 x double> %322, %319
  %325 = shufflevector <2 x double> %323, <2 x double> %324, <2 x i32> <i32 0, i32 3>
  %326 = fsub contract <2 x double> %314, %325
  %327 = load <2 x double>, ptr %303, align 8
  %328 = fadd contract <2 x double> %327, %326
  store <2 x double> %328, ptr %303, align 8
  %329 = load double, ptr %269, align 8
  %330 = load double, ptr %271, align 8
  %331 = load double, ptr %262, align 8
  %332 = load double, ptr %299, align 8
  %333 = getelementptr inbounds { double, double }, ptr %259, i64 2
  %334 = load <2 x double>, ptr %261, align 8
  %335 = insertelement <2 x double> poison, double %330, i64 0
  %336 = shufflevector <2 x double> %335, <2 x double> poison, <2 x i32> zeroinitializer
  %337 = fmul contract <2 x double> %334, %336
  %338 = shufflevector <2 x double> %337, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %339 = insertelement <2 x double> poison, double %329, i64 0
  %340 = shufflevector <2 x double> %339, <2 x double> poison, <2 x i32> zeroinitializer
  %341 = fmul contract <2 x double> %334, %340
  %342 = fsub contract <2 x double> %341, %338
  %343 = fadd contract <2 x double> %341, %338
  %344 = shufflevector <2 x double> %342, <2 x double> %343, <2 x i32> <i32 0, i32 3>
  %345 = load <2 x double>, ptr %263, align 8
  %346 = insertelement <2 x double> poison, double %332, i64 0
  %347 = shufflevector <2 x double> %346, <2 x double> poison, <2 x i32> zeroinitializer
  %348 = fmul contract <2 x double> %345, %347
  %349 = shufflevector <2 x double> %348, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %350 = insertelement <2 x double> poison, double %331, i64 0
  %351 = shufflevector <2 x double> %350, <2 x double> poison, <2 x i32> zeroinitializer
  %352 = fmul contract <2 x double> %345, %351
  %353 = fsub contract <2 x double> %352, %349
  %354 = fadd contract <2 x double> %352, %349
  %355 = shufflevector <2 x double> %353, <2 x double> %354, <2 x i32> <i32 0, i32 3>
  %356 = fsub contract <2 x double> %344, %355
  %357 = load <2 x double>, ptr %333, align 8
  %358 = fadd contract <2 x double> %357, %356
  store <2 x double> %358, ptr %333, align 8
  br label %368

359:                                              ; preds = %359, %257
  %360 = phi i64 [ 0, %257 ], [ %366, %359 ]
  %361 = getelementptr inbounds { double, double }, ptr %130, i64 %360
  %362 = getelementptr inbounds { double, double }, ptr %259, i64 %360
  %363 = load <2 x double>, ptr %361, align 8
  %364 = load <2 x double>, ptr %362, align 8
  %365 = fadd contract <2 x double> %363, %364
  store <2 x double> %365, ptr %362, align 8
  %366 = add nuw nsw i64 %360, 1
  %367 = icmp eq i64 %366, 6
  br i1 %367, label %260, label %359, !llvm.loop !152

368:                                              ; preds = %260, %148
  %369 = icmp sgt i64 %127, 1
  br i1 %369, label %126, label %370, !llvm.loop !153

370:                                              ; preds = %368, %117
  ret void

371:                                              ; preds = %17, %391
  %372 = phi i64 [ 0, %17 ], [ %394, %391 ]
  br i1 %18, label %391, label %373

373:                                              ; preds = %371
  %374 = load ptr, ptr %19, align 8, !tbaa !40
  %375 = getelementptr inbounds { double, double }, ptr %374, i64 %372
  %376 = getelementptr inbounds { double, double }, ptr %1, i64 %372
  %377 = load double, ptr %376, align 8
  %378 = getelementptr inbounds { double, double }, ptr %1, i64 %372, i32 1
  %379 = load double, ptr %378, align 8
  %380 = load <2 x double>, ptr %375, align 8
  %381 = insertelement <2 x double> poison, double %379, i64 0
  %382 = shufflevector <2 x double> %381, <2 x double> poison, <2 x i32> zeroinitializer
  %383 = fmul contract <2 x double> %380, %382
  %384 = shufflevector <2 x double> %383, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %385 = insertelement <2 x double> poison, double %377, i64 0
  %386 = shufflevector <2 x double> %385, <2 x double> poison, <2 x i32> zeroinitializer
  %387 = fmul contract <2 x double> %380, %386
  %388 = fsub contract <2 x double> %387, %384
  %389 = fadd contract <2 x double> %387, %384
  %390 = shufflevector <2 x double> %388, <2 x double> %389, <2 x i32> <i32 0, i32 3>
  br label %391

391:                                              ; preds = %371, %373
  %392 = phi <2 x double> [ %390, %373 ], [ zeroinitializer, %371 ]
  %393 = getelementptr inbounds { double, double }, ptr %2, i64 %372
  store <2 x double> %392, ptr %393, align 8
  %394 = add nuw nsw i64 %372, 1
  %395 = load i64, ptr %14, align 8, !tbaa !19
  %396 = icmp slt i64 %394, %395
  br i1 %396, label %371, label %115, !llvm.loop !154
}

; Function Attrs: nounwind optsize uwtable
define internal fastcc void @all_poses(ptr nocapture noundef readonly %0) unnamed_addr #1 {
  %2 = alloca [80 x { double, double }], align 16
  call void @llvm.lifetime.start.p0(i64 1280, ptr nonnull %2) #14
  %3 = load i64, ptr %0, align 8, !tbaa !31
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  br label %8

7:                                                ; preds = %8, %1
  call void @llvm.lifetime.end.p0(i64 1280, ptr nonnull %2) #14
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ 0, %5 ], [ %11, %8 ]
  %10 = load ptr, ptr %6, align 8, !tbaa !20
  call fastcc void @pose(ptr noundef nonnull %0, i64 noundef %9, ptr noundef %10, ptr noundef nonnull %2) #13
  tail call fastcc void @turned_inertia(ptr noundef nonnull %0, i64 noundef %9) #13
  %11 = add nuw nsw i64 %9, 1
  %12 = load i64, ptr %0, align 8, !tbaa !31
  %13 = icmp slt i64 %11, %12
  br i1 %13, label %8, label %7, !llvm.loop !155
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
  %10 = alloca [3 x { double, double }], align 16
  %11 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %12 = load ptr, ptr %11, align 8, !tbaa !30
  %13 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %14 = load ptr, ptr %13, align 8, !tbaa !92
  %15 = load i64, ptr %0, align 8, !tbaa !31
  %16 = icmp sgt i64 %15, 0
  br i1 %16, label %17, label %392

17:                                               ; preds = %2
  %18 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 46
  %19 = icmp eq i64 %1, 0
  %20 = getelementptr inbounds { double, double }, ptr %8, i64 1
  %21 = getelementptr inbounds { double, double }, ptr %8, i64 2
  %22 = getelementptr inbounds { double, double }, ptr %6, i64 1
  %23 = getelementptr inbounds { double, double }, ptr %6, i64 2
  %24 = getelementptr inbounds { double, double }, ptr %9, i64 1
  %25 = getelementptr inbounds { double, double }, ptr %9, i64 2
  %26 = getelementptr inbounds { double, double }, ptr %10, i64 1
  %27 = getelementptr inbounds { double, double }, ptr %10, i64 2
  br label %41

28:                                               ; preds = %388
  %29 = icmp sgt i64 %390, 0
  br i1 %29, label %30, label %392

30:                                               ; preds = %28
  %31 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %32 = icmp eq i64 %1, 0
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %34 = getelementptr inbounds { double, double }, ptr %3, i64 1
  %35 = getelementptr inbounds { double, double }, ptr %3, i64 2
  %36 = icmp eq i64 %1, 0
  %37 = getelementptr inbounds { double, double }, ptr %4, i64 1
  %38 = getelementptr inbounds { double, double }, ptr %4, i64 2
  %39 = getelementptr inbounds { double, double }, ptr %5, i64 1
  %40 = getelementptr inbounds { double, double }, ptr %5, i64 2
  br label %393

41:                                               ; preds = %17, %388
  %42 = phi i64 [ 0, %17 ], [ %389, %388 ]
  %43 = getelementptr inbounds %struct.Whole, ptr %14, i64 %42
  %44 = load ptr, ptr %18, align 8, !tbaa !32
  %45 = getelementptr inbounds { double, double }, ptr %44, i64 %42
  %46 = load <2 x double>, ptr %45, align 8
  store <2 x double> %46, ptr %43, align 8
  %47 = getelementptr inbounds %struct.Whole, ptr %14, i64 %42, i32 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %47, i8 0, i64 48, i1 false)
  %48 = getelementptr inbounds %struct.Whole, ptr %14, i64 %42, i32 2
  %49 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 7
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %48, ptr noundef nonnull align 8 dereferenceable(144) %49, i64 144, i1 false)
  br i1 %19, label %388, label %50

50:                                               ; preds = %41
  %51 = getelementptr inbounds %struct.Whole, ptr %14, i64 %42, i32 3
  %52 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #14
  %53 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 1, i64 0, i32 1
  %54 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 1, i64 1
  %55 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 1, i64 1, i32 1
  %56 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 1, i64 2
  %57 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 1, i64 2, i32 1
  %58 = load <2 x double>, ptr %52, align 8
  %59 = load <2 x double>, ptr %54, align 8
  %60 = load <2 x double>, ptr %56, align 8
  br label %61

61:                                               ; preds = %61, %50
  %62 = phi i64 [ 0, %50 ], [ %109, %61 ]
  %63 = mul nuw nsw i64 %62, 3
  %64 = getelementptr inbounds { double, double }, ptr %49, i64 %63
  %65 = load double, ptr %64, align 8
  %66 = getelementptr inbounds { double, double }, ptr %49, i64 %63, i32 1
  %67 = load double, ptr %66, align 8
  %68 = getelementptr { double, double }, ptr %64, i64 1
  %69 = load double, ptr %68, align 8
  %70 = getelementptr { double, double }, ptr %64, i64 1, i32 1
  %71 = load double, ptr %70, align 8
  %72 = getelementptr { double, double }, ptr %64, i64 2
  %73 = load double, ptr %72, align 8
  %74 = getelementptr { double, double }, ptr %64, i64 2, i32 1
  %75 = load double, ptr %74, align 8
  %76 = getelementptr inbounds { double, double }, ptr %6, i64 %62
  %77 = insertelement <2 x double> poison, double %65, i64 0
  %78 = shufflevector <2 x double> %77, <2 x double> poison, <2 x i32> zeroinitializer
  %79 = fmul contract <2 x double> %58, %78
  %80 = insertelement <2 x double> poison, double %67, i64 0
  %81 = shufflevector <2 x double> %80, <2 x double> poison, <2 x i32> zeroinitializer
  %82 = fmul contract <2 x double> %58, %81
  %83 = shufflevector <2 x double> %82, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %84 = fsub contract <2 x double> %79, %83
  %85 = fadd contract <2 x double> %79, %83
  %86 = shufflevector <2 x double> %84, <2 x double> %85, <2 x i32> <i32 0, i32 3>
  %87 = insertelement <2 x double> poison, double %69, i64 0
  %88 = shufflevector <2 x double> %87, <2 x double> poison, <2 x i32> zeroinitializer
  %89 = fmul contract <2 x double> %59, %88
  %90 = insertelement <2 x double> poison, double %71, i64 0
  %91 = shufflevector <2 x double> %90, <2 x double> poison, <2 x i32> zeroinitializer
  %92 = fmul contract <2 x double> %59, %91
  %93 = shufflevector <2 x double> %92, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %94 = fsub contract <2 x double> %89, %93
  %95 = fadd contract <2 x double> %89, %93
  %96 = shufflevector <2 x double> %94, <2 x double> %95, <2 x i32> <i32 0, i32 3>
  %97 = fadd contract <2 x double> %86, %96
  %98 = insertelement <2 x double> poison, double %73, i64 0
  %99 = shufflevector <2 x double> %98, <2 x double> poison, <2 x i32> zeroinitializer
  %100 = fmul contract <2 x double> %60, %99
  %101 = insertelement <2 x double> poison, double %75, i64 0
  %102 = shufflevector <2 x double> %101, <2 x double> poison, <2 x i32> zeroinitializer
  %103 = fmul contract <2 x double> %60, %102
  %104 = shufflevector <2 x double> %103, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %105 = fsub contract <2 x double> %100, %104
  %106 = fadd contract <2 x double> %100, %104
  %107 = shufflevector <2 x double> %105, <2 x double> %106, <2 x i32> <i32 0, i32 3>
  %108 = fadd contract <2 x double> %97, %107
  store <2 x double> %108, ptr %76, align 16
  %109 = add nuw nsw i64 %62, 1
  %110 = icmp eq i64 %109, 3
  br i1 %110, label %111, label %61, !llvm.loop !105

111:                                              ; preds = %61
  %112 = getelementptr inbounds %struct.Whole, ptr %14, i64 %42, i32 4
  %113 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 2
  %114 = load <2 x double>, ptr %22, align 16
  %115 = fmul contract <2 x double> %114, zeroinitializer
  %116 = shufflevector <2 x double> %115, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %117 = load <2 x double>, ptr %23, align 16
  %118 = fmul contract <2 x double> %117, zeroinitializer
  %119 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %120 = load <2 x double>, ptr %6, align 16
  %121 = fmul contract <2 x double> %120, zeroinitializer
  %122 = shufflevector <2 x double> %121, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %123 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 2, i64 1
  %124 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 2, i64 2
  %125 = extractelement <2 x double> %46, i64 0
  %126 = fmul contract double %125, -2.000000e+00
  %127 = extractelement <2 x double> %46, i64 1
  %128 = fmul contract double %127, 0.000000e+00
  %129 = fmul contract double %127, 2.000000e+00
  %130 = fmul contract double %125, 0.000000e+00
  %131 = fsub contract double %126, %128
  %132 = fsub contract double %130, %129
  %133 = insertelement <2 x double> poison, double %131, i64 0
  %134 = shufflevector <2 x double> %133, <2 x double> poison, <2 x i32> zeroinitializer
  %135 = insertelement <2 x double> poison, double %132, i64 0
  %136 = shufflevector <2 x double> %135, <2 x double> poison, <2 x i32> zeroinitializer
  br label %137

137:                                              ; preds = %360, %111
  %138 = phi i64 [ 0, %111 ], [ %361, %360 ]
  %139 = icmp eq i64 %138, 0
  %140 = uitofp i1 %139 to double
  %141 = icmp eq i64 %138, 1
  %142 = uitofp i1 %141 to double
  %143 = icmp eq i64 %138, 2
  %144 = uitofp i1 %143 to double
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %10) #14
  %145 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 7, i64 %138
  %146 = load <2 x double>, ptr %145, align 8
  %147 = add nuw nsw i64 %138, 3
  %148 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 7, i64 %147
  %149 = add nuw nsw i64 %138, 6
  %150 = getelementptr inbounds %struct.Link, ptr %12, i64 %42, i32 7, i64 %149
  %151 = load <2 x double>, ptr %148, align 8
  %152 = load <2 x double>, ptr %150, align 8
  %153 = load double, ptr %54, align 8
  %154 = load double, ptr %55, align 8
  %155 = fmul contract double %153, %144
  %156 = fmul contract double %154, 0.000000e+00
  %157 = fmul contract double %153, 0.000000e+00
  %158 = fmul contract double %154, %144
  %159 = fsub contract double %155, %156
  %160 = fadd contract double %157, %158
  %161 = load double, ptr %56, align 8
  %162 = load double, ptr %57, align 8
  %163 = fmul contract double %161, %142
  %164 = fmul contract double %162, 0.000000e+00
  %165 = fmul contract double %161, 0.000000e+00
  %166 = fmul contract double %162, %142
  %167 = fsub contract double %163, %164
  %168 = fadd contract double %165, %166
  %169 = fsub contract double %159, %167
  %170 = fsub contract double %160, %168
  %171 = fmul contract double %161, %140
  %172 = fmul contract double %162, %140
  %173 = fsub contract double %171, %164
  %174 = fadd contract double %165, %172
  %175 = load double, ptr %52, align 8
  %176 = load double, ptr %53, align 8
  %177 = fmul contract double %175, %144
  %178 = fmul contract double %176, 0.000000e+00
  %179 = fmul contract double %175, 0.000000e+00
  %180 = fmul contract double %176, %144
  %181 = fsub contract double %177, %178
  %182 = fadd contract double %179, %180
  %183 = fsub contract double %173, %181
  %184 = fsub contract double %174, %182
  %185 = fmul contract double %175, %142
  %186 = fmul contract double %176, %142
  %187 = fsub contract double %185, %178
  %188 = fadd contract double %179, %186
  %189 = fmul contract double %153, %140
  %190 = fmul contract double %154, %140
  %191 = fsub contract double %189, %156
  %192 = fadd contract double %157, %190
  %193 = fsub contract double %187, %191
  %194 = fsub contract double %188, %192
  %195 = insertelement <2 x double> poison, double %169, i64 0
  %196 = shufflevector <2 x double> %195, <2 x double> poison, <2 x i32> zeroinitializer
  %197 = insertelement <2 x double> poison, double %170, i64 0
  %198 = shufflevector <2 x double> %197, <2 x double> poison, <2 x i32> zeroinitializer
  %199 = insertelement <2 x double> poison, double %183, i64 0
  %200 = shufflevector <2 x double> %199, <2 x double> poison, <2 x i32> zeroinitializer
  %201 = insertelement <2 x double> poison, double %184, i64 0
  %202 = shufflevector <2 x double> %201, <2 x double> poison, <2 x i32> zeroinitializer
  %203 = insertelement <2 x double> poison, double %193, i64 0
  %204 = shufflevector <2 x double> %203, <2 x double> poison, <2 x i32> zeroinitializer
  %205 = insertelement <2 x double> poison, double %194, i64 0
  %206 = shufflevector <2 x double> %205, <2 x double> poison, <2 x i32> zeroinitializer
  br label %207

207:                                              ; preds = %207, %137
  %208 = phi i64 [ 0, %137 ], [ %237, %207 ]
  %209 = mul nuw nsw i64 %208, 3
  %210 = getelementptr inbounds { double, double }, ptr %49, i64 %209
  %211 = getelementptr { double, double }, ptr %210, i64 1
  %212 = getelementptr { double, double }, ptr %210, i64 2
  %213 = getelementptr inbounds { double, double }, ptr %7, i64 %208
  %214 = load <2 x double>, ptr %210, align 8
  %215 = fmul contract <2 x double> %198, %214
  %216 = shufflevector <2 x double> %215, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %217 = fmul contract <2 x double> %196, %214
  %218 = fsub contract <2 x double> %217, %216
  %219 = fadd contract <2 x double> %217, %216
  %220 = shufflevector <2 x double> %218, <2 x double> %219, <2 x i32> <i32 0, i32 3>
  %221 = load <2 x double>, ptr %211, align 8
  %222 = fmul contract <2 x double> %202, %221
  %223 = shufflevector <2 x double> %222, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %224 = fmul contract <2 x double> %200, %221
  %225 = fsub contract <2 x double> %224, %223
  %226 = fadd contract <2 x double> %224, %223
  %227 = shufflevector <2 x double> %225, <2 x double> %226, <2 x i32> <i32 0, i32 3>
  %228 = fadd contract <2 x double> %220, %227
  %229 = load <2 x double>, ptr %212, align 8
  %230 = fmul contract <2 x double> %206, %229
  %231 = shufflevector <2 x double> %230, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %232 = fmul contract <2 x double> %204, %229
  %233 = fsub contract <2 x double> %232, %231
  %234 = fadd contract <2 x double> %232, %231
  %235 = shufflevector <2 x double> %233, <2 x double> %234, <2 x i32> <i32 0, i32 3>
  %236 = fadd contract <2 x double> %228, %235
  store <2 x double> %236, ptr %213, align 16
  %237 = add nuw nsw i64 %208, 1
  %238 = icmp eq i64 %237, 3
  br i1 %238, label %239, label %207, !llvm.loop !105

239:                                              ; preds = %207
  %240 = insertelement <2 x double> poison, double %153, i64 0
  %241 = shufflevector <2 x double> %240, <2 x double> poison, <2 x i32> zeroinitializer
  %242 = fmul contract <2 x double> %152, %241
  %243 = insertelement <2 x double> poison, double %154, i64 0
  %244 = shufflevector <2 x double> %243, <2 x double> poison, <2 x i32> zeroinitializer
  %245 = fmul contract <2 x double> %152, %244
  %246 = shufflevector <2 x double> %245, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %247 = insertelement <2 x double> poison, double %161, i64 0
  %248 = shufflevector <2 x double> %247, <2 x double> poison, <2 x i32> zeroinitializer
  %249 = fmul contract <2 x double> %151, %248
  %250 = insertelement <2 x double> poison, double %162, i64 0
  %251 = shufflevector <2 x double> %250, <2 x double> poison, <2 x i32> zeroinitializer
  %252 = fmul contract <2 x double> %151, %251
  %253 = shufflevector <2 x double> %252, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %254 = fsub contract <2 x double> %242, %246
  %255 = fadd contract <2 x double> %242, %246
  %256 = shufflevector <2 x double> %254, <2 x double> %255, <2 x i32> <i32 0, i32 3>
  %257 = fsub contract <2 x double> %249, %253
  %258 = fadd contract <2 x double> %249, %253
  %259 = shufflevector <2 x double> %257, <2 x double> %258, <2 x i32> <i32 0, i32 3>
  %260 = fsub contract <2 x double> %256, %259
  store <2 x double> %260, ptr %8, align 16
  %261 = fmul contract <2 x double> %146, %248
  %262 = fmul contract <2 x double> %146, %251
  %263 = shufflevector <2 x double> %262, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %264 = fsub contract <2 x double> %261, %263
  %265 = fadd contract <2 x double> %261, %263
  %266 = shufflevector <2 x double> %264, <2 x double> %265, <2 x i32> <i32 0, i32 3>
  %267 = insertelement <2 x double> poison, double %175, i64 0
  %268 = shufflevector <2 x double> %267, <2 x double> poison, <2 x i32> zeroinitializer
  %269 = fmul contract <2 x double> %152, %268
  %270 = insertelement <2 x double> poison, double %176, i64 0
  %271 = shufflevector <2 x double> %270, <2 x double> poison, <2 x i32> zeroinitializer
  %272 = fmul contract <2 x double> %152, %271
  %273 = shufflevector <2 x double> %272, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %274 = fsub contract <2 x double> %269, %273
  %275 = fadd contract <2 x double> %269, %273
  %276 = shufflevector <2 x double> %274, <2 x double> %275, <2 x i32> <i32 0, i32 3>
  %277 = fsub contract <2 x double> %266, %276
  store <2 x double> %277, ptr %20, align 16
  %278 = fmul contract <2 x double> %151, %268
  %279 = fmul contract <2 x double> %151, %271
  %280 = shufflevector <2 x double> %279, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %281 = fsub contract <2 x double> %278, %280
  %282 = fadd contract <2 x double> %278, %280
  %283 = shufflevector <2 x double> %281, <2 x double> %282, <2 x i32> <i32 0, i32 3>
  %284 = fmul contract <2 x double> %146, %241
  %285 = fmul contract <2 x double> %146, %244
  %286 = shufflevector <2 x double> %285, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %287 = fsub contract <2 x double> %284, %286
  %288 = fadd contract <2 x double> %284, %286
  %289 = shufflevector <2 x double> %287, <2 x double> %288, <2 x i32> <i32 0, i32 3>
  %290 = fsub contract <2 x double> %283, %289
  store <2 x double> %290, ptr %21, align 16
  %291 = insertelement <2 x double> poison, double %144, i64 0
  %292 = shufflevector <2 x double> %291, <2 x double> poison, <2 x i32> zeroinitializer
  %293 = fmul contract <2 x double> %114, %292
  %294 = insertelement <2 x double> poison, double %142, i64 0
  %295 = shufflevector <2 x double> %294, <2 x double> poison, <2 x i32> zeroinitializer
  %296 = fmul contract <2 x double> %117, %295
  %297 = fsub contract <2 x double> %293, %116
  %298 = fadd contract <2 x double> %293, %116
  %299 = shufflevector <2 x double> %297, <2 x double> %298, <2 x i32> <i32 0, i32 3>
  %300 = fsub contract <2 x double> %296, %119
  %301 = fadd contract <2 x double> %296, %119
  %302 = shufflevector <2 x double> %300, <2 x double> %301, <2 x i32> <i32 0, i32 3>
  %303 = fsub contract <2 x double> %299, %302
  store <2 x double> %303, ptr %9, align 16
  %304 = fmul contract <2 x double> %120, %292
  %305 = insertelement <2 x double> poison, double %140, i64 0
  %306 = shufflevector <2 x double> %305, <2 x double> poison, <2 x i32> zeroinitializer
  %307 = fmul contract <2 x double> %117, %306
  %308 = fsub contract <2 x double> %307, %119
  %309 = fadd contract <2 x double> %307, %119
  %310 = shufflevector <2 x double> %308, <2 x double> %309, <2 x i32> <i32 0, i32 3>
  %311 = fsub contract <2 x double> %304, %122
  %312 = fadd contract <2 x double> %304, %122
  %313 = shufflevector <2 x double> %311, <2 x double> %312, <2 x i32> <i32 0, i32 3>
  %314 = fsub contract <2 x double> %310, %313
  store <2 x double> %314, ptr %24, align 16
  %315 = fmul contract <2 x double> %120, %295
  %316 = fsub contract <2 x double> %315, %122
  %317 = fadd contract <2 x double> %315, %122
  %318 = shufflevector <2 x double> %316, <2 x double> %317, <2 x i32> <i32 0, i32 3>
  %319 = fmul contract <2 x double> %114, %306
  %320 = fsub contract <2 x double> %319, %116
  %321 = fadd contract <2 x double> %319, %116
  %322 = shufflevector <2 x double> %320, <2 x double> %321, <2 x i32> <i32 0, i32 3>
  %323 = fsub contract <2 x double> %318, %322
  store <2 x double> %323, ptr %25, align 16
  %324 = load <2 x double>, ptr %123, align 8
  %325 = fmul contract <2 x double> %324, zeroinitializer
  %326 = shufflevector <2 x double> %325, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %327 = fmul contract <2 x double> %324, %292
  %328 = fsub contract <2 x double> %327, %326
  %329 = fadd contract <2 x double> %327, %326
  %330 = shufflevector <2 x double> %328, <2 x double> %329, <2 x i32> <i32 0, i32 3>
  %331 = load <2 x double>, ptr %124, align 8
  %332 = fmul contract <2 x double> %331, zeroinitializer
  %333 = shufflevector <2 x double> %332, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %334 = fmul contract <2 x double> %331, %295
  %335 = fsub contract <2 x double> %334, %333
  %336 = fadd contract <2 x double> %334, %333
  %337 = shufflevector <2 x double> %335, <2 x double> %336, <2 x i32> <i32 0, i32 3>
  %338 = fsub contract <2 x double> %330, %337
  store <2 x double> %338, ptr %10, align 16
  %339 = fmul contract <2 x double> %331, %306
  %340 = fsub contract <2 x double> %339, %333
  %341 = fadd contract <2 x double> %339, %333
  %342 = shufflevector <2 x double> %340, <2 x double> %341, <2 x i32> <i32 0, i32 3>
  %343 = load <2 x double>, ptr %113, align 8
  %344 = fmul contract <2 x double> %343, zeroinitializer
  %345 = shufflevector <2 x double> %344, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %346 = fmul contract <2 x double> %343, %292
  %347 = fsub contract <2 x double> %346, %345
  %348 = fadd contract <2 x double> %346, %345
  %349 = shufflevector <2 x double> %347, <2 x double> %348, <2 x i32> <i32 0, i32 3>
  %350 = fsub contract <2 x double> %342, %349
  store <2 x double> %350, ptr %26, align 16
  %351 = fmul contract <2 x double> %343, %295
  %352 = fsub contract <2 x double> %351, %345
  %353 = fadd contract <2 x double> %351, %345
  %354 = shufflevector <2 x double> %352, <2 x double> %353, <2 x i32> <i32 0, i32 3>
  %355 = fmul contract <2 x double> %324, %306
  %356 = fsub contract <2 x double> %355, %326
  %357 = fadd contract <2 x double> %355, %326
  %358 = shufflevector <2 x double> %356, <2 x double> %357, <2 x i32> <i32 0, i32 3>
  %359 = fsub contract <2 x double> %354, %358
  store <2 x double> %359, ptr %27, align 16
  br label %363

360:                                              ; preds = %363
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %10) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #14
  %361 = add nuw nsw i64 %138, 1
  %362 = icmp eq i64 %361, 3
  br i1 %362, label %387, label %137, !llvm.loop !156

363:                                              ; preds = %363, %239
  %364 = phi i64 [ 0, %239 ], [ %385, %363 ]
  %365 = getelementptr inbounds [3 x { double, double }], ptr %8, i64 0, i64 %364
  %366 = getelementptr inbounds [3 x { double, double }], ptr %7, i64 0, i64 %364
  %367 = getelementptr inbounds [3 x { double, double }], ptr %9, i64 0, i64 %364
  %368 = mul nuw nsw i64 %364, 3
  %369 = add nuw nsw i64 %368, %138
  %370 = getelementptr inbounds { double, double }, ptr %51, i64 %369
  %371 = load <2 x double>, ptr %365, align 16
  %372 = load <2 x double>, ptr %366, align 16
  %373 = fsub contract <2 x double> %371, %372
  %374 = load <2 x double>, ptr %367, align 16
  %375 = fsub contract <2 x double> %373, %374
  store <2 x double> %375, ptr %370, align 8
  %376 = getelementptr inbounds [3 x { double, double }], ptr %10, i64 0, i64 %364
  %377 = getelementptr inbounds { double, double }, ptr %112, i64 %369
  %378 = load <2 x double>, ptr %376, align 16
  %379 = fmul contract <2 x double> %134, %378
  %380 = fmul contract <2 x double> %136, %378
  %381 = shufflevector <2 x double> %380, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %382 = fsub contract <2 x double> %379, %381
  %383 = fadd contract <2 x double> %379, %381
  %384 = shufflevector <2 x double> %382, <2 x double> %383, <2 x i32> <i32 0, i32 3>
  store <2 x double> %384, ptr %377, align 8
  %385 = add nuw nsw i64 %364, 1
  %386 = icmp eq i64 %385, 3
  br i1 %386, label %360, label %363, !llvm.loop !157

387:                                              ; preds = %360
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #14
  br label %388

388:                                              ; preds = %387, %41
  %389 = add nuw nsw i64 %42, 1
  %390 = load i64, ptr %0, align 8, !tbaa !31
  %391 = icmp slt i64 %389, %390
  br i1 %391, label %41, label %28, !llvm.loop !158

392:                                              ; preds = %781, %2, %28
  ret void

393:                                              ; preds = %30, %781
  %394 = phi i64 [ %390, %30 ], [ %395, %781 ]
  %395 = add nsw i64 %394, -1
  %396 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395
  %397 = load ptr, ptr %31, align 8, !tbaa !34
  %398 = getelementptr inbounds i64, ptr %397, i64 %395
  %399 = load i64, ptr %398, align 8, !tbaa !35
  %400 = icmp sgt i64 %399, 0
  br i1 %400, label %401, label %404

401:                                              ; preds = %393
  %402 = getelementptr inbounds %struct.Link, ptr %12, i64 %395, i32 5
  %403 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 6
  br label %409

404:                                              ; preds = %427, %393
  %405 = load ptr, ptr %33, align 8, !tbaa !51
  %406 = getelementptr inbounds i64, ptr %405, i64 %395
  %407 = load i64, ptr %406, align 8, !tbaa !35
  %408 = icmp sgt i64 %407, -1
  br i1 %408, label %530, label %781

409:                                              ; preds = %401, %427
  %410 = phi i64 [ 0, %401 ], [ %428, %427 ]
  %411 = mul nuw nsw i64 %410, 6
  %412 = getelementptr inbounds { double, double }, ptr %402, i64 %411
  %413 = getelementptr inbounds { double, double }, ptr %403, i64 %411
  tail call fastcc void @times_whole(ptr noundef %396, ptr noundef nonnull %412, ptr noundef nonnull %413) #13
  br i1 %32, label %427, label %414

414:                                              ; preds = %409
  %415 = getelementptr inbounds { double, double }, ptr %402, i64 %411, i32 1
  %416 = getelementptr inbounds { double, double }, ptr %412, i64 1
  %417 = getelementptr inbounds { double, double }, ptr %412, i64 1, i32 1
  %418 = getelementptr inbounds { double, double }, ptr %412, i64 2
  %419 = getelementptr inbounds { double, double }, ptr %412, i64 2, i32 1
  %420 = getelementptr inbounds { double, double }, ptr %412, i64 3
  %421 = getelementptr inbounds { double, double }, ptr %412, i64 3, i32 1
  %422 = getelementptr inbounds { double, double }, ptr %412, i64 4
  %423 = getelementptr inbounds { double, double }, ptr %412, i64 4, i32 1
  %424 = getelementptr inbounds { double, double }, ptr %412, i64 5
  %425 = getelementptr inbounds { double, double }, ptr %412, i64 5, i32 1
  %426 = mul nsw i64 %410, 3
  br label %433

427:                                              ; preds = %433, %409
  %428 = add nuw nsw i64 %410, 1
  %429 = load ptr, ptr %31, align 8, !tbaa !34
  %430 = getelementptr inbounds i64, ptr %429, i64 %395
  %431 = load i64, ptr %430, align 8, !tbaa !35
  %432 = icmp slt i64 %428, %431
  br i1 %432, label %409, label %404, !llvm.loop !159

433:                                              ; preds = %414, %433
  %434 = phi i64 [ 0, %414 ], [ %528, %433 ]
  %435 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 3, i64 %434
  %436 = load double, ptr %412, align 8
  %437 = load double, ptr %415, align 8
  %438 = add nuw nsw i64 %434, 3
  %439 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 3, i64 %438
  %440 = load double, ptr %416, align 8
  %441 = load double, ptr %417, align 8
  %442 = add nuw nsw i64 %434, 6
  %443 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 3, i64 %442
  %444 = load double, ptr %418, align 8
  %445 = load double, ptr %419, align 8
  %446 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 4, i64 %434
  %447 = load double, ptr %420, align 8
  %448 = load double, ptr %421, align 8
  %449 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 4, i64 %438
  %450 = load double, ptr %422, align 8
  %451 = load double, ptr %423, align 8
  %452 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 4, i64 %442
  %453 = load double, ptr %424, align 8
  %454 = load double, ptr %425, align 8
  %455 = add nuw nsw i64 %434, %426
  %456 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 7, i64 %455
  %457 = load <2 x double>, ptr %435, align 8
  %458 = insertelement <2 x double> poison, double %437, i64 0
  %459 = shufflevector <2 x double> %458, <2 x double> poison, <2 x i32> zeroinitializer
  %460 = fmul contract <2 x double> %457, %459
  %461 = shufflevector <2 x double> %460, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %462 = insertelement <2 x double> poison, double %436, i64 0
  %463 = shufflevector <2 x double> %462, <2 x double> poison, <2 x i32> zeroinitializer
  %464 = fmul contract <2 x double> %457, %463
  %465 = fsub contract <2 x double> %464, %461
  %466 = fadd contract <2 x double> %464, %461
  %467 = shufflevector <2 x double> %465, <2 x double> %466, <2 x i32> <i32 0, i32 3>
  %468 = load <2 x double>, ptr %439, align 8
  %469 = insertelement <2 x double> poison, double %441, i64 0
  %470 = shufflevector <2 x double> %469, <2 x double> poison, <2 x i32> zeroinitializer
  %471 = fmul contract <2 x double> %468, %470
  %472 = shufflevector <2 x double> %471, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %473 = insertelement <2 x double> poison, double %440, i64 0
  %474 = shufflevector <2 x double> %473, <2 x double> poison, <2 x i32> zeroinitializer
  %475 = fmul contract <2 x double> %468, %474
  %476 = fsub contract <2 x double> %475, %472
  %477 = fadd contract <2 x double> %475, %472
  %478 = shufflevector <2 x double> %476, <2 x double> %477, <2 x i32> <i32 0, i32 3>
  %479 = fadd contract <2 x double> %467, %478
  %480 = load <2 x double>, ptr %443, align 8
  %481 = insertelement <2 x double> poison, double %445, i64 0
  %482 = shufflevector <2 x double> %481, <2 x double> poison, <2 x i32> zeroinitializer
  %483 = fmul contract <2 x double> %480, %482
  %484 = shufflevector <2 x double> %483, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %485 = insertelement <2 x double> poison, double %444, i64 0
  %486 = shufflevector <2 x double> %485, <2 x double> poison, <2 x i32> zeroinitializer
  %487 = fmul contract <2 x double> %480, %486
  %488 = fsub contract <2 x double> %487, %484
  %489 = fadd contract <2 x double> %487, %484
  %490 = shufflevector <2 x double> %488, <2 x double> %489, <2 x i32> <i32 0, i32 3>
  %491 = fadd contract <2 x double> %479, %490
  %492 = load <2 x double>, ptr %446, align 8
  %493 = insertelement <2 x double> poison, double %448, i64 0
  %494 = shufflevector <2 x double> %493, <2 x double> poison, <2 x i32> zeroinitializer
  %495 = fmul contract <2 x double> %492, %494
  %496 = shufflevector <2 x double> %495, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %497 = insertelement <2 x double> poison, double %447, i64 0
  %498 = shufflevector <2 x double> %497, <2 x double> poison, <2 x i32> zeroinitializer
  %499 = fmul contract <2 x double> %492, %498
  %500 = fsub contract <2 x double> %499, %496
  %501 = fadd contract <2 x double> %499, %496
  %502 = shufflevector <2 x double> %500, <2 x double> %501, <2 x i32> <i32 0, i32 3>
  %503 = fadd contract <2 x double> %491, %502
  %504 = load <2 x double>, ptr %449, align 8
  %505 = insertelement <2 x double> poison, double %451, i64 0
  %506 = shufflevector <2 x double> %505, <2 x double> poison, <2 x i32> zeroinitializer
  %507 = fmul contract <2 x double> %504, %506
  %508 = shufflevector <2 x double> %507, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %509 = insertelement <2 x double> poison, double %450, i64 0
  %510 = shufflevector <2 x double> %509, <2 x double> poison, <2 x i32> zeroinitializer
  %511 = fmul contract <2 x double> %504, %510
  %512 = fsub contract <2 x double> %511, %508
  %513 = fadd contract <2 x double> %511, %508
  %514 = shufflevector <2 x double> %512, <2 x double> %513, <2 x i32> <i32 0, i32 3>
  %515 = fadd contract <2 x double> %503, %514
  %516 = load <2 x double>, ptr %452, align 8
  %517 = insertelement <2 x double> poison, double %454, i64 0
  %518 = shufflevector <2 x double> %517, <2 x double> poison, <2 x i32> zeroinitializer
  %519 = fmul contract <2 x double> %516, %518
  %520 = shufflevector <2 x double> %519, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %521 = insertelement <2 x double> poison, double %453, i64 0
  %522 = shufflevector <2 x double> %521, <2 x double> poison, <2 x i32> zeroinitializer
  %523 = fmul contract <2 x double> %516, %522
  %524 = fsub contract <2 x double> %523, %520
  %525 = fadd contract <2 x double> %523, %520
  %526 = shufflevector <2 x double> %524, <2 x double> %525, <2 x i32> <i32 0, i32 3>
  %527 = fadd contract <2 x double> %515, %526
  store <2 x double> %527, ptr %456, align 8
  %528 = add nuw nsw i64 %434, 1
  %529 = icmp ult i64 %434, 2
  br i1 %529, label %433, label %427, !llvm.loop !160

530:                                              ; preds = %404
  %531 = getelementptr inbounds %struct.Link, ptr %12, i64 %395, i32 4
  %532 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 1
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %3) #14
  %533 = getelementptr inbounds { double, double }, ptr %531, i64 0, i32 1
  %534 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 1, i64 1
  %535 = getelementptr inbounds { double, double }, ptr %531, i64 1
  %536 = getelementptr inbounds { double, double }, ptr %531, i64 1, i32 1
  %537 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 1, i64 2
  %538 = getelementptr inbounds { double, double }, ptr %531, i64 2
  %539 = getelementptr inbounds { double, double }, ptr %531, i64 2, i32 1
  %540 = load <2 x double>, ptr %532, align 8
  %541 = load <2 x double>, ptr %531, align 8
  %542 = load <2 x double>, ptr %396, align 8
  %543 = shufflevector <2 x double> %541, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %544 = fmul contract <2 x double> %542, %543
  %545 = shufflevector <2 x double> %544, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %546 = shufflevector <2 x double> %541, <2 x double> poison, <2 x i32> zeroinitializer
  %547 = fmul contract <2 x double> %542, %546
  %548 = fsub contract <2 x double> %547, %545
  %549 = fadd contract <2 x double> %547, %545
  %550 = shufflevector <2 x double> %548, <2 x double> %549, <2 x i32> <i32 0, i32 3>
  %551 = fadd contract <2 x double> %540, %550
  store <2 x double> %551, ptr %3, align 16
  %552 = load <2 x double>, ptr %534, align 8
  %553 = load <2 x double>, ptr %535, align 8
  %554 = shufflevector <2 x double> %553, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %555 = fmul contract <2 x double> %542, %554
  %556 = shufflevector <2 x double> %555, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %557 = shufflevector <2 x double> %553, <2 x double> poison, <2 x i32> zeroinitializer
  %558 = fmul contract <2 x double> %542, %557
  %559 = fsub contract <2 x double> %558, %556
  %560 = fadd contract <2 x double> %558, %556
  %561 = shufflevector <2 x double> %559, <2 x double> %560, <2 x i32> <i32 0, i32 3>
  %562 = fadd contract <2 x double> %552, %561
  store <2 x double> %562, ptr %34, align 16
  %563 = load <2 x double>, ptr %537, align 8
  %564 = load <2 x double>, ptr %538, align 8
  %565 = shufflevector <2 x double> %564, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %566 = fmul contract <2 x double> %542, %565
  %567 = shufflevector <2 x double> %566, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %568 = shufflevector <2 x double> %564, <2 x double> poison, <2 x i32> zeroinitializer
  %569 = fmul contract <2 x double> %542, %568
  %570 = fsub contract <2 x double> %569, %567
  %571 = fadd contract <2 x double> %569, %567
  %572 = shufflevector <2 x double> %570, <2 x double> %571, <2 x i32> <i32 0, i32 3>
  %573 = fadd contract <2 x double> %563, %572
  store <2 x double> %573, ptr %35, align 16
  %574 = shufflevector <2 x double> %540, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %575 = fmul contract <2 x double> %574, %543
  %576 = fmul contract <2 x double> %540, %546
  %577 = fsub contract <2 x double> %576, %575
  %578 = fadd contract <2 x double> %576, %575
  %579 = shufflevector <2 x double> %577, <2 x double> %578, <2 x i32> <i32 0, i32 3>
  %580 = shufflevector <2 x double> %552, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %581 = fmul contract <2 x double> %580, %554
  %582 = fmul contract <2 x double> %552, %557
  %583 = fsub contract <2 x double> %582, %581
  %584 = fadd contract <2 x double> %582, %581
  %585 = shufflevector <2 x double> %583, <2 x double> %584, <2 x i32> <i32 0, i32 3>
  %586 = fadd contract <2 x double> %579, %585
  %587 = shufflevector <2 x double> %563, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %588 = fmul contract <2 x double> %587, %565
  %589 = fmul contract <2 x double> %563, %568
  %590 = fsub contract <2 x double> %589, %588
  %591 = fadd contract <2 x double> %589, %588
  %592 = shufflevector <2 x double> %590, <2 x double> %591, <2 x i32> <i32 0, i32 3>
  %593 = fadd contract <2 x double> %586, %592
  %594 = shufflevector <2 x double> %551, <2 x double> poison, <2 x i32> zeroinitializer
  %595 = fmul contract <2 x double> %541, %594
  %596 = shufflevector <2 x double> %551, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %597 = fmul contract <2 x double> %541, %596
  %598 = shufflevector <2 x double> %597, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %599 = fsub contract <2 x double> %595, %598
  %600 = fadd contract <2 x double> %595, %598
  %601 = shufflevector <2 x double> %599, <2 x double> %600, <2 x i32> <i32 0, i32 3>
  %602 = shufflevector <2 x double> %562, <2 x double> poison, <2 x i32> zeroinitializer
  %603 = fmul contract <2 x double> %553, %602
  %604 = shufflevector <2 x double> %562, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %605 = fmul contract <2 x double> %553, %604
  %606 = shufflevector <2 x double> %605, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %607 = fsub contract <2 x double> %603, %606
  %608 = fadd contract <2 x double> %603, %606
  %609 = shufflevector <2 x double> %607, <2 x double> %608, <2 x i32> <i32 0, i32 3>
  %610 = fadd contract <2 x double> %601, %609
  %611 = shufflevector <2 x double> %573, <2 x double> poison, <2 x i32> zeroinitializer
  %612 = fmul contract <2 x double> %564, %611
  %613 = shufflevector <2 x double> %573, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %614 = fmul contract <2 x double> %564, %613
  %615 = shufflevector <2 x double> %614, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %616 = fsub contract <2 x double> %612, %615
  %617 = fadd contract <2 x double> %612, %615
  %618 = shufflevector <2 x double> %616, <2 x double> %617, <2 x i32> <i32 0, i32 3>
  %619 = fadd contract <2 x double> %610, %618
  %620 = fadd contract <2 x double> %593, %619
  br label %621

621:                                              ; preds = %631, %530
  %622 = phi i64 [ 0, %530 ], [ %641, %631 ]
  %623 = mul nuw nsw i64 %622, 3
  %624 = getelementptr inbounds { double, double }, ptr %531, i64 %622
  %625 = getelementptr inbounds { double, double }, ptr %532, i64 %622
  br label %643

626:                                              ; preds = %631
  %627 = getelementptr inbounds %struct.Whole, ptr %14, i64 %407
  %628 = load <2 x double>, ptr %396, align 8
  %629 = load <2 x double>, ptr %627, align 8
  %630 = fadd contract <2 x double> %628, %629
  store <2 x double> %630, ptr %627, align 8
  br i1 %36, label %780, label %685

631:                                              ; preds = %643
  %632 = shl nuw nsw i64 %622, 2
  %633 = getelementptr inbounds %struct.Whole, ptr %14, i64 %407, i32 2, i64 %632
  %634 = load <2 x double>, ptr %633, align 8
  %635 = fadd contract <2 x double> %620, %634
  store <2 x double> %635, ptr %633, align 8
  %636 = getelementptr inbounds [3 x { double, double }], ptr %3, i64 0, i64 %622
  %637 = getelementptr inbounds %struct.Whole, ptr %14, i64 %407, i32 1, i64 %622
  %638 = load <2 x double>, ptr %636, align 16
  %639 = load <2 x double>, ptr %637, align 8
  %640 = fadd contract <2 x double> %638, %639
  store <2 x double> %640, ptr %637, align 8
  %641 = add nuw nsw i64 %622, 1
  %642 = icmp eq i64 %641, 3
  br i1 %642, label %626, label %621, !llvm.loop !161

643:                                              ; preds = %643, %621
  %644 = phi i64 [ 0, %621 ], [ %683, %643 ]
  %645 = add nuw nsw i64 %644, %623
  %646 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 2, i64 %645
  %647 = getelementptr inbounds [3 x { double, double }], ptr %3, i64 0, i64 %644
  %648 = load double, ptr %647, align 16
  %649 = getelementptr inbounds [3 x { double, double }], ptr %3, i64 0, i64 %644, i32 1
  %650 = load double, ptr %649, align 8
  %651 = getelementptr inbounds { double, double }, ptr %531, i64 %644
  %652 = load double, ptr %651, align 8
  %653 = getelementptr inbounds { double, double }, ptr %531, i64 %644, i32 1
  %654 = load double, ptr %653, align 8
  %655 = getelementptr inbounds %struct.Whole, ptr %14, i64 %407, i32 2, i64 %645
  %656 = load <2 x double>, ptr %646, align 8
  %657 = load <2 x double>, ptr %624, align 8
  %658 = insertelement <2 x double> poison, double %650, i64 0
  %659 = shufflevector <2 x double> %658, <2 x double> poison, <2 x i32> zeroinitializer
  %660 = fmul contract <2 x double> %657, %659
  %661 = shufflevector <2 x double> %660, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %662 = insertelement <2 x double> poison, double %648, i64 0
  %663 = shufflevector <2 x double> %662, <2 x double> poison, <2 x i32> zeroinitializer
  %664 = fmul contract <2 x double> %657, %663
  %665 = fsub contract <2 x double> %664, %661
  %666 = fadd contract <2 x double> %664, %661
  %667 = shufflevector <2 x double> %665, <2 x double> %666, <2 x i32> <i32 0, i32 3>
  %668 = fsub contract <2 x double> %656, %667
  %669 = load <2 x double>, ptr %625, align 8
  %670 = insertelement <2 x double> poison, double %654, i64 0
  %671 = shufflevector <2 x double> %670, <2 x double> poison, <2 x i32> zeroinitializer
  %672 = fmul contract <2 x double> %669, %671
  %673 = shufflevector <2 x double> %672, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %674 = insertelement <2 x double> poison, double %652, i64 0
  %675 = shufflevector <2 x double> %674, <2 x double> poison, <2 x i32> zeroinitializer
  %676 = fmul contract <2 x double> %669, %675
  %677 = fsub contract <2 x double> %676, %673
  %678 = fadd contract <2 x double> %676, %673
  %679 = shufflevector <2 x double> %677, <2 x double> %678, <2 x i32> <i32 0, i32 3>
  %680 = fsub contract <2 x double> %668, %679
  %681 = load <2 x double>, ptr %655, align 8
  %682 = fadd contract <2 x double> %681, %680
  store <2 x double> %682, ptr %655, align 8
  %683 = add nuw nsw i64 %644, 1
  %684 = icmp eq i64 %683, 3
  br i1 %684, label %631, label %643, !llvm.loop !162

685:                                              ; preds = %626, %761
  %686 = phi i64 [ %762, %761 ], [ 0, %626 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %4) #14
  %687 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 4, i64 %686
  %688 = load <2 x double>, ptr %687, align 8
  store <2 x double> %688, ptr %4, align 16
  %689 = add nuw nsw i64 %686, 3
  %690 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 4, i64 %689
  %691 = load <2 x double>, ptr %690, align 8
  store <2 x double> %691, ptr %37, align 16
  %692 = add nuw nsw i64 %686, 6
  %693 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 4, i64 %692
  %694 = load <2 x double>, ptr %693, align 8
  store <2 x double> %694, ptr %38, align 16
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %5) #14
  %695 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 3, i64 %686
  %696 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 3, i64 %689
  %697 = getelementptr inbounds %struct.Whole, ptr %14, i64 %395, i32 3, i64 %692
  %698 = load double, ptr %535, align 8
  %699 = load double, ptr %536, align 8
  %700 = load double, ptr %538, align 8
  %701 = load double, ptr %539, align 8
  %702 = load <2 x double>, ptr %695, align 8
  %703 = insertelement <2 x double> poison, double %698, i64 0
  %704 = shufflevector <2 x double> %703, <2 x double> poison, <2 x i32> zeroinitializer
  %705 = fmul contract <2 x double> %694, %704
  %706 = insertelement <2 x double> poison, double %699, i64 0
  %707 = shufflevector <2 x double> %706, <2 x double> poison, <2 x i32> zeroinitializer
  %708 = fmul contract <2 x double> %694, %707
  %709 = shufflevector <2 x double> %708, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %710 = fsub contract <2 x double> %705, %709
  %711 = fadd contract <2 x double> %705, %709
  %712 = shufflevector <2 x double> %710, <2 x double> %711, <2 x i32> <i32 0, i32 3>
  %713 = insertelement <2 x double> poison, double %700, i64 0
  %714 = shufflevector <2 x double> %713, <2 x double> poison, <2 x i32> zeroinitializer
  %715 = fmul contract <2 x double> %691, %714
  %716 = insertelement <2 x double> poison, double %701, i64 0
  %717 = shufflevector <2 x double> %716, <2 x double> poison, <2 x i32> zeroinitializer
  %718 = fmul contract <2 x double> %691, %717
  %719 = shufflevector <2 x double> %718, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %720 = fsub contract <2 x double> %715, %719
  %721 = fadd contract <2 x double> %715, %719
  %722 = shufflevector <2 x double> %720, <2 x double> %721, <2 x i32> <i32 0, i32 3>
  %723 = fsub contract <2 x double> %712, %722
  %724 = fadd contract <2 x double> %702, %723
  store <2 x double> %724, ptr %5, align 16
  %725 = load double, ptr %531, align 8
  %726 = load double, ptr %533, align 8
  %727 = load <2 x double>, ptr %696, align 8
  %728 = fmul contract <2 x double> %688, %714
  %729 = fmul contract <2 x double> %688, %717
  %730 = shufflevector <2 x double> %729, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %731 = fsub contract <2 x double> %728, %730
  %732 = fadd contract <2 x double> %728, %730
  %733 = shufflevector <2 x double> %731, <2 x double> %732, <2 x i32> <i32 0, i32 3>
  %734 = insertelement <2 x double> poison, double %725, i64 0
  %735 = shufflevector <2 x double> %734, <2 x double> poison, <2 x i32> zeroinitializer
  %736 = fmul contract <2 x double> %694, %735
  %737 = insertelement <2 x double> poison, double %726, i64 0
  %738 = shufflevector <2 x double> %737, <2 x double> poison, <2 x i32> zeroinitializer
  %739 = fmul contract <2 x double> %694, %738
  %740 = shufflevector <2 x double> %739, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %741 = fsub contract <2 x double> %736, %740
  %742 = fadd contract <2 x double> %736, %740
  %743 = shufflevector <2 x double> %741, <2 x double> %742, <2 x i32> <i32 0, i32 3>
  %744 = fsub contract <2 x double> %733, %743
  %745 = fadd contract <2 x double> %727, %744
  store <2 x double> %745, ptr %39, align 16
  %746 = load <2 x double>, ptr %697, align 8
  %747 = fmul contract <2 x double> %691, %735
  %748 = fmul contract <2 x double> %691, %738
  %749 = shufflevector <2 x double> %748, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %750 = fsub contract <2 x double> %747, %749
  %751 = fadd contract <2 x double> %747, %749
  %752 = shufflevector <2 x double> %750, <2 x double> %751, <2 x i32> <i32 0, i32 3>
  %753 = fmul contract <2 x double> %688, %704
  %754 = fmul contract <2 x double> %688, %707
  %755 = shufflevector <2 x double> %754, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %756 = fsub contract <2 x double> %753, %755
  %757 = fadd contract <2 x double> %753, %755
  %758 = shufflevector <2 x double> %756, <2 x double> %757, <2 x i32> <i32 0, i32 3>
  %759 = fsub contract <2 x double> %752, %758
  %760 = fadd contract <2 x double> %746, %759
  store <2 x double> %760, ptr %40, align 16
  br label %764

761:                                              ; preds = %764
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %5) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4) #14
  %762 = add nuw nsw i64 %686, 1
  %763 = icmp eq i64 %762, 3
  br i1 %763, label %780, label %685, !llvm.loop !163

764:                                              ; preds = %764, %685
  %765 = phi i64 [ 0, %685 ], [ %778, %764 ]
  %766 = getelementptr inbounds [3 x { double, double }], ptr %5, i64 0, i64 %765
  %767 = mul nuw nsw i64 %765, 3
  %768 = add nuw nsw i64 %767, %686
  %769 = getelementptr inbounds %struct.Whole, ptr %14, i64 %407, i32 3, i64 %768
  %770 = load <2 x double>, ptr %766, align 16
  %771 = load <2 x double>, ptr %769, align 8
  %772 = fadd contract <2 x double> %770, %771
  store <2 x double> %772, ptr %769, align 8
  %773 = getelementptr inbounds [3 x { double, double }], ptr %4, i64 0, i64 %765
  %774 = getelementptr inbounds %struct.Whole, ptr %14, i64 %407, i32 4, i64 %768
  %775 = load <2 x double>, ptr %773, align 16
  %776 = load <2 x double>, ptr %774, align 8
  %777 = fadd contract <2 x double> %775, %776
  store <2 x double> %777, ptr %774, align 8
  %778 = add nuw nsw i64 %765, 1
  %779 = icmp eq i64 %778, 3
  br i1 %779, label %761, label %764, !llvm.loop !164

780:                                              ; preds = %761, %626
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %3) #14
  br label %781

781:                                              ; preds = %780, %404
  %782 = icmp sgt i64 %394, 1
  br i1 %782, label %393, label %392, !llvm.loop !165
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
  %15 = load ptr, ptr %8, align 8, !tbaa !51
  %16 = getelementptr inbounds i64, ptr %15, i64 %14
  %17 = load i64, ptr %16, align 8, !tbaa !35
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
  %107 = load ptr, ptr %9, align 8, !tbaa !34
  %108 = getelementptr inbounds i64, ptr %107, i64 %14
  %109 = load i64, ptr %108, align 8, !tbaa !35
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
  br i1 %120, label %21, label %111, !llvm.loop !166

121:                                              ; preds = %106, %128
  %122 = phi i64 [ %129, %128 ], [ 0, %106 ]
  %123 = mul nsw i64 %122, 6
  br label %134

124:                                              ; preds = %128, %106, %21
  %125 = add nuw nsw i64 %14, 1
  %126 = load i64, ptr %0, align 8, !tbaa !31
  %127 = icmp slt i64 %125, %126
  br i1 %127, label %13, label %12, !llvm.loop !167

128:                                              ; preds = %134
  %129 = add nuw nsw i64 %122, 1
  %130 = load ptr, ptr %9, align 8, !tbaa !34
  %131 = getelementptr inbounds i64, ptr %130, i64 %14
  %132 = load i64, ptr %131, align 8, !tbaa !35
  %133 = icmp slt i64 %129, %132
  br i1 %133, label %121, label %124

134:                                              ; preds = %121, %134
  %135 = phi i64 [ 0, %121 ], [ %160, %134 ]
  %136 = add nuw nsw i64 %135, %123
  %137 = getelementptr inbounds %struct.Link, ptr %4, i64 %14, i32 5, i64 %136
  %138 = load ptr, ptr %11, align 8, !tbaa !37
  %139 = getelementptr inbounds i64, ptr %138, i64 %14
  %140 = load i64, ptr %139, align 8, !tbaa !35
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
  br i1 %161, label %128, label %134, !llvm.loop !168
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
  tail call void %12(ptr noundef %9, ptr noundef %6, ptr noundef %13) #15
  %14 = icmp sgt i64 %5, 0
  br i1 %14, label %27, label %26

15:                                               ; preds = %7, %15
  %16 = phi i64 [ %24, %15 ], [ 0, %7 ]
  %17 = getelementptr inbounds { double, double }, ptr %2, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !169
  %19 = getelementptr inbounds double, ptr %6, i64 %16
  store double %18, ptr %19, align 8, !tbaa !169
  %20 = getelementptr inbounds { double, double }, ptr %2, i64 %16, i32 1
  %21 = load double, ptr %20, align 8, !tbaa !169
  %22 = fdiv contract double %21, 1.000000e-100
  %23 = getelementptr double, ptr %19, i64 %3
  store double %22, ptr %23, align 8, !tbaa !169
  %24 = add nuw nsw i64 %16, 1
  %25 = icmp eq i64 %24, %3
  br i1 %25, label %11, label %15, !llvm.loop !171

26:                                               ; preds = %27, %11
  ret void

27:                                               ; preds = %11, %27
  %28 = phi i64 [ %38, %27 ], [ 0, %11 ]
  %29 = getelementptr inbounds double, ptr %9, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !169
  %31 = getelementptr double, ptr %29, i64 %5
  %32 = load double, ptr %31, align 8, !tbaa !169
  %33 = fmul contract double %32, 1.000000e-100
  %34 = fmul contract double %33, 0.000000e+00
  %35 = fadd contract double %30, %34
  %36 = getelementptr inbounds { double, double }, ptr %4, i64 %28
  %37 = getelementptr inbounds { double, double }, ptr %4, i64 %28, i32 1
  store double %35, ptr %36, align 8
  store double %33, ptr %37, align 8
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %5
  br i1 %39, label %26, label %27, !llvm.loop !172
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nounwind optsize uwtable
define internal fastcc void @pose(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr #1 {
  %5 = alloca [64 x { double, double }], align 16
  %6 = alloca [288 x double], align 16
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %8 = load ptr, ptr %7, align 8, !tbaa !30
  %9 = getelementptr inbounds %struct.Link, ptr %8, i64 %1
  %10 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %11 = load ptr, ptr %10, align 8, !tbaa !51
  %12 = getelementptr inbounds i64, ptr %11, i64 %1
  %13 = load i64, ptr %12, align 8, !tbaa !35
  %14 = icmp slt i64 %13, 0
  %15 = getelementptr inbounds %struct.Link, ptr %8, i64 %13
  %16 = select i1 %14, ptr @ground, ptr %15
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %5) #14
  %17 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %18 = load ptr, ptr %17, align 8, !tbaa !101
  %19 = getelementptr inbounds i64, ptr %18, i64 %1
  %20 = load i64, ptr %19, align 8, !tbaa !35
  %21 = getelementptr i64, ptr %19, i64 1
  %22 = load i64, ptr %21, align 8, !tbaa !35
  %23 = sub nsw i64 %22, %20
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %4
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %27 = load ptr, ptr %26, align 8, !tbaa !102
  %28 = getelementptr i64, ptr %27, i64 %20
  br label %50

29:                                               ; preds = %50, %4
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %31 = load ptr, ptr %30, align 8, !tbaa !34
  %32 = getelementptr inbounds i64, ptr %31, i64 %1
  %33 = load i64, ptr %32, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %6) #14
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 26
  %35 = load ptr, ptr %34, align 8, !tbaa !173
  %36 = getelementptr inbounds i64, ptr %35, i64 %1
  %37 = load i64, ptr %36, align 8, !tbaa !35
  %38 = mul nsw i64 %33, 6
  %39 = add nsw i64 %38, 19
  %40 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %41 = load ptr, ptr %40, align 8, !tbaa !134
  %42 = getelementptr inbounds i64, ptr %41, i64 %1
  %43 = load i64, ptr %42, align 8, !tbaa !35
  %44 = add nsw i64 %39, %43
  call fastcc void @call(i64 noundef %37, i64 noundef 0, ptr noundef nonnull %5, i64 noundef %23, ptr noundef %3, i64 noundef %44, ptr noundef nonnull %6) #13
  %45 = getelementptr inbounds { double, double }, ptr %3, i64 13
  %46 = load ptr, ptr %10, align 8, !tbaa !51
  %47 = getelementptr inbounds i64, ptr %46, i64 %1
  %48 = load i64, ptr %47, align 8, !tbaa !35
  %49 = icmp slt i64 %48, 0
  br i1 %49, label %59, label %63

50:                                               ; preds = %25, %50
  %51 = phi i64 [ 0, %25 ], [ %57, %50 ]
  %52 = getelementptr i64, ptr %28, i64 %51
  %53 = load i64, ptr %52, align 8, !tbaa !35
  %54 = getelementptr inbounds { double, double }, ptr %2, i64 %53
  %55 = getelementptr inbounds [64 x { double, double }], ptr %5, i64 0, i64 %51
  %56 = load <2 x double>, ptr %54, align 8
  store <2 x double> %56, ptr %55, align 16
  %57 = add nuw nsw i64 %51, 1
  %58 = icmp eq i64 %57, %23
  br i1 %58, label %29, label %50, !llvm.loop !174

59:                                               ; preds = %29
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %9, ptr noundef nonnull align 8 dereferenceable(144) %3, i64 144, i1 false)
  %60 = getelementptr inbounds %struct.Link, ptr %8, i64 %1, i32 4
  %61 = getelementptr inbounds { double, double }, ptr %3, i64 9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %60, ptr noundef nonnull align 8 dereferenceable(48) %61, i64 48, i1 false)
  br label %62

62:                                               ; preds = %79, %59
  br label %191

63:                                               ; preds = %29, %129
  %64 = phi i64 [ %130, %129 ], [ 0, %29 ]
  %65 = mul nuw nsw i64 %64, 3
  %66 = getelementptr inbounds [9 x { double, double }], ptr %16, i64 0, i64 %65
  %67 = add nuw nsw i64 %65, 1
  %68 = getelementptr inbounds [9 x { double, double }], ptr %16, i64 0, i64 %67
  %69 = add nuw nsw i64 %65, 2
  %70 = getelementptr inbounds [9 x { double, double }], ptr %16, i64 0, i64 %69
  br label %132

71:                                               ; preds = %129
  %72 = getelementptr inbounds { double, double }, ptr %3, i64 9
  %73 = getelementptr inbounds %struct.Link, ptr %8, i64 %1, i32 4
  %74 = getelementptr inbounds { double, double }, ptr %3, i64 9, i32 1
  %75 = getelementptr inbounds { double, double }, ptr %3, i64 10
  %76 = getelementptr inbounds { double, double }, ptr %3, i64 10, i32 1
  %77 = getelementptr inbounds { double, double }, ptr %3, i64 11
  %78 = getelementptr inbounds { double, double }, ptr %3, i64 11, i32 1
  br label %79

79:                                               ; preds = %79, %71
  %80 = phi i64 [ 0, %71 ], [ %127, %79 ]
  %81 = mul nuw nsw i64 %80, 3
  %82 = getelementptr inbounds { double, double }, ptr %16, i64 %81
  %83 = load double, ptr %72, align 8
  %84 = load double, ptr %74, align 8
  %85 = getelementptr { double, double }, ptr %82, i64 1
  %86 = load double, ptr %75, align 8
  %87 = load double, ptr %76, align 8
  %88 = getelementptr { double, double }, ptr %82, i64 2
  %89 = load double, ptr %77, align 8
  %90 = load double, ptr %78, align 8
  %91 = getelementptr inbounds { double, double }, ptr %73, i64 %80
  %92 = load <2 x double>, ptr %82, align 8
  %93 = insertelement <2 x double> poison, double %84, i64 0
  %94 = shufflevector <2 x double> %93, <2 x double> poison, <2 x i32> zeroinitializer
  %95 = fmul contract <2 x double> %92, %94
  %96 = shufflevector <2 x double> %95, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %97 = insertelement <2 x double> poison, double %83, i64 0
  %98 = shufflevector <2 x double> %97, <2 x double> poison, <2 x i32> zeroinitializer
  %99 = fmul contract <2 x double> %92, %98
  %100 = fsub contract <2 x double> %99, %96
  %101 = fadd contract <2 x double> %99, %96
  %102 = shufflevector <2 x double> %100, <2 x double> %101, <2 x i32> <i32 0, i32 3>
  %103 = load <2 x double>, ptr %85, align 8
  %104 = insertelement <2 x double> poison, double %87, i64 0
  %105 = shufflevector <2 x double> %104, <2 x double> poison, <2 x i32> zeroinitializer
  %106 = fmul contract <2 x double> %103, %105
  %107 = shufflevector <2 x double> %106, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %108 = insertelement <2 x double> poison, double %86, i64 0
  %109 = shufflevector <2 x double> %108, <2 x double> poison, <2 x i32> zeroinitializer
  %110 = fmul contract <2 x double> %103, %109
  %111 = fsub contract <2 x double> %110, %107
  %112 = fadd contract <2 x double> %110, %107
  %113 = shufflevector <2 x double> %111, <2 x double> %112, <2 x i32> <i32 0, i32 3>
  %114 = fadd contract <2 x double> %102, %113
  %115 = load <2 x double>, ptr %88, align 8
  %116 = insertelement <2 x double> poison, double %90, i64 0
  %117 = shufflevector <2 x double> %116, <2 x double> poison, <2 x i32> zeroinitializer
  %118 = fmul contract <2 x double> %115, %117
  %119 = shufflevector <2 x double> %118, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %120 = insertelement <2 x double> poison, double %89, i64 0
  %121 = shufflevector <2 x double> %120, <2 x double> poison, <2 x i32> zeroinitializer
  %122 = fmul contract <2 x double> %115, %121
  %123 = fsub contract <2 x double> %122, %119
  %124 = fadd contract <2 x double> %122, %119
  %125 = shufflevector <2 x double> %123, <2 x double> %124, <2 x i32> <i32 0, i32 3>
  %126 = fadd contract <2 x double> %114, %125
  store <2 x double> %126, ptr %91, align 8
  %127 = add nuw nsw i64 %80, 1
  %128 = icmp eq i64 %127, 3
  br i1 %128, label %62, label %79, !llvm.loop !105

129:                                              ; preds = %132
  %130 = add nuw nsw i64 %64, 1
  %131 = icmp eq i64 %130, 3
  br i1 %131, label %71, label %63, !llvm.loop !175

132:                                              ; preds = %63, %132
  %133 = phi i64 [ 0, %63 ], [ %183, %132 ]
  %134 = getelementptr inbounds { double, double }, ptr %3, i64 %133
  %135 = load double, ptr %134, align 8
  %136 = getelementptr inbounds { double, double }, ptr %3, i64 %133, i32 1
  %137 = load double, ptr %136, align 8
  %138 = getelementptr { double, double }, ptr %134, i64 3
  %139 = load double, ptr %138, align 8
  %140 = getelementptr { double, double }, ptr %134, i64 3, i32 1
  %141 = load double, ptr %140, align 8
  %142 = getelementptr { double, double }, ptr %134, i64 6
  %143 = load double, ptr %142, align 8
  %144 = getelementptr { double, double }, ptr %134, i64 6, i32 1
  %145 = load double, ptr %144, align 8
  %146 = add nuw nsw i64 %133, %65
  %147 = getelementptr inbounds [9 x { double, double }], ptr %9, i64 0, i64 %146
  %148 = load <2 x double>, ptr %66, align 8
  %149 = insertelement <2 x double> poison, double %137, i64 0
  %150 = shufflevector <2 x double> %149, <2 x double> poison, <2 x i32> zeroinitializer
  %151 = fmul contract <2 x double> %148, %150
  %152 = shufflevector <2 x double> %151, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %153 = insertelement <2 x double> poison, double %135, i64 0
  %154 = shufflevector <2 x double> %153, <2 x double> poison, <2 x i32> zeroinitializer
  %155 = fmul contract <2 x double> %148, %154
  %156 = fsub contract <2 x double> %155, %152
  %157 = fadd contract <2 x double> %155, %152
  %158 = shufflevector <2 x double> %156, <2 x double> %157, <2 x i32> <i32 0, i32 3>
  %159 = load <2 x double>, ptr %68, align 8
  %160 = insertelement <2 x double> poison, double %141, i64 0
  %161 = shufflevector <2 x double> %160, <2 x double> poison, <2 x i32> zeroinitializer
  %162 = fmul contract <2 x double> %159, %161
  %163 = shufflevector <2 x double> %162, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %164 = insertelement <2 x double> poison, double %139, i64 0
  %165 = shufflevector <2 x double> %164, <2 x double> poison, <2 x i32> zeroinitializer
  %166 = fmul contract <2 x double> %159, %165
  %167 = fsub contract <2 x double> %166, %163
  %168 = fadd contract <2 x double> %166, %163
  %169 = shufflevector <2 x double> %167, <2 x double> %168, <2 x i32> <i32 0, i32 3>
  %170 = fadd contract <2 x double> %158, %169
  %171 = load <2 x double>, ptr %70, align 8
  %172 = insertelement <2 x double> poison, double %145, i64 0
  %173 = shufflevector <2 x double> %172, <2 x double> poison, <2 x i32> zeroinitializer
  %174 = fmul contract <2 x double> %171, %173
  %175 = shufflevector <2 x double> %174, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %176 = insertelement <2 x double> poison, double %143, i64 0
  %177 = shufflevector <2 x double> %176, <2 x double> poison, <2 x i32> zeroinitializer
  %178 = fmul contract <2 x double> %171, %177
  %179 = fsub contract <2 x double> %178, %175
  %180 = fadd contract <2 x double> %178, %175
  %181 = shufflevector <2 x double> %179, <2 x double> %180, <2 x i32> <i32 0, i32 3>
  %182 = fadd contract <2 x double> %170, %181
  store <2 x double> %182, ptr %147, align 8
  %183 = add nuw nsw i64 %133, 1
  %184 = icmp eq i64 %183, 3
  br i1 %184, label %129, label %132, !llvm.loop !176

185:                                              ; preds = %191
  %186 = icmp sgt i64 %33, 0
  br i1 %186, label %187, label %201

187:                                              ; preds = %185
  %188 = shl nuw i64 %33, 1
  %189 = getelementptr inbounds %struct.Link, ptr %8, i64 %1, i32 5
  %190 = call i64 @llvm.smax.i64(i64 %188, i64 1)
  br label %202

191:                                              ; preds = %62, %191
  %192 = phi i64 [ %199, %191 ], [ 0, %62 ]
  %193 = getelementptr inbounds %struct.Link, ptr %16, i64 0, i32 3, i64 %192
  %194 = getelementptr inbounds %struct.Link, ptr %8, i64 %1, i32 4, i64 %192
  %195 = getelementptr inbounds %struct.Link, ptr %8, i64 %1, i32 3, i64 %192
  %196 = load <2 x double>, ptr %193, align 8
  %197 = load <2 x double>, ptr %194, align 8
  %198 = fadd contract <2 x double> %196, %197
  store <2 x double> %198, ptr %195, align 8
  %199 = add nuw nsw i64 %192, 1
  %200 = icmp eq i64 %199, 3
  br i1 %200, label %185, label %191, !llvm.loop !177

201:                                              ; preds = %262, %185
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %5) #14
  ret void

202:                                              ; preds = %187, %262
  %203 = phi i64 [ 0, %187 ], [ %263, %262 ]
  %204 = mul nuw nsw i64 %203, 3
  %205 = getelementptr inbounds { double, double }, ptr %45, i64 %204
  %206 = getelementptr inbounds { double, double }, ptr %189, i64 %204
  %207 = getelementptr inbounds { double, double }, ptr %45, i64 %204, i32 1
  %208 = getelementptr inbounds { double, double }, ptr %205, i64 1
  %209 = getelementptr inbounds { double, double }, ptr %205, i64 1, i32 1
  %210 = getelementptr inbounds { double, double }, ptr %205, i64 2
  %211 = getelementptr inbounds { double, double }, ptr %205, i64 2, i32 1
  br label %212

212:                                              ; preds = %212, %202
  %213 = phi i64 [ 0, %202 ], [ %260, %212 ]
  %214 = mul nuw nsw i64 %213, 3
  %215 = getelementptr inbounds { double, double }, ptr %9, i64 %214
  %216 = load double, ptr %205, align 8
  %217 = load double, ptr %207, align 8
  %218 = getelementptr { double, double }, ptr %215, i64 1
  %219 = load double, ptr %208, align 8
  %220 = load double, ptr %209, align 8
  %221 = getelementptr { double, double }, ptr %215, i64 2
  %222 = load double, ptr %210, align 8
  %223 = load double, ptr %211, align 8
  %224 = getelementptr inbounds { double, double }, ptr %206, i64 %213
  %225 = load <2 x double>, ptr %215, align 8
  %226 = insertelement <2 x double> poison, double %217, i64 0
  %227 = shufflevector <2 x double> %226, <2 x double> poison, <2 x i32> zeroinitializer
  %228 = fmul contract <2 x double> %225, %227
  %229 = shufflevector <2 x double> %228, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %230 = insertelement <2 x double> poison, double %216, i64 0
  %231 = shufflevector <2 x double> %230, <2 x double> poison, <2 x i32> zeroinitializer
  %232 = fmul contract <2 x double> %225, %231
  %233 = fsub contract <2 x double> %232, %229
  %234 = fadd contract <2 x double> %232, %229
  %235 = shufflevector <2 x double> %233, <2 x double> %234, <2 x i32> <i32 0, i32 3>
  %236 = load <2 x double>, ptr %218, align 8
  %237 = insertelement <2 x double> poison, double %220, i64 0
  %238 = shufflevector <2 x double> %237, <2 x double> poison, <2 x i32> zeroinitializer
  %239 = fmul contract <2 x double> %236, %238
  %240 = shufflevector <2 x double> %239, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %241 = insertelement <2 x double> poison, double %219, i64 0
  %242 = shufflevector <2 x double> %241, <2 x double> poison, <2 x i32> zeroinitializer
  %243 = fmul contract <2 x double> %236, %242
  %244 = fsub contract <2 x double> %243, %240
  %245 = fadd contract <2 x double> %243, %240
  %246 = shufflevector <2 x double> %244, <2 x double> %245, <2 x i32> <i32 0, i32 3>
  %247 = fadd contract <2 x double> %235, %246
  %248 = load <2 x double>, ptr %221, align 8
  %249 = insertelement <2 x double> poison, double %223, i64 0
  %250 = shufflevector <2 x double> %249, <2 x double> poison, <2 x i32> zeroinitializer
  %251 = fmul contract <2 x double> %248, %250
  %252 = shufflevector <2 x double> %251, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %253 = insertelement <2 x double> poison, double %222, i64 0
  %254 = shufflevector <2 x double> %253, <2 x double> poison, <2 x i32> zeroinitializer
  %255 = fmul contract <2 x double> %248, %254
  %256 = fsub contract <2 x double> %255, %252
  %257 = fadd contract <2 x double> %255, %252
  %258 = shufflevector <2 x double> %256, <2 x double> %257, <2 x i32> <i32 0, i32 3>
  %259 = fadd contract <2 x double> %247, %258
  store <2 x double> %259, ptr %224, align 8
  %260 = add nuw nsw i64 %213, 1
  %261 = icmp eq i64 %260, 3
  br i1 %261, label %262, label %212, !llvm.loop !105

262:                                              ; preds = %212
  %263 = add nuw nsw i64 %203, 1
  %264 = icmp eq i64 %263, %190
  br i1 %264, label %201, label %202, !llvm.loop !178
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @turned_inertia(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #5 {
  %3 = alloca [9 x { double, double }], align 16
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %5 = load ptr, ptr %4, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.Link, ptr %5, i64 %1
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 47
  %8 = load ptr, ptr %7, align 8, !tbaa !179
  %9 = mul nsw i64 %1, 9
  %10 = getelementptr inbounds { double, double }, ptr %8, i64 %9
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %3) #14
  br label %11

11:                                               ; preds = %2, %20
  %12 = phi i64 [ 0, %2 ], [ %21, %20 ]
  %13 = mul nuw nsw i64 %12, 3
  %14 = getelementptr inbounds { double, double }, ptr %6, i64 %13
  %15 = getelementptr { double, double }, ptr %14, i64 1
  %16 = getelementptr { double, double }, ptr %14, i64 2
  %17 = load <2 x double>, ptr %14, align 8
  %18 = load <2 x double>, ptr %15, align 8
  %19 = load <2 x double>, ptr %16, align 8
  br label %23

20:                                               ; preds = %23
  %21 = add nuw nsw i64 %12, 1
  %22 = icmp eq i64 %21, 3
  br i1 %22, label %73, label %11, !llvm.loop !180

23:                                               ; preds = %11, %23
  %24 = phi i64 [ 0, %11 ], [ %71, %23 ]
  %25 = getelementptr inbounds { double, double }, ptr %10, i64 %24
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds { double, double }, ptr %10, i64 %24, i32 1
  %28 = load double, ptr %27, align 8
  %29 = getelementptr { double, double }, ptr %25, i64 3
  %30 = load double, ptr %29, align 8
  %31 = getelementptr { double, double }, ptr %25, i64 3, i32 1
  %32 = load double, ptr %31, align 8
  %33 = getelementptr { double, double }, ptr %25, i64 6
  %34 = load double, ptr %33, align 8
  %35 = getelementptr { double, double }, ptr %25, i64 6, i32 1
  %36 = load double, ptr %35, align 8
  %37 = add nuw nsw i64 %24, %13
  %38 = getelementptr inbounds [9 x { double, double }], ptr %3, i64 0, i64 %37
  %39 = insertelement <2 x double> poison, double %28, i64 0
  %40 = shufflevector <2 x double> %39, <2 x double> poison, <2 x i32> zeroinitializer
  %41 = fmul contract <2 x double> %17, %40
  %42 = shufflevector <2 x double> %41, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %43 = insertelement <2 x double> poison, double %26, i64 0
  %44 = shufflevector <2 x double> %43, <2 x double> poison, <2 x i32> zeroinitializer
  %45 = fmul contract <2 x double> %17, %44
  %46 = fsub contract <2 x double> %45, %42
  %47 = fadd contract <2 x double> %45, %42
  %48 = shufflevector <2 x double> %46, <2 x double> %47, <2 x i32> <i32 0, i32 3>
  %49 = insertelement <2 x double> poison, double %32, i64 0
  %50 = shufflevector <2 x double> %49, <2 x double> poison, <2 x i32> zeroinitializer
  %51 = fmul contract <2 x double> %18, %50
  %52 = shufflevector <2 x double> %51, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %53 = insertelement <2 x double> poison, double %30, i64 0
  %54 = shufflevector <2 x double> %53, <2 x double> poison, <2 x i32> zeroinitializer
  %55 = fmul contract <2 x double> %18, %54
  %56 = fsub contract <2 x double> %55, %52
  %57 = fadd contract <2 x double> %55, %52
  %58 = shufflevector <2 x double> %56, <2 x double> %57, <2 x i32> <i32 0, i32 3>
  %59 = fadd contract <2 x double> %48, %58
  %60 = insertelement <2 x double> poison, double %36, i64 0
  %61 = shufflevector <2 x double> %60, <2 x double> poison, <2 x i32> zeroinitializer
  %62 = fmul contract <2 x double> %19, %61
  %63 = shufflevector <2 x double> %62, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %64 = insertelement <2 x double> poison, double %34, i64 0
  %65 = shufflevector <2 x double> %64, <2 x double> poison, <2 x i32> zeroinitializer
  %66 = fmul contract <2 x double> %19, %65
  %67 = fsub contract <2 x double> %66, %63
  %68 = fadd contract <2 x double> %66, %63
  %69 = shufflevector <2 x double> %67, <2 x double> %68, <2 x i32> <i32 0, i32 3>
  %70 = fadd contract <2 x double> %59, %69
  store <2 x double> %70, ptr %38, align 16
  %71 = add nuw nsw i64 %24, 1
  %72 = icmp eq i64 %71, 3
  br i1 %72, label %20, label %23, !llvm.loop !181

73:                                               ; preds = %20, %84
  %74 = phi i64 [ %86, %84 ], [ 1, %20 ]
  %75 = phi i64 [ %85, %84 ], [ 0, %20 ]
  %76 = mul nuw nsw i64 %75, 3
  %77 = getelementptr inbounds { double, double }, ptr %3, i64 %76
  %78 = getelementptr inbounds { double, double }, ptr %77, i64 1
  %79 = getelementptr inbounds { double, double }, ptr %77, i64 2
  %80 = load <2 x double>, ptr %77, align 16
  %81 = load <2 x double>, ptr %78, align 16
  %82 = load <2 x double>, ptr %79, align 16
  br label %88

83:                                               ; preds = %84
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %3) #14
  ret void

84:                                               ; preds = %88
  %85 = add nuw nsw i64 %75, 1
  %86 = add nuw nsw i64 %74, 1
  %87 = icmp eq i64 %85, 3
  br i1 %87, label %83, label %73, !llvm.loop !182

88:                                               ; preds = %73, %88
  %89 = phi i64 [ 0, %73 ], [ %139, %88 ]
  %90 = mul nuw nsw i64 %89, 3
  %91 = getelementptr inbounds { double, double }, ptr %6, i64 %90
  %92 = load double, ptr %91, align 8
  %93 = getelementptr inbounds { double, double }, ptr %6, i64 %90, i32 1
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds { double, double }, ptr %91, i64 1
  %96 = load double, ptr %95, align 8
  %97 = getelementptr inbounds { double, double }, ptr %91, i64 1, i32 1
  %98 = load double, ptr %97, align 8
  %99 = getelementptr inbounds { double, double }, ptr %91, i64 2
  %100 = load double, ptr %99, align 8
  %101 = getelementptr inbounds { double, double }, ptr %91, i64 2, i32 1
  %102 = load double, ptr %101, align 8
  %103 = add nuw nsw i64 %90, %75
  %104 = getelementptr inbounds %struct.Link, ptr %5, i64 %1, i32 7, i64 %103
  %105 = add nuw nsw i64 %89, %76
  %106 = getelementptr inbounds %struct.Link, ptr %5, i64 %1, i32 7, i64 %105
  %107 = insertelement <2 x double> poison, double %94, i64 0
  %108 = shufflevector <2 x double> %107, <2 x double> poison, <2 x i32> zeroinitializer
  %109 = fmul contract <2 x double> %80, %108
  %110 = shufflevector <2 x double> %109, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %111 = insertelement <2 x double> poison, double %92, i64 0
  %112 = shufflevector <2 x double> %111, <2 x double> poison, <2 x i32> zeroinitializer
  %113 = fmul contract <2 x double> %80, %112
  %114 = fsub contract <2 x double> %113, %110
  %115 = fadd contract <2 x double> %113, %110
  %116 = shufflevector <2 x double> %114, <2 x double> %115, <2 x i32> <i32 0, i32 3>
  %117 = insertelement <2 x double> poison, double %98, i64 0
  %118 = shufflevector <2 x double> %117, <2 x double> poison, <2 x i32> zeroinitializer
  %119 = fmul contract <2 x double> %81, %118
  %120 = shufflevector <2 x double> %119, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %121 = insertelement <2 x double> poison, double %96, i64 0
  %122 = shufflevector <2 x double> %121, <2 x double> poison, <2 x i32> zeroinitializer
  %123 = fmul contract <2 x double> %81, %122
  %124 = fsub contract <2 x double> %123, %120
  %125 = fadd contract <2 x double> %123, %120
  %126 = shufflevector <2 x double> %124, <2 x double> %125, <2 x i32> <i32 0, i32 3>
  %127 = fadd contract <2 x double> %116, %126
  %128 = insertelement <2 x double> poison, double %102, i64 0
  %129 = shufflevector <2 x double> %128, <2 x double> poison, <2 x i32> zeroinitializer
  %130 = fmul contract <2 x double> %82, %129
  %131 = shufflevector <2 x double> %130, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %132 = insertelement <2 x double> poison, double %100, i64 0
  %133 = shufflevector <2 x double> %132, <2 x double> poison, <2 x i32> zeroinitializer
  %134 = fmul contract <2 x double> %82, %133
  %135 = fsub contract <2 x double> %134, %131
  %136 = fadd contract <2 x double> %134, %131
  %137 = shufflevector <2 x double> %135, <2 x double> %136, <2 x i32> <i32 0, i32 3>
  %138 = fadd contract <2 x double> %127, %137
  store <2 x double> %138, ptr %104, align 8
  store <2 x double> %138, ptr %106, align 8
  %139 = add nuw nsw i64 %89, 1
  %140 = icmp eq i64 %139, %74
  br i1 %140, label %84, label %88, !llvm.loop !183
}

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
  br i1 %29, label %5, label %14, !llvm.loop !184

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
  br i1 %53, label %15, label %30, !llvm.loop !185
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @push(ptr nocapture noundef readonly %0, i64 noundef %1, double noundef %2, double noundef %3, ptr nocapture noundef %4) unnamed_addr #9 {
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %7 = load ptr, ptr %6, align 8, !tbaa !86
  %8 = getelementptr i64, ptr %7, i64 %1
  %9 = load i64, ptr %8, align 8, !tbaa !35
  %10 = getelementptr i64, ptr %8, i64 1
  %11 = load i64, ptr %10, align 8, !tbaa !35
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
  %23 = load ptr, ptr %14, align 8, !tbaa !87
  %24 = getelementptr inbounds { double, double }, ptr %23, i64 %22
  %25 = load ptr, ptr %15, align 8, !tbaa !88
  %26 = getelementptr inbounds i64, ptr %25, i64 %22
  %27 = load i64, ptr %26, align 8, !tbaa !35
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
  %39 = load ptr, ptr %6, align 8, !tbaa !86
  %40 = getelementptr i64, ptr %39, i64 %1
  %41 = getelementptr i64, ptr %40, i64 1
  %42 = load i64, ptr %41, align 8, !tbaa !35
  %43 = icmp slt i64 %38, %42
  br i1 %43, label %21, label %20, !llvm.loop !186
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
  br i1 %26, label %21, label %9, !llvm.loop !187

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
  %37 = load ptr, ptr %12, align 8, !tbaa !34
  %38 = getelementptr inbounds i64, ptr %37, i64 %36
  %39 = load i64, ptr %38, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %4) #14
  %40 = getelementptr inbounds %struct.Link, ptr %6, i64 %36, i32 15
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %4, ptr noundef nonnull align 8 dereferenceable(96) %40, i64 96, i1 false)
  %41 = icmp sgt i64 %39, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %143, %34
  %43 = load ptr, ptr %14, align 8, !tbaa !51
  %44 = getelementptr inbounds i64, ptr %43, i64 %36
  %45 = load i64, ptr %44, align 8, !tbaa !35
  %46 = icmp slt i64 %45, 0
  br i1 %46, label %226, label %146

47:                                               ; preds = %34, %143
  %48 = phi i64 [ %144, %143 ], [ 0, %34 ]
  %49 = load ptr, ptr %13, align 8, !tbaa !37
  %50 = getelementptr inbounds i64, ptr %49, i64 %36
  %51 = load i64, ptr %50, align 8, !tbaa !35
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
  br i1 %80, label %56, label %58, !llvm.loop !188

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
  br i1 %119, label %143, label %97, !llvm.loop !189

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
  br i1 %142, label %81, label %120, !llvm.loop !190

143:                                              ; preds = %97
  %144 = add nuw nsw i64 %48, 1
  %145 = icmp eq i64 %144, %39
  br i1 %145, label %42, label %47, !llvm.loop !191

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
  %217 = load ptr, ptr %14, align 8, !tbaa !51
  %218 = getelementptr inbounds i64, ptr %217, i64 %36
  %219 = load i64, ptr %218, align 8, !tbaa !35
  %220 = getelementptr inbounds %struct.Link, ptr %6, i64 %219, i32 15, i64 %215
  %221 = load <2 x double>, ptr %216, align 16
  %222 = load <2 x double>, ptr %220, align 8
  %223 = fadd contract <2 x double> %221, %222
  store <2 x double> %223, ptr %220, align 8
  %224 = add nuw nsw i64 %215, 1
  %225 = icmp eq i64 %224, 6
  br i1 %225, label %226, label %214, !llvm.loop !192

226:                                              ; preds = %214, %42
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %4) #14
  %227 = icmp sgt i64 %35, 1
  br i1 %227, label %34, label %27, !llvm.loop !193

228:                                              ; preds = %370, %3, %9, %27
  ret void

229:                                              ; preds = %30, %370
  %230 = phi i64 [ 0, %30 ], [ %371, %370 ]
  %231 = getelementptr inbounds %struct.Link, ptr %6, i64 %230
  %232 = load ptr, ptr %31, align 8, !tbaa !51
  %233 = getelementptr inbounds i64, ptr %232, i64 %230
  %234 = load i64, ptr %233, align 8, !tbaa !35
  %235 = icmp slt i64 %234, 0
  %236 = getelementptr inbounds %struct.Link, ptr %6, i64 %234, i32 17
  %237 = select i1 %235, ptr getelementptr inbounds (%struct.Link, ptr @ground, i64 0, i32 17), ptr %236
  %238 = load ptr, ptr %32, align 8, !tbaa !34
  %239 = getelementptr inbounds i64, ptr %238, i64 %230
  %240 = load i64, ptr %239, align 8, !tbaa !35
  %241 = load ptr, ptr %33, align 8, !tbaa !37
  %242 = getelementptr inbounds i64, ptr %241, i64 %230
  %243 = load i64, ptr %242, align 8, !tbaa !35
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
  tail call fastcc void @solve_back(ptr noundef nonnull %231, i64 noundef %240, ptr noundef %244) #13
  br label %370

332:                                              ; preds = %339
  tail call fastcc void @solve_back(ptr noundef nonnull %231, i64 noundef %240, ptr noundef nonnull %244) #13
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
  br i1 %341, label %332, label %333, !llvm.loop !194

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
  br i1 %364, label %339, label %342, !llvm.loop !195

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
  br i1 %373, label %229, label %228, !llvm.loop !196

374:                                              ; preds = %377
  %375 = add nuw nsw i64 %366, 1
  %376 = icmp eq i64 %375, %240
  br i1 %376, label %370, label %365, !llvm.loop !197

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
  br i1 %398, label %374, label %377, !llvm.loop !198
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc { double, double } @along(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #10 {
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %5 = load ptr, ptr %4, align 8, !tbaa !86
  %6 = getelementptr inbounds i64, ptr %5, i64 %1
  %7 = load i64, ptr %6, align 8, !tbaa !35
  %8 = getelementptr i64, ptr %6, i64 1
  %9 = load i64, ptr %8, align 8, !tbaa !35
  %10 = icmp slt i64 %7, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %13 = load ptr, ptr %12, align 8, !tbaa !87
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %15 = load ptr, ptr %14, align 8, !tbaa !88
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
  %27 = load i64, ptr %26, align 8, !tbaa !35
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
  br i1 %45, label %16, label %22, !llvm.loop !199
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
  br i1 %59, label %60, label %10, !llvm.loop !105

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
  br i1 %273, label %159, label %253, !llvm.loop !200
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
  %15 = load ptr, ptr %14, align 8, !tbaa !51
  %16 = getelementptr inbounds i64, ptr %15, i64 %1
  %17 = load i64, ptr %16, align 8, !tbaa !35
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
  %27 = load ptr, ptr %25, align 8, !tbaa !34
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
  %38 = load ptr, ptr %14, align 8, !tbaa !51
  br label %39

39:                                               ; preds = %37, %45
  %40 = phi ptr [ %38, %37 ], [ %46, %45 ]
  %41 = phi ptr [ %202, %37 ], [ %47, %45 ]
  %42 = getelementptr inbounds i64, ptr %40, i64 %48
  %43 = load i64, ptr %42, align 8, !tbaa !35
  %44 = icmp sgt i64 %43, -1
  br i1 %44, label %45, label %206, !llvm.loop !201

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
  %107 = load i64, ptr %106, align 8, !tbaa !35
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
  %137 = load ptr, ptr %26, align 8, !tbaa !37
  %138 = getelementptr inbounds i64, ptr %137, i64 %48
  %139 = load i64, ptr %138, align 8, !tbaa !35
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
  %202 = load ptr, ptr %25, align 8, !tbaa !34
  %203 = getelementptr inbounds i64, ptr %202, i64 %48
  %204 = load i64, ptr %203, align 8, !tbaa !35
  %205 = icmp slt i64 %201, %204
  br i1 %205, label %119, label %37, !llvm.loop !202

206:                                              ; preds = %39, %5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #12

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
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { optsize }
attributes #14 = { nounwind }
attributes #15 = { nounwind optsize }

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
!32 = !{!5, !9, i64 368}
!33 = distinct !{!33, !27}
!34 = !{!5, !9, i64 256}
!35 = !{!6, !6, i64 0}
!36 = distinct !{!36, !27}
!37 = !{!5, !9, i64 240}
!38 = distinct !{!38, !27}
!39 = distinct !{!39, !27}
!40 = !{!5, !9, i64 392}
!41 = distinct !{!41, !27}
!42 = distinct !{!42, !27}
!43 = distinct !{!43, !27}
!44 = distinct !{!44, !27}
!45 = distinct !{!45, !27}
!46 = distinct !{!46, !27}
!47 = distinct !{!47, !27}
!48 = distinct !{!48, !27}
!49 = distinct !{!49, !27}
!50 = distinct !{!50, !27}
!51 = !{!5, !9, i64 200}
!52 = distinct !{!52, !27, !53, !54}
!53 = !{!"llvm.loop.isvectorized", i32 1}
!54 = !{!"llvm.loop.unroll.runtime.disable"}
!55 = distinct !{!55, !27}
!56 = distinct !{!56, !27}
!57 = distinct !{!57, !27}
!58 = distinct !{!58, !27}
!59 = distinct !{!59, !27}
!60 = distinct !{!60, !27}
!61 = distinct !{!61, !27}
!62 = distinct !{!62, !27}
!63 = distinct !{!63, !27, !53, !54}
!64 = distinct !{!64, !27}
!65 = !{!5, !6, i64 64}
!66 = distinct !{!66, !27}
!67 = distinct !{!67, !27}
!68 = distinct !{!68, !27}
!69 = distinct !{!69, !27}
!70 = distinct !{!70, !27}
!71 = distinct !{!71, !27}
!72 = !{!5, !9, i64 432}
!73 = !{!5, !9, i64 424}
!74 = distinct !{!74, !27}
!75 = distinct !{!75, !27}
!76 = distinct !{!76, !27}
!77 = distinct !{!77, !27}
!78 = distinct !{!78, !27}
!79 = distinct !{!79, !27}
!80 = distinct !{!80, !27}
!81 = distinct !{!81, !27}
!82 = distinct !{!82, !27}
!83 = distinct !{!83, !27}
!84 = distinct !{!84, !27}
!85 = distinct !{!85, !27}
!86 = !{!5, !9, i64 280}
!87 = !{!5, !9, i64 416}
!88 = !{!5, !9, i64 288}
!89 = distinct !{!89, !27}
!90 = distinct !{!90, !27, !53, !54}
!91 = distinct !{!91, !27}
!92 = !{!5, !9, i64 464}
!93 = distinct !{!93, !27}
!94 = distinct !{!94, !27}
!95 = distinct !{!95, !27}
!96 = distinct !{!96, !27}
!97 = distinct !{!97, !27}
!98 = distinct !{!98, !27}
!99 = !{!5, !9, i64 552}
!100 = !{!5, !9, i64 320}
!101 = !{!5, !9, i64 216}
!102 = !{!5, !9, i64 224}
!103 = distinct !{!103, !27}
!104 = distinct !{!104, !27}
!105 = distinct !{!105, !27}
!106 = distinct !{!106, !27, !53, !54}
!107 = !{!5, !9, i64 312}
!108 = distinct !{!108, !27}
!109 = distinct !{!109, !27}
!110 = distinct !{!110, !27}
!111 = distinct !{!111, !27}
!112 = distinct !{!112, !27}
!113 = distinct !{!113, !27}
!114 = !{!5, !6, i64 120}
!115 = !{!5, !9, i64 488}
!116 = distinct !{!116, !27}
!117 = distinct !{!117, !27}
!118 = distinct !{!118, !27}
!119 = distinct !{!119, !27}
!120 = !{!5, !9, i64 384}
!121 = distinct !{!121, !27}
!122 = distinct !{!122, !27}
!123 = distinct !{!123, !27}
!124 = distinct !{!124, !27}
!125 = distinct !{!125, !27}
!126 = distinct !{!126, !27}
!127 = !{!5, !6, i64 184}
!128 = !{!5, !6, i64 192}
!129 = !{!5, !6, i64 8}
!130 = !{!5, !9, i64 440}
!131 = !{!5, !6, i64 32}
!132 = !{!5, !9, i64 456}
!133 = !{!5, !9, i64 232}
!134 = !{!5, !9, i64 248}
!135 = distinct !{!135, !27}
!136 = distinct !{!136, !27}
!137 = distinct !{!137, !27}
!138 = distinct !{!138, !27}
!139 = !{!5, !9, i64 272}
!140 = distinct !{!140, !27}
!141 = distinct !{!141, !27}
!142 = distinct !{!142, !27}
!143 = !{!5, !6, i64 40}
!144 = !{!5, !6, i64 48}
!145 = !{!5, !9, i64 400}
!146 = !{!5, !9, i64 264}
!147 = distinct !{!147, !27}
!148 = distinct !{!148, !27}
!149 = distinct !{!149, !27}
!150 = distinct !{!150, !27}
!151 = distinct !{!151, !27}
!152 = distinct !{!152, !27}
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
!169 = !{!170, !170, i64 0}
!170 = !{!"double", !7, i64 0}
!171 = distinct !{!171, !27}
!172 = distinct !{!172, !27}
!173 = !{!5, !9, i64 208}
!174 = distinct !{!174, !27}
!175 = distinct !{!175, !27}
!176 = distinct !{!176, !27}
!177 = distinct !{!177, !27}
!178 = distinct !{!178, !27}
!179 = !{!5, !9, i64 376}
!180 = distinct !{!180, !27}
!181 = distinct !{!181, !27}
!182 = distinct !{!182, !27}
!183 = distinct !{!183, !27}
!184 = distinct !{!184, !27}
!185 = distinct !{!185, !27}
!186 = distinct !{!186, !27}
!187 = distinct !{!187, !27}
!188 = distinct !{!188, !27}
!189 = distinct !{!189, !27, !53, !54}
!190 = distinct !{!190, !27}
!191 = distinct !{!191, !27}
!192 = distinct !{!192, !27}
!193 = distinct !{!193, !27}
!194 = distinct !{!194, !27}
!195 = distinct !{!195, !27}
!196 = distinct !{!196, !27}
!197 = distinct !{!197, !27}
!198 = distinct !{!198, !27}
!199 = distinct !{!199, !27}
!200 = distinct !{!200, !27}
!201 = distinct !{!201, !27}
!202 = distinct !{!202, !27}
