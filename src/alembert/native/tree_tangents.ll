; sha256 of tree_tangents.c and its headers: fba6b00af4bc9af467986f0ab5e7f4e2cae253dd5a38c4f77ee5f037692854a2

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
  switch i64 %26, label %3867 [
    i64 0, label %34
    i64 1, label %1725
    i64 2, label %27
    i64 3, label %1750
    i64 4, label %2121
    i64 5, label %2946
    i64 6, label %2966
    i64 7, label %3157
    i64 8, label %3851
  ]

27:                                               ; preds = %4
  %28 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %29 = load i64, ptr %28, align 8, !tbaa !19
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %1740

31:                                               ; preds = %27
  %32 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %33 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 3
  br label %1741

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
  br i1 %1216, label %1722, label %1400

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
  br i1 %1410, label %1413, label %1448

1411:                                             ; preds = %1417
  %1412 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  br label %1438

1413:                                             ; preds = %1400, %1417
  %1414 = phi i64 [ %1425, %1417 ], [ 0, %1400 ]
  %1415 = load i64, ptr %1404, align 8, !tbaa !19
  %1416 = shl i64 %1415, 4
  tail call void @llvm.memset.p0.i64(ptr align 8 %1403, i8 0, i64 %1416, i1 false)
  tail call fastcc void @push(ptr noundef nonnull %0, i64 noundef %1414, double noundef 1.000000e+00, double noundef 0.000000e+00, ptr noundef %1403) #13
  tail call fastcc void @answer(ptr noundef nonnull %0, ptr noundef %1403, ptr noundef %1406) #13
  br label %1427

1417:                                             ; preds = %1427
  %1418 = tail call fastcc { double, double } @along(ptr noundef nonnull %0, i64 noundef %1414, ptr noundef %2) #13
  %1419 = extractvalue { double, double } %1418, 0
  %1420 = extractvalue { double, double } %1418, 1
  %1421 = getelementptr inbounds { double, double }, ptr %1409, i64 %1414
  %1422 = insertelement <2 x double> poison, double %1419, i64 0
  %1423 = insertelement <2 x double> %1422, double %1420, i64 1
  %1424 = fneg contract <2 x double> %1423
  store <2 x double> %1424, ptr %1421, align 8
  %1425 = add nuw nsw i64 %1414, 1
  %1426 = icmp eq i64 %1425, %1215
  br i1 %1426, label %1411, label %1413, !llvm.loop !74

1427:                                             ; preds = %1427, %1413
  %1428 = phi i64 [ %1414, %1413 ], [ %1436, %1427 ]
  %1429 = tail call fastcc { double, double } @along(ptr noundef nonnull %0, i64 noundef %1428, ptr noundef %1406) #13
  %1430 = extractvalue { double, double } %1429, 0
  %1431 = extractvalue { double, double } %1429, 1
  %1432 = mul nsw i64 %1428, %1215
  %1433 = getelementptr { double, double }, ptr %1407, i64 %1432
  %1434 = getelementptr { double, double }, ptr %1433, i64 %1414
  %1435 = getelementptr { double, double }, ptr %1433, i64 %1414, i32 1
  store double %1430, ptr %1434, align 8
  store double %1431, ptr %1435, align 8
  %1436 = add nuw nsw i64 %1428, 1
  %1437 = icmp slt i64 %1436, %1215
  br i1 %1437, label %1427, label %1417, !llvm.loop !75

1438:                                             ; preds = %1554, %1411
  %1439 = phi i64 [ 0, %1411 ], [ %1502, %1554 ]
  %1440 = icmp eq i64 %1439, 0
  br i1 %1440, label %1441, label %1443

1441:                                             ; preds = %1438
  %1442 = load double, ptr %1407, align 8
  br label %1456

1443:                                             ; preds = %1438
  %1444 = mul nsw i64 %1439, %1215
  %1445 = getelementptr { double, double }, ptr %1407, i64 %1444
  %1446 = getelementptr { double, double }, ptr %1445, i64 %1439
  %1447 = load <2 x double>, ptr %1446, align 8
  br label %1462

1448:                                             ; preds = %1400
  %1449 = shl i64 %1405, 4
  tail call void @llvm.memset.p0.i64(ptr align 8 %1403, i8 0, i64 %1449, i1 false)
  br label %1598

1450:                                             ; preds = %1554
  %1451 = load i64, ptr %1404, align 8, !tbaa !19
  %1452 = shl i64 %1451, 4
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %1403, i8 0, i64 %1452, i1 false)
  %1453 = add nuw i64 %1215, 1
  br label %1588

1454:                                             ; preds = %1462
  %1455 = extractelement <2 x double> %1474, i64 0
  br label %1456

1456:                                             ; preds = %1454, %1441
  %1457 = phi double [ %1442, %1441 ], [ %1455, %1454 ]
  %1458 = phi i64 [ 0, %1441 ], [ %1444, %1454 ]
  %1459 = getelementptr { double, double }, ptr %1407, i64 %1458
  %1460 = getelementptr { double, double }, ptr %1459, i64 %1439
  %1461 = fcmp contract ogt double %1457, 0.000000e+00
  br i1 %1461, label %1479, label %1477

1462:                                             ; preds = %1462, %1443
  %1463 = phi i64 [ 0, %1443 ], [ %1475, %1462 ]
  %1464 = phi <2 x double> [ %1447, %1443 ], [ %1474, %1462 ]
  %1465 = getelementptr { double, double }, ptr %1445, i64 %1463
  %1466 = load <2 x double>, ptr %1465, align 8
  %1467 = fmul contract <2 x double> %1466, %1466
  %1468 = shufflevector <2 x double> %1466, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1469 = fmul contract <2 x double> %1466, %1468
  %1470 = shufflevector <2 x double> %1467, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1471 = fsub contract <2 x double> %1467, %1470
  %1472 = fadd contract <2 x double> %1469, %1469
  %1473 = shufflevector <2 x double> %1471, <2 x double> %1472, <2 x i32> <i32 0, i32 2>
  %1474 = fsub contract <2 x double> %1464, %1473
  store <2 x double> %1474, ptr %1446, align 8
  %1475 = add nuw nsw i64 %1463, 1
  %1476 = icmp eq i64 %1475, %1439
  br i1 %1476, label %1454, label %1462, !llvm.loop !76

1477:                                             ; preds = %1456
  store i64 1, ptr %1412, align 8, !tbaa !17
  %1478 = load double, ptr %1460, align 8
  br label %1479

1479:                                             ; preds = %1477, %1456
  %1480 = phi double [ %1478, %1477 ], [ %1457, %1456 ]
  %1481 = getelementptr { double, double }, ptr %1459, i64 %1439, i32 1
  %1482 = load double, ptr %1481, align 8
  %1483 = tail call contract double @llvm.sqrt.f64(double %1480)
  %1484 = fmul contract double %1483, 2.000000e+00
  %1485 = fdiv contract double %1482, %1484
  %1486 = fmul contract double %1485, 0.000000e+00
  %1487 = fadd contract double %1483, %1486
  %1488 = fmul contract double %1487, %1487
  %1489 = fmul contract double %1485, %1485
  %1490 = fadd contract double %1489, %1488
  %1491 = fmul contract double %1487, 0.000000e+00
  %1492 = insertelement <2 x double> poison, double %1486, i64 0
  %1493 = insertelement <2 x double> %1492, double %1491, i64 1
  %1494 = insertelement <2 x double> poison, double %1487, i64 0
  %1495 = insertelement <2 x double> %1494, double %1485, i64 1
  %1496 = fadd contract <2 x double> %1493, %1495
  %1497 = fsub contract <2 x double> %1493, %1495
  %1498 = shufflevector <2 x double> %1496, <2 x double> %1497, <2 x i32> <i32 0, i32 3>
  %1499 = insertelement <2 x double> poison, double %1490, i64 0
  %1500 = shufflevector <2 x double> %1499, <2 x double> poison, <2 x i32> zeroinitializer
  %1501 = fdiv contract <2 x double> %1498, %1500
  %1502 = add nuw nsw i64 %1439, 1
  %1503 = icmp slt i64 %1502, %1215
  br i1 %1503, label %1510, label %1504

1504:                                             ; preds = %1519, %1479
  br i1 %1440, label %1505, label %1507

1505:                                             ; preds = %1504
  %1506 = load <2 x double>, ptr %1409, align 8
  br label %1554

1507:                                             ; preds = %1504
  %1508 = getelementptr inbounds { double, double }, ptr %1409, i64 %1439
  %1509 = load <2 x double>, ptr %1508, align 8
  br label %1566

1510:                                             ; preds = %1479, %1519
  %1511 = phi i64 [ %1530, %1519 ], [ %1502, %1479 ]
  %1512 = mul nsw i64 %1511, %1215
  %1513 = getelementptr { double, double }, ptr %1407, i64 %1512
  br i1 %1440, label %1514, label %1516

1514:                                             ; preds = %1510
  %1515 = load <2 x double>, ptr %1513, align 8
  br label %1519

1516:                                             ; preds = %1510
  %1517 = getelementptr { double, double }, ptr %1513, i64 %1439
  %1518 = load <2 x double>, ptr %1517, align 8
  br label %1532

1519:                                             ; preds = %1532, %1514
  %1520 = phi <2 x double> [ %1515, %1514 ], [ %1551, %1532 ]
  %1521 = getelementptr { double, double }, ptr %1513, i64 %1439
  %1522 = shufflevector <2 x double> %1520, <2 x double> poison, <2 x i32> zeroinitializer
  %1523 = fmul contract <2 x double> %1501, %1522
  %1524 = shufflevector <2 x double> %1520, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1525 = fmul contract <2 x double> %1501, %1524
  %1526 = shufflevector <2 x double> %1525, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1527 = fsub contract <2 x double> %1523, %1526
  %1528 = fadd contract <2 x double> %1523, %1526
  %1529 = shufflevector <2 x double> %1527, <2 x double> %1528, <2 x i32> <i32 0, i32 3>
  store <2 x double> %1529, ptr %1521, align 8
  %1530 = add nuw nsw i64 %1511, 1
  %1531 = icmp slt i64 %1530, %1215
  br i1 %1531, label %1510, label %1504, !llvm.loop !77

1532:                                             ; preds = %1532, %1516
  %1533 = phi i64 [ 0, %1516 ], [ %1552, %1532 ]
  %1534 = phi <2 x double> [ %1518, %1516 ], [ %1551, %1532 ]
  %1535 = getelementptr { double, double }, ptr %1513, i64 %1533
  %1536 = getelementptr { double, double }, ptr %1459, i64 %1533
  %1537 = load double, ptr %1536, align 8
  %1538 = getelementptr { double, double }, ptr %1459, i64 %1533, i32 1
  %1539 = load double, ptr %1538, align 8
  %1540 = load <2 x double>, ptr %1535, align 8
  %1541 = insertelement <2 x double> poison, double %1539, i64 0
  %1542 = shufflevector <2 x double> %1541, <2 x double> poison, <2 x i32> zeroinitializer
  %1543 = fmul contract <2 x double> %1540, %1542
  %1544 = shufflevector <2 x double> %1543, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1545 = insertelement <2 x double> poison, double %1537, i64 0
  %1546 = shufflevector <2 x double> %1545, <2 x double> poison, <2 x i32> zeroinitializer
  %1547 = fmul contract <2 x double> %1540, %1546
  %1548 = fadd contract <2 x double> %1547, %1544
  %1549 = fsub contract <2 x double> %1547, %1544
  %1550 = shufflevector <2 x double> %1549, <2 x double> %1548, <2 x i32> <i32 0, i32 3>
  %1551 = fsub contract <2 x double> %1534, %1550
  store <2 x double> %1551, ptr %1517, align 8
  %1552 = add nuw nsw i64 %1533, 1
  %1553 = icmp eq i64 %1552, %1439
  br i1 %1553, label %1519, label %1532, !llvm.loop !78

1554:                                             ; preds = %1566, %1505
  %1555 = phi <2 x double> [ %1506, %1505 ], [ %1585, %1566 ]
  %1556 = getelementptr inbounds { double, double }, ptr %1409, i64 %1439
  %1557 = shufflevector <2 x double> %1501, <2 x double> poison, <2 x i32> zeroinitializer
  %1558 = fmul contract <2 x double> %1557, %1555
  %1559 = shufflevector <2 x double> %1501, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1560 = shufflevector <2 x double> %1555, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1561 = fmul contract <2 x double> %1559, %1560
  %1562 = fsub contract <2 x double> %1558, %1561
  %1563 = fadd contract <2 x double> %1558, %1561
  %1564 = shufflevector <2 x double> %1562, <2 x double> %1563, <2 x i32> <i32 0, i32 3>
  store <2 x double> %1564, ptr %1556, align 8
  store <2 x double> %1501, ptr %1460, align 8
  %1565 = icmp eq i64 %1502, %1215
  br i1 %1565, label %1450, label %1438, !llvm.loop !79

1566:                                             ; preds = %1566, %1507
  %1567 = phi i64 [ 0, %1507 ], [ %1586, %1566 ]
  %1568 = phi <2 x double> [ %1509, %1507 ], [ %1585, %1566 ]
  %1569 = getelementptr { double, double }, ptr %1459, i64 %1567
  %1570 = getelementptr inbounds { double, double }, ptr %1409, i64 %1567
  %1571 = load double, ptr %1570, align 8
  %1572 = getelementptr inbounds { double, double }, ptr %1409, i64 %1567, i32 1
  %1573 = load double, ptr %1572, align 8
  %1574 = load <2 x double>, ptr %1569, align 8
  %1575 = insertelement <2 x double> poison, double %1573, i64 0
  %1576 = shufflevector <2 x double> %1575, <2 x double> poison, <2 x i32> zeroinitializer
  %1577 = fmul contract <2 x double> %1574, %1576
  %1578 = shufflevector <2 x double> %1577, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1579 = insertelement <2 x double> poison, double %1571, i64 0
  %1580 = shufflevector <2 x double> %1579, <2 x double> poison, <2 x i32> zeroinitializer
  %1581 = fmul contract <2 x double> %1574, %1580
  %1582 = fsub contract <2 x double> %1581, %1578
  %1583 = fadd contract <2 x double> %1581, %1578
  %1584 = shufflevector <2 x double> %1582, <2 x double> %1583, <2 x i32> <i32 0, i32 3>
  %1585 = fsub contract <2 x double> %1568, %1584
  store <2 x double> %1585, ptr %1508, align 8
  %1586 = add nuw nsw i64 %1567, 1
  %1587 = icmp eq i64 %1586, %1439
  br i1 %1587, label %1554, label %1566, !llvm.loop !80

1588:                                             ; preds = %1601, %1450
  %1589 = phi i64 [ %1215, %1450 ], [ %1590, %1601 ]
  %1590 = add nsw i64 %1589, -1
  %1591 = icmp slt i64 %1589, %1215
  %1592 = getelementptr inbounds { double, double }, ptr %1409, i64 %1590
  br i1 %1591, label %1595, label %1593

1593:                                             ; preds = %1588
  %1594 = load <2 x double>, ptr %1592, align 8
  br label %1601

1595:                                             ; preds = %1588
  %1596 = load <2 x double>, ptr %1592, align 8
  %1597 = getelementptr { double, double }, ptr %1407, i64 %1590
  br label %1617

1598:                                             ; preds = %1601, %1448
  tail call fastcc void @answer(ptr noundef nonnull %0, ptr noundef %1403, ptr noundef %1406) #13
  %1599 = load i64, ptr %1404, align 8, !tbaa !19
  %1600 = icmp sgt i64 %1599, 0
  br i1 %1600, label %1645, label %1640

1601:                                             ; preds = %1617, %1593
  %1602 = phi <2 x double> [ %1594, %1593 ], [ %1637, %1617 ]
  %1603 = mul i64 %1590, %1453
  %1604 = getelementptr inbounds { double, double }, ptr %1407, i64 %1603
  %1605 = load <2 x double>, ptr %1604, align 8
  %1606 = shufflevector <2 x double> %1602, <2 x double> poison, <2 x i32> zeroinitializer
  %1607 = fmul contract <2 x double> %1606, %1605
  %1608 = shufflevector <2 x double> %1602, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %1609 = fmul contract <2 x double> %1608, %1605
  %1610 = shufflevector <2 x double> %1609, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1611 = fsub contract <2 x double> %1607, %1610
  %1612 = fadd contract <2 x double> %1607, %1610
  %1613 = shufflevector <2 x double> %1611, <2 x double> %1612, <2 x i32> <i32 0, i32 3>
  store <2 x double> %1613, ptr %1592, align 8
  %1614 = extractelement <2 x double> %1611, i64 0
  %1615 = extractelement <2 x double> %1612, i64 1
  tail call fastcc void @push(ptr noundef nonnull %0, i64 noundef %1590, double noundef %1614, double noundef %1615, ptr noundef nonnull %1403) #13
  %1616 = icmp sgt i64 %1589, 1
  br i1 %1616, label %1588, label %1598, !llvm.loop !81

1617:                                             ; preds = %1617, %1595
  %1618 = phi i64 [ %1589, %1595 ], [ %1638, %1617 ]
  %1619 = phi <2 x double> [ %1596, %1595 ], [ %1637, %1617 ]
  %1620 = mul nsw i64 %1618, %1215
  %1621 = getelementptr { double, double }, ptr %1597, i64 %1620
  %1622 = getelementptr inbounds { double, double }, ptr %1409, i64 %1618
  %1623 = load double, ptr %1622, align 8
  %1624 = getelementptr inbounds { double, double }, ptr %1409, i64 %1618, i32 1
  %1625 = load double, ptr %1624, align 8
  %1626 = load <2 x double>, ptr %1621, align 8
  %1627 = insertelement <2 x double> poison, double %1625, i64 0
  %1628 = shufflevector <2 x double> %1627, <2 x double> poison, <2 x i32> zeroinitializer
  %1629 = fmul contract <2 x double> %1626, %1628
  %1630 = shufflevector <2 x double> %1629, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1631 = insertelement <2 x double> poison, double %1623, i64 0
  %1632 = shufflevector <2 x double> %1631, <2 x double> poison, <2 x i32> zeroinitializer
  %1633 = fmul contract <2 x double> %1626, %1632
  %1634 = fadd contract <2 x double> %1633, %1630
  %1635 = fsub contract <2 x double> %1633, %1630
  %1636 = shufflevector <2 x double> %1635, <2 x double> %1634, <2 x i32> <i32 0, i32 3>
  %1637 = fsub contract <2 x double> %1619, %1636
  store <2 x double> %1637, ptr %1592, align 8
  %1638 = add nuw nsw i64 %1618, 1
  %1639 = icmp eq i64 %1638, %1215
  br i1 %1639, label %1601, label %1617, !llvm.loop !82

1640:                                             ; preds = %1645, %1598
  br i1 %1410, label %1641, label %1655

1641:                                             ; preds = %1640
  %1642 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %1643 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %1644 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  br label %1658

1645:                                             ; preds = %1598, %1645
  %1646 = phi i64 [ %1652, %1645 ], [ 0, %1598 ]
  %1647 = getelementptr inbounds { double, double }, ptr %1406, i64 %1646
  %1648 = getelementptr inbounds { double, double }, ptr %2, i64 %1646
  %1649 = load <2 x double>, ptr %1647, align 8
  %1650 = load <2 x double>, ptr %1648, align 8
  %1651 = fadd contract <2 x double> %1649, %1650
  store <2 x double> %1651, ptr %1648, align 8
  %1652 = add nuw nsw i64 %1646, 1
  %1653 = load i64, ptr %1404, align 8, !tbaa !19
  %1654 = icmp slt i64 %1652, %1653
  br i1 %1654, label %1645, label %1640, !llvm.loop !83

1655:                                             ; preds = %1658, %1640
  %1656 = load i64, ptr %0, align 8, !tbaa !31
  %1657 = icmp sgt i64 %1656, 0
  br i1 %1657, label %1692, label %1722

1658:                                             ; preds = %1658, %1641
  %1659 = phi i64 [ 0, %1641 ], [ %1690, %1658 ]
  %1660 = load ptr, ptr %1642, align 8, !tbaa !84
  %1661 = getelementptr inbounds i64, ptr %1660, i64 %1659
  %1662 = load i64, ptr %1661, align 8, !tbaa !35
  %1663 = tail call fastcc { double, double } @along(ptr noundef nonnull %0, i64 noundef %1659, ptr noundef %2) #13
  %1664 = extractvalue { double, double } %1663, 0
  %1665 = extractvalue { double, double } %1663, 1
  %1666 = load ptr, ptr %1643, align 8, !tbaa !85
  %1667 = getelementptr inbounds { double, double }, ptr %1666, i64 %1662
  %1668 = load ptr, ptr %1644, align 8, !tbaa !86
  %1669 = getelementptr inbounds i64, ptr %1668, i64 %1662
  %1670 = load i64, ptr %1669, align 8, !tbaa !35
  %1671 = getelementptr inbounds { double, double }, ptr %2, i64 %1670
  %1672 = load <2 x double>, ptr %1667, align 8
  %1673 = fmul contract <2 x double> %1672, %1672
  %1674 = shufflevector <2 x double> %1673, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %1675 = fadd contract <2 x double> %1673, %1674
  %1676 = insertelement <2 x double> poison, double %1665, i64 0
  %1677 = shufflevector <2 x double> %1676, <2 x double> poison, <2 x i32> zeroinitializer
  %1678 = fmul contract <2 x double> %1677, %1672
  %1679 = shufflevector <2 x double> %1678, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1680 = insertelement <2 x double> poison, double %1664, i64 0
  %1681 = shufflevector <2 x double> %1680, <2 x double> poison, <2 x i32> zeroinitializer
  %1682 = fmul contract <2 x double> %1681, %1672
  %1683 = fadd contract <2 x double> %1679, %1682
  %1684 = fsub contract <2 x double> %1679, %1682
  %1685 = shufflevector <2 x double> %1683, <2 x double> %1684, <2 x i32> <i32 0, i32 3>
  %1686 = shufflevector <2 x double> %1675, <2 x double> poison, <2 x i32> zeroinitializer
  %1687 = fdiv contract <2 x double> %1685, %1686
  %1688 = load <2 x double>, ptr %1671, align 8
  %1689 = fsub contract <2 x double> %1688, %1687
  store <2 x double> %1689, ptr %1671, align 8
  %1690 = add nuw nsw i64 %1659, 1
  %1691 = icmp eq i64 %1690, %1215
  br i1 %1691, label %1655, label %1658, !llvm.loop !87

1692:                                             ; preds = %1655, %1718
  %1693 = phi i64 [ %1719, %1718 ], [ 0, %1655 ]
  br label %1694

1694:                                             ; preds = %1694, %1692
  %1695 = phi i64 [ 0, %1692 ], [ %1716, %1694 ]
  %1696 = getelementptr inbounds %struct.Link, ptr %1401, i64 %1693, i32 15, i64 %1695
  %1697 = load <4 x double>, ptr %1696, align 8
  %1698 = getelementptr inbounds %struct.Link, ptr %1401, i64 %1693, i32 10, i64 %1695
  %1699 = load <4 x double>, ptr %1698, align 8
  %1700 = fadd contract <4 x double> %1697, %1699
  %1701 = shufflevector <4 x double> %1700, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %1702 = fadd contract <4 x double> %1697, %1699
  %1703 = shufflevector <4 x double> %1702, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %1704 = getelementptr inbounds %struct.Link, ptr %1401, i64 %1693, i32 10, i64 %1695
  %1705 = shufflevector <2 x double> %1701, <2 x double> %1703, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %1705, ptr %1704, align 8
  %1706 = getelementptr inbounds %struct.Link, ptr %1401, i64 %1693, i32 17, i64 %1695
  %1707 = load <4 x double>, ptr %1706, align 8
  %1708 = getelementptr inbounds %struct.Link, ptr %1401, i64 %1693, i32 14, i64 %1695
  %1709 = load <4 x double>, ptr %1708, align 8
  %1710 = fadd contract <4 x double> %1707, %1709
  %1711 = shufflevector <4 x double> %1710, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %1712 = fadd contract <4 x double> %1707, %1709
  %1713 = shufflevector <4 x double> %1712, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %1714 = getelementptr inbounds %struct.Link, ptr %1401, i64 %1693, i32 14, i64 %1695
  %1715 = shufflevector <2 x double> %1711, <2 x double> %1713, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %1715, ptr %1714, align 8
  %1716 = add nuw i64 %1695, 2
  %1717 = icmp eq i64 %1716, 6
  br i1 %1717, label %1718, label %1694, !llvm.loop !88

1718:                                             ; preds = %1694
  %1719 = add nuw nsw i64 %1693, 1
  %1720 = load i64, ptr %0, align 8, !tbaa !31
  %1721 = icmp slt i64 %1719, %1720
  br i1 %1721, label %1692, label %1722, !llvm.loop !89

1722:                                             ; preds = %1718, %1213, %1655
  %1723 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 7
  %1724 = load i64, ptr %1723, align 8, !tbaa !17
  br label %3867

