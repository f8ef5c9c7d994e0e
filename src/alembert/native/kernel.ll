; sha256 of kernel.c and dormand_prince.h: 919f4efefb211ec9f41d582cf1629b316f7fff4210dd11257c51d2737c6e66ad

%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double }
%struct.Clock = type { double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64 }

@DP_B = internal unnamed_addr constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@DP_C = internal unnamed_addr constant [16 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00, double 1.000000e+00, double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@DP_A = internal unnamed_addr constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16
@DP_E5 = internal unnamed_addr constant [13 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2, double 0.000000e+00], align 16
@DP_E3 = internal unnamed_addr constant [13 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED, double 0.000000e+00], align 16
@DP_D = internal unnamed_addr constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16

; Function Attrs: nounwind uwtable
define void @rates(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3) local_unnamed_addr #0 {
  %5 = alloca [2 x double], align 16
  %6 = alloca [3 x double], align 16
  tail call fastcc void @set_state(ptr noundef %0, double noundef %1, ptr noundef %2)
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %8 = load i64, ptr %7, align 8, !tbaa !5
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %11 = load ptr, ptr %10, align 8, !tbaa !12
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %13 = load ptr, ptr %12, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %15 = load i64, ptr %14, align 8, !tbaa !14
  %16 = inttoptr i64 %15 to ptr
  tail call void %9(ptr noundef %11, ptr noundef %13, ptr noundef %16) #8
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %18 = load double, ptr %17, align 8, !tbaa !15
  %19 = fadd contract double %18, 1.000000e+00
  store double %19, ptr %17, align 8, !tbaa !15
  %20 = load ptr, ptr %10, align 8, !tbaa !12
  %21 = load i64, ptr %0, align 8, !tbaa !16
  %22 = shl i64 %21, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %20, i64 %22, i1 false)
  %23 = load i64, ptr %0, align 8, !tbaa !16
  %24 = getelementptr inbounds double, ptr %3, i64 %23
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %26 = load i64, ptr %25, align 8, !tbaa !17
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %34

28:                                               ; preds = %4
  %29 = load ptr, ptr %10, align 8, !tbaa !12
  %30 = getelementptr inbounds double, ptr %29, i64 %23
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %32 = load i64, ptr %31, align 8, !tbaa !18
  %33 = shl i64 %32, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %30, i64 %33, i1 false)
  br label %1005

34:                                               ; preds = %4
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !18
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %38 = load ptr, ptr %37, align 8, !tbaa !19
  %39 = shl i64 %36, 3
  %40 = mul i64 %39, %36
  tail call void @llvm.memset.p0.i64(ptr align 8 %38, i8 0, i64 %40, i1 false)
  %41 = load ptr, ptr %10, align 8, !tbaa !12
  %42 = load i64, ptr %0, align 8, !tbaa !16
  %43 = getelementptr inbounds double, ptr %41, i64 %42
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %45 = load i64, ptr %44, align 8, !tbaa !20
  %46 = icmp sgt i64 %45, 0
  br i1 %46, label %47, label %53

47:                                               ; preds = %34
  %48 = load ptr, ptr %37, align 8, !tbaa !19
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %50 = load ptr, ptr %49, align 8, !tbaa !21
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %52 = load ptr, ptr %51, align 8, !tbaa !22
  br label %74

53:                                               ; preds = %74, %34
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %55 = load ptr, ptr %54, align 8, !tbaa !23
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %57 = load i64, ptr %56, align 8, !tbaa !24
  %58 = mul i64 %57, %39
  tail call void @llvm.memset.p0.i64(ptr align 8 %55, i8 0, i64 %58, i1 false)
  %59 = load ptr, ptr %10, align 8, !tbaa !12
  %60 = load i64, ptr %0, align 8, !tbaa !16
  %61 = getelementptr inbounds double, ptr %59, i64 %60
  %62 = load i64, ptr %44, align 8, !tbaa !20
  %63 = getelementptr inbounds double, ptr %61, i64 %62
  %64 = getelementptr inbounds double, ptr %63, i64 %36
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %66 = load i64, ptr %65, align 8, !tbaa !25
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %103

68:                                               ; preds = %53
  %69 = load ptr, ptr %54, align 8, !tbaa !23
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %71 = load ptr, ptr %70, align 8, !tbaa !26
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %73 = load ptr, ptr %72, align 8, !tbaa !27
  br label %90

74:                                               ; preds = %74, %47
  %75 = phi i64 [ 0, %47 ], [ %88, %74 ]
  %76 = getelementptr inbounds double, ptr %43, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !28
  %78 = getelementptr inbounds i64, ptr %50, i64 %75
  %79 = load i64, ptr %78, align 8, !tbaa !29
  %80 = mul nsw i64 %79, %36
  %81 = getelementptr inbounds i64, ptr %52, i64 %75
  %82 = load i64, ptr %81, align 8, !tbaa !29
  %83 = getelementptr double, ptr %48, i64 %80
  %84 = getelementptr double, ptr %83, i64 %82
  store double %77, ptr %84, align 8, !tbaa !28
  %85 = mul nsw i64 %82, %36
  %86 = getelementptr double, ptr %48, i64 %85
  %87 = getelementptr double, ptr %86, i64 %79
  store double %77, ptr %87, align 8, !tbaa !28
  %88 = add nuw nsw i64 %75, 1
  %89 = icmp eq i64 %88, %45
  br i1 %89, label %53, label %74, !llvm.loop !30

90:                                               ; preds = %90, %68
  %91 = phi i64 [ 0, %68 ], [ %101, %90 ]
  %92 = getelementptr inbounds double, ptr %64, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !28
  %94 = getelementptr inbounds i64, ptr %71, i64 %91
  %95 = load i64, ptr %94, align 8, !tbaa !29
  %96 = mul nsw i64 %95, %36
  %97 = getelementptr inbounds i64, ptr %73, i64 %91
  %98 = load i64, ptr %97, align 8, !tbaa !29
  %99 = getelementptr double, ptr %69, i64 %96
  %100 = getelementptr double, ptr %99, i64 %98
  store double %93, ptr %100, align 8, !tbaa !28
  %101 = add nuw nsw i64 %91, 1
  %102 = icmp eq i64 %101, %66
  br i1 %102, label %103, label %90, !llvm.loop !33

103:                                              ; preds = %90, %53
  %104 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %105 = load i64, ptr %104, align 8, !tbaa !34
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %926, label %107

107:                                              ; preds = %103
  %108 = load i64, ptr %35, align 8, !tbaa !18
  %109 = load i64, ptr %56, align 8, !tbaa !24
  %110 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %111 = load i64, ptr %110, align 8, !tbaa !35
  %112 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %113 = load ptr, ptr %112, align 8, !tbaa !36
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
  %127 = load ptr, ptr %126, align 8, !tbaa !37
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
  %147 = load ptr, ptr %10, align 8, !tbaa !12, !noalias !38
  %148 = load i64, ptr %0, align 8, !tbaa !16, !noalias !38
  %149 = getelementptr inbounds double, ptr %147, i64 %148
  %150 = load i64, ptr %44, align 8, !tbaa !20, !noalias !38
  %151 = getelementptr inbounds double, ptr %149, i64 %150
  %152 = load i64, ptr %35, align 8, !tbaa !18, !noalias !38
  %153 = getelementptr inbounds double, ptr %151, i64 %152
  %154 = load i64, ptr %65, align 8, !tbaa !25, !noalias !38
  %155 = getelementptr inbounds double, ptr %153, i64 %154
  %156 = load i64, ptr %56, align 8, !tbaa !24, !noalias !38
  %157 = getelementptr inbounds double, ptr %155, i64 %156
  %158 = load i64, ptr %137, align 8, !tbaa !41, !noalias !38
  %159 = getelementptr inbounds double, ptr %157, i64 %158
  %160 = getelementptr inbounds double, ptr %159, i64 %156
  %161 = icmp eq i64 %146, 0
  %162 = load ptr, ptr %138, align 8, !tbaa !42, !noalias !38
  br i1 %161, label %180, label %163

163:                                              ; preds = %144
  %164 = add i64 %152, 2
  %165 = add nsw i64 %156, %152
  %166 = load i64, ptr %110, align 8, !tbaa !35, !noalias !38
  %167 = add nsw i64 %165, %166
  %168 = mul i64 %167, 3
  %169 = add i64 %168, 4
  br label %170

170:                                              ; preds = %170, %163
  %171 = phi ptr [ %160, %163 ], [ %177, %170 ]
  %172 = phi i64 [ 0, %163 ], [ %178, %170 ]
  %173 = getelementptr inbounds i64, ptr %162, i64 %172
  %174 = load i64, ptr %173, align 8, !tbaa !29, !noalias !38
  %175 = mul i64 %174, %164
  %176 = add i64 %169, %175
  %177 = getelementptr inbounds double, ptr %171, i64 %176
  %178 = add nuw nsw i64 %172, 1
  %179 = icmp eq i64 %178, %146
  br i1 %179, label %180, label %170, !llvm.loop !43

180:                                              ; preds = %170, %144
  %181 = phi ptr [ %160, %144 ], [ %177, %170 ]
  %182 = getelementptr inbounds i64, ptr %162, i64 %146
  %183 = load i64, ptr %182, align 8, !tbaa !29, !noalias !38
  %184 = getelementptr inbounds double, ptr %181, i64 %183
  %185 = mul nsw i64 %183, %152
  %186 = getelementptr inbounds double, ptr %184, i64 %185
  %187 = load ptr, ptr %139, align 8, !tbaa !44
  %188 = getelementptr inbounds i64, ptr %187, i64 %146
  %189 = load i64, ptr %188, align 8, !tbaa !29
  %190 = icmp eq i64 %189, 0
  %191 = icmp sgt i64 %183, 0
  %192 = select i1 %190, i1 %191, i1 false
  br i1 %192, label %193, label %208

193:                                              ; preds = %180, %193
  %194 = phi i64 [ %206, %193 ], [ %145, %180 ]
  %195 = phi i64 [ %205, %193 ], [ 0, %180 ]
  %196 = load ptr, ptr %54, align 8, !tbaa !23
  %197 = mul nsw i64 %194, %108
  %198 = getelementptr inbounds double, ptr %196, i64 %197
  %199 = mul nsw i64 %195, %108
  %200 = getelementptr inbounds double, ptr %184, i64 %199
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %198, ptr nonnull align 8 %200, i64 %140, i1 false)
  %201 = getelementptr inbounds double, ptr %186, i64 %195
  %202 = load double, ptr %201, align 8, !tbaa !28
  %203 = fneg contract double %202
  %204 = getelementptr inbounds double, ptr %113, i64 %194
  store double %203, ptr %204, align 8, !tbaa !28
  %205 = add nuw nsw i64 %195, 1
  %206 = add nsw i64 %194, 1
  %207 = icmp eq i64 %205, %183
  br i1 %207, label %208, label %193, !llvm.loop !45

208:                                              ; preds = %193, %180
  %209 = phi i64 [ %145, %180 ], [ %206, %193 ]
  %210 = add nuw nsw i64 %146, 1
  %211 = icmp eq i64 %210, %105
  br i1 %211, label %141, label %144, !llvm.loop !46

212:                                              ; preds = %141
  %213 = load i64, ptr %35, align 8, !tbaa !18
  %214 = icmp sgt i64 %142, 0
  %215 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  br i1 %214, label %218, label %216

216:                                              ; preds = %212
  %217 = load ptr, ptr %215, align 8, !tbaa !47
  br label %263

218:                                              ; preds = %212
  %219 = shl i64 %213, 3
  %220 = icmp sgt i64 %213, 0
  %221 = add nuw i64 %213, 1
  %222 = load ptr, ptr %215, align 8, !tbaa !47
  br label %223

223:                                              ; preds = %260, %218
  %224 = phi ptr [ %222, %218 ], [ %231, %260 ]
  %225 = phi i64 [ 0, %218 ], [ %261, %260 ]
  %226 = mul nsw i64 %225, %213
  %227 = getelementptr inbounds double, ptr %224, i64 %226
  %228 = load ptr, ptr %54, align 8, !tbaa !23
  %229 = getelementptr inbounds double, ptr %228, i64 %226
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %227, ptr align 8 %229, i64 %219, i1 false)
  %230 = load ptr, ptr %37, align 8, !tbaa !19
  %231 = load ptr, ptr %215, align 8, !tbaa !47
  %232 = getelementptr inbounds double, ptr %231, i64 %226
  br i1 %220, label %233, label %260

233:                                              ; preds = %223, %241
  %234 = phi i64 [ %247, %241 ], [ 0, %223 ]
  %235 = getelementptr inbounds double, ptr %232, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !28
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
  %245 = load double, ptr %244, align 8, !tbaa !28
  %246 = fdiv contract double %242, %245
  store double %246, ptr %235, align 8, !tbaa !28
  %247 = add nuw nsw i64 %234, 1
  %248 = icmp eq i64 %247, %213
  br i1 %248, label %260, label %233, !llvm.loop !48

249:                                              ; preds = %249, %238
  %250 = phi i64 [ 0, %238 ], [ %258, %249 ]
  %251 = phi double [ %236, %238 ], [ %257, %249 ]
  %252 = getelementptr double, ptr %240, i64 %250
  %253 = load double, ptr %252, align 8, !tbaa !28
  %254 = getelementptr inbounds double, ptr %232, i64 %250
  %255 = load double, ptr %254, align 8, !tbaa !28
  %256 = fmul contract double %253, %255
  %257 = fsub contract double %251, %256
  %258 = add nuw nsw i64 %250, 1
  %259 = icmp eq i64 %258, %234
  br i1 %259, label %241, label %249, !llvm.loop !49

260:                                              ; preds = %241, %223
  %261 = add nuw nsw i64 %225, 1
  %262 = icmp eq i64 %261, %142
  br i1 %262, label %263, label %223, !llvm.loop !50

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
  %281 = load ptr, ptr %10, align 8, !tbaa !12, !noalias !51
  %282 = load i64, ptr %0, align 8, !tbaa !16, !noalias !51
  %283 = getelementptr inbounds double, ptr %281, i64 %282
  %284 = load i64, ptr %44, align 8, !tbaa !20, !noalias !51
  %285 = getelementptr inbounds double, ptr %283, i64 %284
  %286 = load i64, ptr %35, align 8, !tbaa !18
  %287 = getelementptr inbounds double, ptr %285, i64 %286
  %288 = load i64, ptr %65, align 8, !tbaa !25, !noalias !51
  %289 = getelementptr inbounds double, ptr %287, i64 %288
  %290 = load i64, ptr %56, align 8, !tbaa !24
  %291 = getelementptr inbounds double, ptr %289, i64 %290
  %292 = load i64, ptr %274, align 8, !tbaa !41, !noalias !51
  %293 = getelementptr inbounds double, ptr %291, i64 %292
  %294 = getelementptr inbounds double, ptr %293, i64 %290
  %295 = load ptr, ptr %275, align 8, !tbaa !42, !noalias !51
  %296 = add i64 %286, 2
  %297 = add nsw i64 %290, %286
  %298 = mul nsw i64 %286, 3
  %299 = mul nsw i64 %290, 3
  %300 = icmp sgt i64 %286, 0
  %301 = icmp sgt i64 %290, 0
  %302 = load i64, ptr %110, align 8, !tbaa !35
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
  %318 = load ptr, ptr %10, align 8, !tbaa !12
  %319 = load i64, ptr %0, align 8, !tbaa !16
  %320 = getelementptr inbounds double, ptr %318, i64 %319
  %321 = load i64, ptr %44, align 8, !tbaa !20
  %322 = getelementptr inbounds double, ptr %320, i64 %321
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %311, ptr align 8 %322, i64 %270, i1 false)
  br label %433

323:                                              ; preds = %308
  %324 = load ptr, ptr %273, align 8, !tbaa !44
  %325 = add nsw i64 %309, -1
  %326 = getelementptr inbounds i64, ptr %324, i64 %325
  %327 = load i64, ptr %326, align 8, !tbaa !29
  %328 = icmp eq i64 %327, 1
  br i1 %328, label %329, label %472

329:                                              ; preds = %323
  %330 = load ptr, ptr %10, align 8, !tbaa !12, !noalias !54
  %331 = load i64, ptr %0, align 8, !tbaa !16, !noalias !54
  %332 = getelementptr inbounds double, ptr %330, i64 %331
  %333 = load i64, ptr %44, align 8, !tbaa !20, !noalias !54
  %334 = getelementptr inbounds double, ptr %332, i64 %333
  %335 = load i64, ptr %35, align 8, !tbaa !18, !noalias !54
  %336 = getelementptr inbounds double, ptr %334, i64 %335
  %337 = load i64, ptr %65, align 8, !tbaa !25, !noalias !54
  %338 = getelementptr inbounds double, ptr %336, i64 %337
  %339 = load i64, ptr %56, align 8, !tbaa !24, !noalias !54
  %340 = getelementptr inbounds double, ptr %338, i64 %339
  %341 = load i64, ptr %274, align 8, !tbaa !41, !noalias !54
  %342 = getelementptr inbounds double, ptr %340, i64 %341
  %343 = getelementptr inbounds double, ptr %342, i64 %339
  %344 = icmp eq i64 %309, 1
  %345 = load ptr, ptr %275, align 8, !tbaa !42, !noalias !54
  br i1 %344, label %365, label %346

346:                                              ; preds = %329
  %347 = add i64 %335, 2
  %348 = add nsw i64 %339, %335
  %349 = load i64, ptr %110, align 8, !tbaa !35, !noalias !54
  %350 = add nsw i64 %348, %349
  %351 = mul i64 %350, 3
  %352 = add i64 %351, 4
  br label %353

353:                                              ; preds = %353, %346
  %354 = phi ptr [ %343, %346 ], [ %361, %353 ]
  %355 = phi i64 [ 0, %346 ], [ %362, %353 ]
  %356 = phi i64 [ 0, %346 ], [ %363, %353 ]
  %357 = getelementptr inbounds i64, ptr %345, i64 %356
  %358 = load i64, ptr %357, align 8, !tbaa !29, !noalias !54
  %359 = mul i64 %358, %347
  %360 = add i64 %352, %359
  %361 = getelementptr inbounds double, ptr %354, i64 %360
  %362 = add nsw i64 %358, %355
  %363 = add nuw nsw i64 %356, 1
  %364 = icmp eq i64 %363, %325
  br i1 %364, label %365, label %353, !llvm.loop !43

365:                                              ; preds = %353, %329
  %366 = phi i64 [ 0, %329 ], [ %362, %353 ]
  %367 = phi ptr [ %343, %329 ], [ %361, %353 ]
  %368 = getelementptr inbounds i64, ptr %345, i64 %325
  %369 = load i64, ptr %368, align 8, !tbaa !29, !noalias !54
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
  %384 = load double, ptr %383, align 8, !tbaa !28
  %385 = fmul contract double %384, %384
  %386 = fadd contract double %382, %385
  %387 = add nuw nsw i64 %381, 1
  %388 = icmp eq i64 %387, %369
  br i1 %388, label %375, label %380, !llvm.loop !57

389:                                              ; preds = %400, %375
  %390 = phi i64 [ 0, %375 ], [ %403, %400 ]
  br i1 %379, label %391, label %396

391:                                              ; preds = %389
  %392 = load ptr, ptr %276, align 8, !tbaa !58
  %393 = getelementptr double, ptr %392, i64 %366
  %394 = getelementptr double, ptr %393, i64 %390
  %395 = load double, ptr %394, align 8, !tbaa !28
  br label %400

396:                                              ; preds = %389
  %397 = getelementptr inbounds double, ptr %367, i64 %390
  %398 = load double, ptr %397, align 8, !tbaa !28
  %399 = fdiv contract double %398, %376
  br label %400

400:                                              ; preds = %396, %391
  %401 = phi contract double [ %395, %391 ], [ %399, %396 ]
  %402 = getelementptr inbounds double, ptr %5, i64 %390
  store double %401, ptr %402, align 8, !tbaa !28
  %403 = add nuw nsw i64 %390, 1
  %404 = icmp eq i64 %403, %369
  br i1 %404, label %405, label %389, !llvm.loop !59

405:                                              ; preds = %400
  %406 = getelementptr double, ptr %315, i64 %366
  br label %407

407:                                              ; preds = %418, %405
  %408 = phi i64 [ 0, %405 ], [ %419, %418 ]
  %409 = load double, ptr %373, align 8, !tbaa !28
  %410 = fneg contract double %409
  %411 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %408
  %412 = load double, ptr %411, align 8, !tbaa !28
  %413 = fmul contract double %412, %410
  %414 = getelementptr double, ptr %406, i64 %408
  store double %413, ptr %414, align 8, !tbaa !28
  br i1 %277, label %415, label %418

415:                                              ; preds = %407
  %416 = mul nsw i64 %408, %108
  %417 = getelementptr double, ptr %370, i64 %416
  br label %421

418:                                              ; preds = %421, %407
  %419 = add nuw nsw i64 %408, 1
  %420 = icmp eq i64 %419, %369
  br i1 %420, label %432, label %407, !llvm.loop !60

421:                                              ; preds = %421, %415
  %422 = phi i64 [ 0, %415 ], [ %430, %421 ]
  %423 = load double, ptr %414, align 8, !tbaa !28
  %424 = getelementptr double, ptr %417, i64 %422
  %425 = load double, ptr %424, align 8, !tbaa !28
  %426 = fmul contract double %423, %425
  %427 = getelementptr inbounds double, ptr %311, i64 %422
  %428 = load double, ptr %427, align 8, !tbaa !28
  %429 = fadd contract double %428, %426
  store double %429, ptr %427, align 8, !tbaa !28
  %430 = add nuw nsw i64 %422, 1
  %431 = icmp eq i64 %430, %108
  br i1 %431, label %418, label %421, !llvm.loop !61

432:                                              ; preds = %418, %365
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  tail call void @llvm.memset.p0.i64(ptr align 8 %113, i8 0, i64 %278, i1 false)
  br label %433

433:                                              ; preds = %317, %432
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %142, i64 noundef %267, ptr noundef %113, ptr noundef %311, ptr noundef %313)
  %434 = load ptr, ptr %275, align 8, !tbaa !42, !noalias !62
  %435 = load ptr, ptr %273, align 8, !tbaa !44
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
  %444 = load i64, ptr %443, align 8, !tbaa !29, !noalias !62
  %445 = add nsw i64 %444, %441
  %446 = add nuw nsw i64 %442, 1
  %447 = icmp eq i64 %446, %437
  br i1 %447, label %448, label %440, !llvm.loop !43

448:                                              ; preds = %440, %436
  %449 = phi i64 [ 0, %436 ], [ %445, %440 ]
  %450 = getelementptr inbounds i64, ptr %434, i64 %437
  %451 = load i64, ptr %450, align 8, !tbaa !29, !noalias !62
  %452 = getelementptr inbounds i64, ptr %435, i64 %437
  %453 = load i64, ptr %452, align 8, !tbaa !29
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
  %464 = load double, ptr %463, align 8, !tbaa !28
  %465 = getelementptr double, ptr %458, i64 %460
  store double %464, ptr %465, align 8, !tbaa !28
  %466 = add nuw nsw i64 %460, 1
  %467 = icmp eq i64 %466, %451
  br i1 %467, label %468, label %459, !llvm.loop !65

468:                                              ; preds = %459, %448
  %469 = phi i64 [ %438, %448 ], [ %462, %459 ]
  %470 = add nuw nsw i64 %437, 1
  %471 = icmp eq i64 %470, %105
  br i1 %471, label %472, label %436, !llvm.loop !66

472:                                              ; preds = %468, %323
  %473 = add nuw i64 %309, 1
  %474 = icmp eq i64 %309, %105
  br i1 %474, label %279, label %308, !llvm.loop !67

475:                                              ; preds = %279, %266
  %476 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  br label %852

477:                                              ; preds = %565
  %478 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  br i1 %135, label %479, label %852

479:                                              ; preds = %477
  %480 = load ptr, ptr %478, align 8, !tbaa !44
  br label %650

481:                                              ; preds = %565, %280
  %482 = phi i64 [ 0, %280 ], [ %578, %565 ]
  %483 = icmp eq i64 %482, 0
  br i1 %483, label %494, label %484

484:                                              ; preds = %481, %484
  %485 = phi ptr [ %491, %484 ], [ %294, %481 ]
  %486 = phi i64 [ %492, %484 ], [ 0, %481 ]
  %487 = getelementptr inbounds i64, ptr %295, i64 %486
  %488 = load i64, ptr %487, align 8, !tbaa !29, !noalias !51
  %489 = mul i64 %488, %296
  %490 = add i64 %307, %489
  %491 = getelementptr inbounds double, ptr %485, i64 %490
  %492 = add nuw nsw i64 %486, 1
  %493 = icmp eq i64 %492, %482
  br i1 %493, label %494, label %484, !llvm.loop !43

494:                                              ; preds = %484, %481
  %495 = phi ptr [ %294, %481 ], [ %491, %484 ]
  %496 = getelementptr inbounds i64, ptr %295, i64 %482
  %497 = load i64, ptr %496, align 8, !tbaa !29, !noalias !51
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
  %511 = load double, ptr %510, align 8, !tbaa !28
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
  %524 = load double, ptr %523, align 8, !tbaa !28
  %525 = getelementptr inbounds double, ptr %115, i64 %521
  %526 = load double, ptr %525, align 8, !tbaa !28
  %527 = fmul contract double %524, %526
  %528 = fadd contract double %522, %527
  %529 = add nuw nsw i64 %521, 1
  %530 = icmp eq i64 %529, %286
  br i1 %530, label %515, label %520, !llvm.loop !68

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
  %540 = load double, ptr %539, align 8, !tbaa !28
  %541 = getelementptr inbounds double, ptr %118, i64 %537
  %542 = load double, ptr %541, align 8, !tbaa !28
  %543 = fmul contract double %540, %542
  %544 = fadd contract double %538, %543
  %545 = add nuw nsw i64 %537, 1
  %546 = icmp eq i64 %545, %290
  br i1 %546, label %531, label %536, !llvm.loop !69

547:                                              ; preds = %554, %531
  %548 = phi double [ %532, %531 ], [ %562, %554 ]
  %549 = getelementptr inbounds double, ptr %507, i64 %509
  store double %548, ptr %549, align 8, !tbaa !28
  %550 = add nuw nsw i64 %509, 1
  %551 = icmp eq i64 %550, 3
  br i1 %551, label %552, label %508, !llvm.loop !70

552:                                              ; preds = %547
  %553 = mul nsw i64 %482, %105
  br label %580

554:                                              ; preds = %554, %533
  %555 = phi i64 [ 0, %533 ], [ %563, %554 ]
  %556 = phi double [ %532, %533 ], [ %562, %554 ]
  %557 = getelementptr double, ptr %535, i64 %555
  %558 = load double, ptr %557, align 8, !tbaa !28
  %559 = getelementptr inbounds double, ptr %121, i64 %555
  %560 = load double, ptr %559, align 8, !tbaa !28
  %561 = fmul contract double %558, %560
  %562 = fadd contract double %556, %561
  %563 = add nuw nsw i64 %555, 1
  %564 = icmp eq i64 %563, %302
  br i1 %564, label %547, label %554, !llvm.loop !71

565:                                              ; preds = %645
  %566 = load double, ptr %507, align 8, !tbaa !28
  %567 = fmul contract double %566, %566
  %568 = getelementptr double, ptr %507, i64 1
  %569 = load double, ptr %568, align 8, !tbaa !28
  %570 = fmul contract double %569, %569
  %571 = fadd contract double %567, %570
  %572 = getelementptr double, ptr %507, i64 2
  %573 = load double, ptr %572, align 8, !tbaa !28
  %574 = fmul contract double %573, %573
  %575 = fadd contract double %571, %574
  %576 = tail call contract double @llvm.sqrt.f64(double %575)
  %577 = getelementptr inbounds double, ptr %127, i64 %482
  store double %576, ptr %577, align 8, !tbaa !28
  %578 = add nuw nsw i64 %482, 1
  %579 = icmp eq i64 %578, %105
  br i1 %579, label %477, label %481, !llvm.loop !72

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
  %606 = load double, ptr %605, align 8, !tbaa !28
  %607 = getelementptr inbounds double, ptr %584, i64 %603
  %608 = load double, ptr %607, align 8, !tbaa !28
  %609 = fmul contract double %606, %608
  %610 = fadd contract double %604, %609
  %611 = add nuw nsw i64 %603, 1
  %612 = icmp eq i64 %611, %286
  br i1 %612, label %597, label %602, !llvm.loop !68

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
  %622 = load double, ptr %621, align 8, !tbaa !28
  %623 = getelementptr inbounds double, ptr %586, i64 %619
  %624 = load double, ptr %623, align 8, !tbaa !28
  %625 = fmul contract double %622, %624
  %626 = fadd contract double %620, %625
  %627 = add nuw nsw i64 %619, 1
  %628 = icmp eq i64 %627, %290
  br i1 %628, label %613, label %618, !llvm.loop !69

