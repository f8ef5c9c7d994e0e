; sha256 of lanes.c and its headers: b871f0804cd62e9529c8f56a1b043e29686d3ca6784e79a06d76087ecb47367a

%struct.Lanes = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double }

@lanes_offsets = local_unnamed_addr constant [36 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248, i64 256, i64 264, i64 272, i64 280], align 16
@DP_B = internal unnamed_addr constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@DP_E5 = internal unnamed_addr constant [13 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2, double 0.000000e+00], align 16
@DP_E3 = internal unnamed_addr constant [13 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED, double 0.000000e+00], align 16
@DP_D = internal unnamed_addr constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@CHEBYSHEV = internal unnamed_addr constant [9 x double] [double 0.000000e+00, double 0x3FA37CA1866B95D0, double 0x3FC2BEC333018866, double 0x3FD3C10EACA8AB4E, double 5.000000e-01, double 0x3FE61F78A9ABAA58, double 0x3FEB504F333F9DE6, double 0x3FEEC835E79946A3, double 1.000000e+00], align 16
@DP_C = internal unnamed_addr constant [16 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00, double 1.000000e+00, double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@DP_A = internal unnamed_addr constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define void @sincos_lanes(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i64 noundef %2) local_unnamed_addr #0 {
  %4 = icmp sgt i64 %2, 0
  br i1 %4, label %6, label %5

5:                                                ; preds = %130, %3
  ret void

6:                                                ; preds = %3, %130
  %7 = phi i64 [ %131, %130 ], [ 0, %3 ]
  %8 = getelementptr inbounds <4 x double>, ptr %0, i64 %7
  %9 = load <4 x double>, ptr %8, align 8, !tbaa !5
  %10 = shl nuw nsw i64 %7, 1
  %11 = getelementptr inbounds <4 x double>, ptr %1, i64 %10
  %12 = getelementptr inbounds <4 x double>, ptr %11, i64 1
  %13 = fmul contract <4 x double> %9, <double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883>
  %14 = fadd contract <4 x double> %13, <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>
  %15 = fadd contract <4 x double> %14, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %16 = fmul contract <4 x double> %15, <double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000>
  %17 = fsub contract <4 x double> %9, %16
  %18 = fmul contract <4 x double> %15, <double 0x3DD0B4611A600000, double 0x3DD0B4611A600000, double 0x3DD0B4611A600000, double 0x3DD0B4611A600000>
  %19 = fsub contract <4 x double> %17, %18
  %20 = fsub contract <4 x double> %17, %19
  %21 = fsub contract <4 x double> %20, %18
  %22 = fadd contract <4 x double> %19, %20
  %23 = fsub contract <4 x double> %17, %22
  %24 = fadd contract <4 x double> %21, %23
  %25 = fmul contract <4 x double> %15, <double 0x3BA3198A2E000000, double 0x3BA3198A2E000000, double 0x3BA3198A2E000000, double 0x3BA3198A2E000000>
  %26 = fmul contract <4 x double> %15, <double 0x397B839A252049C1, double 0x397B839A252049C1, double 0x397B839A252049C1, double 0x397B839A252049C1>
  %27 = fadd contract <4 x double> %25, %26
  %28 = fsub contract <4 x double> %24, %27
  %29 = fadd contract <4 x double> %19, %28
  %30 = fsub contract <4 x double> %19, %29
  %31 = fadd contract <4 x double> %28, %30
  %32 = fmul contract <4 x double> %29, %29
  %33 = fmul contract <4 x double> %32, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %34 = fsub contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %33
  %35 = fmul contract <4 x double> %31, %34
  %36 = fmul contract <4 x double> %32, <double 0x3CE952C77030AD4A, double 0x3CE952C77030AD4A, double 0x3CE952C77030AD4A, double 0x3CE952C77030AD4A>
  %37 = fadd contract <4 x double> %36, <double 0xBD6AE7F3E733B81F, double 0xBD6AE7F3E733B81F, double 0xBD6AE7F3E733B81F, double 0xBD6AE7F3E733B81F>
  %38 = fmul contract <4 x double> %32, %37
  %39 = fadd contract <4 x double> %38, <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>
  %40 = fmul contract <4 x double> %32, %39
  %41 = fadd contract <4 x double> %40, <double 0xBE5AE64567F544E4, double 0xBE5AE64567F544E4, double 0xBE5AE64567F544E4, double 0xBE5AE64567F544E4>
  %42 = fmul contract <4 x double> %32, %41
  %43 = fadd contract <4 x double> %42, <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>
  %44 = fmul contract <4 x double> %32, %43
  %45 = fadd contract <4 x double> %44, <double 0xBF2A01A01A01A01A, double 0xBF2A01A01A01A01A, double 0xBF2A01A01A01A01A, double 0xBF2A01A01A01A01A>
  %46 = fmul contract <4 x double> %32, %45
  %47 = fadd contract <4 x double> %46, <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>
  %48 = fmul contract <4 x double> %32, %47
  %49 = fadd contract <4 x double> %48, <double 0xBFC5555555555555, double 0xBFC5555555555555, double 0xBFC5555555555555, double 0xBFC5555555555555>
  %50 = fmul contract <4 x double> %29, %32
  %51 = fmul contract <4 x double> %50, %49
  %52 = fadd contract <4 x double> %35, %51
  %53 = fsub contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %34
  %54 = fsub contract <4 x double> %53, %33
  %55 = fmul contract <4 x double> %32, <double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F>
  %56 = fadd contract <4 x double> %55, <double 0xBDA93974A8C07C9D, double 0xBDA93974A8C07C9D, double 0xBDA93974A8C07C9D, double 0xBDA93974A8C07C9D>
  %57 = fmul contract <4 x double> %32, %56
  %58 = fadd contract <4 x double> %57, <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>
  %59 = fmul contract <4 x double> %32, %58
  %60 = fadd contract <4 x double> %59, <double 0xBE927E4FB7789F5C, double 0xBE927E4FB7789F5C, double 0xBE927E4FB7789F5C, double 0xBE927E4FB7789F5C>
  %61 = fmul contract <4 x double> %32, %60
  %62 = fadd contract <4 x double> %61, <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>
  %63 = fmul contract <4 x double> %32, %62
  %64 = fadd contract <4 x double> %63, <double 0xBF56C16C16C16C17, double 0xBF56C16C16C16C17, double 0xBF56C16C16C16C17, double 0xBF56C16C16C16C17>
  %65 = fmul contract <4 x double> %32, %64
  %66 = fadd contract <4 x double> %65, <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>
  %67 = bitcast <4 x double> %14 to <4 x i64>
  %68 = fadd contract <4 x double> %29, %52
  %69 = fmul contract <4 x double> %32, %32
  %70 = fmul contract <4 x double> %69, %66
  %71 = fmul contract <4 x double> %29, %31
  %72 = fsub contract <4 x double> %70, %71
  %73 = fadd contract <4 x double> %54, %72
  %74 = fadd contract <4 x double> %34, %73
  %75 = and <4 x i64> %67, <i64 1, i64 1, i64 1, i64 1>
  %76 = sub nsw <4 x i64> zeroinitializer, %75
  %77 = bitcast <4 x double> %74 to <4 x i64>
  %78 = bitcast <4 x double> %68 to <4 x i64>
  %79 = and <4 x i64> %77, %76
  %80 = add nsw <4 x i64> %75, <i64 -1, i64 -1, i64 -1, i64 -1>
  %81 = and <4 x i64> %80, %78
  %82 = or <4 x i64> %81, %79
  %83 = and <4 x i64> %78, %76
  %84 = and <4 x i64> %80, %77
  %85 = or <4 x i64> %83, %84
  %86 = shl <4 x i64> %67, <i64 62, i64 62, i64 62, i64 62>
  %87 = and <4 x i64> %86, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %88 = xor <4 x i64> %82, %87
  store <4 x i64> %88, ptr %11, align 8, !tbaa !5
  %89 = add <4 x i64> %86, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %90 = and <4 x i64> %89, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %91 = xor <4 x i64> %85, %90
  store <4 x i64> %91, ptr %12, align 8, !tbaa !5
  %92 = tail call contract <4 x double> @llvm.fabs.v4f64(<4 x double> %9)
  %93 = fcmp contract ugt <4 x double> %92, <double 5.000000e+05, double 5.000000e+05, double 5.000000e+05, double 5.000000e+05>
  %94 = bitcast <4 x i1> %93 to i4
  %95 = icmp eq i4 %94, 0
  br i1 %95, label %130, label %96

96:                                               ; preds = %6
  %97 = extractelement <4 x double> %9, i64 0
  %98 = tail call contract double @llvm.fabs.f64(double %97)
  %99 = fcmp contract ugt double %98, 5.000000e+05
  br i1 %99, label %100, label %103

100:                                              ; preds = %96
  %101 = tail call contract double @llvm.sin.f64(double %97)
  store double %101, ptr %11, align 8
  %102 = tail call contract double @llvm.cos.f64(double %97)
  store double %102, ptr %12, align 8
  br label %103

103:                                              ; preds = %100, %96
  %104 = extractelement <4 x double> %9, i64 1
  %105 = tail call contract double @llvm.fabs.f64(double %104)
  %106 = fcmp contract ugt double %105, 5.000000e+05
  br i1 %106, label %107, label %112

107:                                              ; preds = %103
  %108 = tail call contract double @llvm.sin.f64(double %104)
  %109 = getelementptr inbounds <4 x double>, ptr %1, i64 %10, i64 1
  store double %108, ptr %109, align 8
  %110 = tail call contract double @llvm.cos.f64(double %104)
  %111 = getelementptr inbounds i8, ptr %11, i64 40
  store double %110, ptr %111, align 8
  br label %112

112:                                              ; preds = %107, %103
  %113 = extractelement <4 x double> %9, i64 2
  %114 = tail call contract double @llvm.fabs.f64(double %113)
  %115 = fcmp contract ugt double %114, 5.000000e+05
  br i1 %115, label %116, label %121

116:                                              ; preds = %112
  %117 = tail call contract double @llvm.sin.f64(double %113)
  %118 = getelementptr inbounds <4 x double>, ptr %1, i64 %10, i64 2
  store double %117, ptr %118, align 8
  %119 = tail call contract double @llvm.cos.f64(double %113)
  %120 = getelementptr inbounds i8, ptr %11, i64 48
  store double %119, ptr %120, align 8
  br label %121

121:                                              ; preds = %116, %112
  %122 = extractelement <4 x double> %9, i64 3
  %123 = tail call contract double @llvm.fabs.f64(double %122)
  %124 = fcmp contract ugt double %123, 5.000000e+05
  br i1 %124, label %125, label %130

125:                                              ; preds = %121
  %126 = tail call contract double @llvm.sin.f64(double %122)
  %127 = getelementptr inbounds <4 x double>, ptr %1, i64 %10, i64 3
  store double %126, ptr %127, align 8
  %128 = tail call contract double @llvm.cos.f64(double %122)
  %129 = getelementptr inbounds i8, ptr %11, i64 56
  store double %128, ptr %129, align 8
  br label %130

130:                                              ; preds = %6, %121, %125
  %131 = add nuw nsw i64 %7, 1
  %132 = icmp eq i64 %131, %2
  br i1 %132, label %5, label %6, !llvm.loop !8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define void @rates_lanes(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %3 = load ptr, ptr %2, align 8, !tbaa !10
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %5 = load ptr, ptr %4, align 8, !tbaa !15
  %6 = load i64, ptr %0, align 8, !tbaa !16
  %7 = shl i64 %6, 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %5, i64 %7, i1 false)
  %8 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !17
  %10 = load <4 x double>, ptr %9, align 8, !tbaa !5
  %11 = load ptr, ptr %2, align 8, !tbaa !10
  %12 = load i64, ptr %0, align 8, !tbaa !16
  %13 = getelementptr inbounds <4 x double>, ptr %11, i64 %12
  store <4 x double> %10, ptr %13, align 8, !tbaa !5
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %15 = load ptr, ptr %14, align 8, !tbaa !18
  tail call fastcc void @rates_of(ptr noundef nonnull %0, ptr noundef %15)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define internal fastcc void @rates_of(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %5 = load i64, ptr %4, align 8, !tbaa !19
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %16, label %7

7:                                                ; preds = %2
  %8 = load ptr, ptr %3, align 8, !tbaa !10
  %9 = load i64, ptr %0, align 8, !tbaa !16
  %10 = shl i64 %9, 2
  %11 = getelementptr double, ptr %8, i64 %10
  %12 = getelementptr double, ptr %11, i64 4
  %13 = inttoptr i64 %5 to ptr
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %15 = load i64, ptr %14, align 8, !tbaa !20
  tail call void %13(i64 noundef %15, ptr noundef %11, ptr noundef %12) #7
  br label %16

16:                                               ; preds = %7, %2
  %17 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %18 = load i64, ptr %17, align 8, !tbaa !21
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %21 = load ptr, ptr %20, align 8, !tbaa !22
  %22 = load ptr, ptr %3, align 8, !tbaa !10
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %24 = load i64, ptr %23, align 8, !tbaa !23
  %25 = inttoptr i64 %24 to ptr
  tail call void %19(ptr noundef %21, ptr noundef %22, ptr noundef %25) #7
  %26 = load ptr, ptr %20, align 8, !tbaa !22
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %28 = load i64, ptr %27, align 8, !tbaa !24
  %29 = icmp eq i64 %28, 0
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1
  %31 = select i1 %29, ptr %0, ptr %30
  %32 = load i64, ptr %31, align 8, !tbaa !25
  %33 = shl i64 %32, 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %26, i64 %33, i1 false)
  %34 = load i64, ptr %27, align 8, !tbaa !24
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %938, label %36

36:                                               ; preds = %16
  %37 = load i64, ptr %30, align 8, !tbaa !26
  %38 = getelementptr inbounds <4 x double>, ptr %1, i64 %37
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  %40 = load i64, ptr %39, align 8, !tbaa !27
  %41 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %42 = load i64, ptr %41, align 8, !tbaa !28
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %44 = load ptr, ptr %43, align 8, !tbaa !29
  %45 = mul nsw i64 %40, %40
  %46 = getelementptr inbounds <4 x double>, ptr %44, i64 %45
  %47 = mul nsw i64 %42, %40
  %48 = getelementptr inbounds <4 x double>, ptr %46, i64 %47
  %49 = getelementptr inbounds <4 x double>, ptr %48, i64 %47
  %50 = mul nsw i64 %42, %42
  %51 = getelementptr inbounds <4 x double>, ptr %49, i64 %50
  %52 = getelementptr inbounds <4 x double>, ptr %51, i64 %42
  %53 = getelementptr inbounds <4 x double>, ptr %52, i64 %42
  %54 = getelementptr inbounds <4 x double>, ptr %53, i64 %42
  %55 = getelementptr inbounds <4 x double>, ptr %54, i64 %40
  %56 = load ptr, ptr %20, align 8, !tbaa !22
  %57 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %58 = load i64, ptr %57, align 8, !tbaa !30
  %59 = getelementptr <4 x double>, ptr %56, i64 %37
  %60 = getelementptr <4 x double>, ptr %59, i64 %58
  %61 = getelementptr inbounds <4 x double>, ptr %60, i64 %40
  %62 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %63 = load i64, ptr %62, align 8, !tbaa !31
  %64 = getelementptr inbounds <4 x double>, ptr %61, i64 %63
  %65 = shl i64 %40, 5
  %66 = mul i64 %65, %40
  tail call void @llvm.memset.p0.i64(ptr align 8 %44, i8 0, i64 %66, i1 false)
  %67 = load i64, ptr %41, align 8, !tbaa !28
  %68 = mul i64 %67, %65
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %68, i1 false)
  %69 = load i64, ptr %57, align 8, !tbaa !30
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %74

