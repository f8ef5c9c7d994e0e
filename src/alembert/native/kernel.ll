; sha256 of kernel.c and dormand_prince.h: 584e7c7e757a351001f876c0946f5775b80aec4e25c279522d2ac544ebdf5b57

%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double }
%struct.Clock = type { double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64 }

@DP_B = internal unnamed_addr constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@DP_C = internal unnamed_addr constant [16 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00, double 1.000000e+00, double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@DP_A = internal unnamed_addr constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16
@DP_E5 = internal unnamed_addr constant [13 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2, double 0.000000e+00], align 16
@DP_E3 = internal unnamed_addr constant [13 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED, double 0.000000e+00], align 16
@DP_D = internal unnamed_addr constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16

; Function Attrs: nounwind uwtable
define void @rates(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
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
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
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
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %8 = load i64, ptr %7, align 8, !tbaa !18
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %15 = load i64, ptr %14, align 8, !tbaa !21
  %16 = inttoptr i64 %15 to ptr
  tail call void %9(ptr noundef %11, ptr noundef %13, ptr noundef %16) #8
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
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
  br label %1005

34:                                               ; preds = %4
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !13
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
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
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %50 = load ptr, ptr %49, align 8, !tbaa !26
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %52 = load ptr, ptr %51, align 8, !tbaa !27
  br label %74

53:                                               ; preds = %74, %34
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
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
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %71 = load ptr, ptr %70, align 8, !tbaa !30
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
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
  br i1 %106, label %926, label %107

107:                                              ; preds = %103
  %108 = load i64, ptr %35, align 8, !tbaa !13
  %109 = load i64, ptr %56, align 8, !tbaa !16
  %110 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %111 = load i64, ptr %110, align 8, !tbaa !17
  %112 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
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
  %126 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
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
  %138 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %139 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %140 = shl i64 %108, 3
  br label %144

141:                                              ; preds = %208, %107
  %142 = phi i64 [ %109, %107 ], [ %209, %208 ]
  tail call fastcc void @factorize(ptr noundef nonnull %0, i64 noundef %142)
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %266, label %212

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
  %213 = load i64, ptr %35, align 8, !tbaa !13
  %214 = icmp sgt i64 %142, 0
  %215 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  br i1 %214, label %218, label %216

216:                                              ; preds = %212
  %217 = load ptr, ptr %215, align 8, !tbaa !49
  br label %263

218:                                              ; preds = %212
  %219 = shl i64 %213, 3
  %220 = icmp sgt i64 %213, 0
  %221 = add nuw i64 %213, 1
  %222 = load ptr, ptr %215, align 8, !tbaa !49
  br label %223

223:                                              ; preds = %260, %218
  %224 = phi ptr [ %222, %218 ], [ %231, %260 ]
  %225 = phi i64 [ 0, %218 ], [ %261, %260 ]
  %226 = mul nsw i64 %225, %213
  %227 = getelementptr inbounds double, ptr %224, i64 %226
  %228 = load ptr, ptr %54, align 8, !tbaa !28
  %229 = getelementptr inbounds double, ptr %228, i64 %226
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %227, ptr align 8 %229, i64 %219, i1 false)
  %230 = load ptr, ptr %37, align 8, !tbaa !24
  %231 = load ptr, ptr %215, align 8, !tbaa !49
  %232 = getelementptr inbounds double, ptr %231, i64 %226
  br i1 %220, label %233, label %260

233:                                              ; preds = %223, %241
  %234 = phi i64 [ %247, %241 ], [ 0, %223 ]
  %235 = getelementptr inbounds double, ptr %232, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !32
  %237 = icmp eq i64 %234, 0
  br i1 %237, label %241, label %238

238:                                              ; preds = %233
  %239 = mul nsw i64 %234, %213
  %240 = getelementptr double, ptr %230, i64 %239
  br label %249

241:                                              ; preds = %249, %233
  %242 = phi double [ %236, %233 ], [ %257, %249 ]
  %243 = mul i64 %234, %221
  %244 = getelementptr inbounds double, ptr %230, i64 %243
  %245 = load double, ptr %244, align 8, !tbaa !32
  %246 = fdiv contract double %242, %245
  store double %246, ptr %235, align 8, !tbaa !32
  %247 = add nuw nsw i64 %234, 1
  %248 = icmp eq i64 %247, %213
  br i1 %248, label %260, label %233, !llvm.loop !50

249:                                              ; preds = %249, %238
  %250 = phi i64 [ 0, %238 ], [ %258, %249 ]
  %251 = phi double [ %236, %238 ], [ %257, %249 ]
  %252 = getelementptr double, ptr %240, i64 %250
  %253 = load double, ptr %252, align 8, !tbaa !32
  %254 = getelementptr inbounds double, ptr %232, i64 %250
  %255 = load double, ptr %254, align 8, !tbaa !32
  %256 = fmul contract double %253, %255
  %257 = fsub contract double %251, %256
  %258 = add nuw nsw i64 %250, 1
  %259 = icmp eq i64 %258, %234
  br i1 %259, label %241, label %249, !llvm.loop !51

260:                                              ; preds = %241, %223
  %261 = add nuw nsw i64 %225, 1
  %262 = icmp eq i64 %261, %142
  br i1 %262, label %263, label %223, !llvm.loop !52

263:                                              ; preds = %260, %216
  %264 = phi ptr [ %217, %216 ], [ %231, %260 ]
  %265 = tail call fastcc i64 @factor_products(ptr noundef nonnull %0, ptr noundef %264, i64 noundef %142, i64 noundef %213, double noundef %1)
  br label %266

266:                                              ; preds = %263, %141
  %267 = phi i64 [ %265, %263 ], [ 0, %141 ]
  %268 = icmp slt i64 %105, 0
  br i1 %268, label %475, label %269

269:                                              ; preds = %266
  %270 = shl i64 %108, 3
  %271 = shl i64 %119, 3
  %272 = shl i64 %111, 3
  %273 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %274 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %275 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %276 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %277 = icmp sgt i64 %108, 0
  %278 = shl i64 %142, 3
  br label %308

279:                                              ; preds = %472
  br i1 %135, label %280, label %475

280:                                              ; preds = %279
  %281 = load ptr, ptr %10, align 8, !tbaa !19, !noalias !53
  %282 = load i64, ptr %0, align 8, !tbaa !12, !noalias !53
  %283 = getelementptr inbounds double, ptr %281, i64 %282
  %284 = load i64, ptr %44, align 8, !tbaa !25, !noalias !53
  %285 = getelementptr inbounds double, ptr %283, i64 %284
  %286 = load i64, ptr %35, align 8, !tbaa !13
  %287 = getelementptr inbounds double, ptr %285, i64 %286
  %288 = load i64, ptr %65, align 8, !tbaa !29, !noalias !53
  %289 = getelementptr inbounds double, ptr %287, i64 %288
  %290 = load i64, ptr %56, align 8, !tbaa !16
  %291 = getelementptr inbounds double, ptr %289, i64 %290
  %292 = load i64, ptr %274, align 8, !tbaa !43, !noalias !53
  %293 = getelementptr inbounds double, ptr %291, i64 %292
  %294 = getelementptr inbounds double, ptr %293, i64 %290
  %295 = load ptr, ptr %275, align 8, !tbaa !44, !noalias !53
  %296 = add i64 %286, 2
  %297 = add nsw i64 %290, %286
  %298 = mul nsw i64 %286, 3
  %299 = mul nsw i64 %290, 3
  %300 = icmp sgt i64 %286, 0
  %301 = icmp sgt i64 %290, 0
  %302 = load i64, ptr %110, align 8, !tbaa !17
  %303 = icmp sgt i64 %302, 0
  %304 = mul nsw i64 %302, 3
  %305 = add nsw i64 %297, %302
  %306 = mul i64 %305, 3
  %307 = add i64 %306, 4
  br label %481

308:                                              ; preds = %472, %269
  %309 = phi i64 [ 0, %269 ], [ %473, %472 ]
  %310 = mul nsw i64 %309, %108
  %311 = getelementptr inbounds double, ptr %115, i64 %310
  %312 = mul nsw i64 %309, %119
  %313 = getelementptr inbounds double, ptr %118, i64 %312
  %314 = mul nsw i64 %309, %111
  %315 = getelementptr inbounds double, ptr %121, i64 %314
  tail call void @llvm.memset.p0.i64(ptr align 8 %311, i8 0, i64 %270, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %313, i8 0, i64 %271, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %315, i8 0, i64 %272, i1 false)
  %316 = icmp eq i64 %309, 0
  br i1 %316, label %317, label %323

317:                                              ; preds = %308
  %318 = load ptr, ptr %10, align 8, !tbaa !19
  %319 = load i64, ptr %0, align 8, !tbaa !12
  %320 = getelementptr inbounds double, ptr %318, i64 %319
  %321 = load i64, ptr %44, align 8, !tbaa !25
  %322 = getelementptr inbounds double, ptr %320, i64 %321
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %311, ptr align 8 %322, i64 %270, i1 false)
  br label %433

323:                                              ; preds = %308
  %324 = load ptr, ptr %273, align 8, !tbaa !46
  %325 = add nsw i64 %309, -1
  %326 = getelementptr inbounds i64, ptr %324, i64 %325
  %327 = load i64, ptr %326, align 8, !tbaa !33
  %328 = icmp eq i64 %327, 1
  br i1 %328, label %329, label %472

329:                                              ; preds = %323
  %330 = load ptr, ptr %10, align 8, !tbaa !19, !noalias !56
  %331 = load i64, ptr %0, align 8, !tbaa !12, !noalias !56
  %332 = getelementptr inbounds double, ptr %330, i64 %331
  %333 = load i64, ptr %44, align 8, !tbaa !25, !noalias !56
  %334 = getelementptr inbounds double, ptr %332, i64 %333
  %335 = load i64, ptr %35, align 8, !tbaa !13, !noalias !56
  %336 = getelementptr inbounds double, ptr %334, i64 %335
  %337 = load i64, ptr %65, align 8, !tbaa !29, !noalias !56
  %338 = getelementptr inbounds double, ptr %336, i64 %337
  %339 = load i64, ptr %56, align 8, !tbaa !16, !noalias !56
  %340 = getelementptr inbounds double, ptr %338, i64 %339
  %341 = load i64, ptr %274, align 8, !tbaa !43, !noalias !56
  %342 = getelementptr inbounds double, ptr %340, i64 %341
  %343 = getelementptr inbounds double, ptr %342, i64 %339
  %344 = icmp eq i64 %309, 1
  %345 = load ptr, ptr %275, align 8, !tbaa !44, !noalias !56
  br i1 %344, label %365, label %346

346:                                              ; preds = %329
  %347 = add i64 %335, 2
  %348 = add nsw i64 %339, %335
  %349 = load i64, ptr %110, align 8, !tbaa !17, !noalias !56
  %350 = add nsw i64 %348, %349
  %351 = mul i64 %350, 3
  %352 = add i64 %351, 4
  br label %353

353:                                              ; preds = %353, %346
  %354 = phi ptr [ %343, %346 ], [ %361, %353 ]
  %355 = phi i64 [ 0, %346 ], [ %362, %353 ]
  %356 = phi i64 [ 0, %346 ], [ %363, %353 ]
  %357 = getelementptr inbounds i64, ptr %345, i64 %356
  %358 = load i64, ptr %357, align 8, !tbaa !33, !noalias !56
  %359 = mul i64 %358, %347
  %360 = add i64 %352, %359
  %361 = getelementptr inbounds double, ptr %354, i64 %360
  %362 = add nsw i64 %358, %355
  %363 = add nuw nsw i64 %356, 1
  %364 = icmp eq i64 %363, %325
  br i1 %364, label %365, label %353, !llvm.loop !45

365:                                              ; preds = %353, %329
  %366 = phi i64 [ 0, %329 ], [ %362, %353 ]
  %367 = phi ptr [ %343, %329 ], [ %361, %353 ]
  %368 = getelementptr inbounds i64, ptr %345, i64 %325
  %369 = load i64, ptr %368, align 8, !tbaa !33, !noalias !56
  %370 = getelementptr inbounds double, ptr %367, i64 %369
  %371 = mul nsw i64 %369, %335
  %372 = getelementptr inbounds double, ptr %370, i64 %371
  %373 = getelementptr inbounds double, ptr %372, i64 %369
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %374 = icmp sgt i64 %369, 0
  br i1 %374, label %380, label %432

375:                                              ; preds = %380
  %376 = tail call contract double @llvm.sqrt.f64(double %386)
  %377 = icmp eq i64 %369, 1
  %378 = fcmp contract olt double %376, 1.000000e-09
  %379 = select i1 %377, i1 true, i1 %378
  br label %389

380:                                              ; preds = %365, %380
  %381 = phi i64 [ %387, %380 ], [ 0, %365 ]
  %382 = phi double [ %386, %380 ], [ 0.000000e+00, %365 ]
  %383 = getelementptr inbounds double, ptr %367, i64 %381
  %384 = load double, ptr %383, align 8, !tbaa !32
  %385 = fmul contract double %384, %384
  %386 = fadd contract double %382, %385
  %387 = add nuw nsw i64 %381, 1
  %388 = icmp eq i64 %387, %369
  br i1 %388, label %375, label %380, !llvm.loop !59

389:                                              ; preds = %400, %375
  %390 = phi i64 [ 0, %375 ], [ %403, %400 ]
  br i1 %379, label %391, label %396

391:                                              ; preds = %389
  %392 = load ptr, ptr %276, align 8, !tbaa !60
  %393 = getelementptr double, ptr %392, i64 %366
  %394 = getelementptr double, ptr %393, i64 %390
  %395 = load double, ptr %394, align 8, !tbaa !32
  br label %400

396:                                              ; preds = %389
  %397 = getelementptr inbounds double, ptr %367, i64 %390
  %398 = load double, ptr %397, align 8, !tbaa !32
  %399 = fdiv contract double %398, %376
  br label %400

400:                                              ; preds = %396, %391
  %401 = phi contract double [ %395, %391 ], [ %399, %396 ]
  %402 = getelementptr inbounds double, ptr %5, i64 %390
  store double %401, ptr %402, align 8, !tbaa !32
  %403 = add nuw nsw i64 %390, 1
  %404 = icmp eq i64 %403, %369
  br i1 %404, label %405, label %389, !llvm.loop !61

405:                                              ; preds = %400
  %406 = getelementptr double, ptr %315, i64 %366
  br label %407

407:                                              ; preds = %418, %405
  %408 = phi i64 [ 0, %405 ], [ %419, %418 ]
  %409 = load double, ptr %373, align 8, !tbaa !32
  %410 = fneg contract double %409
  %411 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %408
  %412 = load double, ptr %411, align 8, !tbaa !32
  %413 = fmul contract double %412, %410
  %414 = getelementptr double, ptr %406, i64 %408
  store double %413, ptr %414, align 8, !tbaa !32
  br i1 %277, label %415, label %418

415:                                              ; preds = %407
  %416 = mul nsw i64 %408, %108
  %417 = getelementptr double, ptr %370, i64 %416
  br label %421

418:                                              ; preds = %421, %407
  %419 = add nuw nsw i64 %408, 1
  %420 = icmp eq i64 %419, %369
  br i1 %420, label %432, label %407, !llvm.loop !62

421:                                              ; preds = %421, %415
  %422 = phi i64 [ 0, %415 ], [ %430, %421 ]
  %423 = load double, ptr %414, align 8, !tbaa !32
  %424 = getelementptr double, ptr %417, i64 %422
  %425 = load double, ptr %424, align 8, !tbaa !32
  %426 = fmul contract double %423, %425
  %427 = getelementptr inbounds double, ptr %311, i64 %422
  %428 = load double, ptr %427, align 8, !tbaa !32
  %429 = fadd contract double %428, %426
  store double %429, ptr %427, align 8, !tbaa !32
  %430 = add nuw nsw i64 %422, 1
  %431 = icmp eq i64 %430, %108
  br i1 %431, label %418, label %421, !llvm.loop !63

432:                                              ; preds = %418, %365
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  tail call void @llvm.memset.p0.i64(ptr align 8 %113, i8 0, i64 %278, i1 false)
  br label %433

433:                                              ; preds = %317, %432
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %142, i64 noundef %267, ptr noundef %113, ptr noundef %311, ptr noundef %313)
  %434 = load ptr, ptr %275, align 8, !tbaa !44, !noalias !64
  %435 = load ptr, ptr %273, align 8, !tbaa !46
  br label %436

436:                                              ; preds = %468, %433
  %437 = phi i64 [ 0, %433 ], [ %470, %468 ]
  %438 = phi i64 [ %109, %433 ], [ %469, %468 ]
  %439 = icmp eq i64 %437, 0
  br i1 %439, label %448, label %440

440:                                              ; preds = %436, %440
  %441 = phi i64 [ %445, %440 ], [ 0, %436 ]
  %442 = phi i64 [ %446, %440 ], [ 0, %436 ]
  %443 = getelementptr inbounds i64, ptr %434, i64 %442
  %444 = load i64, ptr %443, align 8, !tbaa !33, !noalias !64
  %445 = add nsw i64 %444, %441
  %446 = add nuw nsw i64 %442, 1
  %447 = icmp eq i64 %446, %437
  br i1 %447, label %448, label %440, !llvm.loop !45

448:                                              ; preds = %440, %436
  %449 = phi i64 [ 0, %436 ], [ %445, %440 ]
  %450 = getelementptr inbounds i64, ptr %434, i64 %437
  %451 = load i64, ptr %450, align 8, !tbaa !33, !noalias !64
  %452 = getelementptr inbounds i64, ptr %435, i64 %437
  %453 = load i64, ptr %452, align 8, !tbaa !33
  %454 = icmp eq i64 %453, 0
  %455 = icmp sgt i64 %451, 0
  %456 = select i1 %454, i1 %455, i1 false
  br i1 %456, label %457, label %468

457:                                              ; preds = %448
  %458 = getelementptr double, ptr %315, i64 %449
  br label %459

459:                                              ; preds = %459, %457
  %460 = phi i64 [ 0, %457 ], [ %466, %459 ]
  %461 = phi i64 [ %438, %457 ], [ %462, %459 ]
  %462 = add nsw i64 %461, 1
  %463 = getelementptr inbounds double, ptr %313, i64 %461
  %464 = load double, ptr %463, align 8, !tbaa !32
  %465 = getelementptr double, ptr %458, i64 %460
  store double %464, ptr %465, align 8, !tbaa !32
  %466 = add nuw nsw i64 %460, 1
  %467 = icmp eq i64 %466, %451
  br i1 %467, label %468, label %459, !llvm.loop !67

468:                                              ; preds = %459, %448
  %469 = phi i64 [ %438, %448 ], [ %462, %459 ]
  %470 = add nuw nsw i64 %437, 1
  %471 = icmp eq i64 %470, %105
  br i1 %471, label %472, label %436, !llvm.loop !68

472:                                              ; preds = %468, %323
  %473 = add nuw i64 %309, 1
  %474 = icmp eq i64 %309, %105
  br i1 %474, label %279, label %308, !llvm.loop !69

475:                                              ; preds = %279, %266
  %476 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  br label %852

477:                                              ; preds = %565
  %478 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  br i1 %135, label %479, label %852

479:                                              ; preds = %477
  %480 = load ptr, ptr %478, align 8, !tbaa !46
  br label %650

481:                                              ; preds = %565, %280
  %482 = phi i64 [ 0, %280 ], [ %578, %565 ]
  %483 = icmp eq i64 %482, 0
  br i1 %483, label %494, label %484

