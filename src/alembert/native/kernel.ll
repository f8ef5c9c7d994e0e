; sha256 of kernel.c and dormand_prince.h: 0013fc98b070b3f442f4170d283f363157b85343816774be4102d9dfefdc559b

%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double }
%struct.Clock = type { double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64 }

@DP_B = internal unnamed_addr constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@DP_C = internal unnamed_addr constant [16 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00, double 1.000000e+00, double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@DP_A = internal unnamed_addr constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16
@DP_E5 = internal unnamed_addr constant [13 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2, double 0.000000e+00], align 16
@DP_E3 = internal unnamed_addr constant [13 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED, double 0.000000e+00], align 16
@DP_D = internal unnamed_addr constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16

; Function Attrs: nounwind uwtable
define void @rates(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
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
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
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
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %15 = load i64, ptr %14, align 8, !tbaa !21
  %16 = inttoptr i64 %15 to ptr
  tail call void %9(ptr noundef %11, ptr noundef %13, ptr noundef %16) #8
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
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
  switch i64 %26, label %393 [
    i64 0, label %27
    i64 2, label %33
  ]

27:                                               ; preds = %4
  %28 = load ptr, ptr %10, align 8, !tbaa !19
  %29 = getelementptr inbounds double, ptr %28, i64 %23
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %31 = load i64, ptr %30, align 8, !tbaa !13
  %32 = shl i64 %31, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %29, i64 %32, i1 false)
  br label %1260

33:                                               ; preds = %4
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %35 = load i64, ptr %34, align 8, !tbaa !13
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %37 = load i64, ptr %36, align 8, !tbaa !16
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %39 = load ptr, ptr %38, align 8, !tbaa !14
  %40 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %41 = load i64, ptr %40, align 8, !tbaa !15
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = sub i64 0, %35
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  %45 = icmp sgt i64 %35, 0
  br i1 %45, label %46, label %55

46:                                               ; preds = %33
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %48 = load ptr, ptr %47, align 8, !tbaa !24
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %50 = load ptr, ptr %49, align 8, !tbaa !25
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %52 = load i64, ptr %50, align 8, !tbaa !26
  br label %70

53:                                               ; preds = %82, %70
  %54 = icmp eq i64 %76, %35
  br i1 %54, label %55, label %70, !llvm.loop !27

55:                                               ; preds = %53, %33
  %56 = load ptr, ptr %10, align 8, !tbaa !19
  %57 = getelementptr inbounds double, ptr %56, i64 %23
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %59 = load i64, ptr %58, align 8, !tbaa !30
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = getelementptr inbounds double, ptr %60, i64 %35
  %62 = icmp sgt i64 %59, 0
  br i1 %62, label %63, label %89

63:                                               ; preds = %55
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %65 = load ptr, ptr %64, align 8, !tbaa !24
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %67 = load ptr, ptr %66, align 8, !tbaa !31
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %69 = load ptr, ptr %68, align 8, !tbaa !32
  br label %100

70:                                               ; preds = %53, %46
  %71 = phi i64 [ %52, %46 ], [ %78, %53 ]
  %72 = phi i64 [ 0, %46 ], [ %76, %53 ]
  %73 = mul nsw i64 %72, %35
  %74 = getelementptr double, ptr %48, i64 %73
  %75 = getelementptr double, ptr %74, i64 %72
  store double 0.000000e+00, ptr %75, align 8, !tbaa !33
  %76 = add nuw nsw i64 %72, 1
  %77 = getelementptr inbounds i64, ptr %50, i64 %76
  %78 = load i64, ptr %77, align 8, !tbaa !26
  %79 = icmp slt i64 %71, %78
  br i1 %79, label %80, label %53

80:                                               ; preds = %70
  %81 = load ptr, ptr %51, align 8, !tbaa !34
  br label %82

82:                                               ; preds = %82, %80
  %83 = phi i64 [ %71, %80 ], [ %87, %82 ]
  %84 = getelementptr inbounds i64, ptr %81, i64 %83
  %85 = load i64, ptr %84, align 8, !tbaa !26
  %86 = getelementptr double, ptr %74, i64 %85
  store double 0.000000e+00, ptr %86, align 8, !tbaa !33
  %87 = add nsw i64 %83, 1
  %88 = icmp eq i64 %87, %78
  br i1 %88, label %53, label %82, !llvm.loop !35

89:                                               ; preds = %100, %55
  %90 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %91 = load i64, ptr %90, align 8, !tbaa !36
  %92 = icmp sgt i64 %91, 0
  br i1 %92, label %93, label %126

93:                                               ; preds = %89
  %94 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %95 = load ptr, ptr %94, align 8, !tbaa !37
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %97 = load ptr, ptr %96, align 8, !tbaa !38
  %98 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %99 = load ptr, ptr %98, align 8, !tbaa !39
  br label %113

100:                                              ; preds = %100, %63
  %101 = phi i64 [ 0, %63 ], [ %111, %100 ]
  %102 = getelementptr inbounds double, ptr %57, i64 %101
  %103 = load double, ptr %102, align 8, !tbaa !33
  %104 = getelementptr inbounds i64, ptr %67, i64 %101
  %105 = load i64, ptr %104, align 8, !tbaa !26
  %106 = mul nsw i64 %105, %35
  %107 = getelementptr inbounds i64, ptr %69, i64 %101
  %108 = load i64, ptr %107, align 8, !tbaa !26
  %109 = getelementptr double, ptr %65, i64 %106
  %110 = getelementptr double, ptr %109, i64 %108
  store double %103, ptr %110, align 8, !tbaa !33
  %111 = add nuw nsw i64 %101, 1
  %112 = icmp eq i64 %111, %59
  br i1 %112, label %89, label %100, !llvm.loop !40

113:                                              ; preds = %113, %93
  %114 = phi i64 [ 0, %93 ], [ %124, %113 ]
  %115 = getelementptr inbounds double, ptr %61, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !33
  %117 = getelementptr inbounds i64, ptr %97, i64 %114
  %118 = load i64, ptr %117, align 8, !tbaa !26
  %119 = mul nsw i64 %118, %35
  %120 = getelementptr inbounds i64, ptr %99, i64 %114
  %121 = load i64, ptr %120, align 8, !tbaa !26
  %122 = getelementptr double, ptr %95, i64 %119
  %123 = getelementptr double, ptr %122, i64 %121
  store double %116, ptr %123, align 8, !tbaa !33
  %124 = add nuw nsw i64 %114, 1
  %125 = icmp eq i64 %124, %91
  br i1 %125, label %126, label %113, !llvm.loop !41

126:                                              ; preds = %113, %89
  %127 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %128 = load ptr, ptr %127, align 8, !tbaa !24
  %129 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  store double 0.000000e+00, ptr %129, align 8, !tbaa !42
  br i1 %45, label %130, label %199

130:                                              ; preds = %126
  %131 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %132 = load ptr, ptr %131, align 8, !tbaa !25
  %133 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %134 = add nuw i64 %35, 1
  %135 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %136 = load i64, ptr %132, align 8, !tbaa !26
  br label %137

137:                                              ; preds = %195, %130
  %138 = phi i64 [ %136, %130 ], [ %146, %195 ]
  %139 = phi i64 [ 0, %130 ], [ %144, %195 ]
  %140 = mul nsw i64 %139, %35
  %141 = getelementptr double, ptr %128, i64 %140
  %142 = getelementptr double, ptr %141, i64 %139
  %143 = load double, ptr %142, align 8, !tbaa !33
  %144 = add nuw nsw i64 %139, 1
  %145 = getelementptr inbounds i64, ptr %132, i64 %144
  %146 = load i64, ptr %145, align 8, !tbaa !26
  %147 = icmp slt i64 %138, %146
  br i1 %147, label %148, label %150

148:                                              ; preds = %137
  %149 = load ptr, ptr %133, align 8, !tbaa !34
  br label %154

150:                                              ; preds = %169, %137
  %151 = phi double [ %143, %137 ], [ %176, %169 ]
  %152 = fmul contract double %143, 0x3D06849B86A12B9B
  %153 = fcmp contract ogt double %151, %152
  br i1 %153, label %195, label %192

154:                                              ; preds = %169, %148
  %155 = phi i64 [ %138, %148 ], [ %177, %169 ]
  %156 = phi double [ %143, %148 ], [ %176, %169 ]
  %157 = getelementptr inbounds i64, ptr %149, i64 %155
  %158 = load i64, ptr %157, align 8, !tbaa !26
  %159 = getelementptr double, ptr %141, i64 %158
  %160 = load double, ptr %159, align 8, !tbaa !33
  %161 = getelementptr inbounds i64, ptr %132, i64 %158
  %162 = load i64, ptr %161, align 8, !tbaa !26
  %163 = getelementptr i64, ptr %161, i64 1
  %164 = load i64, ptr %163, align 8, !tbaa !26
  %165 = icmp slt i64 %162, %164
  br i1 %165, label %166, label %169

166:                                              ; preds = %154
  %167 = mul nsw i64 %158, %35
  %168 = getelementptr double, ptr %128, i64 %167
  br label %179

169:                                              ; preds = %179, %154
  %170 = phi double [ %160, %154 ], [ %189, %179 ]
  %171 = mul i64 %158, %134
  %172 = getelementptr inbounds double, ptr %128, i64 %171
  %173 = load double, ptr %172, align 8, !tbaa !33
  %174 = fdiv contract double %170, %173
  store double %174, ptr %159, align 8, !tbaa !33
  %175 = fmul contract double %174, %174
  %176 = fsub contract double %156, %175
  %177 = add nsw i64 %155, 1
  %178 = icmp eq i64 %177, %146
  br i1 %178, label %150, label %154, !llvm.loop !43

179:                                              ; preds = %179, %166
  %180 = phi i64 [ %162, %166 ], [ %190, %179 ]
  %181 = phi double [ %160, %166 ], [ %189, %179 ]
  %182 = getelementptr inbounds i64, ptr %149, i64 %180
  %183 = load i64, ptr %182, align 8, !tbaa !26
  %184 = getelementptr double, ptr %141, i64 %183
  %185 = load double, ptr %184, align 8, !tbaa !33
  %186 = getelementptr double, ptr %168, i64 %183
  %187 = load double, ptr %186, align 8, !tbaa !33
  %188 = fmul contract double %185, %187
  %189 = fsub contract double %181, %188
  %190 = add nsw i64 %180, 1
  %191 = icmp eq i64 %190, %164
  br i1 %191, label %169, label %179, !llvm.loop !44

192:                                              ; preds = %150
  store double 1.000000e+00, ptr %135, align 8, !tbaa !45
  %193 = fcmp contract ogt double %143, 0.000000e+00
  %194 = select contract i1 %193, double %143, double 1.000000e+00
  br label %195

195:                                              ; preds = %192, %150
  %196 = phi double [ %151, %150 ], [ %194, %192 ]
  %197 = tail call contract double @llvm.sqrt.f64(double %196)
  store double %197, ptr %142, align 8, !tbaa !33
  %198 = icmp eq i64 %144, %35
  br i1 %198, label %199, label %137, !llvm.loop !46

199:                                              ; preds = %195, %126
  %200 = shl i64 %35, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %44, ptr align 8 %60, i64 %200, i1 false)
  %201 = load i64, ptr %34, align 8, !tbaa !13
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %243

203:                                              ; preds = %199
  %204 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %205 = load ptr, ptr %204, align 8, !tbaa !25
  %206 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %207 = load ptr, ptr %127, align 8, !tbaa !24
  %208 = add nuw i64 %201, 1
  %209 = load i64, ptr %205, align 8, !tbaa !26
  br label %210

210:                                              ; preds = %223, %203
  %211 = phi i64 [ %209, %203 ], [ %217, %223 ]
  %212 = phi i64 [ 0, %203 ], [ %215, %223 ]
  %213 = getelementptr inbounds double, ptr %44, i64 %212
  %214 = load double, ptr %213, align 8, !tbaa !33
  %215 = add nuw nsw i64 %212, 1
  %216 = getelementptr inbounds i64, ptr %205, i64 %215
  %217 = load i64, ptr %216, align 8, !tbaa !26
  %218 = icmp slt i64 %211, %217
  br i1 %218, label %219, label %223

219:                                              ; preds = %210
  %220 = mul nsw i64 %212, %201
  %221 = load ptr, ptr %206, align 8, !tbaa !34
  %222 = getelementptr double, ptr %207, i64 %220
  br label %230

223:                                              ; preds = %230, %210
  %224 = phi double [ %214, %210 ], [ %240, %230 ]
  %225 = mul i64 %212, %208
  %226 = getelementptr inbounds double, ptr %207, i64 %225
  %227 = load double, ptr %226, align 8, !tbaa !33
  %228 = fdiv contract double %224, %227
  store double %228, ptr %213, align 8, !tbaa !33
  %229 = icmp eq i64 %215, %201
  br i1 %229, label %243, label %210, !llvm.loop !47

230:                                              ; preds = %230, %219
  %231 = phi i64 [ %211, %219 ], [ %241, %230 ]
  %232 = phi double [ %214, %219 ], [ %240, %230 ]
  %233 = getelementptr inbounds i64, ptr %221, i64 %231
  %234 = load i64, ptr %233, align 8, !tbaa !26
  %235 = getelementptr double, ptr %222, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !33
  %237 = getelementptr inbounds double, ptr %44, i64 %234
  %238 = load double, ptr %237, align 8, !tbaa !33
  %239 = fmul contract double %236, %238
  %240 = fsub contract double %232, %239
  %241 = add nsw i64 %231, 1
  %242 = icmp eq i64 %241, %217
  br i1 %242, label %223, label %230, !llvm.loop !48

243:                                              ; preds = %223, %199
  %244 = icmp eq i64 %37, 0
  br i1 %244, label %339, label %245

245:                                              ; preds = %243
  tail call fastcc void @sparse_gram(ptr noundef %0, double noundef %1)
  %246 = icmp sgt i64 %37, 0
  br i1 %246, label %250, label %247

247:                                              ; preds = %245
  %248 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %249 = load ptr, ptr %248, align 8, !tbaa !49
  br label %267

250:                                              ; preds = %245
  %251 = load ptr, ptr %10, align 8, !tbaa !19
  %252 = load i64, ptr %0, align 8, !tbaa !12
  %253 = getelementptr inbounds double, ptr %251, i64 %252
  %254 = load i64, ptr %58, align 8, !tbaa !30
  %255 = getelementptr inbounds double, ptr %253, i64 %254
  %256 = load i64, ptr %34, align 8, !tbaa !13
  %257 = getelementptr inbounds double, ptr %255, i64 %256
  %258 = load i64, ptr %90, align 8, !tbaa !36
  %259 = getelementptr inbounds double, ptr %257, i64 %258
  %260 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %261 = load ptr, ptr %260, align 8, !tbaa !50
  %262 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %263 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %264 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %265 = load ptr, ptr %264, align 8, !tbaa !49
  %266 = load i64, ptr %261, align 8, !tbaa !26
  br label %308

267:                                              ; preds = %322, %247
  %268 = phi ptr [ %249, %247 ], [ %265, %322 ]
  %269 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  tail call fastcc void @sparse_solve_gram(ptr noundef %0, ptr noundef %268)
  %270 = load ptr, ptr %269, align 8, !tbaa !49
  %271 = load i64, ptr %36, align 8, !tbaa !16
  %272 = icmp sgt i64 %271, 0
  br i1 %272, label %273, label %339

273:                                              ; preds = %267
  %274 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %275 = load ptr, ptr %274, align 8, !tbaa !50
  %276 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %277 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %278 = load i64, ptr %275, align 8, !tbaa !26
  br label %281

279:                                              ; preds = %295, %281
  %280 = icmp eq i64 %284, %271
  br i1 %280, label %339, label %281, !llvm.loop !51

281:                                              ; preds = %279, %273
  %282 = phi i64 [ %278, %273 ], [ %286, %279 ]
  %283 = phi i64 [ 0, %273 ], [ %284, %279 ]
  %284 = add nuw nsw i64 %283, 1
  %285 = getelementptr inbounds i64, ptr %275, i64 %284
  %286 = load i64, ptr %285, align 8, !tbaa !26
  %287 = icmp slt i64 %282, %286
  br i1 %287, label %288, label %279

288:                                              ; preds = %281
  %289 = load ptr, ptr %276, align 8, !tbaa !52
  %290 = load i64, ptr %34, align 8, !tbaa !13
  %291 = mul nsw i64 %290, %283
  %292 = load ptr, ptr %277, align 8, !tbaa !53
  %293 = getelementptr double, ptr %289, i64 %291
  %294 = getelementptr inbounds double, ptr %270, i64 %283
  br label %295

295:                                              ; preds = %295, %288
  %296 = phi i64 [ %282, %288 ], [ %306, %295 ]
  %297 = getelementptr inbounds i64, ptr %292, i64 %296
  %298 = load i64, ptr %297, align 8, !tbaa !26
  %299 = getelementptr double, ptr %293, i64 %298
  %300 = load double, ptr %299, align 8, !tbaa !33
  %301 = load double, ptr %294, align 8, !tbaa !33
  %302 = fmul contract double %300, %301
  %303 = getelementptr inbounds double, ptr %44, i64 %298
  %304 = load double, ptr %303, align 8, !tbaa !33
  %305 = fadd contract double %304, %302
  store double %305, ptr %303, align 8, !tbaa !33
  %306 = add nsw i64 %296, 1
  %307 = icmp eq i64 %306, %286
  br i1 %307, label %279, label %295, !llvm.loop !54

308:                                              ; preds = %322, %250
  %309 = phi i64 [ %266, %250 ], [ %315, %322 ]
  %310 = phi i64 [ 0, %250 ], [ %313, %322 ]
  %311 = getelementptr inbounds double, ptr %259, i64 %310
  %312 = load double, ptr %311, align 8, !tbaa !33
  %313 = add nuw nsw i64 %310, 1
  %314 = getelementptr inbounds i64, ptr %261, i64 %313
  %315 = load i64, ptr %314, align 8, !tbaa !26
  %316 = icmp slt i64 %309, %315
  br i1 %316, label %317, label %322

317:                                              ; preds = %308
  %318 = load ptr, ptr %262, align 8, !tbaa !52
  %319 = mul nsw i64 %310, %35
  %320 = load ptr, ptr %263, align 8, !tbaa !53
  %321 = getelementptr double, ptr %318, i64 %319
  br label %326

322:                                              ; preds = %326, %308
  %323 = phi double [ %312, %308 ], [ %336, %326 ]
  %324 = getelementptr inbounds double, ptr %265, i64 %310
  store double %323, ptr %324, align 8, !tbaa !33
  %325 = icmp eq i64 %313, %37
  br i1 %325, label %267, label %308, !llvm.loop !55

326:                                              ; preds = %326, %317
  %327 = phi i64 [ %309, %317 ], [ %337, %326 ]
  %328 = phi double [ %312, %317 ], [ %336, %326 ]
  %329 = getelementptr inbounds i64, ptr %320, i64 %327
  %330 = load i64, ptr %329, align 8, !tbaa !26
  %331 = getelementptr double, ptr %321, i64 %330
  %332 = load double, ptr %331, align 8, !tbaa !33
  %333 = getelementptr inbounds double, ptr %44, i64 %330
  %334 = load double, ptr %333, align 8, !tbaa !33
  %335 = fmul contract double %332, %334
  %336 = fsub contract double %328, %335
  %337 = add nsw i64 %327, 1
  %338 = icmp eq i64 %337, %315
  br i1 %338, label %322, label %326, !llvm.loop !56

339:                                              ; preds = %279, %267, %243
  %340 = load i64, ptr %34, align 8, !tbaa !13
  %341 = icmp sgt i64 %340, 0
  br i1 %341, label %342, label %380

342:                                              ; preds = %339
  %343 = load ptr, ptr %127, align 8, !tbaa !24
  %344 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %345 = load ptr, ptr %344, align 8, !tbaa !25
  %346 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %347 = getelementptr inbounds i64, ptr %345, i64 %340
  %348 = load i64, ptr %347, align 8, !tbaa !26
  br label %351

349:                                              ; preds = %367, %351
  %350 = icmp sgt i64 %353, 1
  br i1 %350, label %351, label %380, !llvm.loop !57

351:                                              ; preds = %349, %342
  %352 = phi i64 [ %348, %342 ], [ %363, %349 ]
  %353 = phi i64 [ %340, %342 ], [ %354, %349 ]
  %354 = add nsw i64 %353, -1
  %355 = mul nsw i64 %354, %340
  %356 = getelementptr double, ptr %343, i64 %355
  %357 = getelementptr double, ptr %356, i64 %354
  %358 = load double, ptr %357, align 8, !tbaa !33
  %359 = getelementptr inbounds double, ptr %44, i64 %354
  %360 = load double, ptr %359, align 8, !tbaa !33
  %361 = fdiv contract double %360, %358
  store double %361, ptr %359, align 8, !tbaa !33
  %362 = getelementptr inbounds i64, ptr %345, i64 %354
  %363 = load i64, ptr %362, align 8, !tbaa !26
  %364 = icmp slt i64 %363, %352
  br i1 %364, label %365, label %349

365:                                              ; preds = %351
  %366 = load ptr, ptr %346, align 8, !tbaa !34
  br label %367

367:                                              ; preds = %367, %365
  %368 = phi i64 [ %363, %365 ], [ %378, %367 ]
  %369 = getelementptr inbounds i64, ptr %366, i64 %368
  %370 = load i64, ptr %369, align 8, !tbaa !26
  %371 = getelementptr double, ptr %356, i64 %370
  %372 = load double, ptr %371, align 8, !tbaa !33
  %373 = load double, ptr %359, align 8, !tbaa !33
  %374 = fmul contract double %372, %373
  %375 = getelementptr inbounds double, ptr %44, i64 %370
  %376 = load double, ptr %375, align 8, !tbaa !33
  %377 = fsub contract double %376, %374
  store double %377, ptr %375, align 8, !tbaa !33
  %378 = add nsw i64 %368, 1
  %379 = icmp eq i64 %378, %352
  br i1 %379, label %349, label %367, !llvm.loop !58

380:                                              ; preds = %349, %339
  br i1 %45, label %381, label %1260

381:                                              ; preds = %380
  %382 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %383 = load ptr, ptr %382, align 8, !tbaa !59
  br label %384

384:                                              ; preds = %384, %381
  %385 = phi i64 [ 0, %381 ], [ %391, %384 ]
  %386 = getelementptr inbounds double, ptr %44, i64 %385
  %387 = load double, ptr %386, align 8, !tbaa !33
  %388 = getelementptr inbounds i64, ptr %383, i64 %385
  %389 = load i64, ptr %388, align 8, !tbaa !26
  %390 = getelementptr inbounds double, ptr %24, i64 %389
  store double %387, ptr %390, align 8, !tbaa !33
  %391 = add nuw nsw i64 %385, 1
  %392 = icmp eq i64 %391, %35
  br i1 %392, label %1260, label %384, !llvm.loop !60

393:                                              ; preds = %4
  %394 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %395 = load i64, ptr %394, align 8, !tbaa !13
  %396 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %397 = load ptr, ptr %396, align 8, !tbaa !24
  %398 = shl i64 %395, 3
  %399 = mul i64 %398, %395
  tail call void @llvm.memset.p0.i64(ptr align 8 %397, i8 0, i64 %399, i1 false)
  %400 = load ptr, ptr %10, align 8, !tbaa !19
  %401 = load i64, ptr %0, align 8, !tbaa !12
  %402 = getelementptr inbounds double, ptr %400, i64 %401
  %403 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %404 = load i64, ptr %403, align 8, !tbaa !30
  %405 = icmp sgt i64 %404, 0
  br i1 %405, label %406, label %412

406:                                              ; preds = %393
  %407 = load ptr, ptr %396, align 8, !tbaa !24
  %408 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %409 = load ptr, ptr %408, align 8, !tbaa !31
  %410 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %411 = load ptr, ptr %410, align 8, !tbaa !32
  br label %433

412:                                              ; preds = %433, %393
  %413 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %414 = load ptr, ptr %413, align 8, !tbaa !37
  %415 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %416 = load i64, ptr %415, align 8, !tbaa !16
  %417 = mul i64 %416, %398
  tail call void @llvm.memset.p0.i64(ptr align 8 %414, i8 0, i64 %417, i1 false)
  %418 = load ptr, ptr %10, align 8, !tbaa !19
  %419 = load i64, ptr %0, align 8, !tbaa !12
  %420 = getelementptr inbounds double, ptr %418, i64 %419
  %421 = load i64, ptr %403, align 8, !tbaa !30
  %422 = getelementptr inbounds double, ptr %420, i64 %421
  %423 = getelementptr inbounds double, ptr %422, i64 %395
  %424 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %425 = load i64, ptr %424, align 8, !tbaa !36
  %426 = icmp sgt i64 %425, 0
  br i1 %426, label %427, label %462

427:                                              ; preds = %412
  %428 = load ptr, ptr %413, align 8, !tbaa !37
  %429 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %430 = load ptr, ptr %429, align 8, !tbaa !38
  %431 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %432 = load ptr, ptr %431, align 8, !tbaa !39
  br label %449

433:                                              ; preds = %433, %406
  %434 = phi i64 [ 0, %406 ], [ %447, %433 ]
  %435 = getelementptr inbounds double, ptr %402, i64 %434
  %436 = load double, ptr %435, align 8, !tbaa !33
  %437 = getelementptr inbounds i64, ptr %409, i64 %434
  %438 = load i64, ptr %437, align 8, !tbaa !26
  %439 = mul nsw i64 %438, %395
  %440 = getelementptr inbounds i64, ptr %411, i64 %434
  %441 = load i64, ptr %440, align 8, !tbaa !26
  %442 = getelementptr double, ptr %407, i64 %439
  %443 = getelementptr double, ptr %442, i64 %441
  store double %436, ptr %443, align 8, !tbaa !33
  %444 = mul nsw i64 %441, %395
  %445 = getelementptr double, ptr %407, i64 %444
  %446 = getelementptr double, ptr %445, i64 %438
  store double %436, ptr %446, align 8, !tbaa !33
  %447 = add nuw nsw i64 %434, 1
  %448 = icmp eq i64 %447, %404
  br i1 %448, label %412, label %433, !llvm.loop !61

449:                                              ; preds = %449, %427
  %450 = phi i64 [ 0, %427 ], [ %460, %449 ]
  %451 = getelementptr inbounds double, ptr %423, i64 %450
  %452 = load double, ptr %451, align 8, !tbaa !33
  %453 = getelementptr inbounds i64, ptr %430, i64 %450
  %454 = load i64, ptr %453, align 8, !tbaa !26
  %455 = mul nsw i64 %454, %395
  %456 = getelementptr inbounds i64, ptr %432, i64 %450
  %457 = load i64, ptr %456, align 8, !tbaa !26
  %458 = getelementptr double, ptr %428, i64 %455
  %459 = getelementptr double, ptr %458, i64 %457
  store double %452, ptr %459, align 8, !tbaa !33
  %460 = add nuw nsw i64 %450, 1
  %461 = icmp eq i64 %460, %425
  br i1 %461, label %462, label %449, !llvm.loop !62

462:                                              ; preds = %449, %412
  %463 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %464 = load i64, ptr %463, align 8, !tbaa !63
  %465 = icmp eq i64 %464, 0
  br i1 %465, label %1233, label %466

466:                                              ; preds = %462
  %467 = load i64, ptr %394, align 8, !tbaa !13
  %468 = load i64, ptr %415, align 8, !tbaa !16
  %469 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %470 = load i64, ptr %469, align 8, !tbaa !17
  %471 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %472 = load ptr, ptr %471, align 8, !tbaa !14
  %473 = getelementptr inbounds double, ptr %472, i64 %468
  %474 = getelementptr inbounds double, ptr %473, i64 %470
  %475 = add i64 %464, 1
  %476 = mul nsw i64 %467, %475
  %477 = getelementptr inbounds double, ptr %474, i64 %476
  %478 = add i64 %470, %468
  %479 = mul nsw i64 %478, %475
  %480 = getelementptr inbounds double, ptr %477, i64 %479
  %481 = mul nsw i64 %470, %475
  %482 = getelementptr inbounds double, ptr %480, i64 %481
  %483 = mul nsw i64 %464, 3
  %484 = getelementptr inbounds double, ptr %482, i64 %483
  %485 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %486 = load ptr, ptr %485, align 8, !tbaa !64
  %487 = mul nsw i64 %483, %464
  %488 = getelementptr inbounds double, ptr %484, i64 %487
  %489 = mul nsw i64 %464, %464
  %490 = getelementptr inbounds double, ptr %488, i64 %489
  %491 = getelementptr inbounds double, ptr %422, i64 %467
  %492 = getelementptr inbounds double, ptr %491, i64 %425
  %493 = shl i64 %468, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %472, ptr align 8 %492, i64 %493, i1 false)
  %494 = icmp sgt i64 %464, 0
  br i1 %494, label %495, label %500

495:                                              ; preds = %466
  %496 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %497 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %498 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %499 = shl i64 %467, 3
  br label %503

500:                                              ; preds = %567, %466
  %501 = phi i64 [ %468, %466 ], [ %568, %567 ]
  tail call fastcc void @factorize(ptr noundef nonnull %0, i64 noundef %501)
  %502 = icmp eq i64 %501, 0
  br i1 %502, label %573, label %571

503:                                              ; preds = %567, %495
  %504 = phi i64 [ %468, %495 ], [ %568, %567 ]
  %505 = phi i64 [ 0, %495 ], [ %569, %567 ]
  %506 = load ptr, ptr %10, align 8, !tbaa !19, !noalias !65
  %507 = load i64, ptr %0, align 8, !tbaa !12, !noalias !65
  %508 = getelementptr inbounds double, ptr %506, i64 %507
  %509 = load i64, ptr %403, align 8, !tbaa !30, !noalias !65
  %510 = getelementptr inbounds double, ptr %508, i64 %509
  %511 = load i64, ptr %394, align 8, !tbaa !13, !noalias !65
  %512 = getelementptr inbounds double, ptr %510, i64 %511
  %513 = load i64, ptr %424, align 8, !tbaa !36, !noalias !65
  %514 = getelementptr inbounds double, ptr %512, i64 %513
  %515 = load i64, ptr %415, align 8, !tbaa !16, !noalias !65
  %516 = getelementptr inbounds double, ptr %514, i64 %515
  %517 = load i64, ptr %496, align 8, !tbaa !68, !noalias !65
  %518 = getelementptr inbounds double, ptr %516, i64 %517
  %519 = getelementptr inbounds double, ptr %518, i64 %515
  %520 = icmp eq i64 %505, 0
  %521 = load ptr, ptr %497, align 8, !tbaa !69, !noalias !65
  br i1 %520, label %539, label %522

522:                                              ; preds = %503
  %523 = add i64 %511, 2
  %524 = add nsw i64 %515, %511
  %525 = load i64, ptr %469, align 8, !tbaa !17, !noalias !65
  %526 = add nsw i64 %524, %525
  %527 = mul i64 %526, 3
  %528 = add i64 %527, 4
  br label %529

529:                                              ; preds = %529, %522
  %530 = phi ptr [ %519, %522 ], [ %536, %529 ]
  %531 = phi i64 [ 0, %522 ], [ %537, %529 ]
  %532 = getelementptr inbounds i64, ptr %521, i64 %531
  %533 = load i64, ptr %532, align 8, !tbaa !26, !noalias !65
  %534 = mul i64 %533, %523
  %535 = add i64 %528, %534
  %536 = getelementptr inbounds double, ptr %530, i64 %535
  %537 = add nuw nsw i64 %531, 1
  %538 = icmp eq i64 %537, %505
  br i1 %538, label %539, label %529, !llvm.loop !70

539:                                              ; preds = %529, %503
  %540 = phi ptr [ %519, %503 ], [ %536, %529 ]
  %541 = getelementptr inbounds i64, ptr %521, i64 %505
  %542 = load i64, ptr %541, align 8, !tbaa !26, !noalias !65
  %543 = getelementptr inbounds double, ptr %540, i64 %542
  %544 = mul nsw i64 %542, %511
  %545 = getelementptr inbounds double, ptr %543, i64 %544
  %546 = load ptr, ptr %498, align 8, !tbaa !71
  %547 = getelementptr inbounds i64, ptr %546, i64 %505
  %548 = load i64, ptr %547, align 8, !tbaa !26
  %549 = icmp eq i64 %548, 0
  %550 = icmp sgt i64 %542, 0
  %551 = select i1 %549, i1 %550, i1 false
  br i1 %551, label %552, label %567

