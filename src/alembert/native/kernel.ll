; sha256 of kernel.c and dormand_prince.h: 9cfb3fecf0b2b4f100e3235ad88dae8a5c0796b896eb4673a87df8582857642a

%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double }
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
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %8 = load i64, ptr %7, align 8, !tbaa !5
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %11 = load ptr, ptr %10, align 8, !tbaa !12
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %13 = load ptr, ptr %12, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %15 = load i64, ptr %14, align 8, !tbaa !14
  %16 = inttoptr i64 %15 to ptr
  tail call void %9(ptr noundef %11, ptr noundef %13, ptr noundef %16) #8
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
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
  br label %901

34:                                               ; preds = %4
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %36 = load i64, ptr %35, align 8, !tbaa !18
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
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
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %50 = load ptr, ptr %49, align 8, !tbaa !21
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %52 = load ptr, ptr %51, align 8, !tbaa !22
  br label %74

53:                                               ; preds = %74, %34
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
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
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %71 = load ptr, ptr %70, align 8, !tbaa !26
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
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
  br i1 %106, label %874, label %107

107:                                              ; preds = %103
  %108 = load i64, ptr %35, align 8, !tbaa !18
  %109 = load i64, ptr %56, align 8, !tbaa !24
  %110 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %111 = load i64, ptr %110, align 8, !tbaa !35
  %112 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
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
  %126 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
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
  %229 = load ptr, ptr %10, align 8, !tbaa !12, !noalias !47
  %230 = load i64, ptr %0, align 8, !tbaa !16, !noalias !47
  %231 = getelementptr inbounds double, ptr %229, i64 %230
  %232 = load i64, ptr %44, align 8, !tbaa !20, !noalias !47
  %233 = getelementptr inbounds double, ptr %231, i64 %232
  %234 = load i64, ptr %35, align 8, !tbaa !18
  %235 = getelementptr inbounds double, ptr %233, i64 %234
  %236 = load i64, ptr %65, align 8, !tbaa !25, !noalias !47
  %237 = getelementptr inbounds double, ptr %235, i64 %236
  %238 = load i64, ptr %56, align 8, !tbaa !24
  %239 = getelementptr inbounds double, ptr %237, i64 %238
  %240 = load i64, ptr %222, align 8, !tbaa !41, !noalias !47
  %241 = getelementptr inbounds double, ptr %239, i64 %240
  %242 = getelementptr inbounds double, ptr %241, i64 %238
  %243 = load ptr, ptr %223, align 8, !tbaa !42, !noalias !47
  %244 = add i64 %234, 2
  %245 = add nsw i64 %238, %234
  %246 = mul nsw i64 %234, 3
  %247 = mul nsw i64 %238, 3
  %248 = icmp sgt i64 %234, 0
  %249 = icmp sgt i64 %238, 0
  %250 = load i64, ptr %110, align 8, !tbaa !35
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
  %266 = load ptr, ptr %10, align 8, !tbaa !12
  %267 = load i64, ptr %0, align 8, !tbaa !16
  %268 = getelementptr inbounds double, ptr %266, i64 %267
  %269 = load i64, ptr %44, align 8, !tbaa !20
  %270 = getelementptr inbounds double, ptr %268, i64 %269
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %259, ptr align 8 %270, i64 %218, i1 false)
  br label %381

271:                                              ; preds = %256
  %272 = load ptr, ptr %221, align 8, !tbaa !44
  %273 = add nsw i64 %257, -1
  %274 = getelementptr inbounds i64, ptr %272, i64 %273
  %275 = load i64, ptr %274, align 8, !tbaa !29
  %276 = icmp eq i64 %275, 1
  br i1 %276, label %277, label %420

277:                                              ; preds = %271
  %278 = load ptr, ptr %10, align 8, !tbaa !12, !noalias !50
  %279 = load i64, ptr %0, align 8, !tbaa !16, !noalias !50
  %280 = getelementptr inbounds double, ptr %278, i64 %279
  %281 = load i64, ptr %44, align 8, !tbaa !20, !noalias !50
  %282 = getelementptr inbounds double, ptr %280, i64 %281
  %283 = load i64, ptr %35, align 8, !tbaa !18, !noalias !50
  %284 = getelementptr inbounds double, ptr %282, i64 %283
  %285 = load i64, ptr %65, align 8, !tbaa !25, !noalias !50
  %286 = getelementptr inbounds double, ptr %284, i64 %285
  %287 = load i64, ptr %56, align 8, !tbaa !24, !noalias !50
  %288 = getelementptr inbounds double, ptr %286, i64 %287
  %289 = load i64, ptr %222, align 8, !tbaa !41, !noalias !50
  %290 = getelementptr inbounds double, ptr %288, i64 %289
  %291 = getelementptr inbounds double, ptr %290, i64 %287
  %292 = icmp eq i64 %257, 1
  %293 = load ptr, ptr %223, align 8, !tbaa !42, !noalias !50
  br i1 %292, label %313, label %294

294:                                              ; preds = %277
  %295 = add i64 %283, 2
  %296 = add nsw i64 %287, %283
  %297 = load i64, ptr %110, align 8, !tbaa !35, !noalias !50
  %298 = add nsw i64 %296, %297
  %299 = mul i64 %298, 3
  %300 = add i64 %299, 4
  br label %301

301:                                              ; preds = %301, %294
  %302 = phi ptr [ %291, %294 ], [ %309, %301 ]
  %303 = phi i64 [ 0, %294 ], [ %310, %301 ]
  %304 = phi i64 [ 0, %294 ], [ %311, %301 ]
  %305 = getelementptr inbounds i64, ptr %293, i64 %304
  %306 = load i64, ptr %305, align 8, !tbaa !29, !noalias !50
  %307 = mul i64 %306, %295
  %308 = add i64 %300, %307
  %309 = getelementptr inbounds double, ptr %302, i64 %308
  %310 = add nsw i64 %306, %303
  %311 = add nuw nsw i64 %304, 1
  %312 = icmp eq i64 %311, %273
  br i1 %312, label %313, label %301, !llvm.loop !43

313:                                              ; preds = %301, %277
  %314 = phi i64 [ 0, %277 ], [ %310, %301 ]
  %315 = phi ptr [ %291, %277 ], [ %309, %301 ]
  %316 = getelementptr inbounds i64, ptr %293, i64 %273
  %317 = load i64, ptr %316, align 8, !tbaa !29, !noalias !50
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
  %332 = load double, ptr %331, align 8, !tbaa !28
  %333 = fmul contract double %332, %332
  %334 = fadd contract double %330, %333
  %335 = add nuw nsw i64 %329, 1
  %336 = icmp eq i64 %335, %317
  br i1 %336, label %323, label %328, !llvm.loop !53

337:                                              ; preds = %348, %323
  %338 = phi i64 [ 0, %323 ], [ %351, %348 ]
  br i1 %327, label %339, label %344

339:                                              ; preds = %337
  %340 = load ptr, ptr %224, align 8, !tbaa !54
  %341 = getelementptr double, ptr %340, i64 %314
  %342 = getelementptr double, ptr %341, i64 %338
  %343 = load double, ptr %342, align 8, !tbaa !28
  br label %348

344:                                              ; preds = %337
  %345 = getelementptr inbounds double, ptr %315, i64 %338
  %346 = load double, ptr %345, align 8, !tbaa !28
  %347 = fdiv contract double %346, %324
  br label %348

348:                                              ; preds = %344, %339
  %349 = phi contract double [ %343, %339 ], [ %347, %344 ]
  %350 = getelementptr inbounds double, ptr %5, i64 %338
  store double %349, ptr %350, align 8, !tbaa !28
  %351 = add nuw nsw i64 %338, 1
  %352 = icmp eq i64 %351, %317
  br i1 %352, label %353, label %337, !llvm.loop !55

353:                                              ; preds = %348
  %354 = getelementptr double, ptr %263, i64 %314
  br label %355

355:                                              ; preds = %366, %353
  %356 = phi i64 [ 0, %353 ], [ %367, %366 ]
  %357 = load double, ptr %321, align 8, !tbaa !28
  %358 = fneg contract double %357
  %359 = getelementptr inbounds [2 x double], ptr %5, i64 0, i64 %356
  %360 = load double, ptr %359, align 8, !tbaa !28
  %361 = fmul contract double %360, %358
  %362 = getelementptr double, ptr %354, i64 %356
  store double %361, ptr %362, align 8, !tbaa !28
  br i1 %225, label %363, label %366

363:                                              ; preds = %355
  %364 = mul nsw i64 %356, %108
  %365 = getelementptr double, ptr %318, i64 %364
  br label %369

366:                                              ; preds = %369, %355
  %367 = add nuw nsw i64 %356, 1
  %368 = icmp eq i64 %367, %317
  br i1 %368, label %380, label %355, !llvm.loop !56

369:                                              ; preds = %369, %363
  %370 = phi i64 [ 0, %363 ], [ %378, %369 ]
  %371 = load double, ptr %362, align 8, !tbaa !28
  %372 = getelementptr double, ptr %365, i64 %370
  %373 = load double, ptr %372, align 8, !tbaa !28
  %374 = fmul contract double %371, %373
  %375 = getelementptr inbounds double, ptr %259, i64 %370
  %376 = load double, ptr %375, align 8, !tbaa !28
  %377 = fadd contract double %376, %374
  store double %377, ptr %375, align 8, !tbaa !28
  %378 = add nuw nsw i64 %370, 1
  %379 = icmp eq i64 %378, %108
  br i1 %379, label %366, label %369, !llvm.loop !57

380:                                              ; preds = %366, %313
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #8
  tail call void @llvm.memset.p0.i64(ptr align 8 %113, i8 0, i64 %226, i1 false)
  br label %381

381:                                              ; preds = %265, %380
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %142, i64 noundef %215, ptr noundef %113, ptr noundef %259, ptr noundef %261)
  %382 = load ptr, ptr %223, align 8, !tbaa !42, !noalias !58
  %383 = load ptr, ptr %221, align 8, !tbaa !44
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
  %392 = load i64, ptr %391, align 8, !tbaa !29, !noalias !58
  %393 = add nsw i64 %392, %389
  %394 = add nuw nsw i64 %390, 1
  %395 = icmp eq i64 %394, %385
  br i1 %395, label %396, label %388, !llvm.loop !43

396:                                              ; preds = %388, %384
  %397 = phi i64 [ 0, %384 ], [ %393, %388 ]
  %398 = getelementptr inbounds i64, ptr %382, i64 %385
  %399 = load i64, ptr %398, align 8, !tbaa !29, !noalias !58
  %400 = getelementptr inbounds i64, ptr %383, i64 %385
  %401 = load i64, ptr %400, align 8, !tbaa !29
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
  %412 = load double, ptr %411, align 8, !tbaa !28
  %413 = getelementptr double, ptr %406, i64 %408
  store double %412, ptr %413, align 8, !tbaa !28
  %414 = add nuw nsw i64 %408, 1
  %415 = icmp eq i64 %414, %399
  br i1 %415, label %416, label %407, !llvm.loop !61

416:                                              ; preds = %407, %396
  %417 = phi i64 [ %386, %396 ], [ %410, %407 ]
  %418 = add nuw nsw i64 %385, 1
  %419 = icmp eq i64 %418, %105
  br i1 %419, label %420, label %384, !llvm.loop !62

420:                                              ; preds = %416, %271
  %421 = add nuw i64 %257, 1
  %422 = icmp eq i64 %257, %105
  br i1 %422, label %227, label %256, !llvm.loop !63

423:                                              ; preds = %227, %214
  %424 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  br label %800

425:                                              ; preds = %513
  %426 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  br i1 %135, label %427, label %800

427:                                              ; preds = %425
  %428 = load ptr, ptr %426, align 8, !tbaa !44
  br label %598

429:                                              ; preds = %513, %228
  %430 = phi i64 [ 0, %228 ], [ %526, %513 ]
  %431 = icmp eq i64 %430, 0
  br i1 %431, label %442, label %432

432:                                              ; preds = %429, %432
  %433 = phi ptr [ %439, %432 ], [ %242, %429 ]
  %434 = phi i64 [ %440, %432 ], [ 0, %429 ]
  %435 = getelementptr inbounds i64, ptr %243, i64 %434
  %436 = load i64, ptr %435, align 8, !tbaa !29, !noalias !47
  %437 = mul i64 %436, %244
  %438 = add i64 %255, %437
  %439 = getelementptr inbounds double, ptr %433, i64 %438
  %440 = add nuw nsw i64 %434, 1
  %441 = icmp eq i64 %440, %430
  br i1 %441, label %442, label %432, !llvm.loop !43

442:                                              ; preds = %432, %429
  %443 = phi ptr [ %242, %429 ], [ %439, %432 ]
  %444 = getelementptr inbounds i64, ptr %243, i64 %430
  %445 = load i64, ptr %444, align 8, !tbaa !29, !noalias !47
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
  %459 = load double, ptr %458, align 8, !tbaa !28
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
  %472 = load double, ptr %471, align 8, !tbaa !28
  %473 = getelementptr inbounds double, ptr %115, i64 %469
  %474 = load double, ptr %473, align 8, !tbaa !28
  %475 = fmul contract double %472, %474
  %476 = fadd contract double %470, %475
  %477 = add nuw nsw i64 %469, 1
  %478 = icmp eq i64 %477, %234
  br i1 %478, label %463, label %468, !llvm.loop !64

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
  %488 = load double, ptr %487, align 8, !tbaa !28
  %489 = getelementptr inbounds double, ptr %118, i64 %485
  %490 = load double, ptr %489, align 8, !tbaa !28
  %491 = fmul contract double %488, %490
  %492 = fadd contract double %486, %491
  %493 = add nuw nsw i64 %485, 1
  %494 = icmp eq i64 %493, %238
  br i1 %494, label %479, label %484, !llvm.loop !65

495:                                              ; preds = %502, %479
  %496 = phi double [ %480, %479 ], [ %510, %502 ]
  %497 = getelementptr inbounds double, ptr %455, i64 %457
  store double %496, ptr %497, align 8, !tbaa !28
  %498 = add nuw nsw i64 %457, 1
  %499 = icmp eq i64 %498, 3
  br i1 %499, label %500, label %456, !llvm.loop !66

500:                                              ; preds = %495
  %501 = mul nsw i64 %430, %105
  br label %528

502:                                              ; preds = %502, %481
  %503 = phi i64 [ 0, %481 ], [ %511, %502 ]
  %504 = phi double [ %480, %481 ], [ %510, %502 ]
  %505 = getelementptr double, ptr %483, i64 %503
  %506 = load double, ptr %505, align 8, !tbaa !28
  %507 = getelementptr inbounds double, ptr %121, i64 %503
  %508 = load double, ptr %507, align 8, !tbaa !28
  %509 = fmul contract double %506, %508
  %510 = fadd contract double %504, %509
  %511 = add nuw nsw i64 %503, 1
  %512 = icmp eq i64 %511, %250
  br i1 %512, label %495, label %502, !llvm.loop !67