484:                                              ; preds = %481, %484
  %485 = phi ptr [ %491, %484 ], [ %294, %481 ]
  %486 = phi i64 [ %492, %484 ], [ 0, %481 ]
  %487 = getelementptr inbounds i64, ptr %295, i64 %486
  %488 = load i64, ptr %487, align 8, !tbaa !33, !noalias !53
  %489 = mul i64 %488, %296
  %490 = add i64 %307, %489
  %491 = getelementptr inbounds double, ptr %485, i64 %490
  %492 = add nuw nsw i64 %486, 1
  %493 = icmp eq i64 %492, %482
  br i1 %493, label %494, label %484, !llvm.loop !45

494:                                              ; preds = %484, %481
  %495 = phi ptr [ %294, %481 ], [ %491, %484 ]
  %496 = getelementptr inbounds i64, ptr %295, i64 %482
  %497 = load i64, ptr %496, align 8, !tbaa !33, !noalias !53
  %498 = getelementptr inbounds double, ptr %495, i64 %497
  %499 = mul nsw i64 %497, %286
  %500 = getelementptr inbounds double, ptr %498, i64 %499
  %501 = getelementptr inbounds double, ptr %500, i64 %497
  %502 = getelementptr inbounds double, ptr %501, i64 1
  %503 = getelementptr inbounds double, ptr %502, i64 %298
  %504 = getelementptr inbounds double, ptr %503, i64 %299
  %505 = getelementptr inbounds double, ptr %504, i64 %304
  %506 = mul nsw i64 %482, 3
  %507 = getelementptr double, ptr %123, i64 %506
  br label %508

508:                                              ; preds = %547, %494
  %509 = phi i64 [ 0, %494 ], [ %550, %547 ]
  %510 = getelementptr inbounds double, ptr %505, i64 %509
  %511 = load double, ptr %510, align 8, !tbaa !32
  br i1 %300, label %512, label %515

512:                                              ; preds = %508
  %513 = mul nsw i64 %509, %286
  %514 = getelementptr double, ptr %502, i64 %513
  br label %520

515:                                              ; preds = %520, %508
  %516 = phi double [ %511, %508 ], [ %528, %520 ]
  br i1 %301, label %517, label %531

517:                                              ; preds = %515
  %518 = mul nsw i64 %509, %290
  %519 = getelementptr double, ptr %503, i64 %518
  br label %536

520:                                              ; preds = %520, %512
  %521 = phi i64 [ 0, %512 ], [ %529, %520 ]
  %522 = phi double [ %511, %512 ], [ %528, %520 ]
  %523 = getelementptr double, ptr %514, i64 %521
  %524 = load double, ptr %523, align 8, !tbaa !32
  %525 = getelementptr inbounds double, ptr %115, i64 %521
  %526 = load double, ptr %525, align 8, !tbaa !32
  %527 = fmul contract double %524, %526
  %528 = fadd contract double %522, %527
  %529 = add nuw nsw i64 %521, 1
  %530 = icmp eq i64 %529, %286
  br i1 %530, label %515, label %520, !llvm.loop !70

531:                                              ; preds = %536, %515
  %532 = phi double [ %516, %515 ], [ %544, %536 ]
  br i1 %303, label %533, label %547

533:                                              ; preds = %531
  %534 = mul nsw i64 %509, %302
  %535 = getelementptr double, ptr %504, i64 %534
  br label %554

536:                                              ; preds = %536, %517
  %537 = phi i64 [ 0, %517 ], [ %545, %536 ]
  %538 = phi double [ %516, %517 ], [ %544, %536 ]
  %539 = getelementptr double, ptr %519, i64 %537
  %540 = load double, ptr %539, align 8, !tbaa !32
  %541 = getelementptr inbounds double, ptr %118, i64 %537
  %542 = load double, ptr %541, align 8, !tbaa !32
  %543 = fmul contract double %540, %542
  %544 = fadd contract double %538, %543
  %545 = add nuw nsw i64 %537, 1
  %546 = icmp eq i64 %545, %290
  br i1 %546, label %531, label %536, !llvm.loop !71

547:                                              ; preds = %554, %531
  %548 = phi double [ %532, %531 ], [ %562, %554 ]
  %549 = getelementptr inbounds double, ptr %507, i64 %509
  store double %548, ptr %549, align 8, !tbaa !32
  %550 = add nuw nsw i64 %509, 1
  %551 = icmp eq i64 %550, 3
  br i1 %551, label %552, label %508, !llvm.loop !72

552:                                              ; preds = %547
  %553 = mul nsw i64 %482, %105
  br label %580

554:                                              ; preds = %554, %533
  %555 = phi i64 [ 0, %533 ], [ %563, %554 ]
  %556 = phi double [ %532, %533 ], [ %562, %554 ]
  %557 = getelementptr double, ptr %535, i64 %555
  %558 = load double, ptr %557, align 8, !tbaa !32
  %559 = getelementptr inbounds double, ptr %121, i64 %555
  %560 = load double, ptr %559, align 8, !tbaa !32
  %561 = fmul contract double %558, %560
  %562 = fadd contract double %556, %561
  %563 = add nuw nsw i64 %555, 1
  %564 = icmp eq i64 %563, %302
  br i1 %564, label %547, label %554, !llvm.loop !73

565:                                              ; preds = %645
  %566 = load double, ptr %507, align 8, !tbaa !32
  %567 = fmul contract double %566, %566
  %568 = getelementptr double, ptr %507, i64 1
  %569 = load double, ptr %568, align 8, !tbaa !32
  %570 = fmul contract double %569, %569
  %571 = fadd contract double %567, %570
  %572 = getelementptr double, ptr %507, i64 2
  %573 = load double, ptr %572, align 8, !tbaa !32
  %574 = fmul contract double %573, %573
  %575 = fadd contract double %571, %574
  %576 = tail call contract double @llvm.sqrt.f64(double %575)
  %577 = getelementptr inbounds double, ptr %127, i64 %482
  store double %576, ptr %577, align 8, !tbaa !32
  %578 = add nuw nsw i64 %482, 1
  %579 = icmp eq i64 %578, %105
  br i1 %579, label %477, label %481, !llvm.loop !74

580:                                              ; preds = %645, %552
  %581 = phi i64 [ 0, %552 ], [ %582, %645 ]
  %582 = add nuw nsw i64 %581, 1
  %583 = mul nsw i64 %582, %108
  %584 = getelementptr inbounds double, ptr %115, i64 %583
  %585 = mul nsw i64 %582, %119
  %586 = getelementptr inbounds double, ptr %118, i64 %585
  %587 = mul nsw i64 %582, %111
  %588 = getelementptr inbounds double, ptr %121, i64 %587
  %589 = add nuw nsw i64 %581, %553
  %590 = mul nsw i64 %589, 3
  %591 = getelementptr inbounds double, ptr %125, i64 %590
  br label %592

592:                                              ; preds = %629, %580
  %593 = phi i64 [ 0, %580 ], [ %632, %629 ]
  br i1 %300, label %594, label %597

594:                                              ; preds = %592
  %595 = mul nsw i64 %593, %286
  %596 = getelementptr double, ptr %502, i64 %595
  br label %602

597:                                              ; preds = %602, %592
  %598 = phi double [ 0.000000e+00, %592 ], [ %610, %602 ]
  br i1 %301, label %599, label %613

599:                                              ; preds = %597
  %600 = mul nsw i64 %593, %290
  %601 = getelementptr double, ptr %503, i64 %600
  br label %618

602:                                              ; preds = %602, %594
  %603 = phi i64 [ 0, %594 ], [ %611, %602 ]
  %604 = phi double [ 0.000000e+00, %594 ], [ %610, %602 ]
  %605 = getelementptr double, ptr %596, i64 %603
  %606 = load double, ptr %605, align 8, !tbaa !32
  %607 = getelementptr inbounds double, ptr %584, i64 %603
  %608 = load double, ptr %607, align 8, !tbaa !32
  %609 = fmul contract double %606, %608
  %610 = fadd contract double %604, %609
  %611 = add nuw nsw i64 %603, 1
  %612 = icmp eq i64 %611, %286
  br i1 %612, label %597, label %602, !llvm.loop !70

613:                                              ; preds = %618, %597
  %614 = phi double [ %598, %597 ], [ %626, %618 ]
  br i1 %303, label %615, label %629

615:                                              ; preds = %613
  %616 = mul nsw i64 %593, %302
  %617 = getelementptr double, ptr %504, i64 %616
  br label %634

618:                                              ; preds = %618, %599
  %619 = phi i64 [ 0, %599 ], [ %627, %618 ]
  %620 = phi double [ %598, %599 ], [ %626, %618 ]
  %621 = getelementptr double, ptr %601, i64 %619
  %622 = load double, ptr %621, align 8, !tbaa !32
  %623 = getelementptr inbounds double, ptr %586, i64 %619
  %624 = load double, ptr %623, align 8, !tbaa !32
  %625 = fmul contract double %622, %624
  %626 = fadd contract double %620, %625
  %627 = add nuw nsw i64 %619, 1
  %628 = icmp eq i64 %627, %290
  br i1 %628, label %613, label %618, !llvm.loop !71

629:                                              ; preds = %634, %613
  %630 = phi double [ %614, %613 ], [ %642, %634 ]
  %631 = getelementptr inbounds double, ptr %591, i64 %593
  store double %630, ptr %631, align 8, !tbaa !32
  %632 = add nuw nsw i64 %593, 1
  %633 = icmp eq i64 %632, 3
  br i1 %633, label %645, label %592, !llvm.loop !72

634:                                              ; preds = %634, %615
  %635 = phi i64 [ 0, %615 ], [ %643, %634 ]
  %636 = phi double [ %614, %615 ], [ %642, %634 ]
  %637 = getelementptr double, ptr %617, i64 %635
  %638 = load double, ptr %637, align 8, !tbaa !32
  %639 = getelementptr inbounds double, ptr %588, i64 %635
  %640 = load double, ptr %639, align 8, !tbaa !32
  %641 = fmul contract double %638, %640
  %642 = fadd contract double %636, %641
  %643 = add nuw nsw i64 %635, 1
  %644 = icmp eq i64 %643, %302
  br i1 %644, label %629, label %634, !llvm.loop !73

645:                                              ; preds = %629
  %646 = icmp eq i64 %582, %105
  br i1 %646, label %565, label %580, !llvm.loop !75

647:                                              ; preds = %840
  %648 = add nuw nsw i64 %651, 1
  %649 = icmp eq i64 %648, 60
  br i1 %649, label %850, label %650, !llvm.loop !76

650:                                              ; preds = %647, %479
  %651 = phi i64 [ 0, %479 ], [ %648, %647 ]
  br label %655

652:                                              ; preds = %708
  %653 = fmul contract double %711, 1.000000e-13
  %654 = fcmp contract ugt double %710, %653
  br i1 %654, label %742, label %852

655:                                              ; preds = %708, %650
  %656 = phi i64 [ %712, %708 ], [ 0, %650 ]
  %657 = phi double [ %711, %708 ], [ 1.000000e-300, %650 ]
  %658 = phi double [ %710, %708 ], [ 0.000000e+00, %650 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #8
  %659 = mul nuw nsw i64 %656, 3
  %660 = getelementptr double, ptr %123, i64 %659
  %661 = mul nsw i64 %656, %105
  br label %672

662:                                              ; preds = %679
  %663 = tail call contract double @llvm.sqrt.f64(double %681)
  %664 = getelementptr inbounds double, ptr %127, i64 %656
  %665 = load double, ptr %664, align 8, !tbaa !32
  %666 = fsub contract double %663, %665
  %667 = getelementptr inbounds double, ptr %131, i64 %656
  store double %666, ptr %667, align 8, !tbaa !32
  %668 = tail call contract double @llvm.fabs.f64(double %666)
  %669 = fcmp contract ogt double %668, %658
  %670 = fcmp contract ogt double %663, 0.000000e+00
  %671 = getelementptr double, ptr %129, i64 %661
  br label %703

672:                                              ; preds = %679, %655
  %673 = phi i64 [ 0, %655 ], [ %682, %679 ]
  %674 = phi double [ 0.000000e+00, %655 ], [ %681, %679 ]
  %675 = getelementptr double, ptr %660, i64 %673
  %676 = load double, ptr %675, align 8, !tbaa !32
  %677 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %673
  store double %676, ptr %677, align 8, !tbaa !32
  %678 = getelementptr double, ptr %125, i64 %673
  br label %684

679:                                              ; preds = %699
  %680 = fmul contract double %700, %700
  %681 = fadd contract double %674, %680
  %682 = add nuw nsw i64 %673, 1
  %683 = icmp eq i64 %682, 3
  br i1 %683, label %662, label %672, !llvm.loop !77

684:                                              ; preds = %699, %672
  %685 = phi double [ %676, %672 ], [ %700, %699 ]
  %686 = phi i64 [ 0, %672 ], [ %701, %699 ]
  %687 = getelementptr inbounds i64, ptr %480, i64 %686
  %688 = load i64, ptr %687, align 8, !tbaa !33
  %689 = icmp eq i64 %688, 1
  br i1 %689, label %690, label %699

690:                                              ; preds = %684
  %691 = add nuw nsw i64 %686, %661
  %692 = mul nsw i64 %691, 3
  %693 = getelementptr double, ptr %678, i64 %692
  %694 = load double, ptr %693, align 8, !tbaa !32
  %695 = getelementptr inbounds double, ptr %127, i64 %686
  %696 = load double, ptr %695, align 8, !tbaa !32
  %697 = fmul contract double %694, %696
  %698 = fadd contract double %685, %697
  store double %698, ptr %677, align 8, !tbaa !32
  br label %699

699:                                              ; preds = %690, %684
  %700 = phi double [ %685, %684 ], [ %698, %690 ]
  %701 = add nuw nsw i64 %686, 1
  %702 = icmp eq i64 %701, %105
  br i1 %702, label %679, label %684, !llvm.loop !78

703:                                              ; preds = %714, %662
  %704 = phi i64 [ 0, %662 ], [ %723, %714 ]
  %705 = add nuw nsw i64 %704, %661
  %706 = mul nsw i64 %705, 3
  %707 = getelementptr double, ptr %125, i64 %706
  br label %725

708:                                              ; preds = %714
  %709 = fcmp contract ogt double %663, %657
  %710 = select i1 %669, double %668, double %658
  %711 = select i1 %709, double %663, double %657
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  %712 = add nuw nsw i64 %656, 1
  %713 = icmp eq i64 %712, %105
  br i1 %713, label %652, label %655, !llvm.loop !79

714:                                              ; preds = %735
  %715 = icmp eq i64 %704, %656
  %716 = uitofp i1 %715 to double
  %717 = getelementptr inbounds i64, ptr %480, i64 %704
  %718 = load i64, ptr %717, align 8, !tbaa !33
  %719 = icmp eq i64 %718, 1
  %720 = select contract i1 %719, double %737, double 0.000000e+00
  %721 = fsub contract double %716, %720
  %722 = getelementptr double, ptr %671, i64 %704
  store double %721, ptr %722, align 8, !tbaa !32
  %723 = add nuw nsw i64 %704, 1
  %724 = icmp eq i64 %723, %105
  br i1 %724, label %708, label %703, !llvm.loop !80

725:                                              ; preds = %735, %703
  %726 = phi i64 [ 0, %703 ], [ %738, %735 ]
  %727 = phi double [ 0.000000e+00, %703 ], [ %737, %735 ]
  br i1 %670, label %728, label %735

728:                                              ; preds = %725
  %729 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %726
  %730 = load double, ptr %729, align 8, !tbaa !32
  %731 = fdiv contract double %730, %663
  %732 = getelementptr double, ptr %707, i64 %726
  %733 = load double, ptr %732, align 8, !tbaa !32
  %734 = fmul contract double %731, %733
  br label %735

735:                                              ; preds = %728, %725
  %736 = phi contract double [ %734, %728 ], [ 0.000000e+00, %725 ]
  %737 = fadd contract double %727, %736
  %738 = add nuw nsw i64 %726, 1
  %739 = icmp eq i64 %738, 3
  br i1 %739, label %714, label %725, !llvm.loop !81

740:                                              ; preds = %791, %768
  %741 = icmp eq i64 %744, %105
  br i1 %741, label %809, label %742, !llvm.loop !82

742:                                              ; preds = %652, %740
  %743 = phi i64 [ %744, %740 ], [ 0, %652 ]
  %744 = add nuw nsw i64 %743, 1
  %745 = getelementptr double, ptr %129, i64 %743
  %746 = icmp slt i64 %744, %105
  br i1 %746, label %753, label %747

747:                                              ; preds = %753, %742
  %748 = phi i64 [ %743, %742 ], [ %765, %753 ]
  %749 = mul nsw i64 %743, %105
  %750 = getelementptr double, ptr %129, i64 %749
  %751 = mul nsw i64 %748, %105
  %752 = getelementptr double, ptr %129, i64 %751
  br label %775

753:                                              ; preds = %742, %753
  %754 = phi i64 [ %766, %753 ], [ %744, %742 ]
  %755 = phi i64 [ %765, %753 ], [ %743, %742 ]
  %756 = mul nsw i64 %754, %105
  %757 = getelementptr double, ptr %745, i64 %756
  %758 = load double, ptr %757, align 8, !tbaa !32
  %759 = tail call contract double @llvm.fabs.f64(double %758)
  %760 = mul nsw i64 %755, %105
  %761 = getelementptr double, ptr %745, i64 %760
  %762 = load double, ptr %761, align 8, !tbaa !32
  %763 = tail call contract double @llvm.fabs.f64(double %762)
  %764 = fcmp contract ogt double %759, %763
  %765 = select i1 %764, i64 %754, i64 %755
  %766 = add nuw nsw i64 %754, 1
  %767 = icmp slt i64 %766, %105
  br i1 %767, label %753, label %747, !llvm.loop !83

768:                                              ; preds = %775
  %769 = getelementptr inbounds double, ptr %131, i64 %743
  %770 = load double, ptr %769, align 8, !tbaa !32
  %771 = getelementptr inbounds double, ptr %131, i64 %748
  %772 = load double, ptr %771, align 8, !tbaa !32
  store double %772, ptr %769, align 8, !tbaa !32
  store double %770, ptr %771, align 8, !tbaa !32
  br i1 %746, label %773, label %740

773:                                              ; preds = %768
  %774 = getelementptr double, ptr %750, i64 %743
  br label %783

775:                                              ; preds = %775, %747
  %776 = phi i64 [ 0, %747 ], [ %781, %775 ]
  %777 = getelementptr double, ptr %750, i64 %776
  %778 = load double, ptr %777, align 8, !tbaa !32
  %779 = getelementptr double, ptr %752, i64 %776
  %780 = load double, ptr %779, align 8, !tbaa !32
  store double %780, ptr %777, align 8, !tbaa !32
  store double %778, ptr %779, align 8, !tbaa !32
  %781 = add nuw nsw i64 %776, 1
  %782 = icmp eq i64 %781, %105
  br i1 %782, label %768, label %775, !llvm.loop !84

783:                                              ; preds = %791, %773
  %784 = phi i64 [ %744, %773 ], [ %797, %791 ]
  %785 = mul nsw i64 %784, %105
  %786 = getelementptr double, ptr %129, i64 %785
  %787 = getelementptr double, ptr %786, i64 %743
  %788 = load double, ptr %787, align 8, !tbaa !32
  %789 = load double, ptr %774, align 8, !tbaa !32
  %790 = fdiv contract double %788, %789
  br label %799

791:                                              ; preds = %799
  %792 = load double, ptr %769, align 8, !tbaa !32
  %793 = fmul contract double %790, %792
  %794 = getelementptr inbounds double, ptr %131, i64 %784
  %795 = load double, ptr %794, align 8, !tbaa !32
  %796 = fsub contract double %795, %793
  store double %796, ptr %794, align 8, !tbaa !32
  %797 = add nuw nsw i64 %784, 1
  %798 = icmp slt i64 %797, %105
  br i1 %798, label %783, label %740, !llvm.loop !85

799:                                              ; preds = %799, %783
  %800 = phi i64 [ %743, %783 ], [ %807, %799 ]
  %801 = getelementptr double, ptr %750, i64 %800
  %802 = load double, ptr %801, align 8, !tbaa !32
  %803 = fmul contract double %790, %802
  %804 = getelementptr double, ptr %786, i64 %800
  %805 = load double, ptr %804, align 8, !tbaa !32
  %806 = fsub contract double %805, %803
  store double %806, ptr %804, align 8, !tbaa !32
  %807 = add nuw nsw i64 %800, 1
  %808 = icmp slt i64 %807, %105
  br i1 %808, label %799, label %791, !llvm.loop !86

809:                                              ; preds = %740, %821
  %810 = phi i64 [ %811, %821 ], [ %105, %740 ]
  %811 = add nsw i64 %810, -1
  %812 = icmp slt i64 %810, %105
  br i1 %812, label %816, label %813

813:                                              ; preds = %809
  %814 = getelementptr inbounds double, ptr %131, i64 %811
  %815 = load double, ptr %814, align 8, !tbaa !32
  br label %821

816:                                              ; preds = %809
  %817 = mul nsw i64 %811, %105
  %818 = getelementptr double, ptr %129, i64 %817
  %819 = getelementptr inbounds double, ptr %131, i64 %811
  %820 = load double, ptr %819, align 8, !tbaa !32
  br label %829

821:                                              ; preds = %829, %813
  %822 = phi double [ %815, %813 ], [ %837, %829 ]
  %823 = mul i64 %811, %116
  %824 = getelementptr inbounds double, ptr %129, i64 %823
  %825 = load double, ptr %824, align 8, !tbaa !32
  %826 = getelementptr inbounds double, ptr %131, i64 %811
  %827 = fdiv contract double %822, %825
  store double %827, ptr %826, align 8, !tbaa !32
  %828 = icmp sgt i64 %810, 1
  br i1 %828, label %809, label %840, !llvm.loop !87

829:                                              ; preds = %829, %816
  %830 = phi double [ %820, %816 ], [ %837, %829 ]
  %831 = phi i64 [ %810, %816 ], [ %838, %829 ]
  %832 = getelementptr double, ptr %818, i64 %831
  %833 = load double, ptr %832, align 8, !tbaa !32
  %834 = getelementptr inbounds double, ptr %131, i64 %831
  %835 = load double, ptr %834, align 8, !tbaa !32
  %836 = fmul contract double %833, %835
  %837 = fsub contract double %830, %836
  store double %837, ptr %819, align 8, !tbaa !32
  %838 = add nuw nsw i64 %831, 1
  %839 = icmp eq i64 %838, %105
  br i1 %839, label %821, label %829, !llvm.loop !88

840:                                              ; preds = %821, %840
  %841 = phi i64 [ %848, %840 ], [ 0, %821 ]
  %842 = getelementptr inbounds double, ptr %127, i64 %841
  %843 = load double, ptr %842, align 8, !tbaa !32
  %844 = getelementptr inbounds double, ptr %131, i64 %841
  %845 = load double, ptr %844, align 8, !tbaa !32
  %846 = fadd contract double %843, %845
  %847 = tail call contract double @llvm.fabs.f64(double %846)
  store double %847, ptr %842, align 8, !tbaa !32
  %848 = add nuw nsw i64 %841, 1
  %849 = icmp eq i64 %848, %105
  br i1 %849, label %647, label %840, !llvm.loop !89

850:                                              ; preds = %647
  %851 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  store double 1.000000e+00, ptr %851, align 8, !tbaa !90
  br label %852

852:                                              ; preds = %652, %475, %477, %850
  %853 = phi ptr [ %476, %475 ], [ %478, %477 ], [ %478, %850 ], [ %478, %652 ]
  %854 = shl i64 %108, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %115, i64 %854, i1 false)
  %855 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %856 = load ptr, ptr %855, align 8, !tbaa !91
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %856, ptr align 8 %118, i64 %134, i1 false)
  %857 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %858 = load ptr, ptr %857, align 8, !tbaa !92
  %859 = shl i64 %111, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %858, ptr align 8 %121, i64 %859, i1 false)
  br i1 %135, label %860, label %1005

