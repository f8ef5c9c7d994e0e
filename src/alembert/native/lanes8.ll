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

5:                                                ; preds = %116, %3
  ret void

6:                                                ; preds = %3, %116
  %7 = phi i64 [ %117, %116 ], [ 0, %3 ]
  %8 = getelementptr inbounds <8 x double>, ptr %0, i64 %7
  %9 = load <8 x double>, ptr %8, align 8, !tbaa !5
  %10 = shl nuw nsw i64 %7, 1
  %11 = getelementptr inbounds <8 x double>, ptr %1, i64 %10
  %12 = getelementptr inbounds <8 x double>, ptr %11, i64 1
  %13 = fmul contract <8 x double> %9, <double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883, double 0x3FE45F306DC9C883>
  %14 = fadd contract <8 x double> %13, <double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000, double 0x4338000000000000>
  %15 = fadd contract <8 x double> %14, <double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000, double 0xC338000000000000>
  %16 = fmul contract <8 x double> %15, <double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000, double 0x3FF921FB54400000>
  %17 = fsub contract <8 x double> %9, %16
  %18 = fmul contract <8 x double> %15, <double 0x3DD0B4611A600000, double 0x3DD0B4611A600000, double 0x3DD0B4611A600000, double 0x3DD0B4611A600000, double 0x3DD0B4611A600000, double 0x3DD0B4611A600000, double 0x3DD0B4611A600000, double 0x3DD0B4611A600000>
  %19 = fsub contract <8 x double> %17, %18
  %20 = fsub contract <8 x double> %17, %19
  %21 = fsub contract <8 x double> %20, %18
  %22 = fadd contract <8 x double> %19, %20
  %23 = fsub contract <8 x double> %17, %22
  %24 = fadd contract <8 x double> %21, %23
  %25 = fmul contract <8 x double> %15, <double 0x3BA3198A2E000000, double 0x3BA3198A2E000000, double 0x3BA3198A2E000000, double 0x3BA3198A2E000000, double 0x3BA3198A2E000000, double 0x3BA3198A2E000000, double 0x3BA3198A2E000000, double 0x3BA3198A2E000000>
  %26 = fmul contract <8 x double> %15, <double 0x397B839A252049C1, double 0x397B839A252049C1, double 0x397B839A252049C1, double 0x397B839A252049C1, double 0x397B839A252049C1, double 0x397B839A252049C1, double 0x397B839A252049C1, double 0x397B839A252049C1>
  %27 = fadd contract <8 x double> %25, %26
  %28 = fsub contract <8 x double> %24, %27
  %29 = fadd contract <8 x double> %19, %28
  %30 = fsub contract <8 x double> %19, %29
  %31 = fadd contract <8 x double> %28, %30
  %32 = fmul contract <8 x double> %29, %29
  %33 = fmul contract <8 x double> %32, <double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01, double 5.000000e-01>
  %34 = fsub contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %33
  %35 = fmul contract <8 x double> %31, %34
  %36 = fmul contract <8 x double> %32, <double 0x3CE952C77030AD4A, double 0x3CE952C77030AD4A, double 0x3CE952C77030AD4A, double 0x3CE952C77030AD4A, double 0x3CE952C77030AD4A, double 0x3CE952C77030AD4A, double 0x3CE952C77030AD4A, double 0x3CE952C77030AD4A>
  %37 = fadd contract <8 x double> %36, <double 0xBD6AE7F3E733B81F, double 0xBD6AE7F3E733B81F, double 0xBD6AE7F3E733B81F, double 0xBD6AE7F3E733B81F, double 0xBD6AE7F3E733B81F, double 0xBD6AE7F3E733B81F, double 0xBD6AE7F3E733B81F, double 0xBD6AE7F3E733B81F>
  %38 = fmul contract <8 x double> %32, %37
  %39 = fadd contract <8 x double> %38, <double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09, double 0x3DE6124613A86D09>
  %40 = fmul contract <8 x double> %32, %39
  %41 = fadd contract <8 x double> %40, <double 0xBE5AE64567F544E4, double 0xBE5AE64567F544E4, double 0xBE5AE64567F544E4, double 0xBE5AE64567F544E4, double 0xBE5AE64567F544E4, double 0xBE5AE64567F544E4, double 0xBE5AE64567F544E4, double 0xBE5AE64567F544E4>
  %42 = fmul contract <8 x double> %32, %41
  %43 = fadd contract <8 x double> %42, <double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734, double 0x3EC71DE3A556C734>
  %44 = fmul contract <8 x double> %32, %43
  %45 = fadd contract <8 x double> %44, <double 0xBF2A01A01A01A01A, double 0xBF2A01A01A01A01A, double 0xBF2A01A01A01A01A, double 0xBF2A01A01A01A01A, double 0xBF2A01A01A01A01A, double 0xBF2A01A01A01A01A, double 0xBF2A01A01A01A01A, double 0xBF2A01A01A01A01A>
  %46 = fmul contract <8 x double> %32, %45
  %47 = fadd contract <8 x double> %46, <double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111, double 0x3F81111111111111>
  %48 = fmul contract <8 x double> %32, %47
  %49 = fadd contract <8 x double> %48, <double 0xBFC5555555555555, double 0xBFC5555555555555, double 0xBFC5555555555555, double 0xBFC5555555555555, double 0xBFC5555555555555, double 0xBFC5555555555555, double 0xBFC5555555555555, double 0xBFC5555555555555>
  %50 = fmul contract <8 x double> %29, %32
  %51 = fmul contract <8 x double> %50, %49
  %52 = fadd contract <8 x double> %35, %51
  %53 = fsub contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %34
  %54 = fsub contract <8 x double> %53, %33
  %55 = fmul contract <8 x double> %32, <double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F, double 0x3D2AE7F3E733B81F>
  %56 = fadd contract <8 x double> %55, <double 0xBDA93974A8C07C9D, double 0xBDA93974A8C07C9D, double 0xBDA93974A8C07C9D, double 0xBDA93974A8C07C9D, double 0xBDA93974A8C07C9D, double 0xBDA93974A8C07C9D, double 0xBDA93974A8C07C9D, double 0xBDA93974A8C07C9D>
  %57 = fmul contract <8 x double> %32, %56
  %58 = fadd contract <8 x double> %57, <double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898, double 0x3E21EED8EFF8D898>
  %59 = fmul contract <8 x double> %32, %58
  %60 = fadd contract <8 x double> %59, <double 0xBE927E4FB7789F5C, double 0xBE927E4FB7789F5C, double 0xBE927E4FB7789F5C, double 0xBE927E4FB7789F5C, double 0xBE927E4FB7789F5C, double 0xBE927E4FB7789F5C, double 0xBE927E4FB7789F5C, double 0xBE927E4FB7789F5C>
  %61 = fmul contract <8 x double> %32, %60
  %62 = fadd contract <8 x double> %61, <double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A, double 0x3EFA01A01A01A01A>
  %63 = fmul contract <8 x double> %32, %62
  %64 = fadd contract <8 x double> %63, <double 0xBF56C16C16C16C17, double 0xBF56C16C16C16C17, double 0xBF56C16C16C16C17, double 0xBF56C16C16C16C17, double 0xBF56C16C16C16C17, double 0xBF56C16C16C16C17, double 0xBF56C16C16C16C17, double 0xBF56C16C16C16C17>
  %65 = fmul contract <8 x double> %32, %64
  %66 = fadd contract <8 x double> %65, <double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555, double 0x3FA5555555555555>
  %67 = bitcast <8 x double> %14 to <8 x i64>
  %68 = fadd contract <8 x double> %29, %52
  %69 = fmul contract <8 x double> %32, %32
  %70 = fmul contract <8 x double> %69, %66
  %71 = fmul contract <8 x double> %29, %31
  %72 = fsub contract <8 x double> %70, %71
  %73 = fadd contract <8 x double> %54, %72
  %74 = fadd contract <8 x double> %34, %73
  %75 = and <8 x i64> %67, <i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %76 = sub nsw <8 x i64> zeroinitializer, %75
  %77 = bitcast <8 x double> %74 to <8 x i64>
  %78 = bitcast <8 x double> %68 to <8 x i64>
  %79 = and <8 x i64> %77, %76
  %80 = add nsw <8 x i64> %75, <i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1, i64 -1>
  %81 = and <8 x i64> %80, %78
  %82 = or <8 x i64> %81, %79
  %83 = and <8 x i64> %78, %76
  %84 = and <8 x i64> %80, %77
  %85 = or <8 x i64> %83, %84
  %86 = shl <8 x i64> %67, <i64 62, i64 62, i64 62, i64 62, i64 62, i64 62, i64 62, i64 62>
  %87 = and <8 x i64> %86, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %88 = xor <8 x i64> %82, %87
  store <8 x i64> %88, ptr %11, align 8, !tbaa !5
  %89 = add <8 x i64> %86, <i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904, i64 4611686018427387904>
  %90 = and <8 x i64> %89, <i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808, i64 -9223372036854775808>
  %91 = xor <8 x i64> %85, %90
  store <8 x i64> %91, ptr %12, align 8, !tbaa !5
  %92 = tail call contract <8 x double> @llvm.fabs.v8f64(<8 x double> %9)
  %93 = fcmp contract ugt <8 x double> %92, <double 5.000000e+05, double 5.000000e+05, double 5.000000e+05, double 5.000000e+05, double 5.000000e+05, double 5.000000e+05, double 5.000000e+05, double 5.000000e+05>
  %94 = bitcast <8 x i1> %93 to i8
  %95 = icmp eq i8 %94, 0
  br i1 %95, label %116, label %96

96:                                               ; preds = %6
  %97 = bitcast <8 x i64> %91 to <8 x double>
  %98 = bitcast <8 x i64> %88 to <8 x double>
  br label %99

99:                                               ; preds = %96, %111
  %100 = phi <8 x double> [ %112, %111 ], [ %97, %96 ]
  %101 = phi <8 x double> [ %113, %111 ], [ %98, %96 ]
  %102 = phi i64 [ %114, %111 ], [ 0, %96 ]
  %103 = extractelement <8 x double> %9, i64 %102
  %104 = tail call contract double @llvm.fabs.f64(double %103)
  %105 = fcmp contract ugt double %104, 5.000000e+05
  br i1 %105, label %106, label %111

106:                                              ; preds = %99
  %107 = tail call contract double @llvm.sin.f64(double %103)
  %108 = insertelement <8 x double> %101, double %107, i64 %102
  store <8 x double> %108, ptr %11, align 8
  %109 = tail call contract double @llvm.cos.f64(double %103)
  %110 = insertelement <8 x double> %100, double %109, i64 %102
  store <8 x double> %110, ptr %12, align 8
  br label %111

111:                                              ; preds = %106, %99
  %112 = phi <8 x double> [ %110, %106 ], [ %100, %99 ]
  %113 = phi <8 x double> [ %108, %106 ], [ %101, %99 ]
  %114 = add nuw nsw i64 %102, 1
  %115 = icmp eq i64 %114, 8
  br i1 %115, label %116, label %99, !llvm.loop !8

116:                                              ; preds = %111, %6
  %117 = add nuw nsw i64 %7, 1
  %118 = icmp eq i64 %117, %2
  br i1 %118, label %5, label %6, !llvm.loop !10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define void @rates_lanes(ptr nocapture noundef readonly %0) local_unnamed_addr #2 {
  %2 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %3 = load ptr, ptr %2, align 8, !tbaa !11
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %5 = load ptr, ptr %4, align 8, !tbaa !16
  %6 = load i64, ptr %0, align 8, !tbaa !17
  %7 = shl i64 %6, 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %5, i64 %7, i1 false)
  %8 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %9 = load ptr, ptr %8, align 8, !tbaa !18
  %10 = load <8 x double>, ptr %9, align 8, !tbaa !5
  %11 = load ptr, ptr %2, align 8, !tbaa !11
  %12 = load i64, ptr %0, align 8, !tbaa !17
  %13 = getelementptr inbounds <8 x double>, ptr %11, i64 %12
  store <8 x double> %10, ptr %13, align 8, !tbaa !5
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %15 = load ptr, ptr %14, align 8, !tbaa !19
  tail call fastcc void @rates_of(ptr noundef nonnull %0, ptr noundef %15)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind uwtable
define internal fastcc void @rates_of(ptr nocapture noundef readonly %0, ptr nocapture noundef %1) unnamed_addr #4 {
  %3 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %4 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %5 = load i64, ptr %4, align 8, !tbaa !20
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %16, label %7

7:                                                ; preds = %2
  %8 = load ptr, ptr %3, align 8, !tbaa !11
  %9 = load i64, ptr %0, align 8, !tbaa !17
  %10 = shl i64 %9, 3
  %11 = getelementptr double, ptr %8, i64 %10
  %12 = getelementptr double, ptr %11, i64 8
  %13 = inttoptr i64 %5 to ptr
  %14 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %15 = load i64, ptr %14, align 8, !tbaa !21
  tail call void %13(i64 noundef %15, ptr noundef %11, ptr noundef %12) #7
  br label %16