513:                                              ; preds = %593
  %514 = load double, ptr %455, align 8, !tbaa !28
  %515 = fmul contract double %514, %514
  %516 = getelementptr double, ptr %455, i64 1
  %517 = load double, ptr %516, align 8, !tbaa !28
  %518 = fmul contract double %517, %517
  %519 = fadd contract double %515, %518
  %520 = getelementptr double, ptr %455, i64 2
  %521 = load double, ptr %520, align 8, !tbaa !28
  %522 = fmul contract double %521, %521
  %523 = fadd contract double %519, %522
  %524 = tail call contract double @llvm.sqrt.f64(double %523)
  %525 = getelementptr inbounds double, ptr %127, i64 %430
  store double %524, ptr %525, align 8, !tbaa !28
  %526 = add nuw nsw i64 %430, 1
  %527 = icmp eq i64 %526, %105
  br i1 %527, label %425, label %429, !llvm.loop !68

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
  %554 = load double, ptr %553, align 8, !tbaa !28
  %555 = getelementptr inbounds double, ptr %532, i64 %551
  %556 = load double, ptr %555, align 8, !tbaa !28
  %557 = fmul contract double %554, %556
  %558 = fadd contract double %552, %557
  %559 = add nuw nsw i64 %551, 1
  %560 = icmp eq i64 %559, %234
  br i1 %560, label %545, label %550, !llvm.loop !64

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
  %570 = load double, ptr %569, align 8, !tbaa !28
  %571 = getelementptr inbounds double, ptr %534, i64 %567
  %572 = load double, ptr %571, align 8, !tbaa !28
  %573 = fmul contract double %570, %572
  %574 = fadd contract double %568, %573
  %575 = add nuw nsw i64 %567, 1
  %576 = icmp eq i64 %575, %238
  br i1 %576, label %561, label %566, !llvm.loop !65

577:                                              ; preds = %582, %561
  %578 = phi double [ %562, %561 ], [ %590, %582 ]
  %579 = getelementptr inbounds double, ptr %539, i64 %541
  store double %578, ptr %579, align 8, !tbaa !28
  %580 = add nuw nsw i64 %541, 1
  %581 = icmp eq i64 %580, 3
  br i1 %581, label %593, label %540, !llvm.loop !66

582:                                              ; preds = %582, %563
  %583 = phi i64 [ 0, %563 ], [ %591, %582 ]
  %584 = phi double [ %562, %563 ], [ %590, %582 ]
  %585 = getelementptr double, ptr %565, i64 %583
  %586 = load double, ptr %585, align 8, !tbaa !28
  %587 = getelementptr inbounds double, ptr %536, i64 %583
  %588 = load double, ptr %587, align 8, !tbaa !28
  %589 = fmul contract double %586, %588
  %590 = fadd contract double %584, %589
  %591 = add nuw nsw i64 %583, 1
  %592 = icmp eq i64 %591, %250
  br i1 %592, label %577, label %582, !llvm.loop !67

593:                                              ; preds = %577
  %594 = icmp eq i64 %530, %105
  br i1 %594, label %513, label %528, !llvm.loop !69

595:                                              ; preds = %788
  %596 = add nuw nsw i64 %599, 1
  %597 = icmp eq i64 %596, 60
  br i1 %597, label %798, label %598, !llvm.loop !70

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
  %613 = load double, ptr %612, align 8, !tbaa !28
  %614 = fsub contract double %611, %613
  %615 = getelementptr inbounds double, ptr %131, i64 %604
  store double %614, ptr %615, align 8, !tbaa !28
  %616 = tail call contract double @llvm.fabs.f64(double %614)
  %617 = fcmp contract ogt double %616, %606
  %618 = fcmp contract ogt double %611, 0.000000e+00
  %619 = getelementptr double, ptr %129, i64 %609
  br label %651

620:                                              ; preds = %627, %603
  %621 = phi i64 [ 0, %603 ], [ %630, %627 ]
  %622 = phi double [ 0.000000e+00, %603 ], [ %629, %627 ]
  %623 = getelementptr double, ptr %608, i64 %621
  %624 = load double, ptr %623, align 8, !tbaa !28
  %625 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %621
  store double %624, ptr %625, align 8, !tbaa !28
  %626 = getelementptr double, ptr %125, i64 %621
  br label %632

627:                                              ; preds = %647
  %628 = fmul contract double %648, %648
  %629 = fadd contract double %622, %628
  %630 = add nuw nsw i64 %621, 1
  %631 = icmp eq i64 %630, 3
  br i1 %631, label %610, label %620, !llvm.loop !71

632:                                              ; preds = %647, %620
  %633 = phi double [ %624, %620 ], [ %648, %647 ]
  %634 = phi i64 [ 0, %620 ], [ %649, %647 ]
  %635 = getelementptr inbounds i64, ptr %428, i64 %634
  %636 = load i64, ptr %635, align 8, !tbaa !29
  %637 = icmp eq i64 %636, 1
  br i1 %637, label %638, label %647

638:                                              ; preds = %632
  %639 = add nuw nsw i64 %634, %609
  %640 = mul nsw i64 %639, 3
  %641 = getelementptr double, ptr %626, i64 %640
  %642 = load double, ptr %641, align 8, !tbaa !28
  %643 = getelementptr inbounds double, ptr %127, i64 %634
  %644 = load double, ptr %643, align 8, !tbaa !28
  %645 = fmul contract double %642, %644
  %646 = fadd contract double %633, %645
  store double %646, ptr %625, align 8, !tbaa !28
  br label %647

647:                                              ; preds = %638, %632
  %648 = phi double [ %633, %632 ], [ %646, %638 ]
  %649 = add nuw nsw i64 %634, 1
  %650 = icmp eq i64 %649, %105
  br i1 %650, label %627, label %632, !llvm.loop !72

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
  br i1 %661, label %600, label %603, !llvm.loop !73

662:                                              ; preds = %683
  %663 = icmp eq i64 %652, %604
  %664 = uitofp i1 %663 to double
  %665 = getelementptr inbounds i64, ptr %428, i64 %652
  %666 = load i64, ptr %665, align 8, !tbaa !29
  %667 = icmp eq i64 %666, 1
  %668 = select contract i1 %667, double %685, double 0.000000e+00
  %669 = fsub contract double %664, %668
  %670 = getelementptr double, ptr %619, i64 %652
  store double %669, ptr %670, align 8, !tbaa !28
  %671 = add nuw nsw i64 %652, 1
  %672 = icmp eq i64 %671, %105
  br i1 %672, label %656, label %651, !llvm.loop !74

673:                                              ; preds = %683, %651
  %674 = phi i64 [ 0, %651 ], [ %686, %683 ]
  %675 = phi double [ 0.000000e+00, %651 ], [ %685, %683 ]
  br i1 %618, label %676, label %683

676:                                              ; preds = %673
  %677 = getelementptr inbounds [3 x double], ptr %6, i64 0, i64 %674
  %678 = load double, ptr %677, align 8, !tbaa !28
  %679 = fdiv contract double %678, %611
  %680 = getelementptr double, ptr %655, i64 %674
  %681 = load double, ptr %680, align 8, !tbaa !28
  %682 = fmul contract double %679, %681
  br label %683

683:                                              ; preds = %676, %673
  %684 = phi contract double [ %682, %676 ], [ 0.000000e+00, %673 ]
  %685 = fadd contract double %675, %684
  %686 = add nuw nsw i64 %674, 1
  %687 = icmp eq i64 %686, 3
  br i1 %687, label %662, label %673, !llvm.loop !75

688:                                              ; preds = %739, %716
  %689 = icmp eq i64 %692, %105
  br i1 %689, label %757, label %690, !llvm.loop !76

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
  %706 = load double, ptr %705, align 8, !tbaa !28
  %707 = tail call contract double @llvm.fabs.f64(double %706)
  %708 = mul nsw i64 %703, %105
  %709 = getelementptr double, ptr %693, i64 %708
  %710 = load double, ptr %709, align 8, !tbaa !28
  %711 = tail call contract double @llvm.fabs.f64(double %710)
  %712 = fcmp contract ogt double %707, %711
  %713 = select i1 %712, i64 %702, i64 %703
  %714 = add nuw nsw i64 %702, 1
  %715 = icmp slt i64 %714, %105
  br i1 %715, label %701, label %695, !llvm.loop !77

716:                                              ; preds = %723
  %717 = getelementptr inbounds double, ptr %131, i64 %691
  %718 = load double, ptr %717, align 8, !tbaa !28
  %719 = getelementptr inbounds double, ptr %131, i64 %696
  %720 = load double, ptr %719, align 8, !tbaa !28
  store double %720, ptr %717, align 8, !tbaa !28
  store double %718, ptr %719, align 8, !tbaa !28
  br i1 %694, label %721, label %688

721:                                              ; preds = %716
  %722 = getelementptr double, ptr %698, i64 %691
  br label %731

723:                                              ; preds = %723, %695
  %724 = phi i64 [ 0, %695 ], [ %729, %723 ]
  %725 = getelementptr double, ptr %698, i64 %724
  %726 = load double, ptr %725, align 8, !tbaa !28
  %727 = getelementptr double, ptr %700, i64 %724
  %728 = load double, ptr %727, align 8, !tbaa !28
  store double %728, ptr %725, align 8, !tbaa !28
  store double %726, ptr %727, align 8, !tbaa !28
  %729 = add nuw nsw i64 %724, 1
  %730 = icmp eq i64 %729, %105
  br i1 %730, label %716, label %723, !llvm.loop !78

731:                                              ; preds = %739, %721
  %732 = phi i64 [ %692, %721 ], [ %745, %739 ]
  %733 = mul nsw i64 %732, %105
  %734 = getelementptr double, ptr %129, i64 %733
  %735 = getelementptr double, ptr %734, i64 %691
  %736 = load double, ptr %735, align 8, !tbaa !28
  %737 = load double, ptr %722, align 8, !tbaa !28
  %738 = fdiv contract double %736, %737
  br label %747

739:                                              ; preds = %747
  %740 = load double, ptr %717, align 8, !tbaa !28
  %741 = fmul contract double %738, %740
  %742 = getelementptr inbounds double, ptr %131, i64 %732
  %743 = load double, ptr %742, align 8, !tbaa !28
  %744 = fsub contract double %743, %741
  store double %744, ptr %742, align 8, !tbaa !28
  %745 = add nuw nsw i64 %732, 1
  %746 = icmp slt i64 %745, %105
  br i1 %746, label %731, label %688, !llvm.loop !79

747:                                              ; preds = %747, %731
  %748 = phi i64 [ %691, %731 ], [ %755, %747 ]
  %749 = getelementptr double, ptr %698, i64 %748
  %750 = load double, ptr %749, align 8, !tbaa !28
  %751 = fmul contract double %738, %750
  %752 = getelementptr double, ptr %734, i64 %748
  %753 = load double, ptr %752, align 8, !tbaa !28
  %754 = fsub contract double %753, %751
  store double %754, ptr %752, align 8, !tbaa !28
  %755 = add nuw nsw i64 %748, 1
  %756 = icmp slt i64 %755, %105
  br i1 %756, label %747, label %739, !llvm.loop !80

757:                                              ; preds = %688, %769
  %758 = phi i64 [ %759, %769 ], [ %105, %688 ]
  %759 = add nsw i64 %758, -1
  %760 = icmp slt i64 %758, %105
  br i1 %760, label %764, label %761

761:                                              ; preds = %757
  %762 = getelementptr inbounds double, ptr %131, i64 %759
  %763 = load double, ptr %762, align 8, !tbaa !28
  br label %769

764:                                              ; preds = %757
  %765 = mul nsw i64 %759, %105
  %766 = getelementptr double, ptr %129, i64 %765
  %767 = getelementptr inbounds double, ptr %131, i64 %759
  %768 = load double, ptr %767, align 8, !tbaa !28
  br label %777

769:                                              ; preds = %777, %761
  %770 = phi double [ %763, %761 ], [ %785, %777 ]
  %771 = mul i64 %759, %116
  %772 = getelementptr inbounds double, ptr %129, i64 %771
  %773 = load double, ptr %772, align 8, !tbaa !28
  %774 = getelementptr inbounds double, ptr %131, i64 %759
  %775 = fdiv contract double %770, %773
  store double %775, ptr %774, align 8, !tbaa !28
  %776 = icmp sgt i64 %758, 1
  br i1 %776, label %757, label %788, !llvm.loop !81

777:                                              ; preds = %777, %764
  %778 = phi double [ %768, %764 ], [ %785, %777 ]
  %779 = phi i64 [ %758, %764 ], [ %786, %777 ]
  %780 = getelementptr double, ptr %766, i64 %779
  %781 = load double, ptr %780, align 8, !tbaa !28
  %782 = getelementptr inbounds double, ptr %131, i64 %779
  %783 = load double, ptr %782, align 8, !tbaa !28
  %784 = fmul contract double %781, %783
  %785 = fsub contract double %778, %784
  store double %785, ptr %767, align 8, !tbaa !28
  %786 = add nuw nsw i64 %779, 1
  %787 = icmp eq i64 %786, %105
  br i1 %787, label %769, label %777, !llvm.loop !82

788:                                              ; preds = %769, %788
  %789 = phi i64 [ %796, %788 ], [ 0, %769 ]
  %790 = getelementptr inbounds double, ptr %127, i64 %789
  %791 = load double, ptr %790, align 8, !tbaa !28
  %792 = getelementptr inbounds double, ptr %131, i64 %789
  %793 = load double, ptr %792, align 8, !tbaa !28
  %794 = fadd contract double %791, %793
  %795 = tail call contract double @llvm.fabs.f64(double %794)
  store double %795, ptr %790, align 8, !tbaa !28
  %796 = add nuw nsw i64 %789, 1
  %797 = icmp eq i64 %796, %105
  br i1 %797, label %595, label %788, !llvm.loop !83

798:                                              ; preds = %595
  %799 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  store double 1.000000e+00, ptr %799, align 8, !tbaa !84
  br label %800

800:                                              ; preds = %600, %423, %425, %798
  %801 = phi ptr [ %424, %423 ], [ %426, %425 ], [ %426, %798 ], [ %426, %600 ]
  %802 = shl i64 %108, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %115, i64 %802, i1 false)
  %803 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %804 = load ptr, ptr %803, align 8, !tbaa !85
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %804, ptr align 8 %118, i64 %134, i1 false)
  %805 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %806 = load ptr, ptr %805, align 8, !tbaa !86
  %807 = shl i64 %111, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %806, ptr align 8 %121, i64 %807, i1 false)
  br i1 %135, label %808, label %901

808:                                              ; preds = %800
  %809 = load ptr, ptr %801, align 8, !tbaa !44
  %810 = icmp sgt i64 %108, 0
  %811 = icmp sgt i64 %109, 0
  %812 = icmp sgt i64 %111, 0
  br label %813

813:                                              ; preds = %871, %808
  %814 = phi i64 [ 0, %808 ], [ %872, %871 ]
  %815 = getelementptr inbounds i64, ptr %809, i64 %814
  %816 = load i64, ptr %815, align 8, !tbaa !29
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
  %830 = load ptr, ptr %803, align 8, !tbaa !85
  br label %849