552:                                              ; preds = %539, %552
  %553 = phi i64 [ %565, %552 ], [ %504, %539 ]
  %554 = phi i64 [ %564, %552 ], [ 0, %539 ]
  %555 = load ptr, ptr %413, align 8, !tbaa !37
  %556 = mul nsw i64 %553, %467
  %557 = getelementptr inbounds double, ptr %555, i64 %556
  %558 = mul nsw i64 %554, %467
  %559 = getelementptr inbounds double, ptr %543, i64 %558
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %557, ptr nonnull align 8 %559, i64 %499, i1 false)
  %560 = getelementptr inbounds double, ptr %545, i64 %554
  %561 = load double, ptr %560, align 8, !tbaa !33
  %562 = fneg contract double %561
  %563 = getelementptr inbounds double, ptr %472, i64 %553
  store double %562, ptr %563, align 8, !tbaa !33
  %564 = add nuw nsw i64 %554, 1
  %565 = add nsw i64 %553, 1
  %566 = icmp eq i64 %564, %542
  br i1 %566, label %567, label %552, !llvm.loop !72

567:                                              ; preds = %552, %539
  %568 = phi i64 [ %504, %539 ], [ %565, %552 ]
  %569 = add nuw nsw i64 %505, 1
  %570 = icmp eq i64 %569, %464
  br i1 %570, label %500, label %503, !llvm.loop !73

571:                                              ; preds = %500
  %572 = tail call fastcc i64 @gram(ptr noundef nonnull %0, ptr noundef null, i64 noundef %501, double noundef %1)
  br label %573

573:                                              ; preds = %571, %500
  %574 = phi i64 [ %572, %571 ], [ 0, %500 ]
  %575 = icmp slt i64 %464, 0
  br i1 %575, label %782, label %576

576:                                              ; preds = %573
  %577 = shl i64 %467, 3
  %578 = shl i64 %478, 3
  %579 = shl i64 %470, 3
  %580 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %581 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %582 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %583 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %584 = icmp sgt i64 %467, 0
  %585 = shl i64 %501, 3
  br label %615

586:                                              ; preds = %779
  br i1 %494, label %587, label %782

587:                                              ; preds = %586
  %588 = load ptr, ptr %10, align 8, !tbaa !19, !noalias !74
  %589 = load i64, ptr %0, align 8, !tbaa !12, !noalias !74
  %590 = getelementptr inbounds double, ptr %588, i64 %589
  %591 = load i64, ptr %403, align 8, !tbaa !30, !noalias !74
  %592 = getelementptr inbounds double, ptr %590, i64 %591
  %593 = load i64, ptr %394, align 8, !tbaa !13
  %594 = getelementptr inbounds double, ptr %592, i64 %593
  %595 = load i64, ptr %424, align 8, !tbaa !36, !noalias !74
  %596 = getelementptr inbounds double, ptr %594, i64 %595
  %597 = load i64, ptr %415, align 8, !tbaa !16
  %598 = getelementptr inbounds double, ptr %596, i64 %597
  %599 = load i64, ptr %581, align 8, !tbaa !68, !noalias !74
  %600 = getelementptr inbounds double, ptr %598, i64 %599
  %601 = getelementptr inbounds double, ptr %600, i64 %597
  %602 = load ptr, ptr %582, align 8, !tbaa !69, !noalias !74
  %603 = add i64 %593, 2
  %604 = add nsw i64 %597, %593
  %605 = mul nsw i64 %593, 3
  %606 = mul nsw i64 %597, 3
  %607 = icmp sgt i64 %593, 0
  %608 = icmp sgt i64 %597, 0
  %609 = load i64, ptr %469, align 8, !tbaa !17
  %610 = icmp sgt i64 %609, 0
  %611 = mul nsw i64 %609, 3
  %612 = add nsw i64 %604, %609
  %613 = mul i64 %612, 3
  %614 = add i64 %613, 4
  br label %788

615:                                              ; preds = %779, %576
  %616 = phi i64 [ 0, %576 ], [ %780, %779 ]
  %617 = mul nsw i64 %616, %467
  %618 = getelementptr inbounds double, ptr %474, i64 %617
  %619 = mul nsw i64 %616, %478
  %620 = getelementptr inbounds double, ptr %477, i64 %619
  %621 = mul nsw i64 %616, %470
  %622 = getelementptr inbounds double, ptr %480, i64 %621
  tail call void @llvm.memset.p0.i64(ptr align 8 %618, i8 0, i64 %577, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %620, i8 0, i64 %578, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %622, i8 0, i64 %579, i1 false)
  %623 = icmp eq i64 %616, 0
  br i1 %623, label %624, label %630

624:                                              ; preds = %615
  %625 = load ptr, ptr %10, align 8, !tbaa !19
  %626 = load i64, ptr %0, align 8, !tbaa !12
  %627 = getelementptr inbounds double, ptr %625, i64 %626
  %628 = load i64, ptr %403, align 8, !tbaa !30
  %629 = getelementptr inbounds double, ptr %627, i64 %628
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %618, ptr align 8 %629, i64 %577, i1 false)
  br label %740

630:                                              ; preds = %615
  %631 = load ptr, ptr %580, align 8, !tbaa !71
  %632 = add nsw i64 %616, -1
  %633 = getelementptr inbounds i64, ptr %631, i64 %632
  %634 = load i64, ptr %633, align 8, !tbaa !26
  %635 = icmp eq i64 %634, 1
  br i1 %635, label %636, label %779

636:                                              ; preds = %630
  %637 = load ptr, ptr %10, align 8, !tbaa !19, !noalias !77
  %638 = load i64, ptr %0, align 8, !tbaa !12, !noalias !77
  %639 = getelementptr inbounds double, ptr %637, i64 %638
  %640 = load i64, ptr %403, align 8, !tbaa !30, !noalias !77
  %641 = getelementptr inbounds double, ptr %639, i64 %640
  %642 = load i64, ptr %394, align 8, !tbaa !13, !noalias !77
  %643 = getelementptr inbounds double, ptr %641, i64 %642
  %644 = load i64, ptr %424, align 8, !tbaa !36, !noalias !77
  %645 = getelementptr inbounds double, ptr %643, i64 %644
  %646 = load i64, ptr %415, align 8, !tbaa !16, !noalias !77
  %647 = getelementptr inbounds double, ptr %645, i64 %646
  %648 = load i64, ptr %581, align 8, !tbaa !68, !noalias !77
  %649 = getelementptr inbounds double, ptr %647, i64 %648
  %650 = getelementptr inbounds double, ptr %649, i64 %646
  %651 = icmp eq i64 %616, 1
  %652 = load ptr, ptr %582, align 8, !tbaa !69, !noalias !77
  br i1 %651, label %672, label %653

653:                                              ; preds = %636
  %654 = add i64 %642, 2
  %655 = add nsw i64 %646, %642
  %656 = load i64, ptr %469, align 8, !tbaa !17, !noalias !77
  %657 = add nsw i64 %655, %656
  %658 = mul i64 %657, 3
  %659 = add i64 %658, 4
  br label %660

660:                                              ; preds = %660, %653
  %661 = phi ptr [ %650, %653 ], [ %668, %660 ]
  %662 = phi i64 [ 0, %653 ], [ %669, %660 ]
  %663 = phi i64 [ 0, %653 ], [ %670, %660 ]
  %664 = getelementptr inbounds i64, ptr %652, i64 %663
  %665 = load i64, ptr %664, align 8, !tbaa !26, !noalias !77
  %666 = mul i64 %665, %654
  %667 = add i64 %659, %666
  %668 = getelementptr inbounds double, ptr %661, i64 %667
  %669 = add nsw i64 %665, %662
  %670 = add nuw nsw i64 %663, 1
  %671 = icmp eq i64 %670, %632
  br i1 %671, label %672, label %660, !llvm.loop !70

672:                                              ; preds = %660, %636
  %673 = phi i64 [ 0, %636 ], [ %669, %660 ]
  %674 = phi ptr [ %650, %636 ], [ %668, %660 ]
  %675 = getelementptr inbounds i64, ptr %652, i64 %632
  %676 = load i64, ptr %675, align 8, !tbaa !26, !noalias !77
  %677 = getelementptr inbounds double, ptr %674, i64 %676
  %678 = mul nsw i64 %676, %642
  %679 = getelementptr inbounds double, ptr %677, i64 %678
  %680 = getelementptr inbounds double, ptr %679, i64 %676
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #8
  %681 = icmp sgt i64 %676, 0
  br i1 %681, label %687, label %739

682:                                              ; preds = %687
  %683 = tail call contract double @llvm.sqrt.f64(double %693)
  %684 = icmp eq i64 %676, 1
  %685 = fcmp contract olt double %683, 1.000000e-09
  %686 = select i1 %684, i1 true, i1 %685
  br label %696

687:                                              ; preds = %672, %687
  %688 = phi i64 [ %694, %687 ], [ 0, %672 ]
  %689 = phi double [ %693, %687 ], [ 0.000000e+00, %672 ]
  %690 = getelementptr inbounds double, ptr %674, i64 %688
  %691 = load double, ptr %690, align 8, !tbaa !33
  %692 = fmul contract double %691, %691
  %693 = fadd contract double %689, %692
  %694 = add nuw nsw i64 %688, 1
  %695 = icmp eq i64 %694, %676
  br i1 %695, label %682, label %687, !llvm.loop !80

696:                                              ; preds = %707, %682
  %697 = phi i64 [ 0, %682 ], [ %710, %707 ]
  br i1 %686, label %698, label %703

698:                                              ; preds = %696
  %699 = load ptr, ptr %583, align 8, !tbaa !81
  %700 = getelementptr double, ptr %699, i64 %673
  %701 = getelementptr double, ptr %700, i64 %697
  %702 = load double, ptr %701, align 8, !tbaa !33
  br label %707

703:                                              ; preds = %696
  %704 = getelementptr inbounds double, ptr %674, i64 %697
  %705 = load double, ptr %704, align 8, !tbaa !33
  %706 = fdiv contract double %705, %683
  br label %707

707:                                              ; preds = %703, %698
  %708 = phi contract double [ %702, %698 ], [ %706, %703 ]
  %709 = getelementptr inbounds double, ptr %5, i64 %697
  store double %708, ptr %709, align 8, !tbaa !33
  %710 = add nuw nsw i64 %697, 1
  %711 = icmp eq i64 %710, %676
  br i1 %711, label %712, label %696, !llvm.loop !82

712:                                              ; preds = %707
  %713 = getelementptr double, ptr %622, i64 %673
  br label %714

714:                                              ; preds = %725, %712
  %715 = phi i64 [ 0, %712 ], [ %726, %725 ]
  %716 = load double, ptr %680, align 8, !tbaa !33
  %717 = fneg contract double %716
  %718 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %715
  %719 = load double, ptr %718, align 8, !tbaa !33
  %720 = fmul contract double %719, %717
  %721 = getelementptr double, ptr %713, i64 %715
  store double %720, ptr %721, align 8, !tbaa !33
  br i1 %584, label %722, label %725

722:                                              ; preds = %714
  %723 = mul nsw i64 %715, %467
  %724 = getelementptr double, ptr %677, i64 %723
  br label %728

725:                                              ; preds = %728, %714
  %726 = add nuw nsw i64 %715, 1
  %727 = icmp eq i64 %726, %676
  br i1 %727, label %739, label %714, !llvm.loop !83

728:                                              ; preds = %728, %722
  %729 = phi i64 [ 0, %722 ], [ %737, %728 ]
  %730 = load double, ptr %721, align 8, !tbaa !33
  %731 = getelementptr double, ptr %724, i64 %729
  %732 = load double, ptr %731, align 8, !tbaa !33
  %733 = fmul contract double %730, %732
  %734 = getelementptr inbounds double, ptr %618, i64 %729
  %735 = load double, ptr %734, align 8, !tbaa !33
  %736 = fadd contract double %735, %733
  store double %736, ptr %734, align 8, !tbaa !33
  %737 = add nuw nsw i64 %729, 1
  %738 = icmp eq i64 %737, %467
  br i1 %738, label %725, label %728, !llvm.loop !84

739:                                              ; preds = %725, %672
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  tail call void @llvm.memset.p0.i64(ptr align 8 %472, i8 0, i64 %585, i1 false)
  br label %740

740:                                              ; preds = %624, %739
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %501, i64 noundef %574, ptr noundef %472, ptr noundef %618, ptr noundef %620)
  %741 = load ptr, ptr %582, align 8, !tbaa !69, !noalias !85
  %742 = load ptr, ptr %580, align 8, !tbaa !71
  br label %743

743:                                              ; preds = %775, %740
  %744 = phi i64 [ 0, %740 ], [ %777, %775 ]
  %745 = phi i64 [ %468, %740 ], [ %776, %775 ]
  %746 = icmp eq i64 %744, 0
  br i1 %746, label %755, label %747

747:                                              ; preds = %743, %747
  %748 = phi i64 [ %752, %747 ], [ 0, %743 ]
  %749 = phi i64 [ %753, %747 ], [ 0, %743 ]
  %750 = getelementptr inbounds i64, ptr %741, i64 %749
  %751 = load i64, ptr %750, align 8, !tbaa !26, !noalias !85
  %752 = add nsw i64 %751, %748
  %753 = add nuw nsw i64 %749, 1
  %754 = icmp eq i64 %753, %744
  br i1 %754, label %755, label %747, !llvm.loop !70

755:                                              ; preds = %747, %743
  %756 = phi i64 [ 0, %743 ], [ %752, %747 ]
  %757 = getelementptr inbounds i64, ptr %741, i64 %744
  %758 = load i64, ptr %757, align 8, !tbaa !26, !noalias !85
  %759 = getelementptr inbounds i64, ptr %742, i64 %744
  %760 = load i64, ptr %759, align 8, !tbaa !26
  %761 = icmp eq i64 %760, 0
  %762 = icmp sgt i64 %758, 0
  %763 = select i1 %761, i1 %762, i1 false
  br i1 %763, label %764, label %775

764:                                              ; preds = %755
  %765 = getelementptr double, ptr %622, i64 %756
  br label %766

766:                                              ; preds = %766, %764
  %767 = phi i64 [ 0, %764 ], [ %773, %766 ]
  %768 = phi i64 [ %745, %764 ], [ %769, %766 ]
  %769 = add nsw i64 %768, 1
  %770 = getelementptr inbounds double, ptr %620, i64 %768
  %771 = load double, ptr %770, align 8, !tbaa !33
  %772 = getelementptr double, ptr %765, i64 %767
  store double %771, ptr %772, align 8, !tbaa !33
  %773 = add nuw nsw i64 %767, 1
  %774 = icmp eq i64 %773, %758
  br i1 %774, label %775, label %766, !llvm.loop !88

775:                                              ; preds = %766, %755
  %776 = phi i64 [ %745, %755 ], [ %769, %766 ]
  %777 = add nuw nsw i64 %744, 1
  %778 = icmp eq i64 %777, %464
  br i1 %778, label %779, label %743, !llvm.loop !89

779:                                              ; preds = %775, %630
  %780 = add nuw i64 %616, 1
  %781 = icmp eq i64 %616, %464
  br i1 %781, label %586, label %615, !llvm.loop !90

782:                                              ; preds = %586, %573
  %783 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  br label %1159

784:                                              ; preds = %872
  %785 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  br i1 %494, label %786, label %1159

786:                                              ; preds = %784
  %787 = load ptr, ptr %785, align 8, !tbaa !71
  br label %957

788:                                              ; preds = %872, %587
  %789 = phi i64 [ 0, %587 ], [ %885, %872 ]
  %790 = icmp eq i64 %789, 0
  br i1 %790, label %801, label %791

791:                                              ; preds = %788, %791
  %792 = phi ptr [ %798, %791 ], [ %601, %788 ]
  %793 = phi i64 [ %799, %791 ], [ 0, %788 ]
  %794 = getelementptr inbounds i64, ptr %602, i64 %793
  %795 = load i64, ptr %794, align 8, !tbaa !26, !noalias !74
  %796 = mul i64 %795, %603
  %797 = add i64 %614, %796
  %798 = getelementptr inbounds double, ptr %792, i64 %797
  %799 = add nuw nsw i64 %793, 1
  %800 = icmp eq i64 %799, %789
  br i1 %800, label %801, label %791, !llvm.loop !70

801:                                              ; preds = %791, %788
  %802 = phi ptr [ %601, %788 ], [ %798, %791 ]
  %803 = getelementptr inbounds i64, ptr %602, i64 %789
  %804 = load i64, ptr %803, align 8, !tbaa !26, !noalias !74
  %805 = getelementptr inbounds double, ptr %802, i64 %804
  %806 = mul nsw i64 %804, %593
  %807 = getelementptr inbounds double, ptr %805, i64 %806
  %808 = getelementptr inbounds double, ptr %807, i64 %804
  %809 = getelementptr inbounds double, ptr %808, i64 1
  %810 = getelementptr inbounds double, ptr %809, i64 %605
  %811 = getelementptr inbounds double, ptr %810, i64 %606
  %812 = getelementptr inbounds double, ptr %811, i64 %611
  %813 = mul nsw i64 %789, 3
  %814 = getelementptr double, ptr %482, i64 %813
  br label %815

815:                                              ; preds = %854, %801
  %816 = phi i64 [ 0, %801 ], [ %857, %854 ]
  %817 = getelementptr inbounds double, ptr %812, i64 %816
  %818 = load double, ptr %817, align 8, !tbaa !33
  br i1 %607, label %819, label %822

819:                                              ; preds = %815
  %820 = mul nsw i64 %816, %593
  %821 = getelementptr double, ptr %809, i64 %820
  br label %827

822:                                              ; preds = %827, %815
  %823 = phi double [ %818, %815 ], [ %835, %827 ]
  br i1 %608, label %824, label %838

824:                                              ; preds = %822
  %825 = mul nsw i64 %816, %597
  %826 = getelementptr double, ptr %810, i64 %825
  br label %843

827:                                              ; preds = %827, %819
  %828 = phi i64 [ 0, %819 ], [ %836, %827 ]
  %829 = phi double [ %818, %819 ], [ %835, %827 ]
  %830 = getelementptr double, ptr %821, i64 %828
  %831 = load double, ptr %830, align 8, !tbaa !33
  %832 = getelementptr inbounds double, ptr %474, i64 %828
  %833 = load double, ptr %832, align 8, !tbaa !33
  %834 = fmul contract double %831, %833
  %835 = fadd contract double %829, %834
  %836 = add nuw nsw i64 %828, 1
  %837 = icmp eq i64 %836, %593
  br i1 %837, label %822, label %827, !llvm.loop !91

838:                                              ; preds = %843, %822
  %839 = phi double [ %823, %822 ], [ %851, %843 ]
  br i1 %610, label %840, label %854

840:                                              ; preds = %838
  %841 = mul nsw i64 %816, %609
  %842 = getelementptr double, ptr %811, i64 %841
  br label %861

843:                                              ; preds = %843, %824
  %844 = phi i64 [ 0, %824 ], [ %852, %843 ]
  %845 = phi double [ %823, %824 ], [ %851, %843 ]
  %846 = getelementptr double, ptr %826, i64 %844
  %847 = load double, ptr %846, align 8, !tbaa !33
  %848 = getelementptr inbounds double, ptr %477, i64 %844
  %849 = load double, ptr %848, align 8, !tbaa !33
  %850 = fmul contract double %847, %849
  %851 = fadd contract double %845, %850
  %852 = add nuw nsw i64 %844, 1
  %853 = icmp eq i64 %852, %597
  br i1 %853, label %838, label %843, !llvm.loop !92

854:                                              ; preds = %861, %838
  %855 = phi double [ %839, %838 ], [ %869, %861 ]
  %856 = getelementptr inbounds double, ptr %814, i64 %816
  store double %855, ptr %856, align 8, !tbaa !33
  %857 = add nuw nsw i64 %816, 1
  %858 = icmp eq i64 %857, 3
  br i1 %858, label %859, label %815, !llvm.loop !93

859:                                              ; preds = %854
  %860 = mul nsw i64 %789, %464
  br label %887

861:                                              ; preds = %861, %840
  %862 = phi i64 [ 0, %840 ], [ %870, %861 ]
  %863 = phi double [ %839, %840 ], [ %869, %861 ]
  %864 = getelementptr double, ptr %842, i64 %862
  %865 = load double, ptr %864, align 8, !tbaa !33
  %866 = getelementptr inbounds double, ptr %480, i64 %862
  %867 = load double, ptr %866, align 8, !tbaa !33
  %868 = fmul contract double %865, %867
  %869 = fadd contract double %863, %868
  %870 = add nuw nsw i64 %862, 1
  %871 = icmp eq i64 %870, %609
  br i1 %871, label %854, label %861, !llvm.loop !94

872:                                              ; preds = %952
  %873 = load double, ptr %814, align 8, !tbaa !33
  %874 = fmul contract double %873, %873
  %875 = getelementptr double, ptr %814, i64 1
  %876 = load double, ptr %875, align 8, !tbaa !33
  %877 = fmul contract double %876, %876
  %878 = fadd contract double %874, %877
  %879 = getelementptr double, ptr %814, i64 2
  %880 = load double, ptr %879, align 8, !tbaa !33
  %881 = fmul contract double %880, %880
  %882 = fadd contract double %878, %881
  %883 = tail call contract double @llvm.sqrt.f64(double %882)
  %884 = getelementptr inbounds double, ptr %486, i64 %789
  store double %883, ptr %884, align 8, !tbaa !33
  %885 = add nuw nsw i64 %789, 1
  %886 = icmp eq i64 %885, %464
  br i1 %886, label %784, label %788, !llvm.loop !95

887:                                              ; preds = %952, %859
  %888 = phi i64 [ 0, %859 ], [ %889, %952 ]
  %889 = add nuw nsw i64 %888, 1
  %890 = mul nsw i64 %889, %467
  %891 = getelementptr inbounds double, ptr %474, i64 %890
  %892 = mul nsw i64 %889, %478
  %893 = getelementptr inbounds double, ptr %477, i64 %892
  %894 = mul nsw i64 %889, %470
  %895 = getelementptr inbounds double, ptr %480, i64 %894
  %896 = add nuw nsw i64 %888, %860
  %897 = mul nsw i64 %896, 3
  %898 = getelementptr inbounds double, ptr %484, i64 %897
  br label %899

899:                                              ; preds = %936, %887
  %900 = phi i64 [ 0, %887 ], [ %939, %936 ]
  br i1 %607, label %901, label %904

901:                                              ; preds = %899
  %902 = mul nsw i64 %900, %593
  %903 = getelementptr double, ptr %809, i64 %902
  br label %909

904:                                              ; preds = %909, %899
  %905 = phi double [ 0.000000e+00, %899 ], [ %917, %909 ]
  br i1 %608, label %906, label %920

906:                                              ; preds = %904
  %907 = mul nsw i64 %900, %597
  %908 = getelementptr double, ptr %810, i64 %907
  br label %925

909:                                              ; preds = %909, %901
  %910 = phi i64 [ 0, %901 ], [ %918, %909 ]
  %911 = phi double [ 0.000000e+00, %901 ], [ %917, %909 ]
  %912 = getelementptr double, ptr %903, i64 %910
  %913 = load double, ptr %912, align 8, !tbaa !33
  %914 = getelementptr inbounds double, ptr %891, i64 %910
  %915 = load double, ptr %914, align 8, !tbaa !33
  %916 = fmul contract double %913, %915
  %917 = fadd contract double %911, %916
  %918 = add nuw nsw i64 %910, 1
  %919 = icmp eq i64 %918, %593
  br i1 %919, label %904, label %909, !llvm.loop !91

920:                                              ; preds = %925, %904
  %921 = phi double [ %905, %904 ], [ %933, %925 ]
  br i1 %610, label %922, label %936

922:                                              ; preds = %920
  %923 = mul nsw i64 %900, %609
  %924 = getelementptr double, ptr %811, i64 %923
  br label %941

925:                                              ; preds = %925, %906
  %926 = phi i64 [ 0, %906 ], [ %934, %925 ]
  %927 = phi double [ %905, %906 ], [ %933, %925 ]
  %928 = getelementptr double, ptr %908, i64 %926
  %929 = load double, ptr %928, align 8, !tbaa !33
  %930 = getelementptr inbounds double, ptr %893, i64 %926
  %931 = load double, ptr %930, align 8, !tbaa !33
  %932 = fmul contract double %929, %931
  %933 = fadd contract double %927, %932
  %934 = add nuw nsw i64 %926, 1
  %935 = icmp eq i64 %934, %597
  br i1 %935, label %920, label %925, !llvm.loop !92

936:                                              ; preds = %941, %920
  %937 = phi double [ %921, %920 ], [ %949, %941 ]
  %938 = getelementptr inbounds double, ptr %898, i64 %900
  store double %937, ptr %938, align 8, !tbaa !33
  %939 = add nuw nsw i64 %900, 1
  %940 = icmp eq i64 %939, 3
  br i1 %940, label %952, label %899, !llvm.loop !93

941:                                              ; preds = %941, %922
  %942 = phi i64 [ 0, %922 ], [ %950, %941 ]
  %943 = phi double [ %921, %922 ], [ %949, %941 ]
  %944 = getelementptr double, ptr %924, i64 %942
  %945 = load double, ptr %944, align 8, !tbaa !33
  %946 = getelementptr inbounds double, ptr %895, i64 %942
  %947 = load double, ptr %946, align 8, !tbaa !33
  %948 = fmul contract double %945, %947
  %949 = fadd contract double %943, %948
  %950 = add nuw nsw i64 %942, 1
  %951 = icmp eq i64 %950, %609
  br i1 %951, label %936, label %941, !llvm.loop !94

952:                                              ; preds = %936
  %953 = icmp eq i64 %889, %464
  br i1 %953, label %872, label %887, !llvm.loop !96

954:                                              ; preds = %1147
  %955 = add nuw nsw i64 %958, 1
  %956 = icmp eq i64 %955, 60
  br i1 %956, label %1157, label %957, !llvm.loop !97

957:                                              ; preds = %954, %786
  %958 = phi i64 [ 0, %786 ], [ %955, %954 ]
  br label %962

959:                                              ; preds = %1015
  %960 = fmul contract double %1018, 1.000000e-13
  %961 = fcmp contract ugt double %1017, %960
  br i1 %961, label %1049, label %1159

962:                                              ; preds = %1015, %957
  %963 = phi i64 [ %1019, %1015 ], [ 0, %957 ]
  %964 = phi double [ %1018, %1015 ], [ 1.000000e-300, %957 ]
  %965 = phi double [ %1017, %1015 ], [ 0.000000e+00, %957 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %6) #8
  %966 = mul nuw nsw i64 %963, 3
  %967 = getelementptr double, ptr %482, i64 %966
  %968 = mul nsw i64 %963, %464
  br label %979

969:                                              ; preds = %986
  %970 = tail call contract double @llvm.sqrt.f64(double %988)
  %971 = getelementptr inbounds double, ptr %486, i64 %963
  %972 = load double, ptr %971, align 8, !tbaa !33
  %973 = fsub contract double %970, %972
  %974 = getelementptr inbounds double, ptr %490, i64 %963
  store double %973, ptr %974, align 8, !tbaa !33
  %975 = tail call contract double @llvm.fabs.f64(double %973)
  %976 = fcmp contract ogt double %975, %965
  %977 = fcmp contract ogt double %970, 0.000000e+00
  %978 = getelementptr double, ptr %488, i64 %968
  br label %1010

979:                                              ; preds = %986, %962
  %980 = phi i64 [ 0, %962 ], [ %989, %986 ]
  %981 = phi double [ 0.000000e+00, %962 ], [ %988, %986 ]
  %982 = getelementptr double, ptr %967, i64 %980
  %983 = load double, ptr %982, align 8, !tbaa !33
  %984 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %980
  store double %983, ptr %984, align 8, !tbaa !33
  %985 = getelementptr double, ptr %484, i64 %980
  br label %991

986:                                              ; preds = %1006
  %987 = fmul contract double %1007, %1007
  %988 = fadd contract double %981, %987
  %989 = add nuw nsw i64 %980, 1
  %990 = icmp eq i64 %989, 3
  br i1 %990, label %969, label %979, !llvm.loop !98

991:                                              ; preds = %1006, %979
  %992 = phi double [ %983, %979 ], [ %1007, %1006 ]
  %993 = phi i64 [ 0, %979 ], [ %1008, %1006 ]
  %994 = getelementptr inbounds i64, ptr %787, i64 %993
  %995 = load i64, ptr %994, align 8, !tbaa !26
  %996 = icmp eq i64 %995, 1
  br i1 %996, label %997, label %1006

997:                                              ; preds = %991
  %998 = add nuw nsw i64 %993, %968
  %999 = mul nsw i64 %998, 3
  %1000 = getelementptr double, ptr %985, i64 %999
  %1001 = load double, ptr %1000, align 8, !tbaa !33
  %1002 = getelementptr inbounds double, ptr %486, i64 %993
  %1003 = load double, ptr %1002, align 8, !tbaa !33
  %1004 = fmul contract double %1001, %1003
  %1005 = fadd contract double %992, %1004
  store double %1005, ptr %984, align 8, !tbaa !33
  br label %1006

1006:                                             ; preds = %997, %991
  %1007 = phi double [ %992, %991 ], [ %1005, %997 ]
  %1008 = add nuw nsw i64 %993, 1
  %1009 = icmp eq i64 %1008, %464
  br i1 %1009, label %986, label %991, !llvm.loop !99

1010:                                             ; preds = %1021, %969
  %1011 = phi i64 [ 0, %969 ], [ %1030, %1021 ]
  %1012 = add nuw nsw i64 %1011, %968
  %1013 = mul nsw i64 %1012, 3
  %1014 = getelementptr double, ptr %484, i64 %1013
  br label %1032

1015:                                             ; preds = %1021
  %1016 = fcmp contract ogt double %970, %964
  %1017 = select i1 %976, double %975, double %965
  %1018 = select i1 %1016, double %970, double %964
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %6) #8
  %1019 = add nuw nsw i64 %963, 1
  %1020 = icmp eq i64 %1019, %464
  br i1 %1020, label %959, label %962, !llvm.loop !100

1021:                                             ; preds = %1042
  %1022 = icmp eq i64 %1011, %963
  %1023 = uitofp i1 %1022 to double
  %1024 = getelementptr inbounds i64, ptr %787, i64 %1011
  %1025 = load i64, ptr %1024, align 8, !tbaa !26
  %1026 = icmp eq i64 %1025, 1
  %1027 = select contract i1 %1026, double %1044, double 0.000000e+00
  %1028 = fsub contract double %1023, %1027
  %1029 = getelementptr double, ptr %978, i64 %1011
  store double %1028, ptr %1029, align 8, !tbaa !33
  %1030 = add nuw nsw i64 %1011, 1
  %1031 = icmp eq i64 %1030, %464
  br i1 %1031, label %1015, label %1010, !llvm.loop !101

1032:                                             ; preds = %1042, %1010
  %1033 = phi i64 [ 0, %1010 ], [ %1045, %1042 ]
  %1034 = phi double [ 0.000000e+00, %1010 ], [ %1044, %1042 ]
  br i1 %977, label %1035, label %1042

1035:                                             ; preds = %1032
  %1036 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %1033
  %1037 = load double, ptr %1036, align 8, !tbaa !33
  %1038 = fdiv contract double %1037, %970
  %1039 = getelementptr double, ptr %1014, i64 %1033
  %1040 = load double, ptr %1039, align 8, !tbaa !33
  %1041 = fmul contract double %1038, %1040
  br label %1042

1042:                                             ; preds = %1035, %1032
  %1043 = phi contract double [ %1041, %1035 ], [ 0.000000e+00, %1032 ]
  %1044 = fadd contract double %1034, %1043
  %1045 = add nuw nsw i64 %1033, 1
  %1046 = icmp eq i64 %1045, 3
  br i1 %1046, label %1021, label %1032, !llvm.loop !102

1047:                                             ; preds = %1098, %1075
  %1048 = icmp eq i64 %1051, %464
  br i1 %1048, label %1116, label %1049, !llvm.loop !103