16:                                               ; preds = %7, %2
  %17 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 10
  %18 = load i64, ptr %17, align 8, !tbaa !22
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 30
  %21 = load ptr, ptr %20, align 8, !tbaa !23
  %22 = load ptr, ptr %3, align 8, !tbaa !11
  %23 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 11
  %24 = load i64, ptr %23, align 8, !tbaa !24
  %25 = inttoptr i64 %24 to ptr
  tail call void %19(ptr noundef %21, ptr noundef %22, ptr noundef %25) #7
  %26 = load ptr, ptr %20, align 8, !tbaa !23
  %27 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 6
  %28 = load i64, ptr %27, align 8, !tbaa !25
  %29 = icmp eq i64 %28, 0
  %30 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 1
  %31 = select i1 %29, ptr %0, ptr %30
  %32 = load i64, ptr %31, align 8, !tbaa !26
  %33 = shl i64 %32, 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %26, i64 %33, i1 false)
  %34 = load i64, ptr %27, align 8, !tbaa !25
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %832, label %36

36:                                               ; preds = %16
  %37 = load i64, ptr %30, align 8, !tbaa !27
  %38 = getelementptr inbounds <8 x double>, ptr %1, i64 %37
  %39 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 2
  %40 = load i64, ptr %39, align 8, !tbaa !28
  %41 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 3
  %42 = load i64, ptr %41, align 8, !tbaa !29
  %43 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 32
  %44 = load ptr, ptr %43, align 8, !tbaa !30
  %45 = mul nsw i64 %40, %40
  %46 = getelementptr inbounds <8 x double>, ptr %44, i64 %45
  %47 = mul nsw i64 %42, %40
  %48 = getelementptr inbounds <8 x double>, ptr %46, i64 %47
  %49 = getelementptr inbounds <8 x double>, ptr %48, i64 %47
  %50 = mul nsw i64 %42, %42
  %51 = getelementptr inbounds <8 x double>, ptr %49, i64 %50
  %52 = getelementptr inbounds <8 x double>, ptr %51, i64 %42
  %53 = getelementptr inbounds <8 x double>, ptr %52, i64 %42
  %54 = getelementptr inbounds <8 x double>, ptr %53, i64 %42
  %55 = getelementptr inbounds <8 x double>, ptr %54, i64 %40
  %56 = load ptr, ptr %20, align 8, !tbaa !23
  %57 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 4
  %58 = load i64, ptr %57, align 8, !tbaa !31
  %59 = getelementptr <8 x double>, ptr %56, i64 %37
  %60 = getelementptr <8 x double>, ptr %59, i64 %58
  %61 = getelementptr inbounds <8 x double>, ptr %60, i64 %40
  %62 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 5
  %63 = load i64, ptr %62, align 8, !tbaa !32
  %64 = getelementptr inbounds <8 x double>, ptr %61, i64 %63
  %65 = shl i64 %40, 6
  %66 = mul i64 %65, %40
  tail call void @llvm.memset.p0.i64(ptr align 8 %44, i8 0, i64 %66, i1 false)
  %67 = load i64, ptr %41, align 8, !tbaa !29
  %68 = mul i64 %67, %65
  tail call void @llvm.memset.p0.i64(ptr align 8 %46, i8 0, i64 %68, i1 false)
  %69 = load i64, ptr %57, align 8, !tbaa !31
  %70 = icmp sgt i64 %69, 0
  br i1 %70, label %71, label %74

71:                                               ; preds = %36
  %72 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 16
  %73 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 17
  br label %80

74:                                               ; preds = %80, %36
  %75 = load i64, ptr %62, align 8, !tbaa !32
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %77, label %112

77:                                               ; preds = %74
  %78 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 18
  %79 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 19
  br label %96

80:                                               ; preds = %80, %71
  %81 = phi i64 [ 0, %71 ], [ %93, %80 ]
  %82 = getelementptr inbounds <8 x double>, ptr %59, i64 %81
  %83 = load <8 x double>, ptr %82, align 8, !tbaa !5
  %84 = load ptr, ptr %72, align 8, !tbaa !33
  %85 = getelementptr inbounds i64, ptr %84, i64 %81
  %86 = load i64, ptr %85, align 8, !tbaa !26
  %87 = mul nsw i64 %86, %40
  %88 = load ptr, ptr %73, align 8, !tbaa !34
  %89 = getelementptr inbounds i64, ptr %88, i64 %81
  %90 = load i64, ptr %89, align 8, !tbaa !26
  %91 = getelementptr <8 x double>, ptr %44, i64 %87
  %92 = getelementptr <8 x double>, ptr %91, i64 %90
  store <8 x double> %83, ptr %92, align 8, !tbaa !5
  %93 = add nuw nsw i64 %81, 1
  %94 = load i64, ptr %57, align 8, !tbaa !31
  %95 = icmp slt i64 %93, %94
  br i1 %95, label %80, label %74, !llvm.loop !35

96:                                               ; preds = %96, %77
  %97 = phi i64 [ 0, %77 ], [ %109, %96 ]
  %98 = getelementptr inbounds <8 x double>, ptr %61, i64 %97
  %99 = load <8 x double>, ptr %98, align 8, !tbaa !5
  %100 = load ptr, ptr %78, align 8, !tbaa !36
  %101 = getelementptr inbounds i64, ptr %100, i64 %97
  %102 = load i64, ptr %101, align 8, !tbaa !26
  %103 = mul nsw i64 %102, %40
  %104 = load ptr, ptr %79, align 8, !tbaa !37
  %105 = getelementptr inbounds i64, ptr %104, i64 %97
  %106 = load i64, ptr %105, align 8, !tbaa !26
  %107 = getelementptr <8 x double>, ptr %46, i64 %103
  %108 = getelementptr <8 x double>, ptr %107, i64 %106
  store <8 x double> %99, ptr %108, align 8, !tbaa !5
  %109 = add nuw nsw i64 %97, 1
  %110 = load i64, ptr %62, align 8, !tbaa !32
  %111 = icmp slt i64 %109, %110
  br i1 %111, label %96, label %112, !llvm.loop !38

112:                                              ; preds = %96, %74
  %113 = load i64, ptr %39, align 8, !tbaa !28
  %114 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 31
  %115 = load ptr, ptr %114, align 8, !tbaa !39
  %116 = icmp sgt i64 %113, 0
  br i1 %116, label %117, label %122

117:                                              ; preds = %112
  %118 = add nuw i64 %113, 1
  %119 = sitofp i64 %113 to double
  %120 = insertelement <8 x double> poison, double %119, i64 0
  %121 = shufflevector <8 x double> %120, <8 x double> poison, <8 x i32> zeroinitializer
  br label %129

122:                                              ; preds = %129, %112
  %123 = phi <8 x double> [ zeroinitializer, %112 ], [ %139, %129 ]
  %124 = load i64, ptr %41, align 8, !tbaa !29
  %125 = icmp sgt i64 %124, 0
  br i1 %125, label %126, label %218

126:                                              ; preds = %122
  %127 = add i64 %113, 1
  %128 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  br label %144

129:                                              ; preds = %129, %117
  %130 = phi <8 x double> [ zeroinitializer, %117 ], [ %139, %129 ]
  %131 = phi i64 [ 0, %117 ], [ %140, %129 ]
  %132 = mul i64 %131, %118
  %133 = getelementptr inbounds <8 x double>, ptr %44, i64 %132
  %134 = load <8 x double>, ptr %133, align 8, !tbaa !5
  %135 = getelementptr inbounds <8 x double>, ptr %115, i64 %131
  %136 = load <8 x double>, ptr %135, align 8, !tbaa !5
  %137 = fmul contract <8 x double> %134, %136
  %138 = fdiv contract <8 x double> %137, %121
  %139 = fadd contract <8 x double> %130, %138
  %140 = add nuw nsw i64 %131, 1
  %141 = icmp eq i64 %140, %113
  br i1 %141, label %122, label %129, !llvm.loop !40

142:                                              ; preds = %148
  %143 = icmp sgt i64 %161, 0
  br i1 %143, label %182, label %218

144:                                              ; preds = %148, %126
  %145 = phi i64 [ 0, %126 ], [ %160, %148 ]
  %146 = mul nsw i64 %145, %113
  %147 = getelementptr inbounds <8 x double>, ptr %46, i64 %146
  br i1 %116, label %163, label %148

148:                                              ; preds = %163, %144
  %149 = phi <8 x double> [ zeroinitializer, %144 ], [ %178, %163 ]
  %150 = phi <8 x double> [ zeroinitializer, %144 ], [ %179, %163 ]
  %151 = fcmp contract ogt <8 x double> %150, zeroinitializer
  %152 = fdiv contract <8 x double> %150, %149
  %153 = select <8 x i1> %151, <8 x double> %152, <8 x double> %123
  %154 = fdiv contract <8 x double> %153, %149
  %155 = getelementptr inbounds <8 x double>, ptr %51, i64 %145
  store <8 x double> %154, ptr %155, align 8, !tbaa !5
  %156 = fcmp contract ogt <8 x double> %149, zeroinitializer
  %157 = load ptr, ptr %128, align 8, !tbaa !41
  %158 = load <8 x i64>, ptr %157, align 8, !tbaa !5
  %159 = select <8 x i1> %156, <8 x i64> %158, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  store <8 x i64> %159, ptr %157, align 8, !tbaa !5
  %160 = add nuw nsw i64 %145, 1
  %161 = load i64, ptr %41, align 8, !tbaa !29
  %162 = icmp slt i64 %160, %161
  br i1 %162, label %144, label %142, !llvm.loop !42

163:                                              ; preds = %144, %163
  %164 = phi i64 [ %180, %163 ], [ 0, %144 ]
  %165 = phi <8 x double> [ %179, %163 ], [ zeroinitializer, %144 ]
  %166 = phi <8 x double> [ %178, %163 ], [ zeroinitializer, %144 ]
  %167 = getelementptr inbounds <8 x double>, ptr %147, i64 %164
  %168 = load <8 x double>, ptr %167, align 8, !tbaa !5
  %169 = fmul contract <8 x double> %168, %168
  %170 = getelementptr inbounds <8 x double>, ptr %115, i64 %164
  %171 = load <8 x double>, ptr %170, align 8, !tbaa !5
  %172 = fmul contract <8 x double> %169, %171
  %173 = mul i64 %164, %127
  %174 = getelementptr inbounds <8 x double>, ptr %44, i64 %173
  %175 = load <8 x double>, ptr %174, align 8, !tbaa !5
  %176 = fmul contract <8 x double> %172, %175
  %177 = fmul contract <8 x double> %171, %176
  %178 = fadd contract <8 x double> %166, %172
  %179 = tail call contract <8 x double> @llvm.maxnum.v8f64(<8 x double> %165, <8 x double> %177)
  %180 = add nuw nsw i64 %164, 1
  %181 = icmp eq i64 %180, %113
  br i1 %181, label %148, label %163, !llvm.loop !43

182:                                              ; preds = %142, %191
  %183 = phi i64 [ %192, %191 ], [ %161, %142 ]
  %184 = phi i64 [ %193, %191 ], [ 0, %142 ]
  br i1 %116, label %185, label %191

185:                                              ; preds = %182
  %186 = getelementptr inbounds <8 x double>, ptr %51, i64 %184
  %187 = mul nsw i64 %184, %113
  %188 = getelementptr <8 x double>, ptr %46, i64 %187
  br label %195

189:                                              ; preds = %204
  %190 = load i64, ptr %41, align 8, !tbaa !29
  br label %191

191:                                              ; preds = %189, %182
  %192 = phi i64 [ %190, %189 ], [ %183, %182 ]
  %193 = add nuw nsw i64 %184, 1
  %194 = icmp slt i64 %193, %192
  br i1 %194, label %182, label %218, !llvm.loop !44

195:                                              ; preds = %204, %185
  %196 = phi i64 [ 1, %185 ], [ %206, %204 ]
  %197 = phi i64 [ 0, %185 ], [ %205, %204 ]
  %198 = load <8 x double>, ptr %186, align 8, !tbaa !5
  %199 = getelementptr <8 x double>, ptr %188, i64 %197
  %200 = load <8 x double>, ptr %199, align 8, !tbaa !5
  %201 = fmul contract <8 x double> %198, %200
  %202 = mul nsw i64 %197, %113
  %203 = getelementptr <8 x double>, ptr %44, i64 %202
  br label %208

204:                                              ; preds = %208
  %205 = add nuw nsw i64 %197, 1
  %206 = add nuw i64 %196, 1
  %207 = icmp eq i64 %205, %113
  br i1 %207, label %189, label %195, !llvm.loop !45

208:                                              ; preds = %208, %195
  %209 = phi i64 [ 0, %195 ], [ %216, %208 ]
  %210 = getelementptr <8 x double>, ptr %188, i64 %209
  %211 = load <8 x double>, ptr %210, align 8, !tbaa !5
  %212 = fmul contract <8 x double> %201, %211
  %213 = getelementptr <8 x double>, ptr %203, i64 %209
  %214 = load <8 x double>, ptr %213, align 8, !tbaa !5
  %215 = fadd contract <8 x double> %214, %212
  store <8 x double> %215, ptr %213, align 8, !tbaa !5
  %216 = add nuw nsw i64 %209, 1
  %217 = icmp eq i64 %216, %196
  br i1 %217, label %204, label %208, !llvm.loop !46

218:                                              ; preds = %191, %142, %122
  %219 = icmp sgt i64 %40, 0
  br i1 %219, label %220, label %323

220:                                              ; preds = %218
  %221 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  br label %224