1725:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 1) #13
  tail call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef %1, ptr noundef %2) #13
  %1726 = icmp eq ptr %3, null
  br i1 %1726, label %3867, label %1727

1727:                                             ; preds = %1725
  %1728 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %1729 = load i64, ptr %0, align 8, !tbaa !31
  %1730 = icmp sgt i64 %1729, 0
  br i1 %1730, label %1731, label %3867

1731:                                             ; preds = %1727, %1731
  %1732 = phi i64 [ %1737, %1731 ], [ 0, %1727 ]
  %1733 = mul nsw i64 %1732, 6
  %1734 = getelementptr inbounds { double, double }, ptr %3, i64 %1733
  %1735 = load ptr, ptr %1728, align 8, !tbaa !90
  %1736 = getelementptr inbounds %struct.Whole, ptr %1735, i64 %1732, i32 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %1734, ptr noundef nonnull align 8 dereferenceable(96) %1736, i64 96, i1 false)
  %1737 = add nuw nsw i64 %1732, 1
  %1738 = load i64, ptr %0, align 8, !tbaa !31
  %1739 = icmp slt i64 %1737, %1738
  br i1 %1739, label %1731, label %3867

1740:                                             ; preds = %1741, %27
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #13
  tail call fastcc void @inverse(ptr noundef nonnull %0, ptr noundef null, ptr noundef %2) #13
  br label %3867

1741:                                             ; preds = %31, %1741
  %1742 = phi i64 [ 0, %31 ], [ %1747, %1741 ]
  %1743 = load ptr, ptr %32, align 8, !tbaa !20
  %1744 = load i64, ptr %33, align 8, !tbaa !16
  %1745 = getelementptr { double, double }, ptr %1743, i64 %1744
  %1746 = getelementptr { double, double }, ptr %1745, i64 %1742
  %1747 = add nuw nsw i64 %1742, 1
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1746, i8 0, i64 16, i1 false)
  %1748 = load i64, ptr %28, align 8, !tbaa !19
  %1749 = icmp slt i64 %1747, %1748
  br i1 %1749, label %1741, label %1740, !llvm.loop !91

1750:                                             ; preds = %4
  tail call fastcc void @all_poses(ptr noundef nonnull %0) #13
  tail call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 0) #13
  %1751 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %1752 = load ptr, ptr %1751, align 8, !tbaa !30
  %1753 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %1754 = load ptr, ptr %1753, align 8, !tbaa !90
  %1755 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %1756 = load i64, ptr %1755, align 8, !tbaa !19
  %1757 = shl i64 %1756, 4
  %1758 = mul i64 %1757, %1756
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %1758, i1 false)
  %1759 = load i64, ptr %0, align 8, !tbaa !31
  %1760 = icmp sgt i64 %1759, 0
  br i1 %1760, label %1761, label %3867

1761:                                             ; preds = %1750
  %1762 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %1763 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %1764 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 49
  %1765 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %1766 = load ptr, ptr %1762, align 8, !tbaa !34
  br label %1767

1767:                                             ; preds = %1779, %1761
  %1768 = phi i64 [ %1759, %1761 ], [ %1780, %1779 ]
  %1769 = phi ptr [ %1766, %1761 ], [ %1781, %1779 ]
  %1770 = phi i64 [ 0, %1761 ], [ %1782, %1779 ]
  %1771 = getelementptr inbounds i64, ptr %1769, i64 %1770
  %1772 = load i64, ptr %1771, align 8, !tbaa !35
  %1773 = icmp sgt i64 %1772, 0
  br i1 %1773, label %1774, label %1779

1774:                                             ; preds = %1767
  %1775 = getelementptr inbounds %struct.Link, ptr %1752, i64 %1770, i32 5
  %1776 = getelementptr inbounds %struct.Whole, ptr %1754, i64 %1770, i32 6
  br label %1784

1777:                                             ; preds = %1955
  %1778 = load i64, ptr %0, align 8, !tbaa !31
  br label %1779

1779:                                             ; preds = %1777, %1767
  %1780 = phi i64 [ %1778, %1777 ], [ %1768, %1767 ]
  %1781 = phi ptr [ %1956, %1777 ], [ %1769, %1767 ]
  %1782 = add nuw nsw i64 %1770, 1
  %1783 = icmp slt i64 %1782, %1780
  br i1 %1783, label %1767, label %3867, !llvm.loop !92

1784:                                             ; preds = %1955, %1774
  %1785 = phi i64 [ %1772, %1774 ], [ %1959, %1955 ]
  %1786 = phi i64 [ 0, %1774 ], [ %1957, %1955 ]
  %1787 = load ptr, ptr %1763, align 8, !tbaa !37
  %1788 = getelementptr inbounds i64, ptr %1787, i64 %1770
  %1789 = load i64, ptr %1788, align 8, !tbaa !35
  %1790 = add nsw i64 %1789, %1786
  %1791 = icmp sgt i64 %1785, 0
  %1792 = mul nsw i64 %1786, 6
  br i1 %1791, label %1793, label %1807

1793:                                             ; preds = %1784
  %1794 = getelementptr inbounds { double, double }, ptr %1776, i64 %1792
  %1795 = getelementptr inbounds { double, double }, ptr %1776, i64 %1792, i32 1
  %1796 = getelementptr inbounds { double, double }, ptr %1794, i64 1
  %1797 = getelementptr inbounds { double, double }, ptr %1794, i64 1, i32 1
  %1798 = getelementptr inbounds { double, double }, ptr %1794, i64 2
  %1799 = getelementptr inbounds { double, double }, ptr %1794, i64 2, i32 1
  %1800 = getelementptr inbounds { double, double }, ptr %1794, i64 3
  %1801 = getelementptr inbounds { double, double }, ptr %1794, i64 3, i32 1
  %1802 = getelementptr inbounds { double, double }, ptr %1794, i64 4
  %1803 = getelementptr inbounds { double, double }, ptr %1794, i64 4, i32 1
  %1804 = getelementptr inbounds { double, double }, ptr %1794, i64 5
  %1805 = getelementptr inbounds { double, double }, ptr %1794, i64 5, i32 1
  %1806 = getelementptr { double, double }, ptr %2, i64 %1790
  br label %1844

1807:                                             ; preds = %1844, %1784
  %1808 = load ptr, ptr %1764, align 8, !tbaa !40
  %1809 = getelementptr inbounds { double, double }, ptr %1808, i64 %1790
  %1810 = mul nsw i64 %1790, %1756
  %1811 = getelementptr { double, double }, ptr %2, i64 %1810
  %1812 = getelementptr { double, double }, ptr %1811, i64 %1790
  %1813 = load <2 x double>, ptr %1809, align 8
  %1814 = load <2 x double>, ptr %1812, align 8
  %1815 = fadd contract <2 x double> %1813, %1814
  store <2 x double> %1815, ptr %1812, align 8
  %1816 = getelementptr inbounds { double, double }, ptr %1776, i64 %1792
  %1817 = getelementptr inbounds i8, ptr %1816, i64 48
  %1818 = getelementptr inbounds i8, ptr %1816, i64 64
  %1819 = getelementptr inbounds i8, ptr %1816, i64 80
  %1820 = load <2 x double>, ptr %1817, align 8
  %1821 = load <2 x double>, ptr %1818, align 8
  %1822 = load <2 x double>, ptr %1819, align 8
  %1823 = load ptr, ptr %1765, align 8, !tbaa !51
  %1824 = getelementptr inbounds i64, ptr %1823, i64 %1770
  %1825 = load i64, ptr %1824, align 8, !tbaa !35
  %1826 = icmp sgt i64 %1825, -1
  %1827 = load ptr, ptr %1762, align 8, !tbaa !34
  br i1 %1826, label %1828, label %1955

1828:                                             ; preds = %1807
  %1829 = getelementptr inbounds i8, ptr %1816, i64 40
  %1830 = load double, ptr %1829, align 8
  %1831 = getelementptr inbounds i8, ptr %1816, i64 32
  %1832 = load double, ptr %1831, align 8
  %1833 = load <4 x double>, ptr %1816, align 8
  %1834 = extractelement <2 x double> %1821, i64 0
  %1835 = extractelement <2 x double> %1821, i64 1
  %1836 = shufflevector <2 x double> %1822, <2 x double> %1820, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1837 = shufflevector <2 x double> %1822, <2 x double> %1820, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %1838 = shufflevector <2 x double> %1821, <2 x double> %1822, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1839 = shufflevector <2 x double> %1821, <2 x double> %1822, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %1840 = shufflevector <2 x double> %1821, <2 x double> %1820, <2 x i32> <i32 0, i32 2>
  %1841 = shufflevector <2 x double> %1821, <2 x double> %1820, <2 x i32> <i32 1, i32 3>
  %1842 = shufflevector <2 x double> %1820, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1843 = getelementptr { double, double }, ptr %2, i64 %1790
  br label %1961

1844:                                             ; preds = %1844, %1793
  %1845 = phi i64 [ 0, %1793 ], [ %1942, %1844 ]
  %1846 = mul nuw nsw i64 %1845, 6
  %1847 = getelementptr inbounds { double, double }, ptr %1775, i64 %1846
  %1848 = load double, ptr %1794, align 8
  %1849 = load double, ptr %1795, align 8
  %1850 = getelementptr inbounds { double, double }, ptr %1847, i64 1
  %1851 = load double, ptr %1796, align 8
  %1852 = load double, ptr %1797, align 8
  %1853 = getelementptr inbounds { double, double }, ptr %1847, i64 2
  %1854 = load double, ptr %1798, align 8
  %1855 = load double, ptr %1799, align 8
  %1856 = getelementptr inbounds { double, double }, ptr %1847, i64 3
  %1857 = load double, ptr %1800, align 8
  %1858 = load double, ptr %1801, align 8
  %1859 = getelementptr inbounds { double, double }, ptr %1847, i64 4
  %1860 = load double, ptr %1802, align 8
  %1861 = load double, ptr %1803, align 8
  %1862 = getelementptr inbounds { double, double }, ptr %1847, i64 5
  %1863 = load double, ptr %1804, align 8
  %1864 = load double, ptr %1805, align 8
  %1865 = load ptr, ptr %1763, align 8, !tbaa !37
  %1866 = getelementptr inbounds i64, ptr %1865, i64 %1770
  %1867 = load i64, ptr %1866, align 8, !tbaa !35
  %1868 = add nsw i64 %1867, %1845
  %1869 = mul nsw i64 %1868, %1756
  %1870 = getelementptr { double, double }, ptr %1806, i64 %1869
  %1871 = load <2 x double>, ptr %1847, align 8
  %1872 = insertelement <2 x double> poison, double %1849, i64 0
  %1873 = shufflevector <2 x double> %1872, <2 x double> poison, <2 x i32> zeroinitializer
  %1874 = fmul contract <2 x double> %1871, %1873
  %1875 = shufflevector <2 x double> %1874, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1876 = insertelement <2 x double> poison, double %1848, i64 0
  %1877 = shufflevector <2 x double> %1876, <2 x double> poison, <2 x i32> zeroinitializer
  %1878 = fmul contract <2 x double> %1871, %1877
  %1879 = fsub contract <2 x double> %1878, %1875
  %1880 = fadd contract <2 x double> %1878, %1875
  %1881 = shufflevector <2 x double> %1879, <2 x double> %1880, <2 x i32> <i32 0, i32 3>
  %1882 = load <2 x double>, ptr %1850, align 8
  %1883 = insertelement <2 x double> poison, double %1852, i64 0
  %1884 = shufflevector <2 x double> %1883, <2 x double> poison, <2 x i32> zeroinitializer
  %1885 = fmul contract <2 x double> %1882, %1884
  %1886 = shufflevector <2 x double> %1885, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1887 = insertelement <2 x double> poison, double %1851, i64 0
  %1888 = shufflevector <2 x double> %1887, <2 x double> poison, <2 x i32> zeroinitializer
  %1889 = fmul contract <2 x double> %1882, %1888
  %1890 = fsub contract <2 x double> %1889, %1886
  %1891 = fadd contract <2 x double> %1889, %1886
  %1892 = shufflevector <2 x double> %1890, <2 x double> %1891, <2 x i32> <i32 0, i32 3>
  %1893 = fadd contract <2 x double> %1881, %1892
  %1894 = load <2 x double>, ptr %1853, align 8
  %1895 = insertelement <2 x double> poison, double %1855, i64 0
  %1896 = shufflevector <2 x double> %1895, <2 x double> poison, <2 x i32> zeroinitializer
  %1897 = fmul contract <2 x double> %1894, %1896
  %1898 = shufflevector <2 x double> %1897, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1899 = insertelement <2 x double> poison, double %1854, i64 0
  %1900 = shufflevector <2 x double> %1899, <2 x double> poison, <2 x i32> zeroinitializer
  %1901 = fmul contract <2 x double> %1894, %1900
  %1902 = fsub contract <2 x double> %1901, %1898
  %1903 = fadd contract <2 x double> %1901, %1898
  %1904 = shufflevector <2 x double> %1902, <2 x double> %1903, <2 x i32> <i32 0, i32 3>
  %1905 = fadd contract <2 x double> %1893, %1904
  %1906 = load <2 x double>, ptr %1856, align 8
  %1907 = insertelement <2 x double> poison, double %1858, i64 0
  %1908 = shufflevector <2 x double> %1907, <2 x double> poison, <2 x i32> zeroinitializer
  %1909 = fmul contract <2 x double> %1906, %1908
  %1910 = shufflevector <2 x double> %1909, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1911 = insertelement <2 x double> poison, double %1857, i64 0
  %1912 = shufflevector <2 x double> %1911, <2 x double> poison, <2 x i32> zeroinitializer
  %1913 = fmul contract <2 x double> %1906, %1912
  %1914 = fsub contract <2 x double> %1913, %1910
  %1915 = fadd contract <2 x double> %1913, %1910
  %1916 = shufflevector <2 x double> %1914, <2 x double> %1915, <2 x i32> <i32 0, i32 3>
  %1917 = load <2 x double>, ptr %1859, align 8
  %1918 = insertelement <2 x double> poison, double %1861, i64 0
  %1919 = shufflevector <2 x double> %1918, <2 x double> poison, <2 x i32> zeroinitializer
  %1920 = fmul contract <2 x double> %1917, %1919
  %1921 = shufflevector <2 x double> %1920, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1922 = insertelement <2 x double> poison, double %1860, i64 0
  %1923 = shufflevector <2 x double> %1922, <2 x double> poison, <2 x i32> zeroinitializer
  %1924 = fmul contract <2 x double> %1917, %1923
  %1925 = fsub contract <2 x double> %1924, %1921
  %1926 = fadd contract <2 x double> %1924, %1921
  %1927 = shufflevector <2 x double> %1925, <2 x double> %1926, <2 x i32> <i32 0, i32 3>
  %1928 = fadd contract <2 x double> %1916, %1927
  %1929 = load <2 x double>, ptr %1862, align 8
  %1930 = insertelement <2 x double> poison, double %1864, i64 0
  %1931 = shufflevector <2 x double> %1930, <2 x double> poison, <2 x i32> zeroinitializer
  %1932 = fmul contract <2 x double> %1929, %1931
  %1933 = shufflevector <2 x double> %1932, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %1934 = insertelement <2 x double> poison, double %1863, i64 0
  %1935 = shufflevector <2 x double> %1934, <2 x double> poison, <2 x i32> zeroinitializer
  %1936 = fmul contract <2 x double> %1929, %1935
  %1937 = fsub contract <2 x double> %1936, %1933
  %1938 = fadd contract <2 x double> %1936, %1933
  %1939 = shufflevector <2 x double> %1937, <2 x double> %1938, <2 x i32> <i32 0, i32 3>
  %1940 = fadd contract <2 x double> %1928, %1939
  %1941 = fadd contract <2 x double> %1905, %1940
  store <2 x double> %1941, ptr %1870, align 8
  %1942 = add nuw nsw i64 %1845, 1
  %1943 = load ptr, ptr %1762, align 8, !tbaa !34
  %1944 = getelementptr inbounds i64, ptr %1943, i64 %1770
  %1945 = load i64, ptr %1944, align 8, !tbaa !35
  %1946 = icmp slt i64 %1942, %1945
  br i1 %1946, label %1844, label %1807, !llvm.loop !93

1947:                                             ; preds = %2035
  %1948 = load ptr, ptr %1765, align 8, !tbaa !51
  br label %1949

1949:                                             ; preds = %1961, %1947
  %1950 = phi ptr [ %1948, %1947 ], [ %1962, %1961 ]
  %1951 = phi ptr [ %2117, %1947 ], [ %1963, %1961 ]
  %1952 = getelementptr inbounds i64, ptr %1950, i64 %1964
  %1953 = load i64, ptr %1952, align 8, !tbaa !35
  %1954 = icmp sgt i64 %1953, -1
  br i1 %1954, label %1961, label %1955, !llvm.loop !94

1955:                                             ; preds = %1949, %1807
  %1956 = phi ptr [ %1827, %1807 ], [ %1951, %1949 ]
  %1957 = add nuw nsw i64 %1786, 1
  %1958 = getelementptr inbounds i64, ptr %1956, i64 %1770
  %1959 = load i64, ptr %1958, align 8, !tbaa !35
  %1960 = icmp slt i64 %1957, %1959
  br i1 %1960, label %1784, label %1777, !llvm.loop !95

1961:                                             ; preds = %1949, %1828
  %1962 = phi ptr [ %1950, %1949 ], [ %1823, %1828 ]
  %1963 = phi ptr [ %1951, %1949 ], [ %1827, %1828 ]
  %1964 = phi i64 [ %1953, %1949 ], [ %1825, %1828 ]
  %1965 = phi i64 [ %1964, %1949 ], [ %1770, %1828 ]
  %1966 = phi double [ %2020, %1949 ], [ %1832, %1828 ]
  %1967 = phi double [ %2021, %1949 ], [ %1830, %1828 ]
  %1968 = phi <4 x double> [ %2005, %1949 ], [ %1833, %1828 ]
  %1969 = getelementptr inbounds %struct.Link, ptr %1752, i64 %1965, i32 4
  %1970 = getelementptr inbounds { double, double }, ptr %1969, i64 1
  %1971 = getelementptr inbounds { double, double }, ptr %1969, i64 2
  %1972 = load double, ptr %1971, align 8
  %1973 = getelementptr inbounds { double, double }, ptr %1969, i64 2, i32 1
  %1974 = load double, ptr %1973, align 8
  %1975 = load double, ptr %1969, align 8
  %1976 = getelementptr inbounds { double, double }, ptr %1969, i64 0, i32 1
  %1977 = load double, ptr %1976, align 8
  %1978 = insertelement <4 x double> poison, double %1972, i64 0
  %1979 = insertelement <4 x double> %1978, double %1975, i64 1
  %1980 = shufflevector <4 x double> %1979, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %1981 = fmul contract <4 x double> %1838, %1980
  %1982 = insertelement <4 x double> poison, double %1974, i64 0
  %1983 = insertelement <4 x double> %1982, double %1977, i64 1
  %1984 = shufflevector <4 x double> %1983, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %1985 = fmul contract <4 x double> %1839, %1984
  %1986 = fsub contract <4 x double> %1981, %1985
  %1987 = fadd contract <4 x double> %1981, %1985
  %1988 = shufflevector <4 x double> %1986, <4 x double> %1987, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %1989 = fmul contract double %1835, %1975
  %1990 = fmul contract double %1834, %1977
  %1991 = fadd contract double %1989, %1990
  %1992 = load <2 x double>, ptr %1970, align 8
  %1993 = shufflevector <2 x double> %1992, <2 x double> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %1994 = insertelement <4 x double> %1993, double %1972, i64 1
  %1995 = shufflevector <4 x double> %1994, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %1996 = fmul contract <4 x double> %1836, %1995
  %1997 = shufflevector <2 x double> %1992, <2 x double> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %1998 = insertelement <4 x double> %1997, double %1974, i64 1
  %1999 = shufflevector <4 x double> %1998, <4 x double> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %2000 = fmul contract <4 x double> %1837, %1999
  %2001 = fsub contract <4 x double> %1996, %2000
  %2002 = fadd contract <4 x double> %1996, %2000
  %2003 = shufflevector <4 x double> %2001, <4 x double> %2002, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %2004 = fsub contract <4 x double> %2003, %1988
  %2005 = fadd contract <4 x double> %1968, %2004
  %2006 = fmul contract <2 x double> %1842, %1992
  %2007 = insertelement <2 x double> poison, double %1975, i64 0
  %2008 = shufflevector <2 x double> %2007, <2 x double> %1992, <2 x i32> <i32 0, i32 2>
  %2009 = fmul contract <2 x double> %1840, %2008
  %2010 = insertelement <2 x double> %1992, double %1977, i64 0
  %2011 = fmul contract <2 x double> %1841, %2010
  %2012 = fsub contract <2 x double> %2009, %2011
  %2013 = shufflevector <2 x double> %2006, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %2014 = fadd contract <2 x double> %2006, %2013
  %2015 = extractelement <2 x double> %2014, i64 0
  %2016 = shufflevector <2 x double> %2012, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %2017 = fsub contract <2 x double> %2012, %2016
  %2018 = extractelement <2 x double> %2017, i64 0
  %2019 = fsub contract double %1991, %2015
  %2020 = fadd contract double %1966, %2018
  %2021 = fadd contract double %1967, %2019
  %2022 = getelementptr inbounds i64, ptr %1963, i64 %1964
  %2023 = load i64, ptr %2022, align 8, !tbaa !35
  %2024 = icmp sgt i64 %2023, 0
  br i1 %2024, label %2025, label %1949

2025:                                             ; preds = %1961
  %2026 = getelementptr inbounds %struct.Link, ptr %1752, i64 %1964, i32 5
  %2027 = insertelement <2 x double> poison, double %2020, i64 0
  %2028 = shufflevector <2 x double> %2027, <2 x double> poison, <2 x i32> zeroinitializer
  %2029 = insertelement <2 x double> poison, double %2021, i64 0
  %2030 = shufflevector <2 x double> %2029, <2 x double> poison, <2 x i32> zeroinitializer
  %2031 = shufflevector <4 x double> %2005, <4 x double> poison, <2 x i32> <i32 1, i32 1>
  %2032 = shufflevector <4 x double> %2005, <4 x double> poison, <2 x i32> zeroinitializer
  %2033 = shufflevector <4 x double> %2005, <4 x double> poison, <2 x i32> <i32 3, i32 3>
  %2034 = shufflevector <4 x double> %2005, <4 x double> poison, <2 x i32> <i32 2, i32 2>
  br label %2035

