; sha256 of kernel.c and dormand_prince.h: dd9d8319fe0b7b8c8f1bfeaaab0be719c94f165175f6c8ab246409978151c923

%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double }
%struct.Clock = type { double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64 }

@DP_B = internal unnamed_addr constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@DP_C = internal unnamed_addr constant [16 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00, double 1.000000e+00, double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@DP_A = internal unnamed_addr constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16
@DP_E5 = internal unnamed_addr constant [13 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2, double 0.000000e+00], align 16
@DP_E3 = internal unnamed_addr constant [13 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED, double 0.000000e+00], align 16
@DP_D = internal unnamed_addr constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16

; Function Attrs: nounwind uwtable
define void @rates(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %6 = load double, ptr %5, align 8, !tbaa !5
  %7 = fcmp contract une double %6, 0.000000e+00
  br i1 %7, label %9, label %8

8:                                                ; preds = %4
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %3)
  br label %30

9:                                                ; preds = %4
  %10 = load i64, ptr %0, align 8, !tbaa !12
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !13
  %13 = add nsw i64 %12, %10
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %15 = load ptr, ptr %14, align 8, !tbaa !14
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %17 = load i64, ptr %16, align 8, !tbaa !15
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  %19 = mul nsw i64 %13, 6
  %20 = getelementptr inbounds double, ptr %18, i64 %19
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %22 = load i64, ptr %21, align 8, !tbaa !16
  %23 = getelementptr inbounds double, ptr %20, i64 %22
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %25 = load i64, ptr %24, align 8, !tbaa !17
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = getelementptr inbounds double, ptr %26, i64 8
  %28 = shl i64 %13, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %27, ptr align 8 %2, i64 %28, i1 false)
  %29 = tail call contract double @project(ptr noundef nonnull %0, double noundef %1, ptr noundef nonnull %27, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef nonnull %27, ptr noundef %3)
  br label %30

30:                                               ; preds = %9, %8
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @rates_here(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) unnamed_addr #0 {
  %5 = alloca [2 x double], align 16
  %6 = alloca [3 x double], align 16
  tail call fastcc void @set_state(ptr noundef %0, double noundef %1, ptr noundef %2)
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %8 = load i64, ptr %7, align 8, !tbaa !18
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %15 = load i64, ptr %14, align 8, !tbaa !21
  %16 = inttoptr i64 %15 to ptr
  tail call void %9(ptr noundef %11, ptr noundef %13, ptr noundef %16) #8
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %18 = load double, ptr %17, align 8, !tbaa !22
  %19 = fadd contract double %18, 1.000000e+00
  store double %19, ptr %17, align 8, !tbaa !22
  %20 = load ptr, ptr %10, align 8, !tbaa !19
  %21 = load i64, ptr %0, align 8, !tbaa !12
  %22 = shl i64 %21, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %20, i64 %22, i1 false)
  %23 = load i64, ptr %0, align 8, !tbaa !12
  %24 = getelementptr inbounds double, ptr %3, i64 %23
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %26 = load i64, ptr %25, align 8, !tbaa !23
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %4
  %29 = load ptr, ptr %10, align 8, !tbaa !19
  %30 = getelementptr inbounds double, ptr %29, i64 %23
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %32 = load i64, ptr %31, align 8, !tbaa !13
  %33 = shl i64 %32, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %30, i64 %33, i1 false)
  br label %901

34:                                               ; preds = %4
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !13
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %38 = load ptr, ptr %37, align 8, !tbaa !24
  %39 = shl i64 %36, 3
  %40 = mul i64 %39, %36
  tail call void @llvm.memset.p0.i64(ptr align 8 %38, i8 0, i64 %40, i1 false)
  %41 = load ptr, ptr %10, align 8, !tbaa !19
  %42 = load i64, ptr %0, align 8, !tbaa !12
  %43 = getelementptr inbounds double, ptr %41, i64 %42
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %45 = load i64, ptr %44, align 8, !tbaa !25
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %47, label %53

47:                                               ; preds = %34
  %48 = load ptr, ptr %37, align 8, !tbaa !24
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %50 = load ptr, ptr %49, align 8, !tbaa !26
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %52 = load ptr, ptr %51, align 8, !tbaa !27
  br label %74

53:                                               ; preds = %74, %34
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %55 = load ptr, ptr %54, align 8, !tbaa !28
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !16
  %58 = mul i64 %57, %39
  tail call void @llvm.memset.p0.i64(ptr align 8 %55, i8 0, i64 %58, i1 false)
  %59 = load ptr, ptr %10, align 8, !tbaa !19
  %60 = load i64, ptr %0, align 8, !tbaa !12
  %61 = getelementptr inbounds double, ptr %59, i64 %60
  %62 = load i64, ptr %44, align 8, !tbaa !25
  %63 = getelementptr inbounds double, ptr %61, i64 %62
  %64 = getelementptr inbounds double, ptr %63, i64 %36
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %66 = load i64, ptr %65, align 8, !tbaa !29
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %103

68:                                               ; preds = %53
  %69 = load ptr, ptr %54, align 8, !tbaa !28
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %71 = load ptr, ptr %70, align 8, !tbaa !30
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %73 = load ptr, ptr %72, align 8, !tbaa !31
  br label %90

74:                                               ; preds = %74, %47
  %75 = phi i64 [ 0, %47 ], [ %88, %74 ]
  %76 = getelementptr inbounds double, ptr %43, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !32
  %78 = getelementptr inbounds i64, ptr %50, i64 %75
  %79 = load i64, ptr %78, align 8, !tbaa !33
  %80 = mul nsw i64 %79, %36
  %81 = getelementptr inbounds i64, ptr %52, i64 %75
  %82 = load i64, ptr %81, align 8, !tbaa !33
  %83 = getelementptr double, ptr %48, i64 %80
  %84 = getelementptr double, ptr %83, i64 %82
  store double %77, ptr %84, align 8, !tbaa !32
  %85 = mul nsw i64 %82, %36
  %86 = getelementptr double, ptr %48, i64 %85
  %87 = getelementptr double, ptr %86, i64 %79
  store double %77, ptr %87, align 8, !tbaa !32
  %88 = add nuw nsw i64 %75, 1
  %89 = icmp eq i64 %88, %45
  br i1 %89, label %53, label %74, !llvm.loop !34

90:                                               ; preds = %90, %68
  %91 = phi i64 [ 0, %68 ], [ %101, %90 ]
  %92 = getelementptr inbounds double, ptr %64, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !32
  %94 = getelementptr inbounds i64, ptr %71, i64 %91
  %95 = load i64, ptr %94, align 8, !tbaa !33
  %96 = mul nsw i64 %95, %36
  %97 = getelementptr inbounds i64, ptr %73, i64 %91
  %98 = load i64, ptr %97, align 8, !tbaa !33
  %99 = getelementptr double, ptr %69, i64 %96
  %100 = getelementptr double, ptr %99, i64 %98
  store double %93, ptr %100, align 8, !tbaa !32
  %101 = add nuw nsw i64 %91, 1
  %102 = icmp eq i64 %101, %66
  br i1 %102, label %103, label %90, !llvm.loop !37

103:                                              ; preds = %90, %53
  %104 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %105 = load i64, ptr %104, align 8, !tbaa !38
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %874, label %107

107:                                              ; preds = %103
  %108 = load i64, ptr %35, align 8, !tbaa !13
  %109 = load i64, ptr %56, align 8, !tbaa !16
  %110 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %111 = load i64, ptr %110, align 8, !tbaa !17
  %112 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %113 = load ptr, ptr %112, align 8, !tbaa !14
  %114 = getelementptr inbounds double, ptr %113, i64 %109
  %115 = getelementptr inbounds double, ptr %114, i64 %111
  %116 = add i64 %105, 1
  %117 = mul nsw i64 %108, %116
  %118 = getelementptr inbounds double, ptr %115, i64 %117
  %119 = add i64 %111, %109
  %120 = mul nsw i64 %119, %116
  %121 = getelementptr inbounds double, ptr %118, i64 %120
  %122 = mul nsw i64 %111, %116
  %123 = getelementptr inbounds double, ptr %121, i64 %122
  %124 = mul nsw i64 %105, 3
  %125 = getelementptr inbounds double, ptr %123, i64 %124
  %126 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %127 = load ptr, ptr %126, align 8, !tbaa !39
  %128 = mul nsw i64 %124, %105
  %129 = getelementptr inbounds double, ptr %125, i64 %128
  %130 = mul nsw i64 %105, %105
  %131 = getelementptr inbounds double, ptr %129, i64 %130
  %132 = getelementptr inbounds double, ptr %63, i64 %108
  %133 = getelementptr inbounds double, ptr %132, i64 %66
  %134 = shl i64 %109, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %113, ptr align 8 %133, i64 %134, i1 false)
  %135 = icmp sgt i64 %105, 0
  br i1 %135, label %136, label %141

136:                                              ; preds = %107
  %137 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %138 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %139 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %140 = shl i64 %108, 3
  br label %144

141:                                              ; preds = %208, %107
  %142 = phi i64 [ %109, %107 ], [ %209, %208 ]
  tail call fastcc void @factorize(ptr noundef nonnull %0, i64 noundef %142)
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %214, label %212

144:                                              ; preds = %208, %136
  %145 = phi i64 [ %109, %136 ], [ %209, %208 ]
  %146 = phi i64 [ 0, %136 ], [ %210, %208 ]
  %147 = load ptr, ptr %10, align 8, !tbaa !19, !noalias !40
  %148 = load i64, ptr %0, align 8, !tbaa !12, !noalias !40
  %149 = getelementptr inbounds double, ptr %147, i64 %148
  %150 = load i64, ptr %44, align 8, !tbaa !25, !noalias !40
  %151 = getelementptr inbounds double, ptr %149, i64 %150
  %152 = load i64, ptr %35, align 8, !tbaa !13, !noalias !40
  %153 = getelementptr inbounds double, ptr %151, i64 %152
  %154 = load i64, ptr %65, align 8, !tbaa !29, !noalias !40
  %155 = getelementptr inbounds double, ptr %153, i64 %154
  %156 = load i64, ptr %56, align 8, !tbaa !16, !noalias !40
  %157 = getelementptr inbounds double, ptr %155, i64 %156
  %158 = load i64, ptr %137, align 8, !tbaa !43, !noalias !40
  %159 = getelementptr inbounds double, ptr %157, i64 %158
  %160 = getelementptr inbounds double, ptr %159, i64 %156
  %161 = icmp eq i64 %146, 0
  %162 = load ptr, ptr %138, align 8, !tbaa !44, !noalias !40
  br i1 %161, label %180, label %163

163:                                              ; preds = %144
  %164 = add i64 %152, 2
  %165 = add nsw i64 %156, %152
  %166 = load i64, ptr %110, align 8, !tbaa !17, !noalias !40
  %167 = add nsw i64 %165, %166
  %168 = mul i64 %167, 3
  %169 = add i64 %168, 4
  br label %170

170:                                              ; preds = %170, %163
  %171 = phi ptr [ %160, %163 ], [ %177, %170 ]
  %172 = phi i64 [ 0, %163 ], [ %178, %170 ]
  %173 = getelementptr inbounds i64, ptr %162, i64 %172
  %174 = load i64, ptr %173, align 8, !tbaa !33, !noalias !40
  %175 = mul i64 %174, %164
  %176 = add i64 %169, %175
  %177 = getelementptr inbounds double, ptr %171, i64 %176
  %178 = add nuw nsw i64 %172, 1
  %179 = icmp eq i64 %178, %146
  br i1 %179, label %180, label %170, !llvm.loop !45

180:                                              ; preds = %170, %144
  %181 = phi ptr [ %160, %144 ], [ %177, %170 ]
  %182 = getelementptr inbounds i64, ptr %162, i64 %146
  %183 = load i64, ptr %182, align 8, !tbaa !33, !noalias !40
  %184 = getelementptr inbounds double, ptr %181, i64 %183
  %185 = mul nsw i64 %183, %152
  %186 = getelementptr inbounds double, ptr %184, i64 %185
  %187 = load ptr, ptr %139, align 8, !tbaa !46
  %188 = getelementptr inbounds i64, ptr %187, i64 %146
  %189 = load i64, ptr %188, align 8, !tbaa !33
  %190 = icmp eq i64 %189, 0
  %191 = icmp sgt i64 %183, 0
  %192 = select i1 %190, i1 %191, i1 false
  br i1 %192, label %193, label %208

193:                                              ; preds = %180, %193
  %194 = phi i64 [ %206, %193 ], [ %145, %180 ]
  %195 = phi i64 [ %205, %193 ], [ 0, %180 ]
  %196 = load ptr, ptr %54, align 8, !tbaa !28
  %197 = mul nsw i64 %194, %108
  %198 = getelementptr inbounds double, ptr %196, i64 %197
  %199 = mul nsw i64 %195, %108
  %200 = getelementptr inbounds double, ptr %184, i64 %199
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %198, ptr nonnull align 8 %200, i64 %140, i1 false)
  %201 = getelementptr inbounds double, ptr %186, i64 %195
  %202 = load double, ptr %201, align 8, !tbaa !32
  %203 = fneg contract double %202
  %204 = getelementptr inbounds double, ptr %113, i64 %194
  store double %203, ptr %204, align 8, !tbaa !32
  %205 = add nuw nsw i64 %195, 1
  %206 = add nsw i64 %194, 1
  %207 = icmp eq i64 %205, %183
  br i1 %207, label %208, label %193, !llvm.loop !47

208:                                              ; preds = %193, %180
  %209 = phi i64 [ %145, %180 ], [ %206, %193 ]
  %210 = add nuw nsw i64 %146, 1
  %211 = icmp eq i64 %210, %105
  br i1 %211, label %141, label %144, !llvm.loop !48

212:                                              ; preds = %141
  %213 = tail call fastcc i64 @gram(ptr noundef nonnull %0, ptr noundef null, i64 noundef %142, double noundef %1)
  br label %214

214:                                              ; preds = %212, %141
  %215 = phi i64 [ %213, %212 ], [ 0, %141 ]
  %216 = icmp slt i64 %105, 0
  br i1 %216, label %423, label %217

217:                                              ; preds = %214
  %218 = shl i64 %108, 3
  %219 = shl i64 %119, 3
  %220 = shl i64 %111, 3
  %221 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %222 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %223 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %224 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %225 = icmp sgt i64 %108, 0
  %226 = shl i64 %142, 3
  br label %256

227:                                              ; preds = %420
  br i1 %135, label %228, label %423

228:                                              ; preds = %227
  %229 = load ptr, ptr %10, align 8, !tbaa !19, !noalias !49
  %230 = load i64, ptr %0, align 8, !tbaa !12, !noalias !49
  %231 = getelementptr inbounds double, ptr %229, i64 %230
  %232 = load i64, ptr %44, align 8, !tbaa !25, !noalias !49
  %233 = getelementptr inbounds double, ptr %231, i64 %232
  %234 = load i64, ptr %35, align 8, !tbaa !13
  %235 = getelementptr inbounds double, ptr %233, i64 %234
  %236 = load i64, ptr %65, align 8, !tbaa !29, !noalias !49
  %237 = getelementptr inbounds double, ptr %235, i64 %236
  %238 = load i64, ptr %56, align 8, !tbaa !16
  %239 = getelementptr inbounds double, ptr %237, i64 %238
  %240 = load i64, ptr %222, align 8, !tbaa !43, !noalias !49
  %241 = getelementptr inbounds double, ptr %239, i64 %240
  %242 = getelementptr inbounds double, ptr %241, i64 %238
  %243 = load ptr, ptr %223, align 8, !tbaa !44, !noalias !49
  %244 = add i64 %234, 2
  %245 = add nsw i64 %238, %234
  %246 = mul nsw i64 %234, 3
  %247 = mul nsw i64 %238, 3
  %248 = icmp sgt i64 %234, 0
  %249 = icmp sgt i64 %238, 0
  %250 = load i64, ptr %110, align 8, !tbaa !17
  %251 = icmp sgt i64 %250, 0
  %252 = mul nsw i64 %250, 3
  %253 = add nsw i64 %245, %250
  %254 = mul i64 %253, 3
  %255 = add i64 %254, 4
  br label %429

256:                                              ; preds = %420, %217
  %257 = phi i64 [ 0, %217 ], [ %421, %420 ]
  %258 = mul nsw i64 %257, %108
  %259 = getelementptr inbounds double, ptr %115, i64 %258
  %260 = mul nsw i64 %257, %119
  %261 = getelementptr inbounds double, ptr %118, i64 %260
  %262 = mul nsw i64 %257, %111
  %263 = getelementptr inbounds double, ptr %121, i64 %262
  tail call void @llvm.memset.p0.i64(ptr align 8 %259, i8 0, i64 %218, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %261, i8 0, i64 %219, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %263, i8 0, i64 %220, i1 false)
  %264 = icmp eq i64 %257, 0
  br i1 %264, label %265, label %271

265:                                              ; preds = %256
  %266 = load ptr, ptr %10, align 8, !tbaa !19
  %267 = load i64, ptr %0, align 8, !tbaa !12
  %268 = getelementptr inbounds double, ptr %266, i64 %267
  %269 = load i64, ptr %44, align 8, !tbaa !25
  %270 = getelementptr inbounds double, ptr %268, i64 %269
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %259, ptr align 8 %270, i64 %218, i1 false)
  br label %381

271:                                              ; preds = %256
  %272 = load ptr, ptr %221, align 8, !tbaa !46
  %273 = add nsw i64 %257, -1
  %274 = getelementptr inbounds i64, ptr %272, i64 %273
  %275 = load i64, ptr %274, align 8, !tbaa !33
  %276 = icmp eq i64 %275, 1
  br i1 %276, label %277, label %420

277:                                              ; preds = %271
  %278 = load ptr, ptr %10, align 8, !tbaa !19, !noalias !52
  %279 = load i64, ptr %0, align 8, !tbaa !12, !noalias !52
  %280 = getelementptr inbounds double, ptr %278, i64 %279
  %281 = load i64, ptr %44, align 8, !tbaa !25, !noalias !52
  %282 = getelementptr inbounds double, ptr %280, i64 %281
  %283 = load i64, ptr %35, align 8, !tbaa !13, !noalias !52
  %284 = getelementptr inbounds double, ptr %282, i64 %283
  %285 = load i64, ptr %65, align 8, !tbaa !29, !noalias !52
  %286 = getelementptr inbounds double, ptr %284, i64 %285
  %287 = load i64, ptr %56, align 8, !tbaa !16, !noalias !52
  %288 = getelementptr inbounds double, ptr %286, i64 %287
  %289 = load i64, ptr %222, align 8, !tbaa !43, !noalias !52
  %290 = getelementptr inbounds double, ptr %288, i64 %289
  %291 = getelementptr inbounds double, ptr %290, i64 %287
  %292 = icmp eq i64 %257, 1
  %293 = load ptr, ptr %223, align 8, !tbaa !44, !noalias !52
  br i1 %292, label %313, label %294

294:                                              ; preds = %277
  %295 = add i64 %283, 2
  %296 = add nsw i64 %287, %283
  %297 = load i64, ptr %110, align 8, !tbaa !17, !noalias !52
  %298 = add nsw i64 %296, %297
  %299 = mul i64 %298, 3
  %300 = add i64 %299, 4
  br label %301

301:                                              ; preds = %301, %294
  %302 = phi ptr [ %291, %294 ], [ %309, %301 ]
  %303 = phi i64 [ 0, %294 ], [ %310, %301 ]
  %304 = phi i64 [ 0, %294 ], [ %311, %301 ]
  %305 = getelementptr inbounds i64, ptr %293, i64 %304
  %306 = load i64, ptr %305, align 8, !tbaa !33, !noalias !52
  %307 = mul i64 %306, %295
  %308 = add i64 %300, %307
  %309 = getelementptr inbounds double, ptr %302, i64 %308
  %310 = add nsw i64 %306, %303
  %311 = add nuw nsw i64 %304, 1
  %312 = icmp eq i64 %311, %273
  br i1 %312, label %313, label %301, !llvm.loop !45

313:                                              ; preds = %301, %277
  %314 = phi i64 [ 0, %277 ], [ %310, %301 ]
  %315 = phi ptr [ %291, %277 ], [ %309, %301 ]
  %316 = getelementptr inbounds i64, ptr %293, i64 %273
  %317 = load i64, ptr %316, align 8, !tbaa !33, !noalias !52
  %318 = getelementptr inbounds double, ptr %315, i64 %317
  %319 = mul nsw i64 %317, %283
  %320 = getelementptr inbounds double, ptr %318, i64 %319
  %321 = getelementptr inbounds double, ptr %320, i64 %317
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %322 = icmp sgt i64 %317, 0
  br i1 %322, label %328, label %380

323:                                              ; preds = %328
  %324 = tail call contract double @llvm.sqrt.f64(double %334)
  %325 = icmp eq i64 %317, 1
  %326 = fcmp contract olt double %324, 1.000000e-09
  %327 = select i1 %325, i1 true, i1 %326
  br label %337

328:                                              ; preds = %313, %328
  %329 = phi i64 [ %335, %328 ], [ 0, %313 ]
  %330 = phi double [ %334, %328 ], [ 0.000000e+00, %313 ]
  %331 = getelementptr inbounds double, ptr %315, i64 %329
  %332 = load double, ptr %331, align 8, !tbaa !32
  %333 = fmul contract double %332, %332
  %334 = fadd contract double %330, %333
  %335 = add nuw nsw i64 %329, 1
  %336 = icmp eq i64 %335, %317
  br i1 %336, label %323, label %328, !llvm.loop !55

337:                                              ; preds = %348, %323
  %338 = phi i64 [ 0, %323 ], [ %351, %348 ]
  br i1 %327, label %339, label %344

339:                                              ; preds = %337
  %340 = load ptr, ptr %224, align 8, !tbaa !56
  %341 = getelementptr double, ptr %340, i64 %314
  %342 = getelementptr double, ptr %341, i64 %338
  %343 = load double, ptr %342, align 8, !tbaa !32
  br label %348

344:                                              ; preds = %337
  %345 = getelementptr inbounds double, ptr %315, i64 %338
  %346 = load double, ptr %345, align 8, !tbaa !32
  %347 = fdiv contract double %346, %324
  br label %348

348:                                              ; preds = %344, %339
  %349 = phi contract double [ %343, %339 ], [ %347, %344 ]
  %350 = getelementptr inbounds double, ptr %5, i64 %338
  store double %349, ptr %350, align 8, !tbaa !32
  %351 = add nuw nsw i64 %338, 1
  %352 = icmp eq i64 %351, %317
  br i1 %352, label %353, label %337, !llvm.loop !57

353:                                              ; preds = %348
  %354 = getelementptr double, ptr %263, i64 %314
  br label %355

355:                                              ; preds = %366, %353
  %356 = phi i64 [ 0, %353 ], [ %367, %366 ]
  %357 = load double, ptr %321, align 8, !tbaa !32
  %358 = fneg contract double %357
  %359 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %356
  %360 = load double, ptr %359, align 8, !tbaa !32
  %361 = fmul contract double %360, %358
  %362 = getelementptr double, ptr %354, i64 %356
  store double %361, ptr %362, align 8, !tbaa !32
  br i1 %225, label %363, label %366

363:                                              ; preds = %355
  %364 = mul nsw i64 %356, %108
  %365 = getelementptr double, ptr %318, i64 %364
  br label %369

366:                                              ; preds = %369, %355
  %367 = add nuw nsw i64 %356, 1
  %368 = icmp eq i64 %367, %317
  br i1 %368, label %380, label %355, !llvm.loop !58

369:                                              ; preds = %369, %363
  %370 = phi i64 [ 0, %363 ], [ %378, %369 ]
  %371 = load double, ptr %362, align 8, !tbaa !32
  %372 = getelementptr double, ptr %365, i64 %370
  %373 = load double, ptr %372, align 8, !tbaa !32
  %374 = fmul contract double %371, %373
  %375 = getelementptr inbounds double, ptr %259, i64 %370
  %376 = load double, ptr %375, align 8, !tbaa !32
  %377 = fadd contract double %376, %374
  store double %377, ptr %375, align 8, !tbaa !32
  %378 = add nuw nsw i64 %370, 1
  %379 = icmp eq i64 %378, %108
  br i1 %379, label %366, label %369, !llvm.loop !59

380:                                              ; preds = %366, %313
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  tail call void @llvm.memset.p0.i64(ptr align 8 %113, i8 0, i64 %226, i1 false)
  br label %381

381:                                              ; preds = %265, %380
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %142, i64 noundef %215, ptr noundef %113, ptr noundef %259, ptr noundef %261)
  %382 = load ptr, ptr %223, align 8, !tbaa !44, !noalias !60
  %383 = load ptr, ptr %221, align 8, !tbaa !46
  br label %384

384:                                              ; preds = %416, %381
  %385 = phi i64 [ 0, %381 ], [ %418, %416 ]
  %386 = phi i64 [ %109, %381 ], [ %417, %416 ]
  %387 = icmp eq i64 %385, 0
  br i1 %387, label %396, label %388

388:                                              ; preds = %384, %388
  %389 = phi i64 [ %393, %388 ], [ 0, %384 ]
  %390 = phi i64 [ %394, %388 ], [ 0, %384 ]
  %391 = getelementptr inbounds i64, ptr %382, i64 %390
  %392 = load i64, ptr %391, align 8, !tbaa !33, !noalias !60
  %393 = add nsw i64 %392, %389
  %394 = add nuw nsw i64 %390, 1
  %395 = icmp eq i64 %394, %385
  br i1 %395, label %396, label %388, !llvm.loop !45

396:                                              ; preds = %388, %384
  %397 = phi i64 [ 0, %384 ], [ %393, %388 ]
  %398 = getelementptr inbounds i64, ptr %382, i64 %385
  %399 = load i64, ptr %398, align 8, !tbaa !33, !noalias !60
  %400 = getelementptr inbounds i64, ptr %383, i64 %385
  %401 = load i64, ptr %400, align 8, !tbaa !33
  %402 = icmp eq i64 %401, 0
  %403 = icmp sgt i64 %399, 0
  %404 = select i1 %402, i1 %403, i1 false
  br i1 %404, label %405, label %416

405:                                              ; preds = %396
  %406 = getelementptr double, ptr %263, i64 %397
  br label %407

407:                                              ; preds = %407, %405
  %408 = phi i64 [ 0, %405 ], [ %414, %407 ]
  %409 = phi i64 [ %386, %405 ], [ %410, %407 ]
  %410 = add nsw i64 %409, 1
  %411 = getelementptr inbounds double, ptr %261, i64 %409
  %412 = load double, ptr %411, align 8, !tbaa !32
  %413 = getelementptr double, ptr %406, i64 %408
  store double %412, ptr %413, align 8, !tbaa !32
  %414 = add nuw nsw i64 %408, 1
  %415 = icmp eq i64 %414, %399
  br i1 %415, label %416, label %407, !llvm.loop !63

416:                                              ; preds = %407, %396
  %417 = phi i64 [ %386, %396 ], [ %410, %407 ]
  %418 = add nuw nsw i64 %385, 1
  %419 = icmp eq i64 %418, %105
  br i1 %419, label %420, label %384, !llvm.loop !64

420:                                              ; preds = %416, %271
  %421 = add nuw i64 %257, 1
  %422 = icmp eq i64 %257, %105
  br i1 %422, label %227, label %256, !llvm.loop !65

423:                                              ; preds = %227, %214
  %424 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  br label %800

425:                                              ; preds = %513
  %426 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  br i1 %135, label %427, label %800

427:                                              ; preds = %425
  %428 = load ptr, ptr %426, align 8, !tbaa !46
  br label %598

429:                                              ; preds = %513, %228
  %430 = phi i64 [ 0, %228 ], [ %526, %513 ]
  %431 = icmp eq i64 %430, 0
  br i1 %431, label %442, label %432

432:                                              ; preds = %429, %432
  %433 = phi ptr [ %439, %432 ], [ %242, %429 ]
  %434 = phi i64 [ %440, %432 ], [ 0, %429 ]
  %435 = getelementptr inbounds i64, ptr %243, i64 %434
  %436 = load i64, ptr %435, align 8, !tbaa !33, !noalias !49
  %437 = mul i64 %436, %244
  %438 = add i64 %255, %437
  %439 = getelementptr inbounds double, ptr %433, i64 %438
  %440 = add nuw nsw i64 %434, 1
  %441 = icmp eq i64 %440, %430
  br i1 %441, label %442, label %432, !llvm.loop !45

442:                                              ; preds = %432, %429
  %443 = phi ptr [ %242, %429 ], [ %439, %432 ]
  %444 = getelementptr inbounds i64, ptr %243, i64 %430
  %445 = load i64, ptr %444, align 8, !tbaa !33, !noalias !49
  %446 = getelementptr inbounds double, ptr %443, i64 %445
  %447 = mul nsw i64 %445, %234
  %448 = getelementptr inbounds double, ptr %446, i64 %447
  %449 = getelementptr inbounds double, ptr %448, i64 %445
  %450 = getelementptr inbounds double, ptr %449, i64 1
  %451 = getelementptr inbounds double, ptr %450, i64 %246
  %452 = getelementptr inbounds double, ptr %451, i64 %247
  %453 = getelementptr inbounds double, ptr %452, i64 %252
  %454 = mul nsw i64 %430, 3
  %455 = getelementptr double, ptr %123, i64 %454
  br label %456

456:                                              ; preds = %495, %442
  %457 = phi i64 [ 0, %442 ], [ %498, %495 ]
  %458 = getelementptr inbounds double, ptr %453, i64 %457
  %459 = load double, ptr %458, align 8, !tbaa !32
  br i1 %248, label %460, label %463

460:                                              ; preds = %456
  %461 = mul nsw i64 %457, %234
  %462 = getelementptr double, ptr %450, i64 %461
  br label %468

463:                                              ; preds = %468, %456
  %464 = phi double [ %459, %456 ], [ %476, %468 ]
  br i1 %249, label %465, label %479