1049:                                             ; preds = %959, %1047
  %1050 = phi i64 [ %1051, %1047 ], [ 0, %959 ]
  %1051 = add nuw nsw i64 %1050, 1
  %1052 = getelementptr double, ptr %488, i64 %1050
  %1053 = icmp slt i64 %1051, %464
  br i1 %1053, label %1060, label %1054

1054:                                             ; preds = %1060, %1049
  %1055 = phi i64 [ %1050, %1049 ], [ %1072, %1060 ]
  %1056 = mul nsw i64 %1050, %464
  %1057 = getelementptr double, ptr %488, i64 %1056
  %1058 = mul nsw i64 %1055, %464
  %1059 = getelementptr double, ptr %488, i64 %1058
  br label %1082

1060:                                             ; preds = %1049, %1060
  %1061 = phi i64 [ %1073, %1060 ], [ %1051, %1049 ]
  %1062 = phi i64 [ %1072, %1060 ], [ %1050, %1049 ]
  %1063 = mul nsw i64 %1061, %464
  %1064 = getelementptr double, ptr %1052, i64 %1063
  %1065 = load double, ptr %1064, align 8, !tbaa !33
  %1066 = tail call contract double @llvm.fabs.f64(double %1065)
  %1067 = mul nsw i64 %1062, %464
  %1068 = getelementptr double, ptr %1052, i64 %1067
  %1069 = load double, ptr %1068, align 8, !tbaa !33
  %1070 = tail call contract double @llvm.fabs.f64(double %1069)
  %1071 = fcmp contract ogt double %1066, %1070
  %1072 = select i1 %1071, i64 %1061, i64 %1062
  %1073 = add nuw nsw i64 %1061, 1
  %1074 = icmp slt i64 %1073, %464
  br i1 %1074, label %1060, label %1054, !llvm.loop !104

1075:                                             ; preds = %1082
  %1076 = getelementptr inbounds double, ptr %490, i64 %1050
  %1077 = load double, ptr %1076, align 8, !tbaa !33
  %1078 = getelementptr inbounds double, ptr %490, i64 %1055
  %1079 = load double, ptr %1078, align 8, !tbaa !33
  store double %1079, ptr %1076, align 8, !tbaa !33
  store double %1077, ptr %1078, align 8, !tbaa !33
  br i1 %1053, label %1080, label %1047

1080:                                             ; preds = %1075
  %1081 = getelementptr double, ptr %1057, i64 %1050
  br label %1090

1082:                                             ; preds = %1082, %1054
  %1083 = phi i64 [ 0, %1054 ], [ %1088, %1082 ]
  %1084 = getelementptr double, ptr %1057, i64 %1083
  %1085 = load double, ptr %1084, align 8, !tbaa !33
  %1086 = getelementptr double, ptr %1059, i64 %1083
  %1087 = load double, ptr %1086, align 8, !tbaa !33
  store double %1087, ptr %1084, align 8, !tbaa !33
  store double %1085, ptr %1086, align 8, !tbaa !33
  %1088 = add nuw nsw i64 %1083, 1
  %1089 = icmp eq i64 %1088, %464
  br i1 %1089, label %1075, label %1082, !llvm.loop !105

1090:                                             ; preds = %1098, %1080
  %1091 = phi i64 [ %1051, %1080 ], [ %1104, %1098 ]
  %1092 = mul nsw i64 %1091, %464
  %1093 = getelementptr double, ptr %488, i64 %1092
  %1094 = getelementptr double, ptr %1093, i64 %1050
  %1095 = load double, ptr %1094, align 8, !tbaa !33
  %1096 = load double, ptr %1081, align 8, !tbaa !33
  %1097 = fdiv contract double %1095, %1096
  br label %1106

1098:                                             ; preds = %1106
  %1099 = load double, ptr %1076, align 8, !tbaa !33
  %1100 = fmul contract double %1097, %1099
  %1101 = getelementptr inbounds double, ptr %490, i64 %1091
  %1102 = load double, ptr %1101, align 8, !tbaa !33
  %1103 = fsub contract double %1102, %1100
  store double %1103, ptr %1101, align 8, !tbaa !33
  %1104 = add nuw nsw i64 %1091, 1
  %1105 = icmp slt i64 %1104, %464
  br i1 %1105, label %1090, label %1047, !llvm.loop !106

1106:                                             ; preds = %1106, %1090
  %1107 = phi i64 [ %1050, %1090 ], [ %1114, %1106 ]
  %1108 = getelementptr double, ptr %1057, i64 %1107
  %1109 = load double, ptr %1108, align 8, !tbaa !33
  %1110 = fmul contract double %1097, %1109
  %1111 = getelementptr double, ptr %1093, i64 %1107
  %1112 = load double, ptr %1111, align 8, !tbaa !33
  %1113 = fsub contract double %1112, %1110
  store double %1113, ptr %1111, align 8, !tbaa !33
  %1114 = add nuw nsw i64 %1107, 1
  %1115 = icmp slt i64 %1114, %464
  br i1 %1115, label %1106, label %1098, !llvm.loop !107

1116:                                             ; preds = %1047, %1128
  %1117 = phi i64 [ %1118, %1128 ], [ %464, %1047 ]
  %1118 = add nsw i64 %1117, -1
  %1119 = icmp slt i64 %1117, %464
  br i1 %1119, label %1123, label %1120

1120:                                             ; preds = %1116
  %1121 = getelementptr inbounds double, ptr %490, i64 %1118
  %1122 = load double, ptr %1121, align 8, !tbaa !33
  br label %1128

1123:                                             ; preds = %1116
  %1124 = mul nsw i64 %1118, %464
  %1125 = getelementptr double, ptr %488, i64 %1124
  %1126 = getelementptr inbounds double, ptr %490, i64 %1118
  %1127 = load double, ptr %1126, align 8, !tbaa !33
  br label %1136

1128:                                             ; preds = %1136, %1120
  %1129 = phi double [ %1122, %1120 ], [ %1144, %1136 ]
  %1130 = mul i64 %1118, %475
  %1131 = getelementptr inbounds double, ptr %488, i64 %1130
  %1132 = load double, ptr %1131, align 8, !tbaa !33
  %1133 = getelementptr inbounds double, ptr %490, i64 %1118
  %1134 = fdiv contract double %1129, %1132
  store double %1134, ptr %1133, align 8, !tbaa !33
  %1135 = icmp sgt i64 %1117, 1
  br i1 %1135, label %1116, label %1147, !llvm.loop !108

1136:                                             ; preds = %1136, %1123
  %1137 = phi double [ %1127, %1123 ], [ %1144, %1136 ]
  %1138 = phi i64 [ %1117, %1123 ], [ %1145, %1136 ]
  %1139 = getelementptr double, ptr %1125, i64 %1138
  %1140 = load double, ptr %1139, align 8, !tbaa !33
  %1141 = getelementptr inbounds double, ptr %490, i64 %1138
  %1142 = load double, ptr %1141, align 8, !tbaa !33
  %1143 = fmul contract double %1140, %1142
  %1144 = fsub contract double %1137, %1143
  store double %1144, ptr %1126, align 8, !tbaa !33
  %1145 = add nuw nsw i64 %1138, 1
  %1146 = icmp eq i64 %1145, %464
  br i1 %1146, label %1128, label %1136, !llvm.loop !109

1147:                                             ; preds = %1128, %1147
  %1148 = phi i64 [ %1155, %1147 ], [ 0, %1128 ]
  %1149 = getelementptr inbounds double, ptr %486, i64 %1148
  %1150 = load double, ptr %1149, align 8, !tbaa !33
  %1151 = getelementptr inbounds double, ptr %490, i64 %1148
  %1152 = load double, ptr %1151, align 8, !tbaa !33
  %1153 = fadd contract double %1150, %1152
  %1154 = tail call contract double @llvm.fabs.f64(double %1153)
  store double %1154, ptr %1149, align 8, !tbaa !33
  %1155 = add nuw nsw i64 %1148, 1
  %1156 = icmp eq i64 %1155, %464
  br i1 %1156, label %954, label %1147, !llvm.loop !110

1157:                                             ; preds = %954
  %1158 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  store double 1.000000e+00, ptr %1158, align 8, !tbaa !111
  br label %1159

1159:                                             ; preds = %959, %782, %784, %1157
  %1160 = phi ptr [ %783, %782 ], [ %785, %784 ], [ %785, %1157 ], [ %785, %959 ]
  %1161 = shl i64 %467, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %474, i64 %1161, i1 false)
  %1162 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %1163 = load ptr, ptr %1162, align 8, !tbaa !49
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1163, ptr align 8 %477, i64 %493, i1 false)
  %1164 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %1165 = load ptr, ptr %1164, align 8, !tbaa !112
  %1166 = shl i64 %470, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1165, ptr align 8 %480, i64 %1166, i1 false)
  br i1 %494, label %1167, label %1260

1167:                                             ; preds = %1159
  %1168 = load ptr, ptr %1160, align 8, !tbaa !71
  %1169 = icmp sgt i64 %467, 0
  %1170 = icmp sgt i64 %468, 0
  %1171 = icmp sgt i64 %470, 0
  br label %1172

1172:                                             ; preds = %1230, %1167
  %1173 = phi i64 [ 0, %1167 ], [ %1231, %1230 ]
  %1174 = getelementptr inbounds i64, ptr %1168, i64 %1173
  %1175 = load i64, ptr %1174, align 8, !tbaa !26
  %1176 = icmp eq i64 %1175, 1
  br i1 %1176, label %1177, label %1230

1177:                                             ; preds = %1172
  br i1 %1169, label %1178, label %1183

1178:                                             ; preds = %1177
  %1179 = getelementptr inbounds double, ptr %486, i64 %1173
  %1180 = add nuw nsw i64 %1173, 1
  %1181 = mul nsw i64 %1180, %467
  %1182 = getelementptr double, ptr %474, i64 %1181
  br label %1190

1183:                                             ; preds = %1190, %1177
  br i1 %1170, label %1184, label %1201

1184:                                             ; preds = %1183
  %1185 = getelementptr inbounds double, ptr %486, i64 %1173
  %1186 = add nuw nsw i64 %1173, 1
  %1187 = mul nsw i64 %1186, %478
  %1188 = getelementptr double, ptr %477, i64 %1187
  %1189 = load ptr, ptr %1162, align 8, !tbaa !49
  br label %1208

1190:                                             ; preds = %1190, %1178
  %1191 = phi i64 [ 0, %1178 ], [ %1199, %1190 ]
  %1192 = load double, ptr %1179, align 8, !tbaa !33
  %1193 = getelementptr double, ptr %1182, i64 %1191
  %1194 = load double, ptr %1193, align 8, !tbaa !33
  %1195 = fmul contract double %1192, %1194
  %1196 = getelementptr inbounds double, ptr %24, i64 %1191
  %1197 = load double, ptr %1196, align 8, !tbaa !33
  %1198 = fadd contract double %1197, %1195
  store double %1198, ptr %1196, align 8, !tbaa !33
  %1199 = add nuw nsw i64 %1191, 1
  %1200 = icmp eq i64 %1199, %467
  br i1 %1200, label %1183, label %1190, !llvm.loop !113

1201:                                             ; preds = %1208, %1183
  br i1 %1171, label %1202, label %1230

1202:                                             ; preds = %1201
  %1203 = getelementptr inbounds double, ptr %486, i64 %1173
  %1204 = add nuw nsw i64 %1173, 1
  %1205 = mul nsw i64 %1204, %470
  %1206 = getelementptr double, ptr %480, i64 %1205
  %1207 = load ptr, ptr %1164, align 8, !tbaa !112
  br label %1219

1208:                                             ; preds = %1208, %1184
  %1209 = phi i64 [ 0, %1184 ], [ %1217, %1208 ]
  %1210 = load double, ptr %1185, align 8, !tbaa !33
  %1211 = getelementptr double, ptr %1188, i64 %1209
  %1212 = load double, ptr %1211, align 8, !tbaa !33
  %1213 = fmul contract double %1210, %1212
  %1214 = getelementptr inbounds double, ptr %1189, i64 %1209
  %1215 = load double, ptr %1214, align 8, !tbaa !33
  %1216 = fadd contract double %1213, %1215
  store double %1216, ptr %1214, align 8, !tbaa !33
  %1217 = add nuw nsw i64 %1209, 1
  %1218 = icmp eq i64 %1217, %468
  br i1 %1218, label %1201, label %1208, !llvm.loop !114

1219:                                             ; preds = %1219, %1202
  %1220 = phi i64 [ 0, %1202 ], [ %1228, %1219 ]
  %1221 = load double, ptr %1203, align 8, !tbaa !33
  %1222 = getelementptr double, ptr %1206, i64 %1220
  %1223 = load double, ptr %1222, align 8, !tbaa !33
  %1224 = fmul contract double %1221, %1223
  %1225 = getelementptr inbounds double, ptr %1207, i64 %1220
  %1226 = load double, ptr %1225, align 8, !tbaa !33
  %1227 = fadd contract double %1224, %1226
  store double %1227, ptr %1225, align 8, !tbaa !33
  %1228 = add nuw nsw i64 %1220, 1
  %1229 = icmp eq i64 %1228, %470
  br i1 %1229, label %1230, label %1219, !llvm.loop !115

1230:                                             ; preds = %1219, %1201, %1172
  %1231 = add nuw nsw i64 %1173, 1
  %1232 = icmp eq i64 %1231, %464
  br i1 %1232, label %1260, label %1172, !llvm.loop !116

1233:                                             ; preds = %462
  %1234 = load i64, ptr %415, align 8, !tbaa !16
  tail call fastcc void @factorize(ptr noundef nonnull %0, i64 noundef %1234)
  %1235 = load i64, ptr %415, align 8, !tbaa !16
  %1236 = icmp eq i64 %1235, 0
  br i1 %1236, label %1239, label %1237

1237:                                             ; preds = %1233
  %1238 = tail call fastcc i64 @gram(ptr noundef nonnull %0, ptr noundef null, i64 noundef %1235, double noundef %1)
  br label %1239

1239:                                             ; preds = %1233, %1237
  %1240 = phi i64 [ %1238, %1237 ], [ 0, %1233 ]
  %1241 = load ptr, ptr %10, align 8, !tbaa !19
  %1242 = load i64, ptr %0, align 8, !tbaa !12
  %1243 = getelementptr inbounds double, ptr %1241, i64 %1242
  %1244 = load i64, ptr %403, align 8, !tbaa !30
  %1245 = getelementptr inbounds double, ptr %1243, i64 %1244
  %1246 = load i64, ptr %394, align 8, !tbaa !13
  %1247 = shl i64 %1246, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %1245, i64 %1247, i1 false)
  %1248 = load i64, ptr %415, align 8, !tbaa !16
  %1249 = load ptr, ptr %10, align 8, !tbaa !19
  %1250 = load i64, ptr %0, align 8, !tbaa !12
  %1251 = getelementptr inbounds double, ptr %1249, i64 %1250
  %1252 = load i64, ptr %403, align 8, !tbaa !30
  %1253 = getelementptr inbounds double, ptr %1251, i64 %1252
  %1254 = load i64, ptr %394, align 8, !tbaa !13
  %1255 = getelementptr inbounds double, ptr %1253, i64 %1254
  %1256 = load i64, ptr %424, align 8, !tbaa !36
  %1257 = getelementptr inbounds double, ptr %1255, i64 %1256
  %1258 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %1259 = load ptr, ptr %1258, align 8, !tbaa !49
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %1248, i64 noundef %1240, ptr noundef %1257, ptr noundef %24, ptr noundef %1259)
  br label %1260

1260:                                             ; preds = %384, %1230, %1159, %380, %1239, %27
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
  %9 = load i64, ptr %8, align 8, !tbaa !117
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %13 = load ptr, ptr %12, align 8, !tbaa !118
  br label %14

14:                                               ; preds = %34, %11
  %15 = phi i64 [ 0, %11 ], [ %35, %34 ]
  %16 = getelementptr inbounds i64, ptr %13, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !26
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !33
  %20 = fmul contract double %19, %19
  %21 = getelementptr inbounds double, ptr %18, i64 1
  %22 = load double, ptr %21, align 8, !tbaa !33
  %23 = fmul contract double %22, %22
  %24 = fadd contract double %20, %23
  %25 = getelementptr inbounds double, ptr %18, i64 2
  %26 = load double, ptr %25, align 8, !tbaa !33
  %27 = fmul contract double %26, %26
  %28 = fadd contract double %24, %27
  %29 = getelementptr inbounds double, ptr %18, i64 3
  %30 = load double, ptr %29, align 8, !tbaa !33
  %31 = fmul contract double %30, %30
  %32 = fadd contract double %28, %31
  %33 = tail call contract double @llvm.sqrt.f64(double %32)
  br label %37

34:                                               ; preds = %37
  %35 = add nuw nsw i64 %15, 1
  %36 = icmp eq i64 %35, %9
  br i1 %36, label %44, label %14, !llvm.loop !119

37:                                               ; preds = %37, %14
  %38 = phi i64 [ 0, %14 ], [ %42, %37 ]
  %39 = getelementptr inbounds double, ptr %18, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !33
  %41 = fdiv contract double %40, %33
  store double %41, ptr %39, align 8, !tbaa !33
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %34, label %37, !llvm.loop !120

44:                                               ; preds = %34, %4
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %50 = load i64, ptr %49, align 8, !tbaa !63
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %466, label %52

52:                                               ; preds = %48, %44
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %54 = load i64, ptr %53, align 8, !tbaa !23
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %466, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
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
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %74 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %80 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %84 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %85 = shl i64 %5, 3
  %86 = shl i64 %62, 3
  %87 = icmp sgt i64 %7, 0
  %88 = icmp sgt i64 %5, 0
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  br label %90

90:                                               ; preds = %56, %273
  %91 = phi i64 [ 0, %56 ], [ %274, %273 ]
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
  %100 = load i64, ptr %75, align 8, !tbaa !68
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %114

102:                                              ; preds = %90
  %103 = load ptr, ptr %71, align 8, !tbaa !19
  %104 = load i64, ptr %0, align 8, !tbaa !12
  %105 = getelementptr inbounds double, ptr %103, i64 %104
  %106 = load i64, ptr %76, align 8, !tbaa !30
  %107 = getelementptr inbounds double, ptr %105, i64 %106
  %108 = load i64, ptr %6, align 8, !tbaa !13
  %109 = getelementptr inbounds double, ptr %107, i64 %108
  %110 = load i64, ptr %77, align 8, !tbaa !36
  %111 = getelementptr inbounds double, ptr %109, i64 %110
  %112 = load i64, ptr %45, align 8, !tbaa !16
  %113 = getelementptr inbounds double, ptr %111, i64 %112
  br label %116

114:                                              ; preds = %90
  %115 = icmp eq i64 %100, 0
  br i1 %115, label %288, label %126

116:                                              ; preds = %102, %116
  %117 = phi i64 [ 0, %102 ], [ %124, %116 ]
  %118 = phi double [ 0.000000e+00, %102 ], [ %123, %116 ]
  %119 = getelementptr inbounds double, ptr %113, i64 %117
  %120 = load double, ptr %119, align 8, !tbaa !33
  %121 = tail call contract double @llvm.fabs.f64(double %120)
  %122 = fcmp contract ole double %121, %118
  %123 = select contract i1 %122, double %118, double %121
  %124 = add nuw nsw i64 %117, 1
  %125 = icmp eq i64 %124, %100
  br i1 %125, label %126, label %116, !llvm.loop !121

126:                                              ; preds = %116, %114
  %127 = phi double [ 0.000000e+00, %114 ], [ %123, %116 ]
  %128 = fcmp contract ugt double %127, %3
  br i1 %128, label %134, label %129

129:                                              ; preds = %126
  %130 = load double, ptr %69, align 8, !tbaa !5
  %131 = fcmp contract une double %130, 0.000000e+00
  %132 = select i1 %131, i64 2, i64 1
  %133 = icmp ult i64 %91, %132
  br i1 %133, label %134, label %288

134:                                              ; preds = %129, %126
  %135 = load i64, ptr %53, align 8, !tbaa !23
  %136 = icmp eq i64 %135, 2
  br i1 %136, label %137, label %142

137:                                              ; preds = %134
  %138 = load ptr, ptr %71, align 8, !tbaa !19
  %139 = load i64, ptr %0, align 8, !tbaa !12
  %140 = load i64, ptr %76, align 8, !tbaa !30
  %141 = load i64, ptr %77, align 8, !tbaa !36
  br label %201

142:                                              ; preds = %134
  %143 = load i64, ptr %6, align 8, !tbaa !13
  %144 = load ptr, ptr %78, align 8, !tbaa !24
  %145 = shl i64 %143, 3
  %146 = mul i64 %145, %143
  tail call void @llvm.memset.p0.i64(ptr align 8 %144, i8 0, i64 %146, i1 false)
  %147 = load ptr, ptr %71, align 8, !tbaa !19
  %148 = load i64, ptr %0, align 8, !tbaa !12
  %149 = getelementptr inbounds double, ptr %147, i64 %148
  %150 = load i64, ptr %76, align 8, !tbaa !30
  %151 = icmp sgt i64 %150, 0
  br i1 %151, label %152, label %156

152:                                              ; preds = %142
  %153 = load ptr, ptr %78, align 8, !tbaa !24
  %154 = load ptr, ptr %79, align 8, !tbaa !31
  %155 = load ptr, ptr %80, align 8, !tbaa !32
  br label %172

156:                                              ; preds = %172, %142
  %157 = load ptr, ptr %81, align 8, !tbaa !37
  %158 = load i64, ptr %45, align 8, !tbaa !16
  %159 = mul i64 %158, %145
  tail call void @llvm.memset.p0.i64(ptr align 8 %157, i8 0, i64 %159, i1 false)
  %160 = load ptr, ptr %71, align 8, !tbaa !19
  %161 = load i64, ptr %0, align 8, !tbaa !12
  %162 = getelementptr inbounds double, ptr %160, i64 %161
  %163 = load i64, ptr %76, align 8, !tbaa !30
  %164 = getelementptr inbounds double, ptr %162, i64 %163
  %165 = getelementptr inbounds double, ptr %164, i64 %143
  %166 = load i64, ptr %77, align 8, !tbaa !36
  %167 = icmp sgt i64 %166, 0
  br i1 %167, label %168, label %201

168:                                              ; preds = %156
  %169 = load ptr, ptr %81, align 8, !tbaa !37
  %170 = load ptr, ptr %82, align 8, !tbaa !38
  %171 = load ptr, ptr %83, align 8, !tbaa !39
  br label %188

172:                                              ; preds = %172, %152
  %173 = phi i64 [ 0, %152 ], [ %186, %172 ]
  %174 = getelementptr inbounds double, ptr %149, i64 %173
  %175 = load double, ptr %174, align 8, !tbaa !33
  %176 = getelementptr inbounds i64, ptr %154, i64 %173
  %177 = load i64, ptr %176, align 8, !tbaa !26
  %178 = mul nsw i64 %177, %143
  %179 = getelementptr inbounds i64, ptr %155, i64 %173
  %180 = load i64, ptr %179, align 8, !tbaa !26
  %181 = getelementptr double, ptr %153, i64 %178
  %182 = getelementptr double, ptr %181, i64 %180
  store double %175, ptr %182, align 8, !tbaa !33
  %183 = mul nsw i64 %180, %143
  %184 = getelementptr double, ptr %153, i64 %183
  %185 = getelementptr double, ptr %184, i64 %177
  store double %175, ptr %185, align 8, !tbaa !33
  %186 = add nuw nsw i64 %173, 1
  %187 = icmp eq i64 %186, %150
  br i1 %187, label %156, label %172, !llvm.loop !61

188:                                              ; preds = %188, %168
  %189 = phi i64 [ 0, %168 ], [ %199, %188 ]
  %190 = getelementptr inbounds double, ptr %165, i64 %189
  %191 = load double, ptr %190, align 8, !tbaa !33
  %192 = getelementptr inbounds i64, ptr %170, i64 %189
  %193 = load i64, ptr %192, align 8, !tbaa !26
  %194 = mul nsw i64 %193, %143
  %195 = getelementptr inbounds i64, ptr %171, i64 %189
  %196 = load i64, ptr %195, align 8, !tbaa !26
  %197 = getelementptr double, ptr %169, i64 %194
  %198 = getelementptr double, ptr %197, i64 %196
  store double %191, ptr %198, align 8, !tbaa !33
  %199 = add nuw nsw i64 %189, 1
  %200 = icmp eq i64 %199, %166
  br i1 %200, label %201, label %188, !llvm.loop !62

201:                                              ; preds = %188, %137, %156
  %202 = phi i64 [ %141, %137 ], [ %166, %156 ], [ %166, %188 ]
  %203 = phi i64 [ %140, %137 ], [ %163, %156 ], [ %163, %188 ]
  %204 = phi i64 [ %139, %137 ], [ %161, %156 ], [ %161, %188 ]
  %205 = phi ptr [ %138, %137 ], [ %160, %156 ], [ %160, %188 ]
  %206 = getelementptr inbounds double, ptr %205, i64 %204
  %207 = getelementptr inbounds double, ptr %206, i64 %203
  %208 = load i64, ptr %6, align 8, !tbaa !13
  %209 = getelementptr inbounds double, ptr %207, i64 %208
  %210 = getelementptr inbounds double, ptr %209, i64 %202
  %211 = load i64, ptr %45, align 8, !tbaa !16
  %212 = getelementptr inbounds double, ptr %210, i64 %211
  %213 = load i64, ptr %75, align 8, !tbaa !68
  %214 = shl i64 %213, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %212, i64 %214, i1 false)
  %215 = load ptr, ptr %84, align 8, !tbaa !122
  %216 = load i64, ptr %75, align 8, !tbaa !68
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, double noundef %1, ptr noundef %215, i64 noundef %216, ptr noundef %68, ptr noundef %64)
  %217 = load ptr, ptr %71, align 8, !tbaa !19
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %217, i64 %85, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %2, i64 %86, i1 false)
  br i1 %87, label %229, label %218

218:                                              ; preds = %229, %201
  tail call fastcc void @set_state(ptr noundef %0, double noundef %1, ptr noundef %66)
  %219 = load i64, ptr %70, align 8, !tbaa !18
  %220 = inttoptr i64 %219 to ptr
  %221 = load ptr, ptr %71, align 8, !tbaa !19
  %222 = load ptr, ptr %72, align 8, !tbaa !20
  %223 = load i64, ptr %73, align 8, !tbaa !21
  %224 = inttoptr i64 %223 to ptr
  tail call void %220(ptr noundef %221, ptr noundef %222, ptr noundef %224) #8
  %225 = load double, ptr %74, align 8, !tbaa !22
  %226 = fadd contract double %225, 1.000000e+00
  store double %226, ptr %74, align 8, !tbaa !22
  br i1 %88, label %227, label %238

227:                                              ; preds = %218
  %228 = load ptr, ptr %71, align 8, !tbaa !19
  br label %276

229:                                              ; preds = %201, %229
  %230 = phi i64 [ %236, %229 ], [ 0, %201 ]
  %231 = getelementptr inbounds double, ptr %64, i64 %230
  %232 = load double, ptr %231, align 8, !tbaa !33
  %233 = getelementptr double, ptr %67, i64 %230
  %234 = load double, ptr %233, align 8, !tbaa !33
  %235 = fadd contract double %232, %234
  store double %235, ptr %233, align 8, !tbaa !33
  %236 = add nuw nsw i64 %230, 1
  %237 = icmp eq i64 %236, %7
  br i1 %237, label %218, label %229, !llvm.loop !123

238:                                              ; preds = %276, %218
  %239 = load i64, ptr %8, align 8, !tbaa !117
  %240 = icmp sgt i64 %239, 0
  br i1 %240, label %241, label %273

241:                                              ; preds = %238
  %242 = load ptr, ptr %89, align 8, !tbaa !118
  br label %243

243:                                              ; preds = %263, %241
  %244 = phi i64 [ 0, %241 ], [ %264, %263 ]
  %245 = getelementptr inbounds i64, ptr %242, i64 %244
  %246 = load i64, ptr %245, align 8, !tbaa !26
  %247 = getelementptr inbounds double, ptr %2, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !33
  %249 = fmul contract double %248, %248
  %250 = getelementptr inbounds double, ptr %247, i64 1
  %251 = load double, ptr %250, align 8, !tbaa !33
  %252 = fmul contract double %251, %251
  %253 = fadd contract double %249, %252
  %254 = getelementptr inbounds double, ptr %247, i64 2
  %255 = load double, ptr %254, align 8, !tbaa !33
  %256 = fmul contract double %255, %255
  %257 = fadd contract double %253, %256
  %258 = getelementptr inbounds double, ptr %247, i64 3
  %259 = load double, ptr %258, align 8, !tbaa !33
  %260 = fmul contract double %259, %259
  %261 = fadd contract double %257, %260
  %262 = tail call contract double @llvm.sqrt.f64(double %261)
  br label %266

263:                                              ; preds = %266
  %264 = add nuw nsw i64 %244, 1
  %265 = icmp eq i64 %264, %239
  br i1 %265, label %273, label %243, !llvm.loop !119

266:                                              ; preds = %266, %243
  %267 = phi i64 [ 0, %243 ], [ %271, %266 ]
  %268 = getelementptr inbounds double, ptr %247, i64 %267
  %269 = load double, ptr %268, align 8, !tbaa !33
  %270 = fdiv contract double %269, %262
  store double %270, ptr %268, align 8, !tbaa !33
  %271 = add nuw nsw i64 %267, 1
  %272 = icmp eq i64 %271, 4
  br i1 %272, label %263, label %266, !llvm.loop !120

273:                                              ; preds = %263, %238
  %274 = add nuw nsw i64 %91, 1
  %275 = icmp eq i64 %274, 8
  br i1 %275, label %288, label %90, !llvm.loop !124

276:                                              ; preds = %227, %276
  %277 = phi i64 [ 0, %227 ], [ %286, %276 ]
  %278 = getelementptr inbounds double, ptr %228, i64 %277
  %279 = load double, ptr %278, align 8, !tbaa !33
  %280 = getelementptr inbounds double, ptr %65, i64 %277
  %281 = load double, ptr %280, align 8, !tbaa !33
  %282 = fsub contract double %279, %281
  %283 = getelementptr inbounds double, ptr %2, i64 %277
  %284 = load double, ptr %283, align 8, !tbaa !33
  %285 = fadd contract double %284, %282
  store double %285, ptr %283, align 8, !tbaa !33
  %286 = add nuw nsw i64 %277, 1
  %287 = icmp eq i64 %286, %5
  br i1 %287, label %238, label %276, !llvm.loop !125

288:                                              ; preds = %114, %129, %273
  %289 = phi double [ 0.000000e+00, %114 ], [ %127, %129 ], [ %127, %273 ]
  %290 = load i64, ptr %6, align 8, !tbaa !13
  %291 = load i64, ptr %45, align 8, !tbaa !16
  %292 = load i64, ptr %53, align 8, !tbaa !23
  %293 = icmp eq i64 %292, 2
  br i1 %293, label %294, label %299

294:                                              ; preds = %288
  %295 = load ptr, ptr %71, align 8, !tbaa !19
  %296 = load i64, ptr %0, align 8, !tbaa !12
  %297 = load i64, ptr %76, align 8, !tbaa !30
  %298 = load i64, ptr %77, align 8, !tbaa !36
  br label %357

299:                                              ; preds = %288
  %300 = load ptr, ptr %78, align 8, !tbaa !24
  %301 = shl i64 %290, 3
  %302 = mul i64 %301, %290
  tail call void @llvm.memset.p0.i64(ptr align 8 %300, i8 0, i64 %302, i1 false)
  %303 = load ptr, ptr %71, align 8, !tbaa !19
  %304 = load i64, ptr %0, align 8, !tbaa !12
  %305 = getelementptr inbounds double, ptr %303, i64 %304
  %306 = load i64, ptr %76, align 8, !tbaa !30
  %307 = icmp sgt i64 %306, 0
  br i1 %307, label %308, label %312

308:                                              ; preds = %299
  %309 = load ptr, ptr %78, align 8, !tbaa !24
  %310 = load ptr, ptr %79, align 8, !tbaa !31
  %311 = load ptr, ptr %80, align 8, !tbaa !32
  br label %328