831:                                              ; preds = %831, %819
  %832 = phi i64 [ 0, %819 ], [ %840, %831 ]
  %833 = load double, ptr %820, align 8, !tbaa !28
  %834 = getelementptr double, ptr %823, i64 %832
  %835 = load double, ptr %834, align 8, !tbaa !28
  %836 = fmul contract double %833, %835
  %837 = getelementptr inbounds double, ptr %24, i64 %832
  %838 = load double, ptr %837, align 8, !tbaa !28
  %839 = fadd contract double %838, %836
  store double %839, ptr %837, align 8, !tbaa !28
  %840 = add nuw nsw i64 %832, 1
  %841 = icmp eq i64 %840, %108
  br i1 %841, label %824, label %831, !llvm.loop !87

842:                                              ; preds = %849, %824
  br i1 %812, label %843, label %871

843:                                              ; preds = %842
  %844 = getelementptr inbounds double, ptr %127, i64 %814
  %845 = add nuw nsw i64 %814, 1
  %846 = mul nsw i64 %845, %111
  %847 = getelementptr double, ptr %121, i64 %846
  %848 = load ptr, ptr %805, align 8, !tbaa !86
  br label %860

849:                                              ; preds = %849, %825
  %850 = phi i64 [ 0, %825 ], [ %858, %849 ]
  %851 = load double, ptr %826, align 8, !tbaa !28
  %852 = getelementptr double, ptr %829, i64 %850
  %853 = load double, ptr %852, align 8, !tbaa !28
  %854 = fmul contract double %851, %853
  %855 = getelementptr inbounds double, ptr %830, i64 %850
  %856 = load double, ptr %855, align 8, !tbaa !28
  %857 = fadd contract double %854, %856
  store double %857, ptr %855, align 8, !tbaa !28
  %858 = add nuw nsw i64 %850, 1
  %859 = icmp eq i64 %858, %109
  br i1 %859, label %842, label %849, !llvm.loop !88

860:                                              ; preds = %860, %843
  %861 = phi i64 [ 0, %843 ], [ %869, %860 ]
  %862 = load double, ptr %844, align 8, !tbaa !28
  %863 = getelementptr double, ptr %847, i64 %861
  %864 = load double, ptr %863, align 8, !tbaa !28
  %865 = fmul contract double %862, %864
  %866 = getelementptr inbounds double, ptr %848, i64 %861
  %867 = load double, ptr %866, align 8, !tbaa !28
  %868 = fadd contract double %865, %867
  store double %868, ptr %866, align 8, !tbaa !28
  %869 = add nuw nsw i64 %861, 1
  %870 = icmp eq i64 %869, %111
  br i1 %870, label %871, label %860, !llvm.loop !89

871:                                              ; preds = %860, %842, %813
  %872 = add nuw nsw i64 %814, 1
  %873 = icmp eq i64 %872, %105
  br i1 %873, label %901, label %813, !llvm.loop !90

874:                                              ; preds = %103
  %875 = load i64, ptr %56, align 8, !tbaa !24
  tail call fastcc void @factorize(ptr noundef nonnull %0, i64 noundef %875)
  %876 = load i64, ptr %56, align 8, !tbaa !24
  %877 = icmp eq i64 %876, 0
  br i1 %877, label %880, label %878

878:                                              ; preds = %874
  %879 = tail call fastcc i64 @gram(ptr noundef nonnull %0, ptr noundef null, i64 noundef %876, double noundef %1)
  br label %880

880:                                              ; preds = %874, %878
  %881 = phi i64 [ %879, %878 ], [ 0, %874 ]
  %882 = load ptr, ptr %10, align 8, !tbaa !12
  %883 = load i64, ptr %0, align 8, !tbaa !16
  %884 = getelementptr inbounds double, ptr %882, i64 %883
  %885 = load i64, ptr %44, align 8, !tbaa !20
  %886 = getelementptr inbounds double, ptr %884, i64 %885
  %887 = load i64, ptr %35, align 8, !tbaa !18
  %888 = shl i64 %887, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %24, ptr align 8 %886, i64 %888, i1 false)
  %889 = load i64, ptr %56, align 8, !tbaa !24
  %890 = load ptr, ptr %10, align 8, !tbaa !12
  %891 = load i64, ptr %0, align 8, !tbaa !16
  %892 = getelementptr inbounds double, ptr %890, i64 %891
  %893 = load i64, ptr %44, align 8, !tbaa !20
  %894 = getelementptr inbounds double, ptr %892, i64 %893
  %895 = load i64, ptr %35, align 8, !tbaa !18
  %896 = getelementptr inbounds double, ptr %894, i64 %895
  %897 = load i64, ptr %65, align 8, !tbaa !25
  %898 = getelementptr inbounds double, ptr %896, i64 %897
  %899 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %900 = load ptr, ptr %899, align 8, !tbaa !85
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %889, i64 noundef %881, ptr noundef %898, ptr noundef %24, ptr noundef %900)
  br label %901

901:                                              ; preds = %871, %800, %880, %28
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
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  store double 0.000000e+00, ptr %5, align 8, !tbaa !91
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
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
  br i1 %29, label %17, label %21, !llvm.loop !92

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
  br i1 %44, label %34, label %56, !llvm.loop !93

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
  br i1 %55, label %40, label %45, !llvm.loop !94

56:                                               ; preds = %40, %30
  %57 = icmp sge i64 %32, %4
  %58 = icmp eq i64 %32, %4
  br i1 %58, label %59, label %9, !llvm.loop !95

59:                                               ; preds = %17, %56
  %60 = phi i1 [ %57, %56 ], [ %10, %17 ]
  br i1 %60, label %197, label %61

61:                                               ; preds = %59
  %62 = shl i64 %4, 3
  %63 = mul i64 %62, %4
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %7, i8 0, i64 %63, i1 false)
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %65 = load ptr, ptr %64, align 8, !tbaa !12
  %66 = load i64, ptr %0, align 8, !tbaa !16
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %69 = load i64, ptr %68, align 8, !tbaa !20
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %78

71:                                               ; preds = %61
  %72 = load ptr, ptr %6, align 8, !tbaa !19
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %74 = load ptr, ptr %73, align 8, !tbaa !21
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %76 = load ptr, ptr %75, align 8, !tbaa !22
  %77 = sitofp i64 %4 to double
  br label %85

78:                                               ; preds = %105, %61
  %79 = phi double [ 0.000000e+00, %61 ], [ %106, %105 ]
  %80 = fcmp contract ogt double %79, 0.000000e+00
  %81 = select contract i1 %80, double %79, double 1.000000e+00
  store double %81, ptr %5, align 8, !tbaa !91
  %82 = icmp sgt i64 %1, 0
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
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
  br i1 %108, label %78, label %85, !llvm.loop !96

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
  br i1 %134, label %122, label %126, !llvm.loop !92

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
  br i1 %149, label %139, label %161, !llvm.loop !93

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
  br i1 %160, label %145, label %150, !llvm.loop !94

161:                                              ; preds = %145, %135
  %162 = icmp sge i64 %137, %4
  %163 = icmp eq i64 %137, %4
  br i1 %163, label %164, label %114, !llvm.loop !95

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
  br i1 %176, label %112, label %109, !llvm.loop !97

177:                                              ; preds = %180, %166
  %178 = add nuw nsw i64 %167, 1
  %179 = icmp eq i64 %178, %84
  br i1 %179, label %174, label %166, !llvm.loop !98

180:                                              ; preds = %168, %180
  %181 = phi double [ %173, %168 ], [ %192, %180 ]
  %182 = phi i64 [ 0, %168 ], [ %193, %180 ]
  %183 = load double, ptr %5, align 8, !tbaa !91
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
  br i1 %194, label %177, label %180, !llvm.loop !99

195:                                              ; preds = %164
  %196 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  store double 1.000000e+00, ptr %196, align 8, !tbaa !100
  br label %197

197:                                              ; preds = %2, %164, %195, %59
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc i64 @gram(ptr nocapture noundef %0, ptr noundef readonly %1, i64 noundef %2, double noundef %3) unnamed_addr #3 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !18
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %8 = load ptr, ptr %7, align 8, !tbaa !101
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %10 = load ptr, ptr %9, align 8, !tbaa !102
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %12 = load ptr, ptr %11, align 8, !tbaa !103
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %14 = load ptr, ptr %13, align 8, !tbaa !104
  %15 = icmp sgt i64 %2, 0
  br i1 %15, label %16, label %134

16:                                               ; preds = %4
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %18 = icmp eq ptr %1, null
  %19 = shl i64 %6, 3
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %21 = icmp sgt i64 %6, 0
  %22 = add nuw i64 %6, 1
  br label %27

23:                                               ; preds = %67
  br i1 %15, label %24, label %134

24:                                               ; preds = %23
  %25 = icmp sgt i64 %6, 0
  %26 = add nuw i64 %2, 1
  br label %70

27:                                               ; preds = %16, %67
  %28 = phi i64 [ 0, %16 ], [ %68, %67 ]
  %29 = mul nsw i64 %28, %6
  %30 = getelementptr inbounds double, ptr %8, i64 %29
  %31 = load ptr, ptr %17, align 8, !tbaa !23
  br i1 %18, label %36, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds i64, ptr %1, i64 %28
  %34 = load i64, ptr %33, align 8, !tbaa !29
  %35 = mul nsw i64 %34, %6
  br label %36

36:                                               ; preds = %27, %32
  %37 = phi i64 [ %29, %27 ], [ %35, %32 ]
  %38 = getelementptr inbounds double, ptr %31, i64 %37
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %38, i64 %19, i1 false)
  %39 = load ptr, ptr %20, align 8, !tbaa !19
  br i1 %21, label %40, label %67

40:                                               ; preds = %36, %48
  %41 = phi i64 [ %54, %48 ], [ 0, %36 ]
  %42 = getelementptr inbounds double, ptr %30, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !28
  %44 = icmp eq i64 %41, 0
  br i1 %44, label %48, label %45

45:                                               ; preds = %40
  %46 = mul nsw i64 %41, %6
  %47 = getelementptr double, ptr %39, i64 %46
  br label %56

48:                                               ; preds = %56, %40
  %49 = phi double [ %43, %40 ], [ %64, %56 ]
  %50 = mul i64 %41, %22
  %51 = getelementptr inbounds double, ptr %39, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !28
  %53 = fdiv contract double %49, %52
  store double %53, ptr %42, align 8, !tbaa !28
  %54 = add nuw nsw i64 %41, 1
  %55 = icmp eq i64 %54, %6
  br i1 %55, label %67, label %40, !llvm.loop !105

56:                                               ; preds = %56, %45
  %57 = phi i64 [ 0, %45 ], [ %65, %56 ]
  %58 = phi double [ %43, %45 ], [ %64, %56 ]
  %59 = getelementptr double, ptr %47, i64 %57
  %60 = load double, ptr %59, align 8, !tbaa !28
  %61 = getelementptr inbounds double, ptr %30, i64 %57
  %62 = load double, ptr %61, align 8, !tbaa !28
  %63 = fmul contract double %60, %62
  %64 = fsub contract double %58, %63
  %65 = add nuw nsw i64 %57, 1
  %66 = icmp eq i64 %65, %41
  br i1 %66, label %48, label %56, !llvm.loop !106

67:                                               ; preds = %48, %36
  %68 = add nuw nsw i64 %28, 1
  %69 = icmp eq i64 %68, %2
  br i1 %69, label %23, label %27, !llvm.loop !107

70:                                               ; preds = %24, %88
  %71 = phi i64 [ 1, %24 ], [ %96, %88 ]
  %72 = phi double [ 0.000000e+00, %24 ], [ %93, %88 ]
  %73 = phi i64 [ 0, %24 ], [ %95, %88 ]
  %74 = getelementptr double, ptr %10, i64 %73
  %75 = mul nsw i64 %73, %2
  %76 = getelementptr double, ptr %10, i64 %75
  %77 = mul nsw i64 %73, %6
  %78 = getelementptr double, ptr %8, i64 %77
  br label %83

79:                                               ; preds = %88
  br i1 %15, label %80, label %134

80:                                               ; preds = %79
  %81 = add nuw i64 %2, 1
  %82 = fmul contract double %93, 0x3AF357C299A88EA7
  br label %117

83:                                               ; preds = %70, %98
  %84 = phi i64 [ 0, %70 ], [ %103, %98 ]
  br i1 %25, label %85, label %98

85:                                               ; preds = %83
  %86 = mul nsw i64 %84, %6
  %87 = getelementptr double, ptr %8, i64 %86
  br label %105

88:                                               ; preds = %98
  %89 = mul i64 %73, %26
  %90 = getelementptr inbounds double, ptr %10, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !28
  %92 = fcmp contract ogt double %91, %72
  %93 = select i1 %92, double %91, double %72
  %94 = getelementptr inbounds i64, ptr %14, i64 %73
  store i64 %73, ptr %94, align 8, !tbaa !29
  %95 = add nuw nsw i64 %73, 1
  %96 = add nuw i64 %71, 1
  %97 = icmp eq i64 %95, %2
  br i1 %97, label %79, label %70, !llvm.loop !108

98:                                               ; preds = %105, %83
  %99 = phi double [ 0.000000e+00, %83 ], [ %113, %105 ]
  %100 = mul nsw i64 %84, %2
  %101 = getelementptr double, ptr %74, i64 %100
  store double %99, ptr %101, align 8, !tbaa !28
  %102 = getelementptr double, ptr %76, i64 %84
  store double %99, ptr %102, align 8, !tbaa !28
  %103 = add nuw nsw i64 %84, 1
  %104 = icmp eq i64 %103, %71
  br i1 %104, label %88, label %83, !llvm.loop !109

105:                                              ; preds = %85, %105
  %106 = phi i64 [ 0, %85 ], [ %114, %105 ]
  %107 = phi double [ 0.000000e+00, %85 ], [ %113, %105 ]
  %108 = getelementptr double, ptr %78, i64 %106
  %109 = load double, ptr %108, align 8, !tbaa !28
  %110 = getelementptr double, ptr %87, i64 %106
  %111 = load double, ptr %110, align 8, !tbaa !28
  %112 = fmul contract double %109, %111
  %113 = fadd contract double %107, %112
  %114 = add nuw nsw i64 %106, 1
  %115 = icmp eq i64 %114, %6
  br i1 %115, label %98, label %105, !llvm.loop !110

116:                                              ; preds = %117
  br i1 %15, label %129, label %134

117:                                              ; preds = %80, %117
  %118 = phi i64 [ 0, %80 ], [ %127, %117 ]
  %119 = mul i64 %118, %81
  %120 = getelementptr inbounds double, ptr %10, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !28
  %122 = fcmp contract ogt double %121, %82
  %123 = tail call contract double @llvm.sqrt.f64(double %121)
  %124 = fdiv contract double 1.000000e+00, %123
  %125 = select contract i1 %122, double %124, double 0.000000e+00
  %126 = getelementptr inbounds double, ptr %12, i64 %118
  store double %125, ptr %126, align 8, !tbaa !28
  %127 = add nuw nsw i64 %118, 1
  %128 = icmp eq i64 %127, %2
  br i1 %128, label %116, label %117, !llvm.loop !111