222:                                              ; preds = %297, %246
  %223 = icmp eq i64 %256, %40
  br i1 %223, label %323, label %224, !llvm.loop !47

224:                                              ; preds = %222, %220
  %225 = phi i64 [ 0, %220 ], [ %256, %222 ]
  %226 = mul nsw i64 %225, %40
  %227 = getelementptr <8 x double>, ptr %44, i64 %226
  %228 = getelementptr <8 x double>, ptr %227, i64 %225
  %229 = load <8 x double>, ptr %228, align 8, !tbaa !5
  %230 = icmp eq i64 %225, 0
  br i1 %230, label %246, label %231

231:                                              ; preds = %224
  %232 = and i64 %225, 1
  %233 = icmp eq i64 %225, 1
  br i1 %233, label %236, label %234

234:                                              ; preds = %231
  %235 = and i64 %225, 9223372036854775806
  br label %263

236:                                              ; preds = %263, %231
  %237 = phi <8 x double> [ undef, %231 ], [ %275, %263 ]
  %238 = phi i64 [ 0, %231 ], [ %276, %263 ]
  %239 = phi <8 x double> [ %229, %231 ], [ %275, %263 ]
  %240 = icmp eq i64 %232, 0
  br i1 %240, label %246, label %241

241:                                              ; preds = %236
  %242 = getelementptr <8 x double>, ptr %227, i64 %238
  %243 = load <8 x double>, ptr %242, align 8, !tbaa !5
  %244 = fmul contract <8 x double> %243, %243
  %245 = fsub contract <8 x double> %239, %244
  br label %246

246:                                              ; preds = %241, %236, %224
  %247 = phi <8 x double> [ %229, %224 ], [ %237, %236 ], [ %245, %241 ]
  %248 = fmul contract <8 x double> %229, <double 1.000000e-05, double 1.000000e-05, double 1.000000e-05, double 1.000000e-05, double 1.000000e-05, double 1.000000e-05, double 1.000000e-05, double 1.000000e-05>
  %249 = fcmp contract ogt <8 x double> %247, %248
  %250 = load ptr, ptr %221, align 8, !tbaa !41
  %251 = load <8 x i64>, ptr %250, align 8, !tbaa !5
  %252 = select <8 x i1> %249, <8 x i64> %251, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  store <8 x i64> %252, ptr %250, align 8, !tbaa !5
  %253 = tail call contract <8 x double> @llvm.sqrt.v8f64(<8 x double> %247)
  %254 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %253
  %255 = getelementptr inbounds <8 x double>, ptr %54, i64 %225
  store <8 x double> %254, ptr %255, align 8, !tbaa !5
  %256 = add nuw nsw i64 %225, 1
  %257 = icmp slt i64 %256, %40
  br i1 %257, label %258, label %222

258:                                              ; preds = %246
  %259 = and i64 %225, 1
  %260 = icmp eq i64 %225, 1
  %261 = and i64 %225, 9223372036854775806
  %262 = icmp eq i64 %259, 0
  br label %279

263:                                              ; preds = %263, %234
  %264 = phi i64 [ 0, %234 ], [ %276, %263 ]
  %265 = phi <8 x double> [ %229, %234 ], [ %275, %263 ]
  %266 = phi i64 [ 0, %234 ], [ %277, %263 ]
  %267 = getelementptr <8 x double>, ptr %227, i64 %264
  %268 = load <8 x double>, ptr %267, align 8, !tbaa !5
  %269 = fmul contract <8 x double> %268, %268
  %270 = fsub contract <8 x double> %265, %269
  %271 = or disjoint i64 %264, 1
  %272 = getelementptr <8 x double>, ptr %227, i64 %271
  %273 = load <8 x double>, ptr %272, align 8, !tbaa !5
  %274 = fmul contract <8 x double> %273, %273
  %275 = fsub contract <8 x double> %270, %274
  %276 = add nuw nsw i64 %264, 2
  %277 = add i64 %266, 2
  %278 = icmp eq i64 %277, %235
  br i1 %278, label %236, label %263, !llvm.loop !48

279:                                              ; preds = %258, %297
  %280 = phi i64 [ %301, %297 ], [ %256, %258 ]
  %281 = mul nsw i64 %280, %40
  %282 = getelementptr <8 x double>, ptr %44, i64 %281
  %283 = getelementptr <8 x double>, ptr %282, i64 %225
  %284 = load <8 x double>, ptr %283, align 8, !tbaa !5
  br i1 %230, label %297, label %285

285:                                              ; preds = %279
  br i1 %260, label %286, label %303

286:                                              ; preds = %303, %285
  %287 = phi <8 x double> [ undef, %285 ], [ %319, %303 ]
  %288 = phi i64 [ 0, %285 ], [ %320, %303 ]
  %289 = phi <8 x double> [ %284, %285 ], [ %319, %303 ]
  br i1 %262, label %297, label %290

290:                                              ; preds = %286
  %291 = getelementptr <8 x double>, ptr %282, i64 %288
  %292 = load <8 x double>, ptr %291, align 8, !tbaa !5
  %293 = getelementptr <8 x double>, ptr %227, i64 %288
  %294 = load <8 x double>, ptr %293, align 8, !tbaa !5
  %295 = fmul contract <8 x double> %292, %294
  %296 = fsub contract <8 x double> %289, %295
  br label %297

297:                                              ; preds = %290, %286, %279
  %298 = phi <8 x double> [ %284, %279 ], [ %287, %286 ], [ %296, %290 ]
  %299 = load <8 x double>, ptr %255, align 8, !tbaa !5
  %300 = fmul contract <8 x double> %298, %299
  store <8 x double> %300, ptr %283, align 8, !tbaa !5
  %301 = add nuw nsw i64 %280, 1
  %302 = icmp slt i64 %301, %40
  br i1 %302, label %279, label %222, !llvm.loop !49

303:                                              ; preds = %285, %303
  %304 = phi i64 [ %320, %303 ], [ 0, %285 ]
  %305 = phi <8 x double> [ %319, %303 ], [ %284, %285 ]
  %306 = phi i64 [ %321, %303 ], [ 0, %285 ]
  %307 = getelementptr <8 x double>, ptr %282, i64 %304
  %308 = load <8 x double>, ptr %307, align 8, !tbaa !5
  %309 = getelementptr <8 x double>, ptr %227, i64 %304
  %310 = load <8 x double>, ptr %309, align 8, !tbaa !5
  %311 = fmul contract <8 x double> %308, %310
  %312 = fsub contract <8 x double> %305, %311
  %313 = or disjoint i64 %304, 1
  %314 = getelementptr <8 x double>, ptr %282, i64 %313
  %315 = load <8 x double>, ptr %314, align 8, !tbaa !5
  %316 = getelementptr <8 x double>, ptr %227, i64 %313
  %317 = load <8 x double>, ptr %316, align 8, !tbaa !5
  %318 = fmul contract <8 x double> %315, %317
  %319 = fsub contract <8 x double> %312, %318
  %320 = add nuw nsw i64 %304, 2
  %321 = add i64 %306, 2
  %322 = icmp eq i64 %321, %261
  br i1 %322, label %286, label %303, !llvm.loop !50

323:                                              ; preds = %222, %218
  %324 = shl i64 %47, 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %48, ptr align 8 %46, i64 %324, i1 false)
  %325 = icmp sgt i64 %42, 0
  br i1 %325, label %326, label %439

326:                                              ; preds = %323
  %327 = add i64 %40, -1
  %328 = and i64 %40, 1
  %329 = icmp eq i64 %327, 0
  %330 = and i64 %40, 9223372036854775806
  %331 = icmp eq i64 %328, 0
  %332 = and i64 %40, 1
  %333 = icmp eq i64 %327, 0
  %334 = and i64 %40, 9223372036854775806
  %335 = icmp eq i64 %332, 0
  br label %441

336:                                              ; preds = %535
  %337 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  br label %340

338:                                              ; preds = %413, %362
  %339 = icmp eq i64 %372, %42
  br i1 %339, label %440, label %340, !llvm.loop !47

340:                                              ; preds = %338, %336
  %341 = phi i64 [ 0, %336 ], [ %372, %338 ]
  %342 = mul nsw i64 %341, %42
  %343 = getelementptr <8 x double>, ptr %49, i64 %342
  %344 = getelementptr <8 x double>, ptr %343, i64 %341
  %345 = load <8 x double>, ptr %344, align 8, !tbaa !5
  %346 = icmp eq i64 %341, 0
  br i1 %346, label %362, label %347

347:                                              ; preds = %340
  %348 = and i64 %341, 1
  %349 = icmp eq i64 %341, 1
  br i1 %349, label %352, label %350

350:                                              ; preds = %347
  %351 = and i64 %341, 9223372036854775806
  br label %379

352:                                              ; preds = %379, %347
  %353 = phi <8 x double> [ undef, %347 ], [ %391, %379 ]
  %354 = phi i64 [ 0, %347 ], [ %392, %379 ]
  %355 = phi <8 x double> [ %345, %347 ], [ %391, %379 ]
  %356 = icmp eq i64 %348, 0
  br i1 %356, label %362, label %357

357:                                              ; preds = %352
  %358 = getelementptr <8 x double>, ptr %343, i64 %354
  %359 = load <8 x double>, ptr %358, align 8, !tbaa !5
  %360 = fmul contract <8 x double> %359, %359
  %361 = fsub contract <8 x double> %355, %360
  br label %362

362:                                              ; preds = %357, %352, %340
  %363 = phi <8 x double> [ %345, %340 ], [ %353, %352 ], [ %361, %357 ]
  %364 = fmul contract <8 x double> %345, <double 1.000000e-03, double 1.000000e-03, double 1.000000e-03, double 1.000000e-03, double 1.000000e-03, double 1.000000e-03, double 1.000000e-03, double 1.000000e-03>
  %365 = fcmp contract ogt <8 x double> %363, %364
  %366 = load ptr, ptr %337, align 8, !tbaa !41
  %367 = load <8 x i64>, ptr %366, align 8, !tbaa !5
  %368 = select <8 x i1> %365, <8 x i64> %367, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>
  store <8 x i64> %368, ptr %366, align 8, !tbaa !5
  %369 = tail call contract <8 x double> @llvm.sqrt.v8f64(<8 x double> %363)
  %370 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %369
  %371 = getelementptr inbounds <8 x double>, ptr %55, i64 %341
  store <8 x double> %370, ptr %371, align 8, !tbaa !5
  %372 = add nuw nsw i64 %341, 1
  %373 = icmp slt i64 %372, %42
  br i1 %373, label %374, label %338

374:                                              ; preds = %362
  %375 = and i64 %341, 1
  %376 = icmp eq i64 %341, 1
  %377 = and i64 %341, 9223372036854775806
  %378 = icmp eq i64 %375, 0
  br label %395

379:                                              ; preds = %379, %350
  %380 = phi i64 [ 0, %350 ], [ %392, %379 ]
  %381 = phi <8 x double> [ %345, %350 ], [ %391, %379 ]
  %382 = phi i64 [ 0, %350 ], [ %393, %379 ]
  %383 = getelementptr <8 x double>, ptr %343, i64 %380
  %384 = load <8 x double>, ptr %383, align 8, !tbaa !5
  %385 = fmul contract <8 x double> %384, %384
  %386 = fsub contract <8 x double> %381, %385
  %387 = or disjoint i64 %380, 1
  %388 = getelementptr <8 x double>, ptr %343, i64 %387
  %389 = load <8 x double>, ptr %388, align 8, !tbaa !5
  %390 = fmul contract <8 x double> %389, %389
  %391 = fsub contract <8 x double> %386, %390
  %392 = add nuw nsw i64 %380, 2
  %393 = add i64 %382, 2
  %394 = icmp eq i64 %393, %351
  br i1 %394, label %352, label %379, !llvm.loop !48

395:                                              ; preds = %374, %413
  %396 = phi i64 [ %417, %413 ], [ %372, %374 ]
  %397 = mul nsw i64 %396, %42
  %398 = getelementptr <8 x double>, ptr %49, i64 %397
  %399 = getelementptr <8 x double>, ptr %398, i64 %341
  %400 = load <8 x double>, ptr %399, align 8, !tbaa !5
  br i1 %346, label %413, label %401

401:                                              ; preds = %395
  br i1 %376, label %402, label %419

402:                                              ; preds = %419, %401
  %403 = phi <8 x double> [ undef, %401 ], [ %435, %419 ]
  %404 = phi i64 [ 0, %401 ], [ %436, %419 ]
  %405 = phi <8 x double> [ %400, %401 ], [ %435, %419 ]
  br i1 %378, label %413, label %406

406:                                              ; preds = %402
  %407 = getelementptr <8 x double>, ptr %398, i64 %404
  %408 = load <8 x double>, ptr %407, align 8, !tbaa !5
  %409 = getelementptr <8 x double>, ptr %343, i64 %404
  %410 = load <8 x double>, ptr %409, align 8, !tbaa !5
  %411 = fmul contract <8 x double> %408, %410
  %412 = fsub contract <8 x double> %405, %411
  br label %413

413:                                              ; preds = %406, %402, %395
  %414 = phi <8 x double> [ %400, %395 ], [ %403, %402 ], [ %412, %406 ]
  %415 = load <8 x double>, ptr %371, align 8, !tbaa !5
  %416 = fmul contract <8 x double> %414, %415
  store <8 x double> %416, ptr %399, align 8, !tbaa !5
  %417 = add nuw nsw i64 %396, 1
  %418 = icmp slt i64 %417, %42
  br i1 %418, label %395, label %338, !llvm.loop !49