2035:                                             ; preds = %2035, %2025
  %2036 = phi i64 [ 0, %2025 ], [ %2116, %2035 ]
  %2037 = load ptr, ptr %1763, align 8, !tbaa !37
  %2038 = getelementptr inbounds i64, ptr %2037, i64 %1964
  %2039 = load i64, ptr %2038, align 8, !tbaa !35
  %2040 = add nsw i64 %2039, %2036
  %2041 = mul nuw nsw i64 %2036, 6
  %2042 = getelementptr inbounds { double, double }, ptr %2026, i64 %2041
  %2043 = getelementptr inbounds { double, double }, ptr %2042, i64 1
  %2044 = getelementptr inbounds { double, double }, ptr %2042, i64 2
  %2045 = getelementptr inbounds { double, double }, ptr %2042, i64 3
  %2046 = load double, ptr %2045, align 8
  %2047 = getelementptr inbounds { double, double }, ptr %2042, i64 3, i32 1
  %2048 = load double, ptr %2047, align 8
  %2049 = getelementptr inbounds { double, double }, ptr %2042, i64 4
  %2050 = load double, ptr %2049, align 8
  %2051 = getelementptr inbounds { double, double }, ptr %2042, i64 4, i32 1
  %2052 = load double, ptr %2051, align 8
  %2053 = getelementptr inbounds { double, double }, ptr %2042, i64 5
  %2054 = load double, ptr %2053, align 8
  %2055 = getelementptr inbounds { double, double }, ptr %2042, i64 5, i32 1
  %2056 = load double, ptr %2055, align 8
  %2057 = getelementptr { double, double }, ptr %1811, i64 %2040
  %2058 = mul nsw i64 %2040, %1756
  %2059 = getelementptr { double, double }, ptr %1843, i64 %2058
  %2060 = load <2 x double>, ptr %2042, align 8
  %2061 = fmul contract <2 x double> %2031, %2060
  %2062 = shufflevector <2 x double> %2061, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2063 = fmul contract <2 x double> %2032, %2060
  %2064 = fsub contract <2 x double> %2063, %2062
  %2065 = fadd contract <2 x double> %2063, %2062
  %2066 = shufflevector <2 x double> %2064, <2 x double> %2065, <2 x i32> <i32 0, i32 3>
  %2067 = load <2 x double>, ptr %2043, align 8
  %2068 = fmul contract <2 x double> %2033, %2067
  %2069 = shufflevector <2 x double> %2068, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2070 = fmul contract <2 x double> %2034, %2067
  %2071 = fsub contract <2 x double> %2070, %2069
  %2072 = fadd contract <2 x double> %2070, %2069
  %2073 = shufflevector <2 x double> %2071, <2 x double> %2072, <2 x i32> <i32 0, i32 3>
  %2074 = fadd contract <2 x double> %2066, %2073
  %2075 = load <2 x double>, ptr %2044, align 8
  %2076 = fmul contract <2 x double> %2030, %2075
  %2077 = shufflevector <2 x double> %2076, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2078 = fmul contract <2 x double> %2028, %2075
  %2079 = fsub contract <2 x double> %2078, %2077
  %2080 = fadd contract <2 x double> %2078, %2077
  %2081 = shufflevector <2 x double> %2079, <2 x double> %2080, <2 x i32> <i32 0, i32 3>
  %2082 = fadd contract <2 x double> %2074, %2081
  %2083 = insertelement <2 x double> poison, double %2046, i64 0
  %2084 = shufflevector <2 x double> %2083, <2 x double> poison, <2 x i32> zeroinitializer
  %2085 = fmul contract <2 x double> %1820, %2084
  %2086 = insertelement <2 x double> poison, double %2048, i64 0
  %2087 = shufflevector <2 x double> %2086, <2 x double> poison, <2 x i32> zeroinitializer
  %2088 = fmul contract <2 x double> %1820, %2087
  %2089 = shufflevector <2 x double> %2088, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2090 = fsub contract <2 x double> %2085, %2089
  %2091 = fadd contract <2 x double> %2085, %2089
  %2092 = shufflevector <2 x double> %2090, <2 x double> %2091, <2 x i32> <i32 0, i32 3>
  %2093 = insertelement <2 x double> poison, double %2050, i64 0
  %2094 = shufflevector <2 x double> %2093, <2 x double> poison, <2 x i32> zeroinitializer
  %2095 = fmul contract <2 x double> %1821, %2094
  %2096 = insertelement <2 x double> poison, double %2052, i64 0
  %2097 = shufflevector <2 x double> %2096, <2 x double> poison, <2 x i32> zeroinitializer
  %2098 = fmul contract <2 x double> %1821, %2097
  %2099 = shufflevector <2 x double> %2098, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2100 = fsub contract <2 x double> %2095, %2099
  %2101 = fadd contract <2 x double> %2095, %2099
  %2102 = shufflevector <2 x double> %2100, <2 x double> %2101, <2 x i32> <i32 0, i32 3>
  %2103 = fadd contract <2 x double> %2092, %2102
  %2104 = insertelement <2 x double> poison, double %2054, i64 0
  %2105 = shufflevector <2 x double> %2104, <2 x double> poison, <2 x i32> zeroinitializer
  %2106 = fmul contract <2 x double> %1822, %2105
  %2107 = insertelement <2 x double> poison, double %2056, i64 0
  %2108 = shufflevector <2 x double> %2107, <2 x double> poison, <2 x i32> zeroinitializer
  %2109 = fmul contract <2 x double> %1822, %2108
  %2110 = shufflevector <2 x double> %2109, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2111 = fsub contract <2 x double> %2106, %2110
  %2112 = fadd contract <2 x double> %2106, %2110
  %2113 = shufflevector <2 x double> %2111, <2 x double> %2112, <2 x i32> <i32 0, i32 3>
  %2114 = fadd contract <2 x double> %2103, %2113
  %2115 = fadd contract <2 x double> %2082, %2114
  store <2 x double> %2115, ptr %2057, align 8
  store <2 x double> %2115, ptr %2059, align 8
  %2116 = add nuw nsw i64 %2036, 1
  %2117 = load ptr, ptr %1762, align 8, !tbaa !34
  %2118 = getelementptr inbounds i64, ptr %2117, i64 %1964
  %2119 = load i64, ptr %2118, align 8, !tbaa !35
  %2120 = icmp slt i64 %2116, %2119
  br i1 %2120, label %2035, label %1947, !llvm.loop !96

2121:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #13
  tail call fastcc void @composites(ptr noundef nonnull %0, i64 noundef 1) #13
  %2122 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %2123 = load i64, ptr %2122, align 8, !tbaa !19
  %2124 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 69
  %2125 = load ptr, ptr %2124, align 8, !tbaa !97
  %2126 = shl i64 %2123, 4
  %2127 = mul i64 %2126, %2123
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %2127, i1 false)
  %2128 = load i64, ptr %0, align 8, !tbaa !31
  %2129 = icmp sgt i64 %2128, 0
  br i1 %2129, label %2130, label %3867

2130:                                             ; preds = %2121
  %2131 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %2132 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %2133 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 40
  %2134 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 27
  %2135 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %2136 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %2137 = getelementptr inbounds { double, double }, ptr %17, i64 3
  %2138 = getelementptr inbounds { double, double }, ptr %13, i64 1
  %2139 = getelementptr inbounds { double, double }, ptr %13, i64 2
  %2140 = getelementptr inbounds { double, double }, ptr %13, i64 3
  %2141 = getelementptr inbounds { double, double }, ptr %13, i64 4
  %2142 = getelementptr inbounds { double, double }, ptr %13, i64 5
  %2143 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %2144 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %2145 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %2146 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 39
  %2147 = getelementptr inbounds i8, ptr %17, i64 16
  %2148 = getelementptr inbounds i8, ptr %17, i64 32
  %2149 = getelementptr inbounds i8, ptr %17, i64 56
  %2150 = getelementptr inbounds i8, ptr %17, i64 64
  %2151 = getelementptr inbounds i8, ptr %17, i64 72
  %2152 = getelementptr inbounds i8, ptr %17, i64 80
  %2153 = getelementptr inbounds i8, ptr %17, i64 88
  %2154 = getelementptr inbounds { double, double }, ptr %16, i64 1
  %2155 = getelementptr inbounds { double, double }, ptr %16, i64 2
  br label %2156

2156:                                             ; preds = %2206, %2130
  %2157 = phi i64 [ 0, %2130 ], [ %2207, %2206 ]
  %2158 = load ptr, ptr %2131, align 8, !tbaa !34
  %2159 = getelementptr inbounds i64, ptr %2158, i64 %2157
  %2160 = load i64, ptr %2159, align 8, !tbaa !35
  %2161 = load ptr, ptr %2132, align 8, !tbaa !30
  %2162 = getelementptr inbounds %struct.Link, ptr %2161, i64 %2157
  %2163 = getelementptr inbounds %struct.Link, ptr %2161, i64 %2157, i32 1
  %2164 = load <2 x double>, ptr %2163, align 8
  %2165 = getelementptr inbounds %struct.Link, ptr %2161, i64 %2157, i32 1, i64 1
  %2166 = getelementptr inbounds %struct.Link, ptr %2161, i64 %2157, i32 1, i64 2
  %2167 = load <2 x double>, ptr %2165, align 8
  %2168 = load <2 x double>, ptr %2166, align 8
  %2169 = getelementptr inbounds %struct.Link, ptr %2161, i64 %2157, i32 2
  %2170 = load <2 x double>, ptr %2169, align 8
  %2171 = getelementptr inbounds %struct.Link, ptr %2161, i64 %2157, i32 2, i64 1
  %2172 = getelementptr inbounds %struct.Link, ptr %2161, i64 %2157, i32 2, i64 2
  %2173 = load <2 x double>, ptr %2171, align 8
  %2174 = load <2 x double>, ptr %2172, align 8
  %2175 = load ptr, ptr %2133, align 8, !tbaa !98
  %2176 = getelementptr inbounds i64, ptr %2175, i64 %2157
  %2177 = load i64, ptr %2176, align 8, !tbaa !35
  %2178 = icmp eq i64 %2177, 0
  br i1 %2178, label %2202, label %2179

2179:                                             ; preds = %2156
  %2180 = mul nsw i64 %2160, 6
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %14) #14
  %2181 = load ptr, ptr %2134, align 8, !tbaa !99
  %2182 = getelementptr inbounds i64, ptr %2181, i64 %2157
  %2183 = load i64, ptr %2182, align 8, !tbaa !35
  %2184 = getelementptr i64, ptr %2182, i64 1
  %2185 = load i64, ptr %2184, align 8, !tbaa !35
  %2186 = sub nsw i64 %2185, %2183
  %2187 = icmp sgt i64 %2186, 0
  br i1 %2187, label %2188, label %2201

2188:                                             ; preds = %2179
  %2189 = load ptr, ptr %2135, align 8, !tbaa !20
  %2190 = load ptr, ptr %2136, align 8, !tbaa !100
  %2191 = getelementptr i64, ptr %2190, i64 %2183
  br label %2192

2192:                                             ; preds = %2192, %2188
  %2193 = phi i64 [ 0, %2188 ], [ %2199, %2192 ]
  %2194 = getelementptr i64, ptr %2191, i64 %2193
  %2195 = load i64, ptr %2194, align 8, !tbaa !35
  %2196 = getelementptr inbounds { double, double }, ptr %2189, i64 %2195
  %2197 = getelementptr inbounds [64 x { double, double }], ptr %14, i64 0, i64 %2193
  %2198 = load <2 x double>, ptr %2196, align 8
  store <2 x double> %2198, ptr %2197, align 16
  %2199 = add nuw nsw i64 %2193, 1
  %2200 = icmp eq i64 %2199, %2186
  br i1 %2200, label %2201, label %2192, !llvm.loop !101

2201:                                             ; preds = %2192, %2179
  call void @llvm.lifetime.start.p0(i64 1600, ptr nonnull %15) #14
  call fastcc void @call(i64 noundef %2177, i64 noundef 0, ptr noundef nonnull %14, i64 noundef %2186, ptr noundef %2125, i64 noundef %2180, ptr noundef nonnull %15) #13
  call void @llvm.lifetime.end.p0(i64 1600, ptr nonnull %15) #14
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %14) #14
  br label %2202

2202:                                             ; preds = %2201, %2156
  %2203 = icmp sgt i64 %2160, 0
  br i1 %2203, label %2204, label %2206

2204:                                             ; preds = %2202
  %2205 = getelementptr inbounds %struct.Link, ptr %2161, i64 %2157, i32 5
  br label %2210

2206:                                             ; preds = %2934, %2202
  %2207 = add nuw nsw i64 %2157, 1
  %2208 = load i64, ptr %0, align 8, !tbaa !31
  %2209 = icmp slt i64 %2207, %2208
  br i1 %2209, label %2156, label %3867, !llvm.loop !102

2210:                                             ; preds = %2934, %2204
  %2211 = phi i64 [ 0, %2204 ], [ %2935, %2934 ]
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %16) #14
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %17) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %17, i8 0, i64 96, i1 false)
  %2212 = load ptr, ptr %2133, align 8, !tbaa !98
  %2213 = getelementptr inbounds i64, ptr %2212, i64 %2157
  %2214 = load i64, ptr %2213, align 8, !tbaa !35
  %2215 = icmp eq i64 %2214, 0
  %2216 = mul nsw i64 %2211, 6
  br i1 %2215, label %2331, label %2217

2217:                                             ; preds = %2210
  %2218 = getelementptr inbounds { double, double }, ptr %2125, i64 %2216
  %2219 = getelementptr inbounds { double, double }, ptr %2218, i64 1
  %2220 = getelementptr inbounds { double, double }, ptr %2218, i64 2
  %2221 = load <2 x double>, ptr %2218, align 8
  %2222 = load <2 x double>, ptr %2219, align 8
  %2223 = load <2 x double>, ptr %2220, align 8
  br label %2224

2224:                                             ; preds = %2224, %2217
  %2225 = phi i64 [ 0, %2217 ], [ %2272, %2224 ]
  %2226 = mul nuw nsw i64 %2225, 3
  %2227 = getelementptr inbounds { double, double }, ptr %2162, i64 %2226
  %2228 = load double, ptr %2227, align 8
  %2229 = getelementptr inbounds { double, double }, ptr %2162, i64 %2226, i32 1
  %2230 = load double, ptr %2229, align 8
  %2231 = getelementptr { double, double }, ptr %2227, i64 1
  %2232 = load double, ptr %2231, align 8
  %2233 = getelementptr { double, double }, ptr %2227, i64 1, i32 1
  %2234 = load double, ptr %2233, align 8
  %2235 = getelementptr { double, double }, ptr %2227, i64 2
  %2236 = load double, ptr %2235, align 8
  %2237 = getelementptr { double, double }, ptr %2227, i64 2, i32 1
  %2238 = load double, ptr %2237, align 8
  %2239 = getelementptr inbounds { double, double }, ptr %17, i64 %2225
  %2240 = insertelement <2 x double> poison, double %2228, i64 0
  %2241 = shufflevector <2 x double> %2240, <2 x double> poison, <2 x i32> zeroinitializer
  %2242 = fmul contract <2 x double> %2221, %2241
  %2243 = insertelement <2 x double> poison, double %2230, i64 0
  %2244 = shufflevector <2 x double> %2243, <2 x double> poison, <2 x i32> zeroinitializer
  %2245 = fmul contract <2 x double> %2221, %2244
  %2246 = shufflevector <2 x double> %2245, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2247 = fsub contract <2 x double> %2242, %2246
  %2248 = fadd contract <2 x double> %2242, %2246
  %2249 = shufflevector <2 x double> %2247, <2 x double> %2248, <2 x i32> <i32 0, i32 3>
  %2250 = insertelement <2 x double> poison, double %2232, i64 0
  %2251 = shufflevector <2 x double> %2250, <2 x double> poison, <2 x i32> zeroinitializer
  %2252 = fmul contract <2 x double> %2222, %2251
  %2253 = insertelement <2 x double> poison, double %2234, i64 0
  %2254 = shufflevector <2 x double> %2253, <2 x double> poison, <2 x i32> zeroinitializer
  %2255 = fmul contract <2 x double> %2222, %2254
  %2256 = shufflevector <2 x double> %2255, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2257 = fsub contract <2 x double> %2252, %2256
  %2258 = fadd contract <2 x double> %2252, %2256
  %2259 = shufflevector <2 x double> %2257, <2 x double> %2258, <2 x i32> <i32 0, i32 3>
  %2260 = fadd contract <2 x double> %2249, %2259
  %2261 = insertelement <2 x double> poison, double %2236, i64 0
  %2262 = shufflevector <2 x double> %2261, <2 x double> poison, <2 x i32> zeroinitializer
  %2263 = fmul contract <2 x double> %2223, %2262
  %2264 = insertelement <2 x double> poison, double %2238, i64 0
  %2265 = shufflevector <2 x double> %2264, <2 x double> poison, <2 x i32> zeroinitializer
  %2266 = fmul contract <2 x double> %2223, %2265
  %2267 = shufflevector <2 x double> %2266, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2268 = fsub contract <2 x double> %2263, %2267
  %2269 = fadd contract <2 x double> %2263, %2267
  %2270 = shufflevector <2 x double> %2268, <2 x double> %2269, <2 x i32> <i32 0, i32 3>
  %2271 = fadd contract <2 x double> %2260, %2270
  store <2 x double> %2271, ptr %2239, align 16
  %2272 = add nuw nsw i64 %2225, 1
  %2273 = icmp eq i64 %2272, 3
  br i1 %2273, label %2274, label %2224, !llvm.loop !103

2274:                                             ; preds = %2224
  %2275 = getelementptr inbounds { double, double }, ptr %2218, i64 3
  %2276 = getelementptr inbounds { double, double }, ptr %2218, i64 4
  %2277 = getelementptr inbounds { double, double }, ptr %2218, i64 5
  %2278 = load <2 x double>, ptr %2275, align 8
  %2279 = load <2 x double>, ptr %2276, align 8
  %2280 = load <2 x double>, ptr %2277, align 8
  br label %2281

2281:                                             ; preds = %2281, %2274
  %2282 = phi i64 [ 0, %2274 ], [ %2329, %2281 ]
  %2283 = mul nuw nsw i64 %2282, 3
  %2284 = getelementptr inbounds { double, double }, ptr %2162, i64 %2283
  %2285 = load double, ptr %2284, align 8
  %2286 = getelementptr inbounds { double, double }, ptr %2162, i64 %2283, i32 1
  %2287 = load double, ptr %2286, align 8
  %2288 = getelementptr { double, double }, ptr %2284, i64 1
  %2289 = load double, ptr %2288, align 8
  %2290 = getelementptr { double, double }, ptr %2284, i64 1, i32 1
  %2291 = load double, ptr %2290, align 8
  %2292 = getelementptr { double, double }, ptr %2284, i64 2
  %2293 = load double, ptr %2292, align 8
  %2294 = getelementptr { double, double }, ptr %2284, i64 2, i32 1
  %2295 = load double, ptr %2294, align 8
  %2296 = getelementptr inbounds { double, double }, ptr %2137, i64 %2282
  %2297 = insertelement <2 x double> poison, double %2285, i64 0
  %2298 = shufflevector <2 x double> %2297, <2 x double> poison, <2 x i32> zeroinitializer
  %2299 = fmul contract <2 x double> %2278, %2298
  %2300 = insertelement <2 x double> poison, double %2287, i64 0
  %2301 = shufflevector <2 x double> %2300, <2 x double> poison, <2 x i32> zeroinitializer
  %2302 = fmul contract <2 x double> %2278, %2301
  %2303 = shufflevector <2 x double> %2302, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2304 = fsub contract <2 x double> %2299, %2303
  %2305 = fadd contract <2 x double> %2299, %2303
  %2306 = shufflevector <2 x double> %2304, <2 x double> %2305, <2 x i32> <i32 0, i32 3>
  %2307 = insertelement <2 x double> poison, double %2289, i64 0
  %2308 = shufflevector <2 x double> %2307, <2 x double> poison, <2 x i32> zeroinitializer
  %2309 = fmul contract <2 x double> %2279, %2308
  %2310 = insertelement <2 x double> poison, double %2291, i64 0
  %2311 = shufflevector <2 x double> %2310, <2 x double> poison, <2 x i32> zeroinitializer
  %2312 = fmul contract <2 x double> %2279, %2311
  %2313 = shufflevector <2 x double> %2312, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2314 = fsub contract <2 x double> %2309, %2313
  %2315 = fadd contract <2 x double> %2309, %2313
  %2316 = shufflevector <2 x double> %2314, <2 x double> %2315, <2 x i32> <i32 0, i32 3>
  %2317 = fadd contract <2 x double> %2306, %2316
  %2318 = insertelement <2 x double> poison, double %2293, i64 0
  %2319 = shufflevector <2 x double> %2318, <2 x double> poison, <2 x i32> zeroinitializer
  %2320 = fmul contract <2 x double> %2280, %2319
  %2321 = insertelement <2 x double> poison, double %2295, i64 0
  %2322 = shufflevector <2 x double> %2321, <2 x double> poison, <2 x i32> zeroinitializer
  %2323 = fmul contract <2 x double> %2280, %2322
  %2324 = shufflevector <2 x double> %2323, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2325 = fsub contract <2 x double> %2320, %2324
  %2326 = fadd contract <2 x double> %2320, %2324
  %2327 = shufflevector <2 x double> %2325, <2 x double> %2326, <2 x i32> <i32 0, i32 3>
  %2328 = fadd contract <2 x double> %2317, %2327
  store <2 x double> %2328, ptr %2296, align 16
  %2329 = add nuw nsw i64 %2282, 1
  %2330 = icmp eq i64 %2329, 3
  br i1 %2330, label %2331, label %2281, !llvm.loop !103

