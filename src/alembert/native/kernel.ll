; sha256 of kernel.c and its headers: 528ecc6ac08d98eaa798e2563c67c435943962da4f61ef9a4441609e653eb402

%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double, double, double, double, double }
%struct.Clock = type { double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64 }

@DP_C = internal unnamed_addr constant [16 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00, double 1.000000e+00, double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@DP_A = internal unnamed_addr constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16
@DP_B = internal unnamed_addr constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@DP_E5 = internal unnamed_addr constant [13 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2, double 0.000000e+00], align 16
@DP_E3 = internal unnamed_addr constant [13 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED, double 0.000000e+00], align 16
@DP_D = internal unnamed_addr constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16

; Function Attrs: nounwind uwtable
define void @rates(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
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
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
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
define internal fastcc void @rates_here(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) unnamed_addr #0 {
  %5 = alloca double, align 8
  %6 = alloca [2 x double], align 16
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %8 = load i64, ptr %7, align 8, !tbaa !18
  %9 = icmp eq i64 %8, 3
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  br i1 %9, label %12, label %21

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  %14 = load i64, ptr %13, align 8, !tbaa !20
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 22
  %17 = load i64, ptr %16, align 8, !tbaa !21
  tail call void %15(i64 noundef %17, ptr noundef %11, ptr noundef %3, i64 noundef 0) #12
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %19 = load double, ptr %18, align 8, !tbaa !22
  %20 = fadd contract double %19, 1.000000e+00
  store double %20, ptr %18, align 8, !tbaa !22
  br label %1243

21:                                               ; preds = %4
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %23 = load i64, ptr %22, align 8, !tbaa !23
  %24 = inttoptr i64 %23 to ptr
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %26 = load ptr, ptr %25, align 8, !tbaa !24
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %28 = load i64, ptr %27, align 8, !tbaa !25
  %29 = inttoptr i64 %28 to ptr
  tail call void %24(ptr noundef %26, ptr noundef %11, ptr noundef %29) #12
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %31 = load double, ptr %30, align 8, !tbaa !22
  %32 = fadd contract double %31, 1.000000e+00
  store double %32, ptr %30, align 8, !tbaa !22
  %33 = load ptr, ptr %25, align 8, !tbaa !24
  %34 = load i64, ptr %0, align 8, !tbaa !12
  %35 = shl i64 %34, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %33, i64 %35, i1 false)
  %36 = load i64, ptr %0, align 8, !tbaa !12
  %37 = getelementptr inbounds double, ptr %3, i64 %36
  %38 = load i64, ptr %7, align 8, !tbaa !18
  switch i64 %38, label %507 [
    i64 0, label %39
    i64 2, label %45
  ]

39:                                               ; preds = %21
  %40 = load ptr, ptr %25, align 8, !tbaa !24
  %41 = getelementptr inbounds double, ptr %40, i64 %36
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %43 = load i64, ptr %42, align 8, !tbaa !13
  %44 = shl i64 %43, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %41, i64 %44, i1 false)
  br label %1243

45:                                               ; preds = %21
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %47 = load i64, ptr %46, align 8, !tbaa !13
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !16
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %51 = load ptr, ptr %50, align 8, !tbaa !14
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %53 = load i64, ptr %52, align 8, !tbaa !15
  %54 = getelementptr inbounds double, ptr %51, i64 %53
  %55 = sub i64 0, %47
  %56 = getelementptr inbounds double, ptr %54, i64 %55
  %57 = icmp sgt i64 %47, 0
  br i1 %57, label %58, label %67

58:                                               ; preds = %45
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %60 = load ptr, ptr %59, align 8, !tbaa !26
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %62 = load ptr, ptr %61, align 8, !tbaa !27
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %64 = load i64, ptr %62, align 8, !tbaa !28
  br label %82

65:                                               ; preds = %94, %82
  %66 = icmp eq i64 %88, %47
  br i1 %66, label %67, label %82, !llvm.loop !29

67:                                               ; preds = %65, %45
  %68 = load ptr, ptr %25, align 8, !tbaa !24
  %69 = getelementptr inbounds double, ptr %68, i64 %36
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %71 = load i64, ptr %70, align 8, !tbaa !32
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  %73 = getelementptr inbounds double, ptr %72, i64 %47
  %74 = icmp sgt i64 %71, 0
  br i1 %74, label %75, label %101

75:                                               ; preds = %67
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %77 = load ptr, ptr %76, align 8, !tbaa !26
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %79 = load ptr, ptr %78, align 8, !tbaa !33
  %80 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %81 = load ptr, ptr %80, align 8, !tbaa !34
  br label %112

82:                                               ; preds = %65, %58
  %83 = phi i64 [ %64, %58 ], [ %90, %65 ]
  %84 = phi i64 [ 0, %58 ], [ %88, %65 ]
  %85 = mul nsw i64 %84, %47
  %86 = getelementptr double, ptr %60, i64 %85
  %87 = getelementptr double, ptr %86, i64 %84
  store double 0.000000e+00, ptr %87, align 8, !tbaa !35
  %88 = add nuw nsw i64 %84, 1
  %89 = getelementptr inbounds i64, ptr %62, i64 %88
  %90 = load i64, ptr %89, align 8, !tbaa !28
  %91 = icmp slt i64 %83, %90
  br i1 %91, label %92, label %65

92:                                               ; preds = %82
  %93 = load ptr, ptr %63, align 8, !tbaa !36
  br label %94

94:                                               ; preds = %94, %92
  %95 = phi i64 [ %83, %92 ], [ %99, %94 ]
  %96 = getelementptr inbounds i64, ptr %93, i64 %95
  %97 = load i64, ptr %96, align 8, !tbaa !28
  %98 = getelementptr double, ptr %86, i64 %97
  store double 0.000000e+00, ptr %98, align 8, !tbaa !35
  %99 = add nsw i64 %95, 1
  %100 = icmp eq i64 %99, %90
  br i1 %100, label %65, label %94, !llvm.loop !37

101:                                              ; preds = %112, %67
  %102 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %103 = load i64, ptr %102, align 8, !tbaa !38
  %104 = icmp sgt i64 %103, 0
  br i1 %104, label %105, label %138

105:                                              ; preds = %101
  %106 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %107 = load ptr, ptr %106, align 8, !tbaa !39
  %108 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %109 = load ptr, ptr %108, align 8, !tbaa !40
  %110 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %111 = load ptr, ptr %110, align 8, !tbaa !41
  br label %125

112:                                              ; preds = %112, %75
  %113 = phi i64 [ 0, %75 ], [ %123, %112 ]
  %114 = getelementptr inbounds double, ptr %69, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !35
  %116 = getelementptr inbounds i64, ptr %79, i64 %113
  %117 = load i64, ptr %116, align 8, !tbaa !28
  %118 = mul nsw i64 %117, %47
  %119 = getelementptr inbounds i64, ptr %81, i64 %113
  %120 = load i64, ptr %119, align 8, !tbaa !28
  %121 = getelementptr double, ptr %77, i64 %118
  %122 = getelementptr double, ptr %121, i64 %120
  store double %115, ptr %122, align 8, !tbaa !35
  %123 = add nuw nsw i64 %113, 1
  %124 = icmp eq i64 %123, %71
  br i1 %124, label %101, label %112, !llvm.loop !42

125:                                              ; preds = %125, %105
  %126 = phi i64 [ 0, %105 ], [ %136, %125 ]
  %127 = getelementptr inbounds double, ptr %73, i64 %126
  %128 = load double, ptr %127, align 8, !tbaa !35
  %129 = getelementptr inbounds i64, ptr %109, i64 %126
  %130 = load i64, ptr %129, align 8, !tbaa !28
  %131 = mul nsw i64 %130, %47
  %132 = getelementptr inbounds i64, ptr %111, i64 %126
  %133 = load i64, ptr %132, align 8, !tbaa !28
  %134 = getelementptr double, ptr %107, i64 %131
  %135 = getelementptr double, ptr %134, i64 %133
  store double %128, ptr %135, align 8, !tbaa !35
  %136 = add nuw nsw i64 %126, 1
  %137 = icmp eq i64 %136, %103
  br i1 %137, label %138, label %125, !llvm.loop !43

138:                                              ; preds = %125, %101
  %139 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %140 = load ptr, ptr %139, align 8, !tbaa !26
  %141 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  store double 0.000000e+00, ptr %141, align 8, !tbaa !44
  br i1 %57, label %142, label %211

142:                                              ; preds = %138
  %143 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %144 = load ptr, ptr %143, align 8, !tbaa !27
  %145 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %146 = add nuw i64 %47, 1
  %147 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %148 = load i64, ptr %144, align 8, !tbaa !28
  br label %149

149:                                              ; preds = %207, %142
  %150 = phi i64 [ %148, %142 ], [ %158, %207 ]
  %151 = phi i64 [ 0, %142 ], [ %156, %207 ]
  %152 = mul nsw i64 %151, %47
  %153 = getelementptr double, ptr %140, i64 %152
  %154 = getelementptr double, ptr %153, i64 %151
  %155 = load double, ptr %154, align 8, !tbaa !35
  %156 = add nuw nsw i64 %151, 1
  %157 = getelementptr inbounds i64, ptr %144, i64 %156
  %158 = load i64, ptr %157, align 8, !tbaa !28
  %159 = icmp slt i64 %150, %158
  br i1 %159, label %160, label %162

160:                                              ; preds = %149
  %161 = load ptr, ptr %145, align 8, !tbaa !36
  br label %166

162:                                              ; preds = %181, %149
  %163 = phi double [ %155, %149 ], [ %188, %181 ]
  %164 = fmul contract double %155, 0x3D06849B86A12B9B
  %165 = fcmp contract ogt double %163, %164
  br i1 %165, label %207, label %204

166:                                              ; preds = %181, %160
  %167 = phi i64 [ %150, %160 ], [ %189, %181 ]
  %168 = phi double [ %155, %160 ], [ %188, %181 ]
  %169 = getelementptr inbounds i64, ptr %161, i64 %167
  %170 = load i64, ptr %169, align 8, !tbaa !28
  %171 = getelementptr double, ptr %153, i64 %170
  %172 = load double, ptr %171, align 8, !tbaa !35
  %173 = getelementptr inbounds i64, ptr %144, i64 %170
  %174 = load i64, ptr %173, align 8, !tbaa !28
  %175 = getelementptr i64, ptr %173, i64 1
  %176 = load i64, ptr %175, align 8, !tbaa !28
  %177 = icmp slt i64 %174, %176
  br i1 %177, label %178, label %181

178:                                              ; preds = %166
  %179 = mul nsw i64 %170, %47
  %180 = getelementptr double, ptr %140, i64 %179
  br label %191

181:                                              ; preds = %191, %166
  %182 = phi double [ %172, %166 ], [ %201, %191 ]
  %183 = mul i64 %170, %146
  %184 = getelementptr inbounds double, ptr %140, i64 %183
  %185 = load double, ptr %184, align 8, !tbaa !35
  %186 = fdiv contract double %182, %185
  store double %186, ptr %171, align 8, !tbaa !35
  %187 = fmul contract double %186, %186
  %188 = fsub contract double %168, %187
  %189 = add nsw i64 %167, 1
  %190 = icmp eq i64 %189, %158
  br i1 %190, label %162, label %166, !llvm.loop !45

191:                                              ; preds = %191, %178
  %192 = phi i64 [ %174, %178 ], [ %202, %191 ]
  %193 = phi double [ %172, %178 ], [ %201, %191 ]
  %194 = getelementptr inbounds i64, ptr %161, i64 %192
  %195 = load i64, ptr %194, align 8, !tbaa !28
  %196 = getelementptr double, ptr %153, i64 %195
  %197 = load double, ptr %196, align 8, !tbaa !35
  %198 = getelementptr double, ptr %180, i64 %195
  %199 = load double, ptr %198, align 8, !tbaa !35
  %200 = fmul contract double %197, %199
  %201 = fsub contract double %193, %200
  %202 = add nsw i64 %192, 1
  %203 = icmp eq i64 %202, %176
  br i1 %203, label %181, label %191, !llvm.loop !46

204:                                              ; preds = %162
  store double 1.000000e+00, ptr %147, align 8, !tbaa !47
  %205 = fcmp contract ogt double %155, 0.000000e+00
  %206 = select contract i1 %205, double %155, double 1.000000e+00
  br label %207

207:                                              ; preds = %204, %162
  %208 = phi double [ %163, %162 ], [ %206, %204 ]
  %209 = tail call contract double @llvm.sqrt.f64(double %208)
  store double %209, ptr %154, align 8, !tbaa !35
  %210 = icmp eq i64 %156, %47
  br i1 %210, label %211, label %149, !llvm.loop !48

211:                                              ; preds = %207, %138
  %212 = shl i64 %47, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 8 %72, i64 %212, i1 false)
  %213 = load i64, ptr %46, align 8, !tbaa !13
  %214 = icmp sgt i64 %213, 0
  br i1 %214, label %215, label %255

215:                                              ; preds = %211
  %216 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %217 = load ptr, ptr %216, align 8, !tbaa !27
  %218 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %219 = load ptr, ptr %139, align 8, !tbaa !26
  %220 = add nuw i64 %213, 1
  %221 = load i64, ptr %217, align 8, !tbaa !28
  br label %222

222:                                              ; preds = %235, %215
  %223 = phi i64 [ %221, %215 ], [ %229, %235 ]
  %224 = phi i64 [ 0, %215 ], [ %227, %235 ]
  %225 = getelementptr inbounds double, ptr %56, i64 %224
  %226 = load double, ptr %225, align 8, !tbaa !35
  %227 = add nuw nsw i64 %224, 1
  %228 = getelementptr inbounds i64, ptr %217, i64 %227
  %229 = load i64, ptr %228, align 8, !tbaa !28
  %230 = icmp slt i64 %223, %229
  br i1 %230, label %231, label %235

231:                                              ; preds = %222
  %232 = mul nsw i64 %224, %213
  %233 = load ptr, ptr %218, align 8, !tbaa !36
  %234 = getelementptr double, ptr %219, i64 %232
  br label %242

235:                                              ; preds = %242, %222
  %236 = phi double [ %226, %222 ], [ %252, %242 ]
  %237 = mul i64 %224, %220
  %238 = getelementptr inbounds double, ptr %219, i64 %237
  %239 = load double, ptr %238, align 8, !tbaa !35
  %240 = fdiv contract double %236, %239
  store double %240, ptr %225, align 8, !tbaa !35
  %241 = icmp eq i64 %227, %213
  br i1 %241, label %255, label %222, !llvm.loop !49

242:                                              ; preds = %242, %231
  %243 = phi i64 [ %223, %231 ], [ %253, %242 ]
  %244 = phi double [ %226, %231 ], [ %252, %242 ]
  %245 = getelementptr inbounds i64, ptr %233, i64 %243
  %246 = load i64, ptr %245, align 8, !tbaa !28
  %247 = getelementptr double, ptr %234, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !35
  %249 = getelementptr inbounds double, ptr %56, i64 %246
  %250 = load double, ptr %249, align 8, !tbaa !35
  %251 = fmul contract double %248, %250
  %252 = fsub contract double %244, %251
  %253 = add nsw i64 %243, 1
  %254 = icmp eq i64 %253, %229
  br i1 %254, label %235, label %242, !llvm.loop !50

255:                                              ; preds = %235, %211
  %256 = icmp eq i64 %49, 0
  br i1 %256, label %453, label %257

257:                                              ; preds = %255
  tail call fastcc void @sparse_gram(ptr noundef %0, double noundef %1)
  %258 = icmp sgt i64 %49, 0
  br i1 %258, label %259, label %276

259:                                              ; preds = %257
  %260 = load ptr, ptr %25, align 8, !tbaa !24
  %261 = load i64, ptr %0, align 8, !tbaa !12
  %262 = getelementptr inbounds double, ptr %260, i64 %261
  %263 = load i64, ptr %70, align 8, !tbaa !32
  %264 = getelementptr inbounds double, ptr %262, i64 %263
  %265 = load i64, ptr %46, align 8, !tbaa !13
  %266 = getelementptr inbounds double, ptr %264, i64 %265
  %267 = load i64, ptr %102, align 8, !tbaa !38
  %268 = getelementptr inbounds double, ptr %266, i64 %267
  %269 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %270 = load ptr, ptr %269, align 8, !tbaa !51
  %271 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %272 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %273 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %274 = load ptr, ptr %273, align 8, !tbaa !52
  %275 = load i64, ptr %270, align 8, !tbaa !28
  br label %280

276:                                              ; preds = %294, %257
  %277 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %278 = load double, ptr %277, align 8, !tbaa !53
  %279 = fcmp contract ogt double %278, 0.000000e+00
  br i1 %279, label %311, label %411

280:                                              ; preds = %294, %259
  %281 = phi i64 [ %275, %259 ], [ %287, %294 ]
  %282 = phi i64 [ 0, %259 ], [ %285, %294 ]
  %283 = getelementptr inbounds double, ptr %268, i64 %282
  %284 = load double, ptr %283, align 8, !tbaa !35
  %285 = add nuw nsw i64 %282, 1
  %286 = getelementptr inbounds i64, ptr %270, i64 %285
  %287 = load i64, ptr %286, align 8, !tbaa !28
  %288 = icmp slt i64 %281, %287
  br i1 %288, label %289, label %294

289:                                              ; preds = %280
  %290 = load ptr, ptr %271, align 8, !tbaa !54
  %291 = mul nsw i64 %282, %47
  %292 = load ptr, ptr %272, align 8, !tbaa !55
  %293 = getelementptr double, ptr %290, i64 %291
  br label %298

294:                                              ; preds = %298, %280
  %295 = phi double [ %284, %280 ], [ %308, %298 ]
  %296 = getelementptr inbounds double, ptr %274, i64 %282
  store double %295, ptr %296, align 8, !tbaa !35
  %297 = icmp eq i64 %285, %49
  br i1 %297, label %276, label %280, !llvm.loop !56

298:                                              ; preds = %298, %289
  %299 = phi i64 [ %281, %289 ], [ %309, %298 ]
  %300 = phi double [ %284, %289 ], [ %308, %298 ]
  %301 = getelementptr inbounds i64, ptr %292, i64 %299
  %302 = load i64, ptr %301, align 8, !tbaa !28
  %303 = getelementptr double, ptr %293, i64 %302
  %304 = load double, ptr %303, align 8, !tbaa !35
  %305 = getelementptr inbounds double, ptr %56, i64 %302
  %306 = load double, ptr %305, align 8, !tbaa !35
  %307 = fmul contract double %304, %306
  %308 = fsub contract double %300, %307
  %309 = add nsw i64 %299, 1
  %310 = icmp eq i64 %309, %287
  br i1 %310, label %294, label %298, !llvm.loop !57

311:                                              ; preds = %276
  %312 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %313 = load double, ptr %312, align 8, !tbaa !58
  %314 = fmul contract double %278, 3.000000e+01
  %315 = fcmp contract olt double %313, %314
  br i1 %315, label %316, label %411

316:                                              ; preds = %311
  %317 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 58
  %318 = load ptr, ptr %317, align 8, !tbaa !59
  %319 = getelementptr double, ptr %318, i64 %47
  %320 = getelementptr inbounds double, ptr %319, i64 %49
  br i1 %57, label %321, label %349

321:                                              ; preds = %316
  %322 = load ptr, ptr %139, align 8, !tbaa !26
  %323 = add nuw i64 %47, 1
  %324 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %325 = load ptr, ptr %324, align 8, !tbaa !60
  br label %331

326:                                              ; preds = %331
  %327 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %328 = load ptr, ptr %327, align 8, !tbaa !27
  %329 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %330 = load i64, ptr %328, align 8, !tbaa !28
  br label %356

331:                                              ; preds = %331, %321
  %332 = phi i64 [ 0, %321 ], [ %345, %331 ]
  %333 = getelementptr inbounds double, ptr %56, i64 %332
  %334 = load double, ptr %333, align 8, !tbaa !35
  %335 = mul i64 %332, %323
  %336 = getelementptr inbounds double, ptr %322, i64 %335
  %337 = load double, ptr %336, align 8, !tbaa !35
  %338 = getelementptr inbounds i64, ptr %325, i64 %332
  %339 = load i64, ptr %338, align 8, !tbaa !28
  %340 = getelementptr inbounds double, ptr %318, i64 %339
  %341 = load double, ptr %340, align 8, !tbaa !35
  %342 = fmul contract double %337, %341
  %343 = fsub contract double %342, %334
  %344 = getelementptr inbounds double, ptr %320, i64 %332
  store double %343, ptr %344, align 8, !tbaa !35
  %345 = add nuw nsw i64 %332, 1
  %346 = icmp eq i64 %345, %47
  br i1 %346, label %326, label %331, !llvm.loop !61

347:                                              ; preds = %370, %356
  %348 = icmp eq i64 %359, %47
  br i1 %348, label %349, label %356, !llvm.loop !62

349:                                              ; preds = %347, %316
  br i1 %258, label %350, label %411

350:                                              ; preds = %349
  %351 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %352 = load ptr, ptr %351, align 8, !tbaa !51
  %353 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %354 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %355 = load i64, ptr %352, align 8, !tbaa !28
  br label %385

356:                                              ; preds = %347, %326
  %357 = phi i64 [ %330, %326 ], [ %361, %347 ]
  %358 = phi i64 [ 0, %326 ], [ %359, %347 ]
  %359 = add nuw nsw i64 %358, 1
  %360 = getelementptr inbounds i64, ptr %328, i64 %359
  %361 = load i64, ptr %360, align 8, !tbaa !28
  %362 = icmp slt i64 %357, %361
  br i1 %362, label %363, label %347

363:                                              ; preds = %356
  %364 = mul nsw i64 %358, %47
  %365 = load ptr, ptr %329, align 8, !tbaa !36
  %366 = getelementptr double, ptr %322, i64 %364
  %367 = getelementptr inbounds i64, ptr %325, i64 %358
  %368 = load i64, ptr %367, align 8, !tbaa !28
  %369 = getelementptr inbounds double, ptr %318, i64 %368
  br label %370

370:                                              ; preds = %370, %363
  %371 = phi i64 [ %357, %363 ], [ %381, %370 ]
  %372 = getelementptr inbounds i64, ptr %365, i64 %371
  %373 = load i64, ptr %372, align 8, !tbaa !28
  %374 = getelementptr double, ptr %366, i64 %373
  %375 = load double, ptr %374, align 8, !tbaa !35
  %376 = load double, ptr %369, align 8, !tbaa !35
  %377 = fmul contract double %375, %376
  %378 = getelementptr inbounds double, ptr %320, i64 %373
  %379 = load double, ptr %378, align 8, !tbaa !35
  %380 = fadd contract double %379, %377
  store double %380, ptr %378, align 8, !tbaa !35
  %381 = add nsw i64 %371, 1
  %382 = icmp eq i64 %381, %361
  br i1 %382, label %347, label %370, !llvm.loop !63

383:                                              ; preds = %398, %385
  %384 = icmp eq i64 %389, %49
  br i1 %384, label %411, label %385, !llvm.loop !64

385:                                              ; preds = %383, %350
  %386 = phi i64 [ %355, %350 ], [ %391, %383 ]
  %387 = phi i64 [ 0, %350 ], [ %389, %383 ]
  %388 = getelementptr inbounds double, ptr %319, i64 %387
  store double 0.000000e+00, ptr %388, align 8, !tbaa !35
  %389 = add nuw nsw i64 %387, 1
  %390 = getelementptr inbounds i64, ptr %352, i64 %389
  %391 = load i64, ptr %390, align 8, !tbaa !28
  %392 = icmp slt i64 %386, %391
  br i1 %392, label %393, label %383

393:                                              ; preds = %385
  %394 = load ptr, ptr %353, align 8, !tbaa !54
  %395 = mul nsw i64 %387, %47
  %396 = load ptr, ptr %354, align 8, !tbaa !55
  %397 = getelementptr double, ptr %394, i64 %395
  br label %398

398:                                              ; preds = %398, %393
  %399 = phi double [ 0.000000e+00, %393 ], [ %408, %398 ]
  %400 = phi i64 [ %386, %393 ], [ %409, %398 ]
  %401 = getelementptr inbounds i64, ptr %396, i64 %400
  %402 = load i64, ptr %401, align 8, !tbaa !28
  %403 = getelementptr double, ptr %397, i64 %402
  %404 = load double, ptr %403, align 8, !tbaa !35
  %405 = getelementptr inbounds double, ptr %320, i64 %402
  %406 = load double, ptr %405, align 8, !tbaa !35
  %407 = fmul contract double %404, %406
  %408 = fadd contract double %399, %407
  store double %408, ptr %388, align 8, !tbaa !35
  %409 = add nsw i64 %400, 1
  %410 = icmp eq i64 %409, %391
  br i1 %410, label %383, label %398, !llvm.loop !65

411:                                              ; preds = %383, %349, %311, %276
  %412 = phi ptr [ null, %311 ], [ null, %276 ], [ %319, %349 ], [ %319, %383 ]
  %413 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %414 = load ptr, ptr %413, align 8, !tbaa !52
  tail call fastcc void @sparse_solve_gram(ptr noundef nonnull %0, ptr noundef %414, ptr noundef %412)
  %415 = load ptr, ptr %413, align 8, !tbaa !52
  %416 = load i64, ptr %48, align 8, !tbaa !16
  %417 = icmp sgt i64 %416, 0
  br i1 %417, label %418, label %453

418:                                              ; preds = %411
  %419 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %420 = load ptr, ptr %419, align 8, !tbaa !51
  %421 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %422 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %423 = load i64, ptr %420, align 8, !tbaa !28
  br label %426

424:                                              ; preds = %440, %426
  %425 = icmp eq i64 %429, %416
  br i1 %425, label %453, label %426, !llvm.loop !66

426:                                              ; preds = %424, %418
  %427 = phi i64 [ %423, %418 ], [ %431, %424 ]
  %428 = phi i64 [ 0, %418 ], [ %429, %424 ]
  %429 = add nuw nsw i64 %428, 1
  %430 = getelementptr inbounds i64, ptr %420, i64 %429
  %431 = load i64, ptr %430, align 8, !tbaa !28
  %432 = icmp slt i64 %427, %431
  br i1 %432, label %433, label %424

433:                                              ; preds = %426
  %434 = load ptr, ptr %421, align 8, !tbaa !54
  %435 = load i64, ptr %46, align 8, !tbaa !13
  %436 = mul nsw i64 %435, %428
  %437 = load ptr, ptr %422, align 8, !tbaa !55
  %438 = getelementptr double, ptr %434, i64 %436
  %439 = getelementptr inbounds double, ptr %415, i64 %428
  br label %440

440:                                              ; preds = %440, %433
  %441 = phi i64 [ %427, %433 ], [ %451, %440 ]
  %442 = getelementptr inbounds i64, ptr %437, i64 %441
  %443 = load i64, ptr %442, align 8, !tbaa !28
  %444 = getelementptr double, ptr %438, i64 %443
  %445 = load double, ptr %444, align 8, !tbaa !35
  %446 = load double, ptr %439, align 8, !tbaa !35
  %447 = fmul contract double %445, %446
  %448 = getelementptr inbounds double, ptr %56, i64 %443
  %449 = load double, ptr %448, align 8, !tbaa !35
  %450 = fadd contract double %449, %447
  store double %450, ptr %448, align 8, !tbaa !35
  %451 = add nsw i64 %441, 1
  %452 = icmp eq i64 %451, %431
  br i1 %452, label %424, label %440, !llvm.loop !67

453:                                              ; preds = %424, %411, %255
  %454 = load i64, ptr %46, align 8, !tbaa !13
  %455 = icmp sgt i64 %454, 0
  br i1 %455, label %456, label %494

456:                                              ; preds = %453
  %457 = load ptr, ptr %139, align 8, !tbaa !26
  %458 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %459 = load ptr, ptr %458, align 8, !tbaa !27
  %460 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %461 = getelementptr inbounds i64, ptr %459, i64 %454
  %462 = load i64, ptr %461, align 8, !tbaa !28
  br label %465

463:                                              ; preds = %481, %465
  %464 = icmp sgt i64 %467, 1
  br i1 %464, label %465, label %494, !llvm.loop !68

465:                                              ; preds = %463, %456
  %466 = phi i64 [ %462, %456 ], [ %477, %463 ]
  %467 = phi i64 [ %454, %456 ], [ %468, %463 ]
  %468 = add nsw i64 %467, -1
  %469 = mul nsw i64 %468, %454
  %470 = getelementptr double, ptr %457, i64 %469
  %471 = getelementptr double, ptr %470, i64 %468
  %472 = load double, ptr %471, align 8, !tbaa !35
  %473 = getelementptr inbounds double, ptr %56, i64 %468
  %474 = load double, ptr %473, align 8, !tbaa !35
  %475 = fdiv contract double %474, %472
  store double %475, ptr %473, align 8, !tbaa !35
  %476 = getelementptr inbounds i64, ptr %459, i64 %468
  %477 = load i64, ptr %476, align 8, !tbaa !28
  %478 = icmp slt i64 %477, %466
  br i1 %478, label %479, label %463

479:                                              ; preds = %465
  %480 = load ptr, ptr %460, align 8, !tbaa !36
  br label %481

481:                                              ; preds = %481, %479
  %482 = phi i64 [ %477, %479 ], [ %492, %481 ]
  %483 = getelementptr inbounds i64, ptr %480, i64 %482
  %484 = load i64, ptr %483, align 8, !tbaa !28
  %485 = getelementptr double, ptr %470, i64 %484
  %486 = load double, ptr %485, align 8, !tbaa !35
  %487 = load double, ptr %473, align 8, !tbaa !35
  %488 = fmul contract double %486, %487
  %489 = getelementptr inbounds double, ptr %56, i64 %484
  %490 = load double, ptr %489, align 8, !tbaa !35
  %491 = fsub contract double %490, %488
  store double %491, ptr %489, align 8, !tbaa !35
  %492 = add nsw i64 %482, 1
  %493 = icmp eq i64 %492, %466
  br i1 %493, label %463, label %481, !llvm.loop !69

494:                                              ; preds = %463, %453
  br i1 %57, label %495, label %1243

495:                                              ; preds = %494
  %496 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %497 = load ptr, ptr %496, align 8, !tbaa !60
  br label %498

498:                                              ; preds = %498, %495
  %499 = phi i64 [ 0, %495 ], [ %505, %498 ]
  %500 = getelementptr inbounds double, ptr %56, i64 %499
  %501 = load double, ptr %500, align 8, !tbaa !35
  %502 = getelementptr inbounds i64, ptr %497, i64 %499
  %503 = load i64, ptr %502, align 8, !tbaa !28
  %504 = getelementptr inbounds double, ptr %37, i64 %503
  store double %501, ptr %504, align 8, !tbaa !35
  %505 = add nuw nsw i64 %499, 1
  %506 = icmp eq i64 %505, %47
  br i1 %506, label %1243, label %498, !llvm.loop !70

507:                                              ; preds = %21
  %508 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %509 = load i64, ptr %508, align 8, !tbaa !13
  %510 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %511 = load ptr, ptr %510, align 8, !tbaa !26
  %512 = shl i64 %509, 3
  %513 = mul i64 %512, %509
  tail call void @llvm.memset.p0.i64(ptr align 8 %511, i8 0, i64 %513, i1 false)
  %514 = load ptr, ptr %25, align 8, !tbaa !24
  %515 = load i64, ptr %0, align 8, !tbaa !12
  %516 = getelementptr inbounds double, ptr %514, i64 %515
  %517 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %518 = load i64, ptr %517, align 8, !tbaa !32
  %519 = icmp sgt i64 %518, 0
  br i1 %519, label %520, label %526

520:                                              ; preds = %507
  %521 = load ptr, ptr %510, align 8, !tbaa !26
  %522 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %523 = load ptr, ptr %522, align 8, !tbaa !33
  %524 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %525 = load ptr, ptr %524, align 8, !tbaa !34
  br label %547

526:                                              ; preds = %547, %507
  %527 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %528 = load ptr, ptr %527, align 8, !tbaa !39
  %529 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %530 = load i64, ptr %529, align 8, !tbaa !16
  %531 = mul i64 %530, %512
  tail call void @llvm.memset.p0.i64(ptr align 8 %528, i8 0, i64 %531, i1 false)
  %532 = load ptr, ptr %25, align 8, !tbaa !24
  %533 = load i64, ptr %0, align 8, !tbaa !12
  %534 = getelementptr inbounds double, ptr %532, i64 %533
  %535 = load i64, ptr %517, align 8, !tbaa !32
  %536 = getelementptr inbounds double, ptr %534, i64 %535
  %537 = getelementptr inbounds double, ptr %536, i64 %509
  %538 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %539 = load i64, ptr %538, align 8, !tbaa !38
  %540 = icmp sgt i64 %539, 0
  br i1 %540, label %541, label %576

541:                                              ; preds = %526
  %542 = load ptr, ptr %527, align 8, !tbaa !39
  %543 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %544 = load ptr, ptr %543, align 8, !tbaa !40
  %545 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %546 = load ptr, ptr %545, align 8, !tbaa !41
  br label %563

547:                                              ; preds = %547, %520
  %548 = phi i64 [ 0, %520 ], [ %561, %547 ]
  %549 = getelementptr inbounds double, ptr %516, i64 %548
  %550 = load double, ptr %549, align 8, !tbaa !35
  %551 = getelementptr inbounds i64, ptr %523, i64 %548
  %552 = load i64, ptr %551, align 8, !tbaa !28
  %553 = mul nsw i64 %552, %509
  %554 = getelementptr inbounds i64, ptr %525, i64 %548
  %555 = load i64, ptr %554, align 8, !tbaa !28
  %556 = getelementptr double, ptr %521, i64 %553
  %557 = getelementptr double, ptr %556, i64 %555
  store double %550, ptr %557, align 8, !tbaa !35
  %558 = mul nsw i64 %555, %509
  %559 = getelementptr double, ptr %521, i64 %558
  %560 = getelementptr double, ptr %559, i64 %552
  store double %550, ptr %560, align 8, !tbaa !35
  %561 = add nuw nsw i64 %548, 1
  %562 = icmp eq i64 %561, %518
  br i1 %562, label %526, label %547, !llvm.loop !71

563:                                              ; preds = %563, %541
  %564 = phi i64 [ 0, %541 ], [ %574, %563 ]
  %565 = getelementptr inbounds double, ptr %537, i64 %564
  %566 = load double, ptr %565, align 8, !tbaa !35
  %567 = getelementptr inbounds i64, ptr %544, i64 %564
  %568 = load i64, ptr %567, align 8, !tbaa !28
  %569 = mul nsw i64 %568, %509
  %570 = getelementptr inbounds i64, ptr %546, i64 %564
  %571 = load i64, ptr %570, align 8, !tbaa !28
  %572 = getelementptr double, ptr %542, i64 %569
  %573 = getelementptr double, ptr %572, i64 %571
  store double %566, ptr %573, align 8, !tbaa !35
  %574 = add nuw nsw i64 %564, 1
  %575 = icmp eq i64 %574, %539
  br i1 %575, label %576, label %563, !llvm.loop !72

576:                                              ; preds = %563, %526
  %577 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %578 = load i64, ptr %577, align 8, !tbaa !73
  %579 = icmp eq i64 %578, 0
  br i1 %579, label %1214, label %580

580:                                              ; preds = %576
  %581 = load i64, ptr %508, align 8, !tbaa !13
  %582 = load i64, ptr %529, align 8, !tbaa !16
  %583 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %584 = load i64, ptr %583, align 8, !tbaa !17
  %585 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %586 = load ptr, ptr %585, align 8, !tbaa !14
  %587 = getelementptr inbounds double, ptr %586, i64 %582
  %588 = getelementptr inbounds double, ptr %587, i64 %584
  %589 = add i64 %578, 1
  %590 = mul nsw i64 %581, %589
  %591 = getelementptr inbounds double, ptr %588, i64 %590
  %592 = add i64 %584, %582
  %593 = mul nsw i64 %592, %589
  %594 = getelementptr inbounds double, ptr %591, i64 %593
  %595 = mul nsw i64 %584, %589
  %596 = getelementptr inbounds double, ptr %594, i64 %595
  %597 = mul nsw i64 %578, 3
  %598 = getelementptr inbounds double, ptr %596, i64 %597
  %599 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %600 = load ptr, ptr %599, align 8, !tbaa !74
  %601 = mul nsw i64 %597, %578
  %602 = getelementptr inbounds double, ptr %598, i64 %601
  %603 = mul nsw i64 %578, %578
  %604 = getelementptr inbounds double, ptr %602, i64 %603
  %605 = getelementptr inbounds double, ptr %536, i64 %581
  %606 = getelementptr inbounds double, ptr %605, i64 %539
  %607 = shl i64 %582, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %586, ptr align 8 %606, i64 %607, i1 false)
  %608 = icmp sgt i64 %578, 0
  br i1 %608, label %609, label %614

609:                                              ; preds = %580
  %610 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %611 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %612 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %613 = shl i64 %581, 3
  br label %617

614:                                              ; preds = %681, %580
  %615 = phi i64 [ %582, %580 ], [ %682, %681 ]
  tail call fastcc void @factorize(ptr noundef nonnull %0, i64 noundef %615)
  %616 = icmp eq i64 %615, 0
  br i1 %616, label %687, label %685

617:                                              ; preds = %681, %609
  %618 = phi i64 [ %582, %609 ], [ %682, %681 ]
  %619 = phi i64 [ 0, %609 ], [ %683, %681 ]
  %620 = load ptr, ptr %25, align 8, !tbaa !24, !noalias !75
  %621 = load i64, ptr %0, align 8, !tbaa !12, !noalias !75
  %622 = getelementptr inbounds double, ptr %620, i64 %621
  %623 = load i64, ptr %517, align 8, !tbaa !32, !noalias !75
  %624 = getelementptr inbounds double, ptr %622, i64 %623
  %625 = load i64, ptr %508, align 8, !tbaa !13, !noalias !75
  %626 = getelementptr inbounds double, ptr %624, i64 %625
  %627 = load i64, ptr %538, align 8, !tbaa !38, !noalias !75
  %628 = getelementptr inbounds double, ptr %626, i64 %627
  %629 = load i64, ptr %529, align 8, !tbaa !16, !noalias !75
  %630 = getelementptr inbounds double, ptr %628, i64 %629
  %631 = load i64, ptr %610, align 8, !tbaa !78, !noalias !75
  %632 = getelementptr inbounds double, ptr %630, i64 %631
  %633 = getelementptr inbounds double, ptr %632, i64 %629
  %634 = icmp eq i64 %619, 0
  %635 = load ptr, ptr %611, align 8, !tbaa !79, !noalias !75
  br i1 %634, label %653, label %636

636:                                              ; preds = %617
  %637 = add i64 %625, 2
  %638 = add nsw i64 %629, %625
  %639 = load i64, ptr %583, align 8, !tbaa !17, !noalias !75
  %640 = add nsw i64 %638, %639
  %641 = mul i64 %640, 3
  %642 = add i64 %641, 5
  br label %643

643:                                              ; preds = %643, %636
  %644 = phi ptr [ %633, %636 ], [ %650, %643 ]
  %645 = phi i64 [ 0, %636 ], [ %651, %643 ]
  %646 = getelementptr inbounds i64, ptr %635, i64 %645
  %647 = load i64, ptr %646, align 8, !tbaa !28, !noalias !75
  %648 = mul i64 %647, %637
  %649 = add i64 %642, %648
  %650 = getelementptr inbounds double, ptr %644, i64 %649
  %651 = add nuw nsw i64 %645, 1
  %652 = icmp eq i64 %651, %619
  br i1 %652, label %653, label %643, !llvm.loop !80

653:                                              ; preds = %643, %617
  %654 = phi ptr [ %633, %617 ], [ %650, %643 ]
  %655 = getelementptr inbounds i64, ptr %635, i64 %619
  %656 = load i64, ptr %655, align 8, !tbaa !28, !noalias !75
  %657 = getelementptr inbounds double, ptr %654, i64 %656
  %658 = mul nsw i64 %656, %625
  %659 = getelementptr inbounds double, ptr %657, i64 %658
  %660 = load ptr, ptr %612, align 8, !tbaa !81
  %661 = getelementptr inbounds i64, ptr %660, i64 %619
  %662 = load i64, ptr %661, align 8, !tbaa !28
  %663 = icmp eq i64 %662, 0
  %664 = icmp sgt i64 %656, 0
  %665 = select i1 %663, i1 %664, i1 false
  br i1 %665, label %666, label %681

666:                                              ; preds = %653, %666
  %667 = phi i64 [ %679, %666 ], [ %618, %653 ]
  %668 = phi i64 [ %678, %666 ], [ 0, %653 ]
  %669 = load ptr, ptr %527, align 8, !tbaa !39
  %670 = mul nsw i64 %667, %581
  %671 = getelementptr inbounds double, ptr %669, i64 %670
  %672 = mul nsw i64 %668, %581
  %673 = getelementptr inbounds double, ptr %657, i64 %672
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %671, ptr nonnull align 8 %673, i64 %613, i1 false)
  %674 = getelementptr inbounds double, ptr %659, i64 %668
  %675 = load double, ptr %674, align 8, !tbaa !35
  %676 = fneg contract double %675
  %677 = getelementptr inbounds double, ptr %586, i64 %667
  store double %676, ptr %677, align 8, !tbaa !35
  %678 = add nuw nsw i64 %668, 1
  %679 = add nsw i64 %667, 1
  %680 = icmp eq i64 %678, %656
  br i1 %680, label %681, label %666, !llvm.loop !82

681:                                              ; preds = %666, %653
  %682 = phi i64 [ %618, %653 ], [ %679, %666 ]
  %683 = add nuw nsw i64 %619, 1
  %684 = icmp eq i64 %683, %578
  br i1 %684, label %614, label %617, !llvm.loop !83

685:                                              ; preds = %614
  %686 = tail call fastcc i64 @gram(ptr noundef nonnull %0, ptr noundef null, i64 noundef %615, double noundef %1)
  br label %687

687:                                              ; preds = %685, %614
  %688 = phi i64 [ %686, %685 ], [ 0, %614 ]
  %689 = icmp slt i64 %578, 0
  br i1 %689, label %912, label %690

690:                                              ; preds = %687
  %691 = shl i64 %581, 3
  %692 = shl i64 %592, 3
  %693 = shl i64 %584, 3
  %694 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %695 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %696 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %697 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %698 = icmp sgt i64 %581, 0
  %699 = shl i64 %615, 3
  br label %729

700:                                              ; preds = %909
  br i1 %608, label %701, label %912

701:                                              ; preds = %700
  %702 = load ptr, ptr %25, align 8, !tbaa !24, !noalias !84
  %703 = load i64, ptr %0, align 8, !tbaa !12, !noalias !84
  %704 = getelementptr inbounds double, ptr %702, i64 %703
  %705 = load i64, ptr %517, align 8, !tbaa !32, !noalias !84
  %706 = getelementptr inbounds double, ptr %704, i64 %705
  %707 = load i64, ptr %508, align 8, !tbaa !13
  %708 = getelementptr inbounds double, ptr %706, i64 %707
  %709 = load i64, ptr %538, align 8, !tbaa !38, !noalias !84
  %710 = getelementptr inbounds double, ptr %708, i64 %709
  %711 = load i64, ptr %529, align 8, !tbaa !16
  %712 = getelementptr inbounds double, ptr %710, i64 %711
  %713 = load i64, ptr %695, align 8, !tbaa !78, !noalias !84
  %714 = getelementptr inbounds double, ptr %712, i64 %713
  %715 = getelementptr inbounds double, ptr %714, i64 %711
  %716 = load ptr, ptr %696, align 8, !tbaa !79, !noalias !84
  %717 = add i64 %707, 2
  %718 = add nsw i64 %711, %707
  %719 = mul nsw i64 %707, 3
  %720 = mul nsw i64 %711, 3
  %721 = icmp sgt i64 %707, 0
  %722 = icmp sgt i64 %711, 0
  %723 = load i64, ptr %583, align 8, !tbaa !17
  %724 = icmp sgt i64 %723, 0
  %725 = mul nsw i64 %723, 3
  %726 = add nsw i64 %718, %723
  %727 = mul i64 %726, 3
  %728 = add i64 %727, 5
  br label %984

729:                                              ; preds = %909, %690
  %730 = phi i64 [ 0, %690 ], [ %910, %909 ]
  %731 = mul nsw i64 %730, %581
  %732 = getelementptr inbounds double, ptr %588, i64 %731
  %733 = mul nsw i64 %730, %592
  %734 = getelementptr inbounds double, ptr %591, i64 %733
  %735 = mul nsw i64 %730, %584
  %736 = getelementptr inbounds double, ptr %594, i64 %735
  tail call void @llvm.memset.p0.i64(ptr align 8 %732, i8 0, i64 %691, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %734, i8 0, i64 %692, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %736, i8 0, i64 %693, i1 false)
  %737 = icmp eq i64 %730, 0
  br i1 %737, label %738, label %744

738:                                              ; preds = %729
  %739 = load ptr, ptr %25, align 8, !tbaa !24
  %740 = load i64, ptr %0, align 8, !tbaa !12
  %741 = getelementptr inbounds double, ptr %739, i64 %740
  %742 = load i64, ptr %517, align 8, !tbaa !32
  %743 = getelementptr inbounds double, ptr %741, i64 %742
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %732, ptr align 8 %743, i64 %691, i1 false)
  br label %870

744:                                              ; preds = %729
  %745 = load ptr, ptr %694, align 8, !tbaa !81
  %746 = add nsw i64 %730, -1
  %747 = getelementptr inbounds i64, ptr %745, i64 %746
  %748 = load i64, ptr %747, align 8, !tbaa !28
  %749 = icmp eq i64 %748, 1
  br i1 %749, label %750, label %909

750:                                              ; preds = %744
  %751 = load ptr, ptr %25, align 8, !tbaa !24, !noalias !87
  %752 = load i64, ptr %0, align 8, !tbaa !12, !noalias !87
  %753 = getelementptr inbounds double, ptr %751, i64 %752
  %754 = load i64, ptr %517, align 8, !tbaa !32, !noalias !87
  %755 = getelementptr inbounds double, ptr %753, i64 %754
  %756 = load i64, ptr %508, align 8, !tbaa !13, !noalias !87
  %757 = getelementptr inbounds double, ptr %755, i64 %756
  %758 = load i64, ptr %538, align 8, !tbaa !38, !noalias !87
  %759 = getelementptr inbounds double, ptr %757, i64 %758
  %760 = load i64, ptr %529, align 8, !tbaa !16, !noalias !87
  %761 = getelementptr inbounds double, ptr %759, i64 %760
  %762 = load i64, ptr %695, align 8, !tbaa !78, !noalias !87
  %763 = getelementptr inbounds double, ptr %761, i64 %762
  %764 = getelementptr inbounds double, ptr %763, i64 %760
  %765 = icmp eq i64 %730, 1
  %766 = load ptr, ptr %696, align 8, !tbaa !79, !noalias !87
  br i1 %765, label %786, label %767

767:                                              ; preds = %750
  %768 = add i64 %756, 2
  %769 = add nsw i64 %760, %756
  %770 = load i64, ptr %583, align 8, !tbaa !17, !noalias !87
  %771 = add nsw i64 %769, %770
  %772 = mul i64 %771, 3
  %773 = add i64 %772, 5
  br label %774

774:                                              ; preds = %774, %767
  %775 = phi ptr [ %764, %767 ], [ %782, %774 ]
  %776 = phi i64 [ 0, %767 ], [ %783, %774 ]
  %777 = phi i64 [ 0, %767 ], [ %784, %774 ]
  %778 = getelementptr inbounds i64, ptr %766, i64 %777
  %779 = load i64, ptr %778, align 8, !tbaa !28, !noalias !87
  %780 = mul i64 %779, %768
  %781 = add i64 %773, %780
  %782 = getelementptr inbounds double, ptr %775, i64 %781
  %783 = add nsw i64 %779, %776
  %784 = add nuw nsw i64 %777, 1
  %785 = icmp eq i64 %784, %746
  br i1 %785, label %786, label %774, !llvm.loop !80

786:                                              ; preds = %774, %750
  %787 = phi i64 [ 0, %750 ], [ %783, %774 ]
  %788 = phi ptr [ %764, %750 ], [ %782, %774 ]
  %789 = getelementptr inbounds i64, ptr %766, i64 %746
  %790 = load i64, ptr %789, align 8, !tbaa !28, !noalias !87
  %791 = getelementptr inbounds double, ptr %788, i64 %790
  %792 = mul nsw i64 %790, %756
  %793 = getelementptr inbounds double, ptr %791, i64 %792
  %794 = getelementptr inbounds double, ptr %793, i64 %790
  %795 = getelementptr inbounds double, ptr %794, i64 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %796 = icmp sgt i64 %790, 0
  br i1 %796, label %804, label %869

797:                                              ; preds = %804
  %798 = load double, ptr %795, align 8, !tbaa !35
  %799 = fcmp contract ogt double %798, 0.000000e+00
  br i1 %799, label %800, label %821

800:                                              ; preds = %797
  %801 = fmul contract double %798, %798
  %802 = fadd contract double %810, %801
  %803 = tail call contract double @llvm.sqrt.f64(double %802)
  br label %813

804:                                              ; preds = %786, %804
  %805 = phi double [ %810, %804 ], [ 0.000000e+00, %786 ]
  %806 = phi i64 [ %811, %804 ], [ 0, %786 ]
  %807 = getelementptr inbounds double, ptr %788, i64 %806
  %808 = load double, ptr %807, align 8, !tbaa !35
  %809 = fmul contract double %808, %808
  %810 = fadd contract double %805, %809
  %811 = add nuw nsw i64 %806, 1
  %812 = icmp eq i64 %811, %790
  br i1 %812, label %797, label %804, !llvm.loop !90

813:                                              ; preds = %813, %800
  %814 = phi i64 [ 0, %800 ], [ %819, %813 ]
  %815 = getelementptr inbounds double, ptr %788, i64 %814
  %816 = load double, ptr %815, align 8, !tbaa !35
  %817 = fdiv contract double %816, %803
  %818 = getelementptr inbounds double, ptr %6, i64 %814
  store double %817, ptr %818, align 8, !tbaa !35
  %819 = add nuw nsw i64 %814, 1
  %820 = icmp eq i64 %819, %790
  br i1 %820, label %842, label %813, !llvm.loop !91

821:                                              ; preds = %797
  %822 = tail call contract double @llvm.sqrt.f64(double %810)
  %823 = icmp eq i64 %790, 1
  %824 = fcmp contract olt double %822, 1.000000e-09
  %825 = select i1 %823, i1 true, i1 %824
  br label %826

826:                                              ; preds = %837, %821
  %827 = phi i64 [ 0, %821 ], [ %840, %837 ]
  br i1 %825, label %828, label %833

828:                                              ; preds = %826
  %829 = load ptr, ptr %697, align 8, !tbaa !92
  %830 = getelementptr double, ptr %829, i64 %787
  %831 = getelementptr double, ptr %830, i64 %827
  %832 = load double, ptr %831, align 8, !tbaa !35
  br label %837

833:                                              ; preds = %826
  %834 = getelementptr inbounds double, ptr %788, i64 %827
  %835 = load double, ptr %834, align 8, !tbaa !35
  %836 = fdiv contract double %835, %822
  br label %837

837:                                              ; preds = %833, %828
  %838 = phi contract double [ %832, %828 ], [ %836, %833 ]
  %839 = getelementptr inbounds double, ptr %6, i64 %827
  store double %838, ptr %839, align 8, !tbaa !35
  %840 = add nuw nsw i64 %827, 1
  %841 = icmp eq i64 %840, %790
  br i1 %841, label %842, label %826, !llvm.loop !93

842:                                              ; preds = %837, %813
  %843 = getelementptr double, ptr %736, i64 %787
  br label %844

844:                                              ; preds = %855, %842
  %845 = phi i64 [ 0, %842 ], [ %856, %855 ]
  %846 = load double, ptr %794, align 8, !tbaa !35
  %847 = fneg contract double %846
  %848 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 %845
  %849 = load double, ptr %848, align 8, !tbaa !35
  %850 = fmul contract double %849, %847
  %851 = getelementptr double, ptr %843, i64 %845
  store double %850, ptr %851, align 8, !tbaa !35
  br i1 %698, label %852, label %855

852:                                              ; preds = %844
  %853 = mul nsw i64 %845, %581
  %854 = getelementptr double, ptr %791, i64 %853
  br label %858

855:                                              ; preds = %858, %844
  %856 = add nuw nsw i64 %845, 1
  %857 = icmp eq i64 %856, %790
  br i1 %857, label %869, label %844, !llvm.loop !94

858:                                              ; preds = %858, %852
  %859 = phi i64 [ 0, %852 ], [ %867, %858 ]
  %860 = load double, ptr %851, align 8, !tbaa !35
  %861 = getelementptr double, ptr %854, i64 %859
  %862 = load double, ptr %861, align 8, !tbaa !35
  %863 = fmul contract double %860, %862
  %864 = getelementptr inbounds double, ptr %732, i64 %859
  %865 = load double, ptr %864, align 8, !tbaa !35
  %866 = fadd contract double %865, %863
  store double %866, ptr %864, align 8, !tbaa !35
  %867 = add nuw nsw i64 %859, 1
  %868 = icmp eq i64 %867, %581
  br i1 %868, label %855, label %858, !llvm.loop !95

869:                                              ; preds = %855, %786
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  tail call void @llvm.memset.p0.i64(ptr align 8 %586, i8 0, i64 %699, i1 false)
  br label %870

870:                                              ; preds = %738, %869
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %615, i64 noundef %688, ptr noundef %586, ptr noundef %732, ptr noundef %734)
  %871 = load ptr, ptr %696, align 8, !tbaa !79, !noalias !96
  %872 = load ptr, ptr %694, align 8, !tbaa !81
  br label %873

873:                                              ; preds = %905, %870
  %874 = phi i64 [ 0, %870 ], [ %907, %905 ]
  %875 = phi i64 [ %582, %870 ], [ %906, %905 ]
  %876 = icmp eq i64 %874, 0
  br i1 %876, label %885, label %877

877:                                              ; preds = %873, %877
  %878 = phi i64 [ %882, %877 ], [ 0, %873 ]
  %879 = phi i64 [ %883, %877 ], [ 0, %873 ]
  %880 = getelementptr inbounds i64, ptr %871, i64 %879
  %881 = load i64, ptr %880, align 8, !tbaa !28, !noalias !96
  %882 = add nsw i64 %881, %878
  %883 = add nuw nsw i64 %879, 1
  %884 = icmp eq i64 %883, %874
  br i1 %884, label %885, label %877, !llvm.loop !80

885:                                              ; preds = %877, %873
  %886 = phi i64 [ 0, %873 ], [ %882, %877 ]
  %887 = getelementptr inbounds i64, ptr %871, i64 %874
  %888 = load i64, ptr %887, align 8, !tbaa !28, !noalias !96
  %889 = getelementptr inbounds i64, ptr %872, i64 %874
  %890 = load i64, ptr %889, align 8, !tbaa !28
  %891 = icmp eq i64 %890, 0
  %892 = icmp sgt i64 %888, 0
  %893 = select i1 %891, i1 %892, i1 false
  br i1 %893, label %894, label %905

894:                                              ; preds = %885
  %895 = getelementptr double, ptr %736, i64 %886
  br label %896

896:                                              ; preds = %896, %894
  %897 = phi i64 [ 0, %894 ], [ %903, %896 ]
  %898 = phi i64 [ %875, %894 ], [ %899, %896 ]
  %899 = add nsw i64 %898, 1
  %900 = getelementptr inbounds double, ptr %734, i64 %898
  %901 = load double, ptr %900, align 8, !tbaa !35
  %902 = getelementptr double, ptr %895, i64 %897
  store double %901, ptr %902, align 8, !tbaa !35
  %903 = add nuw nsw i64 %897, 1
  %904 = icmp eq i64 %903, %888
  br i1 %904, label %905, label %896, !llvm.loop !99

905:                                              ; preds = %896, %885
  %906 = phi i64 [ %875, %885 ], [ %899, %896 ]
  %907 = add nuw nsw i64 %874, 1
  %908 = icmp eq i64 %907, %578
  br i1 %908, label %909, label %873, !llvm.loop !100

909:                                              ; preds = %905, %744
  %910 = add nuw i64 %730, 1
  %911 = icmp eq i64 %730, %578
  br i1 %911, label %700, label %729, !llvm.loop !101

912:                                              ; preds = %1068, %700, %687
  %913 = load i64, ptr %577, align 8, !tbaa !73
  %914 = load ptr, ptr %599, align 8, !tbaa !74
  %915 = getelementptr inbounds double, ptr %604, i64 %913
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #12
  store double 1.000000e+00, ptr %5, align 8, !tbaa !35
  %916 = icmp sgt i64 %913, 0
  br i1 %916, label %926, label %917

917:                                              ; preds = %926, %912
  %918 = call fastcc i32 @newton_normals(ptr noundef nonnull %0, ptr noundef %596, ptr noundef nonnull %598, double noundef 1.000000e+00, ptr noundef %914, ptr noundef nonnull %602, ptr noundef nonnull %604, ptr noundef nonnull %5)
  %919 = icmp ne i32 %918, 0
  %920 = load double, ptr %5, align 8
  %921 = fcmp contract ogt double %920, 0.000000e+00
  %922 = select i1 %919, i1 %921, i1 false
  br i1 %922, label %923, label %924

923:                                              ; preds = %917
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #12
  br label %1140

924:                                              ; preds = %917
  %925 = shl i64 %913, 3
  br label %945

926:                                              ; preds = %912, %926
  %927 = phi i64 [ %943, %926 ], [ 0, %912 ]
  %928 = mul nuw nsw i64 %927, 3
  %929 = getelementptr inbounds double, ptr %596, i64 %928
  %930 = load double, ptr %929, align 8, !tbaa !35
  %931 = fmul contract double %930, %930
  %932 = getelementptr inbounds double, ptr %929, i64 1
  %933 = load double, ptr %932, align 8, !tbaa !35
  %934 = fmul contract double %933, %933
  %935 = fadd contract double %931, %934
  %936 = getelementptr inbounds double, ptr %929, i64 2
  %937 = load double, ptr %936, align 8, !tbaa !35
  %938 = fmul contract double %937, %937
  %939 = fadd contract double %935, %938
  %940 = tail call contract double @llvm.sqrt.f64(double %939)
  %941 = getelementptr inbounds double, ptr %914, i64 %927
  store double %940, ptr %941, align 8, !tbaa !35
  %942 = getelementptr inbounds double, ptr %915, i64 %927
  store double %940, ptr %942, align 8, !tbaa !35
  %943 = add nuw nsw i64 %927, 1
  %944 = icmp eq i64 %943, %913
  br i1 %944, label %917, label %926, !llvm.loop !102

945:                                              ; preds = %975, %924
  %946 = phi double [ 0.000000e+00, %924 ], [ %977, %975 ]
  %947 = phi double [ 1.250000e-01, %924 ], [ %978, %975 ]
  %948 = fadd contract double %946, %947
  %949 = fcmp contract olt double %948, 1.000000e+00
  %950 = select contract i1 %949, double %948, double 1.000000e+00
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %914, ptr nonnull align 8 %915, i64 %925, i1 false)
  %951 = call fastcc i32 @newton_normals(ptr noundef nonnull %0, ptr noundef %596, ptr noundef nonnull %598, double noundef %950, ptr noundef %914, ptr noundef nonnull %602, ptr noundef nonnull %604, ptr noundef nonnull %5)
  %952 = icmp ne i32 %951, 0
  %953 = load double, ptr %5, align 8
  %954 = fcmp contract ogt double %953, 0.000000e+00
  %955 = select i1 %952, i1 %954, i1 false
  %956 = select i1 %916, i1 %955, i1 false
  br i1 %956, label %957, label %959

957:                                              ; preds = %945
  %958 = fcmp contract olt double %947, 1.000000e-03
  br label %961

959:                                              ; preds = %961, %945
  %960 = phi i1 [ %955, %945 ], [ %970, %961 ]
  br i1 %960, label %974, label %975

961:                                              ; preds = %961, %957
  %962 = phi i64 [ 0, %957 ], [ %971, %961 ]
  %963 = getelementptr inbounds double, ptr %914, i64 %962
  %964 = load double, ptr %963, align 8, !tbaa !35
  %965 = getelementptr inbounds double, ptr %915, i64 %962
  %966 = load double, ptr %965, align 8, !tbaa !35
  %967 = fmul contract double %966, 2.000000e+00
  %968 = fadd contract double %967, 1.000000e-300
  %969 = fcmp contract ole double %964, %968
  %970 = or i1 %958, %969
  %971 = add nuw nsw i64 %962, 1
  %972 = icmp slt i64 %971, %913
  %973 = select i1 %972, i1 %970, i1 false
  br i1 %973, label %961, label %959, !llvm.loop !103

974:                                              ; preds = %959
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %915, ptr align 8 %914, i64 %925, i1 false)
  br label %975

975:                                              ; preds = %974, %959
  %976 = phi double [ 2.000000e+00, %974 ], [ 2.500000e-01, %959 ]
  %977 = phi double [ %950, %974 ], [ %946, %959 ]
  %978 = fmul contract double %947, %976
  %979 = fcmp contract olt double %977, 1.000000e+00
  %980 = fcmp contract ogt double %978, 0x3EB0C6F7A0B5ED8D
  %981 = and i1 %979, %980
  br i1 %981, label %945, label %982, !llvm.loop !104

982:                                              ; preds = %975
  %983 = fcmp contract ult double %977, 1.000000e+00
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #12
  br i1 %983, label %1138, label %1140

984:                                              ; preds = %1068, %701
  %985 = phi i64 [ 0, %701 ], [ %1069, %1068 ]
  %986 = icmp eq i64 %985, 0
  br i1 %986, label %997, label %987

987:                                              ; preds = %984, %987
  %988 = phi ptr [ %994, %987 ], [ %715, %984 ]
  %989 = phi i64 [ %995, %987 ], [ 0, %984 ]
  %990 = getelementptr inbounds i64, ptr %716, i64 %989
  %991 = load i64, ptr %990, align 8, !tbaa !28, !noalias !84
  %992 = mul i64 %991, %717
  %993 = add i64 %728, %992
  %994 = getelementptr inbounds double, ptr %988, i64 %993
  %995 = add nuw nsw i64 %989, 1
  %996 = icmp eq i64 %995, %985
  br i1 %996, label %997, label %987, !llvm.loop !80

997:                                              ; preds = %987, %984
  %998 = phi ptr [ %715, %984 ], [ %994, %987 ]
  %999 = getelementptr inbounds i64, ptr %716, i64 %985
  %1000 = load i64, ptr %999, align 8, !tbaa !28, !noalias !84
  %1001 = getelementptr inbounds double, ptr %998, i64 %1000
  %1002 = mul nsw i64 %1000, %707
  %1003 = getelementptr inbounds double, ptr %1001, i64 %1002
  %1004 = getelementptr inbounds double, ptr %1003, i64 %1000
  %1005 = getelementptr inbounds double, ptr %1004, i64 2
  %1006 = getelementptr inbounds double, ptr %1005, i64 %719
  %1007 = getelementptr inbounds double, ptr %1006, i64 %720
  %1008 = getelementptr inbounds double, ptr %1007, i64 %725
  %1009 = mul nsw i64 %985, 3
  %1010 = getelementptr inbounds double, ptr %596, i64 %1009
  br label %1011

1011:                                             ; preds = %1050, %997
  %1012 = phi i64 [ 0, %997 ], [ %1053, %1050 ]
  %1013 = getelementptr inbounds double, ptr %1008, i64 %1012
  %1014 = load double, ptr %1013, align 8, !tbaa !35
  br i1 %721, label %1015, label %1018

1015:                                             ; preds = %1011
  %1016 = mul nsw i64 %1012, %707
  %1017 = getelementptr double, ptr %1005, i64 %1016
  br label %1023

1018:                                             ; preds = %1023, %1011
  %1019 = phi double [ %1014, %1011 ], [ %1031, %1023 ]
  br i1 %722, label %1020, label %1034

1020:                                             ; preds = %1018
  %1021 = mul nsw i64 %1012, %711
  %1022 = getelementptr double, ptr %1006, i64 %1021
  br label %1039

1023:                                             ; preds = %1023, %1015
  %1024 = phi i64 [ 0, %1015 ], [ %1032, %1023 ]
  %1025 = phi double [ %1014, %1015 ], [ %1031, %1023 ]
  %1026 = getelementptr double, ptr %1017, i64 %1024
  %1027 = load double, ptr %1026, align 8, !tbaa !35
  %1028 = getelementptr inbounds double, ptr %588, i64 %1024
  %1029 = load double, ptr %1028, align 8, !tbaa !35
  %1030 = fmul contract double %1027, %1029
  %1031 = fadd contract double %1025, %1030
  %1032 = add nuw nsw i64 %1024, 1
  %1033 = icmp eq i64 %1032, %707
  br i1 %1033, label %1018, label %1023, !llvm.loop !105

1034:                                             ; preds = %1039, %1018
  %1035 = phi double [ %1019, %1018 ], [ %1047, %1039 ]
  br i1 %724, label %1036, label %1050

1036:                                             ; preds = %1034
  %1037 = mul nsw i64 %1012, %723
  %1038 = getelementptr double, ptr %1007, i64 %1037
  br label %1057

1039:                                             ; preds = %1039, %1020
  %1040 = phi i64 [ 0, %1020 ], [ %1048, %1039 ]
  %1041 = phi double [ %1019, %1020 ], [ %1047, %1039 ]
  %1042 = getelementptr double, ptr %1022, i64 %1040
  %1043 = load double, ptr %1042, align 8, !tbaa !35
  %1044 = getelementptr inbounds double, ptr %591, i64 %1040
  %1045 = load double, ptr %1044, align 8, !tbaa !35
  %1046 = fmul contract double %1043, %1045
  %1047 = fadd contract double %1041, %1046
  %1048 = add nuw nsw i64 %1040, 1
  %1049 = icmp eq i64 %1048, %711
  br i1 %1049, label %1034, label %1039, !llvm.loop !106

1050:                                             ; preds = %1057, %1034
  %1051 = phi double [ %1035, %1034 ], [ %1065, %1057 ]
  %1052 = getelementptr inbounds double, ptr %1010, i64 %1012
  store double %1051, ptr %1052, align 8, !tbaa !35
  %1053 = add nuw nsw i64 %1012, 1
  %1054 = icmp eq i64 %1053, 3
  br i1 %1054, label %1055, label %1011, !llvm.loop !107

1055:                                             ; preds = %1050
  %1056 = mul nsw i64 %985, %578
  br label %1071

1057:                                             ; preds = %1057, %1036
  %1058 = phi i64 [ 0, %1036 ], [ %1066, %1057 ]
  %1059 = phi double [ %1035, %1036 ], [ %1065, %1057 ]
  %1060 = getelementptr double, ptr %1038, i64 %1058
  %1061 = load double, ptr %1060, align 8, !tbaa !35
  %1062 = getelementptr inbounds double, ptr %594, i64 %1058
  %1063 = load double, ptr %1062, align 8, !tbaa !35
  %1064 = fmul contract double %1061, %1063
  %1065 = fadd contract double %1059, %1064
  %1066 = add nuw nsw i64 %1058, 1
  %1067 = icmp eq i64 %1066, %723
  br i1 %1067, label %1050, label %1057, !llvm.loop !108

1068:                                             ; preds = %1136
  %1069 = add nuw nsw i64 %985, 1
  %1070 = icmp eq i64 %1069, %578
  br i1 %1070, label %912, label %984, !llvm.loop !109

1071:                                             ; preds = %1136, %1055
  %1072 = phi i64 [ 0, %1055 ], [ %1073, %1136 ]
  %1073 = add nuw nsw i64 %1072, 1
  %1074 = mul nsw i64 %1073, %581
  %1075 = getelementptr inbounds double, ptr %588, i64 %1074
  %1076 = mul nsw i64 %1073, %592
  %1077 = getelementptr inbounds double, ptr %591, i64 %1076
  %1078 = mul nsw i64 %1073, %584
  %1079 = getelementptr inbounds double, ptr %594, i64 %1078
  %1080 = add nuw nsw i64 %1072, %1056
  %1081 = mul nsw i64 %1080, 3
  %1082 = getelementptr inbounds double, ptr %598, i64 %1081
  br label %1083

1083:                                             ; preds = %1120, %1071
  %1084 = phi i64 [ 0, %1071 ], [ %1123, %1120 ]
  br i1 %721, label %1085, label %1088

1085:                                             ; preds = %1083
  %1086 = mul nsw i64 %1084, %707
  %1087 = getelementptr double, ptr %1005, i64 %1086
  br label %1093

1088:                                             ; preds = %1093, %1083
  %1089 = phi double [ 0.000000e+00, %1083 ], [ %1101, %1093 ]
  br i1 %722, label %1090, label %1104

1090:                                             ; preds = %1088
  %1091 = mul nsw i64 %1084, %711
  %1092 = getelementptr double, ptr %1006, i64 %1091
  br label %1109

1093:                                             ; preds = %1093, %1085
  %1094 = phi i64 [ 0, %1085 ], [ %1102, %1093 ]
  %1095 = phi double [ 0.000000e+00, %1085 ], [ %1101, %1093 ]
  %1096 = getelementptr double, ptr %1087, i64 %1094
  %1097 = load double, ptr %1096, align 8, !tbaa !35
  %1098 = getelementptr inbounds double, ptr %1075, i64 %1094
  %1099 = load double, ptr %1098, align 8, !tbaa !35
  %1100 = fmul contract double %1097, %1099
  %1101 = fadd contract double %1095, %1100
  %1102 = add nuw nsw i64 %1094, 1
  %1103 = icmp eq i64 %1102, %707
  br i1 %1103, label %1088, label %1093, !llvm.loop !105

1104:                                             ; preds = %1109, %1088
  %1105 = phi double [ %1089, %1088 ], [ %1117, %1109 ]
  br i1 %724, label %1106, label %1120

1106:                                             ; preds = %1104
  %1107 = mul nsw i64 %1084, %723
  %1108 = getelementptr double, ptr %1007, i64 %1107
  br label %1125

1109:                                             ; preds = %1109, %1090
  %1110 = phi i64 [ 0, %1090 ], [ %1118, %1109 ]
  %1111 = phi double [ %1089, %1090 ], [ %1117, %1109 ]
  %1112 = getelementptr double, ptr %1092, i64 %1110
  %1113 = load double, ptr %1112, align 8, !tbaa !35
  %1114 = getelementptr inbounds double, ptr %1077, i64 %1110
  %1115 = load double, ptr %1114, align 8, !tbaa !35
  %1116 = fmul contract double %1113, %1115
  %1117 = fadd contract double %1111, %1116
  %1118 = add nuw nsw i64 %1110, 1
  %1119 = icmp eq i64 %1118, %711
  br i1 %1119, label %1104, label %1109, !llvm.loop !106

1120:                                             ; preds = %1125, %1104
  %1121 = phi double [ %1105, %1104 ], [ %1133, %1125 ]
  %1122 = getelementptr inbounds double, ptr %1082, i64 %1084
  store double %1121, ptr %1122, align 8, !tbaa !35
  %1123 = add nuw nsw i64 %1084, 1
  %1124 = icmp eq i64 %1123, 3
  br i1 %1124, label %1136, label %1083, !llvm.loop !107

1125:                                             ; preds = %1125, %1106
  %1126 = phi i64 [ 0, %1106 ], [ %1134, %1125 ]
  %1127 = phi double [ %1105, %1106 ], [ %1133, %1125 ]
  %1128 = getelementptr double, ptr %1108, i64 %1126
  %1129 = load double, ptr %1128, align 8, !tbaa !35
  %1130 = getelementptr inbounds double, ptr %1079, i64 %1126
  %1131 = load double, ptr %1130, align 8, !tbaa !35
  %1132 = fmul contract double %1129, %1131
  %1133 = fadd contract double %1127, %1132
  %1134 = add nuw nsw i64 %1126, 1
  %1135 = icmp eq i64 %1134, %723
  br i1 %1135, label %1120, label %1125, !llvm.loop !108

1136:                                             ; preds = %1120
  %1137 = icmp eq i64 %1073, %578
  br i1 %1137, label %1068, label %1071, !llvm.loop !110

1138:                                             ; preds = %982
  %1139 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  store double 1.000000e+00, ptr %1139, align 8, !tbaa !111
  br label %1140

1140:                                             ; preds = %1138, %982, %923
  %1141 = shl i64 %581, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %588, i64 %1141, i1 false)
  %1142 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %1143 = load ptr, ptr %1142, align 8, !tbaa !52
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1143, ptr align 8 %591, i64 %607, i1 false)
  %1144 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %1145 = load ptr, ptr %1144, align 8, !tbaa !112
  %1146 = shl i64 %584, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1145, ptr align 8 %594, i64 %1146, i1 false)
  br i1 %608, label %1147, label %1243

1147:                                             ; preds = %1140
  %1148 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %1149 = load ptr, ptr %1148, align 8, !tbaa !81
  %1150 = icmp sgt i64 %581, 0
  %1151 = icmp sgt i64 %582, 0
  %1152 = icmp sgt i64 %584, 0
  br label %1153

1153:                                             ; preds = %1211, %1147
  %1154 = phi i64 [ 0, %1147 ], [ %1212, %1211 ]
  %1155 = getelementptr inbounds i64, ptr %1149, i64 %1154
  %1156 = load i64, ptr %1155, align 8, !tbaa !28
  %1157 = icmp eq i64 %1156, 1
  br i1 %1157, label %1158, label %1211

1158:                                             ; preds = %1153
  br i1 %1150, label %1159, label %1164

1159:                                             ; preds = %1158
  %1160 = getelementptr inbounds double, ptr %600, i64 %1154
  %1161 = add nuw nsw i64 %1154, 1
  %1162 = mul nsw i64 %1161, %581
  %1163 = getelementptr double, ptr %588, i64 %1162
  br label %1171

1164:                                             ; preds = %1171, %1158
  br i1 %1151, label %1165, label %1182

1165:                                             ; preds = %1164
  %1166 = getelementptr inbounds double, ptr %600, i64 %1154
  %1167 = add nuw nsw i64 %1154, 1
  %1168 = mul nsw i64 %1167, %592
  %1169 = getelementptr double, ptr %591, i64 %1168
  %1170 = load ptr, ptr %1142, align 8, !tbaa !52
  br label %1189

1171:                                             ; preds = %1171, %1159
  %1172 = phi i64 [ 0, %1159 ], [ %1180, %1171 ]
  %1173 = load double, ptr %1160, align 8, !tbaa !35
  %1174 = getelementptr double, ptr %1163, i64 %1172
  %1175 = load double, ptr %1174, align 8, !tbaa !35
  %1176 = fmul contract double %1173, %1175
  %1177 = getelementptr inbounds double, ptr %37, i64 %1172
  %1178 = load double, ptr %1177, align 8, !tbaa !35
  %1179 = fadd contract double %1178, %1176
  store double %1179, ptr %1177, align 8, !tbaa !35
  %1180 = add nuw nsw i64 %1172, 1
  %1181 = icmp eq i64 %1180, %581
  br i1 %1181, label %1164, label %1171, !llvm.loop !113

1182:                                             ; preds = %1189, %1164
  br i1 %1152, label %1183, label %1211

1183:                                             ; preds = %1182
  %1184 = getelementptr inbounds double, ptr %600, i64 %1154
  %1185 = add nuw nsw i64 %1154, 1
  %1186 = mul nsw i64 %1185, %584
  %1187 = getelementptr double, ptr %594, i64 %1186
  %1188 = load ptr, ptr %1144, align 8, !tbaa !112
  br label %1200

1189:                                             ; preds = %1189, %1165
  %1190 = phi i64 [ 0, %1165 ], [ %1198, %1189 ]
  %1191 = load double, ptr %1166, align 8, !tbaa !35
  %1192 = getelementptr double, ptr %1169, i64 %1190
  %1193 = load double, ptr %1192, align 8, !tbaa !35
  %1194 = fmul contract double %1191, %1193
  %1195 = getelementptr inbounds double, ptr %1170, i64 %1190
  %1196 = load double, ptr %1195, align 8, !tbaa !35
  %1197 = fadd contract double %1194, %1196
  store double %1197, ptr %1195, align 8, !tbaa !35
  %1198 = add nuw nsw i64 %1190, 1
  %1199 = icmp eq i64 %1198, %582
  br i1 %1199, label %1182, label %1189, !llvm.loop !114

1200:                                             ; preds = %1200, %1183
  %1201 = phi i64 [ 0, %1183 ], [ %1209, %1200 ]
  %1202 = load double, ptr %1184, align 8, !tbaa !35
  %1203 = getelementptr double, ptr %1187, i64 %1201
  %1204 = load double, ptr %1203, align 8, !tbaa !35
  %1205 = fmul contract double %1202, %1204
  %1206 = getelementptr inbounds double, ptr %1188, i64 %1201
  %1207 = load double, ptr %1206, align 8, !tbaa !35
  %1208 = fadd contract double %1205, %1207
  store double %1208, ptr %1206, align 8, !tbaa !35
  %1209 = add nuw nsw i64 %1201, 1
  %1210 = icmp eq i64 %1209, %584
  br i1 %1210, label %1211, label %1200, !llvm.loop !115

1211:                                             ; preds = %1200, %1182, %1153
  %1212 = add nuw nsw i64 %1154, 1
  %1213 = icmp eq i64 %1212, %578
  br i1 %1213, label %1243, label %1153, !llvm.loop !116

1214:                                             ; preds = %576
  %1215 = load i64, ptr %529, align 8, !tbaa !16
  tail call fastcc void @factorize(ptr noundef nonnull %0, i64 noundef %1215)
  %1216 = load i64, ptr %529, align 8, !tbaa !16
  %1217 = icmp eq i64 %1216, 0
  br i1 %1217, label %1220, label %1218

1218:                                             ; preds = %1214
  %1219 = tail call fastcc i64 @gram(ptr noundef nonnull %0, ptr noundef null, i64 noundef %1216, double noundef %1)
  br label %1220

1220:                                             ; preds = %1214, %1218
  %1221 = phi i64 [ %1219, %1218 ], [ 0, %1214 ]
  %1222 = sitofp i64 %1221 to double
  %1223 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  store double %1222, ptr %1223, align 8, !tbaa !117
  %1224 = load ptr, ptr %25, align 8, !tbaa !24
  %1225 = load i64, ptr %0, align 8, !tbaa !12
  %1226 = getelementptr inbounds double, ptr %1224, i64 %1225
  %1227 = load i64, ptr %517, align 8, !tbaa !32
  %1228 = getelementptr inbounds double, ptr %1226, i64 %1227
  %1229 = load i64, ptr %508, align 8, !tbaa !13
  %1230 = shl i64 %1229, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %1228, i64 %1230, i1 false)
  %1231 = load i64, ptr %529, align 8, !tbaa !16
  %1232 = load ptr, ptr %25, align 8, !tbaa !24
  %1233 = load i64, ptr %0, align 8, !tbaa !12
  %1234 = getelementptr inbounds double, ptr %1232, i64 %1233
  %1235 = load i64, ptr %517, align 8, !tbaa !32
  %1236 = getelementptr inbounds double, ptr %1234, i64 %1235
  %1237 = load i64, ptr %508, align 8, !tbaa !13
  %1238 = getelementptr inbounds double, ptr %1236, i64 %1237
  %1239 = load i64, ptr %538, align 8, !tbaa !38
  %1240 = getelementptr inbounds double, ptr %1238, i64 %1239
  %1241 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %1242 = load ptr, ptr %1241, align 8, !tbaa !52
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %1231, i64 noundef %1221, ptr noundef %1240, ptr noundef %37, ptr noundef %1242)
  br label %1243

1243:                                             ; preds = %498, %1211, %1140, %494, %39, %1220, %12
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
  %9 = load i64, ptr %8, align 8, !tbaa !118
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %13 = load ptr, ptr %12, align 8, !tbaa !119
  br label %14

14:                                               ; preds = %34, %11
  %15 = phi i64 [ 0, %11 ], [ %35, %34 ]
  %16 = getelementptr inbounds i64, ptr %13, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !28
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !35
  %20 = fmul contract double %19, %19
  %21 = getelementptr inbounds double, ptr %18, i64 1
  %22 = load double, ptr %21, align 8, !tbaa !35
  %23 = fmul contract double %22, %22
  %24 = fadd contract double %20, %23
  %25 = getelementptr inbounds double, ptr %18, i64 2
  %26 = load double, ptr %25, align 8, !tbaa !35
  %27 = fmul contract double %26, %26
  %28 = fadd contract double %24, %27
  %29 = getelementptr inbounds double, ptr %18, i64 3
  %30 = load double, ptr %29, align 8, !tbaa !35
  %31 = fmul contract double %30, %30
  %32 = fadd contract double %28, %31
  %33 = tail call contract double @llvm.sqrt.f64(double %32)
  br label %37

34:                                               ; preds = %37
  %35 = add nuw nsw i64 %15, 1
  %36 = icmp eq i64 %35, %9
  br i1 %36, label %44, label %14, !llvm.loop !120

37:                                               ; preds = %37, %14
  %38 = phi i64 [ 0, %14 ], [ %42, %37 ]
  %39 = getelementptr inbounds double, ptr %18, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !35
  %41 = fdiv contract double %40, %33
  store double %41, ptr %39, align 8, !tbaa !35
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %34, label %37, !llvm.loop !121

44:                                               ; preds = %34, %4
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %46 = load i64, ptr %45, align 8, !tbaa !16
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %50 = load i64, ptr %49, align 8, !tbaa !73
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %466, label %52

52:                                               ; preds = %48, %44
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %54 = load i64, ptr %53, align 8, !tbaa !18
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %466, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
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
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %74 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %80 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
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
  %92 = load i64, ptr %70, align 8, !tbaa !23
  %93 = inttoptr i64 %92 to ptr
  %94 = load ptr, ptr %71, align 8, !tbaa !24
  %95 = load ptr, ptr %72, align 8, !tbaa !19
  %96 = load i64, ptr %73, align 8, !tbaa !25
  %97 = inttoptr i64 %96 to ptr
  tail call void %93(ptr noundef %94, ptr noundef %95, ptr noundef %97) #12
  %98 = load double, ptr %74, align 8, !tbaa !22
  %99 = fadd contract double %98, 1.000000e+00
  store double %99, ptr %74, align 8, !tbaa !22
  %100 = load i64, ptr %75, align 8, !tbaa !78
  %101 = icmp sgt i64 %100, 0
  br i1 %101, label %102, label %114

102:                                              ; preds = %90
  %103 = load ptr, ptr %71, align 8, !tbaa !24
  %104 = load i64, ptr %0, align 8, !tbaa !12
  %105 = getelementptr inbounds double, ptr %103, i64 %104
  %106 = load i64, ptr %76, align 8, !tbaa !32
  %107 = getelementptr inbounds double, ptr %105, i64 %106
  %108 = load i64, ptr %6, align 8, !tbaa !13
  %109 = getelementptr inbounds double, ptr %107, i64 %108
  %110 = load i64, ptr %77, align 8, !tbaa !38
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
  %120 = load double, ptr %119, align 8, !tbaa !35
  %121 = tail call contract double @llvm.fabs.f64(double %120)
  %122 = fcmp contract ole double %121, %118
  %123 = select contract i1 %122, double %118, double %121
  %124 = add nuw nsw i64 %117, 1
  %125 = icmp eq i64 %124, %100
  br i1 %125, label %126, label %116, !llvm.loop !122

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
  %135 = load i64, ptr %53, align 8, !tbaa !18
  %136 = icmp eq i64 %135, 2
  br i1 %136, label %137, label %142

137:                                              ; preds = %134
  %138 = load ptr, ptr %71, align 8, !tbaa !24
  %139 = load i64, ptr %0, align 8, !tbaa !12
  %140 = load i64, ptr %76, align 8, !tbaa !32
  %141 = load i64, ptr %77, align 8, !tbaa !38
  br label %201

142:                                              ; preds = %134
  %143 = load i64, ptr %6, align 8, !tbaa !13
  %144 = load ptr, ptr %78, align 8, !tbaa !26
  %145 = shl i64 %143, 3
  %146 = mul i64 %145, %143
  tail call void @llvm.memset.p0.i64(ptr align 8 %144, i8 0, i64 %146, i1 false)
  %147 = load ptr, ptr %71, align 8, !tbaa !24
  %148 = load i64, ptr %0, align 8, !tbaa !12
  %149 = getelementptr inbounds double, ptr %147, i64 %148
  %150 = load i64, ptr %76, align 8, !tbaa !32
  %151 = icmp sgt i64 %150, 0
  br i1 %151, label %152, label %156

152:                                              ; preds = %142
  %153 = load ptr, ptr %78, align 8, !tbaa !26
  %154 = load ptr, ptr %79, align 8, !tbaa !33
  %155 = load ptr, ptr %80, align 8, !tbaa !34
  br label %172

156:                                              ; preds = %172, %142
  %157 = load ptr, ptr %81, align 8, !tbaa !39
  %158 = load i64, ptr %45, align 8, !tbaa !16
  %159 = mul i64 %158, %145
  tail call void @llvm.memset.p0.i64(ptr align 8 %157, i8 0, i64 %159, i1 false)
  %160 = load ptr, ptr %71, align 8, !tbaa !24
  %161 = load i64, ptr %0, align 8, !tbaa !12
  %162 = getelementptr inbounds double, ptr %160, i64 %161
  %163 = load i64, ptr %76, align 8, !tbaa !32
  %164 = getelementptr inbounds double, ptr %162, i64 %163
  %165 = getelementptr inbounds double, ptr %164, i64 %143
  %166 = load i64, ptr %77, align 8, !tbaa !38
  %167 = icmp sgt i64 %166, 0
  br i1 %167, label %168, label %201

168:                                              ; preds = %156
  %169 = load ptr, ptr %81, align 8, !tbaa !39
  %170 = load ptr, ptr %82, align 8, !tbaa !40
  %171 = load ptr, ptr %83, align 8, !tbaa !41
  br label %188

172:                                              ; preds = %172, %152
  %173 = phi i64 [ 0, %152 ], [ %186, %172 ]
  %174 = getelementptr inbounds double, ptr %149, i64 %173
  %175 = load double, ptr %174, align 8, !tbaa !35
  %176 = getelementptr inbounds i64, ptr %154, i64 %173
  %177 = load i64, ptr %176, align 8, !tbaa !28
  %178 = mul nsw i64 %177, %143
  %179 = getelementptr inbounds i64, ptr %155, i64 %173
  %180 = load i64, ptr %179, align 8, !tbaa !28
  %181 = getelementptr double, ptr %153, i64 %178
  %182 = getelementptr double, ptr %181, i64 %180
  store double %175, ptr %182, align 8, !tbaa !35
  %183 = mul nsw i64 %180, %143
  %184 = getelementptr double, ptr %153, i64 %183
  %185 = getelementptr double, ptr %184, i64 %177
  store double %175, ptr %185, align 8, !tbaa !35
  %186 = add nuw nsw i64 %173, 1
  %187 = icmp eq i64 %186, %150
  br i1 %187, label %156, label %172, !llvm.loop !71

188:                                              ; preds = %188, %168
  %189 = phi i64 [ 0, %168 ], [ %199, %188 ]
  %190 = getelementptr inbounds double, ptr %165, i64 %189
  %191 = load double, ptr %190, align 8, !tbaa !35
  %192 = getelementptr inbounds i64, ptr %170, i64 %189
  %193 = load i64, ptr %192, align 8, !tbaa !28
  %194 = mul nsw i64 %193, %143
  %195 = getelementptr inbounds i64, ptr %171, i64 %189
  %196 = load i64, ptr %195, align 8, !tbaa !28
  %197 = getelementptr double, ptr %169, i64 %194
  %198 = getelementptr double, ptr %197, i64 %196
  store double %191, ptr %198, align 8, !tbaa !35
  %199 = add nuw nsw i64 %189, 1
  %200 = icmp eq i64 %199, %166
  br i1 %200, label %201, label %188, !llvm.loop !72

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
  %213 = load i64, ptr %75, align 8, !tbaa !78
  %214 = shl i64 %213, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %212, i64 %214, i1 false)
  %215 = load ptr, ptr %84, align 8, !tbaa !123
  %216 = load i64, ptr %75, align 8, !tbaa !78
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, double noundef %1, ptr noundef %215, i64 noundef %216, ptr noundef %68, ptr noundef %64)
  %217 = load ptr, ptr %71, align 8, !tbaa !24
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %217, i64 %85, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %2, i64 %86, i1 false)
  br i1 %87, label %229, label %218

218:                                              ; preds = %229, %201
  tail call fastcc void @set_state(ptr noundef %0, double noundef %1, ptr noundef %66)
  %219 = load i64, ptr %70, align 8, !tbaa !23
  %220 = inttoptr i64 %219 to ptr
  %221 = load ptr, ptr %71, align 8, !tbaa !24
  %222 = load ptr, ptr %72, align 8, !tbaa !19
  %223 = load i64, ptr %73, align 8, !tbaa !25
  %224 = inttoptr i64 %223 to ptr
  tail call void %220(ptr noundef %221, ptr noundef %222, ptr noundef %224) #12
  %225 = load double, ptr %74, align 8, !tbaa !22
  %226 = fadd contract double %225, 1.000000e+00
  store double %226, ptr %74, align 8, !tbaa !22
  br i1 %88, label %227, label %238

227:                                              ; preds = %218
  %228 = load ptr, ptr %71, align 8, !tbaa !24
  br label %276

229:                                              ; preds = %201, %229
  %230 = phi i64 [ %236, %229 ], [ 0, %201 ]
  %231 = getelementptr inbounds double, ptr %64, i64 %230
  %232 = load double, ptr %231, align 8, !tbaa !35
  %233 = getelementptr double, ptr %67, i64 %230
  %234 = load double, ptr %233, align 8, !tbaa !35
  %235 = fadd contract double %232, %234
  store double %235, ptr %233, align 8, !tbaa !35
  %236 = add nuw nsw i64 %230, 1
  %237 = icmp eq i64 %236, %7
  br i1 %237, label %218, label %229, !llvm.loop !124

238:                                              ; preds = %276, %218
  %239 = load i64, ptr %8, align 8, !tbaa !118
  %240 = icmp sgt i64 %239, 0
  br i1 %240, label %241, label %273

241:                                              ; preds = %238
  %242 = load ptr, ptr %89, align 8, !tbaa !119
  br label %243

243:                                              ; preds = %263, %241
  %244 = phi i64 [ 0, %241 ], [ %264, %263 ]
  %245 = getelementptr inbounds i64, ptr %242, i64 %244
  %246 = load i64, ptr %245, align 8, !tbaa !28
  %247 = getelementptr inbounds double, ptr %2, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !35
  %249 = fmul contract double %248, %248
  %250 = getelementptr inbounds double, ptr %247, i64 1
  %251 = load double, ptr %250, align 8, !tbaa !35
  %252 = fmul contract double %251, %251
  %253 = fadd contract double %249, %252
  %254 = getelementptr inbounds double, ptr %247, i64 2
  %255 = load double, ptr %254, align 8, !tbaa !35
  %256 = fmul contract double %255, %255
  %257 = fadd contract double %253, %256
  %258 = getelementptr inbounds double, ptr %247, i64 3
  %259 = load double, ptr %258, align 8, !tbaa !35
  %260 = fmul contract double %259, %259
  %261 = fadd contract double %257, %260
  %262 = tail call contract double @llvm.sqrt.f64(double %261)
  br label %266

263:                                              ; preds = %266
  %264 = add nuw nsw i64 %244, 1
  %265 = icmp eq i64 %264, %239
  br i1 %265, label %273, label %243, !llvm.loop !120

266:                                              ; preds = %266, %243
  %267 = phi i64 [ 0, %243 ], [ %271, %266 ]
  %268 = getelementptr inbounds double, ptr %247, i64 %267
  %269 = load double, ptr %268, align 8, !tbaa !35
  %270 = fdiv contract double %269, %262
  store double %270, ptr %268, align 8, !tbaa !35
  %271 = add nuw nsw i64 %267, 1
  %272 = icmp eq i64 %271, 4
  br i1 %272, label %263, label %266, !llvm.loop !121

273:                                              ; preds = %263, %238
  %274 = add nuw nsw i64 %91, 1
  %275 = icmp eq i64 %274, 8
  br i1 %275, label %288, label %90, !llvm.loop !125

276:                                              ; preds = %227, %276
  %277 = phi i64 [ 0, %227 ], [ %286, %276 ]
  %278 = getelementptr inbounds double, ptr %228, i64 %277
  %279 = load double, ptr %278, align 8, !tbaa !35
  %280 = getelementptr inbounds double, ptr %65, i64 %277
  %281 = load double, ptr %280, align 8, !tbaa !35
  %282 = fsub contract double %279, %281
  %283 = getelementptr inbounds double, ptr %2, i64 %277
  %284 = load double, ptr %283, align 8, !tbaa !35
  %285 = fadd contract double %284, %282
  store double %285, ptr %283, align 8, !tbaa !35
  %286 = add nuw nsw i64 %277, 1
  %287 = icmp eq i64 %286, %5
  br i1 %287, label %238, label %276, !llvm.loop !126

288:                                              ; preds = %114, %129, %273
  %289 = phi double [ 0.000000e+00, %114 ], [ %127, %129 ], [ %127, %273 ]
  %290 = load i64, ptr %6, align 8, !tbaa !13
  %291 = load i64, ptr %45, align 8, !tbaa !16
  %292 = load i64, ptr %53, align 8, !tbaa !18
  %293 = icmp eq i64 %292, 2
  br i1 %293, label %294, label %299

294:                                              ; preds = %288
  %295 = load ptr, ptr %71, align 8, !tbaa !24
  %296 = load i64, ptr %0, align 8, !tbaa !12
  %297 = load i64, ptr %76, align 8, !tbaa !32
  %298 = load i64, ptr %77, align 8, !tbaa !38
  br label %357

299:                                              ; preds = %288
  %300 = load ptr, ptr %78, align 8, !tbaa !26
  %301 = shl i64 %290, 3
  %302 = mul i64 %301, %290
  tail call void @llvm.memset.p0.i64(ptr align 8 %300, i8 0, i64 %302, i1 false)
  %303 = load ptr, ptr %71, align 8, !tbaa !24
  %304 = load i64, ptr %0, align 8, !tbaa !12
  %305 = getelementptr inbounds double, ptr %303, i64 %304
  %306 = load i64, ptr %76, align 8, !tbaa !32
  %307 = icmp sgt i64 %306, 0
  br i1 %307, label %308, label %312

308:                                              ; preds = %299
  %309 = load ptr, ptr %78, align 8, !tbaa !26
  %310 = load ptr, ptr %79, align 8, !tbaa !33
  %311 = load ptr, ptr %80, align 8, !tbaa !34
  br label %328

312:                                              ; preds = %328, %299
  %313 = load ptr, ptr %81, align 8, !tbaa !39
  %314 = load i64, ptr %45, align 8, !tbaa !16
  %315 = mul i64 %314, %301
  tail call void @llvm.memset.p0.i64(ptr align 8 %313, i8 0, i64 %315, i1 false)
  %316 = load ptr, ptr %71, align 8, !tbaa !24
  %317 = load i64, ptr %0, align 8, !tbaa !12
  %318 = getelementptr inbounds double, ptr %316, i64 %317
  %319 = load i64, ptr %76, align 8, !tbaa !32
  %320 = getelementptr inbounds double, ptr %318, i64 %319
  %321 = getelementptr inbounds double, ptr %320, i64 %290
  %322 = load i64, ptr %77, align 8, !tbaa !38
  %323 = icmp sgt i64 %322, 0
  br i1 %323, label %324, label %357

324:                                              ; preds = %312
  %325 = load ptr, ptr %81, align 8, !tbaa !39
  %326 = load ptr, ptr %82, align 8, !tbaa !40
  %327 = load ptr, ptr %83, align 8, !tbaa !41
  br label %344

328:                                              ; preds = %328, %308
  %329 = phi i64 [ 0, %308 ], [ %342, %328 ]
  %330 = getelementptr inbounds double, ptr %305, i64 %329
  %331 = load double, ptr %330, align 8, !tbaa !35
  %332 = getelementptr inbounds i64, ptr %310, i64 %329
  %333 = load i64, ptr %332, align 8, !tbaa !28
  %334 = mul nsw i64 %333, %290
  %335 = getelementptr inbounds i64, ptr %311, i64 %329
  %336 = load i64, ptr %335, align 8, !tbaa !28
  %337 = getelementptr double, ptr %309, i64 %334
  %338 = getelementptr double, ptr %337, i64 %336
  store double %331, ptr %338, align 8, !tbaa !35
  %339 = mul nsw i64 %336, %290
  %340 = getelementptr double, ptr %309, i64 %339
  %341 = getelementptr double, ptr %340, i64 %333
  store double %331, ptr %341, align 8, !tbaa !35
  %342 = add nuw nsw i64 %329, 1
  %343 = icmp eq i64 %342, %306
  br i1 %343, label %312, label %328, !llvm.loop !71

344:                                              ; preds = %344, %324
  %345 = phi i64 [ 0, %324 ], [ %355, %344 ]
  %346 = getelementptr inbounds double, ptr %321, i64 %345
  %347 = load double, ptr %346, align 8, !tbaa !35
  %348 = getelementptr inbounds i64, ptr %326, i64 %345
  %349 = load i64, ptr %348, align 8, !tbaa !28
  %350 = mul nsw i64 %349, %290
  %351 = getelementptr inbounds i64, ptr %327, i64 %345
  %352 = load i64, ptr %351, align 8, !tbaa !28
  %353 = getelementptr double, ptr %325, i64 %350
  %354 = getelementptr double, ptr %353, i64 %352
  store double %347, ptr %354, align 8, !tbaa !35
  %355 = add nuw nsw i64 %345, 1
  %356 = icmp eq i64 %355, %322
  br i1 %356, label %357, label %344, !llvm.loop !72

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
  %369 = load i64, ptr %75, align 8, !tbaa !78
  %370 = getelementptr inbounds double, ptr %368, i64 %369
  %371 = shl i64 %367, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %370, i64 %371, i1 false)
  %372 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %373 = load i64, ptr %372, align 8, !tbaa !73
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
  %387 = load ptr, ptr %71, align 8, !tbaa !24, !noalias !127
  %388 = load i64, ptr %0, align 8, !tbaa !12, !noalias !127
  %389 = getelementptr inbounds double, ptr %387, i64 %388
  %390 = load i64, ptr %76, align 8, !tbaa !32, !noalias !127
  %391 = getelementptr inbounds double, ptr %389, i64 %390
  %392 = load i64, ptr %6, align 8, !tbaa !13, !noalias !127
  %393 = getelementptr inbounds double, ptr %391, i64 %392
  %394 = load i64, ptr %77, align 8, !tbaa !38, !noalias !127
  %395 = getelementptr inbounds double, ptr %393, i64 %394
  %396 = load i64, ptr %45, align 8, !tbaa !16, !noalias !127
  %397 = getelementptr inbounds double, ptr %395, i64 %396
  %398 = load i64, ptr %75, align 8, !tbaa !78, !noalias !127
  %399 = getelementptr inbounds double, ptr %397, i64 %398
  %400 = getelementptr inbounds double, ptr %399, i64 %396
  %401 = icmp eq i64 %385, 0
  %402 = load ptr, ptr %376, align 8, !tbaa !79, !noalias !127
  br i1 %401, label %420, label %403

403:                                              ; preds = %383
  %404 = add i64 %392, 2
  %405 = add nsw i64 %396, %392
  %406 = load i64, ptr %377, align 8, !tbaa !17, !noalias !127
  %407 = add nsw i64 %405, %406
  %408 = mul i64 %407, 3
  %409 = add i64 %408, 5
  br label %410

410:                                              ; preds = %410, %403
  %411 = phi ptr [ %400, %403 ], [ %417, %410 ]
  %412 = phi i64 [ 0, %403 ], [ %418, %410 ]
  %413 = getelementptr inbounds i64, ptr %402, i64 %412
  %414 = load i64, ptr %413, align 8, !tbaa !28, !noalias !127
  %415 = mul i64 %414, %404
  %416 = add i64 %409, %415
  %417 = getelementptr inbounds double, ptr %411, i64 %416
  %418 = add nuw nsw i64 %412, 1
  %419 = icmp eq i64 %418, %385
  br i1 %419, label %420, label %410, !llvm.loop !80

420:                                              ; preds = %410, %383
  %421 = phi ptr [ %400, %383 ], [ %417, %410 ]
  %422 = getelementptr inbounds i64, ptr %402, i64 %385
  %423 = load i64, ptr %422, align 8, !tbaa !28, !noalias !127
  %424 = getelementptr inbounds double, ptr %421, i64 %423
  %425 = load ptr, ptr %378, align 8, !tbaa !81
  %426 = getelementptr inbounds i64, ptr %425, i64 %385
  %427 = load i64, ptr %426, align 8, !tbaa !28
  %428 = icmp eq i64 %427, 0
  %429 = icmp sgt i64 %423, 0
  %430 = select i1 %428, i1 %429, i1 false
  br i1 %430, label %431, label %447

431:                                              ; preds = %420, %431
  %432 = phi i64 [ %442, %431 ], [ 0, %420 ]
  %433 = phi i64 [ %443, %431 ], [ %386, %420 ]
  %434 = load ptr, ptr %81, align 8, !tbaa !39
  %435 = mul nsw i64 %433, %290
  %436 = getelementptr inbounds double, ptr %434, i64 %435
  %437 = mul nsw i64 %432, %290
  %438 = getelementptr inbounds double, ptr %424, i64 %437
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %436, ptr nonnull align 8 %438, i64 %379, i1 false)
  %439 = getelementptr inbounds double, ptr %421, i64 %432
  %440 = load double, ptr %439, align 8, !tbaa !35
  %441 = getelementptr inbounds double, ptr %68, i64 %433
  store double %440, ptr %441, align 8, !tbaa !35
  %442 = add nuw nsw i64 %432, 1
  %443 = add nsw i64 %433, 1
  %444 = icmp eq i64 %442, %423
  br i1 %444, label %445, label %431, !llvm.loop !130

445:                                              ; preds = %431
  %446 = load i64, ptr %372, align 8, !tbaa !73
  br label %447

447:                                              ; preds = %445, %420
  %448 = phi i64 [ %384, %420 ], [ %446, %445 ]
  %449 = phi i64 [ %386, %420 ], [ %443, %445 ]
  %450 = add nuw nsw i64 %385, 1
  %451 = icmp slt i64 %450, %448
  br i1 %451, label %383, label %380, !llvm.loop !131

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
  %460 = load double, ptr %459, align 8, !tbaa !35
  %461 = getelementptr double, ptr %456, i64 %458
  %462 = load double, ptr %461, align 8, !tbaa !35
  %463 = fadd contract double %460, %462
  store double %463, ptr %461, align 8, !tbaa !35
  %464 = add nuw nsw i64 %458, 1
  %465 = icmp eq i64 %464, %290
  br i1 %465, label %466, label %457, !llvm.loop !132

466:                                              ; preds = %457, %452, %380, %52, %48
  %467 = phi double [ 0.000000e+00, %48 ], [ 0.000000e+00, %52 ], [ %289, %380 ], [ %289, %452 ], [ %289, %457 ]
  ret double %467
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define void @solve_columns(ptr nocapture noundef %0, i64 noundef %1, ptr nocapture noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %5 = load double, ptr %4, align 8, !tbaa !53
  store double 0.000000e+00, ptr %4, align 8, !tbaa !53
  %6 = icmp sgt i64 %1, 0
  br i1 %6, label %7, label %12

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  br label %13

12:                                               ; preds = %13, %3
  store double %5, ptr %4, align 8, !tbaa !53
  ret void

13:                                               ; preds = %7, %13
  %14 = phi i64 [ 0, %7 ], [ %24, %13 ]
  %15 = load i64, ptr %8, align 8, !tbaa !13
  %16 = load i64, ptr %9, align 8, !tbaa !16
  %17 = add nsw i64 %16, %15
  %18 = mul nsw i64 %17, %14
  %19 = getelementptr inbounds double, ptr %2, i64 %18
  %20 = load double, ptr %10, align 8, !tbaa !117
  %21 = fptosi double %20 to i64
  %22 = getelementptr inbounds double, ptr %19, i64 %15
  %23 = load ptr, ptr %11, align 8, !tbaa !52
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %16, i64 noundef %21, ptr noundef %22, ptr noundef %19, ptr noundef %23)
  %24 = add nuw nsw i64 %14, 1
  %25 = icmp eq i64 %24, %1
  br i1 %25, label %12, label %13, !llvm.loop !133
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @constrained(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #3 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %10 = load double, ptr %9, align 8, !tbaa !44
  %11 = fcmp contract une double %10, 0.000000e+00
  %12 = icmp sgt i64 %1, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %40

14:                                               ; preds = %6
  %15 = icmp sgt i64 %8, 0
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  br label %17

17:                                               ; preds = %14, %24
  %18 = phi i64 [ 0, %14 ], [ %25, %24 ]
  br i1 %15, label %19, label %24

19:                                               ; preds = %17
  %20 = load ptr, ptr %16, align 8, !tbaa !39
  %21 = mul nsw i64 %18, %8
  %22 = getelementptr double, ptr %20, i64 %21
  %23 = getelementptr inbounds double, ptr %3, i64 %18
  br label %27

24:                                               ; preds = %27, %17
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %40, label %17, !llvm.loop !134

27:                                               ; preds = %19, %27
  %28 = phi i64 [ 0, %19 ], [ %38, %27 ]
  %29 = load double, ptr %9, align 8, !tbaa !44
  %30 = getelementptr double, ptr %22, i64 %28
  %31 = load double, ptr %30, align 8, !tbaa !35
  %32 = fmul contract double %29, %31
  %33 = load double, ptr %23, align 8, !tbaa !35
  %34 = fmul contract double %32, %33
  %35 = getelementptr inbounds double, ptr %4, i64 %28
  %36 = load double, ptr %35, align 8, !tbaa !35
  %37 = fadd contract double %36, %34
  store double %37, ptr %35, align 8, !tbaa !35
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %8
  br i1 %39, label %24, label %27, !llvm.loop !135

40:                                               ; preds = %24, %6
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %42 = load ptr, ptr %41, align 8, !tbaa !26
  %43 = icmp sgt i64 %8, 0
  br i1 %43, label %44, label %73

44:                                               ; preds = %40
  %45 = add nuw i64 %8, 1
  br label %46

46:                                               ; preds = %54, %44
  %47 = phi i64 [ 0, %44 ], [ %60, %54 ]
  %48 = getelementptr inbounds double, ptr %4, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !35
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
  %58 = load double, ptr %57, align 8, !tbaa !35
  %59 = fdiv contract double %55, %58
  store double %59, ptr %48, align 8, !tbaa !35
  %60 = add nuw nsw i64 %47, 1
  %61 = icmp eq i64 %60, %8
  br i1 %61, label %73, label %46, !llvm.loop !136

62:                                               ; preds = %62, %51
  %63 = phi i64 [ 0, %51 ], [ %71, %62 ]
  %64 = phi double [ %49, %51 ], [ %70, %62 ]
  %65 = getelementptr double, ptr %53, i64 %63
  %66 = load double, ptr %65, align 8, !tbaa !35
  %67 = getelementptr inbounds double, ptr %4, i64 %63
  %68 = load double, ptr %67, align 8, !tbaa !35
  %69 = fmul contract double %66, %68
  %70 = fsub contract double %64, %69
  %71 = add nuw nsw i64 %63, 1
  %72 = icmp eq i64 %71, %47
  br i1 %72, label %54, label %62, !llvm.loop !137

73:                                               ; preds = %54, %40
  br i1 %12, label %74, label %78

74:                                               ; preds = %73
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %77 = load ptr, ptr %76, align 8, !tbaa !138
  br label %80

78:                                               ; preds = %73
  %79 = icmp eq i64 %1, 0
  br i1 %79, label %180, label %104

80:                                               ; preds = %74, %88
  %81 = phi i64 [ 0, %74 ], [ %91, %88 ]
  %82 = getelementptr inbounds double, ptr %3, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !35
  br i1 %43, label %84, label %88

84:                                               ; preds = %80
  %85 = load ptr, ptr %75, align 8, !tbaa !54
  %86 = mul nsw i64 %81, %8
  %87 = getelementptr double, ptr %85, i64 %86
  br label %93

88:                                               ; preds = %93, %80
  %89 = phi double [ %83, %80 ], [ %101, %93 ]
  %90 = getelementptr inbounds double, ptr %77, i64 %81
  store double %89, ptr %90, align 8, !tbaa !35
  %91 = add nuw nsw i64 %81, 1
  %92 = icmp eq i64 %91, %1
  br i1 %92, label %104, label %80, !llvm.loop !139

93:                                               ; preds = %84, %93
  %94 = phi i64 [ 0, %84 ], [ %102, %93 ]
  %95 = phi double [ %83, %84 ], [ %101, %93 ]
  %96 = getelementptr double, ptr %87, i64 %94
  %97 = load double, ptr %96, align 8, !tbaa !35
  %98 = getelementptr inbounds double, ptr %4, i64 %94
  %99 = load double, ptr %98, align 8, !tbaa !35
  %100 = fmul contract double %97, %99
  %101 = fsub contract double %95, %100
  %102 = add nuw nsw i64 %94, 1
  %103 = icmp eq i64 %102, %8
  br i1 %103, label %88, label %93, !llvm.loop !140

104:                                              ; preds = %88, %78
  %105 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %106 = load double, ptr %105, align 8, !tbaa !53
  %107 = fcmp contract ogt double %106, 0.000000e+00
  br i1 %107, label %108, label %167

108:                                              ; preds = %104
  %109 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %110 = load double, ptr %109, align 8, !tbaa !58
  %111 = fmul contract double %106, 3.000000e+01
  %112 = fcmp contract olt double %110, %111
  br i1 %112, label %113, label %167

113:                                              ; preds = %108
  %114 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 58
  %115 = load ptr, ptr %114, align 8, !tbaa !59
  %116 = getelementptr double, ptr %115, i64 %8
  %117 = getelementptr inbounds double, ptr %116, i64 %1
  br i1 %43, label %124, label %118

118:                                              ; preds = %131, %113
  br i1 %12, label %122, label %119

119:                                              ; preds = %118
  %120 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %121 = load ptr, ptr %120, align 8, !tbaa !138
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %121, ptr noundef %5, ptr noundef %116)
  br label %180

122:                                              ; preds = %118
  %123 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  br label %146

124:                                              ; preds = %113, %131
  %125 = phi i64 [ %132, %131 ], [ 0, %113 ]
  %126 = getelementptr inbounds double, ptr %4, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !35
  %128 = fneg contract double %127
  %129 = getelementptr inbounds double, ptr %117, i64 %125
  store double %128, ptr %129, align 8, !tbaa !35
  %130 = getelementptr double, ptr %42, i64 %125
  br label %134

131:                                              ; preds = %134
  %132 = add nuw nsw i64 %125, 1
  %133 = icmp eq i64 %132, %8
  br i1 %133, label %118, label %124, !llvm.loop !141

134:                                              ; preds = %124, %134
  %135 = phi double [ %128, %124 ], [ %143, %134 ]
  %136 = phi i64 [ %125, %124 ], [ %144, %134 ]
  %137 = mul nsw i64 %136, %8
  %138 = getelementptr double, ptr %130, i64 %137
  %139 = load double, ptr %138, align 8, !tbaa !35
  %140 = getelementptr inbounds double, ptr %115, i64 %136
  %141 = load double, ptr %140, align 8, !tbaa !35
  %142 = fmul contract double %139, %141
  %143 = fadd contract double %135, %142
  store double %143, ptr %129, align 8, !tbaa !35
  %144 = add nuw nsw i64 %136, 1
  %145 = icmp slt i64 %144, %8
  br i1 %145, label %134, label %131, !llvm.loop !142

146:                                              ; preds = %122, %153
  %147 = phi i64 [ 0, %122 ], [ %154, %153 ]
  %148 = getelementptr inbounds double, ptr %116, i64 %147
  store double 0.000000e+00, ptr %148, align 8, !tbaa !35
  br i1 %43, label %149, label %153

149:                                              ; preds = %146
  %150 = load ptr, ptr %123, align 8, !tbaa !54
  %151 = mul nsw i64 %147, %8
  %152 = getelementptr double, ptr %150, i64 %151
  br label %156

153:                                              ; preds = %156, %146
  %154 = add nuw nsw i64 %147, 1
  %155 = icmp eq i64 %154, %1
  br i1 %155, label %167, label %146, !llvm.loop !143

156:                                              ; preds = %149, %156
  %157 = phi double [ 0.000000e+00, %149 ], [ %164, %156 ]
  %158 = phi i64 [ 0, %149 ], [ %165, %156 ]
  %159 = getelementptr double, ptr %152, i64 %158
  %160 = load double, ptr %159, align 8, !tbaa !35
  %161 = getelementptr inbounds double, ptr %117, i64 %158
  %162 = load double, ptr %161, align 8, !tbaa !35
  %163 = fmul contract double %160, %162
  %164 = fadd contract double %157, %163
  store double %164, ptr %148, align 8, !tbaa !35
  %165 = add nuw nsw i64 %158, 1
  %166 = icmp eq i64 %165, %8
  br i1 %166, label %153, label %156, !llvm.loop !144

167:                                              ; preds = %153, %108, %104
  %168 = phi ptr [ null, %108 ], [ null, %104 ], [ %116, %153 ]
  %169 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %170 = load ptr, ptr %169, align 8, !tbaa !138
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %170, ptr noundef %5, ptr noundef %168)
  br i1 %12, label %171, label %180

171:                                              ; preds = %167
  %172 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  br label %173

173:                                              ; preds = %171, %211
  %174 = phi i64 [ 0, %171 ], [ %212, %211 ]
  br i1 %43, label %175, label %211

175:                                              ; preds = %173
  %176 = load ptr, ptr %172, align 8, !tbaa !54
  %177 = mul nsw i64 %174, %8
  %178 = getelementptr double, ptr %176, i64 %177
  %179 = getelementptr inbounds double, ptr %5, i64 %174
  br label %214

180:                                              ; preds = %211, %78, %119, %167
  %181 = load ptr, ptr %41, align 8, !tbaa !26
  br i1 %43, label %182, label %210

182:                                              ; preds = %180
  %183 = add nuw i64 %8, 1
  br label %184

184:                                              ; preds = %191, %182
  %185 = phi i64 [ %8, %182 ], [ %186, %191 ]
  %186 = add nsw i64 %185, -1
  %187 = getelementptr inbounds double, ptr %4, i64 %186
  %188 = load double, ptr %187, align 8, !tbaa !35
  %189 = getelementptr double, ptr %181, i64 %186
  %190 = icmp slt i64 %185, %8
  br i1 %190, label %198, label %191

191:                                              ; preds = %198, %184
  %192 = phi double [ %188, %184 ], [ %207, %198 ]
  %193 = mul i64 %186, %183
  %194 = getelementptr inbounds double, ptr %181, i64 %193
  %195 = load double, ptr %194, align 8, !tbaa !35
  %196 = fdiv contract double %192, %195
  store double %196, ptr %187, align 8, !tbaa !35
  %197 = icmp sgt i64 %185, 1
  br i1 %197, label %184, label %210, !llvm.loop !145

198:                                              ; preds = %184, %198
  %199 = phi i64 [ %208, %198 ], [ %185, %184 ]
  %200 = phi double [ %207, %198 ], [ %188, %184 ]
  %201 = mul nsw i64 %199, %8
  %202 = getelementptr double, ptr %189, i64 %201
  %203 = load double, ptr %202, align 8, !tbaa !35
  %204 = getelementptr inbounds double, ptr %4, i64 %199
  %205 = load double, ptr %204, align 8, !tbaa !35
  %206 = fmul contract double %203, %205
  %207 = fsub contract double %200, %206
  %208 = add nuw nsw i64 %199, 1
  %209 = icmp eq i64 %208, %8
  br i1 %209, label %191, label %198, !llvm.loop !146

210:                                              ; preds = %191, %180
  ret void

211:                                              ; preds = %214, %173
  %212 = add nuw nsw i64 %174, 1
  %213 = icmp eq i64 %212, %1
  br i1 %213, label %180, label %173, !llvm.loop !147

214:                                              ; preds = %175, %214
  %215 = phi i64 [ 0, %175 ], [ %223, %214 ]
  %216 = getelementptr double, ptr %178, i64 %215
  %217 = load double, ptr %216, align 8, !tbaa !35
  %218 = load double, ptr %179, align 8, !tbaa !35
  %219 = fmul contract double %217, %218
  %220 = getelementptr inbounds double, ptr %4, i64 %215
  %221 = load double, ptr %220, align 8, !tbaa !35
  %222 = fadd contract double %221, %219
  store double %222, ptr %220, align 8, !tbaa !35
  %223 = add nuw nsw i64 %215, 1
  %224 = icmp eq i64 %223, %8
  br i1 %224, label %211, label %214, !llvm.loop !148
}

; Function Attrs: nounwind uwtable
define void @solve_at(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = load i64, ptr %0, align 8, !tbaa !12
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = add nsw i64 %11, %9
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %14 = load ptr, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %19 = load double, ptr %18, align 8, !tbaa !53
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %21 = icmp sgt i64 %1, 0
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %20, i8 0, i64 16, i1 false)
  br i1 %21, label %22, label %30

22:                                               ; preds = %8
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  br label %31

30:                                               ; preds = %70, %8
  store double %19, ptr %18, align 8, !tbaa !53
  ret void

31:                                               ; preds = %22, %70
  %32 = phi i64 [ 0, %22 ], [ %81, %70 ]
  %33 = getelementptr inbounds double, ptr %2, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !35
  %35 = mul nsw i64 %32, %12
  %36 = getelementptr inbounds double, ptr %3, i64 %35
  %37 = load double, ptr %20, align 8, !tbaa !5
  %38 = fcmp contract une double %37, 0.000000e+00
  br i1 %38, label %40, label %39

39:                                               ; preds = %31
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %34, ptr noundef %36, ptr noundef %17)
  br label %56

40:                                               ; preds = %31
  %41 = load i64, ptr %0, align 8, !tbaa !12
  %42 = load i64, ptr %10, align 8, !tbaa !13
  %43 = add nsw i64 %42, %41
  %44 = load ptr, ptr %13, align 8, !tbaa !14
  %45 = load i64, ptr %15, align 8, !tbaa !15
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = mul nsw i64 %43, 6
  %48 = getelementptr inbounds double, ptr %46, i64 %47
  %49 = load i64, ptr %23, align 8, !tbaa !16
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = load i64, ptr %24, align 8, !tbaa !17
  %52 = getelementptr inbounds double, ptr %50, i64 %51
  %53 = getelementptr inbounds double, ptr %52, i64 8
  %54 = shl i64 %43, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %53, ptr align 8 %36, i64 %54, i1 false)
  %55 = tail call contract double @project(ptr noundef nonnull %0, double noundef %34, ptr noundef nonnull %53, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %34, ptr noundef nonnull %53, ptr noundef %17)
  br label %56

56:                                               ; preds = %39, %40
  %57 = load i64, ptr %10, align 8, !tbaa !13
  %58 = mul nsw i64 %57, %32
  %59 = getelementptr inbounds double, ptr %4, i64 %58
  %60 = load i64, ptr %0, align 8, !tbaa !12
  %61 = getelementptr inbounds double, ptr %17, i64 %60
  %62 = shl i64 %57, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %59, ptr align 8 %61, i64 %62, i1 false)
  %63 = load i64, ptr %23, align 8, !tbaa !16
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %70

65:                                               ; preds = %56
  %66 = load ptr, ptr %25, align 8, !tbaa !52
  %67 = mul nsw i64 %63, %32
  %68 = load ptr, ptr %26, align 8, !tbaa !149
  %69 = getelementptr double, ptr %5, i64 %67
  br label %83

70:                                               ; preds = %83, %56
  %71 = load i64, ptr %24, align 8, !tbaa !17
  %72 = mul nsw i64 %71, %32
  %73 = getelementptr inbounds double, ptr %6, i64 %72
  %74 = load ptr, ptr %27, align 8, !tbaa !112
  %75 = shl i64 %71, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %73, ptr align 8 %74, i64 %75, i1 false)
  %76 = load i64, ptr %28, align 8, !tbaa !73
  %77 = mul nsw i64 %76, %32
  %78 = getelementptr inbounds double, ptr %7, i64 %77
  %79 = load ptr, ptr %29, align 8, !tbaa !74
  %80 = shl i64 %76, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %78, ptr align 8 %79, i64 %80, i1 false)
  %81 = add nuw nsw i64 %32, 1
  %82 = icmp eq i64 %81, %1
  br i1 %82, label %30, label %31, !llvm.loop !150

83:                                               ; preds = %65, %83
  %84 = phi i64 [ 0, %65 ], [ %90, %83 ]
  %85 = getelementptr inbounds double, ptr %66, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !35
  %87 = getelementptr inbounds i64, ptr %68, i64 %84
  %88 = load i64, ptr %87, align 8, !tbaa !28
  %89 = getelementptr double, ptr %69, i64 %88
  store double %86, ptr %89, align 8, !tbaa !35
  %90 = add nuw nsw i64 %84, 1
  %91 = icmp eq i64 %90, %63
  br i1 %91, label %70, label %83, !llvm.loop !151
}

; Function Attrs: nounwind uwtable
define void @evaluate_at(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %4, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 22
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %17 = inttoptr i64 %1 to ptr
  %18 = inttoptr i64 %2 to ptr
  br label %20

19:                                               ; preds = %38, %8
  ret void

20:                                               ; preds = %10, %38
  %21 = phi i64 [ 0, %10 ], [ %42, %38 ]
  %22 = getelementptr inbounds double, ptr %5, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !35
  %24 = load i64, ptr %0, align 8, !tbaa !12
  %25 = load i64, ptr %11, align 8, !tbaa !13
  %26 = add nsw i64 %25, %24
  %27 = mul nsw i64 %26, %21
  %28 = getelementptr inbounds double, ptr %6, i64 %27
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %23, ptr noundef %28)
  %29 = load i64, ptr %12, align 8, !tbaa !20
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %38, label %31

31:                                               ; preds = %20
  %32 = inttoptr i64 %29 to ptr
  %33 = load i64, ptr %13, align 8, !tbaa !21
  %34 = load ptr, ptr %14, align 8, !tbaa !19
  %35 = load ptr, ptr %15, align 8, !tbaa !14
  %36 = load i64, ptr %16, align 8, !tbaa !15
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  tail call void %32(i64 noundef %33, ptr noundef %34, ptr noundef %37, i64 noundef 1) #12
  br label %38

38:                                               ; preds = %20, %31
  %39 = mul nsw i64 %21, %3
  %40 = getelementptr inbounds double, ptr %7, i64 %39
  %41 = load ptr, ptr %14, align 8, !tbaa !19
  tail call void %17(ptr noundef %40, ptr noundef %41, ptr noundef %18) #12
  %42 = add nuw nsw i64 %21, 1
  %43 = icmp eq i64 %42, %4
  br i1 %43, label %19, label %20, !llvm.loop !152
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @smallest_step(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef %5) unnamed_addr #3 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %10 = load i64, ptr %9, align 8, !tbaa !18
  %11 = icmp eq i64 %10, 2
  br i1 %11, label %12, label %284

12:                                               ; preds = %6
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %14 = load ptr, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = sub i64 0, %8
  %19 = getelementptr inbounds double, ptr %17, i64 %18
  %20 = icmp sgt i64 %8, 0
  br i1 %20, label %21, label %30

21:                                               ; preds = %12
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %23 = load ptr, ptr %22, align 8, !tbaa !26
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %25 = load ptr, ptr %24, align 8, !tbaa !27
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %27 = load i64, ptr %25, align 8, !tbaa !28
  br label %47

28:                                               ; preds = %59, %47
  %29 = icmp eq i64 %53, %8
  br i1 %29, label %30, label %47, !llvm.loop !29

30:                                               ; preds = %28, %12
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %32 = load ptr, ptr %31, align 8, !tbaa !24
  %33 = load i64, ptr %0, align 8, !tbaa !12
  %34 = getelementptr inbounds double, ptr %32, i64 %33
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %36 = load i64, ptr %35, align 8, !tbaa !32
  %37 = getelementptr inbounds double, ptr %34, i64 %36
  %38 = getelementptr inbounds double, ptr %37, i64 %8
  %39 = icmp sgt i64 %36, 0
  br i1 %39, label %40, label %66

40:                                               ; preds = %30
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %42 = load ptr, ptr %41, align 8, !tbaa !26
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %44 = load ptr, ptr %43, align 8, !tbaa !33
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %46 = load ptr, ptr %45, align 8, !tbaa !34
  br label %77

47:                                               ; preds = %28, %21
  %48 = phi i64 [ %27, %21 ], [ %55, %28 ]
  %49 = phi i64 [ 0, %21 ], [ %53, %28 ]
  %50 = mul nsw i64 %49, %8
  %51 = getelementptr double, ptr %23, i64 %50
  %52 = getelementptr double, ptr %51, i64 %49
  store double 0.000000e+00, ptr %52, align 8, !tbaa !35
  %53 = add nuw nsw i64 %49, 1
  %54 = getelementptr inbounds i64, ptr %25, i64 %53
  %55 = load i64, ptr %54, align 8, !tbaa !28
  %56 = icmp slt i64 %48, %55
  br i1 %56, label %57, label %28

57:                                               ; preds = %47
  %58 = load ptr, ptr %26, align 8, !tbaa !36
  br label %59

59:                                               ; preds = %59, %57
  %60 = phi i64 [ %48, %57 ], [ %64, %59 ]
  %61 = getelementptr inbounds i64, ptr %58, i64 %60
  %62 = load i64, ptr %61, align 8, !tbaa !28
  %63 = getelementptr double, ptr %51, i64 %62
  store double 0.000000e+00, ptr %63, align 8, !tbaa !35
  %64 = add nsw i64 %60, 1
  %65 = icmp eq i64 %64, %55
  br i1 %65, label %28, label %59, !llvm.loop !37

66:                                               ; preds = %77, %30
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %68 = load i64, ptr %67, align 8, !tbaa !38
  %69 = icmp sgt i64 %68, 0
  br i1 %69, label %70, label %103

70:                                               ; preds = %66
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %72 = load ptr, ptr %71, align 8, !tbaa !39
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %74 = load ptr, ptr %73, align 8, !tbaa !40
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %76 = load ptr, ptr %75, align 8, !tbaa !41
  br label %90

77:                                               ; preds = %77, %40
  %78 = phi i64 [ 0, %40 ], [ %88, %77 ]
  %79 = getelementptr inbounds double, ptr %34, i64 %78
  %80 = load double, ptr %79, align 8, !tbaa !35
  %81 = getelementptr inbounds i64, ptr %44, i64 %78
  %82 = load i64, ptr %81, align 8, !tbaa !28
  %83 = mul nsw i64 %82, %8
  %84 = getelementptr inbounds i64, ptr %46, i64 %78
  %85 = load i64, ptr %84, align 8, !tbaa !28
  %86 = getelementptr double, ptr %42, i64 %83
  %87 = getelementptr double, ptr %86, i64 %85
  store double %80, ptr %87, align 8, !tbaa !35
  %88 = add nuw nsw i64 %78, 1
  %89 = icmp eq i64 %88, %36
  br i1 %89, label %66, label %77, !llvm.loop !42

90:                                               ; preds = %90, %70
  %91 = phi i64 [ 0, %70 ], [ %101, %90 ]
  %92 = getelementptr inbounds double, ptr %38, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !35
  %94 = getelementptr inbounds i64, ptr %74, i64 %91
  %95 = load i64, ptr %94, align 8, !tbaa !28
  %96 = mul nsw i64 %95, %8
  %97 = getelementptr inbounds i64, ptr %76, i64 %91
  %98 = load i64, ptr %97, align 8, !tbaa !28
  %99 = getelementptr double, ptr %72, i64 %96
  %100 = getelementptr double, ptr %99, i64 %98
  store double %93, ptr %100, align 8, !tbaa !35
  %101 = add nuw nsw i64 %91, 1
  %102 = icmp eq i64 %101, %68
  br i1 %102, label %103, label %90, !llvm.loop !43

103:                                              ; preds = %90, %66
  %104 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %105 = load ptr, ptr %104, align 8, !tbaa !26
  %106 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  store double 0.000000e+00, ptr %106, align 8, !tbaa !44
  br i1 %20, label %107, label %176

107:                                              ; preds = %103
  %108 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %109 = load ptr, ptr %108, align 8, !tbaa !27
  %110 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %111 = add nuw i64 %8, 1
  %112 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %113 = load i64, ptr %109, align 8, !tbaa !28
  br label %114

114:                                              ; preds = %172, %107
  %115 = phi i64 [ %113, %107 ], [ %123, %172 ]
  %116 = phi i64 [ 0, %107 ], [ %121, %172 ]
  %117 = mul nsw i64 %116, %8
  %118 = getelementptr double, ptr %105, i64 %117
  %119 = getelementptr double, ptr %118, i64 %116
  %120 = load double, ptr %119, align 8, !tbaa !35
  %121 = add nuw nsw i64 %116, 1
  %122 = getelementptr inbounds i64, ptr %109, i64 %121
  %123 = load i64, ptr %122, align 8, !tbaa !28
  %124 = icmp slt i64 %115, %123
  br i1 %124, label %125, label %127

125:                                              ; preds = %114
  %126 = load ptr, ptr %110, align 8, !tbaa !36
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
  %135 = load i64, ptr %134, align 8, !tbaa !28
  %136 = getelementptr double, ptr %118, i64 %135
  %137 = load double, ptr %136, align 8, !tbaa !35
  %138 = getelementptr inbounds i64, ptr %109, i64 %135
  %139 = load i64, ptr %138, align 8, !tbaa !28
  %140 = getelementptr i64, ptr %138, i64 1
  %141 = load i64, ptr %140, align 8, !tbaa !28
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
  %150 = load double, ptr %149, align 8, !tbaa !35
  %151 = fdiv contract double %147, %150
  store double %151, ptr %136, align 8, !tbaa !35
  %152 = fmul contract double %151, %151
  %153 = fsub contract double %133, %152
  %154 = add nsw i64 %132, 1
  %155 = icmp eq i64 %154, %123
  br i1 %155, label %127, label %131, !llvm.loop !45

156:                                              ; preds = %156, %143
  %157 = phi i64 [ %139, %143 ], [ %167, %156 ]
  %158 = phi double [ %137, %143 ], [ %166, %156 ]
  %159 = getelementptr inbounds i64, ptr %126, i64 %157
  %160 = load i64, ptr %159, align 8, !tbaa !28
  %161 = getelementptr double, ptr %118, i64 %160
  %162 = load double, ptr %161, align 8, !tbaa !35
  %163 = getelementptr double, ptr %145, i64 %160
  %164 = load double, ptr %163, align 8, !tbaa !35
  %165 = fmul contract double %162, %164
  %166 = fsub contract double %158, %165
  %167 = add nsw i64 %157, 1
  %168 = icmp eq i64 %167, %141
  br i1 %168, label %146, label %156, !llvm.loop !46

169:                                              ; preds = %127
  store double 1.000000e+00, ptr %112, align 8, !tbaa !47
  %170 = fcmp contract ogt double %120, 0.000000e+00
  %171 = select contract i1 %170, double %120, double 1.000000e+00
  br label %172

172:                                              ; preds = %169, %127
  %173 = phi double [ %128, %127 ], [ %171, %169 ]
  %174 = tail call contract double @llvm.sqrt.f64(double %173)
  store double %174, ptr %119, align 8, !tbaa !35
  %175 = icmp eq i64 %121, %8
  br i1 %175, label %176, label %114, !llvm.loop !48

176:                                              ; preds = %172, %103
  tail call fastcc void @sparse_gram(ptr noundef %0, double noundef %1)
  %177 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %178 = load i64, ptr %177, align 8, !tbaa !16
  %179 = icmp sgt i64 %178, 0
  %180 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %181 = load ptr, ptr %180, align 8, !tbaa !138
  br i1 %179, label %267, label %182

182:                                              ; preds = %267, %176
  tail call fastcc void @sparse_solve_gram(ptr noundef nonnull %0, ptr noundef %181, ptr noundef null)
  %183 = shl i64 %8, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 %183, i1 false)
  %184 = load ptr, ptr %180, align 8, !tbaa !138
  %185 = load i64, ptr %177, align 8, !tbaa !16
  %186 = icmp sgt i64 %185, 0
  br i1 %186, label %187, label %222

187:                                              ; preds = %182
  %188 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %189 = load ptr, ptr %188, align 8, !tbaa !51
  %190 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %191 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %192 = load i64, ptr %189, align 8, !tbaa !28
  br label %195

193:                                              ; preds = %209, %195
  %194 = icmp eq i64 %198, %185
  br i1 %194, label %222, label %195, !llvm.loop !66

195:                                              ; preds = %193, %187
  %196 = phi i64 [ %192, %187 ], [ %200, %193 ]
  %197 = phi i64 [ 0, %187 ], [ %198, %193 ]
  %198 = add nuw nsw i64 %197, 1
  %199 = getelementptr inbounds i64, ptr %189, i64 %198
  %200 = load i64, ptr %199, align 8, !tbaa !28
  %201 = icmp slt i64 %196, %200
  br i1 %201, label %202, label %193

202:                                              ; preds = %195
  %203 = load ptr, ptr %190, align 8, !tbaa !54
  %204 = load i64, ptr %7, align 8, !tbaa !13
  %205 = mul nsw i64 %204, %197
  %206 = load ptr, ptr %191, align 8, !tbaa !55
  %207 = getelementptr double, ptr %203, i64 %205
  %208 = getelementptr inbounds double, ptr %184, i64 %197
  br label %209

209:                                              ; preds = %209, %202
  %210 = phi i64 [ %196, %202 ], [ %220, %209 ]
  %211 = getelementptr inbounds i64, ptr %206, i64 %210
  %212 = load i64, ptr %211, align 8, !tbaa !28
  %213 = getelementptr double, ptr %207, i64 %212
  %214 = load double, ptr %213, align 8, !tbaa !35
  %215 = load double, ptr %208, align 8, !tbaa !35
  %216 = fmul contract double %214, %215
  %217 = getelementptr inbounds double, ptr %19, i64 %212
  %218 = load double, ptr %217, align 8, !tbaa !35
  %219 = fadd contract double %218, %216
  store double %219, ptr %217, align 8, !tbaa !35
  %220 = add nsw i64 %210, 1
  %221 = icmp eq i64 %220, %200
  br i1 %221, label %193, label %209, !llvm.loop !67

222:                                              ; preds = %193, %182
  %223 = load i64, ptr %7, align 8, !tbaa !13
  %224 = icmp sgt i64 %223, 0
  br i1 %224, label %225, label %263

225:                                              ; preds = %222
  %226 = load ptr, ptr %104, align 8, !tbaa !26
  %227 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %228 = load ptr, ptr %227, align 8, !tbaa !27
  %229 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %230 = getelementptr inbounds i64, ptr %228, i64 %223
  %231 = load i64, ptr %230, align 8, !tbaa !28
  br label %234

232:                                              ; preds = %250, %234
  %233 = icmp sgt i64 %236, 1
  br i1 %233, label %234, label %263, !llvm.loop !68

234:                                              ; preds = %232, %225
  %235 = phi i64 [ %231, %225 ], [ %246, %232 ]
  %236 = phi i64 [ %223, %225 ], [ %237, %232 ]
  %237 = add nsw i64 %236, -1
  %238 = mul nsw i64 %237, %223
  %239 = getelementptr double, ptr %226, i64 %238
  %240 = getelementptr double, ptr %239, i64 %237
  %241 = load double, ptr %240, align 8, !tbaa !35
  %242 = getelementptr inbounds double, ptr %19, i64 %237
  %243 = load double, ptr %242, align 8, !tbaa !35
  %244 = fdiv contract double %243, %241
  store double %244, ptr %242, align 8, !tbaa !35
  %245 = getelementptr inbounds i64, ptr %228, i64 %237
  %246 = load i64, ptr %245, align 8, !tbaa !28
  %247 = icmp slt i64 %246, %235
  br i1 %247, label %248, label %232

248:                                              ; preds = %234
  %249 = load ptr, ptr %229, align 8, !tbaa !36
  br label %250

250:                                              ; preds = %250, %248
  %251 = phi i64 [ %246, %248 ], [ %261, %250 ]
  %252 = getelementptr inbounds i64, ptr %249, i64 %251
  %253 = load i64, ptr %252, align 8, !tbaa !28
  %254 = getelementptr double, ptr %239, i64 %253
  %255 = load double, ptr %254, align 8, !tbaa !35
  %256 = load double, ptr %242, align 8, !tbaa !35
  %257 = fmul contract double %255, %256
  %258 = getelementptr inbounds double, ptr %19, i64 %253
  %259 = load double, ptr %258, align 8, !tbaa !35
  %260 = fsub contract double %259, %257
  store double %260, ptr %258, align 8, !tbaa !35
  %261 = add nsw i64 %251, 1
  %262 = icmp eq i64 %261, %235
  br i1 %262, label %232, label %250, !llvm.loop !69

263:                                              ; preds = %232, %222
  br i1 %20, label %264, label %360

264:                                              ; preds = %263
  %265 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %266 = load ptr, ptr %265, align 8, !tbaa !60
  br label %275

267:                                              ; preds = %176, %267
  %268 = phi i64 [ %273, %267 ], [ 0, %176 ]
  %269 = getelementptr inbounds double, ptr %4, i64 %268
  %270 = load double, ptr %269, align 8, !tbaa !35
  %271 = fneg contract double %270
  %272 = getelementptr inbounds double, ptr %181, i64 %268
  store double %271, ptr %272, align 8, !tbaa !35
  %273 = add nuw nsw i64 %268, 1
  %274 = icmp eq i64 %273, %178
  br i1 %274, label %182, label %267, !llvm.loop !153

275:                                              ; preds = %275, %264
  %276 = phi i64 [ 0, %264 ], [ %282, %275 ]
  %277 = getelementptr inbounds double, ptr %19, i64 %276
  %278 = load double, ptr %277, align 8, !tbaa !35
  %279 = getelementptr inbounds i64, ptr %266, i64 %276
  %280 = load i64, ptr %279, align 8, !tbaa !28
  %281 = getelementptr inbounds double, ptr %5, i64 %280
  store double %278, ptr %281, align 8, !tbaa !35
  %282 = add nuw nsw i64 %276, 1
  %283 = icmp eq i64 %282, %8
  br i1 %283, label %360, label %275, !llvm.loop !154

284:                                              ; preds = %6
  %285 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %286 = load i64, ptr %285, align 8, !tbaa !16
  tail call fastcc void @factorize(ptr noundef nonnull %0, i64 noundef %286)
  %287 = tail call fastcc i64 @gram(ptr noundef nonnull %0, ptr noundef %2, i64 noundef %3, double noundef %1)
  %288 = icmp sgt i64 %3, 0
  %289 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %290 = load ptr, ptr %289, align 8, !tbaa !138
  br i1 %288, label %298, label %291

291:                                              ; preds = %298, %284
  %292 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %293 = load ptr, ptr %292, align 8, !tbaa !52
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, i64 noundef %3, i64 noundef %287, ptr noundef %290, ptr noundef %293, ptr noundef null)
  %294 = shl i64 %8, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 %294, i1 false)
  br i1 %288, label %295, label %314

295:                                              ; preds = %291
  %296 = icmp sgt i64 %8, 0
  %297 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  br label %306

298:                                              ; preds = %284, %298
  %299 = phi i64 [ %304, %298 ], [ 0, %284 ]
  %300 = getelementptr inbounds double, ptr %4, i64 %299
  %301 = load double, ptr %300, align 8, !tbaa !35
  %302 = fneg contract double %301
  %303 = getelementptr inbounds double, ptr %290, i64 %299
  store double %302, ptr %303, align 8, !tbaa !35
  %304 = add nuw nsw i64 %299, 1
  %305 = icmp eq i64 %304, %3
  br i1 %305, label %291, label %298, !llvm.loop !155

306:                                              ; preds = %295, %346
  %307 = phi i64 [ 0, %295 ], [ %347, %346 ]
  br i1 %296, label %308, label %346

308:                                              ; preds = %306
  %309 = load ptr, ptr %297, align 8, !tbaa !54
  %310 = mul nsw i64 %307, %8
  %311 = getelementptr double, ptr %309, i64 %310
  %312 = load ptr, ptr %292, align 8, !tbaa !52
  %313 = getelementptr inbounds double, ptr %312, i64 %307
  br label %349

314:                                              ; preds = %346, %291
  %315 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %316 = load ptr, ptr %315, align 8, !tbaa !26
  %317 = icmp sgt i64 %8, 0
  br i1 %317, label %318, label %360

318:                                              ; preds = %314
  %319 = add nuw i64 %8, 1
  br label %320

320:                                              ; preds = %327, %318
  %321 = phi i64 [ %8, %318 ], [ %322, %327 ]
  %322 = add nsw i64 %321, -1
  %323 = getelementptr inbounds double, ptr %5, i64 %322
  %324 = load double, ptr %323, align 8, !tbaa !35
  %325 = getelementptr double, ptr %316, i64 %322
  %326 = icmp slt i64 %321, %8
  br i1 %326, label %334, label %327

327:                                              ; preds = %334, %320
  %328 = phi double [ %324, %320 ], [ %343, %334 ]
  %329 = mul i64 %322, %319
  %330 = getelementptr inbounds double, ptr %316, i64 %329
  %331 = load double, ptr %330, align 8, !tbaa !35
  %332 = fdiv contract double %328, %331
  store double %332, ptr %323, align 8, !tbaa !35
  %333 = icmp sgt i64 %321, 1
  br i1 %333, label %320, label %360, !llvm.loop !145

334:                                              ; preds = %320, %334
  %335 = phi i64 [ %344, %334 ], [ %321, %320 ]
  %336 = phi double [ %343, %334 ], [ %324, %320 ]
  %337 = mul nsw i64 %335, %8
  %338 = getelementptr double, ptr %325, i64 %337
  %339 = load double, ptr %338, align 8, !tbaa !35
  %340 = getelementptr inbounds double, ptr %5, i64 %335
  %341 = load double, ptr %340, align 8, !tbaa !35
  %342 = fmul contract double %339, %341
  %343 = fsub contract double %336, %342
  %344 = add nuw nsw i64 %335, 1
  %345 = icmp eq i64 %344, %8
  br i1 %345, label %327, label %334, !llvm.loop !146

346:                                              ; preds = %349, %306
  %347 = add nuw nsw i64 %307, 1
  %348 = icmp eq i64 %347, %3
  br i1 %348, label %314, label %306, !llvm.loop !156

349:                                              ; preds = %308, %349
  %350 = phi i64 [ 0, %308 ], [ %358, %349 ]
  %351 = getelementptr double, ptr %311, i64 %350
  %352 = load double, ptr %351, align 8, !tbaa !35
  %353 = load double, ptr %313, align 8, !tbaa !35
  %354 = fmul contract double %352, %353
  %355 = getelementptr inbounds double, ptr %5, i64 %350
  %356 = load double, ptr %355, align 8, !tbaa !35
  %357 = fadd contract double %356, %354
  store double %357, ptr %355, align 8, !tbaa !35
  %358 = add nuw nsw i64 %350, 1
  %359 = icmp eq i64 %358, %8
  br i1 %359, label %346, label %349, !llvm.loop !157

360:                                              ; preds = %327, %275, %314, %263
  ret void
}

; Function Attrs: nounwind uwtable
define void @guards(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %6 = load i64, ptr %5, align 8, !tbaa !158
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %32

8:                                                ; preds = %4
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  %10 = load i64, ptr %9, align 8, !tbaa !20
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %23, label %12

12:                                               ; preds = %8
  %13 = inttoptr i64 %10 to ptr
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 22
  %15 = load i64, ptr %14, align 8, !tbaa !21
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %17 = load ptr, ptr %16, align 8, !tbaa !19
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %19 = load ptr, ptr %18, align 8, !tbaa !14
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %21 = load i64, ptr %20, align 8, !tbaa !15
  %22 = getelementptr inbounds double, ptr %19, i64 %21
  tail call void %13(i64 noundef %15, ptr noundef %17, ptr noundef %22, i64 noundef 1) #12
  br label %23

23:                                               ; preds = %8, %12
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %25 = load i64, ptr %24, align 8, !tbaa !159
  %26 = inttoptr i64 %25 to ptr
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %28 = load ptr, ptr %27, align 8, !tbaa !19
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %30 = load i64, ptr %29, align 8, !tbaa !160
  %31 = inttoptr i64 %30 to ptr
  tail call void %26(ptr noundef %3, ptr noundef %28, ptr noundef %31) #12
  br label %32

32:                                               ; preds = %23, %4
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %34 = load i64, ptr %33, align 8, !tbaa !73
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %176, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %38 = load ptr, ptr %37, align 8, !tbaa !14
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %40 = load i64, ptr %39, align 8, !tbaa !15
  %41 = getelementptr inbounds double, ptr %38, i64 %40
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %43 = load double, ptr %42, align 8, !tbaa !5
  %44 = fcmp contract une double %43, 0.000000e+00
  br i1 %44, label %46, label %45

45:                                               ; preds = %36
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %41)
  br label %62

46:                                               ; preds = %36
  %47 = load i64, ptr %0, align 8, !tbaa !12
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %49 = load i64, ptr %48, align 8, !tbaa !13
  %50 = add nsw i64 %49, %47
  %51 = mul nsw i64 %50, 6
  %52 = getelementptr inbounds double, ptr %41, i64 %51
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %54 = load i64, ptr %53, align 8, !tbaa !16
  %55 = getelementptr inbounds double, ptr %52, i64 %54
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %57 = load i64, ptr %56, align 8, !tbaa !17
  %58 = getelementptr inbounds double, ptr %55, i64 %57
  %59 = getelementptr inbounds double, ptr %58, i64 8
  %60 = shl i64 %50, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %59, ptr align 8 %2, i64 %60, i1 false)
  %61 = tail call contract double @project(ptr noundef nonnull %0, double noundef %1, ptr noundef nonnull %59, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef nonnull %59, ptr noundef %41)
  br label %62

62:                                               ; preds = %45, %46
  %63 = load i64, ptr %33, align 8, !tbaa !73
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %176

65:                                               ; preds = %62
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %67 = load ptr, ptr %66, align 8, !tbaa !24, !noalias !161
  %68 = load i64, ptr %0, align 8, !tbaa !12, !noalias !161
  %69 = getelementptr inbounds double, ptr %67, i64 %68
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %71 = load i64, ptr %70, align 8, !tbaa !32, !noalias !161
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %74 = load i64, ptr %73, align 8, !tbaa !13, !noalias !161
  %75 = getelementptr inbounds double, ptr %72, i64 %74
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %77 = load i64, ptr %76, align 8, !tbaa !38, !noalias !161
  %78 = getelementptr inbounds double, ptr %75, i64 %77
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %80 = load i64, ptr %79, align 8, !tbaa !16, !noalias !161
  %81 = getelementptr inbounds double, ptr %78, i64 %80
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %83 = load i64, ptr %82, align 8, !tbaa !78, !noalias !161
  %84 = getelementptr inbounds double, ptr %81, i64 %83
  %85 = getelementptr inbounds double, ptr %84, i64 %80
  %86 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %87 = load ptr, ptr %86, align 8, !tbaa !79, !noalias !161
  %88 = add i64 %74, 2
  %89 = add nsw i64 %80, %74
  %90 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %93 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %94 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %95 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %96 = load i64, ptr %5, align 8, !tbaa !158
  %97 = getelementptr double, ptr %3, i64 %96
  br label %98

98:                                               ; preds = %65, %171
  %99 = phi i64 [ 0, %65 ], [ %174, %171 ]
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %118, label %101

101:                                              ; preds = %98
  %102 = load i64, ptr %90, align 8, !tbaa !17, !noalias !161
  %103 = add nsw i64 %89, %102
  %104 = mul i64 %103, 3
  %105 = add i64 %104, 5
  br label %106

106:                                              ; preds = %106, %101
  %107 = phi ptr [ %85, %101 ], [ %114, %106 ]
  %108 = phi i64 [ 0, %101 ], [ %115, %106 ]
  %109 = phi i64 [ 0, %101 ], [ %116, %106 ]
  %110 = getelementptr inbounds i64, ptr %87, i64 %109
  %111 = load i64, ptr %110, align 8, !tbaa !28, !noalias !161
  %112 = mul i64 %111, %88
  %113 = add i64 %105, %112
  %114 = getelementptr inbounds double, ptr %107, i64 %113
  %115 = add nsw i64 %111, %108
  %116 = add nuw nsw i64 %109, 1
  %117 = icmp eq i64 %116, %99
  br i1 %117, label %118, label %106, !llvm.loop !80

118:                                              ; preds = %106, %98
  %119 = phi i64 [ 0, %98 ], [ %115, %106 ]
  %120 = phi ptr [ %85, %98 ], [ %114, %106 ]
  %121 = getelementptr inbounds i64, ptr %87, i64 %99
  %122 = load i64, ptr %121, align 8, !tbaa !28, !noalias !161
  %123 = getelementptr inbounds double, ptr %120, i64 %122
  %124 = mul nsw i64 %122, %74
  %125 = getelementptr inbounds double, ptr %123, i64 %124
  %126 = getelementptr inbounds double, ptr %125, i64 %122
  %127 = getelementptr inbounds double, ptr %126, i64 1
  %128 = icmp sgt i64 %122, 0
  br i1 %128, label %129, label %132

129:                                              ; preds = %118
  %130 = load ptr, ptr %91, align 8, !tbaa !92
  %131 = load ptr, ptr %92, align 8, !tbaa !112
  br label %137

132:                                              ; preds = %137, %118
  %133 = phi double [ 0.000000e+00, %118 ], [ %147, %137 ]
  %134 = phi double [ 0.000000e+00, %118 ], [ %151, %137 ]
  %135 = load double, ptr %127, align 8, !tbaa !35
  %136 = fcmp contract ogt double %135, 0.000000e+00
  br i1 %136, label %171, label %154

137:                                              ; preds = %129, %137
  %138 = phi i64 [ 0, %129 ], [ %152, %137 ]
  %139 = phi double [ 0.000000e+00, %129 ], [ %151, %137 ]
  %140 = phi double [ 0.000000e+00, %129 ], [ %147, %137 ]
  %141 = getelementptr inbounds double, ptr %120, i64 %138
  %142 = load double, ptr %141, align 8, !tbaa !35
  %143 = add nsw i64 %138, %119
  %144 = getelementptr inbounds double, ptr %130, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !35
  %146 = fmul contract double %142, %145
  %147 = fadd contract double %140, %146
  %148 = getelementptr inbounds double, ptr %131, i64 %143
  %149 = load double, ptr %148, align 8, !tbaa !35
  %150 = fmul contract double %149, %149
  %151 = fadd contract double %139, %150
  %152 = add nuw nsw i64 %138, 1
  %153 = icmp eq i64 %152, %122
  br i1 %153, label %132, label %137, !llvm.loop !164

154:                                              ; preds = %132
  %155 = tail call contract double @llvm.fabs.f64(double %133)
  %156 = load double, ptr %93, align 8, !tbaa !165
  %157 = fcmp contract olt double %155, %156
  %158 = select i1 %157, double 0.000000e+00, double %133
  %159 = load ptr, ptr %94, align 8, !tbaa !81
  %160 = getelementptr inbounds i64, ptr %159, i64 %99
  %161 = load i64, ptr %160, align 8, !tbaa !28
  %162 = icmp eq i64 %161, 1
  br i1 %162, label %171, label %163

163:                                              ; preds = %154
  %164 = load double, ptr %126, align 8, !tbaa !35
  %165 = load ptr, ptr %95, align 8, !tbaa !74
  %166 = getelementptr inbounds double, ptr %165, i64 %99
  %167 = load double, ptr %166, align 8, !tbaa !35
  %168 = fmul contract double %164, %167
  %169 = tail call contract double @llvm.sqrt.f64(double %134)
  %170 = fsub contract double %168, %169
  br label %171

171:                                              ; preds = %163, %154, %132
  %172 = phi double [ 1.000000e+00, %132 ], [ %170, %163 ], [ %158, %154 ]
  %173 = getelementptr double, ptr %97, i64 %99
  store double %172, ptr %173, align 8, !tbaa !35
  %174 = add nuw nsw i64 %99, 1
  %175 = icmp eq i64 %174, %63
  br i1 %175, label %176, label %98, !llvm.loop !166

176:                                              ; preds = %171, %62, %32
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read) uwtable
define i64 @first_event(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) local_unnamed_addr #5 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %5 = load i64, ptr %4, align 8, !tbaa !158
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %7 = load i64, ptr %6, align 8, !tbaa !73
  %8 = add nsw i64 %7, %5
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %32

10:                                               ; preds = %3, %29
  %11 = phi i64 [ %30, %29 ], [ 0, %3 ]
  %12 = getelementptr inbounds double, ptr %1, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !35
  %14 = getelementptr inbounds double, ptr %2, i64 %11
  %15 = load double, ptr %14, align 8, !tbaa !35
  %16 = icmp sgt i64 %5, %11
  br i1 %16, label %21, label %17

17:                                               ; preds = %10
  %18 = fcmp contract olt double %15, 0.000000e+00
  %19 = fcmp contract uge double %13, 0.000000e+00
  %20 = and i1 %19, %18
  br i1 %20, label %32, label %29

21:                                               ; preds = %10
  %22 = fcmp contract ogt double %13, 0.000000e+00
  %23 = fcmp contract ole double %15, 0.000000e+00
  %24 = and i1 %22, %23
  %25 = fcmp contract olt double %13, 0.000000e+00
  %26 = fcmp contract oge double %15, 0.000000e+00
  %27 = and i1 %25, %26
  %28 = or i1 %24, %27
  br i1 %28, label %32, label %29

29:                                               ; preds = %17, %21
  %30 = add nuw nsw i64 %11, 1
  %31 = icmp eq i64 %30, %8
  br i1 %31, label %32, label %10, !llvm.loop !167

32:                                               ; preds = %29, %21, %17, %3
  %33 = phi i64 [ -1, %3 ], [ %11, %17 ], [ %11, %21 ], [ -1, %29 ]
  ret i64 %33
}

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) uwtable
define void @take_hits(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3) local_unnamed_addr #6 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %7 = load i64, ptr %5, align 8, !tbaa !158
  %8 = load i64, ptr %6, align 8, !tbaa !73
  %9 = add nsw i64 %8, %7
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %13 = load ptr, ptr %12, align 8, !tbaa !168
  %14 = getelementptr inbounds double, ptr %2, i64 %3
  br label %16

15:                                               ; preds = %57, %4
  ret void

16:                                               ; preds = %11, %57
  %17 = phi i64 [ %7, %11 ], [ %45, %57 ]
  %18 = phi i64 [ 0, %11 ], [ %60, %57 ]
  %19 = icmp eq i64 %18, %3
  br i1 %19, label %20, label %22

20:                                               ; preds = %16
  %21 = load double, ptr %14, align 8, !tbaa !35
  br label %40

22:                                               ; preds = %16
  %23 = getelementptr inbounds double, ptr %1, i64 %18
  %24 = load double, ptr %23, align 8, !tbaa !35
  %25 = getelementptr inbounds double, ptr %2, i64 %18
  %26 = load double, ptr %25, align 8, !tbaa !35
  %27 = icmp sgt i64 %17, %18
  br i1 %27, label %32, label %28

28:                                               ; preds = %22
  %29 = fcmp contract olt double %26, 0.000000e+00
  %30 = fcmp contract uge double %24, 0.000000e+00
  %31 = and i1 %30, %29
  br label %40

32:                                               ; preds = %22
  %33 = fcmp contract ogt double %24, 0.000000e+00
  %34 = fcmp contract ole double %26, 0.000000e+00
  %35 = and i1 %33, %34
  %36 = fcmp contract olt double %24, 0.000000e+00
  %37 = fcmp contract oge double %26, 0.000000e+00
  %38 = and i1 %36, %37
  %39 = or i1 %35, %38
  br label %40

40:                                               ; preds = %20, %32, %28
  %41 = phi double [ %21, %20 ], [ %26, %28 ], [ %26, %32 ]
  %42 = phi i1 [ true, %20 ], [ %31, %28 ], [ %39, %32 ]
  %43 = zext i1 %42 to i64
  %44 = getelementptr inbounds i64, ptr %13, i64 %18
  store i64 %43, ptr %44, align 8, !tbaa !28
  %45 = load i64, ptr %5, align 8, !tbaa !158
  %46 = icmp slt i64 %18, %45
  %47 = select i1 %42, i1 %46, i1 false
  br i1 %47, label %48, label %57

48:                                               ; preds = %40
  %49 = tail call contract double @llvm.fabs.f64(double %41)
  %50 = fcmp contract ogt double %49, 1.000000e-300
  %51 = select contract i1 %50, double %49, double 1.000000e-300
  %52 = getelementptr inbounds double, ptr %1, i64 %18
  %53 = load double, ptr %52, align 8, !tbaa !35
  %54 = fcmp contract ogt double %53, 0.000000e+00
  %55 = fneg contract double %51
  %56 = select contract i1 %54, double %55, double %51
  br label %57

57:                                               ; preds = %40, %48
  %58 = phi contract double [ %56, %48 ], [ %41, %40 ]
  %59 = getelementptr inbounds double, ptr %1, i64 %18
  store double %58, ptr %59, align 8, !tbaa !35
  %60 = add nuw nsw i64 %18, 1
  %61 = load i64, ptr %6, align 8, !tbaa !73
  %62 = add nsw i64 %61, %45
  %63 = icmp slt i64 %60, %62
  br i1 %63, label %16, label %15, !llvm.loop !169
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define void @follow(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %3 = load i64, ptr %2, align 8, !tbaa !73
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %33

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %7 = load ptr, ptr %6, align 8, !tbaa !24, !noalias !170
  %8 = load i64, ptr %0, align 8, !tbaa !12, !noalias !170
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %11 = load i64, ptr %10, align 8, !tbaa !32, !noalias !170
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !13, !noalias !170
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %17 = load i64, ptr %16, align 8, !tbaa !38, !noalias !170
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %20 = load i64, ptr %19, align 8, !tbaa !16, !noalias !170
  %21 = getelementptr inbounds double, ptr %18, i64 %20
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %23 = load i64, ptr %22, align 8, !tbaa !78, !noalias !170
  %24 = getelementptr inbounds double, ptr %21, i64 %23
  %25 = getelementptr inbounds double, ptr %24, i64 %20
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %27 = load ptr, ptr %26, align 8, !tbaa !79, !noalias !170
  %28 = add i64 %14, 2
  %29 = add nsw i64 %20, %14
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  br label %34

33:                                               ; preds = %83, %1
  ret void

34:                                               ; preds = %5, %83
  %35 = phi i64 [ 0, %5 ], [ %84, %83 ]
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %54, label %37

37:                                               ; preds = %34
  %38 = load i64, ptr %30, align 8, !tbaa !17, !noalias !170
  %39 = add nsw i64 %29, %38
  %40 = mul i64 %39, 3
  %41 = add i64 %40, 5
  br label %42

42:                                               ; preds = %42, %37
  %43 = phi ptr [ %25, %37 ], [ %50, %42 ]
  %44 = phi i64 [ 0, %37 ], [ %51, %42 ]
  %45 = phi i64 [ 0, %37 ], [ %52, %42 ]
  %46 = getelementptr inbounds i64, ptr %27, i64 %45
  %47 = load i64, ptr %46, align 8, !tbaa !28, !noalias !170
  %48 = mul i64 %47, %28
  %49 = add i64 %41, %48
  %50 = getelementptr inbounds double, ptr %43, i64 %49
  %51 = add nsw i64 %47, %44
  %52 = add nuw nsw i64 %45, 1
  %53 = icmp eq i64 %52, %35
  br i1 %53, label %54, label %42, !llvm.loop !80

54:                                               ; preds = %42, %34
  %55 = phi i64 [ 0, %34 ], [ %51, %42 ]
  %56 = phi ptr [ %25, %34 ], [ %50, %42 ]
  %57 = getelementptr inbounds i64, ptr %27, i64 %35
  %58 = load i64, ptr %57, align 8, !tbaa !28, !noalias !170
  %59 = icmp eq i64 %58, 2
  br i1 %59, label %60, label %83

60:                                               ; preds = %54
  %61 = load ptr, ptr %31, align 8, !tbaa !81
  %62 = getelementptr inbounds i64, ptr %61, i64 %35
  %63 = load i64, ptr %62, align 8, !tbaa !28
  %64 = icmp eq i64 %63, 1
  br i1 %64, label %65, label %83

65:                                               ; preds = %60
  %66 = load double, ptr %56, align 8, !tbaa !35
  %67 = fmul contract double %66, %66
  %68 = getelementptr inbounds double, ptr %56, i64 1
  %69 = load double, ptr %68, align 8, !tbaa !35
  %70 = fmul contract double %69, %69
  %71 = fadd contract double %67, %70
  %72 = tail call contract double @llvm.sqrt.f64(double %71)
  %73 = fcmp contract ogt double %72, 1.000000e-09
  br i1 %73, label %74, label %83

74:                                               ; preds = %65
  %75 = load ptr, ptr %32, align 8, !tbaa !92
  %76 = getelementptr double, ptr %75, i64 %55
  %77 = load double, ptr %56, align 8, !tbaa !35
  %78 = fdiv contract double %77, %72
  store double %78, ptr %76, align 8, !tbaa !35
  %79 = getelementptr inbounds double, ptr %56, i64 1
  %80 = load double, ptr %79, align 8, !tbaa !35
  %81 = fdiv contract double %80, %72
  %82 = getelementptr double, ptr %76, i64 1
  store double %81, ptr %82, align 8, !tbaa !35
  br label %83

83:                                               ; preds = %74, %65, %60, %54
  %84 = add nuw nsw i64 %35, 1
  %85 = icmp eq i64 %84, %3
  br i1 %85, label %33, label %34, !llvm.loop !173
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @size_of_plant() local_unnamed_addr #7 {
  ret i64 592
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @size_of_clock() local_unnamed_addr #7 {
  ret i64 104
}

; Function Attrs: nounwind uwtable
define double @first_step(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef %5) local_unnamed_addr #0 {
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
  %22 = load double, ptr %21, align 8, !tbaa !35
  %23 = getelementptr inbounds double, ptr %5, i64 %19
  %24 = load double, ptr %23, align 8, !tbaa !35
  %25 = fdiv contract double %22, %24
  %26 = fmul contract double %25, %25
  %27 = fadd contract double %20, %26
  %28 = add nuw nsw i64 %19, 1
  %29 = icmp eq i64 %28, %10
  br i1 %29, label %30, label %18, !llvm.loop !174

30:                                               ; preds = %18
  %31 = tail call i64 @llvm.smax.i64(i64 %10, i64 1)
  %32 = sitofp i64 %31 to double
  %33 = fdiv contract double %27, %32
  br label %34

34:                                               ; preds = %30, %34
  %35 = phi i64 [ %44, %34 ], [ 0, %30 ]
  %36 = phi double [ %43, %34 ], [ 0.000000e+00, %30 ]
  %37 = getelementptr inbounds double, ptr %3, i64 %35
  %38 = load double, ptr %37, align 8, !tbaa !35
  %39 = getelementptr inbounds double, ptr %5, i64 %35
  %40 = load double, ptr %39, align 8, !tbaa !35
  %41 = fdiv contract double %38, %40
  %42 = fmul contract double %41, %41
  %43 = fadd contract double %36, %42
  %44 = add nuw nsw i64 %35, 1
  %45 = icmp eq i64 %44, %10
  br i1 %45, label %46, label %34, !llvm.loop !174

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
  %55 = load double, ptr %54, align 8, !tbaa !175
  %56 = load double, ptr %1, align 8, !tbaa !177
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
  %67 = load double, ptr %66, align 8, !tbaa !178
  %68 = fcmp contract olt double %65, %67
  %69 = select contract i1 %68, double %65, double %67
  br i1 %14, label %110, label %85

70:                                               ; preds = %15, %70
  %71 = phi i64 [ 0, %15 ], [ %81, %70 ]
  %72 = getelementptr inbounds double, ptr %4, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !35
  %74 = load double, ptr %16, align 8, !tbaa !179
  %75 = getelementptr inbounds double, ptr %2, i64 %71
  %76 = load double, ptr %75, align 8, !tbaa !35
  %77 = tail call contract double @llvm.fabs.f64(double %76)
  %78 = fmul contract double %74, %77
  %79 = fadd contract double %73, %78
  %80 = getelementptr inbounds double, ptr %5, i64 %71
  store double %79, ptr %80, align 8, !tbaa !35
  %81 = add nuw nsw i64 %71, 1
  %82 = icmp eq i64 %81, %10
  br i1 %82, label %17, label %70, !llvm.loop !180

83:                                               ; preds = %110
  %84 = load double, ptr %1, align 8, !tbaa !177
  br label %85

85:                                               ; preds = %83, %48
  %86 = phi double [ %84, %83 ], [ %56, %48 ]
  %87 = fadd contract double %69, %86
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %89 = load double, ptr %88, align 8, !tbaa !5
  %90 = fcmp contract une double %89, 0.000000e+00
  br i1 %90, label %92, label %91

91:                                               ; preds = %85
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %87, ptr noundef %11, ptr noundef %13)
  br label %109

92:                                               ; preds = %85
  %93 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
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
  %113 = load double, ptr %112, align 8, !tbaa !35
  %114 = getelementptr inbounds double, ptr %3, i64 %111
  %115 = load double, ptr %114, align 8, !tbaa !35
  %116 = fmul contract double %69, %115
  %117 = fadd contract double %113, %116
  %118 = getelementptr inbounds double, ptr %11, i64 %111
  store double %117, ptr %118, align 8, !tbaa !35
  %119 = add nuw nsw i64 %111, 1
  %120 = icmp eq i64 %119, %10
  br i1 %120, label %83, label %110, !llvm.loop !181

121:                                              ; preds = %142
  br i1 %14, label %122, label %134

122:                                              ; preds = %121, %122
  %123 = phi i64 [ %132, %122 ], [ 0, %121 ]
  %124 = phi double [ %131, %122 ], [ 0.000000e+00, %121 ]
  %125 = getelementptr inbounds double, ptr %13, i64 %123
  %126 = load double, ptr %125, align 8, !tbaa !35
  %127 = getelementptr inbounds double, ptr %5, i64 %123
  %128 = load double, ptr %127, align 8, !tbaa !35
  %129 = fdiv contract double %126, %128
  %130 = fmul contract double %129, %129
  %131 = fadd contract double %124, %130
  %132 = add nuw nsw i64 %123, 1
  %133 = icmp eq i64 %132, %10
  br i1 %133, label %134, label %122, !llvm.loop !174

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
  %145 = load double, ptr %144, align 8, !tbaa !35
  %146 = getelementptr inbounds double, ptr %13, i64 %143
  %147 = load double, ptr %146, align 8, !tbaa !35
  %148 = fsub contract double %147, %145
  store double %148, ptr %146, align 8, !tbaa !35
  %149 = add nuw nsw i64 %143, 1
  %150 = icmp eq i64 %149, %10
  br i1 %150, label %121, label %142, !llvm.loop !182

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
  %165 = load double, ptr %66, align 8, !tbaa !178
  %166 = fcmp contract olt double %164, %165
  %167 = select contract i1 %166, double %164, double %165
  ret double %167
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #4

; Function Attrs: nounwind uwtable
define i64 @dormand_prince(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #0 {
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
  %23 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  %24 = load i64, ptr %23, align 8, !tbaa !183
  %25 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 11
  %26 = load i64, ptr %25, align 8, !tbaa !184
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %28 = load double, ptr %27, align 8, !tbaa !185
  %29 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 8
  store i64 0, ptr %29, align 8, !tbaa !186
  %30 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %31 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %32 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %33 = shl i64 %15, 3
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 58
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %37 = icmp sgt i64 %15, 0
  %38 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  %39 = sitofp i64 %15 to double
  %40 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %41 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %44 = mul nsw i64 %15, 12
  %45 = getelementptr double, ptr %10, i64 %44
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %49 = shl nuw nsw i64 %15, 1
  %50 = getelementptr double, ptr %17, i64 %49
  %51 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %52 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %62 = icmp eq i64 %15, 1
  %63 = and i64 %15, 9223372036854775806
  %64 = icmp eq i64 %15, %63
  br label %65

65:                                               ; preds = %918, %11
  %66 = phi double [ %785, %918 ], [ %28, %11 ]
  %67 = phi i64 [ %101, %918 ], [ %26, %11 ]
  %68 = phi i64 [ %102, %918 ], [ %24, %11 ]
  %69 = fcmp contract oge double %66, 1.000000e-03
  %70 = fcmp contract ult double %66, 1.000000e-03
  br label %71

71:                                               ; preds = %708, %65
  %72 = phi i64 [ %67, %65 ], [ %101, %708 ]
  %73 = phi i64 [ %68, %65 ], [ %102, %708 ]
  %74 = phi i64 [ 0, %65 ], [ %709, %708 ]
  br label %75

75:                                               ; preds = %71, %254
  %76 = phi i64 [ %101, %254 ], [ %72, %71 ]
  %77 = phi i64 [ %102, %254 ], [ %73, %71 ]
  %78 = load double, ptr %1, align 8, !tbaa !177
  %79 = load double, ptr %30, align 8, !tbaa !187
  %80 = load double, ptr %31, align 8, !tbaa !175
  %81 = fsub contract double %80, %78
  %82 = tail call contract double @llvm.fabs.f64(double %78)
  %83 = fmul contract double %81, 1.000000e-02
  %84 = fcmp contract ogt double %82, %83
  %85 = select contract i1 %84, double %82, double %83
  %86 = tail call contract double @llvm.fabs.f64(double %80)
  %87 = fcmp contract ogt double %86, %85
  %88 = select contract i1 %87, double %86, double %85
  %89 = fmul contract double %88, 0x3CD0000000000000
  %90 = fcmp contract ugt double %81, %89
  br i1 %90, label %91, label %933

91:                                               ; preds = %75
  %92 = load i64, ptr %29, align 8, !tbaa !186
  %93 = load i64, ptr %32, align 8, !tbaa !188
  %94 = icmp eq i64 %92, %93
  br i1 %94, label %933, label %95

95:                                               ; preds = %91
  %96 = load i64, ptr %23, align 8, !tbaa !183
  %97 = icmp sgt i64 %96, %77
  br i1 %97, label %98, label %100

98:                                               ; preds = %95
  %99 = load i64, ptr %25, align 8, !tbaa !184
  br label %100

100:                                              ; preds = %98, %95
  %101 = phi i64 [ %99, %98 ], [ %76, %95 ]
  %102 = phi i64 [ %96, %98 ], [ %77, %95 ]
  %103 = fmul contract double %85, 0x3CE4000000000000
  %104 = fcmp contract ogt double %79, %103
  br i1 %104, label %105, label %933

105:                                              ; preds = %100
  %106 = load i64, ptr %25, align 8, !tbaa !184
  %107 = sub nsw i64 %106, %101
  %108 = icmp sgt i64 %107, 500
  br i1 %108, label %933, label %109

109:                                              ; preds = %105
  %110 = fcmp contract oge double %79, %81
  br i1 %110, label %115, label %111

111:                                              ; preds = %109
  %112 = fmul contract double %81, 5.000000e-01
  %113 = fcmp contract ogt double %79, %112
  br i1 %113, label %114, label %115

114:                                              ; preds = %111
  br label %115

115:                                              ; preds = %109, %111, %114
  %116 = phi double [ %112, %114 ], [ %79, %111 ], [ %81, %109 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %3, i64 %33, i1 false)
  %117 = load ptr, ptr %34, align 8, !tbaa !59
  %118 = load i64, ptr %0, align 8, !tbaa !12
  %119 = getelementptr inbounds double, ptr %3, i64 %118
  %120 = load i64, ptr %13, align 8, !tbaa !13
  %121 = shl i64 %120, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %117, ptr align 8 %119, i64 %121, i1 false)
  %122 = load double, ptr %27, align 8, !tbaa !185
  store double 1.000000e+00, ptr %27, align 8, !tbaa !185
  %123 = load i64, ptr %35, align 8, !tbaa !16
  %124 = icmp sgt i64 %123, 0
  %125 = fcmp contract olt double %122, 1.000000e-03
  %126 = select i1 %124, i1 %125, i1 false
  %127 = uitofp i1 %126 to double
  store double %127, ptr %36, align 8, !tbaa !5
  tail call fastcc void @stages(ptr noundef nonnull %0, double noundef %78, double noundef %116, ptr noundef %2, ptr noundef %10, ptr noundef %20, i64 noundef 1, i64 noundef 12)
  %128 = load double, ptr %36, align 8, !tbaa !5
  %129 = fcmp contract une double %128, 0.000000e+00
  br i1 %129, label %137, label %130

130:                                              ; preds = %115
  %131 = load i64, ptr %35, align 8, !tbaa !16
  %132 = icmp sgt i64 %131, 0
  br i1 %132, label %133, label %137

133:                                              ; preds = %130
  %134 = load double, ptr %27, align 8, !tbaa !185
  %135 = fcmp contract olt double %134, 1.000000e-03
  br i1 %135, label %136, label %137

136:                                              ; preds = %133
  store double 1.000000e+00, ptr %36, align 8, !tbaa !5
  tail call fastcc void @stages(ptr noundef nonnull %0, double noundef %78, double noundef %116, ptr noundef %2, ptr noundef %10, ptr noundef %20, i64 noundef 1, i64 noundef 12)
  br label %137

137:                                              ; preds = %136, %133, %130, %115
  tail call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 %33, i1 false)
  br label %138

138:                                              ; preds = %144, %137
  %139 = phi i64 [ 0, %137 ], [ %145, %144 ]
  %140 = add nsw i64 %139, -5
  %141 = icmp ult i64 %140, -4
  br i1 %141, label %146, label %142

142:                                              ; preds = %138
  %143 = add nuw nsw i64 %139, 1
  br label %144

144:                                              ; preds = %142, %181, %178
  %145 = phi i64 [ %179, %178 ], [ %182, %181 ], [ %143, %142 ]
  br label %138, !llvm.loop !189

146:                                              ; preds = %138
  %147 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %139
  %148 = load double, ptr %147, align 8, !tbaa !35
  %149 = mul nsw i64 %139, %15
  %150 = getelementptr inbounds double, ptr %10, i64 %149
  tail call void @llvm.experimental.noalias.scope.decl(metadata !190)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !193)
  br i1 %37, label %151, label %181

151:                                              ; preds = %146
  br i1 %62, label %166, label %152

152:                                              ; preds = %151
  %153 = insertelement <2 x double> poison, double %148, i64 0
  %154 = shufflevector <2 x double> %153, <2 x double> poison, <2 x i32> zeroinitializer
  br label %155

155:                                              ; preds = %155, %152
  %156 = phi i64 [ 0, %152 ], [ %163, %155 ]
  %157 = getelementptr inbounds double, ptr %150, i64 %156
  %158 = load <2 x double>, ptr %157, align 8, !tbaa !35, !alias.scope !190, !noalias !193
  %159 = fmul contract <2 x double> %154, %158
  %160 = getelementptr inbounds double, ptr %19, i64 %156
  %161 = load <2 x double>, ptr %160, align 8, !tbaa !35, !alias.scope !193, !noalias !190
  %162 = fadd contract <2 x double> %161, %159
  store <2 x double> %162, ptr %160, align 8, !tbaa !35, !alias.scope !193, !noalias !190
  %163 = add nuw i64 %156, 2
  %164 = icmp eq i64 %163, %63
  br i1 %164, label %165, label %155, !llvm.loop !195

165:                                              ; preds = %155
  br i1 %64, label %178, label %166

166:                                              ; preds = %151, %165
  %167 = phi i64 [ 0, %151 ], [ %63, %165 ]
  br label %168

168:                                              ; preds = %166, %168
  %169 = phi i64 [ %176, %168 ], [ %167, %166 ]
  %170 = getelementptr inbounds double, ptr %150, i64 %169
  %171 = load double, ptr %170, align 8, !tbaa !35, !alias.scope !190, !noalias !193
  %172 = fmul contract double %148, %171
  %173 = getelementptr inbounds double, ptr %19, i64 %169
  %174 = load double, ptr %173, align 8, !tbaa !35, !alias.scope !193, !noalias !190
  %175 = fadd contract double %174, %172
  store double %175, ptr %173, align 8, !tbaa !35, !alias.scope !193, !noalias !190
  %176 = add nuw nsw i64 %169, 1
  %177 = icmp eq i64 %176, %15
  br i1 %177, label %178, label %168, !llvm.loop !198

178:                                              ; preds = %168, %165
  %179 = add nuw nsw i64 %139, 1
  %180 = icmp eq i64 %179, 12
  br i1 %180, label %184, label %144

181:                                              ; preds = %146
  %182 = add nuw nsw i64 %139, 1
  %183 = icmp eq i64 %182, 12
  br i1 %183, label %201, label %144

184:                                              ; preds = %178, %184
  %185 = phi i64 [ %192, %184 ], [ 0, %178 ]
  %186 = getelementptr inbounds double, ptr %2, i64 %185
  %187 = load double, ptr %186, align 8, !tbaa !35
  %188 = getelementptr inbounds double, ptr %19, i64 %185
  %189 = load double, ptr %188, align 8, !tbaa !35
  %190 = fmul contract double %116, %189
  %191 = fadd contract double %187, %190
  store double %191, ptr %188, align 8, !tbaa !35
  %192 = add nuw nsw i64 %185, 1
  %193 = icmp eq i64 %192, %15
  br i1 %193, label %194, label %184, !llvm.loop !199

194:                                              ; preds = %184
  %195 = load double, ptr %38, align 8, !tbaa !179
  br label %196

196:                                              ; preds = %194, %207
  %197 = phi double [ %222, %207 ], [ 0.000000e+00, %194 ]
  %198 = phi double [ %225, %207 ], [ 0.000000e+00, %194 ]
  %199 = phi i64 [ %226, %207 ], [ 0, %194 ]
  %200 = getelementptr double, ptr %10, i64 %199
  br label %228

201:                                              ; preds = %181, %207
  %202 = phi double [ %225, %207 ], [ 0.000000e+00, %181 ]
  %203 = phi double [ %222, %207 ], [ 0.000000e+00, %181 ]
  %204 = fcmp contract oeq double %203, 0.000000e+00
  %205 = fcmp contract oeq double %202, 0.000000e+00
  %206 = select i1 %204, i1 %205, i1 false
  br i1 %206, label %270, label %245

207:                                              ; preds = %228
  %208 = getelementptr inbounds double, ptr %2, i64 %199
  %209 = load double, ptr %208, align 8, !tbaa !35
  %210 = tail call contract double @llvm.fabs.f64(double %209)
  %211 = getelementptr inbounds double, ptr %19, i64 %199
  %212 = load double, ptr %211, align 8, !tbaa !35
  %213 = tail call contract double @llvm.fabs.f64(double %212)
  %214 = getelementptr inbounds double, ptr %4, i64 %199
  %215 = load double, ptr %214, align 8, !tbaa !35
  %216 = fcmp contract ogt double %210, %213
  %217 = select contract i1 %216, double %210, double %213
  %218 = fmul contract double %195, %217
  %219 = fadd contract double %215, %218
  %220 = fdiv contract double %238, %219
  %221 = fmul contract double %220, %220
  %222 = fadd contract double %197, %221
  %223 = fdiv contract double %242, %219
  %224 = fmul contract double %223, %223
  %225 = fadd contract double %198, %224
  %226 = add nuw nsw i64 %199, 1
  %227 = icmp eq i64 %226, %15
  br i1 %227, label %201, label %196, !llvm.loop !200

228:                                              ; preds = %228, %196
  %229 = phi i64 [ 0, %196 ], [ %243, %228 ]
  %230 = phi double [ 0.000000e+00, %196 ], [ %242, %228 ]
  %231 = phi double [ 0.000000e+00, %196 ], [ %238, %228 ]
  %232 = getelementptr inbounds [13 x double], ptr @DP_E5, i64 0, i64 %229
  %233 = load double, ptr %232, align 8, !tbaa !35
  %234 = mul nsw i64 %229, %15
  %235 = getelementptr double, ptr %200, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !35
  %237 = fmul contract double %233, %236
  %238 = fadd contract double %231, %237
  %239 = getelementptr inbounds [13 x double], ptr @DP_E3, i64 0, i64 %229
  %240 = load double, ptr %239, align 8, !tbaa !35
  %241 = fmul contract double %236, %240
  %242 = fadd contract double %230, %241
  %243 = add nuw nsw i64 %229, 1
  %244 = icmp eq i64 %243, 12
  br i1 %244, label %207, label %228, !llvm.loop !201

245:                                              ; preds = %201
  %246 = fmul contract double %116, %203
  %247 = fmul contract double %202, 1.000000e-02
  %248 = fadd contract double %203, %247
  %249 = fmul contract double %248, %39
  %250 = tail call contract double @llvm.sqrt.f64(double %249)
  %251 = fdiv contract double %246, %250
  %252 = tail call double @llvm.fabs.f64(double %251)
  %253 = fcmp ueq double %252, 0x7FF0000000000000
  br i1 %253, label %254, label %265

254:                                              ; preds = %245
  %255 = fmul contract double %116, 1.000000e-01
  store double %255, ptr %30, align 8, !tbaa !187
  %256 = load i64, ptr %25, align 8, !tbaa !184
  %257 = add nsw i64 %256, 1
  store i64 %257, ptr %25, align 8, !tbaa !184
  %258 = fadd contract double %85, 1.000000e+00
  %259 = fmul contract double %258, 0x3D06849B86A12B9B
  %260 = fcmp contract olt double %255, %259
  br i1 %260, label %261, label %75, !llvm.loop !202

261:                                              ; preds = %254
  %262 = load double, ptr %53, align 8, !tbaa !111
  %263 = fcmp contract une double %262, 0.000000e+00
  %264 = select i1 %263, i64 6, i64 3
  br label %933

265:                                              ; preds = %245
  %266 = fcmp contract oeq double %251, 0.000000e+00
  br i1 %266, label %270, label %267

267:                                              ; preds = %265
  %268 = tail call contract double @llvm.pow.f64(double %251, double -1.250000e-01)
  %269 = fmul contract double %268, 9.000000e-01
  br label %270

270:                                              ; preds = %201, %265, %267
  %271 = phi double [ %251, %267 ], [ %251, %265 ], [ 0.000000e+00, %201 ]
  %272 = phi contract double [ %269, %267 ], [ 6.000000e+00, %265 ], [ 6.000000e+00, %201 ]
  %273 = fcmp contract ogt double %272, 6.000000e+00
  %274 = fcmp contract olt double %272, 2.000000e-01
  %275 = select contract i1 %274, double 2.000000e-01, double %272
  %276 = select contract i1 %273, double 6.000000e+00, double %275
  %277 = load i64, ptr %35, align 8, !tbaa !16
  %278 = icmp sgt i64 %277, 0
  br i1 %278, label %279, label %285

279:                                              ; preds = %270
  %280 = load double, ptr %27, align 8, !tbaa !185
  %281 = fcmp contract olt double %280, 1.000000e-03
  %282 = select i1 %281, i1 %69, i1 false
  %283 = icmp slt i64 %74, 12
  %284 = select i1 %282, i1 %283, i1 false
  br label %285

285:                                              ; preds = %279, %270
  %286 = phi i1 [ false, %270 ], [ %284, %279 ]
  %287 = fcmp contract ogt double %271, 1.000000e+00
  br i1 %287, label %288, label %295

288:                                              ; preds = %285
  %289 = fcmp contract olt double %276, 0x3FEE666666666666
  %290 = select contract i1 %289, double %276, double 0x3FEE666666666666
  %291 = select contract i1 %286, double 9.300000e-01, double %290
  %292 = fmul contract double %116, %291
  store double %292, ptr %30, align 8, !tbaa !187
  %293 = zext i1 %286 to i64
  %294 = add nsw i64 %74, %293
  br label %929, !llvm.loop !202

295:                                              ; preds = %285
  br i1 %110, label %296, label %298

296:                                              ; preds = %295
  %297 = load double, ptr %31, align 8, !tbaa !175
  br label %300

298:                                              ; preds = %295
  %299 = fadd contract double %78, %116
  br label %300

300:                                              ; preds = %298, %296
  %301 = phi contract double [ %297, %296 ], [ %299, %298 ]
  %302 = load i64, ptr %40, align 8, !tbaa !203
  %303 = load i64, ptr %41, align 8, !tbaa !204
  %304 = icmp slt i64 %302, %303
  br i1 %304, label %305, label %309

305:                                              ; preds = %300
  %306 = getelementptr inbounds double, ptr %5, i64 %302
  %307 = load double, ptr %306, align 8, !tbaa !35
  %308 = fcmp contract ole double %307, %301
  br label %309

309:                                              ; preds = %305, %300
  %310 = phi i1 [ false, %300 ], [ %308, %305 ]
  %311 = load i64, ptr %42, align 8, !tbaa !158
  %312 = icmp sgt i64 %311, 0
  br i1 %312, label %349, label %313

313:                                              ; preds = %309
  %314 = load i64, ptr %43, align 8, !tbaa !73
  %315 = icmp sgt i64 %314, 0
  br i1 %315, label %316, label %346

316:                                              ; preds = %313
  tail call void @guards(ptr noundef nonnull %0, double noundef %301, ptr noundef %19, ptr noundef %22)
  %317 = load i64, ptr %42, align 8, !tbaa !158
  %318 = load i64, ptr %43, align 8, !tbaa !73
  %319 = add nsw i64 %318, %317
  %320 = icmp sgt i64 %319, 0
  br i1 %320, label %321, label %343

321:                                              ; preds = %316, %340
  %322 = phi i64 [ %341, %340 ], [ 0, %316 ]
  %323 = getelementptr inbounds double, ptr %9, i64 %322
  %324 = load double, ptr %323, align 8, !tbaa !35
  %325 = getelementptr inbounds double, ptr %22, i64 %322
  %326 = load double, ptr %325, align 8, !tbaa !35
  %327 = icmp sgt i64 %317, %322
  br i1 %327, label %332, label %328

328:                                              ; preds = %321
  %329 = fcmp contract olt double %326, 0.000000e+00
  %330 = fcmp contract uge double %324, 0.000000e+00
  %331 = and i1 %330, %329
  br i1 %331, label %343, label %340

332:                                              ; preds = %321
  %333 = fcmp contract ogt double %324, 0.000000e+00
  %334 = fcmp contract ole double %326, 0.000000e+00
  %335 = and i1 %333, %334
  %336 = fcmp contract olt double %324, 0.000000e+00
  %337 = fcmp contract oge double %326, 0.000000e+00
  %338 = and i1 %336, %337
  %339 = or i1 %335, %338
  br i1 %339, label %343, label %340

340:                                              ; preds = %332, %328
  %341 = add nuw nsw i64 %322, 1
  %342 = icmp eq i64 %341, %319
  br i1 %342, label %343, label %321, !llvm.loop !167

343:                                              ; preds = %328, %332, %340, %316
  %344 = phi i64 [ -1, %316 ], [ -1, %340 ], [ %322, %332 ], [ %322, %328 ]
  %345 = icmp sgt i64 %344, -1
  br label %346

346:                                              ; preds = %343, %313
  %347 = phi i1 [ %345, %343 ], [ false, %313 ]
  %348 = or i1 %310, %347
  br i1 %348, label %349, label %615

349:                                              ; preds = %309, %346
  %350 = phi i1 [ %347, %346 ], [ true, %309 ]
  %351 = load double, ptr %36, align 8, !tbaa !5
  %352 = fcmp contract une double %351, 0.000000e+00
  br i1 %352, label %354, label %353

353:                                              ; preds = %349
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %301, ptr noundef %19, ptr noundef %45)
  br label %370

354:                                              ; preds = %349
  %355 = load i64, ptr %0, align 8, !tbaa !12
  %356 = load i64, ptr %13, align 8, !tbaa !13
  %357 = add nsw i64 %356, %355
  %358 = load ptr, ptr %46, align 8, !tbaa !14
  %359 = load i64, ptr %47, align 8, !tbaa !15
  %360 = getelementptr inbounds double, ptr %358, i64 %359
  %361 = mul nsw i64 %357, 6
  %362 = getelementptr inbounds double, ptr %360, i64 %361
  %363 = load i64, ptr %35, align 8, !tbaa !16
  %364 = getelementptr inbounds double, ptr %362, i64 %363
  %365 = load i64, ptr %48, align 8, !tbaa !17
  %366 = getelementptr inbounds double, ptr %364, i64 %365
  %367 = getelementptr inbounds double, ptr %366, i64 8
  %368 = shl i64 %357, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %367, ptr align 8 %19, i64 %368, i1 false)
  %369 = tail call contract double @project(ptr noundef nonnull %0, double noundef %301, ptr noundef nonnull %367, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %301, ptr noundef nonnull %367, ptr noundef %45)
  br label %370

370:                                              ; preds = %353, %354
  tail call fastcc void @stages(ptr noundef nonnull %0, double noundef %78, double noundef %116, ptr noundef %2, ptr noundef %10, ptr noundef %20, i64 noundef 13, i64 noundef 16)
  br i1 %37, label %371, label %416

371:                                              ; preds = %370, %394
  %372 = phi i64 [ %395, %394 ], [ 0, %370 ]
  %373 = getelementptr inbounds double, ptr %19, i64 %372
  %374 = load double, ptr %373, align 8, !tbaa !35
  %375 = getelementptr inbounds double, ptr %2, i64 %372
  %376 = load double, ptr %375, align 8, !tbaa !35
  %377 = fsub contract double %374, %376
  %378 = getelementptr double, ptr %17, i64 %372
  store double %377, ptr %378, align 8, !tbaa !35
  %379 = getelementptr double, ptr %10, i64 %372
  %380 = load double, ptr %379, align 8, !tbaa !35
  %381 = fmul contract double %116, %380
  %382 = fsub contract double %381, %377
  %383 = getelementptr double, ptr %378, i64 %15
  store double %382, ptr %383, align 8, !tbaa !35
  %384 = fmul contract double %377, 2.000000e+00
  %385 = getelementptr double, ptr %45, i64 %372
  %386 = load double, ptr %385, align 8, !tbaa !35
  %387 = load double, ptr %379, align 8, !tbaa !35
  %388 = fadd contract double %386, %387
  %389 = fmul contract double %116, %388
  %390 = fsub contract double %384, %389
  %391 = getelementptr double, ptr %50, i64 %372
  store double %390, ptr %391, align 8, !tbaa !35
  br label %392

392:                                              ; preds = %397, %371
  %393 = phi i64 [ 0, %371 ], [ %402, %397 ]
  br label %404

394:                                              ; preds = %397
  %395 = add nuw nsw i64 %372, 1
  %396 = icmp eq i64 %395, %15
  br i1 %396, label %416, label %371, !llvm.loop !205

397:                                              ; preds = %404
  %398 = fmul contract double %116, %413
  %399 = add nuw nsw i64 %393, 3
  %400 = mul nsw i64 %399, %15
  %401 = getelementptr double, ptr %378, i64 %400
  store double %398, ptr %401, align 8, !tbaa !35
  %402 = add nuw nsw i64 %393, 1
  %403 = icmp eq i64 %402, 4
  br i1 %403, label %394, label %392, !llvm.loop !206

404:                                              ; preds = %404, %392
  %405 = phi i64 [ 0, %392 ], [ %414, %404 ]
  %406 = phi double [ 0.000000e+00, %392 ], [ %413, %404 ]
  %407 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 %393, i64 %405
  %408 = load double, ptr %407, align 8, !tbaa !35
  %409 = mul nsw i64 %405, %15
  %410 = getelementptr double, ptr %379, i64 %409
  %411 = load double, ptr %410, align 8, !tbaa !35
  %412 = fmul contract double %408, %411
  %413 = fadd contract double %406, %412
  %414 = add nuw nsw i64 %405, 1
  %415 = icmp eq i64 %414, 16
  br i1 %415, label %397, label %404, !llvm.loop !207

416:                                              ; preds = %394, %370
  br i1 %350, label %417, label %615

417:                                              ; preds = %416
  %418 = load i64, ptr %0, align 8, !tbaa !12
  %419 = load i64, ptr %13, align 8, !tbaa !13
  %420 = add nsw i64 %419, %418
  %421 = load i64, ptr %42, align 8, !tbaa !158
  %422 = icmp slt i64 %421, 1
  %423 = select i1 %422, i64 1, i64 4
  %424 = sitofp i64 %423 to double
  %425 = icmp sgt i64 %420, 0
  br label %426

426:                                              ; preds = %487, %417
  %427 = phi i64 [ 0, %417 ], [ %430, %487 ]
  %428 = phi double [ 0.000000e+00, %417 ], [ %491, %487 ]
  %429 = phi double [ 2.000000e+00, %417 ], [ %490, %487 ]
  %430 = add nuw nsw i64 %427, 1
  %431 = sitofp i64 %430 to double
  %432 = fdiv contract double %431, %424
  br i1 %425, label %433, label %458

433:                                              ; preds = %426
  %434 = fsub contract double 1.000000e+00, %432
  br label %435

435:                                              ; preds = %438, %433
  %436 = phi i64 [ 0, %433 ], [ %443, %438 ]
  %437 = getelementptr double, ptr %17, i64 %436
  br label %445

438:                                              ; preds = %445
  %439 = getelementptr inbounds double, ptr %2, i64 %436
  %440 = load double, ptr %439, align 8, !tbaa !35
  %441 = fadd contract double %455, %440
  %442 = getelementptr inbounds double, ptr %20, i64 %436
  store double %441, ptr %442, align 8, !tbaa !35
  %443 = add nuw nsw i64 %436, 1
  %444 = icmp eq i64 %443, %420
  br i1 %444, label %458, label %435, !llvm.loop !208

445:                                              ; preds = %445, %435
  %446 = phi i64 [ 6, %435 ], [ %456, %445 ]
  %447 = phi double [ 0.000000e+00, %435 ], [ %455, %445 ]
  %448 = mul nsw i64 %446, %420
  %449 = getelementptr double, ptr %437, i64 %448
  %450 = load double, ptr %449, align 8, !tbaa !35
  %451 = fadd contract double %447, %450
  %452 = and i64 %446, 1
  %453 = icmp eq i64 %452, 0
  %454 = select contract i1 %453, double %432, double %434
  %455 = fmul contract double %454, %451
  %456 = add nsw i64 %446, -1
  %457 = icmp eq i64 %446, 0
  br i1 %457, label %438, label %445, !llvm.loop !209

458:                                              ; preds = %438, %426
  %459 = fmul contract double %116, %432
  %460 = fadd contract double %78, %459
  tail call void @guards(ptr noundef nonnull %0, double noundef %460, ptr noundef %20, ptr noundef %22)
  %461 = load i64, ptr %42, align 8, !tbaa !158
  %462 = load i64, ptr %43, align 8, !tbaa !73
  %463 = add nsw i64 %462, %461
  %464 = icmp sgt i64 %463, 0
  br i1 %464, label %465, label %487

465:                                              ; preds = %458, %484
  %466 = phi i64 [ %485, %484 ], [ 0, %458 ]
  %467 = getelementptr inbounds double, ptr %9, i64 %466
  %468 = load double, ptr %467, align 8, !tbaa !35
  %469 = getelementptr inbounds double, ptr %22, i64 %466
  %470 = load double, ptr %469, align 8, !tbaa !35
  %471 = icmp sgt i64 %461, %466
  br i1 %471, label %476, label %472

472:                                              ; preds = %465
  %473 = fcmp contract olt double %470, 0.000000e+00
  %474 = fcmp contract uge double %468, 0.000000e+00
  %475 = and i1 %474, %473
  br i1 %475, label %487, label %484

476:                                              ; preds = %465
  %477 = fcmp contract ogt double %468, 0.000000e+00
  %478 = fcmp contract ole double %470, 0.000000e+00
  %479 = and i1 %477, %478
  %480 = fcmp contract olt double %468, 0.000000e+00
  %481 = fcmp contract oge double %470, 0.000000e+00
  %482 = and i1 %480, %481
  %483 = or i1 %479, %482
  br i1 %483, label %487, label %484

484:                                              ; preds = %476, %472
  %485 = add nuw nsw i64 %466, 1
  %486 = icmp eq i64 %485, %463
  br i1 %486, label %487, label %465, !llvm.loop !167

487:                                              ; preds = %484, %476, %472, %458
  %488 = phi i64 [ -1, %458 ], [ %466, %472 ], [ %466, %476 ], [ -1, %484 ]
  %489 = icmp sgt i64 %488, -1
  %490 = select i1 %489, double %432, double %429
  %491 = select i1 %489, double %428, double %432
  %492 = icmp ult i64 %430, %423
  %493 = fcmp contract ogt double %490, 1.000000e+00
  %494 = select i1 %492, i1 %493, i1 false
  br i1 %494, label %426, label %495, !llvm.loop !210

495:                                              ; preds = %487
  br i1 %493, label %606, label %496

496:                                              ; preds = %495
  %497 = fadd contract double %78, %116
  %498 = tail call contract double @llvm.fabs.f64(double %497)
  %499 = fmul contract double %498, 0x3CD0000000000000
  br label %500

500:                                              ; preds = %569, %496
  %501 = phi i64 [ %488, %496 ], [ %570, %569 ]
  %502 = phi i64 [ 0, %496 ], [ %573, %569 ]
  %503 = phi double [ %491, %496 ], [ %572, %569 ]
  %504 = phi double [ %490, %496 ], [ %571, %569 ]
  %505 = fsub contract double %504, %503
  %506 = fmul contract double %116, %505
  %507 = fcmp contract ogt double %506, %499
  br i1 %507, label %508, label %575

508:                                              ; preds = %500
  %509 = fadd contract double %503, %504
  %510 = fmul contract double %509, 5.000000e-01
  %511 = fcmp contract ugt double %510, %503
  %512 = fcmp contract ult double %510, %504
  %513 = and i1 %511, %512
  br i1 %513, label %514, label %575

514:                                              ; preds = %508
  br i1 %425, label %515, label %540

515:                                              ; preds = %514
  %516 = fsub contract double 1.000000e+00, %510
  br label %517

517:                                              ; preds = %520, %515
  %518 = phi i64 [ 0, %515 ], [ %525, %520 ]
  %519 = getelementptr double, ptr %17, i64 %518
  br label %527

520:                                              ; preds = %527
  %521 = getelementptr inbounds double, ptr %2, i64 %518
  %522 = load double, ptr %521, align 8, !tbaa !35
  %523 = fadd contract double %537, %522
  %524 = getelementptr inbounds double, ptr %20, i64 %518
  store double %523, ptr %524, align 8, !tbaa !35
  %525 = add nuw nsw i64 %518, 1
  %526 = icmp eq i64 %525, %420
  br i1 %526, label %540, label %517, !llvm.loop !208

527:                                              ; preds = %527, %517
  %528 = phi i64 [ 6, %517 ], [ %538, %527 ]
  %529 = phi double [ 0.000000e+00, %517 ], [ %537, %527 ]
  %530 = mul nsw i64 %528, %420
  %531 = getelementptr double, ptr %519, i64 %530
  %532 = load double, ptr %531, align 8, !tbaa !35
  %533 = fadd contract double %529, %532
  %534 = and i64 %528, 1
  %535 = icmp eq i64 %534, 0
  %536 = select contract i1 %535, double %510, double %516
  %537 = fmul contract double %536, %533
  %538 = add nsw i64 %528, -1
  %539 = icmp eq i64 %528, 0
  br i1 %539, label %520, label %527, !llvm.loop !209

540:                                              ; preds = %520, %514
  %541 = fmul contract double %116, %510
  %542 = fadd contract double %78, %541
  tail call void @guards(ptr noundef nonnull %0, double noundef %542, ptr noundef %20, ptr noundef %22)
  %543 = load i64, ptr %42, align 8, !tbaa !158
  %544 = load i64, ptr %43, align 8, !tbaa !73
  %545 = add nsw i64 %544, %543
  %546 = icmp sgt i64 %545, 0
  br i1 %546, label %547, label %569

547:                                              ; preds = %540, %566
  %548 = phi i64 [ %567, %566 ], [ 0, %540 ]
  %549 = getelementptr inbounds double, ptr %9, i64 %548
  %550 = load double, ptr %549, align 8, !tbaa !35
  %551 = getelementptr inbounds double, ptr %22, i64 %548
  %552 = load double, ptr %551, align 8, !tbaa !35
  %553 = icmp sgt i64 %543, %548
  br i1 %553, label %558, label %554

554:                                              ; preds = %547
  %555 = fcmp contract olt double %552, 0.000000e+00
  %556 = fcmp contract uge double %550, 0.000000e+00
  %557 = and i1 %556, %555
  br i1 %557, label %569, label %566

558:                                              ; preds = %547
  %559 = fcmp contract ogt double %550, 0.000000e+00
  %560 = fcmp contract ole double %552, 0.000000e+00
  %561 = and i1 %559, %560
  %562 = fcmp contract olt double %550, 0.000000e+00
  %563 = fcmp contract oge double %552, 0.000000e+00
  %564 = and i1 %562, %563
  %565 = or i1 %561, %564
  br i1 %565, label %569, label %566

566:                                              ; preds = %558, %554
  %567 = add nuw nsw i64 %548, 1
  %568 = icmp eq i64 %567, %545
  br i1 %568, label %569, label %547, !llvm.loop !167

569:                                              ; preds = %554, %558, %566, %540
  %570 = phi i64 [ %501, %540 ], [ %548, %554 ], [ %548, %558 ], [ %501, %566 ]
  %571 = phi double [ %504, %540 ], [ %510, %554 ], [ %510, %558 ], [ %504, %566 ]
  %572 = phi double [ %510, %540 ], [ %503, %554 ], [ %503, %558 ], [ %510, %566 ]
  %573 = add nuw nsw i64 %502, 1
  %574 = icmp eq i64 %573, 80
  br i1 %574, label %575, label %500, !llvm.loop !211

575:                                              ; preds = %569, %508, %500
  %576 = phi i64 [ %570, %569 ], [ %501, %508 ], [ %501, %500 ]
  %577 = phi double [ %571, %569 ], [ %504, %508 ], [ %504, %500 ]
  br i1 %425, label %578, label %603

578:                                              ; preds = %575
  %579 = fsub contract double 1.000000e+00, %577
  br label %580

580:                                              ; preds = %583, %578
  %581 = phi i64 [ 0, %578 ], [ %588, %583 ]
  %582 = getelementptr double, ptr %17, i64 %581
  br label %590

583:                                              ; preds = %590
  %584 = getelementptr inbounds double, ptr %2, i64 %581
  %585 = load double, ptr %584, align 8, !tbaa !35
  %586 = fadd contract double %600, %585
  %587 = getelementptr inbounds double, ptr %20, i64 %581
  store double %586, ptr %587, align 8, !tbaa !35
  %588 = add nuw nsw i64 %581, 1
  %589 = icmp eq i64 %588, %420
  br i1 %589, label %603, label %580, !llvm.loop !208

590:                                              ; preds = %590, %580
  %591 = phi i64 [ 6, %580 ], [ %601, %590 ]
  %592 = phi double [ 0.000000e+00, %580 ], [ %600, %590 ]
  %593 = mul nsw i64 %591, %420
  %594 = getelementptr double, ptr %582, i64 %593
  %595 = load double, ptr %594, align 8, !tbaa !35
  %596 = fadd contract double %592, %595
  %597 = and i64 %591, 1
  %598 = icmp eq i64 %597, 0
  %599 = select contract i1 %598, double %577, double %579
  %600 = fmul contract double %599, %596
  %601 = add nsw i64 %591, -1
  %602 = icmp eq i64 %591, 0
  br i1 %602, label %583, label %590, !llvm.loop !209

603:                                              ; preds = %583, %575
  %604 = fmul contract double %116, %577
  %605 = fadd contract double %78, %604
  tail call void @guards(ptr noundef nonnull %0, double noundef %605, ptr noundef %20, ptr noundef %22)
  br label %606

606:                                              ; preds = %495, %603
  %607 = phi i64 [ %488, %495 ], [ %576, %603 ]
  %608 = phi double [ %490, %495 ], [ %577, %603 ]
  %609 = icmp sgt i64 %607, -1
  %610 = fcmp contract olt double %608, 1.000000e+00
  %611 = select i1 %609, i1 %610, i1 false
  br i1 %611, label %612, label %615

612:                                              ; preds = %606
  %613 = fmul contract double %116, %608
  %614 = fadd contract double %78, %613
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %19, ptr align 8 %20, i64 %33, i1 false)
  br label %615

615:                                              ; preds = %346, %606, %612, %416
  %616 = phi i64 [ %607, %612 ], [ %607, %606 ], [ -1, %416 ], [ -1, %346 ]
  %617 = phi double [ %614, %612 ], [ %301, %606 ], [ %301, %416 ], [ %301, %346 ]
  store double 1.000000e+00, ptr %27, align 8, !tbaa !185
  %618 = load i64, ptr %35, align 8, !tbaa !16
  %619 = icmp sgt i64 %618, 0
  br i1 %619, label %620, label %629

620:                                              ; preds = %615
  %621 = load i64, ptr %42, align 8, !tbaa !158
  %622 = getelementptr inbounds double, ptr %22, i64 %621
  %623 = load i64, ptr %43, align 8, !tbaa !73
  %624 = getelementptr inbounds double, ptr %622, i64 %623
  %625 = load i64, ptr %0, align 8, !tbaa !12
  %626 = getelementptr inbounds double, ptr %19, i64 %625
  %627 = load i64, ptr %13, align 8, !tbaa !13
  %628 = shl i64 %627, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %624, ptr align 8 %626, i64 %628, i1 false)
  br label %629

629:                                              ; preds = %620, %615
  %630 = load double, ptr %51, align 8, !tbaa !212
  %631 = tail call contract double @project(ptr noundef nonnull %0, double noundef %617, ptr noundef %19, double noundef %630)
  %632 = load i64, ptr %35, align 8, !tbaa !16
  %633 = icmp sgt i64 %632, 0
  br i1 %633, label %634, label %692

634:                                              ; preds = %629
  %635 = load i64, ptr %42, align 8, !tbaa !158
  %636 = getelementptr inbounds double, ptr %22, i64 %635
  %637 = load i64, ptr %43, align 8, !tbaa !73
  %638 = getelementptr inbounds double, ptr %636, i64 %637
  %639 = load i64, ptr %0, align 8, !tbaa !12
  %640 = getelementptr inbounds double, ptr %19, i64 %639
  %641 = getelementptr inbounds double, ptr %4, i64 %639
  %642 = load double, ptr %38, align 8, !tbaa !179
  %643 = load double, ptr %641, align 8, !tbaa !35
  %644 = load i64, ptr %13, align 8, !tbaa !13
  %645 = icmp sgt i64 %644, 0
  br i1 %645, label %646, label %673

646:                                              ; preds = %634, %646
  %647 = phi i64 [ %666, %646 ], [ 0, %634 ]
  %648 = phi double [ %665, %646 ], [ %643, %634 ]
  %649 = phi double [ %661, %646 ], [ 0.000000e+00, %634 ]
  %650 = phi double [ %658, %646 ], [ 0.000000e+00, %634 ]
  %651 = getelementptr inbounds double, ptr %640, i64 %647
  %652 = load double, ptr %651, align 8, !tbaa !35
  %653 = getelementptr inbounds double, ptr %638, i64 %647
  %654 = load double, ptr %653, align 8, !tbaa !35
  %655 = fsub contract double %652, %654
  %656 = tail call contract double @llvm.fabs.f64(double %655)
  %657 = fcmp contract ogt double %656, %650
  %658 = select i1 %657, double %656, double %650
  %659 = tail call contract double @llvm.fabs.f64(double %654)
  %660 = fcmp contract ogt double %659, %649
  %661 = select i1 %660, double %659, double %649
  %662 = getelementptr inbounds double, ptr %641, i64 %647
  %663 = load double, ptr %662, align 8, !tbaa !35
  %664 = fcmp contract ogt double %663, %648
  %665 = select i1 %664, double %663, double %648
  %666 = add nuw nsw i64 %647, 1
  %667 = icmp eq i64 %666, %644
  br i1 %667, label %668, label %646, !llvm.loop !213

668:                                              ; preds = %646
  %669 = fmul contract double %642, %661
  %670 = fadd contract double %665, %669
  %671 = fmul contract double %670, 1.000000e+05
  %672 = fcmp contract ule double %658, %671
  br i1 %672, label %680, label %678

673:                                              ; preds = %634
  %674 = fmul contract double %642, 0.000000e+00
  %675 = fadd contract double %643, %674
  %676 = fmul contract double %675, 1.000000e+05
  %677 = fcmp contract uge double %676, 0.000000e+00
  br i1 %677, label %680, label %678

678:                                              ; preds = %673, %668
  %679 = fmul contract double %116, 5.000000e-01
  store double %679, ptr %30, align 8, !tbaa !187
  br label %929, !llvm.loop !202

680:                                              ; preds = %668, %673
  %681 = load double, ptr %27, align 8, !tbaa !185
  %682 = fcmp contract uge double %681, 1.000000e-03
  %683 = select i1 %682, i1 true, i1 %70
  %684 = icmp sgt i64 %616, -1
  %685 = or i1 %684, %683
  %686 = or i1 %110, %685
  %687 = icmp sgt i64 %74, 11
  %688 = select i1 %686, i1 true, i1 %687
  br i1 %688, label %692, label %689

689:                                              ; preds = %680
  %690 = fmul contract double %116, 9.300000e-01
  store double %690, ptr %30, align 8, !tbaa !187
  %691 = add nsw i64 %74, 1
  br label %929, !llvm.loop !202

692:                                              ; preds = %629, %680
  %693 = load double, ptr %51, align 8, !tbaa !212
  %694 = fmul contract double %693, 1.000000e+03
  %695 = fcmp contract ugt double %631, %694
  br i1 %695, label %701, label %696

696:                                              ; preds = %692
  br i1 %310, label %697, label %760

697:                                              ; preds = %696
  %698 = load i64, ptr %40, align 8, !tbaa !203
  %699 = load i64, ptr %41, align 8, !tbaa !204
  %700 = icmp slt i64 %698, %699
  br i1 %700, label %710, label %760

701:                                              ; preds = %692
  %702 = fmul contract double %116, 5.000000e-01
  store double %702, ptr %30, align 8, !tbaa !187
  %703 = load i64, ptr %25, align 8, !tbaa !184
  %704 = add nsw i64 %703, 1
  store i64 %704, ptr %25, align 8, !tbaa !184
  %705 = fadd contract double %85, 1.000000e+00
  %706 = fmul contract double %705, 0x3D719799812DEA11
  %707 = fcmp contract olt double %702, %706
  br i1 %707, label %933, label %708

708:                                              ; preds = %701, %929
  %709 = phi i64 [ %930, %929 ], [ 0, %701 ]
  br label %71

710:                                              ; preds = %697, %752
  %711 = phi i64 [ %757, %752 ], [ %698, %697 ]
  %712 = getelementptr inbounds double, ptr %5, i64 %711
  %713 = load double, ptr %712, align 8, !tbaa !35
  %714 = fcmp contract ugt double %713, %617
  br i1 %714, label %760, label %715

715:                                              ; preds = %710
  %716 = fcmp contract oeq double %713, %617
  br i1 %716, label %717, label %718

717:                                              ; preds = %715
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %19, i64 %33, i1 false)
  br label %752

718:                                              ; preds = %715
  %719 = fsub contract double %713, %78
  %720 = fdiv contract double %719, %116
  br i1 %37, label %721, label %748

721:                                              ; preds = %718
  %722 = fsub contract double 1.000000e+00, %720
  br label %723

723:                                              ; preds = %726, %721
  %724 = phi i64 [ 0, %721 ], [ %731, %726 ]
  %725 = getelementptr double, ptr %17, i64 %724
  br label %733

726:                                              ; preds = %733
  %727 = getelementptr inbounds double, ptr %2, i64 %724
  %728 = load double, ptr %727, align 8, !tbaa !35
  %729 = fadd contract double %743, %728
  %730 = getelementptr inbounds double, ptr %20, i64 %724
  store double %729, ptr %730, align 8, !tbaa !35
  %731 = add nuw nsw i64 %724, 1
  %732 = icmp eq i64 %731, %15
  br i1 %732, label %746, label %723, !llvm.loop !208

733:                                              ; preds = %733, %723
  %734 = phi i64 [ 6, %723 ], [ %744, %733 ]
  %735 = phi double [ 0.000000e+00, %723 ], [ %743, %733 ]
  %736 = mul nsw i64 %734, %15
  %737 = getelementptr double, ptr %725, i64 %736
  %738 = load double, ptr %737, align 8, !tbaa !35
  %739 = fadd contract double %735, %738
  %740 = and i64 %734, 1
  %741 = icmp eq i64 %740, 0
  %742 = select contract i1 %741, double %720, double %722
  %743 = fmul contract double %742, %739
  %744 = add nsw i64 %734, -1
  %745 = icmp eq i64 %734, 0
  br i1 %745, label %726, label %733, !llvm.loop !209

746:                                              ; preds = %726
  %747 = load double, ptr %712, align 8, !tbaa !35
  br label %748

748:                                              ; preds = %746, %718
  %749 = phi double [ %747, %746 ], [ %713, %718 ]
  %750 = load double, ptr %51, align 8, !tbaa !212
  %751 = tail call contract double @project(ptr noundef nonnull %0, double noundef %749, ptr noundef %20, double noundef %750)
  br label %752

752:                                              ; preds = %748, %717
  %753 = load i64, ptr %40, align 8, !tbaa !203
  %754 = mul nsw i64 %753, %15
  %755 = getelementptr inbounds double, ptr %6, i64 %754
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %755, ptr align 8 %20, i64 %33, i1 false)
  %756 = load i64, ptr %40, align 8, !tbaa !203
  %757 = add nsw i64 %756, 1
  store i64 %757, ptr %40, align 8, !tbaa !203
  %758 = load i64, ptr %41, align 8, !tbaa !204
  %759 = icmp slt i64 %757, %758
  br i1 %759, label %710, label %760

760:                                              ; preds = %752, %710, %697, %696
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %19, i64 %33, i1 false)
  store double %617, ptr %1, align 8, !tbaa !177
  %761 = fmul contract double %116, %276
  %762 = load double, ptr %52, align 8, !tbaa !178
  %763 = fcmp contract olt double %761, %762
  %764 = select contract i1 %763, double %761, double %762
  store double %764, ptr %30, align 8, !tbaa !187
  store double 0.000000e+00, ptr %53, align 8, !tbaa !111
  %765 = load double, ptr %36, align 8, !tbaa !5
  %766 = fcmp contract une double %765, 0.000000e+00
  br i1 %766, label %768, label %767

767:                                              ; preds = %760
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %617, ptr noundef %2, ptr noundef %3)
  br label %784

768:                                              ; preds = %760
  %769 = load i64, ptr %0, align 8, !tbaa !12
  %770 = load i64, ptr %13, align 8, !tbaa !13
  %771 = add nsw i64 %770, %769
  %772 = load ptr, ptr %46, align 8, !tbaa !14
  %773 = load i64, ptr %47, align 8, !tbaa !15
  %774 = getelementptr inbounds double, ptr %772, i64 %773
  %775 = mul nsw i64 %771, 6
  %776 = getelementptr inbounds double, ptr %774, i64 %775
  %777 = load i64, ptr %35, align 8, !tbaa !16
  %778 = getelementptr inbounds double, ptr %776, i64 %777
  %779 = load i64, ptr %48, align 8, !tbaa !17
  %780 = getelementptr inbounds double, ptr %778, i64 %779
  %781 = getelementptr inbounds double, ptr %780, i64 8
  %782 = shl i64 %771, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %781, ptr align 8 %2, i64 %782, i1 false)
  %783 = tail call contract double @project(ptr noundef nonnull %0, double noundef %617, ptr noundef nonnull %781, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %617, ptr noundef nonnull %781, ptr noundef %3)
  br label %784

784:                                              ; preds = %767, %768
  %785 = load double, ptr %27, align 8, !tbaa !185
  %786 = load double, ptr %53, align 8, !tbaa !111
  %787 = fcmp contract une double %786, 0.000000e+00
  br i1 %787, label %933, label %788

788:                                              ; preds = %784
  %789 = load i64, ptr %43, align 8, !tbaa !73
  %790 = icmp sgt i64 %789, 0
  br i1 %790, label %791, label %859

791:                                              ; preds = %788
  %792 = load ptr, ptr %54, align 8, !tbaa !24, !noalias !214
  %793 = load i64, ptr %0, align 8, !tbaa !12, !noalias !214
  %794 = getelementptr inbounds double, ptr %792, i64 %793
  %795 = load i64, ptr %55, align 8, !tbaa !32, !noalias !214
  %796 = getelementptr inbounds double, ptr %794, i64 %795
  %797 = load i64, ptr %13, align 8, !tbaa !13, !noalias !214
  %798 = getelementptr inbounds double, ptr %796, i64 %797
  %799 = load i64, ptr %56, align 8, !tbaa !38, !noalias !214
  %800 = getelementptr inbounds double, ptr %798, i64 %799
  %801 = load i64, ptr %35, align 8, !tbaa !16, !noalias !214
  %802 = getelementptr inbounds double, ptr %800, i64 %801
  %803 = load i64, ptr %57, align 8, !tbaa !78, !noalias !214
  %804 = getelementptr inbounds double, ptr %802, i64 %803
  %805 = getelementptr inbounds double, ptr %804, i64 %801
  %806 = load ptr, ptr %58, align 8, !tbaa !79, !noalias !214
  %807 = add i64 %797, 2
  %808 = add nsw i64 %801, %797
  br label %809

809:                                              ; preds = %856, %791
  %810 = phi i64 [ 0, %791 ], [ %857, %856 ]
  %811 = icmp eq i64 %810, 0
  br i1 %811, label %829, label %812

812:                                              ; preds = %809
  %813 = load i64, ptr %48, align 8, !tbaa !17, !noalias !214
  %814 = add nsw i64 %808, %813
  %815 = mul i64 %814, 3
  %816 = add i64 %815, 5
  br label %817

817:                                              ; preds = %817, %812
  %818 = phi ptr [ %805, %812 ], [ %825, %817 ]
  %819 = phi i64 [ 0, %812 ], [ %826, %817 ]
  %820 = phi i64 [ 0, %812 ], [ %827, %817 ]
  %821 = getelementptr inbounds i64, ptr %806, i64 %820
  %822 = load i64, ptr %821, align 8, !tbaa !28, !noalias !214
  %823 = mul i64 %822, %807
  %824 = add i64 %816, %823
  %825 = getelementptr inbounds double, ptr %818, i64 %824
  %826 = add nsw i64 %822, %819
  %827 = add nuw nsw i64 %820, 1
  %828 = icmp eq i64 %827, %810
  br i1 %828, label %829, label %817, !llvm.loop !80

829:                                              ; preds = %817, %809
  %830 = phi i64 [ 0, %809 ], [ %826, %817 ]
  %831 = phi ptr [ %805, %809 ], [ %825, %817 ]
  %832 = getelementptr inbounds i64, ptr %806, i64 %810
  %833 = load i64, ptr %832, align 8, !tbaa !28, !noalias !214
  %834 = icmp eq i64 %833, 2
  br i1 %834, label %835, label %856

835:                                              ; preds = %829
  %836 = load ptr, ptr %59, align 8, !tbaa !81
  %837 = getelementptr inbounds i64, ptr %836, i64 %810
  %838 = load i64, ptr %837, align 8, !tbaa !28
  %839 = icmp eq i64 %838, 1
  br i1 %839, label %840, label %856

840:                                              ; preds = %835
  %841 = load double, ptr %831, align 8, !tbaa !35
  %842 = fmul contract double %841, %841
  %843 = getelementptr inbounds double, ptr %831, i64 1
  %844 = load double, ptr %843, align 8, !tbaa !35
  %845 = fmul contract double %844, %844
  %846 = fadd contract double %842, %845
  %847 = tail call contract double @llvm.sqrt.f64(double %846)
  %848 = fcmp contract ogt double %847, 1.000000e-09
  br i1 %848, label %849, label %856

849:                                              ; preds = %840
  %850 = load ptr, ptr %60, align 8, !tbaa !92
  %851 = getelementptr double, ptr %850, i64 %830
  %852 = fdiv contract double %841, %847
  store double %852, ptr %851, align 8, !tbaa !35
  %853 = load double, ptr %843, align 8, !tbaa !35
  %854 = fdiv contract double %853, %847
  %855 = getelementptr double, ptr %851, i64 1
  store double %854, ptr %855, align 8, !tbaa !35
  br label %856

856:                                              ; preds = %849, %840, %835, %829
  %857 = add nuw nsw i64 %810, 1
  %858 = icmp eq i64 %857, %789
  br i1 %858, label %859, label %809, !llvm.loop !173

859:                                              ; preds = %856, %788
  %860 = icmp sgt i64 %616, -1
  %861 = load i64, ptr %42, align 8, !tbaa !158
  %862 = add nsw i64 %861, %789
  %863 = icmp sgt i64 %862, 0
  br i1 %860, label %864, label %916

864:                                              ; preds = %859
  br i1 %863, label %865, label %918

865:                                              ; preds = %864
  %866 = load ptr, ptr %61, align 8, !tbaa !168
  %867 = getelementptr inbounds double, ptr %22, i64 %616
  br label %868

868:                                              ; preds = %909, %865
  %869 = phi i64 [ %861, %865 ], [ %897, %909 ]
  %870 = phi i64 [ 0, %865 ], [ %912, %909 ]
  %871 = icmp eq i64 %870, %616
  br i1 %871, label %872, label %874

872:                                              ; preds = %868
  %873 = load double, ptr %867, align 8, !tbaa !35
  br label %892

874:                                              ; preds = %868
  %875 = getelementptr inbounds double, ptr %9, i64 %870
  %876 = load double, ptr %875, align 8, !tbaa !35
  %877 = getelementptr inbounds double, ptr %22, i64 %870
  %878 = load double, ptr %877, align 8, !tbaa !35
  %879 = icmp sgt i64 %869, %870
  br i1 %879, label %884, label %880

880:                                              ; preds = %874
  %881 = fcmp contract olt double %878, 0.000000e+00
  %882 = fcmp contract uge double %876, 0.000000e+00
  %883 = and i1 %882, %881
  br label %892

884:                                              ; preds = %874
  %885 = fcmp contract ogt double %876, 0.000000e+00
  %886 = fcmp contract ole double %878, 0.000000e+00
  %887 = and i1 %885, %886
  %888 = fcmp contract olt double %876, 0.000000e+00
  %889 = fcmp contract oge double %878, 0.000000e+00
  %890 = and i1 %888, %889
  %891 = or i1 %887, %890
  br label %892

892:                                              ; preds = %884, %880, %872
  %893 = phi double [ %873, %872 ], [ %878, %880 ], [ %878, %884 ]
  %894 = phi i1 [ true, %872 ], [ %883, %880 ], [ %891, %884 ]
  %895 = zext i1 %894 to i64
  %896 = getelementptr inbounds i64, ptr %866, i64 %870
  store i64 %895, ptr %896, align 8, !tbaa !28
  %897 = load i64, ptr %42, align 8, !tbaa !158
  %898 = icmp slt i64 %870, %897
  %899 = select i1 %894, i1 %898, i1 false
  br i1 %899, label %900, label %909

900:                                              ; preds = %892
  %901 = tail call contract double @llvm.fabs.f64(double %893)
  %902 = fcmp contract ogt double %901, 1.000000e-300
  %903 = select contract i1 %902, double %901, double 1.000000e-300
  %904 = getelementptr inbounds double, ptr %9, i64 %870
  %905 = load double, ptr %904, align 8, !tbaa !35
  %906 = fcmp contract ogt double %905, 0.000000e+00
  %907 = fneg contract double %903
  %908 = select contract i1 %906, double %907, double %903
  br label %909

909:                                              ; preds = %900, %892
  %910 = phi contract double [ %908, %900 ], [ %893, %892 ]
  %911 = getelementptr inbounds double, ptr %9, i64 %870
  store double %910, ptr %911, align 8, !tbaa !35
  %912 = add nuw nsw i64 %870, 1
  %913 = load i64, ptr %43, align 8, !tbaa !73
  %914 = add nsw i64 %913, %897
  %915 = icmp slt i64 %912, %914
  br i1 %915, label %868, label %918, !llvm.loop !169

916:                                              ; preds = %859
  br i1 %863, label %917, label %918

917:                                              ; preds = %916
  tail call void @guards(ptr noundef nonnull %0, double noundef %617, ptr noundef %2, ptr noundef %9)
  br label %918

918:                                              ; preds = %909, %864, %916, %917
  %919 = load i64, ptr %29, align 8, !tbaa !186
  %920 = getelementptr inbounds double, ptr %7, i64 %919
  store double %617, ptr %920, align 8, !tbaa !35
  %921 = mul nsw i64 %919, %15
  %922 = getelementptr inbounds double, ptr %8, i64 %921
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %922, ptr align 8 %2, i64 %33, i1 false)
  %923 = load i64, ptr %29, align 8, !tbaa !186
  %924 = add nsw i64 %923, 1
  store i64 %924, ptr %29, align 8, !tbaa !186
  %925 = load i64, ptr %23, align 8, !tbaa !183
  %926 = add nsw i64 %925, 1
  store i64 %926, ptr %23, align 8, !tbaa !183
  br i1 %860, label %927, label %65

927:                                              ; preds = %918
  %928 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %616, ptr %928, align 8, !tbaa !217
  br label %933

929:                                              ; preds = %288, %689, %678
  %930 = phi i64 [ %691, %689 ], [ %74, %678 ], [ %294, %288 ]
  %931 = load i64, ptr %25, align 8, !tbaa !184
  %932 = add nsw i64 %931, 1
  store i64 %932, ptr %25, align 8, !tbaa !184
  br label %708

933:                                              ; preds = %701, %75, %91, %105, %100, %784, %261, %927
  %934 = phi i64 [ 4, %927 ], [ %264, %261 ], [ 0, %75 ], [ 1, %91 ], [ 2, %105 ], [ 2, %100 ], [ 5, %701 ], [ 6, %784 ]
  ret i64 %934
}

; Function Attrs: nounwind uwtable
define internal fastcc void @stages(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr noundef %4, ptr nocapture noundef %5, i64 noundef %6, i64 noundef %7) unnamed_addr #0 {
  %9 = load i64, ptr %0, align 8, !tbaa !12
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !13
  %12 = add i64 %11, %9
  %13 = icmp slt i64 %6, %7
  br i1 %13, label %14, label %25

14:                                               ; preds = %8
  %15 = shl i64 %12, 3
  %16 = icmp sgt i64 %12, 0
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %22 = icmp eq i64 %12, 1
  %23 = and i64 %12, 9223372036854775806
  %24 = icmp eq i64 %12, %23
  br label %26

25:                                               ; preds = %55, %8
  ret void

26:                                               ; preds = %14, %55
  %27 = phi i64 [ %6, %14 ], [ %56, %55 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %3, i64 %15, i1 false)
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %58, label %29

29:                                               ; preds = %94, %26
  %30 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %27
  %31 = load double, ptr %30, align 8, !tbaa !35
  %32 = fmul contract double %31, %2
  %33 = fadd contract double %32, %1
  %34 = mul nsw i64 %27, %12
  %35 = getelementptr inbounds double, ptr %4, i64 %34
  %36 = load double, ptr %17, align 8, !tbaa !5
  %37 = fcmp contract une double %36, 0.000000e+00
  br i1 %37, label %39, label %38

38:                                               ; preds = %29
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %33, ptr noundef %5, ptr noundef %35)
  br label %55

39:                                               ; preds = %29
  %40 = load i64, ptr %0, align 8, !tbaa !12
  %41 = load i64, ptr %10, align 8, !tbaa !13
  %42 = add nsw i64 %41, %40
  %43 = load ptr, ptr %18, align 8, !tbaa !14
  %44 = load i64, ptr %19, align 8, !tbaa !15
  %45 = getelementptr inbounds double, ptr %43, i64 %44
  %46 = mul nsw i64 %42, 6
  %47 = getelementptr inbounds double, ptr %45, i64 %46
  %48 = load i64, ptr %20, align 8, !tbaa !16
  %49 = getelementptr inbounds double, ptr %47, i64 %48
  %50 = load i64, ptr %21, align 8, !tbaa !17
  %51 = getelementptr inbounds double, ptr %49, i64 %50
  %52 = getelementptr inbounds double, ptr %51, i64 8
  %53 = shl i64 %42, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %52, ptr align 8 %5, i64 %53, i1 false)
  %54 = tail call contract double @project(ptr noundef nonnull %0, double noundef %33, ptr noundef nonnull %52, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %33, ptr noundef nonnull %52, ptr noundef %35)
  br label %55

55:                                               ; preds = %38, %39
  %56 = add i64 %27, 1
  %57 = icmp eq i64 %56, %7
  br i1 %57, label %25, label %26, !llvm.loop !218

58:                                               ; preds = %26, %94
  %59 = phi i64 [ %95, %94 ], [ 0, %26 ]
  %60 = getelementptr inbounds [16 x [16 x double]], ptr @DP_A, i64 0, i64 %27, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !35
  %62 = fcmp contract une double %61, 0.000000e+00
  br i1 %62, label %63, label %94

63:                                               ; preds = %58
  %64 = fmul contract double %61, %2
  %65 = mul nsw i64 %59, %12
  %66 = getelementptr inbounds double, ptr %4, i64 %65
  tail call void @llvm.experimental.noalias.scope.decl(metadata !219)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !222)
  br i1 %16, label %67, label %94

67:                                               ; preds = %63
  br i1 %22, label %82, label %68

68:                                               ; preds = %67
  %69 = insertelement <2 x double> poison, double %64, i64 0
  %70 = shufflevector <2 x double> %69, <2 x double> poison, <2 x i32> zeroinitializer
  br label %71

71:                                               ; preds = %71, %68
  %72 = phi i64 [ 0, %68 ], [ %79, %71 ]
  %73 = getelementptr inbounds double, ptr %66, i64 %72
  %74 = load <2 x double>, ptr %73, align 8, !tbaa !35, !alias.scope !219, !noalias !222
  %75 = fmul contract <2 x double> %70, %74
  %76 = getelementptr inbounds double, ptr %5, i64 %72
  %77 = load <2 x double>, ptr %76, align 8, !tbaa !35, !alias.scope !222, !noalias !219
  %78 = fadd contract <2 x double> %77, %75
  store <2 x double> %78, ptr %76, align 8, !tbaa !35, !alias.scope !222, !noalias !219
  %79 = add nuw i64 %72, 2
  %80 = icmp eq i64 %79, %23
  br i1 %80, label %81, label %71, !llvm.loop !224

81:                                               ; preds = %71
  br i1 %24, label %94, label %82

82:                                               ; preds = %67, %81
  %83 = phi i64 [ 0, %67 ], [ %23, %81 ]
  br label %84

84:                                               ; preds = %82, %84
  %85 = phi i64 [ %92, %84 ], [ %83, %82 ]
  %86 = getelementptr inbounds double, ptr %66, i64 %85
  %87 = load double, ptr %86, align 8, !tbaa !35, !alias.scope !219, !noalias !222
  %88 = fmul contract double %64, %87
  %89 = getelementptr inbounds double, ptr %5, i64 %85
  %90 = load double, ptr %89, align 8, !tbaa !35, !alias.scope !222, !noalias !219
  %91 = fadd contract double %90, %88
  store double %91, ptr %89, align 8, !tbaa !35, !alias.scope !222, !noalias !219
  %92 = add nuw nsw i64 %85, 1
  %93 = icmp eq i64 %92, %12
  br i1 %93, label %94, label %84, !llvm.loop !225

94:                                               ; preds = %84, %81, %63, %58
  %95 = add nuw nsw i64 %59, 1
  %96 = icmp eq i64 %95, %27
  br i1 %96, label %29, label %58, !llvm.loop !226
}

; Function Attrs: nounwind uwtable
define void @states_at(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, double noundef %6, ptr nocapture noundef writeonly %7, ptr noundef %8) local_unnamed_addr #0 {
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
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 58
  %21 = shl i64 %13, 3
  %22 = icmp sgt i64 %13, 0
  %23 = icmp eq i64 %13, 1
  %24 = and i64 %13, 9223372036854775806
  %25 = icmp eq i64 %13, %24
  br label %26

26:                                               ; preds = %18, %123
  %27 = phi i64 [ 0, %18 ], [ %45, %123 ]
  %28 = phi i64 [ -1, %18 ], [ %125, %123 ]
  %29 = phi i64 [ 0, %18 ], [ %128, %123 ]
  %30 = getelementptr inbounds double, ptr %2, i64 %29
  %31 = add nsw i64 %27, 1
  %32 = tail call i64 @llvm.smax.i64(i64 %3, i64 %31)
  %33 = add nsw i64 %32, -1
  %34 = load double, ptr %30, align 8, !tbaa !35
  br label %36

35:                                               ; preds = %123, %9
  ret void

36:                                               ; preds = %26, %39
  %37 = phi i64 [ %40, %39 ], [ %27, %26 ]
  %38 = icmp eq i64 %37, %33
  br i1 %38, label %44, label %39

39:                                               ; preds = %36
  %40 = add nsw i64 %37, 1
  %41 = getelementptr inbounds double, ptr %4, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !35
  %43 = fcmp contract ugt double %42, %34
  br i1 %43, label %44, label %36, !llvm.loop !227

44:                                               ; preds = %36, %39
  %45 = phi i64 [ %33, %36 ], [ %37, %39 ]
  %46 = mul nsw i64 %45, %13
  %47 = getelementptr inbounds double, ptr %5, i64 %46
  %48 = getelementptr inbounds double, ptr %4, i64 %45
  %49 = load double, ptr %48, align 8, !tbaa !35
  %50 = fsub contract double %34, %49
  %51 = fcmp contract oeq double %50, 0.000000e+00
  br i1 %51, label %123, label %52

52:                                               ; preds = %44
  %53 = icmp eq i64 %28, %45
  br i1 %53, label %62, label %54

54:                                               ; preds = %52
  store double 0.000000e+00, ptr %19, align 8, !tbaa !5
  %55 = load double, ptr %48, align 8, !tbaa !35
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %55, ptr noundef %47, ptr noundef %8)
  %56 = load ptr, ptr %20, align 8, !tbaa !59
  %57 = load i64, ptr %0, align 8, !tbaa !12
  %58 = getelementptr inbounds double, ptr %8, i64 %57
  %59 = load i64, ptr %11, align 8, !tbaa !13
  %60 = shl i64 %59, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 8 %58, i64 %60, i1 false)
  %61 = load double, ptr %48, align 8, !tbaa !35
  br label %62

62:                                               ; preds = %54, %52
  %63 = phi double [ %61, %54 ], [ %49, %52 ]
  tail call fastcc void @stages(ptr noundef nonnull %0, double noundef %63, double noundef %50, ptr noundef %47, ptr noundef %8, ptr noundef %16, i64 noundef 1, i64 noundef 12)
  tail call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 %21, i1 false)
  br label %64

64:                                               ; preds = %70, %62
  %65 = phi i64 [ 0, %62 ], [ %71, %70 ]
  %66 = add nsw i64 %65, -5
  %67 = icmp ult i64 %66, -4
  br i1 %67, label %72, label %68

68:                                               ; preds = %64
  %69 = add nuw nsw i64 %65, 1
  br label %70

70:                                               ; preds = %68, %107, %104
  %71 = phi i64 [ %105, %104 ], [ %108, %107 ], [ %69, %68 ]
  br label %64, !llvm.loop !189

72:                                               ; preds = %64
  %73 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %65
  %74 = load double, ptr %73, align 8, !tbaa !35
  %75 = mul nsw i64 %65, %13
  %76 = getelementptr inbounds double, ptr %8, i64 %75
  tail call void @llvm.experimental.noalias.scope.decl(metadata !228)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !231)
  br i1 %22, label %77, label %107

77:                                               ; preds = %72
  br i1 %23, label %92, label %78

78:                                               ; preds = %77
  %79 = insertelement <2 x double> poison, double %74, i64 0
  %80 = shufflevector <2 x double> %79, <2 x double> poison, <2 x i32> zeroinitializer
  br label %81

81:                                               ; preds = %81, %78
  %82 = phi i64 [ 0, %78 ], [ %89, %81 ]
  %83 = getelementptr inbounds double, ptr %76, i64 %82
  %84 = load <2 x double>, ptr %83, align 8, !tbaa !35, !alias.scope !228, !noalias !231
  %85 = fmul contract <2 x double> %80, %84
  %86 = getelementptr inbounds double, ptr %15, i64 %82
  %87 = load <2 x double>, ptr %86, align 8, !tbaa !35, !alias.scope !231, !noalias !228
  %88 = fadd contract <2 x double> %87, %85
  store <2 x double> %88, ptr %86, align 8, !tbaa !35, !alias.scope !231, !noalias !228
  %89 = add nuw i64 %82, 2
  %90 = icmp eq i64 %89, %24
  br i1 %90, label %91, label %81, !llvm.loop !233

91:                                               ; preds = %81
  br i1 %25, label %104, label %92

92:                                               ; preds = %77, %91
  %93 = phi i64 [ 0, %77 ], [ %24, %91 ]
  br label %94

94:                                               ; preds = %92, %94
  %95 = phi i64 [ %102, %94 ], [ %93, %92 ]
  %96 = getelementptr inbounds double, ptr %76, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !35, !alias.scope !228, !noalias !231
  %98 = fmul contract double %74, %97
  %99 = getelementptr inbounds double, ptr %15, i64 %95
  %100 = load double, ptr %99, align 8, !tbaa !35, !alias.scope !231, !noalias !228
  %101 = fadd contract double %100, %98
  store double %101, ptr %99, align 8, !tbaa !35, !alias.scope !231, !noalias !228
  %102 = add nuw nsw i64 %95, 1
  %103 = icmp eq i64 %102, %13
  br i1 %103, label %104, label %94, !llvm.loop !234

104:                                              ; preds = %94, %91
  %105 = add nuw nsw i64 %65, 1
  %106 = icmp eq i64 %105, 12
  br i1 %106, label %110, label %70

107:                                              ; preds = %72
  %108 = add nuw nsw i64 %65, 1
  %109 = icmp eq i64 %108, 12
  br i1 %109, label %120, label %70

110:                                              ; preds = %104, %110
  %111 = phi i64 [ %118, %110 ], [ 0, %104 ]
  %112 = getelementptr inbounds double, ptr %47, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !35
  %114 = getelementptr inbounds double, ptr %15, i64 %111
  %115 = load double, ptr %114, align 8, !tbaa !35
  %116 = fmul contract double %50, %115
  %117 = fadd contract double %113, %116
  store double %117, ptr %114, align 8, !tbaa !35
  %118 = add nuw nsw i64 %111, 1
  %119 = icmp eq i64 %118, %13
  br i1 %119, label %120, label %110, !llvm.loop !199

120:                                              ; preds = %107, %110
  %121 = load double, ptr %30, align 8, !tbaa !35
  %122 = tail call contract double @project(ptr noundef nonnull %0, double noundef %121, ptr noundef %15, double noundef %6)
  br label %123

123:                                              ; preds = %44, %120
  %124 = phi ptr [ %15, %120 ], [ %47, %44 ]
  %125 = phi i64 [ %45, %120 ], [ %28, %44 ]
  %126 = mul nsw i64 %29, %13
  %127 = getelementptr inbounds double, ptr %7, i64 %126
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %127, ptr align 8 %124, i64 %21, i1 false)
  %128 = add nuw nsw i64 %29, 1
  %129 = icmp eq i64 %128, %1
  br i1 %129, label %35, label %26, !llvm.loop !235
}

; Function Attrs: nounwind uwtable
define noundef i64 @runge_kutta(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr noundef %3, ptr nocapture noundef readnone %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr nocapture noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = load i64, ptr %0, align 8, !tbaa !12
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !13
  %15 = add i64 %14, %12
  %16 = getelementptr inbounds double, ptr %10, i64 %15
  %17 = getelementptr inbounds double, ptr %16, i64 %15
  %18 = getelementptr inbounds double, ptr %17, i64 %15
  %19 = getelementptr inbounds double, ptr %18, i64 %15
  %20 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 8
  store i64 0, ptr %20, align 8, !tbaa !186
  %21 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %22 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %23 = load double, ptr %1, align 8, !tbaa !177
  %24 = load double, ptr %21, align 8, !tbaa !178
  %25 = load double, ptr %22, align 8, !tbaa !175
  %26 = fsub contract double %25, %23
  %27 = fmul contract double %24, 1.000000e-09
  %28 = fcmp contract ugt double %26, %27
  br i1 %28, label %29, label %421

29:                                               ; preds = %11
  %30 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %31 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %32 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %33 = icmp sgt i64 %15, 0
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %39 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %40 = shl i64 %15, 3
  %41 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  br label %52

52:                                               ; preds = %29, %414
  %53 = phi double [ %27, %29 ], [ %419, %414 ]
  %54 = phi double [ %26, %29 ], [ %418, %414 ]
  %55 = phi double [ %25, %29 ], [ %417, %414 ]
  %56 = phi double [ %24, %29 ], [ %416, %414 ]
  %57 = phi double [ %23, %29 ], [ %415, %414 ]
  %58 = load i64, ptr %20, align 8, !tbaa !186
  %59 = load i64, ptr %30, align 8, !tbaa !188
  %60 = icmp eq i64 %58, %59
  br i1 %60, label %421, label %61

61:                                               ; preds = %52
  %62 = fmul contract double %56, 0x3FF000000044B830
  %63 = fcmp contract olt double %54, %62
  %64 = fadd contract double %57, %56
  %65 = select contract i1 %63, double %55, double %64
  %66 = load i64, ptr %31, align 8, !tbaa !203
  %67 = load i64, ptr %32, align 8, !tbaa !204
  %68 = icmp slt i64 %66, %67
  br i1 %68, label %69, label %75

69:                                               ; preds = %61
  %70 = getelementptr inbounds double, ptr %5, i64 %66
  %71 = load double, ptr %70, align 8, !tbaa !35
  %72 = fsub contract double %65, %53
  %73 = fcmp contract olt double %71, %72
  br i1 %73, label %74, label %75

74:                                               ; preds = %69
  br label %75

75:                                               ; preds = %74, %69, %61
  %76 = phi double [ %71, %74 ], [ %65, %69 ], [ %65, %61 ]
  %77 = fsub contract double %76, %57
  %78 = fmul contract double %77, 5.000000e-01
  br i1 %33, label %101, label %79

79:                                               ; preds = %101, %75
  %80 = fadd contract double %57, %78
  %81 = load double, ptr %34, align 8, !tbaa !5
  %82 = fcmp contract une double %81, 0.000000e+00
  br i1 %82, label %84, label %83

83:                                               ; preds = %79
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %80, ptr noundef %18, ptr noundef %10)
  br label %100

84:                                               ; preds = %79
  %85 = load i64, ptr %0, align 8, !tbaa !12
  %86 = load i64, ptr %13, align 8, !tbaa !13
  %87 = add nsw i64 %86, %85
  %88 = load ptr, ptr %35, align 8, !tbaa !14
  %89 = load i64, ptr %36, align 8, !tbaa !15
  %90 = getelementptr inbounds double, ptr %88, i64 %89
  %91 = mul nsw i64 %87, 6
  %92 = getelementptr inbounds double, ptr %90, i64 %91
  %93 = load i64, ptr %37, align 8, !tbaa !16
  %94 = getelementptr inbounds double, ptr %92, i64 %93
  %95 = load i64, ptr %38, align 8, !tbaa !17
  %96 = getelementptr inbounds double, ptr %94, i64 %95
  %97 = getelementptr inbounds double, ptr %96, i64 8
  %98 = shl i64 %87, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %97, ptr align 8 %18, i64 %98, i1 false)
  %99 = tail call contract double @project(ptr noundef nonnull %0, double noundef %80, ptr noundef nonnull %97, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %80, ptr noundef nonnull %97, ptr noundef %10)
  br label %100

100:                                              ; preds = %83, %84
  br i1 %33, label %133, label %112

101:                                              ; preds = %75, %101
  %102 = phi i64 [ %110, %101 ], [ 0, %75 ]
  %103 = getelementptr inbounds double, ptr %2, i64 %102
  %104 = load double, ptr %103, align 8, !tbaa !35
  %105 = getelementptr inbounds double, ptr %3, i64 %102
  %106 = load double, ptr %105, align 8, !tbaa !35
  %107 = fmul contract double %78, %106
  %108 = fadd contract double %104, %107
  %109 = getelementptr inbounds double, ptr %18, i64 %102
  store double %108, ptr %109, align 8, !tbaa !35
  %110 = add nuw nsw i64 %102, 1
  %111 = icmp eq i64 %110, %15
  br i1 %111, label %79, label %101, !llvm.loop !236

112:                                              ; preds = %133, %100
  %113 = load double, ptr %34, align 8, !tbaa !5
  %114 = fcmp contract une double %113, 0.000000e+00
  br i1 %114, label %116, label %115

115:                                              ; preds = %112
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %80, ptr noundef %18, ptr noundef %16)
  br label %132

116:                                              ; preds = %112
  %117 = load i64, ptr %0, align 8, !tbaa !12
  %118 = load i64, ptr %13, align 8, !tbaa !13
  %119 = add nsw i64 %118, %117
  %120 = load ptr, ptr %35, align 8, !tbaa !14
  %121 = load i64, ptr %36, align 8, !tbaa !15
  %122 = getelementptr inbounds double, ptr %120, i64 %121
  %123 = mul nsw i64 %119, 6
  %124 = getelementptr inbounds double, ptr %122, i64 %123
  %125 = load i64, ptr %37, align 8, !tbaa !16
  %126 = getelementptr inbounds double, ptr %124, i64 %125
  %127 = load i64, ptr %38, align 8, !tbaa !17
  %128 = getelementptr inbounds double, ptr %126, i64 %127
  %129 = getelementptr inbounds double, ptr %128, i64 8
  %130 = shl i64 %119, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %129, ptr align 8 %18, i64 %130, i1 false)
  %131 = tail call contract double @project(ptr noundef nonnull %0, double noundef %80, ptr noundef nonnull %129, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %80, ptr noundef nonnull %129, ptr noundef %16)
  br label %132

132:                                              ; preds = %115, %116
  br i1 %33, label %167, label %144

133:                                              ; preds = %100, %133
  %134 = phi i64 [ %142, %133 ], [ 0, %100 ]
  %135 = getelementptr inbounds double, ptr %2, i64 %134
  %136 = load double, ptr %135, align 8, !tbaa !35
  %137 = getelementptr inbounds double, ptr %10, i64 %134
  %138 = load double, ptr %137, align 8, !tbaa !35
  %139 = fmul contract double %78, %138
  %140 = fadd contract double %136, %139
  %141 = getelementptr inbounds double, ptr %18, i64 %134
  store double %140, ptr %141, align 8, !tbaa !35
  %142 = add nuw nsw i64 %134, 1
  %143 = icmp eq i64 %142, %15
  br i1 %143, label %112, label %133, !llvm.loop !237

144:                                              ; preds = %167, %132
  %145 = load double, ptr %34, align 8, !tbaa !5
  %146 = fcmp contract une double %145, 0.000000e+00
  br i1 %146, label %148, label %147

147:                                              ; preds = %144
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %76, ptr noundef %18, ptr noundef %17)
  br label %164

148:                                              ; preds = %144
  %149 = load i64, ptr %0, align 8, !tbaa !12
  %150 = load i64, ptr %13, align 8, !tbaa !13
  %151 = add nsw i64 %150, %149
  %152 = load ptr, ptr %35, align 8, !tbaa !14
  %153 = load i64, ptr %36, align 8, !tbaa !15
  %154 = getelementptr inbounds double, ptr %152, i64 %153
  %155 = mul nsw i64 %151, 6
  %156 = getelementptr inbounds double, ptr %154, i64 %155
  %157 = load i64, ptr %37, align 8, !tbaa !16
  %158 = getelementptr inbounds double, ptr %156, i64 %157
  %159 = load i64, ptr %38, align 8, !tbaa !17
  %160 = getelementptr inbounds double, ptr %158, i64 %159
  %161 = getelementptr inbounds double, ptr %160, i64 8
  %162 = shl i64 %151, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %161, ptr align 8 %18, i64 %162, i1 false)
  %163 = tail call contract double @project(ptr noundef nonnull %0, double noundef %76, ptr noundef nonnull %161, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %76, ptr noundef nonnull %161, ptr noundef %17)
  br label %164

164:                                              ; preds = %147, %148
  br i1 %33, label %165, label %209

165:                                              ; preds = %164
  %166 = fdiv contract double %77, 6.000000e+00
  br label %179

167:                                              ; preds = %132, %167
  %168 = phi i64 [ %176, %167 ], [ 0, %132 ]
  %169 = getelementptr inbounds double, ptr %2, i64 %168
  %170 = load double, ptr %169, align 8, !tbaa !35
  %171 = getelementptr inbounds double, ptr %16, i64 %168
  %172 = load double, ptr %171, align 8, !tbaa !35
  %173 = fmul contract double %77, %172
  %174 = fadd contract double %170, %173
  %175 = getelementptr inbounds double, ptr %18, i64 %168
  store double %174, ptr %175, align 8, !tbaa !35
  %176 = add nuw nsw i64 %168, 1
  %177 = icmp eq i64 %176, %15
  br i1 %177, label %144, label %167, !llvm.loop !238

178:                                              ; preds = %179
  br i1 %33, label %203, label %209

179:                                              ; preds = %165, %179
  %180 = phi i64 [ 0, %165 ], [ %198, %179 ]
  %181 = getelementptr inbounds double, ptr %3, i64 %180
  %182 = load double, ptr %181, align 8, !tbaa !35
  %183 = getelementptr inbounds double, ptr %10, i64 %180
  %184 = load double, ptr %183, align 8, !tbaa !35
  %185 = fmul contract double %184, 2.000000e+00
  %186 = fadd contract double %182, %185
  %187 = getelementptr inbounds double, ptr %16, i64 %180
  %188 = load double, ptr %187, align 8, !tbaa !35
  %189 = fmul contract double %188, 2.000000e+00
  %190 = fadd contract double %186, %189
  %191 = getelementptr inbounds double, ptr %17, i64 %180
  %192 = load double, ptr %191, align 8, !tbaa !35
  %193 = fadd contract double %192, %190
  %194 = fmul contract double %166, %193
  %195 = getelementptr inbounds double, ptr %2, i64 %180
  %196 = load double, ptr %195, align 8, !tbaa !35
  %197 = fadd contract double %196, %194
  store double %197, ptr %195, align 8, !tbaa !35
  %198 = add nuw nsw i64 %180, 1
  %199 = icmp eq i64 %198, %15
  br i1 %199, label %178, label %179, !llvm.loop !239

200:                                              ; preds = %203
  %201 = add nuw nsw i64 %204, 1
  %202 = icmp eq i64 %201, %15
  br i1 %202, label %209, label %203, !llvm.loop !240

203:                                              ; preds = %178, %200
  %204 = phi i64 [ %201, %200 ], [ 0, %178 ]
  %205 = getelementptr inbounds double, ptr %2, i64 %204
  %206 = load double, ptr %205, align 8, !tbaa !35
  %207 = tail call double @llvm.fabs.f64(double %206)
  %208 = fcmp ueq double %207, 0x7FF0000000000000
  br i1 %208, label %421, label %200

209:                                              ; preds = %200, %164, %178
  %210 = load double, ptr %39, align 8, !tbaa !212
  %211 = tail call contract double @project(ptr noundef nonnull %0, double noundef %76, ptr noundef %2, double noundef %210)
  store double %76, ptr %1, align 8, !tbaa !177
  %212 = load double, ptr %34, align 8, !tbaa !5
  %213 = fcmp contract une double %212, 0.000000e+00
  br i1 %213, label %215, label %214

214:                                              ; preds = %209
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %76, ptr noundef %2, ptr noundef %3)
  br label %231

215:                                              ; preds = %209
  %216 = load i64, ptr %0, align 8, !tbaa !12
  %217 = load i64, ptr %13, align 8, !tbaa !13
  %218 = add nsw i64 %217, %216
  %219 = load ptr, ptr %35, align 8, !tbaa !14
  %220 = load i64, ptr %36, align 8, !tbaa !15
  %221 = getelementptr inbounds double, ptr %219, i64 %220
  %222 = mul nsw i64 %218, 6
  %223 = getelementptr inbounds double, ptr %221, i64 %222
  %224 = load i64, ptr %37, align 8, !tbaa !16
  %225 = getelementptr inbounds double, ptr %223, i64 %224
  %226 = load i64, ptr %38, align 8, !tbaa !17
  %227 = getelementptr inbounds double, ptr %225, i64 %226
  %228 = getelementptr inbounds double, ptr %227, i64 8
  %229 = shl i64 %218, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %228, ptr align 8 %2, i64 %229, i1 false)
  %230 = tail call contract double @project(ptr noundef nonnull %0, double noundef %76, ptr noundef nonnull %228, double noundef 1.000000e-13)
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %76, ptr noundef nonnull %228, ptr noundef %3)
  br label %231

231:                                              ; preds = %214, %215
  %232 = load i64, ptr %31, align 8, !tbaa !203
  %233 = load i64, ptr %32, align 8, !tbaa !204
  %234 = icmp slt i64 %232, %233
  br i1 %234, label %235, label %246

235:                                              ; preds = %231
  %236 = getelementptr inbounds double, ptr %5, i64 %232
  %237 = load double, ptr %236, align 8, !tbaa !35
  %238 = fsub contract double %237, %76
  %239 = tail call contract double @llvm.fabs.f64(double %238)
  %240 = fmul contract double %77, 1.000000e-09
  %241 = fcmp contract ugt double %239, %240
  br i1 %241, label %246, label %242

242:                                              ; preds = %235
  %243 = add nsw i64 %232, 1
  store i64 %243, ptr %31, align 8, !tbaa !203
  %244 = mul nsw i64 %232, %15
  %245 = getelementptr inbounds double, ptr %6, i64 %244
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %245, ptr align 8 %2, i64 %40, i1 false)
  br label %246

246:                                              ; preds = %242, %235, %231
  %247 = load i64, ptr %20, align 8, !tbaa !186
  %248 = getelementptr inbounds double, ptr %7, i64 %247
  store double %76, ptr %248, align 8, !tbaa !35
  %249 = mul nsw i64 %247, %15
  %250 = getelementptr inbounds double, ptr %8, i64 %249
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %250, ptr align 8 %2, i64 %40, i1 false)
  %251 = load i64, ptr %20, align 8, !tbaa !186
  %252 = add nsw i64 %251, 1
  store i64 %252, ptr %20, align 8, !tbaa !186
  %253 = load i64, ptr %41, align 8, !tbaa !183
  %254 = add nsw i64 %253, 1
  store i64 %254, ptr %41, align 8, !tbaa !183
  %255 = load i64, ptr %42, align 8, !tbaa !158
  %256 = load i64, ptr %43, align 8, !tbaa !73
  %257 = add nsw i64 %256, %255
  %258 = icmp sgt i64 %257, 0
  br i1 %258, label %259, label %414

259:                                              ; preds = %246
  tail call void @guards(ptr noundef nonnull %0, double noundef %76, ptr noundef %2, ptr noundef %19)
  %260 = load i64, ptr %42, align 8, !tbaa !158
  %261 = load i64, ptr %43, align 8, !tbaa !73
  %262 = add nsw i64 %261, %260
  %263 = icmp sgt i64 %262, 0
  br i1 %263, label %264, label %338

264:                                              ; preds = %259, %283
  %265 = phi i64 [ %284, %283 ], [ 0, %259 ]
  %266 = getelementptr inbounds double, ptr %9, i64 %265
  %267 = load double, ptr %266, align 8, !tbaa !35
  %268 = getelementptr inbounds double, ptr %19, i64 %265
  %269 = load double, ptr %268, align 8, !tbaa !35
  %270 = icmp sgt i64 %260, %265
  br i1 %270, label %275, label %271

271:                                              ; preds = %264
  %272 = fcmp contract olt double %269, 0.000000e+00
  %273 = fcmp contract uge double %267, 0.000000e+00
  %274 = and i1 %273, %272
  br i1 %274, label %286, label %283

275:                                              ; preds = %264
  %276 = fcmp contract ogt double %267, 0.000000e+00
  %277 = fcmp contract ole double %269, 0.000000e+00
  %278 = and i1 %276, %277
  %279 = fcmp contract olt double %267, 0.000000e+00
  %280 = fcmp contract oge double %269, 0.000000e+00
  %281 = and i1 %279, %280
  %282 = or i1 %278, %281
  br i1 %282, label %286, label %283

283:                                              ; preds = %275, %271
  %284 = add nuw nsw i64 %265, 1
  %285 = icmp eq i64 %284, %262
  br i1 %285, label %286, label %264, !llvm.loop !167

286:                                              ; preds = %271, %275, %283
  %287 = phi i64 [ %265, %271 ], [ %265, %275 ], [ -1, %283 ]
  %288 = load ptr, ptr %44, align 8, !tbaa !168
  %289 = getelementptr inbounds double, ptr %19, i64 %287
  br label %290

290:                                              ; preds = %331, %286
  %291 = phi i64 [ %260, %286 ], [ %319, %331 ]
  %292 = phi i64 [ 0, %286 ], [ %334, %331 ]
  %293 = icmp eq i64 %292, %287
  br i1 %293, label %294, label %296

294:                                              ; preds = %290
  %295 = load double, ptr %289, align 8, !tbaa !35
  br label %314

296:                                              ; preds = %290
  %297 = getelementptr inbounds double, ptr %9, i64 %292
  %298 = load double, ptr %297, align 8, !tbaa !35
  %299 = getelementptr inbounds double, ptr %19, i64 %292
  %300 = load double, ptr %299, align 8, !tbaa !35
  %301 = icmp sgt i64 %291, %292
  br i1 %301, label %306, label %302

302:                                              ; preds = %296
  %303 = fcmp contract olt double %300, 0.000000e+00
  %304 = fcmp contract uge double %298, 0.000000e+00
  %305 = and i1 %304, %303
  br label %314

306:                                              ; preds = %296
  %307 = fcmp contract ogt double %298, 0.000000e+00
  %308 = fcmp contract ole double %300, 0.000000e+00
  %309 = and i1 %307, %308
  %310 = fcmp contract olt double %298, 0.000000e+00
  %311 = fcmp contract oge double %300, 0.000000e+00
  %312 = and i1 %310, %311
  %313 = or i1 %309, %312
  br label %314

314:                                              ; preds = %306, %302, %294
  %315 = phi double [ %295, %294 ], [ %300, %302 ], [ %300, %306 ]
  %316 = phi i1 [ true, %294 ], [ %305, %302 ], [ %313, %306 ]
  %317 = zext i1 %316 to i64
  %318 = getelementptr inbounds i64, ptr %288, i64 %292
  store i64 %317, ptr %318, align 8, !tbaa !28
  %319 = load i64, ptr %42, align 8, !tbaa !158
  %320 = icmp slt i64 %292, %319
  %321 = select i1 %316, i1 %320, i1 false
  br i1 %321, label %322, label %331

322:                                              ; preds = %314
  %323 = tail call contract double @llvm.fabs.f64(double %315)
  %324 = fcmp contract ogt double %323, 1.000000e-300
  %325 = select contract i1 %324, double %323, double 1.000000e-300
  %326 = getelementptr inbounds double, ptr %9, i64 %292
  %327 = load double, ptr %326, align 8, !tbaa !35
  %328 = fcmp contract ogt double %327, 0.000000e+00
  %329 = fneg contract double %325
  %330 = select contract i1 %328, double %329, double %325
  br label %331

331:                                              ; preds = %322, %314
  %332 = phi contract double [ %330, %322 ], [ %315, %314 ]
  %333 = getelementptr inbounds double, ptr %9, i64 %292
  store double %332, ptr %333, align 8, !tbaa !35
  %334 = add nuw nsw i64 %292, 1
  %335 = load i64, ptr %43, align 8, !tbaa !73
  %336 = add nsw i64 %335, %319
  %337 = icmp slt i64 %334, %336
  br i1 %337, label %290, label %338, !llvm.loop !169

338:                                              ; preds = %331, %259
  %339 = phi i64 [ %261, %259 ], [ %335, %331 ]
  %340 = phi i64 [ -1, %259 ], [ %287, %331 ]
  %341 = icmp sgt i64 %339, 0
  br i1 %341, label %342, label %410

342:                                              ; preds = %338
  %343 = load ptr, ptr %45, align 8, !tbaa !24, !noalias !241
  %344 = load i64, ptr %0, align 8, !tbaa !12, !noalias !241
  %345 = getelementptr inbounds double, ptr %343, i64 %344
  %346 = load i64, ptr %46, align 8, !tbaa !32, !noalias !241
  %347 = getelementptr inbounds double, ptr %345, i64 %346
  %348 = load i64, ptr %13, align 8, !tbaa !13, !noalias !241
  %349 = getelementptr inbounds double, ptr %347, i64 %348
  %350 = load i64, ptr %47, align 8, !tbaa !38, !noalias !241
  %351 = getelementptr inbounds double, ptr %349, i64 %350
  %352 = load i64, ptr %37, align 8, !tbaa !16, !noalias !241
  %353 = getelementptr inbounds double, ptr %351, i64 %352
  %354 = load i64, ptr %48, align 8, !tbaa !78, !noalias !241
  %355 = getelementptr inbounds double, ptr %353, i64 %354
  %356 = getelementptr inbounds double, ptr %355, i64 %352
  %357 = load ptr, ptr %49, align 8, !tbaa !79, !noalias !241
  %358 = add i64 %348, 2
  %359 = add nsw i64 %352, %348
  br label %360

360:                                              ; preds = %407, %342
  %361 = phi i64 [ 0, %342 ], [ %408, %407 ]
  %362 = icmp eq i64 %361, 0
  br i1 %362, label %380, label %363

363:                                              ; preds = %360
  %364 = load i64, ptr %38, align 8, !tbaa !17, !noalias !241
  %365 = add nsw i64 %359, %364
  %366 = mul i64 %365, 3
  %367 = add i64 %366, 5
  br label %368

368:                                              ; preds = %368, %363
  %369 = phi ptr [ %356, %363 ], [ %376, %368 ]
  %370 = phi i64 [ 0, %363 ], [ %377, %368 ]
  %371 = phi i64 [ 0, %363 ], [ %378, %368 ]
  %372 = getelementptr inbounds i64, ptr %357, i64 %371
  %373 = load i64, ptr %372, align 8, !tbaa !28, !noalias !241
  %374 = mul i64 %373, %358
  %375 = add i64 %367, %374
  %376 = getelementptr inbounds double, ptr %369, i64 %375
  %377 = add nsw i64 %373, %370
  %378 = add nuw nsw i64 %371, 1
  %379 = icmp eq i64 %378, %361
  br i1 %379, label %380, label %368, !llvm.loop !80

380:                                              ; preds = %368, %360
  %381 = phi i64 [ 0, %360 ], [ %377, %368 ]
  %382 = phi ptr [ %356, %360 ], [ %376, %368 ]
  %383 = getelementptr inbounds i64, ptr %357, i64 %361
  %384 = load i64, ptr %383, align 8, !tbaa !28, !noalias !241
  %385 = icmp eq i64 %384, 2
  br i1 %385, label %386, label %407

386:                                              ; preds = %380
  %387 = load ptr, ptr %50, align 8, !tbaa !81
  %388 = getelementptr inbounds i64, ptr %387, i64 %361
  %389 = load i64, ptr %388, align 8, !tbaa !28
  %390 = icmp eq i64 %389, 1
  br i1 %390, label %391, label %407

391:                                              ; preds = %386
  %392 = load double, ptr %382, align 8, !tbaa !35
  %393 = fmul contract double %392, %392
  %394 = getelementptr inbounds double, ptr %382, i64 1
  %395 = load double, ptr %394, align 8, !tbaa !35
  %396 = fmul contract double %395, %395
  %397 = fadd contract double %393, %396
  %398 = tail call contract double @llvm.sqrt.f64(double %397)
  %399 = fcmp contract ogt double %398, 1.000000e-09
  br i1 %399, label %400, label %407

400:                                              ; preds = %391
  %401 = load ptr, ptr %51, align 8, !tbaa !92
  %402 = getelementptr double, ptr %401, i64 %381
  %403 = fdiv contract double %392, %398
  store double %403, ptr %402, align 8, !tbaa !35
  %404 = load double, ptr %394, align 8, !tbaa !35
  %405 = fdiv contract double %404, %398
  %406 = getelementptr double, ptr %402, i64 1
  store double %405, ptr %406, align 8, !tbaa !35
  br label %407

407:                                              ; preds = %400, %391, %386, %380
  %408 = add nuw nsw i64 %361, 1
  %409 = icmp eq i64 %408, %339
  br i1 %409, label %410, label %360, !llvm.loop !173

410:                                              ; preds = %407, %338
  %411 = icmp slt i64 %340, 0
  br i1 %411, label %414, label %412

412:                                              ; preds = %410
  %413 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %340, ptr %413, align 8, !tbaa !217
  br label %421

414:                                              ; preds = %410, %246
  %415 = load double, ptr %1, align 8, !tbaa !177
  %416 = load double, ptr %21, align 8, !tbaa !178
  %417 = load double, ptr %22, align 8, !tbaa !175
  %418 = fsub contract double %417, %415
  %419 = fmul contract double %416, 1.000000e-09
  %420 = fcmp contract ugt double %418, %419
  br i1 %420, label %52, label %421, !llvm.loop !244

421:                                              ; preds = %52, %414, %203, %11, %412
  %422 = phi i64 [ 4, %412 ], [ 0, %11 ], [ 3, %203 ], [ 1, %52 ], [ 0, %414 ]
  ret i64 %422
}

; Function Attrs: nounwind uwtable
define internal fastcc void @set_state(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %5 = load ptr, ptr %4, align 8, !tbaa !19
  %6 = load i64, ptr %0, align 8, !tbaa !12
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = add nsw i64 %8, %6
  %10 = shl i64 %9, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %2, i64 %10, i1 false)
  %11 = load ptr, ptr %4, align 8, !tbaa !19
  %12 = load i64, ptr %0, align 8, !tbaa !12
  %13 = load i64, ptr %7, align 8, !tbaa !13
  %14 = getelementptr double, ptr %11, i64 %12
  %15 = getelementptr double, ptr %14, i64 %13
  store double %1, ptr %15, align 8, !tbaa !35
  %16 = getelementptr inbounds double, ptr %15, i64 1
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 7
  %18 = load i64, ptr %17, align 8, !tbaa !245
  switch i64 %18, label %84 [
    i64 1, label %19
    i64 2, label %80
  ]

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !246
  %22 = icmp sgt i64 %21, 2
  br i1 %22, label %26, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %25 = load ptr, ptr %24, align 8, !tbaa !247
  br label %42

26:                                               ; preds = %19
  %27 = add nsw i64 %21, -1
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %29 = load ptr, ptr %28, align 8, !tbaa !247
  br label %30

30:                                               ; preds = %30, %26
  %31 = phi i64 [ 1, %26 ], [ %40, %30 ]
  %32 = phi i64 [ %27, %26 ], [ %39, %30 ]
  %33 = add nsw i64 %32, %31
  %34 = sdiv i64 %33, 2
  %35 = getelementptr inbounds double, ptr %29, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !35
  %37 = fcmp contract ogt double %36, %1
  %38 = add nsw i64 %34, 1
  %39 = select i1 %37, i64 %34, i64 %32
  %40 = select i1 %37, i64 %31, i64 %38
  %41 = icmp slt i64 %40, %39
  br i1 %41, label %30, label %42, !llvm.loop !248

42:                                               ; preds = %30, %23
  %43 = phi ptr [ %25, %23 ], [ %29, %30 ]
  %44 = phi i64 [ 1, %23 ], [ %40, %30 ]
  %45 = add nsw i64 %44, -1
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !35
  %48 = fsub contract double %1, %47
  %49 = getelementptr inbounds double, ptr %43, i64 %44
  %50 = load double, ptr %49, align 8, !tbaa !35
  %51 = fsub contract double %50, %47
  %52 = fdiv contract double %48, %51
  %53 = fcmp contract olt double %52, 0.000000e+00
  %54 = fcmp contract ogt double %52, 1.000000e+00
  %55 = select contract i1 %54, double 1.000000e+00, double %52
  %56 = select contract i1 %53, double 0.000000e+00, double %55
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 4
  %58 = load i64, ptr %57, align 8, !tbaa !249
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %84

60:                                               ; preds = %42
  %61 = fsub contract double 1.000000e+00, %56
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %63 = load ptr, ptr %62, align 8, !tbaa !250
  %64 = mul nsw i64 %58, %45
  %65 = getelementptr double, ptr %63, i64 %64
  %66 = mul nsw i64 %58, %44
  %67 = getelementptr double, ptr %63, i64 %66
  br label %68

68:                                               ; preds = %68, %60
  %69 = phi i64 [ 0, %60 ], [ %78, %68 ]
  %70 = getelementptr double, ptr %65, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !35
  %72 = fmul contract double %61, %71
  %73 = getelementptr double, ptr %67, i64 %69
  %74 = load double, ptr %73, align 8, !tbaa !35
  %75 = fmul contract double %56, %74
  %76 = fadd contract double %72, %75
  %77 = getelementptr inbounds double, ptr %16, i64 %69
  store double %76, ptr %77, align 8, !tbaa !35
  %78 = add nuw nsw i64 %69, 1
  %79 = icmp eq i64 %78, %58
  br i1 %79, label %84, label %68, !llvm.loop !251

80:                                               ; preds = %3
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %82 = load i64, ptr %81, align 8, !tbaa !252
  %83 = inttoptr i64 %82 to ptr
  tail call void %83(ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef null) #12
  br label %84

84:                                               ; preds = %68, %3, %42, %80
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @factorize(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  store double 0.000000e+00, ptr %5, align 8, !tbaa !44
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %7 = load ptr, ptr %6, align 8, !tbaa !26
  %8 = icmp slt i64 %4, 1
  br i1 %8, label %197, label %9

9:                                                ; preds = %2, %56
  %10 = phi i1 [ %57, %56 ], [ false, %2 ]
  %11 = phi i64 [ %32, %56 ], [ 0, %2 ]
  %12 = mul nsw i64 %11, %4
  %13 = getelementptr double, ptr %7, i64 %12
  %14 = getelementptr double, ptr %13, i64 %11
  %15 = load double, ptr %14, align 8, !tbaa !35
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
  %25 = load double, ptr %24, align 8, !tbaa !35
  %26 = fmul contract double %25, %25
  %27 = fsub contract double %23, %26
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %17, label %21, !llvm.loop !253

30:                                               ; preds = %17
  %31 = tail call contract double @llvm.sqrt.f64(double %18)
  store double %31, ptr %14, align 8, !tbaa !35
  %32 = add nuw nsw i64 %11, 1
  %33 = icmp slt i64 %32, %4
  br i1 %33, label %34, label %56

34:                                               ; preds = %30, %40
  %35 = phi i64 [ %43, %40 ], [ %32, %30 ]
  %36 = mul nsw i64 %35, %4
  %37 = getelementptr double, ptr %7, i64 %36
  %38 = getelementptr double, ptr %37, i64 %11
  %39 = load double, ptr %38, align 8, !tbaa !35
  br i1 %16, label %40, label %45

40:                                               ; preds = %45, %34
  %41 = phi double [ %39, %34 ], [ %53, %45 ]
  %42 = fdiv contract double %41, %31
  store double %42, ptr %38, align 8, !tbaa !35
  %43 = add nuw nsw i64 %35, 1
  %44 = icmp slt i64 %43, %4
  br i1 %44, label %34, label %56, !llvm.loop !254

45:                                               ; preds = %34, %45
  %46 = phi i64 [ %54, %45 ], [ 0, %34 ]
  %47 = phi double [ %53, %45 ], [ %39, %34 ]
  %48 = getelementptr double, ptr %37, i64 %46
  %49 = load double, ptr %48, align 8, !tbaa !35
  %50 = getelementptr double, ptr %13, i64 %46
  %51 = load double, ptr %50, align 8, !tbaa !35
  %52 = fmul contract double %49, %51
  %53 = fsub contract double %47, %52
  %54 = add nuw nsw i64 %46, 1
  %55 = icmp eq i64 %54, %11
  br i1 %55, label %40, label %45, !llvm.loop !255

56:                                               ; preds = %40, %30
  %57 = icmp sge i64 %32, %4
  %58 = icmp eq i64 %32, %4
  br i1 %58, label %59, label %9, !llvm.loop !256

59:                                               ; preds = %17, %56
  %60 = phi i1 [ %57, %56 ], [ %10, %17 ]
  br i1 %60, label %197, label %61

61:                                               ; preds = %59
  %62 = shl i64 %4, 3
  %63 = mul i64 %62, %4
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %7, i8 0, i64 %63, i1 false)
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %65 = load ptr, ptr %64, align 8, !tbaa !24
  %66 = load i64, ptr %0, align 8, !tbaa !12
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %69 = load i64, ptr %68, align 8, !tbaa !32
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %61
  %72 = load ptr, ptr %6, align 8, !tbaa !26
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %74 = load ptr, ptr %73, align 8, !tbaa !33
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %76 = load ptr, ptr %75, align 8, !tbaa !34
  %77 = sitofp i64 %4 to double
  br label %85

78:                                               ; preds = %105, %61
  %79 = phi double [ 0.000000e+00, %61 ], [ %106, %105 ]
  %80 = fcmp contract ogt double %79, 0.000000e+00
  %81 = select contract i1 %80, double %79, double 1.000000e+00
  store double %81, ptr %5, align 8, !tbaa !44
  %82 = icmp sgt i64 %1, 0
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %84 = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  br label %109

85:                                               ; preds = %71, %105
  %86 = phi i64 [ 0, %71 ], [ %107, %105 ]
  %87 = phi double [ 0.000000e+00, %71 ], [ %106, %105 ]
  %88 = getelementptr inbounds double, ptr %67, i64 %86
  %89 = load double, ptr %88, align 8, !tbaa !35
  %90 = getelementptr inbounds i64, ptr %74, i64 %86
  %91 = load i64, ptr %90, align 8, !tbaa !28
  %92 = mul nsw i64 %91, %4
  %93 = getelementptr inbounds i64, ptr %76, i64 %86
  %94 = load i64, ptr %93, align 8, !tbaa !28
  %95 = getelementptr double, ptr %72, i64 %92
  %96 = getelementptr double, ptr %95, i64 %94
  store double %89, ptr %96, align 8, !tbaa !35
  %97 = mul nsw i64 %94, %4
  %98 = getelementptr double, ptr %72, i64 %97
  %99 = getelementptr double, ptr %98, i64 %91
  store double %89, ptr %99, align 8, !tbaa !35
  %100 = icmp eq i64 %91, %94
  br i1 %100, label %101, label %105

101:                                              ; preds = %85
  %102 = load double, ptr %88, align 8, !tbaa !35
  %103 = fdiv contract double %102, %77
  %104 = fadd contract double %87, %103
  br label %105

105:                                              ; preds = %85, %101
  %106 = phi double [ %104, %101 ], [ %87, %85 ]
  %107 = add nuw nsw i64 %86, 1
  %108 = icmp eq i64 %107, %69
  br i1 %108, label %78, label %85, !llvm.loop !257

109:                                              ; preds = %174, %78
  %110 = phi i64 [ 0, %78 ], [ %175, %174 ]
  %111 = mul nsw i64 %110, %4
  br label %166

112:                                              ; preds = %174
  %113 = load ptr, ptr %6, align 8, !tbaa !26
  br label %114

114:                                              ; preds = %112, %161
  %115 = phi i1 [ %162, %161 ], [ false, %112 ]
  %116 = phi i64 [ %137, %161 ], [ 0, %112 ]
  %117 = mul nsw i64 %116, %4
  %118 = getelementptr double, ptr %113, i64 %117
  %119 = getelementptr double, ptr %118, i64 %116
  %120 = load double, ptr %119, align 8, !tbaa !35
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
  %130 = load double, ptr %129, align 8, !tbaa !35
  %131 = fmul contract double %130, %130
  %132 = fsub contract double %128, %131
  %133 = add nuw nsw i64 %127, 1
  %134 = icmp eq i64 %133, %116
  br i1 %134, label %122, label %126, !llvm.loop !253

135:                                              ; preds = %122
  %136 = tail call contract double @llvm.sqrt.f64(double %123)
  store double %136, ptr %119, align 8, !tbaa !35
  %137 = add nuw nsw i64 %116, 1
  %138 = icmp slt i64 %137, %4
  br i1 %138, label %139, label %161

139:                                              ; preds = %135, %145
  %140 = phi i64 [ %148, %145 ], [ %137, %135 ]
  %141 = mul nsw i64 %140, %4
  %142 = getelementptr double, ptr %113, i64 %141
  %143 = getelementptr double, ptr %142, i64 %116
  %144 = load double, ptr %143, align 8, !tbaa !35
  br i1 %121, label %145, label %150

145:                                              ; preds = %150, %139
  %146 = phi double [ %144, %139 ], [ %158, %150 ]
  %147 = fdiv contract double %146, %136
  store double %147, ptr %143, align 8, !tbaa !35
  %148 = add nuw nsw i64 %140, 1
  %149 = icmp slt i64 %148, %4
  br i1 %149, label %139, label %161, !llvm.loop !254

150:                                              ; preds = %139, %150
  %151 = phi i64 [ %159, %150 ], [ 0, %139 ]
  %152 = phi double [ %158, %150 ], [ %144, %139 ]
  %153 = getelementptr double, ptr %142, i64 %151
  %154 = load double, ptr %153, align 8, !tbaa !35
  %155 = getelementptr double, ptr %118, i64 %151
  %156 = load double, ptr %155, align 8, !tbaa !35
  %157 = fmul contract double %154, %156
  %158 = fsub contract double %152, %157
  %159 = add nuw nsw i64 %151, 1
  %160 = icmp eq i64 %159, %116
  br i1 %160, label %145, label %150, !llvm.loop !255

161:                                              ; preds = %145, %135
  %162 = icmp sge i64 %137, %4
  %163 = icmp eq i64 %137, %4
  br i1 %163, label %164, label %114, !llvm.loop !256

164:                                              ; preds = %122, %161
  %165 = phi i1 [ %162, %161 ], [ %115, %122 ]
  br i1 %165, label %197, label %195

166:                                              ; preds = %109, %177
  %167 = phi i64 [ 0, %109 ], [ %178, %177 ]
  br i1 %82, label %168, label %177

168:                                              ; preds = %166
  %169 = load ptr, ptr %83, align 8, !tbaa !39
  %170 = load ptr, ptr %6, align 8, !tbaa !26
  %171 = getelementptr double, ptr %170, i64 %111
  %172 = getelementptr double, ptr %171, i64 %167
  %173 = load double, ptr %172, align 8, !tbaa !35
  br label %180

174:                                              ; preds = %177
  %175 = add nuw nsw i64 %110, 1
  %176 = icmp eq i64 %175, %84
  br i1 %176, label %112, label %109, !llvm.loop !258

177:                                              ; preds = %180, %166
  %178 = add nuw nsw i64 %167, 1
  %179 = icmp eq i64 %178, %84
  br i1 %179, label %174, label %166, !llvm.loop !259

180:                                              ; preds = %168, %180
  %181 = phi double [ %173, %168 ], [ %192, %180 ]
  %182 = phi i64 [ 0, %168 ], [ %193, %180 ]
  %183 = load double, ptr %5, align 8, !tbaa !44
  %184 = mul nsw i64 %182, %4
  %185 = getelementptr double, ptr %169, i64 %184
  %186 = getelementptr double, ptr %185, i64 %110
  %187 = load double, ptr %186, align 8, !tbaa !35
  %188 = fmul contract double %183, %187
  %189 = getelementptr double, ptr %185, i64 %167
  %190 = load double, ptr %189, align 8, !tbaa !35
  %191 = fmul contract double %188, %190
  %192 = fadd contract double %191, %181
  store double %192, ptr %172, align 8, !tbaa !35
  %193 = add nuw nsw i64 %182, 1
  %194 = icmp eq i64 %193, %1
  br i1 %194, label %177, label %180, !llvm.loop !260

195:                                              ; preds = %164
  %196 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  store double 1.000000e+00, ptr %196, align 8, !tbaa !47
  br label %197

197:                                              ; preds = %2, %164, %195, %59
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i64 @gram(ptr nocapture noundef %0, ptr noundef readonly %1, i64 noundef %2, double noundef %3) unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !13
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  store double 1.000000e+00, ptr %9, align 8, !tbaa !58
  br label %249

10:                                               ; preds = %4
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %13 = icmp eq ptr %1, null
  %14 = shl i64 %6, 3
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %16 = icmp sgt i64 %6, 0
  %17 = add nuw i64 %6, 1
  %18 = load ptr, ptr %11, align 8, !tbaa !54
  br label %268

19:                                               ; preds = %311
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %21 = load ptr, ptr %20, align 8, !tbaa !261
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %23 = load ptr, ptr %22, align 8, !tbaa !262
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %25 = load ptr, ptr %24, align 8, !tbaa !263
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  store double 1.000000e+00, ptr %26, align 8, !tbaa !58
  br i1 %7, label %27, label %249

27:                                               ; preds = %19
  %28 = icmp sgt i64 %6, 0
  %29 = add nuw i64 %2, 1
  br label %30

30:                                               ; preds = %52, %27
  %31 = phi i64 [ 1, %27 ], [ %60, %52 ]
  %32 = phi double [ 0.000000e+00, %27 ], [ %57, %52 ]
  %33 = phi i64 [ 0, %27 ], [ %59, %52 ]
  %34 = getelementptr double, ptr %21, i64 %33
  %35 = mul nsw i64 %33, %2
  %36 = getelementptr double, ptr %21, i64 %35
  %37 = mul nsw i64 %33, %6
  %38 = getelementptr double, ptr %282, i64 %37
  br label %47

39:                                               ; preds = %52
  %40 = fmul contract double %57, 0x3AF357C299A88EA7
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %42 = load i64, ptr %41, align 8, !tbaa !16
  %43 = icmp eq i64 %42, %2
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 59
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  %46 = load ptr, ptr %45, align 8, !tbaa !264
  br label %80

47:                                               ; preds = %62, %30
  %48 = phi i64 [ 0, %30 ], [ %67, %62 ]
  br i1 %28, label %49, label %62

49:                                               ; preds = %47
  %50 = mul nsw i64 %48, %6
  %51 = getelementptr double, ptr %282, i64 %50
  br label %69

52:                                               ; preds = %62
  %53 = mul i64 %33, %29
  %54 = getelementptr inbounds double, ptr %21, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !35
  %56 = fcmp contract ogt double %55, %32
  %57 = select i1 %56, double %55, double %32
  %58 = getelementptr inbounds i64, ptr %25, i64 %33
  store i64 %33, ptr %58, align 8, !tbaa !28
  %59 = add nuw nsw i64 %33, 1
  %60 = add nuw i64 %31, 1
  %61 = icmp eq i64 %59, %2
  br i1 %61, label %39, label %30, !llvm.loop !265

62:                                               ; preds = %69, %47
  %63 = phi double [ 0.000000e+00, %47 ], [ %77, %69 ]
  %64 = mul nsw i64 %48, %2
  %65 = getelementptr double, ptr %34, i64 %64
  store double %63, ptr %65, align 8, !tbaa !35
  %66 = getelementptr double, ptr %36, i64 %48
  store double %63, ptr %66, align 8, !tbaa !35
  %67 = add nuw nsw i64 %48, 1
  %68 = icmp eq i64 %67, %31
  br i1 %68, label %52, label %47, !llvm.loop !266

69:                                               ; preds = %69, %49
  %70 = phi double [ 0.000000e+00, %49 ], [ %77, %69 ]
  %71 = phi i64 [ 0, %49 ], [ %78, %69 ]
  %72 = getelementptr double, ptr %38, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !35
  %74 = getelementptr double, ptr %51, i64 %71
  %75 = load double, ptr %74, align 8, !tbaa !35
  %76 = fmul contract double %73, %75
  %77 = fadd contract double %70, %76
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, %6
  br i1 %79, label %62, label %69, !llvm.loop !267

80:                                               ; preds = %102, %39
  %81 = phi i64 [ 0, %39 ], [ %105, %102 ]
  %82 = mul i64 %81, %29
  %83 = getelementptr inbounds double, ptr %21, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !35
  %85 = fcmp contract ogt double %84, %40
  %86 = tail call contract double @llvm.sqrt.f64(double %84)
  %87 = fdiv contract double 1.000000e+00, %86
  %88 = select contract i1 %85, double %87, double 0.000000e+00
  %89 = getelementptr inbounds double, ptr %23, i64 %81
  store double %88, ptr %89, align 8, !tbaa !35
  br i1 %43, label %90, label %102

90:                                               ; preds = %80
  %91 = load double, ptr %83, align 8, !tbaa !35
  %92 = load ptr, ptr %44, align 8, !tbaa !268
  %93 = getelementptr inbounds double, ptr %92, i64 %81
  %94 = load double, ptr %93, align 8, !tbaa !35
  %95 = fcmp contract olt double %94, %91
  br i1 %95, label %96, label %97

96:                                               ; preds = %90
  store double %91, ptr %93, align 8, !tbaa !35
  br label %97

97:                                               ; preds = %96, %90
  %98 = phi double [ %91, %96 ], [ %94, %90 ]
  %99 = fcmp contract ogt double %98, 0.000000e+00
  %100 = fdiv contract double %91, %98
  %101 = select contract i1 %99, double %100, double 1.000000e+00
  br label %102

102:                                              ; preds = %97, %80
  %103 = phi contract double [ %101, %97 ], [ 1.000000e+00, %80 ]
  %104 = getelementptr inbounds double, ptr %46, i64 %81
  store double %103, ptr %104, align 8, !tbaa !35
  %105 = add nuw nsw i64 %81, 1
  %106 = icmp eq i64 %105, %2
  br i1 %106, label %107, label %80, !llvm.loop !269

107:                                              ; preds = %102, %116
  %108 = phi i64 [ %117, %116 ], [ 0, %102 ]
  %109 = getelementptr inbounds double, ptr %23, i64 %108
  %110 = mul nsw i64 %108, %2
  %111 = getelementptr double, ptr %21, i64 %110
  br label %119

112:                                              ; preds = %116
  %113 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %114 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %115 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  br label %133

116:                                              ; preds = %119
  %117 = add nuw nsw i64 %108, 1
  %118 = icmp eq i64 %117, %2
  br i1 %118, label %112, label %107, !llvm.loop !270

119:                                              ; preds = %119, %107
  %120 = phi i64 [ 0, %107 ], [ %128, %119 ]
  %121 = load double, ptr %109, align 8, !tbaa !35
  %122 = getelementptr inbounds double, ptr %23, i64 %120
  %123 = load double, ptr %122, align 8, !tbaa !35
  %124 = fmul contract double %121, %123
  %125 = getelementptr double, ptr %111, i64 %120
  %126 = load double, ptr %125, align 8, !tbaa !35
  %127 = fmul contract double %126, %124
  store double %127, ptr %125, align 8, !tbaa !35
  %128 = add nuw nsw i64 %120, 1
  %129 = icmp eq i64 %128, %2
  br i1 %129, label %116, label %119, !llvm.loop !271

130:                                              ; preds = %229, %215
  %131 = add nuw i64 %134, 1
  %132 = icmp eq i64 %216, %2
  br i1 %132, label %249, label %133, !llvm.loop !272

133:                                              ; preds = %130, %112
  %134 = phi i64 [ 2, %112 ], [ %131, %130 ]
  %135 = phi i64 [ 0, %112 ], [ %216, %130 ]
  %136 = load i64, ptr %41, align 8, !tbaa !16
  br label %139

137:                                              ; preds = %158
  %138 = icmp slt i64 %159, 0
  br i1 %138, label %169, label %162

139:                                              ; preds = %158, %133
  %140 = phi i64 [ %135, %133 ], [ %160, %158 ]
  %141 = phi i64 [ -1, %133 ], [ %159, %158 ]
  %142 = getelementptr inbounds i64, ptr %25, i64 %140
  %143 = load i64, ptr %142, align 8, !tbaa !28
  %144 = icmp slt i64 %143, %136
  br i1 %144, label %145, label %158

145:                                              ; preds = %139
  %146 = icmp slt i64 %141, 0
  br i1 %146, label %157, label %147

147:                                              ; preds = %145
  %148 = mul i64 %143, %29
  %149 = getelementptr inbounds double, ptr %21, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !35
  %151 = getelementptr inbounds i64, ptr %25, i64 %141
  %152 = load i64, ptr %151, align 8, !tbaa !28
  %153 = mul i64 %152, %29
  %154 = getelementptr inbounds double, ptr %21, i64 %153
  %155 = load double, ptr %154, align 8, !tbaa !35
  %156 = fcmp contract ogt double %150, %155
  br i1 %156, label %157, label %158

157:                                              ; preds = %147, %145
  br label %158

158:                                              ; preds = %157, %147, %139
  %159 = phi i64 [ %140, %157 ], [ %141, %147 ], [ %141, %139 ]
  %160 = add nuw nsw i64 %140, 1
  %161 = icmp slt i64 %160, %2
  br i1 %161, label %139, label %137, !llvm.loop !273

162:                                              ; preds = %137
  %163 = getelementptr inbounds i64, ptr %25, i64 %159
  %164 = load i64, ptr %163, align 8, !tbaa !28
  %165 = mul i64 %164, %29
  %166 = getelementptr inbounds double, ptr %21, i64 %165
  %167 = load double, ptr %166, align 8, !tbaa !35
  %168 = fcmp contract ogt double %167, 0x3DA5FD7FE1796495
  br i1 %168, label %189, label %169

169:                                              ; preds = %162, %137
  %170 = add nuw nsw i64 %135, 1
  %171 = icmp slt i64 %170, %2
  br i1 %171, label %172, label %189

172:                                              ; preds = %169, %172
  %173 = phi i64 [ %187, %172 ], [ %170, %169 ]
  %174 = phi i64 [ %186, %172 ], [ %135, %169 ]
  %175 = getelementptr inbounds i64, ptr %25, i64 %173
  %176 = load i64, ptr %175, align 8, !tbaa !28
  %177 = mul i64 %176, %29
  %178 = getelementptr inbounds double, ptr %21, i64 %177
  %179 = load double, ptr %178, align 8, !tbaa !35
  %180 = getelementptr inbounds i64, ptr %25, i64 %174
  %181 = load i64, ptr %180, align 8, !tbaa !28
  %182 = mul i64 %181, %29
  %183 = getelementptr inbounds double, ptr %21, i64 %182
  %184 = load double, ptr %183, align 8, !tbaa !35
  %185 = fcmp contract ogt double %179, %184
  %186 = select i1 %185, i64 %173, i64 %174
  %187 = add nuw nsw i64 %173, 1
  %188 = icmp slt i64 %187, %2
  br i1 %188, label %172, label %189, !llvm.loop !274

189:                                              ; preds = %172, %169, %162
  %190 = phi i64 [ %159, %162 ], [ %135, %169 ], [ %186, %172 ]
  %191 = getelementptr inbounds i64, ptr %25, i64 %190
  %192 = load i64, ptr %191, align 8, !tbaa !28
  %193 = getelementptr inbounds i64, ptr %25, i64 %135
  %194 = load i64, ptr %193, align 8, !tbaa !28
  store i64 %194, ptr %191, align 8, !tbaa !28
  store i64 %192, ptr %193, align 8, !tbaa !28
  %195 = mul nsw i64 %192, %2
  %196 = getelementptr double, ptr %21, i64 %195
  %197 = getelementptr double, ptr %196, i64 %192
  %198 = load double, ptr %197, align 8, !tbaa !35
  %199 = fcmp contract ogt double %198, 0x3DA5FD7FE1796495
  br i1 %199, label %200, label %249

200:                                              ; preds = %189
  %201 = getelementptr inbounds double, ptr %46, i64 %192
  %202 = load double, ptr %201, align 8, !tbaa !35
  %203 = fmul contract double %198, %202
  store double %203, ptr %201, align 8, !tbaa !35
  %204 = load double, ptr %26, align 8, !tbaa !58
  %205 = fcmp contract olt double %203, %204
  br i1 %205, label %206, label %207

206:                                              ; preds = %200
  store double %203, ptr %26, align 8, !tbaa !58
  br label %207

207:                                              ; preds = %206, %200
  %208 = load double, ptr %113, align 8, !tbaa !185
  %209 = fcmp contract olt double %203, %208
  br i1 %209, label %210, label %211

210:                                              ; preds = %207
  store double %203, ptr %113, align 8, !tbaa !185
  br label %211

211:                                              ; preds = %210, %207
  %212 = load double, ptr %114, align 8, !tbaa !275
  %213 = fcmp contract olt double %203, %212
  br i1 %213, label %214, label %215

214:                                              ; preds = %211
  store double %203, ptr %114, align 8, !tbaa !275
  store double %3, ptr %115, align 8, !tbaa !276
  br label %215

215:                                              ; preds = %214, %211
  %216 = add nuw nsw i64 %135, 1
  %217 = icmp slt i64 %216, %2
  br i1 %217, label %218, label %130

218:                                              ; preds = %215, %229
  %219 = phi i64 [ %233, %229 ], [ %134, %215 ]
  %220 = phi i64 [ %231, %229 ], [ %216, %215 ]
  %221 = getelementptr inbounds i64, ptr %25, i64 %220
  %222 = load i64, ptr %221, align 8, !tbaa !28
  %223 = mul nsw i64 %222, %2
  %224 = getelementptr double, ptr %21, i64 %223
  %225 = getelementptr double, ptr %224, i64 %192
  %226 = load double, ptr %225, align 8, !tbaa !35
  %227 = fdiv contract double %226, %198
  %228 = icmp ult i64 %135, %220
  br i1 %228, label %234, label %229

229:                                              ; preds = %234, %218
  %230 = getelementptr double, ptr %196, i64 %222
  store double %227, ptr %230, align 8, !tbaa !35
  %231 = add nuw nsw i64 %220, 1
  %232 = icmp slt i64 %231, %2
  %233 = add i64 %219, 1
  br i1 %232, label %218, label %130, !llvm.loop !277

234:                                              ; preds = %218, %234
  %235 = phi i64 [ %247, %234 ], [ %216, %218 ]
  %236 = getelementptr inbounds i64, ptr %25, i64 %235
  %237 = load i64, ptr %236, align 8, !tbaa !28
  %238 = mul nsw i64 %237, %2
  %239 = getelementptr double, ptr %21, i64 %238
  %240 = getelementptr double, ptr %239, i64 %192
  %241 = load double, ptr %240, align 8, !tbaa !35
  %242 = fmul contract double %227, %241
  %243 = getelementptr double, ptr %224, i64 %237
  %244 = load double, ptr %243, align 8, !tbaa !35
  %245 = fsub contract double %244, %242
  store double %245, ptr %243, align 8, !tbaa !35
  %246 = getelementptr double, ptr %239, i64 %222
  store double %245, ptr %246, align 8, !tbaa !35
  %247 = add nuw i64 %235, 1
  %248 = icmp eq i64 %247, %219
  br i1 %248, label %229, label %234, !llvm.loop !278

249:                                              ; preds = %189, %130, %8, %19
  %250 = phi i64 [ 0, %19 ], [ 0, %8 ], [ %135, %189 ], [ %2, %130 ]
  %251 = sitofp i64 %250 to double
  %252 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  store double %251, ptr %252, align 8, !tbaa !117
  %253 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %254 = load i64, ptr %253, align 8, !tbaa !16
  %255 = icmp eq i64 %254, %2
  br i1 %255, label %256, label %267

256:                                              ; preds = %249
  %257 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %258 = load double, ptr %257, align 8, !tbaa !279
  %259 = fcmp contract olt double %258, %251
  br i1 %259, label %260, label %261

260:                                              ; preds = %256
  store double %251, ptr %257, align 8, !tbaa !279
  br label %267

261:                                              ; preds = %256
  %262 = fcmp contract ogt double %258, %251
  br i1 %262, label %263, label %267

263:                                              ; preds = %261
  %264 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  store double 0.000000e+00, ptr %264, align 8, !tbaa !185
  %265 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  store double 0.000000e+00, ptr %265, align 8, !tbaa !275
  %266 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  store double %3, ptr %266, align 8, !tbaa !276
  br label %267

267:                                              ; preds = %249, %260, %261, %263
  ret i64 %250

268:                                              ; preds = %10, %311
  %269 = phi ptr [ %18, %10 ], [ %282, %311 ]
  %270 = phi i64 [ 0, %10 ], [ %312, %311 ]
  %271 = mul nsw i64 %270, %6
  %272 = getelementptr inbounds double, ptr %269, i64 %271
  %273 = load ptr, ptr %12, align 8, !tbaa !39
  br i1 %13, label %278, label %274

274:                                              ; preds = %268
  %275 = getelementptr inbounds i64, ptr %1, i64 %270
  %276 = load i64, ptr %275, align 8, !tbaa !28
  %277 = mul nsw i64 %276, %6
  br label %278

278:                                              ; preds = %268, %274
  %279 = phi i64 [ %271, %268 ], [ %277, %274 ]
  %280 = getelementptr inbounds double, ptr %273, i64 %279
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %272, ptr align 8 %280, i64 %14, i1 false)
  %281 = load ptr, ptr %15, align 8, !tbaa !26
  %282 = load ptr, ptr %11, align 8, !tbaa !54
  %283 = getelementptr inbounds double, ptr %282, i64 %271
  br i1 %16, label %284, label %311

284:                                              ; preds = %278, %292
  %285 = phi i64 [ %298, %292 ], [ 0, %278 ]
  %286 = getelementptr inbounds double, ptr %283, i64 %285
  %287 = load double, ptr %286, align 8, !tbaa !35
  %288 = icmp eq i64 %285, 0
  br i1 %288, label %292, label %289

289:                                              ; preds = %284
  %290 = mul nsw i64 %285, %6
  %291 = getelementptr double, ptr %281, i64 %290
  br label %300

292:                                              ; preds = %300, %284
  %293 = phi double [ %287, %284 ], [ %308, %300 ]
  %294 = mul i64 %285, %17
  %295 = getelementptr inbounds double, ptr %281, i64 %294
  %296 = load double, ptr %295, align 8, !tbaa !35
  %297 = fdiv contract double %293, %296
  store double %297, ptr %286, align 8, !tbaa !35
  %298 = add nuw nsw i64 %285, 1
  %299 = icmp eq i64 %298, %6
  br i1 %299, label %311, label %284, !llvm.loop !136

300:                                              ; preds = %300, %289
  %301 = phi i64 [ 0, %289 ], [ %309, %300 ]
  %302 = phi double [ %287, %289 ], [ %308, %300 ]
  %303 = getelementptr double, ptr %291, i64 %301
  %304 = load double, ptr %303, align 8, !tbaa !35
  %305 = getelementptr inbounds double, ptr %283, i64 %301
  %306 = load double, ptr %305, align 8, !tbaa !35
  %307 = fmul contract double %304, %306
  %308 = fsub contract double %302, %307
  %309 = add nuw nsw i64 %301, 1
  %310 = icmp eq i64 %309, %285
  br i1 %310, label %292, label %300, !llvm.loop !137

311:                                              ; preds = %292, %278
  %312 = add nuw nsw i64 %270, 1
  %313 = icmp eq i64 %312, %2
  br i1 %313, label %19, label %268, !llvm.loop !280
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @sparse_gram(ptr nocapture noundef %0, double noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %6 = load i64, ptr %5, align 8, !tbaa !16
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %8 = load ptr, ptr %7, align 8, !tbaa !54
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %10 = load ptr, ptr %9, align 8, !tbaa !261
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %12 = load ptr, ptr %11, align 8, !tbaa !262
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  store double 1.000000e+00, ptr %13, align 8, !tbaa !58
  %14 = icmp sgt i64 %6, 0
  br i1 %14, label %15, label %184

15:                                               ; preds = %2
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %17 = load ptr, ptr %16, align 8, !tbaa !51
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %23 = add i64 %4, 1
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 59
  %25 = load ptr, ptr %24, align 8, !tbaa !268
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  %27 = load ptr, ptr %26, align 8, !tbaa !264
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %29 = load ptr, ptr %28, align 8, !tbaa !281
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %32 = load ptr, ptr %31, align 8, !tbaa !282
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %34 = load i64, ptr %17, align 8, !tbaa !28
  br label %48

35:                                               ; preds = %159, %129
  %36 = icmp eq i64 %53, %6
  br i1 %36, label %37, label %48, !llvm.loop !283

37:                                               ; preds = %35
  br i1 %14, label %38, label %184

38:                                               ; preds = %37
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %40 = load ptr, ptr %39, align 8, !tbaa !281
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %42 = add nuw i64 %6, 1
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %47 = load i64, ptr %40, align 8, !tbaa !28
  br label %198

48:                                               ; preds = %15, %35
  %49 = phi i64 [ %34, %15 ], [ %55, %35 ]
  %50 = phi i64 [ 0, %15 ], [ %53, %35 ]
  %51 = mul nsw i64 %50, %4
  %52 = getelementptr inbounds double, ptr %8, i64 %51
  %53 = add nuw nsw i64 %50, 1
  %54 = getelementptr inbounds i64, ptr %17, i64 %53
  %55 = load i64, ptr %54, align 8, !tbaa !28
  %56 = icmp slt i64 %49, %55
  br i1 %56, label %57, label %63

57:                                               ; preds = %48
  %58 = load ptr, ptr %18, align 8, !tbaa !55
  %59 = load ptr, ptr %19, align 8, !tbaa !39
  %60 = getelementptr double, ptr %59, i64 %51
  %61 = load ptr, ptr %20, align 8, !tbaa !27
  %62 = load ptr, ptr %21, align 8, !tbaa !26
  br label %89

63:                                               ; preds = %105, %48
  %64 = phi double [ 0.000000e+00, %48 ], [ %113, %105 ]
  %65 = fcmp contract ogt double %64, 0.000000e+00
  %66 = tail call contract double @llvm.sqrt.f64(double %64)
  %67 = fdiv contract double 1.000000e+00, %66
  %68 = select contract i1 %65, double %67, double 0.000000e+00
  %69 = getelementptr inbounds double, ptr %12, i64 %50
  store double %68, ptr %69, align 8, !tbaa !35
  %70 = getelementptr inbounds double, ptr %25, i64 %50
  %71 = load double, ptr %70, align 8, !tbaa !35
  %72 = fcmp contract olt double %71, %64
  br i1 %72, label %73, label %74

73:                                               ; preds = %63
  store double %64, ptr %70, align 8, !tbaa !35
  br label %74

74:                                               ; preds = %63, %73
  %75 = phi double [ %64, %73 ], [ %71, %63 ]
  %76 = fcmp contract ogt double %75, 0.000000e+00
  %77 = fdiv contract double %64, %75
  %78 = select contract i1 %76, double %77, double 1.000000e+00
  %79 = getelementptr inbounds double, ptr %27, i64 %50
  store double %78, ptr %79, align 8, !tbaa !35
  %80 = getelementptr inbounds i64, ptr %29, i64 %50
  %81 = load i64, ptr %80, align 8, !tbaa !28
  %82 = getelementptr inbounds i64, ptr %29, i64 %53
  %83 = load i64, ptr %82, align 8, !tbaa !28
  %84 = icmp slt i64 %81, %83
  br i1 %84, label %85, label %129

85:                                               ; preds = %74
  %86 = mul nsw i64 %50, %6
  %87 = load ptr, ptr %30, align 8, !tbaa !284
  %88 = getelementptr double, ptr %10, i64 %86
  br label %139

89:                                               ; preds = %57, %105
  %90 = phi double [ 0.000000e+00, %57 ], [ %113, %105 ]
  %91 = phi i64 [ %49, %57 ], [ %114, %105 ]
  %92 = getelementptr inbounds i64, ptr %58, i64 %91
  %93 = load i64, ptr %92, align 8, !tbaa !28
  %94 = getelementptr double, ptr %60, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !35
  %96 = getelementptr inbounds i64, ptr %61, i64 %93
  %97 = load i64, ptr %96, align 8, !tbaa !28
  %98 = getelementptr i64, ptr %96, i64 1
  %99 = load i64, ptr %98, align 8, !tbaa !28
  %100 = icmp slt i64 %97, %99
  br i1 %100, label %101, label %105

101:                                              ; preds = %89
  %102 = mul nsw i64 %93, %4
  %103 = load ptr, ptr %22, align 8, !tbaa !36
  %104 = getelementptr double, ptr %62, i64 %102
  br label %116

105:                                              ; preds = %116, %89
  %106 = phi double [ %95, %89 ], [ %126, %116 ]
  %107 = mul i64 %93, %23
  %108 = getelementptr inbounds double, ptr %62, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !35
  %110 = fdiv contract double %106, %109
  %111 = getelementptr inbounds double, ptr %52, i64 %93
  store double %110, ptr %111, align 8, !tbaa !35
  %112 = fmul contract double %110, %110
  %113 = fadd contract double %90, %112
  %114 = add nsw i64 %91, 1
  %115 = icmp eq i64 %114, %55
  br i1 %115, label %63, label %89, !llvm.loop !285

116:                                              ; preds = %101, %116
  %117 = phi i64 [ %97, %101 ], [ %127, %116 ]
  %118 = phi double [ %95, %101 ], [ %126, %116 ]
  %119 = getelementptr inbounds i64, ptr %103, i64 %117
  %120 = load i64, ptr %119, align 8, !tbaa !28
  %121 = getelementptr double, ptr %104, i64 %120
  %122 = load double, ptr %121, align 8, !tbaa !35
  %123 = getelementptr inbounds double, ptr %52, i64 %120
  %124 = load double, ptr %123, align 8, !tbaa !35
  %125 = fmul contract double %122, %124
  %126 = fsub contract double %118, %125
  %127 = add nsw i64 %117, 1
  %128 = icmp eq i64 %127, %99
  br i1 %128, label %105, label %116, !llvm.loop !286

129:                                              ; preds = %139, %74
  %130 = getelementptr inbounds i64, ptr %32, i64 %50
  %131 = load i64, ptr %130, align 8, !tbaa !28
  %132 = getelementptr inbounds i64, ptr %32, i64 %53
  %133 = load i64, ptr %132, align 8, !tbaa !28
  %134 = icmp slt i64 %131, %133
  br i1 %134, label %135, label %35

135:                                              ; preds = %129
  %136 = load ptr, ptr %33, align 8, !tbaa !287
  %137 = mul nsw i64 %50, %6
  %138 = getelementptr double, ptr %10, i64 %137
  br label %146

139:                                              ; preds = %85, %139
  %140 = phi i64 [ %81, %85 ], [ %144, %139 ]
  %141 = getelementptr inbounds i64, ptr %87, i64 %140
  %142 = load i64, ptr %141, align 8, !tbaa !28
  %143 = getelementptr double, ptr %88, i64 %142
  store double 0.000000e+00, ptr %143, align 8, !tbaa !35
  %144 = add nsw i64 %140, 1
  %145 = icmp eq i64 %144, %83
  br i1 %145, label %129, label %139, !llvm.loop !288

146:                                              ; preds = %135, %159
  %147 = phi i64 [ %131, %135 ], [ %167, %159 ]
  %148 = getelementptr inbounds i64, ptr %136, i64 %147
  %149 = load i64, ptr %148, align 8, !tbaa !28
  %150 = getelementptr inbounds i64, ptr %17, i64 %149
  %151 = load i64, ptr %150, align 8, !tbaa !28
  %152 = getelementptr i64, ptr %150, i64 1
  %153 = load i64, ptr %152, align 8, !tbaa !28
  %154 = icmp slt i64 %151, %153
  br i1 %154, label %155, label %159

155:                                              ; preds = %146
  %156 = load ptr, ptr %18, align 8, !tbaa !55
  %157 = mul nsw i64 %149, %4
  %158 = getelementptr double, ptr %8, i64 %157
  br label %169

159:                                              ; preds = %169, %146
  %160 = phi double [ 0.000000e+00, %146 ], [ %179, %169 ]
  %161 = load double, ptr %69, align 8, !tbaa !35
  %162 = fmul contract double %160, %161
  %163 = getelementptr inbounds double, ptr %12, i64 %149
  %164 = load double, ptr %163, align 8, !tbaa !35
  %165 = fmul contract double %162, %164
  %166 = getelementptr double, ptr %138, i64 %149
  store double %165, ptr %166, align 8, !tbaa !35
  %167 = add nsw i64 %147, 1
  %168 = icmp eq i64 %167, %133
  br i1 %168, label %35, label %146, !llvm.loop !289

169:                                              ; preds = %155, %169
  %170 = phi i64 [ %151, %155 ], [ %180, %169 ]
  %171 = phi double [ 0.000000e+00, %155 ], [ %179, %169 ]
  %172 = getelementptr inbounds i64, ptr %156, i64 %170
  %173 = load i64, ptr %172, align 8, !tbaa !28
  %174 = getelementptr inbounds double, ptr %52, i64 %173
  %175 = load double, ptr %174, align 8, !tbaa !35
  %176 = getelementptr double, ptr %158, i64 %173
  %177 = load double, ptr %176, align 8, !tbaa !35
  %178 = fmul contract double %175, %177
  %179 = fadd contract double %171, %178
  %180 = add nsw i64 %170, 1
  %181 = icmp eq i64 %180, %153
  br i1 %181, label %159, label %169, !llvm.loop !290

182:                                              ; preds = %281
  %183 = sitofp i64 %282 to double
  br label %184

184:                                              ; preds = %2, %182, %37
  %185 = phi double [ 0.000000e+00, %37 ], [ %183, %182 ], [ 0.000000e+00, %2 ]
  %186 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  store double %185, ptr %186, align 8, !tbaa !117
  %187 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %188 = load double, ptr %187, align 8, !tbaa !279
  %189 = fcmp contract olt double %188, %185
  br i1 %189, label %190, label %191

190:                                              ; preds = %184
  store double %185, ptr %187, align 8, !tbaa !279
  br label %197

191:                                              ; preds = %184
  %192 = fcmp contract ogt double %188, %185
  br i1 %192, label %193, label %197

193:                                              ; preds = %191
  %194 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  store double 0.000000e+00, ptr %194, align 8, !tbaa !185
  %195 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  store double 0.000000e+00, ptr %195, align 8, !tbaa !275
  %196 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  store double %1, ptr %196, align 8, !tbaa !276
  br label %197

197:                                              ; preds = %190, %191, %193
  ret void

198:                                              ; preds = %38, %281
  %199 = phi i64 [ %47, %38 ], [ %208, %281 ]
  %200 = phi i64 [ 0, %38 ], [ %282, %281 ]
  %201 = phi i64 [ 0, %38 ], [ %206, %281 ]
  %202 = getelementptr inbounds double, ptr %12, i64 %201
  %203 = load double, ptr %202, align 8, !tbaa !35
  %204 = fcmp contract ogt double %203, 0.000000e+00
  %205 = uitofp i1 %204 to double
  %206 = add nuw nsw i64 %201, 1
  %207 = getelementptr inbounds i64, ptr %40, i64 %206
  %208 = load i64, ptr %207, align 8, !tbaa !28
  %209 = icmp slt i64 %199, %208
  br i1 %209, label %210, label %214

210:                                              ; preds = %198
  %211 = load ptr, ptr %41, align 8, !tbaa !284
  %212 = mul nsw i64 %201, %6
  %213 = getelementptr double, ptr %10, i64 %212
  br label %217

214:                                              ; preds = %232, %198
  %215 = phi double [ %205, %198 ], [ %241, %232 ]
  %216 = fcmp contract ogt double %215, 0x3DA5FD7FE1796495
  br i1 %216, label %257, label %278

217:                                              ; preds = %210, %232
  %218 = phi i64 [ %199, %210 ], [ %242, %232 ]
  %219 = phi double [ %205, %210 ], [ %241, %232 ]
  %220 = getelementptr inbounds i64, ptr %211, i64 %218
  %221 = load i64, ptr %220, align 8, !tbaa !28
  %222 = getelementptr double, ptr %213, i64 %221
  %223 = load double, ptr %222, align 8, !tbaa !35
  %224 = getelementptr inbounds i64, ptr %40, i64 %221
  %225 = load i64, ptr %224, align 8, !tbaa !28
  %226 = getelementptr i64, ptr %224, i64 1
  %227 = load i64, ptr %226, align 8, !tbaa !28
  %228 = icmp slt i64 %225, %227
  br i1 %228, label %229, label %232

229:                                              ; preds = %217
  %230 = mul nsw i64 %221, %6
  %231 = getelementptr double, ptr %10, i64 %230
  br label %244

232:                                              ; preds = %244, %217
  %233 = phi double [ %223, %217 ], [ %254, %244 ]
  %234 = mul i64 %221, %42
  %235 = getelementptr inbounds double, ptr %10, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !35
  %237 = fcmp contract ogt double %236, 0.000000e+00
  %238 = fdiv contract double %233, %236
  %239 = select contract i1 %237, double %238, double 0.000000e+00
  store double %239, ptr %222, align 8, !tbaa !35
  %240 = fmul contract double %239, %239
  %241 = fsub contract double %219, %240
  %242 = add nsw i64 %218, 1
  %243 = icmp eq i64 %242, %208
  br i1 %243, label %214, label %217, !llvm.loop !291

244:                                              ; preds = %229, %244
  %245 = phi i64 [ %225, %229 ], [ %255, %244 ]
  %246 = phi double [ %223, %229 ], [ %254, %244 ]
  %247 = getelementptr inbounds i64, ptr %211, i64 %245
  %248 = load i64, ptr %247, align 8, !tbaa !28
  %249 = getelementptr double, ptr %213, i64 %248
  %250 = load double, ptr %249, align 8, !tbaa !35
  %251 = getelementptr double, ptr %231, i64 %248
  %252 = load double, ptr %251, align 8, !tbaa !35
  %253 = fmul contract double %250, %252
  %254 = fsub contract double %246, %253
  %255 = add nsw i64 %245, 1
  %256 = icmp eq i64 %255, %227
  br i1 %256, label %232, label %244, !llvm.loop !292

257:                                              ; preds = %214
  %258 = load ptr, ptr %43, align 8, !tbaa !264
  %259 = getelementptr inbounds double, ptr %258, i64 %201
  %260 = load double, ptr %259, align 8, !tbaa !35
  %261 = fmul contract double %215, %260
  store double %261, ptr %259, align 8, !tbaa !35
  %262 = load double, ptr %13, align 8, !tbaa !58
  %263 = fcmp contract olt double %261, %262
  br i1 %263, label %264, label %265

264:                                              ; preds = %257
  store double %261, ptr %13, align 8, !tbaa !58
  br label %265

265:                                              ; preds = %264, %257
  %266 = load double, ptr %44, align 8, !tbaa !185
  %267 = fcmp contract olt double %261, %266
  br i1 %267, label %268, label %269

268:                                              ; preds = %265
  store double %261, ptr %44, align 8, !tbaa !185
  br label %269

269:                                              ; preds = %268, %265
  %270 = load double, ptr %45, align 8, !tbaa !275
  %271 = fcmp contract olt double %261, %270
  br i1 %271, label %272, label %273

272:                                              ; preds = %269
  store double %261, ptr %45, align 8, !tbaa !275
  store double %1, ptr %46, align 8, !tbaa !276
  br label %273

273:                                              ; preds = %269, %272
  %274 = tail call contract double @llvm.sqrt.f64(double %215)
  %275 = mul i64 %201, %42
  %276 = getelementptr inbounds double, ptr %10, i64 %275
  store double %274, ptr %276, align 8, !tbaa !35
  %277 = add nsw i64 %200, 1
  br label %281

278:                                              ; preds = %214
  %279 = mul i64 %201, %42
  %280 = getelementptr inbounds double, ptr %10, i64 %279
  store double 0.000000e+00, ptr %280, align 8, !tbaa !35
  br label %281

281:                                              ; preds = %278, %273
  %282 = phi i64 [ %277, %273 ], [ %200, %278 ]
  %283 = icmp eq i64 %206, %6
  br i1 %283, label %182, label %198, !llvm.loop !293
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @sparse_solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr noundef %2) unnamed_addr #8 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %5 = load i64, ptr %4, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %7 = load ptr, ptr %6, align 8, !tbaa !261
  %8 = icmp sgt i64 %5, 0
  br i1 %8, label %9, label %135

9:                                                ; preds = %3
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %11 = load ptr, ptr %10, align 8, !tbaa !262
  %12 = icmp eq ptr %2, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %14 = load ptr, ptr %13, align 8, !tbaa !281
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  br label %23

18:                                               ; preds = %92
  br i1 %8, label %19, label %135

19:                                               ; preds = %18
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %21 = load ptr, ptr %20, align 8, !tbaa !281
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  br label %100

23:                                               ; preds = %9, %92
  %24 = phi i64 [ 0, %9 ], [ %42, %92 ]
  %25 = getelementptr inbounds double, ptr %1, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !35
  %27 = getelementptr inbounds double, ptr %11, i64 %24
  %28 = load double, ptr %27, align 8, !tbaa !35
  %29 = fmul contract double %26, %28
  br i1 %12, label %34, label %30

30:                                               ; preds = %23
  %31 = getelementptr inbounds double, ptr %2, i64 %24
  %32 = load double, ptr %31, align 8, !tbaa !35
  %33 = fmul contract double %28, %32
  br label %34

34:                                               ; preds = %23, %30
  %35 = phi contract double [ %33, %30 ], [ 0.000000e+00, %23 ]
  %36 = mul nsw i64 %24, %5
  %37 = getelementptr double, ptr %7, i64 %36
  %38 = getelementptr double, ptr %37, i64 %24
  %39 = load double, ptr %38, align 8, !tbaa !35
  %40 = getelementptr inbounds i64, ptr %14, i64 %24
  %41 = load i64, ptr %40, align 8, !tbaa !28
  %42 = add nuw nsw i64 %24, 1
  %43 = getelementptr inbounds i64, ptr %14, i64 %42
  %44 = load i64, ptr %43, align 8, !tbaa !28
  %45 = icmp slt i64 %41, %44
  br i1 %45, label %46, label %48

46:                                               ; preds = %34
  %47 = load ptr, ptr %15, align 8, !tbaa !284
  br label %54

48:                                               ; preds = %71, %34
  %49 = phi double [ %29, %34 ], [ %65, %71 ]
  %50 = phi double [ %35, %34 ], [ %72, %71 ]
  %51 = fcmp contract ogt double %39, 0.000000e+00
  %52 = fdiv contract double %49, %39
  %53 = select contract i1 %51, double %52, double 0.000000e+00
  store double %53, ptr %25, align 8, !tbaa !35
  br i1 %12, label %92, label %75

54:                                               ; preds = %46, %71
  %55 = phi i64 [ %41, %46 ], [ %73, %71 ]
  %56 = phi double [ %35, %46 ], [ %72, %71 ]
  %57 = phi double [ %29, %46 ], [ %65, %71 ]
  %58 = getelementptr inbounds i64, ptr %47, i64 %55
  %59 = load i64, ptr %58, align 8, !tbaa !28
  %60 = getelementptr double, ptr %37, i64 %59
  %61 = load double, ptr %60, align 8, !tbaa !35
  %62 = getelementptr inbounds double, ptr %1, i64 %59
  %63 = load double, ptr %62, align 8, !tbaa !35
  %64 = fmul contract double %61, %63
  %65 = fsub contract double %57, %64
  br i1 %12, label %71, label %66

66:                                               ; preds = %54
  %67 = getelementptr inbounds double, ptr %2, i64 %59
  %68 = load double, ptr %67, align 8, !tbaa !35
  %69 = fmul contract double %61, %68
  %70 = fsub contract double %56, %69
  br label %71

71:                                               ; preds = %66, %54
  %72 = phi double [ %70, %66 ], [ %56, %54 ]
  %73 = add nsw i64 %55, 1
  %74 = icmp eq i64 %73, %44
  br i1 %74, label %48, label %54, !llvm.loop !294

75:                                               ; preds = %48
  %76 = fdiv contract double %50, %39
  %77 = select contract i1 %51, double %76, double 0.000000e+00
  %78 = getelementptr inbounds double, ptr %2, i64 %24
  store double %77, ptr %78, align 8, !tbaa !35
  %79 = load ptr, ptr %16, align 8, !tbaa !264
  %80 = getelementptr inbounds double, ptr %79, i64 %24
  %81 = load double, ptr %80, align 8, !tbaa !35
  %82 = load double, ptr %25, align 8, !tbaa !35
  %83 = fmul contract double %81, %81
  %84 = load double, ptr %17, align 8, !tbaa !53
  %85 = fmul contract double %84, %84
  %86 = fadd contract double %83, %85
  %87 = fdiv contract double %83, %86
  %88 = fmul contract double %82, %87
  %89 = fsub contract double 1.000000e+00, %87
  %90 = fmul contract double %77, %89
  %91 = fadd contract double %88, %90
  store double %91, ptr %25, align 8, !tbaa !35
  br label %92

92:                                               ; preds = %75, %48
  %93 = icmp eq i64 %42, %5
  br i1 %93, label %18, label %23, !llvm.loop !295

94:                                               ; preds = %122, %112
  %95 = icmp sgt i64 %101, 1
  br i1 %95, label %100, label %96, !llvm.loop !296

96:                                               ; preds = %94
  br i1 %8, label %97, label %135

97:                                               ; preds = %96
  %98 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %99 = load ptr, ptr %98, align 8, !tbaa !262
  br label %136

100:                                              ; preds = %19, %94
  %101 = phi i64 [ %5, %19 ], [ %102, %94 ]
  %102 = add nsw i64 %101, -1
  %103 = mul nsw i64 %102, %5
  %104 = getelementptr double, ptr %7, i64 %103
  %105 = getelementptr double, ptr %104, i64 %102
  %106 = load double, ptr %105, align 8, !tbaa !35
  %107 = fcmp contract ogt double %106, 0.000000e+00
  br i1 %107, label %108, label %112

108:                                              ; preds = %100
  %109 = getelementptr inbounds double, ptr %1, i64 %102
  %110 = load double, ptr %109, align 8, !tbaa !35
  %111 = fdiv contract double %110, %106
  br label %112

112:                                              ; preds = %100, %108
  %113 = phi contract double [ %111, %108 ], [ 0.000000e+00, %100 ]
  %114 = getelementptr inbounds double, ptr %1, i64 %102
  store double %113, ptr %114, align 8, !tbaa !35
  %115 = getelementptr inbounds i64, ptr %21, i64 %102
  %116 = load i64, ptr %115, align 8, !tbaa !28
  %117 = getelementptr inbounds i64, ptr %21, i64 %101
  %118 = load i64, ptr %117, align 8, !tbaa !28
  %119 = icmp slt i64 %116, %118
  br i1 %119, label %120, label %94

120:                                              ; preds = %112
  %121 = load ptr, ptr %22, align 8, !tbaa !284
  br label %122

122:                                              ; preds = %120, %122
  %123 = phi i64 [ %116, %120 ], [ %133, %122 ]
  %124 = getelementptr inbounds i64, ptr %121, i64 %123
  %125 = load i64, ptr %124, align 8, !tbaa !28
  %126 = getelementptr double, ptr %104, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !35
  %128 = load double, ptr %114, align 8, !tbaa !35
  %129 = fmul contract double %127, %128
  %130 = getelementptr inbounds double, ptr %1, i64 %125
  %131 = load double, ptr %130, align 8, !tbaa !35
  %132 = fsub contract double %131, %129
  store double %132, ptr %130, align 8, !tbaa !35
  %133 = add nsw i64 %123, 1
  %134 = icmp eq i64 %133, %118
  br i1 %134, label %94, label %122, !llvm.loop !297

135:                                              ; preds = %136, %3, %18, %96
  ret void

136:                                              ; preds = %97, %136
  %137 = phi i64 [ 0, %97 ], [ %143, %136 ]
  %138 = getelementptr inbounds double, ptr %99, i64 %137
  %139 = load double, ptr %138, align 8, !tbaa !35
  %140 = getelementptr inbounds double, ptr %1, i64 %137
  %141 = load double, ptr %140, align 8, !tbaa !35
  %142 = fmul contract double %139, %141
  store double %142, ptr %140, align 8, !tbaa !35
  %143 = add nuw nsw i64 %137, 1
  %144 = icmp eq i64 %143, %5
  br i1 %144, label %135, label %136, !llvm.loop !298
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #9

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @newton_normals(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5, ptr nocapture noundef %6, ptr nocapture noundef %7) unnamed_addr #8 {
  %9 = alloca [3 x double], align 16
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %11 = load i64, ptr %10, align 8, !tbaa !73
  %12 = icmp sgt i64 %11, 0
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %14 = add i64 %11, 1
  br label %19

15:                                               ; preds = %233, %120, %201
  %16 = add nuw nsw i64 %21, 1
  %17 = icmp ult i64 %21, 59
  %18 = icmp eq i64 %16, 60
  br i1 %18, label %243, label %19, !llvm.loop !299

19:                                               ; preds = %8, %15
  %20 = phi i1 [ true, %8 ], [ %17, %15 ]
  %21 = phi i64 [ 0, %8 ], [ %16, %15 ]
  br i1 %12, label %23, label %22

22:                                               ; preds = %19
  store double 1.000000e+00, ptr %7, align 8, !tbaa !35
  br label %115

23:                                               ; preds = %19
  %24 = load ptr, ptr %13, align 8, !tbaa !81
  br label %26

25:                                               ; preds = %81
  store double 1.000000e+00, ptr %7, align 8, !tbaa !35
  br i1 %12, label %121, label %115

26:                                               ; preds = %23, %81
  %27 = phi i64 [ %84, %81 ], [ 0, %23 ]
  %28 = phi double [ %83, %81 ], [ 1.000000e-300, %23 ]
  %29 = phi double [ %82, %81 ], [ 0.000000e+00, %23 ]
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #12
  %30 = mul nuw nsw i64 %27, 3
  %31 = getelementptr double, ptr %1, i64 %30
  %32 = mul nsw i64 %27, %11
  br label %44

33:                                               ; preds = %51
  %34 = tail call contract double @llvm.sqrt.f64(double %53)
  %35 = getelementptr inbounds double, ptr %4, i64 %27
  %36 = load double, ptr %35, align 8, !tbaa !35
  %37 = fsub contract double %34, %36
  %38 = getelementptr inbounds double, ptr %6, i64 %27
  store double %37, ptr %38, align 8, !tbaa !35
  %39 = tail call contract double @llvm.fabs.f64(double %37)
  %40 = fcmp contract ole double %39, %29
  %41 = fcmp contract ogt double %34, %28
  %42 = fcmp contract ogt double %34, 0.000000e+00
  %43 = getelementptr double, ptr %5, i64 %32
  br label %76

44:                                               ; preds = %26, %51
  %45 = phi i64 [ 0, %26 ], [ %54, %51 ]
  %46 = phi double [ 0.000000e+00, %26 ], [ %53, %51 ]
  %47 = getelementptr double, ptr %31, i64 %45
  %48 = load double, ptr %47, align 8, !tbaa !35
  %49 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %45
  store double %48, ptr %49, align 8, !tbaa !35
  %50 = getelementptr double, ptr %2, i64 %45
  br label %56

51:                                               ; preds = %72
  %52 = fmul contract double %73, %73
  %53 = fadd contract double %46, %52
  %54 = add nuw nsw i64 %45, 1
  %55 = icmp eq i64 %54, 3
  br i1 %55, label %33, label %44, !llvm.loop !300

56:                                               ; preds = %44, %72
  %57 = phi double [ %48, %44 ], [ %73, %72 ]
  %58 = phi i64 [ 0, %44 ], [ %74, %72 ]
  %59 = getelementptr inbounds i64, ptr %24, i64 %58
  %60 = load i64, ptr %59, align 8, !tbaa !28
  %61 = icmp eq i64 %60, 1
  br i1 %61, label %62, label %72

62:                                               ; preds = %56
  %63 = add nuw nsw i64 %58, %32
  %64 = mul nsw i64 %63, 3
  %65 = getelementptr double, ptr %50, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !35
  %67 = fmul contract double %66, %3
  %68 = getelementptr inbounds double, ptr %4, i64 %58
  %69 = load double, ptr %68, align 8, !tbaa !35
  %70 = fmul contract double %67, %69
  %71 = fadd contract double %57, %70
  store double %71, ptr %49, align 8, !tbaa !35
  br label %72

72:                                               ; preds = %56, %62
  %73 = phi double [ %57, %56 ], [ %71, %62 ]
  %74 = add nuw nsw i64 %58, 1
  %75 = icmp eq i64 %74, %11
  br i1 %75, label %51, label %56, !llvm.loop !301

76:                                               ; preds = %33, %86
  %77 = phi i64 [ 0, %33 ], [ %95, %86 ]
  %78 = add nuw nsw i64 %77, %32
  %79 = mul nsw i64 %78, 3
  %80 = getelementptr double, ptr %2, i64 %79
  br label %97

81:                                               ; preds = %86
  %82 = select contract i1 %40, double %29, double %39
  %83 = select i1 %41, double %34, double %28
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #12
  %84 = add nuw nsw i64 %27, 1
  %85 = icmp eq i64 %84, %11
  br i1 %85, label %25, label %26, !llvm.loop !302

86:                                               ; preds = %108
  %87 = icmp eq i64 %77, %27
  %88 = uitofp i1 %87 to double
  %89 = getelementptr inbounds i64, ptr %24, i64 %77
  %90 = load i64, ptr %89, align 8, !tbaa !28
  %91 = icmp eq i64 %90, 1
  %92 = select contract i1 %91, double %110, double 0.000000e+00
  %93 = fsub contract double %88, %92
  %94 = getelementptr double, ptr %43, i64 %77
  store double %93, ptr %94, align 8, !tbaa !35
  %95 = add nuw nsw i64 %77, 1
  %96 = icmp eq i64 %95, %11
  br i1 %96, label %81, label %76, !llvm.loop !303

97:                                               ; preds = %76, %108
  %98 = phi i64 [ 0, %76 ], [ %111, %108 ]
  %99 = phi double [ 0.000000e+00, %76 ], [ %110, %108 ]
  br i1 %42, label %100, label %108

100:                                              ; preds = %97
  %101 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %98
  %102 = load double, ptr %101, align 8, !tbaa !35
  %103 = fdiv contract double %102, %34
  %104 = fmul contract double %103, %3
  %105 = getelementptr double, ptr %80, i64 %98
  %106 = load double, ptr %105, align 8, !tbaa !35
  %107 = fmul contract double %106, %104
  br label %108

108:                                              ; preds = %97, %100
  %109 = phi contract double [ %107, %100 ], [ 0.000000e+00, %97 ]
  %110 = fadd contract double %99, %109
  %111 = add nuw nsw i64 %98, 1
  %112 = icmp eq i64 %111, 3
  br i1 %112, label %86, label %97, !llvm.loop !304

113:                                              ; preds = %183, %166
  %114 = icmp eq i64 %123, %11
  br i1 %114, label %115, label %121, !llvm.loop !305

115:                                              ; preds = %113, %22, %25
  %116 = phi double [ 1.000000e-300, %22 ], [ %83, %25 ], [ %83, %113 ]
  %117 = phi double [ 0.000000e+00, %22 ], [ %82, %25 ], [ %82, %113 ]
  %118 = fmul contract double %116, 1.000000e-13
  %119 = fcmp contract ugt double %117, %118
  br i1 %119, label %120, label %243

120:                                              ; preds = %115
  br i1 %12, label %202, label %15

121:                                              ; preds = %25, %113
  %122 = phi i64 [ %123, %113 ], [ 0, %25 ]
  %123 = add nuw nsw i64 %122, 1
  %124 = getelementptr double, ptr %5, i64 %122
  %125 = icmp slt i64 %123, %11
  br i1 %125, label %136, label %128

126:                                              ; preds = %136
  %127 = icmp eq i64 %148, %122
  br i1 %127, label %128, label %131

128:                                              ; preds = %121, %126
  %129 = load double, ptr %7, align 8, !tbaa !35
  %130 = mul nsw i64 %122, %11
  br label %166

131:                                              ; preds = %126
  %132 = mul nsw i64 %122, %11
  %133 = getelementptr double, ptr %5, i64 %132
  %134 = mul nsw i64 %148, %11
  %135 = getelementptr double, ptr %5, i64 %134
  br label %158

136:                                              ; preds = %121, %136
  %137 = phi i64 [ %149, %136 ], [ %123, %121 ]
  %138 = phi i64 [ %148, %136 ], [ %122, %121 ]
  %139 = mul nsw i64 %137, %11
  %140 = getelementptr double, ptr %124, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !35
  %142 = tail call contract double @llvm.fabs.f64(double %141)
  %143 = mul nsw i64 %138, %11
  %144 = getelementptr double, ptr %124, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !35
  %146 = tail call contract double @llvm.fabs.f64(double %145)
  %147 = fcmp contract ogt double %142, %146
  %148 = select i1 %147, i64 %137, i64 %138
  %149 = add nuw nsw i64 %137, 1
  %150 = icmp slt i64 %149, %11
  br i1 %150, label %136, label %126, !llvm.loop !306

151:                                              ; preds = %158
  %152 = getelementptr inbounds double, ptr %6, i64 %122
  %153 = load double, ptr %152, align 8, !tbaa !35
  %154 = getelementptr inbounds double, ptr %6, i64 %148
  %155 = load double, ptr %154, align 8, !tbaa !35
  store double %155, ptr %152, align 8, !tbaa !35
  store double %153, ptr %154, align 8, !tbaa !35
  %156 = load double, ptr %7, align 8, !tbaa !35
  %157 = fneg contract double %156
  store double %157, ptr %7, align 8, !tbaa !35
  br label %166

158:                                              ; preds = %131, %158
  %159 = phi i64 [ 0, %131 ], [ %164, %158 ]
  %160 = getelementptr double, ptr %133, i64 %159
  %161 = load double, ptr %160, align 8, !tbaa !35
  %162 = getelementptr double, ptr %135, i64 %159
  %163 = load double, ptr %162, align 8, !tbaa !35
  store double %163, ptr %160, align 8, !tbaa !35
  store double %161, ptr %162, align 8, !tbaa !35
  %164 = add nuw nsw i64 %159, 1
  %165 = icmp eq i64 %164, %11
  br i1 %165, label %151, label %158, !llvm.loop !307

166:                                              ; preds = %128, %151
  %167 = phi i64 [ %130, %128 ], [ %132, %151 ]
  %168 = phi double [ %129, %128 ], [ %157, %151 ]
  %169 = getelementptr double, ptr %5, i64 %167
  %170 = getelementptr double, ptr %169, i64 %122
  %171 = load double, ptr %170, align 8, !tbaa !35
  %172 = fmul contract double %171, %168
  store double %172, ptr %7, align 8, !tbaa !35
  br i1 %125, label %173, label %113

173:                                              ; preds = %166
  %174 = getelementptr inbounds double, ptr %6, i64 %122
  br label %175

175:                                              ; preds = %173, %183
  %176 = phi i64 [ %123, %173 ], [ %189, %183 ]
  %177 = mul nsw i64 %176, %11
  %178 = getelementptr double, ptr %5, i64 %177
  %179 = getelementptr double, ptr %178, i64 %122
  %180 = load double, ptr %179, align 8, !tbaa !35
  %181 = load double, ptr %170, align 8, !tbaa !35
  %182 = fdiv contract double %180, %181
  br label %191

183:                                              ; preds = %191
  %184 = load double, ptr %174, align 8, !tbaa !35
  %185 = fmul contract double %182, %184
  %186 = getelementptr inbounds double, ptr %6, i64 %176
  %187 = load double, ptr %186, align 8, !tbaa !35
  %188 = fsub contract double %187, %185
  store double %188, ptr %186, align 8, !tbaa !35
  %189 = add nuw nsw i64 %176, 1
  %190 = icmp slt i64 %189, %11
  br i1 %190, label %175, label %113, !llvm.loop !308

191:                                              ; preds = %175, %191
  %192 = phi i64 [ %122, %175 ], [ %199, %191 ]
  %193 = getelementptr double, ptr %169, i64 %192
  %194 = load double, ptr %193, align 8, !tbaa !35
  %195 = fmul contract double %182, %194
  %196 = getelementptr double, ptr %178, i64 %192
  %197 = load double, ptr %196, align 8, !tbaa !35
  %198 = fsub contract double %197, %195
  store double %198, ptr %196, align 8, !tbaa !35
  %199 = add nuw nsw i64 %192, 1
  %200 = icmp slt i64 %199, %11
  br i1 %200, label %191, label %183, !llvm.loop !309

201:                                              ; preds = %214
  br i1 %12, label %233, label %15

202:                                              ; preds = %120, %214
  %203 = phi i64 [ %204, %214 ], [ %11, %120 ]
  %204 = add nsw i64 %203, -1
  %205 = icmp slt i64 %203, %11
  br i1 %205, label %209, label %206

206:                                              ; preds = %202
  %207 = getelementptr inbounds double, ptr %6, i64 %204
  %208 = load double, ptr %207, align 8, !tbaa !35
  br label %214

209:                                              ; preds = %202
  %210 = mul nsw i64 %204, %11
  %211 = getelementptr double, ptr %5, i64 %210
  %212 = getelementptr inbounds double, ptr %6, i64 %204
  %213 = load double, ptr %212, align 8, !tbaa !35
  br label %222

214:                                              ; preds = %222, %206
  %215 = phi double [ %208, %206 ], [ %230, %222 ]
  %216 = mul i64 %204, %14
  %217 = getelementptr inbounds double, ptr %5, i64 %216
  %218 = load double, ptr %217, align 8, !tbaa !35
  %219 = getelementptr inbounds double, ptr %6, i64 %204
  %220 = fdiv contract double %215, %218
  store double %220, ptr %219, align 8, !tbaa !35
  %221 = icmp sgt i64 %203, 1
  br i1 %221, label %202, label %201, !llvm.loop !310

222:                                              ; preds = %209, %222
  %223 = phi double [ %213, %209 ], [ %230, %222 ]
  %224 = phi i64 [ %203, %209 ], [ %231, %222 ]
  %225 = getelementptr double, ptr %211, i64 %224
  %226 = load double, ptr %225, align 8, !tbaa !35
  %227 = getelementptr inbounds double, ptr %6, i64 %224
  %228 = load double, ptr %227, align 8, !tbaa !35
  %229 = fmul contract double %226, %228
  %230 = fsub contract double %223, %229
  store double %230, ptr %212, align 8, !tbaa !35
  %231 = add nuw nsw i64 %224, 1
  %232 = icmp eq i64 %231, %11
  br i1 %232, label %214, label %222, !llvm.loop !311

233:                                              ; preds = %201, %233
  %234 = phi i64 [ %241, %233 ], [ 0, %201 ]
  %235 = getelementptr inbounds double, ptr %4, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !35
  %237 = getelementptr inbounds double, ptr %6, i64 %234
  %238 = load double, ptr %237, align 8, !tbaa !35
  %239 = fadd contract double %236, %238
  %240 = tail call contract double @llvm.fabs.f64(double %239)
  store double %240, ptr %235, align 8, !tbaa !35
  %241 = add nuw nsw i64 %234, 1
  %242 = icmp eq i64 %241, %11
  br i1 %242, label %15, label %233, !llvm.loop !312

243:                                              ; preds = %115, %15
  %244 = phi i1 [ %17, %15 ], [ %20, %115 ]
  %245 = zext i1 %244 to i32
  ret i32 %245
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr noundef %5) unnamed_addr #3 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %8 = load ptr, ptr %7, align 8, !tbaa !261
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %10 = load ptr, ptr %9, align 8, !tbaa !262
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %12 = load ptr, ptr %11, align 8, !tbaa !263
  %13 = icmp sgt i64 %2, 0
  br i1 %13, label %14, label %91

14:                                               ; preds = %6
  %15 = icmp eq ptr %5, null
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  br label %21

18:                                               ; preds = %86
  br i1 %13, label %19, label %91

19:                                               ; preds = %18
  %20 = add i64 %1, 1
  br label %93

21:                                               ; preds = %14, %86
  %22 = phi i64 [ 0, %14 ], [ %89, %86 ]
  %23 = getelementptr inbounds i64, ptr %12, i64 %22
  %24 = load i64, ptr %23, align 8, !tbaa !28
  %25 = getelementptr inbounds double, ptr %3, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !35
  %27 = getelementptr inbounds double, ptr %10, i64 %24
  %28 = load double, ptr %27, align 8, !tbaa !35
  %29 = fmul contract double %26, %28
  %30 = getelementptr double, ptr %8, i64 %24
  %31 = icmp eq i64 %22, 0
  br i1 %31, label %33, label %38

32:                                               ; preds = %38
  br i1 %15, label %86, label %52

33:                                               ; preds = %21
  br i1 %15, label %86, label %34

34:                                               ; preds = %33
  %35 = getelementptr inbounds double, ptr %5, i64 %24
  %36 = load double, ptr %35, align 8, !tbaa !35
  %37 = fmul contract double %28, %36
  br label %56

38:                                               ; preds = %21, %38
  %39 = phi i64 [ %50, %38 ], [ 0, %21 ]
  %40 = phi double [ %49, %38 ], [ %29, %21 ]
  %41 = getelementptr inbounds i64, ptr %12, i64 %39
  %42 = load i64, ptr %41, align 8, !tbaa !28
  %43 = mul nsw i64 %42, %1
  %44 = getelementptr double, ptr %30, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !35
  %46 = getelementptr inbounds double, ptr %4, i64 %42
  %47 = load double, ptr %46, align 8, !tbaa !35
  %48 = fmul contract double %45, %47
  %49 = fsub contract double %40, %48
  %50 = add nuw nsw i64 %39, 1
  %51 = icmp eq i64 %50, %22
  br i1 %51, label %32, label %38, !llvm.loop !313

52:                                               ; preds = %32
  %53 = getelementptr inbounds double, ptr %5, i64 %24
  %54 = load double, ptr %53, align 8, !tbaa !35
  %55 = fmul contract double %28, %54
  br i1 %31, label %56, label %72

56:                                               ; preds = %72, %34, %52
  %57 = phi ptr [ %53, %52 ], [ %35, %34 ], [ %53, %72 ]
  %58 = phi double [ %49, %52 ], [ %29, %34 ], [ %49, %72 ]
  %59 = phi double [ %55, %52 ], [ %37, %34 ], [ %83, %72 ]
  store double %59, ptr %57, align 8, !tbaa !35
  %60 = load ptr, ptr %16, align 8, !tbaa !264
  %61 = getelementptr inbounds double, ptr %60, i64 %24
  %62 = load double, ptr %61, align 8, !tbaa !35
  %63 = fmul contract double %62, %62
  %64 = load double, ptr %17, align 8, !tbaa !53
  %65 = fmul contract double %64, %64
  %66 = fadd contract double %63, %65
  %67 = fdiv contract double %63, %66
  %68 = fmul contract double %58, %67
  %69 = fsub contract double 1.000000e+00, %67
  %70 = fmul contract double %59, %69
  %71 = fadd contract double %68, %70
  br label %86

72:                                               ; preds = %52, %72
  %73 = phi i64 [ %84, %72 ], [ 0, %52 ]
  %74 = phi double [ %83, %72 ], [ %55, %52 ]
  %75 = getelementptr inbounds i64, ptr %12, i64 %73
  %76 = load i64, ptr %75, align 8, !tbaa !28
  %77 = mul nsw i64 %76, %1
  %78 = getelementptr double, ptr %30, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !35
  %80 = getelementptr inbounds double, ptr %5, i64 %76
  %81 = load double, ptr %80, align 8, !tbaa !35
  %82 = fmul contract double %79, %81
  %83 = fsub contract double %74, %82
  %84 = add nuw nsw i64 %73, 1
  %85 = icmp eq i64 %84, %22
  br i1 %85, label %56, label %72, !llvm.loop !314

86:                                               ; preds = %33, %56, %32
  %87 = phi double [ %71, %56 ], [ %49, %32 ], [ %29, %33 ]
  %88 = getelementptr inbounds double, ptr %4, i64 %24
  store double %87, ptr %88, align 8, !tbaa !35
  %89 = add nuw nsw i64 %22, 1
  %90 = icmp eq i64 %89, %2
  br i1 %90, label %18, label %21, !llvm.loop !315

91:                                               ; preds = %108, %6, %18
  %92 = icmp sgt i64 %1, 0
  br i1 %92, label %125, label %124

93:                                               ; preds = %19, %108
  %94 = phi i64 [ %2, %19 ], [ %95, %108 ]
  %95 = add nsw i64 %94, -1
  %96 = getelementptr inbounds i64, ptr %12, i64 %95
  %97 = load i64, ptr %96, align 8, !tbaa !28
  %98 = getelementptr inbounds double, ptr %4, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !35
  %100 = mul i64 %97, %20
  %101 = getelementptr inbounds double, ptr %8, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !35
  %103 = fdiv contract double %99, %102
  %104 = icmp slt i64 %94, %2
  br i1 %104, label %105, label %108

105:                                              ; preds = %93
  %106 = mul nsw i64 %97, %1
  %107 = getelementptr double, ptr %8, i64 %106
  br label %111

108:                                              ; preds = %111, %93
  %109 = phi double [ %103, %93 ], [ %121, %111 ]
  store double %109, ptr %98, align 8, !tbaa !35
  %110 = icmp sgt i64 %94, 1
  br i1 %110, label %93, label %91, !llvm.loop !316

111:                                              ; preds = %105, %111
  %112 = phi i64 [ %94, %105 ], [ %122, %111 ]
  %113 = phi double [ %103, %105 ], [ %121, %111 ]
  %114 = getelementptr inbounds i64, ptr %12, i64 %112
  %115 = load i64, ptr %114, align 8, !tbaa !28
  %116 = getelementptr double, ptr %107, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !35
  %118 = getelementptr inbounds double, ptr %4, i64 %115
  %119 = load double, ptr %118, align 8, !tbaa !35
  %120 = fmul contract double %117, %119
  %121 = fsub contract double %113, %120
  %122 = add nuw nsw i64 %112, 1
  %123 = icmp eq i64 %122, %2
  br i1 %123, label %108, label %111, !llvm.loop !317

124:                                              ; preds = %136, %91
  ret void

125:                                              ; preds = %91, %136
  %126 = phi i64 [ %139, %136 ], [ 0, %91 ]
  %127 = icmp slt i64 %126, %2
  %128 = getelementptr inbounds i64, ptr %12, i64 %126
  %129 = load i64, ptr %128, align 8, !tbaa !28
  br i1 %127, label %130, label %136

130:                                              ; preds = %125
  %131 = getelementptr inbounds double, ptr %4, i64 %129
  %132 = load double, ptr %131, align 8, !tbaa !35
  %133 = getelementptr inbounds double, ptr %10, i64 %129
  %134 = load double, ptr %133, align 8, !tbaa !35
  %135 = fmul contract double %132, %134
  br label %136

136:                                              ; preds = %125, %130
  %137 = phi contract double [ %135, %130 ], [ 0.000000e+00, %125 ]
  %138 = getelementptr inbounds double, ptr %4, i64 %129
  store double %137, ptr %138, align 8, !tbaa !35
  %139 = add nuw nsw i64 %126, 1
  %140 = icmp eq i64 %139, %1
  br i1 %140, label %124, label %125, !llvm.loop !318
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #6 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #8 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!5 = !{!6, !11, i64 552}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !10, i64 184, !10, i64 192, !10, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !10, i64 240, !10, i64 248, !10, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !10, i64 376, !10, i64 384, !10, i64 392, !10, i64 400, !10, i64 408, !10, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !10, i64 456, !10, i64 464, !10, i64 472, !10, i64 480, !11, i64 488, !11, i64 496, !11, i64 504, !11, i64 512, !11, i64 520, !11, i64 528, !11, i64 536, !11, i64 544, !11, i64 552, !11, i64 560, !11, i64 568, !11, i64 576, !11, i64 584}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !7, i64 0}
!13 = !{!6, !7, i64 8}
!14 = !{!6, !10, i64 448}
!15 = !{!6, !7, i64 120}
!16 = !{!6, !7, i64 16}
!17 = !{!6, !7, i64 104}
!18 = !{!6, !7, i64 48}
!19 = !{!6, !10, i64 344}
!20 = !{!6, !7, i64 168}
!21 = !{!6, !7, i64 176}
!22 = !{!6, !11, i64 488}
!23 = !{!6, !7, i64 128}
!24 = !{!6, !10, i64 352}
!25 = !{!6, !7, i64 136}
!26 = !{!6, !10, i64 360}
!27 = !{!6, !10, i64 280}
!28 = !{!7, !7, i64 0}
!29 = distinct !{!29, !30, !31}
!30 = !{!"llvm.loop.mustprogress"}
!31 = !{!"llvm.loop.unroll.disable"}
!32 = !{!6, !7, i64 72}
!33 = !{!6, !10, i64 184}
!34 = !{!6, !10, i64 192}
!35 = !{!11, !11, i64 0}
!36 = !{!6, !10, i64 288}
!37 = distinct !{!37, !30, !31}
!38 = !{!6, !7, i64 80}
!39 = !{!6, !10, i64 368}
!40 = !{!6, !10, i64 200}
!41 = !{!6, !10, i64 208}
!42 = distinct !{!42, !30, !31}
!43 = distinct !{!43, !30, !31}
!44 = !{!6, !11, i64 520}
!45 = distinct !{!45, !30, !31}
!46 = distinct !{!46, !30, !31}
!47 = !{!6, !11, i64 528}
!48 = distinct !{!48, !30, !31}
!49 = distinct !{!49, !30, !31}
!50 = distinct !{!50, !30, !31}
!51 = !{!6, !10, i64 296}
!52 = !{!6, !10, i64 400}
!53 = !{!6, !11, i64 560}
!54 = !{!6, !10, i64 376}
!55 = !{!6, !10, i64 304}
!56 = distinct !{!56, !30, !31}
!57 = distinct !{!57, !30, !31}
!58 = !{!6, !11, i64 568}
!59 = !{!6, !10, i64 464}
!60 = !{!6, !10, i64 264}
!61 = distinct !{!61, !30, !31}
!62 = distinct !{!62, !30, !31}
!63 = distinct !{!63, !30, !31}
!64 = distinct !{!64, !30, !31}
!65 = distinct !{!65, !30, !31}
!66 = distinct !{!66, !30, !31}
!67 = distinct !{!67, !30, !31}
!68 = distinct !{!68, !30, !31}
!69 = distinct !{!69, !30, !31}
!70 = distinct !{!70, !30, !31}
!71 = distinct !{!71, !30, !31}
!72 = distinct !{!72, !30, !31}
!73 = !{!6, !7, i64 96}
!74 = !{!6, !10, i64 432}
!75 = !{!76}
!76 = distinct !{!76, !77, !"law_at: argument 0"}
!77 = distinct !{!77, !"law_at"}
!78 = !{!6, !7, i64 24}
!79 = !{!6, !10, i64 232}
!80 = distinct !{!80, !30, !31}
!81 = !{!6, !10, i64 240}
!82 = distinct !{!82, !30, !31}
!83 = distinct !{!83, !30, !31}
!84 = !{!85}
!85 = distinct !{!85, !86, !"law_at: argument 0"}
!86 = distinct !{!86, !"law_at"}
!87 = !{!88}
!88 = distinct !{!88, !89, !"law_at: argument 0"}
!89 = distinct !{!89, !"law_at"}
!90 = distinct !{!90, !30, !31}
!91 = distinct !{!91, !30, !31}
!92 = !{!6, !10, i64 424}
!93 = distinct !{!93, !30, !31}
!94 = distinct !{!94, !30, !31}
!95 = distinct !{!95, !30, !31}
!96 = !{!97}
!97 = distinct !{!97, !98, !"law_at: argument 0"}
!98 = distinct !{!98, !"law_at"}
!99 = distinct !{!99, !30, !31}
!100 = distinct !{!100, !30, !31}
!101 = distinct !{!101, !30, !31}
!102 = distinct !{!102, !30, !31}
!103 = distinct !{!103, !30, !31}
!104 = distinct !{!104, !30, !31}
!105 = distinct !{!105, !30, !31}
!106 = distinct !{!106, !30, !31}
!107 = distinct !{!107, !30, !31}
!108 = distinct !{!108, !30, !31}
!109 = distinct !{!109, !30, !31}
!110 = distinct !{!110, !30, !31}
!111 = !{!6, !11, i64 536}
!112 = !{!6, !10, i64 440}
!113 = distinct !{!113, !30, !31}
!114 = distinct !{!114, !30, !31}
!115 = distinct !{!115, !30, !31}
!116 = distinct !{!116, !30, !31}
!117 = !{!6, !11, i64 512}
!118 = !{!6, !7, i64 88}
!119 = !{!6, !10, i64 224}
!120 = distinct !{!120, !30, !31}
!121 = distinct !{!121, !30, !31}
!122 = distinct !{!122, !30, !31}
!123 = !{!6, !10, i64 216}
!124 = distinct !{!124, !30, !31}
!125 = distinct !{!125, !30, !31}
!126 = distinct !{!126, !30, !31}
!127 = !{!128}
!128 = distinct !{!128, !129, !"law_at: argument 0"}
!129 = distinct !{!129, !"law_at"}
!130 = distinct !{!130, !30, !31}
!131 = distinct !{!131, !30, !31}
!132 = distinct !{!132, !30, !31}
!133 = distinct !{!133, !30, !31}
!134 = distinct !{!134, !30, !31}
!135 = distinct !{!135, !30, !31}
!136 = distinct !{!136, !30, !31}
!137 = distinct !{!137, !30, !31}
!138 = !{!6, !10, i64 392}
!139 = distinct !{!139, !30, !31}
!140 = distinct !{!140, !30, !31}
!141 = distinct !{!141, !30, !31}
!142 = distinct !{!142, !30, !31}
!143 = distinct !{!143, !30, !31}
!144 = distinct !{!144, !30, !31}
!145 = distinct !{!145, !30, !31}
!146 = distinct !{!146, !30, !31}
!147 = distinct !{!147, !30, !31}
!148 = distinct !{!148, !30, !31}
!149 = !{!6, !10, i64 272}
!150 = distinct !{!150, !30, !31}
!151 = distinct !{!151, !30, !31}
!152 = distinct !{!152, !30, !31}
!153 = distinct !{!153, !30, !31}
!154 = distinct !{!154, !30, !31}
!155 = distinct !{!155, !30, !31}
!156 = distinct !{!156, !30, !31}
!157 = distinct !{!157, !30, !31}
!158 = !{!6, !7, i64 112}
!159 = !{!6, !7, i64 152}
!160 = !{!6, !7, i64 160}
!161 = !{!162}
!162 = distinct !{!162, !163, !"law_at: argument 0"}
!163 = distinct !{!163, !"law_at"}
!164 = distinct !{!164, !30, !31}
!165 = !{!6, !11, i64 584}
!166 = distinct !{!166, !30, !31}
!167 = distinct !{!167, !30, !31}
!168 = !{!6, !10, i64 256}
!169 = distinct !{!169, !30, !31}
!170 = !{!171}
!171 = distinct !{!171, !172, !"law_at: argument 0"}
!172 = distinct !{!172, !"law_at"}
!173 = distinct !{!173, !30, !31}
!174 = distinct !{!174, !30, !31}
!175 = !{!176, !11, i64 16}
!176 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96}
!177 = !{!176, !11, i64 0}
!178 = !{!176, !11, i64 32}
!179 = !{!176, !11, i64 40}
!180 = distinct !{!180, !30, !31}
!181 = distinct !{!181, !30, !31}
!182 = distinct !{!182, !30, !31}
!183 = !{!176, !7, i64 80}
!184 = !{!176, !7, i64 88}
!185 = !{!6, !11, i64 544}
!186 = !{!176, !7, i64 64}
!187 = !{!176, !11, i64 8}
!188 = !{!176, !7, i64 72}
!189 = distinct !{!189, !30, !31}
!190 = !{!191}
!191 = distinct !{!191, !192, !"add: argument 0"}
!192 = distinct !{!192, !"add"}
!193 = !{!194}
!194 = distinct !{!194, !192, !"add: argument 1"}
!195 = distinct !{!195, !30, !31, !196, !197}
!196 = !{!"llvm.loop.isvectorized", i32 1}
!197 = !{!"llvm.loop.unroll.runtime.disable"}
!198 = distinct !{!198, !30, !31, !197, !196}
!199 = distinct !{!199, !30, !31}
!200 = distinct !{!200, !30, !31}
!201 = distinct !{!201, !30, !31}
!202 = distinct !{!202, !31}
!203 = !{!176, !7, i64 48}
!204 = !{!176, !7, i64 56}
!205 = distinct !{!205, !30, !31}
!206 = distinct !{!206, !30, !31}
!207 = distinct !{!207, !30, !31}
!208 = distinct !{!208, !30, !31}
!209 = distinct !{!209, !30, !31}
!210 = distinct !{!210, !30, !31}
!211 = distinct !{!211, !30, !31}
!212 = !{!176, !11, i64 24}
!213 = distinct !{!213, !30, !31}
!214 = !{!215}
!215 = distinct !{!215, !216, !"law_at: argument 0"}
!216 = distinct !{!216, !"law_at"}
!217 = !{!176, !7, i64 96}
!218 = distinct !{!218, !30, !31}
!219 = !{!220}
!220 = distinct !{!220, !221, !"add: argument 0"}
!221 = distinct !{!221, !"add"}
!222 = !{!223}
!223 = distinct !{!223, !221, !"add: argument 1"}
!224 = distinct !{!224, !30, !31, !196, !197}
!225 = distinct !{!225, !30, !31, !197, !196}
!226 = distinct !{!226, !30, !31}
!227 = distinct !{!227, !30, !31}
!228 = !{!229}
!229 = distinct !{!229, !230, !"add: argument 0"}
!230 = distinct !{!230, !"add"}
!231 = !{!232}
!232 = distinct !{!232, !230, !"add: argument 1"}
!233 = distinct !{!233, !30, !31, !196, !197}
!234 = distinct !{!234, !30, !31, !197, !196}
!235 = distinct !{!235, !30, !31}
!236 = distinct !{!236, !30, !31}
!237 = distinct !{!237, !30, !31}
!238 = distinct !{!238, !30, !31}
!239 = distinct !{!239, !30, !31}
!240 = distinct !{!240, !30, !31}
!241 = !{!242}
!242 = distinct !{!242, !243, !"law_at: argument 0"}
!243 = distinct !{!243, !"law_at"}
!244 = distinct !{!244, !31}
!245 = !{!6, !7, i64 56}
!246 = !{!6, !7, i64 64}
!247 = !{!6, !10, i64 408}
!248 = distinct !{!248, !30, !31}
!249 = !{!6, !7, i64 32}
!250 = !{!6, !10, i64 416}
!251 = distinct !{!251, !30, !31}
!252 = !{!6, !7, i64 144}
!253 = distinct !{!253, !30, !31}
!254 = distinct !{!254, !30, !31}
!255 = distinct !{!255, !30, !31}
!256 = distinct !{!256, !30, !31}
!257 = distinct !{!257, !30, !31}
!258 = distinct !{!258, !30, !31}
!259 = distinct !{!259, !30, !31}
!260 = distinct !{!260, !30, !31}
!261 = !{!6, !10, i64 384}
!262 = !{!6, !10, i64 456}
!263 = !{!6, !10, i64 248}
!264 = !{!6, !10, i64 480}
!265 = distinct !{!265, !30, !31}
!266 = distinct !{!266, !30, !31}
!267 = distinct !{!267, !30, !31}
!268 = !{!6, !10, i64 472}
!269 = distinct !{!269, !30, !31}
!270 = distinct !{!270, !30, !31}
!271 = distinct !{!271, !30, !31}
!272 = distinct !{!272, !30, !31}
!273 = distinct !{!273, !30, !31}
!274 = distinct !{!274, !30, !31}
!275 = !{!6, !11, i64 496}
!276 = !{!6, !11, i64 504}
!277 = distinct !{!277, !30, !31}
!278 = distinct !{!278, !30, !31}
!279 = !{!6, !11, i64 576}
!280 = distinct !{!280, !30, !31}
!281 = !{!6, !10, i64 312}
!282 = !{!6, !10, i64 328}
!283 = distinct !{!283, !30, !31}
!284 = !{!6, !10, i64 320}
!285 = distinct !{!285, !30, !31}
!286 = distinct !{!286, !30, !31}
!287 = !{!6, !10, i64 336}
!288 = distinct !{!288, !30, !31}
!289 = distinct !{!289, !30, !31}
!290 = distinct !{!290, !30, !31}
!291 = distinct !{!291, !30, !31}
!292 = distinct !{!292, !30, !31}
!293 = distinct !{!293, !30, !31}
!294 = distinct !{!294, !30, !31}
!295 = distinct !{!295, !30, !31}
!296 = distinct !{!296, !30, !31}
!297 = distinct !{!297, !30, !31}
!298 = distinct !{!298, !30, !31}
!299 = distinct !{!299, !30, !31}
!300 = distinct !{!300, !30, !31}
!301 = distinct !{!301, !30, !31}
!302 = distinct !{!302, !30, !31}
!303 = distinct !{!303, !30, !31}
!304 = distinct !{!304, !30, !31}
!305 = distinct !{!305, !30, !31}
!306 = distinct !{!306, !30, !31}
!307 = distinct !{!307, !30, !31}
!308 = distinct !{!308, !30, !31}
!309 = distinct !{!309, !30, !31}
!310 = distinct !{!310, !30, !31}
!311 = distinct !{!311, !30, !31}
!312 = distinct !{!312, !30, !31}
!313 = distinct !{!313, !30, !31}
!314 = distinct !{!314, !30, !31}
!315 = distinct !{!315, !30, !31}
!316 = distinct !{!316, !30, !31}
!317 = distinct !{!317, !30, !31}
!318 = distinct !{!318, !30, !31}