71:                                               ; preds = %36
  %72 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
  %73 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 17
  br label %80

74:                                               ; preds = %80, %36
  %75 = load i64, ptr %62, align 8, !tbaa !31
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %77, label %112

77:                                               ; preds = %74
  %78 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 18
  %79 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  br label %96

80:                                               ; preds = %80, %71
  %81 = phi i64 [ 0, %71 ], [ %93, %80 ]
  %82 = getelementptr inbounds <4 x double>, ptr %59, i64 %81
  %83 = load <4 x double>, ptr %82, align 8, !tbaa !5
  %84 = load ptr, ptr %72, align 8, !tbaa !32
  %85 = getelementptr inbounds i64, ptr %84, i64 %81
  %86 = load i64, ptr %85, align 8, !tbaa !25
  %87 = mul nsw i64 %86, %40
  %88 = load ptr, ptr %73, align 8, !tbaa !33
  %89 = getelementptr inbounds i64, ptr %88, i64 %81
  %90 = load i64, ptr %89, align 8, !tbaa !25
  %91 = getelementptr <4 x double>, ptr %44, i64 %87
  %92 = getelementptr <4 x double>, ptr %91, i64 %90
  store <4 x double> %83, ptr %92, align 8, !tbaa !5
  %93 = add nuw nsw i64 %81, 1
  %94 = load i64, ptr %57, align 8, !tbaa !30
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %80, label %74, !llvm.loop !34

96:                                               ; preds = %96, %77
  %97 = phi i64 [ 0, %77 ], [ %109, %96 ]
  %98 = getelementptr inbounds <4 x double>, ptr %61, i64 %97
  %99 = load <4 x double>, ptr %98, align 8, !tbaa !5
  %100 = load ptr, ptr %78, align 8, !tbaa !35
  %101 = getelementptr inbounds i64, ptr %100, i64 %97
  %102 = load i64, ptr %101, align 8, !tbaa !25
  %103 = mul nsw i64 %102, %40
  %104 = load ptr, ptr %79, align 8, !tbaa !36
  %105 = getelementptr inbounds i64, ptr %104, i64 %97
  %106 = load i64, ptr %105, align 8, !tbaa !25
  %107 = getelementptr <4 x double>, ptr %46, i64 %103
  %108 = getelementptr <4 x double>, ptr %107, i64 %106
  store <4 x double> %99, ptr %108, align 8, !tbaa !5
  %109 = add nuw nsw i64 %97, 1
  %110 = load i64, ptr %62, align 8, !tbaa !31
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %96, label %112, !llvm.loop !37

112:                                              ; preds = %96, %74
  %113 = load i64, ptr %39, align 8, !tbaa !27
  %114 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %115 = load ptr, ptr %114, align 8, !tbaa !38
  %116 = icmp sgt i64 %113, 0
  br i1 %116, label %117, label %140

117:                                              ; preds = %112
  %118 = add nuw i64 %113, 1
  %119 = sitofp i64 %113 to double
  %120 = insertelement <4 x double> poison, double %119, i64 0
  %121 = shufflevector <4 x double> %120, <4 x double> poison, <4 x i32> zeroinitializer
  %122 = and i64 %113, 1
  %123 = icmp eq i64 %113, 1
  br i1 %123, label %126, label %124

124:                                              ; preds = %117
  %125 = and i64 %113, 9223372036854775806
  br label %147

126:                                              ; preds = %147, %117
  %127 = phi <4 x double> [ undef, %117 ], [ %167, %147 ]
  %128 = phi <4 x double> [ zeroinitializer, %117 ], [ %167, %147 ]
  %129 = phi i64 [ 0, %117 ], [ %168, %147 ]
  %130 = icmp eq i64 %122, 0
  br i1 %130, label %140, label %131

131:                                              ; preds = %126
  %132 = mul i64 %129, %118
  %133 = getelementptr inbounds <4 x double>, ptr %44, i64 %132
  %134 = load <4 x double>, ptr %133, align 8, !tbaa !5
  %135 = getelementptr inbounds <4 x double>, ptr %115, i64 %129
  %136 = load <4 x double>, ptr %135, align 8, !tbaa !5
  %137 = fmul contract <4 x double> %134, %136
  %138 = fdiv contract <4 x double> %137, %121
  %139 = fadd contract <4 x double> %128, %138
  br label %140

140:                                              ; preds = %131, %126, %112
  %141 = phi <4 x double> [ zeroinitializer, %112 ], [ %127, %126 ], [ %139, %131 ]
  %142 = load i64, ptr %41, align 8, !tbaa !28
  %143 = icmp sgt i64 %142, 0
  br i1 %143, label %144, label %270

144:                                              ; preds = %140
  %145 = add i64 %113, 1
  %146 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  br label %173

147:                                              ; preds = %147, %124
  %148 = phi <4 x double> [ zeroinitializer, %124 ], [ %167, %147 ]
  %149 = phi i64 [ 0, %124 ], [ %168, %147 ]
  %150 = phi i64 [ 0, %124 ], [ %169, %147 ]
  %151 = mul i64 %149, %118
  %152 = getelementptr inbounds <4 x double>, ptr %44, i64 %151
  %153 = load <4 x double>, ptr %152, align 8, !tbaa !5
  %154 = getelementptr inbounds <4 x double>, ptr %115, i64 %149
  %155 = load <4 x double>, ptr %154, align 8, !tbaa !5
  %156 = fmul contract <4 x double> %153, %155
  %157 = fdiv contract <4 x double> %156, %121
  %158 = fadd contract <4 x double> %148, %157
  %159 = or disjoint i64 %149, 1
  %160 = mul i64 %159, %118
  %161 = getelementptr inbounds <4 x double>, ptr %44, i64 %160
  %162 = load <4 x double>, ptr %161, align 8, !tbaa !5
  %163 = getelementptr inbounds <4 x double>, ptr %115, i64 %159
  %164 = load <4 x double>, ptr %163, align 8, !tbaa !5
  %165 = fmul contract <4 x double> %162, %164
  %166 = fdiv contract <4 x double> %165, %121
  %167 = fadd contract <4 x double> %158, %166
  %168 = add nuw nsw i64 %149, 2
  %169 = add i64 %150, 2
  %170 = icmp eq i64 %169, %125
  br i1 %170, label %126, label %147, !llvm.loop !39

171:                                              ; preds = %177
  %172 = icmp sgt i64 %190, 0
  br i1 %172, label %211, label %270

173:                                              ; preds = %177, %144
  %174 = phi i64 [ 0, %144 ], [ %189, %177 ]
  %175 = mul nsw i64 %174, %113
  %176 = getelementptr inbounds <4 x double>, ptr %46, i64 %175
  br i1 %116, label %192, label %177

177:                                              ; preds = %192, %173
  %178 = phi <4 x double> [ zeroinitializer, %173 ], [ %207, %192 ]
  %179 = phi <4 x double> [ zeroinitializer, %173 ], [ %208, %192 ]
  %180 = fcmp contract ogt <4 x double> %179, zeroinitializer
  %181 = fdiv contract <4 x double> %179, %178
  %182 = select <4 x i1> %180, <4 x double> %181, <4 x double> %141
  %183 = fdiv contract <4 x double> %182, %178
  %184 = getelementptr inbounds <4 x double>, ptr %51, i64 %174
  store <4 x double> %183, ptr %184, align 8, !tbaa !5
  %185 = fcmp contract ogt <4 x double> %178, zeroinitializer
  %186 = load ptr, ptr %146, align 8, !tbaa !40
  %187 = load <4 x i64>, ptr %186, align 8, !tbaa !5
  %188 = select <4 x i1> %185, <4 x i64> %187, <4 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  store <4 x i64> %188, ptr %186, align 8, !tbaa !5
  %189 = add nuw nsw i64 %174, 1
  %190 = load i64, ptr %41, align 8, !tbaa !28
  %191 = icmp slt i64 %189, %190
  br i1 %191, label %173, label %171, !llvm.loop !41

192:                                              ; preds = %173, %192
  %193 = phi i64 [ %209, %192 ], [ 0, %173 ]
  %194 = phi <4 x double> [ %208, %192 ], [ zeroinitializer, %173 ]
  %195 = phi <4 x double> [ %207, %192 ], [ zeroinitializer, %173 ]
  %196 = getelementptr inbounds <4 x double>, ptr %176, i64 %193
  %197 = load <4 x double>, ptr %196, align 8, !tbaa !5
  %198 = fmul contract <4 x double> %197, %197
  %199 = getelementptr inbounds <4 x double>, ptr %115, i64 %193
  %200 = load <4 x double>, ptr %199, align 8, !tbaa !5
  %201 = fmul contract <4 x double> %198, %200
  %202 = mul i64 %193, %145
  %203 = getelementptr inbounds <4 x double>, ptr %44, i64 %202
  %204 = load <4 x double>, ptr %203, align 8, !tbaa !5
  %205 = fmul contract <4 x double> %201, %204
  %206 = fmul contract <4 x double> %200, %205
  %207 = fadd contract <4 x double> %195, %201
  %208 = tail call contract <4 x double> @llvm.maxnum.v4f64(<4 x double> %194, <4 x double> %206)
  %209 = add nuw nsw i64 %193, 1
  %210 = icmp eq i64 %209, %113
  br i1 %210, label %177, label %192, !llvm.loop !42

211:                                              ; preds = %171, %220
  %212 = phi i64 [ %221, %220 ], [ %190, %171 ]
  %213 = phi i64 [ %222, %220 ], [ 0, %171 ]
  br i1 %116, label %214, label %220

214:                                              ; preds = %211
  %215 = getelementptr inbounds <4 x double>, ptr %51, i64 %213
  %216 = mul nsw i64 %213, %113
  %217 = getelementptr <4 x double>, ptr %46, i64 %216
  br label %224

218:                                              ; preds = %247
  %219 = load i64, ptr %41, align 8, !tbaa !28
  br label %220

220:                                              ; preds = %218, %211
  %221 = phi i64 [ %219, %218 ], [ %212, %211 ]
  %222 = add nuw nsw i64 %213, 1
  %223 = icmp slt i64 %222, %221
  br i1 %223, label %211, label %270, !llvm.loop !43

224:                                              ; preds = %247, %214
  %225 = phi i64 [ 1, %214 ], [ %249, %247 ]
  %226 = phi i64 [ 0, %214 ], [ %248, %247 ]
  %227 = load <4 x double>, ptr %215, align 8, !tbaa !5
  %228 = getelementptr <4 x double>, ptr %217, i64 %226
  %229 = load <4 x double>, ptr %228, align 8, !tbaa !5
  %230 = fmul contract <4 x double> %227, %229
  %231 = mul nsw i64 %226, %113
  %232 = getelementptr <4 x double>, ptr %44, i64 %231
  %233 = and i64 %225, 1
  %234 = icmp eq i64 %226, 0
  br i1 %234, label %237, label %235

235:                                              ; preds = %224
  %236 = and i64 %225, -2
  br label %251

237:                                              ; preds = %251, %224
  %238 = phi i64 [ 0, %224 ], [ %267, %251 ]
  %239 = icmp eq i64 %233, 0
  br i1 %239, label %247, label %240

240:                                              ; preds = %237
  %241 = getelementptr <4 x double>, ptr %217, i64 %238
  %242 = load <4 x double>, ptr %241, align 8, !tbaa !5
  %243 = fmul contract <4 x double> %230, %242
  %244 = getelementptr <4 x double>, ptr %232, i64 %238
  %245 = load <4 x double>, ptr %244, align 8, !tbaa !5
  %246 = fadd contract <4 x double> %245, %243
  store <4 x double> %246, ptr %244, align 8, !tbaa !5
  br label %247

247:                                              ; preds = %237, %240
  %248 = add nuw nsw i64 %226, 1
  %249 = add nuw i64 %225, 1
  %250 = icmp eq i64 %248, %113
  br i1 %250, label %218, label %224, !llvm.loop !44

251:                                              ; preds = %251, %235
  %252 = phi i64 [ 0, %235 ], [ %267, %251 ]
  %253 = phi i64 [ 0, %235 ], [ %268, %251 ]
  %254 = getelementptr <4 x double>, ptr %217, i64 %252
  %255 = load <4 x double>, ptr %254, align 8, !tbaa !5
  %256 = fmul contract <4 x double> %230, %255
  %257 = getelementptr <4 x double>, ptr %232, i64 %252
  %258 = load <4 x double>, ptr %257, align 8, !tbaa !5
  %259 = fadd contract <4 x double> %258, %256
  store <4 x double> %259, ptr %257, align 8, !tbaa !5
  %260 = or disjoint i64 %252, 1
  %261 = getelementptr <4 x double>, ptr %217, i64 %260
  %262 = load <4 x double>, ptr %261, align 8, !tbaa !5
  %263 = fmul contract <4 x double> %230, %262
  %264 = getelementptr <4 x double>, ptr %232, i64 %260
  %265 = load <4 x double>, ptr %264, align 8, !tbaa !5
  %266 = fadd contract <4 x double> %265, %263
  store <4 x double> %266, ptr %264, align 8, !tbaa !5
  %267 = add nuw nsw i64 %252, 2
  %268 = add i64 %253, 2
  %269 = icmp eq i64 %268, %236
  br i1 %269, label %237, label %251, !llvm.loop !45

270:                                              ; preds = %220, %171, %140
  %271 = icmp sgt i64 %40, 0
  br i1 %271, label %272, label %375