629:                                              ; preds = %634, %613
  %630 = phi double [ %614, %613 ], [ %642, %634 ]
  %631 = getelementptr inbounds double, ptr %591, i64 %593
  store double %630, ptr %631, align 8, !tbaa !28
  %632 = add nuw nsw i64 %593, 1
  %633 = icmp eq i64 %632, 3
  br i1 %633, label %645, label %592, !llvm.loop !70

634:                                              ; preds = %634, %615
  %635 = phi i64 [ 0, %615 ], [ %643, %634 ]
  %636 = phi double [ %614, %615 ], [ %642, %634 ]
  %637 = getelementptr double, ptr %617, i64 %635
  %638 = load double, ptr %637, align 8, !tbaa !28
  %639 = getelementptr inbounds double, ptr %588, i64 %635
  %640 = load double, ptr %639, align 8, !tbaa !28
  %641 = fmul contract double %638, %640
  %642 = fadd contract double %636, %641
  %643 = add nuw nsw i64 %635, 1
  %644 = icmp eq i64 %643, %302
  br i1 %644, label %629, label %634, !llvm.loop !71

645:                                              ; preds = %629
  %646 = icmp eq i64 %582, %105
  br i1 %646, label %565, label %580, !llvm.loop !73

647:                                              ; preds = %840
  %648 = add nuw nsw i64 %651, 1
  %649 = icmp eq i64 %648, 60
  br i1 %649, label %850, label %650, !llvm.loop !74

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
  %665 = load double, ptr %664, align 8, !tbaa !28
  %666 = fsub contract double %663, %665
  %667 = getelementptr inbounds double, ptr %131, i64 %656
  store double %666, ptr %667, align 8, !tbaa !28
  %668 = tail call contract double @llvm.fabs.f64(double %666)
  %669 = fcmp contract ogt double %668, %658
  %670 = fcmp contract ogt double %663, 0.000000e+00
  %671 = getelementptr double, ptr %129, i64 %661
  br label %703

672:                                              ; preds = %679, %655
  %673 = phi i64 [ 0, %655 ], [ %682, %679 ]
  %674 = phi double [ 0.000000e+00, %655 ], [ %681, %679 ]
  %675 = getelementptr double, ptr %660, i64 %673
  %676 = load double, ptr %675, align 8, !tbaa !28
  %677 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %673
  store double %676, ptr %677, align 8, !tbaa !28
  %678 = getelementptr double, ptr %125, i64 %673
  br label %684

679:                                              ; preds = %699
  %680 = fmul contract double %700, %700
  %681 = fadd contract double %674, %680
  %682 = add nuw nsw i64 %673, 1
  %683 = icmp eq i64 %682, 3
  br i1 %683, label %662, label %672, !llvm.loop !75

684:                                              ; preds = %699, %672
  %685 = phi double [ %676, %672 ], [ %700, %699 ]
  %686 = phi i64 [ 0, %672 ], [ %701, %699 ]
  %687 = getelementptr inbounds i64, ptr %480, i64 %686
  %688 = load i64, ptr %687, align 8, !tbaa !29
  %689 = icmp eq i64 %688, 1
  br i1 %689, label %690, label %699

690:                                              ; preds = %684
  %691 = add nuw nsw i64 %686, %661
  %692 = mul nsw i64 %691, 3
  %693 = getelementptr double, ptr %678, i64 %692
  %694 = load double, ptr %693, align 8, !tbaa !28
  %695 = getelementptr inbounds double, ptr %127, i64 %686
  %696 = load double, ptr %695, align 8, !tbaa !28
  %697 = fmul contract double %694, %696
  %698 = fadd contract double %685, %697
  store double %698, ptr %677, align 8, !tbaa !28
  br label %699

699:                                              ; preds = %690, %684
  %700 = phi double [ %685, %684 ], [ %698, %690 ]
  %701 = add nuw nsw i64 %686, 1
  %702 = icmp eq i64 %701, %105
  br i1 %702, label %679, label %684, !llvm.loop !76

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
  br i1 %713, label %652, label %655, !llvm.loop !77

714:                                              ; preds = %735
  %715 = icmp eq i64 %704, %656
  %716 = uitofp i1 %715 to double
  %717 = getelementptr inbounds i64, ptr %480, i64 %704
  %718 = load i64, ptr %717, align 8, !tbaa !29
  %719 = icmp eq i64 %718, 1
  %720 = select contract i1 %719, double %737, double 0.000000e+00
  %721 = fsub contract double %716, %720
  %722 = getelementptr double, ptr %671, i64 %704
  store double %721, ptr %722, align 8, !tbaa !28
  %723 = add nuw nsw i64 %704, 1
  %724 = icmp eq i64 %723, %105
  br i1 %724, label %708, label %703, !llvm.loop !78

725:                                              ; preds = %735, %703
  %726 = phi i64 [ 0, %703 ], [ %738, %735 ]
  %727 = phi double [ 0.000000e+00, %703 ], [ %737, %735 ]
  br i1 %670, label %728, label %735

728:                                              ; preds = %725
  %729 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %726
  %730 = load double, ptr %729, align 8, !tbaa !28
  %731 = fdiv contract double %730, %663
  %732 = getelementptr double, ptr %707, i64 %726
  %733 = load double, ptr %732, align 8, !tbaa !28
  %734 = fmul contract double %731, %733
  br label %735

735:                                              ; preds = %728, %725
  %736 = phi contract double [ %734, %728 ], [ 0.000000e+00, %725 ]
  %737 = fadd contract double %727, %736
  %738 = add nuw nsw i64 %726, 1
  %739 = icmp eq i64 %738, 3
  br i1 %739, label %714, label %725, !llvm.loop !79

740:                                              ; preds = %791, %768
  %741 = icmp eq i64 %744, %105
  br i1 %741, label %809, label %742, !llvm.loop !80

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
  %758 = load double, ptr %757, align 8, !tbaa !28
  %759 = tail call contract double @llvm.fabs.f64(double %758)
  %760 = mul nsw i64 %755, %105
  %761 = getelementptr double, ptr %745, i64 %760
  %762 = load double, ptr %761, align 8, !tbaa !28
  %763 = tail call contract double @llvm.fabs.f64(double %762)
  %764 = fcmp contract ogt double %759, %763
  %765 = select i1 %764, i64 %754, i64 %755
  %766 = add nuw nsw i64 %754, 1
  %767 = icmp slt i64 %766, %105
  br i1 %767, label %753, label %747, !llvm.loop !81

768:                                              ; preds = %775
  %769 = getelementptr inbounds double, ptr %131, i64 %743
  %770 = load double, ptr %769, align 8, !tbaa !28
  %771 = getelementptr inbounds double, ptr %131, i64 %748
  %772 = load double, ptr %771, align 8, !tbaa !28
  store double %772, ptr %769, align 8, !tbaa !28
  store double %770, ptr %771, align 8, !tbaa !28
  br i1 %746, label %773, label %740

773:                                              ; preds = %768
  %774 = getelementptr double, ptr %750, i64 %743
  br label %783

775:                                              ; preds = %775, %747
  %776 = phi i64 [ 0, %747 ], [ %781, %775 ]
  %777 = getelementptr double, ptr %750, i64 %776
  %778 = load double, ptr %777, align 8, !tbaa !28
  %779 = getelementptr double, ptr %752, i64 %776
  %780 = load double, ptr %779, align 8, !tbaa !28
  store double %780, ptr %777, align 8, !tbaa !28
  store double %778, ptr %779, align 8, !tbaa !28
  %781 = add nuw nsw i64 %776, 1
  %782 = icmp eq i64 %781, %105
  br i1 %782, label %768, label %775, !llvm.loop !82

783:                                              ; preds = %791, %773
  %784 = phi i64 [ %744, %773 ], [ %797, %791 ]
  %785 = mul nsw i64 %784, %105
  %786 = getelementptr double, ptr %129, i64 %785
  %787 = getelementptr double, ptr %786, i64 %743
  %788 = load double, ptr %787, align 8, !tbaa !28
  %789 = load double, ptr %774, align 8, !tbaa !28
  %790 = fdiv contract double %788, %789
  br label %799

791:                                              ; preds = %799
  %792 = load double, ptr %769, align 8, !tbaa !28
  %793 = fmul contract double %790, %792
  %794 = getelementptr inbounds double, ptr %131, i64 %784
  %795 = load double, ptr %794, align 8, !tbaa !28
  %796 = fsub contract double %795, %793
  store double %796, ptr %794, align 8, !tbaa !28
  %797 = add nuw nsw i64 %784, 1
  %798 = icmp slt i64 %797, %105
  br i1 %798, label %783, label %740, !llvm.loop !83

799:                                              ; preds = %799, %783
  %800 = phi i64 [ %743, %783 ], [ %807, %799 ]
  %801 = getelementptr double, ptr %750, i64 %800
  %802 = load double, ptr %801, align 8, !tbaa !28
  %803 = fmul contract double %790, %802
  %804 = getelementptr double, ptr %786, i64 %800
  %805 = load double, ptr %804, align 8, !tbaa !28
  %806 = fsub contract double %805, %803
  store double %806, ptr %804, align 8, !tbaa !28
  %807 = add nuw nsw i64 %800, 1
  %808 = icmp slt i64 %807, %105
  br i1 %808, label %799, label %791, !llvm.loop !84

809:                                              ; preds = %740, %821
  %810 = phi i64 [ %811, %821 ], [ %105, %740 ]
  %811 = add nsw i64 %810, -1
  %812 = icmp slt i64 %810, %105
  br i1 %812, label %816, label %813

813:                                              ; preds = %809
  %814 = getelementptr inbounds double, ptr %131, i64 %811
  %815 = load double, ptr %814, align 8, !tbaa !28
  br label %821

816:                                              ; preds = %809
  %817 = mul nsw i64 %811, %105
  %818 = getelementptr double, ptr %129, i64 %817
  %819 = getelementptr inbounds double, ptr %131, i64 %811
  %820 = load double, ptr %819, align 8, !tbaa !28
  br label %829

821:                                              ; preds = %829, %813
  %822 = phi double [ %815, %813 ], [ %837, %829 ]
  %823 = mul i64 %811, %116
  %824 = getelementptr inbounds double, ptr %129, i64 %823
  %825 = load double, ptr %824, align 8, !tbaa !28
  %826 = getelementptr inbounds double, ptr %131, i64 %811
  %827 = fdiv contract double %822, %825
  store double %827, ptr %826, align 8, !tbaa !28
  %828 = icmp sgt i64 %810, 1
  br i1 %828, label %809, label %840, !llvm.loop !85

829:                                              ; preds = %829, %816
  %830 = phi double [ %820, %816 ], [ %837, %829 ]
  %831 = phi i64 [ %810, %816 ], [ %838, %829 ]
  %832 = getelementptr double, ptr %818, i64 %831
  %833 = load double, ptr %832, align 8, !tbaa !28
  %834 = getelementptr inbounds double, ptr %131, i64 %831
  %835 = load double, ptr %834, align 8, !tbaa !28
  %836 = fmul contract double %833, %835
  %837 = fsub contract double %830, %836
  store double %837, ptr %819, align 8, !tbaa !28
  %838 = add nuw nsw i64 %831, 1
  %839 = icmp eq i64 %838, %105
  br i1 %839, label %821, label %829, !llvm.loop !86

840:                                              ; preds = %821, %840
  %841 = phi i64 [ %848, %840 ], [ 0, %821 ]
  %842 = getelementptr inbounds double, ptr %127, i64 %841
  %843 = load double, ptr %842, align 8, !tbaa !28
  %844 = getelementptr inbounds double, ptr %131, i64 %841
  %845 = load double, ptr %844, align 8, !tbaa !28
  %846 = fadd contract double %843, %845
  %847 = tail call contract double @llvm.fabs.f64(double %846)
  store double %847, ptr %842, align 8, !tbaa !28
  %848 = add nuw nsw i64 %841, 1
  %849 = icmp eq i64 %848, %105
  br i1 %849, label %647, label %840, !llvm.loop !87

850:                                              ; preds = %647
  %851 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  store double 1.000000e+00, ptr %851, align 8, !tbaa !88
  br label %852

852:                                              ; preds = %652, %475, %477, %850
  %853 = phi ptr [ %476, %475 ], [ %478, %477 ], [ %478, %850 ], [ %478, %652 ]
  %854 = shl i64 %108, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %115, i64 %854, i1 false)
  %855 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %856 = load ptr, ptr %855, align 8, !tbaa !89
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %856, ptr align 8 %118, i64 %134, i1 false)
  %857 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %858 = load ptr, ptr %857, align 8, !tbaa !90
  %859 = shl i64 %111, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %858, ptr align 8 %121, i64 %859, i1 false)
  br i1 %135, label %860, label %1005

860:                                              ; preds = %852
  %861 = load ptr, ptr %853, align 8, !tbaa !44
  %862 = icmp sgt i64 %108, 0
  %863 = icmp sgt i64 %109, 0
  %864 = icmp sgt i64 %111, 0
  br label %865

865:                                              ; preds = %923, %860
  %866 = phi i64 [ 0, %860 ], [ %924, %923 ]
  %867 = getelementptr inbounds i64, ptr %861, i64 %866
  %868 = load i64, ptr %867, align 8, !tbaa !29
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
  %882 = load ptr, ptr %855, align 8, !tbaa !89
  br label %901

883:                                              ; preds = %883, %871
  %884 = phi i64 [ 0, %871 ], [ %892, %883 ]
  %885 = load double, ptr %872, align 8, !tbaa !28
  %886 = getelementptr double, ptr %875, i64 %884
  %887 = load double, ptr %886, align 8, !tbaa !28
  %888 = fmul contract double %885, %887
  %889 = getelementptr inbounds double, ptr %24, i64 %884
  %890 = load double, ptr %889, align 8, !tbaa !28
  %891 = fadd contract double %890, %888
  store double %891, ptr %889, align 8, !tbaa !28
  %892 = add nuw nsw i64 %884, 1
  %893 = icmp eq i64 %892, %108
  br i1 %893, label %876, label %883, !llvm.loop !91

894:                                              ; preds = %901, %876
  br i1 %864, label %895, label %923

895:                                              ; preds = %894
  %896 = getelementptr inbounds double, ptr %127, i64 %866
  %897 = add nuw nsw i64 %866, 1
  %898 = mul nsw i64 %897, %111
  %899 = getelementptr double, ptr %121, i64 %898
  %900 = load ptr, ptr %857, align 8, !tbaa !90
  br label %912

901:                                              ; preds = %901, %877
  %902 = phi i64 [ 0, %877 ], [ %910, %901 ]
  %903 = load double, ptr %878, align 8, !tbaa !28
  %904 = getelementptr double, ptr %881, i64 %902
  %905 = load double, ptr %904, align 8, !tbaa !28
  %906 = fmul contract double %903, %905
  %907 = getelementptr inbounds double, ptr %882, i64 %902
  %908 = load double, ptr %907, align 8, !tbaa !28
  %909 = fadd contract double %906, %908
  store double %909, ptr %907, align 8, !tbaa !28
  %910 = add nuw nsw i64 %902, 1
  %911 = icmp eq i64 %910, %109
  br i1 %911, label %894, label %901, !llvm.loop !92

912:                                              ; preds = %912, %895
  %913 = phi i64 [ 0, %895 ], [ %921, %912 ]
  %914 = load double, ptr %896, align 8, !tbaa !28
  %915 = getelementptr double, ptr %899, i64 %913
  %916 = load double, ptr %915, align 8, !tbaa !28
  %917 = fmul contract double %914, %916
  %918 = getelementptr inbounds double, ptr %900, i64 %913
  %919 = load double, ptr %918, align 8, !tbaa !28
  %920 = fadd contract double %917, %919
  store double %920, ptr %918, align 8, !tbaa !28
  %921 = add nuw nsw i64 %913, 1
  %922 = icmp eq i64 %921, %111
  br i1 %922, label %923, label %912, !llvm.loop !93

923:                                              ; preds = %912, %894, %865
  %924 = add nuw nsw i64 %866, 1
  %925 = icmp eq i64 %924, %105
  br i1 %925, label %1005, label %865, !llvm.loop !94

926:                                              ; preds = %103
  %927 = load i64, ptr %56, align 8, !tbaa !24
  tail call fastcc void @factorize(ptr noundef nonnull %0, i64 noundef %927)
  %928 = load i64, ptr %56, align 8, !tbaa !24
  %929 = icmp eq i64 %928, 0
  br i1 %929, label %984, label %930

930:                                              ; preds = %926
  %931 = load i64, ptr %35, align 8, !tbaa !18
  %932 = icmp sgt i64 %928, 0
  %933 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  br i1 %932, label %936, label %934

934:                                              ; preds = %930
  %935 = load ptr, ptr %933, align 8, !tbaa !47
  br label %981

936:                                              ; preds = %930
  %937 = shl i64 %931, 3
  %938 = icmp sgt i64 %931, 0
  %939 = add nuw i64 %931, 1
  %940 = load ptr, ptr %933, align 8, !tbaa !47
  br label %941

941:                                              ; preds = %978, %936
  %942 = phi ptr [ %940, %936 ], [ %949, %978 ]
  %943 = phi i64 [ 0, %936 ], [ %979, %978 ]
  %944 = mul nsw i64 %943, %931
  %945 = getelementptr inbounds double, ptr %942, i64 %944
  %946 = load ptr, ptr %54, align 8, !tbaa !23
  %947 = getelementptr inbounds double, ptr %946, i64 %944
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %945, ptr align 8 %947, i64 %937, i1 false)
  %948 = load ptr, ptr %37, align 8, !tbaa !19
  %949 = load ptr, ptr %933, align 8, !tbaa !47
  %950 = getelementptr inbounds double, ptr %949, i64 %944
  br i1 %938, label %951, label %978

951:                                              ; preds = %941, %959
  %952 = phi i64 [ %965, %959 ], [ 0, %941 ]
  %953 = getelementptr inbounds double, ptr %950, i64 %952
  %954 = load double, ptr %953, align 8, !tbaa !28
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
  %963 = load double, ptr %962, align 8, !tbaa !28
  %964 = fdiv contract double %960, %963
  store double %964, ptr %953, align 8, !tbaa !28
  %965 = add nuw nsw i64 %952, 1
  %966 = icmp eq i64 %965, %931
  br i1 %966, label %978, label %951, !llvm.loop !48

967:                                              ; preds = %967, %956
  %968 = phi i64 [ 0, %956 ], [ %976, %967 ]
  %969 = phi double [ %954, %956 ], [ %975, %967 ]
  %970 = getelementptr double, ptr %958, i64 %968
  %971 = load double, ptr %970, align 8, !tbaa !28
  %972 = getelementptr inbounds double, ptr %950, i64 %968
  %973 = load double, ptr %972, align 8, !tbaa !28
  %974 = fmul contract double %971, %973
  %975 = fsub contract double %969, %974
  %976 = add nuw nsw i64 %968, 1
  %977 = icmp eq i64 %976, %952
  br i1 %977, label %959, label %967, !llvm.loop !49

978:                                              ; preds = %959, %941
  %979 = add nuw nsw i64 %943, 1
  %980 = icmp eq i64 %979, %928
  br i1 %980, label %981, label %941, !llvm.loop !50

981:                                              ; preds = %978, %934
  %982 = phi ptr [ %935, %934 ], [ %949, %978 ]
  %983 = tail call fastcc i64 @factor_products(ptr noundef %0, ptr noundef %982, i64 noundef %928, i64 noundef %931, double noundef %1)
  br label %984

984:                                              ; preds = %926, %981
  %985 = phi i64 [ %983, %981 ], [ 0, %926 ]
  %986 = load ptr, ptr %10, align 8, !tbaa !12
  %987 = load i64, ptr %0, align 8, !tbaa !16
  %988 = getelementptr inbounds double, ptr %986, i64 %987
  %989 = load i64, ptr %44, align 8, !tbaa !20
  %990 = getelementptr inbounds double, ptr %988, i64 %989
  %991 = load i64, ptr %35, align 8, !tbaa !18
  %992 = shl i64 %991, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %990, i64 %992, i1 false)
  %993 = load i64, ptr %56, align 8, !tbaa !24
  %994 = load ptr, ptr %10, align 8, !tbaa !12
  %995 = load i64, ptr %0, align 8, !tbaa !16
  %996 = getelementptr inbounds double, ptr %994, i64 %995
  %997 = load i64, ptr %44, align 8, !tbaa !20
  %998 = getelementptr inbounds double, ptr %996, i64 %997
  %999 = load i64, ptr %35, align 8, !tbaa !18
  %1000 = getelementptr inbounds double, ptr %998, i64 %999
  %1001 = load i64, ptr %65, align 8, !tbaa !25
  %1002 = getelementptr inbounds double, ptr %1000, i64 %1001
  %1003 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %1004 = load ptr, ptr %1003, align 8, !tbaa !89
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %993, i64 noundef %985, ptr noundef %1002, ptr noundef %24, ptr noundef %1004)
  br label %1005

1005:                                             ; preds = %923, %852, %984, %28
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @factorize(ptr nocapture noundef %0, i64 noundef %1) unnamed_addr #3 {
  %3 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %4 = load i64, ptr %3, align 8, !tbaa !18
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  store double 0.000000e+00, ptr %5, align 8, !tbaa !95
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %7 = load ptr, ptr %6, align 8, !tbaa !19
  %8 = icmp slt i64 %4, 1
  br i1 %8, label %197, label %9

9:                                                ; preds = %2, %56
  %10 = phi i1 [ %57, %56 ], [ false, %2 ]
  %11 = phi i64 [ %32, %56 ], [ 0, %2 ]
  %12 = mul nsw i64 %11, %4
  %13 = getelementptr double, ptr %7, i64 %12
  %14 = getelementptr double, ptr %13, i64 %11
  %15 = load double, ptr %14, align 8, !tbaa !28
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
  %25 = load double, ptr %24, align 8, !tbaa !28
  %26 = fmul contract double %25, %25
  %27 = fsub contract double %23, %26
  %28 = add nuw nsw i64 %22, 1
  %29 = icmp eq i64 %28, %11
  br i1 %29, label %17, label %21, !llvm.loop !96

30:                                               ; preds = %17
  %31 = tail call contract double @llvm.sqrt.f64(double %18)
  store double %31, ptr %14, align 8, !tbaa !28
  %32 = add nuw nsw i64 %11, 1
  %33 = icmp slt i64 %32, %4
  br i1 %33, label %34, label %56

34:                                               ; preds = %30, %40
  %35 = phi i64 [ %43, %40 ], [ %32, %30 ]
  %36 = mul nsw i64 %35, %4
  %37 = getelementptr double, ptr %7, i64 %36
  %38 = getelementptr double, ptr %37, i64 %11
  %39 = load double, ptr %38, align 8, !tbaa !28
  br i1 %16, label %40, label %45

40:                                               ; preds = %45, %34
  %41 = phi double [ %39, %34 ], [ %53, %45 ]
  %42 = fdiv contract double %41, %31
  store double %42, ptr %38, align 8, !tbaa !28
  %43 = add nuw nsw i64 %35, 1
  %44 = icmp slt i64 %43, %4
  br i1 %44, label %34, label %56, !llvm.loop !97

45:                                               ; preds = %34, %45
  %46 = phi i64 [ %54, %45 ], [ 0, %34 ]
  %47 = phi double [ %53, %45 ], [ %39, %34 ]
  %48 = getelementptr double, ptr %37, i64 %46
  %49 = load double, ptr %48, align 8, !tbaa !28
  %50 = getelementptr double, ptr %13, i64 %46
  %51 = load double, ptr %50, align 8, !tbaa !28
  %52 = fmul contract double %49, %51
  %53 = fsub contract double %47, %52
  %54 = add nuw nsw i64 %46, 1
  %55 = icmp eq i64 %54, %11
  br i1 %55, label %40, label %45, !llvm.loop !98

56:                                               ; preds = %40, %30
  %57 = icmp sge i64 %32, %4
  %58 = icmp eq i64 %32, %4
  br i1 %58, label %59, label %9, !llvm.loop !99

59:                                               ; preds = %17, %56
  %60 = phi i1 [ %57, %56 ], [ %10, %17 ]
  br i1 %60, label %197, label %61

61:                                               ; preds = %59
  %62 = shl i64 %4, 3
  %63 = mul i64 %62, %4
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %7, i8 0, i64 %63, i1 false)
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %65 = load ptr, ptr %64, align 8, !tbaa !12
  %66 = load i64, ptr %0, align 8, !tbaa !16
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %69 = load i64, ptr %68, align 8, !tbaa !20
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %61
  %72 = load ptr, ptr %6, align 8, !tbaa !19
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %74 = load ptr, ptr %73, align 8, !tbaa !21
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %76 = load ptr, ptr %75, align 8, !tbaa !22
  %77 = sitofp i64 %4 to double
  br label %85

78:                                               ; preds = %105, %61
  %79 = phi double [ 0.000000e+00, %61 ], [ %106, %105 ]
  %80 = fcmp contract ogt double %79, 0.000000e+00
  %81 = select contract i1 %80, double %79, double 1.000000e+00
  store double %81, ptr %5, align 8, !tbaa !95
  %82 = icmp sgt i64 %1, 0
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %84 = tail call i64 @llvm.smax.i64(i64 %4, i64 1)
  br label %109

85:                                               ; preds = %71, %105
  %86 = phi i64 [ 0, %71 ], [ %107, %105 ]
  %87 = phi double [ 0.000000e+00, %71 ], [ %106, %105 ]
  %88 = getelementptr inbounds double, ptr %67, i64 %86
  %89 = load double, ptr %88, align 8, !tbaa !28
  %90 = getelementptr inbounds i64, ptr %74, i64 %86
  %91 = load i64, ptr %90, align 8, !tbaa !29
  %92 = mul nsw i64 %91, %4
  %93 = getelementptr inbounds i64, ptr %76, i64 %86
  %94 = load i64, ptr %93, align 8, !tbaa !29
  %95 = getelementptr double, ptr %72, i64 %92
  %96 = getelementptr double, ptr %95, i64 %94
  store double %89, ptr %96, align 8, !tbaa !28
  %97 = mul nsw i64 %94, %4
  %98 = getelementptr double, ptr %72, i64 %97
  %99 = getelementptr double, ptr %98, i64 %91
  store double %89, ptr %99, align 8, !tbaa !28
  %100 = icmp eq i64 %91, %94
  br i1 %100, label %101, label %105

101:                                              ; preds = %85
  %102 = load double, ptr %88, align 8, !tbaa !28
  %103 = fdiv contract double %102, %77
  %104 = fadd contract double %87, %103
  br label %105

105:                                              ; preds = %85, %101
  %106 = phi double [ %104, %101 ], [ %87, %85 ]
  %107 = add nuw nsw i64 %86, 1
  %108 = icmp eq i64 %107, %69
  br i1 %108, label %78, label %85, !llvm.loop !100

109:                                              ; preds = %174, %78
  %110 = phi i64 [ 0, %78 ], [ %175, %174 ]
  %111 = mul nsw i64 %110, %4
  br label %166

112:                                              ; preds = %174
  %113 = load ptr, ptr %6, align 8, !tbaa !19
  br label %114

114:                                              ; preds = %112, %161
  %115 = phi i1 [ %162, %161 ], [ false, %112 ]
  %116 = phi i64 [ %137, %161 ], [ 0, %112 ]
  %117 = mul nsw i64 %116, %4
  %118 = getelementptr double, ptr %113, i64 %117
  %119 = getelementptr double, ptr %118, i64 %116
  %120 = load double, ptr %119, align 8, !tbaa !28
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
  %130 = load double, ptr %129, align 8, !tbaa !28
  %131 = fmul contract double %130, %130
  %132 = fsub contract double %128, %131
  %133 = add nuw nsw i64 %127, 1
  %134 = icmp eq i64 %133, %116
  br i1 %134, label %122, label %126, !llvm.loop !96

135:                                              ; preds = %122
  %136 = tail call contract double @llvm.sqrt.f64(double %123)
  store double %136, ptr %119, align 8, !tbaa !28
  %137 = add nuw nsw i64 %116, 1
  %138 = icmp slt i64 %137, %4
  br i1 %138, label %139, label %161

139:                                              ; preds = %135, %145
  %140 = phi i64 [ %148, %145 ], [ %137, %135 ]
  %141 = mul nsw i64 %140, %4
  %142 = getelementptr double, ptr %113, i64 %141
  %143 = getelementptr double, ptr %142, i64 %116
  %144 = load double, ptr %143, align 8, !tbaa !28
  br i1 %121, label %145, label %150