465:                                              ; preds = %463
  %466 = mul nsw i64 %457, %238
  %467 = getelementptr double, ptr %451, i64 %466
  br label %484

468:                                              ; preds = %468, %460
  %469 = phi i64 [ 0, %460 ], [ %477, %468 ]
  %470 = phi double [ %459, %460 ], [ %476, %468 ]
  %471 = getelementptr double, ptr %462, i64 %469
  %472 = load double, ptr %471, align 8, !tbaa !32
  %473 = getelementptr inbounds double, ptr %115, i64 %469
  %474 = load double, ptr %473, align 8, !tbaa !32
  %475 = fmul contract double %472, %474
  %476 = fadd contract double %470, %475
  %477 = add nuw nsw i64 %469, 1
  %478 = icmp eq i64 %477, %234
  br i1 %478, label %463, label %468, !llvm.loop !66

479:                                              ; preds = %484, %463
  %480 = phi double [ %464, %463 ], [ %492, %484 ]
  br i1 %251, label %481, label %495

481:                                              ; preds = %479
  %482 = mul nsw i64 %457, %250
  %483 = getelementptr double, ptr %452, i64 %482
  br label %502

484:                                              ; preds = %484, %465
  %485 = phi i64 [ 0, %465 ], [ %493, %484 ]
  %486 = phi double [ %464, %465 ], [ %492, %484 ]
  %487 = getelementptr double, ptr %467, i64 %485
  %488 = load double, ptr %487, align 8, !tbaa !32
  %489 = getelementptr inbounds double, ptr %118, i64 %485
  %490 = load double, ptr %489, align 8, !tbaa !32
  %491 = fmul contract double %488, %490
  %492 = fadd contract double %486, %491
  %493 = add nuw nsw i64 %485, 1
  %494 = icmp eq i64 %493, %238
  br i1 %494, label %479, label %484, !llvm.loop !67

495:                                              ; preds = %502, %479
  %496 = phi double [ %480, %479 ], [ %510, %502 ]
  %497 = getelementptr inbounds double, ptr %455, i64 %457
  store double %496, ptr %497, align 8, !tbaa !32
  %498 = add nuw nsw i64 %457, 1
  %499 = icmp eq i64 %498, 3
  br i1 %499, label %500, label %456, !llvm.loop !68

500:                                              ; preds = %495
  %501 = mul nsw i64 %430, %105
  br label %528

502:                                              ; preds = %502, %481
  %503 = phi i64 [ 0, %481 ], [ %511, %502 ]
  %504 = phi double [ %480, %481 ], [ %510, %502 ]
  %505 = getelementptr double, ptr %483, i64 %503
  %506 = load double, ptr %505, align 8, !tbaa !32
  %507 = getelementptr inbounds double, ptr %121, i64 %503
  %508 = load double, ptr %507, align 8, !tbaa !32
  %509 = fmul contract double %506, %508
  %510 = fadd contract double %504, %509
  %511 = add nuw nsw i64 %503, 1
  %512 = icmp eq i64 %511, %250
  br i1 %512, label %495, label %502, !llvm.loop !69

513:                                              ; preds = %593
  %514 = load double, ptr %455, align 8, !tbaa !32
  %515 = fmul contract double %514, %514
  %516 = getelementptr double, ptr %455, i64 1
  %517 = load double, ptr %516, align 8, !tbaa !32
  %518 = fmul contract double %517, %517
  %519 = fadd contract double %515, %518
  %520 = getelementptr double, ptr %455, i64 2
  %521 = load double, ptr %520, align 8, !tbaa !32
  %522 = fmul contract double %521, %521
  %523 = fadd contract double %519, %522
  %524 = tail call contract double @llvm.sqrt.f64(double %523)
  %525 = getelementptr inbounds double, ptr %127, i64 %430
  store double %524, ptr %525, align 8, !tbaa !32
  %526 = add nuw nsw i64 %430, 1
  %527 = icmp eq i64 %526, %105
  br i1 %527, label %425, label %429, !llvm.loop !70

528:                                              ; preds = %593, %500
  %529 = phi i64 [ 0, %500 ], [ %530, %593 ]
  %530 = add nuw nsw i64 %529, 1
  %531 = mul nsw i64 %530, %108
  %532 = getelementptr inbounds double, ptr %115, i64 %531
  %533 = mul nsw i64 %530, %119
  %534 = getelementptr inbounds double, ptr %118, i64 %533
  %535 = mul nsw i64 %530, %111
  %536 = getelementptr inbounds double, ptr %121, i64 %535
  %537 = add nuw nsw i64 %529, %501
  %538 = mul nsw i64 %537, 3
  %539 = getelementptr inbounds double, ptr %125, i64 %538
  br label %540

540:                                              ; preds = %577, %528
  %541 = phi i64 [ 0, %528 ], [ %580, %577 ]
  br i1 %248, label %542, label %545

542:                                              ; preds = %540
  %543 = mul nsw i64 %541, %234
  %544 = getelementptr double, ptr %450, i64 %543
  br label %550

545:                                              ; preds = %550, %540
  %546 = phi double [ 0.000000e+00, %540 ], [ %558, %550 ]
  br i1 %249, label %547, label %561

547:                                              ; preds = %545
  %548 = mul nsw i64 %541, %238
  %549 = getelementptr double, ptr %451, i64 %548
  br label %566

550:                                              ; preds = %550, %542
  %551 = phi i64 [ 0, %542 ], [ %559, %550 ]
  %552 = phi double [ 0.000000e+00, %542 ], [ %558, %550 ]
  %553 = getelementptr double, ptr %544, i64 %551
  %554 = load double, ptr %553, align 8, !tbaa !32
  %555 = getelementptr inbounds double, ptr %532, i64 %551
  %556 = load double, ptr %555, align 8, !tbaa !32
  %557 = fmul contract double %554, %556
  %558 = fadd contract double %552, %557
  %559 = add nuw nsw i64 %551, 1
  %560 = icmp eq i64 %559, %234
  br i1 %560, label %545, label %550, !llvm.loop !66

561:                                              ; preds = %566, %545
  %562 = phi double [ %546, %545 ], [ %574, %566 ]
  br i1 %251, label %563, label %577

563:                                              ; preds = %561
  %564 = mul nsw i64 %541, %250
  %565 = getelementptr double, ptr %452, i64 %564
  br label %582

566:                                              ; preds = %566, %547
  %567 = phi i64 [ 0, %547 ], [ %575, %566 ]
  %568 = phi double [ %546, %547 ], [ %574, %566 ]
  %569 = getelementptr double, ptr %549, i64 %567
  %570 = load double, ptr %569, align 8, !tbaa !32
  %571 = getelementptr inbounds double, ptr %534, i64 %567
  %572 = load double, ptr %571, align 8, !tbaa !32
  %573 = fmul contract double %570, %572
  %574 = fadd contract double %568, %573
  %575 = add nuw nsw i64 %567, 1
  %576 = icmp eq i64 %575, %238
  br i1 %576, label %561, label %566, !llvm.loop !67

577:                                              ; preds = %582, %561
  %578 = phi double [ %562, %561 ], [ %590, %582 ]
  %579 = getelementptr inbounds double, ptr %539, i64 %541
  store double %578, ptr %579, align 8, !tbaa !32
  %580 = add nuw nsw i64 %541, 1
  %581 = icmp eq i64 %580, 3
  br i1 %581, label %593, label %540, !llvm.loop !68

582:                                              ; preds = %582, %563
  %583 = phi i64 [ 0, %563 ], [ %591, %582 ]
  %584 = phi double [ %562, %563 ], [ %590, %582 ]
  %585 = getelementptr double, ptr %565, i64 %583
  %586 = load double, ptr %585, align 8, !tbaa !32
  %587 = getelementptr inbounds double, ptr %536, i64 %583
  %588 = load double, ptr %587, align 8, !tbaa !32
  %589 = fmul contract double %586, %588
  %590 = fadd contract double %584, %589
  %591 = add nuw nsw i64 %583, 1
  %592 = icmp eq i64 %591, %250
  br i1 %592, label %577, label %582, !llvm.loop !69

593:                                              ; preds = %577
  %594 = icmp eq i64 %530, %105
  br i1 %594, label %513, label %528, !llvm.loop !71

595:                                              ; preds = %788
  %596 = add nuw nsw i64 %599, 1
  %597 = icmp eq i64 %596, 60
  br i1 %597, label %798, label %598, !llvm.loop !72

598:                                              ; preds = %595, %427
  %599 = phi i64 [ 0, %427 ], [ %596, %595 ]
  br label %603

600:                                              ; preds = %656
  %601 = fmul contract double %659, 1.000000e-13
  %602 = fcmp contract ugt double %658, %601
  br i1 %602, label %690, label %800

603:                                              ; preds = %656, %598
  %604 = phi i64 [ %660, %656 ], [ 0, %598 ]
  %605 = phi double [ %659, %656 ], [ 1.000000e-300, %598 ]
  %606 = phi double [ %658, %656 ], [ 0.000000e+00, %598 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #8
  %607 = mul nuw nsw i64 %604, 3
  %608 = getelementptr double, ptr %123, i64 %607
  %609 = mul nsw i64 %604, %105
  br label %620

610:                                              ; preds = %627
  %611 = tail call contract double @llvm.sqrt.f64(double %629)
  %612 = getelementptr inbounds double, ptr %127, i64 %604
  %613 = load double, ptr %612, align 8, !tbaa !32
  %614 = fsub contract double %611, %613
  %615 = getelementptr inbounds double, ptr %131, i64 %604
  store double %614, ptr %615, align 8, !tbaa !32
  %616 = tail call contract double @llvm.fabs.f64(double %614)
  %617 = fcmp contract ogt double %616, %606
  %618 = fcmp contract ogt double %611, 0.000000e+00
  %619 = getelementptr double, ptr %129, i64 %609
  br label %651

620:                                              ; preds = %627, %603
  %621 = phi i64 [ 0, %603 ], [ %630, %627 ]
  %622 = phi double [ 0.000000e+00, %603 ], [ %629, %627 ]
  %623 = getelementptr double, ptr %608, i64 %621
  %624 = load double, ptr %623, align 8, !tbaa !32
  %625 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %621
  store double %624, ptr %625, align 8, !tbaa !32
  %626 = getelementptr double, ptr %125, i64 %621
  br label %632

627:                                              ; preds = %647
  %628 = fmul contract double %648, %648
  %629 = fadd contract double %622, %628
  %630 = add nuw nsw i64 %621, 1
  %631 = icmp eq i64 %630, 3
  br i1 %631, label %610, label %620, !llvm.loop !73

632:                                              ; preds = %647, %620
  %633 = phi double [ %624, %620 ], [ %648, %647 ]
  %634 = phi i64 [ 0, %620 ], [ %649, %647 ]
  %635 = getelementptr inbounds i64, ptr %428, i64 %634
  %636 = load i64, ptr %635, align 8, !tbaa !33
  %637 = icmp eq i64 %636, 1
  br i1 %637, label %638, label %647

638:                                              ; preds = %632
  %639 = add nuw nsw i64 %634, %609
  %640 = mul nsw i64 %639, 3
  %641 = getelementptr double, ptr %626, i64 %640
  %642 = load double, ptr %641, align 8, !tbaa !32
  %643 = getelementptr inbounds double, ptr %127, i64 %634
  %644 = load double, ptr %643, align 8, !tbaa !32
  %645 = fmul contract double %642, %644
  %646 = fadd contract double %633, %645
  store double %646, ptr %625, align 8, !tbaa !32
  br label %647

647:                                              ; preds = %638, %632
  %648 = phi double [ %633, %632 ], [ %646, %638 ]
  %649 = add nuw nsw i64 %634, 1
  %650 = icmp eq i64 %649, %105
  br i1 %650, label %627, label %632, !llvm.loop !74

651:                                              ; preds = %662, %610
  %652 = phi i64 [ 0, %610 ], [ %671, %662 ]
  %653 = add nuw nsw i64 %652, %609
  %654 = mul nsw i64 %653, 3
  %655 = getelementptr double, ptr %125, i64 %654
  br label %673

656:                                              ; preds = %662
  %657 = fcmp contract ogt double %611, %605
  %658 = select i1 %617, double %616, double %606
  %659 = select i1 %657, double %611, double %605
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  %660 = add nuw nsw i64 %604, 1
  %661 = icmp eq i64 %660, %105
  br i1 %661, label %600, label %603, !llvm.loop !75

662:                                              ; preds = %683
  %663 = icmp eq i64 %652, %604
  %664 = uitofp i1 %663 to double
  %665 = getelementptr inbounds i64, ptr %428, i64 %652
  %666 = load i64, ptr %665, align 8, !tbaa !33
  %667 = icmp eq i64 %666, 1
  %668 = select contract i1 %667, double %685, double 0.000000e+00
  %669 = fsub contract double %664, %668
  %670 = getelementptr double, ptr %619, i64 %652
  store double %669, ptr %670, align 8, !tbaa !32
  %671 = add nuw nsw i64 %652, 1
  %672 = icmp eq i64 %671, %105
  br i1 %672, label %656, label %651, !llvm.loop !76

673:                                              ; preds = %683, %651
  %674 = phi i64 [ 0, %651 ], [ %686, %683 ]
  %675 = phi double [ 0.000000e+00, %651 ], [ %685, %683 ]
  br i1 %618, label %676, label %683

676:                                              ; preds = %673
  %677 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %674
  %678 = load double, ptr %677, align 8, !tbaa !32
  %679 = fdiv contract double %678, %611
  %680 = getelementptr double, ptr %655, i64 %674
  %681 = load double, ptr %680, align 8, !tbaa !32
  %682 = fmul contract double %679, %681
  br label %683

683:                                              ; preds = %676, %673
  %684 = phi contract double [ %682, %676 ], [ 0.000000e+00, %673 ]
  %685 = fadd contract double %675, %684
  %686 = add nuw nsw i64 %674, 1
  %687 = icmp eq i64 %686, 3
  br i1 %687, label %662, label %673, !llvm.loop !77

688:                                              ; preds = %739, %716
  %689 = icmp eq i64 %692, %105
  br i1 %689, label %757, label %690, !llvm.loop !78

690:                                              ; preds = %600, %688
  %691 = phi i64 [ %692, %688 ], [ 0, %600 ]
  %692 = add nuw nsw i64 %691, 1
  %693 = getelementptr double, ptr %129, i64 %691
  %694 = icmp slt i64 %692, %105
  br i1 %694, label %701, label %695

695:                                              ; preds = %701, %690
  %696 = phi i64 [ %691, %690 ], [ %713, %701 ]
  %697 = mul nsw i64 %691, %105
  %698 = getelementptr double, ptr %129, i64 %697
  %699 = mul nsw i64 %696, %105
  %700 = getelementptr double, ptr %129, i64 %699
  br label %723

701:                                              ; preds = %690, %701
  %702 = phi i64 [ %714, %701 ], [ %692, %690 ]
  %703 = phi i64 [ %713, %701 ], [ %691, %690 ]
  %704 = mul nsw i64 %702, %105
  %705 = getelementptr double, ptr %693, i64 %704
  %706 = load double, ptr %705, align 8, !tbaa !32
  %707 = tail call contract double @llvm.fabs.f64(double %706)
  %708 = mul nsw i64 %703, %105
  %709 = getelementptr double, ptr %693, i64 %708
  %710 = load double, ptr %709, align 8, !tbaa !32
  %711 = tail call contract double @llvm.fabs.f64(double %710)
  %712 = fcmp contract ogt double %707, %711
  %713 = select i1 %712, i64 %702, i64 %703
  %714 = add nuw nsw i64 %702, 1
  %715 = icmp slt i64 %714, %105
  br i1 %715, label %701, label %695, !llvm.loop !79

716:                                              ; preds = %723
  %717 = getelementptr inbounds double, ptr %131, i64 %691
  %718 = load double, ptr %717, align 8, !tbaa !32
  %719 = getelementptr inbounds double, ptr %131, i64 %696
  %720 = load double, ptr %719, align 8, !tbaa !32
  store double %720, ptr %717, align 8, !tbaa !32
  store double %718, ptr %719, align 8, !tbaa !32
  br i1 %694, label %721, label %688

721:                                              ; preds = %716
  %722 = getelementptr double, ptr %698, i64 %691
  br label %731

723:                                              ; preds = %723, %695
  %724 = phi i64 [ 0, %695 ], [ %729, %723 ]
  %725 = getelementptr double, ptr %698, i64 %724
  %726 = load double, ptr %725, align 8, !tbaa !32
  %727 = getelementptr double, ptr %700, i64 %724
  %728 = load double, ptr %727, align 8, !tbaa !32
  store double %728, ptr %725, align 8, !tbaa !32
  store double %726, ptr %727, align 8, !tbaa !32
  %729 = add nuw nsw i64 %724, 1
  %730 = icmp eq i64 %729, %105
  br i1 %730, label %716, label %723, !llvm.loop !80

731:                                              ; preds = %739, %721
  %732 = phi i64 [ %692, %721 ], [ %745, %739 ]
  %733 = mul nsw i64 %732, %105
  %734 = getelementptr double, ptr %129, i64 %733
  %735 = getelementptr double, ptr %734, i64 %691
  %736 = load double, ptr %735, align 8, !tbaa !32
  %737 = load double, ptr %722, align 8, !tbaa !32
  %738 = fdiv contract double %736, %737
  br label %747

739:                                              ; preds = %747
  %740 = load double, ptr %717, align 8, !tbaa !32
  %741 = fmul contract double %738, %740
  %742 = getelementptr inbounds double, ptr %131, i64 %732
  %743 = load double, ptr %742, align 8, !tbaa !32
  %744 = fsub contract double %743, %741
  store double %744, ptr %742, align 8, !tbaa !32
  %745 = add nuw nsw i64 %732, 1
  %746 = icmp slt i64 %745, %105
  br i1 %746, label %731, label %688, !llvm.loop !81

747:                                              ; preds = %747, %731
  %748 = phi i64 [ %691, %731 ], [ %755, %747 ]
  %749 = getelementptr double, ptr %698, i64 %748
  %750 = load double, ptr %749, align 8, !tbaa !32
  %751 = fmul contract double %738, %750
  %752 = getelementptr double, ptr %734, i64 %748
  %753 = load double, ptr %752, align 8, !tbaa !32
  %754 = fsub contract double %753, %751
  store double %754, ptr %752, align 8, !tbaa !32
  %755 = add nuw nsw i64 %748, 1
  %756 = icmp slt i64 %755, %105
  br i1 %756, label %747, label %739, !llvm.loop !82

757:                                              ; preds = %688, %769
  %758 = phi i64 [ %759, %769 ], [ %105, %688 ]
  %759 = add nsw i64 %758, -1
  %760 = icmp slt i64 %758, %105
  br i1 %760, label %764, label %761

761:                                              ; preds = %757
  %762 = getelementptr inbounds double, ptr %131, i64 %759
  %763 = load double, ptr %762, align 8, !tbaa !32
  br label %769

764:                                              ; preds = %757
  %765 = mul nsw i64 %759, %105
  %766 = getelementptr double, ptr %129, i64 %765
  %767 = getelementptr inbounds double, ptr %131, i64 %759
  %768 = load double, ptr %767, align 8, !tbaa !32
  br label %777

769:                                              ; preds = %777, %761
  %770 = phi double [ %763, %761 ], [ %785, %777 ]
  %771 = mul i64 %759, %116
  %772 = getelementptr inbounds double, ptr %129, i64 %771
  %773 = load double, ptr %772, align 8, !tbaa !32
  %774 = getelementptr inbounds double, ptr %131, i64 %759
  %775 = fdiv contract double %770, %773
  store double %775, ptr %774, align 8, !tbaa !32
  %776 = icmp sgt i64 %758, 1
  br i1 %776, label %757, label %788, !llvm.loop !83

777:                                              ; preds = %777, %764
  %778 = phi double [ %768, %764 ], [ %785, %777 ]
  %779 = phi i64 [ %758, %764 ], [ %786, %777 ]
  %780 = getelementptr double, ptr %766, i64 %779
  %781 = load double, ptr %780, align 8, !tbaa !32
  %782 = getelementptr inbounds double, ptr %131, i64 %779
  %783 = load double, ptr %782, align 8, !tbaa !32
  %784 = fmul contract double %781, %783
  %785 = fsub contract double %778, %784
  store double %785, ptr %767, align 8, !tbaa !32
  %786 = add nuw nsw i64 %779, 1
  %787 = icmp eq i64 %786, %105
  br i1 %787, label %769, label %777, !llvm.loop !84

788:                                              ; preds = %769, %788
  %789 = phi i64 [ %796, %788 ], [ 0, %769 ]
  %790 = getelementptr inbounds double, ptr %127, i64 %789
  %791 = load double, ptr %790, align 8, !tbaa !32
  %792 = getelementptr inbounds double, ptr %131, i64 %789
  %793 = load double, ptr %792, align 8, !tbaa !32
  %794 = fadd contract double %791, %793
  %795 = tail call contract double @llvm.fabs.f64(double %794)
  store double %795, ptr %790, align 8, !tbaa !32
  %796 = add nuw nsw i64 %789, 1
  %797 = icmp eq i64 %796, %105
  br i1 %797, label %595, label %788, !llvm.loop !85

798:                                              ; preds = %595
  %799 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  store double 1.000000e+00, ptr %799, align 8, !tbaa !86
  br label %800

800:                                              ; preds = %600, %423, %425, %798
  %801 = phi ptr [ %424, %423 ], [ %426, %425 ], [ %426, %798 ], [ %426, %600 ]
  %802 = shl i64 %108, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %115, i64 %802, i1 false)
  %803 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %804 = load ptr, ptr %803, align 8, !tbaa !87
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %804, ptr align 8 %118, i64 %134, i1 false)
  %805 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %806 = load ptr, ptr %805, align 8, !tbaa !88
  %807 = shl i64 %111, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %806, ptr align 8 %121, i64 %807, i1 false)
  br i1 %135, label %808, label %901

808:                                              ; preds = %800
  %809 = load ptr, ptr %801, align 8, !tbaa !46
  %810 = icmp sgt i64 %108, 0
  %811 = icmp sgt i64 %109, 0
  %812 = icmp sgt i64 %111, 0
  br label %813

813:                                              ; preds = %871, %808
  %814 = phi i64 [ 0, %808 ], [ %872, %871 ]
  %815 = getelementptr inbounds i64, ptr %809, i64 %814
  %816 = load i64, ptr %815, align 8, !tbaa !33
  %817 = icmp eq i64 %816, 1
  br i1 %817, label %818, label %871

818:                                              ; preds = %813
  br i1 %810, label %819, label %824

819:                                              ; preds = %818
  %820 = getelementptr inbounds double, ptr %127, i64 %814
  %821 = add nuw nsw i64 %814, 1
  %822 = mul nsw i64 %821, %108
  %823 = getelementptr double, ptr %115, i64 %822
  br label %831

824:                                              ; preds = %831, %818
  br i1 %811, label %825, label %842

825:                                              ; preds = %824
  %826 = getelementptr inbounds double, ptr %127, i64 %814
  %827 = add nuw nsw i64 %814, 1
  %828 = mul nsw i64 %827, %119
  %829 = getelementptr double, ptr %118, i64 %828
  %830 = load ptr, ptr %803, align 8, !tbaa !87
  br label %849

831:                                              ; preds = %831, %819
  %832 = phi i64 [ 0, %819 ], [ %840, %831 ]
  %833 = load double, ptr %820, align 8, !tbaa !32
  %834 = getelementptr double, ptr %823, i64 %832
  %835 = load double, ptr %834, align 8, !tbaa !32
  %836 = fmul contract double %833, %835
  %837 = getelementptr inbounds double, ptr %24, i64 %832
  %838 = load double, ptr %837, align 8, !tbaa !32
  %839 = fadd contract double %838, %836
  store double %839, ptr %837, align 8, !tbaa !32
  %840 = add nuw nsw i64 %832, 1
  %841 = icmp eq i64 %840, %108
  br i1 %841, label %824, label %831, !llvm.loop !89

842:                                              ; preds = %849, %824
  br i1 %812, label %843, label %871

843:                                              ; preds = %842
  %844 = getelementptr inbounds double, ptr %127, i64 %814
  %845 = add nuw nsw i64 %814, 1
  %846 = mul nsw i64 %845, %111
  %847 = getelementptr double, ptr %121, i64 %846
  %848 = load ptr, ptr %805, align 8, !tbaa !88
  br label %860

849:                                              ; preds = %849, %825
  %850 = phi i64 [ 0, %825 ], [ %858, %849 ]
  %851 = load double, ptr %826, align 8, !tbaa !32
  %852 = getelementptr double, ptr %829, i64 %850
  %853 = load double, ptr %852, align 8, !tbaa !32
  %854 = fmul contract double %851, %853
  %855 = getelementptr inbounds double, ptr %830, i64 %850
  %856 = load double, ptr %855, align 8, !tbaa !32
  %857 = fadd contract double %854, %856
  store double %857, ptr %855, align 8, !tbaa !32
  %858 = add nuw nsw i64 %850, 1
  %859 = icmp eq i64 %858, %109
  br i1 %859, label %842, label %849, !llvm.loop !90

860:                                              ; preds = %860, %843
  %861 = phi i64 [ 0, %843 ], [ %869, %860 ]
  %862 = load double, ptr %844, align 8, !tbaa !32
  %863 = getelementptr double, ptr %847, i64 %861
  %864 = load double, ptr %863, align 8, !tbaa !32
  %865 = fmul contract double %862, %864
  %866 = getelementptr inbounds double, ptr %848, i64 %861
  %867 = load double, ptr %866, align 8, !tbaa !32
  %868 = fadd contract double %865, %867
  store double %868, ptr %866, align 8, !tbaa !32
  %869 = add nuw nsw i64 %861, 1
  %870 = icmp eq i64 %869, %111
  br i1 %870, label %871, label %860, !llvm.loop !91

871:                                              ; preds = %860, %842, %813
  %872 = add nuw nsw i64 %814, 1
  %873 = icmp eq i64 %872, %105
  br i1 %873, label %901, label %813, !llvm.loop !92

874:                                              ; preds = %103
  %875 = load i64, ptr %56, align 8, !tbaa !16
  tail call fastcc void @factorize(ptr noundef nonnull %0, i64 noundef %875)
  %876 = load i64, ptr %56, align 8, !tbaa !16
  %877 = icmp eq i64 %876, 0
  br i1 %877, label %880, label %878

878:                                              ; preds = %874
  %879 = tail call fastcc i64 @gram(ptr noundef nonnull %0, ptr noundef null, i64 noundef %876, double noundef %1)
  br label %880

880:                                              ; preds = %874, %878
  %881 = phi i64 [ %879, %878 ], [ 0, %874 ]
  %882 = load ptr, ptr %10, align 8, !tbaa !19
  %883 = load i64, ptr %0, align 8, !tbaa !12
  %884 = getelementptr inbounds double, ptr %882, i64 %883
  %885 = load i64, ptr %44, align 8, !tbaa !25
  %886 = getelementptr inbounds double, ptr %884, i64 %885
  %887 = load i64, ptr %35, align 8, !tbaa !13
  %888 = shl i64 %887, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %886, i64 %888, i1 false)
  %889 = load i64, ptr %56, align 8, !tbaa !16
  %890 = load ptr, ptr %10, align 8, !tbaa !19
  %891 = load i64, ptr %0, align 8, !tbaa !12
  %892 = getelementptr inbounds double, ptr %890, i64 %891
  %893 = load i64, ptr %44, align 8, !tbaa !25
  %894 = getelementptr inbounds double, ptr %892, i64 %893
  %895 = load i64, ptr %35, align 8, !tbaa !13
  %896 = getelementptr inbounds double, ptr %894, i64 %895
  %897 = load i64, ptr %65, align 8, !tbaa !29
  %898 = getelementptr inbounds double, ptr %896, i64 %897
  %899 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %900 = load ptr, ptr %899, align 8, !tbaa !87
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %889, i64 noundef %881, ptr noundef %898, ptr noundef %24, ptr noundef %900)
  br label %901