312:                                              ; preds = %328, %299
  %313 = load ptr, ptr %81, align 8, !tbaa !37
  %314 = load i64, ptr %45, align 8, !tbaa !16
  %315 = mul i64 %314, %301
  tail call void @llvm.memset.p0.i64(ptr align 8 %313, i8 0, i64 %315, i1 false)
  %316 = load ptr, ptr %71, align 8, !tbaa !19
  %317 = load i64, ptr %0, align 8, !tbaa !12
  %318 = getelementptr inbounds double, ptr %316, i64 %317
  %319 = load i64, ptr %76, align 8, !tbaa !30
  %320 = getelementptr inbounds double, ptr %318, i64 %319
  %321 = getelementptr inbounds double, ptr %320, i64 %290
  %322 = load i64, ptr %77, align 8, !tbaa !36
  %323 = icmp sgt i64 %322, 0
  br i1 %323, label %324, label %357

324:                                              ; preds = %312
  %325 = load ptr, ptr %81, align 8, !tbaa !37
  %326 = load ptr, ptr %82, align 8, !tbaa !38
  %327 = load ptr, ptr %83, align 8, !tbaa !39
  br label %344

328:                                              ; preds = %328, %308
  %329 = phi i64 [ 0, %308 ], [ %342, %328 ]
  %330 = getelementptr inbounds double, ptr %305, i64 %329
  %331 = load double, ptr %330, align 8, !tbaa !33
  %332 = getelementptr inbounds i64, ptr %310, i64 %329
  %333 = load i64, ptr %332, align 8, !tbaa !26
  %334 = mul nsw i64 %333, %290
  %335 = getelementptr inbounds i64, ptr %311, i64 %329
  %336 = load i64, ptr %335, align 8, !tbaa !26
  %337 = getelementptr double, ptr %309, i64 %334
  %338 = getelementptr double, ptr %337, i64 %336
  store double %331, ptr %338, align 8, !tbaa !33
  %339 = mul nsw i64 %336, %290
  %340 = getelementptr double, ptr %309, i64 %339
  %341 = getelementptr double, ptr %340, i64 %333
  store double %331, ptr %341, align 8, !tbaa !33
  %342 = add nuw nsw i64 %329, 1
  %343 = icmp eq i64 %342, %306
  br i1 %343, label %312, label %328, !llvm.loop !61

344:                                              ; preds = %344, %324
  %345 = phi i64 [ 0, %324 ], [ %355, %344 ]
  %346 = getelementptr inbounds double, ptr %321, i64 %345
  %347 = load double, ptr %346, align 8, !tbaa !33
  %348 = getelementptr inbounds i64, ptr %326, i64 %345
  %349 = load i64, ptr %348, align 8, !tbaa !26
  %350 = mul nsw i64 %349, %290
  %351 = getelementptr inbounds i64, ptr %327, i64 %345
  %352 = load i64, ptr %351, align 8, !tbaa !26
  %353 = getelementptr double, ptr %325, i64 %350
  %354 = getelementptr double, ptr %353, i64 %352
  store double %347, ptr %354, align 8, !tbaa !33
  %355 = add nuw nsw i64 %345, 1
  %356 = icmp eq i64 %355, %322
  br i1 %356, label %357, label %344, !llvm.loop !62

357:                                              ; preds = %344, %312, %294
  %358 = phi i64 [ %298, %294 ], [ %322, %312 ], [ %322, %344 ]
  %359 = phi i64 [ %297, %294 ], [ %319, %312 ], [ %319, %344 ]
  %360 = phi i64 [ %296, %294 ], [ %317, %312 ], [ %317, %344 ]
  %361 = phi ptr [ %295, %294 ], [ %316, %312 ], [ %316, %344 ]
  %362 = getelementptr inbounds double, ptr %361, i64 %360
  %363 = getelementptr inbounds double, ptr %362, i64 %359
  %364 = load i64, ptr %6, align 8, !tbaa !13
  %365 = getelementptr inbounds double, ptr %363, i64 %364
  %366 = getelementptr inbounds double, ptr %365, i64 %358
  %367 = load i64, ptr %45, align 8, !tbaa !16
  %368 = getelementptr inbounds double, ptr %366, i64 %367
  %369 = load i64, ptr %75, align 8, !tbaa !68
  %370 = getelementptr inbounds double, ptr %368, i64 %369
  %371 = shl i64 %367, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %370, i64 %371, i1 false)
  %372 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %373 = load i64, ptr %372, align 8, !tbaa !63
  %374 = icmp sgt i64 %373, 0
  br i1 %374, label %375, label %380

375:                                              ; preds = %357
  %376 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %377 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %378 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %379 = shl i64 %290, 3
  br label %383

380:                                              ; preds = %447, %357
  %381 = phi i64 [ %291, %357 ], [ %449, %447 ]
  %382 = icmp eq i64 %381, 0
  br i1 %382, label %466, label %452

383:                                              ; preds = %447, %375
  %384 = phi i64 [ %373, %375 ], [ %448, %447 ]
  %385 = phi i64 [ 0, %375 ], [ %450, %447 ]
  %386 = phi i64 [ %291, %375 ], [ %449, %447 ]
  %387 = load ptr, ptr %71, align 8, !tbaa !19, !noalias !126
  %388 = load i64, ptr %0, align 8, !tbaa !12, !noalias !126
  %389 = getelementptr inbounds double, ptr %387, i64 %388
  %390 = load i64, ptr %76, align 8, !tbaa !30, !noalias !126
  %391 = getelementptr inbounds double, ptr %389, i64 %390
  %392 = load i64, ptr %6, align 8, !tbaa !13, !noalias !126
  %393 = getelementptr inbounds double, ptr %391, i64 %392
  %394 = load i64, ptr %77, align 8, !tbaa !36, !noalias !126
  %395 = getelementptr inbounds double, ptr %393, i64 %394
  %396 = load i64, ptr %45, align 8, !tbaa !16, !noalias !126
  %397 = getelementptr inbounds double, ptr %395, i64 %396
  %398 = load i64, ptr %75, align 8, !tbaa !68, !noalias !126
  %399 = getelementptr inbounds double, ptr %397, i64 %398
  %400 = getelementptr inbounds double, ptr %399, i64 %396
  %401 = icmp eq i64 %385, 0
  %402 = load ptr, ptr %376, align 8, !tbaa !69, !noalias !126
  br i1 %401, label %420, label %403

403:                                              ; preds = %383
  %404 = add i64 %392, 2
  %405 = add nsw i64 %396, %392
  %406 = load i64, ptr %377, align 8, !tbaa !17, !noalias !126
  %407 = add nsw i64 %405, %406
  %408 = mul i64 %407, 3
  %409 = add i64 %408, 4
  br label %410

410:                                              ; preds = %410, %403
  %411 = phi ptr [ %400, %403 ], [ %417, %410 ]
  %412 = phi i64 [ 0, %403 ], [ %418, %410 ]
  %413 = getelementptr inbounds i64, ptr %402, i64 %412
  %414 = load i64, ptr %413, align 8, !tbaa !26, !noalias !126
  %415 = mul i64 %414, %404
  %416 = add i64 %409, %415
  %417 = getelementptr inbounds double, ptr %411, i64 %416
  %418 = add nuw nsw i64 %412, 1
  %419 = icmp eq i64 %418, %385
  br i1 %419, label %420, label %410, !llvm.loop !70

420:                                              ; preds = %410, %383
  %421 = phi ptr [ %400, %383 ], [ %417, %410 ]
  %422 = getelementptr inbounds i64, ptr %402, i64 %385
  %423 = load i64, ptr %422, align 8, !tbaa !26, !noalias !126
  %424 = getelementptr inbounds double, ptr %421, i64 %423
  %425 = load ptr, ptr %378, align 8, !tbaa !71
  %426 = getelementptr inbounds i64, ptr %425, i64 %385
  %427 = load i64, ptr %426, align 8, !tbaa !26
  %428 = icmp eq i64 %427, 0
  %429 = icmp sgt i64 %423, 0
  %430 = select i1 %428, i1 %429, i1 false
  br i1 %430, label %431, label %447

431:                                              ; preds = %420, %431
  %432 = phi i64 [ %442, %431 ], [ 0, %420 ]
  %433 = phi i64 [ %443, %431 ], [ %386, %420 ]
  %434 = load ptr, ptr %81, align 8, !tbaa !37
  %435 = mul nsw i64 %433, %290
  %436 = getelementptr inbounds double, ptr %434, i64 %435
  %437 = mul nsw i64 %432, %290
  %438 = getelementptr inbounds double, ptr %424, i64 %437
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %436, ptr nonnull align 8 %438, i64 %379, i1 false)
  %439 = getelementptr inbounds double, ptr %421, i64 %432
  %440 = load double, ptr %439, align 8, !tbaa !33
  %441 = getelementptr inbounds double, ptr %68, i64 %433
  store double %440, ptr %441, align 8, !tbaa !33
  %442 = add nuw nsw i64 %432, 1
  %443 = add nsw i64 %433, 1
  %444 = icmp eq i64 %442, %423
  br i1 %444, label %445, label %431, !llvm.loop !129

445:                                              ; preds = %431
  %446 = load i64, ptr %372, align 8, !tbaa !63
  br label %447

447:                                              ; preds = %445, %420
  %448 = phi i64 [ %384, %420 ], [ %446, %445 ]
  %449 = phi i64 [ %386, %420 ], [ %443, %445 ]
  %450 = add nuw nsw i64 %385, 1
  %451 = icmp slt i64 %450, %448
  br i1 %451, label %383, label %380, !llvm.loop !130

452:                                              ; preds = %380
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, double noundef %1, ptr noundef null, i64 noundef %381, ptr noundef %68, ptr noundef %64)
  %453 = icmp sgt i64 %290, 0
  br i1 %453, label %454, label %466

454:                                              ; preds = %452
  %455 = load i64, ptr %0, align 8, !tbaa !12
  %456 = getelementptr double, ptr %2, i64 %455
  br label %457

457:                                              ; preds = %457, %454
  %458 = phi i64 [ 0, %454 ], [ %464, %457 ]
  %459 = getelementptr inbounds double, ptr %64, i64 %458
  %460 = load double, ptr %459, align 8, !tbaa !33
  %461 = getelementptr double, ptr %456, i64 %458
  %462 = load double, ptr %461, align 8, !tbaa !33
  %463 = fadd contract double %460, %462
  store double %463, ptr %461, align 8, !tbaa !33
  %464 = add nuw nsw i64 %458, 1
  %465 = icmp eq i64 %464, %290
  br i1 %465, label %466, label %457, !llvm.loop !131

466:                                              ; preds = %457, %452, %380, %52, %48
  %467 = phi double [ 0.000000e+00, %48 ], [ 0.000000e+00, %52 ], [ %289, %380 ], [ %289, %452 ], [ %289, %457 ]
  ret double %467
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define void @solve_at(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = load i64, ptr %0, align 8, !tbaa !12
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = add nsw i64 %11, %9
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %14 = load ptr, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = icmp sgt i64 %1, 0
  br i1 %18, label %19, label %28

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  br label %29

28:                                               ; preds = %68, %8
  ret void

29:                                               ; preds = %19, %68
  %30 = phi i64 [ 0, %19 ], [ %79, %68 ]
  %31 = getelementptr inbounds double, ptr %2, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !33
  %33 = mul nsw i64 %30, %12
  %34 = getelementptr inbounds double, ptr %3, i64 %33
  %35 = load double, ptr %20, align 8, !tbaa !5
  %36 = fcmp contract une double %35, 0.000000e+00
  br i1 %36, label %38, label %37

37:                                               ; preds = %29
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %32, ptr noundef %34, ptr noundef %17)
  br label %54

38:                                               ; preds = %29
  %39 = load i64, ptr %0, align 8, !tbaa !12
  %40 = load i64, ptr %10, align 8, !tbaa !13
  %41 = add nsw i64 %40, %39
  %42 = load ptr, ptr %13, align 8, !tbaa !14
  %43 = load i64, ptr %15, align 8, !tbaa !15
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  %45 = mul nsw i64 %41, 6
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = load i64, ptr %21, align 8, !tbaa !16
  %48 = getelementptr inbounds double, ptr %46, i64 %47
  %49 = load i64, ptr %22, align 8, !tbaa !17
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = getelementptr inbounds double, ptr %50, i64 8
  %52 = shl i64 %41, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %51, ptr align 8 %34, i64 %52, i1 false)
  %53 = tail call contract double @project(ptr noundef nonnull %0, double noundef %32, ptr noundef nonnull %51, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %32, ptr noundef nonnull %51, ptr noundef %17)
  br label %54

54:                                               ; preds = %37, %38
  %55 = load i64, ptr %10, align 8, !tbaa !13
  %56 = mul nsw i64 %55, %30
  %57 = getelementptr inbounds double, ptr %4, i64 %56
  %58 = load i64, ptr %0, align 8, !tbaa !12
  %59 = getelementptr inbounds double, ptr %17, i64 %58
  %60 = shl i64 %55, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %57, ptr align 8 %59, i64 %60, i1 false)
  %61 = load i64, ptr %21, align 8, !tbaa !16
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %68

63:                                               ; preds = %54
  %64 = load ptr, ptr %23, align 8, !tbaa !49
  %65 = mul nsw i64 %61, %30
  %66 = load ptr, ptr %24, align 8, !tbaa !132
  %67 = getelementptr double, ptr %5, i64 %65
  br label %81

68:                                               ; preds = %81, %54
  %69 = load i64, ptr %22, align 8, !tbaa !17
  %70 = mul nsw i64 %69, %30
  %71 = getelementptr inbounds double, ptr %6, i64 %70
  %72 = load ptr, ptr %25, align 8, !tbaa !112
  %73 = shl i64 %69, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %72, i64 %73, i1 false)
  %74 = load i64, ptr %26, align 8, !tbaa !63
  %75 = mul nsw i64 %74, %30
  %76 = getelementptr inbounds double, ptr %7, i64 %75
  %77 = load ptr, ptr %27, align 8, !tbaa !64
  %78 = shl i64 %74, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %77, i64 %78, i1 false)
  %79 = add nuw nsw i64 %30, 1
  %80 = icmp eq i64 %79, %1
  br i1 %80, label %28, label %29, !llvm.loop !133

81:                                               ; preds = %63, %81
  %82 = phi i64 [ 0, %63 ], [ %88, %81 ]
  %83 = getelementptr inbounds double, ptr %64, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !33
  %85 = getelementptr inbounds i64, ptr %66, i64 %82
  %86 = load i64, ptr %85, align 8, !tbaa !26
  %87 = getelementptr double, ptr %67, i64 %86
  store double %84, ptr %87, align 8, !tbaa !33
  %88 = add nuw nsw i64 %82, 1
  %89 = icmp eq i64 %88, %61
  br i1 %89, label %68, label %81, !llvm.loop !134
}

; Function Attrs: nounwind uwtable
define void @evaluate_at(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %4, 0
  br i1 %9, label %10, label %15

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = inttoptr i64 %1 to ptr
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %14 = inttoptr i64 %2 to ptr
  br label %16

15:                                               ; preds = %16, %8
  ret void

16:                                               ; preds = %10, %16
  %17 = phi i64 [ 0, %10 ], [ %28, %16 ]
  %18 = getelementptr inbounds double, ptr %5, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !33
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
  br i1 %29, label %15, label %16, !llvm.loop !135
}

; Function Attrs: nounwind uwtable
define internal fastcc void @set_state(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
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
  store double %1, ptr %15, align 8, !tbaa !33
  %16 = getelementptr inbounds double, ptr %15, i64 1
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 7
  %18 = load i64, ptr %17, align 8, !tbaa !136
  switch i64 %18, label %84 [
    i64 1, label %19
    i64 2, label %80
  ]

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !137
  %22 = icmp sgt i64 %21, 2
  br i1 %22, label %26, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %25 = load ptr, ptr %24, align 8, !tbaa !138
  br label %42

26:                                               ; preds = %19
  %27 = add nsw i64 %21, -1
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %29 = load ptr, ptr %28, align 8, !tbaa !138
  br label %30

30:                                               ; preds = %30, %26
  %31 = phi i64 [ 1, %26 ], [ %40, %30 ]
  %32 = phi i64 [ %27, %26 ], [ %39, %30 ]
  %33 = add nsw i64 %32, %31
  %34 = sdiv i64 %33, 2
  %35 = getelementptr inbounds double, ptr %29, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !33
  %37 = fcmp contract ogt double %36, %1
  %38 = add nsw i64 %34, 1
  %39 = select i1 %37, i64 %34, i64 %32
  %40 = select i1 %37, i64 %31, i64 %38
  %41 = icmp slt i64 %40, %39
  br i1 %41, label %30, label %42, !llvm.loop !139

42:                                               ; preds = %30, %23
  %43 = phi ptr [ %25, %23 ], [ %29, %30 ]
  %44 = phi i64 [ 1, %23 ], [ %40, %30 ]
  %45 = add nsw i64 %44, -1
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !33
  %48 = fsub contract double %1, %47
  %49 = getelementptr inbounds double, ptr %43, i64 %44
  %50 = load double, ptr %49, align 8, !tbaa !33
  %51 = fsub contract double %50, %47
  %52 = fdiv contract double %48, %51
  %53 = fcmp contract olt double %52, 0.000000e+00
  %54 = fcmp contract ogt double %52, 1.000000e+00
  %55 = select contract i1 %54, double 1.000000e+00, double %52
  %56 = select contract i1 %53, double 0.000000e+00, double %55
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 4
  %58 = load i64, ptr %57, align 8, !tbaa !140
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %84

60:                                               ; preds = %42
  %61 = fsub contract double 1.000000e+00, %56
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %63 = load ptr, ptr %62, align 8, !tbaa !141
  %64 = mul nsw i64 %58, %45
  %65 = getelementptr double, ptr %63, i64 %64
  %66 = mul nsw i64 %58, %44
  %67 = getelementptr double, ptr %63, i64 %66
  br label %68

68:                                               ; preds = %68, %60
  %69 = phi i64 [ 0, %60 ], [ %78, %68 ]
  %70 = getelementptr double, ptr %65, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !33
  %72 = fmul contract double %61, %71
  %73 = getelementptr double, ptr %67, i64 %69
  %74 = load double, ptr %73, align 8, !tbaa !33
  %75 = fmul contract double %56, %74
  %76 = fadd contract double %72, %75
  %77 = getelementptr inbounds double, ptr %16, i64 %69
  store double %76, ptr %77, align 8, !tbaa !33
  %78 = add nuw nsw i64 %69, 1
  %79 = icmp eq i64 %78, %58
  br i1 %79, label %84, label %68, !llvm.loop !142

80:                                               ; preds = %3
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %82 = load i64, ptr %81, align 8, !tbaa !143
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
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %10 = load i64, ptr %9, align 8, !tbaa !23
  %11 = icmp eq i64 %10, 2
  br i1 %11, label %12, label %284

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %14 = load ptr, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = sub i64 0, %8
  %19 = getelementptr inbounds double, ptr %17, i64 %18
  %20 = icmp sgt i64 %8, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %12
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %23 = load ptr, ptr %22, align 8, !tbaa !24
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %25 = load ptr, ptr %24, align 8, !tbaa !25
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %27 = load i64, ptr %25, align 8, !tbaa !26
  br label %47

28:                                               ; preds = %59, %47
  %29 = icmp eq i64 %53, %8
  br i1 %29, label %30, label %47, !llvm.loop !27

30:                                               ; preds = %28, %12
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %32 = load ptr, ptr %31, align 8, !tbaa !19
  %33 = load i64, ptr %0, align 8, !tbaa !12
  %34 = getelementptr inbounds double, ptr %32, i64 %33
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %36 = load i64, ptr %35, align 8, !tbaa !30
  %37 = getelementptr inbounds double, ptr %34, i64 %36
  %38 = getelementptr inbounds double, ptr %37, i64 %8
  %39 = icmp sgt i64 %36, 0
  br i1 %39, label %40, label %66

40:                                               ; preds = %30
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %42 = load ptr, ptr %41, align 8, !tbaa !24
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %44 = load ptr, ptr %43, align 8, !tbaa !31
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %46 = load ptr, ptr %45, align 8, !tbaa !32
  br label %77

47:                                               ; preds = %28, %21
  %48 = phi i64 [ %27, %21 ], [ %55, %28 ]
  %49 = phi i64 [ 0, %21 ], [ %53, %28 ]
  %50 = mul nsw i64 %49, %8
  %51 = getelementptr double, ptr %23, i64 %50
  %52 = getelementptr double, ptr %51, i64 %49
  store double 0.000000e+00, ptr %52, align 8, !tbaa !33
  %53 = add nuw nsw i64 %49, 1
  %54 = getelementptr inbounds i64, ptr %25, i64 %53
  %55 = load i64, ptr %54, align 8, !tbaa !26
  %56 = icmp slt i64 %48, %55
  br i1 %56, label %57, label %28

57:                                               ; preds = %47
  %58 = load ptr, ptr %26, align 8, !tbaa !34
  br label %59

59:                                               ; preds = %59, %57
  %60 = phi i64 [ %48, %57 ], [ %64, %59 ]
  %61 = getelementptr inbounds i64, ptr %58, i64 %60
  %62 = load i64, ptr %61, align 8, !tbaa !26
  %63 = getelementptr double, ptr %51, i64 %62
  store double 0.000000e+00, ptr %63, align 8, !tbaa !33
  %64 = add nsw i64 %60, 1
  %65 = icmp eq i64 %64, %55
  br i1 %65, label %28, label %59, !llvm.loop !35

66:                                               ; preds = %77, %30
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %68 = load i64, ptr %67, align 8, !tbaa !36
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %103

70:                                               ; preds = %66
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %72 = load ptr, ptr %71, align 8, !tbaa !37
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %74 = load ptr, ptr %73, align 8, !tbaa !38
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %76 = load ptr, ptr %75, align 8, !tbaa !39
  br label %90

77:                                               ; preds = %77, %40
  %78 = phi i64 [ 0, %40 ], [ %88, %77 ]
  %79 = getelementptr inbounds double, ptr %34, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !33
  %81 = getelementptr inbounds i64, ptr %44, i64 %78
  %82 = load i64, ptr %81, align 8, !tbaa !26
  %83 = mul nsw i64 %82, %8
  %84 = getelementptr inbounds i64, ptr %46, i64 %78
  %85 = load i64, ptr %84, align 8, !tbaa !26
  %86 = getelementptr double, ptr %42, i64 %83
  %87 = getelementptr double, ptr %86, i64 %85
  store double %80, ptr %87, align 8, !tbaa !33
  %88 = add nuw nsw i64 %78, 1
  %89 = icmp eq i64 %88, %36
  br i1 %89, label %66, label %77, !llvm.loop !40

90:                                               ; preds = %90, %70
  %91 = phi i64 [ 0, %70 ], [ %101, %90 ]
  %92 = getelementptr inbounds double, ptr %38, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !33
  %94 = getelementptr inbounds i64, ptr %74, i64 %91
  %95 = load i64, ptr %94, align 8, !tbaa !26
  %96 = mul nsw i64 %95, %8
  %97 = getelementptr inbounds i64, ptr %76, i64 %91
  %98 = load i64, ptr %97, align 8, !tbaa !26
  %99 = getelementptr double, ptr %72, i64 %96
  %100 = getelementptr double, ptr %99, i64 %98
  store double %93, ptr %100, align 8, !tbaa !33
  %101 = add nuw nsw i64 %91, 1
  %102 = icmp eq i64 %101, %68
  br i1 %102, label %103, label %90, !llvm.loop !41

103:                                              ; preds = %90, %66
  %104 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %105 = load ptr, ptr %104, align 8, !tbaa !24
  %106 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  store double 0.000000e+00, ptr %106, align 8, !tbaa !42
  br i1 %20, label %107, label %176

107:                                              ; preds = %103
  %108 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %109 = load ptr, ptr %108, align 8, !tbaa !25
  %110 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %111 = add nuw i64 %8, 1
  %112 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %113 = load i64, ptr %109, align 8, !tbaa !26
  br label %114

114:                                              ; preds = %172, %107
  %115 = phi i64 [ %113, %107 ], [ %123, %172 ]
  %116 = phi i64 [ 0, %107 ], [ %121, %172 ]
  %117 = mul nsw i64 %116, %8
  %118 = getelementptr double, ptr %105, i64 %117
  %119 = getelementptr double, ptr %118, i64 %116
  %120 = load double, ptr %119, align 8, !tbaa !33
  %121 = add nuw nsw i64 %116, 1
  %122 = getelementptr inbounds i64, ptr %109, i64 %121
  %123 = load i64, ptr %122, align 8, !tbaa !26
  %124 = icmp slt i64 %115, %123
  br i1 %124, label %125, label %127

125:                                              ; preds = %114
  %126 = load ptr, ptr %110, align 8, !tbaa !34
  br label %131

127:                                              ; preds = %146, %114
  %128 = phi double [ %120, %114 ], [ %153, %146 ]
  %129 = fmul contract double %120, 0x3D06849B86A12B9B
  %130 = fcmp contract ogt double %128, %129
  br i1 %130, label %172, label %169

131:                                              ; preds = %146, %125
  %132 = phi i64 [ %115, %125 ], [ %154, %146 ]
  %133 = phi double [ %120, %125 ], [ %153, %146 ]
  %134 = getelementptr inbounds i64, ptr %126, i64 %132
  %135 = load i64, ptr %134, align 8, !tbaa !26
  %136 = getelementptr double, ptr %118, i64 %135
  %137 = load double, ptr %136, align 8, !tbaa !33
  %138 = getelementptr inbounds i64, ptr %109, i64 %135
  %139 = load i64, ptr %138, align 8, !tbaa !26
  %140 = getelementptr i64, ptr %138, i64 1
  %141 = load i64, ptr %140, align 8, !tbaa !26
  %142 = icmp slt i64 %139, %141
  br i1 %142, label %143, label %146

143:                                              ; preds = %131
  %144 = mul nsw i64 %135, %8
  %145 = getelementptr double, ptr %105, i64 %144
  br label %156

146:                                              ; preds = %156, %131
  %147 = phi double [ %137, %131 ], [ %166, %156 ]
  %148 = mul i64 %135, %111
  %149 = getelementptr inbounds double, ptr %105, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !33
  %151 = fdiv contract double %147, %150
  store double %151, ptr %136, align 8, !tbaa !33
  %152 = fmul contract double %151, %151
  %153 = fsub contract double %133, %152
  %154 = add nsw i64 %132, 1
  %155 = icmp eq i64 %154, %123
  br i1 %155, label %127, label %131, !llvm.loop !43

156:                                              ; preds = %156, %143
  %157 = phi i64 [ %139, %143 ], [ %167, %156 ]
  %158 = phi double [ %137, %143 ], [ %166, %156 ]
  %159 = getelementptr inbounds i64, ptr %126, i64 %157
  %160 = load i64, ptr %159, align 8, !tbaa !26
  %161 = getelementptr double, ptr %118, i64 %160
  %162 = load double, ptr %161, align 8, !tbaa !33
  %163 = getelementptr double, ptr %145, i64 %160
  %164 = load double, ptr %163, align 8, !tbaa !33
  %165 = fmul contract double %162, %164
  %166 = fsub contract double %158, %165
  %167 = add nsw i64 %157, 1
  %168 = icmp eq i64 %167, %141
  br i1 %168, label %146, label %156, !llvm.loop !44

169:                                              ; preds = %127
  store double 1.000000e+00, ptr %112, align 8, !tbaa !45
  %170 = fcmp contract ogt double %120, 0.000000e+00
  %171 = select contract i1 %170, double %120, double 1.000000e+00
  br label %172

172:                                              ; preds = %169, %127
  %173 = phi double [ %128, %127 ], [ %171, %169 ]
  %174 = tail call contract double @llvm.sqrt.f64(double %173)
  store double %174, ptr %119, align 8, !tbaa !33
  %175 = icmp eq i64 %121, %8
  br i1 %175, label %176, label %114, !llvm.loop !46

176:                                              ; preds = %172, %103
  tail call fastcc void @sparse_gram(ptr noundef %0, double noundef %1)
  %177 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %178 = load i64, ptr %177, align 8, !tbaa !16
  %179 = icmp sgt i64 %178, 0
  %180 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %181 = load ptr, ptr %180, align 8, !tbaa !144
  br i1 %179, label %267, label %182

182:                                              ; preds = %267, %176
  tail call fastcc void @sparse_solve_gram(ptr noundef nonnull %0, ptr noundef %181)
  %183 = shl i64 %8, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 %183, i1 false)
  %184 = load ptr, ptr %180, align 8, !tbaa !144
  %185 = load i64, ptr %177, align 8, !tbaa !16
  %186 = icmp sgt i64 %185, 0
  br i1 %186, label %187, label %222

187:                                              ; preds = %182
  %188 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %189 = load ptr, ptr %188, align 8, !tbaa !50
  %190 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %191 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %192 = load i64, ptr %189, align 8, !tbaa !26
  br label %195

193:                                              ; preds = %209, %195
  %194 = icmp eq i64 %198, %185
  br i1 %194, label %222, label %195, !llvm.loop !51

195:                                              ; preds = %193, %187
  %196 = phi i64 [ %192, %187 ], [ %200, %193 ]
  %197 = phi i64 [ 0, %187 ], [ %198, %193 ]
  %198 = add nuw nsw i64 %197, 1
  %199 = getelementptr inbounds i64, ptr %189, i64 %198
  %200 = load i64, ptr %199, align 8, !tbaa !26
  %201 = icmp slt i64 %196, %200
  br i1 %201, label %202, label %193

202:                                              ; preds = %195
  %203 = load ptr, ptr %190, align 8, !tbaa !52
  %204 = load i64, ptr %7, align 8, !tbaa !13
  %205 = mul nsw i64 %204, %197
  %206 = load ptr, ptr %191, align 8, !tbaa !53
  %207 = getelementptr double, ptr %203, i64 %205
  %208 = getelementptr inbounds double, ptr %184, i64 %197
  br label %209

209:                                              ; preds = %209, %202
  %210 = phi i64 [ %196, %202 ], [ %220, %209 ]
  %211 = getelementptr inbounds i64, ptr %206, i64 %210
  %212 = load i64, ptr %211, align 8, !tbaa !26
  %213 = getelementptr double, ptr %207, i64 %212
  %214 = load double, ptr %213, align 8, !tbaa !33
  %215 = load double, ptr %208, align 8, !tbaa !33
  %216 = fmul contract double %214, %215
  %217 = getelementptr inbounds double, ptr %19, i64 %212
  %218 = load double, ptr %217, align 8, !tbaa !33
  %219 = fadd contract double %218, %216
  store double %219, ptr %217, align 8, !tbaa !33
  %220 = add nsw i64 %210, 1
  %221 = icmp eq i64 %220, %200
  br i1 %221, label %193, label %209, !llvm.loop !54

222:                                              ; preds = %193, %182
  %223 = load i64, ptr %7, align 8, !tbaa !13
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %225, label %263

225:                                              ; preds = %222
  %226 = load ptr, ptr %104, align 8, !tbaa !24
  %227 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %228 = load ptr, ptr %227, align 8, !tbaa !25
  %229 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %230 = getelementptr inbounds i64, ptr %228, i64 %223
  %231 = load i64, ptr %230, align 8, !tbaa !26
  br label %234

232:                                              ; preds = %250, %234
  %233 = icmp sgt i64 %236, 1
  br i1 %233, label %234, label %263, !llvm.loop !57

234:                                              ; preds = %232, %225
  %235 = phi i64 [ %231, %225 ], [ %246, %232 ]
  %236 = phi i64 [ %223, %225 ], [ %237, %232 ]
  %237 = add nsw i64 %236, -1
  %238 = mul nsw i64 %237, %223
  %239 = getelementptr double, ptr %226, i64 %238
  %240 = getelementptr double, ptr %239, i64 %237
  %241 = load double, ptr %240, align 8, !tbaa !33
  %242 = getelementptr inbounds double, ptr %19, i64 %237
  %243 = load double, ptr %242, align 8, !tbaa !33
  %244 = fdiv contract double %243, %241
  store double %244, ptr %242, align 8, !tbaa !33
  %245 = getelementptr inbounds i64, ptr %228, i64 %237
  %246 = load i64, ptr %245, align 8, !tbaa !26
  %247 = icmp slt i64 %246, %235
  br i1 %247, label %248, label %232

248:                                              ; preds = %234
  %249 = load ptr, ptr %229, align 8, !tbaa !34
  br label %250