419:                                              ; preds = %401, %419
  %420 = phi i64 [ %436, %419 ], [ 0, %401 ]
  %421 = phi <8 x double> [ %435, %419 ], [ %400, %401 ]
  %422 = phi i64 [ %437, %419 ], [ 0, %401 ]
  %423 = getelementptr <8 x double>, ptr %398, i64 %420
  %424 = load <8 x double>, ptr %423, align 8, !tbaa !5
  %425 = getelementptr <8 x double>, ptr %343, i64 %420
  %426 = load <8 x double>, ptr %425, align 8, !tbaa !5
  %427 = fmul contract <8 x double> %424, %426
  %428 = fsub contract <8 x double> %421, %427
  %429 = or disjoint i64 %420, 1
  %430 = getelementptr <8 x double>, ptr %398, i64 %429
  %431 = load <8 x double>, ptr %430, align 8, !tbaa !5
  %432 = getelementptr <8 x double>, ptr %343, i64 %429
  %433 = load <8 x double>, ptr %432, align 8, !tbaa !5
  %434 = fmul contract <8 x double> %431, %433
  %435 = fsub contract <8 x double> %428, %434
  %436 = add nuw nsw i64 %420, 2
  %437 = add i64 %422, 2
  %438 = icmp eq i64 %437, %377
  br i1 %438, label %402, label %419, !llvm.loop !50

439:                                              ; preds = %323
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %60, i64 %65, i1 false)
  br label %587

440:                                              ; preds = %338
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %38, ptr align 8 %60, i64 %65, i1 false)
  br label %580

441:                                              ; preds = %326, %535
  %442 = phi i64 [ %537, %535 ], [ 1, %326 ]
  %443 = phi i64 [ %536, %535 ], [ 0, %326 ]
  %444 = mul nsw i64 %443, %40
  %445 = getelementptr <8 x double>, ptr %48, i64 %444
  br i1 %219, label %446, label %507

446:                                              ; preds = %441, %470
  %447 = phi i64 [ %475, %470 ], [ 0, %441 ]
  %448 = getelementptr inbounds <8 x double>, ptr %445, i64 %447
  %449 = load <8 x double>, ptr %448, align 8, !tbaa !5
  %450 = icmp eq i64 %447, 0
  br i1 %450, label %470, label %451

451:                                              ; preds = %446
  %452 = mul nsw i64 %447, %40
  %453 = getelementptr <8 x double>, ptr %44, i64 %452
  %454 = and i64 %447, 1
  %455 = icmp eq i64 %447, 1
  br i1 %455, label %458, label %456

456:                                              ; preds = %451
  %457 = and i64 %447, 9223372036854775806
  br label %478

458:                                              ; preds = %478, %451
  %459 = phi <8 x double> [ undef, %451 ], [ %494, %478 ]
  %460 = phi i64 [ 0, %451 ], [ %495, %478 ]
  %461 = phi <8 x double> [ %449, %451 ], [ %494, %478 ]
  %462 = icmp eq i64 %454, 0
  br i1 %462, label %470, label %463

463:                                              ; preds = %458
  %464 = getelementptr <8 x double>, ptr %453, i64 %460
  %465 = load <8 x double>, ptr %464, align 8, !tbaa !5
  %466 = getelementptr inbounds <8 x double>, ptr %445, i64 %460
  %467 = load <8 x double>, ptr %466, align 8, !tbaa !5
  %468 = fmul contract <8 x double> %465, %467
  %469 = fsub contract <8 x double> %461, %468
  br label %470

470:                                              ; preds = %463, %458, %446
  %471 = phi <8 x double> [ %449, %446 ], [ %459, %458 ], [ %469, %463 ]
  %472 = getelementptr inbounds <8 x double>, ptr %54, i64 %447
  %473 = load <8 x double>, ptr %472, align 8, !tbaa !5
  %474 = fmul contract <8 x double> %471, %473
  store <8 x double> %474, ptr %448, align 8, !tbaa !5
  %475 = add nuw nsw i64 %447, 1
  %476 = icmp eq i64 %475, %40
  br i1 %476, label %477, label %446, !llvm.loop !51

477:                                              ; preds = %470
  br i1 %329, label %498, label %514

478:                                              ; preds = %478, %456
  %479 = phi i64 [ 0, %456 ], [ %495, %478 ]
  %480 = phi <8 x double> [ %449, %456 ], [ %494, %478 ]
  %481 = phi i64 [ 0, %456 ], [ %496, %478 ]
  %482 = getelementptr <8 x double>, ptr %453, i64 %479
  %483 = load <8 x double>, ptr %482, align 8, !tbaa !5
  %484 = getelementptr inbounds <8 x double>, ptr %445, i64 %479
  %485 = load <8 x double>, ptr %484, align 8, !tbaa !5
  %486 = fmul contract <8 x double> %483, %485
  %487 = fsub contract <8 x double> %480, %486
  %488 = or disjoint i64 %479, 1
  %489 = getelementptr <8 x double>, ptr %453, i64 %488
  %490 = load <8 x double>, ptr %489, align 8, !tbaa !5
  %491 = getelementptr inbounds <8 x double>, ptr %445, i64 %488
  %492 = load <8 x double>, ptr %491, align 8, !tbaa !5
  %493 = fmul contract <8 x double> %490, %492
  %494 = fsub contract <8 x double> %487, %493
  %495 = add nuw nsw i64 %479, 2
  %496 = add i64 %481, 2
  %497 = icmp eq i64 %496, %457
  br i1 %497, label %458, label %478, !llvm.loop !52

498:                                              ; preds = %514, %477
  %499 = phi <8 x double> [ undef, %477 ], [ %526, %514 ]
  %500 = phi i64 [ 0, %477 ], [ %527, %514 ]
  %501 = phi <8 x double> [ zeroinitializer, %477 ], [ %526, %514 ]
  br i1 %331, label %507, label %502

502:                                              ; preds = %498
  %503 = getelementptr <8 x double>, ptr %445, i64 %500
  %504 = load <8 x double>, ptr %503, align 8, !tbaa !5
  %505 = fmul contract <8 x double> %504, %504
  %506 = fadd contract <8 x double> %501, %505
  br label %507

507:                                              ; preds = %502, %498, %441
  %508 = phi <8 x double> [ zeroinitializer, %441 ], [ %499, %498 ], [ %506, %502 ]
  %509 = tail call contract <8 x double> @llvm.sqrt.v8f64(<8 x double> %508)
  %510 = fdiv contract <8 x double> <double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00, double 1.000000e+00>, %509
  %511 = getelementptr inbounds <8 x double>, ptr %52, i64 %443
  store <8 x double> %510, ptr %511, align 8, !tbaa !5
  %512 = mul nsw i64 %443, %42
  %513 = getelementptr <8 x double>, ptr %49, i64 %512
  br label %530

514:                                              ; preds = %477, %514
  %515 = phi i64 [ %527, %514 ], [ 0, %477 ]
  %516 = phi <8 x double> [ %526, %514 ], [ zeroinitializer, %477 ]
  %517 = phi i64 [ %528, %514 ], [ 0, %477 ]
  %518 = getelementptr <8 x double>, ptr %445, i64 %515
  %519 = load <8 x double>, ptr %518, align 8, !tbaa !5
  %520 = fmul contract <8 x double> %519, %519
  %521 = fadd contract <8 x double> %516, %520
  %522 = or disjoint i64 %515, 1
  %523 = getelementptr <8 x double>, ptr %445, i64 %522
  %524 = load <8 x double>, ptr %523, align 8, !tbaa !5
  %525 = fmul contract <8 x double> %524, %524
  %526 = fadd contract <8 x double> %521, %525
  %527 = add nuw nsw i64 %515, 2
  %528 = add i64 %517, 2
  %529 = icmp eq i64 %528, %330
  br i1 %529, label %498, label %514, !llvm.loop !53

530:                                              ; preds = %550, %507
  %531 = phi i64 [ 0, %507 ], [ %558, %550 ]
  br i1 %219, label %532, label %550

532:                                              ; preds = %530
  %533 = mul nsw i64 %531, %40
  %534 = getelementptr <8 x double>, ptr %48, i64 %533
  br i1 %333, label %539, label %560

535:                                              ; preds = %550
  %536 = add nuw nsw i64 %443, 1
  %537 = add nuw i64 %442, 1
  %538 = icmp eq i64 %536, %42
  br i1 %538, label %336, label %441, !llvm.loop !54

539:                                              ; preds = %560, %532
  %540 = phi <8 x double> [ undef, %532 ], [ %576, %560 ]
  %541 = phi i64 [ 0, %532 ], [ %577, %560 ]
  %542 = phi <8 x double> [ zeroinitializer, %532 ], [ %576, %560 ]
  br i1 %335, label %550, label %543

543:                                              ; preds = %539
  %544 = getelementptr <8 x double>, ptr %445, i64 %541
  %545 = load <8 x double>, ptr %544, align 8, !tbaa !5
  %546 = getelementptr <8 x double>, ptr %534, i64 %541
  %547 = load <8 x double>, ptr %546, align 8, !tbaa !5
  %548 = fmul contract <8 x double> %545, %547
  %549 = fadd contract <8 x double> %542, %548
  br label %550

550:                                              ; preds = %543, %539, %530
  %551 = phi <8 x double> [ zeroinitializer, %530 ], [ %540, %539 ], [ %549, %543 ]
  %552 = load <8 x double>, ptr %511, align 8, !tbaa !5
  %553 = fmul contract <8 x double> %551, %552
  %554 = getelementptr inbounds <8 x double>, ptr %52, i64 %531
  %555 = load <8 x double>, ptr %554, align 8, !tbaa !5
  %556 = fmul contract <8 x double> %553, %555
  %557 = getelementptr <8 x double>, ptr %513, i64 %531
  store <8 x double> %556, ptr %557, align 8, !tbaa !5
  %558 = add nuw nsw i64 %531, 1
  %559 = icmp eq i64 %558, %442
  br i1 %559, label %535, label %530, !llvm.loop !55

560:                                              ; preds = %532, %560
  %561 = phi i64 [ %577, %560 ], [ 0, %532 ]
  %562 = phi <8 x double> [ %576, %560 ], [ zeroinitializer, %532 ]
  %563 = phi i64 [ %578, %560 ], [ 0, %532 ]
  %564 = getelementptr <8 x double>, ptr %445, i64 %561
  %565 = load <8 x double>, ptr %564, align 8, !tbaa !5
  %566 = getelementptr <8 x double>, ptr %534, i64 %561
  %567 = load <8 x double>, ptr %566, align 8, !tbaa !5
  %568 = fmul contract <8 x double> %565, %567
  %569 = fadd contract <8 x double> %562, %568
  %570 = or disjoint i64 %561, 1
  %571 = getelementptr <8 x double>, ptr %445, i64 %570
  %572 = load <8 x double>, ptr %571, align 8, !tbaa !5
  %573 = getelementptr <8 x double>, ptr %534, i64 %570
  %574 = load <8 x double>, ptr %573, align 8, !tbaa !5
  %575 = fmul contract <8 x double> %572, %574
  %576 = fadd contract <8 x double> %569, %575
  %577 = add nuw nsw i64 %561, 2
  %578 = add i64 %563, 2
  %579 = icmp eq i64 %578, %334
  br i1 %579, label %539, label %560, !llvm.loop !56

580:                                              ; preds = %440, %645
  %581 = phi i64 [ %646, %645 ], [ 0, %440 ]
  br i1 %219, label %582, label %645

582:                                              ; preds = %580
  %583 = getelementptr inbounds <8 x double>, ptr %51, i64 %581
  %584 = getelementptr inbounds <8 x double>, ptr %64, i64 %581
  %585 = mul nsw i64 %581, %40
  %586 = getelementptr <8 x double>, ptr %46, i64 %585
  br label %648

587:                                              ; preds = %645, %439
  br i1 %219, label %588, label %639

588:                                              ; preds = %587, %612
  %589 = phi i64 [ %617, %612 ], [ 0, %587 ]
  %590 = getelementptr inbounds <8 x double>, ptr %38, i64 %589
  %591 = load <8 x double>, ptr %590, align 8, !tbaa !5
  %592 = icmp eq i64 %589, 0
  br i1 %592, label %612, label %593

593:                                              ; preds = %588
  %594 = mul nsw i64 %589, %40
  %595 = getelementptr <8 x double>, ptr %44, i64 %594
  %596 = and i64 %589, 1
  %597 = icmp eq i64 %589, 1
  br i1 %597, label %600, label %598

598:                                              ; preds = %593
  %599 = and i64 %589, 9223372036854775806
  br label %619

600:                                              ; preds = %619, %593
  %601 = phi <8 x double> [ undef, %593 ], [ %635, %619 ]
  %602 = phi i64 [ 0, %593 ], [ %636, %619 ]
  %603 = phi <8 x double> [ %591, %593 ], [ %635, %619 ]
  %604 = icmp eq i64 %596, 0
  br i1 %604, label %612, label %605