901:                                              ; preds = %871, %800, %880, %28
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind uwtable
define double @project(ptr noundef %0, double noundef %1, ptr nocapture noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = load i64, ptr %0, align 8, !tbaa !12
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %9 = load i64, ptr %8, align 8, !tbaa !93
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %13 = load ptr, ptr %12, align 8, !tbaa !94
  br label %14

14:                                               ; preds = %34, %11
  %15 = phi i64 [ 0, %11 ], [ %35, %34 ]
  %16 = getelementptr inbounds i64, ptr %13, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !33
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !32
  %20 = fmul contract double %19, %19
  %21 = getelementptr inbounds double, ptr %18, i64 1
  %22 = load double, ptr %21, align 8, !tbaa !32
  %23 = fmul contract double %22, %22
  %24 = fadd contract double %20, %23
  %25 = getelementptr inbounds double, ptr %18, i64 2
  %26 = load double, ptr %25, align 8, !tbaa !32
  %27 = fmul contract double %26, %26
  %28 = fadd contract double %24, %27
  %29 = getelementptr inbounds double, ptr %18, i64 3
  %30 = load double, ptr %29, align 8, !tbaa !32
  %31 = fmul contract double %30, %30
  %32 = fadd contract double %28, %31
  %33 = tail call contract double @llvm.sqrt.f64(double %32)
  br label %37

34:                                               ; preds = %37
  %35 = add nuw nsw i64 %15, 1
  %36 = icmp eq i64 %35, %9
  br i1 %36, label %44, label %14, !llvm.loop !95

37:                                               ; preds = %37, %14
  %38 = phi i64 [ 0, %14 ], [ %42, %37 ]
  %39 = getelementptr inbounds double, ptr %18, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !32
  %41 = fdiv contract double %40, %33
  store double %41, ptr %39, align 8, !tbaa !32
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %34, label %37, !llvm.loop !96

44:                                               ; preds = %34, %4
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %50 = load i64, ptr %49, align 8, !tbaa !38
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %437, label %52

52:                                               ; preds = %48, %44
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %54 = load i64, ptr %53, align 8, !tbaa !23
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %437, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %58 = load ptr, ptr %57, align 8, !tbaa !14
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %60 = load i64, ptr %59, align 8, !tbaa !15
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  %62 = add i64 %7, %5
  %63 = shl nsw i64 %62, 1
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  %65 = getelementptr inbounds double, ptr %64, i64 %7
  %66 = getelementptr inbounds double, ptr %65, i64 %5
  %67 = getelementptr double, ptr %66, i64 %5
  %68 = getelementptr inbounds double, ptr %67, i64 %7
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %74 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %80 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %84 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %85 = shl i64 %5, 3
  %86 = shl i64 %62, 3
  %87 = icmp sgt i64 %7, 0
  %88 = icmp sgt i64 %5, 0
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  br label %90

90:                                               ; preds = %56, %259
  %91 = phi i64 [ 0, %56 ], [ %260, %259 ]
  tail call fastcc void @set_state(ptr noundef %0, double noundef %1, ptr noundef %2)
  %92 = load i64, ptr %70, align 8, !tbaa !18
  %93 = inttoptr i64 %92 to ptr
  %94 = load ptr, ptr %71, align 8, !tbaa !19
  %95 = load ptr, ptr %72, align 8, !tbaa !20
  %96 = load i64, ptr %73, align 8, !tbaa !21
  %97 = inttoptr i64 %96 to ptr
  tail call void %93(ptr noundef %94, ptr noundef %95, ptr noundef %97) #8
  %98 = load double, ptr %74, align 8, !tbaa !22
  %99 = fadd contract double %98, 1.000000e+00
  store double %99, ptr %74, align 8, !tbaa !22
  %100 = load i64, ptr %75, align 8, !tbaa !43
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %114

102:                                              ; preds = %90
  %103 = load ptr, ptr %71, align 8, !tbaa !19
  %104 = load i64, ptr %0, align 8, !tbaa !12
  %105 = getelementptr inbounds double, ptr %103, i64 %104
  %106 = load i64, ptr %76, align 8, !tbaa !25
  %107 = getelementptr inbounds double, ptr %105, i64 %106
  %108 = load i64, ptr %6, align 8, !tbaa !13
  %109 = getelementptr inbounds double, ptr %107, i64 %108
  %110 = load i64, ptr %77, align 8, !tbaa !29
  %111 = getelementptr inbounds double, ptr %109, i64 %110
  %112 = load i64, ptr %45, align 8, !tbaa !16
  %113 = getelementptr inbounds double, ptr %111, i64 %112
  br label %116

114:                                              ; preds = %90
  %115 = icmp eq i64 %100, 0
  br i1 %115, label %274, label %126

116:                                              ; preds = %102, %116
  %117 = phi i64 [ 0, %102 ], [ %124, %116 ]
  %118 = phi double [ 0.000000e+00, %102 ], [ %123, %116 ]
  %119 = getelementptr inbounds double, ptr %113, i64 %117
  %120 = load double, ptr %119, align 8, !tbaa !32
  %121 = tail call contract double @llvm.fabs.f64(double %120)
  %122 = fcmp contract ole double %121, %118
  %123 = select contract i1 %122, double %118, double %121
  %124 = add nuw nsw i64 %117, 1
  %125 = icmp eq i64 %124, %100
  br i1 %125, label %126, label %116, !llvm.loop !97

126:                                              ; preds = %116, %114
  %127 = phi double [ 0.000000e+00, %114 ], [ %123, %116 ]
  %128 = fcmp contract ugt double %127, %3
  br i1 %128, label %134, label %129

129:                                              ; preds = %126
  %130 = load double, ptr %69, align 8, !tbaa !5
  %131 = fcmp contract une double %130, 0.000000e+00
  %132 = select i1 %131, i64 2, i64 1
  %133 = icmp ult i64 %91, %132
  br i1 %133, label %134, label %274

134:                                              ; preds = %129, %126
  %135 = load i64, ptr %6, align 8, !tbaa !13
  %136 = load ptr, ptr %78, align 8, !tbaa !24
  %137 = shl i64 %135, 3
  %138 = mul i64 %137, %135
  tail call void @llvm.memset.p0.i64(ptr align 8 %136, i8 0, i64 %138, i1 false)
  %139 = load ptr, ptr %71, align 8, !tbaa !19
  %140 = load i64, ptr %0, align 8, !tbaa !12
  %141 = getelementptr inbounds double, ptr %139, i64 %140
  %142 = load i64, ptr %76, align 8, !tbaa !25
  %143 = icmp sgt i64 %142, 0
  br i1 %143, label %144, label %148

144:                                              ; preds = %134
  %145 = load ptr, ptr %78, align 8, !tbaa !24
  %146 = load ptr, ptr %79, align 8, !tbaa !26
  %147 = load ptr, ptr %80, align 8, !tbaa !27
  br label %164

148:                                              ; preds = %164, %134
  %149 = load ptr, ptr %81, align 8, !tbaa !28
  %150 = load i64, ptr %45, align 8, !tbaa !16
  %151 = mul i64 %150, %137
  tail call void @llvm.memset.p0.i64(ptr align 8 %149, i8 0, i64 %151, i1 false)
  %152 = load ptr, ptr %71, align 8, !tbaa !19
  %153 = load i64, ptr %0, align 8, !tbaa !12
  %154 = getelementptr inbounds double, ptr %152, i64 %153
  %155 = load i64, ptr %76, align 8, !tbaa !25
  %156 = getelementptr inbounds double, ptr %154, i64 %155
  %157 = getelementptr inbounds double, ptr %156, i64 %135
  %158 = load i64, ptr %77, align 8, !tbaa !29
  %159 = icmp sgt i64 %158, 0
  br i1 %159, label %160, label %193

160:                                              ; preds = %148
  %161 = load ptr, ptr %81, align 8, !tbaa !28
  %162 = load ptr, ptr %82, align 8, !tbaa !30
  %163 = load ptr, ptr %83, align 8, !tbaa !31
  br label %180

164:                                              ; preds = %164, %144
  %165 = phi i64 [ 0, %144 ], [ %178, %164 ]
  %166 = getelementptr inbounds double, ptr %141, i64 %165
  %167 = load double, ptr %166, align 8, !tbaa !32
  %168 = getelementptr inbounds i64, ptr %146, i64 %165
  %169 = load i64, ptr %168, align 8, !tbaa !33
  %170 = mul nsw i64 %169, %135
  %171 = getelementptr inbounds i64, ptr %147, i64 %165
  %172 = load i64, ptr %171, align 8, !tbaa !33
  %173 = getelementptr double, ptr %145, i64 %170
  %174 = getelementptr double, ptr %173, i64 %172
  store double %167, ptr %174, align 8, !tbaa !32
  %175 = mul nsw i64 %172, %135
  %176 = getelementptr double, ptr %145, i64 %175
  %177 = getelementptr double, ptr %176, i64 %169
  store double %167, ptr %177, align 8, !tbaa !32
  %178 = add nuw nsw i64 %165, 1
  %179 = icmp eq i64 %178, %142
  br i1 %179, label %148, label %164, !llvm.loop !34

180:                                              ; preds = %180, %160
  %181 = phi i64 [ 0, %160 ], [ %191, %180 ]
  %182 = getelementptr inbounds double, ptr %157, i64 %181
  %183 = load double, ptr %182, align 8, !tbaa !32
  %184 = getelementptr inbounds i64, ptr %162, i64 %181
  %185 = load i64, ptr %184, align 8, !tbaa !33
  %186 = mul nsw i64 %185, %135
  %187 = getelementptr inbounds i64, ptr %163, i64 %181
  %188 = load i64, ptr %187, align 8, !tbaa !33
  %189 = getelementptr double, ptr %161, i64 %186
  %190 = getelementptr double, ptr %189, i64 %188
  store double %183, ptr %190, align 8, !tbaa !32
  %191 = add nuw nsw i64 %181, 1
  %192 = icmp eq i64 %191, %158
  br i1 %192, label %193, label %180, !llvm.loop !37

193:                                              ; preds = %180, %148
  %194 = load i64, ptr %6, align 8, !tbaa !13
  %195 = getelementptr inbounds double, ptr %156, i64 %194
  %196 = getelementptr inbounds double, ptr %195, i64 %158
  %197 = load i64, ptr %45, align 8, !tbaa !16
  %198 = getelementptr inbounds double, ptr %196, i64 %197
  %199 = load i64, ptr %75, align 8, !tbaa !43
  %200 = shl i64 %199, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %198, i64 %200, i1 false)
  %201 = load ptr, ptr %84, align 8, !tbaa !98
  %202 = load i64, ptr %75, align 8, !tbaa !43
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, double noundef %1, ptr noundef %201, i64 noundef %202, ptr noundef %68, ptr noundef %64)
  %203 = load ptr, ptr %71, align 8, !tbaa !19
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %203, i64 %85, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %2, i64 %86, i1 false)
  br i1 %87, label %215, label %204

204:                                              ; preds = %215, %193
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %66)
  %205 = load i64, ptr %70, align 8, !tbaa !18
  %206 = inttoptr i64 %205 to ptr
  %207 = load ptr, ptr %71, align 8, !tbaa !19
  %208 = load ptr, ptr %72, align 8, !tbaa !20
  %209 = load i64, ptr %73, align 8, !tbaa !21
  %210 = inttoptr i64 %209 to ptr
  tail call void %206(ptr noundef %207, ptr noundef %208, ptr noundef %210) #8
  %211 = load double, ptr %74, align 8, !tbaa !22
  %212 = fadd contract double %211, 1.000000e+00
  store double %212, ptr %74, align 8, !tbaa !22
  br i1 %88, label %213, label %224

213:                                              ; preds = %204
  %214 = load ptr, ptr %71, align 8, !tbaa !19
  br label %262

215:                                              ; preds = %193, %215
  %216 = phi i64 [ %222, %215 ], [ 0, %193 ]
  %217 = getelementptr inbounds double, ptr %64, i64 %216
  %218 = load double, ptr %217, align 8, !tbaa !32
  %219 = getelementptr double, ptr %67, i64 %216
  %220 = load double, ptr %219, align 8, !tbaa !32
  %221 = fadd contract double %218, %220
  store double %221, ptr %219, align 8, !tbaa !32
  %222 = add nuw nsw i64 %216, 1
  %223 = icmp eq i64 %222, %7
  br i1 %223, label %204, label %215, !llvm.loop !99

224:                                              ; preds = %262, %204
  %225 = load i64, ptr %8, align 8, !tbaa !93
  %226 = icmp sgt i64 %225, 0
  br i1 %226, label %227, label %259

227:                                              ; preds = %224
  %228 = load ptr, ptr %89, align 8, !tbaa !94
  br label %229

229:                                              ; preds = %249, %227
  %230 = phi i64 [ 0, %227 ], [ %250, %249 ]
  %231 = getelementptr inbounds i64, ptr %228, i64 %230
  %232 = load i64, ptr %231, align 8, !tbaa !33
  %233 = getelementptr inbounds double, ptr %2, i64 %232
  %234 = load double, ptr %233, align 8, !tbaa !32
  %235 = fmul contract double %234, %234
  %236 = getelementptr inbounds double, ptr %233, i64 1
  %237 = load double, ptr %236, align 8, !tbaa !32
  %238 = fmul contract double %237, %237
  %239 = fadd contract double %235, %238
  %240 = getelementptr inbounds double, ptr %233, i64 2
  %241 = load double, ptr %240, align 8, !tbaa !32
  %242 = fmul contract double %241, %241
  %243 = fadd contract double %239, %242
  %244 = getelementptr inbounds double, ptr %233, i64 3
  %245 = load double, ptr %244, align 8, !tbaa !32
  %246 = fmul contract double %245, %245
  %247 = fadd contract double %243, %246
  %248 = tail call contract double @llvm.sqrt.f64(double %247)
  br label %252

249:                                              ; preds = %252
  %250 = add nuw nsw i64 %230, 1
  %251 = icmp eq i64 %250, %225
  br i1 %251, label %259, label %229, !llvm.loop !95

252:                                              ; preds = %252, %229
  %253 = phi i64 [ 0, %229 ], [ %257, %252 ]
  %254 = getelementptr inbounds double, ptr %233, i64 %253
  %255 = load double, ptr %254, align 8, !tbaa !32
  %256 = fdiv contract double %255, %248
  store double %256, ptr %254, align 8, !tbaa !32
  %257 = add nuw nsw i64 %253, 1
  %258 = icmp eq i64 %257, 4
  br i1 %258, label %249, label %252, !llvm.loop !96

259:                                              ; preds = %249, %224
  %260 = add nuw nsw i64 %91, 1
  %261 = icmp eq i64 %260, 8
  br i1 %261, label %274, label %90, !llvm.loop !100

262:                                              ; preds = %213, %262
  %263 = phi i64 [ 0, %213 ], [ %272, %262 ]
  %264 = getelementptr inbounds double, ptr %214, i64 %263
  %265 = load double, ptr %264, align 8, !tbaa !32
  %266 = getelementptr inbounds double, ptr %65, i64 %263
  %267 = load double, ptr %266, align 8, !tbaa !32
  %268 = fsub contract double %265, %267
  %269 = getelementptr inbounds double, ptr %2, i64 %263
  %270 = load double, ptr %269, align 8, !tbaa !32
  %271 = fadd contract double %270, %268
  store double %271, ptr %269, align 8, !tbaa !32
  %272 = add nuw nsw i64 %263, 1
  %273 = icmp eq i64 %272, %5
  br i1 %273, label %224, label %262, !llvm.loop !101

274:                                              ; preds = %114, %129, %259
  %275 = phi double [ 0.000000e+00, %114 ], [ %127, %129 ], [ %127, %259 ]
  %276 = load i64, ptr %6, align 8, !tbaa !13
  %277 = load i64, ptr %45, align 8, !tbaa !16
  %278 = load ptr, ptr %78, align 8, !tbaa !24
  %279 = shl i64 %276, 3
  %280 = mul i64 %279, %276
  tail call void @llvm.memset.p0.i64(ptr align 8 %278, i8 0, i64 %280, i1 false)
  %281 = load ptr, ptr %71, align 8, !tbaa !19
  %282 = load i64, ptr %0, align 8, !tbaa !12
  %283 = getelementptr inbounds double, ptr %281, i64 %282
  %284 = load i64, ptr %76, align 8, !tbaa !25
  %285 = icmp sgt i64 %284, 0
  br i1 %285, label %286, label %290

286:                                              ; preds = %274
  %287 = load ptr, ptr %78, align 8, !tbaa !24
  %288 = load ptr, ptr %79, align 8, !tbaa !26
  %289 = load ptr, ptr %80, align 8, !tbaa !27
  br label %306

290:                                              ; preds = %306, %274
  %291 = load ptr, ptr %81, align 8, !tbaa !28
  %292 = load i64, ptr %45, align 8, !tbaa !16
  %293 = mul i64 %292, %279
  tail call void @llvm.memset.p0.i64(ptr align 8 %291, i8 0, i64 %293, i1 false)
  %294 = load ptr, ptr %71, align 8, !tbaa !19
  %295 = load i64, ptr %0, align 8, !tbaa !12
  %296 = getelementptr inbounds double, ptr %294, i64 %295
  %297 = load i64, ptr %76, align 8, !tbaa !25
  %298 = getelementptr inbounds double, ptr %296, i64 %297
  %299 = getelementptr inbounds double, ptr %298, i64 %276
  %300 = load i64, ptr %77, align 8, !tbaa !29
  %301 = icmp sgt i64 %300, 0
  br i1 %301, label %302, label %335

302:                                              ; preds = %290
  %303 = load ptr, ptr %81, align 8, !tbaa !28
  %304 = load ptr, ptr %82, align 8, !tbaa !30
  %305 = load ptr, ptr %83, align 8, !tbaa !31
  br label %322

306:                                              ; preds = %306, %286
  %307 = phi i64 [ 0, %286 ], [ %320, %306 ]
  %308 = getelementptr inbounds double, ptr %283, i64 %307
  %309 = load double, ptr %308, align 8, !tbaa !32
  %310 = getelementptr inbounds i64, ptr %288, i64 %307
  %311 = load i64, ptr %310, align 8, !tbaa !33
  %312 = mul nsw i64 %311, %276
  %313 = getelementptr inbounds i64, ptr %289, i64 %307
  %314 = load i64, ptr %313, align 8, !tbaa !33
  %315 = getelementptr double, ptr %287, i64 %312
  %316 = getelementptr double, ptr %315, i64 %314
  store double %309, ptr %316, align 8, !tbaa !32
  %317 = mul nsw i64 %314, %276
  %318 = getelementptr double, ptr %287, i64 %317
  %319 = getelementptr double, ptr %318, i64 %311
  store double %309, ptr %319, align 8, !tbaa !32
  %320 = add nuw nsw i64 %307, 1
  %321 = icmp eq i64 %320, %284
  br i1 %321, label %290, label %306, !llvm.loop !34

322:                                              ; preds = %322, %302
  %323 = phi i64 [ 0, %302 ], [ %333, %322 ]
  %324 = getelementptr inbounds double, ptr %299, i64 %323
  %325 = load double, ptr %324, align 8, !tbaa !32
  %326 = getelementptr inbounds i64, ptr %304, i64 %323
  %327 = load i64, ptr %326, align 8, !tbaa !33
  %328 = mul nsw i64 %327, %276
  %329 = getelementptr inbounds i64, ptr %305, i64 %323
  %330 = load i64, ptr %329, align 8, !tbaa !33
  %331 = getelementptr double, ptr %303, i64 %328
  %332 = getelementptr double, ptr %331, i64 %330
  store double %325, ptr %332, align 8, !tbaa !32
  %333 = add nuw nsw i64 %323, 1
  %334 = icmp eq i64 %333, %300
  br i1 %334, label %335, label %322, !llvm.loop !37

335:                                              ; preds = %322, %290
  %336 = load i64, ptr %6, align 8, !tbaa !13
  %337 = getelementptr inbounds double, ptr %298, i64 %336
  %338 = getelementptr inbounds double, ptr %337, i64 %300
  %339 = load i64, ptr %45, align 8, !tbaa !16
  %340 = getelementptr inbounds double, ptr %338, i64 %339
  %341 = load i64, ptr %75, align 8, !tbaa !43
  %342 = getelementptr inbounds double, ptr %340, i64 %341
  %343 = shl i64 %339, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %342, i64 %343, i1 false)
  %344 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %345 = load i64, ptr %344, align 8, !tbaa !38
  %346 = icmp sgt i64 %345, 0
  br i1 %346, label %347, label %351

347:                                              ; preds = %335
  %348 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %349 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %350 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  br label %354

351:                                              ; preds = %418, %335
  %352 = phi i64 [ %277, %335 ], [ %420, %418 ]
  %353 = icmp eq i64 %352, 0
  br i1 %353, label %437, label %423

354:                                              ; preds = %418, %347
  %355 = phi i64 [ %345, %347 ], [ %419, %418 ]
  %356 = phi i64 [ 0, %347 ], [ %421, %418 ]
  %357 = phi i64 [ %277, %347 ], [ %420, %418 ]
  %358 = load ptr, ptr %71, align 8, !tbaa !19, !noalias !102
  %359 = load i64, ptr %0, align 8, !tbaa !12, !noalias !102
  %360 = getelementptr inbounds double, ptr %358, i64 %359
  %361 = load i64, ptr %76, align 8, !tbaa !25, !noalias !102
  %362 = getelementptr inbounds double, ptr %360, i64 %361
  %363 = load i64, ptr %6, align 8, !tbaa !13, !noalias !102
  %364 = getelementptr inbounds double, ptr %362, i64 %363
  %365 = load i64, ptr %77, align 8, !tbaa !29, !noalias !102
  %366 = getelementptr inbounds double, ptr %364, i64 %365
  %367 = load i64, ptr %45, align 8, !tbaa !16, !noalias !102
  %368 = getelementptr inbounds double, ptr %366, i64 %367
  %369 = load i64, ptr %75, align 8, !tbaa !43, !noalias !102
  %370 = getelementptr inbounds double, ptr %368, i64 %369
  %371 = getelementptr inbounds double, ptr %370, i64 %367
  %372 = icmp eq i64 %356, 0
  %373 = load ptr, ptr %348, align 8, !tbaa !44, !noalias !102
  br i1 %372, label %391, label %374

374:                                              ; preds = %354
  %375 = add i64 %363, 2
  %376 = add nsw i64 %367, %363
  %377 = load i64, ptr %349, align 8, !tbaa !17, !noalias !102
  %378 = add nsw i64 %376, %377
  %379 = mul i64 %378, 3
  %380 = add i64 %379, 4
  br label %381

381:                                              ; preds = %381, %374
  %382 = phi ptr [ %371, %374 ], [ %388, %381 ]
  %383 = phi i64 [ 0, %374 ], [ %389, %381 ]
  %384 = getelementptr inbounds i64, ptr %373, i64 %383
  %385 = load i64, ptr %384, align 8, !tbaa !33, !noalias !102
  %386 = mul i64 %385, %375
  %387 = add i64 %380, %386
  %388 = getelementptr inbounds double, ptr %382, i64 %387
  %389 = add nuw nsw i64 %383, 1
  %390 = icmp eq i64 %389, %356
  br i1 %390, label %391, label %381, !llvm.loop !45

391:                                              ; preds = %381, %354
  %392 = phi ptr [ %371, %354 ], [ %388, %381 ]
  %393 = getelementptr inbounds i64, ptr %373, i64 %356
  %394 = load i64, ptr %393, align 8, !tbaa !33, !noalias !102
  %395 = getelementptr inbounds double, ptr %392, i64 %394
  %396 = load ptr, ptr %350, align 8, !tbaa !46
  %397 = getelementptr inbounds i64, ptr %396, i64 %356
  %398 = load i64, ptr %397, align 8, !tbaa !33
  %399 = icmp eq i64 %398, 0
  %400 = icmp sgt i64 %394, 0
  %401 = select i1 %399, i1 %400, i1 false
  br i1 %401, label %402, label %418

402:                                              ; preds = %391, %402
  %403 = phi i64 [ %413, %402 ], [ 0, %391 ]
  %404 = phi i64 [ %414, %402 ], [ %357, %391 ]
  %405 = load ptr, ptr %81, align 8, !tbaa !28
  %406 = mul nsw i64 %404, %276
  %407 = getelementptr inbounds double, ptr %405, i64 %406
  %408 = mul nsw i64 %403, %276
  %409 = getelementptr inbounds double, ptr %395, i64 %408
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %407, ptr nonnull align 8 %409, i64 %279, i1 false)
  %410 = getelementptr inbounds double, ptr %392, i64 %403
  %411 = load double, ptr %410, align 8, !tbaa !32
  %412 = getelementptr inbounds double, ptr %68, i64 %404
  store double %411, ptr %412, align 8, !tbaa !32
  %413 = add nuw nsw i64 %403, 1
  %414 = add nsw i64 %404, 1
  %415 = icmp eq i64 %413, %394
  br i1 %415, label %416, label %402, !llvm.loop !105

416:                                              ; preds = %402
  %417 = load i64, ptr %344, align 8, !tbaa !38
  br label %418

418:                                              ; preds = %416, %391
  %419 = phi i64 [ %355, %391 ], [ %417, %416 ]
  %420 = phi i64 [ %357, %391 ], [ %414, %416 ]
  %421 = add nuw nsw i64 %356, 1
  %422 = icmp slt i64 %421, %419
  br i1 %422, label %354, label %351, !llvm.loop !106

423:                                              ; preds = %351
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, double noundef %1, ptr noundef null, i64 noundef %352, ptr noundef %68, ptr noundef %64)
  %424 = icmp sgt i64 %276, 0
  br i1 %424, label %425, label %437

425:                                              ; preds = %423
  %426 = load i64, ptr %0, align 8, !tbaa !12
  %427 = getelementptr double, ptr %2, i64 %426
  br label %428

428:                                              ; preds = %428, %425
  %429 = phi i64 [ 0, %425 ], [ %435, %428 ]
  %430 = getelementptr inbounds double, ptr %64, i64 %429
  %431 = load double, ptr %430, align 8, !tbaa !32
  %432 = getelementptr double, ptr %427, i64 %429
  %433 = load double, ptr %432, align 8, !tbaa !32
  %434 = fadd contract double %431, %433
  store double %434, ptr %432, align 8, !tbaa !32
  %435 = add nuw nsw i64 %429, 1
  %436 = icmp eq i64 %435, %276
  br i1 %436, label %437, label %428, !llvm.loop !107

437:                                              ; preds = %428, %423, %351, %52, %48
  %438 = phi double [ 0.000000e+00, %48 ], [ 0.000000e+00, %52 ], [ %275, %351 ], [ %275, %423 ], [ %275, %428 ]
  ret double %438
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define void @solve_at(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = load i64, ptr %0, align 8, !tbaa !12
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = add nsw i64 %11, %9
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %14 = load ptr, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = icmp sgt i64 %1, 0
  br i1 %18, label %19, label %27

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  br label %28

27:                                               ; preds = %53, %8
  ret void

28:                                               ; preds = %19, %53
  %29 = phi i64 [ 0, %19 ], [ %75, %53 ]
  %30 = getelementptr inbounds double, ptr %2, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !32
  %32 = mul nsw i64 %29, %12
  %33 = getelementptr inbounds double, ptr %3, i64 %32
  %34 = load double, ptr %20, align 8, !tbaa !5
  %35 = fcmp contract une double %34, 0.000000e+00
  br i1 %35, label %37, label %36

36:                                               ; preds = %28
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %31, ptr noundef %33, ptr noundef %17)
  br label %53

37:                                               ; preds = %28
  %38 = load i64, ptr %0, align 8, !tbaa !12
  %39 = load i64, ptr %10, align 8, !tbaa !13
  %40 = add nsw i64 %39, %38
  %41 = load ptr, ptr %13, align 8, !tbaa !14
  %42 = load i64, ptr %15, align 8, !tbaa !15
  %43 = getelementptr inbounds double, ptr %41, i64 %42
  %44 = mul nsw i64 %40, 6
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  %46 = load i64, ptr %21, align 8, !tbaa !16
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  %48 = load i64, ptr %22, align 8, !tbaa !17
  %49 = getelementptr inbounds double, ptr %47, i64 %48
  %50 = getelementptr inbounds double, ptr %49, i64 8
  %51 = shl i64 %40, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %50, ptr align 8 %33, i64 %51, i1 false)
  %52 = tail call contract double @project(ptr noundef nonnull %0, double noundef %31, ptr noundef nonnull %50, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %31, ptr noundef nonnull %50, ptr noundef %17)
  br label %53

53:                                               ; preds = %36, %37
  %54 = load i64, ptr %10, align 8, !tbaa !13
  %55 = mul nsw i64 %54, %29
  %56 = getelementptr inbounds double, ptr %4, i64 %55
  %57 = load i64, ptr %0, align 8, !tbaa !12
  %58 = getelementptr inbounds double, ptr %17, i64 %57
  %59 = shl i64 %54, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 8 %58, i64 %59, i1 false)
  %60 = load i64, ptr %21, align 8, !tbaa !16
  %61 = mul nsw i64 %60, %29
  %62 = getelementptr inbounds double, ptr %5, i64 %61
  %63 = load ptr, ptr %23, align 8, !tbaa !87
  %64 = shl i64 %60, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %62, ptr align 8 %63, i64 %64, i1 false)
  %65 = load i64, ptr %22, align 8, !tbaa !17
  %66 = mul nsw i64 %65, %29
  %67 = getelementptr inbounds double, ptr %6, i64 %66
  %68 = load ptr, ptr %24, align 8, !tbaa !88
  %69 = shl i64 %65, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %67, ptr align 8 %68, i64 %69, i1 false)
  %70 = load i64, ptr %25, align 8, !tbaa !38
  %71 = mul nsw i64 %70, %29
  %72 = getelementptr inbounds double, ptr %7, i64 %71
  %73 = load ptr, ptr %26, align 8, !tbaa !39
  %74 = shl i64 %70, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %72, ptr align 8 %73, i64 %74, i1 false)
  %75 = add nuw nsw i64 %29, 1
  %76 = icmp eq i64 %75, %1
  br i1 %76, label %27, label %28, !llvm.loop !108
}

; Function Attrs: nounwind uwtable
define void @evaluate_at(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %4, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = inttoptr i64 %1 to ptr
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %14 = inttoptr i64 %2 to ptr
  br label %16

15:                                               ; preds = %16, %8
  ret void

16:                                               ; preds = %10, %16
  %17 = phi i64 [ 0, %10 ], [ %28, %16 ]
  %18 = getelementptr inbounds double, ptr %5, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !32
  %20 = load i64, ptr %0, align 8, !tbaa !12
  %21 = load i64, ptr %11, align 8, !tbaa !13
  %22 = add nsw i64 %21, %20
  %23 = mul nsw i64 %22, %17
  %24 = getelementptr inbounds double, ptr %6, i64 %23
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %19, ptr noundef %24)
  %25 = mul nsw i64 %17, %3
  %26 = getelementptr inbounds double, ptr %7, i64 %25
  %27 = load ptr, ptr %13, align 8, !tbaa !20
  tail call void %12(ptr noundef %26, ptr noundef %27, ptr noundef %14) #8
  %28 = add nuw nsw i64 %17, 1
  %29 = icmp eq i64 %28, %4
  br i1 %29, label %15, label %16, !llvm.loop !109
}