2331:                                             ; preds = %2281, %2210
  %2332 = getelementptr inbounds { double, double }, ptr %2205, i64 %2216
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %13) #14
  %2333 = getelementptr inbounds { double, double }, ptr %2332, i64 2
  %2334 = load double, ptr %2333, align 8
  %2335 = getelementptr inbounds { double, double }, ptr %2332, i64 2, i32 1
  %2336 = load double, ptr %2335, align 8
  %2337 = getelementptr inbounds { double, double }, ptr %2332, i64 1
  %2338 = load double, ptr %2337, align 8
  %2339 = getelementptr inbounds { double, double }, ptr %2332, i64 1, i32 1
  %2340 = load double, ptr %2339, align 8
  %2341 = insertelement <2 x double> poison, double %2336, i64 0
  %2342 = shufflevector <2 x double> %2341, <2 x double> poison, <2 x i32> zeroinitializer
  %2343 = fmul contract <2 x double> %2167, %2342
  %2344 = shufflevector <2 x double> %2343, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2345 = insertelement <2 x double> poison, double %2334, i64 0
  %2346 = shufflevector <2 x double> %2345, <2 x double> poison, <2 x i32> zeroinitializer
  %2347 = fmul contract <2 x double> %2167, %2346
  %2348 = fsub contract <2 x double> %2347, %2344
  %2349 = fadd contract <2 x double> %2347, %2344
  %2350 = shufflevector <2 x double> %2348, <2 x double> %2349, <2 x i32> <i32 0, i32 3>
  %2351 = insertelement <2 x double> poison, double %2340, i64 0
  %2352 = shufflevector <2 x double> %2351, <2 x double> poison, <2 x i32> zeroinitializer
  %2353 = fmul contract <2 x double> %2168, %2352
  %2354 = shufflevector <2 x double> %2353, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2355 = insertelement <2 x double> poison, double %2338, i64 0
  %2356 = shufflevector <2 x double> %2355, <2 x double> poison, <2 x i32> zeroinitializer
  %2357 = fmul contract <2 x double> %2168, %2356
  %2358 = fsub contract <2 x double> %2357, %2354
  %2359 = fadd contract <2 x double> %2357, %2354
  %2360 = shufflevector <2 x double> %2358, <2 x double> %2359, <2 x i32> <i32 0, i32 3>
  %2361 = fsub contract <2 x double> %2350, %2360
  store <2 x double> %2361, ptr %13, align 16
  %2362 = load double, ptr %2332, align 8
  %2363 = getelementptr inbounds { double, double }, ptr %2205, i64 %2216, i32 1
  %2364 = load double, ptr %2363, align 8
  %2365 = insertelement <2 x double> poison, double %2364, i64 0
  %2366 = shufflevector <2 x double> %2365, <2 x double> poison, <2 x i32> zeroinitializer
  %2367 = fmul contract <2 x double> %2168, %2366
  %2368 = shufflevector <2 x double> %2367, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2369 = insertelement <2 x double> poison, double %2362, i64 0
  %2370 = shufflevector <2 x double> %2369, <2 x double> poison, <2 x i32> zeroinitializer
  %2371 = fmul contract <2 x double> %2168, %2370
  %2372 = fsub contract <2 x double> %2371, %2368
  %2373 = fadd contract <2 x double> %2371, %2368
  %2374 = shufflevector <2 x double> %2372, <2 x double> %2373, <2 x i32> <i32 0, i32 3>
  %2375 = fmul contract <2 x double> %2164, %2342
  %2376 = shufflevector <2 x double> %2375, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2377 = fmul contract <2 x double> %2164, %2346
  %2378 = fsub contract <2 x double> %2377, %2376
  %2379 = fadd contract <2 x double> %2377, %2376
  %2380 = shufflevector <2 x double> %2378, <2 x double> %2379, <2 x i32> <i32 0, i32 3>
  %2381 = fsub contract <2 x double> %2374, %2380
  store <2 x double> %2381, ptr %2138, align 16
  %2382 = fmul contract <2 x double> %2164, %2352
  %2383 = shufflevector <2 x double> %2382, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2384 = fmul contract <2 x double> %2164, %2356
  %2385 = fsub contract <2 x double> %2384, %2383
  %2386 = fadd contract <2 x double> %2384, %2383
  %2387 = shufflevector <2 x double> %2385, <2 x double> %2386, <2 x i32> <i32 0, i32 3>
  %2388 = fmul contract <2 x double> %2167, %2366
  %2389 = shufflevector <2 x double> %2388, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2390 = fmul contract <2 x double> %2167, %2370
  %2391 = fsub contract <2 x double> %2390, %2389
  %2392 = fadd contract <2 x double> %2390, %2389
  %2393 = shufflevector <2 x double> %2391, <2 x double> %2392, <2 x i32> <i32 0, i32 3>
  %2394 = fsub contract <2 x double> %2387, %2393
  store <2 x double> %2394, ptr %2139, align 16
  %2395 = getelementptr inbounds { double, double }, ptr %2332, i64 3
  %2396 = getelementptr inbounds { double, double }, ptr %2332, i64 5
  %2397 = load double, ptr %2396, align 8
  %2398 = getelementptr inbounds { double, double }, ptr %2332, i64 5, i32 1
  %2399 = load double, ptr %2398, align 8
  %2400 = getelementptr inbounds { double, double }, ptr %2332, i64 4
  %2401 = load double, ptr %2400, align 8
  %2402 = getelementptr inbounds { double, double }, ptr %2332, i64 4, i32 1
  %2403 = load double, ptr %2402, align 8
  %2404 = load double, ptr %2395, align 8
  %2405 = getelementptr inbounds { double, double }, ptr %2332, i64 3, i32 1
  %2406 = load double, ptr %2405, align 8
  %2407 = insertelement <2 x double> poison, double %2399, i64 0
  %2408 = shufflevector <2 x double> %2407, <2 x double> poison, <2 x i32> zeroinitializer
  %2409 = fmul contract <2 x double> %2167, %2408
  %2410 = shufflevector <2 x double> %2409, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2411 = insertelement <2 x double> poison, double %2397, i64 0
  %2412 = shufflevector <2 x double> %2411, <2 x double> poison, <2 x i32> zeroinitializer
  %2413 = fmul contract <2 x double> %2167, %2412
  %2414 = fsub contract <2 x double> %2413, %2410
  %2415 = fadd contract <2 x double> %2413, %2410
  %2416 = shufflevector <2 x double> %2414, <2 x double> %2415, <2 x i32> <i32 0, i32 3>
  %2417 = insertelement <2 x double> poison, double %2403, i64 0
  %2418 = shufflevector <2 x double> %2417, <2 x double> poison, <2 x i32> zeroinitializer
  %2419 = fmul contract <2 x double> %2168, %2418
  %2420 = shufflevector <2 x double> %2419, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2421 = insertelement <2 x double> poison, double %2401, i64 0
  %2422 = shufflevector <2 x double> %2421, <2 x double> poison, <2 x i32> zeroinitializer
  %2423 = fmul contract <2 x double> %2168, %2422
  %2424 = fsub contract <2 x double> %2423, %2420
  %2425 = fadd contract <2 x double> %2423, %2420
  %2426 = shufflevector <2 x double> %2424, <2 x double> %2425, <2 x i32> <i32 0, i32 3>
  %2427 = fsub contract <2 x double> %2416, %2426
  %2428 = fmul contract <2 x double> %2173, %2342
  %2429 = shufflevector <2 x double> %2428, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2430 = fmul contract <2 x double> %2173, %2346
  %2431 = fsub contract <2 x double> %2430, %2429
  %2432 = fadd contract <2 x double> %2430, %2429
  %2433 = shufflevector <2 x double> %2431, <2 x double> %2432, <2 x i32> <i32 0, i32 3>
  %2434 = fmul contract <2 x double> %2174, %2352
  %2435 = shufflevector <2 x double> %2434, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2436 = fmul contract <2 x double> %2174, %2356
  %2437 = fsub contract <2 x double> %2436, %2435
  %2438 = fadd contract <2 x double> %2436, %2435
  %2439 = shufflevector <2 x double> %2437, <2 x double> %2438, <2 x i32> <i32 0, i32 3>
  %2440 = fsub contract <2 x double> %2433, %2439
  %2441 = fadd contract <2 x double> %2440, %2427
  store <2 x double> %2441, ptr %2140, align 16
  %2442 = insertelement <2 x double> poison, double %2406, i64 0
  %2443 = shufflevector <2 x double> %2442, <2 x double> poison, <2 x i32> zeroinitializer
  %2444 = fmul contract <2 x double> %2168, %2443
  %2445 = shufflevector <2 x double> %2444, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2446 = insertelement <2 x double> poison, double %2404, i64 0
  %2447 = shufflevector <2 x double> %2446, <2 x double> poison, <2 x i32> zeroinitializer
  %2448 = fmul contract <2 x double> %2168, %2447
  %2449 = fsub contract <2 x double> %2448, %2445
  %2450 = fadd contract <2 x double> %2448, %2445
  %2451 = shufflevector <2 x double> %2449, <2 x double> %2450, <2 x i32> <i32 0, i32 3>
  %2452 = fmul contract <2 x double> %2164, %2408
  %2453 = shufflevector <2 x double> %2452, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2454 = fmul contract <2 x double> %2164, %2412
  %2455 = fsub contract <2 x double> %2454, %2453
  %2456 = fadd contract <2 x double> %2454, %2453
  %2457 = shufflevector <2 x double> %2455, <2 x double> %2456, <2 x i32> <i32 0, i32 3>
  %2458 = fsub contract <2 x double> %2451, %2457
  %2459 = fmul contract <2 x double> %2174, %2366
  %2460 = shufflevector <2 x double> %2459, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2461 = fmul contract <2 x double> %2174, %2370
  %2462 = fsub contract <2 x double> %2461, %2460
  %2463 = fadd contract <2 x double> %2461, %2460
  %2464 = shufflevector <2 x double> %2462, <2 x double> %2463, <2 x i32> <i32 0, i32 3>
  %2465 = fmul contract <2 x double> %2170, %2342
  %2466 = shufflevector <2 x double> %2465, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2467 = fmul contract <2 x double> %2170, %2346
  %2468 = fsub contract <2 x double> %2467, %2466
  %2469 = fadd contract <2 x double> %2467, %2466
  %2470 = shufflevector <2 x double> %2468, <2 x double> %2469, <2 x i32> <i32 0, i32 3>
  %2471 = fsub contract <2 x double> %2464, %2470
  %2472 = fadd contract <2 x double> %2471, %2458
  store <2 x double> %2472, ptr %2141, align 16
  %2473 = fmul contract <2 x double> %2164, %2418
  %2474 = shufflevector <2 x double> %2473, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2475 = fmul contract <2 x double> %2164, %2422
  %2476 = fsub contract <2 x double> %2475, %2474
  %2477 = fadd contract <2 x double> %2475, %2474
  %2478 = shufflevector <2 x double> %2476, <2 x double> %2477, <2 x i32> <i32 0, i32 3>
  %2479 = fmul contract <2 x double> %2167, %2443
  %2480 = shufflevector <2 x double> %2479, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2481 = fmul contract <2 x double> %2167, %2447
  %2482 = fsub contract <2 x double> %2481, %2480
  %2483 = fadd contract <2 x double> %2481, %2480
  %2484 = shufflevector <2 x double> %2482, <2 x double> %2483, <2 x i32> <i32 0, i32 3>
  %2485 = fsub contract <2 x double> %2478, %2484
  %2486 = fmul contract <2 x double> %2170, %2352
  %2487 = shufflevector <2 x double> %2486, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2488 = fmul contract <2 x double> %2170, %2356
  %2489 = fsub contract <2 x double> %2488, %2487
  %2490 = fadd contract <2 x double> %2488, %2487
  %2491 = shufflevector <2 x double> %2489, <2 x double> %2490, <2 x i32> <i32 0, i32 3>
  %2492 = fmul contract <2 x double> %2173, %2366
  %2493 = shufflevector <2 x double> %2492, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2494 = fmul contract <2 x double> %2173, %2370
  %2495 = fsub contract <2 x double> %2494, %2493
  %2496 = fadd contract <2 x double> %2494, %2493
  %2497 = shufflevector <2 x double> %2495, <2 x double> %2496, <2 x i32> <i32 0, i32 3>
  %2498 = fsub contract <2 x double> %2491, %2497
  %2499 = fadd contract <2 x double> %2498, %2485
  store <2 x double> %2499, ptr %2142, align 16
  br label %2500

2500:                                             ; preds = %2500, %2331
  %2501 = phi i64 [ 0, %2331 ], [ %2518, %2500 ]
  %2502 = getelementptr inbounds [6 x { double, double }], ptr %13, i64 0, i64 %2501
  %2503 = load <4 x double>, ptr %2502, align 16
  %2504 = shufflevector <4 x double> %2503, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %2505 = shufflevector <4 x double> %2503, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %2506 = fmul contract <2 x double> %2505, zeroinitializer
  %2507 = fmul contract <2 x double> %2504, zeroinitializer
  %2508 = fsub contract <2 x double> %2504, %2506
  %2509 = fadd contract <2 x double> %2505, %2507
  %2510 = getelementptr inbounds { double, double }, ptr %17, i64 %2501
  %2511 = load <4 x double>, ptr %2510, align 16
  %2512 = shufflevector <4 x double> %2511, <4 x double> poison, <2 x i32> <i32 0, i32 2>
  %2513 = shufflevector <4 x double> %2511, <4 x double> poison, <2 x i32> <i32 1, i32 3>
  %2514 = fadd contract <2 x double> %2512, %2508
  %2515 = fadd contract <2 x double> %2509, %2513
  %2516 = getelementptr inbounds { double, double }, ptr %17, i64 %2501
  %2517 = shufflevector <2 x double> %2514, <2 x double> %2515, <4 x i32> <i32 0, i32 2, i32 1, i32 3>
  store <4 x double> %2517, ptr %2516, align 16
  %2518 = add nuw i64 %2501, 2
  %2519 = icmp eq i64 %2518, 6
  br i1 %2519, label %2520, label %2500, !llvm.loop !104

2520:                                             ; preds = %2500
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %13) #14
  br label %2937

2521:                                             ; preds = %2937
  %2522 = load ptr, ptr %2143, align 8, !tbaa !37
  %2523 = getelementptr inbounds i64, ptr %2522, i64 %2157
  %2524 = load i64, ptr %2523, align 8, !tbaa !35
  %2525 = getelementptr inbounds { double, double }, ptr %2, i64 %2524
  %2526 = getelementptr inbounds { double, double }, ptr %2525, i64 %2211
  %2527 = load ptr, ptr %2132, align 8, !tbaa !30
  %2528 = load ptr, ptr %2144, align 8, !tbaa !90
  %2529 = load i64, ptr %0, align 8, !tbaa !31
  %2530 = icmp sgt i64 %2529, %2157
  br i1 %2530, label %2531, label %2556

2531:                                             ; preds = %2521
  %2532 = getelementptr inbounds %struct.Link, ptr %2527, i64 %2157, i32 3
  %2533 = getelementptr inbounds { double, double }, ptr %2532, i64 0, i32 1
  %2534 = getelementptr inbounds %struct.Link, ptr %2527, i64 %2157, i32 3, i64 1
  %2535 = getelementptr inbounds %struct.Link, ptr %2527, i64 %2157, i32 3, i64 1, i32 1
  %2536 = getelementptr inbounds %struct.Link, ptr %2527, i64 %2157, i32 3, i64 2
  %2537 = getelementptr inbounds %struct.Link, ptr %2527, i64 %2157, i32 3, i64 2, i32 1
  %2538 = load double, ptr %2137, align 16
  %2539 = load double, ptr %2149, align 8
  %2540 = load double, ptr %2150, align 16
  %2541 = load double, ptr %2151, align 8
  %2542 = load double, ptr %2152, align 16
  %2543 = load double, ptr %2153, align 8
  %2544 = load <2 x double>, ptr %17, align 16
  %2545 = load <2 x double>, ptr %2147, align 16
  %2546 = load <2 x double>, ptr %2148, align 16
  %2547 = load <2 x double>, ptr %16, align 16
  %2548 = load <2 x double>, ptr %2154, align 16
  %2549 = load <2 x double>, ptr %2155, align 16
  %2550 = extractelement <2 x double> %2544, i64 0
  %2551 = extractelement <2 x double> %2544, i64 1
  %2552 = extractelement <2 x double> %2545, i64 0
  %2553 = extractelement <2 x double> %2545, i64 1
  %2554 = extractelement <2 x double> %2546, i64 0
  %2555 = extractelement <2 x double> %2546, i64 1
  br label %2561

2556:                                             ; preds = %2806, %2521
  %2557 = load ptr, ptr %2145, align 8, !tbaa !51
  %2558 = getelementptr inbounds i64, ptr %2557, i64 %2157
  %2559 = load i64, ptr %2558, align 8, !tbaa !35
  %2560 = icmp slt i64 %2559, 0
  br i1 %2560, label %2934, label %2810

2561:                                             ; preds = %2806, %2531
  %2562 = phi i64 [ %2157, %2531 ], [ %2807, %2806 ]
  %2563 = icmp eq i64 %2562, %2157
  br i1 %2563, label %2576, label %2564

2564:                                             ; preds = %2561
  %2565 = load ptr, ptr %2145, align 8, !tbaa !51
  %2566 = getelementptr inbounds i64, ptr %2565, i64 %2562
  %2567 = load i64, ptr %2566, align 8, !tbaa !35
  %2568 = icmp slt i64 %2567, %2157
  %2569 = load ptr, ptr %2146, align 8, !tbaa !105
  br i1 %2568, label %2804, label %2570

2570:                                             ; preds = %2564
  %2571 = getelementptr inbounds i64, ptr %2569, i64 %2567
  %2572 = load i64, ptr %2571, align 8, !tbaa !35
  %2573 = icmp ne i64 %2572, 0
  %2574 = zext i1 %2573 to i64
  %2575 = getelementptr inbounds i64, ptr %2569, i64 %2562
  store i64 %2574, ptr %2575, align 8, !tbaa !35
  br i1 %2573, label %2579, label %2806

2576:                                             ; preds = %2561
  %2577 = load ptr, ptr %2146, align 8, !tbaa !105
  %2578 = getelementptr inbounds i64, ptr %2577, i64 %2157
  store i64 1, ptr %2578, align 8, !tbaa !35
  br label %2579

2579:                                             ; preds = %2576, %2570
  %2580 = load ptr, ptr %2131, align 8, !tbaa !34
  %2581 = getelementptr inbounds i64, ptr %2580, i64 %2562
  %2582 = load i64, ptr %2581, align 8, !tbaa !35
  %2583 = icmp sgt i64 %2582, 0
  br i1 %2583, label %2584, label %2806

2584:                                             ; preds = %2579
  %2585 = getelementptr inbounds %struct.Link, ptr %2527, i64 %2562, i32 3, i64 1
  %2586 = load double, ptr %2585, align 8
  %2587 = load double, ptr %2534, align 8
  %2588 = fsub contract double %2586, %2587
  %2589 = fmul contract double %2551, %2588
  %2590 = getelementptr inbounds %struct.Link, ptr %2527, i64 %2562, i32 3, i64 1, i32 1
  %2591 = load double, ptr %2590, align 8
  %2592 = load double, ptr %2535, align 8
  %2593 = fsub contract double %2591, %2592
  %2594 = fmul contract double %2550, %2593
  %2595 = fadd contract double %2589, %2594
  %2596 = getelementptr inbounds %struct.Link, ptr %2527, i64 %2562, i32 3
  %2597 = load double, ptr %2596, align 8
  %2598 = load double, ptr %2532, align 8
  %2599 = fsub contract double %2597, %2598
  %2600 = fmul contract double %2553, %2599
  %2601 = getelementptr inbounds { double, double }, ptr %2596, i64 0, i32 1
  %2602 = load double, ptr %2601, align 8
  %2603 = load double, ptr %2533, align 8
  %2604 = fsub contract double %2602, %2603
  %2605 = fmul contract double %2552, %2604
  %2606 = fadd contract double %2600, %2605
  %2607 = fsub contract double %2595, %2606
  %2608 = fadd contract double %2543, %2607
  %2609 = fmul contract double %2550, %2588
  %2610 = fmul contract double %2551, %2593
  %2611 = fsub contract double %2609, %2610
  %2612 = fmul contract double %2552, %2599
  %2613 = fmul contract double %2553, %2604
  %2614 = fsub contract double %2612, %2613
  %2615 = fsub contract double %2611, %2614
  %2616 = fadd contract double %2542, %2615
  %2617 = fmul contract double %2555, %2599
  %2618 = fmul contract double %2554, %2604
  %2619 = fadd contract double %2617, %2618
  %2620 = getelementptr inbounds %struct.Link, ptr %2527, i64 %2562, i32 3, i64 2
  %2621 = load double, ptr %2620, align 8
  %2622 = load double, ptr %2536, align 8
  %2623 = fsub contract double %2621, %2622
  %2624 = fmul contract double %2551, %2623
  %2625 = getelementptr inbounds %struct.Link, ptr %2527, i64 %2562, i32 3, i64 2, i32 1
  %2626 = load double, ptr %2625, align 8
  %2627 = load double, ptr %2537, align 8
  %2628 = fsub contract double %2626, %2627
  %2629 = fmul contract double %2550, %2628
  %2630 = fadd contract double %2624, %2629
  %2631 = fsub contract double %2619, %2630
  %2632 = fadd contract double %2541, %2631
  %2633 = fmul contract double %2554, %2599
  %2634 = fmul contract double %2555, %2604
  %2635 = fsub contract double %2633, %2634
  %2636 = fmul contract double %2550, %2623
  %2637 = fmul contract double %2551, %2628
  %2638 = fsub contract double %2636, %2637
  %2639 = fsub contract double %2635, %2638
  %2640 = fadd contract double %2540, %2639
  %2641 = fmul contract double %2553, %2623
  %2642 = fmul contract double %2552, %2628
  %2643 = fadd contract double %2641, %2642
  %2644 = fmul contract double %2555, %2588
  %2645 = fmul contract double %2554, %2593
  %2646 = fadd contract double %2644, %2645
  %2647 = fsub contract double %2643, %2646
  %2648 = fadd contract double %2539, %2647
  %2649 = fmul contract double %2552, %2623
  %2650 = fmul contract double %2553, %2628
  %2651 = fsub contract double %2649, %2650
  %2652 = fmul contract double %2554, %2588
  %2653 = fmul contract double %2555, %2593
  %2654 = fsub contract double %2652, %2653
  %2655 = fsub contract double %2651, %2654
  %2656 = fadd contract double %2538, %2655
  %2657 = getelementptr inbounds %struct.Whole, ptr %2528, i64 %2562, i32 6
  %2658 = getelementptr inbounds %struct.Whole, ptr %2528, i64 %2562, i32 7
  %2659 = insertelement <2 x double> poison, double %2656, i64 0
  %2660 = shufflevector <2 x double> %2659, <2 x double> poison, <2 x i32> zeroinitializer
  %2661 = insertelement <2 x double> poison, double %2648, i64 0
  %2662 = shufflevector <2 x double> %2661, <2 x double> poison, <2 x i32> zeroinitializer
  %2663 = insertelement <2 x double> poison, double %2640, i64 0
  %2664 = shufflevector <2 x double> %2663, <2 x double> poison, <2 x i32> zeroinitializer
  %2665 = insertelement <2 x double> poison, double %2632, i64 0
  %2666 = shufflevector <2 x double> %2665, <2 x double> poison, <2 x i32> zeroinitializer
  %2667 = insertelement <2 x double> poison, double %2616, i64 0
  %2668 = shufflevector <2 x double> %2667, <2 x double> poison, <2 x i32> zeroinitializer
  %2669 = insertelement <2 x double> poison, double %2608, i64 0
  %2670 = shufflevector <2 x double> %2669, <2 x double> poison, <2 x i32> zeroinitializer
  br label %2671

2671:                                             ; preds = %2671, %2584
  %2672 = phi i64 [ 0, %2584 ], [ %2799, %2671 ]
  %2673 = mul nuw nsw i64 %2672, 6
  %2674 = getelementptr inbounds { double, double }, ptr %2657, i64 %2673
  %2675 = load double, ptr %2674, align 8
  %2676 = getelementptr inbounds { double, double }, ptr %2657, i64 %2673, i32 1
  %2677 = load double, ptr %2676, align 8
  %2678 = getelementptr inbounds { double, double }, ptr %2674, i64 1
  %2679 = load double, ptr %2678, align 8
  %2680 = getelementptr inbounds { double, double }, ptr %2674, i64 1, i32 1
  %2681 = load double, ptr %2680, align 8
  %2682 = getelementptr inbounds { double, double }, ptr %2674, i64 2
  %2683 = load double, ptr %2682, align 8
  %2684 = getelementptr inbounds { double, double }, ptr %2674, i64 2, i32 1
  %2685 = load double, ptr %2684, align 8
  %2686 = getelementptr inbounds { double, double }, ptr %2674, i64 3
  %2687 = getelementptr inbounds { double, double }, ptr %2674, i64 4
  %2688 = getelementptr inbounds { double, double }, ptr %2674, i64 5
  %2689 = mul nsw i64 %2672, 3
  %2690 = getelementptr inbounds { double, double }, ptr %2658, i64 %2689
  %2691 = load double, ptr %2690, align 8
  %2692 = getelementptr inbounds { double, double }, ptr %2658, i64 %2689, i32 1
  %2693 = load double, ptr %2692, align 8
  %2694 = getelementptr inbounds { double, double }, ptr %2690, i64 1
  %2695 = load double, ptr %2694, align 8
  %2696 = getelementptr inbounds { double, double }, ptr %2690, i64 1, i32 1
  %2697 = load double, ptr %2696, align 8
  %2698 = getelementptr inbounds { double, double }, ptr %2690, i64 2
  %2699 = load double, ptr %2698, align 8
  %2700 = getelementptr inbounds { double, double }, ptr %2690, i64 2, i32 1
  %2701 = load double, ptr %2700, align 8
  %2702 = load ptr, ptr %2143, align 8, !tbaa !37
  %2703 = getelementptr inbounds i64, ptr %2702, i64 %2562
  %2704 = load i64, ptr %2703, align 8, !tbaa !35
  %2705 = add nsw i64 %2704, %2672
  %2706 = mul nsw i64 %2705, %2123
  %2707 = getelementptr inbounds { double, double }, ptr %2526, i64 %2706
  %2708 = insertelement <2 x double> poison, double %2675, i64 0
  %2709 = shufflevector <2 x double> %2708, <2 x double> poison, <2 x i32> zeroinitializer
  %2710 = fmul contract <2 x double> %2544, %2709
  %2711 = insertelement <2 x double> poison, double %2677, i64 0
  %2712 = shufflevector <2 x double> %2711, <2 x double> poison, <2 x i32> zeroinitializer
  %2713 = fmul contract <2 x double> %2544, %2712
  %2714 = shufflevector <2 x double> %2713, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2715 = fsub contract <2 x double> %2710, %2714
  %2716 = fadd contract <2 x double> %2710, %2714
  %2717 = shufflevector <2 x double> %2715, <2 x double> %2716, <2 x i32> <i32 0, i32 3>
  %2718 = insertelement <2 x double> poison, double %2679, i64 0
  %2719 = shufflevector <2 x double> %2718, <2 x double> poison, <2 x i32> zeroinitializer
  %2720 = fmul contract <2 x double> %2545, %2719
  %2721 = insertelement <2 x double> poison, double %2681, i64 0
  %2722 = shufflevector <2 x double> %2721, <2 x double> poison, <2 x i32> zeroinitializer
  %2723 = fmul contract <2 x double> %2545, %2722
  %2724 = shufflevector <2 x double> %2723, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2725 = fsub contract <2 x double> %2720, %2724
  %2726 = fadd contract <2 x double> %2720, %2724
  %2727 = shufflevector <2 x double> %2725, <2 x double> %2726, <2 x i32> <i32 0, i32 3>
  %2728 = fadd contract <2 x double> %2717, %2727
  %2729 = insertelement <2 x double> poison, double %2683, i64 0
  %2730 = shufflevector <2 x double> %2729, <2 x double> poison, <2 x i32> zeroinitializer
  %2731 = fmul contract <2 x double> %2546, %2730
  %2732 = insertelement <2 x double> poison, double %2685, i64 0
  %2733 = shufflevector <2 x double> %2732, <2 x double> poison, <2 x i32> zeroinitializer
  %2734 = fmul contract <2 x double> %2546, %2733
  %2735 = shufflevector <2 x double> %2734, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2736 = fsub contract <2 x double> %2731, %2735
  %2737 = fadd contract <2 x double> %2731, %2735
  %2738 = shufflevector <2 x double> %2736, <2 x double> %2737, <2 x i32> <i32 0, i32 3>
  %2739 = fadd contract <2 x double> %2728, %2738
  %2740 = load <2 x double>, ptr %2686, align 8
  %2741 = fmul contract <2 x double> %2662, %2740
  %2742 = shufflevector <2 x double> %2741, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2743 = fmul contract <2 x double> %2660, %2740
  %2744 = fsub contract <2 x double> %2743, %2742
  %2745 = fadd contract <2 x double> %2743, %2742
  %2746 = shufflevector <2 x double> %2744, <2 x double> %2745, <2 x i32> <i32 0, i32 3>
  %2747 = load <2 x double>, ptr %2687, align 8
  %2748 = fmul contract <2 x double> %2666, %2747
  %2749 = shufflevector <2 x double> %2748, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2750 = fmul contract <2 x double> %2664, %2747
  %2751 = fsub contract <2 x double> %2750, %2749
  %2752 = fadd contract <2 x double> %2750, %2749
  %2753 = shufflevector <2 x double> %2751, <2 x double> %2752, <2 x i32> <i32 0, i32 3>
  %2754 = fadd contract <2 x double> %2746, %2753
  %2755 = load <2 x double>, ptr %2688, align 8
  %2756 = fmul contract <2 x double> %2670, %2755
  %2757 = shufflevector <2 x double> %2756, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2758 = fmul contract <2 x double> %2668, %2755
  %2759 = fsub contract <2 x double> %2758, %2757
  %2760 = fadd contract <2 x double> %2758, %2757
  %2761 = shufflevector <2 x double> %2759, <2 x double> %2760, <2 x i32> <i32 0, i32 3>
  %2762 = fadd contract <2 x double> %2754, %2761
  %2763 = fadd contract <2 x double> %2739, %2762
  %2764 = insertelement <2 x double> poison, double %2691, i64 0
  %2765 = shufflevector <2 x double> %2764, <2 x double> poison, <2 x i32> zeroinitializer
  %2766 = fmul contract <2 x double> %2547, %2765
  %2767 = insertelement <2 x double> poison, double %2693, i64 0
  %2768 = shufflevector <2 x double> %2767, <2 x double> poison, <2 x i32> zeroinitializer
  %2769 = fmul contract <2 x double> %2547, %2768
  %2770 = shufflevector <2 x double> %2769, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2771 = fsub contract <2 x double> %2766, %2770
  %2772 = fadd contract <2 x double> %2766, %2770
  %2773 = shufflevector <2 x double> %2771, <2 x double> %2772, <2 x i32> <i32 0, i32 3>
  %2774 = insertelement <2 x double> poison, double %2695, i64 0
  %2775 = shufflevector <2 x double> %2774, <2 x double> poison, <2 x i32> zeroinitializer
  %2776 = fmul contract <2 x double> %2548, %2775
  %2777 = insertelement <2 x double> poison, double %2697, i64 0
  %2778 = shufflevector <2 x double> %2777, <2 x double> poison, <2 x i32> zeroinitializer
  %2779 = fmul contract <2 x double> %2548, %2778
  %2780 = shufflevector <2 x double> %2779, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2781 = fsub contract <2 x double> %2776, %2780
  %2782 = fadd contract <2 x double> %2776, %2780
  %2783 = shufflevector <2 x double> %2781, <2 x double> %2782, <2 x i32> <i32 0, i32 3>
  %2784 = fadd contract <2 x double> %2773, %2783
  %2785 = insertelement <2 x double> poison, double %2699, i64 0
  %2786 = shufflevector <2 x double> %2785, <2 x double> poison, <2 x i32> zeroinitializer
  %2787 = fmul contract <2 x double> %2549, %2786
  %2788 = insertelement <2 x double> poison, double %2701, i64 0
  %2789 = shufflevector <2 x double> %2788, <2 x double> poison, <2 x i32> zeroinitializer
  %2790 = fmul contract <2 x double> %2549, %2789
  %2791 = shufflevector <2 x double> %2790, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2792 = fsub contract <2 x double> %2787, %2791
  %2793 = fadd contract <2 x double> %2787, %2791
  %2794 = shufflevector <2 x double> %2792, <2 x double> %2793, <2 x i32> <i32 0, i32 3>
  %2795 = fadd contract <2 x double> %2784, %2794
  %2796 = fadd contract <2 x double> %2763, %2795
  %2797 = load <2 x double>, ptr %2707, align 8
  %2798 = fadd contract <2 x double> %2797, %2796
  store <2 x double> %2798, ptr %2707, align 8
  %2799 = add nuw nsw i64 %2672, 1
  %2800 = load ptr, ptr %2131, align 8, !tbaa !34
  %2801 = getelementptr inbounds i64, ptr %2800, i64 %2562
  %2802 = load i64, ptr %2801, align 8, !tbaa !35
  %2803 = icmp slt i64 %2799, %2802
  br i1 %2803, label %2671, label %2806, !llvm.loop !106