860:                                              ; preds = %852
  %861 = load ptr, ptr %853, align 8, !tbaa !46
  %862 = icmp sgt i64 %108, 0
  %863 = icmp sgt i64 %109, 0
  %864 = icmp sgt i64 %111, 0
  br label %865

865:                                              ; preds = %923, %860
  %866 = phi i64 [ 0, %860 ], [ %924, %923 ]
  %867 = getelementptr inbounds i64, ptr %861, i64 %866
  %868 = load i64, ptr %867, align 8, !tbaa !33
  %869 = icmp eq i64 %868, 1
  br i1 %869, label %870, label %923

870:                                              ; preds = %865
  br i1 %862, label %871, label %876

871:                                              ; preds = %870
  %872 = getelementptr inbounds double, ptr %127, i64 %866
  %873 = add nuw nsw i64 %866, 1
  %874 = mul nsw i64 %873, %108
  %875 = getelementptr double, ptr %115, i64 %874
  br label %883

876:                                              ; preds = %883, %870
  br i1 %863, label %877, label %894

877:                                              ; preds = %876
  %878 = getelementptr inbounds double, ptr %127, i64 %866
  %879 = add nuw nsw i64 %866, 1
  %880 = mul nsw i64 %879, %119
  %881 = getelementptr double, ptr %118, i64 %880
  %882 = load ptr, ptr %855, align 8, !tbaa !91
  br label %901

883:                                              ; preds = %883, %871
  %884 = phi i64 [ 0, %871 ], [ %892, %883 ]
  %885 = load double, ptr %872, align 8, !tbaa !32
  %886 = getelementptr double, ptr %875, i64 %884
  %887 = load double, ptr %886, align 8, !tbaa !32
  %888 = fmul contract double %885, %887
  %889 = getelementptr inbounds double, ptr %24, i64 %884
  %890 = load double, ptr %889, align 8, !tbaa !32
  %891 = fadd contract double %890, %888
  store double %891, ptr %889, align 8, !tbaa !32
  %892 = add nuw nsw i64 %884, 1
  %893 = icmp eq i64 %892, %108
  br i1 %893, label %876, label %883, !llvm.loop !93

894:                                              ; preds = %901, %876
  br i1 %864, label %895, label %923

895:                                              ; preds = %894
  %896 = getelementptr inbounds double, ptr %127, i64 %866
  %897 = add nuw nsw i64 %866, 1
  %898 = mul nsw i64 %897, %111
  %899 = getelementptr double, ptr %121, i64 %898
  %900 = load ptr, ptr %857, align 8, !tbaa !92
  br label %912

901:                                              ; preds = %901, %877
  %902 = phi i64 [ 0, %877 ], [ %910, %901 ]
  %903 = load double, ptr %878, align 8, !tbaa !32
  %904 = getelementptr double, ptr %881, i64 %902
  %905 = load double, ptr %904, align 8, !tbaa !32
  %906 = fmul contract double %903, %905
  %907 = getelementptr inbounds double, ptr %882, i64 %902
  %908 = load double, ptr %907, align 8, !tbaa !32
  %909 = fadd contract double %906, %908
  store double %909, ptr %907, align 8, !tbaa !32
  %910 = add nuw nsw i64 %902, 1
  %911 = icmp eq i64 %910, %109
  br i1 %911, label %894, label %901, !llvm.loop !94

912:                                              ; preds = %912, %895
  %913 = phi i64 [ 0, %895 ], [ %921, %912 ]
  %914 = load double, ptr %896, align 8, !tbaa !32
  %915 = getelementptr double, ptr %899, i64 %913
  %916 = load double, ptr %915, align 8, !tbaa !32
  %917 = fmul contract double %914, %916
  %918 = getelementptr inbounds double, ptr %900, i64 %913
  %919 = load double, ptr %918, align 8, !tbaa !32
  %920 = fadd contract double %917, %919
  store double %920, ptr %918, align 8, !tbaa !32
  %921 = add nuw nsw i64 %913, 1
  %922 = icmp eq i64 %921, %111
  br i1 %922, label %923, label %912, !llvm.loop !95

923:                                              ; preds = %912, %894, %865
  %924 = add nuw nsw i64 %866, 1
  %925 = icmp eq i64 %924, %105
  br i1 %925, label %1005, label %865, !llvm.loop !96

926:                                              ; preds = %103
  %927 = load i64, ptr %56, align 8, !tbaa !16
  tail call fastcc void @factorize(ptr noundef nonnull %0, i64 noundef %927)
  %928 = load i64, ptr %56, align 8, !tbaa !16
  %929 = icmp eq i64 %928, 0
  br i1 %929, label %984, label %930

930:                                              ; preds = %926
  %931 = load i64, ptr %35, align 8, !tbaa !13
  %932 = icmp sgt i64 %928, 0
  %933 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  br i1 %932, label %936, label %934

934:                                              ; preds = %930
  %935 = load ptr, ptr %933, align 8, !tbaa !49
  br label %981

936:                                              ; preds = %930
  %937 = shl i64 %931, 3
  %938 = icmp sgt i64 %931, 0
  %939 = add nuw i64 %931, 1
  %940 = load ptr, ptr %933, align 8, !tbaa !49
  br label %941

941:                                              ; preds = %978, %936
  %942 = phi ptr [ %940, %936 ], [ %949, %978 ]
  %943 = phi i64 [ 0, %936 ], [ %979, %978 ]
  %944 = mul nsw i64 %943, %931
  %945 = getelementptr inbounds double, ptr %942, i64 %944
  %946 = load ptr, ptr %54, align 8, !tbaa !28
  %947 = getelementptr inbounds double, ptr %946, i64 %944
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %945, ptr align 8 %947, i64 %937, i1 false)
  %948 = load ptr, ptr %37, align 8, !tbaa !24
  %949 = load ptr, ptr %933, align 8, !tbaa !49
  %950 = getelementptr inbounds double, ptr %949, i64 %944
  br i1 %938, label %951, label %978

951:                                              ; preds = %941, %959
  %952 = phi i64 [ %965, %959 ], [ 0, %941 ]
  %953 = getelementptr inbounds double, ptr %950, i64 %952
  %954 = load double, ptr %953, align 8, !tbaa !32
  %955 = icmp eq i64 %952, 0
  br i1 %955, label %959, label %956

956:                                              ; preds = %951
  %957 = mul nsw i64 %952, %931
  %958 = getelementptr double, ptr %948, i64 %957
  br label %967

959:                                              ; preds = %967, %951
  %960 = phi double [ %954, %951 ], [ %975, %967 ]
  %961 = mul i64 %952, %939
  %962 = getelementptr inbounds double, ptr %948, i64 %961
  %963 = load double, ptr %962, align 8, !tbaa !32
  %964 = fdiv contract double %960, %963
  store double %964, ptr %953, align 8, !tbaa !32
  %965 = add nuw nsw i64 %952, 1
  %966 = icmp eq i64 %965, %931
  br i1 %966, label %978, label %951, !llvm.loop !50

967:                                              ; preds = %967, %956
  %968 = phi i64 [ 0, %956 ], [ %976, %967 ]
  %969 = phi double [ %954, %956 ], [ %975, %967 ]
  %970 = getelementptr double, ptr %958, i64 %968
  %971 = load double, ptr %970, align 8, !tbaa !32
  %972 = getelementptr inbounds double, ptr %950, i64 %968
  %973 = load double, ptr %972, align 8, !tbaa !32
  %974 = fmul contract double %971, %973
  %975 = fsub contract double %969, %974
  %976 = add nuw nsw i64 %968, 1
  %977 = icmp eq i64 %976, %952
  br i1 %977, label %959, label %967, !llvm.loop !51

978:                                              ; preds = %959, %941
  %979 = add nuw nsw i64 %943, 1
  %980 = icmp eq i64 %979, %928
  br i1 %980, label %981, label %941, !llvm.loop !52

981:                                              ; preds = %978, %934
  %982 = phi ptr [ %935, %934 ], [ %949, %978 ]
  %983 = tail call fastcc i64 @factor_products(ptr noundef %0, ptr noundef %982, i64 noundef %928, i64 noundef %931, double noundef %1)
  br label %984

984:                                              ; preds = %926, %981
  %985 = phi i64 [ %983, %981 ], [ 0, %926 ]
  %986 = load ptr, ptr %10, align 8, !tbaa !19
  %987 = load i64, ptr %0, align 8, !tbaa !12
  %988 = getelementptr inbounds double, ptr %986, i64 %987
  %989 = load i64, ptr %44, align 8, !tbaa !25
  %990 = getelementptr inbounds double, ptr %988, i64 %989
  %991 = load i64, ptr %35, align 8, !tbaa !13
  %992 = shl i64 %991, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %990, i64 %992, i1 false)
  %993 = load i64, ptr %56, align 8, !tbaa !16
  %994 = load ptr, ptr %10, align 8, !tbaa !19
  %995 = load i64, ptr %0, align 8, !tbaa !12
  %996 = getelementptr inbounds double, ptr %994, i64 %995
  %997 = load i64, ptr %44, align 8, !tbaa !25
  %998 = getelementptr inbounds double, ptr %996, i64 %997
  %999 = load i64, ptr %35, align 8, !tbaa !13
  %1000 = getelementptr inbounds double, ptr %998, i64 %999
  %1001 = load i64, ptr %65, align 8, !tbaa !29
  %1002 = getelementptr inbounds double, ptr %1000, i64 %1001
  %1003 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %1004 = load ptr, ptr %1003, align 8, !tbaa !91
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %993, i64 noundef %985, ptr noundef %1002, ptr noundef %24, ptr noundef %1004)
  br label %1005

1005:                                             ; preds = %923, %852, %984, %28
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
  %9 = load i64, ptr %8, align 8, !tbaa !97
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %13 = load ptr, ptr %12, align 8, !tbaa !98
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
  br i1 %36, label %44, label %14, !llvm.loop !99

37:                                               ; preds = %37, %14
  %38 = phi i64 [ 0, %14 ], [ %42, %37 ]
  %39 = getelementptr inbounds double, ptr %18, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !32
  %41 = fdiv contract double %40, %33
  store double %41, ptr %39, align 8, !tbaa !32
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %34, label %37, !llvm.loop !100

44:                                               ; preds = %34, %4
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %46 = load i64, ptr %45, align 8, !tbaa !101
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %280, label %48

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %62 = icmp sgt i64 %46, 0
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %65 = icmp sgt i64 %5, 0
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %67 = fcmp contract ult double %3, 0.000000e+00
  br label %68

68:                                               ; preds = %247, %48
  %69 = phi i64 [ 0, %48 ], [ %248, %247 ]
  tail call fastcc void @set_state(ptr noundef %0, double noundef %1, ptr noundef %2)
  %70 = load i64, ptr %49, align 8, !tbaa !18
  %71 = inttoptr i64 %70 to ptr
  %72 = load ptr, ptr %50, align 8, !tbaa !19
  %73 = load ptr, ptr %51, align 8, !tbaa !20
  %74 = load i64, ptr %52, align 8, !tbaa !21
  %75 = inttoptr i64 %74 to ptr
  tail call void %71(ptr noundef %72, ptr noundef %73, ptr noundef %75) #8
  %76 = load double, ptr %53, align 8, !tbaa !22
  %77 = fadd contract double %76, 1.000000e+00
  store double %77, ptr %53, align 8, !tbaa !22
  %78 = load i64, ptr %54, align 8, !tbaa !23
  %79 = icmp eq i64 %78, 0
  %80 = load ptr, ptr %50, align 8, !tbaa !19
  br i1 %79, label %81, label %85

81:                                               ; preds = %68
  %82 = getelementptr inbounds double, ptr %80, i64 %5
  %83 = load i64, ptr %6, align 8, !tbaa !13
  %84 = getelementptr inbounds double, ptr %82, i64 %83
  br label %99

85:                                               ; preds = %68
  %86 = load i64, ptr %0, align 8, !tbaa !12
  %87 = getelementptr inbounds double, ptr %80, i64 %86
  %88 = load i64, ptr %55, align 8, !tbaa !25
  %89 = getelementptr inbounds double, ptr %87, i64 %88
  %90 = load i64, ptr %6, align 8, !tbaa !13
  %91 = getelementptr inbounds double, ptr %89, i64 %90
  %92 = load i64, ptr %56, align 8, !tbaa !29
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = load i64, ptr %57, align 8, !tbaa !16
  %95 = getelementptr inbounds double, ptr %93, i64 %94
  %96 = load i64, ptr %58, align 8, !tbaa !43
  %97 = getelementptr inbounds double, ptr %95, i64 %96
  %98 = getelementptr inbounds double, ptr %97, i64 %94
  br label %99

99:                                               ; preds = %85, %81
  %100 = phi i64 [ %83, %81 ], [ %90, %85 ]
  %101 = phi ptr [ %84, %81 ], [ %98, %85 ]
  %102 = load i64, ptr %59, align 8, !tbaa !38
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %156, label %104

104:                                              ; preds = %99
  %105 = add nsw i64 %102, -1
  %106 = load i64, ptr %0, align 8, !tbaa !12, !noalias !102
  %107 = getelementptr inbounds double, ptr %80, i64 %106
  %108 = load i64, ptr %55, align 8, !tbaa !25, !noalias !102
  %109 = getelementptr inbounds double, ptr %107, i64 %108
  %110 = getelementptr inbounds double, ptr %109, i64 %100
  %111 = load i64, ptr %56, align 8, !tbaa !29, !noalias !102
  %112 = getelementptr inbounds double, ptr %110, i64 %111
  %113 = load i64, ptr %57, align 8, !tbaa !16, !noalias !102
  %114 = getelementptr inbounds double, ptr %112, i64 %113
  %115 = load i64, ptr %58, align 8, !tbaa !43, !noalias !102
  %116 = getelementptr inbounds double, ptr %114, i64 %115
  %117 = getelementptr inbounds double, ptr %116, i64 %113
  %118 = icmp sgt i64 %102, 1
  %119 = load ptr, ptr %60, align 8, !tbaa !44, !noalias !102
  br i1 %118, label %122, label %120

120:                                              ; preds = %104
  %121 = load i64, ptr %61, align 8, !tbaa !17, !noalias !102
  br label %139

122:                                              ; preds = %104
  %123 = add i64 %100, 2
  %124 = add nsw i64 %113, %100
  %125 = load i64, ptr %61, align 8, !tbaa !17, !noalias !102
  %126 = add nsw i64 %124, %125
  %127 = mul i64 %126, 3
  %128 = add i64 %127, 4
  br label %129

129:                                              ; preds = %129, %122
  %130 = phi ptr [ %117, %122 ], [ %136, %129 ]
  %131 = phi i64 [ 0, %122 ], [ %137, %129 ]
  %132 = getelementptr inbounds i64, ptr %119, i64 %131
  %133 = load i64, ptr %132, align 8, !tbaa !33, !noalias !102
  %134 = mul i64 %133, %123
  %135 = add i64 %128, %134
  %136 = getelementptr inbounds double, ptr %130, i64 %135
  %137 = add nuw nsw i64 %131, 1
  %138 = icmp eq i64 %137, %105
  br i1 %138, label %139, label %129, !llvm.loop !45

139:                                              ; preds = %129, %120
  %140 = phi i64 [ %121, %120 ], [ %125, %129 ]
  %141 = phi ptr [ %117, %120 ], [ %136, %129 ]
  %142 = getelementptr inbounds i64, ptr %119, i64 %105
  %143 = load i64, ptr %142, align 8, !tbaa !33, !noalias !102
  %144 = getelementptr inbounds double, ptr %141, i64 %143
  %145 = mul nsw i64 %143, %100
  %146 = getelementptr inbounds double, ptr %144, i64 %145
  %147 = getelementptr inbounds double, ptr %146, i64 %143
  %148 = getelementptr inbounds double, ptr %147, i64 1
  %149 = mul nsw i64 %100, 3
  %150 = getelementptr inbounds double, ptr %148, i64 %149
  %151 = mul nsw i64 %113, 3
  %152 = getelementptr inbounds double, ptr %150, i64 %151
  %153 = mul nsw i64 %140, 3
  %154 = getelementptr inbounds double, ptr %152, i64 %153
  %155 = getelementptr inbounds double, ptr %154, i64 3
  br label %156