; Function Attrs: nounwind uwtable
define internal fastcc void @set_state(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %5 = load ptr, ptr %4, align 8, !tbaa !20
  %6 = load i64, ptr %0, align 8, !tbaa !12
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = add nsw i64 %8, %6
  %10 = shl i64 %9, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %2, i64 %10, i1 false)
  %11 = load ptr, ptr %4, align 8, !tbaa !20
  %12 = load i64, ptr %0, align 8, !tbaa !12
  %13 = load i64, ptr %7, align 8, !tbaa !13
  %14 = getelementptr double, ptr %11, i64 %12
  %15 = getelementptr double, ptr %14, i64 %13
  store double %1, ptr %15, align 8, !tbaa !32
  %16 = getelementptr inbounds double, ptr %15, i64 1
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 7
  %18 = load i64, ptr %17, align 8, !tbaa !110
  switch i64 %18, label %84 [
    i64 1, label %19
    i64 2, label %80
  ]

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !111
  %22 = icmp sgt i64 %21, 2
  br i1 %22, label %26, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %25 = load ptr, ptr %24, align 8, !tbaa !112
  br label %42

26:                                               ; preds = %19
  %27 = add nsw i64 %21, -1
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %29 = load ptr, ptr %28, align 8, !tbaa !112
  br label %30

30:                                               ; preds = %30, %26
  %31 = phi i64 [ 1, %26 ], [ %40, %30 ]
  %32 = phi i64 [ %27, %26 ], [ %39, %30 ]
  %33 = add nsw i64 %32, %31
  %34 = sdiv i64 %33, 2
  %35 = getelementptr inbounds double, ptr %29, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !32
  %37 = fcmp contract ogt double %36, %1
  %38 = add nsw i64 %34, 1
  %39 = select i1 %37, i64 %34, i64 %32
  %40 = select i1 %37, i64 %31, i64 %38
  %41 = icmp slt i64 %40, %39
  br i1 %41, label %30, label %42, !llvm.loop !113

42:                                               ; preds = %30, %23
  %43 = phi ptr [ %25, %23 ], [ %29, %30 ]
  %44 = phi i64 [ 1, %23 ], [ %40, %30 ]
  %45 = add nsw i64 %44, -1
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !32
  %48 = fsub contract double %1, %47
  %49 = getelementptr inbounds double, ptr %43, i64 %44
  %50 = load double, ptr %49, align 8, !tbaa !32
  %51 = fsub contract double %50, %47
  %52 = fdiv contract double %48, %51
  %53 = fcmp contract olt double %52, 0.000000e+00
  %54 = fcmp contract ogt double %52, 1.000000e+00
  %55 = select contract i1 %54, double 1.000000e+00, double %52
  %56 = select contract i1 %53, double 0.000000e+00, double %55
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 4
  %58 = load i64, ptr %57, align 8, !tbaa !114
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %84

60:                                               ; preds = %42
  %61 = fsub contract double 1.000000e+00, %56
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %63 = load ptr, ptr %62, align 8, !tbaa !115
  %64 = mul nsw i64 %58, %45
  %65 = getelementptr double, ptr %63, i64 %64
  %66 = mul nsw i64 %58, %44
  %67 = getelementptr double, ptr %63, i64 %66
  br label %68

68:                                               ; preds = %68, %60
  %69 = phi i64 [ 0, %60 ], [ %78, %68 ]
  %70 = getelementptr double, ptr %65, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !32
  %72 = fmul contract double %61, %71
  %73 = getelementptr double, ptr %67, i64 %69
  %74 = load double, ptr %73, align 8, !tbaa !32
  %75 = fmul contract double %56, %74
  %76 = fadd contract double %72, %75
  %77 = getelementptr inbounds double, ptr %16, i64 %69
  store double %76, ptr %77, align 8, !tbaa !32
  %78 = add nuw nsw i64 %69, 1
  %79 = icmp eq i64 %78, %58
  br i1 %79, label %84, label %68, !llvm.loop !116

80:                                               ; preds = %3
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %82 = load i64, ptr %81, align 8, !tbaa !117
  %83 = inttoptr i64 %82 to ptr
  tail call void %83(ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef null) #8
  br label %84

84:                                               ; preds = %68, %3, %42, %80
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @smallest_step(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !16
  tail call fastcc void @factorize(ptr noundef %0, i64 noundef %10)
  %11 = tail call fastcc i64 @gram(ptr noundef %0, ptr noundef %2, i64 noundef %3, double noundef %1)
  %12 = icmp sgt i64 %3, 0
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %14 = load ptr, ptr %13, align 8, !tbaa !118
  br i1 %12, label %22, label %15

15:                                               ; preds = %22, %6
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %17 = load ptr, ptr %16, align 8, !tbaa !87
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, i64 noundef %3, i64 noundef %11, ptr noundef %14, ptr noundef %17)
  %18 = shl i64 %8, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 %18, i1 false)
  br i1 %12, label %19, label %38

19:                                               ; preds = %15
  %20 = icmp sgt i64 %8, 0
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  br label %30

22:                                               ; preds = %6, %22
  %23 = phi i64 [ %28, %22 ], [ 0, %6 ]
  %24 = getelementptr inbounds double, ptr %4, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !32
  %26 = fneg contract double %25
  %27 = getelementptr inbounds double, ptr %14, i64 %23
  store double %26, ptr %27, align 8, !tbaa !32
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %3
  br i1 %29, label %15, label %22, !llvm.loop !119

30:                                               ; preds = %19, %71
  %31 = phi i64 [ 0, %19 ], [ %72, %71 ]
  br i1 %20, label %32, label %71

32:                                               ; preds = %30
  %33 = load ptr, ptr %21, align 8, !tbaa !120
  %34 = mul nsw i64 %31, %8
  %35 = getelementptr double, ptr %33, i64 %34
  %36 = load ptr, ptr %16, align 8, !tbaa !87
  %37 = getelementptr inbounds double, ptr %36, i64 %31
  br label %74

38:                                               ; preds = %71, %15
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %40 = load ptr, ptr %39, align 8, !tbaa !24
  %41 = icmp sgt i64 %8, 0
  br i1 %41, label %42, label %70

42:                                               ; preds = %38
  %43 = add nuw i64 %8, 1
  br label %44

44:                                               ; preds = %51, %42
  %45 = phi i64 [ %8, %42 ], [ %46, %51 ]
  %46 = add nsw i64 %45, -1
  %47 = getelementptr inbounds double, ptr %5, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !32
  %49 = getelementptr double, ptr %40, i64 %46
  %50 = icmp slt i64 %45, %8
  br i1 %50, label %58, label %51

51:                                               ; preds = %58, %44
  %52 = phi double [ %48, %44 ], [ %67, %58 ]
  %53 = mul i64 %46, %43
  %54 = getelementptr inbounds double, ptr %40, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !32
  %56 = fdiv contract double %52, %55
  store double %56, ptr %47, align 8, !tbaa !32
  %57 = icmp sgt i64 %45, 1
  br i1 %57, label %44, label %70, !llvm.loop !121

58:                                               ; preds = %44, %58
  %59 = phi i64 [ %68, %58 ], [ %45, %44 ]
  %60 = phi double [ %67, %58 ], [ %48, %44 ]
  %61 = mul nsw i64 %59, %8
  %62 = getelementptr double, ptr %49, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !32
  %64 = getelementptr inbounds double, ptr %5, i64 %59
  %65 = load double, ptr %64, align 8, !tbaa !32
  %66 = fmul contract double %63, %65
  %67 = fsub contract double %60, %66
  %68 = add nuw nsw i64 %59, 1
  %69 = icmp eq i64 %68, %8
  br i1 %69, label %51, label %58, !llvm.loop !122

70:                                               ; preds = %51, %38
  ret void

71:                                               ; preds = %74, %30
  %72 = add nuw nsw i64 %31, 1
  %73 = icmp eq i64 %72, %3
  br i1 %73, label %38, label %30, !llvm.loop !123

74:                                               ; preds = %32, %74
  %75 = phi i64 [ 0, %32 ], [ %83, %74 ]
  %76 = getelementptr double, ptr %35, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !32
  %78 = load double, ptr %37, align 8, !tbaa !32
  %79 = fmul contract double %77, %78
  %80 = getelementptr inbounds double, ptr %5, i64 %75
  %81 = load double, ptr %80, align 8, !tbaa !32
  %82 = fadd contract double %81, %79
  store double %82, ptr %80, align 8, !tbaa !32
  %83 = add nuw nsw i64 %75, 1
  %84 = icmp eq i64 %83, %8
  br i1 %84, label %71, label %74, !llvm.loop !124
}

; Function Attrs: nounwind uwtable
define void @guards(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %6 = load i64, ptr %5, align 8, !tbaa !125
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %4
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %10 = load i64, ptr %9, align 8, !tbaa !126
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %15 = load i64, ptr %14, align 8, !tbaa !127
  %16 = inttoptr i64 %15 to ptr
  tail call void %11(ptr noundef %3, ptr noundef %13, ptr noundef %16) #8
  br label %17

17:                                               ; preds = %8, %4
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %19 = load i64, ptr %18, align 8, !tbaa !38
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %152, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %23 = load ptr, ptr %22, align 8, !tbaa !14
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %25 = load i64, ptr %24, align 8, !tbaa !15
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %28 = load double, ptr %27, align 8, !tbaa !5
  %29 = fcmp contract une double %28, 0.000000e+00
  br i1 %29, label %31, label %30

30:                                               ; preds = %21
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %26)
  br label %47

31:                                               ; preds = %21
  %32 = load i64, ptr %0, align 8, !tbaa !12
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %34 = load i64, ptr %33, align 8, !tbaa !13
  %35 = add nsw i64 %34, %32
  %36 = mul nsw i64 %35, 6
  %37 = getelementptr inbounds double, ptr %26, i64 %36
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %39 = load i64, ptr %38, align 8, !tbaa !16
  %40 = getelementptr inbounds double, ptr %37, i64 %39
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %42 = load i64, ptr %41, align 8, !tbaa !17
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = getelementptr inbounds double, ptr %43, i64 8
  %45 = shl i64 %35, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %44, ptr align 8 %2, i64 %45, i1 false)
  %46 = tail call contract double @project(ptr noundef nonnull %0, double noundef %1, ptr noundef nonnull %44, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef nonnull %44, ptr noundef %26)
  br label %47

47:                                               ; preds = %30, %31
  %48 = load i64, ptr %18, align 8, !tbaa !38
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %50, label %152

50:                                               ; preds = %47
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %52 = load ptr, ptr %51, align 8, !tbaa !19, !noalias !128
  %53 = load i64, ptr %0, align 8, !tbaa !12, !noalias !128
  %54 = getelementptr inbounds double, ptr %52, i64 %53
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %56 = load i64, ptr %55, align 8, !tbaa !25, !noalias !128
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %59 = load i64, ptr %58, align 8, !tbaa !13, !noalias !128
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %62 = load i64, ptr %61, align 8, !tbaa !29, !noalias !128
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %65 = load i64, ptr %64, align 8, !tbaa !16, !noalias !128
  %66 = getelementptr inbounds double, ptr %63, i64 %65
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %68 = load i64, ptr %67, align 8, !tbaa !43, !noalias !128
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = getelementptr inbounds double, ptr %69, i64 %65
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %72 = load ptr, ptr %71, align 8, !tbaa !44, !noalias !128
  %73 = add i64 %59, 2
  %74 = add nsw i64 %65, %59
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %79 = load ptr, ptr %78, align 8, !tbaa !46
  %80 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %81 = load i64, ptr %5, align 8, !tbaa !125
  %82 = getelementptr double, ptr %3, i64 %81
  br label %83

83:                                               ; preds = %50, %147
  %84 = phi i64 [ 0, %50 ], [ %150, %147 ]
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %103, label %86

86:                                               ; preds = %83
  %87 = load i64, ptr %75, align 8, !tbaa !17, !noalias !128
  %88 = add nsw i64 %74, %87
  %89 = mul i64 %88, 3
  %90 = add i64 %89, 4
  br label %91

91:                                               ; preds = %91, %86
  %92 = phi ptr [ %70, %86 ], [ %99, %91 ]
  %93 = phi i64 [ 0, %86 ], [ %100, %91 ]
  %94 = phi i64 [ 0, %86 ], [ %101, %91 ]
  %95 = getelementptr inbounds i64, ptr %72, i64 %94
  %96 = load i64, ptr %95, align 8, !tbaa !33, !noalias !128
  %97 = mul i64 %96, %73
  %98 = add i64 %90, %97
  %99 = getelementptr inbounds double, ptr %92, i64 %98
  %100 = add nsw i64 %96, %93
  %101 = add nuw nsw i64 %94, 1
  %102 = icmp eq i64 %101, %84
  br i1 %102, label %103, label %91, !llvm.loop !45

103:                                              ; preds = %91, %83
  %104 = phi i64 [ 0, %83 ], [ %100, %91 ]
  %105 = phi ptr [ %70, %83 ], [ %99, %91 ]
  %106 = getelementptr inbounds i64, ptr %72, i64 %84
  %107 = load i64, ptr %106, align 8, !tbaa !33, !noalias !128
  %108 = getelementptr inbounds double, ptr %105, i64 %107
  %109 = mul nsw i64 %107, %59
  %110 = getelementptr inbounds double, ptr %108, i64 %109
  %111 = getelementptr inbounds double, ptr %110, i64 %107
  %112 = icmp sgt i64 %107, 0
  br i1 %112, label %113, label %116

113:                                              ; preds = %103
  %114 = load ptr, ptr %76, align 8, !tbaa !56
  %115 = load ptr, ptr %77, align 8, !tbaa !88
  br label %122

116:                                              ; preds = %122, %103
  %117 = phi double [ 0.000000e+00, %103 ], [ %132, %122 ]
  %118 = phi double [ 0.000000e+00, %103 ], [ %136, %122 ]
  %119 = getelementptr inbounds i64, ptr %79, i64 %84
  %120 = load i64, ptr %119, align 8, !tbaa !33
  %121 = icmp eq i64 %120, 1
  br i1 %121, label %147, label %139

122:                                              ; preds = %113, %122
  %123 = phi i64 [ 0, %113 ], [ %137, %122 ]
  %124 = phi double [ 0.000000e+00, %113 ], [ %136, %122 ]
  %125 = phi double [ 0.000000e+00, %113 ], [ %132, %122 ]
  %126 = getelementptr inbounds double, ptr %105, i64 %123
  %127 = load double, ptr %126, align 8, !tbaa !32
  %128 = add nsw i64 %123, %104
  %129 = getelementptr inbounds double, ptr %114, i64 %128
  %130 = load double, ptr %129, align 8, !tbaa !32
  %131 = fmul contract double %127, %130
  %132 = fadd contract double %125, %131
  %133 = getelementptr inbounds double, ptr %115, i64 %128
  %134 = load double, ptr %133, align 8, !tbaa !32
  %135 = fmul contract double %134, %134
  %136 = fadd contract double %124, %135
  %137 = add nuw nsw i64 %123, 1
  %138 = icmp eq i64 %137, %107
  br i1 %138, label %116, label %122, !llvm.loop !131

139:                                              ; preds = %116
  %140 = load double, ptr %111, align 8, !tbaa !32
  %141 = load ptr, ptr %80, align 8, !tbaa !39
  %142 = getelementptr inbounds double, ptr %141, i64 %84
  %143 = load double, ptr %142, align 8, !tbaa !32
  %144 = fmul contract double %140, %143
  %145 = tail call contract double @llvm.sqrt.f64(double %118)
  %146 = fsub contract double %144, %145
  br label %147

147:                                              ; preds = %116, %139
  %148 = phi contract double [ %146, %139 ], [ %117, %116 ]
  %149 = getelementptr double, ptr %82, i64 %84
  store double %148, ptr %149, align 8, !tbaa !32
  %150 = add nuw nsw i64 %84, 1
  %151 = icmp eq i64 %150, %48
  br i1 %151, label %152, label %83, !llvm.loop !132

152:                                              ; preds = %147, %47, %17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: nounwind uwtable
define double @first_step(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef %5) local_unnamed_addr #0 {
  %7 = load i64, ptr %0, align 8, !tbaa !12
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !13
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds double, ptr %5, i64 %10
  %12 = shl nsw i64 %10, 1
  %13 = getelementptr inbounds double, ptr %5, i64 %12
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %48

15:                                               ; preds = %6
  %16 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  br label %70

17:                                               ; preds = %70
  br i1 %14, label %18, label %48

18:                                               ; preds = %17, %18
  %19 = phi i64 [ %28, %18 ], [ 0, %17 ]
  %20 = phi double [ %27, %18 ], [ 0.000000e+00, %17 ]
  %21 = getelementptr inbounds double, ptr %2, i64 %19
  %22 = load double, ptr %21, align 8, !tbaa !32
  %23 = getelementptr inbounds double, ptr %5, i64 %19
  %24 = load double, ptr %23, align 8, !tbaa !32
  %25 = fdiv contract double %22, %24
  %26 = fmul contract double %25, %25
  %27 = fadd contract double %20, %26
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %30, label %18, !llvm.loop !133

30:                                               ; preds = %18
  %31 = tail call i64 @llvm.smax.i64(i64 %10, i64 1)
  %32 = sitofp i64 %31 to double
  %33 = fdiv contract double %27, %32
  br label %34

34:                                               ; preds = %30, %34
  %35 = phi i64 [ %44, %34 ], [ 0, %30 ]
  %36 = phi double [ %43, %34 ], [ 0.000000e+00, %30 ]
  %37 = getelementptr inbounds double, ptr %3, i64 %35
  %38 = load double, ptr %37, align 8, !tbaa !32
  %39 = getelementptr inbounds double, ptr %5, i64 %35
  %40 = load double, ptr %39, align 8, !tbaa !32
  %41 = fdiv contract double %38, %40
  %42 = fmul contract double %41, %41
  %43 = fadd contract double %36, %42
  %44 = add nuw nsw i64 %35, 1
  %45 = icmp eq i64 %44, %10
  br i1 %45, label %46, label %34, !llvm.loop !133

46:                                               ; preds = %34
  %47 = tail call contract double @llvm.sqrt.f64(double %33)
  br label %48

48:                                               ; preds = %6, %46, %17
  %49 = phi double [ 0.000000e+00, %17 ], [ %47, %46 ], [ 0.000000e+00, %6 ]
  %50 = phi double [ 1.000000e+00, %17 ], [ %32, %46 ], [ 1.000000e+00, %6 ]
  %51 = phi double [ 0.000000e+00, %17 ], [ %43, %46 ], [ 0.000000e+00, %6 ]
  %52 = fdiv contract double %51, %50
  %53 = tail call contract double @llvm.sqrt.f64(double %52)
  %54 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %55 = load double, ptr %54, align 8, !tbaa !134
  %56 = load double, ptr %1, align 8, !tbaa !136
  %57 = fsub contract double %55, %56
  %58 = fcmp contract olt double %49, 1.000000e-05
  %59 = fcmp contract olt double %53, 1.000000e-05
  %60 = select i1 %58, i1 true, i1 %59
  %61 = fmul contract double %49, 1.000000e-02
  %62 = fdiv contract double %61, %53
  %63 = select contract i1 %60, double 0x3EB0C6F7A0B5ED8D, double %62
  %64 = fcmp contract olt double %63, %57
  %65 = select contract i1 %64, double %63, double %57
  %66 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %67 = load double, ptr %66, align 8, !tbaa !137
  %68 = fcmp contract olt double %65, %67
  %69 = select contract i1 %68, double %65, double %67
  br i1 %14, label %110, label %85

70:                                               ; preds = %15, %70
  %71 = phi i64 [ 0, %15 ], [ %81, %70 ]
  %72 = getelementptr inbounds double, ptr %4, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !32
  %74 = load double, ptr %16, align 8, !tbaa !138
  %75 = getelementptr inbounds double, ptr %2, i64 %71
  %76 = load double, ptr %75, align 8, !tbaa !32
  %77 = tail call contract double @llvm.fabs.f64(double %76)
  %78 = fmul contract double %74, %77
  %79 = fadd contract double %73, %78
  %80 = getelementptr inbounds double, ptr %5, i64 %71
  store double %79, ptr %80, align 8, !tbaa !32
  %81 = add nuw nsw i64 %71, 1
  %82 = icmp eq i64 %81, %10
  br i1 %82, label %17, label %70, !llvm.loop !139

83:                                               ; preds = %110
  %84 = load double, ptr %1, align 8, !tbaa !136
  br label %85

85:                                               ; preds = %83, %48
  %86 = phi double [ %84, %83 ], [ %56, %48 ]
  %87 = fadd contract double %69, %86
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %89 = load double, ptr %88, align 8, !tbaa !5
  %90 = fcmp contract une double %89, 0.000000e+00
  br i1 %90, label %92, label %91

91:                                               ; preds = %85
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %87, ptr noundef %11, ptr noundef %13)
  br label %109

92:                                               ; preds = %85
  %93 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %94 = load ptr, ptr %93, align 8, !tbaa !14
  %95 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %96 = load i64, ptr %95, align 8, !tbaa !15
  %97 = getelementptr inbounds double, ptr %94, i64 %96
  %98 = mul nsw i64 %10, 6
  %99 = getelementptr inbounds double, ptr %97, i64 %98
  %100 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %101 = load i64, ptr %100, align 8, !tbaa !16
  %102 = getelementptr inbounds double, ptr %99, i64 %101
  %103 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %104 = load i64, ptr %103, align 8, !tbaa !17
  %105 = getelementptr inbounds double, ptr %102, i64 %104
  %106 = getelementptr inbounds double, ptr %105, i64 8
  %107 = shl i64 %10, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %106, ptr align 8 %11, i64 %107, i1 false)
  %108 = tail call contract double @project(ptr noundef nonnull %0, double noundef %87, ptr noundef nonnull %106, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %87, ptr noundef nonnull %106, ptr noundef %13)
  br label %109

109:                                              ; preds = %91, %92
  br i1 %14, label %142, label %134

110:                                              ; preds = %48, %110
  %111 = phi i64 [ %119, %110 ], [ 0, %48 ]
  %112 = getelementptr inbounds double, ptr %2, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !32
  %114 = getelementptr inbounds double, ptr %3, i64 %111
  %115 = load double, ptr %114, align 8, !tbaa !32
  %116 = fmul contract double %69, %115
  %117 = fadd contract double %113, %116
  %118 = getelementptr inbounds double, ptr %11, i64 %111
  store double %117, ptr %118, align 8, !tbaa !32
  %119 = add nuw nsw i64 %111, 1
  %120 = icmp eq i64 %119, %10
  br i1 %120, label %83, label %110, !llvm.loop !140

121:                                              ; preds = %142
  br i1 %14, label %122, label %134

122:                                              ; preds = %121, %122
  %123 = phi i64 [ %132, %122 ], [ 0, %121 ]
  %124 = phi double [ %131, %122 ], [ 0.000000e+00, %121 ]
  %125 = getelementptr inbounds double, ptr %13, i64 %123
  %126 = load double, ptr %125, align 8, !tbaa !32
  %127 = getelementptr inbounds double, ptr %5, i64 %123
  %128 = load double, ptr %127, align 8, !tbaa !32
  %129 = fdiv contract double %126, %128
  %130 = fmul contract double %129, %129
  %131 = fadd contract double %124, %130
  %132 = add nuw nsw i64 %123, 1
  %133 = icmp eq i64 %132, %10
  br i1 %133, label %134, label %122, !llvm.loop !133

134:                                              ; preds = %122, %109, %121
  %135 = phi double [ 0.000000e+00, %121 ], [ 0.000000e+00, %109 ], [ %131, %122 ]
  %136 = fdiv contract double %135, %50
  %137 = tail call contract double @llvm.sqrt.f64(double %136)
  %138 = fdiv contract double %137, %69
  %139 = fcmp contract ogt double %53, %138
  %140 = select contract i1 %139, double %53, double %138
  %141 = fcmp contract ugt double %140, 1.000000e-15
  br i1 %141, label %155, label %151

142:                                              ; preds = %109, %142
  %143 = phi i64 [ %149, %142 ], [ 0, %109 ]
  %144 = getelementptr inbounds double, ptr %3, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !32
  %146 = getelementptr inbounds double, ptr %13, i64 %143
  %147 = load double, ptr %146, align 8, !tbaa !32
  %148 = fsub contract double %147, %145
  store double %148, ptr %146, align 8, !tbaa !32
  %149 = add nuw nsw i64 %143, 1
  %150 = icmp eq i64 %149, %10
  br i1 %150, label %121, label %142, !llvm.loop !141

151:                                              ; preds = %134
  %152 = fmul contract double %69, 1.000000e-03
  %153 = fcmp contract ogt double %152, 0x3EB0C6F7A0B5ED8D
  %154 = select contract i1 %153, double %152, double 0x3EB0C6F7A0B5ED8D
  br label %158

155:                                              ; preds = %134
  %156 = fdiv contract double 1.000000e-02, %140
  %157 = tail call contract double @llvm.pow.f64(double %156, double 1.250000e-01)
  br label %158

158:                                              ; preds = %155, %151
  %159 = phi contract double [ %154, %151 ], [ %157, %155 ]
  %160 = fmul contract double %69, 1.000000e+02
  %161 = fcmp contract olt double %159, %160
  %162 = select contract i1 %161, double %159, double %160
  %163 = fcmp contract olt double %162, %57
  %164 = select contract i1 %163, double %162, double %57
  %165 = load double, ptr %66, align 8, !tbaa !137
  %166 = fcmp contract olt double %164, %165
  %167 = select contract i1 %166, double %164, double %165
  ret double %167
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #3

; Function Attrs: nounwind uwtable
define i64 @dormand_prince(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = load i64, ptr %0, align 8, !tbaa !12
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !13
  %15 = add i64 %14, %12
  %16 = shl nsw i64 %15, 4
  %17 = getelementptr inbounds double, ptr %10, i64 %16
  %18 = mul nsw i64 %15, 7
  %19 = getelementptr inbounds double, ptr %17, i64 %18
  %20 = getelementptr inbounds double, ptr %19, i64 %15
  %21 = getelementptr inbounds double, ptr %20, i64 %15
  %22 = getelementptr inbounds double, ptr %21, i64 %15
  %23 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 8
  store i64 0, ptr %23, align 8, !tbaa !142
  %24 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %25 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %26 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %27 = shl i64 %15, 3
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %31 = icmp sgt i64 %15, 0
  %32 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  %33 = sitofp i64 %15 to double
  %34 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 11
  %35 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %36 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %39 = mul nsw i64 %15, 12
  %40 = getelementptr double, ptr %10, i64 %39
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %44 = shl nuw nsw i64 %15, 1
  %45 = getelementptr double, ptr %17, i64 %44
  %46 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %47 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %56 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  br label %57

57:                                               ; preds = %476, %11
  %58 = load double, ptr %1, align 8, !tbaa !136
  %59 = load double, ptr %24, align 8, !tbaa !143
  %60 = load double, ptr %25, align 8, !tbaa !134
  %61 = fsub contract double %60, %58
  %62 = tail call contract double @llvm.fabs.f64(double %58)
  %63 = fcmp contract ogt double %62, 1.000000e-300
  %64 = select contract i1 %63, double %62, double 1.000000e-300
  %65 = tail call contract double @llvm.fabs.f64(double %60)
  %66 = fcmp contract ogt double %65, %64
  %67 = select contract i1 %66, double %65, double %64
  %68 = fmul contract double %67, 0x3CD0000000000000
  %69 = fcmp contract ugt double %61, %68
  br i1 %69, label %70, label %642

70:                                               ; preds = %57
  %71 = load i64, ptr %23, align 8, !tbaa !142
  %72 = load i64, ptr %26, align 8, !tbaa !144
  %73 = icmp eq i64 %71, %72
  br i1 %73, label %642, label %74

74:                                               ; preds = %70
  %75 = fmul contract double %64, 0x3CE4000000000000
  %76 = fcmp contract ogt double %59, %75
  br i1 %76, label %77, label %642

77:                                               ; preds = %74
  %78 = fcmp contract oge double %59, %61
  br i1 %78, label %83, label %79

79:                                               ; preds = %77
  %80 = fmul contract double %61, 5.000000e-01
  %81 = fcmp contract ogt double %59, %80
  br i1 %81, label %82, label %83

82:                                               ; preds = %79
  br label %83

83:                                               ; preds = %77, %79, %82
  %84 = phi double [ %80, %82 ], [ %59, %79 ], [ %61, %77 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %3, i64 %27, i1 false)
  %85 = load double, ptr %28, align 8, !tbaa !145
  store double 1.000000e+00, ptr %28, align 8, !tbaa !145
  %86 = load i64, ptr %29, align 8, !tbaa !16
  %87 = icmp sgt i64 %86, 0
  %88 = fcmp contract olt double %85, 1.000000e-03
  %89 = select i1 %87, i1 %88, i1 false
  %90 = uitofp i1 %89 to double
  store double %90, ptr %30, align 8, !tbaa !5
  tail call fastcc void @stages(ptr noundef nonnull %0, double noundef %58, double noundef %84, ptr noundef %2, ptr noundef %10, ptr noundef %20, i64 noundef 1, i64 noundef 12)
  %91 = load double, ptr %30, align 8, !tbaa !5
  %92 = fcmp contract une double %91, 0.000000e+00
  br i1 %92, label %100, label %93

93:                                               ; preds = %83
  %94 = load i64, ptr %29, align 8, !tbaa !16
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %96, label %100

96:                                               ; preds = %93
  %97 = load double, ptr %28, align 8, !tbaa !145
  %98 = fcmp contract olt double %97, 1.000000e-03
  br i1 %98, label %99, label %100

99:                                               ; preds = %96
  store double 1.000000e+00, ptr %30, align 8, !tbaa !5
  tail call fastcc void @stages(ptr noundef nonnull %0, double noundef %58, double noundef %84, ptr noundef %2, ptr noundef %10, ptr noundef %20, i64 noundef 1, i64 noundef 12)
  br label %100

100:                                              ; preds = %99, %96, %93, %83
  tail call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 %27, i1 false)
  br label %102

101:                                              ; preds = %109
  br i1 %31, label %187, label %134

102:                                              ; preds = %112, %100
  %103 = phi i64 [ 0, %100 ], [ %113, %112 ]
  br i1 %31, label %104, label %114

104:                                              ; preds = %102
  %105 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %103
  %106 = load double, ptr %105, align 8, !tbaa !32
  %107 = mul nsw i64 %103, %15
  %108 = getelementptr double, ptr %10, i64 %107
  br label %117