250:                                              ; preds = %250, %248
  %251 = phi i64 [ %246, %248 ], [ %261, %250 ]
  %252 = getelementptr inbounds i64, ptr %249, i64 %251
  %253 = load i64, ptr %252, align 8, !tbaa !26
  %254 = getelementptr double, ptr %239, i64 %253
  %255 = load double, ptr %254, align 8, !tbaa !33
  %256 = load double, ptr %242, align 8, !tbaa !33
  %257 = fmul contract double %255, %256
  %258 = getelementptr inbounds double, ptr %19, i64 %253
  %259 = load double, ptr %258, align 8, !tbaa !33
  %260 = fsub contract double %259, %257
  store double %260, ptr %258, align 8, !tbaa !33
  %261 = add nsw i64 %251, 1
  %262 = icmp eq i64 %261, %235
  br i1 %262, label %232, label %250, !llvm.loop !58

263:                                              ; preds = %232, %222
  br i1 %20, label %264, label %360

264:                                              ; preds = %263
  %265 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %266 = load ptr, ptr %265, align 8, !tbaa !59
  br label %275

267:                                              ; preds = %176, %267
  %268 = phi i64 [ %273, %267 ], [ 0, %176 ]
  %269 = getelementptr inbounds double, ptr %4, i64 %268
  %270 = load double, ptr %269, align 8, !tbaa !33
  %271 = fneg contract double %270
  %272 = getelementptr inbounds double, ptr %181, i64 %268
  store double %271, ptr %272, align 8, !tbaa !33
  %273 = add nuw nsw i64 %268, 1
  %274 = icmp eq i64 %273, %178
  br i1 %274, label %182, label %267, !llvm.loop !145

275:                                              ; preds = %275, %264
  %276 = phi i64 [ 0, %264 ], [ %282, %275 ]
  %277 = getelementptr inbounds double, ptr %19, i64 %276
  %278 = load double, ptr %277, align 8, !tbaa !33
  %279 = getelementptr inbounds i64, ptr %266, i64 %276
  %280 = load i64, ptr %279, align 8, !tbaa !26
  %281 = getelementptr inbounds double, ptr %5, i64 %280
  store double %278, ptr %281, align 8, !tbaa !33
  %282 = add nuw nsw i64 %276, 1
  %283 = icmp eq i64 %282, %8
  br i1 %283, label %360, label %275, !llvm.loop !146

284:                                              ; preds = %6
  %285 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %286 = load i64, ptr %285, align 8, !tbaa !16
  tail call fastcc void @factorize(ptr noundef nonnull %0, i64 noundef %286)
  %287 = tail call fastcc i64 @gram(ptr noundef nonnull %0, ptr noundef %2, i64 noundef %3, double noundef %1)
  %288 = icmp sgt i64 %3, 0
  %289 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %290 = load ptr, ptr %289, align 8, !tbaa !144
  br i1 %288, label %298, label %291

291:                                              ; preds = %298, %284
  %292 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %293 = load ptr, ptr %292, align 8, !tbaa !49
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, i64 noundef %3, i64 noundef %287, ptr noundef %290, ptr noundef %293)
  %294 = shl i64 %8, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 %294, i1 false)
  br i1 %288, label %295, label %314

295:                                              ; preds = %291
  %296 = icmp sgt i64 %8, 0
  %297 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  br label %306

298:                                              ; preds = %284, %298
  %299 = phi i64 [ %304, %298 ], [ 0, %284 ]
  %300 = getelementptr inbounds double, ptr %4, i64 %299
  %301 = load double, ptr %300, align 8, !tbaa !33
  %302 = fneg contract double %301
  %303 = getelementptr inbounds double, ptr %290, i64 %299
  store double %302, ptr %303, align 8, !tbaa !33
  %304 = add nuw nsw i64 %299, 1
  %305 = icmp eq i64 %304, %3
  br i1 %305, label %291, label %298, !llvm.loop !147

306:                                              ; preds = %295, %346
  %307 = phi i64 [ 0, %295 ], [ %347, %346 ]
  br i1 %296, label %308, label %346

308:                                              ; preds = %306
  %309 = load ptr, ptr %297, align 8, !tbaa !52
  %310 = mul nsw i64 %307, %8
  %311 = getelementptr double, ptr %309, i64 %310
  %312 = load ptr, ptr %292, align 8, !tbaa !49
  %313 = getelementptr inbounds double, ptr %312, i64 %307
  br label %349

314:                                              ; preds = %346, %291
  %315 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %316 = load ptr, ptr %315, align 8, !tbaa !24
  %317 = icmp sgt i64 %8, 0
  br i1 %317, label %318, label %360

318:                                              ; preds = %314
  %319 = add nuw i64 %8, 1
  br label %320

320:                                              ; preds = %327, %318
  %321 = phi i64 [ %8, %318 ], [ %322, %327 ]
  %322 = add nsw i64 %321, -1
  %323 = getelementptr inbounds double, ptr %5, i64 %322
  %324 = load double, ptr %323, align 8, !tbaa !33
  %325 = getelementptr double, ptr %316, i64 %322
  %326 = icmp slt i64 %321, %8
  br i1 %326, label %334, label %327

327:                                              ; preds = %334, %320
  %328 = phi double [ %324, %320 ], [ %343, %334 ]
  %329 = mul i64 %322, %319
  %330 = getelementptr inbounds double, ptr %316, i64 %329
  %331 = load double, ptr %330, align 8, !tbaa !33
  %332 = fdiv contract double %328, %331
  store double %332, ptr %323, align 8, !tbaa !33
  %333 = icmp sgt i64 %321, 1
  br i1 %333, label %320, label %360, !llvm.loop !148

334:                                              ; preds = %320, %334
  %335 = phi i64 [ %344, %334 ], [ %321, %320 ]
  %336 = phi double [ %343, %334 ], [ %324, %320 ]
  %337 = mul nsw i64 %335, %8
  %338 = getelementptr double, ptr %325, i64 %337
  %339 = load double, ptr %338, align 8, !tbaa !33
  %340 = getelementptr inbounds double, ptr %5, i64 %335
  %341 = load double, ptr %340, align 8, !tbaa !33
  %342 = fmul contract double %339, %341
  %343 = fsub contract double %336, %342
  %344 = add nuw nsw i64 %335, 1
  %345 = icmp eq i64 %344, %8
  br i1 %345, label %327, label %334, !llvm.loop !149

346:                                              ; preds = %349, %306
  %347 = add nuw nsw i64 %307, 1
  %348 = icmp eq i64 %347, %3
  br i1 %348, label %314, label %306, !llvm.loop !150

349:                                              ; preds = %308, %349
  %350 = phi i64 [ 0, %308 ], [ %358, %349 ]
  %351 = getelementptr double, ptr %311, i64 %350
  %352 = load double, ptr %351, align 8, !tbaa !33
  %353 = load double, ptr %313, align 8, !tbaa !33
  %354 = fmul contract double %352, %353
  %355 = getelementptr inbounds double, ptr %5, i64 %350
  %356 = load double, ptr %355, align 8, !tbaa !33
  %357 = fadd contract double %356, %354
  store double %357, ptr %355, align 8, !tbaa !33
  %358 = add nuw nsw i64 %350, 1
  %359 = icmp eq i64 %358, %8
  br i1 %359, label %346, label %349, !llvm.loop !151

360:                                              ; preds = %327, %275, %314, %263
  ret void
}

; Function Attrs: nounwind uwtable
define void @guards(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %6 = load i64, ptr %5, align 8, !tbaa !152
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %4
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %10 = load i64, ptr %9, align 8, !tbaa !153
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %13 = load ptr, ptr %12, align 8, !tbaa !20
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %15 = load i64, ptr %14, align 8, !tbaa !154
  %16 = inttoptr i64 %15 to ptr
  tail call void %11(ptr noundef %3, ptr noundef %13, ptr noundef %16) #8
  br label %17

17:                                               ; preds = %8, %4
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %19 = load i64, ptr %18, align 8, !tbaa !63
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %152, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %23 = load ptr, ptr %22, align 8, !tbaa !14
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %25 = load i64, ptr %24, align 8, !tbaa !15
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
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
  %48 = load i64, ptr %18, align 8, !tbaa !63
  %49 = icmp sgt i64 %48, 0
  br i1 %49, label %50, label %152

50:                                               ; preds = %47
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %52 = load ptr, ptr %51, align 8, !tbaa !19, !noalias !155
  %53 = load i64, ptr %0, align 8, !tbaa !12, !noalias !155
  %54 = getelementptr inbounds double, ptr %52, i64 %53
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %56 = load i64, ptr %55, align 8, !tbaa !30, !noalias !155
  %57 = getelementptr inbounds double, ptr %54, i64 %56
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %59 = load i64, ptr %58, align 8, !tbaa !13, !noalias !155
  %60 = getelementptr inbounds double, ptr %57, i64 %59
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %62 = load i64, ptr %61, align 8, !tbaa !36, !noalias !155
  %63 = getelementptr inbounds double, ptr %60, i64 %62
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %65 = load i64, ptr %64, align 8, !tbaa !16, !noalias !155
  %66 = getelementptr inbounds double, ptr %63, i64 %65
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %68 = load i64, ptr %67, align 8, !tbaa !68, !noalias !155
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = getelementptr inbounds double, ptr %69, i64 %65
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %72 = load ptr, ptr %71, align 8, !tbaa !69, !noalias !155
  %73 = add i64 %59, 2
  %74 = add nsw i64 %65, %59
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %79 = load ptr, ptr %78, align 8, !tbaa !71
  %80 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %81 = load i64, ptr %5, align 8, !tbaa !152
  %82 = getelementptr double, ptr %3, i64 %81
  br label %83

83:                                               ; preds = %50, %147
  %84 = phi i64 [ 0, %50 ], [ %150, %147 ]
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %103, label %86

86:                                               ; preds = %83
  %87 = load i64, ptr %75, align 8, !tbaa !17, !noalias !155
  %88 = add nsw i64 %74, %87
  %89 = mul i64 %88, 3
  %90 = add i64 %89, 4
  br label %91

91:                                               ; preds = %91, %86
  %92 = phi ptr [ %70, %86 ], [ %99, %91 ]
  %93 = phi i64 [ 0, %86 ], [ %100, %91 ]
  %94 = phi i64 [ 0, %86 ], [ %101, %91 ]
  %95 = getelementptr inbounds i64, ptr %72, i64 %94
  %96 = load i64, ptr %95, align 8, !tbaa !26, !noalias !155
  %97 = mul i64 %96, %73
  %98 = add i64 %90, %97
  %99 = getelementptr inbounds double, ptr %92, i64 %98
  %100 = add nsw i64 %96, %93
  %101 = add nuw nsw i64 %94, 1
  %102 = icmp eq i64 %101, %84
  br i1 %102, label %103, label %91, !llvm.loop !70

103:                                              ; preds = %91, %83
  %104 = phi i64 [ 0, %83 ], [ %100, %91 ]
  %105 = phi ptr [ %70, %83 ], [ %99, %91 ]
  %106 = getelementptr inbounds i64, ptr %72, i64 %84
  %107 = load i64, ptr %106, align 8, !tbaa !26, !noalias !155
  %108 = getelementptr inbounds double, ptr %105, i64 %107
  %109 = mul nsw i64 %107, %59
  %110 = getelementptr inbounds double, ptr %108, i64 %109
  %111 = getelementptr inbounds double, ptr %110, i64 %107
  %112 = icmp sgt i64 %107, 0
  br i1 %112, label %113, label %116

113:                                              ; preds = %103
  %114 = load ptr, ptr %76, align 8, !tbaa !81
  %115 = load ptr, ptr %77, align 8, !tbaa !112
  br label %122

116:                                              ; preds = %122, %103
  %117 = phi double [ 0.000000e+00, %103 ], [ %132, %122 ]
  %118 = phi double [ 0.000000e+00, %103 ], [ %136, %122 ]
  %119 = getelementptr inbounds i64, ptr %79, i64 %84
  %120 = load i64, ptr %119, align 8, !tbaa !26
  %121 = icmp eq i64 %120, 1
  br i1 %121, label %147, label %139

122:                                              ; preds = %113, %122
  %123 = phi i64 [ 0, %113 ], [ %137, %122 ]
  %124 = phi double [ 0.000000e+00, %113 ], [ %136, %122 ]
  %125 = phi double [ 0.000000e+00, %113 ], [ %132, %122 ]
  %126 = getelementptr inbounds double, ptr %105, i64 %123
  %127 = load double, ptr %126, align 8, !tbaa !33
  %128 = add nsw i64 %123, %104
  %129 = getelementptr inbounds double, ptr %114, i64 %128
  %130 = load double, ptr %129, align 8, !tbaa !33
  %131 = fmul contract double %127, %130
  %132 = fadd contract double %125, %131
  %133 = getelementptr inbounds double, ptr %115, i64 %128
  %134 = load double, ptr %133, align 8, !tbaa !33
  %135 = fmul contract double %134, %134
  %136 = fadd contract double %124, %135
  %137 = add nuw nsw i64 %123, 1
  %138 = icmp eq i64 %137, %107
  br i1 %138, label %116, label %122, !llvm.loop !158

139:                                              ; preds = %116
  %140 = load double, ptr %111, align 8, !tbaa !33
  %141 = load ptr, ptr %80, align 8, !tbaa !64
  %142 = getelementptr inbounds double, ptr %141, i64 %84
  %143 = load double, ptr %142, align 8, !tbaa !33
  %144 = fmul contract double %140, %143
  %145 = tail call contract double @llvm.sqrt.f64(double %118)
  %146 = fsub contract double %144, %145
  br label %147

147:                                              ; preds = %116, %139
  %148 = phi contract double [ %146, %139 ], [ %117, %116 ]
  %149 = getelementptr double, ptr %82, i64 %84
  store double %148, ptr %149, align 8, !tbaa !33
  %150 = add nuw nsw i64 %84, 1
  %151 = icmp eq i64 %150, %48
  br i1 %151, label %152, label %83, !llvm.loop !159

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
  %22 = load double, ptr %21, align 8, !tbaa !33
  %23 = getelementptr inbounds double, ptr %5, i64 %19
  %24 = load double, ptr %23, align 8, !tbaa !33
  %25 = fdiv contract double %22, %24
  %26 = fmul contract double %25, %25
  %27 = fadd contract double %20, %26
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %30, label %18, !llvm.loop !160

30:                                               ; preds = %18
  %31 = tail call i64 @llvm.smax.i64(i64 %10, i64 1)
  %32 = sitofp i64 %31 to double
  %33 = fdiv contract double %27, %32
  br label %34

34:                                               ; preds = %30, %34
  %35 = phi i64 [ %44, %34 ], [ 0, %30 ]
  %36 = phi double [ %43, %34 ], [ 0.000000e+00, %30 ]
  %37 = getelementptr inbounds double, ptr %3, i64 %35
  %38 = load double, ptr %37, align 8, !tbaa !33
  %39 = getelementptr inbounds double, ptr %5, i64 %35
  %40 = load double, ptr %39, align 8, !tbaa !33
  %41 = fdiv contract double %38, %40
  %42 = fmul contract double %41, %41
  %43 = fadd contract double %36, %42
  %44 = add nuw nsw i64 %35, 1
  %45 = icmp eq i64 %44, %10
  br i1 %45, label %46, label %34, !llvm.loop !160

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
  %55 = load double, ptr %54, align 8, !tbaa !161
  %56 = load double, ptr %1, align 8, !tbaa !163
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
  %67 = load double, ptr %66, align 8, !tbaa !164
  %68 = fcmp contract olt double %65, %67
  %69 = select contract i1 %68, double %65, double %67
  br i1 %14, label %110, label %85

70:                                               ; preds = %15, %70
  %71 = phi i64 [ 0, %15 ], [ %81, %70 ]
  %72 = getelementptr inbounds double, ptr %4, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !33
  %74 = load double, ptr %16, align 8, !tbaa !165
  %75 = getelementptr inbounds double, ptr %2, i64 %71
  %76 = load double, ptr %75, align 8, !tbaa !33
  %77 = tail call contract double @llvm.fabs.f64(double %76)
  %78 = fmul contract double %74, %77
  %79 = fadd contract double %73, %78
  %80 = getelementptr inbounds double, ptr %5, i64 %71
  store double %79, ptr %80, align 8, !tbaa !33
  %81 = add nuw nsw i64 %71, 1
  %82 = icmp eq i64 %81, %10
  br i1 %82, label %17, label %70, !llvm.loop !166

83:                                               ; preds = %110
  %84 = load double, ptr %1, align 8, !tbaa !163
  br label %85

85:                                               ; preds = %83, %48
  %86 = phi double [ %84, %83 ], [ %56, %48 ]
  %87 = fadd contract double %69, %86
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %89 = load double, ptr %88, align 8, !tbaa !5
  %90 = fcmp contract une double %89, 0.000000e+00
  br i1 %90, label %92, label %91

91:                                               ; preds = %85
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %87, ptr noundef %11, ptr noundef %13)
  br label %109

92:                                               ; preds = %85
  %93 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
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
  %113 = load double, ptr %112, align 8, !tbaa !33
  %114 = getelementptr inbounds double, ptr %3, i64 %111
  %115 = load double, ptr %114, align 8, !tbaa !33
  %116 = fmul contract double %69, %115
  %117 = fadd contract double %113, %116
  %118 = getelementptr inbounds double, ptr %11, i64 %111
  store double %117, ptr %118, align 8, !tbaa !33
  %119 = add nuw nsw i64 %111, 1
  %120 = icmp eq i64 %119, %10
  br i1 %120, label %83, label %110, !llvm.loop !167

121:                                              ; preds = %142
  br i1 %14, label %122, label %134

122:                                              ; preds = %121, %122
  %123 = phi i64 [ %132, %122 ], [ 0, %121 ]
  %124 = phi double [ %131, %122 ], [ 0.000000e+00, %121 ]
  %125 = getelementptr inbounds double, ptr %13, i64 %123
  %126 = load double, ptr %125, align 8, !tbaa !33
  %127 = getelementptr inbounds double, ptr %5, i64 %123
  %128 = load double, ptr %127, align 8, !tbaa !33
  %129 = fdiv contract double %126, %128
  %130 = fmul contract double %129, %129
  %131 = fadd contract double %124, %130
  %132 = add nuw nsw i64 %123, 1
  %133 = icmp eq i64 %132, %10
  br i1 %133, label %134, label %122, !llvm.loop !160

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
  %145 = load double, ptr %144, align 8, !tbaa !33
  %146 = getelementptr inbounds double, ptr %13, i64 %143
  %147 = load double, ptr %146, align 8, !tbaa !33
  %148 = fsub contract double %147, %145
  store double %148, ptr %146, align 8, !tbaa !33
  %149 = add nuw nsw i64 %143, 1
  %150 = icmp eq i64 %149, %10
  br i1 %150, label %121, label %142, !llvm.loop !168

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
  %165 = load double, ptr %66, align 8, !tbaa !164
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
  store i64 0, ptr %23, align 8, !tbaa !169
  %24 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %25 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %26 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %27 = shl i64 %15, 3
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
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
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %44 = shl nuw nsw i64 %15, 1
  %45 = getelementptr double, ptr %17, i64 %44
  %46 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %47 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %56 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  br label %57

57:                                               ; preds = %476, %11
  %58 = load double, ptr %1, align 8, !tbaa !163
  %59 = load double, ptr %24, align 8, !tbaa !170
  %60 = load double, ptr %25, align 8, !tbaa !161
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
  %71 = load i64, ptr %23, align 8, !tbaa !169
  %72 = load i64, ptr %26, align 8, !tbaa !171
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
  %85 = load double, ptr %28, align 8, !tbaa !172
  store double 1.000000e+00, ptr %28, align 8, !tbaa !172
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
  %97 = load double, ptr %28, align 8, !tbaa !172
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
  %106 = load double, ptr %105, align 8, !tbaa !33
  %107 = mul nsw i64 %103, %15
  %108 = getelementptr double, ptr %10, i64 %107
  br label %117

109:                                              ; preds = %117
  %110 = add nuw nsw i64 %103, 1
  %111 = icmp eq i64 %110, 12
  br i1 %111, label %101, label %112

112:                                              ; preds = %109, %114
  %113 = phi i64 [ %110, %109 ], [ %115, %114 ]
  br label %102, !llvm.loop !173

114:                                              ; preds = %102
  %115 = add nuw nsw i64 %103, 1
  %116 = icmp eq i64 %115, 12
  br i1 %116, label %134, label %112

117:                                              ; preds = %104, %117
  %118 = phi i64 [ 0, %104 ], [ %125, %117 ]
  %119 = getelementptr double, ptr %108, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !33
  %121 = fmul contract double %106, %120
  %122 = getelementptr inbounds double, ptr %19, i64 %118
  %123 = load double, ptr %122, align 8, !tbaa !33
  %124 = fadd contract double %123, %121
  store double %124, ptr %122, align 8, !tbaa !33
  %125 = add nuw nsw i64 %118, 1
  %126 = icmp eq i64 %125, %15
  br i1 %126, label %109, label %117, !llvm.loop !174

127:                                              ; preds = %187
  %128 = load double, ptr %32, align 8, !tbaa !165
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
  %142 = load double, ptr %141, align 8, !tbaa !33
  %143 = tail call contract double @llvm.fabs.f64(double %142)
  %144 = getelementptr inbounds double, ptr %19, i64 %132
  %145 = load double, ptr %144, align 8, !tbaa !33
  %146 = tail call contract double @llvm.fabs.f64(double %145)
  %147 = getelementptr inbounds double, ptr %4, i64 %132
  %148 = load double, ptr %147, align 8, !tbaa !33
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
  br i1 %160, label %134, label %129, !llvm.loop !175

161:                                              ; preds = %161, %129
  %162 = phi i64 [ 0, %129 ], [ %176, %161 ]
  %163 = phi double [ 0.000000e+00, %129 ], [ %175, %161 ]
  %164 = phi double [ 0.000000e+00, %129 ], [ %171, %161 ]
  %165 = getelementptr inbounds [13 x double], ptr @DP_E5, i64 0, i64 %162
  %166 = load double, ptr %165, align 8, !tbaa !33
  %167 = mul nsw i64 %162, %15
  %168 = getelementptr double, ptr %133, i64 %167
  %169 = load double, ptr %168, align 8, !tbaa !33
  %170 = fmul contract double %166, %169
  %171 = fadd contract double %164, %170
  %172 = getelementptr inbounds [13 x double], ptr @DP_E3, i64 0, i64 %162
  %173 = load double, ptr %172, align 8, !tbaa !33
  %174 = fmul contract double %169, %173
  %175 = fadd contract double %163, %174
  %176 = add nuw nsw i64 %162, 1
  %177 = icmp eq i64 %176, 12
  br i1 %177, label %140, label %161, !llvm.loop !176

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
  %190 = load double, ptr %189, align 8, !tbaa !33
  %191 = getelementptr inbounds double, ptr %19, i64 %188
  %192 = load double, ptr %191, align 8, !tbaa !33
  %193 = fmul contract double %84, %192
  %194 = fadd contract double %190, %193
  store double %194, ptr %191, align 8, !tbaa !33
  %195 = add nuw nsw i64 %188, 1
  %196 = icmp eq i64 %195, %15
  br i1 %196, label %127, label %187, !llvm.loop !177

197:                                              ; preds = %178
  %198 = fmul contract double %84, 1.000000e-01
  store double %198, ptr %24, align 8, !tbaa !170
  %199 = load i64, ptr %34, align 8, !tbaa !178
  %200 = add nsw i64 %199, 1
  store i64 %200, ptr %34, align 8, !tbaa !178
  %201 = fadd contract double %64, 1.000000e+00
  %202 = fmul contract double %201, 0x3D06849B86A12B9B
  %203 = fcmp contract olt double %198, %202
  br i1 %203, label %204, label %476

204:                                              ; preds = %197
  %205 = load double, ptr %48, align 8, !tbaa !111
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
  store double %223, ptr %24, align 8, !tbaa !170
  %224 = load i64, ptr %34, align 8, !tbaa !178
  %225 = add nsw i64 %224, 1
  store i64 %225, ptr %34, align 8, !tbaa !178
  br label %476

226:                                              ; preds = %134, %213
  %227 = phi double [ %218, %213 ], [ 6.000000e+00, %134 ]
  br i1 %78, label %228, label %230

228:                                              ; preds = %226
  %229 = load double, ptr %25, align 8, !tbaa !161
  br label %232

230:                                              ; preds = %226
  %231 = fadd contract double %58, %84
  br label %232

232:                                              ; preds = %230, %228
  %233 = phi contract double [ %229, %228 ], [ %231, %230 ]
  %234 = load i64, ptr %35, align 8, !tbaa !179
  %235 = load i64, ptr %36, align 8, !tbaa !180
  %236 = icmp slt i64 %234, %235
  br i1 %236, label %237, label %241

237:                                              ; preds = %232
  %238 = getelementptr inbounds double, ptr %5, i64 %234
  %239 = load double, ptr %238, align 8, !tbaa !33
  %240 = fcmp contract ole double %239, %233
  br label %241

241:                                              ; preds = %237, %232
  %242 = phi i1 [ false, %232 ], [ %240, %237 ]
  %243 = load i64, ptr %37, align 8, !tbaa !152
  %244 = load i64, ptr %38, align 8, !tbaa !63
  %245 = add nsw i64 %244, %243
  %246 = icmp sgt i64 %245, 0
  br i1 %246, label %247, label %274

247:                                              ; preds = %241
  tail call void @guards(ptr noundef nonnull %0, double noundef %233, ptr noundef %19, ptr noundef %22)
  %248 = load i64, ptr %37, align 8, !tbaa !152
  %249 = load i64, ptr %38, align 8, !tbaa !63
  %250 = add nsw i64 %249, %248
  %251 = icmp sgt i64 %250, 0
  br i1 %251, label %252, label %274

252:                                              ; preds = %247, %271
  %253 = phi i64 [ %272, %271 ], [ 0, %247 ]
  %254 = getelementptr inbounds double, ptr %9, i64 %253
  %255 = load double, ptr %254, align 8, !tbaa !33
  %256 = getelementptr inbounds double, ptr %22, i64 %253
  %257 = load double, ptr %256, align 8, !tbaa !33
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
  br i1 %273, label %274, label %252, !llvm.loop !181

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
  %302 = load double, ptr %301, align 8, !tbaa !33
  %303 = getelementptr inbounds double, ptr %2, i64 %300
  %304 = load double, ptr %303, align 8, !tbaa !33
  %305 = fsub contract double %302, %304
  %306 = getelementptr double, ptr %17, i64 %300
  store double %305, ptr %306, align 8, !tbaa !33
  %307 = getelementptr double, ptr %10, i64 %300
  %308 = load double, ptr %307, align 8, !tbaa !33
  %309 = fmul contract double %84, %308
  %310 = fsub contract double %309, %305
  %311 = getelementptr double, ptr %306, i64 %15
  store double %310, ptr %311, align 8, !tbaa !33
  %312 = fmul contract double %305, 2.000000e+00
  %313 = getelementptr double, ptr %40, i64 %300
  %314 = load double, ptr %313, align 8, !tbaa !33
  %315 = load double, ptr %307, align 8, !tbaa !33
  %316 = fadd contract double %314, %315
  %317 = fmul contract double %84, %316
  %318 = fsub contract double %312, %317
  %319 = getelementptr double, ptr %45, i64 %300
  store double %318, ptr %319, align 8, !tbaa !33
  br label %320

320:                                              ; preds = %325, %299
  %321 = phi i64 [ 0, %299 ], [ %330, %325 ]
  br label %332

322:                                              ; preds = %325
  %323 = add nuw nsw i64 %300, 1
  %324 = icmp eq i64 %323, %15
  br i1 %324, label %344, label %299, !llvm.loop !182

325:                                              ; preds = %332
  %326 = fmul contract double %84, %341
  %327 = add nuw nsw i64 %321, 3
  %328 = mul nsw i64 %327, %15
  %329 = getelementptr double, ptr %306, i64 %328
  store double %326, ptr %329, align 8, !tbaa !33
  %330 = add nuw nsw i64 %321, 1
  %331 = icmp eq i64 %330, 4
  br i1 %331, label %322, label %320, !llvm.loop !183

332:                                              ; preds = %332, %320
  %333 = phi i64 [ 0, %320 ], [ %342, %332 ]
  %334 = phi double [ 0.000000e+00, %320 ], [ %341, %332 ]
  %335 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 %321, i64 %333
  %336 = load double, ptr %335, align 8, !tbaa !33
  %337 = mul nsw i64 %333, %15
  %338 = getelementptr double, ptr %307, i64 %337
  %339 = load double, ptr %338, align 8, !tbaa !33
  %340 = fmul contract double %336, %339
  %341 = fadd contract double %334, %340
  %342 = add nuw nsw i64 %333, 1
  %343 = icmp eq i64 %342, 16
  br i1 %343, label %325, label %332, !llvm.loop !184

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
  %375 = load double, ptr %374, align 8, !tbaa !33
  %376 = fadd contract double %390, %375
  %377 = getelementptr inbounds double, ptr %20, i64 %371
  store double %376, ptr %377, align 8, !tbaa !33
  %378 = add nuw nsw i64 %371, 1
  %379 = icmp eq i64 %378, %348
  br i1 %379, label %393, label %370, !llvm.loop !185

380:                                              ; preds = %380, %370
  %381 = phi i64 [ 6, %370 ], [ %391, %380 ]
  %382 = phi double [ 0.000000e+00, %370 ], [ %390, %380 ]
  %383 = mul nsw i64 %381, %348
  %384 = getelementptr double, ptr %372, i64 %383
  %385 = load double, ptr %384, align 8, !tbaa !33
  %386 = fadd contract double %382, %385
  %387 = and i64 %381, 1
  %388 = icmp eq i64 %387, 0
  %389 = select contract i1 %388, double %367, double %369
  %390 = fmul contract double %389, %386
  %391 = add nsw i64 %381, -1
  %392 = icmp eq i64 %381, 0
  br i1 %392, label %373, label %380, !llvm.loop !186

393:                                              ; preds = %373, %365
  tail call void @guards(ptr noundef nonnull %0, double noundef %356, ptr noundef %20, ptr noundef %22)
  %394 = load i64, ptr %37, align 8, !tbaa !152
  %395 = load i64, ptr %38, align 8, !tbaa !63
  %396 = add nsw i64 %395, %394
  %397 = icmp sgt i64 %396, 0
  br i1 %397, label %398, label %420

398:                                              ; preds = %393, %417
  %399 = phi i64 [ %418, %417 ], [ 0, %393 ]
  %400 = getelementptr inbounds double, ptr %9, i64 %399
  %401 = load double, ptr %400, align 8, !tbaa !33
  %402 = getelementptr inbounds double, ptr %22, i64 %399
  %403 = load double, ptr %402, align 8, !tbaa !33
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
  br i1 %419, label %420, label %398, !llvm.loop !181

420:                                              ; preds = %405, %409, %417, %393
  %421 = phi i64 [ %351, %393 ], [ %399, %405 ], [ %399, %409 ], [ %351, %417 ]
  %422 = phi double [ %353, %393 ], [ %356, %405 ], [ %356, %409 ], [ %353, %417 ]
  %423 = phi double [ %356, %393 ], [ %352, %405 ], [ %352, %409 ], [ %356, %417 ]
  %424 = add nuw nsw i64 %354, 1
  %425 = icmp eq i64 %424, 80
  br i1 %425, label %426, label %350, !llvm.loop !187

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
  %438 = load double, ptr %437, align 8, !tbaa !33
  %439 = fadd contract double %453, %438
  %440 = getelementptr inbounds double, ptr %19, i64 %434
  store double %439, ptr %440, align 8, !tbaa !33
  %441 = add nuw nsw i64 %434, 1
  %442 = icmp eq i64 %441, %15
  br i1 %442, label %456, label %433, !llvm.loop !185

443:                                              ; preds = %443, %433
  %444 = phi i64 [ 6, %433 ], [ %454, %443 ]
  %445 = phi double [ 0.000000e+00, %433 ], [ %453, %443 ]
  %446 = mul nsw i64 %444, %15
  %447 = getelementptr double, ptr %435, i64 %446
  %448 = load double, ptr %447, align 8, !tbaa !33
  %449 = fadd contract double %445, %448
  %450 = and i64 %444, 1
  %451 = icmp eq i64 %450, 0
  %452 = select contract i1 %451, double %430, double %432
  %453 = fmul contract double %452, %449
  %454 = add nsw i64 %444, -1
  %455 = icmp eq i64 %444, 0
  br i1 %455, label %436, label %443, !llvm.loop !186