272:                                              ; preds = %270
  %273 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  br label %276

274:                                              ; preds = %349, %298
  %275 = icmp eq i64 %308, %40
  br i1 %275, label %375, label %276, !llvm.loop !46

276:                                              ; preds = %274, %272
  %277 = phi i64 [ 0, %272 ], [ %308, %274 ]
  %278 = mul nsw i64 %277, %40
  %279 = getelementptr <4 x double>, ptr %44, i64 %278
  %280 = getelementptr <4 x double>, ptr %279, i64 %277
  %281 = load <4 x double>, ptr %280, align 8, !tbaa !5
  %282 = icmp eq i64 %277, 0
  br i1 %282, label %298, label %283

283:                                              ; preds = %276
  %284 = and i64 %277, 1
  %285 = icmp eq i64 %277, 1
  br i1 %285, label %288, label %286

286:                                              ; preds = %283
  %287 = and i64 %277, 9223372036854775806
  br label %315

288:                                              ; preds = %315, %283
  %289 = phi <4 x double> [ undef, %283 ], [ %327, %315 ]
  %290 = phi i64 [ 0, %283 ], [ %328, %315 ]
  %291 = phi <4 x double> [ %281, %283 ], [ %327, %315 ]
  %292 = icmp eq i64 %284, 0
  br i1 %292, label %298, label %293

293:                                              ; preds = %288
  %294 = getelementptr <4 x double>, ptr %279, i64 %290
  %295 = load <4 x double>, ptr %294, align 8, !tbaa !5
  %296 = fmul contract <4 x double> %295, %295
  %297 = fsub contract <4 x double> %291, %296
  br label %298

298:                                              ; preds = %293, %288, %276
  %299 = phi <4 x double> [ %281, %276 ], [ %289, %288 ], [ %297, %293 ]
  %300 = fmul contract <4 x double> %281, <double 1.000000e-05, double 1.000000e-05, double 1.000000e-05, double 1.000000e-05>
  %301 = fcmp contract ogt <4 x double> %299, %300
  %302 = load ptr, ptr %273, align 8, !tbaa !40
  %303 = load <4 x i64>, ptr %302, align 8, !tbaa !5
  %304 = select <4 x i1> %301, <4 x i64> %303, <4 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  store <4 x i64> %304, ptr %302, align 8, !tbaa !5
  %305 = tail call contract <4 x double> @llvm.sqrt.v4f64(<4 x double> %299)
  %306 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %305
  %307 = getelementptr inbounds <4 x double>, ptr %54, i64 %277
  store <4 x double> %306, ptr %307, align 8, !tbaa !5
  %308 = add nuw nsw i64 %277, 1
  %309 = icmp slt i64 %308, %40
  br i1 %309, label %310, label %274

310:                                              ; preds = %298
  %311 = and i64 %277, 1
  %312 = icmp eq i64 %277, 1
  %313 = and i64 %277, 9223372036854775806
  %314 = icmp eq i64 %311, 0
  br label %331

315:                                              ; preds = %315, %286
  %316 = phi i64 [ 0, %286 ], [ %328, %315 ]
  %317 = phi <4 x double> [ %281, %286 ], [ %327, %315 ]
  %318 = phi i64 [ 0, %286 ], [ %329, %315 ]
  %319 = getelementptr <4 x double>, ptr %279, i64 %316
  %320 = load <4 x double>, ptr %319, align 8, !tbaa !5
  %321 = fmul contract <4 x double> %320, %320
  %322 = fsub contract <4 x double> %317, %321
  %323 = or disjoint i64 %316, 1
  %324 = getelementptr <4 x double>, ptr %279, i64 %323
  %325 = load <4 x double>, ptr %324, align 8, !tbaa !5
  %326 = fmul contract <4 x double> %325, %325
  %327 = fsub contract <4 x double> %322, %326
  %328 = add nuw nsw i64 %316, 2
  %329 = add i64 %318, 2
  %330 = icmp eq i64 %329, %287
  br i1 %330, label %288, label %315, !llvm.loop !47

331:                                              ; preds = %310, %349
  %332 = phi i64 [ %353, %349 ], [ %308, %310 ]
  %333 = mul nsw i64 %332, %40
  %334 = getelementptr <4 x double>, ptr %44, i64 %333
  %335 = getelementptr <4 x double>, ptr %334, i64 %277
  %336 = load <4 x double>, ptr %335, align 8, !tbaa !5
  br i1 %282, label %349, label %337

337:                                              ; preds = %331
  br i1 %312, label %338, label %355

338:                                              ; preds = %355, %337
  %339 = phi <4 x double> [ undef, %337 ], [ %371, %355 ]
  %340 = phi i64 [ 0, %337 ], [ %372, %355 ]
  %341 = phi <4 x double> [ %336, %337 ], [ %371, %355 ]
  br i1 %314, label %349, label %342

342:                                              ; preds = %338
  %343 = getelementptr <4 x double>, ptr %334, i64 %340
  %344 = load <4 x double>, ptr %343, align 8, !tbaa !5
  %345 = getelementptr <4 x double>, ptr %279, i64 %340
  %346 = load <4 x double>, ptr %345, align 8, !tbaa !5
  %347 = fmul contract <4 x double> %344, %346
  %348 = fsub contract <4 x double> %341, %347
  br label %349

349:                                              ; preds = %342, %338, %331
  %350 = phi <4 x double> [ %336, %331 ], [ %339, %338 ], [ %348, %342 ]
  %351 = load <4 x double>, ptr %307, align 8, !tbaa !5
  %352 = fmul contract <4 x double> %350, %351
  store <4 x double> %352, ptr %335, align 8, !tbaa !5
  %353 = add nuw nsw i64 %332, 1
  %354 = icmp slt i64 %353, %40
  br i1 %354, label %331, label %274, !llvm.loop !48

355:                                              ; preds = %337, %355
  %356 = phi i64 [ %372, %355 ], [ 0, %337 ]
  %357 = phi <4 x double> [ %371, %355 ], [ %336, %337 ]
  %358 = phi i64 [ %373, %355 ], [ 0, %337 ]
  %359 = getelementptr <4 x double>, ptr %334, i64 %356
  %360 = load <4 x double>, ptr %359, align 8, !tbaa !5
  %361 = getelementptr <4 x double>, ptr %279, i64 %356
  %362 = load <4 x double>, ptr %361, align 8, !tbaa !5
  %363 = fmul contract <4 x double> %360, %362
  %364 = fsub contract <4 x double> %357, %363
  %365 = or disjoint i64 %356, 1
  %366 = getelementptr <4 x double>, ptr %334, i64 %365
  %367 = load <4 x double>, ptr %366, align 8, !tbaa !5
  %368 = getelementptr <4 x double>, ptr %279, i64 %365
  %369 = load <4 x double>, ptr %368, align 8, !tbaa !5
  %370 = fmul contract <4 x double> %367, %369
  %371 = fsub contract <4 x double> %364, %370
  %372 = add nuw nsw i64 %356, 2
  %373 = add i64 %358, 2
  %374 = icmp eq i64 %373, %313
  br i1 %374, label %338, label %355, !llvm.loop !49

375:                                              ; preds = %274, %270
  %376 = shl i64 %47, 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %46, i64 %376, i1 false)
  %377 = icmp sgt i64 %42, 0
  br i1 %377, label %378, label %491

378:                                              ; preds = %375
  %379 = add i64 %40, -1
  %380 = and i64 %40, 1
  %381 = icmp eq i64 %379, 0
  %382 = and i64 %40, 9223372036854775806
  %383 = icmp eq i64 %380, 0
  %384 = and i64 %40, 1
  %385 = icmp eq i64 %379, 0
  %386 = and i64 %40, 9223372036854775806
  %387 = icmp eq i64 %384, 0
  br label %493

388:                                              ; preds = %587
  %389 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  br label %392

390:                                              ; preds = %465, %414
  %391 = icmp eq i64 %424, %42
  br i1 %391, label %492, label %392, !llvm.loop !46

392:                                              ; preds = %390, %388
  %393 = phi i64 [ 0, %388 ], [ %424, %390 ]
  %394 = mul nsw i64 %393, %42
  %395 = getelementptr <4 x double>, ptr %49, i64 %394
  %396 = getelementptr <4 x double>, ptr %395, i64 %393
  %397 = load <4 x double>, ptr %396, align 8, !tbaa !5
  %398 = icmp eq i64 %393, 0
  br i1 %398, label %414, label %399

399:                                              ; preds = %392
  %400 = and i64 %393, 1
  %401 = icmp eq i64 %393, 1
  br i1 %401, label %404, label %402

402:                                              ; preds = %399
  %403 = and i64 %393, 9223372036854775806
  br label %431

404:                                              ; preds = %431, %399
  %405 = phi <4 x double> [ undef, %399 ], [ %443, %431 ]
  %406 = phi i64 [ 0, %399 ], [ %444, %431 ]
  %407 = phi <4 x double> [ %397, %399 ], [ %443, %431 ]
  %408 = icmp eq i64 %400, 0
  br i1 %408, label %414, label %409

409:                                              ; preds = %404
  %410 = getelementptr <4 x double>, ptr %395, i64 %406
  %411 = load <4 x double>, ptr %410, align 8, !tbaa !5
  %412 = fmul contract <4 x double> %411, %411
  %413 = fsub contract <4 x double> %407, %412
  br label %414

414:                                              ; preds = %409, %404, %392
  %415 = phi <4 x double> [ %397, %392 ], [ %405, %404 ], [ %413, %409 ]
  %416 = fmul contract <4 x double> %397, <double 1.000000e-03, double 1.000000e-03, double 1.000000e-03, double 1.000000e-03>
  %417 = fcmp contract ogt <4 x double> %415, %416
  %418 = load ptr, ptr %389, align 8, !tbaa !40
  %419 = load <4 x i64>, ptr %418, align 8, !tbaa !5
  %420 = select <4 x i1> %417, <4 x i64> %419, <4 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  store <4 x i64> %420, ptr %418, align 8, !tbaa !5
  %421 = tail call contract <4 x double> @llvm.sqrt.v4f64(<4 x double> %415)
  %422 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %421
  %423 = getelementptr inbounds <4 x double>, ptr %55, i64 %393
  store <4 x double> %422, ptr %423, align 8, !tbaa !5
  %424 = add nuw nsw i64 %393, 1
  %425 = icmp slt i64 %424, %42
  br i1 %425, label %426, label %390

426:                                              ; preds = %414
  %427 = and i64 %393, 1
  %428 = icmp eq i64 %393, 1
  %429 = and i64 %393, 9223372036854775806
  %430 = icmp eq i64 %427, 0
  br label %447

431:                                              ; preds = %431, %402
  %432 = phi i64 [ 0, %402 ], [ %444, %431 ]
  %433 = phi <4 x double> [ %397, %402 ], [ %443, %431 ]
  %434 = phi i64 [ 0, %402 ], [ %445, %431 ]
  %435 = getelementptr <4 x double>, ptr %395, i64 %432
  %436 = load <4 x double>, ptr %435, align 8, !tbaa !5
  %437 = fmul contract <4 x double> %436, %436
  %438 = fsub contract <4 x double> %433, %437
  %439 = or disjoint i64 %432, 1
  %440 = getelementptr <4 x double>, ptr %395, i64 %439
  %441 = load <4 x double>, ptr %440, align 8, !tbaa !5
  %442 = fmul contract <4 x double> %441, %441
  %443 = fsub contract <4 x double> %438, %442
  %444 = add nuw nsw i64 %432, 2
  %445 = add i64 %434, 2
  %446 = icmp eq i64 %445, %403
  br i1 %446, label %404, label %431, !llvm.loop !47

447:                                              ; preds = %426, %465
  %448 = phi i64 [ %469, %465 ], [ %424, %426 ]
  %449 = mul nsw i64 %448, %42
  %450 = getelementptr <4 x double>, ptr %49, i64 %449
  %451 = getelementptr <4 x double>, ptr %450, i64 %393
  %452 = load <4 x double>, ptr %451, align 8, !tbaa !5
  br i1 %398, label %465, label %453

453:                                              ; preds = %447
  br i1 %428, label %454, label %471

454:                                              ; preds = %471, %453
  %455 = phi <4 x double> [ undef, %453 ], [ %487, %471 ]
  %456 = phi i64 [ 0, %453 ], [ %488, %471 ]
  %457 = phi <4 x double> [ %452, %453 ], [ %487, %471 ]
  br i1 %430, label %465, label %458

458:                                              ; preds = %454
  %459 = getelementptr <4 x double>, ptr %450, i64 %456
  %460 = load <4 x double>, ptr %459, align 8, !tbaa !5
  %461 = getelementptr <4 x double>, ptr %395, i64 %456
  %462 = load <4 x double>, ptr %461, align 8, !tbaa !5
  %463 = fmul contract <4 x double> %460, %462
  %464 = fsub contract <4 x double> %457, %463
  br label %465

465:                                              ; preds = %458, %454, %447
  %466 = phi <4 x double> [ %452, %447 ], [ %455, %454 ], [ %464, %458 ]
  %467 = load <4 x double>, ptr %423, align 8, !tbaa !5
  %468 = fmul contract <4 x double> %466, %467
  store <4 x double> %468, ptr %451, align 8, !tbaa !5
  %469 = add nuw nsw i64 %448, 1
  %470 = icmp slt i64 %469, %42
  br i1 %470, label %447, label %390, !llvm.loop !48

471:                                              ; preds = %453, %471
  %472 = phi i64 [ %488, %471 ], [ 0, %453 ]
  %473 = phi <4 x double> [ %487, %471 ], [ %452, %453 ]
  %474 = phi i64 [ %489, %471 ], [ 0, %453 ]
  %475 = getelementptr <4 x double>, ptr %450, i64 %472
  %476 = load <4 x double>, ptr %475, align 8, !tbaa !5
  %477 = getelementptr <4 x double>, ptr %395, i64 %472
  %478 = load <4 x double>, ptr %477, align 8, !tbaa !5
  %479 = fmul contract <4 x double> %476, %478
  %480 = fsub contract <4 x double> %473, %479
  %481 = or disjoint i64 %472, 1
  %482 = getelementptr <4 x double>, ptr %450, i64 %481
  %483 = load <4 x double>, ptr %482, align 8, !tbaa !5
  %484 = getelementptr <4 x double>, ptr %395, i64 %481
  %485 = load <4 x double>, ptr %484, align 8, !tbaa !5
  %486 = fmul contract <4 x double> %483, %485
  %487 = fsub contract <4 x double> %480, %486
  %488 = add nuw nsw i64 %472, 2
  %489 = add i64 %474, 2
  %490 = icmp eq i64 %489, %429
  br i1 %490, label %454, label %471, !llvm.loop !49