109:                                              ; preds = %117
  %110 = add nuw nsw i64 %103, 1
  %111 = icmp eq i64 %110, 12
  br i1 %111, label %101, label %112

112:                                              ; preds = %109, %114
  %113 = phi i64 [ %110, %109 ], [ %115, %114 ]
  br label %102, !llvm.loop !146

114:                                              ; preds = %102
  %115 = add nuw nsw i64 %103, 1
  %116 = icmp eq i64 %115, 12
  br i1 %116, label %134, label %112

117:                                              ; preds = %104, %117
  %118 = phi i64 [ 0, %104 ], [ %125, %117 ]
  %119 = getelementptr double, ptr %108, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !32
  %121 = fmul contract double %106, %120
  %122 = getelementptr inbounds double, ptr %19, i64 %118
  %123 = load double, ptr %122, align 8, !tbaa !32
  %124 = fadd contract double %123, %121
  store double %124, ptr %122, align 8, !tbaa !32
  %125 = add nuw nsw i64 %118, 1
  %126 = icmp eq i64 %125, %15
  br i1 %126, label %109, label %117, !llvm.loop !147

127:                                              ; preds = %187
  %128 = load double, ptr %32, align 8, !tbaa !138
  br i1 %31, label %129, label %134

129:                                              ; preds = %127, %140
  %130 = phi double [ %155, %140 ], [ 0.000000e+00, %127 ]
  %131 = phi double [ %158, %140 ], [ 0.000000e+00, %127 ]
  %132 = phi i64 [ %159, %140 ], [ 0, %127 ]
  %133 = getelementptr double, ptr %10, i64 %132
  br label %161

134:                                              ; preds = %114, %140, %101, %127
  %135 = phi double [ 0.000000e+00, %127 ], [ 0.000000e+00, %101 ], [ %158, %140 ], [ 0.000000e+00, %114 ]
  %136 = phi double [ 0.000000e+00, %127 ], [ 0.000000e+00, %101 ], [ %155, %140 ], [ 0.000000e+00, %114 ]
  %137 = fcmp contract oeq double %136, 0.000000e+00
  %138 = fcmp contract oeq double %135, 0.000000e+00
  %139 = select i1 %137, i1 %138, i1 false
  br i1 %139, label %226, label %178

140:                                              ; preds = %161
  %141 = getelementptr inbounds double, ptr %2, i64 %132
  %142 = load double, ptr %141, align 8, !tbaa !32
  %143 = tail call contract double @llvm.fabs.f64(double %142)
  %144 = getelementptr inbounds double, ptr %19, i64 %132
  %145 = load double, ptr %144, align 8, !tbaa !32
  %146 = tail call contract double @llvm.fabs.f64(double %145)
  %147 = getelementptr inbounds double, ptr %4, i64 %132
  %148 = load double, ptr %147, align 8, !tbaa !32
  %149 = fcmp contract ogt double %143, %146
  %150 = select contract i1 %149, double %143, double %146
  %151 = fmul contract double %128, %150
  %152 = fadd contract double %148, %151
  %153 = fdiv contract double %171, %152
  %154 = fmul contract double %153, %153
  %155 = fadd contract double %130, %154
  %156 = fdiv contract double %175, %152
  %157 = fmul contract double %156, %156
  %158 = fadd contract double %131, %157
  %159 = add nuw nsw i64 %132, 1
  %160 = icmp eq i64 %159, %15
  br i1 %160, label %134, label %129, !llvm.loop !148

161:                                              ; preds = %161, %129
  %162 = phi i64 [ 0, %129 ], [ %176, %161 ]
  %163 = phi double [ 0.000000e+00, %129 ], [ %175, %161 ]
  %164 = phi double [ 0.000000e+00, %129 ], [ %171, %161 ]
  %165 = getelementptr inbounds [13 x double], ptr @DP_E5, i64 0, i64 %162
  %166 = load double, ptr %165, align 8, !tbaa !32
  %167 = mul nsw i64 %162, %15
  %168 = getelementptr double, ptr %133, i64 %167
  %169 = load double, ptr %168, align 8, !tbaa !32
  %170 = fmul contract double %166, %169
  %171 = fadd contract double %164, %170
  %172 = getelementptr inbounds [13 x double], ptr @DP_E3, i64 0, i64 %162
  %173 = load double, ptr %172, align 8, !tbaa !32
  %174 = fmul contract double %169, %173
  %175 = fadd contract double %163, %174
  %176 = add nuw nsw i64 %162, 1
  %177 = icmp eq i64 %176, 12
  br i1 %177, label %140, label %161, !llvm.loop !149

178:                                              ; preds = %134
  %179 = fmul contract double %84, %136
  %180 = fmul contract double %135, 1.000000e-02
  %181 = fadd contract double %136, %180
  %182 = fmul contract double %181, %33
  %183 = tail call contract double @llvm.sqrt.f64(double %182)
  %184 = fdiv contract double %179, %183
  %185 = tail call double @llvm.fabs.f64(double %184)
  %186 = fcmp ueq double %185, 0x7FF0000000000000
  br i1 %186, label %197, label %208

187:                                              ; preds = %101, %187
  %188 = phi i64 [ %195, %187 ], [ 0, %101 ]
  %189 = getelementptr inbounds double, ptr %2, i64 %188
  %190 = load double, ptr %189, align 8, !tbaa !32
  %191 = getelementptr inbounds double, ptr %19, i64 %188
  %192 = load double, ptr %191, align 8, !tbaa !32
  %193 = fmul contract double %84, %192
  %194 = fadd contract double %190, %193
  store double %194, ptr %191, align 8, !tbaa !32
  %195 = add nuw nsw i64 %188, 1
  %196 = icmp eq i64 %195, %15
  br i1 %196, label %127, label %187, !llvm.loop !150

197:                                              ; preds = %178
  %198 = fmul contract double %84, 1.000000e-01
  store double %198, ptr %24, align 8, !tbaa !143
  %199 = load i64, ptr %34, align 8, !tbaa !151
  %200 = add nsw i64 %199, 1
  store i64 %200, ptr %34, align 8, !tbaa !151
  %201 = fadd contract double %64, 1.000000e+00
  %202 = fmul contract double %201, 0x3D06849B86A12B9B
  %203 = fcmp contract olt double %198, %202
  br i1 %203, label %204, label %476

204:                                              ; preds = %197
  %205 = load double, ptr %48, align 8, !tbaa !86
  %206 = fcmp contract une double %205, 0.000000e+00
  %207 = select i1 %206, i64 6, i64 3
  br label %642

208:                                              ; preds = %178
  %209 = fcmp contract oeq double %184, 0.000000e+00
  br i1 %209, label %213, label %210

210:                                              ; preds = %208
  %211 = tail call contract double @llvm.pow.f64(double %184, double -1.250000e-01)
  %212 = fmul contract double %211, 9.000000e-01
  br label %213

213:                                              ; preds = %208, %210
  %214 = phi contract double [ %212, %210 ], [ 6.000000e+00, %208 ]
  %215 = fcmp contract ogt double %214, 6.000000e+00
  %216 = fcmp contract olt double %214, 2.000000e-01
  %217 = select contract i1 %216, double 2.000000e-01, double %214
  %218 = select contract i1 %215, double 6.000000e+00, double %217
  %219 = fcmp contract ogt double %184, 1.000000e+00
  br i1 %219, label %220, label %226

220:                                              ; preds = %213
  %221 = fcmp contract olt double %218, 0x3FEE666666666666
  %222 = select contract i1 %221, double %218, double 0x3FEE666666666666
  %223 = fmul contract double %84, %222
  store double %223, ptr %24, align 8, !tbaa !143
  %224 = load i64, ptr %34, align 8, !tbaa !151
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %34, align 8, !tbaa !151
  br label %476

226:                                              ; preds = %134, %213
  %227 = phi double [ %218, %213 ], [ 6.000000e+00, %134 ]
  br i1 %78, label %228, label %230

228:                                              ; preds = %226
  %229 = load double, ptr %25, align 8, !tbaa !134
  br label %232

230:                                              ; preds = %226
  %231 = fadd contract double %58, %84
  br label %232

232:                                              ; preds = %230, %228
  %233 = phi contract double [ %229, %228 ], [ %231, %230 ]
  %234 = load i64, ptr %35, align 8, !tbaa !152
  %235 = load i64, ptr %36, align 8, !tbaa !153
  %236 = icmp slt i64 %234, %235
  br i1 %236, label %237, label %241

237:                                              ; preds = %232
  %238 = getelementptr inbounds double, ptr %5, i64 %234
  %239 = load double, ptr %238, align 8, !tbaa !32
  %240 = fcmp contract ole double %239, %233
  br label %241

241:                                              ; preds = %237, %232
  %242 = phi i1 [ false, %232 ], [ %240, %237 ]
  %243 = load i64, ptr %37, align 8, !tbaa !125
  %244 = load i64, ptr %38, align 8, !tbaa !38
  %245 = add nsw i64 %244, %243
  %246 = icmp sgt i64 %245, 0
  br i1 %246, label %247, label %274

247:                                              ; preds = %241
  tail call void @guards(ptr noundef nonnull %0, double noundef %233, ptr noundef %19, ptr noundef %22)
  %248 = load i64, ptr %37, align 8, !tbaa !125
  %249 = load i64, ptr %38, align 8, !tbaa !38
  %250 = add nsw i64 %249, %248
  %251 = icmp sgt i64 %250, 0
  br i1 %251, label %252, label %274

252:                                              ; preds = %247, %271
  %253 = phi i64 [ %272, %271 ], [ 0, %247 ]
  %254 = getelementptr inbounds double, ptr %9, i64 %253
  %255 = load double, ptr %254, align 8, !tbaa !32
  %256 = getelementptr inbounds double, ptr %22, i64 %253
  %257 = load double, ptr %256, align 8, !tbaa !32
  %258 = icmp sgt i64 %248, %253
  br i1 %258, label %263, label %259

259:                                              ; preds = %252
  %260 = fcmp contract olt double %257, 0.000000e+00
  %261 = fcmp contract uge double %255, 0.000000e+00
  %262 = and i1 %261, %260
  br i1 %262, label %274, label %271

263:                                              ; preds = %252
  %264 = fcmp contract ogt double %255, 0.000000e+00
  %265 = fcmp contract ole double %257, 0.000000e+00
  %266 = and i1 %264, %265
  %267 = fcmp contract olt double %255, 0.000000e+00
  %268 = fcmp contract oge double %257, 0.000000e+00
  %269 = and i1 %267, %268
  %270 = or i1 %266, %269
  br i1 %270, label %274, label %271

271:                                              ; preds = %263, %259
  %272 = add nuw nsw i64 %253, 1
  %273 = icmp eq i64 %272, %250
  br i1 %273, label %274, label %252, !llvm.loop !154

274:                                              ; preds = %271, %263, %259, %247, %241
  %275 = phi i64 [ -1, %241 ], [ -1, %247 ], [ -1, %271 ], [ %253, %263 ], [ %253, %259 ]
  %276 = icmp sgt i64 %275, -1
  %277 = or i1 %242, %276
  br i1 %277, label %278, label %456

278:                                              ; preds = %274
  %279 = load double, ptr %30, align 8, !tbaa !5
  %280 = fcmp contract une double %279, 0.000000e+00
  br i1 %280, label %282, label %281

281:                                              ; preds = %278
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %233, ptr noundef %19, ptr noundef %40)
  br label %298

282:                                              ; preds = %278
  %283 = load i64, ptr %0, align 8, !tbaa !12
  %284 = load i64, ptr %13, align 8, !tbaa !13
  %285 = add nsw i64 %284, %283
  %286 = load ptr, ptr %41, align 8, !tbaa !14
  %287 = load i64, ptr %42, align 8, !tbaa !15
  %288 = getelementptr inbounds double, ptr %286, i64 %287
  %289 = mul nsw i64 %285, 6
  %290 = getelementptr inbounds double, ptr %288, i64 %289
  %291 = load i64, ptr %29, align 8, !tbaa !16
  %292 = getelementptr inbounds double, ptr %290, i64 %291
  %293 = load i64, ptr %43, align 8, !tbaa !17
  %294 = getelementptr inbounds double, ptr %292, i64 %293
  %295 = getelementptr inbounds double, ptr %294, i64 8
  %296 = shl i64 %285, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %295, ptr align 8 %19, i64 %296, i1 false)
  %297 = tail call contract double @project(ptr noundef nonnull %0, double noundef %233, ptr noundef nonnull %295, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %233, ptr noundef nonnull %295, ptr noundef %40)
  br label %298

298:                                              ; preds = %281, %282
  tail call fastcc void @stages(ptr noundef nonnull %0, double noundef %58, double noundef %84, ptr noundef %2, ptr noundef %10, ptr noundef %20, i64 noundef 13, i64 noundef 16)
  br i1 %31, label %299, label %344

299:                                              ; preds = %298, %322
  %300 = phi i64 [ %323, %322 ], [ 0, %298 ]
  %301 = getelementptr inbounds double, ptr %19, i64 %300
  %302 = load double, ptr %301, align 8, !tbaa !32
  %303 = getelementptr inbounds double, ptr %2, i64 %300
  %304 = load double, ptr %303, align 8, !tbaa !32
  %305 = fsub contract double %302, %304
  %306 = getelementptr double, ptr %17, i64 %300
  store double %305, ptr %306, align 8, !tbaa !32
  %307 = getelementptr double, ptr %10, i64 %300
  %308 = load double, ptr %307, align 8, !tbaa !32
  %309 = fmul contract double %84, %308
  %310 = fsub contract double %309, %305
  %311 = getelementptr double, ptr %306, i64 %15
  store double %310, ptr %311, align 8, !tbaa !32
  %312 = fmul contract double %305, 2.000000e+00
  %313 = getelementptr double, ptr %40, i64 %300
  %314 = load double, ptr %313, align 8, !tbaa !32
  %315 = load double, ptr %307, align 8, !tbaa !32
  %316 = fadd contract double %314, %315
  %317 = fmul contract double %84, %316
  %318 = fsub contract double %312, %317
  %319 = getelementptr double, ptr %45, i64 %300
  store double %318, ptr %319, align 8, !tbaa !32
  br label %320

320:                                              ; preds = %325, %299
  %321 = phi i64 [ 0, %299 ], [ %330, %325 ]
  br label %332

322:                                              ; preds = %325
  %323 = add nuw nsw i64 %300, 1
  %324 = icmp eq i64 %323, %15
  br i1 %324, label %344, label %299, !llvm.loop !155

325:                                              ; preds = %332
  %326 = fmul contract double %84, %341
  %327 = add nuw nsw i64 %321, 3
  %328 = mul nsw i64 %327, %15
  %329 = getelementptr double, ptr %306, i64 %328
  store double %326, ptr %329, align 8, !tbaa !32
  %330 = add nuw nsw i64 %321, 1
  %331 = icmp eq i64 %330, 4
  br i1 %331, label %322, label %320, !llvm.loop !156

332:                                              ; preds = %332, %320
  %333 = phi i64 [ 0, %320 ], [ %342, %332 ]
  %334 = phi double [ 0.000000e+00, %320 ], [ %341, %332 ]
  %335 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 %321, i64 %333
  %336 = load double, ptr %335, align 8, !tbaa !32
  %337 = mul nsw i64 %333, %15
  %338 = getelementptr double, ptr %307, i64 %337
  %339 = load double, ptr %338, align 8, !tbaa !32
  %340 = fmul contract double %336, %339
  %341 = fadd contract double %334, %340
  %342 = add nuw nsw i64 %333, 1
  %343 = icmp eq i64 %342, 16
  br i1 %343, label %325, label %332, !llvm.loop !157

344:                                              ; preds = %322, %298
  br i1 %276, label %345, label %456

345:                                              ; preds = %344
  %346 = load i64, ptr %0, align 8, !tbaa !12
  %347 = load i64, ptr %13, align 8, !tbaa !13
  %348 = add nsw i64 %347, %346
  %349 = icmp sgt i64 %348, 0
  br label %350

350:                                              ; preds = %420, %345
  %351 = phi i64 [ %275, %345 ], [ %421, %420 ]
  %352 = phi double [ %58, %345 ], [ %423, %420 ]
  %353 = phi double [ %233, %345 ], [ %422, %420 ]
  %354 = phi i64 [ 0, %345 ], [ %424, %420 ]
  %355 = fadd contract double %352, %353
  %356 = fmul contract double %355, 5.000000e-01
  %357 = fsub contract double %353, %352
  %358 = tail call contract double @llvm.fabs.f64(double %353)
  %359 = fmul contract double %358, 0x3CD0000000000000
  %360 = fcmp contract ugt double %357, %359
  %361 = fcmp contract ugt double %356, %352
  %362 = and i1 %360, %361
  %363 = fcmp contract ult double %356, %353
  %364 = and i1 %363, %362
  br i1 %364, label %365, label %426

365:                                              ; preds = %350
  %366 = fsub contract double %356, %58
  %367 = fdiv contract double %366, %84
  br i1 %349, label %368, label %393

368:                                              ; preds = %365
  %369 = fsub contract double 1.000000e+00, %367
  br label %370

370:                                              ; preds = %373, %368
  %371 = phi i64 [ 0, %368 ], [ %378, %373 ]
  %372 = getelementptr double, ptr %17, i64 %371
  br label %380

373:                                              ; preds = %380
  %374 = getelementptr inbounds double, ptr %2, i64 %371
  %375 = load double, ptr %374, align 8, !tbaa !32
  %376 = fadd contract double %390, %375
  %377 = getelementptr inbounds double, ptr %20, i64 %371
  store double %376, ptr %377, align 8, !tbaa !32
  %378 = add nuw nsw i64 %371, 1
  %379 = icmp eq i64 %378, %348
  br i1 %379, label %393, label %370, !llvm.loop !158

380:                                              ; preds = %380, %370
  %381 = phi i64 [ 6, %370 ], [ %391, %380 ]
  %382 = phi double [ 0.000000e+00, %370 ], [ %390, %380 ]
  %383 = mul nsw i64 %381, %348
  %384 = getelementptr double, ptr %372, i64 %383
  %385 = load double, ptr %384, align 8, !tbaa !32
  %386 = fadd contract double %382, %385
  %387 = and i64 %381, 1
  %388 = icmp eq i64 %387, 0
  %389 = select contract i1 %388, double %367, double %369
  %390 = fmul contract double %389, %386
  %391 = add nsw i64 %381, -1
  %392 = icmp eq i64 %381, 0
  br i1 %392, label %373, label %380, !llvm.loop !159

393:                                              ; preds = %373, %365
  tail call void @guards(ptr noundef nonnull %0, double noundef %356, ptr noundef %20, ptr noundef %22)
  %394 = load i64, ptr %37, align 8, !tbaa !125
  %395 = load i64, ptr %38, align 8, !tbaa !38
  %396 = add nsw i64 %395, %394
  %397 = icmp sgt i64 %396, 0
  br i1 %397, label %398, label %420

398:                                              ; preds = %393, %417
  %399 = phi i64 [ %418, %417 ], [ 0, %393 ]
  %400 = getelementptr inbounds double, ptr %9, i64 %399
  %401 = load double, ptr %400, align 8, !tbaa !32
  %402 = getelementptr inbounds double, ptr %22, i64 %399
  %403 = load double, ptr %402, align 8, !tbaa !32
  %404 = icmp sgt i64 %394, %399
  br i1 %404, label %409, label %405

405:                                              ; preds = %398
  %406 = fcmp contract olt double %403, 0.000000e+00
  %407 = fcmp contract uge double %401, 0.000000e+00
  %408 = and i1 %407, %406
  br i1 %408, label %420, label %417

409:                                              ; preds = %398
  %410 = fcmp contract ogt double %401, 0.000000e+00
  %411 = fcmp contract ole double %403, 0.000000e+00
  %412 = and i1 %410, %411
  %413 = fcmp contract olt double %401, 0.000000e+00
  %414 = fcmp contract oge double %403, 0.000000e+00
  %415 = and i1 %413, %414
  %416 = or i1 %412, %415
  br i1 %416, label %420, label %417

417:                                              ; preds = %409, %405
  %418 = add nuw nsw i64 %399, 1
  %419 = icmp eq i64 %418, %396
  br i1 %419, label %420, label %398, !llvm.loop !154

420:                                              ; preds = %405, %409, %417, %393
  %421 = phi i64 [ %351, %393 ], [ %399, %405 ], [ %399, %409 ], [ %351, %417 ]
  %422 = phi double [ %353, %393 ], [ %356, %405 ], [ %356, %409 ], [ %353, %417 ]
  %423 = phi double [ %356, %393 ], [ %352, %405 ], [ %352, %409 ], [ %356, %417 ]
  %424 = add nuw nsw i64 %354, 1
  %425 = icmp eq i64 %424, 80
  br i1 %425, label %426, label %350, !llvm.loop !160

426:                                              ; preds = %350, %420
  %427 = phi i64 [ %421, %420 ], [ %351, %350 ]
  %428 = phi double [ %422, %420 ], [ %353, %350 ]
  %429 = fsub contract double %428, %58
  %430 = fdiv contract double %429, %84
  br i1 %31, label %431, label %456

431:                                              ; preds = %426
  %432 = fsub contract double 1.000000e+00, %430
  br label %433

433:                                              ; preds = %436, %431
  %434 = phi i64 [ 0, %431 ], [ %441, %436 ]
  %435 = getelementptr double, ptr %17, i64 %434
  br label %443

436:                                              ; preds = %443
  %437 = getelementptr inbounds double, ptr %2, i64 %434
  %438 = load double, ptr %437, align 8, !tbaa !32
  %439 = fadd contract double %453, %438
  %440 = getelementptr inbounds double, ptr %19, i64 %434
  store double %439, ptr %440, align 8, !tbaa !32
  %441 = add nuw nsw i64 %434, 1
  %442 = icmp eq i64 %441, %15
  br i1 %442, label %456, label %433, !llvm.loop !158

443:                                              ; preds = %443, %433
  %444 = phi i64 [ 6, %433 ], [ %454, %443 ]
  %445 = phi double [ 0.000000e+00, %433 ], [ %453, %443 ]
  %446 = mul nsw i64 %444, %15
  %447 = getelementptr double, ptr %435, i64 %446
  %448 = load double, ptr %447, align 8, !tbaa !32
  %449 = fadd contract double %445, %448
  %450 = and i64 %444, 1
  %451 = icmp eq i64 %450, 0
  %452 = select contract i1 %451, double %430, double %432
  %453 = fmul contract double %452, %449
  %454 = add nsw i64 %444, -1
  %455 = icmp eq i64 %444, 0
  br i1 %455, label %436, label %443, !llvm.loop !159

456:                                              ; preds = %436, %274, %426, %344
  %457 = phi i64 [ %275, %344 ], [ %427, %426 ], [ %275, %274 ], [ %427, %436 ]
  %458 = phi double [ %233, %344 ], [ %428, %426 ], [ %233, %274 ], [ %428, %436 ]
  %459 = load double, ptr %46, align 8, !tbaa !161
  %460 = tail call contract double @project(ptr noundef nonnull %0, double noundef %458, ptr noundef %19, double noundef %459)
  %461 = load double, ptr %46, align 8, !tbaa !161
  %462 = fmul contract double %461, 1.000000e+03
  %463 = fcmp contract ugt double %460, %462
  br i1 %463, label %469, label %464

464:                                              ; preds = %456
  br i1 %242, label %465, label %527

465:                                              ; preds = %464
  %466 = load i64, ptr %35, align 8, !tbaa !152
  %467 = load i64, ptr %36, align 8, !tbaa !153
  %468 = icmp slt i64 %466, %467
  br i1 %468, label %477, label %527

469:                                              ; preds = %456
  %470 = fmul contract double %84, 5.000000e-01
  store double %470, ptr %24, align 8, !tbaa !143
  %471 = load i64, ptr %34, align 8, !tbaa !151
  %472 = add nsw i64 %471, 1
  store i64 %472, ptr %34, align 8, !tbaa !151
  %473 = fadd contract double %64, 1.000000e+00
  %474 = fmul contract double %473, 0x3D719799812DEA11
  %475 = fcmp contract olt double %470, %474
  br i1 %475, label %642, label %476

476:                                              ; preds = %469, %630, %197, %220
  br label %57, !llvm.loop !162

477:                                              ; preds = %465, %519
  %478 = phi i64 [ %524, %519 ], [ %466, %465 ]
  %479 = getelementptr inbounds double, ptr %5, i64 %478
  %480 = load double, ptr %479, align 8, !tbaa !32
  %481 = fcmp contract ugt double %480, %458
  br i1 %481, label %527, label %482

482:                                              ; preds = %477
  %483 = fcmp contract oeq double %480, %458
  br i1 %483, label %484, label %485

484:                                              ; preds = %482
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %19, i64 %27, i1 false)
  br label %519

485:                                              ; preds = %482
  %486 = fsub contract double %480, %58
  %487 = fdiv contract double %486, %84
  br i1 %31, label %488, label %515

488:                                              ; preds = %485
  %489 = fsub contract double 1.000000e+00, %487
  br label %490

490:                                              ; preds = %493, %488
  %491 = phi i64 [ 0, %488 ], [ %498, %493 ]
  %492 = getelementptr double, ptr %17, i64 %491
  br label %500

493:                                              ; preds = %500
  %494 = getelementptr inbounds double, ptr %2, i64 %491
  %495 = load double, ptr %494, align 8, !tbaa !32
  %496 = fadd contract double %510, %495
  %497 = getelementptr inbounds double, ptr %20, i64 %491
  store double %496, ptr %497, align 8, !tbaa !32
  %498 = add nuw nsw i64 %491, 1
  %499 = icmp eq i64 %498, %15
  br i1 %499, label %513, label %490, !llvm.loop !158

500:                                              ; preds = %500, %490
  %501 = phi i64 [ 6, %490 ], [ %511, %500 ]
  %502 = phi double [ 0.000000e+00, %490 ], [ %510, %500 ]
  %503 = mul nsw i64 %501, %15
  %504 = getelementptr double, ptr %492, i64 %503
  %505 = load double, ptr %504, align 8, !tbaa !32
  %506 = fadd contract double %502, %505
  %507 = and i64 %501, 1
  %508 = icmp eq i64 %507, 0
  %509 = select contract i1 %508, double %487, double %489
  %510 = fmul contract double %509, %506
  %511 = add nsw i64 %501, -1
  %512 = icmp eq i64 %501, 0
  br i1 %512, label %493, label %500, !llvm.loop !159

513:                                              ; preds = %493
  %514 = load double, ptr %479, align 8, !tbaa !32
  br label %515

515:                                              ; preds = %513, %485
  %516 = phi double [ %514, %513 ], [ %480, %485 ]
  %517 = load double, ptr %46, align 8, !tbaa !161
  %518 = tail call contract double @project(ptr noundef nonnull %0, double noundef %516, ptr noundef %20, double noundef %517)
  br label %519

519:                                              ; preds = %515, %484
  %520 = load i64, ptr %35, align 8, !tbaa !152
  %521 = mul nsw i64 %520, %15
  %522 = getelementptr inbounds double, ptr %6, i64 %521
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %522, ptr align 8 %20, i64 %27, i1 false)
  %523 = load i64, ptr %35, align 8, !tbaa !152
  %524 = add nsw i64 %523, 1
  store i64 %524, ptr %35, align 8, !tbaa !152
  %525 = load i64, ptr %36, align 8, !tbaa !153
  %526 = icmp slt i64 %524, %525
  br i1 %526, label %477, label %527

527:                                              ; preds = %519, %477, %465, %464
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %19, i64 %27, i1 false)
  store double %458, ptr %1, align 8, !tbaa !136
  %528 = fmul contract double %84, %227
  %529 = load double, ptr %47, align 8, !tbaa !137
  %530 = fcmp contract olt double %528, %529
  %531 = select contract i1 %530, double %528, double %529
  store double %531, ptr %24, align 8, !tbaa !143
  store double 0.000000e+00, ptr %48, align 8, !tbaa !86
  %532 = load double, ptr %30, align 8, !tbaa !5
  %533 = fcmp contract une double %532, 0.000000e+00
  br i1 %533, label %535, label %534

534:                                              ; preds = %527
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %458, ptr noundef %2, ptr noundef %3)
  br label %551

535:                                              ; preds = %527
  %536 = load i64, ptr %0, align 8, !tbaa !12
  %537 = load i64, ptr %13, align 8, !tbaa !13
  %538 = add nsw i64 %537, %536
  %539 = load ptr, ptr %41, align 8, !tbaa !14
  %540 = load i64, ptr %42, align 8, !tbaa !15
  %541 = getelementptr inbounds double, ptr %539, i64 %540
  %542 = mul nsw i64 %538, 6
  %543 = getelementptr inbounds double, ptr %541, i64 %542
  %544 = load i64, ptr %29, align 8, !tbaa !16
  %545 = getelementptr inbounds double, ptr %543, i64 %544
  %546 = load i64, ptr %43, align 8, !tbaa !17
  %547 = getelementptr inbounds double, ptr %545, i64 %546
  %548 = getelementptr inbounds double, ptr %547, i64 8
  %549 = shl i64 %538, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %548, ptr align 8 %2, i64 %549, i1 false)
  %550 = tail call contract double @project(ptr noundef nonnull %0, double noundef %458, ptr noundef nonnull %548, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %458, ptr noundef nonnull %548, ptr noundef %3)
  br label %551

551:                                              ; preds = %534, %535
  %552 = load double, ptr %48, align 8, !tbaa !86
  %553 = fcmp contract une double %552, 0.000000e+00
  br i1 %553, label %642, label %554

554:                                              ; preds = %551
  %555 = load i64, ptr %38, align 8, !tbaa !38
  %556 = icmp sgt i64 %555, 0
  br i1 %556, label %557, label %625