129:                                              ; preds = %116, %140
  %130 = phi i64 [ %141, %140 ], [ 0, %116 ]
  %131 = getelementptr inbounds double, ptr %12, i64 %130
  %132 = mul nsw i64 %130, %2
  %133 = getelementptr double, ptr %10, i64 %132
  br label %143

134:                                              ; preds = %140, %4, %23, %79, %116
  %135 = add i64 %2, 1
  %136 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %137 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %138 = tail call i64 @llvm.smax.i64(i64 %2, i64 0)
  %139 = icmp slt i64 %2, 1
  br i1 %139, label %226, label %154

140:                                              ; preds = %143
  %141 = add nuw nsw i64 %130, 1
  %142 = icmp eq i64 %141, %2
  br i1 %142, label %134, label %129, !llvm.loop !112

143:                                              ; preds = %129, %143
  %144 = phi i64 [ 0, %129 ], [ %152, %143 ]
  %145 = load double, ptr %131, align 8, !tbaa !28
  %146 = getelementptr inbounds double, ptr %12, i64 %144
  %147 = load double, ptr %146, align 8, !tbaa !28
  %148 = fmul contract double %145, %147
  %149 = getelementptr double, ptr %133, i64 %144
  %150 = load double, ptr %149, align 8, !tbaa !28
  %151 = fmul contract double %150, %148
  store double %151, ptr %149, align 8, !tbaa !28
  %152 = add nuw nsw i64 %144, 1
  %153 = icmp eq i64 %152, %2
  br i1 %153, label %140, label %143, !llvm.loop !113

154:                                              ; preds = %134, %223
  %155 = phi i64 [ %157, %223 ], [ 0, %134 ]
  %156 = phi i64 [ %224, %223 ], [ 2, %134 ]
  %157 = add nuw i64 %155, 1
  %158 = icmp slt i64 %157, %2
  br i1 %158, label %170, label %159

159:                                              ; preds = %170, %154
  %160 = phi i64 [ %155, %154 ], [ %184, %170 ]
  %161 = getelementptr inbounds i64, ptr %14, i64 %160
  %162 = load i64, ptr %161, align 8, !tbaa !29
  %163 = getelementptr inbounds i64, ptr %14, i64 %155
  %164 = load i64, ptr %163, align 8, !tbaa !29
  store i64 %164, ptr %161, align 8, !tbaa !29
  store i64 %162, ptr %163, align 8, !tbaa !29
  %165 = mul nsw i64 %162, %2
  %166 = getelementptr double, ptr %10, i64 %165
  %167 = getelementptr double, ptr %166, i64 %162
  %168 = load double, ptr %167, align 8, !tbaa !28
  %169 = fcmp contract ogt double %168, 0x3DA5FD7FE1796495
  br i1 %169, label %187, label %226

170:                                              ; preds = %154, %170
  %171 = phi i64 [ %185, %170 ], [ %157, %154 ]
  %172 = phi i64 [ %184, %170 ], [ %155, %154 ]
  %173 = getelementptr inbounds i64, ptr %14, i64 %171
  %174 = load i64, ptr %173, align 8, !tbaa !29
  %175 = mul i64 %174, %135
  %176 = getelementptr inbounds double, ptr %10, i64 %175
  %177 = load double, ptr %176, align 8, !tbaa !28
  %178 = getelementptr inbounds i64, ptr %14, i64 %172
  %179 = load i64, ptr %178, align 8, !tbaa !29
  %180 = mul i64 %179, %135
  %181 = getelementptr inbounds double, ptr %10, i64 %180
  %182 = load double, ptr %181, align 8, !tbaa !28
  %183 = fcmp contract ogt double %177, %182
  %184 = select i1 %183, i64 %171, i64 %172
  %185 = add nuw nsw i64 %171, 1
  %186 = icmp slt i64 %185, %2
  br i1 %186, label %170, label %159, !llvm.loop !114

187:                                              ; preds = %159
  %188 = load double, ptr %136, align 8, !tbaa !115
  %189 = fcmp contract olt double %168, %188
  br i1 %189, label %190, label %191

190:                                              ; preds = %187
  store double %168, ptr %136, align 8, !tbaa !115
  store double %3, ptr %137, align 8, !tbaa !116
  br label %191

191:                                              ; preds = %190, %187
  br i1 %158, label %192, label %223

192:                                              ; preds = %191, %203
  %193 = phi i64 [ %207, %203 ], [ %156, %191 ]
  %194 = phi i64 [ %205, %203 ], [ %157, %191 ]
  %195 = getelementptr inbounds i64, ptr %14, i64 %194
  %196 = load i64, ptr %195, align 8, !tbaa !29
  %197 = mul nsw i64 %196, %2
  %198 = getelementptr double, ptr %10, i64 %197
  %199 = getelementptr double, ptr %198, i64 %162
  %200 = load double, ptr %199, align 8, !tbaa !28
  %201 = fdiv contract double %200, %168
  %202 = icmp ult i64 %155, %194
  br i1 %202, label %208, label %203

203:                                              ; preds = %208, %192
  %204 = getelementptr double, ptr %166, i64 %196
  store double %201, ptr %204, align 8, !tbaa !28
  %205 = add nuw nsw i64 %194, 1
  %206 = icmp slt i64 %205, %2
  %207 = add i64 %193, 1
  br i1 %206, label %192, label %223, !llvm.loop !117

208:                                              ; preds = %192, %208
  %209 = phi i64 [ %221, %208 ], [ %157, %192 ]
  %210 = getelementptr inbounds i64, ptr %14, i64 %209
  %211 = load i64, ptr %210, align 8, !tbaa !29
  %212 = mul nsw i64 %211, %2
  %213 = getelementptr double, ptr %10, i64 %212
  %214 = getelementptr double, ptr %213, i64 %162
  %215 = load double, ptr %214, align 8, !tbaa !28
  %216 = fmul contract double %201, %215
  %217 = getelementptr double, ptr %198, i64 %211
  %218 = load double, ptr %217, align 8, !tbaa !28
  %219 = fsub contract double %218, %216
  store double %219, ptr %217, align 8, !tbaa !28
  %220 = getelementptr double, ptr %213, i64 %196
  store double %219, ptr %220, align 8, !tbaa !28
  %221 = add i64 %209, 1
  %222 = icmp eq i64 %221, %193
  br i1 %222, label %203, label %208, !llvm.loop !118

223:                                              ; preds = %203, %191
  %224 = add nuw i64 %156, 1
  %225 = icmp eq i64 %157, %138
  br i1 %225, label %226, label %154

226:                                              ; preds = %223, %159, %134
  %227 = phi i64 [ %138, %134 ], [ %138, %223 ], [ %155, %159 ]
  %228 = sitofp i64 %227 to double
  %229 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  store double %228, ptr %229, align 8, !tbaa !119
  ret i64 %227
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @constrained(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #3 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !18
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %10 = load double, ptr %9, align 8, !tbaa !91
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
  %20 = load ptr, ptr %16, align 8, !tbaa !23
  %21 = mul nsw i64 %18, %8
  %22 = getelementptr double, ptr %20, i64 %21
  %23 = getelementptr inbounds double, ptr %3, i64 %18
  br label %27

24:                                               ; preds = %27, %17
  %25 = add nuw nsw i64 %18, 1
  %26 = icmp eq i64 %25, %1
  br i1 %26, label %40, label %17, !llvm.loop !120

27:                                               ; preds = %19, %27
  %28 = phi i64 [ 0, %19 ], [ %38, %27 ]
  %29 = load double, ptr %9, align 8, !tbaa !91
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
  br i1 %39, label %24, label %27, !llvm.loop !121

40:                                               ; preds = %24, %6
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
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
  br i1 %61, label %73, label %46, !llvm.loop !105

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
  br i1 %72, label %54, label %62, !llvm.loop !106

73:                                               ; preds = %54, %40
  br i1 %12, label %74, label %78

74:                                               ; preds = %73
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %77 = load ptr, ptr %76, align 8, !tbaa !122
  br label %83

78:                                               ; preds = %73
  %79 = icmp eq i64 %1, 0
  br i1 %79, label %119, label %80

80:                                               ; preds = %78
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %82 = load ptr, ptr %81, align 8, !tbaa !122
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %82, ptr noundef %5)
  br label %119

83:                                               ; preds = %74, %91
  %84 = phi i64 [ 0, %74 ], [ %94, %91 ]
  %85 = getelementptr inbounds double, ptr %3, i64 %84
  %86 = load double, ptr %85, align 8, !tbaa !28
  br i1 %43, label %87, label %91

87:                                               ; preds = %83
  %88 = load ptr, ptr %75, align 8, !tbaa !101
  %89 = mul nsw i64 %84, %8
  %90 = getelementptr double, ptr %88, i64 %89
  br label %96

91:                                               ; preds = %96, %83
  %92 = phi double [ %86, %83 ], [ %104, %96 ]
  %93 = getelementptr inbounds double, ptr %77, i64 %84
  store double %92, ptr %93, align 8, !tbaa !28
  %94 = add nuw nsw i64 %84, 1
  %95 = icmp eq i64 %94, %1
  br i1 %95, label %107, label %83, !llvm.loop !123

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
  br i1 %106, label %91, label %96, !llvm.loop !124

107:                                              ; preds = %91
  %108 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %109 = load ptr, ptr %108, align 8, !tbaa !122
  tail call fastcc void @solve_gram(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr noundef %109, ptr noundef %5)
  br i1 %12, label %110, label %119

110:                                              ; preds = %107
  %111 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  br label %112

112:                                              ; preds = %110, %150
  %113 = phi i64 [ 0, %110 ], [ %151, %150 ]
  br i1 %43, label %114, label %150

114:                                              ; preds = %112
  %115 = load ptr, ptr %111, align 8, !tbaa !101
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
  br i1 %136, label %123, label %149, !llvm.loop !125

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
  br i1 %148, label %130, label %137, !llvm.loop !126

149:                                              ; preds = %130, %119
  ret void

150:                                              ; preds = %153, %112
  %151 = add nuw nsw i64 %113, 1
  %152 = icmp eq i64 %151, %1
  br i1 %152, label %119, label %112, !llvm.loop !127

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
  br i1 %163, label %150, label %153, !llvm.loop !128
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: nounwind uwtable
define void @solve_at(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = load i64, ptr %0, align 8, !tbaa !16
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !18
  %12 = add nsw i64 %11, %9
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %14 = load ptr, ptr %13, align 8, !tbaa !36
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %16 = load i64, ptr %15, align 8, !tbaa !129
  %17 = getelementptr inbounds double, ptr %14, i64 %16
  %18 = icmp sgt i64 %1, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %8
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
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
  %42 = load ptr, ptr %21, align 8, !tbaa !85
  %43 = shl i64 %39, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %41, ptr align 8 %42, i64 %43, i1 false)
  %44 = load i64, ptr %22, align 8, !tbaa !35
  %45 = mul nsw i64 %44, %28
  %46 = getelementptr inbounds double, ptr %6, i64 %45
  %47 = load ptr, ptr %23, align 8, !tbaa !86
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
  br i1 %55, label %26, label %27, !llvm.loop !130
}