605:                                              ; preds = %600
  %606 = getelementptr <8 x double>, ptr %595, i64 %602
  %607 = load <8 x double>, ptr %606, align 8, !tbaa !5
  %608 = getelementptr inbounds <8 x double>, ptr %38, i64 %602
  %609 = load <8 x double>, ptr %608, align 8, !tbaa !5
  %610 = fmul contract <8 x double> %607, %609
  %611 = fsub contract <8 x double> %603, %610
  br label %612

612:                                              ; preds = %605, %600, %588
  %613 = phi <8 x double> [ %591, %588 ], [ %601, %600 ], [ %611, %605 ]
  %614 = getelementptr inbounds <8 x double>, ptr %54, i64 %589
  %615 = load <8 x double>, ptr %614, align 8, !tbaa !5
  %616 = fmul contract <8 x double> %613, %615
  store <8 x double> %616, ptr %590, align 8, !tbaa !5
  %617 = add nuw nsw i64 %589, 1
  %618 = icmp eq i64 %617, %40
  br i1 %618, label %639, label %588, !llvm.loop !51

619:                                              ; preds = %619, %598
  %620 = phi i64 [ 0, %598 ], [ %636, %619 ]
  %621 = phi <8 x double> [ %591, %598 ], [ %635, %619 ]
  %622 = phi i64 [ 0, %598 ], [ %637, %619 ]
  %623 = getelementptr <8 x double>, ptr %595, i64 %620
  %624 = load <8 x double>, ptr %623, align 8, !tbaa !5
  %625 = getelementptr inbounds <8 x double>, ptr %38, i64 %620
  %626 = load <8 x double>, ptr %625, align 8, !tbaa !5
  %627 = fmul contract <8 x double> %624, %626
  %628 = fsub contract <8 x double> %621, %627
  %629 = or disjoint i64 %620, 1
  %630 = getelementptr <8 x double>, ptr %595, i64 %629
  %631 = load <8 x double>, ptr %630, align 8, !tbaa !5
  %632 = getelementptr inbounds <8 x double>, ptr %38, i64 %629
  %633 = load <8 x double>, ptr %632, align 8, !tbaa !5
  %634 = fmul contract <8 x double> %631, %633
  %635 = fsub contract <8 x double> %628, %634
  %636 = add nuw nsw i64 %620, 2
  %637 = add i64 %622, 2
  %638 = icmp eq i64 %637, %599
  br i1 %638, label %600, label %619, !llvm.loop !52

639:                                              ; preds = %612, %587
  br i1 %325, label %640, label %790

640:                                              ; preds = %639
  %641 = and i64 %40, 1
  %642 = icmp eq i64 %40, 1
  %643 = and i64 %40, 9223372036854775806
  %644 = icmp eq i64 %641, 0
  br label %737

645:                                              ; preds = %648, %580
  %646 = add nuw nsw i64 %581, 1
  %647 = icmp eq i64 %646, %42
  br i1 %647, label %587, label %580, !llvm.loop !57

648:                                              ; preds = %648, %582
  %649 = phi i64 [ 0, %582 ], [ %659, %648 ]
  %650 = load <8 x double>, ptr %583, align 8, !tbaa !5
  %651 = load <8 x double>, ptr %584, align 8, !tbaa !5
  %652 = fmul contract <8 x double> %650, %651
  %653 = getelementptr <8 x double>, ptr %586, i64 %649
  %654 = load <8 x double>, ptr %653, align 8, !tbaa !5
  %655 = fmul contract <8 x double> %652, %654
  %656 = getelementptr inbounds <8 x double>, ptr %38, i64 %649
  %657 = load <8 x double>, ptr %656, align 8, !tbaa !5
  %658 = fadd contract <8 x double> %657, %655
  store <8 x double> %658, ptr %656, align 8, !tbaa !5
  %659 = add nuw nsw i64 %649, 1
  %660 = icmp eq i64 %659, %40
  br i1 %660, label %645, label %648, !llvm.loop !58

661:                                              ; preds = %755, %685
  %662 = phi i64 [ %690, %685 ], [ 0, %755 ]
  %663 = getelementptr inbounds <8 x double>, ptr %53, i64 %662
  %664 = load <8 x double>, ptr %663, align 8, !tbaa !5
  %665 = icmp eq i64 %662, 0
  br i1 %665, label %685, label %666

666:                                              ; preds = %661
  %667 = mul nsw i64 %662, %42
  %668 = getelementptr <8 x double>, ptr %49, i64 %667
  %669 = and i64 %662, 1
  %670 = icmp eq i64 %662, 1
  br i1 %670, label %673, label %671

671:                                              ; preds = %666
  %672 = and i64 %662, 9223372036854775806
  br label %692

673:                                              ; preds = %692, %666
  %674 = phi <8 x double> [ undef, %666 ], [ %708, %692 ]
  %675 = phi i64 [ 0, %666 ], [ %709, %692 ]
  %676 = phi <8 x double> [ %664, %666 ], [ %708, %692 ]
  %677 = icmp eq i64 %669, 0
  br i1 %677, label %685, label %678

678:                                              ; preds = %673
  %679 = getelementptr <8 x double>, ptr %668, i64 %675
  %680 = load <8 x double>, ptr %679, align 8, !tbaa !5
  %681 = getelementptr inbounds <8 x double>, ptr %53, i64 %675
  %682 = load <8 x double>, ptr %681, align 8, !tbaa !5
  %683 = fmul contract <8 x double> %680, %682
  %684 = fsub contract <8 x double> %676, %683
  br label %685

685:                                              ; preds = %678, %673, %661
  %686 = phi <8 x double> [ %664, %661 ], [ %674, %673 ], [ %684, %678 ]
  %687 = getelementptr inbounds <8 x double>, ptr %55, i64 %662
  %688 = load <8 x double>, ptr %687, align 8, !tbaa !5
  %689 = fmul contract <8 x double> %686, %688
  store <8 x double> %689, ptr %663, align 8, !tbaa !5
  %690 = add nuw nsw i64 %662, 1
  %691 = icmp eq i64 %690, %42
  br i1 %691, label %712, label %661, !llvm.loop !51

692:                                              ; preds = %692, %671
  %693 = phi i64 [ 0, %671 ], [ %709, %692 ]
  %694 = phi <8 x double> [ %664, %671 ], [ %708, %692 ]
  %695 = phi i64 [ 0, %671 ], [ %710, %692 ]
  %696 = getelementptr <8 x double>, ptr %668, i64 %693
  %697 = load <8 x double>, ptr %696, align 8, !tbaa !5
  %698 = getelementptr inbounds <8 x double>, ptr %53, i64 %693
  %699 = load <8 x double>, ptr %698, align 8, !tbaa !5
  %700 = fmul contract <8 x double> %697, %699
  %701 = fsub contract <8 x double> %694, %700
  %702 = or disjoint i64 %693, 1
  %703 = getelementptr <8 x double>, ptr %668, i64 %702
  %704 = load <8 x double>, ptr %703, align 8, !tbaa !5
  %705 = getelementptr inbounds <8 x double>, ptr %53, i64 %702
  %706 = load <8 x double>, ptr %705, align 8, !tbaa !5
  %707 = fmul contract <8 x double> %704, %706
  %708 = fsub contract <8 x double> %701, %707
  %709 = add nuw nsw i64 %693, 2
  %710 = add i64 %695, 2
  %711 = icmp eq i64 %710, %672
  br i1 %711, label %673, label %692, !llvm.loop !52

712:                                              ; preds = %685, %719
  %713 = phi i64 [ %714, %719 ], [ %42, %685 ]
  %714 = add nsw i64 %713, -1
  %715 = getelementptr inbounds <8 x double>, ptr %53, i64 %714
  %716 = load <8 x double>, ptr %715, align 8, !tbaa !5
  %717 = getelementptr <8 x double>, ptr %49, i64 %714
  %718 = icmp slt i64 %713, %42
  br i1 %718, label %725, label %719

719:                                              ; preds = %725, %712
  %720 = phi <8 x double> [ %716, %712 ], [ %734, %725 ]
  %721 = getelementptr inbounds <8 x double>, ptr %55, i64 %714
  %722 = load <8 x double>, ptr %721, align 8, !tbaa !5
  %723 = fmul contract <8 x double> %720, %722
  store <8 x double> %723, ptr %715, align 8, !tbaa !5
  %724 = icmp sgt i64 %713, 1
  br i1 %724, label %712, label %783, !llvm.loop !59

725:                                              ; preds = %712, %725
  %726 = phi i64 [ %735, %725 ], [ %713, %712 ]
  %727 = phi <8 x double> [ %734, %725 ], [ %716, %712 ]
  %728 = mul nsw i64 %726, %42
  %729 = getelementptr <8 x double>, ptr %717, i64 %728
  %730 = load <8 x double>, ptr %729, align 8, !tbaa !5
  %731 = getelementptr inbounds <8 x double>, ptr %53, i64 %726
  %732 = load <8 x double>, ptr %731, align 8, !tbaa !5
  %733 = fmul contract <8 x double> %730, %732
  %734 = fsub contract <8 x double> %727, %733
  %735 = add nuw nsw i64 %726, 1
  %736 = icmp eq i64 %735, %42
  br i1 %736, label %719, label %725, !llvm.loop !60

737:                                              ; preds = %640, %755
  %738 = phi i64 [ %761, %755 ], [ 0, %640 ]
  %739 = getelementptr inbounds <8 x double>, ptr %64, i64 %738
  %740 = load <8 x double>, ptr %739, align 8, !tbaa !5
  br i1 %219, label %741, label %755

741:                                              ; preds = %737
  %742 = mul nsw i64 %738, %40
  %743 = getelementptr <8 x double>, ptr %48, i64 %742
  br i1 %642, label %744, label %763

744:                                              ; preds = %763, %741
  %745 = phi <8 x double> [ undef, %741 ], [ %779, %763 ]
  %746 = phi i64 [ 0, %741 ], [ %780, %763 ]
  %747 = phi <8 x double> [ %740, %741 ], [ %779, %763 ]
  br i1 %644, label %755, label %748

748:                                              ; preds = %744
  %749 = getelementptr <8 x double>, ptr %743, i64 %746
  %750 = load <8 x double>, ptr %749, align 8, !tbaa !5
  %751 = getelementptr inbounds <8 x double>, ptr %38, i64 %746
  %752 = load <8 x double>, ptr %751, align 8, !tbaa !5
  %753 = fmul contract <8 x double> %750, %752
  %754 = fsub contract <8 x double> %747, %753
  br label %755

755:                                              ; preds = %748, %744, %737
  %756 = phi <8 x double> [ %740, %737 ], [ %745, %744 ], [ %754, %748 ]
  %757 = getelementptr inbounds <8 x double>, ptr %52, i64 %738
  %758 = load <8 x double>, ptr %757, align 8, !tbaa !5
  %759 = fmul contract <8 x double> %756, %758
  %760 = getelementptr inbounds <8 x double>, ptr %53, i64 %738
  store <8 x double> %759, ptr %760, align 8, !tbaa !5
  %761 = add nuw nsw i64 %738, 1
  %762 = icmp eq i64 %761, %42
  br i1 %762, label %661, label %737, !llvm.loop !61

763:                                              ; preds = %741, %763
  %764 = phi i64 [ %780, %763 ], [ 0, %741 ]
  %765 = phi <8 x double> [ %779, %763 ], [ %740, %741 ]
  %766 = phi i64 [ %781, %763 ], [ 0, %741 ]
  %767 = getelementptr <8 x double>, ptr %743, i64 %764
  %768 = load <8 x double>, ptr %767, align 8, !tbaa !5
  %769 = getelementptr inbounds <8 x double>, ptr %38, i64 %764
  %770 = load <8 x double>, ptr %769, align 8, !tbaa !5
  %771 = fmul contract <8 x double> %768, %770
  %772 = fsub contract <8 x double> %765, %771
  %773 = or disjoint i64 %764, 1
  %774 = getelementptr <8 x double>, ptr %743, i64 %773
  %775 = load <8 x double>, ptr %774, align 8, !tbaa !5
  %776 = getelementptr inbounds <8 x double>, ptr %38, i64 %773
  %777 = load <8 x double>, ptr %776, align 8, !tbaa !5
  %778 = fmul contract <8 x double> %775, %777
  %779 = fsub contract <8 x double> %772, %778
  %780 = add nuw nsw i64 %764, 2
  %781 = add i64 %766, 2
  %782 = icmp eq i64 %781, %643
  br i1 %782, label %744, label %763, !llvm.loop !62

783:                                              ; preds = %719, %816
  %784 = phi i64 [ %817, %816 ], [ 0, %719 ]
  br i1 %219, label %785, label %816

785:                                              ; preds = %783
  %786 = mul nsw i64 %784, %40
  %787 = getelementptr <8 x double>, ptr %48, i64 %786
  %788 = getelementptr inbounds <8 x double>, ptr %53, i64 %784
  %789 = getelementptr inbounds <8 x double>, ptr %52, i64 %784
  br label %819

790:                                              ; preds = %816, %639
  br i1 %219, label %791, label %832

791:                                              ; preds = %790, %798
  %792 = phi i64 [ %793, %798 ], [ %40, %790 ]
  %793 = add nsw i64 %792, -1
  %794 = getelementptr inbounds <8 x double>, ptr %38, i64 %793
  %795 = load <8 x double>, ptr %794, align 8, !tbaa !5
  %796 = getelementptr <8 x double>, ptr %44, i64 %793
  %797 = icmp slt i64 %792, %40
  br i1 %797, label %804, label %798