156:                                              ; preds = %139, %99
  %157 = phi ptr [ %155, %139 ], [ %101, %99 ]
  br i1 %62, label %166, label %160

158:                                              ; preds = %166
  %159 = fcmp contract ugt double %173, %3
  br i1 %159, label %176, label %252

160:                                              ; preds = %156
  br i1 %67, label %161, label %252

161:                                              ; preds = %160
  %162 = getelementptr inbounds double, ptr %157, i64 %46
  %163 = tail call fastcc i64 @factor_products(ptr noundef nonnull %0, ptr noundef nonnull %162, i64 noundef %46, i64 noundef %5, double noundef %1)
  %164 = load ptr, ptr %63, align 8, !tbaa !105
  %165 = load ptr, ptr %64, align 8, !tbaa !91
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, i64 noundef %46, i64 noundef %163, ptr noundef %164, ptr noundef %165)
  br label %197

166:                                              ; preds = %156, %166
  %167 = phi double [ %173, %166 ], [ 0.000000e+00, %156 ]
  %168 = phi i64 [ %174, %166 ], [ 0, %156 ]
  %169 = getelementptr inbounds double, ptr %157, i64 %168
  %170 = load double, ptr %169, align 8, !tbaa !32
  %171 = tail call contract double @llvm.fabs.f64(double %170)
  %172 = fcmp contract ole double %171, %167
  %173 = select contract i1 %172, double %167, double %171
  %174 = add nuw nsw i64 %168, 1
  %175 = icmp eq i64 %174, %46
  br i1 %175, label %158, label %166, !llvm.loop !106

176:                                              ; preds = %158
  %177 = getelementptr inbounds double, ptr %157, i64 %46
  %178 = tail call fastcc i64 @factor_products(ptr noundef nonnull %0, ptr noundef nonnull %177, i64 noundef %46, i64 noundef %5, double noundef %1)
  %179 = load ptr, ptr %63, align 8, !tbaa !105
  br label %182

180:                                              ; preds = %182
  %181 = load ptr, ptr %64, align 8, !tbaa !91
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, i64 noundef %46, i64 noundef %178, ptr noundef nonnull %179, ptr noundef %181)
  br label %190

182:                                              ; preds = %176, %182
  %183 = phi i64 [ %188, %182 ], [ 0, %176 ]
  %184 = getelementptr inbounds double, ptr %157, i64 %183
  %185 = load double, ptr %184, align 8, !tbaa !32
  %186 = fneg contract double %185
  %187 = getelementptr inbounds double, ptr %179, i64 %183
  store double %186, ptr %187, align 8, !tbaa !32
  %188 = add nuw nsw i64 %183, 1
  %189 = icmp eq i64 %188, %46
  br i1 %189, label %180, label %182, !llvm.loop !107

190:                                              ; preds = %180, %233
  %191 = phi i64 [ %234, %233 ], [ 0, %180 ]
  br i1 %65, label %192, label %233

192:                                              ; preds = %190
  %193 = mul nsw i64 %191, %5
  %194 = getelementptr double, ptr %177, i64 %193
  %195 = load ptr, ptr %64, align 8, !tbaa !91
  %196 = getelementptr inbounds double, ptr %195, i64 %191
  br label %236

197:                                              ; preds = %233, %161
  %198 = phi double [ 0.000000e+00, %161 ], [ %173, %233 ]
  %199 = load i64, ptr %8, align 8, !tbaa !97
  %200 = icmp sgt i64 %199, 0
  br i1 %200, label %201, label %247

201:                                              ; preds = %197
  %202 = load ptr, ptr %66, align 8, !tbaa !98
  br label %203

203:                                              ; preds = %223, %201
  %204 = phi i64 [ 0, %201 ], [ %224, %223 ]
  %205 = getelementptr inbounds i64, ptr %202, i64 %204
  %206 = load i64, ptr %205, align 8, !tbaa !33
  %207 = getelementptr inbounds double, ptr %2, i64 %206
  %208 = load double, ptr %207, align 8, !tbaa !32
  %209 = fmul contract double %208, %208
  %210 = getelementptr inbounds double, ptr %207, i64 1
  %211 = load double, ptr %210, align 8, !tbaa !32
  %212 = fmul contract double %211, %211
  %213 = fadd contract double %209, %212
  %214 = getelementptr inbounds double, ptr %207, i64 2
  %215 = load double, ptr %214, align 8, !tbaa !32
  %216 = fmul contract double %215, %215
  %217 = fadd contract double %213, %216
  %218 = getelementptr inbounds double, ptr %207, i64 3
  %219 = load double, ptr %218, align 8, !tbaa !32
  %220 = fmul contract double %219, %219
  %221 = fadd contract double %217, %220
  %222 = tail call contract double @llvm.sqrt.f64(double %221)
  br label %226

223:                                              ; preds = %226
  %224 = add nuw nsw i64 %204, 1
  %225 = icmp eq i64 %224, %199
  br i1 %225, label %247, label %203, !llvm.loop !99

226:                                              ; preds = %226, %203
  %227 = phi i64 [ 0, %203 ], [ %231, %226 ]
  %228 = getelementptr inbounds double, ptr %207, i64 %227
  %229 = load double, ptr %228, align 8, !tbaa !32
  %230 = fdiv contract double %229, %222
  store double %230, ptr %228, align 8, !tbaa !32
  %231 = add nuw nsw i64 %227, 1
  %232 = icmp eq i64 %231, 4
  br i1 %232, label %223, label %226, !llvm.loop !100

233:                                              ; preds = %236, %190
  %234 = add nuw nsw i64 %191, 1
  %235 = icmp eq i64 %234, %46
  br i1 %235, label %197, label %190, !llvm.loop !108

236:                                              ; preds = %236, %192
  %237 = phi i64 [ 0, %192 ], [ %245, %236 ]
  %238 = getelementptr double, ptr %194, i64 %237
  %239 = load double, ptr %238, align 8, !tbaa !32
  %240 = load double, ptr %196, align 8, !tbaa !32
  %241 = fmul contract double %239, %240
  %242 = getelementptr inbounds double, ptr %2, i64 %237
  %243 = load double, ptr %242, align 8, !tbaa !32
  %244 = fadd contract double %243, %241
  store double %244, ptr %242, align 8, !tbaa !32
  %245 = add nuw nsw i64 %237, 1
  %246 = icmp eq i64 %245, %5
  br i1 %246, label %233, label %236, !llvm.loop !109

247:                                              ; preds = %223, %197
  %248 = add nuw nsw i64 %69, 1
  %249 = icmp eq i64 %248, 8
  br i1 %249, label %250, label %68, !llvm.loop !110

250:                                              ; preds = %247
  %251 = load i64, ptr %59, align 8, !tbaa !38
  br label %252

252:                                              ; preds = %160, %158, %250
  %253 = phi double [ %198, %250 ], [ 0.000000e+00, %160 ], [ %173, %158 ]
  %254 = phi i64 [ %251, %250 ], [ %102, %158 ], [ %102, %160 ]
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %512, label %256

256:                                              ; preds = %252
  %257 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %258 = load ptr, ptr %257, align 8, !tbaa !14
  %259 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %260 = load i64, ptr %259, align 8, !tbaa !15
  %261 = getelementptr inbounds double, ptr %258, i64 %260
  %262 = load i64, ptr %0, align 8, !tbaa !12
  %263 = load i64, ptr %6, align 8, !tbaa !13
  %264 = add nsw i64 %263, %262
  %265 = shl nsw i64 %264, 1
  %266 = getelementptr inbounds double, ptr %261, i64 %265
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %267 = load i64, ptr %49, align 8, !tbaa !18
  %268 = inttoptr i64 %267 to ptr
  %269 = load ptr, ptr %50, align 8, !tbaa !19
  %270 = load ptr, ptr %51, align 8, !tbaa !20
  %271 = load i64, ptr %52, align 8, !tbaa !21
  %272 = inttoptr i64 %271 to ptr
  tail call void %268(ptr noundef %269, ptr noundef %270, ptr noundef %272) #8
  %273 = load double, ptr %53, align 8, !tbaa !22
  %274 = fadd contract double %273, 1.000000e+00
  store double %274, ptr %53, align 8, !tbaa !22
  %275 = load i64, ptr %0, align 8, !tbaa !12
  %276 = load i64, ptr %6, align 8, !tbaa !13
  %277 = add nsw i64 %276, %275
  %278 = shl nsw i64 %277, 1
  %279 = getelementptr inbounds double, ptr %266, i64 %278
  tail call fastcc void @project_velocities(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %266, ptr noundef %279)
  br label %512

280:                                              ; preds = %44
  %281 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %282 = load i64, ptr %281, align 8, !tbaa !16
  %283 = icmp eq i64 %282, 0
  br i1 %283, label %284, label %288

284:                                              ; preds = %280
  %285 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %286 = load i64, ptr %285, align 8, !tbaa !38
  %287 = icmp eq i64 %286, 0
  br i1 %287, label %512, label %288

288:                                              ; preds = %284, %280
  %289 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %290 = load i64, ptr %289, align 8, !tbaa !23
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %512, label %292

292:                                              ; preds = %288
  %293 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %294 = load ptr, ptr %293, align 8, !tbaa !14
  %295 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %296 = load i64, ptr %295, align 8, !tbaa !15
  %297 = getelementptr inbounds double, ptr %294, i64 %296
  %298 = add nsw i64 %7, %5
  %299 = shl nsw i64 %298, 1
  %300 = getelementptr inbounds double, ptr %297, i64 %299
  %301 = getelementptr inbounds double, ptr %300, i64 %7
  %302 = getelementptr inbounds double, ptr %301, i64 %5
  %303 = getelementptr double, ptr %302, i64 %5
  %304 = getelementptr inbounds double, ptr %303, i64 %7
  %305 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %306 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %307 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %308 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %309 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %310 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %311 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %312 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %313 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %314 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %315 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %316 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %317 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %318 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %319 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %320 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %321 = shl i64 %5, 3
  %322 = shl i64 %298, 3
  %323 = icmp sgt i64 %7, 0
  %324 = icmp sgt i64 %5, 0
  %325 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  br label %326

326:                                              ; preds = %292, %495
  %327 = phi i64 [ 0, %292 ], [ %496, %495 ]
  tail call fastcc void @set_state(ptr noundef %0, double noundef %1, ptr noundef %2)
  %328 = load i64, ptr %306, align 8, !tbaa !18
  %329 = inttoptr i64 %328 to ptr
  %330 = load ptr, ptr %307, align 8, !tbaa !19
  %331 = load ptr, ptr %308, align 8, !tbaa !20
  %332 = load i64, ptr %309, align 8, !tbaa !21
  %333 = inttoptr i64 %332 to ptr
  tail call void %329(ptr noundef %330, ptr noundef %331, ptr noundef %333) #8
  %334 = load double, ptr %310, align 8, !tbaa !22
  %335 = fadd contract double %334, 1.000000e+00
  store double %335, ptr %310, align 8, !tbaa !22
  %336 = load i64, ptr %311, align 8, !tbaa !43
  %337 = icmp sgt i64 %336, 0
  br i1 %337, label %338, label %350

338:                                              ; preds = %326
  %339 = load ptr, ptr %307, align 8, !tbaa !19
  %340 = load i64, ptr %0, align 8, !tbaa !12
  %341 = getelementptr inbounds double, ptr %339, i64 %340
  %342 = load i64, ptr %312, align 8, !tbaa !25
  %343 = getelementptr inbounds double, ptr %341, i64 %342
  %344 = load i64, ptr %6, align 8, !tbaa !13
  %345 = getelementptr inbounds double, ptr %343, i64 %344
  %346 = load i64, ptr %313, align 8, !tbaa !29
  %347 = getelementptr inbounds double, ptr %345, i64 %346
  %348 = load i64, ptr %281, align 8, !tbaa !16
  %349 = getelementptr inbounds double, ptr %347, i64 %348
  br label %352

350:                                              ; preds = %326
  %351 = icmp eq i64 %336, 0
  br i1 %351, label %510, label %362

352:                                              ; preds = %338, %352
  %353 = phi i64 [ 0, %338 ], [ %360, %352 ]
  %354 = phi double [ 0.000000e+00, %338 ], [ %359, %352 ]
  %355 = getelementptr inbounds double, ptr %349, i64 %353
  %356 = load double, ptr %355, align 8, !tbaa !32
  %357 = tail call contract double @llvm.fabs.f64(double %356)
  %358 = fcmp contract ole double %357, %354
  %359 = select contract i1 %358, double %354, double %357
  %360 = add nuw nsw i64 %353, 1
  %361 = icmp eq i64 %360, %336
  br i1 %361, label %362, label %352, !llvm.loop !111

362:                                              ; preds = %352, %350
  %363 = phi double [ 0.000000e+00, %350 ], [ %359, %352 ]
  %364 = fcmp contract ugt double %363, %3
  br i1 %364, label %370, label %365

365:                                              ; preds = %362
  %366 = load double, ptr %305, align 8, !tbaa !5
  %367 = fcmp contract une double %366, 0.000000e+00
  %368 = select i1 %367, i64 2, i64 1
  %369 = icmp ult i64 %327, %368
  br i1 %369, label %370, label %510

370:                                              ; preds = %365, %362
  %371 = load i64, ptr %6, align 8, !tbaa !13
  %372 = load ptr, ptr %314, align 8, !tbaa !24
  %373 = shl i64 %371, 3
  %374 = mul i64 %373, %371
  tail call void @llvm.memset.p0.i64(ptr align 8 %372, i8 0, i64 %374, i1 false)
  %375 = load ptr, ptr %307, align 8, !tbaa !19
  %376 = load i64, ptr %0, align 8, !tbaa !12
  %377 = getelementptr inbounds double, ptr %375, i64 %376
  %378 = load i64, ptr %312, align 8, !tbaa !25
  %379 = icmp sgt i64 %378, 0
  br i1 %379, label %380, label %384

380:                                              ; preds = %370
  %381 = load ptr, ptr %314, align 8, !tbaa !24
  %382 = load ptr, ptr %315, align 8, !tbaa !26
  %383 = load ptr, ptr %316, align 8, !tbaa !27
  br label %400

384:                                              ; preds = %400, %370
  %385 = load ptr, ptr %317, align 8, !tbaa !28
  %386 = load i64, ptr %281, align 8, !tbaa !16
  %387 = mul i64 %386, %373
  tail call void @llvm.memset.p0.i64(ptr align 8 %385, i8 0, i64 %387, i1 false)
  %388 = load ptr, ptr %307, align 8, !tbaa !19
  %389 = load i64, ptr %0, align 8, !tbaa !12
  %390 = getelementptr inbounds double, ptr %388, i64 %389
  %391 = load i64, ptr %312, align 8, !tbaa !25
  %392 = getelementptr inbounds double, ptr %390, i64 %391
  %393 = getelementptr inbounds double, ptr %392, i64 %371
  %394 = load i64, ptr %313, align 8, !tbaa !29
  %395 = icmp sgt i64 %394, 0
  br i1 %395, label %396, label %429

396:                                              ; preds = %384
  %397 = load ptr, ptr %317, align 8, !tbaa !28
  %398 = load ptr, ptr %318, align 8, !tbaa !30
  %399 = load ptr, ptr %319, align 8, !tbaa !31
  br label %416

400:                                              ; preds = %400, %380
  %401 = phi i64 [ 0, %380 ], [ %414, %400 ]
  %402 = getelementptr inbounds double, ptr %377, i64 %401
  %403 = load double, ptr %402, align 8, !tbaa !32
  %404 = getelementptr inbounds i64, ptr %382, i64 %401
  %405 = load i64, ptr %404, align 8, !tbaa !33
  %406 = mul nsw i64 %405, %371
  %407 = getelementptr inbounds i64, ptr %383, i64 %401
  %408 = load i64, ptr %407, align 8, !tbaa !33
  %409 = getelementptr double, ptr %381, i64 %406
  %410 = getelementptr double, ptr %409, i64 %408
  store double %403, ptr %410, align 8, !tbaa !32
  %411 = mul nsw i64 %408, %371
  %412 = getelementptr double, ptr %381, i64 %411
  %413 = getelementptr double, ptr %412, i64 %405
  store double %403, ptr %413, align 8, !tbaa !32
  %414 = add nuw nsw i64 %401, 1
  %415 = icmp eq i64 %414, %378
  br i1 %415, label %384, label %400, !llvm.loop !34

416:                                              ; preds = %416, %396
  %417 = phi i64 [ 0, %396 ], [ %427, %416 ]
  %418 = getelementptr inbounds double, ptr %393, i64 %417
  %419 = load double, ptr %418, align 8, !tbaa !32
  %420 = getelementptr inbounds i64, ptr %398, i64 %417
  %421 = load i64, ptr %420, align 8, !tbaa !33
  %422 = mul nsw i64 %421, %371
  %423 = getelementptr inbounds i64, ptr %399, i64 %417
  %424 = load i64, ptr %423, align 8, !tbaa !33
  %425 = getelementptr double, ptr %397, i64 %422
  %426 = getelementptr double, ptr %425, i64 %424
  store double %419, ptr %426, align 8, !tbaa !32
  %427 = add nuw nsw i64 %417, 1
  %428 = icmp eq i64 %427, %394
  br i1 %428, label %429, label %416, !llvm.loop !37

429:                                              ; preds = %416, %384
  %430 = load i64, ptr %6, align 8, !tbaa !13
  %431 = getelementptr inbounds double, ptr %392, i64 %430
  %432 = getelementptr inbounds double, ptr %431, i64 %394
  %433 = load i64, ptr %281, align 8, !tbaa !16
  %434 = getelementptr inbounds double, ptr %432, i64 %433
  %435 = load i64, ptr %311, align 8, !tbaa !43
  %436 = shl i64 %435, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %304, ptr align 8 %434, i64 %436, i1 false)
  %437 = load ptr, ptr %320, align 8, !tbaa !112
  %438 = load i64, ptr %311, align 8, !tbaa !43
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, double noundef %1, ptr noundef %437, i64 noundef %438, ptr noundef %304, ptr noundef %300)
  %439 = load ptr, ptr %307, align 8, !tbaa !19
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %301, ptr align 8 %439, i64 %321, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %302, ptr align 8 %2, i64 %322, i1 false)
  br i1 %323, label %451, label %440

440:                                              ; preds = %451, %429
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %302)
  %441 = load i64, ptr %306, align 8, !tbaa !18
  %442 = inttoptr i64 %441 to ptr
  %443 = load ptr, ptr %307, align 8, !tbaa !19
  %444 = load ptr, ptr %308, align 8, !tbaa !20
  %445 = load i64, ptr %309, align 8, !tbaa !21
  %446 = inttoptr i64 %445 to ptr
  tail call void %442(ptr noundef %443, ptr noundef %444, ptr noundef %446) #8
  %447 = load double, ptr %310, align 8, !tbaa !22
  %448 = fadd contract double %447, 1.000000e+00
  store double %448, ptr %310, align 8, !tbaa !22
  br i1 %324, label %449, label %460

449:                                              ; preds = %440
  %450 = load ptr, ptr %307, align 8, !tbaa !19
  br label %498

451:                                              ; preds = %429, %451
  %452 = phi i64 [ %458, %451 ], [ 0, %429 ]
  %453 = getelementptr inbounds double, ptr %300, i64 %452
  %454 = load double, ptr %453, align 8, !tbaa !32
  %455 = getelementptr double, ptr %303, i64 %452
  %456 = load double, ptr %455, align 8, !tbaa !32
  %457 = fadd contract double %454, %456
  store double %457, ptr %455, align 8, !tbaa !32
  %458 = add nuw nsw i64 %452, 1
  %459 = icmp eq i64 %458, %7
  br i1 %459, label %440, label %451, !llvm.loop !113