145:                                              ; preds = %150, %139
  %146 = phi double [ %144, %139 ], [ %158, %150 ]
  %147 = fdiv contract double %146, %136
  store double %147, ptr %143, align 8, !tbaa !28
  %148 = add nuw nsw i64 %140, 1
  %149 = icmp slt i64 %148, %4
  br i1 %149, label %139, label %161, !llvm.loop !97

150:                                              ; preds = %139, %150
  %151 = phi i64 [ %159, %150 ], [ 0, %139 ]
  %152 = phi double [ %158, %150 ], [ %144, %139 ]
  %153 = getelementptr double, ptr %142, i64 %151
  %154 = load double, ptr %153, align 8, !tbaa !28
  %155 = getelementptr double, ptr %118, i64 %151
  %156 = load double, ptr %155, align 8, !tbaa !28
  %157 = fmul contract double %154, %156
  %158 = fsub contract double %152, %157
  %159 = add nuw nsw i64 %151, 1
  %160 = icmp eq i64 %159, %116
  br i1 %160, label %145, label %150, !llvm.loop !98

161:                                              ; preds = %145, %135
  %162 = icmp sge i64 %137, %4
  %163 = icmp eq i64 %137, %4
  br i1 %163, label %164, label %114, !llvm.loop !99

164:                                              ; preds = %122, %161
  %165 = phi i1 [ %162, %161 ], [ %115, %122 ]
  br i1 %165, label %197, label %195

166:                                              ; preds = %109, %177
  %167 = phi i64 [ 0, %109 ], [ %178, %177 ]
  br i1 %82, label %168, label %177

168:                                              ; preds = %166
  %169 = load ptr, ptr %83, align 8, !tbaa !23
  %170 = load ptr, ptr %6, align 8, !tbaa !19
  %171 = getelementptr double, ptr %170, i64 %111
  %172 = getelementptr double, ptr %171, i64 %167
  %173 = load double, ptr %172, align 8, !tbaa !28
  br label %180

174:                                              ; preds = %177
  %175 = add nuw nsw i64 %110, 1
  %176 = icmp eq i64 %175, %84
  br i1 %176, label %112, label %109, !llvm.loop !101

177:                                              ; preds = %180, %166
  %178 = add nuw nsw i64 %167, 1
  %179 = icmp eq i64 %178, %84
  br i1 %179, label %174, label %166, !llvm.loop !102

180:                                              ; preds = %168, %180
  %181 = phi double [ %173, %168 ], [ %192, %180 ]
  %182 = phi i64 [ 0, %168 ], [ %193, %180 ]
  %183 = load double, ptr %5, align 8, !tbaa !95
  %184 = mul nsw i64 %182, %4
  %185 = getelementptr double, ptr %169, i64 %184
  %186 = getelementptr double, ptr %185, i64 %110
  %187 = load double, ptr %186, align 8, !tbaa !28
  %188 = fmul contract double %183, %187
  %189 = getelementptr double, ptr %185, i64 %167
  %190 = load double, ptr %189, align 8, !tbaa !28
  %191 = fmul contract double %188, %190
  %192 = fadd contract double %191, %181
  store double %192, ptr %172, align 8, !tbaa !28
  %193 = add nuw nsw i64 %182, 1
  %194 = icmp eq i64 %193, %1
  br i1 %194, label %177, label %180, !llvm.loop !103

195:                                              ; preds = %164
  %196 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  store double 1.000000e+00, ptr %196, align 8, !tbaa !104
  br label %197

197:                                              ; preds = %2, %164, %195, %59
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @constrained(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #3 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !18
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %10 = load double, ptr %9, align 8, !tbaa !95
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
  %20 = load ptr, ptr %16, align 8, !tbaa !23
  %21 = mul nsw i64 %18, %8
  %22 = getelementptr double, ptr %20, i64 %21
  %23 = getelementptr inbounds double, ptr %3, i64 %18
  br label %27

24:                                               ; preds = %27, %17
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %40, label %17, !llvm.loop !105

27:                                               ; preds = %19, %27
  %28 = phi i64 [ 0, %19 ], [ %38, %27 ]
  %29 = load double, ptr %9, align 8, !tbaa !95
  %30 = getelementptr double, ptr %22, i64 %28
  %31 = load double, ptr %30, align 8, !tbaa !28
  %32 = fmul contract double %29, %31
  %33 = load double, ptr %23, align 8, !tbaa !28
  %34 = fmul contract double %32, %33
  %35 = getelementptr inbounds double, ptr %4, i64 %28
  %36 = load double, ptr %35, align 8, !tbaa !28
  %37 = fadd contract double %36, %34
  store double %37, ptr %35, align 8, !tbaa !28
  %38 = add nuw nsw i64 %28, 1
  %39 = icmp eq i64 %38, %8
  br i1 %39, label %24, label %27, !llvm.loop !106

40:                                               ; preds = %24, %6
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %42 = load ptr, ptr %41, align 8, !tbaa !19
  %43 = icmp sgt i64 %8, 0
  br i1 %43, label %44, label %73

44:                                               ; preds = %40
  %45 = add nuw i64 %8, 1
  br label %46

46:                                               ; preds = %54, %44
  %47 = phi i64 [ 0, %44 ], [ %60, %54 ]
  %48 = getelementptr inbounds double, ptr %4, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !28
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
  %58 = load double, ptr %57, align 8, !tbaa !28
  %59 = fdiv contract double %55, %58
  store double %59, ptr %48, align 8, !tbaa !28
  %60 = add nuw nsw i64 %47, 1
  %61 = icmp eq i64 %60, %8
  br i1 %61, label %73, label %46, !llvm.loop !48

62:                                               ; preds = %62, %51
  %63 = phi i64 [ 0, %51 ], [ %71, %62 ]
  %64 = phi double [ %49, %51 ], [ %70, %62 ]
  %65 = getelementptr double, ptr %53, i64 %63
  %66 = load double, ptr %65, align 8, !tbaa !28
  %67 = getelementptr inbounds double, ptr %4, i64 %63
  %68 = load double, ptr %67, align 8, !tbaa !28
  %69 = fmul contract double %66, %68
  %70 = fsub contract double %64, %69
  %71 = add nuw nsw i64 %63, 1
  %72 = icmp eq i64 %71, %47
  br i1 %72, label %54, label %62, !llvm.loop !49

73:                                               ; preds = %54, %40
  br i1 %12, label %74, label %78

74:                                               ; preds = %73
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %77 = load ptr, ptr %76, align 8, !tbaa !107
  br label %83

78:                                               ; preds = %73
  %79 = icmp eq i64 %1, 0
  br i1 %79, label %119, label %80

80:                                               ; preds = %78
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %82 = load ptr, ptr %81, align 8, !tbaa !107
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %82, ptr noundef %5)
  br label %119

83:                                               ; preds = %74, %91
  %84 = phi i64 [ 0, %74 ], [ %94, %91 ]
  %85 = getelementptr inbounds double, ptr %3, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !28
  br i1 %43, label %87, label %91

87:                                               ; preds = %83
  %88 = load ptr, ptr %75, align 8, !tbaa !47
  %89 = mul nsw i64 %84, %8
  %90 = getelementptr double, ptr %88, i64 %89
  br label %96

91:                                               ; preds = %96, %83
  %92 = phi double [ %86, %83 ], [ %104, %96 ]
  %93 = getelementptr inbounds double, ptr %77, i64 %84
  store double %92, ptr %93, align 8, !tbaa !28
  %94 = add nuw nsw i64 %84, 1
  %95 = icmp eq i64 %94, %1
  br i1 %95, label %107, label %83, !llvm.loop !108

96:                                               ; preds = %87, %96
  %97 = phi i64 [ 0, %87 ], [ %105, %96 ]
  %98 = phi double [ %86, %87 ], [ %104, %96 ]
  %99 = getelementptr double, ptr %90, i64 %97
  %100 = load double, ptr %99, align 8, !tbaa !28
  %101 = getelementptr inbounds double, ptr %4, i64 %97
  %102 = load double, ptr %101, align 8, !tbaa !28
  %103 = fmul contract double %100, %102
  %104 = fsub contract double %98, %103
  %105 = add nuw nsw i64 %97, 1
  %106 = icmp eq i64 %105, %8
  br i1 %106, label %91, label %96, !llvm.loop !109

107:                                              ; preds = %91
  %108 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %109 = load ptr, ptr %108, align 8, !tbaa !107
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %109, ptr noundef %5)
  br i1 %12, label %110, label %119

110:                                              ; preds = %107
  %111 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  br label %112

112:                                              ; preds = %110, %150
  %113 = phi i64 [ 0, %110 ], [ %151, %150 ]
  br i1 %43, label %114, label %150

114:                                              ; preds = %112
  %115 = load ptr, ptr %111, align 8, !tbaa !47
  %116 = mul nsw i64 %113, %8
  %117 = getelementptr double, ptr %115, i64 %116
  %118 = getelementptr inbounds double, ptr %5, i64 %113
  br label %153

119:                                              ; preds = %150, %78, %80, %107
  %120 = load ptr, ptr %41, align 8, !tbaa !19
  br i1 %43, label %121, label %149

121:                                              ; preds = %119
  %122 = add nuw i64 %8, 1
  br label %123

123:                                              ; preds = %130, %121
  %124 = phi i64 [ %8, %121 ], [ %125, %130 ]
  %125 = add nsw i64 %124, -1
  %126 = getelementptr inbounds double, ptr %4, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !28
  %128 = getelementptr double, ptr %120, i64 %125
  %129 = icmp slt i64 %124, %8
  br i1 %129, label %137, label %130

130:                                              ; preds = %137, %123
  %131 = phi double [ %127, %123 ], [ %146, %137 ]
  %132 = mul i64 %125, %122
  %133 = getelementptr inbounds double, ptr %120, i64 %132
  %134 = load double, ptr %133, align 8, !tbaa !28
  %135 = fdiv contract double %131, %134
  store double %135, ptr %126, align 8, !tbaa !28
  %136 = icmp sgt i64 %124, 1
  br i1 %136, label %123, label %149, !llvm.loop !110

137:                                              ; preds = %123, %137
  %138 = phi i64 [ %147, %137 ], [ %124, %123 ]
  %139 = phi double [ %146, %137 ], [ %127, %123 ]
  %140 = mul nsw i64 %138, %8
  %141 = getelementptr double, ptr %128, i64 %140
  %142 = load double, ptr %141, align 8, !tbaa !28
  %143 = getelementptr inbounds double, ptr %4, i64 %138
  %144 = load double, ptr %143, align 8, !tbaa !28
  %145 = fmul contract double %142, %144
  %146 = fsub contract double %139, %145
  %147 = add nuw nsw i64 %138, 1
  %148 = icmp eq i64 %147, %8
  br i1 %148, label %130, label %137, !llvm.loop !111

149:                                              ; preds = %130, %119
  ret void

150:                                              ; preds = %153, %112
  %151 = add nuw nsw i64 %113, 1
  %152 = icmp eq i64 %151, %1
  br i1 %152, label %119, label %112, !llvm.loop !112

153:                                              ; preds = %114, %153
  %154 = phi i64 [ 0, %114 ], [ %162, %153 ]
  %155 = getelementptr double, ptr %117, i64 %154
  %156 = load double, ptr %155, align 8, !tbaa !28
  %157 = load double, ptr %118, align 8, !tbaa !28
  %158 = fmul contract double %156, %157
  %159 = getelementptr inbounds double, ptr %4, i64 %154
  %160 = load double, ptr %159, align 8, !tbaa !28
  %161 = fadd contract double %160, %158
  store double %161, ptr %159, align 8, !tbaa !28
  %162 = add nuw nsw i64 %154, 1
  %163 = icmp eq i64 %162, %8
  br i1 %163, label %150, label %153, !llvm.loop !113
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind uwtable
define void @solve_at(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = load i64, ptr %0, align 8, !tbaa !16
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !18
  %12 = add nsw i64 %11, %9
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %14 = load ptr, ptr %13, align 8, !tbaa !36
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %16 = load i64, ptr %15, align 8, !tbaa !114
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = icmp sgt i64 %1, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  br label %27

26:                                               ; preds = %27, %8
  ret void

27:                                               ; preds = %19, %27
  %28 = phi i64 [ 0, %19 ], [ %54, %27 ]
  %29 = getelementptr inbounds double, ptr %2, i64 %28
  %30 = load double, ptr %29, align 8, !tbaa !28
  %31 = mul nsw i64 %28, %12
  %32 = getelementptr inbounds double, ptr %3, i64 %31
  tail call void @rates(ptr noundef nonnull %0, double noundef %30, ptr noundef %32, ptr noundef %17)
  %33 = load i64, ptr %10, align 8, !tbaa !18
  %34 = mul nsw i64 %33, %28
  %35 = getelementptr inbounds double, ptr %4, i64 %34
  %36 = load i64, ptr %0, align 8, !tbaa !16
  %37 = getelementptr inbounds double, ptr %17, i64 %36
  %38 = shl i64 %33, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %37, i64 %38, i1 false)
  %39 = load i64, ptr %20, align 8, !tbaa !24
  %40 = mul nsw i64 %39, %28
  %41 = getelementptr inbounds double, ptr %5, i64 %40
  %42 = load ptr, ptr %21, align 8, !tbaa !89
  %43 = shl i64 %39, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %42, i64 %43, i1 false)
  %44 = load i64, ptr %22, align 8, !tbaa !35
  %45 = mul nsw i64 %44, %28
  %46 = getelementptr inbounds double, ptr %6, i64 %45
  %47 = load ptr, ptr %23, align 8, !tbaa !90
  %48 = shl i64 %44, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %47, i64 %48, i1 false)
  %49 = load i64, ptr %24, align 8, !tbaa !34
  %50 = mul nsw i64 %49, %28
  %51 = getelementptr inbounds double, ptr %7, i64 %50
  %52 = load ptr, ptr %25, align 8, !tbaa !37
  %53 = shl i64 %49, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 %52, i64 %53, i1 false)
  %54 = add nuw nsw i64 %28, 1
  %55 = icmp eq i64 %54, %1
  br i1 %55, label %26, label %27, !llvm.loop !115
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
  %19 = load double, ptr %18, align 8, !tbaa !28
  %20 = load i64, ptr %0, align 8, !tbaa !16
  %21 = load i64, ptr %11, align 8, !tbaa !18
  %22 = add nsw i64 %21, %20
  %23 = mul nsw i64 %22, %17
  %24 = getelementptr inbounds double, ptr %6, i64 %23
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %19, ptr noundef %24)
  %25 = mul nsw i64 %17, %3
  %26 = getelementptr inbounds double, ptr %7, i64 %25
  %27 = load ptr, ptr %13, align 8, !tbaa !13
  tail call void %12(ptr noundef %26, ptr noundef %27, ptr noundef %14) #8
  %28 = add nuw nsw i64 %17, 1
  %29 = icmp eq i64 %28, %4
  br i1 %29, label %15, label %16, !llvm.loop !116
}

; Function Attrs: nounwind uwtable
define internal fastcc void @set_state(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %5 = load ptr, ptr %4, align 8, !tbaa !13
  %6 = load i64, ptr %0, align 8, !tbaa !16
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !18
  %9 = add nsw i64 %8, %6
  %10 = shl i64 %9, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %2, i64 %10, i1 false)
  %11 = load ptr, ptr %4, align 8, !tbaa !13
  %12 = load i64, ptr %0, align 8, !tbaa !16
  %13 = load i64, ptr %7, align 8, !tbaa !18
  %14 = getelementptr double, ptr %11, i64 %12
  %15 = getelementptr double, ptr %14, i64 %13
  store double %1, ptr %15, align 8, !tbaa !28
  %16 = getelementptr inbounds double, ptr %15, i64 1
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 7
  %18 = load i64, ptr %17, align 8, !tbaa !117
  switch i64 %18, label %84 [
    i64 1, label %19
    i64 2, label %80
  ]

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !118
  %22 = icmp sgt i64 %21, 2
  br i1 %22, label %26, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %25 = load ptr, ptr %24, align 8, !tbaa !119
  br label %42

26:                                               ; preds = %19
  %27 = add nsw i64 %21, -1
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %29 = load ptr, ptr %28, align 8, !tbaa !119
  br label %30

30:                                               ; preds = %30, %26
  %31 = phi i64 [ 1, %26 ], [ %40, %30 ]
  %32 = phi i64 [ %27, %26 ], [ %39, %30 ]
  %33 = add nsw i64 %32, %31
  %34 = sdiv i64 %33, 2
  %35 = getelementptr inbounds double, ptr %29, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !28
  %37 = fcmp contract ogt double %36, %1
  %38 = add nsw i64 %34, 1
  %39 = select i1 %37, i64 %34, i64 %32
  %40 = select i1 %37, i64 %31, i64 %38
  %41 = icmp slt i64 %40, %39
  br i1 %41, label %30, label %42, !llvm.loop !120

42:                                               ; preds = %30, %23
  %43 = phi ptr [ %25, %23 ], [ %29, %30 ]
  %44 = phi i64 [ 1, %23 ], [ %40, %30 ]
  %45 = add nsw i64 %44, -1
  %46 = getelementptr inbounds double, ptr %43, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !28
  %48 = fsub contract double %1, %47
  %49 = getelementptr inbounds double, ptr %43, i64 %44
  %50 = load double, ptr %49, align 8, !tbaa !28
  %51 = fsub contract double %50, %47
  %52 = fdiv contract double %48, %51
  %53 = fcmp contract olt double %52, 0.000000e+00
  %54 = fcmp contract ogt double %52, 1.000000e+00
  %55 = select contract i1 %54, double 1.000000e+00, double %52
  %56 = select contract i1 %53, double 0.000000e+00, double %55
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 4
  %58 = load i64, ptr %57, align 8, !tbaa !121
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %84

60:                                               ; preds = %42
  %61 = fsub contract double 1.000000e+00, %56
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %63 = load ptr, ptr %62, align 8, !tbaa !122
  %64 = mul nsw i64 %58, %45
  %65 = getelementptr double, ptr %63, i64 %64
  %66 = mul nsw i64 %58, %44
  %67 = getelementptr double, ptr %63, i64 %66
  br label %68

68:                                               ; preds = %68, %60
  %69 = phi i64 [ 0, %60 ], [ %78, %68 ]
  %70 = getelementptr double, ptr %65, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !28
  %72 = fmul contract double %61, %71
  %73 = getelementptr double, ptr %67, i64 %69
  %74 = load double, ptr %73, align 8, !tbaa !28
  %75 = fmul contract double %56, %74
  %76 = fadd contract double %72, %75
  %77 = getelementptr inbounds double, ptr %16, i64 %69
  store double %76, ptr %77, align 8, !tbaa !28
  %78 = add nuw nsw i64 %69, 1
  %79 = icmp eq i64 %78, %58
  br i1 %79, label %84, label %68, !llvm.loop !123

80:                                               ; preds = %3
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %82 = load i64, ptr %81, align 8, !tbaa !124
  %83 = inttoptr i64 %82 to ptr
  tail call void %83(ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef null) #8
  br label %84

84:                                               ; preds = %68, %3, %42, %80
  ret void
}

; Function Attrs: nounwind uwtable
define double @project(ptr noundef %0, double noundef %1, ptr nocapture noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = load i64, ptr %0, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !18
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %9 = load i64, ptr %8, align 8, !tbaa !125
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %13 = load ptr, ptr %12, align 8, !tbaa !126
  br label %14

14:                                               ; preds = %34, %11
  %15 = phi i64 [ 0, %11 ], [ %35, %34 ]
  %16 = getelementptr inbounds i64, ptr %13, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !29
  %18 = getelementptr inbounds double, ptr %2, i64 %17
  %19 = load double, ptr %18, align 8, !tbaa !28
  %20 = fmul contract double %19, %19
  %21 = getelementptr inbounds double, ptr %18, i64 1
  %22 = load double, ptr %21, align 8, !tbaa !28
  %23 = fmul contract double %22, %22
  %24 = fadd contract double %20, %23
  %25 = getelementptr inbounds double, ptr %18, i64 2
  %26 = load double, ptr %25, align 8, !tbaa !28
  %27 = fmul contract double %26, %26
  %28 = fadd contract double %24, %27
  %29 = getelementptr inbounds double, ptr %18, i64 3
  %30 = load double, ptr %29, align 8, !tbaa !28
  %31 = fmul contract double %30, %30
  %32 = fadd contract double %28, %31
  %33 = tail call contract double @llvm.sqrt.f64(double %32)
  br label %37

34:                                               ; preds = %37
  %35 = add nuw nsw i64 %15, 1
  %36 = icmp eq i64 %35, %9
  br i1 %36, label %44, label %14, !llvm.loop !127

37:                                               ; preds = %37, %14
  %38 = phi i64 [ 0, %14 ], [ %42, %37 ]
  %39 = getelementptr inbounds double, ptr %18, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !28
  %41 = fdiv contract double %40, %33
  store double %41, ptr %39, align 8, !tbaa !28
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %34, label %37, !llvm.loop !128

44:                                               ; preds = %34, %4
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %46 = load i64, ptr %45, align 8, !tbaa !129
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
  %70 = load i64, ptr %49, align 8, !tbaa !5
  %71 = inttoptr i64 %70 to ptr
  %72 = load ptr, ptr %50, align 8, !tbaa !12
  %73 = load ptr, ptr %51, align 8, !tbaa !13
  %74 = load i64, ptr %52, align 8, !tbaa !14
  %75 = inttoptr i64 %74 to ptr
  tail call void %71(ptr noundef %72, ptr noundef %73, ptr noundef %75) #8
  %76 = load double, ptr %53, align 8, !tbaa !15
  %77 = fadd contract double %76, 1.000000e+00
  store double %77, ptr %53, align 8, !tbaa !15
  %78 = load i64, ptr %54, align 8, !tbaa !17
  %79 = icmp eq i64 %78, 0
  %80 = load ptr, ptr %50, align 8, !tbaa !12
  br i1 %79, label %81, label %85

81:                                               ; preds = %68
  %82 = getelementptr inbounds double, ptr %80, i64 %5
  %83 = load i64, ptr %6, align 8, !tbaa !18
  %84 = getelementptr inbounds double, ptr %82, i64 %83
  br label %99

85:                                               ; preds = %68
  %86 = load i64, ptr %0, align 8, !tbaa !16
  %87 = getelementptr inbounds double, ptr %80, i64 %86
  %88 = load i64, ptr %55, align 8, !tbaa !20
  %89 = getelementptr inbounds double, ptr %87, i64 %88
  %90 = load i64, ptr %6, align 8, !tbaa !18
  %91 = getelementptr inbounds double, ptr %89, i64 %90
  %92 = load i64, ptr %56, align 8, !tbaa !25
  %93 = getelementptr inbounds double, ptr %91, i64 %92
  %94 = load i64, ptr %57, align 8, !tbaa !24
  %95 = getelementptr inbounds double, ptr %93, i64 %94
  %96 = load i64, ptr %58, align 8, !tbaa !41
  %97 = getelementptr inbounds double, ptr %95, i64 %96
  %98 = getelementptr inbounds double, ptr %97, i64 %94
  br label %99

99:                                               ; preds = %85, %81
  %100 = phi i64 [ %83, %81 ], [ %90, %85 ]
  %101 = phi ptr [ %84, %81 ], [ %98, %85 ]
  %102 = load i64, ptr %59, align 8, !tbaa !34
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %156, label %104

104:                                              ; preds = %99
  %105 = add nsw i64 %102, -1
  %106 = load i64, ptr %0, align 8, !tbaa !16, !noalias !130
  %107 = getelementptr inbounds double, ptr %80, i64 %106
  %108 = load i64, ptr %55, align 8, !tbaa !20, !noalias !130
  %109 = getelementptr inbounds double, ptr %107, i64 %108
  %110 = getelementptr inbounds double, ptr %109, i64 %100
  %111 = load i64, ptr %56, align 8, !tbaa !25, !noalias !130
  %112 = getelementptr inbounds double, ptr %110, i64 %111
  %113 = load i64, ptr %57, align 8, !tbaa !24, !noalias !130
  %114 = getelementptr inbounds double, ptr %112, i64 %113
  %115 = load i64, ptr %58, align 8, !tbaa !41, !noalias !130
  %116 = getelementptr inbounds double, ptr %114, i64 %115
  %117 = getelementptr inbounds double, ptr %116, i64 %113
  %118 = icmp sgt i64 %102, 1
  %119 = load ptr, ptr %60, align 8, !tbaa !42, !noalias !130
  br i1 %118, label %122, label %120

120:                                              ; preds = %104
  %121 = load i64, ptr %61, align 8, !tbaa !35, !noalias !130
  br label %139

122:                                              ; preds = %104
  %123 = add i64 %100, 2
  %124 = add nsw i64 %113, %100
  %125 = load i64, ptr %61, align 8, !tbaa !35, !noalias !130
  %126 = add nsw i64 %124, %125
  %127 = mul i64 %126, 3
  %128 = add i64 %127, 4
  br label %129

129:                                              ; preds = %129, %122
  %130 = phi ptr [ %117, %122 ], [ %136, %129 ]
  %131 = phi i64 [ 0, %122 ], [ %137, %129 ]
  %132 = getelementptr inbounds i64, ptr %119, i64 %131
  %133 = load i64, ptr %132, align 8, !tbaa !29, !noalias !130
  %134 = mul i64 %133, %123
  %135 = add i64 %128, %134
  %136 = getelementptr inbounds double, ptr %130, i64 %135
  %137 = add nuw nsw i64 %131, 1
  %138 = icmp eq i64 %137, %105
  br i1 %138, label %139, label %129, !llvm.loop !43

139:                                              ; preds = %129, %120
  %140 = phi i64 [ %121, %120 ], [ %125, %129 ]
  %141 = phi ptr [ %117, %120 ], [ %136, %129 ]
  %142 = getelementptr inbounds i64, ptr %119, i64 %105
  %143 = load i64, ptr %142, align 8, !tbaa !29, !noalias !130
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
  %164 = load ptr, ptr %63, align 8, !tbaa !107
  %165 = load ptr, ptr %64, align 8, !tbaa !89
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, i64 noundef %46, i64 noundef %163, ptr noundef %164, ptr noundef %165)
  br label %197

166:                                              ; preds = %156, %166
  %167 = phi double [ %173, %166 ], [ 0.000000e+00, %156 ]
  %168 = phi i64 [ %174, %166 ], [ 0, %156 ]
  %169 = getelementptr inbounds double, ptr %157, i64 %168
  %170 = load double, ptr %169, align 8, !tbaa !28
  %171 = tail call contract double @llvm.fabs.f64(double %170)
  %172 = fcmp contract ole double %171, %167
  %173 = select contract i1 %172, double %167, double %171
  %174 = add nuw nsw i64 %168, 1
  %175 = icmp eq i64 %174, %46
  br i1 %175, label %158, label %166, !llvm.loop !133

176:                                              ; preds = %158
  %177 = getelementptr inbounds double, ptr %157, i64 %46
  %178 = tail call fastcc i64 @factor_products(ptr noundef nonnull %0, ptr noundef nonnull %177, i64 noundef %46, i64 noundef %5, double noundef %1)
  %179 = load ptr, ptr %63, align 8, !tbaa !107
  br label %182

180:                                              ; preds = %182
  %181 = load ptr, ptr %64, align 8, !tbaa !89
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, i64 noundef %46, i64 noundef %178, ptr noundef nonnull %179, ptr noundef %181)
  br label %190

182:                                              ; preds = %176, %182
  %183 = phi i64 [ %188, %182 ], [ 0, %176 ]
  %184 = getelementptr inbounds double, ptr %157, i64 %183
  %185 = load double, ptr %184, align 8, !tbaa !28
  %186 = fneg contract double %185
  %187 = getelementptr inbounds double, ptr %179, i64 %183
  store double %186, ptr %187, align 8, !tbaa !28
  %188 = add nuw nsw i64 %183, 1
  %189 = icmp eq i64 %188, %46
  br i1 %189, label %180, label %182, !llvm.loop !134

190:                                              ; preds = %180, %233
  %191 = phi i64 [ %234, %233 ], [ 0, %180 ]
  br i1 %65, label %192, label %233

192:                                              ; preds = %190
  %193 = mul nsw i64 %191, %5
  %194 = getelementptr double, ptr %177, i64 %193
  %195 = load ptr, ptr %64, align 8, !tbaa !89
  %196 = getelementptr inbounds double, ptr %195, i64 %191
  br label %236

197:                                              ; preds = %233, %161
  %198 = phi double [ 0.000000e+00, %161 ], [ %173, %233 ]
  %199 = load i64, ptr %8, align 8, !tbaa !125
  %200 = icmp sgt i64 %199, 0
  br i1 %200, label %201, label %247