456:                                              ; preds = %436, %274, %426, %344
  %457 = phi i64 [ %275, %344 ], [ %427, %426 ], [ %275, %274 ], [ %427, %436 ]
  %458 = phi double [ %233, %344 ], [ %428, %426 ], [ %233, %274 ], [ %428, %436 ]
  %459 = load double, ptr %46, align 8, !tbaa !188
  %460 = tail call contract double @project(ptr noundef nonnull %0, double noundef %458, ptr noundef %19, double noundef %459)
  %461 = load double, ptr %46, align 8, !tbaa !188
  %462 = fmul contract double %461, 1.000000e+03
  %463 = fcmp contract ugt double %460, %462
  br i1 %463, label %469, label %464

464:                                              ; preds = %456
  br i1 %242, label %465, label %527

465:                                              ; preds = %464
  %466 = load i64, ptr %35, align 8, !tbaa !179
  %467 = load i64, ptr %36, align 8, !tbaa !180
  %468 = icmp slt i64 %466, %467
  br i1 %468, label %477, label %527

469:                                              ; preds = %456
  %470 = fmul contract double %84, 5.000000e-01
  store double %470, ptr %24, align 8, !tbaa !170
  %471 = load i64, ptr %34, align 8, !tbaa !178
  %472 = add nsw i64 %471, 1
  store i64 %472, ptr %34, align 8, !tbaa !178
  %473 = fadd contract double %64, 1.000000e+00
  %474 = fmul contract double %473, 0x3D719799812DEA11
  %475 = fcmp contract olt double %470, %474
  br i1 %475, label %642, label %476

476:                                              ; preds = %469, %630, %197, %220
  br label %57, !llvm.loop !189

477:                                              ; preds = %465, %519
  %478 = phi i64 [ %524, %519 ], [ %466, %465 ]
  %479 = getelementptr inbounds double, ptr %5, i64 %478
  %480 = load double, ptr %479, align 8, !tbaa !33
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
  %495 = load double, ptr %494, align 8, !tbaa !33
  %496 = fadd contract double %510, %495
  %497 = getelementptr inbounds double, ptr %20, i64 %491
  store double %496, ptr %497, align 8, !tbaa !33
  %498 = add nuw nsw i64 %491, 1
  %499 = icmp eq i64 %498, %15
  br i1 %499, label %513, label %490, !llvm.loop !185

500:                                              ; preds = %500, %490
  %501 = phi i64 [ 6, %490 ], [ %511, %500 ]
  %502 = phi double [ 0.000000e+00, %490 ], [ %510, %500 ]
  %503 = mul nsw i64 %501, %15
  %504 = getelementptr double, ptr %492, i64 %503
  %505 = load double, ptr %504, align 8, !tbaa !33
  %506 = fadd contract double %502, %505
  %507 = and i64 %501, 1
  %508 = icmp eq i64 %507, 0
  %509 = select contract i1 %508, double %487, double %489
  %510 = fmul contract double %509, %506
  %511 = add nsw i64 %501, -1
  %512 = icmp eq i64 %501, 0
  br i1 %512, label %493, label %500, !llvm.loop !186

513:                                              ; preds = %493
  %514 = load double, ptr %479, align 8, !tbaa !33
  br label %515

515:                                              ; preds = %513, %485
  %516 = phi double [ %514, %513 ], [ %480, %485 ]
  %517 = load double, ptr %46, align 8, !tbaa !188
  %518 = tail call contract double @project(ptr noundef nonnull %0, double noundef %516, ptr noundef %20, double noundef %517)
  br label %519

519:                                              ; preds = %515, %484
  %520 = load i64, ptr %35, align 8, !tbaa !179
  %521 = mul nsw i64 %520, %15
  %522 = getelementptr inbounds double, ptr %6, i64 %521
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %522, ptr align 8 %20, i64 %27, i1 false)
  %523 = load i64, ptr %35, align 8, !tbaa !179
  %524 = add nsw i64 %523, 1
  store i64 %524, ptr %35, align 8, !tbaa !179
  %525 = load i64, ptr %36, align 8, !tbaa !180
  %526 = icmp slt i64 %524, %525
  br i1 %526, label %477, label %527

527:                                              ; preds = %519, %477, %465, %464
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %19, i64 %27, i1 false)
  store double %458, ptr %1, align 8, !tbaa !163
  %528 = fmul contract double %84, %227
  %529 = load double, ptr %47, align 8, !tbaa !164
  %530 = fcmp contract olt double %528, %529
  %531 = select contract i1 %530, double %528, double %529
  store double %531, ptr %24, align 8, !tbaa !170
  store double 0.000000e+00, ptr %48, align 8, !tbaa !111
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
  %552 = load double, ptr %48, align 8, !tbaa !111
  %553 = fcmp contract une double %552, 0.000000e+00
  br i1 %553, label %642, label %554

554:                                              ; preds = %551
  %555 = load i64, ptr %38, align 8, !tbaa !63
  %556 = icmp sgt i64 %555, 0
  br i1 %556, label %557, label %625

557:                                              ; preds = %554
  %558 = load ptr, ptr %49, align 8, !tbaa !19, !noalias !190
  %559 = load i64, ptr %0, align 8, !tbaa !12, !noalias !190
  %560 = getelementptr inbounds double, ptr %558, i64 %559
  %561 = load i64, ptr %50, align 8, !tbaa !30, !noalias !190
  %562 = getelementptr inbounds double, ptr %560, i64 %561
  %563 = load i64, ptr %13, align 8, !tbaa !13, !noalias !190
  %564 = getelementptr inbounds double, ptr %562, i64 %563
  %565 = load i64, ptr %51, align 8, !tbaa !36, !noalias !190
  %566 = getelementptr inbounds double, ptr %564, i64 %565
  %567 = load i64, ptr %29, align 8, !tbaa !16, !noalias !190
  %568 = getelementptr inbounds double, ptr %566, i64 %567
  %569 = load i64, ptr %52, align 8, !tbaa !68, !noalias !190
  %570 = getelementptr inbounds double, ptr %568, i64 %569
  %571 = getelementptr inbounds double, ptr %570, i64 %567
  %572 = load ptr, ptr %53, align 8, !tbaa !69, !noalias !190
  %573 = add i64 %563, 2
  %574 = add nsw i64 %567, %563
  br label %575

575:                                              ; preds = %622, %557
  %576 = phi i64 [ 0, %557 ], [ %623, %622 ]
  %577 = icmp eq i64 %576, 0
  br i1 %577, label %595, label %578

578:                                              ; preds = %575
  %579 = load i64, ptr %43, align 8, !tbaa !17, !noalias !190
  %580 = add nsw i64 %574, %579
  %581 = mul i64 %580, 3
  %582 = add i64 %581, 4
  br label %583

583:                                              ; preds = %583, %578
  %584 = phi ptr [ %571, %578 ], [ %591, %583 ]
  %585 = phi i64 [ 0, %578 ], [ %592, %583 ]
  %586 = phi i64 [ 0, %578 ], [ %593, %583 ]
  %587 = getelementptr inbounds i64, ptr %572, i64 %586
  %588 = load i64, ptr %587, align 8, !tbaa !26, !noalias !190
  %589 = mul i64 %588, %573
  %590 = add i64 %582, %589
  %591 = getelementptr inbounds double, ptr %584, i64 %590
  %592 = add nsw i64 %588, %585
  %593 = add nuw nsw i64 %586, 1
  %594 = icmp eq i64 %593, %576
  br i1 %594, label %595, label %583, !llvm.loop !70

595:                                              ; preds = %583, %575
  %596 = phi i64 [ 0, %575 ], [ %592, %583 ]
  %597 = phi ptr [ %571, %575 ], [ %591, %583 ]
  %598 = getelementptr inbounds i64, ptr %572, i64 %576
  %599 = load i64, ptr %598, align 8, !tbaa !26, !noalias !190
  %600 = icmp eq i64 %599, 2
  br i1 %600, label %601, label %622

601:                                              ; preds = %595
  %602 = load ptr, ptr %54, align 8, !tbaa !71
  %603 = getelementptr inbounds i64, ptr %602, i64 %576
  %604 = load i64, ptr %603, align 8, !tbaa !26
  %605 = icmp eq i64 %604, 1
  br i1 %605, label %606, label %622

606:                                              ; preds = %601
  %607 = load double, ptr %597, align 8, !tbaa !33
  %608 = fmul contract double %607, %607
  %609 = getelementptr inbounds double, ptr %597, i64 1
  %610 = load double, ptr %609, align 8, !tbaa !33
  %611 = fmul contract double %610, %610
  %612 = fadd contract double %608, %611
  %613 = tail call contract double @llvm.sqrt.f64(double %612)
  %614 = fcmp contract ogt double %613, 1.000000e-09
  br i1 %614, label %615, label %622

615:                                              ; preds = %606
  %616 = load ptr, ptr %55, align 8, !tbaa !81
  %617 = getelementptr double, ptr %616, i64 %596
  %618 = fdiv contract double %607, %613
  store double %618, ptr %617, align 8, !tbaa !33
  %619 = load double, ptr %609, align 8, !tbaa !33
  %620 = fdiv contract double %619, %613
  %621 = getelementptr double, ptr %617, i64 1
  store double %620, ptr %621, align 8, !tbaa !33
  br label %622

622:                                              ; preds = %615, %606, %601, %595
  %623 = add nuw nsw i64 %576, 1
  %624 = icmp eq i64 %623, %555
  br i1 %624, label %625, label %575, !llvm.loop !193

625:                                              ; preds = %622, %554
  %626 = load i64, ptr %37, align 8, !tbaa !152
  %627 = add nsw i64 %626, %555
  %628 = icmp sgt i64 %627, 0
  br i1 %628, label %629, label %630

629:                                              ; preds = %625
  tail call void @guards(ptr noundef nonnull %0, double noundef %458, ptr noundef %2, ptr noundef %9)
  br label %630

630:                                              ; preds = %629, %625
  %631 = load i64, ptr %23, align 8, !tbaa !169
  %632 = getelementptr inbounds double, ptr %7, i64 %631
  store double %458, ptr %632, align 8, !tbaa !33
  %633 = mul nsw i64 %631, %15
  %634 = getelementptr inbounds double, ptr %8, i64 %633
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %634, ptr align 8 %2, i64 %27, i1 false)
  %635 = load i64, ptr %23, align 8, !tbaa !169
  %636 = add nsw i64 %635, 1
  store i64 %636, ptr %23, align 8, !tbaa !169
  %637 = load i64, ptr %56, align 8, !tbaa !194
  %638 = add nsw i64 %637, 1
  store i64 %638, ptr %56, align 8, !tbaa !194
  %639 = icmp sgt i64 %457, -1
  br i1 %639, label %640, label %476

640:                                              ; preds = %630
  %641 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %457, ptr %641, align 8, !tbaa !195
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
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
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
  %31 = load double, ptr %30, align 8, !tbaa !33
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
  %40 = load double, ptr %39, align 8, !tbaa !33
  %41 = fmul contract double %31, %40
  %42 = getelementptr inbounds double, ptr %5, i64 %38
  %43 = load double, ptr %42, align 8, !tbaa !33
  %44 = fadd contract double %43, %41
  store double %44, ptr %42, align 8, !tbaa !33
  %45 = add nuw nsw i64 %38, 1
  %46 = icmp eq i64 %45, %12
  br i1 %46, label %47, label %37, !llvm.loop !196

47:                                               ; preds = %37, %28
  %48 = add nuw nsw i64 %29, 1
  %49 = icmp eq i64 %48, %25
  br i1 %49, label %27, label %28, !llvm.loop !197

50:                                               ; preds = %79, %27
  %51 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %25
  %52 = load double, ptr %51, align 8, !tbaa !33
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
  br i1 %78, label %23, label %24, !llvm.loop !198

79:                                               ; preds = %27, %79
  %80 = phi i64 [ %87, %79 ], [ 0, %27 ]
  %81 = getelementptr inbounds double, ptr %3, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !33
  %83 = getelementptr inbounds double, ptr %5, i64 %80
  %84 = load double, ptr %83, align 8, !tbaa !33
  %85 = fmul contract double %84, %2
  %86 = fadd contract double %82, %85
  store double %86, ptr %83, align 8, !tbaa !33
  %87 = add nuw nsw i64 %80, 1
  %88 = icmp eq i64 %87, %12
  br i1 %88, label %50, label %79, !llvm.loop !199
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
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
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
  %34 = load double, ptr %30, align 8, !tbaa !33
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
  %42 = load double, ptr %41, align 8, !tbaa !33
  %43 = fcmp contract ugt double %42, %34
  br i1 %43, label %44, label %36, !llvm.loop !200

44:                                               ; preds = %36, %39
  %45 = phi i64 [ %33, %36 ], [ %37, %39 ]
  %46 = mul nsw i64 %45, %13
  %47 = getelementptr inbounds double, ptr %5, i64 %46
  %48 = getelementptr inbounds double, ptr %4, i64 %45
  %49 = load double, ptr %48, align 8, !tbaa !33
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
  %75 = load double, ptr %48, align 8, !tbaa !33
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
  %81 = load double, ptr %80, align 8, !tbaa !33
  %82 = mul nsw i64 %78, %13
  %83 = getelementptr double, ptr %8, i64 %82
  br label %92

84:                                               ; preds = %92
  %85 = add nuw nsw i64 %78, 1
  %86 = icmp eq i64 %85, 12
  br i1 %86, label %76, label %87

87:                                               ; preds = %84, %89
  %88 = phi i64 [ %85, %84 ], [ %90, %89 ]
  br label %77, !llvm.loop !201

89:                                               ; preds = %77
  %90 = add nuw nsw i64 %78, 1
  %91 = icmp eq i64 %90, 12
  br i1 %91, label %102, label %87

92:                                               ; preds = %79, %92
  %93 = phi i64 [ 0, %79 ], [ %100, %92 ]
  %94 = getelementptr double, ptr %83, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !33
  %96 = fmul contract double %81, %95
  %97 = getelementptr inbounds double, ptr %15, i64 %93
  %98 = load double, ptr %97, align 8, !tbaa !33
  %99 = fadd contract double %98, %96
  store double %99, ptr %97, align 8, !tbaa !33
  %100 = add nuw nsw i64 %93, 1
  %101 = icmp eq i64 %100, %13
  br i1 %101, label %84, label %92, !llvm.loop !202

102:                                              ; preds = %89, %105, %76
  %103 = load double, ptr %30, align 8, !tbaa !33
  %104 = tail call contract double @project(ptr noundef nonnull %0, double noundef %103, ptr noundef %15, double noundef %6)
  br label %115

105:                                              ; preds = %76, %105
  %106 = phi i64 [ %113, %105 ], [ 0, %76 ]
  %107 = getelementptr inbounds double, ptr %47, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !33
  %109 = getelementptr inbounds double, ptr %15, i64 %106
  %110 = load double, ptr %109, align 8, !tbaa !33
  %111 = fmul contract double %50, %110
  %112 = fadd contract double %108, %111
  store double %112, ptr %109, align 8, !tbaa !33
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp eq i64 %113, %13
  br i1 %114, label %102, label %105, !llvm.loop !203

115:                                              ; preds = %44, %102
  %116 = phi ptr [ %15, %102 ], [ %47, %44 ]
  %117 = phi i64 [ %45, %102 ], [ %28, %44 ]
  %118 = mul nsw i64 %29, %13
  %119 = getelementptr inbounds double, ptr %7, i64 %118
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %119, ptr align 8 %116, i64 %24, i1 false)
  %120 = add nuw nsw i64 %29, 1
  %121 = icmp eq i64 %120, %1
  br i1 %121, label %35, label %26, !llvm.loop !204
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
  store i64 0, ptr %20, align 8, !tbaa !169
  %21 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %22 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %23 = load double, ptr %1, align 8, !tbaa !163
  %24 = load double, ptr %21, align 8, !tbaa !164
  %25 = load double, ptr %22, align 8, !tbaa !161
  %26 = fsub contract double %25, %23
  %27 = fmul contract double %24, 1.000000e-09
  %28 = fcmp contract ugt double %26, %27
  br i1 %28, label %29, label %369

29:                                               ; preds = %11
  %30 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %31 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %32 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %33 = icmp sgt i64 %15, 0
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %39 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %40 = shl i64 %15, 3
  %41 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  br label %51

51:                                               ; preds = %29, %362
  %52 = phi double [ %27, %29 ], [ %367, %362 ]
  %53 = phi double [ %26, %29 ], [ %366, %362 ]
  %54 = phi double [ %25, %29 ], [ %365, %362 ]
  %55 = phi double [ %24, %29 ], [ %364, %362 ]
  %56 = phi double [ %23, %29 ], [ %363, %362 ]
  %57 = load i64, ptr %20, align 8, !tbaa !169
  %58 = load i64, ptr %30, align 8, !tbaa !171
  %59 = icmp eq i64 %57, %58
  br i1 %59, label %369, label %60

60:                                               ; preds = %51
  %61 = fmul contract double %55, 0x3FF000000044B830
  %62 = fcmp contract olt double %53, %61
  %63 = fadd contract double %56, %55
  %64 = select contract i1 %62, double %54, double %63
  %65 = load i64, ptr %31, align 8, !tbaa !179
  %66 = load i64, ptr %32, align 8, !tbaa !180
  %67 = icmp slt i64 %65, %66
  br i1 %67, label %68, label %74

68:                                               ; preds = %60
  %69 = getelementptr inbounds double, ptr %5, i64 %65
  %70 = load double, ptr %69, align 8, !tbaa !33
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
  %103 = load double, ptr %102, align 8, !tbaa !33
  %104 = getelementptr inbounds double, ptr %3, i64 %101
  %105 = load double, ptr %104, align 8, !tbaa !33
  %106 = fmul contract double %77, %105
  %107 = fadd contract double %103, %106
  %108 = getelementptr inbounds double, ptr %18, i64 %101
  store double %107, ptr %108, align 8, !tbaa !33
  %109 = add nuw nsw i64 %101, 1
  %110 = icmp eq i64 %109, %15
  br i1 %110, label %78, label %100, !llvm.loop !205

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
  %135 = load double, ptr %134, align 8, !tbaa !33
  %136 = getelementptr inbounds double, ptr %10, i64 %133
  %137 = load double, ptr %136, align 8, !tbaa !33
  %138 = fmul contract double %77, %137
  %139 = fadd contract double %135, %138
  %140 = getelementptr inbounds double, ptr %18, i64 %133
  store double %139, ptr %140, align 8, !tbaa !33
  %141 = add nuw nsw i64 %133, 1
  %142 = icmp eq i64 %141, %15
  br i1 %142, label %111, label %132, !llvm.loop !206

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
  %169 = load double, ptr %168, align 8, !tbaa !33
  %170 = getelementptr inbounds double, ptr %16, i64 %167
  %171 = load double, ptr %170, align 8, !tbaa !33
  %172 = fmul contract double %76, %171
  %173 = fadd contract double %169, %172
  %174 = getelementptr inbounds double, ptr %18, i64 %167
  store double %173, ptr %174, align 8, !tbaa !33
  %175 = add nuw nsw i64 %167, 1
  %176 = icmp eq i64 %175, %15
  br i1 %176, label %143, label %166, !llvm.loop !207

177:                                              ; preds = %178
  br i1 %33, label %202, label %208

178:                                              ; preds = %164, %178
  %179 = phi i64 [ 0, %164 ], [ %197, %178 ]
  %180 = getelementptr inbounds double, ptr %3, i64 %179
  %181 = load double, ptr %180, align 8, !tbaa !33
  %182 = getelementptr inbounds double, ptr %10, i64 %179
  %183 = load double, ptr %182, align 8, !tbaa !33
  %184 = fmul contract double %183, 2.000000e+00
  %185 = fadd contract double %181, %184
  %186 = getelementptr inbounds double, ptr %16, i64 %179
  %187 = load double, ptr %186, align 8, !tbaa !33
  %188 = fmul contract double %187, 2.000000e+00
  %189 = fadd contract double %185, %188
  %190 = getelementptr inbounds double, ptr %17, i64 %179
  %191 = load double, ptr %190, align 8, !tbaa !33
  %192 = fadd contract double %191, %189
  %193 = fmul contract double %165, %192
  %194 = getelementptr inbounds double, ptr %2, i64 %179
  %195 = load double, ptr %194, align 8, !tbaa !33
  %196 = fadd contract double %195, %193
  store double %196, ptr %194, align 8, !tbaa !33
  %197 = add nuw nsw i64 %179, 1
  %198 = icmp eq i64 %197, %15
  br i1 %198, label %177, label %178, !llvm.loop !208

199:                                              ; preds = %202
  %200 = add nuw nsw i64 %203, 1
  %201 = icmp eq i64 %200, %15
  br i1 %201, label %208, label %202, !llvm.loop !209

202:                                              ; preds = %177, %199
  %203 = phi i64 [ %200, %199 ], [ 0, %177 ]
  %204 = getelementptr inbounds double, ptr %2, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !33
  %206 = tail call double @llvm.fabs.f64(double %205)
  %207 = fcmp ueq double %206, 0x7FF0000000000000
  br i1 %207, label %369, label %199

208:                                              ; preds = %199, %163, %177
  %209 = load double, ptr %39, align 8, !tbaa !188
  %210 = tail call contract double @project(ptr noundef nonnull %0, double noundef %75, ptr noundef %2, double noundef %209)
  store double %75, ptr %1, align 8, !tbaa !163
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
  %231 = load i64, ptr %31, align 8, !tbaa !179
  %232 = load i64, ptr %32, align 8, !tbaa !180
  %233 = icmp slt i64 %231, %232
  br i1 %233, label %234, label %245

234:                                              ; preds = %230
  %235 = getelementptr inbounds double, ptr %5, i64 %231
  %236 = load double, ptr %235, align 8, !tbaa !33
  %237 = fsub contract double %236, %75
  %238 = tail call contract double @llvm.fabs.f64(double %237)
  %239 = fmul contract double %76, 1.000000e-09
  %240 = fcmp contract ugt double %238, %239
  br i1 %240, label %245, label %241

241:                                              ; preds = %234
  %242 = add nsw i64 %231, 1
  store i64 %242, ptr %31, align 8, !tbaa !179
  %243 = mul nsw i64 %231, %15
  %244 = getelementptr inbounds double, ptr %6, i64 %243
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %244, ptr align 8 %2, i64 %40, i1 false)
  br label %245

245:                                              ; preds = %241, %234, %230
  %246 = load i64, ptr %20, align 8, !tbaa !169
  %247 = getelementptr inbounds double, ptr %7, i64 %246
  store double %75, ptr %247, align 8, !tbaa !33
  %248 = mul nsw i64 %246, %15
  %249 = getelementptr inbounds double, ptr %8, i64 %248
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %249, ptr align 8 %2, i64 %40, i1 false)
  %250 = load i64, ptr %20, align 8, !tbaa !169
  %251 = add nsw i64 %250, 1
  store i64 %251, ptr %20, align 8, !tbaa !169
  %252 = load i64, ptr %41, align 8, !tbaa !194
  %253 = add nsw i64 %252, 1
  store i64 %253, ptr %41, align 8, !tbaa !194
  %254 = load i64, ptr %42, align 8, !tbaa !152
  %255 = load i64, ptr %43, align 8, !tbaa !63
  %256 = add nsw i64 %255, %254
  %257 = icmp sgt i64 %256, 0
  br i1 %257, label %258, label %362

258:                                              ; preds = %245
  tail call void @guards(ptr noundef nonnull %0, double noundef %75, ptr noundef %2, ptr noundef %19)
  %259 = load i64, ptr %42, align 8, !tbaa !152
  %260 = load i64, ptr %43, align 8, !tbaa !63
  %261 = add nsw i64 %260, %259
  %262 = icmp sgt i64 %261, 0
  br i1 %262, label %263, label %285

263:                                              ; preds = %258, %282
  %264 = phi i64 [ %283, %282 ], [ 0, %258 ]
  %265 = getelementptr inbounds double, ptr %9, i64 %264
  %266 = load double, ptr %265, align 8, !tbaa !33
  %267 = getelementptr inbounds double, ptr %19, i64 %264
  %268 = load double, ptr %267, align 8, !tbaa !33
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
  br i1 %284, label %285, label %263, !llvm.loop !181

285:                                              ; preds = %270, %274, %282, %258
  %286 = phi i64 [ -1, %258 ], [ -1, %282 ], [ %264, %274 ], [ %264, %270 ]
  %287 = shl i64 %261, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %19, i64 %287, i1 false)
  %288 = load i64, ptr %43, align 8, !tbaa !63
  %289 = icmp sgt i64 %288, 0
  br i1 %289, label %290, label %358

290:                                              ; preds = %285
  %291 = load ptr, ptr %44, align 8, !tbaa !19, !noalias !210
  %292 = load i64, ptr %0, align 8, !tbaa !12, !noalias !210
  %293 = getelementptr inbounds double, ptr %291, i64 %292
  %294 = load i64, ptr %45, align 8, !tbaa !30, !noalias !210
  %295 = getelementptr inbounds double, ptr %293, i64 %294
  %296 = load i64, ptr %13, align 8, !tbaa !13, !noalias !210
  %297 = getelementptr inbounds double, ptr %295, i64 %296
  %298 = load i64, ptr %46, align 8, !tbaa !36, !noalias !210
  %299 = getelementptr inbounds double, ptr %297, i64 %298
  %300 = load i64, ptr %37, align 8, !tbaa !16, !noalias !210
  %301 = getelementptr inbounds double, ptr %299, i64 %300
  %302 = load i64, ptr %47, align 8, !tbaa !68, !noalias !210
  %303 = getelementptr inbounds double, ptr %301, i64 %302
  %304 = getelementptr inbounds double, ptr %303, i64 %300
  %305 = load ptr, ptr %48, align 8, !tbaa !69, !noalias !210
  %306 = add i64 %296, 2
  %307 = add nsw i64 %300, %296
  br label %308

308:                                              ; preds = %355, %290
  %309 = phi i64 [ 0, %290 ], [ %356, %355 ]
  %310 = icmp eq i64 %309, 0
  br i1 %310, label %328, label %311

311:                                              ; preds = %308
  %312 = load i64, ptr %38, align 8, !tbaa !17, !noalias !210
  %313 = add nsw i64 %307, %312
  %314 = mul i64 %313, 3
  %315 = add i64 %314, 4
  br label %316

316:                                              ; preds = %316, %311
  %317 = phi ptr [ %304, %311 ], [ %324, %316 ]
  %318 = phi i64 [ 0, %311 ], [ %325, %316 ]
  %319 = phi i64 [ 0, %311 ], [ %326, %316 ]
  %320 = getelementptr inbounds i64, ptr %305, i64 %319
  %321 = load i64, ptr %320, align 8, !tbaa !26, !noalias !210
  %322 = mul i64 %321, %306
  %323 = add i64 %315, %322
  %324 = getelementptr inbounds double, ptr %317, i64 %323
  %325 = add nsw i64 %321, %318
  %326 = add nuw nsw i64 %319, 1
  %327 = icmp eq i64 %326, %309
  br i1 %327, label %328, label %316, !llvm.loop !70

328:                                              ; preds = %316, %308
  %329 = phi i64 [ 0, %308 ], [ %325, %316 ]
  %330 = phi ptr [ %304, %308 ], [ %324, %316 ]
  %331 = getelementptr inbounds i64, ptr %305, i64 %309
  %332 = load i64, ptr %331, align 8, !tbaa !26, !noalias !210
  %333 = icmp eq i64 %332, 2
  br i1 %333, label %334, label %355

334:                                              ; preds = %328
  %335 = load ptr, ptr %49, align 8, !tbaa !71
  %336 = getelementptr inbounds i64, ptr %335, i64 %309
  %337 = load i64, ptr %336, align 8, !tbaa !26
  %338 = icmp eq i64 %337, 1
  br i1 %338, label %339, label %355

339:                                              ; preds = %334
  %340 = load double, ptr %330, align 8, !tbaa !33
  %341 = fmul contract double %340, %340
  %342 = getelementptr inbounds double, ptr %330, i64 1
  %343 = load double, ptr %342, align 8, !tbaa !33
  %344 = fmul contract double %343, %343
  %345 = fadd contract double %341, %344
  %346 = tail call contract double @llvm.sqrt.f64(double %345)
  %347 = fcmp contract ogt double %346, 1.000000e-09
  br i1 %347, label %348, label %355

348:                                              ; preds = %339
  %349 = load ptr, ptr %50, align 8, !tbaa !81
  %350 = getelementptr double, ptr %349, i64 %329
  %351 = fdiv contract double %340, %346
  store double %351, ptr %350, align 8, !tbaa !33
  %352 = load double, ptr %342, align 8, !tbaa !33
  %353 = fdiv contract double %352, %346
  %354 = getelementptr double, ptr %350, i64 1
  store double %353, ptr %354, align 8, !tbaa !33
  br label %355

355:                                              ; preds = %348, %339, %334, %328
  %356 = add nuw nsw i64 %309, 1
  %357 = icmp eq i64 %356, %288
  br i1 %357, label %358, label %308, !llvm.loop !193

358:                                              ; preds = %355, %285
  %359 = icmp slt i64 %286, 0
  br i1 %359, label %362, label %360

360:                                              ; preds = %358
  %361 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %286, ptr %361, align 8, !tbaa !195
  br label %369

362:                                              ; preds = %358, %245
  %363 = load double, ptr %1, align 8, !tbaa !163
  %364 = load double, ptr %21, align 8, !tbaa !164
  %365 = load double, ptr %22, align 8, !tbaa !161
  %366 = fsub contract double %365, %363
  %367 = fmul contract double %364, 1.000000e-09
  %368 = fcmp contract ugt double %366, %367
  br i1 %368, label %51, label %369, !llvm.loop !213

369:                                              ; preds = %51, %362, %202, %11, %360
  %370 = phi i64 [ 4, %360 ], [ 0, %11 ], [ 3, %202 ], [ 1, %51 ], [ 0, %362 ]
  ret i64 %370
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @factorize(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  store double 0.000000e+00, ptr %5, align 8, !tbaa !42
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %7 = load ptr, ptr %6, align 8, !tbaa !24
  %8 = icmp slt i64 %4, 1
  br i1 %8, label %197, label %9

9:                                                ; preds = %2, %56
  %10 = phi i1 [ %57, %56 ], [ false, %2 ]
  %11 = phi i64 [ %32, %56 ], [ 0, %2 ]
  %12 = mul nsw i64 %11, %4
  %13 = getelementptr double, ptr %7, i64 %12
  %14 = getelementptr double, ptr %13, i64 %11
  %15 = load double, ptr %14, align 8, !tbaa !33
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
  %25 = load double, ptr %24, align 8, !tbaa !33
  %26 = fmul contract double %25, %25
  %27 = fsub contract double %23, %26
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %17, label %21, !llvm.loop !214

30:                                               ; preds = %17
  %31 = tail call contract double @llvm.sqrt.f64(double %18)
  store double %31, ptr %14, align 8, !tbaa !33
  %32 = add nuw nsw i64 %11, 1
  %33 = icmp slt i64 %32, %4
  br i1 %33, label %34, label %56

34:                                               ; preds = %30, %40
  %35 = phi i64 [ %43, %40 ], [ %32, %30 ]
  %36 = mul nsw i64 %35, %4
  %37 = getelementptr double, ptr %7, i64 %36
  %38 = getelementptr double, ptr %37, i64 %11
  %39 = load double, ptr %38, align 8, !tbaa !33
  br i1 %16, label %40, label %45

40:                                               ; preds = %45, %34
  %41 = phi double [ %39, %34 ], [ %53, %45 ]
  %42 = fdiv contract double %41, %31
  store double %42, ptr %38, align 8, !tbaa !33
  %43 = add nuw nsw i64 %35, 1
  %44 = icmp slt i64 %43, %4
  br i1 %44, label %34, label %56, !llvm.loop !215

45:                                               ; preds = %34, %45
  %46 = phi i64 [ %54, %45 ], [ 0, %34 ]
  %47 = phi double [ %53, %45 ], [ %39, %34 ]
  %48 = getelementptr double, ptr %37, i64 %46
  %49 = load double, ptr %48, align 8, !tbaa !33
  %50 = getelementptr double, ptr %13, i64 %46
  %51 = load double, ptr %50, align 8, !tbaa !33
  %52 = fmul contract double %49, %51
  %53 = fsub contract double %47, %52
  %54 = add nuw nsw i64 %46, 1
  %55 = icmp eq i64 %54, %11
  br i1 %55, label %40, label %45, !llvm.loop !216

56:                                               ; preds = %40, %30
  %57 = icmp sge i64 %32, %4
  %58 = icmp eq i64 %32, %4
  br i1 %58, label %59, label %9, !llvm.loop !217

59:                                               ; preds = %17, %56
  %60 = phi i1 [ %57, %56 ], [ %10, %17 ]
  br i1 %60, label %197, label %61

61:                                               ; preds = %59
  %62 = shl i64 %4, 3
  %63 = mul i64 %62, %4
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %7, i8 0, i64 %63, i1 false)
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %65 = load ptr, ptr %64, align 8, !tbaa !19
  %66 = load i64, ptr %0, align 8, !tbaa !12
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %69 = load i64, ptr %68, align 8, !tbaa !30
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %61
  %72 = load ptr, ptr %6, align 8, !tbaa !24
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %74 = load ptr, ptr %73, align 8, !tbaa !31
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %76 = load ptr, ptr %75, align 8, !tbaa !32
  %77 = sitofp i64 %4 to double
  br label %85