491:                                              ; preds = %375
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %60, i64 %65, i1 false)
  br label %639

492:                                              ; preds = %390
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %60, i64 %65, i1 false)
  br label %632

493:                                              ; preds = %378, %587
  %494 = phi i64 [ %589, %587 ], [ 1, %378 ]
  %495 = phi i64 [ %588, %587 ], [ 0, %378 ]
  %496 = mul nsw i64 %495, %40
  %497 = getelementptr <4 x double>, ptr %48, i64 %496
  br i1 %271, label %498, label %559

498:                                              ; preds = %493, %522
  %499 = phi i64 [ %527, %522 ], [ 0, %493 ]
  %500 = getelementptr inbounds <4 x double>, ptr %497, i64 %499
  %501 = load <4 x double>, ptr %500, align 8, !tbaa !5
  %502 = icmp eq i64 %499, 0
  br i1 %502, label %522, label %503

503:                                              ; preds = %498
  %504 = mul nsw i64 %499, %40
  %505 = getelementptr <4 x double>, ptr %44, i64 %504
  %506 = and i64 %499, 1
  %507 = icmp eq i64 %499, 1
  br i1 %507, label %510, label %508

508:                                              ; preds = %503
  %509 = and i64 %499, 9223372036854775806
  br label %530

510:                                              ; preds = %530, %503
  %511 = phi <4 x double> [ undef, %503 ], [ %546, %530 ]
  %512 = phi i64 [ 0, %503 ], [ %547, %530 ]
  %513 = phi <4 x double> [ %501, %503 ], [ %546, %530 ]
  %514 = icmp eq i64 %506, 0
  br i1 %514, label %522, label %515

515:                                              ; preds = %510
  %516 = getelementptr <4 x double>, ptr %505, i64 %512
  %517 = load <4 x double>, ptr %516, align 8, !tbaa !5
  %518 = getelementptr inbounds <4 x double>, ptr %497, i64 %512
  %519 = load <4 x double>, ptr %518, align 8, !tbaa !5
  %520 = fmul contract <4 x double> %517, %519
  %521 = fsub contract <4 x double> %513, %520
  br label %522

522:                                              ; preds = %515, %510, %498
  %523 = phi <4 x double> [ %501, %498 ], [ %511, %510 ], [ %521, %515 ]
  %524 = getelementptr inbounds <4 x double>, ptr %54, i64 %499
  %525 = load <4 x double>, ptr %524, align 8, !tbaa !5
  %526 = fmul contract <4 x double> %523, %525
  store <4 x double> %526, ptr %500, align 8, !tbaa !5
  %527 = add nuw nsw i64 %499, 1
  %528 = icmp eq i64 %527, %40
  br i1 %528, label %529, label %498, !llvm.loop !50

529:                                              ; preds = %522
  br i1 %381, label %550, label %566

530:                                              ; preds = %530, %508
  %531 = phi i64 [ 0, %508 ], [ %547, %530 ]
  %532 = phi <4 x double> [ %501, %508 ], [ %546, %530 ]
  %533 = phi i64 [ 0, %508 ], [ %548, %530 ]
  %534 = getelementptr <4 x double>, ptr %505, i64 %531
  %535 = load <4 x double>, ptr %534, align 8, !tbaa !5
  %536 = getelementptr inbounds <4 x double>, ptr %497, i64 %531
  %537 = load <4 x double>, ptr %536, align 8, !tbaa !5
  %538 = fmul contract <4 x double> %535, %537
  %539 = fsub contract <4 x double> %532, %538
  %540 = or disjoint i64 %531, 1
  %541 = getelementptr <4 x double>, ptr %505, i64 %540
  %542 = load <4 x double>, ptr %541, align 8, !tbaa !5
  %543 = getelementptr inbounds <4 x double>, ptr %497, i64 %540
  %544 = load <4 x double>, ptr %543, align 8, !tbaa !5
  %545 = fmul contract <4 x double> %542, %544
  %546 = fsub contract <4 x double> %539, %545
  %547 = add nuw nsw i64 %531, 2
  %548 = add i64 %533, 2
  %549 = icmp eq i64 %548, %509
  br i1 %549, label %510, label %530, !llvm.loop !51

550:                                              ; preds = %566, %529
  %551 = phi <4 x double> [ undef, %529 ], [ %578, %566 ]
  %552 = phi i64 [ 0, %529 ], [ %579, %566 ]
  %553 = phi <4 x double> [ zeroinitializer, %529 ], [ %578, %566 ]
  br i1 %383, label %559, label %554

554:                                              ; preds = %550
  %555 = getelementptr <4 x double>, ptr %497, i64 %552
  %556 = load <4 x double>, ptr %555, align 8, !tbaa !5
  %557 = fmul contract <4 x double> %556, %556
  %558 = fadd contract <4 x double> %553, %557
  br label %559

559:                                              ; preds = %554, %550, %493
  %560 = phi <4 x double> [ zeroinitializer, %493 ], [ %551, %550 ], [ %558, %554 ]
  %561 = tail call contract <4 x double> @llvm.sqrt.v4f64(<4 x double> %560)
  %562 = fdiv contract <4 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %561
  %563 = getelementptr inbounds <4 x double>, ptr %52, i64 %495
  store <4 x double> %562, ptr %563, align 8, !tbaa !5
  %564 = mul nsw i64 %495, %42
  %565 = getelementptr <4 x double>, ptr %49, i64 %564
  br label %582

566:                                              ; preds = %529, %566
  %567 = phi i64 [ %579, %566 ], [ 0, %529 ]
  %568 = phi <4 x double> [ %578, %566 ], [ zeroinitializer, %529 ]
  %569 = phi i64 [ %580, %566 ], [ 0, %529 ]
  %570 = getelementptr <4 x double>, ptr %497, i64 %567
  %571 = load <4 x double>, ptr %570, align 8, !tbaa !5
  %572 = fmul contract <4 x double> %571, %571
  %573 = fadd contract <4 x double> %568, %572
  %574 = or disjoint i64 %567, 1
  %575 = getelementptr <4 x double>, ptr %497, i64 %574
  %576 = load <4 x double>, ptr %575, align 8, !tbaa !5
  %577 = fmul contract <4 x double> %576, %576
  %578 = fadd contract <4 x double> %573, %577
  %579 = add nuw nsw i64 %567, 2
  %580 = add i64 %569, 2
  %581 = icmp eq i64 %580, %382
  br i1 %581, label %550, label %566, !llvm.loop !52

582:                                              ; preds = %602, %559
  %583 = phi i64 [ 0, %559 ], [ %610, %602 ]
  br i1 %271, label %584, label %602

584:                                              ; preds = %582
  %585 = mul nsw i64 %583, %40
  %586 = getelementptr <4 x double>, ptr %48, i64 %585
  br i1 %385, label %591, label %612

587:                                              ; preds = %602
  %588 = add nuw nsw i64 %495, 1
  %589 = add nuw i64 %494, 1
  %590 = icmp eq i64 %588, %42
  br i1 %590, label %388, label %493, !llvm.loop !53

591:                                              ; preds = %612, %584
  %592 = phi <4 x double> [ undef, %584 ], [ %628, %612 ]
  %593 = phi i64 [ 0, %584 ], [ %629, %612 ]
  %594 = phi <4 x double> [ zeroinitializer, %584 ], [ %628, %612 ]
  br i1 %387, label %602, label %595

595:                                              ; preds = %591
  %596 = getelementptr <4 x double>, ptr %497, i64 %593
  %597 = load <4 x double>, ptr %596, align 8, !tbaa !5
  %598 = getelementptr <4 x double>, ptr %586, i64 %593
  %599 = load <4 x double>, ptr %598, align 8, !tbaa !5
  %600 = fmul contract <4 x double> %597, %599
  %601 = fadd contract <4 x double> %594, %600
  br label %602

602:                                              ; preds = %595, %591, %582
  %603 = phi <4 x double> [ zeroinitializer, %582 ], [ %592, %591 ], [ %601, %595 ]
  %604 = load <4 x double>, ptr %563, align 8, !tbaa !5
  %605 = fmul contract <4 x double> %603, %604
  %606 = getelementptr inbounds <4 x double>, ptr %52, i64 %583
  %607 = load <4 x double>, ptr %606, align 8, !tbaa !5
  %608 = fmul contract <4 x double> %605, %607
  %609 = getelementptr <4 x double>, ptr %565, i64 %583
  store <4 x double> %608, ptr %609, align 8, !tbaa !5
  %610 = add nuw nsw i64 %583, 1
  %611 = icmp eq i64 %610, %494
  br i1 %611, label %587, label %582, !llvm.loop !54

612:                                              ; preds = %584, %612
  %613 = phi i64 [ %629, %612 ], [ 0, %584 ]
  %614 = phi <4 x double> [ %628, %612 ], [ zeroinitializer, %584 ]
  %615 = phi i64 [ %630, %612 ], [ 0, %584 ]
  %616 = getelementptr <4 x double>, ptr %497, i64 %613
  %617 = load <4 x double>, ptr %616, align 8, !tbaa !5
  %618 = getelementptr <4 x double>, ptr %586, i64 %613
  %619 = load <4 x double>, ptr %618, align 8, !tbaa !5
  %620 = fmul contract <4 x double> %617, %619
  %621 = fadd contract <4 x double> %614, %620
  %622 = or disjoint i64 %613, 1
  %623 = getelementptr <4 x double>, ptr %497, i64 %622
  %624 = load <4 x double>, ptr %623, align 8, !tbaa !5
  %625 = getelementptr <4 x double>, ptr %586, i64 %622
  %626 = load <4 x double>, ptr %625, align 8, !tbaa !5
  %627 = fmul contract <4 x double> %624, %626
  %628 = fadd contract <4 x double> %621, %627
  %629 = add nuw nsw i64 %613, 2
  %630 = add i64 %615, 2
  %631 = icmp eq i64 %630, %386
  br i1 %631, label %591, label %612, !llvm.loop !55

632:                                              ; preds = %492, %697
  %633 = phi i64 [ %698, %697 ], [ 0, %492 ]
  br i1 %271, label %634, label %697

634:                                              ; preds = %632
  %635 = getelementptr inbounds <4 x double>, ptr %51, i64 %633
  %636 = getelementptr inbounds <4 x double>, ptr %64, i64 %633
  %637 = mul nsw i64 %633, %40
  %638 = getelementptr <4 x double>, ptr %46, i64 %637
  br label %700

639:                                              ; preds = %697, %491
  br i1 %271, label %640, label %691

640:                                              ; preds = %639, %664
  %641 = phi i64 [ %669, %664 ], [ 0, %639 ]
  %642 = getelementptr inbounds <4 x double>, ptr %38, i64 %641
  %643 = load <4 x double>, ptr %642, align 8, !tbaa !5
  %644 = icmp eq i64 %641, 0
  br i1 %644, label %664, label %645

645:                                              ; preds = %640
  %646 = mul nsw i64 %641, %40
  %647 = getelementptr <4 x double>, ptr %44, i64 %646
  %648 = and i64 %641, 1
  %649 = icmp eq i64 %641, 1
  br i1 %649, label %652, label %650

650:                                              ; preds = %645
  %651 = and i64 %641, 9223372036854775806
  br label %671

652:                                              ; preds = %671, %645
  %653 = phi <4 x double> [ undef, %645 ], [ %687, %671 ]
  %654 = phi i64 [ 0, %645 ], [ %688, %671 ]
  %655 = phi <4 x double> [ %643, %645 ], [ %687, %671 ]
  %656 = icmp eq i64 %648, 0
  br i1 %656, label %664, label %657

657:                                              ; preds = %652
  %658 = getelementptr <4 x double>, ptr %647, i64 %654
  %659 = load <4 x double>, ptr %658, align 8, !tbaa !5
  %660 = getelementptr inbounds <4 x double>, ptr %38, i64 %654
  %661 = load <4 x double>, ptr %660, align 8, !tbaa !5
  %662 = fmul contract <4 x double> %659, %661
  %663 = fsub contract <4 x double> %655, %662
  br label %664

664:                                              ; preds = %657, %652, %640
  %665 = phi <4 x double> [ %643, %640 ], [ %653, %652 ], [ %663, %657 ]
  %666 = getelementptr inbounds <4 x double>, ptr %54, i64 %641
  %667 = load <4 x double>, ptr %666, align 8, !tbaa !5
  %668 = fmul contract <4 x double> %665, %667
  store <4 x double> %668, ptr %642, align 8, !tbaa !5
  %669 = add nuw nsw i64 %641, 1
  %670 = icmp eq i64 %669, %40
  br i1 %670, label %691, label %640, !llvm.loop !50

671:                                              ; preds = %671, %650
  %672 = phi i64 [ 0, %650 ], [ %688, %671 ]
  %673 = phi <4 x double> [ %643, %650 ], [ %687, %671 ]
  %674 = phi i64 [ 0, %650 ], [ %689, %671 ]
  %675 = getelementptr <4 x double>, ptr %647, i64 %672
  %676 = load <4 x double>, ptr %675, align 8, !tbaa !5
  %677 = getelementptr inbounds <4 x double>, ptr %38, i64 %672
  %678 = load <4 x double>, ptr %677, align 8, !tbaa !5
  %679 = fmul contract <4 x double> %676, %678
  %680 = fsub contract <4 x double> %673, %679
  %681 = or disjoint i64 %672, 1
  %682 = getelementptr <4 x double>, ptr %647, i64 %681
  %683 = load <4 x double>, ptr %682, align 8, !tbaa !5
  %684 = getelementptr inbounds <4 x double>, ptr %38, i64 %681
  %685 = load <4 x double>, ptr %684, align 8, !tbaa !5
  %686 = fmul contract <4 x double> %683, %685
  %687 = fsub contract <4 x double> %680, %686
  %688 = add nuw nsw i64 %672, 2
  %689 = add i64 %674, 2
  %690 = icmp eq i64 %689, %651
  br i1 %690, label %652, label %671, !llvm.loop !51

691:                                              ; preds = %664, %639
  br i1 %377, label %692, label %869

692:                                              ; preds = %691
  %693 = and i64 %40, 1
  %694 = icmp eq i64 %40, 1
  %695 = and i64 %40, 9223372036854775806
  %696 = icmp eq i64 %693, 0
  br label %816

697:                                              ; preds = %700, %632
  %698 = add nuw nsw i64 %633, 1
  %699 = icmp eq i64 %698, %42
  br i1 %699, label %639, label %632, !llvm.loop !56