201:                                              ; preds = %197
  %202 = load ptr, ptr %66, align 8, !tbaa !126
  br label %203

203:                                              ; preds = %223, %201
  %204 = phi i64 [ 0, %201 ], [ %224, %223 ]
  %205 = getelementptr inbounds i64, ptr %202, i64 %204
  %206 = load i64, ptr %205, align 8, !tbaa !29
  %207 = getelementptr inbounds double, ptr %2, i64 %206
  %208 = load double, ptr %207, align 8, !tbaa !28
  %209 = fmul contract double %208, %208
  %210 = getelementptr inbounds double, ptr %207, i64 1
  %211 = load double, ptr %210, align 8, !tbaa !28
  %212 = fmul contract double %211, %211
  %213 = fadd contract double %209, %212
  %214 = getelementptr inbounds double, ptr %207, i64 2
  %215 = load double, ptr %214, align 8, !tbaa !28
  %216 = fmul contract double %215, %215
  %217 = fadd contract double %213, %216
  %218 = getelementptr inbounds double, ptr %207, i64 3
  %219 = load double, ptr %218, align 8, !tbaa !28
  %220 = fmul contract double %219, %219
  %221 = fadd contract double %217, %220
  %222 = tail call contract double @llvm.sqrt.f64(double %221)
  br label %226

223:                                              ; preds = %226
  %224 = add nuw nsw i64 %204, 1
  %225 = icmp eq i64 %224, %199
  br i1 %225, label %247, label %203, !llvm.loop !127

226:                                              ; preds = %226, %203
  %227 = phi i64 [ 0, %203 ], [ %231, %226 ]
  %228 = getelementptr inbounds double, ptr %207, i64 %227
  %229 = load double, ptr %228, align 8, !tbaa !28
  %230 = fdiv contract double %229, %222
  store double %230, ptr %228, align 8, !tbaa !28
  %231 = add nuw nsw i64 %227, 1
  %232 = icmp eq i64 %231, 4
  br i1 %232, label %223, label %226, !llvm.loop !128

233:                                              ; preds = %236, %190
  %234 = add nuw nsw i64 %191, 1
  %235 = icmp eq i64 %234, %46
  br i1 %235, label %197, label %190, !llvm.loop !135

236:                                              ; preds = %236, %192
  %237 = phi i64 [ 0, %192 ], [ %245, %236 ]
  %238 = getelementptr double, ptr %194, i64 %237
  %239 = load double, ptr %238, align 8, !tbaa !28
  %240 = load double, ptr %196, align 8, !tbaa !28
  %241 = fmul contract double %239, %240
  %242 = getelementptr inbounds double, ptr %2, i64 %237
  %243 = load double, ptr %242, align 8, !tbaa !28
  %244 = fadd contract double %243, %241
  store double %244, ptr %242, align 8, !tbaa !28
  %245 = add nuw nsw i64 %237, 1
  %246 = icmp eq i64 %245, %5
  br i1 %246, label %233, label %236, !llvm.loop !136

247:                                              ; preds = %223, %197
  %248 = add nuw nsw i64 %69, 1
  %249 = icmp eq i64 %248, 8
  br i1 %249, label %250, label %68, !llvm.loop !137

250:                                              ; preds = %247
  %251 = load i64, ptr %59, align 8, !tbaa !34
  br label %252

252:                                              ; preds = %160, %158, %250
  %253 = phi double [ %198, %250 ], [ 0.000000e+00, %160 ], [ %173, %158 ]
  %254 = phi i64 [ %251, %250 ], [ %102, %158 ], [ %102, %160 ]
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %505, label %256

256:                                              ; preds = %252
  %257 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %258 = load ptr, ptr %257, align 8, !tbaa !36
  %259 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %260 = load i64, ptr %259, align 8, !tbaa !114
  %261 = getelementptr inbounds double, ptr %258, i64 %260
  %262 = load i64, ptr %0, align 8, !tbaa !16
  %263 = load i64, ptr %6, align 8, !tbaa !18
  %264 = add nsw i64 %263, %262
  %265 = shl nsw i64 %264, 1
  %266 = getelementptr inbounds double, ptr %261, i64 %265
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %267 = load i64, ptr %49, align 8, !tbaa !5
  %268 = inttoptr i64 %267 to ptr
  %269 = load ptr, ptr %50, align 8, !tbaa !12
  %270 = load ptr, ptr %51, align 8, !tbaa !13
  %271 = load i64, ptr %52, align 8, !tbaa !14
  %272 = inttoptr i64 %271 to ptr
  tail call void %268(ptr noundef %269, ptr noundef %270, ptr noundef %272) #8
  %273 = load double, ptr %53, align 8, !tbaa !15
  %274 = fadd contract double %273, 1.000000e+00
  store double %274, ptr %53, align 8, !tbaa !15
  %275 = load i64, ptr %0, align 8, !tbaa !16
  %276 = load i64, ptr %6, align 8, !tbaa !18
  %277 = add nsw i64 %276, %275
  %278 = shl nsw i64 %277, 1
  %279 = getelementptr inbounds double, ptr %266, i64 %278
  tail call fastcc void @project_velocities(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %266, ptr noundef %279)
  br label %505

280:                                              ; preds = %44
  %281 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %282 = load i64, ptr %281, align 8, !tbaa !24
  %283 = icmp eq i64 %282, 0
  br i1 %283, label %284, label %288

284:                                              ; preds = %280
  %285 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %286 = load i64, ptr %285, align 8, !tbaa !34
  %287 = icmp eq i64 %286, 0
  br i1 %287, label %505, label %288

288:                                              ; preds = %284, %280
  %289 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %290 = load i64, ptr %289, align 8, !tbaa !17
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %505, label %292

292:                                              ; preds = %288
  %293 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %294 = load ptr, ptr %293, align 8, !tbaa !36
  %295 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %296 = load i64, ptr %295, align 8, !tbaa !114
  %297 = getelementptr inbounds double, ptr %294, i64 %296
  %298 = add nsw i64 %7, %5
  %299 = shl nsw i64 %298, 1
  %300 = getelementptr inbounds double, ptr %297, i64 %299
  %301 = getelementptr inbounds double, ptr %300, i64 %7
  %302 = getelementptr inbounds double, ptr %301, i64 %5
  %303 = getelementptr double, ptr %302, i64 %5
  %304 = getelementptr inbounds double, ptr %303, i64 %7
  %305 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %306 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %307 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %308 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %309 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %310 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %311 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %312 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %313 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %314 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %315 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %316 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %317 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %318 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %319 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %320 = shl i64 %5, 3
  %321 = shl i64 %298, 3
  %322 = icmp sgt i64 %7, 0
  %323 = icmp sgt i64 %5, 0
  %324 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  br label %325

325:                                              ; preds = %292, %489
  %326 = phi i64 [ 0, %292 ], [ %490, %489 ]
  tail call fastcc void @set_state(ptr noundef %0, double noundef %1, ptr noundef %2)
  %327 = load i64, ptr %305, align 8, !tbaa !5
  %328 = inttoptr i64 %327 to ptr
  %329 = load ptr, ptr %306, align 8, !tbaa !12
  %330 = load ptr, ptr %307, align 8, !tbaa !13
  %331 = load i64, ptr %308, align 8, !tbaa !14
  %332 = inttoptr i64 %331 to ptr
  tail call void %328(ptr noundef %329, ptr noundef %330, ptr noundef %332) #8
  %333 = load double, ptr %309, align 8, !tbaa !15
  %334 = fadd contract double %333, 1.000000e+00
  store double %334, ptr %309, align 8, !tbaa !15
  %335 = load i64, ptr %310, align 8, !tbaa !41
  %336 = icmp sgt i64 %335, 0
  br i1 %336, label %337, label %349

337:                                              ; preds = %325
  %338 = load ptr, ptr %306, align 8, !tbaa !12
  %339 = load i64, ptr %0, align 8, !tbaa !16
  %340 = getelementptr inbounds double, ptr %338, i64 %339
  %341 = load i64, ptr %311, align 8, !tbaa !20
  %342 = getelementptr inbounds double, ptr %340, i64 %341
  %343 = load i64, ptr %6, align 8, !tbaa !18
  %344 = getelementptr inbounds double, ptr %342, i64 %343
  %345 = load i64, ptr %312, align 8, !tbaa !25
  %346 = getelementptr inbounds double, ptr %344, i64 %345
  %347 = load i64, ptr %281, align 8, !tbaa !24
  %348 = getelementptr inbounds double, ptr %346, i64 %347
  br label %354

349:                                              ; preds = %354, %325
  %350 = phi double [ 0.000000e+00, %325 ], [ %361, %354 ]
  %351 = fcmp contract ole double %350, %3
  %352 = icmp eq i64 %335, 0
  %353 = or i1 %351, %352
  br i1 %353, label %504, label %364

354:                                              ; preds = %337, %354
  %355 = phi i64 [ 0, %337 ], [ %362, %354 ]
  %356 = phi double [ 0.000000e+00, %337 ], [ %361, %354 ]
  %357 = getelementptr inbounds double, ptr %348, i64 %355
  %358 = load double, ptr %357, align 8, !tbaa !28
  %359 = tail call contract double @llvm.fabs.f64(double %358)
  %360 = fcmp contract ole double %359, %356
  %361 = select contract i1 %360, double %356, double %359
  %362 = add nuw nsw i64 %355, 1
  %363 = icmp eq i64 %362, %335
  br i1 %363, label %349, label %354, !llvm.loop !138

364:                                              ; preds = %349
  %365 = load i64, ptr %6, align 8, !tbaa !18
  %366 = load ptr, ptr %313, align 8, !tbaa !19
  %367 = shl i64 %365, 3
  %368 = mul i64 %367, %365
  tail call void @llvm.memset.p0.i64(ptr align 8 %366, i8 0, i64 %368, i1 false)
  %369 = load ptr, ptr %306, align 8, !tbaa !12
  %370 = load i64, ptr %0, align 8, !tbaa !16
  %371 = getelementptr inbounds double, ptr %369, i64 %370
  %372 = load i64, ptr %311, align 8, !tbaa !20
  %373 = icmp sgt i64 %372, 0
  br i1 %373, label %374, label %378

374:                                              ; preds = %364
  %375 = load ptr, ptr %313, align 8, !tbaa !19
  %376 = load ptr, ptr %314, align 8, !tbaa !21
  %377 = load ptr, ptr %315, align 8, !tbaa !22
  br label %394

378:                                              ; preds = %394, %364
  %379 = load ptr, ptr %316, align 8, !tbaa !23
  %380 = load i64, ptr %281, align 8, !tbaa !24
  %381 = mul i64 %380, %367
  tail call void @llvm.memset.p0.i64(ptr align 8 %379, i8 0, i64 %381, i1 false)
  %382 = load ptr, ptr %306, align 8, !tbaa !12
  %383 = load i64, ptr %0, align 8, !tbaa !16
  %384 = getelementptr inbounds double, ptr %382, i64 %383
  %385 = load i64, ptr %311, align 8, !tbaa !20
  %386 = getelementptr inbounds double, ptr %384, i64 %385
  %387 = getelementptr inbounds double, ptr %386, i64 %365
  %388 = load i64, ptr %312, align 8, !tbaa !25
  %389 = icmp sgt i64 %388, 0
  br i1 %389, label %390, label %423

390:                                              ; preds = %378
  %391 = load ptr, ptr %316, align 8, !tbaa !23
  %392 = load ptr, ptr %317, align 8, !tbaa !26
  %393 = load ptr, ptr %318, align 8, !tbaa !27
  br label %410

394:                                              ; preds = %394, %374
  %395 = phi i64 [ 0, %374 ], [ %408, %394 ]
  %396 = getelementptr inbounds double, ptr %371, i64 %395
  %397 = load double, ptr %396, align 8, !tbaa !28
  %398 = getelementptr inbounds i64, ptr %376, i64 %395
  %399 = load i64, ptr %398, align 8, !tbaa !29
  %400 = mul nsw i64 %399, %365
  %401 = getelementptr inbounds i64, ptr %377, i64 %395
  %402 = load i64, ptr %401, align 8, !tbaa !29
  %403 = getelementptr double, ptr %375, i64 %400
  %404 = getelementptr double, ptr %403, i64 %402
  store double %397, ptr %404, align 8, !tbaa !28
  %405 = mul nsw i64 %402, %365
  %406 = getelementptr double, ptr %375, i64 %405
  %407 = getelementptr double, ptr %406, i64 %399
  store double %397, ptr %407, align 8, !tbaa !28
  %408 = add nuw nsw i64 %395, 1
  %409 = icmp eq i64 %408, %372
  br i1 %409, label %378, label %394, !llvm.loop !30

410:                                              ; preds = %410, %390
  %411 = phi i64 [ 0, %390 ], [ %421, %410 ]
  %412 = getelementptr inbounds double, ptr %387, i64 %411
  %413 = load double, ptr %412, align 8, !tbaa !28
  %414 = getelementptr inbounds i64, ptr %392, i64 %411
  %415 = load i64, ptr %414, align 8, !tbaa !29
  %416 = mul nsw i64 %415, %365
  %417 = getelementptr inbounds i64, ptr %393, i64 %411
  %418 = load i64, ptr %417, align 8, !tbaa !29
  %419 = getelementptr double, ptr %391, i64 %416
  %420 = getelementptr double, ptr %419, i64 %418
  store double %413, ptr %420, align 8, !tbaa !28
  %421 = add nuw nsw i64 %411, 1
  %422 = icmp eq i64 %421, %388
  br i1 %422, label %423, label %410, !llvm.loop !33

423:                                              ; preds = %410, %378
  %424 = load i64, ptr %6, align 8, !tbaa !18
  %425 = getelementptr inbounds double, ptr %386, i64 %424
  %426 = getelementptr inbounds double, ptr %425, i64 %388
  %427 = load i64, ptr %281, align 8, !tbaa !24
  %428 = getelementptr inbounds double, ptr %426, i64 %427
  %429 = load i64, ptr %310, align 8, !tbaa !41
  %430 = shl i64 %429, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %304, ptr align 8 %428, i64 %430, i1 false)
  %431 = load ptr, ptr %319, align 8, !tbaa !139
  %432 = load i64, ptr %310, align 8, !tbaa !41
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, double noundef %1, ptr noundef %431, i64 noundef %432, ptr noundef %304, ptr noundef %300)
  %433 = load ptr, ptr %306, align 8, !tbaa !12
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %301, ptr align 8 %433, i64 %320, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %302, ptr align 8 %2, i64 %321, i1 false)
  br i1 %322, label %445, label %434

434:                                              ; preds = %445, %423
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %302)
  %435 = load i64, ptr %305, align 8, !tbaa !5
  %436 = inttoptr i64 %435 to ptr
  %437 = load ptr, ptr %306, align 8, !tbaa !12
  %438 = load ptr, ptr %307, align 8, !tbaa !13
  %439 = load i64, ptr %308, align 8, !tbaa !14
  %440 = inttoptr i64 %439 to ptr
  tail call void %436(ptr noundef %437, ptr noundef %438, ptr noundef %440) #8
  %441 = load double, ptr %309, align 8, !tbaa !15
  %442 = fadd contract double %441, 1.000000e+00
  store double %442, ptr %309, align 8, !tbaa !15
  br i1 %323, label %443, label %454

443:                                              ; preds = %434
  %444 = load ptr, ptr %306, align 8, !tbaa !12
  br label %492

445:                                              ; preds = %423, %445
  %446 = phi i64 [ %452, %445 ], [ 0, %423 ]
  %447 = getelementptr inbounds double, ptr %300, i64 %446
  %448 = load double, ptr %447, align 8, !tbaa !28
  %449 = getelementptr double, ptr %303, i64 %446
  %450 = load double, ptr %449, align 8, !tbaa !28
  %451 = fadd contract double %448, %450
  store double %451, ptr %449, align 8, !tbaa !28
  %452 = add nuw nsw i64 %446, 1
  %453 = icmp eq i64 %452, %7
  br i1 %453, label %434, label %445, !llvm.loop !140

454:                                              ; preds = %492, %434
  %455 = load i64, ptr %8, align 8, !tbaa !125
  %456 = icmp sgt i64 %455, 0
  br i1 %456, label %457, label %489

457:                                              ; preds = %454
  %458 = load ptr, ptr %324, align 8, !tbaa !126
  br label %459

459:                                              ; preds = %479, %457
  %460 = phi i64 [ 0, %457 ], [ %480, %479 ]
  %461 = getelementptr inbounds i64, ptr %458, i64 %460
  %462 = load i64, ptr %461, align 8, !tbaa !29
  %463 = getelementptr inbounds double, ptr %2, i64 %462
  %464 = load double, ptr %463, align 8, !tbaa !28
  %465 = fmul contract double %464, %464
  %466 = getelementptr inbounds double, ptr %463, i64 1
  %467 = load double, ptr %466, align 8, !tbaa !28
  %468 = fmul contract double %467, %467
  %469 = fadd contract double %465, %468
  %470 = getelementptr inbounds double, ptr %463, i64 2
  %471 = load double, ptr %470, align 8, !tbaa !28
  %472 = fmul contract double %471, %471
  %473 = fadd contract double %469, %472
  %474 = getelementptr inbounds double, ptr %463, i64 3
  %475 = load double, ptr %474, align 8, !tbaa !28
  %476 = fmul contract double %475, %475
  %477 = fadd contract double %473, %476
  %478 = tail call contract double @llvm.sqrt.f64(double %477)
  br label %482

479:                                              ; preds = %482
  %480 = add nuw nsw i64 %460, 1
  %481 = icmp eq i64 %480, %455
  br i1 %481, label %489, label %459, !llvm.loop !127

482:                                              ; preds = %482, %459
  %483 = phi i64 [ 0, %459 ], [ %487, %482 ]
  %484 = getelementptr inbounds double, ptr %463, i64 %483
  %485 = load double, ptr %484, align 8, !tbaa !28
  %486 = fdiv contract double %485, %478
  store double %486, ptr %484, align 8, !tbaa !28
  %487 = add nuw nsw i64 %483, 1
  %488 = icmp eq i64 %487, 4
  br i1 %488, label %479, label %482, !llvm.loop !128

489:                                              ; preds = %479, %454
  %490 = add nuw nsw i64 %326, 1
  %491 = icmp eq i64 %490, 8
  br i1 %491, label %504, label %325, !llvm.loop !141

492:                                              ; preds = %443, %492
  %493 = phi i64 [ 0, %443 ], [ %502, %492 ]
  %494 = getelementptr inbounds double, ptr %444, i64 %493
  %495 = load double, ptr %494, align 8, !tbaa !28
  %496 = getelementptr inbounds double, ptr %301, i64 %493
  %497 = load double, ptr %496, align 8, !tbaa !28
  %498 = fsub contract double %495, %497
  %499 = getelementptr inbounds double, ptr %2, i64 %493
  %500 = load double, ptr %499, align 8, !tbaa !28
  %501 = fadd contract double %500, %498
  store double %501, ptr %499, align 8, !tbaa !28
  %502 = add nuw nsw i64 %493, 1
  %503 = icmp eq i64 %502, %5
  br i1 %503, label %454, label %492, !llvm.loop !142

504:                                              ; preds = %349, %489
  tail call fastcc void @project_velocities(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %300, ptr noundef %304)
  br label %505

505:                                              ; preds = %256, %252, %288, %284, %504
  %506 = phi double [ %350, %504 ], [ 0.000000e+00, %284 ], [ 0.000000e+00, %288 ], [ %253, %252 ], [ %253, %256 ]
  ret double %506
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @smallest_step(ptr nocapture noundef %0, double noundef %1, ptr noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef %5) unnamed_addr #3 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !18
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !24
  tail call fastcc void @factorize(ptr noundef %0, i64 noundef %10)
  %11 = load i64, ptr %7, align 8, !tbaa !18
  %12 = icmp sgt i64 %3, 0
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  br i1 %12, label %17, label %14

14:                                               ; preds = %6
  %15 = load ptr, ptr %13, align 8, !tbaa !47
  %16 = tail call fastcc i64 @factor_products(ptr noundef nonnull %0, ptr noundef %15, i64 noundef %3, i64 noundef %11, double noundef %1)
  br label %73

17:                                               ; preds = %6
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %19 = icmp eq ptr %2, null
  %20 = shl i64 %11, 3
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %22 = icmp sgt i64 %11, 0
  %23 = add nuw i64 %11, 1
  %24 = load ptr, ptr %13, align 8, !tbaa !47
  br label %25

25:                                               ; preds = %68, %17
  %26 = phi ptr [ %24, %17 ], [ %39, %68 ]
  %27 = phi i64 [ 0, %17 ], [ %69, %68 ]
  %28 = mul nsw i64 %27, %11
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  %30 = load ptr, ptr %18, align 8, !tbaa !23
  br i1 %19, label %35, label %31

31:                                               ; preds = %25
  %32 = getelementptr inbounds i64, ptr %2, i64 %27
  %33 = load i64, ptr %32, align 8, !tbaa !29
  %34 = mul nsw i64 %33, %11
  br label %35

35:                                               ; preds = %31, %25
  %36 = phi i64 [ %28, %25 ], [ %34, %31 ]
  %37 = getelementptr inbounds double, ptr %30, i64 %36
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %37, i64 %20, i1 false)
  %38 = load ptr, ptr %21, align 8, !tbaa !19
  %39 = load ptr, ptr %13, align 8, !tbaa !47
  %40 = getelementptr inbounds double, ptr %39, i64 %28
  br i1 %22, label %41, label %68

41:                                               ; preds = %35, %49
  %42 = phi i64 [ %55, %49 ], [ 0, %35 ]
  %43 = getelementptr inbounds double, ptr %40, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !28
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
  %53 = load double, ptr %52, align 8, !tbaa !28
  %54 = fdiv contract double %50, %53
  store double %54, ptr %43, align 8, !tbaa !28
  %55 = add nuw nsw i64 %42, 1
  %56 = icmp eq i64 %55, %11
  br i1 %56, label %68, label %41, !llvm.loop !48

57:                                               ; preds = %57, %46
  %58 = phi i64 [ 0, %46 ], [ %66, %57 ]
  %59 = phi double [ %44, %46 ], [ %65, %57 ]
  %60 = getelementptr double, ptr %48, i64 %58
  %61 = load double, ptr %60, align 8, !tbaa !28
  %62 = getelementptr inbounds double, ptr %40, i64 %58
  %63 = load double, ptr %62, align 8, !tbaa !28
  %64 = fmul contract double %61, %63
  %65 = fsub contract double %59, %64
  %66 = add nuw nsw i64 %58, 1
  %67 = icmp eq i64 %66, %42
  br i1 %67, label %49, label %57, !llvm.loop !49

68:                                               ; preds = %49, %35
  %69 = add nuw nsw i64 %27, 1
  %70 = icmp eq i64 %69, %3
  br i1 %70, label %71, label %25, !llvm.loop !50

71:                                               ; preds = %68
  %72 = tail call fastcc i64 @factor_products(ptr noundef %0, ptr noundef %39, i64 noundef %3, i64 noundef %11, double noundef %1)
  br i1 %12, label %77, label %73

73:                                               ; preds = %14, %71
  %74 = phi i64 [ %16, %14 ], [ %72, %71 ]
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %76 = load ptr, ptr %75, align 8, !tbaa !107
  br label %80

77:                                               ; preds = %71
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %79 = load ptr, ptr %78, align 8, !tbaa !107
  br label %88

80:                                               ; preds = %88, %73
  %81 = phi i64 [ %74, %73 ], [ %72, %88 ]
  %82 = phi ptr [ %76, %73 ], [ %79, %88 ]
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %84 = load ptr, ptr %83, align 8, !tbaa !89
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
  %91 = load double, ptr %90, align 8, !tbaa !28
  %92 = fneg contract double %91
  %93 = getelementptr inbounds double, ptr %79, i64 %89
  store double %92, ptr %93, align 8, !tbaa !28
  %94 = add nuw nsw i64 %89, 1
  %95 = icmp eq i64 %94, %3
  br i1 %95, label %80, label %88, !llvm.loop !143

96:                                               ; preds = %86, %137
  %97 = phi i64 [ 0, %86 ], [ %138, %137 ]
  br i1 %87, label %98, label %137

98:                                               ; preds = %96
  %99 = load ptr, ptr %13, align 8, !tbaa !47
  %100 = mul nsw i64 %97, %8
  %101 = getelementptr double, ptr %99, i64 %100
  %102 = load ptr, ptr %83, align 8, !tbaa !89
  %103 = getelementptr inbounds double, ptr %102, i64 %97
  br label %140

104:                                              ; preds = %137, %80
  %105 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %106 = load ptr, ptr %105, align 8, !tbaa !19
  %107 = icmp sgt i64 %8, 0
  br i1 %107, label %108, label %136

108:                                              ; preds = %104
  %109 = add nuw i64 %8, 1
  br label %110

110:                                              ; preds = %117, %108
  %111 = phi i64 [ %8, %108 ], [ %112, %117 ]
  %112 = add nsw i64 %111, -1
  %113 = getelementptr inbounds double, ptr %5, i64 %112
  %114 = load double, ptr %113, align 8, !tbaa !28
  %115 = getelementptr double, ptr %106, i64 %112
  %116 = icmp slt i64 %111, %8
  br i1 %116, label %124, label %117

117:                                              ; preds = %124, %110
  %118 = phi double [ %114, %110 ], [ %133, %124 ]
  %119 = mul i64 %112, %109
  %120 = getelementptr inbounds double, ptr %106, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !28
  %122 = fdiv contract double %118, %121
  store double %122, ptr %113, align 8, !tbaa !28
  %123 = icmp sgt i64 %111, 1
  br i1 %123, label %110, label %136, !llvm.loop !110

124:                                              ; preds = %110, %124
  %125 = phi i64 [ %134, %124 ], [ %111, %110 ]
  %126 = phi double [ %133, %124 ], [ %114, %110 ]
  %127 = mul nsw i64 %125, %8
  %128 = getelementptr double, ptr %115, i64 %127
  %129 = load double, ptr %128, align 8, !tbaa !28
  %130 = getelementptr inbounds double, ptr %5, i64 %125
  %131 = load double, ptr %130, align 8, !tbaa !28
  %132 = fmul contract double %129, %131
  %133 = fsub contract double %126, %132
  %134 = add nuw nsw i64 %125, 1
  %135 = icmp eq i64 %134, %8
  br i1 %135, label %117, label %124, !llvm.loop !111

136:                                              ; preds = %117, %104
  ret void

137:                                              ; preds = %140, %96
  %138 = add nuw nsw i64 %97, 1
  %139 = icmp eq i64 %138, %3
  br i1 %139, label %104, label %96, !llvm.loop !144

140:                                              ; preds = %98, %140
  %141 = phi i64 [ 0, %98 ], [ %149, %140 ]
  %142 = getelementptr double, ptr %101, i64 %141
  %143 = load double, ptr %142, align 8, !tbaa !28
  %144 = load double, ptr %103, align 8, !tbaa !28
  %145 = fmul contract double %143, %144
  %146 = getelementptr inbounds double, ptr %5, i64 %141
  %147 = load double, ptr %146, align 8, !tbaa !28
  %148 = fadd contract double %147, %145
  store double %148, ptr %146, align 8, !tbaa !28
  %149 = add nuw nsw i64 %141, 1
  %150 = icmp eq i64 %149, %8
  br i1 %150, label %137, label %140, !llvm.loop !145
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @project_velocities(ptr nocapture noundef %0, double noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4) unnamed_addr #3 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !18
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %9 = load i64, ptr %8, align 8, !tbaa !24
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %11 = load ptr, ptr %10, align 8, !tbaa !19
  %12 = shl i64 %7, 3
  %13 = mul i64 %12, %7
  tail call void @llvm.memset.p0.i64(ptr align 8 %11, i8 0, i64 %13, i1 false)
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %15 = load ptr, ptr %14, align 8, !tbaa !12
  %16 = load i64, ptr %0, align 8, !tbaa !16
  %17 = getelementptr inbounds double, ptr %15, i64 %16
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %19 = load i64, ptr %18, align 8, !tbaa !20
  %20 = icmp sgt i64 %19, 0
  br i1 %20, label %21, label %27

21:                                               ; preds = %5
  %22 = load ptr, ptr %10, align 8, !tbaa !19
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %24 = load ptr, ptr %23, align 8, !tbaa !21
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %26 = load ptr, ptr %25, align 8, !tbaa !22
  br label %47