557:                                              ; preds = %554
  %558 = load ptr, ptr %49, align 8, !tbaa !19, !noalias !163
  %559 = load i64, ptr %0, align 8, !tbaa !12, !noalias !163
  %560 = getelementptr inbounds double, ptr %558, i64 %559
  %561 = load i64, ptr %50, align 8, !tbaa !25, !noalias !163
  %562 = getelementptr inbounds double, ptr %560, i64 %561
  %563 = load i64, ptr %13, align 8, !tbaa !13, !noalias !163
  %564 = getelementptr inbounds double, ptr %562, i64 %563
  %565 = load i64, ptr %51, align 8, !tbaa !29, !noalias !163
  %566 = getelementptr inbounds double, ptr %564, i64 %565
  %567 = load i64, ptr %29, align 8, !tbaa !16, !noalias !163
  %568 = getelementptr inbounds double, ptr %566, i64 %567
  %569 = load i64, ptr %52, align 8, !tbaa !43, !noalias !163
  %570 = getelementptr inbounds double, ptr %568, i64 %569
  %571 = getelementptr inbounds double, ptr %570, i64 %567
  %572 = load ptr, ptr %53, align 8, !tbaa !44, !noalias !163
  %573 = add i64 %563, 2
  %574 = add nsw i64 %567, %563
  br label %575

575:                                              ; preds = %622, %557
  %576 = phi i64 [ 0, %557 ], [ %623, %622 ]
  %577 = icmp eq i64 %576, 0
  br i1 %577, label %595, label %578

578:                                              ; preds = %575
  %579 = load i64, ptr %43, align 8, !tbaa !17, !noalias !163
  %580 = add nsw i64 %574, %579
  %581 = mul i64 %580, 3
  %582 = add i64 %581, 4
  br label %583

583:                                              ; preds = %583, %578
  %584 = phi ptr [ %571, %578 ], [ %591, %583 ]
  %585 = phi i64 [ 0, %578 ], [ %592, %583 ]
  %586 = phi i64 [ 0, %578 ], [ %593, %583 ]
  %587 = getelementptr inbounds i64, ptr %572, i64 %586
  %588 = load i64, ptr %587, align 8, !tbaa !33, !noalias !163
  %589 = mul i64 %588, %573
  %590 = add i64 %582, %589
  %591 = getelementptr inbounds double, ptr %584, i64 %590
  %592 = add nsw i64 %588, %585
  %593 = add nuw nsw i64 %586, 1
  %594 = icmp eq i64 %593, %576
  br i1 %594, label %595, label %583, !llvm.loop !45

595:                                              ; preds = %583, %575
  %596 = phi i64 [ 0, %575 ], [ %592, %583 ]
  %597 = phi ptr [ %571, %575 ], [ %591, %583 ]
  %598 = getelementptr inbounds i64, ptr %572, i64 %576
  %599 = load i64, ptr %598, align 8, !tbaa !33, !noalias !163
  %600 = icmp eq i64 %599, 2
  br i1 %600, label %601, label %622

601:                                              ; preds = %595
  %602 = load ptr, ptr %54, align 8, !tbaa !46
  %603 = getelementptr inbounds i64, ptr %602, i64 %576
  %604 = load i64, ptr %603, align 8, !tbaa !33
  %605 = icmp eq i64 %604, 1
  br i1 %605, label %606, label %622

606:                                              ; preds = %601
  %607 = load double, ptr %597, align 8, !tbaa !32
  %608 = fmul contract double %607, %607
  %609 = getelementptr inbounds double, ptr %597, i64 1
  %610 = load double, ptr %609, align 8, !tbaa !32
  %611 = fmul contract double %610, %610
  %612 = fadd contract double %608, %611
  %613 = tail call contract double @llvm.sqrt.f64(double %612)
  %614 = fcmp contract ogt double %613, 1.000000e-09
  br i1 %614, label %615, label %622

615:                                              ; preds = %606
  %616 = load ptr, ptr %55, align 8, !tbaa !56
  %617 = getelementptr double, ptr %616, i64 %596
  %618 = fdiv contract double %607, %613
  store double %618, ptr %617, align 8, !tbaa !32
  %619 = load double, ptr %609, align 8, !tbaa !32
  %620 = fdiv contract double %619, %613
  %621 = getelementptr double, ptr %617, i64 1
  store double %620, ptr %621, align 8, !tbaa !32
  br label %622

622:                                              ; preds = %615, %606, %601, %595
  %623 = add nuw nsw i64 %576, 1
  %624 = icmp eq i64 %623, %555
  br i1 %624, label %625, label %575, !llvm.loop !166

625:                                              ; preds = %622, %554
  %626 = load i64, ptr %37, align 8, !tbaa !125
  %627 = add nsw i64 %626, %555
  %628 = icmp sgt i64 %627, 0
  br i1 %628, label %629, label %630

629:                                              ; preds = %625
  tail call void @guards(ptr noundef nonnull %0, double noundef %458, ptr noundef %2, ptr noundef %9)
  br label %630

630:                                              ; preds = %629, %625
  %631 = load i64, ptr %23, align 8, !tbaa !142
  %632 = getelementptr inbounds double, ptr %7, i64 %631
  store double %458, ptr %632, align 8, !tbaa !32
  %633 = mul nsw i64 %631, %15
  %634 = getelementptr inbounds double, ptr %8, i64 %633
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %634, ptr align 8 %2, i64 %27, i1 false)
  %635 = load i64, ptr %23, align 8, !tbaa !142
  %636 = add nsw i64 %635, 1
  store i64 %636, ptr %23, align 8, !tbaa !142
  %637 = load i64, ptr %56, align 8, !tbaa !167
  %638 = add nsw i64 %637, 1
  store i64 %638, ptr %56, align 8, !tbaa !167
  %639 = icmp sgt i64 %457, -1
  br i1 %639, label %640, label %476

640:                                              ; preds = %630
  %641 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %457, ptr %641, align 8, !tbaa !168
  br label %642

642:                                              ; preds = %469, %57, %70, %74, %551, %204, %640
  %643 = phi i64 [ 4, %640 ], [ %207, %204 ], [ 5, %469 ], [ 0, %57 ], [ 1, %70 ], [ 2, %74 ], [ 6, %551 ]
  ret i64 %643
}

; Function Attrs: nounwind uwtable
define internal fastcc void @stages(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5, i64 noundef %6, i64 noundef %7) unnamed_addr #0 {
  %9 = load i64, ptr %0, align 8, !tbaa !12
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = add i64 %11, %9
  %13 = icmp slt i64 %6, %7
  br i1 %13, label %14, label %23

14:                                               ; preds = %8
  %15 = shl i64 %12, 3
  %16 = icmp slt i64 %12, 1
  %17 = icmp sgt i64 %12, 0
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  br label %24

23:                                               ; preds = %76, %8
  ret void

24:                                               ; preds = %14, %76
  %25 = phi i64 [ %6, %14 ], [ %77, %76 ]
  tail call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 %15, i1 false)
  %26 = icmp sgt i64 %25, 0
  br i1 %26, label %28, label %27

27:                                               ; preds = %47, %24
  br i1 %17, label %79, label %50

28:                                               ; preds = %24, %47
  %29 = phi i64 [ %48, %47 ], [ 0, %24 ]
  %30 = getelementptr inbounds [16 x [16 x double]], ptr @DP_A, i64 0, i64 %25, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !32
  %32 = fcmp contract oeq double %31, 0.000000e+00
  %33 = select i1 %32, i1 true, i1 %16
  br i1 %33, label %47, label %34

34:                                               ; preds = %28
  %35 = mul nsw i64 %29, %12
  %36 = getelementptr double, ptr %4, i64 %35
  br label %37

37:                                               ; preds = %34, %37
  %38 = phi i64 [ 0, %34 ], [ %45, %37 ]
  %39 = getelementptr double, ptr %36, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !32
  %41 = fmul contract double %31, %40
  %42 = getelementptr inbounds double, ptr %5, i64 %38
  %43 = load double, ptr %42, align 8, !tbaa !32
  %44 = fadd contract double %43, %41
  store double %44, ptr %42, align 8, !tbaa !32
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, %12
  br i1 %46, label %47, label %37, !llvm.loop !169

47:                                               ; preds = %37, %28
  %48 = add nuw nsw i64 %29, 1
  %49 = icmp eq i64 %48, %25
  br i1 %49, label %27, label %28, !llvm.loop !170

50:                                               ; preds = %79, %27
  %51 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %25
  %52 = load double, ptr %51, align 8, !tbaa !32
  %53 = fmul contract double %52, %2
  %54 = fadd contract double %53, %1
  %55 = mul nsw i64 %25, %12
  %56 = getelementptr inbounds double, ptr %4, i64 %55
  %57 = load double, ptr %18, align 8, !tbaa !5
  %58 = fcmp contract une double %57, 0.000000e+00
  br i1 %58, label %60, label %59

59:                                               ; preds = %50
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %54, ptr noundef %5, ptr noundef %56)
  br label %76

60:                                               ; preds = %50
  %61 = load i64, ptr %0, align 8, !tbaa !12
  %62 = load i64, ptr %10, align 8, !tbaa !13
  %63 = add nsw i64 %62, %61
  %64 = load ptr, ptr %19, align 8, !tbaa !14
  %65 = load i64, ptr %20, align 8, !tbaa !15
  %66 = getelementptr inbounds double, ptr %64, i64 %65
  %67 = mul nsw i64 %63, 6
  %68 = getelementptr inbounds double, ptr %66, i64 %67
  %69 = load i64, ptr %21, align 8, !tbaa !16
  %70 = getelementptr inbounds double, ptr %68, i64 %69
  %71 = load i64, ptr %22, align 8, !tbaa !17
  %72 = getelementptr inbounds double, ptr %70, i64 %71
  %73 = getelementptr inbounds double, ptr %72, i64 8
  %74 = shl i64 %63, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %73, ptr align 8 %5, i64 %74, i1 false)
  %75 = tail call contract double @project(ptr noundef nonnull %0, double noundef %54, ptr noundef nonnull %73, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %54, ptr noundef nonnull %73, ptr noundef %56)
  br label %76

76:                                               ; preds = %59, %60
  %77 = add i64 %25, 1
  %78 = icmp eq i64 %77, %7
  br i1 %78, label %23, label %24, !llvm.loop !171

79:                                               ; preds = %27, %79
  %80 = phi i64 [ %87, %79 ], [ 0, %27 ]
  %81 = getelementptr inbounds double, ptr %3, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !32
  %83 = getelementptr inbounds double, ptr %5, i64 %80
  %84 = load double, ptr %83, align 8, !tbaa !32
  %85 = fmul contract double %84, %2
  %86 = fadd contract double %82, %85
  store double %86, ptr %83, align 8, !tbaa !32
  %87 = add nuw nsw i64 %80, 1
  %88 = icmp eq i64 %87, %12
  br i1 %88, label %50, label %79, !llvm.loop !172
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind uwtable
define void @states_at(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, double noundef %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef %8) local_unnamed_addr #0 {
  %10 = load i64, ptr %0, align 8, !tbaa !12
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !13
  %13 = add i64 %12, %10
  %14 = shl nsw i64 %13, 4
  %15 = getelementptr inbounds double, ptr %8, i64 %14
  %16 = getelementptr inbounds double, ptr %15, i64 %13
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %35

18:                                               ; preds = %9
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %24 = shl i64 %13, 3
  %25 = icmp sgt i64 %13, 0
  br label %26

26:                                               ; preds = %18, %115
  %27 = phi i64 [ 0, %18 ], [ %45, %115 ]
  %28 = phi i64 [ -1, %18 ], [ %117, %115 ]
  %29 = phi i64 [ 0, %18 ], [ %120, %115 ]
  %30 = getelementptr inbounds double, ptr %2, i64 %29
  %31 = add nsw i64 %27, 1
  %32 = tail call i64 @llvm.smax.i64(i64 %3, i64 %31)
  %33 = add nsw i64 %32, -1
  %34 = load double, ptr %30, align 8, !tbaa !32
  br label %36

35:                                               ; preds = %115, %9
  ret void

36:                                               ; preds = %26, %39
  %37 = phi i64 [ %40, %39 ], [ %27, %26 ]
  %38 = icmp eq i64 %37, %33
  br i1 %38, label %44, label %39

39:                                               ; preds = %36
  %40 = add nsw i64 %37, 1
  %41 = getelementptr inbounds double, ptr %4, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !32
  %43 = fcmp contract ugt double %42, %34
  br i1 %43, label %44, label %36, !llvm.loop !173

44:                                               ; preds = %36, %39
  %45 = phi i64 [ %33, %36 ], [ %37, %39 ]
  %46 = mul nsw i64 %45, %13
  %47 = getelementptr inbounds double, ptr %5, i64 %46
  %48 = getelementptr inbounds double, ptr %4, i64 %45
  %49 = load double, ptr %48, align 8, !tbaa !32
  %50 = fsub contract double %34, %49
  %51 = fcmp contract oeq double %50, 0.000000e+00
  br i1 %51, label %115, label %52

52:                                               ; preds = %44
  %53 = icmp eq i64 %28, %45
  br i1 %53, label %74, label %54

54:                                               ; preds = %52
  %55 = load double, ptr %19, align 8, !tbaa !5
  %56 = fcmp contract une double %55, 0.000000e+00
  br i1 %56, label %58, label %57

57:                                               ; preds = %54
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %49, ptr noundef %47, ptr noundef %8)
  br label %74

58:                                               ; preds = %54
  %59 = load i64, ptr %0, align 8, !tbaa !12
  %60 = load i64, ptr %11, align 8, !tbaa !13
  %61 = add nsw i64 %60, %59
  %62 = load ptr, ptr %20, align 8, !tbaa !14
  %63 = load i64, ptr %21, align 8, !tbaa !15
  %64 = getelementptr inbounds double, ptr %62, i64 %63
  %65 = mul nsw i64 %61, 6
  %66 = getelementptr inbounds double, ptr %64, i64 %65
  %67 = load i64, ptr %22, align 8, !tbaa !16
  %68 = getelementptr inbounds double, ptr %66, i64 %67
  %69 = load i64, ptr %23, align 8, !tbaa !17
  %70 = getelementptr inbounds double, ptr %68, i64 %69
  %71 = getelementptr inbounds double, ptr %70, i64 8
  %72 = shl i64 %61, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %71, ptr align 8 %47, i64 %72, i1 false)
  %73 = tail call contract double @project(ptr noundef nonnull %0, double noundef %49, ptr noundef nonnull %71, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %49, ptr noundef nonnull %71, ptr noundef %8)
  br label %74

74:                                               ; preds = %58, %57, %52
  %75 = load double, ptr %48, align 8, !tbaa !32
  tail call fastcc void @stages(ptr noundef nonnull %0, double noundef %75, double noundef %50, ptr noundef %47, ptr noundef %8, ptr noundef %16, i64 noundef 1, i64 noundef 12)
  tail call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 %24, i1 false)
  br label %77

76:                                               ; preds = %84
  br i1 %25, label %105, label %102

77:                                               ; preds = %87, %74
  %78 = phi i64 [ 0, %74 ], [ %88, %87 ]
  br i1 %25, label %79, label %89

79:                                               ; preds = %77
  %80 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %78
  %81 = load double, ptr %80, align 8, !tbaa !32
  %82 = mul nsw i64 %78, %13
  %83 = getelementptr double, ptr %8, i64 %82
  br label %92

84:                                               ; preds = %92
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, 12
  br i1 %86, label %76, label %87

87:                                               ; preds = %84, %89
  %88 = phi i64 [ %85, %84 ], [ %90, %89 ]
  br label %77, !llvm.loop !174

89:                                               ; preds = %77
  %90 = add nuw nsw i64 %78, 1
  %91 = icmp eq i64 %90, 12
  br i1 %91, label %102, label %87

92:                                               ; preds = %79, %92
  %93 = phi i64 [ 0, %79 ], [ %100, %92 ]
  %94 = getelementptr double, ptr %83, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !32
  %96 = fmul contract double %81, %95
  %97 = getelementptr inbounds double, ptr %15, i64 %93
  %98 = load double, ptr %97, align 8, !tbaa !32
  %99 = fadd contract double %98, %96
  store double %99, ptr %97, align 8, !tbaa !32
  %100 = add nuw nsw i64 %93, 1
  %101 = icmp eq i64 %100, %13
  br i1 %101, label %84, label %92, !llvm.loop !175

102:                                              ; preds = %89, %105, %76
  %103 = load double, ptr %30, align 8, !tbaa !32
  %104 = tail call contract double @project(ptr noundef nonnull %0, double noundef %103, ptr noundef %15, double noundef %6)
  br label %115

105:                                              ; preds = %76, %105
  %106 = phi i64 [ %113, %105 ], [ 0, %76 ]
  %107 = getelementptr inbounds double, ptr %47, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !32
  %109 = getelementptr inbounds double, ptr %15, i64 %106
  %110 = load double, ptr %109, align 8, !tbaa !32
  %111 = fmul contract double %50, %110
  %112 = fadd contract double %108, %111
  store double %112, ptr %109, align 8, !tbaa !32
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp eq i64 %113, %13
  br i1 %114, label %102, label %105, !llvm.loop !176

115:                                              ; preds = %44, %102
  %116 = phi ptr [ %15, %102 ], [ %47, %44 ]
  %117 = phi i64 [ %45, %102 ], [ %28, %44 ]
  %118 = mul nsw i64 %29, %13
  %119 = getelementptr inbounds double, ptr %7, i64 %118
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %119, ptr align 8 %116, i64 %24, i1 false)
  %120 = add nuw nsw i64 %29, 1
  %121 = icmp eq i64 %120, %1
  br i1 %121, label %35, label %26, !llvm.loop !177
}

; Function Attrs: nounwind uwtable
define noundef i64 @runge_kutta(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readnone %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr nocapture noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = load i64, ptr %0, align 8, !tbaa !12
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !13
  %15 = add i64 %14, %12
  %16 = getelementptr inbounds double, ptr %10, i64 %15
  %17 = getelementptr inbounds double, ptr %16, i64 %15
  %18 = getelementptr inbounds double, ptr %17, i64 %15
  %19 = getelementptr inbounds double, ptr %18, i64 %15
  %20 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 8
  store i64 0, ptr %20, align 8, !tbaa !142
  %21 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %22 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %23 = load double, ptr %1, align 8, !tbaa !136
  %24 = load double, ptr %21, align 8, !tbaa !137
  %25 = load double, ptr %22, align 8, !tbaa !134
  %26 = fsub contract double %25, %23
  %27 = fmul contract double %24, 1.000000e-09
  %28 = fcmp contract ugt double %26, %27
  br i1 %28, label %29, label %369

29:                                               ; preds = %11
  %30 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %31 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %32 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %33 = icmp sgt i64 %15, 0
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %39 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %40 = shl i64 %15, 3
  %41 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  br label %51

51:                                               ; preds = %29, %362
  %52 = phi double [ %27, %29 ], [ %367, %362 ]
  %53 = phi double [ %26, %29 ], [ %366, %362 ]
  %54 = phi double [ %25, %29 ], [ %365, %362 ]
  %55 = phi double [ %24, %29 ], [ %364, %362 ]
  %56 = phi double [ %23, %29 ], [ %363, %362 ]
  %57 = load i64, ptr %20, align 8, !tbaa !142
  %58 = load i64, ptr %30, align 8, !tbaa !144
  %59 = icmp eq i64 %57, %58
  br i1 %59, label %369, label %60

60:                                               ; preds = %51
  %61 = fmul contract double %55, 0x3FF000000044B830
  %62 = fcmp contract olt double %53, %61
  %63 = fadd contract double %56, %55
  %64 = select contract i1 %62, double %54, double %63
  %65 = load i64, ptr %31, align 8, !tbaa !152
  %66 = load i64, ptr %32, align 8, !tbaa !153
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %68, label %74

68:                                               ; preds = %60
  %69 = getelementptr inbounds double, ptr %5, i64 %65
  %70 = load double, ptr %69, align 8, !tbaa !32
  %71 = fsub contract double %64, %52
  %72 = fcmp contract olt double %70, %71
  br i1 %72, label %73, label %74

73:                                               ; preds = %68
  br label %74

74:                                               ; preds = %73, %68, %60
  %75 = phi double [ %70, %73 ], [ %64, %68 ], [ %64, %60 ]
  %76 = fsub contract double %75, %56
  %77 = fmul contract double %76, 5.000000e-01
  br i1 %33, label %100, label %78

78:                                               ; preds = %100, %74
  %79 = fadd contract double %56, %77
  %80 = load double, ptr %34, align 8, !tbaa !5
  %81 = fcmp contract une double %80, 0.000000e+00
  br i1 %81, label %83, label %82

82:                                               ; preds = %78
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %79, ptr noundef %18, ptr noundef %10)
  br label %99

83:                                               ; preds = %78
  %84 = load i64, ptr %0, align 8, !tbaa !12
  %85 = load i64, ptr %13, align 8, !tbaa !13
  %86 = add nsw i64 %85, %84
  %87 = load ptr, ptr %35, align 8, !tbaa !14
  %88 = load i64, ptr %36, align 8, !tbaa !15
  %89 = getelementptr inbounds double, ptr %87, i64 %88
  %90 = mul nsw i64 %86, 6
  %91 = getelementptr inbounds double, ptr %89, i64 %90
  %92 = load i64, ptr %37, align 8, !tbaa !16
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = load i64, ptr %38, align 8, !tbaa !17
  %95 = getelementptr inbounds double, ptr %93, i64 %94
  %96 = getelementptr inbounds double, ptr %95, i64 8
  %97 = shl i64 %86, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %96, ptr align 8 %18, i64 %97, i1 false)
  %98 = tail call contract double @project(ptr noundef nonnull %0, double noundef %79, ptr noundef nonnull %96, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %79, ptr noundef nonnull %96, ptr noundef %10)
  br label %99

99:                                               ; preds = %82, %83
  br i1 %33, label %132, label %111

100:                                              ; preds = %74, %100
  %101 = phi i64 [ %109, %100 ], [ 0, %74 ]
  %102 = getelementptr inbounds double, ptr %2, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !32
  %104 = getelementptr inbounds double, ptr %3, i64 %101
  %105 = load double, ptr %104, align 8, !tbaa !32
  %106 = fmul contract double %77, %105
  %107 = fadd contract double %103, %106
  %108 = getelementptr inbounds double, ptr %18, i64 %101
  store double %107, ptr %108, align 8, !tbaa !32
  %109 = add nuw nsw i64 %101, 1
  %110 = icmp eq i64 %109, %15
  br i1 %110, label %78, label %100, !llvm.loop !178

111:                                              ; preds = %132, %99
  %112 = load double, ptr %34, align 8, !tbaa !5
  %113 = fcmp contract une double %112, 0.000000e+00
  br i1 %113, label %115, label %114

114:                                              ; preds = %111
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %79, ptr noundef %18, ptr noundef %16)
  br label %131

115:                                              ; preds = %111
  %116 = load i64, ptr %0, align 8, !tbaa !12
  %117 = load i64, ptr %13, align 8, !tbaa !13
  %118 = add nsw i64 %117, %116
  %119 = load ptr, ptr %35, align 8, !tbaa !14
  %120 = load i64, ptr %36, align 8, !tbaa !15
  %121 = getelementptr inbounds double, ptr %119, i64 %120
  %122 = mul nsw i64 %118, 6
  %123 = getelementptr inbounds double, ptr %121, i64 %122
  %124 = load i64, ptr %37, align 8, !tbaa !16
  %125 = getelementptr inbounds double, ptr %123, i64 %124
  %126 = load i64, ptr %38, align 8, !tbaa !17
  %127 = getelementptr inbounds double, ptr %125, i64 %126
  %128 = getelementptr inbounds double, ptr %127, i64 8
  %129 = shl i64 %118, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %128, ptr align 8 %18, i64 %129, i1 false)
  %130 = tail call contract double @project(ptr noundef nonnull %0, double noundef %79, ptr noundef nonnull %128, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %79, ptr noundef nonnull %128, ptr noundef %16)
  br label %131

131:                                              ; preds = %114, %115
  br i1 %33, label %166, label %143

132:                                              ; preds = %99, %132
  %133 = phi i64 [ %141, %132 ], [ 0, %99 ]
  %134 = getelementptr inbounds double, ptr %2, i64 %133
  %135 = load double, ptr %134, align 8, !tbaa !32
  %136 = getelementptr inbounds double, ptr %10, i64 %133
  %137 = load double, ptr %136, align 8, !tbaa !32
  %138 = fmul contract double %77, %137
  %139 = fadd contract double %135, %138
  %140 = getelementptr inbounds double, ptr %18, i64 %133
  store double %139, ptr %140, align 8, !tbaa !32
  %141 = add nuw nsw i64 %133, 1
  %142 = icmp eq i64 %141, %15
  br i1 %142, label %111, label %132, !llvm.loop !179

143:                                              ; preds = %166, %131
  %144 = load double, ptr %34, align 8, !tbaa !5
  %145 = fcmp contract une double %144, 0.000000e+00
  br i1 %145, label %147, label %146

146:                                              ; preds = %143
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %75, ptr noundef %18, ptr noundef %17)
  br label %163

147:                                              ; preds = %143
  %148 = load i64, ptr %0, align 8, !tbaa !12
  %149 = load i64, ptr %13, align 8, !tbaa !13
  %150 = add nsw i64 %149, %148
  %151 = load ptr, ptr %35, align 8, !tbaa !14
  %152 = load i64, ptr %36, align 8, !tbaa !15
  %153 = getelementptr inbounds double, ptr %151, i64 %152
  %154 = mul nsw i64 %150, 6
  %155 = getelementptr inbounds double, ptr %153, i64 %154
  %156 = load i64, ptr %37, align 8, !tbaa !16
  %157 = getelementptr inbounds double, ptr %155, i64 %156
  %158 = load i64, ptr %38, align 8, !tbaa !17
  %159 = getelementptr inbounds double, ptr %157, i64 %158
  %160 = getelementptr inbounds double, ptr %159, i64 8
  %161 = shl i64 %150, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %160, ptr align 8 %18, i64 %161, i1 false)
  %162 = tail call contract double @project(ptr noundef nonnull %0, double noundef %75, ptr noundef nonnull %160, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %75, ptr noundef nonnull %160, ptr noundef %17)
  br label %163

163:                                              ; preds = %146, %147
  br i1 %33, label %164, label %208

164:                                              ; preds = %163
  %165 = fdiv contract double %76, 6.000000e+00
  br label %178

166:                                              ; preds = %131, %166
  %167 = phi i64 [ %175, %166 ], [ 0, %131 ]
  %168 = getelementptr inbounds double, ptr %2, i64 %167
  %169 = load double, ptr %168, align 8, !tbaa !32
  %170 = getelementptr inbounds double, ptr %16, i64 %167
  %171 = load double, ptr %170, align 8, !tbaa !32
  %172 = fmul contract double %76, %171
  %173 = fadd contract double %169, %172
  %174 = getelementptr inbounds double, ptr %18, i64 %167
  store double %173, ptr %174, align 8, !tbaa !32
  %175 = add nuw nsw i64 %167, 1
  %176 = icmp eq i64 %175, %15
  br i1 %176, label %143, label %166, !llvm.loop !180

177:                                              ; preds = %178
  br i1 %33, label %202, label %208

178:                                              ; preds = %164, %178
  %179 = phi i64 [ 0, %164 ], [ %197, %178 ]
  %180 = getelementptr inbounds double, ptr %3, i64 %179
  %181 = load double, ptr %180, align 8, !tbaa !32
  %182 = getelementptr inbounds double, ptr %10, i64 %179
  %183 = load double, ptr %182, align 8, !tbaa !32
  %184 = fmul contract double %183, 2.000000e+00
  %185 = fadd contract double %181, %184
  %186 = getelementptr inbounds double, ptr %16, i64 %179
  %187 = load double, ptr %186, align 8, !tbaa !32
  %188 = fmul contract double %187, 2.000000e+00
  %189 = fadd contract double %185, %188
  %190 = getelementptr inbounds double, ptr %17, i64 %179
  %191 = load double, ptr %190, align 8, !tbaa !32
  %192 = fadd contract double %191, %189
  %193 = fmul contract double %165, %192
  %194 = getelementptr inbounds double, ptr %2, i64 %179
  %195 = load double, ptr %194, align 8, !tbaa !32
  %196 = fadd contract double %195, %193
  store double %196, ptr %194, align 8, !tbaa !32
  %197 = add nuw nsw i64 %179, 1
  %198 = icmp eq i64 %197, %15
  br i1 %198, label %177, label %178, !llvm.loop !181

199:                                              ; preds = %202
  %200 = add nuw nsw i64 %203, 1
  %201 = icmp eq i64 %200, %15
  br i1 %201, label %208, label %202, !llvm.loop !182

202:                                              ; preds = %177, %199
  %203 = phi i64 [ %200, %199 ], [ 0, %177 ]
  %204 = getelementptr inbounds double, ptr %2, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !32
  %206 = tail call double @llvm.fabs.f64(double %205)
  %207 = fcmp ueq double %206, 0x7FF0000000000000
  br i1 %207, label %369, label %199

208:                                              ; preds = %199, %163, %177
  %209 = load double, ptr %39, align 8, !tbaa !161
  %210 = tail call contract double @project(ptr noundef nonnull %0, double noundef %75, ptr noundef %2, double noundef %209)
  store double %75, ptr %1, align 8, !tbaa !136
  %211 = load double, ptr %34, align 8, !tbaa !5
  %212 = fcmp contract une double %211, 0.000000e+00
  br i1 %212, label %214, label %213

213:                                              ; preds = %208
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %75, ptr noundef %2, ptr noundef %3)
  br label %230