700:                                              ; preds = %700, %634
  %701 = phi i64 [ 0, %634 ], [ %711, %700 ]
  %702 = load <4 x double>, ptr %635, align 8, !tbaa !5
  %703 = load <4 x double>, ptr %636, align 8, !tbaa !5
  %704 = fmul contract <4 x double> %702, %703
  %705 = getelementptr <4 x double>, ptr %638, i64 %701
  %706 = load <4 x double>, ptr %705, align 8, !tbaa !5
  %707 = fmul contract <4 x double> %704, %706
  %708 = getelementptr inbounds <4 x double>, ptr %38, i64 %701
  %709 = load <4 x double>, ptr %708, align 8, !tbaa !5
  %710 = fadd contract <4 x double> %709, %707
  store <4 x double> %710, ptr %708, align 8, !tbaa !5
  %711 = add nuw nsw i64 %701, 1
  %712 = icmp eq i64 %711, %40
  br i1 %712, label %697, label %700, !llvm.loop !57

713:                                              ; preds = %834, %737
  %714 = phi i64 [ %742, %737 ], [ 0, %834 ]
  %715 = getelementptr inbounds <4 x double>, ptr %53, i64 %714
  %716 = load <4 x double>, ptr %715, align 8, !tbaa !5
  %717 = icmp eq i64 %714, 0
  br i1 %717, label %737, label %718

718:                                              ; preds = %713
  %719 = mul nsw i64 %714, %42
  %720 = getelementptr <4 x double>, ptr %49, i64 %719
  %721 = and i64 %714, 1
  %722 = icmp eq i64 %714, 1
  br i1 %722, label %725, label %723

723:                                              ; preds = %718
  %724 = and i64 %714, 9223372036854775806
  br label %744

725:                                              ; preds = %744, %718
  %726 = phi <4 x double> [ undef, %718 ], [ %760, %744 ]
  %727 = phi i64 [ 0, %718 ], [ %761, %744 ]
  %728 = phi <4 x double> [ %716, %718 ], [ %760, %744 ]
  %729 = icmp eq i64 %721, 0
  br i1 %729, label %737, label %730

730:                                              ; preds = %725
  %731 = getelementptr <4 x double>, ptr %720, i64 %727
  %732 = load <4 x double>, ptr %731, align 8, !tbaa !5
  %733 = getelementptr inbounds <4 x double>, ptr %53, i64 %727
  %734 = load <4 x double>, ptr %733, align 8, !tbaa !5
  %735 = fmul contract <4 x double> %732, %734
  %736 = fsub contract <4 x double> %728, %735
  br label %737

737:                                              ; preds = %730, %725, %713
  %738 = phi <4 x double> [ %716, %713 ], [ %726, %725 ], [ %736, %730 ]
  %739 = getelementptr inbounds <4 x double>, ptr %55, i64 %714
  %740 = load <4 x double>, ptr %739, align 8, !tbaa !5
  %741 = fmul contract <4 x double> %738, %740
  store <4 x double> %741, ptr %715, align 8, !tbaa !5
  %742 = add nuw nsw i64 %714, 1
  %743 = icmp eq i64 %742, %42
  br i1 %743, label %764, label %713, !llvm.loop !50

744:                                              ; preds = %744, %723
  %745 = phi i64 [ 0, %723 ], [ %761, %744 ]
  %746 = phi <4 x double> [ %716, %723 ], [ %760, %744 ]
  %747 = phi i64 [ 0, %723 ], [ %762, %744 ]
  %748 = getelementptr <4 x double>, ptr %720, i64 %745
  %749 = load <4 x double>, ptr %748, align 8, !tbaa !5
  %750 = getelementptr inbounds <4 x double>, ptr %53, i64 %745
  %751 = load <4 x double>, ptr %750, align 8, !tbaa !5
  %752 = fmul contract <4 x double> %749, %751
  %753 = fsub contract <4 x double> %746, %752
  %754 = or disjoint i64 %745, 1
  %755 = getelementptr <4 x double>, ptr %720, i64 %754
  %756 = load <4 x double>, ptr %755, align 8, !tbaa !5
  %757 = getelementptr inbounds <4 x double>, ptr %53, i64 %754
  %758 = load <4 x double>, ptr %757, align 8, !tbaa !5
  %759 = fmul contract <4 x double> %756, %758
  %760 = fsub contract <4 x double> %753, %759
  %761 = add nuw nsw i64 %745, 2
  %762 = add i64 %747, 2
  %763 = icmp eq i64 %762, %724
  br i1 %763, label %725, label %744, !llvm.loop !51

764:                                              ; preds = %737, %789
  %765 = phi i64 [ %795, %789 ], [ 0, %737 ]
  %766 = phi i64 [ %767, %789 ], [ %42, %737 ]
  %767 = add nsw i64 %766, -1
  %768 = getelementptr inbounds <4 x double>, ptr %53, i64 %767
  %769 = load <4 x double>, ptr %768, align 8, !tbaa !5
  %770 = getelementptr <4 x double>, ptr %49, i64 %767
  %771 = icmp slt i64 %766, %42
  br i1 %771, label %772, label %789

772:                                              ; preds = %764
  %773 = and i64 %765, 1
  %774 = icmp eq i64 %773, 0
  br i1 %774, label %784, label %775

775:                                              ; preds = %772
  %776 = mul nsw i64 %766, %42
  %777 = getelementptr <4 x double>, ptr %770, i64 %776
  %778 = load <4 x double>, ptr %777, align 8, !tbaa !5
  %779 = getelementptr inbounds <4 x double>, ptr %53, i64 %766
  %780 = load <4 x double>, ptr %779, align 8, !tbaa !5
  %781 = fmul contract <4 x double> %778, %780
  %782 = fsub contract <4 x double> %769, %781
  %783 = add nuw nsw i64 %766, 1
  br label %784

784:                                              ; preds = %775, %772
  %785 = phi <4 x double> [ undef, %772 ], [ %782, %775 ]
  %786 = phi i64 [ %766, %772 ], [ %783, %775 ]
  %787 = phi <4 x double> [ %769, %772 ], [ %782, %775 ]
  %788 = icmp eq i64 %765, 1
  br i1 %788, label %789, label %796

789:                                              ; preds = %784, %796, %764
  %790 = phi <4 x double> [ %769, %764 ], [ %785, %784 ], [ %813, %796 ]
  %791 = getelementptr inbounds <4 x double>, ptr %55, i64 %767
  %792 = load <4 x double>, ptr %791, align 8, !tbaa !5
  %793 = fmul contract <4 x double> %790, %792
  store <4 x double> %793, ptr %768, align 8, !tbaa !5
  %794 = icmp sgt i64 %766, 1
  %795 = add i64 %765, 1
  br i1 %794, label %764, label %862, !llvm.loop !58

796:                                              ; preds = %784, %796
  %797 = phi i64 [ %814, %796 ], [ %786, %784 ]
  %798 = phi <4 x double> [ %813, %796 ], [ %787, %784 ]
  %799 = mul nsw i64 %797, %42
  %800 = getelementptr <4 x double>, ptr %770, i64 %799
  %801 = load <4 x double>, ptr %800, align 8, !tbaa !5
  %802 = getelementptr inbounds <4 x double>, ptr %53, i64 %797
  %803 = load <4 x double>, ptr %802, align 8, !tbaa !5
  %804 = fmul contract <4 x double> %801, %803
  %805 = fsub contract <4 x double> %798, %804
  %806 = add nuw nsw i64 %797, 1
  %807 = mul nsw i64 %806, %42
  %808 = getelementptr <4 x double>, ptr %770, i64 %807
  %809 = load <4 x double>, ptr %808, align 8, !tbaa !5
  %810 = getelementptr inbounds <4 x double>, ptr %53, i64 %806
  %811 = load <4 x double>, ptr %810, align 8, !tbaa !5
  %812 = fmul contract <4 x double> %809, %811
  %813 = fsub contract <4 x double> %805, %812
  %814 = add nuw nsw i64 %797, 2
  %815 = icmp eq i64 %814, %42
  br i1 %815, label %789, label %796, !llvm.loop !59

816:                                              ; preds = %692, %834
  %817 = phi i64 [ %840, %834 ], [ 0, %692 ]
  %818 = getelementptr inbounds <4 x double>, ptr %64, i64 %817
  %819 = load <4 x double>, ptr %818, align 8, !tbaa !5
  br i1 %271, label %820, label %834

820:                                              ; preds = %816
  %821 = mul nsw i64 %817, %40
  %822 = getelementptr <4 x double>, ptr %48, i64 %821
  br i1 %694, label %823, label %842

823:                                              ; preds = %842, %820
  %824 = phi <4 x double> [ undef, %820 ], [ %858, %842 ]
  %825 = phi i64 [ 0, %820 ], [ %859, %842 ]
  %826 = phi <4 x double> [ %819, %820 ], [ %858, %842 ]
  br i1 %696, label %834, label %827

827:                                              ; preds = %823
  %828 = getelementptr <4 x double>, ptr %822, i64 %825
  %829 = load <4 x double>, ptr %828, align 8, !tbaa !5
  %830 = getelementptr inbounds <4 x double>, ptr %38, i64 %825
  %831 = load <4 x double>, ptr %830, align 8, !tbaa !5
  %832 = fmul contract <4 x double> %829, %831
  %833 = fsub contract <4 x double> %826, %832
  br label %834

834:                                              ; preds = %827, %823, %816
  %835 = phi <4 x double> [ %819, %816 ], [ %824, %823 ], [ %833, %827 ]
  %836 = getelementptr inbounds <4 x double>, ptr %52, i64 %817
  %837 = load <4 x double>, ptr %836, align 8, !tbaa !5
  %838 = fmul contract <4 x double> %835, %837
  %839 = getelementptr inbounds <4 x double>, ptr %53, i64 %817
  store <4 x double> %838, ptr %839, align 8, !tbaa !5
  %840 = add nuw nsw i64 %817, 1
  %841 = icmp eq i64 %840, %42
  br i1 %841, label %713, label %816, !llvm.loop !60

842:                                              ; preds = %820, %842
  %843 = phi i64 [ %859, %842 ], [ 0, %820 ]
  %844 = phi <4 x double> [ %858, %842 ], [ %819, %820 ]
  %845 = phi i64 [ %860, %842 ], [ 0, %820 ]
  %846 = getelementptr <4 x double>, ptr %822, i64 %843
  %847 = load <4 x double>, ptr %846, align 8, !tbaa !5
  %848 = getelementptr inbounds <4 x double>, ptr %38, i64 %843
  %849 = load <4 x double>, ptr %848, align 8, !tbaa !5
  %850 = fmul contract <4 x double> %847, %849
  %851 = fsub contract <4 x double> %844, %850
  %852 = or disjoint i64 %843, 1
  %853 = getelementptr <4 x double>, ptr %822, i64 %852
  %854 = load <4 x double>, ptr %853, align 8, !tbaa !5
  %855 = getelementptr inbounds <4 x double>, ptr %38, i64 %852
  %856 = load <4 x double>, ptr %855, align 8, !tbaa !5
  %857 = fmul contract <4 x double> %854, %856
  %858 = fsub contract <4 x double> %851, %857
  %859 = add nuw nsw i64 %843, 2
  %860 = add i64 %845, 2
  %861 = icmp eq i64 %860, %695
  br i1 %861, label %823, label %842, !llvm.loop !61

862:                                              ; preds = %789, %922
  %863 = phi i64 [ %923, %922 ], [ 0, %789 ]
  br i1 %271, label %864, label %922

864:                                              ; preds = %862
  %865 = mul nsw i64 %863, %40
  %866 = getelementptr <4 x double>, ptr %48, i64 %865
  %867 = getelementptr inbounds <4 x double>, ptr %53, i64 %863
  %868 = getelementptr inbounds <4 x double>, ptr %52, i64 %863
  br label %925

869:                                              ; preds = %922, %691
  br i1 %271, label %870, label %938

870:                                              ; preds = %869, %895
  %871 = phi i64 [ %901, %895 ], [ 0, %869 ]
  %872 = phi i64 [ %873, %895 ], [ %40, %869 ]
  %873 = add nsw i64 %872, -1
  %874 = getelementptr inbounds <4 x double>, ptr %38, i64 %873
  %875 = load <4 x double>, ptr %874, align 8, !tbaa !5
  %876 = getelementptr <4 x double>, ptr %44, i64 %873
  %877 = icmp slt i64 %872, %40
  br i1 %877, label %878, label %895

878:                                              ; preds = %870
  %879 = and i64 %871, 1
  %880 = icmp eq i64 %879, 0
  br i1 %880, label %890, label %881

881:                                              ; preds = %878
  %882 = mul nsw i64 %872, %40
  %883 = getelementptr <4 x double>, ptr %876, i64 %882
  %884 = load <4 x double>, ptr %883, align 8, !tbaa !5
  %885 = getelementptr inbounds <4 x double>, ptr %38, i64 %872
  %886 = load <4 x double>, ptr %885, align 8, !tbaa !5
  %887 = fmul contract <4 x double> %884, %886
  %888 = fsub contract <4 x double> %875, %887
  %889 = add nuw nsw i64 %872, 1
  br label %890

890:                                              ; preds = %881, %878
  %891 = phi <4 x double> [ undef, %878 ], [ %888, %881 ]
  %892 = phi i64 [ %872, %878 ], [ %889, %881 ]
  %893 = phi <4 x double> [ %875, %878 ], [ %888, %881 ]
  %894 = icmp eq i64 %871, 1
  br i1 %894, label %895, label %902

895:                                              ; preds = %890, %902, %870
  %896 = phi <4 x double> [ %875, %870 ], [ %891, %890 ], [ %919, %902 ]
  %897 = getelementptr inbounds <4 x double>, ptr %54, i64 %873
  %898 = load <4 x double>, ptr %897, align 8, !tbaa !5
  %899 = fmul contract <4 x double> %896, %898
  store <4 x double> %899, ptr %874, align 8, !tbaa !5
  %900 = icmp sgt i64 %872, 1
  %901 = add i64 %871, 1
  br i1 %900, label %870, label %938, !llvm.loop !58