27:                                               ; preds = %47, %5
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %29 = load ptr, ptr %28, align 8, !tbaa !23
  %30 = load i64, ptr %8, align 8, !tbaa !24
  %31 = mul i64 %30, %12
  tail call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 %31, i1 false)
  %32 = load ptr, ptr %14, align 8, !tbaa !12
  %33 = load i64, ptr %0, align 8, !tbaa !16
  %34 = getelementptr inbounds double, ptr %32, i64 %33
  %35 = load i64, ptr %18, align 8, !tbaa !20
  %36 = getelementptr inbounds double, ptr %34, i64 %35
  %37 = getelementptr inbounds double, ptr %36, i64 %7
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %39 = load i64, ptr %38, align 8, !tbaa !25
  %40 = icmp sgt i64 %39, 0
  br i1 %40, label %41, label %76

41:                                               ; preds = %27
  %42 = load ptr, ptr %28, align 8, !tbaa !23
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %44 = load ptr, ptr %43, align 8, !tbaa !26
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %46 = load ptr, ptr %45, align 8, !tbaa !27
  br label %63

47:                                               ; preds = %47, %21
  %48 = phi i64 [ 0, %21 ], [ %61, %47 ]
  %49 = getelementptr inbounds double, ptr %17, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !28
  %51 = getelementptr inbounds i64, ptr %24, i64 %48
  %52 = load i64, ptr %51, align 8, !tbaa !29
  %53 = mul nsw i64 %52, %7
  %54 = getelementptr inbounds i64, ptr %26, i64 %48
  %55 = load i64, ptr %54, align 8, !tbaa !29
  %56 = getelementptr double, ptr %22, i64 %53
  %57 = getelementptr double, ptr %56, i64 %55
  store double %50, ptr %57, align 8, !tbaa !28
  %58 = mul nsw i64 %55, %7
  %59 = getelementptr double, ptr %22, i64 %58
  %60 = getelementptr double, ptr %59, i64 %52
  store double %50, ptr %60, align 8, !tbaa !28
  %61 = add nuw nsw i64 %48, 1
  %62 = icmp eq i64 %61, %19
  br i1 %62, label %27, label %47, !llvm.loop !30

63:                                               ; preds = %63, %41
  %64 = phi i64 [ 0, %41 ], [ %74, %63 ]
  %65 = getelementptr inbounds double, ptr %37, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !28
  %67 = getelementptr inbounds i64, ptr %44, i64 %64
  %68 = load i64, ptr %67, align 8, !tbaa !29
  %69 = mul nsw i64 %68, %7
  %70 = getelementptr inbounds i64, ptr %46, i64 %64
  %71 = load i64, ptr %70, align 8, !tbaa !29
  %72 = getelementptr double, ptr %42, i64 %69
  %73 = getelementptr double, ptr %72, i64 %71
  store double %66, ptr %73, align 8, !tbaa !28
  %74 = add nuw nsw i64 %64, 1
  %75 = icmp eq i64 %74, %39
  br i1 %75, label %76, label %63, !llvm.loop !33

76:                                               ; preds = %63, %27
  %77 = load i64, ptr %6, align 8, !tbaa !18
  %78 = getelementptr inbounds double, ptr %36, i64 %77
  %79 = getelementptr inbounds double, ptr %78, i64 %39
  %80 = load i64, ptr %8, align 8, !tbaa !24
  %81 = getelementptr inbounds double, ptr %79, i64 %80
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %83 = load i64, ptr %82, align 8, !tbaa !41
  %84 = getelementptr inbounds double, ptr %81, i64 %83
  %85 = shl i64 %80, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %84, i64 %85, i1 false)
  %86 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %87 = load i64, ptr %86, align 8, !tbaa !34
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
  %100 = load ptr, ptr %14, align 8, !tbaa !12, !noalias !146
  %101 = load i64, ptr %0, align 8, !tbaa !16, !noalias !146
  %102 = getelementptr inbounds double, ptr %100, i64 %101
  %103 = load i64, ptr %18, align 8, !tbaa !20, !noalias !146
  %104 = getelementptr inbounds double, ptr %102, i64 %103
  %105 = load i64, ptr %6, align 8, !tbaa !18, !noalias !146
  %106 = getelementptr inbounds double, ptr %104, i64 %105
  %107 = load i64, ptr %38, align 8, !tbaa !25, !noalias !146
  %108 = getelementptr inbounds double, ptr %106, i64 %107
  %109 = load i64, ptr %8, align 8, !tbaa !24, !noalias !146
  %110 = getelementptr inbounds double, ptr %108, i64 %109
  %111 = load i64, ptr %82, align 8, !tbaa !41, !noalias !146
  %112 = getelementptr inbounds double, ptr %110, i64 %111
  %113 = getelementptr inbounds double, ptr %112, i64 %109
  %114 = icmp eq i64 %98, 0
  %115 = load ptr, ptr %90, align 8, !tbaa !42, !noalias !146
  br i1 %114, label %133, label %116

116:                                              ; preds = %96
  %117 = add i64 %105, 2
  %118 = add nsw i64 %109, %105
  %119 = load i64, ptr %91, align 8, !tbaa !35, !noalias !146
  %120 = add nsw i64 %118, %119
  %121 = mul i64 %120, 3
  %122 = add i64 %121, 4
  br label %123

123:                                              ; preds = %123, %116
  %124 = phi ptr [ %113, %116 ], [ %130, %123 ]
  %125 = phi i64 [ 0, %116 ], [ %131, %123 ]
  %126 = getelementptr inbounds i64, ptr %115, i64 %125
  %127 = load i64, ptr %126, align 8, !tbaa !29, !noalias !146
  %128 = mul i64 %127, %117
  %129 = add i64 %122, %128
  %130 = getelementptr inbounds double, ptr %124, i64 %129
  %131 = add nuw nsw i64 %125, 1
  %132 = icmp eq i64 %131, %98
  br i1 %132, label %133, label %123, !llvm.loop !43

133:                                              ; preds = %123, %96
  %134 = phi ptr [ %113, %96 ], [ %130, %123 ]
  %135 = getelementptr inbounds i64, ptr %115, i64 %98
  %136 = load i64, ptr %135, align 8, !tbaa !29, !noalias !146
  %137 = getelementptr inbounds double, ptr %134, i64 %136
  %138 = load ptr, ptr %92, align 8, !tbaa !44
  %139 = getelementptr inbounds i64, ptr %138, i64 %98
  %140 = load i64, ptr %139, align 8, !tbaa !29
  %141 = icmp eq i64 %140, 0
  %142 = icmp sgt i64 %136, 0
  %143 = select i1 %141, i1 %142, i1 false
  br i1 %143, label %144, label %160

144:                                              ; preds = %133, %144
  %145 = phi i64 [ %155, %144 ], [ 0, %133 ]
  %146 = phi i64 [ %156, %144 ], [ %99, %133 ]
  %147 = load ptr, ptr %28, align 8, !tbaa !23
  %148 = mul nsw i64 %146, %7
  %149 = getelementptr inbounds double, ptr %147, i64 %148
  %150 = mul nsw i64 %145, %7
  %151 = getelementptr inbounds double, ptr %137, i64 %150
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %149, ptr nonnull align 8 %151, i64 %12, i1 false)
  %152 = getelementptr inbounds double, ptr %134, i64 %145
  %153 = load double, ptr %152, align 8, !tbaa !28
  %154 = getelementptr inbounds double, ptr %4, i64 %146
  store double %153, ptr %154, align 8, !tbaa !28
  %155 = add nuw nsw i64 %145, 1
  %156 = add nsw i64 %146, 1
  %157 = icmp eq i64 %155, %136
  br i1 %157, label %158, label %144, !llvm.loop !149

158:                                              ; preds = %144
  %159 = load i64, ptr %86, align 8, !tbaa !34
  br label %160

160:                                              ; preds = %158, %133
  %161 = phi i64 [ %97, %133 ], [ %159, %158 ]
  %162 = phi i64 [ %99, %133 ], [ %156, %158 ]
  %163 = add nuw nsw i64 %98, 1
  %164 = icmp slt i64 %163, %161
  br i1 %164, label %96, label %93, !llvm.loop !150

165:                                              ; preds = %93
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, double noundef %1, ptr noundef null, i64 noundef %94, ptr noundef %4, ptr noundef %3)
  %166 = icmp sgt i64 %7, 0
  br i1 %166, label %167, label %179

167:                                              ; preds = %165
  %168 = load i64, ptr %0, align 8, !tbaa !16
  %169 = getelementptr double, ptr %2, i64 %168
  br label %170

170:                                              ; preds = %167, %170
  %171 = phi i64 [ 0, %167 ], [ %177, %170 ]
  %172 = getelementptr inbounds double, ptr %3, i64 %171
  %173 = load double, ptr %172, align 8, !tbaa !28
  %174 = getelementptr double, ptr %169, i64 %171
  %175 = load double, ptr %174, align 8, !tbaa !28
  %176 = fadd contract double %173, %175
  store double %176, ptr %174, align 8, !tbaa !28
  %177 = add nuw nsw i64 %171, 1
  %178 = icmp eq i64 %177, %7
  br i1 %178, label %179, label %170, !llvm.loop !151

179:                                              ; preds = %170, %165, %93
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
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %10 = load i64, ptr %9, align 8, !tbaa !153
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %13 = load ptr, ptr %12, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  %15 = load i64, ptr %14, align 8, !tbaa !154
  %16 = inttoptr i64 %15 to ptr
  tail call void %11(ptr noundef %3, ptr noundef %13, ptr noundef %16) #8
  br label %17

17:                                               ; preds = %8, %4
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %19 = load i64, ptr %18, align 8, !tbaa !34
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %131, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %23 = load ptr, ptr %22, align 8, !tbaa !36
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %25 = load i64, ptr %24, align 8, !tbaa !114
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  tail call void @rates(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %26)
  %27 = load i64, ptr %18, align 8, !tbaa !34
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %131

29:                                               ; preds = %21
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %31 = load ptr, ptr %30, align 8, !tbaa !12, !noalias !155
  %32 = load i64, ptr %0, align 8, !tbaa !16, !noalias !155
  %33 = getelementptr inbounds double, ptr %31, i64 %32
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %35 = load i64, ptr %34, align 8, !tbaa !20, !noalias !155
  %36 = getelementptr inbounds double, ptr %33, i64 %35
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !18, !noalias !155
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  %40 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %41 = load i64, ptr %40, align 8, !tbaa !25, !noalias !155
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %44 = load i64, ptr %43, align 8, !tbaa !24, !noalias !155
  %45 = getelementptr inbounds double, ptr %42, i64 %44
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %47 = load i64, ptr %46, align 8, !tbaa !41, !noalias !155
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = getelementptr inbounds double, ptr %48, i64 %44
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %51 = load ptr, ptr %50, align 8, !tbaa !42, !noalias !155
  %52 = add i64 %38, 2
  %53 = add nsw i64 %44, %38
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %58 = load ptr, ptr %57, align 8, !tbaa !44
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %60 = load i64, ptr %5, align 8, !tbaa !152
  %61 = getelementptr double, ptr %3, i64 %60
  br label %62

62:                                               ; preds = %29, %126
  %63 = phi i64 [ 0, %29 ], [ %129, %126 ]
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %82, label %65

65:                                               ; preds = %62
  %66 = load i64, ptr %54, align 8, !tbaa !35, !noalias !155
  %67 = add nsw i64 %53, %66
  %68 = mul i64 %67, 3
  %69 = add i64 %68, 4
  br label %70

70:                                               ; preds = %70, %65
  %71 = phi ptr [ %49, %65 ], [ %78, %70 ]
  %72 = phi i64 [ 0, %65 ], [ %79, %70 ]
  %73 = phi i64 [ 0, %65 ], [ %80, %70 ]
  %74 = getelementptr inbounds i64, ptr %51, i64 %73
  %75 = load i64, ptr %74, align 8, !tbaa !29, !noalias !155
  %76 = mul i64 %75, %52
  %77 = add i64 %69, %76
  %78 = getelementptr inbounds double, ptr %71, i64 %77
  %79 = add nsw i64 %75, %72
  %80 = add nuw nsw i64 %73, 1
  %81 = icmp eq i64 %80, %63
  br i1 %81, label %82, label %70, !llvm.loop !43

82:                                               ; preds = %70, %62
  %83 = phi i64 [ 0, %62 ], [ %79, %70 ]
  %84 = phi ptr [ %49, %62 ], [ %78, %70 ]
  %85 = getelementptr inbounds i64, ptr %51, i64 %63
  %86 = load i64, ptr %85, align 8, !tbaa !29, !noalias !155
  %87 = getelementptr inbounds double, ptr %84, i64 %86
  %88 = mul nsw i64 %86, %38
  %89 = getelementptr inbounds double, ptr %87, i64 %88
  %90 = getelementptr inbounds double, ptr %89, i64 %86
  %91 = icmp sgt i64 %86, 0
  br i1 %91, label %92, label %95

92:                                               ; preds = %82
  %93 = load ptr, ptr %55, align 8, !tbaa !58
  %94 = load ptr, ptr %56, align 8, !tbaa !90
  br label %101

95:                                               ; preds = %101, %82
  %96 = phi double [ 0.000000e+00, %82 ], [ %111, %101 ]
  %97 = phi double [ 0.000000e+00, %82 ], [ %115, %101 ]
  %98 = getelementptr inbounds i64, ptr %58, i64 %63
  %99 = load i64, ptr %98, align 8, !tbaa !29
  %100 = icmp eq i64 %99, 1
  br i1 %100, label %126, label %118

101:                                              ; preds = %92, %101
  %102 = phi i64 [ 0, %92 ], [ %116, %101 ]
  %103 = phi double [ 0.000000e+00, %92 ], [ %115, %101 ]
  %104 = phi double [ 0.000000e+00, %92 ], [ %111, %101 ]
  %105 = getelementptr inbounds double, ptr %84, i64 %102
  %106 = load double, ptr %105, align 8, !tbaa !28
  %107 = add nsw i64 %102, %83
  %108 = getelementptr inbounds double, ptr %93, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !28
  %110 = fmul contract double %106, %109
  %111 = fadd contract double %104, %110
  %112 = getelementptr inbounds double, ptr %94, i64 %107
  %113 = load double, ptr %112, align 8, !tbaa !28
  %114 = fmul contract double %113, %113
  %115 = fadd contract double %103, %114
  %116 = add nuw nsw i64 %102, 1
  %117 = icmp eq i64 %116, %86
  br i1 %117, label %95, label %101, !llvm.loop !158

118:                                              ; preds = %95
  %119 = load double, ptr %90, align 8, !tbaa !28
  %120 = load ptr, ptr %59, align 8, !tbaa !37
  %121 = getelementptr inbounds double, ptr %120, i64 %63
  %122 = load double, ptr %121, align 8, !tbaa !28
  %123 = fmul contract double %119, %122
  %124 = tail call contract double @llvm.sqrt.f64(double %97)
  %125 = fsub contract double %123, %124
  br label %126

126:                                              ; preds = %95, %118
  %127 = phi contract double [ %125, %118 ], [ %96, %95 ]
  %128 = getelementptr double, ptr %61, i64 %63
  store double %127, ptr %128, align 8, !tbaa !28
  %129 = add nuw nsw i64 %63, 1
  %130 = icmp eq i64 %129, %27
  br i1 %130, label %131, label %62, !llvm.loop !159

131:                                              ; preds = %126, %21, %17
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

; Function Attrs: nounwind uwtable
define double @first_step(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef %5) local_unnamed_addr #0 {
  %7 = load i64, ptr %0, align 8, !tbaa !16
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !18
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds double, ptr %5, i64 %10
  %12 = shl nsw i64 %10, 1
  %13 = getelementptr inbounds double, ptr %5, i64 %12
  %14 = icmp sgt i64 %10, 0
  br i1 %14, label %15, label %48

15:                                               ; preds = %6
  %16 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  br label %72

17:                                               ; preds = %72
  br i1 %14, label %18, label %48

18:                                               ; preds = %17, %18
  %19 = phi i64 [ %28, %18 ], [ 0, %17 ]
  %20 = phi double [ %27, %18 ], [ 0.000000e+00, %17 ]
  %21 = getelementptr inbounds double, ptr %2, i64 %19
  %22 = load double, ptr %21, align 8, !tbaa !28
  %23 = getelementptr inbounds double, ptr %5, i64 %19
  %24 = load double, ptr %23, align 8, !tbaa !28
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
  %38 = load double, ptr %37, align 8, !tbaa !28
  %39 = getelementptr inbounds double, ptr %5, i64 %35
  %40 = load double, ptr %39, align 8, !tbaa !28
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
  br i1 %14, label %88, label %70

70:                                               ; preds = %48
  %71 = fadd contract double %69, %56
  tail call void @rates(ptr noundef nonnull %0, double noundef %71, ptr noundef %11, ptr noundef %13)
  br label %112

72:                                               ; preds = %15, %72
  %73 = phi i64 [ 0, %15 ], [ %83, %72 ]
  %74 = getelementptr inbounds double, ptr %4, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !28
  %76 = load double, ptr %16, align 8, !tbaa !165
  %77 = getelementptr inbounds double, ptr %2, i64 %73
  %78 = load double, ptr %77, align 8, !tbaa !28
  %79 = tail call contract double @llvm.fabs.f64(double %78)
  %80 = fmul contract double %76, %79
  %81 = fadd contract double %75, %80
  %82 = getelementptr inbounds double, ptr %5, i64 %73
  store double %81, ptr %82, align 8, !tbaa !28
  %83 = add nuw nsw i64 %73, 1
  %84 = icmp eq i64 %83, %10
  br i1 %84, label %17, label %72, !llvm.loop !166

85:                                               ; preds = %88
  %86 = load double, ptr %1, align 8, !tbaa !163
  %87 = fadd contract double %69, %86
  tail call void @rates(ptr noundef nonnull %0, double noundef %87, ptr noundef nonnull %11, ptr noundef nonnull %13)
  br i1 %14, label %120, label %112

88:                                               ; preds = %48, %88
  %89 = phi i64 [ %97, %88 ], [ 0, %48 ]
  %90 = getelementptr inbounds double, ptr %2, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !28
  %92 = getelementptr inbounds double, ptr %3, i64 %89
  %93 = load double, ptr %92, align 8, !tbaa !28
  %94 = fmul contract double %69, %93
  %95 = fadd contract double %91, %94
  %96 = getelementptr inbounds double, ptr %11, i64 %89
  store double %95, ptr %96, align 8, !tbaa !28
  %97 = add nuw nsw i64 %89, 1
  %98 = icmp eq i64 %97, %10
  br i1 %98, label %85, label %88, !llvm.loop !167

99:                                               ; preds = %120
  br i1 %14, label %100, label %112

100:                                              ; preds = %99, %100
  %101 = phi i64 [ %110, %100 ], [ 0, %99 ]
  %102 = phi double [ %109, %100 ], [ 0.000000e+00, %99 ]
  %103 = getelementptr inbounds double, ptr %13, i64 %101
  %104 = load double, ptr %103, align 8, !tbaa !28
  %105 = getelementptr inbounds double, ptr %5, i64 %101
  %106 = load double, ptr %105, align 8, !tbaa !28
  %107 = fdiv contract double %104, %106
  %108 = fmul contract double %107, %107
  %109 = fadd contract double %102, %108
  %110 = add nuw nsw i64 %101, 1
  %111 = icmp eq i64 %110, %10
  br i1 %111, label %112, label %100, !llvm.loop !160

112:                                              ; preds = %100, %85, %70, %99
  %113 = phi double [ 0.000000e+00, %99 ], [ 0.000000e+00, %70 ], [ 0.000000e+00, %85 ], [ %109, %100 ]
  %114 = fdiv contract double %113, %50
  %115 = tail call contract double @llvm.sqrt.f64(double %114)
  %116 = fdiv contract double %115, %69
  %117 = fcmp contract ogt double %53, %116
  %118 = select contract i1 %117, double %53, double %116
  %119 = fcmp contract ugt double %118, 1.000000e-15
  br i1 %119, label %133, label %129

120:                                              ; preds = %85, %120
  %121 = phi i64 [ %127, %120 ], [ 0, %85 ]
  %122 = getelementptr inbounds double, ptr %3, i64 %121
  %123 = load double, ptr %122, align 8, !tbaa !28
  %124 = getelementptr inbounds double, ptr %13, i64 %121
  %125 = load double, ptr %124, align 8, !tbaa !28
  %126 = fsub contract double %125, %123
  store double %126, ptr %124, align 8, !tbaa !28
  %127 = add nuw nsw i64 %121, 1
  %128 = icmp eq i64 %127, %10
  br i1 %128, label %99, label %120, !llvm.loop !168

129:                                              ; preds = %112
  %130 = fmul contract double %69, 1.000000e-03
  %131 = fcmp contract ogt double %130, 0x3EB0C6F7A0B5ED8D
  %132 = select contract i1 %131, double %130, double 0x3EB0C6F7A0B5ED8D
  br label %136

133:                                              ; preds = %112
  %134 = fdiv contract double 1.000000e-02, %118
  %135 = tail call contract double @llvm.pow.f64(double %134, double 1.250000e-01)
  br label %136

136:                                              ; preds = %133, %129
  %137 = phi contract double [ %132, %129 ], [ %135, %133 ]
  %138 = fmul contract double %69, 1.000000e+02
  %139 = fcmp contract olt double %137, %138
  %140 = select contract i1 %139, double %137, double %138
  %141 = fcmp contract olt double %140, %57
  %142 = select contract i1 %141, double %140, double %57
  %143 = load double, ptr %66, align 8, !tbaa !164
  %144 = fcmp contract olt double %142, %143
  %145 = select contract i1 %144, double %142, double %143
  ret double %145
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #4