460:                                              ; preds = %498, %440
  %461 = load i64, ptr %8, align 8, !tbaa !97
  %462 = icmp sgt i64 %461, 0
  br i1 %462, label %463, label %495

463:                                              ; preds = %460
  %464 = load ptr, ptr %325, align 8, !tbaa !98
  br label %465

465:                                              ; preds = %485, %463
  %466 = phi i64 [ 0, %463 ], [ %486, %485 ]
  %467 = getelementptr inbounds i64, ptr %464, i64 %466
  %468 = load i64, ptr %467, align 8, !tbaa !33
  %469 = getelementptr inbounds double, ptr %2, i64 %468
  %470 = load double, ptr %469, align 8, !tbaa !32
  %471 = fmul contract double %470, %470
  %472 = getelementptr inbounds double, ptr %469, i64 1
  %473 = load double, ptr %472, align 8, !tbaa !32
  %474 = fmul contract double %473, %473
  %475 = fadd contract double %471, %474
  %476 = getelementptr inbounds double, ptr %469, i64 2
  %477 = load double, ptr %476, align 8, !tbaa !32
  %478 = fmul contract double %477, %477
  %479 = fadd contract double %475, %478
  %480 = getelementptr inbounds double, ptr %469, i64 3
  %481 = load double, ptr %480, align 8, !tbaa !32
  %482 = fmul contract double %481, %481
  %483 = fadd contract double %479, %482
  %484 = tail call contract double @llvm.sqrt.f64(double %483)
  br label %488

485:                                              ; preds = %488
  %486 = add nuw nsw i64 %466, 1
  %487 = icmp eq i64 %486, %461
  br i1 %487, label %495, label %465, !llvm.loop !99

488:                                              ; preds = %488, %465
  %489 = phi i64 [ 0, %465 ], [ %493, %488 ]
  %490 = getelementptr inbounds double, ptr %469, i64 %489
  %491 = load double, ptr %490, align 8, !tbaa !32
  %492 = fdiv contract double %491, %484
  store double %492, ptr %490, align 8, !tbaa !32
  %493 = add nuw nsw i64 %489, 1
  %494 = icmp eq i64 %493, 4
  br i1 %494, label %485, label %488, !llvm.loop !100

495:                                              ; preds = %485, %460
  %496 = add nuw nsw i64 %327, 1
  %497 = icmp eq i64 %496, 8
  br i1 %497, label %510, label %326, !llvm.loop !114

498:                                              ; preds = %449, %498
  %499 = phi i64 [ 0, %449 ], [ %508, %498 ]
  %500 = getelementptr inbounds double, ptr %450, i64 %499
  %501 = load double, ptr %500, align 8, !tbaa !32
  %502 = getelementptr inbounds double, ptr %301, i64 %499
  %503 = load double, ptr %502, align 8, !tbaa !32
  %504 = fsub contract double %501, %503
  %505 = getelementptr inbounds double, ptr %2, i64 %499
  %506 = load double, ptr %505, align 8, !tbaa !32
  %507 = fadd contract double %506, %504
  store double %507, ptr %505, align 8, !tbaa !32
  %508 = add nuw nsw i64 %499, 1
  %509 = icmp eq i64 %508, %5
  br i1 %509, label %460, label %498, !llvm.loop !115

510:                                              ; preds = %350, %365, %495
  %511 = phi double [ 0.000000e+00, %350 ], [ %363, %365 ], [ %363, %495 ]
  tail call fastcc void @project_velocities(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %300, ptr noundef %304)
  br label %512

512:                                              ; preds = %256, %252, %288, %284, %510
  %513 = phi double [ %511, %510 ], [ 0.000000e+00, %284 ], [ 0.000000e+00, %288 ], [ %253, %252 ], [ %253, %256 ]
  ret double %513
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define void @solve_at(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = load i64, ptr %0, align 8, !tbaa !12
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = add nsw i64 %11, %9
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %14 = load ptr, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = icmp sgt i64 %1, 0
  br i1 %18, label %19, label %27

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
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
  %63 = load ptr, ptr %23, align 8, !tbaa !91
  %64 = shl i64 %60, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %62, ptr align 8 %63, i64 %64, i1 false)
  %65 = load i64, ptr %22, align 8, !tbaa !17
  %66 = mul nsw i64 %65, %29
  %67 = getelementptr inbounds double, ptr %6, i64 %66
  %68 = load ptr, ptr %24, align 8, !tbaa !92
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
  br i1 %76, label %27, label %28, !llvm.loop !116
}

; Function Attrs: nounwind uwtable
define void @evaluate_at(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %4, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = inttoptr i64 %1 to ptr
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
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
  br i1 %29, label %15, label %16, !llvm.loop !117
}

; Function Attrs: nounwind uwtable
define internal fastcc void @set_state(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
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
  %18 = load i64, ptr %17, align 8, !tbaa !118
  switch i64 %18, label %84 [
    i64 1, label %19
    i64 2, label %80
  ]

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !119
  %22 = icmp sgt i64 %21, 2
  br i1 %22, label %26, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %25 = load ptr, ptr %24, align 8, !tbaa !120
  br label %42

26:                                               ; preds = %19
  %27 = add nsw i64 %21, -1
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %29 = load ptr, ptr %28, align 8, !tbaa !120
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
  br i1 %41, label %30, label %42, !llvm.loop !121

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
  %58 = load i64, ptr %57, align 8, !tbaa !122
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %84

60:                                               ; preds = %42
  %61 = fsub contract double 1.000000e+00, %56
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %63 = load ptr, ptr %62, align 8, !tbaa !123
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
  br i1 %79, label %84, label %68, !llvm.loop !124

80:                                               ; preds = %3
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %82 = load i64, ptr %81, align 8, !tbaa !125
  %83 = inttoptr i64 %82 to ptr
  tail call void %83(ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef null) #8
  br label %84

84:                                               ; preds = %68, %3, %42, %80
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @smallest_step(ptr nocapture noundef %0, double noundef %1, ptr noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !16
  tail call fastcc void @factorize(ptr noundef %0, i64 noundef %10)
  %11 = load i64, ptr %7, align 8, !tbaa !13
  %12 = icmp sgt i64 %3, 0
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  br i1 %12, label %17, label %14

14:                                               ; preds = %6
  %15 = load ptr, ptr %13, align 8, !tbaa !49
  %16 = tail call fastcc i64 @factor_products(ptr noundef nonnull %0, ptr noundef %15, i64 noundef %3, i64 noundef %11, double noundef %1)
  br label %73

17:                                               ; preds = %6
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %19 = icmp eq ptr %2, null
  %20 = shl i64 %11, 3
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %22 = icmp sgt i64 %11, 0
  %23 = add nuw i64 %11, 1
  %24 = load ptr, ptr %13, align 8, !tbaa !49
  br label %25

25:                                               ; preds = %68, %17
  %26 = phi ptr [ %24, %17 ], [ %39, %68 ]
  %27 = phi i64 [ 0, %17 ], [ %69, %68 ]
  %28 = mul nsw i64 %27, %11
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  %30 = load ptr, ptr %18, align 8, !tbaa !28
  br i1 %19, label %35, label %31

31:                                               ; preds = %25
  %32 = getelementptr inbounds i64, ptr %2, i64 %27
  %33 = load i64, ptr %32, align 8, !tbaa !33
  %34 = mul nsw i64 %33, %11
  br label %35

35:                                               ; preds = %31, %25
  %36 = phi i64 [ %28, %25 ], [ %34, %31 ]
  %37 = getelementptr inbounds double, ptr %30, i64 %36
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %37, i64 %20, i1 false)
  %38 = load ptr, ptr %21, align 8, !tbaa !24
  %39 = load ptr, ptr %13, align 8, !tbaa !49
  %40 = getelementptr inbounds double, ptr %39, i64 %28
  br i1 %22, label %41, label %68

41:                                               ; preds = %35, %49
  %42 = phi i64 [ %55, %49 ], [ 0, %35 ]
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !32
  %45 = icmp eq i64 %42, 0
  br i1 %45, label %49, label %46

46:                                               ; preds = %41
  %47 = mul nsw i64 %42, %11
  %48 = getelementptr double, ptr %38, i64 %47
  br label %57

49:                                               ; preds = %57, %41
  %50 = phi double [ %44, %41 ], [ %65, %57 ]
  %51 = mul i64 %42, %23
  %52 = getelementptr inbounds double, ptr %38, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !32
  %54 = fdiv contract double %50, %53
  store double %54, ptr %43, align 8, !tbaa !32
  %55 = add nuw nsw i64 %42, 1
  %56 = icmp eq i64 %55, %11
  br i1 %56, label %68, label %41, !llvm.loop !50

57:                                               ; preds = %57, %46
  %58 = phi i64 [ 0, %46 ], [ %66, %57 ]
  %59 = phi double [ %44, %46 ], [ %65, %57 ]
  %60 = getelementptr double, ptr %48, i64 %58
  %61 = load double, ptr %60, align 8, !tbaa !32
  %62 = getelementptr inbounds double, ptr %40, i64 %58
  %63 = load double, ptr %62, align 8, !tbaa !32
  %64 = fmul contract double %61, %63
  %65 = fsub contract double %59, %64
  %66 = add nuw nsw i64 %58, 1
  %67 = icmp eq i64 %66, %42
  br i1 %67, label %49, label %57, !llvm.loop !51

68:                                               ; preds = %49, %35
  %69 = add nuw nsw i64 %27, 1
  %70 = icmp eq i64 %69, %3
  br i1 %70, label %71, label %25, !llvm.loop !52

71:                                               ; preds = %68
  %72 = tail call fastcc i64 @factor_products(ptr noundef %0, ptr noundef %39, i64 noundef %3, i64 noundef %11, double noundef %1)
  br i1 %12, label %77, label %73

73:                                               ; preds = %14, %71
  %74 = phi i64 [ %16, %14 ], [ %72, %71 ]
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %76 = load ptr, ptr %75, align 8, !tbaa !105
  br label %80

77:                                               ; preds = %71
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %79 = load ptr, ptr %78, align 8, !tbaa !105
  br label %88

80:                                               ; preds = %88, %73
  %81 = phi i64 [ %74, %73 ], [ %72, %88 ]
  %82 = phi ptr [ %76, %73 ], [ %79, %88 ]
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %84 = load ptr, ptr %83, align 8, !tbaa !91
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %3, i64 noundef %81, ptr noundef %82, ptr noundef %84)
  %85 = shl i64 %8, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 %85, i1 false)
  br i1 %12, label %86, label %104

86:                                               ; preds = %80
  %87 = icmp sgt i64 %8, 0
  br label %96

88:                                               ; preds = %77, %88
  %89 = phi i64 [ 0, %77 ], [ %94, %88 ]
  %90 = getelementptr inbounds double, ptr %4, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !32
  %92 = fneg contract double %91
  %93 = getelementptr inbounds double, ptr %79, i64 %89
  store double %92, ptr %93, align 8, !tbaa !32
  %94 = add nuw nsw i64 %89, 1
  %95 = icmp eq i64 %94, %3
  br i1 %95, label %80, label %88, !llvm.loop !126

96:                                               ; preds = %86, %137
  %97 = phi i64 [ 0, %86 ], [ %138, %137 ]
  br i1 %87, label %98, label %137

98:                                               ; preds = %96
  %99 = load ptr, ptr %13, align 8, !tbaa !49
  %100 = mul nsw i64 %97, %8
  %101 = getelementptr double, ptr %99, i64 %100
  %102 = load ptr, ptr %83, align 8, !tbaa !91
  %103 = getelementptr inbounds double, ptr %102, i64 %97
  br label %140

104:                                              ; preds = %137, %80
  %105 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %106 = load ptr, ptr %105, align 8, !tbaa !24
  %107 = icmp sgt i64 %8, 0
  br i1 %107, label %108, label %136

108:                                              ; preds = %104
  %109 = add nuw i64 %8, 1
  br label %110

110:                                              ; preds = %117, %108
  %111 = phi i64 [ %8, %108 ], [ %112, %117 ]
  %112 = add nsw i64 %111, -1
  %113 = getelementptr inbounds double, ptr %5, i64 %112
  %114 = load double, ptr %113, align 8, !tbaa !32
  %115 = getelementptr double, ptr %106, i64 %112
  %116 = icmp slt i64 %111, %8
  br i1 %116, label %124, label %117

117:                                              ; preds = %124, %110
  %118 = phi double [ %114, %110 ], [ %133, %124 ]
  %119 = mul i64 %112, %109
  %120 = getelementptr inbounds double, ptr %106, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !32
  %122 = fdiv contract double %118, %121
  store double %122, ptr %113, align 8, !tbaa !32
  %123 = icmp sgt i64 %111, 1
  br i1 %123, label %110, label %136, !llvm.loop !127

124:                                              ; preds = %110, %124
  %125 = phi i64 [ %134, %124 ], [ %111, %110 ]
  %126 = phi double [ %133, %124 ], [ %114, %110 ]
  %127 = mul nsw i64 %125, %8
  %128 = getelementptr double, ptr %115, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !32
  %130 = getelementptr inbounds double, ptr %5, i64 %125
  %131 = load double, ptr %130, align 8, !tbaa !32
  %132 = fmul contract double %129, %131
  %133 = fsub contract double %126, %132
  %134 = add nuw nsw i64 %125, 1
  %135 = icmp eq i64 %134, %8
  br i1 %135, label %117, label %124, !llvm.loop !128

136:                                              ; preds = %117, %104
  ret void

137:                                              ; preds = %140, %96
  %138 = add nuw nsw i64 %97, 1
  %139 = icmp eq i64 %138, %3
  br i1 %139, label %104, label %96, !llvm.loop !129

140:                                              ; preds = %98, %140
  %141 = phi i64 [ 0, %98 ], [ %149, %140 ]
  %142 = getelementptr double, ptr %101, i64 %141
  %143 = load double, ptr %142, align 8, !tbaa !32
  %144 = load double, ptr %103, align 8, !tbaa !32
  %145 = fmul contract double %143, %144
  %146 = getelementptr inbounds double, ptr %5, i64 %141
  %147 = load double, ptr %146, align 8, !tbaa !32
  %148 = fadd contract double %147, %145
  store double %148, ptr %146, align 8, !tbaa !32
  %149 = add nuw nsw i64 %141, 1
  %150 = icmp eq i64 %149, %8
  br i1 %150, label %137, label %140, !llvm.loop !130
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @project_velocities(ptr nocapture noundef %0, double noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !16
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %11 = load ptr, ptr %10, align 8, !tbaa !24
  %12 = shl i64 %7, 3
  %13 = mul i64 %12, %7
  tail call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 %13, i1 false)
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  %16 = load i64, ptr %0, align 8, !tbaa !12
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %19 = load i64, ptr %18, align 8, !tbaa !25
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %5
  %22 = load ptr, ptr %10, align 8, !tbaa !24
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %24 = load ptr, ptr %23, align 8, !tbaa !26
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %26 = load ptr, ptr %25, align 8, !tbaa !27
  br label %47

27:                                               ; preds = %47, %5
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %29 = load ptr, ptr %28, align 8, !tbaa !28
  %30 = load i64, ptr %8, align 8, !tbaa !16
  %31 = mul i64 %30, %12
  tail call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 %31, i1 false)
  %32 = load ptr, ptr %14, align 8, !tbaa !19
  %33 = load i64, ptr %0, align 8, !tbaa !12
  %34 = getelementptr inbounds double, ptr %32, i64 %33
  %35 = load i64, ptr %18, align 8, !tbaa !25
  %36 = getelementptr inbounds double, ptr %34, i64 %35
  %37 = getelementptr inbounds double, ptr %36, i64 %7
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %39 = load i64, ptr %38, align 8, !tbaa !29
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %76

41:                                               ; preds = %27
  %42 = load ptr, ptr %28, align 8, !tbaa !28
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %44 = load ptr, ptr %43, align 8, !tbaa !30
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %46 = load ptr, ptr %45, align 8, !tbaa !31
  br label %63

47:                                               ; preds = %47, %21
  %48 = phi i64 [ 0, %21 ], [ %61, %47 ]
  %49 = getelementptr inbounds double, ptr %17, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !32
  %51 = getelementptr inbounds i64, ptr %24, i64 %48
  %52 = load i64, ptr %51, align 8, !tbaa !33
  %53 = mul nsw i64 %52, %7
  %54 = getelementptr inbounds i64, ptr %26, i64 %48
  %55 = load i64, ptr %54, align 8, !tbaa !33
  %56 = getelementptr double, ptr %22, i64 %53
  %57 = getelementptr double, ptr %56, i64 %55
  store double %50, ptr %57, align 8, !tbaa !32
  %58 = mul nsw i64 %55, %7
  %59 = getelementptr double, ptr %22, i64 %58
  %60 = getelementptr double, ptr %59, i64 %52
  store double %50, ptr %60, align 8, !tbaa !32
  %61 = add nuw nsw i64 %48, 1
  %62 = icmp eq i64 %61, %19
  br i1 %62, label %27, label %47, !llvm.loop !34

63:                                               ; preds = %63, %41
  %64 = phi i64 [ 0, %41 ], [ %74, %63 ]
  %65 = getelementptr inbounds double, ptr %37, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !32
  %67 = getelementptr inbounds i64, ptr %44, i64 %64
  %68 = load i64, ptr %67, align 8, !tbaa !33
  %69 = mul nsw i64 %68, %7
  %70 = getelementptr inbounds i64, ptr %46, i64 %64
  %71 = load i64, ptr %70, align 8, !tbaa !33
  %72 = getelementptr double, ptr %42, i64 %69
  %73 = getelementptr double, ptr %72, i64 %71
  store double %66, ptr %73, align 8, !tbaa !32
  %74 = add nuw nsw i64 %64, 1
  %75 = icmp eq i64 %74, %39
  br i1 %75, label %76, label %63, !llvm.loop !37

76:                                               ; preds = %63, %27
  %77 = load i64, ptr %6, align 8, !tbaa !13
  %78 = getelementptr inbounds double, ptr %36, i64 %77
  %79 = getelementptr inbounds double, ptr %78, i64 %39
  %80 = load i64, ptr %8, align 8, !tbaa !16
  %81 = getelementptr inbounds double, ptr %79, i64 %80
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %83 = load i64, ptr %82, align 8, !tbaa !43
  %84 = getelementptr inbounds double, ptr %81, i64 %83
  %85 = shl i64 %80, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %84, i64 %85, i1 false)
  %86 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %87 = load i64, ptr %86, align 8, !tbaa !38
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %89, label %93

89:                                               ; preds = %76
  %90 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  br label %96

93:                                               ; preds = %160, %76
  %94 = phi i64 [ %9, %76 ], [ %162, %160 ]
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %179, label %165

96:                                               ; preds = %89, %160
  %97 = phi i64 [ %87, %89 ], [ %161, %160 ]
  %98 = phi i64 [ 0, %89 ], [ %163, %160 ]
  %99 = phi i64 [ %9, %89 ], [ %162, %160 ]
  %100 = load ptr, ptr %14, align 8, !tbaa !19, !noalias !131
  %101 = load i64, ptr %0, align 8, !tbaa !12, !noalias !131
  %102 = getelementptr inbounds double, ptr %100, i64 %101
  %103 = load i64, ptr %18, align 8, !tbaa !25, !noalias !131
  %104 = getelementptr inbounds double, ptr %102, i64 %103
  %105 = load i64, ptr %6, align 8, !tbaa !13, !noalias !131
  %106 = getelementptr inbounds double, ptr %104, i64 %105
  %107 = load i64, ptr %38, align 8, !tbaa !29, !noalias !131
  %108 = getelementptr inbounds double, ptr %106, i64 %107
  %109 = load i64, ptr %8, align 8, !tbaa !16, !noalias !131
  %110 = getelementptr inbounds double, ptr %108, i64 %109
  %111 = load i64, ptr %82, align 8, !tbaa !43, !noalias !131
  %112 = getelementptr inbounds double, ptr %110, i64 %111
  %113 = getelementptr inbounds double, ptr %112, i64 %109
  %114 = icmp eq i64 %98, 0
  %115 = load ptr, ptr %90, align 8, !tbaa !44, !noalias !131
  br i1 %114, label %133, label %116