78:                                               ; preds = %105, %61
  %79 = phi double [ 0.000000e+00, %61 ], [ %106, %105 ]
  %80 = fcmp contract ogt double %79, 0.000000e+00
  %81 = select contract i1 %80, double %79, double 1.000000e+00
  store double %81, ptr %5, align 8, !tbaa !42
  %82 = icmp sgt i64 %1, 0
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %84 = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  br label %109

85:                                               ; preds = %71, %105
  %86 = phi i64 [ 0, %71 ], [ %107, %105 ]
  %87 = phi double [ 0.000000e+00, %71 ], [ %106, %105 ]
  %88 = getelementptr inbounds double, ptr %67, i64 %86
  %89 = load double, ptr %88, align 8, !tbaa !33
  %90 = getelementptr inbounds i64, ptr %74, i64 %86
  %91 = load i64, ptr %90, align 8, !tbaa !26
  %92 = mul nsw i64 %91, %4
  %93 = getelementptr inbounds i64, ptr %76, i64 %86
  %94 = load i64, ptr %93, align 8, !tbaa !26
  %95 = getelementptr double, ptr %72, i64 %92
  %96 = getelementptr double, ptr %95, i64 %94
  store double %89, ptr %96, align 8, !tbaa !33
  %97 = mul nsw i64 %94, %4
  %98 = getelementptr double, ptr %72, i64 %97
  %99 = getelementptr double, ptr %98, i64 %91
  store double %89, ptr %99, align 8, !tbaa !33
  %100 = icmp eq i64 %91, %94
  br i1 %100, label %101, label %105

101:                                              ; preds = %85
  %102 = load double, ptr %88, align 8, !tbaa !33
  %103 = fdiv contract double %102, %77
  %104 = fadd contract double %87, %103
  br label %105

105:                                              ; preds = %85, %101
  %106 = phi double [ %104, %101 ], [ %87, %85 ]
  %107 = add nuw nsw i64 %86, 1
  %108 = icmp eq i64 %107, %69
  br i1 %108, label %78, label %85, !llvm.loop !218

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
  %120 = load double, ptr %119, align 8, !tbaa !33
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
  %130 = load double, ptr %129, align 8, !tbaa !33
  %131 = fmul contract double %130, %130
  %132 = fsub contract double %128, %131
  %133 = add nuw nsw i64 %127, 1
  %134 = icmp eq i64 %133, %116
  br i1 %134, label %122, label %126, !llvm.loop !214

135:                                              ; preds = %122
  %136 = tail call contract double @llvm.sqrt.f64(double %123)
  store double %136, ptr %119, align 8, !tbaa !33
  %137 = add nuw nsw i64 %116, 1
  %138 = icmp slt i64 %137, %4
  br i1 %138, label %139, label %161

139:                                              ; preds = %135, %145
  %140 = phi i64 [ %148, %145 ], [ %137, %135 ]
  %141 = mul nsw i64 %140, %4
  %142 = getelementptr double, ptr %113, i64 %141
  %143 = getelementptr double, ptr %142, i64 %116
  %144 = load double, ptr %143, align 8, !tbaa !33
  br i1 %121, label %145, label %150

145:                                              ; preds = %150, %139
  %146 = phi double [ %144, %139 ], [ %158, %150 ]
  %147 = fdiv contract double %146, %136
  store double %147, ptr %143, align 8, !tbaa !33
  %148 = add nuw nsw i64 %140, 1
  %149 = icmp slt i64 %148, %4
  br i1 %149, label %139, label %161, !llvm.loop !215

150:                                              ; preds = %139, %150
  %151 = phi i64 [ %159, %150 ], [ 0, %139 ]
  %152 = phi double [ %158, %150 ], [ %144, %139 ]
  %153 = getelementptr double, ptr %142, i64 %151
  %154 = load double, ptr %153, align 8, !tbaa !33
  %155 = getelementptr double, ptr %118, i64 %151
  %156 = load double, ptr %155, align 8, !tbaa !33
  %157 = fmul contract double %154, %156
  %158 = fsub contract double %152, %157
  %159 = add nuw nsw i64 %151, 1
  %160 = icmp eq i64 %159, %116
  br i1 %160, label %145, label %150, !llvm.loop !216

161:                                              ; preds = %145, %135
  %162 = icmp sge i64 %137, %4
  %163 = icmp eq i64 %137, %4
  br i1 %163, label %164, label %114, !llvm.loop !217

164:                                              ; preds = %122, %161
  %165 = phi i1 [ %162, %161 ], [ %115, %122 ]
  br i1 %165, label %197, label %195

166:                                              ; preds = %109, %177
  %167 = phi i64 [ 0, %109 ], [ %178, %177 ]
  br i1 %82, label %168, label %177

168:                                              ; preds = %166
  %169 = load ptr, ptr %83, align 8, !tbaa !37
  %170 = load ptr, ptr %6, align 8, !tbaa !24
  %171 = getelementptr double, ptr %170, i64 %111
  %172 = getelementptr double, ptr %171, i64 %167
  %173 = load double, ptr %172, align 8, !tbaa !33
  br label %180

174:                                              ; preds = %177
  %175 = add nuw nsw i64 %110, 1
  %176 = icmp eq i64 %175, %84
  br i1 %176, label %112, label %109, !llvm.loop !219

177:                                              ; preds = %180, %166
  %178 = add nuw nsw i64 %167, 1
  %179 = icmp eq i64 %178, %84
  br i1 %179, label %174, label %166, !llvm.loop !220

180:                                              ; preds = %168, %180
  %181 = phi double [ %173, %168 ], [ %192, %180 ]
  %182 = phi i64 [ 0, %168 ], [ %193, %180 ]
  %183 = load double, ptr %5, align 8, !tbaa !42
  %184 = mul nsw i64 %182, %4
  %185 = getelementptr double, ptr %169, i64 %184
  %186 = getelementptr double, ptr %185, i64 %110
  %187 = load double, ptr %186, align 8, !tbaa !33
  %188 = fmul contract double %183, %187
  %189 = getelementptr double, ptr %185, i64 %167
  %190 = load double, ptr %189, align 8, !tbaa !33
  %191 = fmul contract double %188, %190
  %192 = fadd contract double %191, %181
  store double %192, ptr %172, align 8, !tbaa !33
  %193 = add nuw nsw i64 %182, 1
  %194 = icmp eq i64 %193, %1
  br i1 %194, label %177, label %180, !llvm.loop !221

195:                                              ; preds = %164
  %196 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  store double 1.000000e+00, ptr %196, align 8, !tbaa !45
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
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %11 = icmp eq ptr %1, null
  %12 = shl i64 %6, 3
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %14 = icmp sgt i64 %6, 0
  %15 = add nuw i64 %6, 1
  %16 = load ptr, ptr %9, align 8, !tbaa !52
  br label %186

17:                                               ; preds = %229
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %19 = load ptr, ptr %18, align 8, !tbaa !222
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %21 = load ptr, ptr %20, align 8, !tbaa !223
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %23 = load ptr, ptr %22, align 8, !tbaa !224
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
  %46 = load double, ptr %45, align 8, !tbaa !33
  %47 = fcmp contract ogt double %46, %29
  %48 = select i1 %47, double %46, double %29
  %49 = getelementptr inbounds i64, ptr %23, i64 %30
  store i64 %30, ptr %49, align 8, !tbaa !26
  %50 = add nuw nsw i64 %30, 1
  %51 = add nuw i64 %28, 1
  %52 = icmp eq i64 %50, %2
  br i1 %52, label %36, label %27, !llvm.loop !225

53:                                               ; preds = %60, %38
  %54 = phi double [ 0.000000e+00, %38 ], [ %68, %60 ]
  %55 = mul nsw i64 %39, %2
  %56 = getelementptr double, ptr %31, i64 %55
  store double %54, ptr %56, align 8, !tbaa !33
  %57 = getelementptr double, ptr %33, i64 %39
  store double %54, ptr %57, align 8, !tbaa !33
  %58 = add nuw nsw i64 %39, 1
  %59 = icmp eq i64 %58, %28
  br i1 %59, label %43, label %38, !llvm.loop !226

60:                                               ; preds = %60, %40
  %61 = phi double [ 0.000000e+00, %40 ], [ %68, %60 ]
  %62 = phi i64 [ 0, %40 ], [ %69, %60 ]
  %63 = getelementptr double, ptr %35, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !33
  %65 = getelementptr double, ptr %42, i64 %62
  %66 = load double, ptr %65, align 8, !tbaa !33
  %67 = fmul contract double %64, %66
  %68 = fadd contract double %61, %67
  %69 = add nuw nsw i64 %62, 1
  %70 = icmp eq i64 %69, %6
  br i1 %70, label %53, label %60, !llvm.loop !227

71:                                               ; preds = %71, %36
  %72 = phi i64 [ 0, %36 ], [ %81, %71 ]
  %73 = mul i64 %72, %26
  %74 = getelementptr inbounds double, ptr %19, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !33
  %76 = fcmp contract ogt double %75, %37
  %77 = tail call contract double @llvm.sqrt.f64(double %75)
  %78 = fdiv contract double 1.000000e+00, %77
  %79 = select contract i1 %76, double %78, double 0.000000e+00
  %80 = getelementptr inbounds double, ptr %21, i64 %72
  store double %79, ptr %80, align 8, !tbaa !33
  %81 = add nuw nsw i64 %72, 1
  %82 = icmp eq i64 %81, %2
  br i1 %82, label %83, label %71, !llvm.loop !228

83:                                               ; preds = %71, %92
  %84 = phi i64 [ %93, %92 ], [ 0, %71 ]
  %85 = getelementptr inbounds double, ptr %21, i64 %84
  %86 = mul nsw i64 %84, %2
  %87 = getelementptr double, ptr %19, i64 %86
  br label %95

88:                                               ; preds = %92
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 58
  %90 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 59
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  br label %106

92:                                               ; preds = %95
  %93 = add nuw nsw i64 %84, 1
  %94 = icmp eq i64 %93, %2
  br i1 %94, label %88, label %83, !llvm.loop !229

95:                                               ; preds = %95, %83
  %96 = phi i64 [ 0, %83 ], [ %104, %95 ]
  %97 = load double, ptr %85, align 8, !tbaa !33
  %98 = getelementptr inbounds double, ptr %21, i64 %96
  %99 = load double, ptr %98, align 8, !tbaa !33
  %100 = fmul contract double %97, %99
  %101 = getelementptr double, ptr %87, i64 %96
  %102 = load double, ptr %101, align 8, !tbaa !33
  %103 = fmul contract double %102, %100
  store double %103, ptr %101, align 8, !tbaa !33
  %104 = add nuw nsw i64 %96, 1
  %105 = icmp eq i64 %104, %2
  br i1 %105, label %92, label %95, !llvm.loop !230

106:                                              ; preds = %88, %179
  %107 = phi i64 [ %109, %179 ], [ 0, %88 ]
  %108 = phi i64 [ %180, %179 ], [ 2, %88 ]
  %109 = add nuw nsw i64 %107, 1
  %110 = icmp slt i64 %109, %2
  br i1 %110, label %122, label %111

111:                                              ; preds = %122, %106
  %112 = phi i64 [ %107, %106 ], [ %136, %122 ]
  %113 = getelementptr inbounds i64, ptr %23, i64 %112
  %114 = load i64, ptr %113, align 8, !tbaa !26
  %115 = getelementptr inbounds i64, ptr %23, i64 %107
  %116 = load i64, ptr %115, align 8, !tbaa !26
  store i64 %116, ptr %113, align 8, !tbaa !26
  store i64 %114, ptr %115, align 8, !tbaa !26
  %117 = mul nsw i64 %114, %2
  %118 = getelementptr double, ptr %19, i64 %117
  %119 = getelementptr double, ptr %118, i64 %114
  %120 = load double, ptr %119, align 8, !tbaa !33
  %121 = fcmp contract ogt double %120, 0x3DA5FD7FE1796495
  br i1 %121, label %139, label %182

122:                                              ; preds = %106, %122
  %123 = phi i64 [ %137, %122 ], [ %109, %106 ]
  %124 = phi i64 [ %136, %122 ], [ %107, %106 ]
  %125 = getelementptr inbounds i64, ptr %23, i64 %123
  %126 = load i64, ptr %125, align 8, !tbaa !26
  %127 = mul i64 %126, %26
  %128 = getelementptr inbounds double, ptr %19, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !33
  %130 = getelementptr inbounds i64, ptr %23, i64 %124
  %131 = load i64, ptr %130, align 8, !tbaa !26
  %132 = mul i64 %131, %26
  %133 = getelementptr inbounds double, ptr %19, i64 %132
  %134 = load double, ptr %133, align 8, !tbaa !33
  %135 = fcmp contract ogt double %129, %134
  %136 = select i1 %135, i64 %123, i64 %124
  %137 = add nuw nsw i64 %123, 1
  %138 = icmp slt i64 %137, %2
  br i1 %138, label %122, label %111, !llvm.loop !231

139:                                              ; preds = %111
  %140 = load double, ptr %89, align 8, !tbaa !232
  %141 = fcmp contract olt double %120, %140
  br i1 %141, label %142, label %143

142:                                              ; preds = %139
  store double %120, ptr %89, align 8, !tbaa !232
  store double %3, ptr %90, align 8, !tbaa !233
  br label %143

143:                                              ; preds = %142, %139
  %144 = load double, ptr %91, align 8, !tbaa !172
  %145 = fcmp contract olt double %120, %144
  br i1 %145, label %146, label %147

146:                                              ; preds = %143
  store double %120, ptr %91, align 8, !tbaa !172
  br label %147

147:                                              ; preds = %146, %143
  br i1 %110, label %148, label %179

148:                                              ; preds = %147, %159
  %149 = phi i64 [ %163, %159 ], [ %108, %147 ]
  %150 = phi i64 [ %161, %159 ], [ %109, %147 ]
  %151 = getelementptr inbounds i64, ptr %23, i64 %150
  %152 = load i64, ptr %151, align 8, !tbaa !26
  %153 = mul nsw i64 %152, %2
  %154 = getelementptr double, ptr %19, i64 %153
  %155 = getelementptr double, ptr %154, i64 %114
  %156 = load double, ptr %155, align 8, !tbaa !33
  %157 = fdiv contract double %156, %120
  %158 = icmp ult i64 %107, %150
  br i1 %158, label %164, label %159

159:                                              ; preds = %164, %148
  %160 = getelementptr double, ptr %118, i64 %152
  store double %157, ptr %160, align 8, !tbaa !33
  %161 = add nuw nsw i64 %150, 1
  %162 = icmp slt i64 %161, %2
  %163 = add i64 %149, 1
  br i1 %162, label %148, label %179, !llvm.loop !234

164:                                              ; preds = %148, %164
  %165 = phi i64 [ %177, %164 ], [ %109, %148 ]
  %166 = getelementptr inbounds i64, ptr %23, i64 %165
  %167 = load i64, ptr %166, align 8, !tbaa !26
  %168 = mul nsw i64 %167, %2
  %169 = getelementptr double, ptr %19, i64 %168
  %170 = getelementptr double, ptr %169, i64 %114
  %171 = load double, ptr %170, align 8, !tbaa !33
  %172 = fmul contract double %157, %171
  %173 = getelementptr double, ptr %154, i64 %167
  %174 = load double, ptr %173, align 8, !tbaa !33
  %175 = fsub contract double %174, %172
  store double %175, ptr %173, align 8, !tbaa !33
  %176 = getelementptr double, ptr %169, i64 %152
  store double %175, ptr %176, align 8, !tbaa !33
  %177 = add i64 %165, 1
  %178 = icmp eq i64 %177, %149
  br i1 %178, label %159, label %164, !llvm.loop !235

179:                                              ; preds = %159, %147
  %180 = add nuw i64 %108, 1
  %181 = icmp eq i64 %109, %2
  br i1 %181, label %182, label %106

182:                                              ; preds = %111, %179, %4, %17
  %183 = phi i64 [ 0, %17 ], [ 0, %4 ], [ %2, %179 ], [ %107, %111 ]
  %184 = sitofp i64 %183 to double
  %185 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  store double %184, ptr %185, align 8, !tbaa !236
  ret i64 %183

186:                                              ; preds = %8, %229
  %187 = phi ptr [ %16, %8 ], [ %200, %229 ]
  %188 = phi i64 [ 0, %8 ], [ %230, %229 ]
  %189 = mul nsw i64 %188, %6
  %190 = getelementptr inbounds double, ptr %187, i64 %189
  %191 = load ptr, ptr %10, align 8, !tbaa !37
  br i1 %11, label %196, label %192

192:                                              ; preds = %186
  %193 = getelementptr inbounds i64, ptr %1, i64 %188
  %194 = load i64, ptr %193, align 8, !tbaa !26
  %195 = mul nsw i64 %194, %6
  br label %196

196:                                              ; preds = %186, %192
  %197 = phi i64 [ %189, %186 ], [ %195, %192 ]
  %198 = getelementptr inbounds double, ptr %191, i64 %197
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %190, ptr align 8 %198, i64 %12, i1 false)
  %199 = load ptr, ptr %13, align 8, !tbaa !24
  %200 = load ptr, ptr %9, align 8, !tbaa !52
  %201 = getelementptr inbounds double, ptr %200, i64 %189
  br i1 %14, label %202, label %229

202:                                              ; preds = %196, %210
  %203 = phi i64 [ %216, %210 ], [ 0, %196 ]
  %204 = getelementptr inbounds double, ptr %201, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !33
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
  %214 = load double, ptr %213, align 8, !tbaa !33
  %215 = fdiv contract double %211, %214
  store double %215, ptr %204, align 8, !tbaa !33
  %216 = add nuw nsw i64 %203, 1
  %217 = icmp eq i64 %216, %6
  br i1 %217, label %229, label %202, !llvm.loop !237

218:                                              ; preds = %218, %207
  %219 = phi i64 [ 0, %207 ], [ %227, %218 ]
  %220 = phi double [ %205, %207 ], [ %226, %218 ]
  %221 = getelementptr double, ptr %209, i64 %219
  %222 = load double, ptr %221, align 8, !tbaa !33
  %223 = getelementptr inbounds double, ptr %201, i64 %219
  %224 = load double, ptr %223, align 8, !tbaa !33
  %225 = fmul contract double %222, %224
  %226 = fsub contract double %220, %225
  %227 = add nuw nsw i64 %219, 1
  %228 = icmp eq i64 %227, %203
  br i1 %228, label %210, label %218, !llvm.loop !238

229:                                              ; preds = %210, %196
  %230 = add nuw nsw i64 %188, 1
  %231 = icmp eq i64 %230, %2
  br i1 %231, label %17, label %186, !llvm.loop !239
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @constrained(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %10 = load double, ptr %9, align 8, !tbaa !42
  %11 = fcmp contract une double %10, 0.000000e+00
  %12 = icmp sgt i64 %1, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %40

14:                                               ; preds = %6
  %15 = icmp sgt i64 %8, 0
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  br label %17

17:                                               ; preds = %14, %24
  %18 = phi i64 [ 0, %14 ], [ %25, %24 ]
  br i1 %15, label %19, label %24

19:                                               ; preds = %17
  %20 = load ptr, ptr %16, align 8, !tbaa !37
  %21 = mul nsw i64 %18, %8
  %22 = getelementptr double, ptr %20, i64 %21
  %23 = getelementptr inbounds double, ptr %3, i64 %18
  br label %27

24:                                               ; preds = %27, %17
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %40, label %17, !llvm.loop !240

27:                                               ; preds = %19, %27
  %28 = phi i64 [ 0, %19 ], [ %38, %27 ]
  %29 = load double, ptr %9, align 8, !tbaa !42
  %30 = getelementptr double, ptr %22, i64 %28
  %31 = load double, ptr %30, align 8, !tbaa !33
  %32 = fmul contract double %29, %31
  %33 = load double, ptr %23, align 8, !tbaa !33
  %34 = fmul contract double %32, %33
  %35 = getelementptr inbounds double, ptr %4, i64 %28
  %36 = load double, ptr %35, align 8, !tbaa !33
  %37 = fadd contract double %36, %34
  store double %37, ptr %35, align 8, !tbaa !33
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %8
  br i1 %39, label %24, label %27, !llvm.loop !241

40:                                               ; preds = %24, %6
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %42 = load ptr, ptr %41, align 8, !tbaa !24
  %43 = icmp sgt i64 %8, 0
  br i1 %43, label %44, label %73

44:                                               ; preds = %40
  %45 = add nuw i64 %8, 1
  br label %46

46:                                               ; preds = %54, %44
  %47 = phi i64 [ 0, %44 ], [ %60, %54 ]
  %48 = getelementptr inbounds double, ptr %4, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !33
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
  %58 = load double, ptr %57, align 8, !tbaa !33
  %59 = fdiv contract double %55, %58
  store double %59, ptr %48, align 8, !tbaa !33
  %60 = add nuw nsw i64 %47, 1
  %61 = icmp eq i64 %60, %8
  br i1 %61, label %73, label %46, !llvm.loop !237

62:                                               ; preds = %62, %51
  %63 = phi i64 [ 0, %51 ], [ %71, %62 ]
  %64 = phi double [ %49, %51 ], [ %70, %62 ]
  %65 = getelementptr double, ptr %53, i64 %63
  %66 = load double, ptr %65, align 8, !tbaa !33
  %67 = getelementptr inbounds double, ptr %4, i64 %63
  %68 = load double, ptr %67, align 8, !tbaa !33
  %69 = fmul contract double %66, %68
  %70 = fsub contract double %64, %69
  %71 = add nuw nsw i64 %63, 1
  %72 = icmp eq i64 %71, %47
  br i1 %72, label %54, label %62, !llvm.loop !238

73:                                               ; preds = %54, %40
  br i1 %12, label %74, label %78

74:                                               ; preds = %73
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %77 = load ptr, ptr %76, align 8, !tbaa !144
  br label %83

78:                                               ; preds = %73
  %79 = icmp eq i64 %1, 0
  br i1 %79, label %119, label %80

80:                                               ; preds = %78
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %82 = load ptr, ptr %81, align 8, !tbaa !144
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %82, ptr noundef %5)
  br label %119

83:                                               ; preds = %74, %91
  %84 = phi i64 [ 0, %74 ], [ %94, %91 ]
  %85 = getelementptr inbounds double, ptr %3, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !33
  br i1 %43, label %87, label %91

87:                                               ; preds = %83
  %88 = load ptr, ptr %75, align 8, !tbaa !52
  %89 = mul nsw i64 %84, %8
  %90 = getelementptr double, ptr %88, i64 %89
  br label %96

91:                                               ; preds = %96, %83
  %92 = phi double [ %86, %83 ], [ %104, %96 ]
  %93 = getelementptr inbounds double, ptr %77, i64 %84
  store double %92, ptr %93, align 8, !tbaa !33
  %94 = add nuw nsw i64 %84, 1
  %95 = icmp eq i64 %94, %1
  br i1 %95, label %107, label %83, !llvm.loop !242

96:                                               ; preds = %87, %96
  %97 = phi i64 [ 0, %87 ], [ %105, %96 ]
  %98 = phi double [ %86, %87 ], [ %104, %96 ]
  %99 = getelementptr double, ptr %90, i64 %97
  %100 = load double, ptr %99, align 8, !tbaa !33
  %101 = getelementptr inbounds double, ptr %4, i64 %97
  %102 = load double, ptr %101, align 8, !tbaa !33
  %103 = fmul contract double %100, %102
  %104 = fsub contract double %98, %103
  %105 = add nuw nsw i64 %97, 1
  %106 = icmp eq i64 %105, %8
  br i1 %106, label %91, label %96, !llvm.loop !243

107:                                              ; preds = %91
  %108 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %109 = load ptr, ptr %108, align 8, !tbaa !144
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %109, ptr noundef %5)
  br i1 %12, label %110, label %119

110:                                              ; preds = %107
  %111 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  br label %112

112:                                              ; preds = %110, %150
  %113 = phi i64 [ 0, %110 ], [ %151, %150 ]
  br i1 %43, label %114, label %150

114:                                              ; preds = %112
  %115 = load ptr, ptr %111, align 8, !tbaa !52
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
  %127 = load double, ptr %126, align 8, !tbaa !33
  %128 = getelementptr double, ptr %120, i64 %125
  %129 = icmp slt i64 %124, %8
  br i1 %129, label %137, label %130

130:                                              ; preds = %137, %123
  %131 = phi double [ %127, %123 ], [ %146, %137 ]
  %132 = mul i64 %125, %122
  %133 = getelementptr inbounds double, ptr %120, i64 %132
  %134 = load double, ptr %133, align 8, !tbaa !33
  %135 = fdiv contract double %131, %134
  store double %135, ptr %126, align 8, !tbaa !33
  %136 = icmp sgt i64 %124, 1
  br i1 %136, label %123, label %149, !llvm.loop !148

137:                                              ; preds = %123, %137
  %138 = phi i64 [ %147, %137 ], [ %124, %123 ]
  %139 = phi double [ %146, %137 ], [ %127, %123 ]
  %140 = mul nsw i64 %138, %8
  %141 = getelementptr double, ptr %128, i64 %140
  %142 = load double, ptr %141, align 8, !tbaa !33
  %143 = getelementptr inbounds double, ptr %4, i64 %138
  %144 = load double, ptr %143, align 8, !tbaa !33
  %145 = fmul contract double %142, %144
  %146 = fsub contract double %139, %145
  %147 = add nuw nsw i64 %138, 1
  %148 = icmp eq i64 %147, %8
  br i1 %148, label %130, label %137, !llvm.loop !149

149:                                              ; preds = %130, %119
  ret void

150:                                              ; preds = %153, %112
  %151 = add nuw nsw i64 %113, 1
  %152 = icmp eq i64 %151, %1
  br i1 %152, label %119, label %112, !llvm.loop !244

153:                                              ; preds = %114, %153
  %154 = phi i64 [ 0, %114 ], [ %162, %153 ]
  %155 = getelementptr double, ptr %117, i64 %154
  %156 = load double, ptr %155, align 8, !tbaa !33
  %157 = load double, ptr %118, align 8, !tbaa !33
  %158 = fmul contract double %156, %157
  %159 = getelementptr inbounds double, ptr %4, i64 %154
  %160 = load double, ptr %159, align 8, !tbaa !33
  %161 = fadd contract double %160, %158
  store double %161, ptr %159, align 8, !tbaa !33
  %162 = add nuw nsw i64 %154, 1
  %163 = icmp eq i64 %162, %8
  br i1 %163, label %150, label %153, !llvm.loop !245
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @sparse_gram(ptr nocapture noundef %0, double noundef %1) unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !16
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %8 = load ptr, ptr %7, align 8, !tbaa !52
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %10 = load ptr, ptr %9, align 8, !tbaa !222
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %12 = load ptr, ptr %11, align 8, !tbaa !223
  %13 = icmp sgt i64 %6, 0
  br i1 %13, label %14, label %166

14:                                               ; preds = %2
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %16 = load ptr, ptr %15, align 8, !tbaa !50
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %22 = add i64 %4, 1
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %24 = load ptr, ptr %23, align 8, !tbaa !246
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %27 = load ptr, ptr %26, align 8, !tbaa !247
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %29 = load i64, ptr %16, align 8, !tbaa !26
  br label %42

30:                                               ; preds = %143, %113
  %31 = icmp eq i64 %47, %6
  br i1 %31, label %32, label %42, !llvm.loop !248

32:                                               ; preds = %30
  br i1 %13, label %33, label %166

33:                                               ; preds = %32
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %35 = load ptr, ptr %34, align 8, !tbaa !246
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %37 = add nuw i64 %6, 1
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 58
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 59
  %40 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %41 = load i64, ptr %35, align 8, !tbaa !26
  br label %167

42:                                               ; preds = %14, %30
  %43 = phi i64 [ %29, %14 ], [ %49, %30 ]
  %44 = phi i64 [ 0, %14 ], [ %47, %30 ]
  %45 = mul nsw i64 %44, %4
  %46 = getelementptr inbounds double, ptr %8, i64 %45
  %47 = add nuw nsw i64 %44, 1
  %48 = getelementptr inbounds i64, ptr %16, i64 %47
  %49 = load i64, ptr %48, align 8, !tbaa !26
  %50 = icmp slt i64 %43, %49
  br i1 %50, label %51, label %57

51:                                               ; preds = %42
  %52 = load ptr, ptr %17, align 8, !tbaa !53
  %53 = load ptr, ptr %18, align 8, !tbaa !37
  %54 = getelementptr double, ptr %53, i64 %45
  %55 = load ptr, ptr %19, align 8, !tbaa !25
  %56 = load ptr, ptr %20, align 8, !tbaa !24
  br label %73

57:                                               ; preds = %89, %42
  %58 = phi double [ 0.000000e+00, %42 ], [ %97, %89 ]
  %59 = fcmp contract ogt double %58, 0.000000e+00
  %60 = tail call contract double @llvm.sqrt.f64(double %58)
  %61 = fdiv contract double 1.000000e+00, %60
  %62 = select contract i1 %59, double %61, double 0.000000e+00
  %63 = getelementptr inbounds double, ptr %12, i64 %44
  store double %62, ptr %63, align 8, !tbaa !33
  %64 = getelementptr inbounds i64, ptr %24, i64 %44
  %65 = load i64, ptr %64, align 8, !tbaa !26
  %66 = getelementptr inbounds i64, ptr %24, i64 %47
  %67 = load i64, ptr %66, align 8, !tbaa !26
  %68 = icmp slt i64 %65, %67
  br i1 %68, label %69, label %113

69:                                               ; preds = %57
  %70 = mul nsw i64 %44, %6
  %71 = load ptr, ptr %25, align 8, !tbaa !249
  %72 = getelementptr double, ptr %10, i64 %70
  br label %123

73:                                               ; preds = %51, %89
  %74 = phi double [ 0.000000e+00, %51 ], [ %97, %89 ]
  %75 = phi i64 [ %43, %51 ], [ %98, %89 ]
  %76 = getelementptr inbounds i64, ptr %52, i64 %75
  %77 = load i64, ptr %76, align 8, !tbaa !26
  %78 = getelementptr double, ptr %54, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !33
  %80 = getelementptr inbounds i64, ptr %55, i64 %77
  %81 = load i64, ptr %80, align 8, !tbaa !26
  %82 = getelementptr i64, ptr %80, i64 1
  %83 = load i64, ptr %82, align 8, !tbaa !26
  %84 = icmp slt i64 %81, %83
  br i1 %84, label %85, label %89

85:                                               ; preds = %73
  %86 = mul nsw i64 %77, %4
  %87 = load ptr, ptr %21, align 8, !tbaa !34
  %88 = getelementptr double, ptr %56, i64 %86
  br label %100