2804:                                             ; preds = %2564
  %2805 = getelementptr inbounds i64, ptr %2569, i64 %2562
  store i64 0, ptr %2805, align 8, !tbaa !35
  br label %2806

2806:                                             ; preds = %2671, %2804, %2579, %2570
  %2807 = add nuw nsw i64 %2562, 1
  %2808 = load i64, ptr %0, align 8, !tbaa !31
  %2809 = icmp slt i64 %2807, %2808
  br i1 %2809, label %2561, label %2556, !llvm.loop !107

2810:                                             ; preds = %2556
  %2811 = getelementptr inbounds %struct.Whole, ptr %2528, i64 %2157
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %10) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %11) #14
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %12) #14
  call fastcc void @times_whole(ptr noundef %2811, ptr noundef nonnull %17, ptr noundef nonnull %10) #13
  %2812 = getelementptr inbounds %struct.Whole, ptr %2528, i64 %2157, i32 3
  %2813 = load <2 x double>, ptr %16, align 16
  %2814 = load <2 x double>, ptr %2154, align 16
  %2815 = load <2 x double>, ptr %2155, align 16
  br label %2816

2816:                                             ; preds = %2816, %2810
  %2817 = phi i64 [ 0, %2810 ], [ %2864, %2816 ]
  %2818 = mul nuw nsw i64 %2817, 3
  %2819 = getelementptr inbounds { double, double }, ptr %2812, i64 %2818
  %2820 = load double, ptr %2819, align 8
  %2821 = getelementptr inbounds { double, double }, ptr %2812, i64 %2818, i32 1
  %2822 = load double, ptr %2821, align 8
  %2823 = getelementptr { double, double }, ptr %2819, i64 1
  %2824 = load double, ptr %2823, align 8
  %2825 = getelementptr { double, double }, ptr %2819, i64 1, i32 1
  %2826 = load double, ptr %2825, align 8
  %2827 = getelementptr { double, double }, ptr %2819, i64 2
  %2828 = load double, ptr %2827, align 8
  %2829 = getelementptr { double, double }, ptr %2819, i64 2, i32 1
  %2830 = load double, ptr %2829, align 8
  %2831 = getelementptr inbounds { double, double }, ptr %11, i64 %2817
  %2832 = insertelement <2 x double> poison, double %2820, i64 0
  %2833 = shufflevector <2 x double> %2832, <2 x double> poison, <2 x i32> zeroinitializer
  %2834 = fmul contract <2 x double> %2813, %2833
  %2835 = insertelement <2 x double> poison, double %2822, i64 0
  %2836 = shufflevector <2 x double> %2835, <2 x double> poison, <2 x i32> zeroinitializer
  %2837 = fmul contract <2 x double> %2813, %2836
  %2838 = shufflevector <2 x double> %2837, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2839 = fsub contract <2 x double> %2834, %2838
  %2840 = fadd contract <2 x double> %2834, %2838
  %2841 = shufflevector <2 x double> %2839, <2 x double> %2840, <2 x i32> <i32 0, i32 3>
  %2842 = insertelement <2 x double> poison, double %2824, i64 0
  %2843 = shufflevector <2 x double> %2842, <2 x double> poison, <2 x i32> zeroinitializer
  %2844 = fmul contract <2 x double> %2814, %2843
  %2845 = insertelement <2 x double> poison, double %2826, i64 0
  %2846 = shufflevector <2 x double> %2845, <2 x double> poison, <2 x i32> zeroinitializer
  %2847 = fmul contract <2 x double> %2814, %2846
  %2848 = shufflevector <2 x double> %2847, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2849 = fsub contract <2 x double> %2844, %2848
  %2850 = fadd contract <2 x double> %2844, %2848
  %2851 = shufflevector <2 x double> %2849, <2 x double> %2850, <2 x i32> <i32 0, i32 3>
  %2852 = fadd contract <2 x double> %2841, %2851
  %2853 = insertelement <2 x double> poison, double %2828, i64 0
  %2854 = shufflevector <2 x double> %2853, <2 x double> poison, <2 x i32> zeroinitializer
  %2855 = fmul contract <2 x double> %2815, %2854
  %2856 = insertelement <2 x double> poison, double %2830, i64 0
  %2857 = shufflevector <2 x double> %2856, <2 x double> poison, <2 x i32> zeroinitializer
  %2858 = fmul contract <2 x double> %2815, %2857
  %2859 = shufflevector <2 x double> %2858, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2860 = fsub contract <2 x double> %2855, %2859
  %2861 = fadd contract <2 x double> %2855, %2859
  %2862 = shufflevector <2 x double> %2860, <2 x double> %2861, <2 x i32> <i32 0, i32 3>
  %2863 = fadd contract <2 x double> %2852, %2862
  store <2 x double> %2863, ptr %2831, align 16
  %2864 = add nuw nsw i64 %2817, 1
  %2865 = icmp eq i64 %2864, 3
  br i1 %2865, label %2866, label %2816, !llvm.loop !103

2866:                                             ; preds = %2816
  %2867 = getelementptr inbounds %struct.Whole, ptr %2528, i64 %2157, i32 4
  br label %2868

2868:                                             ; preds = %2868, %2866
  %2869 = phi i64 [ 0, %2866 ], [ %2916, %2868 ]
  %2870 = mul nuw nsw i64 %2869, 3
  %2871 = getelementptr inbounds { double, double }, ptr %2867, i64 %2870
  %2872 = load double, ptr %2871, align 8
  %2873 = getelementptr inbounds { double, double }, ptr %2867, i64 %2870, i32 1
  %2874 = load double, ptr %2873, align 8
  %2875 = getelementptr { double, double }, ptr %2871, i64 1
  %2876 = load double, ptr %2875, align 8
  %2877 = getelementptr { double, double }, ptr %2871, i64 1, i32 1
  %2878 = load double, ptr %2877, align 8
  %2879 = getelementptr { double, double }, ptr %2871, i64 2
  %2880 = load double, ptr %2879, align 8
  %2881 = getelementptr { double, double }, ptr %2871, i64 2, i32 1
  %2882 = load double, ptr %2881, align 8
  %2883 = getelementptr inbounds { double, double }, ptr %12, i64 %2869
  %2884 = insertelement <2 x double> poison, double %2872, i64 0
  %2885 = shufflevector <2 x double> %2884, <2 x double> poison, <2 x i32> zeroinitializer
  %2886 = fmul contract <2 x double> %2813, %2885
  %2887 = insertelement <2 x double> poison, double %2874, i64 0
  %2888 = shufflevector <2 x double> %2887, <2 x double> poison, <2 x i32> zeroinitializer
  %2889 = fmul contract <2 x double> %2813, %2888
  %2890 = shufflevector <2 x double> %2889, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2891 = fsub contract <2 x double> %2886, %2890
  %2892 = fadd contract <2 x double> %2886, %2890
  %2893 = shufflevector <2 x double> %2891, <2 x double> %2892, <2 x i32> <i32 0, i32 3>
  %2894 = insertelement <2 x double> poison, double %2876, i64 0
  %2895 = shufflevector <2 x double> %2894, <2 x double> poison, <2 x i32> zeroinitializer
  %2896 = fmul contract <2 x double> %2814, %2895
  %2897 = insertelement <2 x double> poison, double %2878, i64 0
  %2898 = shufflevector <2 x double> %2897, <2 x double> poison, <2 x i32> zeroinitializer
  %2899 = fmul contract <2 x double> %2814, %2898
  %2900 = shufflevector <2 x double> %2899, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2901 = fsub contract <2 x double> %2896, %2900
  %2902 = fadd contract <2 x double> %2896, %2900
  %2903 = shufflevector <2 x double> %2901, <2 x double> %2902, <2 x i32> <i32 0, i32 3>
  %2904 = fadd contract <2 x double> %2893, %2903
  %2905 = insertelement <2 x double> poison, double %2880, i64 0
  %2906 = shufflevector <2 x double> %2905, <2 x double> poison, <2 x i32> zeroinitializer
  %2907 = fmul contract <2 x double> %2815, %2906
  %2908 = insertelement <2 x double> poison, double %2882, i64 0
  %2909 = shufflevector <2 x double> %2908, <2 x double> poison, <2 x i32> zeroinitializer
  %2910 = fmul contract <2 x double> %2815, %2909
  %2911 = shufflevector <2 x double> %2910, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %2912 = fsub contract <2 x double> %2907, %2911
  %2913 = fadd contract <2 x double> %2907, %2911
  %2914 = shufflevector <2 x double> %2912, <2 x double> %2913, <2 x i32> <i32 0, i32 3>
  %2915 = fadd contract <2 x double> %2904, %2914
  store <2 x double> %2915, ptr %2883, align 16
  %2916 = add nuw nsw i64 %2869, 1
  %2917 = icmp eq i64 %2916, 3
  br i1 %2917, label %2918, label %2868, !llvm.loop !103

2918:                                             ; preds = %2868, %2918
  %2919 = phi i64 [ %2931, %2918 ], [ 0, %2868 ]
  %2920 = getelementptr inbounds [3 x { double, double }], ptr %11, i64 0, i64 %2919
  %2921 = getelementptr inbounds [6 x { double, double }], ptr %10, i64 0, i64 %2919
  %2922 = load <2 x double>, ptr %2920, align 16
  %2923 = load <2 x double>, ptr %2921, align 16
  %2924 = fadd contract <2 x double> %2922, %2923
  store <2 x double> %2924, ptr %2921, align 16
  %2925 = getelementptr inbounds [3 x { double, double }], ptr %12, i64 0, i64 %2919
  %2926 = add nuw nsw i64 %2919, 3
  %2927 = getelementptr inbounds [6 x { double, double }], ptr %10, i64 0, i64 %2926
  %2928 = load <2 x double>, ptr %2925, align 16
  %2929 = load <2 x double>, ptr %2927, align 16
  %2930 = fadd contract <2 x double> %2928, %2929
  store <2 x double> %2930, ptr %2927, align 16
  %2931 = add nuw nsw i64 %2919, 1
  %2932 = icmp eq i64 %2931, 3
  br i1 %2932, label %2933, label %2918, !llvm.loop !108

2933:                                             ; preds = %2918
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %2157, ptr noundef nonnull %10, ptr noundef %2526, i64 noundef %2123) #13
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %12) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %11) #14
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %10) #14
  br label %2934

2934:                                             ; preds = %2933, %2556
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %17) #14
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %16) #14
  %2935 = add nuw nsw i64 %2211, 1
  %2936 = icmp eq i64 %2935, %2160
  br i1 %2936, label %2206, label %2210, !llvm.loop !109

2937:                                             ; preds = %2937, %2520
  %2938 = phi i64 [ 0, %2520 ], [ %2944, %2937 ]
  %2939 = add nuw nsw i64 %2938, %2216
  %2940 = getelementptr inbounds %struct.Link, ptr %2161, i64 %2157, i32 5, i64 %2939
  %2941 = getelementptr inbounds [3 x { double, double }], ptr %16, i64 0, i64 %2938
  %2942 = load <2 x double>, ptr %2940, align 8
  %2943 = fmul contract <2 x double> %2942, <double 5.000000e-01, double 5.000000e-01>
  store <2 x double> %2943, ptr %2941, align 16
  %2944 = add nuw nsw i64 %2938, 1
  %2945 = icmp eq i64 %2944, 3
  br i1 %2945, label %2521, label %2937, !llvm.loop !110

2946:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #13
  %2947 = load i64, ptr %0, align 8, !tbaa !31
  %2948 = icmp sgt i64 %2947, 0
  br i1 %2948, label %2949, label %3867

2949:                                             ; preds = %2946
  %2950 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  br label %2951

2951:                                             ; preds = %2951, %2949
  %2952 = phi ptr [ %2, %2949 ], [ %2963, %2951 ]
  %2953 = phi i64 [ 0, %2949 ], [ %2962, %2951 ]
  %2954 = load ptr, ptr %2950, align 8, !tbaa !30
  %2955 = getelementptr inbounds %struct.Link, ptr %2954, i64 %2953
  %2956 = getelementptr inbounds %struct.Link, ptr %2954, i64 %2953, i32 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %2952, ptr noundef nonnull align 8 dereferenceable(48) %2956, i64 48, i1 false)
  %2957 = getelementptr inbounds { double, double }, ptr %2952, i64 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(144) %2957, ptr noundef nonnull align 8 dereferenceable(144) %2955, i64 144, i1 false)
  %2958 = getelementptr inbounds { double, double }, ptr %2952, i64 12
  %2959 = getelementptr inbounds %struct.Link, ptr %2954, i64 %2953, i32 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %2958, ptr noundef nonnull align 8 dereferenceable(48) %2959, i64 48, i1 false)
  %2960 = getelementptr inbounds { double, double }, ptr %2952, i64 15
  %2961 = getelementptr inbounds %struct.Link, ptr %2954, i64 %2953, i32 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %2960, ptr noundef nonnull align 8 dereferenceable(48) %2961, i64 48, i1 false)
  %2962 = add nuw nsw i64 %2953, 1
  %2963 = getelementptr inbounds { double, double }, ptr %2952, i64 18
  %2964 = load i64, ptr %0, align 8, !tbaa !31
  %2965 = icmp slt i64 %2962, %2964
  br i1 %2965, label %2951, label %3867, !llvm.loop !111

2966:                                             ; preds = %4
  tail call fastcc void @all_poses(ptr noundef nonnull %0) #13
  %2967 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %2968 = load ptr, ptr %2967, align 8, !tbaa !30
  %2969 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %2970 = load i64, ptr %2969, align 8, !tbaa !19
  %2971 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 15
  %2972 = load i64, ptr %2971, align 8, !tbaa !112
  %2973 = mul i64 %2970, 96
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %2973, i1 false)
  %2974 = icmp slt i64 %2972, 0
  br i1 %2974, label %3867, label %2975

2975:                                             ; preds = %2966
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #14
  %2976 = getelementptr inbounds %struct.Link, ptr %2968, i64 %2972
  %2977 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 61
  %2978 = load ptr, ptr %2977, align 8, !tbaa !113
  %2979 = getelementptr inbounds { double, double }, ptr %2978, i64 1
  %2980 = getelementptr inbounds { double, double }, ptr %2978, i64 2
  %2981 = load <2 x double>, ptr %2978, align 8
  %2982 = load <2 x double>, ptr %2979, align 8
  %2983 = load <2 x double>, ptr %2980, align 8
  br label %2984

2984:                                             ; preds = %2984, %2975
  %2985 = phi i64 [ 0, %2975 ], [ %3032, %2984 ]
  %2986 = mul nuw nsw i64 %2985, 3
  %2987 = getelementptr inbounds { double, double }, ptr %2976, i64 %2986
  %2988 = load double, ptr %2987, align 8
  %2989 = getelementptr inbounds { double, double }, ptr %2976, i64 %2986, i32 1
  %2990 = load double, ptr %2989, align 8
  %2991 = getelementptr { double, double }, ptr %2987, i64 1
  %2992 = load double, ptr %2991, align 8
  %2993 = getelementptr { double, double }, ptr %2987, i64 1, i32 1
  %2994 = load double, ptr %2993, align 8
  %2995 = getelementptr { double, double }, ptr %2987, i64 2
  %2996 = load double, ptr %2995, align 8
  %2997 = getelementptr { double, double }, ptr %2987, i64 2, i32 1
  %2998 = load double, ptr %2997, align 8
  %2999 = getelementptr inbounds { double, double }, ptr %8, i64 %2985
  %3000 = insertelement <2 x double> poison, double %2988, i64 0
  %3001 = shufflevector <2 x double> %3000, <2 x double> poison, <2 x i32> zeroinitializer
  %3002 = fmul contract <2 x double> %2981, %3001
  %3003 = insertelement <2 x double> poison, double %2990, i64 0
  %3004 = shufflevector <2 x double> %3003, <2 x double> poison, <2 x i32> zeroinitializer
  %3005 = fmul contract <2 x double> %2981, %3004
  %3006 = shufflevector <2 x double> %3005, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3007 = fsub contract <2 x double> %3002, %3006
  %3008 = fadd contract <2 x double> %3002, %3006
  %3009 = shufflevector <2 x double> %3007, <2 x double> %3008, <2 x i32> <i32 0, i32 3>
  %3010 = insertelement <2 x double> poison, double %2992, i64 0
  %3011 = shufflevector <2 x double> %3010, <2 x double> poison, <2 x i32> zeroinitializer
  %3012 = fmul contract <2 x double> %2982, %3011
  %3013 = insertelement <2 x double> poison, double %2994, i64 0
  %3014 = shufflevector <2 x double> %3013, <2 x double> poison, <2 x i32> zeroinitializer
  %3015 = fmul contract <2 x double> %2982, %3014
  %3016 = shufflevector <2 x double> %3015, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3017 = fsub contract <2 x double> %3012, %3016
  %3018 = fadd contract <2 x double> %3012, %3016
  %3019 = shufflevector <2 x double> %3017, <2 x double> %3018, <2 x i32> <i32 0, i32 3>
  %3020 = fadd contract <2 x double> %3009, %3019
  %3021 = insertelement <2 x double> poison, double %2996, i64 0
  %3022 = shufflevector <2 x double> %3021, <2 x double> poison, <2 x i32> zeroinitializer
  %3023 = fmul contract <2 x double> %2983, %3022
  %3024 = insertelement <2 x double> poison, double %2998, i64 0
  %3025 = shufflevector <2 x double> %3024, <2 x double> poison, <2 x i32> zeroinitializer
  %3026 = fmul contract <2 x double> %2983, %3025
  %3027 = shufflevector <2 x double> %3026, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3028 = fsub contract <2 x double> %3023, %3027
  %3029 = fadd contract <2 x double> %3023, %3027
  %3030 = shufflevector <2 x double> %3028, <2 x double> %3029, <2 x i32> <i32 0, i32 3>
  %3031 = fadd contract <2 x double> %3020, %3030
  store <2 x double> %3031, ptr %2999, align 16
  %3032 = add nuw nsw i64 %2985, 1
  %3033 = icmp eq i64 %3032, 3
  br i1 %3033, label %3034, label %2984, !llvm.loop !103

3034:                                             ; preds = %2984
  %3035 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %3036 = getelementptr inbounds { double, double }, ptr %9, i64 3
  %3037 = getelementptr inbounds { double, double }, ptr %9, i64 1
  %3038 = getelementptr inbounds { double, double }, ptr %9, i64 1, i32 1
  %3039 = getelementptr inbounds { double, double }, ptr %8, i64 2
  %3040 = getelementptr inbounds { double, double }, ptr %9, i64 2
  %3041 = getelementptr inbounds { double, double }, ptr %9, i64 2, i32 1
  %3042 = getelementptr inbounds { double, double }, ptr %8, i64 1
  %3043 = getelementptr inbounds { double, double }, ptr %9, i64 0, i32 1
  %3044 = getelementptr inbounds { double, double }, ptr %9, i64 4
  %3045 = getelementptr inbounds { double, double }, ptr %9, i64 5
  %3046 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  %3047 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 25
  %3048 = load ptr, ptr %3035, align 8, !tbaa !34
  br label %3049

3049:                                             ; preds = %3142, %3034
  %3050 = phi ptr [ %3048, %3034 ], [ %3061, %3142 ]
  %3051 = phi i64 [ %2972, %3034 ], [ %3145, %3142 ]
  %3052 = getelementptr inbounds i64, ptr %3050, i64 %3051
  %3053 = load i64, ptr %3052, align 8, !tbaa !35
  %3054 = icmp sgt i64 %3053, 0
  br i1 %3054, label %3055, label %3060

3055:                                             ; preds = %3049
  %3056 = getelementptr inbounds %struct.Link, ptr %2968, i64 %3051, i32 5
  %3057 = load <2 x double>, ptr %3039, align 16
  %3058 = load <2 x double>, ptr %3042, align 16
  %3059 = load <2 x double>, ptr %8, align 16
  br label %3062

3060:                                             ; preds = %3123, %3049
  %3061 = phi ptr [ %3050, %3049 ], [ %3125, %3123 ]
  br label %3147