; Function Attrs: nounwind uwtable
define i64 @dormand_prince(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = load i64, ptr %0, align 8, !tbaa !16
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !18
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
  %28 = icmp sgt i64 %15, 0
  %29 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  %30 = sitofp i64 %15 to double
  %31 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 11
  %32 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %33 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %36 = mul nsw i64 %15, 12
  %37 = getelementptr inbounds double, ptr %10, i64 %36
  %38 = shl nuw nsw i64 %15, 1
  %39 = getelementptr double, ptr %17, i64 %38
  %40 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %41 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %52 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  br label %53

53:                                               ; preds = %538, %11
  %54 = load double, ptr %1, align 8, !tbaa !163
  %55 = load double, ptr %24, align 8, !tbaa !170
  %56 = load double, ptr %25, align 8, !tbaa !161
  %57 = fsub contract double %56, %54
  %58 = tail call contract double @llvm.fabs.f64(double %54)
  %59 = fcmp contract ogt double %58, 1.000000e-300
  %60 = select contract i1 %59, double %58, double 1.000000e-300
  %61 = tail call contract double @llvm.fabs.f64(double %56)
  %62 = fcmp contract ogt double %61, %60
  %63 = select contract i1 %62, double %61, double %60
  %64 = fmul contract double %63, 0x3CD0000000000000
  %65 = fcmp contract ugt double %57, %64
  br i1 %65, label %66, label %684

66:                                               ; preds = %53
  %67 = load i64, ptr %23, align 8, !tbaa !169
  %68 = load i64, ptr %26, align 8, !tbaa !171
  %69 = icmp eq i64 %67, %68
  br i1 %69, label %684, label %70

70:                                               ; preds = %66
  %71 = fmul contract double %60, 0x3CE4000000000000
  %72 = fcmp contract ogt double %55, %71
  br i1 %72, label %73, label %684

73:                                               ; preds = %70
  %74 = fcmp contract oge double %55, %57
  br i1 %74, label %79, label %75

75:                                               ; preds = %73
  %76 = fmul contract double %57, 5.000000e-01
  %77 = fcmp contract ogt double %55, %76
  br i1 %77, label %78, label %79

78:                                               ; preds = %75
  br label %79

79:                                               ; preds = %73, %75, %78
  %80 = phi double [ %76, %78 ], [ %55, %75 ], [ %57, %73 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %3, i64 %27, i1 false)
  %81 = load i64, ptr %0, align 8, !tbaa !16
  %82 = load i64, ptr %13, align 8, !tbaa !18
  %83 = add i64 %82, %81
  %84 = shl i64 %83, 3
  %85 = icmp slt i64 %83, 1
  %86 = icmp sgt i64 %83, 0
  br label %87

87:                                               ; preds = %79, %112
  %88 = phi i64 [ 1, %79 ], [ %119, %112 ]
  tail call void @llvm.memset.p0.i64(ptr align 8 %20, i8 0, i64 %84, i1 false)
  br label %90

89:                                               ; preds = %109
  br i1 %86, label %121, label %112

90:                                               ; preds = %87, %109
  %91 = phi i64 [ %110, %109 ], [ 0, %87 ]
  %92 = getelementptr inbounds [16 x [16 x double]], ptr @DP_A, i64 0, i64 %88, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !28
  %94 = fcmp contract oeq double %93, 0.000000e+00
  %95 = select i1 %94, i1 true, i1 %85
  br i1 %95, label %109, label %96

96:                                               ; preds = %90
  %97 = mul nsw i64 %91, %83
  %98 = getelementptr double, ptr %10, i64 %97
  br label %99

99:                                               ; preds = %99, %96
  %100 = phi i64 [ 0, %96 ], [ %107, %99 ]
  %101 = getelementptr double, ptr %98, i64 %100
  %102 = load double, ptr %101, align 8, !tbaa !28
  %103 = fmul contract double %93, %102
  %104 = getelementptr inbounds double, ptr %20, i64 %100
  %105 = load double, ptr %104, align 8, !tbaa !28
  %106 = fadd contract double %105, %103
  store double %106, ptr %104, align 8, !tbaa !28
  %107 = add nuw nsw i64 %100, 1
  %108 = icmp eq i64 %107, %83
  br i1 %108, label %109, label %99, !llvm.loop !172

109:                                              ; preds = %99, %90
  %110 = add nuw nsw i64 %91, 1
  %111 = icmp eq i64 %110, %88
  br i1 %111, label %89, label %90, !llvm.loop !173

112:                                              ; preds = %121, %89
  %113 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %88
  %114 = load double, ptr %113, align 8, !tbaa !28
  %115 = fmul contract double %80, %114
  %116 = fadd contract double %54, %115
  %117 = mul nsw i64 %88, %83
  %118 = getelementptr inbounds double, ptr %10, i64 %117
  tail call void @rates(ptr noundef nonnull %0, double noundef %116, ptr noundef %20, ptr noundef %118)
  %119 = add nuw nsw i64 %88, 1
  %120 = icmp eq i64 %119, 12
  br i1 %120, label %131, label %87, !llvm.loop !174

121:                                              ; preds = %89, %121
  %122 = phi i64 [ %129, %121 ], [ 0, %89 ]
  %123 = getelementptr inbounds double, ptr %2, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !28
  %125 = getelementptr inbounds double, ptr %20, i64 %122
  %126 = load double, ptr %125, align 8, !tbaa !28
  %127 = fmul contract double %80, %126
  %128 = fadd contract double %124, %127
  store double %128, ptr %125, align 8, !tbaa !28
  %129 = add nuw nsw i64 %122, 1
  %130 = icmp eq i64 %129, %83
  br i1 %130, label %112, label %121, !llvm.loop !175

131:                                              ; preds = %112
  tail call void @llvm.memset.p0.i64(ptr align 8 %19, i8 0, i64 %27, i1 false)
  br label %133

132:                                              ; preds = %140
  br i1 %28, label %218, label %165

133:                                              ; preds = %143, %131
  %134 = phi i64 [ 0, %131 ], [ %144, %143 ]
  br i1 %28, label %135, label %145

135:                                              ; preds = %133
  %136 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %134
  %137 = load double, ptr %136, align 8, !tbaa !28
  %138 = mul nsw i64 %134, %15
  %139 = getelementptr double, ptr %10, i64 %138
  br label %148

140:                                              ; preds = %148
  %141 = add nuw nsw i64 %134, 1
  %142 = icmp eq i64 %141, 12
  br i1 %142, label %132, label %143

143:                                              ; preds = %140, %145
  %144 = phi i64 [ %141, %140 ], [ %146, %145 ]
  br label %133, !llvm.loop !176

145:                                              ; preds = %133
  %146 = add nuw nsw i64 %134, 1
  %147 = icmp eq i64 %146, 12
  br i1 %147, label %165, label %143

148:                                              ; preds = %135, %148
  %149 = phi i64 [ 0, %135 ], [ %156, %148 ]
  %150 = getelementptr double, ptr %139, i64 %149
  %151 = load double, ptr %150, align 8, !tbaa !28
  %152 = fmul contract double %137, %151
  %153 = getelementptr inbounds double, ptr %19, i64 %149
  %154 = load double, ptr %153, align 8, !tbaa !28
  %155 = fadd contract double %154, %152
  store double %155, ptr %153, align 8, !tbaa !28
  %156 = add nuw nsw i64 %149, 1
  %157 = icmp eq i64 %156, %15
  br i1 %157, label %140, label %148, !llvm.loop !177

158:                                              ; preds = %218
  %159 = load double, ptr %29, align 8, !tbaa !165
  br i1 %28, label %160, label %165

160:                                              ; preds = %158, %171
  %161 = phi double [ %186, %171 ], [ 0.000000e+00, %158 ]
  %162 = phi double [ %189, %171 ], [ 0.000000e+00, %158 ]
  %163 = phi i64 [ %190, %171 ], [ 0, %158 ]
  %164 = getelementptr double, ptr %10, i64 %163
  br label %192

165:                                              ; preds = %145, %171, %132, %158
  %166 = phi double [ 0.000000e+00, %158 ], [ 0.000000e+00, %132 ], [ %189, %171 ], [ 0.000000e+00, %145 ]
  %167 = phi double [ 0.000000e+00, %158 ], [ 0.000000e+00, %132 ], [ %186, %171 ], [ 0.000000e+00, %145 ]
  %168 = fcmp contract oeq double %167, 0.000000e+00
  %169 = fcmp contract oeq double %166, 0.000000e+00
  %170 = select i1 %168, i1 %169, i1 false
  br i1 %170, label %257, label %209

171:                                              ; preds = %192
  %172 = getelementptr inbounds double, ptr %2, i64 %163
  %173 = load double, ptr %172, align 8, !tbaa !28
  %174 = tail call contract double @llvm.fabs.f64(double %173)
  %175 = getelementptr inbounds double, ptr %19, i64 %163
  %176 = load double, ptr %175, align 8, !tbaa !28
  %177 = tail call contract double @llvm.fabs.f64(double %176)
  %178 = getelementptr inbounds double, ptr %4, i64 %163
  %179 = load double, ptr %178, align 8, !tbaa !28
  %180 = fcmp contract ogt double %174, %177
  %181 = select contract i1 %180, double %174, double %177
  %182 = fmul contract double %159, %181
  %183 = fadd contract double %179, %182
  %184 = fdiv contract double %202, %183
  %185 = fmul contract double %184, %184
  %186 = fadd contract double %161, %185
  %187 = fdiv contract double %206, %183
  %188 = fmul contract double %187, %187
  %189 = fadd contract double %162, %188
  %190 = add nuw nsw i64 %163, 1
  %191 = icmp eq i64 %190, %15
  br i1 %191, label %165, label %160, !llvm.loop !178

192:                                              ; preds = %192, %160
  %193 = phi i64 [ 0, %160 ], [ %207, %192 ]
  %194 = phi double [ 0.000000e+00, %160 ], [ %206, %192 ]
  %195 = phi double [ 0.000000e+00, %160 ], [ %202, %192 ]
  %196 = getelementptr inbounds [13 x double], ptr @DP_E5, i64 0, i64 %193
  %197 = load double, ptr %196, align 8, !tbaa !28
  %198 = mul nsw i64 %193, %15
  %199 = getelementptr double, ptr %164, i64 %198
  %200 = load double, ptr %199, align 8, !tbaa !28
  %201 = fmul contract double %197, %200
  %202 = fadd contract double %195, %201
  %203 = getelementptr inbounds [13 x double], ptr @DP_E3, i64 0, i64 %193
  %204 = load double, ptr %203, align 8, !tbaa !28
  %205 = fmul contract double %200, %204
  %206 = fadd contract double %194, %205
  %207 = add nuw nsw i64 %193, 1
  %208 = icmp eq i64 %207, 12
  br i1 %208, label %171, label %192, !llvm.loop !179

209:                                              ; preds = %165
  %210 = fmul contract double %80, %167
  %211 = fmul contract double %166, 1.000000e-02
  %212 = fadd contract double %167, %211
  %213 = fmul contract double %212, %30
  %214 = tail call contract double @llvm.sqrt.f64(double %213)
  %215 = fdiv contract double %210, %214
  %216 = tail call double @llvm.fabs.f64(double %215)
  %217 = fcmp ueq double %216, 0x7FF0000000000000
  br i1 %217, label %228, label %239

218:                                              ; preds = %132, %218
  %219 = phi i64 [ %226, %218 ], [ 0, %132 ]
  %220 = getelementptr inbounds double, ptr %2, i64 %219
  %221 = load double, ptr %220, align 8, !tbaa !28
  %222 = getelementptr inbounds double, ptr %19, i64 %219
  %223 = load double, ptr %222, align 8, !tbaa !28
  %224 = fmul contract double %80, %223
  %225 = fadd contract double %221, %224
  store double %225, ptr %222, align 8, !tbaa !28
  %226 = add nuw nsw i64 %219, 1
  %227 = icmp eq i64 %226, %15
  br i1 %227, label %158, label %218, !llvm.loop !180

228:                                              ; preds = %209
  %229 = fmul contract double %80, 1.000000e-01
  store double %229, ptr %24, align 8, !tbaa !170
  %230 = load i64, ptr %31, align 8, !tbaa !181
  %231 = add nsw i64 %230, 1
  store i64 %231, ptr %31, align 8, !tbaa !181
  %232 = fadd contract double %60, 1.000000e+00
  %233 = fmul contract double %232, 0x3D06849B86A12B9B
  %234 = fcmp contract olt double %229, %233
  br i1 %234, label %235, label %538

235:                                              ; preds = %228
  %236 = load double, ptr %42, align 8, !tbaa !88
  %237 = fcmp contract une double %236, 0.000000e+00
  %238 = select i1 %237, i64 6, i64 3
  br label %684

239:                                              ; preds = %209
  %240 = fcmp contract oeq double %215, 0.000000e+00
  br i1 %240, label %244, label %241

241:                                              ; preds = %239
  %242 = tail call contract double @llvm.pow.f64(double %215, double -1.250000e-01)
  %243 = fmul contract double %242, 9.000000e-01
  br label %244

244:                                              ; preds = %239, %241
  %245 = phi contract double [ %243, %241 ], [ 6.000000e+00, %239 ]
  %246 = fcmp contract ogt double %245, 6.000000e+00
  %247 = fcmp contract olt double %245, 2.000000e-01
  %248 = select contract i1 %247, double 2.000000e-01, double %245
  %249 = select contract i1 %246, double 6.000000e+00, double %248
  %250 = fcmp contract ogt double %215, 1.000000e+00
  br i1 %250, label %251, label %257

251:                                              ; preds = %244
  %252 = fcmp contract olt double %249, 0x3FEE666666666666
  %253 = select contract i1 %252, double %249, double 0x3FEE666666666666
  %254 = fmul contract double %80, %253
  store double %254, ptr %24, align 8, !tbaa !170
  %255 = load i64, ptr %31, align 8, !tbaa !181
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %31, align 8, !tbaa !181
  br label %538

257:                                              ; preds = %165, %244
  %258 = phi double [ %249, %244 ], [ 6.000000e+00, %165 ]
  br i1 %74, label %259, label %261

259:                                              ; preds = %257
  %260 = load double, ptr %25, align 8, !tbaa !161
  br label %263

261:                                              ; preds = %257
  %262 = fadd contract double %54, %80
  br label %263

263:                                              ; preds = %261, %259
  %264 = phi contract double [ %260, %259 ], [ %262, %261 ]
  %265 = load i64, ptr %32, align 8, !tbaa !182
  %266 = load i64, ptr %33, align 8, !tbaa !183
  %267 = icmp slt i64 %265, %266
  br i1 %267, label %268, label %272

268:                                              ; preds = %263
  %269 = getelementptr inbounds double, ptr %5, i64 %265
  %270 = load double, ptr %269, align 8, !tbaa !28
  %271 = fcmp contract ole double %270, %264
  br label %272

272:                                              ; preds = %268, %263
  %273 = phi i1 [ false, %263 ], [ %271, %268 ]
  %274 = load i64, ptr %34, align 8, !tbaa !152
  %275 = load i64, ptr %35, align 8, !tbaa !34
  %276 = add nsw i64 %275, %274
  %277 = icmp sgt i64 %276, 0
  br i1 %277, label %278, label %305

278:                                              ; preds = %272
  tail call void @guards(ptr noundef nonnull %0, double noundef %264, ptr noundef %19, ptr noundef %22)
  %279 = load i64, ptr %34, align 8, !tbaa !152
  %280 = load i64, ptr %35, align 8, !tbaa !34
  %281 = add nsw i64 %280, %279
  %282 = icmp sgt i64 %281, 0
  br i1 %282, label %283, label %305

283:                                              ; preds = %278, %302
  %284 = phi i64 [ %303, %302 ], [ 0, %278 ]
  %285 = getelementptr inbounds double, ptr %9, i64 %284
  %286 = load double, ptr %285, align 8, !tbaa !28
  %287 = getelementptr inbounds double, ptr %22, i64 %284
  %288 = load double, ptr %287, align 8, !tbaa !28
  %289 = icmp sgt i64 %279, %284
  br i1 %289, label %294, label %290

290:                                              ; preds = %283
  %291 = fcmp contract olt double %288, 0.000000e+00
  %292 = fcmp contract uge double %286, 0.000000e+00
  %293 = and i1 %292, %291
  br i1 %293, label %305, label %302

294:                                              ; preds = %283
  %295 = fcmp contract ogt double %286, 0.000000e+00
  %296 = fcmp contract ole double %288, 0.000000e+00
  %297 = and i1 %295, %296
  %298 = fcmp contract olt double %286, 0.000000e+00
  %299 = fcmp contract oge double %288, 0.000000e+00
  %300 = and i1 %298, %299
  %301 = or i1 %297, %300
  br i1 %301, label %305, label %302

302:                                              ; preds = %294, %290
  %303 = add nuw nsw i64 %284, 1
  %304 = icmp eq i64 %303, %281
  br i1 %304, label %305, label %283, !llvm.loop !184

305:                                              ; preds = %302, %294, %290, %278, %272
  %306 = phi i64 [ -1, %272 ], [ -1, %278 ], [ -1, %302 ], [ %284, %294 ], [ %284, %290 ]
  %307 = icmp sgt i64 %306, -1
  %308 = or i1 %273, %307
  br i1 %308, label %309, label %518

309:                                              ; preds = %305
  tail call void @rates(ptr noundef nonnull %0, double noundef %264, ptr noundef %19, ptr noundef %37)
  %310 = load i64, ptr %0, align 8, !tbaa !16
  %311 = load i64, ptr %13, align 8, !tbaa !18
  %312 = add i64 %311, %310
  %313 = shl i64 %312, 3
  %314 = icmp slt i64 %312, 1
  %315 = icmp sgt i64 %312, 0
  br label %316

316:                                              ; preds = %309, %341
  %317 = phi i64 [ 13, %309 ], [ %348, %341 ]
  tail call void @llvm.memset.p0.i64(ptr align 8 %20, i8 0, i64 %313, i1 false)
  br label %319

318:                                              ; preds = %338
  br i1 %315, label %350, label %341

319:                                              ; preds = %316, %338
  %320 = phi i64 [ %339, %338 ], [ 0, %316 ]
  %321 = getelementptr inbounds [16 x [16 x double]], ptr @DP_A, i64 0, i64 %317, i64 %320
  %322 = load double, ptr %321, align 8, !tbaa !28
  %323 = fcmp contract oeq double %322, 0.000000e+00
  %324 = select i1 %323, i1 true, i1 %314
  br i1 %324, label %338, label %325

325:                                              ; preds = %319
  %326 = mul nsw i64 %320, %312
  %327 = getelementptr double, ptr %10, i64 %326
  br label %328

328:                                              ; preds = %328, %325
  %329 = phi i64 [ 0, %325 ], [ %336, %328 ]
  %330 = getelementptr double, ptr %327, i64 %329
  %331 = load double, ptr %330, align 8, !tbaa !28
  %332 = fmul contract double %322, %331
  %333 = getelementptr inbounds double, ptr %20, i64 %329
  %334 = load double, ptr %333, align 8, !tbaa !28
  %335 = fadd contract double %334, %332
  store double %335, ptr %333, align 8, !tbaa !28
  %336 = add nuw nsw i64 %329, 1
  %337 = icmp eq i64 %336, %312
  br i1 %337, label %338, label %328, !llvm.loop !172

338:                                              ; preds = %328, %319
  %339 = add nuw nsw i64 %320, 1
  %340 = icmp eq i64 %339, %317
  br i1 %340, label %318, label %319, !llvm.loop !173

341:                                              ; preds = %350, %318
  %342 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %317
  %343 = load double, ptr %342, align 8, !tbaa !28
  %344 = fmul contract double %80, %343
  %345 = fadd contract double %54, %344
  %346 = mul nsw i64 %317, %312
  %347 = getelementptr inbounds double, ptr %10, i64 %346
  tail call void @rates(ptr noundef nonnull %0, double noundef %345, ptr noundef %20, ptr noundef %347)
  %348 = add nuw nsw i64 %317, 1
  %349 = icmp eq i64 %348, 16
  br i1 %349, label %360, label %316, !llvm.loop !174

350:                                              ; preds = %318, %350
  %351 = phi i64 [ %358, %350 ], [ 0, %318 ]
  %352 = getelementptr inbounds double, ptr %2, i64 %351
  %353 = load double, ptr %352, align 8, !tbaa !28
  %354 = getelementptr inbounds double, ptr %20, i64 %351
  %355 = load double, ptr %354, align 8, !tbaa !28
  %356 = fmul contract double %80, %355
  %357 = fadd contract double %353, %356
  store double %357, ptr %354, align 8, !tbaa !28
  %358 = add nuw nsw i64 %351, 1
  %359 = icmp eq i64 %358, %312
  br i1 %359, label %341, label %350, !llvm.loop !175

360:                                              ; preds = %341
  br i1 %28, label %361, label %406

361:                                              ; preds = %360, %384
  %362 = phi i64 [ %385, %384 ], [ 0, %360 ]
  %363 = getelementptr inbounds double, ptr %19, i64 %362
  %364 = load double, ptr %363, align 8, !tbaa !28
  %365 = getelementptr inbounds double, ptr %2, i64 %362
  %366 = load double, ptr %365, align 8, !tbaa !28
  %367 = fsub contract double %364, %366
  %368 = getelementptr double, ptr %17, i64 %362
  store double %367, ptr %368, align 8, !tbaa !28
  %369 = getelementptr double, ptr %10, i64 %362
  %370 = load double, ptr %369, align 8, !tbaa !28
  %371 = fmul contract double %80, %370
  %372 = fsub contract double %371, %367
  %373 = getelementptr double, ptr %368, i64 %15
  store double %372, ptr %373, align 8, !tbaa !28
  %374 = fmul contract double %367, 2.000000e+00
  %375 = getelementptr double, ptr %37, i64 %362
  %376 = load double, ptr %375, align 8, !tbaa !28
  %377 = load double, ptr %369, align 8, !tbaa !28
  %378 = fadd contract double %376, %377
  %379 = fmul contract double %80, %378
  %380 = fsub contract double %374, %379
  %381 = getelementptr double, ptr %39, i64 %362
  store double %380, ptr %381, align 8, !tbaa !28
  br label %382

382:                                              ; preds = %387, %361
  %383 = phi i64 [ 0, %361 ], [ %392, %387 ]
  br label %394

384:                                              ; preds = %387
  %385 = add nuw nsw i64 %362, 1
  %386 = icmp eq i64 %385, %15
  br i1 %386, label %406, label %361, !llvm.loop !185

387:                                              ; preds = %394
  %388 = fmul contract double %80, %403
  %389 = add nuw nsw i64 %383, 3
  %390 = mul nsw i64 %389, %15
  %391 = getelementptr double, ptr %368, i64 %390
  store double %388, ptr %391, align 8, !tbaa !28
  %392 = add nuw nsw i64 %383, 1
  %393 = icmp eq i64 %392, 4
  br i1 %393, label %384, label %382, !llvm.loop !186

394:                                              ; preds = %394, %382
  %395 = phi i64 [ 0, %382 ], [ %404, %394 ]
  %396 = phi double [ 0.000000e+00, %382 ], [ %403, %394 ]
  %397 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 %383, i64 %395
  %398 = load double, ptr %397, align 8, !tbaa !28
  %399 = mul nsw i64 %395, %15
  %400 = getelementptr double, ptr %369, i64 %399
  %401 = load double, ptr %400, align 8, !tbaa !28
  %402 = fmul contract double %398, %401
  %403 = fadd contract double %396, %402
  %404 = add nuw nsw i64 %395, 1
  %405 = icmp eq i64 %404, 16
  br i1 %405, label %387, label %394, !llvm.loop !187

406:                                              ; preds = %384, %360
  br i1 %307, label %407, label %518

407:                                              ; preds = %406
  %408 = load i64, ptr %0, align 8, !tbaa !16
  %409 = load i64, ptr %13, align 8, !tbaa !18
  %410 = add nsw i64 %409, %408
  %411 = icmp sgt i64 %410, 0
  br label %412

412:                                              ; preds = %482, %407
  %413 = phi i64 [ %306, %407 ], [ %483, %482 ]
  %414 = phi double [ %54, %407 ], [ %485, %482 ]
  %415 = phi double [ %264, %407 ], [ %484, %482 ]
  %416 = phi i64 [ 0, %407 ], [ %486, %482 ]
  %417 = fadd contract double %414, %415
  %418 = fmul contract double %417, 5.000000e-01
  %419 = fsub contract double %415, %414
  %420 = tail call contract double @llvm.fabs.f64(double %415)
  %421 = fmul contract double %420, 0x3CD0000000000000
  %422 = fcmp contract ugt double %419, %421
  %423 = fcmp contract ugt double %418, %414
  %424 = and i1 %422, %423
  %425 = fcmp contract ult double %418, %415
  %426 = and i1 %425, %424
  br i1 %426, label %427, label %488

427:                                              ; preds = %412
  %428 = fsub contract double %418, %54
  %429 = fdiv contract double %428, %80
  br i1 %411, label %430, label %455

430:                                              ; preds = %427
  %431 = fsub contract double 1.000000e+00, %429
  br label %432

432:                                              ; preds = %435, %430
  %433 = phi i64 [ 0, %430 ], [ %440, %435 ]
  %434 = getelementptr double, ptr %17, i64 %433
  br label %442

435:                                              ; preds = %442
  %436 = getelementptr inbounds double, ptr %2, i64 %433
  %437 = load double, ptr %436, align 8, !tbaa !28
  %438 = fadd contract double %452, %437
  %439 = getelementptr inbounds double, ptr %20, i64 %433
  store double %438, ptr %439, align 8, !tbaa !28
  %440 = add nuw nsw i64 %433, 1
  %441 = icmp eq i64 %440, %410
  br i1 %441, label %455, label %432, !llvm.loop !188

442:                                              ; preds = %442, %432
  %443 = phi i64 [ 6, %432 ], [ %453, %442 ]
  %444 = phi double [ 0.000000e+00, %432 ], [ %452, %442 ]
  %445 = mul nsw i64 %443, %410
  %446 = getelementptr double, ptr %434, i64 %445
  %447 = load double, ptr %446, align 8, !tbaa !28
  %448 = fadd contract double %444, %447
  %449 = and i64 %443, 1
  %450 = icmp eq i64 %449, 0
  %451 = select contract i1 %450, double %429, double %431
  %452 = fmul contract double %451, %448
  %453 = add nsw i64 %443, -1
  %454 = icmp eq i64 %443, 0
  br i1 %454, label %435, label %442, !llvm.loop !189

455:                                              ; preds = %435, %427
  tail call void @guards(ptr noundef nonnull %0, double noundef %418, ptr noundef %20, ptr noundef %22)
  %456 = load i64, ptr %34, align 8, !tbaa !152
  %457 = load i64, ptr %35, align 8, !tbaa !34
  %458 = add nsw i64 %457, %456
  %459 = icmp sgt i64 %458, 0
  br i1 %459, label %460, label %482

460:                                              ; preds = %455, %479
  %461 = phi i64 [ %480, %479 ], [ 0, %455 ]
  %462 = getelementptr inbounds double, ptr %9, i64 %461
  %463 = load double, ptr %462, align 8, !tbaa !28
  %464 = getelementptr inbounds double, ptr %22, i64 %461
  %465 = load double, ptr %464, align 8, !tbaa !28
  %466 = icmp sgt i64 %456, %461
  br i1 %466, label %471, label %467

467:                                              ; preds = %460
  %468 = fcmp contract olt double %465, 0.000000e+00
  %469 = fcmp contract uge double %463, 0.000000e+00
  %470 = and i1 %469, %468
  br i1 %470, label %482, label %479

471:                                              ; preds = %460
  %472 = fcmp contract ogt double %463, 0.000000e+00
  %473 = fcmp contract ole double %465, 0.000000e+00
  %474 = and i1 %472, %473
  %475 = fcmp contract olt double %463, 0.000000e+00
  %476 = fcmp contract oge double %465, 0.000000e+00
  %477 = and i1 %475, %476
  %478 = or i1 %474, %477
  br i1 %478, label %482, label %479

479:                                              ; preds = %471, %467
  %480 = add nuw nsw i64 %461, 1
  %481 = icmp eq i64 %480, %458
  br i1 %481, label %482, label %460, !llvm.loop !184

482:                                              ; preds = %467, %471, %479, %455
  %483 = phi i64 [ %413, %455 ], [ %461, %467 ], [ %461, %471 ], [ %413, %479 ]
  %484 = phi double [ %415, %455 ], [ %418, %467 ], [ %418, %471 ], [ %415, %479 ]
  %485 = phi double [ %418, %455 ], [ %414, %467 ], [ %414, %471 ], [ %418, %479 ]
  %486 = add nuw nsw i64 %416, 1
  %487 = icmp eq i64 %486, 80
  br i1 %487, label %488, label %412, !llvm.loop !190

488:                                              ; preds = %412, %482
  %489 = phi i64 [ %483, %482 ], [ %413, %412 ]
  %490 = phi double [ %484, %482 ], [ %415, %412 ]
  %491 = fsub contract double %490, %54
  %492 = fdiv contract double %491, %80
  br i1 %28, label %493, label %518

493:                                              ; preds = %488
  %494 = fsub contract double 1.000000e+00, %492
  br label %495

495:                                              ; preds = %498, %493
  %496 = phi i64 [ 0, %493 ], [ %503, %498 ]
  %497 = getelementptr double, ptr %17, i64 %496
  br label %505

498:                                              ; preds = %505
  %499 = getelementptr inbounds double, ptr %2, i64 %496
  %500 = load double, ptr %499, align 8, !tbaa !28
  %501 = fadd contract double %515, %500
  %502 = getelementptr inbounds double, ptr %19, i64 %496
  store double %501, ptr %502, align 8, !tbaa !28
  %503 = add nuw nsw i64 %496, 1
  %504 = icmp eq i64 %503, %15
  br i1 %504, label %518, label %495, !llvm.loop !188

505:                                              ; preds = %505, %495
  %506 = phi i64 [ 6, %495 ], [ %516, %505 ]
  %507 = phi double [ 0.000000e+00, %495 ], [ %515, %505 ]
  %508 = mul nsw i64 %506, %15
  %509 = getelementptr double, ptr %497, i64 %508
  %510 = load double, ptr %509, align 8, !tbaa !28
  %511 = fadd contract double %507, %510
  %512 = and i64 %506, 1
  %513 = icmp eq i64 %512, 0
  %514 = select contract i1 %513, double %492, double %494
  %515 = fmul contract double %514, %511
  %516 = add nsw i64 %506, -1
  %517 = icmp eq i64 %506, 0
  br i1 %517, label %498, label %505, !llvm.loop !189

518:                                              ; preds = %498, %305, %488, %406
  %519 = phi i64 [ %306, %406 ], [ %489, %488 ], [ %306, %305 ], [ %489, %498 ]
  %520 = phi double [ %264, %406 ], [ %490, %488 ], [ %264, %305 ], [ %490, %498 ]
  %521 = load double, ptr %40, align 8, !tbaa !191
  %522 = tail call contract double @project(ptr noundef nonnull %0, double noundef %520, ptr noundef %19, double noundef %521)
  %523 = load double, ptr %40, align 8, !tbaa !191
  %524 = fmul contract double %523, 1.000000e+03
  %525 = fcmp contract ugt double %522, %524
  br i1 %525, label %531, label %526

526:                                              ; preds = %518
  br i1 %273, label %527, label %589

527:                                              ; preds = %526
  %528 = load i64, ptr %32, align 8, !tbaa !182
  %529 = load i64, ptr %33, align 8, !tbaa !183
  %530 = icmp slt i64 %528, %529
  br i1 %530, label %539, label %589

531:                                              ; preds = %518
  %532 = fmul contract double %80, 5.000000e-01
  store double %532, ptr %24, align 8, !tbaa !170
  %533 = load i64, ptr %31, align 8, !tbaa !181
  %534 = add nsw i64 %533, 1
  store i64 %534, ptr %31, align 8, !tbaa !181
  %535 = fadd contract double %60, 1.000000e+00
  %536 = fmul contract double %535, 0x3D719799812DEA11
  %537 = fcmp contract olt double %532, %536
  br i1 %537, label %684, label %538

538:                                              ; preds = %531, %672, %228, %251
  br label %53, !llvm.loop !192

539:                                              ; preds = %527, %581
  %540 = phi i64 [ %586, %581 ], [ %528, %527 ]
  %541 = getelementptr inbounds double, ptr %5, i64 %540
  %542 = load double, ptr %541, align 8, !tbaa !28
  %543 = fcmp contract ugt double %542, %520
  br i1 %543, label %589, label %544

544:                                              ; preds = %539
  %545 = fcmp contract oeq double %542, %520
  br i1 %545, label %546, label %547

546:                                              ; preds = %544
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %19, i64 %27, i1 false)
  br label %581

547:                                              ; preds = %544
  %548 = fsub contract double %542, %54
  %549 = fdiv contract double %548, %80
  br i1 %28, label %550, label %577

550:                                              ; preds = %547
  %551 = fsub contract double 1.000000e+00, %549
  br label %552

552:                                              ; preds = %555, %550
  %553 = phi i64 [ 0, %550 ], [ %560, %555 ]
  %554 = getelementptr double, ptr %17, i64 %553
  br label %562

555:                                              ; preds = %562
  %556 = getelementptr inbounds double, ptr %2, i64 %553
  %557 = load double, ptr %556, align 8, !tbaa !28
  %558 = fadd contract double %572, %557
  %559 = getelementptr inbounds double, ptr %20, i64 %553
  store double %558, ptr %559, align 8, !tbaa !28
  %560 = add nuw nsw i64 %553, 1
  %561 = icmp eq i64 %560, %15
  br i1 %561, label %575, label %552, !llvm.loop !188

562:                                              ; preds = %562, %552
  %563 = phi i64 [ 6, %552 ], [ %573, %562 ]
  %564 = phi double [ 0.000000e+00, %552 ], [ %572, %562 ]
  %565 = mul nsw i64 %563, %15
  %566 = getelementptr double, ptr %554, i64 %565
  %567 = load double, ptr %566, align 8, !tbaa !28
  %568 = fadd contract double %564, %567
  %569 = and i64 %563, 1
  %570 = icmp eq i64 %569, 0
  %571 = select contract i1 %570, double %549, double %551
  %572 = fmul contract double %571, %568
  %573 = add nsw i64 %563, -1
  %574 = icmp eq i64 %563, 0
  br i1 %574, label %555, label %562, !llvm.loop !189

575:                                              ; preds = %555
  %576 = load double, ptr %541, align 8, !tbaa !28
  br label %577

577:                                              ; preds = %575, %547
  %578 = phi double [ %576, %575 ], [ %542, %547 ]
  %579 = load double, ptr %40, align 8, !tbaa !191
  %580 = tail call contract double @project(ptr noundef nonnull %0, double noundef %578, ptr noundef %20, double noundef %579)
  br label %581

581:                                              ; preds = %577, %546
  %582 = load i64, ptr %32, align 8, !tbaa !182
  %583 = mul nsw i64 %582, %15
  %584 = getelementptr inbounds double, ptr %6, i64 %583
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %584, ptr align 8 %20, i64 %27, i1 false)
  %585 = load i64, ptr %32, align 8, !tbaa !182
  %586 = add nsw i64 %585, 1
  store i64 %586, ptr %32, align 8, !tbaa !182
  %587 = load i64, ptr %33, align 8, !tbaa !183
  %588 = icmp slt i64 %586, %587
  br i1 %588, label %539, label %589

589:                                              ; preds = %581, %539, %527, %526
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %19, i64 %27, i1 false)
  store double %520, ptr %1, align 8, !tbaa !163
  %590 = fmul contract double %80, %258
  %591 = load double, ptr %41, align 8, !tbaa !164
  %592 = fcmp contract olt double %590, %591
  %593 = select contract i1 %592, double %590, double %591
  store double %593, ptr %24, align 8, !tbaa !170
  store double 0.000000e+00, ptr %42, align 8, !tbaa !88
  tail call void @rates(ptr noundef nonnull %0, double noundef %520, ptr noundef %2, ptr noundef %3)
  %594 = load double, ptr %42, align 8, !tbaa !88
  %595 = fcmp contract une double %594, 0.000000e+00
  br i1 %595, label %684, label %596