798:                                              ; preds = %804, %791
  %799 = phi <8 x double> [ %795, %791 ], [ %813, %804 ]
  %800 = getelementptr inbounds <8 x double>, ptr %54, i64 %793
  %801 = load <8 x double>, ptr %800, align 8, !tbaa !5
  %802 = fmul contract <8 x double> %799, %801
  store <8 x double> %802, ptr %794, align 8, !tbaa !5
  %803 = icmp sgt i64 %792, 1
  br i1 %803, label %791, label %832, !llvm.loop !59

804:                                              ; preds = %791, %804
  %805 = phi i64 [ %814, %804 ], [ %792, %791 ]
  %806 = phi <8 x double> [ %813, %804 ], [ %795, %791 ]
  %807 = mul nsw i64 %805, %40
  %808 = getelementptr <8 x double>, ptr %796, i64 %807
  %809 = load <8 x double>, ptr %808, align 8, !tbaa !5
  %810 = getelementptr inbounds <8 x double>, ptr %38, i64 %805
  %811 = load <8 x double>, ptr %810, align 8, !tbaa !5
  %812 = fmul contract <8 x double> %809, %811
  %813 = fsub contract <8 x double> %806, %812
  %814 = add nuw nsw i64 %805, 1
  %815 = icmp eq i64 %814, %40
  br i1 %815, label %798, label %804, !llvm.loop !60

816:                                              ; preds = %819, %783
  %817 = add nuw nsw i64 %784, 1
  %818 = icmp eq i64 %817, %42
  br i1 %818, label %790, label %783, !llvm.loop !63

819:                                              ; preds = %819, %785
  %820 = phi i64 [ 0, %785 ], [ %830, %819 ]
  %821 = getelementptr <8 x double>, ptr %787, i64 %820
  %822 = load <8 x double>, ptr %821, align 8, !tbaa !5
  %823 = load <8 x double>, ptr %788, align 8, !tbaa !5
  %824 = load <8 x double>, ptr %789, align 8, !tbaa !5
  %825 = fmul contract <8 x double> %823, %824
  %826 = fmul contract <8 x double> %822, %825
  %827 = getelementptr inbounds <8 x double>, ptr %38, i64 %820
  %828 = load <8 x double>, ptr %827, align 8, !tbaa !5
  %829 = fadd contract <8 x double> %828, %826
  store <8 x double> %829, ptr %827, align 8, !tbaa !5
  %830 = add nuw nsw i64 %820, 1
  %831 = icmp eq i64 %830, %40
  br i1 %831, label %816, label %819, !llvm.loop !64

832:                                              ; preds = %798, %790, %16
  ret void
}

; Function Attrs: nounwind uwtable
define void @try_lanes(ptr nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = alloca [16 x <8 x double>], align 16
  %3 = alloca [16 x i64], align 16
  %4 = load i64, ptr %0, align 8, !tbaa !17
  %5 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %6 = load ptr, ptr %5, align 8, !tbaa !65
  %7 = load <8 x double>, ptr %6, align 8, !tbaa !5
  %8 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %9 = load ptr, ptr %8, align 8, !tbaa !66
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 27
  %11 = load ptr, ptr %10, align 8, !tbaa !41
  store <8 x double> zeroinitializer, ptr %11, align 8, !tbaa !5
  %12 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 23
  %13 = load ptr, ptr %12, align 8, !tbaa !19
  %14 = shl i64 %4, 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %13, i64 %14, i1 false)
  %15 = load i64, ptr %0, align 8, !tbaa !17
  %16 = load ptr, ptr %5, align 8, !tbaa !65
  %17 = load <8 x double>, ptr %16, align 8, !tbaa !5
  %18 = load ptr, ptr %8, align 8, !tbaa !66
  %19 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %20 = load ptr, ptr %19, align 8, !tbaa !11
  %21 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %22 = load ptr, ptr %21, align 8, !tbaa !16
  %23 = icmp sgt i64 %15, 0
  %24 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %25 = getelementptr inbounds <8 x double>, ptr %20, i64 %15
  br label %26

26:                                               ; preds = %1, %49
  %27 = phi i64 [ 1, %1 ], [ %60, %49 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %2) #7
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3) #7
  br label %31

28:                                               ; preds = %45
  br i1 %23, label %29, label %49

29:                                               ; preds = %28
  %30 = icmp sgt i64 %46, 0
  br label %68

31:                                               ; preds = %26, %45
  %32 = phi i64 [ %47, %45 ], [ 0, %26 ]
  %33 = phi i64 [ %46, %45 ], [ 0, %26 ]
  %34 = getelementptr inbounds [16 x [16 x double]], ptr @DP_A, i64 0, i64 %27, i64 %32
  %35 = load double, ptr %34, align 8, !tbaa !67
  %36 = fcmp contract une double %35, 0.000000e+00
  br i1 %36, label %37, label %45

37:                                               ; preds = %31
  %38 = insertelement <8 x double> poison, double %35, i64 0
  %39 = shufflevector <8 x double> %38, <8 x double> poison, <8 x i32> zeroinitializer
  %40 = fmul contract <8 x double> %17, %39
  %41 = getelementptr inbounds [16 x <8 x double>], ptr %2, i64 0, i64 %33
  store <8 x double> %40, ptr %41, align 16, !tbaa !5
  %42 = mul nsw i64 %32, %15
  %43 = add nsw i64 %33, 1
  %44 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %33
  store i64 %42, ptr %44, align 8, !tbaa !26
  br label %45

45:                                               ; preds = %37, %31
  %46 = phi i64 [ %43, %37 ], [ %33, %31 ]
  %47 = add nuw nsw i64 %32, 1
  %48 = icmp eq i64 %47, %27
  br i1 %48, label %28, label %31, !llvm.loop !68

49:                                               ; preds = %73, %28
  %50 = load ptr, ptr %24, align 8, !tbaa !18
  %51 = load <8 x double>, ptr %50, align 8, !tbaa !5
  %52 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %27
  %53 = load double, ptr %52, align 8, !tbaa !67
  %54 = insertelement <8 x double> poison, double %53, i64 0
  %55 = shufflevector <8 x double> %54, <8 x double> poison, <8 x i32> zeroinitializer
  %56 = fmul contract <8 x double> %17, %55
  %57 = fadd contract <8 x double> %51, %56
  store <8 x double> %57, ptr %25, align 8, !tbaa !5
  %58 = mul nsw i64 %27, %15
  %59 = getelementptr inbounds <8 x double>, ptr %18, i64 %58
  tail call fastcc void @rates_of(ptr noundef nonnull %0, ptr noundef %59)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %2) #7
  %60 = add nuw nsw i64 %27, 1
  %61 = icmp eq i64 %60, 12
  br i1 %61, label %62, label %26, !llvm.loop !69

62:                                               ; preds = %49
  %63 = icmp sgt i64 %4, 0
  br i1 %63, label %64, label %91

64:                                               ; preds = %62
  %65 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 25
  %66 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 35
  %67 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  br label %109

68:                                               ; preds = %73, %29
  %69 = phi i64 [ 0, %29 ], [ %76, %73 ]
  %70 = getelementptr inbounds <8 x double>, ptr %22, i64 %69
  %71 = load <8 x double>, ptr %70, align 8, !tbaa !5
  %72 = getelementptr <8 x double>, ptr %18, i64 %69
  br i1 %30, label %78, label %73

73:                                               ; preds = %78, %68
  %74 = phi <8 x double> [ %71, %68 ], [ %88, %78 ]
  %75 = getelementptr inbounds <8 x double>, ptr %20, i64 %69
  store <8 x double> %74, ptr %75, align 8, !tbaa !5
  %76 = add nuw nsw i64 %69, 1
  %77 = icmp eq i64 %76, %15
  br i1 %77, label %49, label %68, !llvm.loop !70

78:                                               ; preds = %68, %78
  %79 = phi i64 [ %89, %78 ], [ 0, %68 ]
  %80 = phi <8 x double> [ %88, %78 ], [ %71, %68 ]
  %81 = getelementptr inbounds [16 x <8 x double>], ptr %2, i64 0, i64 %79
  %82 = load <8 x double>, ptr %81, align 16, !tbaa !5
  %83 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %79
  %84 = load i64, ptr %83, align 8, !tbaa !26
  %85 = getelementptr <8 x double>, ptr %72, i64 %84
  %86 = load <8 x double>, ptr %85, align 8, !tbaa !5
  %87 = fmul contract <8 x double> %82, %86
  %88 = fadd contract <8 x double> %80, %87
  %89 = add nuw nsw i64 %79, 1
  %90 = icmp eq i64 %89, %46
  br i1 %90, label %73, label %78, !llvm.loop !71

91:                                               ; preds = %117, %62
  %92 = phi <8 x double> [ zeroinitializer, %62 ], [ %138, %117 ]
  %93 = phi <8 x double> [ zeroinitializer, %62 ], [ %135, %117 ]
  %94 = fmul contract <8 x double> %7, %93
  %95 = fmul contract <8 x double> %92, <double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02, double 1.000000e-02>
  %96 = fadd contract <8 x double> %93, %95
  %97 = sitofp i64 %4 to double
  %98 = insertelement <8 x double> poison, double %97, i64 0
  %99 = shufflevector <8 x double> %98, <8 x double> poison, <8 x i32> zeroinitializer
  %100 = fmul contract <8 x double> %99, %96
  %101 = tail call contract <8 x double> @llvm.sqrt.v8f64(<8 x double> %100)
  %102 = fdiv contract <8 x double> %94, %101
  %103 = fcmp contract une <8 x double> %93, zeroinitializer
  %104 = fcmp contract une <8 x double> %92, zeroinitializer
  %105 = or <8 x i1> %103, %104
  %106 = select <8 x i1> %105, <8 x double> %102, <8 x double> zeroinitializer
  %107 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 26
  %108 = load ptr, ptr %107, align 8, !tbaa !72
  store <8 x double> %106, ptr %108, align 8, !tbaa !5
  ret void

109:                                              ; preds = %64, %117
  %110 = phi <8 x double> [ zeroinitializer, %64 ], [ %135, %117 ]
  %111 = phi <8 x double> [ zeroinitializer, %64 ], [ %138, %117 ]
  %112 = phi i64 [ 0, %64 ], [ %139, %117 ]
  %113 = load ptr, ptr %21, align 8, !tbaa !16
  %114 = getelementptr inbounds <8 x double>, ptr %113, i64 %112
  %115 = load <8 x double>, ptr %114, align 8, !tbaa !5
  %116 = getelementptr <8 x double>, ptr %9, i64 %112
  br label %141

117:                                              ; preds = %176
  %118 = fmul contract <8 x double> %7, %159
  %119 = fadd contract <8 x double> %115, %118
  %120 = tail call contract <8 x double> @llvm.fabs.v8f64(<8 x double> %115)
  %121 = tail call contract <8 x double> @llvm.fabs.v8f64(<8 x double> %119)
  %122 = tail call contract <8 x double> @llvm.maxnum.v8f64(<8 x double> %120, <8 x double> %121)
  %123 = load ptr, ptr %65, align 8, !tbaa !73
  %124 = getelementptr inbounds <8 x double>, ptr %123, i64 %112
  %125 = load <8 x double>, ptr %124, align 8, !tbaa !5
  %126 = load double, ptr %66, align 8, !tbaa !74
  %127 = insertelement <8 x double> poison, double %126, i64 0
  %128 = shufflevector <8 x double> %127, <8 x double> poison, <8 x i32> zeroinitializer
  %129 = fmul contract <8 x double> %122, %128
  %130 = fadd contract <8 x double> %125, %129
  %131 = load ptr, ptr %67, align 8, !tbaa !75
  %132 = getelementptr inbounds <8 x double>, ptr %131, i64 %112
  store <8 x double> %119, ptr %132, align 8, !tbaa !5
  %133 = fdiv contract <8 x double> %177, %130
  %134 = fmul contract <8 x double> %133, %133
  %135 = fadd contract <8 x double> %110, %134
  %136 = fdiv contract <8 x double> %178, %130
  %137 = fmul contract <8 x double> %136, %136
  %138 = fadd contract <8 x double> %111, %137
  %139 = add nuw nsw i64 %112, 1
  %140 = icmp eq i64 %139, %4
  br i1 %140, label %91, label %109, !llvm.loop !76

141:                                              ; preds = %109, %176
  %142 = phi <8 x double> [ zeroinitializer, %109 ], [ %159, %176 ]
  %143 = phi i64 [ 0, %109 ], [ %179, %176 ]
  %144 = phi <8 x double> [ zeroinitializer, %109 ], [ %177, %176 ]
  %145 = phi <8 x double> [ zeroinitializer, %109 ], [ %178, %176 ]
  %146 = mul nsw i64 %143, %4
  %147 = getelementptr <8 x double>, ptr %116, i64 %146
  %148 = load <8 x double>, ptr %147, align 8, !tbaa !5
  %149 = add nsw i64 %143, -5
  %150 = icmp ult i64 %149, -4
  br i1 %150, label %151, label %158