116:                                              ; preds = %96
  %117 = add i64 %105, 2
  %118 = add nsw i64 %109, %105
  %119 = load i64, ptr %91, align 8, !tbaa !17, !noalias !131
  %120 = add nsw i64 %118, %119
  %121 = mul i64 %120, 3
  %122 = add i64 %121, 4
  br label %123

123:                                              ; preds = %123, %116
  %124 = phi ptr [ %113, %116 ], [ %130, %123 ]
  %125 = phi i64 [ 0, %116 ], [ %131, %123 ]
  %126 = getelementptr inbounds i64, ptr %115, i64 %125
  %127 = load i64, ptr %126, align 8, !tbaa !33, !noalias !131
  %128 = mul i64 %127, %117
  %129 = add i64 %122, %128
  %130 = getelementptr inbounds double, ptr %124, i64 %129
  %131 = add nuw nsw i64 %125, 1
  %132 = icmp eq i64 %131, %98
  br i1 %132, label %133, label %123, !llvm.loop !45

133:                                              ; preds = %123, %96
  %134 = phi ptr [ %113, %96 ], [ %130, %123 ]
  %135 = getelementptr inbounds i64, ptr %115, i64 %98
  %136 = load i64, ptr %135, align 8, !tbaa !33, !noalias !131
  %137 = getelementptr inbounds double, ptr %134, i64 %136
  %138 = load ptr, ptr %92, align 8, !tbaa !46
  %139 = getelementptr inbounds i64, ptr %138, i64 %98
  %140 = load i64, ptr %139, align 8, !tbaa !33
  %141 = icmp eq i64 %140, 0
  %142 = icmp sgt i64 %136, 0
  %143 = select i1 %141, i1 %142, i1 false
  br i1 %143, label %144, label %160

144:                                              ; preds = %133, %144
  %145 = phi i64 [ %155, %144 ], [ 0, %133 ]
  %146 = phi i64 [ %156, %144 ], [ %99, %133 ]
  %147 = load ptr, ptr %28, align 8, !tbaa !28
  %148 = mul nsw i64 %146, %7
  %149 = getelementptr inbounds double, ptr %147, i64 %148
  %150 = mul nsw i64 %145, %7
  %151 = getelementptr inbounds double, ptr %137, i64 %150
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %149, ptr nonnull align 8 %151, i64 %12, i1 false)
  %152 = getelementptr inbounds double, ptr %134, i64 %145
  %153 = load double, ptr %152, align 8, !tbaa !32
  %154 = getelementptr inbounds double, ptr %4, i64 %146
  store double %153, ptr %154, align 8, !tbaa !32
  %155 = add nuw nsw i64 %145, 1
  %156 = add nsw i64 %146, 1
  %157 = icmp eq i64 %155, %136
  br i1 %157, label %158, label %144, !llvm.loop !134

158:                                              ; preds = %144
  %159 = load i64, ptr %86, align 8, !tbaa !38
  br label %160

160:                                              ; preds = %158, %133
  %161 = phi i64 [ %97, %133 ], [ %159, %158 ]
  %162 = phi i64 [ %99, %133 ], [ %156, %158 ]
  %163 = add nuw nsw i64 %98, 1
  %164 = icmp slt i64 %163, %161
  br i1 %164, label %96, label %93, !llvm.loop !135

165:                                              ; preds = %93
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, double noundef %1, ptr noundef null, i64 noundef %94, ptr noundef %4, ptr noundef %3)
  %166 = icmp sgt i64 %7, 0
  br i1 %166, label %167, label %179

167:                                              ; preds = %165
  %168 = load i64, ptr %0, align 8, !tbaa !12
  %169 = getelementptr double, ptr %2, i64 %168
  br label %170

170:                                              ; preds = %167, %170
  %171 = phi i64 [ 0, %167 ], [ %177, %170 ]
  %172 = getelementptr inbounds double, ptr %3, i64 %171
  %173 = load double, ptr %172, align 8, !tbaa !32
  %174 = getelementptr double, ptr %169, i64 %171
  %175 = load double, ptr %174, align 8, !tbaa !32
  %176 = fadd contract double %173, %175
  store double %176, ptr %174, align 8, !tbaa !32
  %177 = add nuw nsw i64 %171, 1
  %178 = icmp eq i64 %177, %7
  br i1 %178, label %179, label %170, !llvm.loop !136

179:                                              ; preds = %170, %165, %93
  ret void
}

; Function Attrs: nounwind uwtable
define void @guards(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %6 = load i64, ptr %5, align 8, !tbaa !137
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %4
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %10 = load i64, ptr %9, align 8, !tbaa !138
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  %15 = load i64, ptr %14, align 8, !tbaa !139
  %16 = inttoptr i64 %15 to ptr
  tail call void %11(ptr noundef %3, ptr noundef %13, ptr noundef %16) #8
  br label %17

17:                                               ; preds = %8, %4
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %19 = load i64, ptr %18, align 8, !tbaa !38
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %152, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %23 = load ptr, ptr %22, align 8, !tbaa !14
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %25 = load i64, ptr %24, align 8, !tbaa !15
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
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
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %52 = load ptr, ptr %51, align 8, !tbaa !19, !noalias !140
  %53 = load i64, ptr %0, align 8, !tbaa !12, !noalias !140
  %54 = getelementptr inbounds double, ptr %52, i64 %53
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %56 = load i64, ptr %55, align 8, !tbaa !25, !noalias !140
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %59 = load i64, ptr %58, align 8, !tbaa !13, !noalias !140
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %62 = load i64, ptr %61, align 8, !tbaa !29, !noalias !140
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %65 = load i64, ptr %64, align 8, !tbaa !16, !noalias !140
  %66 = getelementptr inbounds double, ptr %63, i64 %65
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %68 = load i64, ptr %67, align 8, !tbaa !43, !noalias !140
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = getelementptr inbounds double, ptr %69, i64 %65
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %72 = load ptr, ptr %71, align 8, !tbaa !44, !noalias !140
  %73 = add i64 %59, 2
  %74 = add nsw i64 %65, %59
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %79 = load ptr, ptr %78, align 8, !tbaa !46
  %80 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %81 = load i64, ptr %5, align 8, !tbaa !137
  %82 = getelementptr double, ptr %3, i64 %81
  br label %83

83:                                               ; preds = %50, %147
  %84 = phi i64 [ 0, %50 ], [ %150, %147 ]
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %103, label %86

86:                                               ; preds = %83
  %87 = load i64, ptr %75, align 8, !tbaa !17, !noalias !140
  %88 = add nsw i64 %74, %87
  %89 = mul i64 %88, 3
  %90 = add i64 %89, 4
  br label %91

91:                                               ; preds = %91, %86
  %92 = phi ptr [ %70, %86 ], [ %99, %91 ]
  %93 = phi i64 [ 0, %86 ], [ %100, %91 ]
  %94 = phi i64 [ 0, %86 ], [ %101, %91 ]
  %95 = getelementptr inbounds i64, ptr %72, i64 %94
  %96 = load i64, ptr %95, align 8, !tbaa !33, !noalias !140
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
  %107 = load i64, ptr %106, align 8, !tbaa !33, !noalias !140
  %108 = getelementptr inbounds double, ptr %105, i64 %107
  %109 = mul nsw i64 %107, %59
  %110 = getelementptr inbounds double, ptr %108, i64 %109
  %111 = getelementptr inbounds double, ptr %110, i64 %107
  %112 = icmp sgt i64 %107, 0
  br i1 %112, label %113, label %116

113:                                              ; preds = %103
  %114 = load ptr, ptr %76, align 8, !tbaa !60
  %115 = load ptr, ptr %77, align 8, !tbaa !92
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
  br i1 %138, label %116, label %122, !llvm.loop !143

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
  br i1 %151, label %152, label %83, !llvm.loop !144

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
  br i1 %29, label %30, label %18, !llvm.loop !145

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
  br i1 %45, label %46, label %34, !llvm.loop !145

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
  %55 = load double, ptr %54, align 8, !tbaa !146
  %56 = load double, ptr %1, align 8, !tbaa !148
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
  %67 = load double, ptr %66, align 8, !tbaa !149
  %68 = fcmp contract olt double %65, %67
  %69 = select contract i1 %68, double %65, double %67
  br i1 %14, label %110, label %85

70:                                               ; preds = %15, %70
  %71 = phi i64 [ 0, %15 ], [ %81, %70 ]
  %72 = getelementptr inbounds double, ptr %4, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !32
  %74 = load double, ptr %16, align 8, !tbaa !150
  %75 = getelementptr inbounds double, ptr %2, i64 %71
  %76 = load double, ptr %75, align 8, !tbaa !32
  %77 = tail call contract double @llvm.fabs.f64(double %76)
  %78 = fmul contract double %74, %77
  %79 = fadd contract double %73, %78
  %80 = getelementptr inbounds double, ptr %5, i64 %71
  store double %79, ptr %80, align 8, !tbaa !32
  %81 = add nuw nsw i64 %71, 1
  %82 = icmp eq i64 %81, %10
  br i1 %82, label %17, label %70, !llvm.loop !151

83:                                               ; preds = %110
  %84 = load double, ptr %1, align 8, !tbaa !148
  br label %85

85:                                               ; preds = %83, %48
  %86 = phi double [ %84, %83 ], [ %56, %48 ]
  %87 = fadd contract double %69, %86
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %89 = load double, ptr %88, align 8, !tbaa !5
  %90 = fcmp contract une double %89, 0.000000e+00
  br i1 %90, label %92, label %91

91:                                               ; preds = %85
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %87, ptr noundef %11, ptr noundef %13)
  br label %109

92:                                               ; preds = %85
  %93 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
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
  br i1 %120, label %83, label %110, !llvm.loop !152

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
  br i1 %133, label %134, label %122, !llvm.loop !145

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
  br i1 %150, label %121, label %142, !llvm.loop !153

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
  %165 = load double, ptr %66, align 8, !tbaa !149
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
  store i64 0, ptr %23, align 8, !tbaa !154
  %24 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %25 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %26 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %27 = shl i64 %15, 3
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
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
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %44 = shl nuw nsw i64 %15, 1
  %45 = getelementptr double, ptr %17, i64 %44
  %46 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %47 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %56 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  br label %57

57:                                               ; preds = %476, %11
  %58 = load double, ptr %1, align 8, !tbaa !148
  %59 = load double, ptr %24, align 8, !tbaa !155
  %60 = load double, ptr %25, align 8, !tbaa !146
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
  %71 = load i64, ptr %23, align 8, !tbaa !154
  %72 = load i64, ptr %26, align 8, !tbaa !156
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
  %85 = load double, ptr %28, align 8, !tbaa !157
  store double 1.000000e+00, ptr %28, align 8, !tbaa !157
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
  %97 = load double, ptr %28, align 8, !tbaa !157
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
  br label %102, !llvm.loop !158

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
  br i1 %126, label %109, label %117, !llvm.loop !159

127:                                              ; preds = %187
  %128 = load double, ptr %32, align 8, !tbaa !150
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
  br i1 %160, label %134, label %129, !llvm.loop !160

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
  br i1 %177, label %140, label %161, !llvm.loop !161

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
  br i1 %196, label %127, label %187, !llvm.loop !162

197:                                              ; preds = %178
  %198 = fmul contract double %84, 1.000000e-01
  store double %198, ptr %24, align 8, !tbaa !155
  %199 = load i64, ptr %34, align 8, !tbaa !163
  %200 = add nsw i64 %199, 1
  store i64 %200, ptr %34, align 8, !tbaa !163
  %201 = fadd contract double %64, 1.000000e+00
  %202 = fmul contract double %201, 0x3D06849B86A12B9B
  %203 = fcmp contract olt double %198, %202
  br i1 %203, label %204, label %476

204:                                              ; preds = %197
  %205 = load double, ptr %48, align 8, !tbaa !90
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
  store double %223, ptr %24, align 8, !tbaa !155
  %224 = load i64, ptr %34, align 8, !tbaa !163
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %34, align 8, !tbaa !163
  br label %476

226:                                              ; preds = %134, %213
  %227 = phi double [ %218, %213 ], [ 6.000000e+00, %134 ]
  br i1 %78, label %228, label %230

228:                                              ; preds = %226
  %229 = load double, ptr %25, align 8, !tbaa !146
  br label %232

230:                                              ; preds = %226
  %231 = fadd contract double %58, %84
  br label %232

232:                                              ; preds = %230, %228
  %233 = phi contract double [ %229, %228 ], [ %231, %230 ]
  %234 = load i64, ptr %35, align 8, !tbaa !164
  %235 = load i64, ptr %36, align 8, !tbaa !165
  %236 = icmp slt i64 %234, %235
  br i1 %236, label %237, label %241

237:                                              ; preds = %232
  %238 = getelementptr inbounds double, ptr %5, i64 %234
  %239 = load double, ptr %238, align 8, !tbaa !32
  %240 = fcmp contract ole double %239, %233
  br label %241

241:                                              ; preds = %237, %232
  %242 = phi i1 [ false, %232 ], [ %240, %237 ]
  %243 = load i64, ptr %37, align 8, !tbaa !137
  %244 = load i64, ptr %38, align 8, !tbaa !38
  %245 = add nsw i64 %244, %243
  %246 = icmp sgt i64 %245, 0
  br i1 %246, label %247, label %274

247:                                              ; preds = %241
  tail call void @guards(ptr noundef nonnull %0, double noundef %233, ptr noundef %19, ptr noundef %22)
  %248 = load i64, ptr %37, align 8, !tbaa !137
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
  br i1 %273, label %274, label %252, !llvm.loop !166

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
  br i1 %324, label %344, label %299, !llvm.loop !167

325:                                              ; preds = %332
  %326 = fmul contract double %84, %341
  %327 = add nuw nsw i64 %321, 3
  %328 = mul nsw i64 %327, %15
  %329 = getelementptr double, ptr %306, i64 %328
  store double %326, ptr %329, align 8, !tbaa !32
  %330 = add nuw nsw i64 %321, 1
  %331 = icmp eq i64 %330, 4
  br i1 %331, label %322, label %320, !llvm.loop !168

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
  br i1 %343, label %325, label %332, !llvm.loop !169

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
  br i1 %379, label %393, label %370, !llvm.loop !170

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
  br i1 %392, label %373, label %380, !llvm.loop !171

393:                                              ; preds = %373, %365
  tail call void @guards(ptr noundef nonnull %0, double noundef %356, ptr noundef %20, ptr noundef %22)
  %394 = load i64, ptr %37, align 8, !tbaa !137
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
  br i1 %419, label %420, label %398, !llvm.loop !166

420:                                              ; preds = %405, %409, %417, %393
  %421 = phi i64 [ %351, %393 ], [ %399, %405 ], [ %399, %409 ], [ %351, %417 ]
  %422 = phi double [ %353, %393 ], [ %356, %405 ], [ %356, %409 ], [ %353, %417 ]
  %423 = phi double [ %356, %393 ], [ %352, %405 ], [ %352, %409 ], [ %356, %417 ]
  %424 = add nuw nsw i64 %354, 1
  %425 = icmp eq i64 %424, 80
  br i1 %425, label %426, label %350, !llvm.loop !172

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
  br i1 %442, label %456, label %433, !llvm.loop !170

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
  br i1 %455, label %436, label %443, !llvm.loop !171

456:                                              ; preds = %436, %274, %426, %344
  %457 = phi i64 [ %275, %344 ], [ %427, %426 ], [ %275, %274 ], [ %427, %436 ]
  %458 = phi double [ %233, %344 ], [ %428, %426 ], [ %233, %274 ], [ %428, %436 ]
  %459 = load double, ptr %46, align 8, !tbaa !173
  %460 = tail call contract double @project(ptr noundef nonnull %0, double noundef %458, ptr noundef %19, double noundef %459)
  %461 = load double, ptr %46, align 8, !tbaa !173
  %462 = fmul contract double %461, 1.000000e+03
  %463 = fcmp contract ugt double %460, %462
  br i1 %463, label %469, label %464

464:                                              ; preds = %456
  br i1 %242, label %465, label %527

465:                                              ; preds = %464
  %466 = load i64, ptr %35, align 8, !tbaa !164
  %467 = load i64, ptr %36, align 8, !tbaa !165
  %468 = icmp slt i64 %466, %467
  br i1 %468, label %477, label %527

469:                                              ; preds = %456
  %470 = fmul contract double %84, 5.000000e-01
  store double %470, ptr %24, align 8, !tbaa !155
  %471 = load i64, ptr %34, align 8, !tbaa !163
  %472 = add nsw i64 %471, 1
  store i64 %472, ptr %34, align 8, !tbaa !163
  %473 = fadd contract double %64, 1.000000e+00
  %474 = fmul contract double %473, 0x3D719799812DEA11
  %475 = fcmp contract olt double %470, %474
  br i1 %475, label %642, label %476

476:                                              ; preds = %469, %630, %197, %220
  br label %57, !llvm.loop !174

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
  br i1 %499, label %513, label %490, !llvm.loop !170

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
  br i1 %512, label %493, label %500, !llvm.loop !171

513:                                              ; preds = %493
  %514 = load double, ptr %479, align 8, !tbaa !32
  br label %515

515:                                              ; preds = %513, %485
  %516 = phi double [ %514, %513 ], [ %480, %485 ]
  %517 = load double, ptr %46, align 8, !tbaa !173
  %518 = tail call contract double @project(ptr noundef nonnull %0, double noundef %516, ptr noundef %20, double noundef %517)
  br label %519

519:                                              ; preds = %515, %484
  %520 = load i64, ptr %35, align 8, !tbaa !164
  %521 = mul nsw i64 %520, %15
  %522 = getelementptr inbounds double, ptr %6, i64 %521
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %522, ptr align 8 %20, i64 %27, i1 false)
  %523 = load i64, ptr %35, align 8, !tbaa !164
  %524 = add nsw i64 %523, 1
  store i64 %524, ptr %35, align 8, !tbaa !164
  %525 = load i64, ptr %36, align 8, !tbaa !165
  %526 = icmp slt i64 %524, %525
  br i1 %526, label %477, label %527

527:                                              ; preds = %519, %477, %465, %464
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %19, i64 %27, i1 false)
  store double %458, ptr %1, align 8, !tbaa !148
  %528 = fmul contract double %84, %227
  %529 = load double, ptr %47, align 8, !tbaa !149
  %530 = fcmp contract olt double %528, %529
  %531 = select contract i1 %530, double %528, double %529
  store double %531, ptr %24, align 8, !tbaa !155
  store double 0.000000e+00, ptr %48, align 8, !tbaa !90
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
  %552 = load double, ptr %48, align 8, !tbaa !90
  %553 = fcmp contract une double %552, 0.000000e+00
  br i1 %553, label %642, label %554

554:                                              ; preds = %551
  %555 = load i64, ptr %38, align 8, !tbaa !38
  %556 = icmp sgt i64 %555, 0
  br i1 %556, label %557, label %625