902:                                              ; preds = %890, %902
  %903 = phi i64 [ %920, %902 ], [ %892, %890 ]
  %904 = phi <4 x double> [ %919, %902 ], [ %893, %890 ]
  %905 = mul nsw i64 %903, %40
  %906 = getelementptr <4 x double>, ptr %876, i64 %905
  %907 = load <4 x double>, ptr %906, align 8, !tbaa !5
  %908 = getelementptr inbounds <4 x double>, ptr %38, i64 %903
  %909 = load <4 x double>, ptr %908, align 8, !tbaa !5
  %910 = fmul contract <4 x double> %907, %909
  %911 = fsub contract <4 x double> %904, %910
  %912 = add nuw nsw i64 %903, 1
  %913 = mul nsw i64 %912, %40
  %914 = getelementptr <4 x double>, ptr %876, i64 %913
  %915 = load <4 x double>, ptr %914, align 8, !tbaa !5
  %916 = getelementptr inbounds <4 x double>, ptr %38, i64 %912
  %917 = load <4 x double>, ptr %916, align 8, !tbaa !5
  %918 = fmul contract <4 x double> %915, %917
  %919 = fsub contract <4 x double> %911, %918
  %920 = add nuw nsw i64 %903, 2
  %921 = icmp eq i64 %920, %40
  br i1 %921, label %895, label %902, !llvm.loop !59

922:                                              ; preds = %925, %862
  %923 = add nuw nsw i64 %863, 1
  %924 = icmp eq i64 %923, %42
  br i1 %924, label %869, label %862, !llvm.loop !62

925:                                              ; preds = %925, %864
  %926 = phi i64 [ 0, %864 ], [ %936, %925 ]
  %927 = getelementptr <4 x double>, ptr %866, i64 %926
  %928 = load <4 x double>, ptr %927, align 8, !tbaa !5
  %929 = load <4 x double>, ptr %867, align 8, !tbaa !5
  %930 = load <4 x double>, ptr %868, align 8, !tbaa !5
  %931 = fmul contract <4 x double> %929, %930
  %932 = fmul contract <4 x double> %928, %931
  %933 = getelementptr inbounds <4 x double>, ptr %38, i64 %926
  %934 = load <4 x double>, ptr %933, align 8, !tbaa !5
  %935 = fadd contract <4 x double> %934, %932
  store <4 x double> %935, ptr %933, align 8, !tbaa !5
  %936 = add nuw nsw i64 %926, 1
  %937 = icmp eq i64 %936, %40
  br i1 %937, label %922, label %925, !llvm.loop !63

938:                                              ; preds = %895, %869, %16
  ret void
}

; Function Attrs: nounwind uwtable
define void @try_lanes(ptr nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = alloca [16 x <4 x double>], align 16
  %3 = alloca [16 x i64], align 16
  %4 = load i64, ptr %0, align 8, !tbaa !16
  %5 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %6 = load ptr, ptr %5, align 8, !tbaa !64
  %7 = load <4 x double>, ptr %6, align 8, !tbaa !5
  %8 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %9 = load ptr, ptr %8, align 8, !tbaa !65
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %11 = load ptr, ptr %10, align 8, !tbaa !40
  store <4 x double> zeroinitializer, ptr %11, align 8, !tbaa !5
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %13 = load ptr, ptr %12, align 8, !tbaa !18
  %14 = shl i64 %4, 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %13, i64 %14, i1 false)
  %15 = load i64, ptr %0, align 8, !tbaa !16
  %16 = load ptr, ptr %5, align 8, !tbaa !64
  %17 = load <4 x double>, ptr %16, align 8, !tbaa !5
  %18 = load ptr, ptr %8, align 8, !tbaa !65
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %20 = load ptr, ptr %19, align 8, !tbaa !10
  %21 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %22 = load ptr, ptr %21, align 8, !tbaa !15
  %23 = icmp sgt i64 %15, 0
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %25 = getelementptr inbounds <4 x double>, ptr %20, i64 %15
  br label %26

26:                                               ; preds = %1, %53
  %27 = phi i64 [ 1, %1 ], [ %64, %53 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2) #7
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3) #7
  br label %35

28:                                               ; preds = %49
  br i1 %23, label %29, label %53

29:                                               ; preds = %28
  %30 = icmp sgt i64 %50, 0
  %31 = and i64 %50, 1
  %32 = icmp eq i64 %50, 1
  %33 = and i64 %50, 9223372036854775806
  %34 = icmp eq i64 %31, 0
  br label %72

35:                                               ; preds = %26, %49
  %36 = phi i64 [ %51, %49 ], [ 0, %26 ]
  %37 = phi i64 [ %50, %49 ], [ 0, %26 ]
  %38 = getelementptr inbounds [16 x [16 x double]], ptr @DP_A, i64 0, i64 %27, i64 %36
  %39 = load double, ptr %38, align 8, !tbaa !66
  %40 = fcmp contract une double %39, 0.000000e+00
  br i1 %40, label %41, label %49

41:                                               ; preds = %35
  %42 = insertelement <4 x double> poison, double %39, i64 0
  %43 = shufflevector <4 x double> %42, <4 x double> poison, <4 x i32> zeroinitializer
  %44 = fmul contract <4 x double> %17, %43
  %45 = getelementptr inbounds [16 x <4 x double>], ptr %2, i64 0, i64 %37
  store <4 x double> %44, ptr %45, align 16, !tbaa !5
  %46 = mul nsw i64 %36, %15
  %47 = add nsw i64 %37, 1
  %48 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %37
  store i64 %46, ptr %48, align 8, !tbaa !25
  br label %49

49:                                               ; preds = %41, %35
  %50 = phi i64 [ %47, %41 ], [ %37, %35 ]
  %51 = add nuw nsw i64 %36, 1
  %52 = icmp eq i64 %51, %27
  br i1 %52, label %28, label %35, !llvm.loop !67

53:                                               ; preds = %91, %28
  %54 = load ptr, ptr %24, align 8, !tbaa !17
  %55 = load <4 x double>, ptr %54, align 8, !tbaa !5
  %56 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %27
  %57 = load double, ptr %56, align 8, !tbaa !66
  %58 = insertelement <4 x double> poison, double %57, i64 0
  %59 = shufflevector <4 x double> %58, <4 x double> poison, <4 x i32> zeroinitializer
  %60 = fmul contract <4 x double> %17, %59
  %61 = fadd contract <4 x double> %55, %60
  store <4 x double> %61, ptr %25, align 8, !tbaa !5
  %62 = mul nsw i64 %27, %15
  %63 = getelementptr inbounds <4 x double>, ptr %18, i64 %62
  tail call fastcc void @rates_of(ptr noundef nonnull %0, ptr noundef %63)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %2) #7
  %64 = add nuw nsw i64 %27, 1
  %65 = icmp eq i64 %64, 12
  br i1 %65, label %66, label %26, !llvm.loop !68

66:                                               ; preds = %53
  %67 = icmp sgt i64 %4, 0
  br i1 %67, label %68, label %120

68:                                               ; preds = %66
  %69 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %70 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %71 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  br label %138

72:                                               ; preds = %91, %29
  %73 = phi i64 [ 0, %29 ], [ %94, %91 ]
  %74 = getelementptr inbounds <4 x double>, ptr %22, i64 %73
  %75 = load <4 x double>, ptr %74, align 8, !tbaa !5
  %76 = getelementptr <4 x double>, ptr %18, i64 %73
  br i1 %30, label %77, label %91

77:                                               ; preds = %72
  br i1 %32, label %78, label %96

78:                                               ; preds = %96, %77
  %79 = phi <4 x double> [ undef, %77 ], [ %116, %96 ]
  %80 = phi i64 [ 0, %77 ], [ %117, %96 ]
  %81 = phi <4 x double> [ %75, %77 ], [ %116, %96 ]
  br i1 %34, label %91, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds [16 x <4 x double>], ptr %2, i64 0, i64 %80
  %84 = load <4 x double>, ptr %83, align 16, !tbaa !5
  %85 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %80
  %86 = load i64, ptr %85, align 8, !tbaa !25
  %87 = getelementptr <4 x double>, ptr %76, i64 %86
  %88 = load <4 x double>, ptr %87, align 8, !tbaa !5
  %89 = fmul contract <4 x double> %84, %88
  %90 = fadd contract <4 x double> %81, %89
  br label %91

91:                                               ; preds = %82, %78, %72
  %92 = phi <4 x double> [ %75, %72 ], [ %79, %78 ], [ %90, %82 ]
  %93 = getelementptr inbounds <4 x double>, ptr %20, i64 %73
  store <4 x double> %92, ptr %93, align 8, !tbaa !5
  %94 = add nuw nsw i64 %73, 1
  %95 = icmp eq i64 %94, %15
  br i1 %95, label %53, label %72, !llvm.loop !69

96:                                               ; preds = %77, %96
  %97 = phi i64 [ %117, %96 ], [ 0, %77 ]
  %98 = phi <4 x double> [ %116, %96 ], [ %75, %77 ]
  %99 = phi i64 [ %118, %96 ], [ 0, %77 ]
  %100 = getelementptr inbounds [16 x <4 x double>], ptr %2, i64 0, i64 %97
  %101 = load <4 x double>, ptr %100, align 16, !tbaa !5
  %102 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %97
  %103 = load i64, ptr %102, align 16, !tbaa !25
  %104 = getelementptr <4 x double>, ptr %76, i64 %103
  %105 = load <4 x double>, ptr %104, align 8, !tbaa !5
  %106 = fmul contract <4 x double> %101, %105
  %107 = fadd contract <4 x double> %98, %106
  %108 = or disjoint i64 %97, 1
  %109 = getelementptr inbounds [16 x <4 x double>], ptr %2, i64 0, i64 %108
  %110 = load <4 x double>, ptr %109, align 16, !tbaa !5
  %111 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %108
  %112 = load i64, ptr %111, align 8, !tbaa !25
  %113 = getelementptr <4 x double>, ptr %76, i64 %112
  %114 = load <4 x double>, ptr %113, align 8, !tbaa !5
  %115 = fmul contract <4 x double> %110, %114
  %116 = fadd contract <4 x double> %107, %115
  %117 = add nuw nsw i64 %97, 2
  %118 = add i64 %99, 2
  %119 = icmp eq i64 %118, %33
  br i1 %119, label %78, label %96, !llvm.loop !70

120:                                              ; preds = %146, %66
  %121 = phi <4 x double> [ zeroinitializer, %66 ], [ %167, %146 ]
  %122 = phi <4 x double> [ zeroinitializer, %66 ], [ %164, %146 ]
  %123 = fmul contract <4 x double> %7, %122
  %124 = fmul contract <4 x double> %121, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %125 = fadd contract <4 x double> %122, %124
  %126 = sitofp i64 %4 to double
  %127 = insertelement <4 x double> poison, double %126, i64 0
  %128 = shufflevector <4 x double> %127, <4 x double> poison, <4 x i32> zeroinitializer
  %129 = fmul contract <4 x double> %128, %125
  %130 = tail call contract <4 x double> @llvm.sqrt.v4f64(<4 x double> %129)
  %131 = fdiv contract <4 x double> %123, %130
  %132 = fcmp contract une <4 x double> %122, zeroinitializer
  %133 = fcmp contract une <4 x double> %121, zeroinitializer
  %134 = or <4 x i1> %132, %133
  %135 = select <4 x i1> %134, <4 x double> %131, <4 x double> zeroinitializer
  %136 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %137 = load ptr, ptr %136, align 8, !tbaa !71
  store <4 x double> %135, ptr %137, align 8, !tbaa !5
  ret void

138:                                              ; preds = %68, %146
  %139 = phi <4 x double> [ zeroinitializer, %68 ], [ %164, %146 ]
  %140 = phi <4 x double> [ zeroinitializer, %68 ], [ %167, %146 ]
  %141 = phi i64 [ 0, %68 ], [ %168, %146 ]
  %142 = load ptr, ptr %21, align 8, !tbaa !15
  %143 = getelementptr inbounds <4 x double>, ptr %142, i64 %141
  %144 = load <4 x double>, ptr %143, align 8, !tbaa !5
  %145 = getelementptr <4 x double>, ptr %9, i64 %141
  br label %170

146:                                              ; preds = %205
  %147 = fmul contract <4 x double> %7, %188
  %148 = fadd contract <4 x double> %144, %147
  %149 = tail call contract <4 x double> @llvm.fabs.v4f64(<4 x double> %144)
  %150 = tail call contract <4 x double> @llvm.fabs.v4f64(<4 x double> %148)
  %151 = tail call contract <4 x double> @llvm.maxnum.v4f64(<4 x double> %149, <4 x double> %150)
  %152 = load ptr, ptr %69, align 8, !tbaa !72
  %153 = getelementptr inbounds <4 x double>, ptr %152, i64 %141
  %154 = load <4 x double>, ptr %153, align 8, !tbaa !5
  %155 = load double, ptr %70, align 8, !tbaa !73
  %156 = insertelement <4 x double> poison, double %155, i64 0
  %157 = shufflevector <4 x double> %156, <4 x double> poison, <4 x i32> zeroinitializer
  %158 = fmul contract <4 x double> %151, %157
  %159 = fadd contract <4 x double> %154, %158
  %160 = load ptr, ptr %71, align 8, !tbaa !74
  %161 = getelementptr inbounds <4 x double>, ptr %160, i64 %141
  store <4 x double> %148, ptr %161, align 8, !tbaa !5
  %162 = fdiv contract <4 x double> %206, %159
  %163 = fmul contract <4 x double> %162, %162
  %164 = fadd contract <4 x double> %139, %163
  %165 = fdiv contract <4 x double> %207, %159
  %166 = fmul contract <4 x double> %165, %165
  %167 = fadd contract <4 x double> %140, %166
  %168 = add nuw nsw i64 %141, 1
  %169 = icmp eq i64 %168, %4
  br i1 %169, label %120, label %138, !llvm.loop !75

170:                                              ; preds = %138, %205
  %171 = phi <4 x double> [ zeroinitializer, %138 ], [ %188, %205 ]
  %172 = phi i64 [ 0, %138 ], [ %208, %205 ]
  %173 = phi <4 x double> [ zeroinitializer, %138 ], [ %206, %205 ]
  %174 = phi <4 x double> [ zeroinitializer, %138 ], [ %207, %205 ]
  %175 = mul nsw i64 %172, %4
  %176 = getelementptr <4 x double>, ptr %145, i64 %175
  %177 = load <4 x double>, ptr %176, align 8, !tbaa !5
  %178 = add nsw i64 %172, -5
  %179 = icmp ult i64 %178, -4
  br i1 %179, label %180, label %187

180:                                              ; preds = %170
  %181 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %172
  %182 = load double, ptr %181, align 8, !tbaa !66
  %183 = insertelement <4 x double> poison, double %182, i64 0
  %184 = shufflevector <4 x double> %183, <4 x double> poison, <4 x i32> zeroinitializer
  %185 = fmul contract <4 x double> %177, %184
  %186 = fadd contract <4 x double> %171, %185
  br label %187