3062:                                             ; preds = %3123, %3055
  %3063 = phi i64 [ 0, %3055 ], [ %3124, %3123 ]
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %9) #14
  %3064 = mul nuw nsw i64 %3063, 6
  %3065 = getelementptr inbounds { double, double }, ptr %3056, i64 %3064
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %9, ptr noundef nonnull align 8 dereferenceable(96) %3065, i64 96, i1 false)
  %3066 = load <2 x double>, ptr %3037, align 16
  %3067 = load <2 x double>, ptr %3038, align 8
  %3068 = load <2 x double>, ptr %3040, align 16
  %3069 = load <2 x double>, ptr %3041, align 8
  %3070 = shufflevector <2 x double> %3066, <2 x double> poison, <2 x i32> zeroinitializer
  %3071 = fmul contract <2 x double> %3057, %3070
  %3072 = shufflevector <2 x double> %3067, <2 x double> poison, <2 x i32> zeroinitializer
  %3073 = fmul contract <2 x double> %3057, %3072
  %3074 = shufflevector <2 x double> %3073, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3075 = fsub contract <2 x double> %3071, %3074
  %3076 = fadd contract <2 x double> %3071, %3074
  %3077 = shufflevector <2 x double> %3075, <2 x double> %3076, <2 x i32> <i32 0, i32 3>
  %3078 = shufflevector <2 x double> %3068, <2 x double> poison, <2 x i32> zeroinitializer
  %3079 = fmul contract <2 x double> %3058, %3078
  %3080 = shufflevector <2 x double> %3069, <2 x double> poison, <2 x i32> zeroinitializer
  %3081 = fmul contract <2 x double> %3058, %3080
  %3082 = shufflevector <2 x double> %3081, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3083 = fsub contract <2 x double> %3079, %3082
  %3084 = fadd contract <2 x double> %3079, %3082
  %3085 = shufflevector <2 x double> %3083, <2 x double> %3084, <2 x i32> <i32 0, i32 3>
  %3086 = fsub contract <2 x double> %3077, %3085
  %3087 = load <2 x double>, ptr %3036, align 16
  %3088 = fadd contract <2 x double> %3087, %3086
  store <2 x double> %3088, ptr %3036, align 16
  %3089 = load <2 x double>, ptr %9, align 16
  %3090 = load <2 x double>, ptr %3043, align 8
  %3091 = fmul contract <2 x double> %3059, %3078
  %3092 = fmul contract <2 x double> %3059, %3080
  %3093 = shufflevector <2 x double> %3092, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3094 = fsub contract <2 x double> %3091, %3093
  %3095 = fadd contract <2 x double> %3091, %3093
  %3096 = shufflevector <2 x double> %3094, <2 x double> %3095, <2 x i32> <i32 0, i32 3>
  %3097 = shufflevector <2 x double> %3089, <2 x double> poison, <2 x i32> zeroinitializer
  %3098 = fmul contract <2 x double> %3057, %3097
  %3099 = shufflevector <2 x double> %3090, <2 x double> poison, <2 x i32> zeroinitializer
  %3100 = fmul contract <2 x double> %3057, %3099
  %3101 = shufflevector <2 x double> %3100, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3102 = fsub contract <2 x double> %3098, %3101
  %3103 = fadd contract <2 x double> %3098, %3101
  %3104 = shufflevector <2 x double> %3102, <2 x double> %3103, <2 x i32> <i32 0, i32 3>
  %3105 = fsub contract <2 x double> %3096, %3104
  %3106 = load <2 x double>, ptr %3044, align 16
  %3107 = fadd contract <2 x double> %3106, %3105
  store <2 x double> %3107, ptr %3044, align 16
  %3108 = fmul contract <2 x double> %3058, %3097
  %3109 = fmul contract <2 x double> %3058, %3099
  %3110 = shufflevector <2 x double> %3109, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3111 = fsub contract <2 x double> %3108, %3110
  %3112 = fadd contract <2 x double> %3108, %3110
  %3113 = shufflevector <2 x double> %3111, <2 x double> %3112, <2 x i32> <i32 0, i32 3>
  %3114 = fmul contract <2 x double> %3059, %3070
  %3115 = fmul contract <2 x double> %3059, %3072
  %3116 = shufflevector <2 x double> %3115, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3117 = fsub contract <2 x double> %3114, %3116
  %3118 = fadd contract <2 x double> %3114, %3116
  %3119 = shufflevector <2 x double> %3117, <2 x double> %3118, <2 x i32> <i32 0, i32 3>
  %3120 = fsub contract <2 x double> %3113, %3119
  %3121 = load <2 x double>, ptr %3045, align 16
  %3122 = fadd contract <2 x double> %3120, %3121
  store <2 x double> %3122, ptr %3045, align 16
  br label %3129

3123:                                             ; preds = %3129
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %9) #14
  %3124 = add nuw nsw i64 %3063, 1
  %3125 = load ptr, ptr %3035, align 8, !tbaa !34
  %3126 = getelementptr inbounds i64, ptr %3125, i64 %3051
  %3127 = load i64, ptr %3126, align 8, !tbaa !35
  %3128 = icmp slt i64 %3124, %3127
  br i1 %3128, label %3062, label %3060, !llvm.loop !114

3129:                                             ; preds = %3129, %3062
  %3130 = phi i64 [ 0, %3062 ], [ %3140, %3129 ]
  %3131 = getelementptr inbounds [6 x { double, double }], ptr %9, i64 0, i64 %3130
  %3132 = mul nsw i64 %3130, %2970
  %3133 = load ptr, ptr %3046, align 8, !tbaa !37
  %3134 = getelementptr inbounds i64, ptr %3133, i64 %3051
  %3135 = load i64, ptr %3134, align 8, !tbaa !35
  %3136 = getelementptr { double, double }, ptr %2, i64 %3132
  %3137 = getelementptr { double, double }, ptr %3136, i64 %3135
  %3138 = getelementptr { double, double }, ptr %3137, i64 %3063
  %3139 = load <2 x double>, ptr %3131, align 16
  store <2 x double> %3139, ptr %3138, align 8
  %3140 = add nuw nsw i64 %3130, 1
  %3141 = icmp eq i64 %3140, 6
  br i1 %3141, label %3123, label %3129, !llvm.loop !115

3142:                                             ; preds = %3147
  %3143 = load ptr, ptr %3047, align 8, !tbaa !51
  %3144 = getelementptr inbounds i64, ptr %3143, i64 %3051
  %3145 = load i64, ptr %3144, align 8, !tbaa !35
  %3146 = icmp sgt i64 %3145, -1
  br i1 %3146, label %3049, label %3156, !llvm.loop !116

3147:                                             ; preds = %3147, %3060
  %3148 = phi i64 [ 0, %3060 ], [ %3154, %3147 ]
  %3149 = getelementptr inbounds %struct.Link, ptr %2968, i64 %3051, i32 4, i64 %3148
  %3150 = getelementptr inbounds [3 x { double, double }], ptr %8, i64 0, i64 %3148
  %3151 = load <2 x double>, ptr %3149, align 8
  %3152 = load <2 x double>, ptr %3150, align 16
  %3153 = fadd contract <2 x double> %3151, %3152
  store <2 x double> %3153, ptr %3150, align 16
  %3154 = add nuw nsw i64 %3148, 1
  %3155 = icmp eq i64 %3154, 3
  br i1 %3155, label %3142, label %3147, !llvm.loop !117

3156:                                             ; preds = %3142
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #14
  br label %3867

3157:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #13
  tail call fastcc void @all_accelerations(ptr noundef nonnull %0, ptr noundef %1) #13
  %3158 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %3159 = load ptr, ptr %3158, align 8, !tbaa !30
  %3160 = load i64, ptr %0, align 8, !tbaa !31
  %3161 = mul nsw i64 %3160, 10
  %3162 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 2
  %3163 = load i64, ptr %3162, align 8, !tbaa !19
  %3164 = mul i64 %3160, 160
  %3165 = mul i64 %3164, %3163
  tail call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 %3165, i1 false)
  %3166 = load i64, ptr %0, align 8, !tbaa !31
  %3167 = icmp sgt i64 %3166, 0
  br i1 %3167, label %3168, label %3867

3168:                                             ; preds = %3157
  %3169 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 48
  %3170 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %3171 = getelementptr inbounds { double, double }, ptr %7, i64 2
  %3172 = getelementptr inbounds { double, double }, ptr %7, i64 2, i32 1
  %3173 = getelementptr inbounds { double, double }, ptr %7, i64 1
  %3174 = getelementptr inbounds { double, double }, ptr %7, i64 1, i32 1
  %3175 = getelementptr inbounds { double, double }, ptr %7, i64 0, i32 1
  %3176 = getelementptr inbounds { double, double }, ptr %5, i64 1
  %3177 = getelementptr inbounds { double, double }, ptr %5, i64 2
  %3178 = getelementptr inbounds { double, double }, ptr %5, i64 2, i32 1
  %3179 = getelementptr inbounds { double, double }, ptr %5, i64 3
  %3180 = getelementptr inbounds { double, double }, ptr %5, i64 3, i32 1
  %3181 = getelementptr inbounds { double, double }, ptr %5, i64 4
  %3182 = getelementptr inbounds { double, double }, ptr %5, i64 4, i32 1
  %3183 = getelementptr inbounds { double, double }, ptr %5, i64 5
  %3184 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 30
  br label %3185

3185:                                             ; preds = %3230, %3168
  %3186 = phi i64 [ 0, %3168 ], [ %3231, %3230 ]
  %3187 = getelementptr inbounds %struct.Link, ptr %3159, i64 %3186
  %3188 = getelementptr inbounds %struct.Link, ptr %3159, i64 %3186, i32 14
  %3189 = getelementptr inbounds %struct.Link, ptr %3159, i64 %3186, i32 14, i64 3
  %3190 = load double, ptr %3189, align 8
  %3191 = getelementptr inbounds %struct.Link, ptr %3159, i64 %3186, i32 14, i64 3, i32 1
  %3192 = load ptr, ptr %3169, align 8, !tbaa !118
  %3193 = load double, ptr %3192, align 8
  %3194 = getelementptr inbounds { double, double }, ptr %3192, i64 0, i32 1
  %3195 = getelementptr inbounds %struct.Link, ptr %3159, i64 %3186, i32 14, i64 4, i32 1
  %3196 = load double, ptr %3195, align 8
  %3197 = load <2 x double>, ptr %3191, align 8
  %3198 = load <2 x double>, ptr %3194, align 8
  %3199 = getelementptr inbounds { double, double }, ptr %3192, i64 1, i32 1
  %3200 = load double, ptr %3199, align 8
  %3201 = fsub contract <2 x double> %3197, %3198
  %3202 = insertelement <2 x double> poison, double %3190, i64 0
  %3203 = insertelement <2 x double> %3202, double %3196, i64 1
  %3204 = insertelement <2 x double> poison, double %3193, i64 0
  %3205 = insertelement <2 x double> %3204, double %3200, i64 1
  %3206 = fsub contract <2 x double> %3203, %3205
  %3207 = getelementptr inbounds %struct.Link, ptr %3159, i64 %3186, i32 14, i64 5
  %3208 = getelementptr inbounds { double, double }, ptr %3192, i64 2
  %3209 = load <2 x double>, ptr %3207, align 8
  %3210 = load <2 x double>, ptr %3208, align 8
  %3211 = fsub contract <2 x double> %3209, %3210
  %3212 = mul nsw i64 %3186, 10
  %3213 = getelementptr inbounds { double, double }, ptr %2, i64 %3212
  %3214 = getelementptr inbounds { double, double }, ptr %3188, i64 1
  %3215 = getelementptr inbounds { double, double }, ptr %3188, i64 2
  %3216 = getelementptr inbounds %struct.Link, ptr %3159, i64 %3186, i32 1
  %3217 = getelementptr inbounds { double, double }, ptr %3216, i64 0, i32 1
  %3218 = getelementptr inbounds { double, double }, ptr %3216, i64 1
  %3219 = getelementptr inbounds { double, double }, ptr %3216, i64 1, i32 1
  %3220 = getelementptr inbounds { double, double }, ptr %3216, i64 2
  %3221 = getelementptr inbounds { double, double }, ptr %3216, i64 2, i32 1
  %3222 = getelementptr inbounds %struct.Link, ptr %3159, i64 %3186, i32 5
  %3223 = extractelement <2 x double> %3201, i64 1
  %3224 = extractelement <2 x double> %3206, i64 0
  %3225 = extractelement <2 x double> %3206, i64 1
  %3226 = shufflevector <2 x double> %3211, <2 x double> %3206, <2 x i32> <i32 0, i32 3>
  %3227 = shufflevector <2 x double> %3206, <2 x double> %3211, <2 x i32> <i32 0, i32 2>
  %3228 = shufflevector <2 x double> %3211, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3229 = shufflevector <2 x double> %3201, <2 x double> %3211, <2 x i32> <i32 0, i32 3>
  br label %3234

3230:                                             ; preds = %3763
  %3231 = add nuw nsw i64 %3186, 1
  %3232 = load i64, ptr %0, align 8, !tbaa !31
  %3233 = icmp slt i64 %3231, %3232
  br i1 %3233, label %3185, label %3867, !llvm.loop !119

3234:                                             ; preds = %3763, %3185
  %3235 = phi i64 [ 0, %3185 ], [ %3764, %3763 ]
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %5) #14
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(96) %5, i8 0, i64 96, i1 false)
  call void @llvm.lifetime.start.p0(i64 144, ptr nonnull %6) #14
  br label %3236

3236:                                             ; preds = %3240, %3234
  %3237 = phi i64 [ 0, %3234 ], [ %3241, %3240 ]
  br label %3243

3238:                                             ; preds = %3240
  %3239 = icmp eq i64 %3235, 0
  br i1 %3239, label %3252, label %3253

3240:                                             ; preds = %3243
  %3241 = add nuw nsw i64 %3237, 1
  %3242 = icmp eq i64 %3241, 3
  br i1 %3242, label %3238, label %3236, !llvm.loop !120

3243:                                             ; preds = %3243, %3236
  %3244 = phi i64 [ 0, %3236 ], [ %3250, %3243 ]
  %3245 = mul nuw nsw i64 %3244, 3
  %3246 = add nuw nsw i64 %3245, %3237
  %3247 = getelementptr inbounds [9 x { double, double }], ptr %3187, i64 0, i64 %3246
  %3248 = getelementptr inbounds [3 x [3 x { double, double }]], ptr %6, i64 0, i64 %3237, i64 %3244
  %3249 = load <2 x double>, ptr %3247, align 8
  store <2 x double> %3249, ptr %3248, align 16
  %3250 = add nuw nsw i64 %3244, 1
  %3251 = icmp eq i64 %3250, 3
  br i1 %3251, label %3240, label %3243, !llvm.loop !121

3252:                                             ; preds = %3238
  store double %3224, ptr %3179, align 16
  store <2 x double> %3201, ptr %3180, align 8
  store double %3225, ptr %3182, align 8
  store <2 x double> %3211, ptr %3183, align 16
  br label %3735

3253:                                             ; preds = %3238
  %3254 = icmp ult i64 %3235, 4
  br i1 %3254, label %3255, label %3472

3255:                                             ; preds = %3253
  %3256 = add nsw i64 %3235, -1
  %3257 = getelementptr inbounds [3 x [3 x { double, double }]], ptr %6, i64 0, i64 %3256
  %3258 = getelementptr inbounds { double, double }, ptr %3257, i64 2, i32 1
  %3259 = load double, ptr %3258, align 8
  %3260 = getelementptr inbounds { double, double }, ptr %3257, i64 1, i32 1
  %3261 = load double, ptr %3257, align 16
  %3262 = getelementptr inbounds { double, double }, ptr %3257, i64 0, i32 1
  %3263 = fmul contract double %3223, %3261
  %3264 = load <2 x double>, ptr %3262, align 8
  %3265 = shufflevector <2 x double> %3264, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3266 = extractelement <2 x double> %3264, i64 1
  %3267 = extractelement <2 x double> %3264, i64 0
  %3268 = load <2 x double>, ptr %3260, align 8
  %3269 = extractelement <2 x double> %3268, i64 1
  %3270 = extractelement <2 x double> %3268, i64 0
  %3271 = fmul contract <2 x double> %3226, %3268
  %3272 = fmul contract <2 x double> %3201, %3268
  %3273 = load <2 x double>, ptr %3218, align 8
  %3274 = extractelement <2 x double> %3273, i64 1
  %3275 = fmul contract double %3274, %3259
  %3276 = extractelement <2 x double> %3273, i64 0
  %3277 = fmul contract double %3276, %3259
  %3278 = load <2 x double>, ptr %3220, align 8
  %3279 = extractelement <2 x double> %3278, i64 0
  %3280 = fmul contract double %3279, %3261
  %3281 = extractelement <2 x double> %3278, i64 1
  %3282 = load <2 x double>, ptr %3214, align 8
  %3283 = insertelement <2 x double> poison, double %3259, i64 0
  %3284 = shufflevector <2 x double> %3283, <2 x double> poison, <2 x i32> zeroinitializer
  %3285 = fmul contract <2 x double> %3284, %3282
  %3286 = shufflevector <2 x double> %3285, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3287 = load <2 x double>, ptr %3215, align 8
  %3288 = fmul contract <2 x double> %3278, %3265
  %3289 = extractelement <2 x double> %3288, i64 0
  %3290 = fmul contract double %3281, %3266
  %3291 = fmul contract double %3281, %3267
  %3292 = fsub contract double %3280, %3291
  %3293 = shufflevector <2 x double> %3264, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3294 = fmul contract <2 x double> %3293, %3287
  %3295 = fmul contract double %3276, %3269
  %3296 = fmul contract double %3274, %3269
  %3297 = fsub contract double %3295, %3275
  %3298 = fadd contract double %3296, %3277
  %3299 = fmul contract double %3281, %3270
  %3300 = fmul contract <2 x double> %3278, %3268
  %3301 = extractelement <2 x double> %3300, i64 0
  %3302 = shufflevector <2 x double> %3268, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3303 = fmul contract <2 x double> %3302, %3282
  %3304 = fsub contract <2 x double> %3303, %3286
  %3305 = fadd contract <2 x double> %3303, %3286
  %3306 = shufflevector <2 x double> %3304, <2 x double> %3305, <2 x i32> <i32 0, i32 3>
  %3307 = shufflevector <2 x double> %3268, <2 x double> poison, <2 x i32> zeroinitializer
  %3308 = fmul contract <2 x double> %3307, %3287
  %3309 = shufflevector <2 x double> %3308, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3310 = fsub contract double %3289, %3299
  %3311 = fadd contract double %3290, %3301
  %3312 = fsub contract double %3297, %3310
  %3313 = fsub contract double %3298, %3311
  %3314 = fsub contract <2 x double> %3294, %3309
  %3315 = fadd contract <2 x double> %3294, %3309
  %3316 = shufflevector <2 x double> %3314, <2 x double> %3315, <2 x i32> <i32 0, i32 3>
  %3317 = fsub contract <2 x double> %3306, %3316
  %3318 = load <2 x double>, ptr %3216, align 8
  %3319 = extractelement <2 x double> %3318, i64 1
  %3320 = fmul contract double %3259, %3319
  %3321 = extractelement <2 x double> %3318, i64 0
  %3322 = load <2 x double>, ptr %3188, align 8
  %3323 = fmul contract <2 x double> %3284, %3322
  %3324 = shufflevector <2 x double> %3323, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3325 = fmul contract double %3269, %3321
  %3326 = fsub contract double %3325, %3320
  %3327 = shufflevector <2 x double> %3278, <2 x double> %3318, <2 x i32> <i32 1, i32 2>
  %3328 = insertelement <2 x double> poison, double %3261, i64 0
  %3329 = insertelement <2 x double> %3328, double %3259, i64 1
  %3330 = fmul contract <2 x double> %3327, %3329
  %3331 = shufflevector <2 x double> %3278, <2 x double> %3268, <2 x i32> <i32 0, i32 3>
  %3332 = shufflevector <2 x double> %3264, <2 x double> %3318, <2 x i32> <i32 0, i32 3>
  %3333 = fmul contract <2 x double> %3331, %3332
  %3334 = fadd contract <2 x double> %3330, %3333
  %3335 = fmul contract <2 x double> %3302, %3322
  %3336 = fsub contract <2 x double> %3335, %3324
  %3337 = fadd contract <2 x double> %3335, %3324
  %3338 = shufflevector <2 x double> %3336, <2 x double> %3337, <2 x i32> <i32 0, i32 3>
  %3339 = shufflevector <2 x double> %3265, <2 x double> %3273, <2 x i32> <i32 0, i32 2>
  %3340 = insertelement <2 x double> %3318, double %3261, i64 1
  %3341 = fmul contract <2 x double> %3339, %3340
  %3342 = shufflevector <2 x double> %3268, <2 x double> %3273, <2 x i32> <i32 0, i32 3>
  %3343 = shufflevector <2 x double> %3318, <2 x double> %3265, <2 x i32> <i32 1, i32 3>
  %3344 = fmul contract <2 x double> %3342, %3343
  %3345 = fsub contract <2 x double> %3341, %3344
  %3346 = fmul contract <2 x double> %3339, %3343
  %3347 = fmul contract <2 x double> %3342, %3340
  %3348 = fadd contract <2 x double> %3347, %3346
  %3349 = shufflevector <2 x double> %3328, <2 x double> poison, <2 x i32> zeroinitializer
  %3350 = fmul contract <2 x double> %3349, %3287
  %3351 = shufflevector <2 x double> %3264, <2 x double> poison, <2 x i32> zeroinitializer
  %3352 = fmul contract <2 x double> %3351, %3287
  %3353 = shufflevector <2 x double> %3352, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3354 = fsub contract <2 x double> %3350, %3353
  %3355 = fadd contract <2 x double> %3350, %3353
  %3356 = shufflevector <2 x double> %3354, <2 x double> %3355, <2 x i32> <i32 0, i32 3>
  %3357 = fsub contract double %3292, %3326
  %3358 = shufflevector <2 x double> %3334, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %3359 = fsub contract <2 x double> %3334, %3358
  %3360 = shufflevector <2 x double> %3345, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %3361 = fsub contract <2 x double> %3345, %3360
  %3362 = shufflevector <2 x double> %3348, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %3363 = fsub contract <2 x double> %3348, %3362
  %3364 = fsub contract <2 x double> %3356, %3338
  %3365 = shufflevector <2 x double> %3363, <2 x double> poison, <2 x i32> zeroinitializer
  %3366 = fmul contract <2 x double> %3273, %3365
  %3367 = shufflevector <2 x double> %3366, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3368 = shufflevector <2 x double> %3361, <2 x double> poison, <2 x i32> zeroinitializer
  %3369 = fmul contract <2 x double> %3273, %3368
  %3370 = fsub contract <2 x double> %3369, %3367
  %3371 = fadd contract <2 x double> %3369, %3367
  %3372 = shufflevector <2 x double> %3370, <2 x double> %3371, <2 x i32> <i32 0, i32 3>
  %3373 = shufflevector <2 x double> %3359, <2 x double> poison, <2 x i32> zeroinitializer
  %3374 = fmul contract <2 x double> %3278, %3373
  %3375 = shufflevector <2 x double> %3374, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3376 = insertelement <2 x double> poison, double %3357, i64 0
  %3377 = shufflevector <2 x double> %3376, <2 x double> poison, <2 x i32> zeroinitializer
  %3378 = fmul contract <2 x double> %3278, %3377
  %3379 = fsub contract <2 x double> %3378, %3375
  %3380 = fadd contract <2 x double> %3378, %3375
  %3381 = shufflevector <2 x double> %3379, <2 x double> %3380, <2 x i32> <i32 0, i32 3>
  %3382 = fsub contract <2 x double> %3372, %3381
  %3383 = fadd contract <2 x double> %3382, %3317
  store <2 x double> %3383, ptr %3179, align 16
  %3384 = insertelement <2 x double> poison, double %3313, i64 0
  %3385 = shufflevector <2 x double> %3384, <2 x double> poison, <2 x i32> zeroinitializer
  %3386 = fmul contract <2 x double> %3278, %3385
  %3387 = shufflevector <2 x double> %3386, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3388 = insertelement <2 x double> poison, double %3312, i64 0
  %3389 = shufflevector <2 x double> %3388, <2 x double> poison, <2 x i32> zeroinitializer
  %3390 = fmul contract <2 x double> %3278, %3389
  %3391 = fsub contract <2 x double> %3390, %3387
  %3392 = fadd contract <2 x double> %3390, %3387
  %3393 = shufflevector <2 x double> %3391, <2 x double> %3392, <2 x i32> <i32 0, i32 3>
  %3394 = fmul contract <2 x double> %3318, %3365
  %3395 = shufflevector <2 x double> %3394, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3396 = fmul contract <2 x double> %3318, %3368
  %3397 = fsub contract <2 x double> %3396, %3395
  %3398 = fadd contract <2 x double> %3396, %3395
  %3399 = shufflevector <2 x double> %3397, <2 x double> %3398, <2 x i32> <i32 0, i32 3>
  %3400 = fsub contract <2 x double> %3393, %3399
  %3401 = fadd contract <2 x double> %3400, %3364
  store <2 x double> %3401, ptr %3181, align 16
  %3402 = fmul contract <2 x double> %3349, %3282
  %3403 = fmul contract <2 x double> %3351, %3282
  %3404 = shufflevector <2 x double> %3403, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3405 = fsub contract <2 x double> %3402, %3404
  %3406 = fadd contract <2 x double> %3402, %3404
  %3407 = shufflevector <2 x double> %3405, <2 x double> %3406, <2 x i32> <i32 0, i32 3>
  %3408 = fmul contract <2 x double> %3293, %3322
  %3409 = fmul contract <2 x double> %3307, %3322
  %3410 = shufflevector <2 x double> %3409, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3411 = fsub contract <2 x double> %3408, %3410
  %3412 = fadd contract <2 x double> %3408, %3410
  %3413 = shufflevector <2 x double> %3411, <2 x double> %3412, <2 x i32> <i32 0, i32 3>
  %3414 = fsub contract <2 x double> %3413, %3407
  %3415 = fmul contract <2 x double> %3318, %3373
  %3416 = shufflevector <2 x double> %3415, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3417 = fmul contract <2 x double> %3318, %3377
  %3418 = fsub contract <2 x double> %3417, %3416
  %3419 = fadd contract <2 x double> %3417, %3416
  %3420 = shufflevector <2 x double> %3418, <2 x double> %3419, <2 x i32> <i32 0, i32 3>
  %3421 = fmul contract <2 x double> %3273, %3385
  %3422 = shufflevector <2 x double> %3421, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3423 = fmul contract <2 x double> %3273, %3389
  %3424 = fsub contract <2 x double> %3423, %3422
  %3425 = fadd contract <2 x double> %3423, %3422
  %3426 = shufflevector <2 x double> %3424, <2 x double> %3425, <2 x i32> <i32 0, i32 3>
  %3427 = fsub contract <2 x double> %3420, %3426
  %3428 = fadd contract <2 x double> %3427, %3414
  store <2 x double> %3428, ptr %3183, align 16
  %3429 = insertelement <2 x double> %3228, double %3259, i64 1
  %3430 = shufflevector <2 x double> %3265, <2 x double> %3201, <2 x i32> <i32 0, i32 3>
  %3431 = fmul contract <2 x double> %3429, %3430
  %3432 = shufflevector <2 x double> %3268, <2 x double> %3206, <2 x i32> <i32 0, i32 3>
  %3433 = fmul contract <2 x double> %3429, %3432
  %3434 = shufflevector <2 x double> %3211, <2 x double> %3268, <2 x i32> <i32 0, i32 3>
  %3435 = fmul contract <2 x double> %3434, %3430
  %3436 = fsub contract <2 x double> %3435, %3433
  %3437 = fadd contract <2 x double> %3271, %3431
  %3438 = shufflevector <2 x double> %3436, <2 x double> %3437, <2 x i32> <i32 0, i32 2>
  %3439 = shufflevector <2 x double> %3436, <2 x double> %3437, <2 x i32> <i32 1, i32 3>
  %3440 = fsub contract <2 x double> %3438, %3439
  store <2 x double> %3440, ptr %5, align 16
  %3441 = insertelement <2 x double> %3302, double %3261, i64 1
  %3442 = fmul contract <2 x double> %3227, %3441
  %3443 = shufflevector <2 x double> %3201, <2 x double> %3265, <2 x i32> <i32 0, i32 3>
  %3444 = insertelement <2 x double> %3211, double %3259, i64 0
  %3445 = fmul contract <2 x double> %3443, %3444
  %3446 = fsub contract <2 x double> %3442, %3445
  %3447 = fmul contract <2 x double> %3229, %3441
  %3448 = shufflevector <2 x double> %3206, <2 x double> %3265, <2 x i32> <i32 0, i32 3>
  %3449 = insertelement <2 x double> %3228, double %3259, i64 0
  %3450 = fmul contract <2 x double> %3448, %3449
  %3451 = fadd contract <2 x double> %3447, %3450
  %3452 = shufflevector <2 x double> %3446, <2 x double> %3451, <2 x i32> <i32 0, i32 2>
  %3453 = shufflevector <2 x double> %3446, <2 x double> %3451, <2 x i32> <i32 1, i32 3>
  %3454 = fsub contract <2 x double> %3452, %3453
  store <2 x double> %3454, ptr %3176, align 16
  %3455 = fmul contract double %3225, %3267
  %3456 = fsub contract double %3263, %3455
  %3457 = fmul contract <2 x double> %3206, %3265
  %3458 = fmul contract <2 x double> %3201, %3265
  %3459 = insertelement <2 x double> %3268, double %3261, i64 1
  %3460 = fmul contract <2 x double> %3206, %3459
  %3461 = fsub contract <2 x double> %3457, %3272
  %3462 = extractelement <2 x double> %3461, i64 0
  %3463 = fadd contract <2 x double> %3458, %3460
  %3464 = fsub contract double %3456, %3462
  %3465 = shufflevector <2 x double> %3463, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %3466 = fsub contract <2 x double> %3465, %3463
  %3467 = extractelement <2 x double> %3466, i64 0
  store double %3464, ptr %3177, align 16
  store double %3467, ptr %3178, align 8
  %3468 = extractelement <2 x double> %3440, i64 0
  %3469 = extractelement <2 x double> %3440, i64 1
  %3470 = extractelement <2 x double> %3454, i64 0
  %3471 = extractelement <2 x double> %3454, i64 1
  br label %3735