89:                                               ; preds = %100, %73
  %90 = phi double [ %79, %73 ], [ %110, %100 ]
  %91 = mul i64 %77, %22
  %92 = getelementptr inbounds double, ptr %56, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !33
  %94 = fdiv contract double %90, %93
  %95 = getelementptr inbounds double, ptr %46, i64 %77
  store double %94, ptr %95, align 8, !tbaa !33
  %96 = fmul contract double %94, %94
  %97 = fadd contract double %74, %96
  %98 = add nsw i64 %75, 1
  %99 = icmp eq i64 %98, %49
  br i1 %99, label %57, label %73, !llvm.loop !250

100:                                              ; preds = %85, %100
  %101 = phi i64 [ %81, %85 ], [ %111, %100 ]
  %102 = phi double [ %79, %85 ], [ %110, %100 ]
  %103 = getelementptr inbounds i64, ptr %87, i64 %101
  %104 = load i64, ptr %103, align 8, !tbaa !26
  %105 = getelementptr double, ptr %88, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !33
  %107 = getelementptr inbounds double, ptr %46, i64 %104
  %108 = load double, ptr %107, align 8, !tbaa !33
  %109 = fmul contract double %106, %108
  %110 = fsub contract double %102, %109
  %111 = add nsw i64 %101, 1
  %112 = icmp eq i64 %111, %83
  br i1 %112, label %89, label %100, !llvm.loop !251

113:                                              ; preds = %123, %57
  %114 = getelementptr inbounds i64, ptr %27, i64 %44
  %115 = load i64, ptr %114, align 8, !tbaa !26
  %116 = getelementptr inbounds i64, ptr %27, i64 %47
  %117 = load i64, ptr %116, align 8, !tbaa !26
  %118 = icmp slt i64 %115, %117
  br i1 %118, label %119, label %30

119:                                              ; preds = %113
  %120 = load ptr, ptr %28, align 8, !tbaa !252
  %121 = mul nsw i64 %44, %6
  %122 = getelementptr double, ptr %10, i64 %121
  br label %130

123:                                              ; preds = %69, %123
  %124 = phi i64 [ %65, %69 ], [ %128, %123 ]
  %125 = getelementptr inbounds i64, ptr %71, i64 %124
  %126 = load i64, ptr %125, align 8, !tbaa !26
  %127 = getelementptr double, ptr %72, i64 %126
  store double 0.000000e+00, ptr %127, align 8, !tbaa !33
  %128 = add nsw i64 %124, 1
  %129 = icmp eq i64 %128, %67
  br i1 %129, label %113, label %123, !llvm.loop !253

130:                                              ; preds = %119, %143
  %131 = phi i64 [ %115, %119 ], [ %151, %143 ]
  %132 = getelementptr inbounds i64, ptr %120, i64 %131
  %133 = load i64, ptr %132, align 8, !tbaa !26
  %134 = getelementptr inbounds i64, ptr %16, i64 %133
  %135 = load i64, ptr %134, align 8, !tbaa !26
  %136 = getelementptr i64, ptr %134, i64 1
  %137 = load i64, ptr %136, align 8, !tbaa !26
  %138 = icmp slt i64 %135, %137
  br i1 %138, label %139, label %143

139:                                              ; preds = %130
  %140 = load ptr, ptr %17, align 8, !tbaa !53
  %141 = mul nsw i64 %133, %4
  %142 = getelementptr double, ptr %8, i64 %141
  br label %153

143:                                              ; preds = %153, %130
  %144 = phi double [ 0.000000e+00, %130 ], [ %163, %153 ]
  %145 = load double, ptr %63, align 8, !tbaa !33
  %146 = fmul contract double %144, %145
  %147 = getelementptr inbounds double, ptr %12, i64 %133
  %148 = load double, ptr %147, align 8, !tbaa !33
  %149 = fmul contract double %146, %148
  %150 = getelementptr double, ptr %122, i64 %133
  store double %149, ptr %150, align 8, !tbaa !33
  %151 = add nsw i64 %131, 1
  %152 = icmp eq i64 %151, %117
  br i1 %152, label %30, label %130, !llvm.loop !254

153:                                              ; preds = %139, %153
  %154 = phi i64 [ %135, %139 ], [ %164, %153 ]
  %155 = phi double [ 0.000000e+00, %139 ], [ %163, %153 ]
  %156 = getelementptr inbounds i64, ptr %140, i64 %154
  %157 = load i64, ptr %156, align 8, !tbaa !26
  %158 = getelementptr inbounds double, ptr %46, i64 %157
  %159 = load double, ptr %158, align 8, !tbaa !33
  %160 = getelementptr double, ptr %142, i64 %157
  %161 = load double, ptr %160, align 8, !tbaa !33
  %162 = fmul contract double %159, %161
  %163 = fadd contract double %155, %162
  %164 = add nsw i64 %154, 1
  %165 = icmp eq i64 %164, %137
  br i1 %165, label %143, label %153, !llvm.loop !255

166:                                              ; preds = %235, %2, %32
  ret void

167:                                              ; preds = %33, %235
  %168 = phi i64 [ %41, %33 ], [ %176, %235 ]
  %169 = phi i64 [ 0, %33 ], [ %174, %235 ]
  %170 = getelementptr inbounds double, ptr %12, i64 %169
  %171 = load double, ptr %170, align 8, !tbaa !33
  %172 = fcmp contract ogt double %171, 0.000000e+00
  %173 = uitofp i1 %172 to double
  %174 = add nuw nsw i64 %169, 1
  %175 = getelementptr inbounds i64, ptr %35, i64 %174
  %176 = load i64, ptr %175, align 8, !tbaa !26
  %177 = icmp slt i64 %168, %176
  br i1 %177, label %178, label %182

178:                                              ; preds = %167
  %179 = load ptr, ptr %36, align 8, !tbaa !249
  %180 = mul nsw i64 %169, %6
  %181 = getelementptr double, ptr %10, i64 %180
  br label %185

182:                                              ; preds = %200, %167
  %183 = phi double [ %173, %167 ], [ %209, %200 ]
  %184 = fcmp contract ogt double %183, 0x3DA5FD7FE1796495
  br i1 %184, label %225, label %235

185:                                              ; preds = %178, %200
  %186 = phi i64 [ %168, %178 ], [ %210, %200 ]
  %187 = phi double [ %173, %178 ], [ %209, %200 ]
  %188 = getelementptr inbounds i64, ptr %179, i64 %186
  %189 = load i64, ptr %188, align 8, !tbaa !26
  %190 = getelementptr double, ptr %181, i64 %189
  %191 = load double, ptr %190, align 8, !tbaa !33
  %192 = getelementptr inbounds i64, ptr %35, i64 %189
  %193 = load i64, ptr %192, align 8, !tbaa !26
  %194 = getelementptr i64, ptr %192, i64 1
  %195 = load i64, ptr %194, align 8, !tbaa !26
  %196 = icmp slt i64 %193, %195
  br i1 %196, label %197, label %200

197:                                              ; preds = %185
  %198 = mul nsw i64 %189, %6
  %199 = getelementptr double, ptr %10, i64 %198
  br label %212

200:                                              ; preds = %212, %185
  %201 = phi double [ %191, %185 ], [ %222, %212 ]
  %202 = mul i64 %189, %37
  %203 = getelementptr inbounds double, ptr %10, i64 %202
  %204 = load double, ptr %203, align 8, !tbaa !33
  %205 = fcmp contract ogt double %204, 0.000000e+00
  %206 = fdiv contract double %201, %204
  %207 = select contract i1 %205, double %206, double 0.000000e+00
  store double %207, ptr %190, align 8, !tbaa !33
  %208 = fmul contract double %207, %207
  %209 = fsub contract double %187, %208
  %210 = add nsw i64 %186, 1
  %211 = icmp eq i64 %210, %176
  br i1 %211, label %182, label %185, !llvm.loop !256

212:                                              ; preds = %197, %212
  %213 = phi i64 [ %193, %197 ], [ %223, %212 ]
  %214 = phi double [ %191, %197 ], [ %222, %212 ]
  %215 = getelementptr inbounds i64, ptr %179, i64 %213
  %216 = load i64, ptr %215, align 8, !tbaa !26
  %217 = getelementptr double, ptr %181, i64 %216
  %218 = load double, ptr %217, align 8, !tbaa !33
  %219 = getelementptr double, ptr %199, i64 %216
  %220 = load double, ptr %219, align 8, !tbaa !33
  %221 = fmul contract double %218, %220
  %222 = fsub contract double %214, %221
  %223 = add nsw i64 %213, 1
  %224 = icmp eq i64 %223, %195
  br i1 %224, label %200, label %212, !llvm.loop !257

225:                                              ; preds = %182
  %226 = load double, ptr %38, align 8, !tbaa !232
  %227 = fcmp contract olt double %183, %226
  br i1 %227, label %228, label %229

228:                                              ; preds = %225
  store double %183, ptr %38, align 8, !tbaa !232
  store double %1, ptr %39, align 8, !tbaa !233
  br label %229

229:                                              ; preds = %228, %225
  %230 = load double, ptr %40, align 8, !tbaa !172
  %231 = fcmp contract olt double %183, %230
  br i1 %231, label %232, label %233

232:                                              ; preds = %229
  store double %183, ptr %40, align 8, !tbaa !172
  br label %233

233:                                              ; preds = %232, %229
  %234 = tail call contract double @llvm.sqrt.f64(double %183)
  br label %235

235:                                              ; preds = %182, %233
  %236 = phi double [ %234, %233 ], [ 0.000000e+00, %182 ]
  %237 = mul i64 %169, %37
  %238 = getelementptr inbounds double, ptr %10, i64 %237
  store double %236, ptr %238, align 8, !tbaa !33
  %239 = icmp eq i64 %174, %6
  br i1 %239, label %166, label %167, !llvm.loop !258
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @sparse_solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #6 {
  %3 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %4 = load i64, ptr %3, align 8, !tbaa !16
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %6 = load ptr, ptr %5, align 8, !tbaa !222
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %8, label %100

8:                                                ; preds = %2
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %10 = load ptr, ptr %9, align 8, !tbaa !223
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %12 = load ptr, ptr %11, align 8, !tbaa !246
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %14 = add nuw i64 %4, 1
  %15 = load i64, ptr %12, align 8, !tbaa !26
  br label %21

16:                                               ; preds = %37
  br i1 %7, label %17, label %100

17:                                               ; preds = %16
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %19 = load ptr, ptr %18, align 8, !tbaa !246
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  br label %65

21:                                               ; preds = %8, %37
  %22 = phi i64 [ %15, %8 ], [ %31, %37 ]
  %23 = phi i64 [ 0, %8 ], [ %29, %37 ]
  %24 = getelementptr inbounds double, ptr %1, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !33
  %26 = getelementptr inbounds double, ptr %10, i64 %23
  %27 = load double, ptr %26, align 8, !tbaa !33
  %28 = fmul contract double %25, %27
  %29 = add nuw nsw i64 %23, 1
  %30 = getelementptr inbounds i64, ptr %12, i64 %29
  %31 = load i64, ptr %30, align 8, !tbaa !26
  %32 = icmp slt i64 %22, %31
  br i1 %32, label %33, label %37

33:                                               ; preds = %21
  %34 = mul nsw i64 %23, %4
  %35 = load ptr, ptr %13, align 8, !tbaa !249
  %36 = getelementptr double, ptr %6, i64 %34
  br label %46

37:                                               ; preds = %46, %21
  %38 = phi double [ %28, %21 ], [ %56, %46 ]
  %39 = mul i64 %23, %14
  %40 = getelementptr inbounds double, ptr %6, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !33
  %42 = fcmp contract ogt double %41, 0.000000e+00
  %43 = fdiv contract double %38, %41
  %44 = select contract i1 %42, double %43, double 0.000000e+00
  store double %44, ptr %24, align 8, !tbaa !33
  %45 = icmp eq i64 %29, %4
  br i1 %45, label %16, label %21, !llvm.loop !259

46:                                               ; preds = %33, %46
  %47 = phi i64 [ %22, %33 ], [ %57, %46 ]
  %48 = phi double [ %28, %33 ], [ %56, %46 ]
  %49 = getelementptr inbounds i64, ptr %35, i64 %47
  %50 = load i64, ptr %49, align 8, !tbaa !26
  %51 = getelementptr double, ptr %36, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !33
  %53 = getelementptr inbounds double, ptr %1, i64 %50
  %54 = load double, ptr %53, align 8, !tbaa !33
  %55 = fmul contract double %52, %54
  %56 = fsub contract double %48, %55
  %57 = add nsw i64 %47, 1
  %58 = icmp eq i64 %57, %31
  br i1 %58, label %37, label %46, !llvm.loop !260

59:                                               ; preds = %87, %77
  %60 = icmp sgt i64 %66, 1
  br i1 %60, label %65, label %61, !llvm.loop !261

61:                                               ; preds = %59
  br i1 %7, label %62, label %100

62:                                               ; preds = %61
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %64 = load ptr, ptr %63, align 8, !tbaa !223
  br label %101

65:                                               ; preds = %17, %59
  %66 = phi i64 [ %4, %17 ], [ %67, %59 ]
  %67 = add nsw i64 %66, -1
  %68 = mul nsw i64 %67, %4
  %69 = getelementptr double, ptr %6, i64 %68
  %70 = getelementptr double, ptr %69, i64 %67
  %71 = load double, ptr %70, align 8, !tbaa !33
  %72 = fcmp contract ogt double %71, 0.000000e+00
  br i1 %72, label %73, label %77

73:                                               ; preds = %65
  %74 = getelementptr inbounds double, ptr %1, i64 %67
  %75 = load double, ptr %74, align 8, !tbaa !33
  %76 = fdiv contract double %75, %71
  br label %77

77:                                               ; preds = %65, %73
  %78 = phi contract double [ %76, %73 ], [ 0.000000e+00, %65 ]
  %79 = getelementptr inbounds double, ptr %1, i64 %67
  store double %78, ptr %79, align 8, !tbaa !33
  %80 = getelementptr inbounds i64, ptr %19, i64 %67
  %81 = load i64, ptr %80, align 8, !tbaa !26
  %82 = getelementptr inbounds i64, ptr %19, i64 %66
  %83 = load i64, ptr %82, align 8, !tbaa !26
  %84 = icmp slt i64 %81, %83
  br i1 %84, label %85, label %59

85:                                               ; preds = %77
  %86 = load ptr, ptr %20, align 8, !tbaa !249
  br label %87

87:                                               ; preds = %85, %87
  %88 = phi i64 [ %81, %85 ], [ %98, %87 ]
  %89 = getelementptr inbounds i64, ptr %86, i64 %88
  %90 = load i64, ptr %89, align 8, !tbaa !26
  %91 = getelementptr double, ptr %69, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !33
  %93 = load double, ptr %79, align 8, !tbaa !33
  %94 = fmul contract double %92, %93
  %95 = getelementptr inbounds double, ptr %1, i64 %90
  %96 = load double, ptr %95, align 8, !tbaa !33
  %97 = fsub contract double %96, %94
  store double %97, ptr %95, align 8, !tbaa !33
  %98 = add nsw i64 %88, 1
  %99 = icmp eq i64 %98, %83
  br i1 %99, label %59, label %87, !llvm.loop !262

100:                                              ; preds = %101, %2, %16, %61
  ret void

101:                                              ; preds = %62, %101
  %102 = phi i64 [ 0, %62 ], [ %108, %101 ]
  %103 = getelementptr inbounds double, ptr %64, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !33
  %105 = getelementptr inbounds double, ptr %1, i64 %102
  %106 = load double, ptr %105, align 8, !tbaa !33
  %107 = fmul contract double %104, %106
  store double %107, ptr %105, align 8, !tbaa !33
  %108 = add nuw nsw i64 %102, 1
  %109 = icmp eq i64 %108, %4
  br i1 %109, label %100, label %101, !llvm.loop !263
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #6 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %7 = load ptr, ptr %6, align 8, !tbaa !222
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %9 = load ptr, ptr %8, align 8, !tbaa !223
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %11 = load ptr, ptr %10, align 8, !tbaa !224
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
  %19 = load i64, ptr %18, align 8, !tbaa !26
  %20 = getelementptr inbounds double, ptr %3, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !33
  %22 = getelementptr inbounds double, ptr %9, i64 %19
  %23 = load double, ptr %22, align 8, !tbaa !33
  %24 = fmul contract double %21, %23
  %25 = getelementptr double, ptr %7, i64 %19
  %26 = icmp eq i64 %17, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %32, %16
  %28 = phi double [ %24, %16 ], [ %43, %32 ]
  %29 = getelementptr inbounds double, ptr %4, i64 %19
  store double %28, ptr %29, align 8, !tbaa !33
  %30 = add nuw nsw i64 %17, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %13, label %16, !llvm.loop !264

32:                                               ; preds = %16, %32
  %33 = phi i64 [ %44, %32 ], [ 0, %16 ]
  %34 = phi double [ %43, %32 ], [ %24, %16 ]
  %35 = getelementptr inbounds i64, ptr %11, i64 %33
  %36 = load i64, ptr %35, align 8, !tbaa !26
  %37 = mul nsw i64 %36, %1
  %38 = getelementptr double, ptr %25, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !33
  %40 = getelementptr inbounds double, ptr %4, i64 %36
  %41 = load double, ptr %40, align 8, !tbaa !33
  %42 = fmul contract double %39, %41
  %43 = fsub contract double %34, %42
  %44 = add nuw nsw i64 %33, 1
  %45 = icmp eq i64 %44, %17
  br i1 %45, label %27, label %32, !llvm.loop !265

46:                                               ; preds = %63, %5, %13
  %47 = icmp sgt i64 %1, 0
  br i1 %47, label %80, label %79

48:                                               ; preds = %14, %63
  %49 = phi i64 [ %2, %14 ], [ %50, %63 ]
  %50 = add nsw i64 %49, -1
  %51 = getelementptr inbounds i64, ptr %11, i64 %50
  %52 = load i64, ptr %51, align 8, !tbaa !26
  %53 = getelementptr inbounds double, ptr %4, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !33
  %55 = mul i64 %52, %15
  %56 = getelementptr inbounds double, ptr %7, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !33
  %58 = fdiv contract double %54, %57
  %59 = icmp slt i64 %49, %2
  br i1 %59, label %60, label %63

60:                                               ; preds = %48
  %61 = mul nsw i64 %52, %1
  %62 = getelementptr double, ptr %7, i64 %61
  br label %66

63:                                               ; preds = %66, %48
  %64 = phi double [ %58, %48 ], [ %76, %66 ]
  store double %64, ptr %53, align 8, !tbaa !33
  %65 = icmp sgt i64 %49, 1
  br i1 %65, label %48, label %46, !llvm.loop !266

66:                                               ; preds = %60, %66
  %67 = phi i64 [ %49, %60 ], [ %77, %66 ]
  %68 = phi double [ %58, %60 ], [ %76, %66 ]
  %69 = getelementptr inbounds i64, ptr %11, i64 %67
  %70 = load i64, ptr %69, align 8, !tbaa !26
  %71 = getelementptr double, ptr %62, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !33
  %73 = getelementptr inbounds double, ptr %4, i64 %70
  %74 = load double, ptr %73, align 8, !tbaa !33
  %75 = fmul contract double %72, %74
  %76 = fsub contract double %68, %75
  %77 = add nuw nsw i64 %67, 1
  %78 = icmp eq i64 %77, %2
  br i1 %78, label %63, label %66, !llvm.loop !267

79:                                               ; preds = %91, %46
  ret void

80:                                               ; preds = %46, %91
  %81 = phi i64 [ %94, %91 ], [ 0, %46 ]
  %82 = icmp slt i64 %81, %2
  %83 = getelementptr inbounds i64, ptr %11, i64 %81
  %84 = load i64, ptr %83, align 8, !tbaa !26
  br i1 %82, label %85, label %91

85:                                               ; preds = %80
  %86 = getelementptr inbounds double, ptr %4, i64 %84
  %87 = load double, ptr %86, align 8, !tbaa !33
  %88 = getelementptr inbounds double, ptr %9, i64 %84
  %89 = load double, ptr %88, align 8, !tbaa !33
  %90 = fmul contract double %87, %89
  br label %91

91:                                               ; preds = %80, %85
  %92 = phi contract double [ %90, %85 ], [ 0.000000e+00, %80 ]
  %93 = getelementptr inbounds double, ptr %4, i64 %84
  store double %92, ptr %93, align 8, !tbaa !33
  %94 = add nuw nsw i64 %81, 1
  %95 = icmp eq i64 %94, %1
  br i1 %95, label %79, label %80, !llvm.loop !268
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
!5 = !{!6, !11, i64 520}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !10, i64 184, !10, i64 192, !10, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !10, i64 240, !10, i64 248, !10, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !10, i64 376, !10, i64 384, !10, i64 392, !10, i64 400, !10, i64 408, !10, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !11, i64 456, !11, i64 464, !11, i64 472, !11, i64 480, !11, i64 488, !11, i64 496, !11, i64 504, !11, i64 512, !11, i64 520}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !7, i64 0}
!13 = !{!6, !7, i64 8}
!14 = !{!6, !10, i64 440}
!15 = !{!6, !7, i64 120}
!16 = !{!6, !7, i64 16}
!17 = !{!6, !7, i64 104}
!18 = !{!6, !7, i64 128}
!19 = !{!6, !10, i64 344}
!20 = !{!6, !10, i64 336}
!21 = !{!6, !7, i64 136}
!22 = !{!6, !11, i64 456}
!23 = !{!6, !7, i64 48}
!24 = !{!6, !10, i64 352}
!25 = !{!6, !10, i64 272}
!26 = !{!7, !7, i64 0}
!27 = distinct !{!27, !28, !29}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.unroll.disable"}
!30 = !{!6, !7, i64 72}
!31 = !{!6, !10, i64 184}
!32 = !{!6, !10, i64 192}
!33 = !{!11, !11, i64 0}
!34 = !{!6, !10, i64 280}
!35 = distinct !{!35, !28, !29}
!36 = !{!6, !7, i64 80}
!37 = !{!6, !10, i64 360}
!38 = !{!6, !10, i64 200}
!39 = !{!6, !10, i64 208}
!40 = distinct !{!40, !28, !29}
!41 = distinct !{!41, !28, !29}
!42 = !{!6, !11, i64 488}
!43 = distinct !{!43, !28, !29}
!44 = distinct !{!44, !28, !29}
!45 = !{!6, !11, i64 496}
!46 = distinct !{!46, !28, !29}
!47 = distinct !{!47, !28, !29}
!48 = distinct !{!48, !28, !29}
!49 = !{!6, !10, i64 392}
!50 = !{!6, !10, i64 288}
!51 = distinct !{!51, !28, !29}
!52 = !{!6, !10, i64 368}
!53 = !{!6, !10, i64 296}
!54 = distinct !{!54, !28, !29}
!55 = distinct !{!55, !28, !29}
!56 = distinct !{!56, !28, !29}
!57 = distinct !{!57, !28, !29}
!58 = distinct !{!58, !28, !29}
!59 = !{!6, !10, i64 256}
!60 = distinct !{!60, !28, !29}
!61 = distinct !{!61, !28, !29}
!62 = distinct !{!62, !28, !29}
!63 = !{!6, !7, i64 96}
!64 = !{!6, !10, i64 424}
!65 = !{!66}
!66 = distinct !{!66, !67, !"law_at: argument 0"}
!67 = distinct !{!67, !"law_at"}
!68 = !{!6, !7, i64 24}
!69 = !{!6, !10, i64 232}
!70 = distinct !{!70, !28, !29}
!71 = !{!6, !10, i64 240}
!72 = distinct !{!72, !28, !29}
!73 = distinct !{!73, !28, !29}
!74 = !{!75}
!75 = distinct !{!75, !76, !"law_at: argument 0"}
!76 = distinct !{!76, !"law_at"}
!77 = !{!78}
!78 = distinct !{!78, !79, !"law_at: argument 0"}
!79 = distinct !{!79, !"law_at"}
!80 = distinct !{!80, !28, !29}
!81 = !{!6, !10, i64 416}
!82 = distinct !{!82, !28, !29}
!83 = distinct !{!83, !28, !29}
!84 = distinct !{!84, !28, !29}
!85 = !{!86}
!86 = distinct !{!86, !87, !"law_at: argument 0"}
!87 = distinct !{!87, !"law_at"}
!88 = distinct !{!88, !28, !29}
!89 = distinct !{!89, !28, !29}
!90 = distinct !{!90, !28, !29}
!91 = distinct !{!91, !28, !29}
!92 = distinct !{!92, !28, !29}
!93 = distinct !{!93, !28, !29}
!94 = distinct !{!94, !28, !29}
!95 = distinct !{!95, !28, !29}
!96 = distinct !{!96, !28, !29}
!97 = distinct !{!97, !28, !29}
!98 = distinct !{!98, !28, !29}
!99 = distinct !{!99, !28, !29}
!100 = distinct !{!100, !28, !29}
!101 = distinct !{!101, !28, !29}
!102 = distinct !{!102, !28, !29}
!103 = distinct !{!103, !28, !29}
!104 = distinct !{!104, !28, !29}
!105 = distinct !{!105, !28, !29}
!106 = distinct !{!106, !28, !29}
!107 = distinct !{!107, !28, !29}
!108 = distinct !{!108, !28, !29}
!109 = distinct !{!109, !28, !29}
!110 = distinct !{!110, !28, !29}
!111 = !{!6, !11, i64 504}
!112 = !{!6, !10, i64 432}
!113 = distinct !{!113, !28, !29}
!114 = distinct !{!114, !28, !29}
!115 = distinct !{!115, !28, !29}
!116 = distinct !{!116, !28, !29}
!117 = !{!6, !7, i64 88}
!118 = !{!6, !10, i64 224}
!119 = distinct !{!119, !28, !29}
!120 = distinct !{!120, !28, !29}
!121 = distinct !{!121, !28, !29}
!122 = !{!6, !10, i64 216}
!123 = distinct !{!123, !28, !29}
!124 = distinct !{!124, !28, !29}
!125 = distinct !{!125, !28, !29}
!126 = !{!127}
!127 = distinct !{!127, !128, !"law_at: argument 0"}
!128 = distinct !{!128, !"law_at"}
!129 = distinct !{!129, !28, !29}
!130 = distinct !{!130, !28, !29}
!131 = distinct !{!131, !28, !29}
!132 = !{!6, !10, i64 264}
!133 = distinct !{!133, !28, !29}
!134 = distinct !{!134, !28, !29}
!135 = distinct !{!135, !28, !29}
!136 = !{!6, !7, i64 56}
!137 = !{!6, !7, i64 64}
!138 = !{!6, !10, i64 400}
!139 = distinct !{!139, !28, !29}
!140 = !{!6, !7, i64 32}
!141 = !{!6, !10, i64 408}
!142 = distinct !{!142, !28, !29}
!143 = !{!6, !7, i64 144}
!144 = !{!6, !10, i64 384}
!145 = distinct !{!145, !28, !29}
!146 = distinct !{!146, !28, !29}
!147 = distinct !{!147, !28, !29}
!148 = distinct !{!148, !28, !29}
!149 = distinct !{!149, !28, !29}
!150 = distinct !{!150, !28, !29}
!151 = distinct !{!151, !28, !29}
!152 = !{!6, !7, i64 112}
!153 = !{!6, !7, i64 152}
!154 = !{!6, !7, i64 160}
!155 = !{!156}
!156 = distinct !{!156, !157, !"law_at: argument 0"}
!157 = distinct !{!157, !"law_at"}
!158 = distinct !{!158, !28, !29}
!159 = distinct !{!159, !28, !29}
!160 = distinct !{!160, !28, !29}
!161 = !{!162, !11, i64 16}
!162 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96}
!163 = !{!162, !11, i64 0}
!164 = !{!162, !11, i64 32}
!165 = !{!162, !11, i64 40}
!166 = distinct !{!166, !28, !29}
!167 = distinct !{!167, !28, !29}
!168 = distinct !{!168, !28, !29}
!169 = !{!162, !7, i64 64}
!170 = !{!162, !11, i64 8}
!171 = !{!162, !7, i64 72}
!172 = !{!6, !11, i64 512}
!173 = distinct !{!173, !28, !29}
!174 = distinct !{!174, !28, !29}
!175 = distinct !{!175, !28, !29}
!176 = distinct !{!176, !28, !29}
!177 = distinct !{!177, !28, !29}
!178 = !{!162, !7, i64 88}
!179 = !{!162, !7, i64 48}
!180 = !{!162, !7, i64 56}
!181 = distinct !{!181, !28, !29}
!182 = distinct !{!182, !28, !29}
!183 = distinct !{!183, !28, !29}
!184 = distinct !{!184, !28, !29}
!185 = distinct !{!185, !28, !29}
!186 = distinct !{!186, !28, !29}
!187 = distinct !{!187, !28, !29}
!188 = !{!162, !11, i64 24}
!189 = distinct !{!189, !29}
!190 = !{!191}
!191 = distinct !{!191, !192, !"law_at: argument 0"}
!192 = distinct !{!192, !"law_at"}
!193 = distinct !{!193, !28, !29}
!194 = !{!162, !7, i64 80}
!195 = !{!162, !7, i64 96}
!196 = distinct !{!196, !28, !29}
!197 = distinct !{!197, !28, !29}
!198 = distinct !{!198, !28, !29}
!199 = distinct !{!199, !28, !29}
!200 = distinct !{!200, !28, !29}
!201 = distinct !{!201, !28, !29}
!202 = distinct !{!202, !28, !29}
!203 = distinct !{!203, !28, !29}
!204 = distinct !{!204, !28, !29}
!205 = distinct !{!205, !28, !29}
!206 = distinct !{!206, !28, !29}
!207 = distinct !{!207, !28, !29}
!208 = distinct !{!208, !28, !29}
!209 = distinct !{!209, !28, !29}
!210 = !{!211}
!211 = distinct !{!211, !212, !"law_at: argument 0"}
!212 = distinct !{!212, !"law_at"}
!213 = distinct !{!213, !29}
!214 = distinct !{!214, !28, !29}
!215 = distinct !{!215, !28, !29}
!216 = distinct !{!216, !28, !29}
!217 = distinct !{!217, !28, !29}
!218 = distinct !{!218, !28, !29}
!219 = distinct !{!219, !28, !29}
!220 = distinct !{!220, !28, !29}
!221 = distinct !{!221, !28, !29}
!222 = !{!6, !10, i64 376}
!223 = !{!6, !10, i64 448}
!224 = !{!6, !10, i64 248}
!225 = distinct !{!225, !28, !29}
!226 = distinct !{!226, !28, !29}
!227 = distinct !{!227, !28, !29}
!228 = distinct !{!228, !28, !29}
!229 = distinct !{!229, !28, !29}
!230 = distinct !{!230, !28, !29}
!231 = distinct !{!231, !28, !29}
!232 = !{!6, !11, i64 464}
!233 = !{!6, !11, i64 472}
!234 = distinct !{!234, !28, !29}
!235 = distinct !{!235, !28, !29}
!236 = !{!6, !11, i64 480}
!237 = distinct !{!237, !28, !29}
!238 = distinct !{!238, !28, !29}
!239 = distinct !{!239, !28, !29}
!240 = distinct !{!240, !28, !29}
!241 = distinct !{!241, !28, !29}
!242 = distinct !{!242, !28, !29}
!243 = distinct !{!243, !28, !29}
!244 = distinct !{!244, !28, !29}
!245 = distinct !{!245, !28, !29}
!246 = !{!6, !10, i64 304}
!247 = !{!6, !10, i64 320}
!248 = distinct !{!248, !28, !29}
!249 = !{!6, !10, i64 312}
!250 = distinct !{!250, !28, !29}
!251 = distinct !{!251, !28, !29}
!252 = !{!6, !10, i64 328}
!253 = distinct !{!253, !28, !29}
!254 = distinct !{!254, !28, !29}
!255 = distinct !{!255, !28, !29}
!256 = distinct !{!256, !28, !29}
!257 = distinct !{!257, !28, !29}
!258 = distinct !{!258, !28, !29}
!259 = distinct !{!259, !28, !29}
!260 = distinct !{!260, !28, !29}
!261 = distinct !{!261, !28, !29}
!262 = distinct !{!262, !28, !29}
!263 = distinct !{!263, !28, !29}
!264 = distinct !{!264, !28, !29}
!265 = distinct !{!265, !28, !29}
!266 = distinct !{!266, !28, !29}
!267 = distinct !{!267, !28, !29}
!268 = distinct !{!268, !28, !29}