596:                                              ; preds = %589
  %597 = load i64, ptr %35, align 8, !tbaa !34
  %598 = icmp sgt i64 %597, 0
  br i1 %598, label %599, label %667

599:                                              ; preds = %596
  %600 = load ptr, ptr %43, align 8, !tbaa !12, !noalias !193
  %601 = load i64, ptr %0, align 8, !tbaa !16, !noalias !193
  %602 = getelementptr inbounds double, ptr %600, i64 %601
  %603 = load i64, ptr %44, align 8, !tbaa !20, !noalias !193
  %604 = getelementptr inbounds double, ptr %602, i64 %603
  %605 = load i64, ptr %13, align 8, !tbaa !18, !noalias !193
  %606 = getelementptr inbounds double, ptr %604, i64 %605
  %607 = load i64, ptr %45, align 8, !tbaa !25, !noalias !193
  %608 = getelementptr inbounds double, ptr %606, i64 %607
  %609 = load i64, ptr %46, align 8, !tbaa !24, !noalias !193
  %610 = getelementptr inbounds double, ptr %608, i64 %609
  %611 = load i64, ptr %47, align 8, !tbaa !41, !noalias !193
  %612 = getelementptr inbounds double, ptr %610, i64 %611
  %613 = getelementptr inbounds double, ptr %612, i64 %609
  %614 = load ptr, ptr %48, align 8, !tbaa !42, !noalias !193
  %615 = add i64 %605, 2
  %616 = add nsw i64 %609, %605
  br label %617

617:                                              ; preds = %664, %599
  %618 = phi i64 [ 0, %599 ], [ %665, %664 ]
  %619 = icmp eq i64 %618, 0
  br i1 %619, label %637, label %620

620:                                              ; preds = %617
  %621 = load i64, ptr %49, align 8, !tbaa !35, !noalias !193
  %622 = add nsw i64 %616, %621
  %623 = mul i64 %622, 3
  %624 = add i64 %623, 4
  br label %625

625:                                              ; preds = %625, %620
  %626 = phi ptr [ %613, %620 ], [ %633, %625 ]
  %627 = phi i64 [ 0, %620 ], [ %634, %625 ]
  %628 = phi i64 [ 0, %620 ], [ %635, %625 ]
  %629 = getelementptr inbounds i64, ptr %614, i64 %628
  %630 = load i64, ptr %629, align 8, !tbaa !29, !noalias !193
  %631 = mul i64 %630, %615
  %632 = add i64 %624, %631
  %633 = getelementptr inbounds double, ptr %626, i64 %632
  %634 = add nsw i64 %630, %627
  %635 = add nuw nsw i64 %628, 1
  %636 = icmp eq i64 %635, %618
  br i1 %636, label %637, label %625, !llvm.loop !43

637:                                              ; preds = %625, %617
  %638 = phi i64 [ 0, %617 ], [ %634, %625 ]
  %639 = phi ptr [ %613, %617 ], [ %633, %625 ]
  %640 = getelementptr inbounds i64, ptr %614, i64 %618
  %641 = load i64, ptr %640, align 8, !tbaa !29, !noalias !193
  %642 = icmp eq i64 %641, 2
  br i1 %642, label %643, label %664

643:                                              ; preds = %637
  %644 = load ptr, ptr %50, align 8, !tbaa !44
  %645 = getelementptr inbounds i64, ptr %644, i64 %618
  %646 = load i64, ptr %645, align 8, !tbaa !29
  %647 = icmp eq i64 %646, 1
  br i1 %647, label %648, label %664

648:                                              ; preds = %643
  %649 = load double, ptr %639, align 8, !tbaa !28
  %650 = fmul contract double %649, %649
  %651 = getelementptr inbounds double, ptr %639, i64 1
  %652 = load double, ptr %651, align 8, !tbaa !28
  %653 = fmul contract double %652, %652
  %654 = fadd contract double %650, %653
  %655 = tail call contract double @llvm.sqrt.f64(double %654)
  %656 = fcmp contract ogt double %655, 1.000000e-09
  br i1 %656, label %657, label %664

657:                                              ; preds = %648
  %658 = load ptr, ptr %51, align 8, !tbaa !58
  %659 = getelementptr double, ptr %658, i64 %638
  %660 = fdiv contract double %649, %655
  store double %660, ptr %659, align 8, !tbaa !28
  %661 = load double, ptr %651, align 8, !tbaa !28
  %662 = fdiv contract double %661, %655
  %663 = getelementptr double, ptr %659, i64 1
  store double %662, ptr %663, align 8, !tbaa !28
  br label %664

664:                                              ; preds = %657, %648, %643, %637
  %665 = add nuw nsw i64 %618, 1
  %666 = icmp eq i64 %665, %597
  br i1 %666, label %667, label %617, !llvm.loop !196

667:                                              ; preds = %664, %596
  %668 = load i64, ptr %34, align 8, !tbaa !152
  %669 = add nsw i64 %668, %597
  %670 = icmp sgt i64 %669, 0
  br i1 %670, label %671, label %672

671:                                              ; preds = %667
  tail call void @guards(ptr noundef nonnull %0, double noundef %520, ptr noundef %2, ptr noundef %9)
  br label %672

672:                                              ; preds = %671, %667
  %673 = load i64, ptr %23, align 8, !tbaa !169
  %674 = getelementptr inbounds double, ptr %7, i64 %673
  store double %520, ptr %674, align 8, !tbaa !28
  %675 = mul nsw i64 %673, %15
  %676 = getelementptr inbounds double, ptr %8, i64 %675
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %676, ptr align 8 %2, i64 %27, i1 false)
  %677 = load i64, ptr %23, align 8, !tbaa !169
  %678 = add nsw i64 %677, 1
  store i64 %678, ptr %23, align 8, !tbaa !169
  %679 = load i64, ptr %52, align 8, !tbaa !197
  %680 = add nsw i64 %679, 1
  store i64 %680, ptr %52, align 8, !tbaa !197
  %681 = icmp sgt i64 %519, -1
  br i1 %681, label %682, label %538

682:                                              ; preds = %672
  %683 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %519, ptr %683, align 8, !tbaa !198
  br label %684

684:                                              ; preds = %531, %53, %66, %70, %589, %235, %682
  %685 = phi i64 [ 4, %682 ], [ %238, %235 ], [ 5, %531 ], [ 0, %53 ], [ 1, %66 ], [ 2, %70 ], [ 6, %589 ]
  ret i64 %685
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nounwind uwtable
define void @states_at(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, double noundef %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef %8) local_unnamed_addr #0 {
  %10 = load i64, ptr %0, align 8, !tbaa !16
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !18
  %13 = add i64 %12, %10
  %14 = shl nsw i64 %13, 4
  %15 = getelementptr inbounds double, ptr %8, i64 %14
  %16 = getelementptr inbounds double, ptr %15, i64 %13
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %9
  %19 = shl i64 %13, 3
  %20 = icmp sgt i64 %13, 0
  br label %21

21:                                               ; preds = %18, %143
  %22 = phi i64 [ 0, %18 ], [ %40, %143 ]
  %23 = phi i64 [ -1, %18 ], [ %145, %143 ]
  %24 = phi i64 [ 0, %18 ], [ %148, %143 ]
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = add nsw i64 %22, 1
  %27 = tail call i64 @llvm.smax.i64(i64 %3, i64 %26)
  %28 = add nsw i64 %27, -1
  %29 = load double, ptr %25, align 8, !tbaa !28
  br label %31

30:                                               ; preds = %143, %9
  ret void

31:                                               ; preds = %21, %34
  %32 = phi i64 [ %35, %34 ], [ %22, %21 ]
  %33 = icmp eq i64 %32, %28
  br i1 %33, label %39, label %34

34:                                               ; preds = %31
  %35 = add nsw i64 %32, 1
  %36 = getelementptr inbounds double, ptr %4, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !28
  %38 = fcmp contract ugt double %37, %29
  br i1 %38, label %39, label %31, !llvm.loop !199

39:                                               ; preds = %31, %34
  %40 = phi i64 [ %28, %31 ], [ %32, %34 ]
  %41 = mul nsw i64 %40, %13
  %42 = getelementptr inbounds double, ptr %5, i64 %41
  %43 = getelementptr inbounds double, ptr %4, i64 %40
  %44 = load double, ptr %43, align 8, !tbaa !28
  %45 = fsub contract double %29, %44
  %46 = fcmp contract oeq double %45, 0.000000e+00
  br i1 %46, label %143, label %47

47:                                               ; preds = %39
  %48 = icmp eq i64 %23, %40
  br i1 %48, label %51, label %49

49:                                               ; preds = %47
  tail call void @rates(ptr noundef nonnull %0, double noundef %44, ptr noundef %42, ptr noundef %8)
  %50 = load double, ptr %43, align 8, !tbaa !28
  br label %51

51:                                               ; preds = %49, %47
  %52 = phi double [ %50, %49 ], [ %44, %47 ]
  %53 = load i64, ptr %0, align 8, !tbaa !16
  %54 = load i64, ptr %11, align 8, !tbaa !18
  %55 = add i64 %54, %53
  %56 = shl i64 %55, 3
  %57 = icmp slt i64 %55, 1
  %58 = icmp sgt i64 %55, 0
  br label %59

59:                                               ; preds = %51, %84
  %60 = phi i64 [ 1, %51 ], [ %91, %84 ]
  tail call void @llvm.memset.p0.i64(ptr align 8 %16, i8 0, i64 %56, i1 false)
  br label %62

61:                                               ; preds = %81
  br i1 %58, label %93, label %84

62:                                               ; preds = %59, %81
  %63 = phi i64 [ %82, %81 ], [ 0, %59 ]
  %64 = getelementptr inbounds [16 x [16 x double]], ptr @DP_A, i64 0, i64 %60, i64 %63
  %65 = load double, ptr %64, align 8, !tbaa !28
  %66 = fcmp contract oeq double %65, 0.000000e+00
  %67 = select i1 %66, i1 true, i1 %57
  br i1 %67, label %81, label %68

68:                                               ; preds = %62
  %69 = mul nsw i64 %63, %55
  %70 = getelementptr double, ptr %8, i64 %69
  br label %71

71:                                               ; preds = %71, %68
  %72 = phi i64 [ 0, %68 ], [ %79, %71 ]
  %73 = getelementptr double, ptr %70, i64 %72
  %74 = load double, ptr %73, align 8, !tbaa !28
  %75 = fmul contract double %65, %74
  %76 = getelementptr inbounds double, ptr %16, i64 %72
  %77 = load double, ptr %76, align 8, !tbaa !28
  %78 = fadd contract double %77, %75
  store double %78, ptr %76, align 8, !tbaa !28
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, %55
  br i1 %80, label %81, label %71, !llvm.loop !172

81:                                               ; preds = %71, %62
  %82 = add nuw nsw i64 %63, 1
  %83 = icmp eq i64 %82, %60
  br i1 %83, label %61, label %62, !llvm.loop !173

84:                                               ; preds = %93, %61
  %85 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %60
  %86 = load double, ptr %85, align 8, !tbaa !28
  %87 = fmul contract double %45, %86
  %88 = fadd contract double %52, %87
  %89 = mul nsw i64 %60, %55
  %90 = getelementptr inbounds double, ptr %8, i64 %89
  tail call void @rates(ptr noundef nonnull %0, double noundef %88, ptr noundef %16, ptr noundef %90)
  %91 = add nuw nsw i64 %60, 1
  %92 = icmp eq i64 %91, 12
  br i1 %92, label %103, label %59, !llvm.loop !174

93:                                               ; preds = %61, %93
  %94 = phi i64 [ %101, %93 ], [ 0, %61 ]
  %95 = getelementptr inbounds double, ptr %42, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !28
  %97 = getelementptr inbounds double, ptr %16, i64 %94
  %98 = load double, ptr %97, align 8, !tbaa !28
  %99 = fmul contract double %45, %98
  %100 = fadd contract double %96, %99
  store double %100, ptr %97, align 8, !tbaa !28
  %101 = add nuw nsw i64 %94, 1
  %102 = icmp eq i64 %101, %55
  br i1 %102, label %84, label %93, !llvm.loop !175

103:                                              ; preds = %84
  tail call void @llvm.memset.p0.i64(ptr align 8 %15, i8 0, i64 %19, i1 false)
  br label %105

104:                                              ; preds = %112
  br i1 %20, label %133, label %130

105:                                              ; preds = %115, %103
  %106 = phi i64 [ 0, %103 ], [ %116, %115 ]
  br i1 %20, label %107, label %117

107:                                              ; preds = %105
  %108 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %106
  %109 = load double, ptr %108, align 8, !tbaa !28
  %110 = mul nsw i64 %106, %13
  %111 = getelementptr double, ptr %8, i64 %110
  br label %120

112:                                              ; preds = %120
  %113 = add nuw nsw i64 %106, 1
  %114 = icmp eq i64 %113, 12
  br i1 %114, label %104, label %115

115:                                              ; preds = %112, %117
  %116 = phi i64 [ %113, %112 ], [ %118, %117 ]
  br label %105, !llvm.loop !200

117:                                              ; preds = %105
  %118 = add nuw nsw i64 %106, 1
  %119 = icmp eq i64 %118, 12
  br i1 %119, label %130, label %115

120:                                              ; preds = %107, %120
  %121 = phi i64 [ 0, %107 ], [ %128, %120 ]
  %122 = getelementptr double, ptr %111, i64 %121
  %123 = load double, ptr %122, align 8, !tbaa !28
  %124 = fmul contract double %109, %123
  %125 = getelementptr inbounds double, ptr %15, i64 %121
  %126 = load double, ptr %125, align 8, !tbaa !28
  %127 = fadd contract double %126, %124
  store double %127, ptr %125, align 8, !tbaa !28
  %128 = add nuw nsw i64 %121, 1
  %129 = icmp eq i64 %128, %13
  br i1 %129, label %112, label %120, !llvm.loop !201

130:                                              ; preds = %117, %133, %104
  %131 = load double, ptr %25, align 8, !tbaa !28
  %132 = tail call contract double @project(ptr noundef nonnull %0, double noundef %131, ptr noundef %15, double noundef %6)
  br label %143

133:                                              ; preds = %104, %133
  %134 = phi i64 [ %141, %133 ], [ 0, %104 ]
  %135 = getelementptr inbounds double, ptr %42, i64 %134
  %136 = load double, ptr %135, align 8, !tbaa !28
  %137 = getelementptr inbounds double, ptr %15, i64 %134
  %138 = load double, ptr %137, align 8, !tbaa !28
  %139 = fmul contract double %45, %138
  %140 = fadd contract double %136, %139
  store double %140, ptr %137, align 8, !tbaa !28
  %141 = add nuw nsw i64 %134, 1
  %142 = icmp eq i64 %141, %13
  br i1 %142, label %130, label %133, !llvm.loop !202

143:                                              ; preds = %39, %130
  %144 = phi ptr [ %15, %130 ], [ %42, %39 ]
  %145 = phi i64 [ %40, %130 ], [ %23, %39 ]
  %146 = mul nsw i64 %24, %13
  %147 = getelementptr inbounds double, ptr %7, i64 %146
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %147, ptr align 8 %144, i64 %19, i1 false)
  %148 = add nuw nsw i64 %24, 1
  %149 = icmp eq i64 %148, %1
  br i1 %149, label %30, label %21, !llvm.loop !203
}

; Function Attrs: nounwind uwtable
define noundef i64 @runge_kutta(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readnone %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr nocapture noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = load i64, ptr %0, align 8, !tbaa !16
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !18
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
  br i1 %28, label %29, label %291

29:                                               ; preds = %11
  %30 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %31 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %32 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %33 = icmp sgt i64 %15, 0
  %34 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %35 = shl i64 %15, 3
  %36 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %40 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  br label %48

48:                                               ; preds = %29, %284
  %49 = phi double [ %27, %29 ], [ %289, %284 ]
  %50 = phi double [ %26, %29 ], [ %288, %284 ]
  %51 = phi double [ %25, %29 ], [ %287, %284 ]
  %52 = phi double [ %24, %29 ], [ %286, %284 ]
  %53 = phi double [ %23, %29 ], [ %285, %284 ]
  %54 = load i64, ptr %20, align 8, !tbaa !169
  %55 = load i64, ptr %30, align 8, !tbaa !171
  %56 = icmp eq i64 %54, %55
  br i1 %56, label %291, label %57

57:                                               ; preds = %48
  %58 = fmul contract double %52, 0x3FF000000044B830
  %59 = fcmp contract olt double %50, %58
  %60 = fadd contract double %53, %52
  %61 = select contract i1 %59, double %51, double %60
  %62 = load i64, ptr %31, align 8, !tbaa !182
  %63 = load i64, ptr %32, align 8, !tbaa !183
  %64 = icmp slt i64 %62, %63
  br i1 %64, label %65, label %71

65:                                               ; preds = %57
  %66 = getelementptr inbounds double, ptr %5, i64 %62
  %67 = load double, ptr %66, align 8, !tbaa !28
  %68 = fsub contract double %61, %49
  %69 = fcmp contract olt double %67, %68
  br i1 %69, label %70, label %71

70:                                               ; preds = %65
  br label %71

71:                                               ; preds = %70, %65, %57
  %72 = phi double [ %67, %70 ], [ %61, %65 ], [ %61, %57 ]
  %73 = fsub contract double %72, %53
  %74 = fmul contract double %73, 5.000000e-01
  br i1 %33, label %79, label %75

75:                                               ; preds = %71
  %76 = fadd contract double %53, %74
  tail call void @rates(ptr noundef nonnull %0, double noundef %76, ptr noundef %18, ptr noundef %10)
  br label %90

77:                                               ; preds = %79
  %78 = fadd contract double %53, %74
  tail call void @rates(ptr noundef nonnull %0, double noundef %78, ptr noundef nonnull %18, ptr noundef nonnull %10)
  br i1 %33, label %93, label %90

79:                                               ; preds = %71, %79
  %80 = phi i64 [ %88, %79 ], [ 0, %71 ]
  %81 = getelementptr inbounds double, ptr %2, i64 %80
  %82 = load double, ptr %81, align 8, !tbaa !28
  %83 = getelementptr inbounds double, ptr %3, i64 %80
  %84 = load double, ptr %83, align 8, !tbaa !28
  %85 = fmul contract double %74, %84
  %86 = fadd contract double %82, %85
  %87 = getelementptr inbounds double, ptr %18, i64 %80
  store double %86, ptr %87, align 8, !tbaa !28
  %88 = add nuw nsw i64 %80, 1
  %89 = icmp eq i64 %88, %15
  br i1 %89, label %77, label %79, !llvm.loop !204

90:                                               ; preds = %75, %77
  %91 = phi double [ %78, %77 ], [ %76, %75 ]
  tail call void @rates(ptr noundef nonnull %0, double noundef %91, ptr noundef %18, ptr noundef %16)
  br label %104

92:                                               ; preds = %93
  tail call void @rates(ptr noundef nonnull %0, double noundef %78, ptr noundef nonnull %18, ptr noundef nonnull %16)
  br i1 %33, label %108, label %104

93:                                               ; preds = %77, %93
  %94 = phi i64 [ %102, %93 ], [ 0, %77 ]
  %95 = getelementptr inbounds double, ptr %2, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !28
  %97 = getelementptr inbounds double, ptr %10, i64 %94
  %98 = load double, ptr %97, align 8, !tbaa !28
  %99 = fmul contract double %74, %98
  %100 = fadd contract double %96, %99
  %101 = getelementptr inbounds double, ptr %18, i64 %94
  store double %100, ptr %101, align 8, !tbaa !28
  %102 = add nuw nsw i64 %94, 1
  %103 = icmp eq i64 %102, %15
  br i1 %103, label %92, label %93, !llvm.loop !205

104:                                              ; preds = %90, %92
  tail call void @rates(ptr noundef nonnull %0, double noundef %72, ptr noundef %18, ptr noundef %17)
  br label %150

105:                                              ; preds = %108
  tail call void @rates(ptr noundef nonnull %0, double noundef %72, ptr noundef nonnull %18, ptr noundef nonnull %17)
  br i1 %33, label %106, label %150

106:                                              ; preds = %105
  %107 = fdiv contract double %73, 6.000000e+00
  br label %120

108:                                              ; preds = %92, %108
  %109 = phi i64 [ %117, %108 ], [ 0, %92 ]
  %110 = getelementptr inbounds double, ptr %2, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !28
  %112 = getelementptr inbounds double, ptr %16, i64 %109
  %113 = load double, ptr %112, align 8, !tbaa !28
  %114 = fmul contract double %73, %113
  %115 = fadd contract double %111, %114
  %116 = getelementptr inbounds double, ptr %18, i64 %109
  store double %115, ptr %116, align 8, !tbaa !28
  %117 = add nuw nsw i64 %109, 1
  %118 = icmp eq i64 %117, %15
  br i1 %118, label %105, label %108, !llvm.loop !206

119:                                              ; preds = %120
  br i1 %33, label %144, label %150

120:                                              ; preds = %106, %120
  %121 = phi i64 [ 0, %106 ], [ %139, %120 ]
  %122 = getelementptr inbounds double, ptr %3, i64 %121
  %123 = load double, ptr %122, align 8, !tbaa !28
  %124 = getelementptr inbounds double, ptr %10, i64 %121
  %125 = load double, ptr %124, align 8, !tbaa !28
  %126 = fmul contract double %125, 2.000000e+00
  %127 = fadd contract double %123, %126
  %128 = getelementptr inbounds double, ptr %16, i64 %121
  %129 = load double, ptr %128, align 8, !tbaa !28
  %130 = fmul contract double %129, 2.000000e+00
  %131 = fadd contract double %127, %130
  %132 = getelementptr inbounds double, ptr %17, i64 %121
  %133 = load double, ptr %132, align 8, !tbaa !28
  %134 = fadd contract double %133, %131
  %135 = fmul contract double %107, %134
  %136 = getelementptr inbounds double, ptr %2, i64 %121
  %137 = load double, ptr %136, align 8, !tbaa !28
  %138 = fadd contract double %137, %135
  store double %138, ptr %136, align 8, !tbaa !28
  %139 = add nuw nsw i64 %121, 1
  %140 = icmp eq i64 %139, %15
  br i1 %140, label %119, label %120, !llvm.loop !207

141:                                              ; preds = %144
  %142 = add nuw nsw i64 %145, 1
  %143 = icmp eq i64 %142, %15
  br i1 %143, label %150, label %144, !llvm.loop !208

144:                                              ; preds = %119, %141
  %145 = phi i64 [ %142, %141 ], [ 0, %119 ]
  %146 = getelementptr inbounds double, ptr %2, i64 %145
  %147 = load double, ptr %146, align 8, !tbaa !28
  %148 = tail call double @llvm.fabs.f64(double %147)
  %149 = fcmp ueq double %148, 0x7FF0000000000000
  br i1 %149, label %291, label %141

150:                                              ; preds = %141, %105, %104, %119
  %151 = load double, ptr %34, align 8, !tbaa !191
  %152 = tail call contract double @project(ptr noundef nonnull %0, double noundef %72, ptr noundef %2, double noundef %151)
  store double %72, ptr %1, align 8, !tbaa !163
  tail call void @rates(ptr noundef nonnull %0, double noundef %72, ptr noundef %2, ptr noundef %3)
  %153 = load i64, ptr %31, align 8, !tbaa !182
  %154 = load i64, ptr %32, align 8, !tbaa !183
  %155 = icmp slt i64 %153, %154
  br i1 %155, label %156, label %167

156:                                              ; preds = %150
  %157 = getelementptr inbounds double, ptr %5, i64 %153
  %158 = load double, ptr %157, align 8, !tbaa !28
  %159 = fsub contract double %158, %72
  %160 = tail call contract double @llvm.fabs.f64(double %159)
  %161 = fmul contract double %73, 1.000000e-09
  %162 = fcmp contract ugt double %160, %161
  br i1 %162, label %167, label %163

163:                                              ; preds = %156
  %164 = add nsw i64 %153, 1
  store i64 %164, ptr %31, align 8, !tbaa !182
  %165 = mul nsw i64 %153, %15
  %166 = getelementptr inbounds double, ptr %6, i64 %165
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %166, ptr align 8 %2, i64 %35, i1 false)
  br label %167

167:                                              ; preds = %163, %156, %150
  %168 = load i64, ptr %20, align 8, !tbaa !169
  %169 = getelementptr inbounds double, ptr %7, i64 %168
  store double %72, ptr %169, align 8, !tbaa !28
  %170 = mul nsw i64 %168, %15
  %171 = getelementptr inbounds double, ptr %8, i64 %170
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %171, ptr align 8 %2, i64 %35, i1 false)
  %172 = load i64, ptr %20, align 8, !tbaa !169
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %20, align 8, !tbaa !169
  %174 = load i64, ptr %36, align 8, !tbaa !197
  %175 = add nsw i64 %174, 1
  store i64 %175, ptr %36, align 8, !tbaa !197
  %176 = load i64, ptr %37, align 8, !tbaa !152
  %177 = load i64, ptr %38, align 8, !tbaa !34
  %178 = add nsw i64 %177, %176
  %179 = icmp sgt i64 %178, 0
  br i1 %179, label %180, label %284

180:                                              ; preds = %167
  tail call void @guards(ptr noundef nonnull %0, double noundef %72, ptr noundef %2, ptr noundef %19)
  %181 = load i64, ptr %37, align 8, !tbaa !152
  %182 = load i64, ptr %38, align 8, !tbaa !34
  %183 = add nsw i64 %182, %181
  %184 = icmp sgt i64 %183, 0
  br i1 %184, label %185, label %207

185:                                              ; preds = %180, %204
  %186 = phi i64 [ %205, %204 ], [ 0, %180 ]
  %187 = getelementptr inbounds double, ptr %9, i64 %186
  %188 = load double, ptr %187, align 8, !tbaa !28
  %189 = getelementptr inbounds double, ptr %19, i64 %186
  %190 = load double, ptr %189, align 8, !tbaa !28
  %191 = icmp sgt i64 %181, %186
  br i1 %191, label %196, label %192

192:                                              ; preds = %185
  %193 = fcmp contract olt double %190, 0.000000e+00
  %194 = fcmp contract uge double %188, 0.000000e+00
  %195 = and i1 %194, %193
  br i1 %195, label %207, label %204

196:                                              ; preds = %185
  %197 = fcmp contract ogt double %188, 0.000000e+00
  %198 = fcmp contract ole double %190, 0.000000e+00
  %199 = and i1 %197, %198
  %200 = fcmp contract olt double %188, 0.000000e+00
  %201 = fcmp contract oge double %190, 0.000000e+00
  %202 = and i1 %200, %201
  %203 = or i1 %199, %202
  br i1 %203, label %207, label %204

204:                                              ; preds = %196, %192
  %205 = add nuw nsw i64 %186, 1
  %206 = icmp eq i64 %205, %183
  br i1 %206, label %207, label %185, !llvm.loop !184

207:                                              ; preds = %192, %196, %204, %180
  %208 = phi i64 [ -1, %180 ], [ -1, %204 ], [ %186, %196 ], [ %186, %192 ]
  %209 = shl i64 %183, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %19, i64 %209, i1 false)
  %210 = load i64, ptr %38, align 8, !tbaa !34
  %211 = icmp sgt i64 %210, 0
  br i1 %211, label %212, label %280

212:                                              ; preds = %207
  %213 = load ptr, ptr %39, align 8, !tbaa !12, !noalias !209
  %214 = load i64, ptr %0, align 8, !tbaa !16, !noalias !209
  %215 = getelementptr inbounds double, ptr %213, i64 %214
  %216 = load i64, ptr %40, align 8, !tbaa !20, !noalias !209
  %217 = getelementptr inbounds double, ptr %215, i64 %216
  %218 = load i64, ptr %13, align 8, !tbaa !18, !noalias !209
  %219 = getelementptr inbounds double, ptr %217, i64 %218
  %220 = load i64, ptr %41, align 8, !tbaa !25, !noalias !209
  %221 = getelementptr inbounds double, ptr %219, i64 %220
  %222 = load i64, ptr %42, align 8, !tbaa !24, !noalias !209
  %223 = getelementptr inbounds double, ptr %221, i64 %222
  %224 = load i64, ptr %43, align 8, !tbaa !41, !noalias !209
  %225 = getelementptr inbounds double, ptr %223, i64 %224
  %226 = getelementptr inbounds double, ptr %225, i64 %222
  %227 = load ptr, ptr %44, align 8, !tbaa !42, !noalias !209
  %228 = add i64 %218, 2
  %229 = add nsw i64 %222, %218
  br label %230