; Function Attrs: nounwind uwtable
define double @project(ptr noundef %0, double noundef %1, ptr nocapture noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = load i64, ptr %0, align 8, !tbaa !16
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !18
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %9 = load i64, ptr %8, align 8, !tbaa !131
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %13 = load ptr, ptr %12, align 8, !tbaa !132
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
  br i1 %36, label %44, label %14, !llvm.loop !133

37:                                               ; preds = %37, %14
  %38 = phi i64 [ 0, %14 ], [ %42, %37 ]
  %39 = getelementptr inbounds double, ptr %18, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !28
  %41 = fdiv contract double %40, %33
  store double %41, ptr %39, align 8, !tbaa !28
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %34, label %37, !llvm.loop !134

44:                                               ; preds = %34, %4
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %46 = load i64, ptr %45, align 8, !tbaa !24
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %52

48:                                               ; preds = %44
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %50 = load i64, ptr %49, align 8, !tbaa !34
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %429, label %52

52:                                               ; preds = %48, %44
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %54 = load i64, ptr %53, align 8, !tbaa !17
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %429, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %58 = load ptr, ptr %57, align 8, !tbaa !36
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %60 = load i64, ptr %59, align 8, !tbaa !129
  %61 = getelementptr inbounds double, ptr %58, i64 %60
  %62 = add i64 %7, %5
  %63 = shl nsw i64 %62, 1
  %64 = getelementptr inbounds double, ptr %61, i64 %63
  %65 = getelementptr inbounds double, ptr %64, i64 %7
  %66 = getelementptr inbounds double, ptr %65, i64 %5
  %67 = getelementptr double, ptr %66, i64 %5
  %68 = getelementptr inbounds double, ptr %67, i64 %7
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %74 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %78 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %80 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %82 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %84 = shl i64 %5, 3
  %85 = shl i64 %62, 3
  %86 = icmp sgt i64 %7, 0
  %87 = icmp sgt i64 %5, 0
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  br label %89

89:                                               ; preds = %56, %252
  %90 = phi i64 [ 0, %56 ], [ %253, %252 ]
  tail call fastcc void @set_state(ptr noundef %0, double noundef %1, ptr noundef %2)
  %91 = load i64, ptr %69, align 8, !tbaa !5
  %92 = inttoptr i64 %91 to ptr
  %93 = load ptr, ptr %70, align 8, !tbaa !12
  %94 = load ptr, ptr %71, align 8, !tbaa !13
  %95 = load i64, ptr %72, align 8, !tbaa !14
  %96 = inttoptr i64 %95 to ptr
  tail call void %92(ptr noundef %93, ptr noundef %94, ptr noundef %96) #8
  %97 = load double, ptr %73, align 8, !tbaa !15
  %98 = fadd contract double %97, 1.000000e+00
  store double %98, ptr %73, align 8, !tbaa !15
  %99 = load i64, ptr %74, align 8, !tbaa !41
  %100 = icmp sgt i64 %99, 0
  %101 = load i64, ptr %6, align 8, !tbaa !18
  br i1 %100, label %102, label %113

102:                                              ; preds = %89
  %103 = load ptr, ptr %70, align 8, !tbaa !12
  %104 = load i64, ptr %0, align 8, !tbaa !16
  %105 = getelementptr inbounds double, ptr %103, i64 %104
  %106 = load i64, ptr %75, align 8, !tbaa !20
  %107 = getelementptr inbounds double, ptr %105, i64 %106
  %108 = getelementptr inbounds double, ptr %107, i64 %101
  %109 = load i64, ptr %76, align 8, !tbaa !25
  %110 = getelementptr inbounds double, ptr %108, i64 %109
  %111 = load i64, ptr %45, align 8, !tbaa !24
  %112 = getelementptr inbounds double, ptr %110, i64 %111
  br label %118

113:                                              ; preds = %118, %89
  %114 = phi double [ 0.000000e+00, %89 ], [ %125, %118 ]
  %115 = fcmp contract ole double %114, %3
  %116 = icmp eq i64 %99, 0
  %117 = or i1 %115, %116
  br i1 %117, label %269, label %128

118:                                              ; preds = %102, %118
  %119 = phi i64 [ 0, %102 ], [ %126, %118 ]
  %120 = phi double [ 0.000000e+00, %102 ], [ %125, %118 ]
  %121 = getelementptr inbounds double, ptr %112, i64 %119
  %122 = load double, ptr %121, align 8, !tbaa !28
  %123 = tail call contract double @llvm.fabs.f64(double %122)
  %124 = fcmp contract ole double %123, %120
  %125 = select contract i1 %124, double %120, double %123
  %126 = add nuw nsw i64 %119, 1
  %127 = icmp eq i64 %126, %99
  br i1 %127, label %113, label %118, !llvm.loop !135

128:                                              ; preds = %113
  %129 = load ptr, ptr %77, align 8, !tbaa !19
  %130 = shl i64 %101, 3
  %131 = mul i64 %130, %101
  tail call void @llvm.memset.p0.i64(ptr align 8 %129, i8 0, i64 %131, i1 false)
  %132 = load ptr, ptr %70, align 8, !tbaa !12
  %133 = load i64, ptr %0, align 8, !tbaa !16
  %134 = getelementptr inbounds double, ptr %132, i64 %133
  %135 = load i64, ptr %75, align 8, !tbaa !20
  %136 = icmp sgt i64 %135, 0
  br i1 %136, label %137, label %141

137:                                              ; preds = %128
  %138 = load ptr, ptr %77, align 8, !tbaa !19
  %139 = load ptr, ptr %78, align 8, !tbaa !21
  %140 = load ptr, ptr %79, align 8, !tbaa !22
  br label %157

141:                                              ; preds = %157, %128
  %142 = load ptr, ptr %80, align 8, !tbaa !23
  %143 = load i64, ptr %45, align 8, !tbaa !24
  %144 = mul i64 %143, %130
  tail call void @llvm.memset.p0.i64(ptr align 8 %142, i8 0, i64 %144, i1 false)
  %145 = load ptr, ptr %70, align 8, !tbaa !12
  %146 = load i64, ptr %0, align 8, !tbaa !16
  %147 = getelementptr inbounds double, ptr %145, i64 %146
  %148 = load i64, ptr %75, align 8, !tbaa !20
  %149 = getelementptr inbounds double, ptr %147, i64 %148
  %150 = getelementptr inbounds double, ptr %149, i64 %101
  %151 = load i64, ptr %76, align 8, !tbaa !25
  %152 = icmp sgt i64 %151, 0
  br i1 %152, label %153, label %186

153:                                              ; preds = %141
  %154 = load ptr, ptr %80, align 8, !tbaa !23
  %155 = load ptr, ptr %81, align 8, !tbaa !26
  %156 = load ptr, ptr %82, align 8, !tbaa !27
  br label %173

157:                                              ; preds = %157, %137
  %158 = phi i64 [ 0, %137 ], [ %171, %157 ]
  %159 = getelementptr inbounds double, ptr %134, i64 %158
  %160 = load double, ptr %159, align 8, !tbaa !28
  %161 = getelementptr inbounds i64, ptr %139, i64 %158
  %162 = load i64, ptr %161, align 8, !tbaa !29
  %163 = mul nsw i64 %162, %101
  %164 = getelementptr inbounds i64, ptr %140, i64 %158
  %165 = load i64, ptr %164, align 8, !tbaa !29
  %166 = getelementptr double, ptr %138, i64 %163
  %167 = getelementptr double, ptr %166, i64 %165
  store double %160, ptr %167, align 8, !tbaa !28
  %168 = mul nsw i64 %165, %101
  %169 = getelementptr double, ptr %138, i64 %168
  %170 = getelementptr double, ptr %169, i64 %162
  store double %160, ptr %170, align 8, !tbaa !28
  %171 = add nuw nsw i64 %158, 1
  %172 = icmp eq i64 %171, %135
  br i1 %172, label %141, label %157, !llvm.loop !30

173:                                              ; preds = %173, %153
  %174 = phi i64 [ 0, %153 ], [ %184, %173 ]
  %175 = getelementptr inbounds double, ptr %150, i64 %174
  %176 = load double, ptr %175, align 8, !tbaa !28
  %177 = getelementptr inbounds i64, ptr %155, i64 %174
  %178 = load i64, ptr %177, align 8, !tbaa !29
  %179 = mul nsw i64 %178, %101
  %180 = getelementptr inbounds i64, ptr %156, i64 %174
  %181 = load i64, ptr %180, align 8, !tbaa !29
  %182 = getelementptr double, ptr %154, i64 %179
  %183 = getelementptr double, ptr %182, i64 %181
  store double %176, ptr %183, align 8, !tbaa !28
  %184 = add nuw nsw i64 %174, 1
  %185 = icmp eq i64 %184, %151
  br i1 %185, label %186, label %173, !llvm.loop !33

186:                                              ; preds = %173, %141
  %187 = load i64, ptr %6, align 8, !tbaa !18
  %188 = getelementptr inbounds double, ptr %149, i64 %187
  %189 = getelementptr inbounds double, ptr %188, i64 %151
  %190 = load i64, ptr %45, align 8, !tbaa !24
  %191 = getelementptr inbounds double, ptr %189, i64 %190
  %192 = load i64, ptr %74, align 8, !tbaa !41
  %193 = shl i64 %192, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %191, i64 %193, i1 false)
  %194 = load ptr, ptr %83, align 8, !tbaa !136
  %195 = load i64, ptr %74, align 8, !tbaa !41
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, double noundef %1, ptr noundef %194, i64 noundef %195, ptr noundef %68, ptr noundef %64)
  %196 = load ptr, ptr %70, align 8, !tbaa !12
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %196, i64 %84, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %2, i64 %85, i1 false)
  br i1 %86, label %208, label %197

197:                                              ; preds = %208, %186
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %66)
  %198 = load i64, ptr %69, align 8, !tbaa !5
  %199 = inttoptr i64 %198 to ptr
  %200 = load ptr, ptr %70, align 8, !tbaa !12
  %201 = load ptr, ptr %71, align 8, !tbaa !13
  %202 = load i64, ptr %72, align 8, !tbaa !14
  %203 = inttoptr i64 %202 to ptr
  tail call void %199(ptr noundef %200, ptr noundef %201, ptr noundef %203) #8
  %204 = load double, ptr %73, align 8, !tbaa !15
  %205 = fadd contract double %204, 1.000000e+00
  store double %205, ptr %73, align 8, !tbaa !15
  br i1 %87, label %206, label %217

206:                                              ; preds = %197
  %207 = load ptr, ptr %70, align 8, !tbaa !12
  br label %257

208:                                              ; preds = %186, %208
  %209 = phi i64 [ %215, %208 ], [ 0, %186 ]
  %210 = getelementptr inbounds double, ptr %64, i64 %209
  %211 = load double, ptr %210, align 8, !tbaa !28
  %212 = getelementptr double, ptr %67, i64 %209
  %213 = load double, ptr %212, align 8, !tbaa !28
  %214 = fadd contract double %211, %213
  store double %214, ptr %212, align 8, !tbaa !28
  %215 = add nuw nsw i64 %209, 1
  %216 = icmp eq i64 %215, %7
  br i1 %216, label %197, label %208, !llvm.loop !137

217:                                              ; preds = %257, %197
  %218 = load i64, ptr %8, align 8, !tbaa !131
  %219 = icmp sgt i64 %218, 0
  br i1 %219, label %220, label %252

220:                                              ; preds = %217
  %221 = load ptr, ptr %88, align 8, !tbaa !132
  br label %222

222:                                              ; preds = %242, %220
  %223 = phi i64 [ 0, %220 ], [ %243, %242 ]
  %224 = getelementptr inbounds i64, ptr %221, i64 %223
  %225 = load i64, ptr %224, align 8, !tbaa !29
  %226 = getelementptr inbounds double, ptr %2, i64 %225
  %227 = load double, ptr %226, align 8, !tbaa !28
  %228 = fmul contract double %227, %227
  %229 = getelementptr inbounds double, ptr %226, i64 1
  %230 = load double, ptr %229, align 8, !tbaa !28
  %231 = fmul contract double %230, %230
  %232 = fadd contract double %228, %231
  %233 = getelementptr inbounds double, ptr %226, i64 2
  %234 = load double, ptr %233, align 8, !tbaa !28
  %235 = fmul contract double %234, %234
  %236 = fadd contract double %232, %235
  %237 = getelementptr inbounds double, ptr %226, i64 3
  %238 = load double, ptr %237, align 8, !tbaa !28
  %239 = fmul contract double %238, %238
  %240 = fadd contract double %236, %239
  %241 = tail call contract double @llvm.sqrt.f64(double %240)
  br label %245

242:                                              ; preds = %245
  %243 = add nuw nsw i64 %223, 1
  %244 = icmp eq i64 %243, %218
  br i1 %244, label %252, label %222, !llvm.loop !133

245:                                              ; preds = %245, %222
  %246 = phi i64 [ 0, %222 ], [ %250, %245 ]
  %247 = getelementptr inbounds double, ptr %226, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !28
  %249 = fdiv contract double %248, %241
  store double %249, ptr %247, align 8, !tbaa !28
  %250 = add nuw nsw i64 %246, 1
  %251 = icmp eq i64 %250, 4
  br i1 %251, label %242, label %245, !llvm.loop !134

252:                                              ; preds = %242, %217
  %253 = add nuw nsw i64 %90, 1
  %254 = icmp eq i64 %253, 8
  br i1 %254, label %255, label %89, !llvm.loop !138

255:                                              ; preds = %252
  %256 = load i64, ptr %6, align 8, !tbaa !18
  br label %269

257:                                              ; preds = %206, %257
  %258 = phi i64 [ 0, %206 ], [ %267, %257 ]
  %259 = getelementptr inbounds double, ptr %207, i64 %258
  %260 = load double, ptr %259, align 8, !tbaa !28
  %261 = getelementptr inbounds double, ptr %65, i64 %258
  %262 = load double, ptr %261, align 8, !tbaa !28
  %263 = fsub contract double %260, %262
  %264 = getelementptr inbounds double, ptr %2, i64 %258
  %265 = load double, ptr %264, align 8, !tbaa !28
  %266 = fadd contract double %265, %263
  store double %266, ptr %264, align 8, !tbaa !28
  %267 = add nuw nsw i64 %258, 1
  %268 = icmp eq i64 %267, %5
  br i1 %268, label %217, label %257, !llvm.loop !139

269:                                              ; preds = %113, %255
  %270 = phi i64 [ %256, %255 ], [ %101, %113 ]
  %271 = load ptr, ptr %77, align 8, !tbaa !19
  %272 = shl i64 %270, 3
  %273 = mul i64 %272, %270
  tail call void @llvm.memset.p0.i64(ptr align 8 %271, i8 0, i64 %273, i1 false)
  %274 = load ptr, ptr %70, align 8, !tbaa !12
  %275 = load i64, ptr %0, align 8, !tbaa !16
  %276 = getelementptr inbounds double, ptr %274, i64 %275
  %277 = load i64, ptr %75, align 8, !tbaa !20
  %278 = icmp sgt i64 %277, 0
  br i1 %278, label %279, label %283

279:                                              ; preds = %269
  %280 = load ptr, ptr %77, align 8, !tbaa !19
  %281 = load ptr, ptr %78, align 8, !tbaa !21
  %282 = load ptr, ptr %79, align 8, !tbaa !22
  br label %299

283:                                              ; preds = %299, %269
  %284 = load ptr, ptr %80, align 8, !tbaa !23
  %285 = load i64, ptr %45, align 8, !tbaa !24
  %286 = mul i64 %285, %272
  tail call void @llvm.memset.p0.i64(ptr align 8 %284, i8 0, i64 %286, i1 false)
  %287 = load ptr, ptr %70, align 8, !tbaa !12
  %288 = load i64, ptr %0, align 8, !tbaa !16
  %289 = getelementptr inbounds double, ptr %287, i64 %288
  %290 = load i64, ptr %75, align 8, !tbaa !20
  %291 = getelementptr inbounds double, ptr %289, i64 %290
  %292 = getelementptr inbounds double, ptr %291, i64 %270
  %293 = load i64, ptr %76, align 8, !tbaa !25
  %294 = icmp sgt i64 %293, 0
  br i1 %294, label %295, label %328

295:                                              ; preds = %283
  %296 = load ptr, ptr %80, align 8, !tbaa !23
  %297 = load ptr, ptr %81, align 8, !tbaa !26
  %298 = load ptr, ptr %82, align 8, !tbaa !27
  br label %315

299:                                              ; preds = %299, %279
  %300 = phi i64 [ 0, %279 ], [ %313, %299 ]
  %301 = getelementptr inbounds double, ptr %276, i64 %300
  %302 = load double, ptr %301, align 8, !tbaa !28
  %303 = getelementptr inbounds i64, ptr %281, i64 %300
  %304 = load i64, ptr %303, align 8, !tbaa !29
  %305 = mul nsw i64 %304, %270
  %306 = getelementptr inbounds i64, ptr %282, i64 %300
  %307 = load i64, ptr %306, align 8, !tbaa !29
  %308 = getelementptr double, ptr %280, i64 %305
  %309 = getelementptr double, ptr %308, i64 %307
  store double %302, ptr %309, align 8, !tbaa !28
  %310 = mul nsw i64 %307, %270
  %311 = getelementptr double, ptr %280, i64 %310
  %312 = getelementptr double, ptr %311, i64 %304
  store double %302, ptr %312, align 8, !tbaa !28
  %313 = add nuw nsw i64 %300, 1
  %314 = icmp eq i64 %313, %277
  br i1 %314, label %283, label %299, !llvm.loop !30

315:                                              ; preds = %315, %295
  %316 = phi i64 [ 0, %295 ], [ %326, %315 ]
  %317 = getelementptr inbounds double, ptr %292, i64 %316
  %318 = load double, ptr %317, align 8, !tbaa !28
  %319 = getelementptr inbounds i64, ptr %297, i64 %316
  %320 = load i64, ptr %319, align 8, !tbaa !29
  %321 = mul nsw i64 %320, %270
  %322 = getelementptr inbounds i64, ptr %298, i64 %316
  %323 = load i64, ptr %322, align 8, !tbaa !29
  %324 = getelementptr double, ptr %296, i64 %321
  %325 = getelementptr double, ptr %324, i64 %323
  store double %318, ptr %325, align 8, !tbaa !28
  %326 = add nuw nsw i64 %316, 1
  %327 = icmp eq i64 %326, %293
  br i1 %327, label %328, label %315, !llvm.loop !33