3472:                                             ; preds = %3253
  %3473 = add nsw i64 %3235, -4
  %3474 = getelementptr inbounds [6 x i64], ptr @regressor.first, i64 0, i64 %3473
  %3475 = load i64, ptr %3474, align 8, !tbaa !35
  %3476 = getelementptr inbounds [3 x [3 x { double, double }]], ptr %6, i64 0, i64 %3475
  %3477 = getelementptr inbounds [6 x i64], ptr @regressor.second, i64 0, i64 %3473
  %3478 = load i64, ptr %3477, align 8, !tbaa !35
  %3479 = getelementptr inbounds [3 x [3 x { double, double }]], ptr %6, i64 0, i64 %3478
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #14
  %3480 = icmp ne i64 %3475, %3478
  %3481 = uitofp i1 %3480 to double
  %3482 = load double, ptr %3479, align 16
  %3483 = getelementptr inbounds { double, double }, ptr %3479, i64 0, i32 1
  %3484 = load double, ptr %3483, align 8
  %3485 = getelementptr inbounds { double, double }, ptr %3479, i64 1
  %3486 = load double, ptr %3485, align 16
  %3487 = getelementptr inbounds { double, double }, ptr %3479, i64 1, i32 1
  %3488 = load double, ptr %3487, align 8
  %3489 = getelementptr inbounds { double, double }, ptr %3479, i64 2
  %3490 = load double, ptr %3489, align 16
  %3491 = getelementptr inbounds { double, double }, ptr %3479, i64 2, i32 1
  %3492 = load double, ptr %3491, align 8
  %3493 = getelementptr inbounds { double, double }, ptr %3476, i64 1
  %3494 = getelementptr inbounds { double, double }, ptr %3476, i64 2
  %3495 = load <2 x double>, ptr %3188, align 8
  %3496 = extractelement <2 x double> %3495, i64 0
  %3497 = fmul contract double %3482, %3496
  %3498 = extractelement <2 x double> %3495, i64 1
  %3499 = fmul contract double %3484, %3498
  %3500 = fmul contract double %3482, %3498
  %3501 = fmul contract double %3484, %3496
  %3502 = fsub contract double %3497, %3499
  %3503 = fadd contract double %3501, %3500
  %3504 = load <2 x double>, ptr %3214, align 8
  %3505 = extractelement <2 x double> %3504, i64 0
  %3506 = fmul contract double %3486, %3505
  %3507 = extractelement <2 x double> %3504, i64 1
  %3508 = fmul contract double %3488, %3507
  %3509 = fmul contract double %3486, %3507
  %3510 = fmul contract double %3488, %3505
  %3511 = fsub contract double %3506, %3508
  %3512 = fadd contract double %3510, %3509
  %3513 = fadd contract double %3502, %3511
  %3514 = fadd contract double %3503, %3512
  %3515 = load <2 x double>, ptr %3215, align 8
  %3516 = extractelement <2 x double> %3515, i64 0
  %3517 = fmul contract double %3490, %3516
  %3518 = extractelement <2 x double> %3515, i64 1
  %3519 = fmul contract double %3492, %3518
  %3520 = fmul contract double %3490, %3518
  %3521 = fmul contract double %3492, %3516
  %3522 = fsub contract double %3517, %3519
  %3523 = fadd contract double %3521, %3520
  %3524 = fadd contract double %3513, %3522
  %3525 = fadd contract double %3514, %3523
  %3526 = load double, ptr %3216, align 8
  %3527 = load double, ptr %3217, align 8
  %3528 = fmul contract double %3482, %3526
  %3529 = fmul contract double %3484, %3527
  %3530 = fmul contract double %3482, %3527
  %3531 = fmul contract double %3484, %3526
  %3532 = fsub contract double %3528, %3529
  %3533 = fadd contract double %3531, %3530
  %3534 = load double, ptr %3218, align 8
  %3535 = load double, ptr %3219, align 8
  %3536 = fmul contract double %3486, %3534
  %3537 = fmul contract double %3488, %3535
  %3538 = fmul contract double %3486, %3535
  %3539 = fmul contract double %3488, %3534
  %3540 = fsub contract double %3536, %3537
  %3541 = fadd contract double %3539, %3538
  %3542 = fadd contract double %3532, %3540
  %3543 = fadd contract double %3533, %3541
  %3544 = load double, ptr %3220, align 8
  %3545 = load double, ptr %3221, align 8
  %3546 = fmul contract double %3490, %3544
  %3547 = fmul contract double %3492, %3545
  %3548 = fmul contract double %3490, %3545
  %3549 = fmul contract double %3492, %3544
  %3550 = fsub contract double %3546, %3547
  %3551 = fadd contract double %3549, %3548
  %3552 = fadd contract double %3542, %3550
  %3553 = fadd contract double %3543, %3551
  %3554 = load <2 x double>, ptr %3476, align 16
  %3555 = load <2 x double>, ptr %3493, align 16
  %3556 = load <2 x double>, ptr %3494, align 16
  %3557 = shufflevector <2 x double> %3554, <2 x double> poison, <2 x i32> zeroinitializer
  %3558 = fmul contract <2 x double> %3495, %3557
  %3559 = shufflevector <2 x double> %3554, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3560 = fmul contract <2 x double> %3495, %3559
  %3561 = shufflevector <2 x double> %3560, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3562 = fsub contract <2 x double> %3558, %3561
  %3563 = fadd contract <2 x double> %3558, %3561
  %3564 = shufflevector <2 x double> %3562, <2 x double> %3563, <2 x i32> <i32 0, i32 3>
  %3565 = shufflevector <2 x double> %3555, <2 x double> poison, <2 x i32> zeroinitializer
  %3566 = fmul contract <2 x double> %3504, %3565
  %3567 = shufflevector <2 x double> %3555, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3568 = fmul contract <2 x double> %3504, %3567
  %3569 = shufflevector <2 x double> %3568, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3570 = fsub contract <2 x double> %3566, %3569
  %3571 = fadd contract <2 x double> %3566, %3569
  %3572 = shufflevector <2 x double> %3570, <2 x double> %3571, <2 x i32> <i32 0, i32 3>
  %3573 = fadd contract <2 x double> %3564, %3572
  %3574 = shufflevector <2 x double> %3556, <2 x double> poison, <2 x i32> zeroinitializer
  %3575 = fmul contract <2 x double> %3515, %3574
  %3576 = shufflevector <2 x double> %3556, <2 x double> poison, <2 x i32> <i32 1, i32 1>
  %3577 = fmul contract <2 x double> %3515, %3576
  %3578 = shufflevector <2 x double> %3577, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3579 = fsub contract <2 x double> %3575, %3578
  %3580 = fadd contract <2 x double> %3575, %3578
  %3581 = shufflevector <2 x double> %3579, <2 x double> %3580, <2 x i32> <i32 0, i32 3>
  %3582 = fadd contract <2 x double> %3573, %3581
  %3583 = insertelement <2 x double> poison, double %3527, i64 0
  %3584 = shufflevector <2 x double> %3583, <2 x double> poison, <2 x i32> zeroinitializer
  %3585 = fmul contract <2 x double> %3554, %3584
  %3586 = shufflevector <2 x double> %3585, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3587 = insertelement <2 x double> poison, double %3526, i64 0
  %3588 = shufflevector <2 x double> %3587, <2 x double> poison, <2 x i32> zeroinitializer
  %3589 = fmul contract <2 x double> %3554, %3588
  %3590 = fsub contract <2 x double> %3589, %3586
  %3591 = fadd contract <2 x double> %3589, %3586
  %3592 = shufflevector <2 x double> %3590, <2 x double> %3591, <2 x i32> <i32 0, i32 3>
  %3593 = insertelement <2 x double> poison, double %3535, i64 0
  %3594 = shufflevector <2 x double> %3593, <2 x double> poison, <2 x i32> zeroinitializer
  %3595 = fmul contract <2 x double> %3555, %3594
  %3596 = shufflevector <2 x double> %3595, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3597 = insertelement <2 x double> poison, double %3534, i64 0
  %3598 = shufflevector <2 x double> %3597, <2 x double> poison, <2 x i32> zeroinitializer
  %3599 = fmul contract <2 x double> %3555, %3598
  %3600 = fsub contract <2 x double> %3599, %3596
  %3601 = fadd contract <2 x double> %3599, %3596
  %3602 = shufflevector <2 x double> %3600, <2 x double> %3601, <2 x i32> <i32 0, i32 3>
  %3603 = fadd contract <2 x double> %3592, %3602
  %3604 = insertelement <2 x double> poison, double %3545, i64 0
  %3605 = shufflevector <2 x double> %3604, <2 x double> poison, <2 x i32> zeroinitializer
  %3606 = fmul contract <2 x double> %3556, %3605
  %3607 = shufflevector <2 x double> %3606, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3608 = insertelement <2 x double> poison, double %3544, i64 0
  %3609 = shufflevector <2 x double> %3608, <2 x double> poison, <2 x i32> zeroinitializer
  %3610 = fmul contract <2 x double> %3556, %3609
  %3611 = fsub contract <2 x double> %3610, %3607
  %3612 = fadd contract <2 x double> %3610, %3607
  %3613 = shufflevector <2 x double> %3611, <2 x double> %3612, <2 x i32> <i32 0, i32 3>
  %3614 = fadd contract <2 x double> %3603, %3613
  %3615 = insertelement <2 x double> poison, double %3524, i64 0
  %3616 = shufflevector <2 x double> %3615, <2 x double> poison, <2 x i32> zeroinitializer
  %3617 = insertelement <2 x double> poison, double %3525, i64 0
  %3618 = shufflevector <2 x double> %3617, <2 x double> poison, <2 x i32> zeroinitializer
  %3619 = shufflevector <2 x double> %3582, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3620 = insertelement <2 x double> poison, double %3552, i64 0
  %3621 = shufflevector <2 x double> %3620, <2 x double> poison, <2 x i32> zeroinitializer
  %3622 = insertelement <2 x double> poison, double %3553, i64 0
  %3623 = shufflevector <2 x double> %3622, <2 x double> poison, <2 x i32> zeroinitializer
  %3624 = shufflevector <2 x double> %3614, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  br label %3689

3625:                                             ; preds = %3689
  %3626 = load double, ptr %3171, align 16
  %3627 = load double, ptr %3172, align 8
  %3628 = load double, ptr %3173, align 16
  %3629 = load double, ptr %3174, align 8
  %3630 = insertelement <2 x double> %3597, double %3544, i64 1
  %3631 = insertelement <2 x double> poison, double %3626, i64 0
  %3632 = insertelement <2 x double> %3631, double %3628, i64 1
  %3633 = fmul contract <2 x double> %3630, %3632
  %3634 = insertelement <2 x double> %3593, double %3545, i64 1
  %3635 = insertelement <2 x double> poison, double %3627, i64 0
  %3636 = insertelement <2 x double> %3635, double %3629, i64 1
  %3637 = fmul contract <2 x double> %3634, %3636
  %3638 = fsub contract <2 x double> %3633, %3637
  %3639 = fmul contract <2 x double> %3630, %3636
  %3640 = fmul contract <2 x double> %3634, %3632
  %3641 = fadd contract <2 x double> %3640, %3639
  %3642 = shufflevector <2 x double> %3638, <2 x double> %3641, <2 x i32> <i32 0, i32 2>
  %3643 = shufflevector <2 x double> %3638, <2 x double> %3641, <2 x i32> <i32 1, i32 3>
  %3644 = fsub contract <2 x double> %3642, %3643
  %3645 = load <2 x double>, ptr %5, align 16
  %3646 = fadd contract <2 x double> %3645, %3644
  store <2 x double> %3646, ptr %5, align 16
  %3647 = load double, ptr %7, align 16
  %3648 = load double, ptr %3175, align 8
  %3649 = insertelement <2 x double> %3608, double %3526, i64 1
  %3650 = insertelement <2 x double> poison, double %3647, i64 0
  %3651 = insertelement <2 x double> %3650, double %3626, i64 1
  %3652 = fmul contract <2 x double> %3649, %3651
  %3653 = insertelement <2 x double> %3604, double %3527, i64 1
  %3654 = insertelement <2 x double> poison, double %3648, i64 0
  %3655 = insertelement <2 x double> %3654, double %3627, i64 1
  %3656 = fmul contract <2 x double> %3653, %3655
  %3657 = fsub contract <2 x double> %3652, %3656
  %3658 = fmul contract <2 x double> %3649, %3655
  %3659 = fmul contract <2 x double> %3653, %3651
  %3660 = fadd contract <2 x double> %3659, %3658
  %3661 = shufflevector <2 x double> %3657, <2 x double> %3660, <2 x i32> <i32 0, i32 2>
  %3662 = shufflevector <2 x double> %3657, <2 x double> %3660, <2 x i32> <i32 1, i32 3>
  %3663 = fsub contract <2 x double> %3661, %3662
  %3664 = load <2 x double>, ptr %3176, align 16
  %3665 = fadd contract <2 x double> %3664, %3663
  store <2 x double> %3665, ptr %3176, align 16
  %3666 = insertelement <2 x double> %3587, double %3534, i64 1
  %3667 = insertelement <2 x double> poison, double %3628, i64 0
  %3668 = insertelement <2 x double> %3667, double %3647, i64 1
  %3669 = fmul contract <2 x double> %3666, %3668
  %3670 = insertelement <2 x double> %3583, double %3535, i64 1
  %3671 = insertelement <2 x double> poison, double %3629, i64 0
  %3672 = insertelement <2 x double> %3671, double %3648, i64 1
  %3673 = fmul contract <2 x double> %3670, %3672
  %3674 = fsub contract <2 x double> %3669, %3673
  %3675 = fmul contract <2 x double> %3666, %3672
  %3676 = fmul contract <2 x double> %3670, %3668
  %3677 = fadd contract <2 x double> %3676, %3675
  %3678 = shufflevector <2 x double> %3674, <2 x double> %3677, <2 x i32> <i32 0, i32 2>
  %3679 = shufflevector <2 x double> %3674, <2 x double> %3677, <2 x i32> <i32 1, i32 3>
  %3680 = fsub contract <2 x double> %3678, %3679
  %3681 = load <2 x double>, ptr %3177, align 16
  %3682 = fadd contract <2 x double> %3680, %3681
  store <2 x double> %3682, ptr %3177, align 16
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #14
  %3683 = extractelement <2 x double> %3646, i64 0
  %3684 = extractelement <2 x double> %3646, i64 1
  %3685 = extractelement <2 x double> %3665, i64 0
  %3686 = extractelement <2 x double> %3665, i64 1
  %3687 = extractelement <2 x double> %3682, i64 0
  %3688 = extractelement <2 x double> %3682, i64 1
  br label %3735

3689:                                             ; preds = %3689, %3472
  %3690 = phi i64 [ 0, %3472 ], [ %3733, %3689 ]
  %3691 = getelementptr inbounds { double, double }, ptr %3476, i64 %3690
  %3692 = getelementptr inbounds { double, double }, ptr %3479, i64 %3690
  %3693 = load double, ptr %3692, align 16
  %3694 = getelementptr inbounds { double, double }, ptr %3479, i64 %3690, i32 1
  %3695 = load double, ptr %3694, align 8
  %3696 = fmul contract double %3693, %3481
  %3697 = fmul contract double %3695, 0.000000e+00
  %3698 = fmul contract double %3695, %3481
  %3699 = fmul contract double %3693, 0.000000e+00
  %3700 = fsub contract double %3696, %3697
  %3701 = fadd contract double %3699, %3698
  %3702 = getelementptr inbounds [6 x { double, double }], ptr %5, i64 0, i64 %3690
  %3703 = load <2 x double>, ptr %3691, align 16
  %3704 = fmul contract <2 x double> %3618, %3703
  %3705 = shufflevector <2 x double> %3704, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3706 = fmul contract <2 x double> %3616, %3703
  %3707 = fsub contract <2 x double> %3706, %3705
  %3708 = fadd contract <2 x double> %3706, %3705
  %3709 = shufflevector <2 x double> %3707, <2 x double> %3708, <2 x i32> <i32 0, i32 3>
  %3710 = insertelement <2 x double> poison, double %3700, i64 0
  %3711 = shufflevector <2 x double> %3710, <2 x double> poison, <2 x i32> zeroinitializer
  %3712 = fmul contract <2 x double> %3582, %3711
  %3713 = insertelement <2 x double> poison, double %3701, i64 0
  %3714 = shufflevector <2 x double> %3713, <2 x double> poison, <2 x i32> zeroinitializer
  %3715 = fmul contract <2 x double> %3619, %3714
  %3716 = fsub contract <2 x double> %3712, %3715
  %3717 = fadd contract <2 x double> %3712, %3715
  %3718 = shufflevector <2 x double> %3716, <2 x double> %3717, <2 x i32> <i32 0, i32 3>
  %3719 = fadd contract <2 x double> %3709, %3718
  store <2 x double> %3719, ptr %3702, align 16
  %3720 = getelementptr inbounds [3 x { double, double }], ptr %7, i64 0, i64 %3690
  %3721 = fmul contract <2 x double> %3623, %3703
  %3722 = shufflevector <2 x double> %3721, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3723 = fmul contract <2 x double> %3621, %3703
  %3724 = fsub contract <2 x double> %3723, %3722
  %3725 = fadd contract <2 x double> %3723, %3722
  %3726 = shufflevector <2 x double> %3724, <2 x double> %3725, <2 x i32> <i32 0, i32 3>
  %3727 = fmul contract <2 x double> %3614, %3711
  %3728 = fmul contract <2 x double> %3624, %3714
  %3729 = fsub contract <2 x double> %3727, %3728
  %3730 = fadd contract <2 x double> %3727, %3728
  %3731 = shufflevector <2 x double> %3729, <2 x double> %3730, <2 x i32> <i32 0, i32 3>
  %3732 = fadd contract <2 x double> %3726, %3731
  store <2 x double> %3732, ptr %3720, align 16
  %3733 = add nuw nsw i64 %3690, 1
  %3734 = icmp eq i64 %3733, 3
  br i1 %3734, label %3625, label %3689, !llvm.loop !122

3735:                                             ; preds = %3625, %3255, %3252
  %3736 = phi double [ %3467, %3255 ], [ %3688, %3625 ], [ 0.000000e+00, %3252 ]
  %3737 = phi double [ %3464, %3255 ], [ %3687, %3625 ], [ 0.000000e+00, %3252 ]
  %3738 = phi double [ %3471, %3255 ], [ %3686, %3625 ], [ 0.000000e+00, %3252 ]
  %3739 = phi double [ %3470, %3255 ], [ %3685, %3625 ], [ 0.000000e+00, %3252 ]
  %3740 = phi double [ %3469, %3255 ], [ %3684, %3625 ], [ 0.000000e+00, %3252 ]
  %3741 = phi double [ %3468, %3255 ], [ %3683, %3625 ], [ 0.000000e+00, %3252 ]
  %3742 = getelementptr inbounds { double, double }, ptr %3213, i64 %3235
  %3743 = load ptr, ptr %3170, align 8, !tbaa !34
  %3744 = getelementptr inbounds i64, ptr %3743, i64 %3186
  %3745 = load i64, ptr %3744, align 8, !tbaa !35
  %3746 = icmp sgt i64 %3745, 0
  br i1 %3746, label %3747, label %3763

3747:                                             ; preds = %3735
  %3748 = load <2 x double>, ptr %3179, align 16
  %3749 = load <2 x double>, ptr %3181, align 16
  %3750 = load <2 x double>, ptr %3183, align 16
  %3751 = insertelement <2 x double> poison, double %3741, i64 0
  %3752 = shufflevector <2 x double> %3751, <2 x double> poison, <2 x i32> zeroinitializer
  %3753 = insertelement <2 x double> poison, double %3740, i64 0
  %3754 = shufflevector <2 x double> %3753, <2 x double> poison, <2 x i32> zeroinitializer
  %3755 = insertelement <2 x double> poison, double %3739, i64 0
  %3756 = shufflevector <2 x double> %3755, <2 x double> poison, <2 x i32> zeroinitializer
  %3757 = insertelement <2 x double> poison, double %3738, i64 0
  %3758 = shufflevector <2 x double> %3757, <2 x double> poison, <2 x i32> zeroinitializer
  %3759 = insertelement <2 x double> poison, double %3737, i64 0
  %3760 = shufflevector <2 x double> %3759, <2 x double> poison, <2 x i32> zeroinitializer
  %3761 = insertelement <2 x double> poison, double %3736, i64 0
  %3762 = shufflevector <2 x double> %3761, <2 x double> poison, <2 x i32> zeroinitializer
  br label %3766

3763:                                             ; preds = %3766, %3735
  call fastcc void @felt_inward(ptr noundef nonnull %0, i64 noundef %3186, ptr noundef nonnull %5, ptr noundef %3742, i64 noundef %3161) #13
  call void @llvm.lifetime.end.p0(i64 144, ptr nonnull %6) #14
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %5) #14
  %3764 = add nuw nsw i64 %3235, 1
  %3765 = icmp eq i64 %3764, 10
  br i1 %3765, label %3230, label %3234, !llvm.loop !123