187:                                              ; preds = %180, %170
  %188 = phi <4 x double> [ %186, %180 ], [ %171, %170 ]
  %189 = lshr i64 4065, %172
  %190 = and i64 %189, 1
  %191 = icmp eq i64 %190, 0
  br i1 %191, label %205, label %192

192:                                              ; preds = %187
  %193 = getelementptr inbounds [13 x double], ptr @DP_E5, i64 0, i64 %172
  %194 = load double, ptr %193, align 8, !tbaa !66
  %195 = insertelement <4 x double> poison, double %194, i64 0
  %196 = shufflevector <4 x double> %195, <4 x double> poison, <4 x i32> zeroinitializer
  %197 = fmul contract <4 x double> %177, %196
  %198 = fadd contract <4 x double> %173, %197
  %199 = getelementptr inbounds [13 x double], ptr @DP_E3, i64 0, i64 %172
  %200 = load double, ptr %199, align 8, !tbaa !66
  %201 = insertelement <4 x double> poison, double %200, i64 0
  %202 = shufflevector <4 x double> %201, <4 x double> poison, <4 x i32> zeroinitializer
  %203 = fmul contract <4 x double> %177, %202
  %204 = fadd contract <4 x double> %174, %203
  br label %205

205:                                              ; preds = %187, %192
  %206 = phi <4 x double> [ %198, %192 ], [ %173, %187 ]
  %207 = phi <4 x double> [ %204, %192 ], [ %174, %187 ]
  %208 = add nuw nsw i64 %172, 1
  %209 = icmp eq i64 %208, 12
  br i1 %209, label %146, label %170, !llvm.loop !76
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.maxnum.v4f64(<4 x double>, <4 x double>) #5

; Function Attrs: nounwind uwtable
define void @dense_lanes(ptr nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = alloca [16 x <4 x double>], align 16
  %3 = alloca [16 x i64], align 16
  %4 = load i64, ptr %0, align 8, !tbaa !16
  %5 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %6 = load ptr, ptr %5, align 8, !tbaa !64
  %7 = load <4 x double>, ptr %6, align 8, !tbaa !5
  %8 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %9 = load ptr, ptr %8, align 8, !tbaa !65
  %10 = shl nsw i64 %4, 4
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %12 = load ptr, ptr %11, align 8, !tbaa !10
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %14 = load ptr, ptr %13, align 8, !tbaa !74
  %15 = shl i64 %4, 5
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %14, i64 %15, i1 false)
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %17 = load ptr, ptr %16, align 8, !tbaa !17
  %18 = load <4 x double>, ptr %17, align 8, !tbaa !5
  %19 = fadd contract <4 x double> %7, %18
  %20 = load ptr, ptr %11, align 8, !tbaa !10
  %21 = getelementptr inbounds <4 x double>, ptr %20, i64 %4
  store <4 x double> %19, ptr %21, align 8, !tbaa !5
  %22 = mul nsw i64 %4, 12
  %23 = getelementptr inbounds <4 x double>, ptr %9, i64 %22
  tail call fastcc void @rates_of(ptr noundef nonnull %0, ptr noundef %23)
  %24 = load i64, ptr %0, align 8, !tbaa !16
  %25 = load ptr, ptr %5, align 8, !tbaa !64
  %26 = load <4 x double>, ptr %25, align 8, !tbaa !5
  %27 = load ptr, ptr %8, align 8, !tbaa !65
  %28 = load ptr, ptr %11, align 8, !tbaa !10
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %30 = load ptr, ptr %29, align 8, !tbaa !15
  %31 = icmp sgt i64 %24, 0
  %32 = getelementptr inbounds <4 x double>, ptr %28, i64 %24
  br label %33

33:                                               ; preds = %1, %60
  %34 = phi i64 [ 13, %1 ], [ %71, %60 ]
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %2) #7
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3) #7
  br label %42

35:                                               ; preds = %56
  br i1 %31, label %36, label %60

36:                                               ; preds = %35
  %37 = icmp sgt i64 %57, 0
  %38 = and i64 %57, 1
  %39 = icmp eq i64 %57, 1
  %40 = and i64 %57, 9223372036854775806
  %41 = icmp eq i64 %38, 0
  br label %84

42:                                               ; preds = %33, %56
  %43 = phi i64 [ %58, %56 ], [ 0, %33 ]
  %44 = phi i64 [ %57, %56 ], [ 0, %33 ]
  %45 = getelementptr inbounds [16 x [16 x double]], ptr @DP_A, i64 0, i64 %34, i64 %43
  %46 = load double, ptr %45, align 8, !tbaa !66
  %47 = fcmp contract une double %46, 0.000000e+00
  br i1 %47, label %48, label %56

48:                                               ; preds = %42
  %49 = insertelement <4 x double> poison, double %46, i64 0
  %50 = shufflevector <4 x double> %49, <4 x double> poison, <4 x i32> zeroinitializer
  %51 = fmul contract <4 x double> %26, %50
  %52 = getelementptr inbounds [16 x <4 x double>], ptr %2, i64 0, i64 %44
  store <4 x double> %51, ptr %52, align 16, !tbaa !5
  %53 = mul nsw i64 %43, %24
  %54 = add nsw i64 %44, 1
  %55 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %44
  store i64 %53, ptr %55, align 8, !tbaa !25
  br label %56

56:                                               ; preds = %48, %42
  %57 = phi i64 [ %54, %48 ], [ %44, %42 ]
  %58 = add nuw nsw i64 %43, 1
  %59 = icmp eq i64 %58, %34
  br i1 %59, label %35, label %42, !llvm.loop !67

60:                                               ; preds = %103, %35
  %61 = load ptr, ptr %16, align 8, !tbaa !17
  %62 = load <4 x double>, ptr %61, align 8, !tbaa !5
  %63 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %34
  %64 = load double, ptr %63, align 8, !tbaa !66
  %65 = insertelement <4 x double> poison, double %64, i64 0
  %66 = shufflevector <4 x double> %65, <4 x double> poison, <4 x i32> zeroinitializer
  %67 = fmul contract <4 x double> %26, %66
  %68 = fadd contract <4 x double> %62, %67
  store <4 x double> %68, ptr %32, align 8, !tbaa !5
  %69 = mul nsw i64 %34, %24
  %70 = getelementptr inbounds <4 x double>, ptr %27, i64 %69
  tail call fastcc void @rates_of(ptr noundef nonnull %0, ptr noundef %70)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %2) #7
  %71 = add nuw nsw i64 %34, 1
  %72 = icmp eq i64 %71, 16
  br i1 %72, label %73, label %33, !llvm.loop !68

73:                                               ; preds = %60
  %74 = getelementptr inbounds <4 x double>, ptr %9, i64 %10
  %75 = icmp sgt i64 %4, 0
  br i1 %75, label %76, label %132

76:                                               ; preds = %73
  %77 = getelementptr <4 x double>, ptr %74, i64 %4
  %78 = shl nuw nsw i64 %4, 1
  %79 = getelementptr <4 x double>, ptr %74, i64 %78
  %80 = mul nsw i64 %4, 3
  %81 = shl nsw i64 %4, 2
  %82 = mul nsw i64 %4, 5
  %83 = mul nsw i64 %4, 6
  br label %133

84:                                               ; preds = %103, %36
  %85 = phi i64 [ 0, %36 ], [ %106, %103 ]
  %86 = getelementptr inbounds <4 x double>, ptr %30, i64 %85
  %87 = load <4 x double>, ptr %86, align 8, !tbaa !5
  %88 = getelementptr <4 x double>, ptr %27, i64 %85
  br i1 %37, label %89, label %103

89:                                               ; preds = %84
  br i1 %39, label %90, label %108

90:                                               ; preds = %108, %89
  %91 = phi <4 x double> [ undef, %89 ], [ %128, %108 ]
  %92 = phi i64 [ 0, %89 ], [ %129, %108 ]
  %93 = phi <4 x double> [ %87, %89 ], [ %128, %108 ]
  br i1 %41, label %103, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds [16 x <4 x double>], ptr %2, i64 0, i64 %92
  %96 = load <4 x double>, ptr %95, align 16, !tbaa !5
  %97 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %92
  %98 = load i64, ptr %97, align 8, !tbaa !25
  %99 = getelementptr <4 x double>, ptr %88, i64 %98
  %100 = load <4 x double>, ptr %99, align 8, !tbaa !5
  %101 = fmul contract <4 x double> %96, %100
  %102 = fadd contract <4 x double> %93, %101
  br label %103

103:                                              ; preds = %94, %90, %84
  %104 = phi <4 x double> [ %87, %84 ], [ %91, %90 ], [ %102, %94 ]
  %105 = getelementptr inbounds <4 x double>, ptr %28, i64 %85
  store <4 x double> %104, ptr %105, align 8, !tbaa !5
  %106 = add nuw nsw i64 %85, 1
  %107 = icmp eq i64 %106, %24
  br i1 %107, label %60, label %84, !llvm.loop !69

108:                                              ; preds = %89, %108
  %109 = phi i64 [ %129, %108 ], [ 0, %89 ]
  %110 = phi <4 x double> [ %128, %108 ], [ %87, %89 ]
  %111 = phi i64 [ %130, %108 ], [ 0, %89 ]
  %112 = getelementptr inbounds [16 x <4 x double>], ptr %2, i64 0, i64 %109
  %113 = load <4 x double>, ptr %112, align 16, !tbaa !5
  %114 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %109
  %115 = load i64, ptr %114, align 16, !tbaa !25
  %116 = getelementptr <4 x double>, ptr %88, i64 %115
  %117 = load <4 x double>, ptr %116, align 8, !tbaa !5
  %118 = fmul contract <4 x double> %113, %117
  %119 = fadd contract <4 x double> %110, %118
  %120 = or disjoint i64 %109, 1
  %121 = getelementptr inbounds [16 x <4 x double>], ptr %2, i64 0, i64 %120
  %122 = load <4 x double>, ptr %121, align 16, !tbaa !5
  %123 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %120
  %124 = load i64, ptr %123, align 8, !tbaa !25
  %125 = getelementptr <4 x double>, ptr %88, i64 %124
  %126 = load <4 x double>, ptr %125, align 8, !tbaa !5
  %127 = fmul contract <4 x double> %122, %126
  %128 = fadd contract <4 x double> %119, %127
  %129 = add nuw nsw i64 %109, 2
  %130 = add i64 %111, 2
  %131 = icmp eq i64 %130, %40
  br i1 %131, label %90, label %108, !llvm.loop !70

132:                                              ; preds = %219, %73
  ret void

133:                                              ; preds = %76, %219
  %134 = phi i64 [ 0, %76 ], [ %222, %219 ]
  %135 = load ptr, ptr %13, align 8, !tbaa !74
  %136 = getelementptr inbounds <4 x double>, ptr %135, i64 %134
  %137 = load <4 x double>, ptr %136, align 8, !tbaa !5
  %138 = load ptr, ptr %29, align 8, !tbaa !15
  %139 = getelementptr inbounds <4 x double>, ptr %138, i64 %134
  %140 = load <4 x double>, ptr %139, align 8, !tbaa !5
  %141 = fsub contract <4 x double> %137, %140
  %142 = getelementptr <4 x double>, ptr %74, i64 %134
  store <4 x double> %141, ptr %142, align 8, !tbaa !5
  %143 = getelementptr <4 x double>, ptr %9, i64 %134
  %144 = load <4 x double>, ptr %143, align 8, !tbaa !5
  %145 = fmul contract <4 x double> %7, %144
  %146 = fsub contract <4 x double> %145, %141
  %147 = getelementptr <4 x double>, ptr %77, i64 %134
  store <4 x double> %146, ptr %147, align 8, !tbaa !5
  %148 = fmul contract <4 x double> %141, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %149 = getelementptr <4 x double>, ptr %23, i64 %134
  %150 = load <4 x double>, ptr %149, align 8, !tbaa !5
  %151 = load <4 x double>, ptr %143, align 8, !tbaa !5
  %152 = fadd contract <4 x double> %150, %151
  %153 = fmul contract <4 x double> %7, %152
  %154 = fsub contract <4 x double> %148, %153
  %155 = getelementptr <4 x double>, ptr %79, i64 %134
  store <4 x double> %154, ptr %155, align 8, !tbaa !5
  br label %224

156:                                              ; preds = %238
  %157 = fmul contract <4 x double> %7, %239
  %158 = getelementptr <4 x double>, ptr %142, i64 %80
  store <4 x double> %157, ptr %158, align 8, !tbaa !5
  br label %159

159:                                              ; preds = %173, %156
  %160 = phi i64 [ 0, %156 ], [ %175, %173 ]
  %161 = phi <4 x double> [ zeroinitializer, %156 ], [ %174, %173 ]
  %162 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 1, i64 %160
  %163 = load double, ptr %162, align 8, !tbaa !66
  %164 = fcmp contract une double %163, 0.000000e+00
  br i1 %164, label %165, label %173

165:                                              ; preds = %159
  %166 = insertelement <4 x double> poison, double %163, i64 0
  %167 = shufflevector <4 x double> %166, <4 x double> poison, <4 x i32> zeroinitializer
  %168 = mul nsw i64 %160, %4
  %169 = getelementptr <4 x double>, ptr %143, i64 %168
  %170 = load <4 x double>, ptr %169, align 8, !tbaa !5
  %171 = fmul contract <4 x double> %167, %170
  %172 = fadd contract <4 x double> %161, %171
  br label %173

173:                                              ; preds = %165, %159
  %174 = phi <4 x double> [ %172, %165 ], [ %161, %159 ]
  %175 = add nuw nsw i64 %160, 1
  %176 = icmp eq i64 %175, 16
  br i1 %176, label %177, label %159, !llvm.loop !77

177:                                              ; preds = %173
  %178 = fmul contract <4 x double> %7, %174
  %179 = getelementptr <4 x double>, ptr %142, i64 %81
  store <4 x double> %178, ptr %179, align 8, !tbaa !5
  br label %180

180:                                              ; preds = %194, %177
  %181 = phi i64 [ 0, %177 ], [ %196, %194 ]
  %182 = phi <4 x double> [ zeroinitializer, %177 ], [ %195, %194 ]
  %183 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 2, i64 %181
  %184 = load double, ptr %183, align 8, !tbaa !66
  %185 = fcmp contract une double %184, 0.000000e+00
  br i1 %185, label %186, label %194