328:                                              ; preds = %315, %283
  %329 = load i64, ptr %45, align 8, !tbaa !24
  %330 = load i64, ptr %6, align 8, !tbaa !18
  %331 = getelementptr inbounds double, ptr %291, i64 %330
  %332 = getelementptr inbounds double, ptr %331, i64 %293
  %333 = getelementptr inbounds double, ptr %332, i64 %329
  %334 = load i64, ptr %74, align 8, !tbaa !41
  %335 = getelementptr inbounds double, ptr %333, i64 %334
  %336 = shl i64 %329, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %68, ptr align 8 %335, i64 %336, i1 false)
  %337 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %338 = load i64, ptr %337, align 8, !tbaa !34
  %339 = icmp sgt i64 %338, 0
  br i1 %339, label %340, label %345

340:                                              ; preds = %328
  %341 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %342 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %343 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %344 = shl i64 %7, 3
  br label %348

345:                                              ; preds = %412, %328
  %346 = phi i64 [ %329, %328 ], [ %414, %412 ]
  %347 = icmp eq i64 %346, 0
  br i1 %347, label %429, label %417

348:                                              ; preds = %340, %412
  %349 = phi i64 [ %338, %340 ], [ %413, %412 ]
  %350 = phi i64 [ 0, %340 ], [ %415, %412 ]
  %351 = phi i64 [ %329, %340 ], [ %414, %412 ]
  %352 = load ptr, ptr %70, align 8, !tbaa !12, !noalias !140
  %353 = load i64, ptr %0, align 8, !tbaa !16, !noalias !140
  %354 = getelementptr inbounds double, ptr %352, i64 %353
  %355 = load i64, ptr %75, align 8, !tbaa !20, !noalias !140
  %356 = getelementptr inbounds double, ptr %354, i64 %355
  %357 = load i64, ptr %6, align 8, !tbaa !18, !noalias !140
  %358 = getelementptr inbounds double, ptr %356, i64 %357
  %359 = load i64, ptr %76, align 8, !tbaa !25, !noalias !140
  %360 = getelementptr inbounds double, ptr %358, i64 %359
  %361 = load i64, ptr %45, align 8, !tbaa !24, !noalias !140
  %362 = getelementptr inbounds double, ptr %360, i64 %361
  %363 = load i64, ptr %74, align 8, !tbaa !41, !noalias !140
  %364 = getelementptr inbounds double, ptr %362, i64 %363
  %365 = getelementptr inbounds double, ptr %364, i64 %361
  %366 = icmp eq i64 %350, 0
  %367 = load ptr, ptr %341, align 8, !tbaa !42, !noalias !140
  br i1 %366, label %385, label %368

368:                                              ; preds = %348
  %369 = add i64 %357, 2
  %370 = add nsw i64 %361, %357
  %371 = load i64, ptr %342, align 8, !tbaa !35, !noalias !140
  %372 = add nsw i64 %370, %371
  %373 = mul i64 %372, 3
  %374 = add i64 %373, 4
  br label %375

375:                                              ; preds = %375, %368
  %376 = phi ptr [ %365, %368 ], [ %382, %375 ]
  %377 = phi i64 [ 0, %368 ], [ %383, %375 ]
  %378 = getelementptr inbounds i64, ptr %367, i64 %377
  %379 = load i64, ptr %378, align 8, !tbaa !29, !noalias !140
  %380 = mul i64 %379, %369
  %381 = add i64 %374, %380
  %382 = getelementptr inbounds double, ptr %376, i64 %381
  %383 = add nuw nsw i64 %377, 1
  %384 = icmp eq i64 %383, %350
  br i1 %384, label %385, label %375, !llvm.loop !43

385:                                              ; preds = %375, %348
  %386 = phi ptr [ %365, %348 ], [ %382, %375 ]
  %387 = getelementptr inbounds i64, ptr %367, i64 %350
  %388 = load i64, ptr %387, align 8, !tbaa !29, !noalias !140
  %389 = getelementptr inbounds double, ptr %386, i64 %388
  %390 = load ptr, ptr %343, align 8, !tbaa !44
  %391 = getelementptr inbounds i64, ptr %390, i64 %350
  %392 = load i64, ptr %391, align 8, !tbaa !29
  %393 = icmp eq i64 %392, 0
  %394 = icmp sgt i64 %388, 0
  %395 = select i1 %393, i1 %394, i1 false
  br i1 %395, label %396, label %412

396:                                              ; preds = %385, %396
  %397 = phi i64 [ %407, %396 ], [ 0, %385 ]
  %398 = phi i64 [ %408, %396 ], [ %351, %385 ]
  %399 = load ptr, ptr %80, align 8, !tbaa !23
  %400 = mul nsw i64 %398, %7
  %401 = getelementptr inbounds double, ptr %399, i64 %400
  %402 = mul nsw i64 %397, %7
  %403 = getelementptr inbounds double, ptr %389, i64 %402
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %401, ptr nonnull align 8 %403, i64 %344, i1 false)
  %404 = getelementptr inbounds double, ptr %386, i64 %397
  %405 = load double, ptr %404, align 8, !tbaa !28
  %406 = getelementptr inbounds double, ptr %68, i64 %398
  store double %405, ptr %406, align 8, !tbaa !28
  %407 = add nuw nsw i64 %397, 1
  %408 = add nsw i64 %398, 1
  %409 = icmp eq i64 %407, %388
  br i1 %409, label %410, label %396, !llvm.loop !143

410:                                              ; preds = %396
  %411 = load i64, ptr %337, align 8, !tbaa !34
  br label %412

412:                                              ; preds = %410, %385
  %413 = phi i64 [ %349, %385 ], [ %411, %410 ]
  %414 = phi i64 [ %351, %385 ], [ %408, %410 ]
  %415 = add nuw nsw i64 %350, 1
  %416 = icmp slt i64 %415, %413
  br i1 %416, label %348, label %345, !llvm.loop !144

417:                                              ; preds = %345
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, double noundef %1, ptr noundef null, i64 noundef %346, ptr noundef %68, ptr noundef %64)
  br i1 %86, label %418, label %429

418:                                              ; preds = %417
  %419 = getelementptr double, ptr %2, i64 %5
  br label %420

420:                                              ; preds = %418, %420
  %421 = phi i64 [ 0, %418 ], [ %427, %420 ]
  %422 = getelementptr inbounds double, ptr %64, i64 %421
  %423 = load double, ptr %422, align 8, !tbaa !28
  %424 = getelementptr double, ptr %419, i64 %421
  %425 = load double, ptr %424, align 8, !tbaa !28
  %426 = fadd contract double %423, %425
  store double %426, ptr %424, align 8, !tbaa !28
  %427 = add nuw nsw i64 %421, 1
  %428 = icmp eq i64 %427, %7
  br i1 %428, label %429, label %420, !llvm.loop !145

429:                                              ; preds = %420, %417, %345, %52, %48
  %430 = phi double [ 0.000000e+00, %48 ], [ 0.000000e+00, %52 ], [ %114, %345 ], [ %114, %417 ], [ %114, %420 ]
  ret double %430
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @smallest_step(ptr nocapture noundef %0, double noundef %1, ptr noundef %2, i64 noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef %5) unnamed_addr #3 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !18
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !24
  tail call fastcc void @factorize(ptr noundef %0, i64 noundef %10)
  %11 = tail call fastcc i64 @gram(ptr noundef %0, ptr noundef %2, i64 noundef %3, double noundef %1)
  %12 = icmp sgt i64 %3, 0
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %14 = load ptr, ptr %13, align 8, !tbaa !122
  br i1 %12, label %22, label %15

15:                                               ; preds = %22, %6
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %17 = load ptr, ptr %16, align 8, !tbaa !85
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
  %25 = load double, ptr %24, align 8, !tbaa !28
  %26 = fneg contract double %25
  %27 = getelementptr inbounds double, ptr %14, i64 %23
  store double %26, ptr %27, align 8, !tbaa !28
  %28 = add nuw nsw i64 %23, 1
  %29 = icmp eq i64 %28, %3
  br i1 %29, label %15, label %22, !llvm.loop !146

30:                                               ; preds = %19, %71
  %31 = phi i64 [ 0, %19 ], [ %72, %71 ]
  br i1 %20, label %32, label %71

32:                                               ; preds = %30
  %33 = load ptr, ptr %21, align 8, !tbaa !101
  %34 = mul nsw i64 %31, %8
  %35 = getelementptr double, ptr %33, i64 %34
  %36 = load ptr, ptr %16, align 8, !tbaa !85
  %37 = getelementptr inbounds double, ptr %36, i64 %31
  br label %74

38:                                               ; preds = %71, %15
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %40 = load ptr, ptr %39, align 8, !tbaa !19
  %41 = icmp sgt i64 %8, 0
  br i1 %41, label %42, label %70

42:                                               ; preds = %38
  %43 = add nuw i64 %8, 1
  br label %44

44:                                               ; preds = %51, %42
  %45 = phi i64 [ %8, %42 ], [ %46, %51 ]
  %46 = add nsw i64 %45, -1
  %47 = getelementptr inbounds double, ptr %5, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !28
  %49 = getelementptr double, ptr %40, i64 %46
  %50 = icmp slt i64 %45, %8
  br i1 %50, label %58, label %51

51:                                               ; preds = %58, %44
  %52 = phi double [ %48, %44 ], [ %67, %58 ]
  %53 = mul i64 %46, %43
  %54 = getelementptr inbounds double, ptr %40, i64 %53
  %55 = load double, ptr %54, align 8, !tbaa !28
  %56 = fdiv contract double %52, %55
  store double %56, ptr %47, align 8, !tbaa !28
  %57 = icmp sgt i64 %45, 1
  br i1 %57, label %44, label %70, !llvm.loop !125

58:                                               ; preds = %44, %58
  %59 = phi i64 [ %68, %58 ], [ %45, %44 ]
  %60 = phi double [ %67, %58 ], [ %48, %44 ]
  %61 = mul nsw i64 %59, %8
  %62 = getelementptr double, ptr %49, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !28
  %64 = getelementptr inbounds double, ptr %5, i64 %59
  %65 = load double, ptr %64, align 8, !tbaa !28
  %66 = fmul contract double %63, %65
  %67 = fsub contract double %60, %66
  %68 = add nuw nsw i64 %59, 1
  %69 = icmp eq i64 %68, %8
  br i1 %69, label %51, label %58, !llvm.loop !126

70:                                               ; preds = %51, %38
  ret void

71:                                               ; preds = %74, %30
  %72 = add nuw nsw i64 %31, 1
  %73 = icmp eq i64 %72, %3
  br i1 %73, label %38, label %30, !llvm.loop !147

74:                                               ; preds = %32, %74
  %75 = phi i64 [ 0, %32 ], [ %83, %74 ]
  %76 = getelementptr double, ptr %35, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !28
  %78 = load double, ptr %37, align 8, !tbaa !28
  %79 = fmul contract double %77, %78
  %80 = getelementptr inbounds double, ptr %5, i64 %75
  %81 = load double, ptr %80, align 8, !tbaa !28
  %82 = fadd contract double %81, %79
  store double %82, ptr %80, align 8, !tbaa !28
  %83 = add nuw nsw i64 %75, 1
  %84 = icmp eq i64 %83, %8
  br i1 %84, label %71, label %74, !llvm.loop !148
}