557:                                              ; preds = %554
  %558 = load ptr, ptr %49, align 8, !tbaa !19, !noalias !175
  %559 = load i64, ptr %0, align 8, !tbaa !12, !noalias !175
  %560 = getelementptr inbounds double, ptr %558, i64 %559
  %561 = load i64, ptr %50, align 8, !tbaa !25, !noalias !175
  %562 = getelementptr inbounds double, ptr %560, i64 %561
  %563 = load i64, ptr %13, align 8, !tbaa !13, !noalias !175
  %564 = getelementptr inbounds double, ptr %562, i64 %563
  %565 = load i64, ptr %51, align 8, !tbaa !29, !noalias !175
  %566 = getelementptr inbounds double, ptr %564, i64 %565
  %567 = load i64, ptr %29, align 8, !tbaa !16, !noalias !175
  %568 = getelementptr inbounds double, ptr %566, i64 %567
  %569 = load i64, ptr %52, align 8, !tbaa !43, !noalias !175
  %570 = getelementptr inbounds double, ptr %568, i64 %569
  %571 = getelementptr inbounds double, ptr %570, i64 %567
  %572 = load ptr, ptr %53, align 8, !tbaa !44, !noalias !175
  %573 = add i64 %563, 2
  %574 = add nsw i64 %567, %563
  br label %575

575:                                              ; preds = %622, %557
  %576 = phi i64 [ 0, %557 ], [ %623, %622 ]
  %577 = icmp eq i64 %576, 0
  br i1 %577, label %595, label %578

578:                                              ; preds = %575
  %579 = load i64, ptr %43, align 8, !tbaa !17, !noalias !175
  %580 = add nsw i64 %574, %579
  %581 = mul i64 %580, 3
  %582 = add i64 %581, 4
  br label %583

583:                                              ; preds = %583, %578
  %584 = phi ptr [ %571, %578 ], [ %591, %583 ]
  %585 = phi i64 [ 0, %578 ], [ %592, %583 ]
  %586 = phi i64 [ 0, %578 ], [ %593, %583 ]
  %587 = getelementptr inbounds i64, ptr %572, i64 %586
  %588 = load i64, ptr %587, align 8, !tbaa !33, !noalias !175
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
  %599 = load i64, ptr %598, align 8, !tbaa !33, !noalias !175
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
  %616 = load ptr, ptr %55, align 8, !tbaa !60
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
  br i1 %624, label %625, label %575, !llvm.loop !178

625:                                              ; preds = %622, %554
  %626 = load i64, ptr %37, align 8, !tbaa !137
  %627 = add nsw i64 %626, %555
  %628 = icmp sgt i64 %627, 0
  br i1 %628, label %629, label %630

629:                                              ; preds = %625
  tail call void @guards(ptr noundef nonnull %0, double noundef %458, ptr noundef %2, ptr noundef %9)
  br label %630

630:                                              ; preds = %629, %625
  %631 = load i64, ptr %23, align 8, !tbaa !154
  %632 = getelementptr inbounds double, ptr %7, i64 %631
  store double %458, ptr %632, align 8, !tbaa !32
  %633 = mul nsw i64 %631, %15
  %634 = getelementptr inbounds double, ptr %8, i64 %633
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %634, ptr align 8 %2, i64 %27, i1 false)
  %635 = load i64, ptr %23, align 8, !tbaa !154
  %636 = add nsw i64 %635, 1
  store i64 %636, ptr %23, align 8, !tbaa !154
  %637 = load i64, ptr %56, align 8, !tbaa !179
  %638 = add nsw i64 %637, 1
  store i64 %638, ptr %56, align 8, !tbaa !179
  %639 = icmp sgt i64 %457, -1
  br i1 %639, label %640, label %476

640:                                              ; preds = %630
  %641 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %457, ptr %641, align 8, !tbaa !180
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
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
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
  br i1 %46, label %47, label %37, !llvm.loop !181

47:                                               ; preds = %37, %28
  %48 = add nuw nsw i64 %29, 1
  %49 = icmp eq i64 %48, %25
  br i1 %49, label %27, label %28, !llvm.loop !182

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
  br i1 %78, label %23, label %24, !llvm.loop !183

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
  br i1 %88, label %50, label %79, !llvm.loop !184
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
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
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
  br i1 %43, label %44, label %36, !llvm.loop !185

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
  br label %77, !llvm.loop !186

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
  br i1 %101, label %84, label %92, !llvm.loop !187

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
  br i1 %114, label %102, label %105, !llvm.loop !188

115:                                              ; preds = %44, %102
  %116 = phi ptr [ %15, %102 ], [ %47, %44 ]
  %117 = phi i64 [ %45, %102 ], [ %28, %44 ]
  %118 = mul nsw i64 %29, %13
  %119 = getelementptr inbounds double, ptr %7, i64 %118
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %119, ptr align 8 %116, i64 %24, i1 false)
  %120 = add nuw nsw i64 %29, 1
  %121 = icmp eq i64 %120, %1
  br i1 %121, label %35, label %26, !llvm.loop !189
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
  store i64 0, ptr %20, align 8, !tbaa !154
  %21 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %22 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %23 = load double, ptr %1, align 8, !tbaa !148
  %24 = load double, ptr %21, align 8, !tbaa !149
  %25 = load double, ptr %22, align 8, !tbaa !146
  %26 = fsub contract double %25, %23
  %27 = fmul contract double %24, 1.000000e-09
  %28 = fcmp contract ugt double %26, %27
  br i1 %28, label %29, label %369

29:                                               ; preds = %11
  %30 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %31 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %32 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %33 = icmp sgt i64 %15, 0
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %39 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %40 = shl i64 %15, 3
  %41 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  br label %51

51:                                               ; preds = %29, %362
  %52 = phi double [ %27, %29 ], [ %367, %362 ]
  %53 = phi double [ %26, %29 ], [ %366, %362 ]
  %54 = phi double [ %25, %29 ], [ %365, %362 ]
  %55 = phi double [ %24, %29 ], [ %364, %362 ]
  %56 = phi double [ %23, %29 ], [ %363, %362 ]
  %57 = load i64, ptr %20, align 8, !tbaa !154
  %58 = load i64, ptr %30, align 8, !tbaa !156
  %59 = icmp eq i64 %57, %58
  br i1 %59, label %369, label %60

60:                                               ; preds = %51
  %61 = fmul contract double %55, 0x3FF000000044B830
  %62 = fcmp contract olt double %53, %61
  %63 = fadd contract double %56, %55
  %64 = select contract i1 %62, double %54, double %63
  %65 = load i64, ptr %31, align 8, !tbaa !164
  %66 = load i64, ptr %32, align 8, !tbaa !165
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
  br i1 %110, label %78, label %100, !llvm.loop !190

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
  br i1 %142, label %111, label %132, !llvm.loop !191

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
  br i1 %176, label %143, label %166, !llvm.loop !192

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
  br i1 %198, label %177, label %178, !llvm.loop !193

199:                                              ; preds = %202
  %200 = add nuw nsw i64 %203, 1
  %201 = icmp eq i64 %200, %15
  br i1 %201, label %208, label %202, !llvm.loop !194

202:                                              ; preds = %177, %199
  %203 = phi i64 [ %200, %199 ], [ 0, %177 ]
  %204 = getelementptr inbounds double, ptr %2, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !32
  %206 = tail call double @llvm.fabs.f64(double %205)
  %207 = fcmp ueq double %206, 0x7FF0000000000000
  br i1 %207, label %369, label %199

208:                                              ; preds = %199, %163, %177
  %209 = load double, ptr %39, align 8, !tbaa !173
  %210 = tail call contract double @project(ptr noundef nonnull %0, double noundef %75, ptr noundef %2, double noundef %209)
  store double %75, ptr %1, align 8, !tbaa !148
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
  %231 = load i64, ptr %31, align 8, !tbaa !164
  %232 = load i64, ptr %32, align 8, !tbaa !165
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
  store i64 %242, ptr %31, align 8, !tbaa !164
  %243 = mul nsw i64 %231, %15
  %244 = getelementptr inbounds double, ptr %6, i64 %243
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %244, ptr align 8 %2, i64 %40, i1 false)
  br label %245

245:                                              ; preds = %241, %234, %230
  %246 = load i64, ptr %20, align 8, !tbaa !154
  %247 = getelementptr inbounds double, ptr %7, i64 %246
  store double %75, ptr %247, align 8, !tbaa !32
  %248 = mul nsw i64 %246, %15
  %249 = getelementptr inbounds double, ptr %8, i64 %248
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %249, ptr align 8 %2, i64 %40, i1 false)
  %250 = load i64, ptr %20, align 8, !tbaa !154
  %251 = add nsw i64 %250, 1
  store i64 %251, ptr %20, align 8, !tbaa !154
  %252 = load i64, ptr %41, align 8, !tbaa !179
  %253 = add nsw i64 %252, 1
  store i64 %253, ptr %41, align 8, !tbaa !179
  %254 = load i64, ptr %42, align 8, !tbaa !137
  %255 = load i64, ptr %43, align 8, !tbaa !38
  %256 = add nsw i64 %255, %254
  %257 = icmp sgt i64 %256, 0
  br i1 %257, label %258, label %362

258:                                              ; preds = %245
  tail call void @guards(ptr noundef nonnull %0, double noundef %75, ptr noundef %2, ptr noundef %19)
  %259 = load i64, ptr %42, align 8, !tbaa !137
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
  br i1 %284, label %285, label %263, !llvm.loop !166

285:                                              ; preds = %270, %274, %282, %258
  %286 = phi i64 [ -1, %258 ], [ -1, %282 ], [ %264, %274 ], [ %264, %270 ]
  %287 = shl i64 %261, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %19, i64 %287, i1 false)
  %288 = load i64, ptr %43, align 8, !tbaa !38
  %289 = icmp sgt i64 %288, 0
  br i1 %289, label %290, label %358

290:                                              ; preds = %285
  %291 = load ptr, ptr %44, align 8, !tbaa !19, !noalias !195
  %292 = load i64, ptr %0, align 8, !tbaa !12, !noalias !195
  %293 = getelementptr inbounds double, ptr %291, i64 %292
  %294 = load i64, ptr %45, align 8, !tbaa !25, !noalias !195
  %295 = getelementptr inbounds double, ptr %293, i64 %294
  %296 = load i64, ptr %13, align 8, !tbaa !13, !noalias !195
  %297 = getelementptr inbounds double, ptr %295, i64 %296
  %298 = load i64, ptr %46, align 8, !tbaa !29, !noalias !195
  %299 = getelementptr inbounds double, ptr %297, i64 %298
  %300 = load i64, ptr %37, align 8, !tbaa !16, !noalias !195
  %301 = getelementptr inbounds double, ptr %299, i64 %300
  %302 = load i64, ptr %47, align 8, !tbaa !43, !noalias !195
  %303 = getelementptr inbounds double, ptr %301, i64 %302
  %304 = getelementptr inbounds double, ptr %303, i64 %300
  %305 = load ptr, ptr %48, align 8, !tbaa !44, !noalias !195
  %306 = add i64 %296, 2
  %307 = add nsw i64 %300, %296
  br label %308

308:                                              ; preds = %355, %290
  %309 = phi i64 [ 0, %290 ], [ %356, %355 ]
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %328, label %311

311:                                              ; preds = %308
  %312 = load i64, ptr %38, align 8, !tbaa !17, !noalias !195
  %313 = add nsw i64 %307, %312
  %314 = mul i64 %313, 3
  %315 = add i64 %314, 4
  br label %316

316:                                              ; preds = %316, %311
  %317 = phi ptr [ %304, %311 ], [ %324, %316 ]
  %318 = phi i64 [ 0, %311 ], [ %325, %316 ]
  %319 = phi i64 [ 0, %311 ], [ %326, %316 ]
  %320 = getelementptr inbounds i64, ptr %305, i64 %319
  %321 = load i64, ptr %320, align 8, !tbaa !33, !noalias !195
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
  %332 = load i64, ptr %331, align 8, !tbaa !33, !noalias !195
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
  %349 = load ptr, ptr %50, align 8, !tbaa !60
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
  br i1 %357, label %358, label %308, !llvm.loop !178

358:                                              ; preds = %355, %285
  %359 = icmp slt i64 %286, 0
  br i1 %359, label %362, label %360

360:                                              ; preds = %358
  %361 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %286, ptr %361, align 8, !tbaa !180
  br label %369

362:                                              ; preds = %358, %245
  %363 = load double, ptr %1, align 8, !tbaa !148
  %364 = load double, ptr %21, align 8, !tbaa !149
  %365 = load double, ptr %22, align 8, !tbaa !146
  %366 = fsub contract double %365, %363
  %367 = fmul contract double %364, 1.000000e-09
  %368 = fcmp contract ugt double %366, %367
  br i1 %368, label %51, label %369, !llvm.loop !198

369:                                              ; preds = %51, %362, %202, %11, %360
  %370 = phi i64 [ 4, %360 ], [ 0, %11 ], [ 3, %202 ], [ 1, %51 ], [ 0, %362 ]
  ret i64 %370
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @factorize(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  store double 0.000000e+00, ptr %5, align 8, !tbaa !199
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
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
  br i1 %29, label %17, label %21, !llvm.loop !200

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
  br i1 %44, label %34, label %56, !llvm.loop !201

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
  br i1 %55, label %40, label %45, !llvm.loop !202

56:                                               ; preds = %40, %30
  %57 = icmp sge i64 %32, %4
  %58 = icmp eq i64 %32, %4
  br i1 %58, label %59, label %9, !llvm.loop !203

59:                                               ; preds = %17, %56
  %60 = phi i1 [ %57, %56 ], [ %10, %17 ]
  br i1 %60, label %197, label %61

61:                                               ; preds = %59
  %62 = shl i64 %4, 3
  %63 = mul i64 %62, %4
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %7, i8 0, i64 %63, i1 false)
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %65 = load ptr, ptr %64, align 8, !tbaa !19
  %66 = load i64, ptr %0, align 8, !tbaa !12
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %69 = load i64, ptr %68, align 8, !tbaa !25
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %61
  %72 = load ptr, ptr %6, align 8, !tbaa !24
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %74 = load ptr, ptr %73, align 8, !tbaa !26
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %76 = load ptr, ptr %75, align 8, !tbaa !27
  %77 = sitofp i64 %4 to double
  br label %85

78:                                               ; preds = %105, %61
  %79 = phi double [ 0.000000e+00, %61 ], [ %106, %105 ]
  %80 = fcmp contract ogt double %79, 0.000000e+00
  %81 = select contract i1 %80, double %79, double 1.000000e+00
  store double %81, ptr %5, align 8, !tbaa !199
  %82 = icmp sgt i64 %1, 0
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
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
  br i1 %108, label %78, label %85, !llvm.loop !204

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
  br i1 %134, label %122, label %126, !llvm.loop !200

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
  br i1 %149, label %139, label %161, !llvm.loop !201

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
  br i1 %160, label %145, label %150, !llvm.loop !202

161:                                              ; preds = %145, %135
  %162 = icmp sge i64 %137, %4
  %163 = icmp eq i64 %137, %4
  br i1 %163, label %164, label %114, !llvm.loop !203

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
  br i1 %176, label %112, label %109, !llvm.loop !205

177:                                              ; preds = %180, %166
  %178 = add nuw nsw i64 %167, 1
  %179 = icmp eq i64 %178, %84
  br i1 %179, label %174, label %166, !llvm.loop !206

180:                                              ; preds = %168, %180
  %181 = phi double [ %173, %168 ], [ %192, %180 ]
  %182 = phi i64 [ 0, %168 ], [ %193, %180 ]
  %183 = load double, ptr %5, align 8, !tbaa !199
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
  br i1 %194, label %177, label %180, !llvm.loop !207

195:                                              ; preds = %164
  %196 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  store double 1.000000e+00, ptr %196, align 8, !tbaa !208
  br label %197

197:                                              ; preds = %2, %164, %195, %59
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @constrained(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %10 = load double, ptr %9, align 8, !tbaa !199
  %11 = fcmp contract une double %10, 0.000000e+00
  %12 = icmp sgt i64 %1, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %40

14:                                               ; preds = %6
  %15 = icmp sgt i64 %8, 0
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
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
  br i1 %26, label %40, label %17, !llvm.loop !209

27:                                               ; preds = %19, %27
  %28 = phi i64 [ 0, %19 ], [ %38, %27 ]
  %29 = load double, ptr %9, align 8, !tbaa !199
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
  br i1 %39, label %24, label %27, !llvm.loop !210

40:                                               ; preds = %24, %6
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
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
  br i1 %61, label %73, label %46, !llvm.loop !50

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
  br i1 %72, label %54, label %62, !llvm.loop !51

73:                                               ; preds = %54, %40
  br i1 %12, label %74, label %78

74:                                               ; preds = %73
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %77 = load ptr, ptr %76, align 8, !tbaa !105
  br label %83

78:                                               ; preds = %73
  %79 = icmp eq i64 %1, 0
  br i1 %79, label %119, label %80

80:                                               ; preds = %78
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %82 = load ptr, ptr %81, align 8, !tbaa !105
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %82, ptr noundef %5)
  br label %119

83:                                               ; preds = %74, %91
  %84 = phi i64 [ 0, %74 ], [ %94, %91 ]
  %85 = getelementptr inbounds double, ptr %3, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !32
  br i1 %43, label %87, label %91

87:                                               ; preds = %83
  %88 = load ptr, ptr %75, align 8, !tbaa !49
  %89 = mul nsw i64 %84, %8
  %90 = getelementptr double, ptr %88, i64 %89
  br label %96

91:                                               ; preds = %96, %83
  %92 = phi double [ %86, %83 ], [ %104, %96 ]
  %93 = getelementptr inbounds double, ptr %77, i64 %84
  store double %92, ptr %93, align 8, !tbaa !32
  %94 = add nuw nsw i64 %84, 1
  %95 = icmp eq i64 %94, %1
  br i1 %95, label %107, label %83, !llvm.loop !211

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
  br i1 %106, label %91, label %96, !llvm.loop !212

107:                                              ; preds = %91
  %108 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %109 = load ptr, ptr %108, align 8, !tbaa !105
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %109, ptr noundef %5)
  br i1 %12, label %110, label %119

110:                                              ; preds = %107
  %111 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  br label %112

112:                                              ; preds = %110, %150
  %113 = phi i64 [ 0, %110 ], [ %151, %150 ]
  br i1 %43, label %114, label %150

114:                                              ; preds = %112
  %115 = load ptr, ptr %111, align 8, !tbaa !49
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
  br i1 %136, label %123, label %149, !llvm.loop !127

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
  br i1 %148, label %130, label %137, !llvm.loop !128

149:                                              ; preds = %130, %119
  ret void