186:                                              ; preds = %180
  %187 = insertelement <4 x double> poison, double %184, i64 0
  %188 = shufflevector <4 x double> %187, <4 x double> poison, <4 x i32> zeroinitializer
  %189 = mul nsw i64 %181, %4
  %190 = getelementptr <4 x double>, ptr %143, i64 %189
  %191 = load <4 x double>, ptr %190, align 8, !tbaa !5
  %192 = fmul contract <4 x double> %188, %191
  %193 = fadd contract <4 x double> %182, %192
  br label %194

194:                                              ; preds = %186, %180
  %195 = phi <4 x double> [ %193, %186 ], [ %182, %180 ]
  %196 = add nuw nsw i64 %181, 1
  %197 = icmp eq i64 %196, 16
  br i1 %197, label %198, label %180, !llvm.loop !77

198:                                              ; preds = %194
  %199 = fmul contract <4 x double> %7, %195
  %200 = getelementptr <4 x double>, ptr %142, i64 %82
  store <4 x double> %199, ptr %200, align 8, !tbaa !5
  br label %201

201:                                              ; preds = %215, %198
  %202 = phi i64 [ 0, %198 ], [ %217, %215 ]
  %203 = phi <4 x double> [ zeroinitializer, %198 ], [ %216, %215 ]
  %204 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 3, i64 %202
  %205 = load double, ptr %204, align 8, !tbaa !66
  %206 = fcmp contract une double %205, 0.000000e+00
  br i1 %206, label %207, label %215

207:                                              ; preds = %201
  %208 = insertelement <4 x double> poison, double %205, i64 0
  %209 = shufflevector <4 x double> %208, <4 x double> poison, <4 x i32> zeroinitializer
  %210 = mul nsw i64 %202, %4
  %211 = getelementptr <4 x double>, ptr %143, i64 %210
  %212 = load <4 x double>, ptr %211, align 8, !tbaa !5
  %213 = fmul contract <4 x double> %209, %212
  %214 = fadd contract <4 x double> %203, %213
  br label %215

215:                                              ; preds = %207, %201
  %216 = phi <4 x double> [ %214, %207 ], [ %203, %201 ]
  %217 = add nuw nsw i64 %202, 1
  %218 = icmp eq i64 %217, 16
  br i1 %218, label %219, label %201, !llvm.loop !77

219:                                              ; preds = %215
  %220 = fmul contract <4 x double> %7, %216
  %221 = getelementptr <4 x double>, ptr %142, i64 %83
  store <4 x double> %220, ptr %221, align 8, !tbaa !5
  %222 = add nuw nsw i64 %134, 1
  %223 = icmp eq i64 %222, %4
  br i1 %223, label %132, label %133, !llvm.loop !78

224:                                              ; preds = %133, %238
  %225 = phi i64 [ 0, %133 ], [ %240, %238 ]
  %226 = phi <4 x double> [ zeroinitializer, %133 ], [ %239, %238 ]
  %227 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 0, i64 %225
  %228 = load double, ptr %227, align 8, !tbaa !66
  %229 = fcmp contract une double %228, 0.000000e+00
  br i1 %229, label %230, label %238

230:                                              ; preds = %224
  %231 = insertelement <4 x double> poison, double %228, i64 0
  %232 = shufflevector <4 x double> %231, <4 x double> poison, <4 x i32> zeroinitializer
  %233 = mul nsw i64 %225, %4
  %234 = getelementptr <4 x double>, ptr %143, i64 %233
  %235 = load <4 x double>, ptr %234, align 8, !tbaa !5
  %236 = fmul contract <4 x double> %232, %235
  %237 = fadd contract <4 x double> %226, %236
  br label %238

238:                                              ; preds = %224, %230
  %239 = phi <4 x double> [ %237, %230 ], [ %226, %224 ]
  %240 = add nuw nsw i64 %225, 1
  %241 = icmp eq i64 %240, 16
  br i1 %241, label %156, label %224, !llvm.loop !77
}

; Function Attrs: nounwind uwtable
define void @look_lanes(ptr nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = load i64, ptr %0, align 8, !tbaa !16
  %3 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %4 = load ptr, ptr %3, align 8, !tbaa !64
  %5 = load <4 x double>, ptr %4, align 8, !tbaa !5
  %6 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %7 = load ptr, ptr %6, align 8, !tbaa !65
  %8 = shl nsw i64 %2, 4
  %9 = getelementptr inbounds <4 x double>, ptr %7, i64 %8
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %11 = load ptr, ptr %10, align 8, !tbaa !10
  %12 = icmp sgt i64 %2, 0
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %14 = getelementptr inbounds <4 x double>, ptr %11, i64 %2
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %17 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %18 = getelementptr inbounds <4 x double>, ptr %14, i64 1
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 12
  %20 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 13
  %21 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 33
  %22 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 14
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 15
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 34
  %25 = mul nsw i64 %2, 6
  %26 = mul nsw i64 %2, 5
  %27 = shl nsw i64 %2, 2
  %28 = mul nsw i64 %2, 3
  %29 = shl nuw nsw i64 %2, 1
  br label %31

30:                                               ; preds = %112
  ret void

31:                                               ; preds = %1, %112
  %32 = phi i64 [ 0, %1 ], [ %113, %112 ]
  %33 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !66
  br i1 %12, label %38, label %35

35:                                               ; preds = %31
  %36 = insertelement <4 x double> poison, double %34, i64 0
  %37 = shufflevector <4 x double> %36, <4 x double> poison, <4 x i32> zeroinitializer
  br label %81

38:                                               ; preds = %31
  %39 = fsub contract double 1.000000e+00, %34
  %40 = insertelement <4 x double> poison, double %34, i64 0
  %41 = shufflevector <4 x double> %40, <4 x double> poison, <4 x i32> zeroinitializer
  %42 = insertelement <4 x double> poison, double %39, i64 0
  %43 = shufflevector <4 x double> %42, <4 x double> poison, <4 x i32> zeroinitializer
  br label %44

44:                                               ; preds = %38, %44
  %45 = phi i64 [ 0, %38 ], [ %79, %44 ]
  %46 = getelementptr <4 x double>, ptr %9, i64 %45
  %47 = getelementptr <4 x double>, ptr %46, i64 %25
  %48 = load <4 x double>, ptr %47, align 8, !tbaa !5
  %49 = fadd contract <4 x double> %48, zeroinitializer
  %50 = fmul contract <4 x double> %41, %49
  %51 = getelementptr <4 x double>, ptr %46, i64 %26
  %52 = load <4 x double>, ptr %51, align 8, !tbaa !5
  %53 = fadd contract <4 x double> %50, %52
  %54 = fmul contract <4 x double> %43, %53
  %55 = getelementptr <4 x double>, ptr %46, i64 %27
  %56 = load <4 x double>, ptr %55, align 8, !tbaa !5
  %57 = fadd contract <4 x double> %54, %56
  %58 = fmul contract <4 x double> %41, %57
  %59 = getelementptr <4 x double>, ptr %46, i64 %28
  %60 = load <4 x double>, ptr %59, align 8, !tbaa !5
  %61 = fadd contract <4 x double> %58, %60
  %62 = fmul contract <4 x double> %43, %61
  %63 = getelementptr <4 x double>, ptr %46, i64 %29
  %64 = load <4 x double>, ptr %63, align 8, !tbaa !5
  %65 = fadd contract <4 x double> %62, %64
  %66 = fmul contract <4 x double> %41, %65
  %67 = getelementptr <4 x double>, ptr %46, i64 %2
  %68 = load <4 x double>, ptr %67, align 8, !tbaa !5
  %69 = fadd contract <4 x double> %66, %68
  %70 = fmul contract <4 x double> %43, %69
  %71 = load <4 x double>, ptr %46, align 8, !tbaa !5
  %72 = fadd contract <4 x double> %70, %71
  %73 = fmul contract <4 x double> %41, %72
  %74 = load ptr, ptr %16, align 8, !tbaa !15
  %75 = getelementptr inbounds <4 x double>, ptr %74, i64 %45
  %76 = load <4 x double>, ptr %75, align 8, !tbaa !5
  %77 = fadd contract <4 x double> %73, %76
  %78 = getelementptr inbounds <4 x double>, ptr %11, i64 %45
  store <4 x double> %77, ptr %78, align 8, !tbaa !5
  %79 = add nuw nsw i64 %45, 1
  %80 = icmp eq i64 %79, %2
  br i1 %80, label %81, label %44, !llvm.loop !79

81:                                               ; preds = %44, %35
  %82 = phi <4 x double> [ %37, %35 ], [ %41, %44 ]
  %83 = load ptr, ptr %13, align 8, !tbaa !17
  %84 = load <4 x double>, ptr %83, align 8, !tbaa !5
  %85 = fmul contract <4 x double> %5, %82
  %86 = fadd contract <4 x double> %85, %84
  store <4 x double> %86, ptr %14, align 8, !tbaa !5
  %87 = load i64, ptr %15, align 8, !tbaa !19
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %92, label %89

89:                                               ; preds = %81
  %90 = inttoptr i64 %87 to ptr
  %91 = load i64, ptr %17, align 8, !tbaa !20
  tail call void %90(i64 noundef %91, ptr noundef nonnull %14, ptr noundef nonnull %18) #7
  br label %92

92:                                               ; preds = %89, %81
  %93 = load i64, ptr %19, align 8, !tbaa !80
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %102, label %95

95:                                               ; preds = %92
  %96 = load i64, ptr %20, align 8, !tbaa !81
  %97 = inttoptr i64 %96 to ptr
  %98 = load ptr, ptr %21, align 8, !tbaa !82
  %99 = mul nsw i64 %93, %32
  %100 = getelementptr inbounds <4 x double>, ptr %98, i64 %99
  %101 = load ptr, ptr %10, align 8, !tbaa !10
  tail call void %97(ptr noundef %100, ptr noundef %101, ptr noundef null) #7
  br label %102

102:                                              ; preds = %95, %92
  %103 = load i64, ptr %22, align 8, !tbaa !83
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %112, label %105

105:                                              ; preds = %102
  %106 = load i64, ptr %23, align 8, !tbaa !84
  %107 = inttoptr i64 %106 to ptr
  %108 = load ptr, ptr %24, align 8, !tbaa !85
  %109 = mul nsw i64 %103, %32
  %110 = getelementptr inbounds <4 x double>, ptr %108, i64 %109
  %111 = load ptr, ptr %10, align 8, !tbaa !10
  tail call void %107(ptr noundef %110, ptr noundef %111, ptr noundef null) #7
  br label %112

112:                                              ; preds = %105, %102
  %113 = add nuw nsw i64 %32, 1
  %114 = icmp eq i64 %113, 9
  br i1 %114, label %30, label %31, !llvm.loop !86
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.fabs.v4f64(<4 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x double> @llvm.sqrt.v4f64(<4 x double>) #5

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !13, i64 232}
!11 = !{!"", !12, i64 0, !12, i64 8, !12, i64 16, !12, i64 24, !12, i64 32, !12, i64 40, !12, i64 48, !12, i64 56, !12, i64 64, !12, i64 72, !12, i64 80, !12, i64 88, !12, i64 96, !12, i64 104, !12, i64 112, !12, i64 120, !13, i64 128, !13, i64 136, !13, i64 144, !13, i64 152, !13, i64 160, !13, i64 168, !13, i64 176, !13, i64 184, !13, i64 192, !13, i64 200, !13, i64 208, !13, i64 216, !13, i64 224, !13, i64 232, !13, i64 240, !13, i64 248, !13, i64 256, !13, i64 264, !13, i64 272, !14, i64 280}
!12 = !{!"long", !6, i64 0}
!13 = !{!"any pointer", !6, i64 0}
!14 = !{!"double", !6, i64 0}
!15 = !{!11, !13, i64 176}
!16 = !{!11, !12, i64 0}
!17 = !{!11, !13, i64 160}
!18 = !{!11, !13, i64 184}
!19 = !{!11, !12, i64 64}
!20 = !{!11, !12, i64 72}
!21 = !{!11, !12, i64 80}
!22 = !{!11, !13, i64 240}
!23 = !{!11, !12, i64 88}
!24 = !{!11, !12, i64 48}
!25 = !{!12, !12, i64 0}
!26 = !{!11, !12, i64 8}
!27 = !{!11, !12, i64 16}
!28 = !{!11, !12, i64 24}
!29 = !{!11, !13, i64 256}
!30 = !{!11, !12, i64 32}
!31 = !{!11, !12, i64 40}
!32 = !{!11, !13, i64 128}
!33 = !{!11, !13, i64 136}
!34 = distinct !{!34, !9}
!35 = !{!11, !13, i64 144}
!36 = !{!11, !13, i64 152}
!37 = distinct !{!37, !9}
!38 = !{!11, !13, i64 248}
!39 = distinct !{!39, !9}
!40 = !{!11, !13, i64 216}
!41 = distinct !{!41, !9}
!42 = distinct !{!42, !9}
!43 = distinct !{!43, !9}
!44 = distinct !{!44, !9}
!45 = distinct !{!45, !9}
!46 = distinct !{!46, !9}
!47 = distinct !{!47, !9}
!48 = distinct !{!48, !9}
!49 = distinct !{!49, !9}
!50 = distinct !{!50, !9}
!51 = distinct !{!51, !9}
!52 = distinct !{!52, !9}
!53 = distinct !{!53, !9}
!54 = distinct !{!54, !9}
!55 = distinct !{!55, !9}
!56 = distinct !{!56, !9}
!57 = distinct !{!57, !9}
!58 = distinct !{!58, !9}
!59 = distinct !{!59, !9}
!60 = distinct !{!60, !9}
!61 = distinct !{!61, !9}
!62 = distinct !{!62, !9}
!63 = distinct !{!63, !9}
!64 = !{!11, !13, i64 168}
!65 = !{!11, !13, i64 224}
!66 = !{!14, !14, i64 0}
!67 = distinct !{!67, !9}
!68 = distinct !{!68, !9}
!69 = distinct !{!69, !9}
!70 = distinct !{!70, !9}
!71 = !{!11, !13, i64 208}
!72 = !{!11, !13, i64 200}
!73 = !{!11, !14, i64 280}
!74 = !{!11, !13, i64 192}
!75 = distinct !{!75, !9}
!76 = distinct !{!76, !9}
!77 = distinct !{!77, !9}
!78 = distinct !{!78, !9}
!79 = distinct !{!79, !9}
!80 = !{!11, !12, i64 96}
!81 = !{!11, !12, i64 104}
!82 = !{!11, !13, i64 264}
!83 = !{!11, !12, i64 112}
!84 = !{!11, !12, i64 120}
!85 = !{!11, !13, i64 272}
!86 = distinct !{!86, !9}