; Function Attrs: nounwind uwtable
define void @guards(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %6 = load i64, ptr %5, align 8, !tbaa !149
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %4
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %10 = load i64, ptr %9, align 8, !tbaa !150
  %11 = inttoptr i64 %10 to ptr
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %13 = load ptr, ptr %12, align 8, !tbaa !13
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %15 = load i64, ptr %14, align 8, !tbaa !151
  %16 = inttoptr i64 %15 to ptr
  tail call void %11(ptr noundef %3, ptr noundef %13, ptr noundef %16) #8
  br label %17

17:                                               ; preds = %8, %4
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %19 = load i64, ptr %18, align 8, !tbaa !34
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %131, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %23 = load ptr, ptr %22, align 8, !tbaa !36
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %25 = load i64, ptr %24, align 8, !tbaa !129
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  tail call void @rates(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %26)
  %27 = load i64, ptr %18, align 8, !tbaa !34
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %131

29:                                               ; preds = %21
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %31 = load ptr, ptr %30, align 8, !tbaa !12, !noalias !152
  %32 = load i64, ptr %0, align 8, !tbaa !16, !noalias !152
  %33 = getelementptr inbounds double, ptr %31, i64 %32
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %35 = load i64, ptr %34, align 8, !tbaa !20, !noalias !152
  %36 = getelementptr inbounds double, ptr %33, i64 %35
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %38 = load i64, ptr %37, align 8, !tbaa !18, !noalias !152
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  %40 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %41 = load i64, ptr %40, align 8, !tbaa !25, !noalias !152
  %42 = getelementptr inbounds double, ptr %39, i64 %41
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %44 = load i64, ptr %43, align 8, !tbaa !24, !noalias !152
  %45 = getelementptr inbounds double, ptr %42, i64 %44
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %47 = load i64, ptr %46, align 8, !tbaa !41, !noalias !152
  %48 = getelementptr inbounds double, ptr %45, i64 %47
  %49 = getelementptr inbounds double, ptr %48, i64 %44
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %51 = load ptr, ptr %50, align 8, !tbaa !42, !noalias !152
  %52 = add i64 %38, 2
  %53 = add nsw i64 %44, %38
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %58 = load ptr, ptr %57, align 8, !tbaa !44
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %60 = load i64, ptr %5, align 8, !tbaa !149
  %61 = getelementptr double, ptr %3, i64 %60
  br label %62

62:                                               ; preds = %29, %126
  %63 = phi i64 [ 0, %29 ], [ %129, %126 ]
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %82, label %65

65:                                               ; preds = %62
  %66 = load i64, ptr %54, align 8, !tbaa !35, !noalias !152
  %67 = add nsw i64 %53, %66
  %68 = mul i64 %67, 3
  %69 = add i64 %68, 4
  br label %70

70:                                               ; preds = %70, %65
  %71 = phi ptr [ %49, %65 ], [ %78, %70 ]
  %72 = phi i64 [ 0, %65 ], [ %79, %70 ]
  %73 = phi i64 [ 0, %65 ], [ %80, %70 ]
  %74 = getelementptr inbounds i64, ptr %51, i64 %73
  %75 = load i64, ptr %74, align 8, !tbaa !29, !noalias !152
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
  %86 = load i64, ptr %85, align 8, !tbaa !29, !noalias !152
  %87 = getelementptr inbounds double, ptr %84, i64 %86
  %88 = mul nsw i64 %86, %38
  %89 = getelementptr inbounds double, ptr %87, i64 %88
  %90 = getelementptr inbounds double, ptr %89, i64 %86
  %91 = icmp sgt i64 %86, 0
  br i1 %91, label %92, label %95

92:                                               ; preds = %82
  %93 = load ptr, ptr %55, align 8, !tbaa !54
  %94 = load ptr, ptr %56, align 8, !tbaa !86
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
  br i1 %117, label %95, label %101, !llvm.loop !155

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
  br i1 %130, label %131, label %62, !llvm.loop !156

131:                                              ; preds = %126, %21, %17
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @set_state(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
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
  %18 = load i64, ptr %17, align 8, !tbaa !157
  switch i64 %18, label %84 [
    i64 1, label %19
    i64 2, label %80
  ]

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !158
  %22 = icmp sgt i64 %21, 2
  br i1 %22, label %26, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %25 = load ptr, ptr %24, align 8, !tbaa !159
  br label %42

26:                                               ; preds = %19
  %27 = add nsw i64 %21, -1
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %29 = load ptr, ptr %28, align 8, !tbaa !159
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
  br i1 %41, label %30, label %42, !llvm.loop !160

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
  %58 = load i64, ptr %57, align 8, !tbaa !161
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %84

60:                                               ; preds = %42
  %61 = fsub contract double 1.000000e+00, %56
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %63 = load ptr, ptr %62, align 8, !tbaa !162
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
  br i1 %79, label %84, label %68, !llvm.loop !163

80:                                               ; preds = %3
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %82 = load i64, ptr %81, align 8, !tbaa !164
  %83 = inttoptr i64 %82 to ptr
  tail call void %83(ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef null) #8
  br label %84

84:                                               ; preds = %68, %3, %42, %80
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
  br i1 %29, label %30, label %18, !llvm.loop !165

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
  br i1 %45, label %46, label %34, !llvm.loop !165

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
  %55 = load double, ptr %54, align 8, !tbaa !166
  %56 = load double, ptr %1, align 8, !tbaa !168
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
  %67 = load double, ptr %66, align 8, !tbaa !169
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
  %76 = load double, ptr %16, align 8, !tbaa !170
  %77 = getelementptr inbounds double, ptr %2, i64 %73
  %78 = load double, ptr %77, align 8, !tbaa !28
  %79 = tail call contract double @llvm.fabs.f64(double %78)
  %80 = fmul contract double %76, %79
  %81 = fadd contract double %75, %80
  %82 = getelementptr inbounds double, ptr %5, i64 %73
  store double %81, ptr %82, align 8, !tbaa !28
  %83 = add nuw nsw i64 %73, 1
  %84 = icmp eq i64 %83, %10
  br i1 %84, label %17, label %72, !llvm.loop !171

85:                                               ; preds = %88
  %86 = load double, ptr %1, align 8, !tbaa !168
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
  br i1 %98, label %85, label %88, !llvm.loop !172

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
  br i1 %111, label %112, label %100, !llvm.loop !165

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
  br i1 %128, label %99, label %120, !llvm.loop !173

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
  %143 = load double, ptr %66, align 8, !tbaa !169
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
  store i64 0, ptr %23, align 8, !tbaa !174
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
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %50 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %52 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  br label %53

53:                                               ; preds = %538, %11
  %54 = load double, ptr %1, align 8, !tbaa !168
  %55 = load double, ptr %24, align 8, !tbaa !175
  %56 = load double, ptr %25, align 8, !tbaa !166
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
  %67 = load i64, ptr %23, align 8, !tbaa !174
  %68 = load i64, ptr %26, align 8, !tbaa !176
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
  br i1 %108, label %109, label %99, !llvm.loop !177

109:                                              ; preds = %99, %90
  %110 = add nuw nsw i64 %91, 1
  %111 = icmp eq i64 %110, %88
  br i1 %111, label %89, label %90, !llvm.loop !178

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
  br i1 %120, label %131, label %87, !llvm.loop !179

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
  br i1 %130, label %112, label %121, !llvm.loop !180

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
  br label %133, !llvm.loop !181

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
  br i1 %157, label %140, label %148, !llvm.loop !182

158:                                              ; preds = %218
  %159 = load double, ptr %29, align 8, !tbaa !170
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
  br i1 %191, label %165, label %160, !llvm.loop !183

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
  br i1 %208, label %171, label %192, !llvm.loop !184

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
  br i1 %227, label %158, label %218, !llvm.loop !185

228:                                              ; preds = %209
  %229 = fmul contract double %80, 1.000000e-01
  store double %229, ptr %24, align 8, !tbaa !175
  %230 = load i64, ptr %31, align 8, !tbaa !186
  %231 = add nsw i64 %230, 1
  store i64 %231, ptr %31, align 8, !tbaa !186
  %232 = fadd contract double %60, 1.000000e+00
  %233 = fmul contract double %232, 0x3D06849B86A12B9B
  %234 = fcmp contract olt double %229, %233
  br i1 %234, label %235, label %538

235:                                              ; preds = %228
  %236 = load double, ptr %42, align 8, !tbaa !84
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
  store double %254, ptr %24, align 8, !tbaa !175
  %255 = load i64, ptr %31, align 8, !tbaa !186
  %256 = add nsw i64 %255, 1
  store i64 %256, ptr %31, align 8, !tbaa !186
  br label %538

257:                                              ; preds = %165, %244
  %258 = phi double [ %249, %244 ], [ 6.000000e+00, %165 ]
  br i1 %74, label %259, label %261

259:                                              ; preds = %257
  %260 = load double, ptr %25, align 8, !tbaa !166
  br label %263

261:                                              ; preds = %257
  %262 = fadd contract double %54, %80
  br label %263

263:                                              ; preds = %261, %259
  %264 = phi contract double [ %260, %259 ], [ %262, %261 ]
  %265 = load i64, ptr %32, align 8, !tbaa !187
  %266 = load i64, ptr %33, align 8, !tbaa !188
  %267 = icmp slt i64 %265, %266
  br i1 %267, label %268, label %272

268:                                              ; preds = %263
  %269 = getelementptr inbounds double, ptr %5, i64 %265
  %270 = load double, ptr %269, align 8, !tbaa !28
  %271 = fcmp contract ole double %270, %264
  br label %272

272:                                              ; preds = %268, %263
  %273 = phi i1 [ false, %263 ], [ %271, %268 ]
  %274 = load i64, ptr %34, align 8, !tbaa !149
  %275 = load i64, ptr %35, align 8, !tbaa !34
  %276 = add nsw i64 %275, %274
  %277 = icmp sgt i64 %276, 0
  br i1 %277, label %278, label %305

278:                                              ; preds = %272
  tail call void @guards(ptr noundef nonnull %0, double noundef %264, ptr noundef %19, ptr noundef %22)
  %279 = load i64, ptr %34, align 8, !tbaa !149
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
  br i1 %304, label %305, label %283, !llvm.loop !189

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
  br i1 %337, label %338, label %328, !llvm.loop !177

338:                                              ; preds = %328, %319
  %339 = add nuw nsw i64 %320, 1
  %340 = icmp eq i64 %339, %317
  br i1 %340, label %318, label %319, !llvm.loop !178

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
  br i1 %349, label %360, label %316, !llvm.loop !179

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
  br i1 %359, label %341, label %350, !llvm.loop !180

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
  br i1 %386, label %406, label %361, !llvm.loop !190

387:                                              ; preds = %394
  %388 = fmul contract double %80, %403
  %389 = add nuw nsw i64 %383, 3
  %390 = mul nsw i64 %389, %15
  %391 = getelementptr double, ptr %368, i64 %390
  store double %388, ptr %391, align 8, !tbaa !28
  %392 = add nuw nsw i64 %383, 1
  %393 = icmp eq i64 %392, 4
  br i1 %393, label %384, label %382, !llvm.loop !191

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
  br i1 %405, label %387, label %394, !llvm.loop !192

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
  br i1 %441, label %455, label %432, !llvm.loop !193

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
  br i1 %454, label %435, label %442, !llvm.loop !194

455:                                              ; preds = %435, %427
  tail call void @guards(ptr noundef nonnull %0, double noundef %418, ptr noundef %20, ptr noundef %22)
  %456 = load i64, ptr %34, align 8, !tbaa !149
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
  br i1 %481, label %482, label %460, !llvm.loop !189

482:                                              ; preds = %467, %471, %479, %455
  %483 = phi i64 [ %413, %455 ], [ %461, %467 ], [ %461, %471 ], [ %413, %479 ]
  %484 = phi double [ %415, %455 ], [ %418, %467 ], [ %418, %471 ], [ %415, %479 ]
  %485 = phi double [ %418, %455 ], [ %414, %467 ], [ %414, %471 ], [ %418, %479 ]
  %486 = add nuw nsw i64 %416, 1
  %487 = icmp eq i64 %486, 80
  br i1 %487, label %488, label %412, !llvm.loop !195

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
  br i1 %504, label %518, label %495, !llvm.loop !193

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
  br i1 %517, label %498, label %505, !llvm.loop !194

518:                                              ; preds = %498, %305, %488, %406
  %519 = phi i64 [ %306, %406 ], [ %489, %488 ], [ %306, %305 ], [ %489, %498 ]
  %520 = phi double [ %264, %406 ], [ %490, %488 ], [ %264, %305 ], [ %490, %498 ]
  %521 = load double, ptr %40, align 8, !tbaa !196
  %522 = tail call contract double @project(ptr noundef nonnull %0, double noundef %520, ptr noundef %19, double noundef %521)
  %523 = load double, ptr %40, align 8, !tbaa !196
  %524 = fmul contract double %523, 1.000000e+03
  %525 = fcmp contract ugt double %522, %524
  br i1 %525, label %531, label %526

526:                                              ; preds = %518
  br i1 %273, label %527, label %589

527:                                              ; preds = %526
  %528 = load i64, ptr %32, align 8, !tbaa !187
  %529 = load i64, ptr %33, align 8, !tbaa !188
  %530 = icmp slt i64 %528, %529
  br i1 %530, label %539, label %589

531:                                              ; preds = %518
  %532 = fmul contract double %80, 5.000000e-01
  store double %532, ptr %24, align 8, !tbaa !175
  %533 = load i64, ptr %31, align 8, !tbaa !186
  %534 = add nsw i64 %533, 1
  store i64 %534, ptr %31, align 8, !tbaa !186
  %535 = fadd contract double %60, 1.000000e+00
  %536 = fmul contract double %535, 0x3D719799812DEA11
  %537 = fcmp contract olt double %532, %536
  br i1 %537, label %684, label %538

538:                                              ; preds = %531, %672, %228, %251
  br label %53, !llvm.loop !197

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
  br i1 %561, label %575, label %552, !llvm.loop !193

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
  br i1 %574, label %555, label %562, !llvm.loop !194

575:                                              ; preds = %555
  %576 = load double, ptr %541, align 8, !tbaa !28
  br label %577

577:                                              ; preds = %575, %547
  %578 = phi double [ %576, %575 ], [ %542, %547 ]
  %579 = load double, ptr %40, align 8, !tbaa !196
  %580 = tail call contract double @project(ptr noundef nonnull %0, double noundef %578, ptr noundef %20, double noundef %579)
  br label %581

581:                                              ; preds = %577, %546
  %582 = load i64, ptr %32, align 8, !tbaa !187
  %583 = mul nsw i64 %582, %15
  %584 = getelementptr inbounds double, ptr %6, i64 %583
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %584, ptr align 8 %20, i64 %27, i1 false)
  %585 = load i64, ptr %32, align 8, !tbaa !187
  %586 = add nsw i64 %585, 1
  store i64 %586, ptr %32, align 8, !tbaa !187
  %587 = load i64, ptr %33, align 8, !tbaa !188
  %588 = icmp slt i64 %586, %587
  br i1 %588, label %539, label %589

589:                                              ; preds = %581, %539, %527, %526
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %19, i64 %27, i1 false)
  store double %520, ptr %1, align 8, !tbaa !168
  %590 = fmul contract double %80, %258
  %591 = load double, ptr %41, align 8, !tbaa !169
  %592 = fcmp contract olt double %590, %591
  %593 = select contract i1 %592, double %590, double %591
  store double %593, ptr %24, align 8, !tbaa !175
  store double 0.000000e+00, ptr %42, align 8, !tbaa !84
  tail call void @rates(ptr noundef nonnull %0, double noundef %520, ptr noundef %2, ptr noundef %3)
  %594 = load double, ptr %42, align 8, !tbaa !84
  %595 = fcmp contract une double %594, 0.000000e+00
  br i1 %595, label %684, label %596

596:                                              ; preds = %589
  %597 = load i64, ptr %35, align 8, !tbaa !34
  %598 = icmp sgt i64 %597, 0
  br i1 %598, label %599, label %667

599:                                              ; preds = %596
  %600 = load ptr, ptr %43, align 8, !tbaa !12, !noalias !198
  %601 = load i64, ptr %0, align 8, !tbaa !16, !noalias !198
  %602 = getelementptr inbounds double, ptr %600, i64 %601
  %603 = load i64, ptr %44, align 8, !tbaa !20, !noalias !198
  %604 = getelementptr inbounds double, ptr %602, i64 %603
  %605 = load i64, ptr %13, align 8, !tbaa !18, !noalias !198
  %606 = getelementptr inbounds double, ptr %604, i64 %605
  %607 = load i64, ptr %45, align 8, !tbaa !25, !noalias !198
  %608 = getelementptr inbounds double, ptr %606, i64 %607
  %609 = load i64, ptr %46, align 8, !tbaa !24, !noalias !198
  %610 = getelementptr inbounds double, ptr %608, i64 %609
  %611 = load i64, ptr %47, align 8, !tbaa !41, !noalias !198
  %612 = getelementptr inbounds double, ptr %610, i64 %611
  %613 = getelementptr inbounds double, ptr %612, i64 %609
  %614 = load ptr, ptr %48, align 8, !tbaa !42, !noalias !198
  %615 = add i64 %605, 2
  %616 = add nsw i64 %609, %605
  br label %617

617:                                              ; preds = %664, %599
  %618 = phi i64 [ 0, %599 ], [ %665, %664 ]
  %619 = icmp eq i64 %618, 0
  br i1 %619, label %637, label %620

620:                                              ; preds = %617
  %621 = load i64, ptr %49, align 8, !tbaa !35, !noalias !198
  %622 = add nsw i64 %616, %621
  %623 = mul i64 %622, 3
  %624 = add i64 %623, 4
  br label %625

625:                                              ; preds = %625, %620
  %626 = phi ptr [ %613, %620 ], [ %633, %625 ]
  %627 = phi i64 [ 0, %620 ], [ %634, %625 ]
  %628 = phi i64 [ 0, %620 ], [ %635, %625 ]
  %629 = getelementptr inbounds i64, ptr %614, i64 %628
  %630 = load i64, ptr %629, align 8, !tbaa !29, !noalias !198
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
  %641 = load i64, ptr %640, align 8, !tbaa !29, !noalias !198
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
  %658 = load ptr, ptr %51, align 8, !tbaa !54
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
  br i1 %666, label %667, label %617, !llvm.loop !201

667:                                              ; preds = %664, %596
  %668 = load i64, ptr %34, align 8, !tbaa !149
  %669 = add nsw i64 %668, %597
  %670 = icmp sgt i64 %669, 0
  br i1 %670, label %671, label %672

671:                                              ; preds = %667
  tail call void @guards(ptr noundef nonnull %0, double noundef %520, ptr noundef %2, ptr noundef %9)
  br label %672