214:                                              ; preds = %208
  %215 = load i64, ptr %0, align 8, !tbaa !12
  %216 = load i64, ptr %13, align 8, !tbaa !13
  %217 = add nsw i64 %216, %215
  %218 = load ptr, ptr %35, align 8, !tbaa !14
  %219 = load i64, ptr %36, align 8, !tbaa !15
  %220 = getelementptr inbounds double, ptr %218, i64 %219
  %221 = mul nsw i64 %217, 6
  %222 = getelementptr inbounds double, ptr %220, i64 %221
  %223 = load i64, ptr %37, align 8, !tbaa !16
  %224 = getelementptr inbounds double, ptr %222, i64 %223
  %225 = load i64, ptr %38, align 8, !tbaa !17
  %226 = getelementptr inbounds double, ptr %224, i64 %225
  %227 = getelementptr inbounds double, ptr %226, i64 8
  %228 = shl i64 %217, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %227, ptr align 8 %2, i64 %228, i1 false)
  %229 = tail call contract double @project(ptr noundef nonnull %0, double noundef %75, ptr noundef nonnull %227, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %75, ptr noundef nonnull %227, ptr noundef %3)
  br label %230

230:                                              ; preds = %213, %214
  %231 = load i64, ptr %31, align 8, !tbaa !152
  %232 = load i64, ptr %32, align 8, !tbaa !153
  %233 = icmp slt i64 %231, %232
  br i1 %233, label %234, label %245

234:                                              ; preds = %230
  %235 = getelementptr inbounds double, ptr %5, i64 %231
  %236 = load double, ptr %235, align 8, !tbaa !32
  %237 = fsub contract double %236, %75
  %238 = tail call contract double @llvm.fabs.f64(double %237)
  %239 = fmul contract double %76, 1.000000e-09
  %240 = fcmp contract ugt double %238, %239
  br i1 %240, label %245, label %241

241:                                              ; preds = %234
  %242 = add nsw i64 %231, 1
  store i64 %242, ptr %31, align 8, !tbaa !152
  %243 = mul nsw i64 %231, %15
  %244 = getelementptr inbounds double, ptr %6, i64 %243
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %244, ptr align 8 %2, i64 %40, i1 false)
  br label %245

245:                                              ; preds = %241, %234, %230
  %246 = load i64, ptr %20, align 8, !tbaa !142
  %247 = getelementptr inbounds double, ptr %7, i64 %246
  store double %75, ptr %247, align 8, !tbaa !32
  %248 = mul nsw i64 %246, %15
  %249 = getelementptr inbounds double, ptr %8, i64 %248
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %249, ptr align 8 %2, i64 %40, i1 false)
  %250 = load i64, ptr %20, align 8, !tbaa !142
  %251 = add nsw i64 %250, 1
  store i64 %251, ptr %20, align 8, !tbaa !142
  %252 = load i64, ptr %41, align 8, !tbaa !167
  %253 = add nsw i64 %252, 1
  store i64 %253, ptr %41, align 8, !tbaa !167
  %254 = load i64, ptr %42, align 8, !tbaa !125
  %255 = load i64, ptr %43, align 8, !tbaa !38
  %256 = add nsw i64 %255, %254
  %257 = icmp sgt i64 %256, 0
  br i1 %257, label %258, label %362

258:                                              ; preds = %245
  tail call void @guards(ptr noundef nonnull %0, double noundef %75, ptr noundef %2, ptr noundef %19)
  %259 = load i64, ptr %42, align 8, !tbaa !125
  %260 = load i64, ptr %43, align 8, !tbaa !38
  %261 = add nsw i64 %260, %259
  %262 = icmp sgt i64 %261, 0
  br i1 %262, label %263, label %285

263:                                              ; preds = %258, %282
  %264 = phi i64 [ %283, %282 ], [ 0, %258 ]
  %265 = getelementptr inbounds double, ptr %9, i64 %264
  %266 = load double, ptr %265, align 8, !tbaa !32
  %267 = getelementptr inbounds double, ptr %19, i64 %264
  %268 = load double, ptr %267, align 8, !tbaa !32
  %269 = icmp sgt i64 %259, %264
  br i1 %269, label %274, label %270

270:                                              ; preds = %263
  %271 = fcmp contract olt double %268, 0.000000e+00
  %272 = fcmp contract uge double %266, 0.000000e+00
  %273 = and i1 %272, %271
  br i1 %273, label %285, label %282

274:                                              ; preds = %263
  %275 = fcmp contract ogt double %266, 0.000000e+00
  %276 = fcmp contract ole double %268, 0.000000e+00
  %277 = and i1 %275, %276
  %278 = fcmp contract olt double %266, 0.000000e+00
  %279 = fcmp contract oge double %268, 0.000000e+00
  %280 = and i1 %278, %279
  %281 = or i1 %277, %280
  br i1 %281, label %285, label %282

282:                                              ; preds = %274, %270
  %283 = add nuw nsw i64 %264, 1
  %284 = icmp eq i64 %283, %261
  br i1 %284, label %285, label %263, !llvm.loop !154

285:                                              ; preds = %270, %274, %282, %258
  %286 = phi i64 [ -1, %258 ], [ -1, %282 ], [ %264, %274 ], [ %264, %270 ]
  %287 = shl i64 %261, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %19, i64 %287, i1 false)
  %288 = load i64, ptr %43, align 8, !tbaa !38
  %289 = icmp sgt i64 %288, 0
  br i1 %289, label %290, label %358

290:                                              ; preds = %285
  %291 = load ptr, ptr %44, align 8, !tbaa !19, !noalias !183
  %292 = load i64, ptr %0, align 8, !tbaa !12, !noalias !183
  %293 = getelementptr inbounds double, ptr %291, i64 %292
  %294 = load i64, ptr %45, align 8, !tbaa !25, !noalias !183
  %295 = getelementptr inbounds double, ptr %293, i64 %294
  %296 = load i64, ptr %13, align 8, !tbaa !13, !noalias !183
  %297 = getelementptr inbounds double, ptr %295, i64 %296
  %298 = load i64, ptr %46, align 8, !tbaa !29, !noalias !183
  %299 = getelementptr inbounds double, ptr %297, i64 %298
  %300 = load i64, ptr %37, align 8, !tbaa !16, !noalias !183
  %301 = getelementptr inbounds double, ptr %299, i64 %300
  %302 = load i64, ptr %47, align 8, !tbaa !43, !noalias !183
  %303 = getelementptr inbounds double, ptr %301, i64 %302
  %304 = getelementptr inbounds double, ptr %303, i64 %300
  %305 = load ptr, ptr %48, align 8, !tbaa !44, !noalias !183
  %306 = add i64 %296, 2
  %307 = add nsw i64 %300, %296
  br label %308

308:                                              ; preds = %355, %290
  %309 = phi i64 [ 0, %290 ], [ %356, %355 ]
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %328, label %311

311:                                              ; preds = %308
  %312 = load i64, ptr %38, align 8, !tbaa !17, !noalias !183
  %313 = add nsw i64 %307, %312
  %314 = mul i64 %313, 3
  %315 = add i64 %314, 4
  br label %316

316:                                              ; preds = %316, %311
  %317 = phi ptr [ %304, %311 ], [ %324, %316 ]
  %318 = phi i64 [ 0, %311 ], [ %325, %316 ]
  %319 = phi i64 [ 0, %311 ], [ %326, %316 ]
  %320 = getelementptr inbounds i64, ptr %305, i64 %319
  %321 = load i64, ptr %320, align 8, !tbaa !33, !noalias !183
  %322 = mul i64 %321, %306
  %323 = add i64 %315, %322
  %324 = getelementptr inbounds double, ptr %317, i64 %323
  %325 = add nsw i64 %321, %318
  %326 = add nuw nsw i64 %319, 1
  %327 = icmp eq i64 %326, %309
  br i1 %327, label %328, label %316, !llvm.loop !45

328:                                              ; preds = %316, %308
  %329 = phi i64 [ 0, %308 ], [ %325, %316 ]
  %330 = phi ptr [ %304, %308 ], [ %324, %316 ]
  %331 = getelementptr inbounds i64, ptr %305, i64 %309
  %332 = load i64, ptr %331, align 8, !tbaa !33, !noalias !183
  %333 = icmp eq i64 %332, 2
  br i1 %333, label %334, label %355

334:                                              ; preds = %328
  %335 = load ptr, ptr %49, align 8, !tbaa !46
  %336 = getelementptr inbounds i64, ptr %335, i64 %309
  %337 = load i64, ptr %336, align 8, !tbaa !33
  %338 = icmp eq i64 %337, 1
  br i1 %338, label %339, label %355

339:                                              ; preds = %334
  %340 = load double, ptr %330, align 8, !tbaa !32
  %341 = fmul contract double %340, %340
  %342 = getelementptr inbounds double, ptr %330, i64 1
  %343 = load double, ptr %342, align 8, !tbaa !32
  %344 = fmul contract double %343, %343
  %345 = fadd contract double %341, %344
  %346 = tail call contract double @llvm.sqrt.f64(double %345)
  %347 = fcmp contract ogt double %346, 1.000000e-09
  br i1 %347, label %348, label %355

348:                                              ; preds = %339
  %349 = load ptr, ptr %50, align 8, !tbaa !56
  %350 = getelementptr double, ptr %349, i64 %329
  %351 = fdiv contract double %340, %346
  store double %351, ptr %350, align 8, !tbaa !32
  %352 = load double, ptr %342, align 8, !tbaa !32
  %353 = fdiv contract double %352, %346
  %354 = getelementptr double, ptr %350, i64 1
  store double %353, ptr %354, align 8, !tbaa !32
  br label %355

355:                                              ; preds = %348, %339, %334, %328
  %356 = add nuw nsw i64 %309, 1
  %357 = icmp eq i64 %356, %288
  br i1 %357, label %358, label %308, !llvm.loop !166

358:                                              ; preds = %355, %285
  %359 = icmp slt i64 %286, 0
  br i1 %359, label %362, label %360

360:                                              ; preds = %358
  %361 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %286, ptr %361, align 8, !tbaa !168
  br label %369

362:                                              ; preds = %358, %245
  %363 = load double, ptr %1, align 8, !tbaa !136
  %364 = load double, ptr %21, align 8, !tbaa !137
  %365 = load double, ptr %22, align 8, !tbaa !134
  %366 = fsub contract double %365, %363
  %367 = fmul contract double %364, 1.000000e-09
  %368 = fcmp contract ugt double %366, %367
  br i1 %368, label %51, label %369, !llvm.loop !186

369:                                              ; preds = %51, %362, %202, %11, %360
  %370 = phi i64 [ 4, %360 ], [ 0, %11 ], [ 3, %202 ], [ 1, %51 ], [ 0, %362 ]
  ret i64 %370
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @factorize(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  store double 0.000000e+00, ptr %5, align 8, !tbaa !187
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %7 = load ptr, ptr %6, align 8, !tbaa !24
  %8 = icmp slt i64 %4, 1
  br i1 %8, label %197, label %9

9:                                                ; preds = %2, %56
  %10 = phi i1 [ %57, %56 ], [ false, %2 ]
  %11 = phi i64 [ %32, %56 ], [ 0, %2 ]
  %12 = mul nsw i64 %11, %4
  %13 = getelementptr double, ptr %7, i64 %12
  %14 = getelementptr double, ptr %13, i64 %11
  %15 = load double, ptr %14, align 8, !tbaa !32
  %16 = icmp eq i64 %11, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %21, %9
  %18 = phi double [ %15, %9 ], [ %27, %21 ]
  %19 = fmul contract double %15, 0x3D06849B86A12B9B
  %20 = fcmp contract ogt double %18, %19
  br i1 %20, label %30, label %59

21:                                               ; preds = %9, %21
  %22 = phi i64 [ %28, %21 ], [ 0, %9 ]
  %23 = phi double [ %27, %21 ], [ %15, %9 ]
  %24 = getelementptr double, ptr %13, i64 %22
  %25 = load double, ptr %24, align 8, !tbaa !32
  %26 = fmul contract double %25, %25
  %27 = fsub contract double %23, %26
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %17, label %21, !llvm.loop !188

30:                                               ; preds = %17
  %31 = tail call contract double @llvm.sqrt.f64(double %18)
  store double %31, ptr %14, align 8, !tbaa !32
  %32 = add nuw nsw i64 %11, 1
  %33 = icmp slt i64 %32, %4
  br i1 %33, label %34, label %56

34:                                               ; preds = %30, %40
  %35 = phi i64 [ %43, %40 ], [ %32, %30 ]
  %36 = mul nsw i64 %35, %4
  %37 = getelementptr double, ptr %7, i64 %36
  %38 = getelementptr double, ptr %37, i64 %11
  %39 = load double, ptr %38, align 8, !tbaa !32
  br i1 %16, label %40, label %45

40:                                               ; preds = %45, %34
  %41 = phi double [ %39, %34 ], [ %53, %45 ]
  %42 = fdiv contract double %41, %31
  store double %42, ptr %38, align 8, !tbaa !32
  %43 = add nuw nsw i64 %35, 1
  %44 = icmp slt i64 %43, %4
  br i1 %44, label %34, label %56, !llvm.loop !189

45:                                               ; preds = %34, %45
  %46 = phi i64 [ %54, %45 ], [ 0, %34 ]
  %47 = phi double [ %53, %45 ], [ %39, %34 ]
  %48 = getelementptr double, ptr %37, i64 %46
  %49 = load double, ptr %48, align 8, !tbaa !32
  %50 = getelementptr double, ptr %13, i64 %46
  %51 = load double, ptr %50, align 8, !tbaa !32
  %52 = fmul contract double %49, %51
  %53 = fsub contract double %47, %52
  %54 = add nuw nsw i64 %46, 1
  %55 = icmp eq i64 %54, %11
  br i1 %55, label %40, label %45, !llvm.loop !190

56:                                               ; preds = %40, %30
  %57 = icmp sge i64 %32, %4
  %58 = icmp eq i64 %32, %4
  br i1 %58, label %59, label %9, !llvm.loop !191

59:                                               ; preds = %17, %56
  %60 = phi i1 [ %57, %56 ], [ %10, %17 ]
  br i1 %60, label %197, label %61

61:                                               ; preds = %59
  %62 = shl i64 %4, 3
  %63 = mul i64 %62, %4
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %7, i8 0, i64 %63, i1 false)
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %65 = load ptr, ptr %64, align 8, !tbaa !19
  %66 = load i64, ptr %0, align 8, !tbaa !12
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %69 = load i64, ptr %68, align 8, !tbaa !25
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %61
  %72 = load ptr, ptr %6, align 8, !tbaa !24
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %74 = load ptr, ptr %73, align 8, !tbaa !26
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %76 = load ptr, ptr %75, align 8, !tbaa !27
  %77 = sitofp i64 %4 to double
  br label %85

78:                                               ; preds = %105, %61
  %79 = phi double [ 0.000000e+00, %61 ], [ %106, %105 ]
  %80 = fcmp contract ogt double %79, 0.000000e+00
  %81 = select contract i1 %80, double %79, double 1.000000e+00
  store double %81, ptr %5, align 8, !tbaa !187
  %82 = icmp sgt i64 %1, 0
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %84 = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  br label %109

85:                                               ; preds = %71, %105
  %86 = phi i64 [ 0, %71 ], [ %107, %105 ]
  %87 = phi double [ 0.000000e+00, %71 ], [ %106, %105 ]
  %88 = getelementptr inbounds double, ptr %67, i64 %86
  %89 = load double, ptr %88, align 8, !tbaa !32
  %90 = getelementptr inbounds i64, ptr %74, i64 %86
  %91 = load i64, ptr %90, align 8, !tbaa !33
  %92 = mul nsw i64 %91, %4
  %93 = getelementptr inbounds i64, ptr %76, i64 %86
  %94 = load i64, ptr %93, align 8, !tbaa !33
  %95 = getelementptr double, ptr %72, i64 %92
  %96 = getelementptr double, ptr %95, i64 %94
  store double %89, ptr %96, align 8, !tbaa !32
  %97 = mul nsw i64 %94, %4
  %98 = getelementptr double, ptr %72, i64 %97
  %99 = getelementptr double, ptr %98, i64 %91
  store double %89, ptr %99, align 8, !tbaa !32
  %100 = icmp eq i64 %91, %94
  br i1 %100, label %101, label %105

101:                                              ; preds = %85
  %102 = load double, ptr %88, align 8, !tbaa !32
  %103 = fdiv contract double %102, %77
  %104 = fadd contract double %87, %103
  br label %105

105:                                              ; preds = %85, %101
  %106 = phi double [ %104, %101 ], [ %87, %85 ]
  %107 = add nuw nsw i64 %86, 1
  %108 = icmp eq i64 %107, %69
  br i1 %108, label %78, label %85, !llvm.loop !192

109:                                              ; preds = %174, %78
  %110 = phi i64 [ 0, %78 ], [ %175, %174 ]
  %111 = mul nsw i64 %110, %4
  br label %166

112:                                              ; preds = %174
  %113 = load ptr, ptr %6, align 8, !tbaa !24
  br label %114

114:                                              ; preds = %112, %161
  %115 = phi i1 [ %162, %161 ], [ false, %112 ]
  %116 = phi i64 [ %137, %161 ], [ 0, %112 ]
  %117 = mul nsw i64 %116, %4
  %118 = getelementptr double, ptr %113, i64 %117
  %119 = getelementptr double, ptr %118, i64 %116
  %120 = load double, ptr %119, align 8, !tbaa !32
  %121 = icmp eq i64 %116, 0
  br i1 %121, label %122, label %126

122:                                              ; preds = %126, %114
  %123 = phi double [ %120, %114 ], [ %132, %126 ]
  %124 = fmul contract double %120, 0x3D06849B86A12B9B
  %125 = fcmp contract ogt double %123, %124
  br i1 %125, label %135, label %164

126:                                              ; preds = %114, %126
  %127 = phi i64 [ %133, %126 ], [ 0, %114 ]
  %128 = phi double [ %132, %126 ], [ %120, %114 ]
  %129 = getelementptr double, ptr %118, i64 %127
  %130 = load double, ptr %129, align 8, !tbaa !32
  %131 = fmul contract double %130, %130
  %132 = fsub contract double %128, %131
  %133 = add nuw nsw i64 %127, 1
  %134 = icmp eq i64 %133, %116
  br i1 %134, label %122, label %126, !llvm.loop !188

135:                                              ; preds = %122
  %136 = tail call contract double @llvm.sqrt.f64(double %123)
  store double %136, ptr %119, align 8, !tbaa !32
  %137 = add nuw nsw i64 %116, 1
  %138 = icmp slt i64 %137, %4
  br i1 %138, label %139, label %161

139:                                              ; preds = %135, %145
  %140 = phi i64 [ %148, %145 ], [ %137, %135 ]
  %141 = mul nsw i64 %140, %4
  %142 = getelementptr double, ptr %113, i64 %141
  %143 = getelementptr double, ptr %142, i64 %116
  %144 = load double, ptr %143, align 8, !tbaa !32
  br i1 %121, label %145, label %150

145:                                              ; preds = %150, %139
  %146 = phi double [ %144, %139 ], [ %158, %150 ]
  %147 = fdiv contract double %146, %136
  store double %147, ptr %143, align 8, !tbaa !32
  %148 = add nuw nsw i64 %140, 1
  %149 = icmp slt i64 %148, %4
  br i1 %149, label %139, label %161, !llvm.loop !189

150:                                              ; preds = %139, %150
  %151 = phi i64 [ %159, %150 ], [ 0, %139 ]
  %152 = phi double [ %158, %150 ], [ %144, %139 ]
  %153 = getelementptr double, ptr %142, i64 %151
  %154 = load double, ptr %153, align 8, !tbaa !32
  %155 = getelementptr double, ptr %118, i64 %151
  %156 = load double, ptr %155, align 8, !tbaa !32
  %157 = fmul contract double %154, %156
  %158 = fsub contract double %152, %157
  %159 = add nuw nsw i64 %151, 1
  %160 = icmp eq i64 %159, %116
  br i1 %160, label %145, label %150, !llvm.loop !190

161:                                              ; preds = %145, %135
  %162 = icmp sge i64 %137, %4
  %163 = icmp eq i64 %137, %4
  br i1 %163, label %164, label %114, !llvm.loop !191

164:                                              ; preds = %122, %161
  %165 = phi i1 [ %162, %161 ], [ %115, %122 ]
  br i1 %165, label %197, label %195

166:                                              ; preds = %109, %177
  %167 = phi i64 [ 0, %109 ], [ %178, %177 ]
  br i1 %82, label %168, label %177

168:                                              ; preds = %166
  %169 = load ptr, ptr %83, align 8, !tbaa !28
  %170 = load ptr, ptr %6, align 8, !tbaa !24
  %171 = getelementptr double, ptr %170, i64 %111
  %172 = getelementptr double, ptr %171, i64 %167
  %173 = load double, ptr %172, align 8, !tbaa !32
  br label %180

174:                                              ; preds = %177
  %175 = add nuw nsw i64 %110, 1
  %176 = icmp eq i64 %175, %84
  br i1 %176, label %112, label %109, !llvm.loop !193

177:                                              ; preds = %180, %166
  %178 = add nuw nsw i64 %167, 1
  %179 = icmp eq i64 %178, %84
  br i1 %179, label %174, label %166, !llvm.loop !194

180:                                              ; preds = %168, %180
  %181 = phi double [ %173, %168 ], [ %192, %180 ]
  %182 = phi i64 [ 0, %168 ], [ %193, %180 ]
  %183 = load double, ptr %5, align 8, !tbaa !187
  %184 = mul nsw i64 %182, %4
  %185 = getelementptr double, ptr %169, i64 %184
  %186 = getelementptr double, ptr %185, i64 %110
  %187 = load double, ptr %186, align 8, !tbaa !32
  %188 = fmul contract double %183, %187
  %189 = getelementptr double, ptr %185, i64 %167
  %190 = load double, ptr %189, align 8, !tbaa !32
  %191 = fmul contract double %188, %190
  %192 = fadd contract double %191, %181
  store double %192, ptr %172, align 8, !tbaa !32
  %193 = add nuw nsw i64 %182, 1
  %194 = icmp eq i64 %193, %1
  br i1 %194, label %177, label %180, !llvm.loop !195

195:                                              ; preds = %164
  %196 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  store double 1.000000e+00, ptr %196, align 8, !tbaa !196
  br label %197

197:                                              ; preds = %2, %164, %195, %59
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i64 @gram(ptr nocapture noundef %0, ptr noundef readonly %1, i64 noundef %2, double noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !13
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %182

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %11 = icmp eq ptr %1, null
  %12 = shl i64 %6, 3
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %14 = icmp sgt i64 %6, 0
  %15 = add nuw i64 %6, 1
  %16 = load ptr, ptr %9, align 8, !tbaa !120
  br label %186

17:                                               ; preds = %229
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %19 = load ptr, ptr %18, align 8, !tbaa !197
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %21 = load ptr, ptr %20, align 8, !tbaa !198
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %23 = load ptr, ptr %22, align 8, !tbaa !199
  br i1 %7, label %24, label %182

24:                                               ; preds = %17
  %25 = icmp sgt i64 %6, 0
  %26 = add nuw i64 %2, 1
  br label %27

27:                                               ; preds = %43, %24
  %28 = phi i64 [ 1, %24 ], [ %51, %43 ]
  %29 = phi double [ 0.000000e+00, %24 ], [ %48, %43 ]
  %30 = phi i64 [ 0, %24 ], [ %50, %43 ]
  %31 = getelementptr double, ptr %19, i64 %30
  %32 = mul nsw i64 %30, %2
  %33 = getelementptr double, ptr %19, i64 %32
  %34 = mul nsw i64 %30, %6
  %35 = getelementptr double, ptr %200, i64 %34
  br label %38

36:                                               ; preds = %43
  %37 = fmul contract double %48, 0x3AF357C299A88EA7
  br label %71

38:                                               ; preds = %53, %27
  %39 = phi i64 [ 0, %27 ], [ %58, %53 ]
  br i1 %25, label %40, label %53

40:                                               ; preds = %38
  %41 = mul nsw i64 %39, %6
  %42 = getelementptr double, ptr %200, i64 %41
  br label %60

43:                                               ; preds = %53
  %44 = mul i64 %30, %26
  %45 = getelementptr inbounds double, ptr %19, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !32
  %47 = fcmp contract ogt double %46, %29
  %48 = select i1 %47, double %46, double %29
  %49 = getelementptr inbounds i64, ptr %23, i64 %30
  store i64 %30, ptr %49, align 8, !tbaa !33
  %50 = add nuw nsw i64 %30, 1
  %51 = add nuw i64 %28, 1
  %52 = icmp eq i64 %50, %2
  br i1 %52, label %36, label %27, !llvm.loop !200

53:                                               ; preds = %60, %38
  %54 = phi double [ 0.000000e+00, %38 ], [ %68, %60 ]
  %55 = mul nsw i64 %39, %2
  %56 = getelementptr double, ptr %31, i64 %55
  store double %54, ptr %56, align 8, !tbaa !32
  %57 = getelementptr double, ptr %33, i64 %39
  store double %54, ptr %57, align 8, !tbaa !32
  %58 = add nuw nsw i64 %39, 1
  %59 = icmp eq i64 %58, %28
  br i1 %59, label %43, label %38, !llvm.loop !201

60:                                               ; preds = %60, %40
  %61 = phi double [ 0.000000e+00, %40 ], [ %68, %60 ]
  %62 = phi i64 [ 0, %40 ], [ %69, %60 ]
  %63 = getelementptr double, ptr %35, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !32
  %65 = getelementptr double, ptr %42, i64 %62
  %66 = load double, ptr %65, align 8, !tbaa !32
  %67 = fmul contract double %64, %66
  %68 = fadd contract double %61, %67
  %69 = add nuw nsw i64 %62, 1
  %70 = icmp eq i64 %69, %6
  br i1 %70, label %53, label %60, !llvm.loop !202

71:                                               ; preds = %71, %36
  %72 = phi i64 [ 0, %36 ], [ %81, %71 ]
  %73 = mul i64 %72, %26
  %74 = getelementptr inbounds double, ptr %19, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !32
  %76 = fcmp contract ogt double %75, %37
  %77 = tail call contract double @llvm.sqrt.f64(double %75)
  %78 = fdiv contract double 1.000000e+00, %77
  %79 = select contract i1 %76, double %78, double 0.000000e+00
  %80 = getelementptr inbounds double, ptr %21, i64 %72
  store double %79, ptr %80, align 8, !tbaa !32
  %81 = add nuw nsw i64 %72, 1
  %82 = icmp eq i64 %81, %2
  br i1 %82, label %83, label %71, !llvm.loop !203

83:                                               ; preds = %71, %92
  %84 = phi i64 [ %93, %92 ], [ 0, %71 ]
  %85 = getelementptr inbounds double, ptr %21, i64 %84
  %86 = mul nsw i64 %84, %2
  %87 = getelementptr double, ptr %19, i64 %86
  br label %95

88:                                               ; preds = %92
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %90 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  br label %106

92:                                               ; preds = %95
  %93 = add nuw nsw i64 %84, 1
  %94 = icmp eq i64 %93, %2
  br i1 %94, label %88, label %83, !llvm.loop !204

95:                                               ; preds = %95, %83
  %96 = phi i64 [ 0, %83 ], [ %104, %95 ]
  %97 = load double, ptr %85, align 8, !tbaa !32
  %98 = getelementptr inbounds double, ptr %21, i64 %96
  %99 = load double, ptr %98, align 8, !tbaa !32
  %100 = fmul contract double %97, %99
  %101 = getelementptr double, ptr %87, i64 %96
  %102 = load double, ptr %101, align 8, !tbaa !32
  %103 = fmul contract double %102, %100
  store double %103, ptr %101, align 8, !tbaa !32
  %104 = add nuw nsw i64 %96, 1
  %105 = icmp eq i64 %104, %2
  br i1 %105, label %92, label %95, !llvm.loop !205

106:                                              ; preds = %88, %179
  %107 = phi i64 [ %109, %179 ], [ 0, %88 ]
  %108 = phi i64 [ %180, %179 ], [ 2, %88 ]
  %109 = add nuw nsw i64 %107, 1
  %110 = icmp slt i64 %109, %2
  br i1 %110, label %122, label %111

111:                                              ; preds = %122, %106
  %112 = phi i64 [ %107, %106 ], [ %136, %122 ]
  %113 = getelementptr inbounds i64, ptr %23, i64 %112
  %114 = load i64, ptr %113, align 8, !tbaa !33
  %115 = getelementptr inbounds i64, ptr %23, i64 %107
  %116 = load i64, ptr %115, align 8, !tbaa !33
  store i64 %116, ptr %113, align 8, !tbaa !33
  store i64 %114, ptr %115, align 8, !tbaa !33
  %117 = mul nsw i64 %114, %2
  %118 = getelementptr double, ptr %19, i64 %117
  %119 = getelementptr double, ptr %118, i64 %114
  %120 = load double, ptr %119, align 8, !tbaa !32
  %121 = fcmp contract ogt double %120, 0x3DA5FD7FE1796495
  br i1 %121, label %139, label %182

122:                                              ; preds = %106, %122
  %123 = phi i64 [ %137, %122 ], [ %109, %106 ]
  %124 = phi i64 [ %136, %122 ], [ %107, %106 ]
  %125 = getelementptr inbounds i64, ptr %23, i64 %123
  %126 = load i64, ptr %125, align 8, !tbaa !33
  %127 = mul i64 %126, %26
  %128 = getelementptr inbounds double, ptr %19, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !32
  %130 = getelementptr inbounds i64, ptr %23, i64 %124
  %131 = load i64, ptr %130, align 8, !tbaa !33
  %132 = mul i64 %131, %26
  %133 = getelementptr inbounds double, ptr %19, i64 %132
  %134 = load double, ptr %133, align 8, !tbaa !32
  %135 = fcmp contract ogt double %129, %134
  %136 = select i1 %135, i64 %123, i64 %124
  %137 = add nuw nsw i64 %123, 1
  %138 = icmp slt i64 %137, %2
  br i1 %138, label %122, label %111, !llvm.loop !206

139:                                              ; preds = %111
  %140 = load double, ptr %89, align 8, !tbaa !207
  %141 = fcmp contract olt double %120, %140
  br i1 %141, label %142, label %143

142:                                              ; preds = %139
  store double %120, ptr %89, align 8, !tbaa !207
  store double %3, ptr %90, align 8, !tbaa !208
  br label %143

143:                                              ; preds = %142, %139
  %144 = load double, ptr %91, align 8, !tbaa !145
  %145 = fcmp contract olt double %120, %144
  br i1 %145, label %146, label %147

146:                                              ; preds = %143
  store double %120, ptr %91, align 8, !tbaa !145
  br label %147

147:                                              ; preds = %146, %143
  br i1 %110, label %148, label %179

148:                                              ; preds = %147, %159
  %149 = phi i64 [ %163, %159 ], [ %108, %147 ]
  %150 = phi i64 [ %161, %159 ], [ %109, %147 ]
  %151 = getelementptr inbounds i64, ptr %23, i64 %150
  %152 = load i64, ptr %151, align 8, !tbaa !33
  %153 = mul nsw i64 %152, %2
  %154 = getelementptr double, ptr %19, i64 %153
  %155 = getelementptr double, ptr %154, i64 %114
  %156 = load double, ptr %155, align 8, !tbaa !32
  %157 = fdiv contract double %156, %120
  %158 = icmp ult i64 %107, %150
  br i1 %158, label %164, label %159

159:                                              ; preds = %164, %148
  %160 = getelementptr double, ptr %118, i64 %152
  store double %157, ptr %160, align 8, !tbaa !32
  %161 = add nuw nsw i64 %150, 1
  %162 = icmp slt i64 %161, %2
  %163 = add i64 %149, 1
  br i1 %162, label %148, label %179, !llvm.loop !209

164:                                              ; preds = %148, %164
  %165 = phi i64 [ %177, %164 ], [ %109, %148 ]
  %166 = getelementptr inbounds i64, ptr %23, i64 %165
  %167 = load i64, ptr %166, align 8, !tbaa !33
  %168 = mul nsw i64 %167, %2
  %169 = getelementptr double, ptr %19, i64 %168
  %170 = getelementptr double, ptr %169, i64 %114
  %171 = load double, ptr %170, align 8, !tbaa !32
  %172 = fmul contract double %157, %171
  %173 = getelementptr double, ptr %154, i64 %167
  %174 = load double, ptr %173, align 8, !tbaa !32
  %175 = fsub contract double %174, %172
  store double %175, ptr %173, align 8, !tbaa !32
  %176 = getelementptr double, ptr %169, i64 %152
  store double %175, ptr %176, align 8, !tbaa !32
  %177 = add i64 %165, 1
  %178 = icmp eq i64 %177, %149
  br i1 %178, label %159, label %164, !llvm.loop !210

179:                                              ; preds = %159, %147
  %180 = add nuw i64 %108, 1
  %181 = icmp eq i64 %109, %2
  br i1 %181, label %182, label %106

182:                                              ; preds = %111, %179, %4, %17
  %183 = phi i64 [ 0, %17 ], [ 0, %4 ], [ %2, %179 ], [ %107, %111 ]
  %184 = sitofp i64 %183 to double
  %185 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  store double %184, ptr %185, align 8, !tbaa !211
  ret i64 %183

186:                                              ; preds = %8, %229
  %187 = phi ptr [ %16, %8 ], [ %200, %229 ]
  %188 = phi i64 [ 0, %8 ], [ %230, %229 ]
  %189 = mul nsw i64 %188, %6
  %190 = getelementptr inbounds double, ptr %187, i64 %189
  %191 = load ptr, ptr %10, align 8, !tbaa !28
  br i1 %11, label %196, label %192

192:                                              ; preds = %186
  %193 = getelementptr inbounds i64, ptr %1, i64 %188
  %194 = load i64, ptr %193, align 8, !tbaa !33
  %195 = mul nsw i64 %194, %6
  br label %196

196:                                              ; preds = %186, %192
  %197 = phi i64 [ %189, %186 ], [ %195, %192 ]
  %198 = getelementptr inbounds double, ptr %191, i64 %197
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %190, ptr align 8 %198, i64 %12, i1 false)
  %199 = load ptr, ptr %13, align 8, !tbaa !24
  %200 = load ptr, ptr %9, align 8, !tbaa !120
  %201 = getelementptr inbounds double, ptr %200, i64 %189
  br i1 %14, label %202, label %229