150:                                              ; preds = %153, %112
  %151 = add nuw nsw i64 %113, 1
  %152 = icmp eq i64 %151, %1
  br i1 %152, label %119, label %112, !llvm.loop !213

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
  br i1 %163, label %150, label %153, !llvm.loop !214
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i64 @factor_products(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, double noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %7 = load ptr, ptr %6, align 8, !tbaa !215
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %9 = load ptr, ptr %8, align 8, !tbaa !216
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %11 = load ptr, ptr %10, align 8, !tbaa !217
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %80

13:                                               ; preds = %5
  %14 = icmp sgt i64 %3, 0
  %15 = add nuw i64 %2, 1
  br label %16

16:                                               ; preds = %13, %34
  %17 = phi i64 [ 1, %13 ], [ %42, %34 ]
  %18 = phi double [ 0.000000e+00, %13 ], [ %39, %34 ]
  %19 = phi i64 [ 0, %13 ], [ %41, %34 ]
  %20 = getelementptr double, ptr %7, i64 %19
  %21 = mul nsw i64 %19, %2
  %22 = getelementptr double, ptr %7, i64 %21
  %23 = mul nsw i64 %19, %3
  %24 = getelementptr double, ptr %1, i64 %23
  br label %29

25:                                               ; preds = %34
  br i1 %12, label %26, label %80

26:                                               ; preds = %25
  %27 = add nuw i64 %2, 1
  %28 = fmul contract double %39, 0x3AF357C299A88EA7
  br label %63

29:                                               ; preds = %16, %44
  %30 = phi i64 [ 0, %16 ], [ %49, %44 ]
  br i1 %14, label %31, label %44

31:                                               ; preds = %29
  %32 = mul nsw i64 %30, %3
  %33 = getelementptr double, ptr %1, i64 %32
  br label %51

34:                                               ; preds = %44
  %35 = mul i64 %19, %15
  %36 = getelementptr inbounds double, ptr %7, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !32
  %38 = fcmp contract ogt double %37, %18
  %39 = select i1 %38, double %37, double %18
  %40 = getelementptr inbounds i64, ptr %11, i64 %19
  store i64 %19, ptr %40, align 8, !tbaa !33
  %41 = add nuw nsw i64 %19, 1
  %42 = add nuw i64 %17, 1
  %43 = icmp eq i64 %41, %2
  br i1 %43, label %25, label %16, !llvm.loop !218

44:                                               ; preds = %51, %29
  %45 = phi double [ 0.000000e+00, %29 ], [ %59, %51 ]
  %46 = mul nsw i64 %30, %2
  %47 = getelementptr double, ptr %20, i64 %46
  store double %45, ptr %47, align 8, !tbaa !32
  %48 = getelementptr double, ptr %22, i64 %30
  store double %45, ptr %48, align 8, !tbaa !32
  %49 = add nuw nsw i64 %30, 1
  %50 = icmp eq i64 %49, %17
  br i1 %50, label %34, label %29, !llvm.loop !219

51:                                               ; preds = %31, %51
  %52 = phi double [ 0.000000e+00, %31 ], [ %59, %51 ]
  %53 = phi i64 [ 0, %31 ], [ %60, %51 ]
  %54 = getelementptr double, ptr %24, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !32
  %56 = getelementptr double, ptr %33, i64 %53
  %57 = load double, ptr %56, align 8, !tbaa !32
  %58 = fmul contract double %55, %57
  %59 = fadd contract double %52, %58
  %60 = add nuw nsw i64 %53, 1
  %61 = icmp eq i64 %60, %3
  br i1 %61, label %44, label %51, !llvm.loop !220

62:                                               ; preds = %63
  br i1 %12, label %75, label %80

63:                                               ; preds = %26, %63
  %64 = phi i64 [ 0, %26 ], [ %73, %63 ]
  %65 = mul i64 %64, %27
  %66 = getelementptr inbounds double, ptr %7, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !32
  %68 = fcmp contract ogt double %67, %28
  %69 = tail call contract double @llvm.sqrt.f64(double %67)
  %70 = fdiv contract double 1.000000e+00, %69
  %71 = select contract i1 %68, double %70, double 0.000000e+00
  %72 = getelementptr inbounds double, ptr %9, i64 %64
  store double %71, ptr %72, align 8, !tbaa !32
  %73 = add nuw nsw i64 %64, 1
  %74 = icmp eq i64 %73, %2
  br i1 %74, label %62, label %63, !llvm.loop !221

75:                                               ; preds = %62, %87
  %76 = phi i64 [ %88, %87 ], [ 0, %62 ]
  %77 = getelementptr inbounds double, ptr %9, i64 %76
  %78 = mul nsw i64 %76, %2
  %79 = getelementptr double, ptr %7, i64 %78
  br label %90

80:                                               ; preds = %87, %5, %25, %62
  %81 = add i64 %2, 1
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %84 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %85 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  %86 = icmp slt i64 %2, 1
  br i1 %86, label %177, label %101

87:                                               ; preds = %90
  %88 = add nuw nsw i64 %76, 1
  %89 = icmp eq i64 %88, %2
  br i1 %89, label %80, label %75, !llvm.loop !222

90:                                               ; preds = %75, %90
  %91 = phi i64 [ 0, %75 ], [ %99, %90 ]
  %92 = load double, ptr %77, align 8, !tbaa !32
  %93 = getelementptr inbounds double, ptr %9, i64 %91
  %94 = load double, ptr %93, align 8, !tbaa !32
  %95 = fmul contract double %92, %94
  %96 = getelementptr double, ptr %79, i64 %91
  %97 = load double, ptr %96, align 8, !tbaa !32
  %98 = fmul contract double %97, %95
  store double %98, ptr %96, align 8, !tbaa !32
  %99 = add nuw nsw i64 %91, 1
  %100 = icmp eq i64 %99, %2
  br i1 %100, label %87, label %90, !llvm.loop !223

101:                                              ; preds = %80, %174
  %102 = phi i64 [ %104, %174 ], [ 0, %80 ]
  %103 = phi i64 [ %175, %174 ], [ 2, %80 ]
  %104 = add nuw i64 %102, 1
  %105 = icmp slt i64 %104, %2
  br i1 %105, label %117, label %106

106:                                              ; preds = %117, %101
  %107 = phi i64 [ %102, %101 ], [ %131, %117 ]
  %108 = getelementptr inbounds i64, ptr %11, i64 %107
  %109 = load i64, ptr %108, align 8, !tbaa !33
  %110 = getelementptr inbounds i64, ptr %11, i64 %102
  %111 = load i64, ptr %110, align 8, !tbaa !33
  store i64 %111, ptr %108, align 8, !tbaa !33
  store i64 %109, ptr %110, align 8, !tbaa !33
  %112 = mul nsw i64 %109, %2
  %113 = getelementptr double, ptr %7, i64 %112
  %114 = getelementptr double, ptr %113, i64 %109
  %115 = load double, ptr %114, align 8, !tbaa !32
  %116 = fcmp contract ogt double %115, 0x3DA5FD7FE1796495
  br i1 %116, label %134, label %177

117:                                              ; preds = %101, %117
  %118 = phi i64 [ %132, %117 ], [ %104, %101 ]
  %119 = phi i64 [ %131, %117 ], [ %102, %101 ]
  %120 = getelementptr inbounds i64, ptr %11, i64 %118
  %121 = load i64, ptr %120, align 8, !tbaa !33
  %122 = mul i64 %121, %81
  %123 = getelementptr inbounds double, ptr %7, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !32
  %125 = getelementptr inbounds i64, ptr %11, i64 %119
  %126 = load i64, ptr %125, align 8, !tbaa !33
  %127 = mul i64 %126, %81
  %128 = getelementptr inbounds double, ptr %7, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !32
  %130 = fcmp contract ogt double %124, %129
  %131 = select i1 %130, i64 %118, i64 %119
  %132 = add nuw nsw i64 %118, 1
  %133 = icmp slt i64 %132, %2
  br i1 %133, label %117, label %106, !llvm.loop !224

134:                                              ; preds = %106
  %135 = load double, ptr %82, align 8, !tbaa !225
  %136 = fcmp contract olt double %115, %135
  br i1 %136, label %137, label %138

137:                                              ; preds = %134
  store double %115, ptr %82, align 8, !tbaa !225
  store double %4, ptr %83, align 8, !tbaa !226
  br label %138

138:                                              ; preds = %137, %134
  %139 = load double, ptr %84, align 8, !tbaa !157
  %140 = fcmp contract olt double %115, %139
  br i1 %140, label %141, label %142

141:                                              ; preds = %138
  store double %115, ptr %84, align 8, !tbaa !157
  br label %142

142:                                              ; preds = %141, %138
  br i1 %105, label %143, label %174

143:                                              ; preds = %142, %154
  %144 = phi i64 [ %158, %154 ], [ %103, %142 ]
  %145 = phi i64 [ %156, %154 ], [ %104, %142 ]
  %146 = getelementptr inbounds i64, ptr %11, i64 %145
  %147 = load i64, ptr %146, align 8, !tbaa !33
  %148 = mul nsw i64 %147, %2
  %149 = getelementptr double, ptr %7, i64 %148
  %150 = getelementptr double, ptr %149, i64 %109
  %151 = load double, ptr %150, align 8, !tbaa !32
  %152 = fdiv contract double %151, %115
  %153 = icmp ult i64 %102, %145
  br i1 %153, label %159, label %154

154:                                              ; preds = %159, %143
  %155 = getelementptr double, ptr %113, i64 %147
  store double %152, ptr %155, align 8, !tbaa !32
  %156 = add nuw nsw i64 %145, 1
  %157 = icmp slt i64 %156, %2
  %158 = add i64 %144, 1
  br i1 %157, label %143, label %174, !llvm.loop !227

159:                                              ; preds = %143, %159
  %160 = phi i64 [ %172, %159 ], [ %104, %143 ]
  %161 = getelementptr inbounds i64, ptr %11, i64 %160
  %162 = load i64, ptr %161, align 8, !tbaa !33
  %163 = mul nsw i64 %162, %2
  %164 = getelementptr double, ptr %7, i64 %163
  %165 = getelementptr double, ptr %164, i64 %109
  %166 = load double, ptr %165, align 8, !tbaa !32
  %167 = fmul contract double %152, %166
  %168 = getelementptr double, ptr %149, i64 %162
  %169 = load double, ptr %168, align 8, !tbaa !32
  %170 = fsub contract double %169, %167
  store double %170, ptr %168, align 8, !tbaa !32
  %171 = getelementptr double, ptr %164, i64 %147
  store double %170, ptr %171, align 8, !tbaa !32
  %172 = add i64 %160, 1
  %173 = icmp eq i64 %172, %144
  br i1 %173, label %154, label %159, !llvm.loop !228

174:                                              ; preds = %154, %142
  %175 = add nuw i64 %103, 1
  %176 = icmp eq i64 %104, %85
  br i1 %176, label %177, label %101

177:                                              ; preds = %174, %106, %80
  %178 = phi i64 [ %85, %80 ], [ %85, %174 ], [ %102, %106 ]
  %179 = sitofp i64 %178 to double
  %180 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  store double %179, ptr %180, align 8, !tbaa !229
  ret i64 %178
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #6 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %7 = load ptr, ptr %6, align 8, !tbaa !215
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %9 = load ptr, ptr %8, align 8, !tbaa !216
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %11 = load ptr, ptr %10, align 8, !tbaa !217
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
  br i1 %31, label %13, label %16, !llvm.loop !230

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
  br i1 %45, label %27, label %32, !llvm.loop !231

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
  br i1 %65, label %48, label %46, !llvm.loop !232

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
  br i1 %78, label %63, label %66, !llvm.loop !233

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
  br i1 %95, label %79, label %80, !llvm.loop !234
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
!5 = !{!6, !11, i64 448}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !10, i64 192, !10, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !10, i64 240, !10, i64 248, !10, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !10, i64 376, !11, i64 384, !11, i64 392, !11, i64 400, !11, i64 408, !11, i64 416, !11, i64 424, !11, i64 432, !11, i64 440, !11, i64 448}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !7, i64 0}
!13 = !{!6, !7, i64 8}
!14 = !{!6, !10, i64 368}
!15 = !{!6, !7, i64 120}
!16 = !{!6, !7, i64 16}
!17 = !{!6, !7, i64 104}
!18 = !{!6, !7, i64 136}
!19 = !{!6, !10, i64 272}
!20 = !{!6, !10, i64 264}
!21 = !{!6, !7, i64 144}
!22 = !{!6, !11, i64 384}
!23 = !{!6, !7, i64 48}
!24 = !{!6, !10, i64 280}
!25 = !{!6, !7, i64 72}
!26 = !{!6, !10, i64 192}
!27 = !{!6, !10, i64 200}
!28 = !{!6, !10, i64 288}
!29 = !{!6, !7, i64 80}
!30 = !{!6, !10, i64 208}
!31 = !{!6, !10, i64 216}
!32 = !{!11, !11, i64 0}
!33 = !{!7, !7, i64 0}
!34 = distinct !{!34, !35, !36}
!35 = !{!"llvm.loop.mustprogress"}
!36 = !{!"llvm.loop.unroll.disable"}
!37 = distinct !{!37, !35, !36}
!38 = !{!6, !7, i64 96}
!39 = !{!6, !10, i64 352}
!40 = !{!41}
!41 = distinct !{!41, !42, !"law_at: argument 0"}
!42 = distinct !{!42, !"law_at"}
!43 = !{!6, !7, i64 24}
!44 = !{!6, !10, i64 240}
!45 = distinct !{!45, !35, !36}
!46 = !{!6, !10, i64 248}
!47 = distinct !{!47, !35, !36}
!48 = distinct !{!48, !35, !36}
!49 = !{!6, !10, i64 296}
!50 = distinct !{!50, !35, !36}
!51 = distinct !{!51, !35, !36}
!52 = distinct !{!52, !35, !36}
!53 = !{!54}
!54 = distinct !{!54, !55, !"law_at: argument 0"}
!55 = distinct !{!55, !"law_at"}
!56 = !{!57}
!57 = distinct !{!57, !58, !"law_at: argument 0"}
!58 = distinct !{!58, !"law_at"}
!59 = distinct !{!59, !35, !36}
!60 = !{!6, !10, i64 344}
!61 = distinct !{!61, !35, !36}
!62 = distinct !{!62, !35, !36}
!63 = distinct !{!63, !35, !36}
!64 = !{!65}
!65 = distinct !{!65, !66, !"law_at: argument 0"}
!66 = distinct !{!66, !"law_at"}
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
!86 = distinct !{!86, !35, !36}
!87 = distinct !{!87, !35, !36}
!88 = distinct !{!88, !35, !36}
!89 = distinct !{!89, !35, !36}
!90 = !{!6, !11, i64 432}
!91 = !{!6, !10, i64 320}
!92 = !{!6, !10, i64 360}
!93 = distinct !{!93, !35, !36}
!94 = distinct !{!94, !35, !36}
!95 = distinct !{!95, !35, !36}
!96 = distinct !{!96, !35, !36}
!97 = !{!6, !7, i64 88}
!98 = !{!6, !10, i64 232}
!99 = distinct !{!99, !35, !36}
!100 = distinct !{!100, !35, !36}
!101 = !{!6, !7, i64 128}
!102 = !{!103}
!103 = distinct !{!103, !104, !"law_at: argument 0"}
!104 = distinct !{!104, !"law_at"}
!105 = !{!6, !10, i64 312}
!106 = distinct !{!106, !35, !36}
!107 = distinct !{!107, !35, !36}
!108 = distinct !{!108, !35, !36}
!109 = distinct !{!109, !35, !36}
!110 = distinct !{!110, !35, !36}
!111 = distinct !{!111, !35, !36}
!112 = !{!6, !10, i64 224}
!113 = distinct !{!113, !35, !36}
!114 = distinct !{!114, !35, !36}
!115 = distinct !{!115, !35, !36}
!116 = distinct !{!116, !35, !36}
!117 = distinct !{!117, !35, !36}
!118 = !{!6, !7, i64 56}
!119 = !{!6, !7, i64 64}
!120 = !{!6, !10, i64 328}
!121 = distinct !{!121, !35, !36}
!122 = !{!6, !7, i64 32}
!123 = !{!6, !10, i64 336}
!124 = distinct !{!124, !35, !36}
!125 = !{!6, !7, i64 152}
!126 = distinct !{!126, !35, !36}
!127 = distinct !{!127, !35, !36}
!128 = distinct !{!128, !35, !36}
!129 = distinct !{!129, !35, !36}
!130 = distinct !{!130, !35, !36}
!131 = !{!132}
!132 = distinct !{!132, !133, !"law_at: argument 0"}
!133 = distinct !{!133, !"law_at"}
!134 = distinct !{!134, !35, !36}
!135 = distinct !{!135, !35, !36}
!136 = distinct !{!136, !35, !36}
!137 = !{!6, !7, i64 112}
!138 = !{!6, !7, i64 160}
!139 = !{!6, !7, i64 168}
!140 = !{!141}
!141 = distinct !{!141, !142, !"law_at: argument 0"}
!142 = distinct !{!142, !"law_at"}
!143 = distinct !{!143, !35, !36}
!144 = distinct !{!144, !35, !36}
!145 = distinct !{!145, !35, !36}
!146 = !{!147, !11, i64 16}
!147 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96}
!148 = !{!147, !11, i64 0}
!149 = !{!147, !11, i64 32}
!150 = !{!147, !11, i64 40}
!151 = distinct !{!151, !35, !36}
!152 = distinct !{!152, !35, !36}
!153 = distinct !{!153, !35, !36}
!154 = !{!147, !7, i64 64}
!155 = !{!147, !11, i64 8}
!156 = !{!147, !7, i64 72}
!157 = !{!6, !11, i64 440}
!158 = distinct !{!158, !35, !36}
!159 = distinct !{!159, !35, !36}
!160 = distinct !{!160, !35, !36}
!161 = distinct !{!161, !35, !36}
!162 = distinct !{!162, !35, !36}
!163 = !{!147, !7, i64 88}
!164 = !{!147, !7, i64 48}
!165 = !{!147, !7, i64 56}
!166 = distinct !{!166, !35, !36}
!167 = distinct !{!167, !35, !36}
!168 = distinct !{!168, !35, !36}
!169 = distinct !{!169, !35, !36}
!170 = distinct !{!170, !35, !36}
!171 = distinct !{!171, !35, !36}
!172 = distinct !{!172, !35, !36}
!173 = !{!147, !11, i64 24}
!174 = distinct !{!174, !36}
!175 = !{!176}
!176 = distinct !{!176, !177, !"law_at: argument 0"}
!177 = distinct !{!177, !"law_at"}
!178 = distinct !{!178, !35, !36}
!179 = !{!147, !7, i64 80}
!180 = !{!147, !7, i64 96}
!181 = distinct !{!181, !35, !36}
!182 = distinct !{!182, !35, !36}
!183 = distinct !{!183, !35, !36}
!184 = distinct !{!184, !35, !36}
!185 = distinct !{!185, !35, !36}
!186 = distinct !{!186, !35, !36}
!187 = distinct !{!187, !35, !36}
!188 = distinct !{!188, !35, !36}
!189 = distinct !{!189, !35, !36}
!190 = distinct !{!190, !35, !36}
!191 = distinct !{!191, !35, !36}
!192 = distinct !{!192, !35, !36}
!193 = distinct !{!193, !35, !36}
!194 = distinct !{!194, !35, !36}
!195 = !{!196}
!196 = distinct !{!196, !197, !"law_at: argument 0"}
!197 = distinct !{!197, !"law_at"}
!198 = distinct !{!198, !36}
!199 = !{!6, !11, i64 416}
!200 = distinct !{!200, !35, !36}
!201 = distinct !{!201, !35, !36}
!202 = distinct !{!202, !35, !36}
!203 = distinct !{!203, !35, !36}
!204 = distinct !{!204, !35, !36}
!205 = distinct !{!205, !35, !36}
!206 = distinct !{!206, !35, !36}
!207 = distinct !{!207, !35, !36}
!208 = !{!6, !11, i64 424}
!209 = distinct !{!209, !35, !36}
!210 = distinct !{!210, !35, !36}
!211 = distinct !{!211, !35, !36}
!212 = distinct !{!212, !35, !36}
!213 = distinct !{!213, !35, !36}
!214 = distinct !{!214, !35, !36}
!215 = !{!6, !10, i64 304}
!216 = !{!6, !10, i64 376}
!217 = !{!6, !10, i64 256}
!218 = distinct !{!218, !35, !36}
!219 = distinct !{!219, !35, !36}
!220 = distinct !{!220, !35, !36}
!221 = distinct !{!221, !35, !36}
!222 = distinct !{!222, !35, !36}
!223 = distinct !{!223, !35, !36}
!224 = distinct !{!224, !35, !36}
!225 = !{!6, !11, i64 392}
!226 = !{!6, !11, i64 400}
!227 = distinct !{!227, !35, !36}
!228 = distinct !{!228, !35, !36}
!229 = !{!6, !11, i64 408}
!230 = distinct !{!230, !35, !36}
!231 = distinct !{!231, !35, !36}
!232 = distinct !{!232, !35, !36}
!233 = distinct !{!233, !35, !36}
!234 = distinct !{!234, !35, !36}