672:                                              ; preds = %671, %667
  %673 = load i64, ptr %23, align 8, !tbaa !174
  %674 = getelementptr inbounds double, ptr %7, i64 %673
  store double %520, ptr %674, align 8, !tbaa !28
  %675 = mul nsw i64 %673, %15
  %676 = getelementptr inbounds double, ptr %8, i64 %675
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %676, ptr align 8 %2, i64 %27, i1 false)
  %677 = load i64, ptr %23, align 8, !tbaa !174
  %678 = add nsw i64 %677, 1
  store i64 %678, ptr %23, align 8, !tbaa !174
  %679 = load i64, ptr %52, align 8, !tbaa !202
  %680 = add nsw i64 %679, 1
  store i64 %680, ptr %52, align 8, !tbaa !202
  %681 = icmp sgt i64 %519, -1
  br i1 %681, label %682, label %538

682:                                              ; preds = %672
  %683 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %519, ptr %683, align 8, !tbaa !203
  br label %684

684:                                              ; preds = %531, %53, %66, %70, %589, %235, %682
  %685 = phi i64 [ 4, %682 ], [ %238, %235 ], [ 5, %531 ], [ 0, %53 ], [ 1, %66 ], [ 2, %70 ], [ 6, %589 ]
  ret i64 %685
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

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
  store i64 0, ptr %20, align 8, !tbaa !174
  %21 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %22 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %23 = load double, ptr %1, align 8, !tbaa !168
  %24 = load double, ptr %21, align 8, !tbaa !169
  %25 = load double, ptr %22, align 8, !tbaa !166
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
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %40 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  br label %48

48:                                               ; preds = %29, %284
  %49 = phi double [ %27, %29 ], [ %289, %284 ]
  %50 = phi double [ %26, %29 ], [ %288, %284 ]
  %51 = phi double [ %25, %29 ], [ %287, %284 ]
  %52 = phi double [ %24, %29 ], [ %286, %284 ]
  %53 = phi double [ %23, %29 ], [ %285, %284 ]
  %54 = load i64, ptr %20, align 8, !tbaa !174
  %55 = load i64, ptr %30, align 8, !tbaa !176
  %56 = icmp eq i64 %54, %55
  br i1 %56, label %291, label %57

57:                                               ; preds = %48
  %58 = fmul contract double %52, 0x3FF000000044B830
  %59 = fcmp contract olt double %50, %58
  %60 = fadd contract double %53, %52
  %61 = select contract i1 %59, double %51, double %60
  %62 = load i64, ptr %31, align 8, !tbaa !187
  %63 = load i64, ptr %32, align 8, !tbaa !188
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
  %151 = load double, ptr %34, align 8, !tbaa !196
  %152 = tail call contract double @project(ptr noundef nonnull %0, double noundef %72, ptr noundef %2, double noundef %151)
  store double %72, ptr %1, align 8, !tbaa !168
  tail call void @rates(ptr noundef nonnull %0, double noundef %72, ptr noundef %2, ptr noundef %3)
  %153 = load i64, ptr %31, align 8, !tbaa !187
  %154 = load i64, ptr %32, align 8, !tbaa !188
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
  store i64 %164, ptr %31, align 8, !tbaa !187
  %165 = mul nsw i64 %153, %15
  %166 = getelementptr inbounds double, ptr %6, i64 %165
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %166, ptr align 8 %2, i64 %35, i1 false)
  br label %167

167:                                              ; preds = %163, %156, %150
  %168 = load i64, ptr %20, align 8, !tbaa !174
  %169 = getelementptr inbounds double, ptr %7, i64 %168
  store double %72, ptr %169, align 8, !tbaa !28
  %170 = mul nsw i64 %168, %15
  %171 = getelementptr inbounds double, ptr %8, i64 %170
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %171, ptr align 8 %2, i64 %35, i1 false)
  %172 = load i64, ptr %20, align 8, !tbaa !174
  %173 = add nsw i64 %172, 1
  store i64 %173, ptr %20, align 8, !tbaa !174
  %174 = load i64, ptr %36, align 8, !tbaa !202
  %175 = add nsw i64 %174, 1
  store i64 %175, ptr %36, align 8, !tbaa !202
  %176 = load i64, ptr %37, align 8, !tbaa !149
  %177 = load i64, ptr %38, align 8, !tbaa !34
  %178 = add nsw i64 %177, %176
  %179 = icmp sgt i64 %178, 0
  br i1 %179, label %180, label %284

180:                                              ; preds = %167
  tail call void @guards(ptr noundef nonnull %0, double noundef %72, ptr noundef %2, ptr noundef %19)
  %181 = load i64, ptr %37, align 8, !tbaa !149
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
  br i1 %206, label %207, label %185, !llvm.loop !189

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
  %271 = load ptr, ptr %47, align 8, !tbaa !54
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
  br i1 %279, label %280, label %230, !llvm.loop !201

280:                                              ; preds = %277, %207
  %281 = icmp slt i64 %208, 0
  br i1 %281, label %284, label %282

282:                                              ; preds = %280
  %283 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  store i64 %208, ptr %283, align 8, !tbaa !203
  br label %291

284:                                              ; preds = %280, %167
  %285 = load double, ptr %1, align 8, !tbaa !168
  %286 = load double, ptr %21, align 8, !tbaa !169
  %287 = load double, ptr %22, align 8, !tbaa !166
  %288 = fsub contract double %287, %285
  %289 = fmul contract double %286, 1.000000e-09
  %290 = fcmp contract ugt double %288, %289
  br i1 %290, label %48, label %291, !llvm.loop !212

291:                                              ; preds = %48, %284, %144, %11, %282
  %292 = phi i64 [ 4, %282 ], [ 0, %11 ], [ 3, %144 ], [ 1, %48 ], [ 0, %284 ]
  ret i64 %292
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #6 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %7 = load ptr, ptr %6, align 8, !tbaa !102
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %9 = load ptr, ptr %8, align 8, !tbaa !103
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %11 = load ptr, ptr %10, align 8, !tbaa !104
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
  br i1 %31, label %13, label %16, !llvm.loop !213

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
  br i1 %45, label %27, label %32, !llvm.loop !214

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
  br i1 %65, label %48, label %46, !llvm.loop !215

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
  br i1 %78, label %63, label %66, !llvm.loop !216

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
  br i1 %95, label %79, label %80, !llvm.loop !217
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
!5 = !{!6, !7, i64 128}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !10, i64 184, !10, i64 192, !10, i64 200, !10, i64 208, !10, i64 216, !10, i64 224, !10, i64 232, !10, i64 240, !10, i64 248, !10, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !11, i64 376, !11, i64 384, !11, i64 392, !11, i64 400, !11, i64 408, !11, i64 416, !11, i64 424}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !10, i64 264}
!13 = !{!6, !10, i64 256}
!14 = !{!6, !7, i64 136}
!15 = !{!6, !11, i64 376}
!16 = !{!6, !7, i64 0}
!17 = !{!6, !7, i64 48}
!18 = !{!6, !7, i64 8}
!19 = !{!6, !10, i64 272}
!20 = !{!6, !7, i64 72}
!21 = !{!6, !10, i64 184}
!22 = !{!6, !10, i64 192}
!23 = !{!6, !10, i64 280}
!24 = !{!6, !7, i64 16}
!25 = !{!6, !7, i64 80}
!26 = !{!6, !10, i64 200}
!27 = !{!6, !10, i64 208}
!28 = !{!11, !11, i64 0}
!29 = !{!7, !7, i64 0}
!30 = distinct !{!30, !31, !32}
!31 = !{!"llvm.loop.mustprogress"}
!32 = !{!"llvm.loop.unroll.disable"}
!33 = distinct !{!33, !31, !32}
!34 = !{!6, !7, i64 96}
!35 = !{!6, !7, i64 104}
!36 = !{!6, !10, i64 360}
!37 = !{!6, !10, i64 344}
!38 = !{!39}
!39 = distinct !{!39, !40, !"law_at: argument 0"}
!40 = distinct !{!40, !"law_at"}
!41 = !{!6, !7, i64 24}
!42 = !{!6, !10, i64 232}
!43 = distinct !{!43, !31, !32}
!44 = !{!6, !10, i64 240}
!45 = distinct !{!45, !31, !32}
!46 = distinct !{!46, !31, !32}
!47 = !{!48}
!48 = distinct !{!48, !49, !"law_at: argument 0"}
!49 = distinct !{!49, !"law_at"}
!50 = !{!51}
!51 = distinct !{!51, !52, !"law_at: argument 0"}
!52 = distinct !{!52, !"law_at"}
!53 = distinct !{!53, !31, !32}
!54 = !{!6, !10, i64 336}
!55 = distinct !{!55, !31, !32}
!56 = distinct !{!56, !31, !32}
!57 = distinct !{!57, !31, !32}
!58 = !{!59}
!59 = distinct !{!59, !60, !"law_at: argument 0"}
!60 = distinct !{!60, !"law_at"}
!61 = distinct !{!61, !31, !32}
!62 = distinct !{!62, !31, !32}
!63 = distinct !{!63, !31, !32}
!64 = distinct !{!64, !31, !32}
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
!84 = !{!6, !11, i64 424}
!85 = !{!6, !10, i64 312}
!86 = !{!6, !10, i64 352}
!87 = distinct !{!87, !31, !32}
!88 = distinct !{!88, !31, !32}
!89 = distinct !{!89, !31, !32}
!90 = distinct !{!90, !31, !32}
!91 = !{!6, !11, i64 408}
!92 = distinct !{!92, !31, !32}
!93 = distinct !{!93, !31, !32}
!94 = distinct !{!94, !31, !32}
!95 = distinct !{!95, !31, !32}
!96 = distinct !{!96, !31, !32}
!97 = distinct !{!97, !31, !32}
!98 = distinct !{!98, !31, !32}
!99 = distinct !{!99, !31, !32}
!100 = !{!6, !11, i64 416}
!101 = !{!6, !10, i64 288}
!102 = !{!6, !10, i64 296}
!103 = !{!6, !10, i64 368}
!104 = !{!6, !10, i64 248}
!105 = distinct !{!105, !31, !32}
!106 = distinct !{!106, !31, !32}
!107 = distinct !{!107, !31, !32}
!108 = distinct !{!108, !31, !32}
!109 = distinct !{!109, !31, !32}
!110 = distinct !{!110, !31, !32}
!111 = distinct !{!111, !31, !32}
!112 = distinct !{!112, !31, !32}
!113 = distinct !{!113, !31, !32}
!114 = distinct !{!114, !31, !32}
!115 = !{!6, !11, i64 384}
!116 = !{!6, !11, i64 392}
!117 = distinct !{!117, !31, !32}
!118 = distinct !{!118, !31, !32}
!119 = !{!6, !11, i64 400}
!120 = distinct !{!120, !31, !32}
!121 = distinct !{!121, !31, !32}
!122 = !{!6, !10, i64 304}
!123 = distinct !{!123, !31, !32}
!124 = distinct !{!124, !31, !32}
!125 = distinct !{!125, !31, !32}
!126 = distinct !{!126, !31, !32}
!127 = distinct !{!127, !31, !32}
!128 = distinct !{!128, !31, !32}
!129 = !{!6, !7, i64 120}
!130 = distinct !{!130, !31, !32}
!131 = !{!6, !7, i64 88}
!132 = !{!6, !10, i64 224}
!133 = distinct !{!133, !31, !32}
!134 = distinct !{!134, !31, !32}
!135 = distinct !{!135, !31, !32}
!136 = !{!6, !10, i64 216}
!137 = distinct !{!137, !31, !32}
!138 = distinct !{!138, !31, !32}
!139 = distinct !{!139, !31, !32}
!140 = !{!141}
!141 = distinct !{!141, !142, !"law_at: argument 0"}
!142 = distinct !{!142, !"law_at"}
!143 = distinct !{!143, !31, !32}
!144 = distinct !{!144, !31, !32}
!145 = distinct !{!145, !31, !32}
!146 = distinct !{!146, !31, !32}
!147 = distinct !{!147, !31, !32}
!148 = distinct !{!148, !31, !32}
!149 = !{!6, !7, i64 112}
!150 = !{!6, !7, i64 152}
!151 = !{!6, !7, i64 160}
!152 = !{!153}
!153 = distinct !{!153, !154, !"law_at: argument 0"}
!154 = distinct !{!154, !"law_at"}
!155 = distinct !{!155, !31, !32}
!156 = distinct !{!156, !31, !32}
!157 = !{!6, !7, i64 56}
!158 = !{!6, !7, i64 64}
!159 = !{!6, !10, i64 320}
!160 = distinct !{!160, !31, !32}
!161 = !{!6, !7, i64 32}
!162 = !{!6, !10, i64 328}
!163 = distinct !{!163, !31, !32}
!164 = !{!6, !7, i64 144}
!165 = distinct !{!165, !31, !32}
!166 = !{!167, !11, i64 16}
!167 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96}
!168 = !{!167, !11, i64 0}
!169 = !{!167, !11, i64 32}
!170 = !{!167, !11, i64 40}
!171 = distinct !{!171, !31, !32}
!172 = distinct !{!172, !31, !32}
!173 = distinct !{!173, !31, !32}
!174 = !{!167, !7, i64 64}
!175 = !{!167, !11, i64 8}
!176 = !{!167, !7, i64 72}
!177 = distinct !{!177, !31, !32}
!178 = distinct !{!178, !31, !32}
!179 = distinct !{!179, !31, !32}
!180 = distinct !{!180, !31, !32}
!181 = distinct !{!181, !31, !32}
!182 = distinct !{!182, !31, !32}
!183 = distinct !{!183, !31, !32}
!184 = distinct !{!184, !31, !32}
!185 = distinct !{!185, !31, !32}
!186 = !{!167, !7, i64 88}
!187 = !{!167, !7, i64 48}
!188 = !{!167, !7, i64 56}
!189 = distinct !{!189, !31, !32}
!190 = distinct !{!190, !31, !32}
!191 = distinct !{!191, !31, !32}
!192 = distinct !{!192, !31, !32}
!193 = distinct !{!193, !31, !32}
!194 = distinct !{!194, !31, !32}
!195 = distinct !{!195, !31, !32}
!196 = !{!167, !11, i64 24}
!197 = distinct !{!197, !32}
!198 = !{!199}
!199 = distinct !{!199, !200, !"law_at: argument 0"}
!200 = distinct !{!200, !"law_at"}
!201 = distinct !{!201, !31, !32}
!202 = !{!167, !7, i64 80}
!203 = !{!167, !7, i64 96}
!204 = distinct !{!204, !31, !32}
!205 = distinct !{!205, !31, !32}
!206 = distinct !{!206, !31, !32}
!207 = distinct !{!207, !31, !32}
!208 = distinct !{!208, !31, !32}
!209 = !{!210}
!210 = distinct !{!210, !211, !"law_at: argument 0"}
!211 = distinct !{!211, !"law_at"}
!212 = distinct !{!212, !32}
!213 = distinct !{!213, !31, !32}
!214 = distinct !{!214, !31, !32}
!215 = distinct !{!215, !31, !32}
!216 = distinct !{!216, !31, !32}
!217 = distinct !{!217, !31, !32}