202:                                              ; preds = %196, %210
  %203 = phi i64 [ %216, %210 ], [ 0, %196 ]
  %204 = getelementptr inbounds double, ptr %201, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !32
  %206 = icmp eq i64 %203, 0
  br i1 %206, label %210, label %207

207:                                              ; preds = %202
  %208 = mul nsw i64 %203, %6
  %209 = getelementptr double, ptr %199, i64 %208
  br label %218

210:                                              ; preds = %218, %202
  %211 = phi double [ %205, %202 ], [ %226, %218 ]
  %212 = mul i64 %203, %15
  %213 = getelementptr inbounds double, ptr %199, i64 %212
  %214 = load double, ptr %213, align 8, !tbaa !32
  %215 = fdiv contract double %211, %214
  store double %215, ptr %204, align 8, !tbaa !32
  %216 = add nuw nsw i64 %203, 1
  %217 = icmp eq i64 %216, %6
  br i1 %217, label %229, label %202, !llvm.loop !212

218:                                              ; preds = %218, %207
  %219 = phi i64 [ 0, %207 ], [ %227, %218 ]
  %220 = phi double [ %205, %207 ], [ %226, %218 ]
  %221 = getelementptr double, ptr %209, i64 %219
  %222 = load double, ptr %221, align 8, !tbaa !32
  %223 = getelementptr inbounds double, ptr %201, i64 %219
  %224 = load double, ptr %223, align 8, !tbaa !32
  %225 = fmul contract double %222, %224
  %226 = fsub contract double %220, %225
  %227 = add nuw nsw i64 %219, 1
  %228 = icmp eq i64 %227, %203
  br i1 %228, label %210, label %218, !llvm.loop !213

229:                                              ; preds = %210, %196
  %230 = add nuw nsw i64 %188, 1
  %231 = icmp eq i64 %230, %2
  br i1 %231, label %17, label %186, !llvm.loop !214
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @constrained(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %10 = load double, ptr %9, align 8, !tbaa !187
  %11 = fcmp contract une double %10, 0.000000e+00
  %12 = icmp sgt i64 %1, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %40

14:                                               ; preds = %6
  %15 = icmp sgt i64 %8, 0
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  br label %17

17:                                               ; preds = %14, %24
  %18 = phi i64 [ 0, %14 ], [ %25, %24 ]
  br i1 %15, label %19, label %24

19:                                               ; preds = %17
  %20 = load ptr, ptr %16, align 8, !tbaa !28
  %21 = mul nsw i64 %18, %8
  %22 = getelementptr double, ptr %20, i64 %21
  %23 = getelementptr inbounds double, ptr %3, i64 %18
  br label %27

24:                                               ; preds = %27, %17
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %40, label %17, !llvm.loop !215

27:                                               ; preds = %19, %27
  %28 = phi i64 [ 0, %19 ], [ %38, %27 ]
  %29 = load double, ptr %9, align 8, !tbaa !187
  %30 = getelementptr double, ptr %22, i64 %28
  %31 = load double, ptr %30, align 8, !tbaa !32
  %32 = fmul contract double %29, %31
  %33 = load double, ptr %23, align 8, !tbaa !32
  %34 = fmul contract double %32, %33
  %35 = getelementptr inbounds double, ptr %4, i64 %28
  %36 = load double, ptr %35, align 8, !tbaa !32
  %37 = fadd contract double %36, %34
  store double %37, ptr %35, align 8, !tbaa !32
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %8
  br i1 %39, label %24, label %27, !llvm.loop !216

40:                                               ; preds = %24, %6
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %42 = load ptr, ptr %41, align 8, !tbaa !24
  %43 = icmp sgt i64 %8, 0
  br i1 %43, label %44, label %73

44:                                               ; preds = %40
  %45 = add nuw i64 %8, 1
  br label %46

46:                                               ; preds = %54, %44
  %47 = phi i64 [ 0, %44 ], [ %60, %54 ]
  %48 = getelementptr inbounds double, ptr %4, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !32
  %50 = icmp eq i64 %47, 0
  br i1 %50, label %54, label %51

51:                                               ; preds = %46
  %52 = mul nsw i64 %47, %8
  %53 = getelementptr double, ptr %42, i64 %52
  br label %62

54:                                               ; preds = %62, %46
  %55 = phi double [ %49, %46 ], [ %70, %62 ]
  %56 = mul i64 %47, %45
  %57 = getelementptr inbounds double, ptr %42, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !32
  %59 = fdiv contract double %55, %58
  store double %59, ptr %48, align 8, !tbaa !32
  %60 = add nuw nsw i64 %47, 1
  %61 = icmp eq i64 %60, %8
  br i1 %61, label %73, label %46, !llvm.loop !212

62:                                               ; preds = %62, %51
  %63 = phi i64 [ 0, %51 ], [ %71, %62 ]
  %64 = phi double [ %49, %51 ], [ %70, %62 ]
  %65 = getelementptr double, ptr %53, i64 %63
  %66 = load double, ptr %65, align 8, !tbaa !32
  %67 = getelementptr inbounds double, ptr %4, i64 %63
  %68 = load double, ptr %67, align 8, !tbaa !32
  %69 = fmul contract double %66, %68
  %70 = fsub contract double %64, %69
  %71 = add nuw nsw i64 %63, 1
  %72 = icmp eq i64 %71, %47
  br i1 %72, label %54, label %62, !llvm.loop !213

73:                                               ; preds = %54, %40
  br i1 %12, label %74, label %78

74:                                               ; preds = %73
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %77 = load ptr, ptr %76, align 8, !tbaa !118
  br label %83

78:                                               ; preds = %73
  %79 = icmp eq i64 %1, 0
  br i1 %79, label %119, label %80

80:                                               ; preds = %78
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %82 = load ptr, ptr %81, align 8, !tbaa !118
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %82, ptr noundef %5)
  br label %119

83:                                               ; preds = %74, %91
  %84 = phi i64 [ 0, %74 ], [ %94, %91 ]
  %85 = getelementptr inbounds double, ptr %3, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !32
  br i1 %43, label %87, label %91

87:                                               ; preds = %83
  %88 = load ptr, ptr %75, align 8, !tbaa !120
  %89 = mul nsw i64 %84, %8
  %90 = getelementptr double, ptr %88, i64 %89
  br label %96

91:                                               ; preds = %96, %83
  %92 = phi double [ %86, %83 ], [ %104, %96 ]
  %93 = getelementptr inbounds double, ptr %77, i64 %84
  store double %92, ptr %93, align 8, !tbaa !32
  %94 = add nuw nsw i64 %84, 1
  %95 = icmp eq i64 %94, %1
  br i1 %95, label %107, label %83, !llvm.loop !217

96:                                               ; preds = %87, %96
  %97 = phi i64 [ 0, %87 ], [ %105, %96 ]
  %98 = phi double [ %86, %87 ], [ %104, %96 ]
  %99 = getelementptr double, ptr %90, i64 %97
  %100 = load double, ptr %99, align 8, !tbaa !32
  %101 = getelementptr inbounds double, ptr %4, i64 %97
  %102 = load double, ptr %101, align 8, !tbaa !32
  %103 = fmul contract double %100, %102
  %104 = fsub contract double %98, %103
  %105 = add nuw nsw i64 %97, 1
  %106 = icmp eq i64 %105, %8
  br i1 %106, label %91, label %96, !llvm.loop !218

107:                                              ; preds = %91
  %108 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %109 = load ptr, ptr %108, align 8, !tbaa !118
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %109, ptr noundef %5)
  br i1 %12, label %110, label %119

110:                                              ; preds = %107
  %111 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  br label %112

112:                                              ; preds = %110, %150
  %113 = phi i64 [ 0, %110 ], [ %151, %150 ]
  br i1 %43, label %114, label %150

114:                                              ; preds = %112
  %115 = load ptr, ptr %111, align 8, !tbaa !120
  %116 = mul nsw i64 %113, %8
  %117 = getelementptr double, ptr %115, i64 %116
  %118 = getelementptr inbounds double, ptr %5, i64 %113
  br label %153

119:                                              ; preds = %150, %78, %80, %107
  %120 = load ptr, ptr %41, align 8, !tbaa !24
  br i1 %43, label %121, label %149

121:                                              ; preds = %119
  %122 = add nuw i64 %8, 1
  br label %123

123:                                              ; preds = %130, %121
  %124 = phi i64 [ %8, %121 ], [ %125, %130 ]
  %125 = add nsw i64 %124, -1
  %126 = getelementptr inbounds double, ptr %4, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !32
  %128 = getelementptr double, ptr %120, i64 %125
  %129 = icmp slt i64 %124, %8
  br i1 %129, label %137, label %130

130:                                              ; preds = %137, %123
  %131 = phi double [ %127, %123 ], [ %146, %137 ]
  %132 = mul i64 %125, %122
  %133 = getelementptr inbounds double, ptr %120, i64 %132
  %134 = load double, ptr %133, align 8, !tbaa !32
  %135 = fdiv contract double %131, %134
  store double %135, ptr %126, align 8, !tbaa !32
  %136 = icmp sgt i64 %124, 1
  br i1 %136, label %123, label %149, !llvm.loop !121

137:                                              ; preds = %123, %137
  %138 = phi i64 [ %147, %137 ], [ %124, %123 ]
  %139 = phi double [ %146, %137 ], [ %127, %123 ]
  %140 = mul nsw i64 %138, %8
  %141 = getelementptr double, ptr %128, i64 %140
  %142 = load double, ptr %141, align 8, !tbaa !32
  %143 = getelementptr inbounds double, ptr %4, i64 %138
  %144 = load double, ptr %143, align 8, !tbaa !32
  %145 = fmul contract double %142, %144
  %146 = fsub contract double %139, %145
  %147 = add nuw nsw i64 %138, 1
  %148 = icmp eq i64 %147, %8
  br i1 %148, label %130, label %137, !llvm.loop !122

149:                                              ; preds = %130, %119
  ret void

150:                                              ; preds = %153, %112
  %151 = add nuw nsw i64 %113, 1
  %152 = icmp eq i64 %151, %1
  br i1 %152, label %119, label %112, !llvm.loop !219

153:                                              ; preds = %114, %153
  %154 = phi i64 [ 0, %114 ], [ %162, %153 ]
  %155 = getelementptr double, ptr %117, i64 %154
  %156 = load double, ptr %155, align 8, !tbaa !32
  %157 = load double, ptr %118, align 8, !tbaa !32
  %158 = fmul contract double %156, %157
  %159 = getelementptr inbounds double, ptr %4, i64 %154
  %160 = load double, ptr %159, align 8, !tbaa !32
  %161 = fadd contract double %160, %158
  store double %161, ptr %159, align 8, !tbaa !32
  %162 = add nuw nsw i64 %154, 1
  %163 = icmp eq i64 %162, %8
  br i1 %163, label %150, label %153, !llvm.loop !220
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #6 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %7 = load ptr, ptr %6, align 8, !tbaa !197
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %9 = load ptr, ptr %8, align 8, !tbaa !198
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %11 = load ptr, ptr %10, align 8, !tbaa !199
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %16, label %46

13:                                               ; preds = %27
  br i1 %12, label %14, label %46

14:                                               ; preds = %13
  %15 = add i64 %1, 1
  br label %48

16:                                               ; preds = %5, %27
  %17 = phi i64 [ %30, %27 ], [ 0, %5 ]
  %18 = getelementptr inbounds i64, ptr %11, i64 %17
  %19 = load i64, ptr %18, align 8, !tbaa !33
  %20 = getelementptr inbounds double, ptr %3, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !32
  %22 = getelementptr inbounds double, ptr %9, i64 %19
  %23 = load double, ptr %22, align 8, !tbaa !32
  %24 = fmul contract double %21, %23
  %25 = getelementptr double, ptr %7, i64 %19
  %26 = icmp eq i64 %17, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %32, %16
  %28 = phi double [ %24, %16 ], [ %43, %32 ]
  %29 = getelementptr inbounds double, ptr %4, i64 %19
  store double %28, ptr %29, align 8, !tbaa !32
  %30 = add nuw nsw i64 %17, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %13, label %16, !llvm.loop !221

32:                                               ; preds = %16, %32
  %33 = phi i64 [ %44, %32 ], [ 0, %16 ]
  %34 = phi double [ %43, %32 ], [ %24, %16 ]
  %35 = getelementptr inbounds i64, ptr %11, i64 %33
  %36 = load i64, ptr %35, align 8, !tbaa !33
  %37 = mul nsw i64 %36, %1
  %38 = getelementptr double, ptr %25, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !32
  %40 = getelementptr inbounds double, ptr %4, i64 %36
  %41 = load double, ptr %40, align 8, !tbaa !32
  %42 = fmul contract double %39, %41
  %43 = fsub contract double %34, %42
  %44 = add nuw nsw i64 %33, 1
  %45 = icmp eq i64 %44, %17
  br i1 %45, label %27, label %32, !llvm.loop !222

46:                                               ; preds = %63, %5, %13
  %47 = icmp sgt i64 %1, 0
  br i1 %47, label %80, label %79

48:                                               ; preds = %14, %63
  %49 = phi i64 [ %2, %14 ], [ %50, %63 ]
  %50 = add nsw i64 %49, -1
  %51 = getelementptr inbounds i64, ptr %11, i64 %50
  %52 = load i64, ptr %51, align 8, !tbaa !33
  %53 = getelementptr inbounds double, ptr %4, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !32
  %55 = mul i64 %52, %15
  %56 = getelementptr inbounds double, ptr %7, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !32
  %58 = fdiv contract double %54, %57
  %59 = icmp slt i64 %49, %2
  br i1 %59, label %60, label %63

60:                                               ; preds = %48
  %61 = mul nsw i64 %52, %1
  %62 = getelementptr double, ptr %7, i64 %61
  br label %66

63:                                               ; preds = %66, %48
  %64 = phi double [ %58, %48 ], [ %76, %66 ]
  store double %64, ptr %53, align 8, !tbaa !32
  %65 = icmp sgt i64 %49, 1
  br i1 %65, label %48, label %46, !llvm.loop !223

66:                                               ; preds = %60, %66
  %67 = phi i64 [ %49, %60 ], [ %77, %66 ]
  %68 = phi double [ %58, %60 ], [ %76, %66 ]
  %69 = getelementptr inbounds i64, ptr %11, i64 %67
  %70 = load i64, ptr %69, align 8, !tbaa !33
  %71 = getelementptr double, ptr %62, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !32
  %73 = getelementptr inbounds double, ptr %4, i64 %70
  %74 = load double, ptr %73, align 8, !tbaa !32
  %75 = fmul contract double %72, %74
  %76 = fsub contract double %68, %75
  %77 = add nuw nsw i64 %67, 1
  %78 = icmp eq i64 %77, %2
  br i1 %78, label %63, label %66, !llvm.loop !224

79:                                               ; preds = %91, %46
  ret void

80:                                               ; preds = %46, %91
  %81 = phi i64 [ %94, %91 ], [ 0, %46 ]
  %82 = icmp slt i64 %81, %2
  %83 = getelementptr inbounds i64, ptr %11, i64 %81
  %84 = load i64, ptr %83, align 8, !tbaa !33
  br i1 %82, label %85, label %91

85:                                               ; preds = %80
  %86 = getelementptr inbounds double, ptr %4, i64 %84
  %87 = load double, ptr %86, align 8, !tbaa !32
  %88 = getelementptr inbounds double, ptr %9, i64 %84
  %89 = load double, ptr %88, align 8, !tbaa !32
  %90 = fmul contract double %87, %89
  br label %91

91:                                               ; preds = %80, %85
  %92 = phi contract double [ %90, %85 ], [ 0.000000e+00, %80 ]
  %93 = getelementptr inbounds double, ptr %4, i64 %84
  store double %92, ptr %93, align 8, !tbaa !32
  %94 = add nuw nsw i64 %81, 1
  %95 = icmp eq i64 %94, %1
  br i1 %95, label %79, label %80, !llvm.loop !225
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!5 = !{!6, !11, i64 440}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !10, i64 184, !10, i64 192, !10, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !10, i64 240, !10, i64 248, !10, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !11, i64 376, !11, i64 384, !11, i64 392, !11, i64 400, !11, i64 408, !11, i64 416, !11, i64 424, !11, i64 432, !11, i64 440}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !7, i64 0}
!13 = !{!6, !7, i64 8}
!14 = !{!6, !10, i64 360}
!15 = !{!6, !7, i64 120}
!16 = !{!6, !7, i64 16}
!17 = !{!6, !7, i64 104}
!18 = !{!6, !7, i64 128}
!19 = !{!6, !10, i64 264}
!20 = !{!6, !10, i64 256}
!21 = !{!6, !7, i64 136}
!22 = !{!6, !11, i64 376}
!23 = !{!6, !7, i64 48}
!24 = !{!6, !10, i64 272}
!25 = !{!6, !7, i64 72}
!26 = !{!6, !10, i64 184}
!27 = !{!6, !10, i64 192}
!28 = !{!6, !10, i64 280}
!29 = !{!6, !7, i64 80}
!30 = !{!6, !10, i64 200}
!31 = !{!6, !10, i64 208}
!32 = !{!11, !11, i64 0}
!33 = !{!7, !7, i64 0}
!34 = distinct !{!34, !35, !36}
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = distinct !{!37, !35, !36}
!38 = !{!6, !7, i64 96}
!39 = !{!6, !10, i64 344}
!40 = !{!41}
!41 = distinct !{!41, !42, !"law_at: argument 0"}
!42 = distinct !{!42, !"law_at"}
!43 = !{!6, !7, i64 24}
!44 = !{!6, !10, i64 232}
!45 = distinct !{!45, !35, !36}
!46 = !{!6, !10, i64 240}
!47 = distinct !{!47, !35, !36}
!48 = distinct !{!48, !35, !36}
!49 = !{!50}
!50 = distinct !{!50, !51, !"law_at: argument 0"}
!51 = distinct !{!51, !"law_at"}
!52 = !{!53}
!53 = distinct !{!53, !54, !"law_at: argument 0"}
!54 = distinct !{!54, !"law_at"}
!55 = distinct !{!55, !35, !36}
!56 = !{!6, !10, i64 336}
!57 = distinct !{!57, !35, !36}
!58 = distinct !{!58, !35, !36}
!59 = distinct !{!59, !35, !36}
!60 = !{!61}
!61 = distinct !{!61, !62, !"law_at: argument 0"}
!62 = distinct !{!62, !"law_at"}
!63 = distinct !{!63, !35, !36}
!64 = distinct !{!64, !35, !36}
!65 = distinct !{!65, !35, !36}
!66 = distinct !{!66, !35, !36}
!67 = distinct !{!67, !35, !36}
!68 = distinct !{!68, !35, !36}
!69 = distinct !{!69, !35, !36}
!70 = distinct !{!70, !35, !36}
!71 = distinct !{!71, !35, !36}
!72 = distinct !{!72, !35, !36}
!73 = distinct !{!73, !35, !36}
!74 = distinct !{!74, !35, !36}
!75 = distinct !{!75, !35, !36}
!76 = distinct !{!76, !35, !36}
!77 = distinct !{!77, !35, !36}
!78 = distinct !{!78, !35, !36}
!79 = distinct !{!79, !35, !36}
!80 = distinct !{!80, !35, !36}
!81 = distinct !{!81, !35, !36}
!82 = distinct !{!82, !35, !36}
!83 = distinct !{!83, !35, !36}
!84 = distinct !{!84, !35, !36}
!85 = distinct !{!85, !35, !36}
!86 = !{!6, !11, i64 424}
!87 = !{!6, !10, i64 312}
!88 = !{!6, !10, i64 352}
!89 = distinct !{!89, !35, !36}
!90 = distinct !{!90, !35, !36}
!91 = distinct !{!91, !35, !36}
!92 = distinct !{!92, !35, !36}
!93 = !{!6, !7, i64 88}
!94 = !{!6, !10, i64 224}
!95 = distinct !{!95, !35, !36}
!96 = distinct !{!96, !35, !36}
!97 = distinct !{!97, !35, !36}
!98 = !{!6, !10, i64 216}
!99 = distinct !{!99, !35, !36}
!100 = distinct !{!100, !35, !36}
!101 = distinct !{!101, !35, !36}
!102 = !{!103}
!103 = distinct !{!103, !104, !"law_at: argument 0"}
!104 = distinct !{!104, !"law_at"}
!105 = distinct !{!105, !35, !36}
!106 = distinct !{!106, !35, !36}
!107 = distinct !{!107, !35, !36}
!108 = distinct !{!108, !35, !36}
!109 = distinct !{!109, !35, !36}
!110 = !{!6, !7, i64 56}
!111 = !{!6, !7, i64 64}
!112 = !{!6, !10, i64 320}
!113 = distinct !{!113, !35, !36}
!114 = !{!6, !7, i64 32}
!115 = !{!6, !10, i64 328}
!116 = distinct !{!116, !35, !36}
!117 = !{!6, !7, i64 144}
!118 = !{!6, !10, i64 304}
!119 = distinct !{!119, !35, !36}
!120 = !{!6, !10, i64 288}
!121 = distinct !{!121, !35, !36}
!122 = distinct !{!122, !35, !36}
!123 = distinct !{!123, !35, !36}
!124 = distinct !{!124, !35, !36}
!125 = !{!6, !7, i64 112}
!126 = !{!6, !7, i64 152}
!127 = !{!6, !7, i64 160}
!128 = !{!129}
!129 = distinct !{!129, !130, !"law_at: argument 0"}
!130 = distinct !{!130, !"law_at"}
!131 = distinct !{!131, !35, !36}
!132 = distinct !{!132, !35, !36}
!133 = distinct !{!133, !35, !36}
!134 = !{!135, !11, i64 16}
!135 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96}
!136 = !{!135, !11, i64 0}
!137 = !{!135, !11, i64 32}
!138 = !{!135, !11, i64 40}
!139 = distinct !{!139, !35, !36}
!140 = distinct !{!140, !35, !36}
!141 = distinct !{!141, !35, !36}
!142 = !{!135, !7, i64 64}
!143 = !{!135, !11, i64 8}
!144 = !{!135, !7, i64 72}
!145 = !{!6, !11, i64 432}
!146 = distinct !{!146, !35, !36}
!147 = distinct !{!147, !35, !36}
!148 = distinct !{!148, !35, !36}
!149 = distinct !{!149, !35, !36}
!150 = distinct !{!150, !35, !36}
!151 = !{!135, !7, i64 88}
!152 = !{!135, !7, i64 48}
!153 = !{!135, !7, i64 56}
!154 = distinct !{!154, !35, !36}
!155 = distinct !{!155, !35, !36}
!156 = distinct !{!156, !35, !36}
!157 = distinct !{!157, !35, !36}
!158 = distinct !{!158, !35, !36}
!159 = distinct !{!159, !35, !36}
!160 = distinct !{!160, !35, !36}
!161 = !{!135, !11, i64 24}
!162 = distinct !{!162, !36}
!163 = !{!164}
!164 = distinct !{!164, !165, !"law_at: argument 0"}
!165 = distinct !{!165, !"law_at"}
!166 = distinct !{!166, !35, !36}
!167 = !{!135, !7, i64 80}
!168 = !{!135, !7, i64 96}
!169 = distinct !{!169, !35, !36}
!170 = distinct !{!170, !35, !36}
!171 = distinct !{!171, !35, !36}
!172 = distinct !{!172, !35, !36}
!173 = distinct !{!173, !35, !36}
!174 = distinct !{!174, !35, !36}
!175 = distinct !{!175, !35, !36}
!176 = distinct !{!176, !35, !36}
!177 = distinct !{!177, !35, !36}
!178 = distinct !{!178, !35, !36}
!179 = distinct !{!179, !35, !36}
!180 = distinct !{!180, !35, !36}
!181 = distinct !{!181, !35, !36}
!182 = distinct !{!182, !35, !36}
!183 = !{!184}
!184 = distinct !{!184, !185, !"law_at: argument 0"}
!185 = distinct !{!185, !"law_at"}
!186 = distinct !{!186, !36}
!187 = !{!6, !11, i64 408}
!188 = distinct !{!188, !35, !36}
!189 = distinct !{!189, !35, !36}
!190 = distinct !{!190, !35, !36}
!191 = distinct !{!191, !35, !36}
!192 = distinct !{!192, !35, !36}
!193 = distinct !{!193, !35, !36}
!194 = distinct !{!194, !35, !36}
!195 = distinct !{!195, !35, !36}
!196 = !{!6, !11, i64 416}
!197 = !{!6, !10, i64 296}
!198 = !{!6, !10, i64 368}
!199 = !{!6, !10, i64 248}
!200 = distinct !{!200, !35, !36}
!201 = distinct !{!201, !35, !36}
!202 = distinct !{!202, !35, !36}
!203 = distinct !{!203, !35, !36}
!204 = distinct !{!204, !35, !36}
!205 = distinct !{!205, !35, !36}
!206 = distinct !{!206, !35, !36}
!207 = !{!6, !11, i64 384}
!208 = !{!6, !11, i64 392}
!209 = distinct !{!209, !35, !36}
!210 = distinct !{!210, !35, !36}
!211 = !{!6, !11, i64 400}
!212 = distinct !{!212, !35, !36}
!213 = distinct !{!213, !35, !36}
!214 = distinct !{!214, !35, !36}
!215 = distinct !{!215, !35, !36}
!216 = distinct !{!216, !35, !36}
!217 = distinct !{!217, !35, !36}
!218 = distinct !{!218, !35, !36}
!219 = distinct !{!219, !35, !36}
!220 = distinct !{!220, !35, !36}
!221 = distinct !{!221, !35, !36}
!222 = distinct !{!222, !35, !36}
!223 = distinct !{!223, !35, !36}
!224 = distinct !{!224, !35, !36}
!225 = distinct !{!225, !35, !36}