151:                                              ; preds = %141
  %152 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %143
  %153 = load double, ptr %152, align 8, !tbaa !67
  %154 = insertelement <8 x double> poison, double %153, i64 0
  %155 = shufflevector <8 x double> %154, <8 x double> poison, <8 x i32> zeroinitializer
  %156 = fmul contract <8 x double> %148, %155
  %157 = fadd contract <8 x double> %142, %156
  br label %158

158:                                              ; preds = %151, %141
  %159 = phi <8 x double> [ %157, %151 ], [ %142, %141 ]
  %160 = lshr i64 4065, %143
  %161 = and i64 %160, 1
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %176, label %163

163:                                              ; preds = %158
  %164 = getelementptr inbounds [13 x double], ptr @DP_E5, i64 0, i64 %143
  %165 = load double, ptr %164, align 8, !tbaa !67
  %166 = insertelement <8 x double> poison, double %165, i64 0
  %167 = shufflevector <8 x double> %166, <8 x double> poison, <8 x i32> zeroinitializer
  %168 = fmul contract <8 x double> %148, %167
  %169 = fadd contract <8 x double> %144, %168
  %170 = getelementptr inbounds [13 x double], ptr @DP_E3, i64 0, i64 %143
  %171 = load double, ptr %170, align 8, !tbaa !67
  %172 = insertelement <8 x double> poison, double %171, i64 0
  %173 = shufflevector <8 x double> %172, <8 x double> poison, <8 x i32> zeroinitializer
  %174 = fmul contract <8 x double> %148, %173
  %175 = fadd contract <8 x double> %145, %174
  br label %176

176:                                              ; preds = %158, %163
  %177 = phi <8 x double> [ %169, %163 ], [ %144, %158 ]
  %178 = phi <8 x double> [ %175, %163 ], [ %145, %158 ]
  %179 = add nuw nsw i64 %143, 1
  %180 = icmp eq i64 %179, 12
  br i1 %180, label %117, label %141, !llvm.loop !77
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.maxnum.v8f64(<8 x double>, <8 x double>) #5

; Function Attrs: nounwind uwtable
define void @dense_lanes(ptr nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = alloca [16 x <8 x double>], align 16
  %3 = alloca [16 x i64], align 16
  %4 = load i64, ptr %0, align 8, !tbaa !17
  %5 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %6 = load ptr, ptr %5, align 8, !tbaa !65
  %7 = load <8 x double>, ptr %6, align 8, !tbaa !5
  %8 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %9 = load ptr, ptr %8, align 8, !tbaa !66
  %10 = shl nsw i64 %4, 4
  %11 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %12 = load ptr, ptr %11, align 8, !tbaa !11
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 24
  %14 = load ptr, ptr %13, align 8, !tbaa !75
  %15 = shl i64 %4, 6
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %14, i64 %15, i1 false)
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %17 = load ptr, ptr %16, align 8, !tbaa !18
  %18 = load <8 x double>, ptr %17, align 8, !tbaa !5
  %19 = fadd contract <8 x double> %7, %18
  %20 = load ptr, ptr %11, align 8, !tbaa !11
  %21 = getelementptr inbounds <8 x double>, ptr %20, i64 %4
  store <8 x double> %19, ptr %21, align 8, !tbaa !5
  %22 = mul nsw i64 %4, 12
  %23 = getelementptr inbounds <8 x double>, ptr %9, i64 %22
  tail call fastcc void @rates_of(ptr noundef nonnull %0, ptr noundef %23)
  %24 = load i64, ptr %0, align 8, !tbaa !17
  %25 = load ptr, ptr %5, align 8, !tbaa !65
  %26 = load <8 x double>, ptr %25, align 8, !tbaa !5
  %27 = load ptr, ptr %8, align 8, !tbaa !66
  %28 = load ptr, ptr %11, align 8, !tbaa !11
  %29 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %30 = load ptr, ptr %29, align 8, !tbaa !16
  %31 = icmp sgt i64 %24, 0
  %32 = getelementptr inbounds <8 x double>, ptr %28, i64 %24
  br label %33

33:                                               ; preds = %1, %56
  %34 = phi i64 [ 13, %1 ], [ %67, %56 ]
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %2) #7
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %3) #7
  br label %38

35:                                               ; preds = %52
  br i1 %31, label %36, label %56

36:                                               ; preds = %35
  %37 = icmp sgt i64 %53, 0
  br label %80

38:                                               ; preds = %33, %52
  %39 = phi i64 [ %54, %52 ], [ 0, %33 ]
  %40 = phi i64 [ %53, %52 ], [ 0, %33 ]
  %41 = getelementptr inbounds [16 x [16 x double]], ptr @DP_A, i64 0, i64 %34, i64 %39
  %42 = load double, ptr %41, align 8, !tbaa !67
  %43 = fcmp contract une double %42, 0.000000e+00
  br i1 %43, label %44, label %52

44:                                               ; preds = %38
  %45 = insertelement <8 x double> poison, double %42, i64 0
  %46 = shufflevector <8 x double> %45, <8 x double> poison, <8 x i32> zeroinitializer
  %47 = fmul contract <8 x double> %26, %46
  %48 = getelementptr inbounds [16 x <8 x double>], ptr %2, i64 0, i64 %40
  store <8 x double> %47, ptr %48, align 16, !tbaa !5
  %49 = mul nsw i64 %39, %24
  %50 = add nsw i64 %40, 1
  %51 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %40
  store i64 %49, ptr %51, align 8, !tbaa !26
  br label %52

52:                                               ; preds = %44, %38
  %53 = phi i64 [ %50, %44 ], [ %40, %38 ]
  %54 = add nuw nsw i64 %39, 1
  %55 = icmp eq i64 %54, %34
  br i1 %55, label %35, label %38, !llvm.loop !68

56:                                               ; preds = %85, %35
  %57 = load ptr, ptr %16, align 8, !tbaa !18
  %58 = load <8 x double>, ptr %57, align 8, !tbaa !5
  %59 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %34
  %60 = load double, ptr %59, align 8, !tbaa !67
  %61 = insertelement <8 x double> poison, double %60, i64 0
  %62 = shufflevector <8 x double> %61, <8 x double> poison, <8 x i32> zeroinitializer
  %63 = fmul contract <8 x double> %26, %62
  %64 = fadd contract <8 x double> %58, %63
  store <8 x double> %64, ptr %32, align 8, !tbaa !5
  %65 = mul nsw i64 %34, %24
  %66 = getelementptr inbounds <8 x double>, ptr %27, i64 %65
  tail call fastcc void @rates_of(ptr noundef nonnull %0, ptr noundef %66)
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %3) #7
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %2) #7
  %67 = add nuw nsw i64 %34, 1
  %68 = icmp eq i64 %67, 16
  br i1 %68, label %69, label %33, !llvm.loop !69

69:                                               ; preds = %56
  %70 = getelementptr inbounds <8 x double>, ptr %9, i64 %10
  %71 = icmp sgt i64 %4, 0
  br i1 %71, label %72, label %103

72:                                               ; preds = %69
  %73 = getelementptr <8 x double>, ptr %70, i64 %4
  %74 = shl nuw nsw i64 %4, 1
  %75 = getelementptr <8 x double>, ptr %70, i64 %74
  %76 = mul nsw i64 %4, 3
  %77 = shl nsw i64 %4, 2
  %78 = mul nsw i64 %4, 5
  %79 = mul nsw i64 %4, 6
  br label %104

80:                                               ; preds = %85, %36
  %81 = phi i64 [ 0, %36 ], [ %88, %85 ]
  %82 = getelementptr inbounds <8 x double>, ptr %30, i64 %81
  %83 = load <8 x double>, ptr %82, align 8, !tbaa !5
  %84 = getelementptr <8 x double>, ptr %27, i64 %81
  br i1 %37, label %90, label %85

85:                                               ; preds = %90, %80
  %86 = phi <8 x double> [ %83, %80 ], [ %100, %90 ]
  %87 = getelementptr inbounds <8 x double>, ptr %28, i64 %81
  store <8 x double> %86, ptr %87, align 8, !tbaa !5
  %88 = add nuw nsw i64 %81, 1
  %89 = icmp eq i64 %88, %24
  br i1 %89, label %56, label %80, !llvm.loop !70

90:                                               ; preds = %80, %90
  %91 = phi i64 [ %101, %90 ], [ 0, %80 ]
  %92 = phi <8 x double> [ %100, %90 ], [ %83, %80 ]
  %93 = getelementptr inbounds [16 x <8 x double>], ptr %2, i64 0, i64 %91
  %94 = load <8 x double>, ptr %93, align 16, !tbaa !5
  %95 = getelementptr inbounds [16 x i64], ptr %3, i64 0, i64 %91
  %96 = load i64, ptr %95, align 8, !tbaa !26
  %97 = getelementptr <8 x double>, ptr %84, i64 %96
  %98 = load <8 x double>, ptr %97, align 8, !tbaa !5
  %99 = fmul contract <8 x double> %94, %98
  %100 = fadd contract <8 x double> %92, %99
  %101 = add nuw nsw i64 %91, 1
  %102 = icmp eq i64 %101, %53
  br i1 %102, label %85, label %90, !llvm.loop !71

103:                                              ; preds = %190, %69
  ret void

104:                                              ; preds = %72, %190
  %105 = phi i64 [ 0, %72 ], [ %193, %190 ]
  %106 = load ptr, ptr %13, align 8, !tbaa !75
  %107 = getelementptr inbounds <8 x double>, ptr %106, i64 %105
  %108 = load <8 x double>, ptr %107, align 8, !tbaa !5
  %109 = load ptr, ptr %29, align 8, !tbaa !16
  %110 = getelementptr inbounds <8 x double>, ptr %109, i64 %105
  %111 = load <8 x double>, ptr %110, align 8, !tbaa !5
  %112 = fsub contract <8 x double> %108, %111
  %113 = getelementptr <8 x double>, ptr %70, i64 %105
  store <8 x double> %112, ptr %113, align 8, !tbaa !5
  %114 = getelementptr <8 x double>, ptr %9, i64 %105
  %115 = load <8 x double>, ptr %114, align 8, !tbaa !5
  %116 = fmul contract <8 x double> %7, %115
  %117 = fsub contract <8 x double> %116, %112
  %118 = getelementptr <8 x double>, ptr %73, i64 %105
  store <8 x double> %117, ptr %118, align 8, !tbaa !5
  %119 = fmul contract <8 x double> %112, <double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00, double 2.000000e+00>
  %120 = getelementptr <8 x double>, ptr %23, i64 %105
  %121 = load <8 x double>, ptr %120, align 8, !tbaa !5
  %122 = load <8 x double>, ptr %114, align 8, !tbaa !5
  %123 = fadd contract <8 x double> %121, %122
  %124 = fmul contract <8 x double> %7, %123
  %125 = fsub contract <8 x double> %119, %124
  %126 = getelementptr <8 x double>, ptr %75, i64 %105
  store <8 x double> %125, ptr %126, align 8, !tbaa !5
  br label %195

127:                                              ; preds = %209
  %128 = fmul contract <8 x double> %7, %210
  %129 = getelementptr <8 x double>, ptr %113, i64 %76
  store <8 x double> %128, ptr %129, align 8, !tbaa !5
  br label %130

130:                                              ; preds = %144, %127
  %131 = phi i64 [ 0, %127 ], [ %146, %144 ]
  %132 = phi <8 x double> [ zeroinitializer, %127 ], [ %145, %144 ]
  %133 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 1, i64 %131
  %134 = load double, ptr %133, align 8, !tbaa !67
  %135 = fcmp contract une double %134, 0.000000e+00
  br i1 %135, label %136, label %144

136:                                              ; preds = %130
  %137 = insertelement <8 x double> poison, double %134, i64 0
  %138 = shufflevector <8 x double> %137, <8 x double> poison, <8 x i32> zeroinitializer
  %139 = mul nsw i64 %131, %4
  %140 = getelementptr <8 x double>, ptr %114, i64 %139
  %141 = load <8 x double>, ptr %140, align 8, !tbaa !5
  %142 = fmul contract <8 x double> %138, %141
  %143 = fadd contract <8 x double> %132, %142
  br label %144

144:                                              ; preds = %136, %130
  %145 = phi <8 x double> [ %143, %136 ], [ %132, %130 ]
  %146 = add nuw nsw i64 %131, 1
  %147 = icmp eq i64 %146, 16
  br i1 %147, label %148, label %130, !llvm.loop !78

148:                                              ; preds = %144
  %149 = fmul contract <8 x double> %7, %145
  %150 = getelementptr <8 x double>, ptr %113, i64 %77
  store <8 x double> %149, ptr %150, align 8, !tbaa !5
  br label %151

151:                                              ; preds = %165, %148
  %152 = phi i64 [ 0, %148 ], [ %167, %165 ]
  %153 = phi <8 x double> [ zeroinitializer, %148 ], [ %166, %165 ]
  %154 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 2, i64 %152
  %155 = load double, ptr %154, align 8, !tbaa !67
  %156 = fcmp contract une double %155, 0.000000e+00
  br i1 %156, label %157, label %165

157:                                              ; preds = %151
  %158 = insertelement <8 x double> poison, double %155, i64 0
  %159 = shufflevector <8 x double> %158, <8 x double> poison, <8 x i32> zeroinitializer
  %160 = mul nsw i64 %152, %4
  %161 = getelementptr <8 x double>, ptr %114, i64 %160
  %162 = load <8 x double>, ptr %161, align 8, !tbaa !5
  %163 = fmul contract <8 x double> %159, %162
  %164 = fadd contract <8 x double> %153, %163
  br label %165