230:                                              ; preds = %277, %212
  %231 = phi i64 [ 0, %212 ], [ %278, %277 ]
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %250, label %233

233:                                              ; preds = %230
  %234 = load i64, ptr %45, align 8, !tbaa !35, !noalias !209
  %235 = add nsw i64 %229, %234
  %236 = mul i64 %235, 3
  %237 = add i64 %236, 4
  br label %238

238:                                              ; preds = %238, %233
  %239 = phi ptr [ %226, %233 ], [ %246, %238 ]
  %240 = phi i64 [ 0, %233 ], [ %247, %238 ]
  %241 = phi i64 [ 0, %233 ], [ %248, %238 ]
  %242 = getelementptr inbounds i64, ptr %227, i64 %241
  %243 = load i64, ptr %242, align 8, !tbaa !29, !noalias !209
  %244 = mul i64 %243, %228
  %245 = add i64 %237, %244
  %246 = getelementptr inbounds double, ptr %239, i64 %245
  %247 = add nsw i64 %243, %240
  %248 = add nuw nsw i64 %241, 1
  %249 = icmp eq i64 %248, %231
  br i1 %249, label %250, label %238, !llvm.loop !43

250:                                              ; preds = %238, %230
  %251 = phi i64 [ 0, %230 ], [ %247, %238 ]
  %252 = phi ptr [ %226, %230 ], [ %246, %238 ]
  %253 = getelementptr inbounds i64, ptr %227, i64 %231
  %254 = load i64, ptr %253, align 8, !tbaa !29, !noalias !209
  %255 = icmp eq i64 %254, 2
  br i1 %255, label %256, label %277

256:                                              ; preds = %250
  %257 = load ptr, ptr %46, align 8, !tbaa !44
  %258 = getelementptr inbounds i64, ptr %257, i64 %231
  %259 = load i64, ptr %258, align 8, !tbaa !29
  %260 = icmp eq i64 %259, 1
  br i1 %260, label %261, label %277

261:                                              ; preds = %256
  %262 = load double, ptr %252, align 8, !tbaa !28
  %263 = fmul contract double %262, %262
  %264 = getelementptr inbounds double, ptr %252, i64 1
  %265 = load double, ptr %264, align 8, !tbaa !28
  %266 = fmul contract double %265, %265
  %267 = fadd contract double %263, %266
  %268 = tail call contract double @llvm.sqrt.f64(double %267)
  %269 = fcmp contract ogt double %268, 1.000000e-09
  br i1 %269, label %270, label %277

270:                                              ; preds = %261
  %271 = load ptr, ptr %47, align 8, !tbaa !58
  %272 = getelementptr double, ptr %271, i64 %251
  %273 = fdiv contract double %262, %268
  store double %273, ptr %272, align 8, !tbaa !28
  %274 = load double, ptr %264, align 8, !tbaa !28
  %275 = fdiv contract double %274, %268
  %276 = getelementptr double, ptr %272, i64 1
  store double %275, ptr %276, align 8, !tbaa !28
  br label %277

277:                                              ; preds = %270, %261, %256, %250
  %278 = add nuw nsw i64 %231, 1
  %279 = icmp eq i64 %278, %210
  br i1 %279, label %280, label %230, !llvm.loop !196

280:                                              ; preds = %277, %207
  %281 = icmp slt i64 %208, 0
  br i1 %281, label %284, label %282

282:                                              ; preds = %280
  %283 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %208, ptr %283, align 8, !tbaa !198
  br label %291

284:                                              ; preds = %280, %167
  %285 = load double, ptr %1, align 8, !tbaa !163
  %286 = load double, ptr %21, align 8, !tbaa !164
  %287 = load double, ptr %22, align 8, !tbaa !161
  %288 = fsub contract double %287, %285
  %289 = fmul contract double %286, 1.000000e-09
  %290 = fcmp contract ugt double %288, %289
  br i1 %290, label %48, label %291, !llvm.loop !212

291:                                              ; preds = %48, %284, %144, %11, %282
  %292 = phi i64 [ 4, %282 ], [ 0, %11 ], [ 3, %144 ], [ 1, %48 ], [ 0, %284 ]
  ret i64 %292
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i64 @factor_products(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, double noundef %4) unnamed_addr #3 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %7 = load ptr, ptr %6, align 8, !tbaa !213
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %9 = load ptr, ptr %8, align 8, !tbaa !214
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %11 = load ptr, ptr %10, align 8, !tbaa !215
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
  %37 = load double, ptr %36, align 8, !tbaa !28
  %38 = fcmp contract ogt double %37, %18
  %39 = select i1 %38, double %37, double %18
  %40 = getelementptr inbounds i64, ptr %11, i64 %19
  store i64 %19, ptr %40, align 8, !tbaa !29
  %41 = add nuw nsw i64 %19, 1
  %42 = add nuw i64 %17, 1
  %43 = icmp eq i64 %41, %2
  br i1 %43, label %25, label %16, !llvm.loop !216

44:                                               ; preds = %51, %29
  %45 = phi double [ 0.000000e+00, %29 ], [ %59, %51 ]
  %46 = mul nsw i64 %30, %2
  %47 = getelementptr double, ptr %20, i64 %46
  store double %45, ptr %47, align 8, !tbaa !28
  %48 = getelementptr double, ptr %22, i64 %30
  store double %45, ptr %48, align 8, !tbaa !28
  %49 = add nuw nsw i64 %30, 1
  %50 = icmp eq i64 %49, %17
  br i1 %50, label %34, label %29, !llvm.loop !217

51:                                               ; preds = %31, %51
  %52 = phi double [ 0.000000e+00, %31 ], [ %59, %51 ]
  %53 = phi i64 [ 0, %31 ], [ %60, %51 ]
  %54 = getelementptr double, ptr %24, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !28
  %56 = getelementptr double, ptr %33, i64 %53
  %57 = load double, ptr %56, align 8, !tbaa !28
  %58 = fmul contract double %55, %57
  %59 = fadd contract double %52, %58
  %60 = add nuw nsw i64 %53, 1
  %61 = icmp eq i64 %60, %3
  br i1 %61, label %44, label %51, !llvm.loop !218

62:                                               ; preds = %63
  br i1 %12, label %75, label %80

63:                                               ; preds = %26, %63
  %64 = phi i64 [ 0, %26 ], [ %73, %63 ]
  %65 = mul i64 %64, %27
  %66 = getelementptr inbounds double, ptr %7, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !28
  %68 = fcmp contract ogt double %67, %28
  %69 = tail call contract double @llvm.sqrt.f64(double %67)
  %70 = fdiv contract double 1.000000e+00, %69
  %71 = select contract i1 %68, double %70, double 0.000000e+00
  %72 = getelementptr inbounds double, ptr %9, i64 %64
  store double %71, ptr %72, align 8, !tbaa !28
  %73 = add nuw nsw i64 %64, 1
  %74 = icmp eq i64 %73, %2
  br i1 %74, label %62, label %63, !llvm.loop !219

75:                                               ; preds = %62, %86
  %76 = phi i64 [ %87, %86 ], [ 0, %62 ]
  %77 = getelementptr inbounds double, ptr %9, i64 %76
  %78 = mul nsw i64 %76, %2
  %79 = getelementptr double, ptr %7, i64 %78
  br label %89

80:                                               ; preds = %86, %5, %25, %62
  %81 = add i64 %2, 1
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %84 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  %85 = icmp slt i64 %2, 1
  br i1 %85, label %172, label %100

86:                                               ; preds = %89
  %87 = add nuw nsw i64 %76, 1
  %88 = icmp eq i64 %87, %2
  br i1 %88, label %80, label %75, !llvm.loop !220

89:                                               ; preds = %75, %89
  %90 = phi i64 [ 0, %75 ], [ %98, %89 ]
  %91 = load double, ptr %77, align 8, !tbaa !28
  %92 = getelementptr inbounds double, ptr %9, i64 %90
  %93 = load double, ptr %92, align 8, !tbaa !28
  %94 = fmul contract double %91, %93
  %95 = getelementptr double, ptr %79, i64 %90
  %96 = load double, ptr %95, align 8, !tbaa !28
  %97 = fmul contract double %96, %94
  store double %97, ptr %95, align 8, !tbaa !28
  %98 = add nuw nsw i64 %90, 1
  %99 = icmp eq i64 %98, %2
  br i1 %99, label %86, label %89, !llvm.loop !221

100:                                              ; preds = %80, %169
  %101 = phi i64 [ %103, %169 ], [ 0, %80 ]
  %102 = phi i64 [ %170, %169 ], [ 2, %80 ]
  %103 = add nuw i64 %101, 1
  %104 = icmp slt i64 %103, %2
  br i1 %104, label %116, label %105

105:                                              ; preds = %116, %100
  %106 = phi i64 [ %101, %100 ], [ %130, %116 ]
  %107 = getelementptr inbounds i64, ptr %11, i64 %106
  %108 = load i64, ptr %107, align 8, !tbaa !29
  %109 = getelementptr inbounds i64, ptr %11, i64 %101
  %110 = load i64, ptr %109, align 8, !tbaa !29
  store i64 %110, ptr %107, align 8, !tbaa !29
  store i64 %108, ptr %109, align 8, !tbaa !29
  %111 = mul nsw i64 %108, %2
  %112 = getelementptr double, ptr %7, i64 %111
  %113 = getelementptr double, ptr %112, i64 %108
  %114 = load double, ptr %113, align 8, !tbaa !28
  %115 = fcmp contract ogt double %114, 0x3DA5FD7FE1796495
  br i1 %115, label %133, label %172

116:                                              ; preds = %100, %116
  %117 = phi i64 [ %131, %116 ], [ %103, %100 ]
  %118 = phi i64 [ %130, %116 ], [ %101, %100 ]
  %119 = getelementptr inbounds i64, ptr %11, i64 %117
  %120 = load i64, ptr %119, align 8, !tbaa !29
  %121 = mul i64 %120, %81
  %122 = getelementptr inbounds double, ptr %7, i64 %121
  %123 = load double, ptr %122, align 8, !tbaa !28
  %124 = getelementptr inbounds i64, ptr %11, i64 %118
  %125 = load i64, ptr %124, align 8, !tbaa !29
  %126 = mul i64 %125, %81
  %127 = getelementptr inbounds double, ptr %7, i64 %126
  %128 = load double, ptr %127, align 8, !tbaa !28
  %129 = fcmp contract ogt double %123, %128
  %130 = select i1 %129, i64 %117, i64 %118
  %131 = add nuw nsw i64 %117, 1
  %132 = icmp slt i64 %131, %2
  br i1 %132, label %116, label %105, !llvm.loop !222

133:                                              ; preds = %105
  %134 = load double, ptr %82, align 8, !tbaa !223
  %135 = fcmp contract olt double %114, %134
  br i1 %135, label %136, label %137

136:                                              ; preds = %133
  store double %114, ptr %82, align 8, !tbaa !223
  store double %4, ptr %83, align 8, !tbaa !224
  br label %137

137:                                              ; preds = %136, %133
  br i1 %104, label %138, label %169

138:                                              ; preds = %137, %149
  %139 = phi i64 [ %153, %149 ], [ %102, %137 ]
  %140 = phi i64 [ %151, %149 ], [ %103, %137 ]
  %141 = getelementptr inbounds i64, ptr %11, i64 %140
  %142 = load i64, ptr %141, align 8, !tbaa !29
  %143 = mul nsw i64 %142, %2
  %144 = getelementptr double, ptr %7, i64 %143
  %145 = getelementptr double, ptr %144, i64 %108
  %146 = load double, ptr %145, align 8, !tbaa !28
  %147 = fdiv contract double %146, %114
  %148 = icmp ult i64 %101, %140
  br i1 %148, label %154, label %149

149:                                              ; preds = %154, %138
  %150 = getelementptr double, ptr %112, i64 %142
  store double %147, ptr %150, align 8, !tbaa !28
  %151 = add nuw nsw i64 %140, 1
  %152 = icmp slt i64 %151, %2
  %153 = add i64 %139, 1
  br i1 %152, label %138, label %169, !llvm.loop !225

154:                                              ; preds = %138, %154
  %155 = phi i64 [ %167, %154 ], [ %103, %138 ]
  %156 = getelementptr inbounds i64, ptr %11, i64 %155
  %157 = load i64, ptr %156, align 8, !tbaa !29
  %158 = mul nsw i64 %157, %2
  %159 = getelementptr double, ptr %7, i64 %158
  %160 = getelementptr double, ptr %159, i64 %108
  %161 = load double, ptr %160, align 8, !tbaa !28
  %162 = fmul contract double %147, %161
  %163 = getelementptr double, ptr %144, i64 %157
  %164 = load double, ptr %163, align 8, !tbaa !28
  %165 = fsub contract double %164, %162
  store double %165, ptr %163, align 8, !tbaa !28
  %166 = getelementptr double, ptr %159, i64 %142
  store double %165, ptr %166, align 8, !tbaa !28
  %167 = add i64 %155, 1
  %168 = icmp eq i64 %167, %139
  br i1 %168, label %149, label %154, !llvm.loop !226

169:                                              ; preds = %149, %137
  %170 = add nuw i64 %102, 1
  %171 = icmp eq i64 %103, %84
  br i1 %171, label %172, label %100

172:                                              ; preds = %169, %105, %80
  %173 = phi i64 [ %84, %80 ], [ %84, %169 ], [ %101, %105 ]
  %174 = sitofp i64 %173 to double
  %175 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  store double %174, ptr %175, align 8, !tbaa !227
  ret i64 %173
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #6 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %7 = load ptr, ptr %6, align 8, !tbaa !213
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %9 = load ptr, ptr %8, align 8, !tbaa !214
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %11 = load ptr, ptr %10, align 8, !tbaa !215
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
  %19 = load i64, ptr %18, align 8, !tbaa !29
  %20 = getelementptr inbounds double, ptr %3, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !28
  %22 = getelementptr inbounds double, ptr %9, i64 %19
  %23 = load double, ptr %22, align 8, !tbaa !28
  %24 = fmul contract double %21, %23
  %25 = getelementptr double, ptr %7, i64 %19
  %26 = icmp eq i64 %17, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %32, %16
  %28 = phi double [ %24, %16 ], [ %43, %32 ]
  %29 = getelementptr inbounds double, ptr %4, i64 %19
  store double %28, ptr %29, align 8, !tbaa !28
  %30 = add nuw nsw i64 %17, 1
  %31 = icmp eq i64 %30, %2
  br i1 %31, label %13, label %16, !llvm.loop !228

32:                                               ; preds = %16, %32
  %33 = phi i64 [ %44, %32 ], [ 0, %16 ]
  %34 = phi double [ %43, %32 ], [ %24, %16 ]
  %35 = getelementptr inbounds i64, ptr %11, i64 %33
  %36 = load i64, ptr %35, align 8, !tbaa !29
  %37 = mul nsw i64 %36, %1
  %38 = getelementptr double, ptr %25, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !28
  %40 = getelementptr inbounds double, ptr %4, i64 %36
  %41 = load double, ptr %40, align 8, !tbaa !28
  %42 = fmul contract double %39, %41
  %43 = fsub contract double %34, %42
  %44 = add nuw nsw i64 %33, 1
  %45 = icmp eq i64 %44, %17
  br i1 %45, label %27, label %32, !llvm.loop !229

46:                                               ; preds = %63, %5, %13
  %47 = icmp sgt i64 %1, 0
  br i1 %47, label %80, label %79

48:                                               ; preds = %14, %63
  %49 = phi i64 [ %2, %14 ], [ %50, %63 ]
  %50 = add nsw i64 %49, -1
  %51 = getelementptr inbounds i64, ptr %11, i64 %50
  %52 = load i64, ptr %51, align 8, !tbaa !29
  %53 = getelementptr inbounds double, ptr %4, i64 %52
  %54 = load double, ptr %53, align 8, !tbaa !28
  %55 = mul i64 %52, %15
  %56 = getelementptr inbounds double, ptr %7, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !28
  %58 = fdiv contract double %54, %57
  %59 = icmp slt i64 %49, %2
  br i1 %59, label %60, label %63

60:                                               ; preds = %48
  %61 = mul nsw i64 %52, %1
  %62 = getelementptr double, ptr %7, i64 %61
  br label %66

63:                                               ; preds = %66, %48
  %64 = phi double [ %58, %48 ], [ %76, %66 ]
  store double %64, ptr %53, align 8, !tbaa !28
  %65 = icmp sgt i64 %49, 1
  br i1 %65, label %48, label %46, !llvm.loop !230

66:                                               ; preds = %60, %66
  %67 = phi i64 [ %49, %60 ], [ %77, %66 ]
  %68 = phi double [ %58, %60 ], [ %76, %66 ]
  %69 = getelementptr inbounds i64, ptr %11, i64 %67
  %70 = load i64, ptr %69, align 8, !tbaa !29
  %71 = getelementptr double, ptr %62, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !28
  %73 = getelementptr inbounds double, ptr %4, i64 %70
  %74 = load double, ptr %73, align 8, !tbaa !28
  %75 = fmul contract double %72, %74
  %76 = fsub contract double %68, %75
  %77 = add nuw nsw i64 %67, 1
  %78 = icmp eq i64 %77, %2
  br i1 %78, label %63, label %66, !llvm.loop !231

79:                                               ; preds = %91, %46
  ret void

80:                                               ; preds = %46, %91
  %81 = phi i64 [ %94, %91 ], [ 0, %46 ]
  %82 = icmp slt i64 %81, %2
  %83 = getelementptr inbounds i64, ptr %11, i64 %81
  %84 = load i64, ptr %83, align 8, !tbaa !29
  br i1 %82, label %85, label %91

85:                                               ; preds = %80
  %86 = getelementptr inbounds double, ptr %4, i64 %84
  %87 = load double, ptr %86, align 8, !tbaa !28
  %88 = getelementptr inbounds double, ptr %9, i64 %84
  %89 = load double, ptr %88, align 8, !tbaa !28
  %90 = fmul contract double %87, %89
  br label %91

91:                                               ; preds = %80, %85
  %92 = phi contract double [ %90, %85 ], [ 0.000000e+00, %80 ]
  %93 = getelementptr inbounds double, ptr %4, i64 %84
  store double %92, ptr %93, align 8, !tbaa !28
  %94 = add nuw nsw i64 %81, 1
  %95 = icmp eq i64 %94, %1
  br i1 %95, label %79, label %80, !llvm.loop !232
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!5 = !{!6, !7, i64 136}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !10, i64 192, !10, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !10, i64 240, !10, i64 248, !10, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !10, i64 376, !11, i64 384, !11, i64 392, !11, i64 400, !11, i64 408, !11, i64 416, !11, i64 424, !11, i64 432}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !10, i64 272}
!13 = !{!6, !10, i64 264}
!14 = !{!6, !7, i64 144}
!15 = !{!6, !11, i64 384}
!16 = !{!6, !7, i64 0}
!17 = !{!6, !7, i64 48}
!18 = !{!6, !7, i64 8}
!19 = !{!6, !10, i64 280}
!20 = !{!6, !7, i64 72}
!21 = !{!6, !10, i64 192}
!22 = !{!6, !10, i64 200}
!23 = !{!6, !10, i64 288}
!24 = !{!6, !7, i64 16}
!25 = !{!6, !7, i64 80}
!26 = !{!6, !10, i64 208}
!27 = !{!6, !10, i64 216}
!28 = !{!11, !11, i64 0}
!29 = !{!7, !7, i64 0}
!30 = distinct !{!30, !31, !32}
!31 = !{!"llvm.loop.mustprogress"}
!32 = !{!"llvm.loop.unroll.disable"}
!33 = distinct !{!33, !31, !32}
!34 = !{!6, !7, i64 96}
!35 = !{!6, !7, i64 104}
!36 = !{!6, !10, i64 368}
!37 = !{!6, !10, i64 352}
!38 = !{!39}
!39 = distinct !{!39, !40, !"law_at: argument 0"}
!40 = distinct !{!40, !"law_at"}
!41 = !{!6, !7, i64 24}
!42 = !{!6, !10, i64 240}
!43 = distinct !{!43, !31, !32}
!44 = !{!6, !10, i64 248}
!45 = distinct !{!45, !31, !32}
!46 = distinct !{!46, !31, !32}
!47 = !{!6, !10, i64 296}
!48 = distinct !{!48, !31, !32}
!49 = distinct !{!49, !31, !32}
!50 = distinct !{!50, !31, !32}
!51 = !{!52}
!52 = distinct !{!52, !53, !"law_at: argument 0"}
!53 = distinct !{!53, !"law_at"}
!54 = !{!55}
!55 = distinct !{!55, !56, !"law_at: argument 0"}
!56 = distinct !{!56, !"law_at"}
!57 = distinct !{!57, !31, !32}
!58 = !{!6, !10, i64 344}
!59 = distinct !{!59, !31, !32}
!60 = distinct !{!60, !31, !32}
!61 = distinct !{!61, !31, !32}
!62 = !{!63}
!63 = distinct !{!63, !64, !"law_at: argument 0"}
!64 = distinct !{!64, !"law_at"}
!65 = distinct !{!65, !31, !32}
!66 = distinct !{!66, !31, !32}
!67 = distinct !{!67, !31, !32}
!68 = distinct !{!68, !31, !32}
!69 = distinct !{!69, !31, !32}
!70 = distinct !{!70, !31, !32}
!71 = distinct !{!71, !31, !32}
!72 = distinct !{!72, !31, !32}
!73 = distinct !{!73, !31, !32}
!74 = distinct !{!74, !31, !32}
!75 = distinct !{!75, !31, !32}
!76 = distinct !{!76, !31, !32}
!77 = distinct !{!77, !31, !32}
!78 = distinct !{!78, !31, !32}
!79 = distinct !{!79, !31, !32}
!80 = distinct !{!80, !31, !32}
!81 = distinct !{!81, !31, !32}
!82 = distinct !{!82, !31, !32}
!83 = distinct !{!83, !31, !32}
!84 = distinct !{!84, !31, !32}
!85 = distinct !{!85, !31, !32}
!86 = distinct !{!86, !31, !32}
!87 = distinct !{!87, !31, !32}
!88 = !{!6, !11, i64 432}
!89 = !{!6, !10, i64 320}
!90 = !{!6, !10, i64 360}
!91 = distinct !{!91, !31, !32}
!92 = distinct !{!92, !31, !32}
!93 = distinct !{!93, !31, !32}
!94 = distinct !{!94, !31, !32}
!95 = !{!6, !11, i64 416}
!96 = distinct !{!96, !31, !32}
!97 = distinct !{!97, !31, !32}
!98 = distinct !{!98, !31, !32}
!99 = distinct !{!99, !31, !32}
!100 = distinct !{!100, !31, !32}
!101 = distinct !{!101, !31, !32}
!102 = distinct !{!102, !31, !32}
!103 = distinct !{!103, !31, !32}
!104 = !{!6, !11, i64 424}
!105 = distinct !{!105, !31, !32}
!106 = distinct !{!106, !31, !32}
!107 = !{!6, !10, i64 312}
!108 = distinct !{!108, !31, !32}
!109 = distinct !{!109, !31, !32}
!110 = distinct !{!110, !31, !32}
!111 = distinct !{!111, !31, !32}
!112 = distinct !{!112, !31, !32}
!113 = distinct !{!113, !31, !32}
!114 = !{!6, !7, i64 120}
!115 = distinct !{!115, !31, !32}
!116 = distinct !{!116, !31, !32}
!117 = !{!6, !7, i64 56}
!118 = !{!6, !7, i64 64}
!119 = !{!6, !10, i64 328}
!120 = distinct !{!120, !31, !32}
!121 = !{!6, !7, i64 32}
!122 = !{!6, !10, i64 336}
!123 = distinct !{!123, !31, !32}
!124 = !{!6, !7, i64 152}
!125 = !{!6, !7, i64 88}
!126 = !{!6, !10, i64 232}
!127 = distinct !{!127, !31, !32}
!128 = distinct !{!128, !31, !32}
!129 = !{!6, !7, i64 128}
!130 = !{!131}
!131 = distinct !{!131, !132, !"law_at: argument 0"}
!132 = distinct !{!132, !"law_at"}
!133 = distinct !{!133, !31, !32}
!134 = distinct !{!134, !31, !32}
!135 = distinct !{!135, !31, !32}
!136 = distinct !{!136, !31, !32}
!137 = distinct !{!137, !31, !32}
!138 = distinct !{!138, !31, !32}
!139 = !{!6, !10, i64 224}
!140 = distinct !{!140, !31, !32}
!141 = distinct !{!141, !31, !32}
!142 = distinct !{!142, !31, !32}
!143 = distinct !{!143, !31, !32}
!144 = distinct !{!144, !31, !32}
!145 = distinct !{!145, !31, !32}
!146 = !{!147}
!147 = distinct !{!147, !148, !"law_at: argument 0"}
!148 = distinct !{!148, !"law_at"}
!149 = distinct !{!149, !31, !32}
!150 = distinct !{!150, !31, !32}
!151 = distinct !{!151, !31, !32}
!152 = !{!6, !7, i64 112}
!153 = !{!6, !7, i64 160}
!154 = !{!6, !7, i64 168}
!155 = !{!156}
!156 = distinct !{!156, !157, !"law_at: argument 0"}
!157 = distinct !{!157, !"law_at"}
!158 = distinct !{!158, !31, !32}
!159 = distinct !{!159, !31, !32}
!160 = distinct !{!160, !31, !32}
!161 = !{!162, !11, i64 16}
!162 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96}
!163 = !{!162, !11, i64 0}
!164 = !{!162, !11, i64 32}
!165 = !{!162, !11, i64 40}
!166 = distinct !{!166, !31, !32}
!167 = distinct !{!167, !31, !32}
!168 = distinct !{!168, !31, !32}
!169 = !{!162, !7, i64 64}
!170 = !{!162, !11, i64 8}
!171 = !{!162, !7, i64 72}
!172 = distinct !{!172, !31, !32}
!173 = distinct !{!173, !31, !32}
!174 = distinct !{!174, !31, !32}
!175 = distinct !{!175, !31, !32}
!176 = distinct !{!176, !31, !32}
!177 = distinct !{!177, !31, !32}
!178 = distinct !{!178, !31, !32}
!179 = distinct !{!179, !31, !32}
!180 = distinct !{!180, !31, !32}
!181 = !{!162, !7, i64 88}
!182 = !{!162, !7, i64 48}
!183 = !{!162, !7, i64 56}
!184 = distinct !{!184, !31, !32}
!185 = distinct !{!185, !31, !32}
!186 = distinct !{!186, !31, !32}
!187 = distinct !{!187, !31, !32}
!188 = distinct !{!188, !31, !32}
!189 = distinct !{!189, !31, !32}
!190 = distinct !{!190, !31, !32}
!191 = !{!162, !11, i64 24}
!192 = distinct !{!192, !32}
!193 = !{!194}
!194 = distinct !{!194, !195, !"law_at: argument 0"}
!195 = distinct !{!195, !"law_at"}
!196 = distinct !{!196, !31, !32}
!197 = !{!162, !7, i64 80}
!198 = !{!162, !7, i64 96}
!199 = distinct !{!199, !31, !32}
!200 = distinct !{!200, !31, !32}
!201 = distinct !{!201, !31, !32}
!202 = distinct !{!202, !31, !32}
!203 = distinct !{!203, !31, !32}
!204 = distinct !{!204, !31, !32}
!205 = distinct !{!205, !31, !32}
!206 = distinct !{!206, !31, !32}
!207 = distinct !{!207, !31, !32}
!208 = distinct !{!208, !31, !32}
!209 = !{!210}
!210 = distinct !{!210, !211, !"law_at: argument 0"}
!211 = distinct !{!211, !"law_at"}
!212 = distinct !{!212, !32}
!213 = !{!6, !10, i64 304}
!214 = !{!6, !10, i64 376}
!215 = !{!6, !10, i64 256}
!216 = distinct !{!216, !31, !32}
!217 = distinct !{!217, !31, !32}
!218 = distinct !{!218, !31, !32}
!219 = distinct !{!219, !31, !32}
!220 = distinct !{!220, !31, !32}
!221 = distinct !{!221, !31, !32}
!222 = distinct !{!222, !31, !32}
!223 = !{!6, !11, i64 392}
!224 = !{!6, !11, i64 400}
!225 = distinct !{!225, !31, !32}
!226 = distinct !{!226, !31, !32}
!227 = !{!6, !11, i64 408}
!228 = distinct !{!228, !31, !32}
!229 = distinct !{!229, !31, !32}
!230 = distinct !{!230, !31, !32}
!231 = distinct !{!231, !31, !32}
!232 = distinct !{!232, !31, !32}