3766:                                             ; preds = %3766, %3747
  %3767 = phi i64 [ 0, %3747 ], [ %3846, %3766 ]
  %3768 = mul nuw nsw i64 %3767, 6
  %3769 = getelementptr inbounds { double, double }, ptr %3222, i64 %3768
  %3770 = getelementptr inbounds { double, double }, ptr %3769, i64 1
  %3771 = getelementptr inbounds { double, double }, ptr %3769, i64 2
  %3772 = getelementptr inbounds { double, double }, ptr %3769, i64 3
  %3773 = load double, ptr %3772, align 8
  %3774 = getelementptr inbounds { double, double }, ptr %3769, i64 3, i32 1
  %3775 = load double, ptr %3774, align 8
  %3776 = getelementptr inbounds { double, double }, ptr %3769, i64 4
  %3777 = load double, ptr %3776, align 8
  %3778 = getelementptr inbounds { double, double }, ptr %3769, i64 4, i32 1
  %3779 = load double, ptr %3778, align 8
  %3780 = getelementptr inbounds { double, double }, ptr %3769, i64 5
  %3781 = load double, ptr %3780, align 8
  %3782 = getelementptr inbounds { double, double }, ptr %3769, i64 5, i32 1
  %3783 = load double, ptr %3782, align 8
  %3784 = load ptr, ptr %3184, align 8, !tbaa !37
  %3785 = getelementptr inbounds i64, ptr %3784, i64 %3186
  %3786 = load i64, ptr %3785, align 8, !tbaa !35
  %3787 = add nsw i64 %3786, %3767
  %3788 = mul nsw i64 %3787, %3161
  %3789 = getelementptr inbounds { double, double }, ptr %3742, i64 %3788
  %3790 = load <2 x double>, ptr %3769, align 8
  %3791 = fmul contract <2 x double> %3754, %3790
  %3792 = shufflevector <2 x double> %3791, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3793 = fmul contract <2 x double> %3752, %3790
  %3794 = fsub contract <2 x double> %3793, %3792
  %3795 = fadd contract <2 x double> %3793, %3792
  %3796 = shufflevector <2 x double> %3794, <2 x double> %3795, <2 x i32> <i32 0, i32 3>
  %3797 = load <2 x double>, ptr %3770, align 8
  %3798 = fmul contract <2 x double> %3758, %3797
  %3799 = shufflevector <2 x double> %3798, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3800 = fmul contract <2 x double> %3756, %3797
  %3801 = fsub contract <2 x double> %3800, %3799
  %3802 = fadd contract <2 x double> %3800, %3799
  %3803 = shufflevector <2 x double> %3801, <2 x double> %3802, <2 x i32> <i32 0, i32 3>
  %3804 = fadd contract <2 x double> %3796, %3803
  %3805 = load <2 x double>, ptr %3771, align 8
  %3806 = fmul contract <2 x double> %3762, %3805
  %3807 = shufflevector <2 x double> %3806, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3808 = fmul contract <2 x double> %3760, %3805
  %3809 = fsub contract <2 x double> %3808, %3807
  %3810 = fadd contract <2 x double> %3808, %3807
  %3811 = shufflevector <2 x double> %3809, <2 x double> %3810, <2 x i32> <i32 0, i32 3>
  %3812 = fadd contract <2 x double> %3804, %3811
  %3813 = insertelement <2 x double> poison, double %3773, i64 0
  %3814 = shufflevector <2 x double> %3813, <2 x double> poison, <2 x i32> zeroinitializer
  %3815 = fmul contract <2 x double> %3748, %3814
  %3816 = insertelement <2 x double> poison, double %3775, i64 0
  %3817 = shufflevector <2 x double> %3816, <2 x double> poison, <2 x i32> zeroinitializer
  %3818 = fmul contract <2 x double> %3748, %3817
  %3819 = shufflevector <2 x double> %3818, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3820 = fsub contract <2 x double> %3815, %3819
  %3821 = fadd contract <2 x double> %3815, %3819
  %3822 = shufflevector <2 x double> %3820, <2 x double> %3821, <2 x i32> <i32 0, i32 3>
  %3823 = insertelement <2 x double> poison, double %3777, i64 0
  %3824 = shufflevector <2 x double> %3823, <2 x double> poison, <2 x i32> zeroinitializer
  %3825 = fmul contract <2 x double> %3749, %3824
  %3826 = insertelement <2 x double> poison, double %3779, i64 0
  %3827 = shufflevector <2 x double> %3826, <2 x double> poison, <2 x i32> zeroinitializer
  %3828 = fmul contract <2 x double> %3749, %3827
  %3829 = shufflevector <2 x double> %3828, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3830 = fsub contract <2 x double> %3825, %3829
  %3831 = fadd contract <2 x double> %3825, %3829
  %3832 = shufflevector <2 x double> %3830, <2 x double> %3831, <2 x i32> <i32 0, i32 3>
  %3833 = fadd contract <2 x double> %3822, %3832
  %3834 = insertelement <2 x double> poison, double %3781, i64 0
  %3835 = shufflevector <2 x double> %3834, <2 x double> poison, <2 x i32> zeroinitializer
  %3836 = fmul contract <2 x double> %3750, %3835
  %3837 = insertelement <2 x double> poison, double %3783, i64 0
  %3838 = shufflevector <2 x double> %3837, <2 x double> poison, <2 x i32> zeroinitializer
  %3839 = fmul contract <2 x double> %3750, %3838
  %3840 = shufflevector <2 x double> %3839, <2 x double> poison, <2 x i32> <i32 1, i32 0>
  %3841 = fsub contract <2 x double> %3836, %3840
  %3842 = fadd contract <2 x double> %3836, %3840
  %3843 = shufflevector <2 x double> %3841, <2 x double> %3842, <2 x i32> <i32 0, i32 3>
  %3844 = fadd contract <2 x double> %3833, %3843
  %3845 = fadd contract <2 x double> %3812, %3844
  store <2 x double> %3845, ptr %3789, align 8
  %3846 = add nuw nsw i64 %3767, 1
  %3847 = load ptr, ptr %3170, align 8, !tbaa !34
  %3848 = getelementptr inbounds i64, ptr %3847, i64 %3186
  %3849 = load i64, ptr %3848, align 8, !tbaa !35
  %3850 = icmp slt i64 %3846, %3849
  br i1 %3850, label %3766, label %3763, !llvm.loop !124

3851:                                             ; preds = %4
  tail call fastcc void @all_places(ptr noundef nonnull %0, i64 noundef 0) #13
  %3852 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 23
  %3853 = load i64, ptr %3852, align 8, !tbaa !125
  %3854 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 24
  %3855 = load i64, ptr %3854, align 8, !tbaa !126
  %3856 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %3857 = load ptr, ptr %3856, align 8, !tbaa !20
  %3858 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %3859 = load i64, ptr %3858, align 8, !tbaa !127
  %3860 = load i64, ptr %0, align 8, !tbaa !31
  %3861 = mul nsw i64 %3860, 33
  %3862 = add nsw i64 %3861, %3859
  %3863 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 13
  %3864 = load i64, ptr %3863, align 8, !tbaa !24
  %3865 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %3866 = load ptr, ptr %3865, align 8, !tbaa !128
  tail call fastcc void @call(i64 noundef %3853, i64 noundef %3855, ptr noundef %3857, i64 noundef %3862, ptr noundef %2, i64 noundef %3864, ptr noundef %3866) #13
  br label %3867

3867:                                             ; preds = %3230, %2951, %2206, %1779, %1731, %1727, %1725, %3157, %3156, %2966, %2946, %2121, %1750, %4, %3851, %1740, %1722
  %3868 = phi i64 [ 0, %3851 ], [ 0, %1740 ], [ %1724, %1722 ], [ 0, %4 ], [ 0, %1750 ], [ 0, %2121 ], [ 0, %2946 ], [ 0, %2966 ], [ 0, %3156 ], [ 0, %3157 ], [ 0, %1725 ], [ 0, %1727 ], [ 0, %1731 ], [ 0, %1779 ], [ 0, %2206 ], [ 0, %2951 ], [ 0, %3230 ]
  ret i64 %3868
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
  %10 = load i64, ptr %9, align 8, !tbaa !129
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
  %22 = load i64, ptr %21, align 8, !tbaa !127
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
  %66 = load ptr, ptr %31, align 8, !tbaa !130
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
  %86 = load ptr, ptr %38, align 8, !tbaa !131
  %87 = getelementptr inbounds i64, ptr %86, i64 %61
  %88 = load i64, ptr %87, align 8, !tbaa !35
  %89 = getelementptr inbounds { double, double }, ptr %66, i64 %88
  %90 = getelementptr inbounds { double, double }, ptr %79, i64 6
  %91 = load ptr, ptr %39, align 8, !tbaa !132
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
  br i1 %173, label %102, label %96, !llvm.loop !133

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
  br i1 %213, label %171, label %174, !llvm.loop !134

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
  br i1 %270, label %271, label %221, !llvm.loop !103

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
  br i1 %328, label %329, label %279, !llvm.loop !103

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
  br i1 %567, label %214, label %549, !llvm.loop !135

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
  br i1 %622, label %623, label %574, !llvm.loop !136

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
  %639 = load ptr, ptr %48, align 8, !tbaa !137
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
  br i1 %653, label %60, label %49, !llvm.loop !138

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
  br i1 %715, label %716, label %666, !llvm.loop !103

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
  %780 = load ptr, ptr %59, align 8, !tbaa !118
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
  br i1 %794, label %795, label %772, !llvm.loop !139

795:                                              ; preds = %772
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %4) #14
  %796 = add nuw nsw i64 %657, 1
  %797 = load i64, ptr %0, align 8, !tbaa !31
  %798 = icmp slt i64 %796, %797
  br i1 %798, label %656, label %654, !llvm.loop !140

799:                                              ; preds = %654
  %800 = load i64, ptr %9, align 8, !tbaa !129
  %801 = icmp eq i64 %800, 0
  br i1 %801, label %908, label %802

802:                                              ; preds = %799
  %803 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 56
  %804 = load ptr, ptr %803, align 8, !tbaa !20
  %805 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %806 = load ptr, ptr %805, align 8, !tbaa !30
  %807 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 5
  %808 = load i64, ptr %807, align 8, !tbaa !141
  %809 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 6
  %810 = load i64, ptr %809, align 8, !tbaa !142
  %811 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 1
  %812 = load i64, ptr %811, align 8, !tbaa !127
  %813 = mul nsw i64 %655, 33
  %814 = add nsw i64 %812, %813
  %815 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 50
  %816 = load ptr, ptr %815, align 8, !tbaa !143
  %817 = mul nsw i64 %800, 6
  %818 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 55
  %819 = load ptr, ptr %818, align 8, !tbaa !128
  tail call fastcc void @call(i64 noundef %808, i64 noundef %810, ptr noundef %804, i64 noundef %814, ptr noundef %816, i64 noundef %817, ptr noundef %819) #13
  %820 = load i64, ptr %9, align 8, !tbaa !129
  %821 = icmp sgt i64 %820, 0
  br i1 %821, label %822, label %908

822:                                              ; preds = %802
  %823 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 33
  br label %824

824:                                              ; preds = %889, %822
  %825 = phi i64 [ 0, %822 ], [ %890, %889 ]
  %826 = load ptr, ptr %823, align 8, !tbaa !144
  %827 = getelementptr inbounds i64, ptr %826, i64 %825
  %828 = load i64, ptr %827, align 8, !tbaa !35
  %829 = getelementptr inbounds %struct.Link, ptr %806, i64 %828
  %830 = load ptr, ptr %815, align 8, !tbaa !143
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
  br i1 %888, label %893, label %839, !llvm.loop !103

889:                                              ; preds = %893
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %3) #14
  %890 = add nuw nsw i64 %825, 1
  %891 = load i64, ptr %9, align 8, !tbaa !129
  %892 = icmp slt i64 %890, %891
  br i1 %892, label %824, label %908, !llvm.loop !145

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
  br i1 %907, label %889, label %893, !llvm.loop !146

908:                                              ; preds = %889, %802, %799, %654
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @inverse(ptr nocapture noundef readonly %0, ptr noundef %1, ptr nocapture noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %5 = load ptr, ptr %4, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 58
  %7 = load ptr, ptr %6, align 8, !tbaa !90
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
  br i1 %79, label %84, label %30, !llvm.loop !103

80:                                               ; preds = %84
  %81 = add nuw nsw i64 %21, 1
  %82 = load i64, ptr %0, align 8, !tbaa !31
  %83 = icmp slt i64 %81, %82
  br i1 %83, label %20, label %12, !llvm.loop !147

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
  br i1 %114, label %80, label %84, !llvm.loop !148

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
  br i1 %256, label %153, label %148, !llvm.loop !149

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
  br i1 %367, label %260, label %359, !llvm.loop !150

368:                                              ; preds = %260, %148
  %369 = icmp sgt i64 %127, 1
  br i1 %369, label %126, label %370, !llvm.loop !151

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
  br i1 %396, label %371, label %115, !llvm.loop !152
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
  br i1 %13, label %8, label %7, !llvm.loop !153
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
  %14 = load ptr, ptr %13, align 8, !tbaa !90
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
  br i1 %110, label %111, label %61, !llvm.loop !103

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
  br i1 %238, label %239, label %207, !llvm.loop !103

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
  br i1 %362, label %387, label %137, !llvm.loop !154

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
  br i1 %386, label %360, label %363, !llvm.loop !155

387:                                              ; preds = %360
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #14
  br label %388

388:                                              ; preds = %387, %41
  %389 = add nuw nsw i64 %42, 1
  %390 = load i64, ptr %0, align 8, !tbaa !31
  %391 = icmp slt i64 %389, %390
  br i1 %391, label %41, label %28, !llvm.loop !156

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
  br i1 %432, label %409, label %404, !llvm.loop !157

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
  br i1 %529, label %433, label %427, !llvm.loop !158

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
  br i1 %642, label %626, label %621, !llvm.loop !159

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
  br i1 %684, label %631, label %643, !llvm.loop !160

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
  br i1 %763, label %780, label %685, !llvm.loop !161

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
  br i1 %779, label %761, label %764, !llvm.loop !162

780:                                              ; preds = %761, %626
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %3) #14
  br label %781

781:                                              ; preds = %780, %404
  %782 = icmp sgt i64 %394, 1
  br i1 %782, label %393, label %392, !llvm.loop !163
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
  br i1 %120, label %21, label %111, !llvm.loop !164

121:                                              ; preds = %106, %128
  %122 = phi i64 [ %129, %128 ], [ 0, %106 ]
  %123 = mul nsw i64 %122, 6
  br label %134

124:                                              ; preds = %128, %106, %21
  %125 = add nuw nsw i64 %14, 1
  %126 = load i64, ptr %0, align 8, !tbaa !31
  %127 = icmp slt i64 %125, %126
  br i1 %127, label %13, label %12, !llvm.loop !165

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
  br i1 %161, label %128, label %134, !llvm.loop !166
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
  %18 = load double, ptr %17, align 8, !tbaa !167
  %19 = getelementptr inbounds double, ptr %6, i64 %16
  store double %18, ptr %19, align 8, !tbaa !167
  %20 = getelementptr inbounds { double, double }, ptr %2, i64 %16, i32 1
  %21 = load double, ptr %20, align 8, !tbaa !167
  %22 = fdiv contract double %21, 1.000000e-100
  %23 = getelementptr double, ptr %19, i64 %3
  store double %22, ptr %23, align 8, !tbaa !167
  %24 = add nuw nsw i64 %16, 1
  %25 = icmp eq i64 %24, %3
  br i1 %25, label %11, label %15, !llvm.loop !169

26:                                               ; preds = %27, %11
  ret void

27:                                               ; preds = %11, %27
  %28 = phi i64 [ %38, %27 ], [ 0, %11 ]
  %29 = getelementptr inbounds double, ptr %9, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !167
  %31 = getelementptr double, ptr %29, i64 %5
  %32 = load double, ptr %31, align 8, !tbaa !167
  %33 = fmul contract double %32, 1.000000e-100
  %34 = fmul contract double %33, 0.000000e+00
  %35 = fadd contract double %30, %34
  %36 = getelementptr inbounds { double, double }, ptr %4, i64 %28
  %37 = getelementptr inbounds { double, double }, ptr %4, i64 %28, i32 1
  store double %35, ptr %36, align 8
  store double %33, ptr %37, align 8
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %5
  br i1 %39, label %26, label %27, !llvm.loop !170
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
  %18 = load ptr, ptr %17, align 8, !tbaa !99
  %19 = getelementptr inbounds i64, ptr %18, i64 %1
  %20 = load i64, ptr %19, align 8, !tbaa !35
  %21 = getelementptr i64, ptr %19, i64 1
  %22 = load i64, ptr %21, align 8, !tbaa !35
  %23 = sub nsw i64 %22, %20
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %4
  %26 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 28
  %27 = load ptr, ptr %26, align 8, !tbaa !100
  %28 = getelementptr i64, ptr %27, i64 %20
  br label %50

29:                                               ; preds = %50, %4
  %30 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 32
  %31 = load ptr, ptr %30, align 8, !tbaa !34
  %32 = getelementptr inbounds i64, ptr %31, i64 %1
  %33 = load i64, ptr %32, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %6) #14
  %34 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 26
  %35 = load ptr, ptr %34, align 8, !tbaa !171
  %36 = getelementptr inbounds i64, ptr %35, i64 %1
  %37 = load i64, ptr %36, align 8, !tbaa !35
  %38 = mul nsw i64 %33, 6
  %39 = add nsw i64 %38, 19
  %40 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 31
  %41 = load ptr, ptr %40, align 8, !tbaa !132
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
  br i1 %58, label %29, label %50, !llvm.loop !172

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
  br i1 %128, label %62, label %79, !llvm.loop !103

129:                                              ; preds = %132
  %130 = add nuw nsw i64 %64, 1
  %131 = icmp eq i64 %130, 3
  br i1 %131, label %71, label %63, !llvm.loop !173

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
  br i1 %184, label %129, label %132, !llvm.loop !174

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
  br i1 %200, label %185, label %191, !llvm.loop !175

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
  br i1 %261, label %262, label %212, !llvm.loop !103

262:                                              ; preds = %212
  %263 = add nuw nsw i64 %203, 1
  %264 = icmp eq i64 %263, %190
  br i1 %264, label %201, label %202, !llvm.loop !176
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @turned_inertia(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #5 {
  %3 = alloca [9 x { double, double }], align 16
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 51
  %5 = load ptr, ptr %4, align 8, !tbaa !30
  %6 = getelementptr inbounds %struct.Link, ptr %5, i64 %1
  %7 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 47
  %8 = load ptr, ptr %7, align 8, !tbaa !177
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
  br i1 %22, label %73, label %11, !llvm.loop !178

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
  br i1 %72, label %20, label %23, !llvm.loop !179

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
  br i1 %87, label %83, label %73, !llvm.loop !180

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
  br i1 %140, label %84, label %88, !llvm.loop !181
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
  br i1 %29, label %5, label %14, !llvm.loop !182

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
  br i1 %53, label %15, label %30, !llvm.loop !183
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @push(ptr nocapture noundef readonly %0, i64 noundef %1, double noundef %2, double noundef %3, ptr nocapture noundef %4) unnamed_addr #9 {
  %6 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %7 = load ptr, ptr %6, align 8, !tbaa !84
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
  %23 = load ptr, ptr %14, align 8, !tbaa !85
  %24 = getelementptr inbounds { double, double }, ptr %23, i64 %22
  %25 = load ptr, ptr %15, align 8, !tbaa !86
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
  %39 = load ptr, ptr %6, align 8, !tbaa !84
  %40 = getelementptr i64, ptr %39, i64 %1
  %41 = getelementptr i64, ptr %40, i64 1
  %42 = load i64, ptr %41, align 8, !tbaa !35
  %43 = icmp slt i64 %38, %42
  br i1 %43, label %21, label %20, !llvm.loop !184
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
  br i1 %26, label %21, label %9, !llvm.loop !185

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
  br i1 %80, label %56, label %58, !llvm.loop !186

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
  br i1 %119, label %143, label %97, !llvm.loop !187

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
  br i1 %142, label %81, label %120, !llvm.loop !188

143:                                              ; preds = %97
  %144 = add nuw nsw i64 %48, 1
  %145 = icmp eq i64 %144, %39
  br i1 %145, label %42, label %47, !llvm.loop !189

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
  br i1 %225, label %226, label %214, !llvm.loop !190

226:                                              ; preds = %214, %42
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %4) #14
  %227 = icmp sgt i64 %35, 1
  br i1 %227, label %34, label %27, !llvm.loop !191

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
  br i1 %341, label %332, label %333, !llvm.loop !192

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
  br i1 %364, label %339, label %342, !llvm.loop !193

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
  br i1 %373, label %229, label %228, !llvm.loop !194

374:                                              ; preds = %377
  %375 = add nuw nsw i64 %366, 1
  %376 = icmp eq i64 %375, %240
  br i1 %376, label %370, label %365, !llvm.loop !195

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
  br i1 %398, label %374, label %377, !llvm.loop !196
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, inaccessiblemem: none) uwtable
define internal fastcc { double, double } @along(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #10 {
  %4 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 35
  %5 = load ptr, ptr %4, align 8, !tbaa !84
  %6 = getelementptr inbounds i64, ptr %5, i64 %1
  %7 = load i64, ptr %6, align 8, !tbaa !35
  %8 = getelementptr i64, ptr %6, i64 1
  %9 = load i64, ptr %8, align 8, !tbaa !35
  %10 = icmp slt i64 %7, %9
  br i1 %10, label %11, label %16

11:                                               ; preds = %3
  %12 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 52
  %13 = load ptr, ptr %12, align 8, !tbaa !85
  %14 = getelementptr inbounds %struct.Tree, ptr %0, i64 0, i32 36
  %15 = load ptr, ptr %14, align 8, !tbaa !86
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
  br i1 %45, label %16, label %22, !llvm.loop !197
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
  br i1 %59, label %60, label %10, !llvm.loop !103

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
  br i1 %273, label %159, label %253, !llvm.loop !198
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
  br i1 %44, label %45, label %206, !llvm.loop !199

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
  br i1 %205, label %119, label %37, !llvm.loop !200

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
!84 = !{!5, !9, i64 280}
!85 = !{!5, !9, i64 416}
!86 = !{!5, !9, i64 288}
!87 = distinct !{!87, !27}
!88 = distinct !{!88, !27, !53, !54}
!89 = distinct !{!89, !27}
!90 = !{!5, !9, i64 464}
!91 = distinct !{!91, !27}
!92 = distinct !{!92, !27}
!93 = distinct !{!93, !27}
!94 = distinct !{!94, !27}
!95 = distinct !{!95, !27}
!96 = distinct !{!96, !27}
!97 = !{!5, !9, i64 552}
!98 = !{!5, !9, i64 320}
!99 = !{!5, !9, i64 216}
!100 = !{!5, !9, i64 224}
!101 = distinct !{!101, !27}
!102 = distinct !{!102, !27}
!103 = distinct !{!103, !27}
!104 = distinct !{!104, !27, !53, !54}
!105 = !{!5, !9, i64 312}
!106 = distinct !{!106, !27}
!107 = distinct !{!107, !27}
!108 = distinct !{!108, !27}
!109 = distinct !{!109, !27}
!110 = distinct !{!110, !27}
!111 = distinct !{!111, !27}
!112 = !{!5, !6, i64 120}
!113 = !{!5, !9, i64 488}
!114 = distinct !{!114, !27}
!115 = distinct !{!115, !27}
!116 = distinct !{!116, !27}
!117 = distinct !{!117, !27}
!118 = !{!5, !9, i64 384}
!119 = distinct !{!119, !27}
!120 = distinct !{!120, !27}
!121 = distinct !{!121, !27}
!122 = distinct !{!122, !27}
!123 = distinct !{!123, !27}
!124 = distinct !{!124, !27}
!125 = !{!5, !6, i64 184}
!126 = !{!5, !6, i64 192}
!127 = !{!5, !6, i64 8}
!128 = !{!5, !9, i64 440}
!129 = !{!5, !6, i64 32}
!130 = !{!5, !9, i64 456}
!131 = !{!5, !9, i64 232}
!132 = !{!5, !9, i64 248}
!133 = distinct !{!133, !27}
!134 = distinct !{!134, !27}
!135 = distinct !{!135, !27}
!136 = distinct !{!136, !27}
!137 = !{!5, !9, i64 272}
!138 = distinct !{!138, !27}
!139 = distinct !{!139, !27}
!140 = distinct !{!140, !27}
!141 = !{!5, !6, i64 40}
!142 = !{!5, !6, i64 48}
!143 = !{!5, !9, i64 400}
!144 = !{!5, !9, i64 264}
!145 = distinct !{!145, !27}
!146 = distinct !{!146, !27}
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
!167 = !{!168, !168, i64 0}
!168 = !{!"double", !7, i64 0}
!169 = distinct !{!169, !27}
!170 = distinct !{!170, !27}
!171 = !{!5, !9, i64 208}
!172 = distinct !{!172, !27}
!173 = distinct !{!173, !27}
!174 = distinct !{!174, !27}
!175 = distinct !{!175, !27}
!176 = distinct !{!176, !27}
!177 = !{!5, !9, i64 376}
!178 = distinct !{!178, !27}
!179 = distinct !{!179, !27}
!180 = distinct !{!180, !27}
!181 = distinct !{!181, !27}
!182 = distinct !{!182, !27}
!183 = distinct !{!183, !27}
!184 = distinct !{!184, !27}
!185 = distinct !{!185, !27}
!186 = distinct !{!186, !27}
!187 = distinct !{!187, !27, !53, !54}
!188 = distinct !{!188, !27}
!189 = distinct !{!189, !27}
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