165:                                              ; preds = %157, %151
  %166 = phi <8 x double> [ %164, %157 ], [ %153, %151 ]
  %167 = add nuw nsw i64 %152, 1
  %168 = icmp eq i64 %167, 16
  br i1 %168, label %169, label %151, !llvm.loop !78

169:                                              ; preds = %165
  %170 = fmul contract <8 x double> %7, %166
  %171 = getelementptr <8 x double>, ptr %113, i64 %78
  store <8 x double> %170, ptr %171, align 8, !tbaa !5
  br label %172

172:                                              ; preds = %186, %169
  %173 = phi i64 [ 0, %169 ], [ %188, %186 ]
  %174 = phi <8 x double> [ zeroinitializer, %169 ], [ %187, %186 ]
  %175 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 3, i64 %173
  %176 = load double, ptr %175, align 8, !tbaa !67
  %177 = fcmp contract une double %176, 0.000000e+00
  br i1 %177, label %178, label %186

178:                                              ; preds = %172
  %179 = insertelement <8 x double> poison, double %176, i64 0
  %180 = shufflevector <8 x double> %179, <8 x double> poison, <8 x i32> zeroinitializer
  %181 = mul nsw i64 %173, %4
  %182 = getelementptr <8 x double>, ptr %114, i64 %181
  %183 = load <8 x double>, ptr %182, align 8, !tbaa !5
  %184 = fmul contract <8 x double> %180, %183
  %185 = fadd contract <8 x double> %174, %184
  br label %186

186:                                              ; preds = %178, %172
  %187 = phi <8 x double> [ %185, %178 ], [ %174, %172 ]
  %188 = add nuw nsw i64 %173, 1
  %189 = icmp eq i64 %188, 16
  br i1 %189, label %190, label %172, !llvm.loop !78

190:                                              ; preds = %186
  %191 = fmul contract <8 x double> %7, %187
  %192 = getelementptr <8 x double>, ptr %113, i64 %79
  store <8 x double> %191, ptr %192, align 8, !tbaa !5
  %193 = add nuw nsw i64 %105, 1
  %194 = icmp eq i64 %193, %4
  br i1 %194, label %103, label %104, !llvm.loop !79

195:                                              ; preds = %104, %209
  %196 = phi i64 [ 0, %104 ], [ %211, %209 ]
  %197 = phi <8 x double> [ zeroinitializer, %104 ], [ %210, %209 ]
  %198 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 0, i64 %196
  %199 = load double, ptr %198, align 8, !tbaa !67
  %200 = fcmp contract une double %199, 0.000000e+00
  br i1 %200, label %201, label %209

201:                                              ; preds = %195
  %202 = insertelement <8 x double> poison, double %199, i64 0
  %203 = shufflevector <8 x double> %202, <8 x double> poison, <8 x i32> zeroinitializer
  %204 = mul nsw i64 %196, %4
  %205 = getelementptr <8 x double>, ptr %114, i64 %204
  %206 = load <8 x double>, ptr %205, align 8, !tbaa !5
  %207 = fmul contract <8 x double> %203, %206
  %208 = fadd contract <8 x double> %197, %207
  br label %209

209:                                              ; preds = %195, %201
  %210 = phi <8 x double> [ %208, %201 ], [ %197, %195 ]
  %211 = add nuw nsw i64 %196, 1
  %212 = icmp eq i64 %211, 16
  br i1 %212, label %127, label %195, !llvm.loop !78
}

; Function Attrs: nounwind uwtable
define void @look_lanes(ptr nocapture noundef readonly %0) local_unnamed_addr #4 {
  %2 = load i64, ptr %0, align 8, !tbaa !17
  %3 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 21
  %4 = load ptr, ptr %3, align 8, !tbaa !65
  %5 = load <8 x double>, ptr %4, align 8, !tbaa !5
  %6 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 28
  %7 = load ptr, ptr %6, align 8, !tbaa !66
  %8 = shl nsw i64 %2, 4
  %9 = getelementptr inbounds <8 x double>, ptr %7, i64 %8
  %10 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 29
  %11 = load ptr, ptr %10, align 8, !tbaa !11
  %12 = icmp sgt i64 %2, 0
  %13 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 20
  %14 = getelementptr inbounds <8 x double>, ptr %11, i64 %2
  %15 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 8
  %16 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 22
  %17 = getelementptr inbounds %struct.Lanes, ptr %0, i64 0, i32 9
  %18 = getelementptr inbounds <8 x double>, ptr %14, i64 1
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
  %34 = load double, ptr %33, align 8, !tbaa !67
  br i1 %12, label %38, label %35

35:                                               ; preds = %31
  %36 = insertelement <8 x double> poison, double %34, i64 0
  %37 = shufflevector <8 x double> %36, <8 x double> poison, <8 x i32> zeroinitializer
  br label %81

38:                                               ; preds = %31
  %39 = fsub contract double 1.000000e+00, %34
  %40 = insertelement <8 x double> poison, double %34, i64 0
  %41 = shufflevector <8 x double> %40, <8 x double> poison, <8 x i32> zeroinitializer
  %42 = insertelement <8 x double> poison, double %39, i64 0
  %43 = shufflevector <8 x double> %42, <8 x double> poison, <8 x i32> zeroinitializer
  br label %44

44:                                               ; preds = %38, %44
  %45 = phi i64 [ 0, %38 ], [ %79, %44 ]
  %46 = getelementptr <8 x double>, ptr %9, i64 %45
  %47 = getelementptr <8 x double>, ptr %46, i64 %25
  %48 = load <8 x double>, ptr %47, align 8, !tbaa !5
  %49 = fadd contract <8 x double> %48, zeroinitializer
  %50 = fmul contract <8 x double> %41, %49
  %51 = getelementptr <8 x double>, ptr %46, i64 %26
  %52 = load <8 x double>, ptr %51, align 8, !tbaa !5
  %53 = fadd contract <8 x double> %50, %52
  %54 = fmul contract <8 x double> %43, %53
  %55 = getelementptr <8 x double>, ptr %46, i64 %27
  %56 = load <8 x double>, ptr %55, align 8, !tbaa !5
  %57 = fadd contract <8 x double> %54, %56
  %58 = fmul contract <8 x double> %41, %57
  %59 = getelementptr <8 x double>, ptr %46, i64 %28
  %60 = load <8 x double>, ptr %59, align 8, !tbaa !5
  %61 = fadd contract <8 x double> %58, %60
  %62 = fmul contract <8 x double> %43, %61
  %63 = getelementptr <8 x double>, ptr %46, i64 %29
  %64 = load <8 x double>, ptr %63, align 8, !tbaa !5
  %65 = fadd contract <8 x double> %62, %64
  %66 = fmul contract <8 x double> %41, %65
  %67 = getelementptr <8 x double>, ptr %46, i64 %2
  %68 = load <8 x double>, ptr %67, align 8, !tbaa !5
  %69 = fadd contract <8 x double> %66, %68
  %70 = fmul contract <8 x double> %43, %69
  %71 = load <8 x double>, ptr %46, align 8, !tbaa !5
  %72 = fadd contract <8 x double> %70, %71
  %73 = fmul contract <8 x double> %41, %72
  %74 = load ptr, ptr %16, align 8, !tbaa !16
  %75 = getelementptr inbounds <8 x double>, ptr %74, i64 %45
  %76 = load <8 x double>, ptr %75, align 8, !tbaa !5
  %77 = fadd contract <8 x double> %73, %76
  %78 = getelementptr inbounds <8 x double>, ptr %11, i64 %45
  store <8 x double> %77, ptr %78, align 8, !tbaa !5
  %79 = add nuw nsw i64 %45, 1
  %80 = icmp eq i64 %79, %2
  br i1 %80, label %81, label %44, !llvm.loop !80

81:                                               ; preds = %44, %35
  %82 = phi <8 x double> [ %37, %35 ], [ %41, %44 ]
  %83 = load ptr, ptr %13, align 8, !tbaa !18
  %84 = load <8 x double>, ptr %83, align 8, !tbaa !5
  %85 = fmul contract <8 x double> %5, %82
  %86 = fadd contract <8 x double> %85, %84
  store <8 x double> %86, ptr %14, align 8, !tbaa !5
  %87 = load i64, ptr %15, align 8, !tbaa !20
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %92, label %89

89:                                               ; preds = %81
  %90 = inttoptr i64 %87 to ptr
  %91 = load i64, ptr %17, align 8, !tbaa !21
  tail call void %90(i64 noundef %91, ptr noundef nonnull %14, ptr noundef nonnull %18) #7
  br label %92

92:                                               ; preds = %89, %81
  %93 = load i64, ptr %19, align 8, !tbaa !81
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %102, label %95

95:                                               ; preds = %92
  %96 = load i64, ptr %20, align 8, !tbaa !82
  %97 = inttoptr i64 %96 to ptr
  %98 = load ptr, ptr %21, align 8, !tbaa !83
  %99 = mul nsw i64 %93, %32
  %100 = getelementptr inbounds <8 x double>, ptr %98, i64 %99
  %101 = load ptr, ptr %10, align 8, !tbaa !11
  tail call void %97(ptr noundef %100, ptr noundef %101, ptr noundef null) #7
  br label %102

102:                                              ; preds = %95, %92
  %103 = load i64, ptr %22, align 8, !tbaa !84
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %112, label %105

105:                                              ; preds = %102
  %106 = load i64, ptr %23, align 8, !tbaa !85
  %107 = inttoptr i64 %106 to ptr
  %108 = load ptr, ptr %24, align 8, !tbaa !86
  %109 = mul nsw i64 %103, %32
  %110 = getelementptr inbounds <8 x double>, ptr %108, i64 %109
  %111 = load ptr, ptr %10, align 8, !tbaa !11
  tail call void %107(ptr noundef %110, ptr noundef %111, ptr noundef null) #7
  br label %112

112:                                              ; preds = %105, %102
  %113 = add nuw nsw i64 %32, 1
  %114 = icmp eq i64 %113, 9
  br i1 %114, label %30, label %31, !llvm.loop !87
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
declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.sqrt.v8f64(<8 x double>) #5

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="512" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="512" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
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
!10 = distinct !{!10, !9}
!11 = !{!12, !14, i64 232}
!12 = !{!"", !13, i64 0, !13, i64 8, !13, i64 16, !13, i64 24, !13, i64 32, !13, i64 40, !13, i64 48, !13, i64 56, !13, i64 64, !13, i64 72, !13, i64 80, !13, i64 88, !13, i64 96, !13, i64 104, !13, i64 112, !13, i64 120, !14, i64 128, !14, i64 136, !14, i64 144, !14, i64 152, !14, i64 160, !14, i64 168, !14, i64 176, !14, i64 184, !14, i64 192, !14, i64 200, !14, i64 208, !14, i64 216, !14, i64 224, !14, i64 232, !14, i64 240, !14, i64 248, !14, i64 256, !14, i64 264, !14, i64 272, !15, i64 280}
!13 = !{!"long", !6, i64 0}
!14 = !{!"any pointer", !6, i64 0}
!15 = !{!"double", !6, i64 0}
!16 = !{!12, !14, i64 176}
!17 = !{!12, !13, i64 0}
!18 = !{!12, !14, i64 160}
!19 = !{!12, !14, i64 184}
!20 = !{!12, !13, i64 64}
!21 = !{!12, !13, i64 72}
!22 = !{!12, !13, i64 80}
!23 = !{!12, !14, i64 240}
!24 = !{!12, !13, i64 88}
!25 = !{!12, !13, i64 48}
!26 = !{!13, !13, i64 0}
!27 = !{!12, !13, i64 8}
!28 = !{!12, !13, i64 16}
!29 = !{!12, !13, i64 24}
!30 = !{!12, !14, i64 256}
!31 = !{!12, !13, i64 32}
!32 = !{!12, !13, i64 40}
!33 = !{!12, !14, i64 128}
!34 = !{!12, !14, i64 136}
!35 = distinct !{!35, !9}
!36 = !{!12, !14, i64 144}
!37 = !{!12, !14, i64 152}
!38 = distinct !{!38, !9}
!39 = !{!12, !14, i64 248}
!40 = distinct !{!40, !9}
!41 = !{!12, !14, i64 216}
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
!64 = distinct !{!64, !9}
!65 = !{!12, !14, i64 168}
!66 = !{!12, !14, i64 224}
!67 = !{!15, !15, i64 0}
!68 = distinct !{!68, !9}
!69 = distinct !{!69, !9}
!70 = distinct !{!70, !9}
!71 = distinct !{!71, !9}
!72 = !{!12, !14, i64 208}
!73 = !{!12, !14, i64 200}
!74 = !{!12, !15, i64 280}
!75 = !{!12, !14, i64 192}
!76 = distinct !{!76, !9}
!77 = distinct !{!77, !9}
!78 = distinct !{!78, !9}
!79 = distinct !{!79, !9}
!80 = distinct !{!80, !9}
!81 = !{!12, !13, i64 96}
!82 = !{!12, !13, i64 104}
!83 = !{!12, !14, i64 264}
!84 = !{!12, !13, i64 112}
!85 = !{!12, !13, i64 120}
!86 = !{!12, !14, i64 272}
!87 = distinct !{!87, !9}
