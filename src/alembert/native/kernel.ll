; sha256 of kernel.c and its headers: 88178071bbc9af6184861228996b60c7a4e56e05aace65679ba80cbe205dee56

%struct.Stepper = type { ptr, ptr, ptr, double, double, i64 }
%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double, double, double }
%struct.Tree = type { i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Clock = type { double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Rows = type { ptr, ptr, ptr, ptr }

@plant_offsets = local_unnamed_addr constant [116 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248, i64 256, i64 264, i64 272, i64 280, i64 288, i64 296, i64 304, i64 312, i64 320, i64 328, i64 336, i64 344, i64 352, i64 360, i64 368, i64 376, i64 384, i64 392, i64 400, i64 408, i64 416, i64 424, i64 432, i64 440, i64 448, i64 456, i64 464, i64 472, i64 480, i64 488, i64 496, i64 504, i64 512, i64 520, i64 528, i64 536, i64 544, i64 552, i64 560, i64 568, i64 576, i64 584, i64 592, i64 600, i64 608, i64 616, i64 624, i64 632, i64 640, i64 648, i64 656, i64 664, i64 672, i64 680, i64 688, i64 696, i64 704, i64 712, i64 720, i64 728, i64 736, i64 744, i64 752, i64 760, i64 768, i64 776, i64 784, i64 792, i64 800, i64 808, i64 816, i64 824, i64 832, i64 840, i64 848, i64 856, i64 864, i64 872, i64 880, i64 888, i64 896, i64 904, i64 912, i64 920], align 16
@clock_offsets = local_unnamed_addr constant [15 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112], align 16
@STEPPERS = internal unnamed_addr constant [3 x %struct.Stepper] [%struct.Stepper { ptr @dormand_prince, ptr @dormand_prince_dense, ptr @dormand_prince_between, double 8.000000e+00, double 6.000000e+00, i64 0 }, %struct.Stepper { ptr @rosenbrock, ptr @rosenbrock_dense, ptr @rosenbrock_between, double 4.000000e+00, double 5.000000e+00, i64 0 }, %struct.Stepper { ptr @runge_kutta, ptr @runge_kutta_dense, ptr @runge_kutta_between, double 4.000000e+00, double 1.000000e+00, i64 1 }], align 16
@DP_C = internal unnamed_addr constant [16 x double] [double 0.000000e+00, double 0x3FAAEE6838DAE63A, double 0x3FB432CE2AA42CAC, double 0x3FBE4C353FF64302, double 0x3FD2068C499C08D9, double 0x3FD5555555555555, double 2.500000e-01, double 0x3FD3B13B13B13B14, double 0x3FE4D74D74D74D75, double 6.000000e-01, double 0x3FEB6DB6DB6DB6DB, double 1.000000e+00, double 1.000000e+00, double 1.000000e-01, double 2.000000e-01, double 0x3FE8E38E38E38E39], align 16
@DP_A = internal unnamed_addr constant <{ [16 x double], <{ double, [15 x double] }>, <{ double, double, [14 x double] }>, <{ double, double, double, [13 x double] }>, <{ double, double, double, double, [12 x double] }>, <{ double, double, double, double, double, [11 x double] }>, <{ double, double, double, double, double, double, [10 x double] }>, <{ double, double, double, double, double, double, double, [9 x double] }>, <{ [8 x double], [8 x double] }>, [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double], [16 x double] }> <{ [16 x double] zeroinitializer, <{ double, [15 x double] }> <{ double 0x3FAAEE6838DAE63A, [15 x double] zeroinitializer }>, <{ double, double, [14 x double] }> <{ double 0x3F9432CE2AA42CAC, double 0x3FAE4C353FF64302, [14 x double] zeroinitializer }>, <{ double, double, double, [13 x double] }> <{ double 0x3F9E4C353FF64302, double 0.000000e+00, double 0x3FB6B927EFF8B241, [13 x double] zeroinitializer }>, <{ double, double, double, double, [12 x double] }> <{ double 0x3FCEE50D7ECDE9FA, double 0.000000e+00, double 0xBFEC4E3AB5AD1507, double 0x3FED983D7AC79EF5, [12 x double] zeroinitializer }>, <{ double, double, double, double, double, [11 x double] }> <{ double 0x3FA2F684BDA12F68, double 0.000000e+00, double 0.000000e+00, double 0x3FC5DDB63BDB6D36, double 0x3FC00F533F66F19A, [11 x double] zeroinitializer }>, <{ double, double, double, double, double, double, [10 x double] }> <{ double 0x3FA3000000000000, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CAD30F3347ED, double 0x3FAED4B3C332E04D, double 0xBF92000000000000, [10 x double] zeroinitializer }>, <{ double, double, double, double, double, double, double, [9 x double] }> <{ double 0x3FA2FDB8FEE78792, double 0.000000e+00, double 0.000000e+00, double 0x3FC5CF23F6595D72, double 0x3FBB758640DEA698, double 0xBF8F5FCC20FCD32F, double 0x3F80F1D92EFB0B71, [9 x double] zeroinitializer }>, <{ [8 x double], [8 x double] }> <{ [8 x double] [double 0x3FE3F8B78B985813, double 0.000000e+00, double 0.000000e+00, double 0xC00AE31BACC6BC8A, double 0xBFEBC873F08E11F9, double 0x403B9793D88D1855, double 0x40342770F892AD69, double 0xC045BEB4865C42F9], [8 x double] zeroinitializer }>, [16 x double] [double 0x3FDE9205E321B655, double 0.000000e+00, double 0.000000e+00, double 0xC003E7A8A34BD27F, double 0xBFE2E3A9968C93C8, double 0x40353AE4A6D655EE, double 0x402E8EF7B5F258B8, double 0xC040A4E418D711B9, double 0xBF94D1B3D9B4A876, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFEDFD121F1D399B, double 0.000000e+00, double 0.000000e+00, double 0x4014BED869FB0B9D, double 0x3FF1768702792EA9, double 0xC0204CB0E2110C1C, double 0xC032852305E975A8, double 0x4036BD4F06CB863A, double 0x4003F2E777CF109D, double 0xC0085FC60D2B572C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x40022FBD3B09FCDC, double 0.000000e+00, double 0.000000e+00, double 0xC02511A963CAFE55, double 0xC00001C935AC72AC, double 0xC031F57C8EFF3006, double 0x403BF2EA18B58A01, double 0xC006DF3A7D1CEC13, double 0xC021BEE71A9F33A9, double 0x4028B89C42C81861, double 0x3FE496AC6253E202, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FACC1FCA2CEB148, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FD03958F21A35B8, double 0xBFCF84C2C277C23E, double 0xBFBFCB02555C9DEF, double 0x3FC39F10CE2D1913, double 0x3F80CBB69B38652C, double 0x3F7EFF840F396BA9, double -8.298000e-03, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0x3FA04CA1897BDB63, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3F9CFAE9E5F59F45, double 0x3FAB69DB017C8CF9, double 0xBFAC1EF72FC69469, double 0.000000e+00, double 0.000000e+00, double 0xBF1C6710EEF6E153, double 0x3F39127A52D32320, double 0xBF36500E13E7149B, double 0x3FC21686B20CD989, double 0.000000e+00, double 0.000000e+00], [16 x double] [double 0xBFDB7309792B6015, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC012CA5D44AFDC9A, double 0x401EBBD2C419EDA3, double 0x401046A54457171C, double 0x3FD6D49E44EDBA44, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBF56EBEEC24871D4, double 0x40079482A23F1996, double 0xC0224D4A6DCA2222, double 0.000000e+00] }>, align 16
@DP_B = internal unnamed_addr constant [12 x double] [double 0x3FABCC6368D1177C, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0x3FD3EA1DF2F0EB98, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3FA6E44F50AB6BC2], align 16
@DP_E5 = internal unnamed_addr constant [13 x double] [double 0x3F8ADEAEA1607E1A, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xBFF39A3DA55AB5C3, double 0xBFDFBA83BEDE8A72, double 0x3FFAA149F7EDA509, double 0xBFD66BC9B10E7E71, double 0x3FD56330D0783989, double 0x3FB4F8EB54A31435, double 0xBF96E44F50AB6BC2, double 0.000000e+00], align 16
@DP_E3 = internal unnamed_addr constant [13 x double] [double 0xBFC84B641FBFA1F1, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x4011CD1ED2AD5AE2, double 0x3FFE43A845D5AB9F, double 0xC017346ECF96AF43, double 0xBFDB0D3A26ABB716, double 0xBFC37A028F43B002, double 0x3FC9C657697FE72D, double 0x3F9732080AC040ED, double 0.000000e+00], align 16
@DP_D = internal unnamed_addr constant [4 x [16 x double]] [[16 x double] [double 0xC020DB9DCC37C81B, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x3FE2228765F0A2EB, double 0xC0088D35A1175376, double 0x400313CCA2E462EC, double 0x4000EFAFD3C0D1BD, double 0xBFEBE2709A4AC0D3, double 0x4001EC6A759DA28B, double 0x3FE435E4B2F53319, double 0xBFB6C81218B7F07C, double 0x40322604753358B4, double 0xC02263A6DB60DFA1, double 0xC011BE8052A2581D], [16 x double] [double 0x4024DAE269AD44FC, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0x406E49125D57ED67, double 0x4064A66A19B8434B, double 0xC07768BF81E14E35, double 0xC0361D194558CFFB, double 0x401EEF08F933A023, double 0xC03EAC90D122C30D, double 0xC022AA0D032A0ACD, double 0x402F64FC65250F7C, double 0xC03F23AFEDECFD53, double 0xC022B4B2806665CA, double 0x4041E88E43070A10], [16 x double] [double 0x4033FC2C7303381F, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC0783098D10F2521, double 0xC067A5B34EDF4D39, double 0x40807E771C2C6A0C, double 0xC02725D68DC06F96, double 0x401B8661DD0F8BD7, double 0xBFF0027A7D67FC68, double 0x3FE8E308023D3331, double 0xC00639C3EFFF56D2, double 0xC04E192D4F30C77F, double 0x40551481861928C0, double 0x4027FC0D95740812], [16 x double] [double 0xC039B1A59F97E9A3, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0xC06346126BD860C7, double 0xC06CF0F0AC990990, double 0x40765A39D3B3C602, double 0x405759F0D4D83C70, double 0xC042BAAA552107AB, double 0x405A0660A855838E, double 0x403DD71D78528CF6, double 0xC045C4484E37F77E, double 0x405814C57DF82010, double 0xC04396B082B5CD1E, double 0xC062B7423E1CB30D]], align 16
@STAGES = internal unnamed_addr constant [5 x [5 x double]] [[5 x double] zeroinitializer, [5 x double] [double 1.544000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 0x3FEE4B30C4BDF232, double 0x3FD05D687090C8DF, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 0x400A84C3115354BF, double 0x40072B43116E1616, double 0x3FEFF4DFE3212151, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 0x3FF38A22B6033BB1, double 0x40181397FD4D713D, double 0x402912FC960D51E3, double 0xBFE60329938E6589, double 0.000000e+00]], align 16
@STAGE_TIMES = internal unnamed_addr constant [6 x double] [double 0.000000e+00, double 3.860000e-01, double 2.100000e-01, double 6.300000e-01, double 1.000000e+00, double 1.000000e+00], align 16
@MIXED = internal unnamed_addr constant [6 x [5 x double]] [[5 x double] zeroinitializer, [5 x double] [double -5.668800e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 0xC00370D4C92EA077, double 0xBFCA6A00709690CE, double 0.000000e+00, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 0xBFBB7B7AE39B4913, double 0xC023306A769F29B4, double 0xC0347864AC49D5B7, double 0.000000e+00, double 0.000000e+00], [5 x double] [double 0x401DFC5BA2D73C51, double 0xC0247E5D2297CFAC, double 0xC040FFFCD6BC628D, double 0x40276AF61C8E17FE, double 0.000000e+00], [5 x double] [double 0x40202A9F52F3F59E, double 0xC01FECAE20430FD8, double 0xC03F858734B7BBBA, double 0x403051BE003092E9, double 0xC0183C3AD930CD65]], align 16
@SLOPES_IN_TIME = internal unnamed_addr constant [6 x double] [double 2.500000e-01, double -1.043000e-01, double 1.035000e-01, double -3.620000e-02, double 0.000000e+00, double 0.000000e+00], align 16
@DENSE_3 = internal unnamed_addr constant [5 x double] [double 0x402440A1E28603FE, double 0xC01DF3B530FBAC88, double 0xC0416684804E49D9, double 0xC01FF89925819BD3, double 0x3FF066F6D0373656], align 16
@DENSE_4 = internal unnamed_addr constant [5 x double] [double 0xBFE5A416AA84597A, double 0x401859D1DEA161FE, double 0x40306E4BBD94091F, double 0x4038C468DD7616EC, double 0xC01A60A78B00353F], align 16

; Function Attrs: nounwind uwtable
define void @rates(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 111
  %6 = load double, ptr %5, align 8, !tbaa !5
  %7 = fcmp contract une double %6, 0.000000e+00
  br i1 %7, label %8, label %19

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
  %10 = load ptr, ptr %9, align 8, !tbaa !12
  %11 = load i64, ptr %0, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = add nsw i64 %13, %11
  %15 = shl i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %2, i64 %15, i1 false)
  %16 = load ptr, ptr %9, align 8, !tbaa !12
  %17 = tail call contract double @project_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %16, double noundef 1.000000e-13)
  %18 = load ptr, ptr %9, align 8, !tbaa !12
  br label %19

19:                                               ; preds = %8, %4
  %20 = phi ptr [ %18, %8 ], [ %2, %4 ]
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef %20, ptr noundef %3)
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %22 = load i64, ptr %21, align 8, !tbaa !15
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %138, label %24

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !13
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !14
  %28 = add nsw i64 %27, %25
  %29 = getelementptr inbounds double, ptr %3, i64 %25
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %31 = load ptr, ptr %30, align 8, !tbaa !16
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %33 = load ptr, ptr %32, align 8, !tbaa !17
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %35 = load i64, ptr %34, align 8, !tbaa !18
  %36 = shl i64 %35, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %31, ptr align 8 %33, i64 %36, i1 false)
  %37 = load ptr, ptr %30, align 8, !tbaa !16
  %38 = load i64, ptr %34, align 8, !tbaa !18
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  %40 = load i64, ptr %26, align 8, !tbaa !14
  %41 = shl i64 %40, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %39, ptr align 8 %29, i64 %41, i1 false)
  %42 = load ptr, ptr %30, align 8, !tbaa !16
  %43 = load i64, ptr %34, align 8, !tbaa !18
  %44 = getelementptr inbounds double, ptr %42, i64 %43
  %45 = load i64, ptr %26, align 8, !tbaa !14
  %46 = getelementptr inbounds double, ptr %44, i64 %45
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %48 = load ptr, ptr %47, align 8, !tbaa !19
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %50 = load i64, ptr %49, align 8, !tbaa !20
  %51 = shl i64 %50, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %48, i64 %51, i1 false)
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %53 = load i64, ptr %52, align 8, !tbaa !21
  %54 = inttoptr i64 %53 to ptr
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %56 = load ptr, ptr %55, align 8, !tbaa !22
  %57 = load ptr, ptr %30, align 8, !tbaa !16
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %59 = load i64, ptr %58, align 8, !tbaa !23
  %60 = inttoptr i64 %59 to ptr
  tail call void %54(ptr noundef %56, ptr noundef %57, ptr noundef %60) #12
  %61 = load i64, ptr %21, align 8, !tbaa !15
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %129

63:                                               ; preds = %24
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %72 = shl i64 %28, 3
  br label %73

73:                                               ; preds = %119, %63
  %74 = phi i64 [ 0, %63 ], [ %75, %119 ]
  %75 = add nuw nsw i64 %74, 1
  %76 = mul nsw i64 %75, %28
  %77 = getelementptr inbounds double, ptr %2, i64 %76
  %78 = load i64, ptr %0, align 8, !tbaa !13
  %79 = load i64, ptr %26, align 8, !tbaa !14
  %80 = add nsw i64 %79, %78
  %81 = load ptr, ptr %64, align 8, !tbaa !24
  %82 = load i64, ptr %65, align 8, !tbaa !25
  %83 = mul nsw i64 %82, %74
  %84 = getelementptr inbounds double, ptr %81, i64 %83
  %85 = load ptr, ptr %66, align 8, !tbaa !26
  %86 = load i64, ptr %49, align 8, !tbaa !20
  %87 = load i64, ptr %67, align 8, !tbaa !27
  %88 = add i64 %87, %80
  %89 = shl i64 %86, 4
  %90 = shl i64 %88, 3
  %91 = add i64 %90, %89
  tail call void @llvm.memset.p0.i64(ptr align 8 %85, i8 0, i64 %91, i1 false)
  %92 = load i64, ptr %68, align 8, !tbaa !28
  %93 = icmp sgt i64 %92, 0
  %94 = load ptr, ptr %66, align 8, !tbaa !26
  br i1 %93, label %95, label %119

95:                                               ; preds = %73
  %96 = load ptr, ptr %69, align 8, !tbaa !29
  %97 = load ptr, ptr %55, align 8, !tbaa !22
  %98 = load ptr, ptr %70, align 8, !tbaa !30
  br label %99

99:                                               ; preds = %99, %95
  %100 = phi i64 [ 0, %95 ], [ %117, %99 ]
  %101 = getelementptr inbounds i64, ptr %96, i64 %100
  %102 = load i64, ptr %101, align 8, !tbaa !31
  %103 = getelementptr inbounds double, ptr %97, i64 %100
  %104 = load double, ptr %103, align 8, !tbaa !32
  %105 = icmp slt i64 %102, %80
  %106 = getelementptr inbounds double, ptr %77, i64 %102
  %107 = sub nsw i64 %102, %80
  %108 = getelementptr inbounds double, ptr %84, i64 %107
  %109 = select i1 %105, ptr %106, ptr %108
  %110 = load double, ptr %109, align 8, !tbaa !32
  %111 = fmul contract double %104, %110
  %112 = getelementptr inbounds i64, ptr %98, i64 %100
  %113 = load i64, ptr %112, align 8, !tbaa !31
  %114 = getelementptr inbounds double, ptr %94, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !32
  %116 = fadd contract double %111, %115
  store double %116, ptr %114, align 8, !tbaa !32
  %117 = add nuw nsw i64 %100, 1
  %118 = icmp eq i64 %117, %92
  br i1 %118, label %119, label %99, !llvm.loop !33

119:                                              ; preds = %99, %73
  %120 = load i64, ptr %0, align 8, !tbaa !13
  %121 = getelementptr inbounds double, ptr %94, i64 %120
  %122 = load double, ptr %71, align 8, !tbaa !36
  store double 0.000000e+00, ptr %71, align 8, !tbaa !36
  %123 = load i64, ptr %26, align 8, !tbaa !14
  %124 = getelementptr inbounds double, ptr %121, i64 %123
  %125 = load ptr, ptr %47, align 8, !tbaa !19
  tail call fastcc void @solve_once(ptr noundef nonnull %0, ptr noundef %124, ptr noundef %121, ptr noundef %125, i32 noundef 0)
  %126 = getelementptr inbounds double, ptr %3, i64 %76
  store double %122, ptr %71, align 8, !tbaa !36
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %126, ptr align 8 %94, i64 %72, i1 false)
  %127 = load i64, ptr %21, align 8, !tbaa !15
  %128 = icmp slt i64 %75, %127
  br i1 %128, label %73, label %129, !llvm.loop !37

129:                                              ; preds = %119, %24
  %130 = load ptr, ptr %47, align 8, !tbaa !19
  %131 = load ptr, ptr %30, align 8, !tbaa !16
  %132 = load i64, ptr %34, align 8, !tbaa !18
  %133 = getelementptr inbounds double, ptr %131, i64 %132
  %134 = load i64, ptr %26, align 8, !tbaa !14
  %135 = getelementptr inbounds double, ptr %133, i64 %134
  %136 = load i64, ptr %49, align 8, !tbaa !20
  %137 = shl i64 %136, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %130, ptr align 8 %135, i64 %137, i1 false)
  br label %138

138:                                              ; preds = %129, %19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #2

; Function Attrs: nounwind uwtable
define double @project_state(ptr noundef %0, double noundef %1, ptr nocapture noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = load i64, ptr %0, align 8, !tbaa !13
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %9 = load i64, ptr %8, align 8, !tbaa !38
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %44

11:                                               ; preds = %4
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  %13 = load ptr, ptr %12, align 8, !tbaa !39
  br label %14

14:                                               ; preds = %34, %11
  %15 = phi i64 [ 0, %11 ], [ %35, %34 ]
  %16 = getelementptr inbounds i64, ptr %13, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !31
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
  br i1 %36, label %44, label %14, !llvm.loop !40

37:                                               ; preds = %37, %14
  %38 = phi i64 [ 0, %14 ], [ %42, %37 ]
  %39 = getelementptr inbounds double, ptr %18, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !32
  %41 = fdiv contract double %40, %33
  store double %41, ptr %39, align 8, !tbaa !32
  %42 = add nuw nsw i64 %38, 1
  %43 = icmp eq i64 %42, 4
  br i1 %43, label %34, label %37, !llvm.loop !41

44:                                               ; preds = %34, %4
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %46 = load i64, ptr %45, align 8, !tbaa !42
  switch i64 %46, label %47 [
    i64 0, label %557
    i64 3, label %557
  ]

47:                                               ; preds = %44
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %49 = load i64, ptr %48, align 8, !tbaa !20
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %55

51:                                               ; preds = %47
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %53 = load i64, ptr %52, align 8, !tbaa !43
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %557, label %55

55:                                               ; preds = %51, %47
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 111
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %74 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %78 = shl i64 %5, 3
  %79 = add nsw i64 %7, %5
  %80 = shl i64 %79, 3
  %81 = icmp sgt i64 %7, 0
  %82 = icmp sgt i64 %5, 0
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  br label %84

84:                                               ; preds = %55, %334
  %85 = phi i64 [ 0, %55 ], [ %335, %334 ]
  tail call fastcc void @set_state(ptr noundef %0, double noundef %1, ptr noundef %2)
  %86 = load i64, ptr %57, align 8, !tbaa !44
  %87 = inttoptr i64 %86 to ptr
  %88 = load ptr, ptr %58, align 8, !tbaa !45
  %89 = load ptr, ptr %59, align 8, !tbaa !17
  %90 = load i64, ptr %60, align 8, !tbaa !46
  %91 = inttoptr i64 %90 to ptr
  tail call void %87(ptr noundef %88, ptr noundef %89, ptr noundef %91) #12
  %92 = load double, ptr %61, align 8, !tbaa !47
  %93 = fadd contract double %92, 1.000000e+00
  store double %93, ptr %61, align 8, !tbaa !47
  %94 = load i64, ptr %62, align 8, !tbaa !27
  %95 = icmp sgt i64 %94, 0
  br i1 %95, label %96, label %118

96:                                               ; preds = %84
  %97 = load ptr, ptr %58, align 8, !tbaa !45
  %98 = load i64, ptr %0, align 8, !tbaa !13
  %99 = getelementptr inbounds double, ptr %97, i64 %98
  %100 = load i64, ptr %63, align 8, !tbaa !48
  %101 = getelementptr inbounds double, ptr %99, i64 %100
  %102 = load i64, ptr %6, align 8, !tbaa !14
  %103 = getelementptr inbounds double, ptr %101, i64 %102
  %104 = load i64, ptr %64, align 8, !tbaa !49
  %105 = getelementptr inbounds double, ptr %103, i64 %104
  %106 = load i64, ptr %48, align 8, !tbaa !20
  %107 = getelementptr inbounds double, ptr %105, i64 %106
  br label %108

108:                                              ; preds = %108, %96
  %109 = phi double [ 0.000000e+00, %96 ], [ %115, %108 ]
  %110 = phi i64 [ 0, %96 ], [ %116, %108 ]
  %111 = getelementptr inbounds double, ptr %107, i64 %110
  %112 = load double, ptr %111, align 8, !tbaa !32
  %113 = tail call contract double @llvm.fabs.f64(double %112)
  %114 = fcmp contract ole double %113, %109
  %115 = select contract i1 %114, double %109, double %113
  %116 = add nuw nsw i64 %110, 1
  %117 = icmp eq i64 %116, %94
  br i1 %117, label %120, label %108, !llvm.loop !50

118:                                              ; preds = %84
  %119 = icmp eq i64 %94, 0
  br i1 %119, label %349, label %120

120:                                              ; preds = %108, %118
  %121 = phi double [ 0.000000e+00, %118 ], [ %115, %108 ]
  %122 = fcmp contract ugt double %121, %3
  br i1 %122, label %128, label %123

123:                                              ; preds = %120
  %124 = load double, ptr %56, align 8, !tbaa !5
  %125 = fcmp contract une double %124, 0.000000e+00
  %126 = select i1 %125, i64 2, i64 1
  %127 = icmp ult i64 %85, %126
  br i1 %127, label %128, label %349

128:                                              ; preds = %123, %120
  %129 = load i64, ptr %45, align 8, !tbaa !42
  %130 = icmp eq i64 %129, 2
  br i1 %130, label %131, label %144

131:                                              ; preds = %128
  %132 = load ptr, ptr %58, align 8, !tbaa !45
  %133 = load i64, ptr %0, align 8, !tbaa !13
  %134 = getelementptr inbounds double, ptr %132, i64 %133
  %135 = load i64, ptr %63, align 8, !tbaa !48
  %136 = getelementptr inbounds double, ptr %134, i64 %135
  %137 = load i64, ptr %6, align 8, !tbaa !14
  %138 = getelementptr inbounds double, ptr %136, i64 %137
  %139 = load i64, ptr %64, align 8, !tbaa !49
  %140 = getelementptr inbounds double, ptr %138, i64 %139
  %141 = load i64, ptr %48, align 8, !tbaa !20
  %142 = getelementptr inbounds double, ptr %140, i64 %141
  %143 = load ptr, ptr %76, align 8, !tbaa !51
  tail call fastcc void @sparse_step(ptr noundef nonnull %0, double noundef %1, ptr noundef %142, ptr noundef %143)
  br label %268

144:                                              ; preds = %128
  %145 = load i64, ptr %6, align 8, !tbaa !14
  %146 = load ptr, ptr %65, align 8, !tbaa !52
  %147 = shl i64 %145, 3
  %148 = mul i64 %147, %145
  tail call void @llvm.memset.p0.i64(ptr align 8 %146, i8 0, i64 %148, i1 false)
  %149 = load ptr, ptr %58, align 8, !tbaa !45
  %150 = load i64, ptr %0, align 8, !tbaa !13
  %151 = getelementptr inbounds double, ptr %149, i64 %150
  %152 = load i64, ptr %63, align 8, !tbaa !48
  %153 = getelementptr inbounds double, ptr %151, i64 %152
  %154 = load i64, ptr %6, align 8, !tbaa !14
  %155 = getelementptr inbounds double, ptr %153, i64 %154
  %156 = icmp sgt i64 %152, 0
  br i1 %156, label %157, label %161

157:                                              ; preds = %144
  %158 = load ptr, ptr %65, align 8, !tbaa !52
  %159 = load ptr, ptr %66, align 8, !tbaa !53
  %160 = load ptr, ptr %67, align 8, !tbaa !54
  br label %171

161:                                              ; preds = %171, %144
  %162 = load ptr, ptr %68, align 8, !tbaa !55
  %163 = load i64, ptr %48, align 8, !tbaa !20
  %164 = mul i64 %163, %147
  tail call void @llvm.memset.p0.i64(ptr align 8 %162, i8 0, i64 %164, i1 false)
  %165 = load i64, ptr %64, align 8, !tbaa !49
  %166 = icmp sgt i64 %165, 0
  br i1 %166, label %167, label %200

167:                                              ; preds = %161
  %168 = load ptr, ptr %68, align 8, !tbaa !55
  %169 = load ptr, ptr %69, align 8, !tbaa !56
  %170 = load ptr, ptr %70, align 8, !tbaa !57
  br label %187

171:                                              ; preds = %171, %157
  %172 = phi i64 [ 0, %157 ], [ %185, %171 ]
  %173 = getelementptr inbounds double, ptr %151, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !32
  %175 = getelementptr inbounds i64, ptr %159, i64 %172
  %176 = load i64, ptr %175, align 8, !tbaa !31
  %177 = mul nsw i64 %176, %145
  %178 = getelementptr inbounds i64, ptr %160, i64 %172
  %179 = load i64, ptr %178, align 8, !tbaa !31
  %180 = getelementptr double, ptr %158, i64 %177
  %181 = getelementptr double, ptr %180, i64 %179
  store double %174, ptr %181, align 8, !tbaa !32
  %182 = mul nsw i64 %179, %145
  %183 = getelementptr double, ptr %158, i64 %182
  %184 = getelementptr double, ptr %183, i64 %176
  store double %174, ptr %184, align 8, !tbaa !32
  %185 = add nuw nsw i64 %172, 1
  %186 = icmp eq i64 %185, %152
  br i1 %186, label %161, label %171, !llvm.loop !58

187:                                              ; preds = %187, %167
  %188 = phi i64 [ 0, %167 ], [ %198, %187 ]
  %189 = getelementptr inbounds double, ptr %155, i64 %188
  %190 = load double, ptr %189, align 8, !tbaa !32
  %191 = getelementptr inbounds i64, ptr %169, i64 %188
  %192 = load i64, ptr %191, align 8, !tbaa !31
  %193 = mul nsw i64 %192, %145
  %194 = getelementptr inbounds i64, ptr %170, i64 %188
  %195 = load i64, ptr %194, align 8, !tbaa !31
  %196 = getelementptr double, ptr %168, i64 %193
  %197 = getelementptr double, ptr %196, i64 %195
  store double %190, ptr %197, align 8, !tbaa !32
  %198 = add nuw nsw i64 %188, 1
  %199 = icmp eq i64 %198, %165
  br i1 %199, label %200, label %187, !llvm.loop !59

200:                                              ; preds = %187, %161
  %201 = load i64, ptr %48, align 8, !tbaa !20
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %201, double noundef %1)
  %202 = load i64, ptr %71, align 8, !tbaa !60
  %203 = icmp sgt i64 %202, 0
  br i1 %203, label %206, label %204

204:                                              ; preds = %200
  %205 = load ptr, ptr %74, align 8, !tbaa !61
  br label %234

206:                                              ; preds = %200
  %207 = load ptr, ptr %72, align 8, !tbaa !62
  br label %208

208:                                              ; preds = %226, %206
  %209 = phi i64 [ %202, %206 ], [ %227, %226 ]
  %210 = phi i64 [ 0, %206 ], [ %229, %226 ]
  %211 = phi i64 [ 0, %206 ], [ %228, %226 ]
  %212 = getelementptr inbounds i64, ptr %207, i64 %210
  %213 = load i64, ptr %212, align 8, !tbaa !31
  %214 = load i64, ptr %48, align 8, !tbaa !20
  %215 = icmp slt i64 %213, %214
  br i1 %215, label %216, label %226

216:                                              ; preds = %208
  %217 = load ptr, ptr %73, align 8, !tbaa !63
  %218 = getelementptr inbounds i64, ptr %217, i64 %213
  %219 = load i64, ptr %218, align 8, !tbaa !31
  %220 = icmp sgt i64 %219, -1
  br i1 %220, label %221, label %226

221:                                              ; preds = %216
  %222 = load ptr, ptr %74, align 8, !tbaa !61
  %223 = add nsw i64 %211, 1
  %224 = getelementptr inbounds i64, ptr %222, i64 %211
  store i64 %213, ptr %224, align 8, !tbaa !31
  %225 = load i64, ptr %71, align 8, !tbaa !60
  br label %226

226:                                              ; preds = %221, %216, %208
  %227 = phi i64 [ %225, %221 ], [ %209, %216 ], [ %209, %208 ]
  %228 = phi i64 [ %223, %221 ], [ %211, %216 ], [ %211, %208 ]
  %229 = add nuw nsw i64 %210, 1
  %230 = icmp slt i64 %229, %227
  br i1 %230, label %208, label %231, !llvm.loop !64

231:                                              ; preds = %226
  %232 = icmp sgt i64 %228, 0
  %233 = load ptr, ptr %74, align 8, !tbaa !61
  br i1 %232, label %238, label %234

234:                                              ; preds = %204, %231
  %235 = phi ptr [ %233, %231 ], [ %205, %204 ]
  %236 = phi i64 [ %228, %231 ], [ 0, %204 ]
  %237 = load ptr, ptr %75, align 8, !tbaa !65
  br label %252

238:                                              ; preds = %231
  %239 = load ptr, ptr %58, align 8, !tbaa !45
  %240 = load i64, ptr %0, align 8, !tbaa !13
  %241 = getelementptr inbounds double, ptr %239, i64 %240
  %242 = load i64, ptr %63, align 8, !tbaa !48
  %243 = getelementptr inbounds double, ptr %241, i64 %242
  %244 = load i64, ptr %6, align 8, !tbaa !14
  %245 = getelementptr inbounds double, ptr %243, i64 %244
  %246 = load i64, ptr %64, align 8, !tbaa !49
  %247 = getelementptr inbounds double, ptr %245, i64 %246
  %248 = load i64, ptr %48, align 8, !tbaa !20
  %249 = getelementptr inbounds double, ptr %247, i64 %248
  %250 = load ptr, ptr %73, align 8, !tbaa !63
  %251 = load ptr, ptr %75, align 8, !tbaa !65
  br label %257

252:                                              ; preds = %257, %234
  %253 = phi i64 [ %236, %234 ], [ %228, %257 ]
  %254 = phi ptr [ %237, %234 ], [ %251, %257 ]
  %255 = phi ptr [ %235, %234 ], [ %233, %257 ]
  %256 = load ptr, ptr %76, align 8, !tbaa !51
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, ptr noundef %255, i64 noundef %253, ptr noundef %254, ptr noundef %256)
  br label %268

257:                                              ; preds = %257, %238
  %258 = phi i64 [ 0, %238 ], [ %266, %257 ]
  %259 = getelementptr inbounds i64, ptr %233, i64 %258
  %260 = load i64, ptr %259, align 8, !tbaa !31
  %261 = getelementptr inbounds i64, ptr %250, i64 %260
  %262 = load i64, ptr %261, align 8, !tbaa !31
  %263 = getelementptr inbounds double, ptr %249, i64 %262
  %264 = load double, ptr %263, align 8, !tbaa !32
  %265 = getelementptr inbounds double, ptr %251, i64 %258
  store double %264, ptr %265, align 8, !tbaa !32
  %266 = add nuw nsw i64 %258, 1
  %267 = icmp eq i64 %266, %228
  br i1 %267, label %252, label %257, !llvm.loop !66

268:                                              ; preds = %131, %252
  %269 = load ptr, ptr %75, align 8, !tbaa !65
  %270 = load i64, ptr %48, align 8, !tbaa !20
  %271 = getelementptr inbounds double, ptr %269, i64 %270
  %272 = load i64, ptr %77, align 8, !tbaa !67
  %273 = getelementptr inbounds double, ptr %271, i64 %272
  %274 = getelementptr inbounds double, ptr %273, i64 %5
  %275 = load ptr, ptr %58, align 8, !tbaa !45
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %273, ptr align 8 %275, i64 %78, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %274, ptr align 8 %2, i64 %80, i1 false)
  br i1 %81, label %276, label %279

276:                                              ; preds = %268
  %277 = load ptr, ptr %76, align 8, !tbaa !51
  %278 = getelementptr double, ptr %274, i64 %5
  br label %290

279:                                              ; preds = %290, %268
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %274)
  %280 = load i64, ptr %57, align 8, !tbaa !44
  %281 = inttoptr i64 %280 to ptr
  %282 = load ptr, ptr %58, align 8, !tbaa !45
  %283 = load ptr, ptr %59, align 8, !tbaa !17
  %284 = load i64, ptr %60, align 8, !tbaa !46
  %285 = inttoptr i64 %284 to ptr
  tail call void %281(ptr noundef %282, ptr noundef %283, ptr noundef %285) #12
  %286 = load double, ptr %61, align 8, !tbaa !47
  %287 = fadd contract double %286, 1.000000e+00
  store double %287, ptr %61, align 8, !tbaa !47
  br i1 %82, label %288, label %299

288:                                              ; preds = %279
  %289 = load ptr, ptr %58, align 8, !tbaa !45
  br label %337

290:                                              ; preds = %276, %290
  %291 = phi i64 [ 0, %276 ], [ %297, %290 ]
  %292 = getelementptr inbounds double, ptr %277, i64 %291
  %293 = load double, ptr %292, align 8, !tbaa !32
  %294 = getelementptr double, ptr %278, i64 %291
  %295 = load double, ptr %294, align 8, !tbaa !32
  %296 = fadd contract double %293, %295
  store double %296, ptr %294, align 8, !tbaa !32
  %297 = add nuw nsw i64 %291, 1
  %298 = icmp eq i64 %297, %7
  br i1 %298, label %279, label %290, !llvm.loop !68

299:                                              ; preds = %337, %279
  %300 = load i64, ptr %8, align 8, !tbaa !38
  %301 = icmp sgt i64 %300, 0
  br i1 %301, label %302, label %334

302:                                              ; preds = %299
  %303 = load ptr, ptr %83, align 8, !tbaa !39
  br label %304

304:                                              ; preds = %324, %302
  %305 = phi i64 [ 0, %302 ], [ %325, %324 ]
  %306 = getelementptr inbounds i64, ptr %303, i64 %305
  %307 = load i64, ptr %306, align 8, !tbaa !31
  %308 = getelementptr inbounds double, ptr %2, i64 %307
  %309 = load double, ptr %308, align 8, !tbaa !32
  %310 = fmul contract double %309, %309
  %311 = getelementptr inbounds double, ptr %308, i64 1
  %312 = load double, ptr %311, align 8, !tbaa !32
  %313 = fmul contract double %312, %312
  %314 = fadd contract double %310, %313
  %315 = getelementptr inbounds double, ptr %308, i64 2
  %316 = load double, ptr %315, align 8, !tbaa !32
  %317 = fmul contract double %316, %316
  %318 = fadd contract double %314, %317
  %319 = getelementptr inbounds double, ptr %308, i64 3
  %320 = load double, ptr %319, align 8, !tbaa !32
  %321 = fmul contract double %320, %320
  %322 = fadd contract double %318, %321
  %323 = tail call contract double @llvm.sqrt.f64(double %322)
  br label %327

324:                                              ; preds = %327
  %325 = add nuw nsw i64 %305, 1
  %326 = icmp eq i64 %325, %300
  br i1 %326, label %334, label %304, !llvm.loop !40

327:                                              ; preds = %327, %304
  %328 = phi i64 [ 0, %304 ], [ %332, %327 ]
  %329 = getelementptr inbounds double, ptr %308, i64 %328
  %330 = load double, ptr %329, align 8, !tbaa !32
  %331 = fdiv contract double %330, %323
  store double %331, ptr %329, align 8, !tbaa !32
  %332 = add nuw nsw i64 %328, 1
  %333 = icmp eq i64 %332, 4
  br i1 %333, label %324, label %327, !llvm.loop !41

334:                                              ; preds = %324, %299
  %335 = add nuw nsw i64 %85, 1
  %336 = icmp eq i64 %335, 8
  br i1 %336, label %349, label %84, !llvm.loop !69

337:                                              ; preds = %288, %337
  %338 = phi i64 [ 0, %288 ], [ %347, %337 ]
  %339 = getelementptr inbounds double, ptr %289, i64 %338
  %340 = load double, ptr %339, align 8, !tbaa !32
  %341 = getelementptr inbounds double, ptr %273, i64 %338
  %342 = load double, ptr %341, align 8, !tbaa !32
  %343 = fsub contract double %340, %342
  %344 = getelementptr inbounds double, ptr %2, i64 %338
  %345 = load double, ptr %344, align 8, !tbaa !32
  %346 = fadd contract double %345, %343
  store double %346, ptr %344, align 8, !tbaa !32
  %347 = add nuw nsw i64 %338, 1
  %348 = icmp eq i64 %347, %5
  br i1 %348, label %299, label %337, !llvm.loop !70

349:                                              ; preds = %118, %123, %334
  %350 = phi double [ %121, %334 ], [ %121, %123 ], [ 0.000000e+00, %118 ]
  %351 = load i64, ptr %6, align 8, !tbaa !14
  %352 = load i64, ptr %45, align 8, !tbaa !42
  %353 = icmp eq i64 %352, 2
  br i1 %353, label %354, label %368

354:                                              ; preds = %349
  %355 = load ptr, ptr %58, align 8, !tbaa !45
  %356 = load i64, ptr %0, align 8, !tbaa !13
  %357 = getelementptr inbounds double, ptr %355, i64 %356
  %358 = load i64, ptr %63, align 8, !tbaa !48
  %359 = getelementptr inbounds double, ptr %357, i64 %358
  %360 = getelementptr inbounds double, ptr %359, i64 %351
  %361 = load i64, ptr %64, align 8, !tbaa !49
  %362 = getelementptr inbounds double, ptr %360, i64 %361
  %363 = load i64, ptr %48, align 8, !tbaa !20
  %364 = getelementptr inbounds double, ptr %362, i64 %363
  %365 = load i64, ptr %62, align 8, !tbaa !27
  %366 = getelementptr inbounds double, ptr %364, i64 %365
  %367 = load ptr, ptr %76, align 8, !tbaa !51
  tail call fastcc void @sparse_step(ptr noundef nonnull %0, double noundef %1, ptr noundef %366, ptr noundef %367)
  br label %542

368:                                              ; preds = %349
  %369 = load i64, ptr %48, align 8, !tbaa !20
  %370 = load ptr, ptr %65, align 8, !tbaa !52
  %371 = shl i64 %351, 3
  %372 = mul i64 %371, %351
  tail call void @llvm.memset.p0.i64(ptr align 8 %370, i8 0, i64 %372, i1 false)
  %373 = load ptr, ptr %58, align 8, !tbaa !45
  %374 = load i64, ptr %0, align 8, !tbaa !13
  %375 = getelementptr inbounds double, ptr %373, i64 %374
  %376 = load i64, ptr %63, align 8, !tbaa !48
  %377 = getelementptr inbounds double, ptr %375, i64 %376
  %378 = load i64, ptr %6, align 8, !tbaa !14
  %379 = getelementptr inbounds double, ptr %377, i64 %378
  %380 = icmp sgt i64 %376, 0
  br i1 %380, label %381, label %385

381:                                              ; preds = %368
  %382 = load ptr, ptr %65, align 8, !tbaa !52
  %383 = load ptr, ptr %66, align 8, !tbaa !53
  %384 = load ptr, ptr %67, align 8, !tbaa !54
  br label %395

385:                                              ; preds = %395, %368
  %386 = load ptr, ptr %68, align 8, !tbaa !55
  %387 = load i64, ptr %48, align 8, !tbaa !20
  %388 = mul i64 %387, %371
  tail call void @llvm.memset.p0.i64(ptr align 8 %386, i8 0, i64 %388, i1 false)
  %389 = load i64, ptr %64, align 8, !tbaa !49
  %390 = icmp sgt i64 %389, 0
  br i1 %390, label %391, label %424

391:                                              ; preds = %385
  %392 = load ptr, ptr %68, align 8, !tbaa !55
  %393 = load ptr, ptr %69, align 8, !tbaa !56
  %394 = load ptr, ptr %70, align 8, !tbaa !57
  br label %411

395:                                              ; preds = %395, %381
  %396 = phi i64 [ 0, %381 ], [ %409, %395 ]
  %397 = getelementptr inbounds double, ptr %375, i64 %396
  %398 = load double, ptr %397, align 8, !tbaa !32
  %399 = getelementptr inbounds i64, ptr %383, i64 %396
  %400 = load i64, ptr %399, align 8, !tbaa !31
  %401 = mul nsw i64 %400, %351
  %402 = getelementptr inbounds i64, ptr %384, i64 %396
  %403 = load i64, ptr %402, align 8, !tbaa !31
  %404 = getelementptr double, ptr %382, i64 %401
  %405 = getelementptr double, ptr %404, i64 %403
  store double %398, ptr %405, align 8, !tbaa !32
  %406 = mul nsw i64 %403, %351
  %407 = getelementptr double, ptr %382, i64 %406
  %408 = getelementptr double, ptr %407, i64 %400
  store double %398, ptr %408, align 8, !tbaa !32
  %409 = add nuw nsw i64 %396, 1
  %410 = icmp eq i64 %409, %376
  br i1 %410, label %385, label %395, !llvm.loop !58

411:                                              ; preds = %411, %391
  %412 = phi i64 [ 0, %391 ], [ %422, %411 ]
  %413 = getelementptr inbounds double, ptr %379, i64 %412
  %414 = load double, ptr %413, align 8, !tbaa !32
  %415 = getelementptr inbounds i64, ptr %393, i64 %412
  %416 = load i64, ptr %415, align 8, !tbaa !31
  %417 = mul nsw i64 %416, %351
  %418 = getelementptr inbounds i64, ptr %394, i64 %412
  %419 = load i64, ptr %418, align 8, !tbaa !31
  %420 = getelementptr double, ptr %392, i64 %417
  %421 = getelementptr double, ptr %420, i64 %419
  store double %414, ptr %421, align 8, !tbaa !32
  %422 = add nuw nsw i64 %412, 1
  %423 = icmp eq i64 %422, %389
  br i1 %423, label %424, label %411, !llvm.loop !59

424:                                              ; preds = %411, %385
  %425 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %426 = load ptr, ptr %425, align 8, !tbaa !71
  %427 = load ptr, ptr %58, align 8, !tbaa !45
  %428 = load i64, ptr %0, align 8, !tbaa !13
  %429 = getelementptr inbounds double, ptr %427, i64 %428
  %430 = load i64, ptr %63, align 8, !tbaa !48
  %431 = getelementptr inbounds double, ptr %429, i64 %430
  %432 = load i64, ptr %6, align 8, !tbaa !14
  %433 = getelementptr inbounds double, ptr %431, i64 %432
  %434 = getelementptr inbounds double, ptr %433, i64 %389
  %435 = load i64, ptr %48, align 8, !tbaa !20
  %436 = getelementptr inbounds double, ptr %434, i64 %435
  %437 = load i64, ptr %62, align 8, !tbaa !27
  %438 = getelementptr inbounds double, ptr %436, i64 %437
  %439 = shl i64 %435, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %426, ptr align 8 %438, i64 %439, i1 false)
  %440 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %441 = load i64, ptr %440, align 8, !tbaa !43
  %442 = icmp sgt i64 %441, 0
  br i1 %442, label %443, label %446

443:                                              ; preds = %424
  %444 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %445 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  br label %449

446:                                              ; preds = %514, %424
  %447 = phi i64 [ %369, %424 ], [ %516, %514 ]
  %448 = icmp eq i64 %447, 0
  br i1 %448, label %557, label %519

449:                                              ; preds = %514, %443
  %450 = phi i64 [ %441, %443 ], [ %515, %514 ]
  %451 = phi i64 [ 0, %443 ], [ %517, %514 ]
  %452 = phi i64 [ %369, %443 ], [ %516, %514 ]
  %453 = load ptr, ptr %58, align 8, !tbaa !45, !noalias !72
  %454 = load i64, ptr %0, align 8, !tbaa !13, !noalias !72
  %455 = getelementptr inbounds double, ptr %453, i64 %454
  %456 = load i64, ptr %63, align 8, !tbaa !48, !noalias !72
  %457 = getelementptr inbounds double, ptr %455, i64 %456
  %458 = load i64, ptr %6, align 8, !tbaa !14, !noalias !72
  %459 = getelementptr inbounds double, ptr %457, i64 %458
  %460 = load i64, ptr %64, align 8, !tbaa !49, !noalias !72
  %461 = getelementptr inbounds double, ptr %459, i64 %460
  %462 = load i64, ptr %48, align 8, !tbaa !20, !noalias !72
  %463 = getelementptr inbounds double, ptr %461, i64 %462
  %464 = load i64, ptr %62, align 8, !tbaa !27, !noalias !72
  %465 = getelementptr inbounds double, ptr %463, i64 %464
  %466 = getelementptr inbounds double, ptr %465, i64 %462
  %467 = icmp eq i64 %451, 0
  %468 = load ptr, ptr %444, align 8, !tbaa !75, !noalias !72
  br i1 %467, label %486, label %469

469:                                              ; preds = %449
  %470 = add i64 %458, 2
  %471 = add nsw i64 %462, %458
  %472 = load i64, ptr %77, align 8, !tbaa !67, !noalias !72
  %473 = add nsw i64 %471, %472
  %474 = mul i64 %473, 3
  %475 = add i64 %474, 5
  br label %476

476:                                              ; preds = %476, %469
  %477 = phi ptr [ %466, %469 ], [ %483, %476 ]
  %478 = phi i64 [ 0, %469 ], [ %484, %476 ]
  %479 = getelementptr inbounds i64, ptr %468, i64 %478
  %480 = load i64, ptr %479, align 8, !tbaa !31, !noalias !72
  %481 = mul i64 %480, %470
  %482 = add i64 %475, %481
  %483 = getelementptr inbounds double, ptr %477, i64 %482
  %484 = add nuw nsw i64 %478, 1
  %485 = icmp eq i64 %484, %451
  br i1 %485, label %486, label %476, !llvm.loop !76

486:                                              ; preds = %476, %449
  %487 = phi ptr [ %466, %449 ], [ %483, %476 ]
  %488 = getelementptr inbounds i64, ptr %468, i64 %451
  %489 = load i64, ptr %488, align 8, !tbaa !31, !noalias !72
  %490 = getelementptr inbounds double, ptr %487, i64 %489
  %491 = load ptr, ptr %445, align 8, !tbaa !77
  %492 = getelementptr inbounds i64, ptr %491, i64 %451
  %493 = load i64, ptr %492, align 8, !tbaa !31
  %494 = icmp eq i64 %493, 0
  %495 = icmp sgt i64 %489, 0
  %496 = select i1 %494, i1 %495, i1 false
  br i1 %496, label %497, label %514

497:                                              ; preds = %486, %497
  %498 = phi i64 [ %509, %497 ], [ 0, %486 ]
  %499 = phi i64 [ %510, %497 ], [ %452, %486 ]
  %500 = load ptr, ptr %68, align 8, !tbaa !55
  %501 = mul nsw i64 %499, %351
  %502 = getelementptr inbounds double, ptr %500, i64 %501
  %503 = mul nsw i64 %498, %351
  %504 = getelementptr inbounds double, ptr %490, i64 %503
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %502, ptr nonnull align 8 %504, i64 %371, i1 false)
  %505 = getelementptr inbounds double, ptr %487, i64 %498
  %506 = load double, ptr %505, align 8, !tbaa !32
  %507 = load ptr, ptr %425, align 8, !tbaa !71
  %508 = getelementptr inbounds double, ptr %507, i64 %499
  store double %506, ptr %508, align 8, !tbaa !32
  %509 = add nuw nsw i64 %498, 1
  %510 = add nsw i64 %499, 1
  %511 = icmp eq i64 %509, %489
  br i1 %511, label %512, label %497, !llvm.loop !78

512:                                              ; preds = %497
  %513 = load i64, ptr %440, align 8, !tbaa !43
  br label %514

514:                                              ; preds = %512, %486
  %515 = phi i64 [ %450, %486 ], [ %513, %512 ]
  %516 = phi i64 [ %452, %486 ], [ %510, %512 ]
  %517 = add nuw nsw i64 %451, 1
  %518 = icmp slt i64 %517, %515
  br i1 %518, label %449, label %446, !llvm.loop !79

519:                                              ; preds = %446
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %447, double noundef %1)
  %520 = load i64, ptr %71, align 8, !tbaa !60
  %521 = icmp sgt i64 %520, 0
  br i1 %521, label %525, label %522

522:                                              ; preds = %519
  %523 = load ptr, ptr %72, align 8, !tbaa !62
  %524 = load ptr, ptr %75, align 8, !tbaa !65
  br label %529

525:                                              ; preds = %519
  %526 = load ptr, ptr %425, align 8, !tbaa !71
  %527 = load ptr, ptr %72, align 8, !tbaa !62
  %528 = load ptr, ptr %75, align 8, !tbaa !65
  br label %533

529:                                              ; preds = %533, %522
  %530 = phi ptr [ %524, %522 ], [ %528, %533 ]
  %531 = phi ptr [ %523, %522 ], [ %527, %533 ]
  %532 = load ptr, ptr %76, align 8, !tbaa !51
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, ptr noundef %531, i64 noundef %520, ptr noundef %530, ptr noundef %532)
  br label %542

533:                                              ; preds = %533, %525
  %534 = phi i64 [ 0, %525 ], [ %540, %533 ]
  %535 = getelementptr inbounds i64, ptr %527, i64 %534
  %536 = load i64, ptr %535, align 8, !tbaa !31
  %537 = getelementptr inbounds double, ptr %526, i64 %536
  %538 = load double, ptr %537, align 8, !tbaa !32
  %539 = getelementptr inbounds double, ptr %528, i64 %534
  store double %538, ptr %539, align 8, !tbaa !32
  %540 = add nuw nsw i64 %534, 1
  %541 = icmp eq i64 %540, %520
  br i1 %541, label %529, label %533, !llvm.loop !80

542:                                              ; preds = %529, %354
  %543 = icmp sgt i64 %351, 0
  br i1 %543, label %544, label %557

544:                                              ; preds = %542
  %545 = load ptr, ptr %76, align 8, !tbaa !51
  %546 = load i64, ptr %0, align 8, !tbaa !13
  %547 = getelementptr double, ptr %2, i64 %546
  br label %548

548:                                              ; preds = %548, %544
  %549 = phi i64 [ 0, %544 ], [ %555, %548 ]
  %550 = getelementptr inbounds double, ptr %545, i64 %549
  %551 = load double, ptr %550, align 8, !tbaa !32
  %552 = getelementptr double, ptr %547, i64 %549
  %553 = load double, ptr %552, align 8, !tbaa !32
  %554 = fadd contract double %551, %553
  store double %554, ptr %552, align 8, !tbaa !32
  %555 = add nuw nsw i64 %549, 1
  %556 = icmp eq i64 %555, %351
  br i1 %556, label %557, label %548, !llvm.loop !81

557:                                              ; preds = %548, %542, %446, %51, %44, %44
  %558 = phi double [ 0.000000e+00, %44 ], [ 0.000000e+00, %44 ], [ 0.000000e+00, %51 ], [ %350, %446 ], [ %350, %542 ], [ %350, %548 ]
  ret double %558
}

; Function Attrs: nounwind uwtable
define internal fastcc void @rates_here(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) unnamed_addr #0 {
  %5 = alloca double, align 8
  %6 = alloca [2 x double], align 16
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %8 = load i64, ptr %7, align 8, !tbaa !42
  %9 = icmp eq i64 %8, 3
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %11 = load ptr, ptr %10, align 8, !tbaa !17
  br i1 %9, label %12, label %30

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %14 = load i64, ptr %13, align 8, !tbaa !82
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %17 = load i64, ptr %16, align 8, !tbaa !83
  tail call void %15(i64 noundef %17, ptr noundef %11, ptr noundef %3, i64 noundef 0) #12
  %18 = load i64, ptr %16, align 8, !tbaa !83
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds %struct.Tree, ptr %19, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !84
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %12
  %24 = sitofp i64 %21 to double
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  store double %24, ptr %25, align 8, !tbaa !86
  br label %26

26:                                               ; preds = %12, %23
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %28 = load double, ptr %27, align 8, !tbaa !47
  %29 = fadd contract double %28, 1.000000e+00
  store double %29, ptr %27, align 8, !tbaa !47
  br label %982

30:                                               ; preds = %4
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %32 = load i64, ptr %31, align 8, !tbaa !44
  %33 = inttoptr i64 %32 to ptr
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %35 = load ptr, ptr %34, align 8, !tbaa !45
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %37 = load i64, ptr %36, align 8, !tbaa !46
  %38 = inttoptr i64 %37 to ptr
  tail call void %33(ptr noundef %35, ptr noundef %11, ptr noundef %38) #12
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %40 = load double, ptr %39, align 8, !tbaa !47
  %41 = fadd contract double %40, 1.000000e+00
  store double %41, ptr %39, align 8, !tbaa !47
  %42 = load ptr, ptr %34, align 8, !tbaa !45
  %43 = load i64, ptr %0, align 8, !tbaa !13
  %44 = shl i64 %43, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %42, i64 %44, i1 false)
  %45 = load i64, ptr %0, align 8, !tbaa !13
  %46 = getelementptr inbounds double, ptr %3, i64 %45
  %47 = load i64, ptr %7, align 8, !tbaa !42
  switch i64 %47, label %270 [
    i64 0, label %48
    i64 2, label %54
  ]

48:                                               ; preds = %30
  %49 = load ptr, ptr %34, align 8, !tbaa !45
  %50 = getelementptr inbounds double, ptr %49, i64 %45
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %52 = load i64, ptr %51, align 8, !tbaa !14
  %53 = shl i64 %52, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %50, i64 %53, i1 false)
  br label %982

54:                                               ; preds = %30
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %56 = load i64, ptr %55, align 8, !tbaa !14
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !20
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %60 = load ptr, ptr %59, align 8, !tbaa !51
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %62 = load ptr, ptr %61, align 8, !tbaa !71
  %63 = shl nsw i64 %58, 1
  %64 = getelementptr inbounds double, ptr %62, i64 %63
  tail call fastcc void @sparse_prepare(ptr noundef nonnull %0, double noundef %1)
  %65 = icmp sgt i64 %56, 0
  br i1 %65, label %66, label %75

66:                                               ; preds = %54
  %67 = load ptr, ptr %34, align 8, !tbaa !45
  %68 = load i64, ptr %0, align 8, !tbaa !13
  %69 = getelementptr inbounds double, ptr %67, i64 %68
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %71 = load i64, ptr %70, align 8, !tbaa !48
  %72 = getelementptr inbounds double, ptr %69, i64 %71
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %74 = load ptr, ptr %73, align 8, !tbaa !87
  br label %91

75:                                               ; preds = %91, %54
  %76 = icmp sgt i64 %58, 0
  br i1 %76, label %77, label %100

77:                                               ; preds = %75
  %78 = load ptr, ptr %34, align 8, !tbaa !45
  %79 = load i64, ptr %0, align 8, !tbaa !13
  %80 = getelementptr inbounds double, ptr %78, i64 %79
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %82 = load i64, ptr %81, align 8, !tbaa !48
  %83 = getelementptr inbounds double, ptr %80, i64 %82
  %84 = load i64, ptr %55, align 8, !tbaa !14
  %85 = getelementptr inbounds double, ptr %83, i64 %84
  %86 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %87 = load i64, ptr %86, align 8, !tbaa !49
  %88 = getelementptr inbounds double, ptr %85, i64 %87
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %90 = load ptr, ptr %89, align 8, !tbaa !88
  br label %106

91:                                               ; preds = %91, %66
  %92 = phi i64 [ 0, %66 ], [ %98, %91 ]
  %93 = getelementptr inbounds i64, ptr %74, i64 %92
  %94 = load i64, ptr %93, align 8, !tbaa !31
  %95 = getelementptr inbounds double, ptr %72, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !32
  %97 = getelementptr inbounds double, ptr %60, i64 %92
  store double %96, ptr %97, align 8, !tbaa !32
  %98 = add nuw nsw i64 %92, 1
  %99 = icmp eq i64 %98, %56
  br i1 %99, label %75, label %91, !llvm.loop !89

100:                                              ; preds = %106, %75
  %101 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %102 = load ptr, ptr %101, align 8, !tbaa !19
  tail call fastcc void @sparse_solve_once(ptr noundef nonnull %0, ptr noundef %64, ptr noundef %60, ptr noundef %102, i32 noundef 1)
  %103 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  %104 = load double, ptr %103, align 8, !tbaa !90
  %105 = fcmp contract une double %104, 0.000000e+00
  br i1 %105, label %115, label %257

106:                                              ; preds = %106, %77
  %107 = phi i64 [ 0, %77 ], [ %113, %106 ]
  %108 = getelementptr inbounds i64, ptr %90, i64 %107
  %109 = load i64, ptr %108, align 8, !tbaa !31
  %110 = getelementptr inbounds double, ptr %88, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !32
  %112 = getelementptr inbounds double, ptr %64, i64 %107
  store double %111, ptr %112, align 8, !tbaa !32
  %113 = add nuw nsw i64 %107, 1
  %114 = icmp eq i64 %113, %58
  br i1 %114, label %100, label %106, !llvm.loop !91

115:                                              ; preds = %100
  %116 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %117 = load double, ptr %116, align 8, !tbaa !36
  %118 = fcmp contract ogt double %117, 0.000000e+00
  br i1 %118, label %119, label %124

119:                                              ; preds = %115
  %120 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 113
  %121 = load double, ptr %120, align 8, !tbaa !92
  %122 = fmul contract double %117, 1.000000e+01
  %123 = fcmp contract olt double %121, %122
  br i1 %123, label %257, label %124

124:                                              ; preds = %119, %115
  %125 = load ptr, ptr %101, align 8, !tbaa !19
  %126 = load ptr, ptr %34, align 8, !tbaa !45
  %127 = load i64, ptr %0, align 8, !tbaa !13
  %128 = getelementptr inbounds double, ptr %126, i64 %127
  %129 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %130 = load i64, ptr %129, align 8, !tbaa !48
  %131 = getelementptr inbounds double, ptr %128, i64 %130
  %132 = load i64, ptr %55, align 8, !tbaa !14
  %133 = getelementptr inbounds double, ptr %131, i64 %132
  %134 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 94
  %135 = load ptr, ptr %134, align 8, !tbaa !93
  %136 = icmp sgt i64 %132, 0
  br i1 %136, label %137, label %140

137:                                              ; preds = %124
  %138 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %139 = load ptr, ptr %138, align 8, !tbaa !87
  br label %147

140:                                              ; preds = %147, %124
  %141 = icmp sgt i64 %130, 0
  br i1 %141, label %142, label %156

142:                                              ; preds = %140
  %143 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %144 = load ptr, ptr %143, align 8, !tbaa !53
  %145 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %146 = load ptr, ptr %145, align 8, !tbaa !54
  br label %169

147:                                              ; preds = %147, %137
  %148 = phi i64 [ 0, %137 ], [ %154, %147 ]
  %149 = getelementptr inbounds i64, ptr %139, i64 %148
  %150 = load i64, ptr %149, align 8, !tbaa !31
  %151 = getelementptr inbounds double, ptr %131, i64 %150
  %152 = load double, ptr %151, align 8, !tbaa !32
  %153 = getelementptr inbounds double, ptr %135, i64 %148
  store double %152, ptr %153, align 8, !tbaa !32
  %154 = add nuw nsw i64 %148, 1
  %155 = icmp eq i64 %154, %132
  br i1 %155, label %140, label %147, !llvm.loop !94

156:                                              ; preds = %192, %140
  %157 = load i64, ptr %57, align 8, !tbaa !20
  %158 = icmp sgt i64 %157, 0
  %159 = load ptr, ptr %61, align 8, !tbaa !71
  br i1 %158, label %160, label %232

160:                                              ; preds = %156
  %161 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %162 = load ptr, ptr %161, align 8, !tbaa !88
  %163 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %164 = load i64, ptr %163, align 8, !tbaa !49
  %165 = getelementptr inbounds double, ptr %133, i64 %164
  %166 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %167 = load ptr, ptr %166, align 8, !tbaa !95
  %168 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  br label %195

169:                                              ; preds = %192, %142
  %170 = phi i64 [ 0, %142 ], [ %193, %192 ]
  %171 = getelementptr inbounds i64, ptr %144, i64 %170
  %172 = load i64, ptr %171, align 8, !tbaa !31
  %173 = getelementptr inbounds i64, ptr %146, i64 %170
  %174 = load i64, ptr %173, align 8, !tbaa !31
  %175 = getelementptr inbounds double, ptr %128, i64 %170
  %176 = load double, ptr %175, align 8, !tbaa !32
  %177 = getelementptr inbounds double, ptr %60, i64 %174
  %178 = load double, ptr %177, align 8, !tbaa !32
  %179 = fmul contract double %176, %178
  %180 = getelementptr inbounds double, ptr %135, i64 %172
  %181 = load double, ptr %180, align 8, !tbaa !32
  %182 = fsub contract double %181, %179
  store double %182, ptr %180, align 8, !tbaa !32
  %183 = icmp eq i64 %172, %174
  br i1 %183, label %192, label %184

184:                                              ; preds = %169
  %185 = load double, ptr %175, align 8, !tbaa !32
  %186 = getelementptr inbounds double, ptr %60, i64 %172
  %187 = load double, ptr %186, align 8, !tbaa !32
  %188 = fmul contract double %185, %187
  %189 = getelementptr inbounds double, ptr %135, i64 %174
  %190 = load double, ptr %189, align 8, !tbaa !32
  %191 = fsub contract double %190, %188
  store double %191, ptr %189, align 8, !tbaa !32
  br label %192

192:                                              ; preds = %184, %169
  %193 = add nuw nsw i64 %170, 1
  %194 = icmp eq i64 %193, %130
  br i1 %194, label %156, label %169, !llvm.loop !96

195:                                              ; preds = %210, %160
  %196 = phi i64 [ 0, %160 ], [ %211, %210 ]
  %197 = getelementptr inbounds i64, ptr %162, i64 %196
  %198 = load i64, ptr %197, align 8, !tbaa !31
  %199 = getelementptr inbounds double, ptr %165, i64 %198
  %200 = load double, ptr %199, align 8, !tbaa !32
  %201 = getelementptr inbounds double, ptr %159, i64 %196
  store double %200, ptr %201, align 8, !tbaa !32
  %202 = getelementptr inbounds i64, ptr %167, i64 %198
  %203 = load i64, ptr %202, align 8, !tbaa !31
  %204 = getelementptr i64, ptr %202, i64 1
  %205 = load i64, ptr %204, align 8, !tbaa !31
  %206 = icmp slt i64 %203, %205
  br i1 %206, label %207, label %210

207:                                              ; preds = %195
  %208 = getelementptr inbounds double, ptr %125, i64 %196
  %209 = load ptr, ptr %168, align 8, !tbaa !57
  br label %213

210:                                              ; preds = %213, %195
  %211 = add nuw nsw i64 %196, 1
  %212 = icmp eq i64 %211, %157
  br i1 %212, label %232, label %195, !llvm.loop !97

213:                                              ; preds = %213, %207
  %214 = phi i64 [ %203, %207 ], [ %230, %213 ]
  %215 = getelementptr inbounds double, ptr %133, i64 %214
  %216 = load double, ptr %215, align 8, !tbaa !32
  %217 = load double, ptr %208, align 8, !tbaa !32
  %218 = fmul contract double %216, %217
  %219 = getelementptr inbounds i64, ptr %209, i64 %214
  %220 = load i64, ptr %219, align 8, !tbaa !31
  %221 = getelementptr inbounds double, ptr %135, i64 %220
  %222 = load double, ptr %221, align 8, !tbaa !32
  %223 = fadd contract double %218, %222
  store double %223, ptr %221, align 8, !tbaa !32
  %224 = load double, ptr %215, align 8, !tbaa !32
  %225 = getelementptr inbounds double, ptr %60, i64 %220
  %226 = load double, ptr %225, align 8, !tbaa !32
  %227 = fmul contract double %224, %226
  %228 = load double, ptr %201, align 8, !tbaa !32
  %229 = fsub contract double %228, %227
  store double %229, ptr %201, align 8, !tbaa !32
  %230 = add nsw i64 %214, 1
  %231 = icmp eq i64 %230, %205
  br i1 %231, label %210, label %213, !llvm.loop !98

232:                                              ; preds = %210, %156
  %233 = getelementptr inbounds double, ptr %159, i64 %58
  tail call fastcc void @sparse_solve_once(ptr noundef nonnull %0, ptr noundef %159, ptr noundef %135, ptr noundef %233, i32 noundef 0)
  br i1 %65, label %234, label %236

234:                                              ; preds = %232
  %235 = load ptr, ptr %134, align 8, !tbaa !93
  br label %239

236:                                              ; preds = %239, %232
  br i1 %76, label %237, label %257

237:                                              ; preds = %236
  %238 = load ptr, ptr %101, align 8, !tbaa !19
  br label %248

239:                                              ; preds = %239, %234
  %240 = phi i64 [ 0, %234 ], [ %246, %239 ]
  %241 = getelementptr inbounds double, ptr %235, i64 %240
  %242 = load double, ptr %241, align 8, !tbaa !32
  %243 = getelementptr inbounds double, ptr %60, i64 %240
  %244 = load double, ptr %243, align 8, !tbaa !32
  %245 = fadd contract double %242, %244
  store double %245, ptr %243, align 8, !tbaa !32
  %246 = add nuw nsw i64 %240, 1
  %247 = icmp eq i64 %246, %56
  br i1 %247, label %236, label %239, !llvm.loop !99

248:                                              ; preds = %248, %237
  %249 = phi i64 [ 0, %237 ], [ %255, %248 ]
  %250 = getelementptr inbounds double, ptr %233, i64 %249
  %251 = load double, ptr %250, align 8, !tbaa !32
  %252 = getelementptr inbounds double, ptr %238, i64 %249
  %253 = load double, ptr %252, align 8, !tbaa !32
  %254 = fadd contract double %251, %253
  store double %254, ptr %252, align 8, !tbaa !32
  %255 = add nuw nsw i64 %249, 1
  %256 = icmp eq i64 %255, %58
  br i1 %256, label %257, label %248, !llvm.loop !100

257:                                              ; preds = %248, %236, %119, %100
  br i1 %65, label %258, label %982

258:                                              ; preds = %257
  %259 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %260 = load ptr, ptr %259, align 8, !tbaa !87
  br label %261

261:                                              ; preds = %261, %258
  %262 = phi i64 [ 0, %258 ], [ %268, %261 ]
  %263 = getelementptr inbounds double, ptr %60, i64 %262
  %264 = load double, ptr %263, align 8, !tbaa !32
  %265 = getelementptr inbounds i64, ptr %260, i64 %262
  %266 = load i64, ptr %265, align 8, !tbaa !31
  %267 = getelementptr inbounds double, ptr %46, i64 %266
  store double %264, ptr %267, align 8, !tbaa !32
  %268 = add nuw nsw i64 %262, 1
  %269 = icmp eq i64 %268, %56
  br i1 %269, label %982, label %261, !llvm.loop !101

270:                                              ; preds = %30
  %271 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %272 = load i64, ptr %271, align 8, !tbaa !14
  %273 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %274 = load ptr, ptr %273, align 8, !tbaa !52
  %275 = shl i64 %272, 3
  %276 = mul i64 %275, %272
  tail call void @llvm.memset.p0.i64(ptr align 8 %274, i8 0, i64 %276, i1 false)
  %277 = load ptr, ptr %34, align 8, !tbaa !45
  %278 = load i64, ptr %0, align 8, !tbaa !13
  %279 = getelementptr inbounds double, ptr %277, i64 %278
  %280 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %281 = load i64, ptr %280, align 8, !tbaa !48
  %282 = getelementptr inbounds double, ptr %279, i64 %281
  %283 = load i64, ptr %271, align 8, !tbaa !14
  %284 = getelementptr inbounds double, ptr %282, i64 %283
  %285 = icmp sgt i64 %281, 0
  br i1 %285, label %286, label %292

286:                                              ; preds = %270
  %287 = load ptr, ptr %273, align 8, !tbaa !52
  %288 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %289 = load ptr, ptr %288, align 8, !tbaa !53
  %290 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %291 = load ptr, ptr %290, align 8, !tbaa !54
  br label %307

292:                                              ; preds = %307, %270
  %293 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %294 = load ptr, ptr %293, align 8, !tbaa !55
  %295 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %296 = load i64, ptr %295, align 8, !tbaa !20
  %297 = mul i64 %296, %275
  tail call void @llvm.memset.p0.i64(ptr align 8 %294, i8 0, i64 %297, i1 false)
  %298 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %299 = load i64, ptr %298, align 8, !tbaa !49
  %300 = icmp sgt i64 %299, 0
  br i1 %300, label %301, label %336

301:                                              ; preds = %292
  %302 = load ptr, ptr %293, align 8, !tbaa !55
  %303 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %304 = load ptr, ptr %303, align 8, !tbaa !56
  %305 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %306 = load ptr, ptr %305, align 8, !tbaa !57
  br label %323

307:                                              ; preds = %307, %286
  %308 = phi i64 [ 0, %286 ], [ %321, %307 ]
  %309 = getelementptr inbounds double, ptr %279, i64 %308
  %310 = load double, ptr %309, align 8, !tbaa !32
  %311 = getelementptr inbounds i64, ptr %289, i64 %308
  %312 = load i64, ptr %311, align 8, !tbaa !31
  %313 = mul nsw i64 %312, %272
  %314 = getelementptr inbounds i64, ptr %291, i64 %308
  %315 = load i64, ptr %314, align 8, !tbaa !31
  %316 = getelementptr double, ptr %287, i64 %313
  %317 = getelementptr double, ptr %316, i64 %315
  store double %310, ptr %317, align 8, !tbaa !32
  %318 = mul nsw i64 %315, %272
  %319 = getelementptr double, ptr %287, i64 %318
  %320 = getelementptr double, ptr %319, i64 %312
  store double %310, ptr %320, align 8, !tbaa !32
  %321 = add nuw nsw i64 %308, 1
  %322 = icmp eq i64 %321, %281
  br i1 %322, label %292, label %307, !llvm.loop !58

323:                                              ; preds = %323, %301
  %324 = phi i64 [ 0, %301 ], [ %334, %323 ]
  %325 = getelementptr inbounds double, ptr %284, i64 %324
  %326 = load double, ptr %325, align 8, !tbaa !32
  %327 = getelementptr inbounds i64, ptr %304, i64 %324
  %328 = load i64, ptr %327, align 8, !tbaa !31
  %329 = mul nsw i64 %328, %272
  %330 = getelementptr inbounds i64, ptr %306, i64 %324
  %331 = load i64, ptr %330, align 8, !tbaa !31
  %332 = getelementptr double, ptr %302, i64 %329
  %333 = getelementptr double, ptr %332, i64 %331
  store double %326, ptr %333, align 8, !tbaa !32
  %334 = add nuw nsw i64 %324, 1
  %335 = icmp eq i64 %334, %299
  br i1 %335, label %336, label %323, !llvm.loop !59

336:                                              ; preds = %323, %292
  %337 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %338 = load i64, ptr %337, align 8, !tbaa !43
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %968, label %340

340:                                              ; preds = %336
  %341 = load i64, ptr %271, align 8, !tbaa !14
  %342 = load i64, ptr %295, align 8, !tbaa !20
  %343 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %344 = load i64, ptr %343, align 8, !tbaa !67
  %345 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 85
  %346 = load ptr, ptr %345, align 8, !tbaa !102
  %347 = getelementptr inbounds double, ptr %346, i64 %342
  %348 = getelementptr inbounds double, ptr %347, i64 %344
  %349 = getelementptr inbounds double, ptr %348, i64 %341
  %350 = add i64 %338, 1
  %351 = mul nsw i64 %341, %350
  %352 = getelementptr inbounds double, ptr %349, i64 %351
  %353 = add i64 %344, %342
  %354 = mul nsw i64 %353, %350
  %355 = getelementptr inbounds double, ptr %352, i64 %354
  %356 = mul nsw i64 %344, %350
  %357 = getelementptr inbounds double, ptr %355, i64 %356
  %358 = mul nsw i64 %338, 3
  %359 = getelementptr inbounds double, ptr %357, i64 %358
  %360 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %361 = load ptr, ptr %360, align 8, !tbaa !103
  %362 = mul nsw i64 %358, %338
  %363 = getelementptr inbounds double, ptr %359, i64 %362
  %364 = mul nsw i64 %338, %338
  %365 = getelementptr inbounds double, ptr %363, i64 %364
  %366 = load ptr, ptr %34, align 8, !tbaa !45
  %367 = load i64, ptr %0, align 8, !tbaa !13
  %368 = getelementptr inbounds double, ptr %366, i64 %367
  %369 = load i64, ptr %280, align 8, !tbaa !48
  %370 = getelementptr inbounds double, ptr %368, i64 %369
  %371 = getelementptr inbounds double, ptr %370, i64 %341
  %372 = getelementptr inbounds double, ptr %371, i64 %299
  %373 = shl i64 %342, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %346, ptr align 8 %372, i64 %373, i1 false)
  %374 = icmp sgt i64 %338, 0
  br i1 %374, label %376, label %375

375:                                              ; preds = %340
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %342, double noundef %1)
  br label %666

376:                                              ; preds = %340
  %377 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %378 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %379 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %380 = shl i64 %341, 3
  br label %387

381:                                              ; preds = %451
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %452, double noundef %1)
  %382 = shl i64 %353, 3
  %383 = shl i64 %344, 3
  %384 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %385 = icmp sgt i64 %341, 0
  %386 = shl i64 %452, 3
  br label %483

387:                                              ; preds = %451, %376
  %388 = phi i64 [ %342, %376 ], [ %452, %451 ]
  %389 = phi i64 [ 0, %376 ], [ %453, %451 ]
  %390 = load ptr, ptr %34, align 8, !tbaa !45, !noalias !104
  %391 = load i64, ptr %0, align 8, !tbaa !13, !noalias !104
  %392 = getelementptr inbounds double, ptr %390, i64 %391
  %393 = load i64, ptr %280, align 8, !tbaa !48, !noalias !104
  %394 = getelementptr inbounds double, ptr %392, i64 %393
  %395 = load i64, ptr %271, align 8, !tbaa !14, !noalias !104
  %396 = getelementptr inbounds double, ptr %394, i64 %395
  %397 = load i64, ptr %298, align 8, !tbaa !49, !noalias !104
  %398 = getelementptr inbounds double, ptr %396, i64 %397
  %399 = load i64, ptr %295, align 8, !tbaa !20, !noalias !104
  %400 = getelementptr inbounds double, ptr %398, i64 %399
  %401 = load i64, ptr %377, align 8, !tbaa !27, !noalias !104
  %402 = getelementptr inbounds double, ptr %400, i64 %401
  %403 = getelementptr inbounds double, ptr %402, i64 %399
  %404 = icmp eq i64 %389, 0
  %405 = load ptr, ptr %378, align 8, !tbaa !75, !noalias !104
  br i1 %404, label %423, label %406

406:                                              ; preds = %387
  %407 = add i64 %395, 2
  %408 = add nsw i64 %399, %395
  %409 = load i64, ptr %343, align 8, !tbaa !67, !noalias !104
  %410 = add nsw i64 %408, %409
  %411 = mul i64 %410, 3
  %412 = add i64 %411, 5
  br label %413

413:                                              ; preds = %413, %406
  %414 = phi ptr [ %403, %406 ], [ %420, %413 ]
  %415 = phi i64 [ 0, %406 ], [ %421, %413 ]
  %416 = getelementptr inbounds i64, ptr %405, i64 %415
  %417 = load i64, ptr %416, align 8, !tbaa !31, !noalias !104
  %418 = mul i64 %417, %407
  %419 = add i64 %412, %418
  %420 = getelementptr inbounds double, ptr %414, i64 %419
  %421 = add nuw nsw i64 %415, 1
  %422 = icmp eq i64 %421, %389
  br i1 %422, label %423, label %413, !llvm.loop !76

423:                                              ; preds = %413, %387
  %424 = phi ptr [ %403, %387 ], [ %420, %413 ]
  %425 = getelementptr inbounds i64, ptr %405, i64 %389
  %426 = load i64, ptr %425, align 8, !tbaa !31, !noalias !104
  %427 = getelementptr inbounds double, ptr %424, i64 %426
  %428 = mul nsw i64 %426, %395
  %429 = getelementptr inbounds double, ptr %427, i64 %428
  %430 = load ptr, ptr %379, align 8, !tbaa !77
  %431 = getelementptr inbounds i64, ptr %430, i64 %389
  %432 = load i64, ptr %431, align 8, !tbaa !31
  %433 = icmp eq i64 %432, 0
  %434 = icmp sgt i64 %426, 0
  %435 = select i1 %433, i1 %434, i1 false
  br i1 %435, label %436, label %451

436:                                              ; preds = %423, %436
  %437 = phi i64 [ %449, %436 ], [ %388, %423 ]
  %438 = phi i64 [ %448, %436 ], [ 0, %423 ]
  %439 = load ptr, ptr %293, align 8, !tbaa !55
  %440 = mul nsw i64 %437, %341
  %441 = getelementptr inbounds double, ptr %439, i64 %440
  %442 = mul nsw i64 %438, %341
  %443 = getelementptr inbounds double, ptr %427, i64 %442
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %441, ptr nonnull align 8 %443, i64 %380, i1 false)
  %444 = getelementptr inbounds double, ptr %429, i64 %438
  %445 = load double, ptr %444, align 8, !tbaa !32
  %446 = fneg contract double %445
  %447 = getelementptr inbounds double, ptr %346, i64 %437
  store double %446, ptr %447, align 8, !tbaa !32
  %448 = add nuw nsw i64 %438, 1
  %449 = add nsw i64 %437, 1
  %450 = icmp eq i64 %448, %426
  br i1 %450, label %451, label %436, !llvm.loop !107

451:                                              ; preds = %436, %423
  %452 = phi i64 [ %388, %423 ], [ %449, %436 ]
  %453 = add nuw nsw i64 %389, 1
  %454 = icmp eq i64 %453, %338
  br i1 %454, label %381, label %387, !llvm.loop !108

455:                                              ; preds = %663
  %456 = load ptr, ptr %34, align 8, !tbaa !45, !noalias !109
  %457 = load i64, ptr %0, align 8, !tbaa !13, !noalias !109
  %458 = getelementptr inbounds double, ptr %456, i64 %457
  %459 = load i64, ptr %280, align 8, !tbaa !48, !noalias !109
  %460 = getelementptr inbounds double, ptr %458, i64 %459
  %461 = load i64, ptr %271, align 8, !tbaa !14
  %462 = getelementptr inbounds double, ptr %460, i64 %461
  %463 = load i64, ptr %298, align 8, !tbaa !49, !noalias !109
  %464 = getelementptr inbounds double, ptr %462, i64 %463
  %465 = load i64, ptr %295, align 8, !tbaa !20
  %466 = getelementptr inbounds double, ptr %464, i64 %465
  %467 = load i64, ptr %377, align 8, !tbaa !27, !noalias !109
  %468 = getelementptr inbounds double, ptr %466, i64 %467
  %469 = getelementptr inbounds double, ptr %468, i64 %465
  %470 = load ptr, ptr %378, align 8, !tbaa !75, !noalias !109
  %471 = add i64 %461, 2
  %472 = add nsw i64 %465, %461
  %473 = mul nsw i64 %461, 3
  %474 = mul nsw i64 %465, 3
  %475 = icmp sgt i64 %461, 0
  %476 = icmp sgt i64 %465, 0
  %477 = load i64, ptr %343, align 8, !tbaa !67
  %478 = icmp sgt i64 %477, 0
  %479 = mul nsw i64 %477, 3
  %480 = add nsw i64 %472, %477
  %481 = mul i64 %480, 3
  %482 = add i64 %481, 5
  br label %738

483:                                              ; preds = %663, %381
  %484 = phi i64 [ 0, %381 ], [ %664, %663 ]
  %485 = mul nsw i64 %484, %341
  %486 = getelementptr inbounds double, ptr %349, i64 %485
  %487 = mul nsw i64 %484, %353
  %488 = getelementptr inbounds double, ptr %352, i64 %487
  %489 = mul nsw i64 %484, %344
  %490 = getelementptr inbounds double, ptr %355, i64 %489
  tail call void @llvm.memset.p0.i64(ptr align 8 %348, i8 0, i64 %380, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %486, i8 0, i64 %380, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %488, i8 0, i64 %382, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %490, i8 0, i64 %383, i1 false)
  %491 = icmp eq i64 %484, 0
  br i1 %491, label %492, label %498

492:                                              ; preds = %483
  %493 = load ptr, ptr %34, align 8, !tbaa !45
  %494 = load i64, ptr %0, align 8, !tbaa !13
  %495 = getelementptr inbounds double, ptr %493, i64 %494
  %496 = load i64, ptr %280, align 8, !tbaa !48
  %497 = getelementptr inbounds double, ptr %495, i64 %496
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %348, ptr align 8 %497, i64 %380, i1 false)
  br label %624

498:                                              ; preds = %483
  %499 = load ptr, ptr %379, align 8, !tbaa !77
  %500 = add nsw i64 %484, -1
  %501 = getelementptr inbounds i64, ptr %499, i64 %500
  %502 = load i64, ptr %501, align 8, !tbaa !31
  %503 = icmp eq i64 %502, 1
  br i1 %503, label %504, label %663

504:                                              ; preds = %498
  %505 = load ptr, ptr %34, align 8, !tbaa !45, !noalias !112
  %506 = load i64, ptr %0, align 8, !tbaa !13, !noalias !112
  %507 = getelementptr inbounds double, ptr %505, i64 %506
  %508 = load i64, ptr %280, align 8, !tbaa !48, !noalias !112
  %509 = getelementptr inbounds double, ptr %507, i64 %508
  %510 = load i64, ptr %271, align 8, !tbaa !14, !noalias !112
  %511 = getelementptr inbounds double, ptr %509, i64 %510
  %512 = load i64, ptr %298, align 8, !tbaa !49, !noalias !112
  %513 = getelementptr inbounds double, ptr %511, i64 %512
  %514 = load i64, ptr %295, align 8, !tbaa !20, !noalias !112
  %515 = getelementptr inbounds double, ptr %513, i64 %514
  %516 = load i64, ptr %377, align 8, !tbaa !27, !noalias !112
  %517 = getelementptr inbounds double, ptr %515, i64 %516
  %518 = getelementptr inbounds double, ptr %517, i64 %514
  %519 = icmp eq i64 %484, 1
  %520 = load ptr, ptr %378, align 8, !tbaa !75, !noalias !112
  br i1 %519, label %540, label %521

521:                                              ; preds = %504
  %522 = add i64 %510, 2
  %523 = add nsw i64 %514, %510
  %524 = load i64, ptr %343, align 8, !tbaa !67, !noalias !112
  %525 = add nsw i64 %523, %524
  %526 = mul i64 %525, 3
  %527 = add i64 %526, 5
  br label %528

528:                                              ; preds = %528, %521
  %529 = phi ptr [ %518, %521 ], [ %536, %528 ]
  %530 = phi i64 [ 0, %521 ], [ %537, %528 ]
  %531 = phi i64 [ 0, %521 ], [ %538, %528 ]
  %532 = getelementptr inbounds i64, ptr %520, i64 %531
  %533 = load i64, ptr %532, align 8, !tbaa !31, !noalias !112
  %534 = mul i64 %533, %522
  %535 = add i64 %527, %534
  %536 = getelementptr inbounds double, ptr %529, i64 %535
  %537 = add nsw i64 %533, %530
  %538 = add nuw nsw i64 %531, 1
  %539 = icmp eq i64 %538, %500
  br i1 %539, label %540, label %528, !llvm.loop !76

540:                                              ; preds = %528, %504
  %541 = phi i64 [ 0, %504 ], [ %537, %528 ]
  %542 = phi ptr [ %518, %504 ], [ %536, %528 ]
  %543 = getelementptr inbounds i64, ptr %520, i64 %500
  %544 = load i64, ptr %543, align 8, !tbaa !31, !noalias !112
  %545 = getelementptr inbounds double, ptr %542, i64 %544
  %546 = mul nsw i64 %544, %510
  %547 = getelementptr inbounds double, ptr %545, i64 %546
  %548 = getelementptr inbounds double, ptr %547, i64 %544
  %549 = getelementptr inbounds double, ptr %548, i64 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #12
  %550 = icmp sgt i64 %544, 0
  br i1 %550, label %558, label %623

551:                                              ; preds = %558
  %552 = load double, ptr %549, align 8, !tbaa !32
  %553 = fcmp contract ogt double %552, 0.000000e+00
  br i1 %553, label %554, label %575

554:                                              ; preds = %551
  %555 = fmul contract double %552, %552
  %556 = fadd contract double %564, %555
  %557 = tail call contract double @llvm.sqrt.f64(double %556)
  br label %567

558:                                              ; preds = %540, %558
  %559 = phi double [ %564, %558 ], [ 0.000000e+00, %540 ]
  %560 = phi i64 [ %565, %558 ], [ 0, %540 ]
  %561 = getelementptr inbounds double, ptr %542, i64 %560
  %562 = load double, ptr %561, align 8, !tbaa !32
  %563 = fmul contract double %562, %562
  %564 = fadd contract double %559, %563
  %565 = add nuw nsw i64 %560, 1
  %566 = icmp eq i64 %565, %544
  br i1 %566, label %551, label %558, !llvm.loop !115

567:                                              ; preds = %567, %554
  %568 = phi i64 [ 0, %554 ], [ %573, %567 ]
  %569 = getelementptr inbounds double, ptr %542, i64 %568
  %570 = load double, ptr %569, align 8, !tbaa !32
  %571 = fdiv contract double %570, %557
  %572 = getelementptr inbounds double, ptr %6, i64 %568
  store double %571, ptr %572, align 8, !tbaa !32
  %573 = add nuw nsw i64 %568, 1
  %574 = icmp eq i64 %573, %544
  br i1 %574, label %596, label %567, !llvm.loop !116

575:                                              ; preds = %551
  %576 = tail call contract double @llvm.sqrt.f64(double %564)
  %577 = icmp eq i64 %544, 1
  %578 = fcmp contract olt double %576, 1.000000e-09
  %579 = select i1 %577, i1 true, i1 %578
  br label %580

580:                                              ; preds = %591, %575
  %581 = phi i64 [ 0, %575 ], [ %594, %591 ]
  br i1 %579, label %582, label %587

582:                                              ; preds = %580
  %583 = load ptr, ptr %384, align 8, !tbaa !117
  %584 = getelementptr double, ptr %583, i64 %541
  %585 = getelementptr double, ptr %584, i64 %581
  %586 = load double, ptr %585, align 8, !tbaa !32
  br label %591

587:                                              ; preds = %580
  %588 = getelementptr inbounds double, ptr %542, i64 %581
  %589 = load double, ptr %588, align 8, !tbaa !32
  %590 = fdiv contract double %589, %576
  br label %591

591:                                              ; preds = %587, %582
  %592 = phi contract double [ %586, %582 ], [ %590, %587 ]
  %593 = getelementptr inbounds double, ptr %6, i64 %581
  store double %592, ptr %593, align 8, !tbaa !32
  %594 = add nuw nsw i64 %581, 1
  %595 = icmp eq i64 %594, %544
  br i1 %595, label %596, label %580, !llvm.loop !118

596:                                              ; preds = %591, %567
  %597 = getelementptr double, ptr %490, i64 %541
  br label %598

598:                                              ; preds = %609, %596
  %599 = phi i64 [ 0, %596 ], [ %610, %609 ]
  %600 = load double, ptr %548, align 8, !tbaa !32
  %601 = fneg contract double %600
  %602 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 %599
  %603 = load double, ptr %602, align 8, !tbaa !32
  %604 = fmul contract double %603, %601
  %605 = getelementptr double, ptr %597, i64 %599
  store double %604, ptr %605, align 8, !tbaa !32
  br i1 %385, label %606, label %609

606:                                              ; preds = %598
  %607 = mul nsw i64 %599, %341
  %608 = getelementptr double, ptr %545, i64 %607
  br label %612

609:                                              ; preds = %612, %598
  %610 = add nuw nsw i64 %599, 1
  %611 = icmp eq i64 %610, %544
  br i1 %611, label %623, label %598, !llvm.loop !119

612:                                              ; preds = %612, %606
  %613 = phi i64 [ 0, %606 ], [ %621, %612 ]
  %614 = load double, ptr %605, align 8, !tbaa !32
  %615 = getelementptr double, ptr %608, i64 %613
  %616 = load double, ptr %615, align 8, !tbaa !32
  %617 = fmul contract double %614, %616
  %618 = getelementptr inbounds double, ptr %348, i64 %613
  %619 = load double, ptr %618, align 8, !tbaa !32
  %620 = fadd contract double %619, %617
  store double %620, ptr %618, align 8, !tbaa !32
  %621 = add nuw nsw i64 %613, 1
  %622 = icmp eq i64 %621, %341
  br i1 %622, label %609, label %612, !llvm.loop !120

623:                                              ; preds = %609, %540
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #12
  tail call void @llvm.memset.p0.i64(ptr align 8 %346, i8 0, i64 %386, i1 false)
  br label %624

624:                                              ; preds = %492, %623
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %452, ptr noundef %348, ptr noundef %346, ptr noundef %486, ptr noundef %488)
  %625 = load ptr, ptr %378, align 8, !tbaa !75, !noalias !121
  %626 = load ptr, ptr %379, align 8, !tbaa !77
  br label %627

627:                                              ; preds = %659, %624
  %628 = phi i64 [ 0, %624 ], [ %661, %659 ]
  %629 = phi i64 [ %342, %624 ], [ %660, %659 ]
  %630 = icmp eq i64 %628, 0
  br i1 %630, label %639, label %631

631:                                              ; preds = %627, %631
  %632 = phi i64 [ %636, %631 ], [ 0, %627 ]
  %633 = phi i64 [ %637, %631 ], [ 0, %627 ]
  %634 = getelementptr inbounds i64, ptr %625, i64 %633
  %635 = load i64, ptr %634, align 8, !tbaa !31, !noalias !121
  %636 = add nsw i64 %635, %632
  %637 = add nuw nsw i64 %633, 1
  %638 = icmp eq i64 %637, %628
  br i1 %638, label %639, label %631, !llvm.loop !76

639:                                              ; preds = %631, %627
  %640 = phi i64 [ 0, %627 ], [ %636, %631 ]
  %641 = getelementptr inbounds i64, ptr %625, i64 %628
  %642 = load i64, ptr %641, align 8, !tbaa !31, !noalias !121
  %643 = getelementptr inbounds i64, ptr %626, i64 %628
  %644 = load i64, ptr %643, align 8, !tbaa !31
  %645 = icmp eq i64 %644, 0
  %646 = icmp sgt i64 %642, 0
  %647 = select i1 %645, i1 %646, i1 false
  br i1 %647, label %648, label %659

648:                                              ; preds = %639
  %649 = getelementptr double, ptr %490, i64 %640
  br label %650

650:                                              ; preds = %650, %648
  %651 = phi i64 [ 0, %648 ], [ %657, %650 ]
  %652 = phi i64 [ %629, %648 ], [ %653, %650 ]
  %653 = add nsw i64 %652, 1
  %654 = getelementptr inbounds double, ptr %488, i64 %652
  %655 = load double, ptr %654, align 8, !tbaa !32
  %656 = getelementptr double, ptr %649, i64 %651
  store double %655, ptr %656, align 8, !tbaa !32
  %657 = add nuw nsw i64 %651, 1
  %658 = icmp eq i64 %657, %642
  br i1 %658, label %659, label %650, !llvm.loop !124

659:                                              ; preds = %650, %639
  %660 = phi i64 [ %629, %639 ], [ %653, %650 ]
  %661 = add nuw nsw i64 %628, 1
  %662 = icmp eq i64 %661, %338
  br i1 %662, label %663, label %627, !llvm.loop !125

663:                                              ; preds = %659, %498
  %664 = add nuw i64 %484, 1
  %665 = icmp eq i64 %484, %338
  br i1 %665, label %455, label %483, !llvm.loop !126

666:                                              ; preds = %822, %375
  %667 = load i64, ptr %337, align 8, !tbaa !43
  %668 = load ptr, ptr %360, align 8, !tbaa !103
  %669 = getelementptr inbounds double, ptr %365, i64 %667
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #12
  store double 1.000000e+00, ptr %5, align 8, !tbaa !32
  %670 = icmp sgt i64 %667, 0
  br i1 %670, label %680, label %671

671:                                              ; preds = %680, %666
  %672 = call fastcc i32 @newton_normals(ptr noundef nonnull %0, ptr noundef %357, ptr noundef nonnull %359, double noundef 1.000000e+00, ptr noundef %668, ptr noundef nonnull %363, ptr noundef nonnull %365, ptr noundef nonnull %5)
  %673 = icmp ne i32 %672, 0
  %674 = load double, ptr %5, align 8
  %675 = fcmp contract ogt double %674, 0.000000e+00
  %676 = select i1 %673, i1 %675, i1 false
  br i1 %676, label %677, label %678

677:                                              ; preds = %671
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #12
  br label %894

678:                                              ; preds = %671
  %679 = shl i64 %667, 3
  br label %699

680:                                              ; preds = %666, %680
  %681 = phi i64 [ %697, %680 ], [ 0, %666 ]
  %682 = mul nuw nsw i64 %681, 3
  %683 = getelementptr inbounds double, ptr %357, i64 %682
  %684 = load double, ptr %683, align 8, !tbaa !32
  %685 = fmul contract double %684, %684
  %686 = getelementptr inbounds double, ptr %683, i64 1
  %687 = load double, ptr %686, align 8, !tbaa !32
  %688 = fmul contract double %687, %687
  %689 = fadd contract double %685, %688
  %690 = getelementptr inbounds double, ptr %683, i64 2
  %691 = load double, ptr %690, align 8, !tbaa !32
  %692 = fmul contract double %691, %691
  %693 = fadd contract double %689, %692
  %694 = tail call contract double @llvm.sqrt.f64(double %693)
  %695 = getelementptr inbounds double, ptr %668, i64 %681
  store double %694, ptr %695, align 8, !tbaa !32
  %696 = getelementptr inbounds double, ptr %669, i64 %681
  store double %694, ptr %696, align 8, !tbaa !32
  %697 = add nuw nsw i64 %681, 1
  %698 = icmp eq i64 %697, %667
  br i1 %698, label %671, label %680, !llvm.loop !127

699:                                              ; preds = %729, %678
  %700 = phi double [ 0.000000e+00, %678 ], [ %731, %729 ]
  %701 = phi double [ 1.250000e-01, %678 ], [ %732, %729 ]
  %702 = fadd contract double %700, %701
  %703 = fcmp contract olt double %702, 1.000000e+00
  %704 = select contract i1 %703, double %702, double 1.000000e+00
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %668, ptr nonnull align 8 %669, i64 %679, i1 false)
  %705 = call fastcc i32 @newton_normals(ptr noundef nonnull %0, ptr noundef %357, ptr noundef nonnull %359, double noundef %704, ptr noundef %668, ptr noundef nonnull %363, ptr noundef nonnull %365, ptr noundef nonnull %5)
  %706 = icmp ne i32 %705, 0
  %707 = load double, ptr %5, align 8
  %708 = fcmp contract ogt double %707, 0.000000e+00
  %709 = select i1 %706, i1 %708, i1 false
  %710 = select i1 %670, i1 %709, i1 false
  br i1 %710, label %711, label %713

711:                                              ; preds = %699
  %712 = fcmp contract olt double %701, 1.000000e-03
  br label %715

713:                                              ; preds = %715, %699
  %714 = phi i1 [ %709, %699 ], [ %724, %715 ]
  br i1 %714, label %728, label %729

715:                                              ; preds = %715, %711
  %716 = phi i64 [ 0, %711 ], [ %725, %715 ]
  %717 = getelementptr inbounds double, ptr %668, i64 %716
  %718 = load double, ptr %717, align 8, !tbaa !32
  %719 = getelementptr inbounds double, ptr %669, i64 %716
  %720 = load double, ptr %719, align 8, !tbaa !32
  %721 = fmul contract double %720, 2.000000e+00
  %722 = fadd contract double %721, 1.000000e-300
  %723 = fcmp contract ole double %718, %722
  %724 = or i1 %712, %723
  %725 = add nuw nsw i64 %716, 1
  %726 = icmp slt i64 %725, %667
  %727 = select i1 %726, i1 %724, i1 false
  br i1 %727, label %715, label %713, !llvm.loop !128

728:                                              ; preds = %713
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %669, ptr align 8 %668, i64 %679, i1 false)
  br label %729

729:                                              ; preds = %728, %713
  %730 = phi double [ 2.000000e+00, %728 ], [ 2.500000e-01, %713 ]
  %731 = phi double [ %704, %728 ], [ %700, %713 ]
  %732 = fmul contract double %701, %730
  %733 = fcmp contract olt double %731, 1.000000e+00
  %734 = fcmp contract ogt double %732, 0x3EB0C6F7A0B5ED8D
  %735 = and i1 %733, %734
  br i1 %735, label %699, label %736, !llvm.loop !129

736:                                              ; preds = %729
  %737 = fcmp contract ult double %731, 1.000000e+00
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #12
  br i1 %737, label %892, label %894

738:                                              ; preds = %822, %455
  %739 = phi i64 [ 0, %455 ], [ %823, %822 ]
  %740 = icmp eq i64 %739, 0
  br i1 %740, label %751, label %741

741:                                              ; preds = %738, %741
  %742 = phi ptr [ %748, %741 ], [ %469, %738 ]
  %743 = phi i64 [ %749, %741 ], [ 0, %738 ]
  %744 = getelementptr inbounds i64, ptr %470, i64 %743
  %745 = load i64, ptr %744, align 8, !tbaa !31, !noalias !109
  %746 = mul i64 %745, %471
  %747 = add i64 %482, %746
  %748 = getelementptr inbounds double, ptr %742, i64 %747
  %749 = add nuw nsw i64 %743, 1
  %750 = icmp eq i64 %749, %739
  br i1 %750, label %751, label %741, !llvm.loop !76

751:                                              ; preds = %741, %738
  %752 = phi ptr [ %469, %738 ], [ %748, %741 ]
  %753 = getelementptr inbounds i64, ptr %470, i64 %739
  %754 = load i64, ptr %753, align 8, !tbaa !31, !noalias !109
  %755 = getelementptr inbounds double, ptr %752, i64 %754
  %756 = mul nsw i64 %754, %461
  %757 = getelementptr inbounds double, ptr %755, i64 %756
  %758 = getelementptr inbounds double, ptr %757, i64 %754
  %759 = getelementptr inbounds double, ptr %758, i64 2
  %760 = getelementptr inbounds double, ptr %759, i64 %473
  %761 = getelementptr inbounds double, ptr %760, i64 %474
  %762 = getelementptr inbounds double, ptr %761, i64 %479
  %763 = mul nsw i64 %739, 3
  %764 = getelementptr inbounds double, ptr %357, i64 %763
  br label %765

765:                                              ; preds = %804, %751
  %766 = phi i64 [ 0, %751 ], [ %807, %804 ]
  %767 = getelementptr inbounds double, ptr %762, i64 %766
  %768 = load double, ptr %767, align 8, !tbaa !32
  br i1 %475, label %769, label %772

769:                                              ; preds = %765
  %770 = mul nsw i64 %766, %461
  %771 = getelementptr double, ptr %759, i64 %770
  br label %777

772:                                              ; preds = %777, %765
  %773 = phi double [ %768, %765 ], [ %785, %777 ]
  br i1 %476, label %774, label %788

774:                                              ; preds = %772
  %775 = mul nsw i64 %766, %465
  %776 = getelementptr double, ptr %760, i64 %775
  br label %793

777:                                              ; preds = %777, %769
  %778 = phi i64 [ 0, %769 ], [ %786, %777 ]
  %779 = phi double [ %768, %769 ], [ %785, %777 ]
  %780 = getelementptr double, ptr %771, i64 %778
  %781 = load double, ptr %780, align 8, !tbaa !32
  %782 = getelementptr inbounds double, ptr %349, i64 %778
  %783 = load double, ptr %782, align 8, !tbaa !32
  %784 = fmul contract double %781, %783
  %785 = fadd contract double %779, %784
  %786 = add nuw nsw i64 %778, 1
  %787 = icmp eq i64 %786, %461
  br i1 %787, label %772, label %777, !llvm.loop !130

788:                                              ; preds = %793, %772
  %789 = phi double [ %773, %772 ], [ %801, %793 ]
  br i1 %478, label %790, label %804

790:                                              ; preds = %788
  %791 = mul nsw i64 %766, %477
  %792 = getelementptr double, ptr %761, i64 %791
  br label %811

793:                                              ; preds = %793, %774
  %794 = phi i64 [ 0, %774 ], [ %802, %793 ]
  %795 = phi double [ %773, %774 ], [ %801, %793 ]
  %796 = getelementptr double, ptr %776, i64 %794
  %797 = load double, ptr %796, align 8, !tbaa !32
  %798 = getelementptr inbounds double, ptr %352, i64 %794
  %799 = load double, ptr %798, align 8, !tbaa !32
  %800 = fmul contract double %797, %799
  %801 = fadd contract double %795, %800
  %802 = add nuw nsw i64 %794, 1
  %803 = icmp eq i64 %802, %465
  br i1 %803, label %788, label %793, !llvm.loop !131

804:                                              ; preds = %811, %788
  %805 = phi double [ %789, %788 ], [ %819, %811 ]
  %806 = getelementptr inbounds double, ptr %764, i64 %766
  store double %805, ptr %806, align 8, !tbaa !32
  %807 = add nuw nsw i64 %766, 1
  %808 = icmp eq i64 %807, 3
  br i1 %808, label %809, label %765, !llvm.loop !132

809:                                              ; preds = %804
  %810 = mul nsw i64 %739, %338
  br label %825

811:                                              ; preds = %811, %790
  %812 = phi i64 [ 0, %790 ], [ %820, %811 ]
  %813 = phi double [ %789, %790 ], [ %819, %811 ]
  %814 = getelementptr double, ptr %792, i64 %812
  %815 = load double, ptr %814, align 8, !tbaa !32
  %816 = getelementptr inbounds double, ptr %355, i64 %812
  %817 = load double, ptr %816, align 8, !tbaa !32
  %818 = fmul contract double %815, %817
  %819 = fadd contract double %813, %818
  %820 = add nuw nsw i64 %812, 1
  %821 = icmp eq i64 %820, %477
  br i1 %821, label %804, label %811, !llvm.loop !133

822:                                              ; preds = %890
  %823 = add nuw nsw i64 %739, 1
  %824 = icmp eq i64 %823, %338
  br i1 %824, label %666, label %738, !llvm.loop !134

825:                                              ; preds = %890, %809
  %826 = phi i64 [ 0, %809 ], [ %827, %890 ]
  %827 = add nuw nsw i64 %826, 1
  %828 = mul nsw i64 %827, %341
  %829 = getelementptr inbounds double, ptr %349, i64 %828
  %830 = mul nsw i64 %827, %353
  %831 = getelementptr inbounds double, ptr %352, i64 %830
  %832 = mul nsw i64 %827, %344
  %833 = getelementptr inbounds double, ptr %355, i64 %832
  %834 = add nuw nsw i64 %826, %810
  %835 = mul nsw i64 %834, 3
  %836 = getelementptr inbounds double, ptr %359, i64 %835
  br label %837

837:                                              ; preds = %874, %825
  %838 = phi i64 [ 0, %825 ], [ %877, %874 ]
  br i1 %475, label %839, label %842

839:                                              ; preds = %837
  %840 = mul nsw i64 %838, %461
  %841 = getelementptr double, ptr %759, i64 %840
  br label %847

842:                                              ; preds = %847, %837
  %843 = phi double [ 0.000000e+00, %837 ], [ %855, %847 ]
  br i1 %476, label %844, label %858

844:                                              ; preds = %842
  %845 = mul nsw i64 %838, %465
  %846 = getelementptr double, ptr %760, i64 %845
  br label %863

847:                                              ; preds = %847, %839
  %848 = phi i64 [ 0, %839 ], [ %856, %847 ]
  %849 = phi double [ 0.000000e+00, %839 ], [ %855, %847 ]
  %850 = getelementptr double, ptr %841, i64 %848
  %851 = load double, ptr %850, align 8, !tbaa !32
  %852 = getelementptr inbounds double, ptr %829, i64 %848
  %853 = load double, ptr %852, align 8, !tbaa !32
  %854 = fmul contract double %851, %853
  %855 = fadd contract double %849, %854
  %856 = add nuw nsw i64 %848, 1
  %857 = icmp eq i64 %856, %461
  br i1 %857, label %842, label %847, !llvm.loop !130

858:                                              ; preds = %863, %842
  %859 = phi double [ %843, %842 ], [ %871, %863 ]
  br i1 %478, label %860, label %874

860:                                              ; preds = %858
  %861 = mul nsw i64 %838, %477
  %862 = getelementptr double, ptr %761, i64 %861
  br label %879

863:                                              ; preds = %863, %844
  %864 = phi i64 [ 0, %844 ], [ %872, %863 ]
  %865 = phi double [ %843, %844 ], [ %871, %863 ]
  %866 = getelementptr double, ptr %846, i64 %864
  %867 = load double, ptr %866, align 8, !tbaa !32
  %868 = getelementptr inbounds double, ptr %831, i64 %864
  %869 = load double, ptr %868, align 8, !tbaa !32
  %870 = fmul contract double %867, %869
  %871 = fadd contract double %865, %870
  %872 = add nuw nsw i64 %864, 1
  %873 = icmp eq i64 %872, %465
  br i1 %873, label %858, label %863, !llvm.loop !131

874:                                              ; preds = %879, %858
  %875 = phi double [ %859, %858 ], [ %887, %879 ]
  %876 = getelementptr inbounds double, ptr %836, i64 %838
  store double %875, ptr %876, align 8, !tbaa !32
  %877 = add nuw nsw i64 %838, 1
  %878 = icmp eq i64 %877, 3
  br i1 %878, label %890, label %837, !llvm.loop !132

879:                                              ; preds = %879, %860
  %880 = phi i64 [ 0, %860 ], [ %888, %879 ]
  %881 = phi double [ %859, %860 ], [ %887, %879 ]
  %882 = getelementptr double, ptr %862, i64 %880
  %883 = load double, ptr %882, align 8, !tbaa !32
  %884 = getelementptr inbounds double, ptr %833, i64 %880
  %885 = load double, ptr %884, align 8, !tbaa !32
  %886 = fmul contract double %883, %885
  %887 = fadd contract double %881, %886
  %888 = add nuw nsw i64 %880, 1
  %889 = icmp eq i64 %888, %477
  br i1 %889, label %874, label %879, !llvm.loop !133

890:                                              ; preds = %874
  %891 = icmp eq i64 %827, %338
  br i1 %891, label %822, label %825, !llvm.loop !135

892:                                              ; preds = %736
  %893 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 109
  store double 1.000000e+00, ptr %893, align 8, !tbaa !136
  br label %894

894:                                              ; preds = %892, %736, %677
  %895 = shl i64 %341, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %349, i64 %895, i1 false)
  %896 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %897 = load ptr, ptr %896, align 8, !tbaa !19
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %897, ptr align 8 %352, i64 %373, i1 false)
  %898 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 84
  %899 = load ptr, ptr %898, align 8, !tbaa !137
  %900 = shl i64 %344, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %899, ptr align 8 %355, i64 %900, i1 false)
  br i1 %374, label %901, label %982

901:                                              ; preds = %894
  %902 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %903 = load ptr, ptr %902, align 8, !tbaa !77
  %904 = icmp sgt i64 %341, 0
  %905 = icmp sgt i64 %342, 0
  %906 = icmp sgt i64 %344, 0
  br label %907

907:                                              ; preds = %965, %901
  %908 = phi i64 [ 0, %901 ], [ %966, %965 ]
  %909 = getelementptr inbounds i64, ptr %903, i64 %908
  %910 = load i64, ptr %909, align 8, !tbaa !31
  %911 = icmp eq i64 %910, 1
  br i1 %911, label %912, label %965

912:                                              ; preds = %907
  br i1 %904, label %913, label %918

913:                                              ; preds = %912
  %914 = getelementptr inbounds double, ptr %361, i64 %908
  %915 = add nuw nsw i64 %908, 1
  %916 = mul nsw i64 %915, %341
  %917 = getelementptr double, ptr %349, i64 %916
  br label %925

918:                                              ; preds = %925, %912
  br i1 %905, label %919, label %936

919:                                              ; preds = %918
  %920 = getelementptr inbounds double, ptr %361, i64 %908
  %921 = add nuw nsw i64 %908, 1
  %922 = mul nsw i64 %921, %353
  %923 = getelementptr double, ptr %352, i64 %922
  %924 = load ptr, ptr %896, align 8, !tbaa !19
  br label %943

925:                                              ; preds = %925, %913
  %926 = phi i64 [ 0, %913 ], [ %934, %925 ]
  %927 = load double, ptr %914, align 8, !tbaa !32
  %928 = getelementptr double, ptr %917, i64 %926
  %929 = load double, ptr %928, align 8, !tbaa !32
  %930 = fmul contract double %927, %929
  %931 = getelementptr inbounds double, ptr %46, i64 %926
  %932 = load double, ptr %931, align 8, !tbaa !32
  %933 = fadd contract double %932, %930
  store double %933, ptr %931, align 8, !tbaa !32
  %934 = add nuw nsw i64 %926, 1
  %935 = icmp eq i64 %934, %341
  br i1 %935, label %918, label %925, !llvm.loop !138

936:                                              ; preds = %943, %918
  br i1 %906, label %937, label %965

937:                                              ; preds = %936
  %938 = getelementptr inbounds double, ptr %361, i64 %908
  %939 = add nuw nsw i64 %908, 1
  %940 = mul nsw i64 %939, %344
  %941 = getelementptr double, ptr %355, i64 %940
  %942 = load ptr, ptr %898, align 8, !tbaa !137
  br label %954

943:                                              ; preds = %943, %919
  %944 = phi i64 [ 0, %919 ], [ %952, %943 ]
  %945 = load double, ptr %920, align 8, !tbaa !32
  %946 = getelementptr double, ptr %923, i64 %944
  %947 = load double, ptr %946, align 8, !tbaa !32
  %948 = fmul contract double %945, %947
  %949 = getelementptr inbounds double, ptr %924, i64 %944
  %950 = load double, ptr %949, align 8, !tbaa !32
  %951 = fadd contract double %948, %950
  store double %951, ptr %949, align 8, !tbaa !32
  %952 = add nuw nsw i64 %944, 1
  %953 = icmp eq i64 %952, %342
  br i1 %953, label %936, label %943, !llvm.loop !139

954:                                              ; preds = %954, %937
  %955 = phi i64 [ 0, %937 ], [ %963, %954 ]
  %956 = load double, ptr %938, align 8, !tbaa !32
  %957 = getelementptr double, ptr %941, i64 %955
  %958 = load double, ptr %957, align 8, !tbaa !32
  %959 = fmul contract double %956, %958
  %960 = getelementptr inbounds double, ptr %942, i64 %955
  %961 = load double, ptr %960, align 8, !tbaa !32
  %962 = fadd contract double %959, %961
  store double %962, ptr %960, align 8, !tbaa !32
  %963 = add nuw nsw i64 %955, 1
  %964 = icmp eq i64 %963, %344
  br i1 %964, label %965, label %954, !llvm.loop !140

965:                                              ; preds = %954, %936, %907
  %966 = add nuw nsw i64 %908, 1
  %967 = icmp eq i64 %966, %338
  br i1 %967, label %982, label %907, !llvm.loop !141

968:                                              ; preds = %336
  %969 = load i64, ptr %295, align 8, !tbaa !20
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %969, double noundef %1)
  %970 = load i64, ptr %295, align 8, !tbaa !20
  %971 = load ptr, ptr %34, align 8, !tbaa !45
  %972 = load i64, ptr %0, align 8, !tbaa !13
  %973 = getelementptr inbounds double, ptr %971, i64 %972
  %974 = load i64, ptr %280, align 8, !tbaa !48
  %975 = getelementptr inbounds double, ptr %973, i64 %974
  %976 = load i64, ptr %271, align 8, !tbaa !14
  %977 = getelementptr inbounds double, ptr %975, i64 %976
  %978 = load i64, ptr %298, align 8, !tbaa !49
  %979 = getelementptr inbounds double, ptr %977, i64 %978
  %980 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %981 = load ptr, ptr %980, align 8, !tbaa !19
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %970, ptr noundef %975, ptr noundef %979, ptr noundef %46, ptr noundef %981)
  br label %982

982:                                              ; preds = %261, %965, %894, %257, %48, %968, %26
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define i64 @solve_at(ptr noundef %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef writeonly %4, ptr nocapture noundef writeonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7) local_unnamed_addr #0 {
  %9 = load i64, ptr %0, align 8, !tbaa !13
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !14
  %12 = add nsw i64 %11, %9
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %14 = load ptr, ptr %13, align 8, !tbaa !142
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %16 = load double, ptr %15, align 8, !tbaa !36
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 111
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  store i64 0, ptr %18, align 8, !tbaa !143
  %19 = icmp sgt i64 %1, 0
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  br i1 %19, label %20, label %30

20:                                               ; preds = %8
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 84
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  br label %32

30:                                               ; preds = %57, %8
  %31 = phi i64 [ -1, %8 ], [ %43, %57 ]
  store double %16, ptr %15, align 8, !tbaa !36
  ret i64 %31

32:                                               ; preds = %20, %57
  %33 = phi i64 [ 0, %20 ], [ %68, %57 ]
  %34 = phi i64 [ -1, %20 ], [ %43, %57 ]
  store double 0.000000e+00, ptr %21, align 8, !tbaa !86
  store i64 0, ptr %22, align 8, !tbaa !144
  %35 = getelementptr inbounds double, ptr %2, i64 %33
  %36 = load double, ptr %35, align 8, !tbaa !32
  %37 = mul nsw i64 %33, %12
  %38 = getelementptr inbounds double, ptr %3, i64 %37
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %36, ptr noundef %38, ptr noundef %14)
  %39 = load double, ptr %21, align 8, !tbaa !86
  %40 = fcmp contract une double %39, 0.000000e+00
  %41 = icmp slt i64 %34, 0
  %42 = select i1 %40, i1 %41, i1 false
  %43 = select i1 %42, i64 %33, i64 %34
  %44 = load i64, ptr %10, align 8, !tbaa !14
  %45 = mul nsw i64 %44, %33
  %46 = getelementptr inbounds double, ptr %4, i64 %45
  %47 = load i64, ptr %0, align 8, !tbaa !13
  %48 = getelementptr inbounds double, ptr %14, i64 %47
  %49 = shl i64 %44, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %48, i64 %49, i1 false)
  %50 = load i64, ptr %23, align 8, !tbaa !20
  %51 = icmp sgt i64 %50, 0
  br i1 %51, label %52, label %57

52:                                               ; preds = %32
  %53 = load ptr, ptr %24, align 8, !tbaa !19
  %54 = mul nsw i64 %50, %33
  %55 = load ptr, ptr %25, align 8, !tbaa !88
  %56 = getelementptr double, ptr %5, i64 %54
  br label %70

57:                                               ; preds = %70, %32
  %58 = load i64, ptr %26, align 8, !tbaa !67
  %59 = mul nsw i64 %58, %33
  %60 = getelementptr inbounds double, ptr %6, i64 %59
  %61 = load ptr, ptr %27, align 8, !tbaa !137
  %62 = shl i64 %58, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %61, i64 %62, i1 false)
  %63 = load i64, ptr %28, align 8, !tbaa !43
  %64 = mul nsw i64 %63, %33
  %65 = getelementptr inbounds double, ptr %7, i64 %64
  %66 = load ptr, ptr %29, align 8, !tbaa !103
  %67 = shl i64 %63, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %66, i64 %67, i1 false)
  %68 = add nuw nsw i64 %33, 1
  %69 = icmp eq i64 %68, %1
  br i1 %69, label %30, label %32, !llvm.loop !145

70:                                               ; preds = %52, %70
  %71 = phi i64 [ 0, %52 ], [ %77, %70 ]
  %72 = getelementptr inbounds double, ptr %53, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !32
  %74 = getelementptr inbounds i64, ptr %55, i64 %71
  %75 = load i64, ptr %74, align 8, !tbaa !31
  %76 = getelementptr double, ptr %56, i64 %75
  store double %73, ptr %76, align 8, !tbaa !32
  %77 = add nuw nsw i64 %71, 1
  %78 = icmp eq i64 %77, %50
  br i1 %78, label %57, label %70, !llvm.loop !146
}

; Function Attrs: nounwind uwtable
define void @evaluate_at(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %4, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %17 = inttoptr i64 %1 to ptr
  %18 = inttoptr i64 %2 to ptr
  br label %20

19:                                               ; preds = %43, %8
  ret void

20:                                               ; preds = %10, %43
  %21 = phi i64 [ 0, %10 ], [ %47, %43 ]
  %22 = getelementptr inbounds double, ptr %5, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !32
  %24 = load i64, ptr %0, align 8, !tbaa !13
  %25 = load i64, ptr %11, align 8, !tbaa !14
  %26 = add nsw i64 %25, %24
  %27 = mul nsw i64 %26, %21
  %28 = getelementptr inbounds double, ptr %6, i64 %27
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %23, ptr noundef %28)
  %29 = load i64, ptr %12, align 8, !tbaa !82
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %43, label %31

31:                                               ; preds = %20
  %32 = load ptr, ptr %13, align 8, !tbaa !142
  %33 = inttoptr i64 %29 to ptr
  %34 = load i64, ptr %14, align 8, !tbaa !83
  %35 = load ptr, ptr %15, align 8, !tbaa !17
  tail call void %33(i64 noundef %34, ptr noundef %35, ptr noundef %32, i64 noundef 1) #12
  %36 = load i64, ptr %14, align 8, !tbaa !83
  %37 = inttoptr i64 %36 to ptr
  %38 = getelementptr inbounds %struct.Tree, ptr %37, i64 0, i32 7
  %39 = load i64, ptr %38, align 8, !tbaa !84
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %43, label %41

41:                                               ; preds = %31
  %42 = sitofp i64 %39 to double
  store double %42, ptr %16, align 8, !tbaa !86
  br label %43

43:                                               ; preds = %20, %31, %41
  %44 = mul nsw i64 %21, %3
  %45 = getelementptr inbounds double, ptr %7, i64 %44
  %46 = load ptr, ptr %15, align 8, !tbaa !17
  tail call void %17(ptr noundef %45, ptr noundef %46, ptr noundef %18) #12
  %47 = add nuw nsw i64 %21, 1
  %48 = icmp eq i64 %47, %4
  br i1 %48, label %19, label %20, !llvm.loop !147
}

; Function Attrs: nounwind uwtable
define double @project(ptr noundef %0, double noundef %1, ptr nocapture noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = tail call contract double @project_state(ptr noundef %0, double noundef %1, ptr noundef %2, double noundef %3)
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %7 = load i64, ptr %6, align 8, !tbaa !15
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %340, label %9

9:                                                ; preds = %4
  %10 = load i64, ptr %0, align 8, !tbaa !13
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = load i64, ptr %11, align 8, !tbaa !14
  %13 = add nsw i64 %12, %10
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %15 = load i64, ptr %14, align 8, !tbaa !20
  %16 = add nsw i64 %13, %15
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %18 = load ptr, ptr %17, align 8, !tbaa !142
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %18)
  %19 = load ptr, ptr %17, align 8, !tbaa !142
  %20 = getelementptr inbounds double, ptr %19, i64 %10
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %22 = load ptr, ptr %21, align 8, !tbaa !16
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %24 = load ptr, ptr %23, align 8, !tbaa !17
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %26 = load i64, ptr %25, align 8, !tbaa !18
  %27 = shl i64 %26, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %22, ptr align 8 %24, i64 %27, i1 false)
  %28 = load ptr, ptr %21, align 8, !tbaa !16
  %29 = load i64, ptr %25, align 8, !tbaa !18
  %30 = getelementptr inbounds double, ptr %28, i64 %29
  %31 = load i64, ptr %11, align 8, !tbaa !14
  %32 = shl i64 %31, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %20, i64 %32, i1 false)
  %33 = load ptr, ptr %21, align 8, !tbaa !16
  %34 = load i64, ptr %25, align 8, !tbaa !18
  %35 = getelementptr inbounds double, ptr %33, i64 %34
  %36 = load i64, ptr %11, align 8, !tbaa !14
  %37 = getelementptr inbounds double, ptr %35, i64 %36
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %39 = load ptr, ptr %38, align 8, !tbaa !19
  %40 = load i64, ptr %14, align 8, !tbaa !20
  %41 = shl i64 %40, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %39, i64 %41, i1 false)
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %43 = load i64, ptr %42, align 8, !tbaa !21
  %44 = inttoptr i64 %43 to ptr
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %46 = load ptr, ptr %45, align 8, !tbaa !22
  %47 = load ptr, ptr %21, align 8, !tbaa !16
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %49 = load i64, ptr %48, align 8, !tbaa !23
  %50 = inttoptr i64 %49 to ptr
  tail call void %44(ptr noundef %46, ptr noundef %47, ptr noundef %50) #12
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %52 = load i64, ptr %51, align 8, !tbaa !60
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %82

54:                                               ; preds = %9
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %56 = load ptr, ptr %55, align 8, !tbaa !62
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  br label %59

59:                                               ; preds = %77, %54
  %60 = phi i64 [ %52, %54 ], [ %78, %77 ]
  %61 = phi i64 [ 0, %54 ], [ %80, %77 ]
  %62 = phi i64 [ 0, %54 ], [ %79, %77 ]
  %63 = getelementptr inbounds i64, ptr %56, i64 %61
  %64 = load i64, ptr %63, align 8, !tbaa !31
  %65 = load i64, ptr %14, align 8, !tbaa !20
  %66 = icmp slt i64 %64, %65
  br i1 %66, label %67, label %77

67:                                               ; preds = %59
  %68 = load ptr, ptr %57, align 8, !tbaa !63
  %69 = getelementptr inbounds i64, ptr %68, i64 %64
  %70 = load i64, ptr %69, align 8, !tbaa !31
  %71 = icmp sgt i64 %70, -1
  br i1 %71, label %72, label %77

72:                                               ; preds = %67
  %73 = load ptr, ptr %58, align 8, !tbaa !61
  %74 = add nsw i64 %62, 1
  %75 = getelementptr inbounds i64, ptr %73, i64 %62
  store i64 %64, ptr %75, align 8, !tbaa !31
  %76 = load i64, ptr %51, align 8, !tbaa !60
  br label %77

77:                                               ; preds = %72, %67, %59
  %78 = phi i64 [ %76, %72 ], [ %60, %67 ], [ %60, %59 ]
  %79 = phi i64 [ %74, %72 ], [ %62, %67 ], [ %62, %59 ]
  %80 = add nuw nsw i64 %61, 1
  %81 = icmp slt i64 %80, %78
  br i1 %81, label %59, label %82, !llvm.loop !64

82:                                               ; preds = %77, %9
  %83 = phi i64 [ 0, %9 ], [ %79, %77 ]
  %84 = load i64, ptr %6, align 8, !tbaa !15
  %85 = icmp sgt i64 %84, 0
  br i1 %85, label %86, label %340

86:                                               ; preds = %82
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %90 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %93 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  %94 = icmp sgt i64 %83, 0
  %95 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %97 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %98 = icmp eq i64 %83, 0
  %99 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 93
  %100 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %101 = icmp sgt i64 %12, 0
  %102 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %103 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 38
  br label %107

104:                                              ; preds = %327, %286
  %105 = load i64, ptr %6, align 8, !tbaa !15
  %106 = icmp slt i64 %109, %105
  br i1 %106, label %107, label %340, !llvm.loop !148

107:                                              ; preds = %104, %86
  %108 = phi i64 [ 0, %86 ], [ %109, %104 ]
  %109 = add nuw nsw i64 %108, 1
  %110 = mul nsw i64 %109, %13
  %111 = getelementptr inbounds double, ptr %2, i64 %110
  %112 = load i64, ptr %0, align 8, !tbaa !13
  %113 = load i64, ptr %11, align 8, !tbaa !14
  %114 = add nsw i64 %113, %112
  %115 = load ptr, ptr %87, align 8, !tbaa !24
  %116 = load i64, ptr %88, align 8, !tbaa !25
  %117 = mul nsw i64 %116, %108
  %118 = getelementptr inbounds double, ptr %115, i64 %117
  %119 = load ptr, ptr %89, align 8, !tbaa !26
  %120 = load i64, ptr %14, align 8, !tbaa !20
  %121 = load i64, ptr %90, align 8, !tbaa !27
  %122 = add i64 %121, %114
  %123 = shl i64 %120, 4
  %124 = shl i64 %122, 3
  %125 = add i64 %124, %123
  tail call void @llvm.memset.p0.i64(ptr align 8 %119, i8 0, i64 %125, i1 false)
  %126 = load i64, ptr %91, align 8, !tbaa !28
  %127 = icmp sgt i64 %126, 0
  %128 = load ptr, ptr %89, align 8, !tbaa !26
  br i1 %127, label %129, label %153

129:                                              ; preds = %107
  %130 = load ptr, ptr %92, align 8, !tbaa !29
  %131 = load ptr, ptr %45, align 8, !tbaa !22
  %132 = load ptr, ptr %93, align 8, !tbaa !30
  br label %133

133:                                              ; preds = %133, %129
  %134 = phi i64 [ 0, %129 ], [ %151, %133 ]
  %135 = getelementptr inbounds i64, ptr %130, i64 %134
  %136 = load i64, ptr %135, align 8, !tbaa !31
  %137 = getelementptr inbounds double, ptr %131, i64 %134
  %138 = load double, ptr %137, align 8, !tbaa !32
  %139 = icmp slt i64 %136, %114
  %140 = getelementptr inbounds double, ptr %111, i64 %136
  %141 = sub nsw i64 %136, %114
  %142 = getelementptr inbounds double, ptr %118, i64 %141
  %143 = select i1 %139, ptr %140, ptr %142
  %144 = load double, ptr %143, align 8, !tbaa !32
  %145 = fmul contract double %138, %144
  %146 = getelementptr inbounds i64, ptr %132, i64 %134
  %147 = load i64, ptr %146, align 8, !tbaa !31
  %148 = getelementptr inbounds double, ptr %128, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !32
  %150 = fadd contract double %145, %149
  store double %150, ptr %148, align 8, !tbaa !32
  %151 = add nuw nsw i64 %134, 1
  %152 = icmp eq i64 %151, %126
  br i1 %152, label %153, label %133, !llvm.loop !33

153:                                              ; preds = %133, %107
  br i1 %94, label %154, label %159

154:                                              ; preds = %153
  %155 = load ptr, ptr %95, align 8, !tbaa !63
  %156 = load ptr, ptr %96, align 8, !tbaa !61
  %157 = getelementptr double, ptr %128, i64 %16
  %158 = load ptr, ptr %97, align 8, !tbaa !65
  br label %163

159:                                              ; preds = %153
  br i1 %98, label %185, label %160

160:                                              ; preds = %159
  %161 = load ptr, ptr %96, align 8, !tbaa !61
  %162 = load ptr, ptr %97, align 8, !tbaa !65
  br label %174

163:                                              ; preds = %163, %154
  %164 = phi i64 [ 0, %154 ], [ %172, %163 ]
  %165 = getelementptr inbounds i64, ptr %156, i64 %164
  %166 = load i64, ptr %165, align 8, !tbaa !31
  %167 = getelementptr inbounds i64, ptr %155, i64 %166
  %168 = load i64, ptr %167, align 8, !tbaa !31
  %169 = getelementptr double, ptr %157, i64 %168
  %170 = load double, ptr %169, align 8, !tbaa !32
  %171 = getelementptr inbounds double, ptr %158, i64 %164
  store double %170, ptr %171, align 8, !tbaa !32
  %172 = add nuw nsw i64 %164, 1
  %173 = icmp eq i64 %172, %83
  br i1 %173, label %174, label %163, !llvm.loop !149

174:                                              ; preds = %163, %160
  %175 = phi ptr [ %162, %160 ], [ %158, %163 ]
  %176 = phi ptr [ %161, %160 ], [ %156, %163 ]
  %177 = load ptr, ptr %99, align 8, !tbaa !51
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, ptr noundef %176, i64 noundef %83, ptr noundef %175, ptr noundef %177)
  %178 = load i64, ptr %91, align 8, !tbaa !28
  %179 = icmp slt i64 %178, 1
  br i1 %179, label %183, label %180

180:                                              ; preds = %174
  %181 = load ptr, ptr %93, align 8, !tbaa !30
  %182 = load ptr, ptr %92, align 8, !tbaa !29
  br label %236

183:                                              ; preds = %259, %174
  %184 = load ptr, ptr %89, align 8, !tbaa !26
  br label %185

185:                                              ; preds = %183, %159
  %186 = phi ptr [ %184, %183 ], [ %128, %159 ]
  %187 = load i64, ptr %0, align 8, !tbaa !13
  %188 = load i64, ptr %11, align 8, !tbaa !14
  %189 = add nsw i64 %188, %187
  %190 = load ptr, ptr %87, align 8, !tbaa !24
  %191 = load i64, ptr %88, align 8, !tbaa !25
  %192 = mul nsw i64 %191, %108
  %193 = getelementptr inbounds double, ptr %190, i64 %192
  %194 = load i64, ptr %14, align 8, !tbaa !20
  %195 = load i64, ptr %90, align 8, !tbaa !27
  %196 = add i64 %195, %189
  %197 = shl i64 %194, 4
  %198 = shl i64 %196, 3
  %199 = add i64 %198, %197
  tail call void @llvm.memset.p0.i64(ptr align 8 %186, i8 0, i64 %199, i1 false)
  %200 = load i64, ptr %91, align 8, !tbaa !28
  %201 = icmp sgt i64 %200, 0
  %202 = load ptr, ptr %89, align 8, !tbaa !26
  br i1 %201, label %203, label %227

203:                                              ; preds = %185
  %204 = load ptr, ptr %92, align 8, !tbaa !29
  %205 = load ptr, ptr %45, align 8, !tbaa !22
  %206 = load ptr, ptr %93, align 8, !tbaa !30
  br label %207

207:                                              ; preds = %207, %203
  %208 = phi i64 [ 0, %203 ], [ %225, %207 ]
  %209 = getelementptr inbounds i64, ptr %204, i64 %208
  %210 = load i64, ptr %209, align 8, !tbaa !31
  %211 = getelementptr inbounds double, ptr %205, i64 %208
  %212 = load double, ptr %211, align 8, !tbaa !32
  %213 = icmp slt i64 %210, %189
  %214 = getelementptr inbounds double, ptr %111, i64 %210
  %215 = sub nsw i64 %210, %189
  %216 = getelementptr inbounds double, ptr %193, i64 %215
  %217 = select i1 %213, ptr %214, ptr %216
  %218 = load double, ptr %217, align 8, !tbaa !32
  %219 = fmul contract double %212, %218
  %220 = getelementptr inbounds i64, ptr %206, i64 %208
  %221 = load i64, ptr %220, align 8, !tbaa !31
  %222 = getelementptr inbounds double, ptr %202, i64 %221
  %223 = load double, ptr %222, align 8, !tbaa !32
  %224 = fadd contract double %219, %223
  store double %224, ptr %222, align 8, !tbaa !32
  %225 = add nuw nsw i64 %208, 1
  %226 = icmp eq i64 %225, %200
  br i1 %226, label %227, label %207, !llvm.loop !33

227:                                              ; preds = %207, %185
  %228 = load i64, ptr %51, align 8, !tbaa !60
  %229 = icmp sgt i64 %228, 0
  br i1 %229, label %230, label %262

230:                                              ; preds = %227
  %231 = load i64, ptr %90, align 8, !tbaa !27
  %232 = load ptr, ptr %100, align 8, !tbaa !62
  %233 = getelementptr double, ptr %202, i64 %16
  %234 = getelementptr double, ptr %233, i64 %231
  %235 = load ptr, ptr %97, align 8, !tbaa !65
  br label %267

236:                                              ; preds = %180, %259
  %237 = phi i64 [ 0, %180 ], [ %260, %259 ]
  %238 = getelementptr inbounds i64, ptr %181, i64 %237
  %239 = load i64, ptr %238, align 8, !tbaa !31
  %240 = getelementptr inbounds i64, ptr %182, i64 %237
  %241 = load i64, ptr %240, align 8, !tbaa !31
  %242 = sub nsw i64 %241, %10
  %243 = icmp slt i64 %239, %10
  %244 = icmp sgt i64 %242, -1
  %245 = select i1 %243, i1 %244, i1 false
  %246 = icmp slt i64 %242, %12
  %247 = select i1 %245, i1 %246, i1 false
  br i1 %247, label %248, label %259

248:                                              ; preds = %236
  %249 = load ptr, ptr %45, align 8, !tbaa !22
  %250 = getelementptr inbounds double, ptr %249, i64 %237
  %251 = load double, ptr %250, align 8, !tbaa !32
  %252 = load ptr, ptr %99, align 8, !tbaa !51
  %253 = getelementptr inbounds double, ptr %252, i64 %242
  %254 = load double, ptr %253, align 8, !tbaa !32
  %255 = fmul contract double %251, %254
  %256 = getelementptr inbounds double, ptr %111, i64 %239
  %257 = load double, ptr %256, align 8, !tbaa !32
  %258 = fadd contract double %257, %255
  store double %258, ptr %256, align 8, !tbaa !32
  br label %259

259:                                              ; preds = %248, %236
  %260 = add nuw nsw i64 %237, 1
  %261 = icmp eq i64 %178, %260
  br i1 %261, label %183, label %236

262:                                              ; preds = %227
  %263 = icmp eq i64 %228, 0
  br i1 %263, label %286, label %264

264:                                              ; preds = %262
  %265 = load ptr, ptr %100, align 8, !tbaa !62
  %266 = load ptr, ptr %97, align 8, !tbaa !65
  br label %276

267:                                              ; preds = %267, %230
  %268 = phi i64 [ 0, %230 ], [ %274, %267 ]
  %269 = getelementptr inbounds i64, ptr %232, i64 %268
  %270 = load i64, ptr %269, align 8, !tbaa !31
  %271 = getelementptr double, ptr %234, i64 %270
  %272 = load double, ptr %271, align 8, !tbaa !32
  %273 = getelementptr inbounds double, ptr %235, i64 %268
  store double %272, ptr %273, align 8, !tbaa !32
  %274 = add nuw nsw i64 %268, 1
  %275 = icmp eq i64 %274, %228
  br i1 %275, label %276, label %267, !llvm.loop !150

276:                                              ; preds = %267, %264
  %277 = phi ptr [ %266, %264 ], [ %235, %267 ]
  %278 = phi ptr [ %265, %264 ], [ %232, %267 ]
  %279 = load ptr, ptr %99, align 8, !tbaa !51
  tail call fastcc void @smallest_step(ptr noundef nonnull %0, ptr noundef %278, i64 noundef %228, ptr noundef %277, ptr noundef %279)
  %280 = load i64, ptr %51, align 8, !tbaa !60
  %281 = icmp ne i64 %280, 0
  %282 = select i1 %281, i1 %101, i1 false
  br i1 %282, label %283, label %286

283:                                              ; preds = %276
  %284 = load ptr, ptr %99, align 8, !tbaa !51
  %285 = getelementptr double, ptr %111, i64 %10
  br label %291

286:                                              ; preds = %291, %276, %262
  %287 = load i64, ptr %102, align 8, !tbaa !38
  %288 = icmp sgt i64 %287, 0
  br i1 %288, label %289, label %104

289:                                              ; preds = %286
  %290 = load ptr, ptr %103, align 8, !tbaa !39
  br label %300

291:                                              ; preds = %291, %283
  %292 = phi i64 [ 0, %283 ], [ %298, %291 ]
  %293 = getelementptr inbounds double, ptr %284, i64 %292
  %294 = load double, ptr %293, align 8, !tbaa !32
  %295 = getelementptr double, ptr %285, i64 %292
  %296 = load double, ptr %295, align 8, !tbaa !32
  %297 = fadd contract double %294, %296
  store double %297, ptr %295, align 8, !tbaa !32
  %298 = add nuw nsw i64 %292, 1
  %299 = icmp eq i64 %298, %12
  br i1 %299, label %286, label %291, !llvm.loop !151

300:                                              ; preds = %327, %289
  %301 = phi i64 [ 0, %289 ], [ %328, %327 ]
  %302 = getelementptr inbounds i64, ptr %290, i64 %301
  %303 = load i64, ptr %302, align 8, !tbaa !31
  %304 = getelementptr inbounds double, ptr %2, i64 %303
  %305 = getelementptr inbounds double, ptr %111, i64 %303
  %306 = load double, ptr %304, align 8, !tbaa !32
  %307 = load double, ptr %305, align 8, !tbaa !32
  %308 = fmul contract double %306, %307
  %309 = getelementptr inbounds double, ptr %304, i64 1
  %310 = load double, ptr %309, align 8, !tbaa !32
  %311 = getelementptr inbounds double, ptr %305, i64 1
  %312 = load double, ptr %311, align 8, !tbaa !32
  %313 = fmul contract double %310, %312
  %314 = fadd contract double %308, %313
  %315 = getelementptr inbounds double, ptr %304, i64 2
  %316 = load double, ptr %315, align 8, !tbaa !32
  %317 = getelementptr inbounds double, ptr %305, i64 2
  %318 = load double, ptr %317, align 8, !tbaa !32
  %319 = fmul contract double %316, %318
  %320 = fadd contract double %314, %319
  %321 = getelementptr inbounds double, ptr %304, i64 3
  %322 = load double, ptr %321, align 8, !tbaa !32
  %323 = getelementptr inbounds double, ptr %305, i64 3
  %324 = load double, ptr %323, align 8, !tbaa !32
  %325 = fmul contract double %322, %324
  %326 = fadd contract double %320, %325
  br label %330

327:                                              ; preds = %330
  %328 = add nuw nsw i64 %301, 1
  %329 = icmp eq i64 %328, %287
  br i1 %329, label %104, label %300, !llvm.loop !152

330:                                              ; preds = %330, %300
  %331 = phi i64 [ 0, %300 ], [ %338, %330 ]
  %332 = getelementptr inbounds double, ptr %304, i64 %331
  %333 = load double, ptr %332, align 8, !tbaa !32
  %334 = fmul contract double %326, %333
  %335 = getelementptr inbounds double, ptr %305, i64 %331
  %336 = load double, ptr %335, align 8, !tbaa !32
  %337 = fsub contract double %336, %334
  store double %337, ptr %335, align 8, !tbaa !32
  %338 = add nuw nsw i64 %331, 1
  %339 = icmp eq i64 %338, 4
  br i1 %339, label %327, label %330, !llvm.loop !153

340:                                              ; preds = %104, %82, %4
  ret double %5
}

; Function Attrs: nounwind uwtable
define void @guards(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %6 = load i64, ptr %5, align 8, !tbaa !154
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %37

8:                                                ; preds = %4
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %10 = load i64, ptr %9, align 8, !tbaa !82
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %28, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %14 = load ptr, ptr %13, align 8, !tbaa !142
  %15 = inttoptr i64 %10 to ptr
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %17 = load i64, ptr %16, align 8, !tbaa !83
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %19 = load ptr, ptr %18, align 8, !tbaa !17
  tail call void %15(i64 noundef %17, ptr noundef %19, ptr noundef %14, i64 noundef 1) #12
  %20 = load i64, ptr %16, align 8, !tbaa !83
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds %struct.Tree, ptr %21, i64 0, i32 7
  %23 = load i64, ptr %22, align 8, !tbaa !84
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %12
  %26 = sitofp i64 %23 to double
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  store double %26, ptr %27, align 8, !tbaa !86
  br label %28

28:                                               ; preds = %8, %12, %25
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  %30 = load i64, ptr %29, align 8, !tbaa !155
  %31 = inttoptr i64 %30 to ptr
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %33 = load ptr, ptr %32, align 8, !tbaa !17
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 22
  %35 = load i64, ptr %34, align 8, !tbaa !156
  %36 = inttoptr i64 %35 to ptr
  tail call void %31(ptr noundef %3, ptr noundef %33, ptr noundef %36) #12
  br label %37

37:                                               ; preds = %28, %4
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %39 = load i64, ptr %38, align 8, !tbaa !43
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %157, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %43 = load ptr, ptr %42, align 8, !tbaa !142
  tail call void @rates(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %43)
  %44 = load i64, ptr %38, align 8, !tbaa !43
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %157

46:                                               ; preds = %41
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %48 = load ptr, ptr %47, align 8, !tbaa !45, !noalias !157
  %49 = load i64, ptr %0, align 8, !tbaa !13, !noalias !157
  %50 = getelementptr inbounds double, ptr %48, i64 %49
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %52 = load i64, ptr %51, align 8, !tbaa !48, !noalias !157
  %53 = getelementptr inbounds double, ptr %50, i64 %52
  %54 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %55 = load i64, ptr %54, align 8, !tbaa !14, !noalias !157
  %56 = getelementptr inbounds double, ptr %53, i64 %55
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %58 = load i64, ptr %57, align 8, !tbaa !49, !noalias !157
  %59 = getelementptr inbounds double, ptr %56, i64 %58
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %61 = load i64, ptr %60, align 8, !tbaa !20, !noalias !157
  %62 = getelementptr inbounds double, ptr %59, i64 %61
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %64 = load i64, ptr %63, align 8, !tbaa !27, !noalias !157
  %65 = getelementptr inbounds double, ptr %62, i64 %64
  %66 = getelementptr inbounds double, ptr %65, i64 %61
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %68 = load ptr, ptr %67, align 8, !tbaa !75, !noalias !157
  %69 = add i64 %55, 2
  %70 = add nsw i64 %61, %55
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 84
  %74 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 114
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %77 = load i64, ptr %5, align 8, !tbaa !154
  %78 = getelementptr double, ptr %3, i64 %77
  br label %79

79:                                               ; preds = %46, %152
  %80 = phi i64 [ 0, %46 ], [ %155, %152 ]
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %99, label %82

82:                                               ; preds = %79
  %83 = load i64, ptr %71, align 8, !tbaa !67, !noalias !157
  %84 = add nsw i64 %70, %83
  %85 = mul i64 %84, 3
  %86 = add i64 %85, 5
  br label %87

87:                                               ; preds = %87, %82
  %88 = phi ptr [ %66, %82 ], [ %95, %87 ]
  %89 = phi i64 [ 0, %82 ], [ %96, %87 ]
  %90 = phi i64 [ 0, %82 ], [ %97, %87 ]
  %91 = getelementptr inbounds i64, ptr %68, i64 %90
  %92 = load i64, ptr %91, align 8, !tbaa !31, !noalias !157
  %93 = mul i64 %92, %69
  %94 = add i64 %86, %93
  %95 = getelementptr inbounds double, ptr %88, i64 %94
  %96 = add nsw i64 %92, %89
  %97 = add nuw nsw i64 %90, 1
  %98 = icmp eq i64 %97, %80
  br i1 %98, label %99, label %87, !llvm.loop !76

99:                                               ; preds = %87, %79
  %100 = phi i64 [ 0, %79 ], [ %96, %87 ]
  %101 = phi ptr [ %66, %79 ], [ %95, %87 ]
  %102 = getelementptr inbounds i64, ptr %68, i64 %80
  %103 = load i64, ptr %102, align 8, !tbaa !31, !noalias !157
  %104 = getelementptr inbounds double, ptr %101, i64 %103
  %105 = mul nsw i64 %103, %55
  %106 = getelementptr inbounds double, ptr %104, i64 %105
  %107 = getelementptr inbounds double, ptr %106, i64 %103
  %108 = getelementptr inbounds double, ptr %107, i64 1
  %109 = icmp sgt i64 %103, 0
  br i1 %109, label %110, label %113

110:                                              ; preds = %99
  %111 = load ptr, ptr %72, align 8, !tbaa !117
  %112 = load ptr, ptr %73, align 8, !tbaa !137
  br label %118

113:                                              ; preds = %118, %99
  %114 = phi double [ 0.000000e+00, %99 ], [ %128, %118 ]
  %115 = phi double [ 0.000000e+00, %99 ], [ %132, %118 ]
  %116 = load double, ptr %108, align 8, !tbaa !32
  %117 = fcmp contract ogt double %116, 0.000000e+00
  br i1 %117, label %152, label %135

118:                                              ; preds = %110, %118
  %119 = phi i64 [ 0, %110 ], [ %133, %118 ]
  %120 = phi double [ 0.000000e+00, %110 ], [ %132, %118 ]
  %121 = phi double [ 0.000000e+00, %110 ], [ %128, %118 ]
  %122 = getelementptr inbounds double, ptr %101, i64 %119
  %123 = load double, ptr %122, align 8, !tbaa !32
  %124 = add nsw i64 %119, %100
  %125 = getelementptr inbounds double, ptr %111, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !32
  %127 = fmul contract double %123, %126
  %128 = fadd contract double %121, %127
  %129 = getelementptr inbounds double, ptr %112, i64 %124
  %130 = load double, ptr %129, align 8, !tbaa !32
  %131 = fmul contract double %130, %130
  %132 = fadd contract double %120, %131
  %133 = add nuw nsw i64 %119, 1
  %134 = icmp eq i64 %133, %103
  br i1 %134, label %113, label %118, !llvm.loop !160

135:                                              ; preds = %113
  %136 = tail call contract double @llvm.fabs.f64(double %114)
  %137 = load double, ptr %74, align 8, !tbaa !161
  %138 = fcmp contract olt double %136, %137
  %139 = select i1 %138, double 0.000000e+00, double %114
  %140 = load ptr, ptr %75, align 8, !tbaa !77
  %141 = getelementptr inbounds i64, ptr %140, i64 %80
  %142 = load i64, ptr %141, align 8, !tbaa !31
  %143 = icmp eq i64 %142, 1
  br i1 %143, label %152, label %144

144:                                              ; preds = %135
  %145 = load double, ptr %107, align 8, !tbaa !32
  %146 = load ptr, ptr %76, align 8, !tbaa !103
  %147 = getelementptr inbounds double, ptr %146, i64 %80
  %148 = load double, ptr %147, align 8, !tbaa !32
  %149 = fmul contract double %145, %148
  %150 = tail call contract double @llvm.sqrt.f64(double %115)
  %151 = fsub contract double %149, %150
  br label %152

152:                                              ; preds = %144, %135, %113
  %153 = phi double [ 1.000000e+00, %113 ], [ %151, %144 ], [ %139, %135 ]
  %154 = getelementptr double, ptr %78, i64 %80
  store double %153, ptr %154, align 8, !tbaa !32
  %155 = add nuw nsw i64 %80, 1
  %156 = icmp eq i64 %155, %44
  br i1 %156, label %157, label %79, !llvm.loop !162

157:                                              ; preds = %152, %41, %37
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: nounwind uwtable
define double @first_step(ptr noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = add nsw i64 %12, 1
  %14 = mul nsw i64 %13, %10
  %15 = getelementptr inbounds double, ptr %5, i64 %14
  %16 = shl nsw i64 %14, 1
  %17 = getelementptr inbounds double, ptr %5, i64 %16
  %18 = icmp sgt i64 %14, 0
  br i1 %18, label %19, label %52

19:                                               ; preds = %6
  %20 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  br label %76

21:                                               ; preds = %76
  br i1 %18, label %22, label %52

22:                                               ; preds = %21, %22
  %23 = phi i64 [ %32, %22 ], [ 0, %21 ]
  %24 = phi double [ %31, %22 ], [ 0.000000e+00, %21 ]
  %25 = getelementptr inbounds double, ptr %2, i64 %23
  %26 = load double, ptr %25, align 8, !tbaa !32
  %27 = getelementptr inbounds double, ptr %5, i64 %23
  %28 = load double, ptr %27, align 8, !tbaa !32
  %29 = fdiv contract double %26, %28
  %30 = fmul contract double %29, %29
  %31 = fadd contract double %24, %30
  %32 = add nuw nsw i64 %23, 1
  %33 = icmp eq i64 %32, %14
  br i1 %33, label %34, label %22, !llvm.loop !163

34:                                               ; preds = %22
  %35 = tail call i64 @llvm.smax.i64(i64 %14, i64 1)
  %36 = sitofp i64 %35 to double
  %37 = fdiv contract double %31, %36
  br label %38

38:                                               ; preds = %34, %38
  %39 = phi i64 [ %48, %38 ], [ 0, %34 ]
  %40 = phi double [ %47, %38 ], [ 0.000000e+00, %34 ]
  %41 = getelementptr inbounds double, ptr %3, i64 %39
  %42 = load double, ptr %41, align 8, !tbaa !32
  %43 = getelementptr inbounds double, ptr %5, i64 %39
  %44 = load double, ptr %43, align 8, !tbaa !32
  %45 = fdiv contract double %42, %44
  %46 = fmul contract double %45, %45
  %47 = fadd contract double %40, %46
  %48 = add nuw nsw i64 %39, 1
  %49 = icmp eq i64 %48, %14
  br i1 %49, label %50, label %38, !llvm.loop !163

50:                                               ; preds = %38
  %51 = tail call contract double @llvm.sqrt.f64(double %37)
  br label %52

52:                                               ; preds = %6, %50, %21
  %53 = phi double [ 0.000000e+00, %21 ], [ %51, %50 ], [ 0.000000e+00, %6 ]
  %54 = phi double [ 1.000000e+00, %21 ], [ %36, %50 ], [ 1.000000e+00, %6 ]
  %55 = phi double [ 0.000000e+00, %21 ], [ %47, %50 ], [ 0.000000e+00, %6 ]
  %56 = fdiv contract double %55, %54
  %57 = tail call contract double @llvm.sqrt.f64(double %56)
  %58 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %59 = load double, ptr %58, align 8, !tbaa !164
  %60 = load double, ptr %1, align 8, !tbaa !166
  %61 = fsub contract double %59, %60
  %62 = fcmp contract olt double %53, 1.000000e-05
  %63 = fcmp contract olt double %57, 1.000000e-05
  %64 = select i1 %62, i1 true, i1 %63
  %65 = fmul contract double %53, 1.000000e-02
  %66 = fdiv contract double %65, %57
  %67 = select contract i1 %64, double 0x3EB0C6F7A0B5ED8D, double %66
  %68 = fcmp contract olt double %67, %61
  %69 = select contract i1 %68, double %67, double %61
  %70 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %71 = load double, ptr %70, align 8, !tbaa !167
  %72 = fcmp contract olt double %69, %71
  %73 = select contract i1 %72, double %69, double %71
  br i1 %18, label %92, label %74

74:                                               ; preds = %52
  %75 = fadd contract double %73, %60
  tail call void @rates(ptr noundef nonnull %0, double noundef %75, ptr noundef %15, ptr noundef %17)
  br label %116

76:                                               ; preds = %19, %76
  %77 = phi i64 [ 0, %19 ], [ %87, %76 ]
  %78 = getelementptr inbounds double, ptr %4, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !32
  %80 = load double, ptr %20, align 8, !tbaa !168
  %81 = getelementptr inbounds double, ptr %2, i64 %77
  %82 = load double, ptr %81, align 8, !tbaa !32
  %83 = tail call contract double @llvm.fabs.f64(double %82)
  %84 = fmul contract double %80, %83
  %85 = fadd contract double %79, %84
  %86 = getelementptr inbounds double, ptr %5, i64 %77
  store double %85, ptr %86, align 8, !tbaa !32
  %87 = add nuw nsw i64 %77, 1
  %88 = icmp eq i64 %87, %14
  br i1 %88, label %21, label %76, !llvm.loop !169

89:                                               ; preds = %92
  %90 = load double, ptr %1, align 8, !tbaa !166
  %91 = fadd contract double %73, %90
  tail call void @rates(ptr noundef nonnull %0, double noundef %91, ptr noundef nonnull %15, ptr noundef nonnull %17)
  br i1 %18, label %124, label %116

92:                                               ; preds = %52, %92
  %93 = phi i64 [ %101, %92 ], [ 0, %52 ]
  %94 = getelementptr inbounds double, ptr %2, i64 %93
  %95 = load double, ptr %94, align 8, !tbaa !32
  %96 = getelementptr inbounds double, ptr %3, i64 %93
  %97 = load double, ptr %96, align 8, !tbaa !32
  %98 = fmul contract double %73, %97
  %99 = fadd contract double %95, %98
  %100 = getelementptr inbounds double, ptr %15, i64 %93
  store double %99, ptr %100, align 8, !tbaa !32
  %101 = add nuw nsw i64 %93, 1
  %102 = icmp eq i64 %101, %14
  br i1 %102, label %89, label %92, !llvm.loop !170

103:                                              ; preds = %124
  br i1 %18, label %104, label %116

104:                                              ; preds = %103, %104
  %105 = phi i64 [ %114, %104 ], [ 0, %103 ]
  %106 = phi double [ %113, %104 ], [ 0.000000e+00, %103 ]
  %107 = getelementptr inbounds double, ptr %17, i64 %105
  %108 = load double, ptr %107, align 8, !tbaa !32
  %109 = getelementptr inbounds double, ptr %5, i64 %105
  %110 = load double, ptr %109, align 8, !tbaa !32
  %111 = fdiv contract double %108, %110
  %112 = fmul contract double %111, %111
  %113 = fadd contract double %106, %112
  %114 = add nuw nsw i64 %105, 1
  %115 = icmp eq i64 %114, %14
  br i1 %115, label %116, label %104, !llvm.loop !163

116:                                              ; preds = %104, %89, %74, %103
  %117 = phi double [ 0.000000e+00, %103 ], [ 0.000000e+00, %74 ], [ 0.000000e+00, %89 ], [ %113, %104 ]
  %118 = fdiv contract double %117, %54
  %119 = tail call contract double @llvm.sqrt.f64(double %118)
  %120 = fdiv contract double %119, %73
  %121 = fcmp contract ogt double %57, %120
  %122 = select contract i1 %121, double %57, double %120
  %123 = fcmp contract ugt double %122, 1.000000e-15
  br i1 %123, label %137, label %133

124:                                              ; preds = %89, %124
  %125 = phi i64 [ %131, %124 ], [ 0, %89 ]
  %126 = getelementptr inbounds double, ptr %3, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !32
  %128 = getelementptr inbounds double, ptr %17, i64 %125
  %129 = load double, ptr %128, align 8, !tbaa !32
  %130 = fsub contract double %129, %127
  store double %130, ptr %128, align 8, !tbaa !32
  %131 = add nuw nsw i64 %125, 1
  %132 = icmp eq i64 %131, %14
  br i1 %132, label %103, label %124, !llvm.loop !171

133:                                              ; preds = %116
  %134 = fmul contract double %73, 1.000000e-03
  %135 = fcmp contract ogt double %134, 0x3EB0C6F7A0B5ED8D
  %136 = select contract i1 %135, double %134, double 0x3EB0C6F7A0B5ED8D
  br label %140

137:                                              ; preds = %116
  %138 = fdiv contract double 1.000000e-02, %122
  %139 = tail call contract double @llvm.pow.f64(double %138, double 1.250000e-01)
  br label %140

140:                                              ; preds = %137, %133
  %141 = phi contract double [ %136, %133 ], [ %139, %137 ]
  %142 = fmul contract double %73, 1.000000e+02
  %143 = fcmp contract olt double %141, %142
  %144 = select contract i1 %143, double %141, double %142
  %145 = fcmp contract olt double %144, %61
  %146 = select contract i1 %145, double %144, double %61
  %147 = load double, ptr %70, align 8, !tbaa !167
  %148 = fcmp contract olt double %146, %147
  %149 = select contract i1 %148, double %146, double %147
  ret double %149
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #3

; Function Attrs: nounwind uwtable
define i64 @integrate(ptr noundef %0, ptr nocapture noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %13 = load i64, ptr %12, align 8, !tbaa !172
  %14 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %13
  %15 = load i64, ptr %0, align 8, !tbaa !13
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %17 = load i64, ptr %16, align 8, !tbaa !14
  %18 = add i64 %17, %15
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %20 = load i64, ptr %19, align 8, !tbaa !15
  %21 = add i64 %20, 1
  %22 = mul i64 %21, %18
  %23 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  %24 = load i64, ptr %23, align 8, !tbaa !173
  %25 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 13
  %26 = load i64, ptr %25, align 8, !tbaa !174
  %27 = mul nsw i64 %22, 24
  %28 = getelementptr inbounds double, ptr %10, i64 %27
  %29 = getelementptr inbounds double, ptr %28, i64 %22
  %30 = getelementptr inbounds double, ptr %29, i64 %22
  %31 = getelementptr inbounds double, ptr %30, i64 %22
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  %33 = load double, ptr %32, align 8, !tbaa !175
  %34 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  store i64 0, ptr %34, align 8, !tbaa !176
  %35 = icmp eq i64 %24, 0
  br i1 %35, label %36, label %78

36:                                               ; preds = %11
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %38 = load i64, ptr %37, align 8, !tbaa !42
  %39 = icmp eq i64 %38, 2
  %40 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %41 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %42 = select i1 %39, ptr %40, ptr %41
  %43 = load i64, ptr %42, align 8, !tbaa !31
  %44 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %45 = load i64, ptr %44, align 8, !tbaa !20
  %46 = icmp slt i64 %43, %45
  br i1 %46, label %47, label %78

47:                                               ; preds = %36
  switch i64 %38, label %48 [
    i64 0, label %78
    i64 3, label %78
  ]

48:                                               ; preds = %47
  %49 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %50 = load double, ptr %49, align 8, !tbaa !177
  %51 = fcmp contract ogt double %50, 0.000000e+00
  %52 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %53 = load double, ptr %52, align 8, !tbaa !167
  br i1 %51, label %54, label %57

54:                                               ; preds = %48
  %55 = fcmp contract olt double %50, %53
  br i1 %55, label %57, label %56

56:                                               ; preds = %54
  br label %57

57:                                               ; preds = %56, %54, %48
  %58 = phi contract double [ %50, %54 ], [ %53, %56 ], [ %53, %48 ]
  %59 = icmp sgt i64 %22, 0
  %60 = fmul contract double %58, 1.000000e-01
  br i1 %59, label %67, label %61

61:                                               ; preds = %67, %57
  %62 = load double, ptr %1, align 8, !tbaa !166
  %63 = fadd contract double %60, %62
  %64 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %65 = load double, ptr %64, align 8, !tbaa !178
  %66 = tail call contract double @project(ptr noundef nonnull %0, double noundef %63, ptr noundef %29, double noundef %65)
  br label %78

67:                                               ; preds = %57, %67
  %68 = phi i64 [ %76, %67 ], [ 0, %57 ]
  %69 = getelementptr inbounds double, ptr %2, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !32
  %71 = getelementptr inbounds double, ptr %3, i64 %68
  %72 = load double, ptr %71, align 8, !tbaa !32
  %73 = fmul contract double %60, %72
  %74 = fadd contract double %70, %73
  %75 = getelementptr inbounds double, ptr %29, i64 %68
  store double %74, ptr %75, align 8, !tbaa !32
  %76 = add nuw nsw i64 %68, 1
  %77 = icmp eq i64 %76, %22
  br i1 %77, label %61, label %67, !llvm.loop !179

78:                                               ; preds = %61, %47, %47, %36, %11
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  store i64 1, ptr %79, align 8, !tbaa !143
  %80 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %81 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 11
  %82 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %13, i32 5
  %83 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %84 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 6
  %85 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %86 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 111
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %90 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  %91 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %13, i32 3
  %92 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %13, i32 4
  %93 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 8
  %94 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %95 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %97 = shl i64 %22, 3
  %98 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %13, i32 1
  %99 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %13, i32 2
  %100 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  %101 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 109
  %102 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %103 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %104 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %105 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %106 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %107 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %108 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %109 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %110 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  br label %111

111:                                              ; preds = %698, %78
  %112 = phi double [ %562, %698 ], [ %33, %78 ]
  %113 = phi i64 [ %148, %698 ], [ %26, %78 ]
  %114 = phi i64 [ %149, %698 ], [ %24, %78 ]
  %115 = fcmp contract oge double %112, 1.000000e-04
  %116 = fcmp contract ult double %112, 1.000000e-04
  br label %117

117:                                              ; preds = %528, %111
  %118 = phi i64 [ 1, %111 ], [ 0, %528 ]
  %119 = phi i64 [ %113, %111 ], [ %148, %528 ]
  %120 = phi i64 [ %114, %111 ], [ %149, %528 ]
  %121 = phi i64 [ 0, %111 ], [ %529, %528 ]
  br label %122

122:                                              ; preds = %117, %233
  %123 = phi i64 [ 0, %233 ], [ %118, %117 ]
  %124 = phi i64 [ %148, %233 ], [ %119, %117 ]
  %125 = phi i64 [ %149, %233 ], [ %120, %117 ]
  %126 = load double, ptr %1, align 8, !tbaa !166
  %127 = load double, ptr %80, align 8, !tbaa !164
  %128 = fsub contract double %127, %126
  %129 = tail call contract double @llvm.fabs.f64(double %126)
  %130 = fmul contract double %128, 1.000000e-02
  %131 = fcmp contract ogt double %129, %130
  %132 = select contract i1 %131, double %129, double %130
  %133 = tail call contract double @llvm.fabs.f64(double %127)
  %134 = fcmp contract ogt double %133, %132
  %135 = select contract i1 %134, double %133, double %132
  %136 = fmul contract double %135, 0x3CD0000000000000
  %137 = fcmp contract ugt double %128, %136
  br i1 %137, label %138, label %713

138:                                              ; preds = %122
  %139 = load i64, ptr %34, align 8, !tbaa !176
  %140 = load i64, ptr %81, align 8, !tbaa !180
  %141 = icmp eq i64 %139, %140
  br i1 %141, label %713, label %142

142:                                              ; preds = %138
  %143 = load i64, ptr %23, align 8, !tbaa !173
  %144 = icmp sgt i64 %143, %125
  br i1 %144, label %145, label %147

145:                                              ; preds = %142
  %146 = load i64, ptr %25, align 8, !tbaa !174
  br label %147

147:                                              ; preds = %145, %142
  %148 = phi i64 [ %146, %145 ], [ %124, %142 ]
  %149 = phi i64 [ %143, %145 ], [ %125, %142 ]
  %150 = load i64, ptr %82, align 8, !tbaa !181
  %151 = icmp ne i64 %150, 0
  br i1 %151, label %169, label %152

152:                                              ; preds = %147
  %153 = load double, ptr %83, align 8, !tbaa !177
  %154 = fmul contract double %132, 0x3CE4000000000000
  %155 = fcmp contract ogt double %153, %154
  br i1 %155, label %156, label %160

156:                                              ; preds = %152
  %157 = load i64, ptr %25, align 8, !tbaa !174
  %158 = sub nsw i64 %157, %148
  %159 = icmp sgt i64 %158, 500
  br i1 %159, label %160, label %167

160:                                              ; preds = %156, %152
  %161 = load double, ptr %101, align 8, !tbaa !136
  %162 = fcmp contract une double %161, 0.000000e+00
  br i1 %162, label %713, label %163

163:                                              ; preds = %160
  %164 = load double, ptr %89, align 8, !tbaa !86
  %165 = fcmp contract une double %164, 0.000000e+00
  %166 = select i1 %165, i64 7, i64 2
  br label %713

167:                                              ; preds = %156
  %168 = fcmp contract ult double %153, %128
  br i1 %168, label %187, label %193

169:                                              ; preds = %147
  %170 = load double, ptr %84, align 8, !tbaa !183
  %171 = fsub contract double %126, %170
  %172 = load double, ptr %85, align 8, !tbaa !167
  %173 = fdiv contract double %171, %172
  %174 = fadd contract double %173, 1.000000e-09
  %175 = tail call contract double @llvm.floor.f64(double %174)
  %176 = fadd contract double %175, 1.000000e+00
  %177 = fmul contract double %172, %176
  %178 = fadd contract double %170, %177
  %179 = fsub contract double %178, %126
  %180 = sitofp i64 %150 to double
  %181 = fmul contract double %180, 1.000000e-09
  %182 = fsub contract double 1.000000e+00, %181
  %183 = fmul contract double %128, %182
  %184 = fcmp contract ult double %179, %183
  br i1 %184, label %185, label %193

185:                                              ; preds = %169
  %186 = fadd contract double %126, %179
  br label %193

187:                                              ; preds = %167
  %188 = fadd contract double %126, %153
  %189 = fmul contract double %128, 5.000000e-01
  %190 = fcmp contract ogt double %153, %189
  br i1 %190, label %191, label %193

191:                                              ; preds = %187
  %192 = fadd contract double %126, %189
  br label %193

193:                                              ; preds = %191, %187, %185, %169, %167
  %194 = phi i1 [ false, %191 ], [ false, %187 ], [ false, %185 ], [ true, %169 ], [ true, %167 ]
  %195 = phi double [ %189, %191 ], [ %153, %187 ], [ %179, %185 ], [ %128, %169 ], [ %128, %167 ]
  %196 = phi double [ %192, %191 ], [ %188, %187 ], [ %186, %185 ], [ %127, %169 ], [ %127, %167 ]
  %197 = load ptr, ptr %86, align 8, !tbaa !184
  %198 = load i64, ptr %0, align 8, !tbaa !13
  %199 = getelementptr inbounds double, ptr %3, i64 %198
  %200 = load i64, ptr %16, align 8, !tbaa !14
  %201 = shl i64 %200, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %197, ptr align 8 %199, i64 %201, i1 false)
  %202 = load i64, ptr %87, align 8, !tbaa !20
  %203 = icmp sgt i64 %202, 0
  br i1 %203, label %204, label %208

204:                                              ; preds = %193
  %205 = load double, ptr %32, align 8, !tbaa !175
  %206 = fcmp contract olt double %205, 1.000000e-04
  %207 = uitofp i1 %206 to double
  br label %208

208:                                              ; preds = %204, %193
  %209 = phi double [ 0.000000e+00, %193 ], [ %207, %204 ]
  store double %209, ptr %88, align 8, !tbaa !5
  store double 1.000000e+00, ptr %32, align 8, !tbaa !175
  store double 0.000000e+00, ptr %89, align 8, !tbaa !86
  %210 = load ptr, ptr %14, align 16, !tbaa !185
  %211 = load double, ptr %1, align 8, !tbaa !166
  %212 = load double, ptr %90, align 8, !tbaa !168
  %213 = tail call contract double %210(ptr noundef nonnull %0, double noundef %211, double noundef %195, ptr noundef %2, ptr noundef %3, ptr noundef %4, double noundef %212, i64 noundef %123, ptr noundef %28, ptr noundef %10) #12
  %214 = load double, ptr %88, align 8, !tbaa !5
  %215 = fcmp contract une double %214, 0.000000e+00
  br i1 %215, label %226, label %216

216:                                              ; preds = %208
  %217 = load i64, ptr %87, align 8, !tbaa !20
  %218 = icmp sgt i64 %217, 0
  br i1 %218, label %219, label %226

219:                                              ; preds = %216
  %220 = load double, ptr %32, align 8, !tbaa !175
  %221 = fcmp contract olt double %220, 1.000000e-04
  br i1 %221, label %222, label %226

222:                                              ; preds = %219
  store double 1.000000e+00, ptr %88, align 8, !tbaa !5
  %223 = load double, ptr %1, align 8, !tbaa !166
  %224 = load double, ptr %90, align 8, !tbaa !168
  %225 = tail call contract double %210(ptr noundef nonnull %0, double noundef %223, double noundef %195, ptr noundef %2, ptr noundef %3, ptr noundef %4, double noundef %224, i64 noundef 1, ptr noundef %28, ptr noundef %10) #12
  br label %226

226:                                              ; preds = %222, %219, %216, %208
  %227 = phi double [ %213, %208 ], [ %225, %222 ], [ %213, %219 ], [ %213, %216 ]
  %228 = load double, ptr %89, align 8, !tbaa !86
  %229 = fcmp contract une double %228, 0.000000e+00
  %230 = select contract i1 %229, double 0x7FF8000000000000, double %227
  %231 = tail call double @llvm.fabs.f64(double %230)
  %232 = fcmp ueq double %231, 0x7FF0000000000000
  br i1 %232, label %233, label %245

233:                                              ; preds = %226
  %234 = fmul contract double %195, 1.000000e-01
  store double %234, ptr %83, align 8, !tbaa !177
  %235 = load i64, ptr %25, align 8, !tbaa !174
  %236 = add nsw i64 %235, 1
  store i64 %236, ptr %25, align 8, !tbaa !174
  %237 = fmul contract double %132, 0x3D06849B86A12B9B
  %238 = fcmp contract olt double %234, %237
  %239 = or i1 %151, %238
  br i1 %239, label %240, label %122, !llvm.loop !186

240:                                              ; preds = %233
  %241 = load double, ptr %101, align 8, !tbaa !136
  %242 = fcmp contract une double %241, 0.000000e+00
  br i1 %242, label %713, label %243

243:                                              ; preds = %240
  %244 = select i1 %229, i64 7, i64 3
  br label %713

245:                                              ; preds = %226
  %246 = fcmp contract oeq double %230, 0.000000e+00
  br i1 %246, label %247, label %249

247:                                              ; preds = %245
  %248 = load double, ptr %92, align 16, !tbaa !187
  br label %255

249:                                              ; preds = %245
  %250 = load double, ptr %91, align 8, !tbaa !188
  %251 = fdiv contract double -1.000000e+00, %250
  %252 = tail call contract double @llvm.pow.f64(double %230, double %251)
  %253 = fmul contract double %252, 9.000000e-01
  %254 = load double, ptr %92, align 16, !tbaa !187
  br label %255

255:                                              ; preds = %249, %247
  %256 = phi double [ %248, %247 ], [ %254, %249 ]
  %257 = phi contract double [ %248, %247 ], [ %253, %249 ]
  %258 = fcmp contract ogt double %257, %256
  %259 = fcmp contract olt double %257, 2.000000e-01
  %260 = select contract i1 %259, double 2.000000e-01, double %257
  %261 = select contract i1 %258, double %256, double %260
  %262 = load i64, ptr %87, align 8, !tbaa !20
  %263 = icmp sgt i64 %262, 0
  br i1 %263, label %264, label %270

264:                                              ; preds = %255
  %265 = load double, ptr %32, align 8, !tbaa !175
  %266 = fcmp contract olt double %265, 1.000000e-04
  %267 = select i1 %266, i1 %115, i1 false
  %268 = icmp slt i64 %121, 12
  %269 = select i1 %267, i1 %268, i1 false
  br label %270

270:                                              ; preds = %264, %255
  %271 = phi i1 [ false, %255 ], [ %269, %264 ]
  %272 = fcmp contract ogt double %230, 1.000000e+00
  br i1 %272, label %273, label %280

273:                                              ; preds = %270
  %274 = fcmp contract olt double %261, 0x3FEE666666666666
  %275 = select contract i1 %274, double %261, double 0x3FEE666666666666
  %276 = select contract i1 %271, double 9.300000e-01, double %275
  %277 = fmul contract double %195, %276
  store double %277, ptr %83, align 8, !tbaa !177
  %278 = zext i1 %271 to i64
  %279 = add nsw i64 %121, %278
  br label %709, !llvm.loop !186

280:                                              ; preds = %270
  %281 = load i64, ptr %93, align 8, !tbaa !189
  %282 = load i64, ptr %94, align 8, !tbaa !190
  %283 = icmp slt i64 %281, %282
  br i1 %283, label %284, label %288

284:                                              ; preds = %280
  %285 = getelementptr inbounds double, ptr %5, i64 %281
  %286 = load double, ptr %285, align 8, !tbaa !32
  %287 = fcmp contract ole double %286, %196
  br label %288

288:                                              ; preds = %284, %280
  %289 = phi i1 [ false, %280 ], [ %287, %284 ]
  %290 = load i64, ptr %95, align 8, !tbaa !154
  %291 = icmp sgt i64 %290, 0
  br i1 %291, label %292, label %294

292:                                              ; preds = %288
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %28, i64 %97, i1 false)
  %293 = load ptr, ptr %98, align 8, !tbaa !191
  tail call void %293(ptr noundef nonnull %0, double noundef %126, double noundef %195, ptr noundef %2, ptr noundef %30, ptr noundef %10) #12
  br label %332

294:                                              ; preds = %288
  %295 = load i64, ptr %96, align 8, !tbaa !43
  %296 = icmp sgt i64 %295, 0
  br i1 %296, label %297, label %327

297:                                              ; preds = %294
  tail call void @guards(ptr noundef nonnull %0, double noundef %196, ptr noundef %28, ptr noundef %31)
  %298 = load i64, ptr %95, align 8, !tbaa !154
  %299 = load i64, ptr %96, align 8, !tbaa !43
  %300 = add nsw i64 %299, %298
  %301 = icmp sgt i64 %300, 0
  br i1 %301, label %302, label %324

302:                                              ; preds = %297, %321
  %303 = phi i64 [ %322, %321 ], [ 0, %297 ]
  %304 = getelementptr inbounds double, ptr %9, i64 %303
  %305 = load double, ptr %304, align 8, !tbaa !32
  %306 = getelementptr inbounds double, ptr %31, i64 %303
  %307 = load double, ptr %306, align 8, !tbaa !32
  %308 = icmp sgt i64 %298, %303
  br i1 %308, label %313, label %309

309:                                              ; preds = %302
  %310 = fcmp contract olt double %307, 0.000000e+00
  %311 = fcmp contract uge double %305, 0.000000e+00
  %312 = and i1 %311, %310
  br i1 %312, label %324, label %321

313:                                              ; preds = %302
  %314 = fcmp contract ogt double %305, 0.000000e+00
  %315 = fcmp contract ole double %307, 0.000000e+00
  %316 = and i1 %314, %315
  %317 = fcmp contract olt double %305, 0.000000e+00
  %318 = fcmp contract oge double %307, 0.000000e+00
  %319 = and i1 %317, %318
  %320 = or i1 %316, %319
  br i1 %320, label %324, label %321

321:                                              ; preds = %313, %309
  %322 = add nuw nsw i64 %303, 1
  %323 = icmp eq i64 %322, %300
  br i1 %323, label %324, label %302, !llvm.loop !192

324:                                              ; preds = %321, %313, %309, %297
  %325 = phi i64 [ -1, %297 ], [ %303, %309 ], [ %303, %313 ], [ -1, %321 ]
  %326 = icmp sgt i64 %325, -1
  br label %327

327:                                              ; preds = %324, %294
  %328 = phi i1 [ %326, %324 ], [ false, %294 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %30, ptr align 8 %28, i64 %97, i1 false)
  %329 = or i1 %289, %328
  br i1 %329, label %330, label %449

330:                                              ; preds = %327
  %331 = load ptr, ptr %98, align 8, !tbaa !191
  tail call void %331(ptr noundef %0, double noundef %126, double noundef %195, ptr noundef %2, ptr noundef %30, ptr noundef %10) #12
  br i1 %328, label %332, label %449

332:                                              ; preds = %330, %292
  %333 = load i64, ptr %95, align 8, !tbaa !154
  %334 = icmp slt i64 %333, 1
  %335 = select i1 %334, i64 1, i64 4
  %336 = sitofp i64 %335 to double
  %337 = load ptr, ptr %99, align 16, !tbaa !193
  br label %338

338:                                              ; preds = %373, %332
  %339 = phi i64 [ 0, %332 ], [ %342, %373 ]
  %340 = phi double [ 0.000000e+00, %332 ], [ %377, %373 ]
  %341 = phi double [ 2.000000e+00, %332 ], [ %376, %373 ]
  %342 = add nuw nsw i64 %339, 1
  %343 = sitofp i64 %342 to double
  %344 = fdiv contract double %343, %336
  tail call void %337(ptr noundef %0, ptr noundef %2, ptr noundef %30, double noundef %344, ptr noundef %10, ptr noundef %29) #12
  %345 = fmul contract double %195, %344
  %346 = fadd contract double %126, %345
  tail call void @guards(ptr noundef %0, double noundef %346, ptr noundef %29, ptr noundef %31)
  %347 = load i64, ptr %95, align 8, !tbaa !154
  %348 = load i64, ptr %96, align 8, !tbaa !43
  %349 = add nsw i64 %348, %347
  %350 = icmp sgt i64 %349, 0
  br i1 %350, label %351, label %373

351:                                              ; preds = %338, %370
  %352 = phi i64 [ %371, %370 ], [ 0, %338 ]
  %353 = getelementptr inbounds double, ptr %9, i64 %352
  %354 = load double, ptr %353, align 8, !tbaa !32
  %355 = getelementptr inbounds double, ptr %31, i64 %352
  %356 = load double, ptr %355, align 8, !tbaa !32
  %357 = icmp sgt i64 %347, %352
  br i1 %357, label %362, label %358

358:                                              ; preds = %351
  %359 = fcmp contract olt double %356, 0.000000e+00
  %360 = fcmp contract uge double %354, 0.000000e+00
  %361 = and i1 %360, %359
  br i1 %361, label %373, label %370

362:                                              ; preds = %351
  %363 = fcmp contract ogt double %354, 0.000000e+00
  %364 = fcmp contract ole double %356, 0.000000e+00
  %365 = and i1 %363, %364
  %366 = fcmp contract olt double %354, 0.000000e+00
  %367 = fcmp contract oge double %356, 0.000000e+00
  %368 = and i1 %366, %367
  %369 = or i1 %365, %368
  br i1 %369, label %373, label %370

370:                                              ; preds = %362, %358
  %371 = add nuw nsw i64 %352, 1
  %372 = icmp eq i64 %371, %349
  br i1 %372, label %373, label %351, !llvm.loop !192

373:                                              ; preds = %370, %362, %358, %338
  %374 = phi i64 [ -1, %338 ], [ -1, %370 ], [ %352, %362 ], [ %352, %358 ]
  %375 = icmp sgt i64 %374, -1
  %376 = select i1 %375, double %344, double %341
  %377 = select i1 %375, double %340, double %344
  %378 = icmp ult i64 %342, %335
  %379 = fcmp contract ogt double %376, 1.000000e+00
  %380 = select i1 %378, i1 %379, i1 false
  br i1 %380, label %338, label %381, !llvm.loop !194

381:                                              ; preds = %373
  br i1 %379, label %440, label %382

382:                                              ; preds = %381
  %383 = fadd contract double %126, %195
  %384 = tail call contract double @llvm.fabs.f64(double %383)
  %385 = fmul contract double %384, 0x3CD0000000000000
  br label %386

386:                                              ; preds = %429, %382
  %387 = phi i64 [ %374, %382 ], [ %430, %429 ]
  %388 = phi i64 [ 0, %382 ], [ %433, %429 ]
  %389 = phi double [ %377, %382 ], [ %432, %429 ]
  %390 = phi double [ %376, %382 ], [ %431, %429 ]
  %391 = fsub contract double %390, %389
  %392 = fmul contract double %195, %391
  %393 = fcmp contract ogt double %392, %385
  br i1 %393, label %394, label %435

394:                                              ; preds = %386
  %395 = fadd contract double %389, %390
  %396 = fmul contract double %395, 5.000000e-01
  %397 = fcmp contract ugt double %396, %389
  %398 = fcmp contract ult double %396, %390
  %399 = and i1 %397, %398
  br i1 %399, label %400, label %435

400:                                              ; preds = %394
  tail call void %337(ptr noundef %0, ptr noundef %2, ptr noundef %30, double noundef %396, ptr noundef %10, ptr noundef %29) #12
  %401 = fmul contract double %195, %396
  %402 = fadd contract double %126, %401
  tail call void @guards(ptr noundef %0, double noundef %402, ptr noundef %29, ptr noundef %31)
  %403 = load i64, ptr %95, align 8, !tbaa !154
  %404 = load i64, ptr %96, align 8, !tbaa !43
  %405 = add nsw i64 %404, %403
  %406 = icmp sgt i64 %405, 0
  br i1 %406, label %407, label %429

407:                                              ; preds = %400, %426
  %408 = phi i64 [ %427, %426 ], [ 0, %400 ]
  %409 = getelementptr inbounds double, ptr %9, i64 %408
  %410 = load double, ptr %409, align 8, !tbaa !32
  %411 = getelementptr inbounds double, ptr %31, i64 %408
  %412 = load double, ptr %411, align 8, !tbaa !32
  %413 = icmp sgt i64 %403, %408
  br i1 %413, label %418, label %414

414:                                              ; preds = %407
  %415 = fcmp contract olt double %412, 0.000000e+00
  %416 = fcmp contract uge double %410, 0.000000e+00
  %417 = and i1 %416, %415
  br i1 %417, label %429, label %426

418:                                              ; preds = %407
  %419 = fcmp contract ogt double %410, 0.000000e+00
  %420 = fcmp contract ole double %412, 0.000000e+00
  %421 = and i1 %419, %420
  %422 = fcmp contract olt double %410, 0.000000e+00
  %423 = fcmp contract oge double %412, 0.000000e+00
  %424 = and i1 %422, %423
  %425 = or i1 %421, %424
  br i1 %425, label %429, label %426

426:                                              ; preds = %418, %414
  %427 = add nuw nsw i64 %408, 1
  %428 = icmp eq i64 %427, %405
  br i1 %428, label %429, label %407, !llvm.loop !192

429:                                              ; preds = %426, %418, %414, %400
  %430 = phi i64 [ %387, %400 ], [ %387, %426 ], [ %408, %418 ], [ %408, %414 ]
  %431 = phi double [ %390, %400 ], [ %390, %426 ], [ %396, %418 ], [ %396, %414 ]
  %432 = phi double [ %396, %400 ], [ %396, %426 ], [ %389, %418 ], [ %389, %414 ]
  %433 = add nuw nsw i64 %388, 1
  %434 = icmp eq i64 %433, 80
  br i1 %434, label %435, label %386, !llvm.loop !195

435:                                              ; preds = %429, %394, %386
  %436 = phi i64 [ %430, %429 ], [ %387, %394 ], [ %387, %386 ]
  %437 = phi double [ %431, %429 ], [ %390, %394 ], [ %390, %386 ]
  tail call void %337(ptr noundef %0, ptr noundef %2, ptr noundef %30, double noundef %437, ptr noundef %10, ptr noundef %29) #12
  %438 = fmul contract double %195, %437
  %439 = fadd contract double %126, %438
  tail call void @guards(ptr noundef %0, double noundef %439, ptr noundef %29, ptr noundef %31)
  br label %440

440:                                              ; preds = %435, %381
  %441 = phi i64 [ %374, %381 ], [ %436, %435 ]
  %442 = phi double [ %376, %381 ], [ %437, %435 ]
  %443 = icmp sgt i64 %441, -1
  %444 = fcmp contract olt double %442, 1.000000e+00
  %445 = select i1 %443, i1 %444, i1 false
  br i1 %445, label %446, label %449

446:                                              ; preds = %440
  %447 = fmul contract double %195, %442
  %448 = fadd contract double %126, %447
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %28, ptr align 8 %29, i64 %97, i1 false)
  br label %449

449:                                              ; preds = %446, %440, %330, %327
  %450 = phi i64 [ %441, %446 ], [ %441, %440 ], [ -1, %330 ], [ -1, %327 ]
  %451 = phi double [ %448, %446 ], [ %196, %440 ], [ %196, %330 ], [ %196, %327 ]
  store double 1.000000e+00, ptr %32, align 8, !tbaa !175
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %28, i64 %97, i1 false)
  %452 = load double, ptr %100, align 8, !tbaa !178
  %453 = tail call contract double @project(ptr noundef %0, double noundef %451, ptr noundef %28, double noundef %452)
  br i1 %151, label %512, label %454

454:                                              ; preds = %449
  %455 = load i64, ptr %87, align 8, !tbaa !20
  %456 = icmp sgt i64 %455, 0
  br i1 %456, label %457, label %512

457:                                              ; preds = %454
  %458 = load i64, ptr %0, align 8, !tbaa !13
  %459 = getelementptr inbounds double, ptr %29, i64 %458
  %460 = getelementptr inbounds double, ptr %28, i64 %458
  %461 = getelementptr inbounds double, ptr %4, i64 %458
  %462 = load double, ptr %90, align 8, !tbaa !168
  %463 = load double, ptr %461, align 8, !tbaa !32
  %464 = load i64, ptr %16, align 8, !tbaa !14
  %465 = icmp sgt i64 %464, 0
  br i1 %465, label %466, label %493

466:                                              ; preds = %457, %466
  %467 = phi i64 [ %486, %466 ], [ 0, %457 ]
  %468 = phi double [ %485, %466 ], [ %463, %457 ]
  %469 = phi double [ %481, %466 ], [ 0.000000e+00, %457 ]
  %470 = phi double [ %478, %466 ], [ 0.000000e+00, %457 ]
  %471 = getelementptr inbounds double, ptr %460, i64 %467
  %472 = load double, ptr %471, align 8, !tbaa !32
  %473 = getelementptr inbounds double, ptr %459, i64 %467
  %474 = load double, ptr %473, align 8, !tbaa !32
  %475 = fsub contract double %472, %474
  %476 = tail call contract double @llvm.fabs.f64(double %475)
  %477 = fcmp contract ogt double %476, %470
  %478 = select i1 %477, double %476, double %470
  %479 = tail call contract double @llvm.fabs.f64(double %474)
  %480 = fcmp contract ogt double %479, %469
  %481 = select i1 %480, double %479, double %469
  %482 = getelementptr inbounds double, ptr %461, i64 %467
  %483 = load double, ptr %482, align 8, !tbaa !32
  %484 = fcmp contract ogt double %483, %468
  %485 = select i1 %484, double %483, double %468
  %486 = add nuw nsw i64 %467, 1
  %487 = icmp eq i64 %486, %464
  br i1 %487, label %488, label %466, !llvm.loop !196

488:                                              ; preds = %466
  %489 = fmul contract double %462, %481
  %490 = fadd contract double %485, %489
  %491 = fmul contract double %490, 1.000000e+05
  %492 = fcmp contract ule double %478, %491
  br i1 %492, label %500, label %498

493:                                              ; preds = %457
  %494 = fmul contract double %462, 0.000000e+00
  %495 = fadd contract double %463, %494
  %496 = fmul contract double %495, 1.000000e+05
  %497 = fcmp contract uge double %496, 0.000000e+00
  br i1 %497, label %500, label %498

498:                                              ; preds = %493, %488
  %499 = fmul contract double %195, 5.000000e-01
  store double %499, ptr %83, align 8, !tbaa !177
  br label %709, !llvm.loop !186

500:                                              ; preds = %493, %488
  %501 = load double, ptr %32, align 8, !tbaa !175
  %502 = fcmp contract uge double %501, 1.000000e-04
  %503 = select i1 %502, i1 true, i1 %116
  %504 = icmp sgt i64 %450, -1
  %505 = or i1 %504, %503
  %506 = or i1 %194, %505
  %507 = icmp sgt i64 %121, 11
  %508 = select i1 %506, i1 true, i1 %507
  br i1 %508, label %512, label %509

509:                                              ; preds = %500
  %510 = fmul contract double %195, 9.300000e-01
  store double %510, ptr %83, align 8, !tbaa !177
  %511 = add nsw i64 %121, 1
  br label %709, !llvm.loop !186

512:                                              ; preds = %500, %454, %449
  %513 = load double, ptr %100, align 8, !tbaa !178
  %514 = fmul contract double %513, 1.000000e+03
  %515 = fcmp contract ugt double %453, %514
  br i1 %515, label %521, label %516

516:                                              ; preds = %512
  br i1 %289, label %517, label %555

517:                                              ; preds = %516
  %518 = load i64, ptr %93, align 8, !tbaa !189
  %519 = load i64, ptr %94, align 8, !tbaa !190
  %520 = icmp slt i64 %518, %519
  br i1 %520, label %530, label %555

521:                                              ; preds = %512
  %522 = fmul contract double %195, 5.000000e-01
  store double %522, ptr %83, align 8, !tbaa !177
  %523 = load i64, ptr %25, align 8, !tbaa !174
  %524 = add nsw i64 %523, 1
  store i64 %524, ptr %25, align 8, !tbaa !174
  %525 = fmul contract double %132, 0x3D719799812DEA11
  %526 = fcmp contract olt double %522, %525
  %527 = or i1 %151, %526
  br i1 %527, label %713, label %528

528:                                              ; preds = %521, %709
  %529 = phi i64 [ %710, %709 ], [ 0, %521 ]
  br label %117, !llvm.loop !186

530:                                              ; preds = %517, %547
  %531 = phi i64 [ %552, %547 ], [ %518, %517 ]
  %532 = getelementptr inbounds double, ptr %5, i64 %531
  %533 = load double, ptr %532, align 8, !tbaa !32
  %534 = fcmp contract ugt double %533, %451
  br i1 %534, label %555, label %535

535:                                              ; preds = %530
  %536 = fcmp contract oeq double %533, %451
  br i1 %536, label %537, label %538

537:                                              ; preds = %535
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %29, ptr align 8 %28, i64 %97, i1 false)
  br label %547

538:                                              ; preds = %535
  %539 = load ptr, ptr %99, align 16, !tbaa !193
  %540 = fsub contract double %533, %126
  %541 = fdiv contract double %540, %195
  tail call void %539(ptr noundef %0, ptr noundef %2, ptr noundef %30, double noundef %541, ptr noundef %10, ptr noundef %29) #12
  %542 = load i64, ptr %93, align 8, !tbaa !189
  %543 = getelementptr inbounds double, ptr %5, i64 %542
  %544 = load double, ptr %543, align 8, !tbaa !32
  %545 = load double, ptr %100, align 8, !tbaa !178
  %546 = tail call contract double @project(ptr noundef %0, double noundef %544, ptr noundef %29, double noundef %545)
  br label %547

547:                                              ; preds = %538, %537
  %548 = load i64, ptr %93, align 8, !tbaa !189
  %549 = add nsw i64 %548, 1
  store i64 %549, ptr %93, align 8, !tbaa !189
  %550 = mul nsw i64 %548, %22
  %551 = getelementptr inbounds double, ptr %6, i64 %550
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %551, ptr align 8 %29, i64 %97, i1 false)
  %552 = load i64, ptr %93, align 8, !tbaa !189
  %553 = load i64, ptr %94, align 8, !tbaa !190
  %554 = icmp slt i64 %552, %553
  br i1 %554, label %530, label %555

555:                                              ; preds = %547, %530, %517, %516
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %28, i64 %97, i1 false)
  store double %451, ptr %1, align 8, !tbaa !166
  br i1 %151, label %561, label %556

556:                                              ; preds = %555
  %557 = fmul contract double %195, %261
  %558 = load double, ptr %85, align 8, !tbaa !167
  %559 = fcmp contract olt double %557, %558
  %560 = select contract i1 %559, double %557, double %558
  store double %560, ptr %83, align 8, !tbaa !177
  br label %561

561:                                              ; preds = %556, %555
  store double 0.000000e+00, ptr %101, align 8, !tbaa !136
  store i64 0, ptr %79, align 8, !tbaa !143
  tail call void @rates(ptr noundef %0, double noundef %451, ptr noundef %2, ptr noundef %3)
  store i64 1, ptr %79, align 8, !tbaa !143
  %562 = load double, ptr %32, align 8, !tbaa !175
  %563 = load double, ptr %101, align 8, !tbaa !136
  %564 = fcmp contract une double %563, 0.000000e+00
  br i1 %564, label %713, label %565

565:                                              ; preds = %561
  %566 = load double, ptr %89, align 8, !tbaa !86
  %567 = fcmp contract une double %566, 0.000000e+00
  br i1 %567, label %713, label %568

568:                                              ; preds = %565
  %569 = load i64, ptr %96, align 8, !tbaa !43
  %570 = icmp sgt i64 %569, 0
  br i1 %570, label %571, label %639

571:                                              ; preds = %568
  %572 = load ptr, ptr %102, align 8, !tbaa !45, !noalias !197
  %573 = load i64, ptr %0, align 8, !tbaa !13, !noalias !197
  %574 = getelementptr inbounds double, ptr %572, i64 %573
  %575 = load i64, ptr %103, align 8, !tbaa !48, !noalias !197
  %576 = getelementptr inbounds double, ptr %574, i64 %575
  %577 = load i64, ptr %16, align 8, !tbaa !14, !noalias !197
  %578 = getelementptr inbounds double, ptr %576, i64 %577
  %579 = load i64, ptr %104, align 8, !tbaa !49, !noalias !197
  %580 = getelementptr inbounds double, ptr %578, i64 %579
  %581 = load i64, ptr %87, align 8, !tbaa !20, !noalias !197
  %582 = getelementptr inbounds double, ptr %580, i64 %581
  %583 = load i64, ptr %105, align 8, !tbaa !27, !noalias !197
  %584 = getelementptr inbounds double, ptr %582, i64 %583
  %585 = getelementptr inbounds double, ptr %584, i64 %581
  %586 = load ptr, ptr %106, align 8, !tbaa !75, !noalias !197
  %587 = add i64 %577, 2
  %588 = add nsw i64 %581, %577
  br label %589

589:                                              ; preds = %636, %571
  %590 = phi i64 [ 0, %571 ], [ %637, %636 ]
  %591 = icmp eq i64 %590, 0
  br i1 %591, label %609, label %592

592:                                              ; preds = %589
  %593 = load i64, ptr %107, align 8, !tbaa !67, !noalias !197
  %594 = add nsw i64 %588, %593
  %595 = mul i64 %594, 3
  %596 = add i64 %595, 5
  br label %597

597:                                              ; preds = %597, %592
  %598 = phi ptr [ %585, %592 ], [ %605, %597 ]
  %599 = phi i64 [ 0, %592 ], [ %606, %597 ]
  %600 = phi i64 [ 0, %592 ], [ %607, %597 ]
  %601 = getelementptr inbounds i64, ptr %586, i64 %600
  %602 = load i64, ptr %601, align 8, !tbaa !31, !noalias !197
  %603 = mul i64 %602, %587
  %604 = add i64 %596, %603
  %605 = getelementptr inbounds double, ptr %598, i64 %604
  %606 = add nsw i64 %602, %599
  %607 = add nuw nsw i64 %600, 1
  %608 = icmp eq i64 %607, %590
  br i1 %608, label %609, label %597, !llvm.loop !76

609:                                              ; preds = %597, %589
  %610 = phi i64 [ 0, %589 ], [ %606, %597 ]
  %611 = phi ptr [ %585, %589 ], [ %605, %597 ]
  %612 = getelementptr inbounds i64, ptr %586, i64 %590
  %613 = load i64, ptr %612, align 8, !tbaa !31, !noalias !197
  %614 = icmp eq i64 %613, 2
  br i1 %614, label %615, label %636

615:                                              ; preds = %609
  %616 = load ptr, ptr %108, align 8, !tbaa !77
  %617 = getelementptr inbounds i64, ptr %616, i64 %590
  %618 = load i64, ptr %617, align 8, !tbaa !31
  %619 = icmp eq i64 %618, 1
  br i1 %619, label %620, label %636

620:                                              ; preds = %615
  %621 = load double, ptr %611, align 8, !tbaa !32
  %622 = fmul contract double %621, %621
  %623 = getelementptr inbounds double, ptr %611, i64 1
  %624 = load double, ptr %623, align 8, !tbaa !32
  %625 = fmul contract double %624, %624
  %626 = fadd contract double %622, %625
  %627 = tail call contract double @llvm.sqrt.f64(double %626)
  %628 = fcmp contract ogt double %627, 1.000000e-09
  br i1 %628, label %629, label %636

629:                                              ; preds = %620
  %630 = load ptr, ptr %109, align 8, !tbaa !117
  %631 = getelementptr double, ptr %630, i64 %610
  %632 = fdiv contract double %621, %627
  store double %632, ptr %631, align 8, !tbaa !32
  %633 = load double, ptr %623, align 8, !tbaa !32
  %634 = fdiv contract double %633, %627
  %635 = getelementptr double, ptr %631, i64 1
  store double %634, ptr %635, align 8, !tbaa !32
  br label %636

636:                                              ; preds = %629, %620, %615, %609
  %637 = add nuw nsw i64 %590, 1
  %638 = icmp eq i64 %637, %569
  br i1 %638, label %639, label %589, !llvm.loop !200

639:                                              ; preds = %636, %568
  %640 = icmp sgt i64 %450, -1
  %641 = load i64, ptr %95, align 8, !tbaa !154
  %642 = add nsw i64 %641, %569
  %643 = icmp sgt i64 %642, 0
  br i1 %640, label %644, label %696

644:                                              ; preds = %639
  br i1 %643, label %645, label %698

645:                                              ; preds = %644
  %646 = load ptr, ptr %110, align 8, !tbaa !201
  %647 = getelementptr inbounds double, ptr %31, i64 %450
  br label %648

648:                                              ; preds = %689, %645
  %649 = phi i64 [ %641, %645 ], [ %677, %689 ]
  %650 = phi i64 [ 0, %645 ], [ %692, %689 ]
  %651 = icmp eq i64 %650, %450
  br i1 %651, label %652, label %654

652:                                              ; preds = %648
  %653 = load double, ptr %647, align 8, !tbaa !32
  br label %672

654:                                              ; preds = %648
  %655 = getelementptr inbounds double, ptr %9, i64 %650
  %656 = load double, ptr %655, align 8, !tbaa !32
  %657 = getelementptr inbounds double, ptr %31, i64 %650
  %658 = load double, ptr %657, align 8, !tbaa !32
  %659 = icmp sgt i64 %649, %650
  br i1 %659, label %664, label %660

660:                                              ; preds = %654
  %661 = fcmp contract olt double %658, 0.000000e+00
  %662 = fcmp contract uge double %656, 0.000000e+00
  %663 = and i1 %662, %661
  br label %672

664:                                              ; preds = %654
  %665 = fcmp contract ogt double %656, 0.000000e+00
  %666 = fcmp contract ole double %658, 0.000000e+00
  %667 = and i1 %665, %666
  %668 = fcmp contract olt double %656, 0.000000e+00
  %669 = fcmp contract oge double %658, 0.000000e+00
  %670 = and i1 %668, %669
  %671 = or i1 %667, %670
  br label %672

672:                                              ; preds = %664, %660, %652
  %673 = phi double [ %653, %652 ], [ %658, %660 ], [ %658, %664 ]
  %674 = phi i1 [ true, %652 ], [ %663, %660 ], [ %671, %664 ]
  %675 = zext i1 %674 to i64
  %676 = getelementptr inbounds i64, ptr %646, i64 %650
  store i64 %675, ptr %676, align 8, !tbaa !31
  %677 = load i64, ptr %95, align 8, !tbaa !154
  %678 = icmp slt i64 %650, %677
  %679 = select i1 %674, i1 %678, i1 false
  br i1 %679, label %680, label %689

680:                                              ; preds = %672
  %681 = tail call contract double @llvm.fabs.f64(double %673)
  %682 = fcmp contract ogt double %681, 1.000000e-300
  %683 = select contract i1 %682, double %681, double 1.000000e-300
  %684 = getelementptr inbounds double, ptr %9, i64 %650
  %685 = load double, ptr %684, align 8, !tbaa !32
  %686 = fcmp contract ogt double %685, 0.000000e+00
  %687 = fneg contract double %683
  %688 = select contract i1 %686, double %687, double %683
  br label %689

689:                                              ; preds = %680, %672
  %690 = phi contract double [ %688, %680 ], [ %673, %672 ]
  %691 = getelementptr inbounds double, ptr %9, i64 %650
  store double %690, ptr %691, align 8, !tbaa !32
  %692 = add nuw nsw i64 %650, 1
  %693 = load i64, ptr %96, align 8, !tbaa !43
  %694 = add nsw i64 %693, %677
  %695 = icmp slt i64 %692, %694
  br i1 %695, label %648, label %698, !llvm.loop !202

696:                                              ; preds = %639
  br i1 %643, label %697, label %698

697:                                              ; preds = %696
  tail call void @guards(ptr noundef nonnull %0, double noundef %451, ptr noundef %2, ptr noundef %9)
  br label %698

698:                                              ; preds = %689, %697, %696, %644
  %699 = load i64, ptr %34, align 8, !tbaa !176
  %700 = getelementptr inbounds double, ptr %7, i64 %699
  store double %451, ptr %700, align 8, !tbaa !32
  %701 = mul nsw i64 %699, %22
  %702 = getelementptr inbounds double, ptr %8, i64 %701
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %702, ptr align 8 %2, i64 %97, i1 false)
  %703 = load i64, ptr %34, align 8, !tbaa !176
  %704 = add nsw i64 %703, 1
  store i64 %704, ptr %34, align 8, !tbaa !176
  %705 = load i64, ptr %23, align 8, !tbaa !173
  %706 = add nsw i64 %705, 1
  store i64 %706, ptr %23, align 8, !tbaa !173
  br i1 %640, label %707, label %111

707:                                              ; preds = %698
  %708 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 14
  store i64 %450, ptr %708, align 8, !tbaa !203
  br label %713

709:                                              ; preds = %509, %498, %273
  %710 = phi i64 [ %511, %509 ], [ %121, %498 ], [ %279, %273 ]
  %711 = load i64, ptr %25, align 8, !tbaa !174
  %712 = add nsw i64 %711, 1
  store i64 %712, ptr %25, align 8, !tbaa !174
  br label %528

713:                                              ; preds = %521, %122, %138, %561, %565, %160, %163, %240, %243, %707
  %714 = phi i64 [ 4, %707 ], [ 6, %240 ], [ %244, %243 ], [ 6, %160 ], [ %166, %163 ], [ 1, %138 ], [ 0, %122 ], [ 5, %521 ], [ 6, %561 ], [ 7, %565 ]
  store i64 0, ptr %79, align 8, !tbaa !143
  ret i64 %714
}

; Function Attrs: nounwind uwtable
define void @states_at(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %12 = load i64, ptr %11, align 8, !tbaa !172
  %13 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %12
  %14 = load i64, ptr %0, align 8, !tbaa !13
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = add nsw i64 %16, %14
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %19 = load i64, ptr %18, align 8, !tbaa !15
  %20 = add nsw i64 %19, 1
  %21 = mul nsw i64 %20, %17
  %22 = mul nsw i64 %21, 24
  %23 = getelementptr inbounds double, ptr %9, i64 %22
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 111
  store double 0.000000e+00, ptr %24, align 8, !tbaa !5
  %25 = icmp sgt i64 %2, 0
  br i1 %25, label %26, label %42

26:                                               ; preds = %10
  %27 = shl i64 %21, 3
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  %31 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  %32 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  br label %33

33:                                               ; preds = %26, %80
  %34 = phi i64 [ 0, %26 ], [ %53, %80 ]
  %35 = phi i64 [ -1, %26 ], [ %81, %80 ]
  %36 = phi i64 [ 0, %26 ], [ %82, %80 ]
  %37 = getelementptr inbounds double, ptr %3, i64 %36
  %38 = add nsw i64 %34, 1
  %39 = tail call i64 @llvm.smax.i64(i64 %4, i64 %38)
  %40 = add nsw i64 %39, -1
  %41 = load double, ptr %37, align 8, !tbaa !32
  br label %44

42:                                               ; preds = %80, %10
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  store i64 0, ptr %43, align 8, !tbaa !143
  ret void

44:                                               ; preds = %33, %47
  %45 = phi i64 [ %48, %47 ], [ %34, %33 ]
  %46 = icmp eq i64 %45, %40
  br i1 %46, label %52, label %47

47:                                               ; preds = %44
  %48 = add nsw i64 %45, 1
  %49 = getelementptr inbounds double, ptr %5, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !32
  %51 = fcmp contract ugt double %50, %41
  br i1 %51, label %52, label %44, !llvm.loop !204

52:                                               ; preds = %44, %47
  %53 = phi i64 [ %40, %44 ], [ %45, %47 ]
  %54 = mul nsw i64 %53, %21
  %55 = getelementptr inbounds double, ptr %6, i64 %54
  %56 = getelementptr inbounds double, ptr %5, i64 %53
  %57 = load double, ptr %56, align 8, !tbaa !32
  %58 = fsub contract double %41, %57
  %59 = mul nsw i64 %36, %21
  %60 = getelementptr inbounds double, ptr %8, i64 %59
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %55, i64 %27, i1 false)
  %61 = fcmp contract oeq double %58, 0.000000e+00
  br i1 %61, label %80, label %62

62:                                               ; preds = %52
  %63 = icmp ne i64 %35, %53
  br i1 %63, label %64, label %71

64:                                               ; preds = %62
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, i8 0, i64 16, i1 false)
  %65 = load double, ptr %56, align 8, !tbaa !32
  tail call void @rates(ptr noundef nonnull %0, double noundef %65, ptr noundef %55, ptr noundef %23)
  %66 = load ptr, ptr %30, align 8, !tbaa !184
  %67 = load i64, ptr %0, align 8, !tbaa !13
  %68 = getelementptr inbounds double, ptr %23, i64 %67
  %69 = load i64, ptr %15, align 8, !tbaa !14
  %70 = shl i64 %69, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %68, i64 %70, i1 false)
  br label %71

71:                                               ; preds = %64, %62
  store i64 1, ptr %29, align 8, !tbaa !143
  %72 = load ptr, ptr %13, align 16, !tbaa !185
  %73 = load double, ptr %56, align 8, !tbaa !32
  %74 = load double, ptr %31, align 8, !tbaa !168
  %75 = zext i1 %63 to i64
  %76 = tail call contract double %72(ptr noundef nonnull %0, double noundef %73, double noundef %58, ptr noundef %55, ptr noundef %23, ptr noundef %7, double noundef %74, i64 noundef %75, ptr noundef %60, ptr noundef %9) #12
  %77 = load double, ptr %37, align 8, !tbaa !32
  %78 = load double, ptr %32, align 8, !tbaa !178
  %79 = tail call contract double @project(ptr noundef nonnull %0, double noundef %77, ptr noundef %60, double noundef %78)
  br label %80

80:                                               ; preds = %52, %71
  %81 = phi i64 [ %53, %71 ], [ %35, %52 ]
  %82 = add nuw nsw i64 %36, 1
  %83 = icmp eq i64 %82, %2
  br i1 %83, label %42, label %33, !llvm.loop !205
}

; Function Attrs: nounwind uwtable
define internal fastcc void @set_state(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %5 = load ptr, ptr %4, align 8, !tbaa !17
  %6 = load i64, ptr %0, align 8, !tbaa !13
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !14
  %9 = add nsw i64 %8, %6
  %10 = shl i64 %9, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %2, i64 %10, i1 false)
  %11 = load ptr, ptr %4, align 8, !tbaa !17
  %12 = load i64, ptr %0, align 8, !tbaa !13
  %13 = load i64, ptr %7, align 8, !tbaa !14
  %14 = getelementptr double, ptr %11, i64 %12
  %15 = getelementptr double, ptr %14, i64 %13
  store double %1, ptr %15, align 8, !tbaa !32
  %16 = getelementptr inbounds double, ptr %15, i64 1
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 7
  %18 = load i64, ptr %17, align 8, !tbaa !206
  switch i64 %18, label %84 [
    i64 1, label %19
    i64 2, label %80
  ]

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !207
  %22 = icmp sgt i64 %21, 2
  br i1 %22, label %26, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %25 = load ptr, ptr %24, align 8, !tbaa !208
  br label %42

26:                                               ; preds = %19
  %27 = add nsw i64 %21, -1
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %29 = load ptr, ptr %28, align 8, !tbaa !208
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
  br i1 %41, label %30, label %42, !llvm.loop !209

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
  %58 = load i64, ptr %57, align 8, !tbaa !210
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %84

60:                                               ; preds = %42
  %61 = fsub contract double 1.000000e+00, %56
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %63 = load ptr, ptr %62, align 8, !tbaa !211
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
  br i1 %79, label %84, label %68, !llvm.loop !212

80:                                               ; preds = %3
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %82 = load i64, ptr %81, align 8, !tbaa !213
  %83 = inttoptr i64 %82 to ptr
  tail call void %83(ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef null) #12
  br label %84

84:                                               ; preds = %68, %3, %42, %80
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @prepare(ptr noundef %0, i64 noundef %1, double noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %5 = load i64, ptr %4, align 8, !tbaa !143
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %9 = load i64, ptr %8, align 8, !tbaa !60
  br label %228

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %12 = load ptr, ptr %11, align 8, !tbaa !61
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %14 = load ptr, ptr %13, align 8, !tbaa !214
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %16 = load ptr, ptr %15, align 8, !tbaa !215
  %17 = icmp sgt i64 %1, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %10
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %20 = load ptr, ptr %19, align 8, !tbaa !55
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %22 = load i64, ptr %21, align 8, !tbaa !14
  %23 = icmp sgt i64 %22, 0
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %26 = load ptr, ptr %25, align 8, !tbaa !216
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %28 = load i64, ptr %27, align 8, !tbaa !20
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  br label %36

30:                                               ; preds = %70, %10
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  br label %76

36:                                               ; preds = %70, %18
  %37 = phi i64 [ 0, %18 ], [ %74, %70 ]
  %38 = mul nsw i64 %37, %22
  %39 = getelementptr inbounds double, ptr %20, i64 %38
  br i1 %23, label %40, label %54

40:                                               ; preds = %36
  %41 = load ptr, ptr %24, align 8, !tbaa !217
  br label %42

42:                                               ; preds = %42, %40
  %43 = phi i64 [ 0, %40 ], [ %52, %42 ]
  %44 = phi double [ 0.000000e+00, %40 ], [ %51, %42 ]
  %45 = getelementptr inbounds double, ptr %39, i64 %43
  %46 = load double, ptr %45, align 8, !tbaa !32
  %47 = fmul contract double %46, %46
  %48 = getelementptr inbounds double, ptr %41, i64 %43
  %49 = load double, ptr %48, align 8, !tbaa !32
  %50 = fmul contract double %47, %49
  %51 = fadd contract double %44, %50
  %52 = add nuw nsw i64 %43, 1
  %53 = icmp eq i64 %52, %22
  br i1 %53, label %54, label %42, !llvm.loop !218

54:                                               ; preds = %42, %36
  %55 = phi double [ 0.000000e+00, %36 ], [ %51, %42 ]
  %56 = fcmp contract ogt double %55, 0.000000e+00
  %57 = tail call contract double @llvm.sqrt.f64(double %55)
  %58 = fdiv contract double 1.000000e+00, %57
  %59 = select contract i1 %56, double %58, double 0.000000e+00
  %60 = getelementptr inbounds double, ptr %26, i64 %37
  store double %59, ptr %60, align 8, !tbaa !32
  %61 = icmp slt i64 %37, %28
  br i1 %61, label %62, label %68

62:                                               ; preds = %54
  %63 = load ptr, ptr %29, align 8, !tbaa !219
  %64 = getelementptr inbounds double, ptr %63, i64 %37
  %65 = load double, ptr %64, align 8, !tbaa !32
  %66 = fmul contract double %65, 0x3B5E392010175EE5
  %67 = fcmp contract ogt double %55, %66
  br i1 %67, label %68, label %70

68:                                               ; preds = %62, %54
  %69 = zext i1 %56 to i32
  br label %70

70:                                               ; preds = %68, %62
  %71 = phi i32 [ %69, %68 ], [ 0, %62 ]
  %72 = sitofp i32 %71 to double
  %73 = getelementptr inbounds double, ptr %16, i64 %37
  store double %72, ptr %73, align 8, !tbaa !32
  %74 = add nuw nsw i64 %37, 1
  %75 = icmp eq i64 %74, %1
  br i1 %75, label %30, label %36, !llvm.loop !220

76:                                               ; preds = %119, %30
  %77 = phi i64 [ %121, %119 ], [ 0, %30 ]
  %78 = load i64, ptr %31, align 8, !tbaa !20
  %79 = tail call i64 @llvm.smin.i64(i64 %78, i64 %1)
  br label %81

80:                                               ; preds = %81
  br i1 %82, label %89, label %108

81:                                               ; preds = %89, %76
  %82 = phi i1 [ true, %76 ], [ false, %89 ]
  %83 = select i1 %82, i64 0, i64 %78
  %84 = select i1 %82, i64 %79, i64 %1
  %85 = icmp slt i64 %83, %84
  br i1 %85, label %90, label %80

86:                                               ; preds = %103
  %87 = icmp slt i64 %104, 0
  %88 = and i1 %82, %87
  br i1 %88, label %89, label %107

89:                                               ; preds = %86, %80
  br label %81, !llvm.loop !221

90:                                               ; preds = %81, %103
  %91 = phi i64 [ %105, %103 ], [ %83, %81 ]
  %92 = phi i64 [ %104, %103 ], [ -1, %81 ]
  %93 = getelementptr inbounds double, ptr %16, i64 %91
  %94 = load double, ptr %93, align 8, !tbaa !32
  %95 = fcmp contract ogt double %94, 0x3DA5FD7FE1796495
  br i1 %95, label %96, label %103

96:                                               ; preds = %90
  %97 = icmp slt i64 %92, 0
  br i1 %97, label %102, label %98

98:                                               ; preds = %96
  %99 = getelementptr inbounds double, ptr %16, i64 %92
  %100 = load double, ptr %99, align 8, !tbaa !32
  %101 = fcmp contract ogt double %94, %100
  br i1 %101, label %102, label %103

102:                                              ; preds = %98, %96
  br label %103

103:                                              ; preds = %102, %98, %90
  %104 = phi i64 [ %91, %102 ], [ %92, %98 ], [ %92, %90 ]
  %105 = add nsw i64 %91, 1
  %106 = icmp eq i64 %105, %84
  br i1 %106, label %86, label %90, !llvm.loop !222

107:                                              ; preds = %86
  br i1 %87, label %108, label %110

108:                                              ; preds = %107, %80
  %109 = icmp eq i64 %77, 0
  br i1 %109, label %196, label %188

110:                                              ; preds = %107
  %111 = getelementptr inbounds double, ptr %16, i64 %104
  %112 = load double, ptr %111, align 8, !tbaa !32
  %113 = tail call contract double @llvm.sqrt.f64(double %112)
  %114 = getelementptr double, ptr %14, i64 %77
  br i1 %17, label %115, label %119

115:                                              ; preds = %110
  %116 = icmp eq i64 %77, 0
  %117 = mul nsw i64 %104, %1
  %118 = getelementptr double, ptr %14, i64 %117
  br label %122

119:                                              ; preds = %185, %110
  store double 0.000000e+00, ptr %111, align 8, !tbaa !32
  %120 = getelementptr inbounds i64, ptr %12, i64 %77
  store i64 %104, ptr %120, align 8, !tbaa !31
  %121 = add nuw nsw i64 %77, 1
  br label %76, !llvm.loop !223

122:                                              ; preds = %185, %115
  %123 = phi i64 [ 0, %115 ], [ %186, %185 ]
  %124 = getelementptr inbounds double, ptr %16, i64 %123
  %125 = load double, ptr %124, align 8, !tbaa !32
  %126 = fcmp contract oeq double %125, 0.000000e+00
  %127 = icmp eq i64 %123, %104
  %128 = or i1 %127, %126
  br i1 %128, label %185, label %129

129:                                              ; preds = %122
  %130 = load ptr, ptr %32, align 8, !tbaa !55
  %131 = load i64, ptr %33, align 8, !tbaa !14
  %132 = mul nsw i64 %131, %123
  %133 = getelementptr inbounds double, ptr %130, i64 %132
  %134 = mul nsw i64 %131, %104
  %135 = getelementptr inbounds double, ptr %130, i64 %134
  %136 = icmp sgt i64 %131, 0
  br i1 %136, label %137, label %153

137:                                              ; preds = %129
  %138 = load ptr, ptr %34, align 8, !tbaa !217
  br label %139

139:                                              ; preds = %139, %137
  %140 = phi i64 [ 0, %137 ], [ %151, %139 ]
  %141 = phi double [ 0.000000e+00, %137 ], [ %150, %139 ]
  %142 = getelementptr inbounds double, ptr %133, i64 %140
  %143 = load double, ptr %142, align 8, !tbaa !32
  %144 = getelementptr inbounds double, ptr %135, i64 %140
  %145 = load double, ptr %144, align 8, !tbaa !32
  %146 = fmul contract double %143, %145
  %147 = getelementptr inbounds double, ptr %138, i64 %140
  %148 = load double, ptr %147, align 8, !tbaa !32
  %149 = fmul contract double %146, %148
  %150 = fadd contract double %141, %149
  %151 = add nuw nsw i64 %140, 1
  %152 = icmp eq i64 %151, %131
  br i1 %152, label %153, label %139, !llvm.loop !218

153:                                              ; preds = %139, %129
  %154 = phi double [ 0.000000e+00, %129 ], [ %150, %139 ]
  %155 = load ptr, ptr %35, align 8, !tbaa !216
  %156 = getelementptr inbounds double, ptr %155, i64 %123
  %157 = load double, ptr %156, align 8, !tbaa !32
  %158 = fmul contract double %154, %157
  %159 = getelementptr inbounds double, ptr %155, i64 %104
  %160 = load double, ptr %159, align 8, !tbaa !32
  %161 = fmul contract double %158, %160
  %162 = mul nsw i64 %123, %1
  br i1 %116, label %165, label %163

163:                                              ; preds = %153
  %164 = getelementptr double, ptr %14, i64 %162
  br label %174

165:                                              ; preds = %174, %153
  %166 = phi double [ %161, %153 ], [ %182, %174 ]
  %167 = fdiv contract double %166, %113
  %168 = getelementptr double, ptr %114, i64 %162
  store double %167, ptr %168, align 8, !tbaa !32
  %169 = fmul contract double %167, %167
  %170 = load double, ptr %124, align 8, !tbaa !32
  %171 = fsub contract double %170, %169
  %172 = fcmp contract olt double %171, 0.000000e+00
  %173 = select i1 %172, double 0.000000e+00, double %171
  store double %173, ptr %124, align 8, !tbaa !32
  br label %185

174:                                              ; preds = %174, %163
  %175 = phi i64 [ 0, %163 ], [ %183, %174 ]
  %176 = phi double [ %161, %163 ], [ %182, %174 ]
  %177 = getelementptr double, ptr %164, i64 %175
  %178 = load double, ptr %177, align 8, !tbaa !32
  %179 = getelementptr double, ptr %118, i64 %175
  %180 = load double, ptr %179, align 8, !tbaa !32
  %181 = fmul contract double %178, %180
  %182 = fsub contract double %176, %181
  %183 = add nuw nsw i64 %175, 1
  %184 = icmp eq i64 %183, %77
  br i1 %184, label %165, label %174, !llvm.loop !224

185:                                              ; preds = %165, %122
  %186 = add nuw nsw i64 %123, 1
  %187 = icmp eq i64 %186, %1
  br i1 %187, label %119, label %122, !llvm.loop !225

188:                                              ; preds = %108, %193
  %189 = phi i64 [ %194, %193 ], [ 0, %108 ]
  %190 = getelementptr inbounds i64, ptr %12, i64 %189
  %191 = load i64, ptr %190, align 8, !tbaa !31
  %192 = icmp slt i64 %191, %78
  br i1 %192, label %193, label %196

193:                                              ; preds = %188
  %194 = add nuw nsw i64 %189, 1
  %195 = icmp eq i64 %194, %77
  br i1 %195, label %196, label %188, !llvm.loop !226

196:                                              ; preds = %193, %188, %108
  %197 = phi i64 [ 0, %108 ], [ %189, %188 ], [ %77, %193 ]
  %198 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %199 = load i64, ptr %198, align 8, !tbaa !144
  %200 = icmp slt i64 %197, %199
  br i1 %200, label %201, label %212

201:                                              ; preds = %196
  %202 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  store double 0.000000e+00, ptr %202, align 8, !tbaa !227
  %203 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  store double 0.000000e+00, ptr %203, align 8, !tbaa !175
  %204 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %205 = load ptr, ptr %204, align 8, !tbaa !17
  %206 = load i64, ptr %0, align 8, !tbaa !13
  %207 = load i64, ptr %33, align 8, !tbaa !14
  %208 = getelementptr double, ptr %205, i64 %206
  %209 = getelementptr double, ptr %208, i64 %207
  %210 = load double, ptr %209, align 8, !tbaa !32
  %211 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  store double %210, ptr %211, align 8, !tbaa !228
  br label %217

212:                                              ; preds = %196
  store i64 %197, ptr %198, align 8, !tbaa !144
  %213 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %214 = load ptr, ptr %213, align 8, !tbaa !62
  %215 = shl i64 %197, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %214, ptr align 8 %12, i64 %215, i1 false)
  %216 = load i64, ptr %198, align 8, !tbaa !144
  br label %217

217:                                              ; preds = %201, %212
  %218 = phi i64 [ %216, %212 ], [ %199, %201 ]
  %219 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %220 = load ptr, ptr %219, align 8, !tbaa !62
  %221 = getelementptr inbounds i64, ptr %220, i64 %218
  %222 = getelementptr inbounds i64, ptr %12, i64 %197
  %223 = sub nsw i64 %77, %197
  %224 = shl i64 %223, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %221, ptr align 8 %222, i64 %224, i1 false)
  %225 = load i64, ptr %198, align 8, !tbaa !144
  %226 = add i64 %225, %223
  %227 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  store i64 %226, ptr %227, align 8, !tbaa !60
  br label %228

228:                                              ; preds = %7, %217
  %229 = phi i64 [ %9, %7 ], [ %226, %217 ]
  %230 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %231 = load ptr, ptr %230, align 8, !tbaa !214
  %232 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 113
  store double 1.000000e+00, ptr %232, align 8, !tbaa !92
  %233 = icmp sgt i64 %229, 0
  br i1 %233, label %237, label %234

234:                                              ; preds = %228
  %235 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %236 = load i64, ptr %235, align 8, !tbaa !14
  br label %373

237:                                              ; preds = %228
  %238 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %239 = load ptr, ptr %238, align 8, !tbaa !62
  %240 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %241 = load ptr, ptr %240, align 8, !tbaa !55
  %242 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %243 = load i64, ptr %242, align 8, !tbaa !14
  %244 = icmp sgt i64 %243, 0
  %245 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %246 = add nuw i64 %229, 1
  %247 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %248 = load i64, ptr %247, align 8, !tbaa !20
  %249 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %250 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %251 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  %252 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %253 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  br label %254

254:                                              ; preds = %311, %237
  %255 = phi i64 [ 0, %237 ], [ %312, %311 ]
  %256 = getelementptr inbounds i64, ptr %239, i64 %255
  %257 = load i64, ptr %256, align 8, !tbaa !31
  %258 = mul nsw i64 %257, %243
  %259 = getelementptr inbounds double, ptr %241, i64 %258
  br i1 %244, label %260, label %274

260:                                              ; preds = %254
  %261 = load ptr, ptr %245, align 8, !tbaa !217
  br label %262

262:                                              ; preds = %262, %260
  %263 = phi i64 [ 0, %260 ], [ %272, %262 ]
  %264 = phi double [ 0.000000e+00, %260 ], [ %271, %262 ]
  %265 = getelementptr inbounds double, ptr %259, i64 %263
  %266 = load double, ptr %265, align 8, !tbaa !32
  %267 = fmul contract double %266, %266
  %268 = getelementptr inbounds double, ptr %261, i64 %263
  %269 = load double, ptr %268, align 8, !tbaa !32
  %270 = fmul contract double %267, %269
  %271 = fadd contract double %264, %270
  %272 = add nuw nsw i64 %263, 1
  %273 = icmp eq i64 %272, %243
  br i1 %273, label %274, label %262, !llvm.loop !218

274:                                              ; preds = %262, %254
  %275 = phi double [ 0.000000e+00, %254 ], [ %271, %262 ]
  %276 = icmp eq i64 %255, 0
  br i1 %276, label %280, label %277

277:                                              ; preds = %274
  %278 = mul nsw i64 %255, %229
  %279 = getelementptr double, ptr %231, i64 %278
  br label %314

280:                                              ; preds = %343, %274
  %281 = phi double [ %275, %274 ], [ %355, %343 ]
  %282 = fcmp contract ogt double %281, 0.000000e+00
  %283 = select contract i1 %282, double %281, double 0.000000e+00
  %284 = mul i64 %255, %246
  %285 = getelementptr inbounds double, ptr %231, i64 %284
  store double %283, ptr %285, align 8, !tbaa !32
  %286 = icmp sgt i64 %248, %257
  br i1 %286, label %287, label %311

287:                                              ; preds = %280
  %288 = load ptr, ptr %249, align 8, !tbaa !219
  %289 = getelementptr inbounds double, ptr %288, i64 %257
  %290 = load double, ptr %289, align 8, !tbaa !32
  %291 = fcmp contract olt double %290, %283
  br i1 %291, label %292, label %293

292:                                              ; preds = %287
  store double %283, ptr %289, align 8, !tbaa !32
  br label %293

293:                                              ; preds = %292, %287
  %294 = phi double [ %283, %292 ], [ %290, %287 ]
  %295 = fcmp contract ogt double %294, 0.000000e+00
  %296 = fdiv contract double %283, %294
  %297 = select contract i1 %295, double %296, double 1.000000e+00
  %298 = load ptr, ptr %250, align 8, !tbaa !229
  %299 = getelementptr inbounds double, ptr %298, i64 %257
  store double %297, ptr %299, align 8, !tbaa !32
  %300 = load double, ptr %232, align 8, !tbaa !92
  %301 = fcmp contract olt double %297, %300
  br i1 %301, label %302, label %303

302:                                              ; preds = %293
  store double %297, ptr %232, align 8, !tbaa !92
  br label %303

303:                                              ; preds = %302, %293
  %304 = load double, ptr %251, align 8, !tbaa !175
  %305 = fcmp contract olt double %297, %304
  br i1 %305, label %306, label %307

306:                                              ; preds = %303
  store double %297, ptr %251, align 8, !tbaa !175
  br label %307

307:                                              ; preds = %306, %303
  %308 = load double, ptr %252, align 8, !tbaa !227
  %309 = fcmp contract olt double %297, %308
  br i1 %309, label %310, label %311

310:                                              ; preds = %307
  store double %297, ptr %252, align 8, !tbaa !227
  store double %2, ptr %253, align 8, !tbaa !228
  br label %311

311:                                              ; preds = %310, %307, %280
  %312 = add nuw nsw i64 %255, 1
  %313 = icmp eq i64 %312, %229
  br i1 %313, label %373, label %254, !llvm.loop !230

314:                                              ; preds = %343, %277
  %315 = phi i64 [ 0, %277 ], [ %356, %343 ]
  %316 = phi double [ %275, %277 ], [ %355, %343 ]
  %317 = getelementptr inbounds i64, ptr %239, i64 %315
  %318 = load i64, ptr %317, align 8, !tbaa !31
  %319 = mul nsw i64 %318, %243
  %320 = getelementptr inbounds double, ptr %241, i64 %319
  br i1 %244, label %321, label %337

321:                                              ; preds = %314
  %322 = load ptr, ptr %245, align 8, !tbaa !217
  br label %323

323:                                              ; preds = %323, %321
  %324 = phi i64 [ 0, %321 ], [ %335, %323 ]
  %325 = phi double [ 0.000000e+00, %321 ], [ %334, %323 ]
  %326 = getelementptr inbounds double, ptr %259, i64 %324
  %327 = load double, ptr %326, align 8, !tbaa !32
  %328 = getelementptr inbounds double, ptr %320, i64 %324
  %329 = load double, ptr %328, align 8, !tbaa !32
  %330 = fmul contract double %327, %329
  %331 = getelementptr inbounds double, ptr %322, i64 %324
  %332 = load double, ptr %331, align 8, !tbaa !32
  %333 = fmul contract double %330, %332
  %334 = fadd contract double %325, %333
  %335 = add nuw nsw i64 %324, 1
  %336 = icmp eq i64 %335, %243
  br i1 %336, label %337, label %323, !llvm.loop !218

337:                                              ; preds = %323, %314
  %338 = phi double [ 0.000000e+00, %314 ], [ %334, %323 ]
  %339 = icmp eq i64 %315, 0
  br i1 %339, label %343, label %340

340:                                              ; preds = %337
  %341 = mul nsw i64 %315, %229
  %342 = getelementptr double, ptr %231, i64 %341
  br label %358

343:                                              ; preds = %358, %337
  %344 = phi double [ %338, %337 ], [ %370, %358 ]
  %345 = mul i64 %315, %246
  %346 = getelementptr inbounds double, ptr %231, i64 %345
  %347 = load double, ptr %346, align 8, !tbaa !32
  %348 = fcmp contract ogt double %347, 0.000000e+00
  %349 = fdiv contract double %344, %347
  %350 = select contract i1 %348, double %349, double 0.000000e+00
  %351 = getelementptr double, ptr %279, i64 %315
  store double %350, ptr %351, align 8, !tbaa !32
  %352 = fmul contract double %350, %350
  %353 = load double, ptr %346, align 8, !tbaa !32
  %354 = fmul contract double %353, %352
  %355 = fsub contract double %316, %354
  %356 = add nuw nsw i64 %315, 1
  %357 = icmp eq i64 %356, %255
  br i1 %357, label %280, label %314, !llvm.loop !231

358:                                              ; preds = %358, %340
  %359 = phi i64 [ 0, %340 ], [ %371, %358 ]
  %360 = phi double [ %338, %340 ], [ %370, %358 ]
  %361 = getelementptr double, ptr %279, i64 %359
  %362 = load double, ptr %361, align 8, !tbaa !32
  %363 = getelementptr double, ptr %342, i64 %359
  %364 = load double, ptr %363, align 8, !tbaa !32
  %365 = fmul contract double %362, %364
  %366 = mul i64 %359, %246
  %367 = getelementptr inbounds double, ptr %231, i64 %366
  %368 = load double, ptr %367, align 8, !tbaa !32
  %369 = fmul contract double %365, %368
  %370 = fsub contract double %360, %369
  %371 = add nuw nsw i64 %359, 1
  %372 = icmp eq i64 %371, %315
  br i1 %372, label %343, label %358, !llvm.loop !232

373:                                              ; preds = %311, %234
  %374 = phi i64 [ %236, %234 ], [ %243, %311 ]
  %375 = icmp sgt i64 %374, 0
  br i1 %375, label %376, label %383

376:                                              ; preds = %373
  %377 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %378 = load ptr, ptr %377, align 8, !tbaa !52
  %379 = add nuw i64 %374, 1
  %380 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %381 = load ptr, ptr %380, align 8, !tbaa !217
  %382 = sitofp i64 %374 to double
  br label %395

383:                                              ; preds = %395, %373
  %384 = phi double [ 0.000000e+00, %373 ], [ %405, %395 ]
  br i1 %233, label %385, label %449

385:                                              ; preds = %383
  %386 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %387 = load ptr, ptr %386, align 8, !tbaa !55
  %388 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %389 = load ptr, ptr %388, align 8, !tbaa !62
  %390 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %391 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %392 = add i64 %374, 1
  %393 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %394 = load ptr, ptr %393, align 8, !tbaa !233
  br label %408

395:                                              ; preds = %395, %376
  %396 = phi double [ 0.000000e+00, %376 ], [ %405, %395 ]
  %397 = phi i64 [ 0, %376 ], [ %406, %395 ]
  %398 = mul i64 %397, %379
  %399 = getelementptr inbounds double, ptr %378, i64 %398
  %400 = load double, ptr %399, align 8, !tbaa !32
  %401 = getelementptr inbounds double, ptr %381, i64 %397
  %402 = load double, ptr %401, align 8, !tbaa !32
  %403 = fmul contract double %400, %402
  %404 = fdiv contract double %403, %382
  %405 = fadd contract double %396, %404
  %406 = add nuw nsw i64 %397, 1
  %407 = icmp eq i64 %406, %374
  br i1 %407, label %383, label %395, !llvm.loop !234

408:                                              ; preds = %424, %385
  %409 = phi i64 [ 0, %385 ], [ %427, %424 ]
  %410 = getelementptr inbounds i64, ptr %389, i64 %409
  %411 = load i64, ptr %410, align 8, !tbaa !31
  %412 = mul nsw i64 %411, %374
  %413 = getelementptr inbounds double, ptr %387, i64 %412
  br i1 %375, label %414, label %424

414:                                              ; preds = %408
  %415 = load ptr, ptr %390, align 8, !tbaa !217
  %416 = load ptr, ptr %391, align 8, !tbaa !52
  br label %429

417:                                              ; preds = %429
  %418 = fcmp contract ogt double %444, 0.000000e+00
  br i1 %418, label %419, label %424

419:                                              ; preds = %417
  %420 = fcmp contract ogt double %446, 0.000000e+00
  %421 = fdiv contract double %446, %444
  %422 = select contract i1 %420, double %421, double %384
  %423 = fdiv contract double %422, %444
  br label %424

424:                                              ; preds = %419, %417, %408
  %425 = phi contract double [ %423, %419 ], [ 0.000000e+00, %417 ], [ 0.000000e+00, %408 ]
  %426 = getelementptr inbounds double, ptr %394, i64 %411
  store double %425, ptr %426, align 8, !tbaa !32
  %427 = add nuw nsw i64 %409, 1
  %428 = icmp eq i64 %427, %229
  br i1 %428, label %509, label %408, !llvm.loop !235

429:                                              ; preds = %429, %414
  %430 = phi double [ 0.000000e+00, %414 ], [ %444, %429 ]
  %431 = phi double [ 0.000000e+00, %414 ], [ %446, %429 ]
  %432 = phi i64 [ 0, %414 ], [ %447, %429 ]
  %433 = getelementptr inbounds double, ptr %413, i64 %432
  %434 = load double, ptr %433, align 8, !tbaa !32
  %435 = fmul contract double %434, %434
  %436 = getelementptr inbounds double, ptr %415, i64 %432
  %437 = load double, ptr %436, align 8, !tbaa !32
  %438 = fmul contract double %435, %437
  %439 = mul i64 %432, %392
  %440 = getelementptr inbounds double, ptr %416, i64 %439
  %441 = load double, ptr %440, align 8, !tbaa !32
  %442 = fmul contract double %438, %441
  %443 = fmul contract double %437, %442
  %444 = fadd contract double %430, %438
  %445 = fcmp contract ogt double %443, %431
  %446 = select i1 %445, double %443, double %431
  %447 = add nuw nsw i64 %432, 1
  %448 = icmp eq i64 %447, %374
  br i1 %448, label %417, label %429, !llvm.loop !236

449:                                              ; preds = %517, %383
  %450 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %451 = load ptr, ptr %450, align 8, !tbaa !52
  %452 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  store double 0.000000e+00, ptr %452, align 8, !tbaa !90
  br i1 %375, label %453, label %548

453:                                              ; preds = %449, %503
  %454 = phi i64 [ %479, %503 ], [ 0, %449 ]
  %455 = mul nsw i64 %454, %374
  %456 = getelementptr double, ptr %451, i64 %455
  %457 = getelementptr double, ptr %456, i64 %454
  %458 = load double, ptr %457, align 8, !tbaa !32
  %459 = icmp eq i64 %454, 0
  br i1 %459, label %460, label %464

460:                                              ; preds = %464, %453
  %461 = phi double [ %458, %453 ], [ %470, %464 ]
  %462 = fmul contract double %458, 0x3D06849B86A12B9B
  %463 = fcmp contract ogt double %461, %462
  br i1 %463, label %473, label %505

464:                                              ; preds = %453, %464
  %465 = phi i64 [ %471, %464 ], [ 0, %453 ]
  %466 = phi double [ %470, %464 ], [ %458, %453 ]
  %467 = getelementptr double, ptr %456, i64 %465
  %468 = load double, ptr %467, align 8, !tbaa !32
  %469 = fmul contract double %468, %468
  %470 = fsub contract double %466, %469
  %471 = add nuw nsw i64 %465, 1
  %472 = icmp eq i64 %471, %454
  br i1 %472, label %460, label %464, !llvm.loop !237

473:                                              ; preds = %460
  %474 = fmul contract double %458, 1.000000e-05
  %475 = fcmp contract olt double %461, %474
  br i1 %475, label %476, label %477

476:                                              ; preds = %473
  store double 1.000000e+00, ptr %452, align 8, !tbaa !90
  br label %477

477:                                              ; preds = %476, %473
  %478 = tail call contract double @llvm.sqrt.f64(double %461)
  store double %478, ptr %457, align 8, !tbaa !32
  %479 = add nuw nsw i64 %454, 1
  %480 = icmp slt i64 %479, %374
  br i1 %480, label %481, label %503

481:                                              ; preds = %477, %487
  %482 = phi i64 [ %490, %487 ], [ %479, %477 ]
  %483 = mul nsw i64 %482, %374
  %484 = getelementptr double, ptr %451, i64 %483
  %485 = getelementptr double, ptr %484, i64 %454
  %486 = load double, ptr %485, align 8, !tbaa !32
  br i1 %459, label %487, label %492

487:                                              ; preds = %492, %481
  %488 = phi double [ %486, %481 ], [ %500, %492 ]
  %489 = fdiv contract double %488, %478
  store double %489, ptr %485, align 8, !tbaa !32
  %490 = add nuw nsw i64 %482, 1
  %491 = icmp slt i64 %490, %374
  br i1 %491, label %481, label %503, !llvm.loop !238

492:                                              ; preds = %481, %492
  %493 = phi i64 [ %501, %492 ], [ 0, %481 ]
  %494 = phi double [ %500, %492 ], [ %486, %481 ]
  %495 = getelementptr double, ptr %484, i64 %493
  %496 = load double, ptr %495, align 8, !tbaa !32
  %497 = getelementptr double, ptr %456, i64 %493
  %498 = load double, ptr %497, align 8, !tbaa !32
  %499 = fmul contract double %496, %498
  %500 = fsub contract double %494, %499
  %501 = add nuw nsw i64 %493, 1
  %502 = icmp eq i64 %501, %454
  br i1 %502, label %487, label %492, !llvm.loop !239

503:                                              ; preds = %487, %477
  %504 = icmp eq i64 %479, %374
  br i1 %504, label %548, label %453, !llvm.loop !240

505:                                              ; preds = %460
  %506 = trunc i64 %454 to i32
  %507 = add i32 %506, 1
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %548, label %545

509:                                              ; preds = %424, %517
  %510 = phi i64 [ %518, %517 ], [ 0, %424 ]
  %511 = getelementptr inbounds i64, ptr %389, i64 %510
  %512 = load i64, ptr %511, align 8, !tbaa !31
  %513 = mul nsw i64 %512, %374
  %514 = getelementptr inbounds double, ptr %387, i64 %513
  %515 = getelementptr inbounds double, ptr %394, i64 %512
  %516 = load double, ptr %515, align 8, !tbaa !32
  br i1 %375, label %520, label %517

517:                                              ; preds = %541, %509
  %518 = add nuw nsw i64 %510, 1
  %519 = icmp eq i64 %518, %229
  br i1 %519, label %449, label %509, !llvm.loop !241

520:                                              ; preds = %509, %541
  %521 = phi i64 [ %543, %541 ], [ 1, %509 ]
  %522 = phi i64 [ %542, %541 ], [ 0, %509 ]
  %523 = getelementptr inbounds double, ptr %514, i64 %522
  %524 = load double, ptr %523, align 8, !tbaa !32
  %525 = fcmp contract oeq double %524, 0.000000e+00
  br i1 %525, label %541, label %526

526:                                              ; preds = %520
  %527 = fmul contract double %516, %524
  %528 = load ptr, ptr %391, align 8, !tbaa !52
  %529 = mul nsw i64 %522, %374
  %530 = getelementptr double, ptr %528, i64 %529
  br label %531

531:                                              ; preds = %531, %526
  %532 = phi i64 [ 0, %526 ], [ %539, %531 ]
  %533 = getelementptr inbounds double, ptr %514, i64 %532
  %534 = load double, ptr %533, align 8, !tbaa !32
  %535 = fmul contract double %527, %534
  %536 = getelementptr double, ptr %530, i64 %532
  %537 = load double, ptr %536, align 8, !tbaa !32
  %538 = fadd contract double %535, %537
  store double %538, ptr %536, align 8, !tbaa !32
  %539 = add nuw nsw i64 %532, 1
  %540 = icmp eq i64 %539, %521
  br i1 %540, label %541, label %531, !llvm.loop !242

541:                                              ; preds = %531, %520
  %542 = add nuw nsw i64 %522, 1
  %543 = add nuw i64 %521, 1
  %544 = icmp eq i64 %542, %374
  br i1 %544, label %517, label %520, !llvm.loop !243

545:                                              ; preds = %505
  %546 = sitofp i32 %507 to double
  %547 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  store double %546, ptr %547, align 8, !tbaa !86
  br label %548

548:                                              ; preds = %503, %449, %505, %545
  %549 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %550 = load ptr, ptr %549, align 8, !tbaa !62
  tail call fastcc void @gram(ptr noundef %0, ptr noundef %550, i64 noundef %229)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @constrained(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %8 = load i64, ptr %7, align 8, !tbaa !14
  %9 = shl i64 %8, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %2, i64 %9, i1 false)
  %10 = shl i64 %1, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %5, i8 0, i64 %10, i1 false)
  tail call fastcc void @solve_once(ptr noundef %0, ptr noundef %3, ptr noundef %4, ptr noundef %5, i32 noundef 1)
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  %12 = load double, ptr %11, align 8, !tbaa !90
  %13 = fcmp contract une double %12, 0.000000e+00
  br i1 %13, label %14, label %132

14:                                               ; preds = %6
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %16 = load double, ptr %15, align 8, !tbaa !36
  %17 = fcmp contract ogt double %16, 0.000000e+00
  br i1 %17, label %18, label %23

18:                                               ; preds = %14
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 113
  %20 = load double, ptr %19, align 8, !tbaa !92
  %21 = fmul contract double %16, 1.000000e+01
  %22 = fcmp contract olt double %20, %21
  br i1 %22, label %132, label %23

23:                                               ; preds = %18, %14
  %24 = load i64, ptr %7, align 8, !tbaa !14
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 94
  %26 = load ptr, ptr %25, align 8, !tbaa !93
  %27 = shl i64 %24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %2, i64 %27, i1 false)
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %29 = load i64, ptr %28, align 8, !tbaa !48
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %40

31:                                               ; preds = %23
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %33 = load ptr, ptr %32, align 8, !tbaa !53
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %35 = load ptr, ptr %34, align 8, !tbaa !54
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %37 = load ptr, ptr %36, align 8, !tbaa !45
  %38 = load i64, ptr %0, align 8, !tbaa !13
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  br label %51

40:                                               ; preds = %74, %23
  %41 = icmp sgt i64 %1, 0
  br i1 %41, label %45, label %42

42:                                               ; preds = %40
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %44 = load ptr, ptr %43, align 8, !tbaa !71
  br label %106

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %47 = load ptr, ptr %46, align 8, !tbaa !55
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %49 = load ptr, ptr %48, align 8, !tbaa !71
  %50 = icmp sgt i64 %24, 0
  br label %77

51:                                               ; preds = %74, %31
  %52 = phi i64 [ 0, %31 ], [ %75, %74 ]
  %53 = getelementptr inbounds i64, ptr %33, i64 %52
  %54 = load i64, ptr %53, align 8, !tbaa !31
  %55 = getelementptr inbounds i64, ptr %35, i64 %52
  %56 = load i64, ptr %55, align 8, !tbaa !31
  %57 = getelementptr inbounds double, ptr %39, i64 %52
  %58 = load double, ptr %57, align 8, !tbaa !32
  %59 = getelementptr inbounds double, ptr %4, i64 %56
  %60 = load double, ptr %59, align 8, !tbaa !32
  %61 = fmul contract double %58, %60
  %62 = getelementptr inbounds double, ptr %26, i64 %54
  %63 = load double, ptr %62, align 8, !tbaa !32
  %64 = fsub contract double %63, %61
  store double %64, ptr %62, align 8, !tbaa !32
  %65 = icmp eq i64 %54, %56
  br i1 %65, label %74, label %66

66:                                               ; preds = %51
  %67 = load double, ptr %57, align 8, !tbaa !32
  %68 = getelementptr inbounds double, ptr %4, i64 %54
  %69 = load double, ptr %68, align 8, !tbaa !32
  %70 = fmul contract double %67, %69
  %71 = getelementptr inbounds double, ptr %26, i64 %56
  %72 = load double, ptr %71, align 8, !tbaa !32
  %73 = fsub contract double %72, %70
  store double %73, ptr %71, align 8, !tbaa !32
  br label %74

74:                                               ; preds = %66, %51
  %75 = add nuw nsw i64 %52, 1
  %76 = icmp eq i64 %75, %29
  br i1 %76, label %40, label %51, !llvm.loop !244

77:                                               ; preds = %86, %45
  %78 = phi i64 [ 0, %45 ], [ %87, %86 ]
  %79 = mul nsw i64 %78, %24
  %80 = getelementptr inbounds double, ptr %47, i64 %79
  %81 = getelementptr inbounds double, ptr %3, i64 %78
  %82 = load double, ptr %81, align 8, !tbaa !32
  %83 = getelementptr inbounds double, ptr %49, i64 %78
  store double %82, ptr %83, align 8, !tbaa !32
  br i1 %50, label %84, label %86

84:                                               ; preds = %77
  %85 = getelementptr inbounds double, ptr %5, i64 %78
  br label %89

86:                                               ; preds = %89, %77
  %87 = add nuw nsw i64 %78, 1
  %88 = icmp eq i64 %87, %1
  br i1 %88, label %106, label %77, !llvm.loop !245

89:                                               ; preds = %89, %84
  %90 = phi i64 [ 0, %84 ], [ %104, %89 ]
  %91 = getelementptr inbounds double, ptr %80, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !32
  %93 = load double, ptr %85, align 8, !tbaa !32
  %94 = fmul contract double %92, %93
  %95 = getelementptr inbounds double, ptr %26, i64 %90
  %96 = load double, ptr %95, align 8, !tbaa !32
  %97 = fadd contract double %96, %94
  store double %97, ptr %95, align 8, !tbaa !32
  %98 = load double, ptr %91, align 8, !tbaa !32
  %99 = getelementptr inbounds double, ptr %4, i64 %90
  %100 = load double, ptr %99, align 8, !tbaa !32
  %101 = fmul contract double %98, %100
  %102 = load double, ptr %83, align 8, !tbaa !32
  %103 = fsub contract double %102, %101
  store double %103, ptr %83, align 8, !tbaa !32
  %104 = add nuw nsw i64 %90, 1
  %105 = icmp eq i64 %104, %24
  br i1 %105, label %86, label %89, !llvm.loop !246

106:                                              ; preds = %86, %42
  %107 = phi ptr [ %44, %42 ], [ %49, %86 ]
  %108 = load ptr, ptr %25, align 8, !tbaa !93
  %109 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %110 = getelementptr inbounds double, ptr %107, i64 %1
  tail call void @llvm.memset.p0.i64(ptr align 8 %110, i8 0, i64 %10, i1 false)
  %111 = load ptr, ptr %109, align 8, !tbaa !71
  tail call fastcc void @solve_once(ptr noundef %0, ptr noundef %111, ptr noundef %108, ptr noundef %110, i32 noundef 0)
  %112 = icmp sgt i64 %8, 0
  br i1 %112, label %114, label %113

113:                                              ; preds = %114, %106
  br i1 %41, label %123, label %132

114:                                              ; preds = %106, %114
  %115 = phi i64 [ %121, %114 ], [ 0, %106 ]
  %116 = getelementptr inbounds double, ptr %108, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !32
  %118 = getelementptr inbounds double, ptr %4, i64 %115
  %119 = load double, ptr %118, align 8, !tbaa !32
  %120 = fadd contract double %117, %119
  store double %120, ptr %118, align 8, !tbaa !32
  %121 = add nuw nsw i64 %115, 1
  %122 = icmp eq i64 %121, %8
  br i1 %122, label %113, label %114, !llvm.loop !247

123:                                              ; preds = %113, %123
  %124 = phi i64 [ %130, %123 ], [ 0, %113 ]
  %125 = getelementptr inbounds double, ptr %110, i64 %124
  %126 = load double, ptr %125, align 8, !tbaa !32
  %127 = getelementptr inbounds double, ptr %5, i64 %124
  %128 = load double, ptr %127, align 8, !tbaa !32
  %129 = fadd contract double %126, %128
  store double %129, ptr %127, align 8, !tbaa !32
  %130 = add nuw nsw i64 %124, 1
  %131 = icmp eq i64 %130, %1
  br i1 %131, label %132, label %123, !llvm.loop !248

132:                                              ; preds = %123, %113, %6, %18
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc void @sparse_prepare(ptr noundef %0, double noundef %1) unnamed_addr #5 {
  %3 = alloca %struct.Rows, align 8
  %4 = alloca %struct.Rows, align 8
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3) #12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !249)
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %6 = load ptr, ptr %5, align 8, !tbaa !45, !noalias !249
  %7 = load i64, ptr %0, align 8, !tbaa !13, !noalias !249
  %8 = getelementptr inbounds double, ptr %6, i64 %7
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %10 = load i64, ptr %9, align 8, !tbaa !48, !noalias !249
  %11 = getelementptr inbounds double, ptr %8, i64 %10
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14, !noalias !249
  %14 = getelementptr inbounds double, ptr %11, i64 %13
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %16 = load i64, ptr %15, align 8, !tbaa !49, !noalias !249
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %20 = load ptr, ptr %19, align 8, !tbaa !57, !noalias !249
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %22 = load ptr, ptr %21, align 8, !tbaa !55, !noalias !249
  br label %42

23:                                               ; preds = %2
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %25 = load ptr, ptr %24, align 8, !tbaa !252, !noalias !249
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %27 = load ptr, ptr %26, align 8, !tbaa !57, !noalias !249
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %29 = load ptr, ptr %28, align 8, !tbaa !55, !noalias !249
  br label %30

30:                                               ; preds = %30, %23
  %31 = phi i64 [ 0, %23 ], [ %40, %30 ]
  %32 = getelementptr inbounds double, ptr %14, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !32, !noalias !249
  %34 = getelementptr inbounds i64, ptr %27, i64 %31
  %35 = load i64, ptr %34, align 8, !tbaa !31, !noalias !249
  %36 = getelementptr inbounds double, ptr %25, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !32, !noalias !249
  %38 = fmul contract double %33, %37
  %39 = getelementptr inbounds double, ptr %29, i64 %31
  store double %38, ptr %39, align 8, !tbaa !32, !noalias !249
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %16
  br i1 %41, label %42, label %30, !llvm.loop !253

42:                                               ; preds = %30, %18
  %43 = phi ptr [ %22, %18 ], [ %29, %30 ]
  %44 = phi ptr [ %20, %18 ], [ %27, %30 ]
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %46 = load ptr, ptr %45, align 8, !tbaa !88, !noalias !249
  store ptr %46, ptr %3, align 8, !tbaa !254, !alias.scope !249
  %47 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 1
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %49 = load ptr, ptr %48, align 8, !tbaa !95, !noalias !249
  store ptr %49, ptr %47, align 8, !tbaa !256, !alias.scope !249
  %50 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 2
  store ptr %44, ptr %50, align 8, !tbaa !257, !alias.scope !249
  %51 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 3
  store ptr %43, ptr %51, align 8, !tbaa !258, !alias.scope !249
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %53 = load i64, ptr %52, align 8, !tbaa !20
  %54 = icmp sgt i64 %53, 0
  br i1 %54, label %55, label %58

55:                                               ; preds = %42
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %57 = load ptr, ptr %56, align 8, !tbaa !216
  br label %62

58:                                               ; preds = %62, %42
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %60 = load i64, ptr %59, align 8, !tbaa !143
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %67, label %79

62:                                               ; preds = %62, %55
  %63 = phi i64 [ 0, %55 ], [ %65, %62 ]
  %64 = getelementptr inbounds double, ptr %57, i64 %63
  store double 1.000000e+00, ptr %64, align 8, !tbaa !32
  %65 = add nuw nsw i64 %63, 1
  %66 = icmp eq i64 %65, %53
  br i1 %66, label %58, label %62, !llvm.loop !259

67:                                               ; preds = %58
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %69 = load ptr, ptr %68, align 8, !tbaa !61
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %71 = load ptr, ptr %70, align 8, !tbaa !260
  %72 = shl i64 %53, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %69, ptr align 8 %71, i64 %72, i1 false)
  %73 = load ptr, ptr %70, align 8, !tbaa !260
  %74 = load i64, ptr %52, align 8, !tbaa !20
  %75 = shl i64 %74, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %73, i8 0, i64 %75, i1 false)
  %76 = load i64, ptr %59, align 8, !tbaa !143
  %77 = icmp eq i64 %76, 0
  %78 = select contract i1 %77, double 0x3DA5FD7FE1796495, double 0.000000e+00
  br label %79

79:                                               ; preds = %67, %58
  %80 = phi double [ %78, %67 ], [ 0.000000e+00, %58 ]
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %82 = load ptr, ptr %81, align 8, !tbaa !214
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %84 = load ptr, ptr %83, align 8, !tbaa !261
  %85 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %86 = load ptr, ptr %85, align 8, !tbaa !216
  tail call fastcc void @factor_rows(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Rows) align 8 %3, ptr noundef %82, ptr noundef %84, ptr noundef %86, double noundef %80)
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 113
  store double 1.000000e+00, ptr %87, align 8, !tbaa !92
  %88 = load i64, ptr %52, align 8, !tbaa !20
  %89 = icmp sgt i64 %88, 0
  br i1 %89, label %90, label %99

90:                                               ; preds = %79
  %91 = load ptr, ptr %83, align 8, !tbaa !261
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %93 = load ptr, ptr %92, align 8, !tbaa !260
  %94 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %95 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  %97 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %98 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  br label %104

99:                                               ; preds = %154, %79
  %100 = phi i64 [ 0, %79 ], [ %112, %154 ]
  %101 = phi i64 [ %88, %79 ], [ %124, %154 ]
  %102 = load i64, ptr %59, align 8, !tbaa !143
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %157, label %171

104:                                              ; preds = %154, %90
  %105 = phi i64 [ %88, %90 ], [ %124, %154 ]
  %106 = phi i64 [ 0, %90 ], [ %155, %154 ]
  %107 = phi i64 [ 0, %90 ], [ %112, %154 ]
  %108 = getelementptr inbounds double, ptr %91, i64 %106
  %109 = load double, ptr %108, align 8, !tbaa !32
  %110 = fcmp contract ogt double %109, 0.000000e+00
  %111 = zext i1 %110 to i64
  %112 = add nuw nsw i64 %107, %111
  %113 = load i64, ptr %59, align 8, !tbaa !143
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %118, label %115

115:                                              ; preds = %104
  %116 = getelementptr inbounds i64, ptr %93, i64 %106
  %117 = load i64, ptr %116, align 8, !tbaa !31
  br label %123

118:                                              ; preds = %104
  %119 = xor i1 %110, true
  %120 = zext i1 %119 to i64
  %121 = getelementptr inbounds i64, ptr %93, i64 %106
  store i64 %120, ptr %121, align 8, !tbaa !31
  %122 = load i64, ptr %52, align 8, !tbaa !20
  br label %123

123:                                              ; preds = %118, %115
  %124 = phi i64 [ %105, %115 ], [ %122, %118 ]
  %125 = phi i64 [ %117, %115 ], [ %120, %118 ]
  %126 = icmp eq i64 %125, 0
  br i1 %126, label %127, label %154

127:                                              ; preds = %123
  %128 = fmul contract double %109, %109
  %129 = icmp sgt i64 %124, %106
  br i1 %129, label %130, label %154

130:                                              ; preds = %127
  %131 = load ptr, ptr %94, align 8, !tbaa !219
  %132 = getelementptr inbounds double, ptr %131, i64 %106
  %133 = load double, ptr %132, align 8, !tbaa !32
  %134 = fcmp contract olt double %133, %128
  br i1 %134, label %135, label %136

135:                                              ; preds = %130
  store double %128, ptr %132, align 8, !tbaa !32
  br label %136

136:                                              ; preds = %135, %130
  %137 = phi double [ %128, %135 ], [ %133, %130 ]
  %138 = fcmp contract ogt double %137, 0.000000e+00
  %139 = fdiv contract double %128, %137
  %140 = select contract i1 %138, double %139, double 1.000000e+00
  %141 = load ptr, ptr %95, align 8, !tbaa !229
  %142 = getelementptr inbounds double, ptr %141, i64 %106
  store double %140, ptr %142, align 8, !tbaa !32
  %143 = load double, ptr %87, align 8, !tbaa !92
  %144 = fcmp contract olt double %140, %143
  br i1 %144, label %145, label %146

145:                                              ; preds = %136
  store double %140, ptr %87, align 8, !tbaa !92
  br label %146

146:                                              ; preds = %145, %136
  %147 = load double, ptr %96, align 8, !tbaa !175
  %148 = fcmp contract olt double %140, %147
  br i1 %148, label %149, label %150

149:                                              ; preds = %146
  store double %140, ptr %96, align 8, !tbaa !175
  br label %150

150:                                              ; preds = %149, %146
  %151 = load double, ptr %97, align 8, !tbaa !227
  %152 = fcmp contract olt double %140, %151
  br i1 %152, label %153, label %154

153:                                              ; preds = %150
  store double %140, ptr %97, align 8, !tbaa !227
  store double %1, ptr %98, align 8, !tbaa !228
  br label %154

154:                                              ; preds = %153, %150, %127, %123
  %155 = add nuw nsw i64 %106, 1
  %156 = icmp slt i64 %155, %124
  br i1 %156, label %104, label %99, !llvm.loop !262

157:                                              ; preds = %99
  %158 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %159 = load i64, ptr %158, align 8, !tbaa !144
  %160 = icmp slt i64 %100, %159
  br i1 %160, label %162, label %161

161:                                              ; preds = %157
  store i64 %100, ptr %158, align 8, !tbaa !144
  br label %171

162:                                              ; preds = %157
  %163 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %164 = load ptr, ptr %163, align 8, !tbaa !260
  %165 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 44
  %166 = load ptr, ptr %165, align 8, !tbaa !61
  %167 = shl i64 %101, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %164, ptr align 8 %166, i64 %167, i1 false)
  %168 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  store double 0.000000e+00, ptr %168, align 8, !tbaa !227
  %169 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  store double 0.000000e+00, ptr %169, align 8, !tbaa !175
  %170 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  store double %1, ptr %170, align 8, !tbaa !228
  br label %171

171:                                              ; preds = %99, %161, %162
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3) #12
  %172 = load i64, ptr %12, align 8, !tbaa !14
  %173 = load ptr, ptr %5, align 8, !tbaa !45
  %174 = load i64, ptr %0, align 8, !tbaa !13
  %175 = getelementptr inbounds double, ptr %173, i64 %174
  %176 = load i64, ptr %9, align 8, !tbaa !48
  %177 = getelementptr inbounds double, ptr %175, i64 %176
  %178 = getelementptr inbounds double, ptr %177, i64 %172
  %179 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %180 = load ptr, ptr %179, align 8, !tbaa !52
  %181 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %182 = load ptr, ptr %181, align 8, !tbaa !263
  %183 = getelementptr inbounds i64, ptr %182, i64 %172
  %184 = load i64, ptr %183, align 8, !tbaa !31
  %185 = shl i64 %184, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %180, i8 0, i64 %185, i1 false)
  %186 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %187 = load ptr, ptr %186, align 8, !tbaa !264
  %188 = shl i64 %172, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %187, i8 0, i64 %188, i1 false)
  %189 = load i64, ptr %9, align 8, !tbaa !48
  %190 = icmp sgt i64 %189, 0
  br i1 %190, label %191, label %194

191:                                              ; preds = %171
  %192 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %193 = load ptr, ptr %192, align 8, !tbaa !265
  br label %201

194:                                              ; preds = %215, %171
  %195 = icmp sgt i64 %172, 0
  br i1 %195, label %196, label %219

196:                                              ; preds = %194
  %197 = load ptr, ptr %186, align 8, !tbaa !264
  %198 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %199 = load ptr, ptr %198, align 8, !tbaa !217
  %200 = sitofp i64 %172 to double
  br label %231

201:                                              ; preds = %215, %191
  %202 = phi i64 [ 0, %191 ], [ %217, %215 ]
  %203 = getelementptr inbounds i64, ptr %193, i64 %202
  %204 = load i64, ptr %203, align 8, !tbaa !31
  %205 = icmp slt i64 %204, 0
  %206 = getelementptr inbounds double, ptr %175, i64 %202
  %207 = load double, ptr %206, align 8, !tbaa !32
  br i1 %205, label %208, label %212

208:                                              ; preds = %201
  %209 = load ptr, ptr %186, align 8, !tbaa !264
  %210 = xor i64 %204, -1
  %211 = getelementptr inbounds double, ptr %209, i64 %210
  br label %215

212:                                              ; preds = %201
  %213 = load ptr, ptr %179, align 8, !tbaa !52
  %214 = getelementptr inbounds double, ptr %213, i64 %204
  br label %215

215:                                              ; preds = %212, %208
  %216 = phi ptr [ %214, %212 ], [ %211, %208 ]
  store double %207, ptr %216, align 8, !tbaa !32
  %217 = add nuw nsw i64 %202, 1
  %218 = icmp eq i64 %217, %189
  br i1 %218, label %194, label %201, !llvm.loop !266

219:                                              ; preds = %231, %194
  %220 = phi double [ 0.000000e+00, %194 ], [ %240, %231 ]
  %221 = load i64, ptr %52, align 8, !tbaa !20
  %222 = icmp sgt i64 %221, 0
  br i1 %222, label %223, label %355

223:                                              ; preds = %219
  %224 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %225 = load ptr, ptr %224, align 8, !tbaa !267
  %226 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %227 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %228 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %229 = load ptr, ptr %228, align 8, !tbaa !233
  %230 = load i64, ptr %225, align 8, !tbaa !31
  br label %248

231:                                              ; preds = %231, %196
  %232 = phi double [ 0.000000e+00, %196 ], [ %240, %231 ]
  %233 = phi i64 [ 0, %196 ], [ %241, %231 ]
  %234 = getelementptr inbounds double, ptr %197, i64 %233
  %235 = load double, ptr %234, align 8, !tbaa !32
  %236 = getelementptr inbounds double, ptr %199, i64 %233
  %237 = load double, ptr %236, align 8, !tbaa !32
  %238 = fmul contract double %235, %237
  %239 = fdiv contract double %238, %200
  %240 = fadd contract double %232, %239
  %241 = add nuw nsw i64 %233, 1
  %242 = icmp eq i64 %241, %172
  br i1 %242, label %219, label %231, !llvm.loop !268

243:                                              ; preds = %303
  %244 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %245 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 59
  %246 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %247 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 58
  br label %307

248:                                              ; preds = %303, %223
  %249 = phi i64 [ %230, %223 ], [ %253, %303 ]
  %250 = phi i64 [ 0, %223 ], [ %251, %303 ]
  %251 = add nuw nsw i64 %250, 1
  %252 = getelementptr inbounds i64, ptr %225, i64 %251
  %253 = load i64, ptr %252, align 8, !tbaa !31
  %254 = icmp slt i64 %249, %253
  br i1 %254, label %255, label %303

255:                                              ; preds = %248
  %256 = load ptr, ptr %5, align 8, !tbaa !45
  %257 = load i64, ptr %0, align 8, !tbaa !13
  %258 = getelementptr inbounds double, ptr %256, i64 %257
  %259 = getelementptr inbounds double, ptr %258, i64 %189
  %260 = load i64, ptr %12, align 8, !tbaa !14
  %261 = getelementptr inbounds double, ptr %259, i64 %260
  %262 = load ptr, ptr %45, align 8, !tbaa !88
  %263 = getelementptr inbounds i64, ptr %262, i64 %250
  %264 = load i64, ptr %263, align 8, !tbaa !31
  %265 = load ptr, ptr %48, align 8, !tbaa !95
  %266 = getelementptr inbounds i64, ptr %265, i64 %264
  %267 = load i64, ptr %266, align 8, !tbaa !31
  %268 = getelementptr i64, ptr %266, i64 1
  %269 = load i64, ptr %268, align 8, !tbaa !31
  %270 = icmp slt i64 %267, %269
  br i1 %270, label %271, label %303

271:                                              ; preds = %255
  %272 = load ptr, ptr %226, align 8, !tbaa !57
  %273 = load ptr, ptr %227, align 8, !tbaa !217
  %274 = load ptr, ptr %186, align 8, !tbaa !264
  br label %282

275:                                              ; preds = %282
  %276 = fcmp contract ogt double %298, 0.000000e+00
  br i1 %276, label %277, label %303

277:                                              ; preds = %275
  %278 = fcmp contract ogt double %300, 0.000000e+00
  %279 = fdiv contract double %300, %298
  %280 = select contract i1 %278, double %279, double %220
  %281 = fdiv contract double %280, %298
  br label %303

282:                                              ; preds = %282, %271
  %283 = phi double [ 0.000000e+00, %271 ], [ %298, %282 ]
  %284 = phi double [ 0.000000e+00, %271 ], [ %300, %282 ]
  %285 = phi i64 [ %267, %271 ], [ %301, %282 ]
  %286 = getelementptr inbounds i64, ptr %272, i64 %285
  %287 = load i64, ptr %286, align 8, !tbaa !31
  %288 = getelementptr inbounds double, ptr %261, i64 %285
  %289 = load double, ptr %288, align 8, !tbaa !32
  %290 = fmul contract double %289, %289
  %291 = getelementptr inbounds double, ptr %273, i64 %287
  %292 = load double, ptr %291, align 8, !tbaa !32
  %293 = fmul contract double %290, %292
  %294 = getelementptr inbounds double, ptr %274, i64 %287
  %295 = load double, ptr %294, align 8, !tbaa !32
  %296 = fmul contract double %293, %295
  %297 = fmul contract double %292, %296
  %298 = fadd contract double %283, %293
  %299 = fcmp contract ogt double %297, %284
  %300 = select i1 %299, double %297, double %284
  %301 = add nsw i64 %285, 1
  %302 = icmp eq i64 %301, %269
  br i1 %302, label %275, label %282, !llvm.loop !269

303:                                              ; preds = %277, %275, %255, %248
  %304 = phi contract double [ 0.000000e+00, %248 ], [ %281, %277 ], [ 0.000000e+00, %275 ], [ 0.000000e+00, %255 ]
  %305 = getelementptr inbounds double, ptr %229, i64 %250
  store double %304, ptr %305, align 8, !tbaa !32
  %306 = icmp eq i64 %251, %221
  br i1 %306, label %243, label %248, !llvm.loop !270

307:                                              ; preds = %340, %243
  %308 = phi i64 [ %230, %243 ], [ %312, %340 ]
  %309 = phi i64 [ 0, %243 ], [ %310, %340 ]
  %310 = add nuw nsw i64 %309, 1
  %311 = getelementptr inbounds i64, ptr %225, i64 %310
  %312 = load i64, ptr %311, align 8, !tbaa !31
  %313 = icmp slt i64 %308, %312
  br i1 %313, label %314, label %340

314:                                              ; preds = %307
  %315 = load ptr, ptr %244, align 8, !tbaa !260
  %316 = getelementptr inbounds i64, ptr %315, i64 %309
  %317 = load i64, ptr %316, align 8, !tbaa !31
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %319, label %340

319:                                              ; preds = %314
  %320 = load ptr, ptr %245, align 8, !tbaa !271
  %321 = getelementptr inbounds double, ptr %229, i64 %309
  %322 = load ptr, ptr %246, align 8, !tbaa !272
  %323 = load ptr, ptr %247, align 8, !tbaa !273
  br label %324

324:                                              ; preds = %349, %319
  %325 = phi i64 [ %308, %319 ], [ %353, %349 ]
  %326 = getelementptr inbounds i64, ptr %320, i64 %325
  %327 = load i64, ptr %326, align 8, !tbaa !31
  %328 = load double, ptr %321, align 8, !tbaa !32
  %329 = getelementptr inbounds i64, ptr %322, i64 %325
  %330 = load i64, ptr %329, align 8, !tbaa !31
  %331 = getelementptr inbounds double, ptr %178, i64 %330
  %332 = load double, ptr %331, align 8, !tbaa !32
  %333 = fmul contract double %328, %332
  %334 = getelementptr inbounds i64, ptr %323, i64 %325
  %335 = load i64, ptr %334, align 8, !tbaa !31
  %336 = getelementptr inbounds double, ptr %178, i64 %335
  %337 = load double, ptr %336, align 8, !tbaa !32
  %338 = fmul contract double %333, %337
  %339 = icmp slt i64 %327, 0
  br i1 %339, label %342, label %346

340:                                              ; preds = %349, %314, %307
  %341 = icmp eq i64 %310, %221
  br i1 %341, label %355, label %307, !llvm.loop !274

342:                                              ; preds = %324
  %343 = load ptr, ptr %186, align 8, !tbaa !264
  %344 = xor i64 %327, -1
  %345 = getelementptr inbounds double, ptr %343, i64 %344
  br label %349

346:                                              ; preds = %324
  %347 = load ptr, ptr %179, align 8, !tbaa !52
  %348 = getelementptr inbounds double, ptr %347, i64 %327
  br label %349

349:                                              ; preds = %346, %342
  %350 = phi ptr [ %348, %346 ], [ %345, %342 ]
  %351 = load double, ptr %350, align 8, !tbaa !32
  %352 = fadd contract double %338, %351
  store double %352, ptr %350, align 8, !tbaa !32
  %353 = add nsw i64 %325, 1
  %354 = icmp eq i64 %353, %312
  br i1 %354, label %340, label %324, !llvm.loop !275

355:                                              ; preds = %340, %219
  %356 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  store double 0.000000e+00, ptr %356, align 8, !tbaa !90
  %357 = load i64, ptr %12, align 8, !tbaa !14
  %358 = icmp sgt i64 %357, 0
  br i1 %358, label %359, label %452

359:                                              ; preds = %355
  %360 = load ptr, ptr %186, align 8, !tbaa !264
  %361 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %362 = load ptr, ptr %361, align 8, !tbaa !276
  %363 = load ptr, ptr %181, align 8, !tbaa !263
  %364 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %365 = load ptr, ptr %364, align 8, !tbaa !277
  %366 = load ptr, ptr %179, align 8, !tbaa !52
  %367 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %368 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %369 = load i64, ptr %363, align 8, !tbaa !31
  %370 = getelementptr i64, ptr %363, i64 1
  br label %371

371:                                              ; preds = %449, %359
  %372 = phi i64 [ %369, %359 ], [ %377, %449 ]
  %373 = phi i64 [ 0, %359 ], [ %397, %449 ]
  %374 = getelementptr inbounds double, ptr %360, i64 %373
  %375 = load double, ptr %374, align 8, !tbaa !32
  %376 = getelementptr i64, ptr %370, i64 %373
  %377 = load i64, ptr %376, align 8, !tbaa !31
  %378 = icmp slt i64 %372, %377
  br i1 %378, label %379, label %395

379:                                              ; preds = %371, %379
  %380 = phi i64 [ %386, %379 ], [ %372, %371 ]
  %381 = getelementptr inbounds double, ptr %366, i64 %380
  %382 = load double, ptr %381, align 8, !tbaa !32
  %383 = getelementptr inbounds i64, ptr %365, i64 %380
  %384 = load i64, ptr %383, align 8, !tbaa !31
  %385 = getelementptr inbounds double, ptr %362, i64 %384
  store double %382, ptr %385, align 8, !tbaa !32
  %386 = add nsw i64 %380, 1
  %387 = icmp eq i64 %386, %377
  br i1 %387, label %400, label %379, !llvm.loop !278

388:                                              ; preds = %425, %388
  %389 = phi i64 [ %393, %388 ], [ %372, %425 ]
  %390 = getelementptr inbounds i64, ptr %365, i64 %389
  %391 = load i64, ptr %390, align 8, !tbaa !31
  %392 = getelementptr inbounds double, ptr %362, i64 %391
  store double 0.000000e+00, ptr %392, align 8, !tbaa !32
  %393 = add nsw i64 %389, 1
  %394 = icmp eq i64 %393, %377
  br i1 %394, label %395, label %388, !llvm.loop !279

395:                                              ; preds = %388, %371
  %396 = phi double [ %375, %371 ], [ %433, %388 ]
  %397 = add nuw nsw i64 %373, 1
  %398 = fmul contract double %375, 0x3D06849B86A12B9B
  %399 = fcmp contract ogt double %396, %398
  br i1 %399, label %444, label %436

400:                                              ; preds = %379, %425
  %401 = phi i64 [ %434, %425 ], [ %372, %379 ]
  %402 = phi double [ %433, %425 ], [ %375, %379 ]
  %403 = getelementptr inbounds i64, ptr %365, i64 %401
  %404 = load i64, ptr %403, align 8, !tbaa !31
  %405 = getelementptr inbounds double, ptr %362, i64 %404
  %406 = load double, ptr %405, align 8, !tbaa !32
  %407 = getelementptr inbounds i64, ptr %363, i64 %404
  %408 = load i64, ptr %407, align 8, !tbaa !31
  %409 = getelementptr i64, ptr %407, i64 1
  %410 = load i64, ptr %409, align 8, !tbaa !31
  %411 = icmp slt i64 %408, %410
  br i1 %411, label %412, label %425

412:                                              ; preds = %400, %412
  %413 = phi i64 [ %423, %412 ], [ %408, %400 ]
  %414 = phi double [ %422, %412 ], [ 0.000000e+00, %400 ]
  %415 = getelementptr inbounds i64, ptr %365, i64 %413
  %416 = load i64, ptr %415, align 8, !tbaa !31
  %417 = getelementptr inbounds double, ptr %362, i64 %416
  %418 = load double, ptr %417, align 8, !tbaa !32
  %419 = getelementptr inbounds double, ptr %366, i64 %413
  %420 = load double, ptr %419, align 8, !tbaa !32
  %421 = fmul contract double %418, %420
  %422 = fadd contract double %414, %421
  %423 = add nsw i64 %413, 1
  %424 = icmp eq i64 %423, %410
  br i1 %424, label %425, label %412, !llvm.loop !280

425:                                              ; preds = %412, %400
  %426 = phi double [ 0.000000e+00, %400 ], [ %422, %412 ]
  %427 = fsub contract double %406, %426
  %428 = getelementptr inbounds double, ptr %360, i64 %404
  %429 = load double, ptr %428, align 8, !tbaa !32
  %430 = fdiv contract double %427, %429
  %431 = getelementptr inbounds double, ptr %366, i64 %401
  store double %430, ptr %431, align 8, !tbaa !32
  store double %430, ptr %405, align 8, !tbaa !32
  %432 = fmul contract double %430, %430
  %433 = fsub contract double %402, %432
  %434 = add nsw i64 %401, 1
  %435 = icmp eq i64 %434, %377
  br i1 %435, label %388, label %400, !llvm.loop !281

436:                                              ; preds = %395
  %437 = load ptr, ptr %367, align 8, !tbaa !87
  %438 = getelementptr inbounds i64, ptr %437, i64 %373
  %439 = load i64, ptr %438, align 8, !tbaa !31
  %440 = add nsw i64 %439, 1
  %441 = sitofp i64 %440 to double
  store double %441, ptr %368, align 8, !tbaa !86
  %442 = fcmp contract ogt double %375, 0.000000e+00
  %443 = select contract i1 %442, double %375, double 1.000000e+00
  br label %444

444:                                              ; preds = %436, %395
  %445 = phi double [ %396, %395 ], [ %443, %436 ]
  %446 = fmul contract double %375, 1.000000e-05
  %447 = fcmp contract olt double %445, %446
  br i1 %447, label %448, label %449

448:                                              ; preds = %444
  store double 1.000000e+00, ptr %356, align 8, !tbaa !90
  br label %449

449:                                              ; preds = %448, %444
  %450 = tail call contract double @llvm.sqrt.f64(double %445)
  store double %450, ptr %374, align 8, !tbaa !32
  %451 = icmp eq i64 %397, %357
  br i1 %451, label %452, label %371, !llvm.loop !282

452:                                              ; preds = %449, %355
  %453 = load ptr, ptr %5, align 8, !tbaa !45
  %454 = load i64, ptr %0, align 8, !tbaa !13
  %455 = getelementptr inbounds double, ptr %453, i64 %454
  %456 = getelementptr inbounds double, ptr %455, i64 %189
  %457 = getelementptr inbounds double, ptr %456, i64 %357
  br i1 %222, label %464, label %458

458:                                              ; preds = %452
  %459 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %460 = load ptr, ptr %459, align 8, !tbaa !283
  %461 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %462 = load ptr, ptr %461, align 8, !tbaa !284
  %463 = load ptr, ptr %85, align 8, !tbaa !216
  br label %560

464:                                              ; preds = %452
  %465 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %466 = load ptr, ptr %465, align 8, !tbaa !276
  %467 = load ptr, ptr %48, align 8, !tbaa !95
  %468 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %469 = load ptr, ptr %468, align 8, !tbaa !57
  %470 = load ptr, ptr %45, align 8, !tbaa !88
  %471 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %472 = load ptr, ptr %471, align 8, !tbaa !283
  %473 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %474 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %475 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %476 = load ptr, ptr %473, align 8, !tbaa !284
  %477 = load ptr, ptr %85, align 8, !tbaa !216
  br label %478

478:                                              ; preds = %516, %464
  %479 = phi i64 [ 0, %464 ], [ %499, %516 ]
  %480 = getelementptr inbounds i64, ptr %470, i64 %479
  %481 = load i64, ptr %480, align 8, !tbaa !31
  %482 = getelementptr inbounds i64, ptr %467, i64 %481
  %483 = load i64, ptr %482, align 8, !tbaa !31
  %484 = getelementptr i64, ptr %482, i64 1
  %485 = load i64, ptr %484, align 8, !tbaa !31
  %486 = icmp slt i64 %483, %485
  br i1 %486, label %487, label %496

487:                                              ; preds = %478, %487
  %488 = phi i64 [ %494, %487 ], [ %483, %478 ]
  %489 = getelementptr inbounds double, ptr %457, i64 %488
  %490 = load double, ptr %489, align 8, !tbaa !32
  %491 = getelementptr inbounds i64, ptr %469, i64 %488
  %492 = load i64, ptr %491, align 8, !tbaa !31
  %493 = getelementptr inbounds double, ptr %466, i64 %492
  store double %490, ptr %493, align 8, !tbaa !32
  %494 = add nsw i64 %488, 1
  %495 = icmp eq i64 %494, %485
  br i1 %495, label %496, label %487, !llvm.loop !278

496:                                              ; preds = %487, %478
  %497 = getelementptr inbounds i64, ptr %472, i64 %479
  %498 = load i64, ptr %497, align 8, !tbaa !31
  %499 = add nuw nsw i64 %479, 1
  %500 = getelementptr inbounds i64, ptr %472, i64 %499
  %501 = load i64, ptr %500, align 8, !tbaa !31
  %502 = icmp slt i64 %498, %501
  br i1 %502, label %503, label %516

503:                                              ; preds = %496
  %504 = load ptr, ptr %181, align 8, !tbaa !263
  %505 = load ptr, ptr %474, align 8, !tbaa !277
  %506 = load ptr, ptr %179, align 8, !tbaa !52
  %507 = load ptr, ptr %186, align 8, !tbaa !264
  %508 = load ptr, ptr %475, align 8, !tbaa !285
  br label %524

509:                                              ; preds = %549, %509
  %510 = phi i64 [ %514, %509 ], [ %498, %549 ]
  %511 = getelementptr inbounds i64, ptr %476, i64 %510
  %512 = load i64, ptr %511, align 8, !tbaa !31
  %513 = getelementptr inbounds double, ptr %466, i64 %512
  store double 0.000000e+00, ptr %513, align 8, !tbaa !32
  %514 = add nsw i64 %510, 1
  %515 = icmp eq i64 %514, %501
  br i1 %515, label %516, label %509, !llvm.loop !279

516:                                              ; preds = %509, %496
  %517 = phi double [ 0.000000e+00, %496 ], [ %557, %509 ]
  %518 = fcmp contract ogt double %517, 0.000000e+00
  %519 = tail call contract double @llvm.sqrt.f64(double %517)
  %520 = fdiv contract double 1.000000e+00, %519
  %521 = select contract i1 %518, double %520, double 0.000000e+00
  %522 = getelementptr inbounds double, ptr %477, i64 %479
  store double %521, ptr %522, align 8, !tbaa !32
  %523 = icmp eq i64 %499, %221
  br i1 %523, label %560, label %478, !llvm.loop !286

524:                                              ; preds = %549, %503
  %525 = phi i64 [ %498, %503 ], [ %558, %549 ]
  %526 = phi double [ 0.000000e+00, %503 ], [ %557, %549 ]
  %527 = getelementptr inbounds i64, ptr %476, i64 %525
  %528 = load i64, ptr %527, align 8, !tbaa !31
  %529 = getelementptr inbounds double, ptr %466, i64 %528
  %530 = load double, ptr %529, align 8, !tbaa !32
  %531 = getelementptr inbounds i64, ptr %504, i64 %528
  %532 = load i64, ptr %531, align 8, !tbaa !31
  %533 = getelementptr i64, ptr %531, i64 1
  %534 = load i64, ptr %533, align 8, !tbaa !31
  %535 = icmp slt i64 %532, %534
  br i1 %535, label %536, label %549

536:                                              ; preds = %524, %536
  %537 = phi i64 [ %547, %536 ], [ %532, %524 ]
  %538 = phi double [ %546, %536 ], [ 0.000000e+00, %524 ]
  %539 = getelementptr inbounds i64, ptr %505, i64 %537
  %540 = load i64, ptr %539, align 8, !tbaa !31
  %541 = getelementptr inbounds double, ptr %466, i64 %540
  %542 = load double, ptr %541, align 8, !tbaa !32
  %543 = getelementptr inbounds double, ptr %506, i64 %537
  %544 = load double, ptr %543, align 8, !tbaa !32
  %545 = fmul contract double %542, %544
  %546 = fadd contract double %538, %545
  %547 = add nsw i64 %537, 1
  %548 = icmp eq i64 %547, %534
  br i1 %548, label %549, label %536, !llvm.loop !280

549:                                              ; preds = %536, %524
  %550 = phi double [ 0.000000e+00, %524 ], [ %546, %536 ]
  %551 = fsub contract double %530, %550
  %552 = getelementptr inbounds double, ptr %507, i64 %528
  %553 = load double, ptr %552, align 8, !tbaa !32
  %554 = fdiv contract double %551, %553
  %555 = getelementptr inbounds double, ptr %508, i64 %525
  store double %554, ptr %555, align 8, !tbaa !32
  store double %554, ptr %529, align 8, !tbaa !32
  %556 = fmul contract double %554, %554
  %557 = fadd contract double %526, %556
  %558 = add nsw i64 %525, 1
  %559 = icmp eq i64 %558, %501
  br i1 %559, label %509, label %524, !llvm.loop !287

560:                                              ; preds = %516, %458
  %561 = phi ptr [ %463, %458 ], [ %477, %516 ]
  %562 = phi ptr [ %462, %458 ], [ %476, %516 ]
  %563 = phi ptr [ %460, %458 ], [ %472, %516 ]
  store ptr null, ptr %4, align 8, !tbaa !254
  %564 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 1
  store ptr %563, ptr %564, align 8, !tbaa !256
  %565 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 2
  store ptr %562, ptr %565, align 8, !tbaa !257
  %566 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 3
  %567 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %568 = load ptr, ptr %567, align 8, !tbaa !285
  store ptr %568, ptr %566, align 8, !tbaa !258
  %569 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %570 = load ptr, ptr %569, align 8, !tbaa !288
  %571 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %572 = load ptr, ptr %571, align 8, !tbaa !289
  tail call fastcc void @factor_rows(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Rows) align 8 %4, ptr noundef %570, ptr noundef %572, ptr noundef %561, double noundef 0x3CD0000000000000)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @sparse_solve_once(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %7 = load ptr, ptr %6, align 8, !tbaa !45
  %8 = load i64, ptr %0, align 8, !tbaa !13
  %9 = getelementptr inbounds double, ptr %7, i64 %8
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %11 = load i64, ptr %10, align 8, !tbaa !48
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16, align 8, !tbaa !20
  %18 = icmp sgt i64 %17, 0
  br i1 %18, label %19, label %26

19:                                               ; preds = %5
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %21 = load ptr, ptr %20, align 8, !tbaa !233
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  br label %74

26:                                               ; preds = %112, %5
  %27 = icmp sgt i64 %14, 0
  br i1 %27, label %28, label %67

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %30 = load ptr, ptr %29, align 8, !tbaa !263
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %32 = load ptr, ptr %31, align 8, !tbaa !277
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %34 = load ptr, ptr %33, align 8, !tbaa !52
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %36 = load ptr, ptr %35, align 8, !tbaa !264
  br label %37

37:                                               ; preds = %59, %28
  %38 = phi i64 [ 0, %28 ], [ %65, %59 ]
  %39 = getelementptr inbounds double, ptr %2, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !32
  %41 = getelementptr inbounds i64, ptr %30, i64 %38
  %42 = load i64, ptr %41, align 8, !tbaa !31
  %43 = getelementptr i64, ptr %41, i64 1
  %44 = load i64, ptr %43, align 8, !tbaa !31
  %45 = icmp slt i64 %42, %44
  br i1 %45, label %46, label %59

46:                                               ; preds = %37, %46
  %47 = phi i64 [ %57, %46 ], [ %42, %37 ]
  %48 = phi double [ %56, %46 ], [ 0.000000e+00, %37 ]
  %49 = getelementptr inbounds i64, ptr %32, i64 %47
  %50 = load i64, ptr %49, align 8, !tbaa !31
  %51 = getelementptr inbounds double, ptr %2, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !32
  %53 = getelementptr inbounds double, ptr %34, i64 %47
  %54 = load double, ptr %53, align 8, !tbaa !32
  %55 = fmul contract double %52, %54
  %56 = fadd contract double %48, %55
  %57 = add nsw i64 %47, 1
  %58 = icmp eq i64 %57, %44
  br i1 %58, label %59, label %46, !llvm.loop !280

59:                                               ; preds = %46, %37
  %60 = phi double [ 0.000000e+00, %37 ], [ %56, %46 ]
  %61 = fsub contract double %40, %60
  %62 = getelementptr inbounds double, ptr %36, i64 %38
  %63 = load double, ptr %62, align 8, !tbaa !32
  %64 = fdiv contract double %61, %63
  store double %64, ptr %39, align 8, !tbaa !32
  %65 = add nuw nsw i64 %38, 1
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %67, label %37, !llvm.loop !290

67:                                               ; preds = %59, %26
  br i1 %18, label %68, label %115

68:                                               ; preds = %67
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %70 = load ptr, ptr %69, align 8, !tbaa !260
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  br label %117

74:                                               ; preds = %19, %112
  %75 = phi i64 [ 0, %19 ], [ %113, %112 ]
  %76 = getelementptr inbounds double, ptr %21, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !32
  %78 = fcmp contract ogt double %77, 0.000000e+00
  br i1 %78, label %79, label %112

79:                                               ; preds = %74
  %80 = load ptr, ptr %22, align 8, !tbaa !260
  %81 = getelementptr inbounds i64, ptr %80, i64 %75
  %82 = load i64, ptr %81, align 8, !tbaa !31
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %84, label %112

84:                                               ; preds = %79
  %85 = load ptr, ptr %23, align 8, !tbaa !88
  %86 = getelementptr inbounds i64, ptr %85, i64 %75
  %87 = load i64, ptr %86, align 8, !tbaa !31
  %88 = load ptr, ptr %24, align 8, !tbaa !95
  %89 = getelementptr inbounds i64, ptr %88, i64 %87
  %90 = load i64, ptr %89, align 8, !tbaa !31
  %91 = getelementptr i64, ptr %89, i64 1
  %92 = load i64, ptr %91, align 8, !tbaa !31
  %93 = icmp slt i64 %90, %92
  br i1 %93, label %94, label %112

94:                                               ; preds = %84
  %95 = getelementptr inbounds double, ptr %1, i64 %75
  %96 = load ptr, ptr %25, align 8, !tbaa !57
  br label %97

97:                                               ; preds = %94, %97
  %98 = phi i64 [ %90, %94 ], [ %110, %97 ]
  %99 = load double, ptr %76, align 8, !tbaa !32
  %100 = load double, ptr %95, align 8, !tbaa !32
  %101 = fmul contract double %99, %100
  %102 = getelementptr inbounds double, ptr %15, i64 %98
  %103 = load double, ptr %102, align 8, !tbaa !32
  %104 = fmul contract double %101, %103
  %105 = getelementptr inbounds i64, ptr %96, i64 %98
  %106 = load i64, ptr %105, align 8, !tbaa !31
  %107 = getelementptr inbounds double, ptr %2, i64 %106
  %108 = load double, ptr %107, align 8, !tbaa !32
  %109 = fadd contract double %104, %108
  store double %109, ptr %107, align 8, !tbaa !32
  %110 = add nsw i64 %98, 1
  %111 = icmp eq i64 %110, %92
  br i1 %111, label %112, label %97, !llvm.loop !291

112:                                              ; preds = %97, %84, %74, %79
  %113 = add nuw nsw i64 %75, 1
  %114 = icmp eq i64 %113, %17
  br i1 %114, label %26, label %74, !llvm.loop !292

115:                                              ; preds = %149, %67
  %116 = icmp eq i32 %4, 0
  br i1 %116, label %260, label %154

117:                                              ; preds = %68, %149
  %118 = phi i64 [ 0, %68 ], [ %152, %149 ]
  %119 = getelementptr inbounds i64, ptr %70, i64 %118
  %120 = load i64, ptr %119, align 8, !tbaa !31
  %121 = icmp eq i64 %120, 0
  br i1 %121, label %122, label %149

122:                                              ; preds = %117
  %123 = getelementptr inbounds double, ptr %1, i64 %118
  %124 = load double, ptr %123, align 8, !tbaa !32
  %125 = load ptr, ptr %71, align 8, !tbaa !283
  %126 = load ptr, ptr %72, align 8, !tbaa !284
  %127 = load ptr, ptr %73, align 8, !tbaa !285
  %128 = getelementptr inbounds i64, ptr %125, i64 %118
  %129 = load i64, ptr %128, align 8, !tbaa !31
  %130 = getelementptr i64, ptr %128, i64 1
  %131 = load i64, ptr %130, align 8, !tbaa !31
  %132 = icmp slt i64 %129, %131
  br i1 %132, label %133, label %146

133:                                              ; preds = %122, %133
  %134 = phi i64 [ %144, %133 ], [ %129, %122 ]
  %135 = phi double [ %143, %133 ], [ 0.000000e+00, %122 ]
  %136 = getelementptr inbounds i64, ptr %126, i64 %134
  %137 = load i64, ptr %136, align 8, !tbaa !31
  %138 = getelementptr inbounds double, ptr %2, i64 %137
  %139 = load double, ptr %138, align 8, !tbaa !32
  %140 = getelementptr inbounds double, ptr %127, i64 %134
  %141 = load double, ptr %140, align 8, !tbaa !32
  %142 = fmul contract double %139, %141
  %143 = fadd contract double %135, %142
  %144 = add nsw i64 %134, 1
  %145 = icmp eq i64 %144, %131
  br i1 %145, label %146, label %133, !llvm.loop !280

146:                                              ; preds = %133, %122
  %147 = phi double [ 0.000000e+00, %122 ], [ %143, %133 ]
  %148 = fsub contract double %124, %147
  br label %149

149:                                              ; preds = %117, %146
  %150 = phi contract double [ %148, %146 ], [ 0.000000e+00, %117 ]
  %151 = getelementptr inbounds double, ptr %3, i64 %118
  store double %150, ptr %151, align 8, !tbaa !32
  %152 = add nuw nsw i64 %118, 1
  %153 = icmp eq i64 %152, %17
  br i1 %153, label %115, label %117, !llvm.loop !293

154:                                              ; preds = %115
  %155 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %156 = load double, ptr %155, align 8, !tbaa !36
  %157 = fcmp contract ogt double %156, 0.000000e+00
  br i1 %157, label %158, label %260

158:                                              ; preds = %154
  %159 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 113
  %160 = load double, ptr %159, align 8, !tbaa !92
  %161 = fmul contract double %156, 1.000000e+01
  %162 = fcmp contract olt double %160, %161
  br i1 %162, label %163, label %260

163:                                              ; preds = %158
  %164 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %165 = load ptr, ptr %164, align 8, !tbaa !294
  br i1 %27, label %166, label %196

166:                                              ; preds = %163
  %167 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %168 = load ptr, ptr %167, align 8, !tbaa !264
  %169 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  %170 = load ptr, ptr %169, align 8, !tbaa !184
  %171 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %172 = load ptr, ptr %171, align 8, !tbaa !87
  br label %179

173:                                              ; preds = %179
  %174 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %175 = load ptr, ptr %174, align 8, !tbaa !263
  %176 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %177 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %178 = load i64, ptr %175, align 8, !tbaa !31
  br label %209

179:                                              ; preds = %179, %166
  %180 = phi i64 [ 0, %166 ], [ %192, %179 ]
  %181 = getelementptr inbounds double, ptr %2, i64 %180
  %182 = load double, ptr %181, align 8, !tbaa !32
  %183 = getelementptr inbounds double, ptr %168, i64 %180
  %184 = load double, ptr %183, align 8, !tbaa !32
  %185 = getelementptr inbounds i64, ptr %172, i64 %180
  %186 = load i64, ptr %185, align 8, !tbaa !31
  %187 = getelementptr inbounds double, ptr %170, i64 %186
  %188 = load double, ptr %187, align 8, !tbaa !32
  %189 = fmul contract double %184, %188
  %190 = fsub contract double %189, %182
  %191 = getelementptr inbounds double, ptr %165, i64 %180
  store double %190, ptr %191, align 8, !tbaa !32
  %192 = add nuw nsw i64 %180, 1
  %193 = icmp eq i64 %192, %14
  br i1 %193, label %173, label %179, !llvm.loop !295

194:                                              ; preds = %222, %209
  %195 = icmp eq i64 %212, %14
  br i1 %195, label %196, label %209, !llvm.loop !296

196:                                              ; preds = %194, %163
  br i1 %18, label %200, label %197

197:                                              ; preds = %196
  %198 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %199 = load ptr, ptr %198, align 8, !tbaa !297
  br label %260

200:                                              ; preds = %196
  %201 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %202 = load ptr, ptr %201, align 8, !tbaa !283
  %203 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %204 = load ptr, ptr %203, align 8, !tbaa !284
  %205 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %206 = load ptr, ptr %205, align 8, !tbaa !285
  %207 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %208 = load ptr, ptr %207, align 8, !tbaa !297
  br label %235

209:                                              ; preds = %194, %173
  %210 = phi i64 [ %178, %173 ], [ %214, %194 ]
  %211 = phi i64 [ 0, %173 ], [ %212, %194 ]
  %212 = add nuw nsw i64 %211, 1
  %213 = getelementptr inbounds i64, ptr %175, i64 %212
  %214 = load i64, ptr %213, align 8, !tbaa !31
  %215 = icmp slt i64 %210, %214
  br i1 %215, label %216, label %194

216:                                              ; preds = %209
  %217 = load ptr, ptr %176, align 8, !tbaa !52
  %218 = getelementptr inbounds i64, ptr %172, i64 %211
  %219 = load i64, ptr %218, align 8, !tbaa !31
  %220 = getelementptr inbounds double, ptr %170, i64 %219
  %221 = load ptr, ptr %177, align 8, !tbaa !277
  br label %222

222:                                              ; preds = %222, %216
  %223 = phi i64 [ %210, %216 ], [ %233, %222 ]
  %224 = getelementptr inbounds double, ptr %217, i64 %223
  %225 = load double, ptr %224, align 8, !tbaa !32
  %226 = load double, ptr %220, align 8, !tbaa !32
  %227 = fmul contract double %225, %226
  %228 = getelementptr inbounds i64, ptr %221, i64 %223
  %229 = load i64, ptr %228, align 8, !tbaa !31
  %230 = getelementptr inbounds double, ptr %165, i64 %229
  %231 = load double, ptr %230, align 8, !tbaa !32
  %232 = fadd contract double %227, %231
  store double %232, ptr %230, align 8, !tbaa !32
  %233 = add nsw i64 %223, 1
  %234 = icmp eq i64 %233, %214
  br i1 %234, label %194, label %222, !llvm.loop !298

235:                                              ; preds = %255, %200
  %236 = phi i64 [ 0, %200 ], [ %258, %255 ]
  %237 = getelementptr inbounds i64, ptr %202, i64 %236
  %238 = load i64, ptr %237, align 8, !tbaa !31
  %239 = getelementptr i64, ptr %237, i64 1
  %240 = load i64, ptr %239, align 8, !tbaa !31
  %241 = icmp slt i64 %238, %240
  br i1 %241, label %242, label %255

242:                                              ; preds = %235, %242
  %243 = phi i64 [ %253, %242 ], [ %238, %235 ]
  %244 = phi double [ %252, %242 ], [ 0.000000e+00, %235 ]
  %245 = getelementptr inbounds i64, ptr %204, i64 %243
  %246 = load i64, ptr %245, align 8, !tbaa !31
  %247 = getelementptr inbounds double, ptr %165, i64 %246
  %248 = load double, ptr %247, align 8, !tbaa !32
  %249 = getelementptr inbounds double, ptr %206, i64 %243
  %250 = load double, ptr %249, align 8, !tbaa !32
  %251 = fmul contract double %248, %250
  %252 = fadd contract double %244, %251
  %253 = add nsw i64 %243, 1
  %254 = icmp eq i64 %253, %240
  br i1 %254, label %255, label %242, !llvm.loop !280

255:                                              ; preds = %242, %235
  %256 = phi double [ 0.000000e+00, %235 ], [ %252, %242 ]
  %257 = getelementptr inbounds double, ptr %208, i64 %236
  store double %256, ptr %257, align 8, !tbaa !32
  %258 = add nuw nsw i64 %236, 1
  %259 = icmp eq i64 %258, %17
  br i1 %259, label %260, label %235, !llvm.loop !299

260:                                              ; preds = %255, %197, %158, %154, %115
  %261 = phi ptr [ null, %115 ], [ null, %158 ], [ null, %154 ], [ %199, %197 ], [ %208, %255 ]
  tail call fastcc void @sparse_solve_gram(ptr noundef %0, ptr noundef %3, ptr noundef %261)
  %262 = load i64, ptr %16, align 8, !tbaa !20
  %263 = icmp sgt i64 %262, 0
  br i1 %263, label %264, label %296

264:                                              ; preds = %260
  %265 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %266 = load ptr, ptr %265, align 8, !tbaa !283
  %267 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %268 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %269 = load i64, ptr %266, align 8, !tbaa !31
  br label %272

270:                                              ; preds = %283, %272
  %271 = icmp eq i64 %275, %262
  br i1 %271, label %296, label %272, !llvm.loop !300

272:                                              ; preds = %270, %264
  %273 = phi i64 [ %269, %264 ], [ %277, %270 ]
  %274 = phi i64 [ 0, %264 ], [ %275, %270 ]
  %275 = add nuw nsw i64 %274, 1
  %276 = getelementptr inbounds i64, ptr %266, i64 %275
  %277 = load i64, ptr %276, align 8, !tbaa !31
  %278 = icmp slt i64 %273, %277
  br i1 %278, label %279, label %270

279:                                              ; preds = %272
  %280 = load ptr, ptr %267, align 8, !tbaa !285
  %281 = getelementptr inbounds double, ptr %3, i64 %274
  %282 = load ptr, ptr %268, align 8, !tbaa !284
  br label %283

283:                                              ; preds = %283, %279
  %284 = phi i64 [ %273, %279 ], [ %294, %283 ]
  %285 = getelementptr inbounds double, ptr %280, i64 %284
  %286 = load double, ptr %285, align 8, !tbaa !32
  %287 = load double, ptr %281, align 8, !tbaa !32
  %288 = fmul contract double %286, %287
  %289 = getelementptr inbounds i64, ptr %282, i64 %284
  %290 = load i64, ptr %289, align 8, !tbaa !31
  %291 = getelementptr inbounds double, ptr %2, i64 %290
  %292 = load double, ptr %291, align 8, !tbaa !32
  %293 = fadd contract double %288, %292
  store double %293, ptr %291, align 8, !tbaa !32
  %294 = add nsw i64 %284, 1
  %295 = icmp eq i64 %294, %277
  br i1 %295, label %270, label %283, !llvm.loop !301

296:                                              ; preds = %270, %260
  %297 = load i64, ptr %13, align 8, !tbaa !14
  %298 = icmp sgt i64 %297, 0
  br i1 %298, label %299, label %338

299:                                              ; preds = %296
  %300 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %301 = load ptr, ptr %300, align 8, !tbaa !264
  %302 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %303 = load ptr, ptr %302, align 8, !tbaa !263
  %304 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %305 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %306 = getelementptr inbounds i64, ptr %303, i64 %297
  %307 = load i64, ptr %306, align 8, !tbaa !31
  br label %310

308:                                              ; preds = %325, %310
  %309 = icmp sgt i64 %312, 1
  br i1 %309, label %310, label %338, !llvm.loop !302

310:                                              ; preds = %308, %299
  %311 = phi i64 [ %307, %299 ], [ %320, %308 ]
  %312 = phi i64 [ %297, %299 ], [ %313, %308 ]
  %313 = add nsw i64 %312, -1
  %314 = getelementptr inbounds double, ptr %301, i64 %313
  %315 = load double, ptr %314, align 8, !tbaa !32
  %316 = getelementptr inbounds double, ptr %2, i64 %313
  %317 = load double, ptr %316, align 8, !tbaa !32
  %318 = fdiv contract double %317, %315
  store double %318, ptr %316, align 8, !tbaa !32
  %319 = getelementptr inbounds i64, ptr %303, i64 %313
  %320 = load i64, ptr %319, align 8, !tbaa !31
  %321 = icmp slt i64 %320, %311
  br i1 %321, label %322, label %308

322:                                              ; preds = %310
  %323 = load ptr, ptr %304, align 8, !tbaa !52
  %324 = load ptr, ptr %305, align 8, !tbaa !277
  br label %325

325:                                              ; preds = %325, %322
  %326 = phi i64 [ %320, %322 ], [ %336, %325 ]
  %327 = getelementptr inbounds double, ptr %323, i64 %326
  %328 = load double, ptr %327, align 8, !tbaa !32
  %329 = load double, ptr %316, align 8, !tbaa !32
  %330 = fmul contract double %328, %329
  %331 = getelementptr inbounds i64, ptr %324, i64 %326
  %332 = load i64, ptr %331, align 8, !tbaa !31
  %333 = getelementptr inbounds double, ptr %2, i64 %332
  %334 = load double, ptr %333, align 8, !tbaa !32
  %335 = fsub contract double %334, %330
  store double %335, ptr %333, align 8, !tbaa !32
  %336 = add nsw i64 %326, 1
  %337 = icmp eq i64 %336, %311
  br i1 %337, label %308, label %325, !llvm.loop !303

338:                                              ; preds = %308, %296
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @factor_rows(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly byval(%struct.Rows) align 8 %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, double noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !20
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %32

10:                                               ; preds = %6
  %11 = load ptr, ptr %1, align 8, !tbaa !254
  %12 = icmp eq ptr %11, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %14 = load ptr, ptr %13, align 8, !tbaa !276
  %15 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8, !tbaa !256
  %17 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8, !tbaa !257
  %19 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 3
  %20 = load ptr, ptr %19, align 8, !tbaa !258
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %22 = load ptr, ptr %21, align 8, !tbaa !304
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %24 = load ptr, ptr %23, align 8, !tbaa !305
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %28 = load ptr, ptr %27, align 8, !tbaa !215
  %29 = load ptr, ptr %26, align 8, !tbaa !306
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %31 = load ptr, ptr %30, align 8, !tbaa !260
  br label %33

32:                                               ; preds = %163, %6
  ret void

33:                                               ; preds = %10, %163
  %34 = phi i64 [ 0, %10 ], [ %63, %163 ]
  br i1 %12, label %38, label %35

35:                                               ; preds = %33
  %36 = getelementptr inbounds i64, ptr %11, i64 %34
  %37 = load i64, ptr %36, align 8, !tbaa !31
  br label %38

38:                                               ; preds = %33, %35
  %39 = phi i64 [ %37, %35 ], [ %34, %33 ]
  %40 = getelementptr inbounds i64, ptr %16, i64 %39
  %41 = load i64, ptr %40, align 8, !tbaa !31
  %42 = getelementptr i64, ptr %40, i64 1
  %43 = load i64, ptr %42, align 8, !tbaa !31
  %44 = icmp slt i64 %41, %43
  br i1 %44, label %45, label %55

45:                                               ; preds = %38, %45
  %46 = phi i64 [ %52, %45 ], [ %41, %38 ]
  %47 = getelementptr inbounds double, ptr %20, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !32
  %49 = getelementptr inbounds i64, ptr %18, i64 %46
  %50 = load i64, ptr %49, align 8, !tbaa !31
  %51 = getelementptr inbounds double, ptr %14, i64 %50
  store double %48, ptr %51, align 8, !tbaa !32
  %52 = add nsw i64 %46, 1
  %53 = icmp eq i64 %52, %43
  br i1 %53, label %54, label %45, !llvm.loop !278

54:                                               ; preds = %45
  br i1 %44, label %72, label %55

55:                                               ; preds = %72, %38, %54
  %56 = phi double [ 0.000000e+00, %54 ], [ 0.000000e+00, %38 ], [ %78, %72 ]
  %57 = getelementptr inbounds double, ptr %4, i64 %34
  %58 = load double, ptr %57, align 8, !tbaa !32
  %59 = fmul contract double %58, %58
  %60 = fmul contract double %56, %59
  %61 = getelementptr inbounds i64, ptr %22, i64 %34
  %62 = load i64, ptr %61, align 8, !tbaa !31
  %63 = add nuw nsw i64 %34, 1
  %64 = getelementptr inbounds i64, ptr %22, i64 %63
  %65 = load i64, ptr %64, align 8, !tbaa !31
  %66 = icmp slt i64 %62, %65
  br i1 %66, label %67, label %81

67:                                               ; preds = %55
  %68 = shl i64 %62, 3
  %69 = getelementptr i8, ptr %2, i64 %68
  %70 = sub i64 %65, %62
  %71 = shl i64 %70, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %69, i8 0, i64 %71, i1 false), !tbaa !32
  br label %81

72:                                               ; preds = %54, %72
  %73 = phi double [ %78, %72 ], [ 0.000000e+00, %54 ]
  %74 = phi i64 [ %79, %72 ], [ %41, %54 ]
  %75 = getelementptr inbounds double, ptr %20, i64 %74
  %76 = load double, ptr %75, align 8, !tbaa !32
  %77 = fmul contract double %76, %76
  %78 = fadd contract double %73, %77
  %79 = add nsw i64 %74, 1
  %80 = icmp eq i64 %79, %43
  br i1 %80, label %55, label %72, !llvm.loop !307

81:                                               ; preds = %67, %55
  %82 = getelementptr inbounds i64, ptr %24, i64 %34
  %83 = load i64, ptr %82, align 8, !tbaa !31
  %84 = getelementptr inbounds i64, ptr %24, i64 %63
  %85 = load i64, ptr %84, align 8, !tbaa !31
  %86 = icmp slt i64 %83, %85
  br i1 %86, label %87, label %89

87:                                               ; preds = %81
  %88 = load ptr, ptr %25, align 8, !tbaa !308
  br label %110

89:                                               ; preds = %145, %81
  br i1 %44, label %90, label %97

90:                                               ; preds = %89, %90
  %91 = phi i64 [ %95, %90 ], [ %41, %89 ]
  %92 = getelementptr inbounds i64, ptr %18, i64 %91
  %93 = load i64, ptr %92, align 8, !tbaa !31
  %94 = getelementptr inbounds double, ptr %14, i64 %93
  store double 0.000000e+00, ptr %94, align 8, !tbaa !32
  %95 = add nsw i64 %91, 1
  %96 = icmp eq i64 %95, %43
  br i1 %96, label %97, label %90, !llvm.loop !279

97:                                               ; preds = %90, %89
  br i1 %66, label %98, label %163

98:                                               ; preds = %97, %98
  %99 = phi i64 [ %105, %98 ], [ %62, %97 ]
  %100 = getelementptr inbounds double, ptr %2, i64 %99
  %101 = load double, ptr %100, align 8, !tbaa !32
  %102 = getelementptr inbounds i64, ptr %29, i64 %99
  %103 = load i64, ptr %102, align 8, !tbaa !31
  %104 = getelementptr inbounds double, ptr %28, i64 %103
  store double %101, ptr %104, align 8, !tbaa !32
  %105 = add nsw i64 %99, 1
  %106 = icmp eq i64 %105, %65
  br i1 %106, label %107, label %98, !llvm.loop !278

107:                                              ; preds = %98
  br i1 %66, label %108, label %163

108:                                              ; preds = %107
  %109 = getelementptr inbounds i64, ptr %31, i64 %34
  br label %175

110:                                              ; preds = %87, %145
  %111 = phi i64 [ %83, %87 ], [ %153, %145 ]
  %112 = phi i64 [ %62, %87 ], [ %116, %145 ]
  %113 = getelementptr inbounds i64, ptr %88, i64 %111
  %114 = load i64, ptr %113, align 8, !tbaa !31
  br label %115

115:                                              ; preds = %115, %110
  %116 = phi i64 [ %112, %110 ], [ %120, %115 ]
  %117 = getelementptr inbounds i64, ptr %29, i64 %116
  %118 = load i64, ptr %117, align 8, !tbaa !31
  %119 = icmp eq i64 %118, %114
  %120 = add nsw i64 %116, 1
  br i1 %119, label %121, label %115, !llvm.loop !309

121:                                              ; preds = %115
  br i1 %12, label %125, label %122

122:                                              ; preds = %121
  %123 = getelementptr inbounds i64, ptr %11, i64 %114
  %124 = load i64, ptr %123, align 8, !tbaa !31
  br label %125

125:                                              ; preds = %121, %122
  %126 = phi i64 [ %124, %122 ], [ %114, %121 ]
  %127 = getelementptr inbounds i64, ptr %16, i64 %126
  %128 = load i64, ptr %127, align 8, !tbaa !31
  %129 = getelementptr i64, ptr %127, i64 1
  %130 = load i64, ptr %129, align 8, !tbaa !31
  %131 = icmp slt i64 %128, %130
  br i1 %131, label %132, label %145

132:                                              ; preds = %125, %132
  %133 = phi i64 [ %143, %132 ], [ %128, %125 ]
  %134 = phi double [ %142, %132 ], [ 0.000000e+00, %125 ]
  %135 = getelementptr inbounds i64, ptr %18, i64 %133
  %136 = load i64, ptr %135, align 8, !tbaa !31
  %137 = getelementptr inbounds double, ptr %14, i64 %136
  %138 = load double, ptr %137, align 8, !tbaa !32
  %139 = getelementptr inbounds double, ptr %20, i64 %133
  %140 = load double, ptr %139, align 8, !tbaa !32
  %141 = fmul contract double %138, %140
  %142 = fadd contract double %134, %141
  %143 = add nsw i64 %133, 1
  %144 = icmp eq i64 %143, %130
  br i1 %144, label %145, label %132, !llvm.loop !280

145:                                              ; preds = %132, %125
  %146 = phi double [ 0.000000e+00, %125 ], [ %142, %132 ]
  %147 = load double, ptr %57, align 8, !tbaa !32
  %148 = fmul contract double %146, %147
  %149 = getelementptr inbounds double, ptr %4, i64 %114
  %150 = load double, ptr %149, align 8, !tbaa !32
  %151 = fmul contract double %148, %150
  %152 = getelementptr inbounds double, ptr %2, i64 %116
  store double %151, ptr %152, align 8, !tbaa !32
  %153 = add nsw i64 %111, 1
  %154 = icmp eq i64 %153, %85
  br i1 %154, label %89, label %110, !llvm.loop !310

155:                                              ; preds = %211
  br i1 %66, label %156, label %163

156:                                              ; preds = %155, %156
  %157 = phi i64 [ %161, %156 ], [ %62, %155 ]
  %158 = getelementptr inbounds i64, ptr %29, i64 %157
  %159 = load i64, ptr %158, align 8, !tbaa !31
  %160 = getelementptr inbounds double, ptr %28, i64 %159
  store double 0.000000e+00, ptr %160, align 8, !tbaa !32
  %161 = add nsw i64 %157, 1
  %162 = icmp eq i64 %161, %65
  br i1 %162, label %163, label %156, !llvm.loop !279

163:                                              ; preds = %156, %97, %107, %155
  %164 = phi double [ %215, %155 ], [ %60, %107 ], [ %60, %97 ], [ %215, %156 ]
  %165 = getelementptr inbounds i64, ptr %31, i64 %34
  %166 = load i64, ptr %165, align 8, !tbaa !31
  %167 = icmp eq i64 %166, 0
  %168 = fmul contract double %60, %5
  %169 = fcmp contract ogt double %164, %168
  %170 = select i1 %167, i1 %169, i1 false
  %171 = tail call contract double @llvm.sqrt.f64(double %164)
  %172 = select contract i1 %170, double %171, double 0.000000e+00
  %173 = getelementptr inbounds double, ptr %3, i64 %34
  store double %172, ptr %173, align 8, !tbaa !32
  %174 = icmp eq i64 %63, %8
  br i1 %174, label %32, label %33, !llvm.loop !311

175:                                              ; preds = %108, %211
  %176 = phi i64 [ %216, %211 ], [ %62, %108 ]
  %177 = phi double [ %215, %211 ], [ %60, %108 ]
  %178 = getelementptr inbounds i64, ptr %29, i64 %176
  %179 = load i64, ptr %178, align 8, !tbaa !31
  %180 = getelementptr inbounds double, ptr %28, i64 %179
  %181 = load double, ptr %180, align 8, !tbaa !32
  %182 = getelementptr inbounds i64, ptr %22, i64 %179
  %183 = load i64, ptr %182, align 8, !tbaa !31
  %184 = getelementptr i64, ptr %182, i64 1
  %185 = load i64, ptr %184, align 8, !tbaa !31
  %186 = icmp slt i64 %183, %185
  br i1 %186, label %187, label %200

187:                                              ; preds = %175, %187
  %188 = phi i64 [ %198, %187 ], [ %183, %175 ]
  %189 = phi double [ %197, %187 ], [ 0.000000e+00, %175 ]
  %190 = getelementptr inbounds i64, ptr %29, i64 %188
  %191 = load i64, ptr %190, align 8, !tbaa !31
  %192 = getelementptr inbounds double, ptr %28, i64 %191
  %193 = load double, ptr %192, align 8, !tbaa !32
  %194 = getelementptr inbounds double, ptr %2, i64 %188
  %195 = load double, ptr %194, align 8, !tbaa !32
  %196 = fmul contract double %193, %195
  %197 = fadd contract double %189, %196
  %198 = add nsw i64 %188, 1
  %199 = icmp eq i64 %198, %185
  br i1 %199, label %200, label %187, !llvm.loop !280

200:                                              ; preds = %187, %175
  %201 = phi double [ 0.000000e+00, %175 ], [ %197, %187 ]
  %202 = fsub contract double %181, %201
  %203 = getelementptr inbounds double, ptr %3, i64 %179
  %204 = load double, ptr %203, align 8, !tbaa !32
  %205 = fcmp contract ogt double %204, 0.000000e+00
  br i1 %205, label %206, label %211

206:                                              ; preds = %200
  %207 = load i64, ptr %109, align 8, !tbaa !31
  %208 = icmp eq i64 %207, 0
  br i1 %208, label %209, label %211

209:                                              ; preds = %206
  %210 = fdiv contract double %202, %204
  br label %211

211:                                              ; preds = %200, %206, %209
  %212 = phi contract double [ %210, %209 ], [ 0.000000e+00, %206 ], [ 0.000000e+00, %200 ]
  %213 = getelementptr inbounds double, ptr %2, i64 %176
  store double %212, ptr %213, align 8, !tbaa !32
  store double %212, ptr %180, align 8, !tbaa !32
  %214 = fmul contract double %212, %212
  %215 = fsub contract double %177, %214
  %216 = add nsw i64 %176, 1
  %217 = icmp eq i64 %216, %65
  br i1 %217, label %155, label %175, !llvm.loop !312
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @sparse_solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr noundef %2) unnamed_addr #7 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %5 = load i64, ptr %4, align 8, !tbaa !20
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %150

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %9 = load ptr, ptr %8, align 8, !tbaa !289
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %11 = load ptr, ptr %10, align 8, !tbaa !216
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %13 = load ptr, ptr %12, align 8, !tbaa !304
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %15 = load ptr, ptr %14, align 8, !tbaa !306
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %17 = load ptr, ptr %16, align 8, !tbaa !288
  %18 = icmp eq ptr %2, null
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  br label %29

21:                                               ; preds = %107
  br i1 %6, label %22, label %150

22:                                               ; preds = %21
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %24 = load ptr, ptr %23, align 8, !tbaa !289
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %26 = load ptr, ptr %25, align 8, !tbaa !304
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  br label %116

29:                                               ; preds = %7, %107
  %30 = phi i64 [ 0, %7 ], [ %108, %107 ]
  %31 = getelementptr inbounds double, ptr %9, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !32
  %33 = getelementptr inbounds double, ptr %1, i64 %30
  %34 = load double, ptr %33, align 8, !tbaa !32
  %35 = getelementptr inbounds double, ptr %11, i64 %30
  %36 = load double, ptr %35, align 8, !tbaa !32
  %37 = fmul contract double %34, %36
  %38 = getelementptr inbounds i64, ptr %13, i64 %30
  %39 = load i64, ptr %38, align 8, !tbaa !31
  %40 = getelementptr i64, ptr %38, i64 1
  %41 = load i64, ptr %40, align 8, !tbaa !31
  %42 = icmp slt i64 %39, %41
  br i1 %42, label %43, label %56

43:                                               ; preds = %29, %43
  %44 = phi i64 [ %54, %43 ], [ %39, %29 ]
  %45 = phi double [ %53, %43 ], [ 0.000000e+00, %29 ]
  %46 = getelementptr inbounds i64, ptr %15, i64 %44
  %47 = load i64, ptr %46, align 8, !tbaa !31
  %48 = getelementptr inbounds double, ptr %1, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !32
  %50 = getelementptr inbounds double, ptr %17, i64 %44
  %51 = load double, ptr %50, align 8, !tbaa !32
  %52 = fmul contract double %49, %51
  %53 = fadd contract double %45, %52
  %54 = add nsw i64 %44, 1
  %55 = icmp eq i64 %54, %41
  br i1 %55, label %56, label %43, !llvm.loop !280

56:                                               ; preds = %43, %29
  %57 = phi double [ 0.000000e+00, %29 ], [ %53, %43 ]
  %58 = fsub contract double %37, %57
  %59 = fcmp contract ogt double %32, 0.000000e+00
  %60 = fdiv contract double %58, %32
  %61 = select contract i1 %59, double %60, double 0.000000e+00
  store double %61, ptr %33, align 8, !tbaa !32
  br i1 %18, label %107, label %62

62:                                               ; preds = %56
  %63 = getelementptr inbounds double, ptr %2, i64 %30
  %64 = load double, ptr %63, align 8, !tbaa !32
  %65 = load double, ptr %35, align 8, !tbaa !32
  %66 = fmul contract double %64, %65
  br i1 %42, label %67, label %80

67:                                               ; preds = %62, %67
  %68 = phi i64 [ %78, %67 ], [ %39, %62 ]
  %69 = phi double [ %77, %67 ], [ 0.000000e+00, %62 ]
  %70 = getelementptr inbounds i64, ptr %15, i64 %68
  %71 = load i64, ptr %70, align 8, !tbaa !31
  %72 = getelementptr inbounds double, ptr %2, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !32
  %74 = getelementptr inbounds double, ptr %17, i64 %68
  %75 = load double, ptr %74, align 8, !tbaa !32
  %76 = fmul contract double %73, %75
  %77 = fadd contract double %69, %76
  %78 = add nsw i64 %68, 1
  %79 = icmp eq i64 %78, %41
  br i1 %79, label %80, label %67, !llvm.loop !280

80:                                               ; preds = %67, %62
  %81 = phi double [ 0.000000e+00, %62 ], [ %77, %67 ]
  %82 = fsub contract double %66, %81
  %83 = fdiv contract double %82, %32
  %84 = select contract i1 %59, double %83, double 0.000000e+00
  store double %84, ptr %63, align 8, !tbaa !32
  br i1 %59, label %85, label %107

85:                                               ; preds = %80
  %86 = load ptr, ptr %19, align 8, !tbaa !229
  %87 = getelementptr inbounds double, ptr %86, i64 %30
  %88 = load double, ptr %87, align 8, !tbaa !32
  %89 = load double, ptr %33, align 8, !tbaa !32
  %90 = load double, ptr %20, align 8, !tbaa !36
  %91 = fmul contract double %90, 1.000000e+01
  %92 = fcmp contract ogt double %91, %88
  br i1 %92, label %93, label %105

93:                                               ; preds = %85
  %94 = fdiv contract double %88, %91
  %95 = fsub contract double 1.000000e+00, %94
  %96 = fmul contract double %95, %95
  %97 = fmul contract double %95, %96
  %98 = fmul contract double %95, %97
  %99 = fsub contract double 1.000000e+00, %98
  %100 = fmul contract double %99, %99
  %101 = fmul contract double %89, %100
  %102 = fsub contract double 1.000000e+00, %100
  %103 = fmul contract double %83, %102
  %104 = fadd contract double %101, %103
  br label %105

105:                                              ; preds = %85, %93
  %106 = phi double [ %104, %93 ], [ %89, %85 ]
  store double %106, ptr %33, align 8, !tbaa !32
  br label %107

107:                                              ; preds = %80, %105, %56
  %108 = add nuw nsw i64 %30, 1
  %109 = icmp eq i64 %108, %5
  br i1 %109, label %21, label %29, !llvm.loop !313

110:                                              ; preds = %137, %126
  %111 = icmp sgt i64 %117, 1
  br i1 %111, label %116, label %112, !llvm.loop !314

112:                                              ; preds = %110
  br i1 %6, label %113, label %150

113:                                              ; preds = %112
  %114 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %115 = load ptr, ptr %114, align 8, !tbaa !216
  br label %151

116:                                              ; preds = %22, %110
  %117 = phi i64 [ %5, %22 ], [ %118, %110 ]
  %118 = add nsw i64 %117, -1
  %119 = getelementptr inbounds double, ptr %24, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !32
  %121 = fcmp contract ogt double %120, 0.000000e+00
  br i1 %121, label %122, label %126

122:                                              ; preds = %116
  %123 = getelementptr inbounds double, ptr %1, i64 %118
  %124 = load double, ptr %123, align 8, !tbaa !32
  %125 = fdiv contract double %124, %120
  br label %126

126:                                              ; preds = %116, %122
  %127 = phi contract double [ %125, %122 ], [ 0.000000e+00, %116 ]
  %128 = getelementptr inbounds double, ptr %1, i64 %118
  store double %127, ptr %128, align 8, !tbaa !32
  %129 = getelementptr inbounds i64, ptr %26, i64 %118
  %130 = load i64, ptr %129, align 8, !tbaa !31
  %131 = getelementptr inbounds i64, ptr %26, i64 %117
  %132 = load i64, ptr %131, align 8, !tbaa !31
  %133 = icmp slt i64 %130, %132
  br i1 %133, label %134, label %110

134:                                              ; preds = %126
  %135 = load ptr, ptr %27, align 8, !tbaa !288
  %136 = load ptr, ptr %28, align 8, !tbaa !306
  br label %137

137:                                              ; preds = %134, %137
  %138 = phi i64 [ %130, %134 ], [ %148, %137 ]
  %139 = getelementptr inbounds double, ptr %135, i64 %138
  %140 = load double, ptr %139, align 8, !tbaa !32
  %141 = load double, ptr %128, align 8, !tbaa !32
  %142 = fmul contract double %140, %141
  %143 = getelementptr inbounds i64, ptr %136, i64 %138
  %144 = load i64, ptr %143, align 8, !tbaa !31
  %145 = getelementptr inbounds double, ptr %1, i64 %144
  %146 = load double, ptr %145, align 8, !tbaa !32
  %147 = fsub contract double %146, %142
  store double %147, ptr %145, align 8, !tbaa !32
  %148 = add nsw i64 %138, 1
  %149 = icmp eq i64 %148, %132
  br i1 %149, label %110, label %137, !llvm.loop !315

150:                                              ; preds = %151, %3, %21, %112
  ret void

151:                                              ; preds = %113, %151
  %152 = phi i64 [ 0, %113 ], [ %158, %151 ]
  %153 = getelementptr inbounds double, ptr %115, i64 %152
  %154 = load double, ptr %153, align 8, !tbaa !32
  %155 = getelementptr inbounds double, ptr %1, i64 %152
  %156 = load double, ptr %155, align 8, !tbaa !32
  %157 = fmul contract double %154, %156
  store double %157, ptr %155, align 8, !tbaa !32
  %158 = add nuw nsw i64 %152, 1
  %159 = icmp eq i64 %158, %5
  br i1 %159, label %150, label %151, !llvm.loop !316
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @newton_normals(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5, ptr nocapture noundef %6, ptr nocapture noundef %7) unnamed_addr #7 {
  %9 = alloca [3 x double], align 16
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %11 = load i64, ptr %10, align 8, !tbaa !43
  %12 = icmp sgt i64 %11, 0
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  %14 = add i64 %11, 1
  br label %19

15:                                               ; preds = %233, %120, %201
  %16 = add nuw nsw i64 %21, 1
  %17 = icmp ult i64 %21, 59
  %18 = icmp eq i64 %16, 60
  br i1 %18, label %243, label %19, !llvm.loop !317

19:                                               ; preds = %8, %15
  %20 = phi i1 [ true, %8 ], [ %17, %15 ]
  %21 = phi i64 [ 0, %8 ], [ %16, %15 ]
  br i1 %12, label %23, label %22

22:                                               ; preds = %19
  store double 1.000000e+00, ptr %7, align 8, !tbaa !32
  br label %115

23:                                               ; preds = %19
  %24 = load ptr, ptr %13, align 8, !tbaa !77
  br label %26

25:                                               ; preds = %81
  store double 1.000000e+00, ptr %7, align 8, !tbaa !32
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
  %36 = load double, ptr %35, align 8, !tbaa !32
  %37 = fsub contract double %34, %36
  %38 = getelementptr inbounds double, ptr %6, i64 %27
  store double %37, ptr %38, align 8, !tbaa !32
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
  %48 = load double, ptr %47, align 8, !tbaa !32
  %49 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %45
  store double %48, ptr %49, align 8, !tbaa !32
  %50 = getelementptr double, ptr %2, i64 %45
  br label %56

51:                                               ; preds = %72
  %52 = fmul contract double %73, %73
  %53 = fadd contract double %46, %52
  %54 = add nuw nsw i64 %45, 1
  %55 = icmp eq i64 %54, 3
  br i1 %55, label %33, label %44, !llvm.loop !318

56:                                               ; preds = %44, %72
  %57 = phi double [ %48, %44 ], [ %73, %72 ]
  %58 = phi i64 [ 0, %44 ], [ %74, %72 ]
  %59 = getelementptr inbounds i64, ptr %24, i64 %58
  %60 = load i64, ptr %59, align 8, !tbaa !31
  %61 = icmp eq i64 %60, 1
  br i1 %61, label %62, label %72

62:                                               ; preds = %56
  %63 = add nuw nsw i64 %58, %32
  %64 = mul nsw i64 %63, 3
  %65 = getelementptr double, ptr %50, i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !32
  %67 = fmul contract double %66, %3
  %68 = getelementptr inbounds double, ptr %4, i64 %58
  %69 = load double, ptr %68, align 8, !tbaa !32
  %70 = fmul contract double %67, %69
  %71 = fadd contract double %57, %70
  store double %71, ptr %49, align 8, !tbaa !32
  br label %72

72:                                               ; preds = %56, %62
  %73 = phi double [ %57, %56 ], [ %71, %62 ]
  %74 = add nuw nsw i64 %58, 1
  %75 = icmp eq i64 %74, %11
  br i1 %75, label %51, label %56, !llvm.loop !319

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
  br i1 %85, label %25, label %26, !llvm.loop !320

86:                                               ; preds = %108
  %87 = icmp eq i64 %77, %27
  %88 = uitofp i1 %87 to double
  %89 = getelementptr inbounds i64, ptr %24, i64 %77
  %90 = load i64, ptr %89, align 8, !tbaa !31
  %91 = icmp eq i64 %90, 1
  %92 = select contract i1 %91, double %110, double 0.000000e+00
  %93 = fsub contract double %88, %92
  %94 = getelementptr double, ptr %43, i64 %77
  store double %93, ptr %94, align 8, !tbaa !32
  %95 = add nuw nsw i64 %77, 1
  %96 = icmp eq i64 %95, %11
  br i1 %96, label %81, label %76, !llvm.loop !321

97:                                               ; preds = %76, %108
  %98 = phi i64 [ 0, %76 ], [ %111, %108 ]
  %99 = phi double [ 0.000000e+00, %76 ], [ %110, %108 ]
  br i1 %42, label %100, label %108

100:                                              ; preds = %97
  %101 = getelementptr inbounds [3 x double], ptr %9, i64 0, i64 %98
  %102 = load double, ptr %101, align 8, !tbaa !32
  %103 = fdiv contract double %102, %34
  %104 = fmul contract double %103, %3
  %105 = getelementptr double, ptr %80, i64 %98
  %106 = load double, ptr %105, align 8, !tbaa !32
  %107 = fmul contract double %106, %104
  br label %108

108:                                              ; preds = %97, %100
  %109 = phi contract double [ %107, %100 ], [ 0.000000e+00, %97 ]
  %110 = fadd contract double %99, %109
  %111 = add nuw nsw i64 %98, 1
  %112 = icmp eq i64 %111, 3
  br i1 %112, label %86, label %97, !llvm.loop !322

113:                                              ; preds = %183, %166
  %114 = icmp eq i64 %123, %11
  br i1 %114, label %115, label %121, !llvm.loop !323

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
  %129 = load double, ptr %7, align 8, !tbaa !32
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
  %141 = load double, ptr %140, align 8, !tbaa !32
  %142 = tail call contract double @llvm.fabs.f64(double %141)
  %143 = mul nsw i64 %138, %11
  %144 = getelementptr double, ptr %124, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !32
  %146 = tail call contract double @llvm.fabs.f64(double %145)
  %147 = fcmp contract ogt double %142, %146
  %148 = select i1 %147, i64 %137, i64 %138
  %149 = add nuw nsw i64 %137, 1
  %150 = icmp slt i64 %149, %11
  br i1 %150, label %136, label %126, !llvm.loop !324

151:                                              ; preds = %158
  %152 = getelementptr inbounds double, ptr %6, i64 %122
  %153 = load double, ptr %152, align 8, !tbaa !32
  %154 = getelementptr inbounds double, ptr %6, i64 %148
  %155 = load double, ptr %154, align 8, !tbaa !32
  store double %155, ptr %152, align 8, !tbaa !32
  store double %153, ptr %154, align 8, !tbaa !32
  %156 = load double, ptr %7, align 8, !tbaa !32
  %157 = fneg contract double %156
  store double %157, ptr %7, align 8, !tbaa !32
  br label %166

158:                                              ; preds = %131, %158
  %159 = phi i64 [ 0, %131 ], [ %164, %158 ]
  %160 = getelementptr double, ptr %133, i64 %159
  %161 = load double, ptr %160, align 8, !tbaa !32
  %162 = getelementptr double, ptr %135, i64 %159
  %163 = load double, ptr %162, align 8, !tbaa !32
  store double %163, ptr %160, align 8, !tbaa !32
  store double %161, ptr %162, align 8, !tbaa !32
  %164 = add nuw nsw i64 %159, 1
  %165 = icmp eq i64 %164, %11
  br i1 %165, label %151, label %158, !llvm.loop !325

166:                                              ; preds = %128, %151
  %167 = phi i64 [ %130, %128 ], [ %132, %151 ]
  %168 = phi double [ %129, %128 ], [ %157, %151 ]
  %169 = getelementptr double, ptr %5, i64 %167
  %170 = getelementptr double, ptr %169, i64 %122
  %171 = load double, ptr %170, align 8, !tbaa !32
  %172 = fmul contract double %171, %168
  store double %172, ptr %7, align 8, !tbaa !32
  br i1 %125, label %173, label %113

173:                                              ; preds = %166
  %174 = getelementptr inbounds double, ptr %6, i64 %122
  br label %175

175:                                              ; preds = %173, %183
  %176 = phi i64 [ %123, %173 ], [ %189, %183 ]
  %177 = mul nsw i64 %176, %11
  %178 = getelementptr double, ptr %5, i64 %177
  %179 = getelementptr double, ptr %178, i64 %122
  %180 = load double, ptr %179, align 8, !tbaa !32
  %181 = load double, ptr %170, align 8, !tbaa !32
  %182 = fdiv contract double %180, %181
  br label %191

183:                                              ; preds = %191
  %184 = load double, ptr %174, align 8, !tbaa !32
  %185 = fmul contract double %182, %184
  %186 = getelementptr inbounds double, ptr %6, i64 %176
  %187 = load double, ptr %186, align 8, !tbaa !32
  %188 = fsub contract double %187, %185
  store double %188, ptr %186, align 8, !tbaa !32
  %189 = add nuw nsw i64 %176, 1
  %190 = icmp slt i64 %189, %11
  br i1 %190, label %175, label %113, !llvm.loop !326

191:                                              ; preds = %175, %191
  %192 = phi i64 [ %122, %175 ], [ %199, %191 ]
  %193 = getelementptr double, ptr %169, i64 %192
  %194 = load double, ptr %193, align 8, !tbaa !32
  %195 = fmul contract double %182, %194
  %196 = getelementptr double, ptr %178, i64 %192
  %197 = load double, ptr %196, align 8, !tbaa !32
  %198 = fsub contract double %197, %195
  store double %198, ptr %196, align 8, !tbaa !32
  %199 = add nuw nsw i64 %192, 1
  %200 = icmp slt i64 %199, %11
  br i1 %200, label %191, label %183, !llvm.loop !327

201:                                              ; preds = %214
  br i1 %12, label %233, label %15

202:                                              ; preds = %120, %214
  %203 = phi i64 [ %204, %214 ], [ %11, %120 ]
  %204 = add nsw i64 %203, -1
  %205 = icmp slt i64 %203, %11
  br i1 %205, label %209, label %206

206:                                              ; preds = %202
  %207 = getelementptr inbounds double, ptr %6, i64 %204
  %208 = load double, ptr %207, align 8, !tbaa !32
  br label %214

209:                                              ; preds = %202
  %210 = mul nsw i64 %204, %11
  %211 = getelementptr double, ptr %5, i64 %210
  %212 = getelementptr inbounds double, ptr %6, i64 %204
  %213 = load double, ptr %212, align 8, !tbaa !32
  br label %222

214:                                              ; preds = %222, %206
  %215 = phi double [ %208, %206 ], [ %230, %222 ]
  %216 = mul i64 %204, %14
  %217 = getelementptr inbounds double, ptr %5, i64 %216
  %218 = load double, ptr %217, align 8, !tbaa !32
  %219 = getelementptr inbounds double, ptr %6, i64 %204
  %220 = fdiv contract double %215, %218
  store double %220, ptr %219, align 8, !tbaa !32
  %221 = icmp sgt i64 %203, 1
  br i1 %221, label %202, label %201, !llvm.loop !328

222:                                              ; preds = %209, %222
  %223 = phi double [ %213, %209 ], [ %230, %222 ]
  %224 = phi i64 [ %203, %209 ], [ %231, %222 ]
  %225 = getelementptr double, ptr %211, i64 %224
  %226 = load double, ptr %225, align 8, !tbaa !32
  %227 = getelementptr inbounds double, ptr %6, i64 %224
  %228 = load double, ptr %227, align 8, !tbaa !32
  %229 = fmul contract double %226, %228
  %230 = fsub contract double %223, %229
  store double %230, ptr %212, align 8, !tbaa !32
  %231 = add nuw nsw i64 %224, 1
  %232 = icmp eq i64 %231, %11
  br i1 %232, label %214, label %222, !llvm.loop !329

233:                                              ; preds = %201, %233
  %234 = phi i64 [ %241, %233 ], [ 0, %201 ]
  %235 = getelementptr inbounds double, ptr %4, i64 %234
  %236 = load double, ptr %235, align 8, !tbaa !32
  %237 = getelementptr inbounds double, ptr %6, i64 %234
  %238 = load double, ptr %237, align 8, !tbaa !32
  %239 = fadd contract double %236, %238
  %240 = tail call contract double @llvm.fabs.f64(double %239)
  store double %240, ptr %235, align 8, !tbaa !32
  %241 = add nuw nsw i64 %234, 1
  %242 = icmp eq i64 %241, %11
  br i1 %242, label %15, label %233, !llvm.loop !330

243:                                              ; preds = %115, %15
  %244 = phi i1 [ %17, %15 ], [ %20, %115 ]
  %245 = zext i1 %244 to i32
  ret i32 %245
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @gram(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %7 = load ptr, ptr %6, align 8, !tbaa !288
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %9 = load ptr, ptr %8, align 8, !tbaa !285
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %11 = load ptr, ptr %10, align 8, !tbaa !216
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %88

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %15 = shl i64 %5, 3
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %17 = icmp sgt i64 %5, 0
  %18 = add nuw i64 %5, 1
  br label %23

19:                                               ; preds = %61
  br i1 %12, label %20, label %88

20:                                               ; preds = %19
  %21 = icmp sgt i64 %5, 0
  %22 = add nuw i64 %2, 1
  br label %79

23:                                               ; preds = %13, %61
  %24 = phi i64 [ 0, %13 ], [ %68, %61 ]
  %25 = mul nsw i64 %24, %5
  %26 = getelementptr double, ptr %9, i64 %25
  %27 = load ptr, ptr %14, align 8, !tbaa !55
  %28 = getelementptr inbounds i64, ptr %1, i64 %24
  %29 = load i64, ptr %28, align 8, !tbaa !31
  %30 = mul nsw i64 %29, %5
  %31 = getelementptr inbounds double, ptr %27, i64 %30
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %31, i64 %15, i1 false)
  %32 = load ptr, ptr %16, align 8, !tbaa !52
  br i1 %17, label %33, label %61

33:                                               ; preds = %23, %41
  %34 = phi i64 [ %47, %41 ], [ 0, %23 ]
  %35 = getelementptr inbounds double, ptr %26, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !32
  %37 = icmp eq i64 %34, 0
  br i1 %37, label %41, label %38

38:                                               ; preds = %33
  %39 = mul nsw i64 %34, %5
  %40 = getelementptr double, ptr %32, i64 %39
  br label %49

41:                                               ; preds = %49, %33
  %42 = phi double [ %36, %33 ], [ %57, %49 ]
  %43 = mul i64 %34, %18
  %44 = getelementptr inbounds double, ptr %32, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !32
  %46 = fdiv contract double %42, %45
  store double %46, ptr %35, align 8, !tbaa !32
  %47 = add nuw nsw i64 %34, 1
  %48 = icmp eq i64 %47, %5
  br i1 %48, label %60, label %33, !llvm.loop !331

49:                                               ; preds = %49, %38
  %50 = phi i64 [ 0, %38 ], [ %58, %49 ]
  %51 = phi double [ %36, %38 ], [ %57, %49 ]
  %52 = getelementptr double, ptr %40, i64 %50
  %53 = load double, ptr %52, align 8, !tbaa !32
  %54 = getelementptr inbounds double, ptr %26, i64 %50
  %55 = load double, ptr %54, align 8, !tbaa !32
  %56 = fmul contract double %53, %55
  %57 = fsub contract double %51, %56
  %58 = add nuw nsw i64 %50, 1
  %59 = icmp eq i64 %58, %34
  br i1 %59, label %41, label %49, !llvm.loop !332

60:                                               ; preds = %41
  br i1 %17, label %70, label %61

61:                                               ; preds = %70, %23, %60
  %62 = phi double [ 0.000000e+00, %60 ], [ 0.000000e+00, %23 ], [ %76, %70 ]
  %63 = fcmp contract ogt double %62, 0.000000e+00
  %64 = tail call contract double @llvm.sqrt.f64(double %62)
  %65 = fdiv contract double 1.000000e+00, %64
  %66 = select contract i1 %63, double %65, double 0.000000e+00
  %67 = getelementptr inbounds double, ptr %11, i64 %24
  store double %66, ptr %67, align 8, !tbaa !32
  %68 = add nuw nsw i64 %24, 1
  %69 = icmp eq i64 %68, %2
  br i1 %69, label %19, label %23, !llvm.loop !333

70:                                               ; preds = %60, %70
  %71 = phi i64 [ %77, %70 ], [ 0, %60 ]
  %72 = phi double [ %76, %70 ], [ 0.000000e+00, %60 ]
  %73 = getelementptr double, ptr %26, i64 %71
  %74 = load double, ptr %73, align 8, !tbaa !32
  %75 = fmul contract double %74, %74
  %76 = fadd contract double %72, %75
  %77 = add nuw nsw i64 %71, 1
  %78 = icmp eq i64 %77, %5
  br i1 %78, label %61, label %70, !llvm.loop !334

79:                                               ; preds = %20, %95
  %80 = phi i64 [ 0, %20 ], [ %102, %95 ]
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %95, label %82

82:                                               ; preds = %79
  %83 = mul nsw i64 %80, %5
  %84 = getelementptr double, ptr %9, i64 %83
  %85 = getelementptr inbounds double, ptr %11, i64 %80
  %86 = mul nsw i64 %80, %2
  %87 = getelementptr double, ptr %7, i64 %86
  br label %89

88:                                               ; preds = %95, %3, %19
  ret void

89:                                               ; preds = %82, %126
  %90 = phi i64 [ 0, %82 ], [ %137, %126 ]
  %91 = phi double [ 1.000000e+00, %82 ], [ %136, %126 ]
  br i1 %21, label %92, label %104

92:                                               ; preds = %89
  %93 = mul nsw i64 %90, %5
  %94 = getelementptr double, ptr %9, i64 %93
  br label %115

95:                                               ; preds = %126, %79
  %96 = phi double [ 1.000000e+00, %79 ], [ %136, %126 ]
  %97 = fcmp contract ogt double %96, 0x3CD0000000000000
  %98 = tail call contract double @llvm.sqrt.f64(double %96)
  %99 = select contract i1 %97, double %98, double 0.000000e+00
  %100 = mul i64 %80, %22
  %101 = getelementptr inbounds double, ptr %7, i64 %100
  store double %99, ptr %101, align 8, !tbaa !32
  %102 = add nuw nsw i64 %80, 1
  %103 = icmp eq i64 %102, %2
  br i1 %103, label %88, label %79, !llvm.loop !335

104:                                              ; preds = %115, %89
  %105 = phi double [ 0.000000e+00, %89 ], [ %123, %115 ]
  %106 = load double, ptr %85, align 8, !tbaa !32
  %107 = getelementptr inbounds double, ptr %11, i64 %90
  %108 = load double, ptr %107, align 8, !tbaa !32
  %109 = fmul contract double %106, %108
  %110 = fmul contract double %105, %109
  %111 = icmp eq i64 %90, 0
  br i1 %111, label %126, label %112

112:                                              ; preds = %104
  %113 = mul nsw i64 %90, %2
  %114 = getelementptr double, ptr %7, i64 %113
  br label %139

115:                                              ; preds = %92, %115
  %116 = phi i64 [ 0, %92 ], [ %124, %115 ]
  %117 = phi double [ 0.000000e+00, %92 ], [ %123, %115 ]
  %118 = getelementptr double, ptr %84, i64 %116
  %119 = load double, ptr %118, align 8, !tbaa !32
  %120 = getelementptr double, ptr %94, i64 %116
  %121 = load double, ptr %120, align 8, !tbaa !32
  %122 = fmul contract double %119, %121
  %123 = fadd contract double %117, %122
  %124 = add nuw nsw i64 %116, 1
  %125 = icmp eq i64 %124, %5
  br i1 %125, label %104, label %115, !llvm.loop !336

126:                                              ; preds = %139, %104
  %127 = phi double [ %110, %104 ], [ %147, %139 ]
  %128 = mul i64 %90, %22
  %129 = getelementptr inbounds double, ptr %7, i64 %128
  %130 = load double, ptr %129, align 8, !tbaa !32
  %131 = fcmp contract ogt double %130, 0.000000e+00
  %132 = fdiv contract double %127, %130
  %133 = select contract i1 %131, double %132, double 0.000000e+00
  %134 = getelementptr double, ptr %87, i64 %90
  store double %133, ptr %134, align 8, !tbaa !32
  %135 = fmul contract double %133, %133
  %136 = fsub contract double %91, %135
  %137 = add nuw nsw i64 %90, 1
  %138 = icmp eq i64 %137, %80
  br i1 %138, label %95, label %89, !llvm.loop !337

139:                                              ; preds = %112, %139
  %140 = phi i64 [ 0, %112 ], [ %148, %139 ]
  %141 = phi double [ %110, %112 ], [ %147, %139 ]
  %142 = getelementptr double, ptr %87, i64 %140
  %143 = load double, ptr %142, align 8, !tbaa !32
  %144 = getelementptr double, ptr %114, i64 %140
  %145 = load double, ptr %144, align 8, !tbaa !32
  %146 = fmul contract double %143, %145
  %147 = fsub contract double %141, %146
  %148 = add nuw nsw i64 %140, 1
  %149 = icmp eq i64 %148, %90
  br i1 %149, label %126, label %139, !llvm.loop !338
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_once(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 15
  %9 = load i64, ptr %8, align 8, !tbaa !60
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %19

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %13 = load ptr, ptr %12, align 8, !tbaa !233
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %15 = load ptr, ptr %14, align 8, !tbaa !62
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %17 = load ptr, ptr %16, align 8, !tbaa !55
  %18 = icmp sgt i64 %7, 0
  br label %62

19:                                               ; preds = %73, %5
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %21 = load ptr, ptr %20, align 8, !tbaa !52
  %22 = icmp sgt i64 %7, 0
  br i1 %22, label %23, label %52

23:                                               ; preds = %19
  %24 = add nuw i64 %7, 1
  br label %25

25:                                               ; preds = %33, %23
  %26 = phi i64 [ 0, %23 ], [ %39, %33 ]
  %27 = getelementptr inbounds double, ptr %2, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !32
  %29 = icmp eq i64 %26, 0
  br i1 %29, label %33, label %30

30:                                               ; preds = %25
  %31 = mul nsw i64 %26, %7
  %32 = getelementptr double, ptr %21, i64 %31
  br label %41

33:                                               ; preds = %41, %25
  %34 = phi double [ %28, %25 ], [ %49, %41 ]
  %35 = mul i64 %26, %24
  %36 = getelementptr inbounds double, ptr %21, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !32
  %38 = fdiv contract double %34, %37
  store double %38, ptr %27, align 8, !tbaa !32
  %39 = add nuw nsw i64 %26, 1
  %40 = icmp eq i64 %39, %7
  br i1 %40, label %52, label %25, !llvm.loop !331

41:                                               ; preds = %41, %30
  %42 = phi i64 [ 0, %30 ], [ %50, %41 ]
  %43 = phi double [ %28, %30 ], [ %49, %41 ]
  %44 = getelementptr double, ptr %32, i64 %42
  %45 = load double, ptr %44, align 8, !tbaa !32
  %46 = getelementptr inbounds double, ptr %2, i64 %42
  %47 = load double, ptr %46, align 8, !tbaa !32
  %48 = fmul contract double %45, %47
  %49 = fsub contract double %43, %48
  %50 = add nuw nsw i64 %42, 1
  %51 = icmp eq i64 %50, %26
  br i1 %51, label %33, label %41, !llvm.loop !332

52:                                               ; preds = %33, %19
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %54 = load ptr, ptr %53, align 8, !tbaa !62
  br i1 %10, label %58, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %57 = load ptr, ptr %56, align 8, !tbaa !215
  br label %86

58:                                               ; preds = %52
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %61 = load ptr, ptr %60, align 8, !tbaa !215
  br label %91

62:                                               ; preds = %11, %73
  %63 = phi i64 [ 0, %11 ], [ %74, %73 ]
  %64 = getelementptr inbounds i64, ptr %15, i64 %63
  %65 = load i64, ptr %64, align 8, !tbaa !31
  %66 = getelementptr inbounds double, ptr %13, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !32
  %68 = getelementptr inbounds double, ptr %1, i64 %65
  %69 = load double, ptr %68, align 8, !tbaa !32
  %70 = fmul contract double %67, %69
  %71 = mul nsw i64 %65, %7
  %72 = getelementptr inbounds double, ptr %17, i64 %71
  br i1 %18, label %76, label %73

73:                                               ; preds = %76, %62
  %74 = add nuw nsw i64 %63, 1
  %75 = icmp eq i64 %74, %9
  br i1 %75, label %19, label %62, !llvm.loop !339

76:                                               ; preds = %62, %76
  %77 = phi i64 [ %84, %76 ], [ 0, %62 ]
  %78 = getelementptr inbounds double, ptr %72, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !32
  %80 = fmul contract double %70, %79
  %81 = getelementptr inbounds double, ptr %2, i64 %77
  %82 = load double, ptr %81, align 8, !tbaa !32
  %83 = fadd contract double %82, %80
  store double %83, ptr %81, align 8, !tbaa !32
  %84 = add nuw nsw i64 %77, 1
  %85 = icmp eq i64 %84, %7
  br i1 %85, label %73, label %76, !llvm.loop !340

86:                                               ; preds = %101, %55
  %87 = phi ptr [ %57, %55 ], [ %61, %101 ]
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %90 = icmp eq i32 %4, 0
  br i1 %90, label %181, label %117

91:                                               ; preds = %58, %101
  %92 = phi i64 [ 0, %58 ], [ %104, %101 ]
  %93 = getelementptr inbounds i64, ptr %54, i64 %92
  %94 = load i64, ptr %93, align 8, !tbaa !31
  %95 = getelementptr inbounds double, ptr %1, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !32
  br i1 %22, label %97, label %101

97:                                               ; preds = %91
  %98 = load ptr, ptr %59, align 8, !tbaa !285
  %99 = mul nsw i64 %92, %7
  %100 = getelementptr double, ptr %98, i64 %99
  br label %106

101:                                              ; preds = %106, %91
  %102 = phi double [ %96, %91 ], [ %114, %106 ]
  %103 = getelementptr inbounds double, ptr %61, i64 %92
  store double %102, ptr %103, align 8, !tbaa !32
  %104 = add nuw nsw i64 %92, 1
  %105 = icmp eq i64 %104, %9
  br i1 %105, label %86, label %91, !llvm.loop !341

106:                                              ; preds = %97, %106
  %107 = phi i64 [ 0, %97 ], [ %115, %106 ]
  %108 = phi double [ %96, %97 ], [ %114, %106 ]
  %109 = getelementptr double, ptr %100, i64 %107
  %110 = load double, ptr %109, align 8, !tbaa !32
  %111 = getelementptr inbounds double, ptr %2, i64 %107
  %112 = load double, ptr %111, align 8, !tbaa !32
  %113 = fmul contract double %110, %112
  %114 = fsub contract double %108, %113
  %115 = add nuw nsw i64 %107, 1
  %116 = icmp eq i64 %115, %7
  br i1 %116, label %101, label %106, !llvm.loop !342

117:                                              ; preds = %86
  %118 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %119 = load double, ptr %118, align 8, !tbaa !36
  %120 = fcmp contract ogt double %119, 0.000000e+00
  br i1 %120, label %121, label %181

121:                                              ; preds = %117
  %122 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 113
  %123 = load double, ptr %122, align 8, !tbaa !92
  %124 = fmul contract double %119, 1.000000e+01
  %125 = fcmp contract olt double %123, %124
  br i1 %125, label %126, label %181

126:                                              ; preds = %121
  %127 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %128 = load ptr, ptr %127, align 8, !tbaa !276
  br i1 %22, label %129, label %132

129:                                              ; preds = %126
  %130 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  %131 = load ptr, ptr %130, align 8, !tbaa !184
  br label %138

132:                                              ; preds = %145, %126
  %133 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %134 = load ptr, ptr %133, align 8, !tbaa !297
  br i1 %10, label %136, label %135

135:                                              ; preds = %132
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %54, i64 noundef %9, ptr noundef %87, ptr noundef %134)
  br label %187

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  br label %160

138:                                              ; preds = %145, %129
  %139 = phi i64 [ 0, %129 ], [ %146, %145 ]
  %140 = getelementptr inbounds double, ptr %2, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !32
  %142 = fneg contract double %141
  %143 = getelementptr inbounds double, ptr %128, i64 %139
  store double %142, ptr %143, align 8, !tbaa !32
  %144 = getelementptr double, ptr %21, i64 %139
  br label %148

145:                                              ; preds = %148
  %146 = add nuw nsw i64 %139, 1
  %147 = icmp eq i64 %146, %7
  br i1 %147, label %132, label %138, !llvm.loop !343

148:                                              ; preds = %148, %138
  %149 = phi double [ %142, %138 ], [ %157, %148 ]
  %150 = phi i64 [ %139, %138 ], [ %158, %148 ]
  %151 = mul nsw i64 %150, %7
  %152 = getelementptr double, ptr %144, i64 %151
  %153 = load double, ptr %152, align 8, !tbaa !32
  %154 = getelementptr inbounds double, ptr %131, i64 %150
  %155 = load double, ptr %154, align 8, !tbaa !32
  %156 = fmul contract double %153, %155
  %157 = fadd contract double %149, %156
  store double %157, ptr %143, align 8, !tbaa !32
  %158 = add nuw nsw i64 %150, 1
  %159 = icmp slt i64 %158, %7
  br i1 %159, label %148, label %145, !llvm.loop !344

160:                                              ; preds = %167, %136
  %161 = phi i64 [ 0, %136 ], [ %168, %167 ]
  %162 = getelementptr inbounds double, ptr %134, i64 %161
  store double 0.000000e+00, ptr %162, align 8, !tbaa !32
  br i1 %22, label %163, label %167

163:                                              ; preds = %160
  %164 = load ptr, ptr %137, align 8, !tbaa !285
  %165 = mul nsw i64 %161, %7
  %166 = getelementptr double, ptr %164, i64 %165
  br label %170

167:                                              ; preds = %170, %160
  %168 = add nuw nsw i64 %161, 1
  %169 = icmp eq i64 %168, %9
  br i1 %169, label %181, label %160, !llvm.loop !345

170:                                              ; preds = %170, %163
  %171 = phi double [ 0.000000e+00, %163 ], [ %178, %170 ]
  %172 = phi i64 [ 0, %163 ], [ %179, %170 ]
  %173 = getelementptr double, ptr %166, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !32
  %175 = getelementptr inbounds double, ptr %128, i64 %172
  %176 = load double, ptr %175, align 8, !tbaa !32
  %177 = fmul contract double %174, %176
  %178 = fadd contract double %171, %177
  store double %178, ptr %162, align 8, !tbaa !32
  %179 = add nuw nsw i64 %172, 1
  %180 = icmp eq i64 %179, %7
  br i1 %180, label %167, label %170, !llvm.loop !346

181:                                              ; preds = %167, %121, %117, %86
  %182 = phi ptr [ null, %86 ], [ null, %121 ], [ null, %117 ], [ %134, %167 ]
  tail call fastcc void @solve_gram(ptr noundef %0, ptr noundef %54, i64 noundef %9, ptr noundef %87, ptr noundef %182)
  br i1 %10, label %183, label %187

183:                                              ; preds = %181
  %184 = load ptr, ptr %89, align 8, !tbaa !215
  %185 = load ptr, ptr %88, align 8, !tbaa !62
  %186 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  br label %218

187:                                              ; preds = %229, %135, %181
  %188 = load ptr, ptr %20, align 8, !tbaa !52
  br i1 %22, label %189, label %217

189:                                              ; preds = %187
  %190 = add nuw i64 %7, 1
  br label %191

191:                                              ; preds = %198, %189
  %192 = phi i64 [ %7, %189 ], [ %193, %198 ]
  %193 = add nsw i64 %192, -1
  %194 = getelementptr inbounds double, ptr %2, i64 %193
  %195 = load double, ptr %194, align 8, !tbaa !32
  %196 = getelementptr double, ptr %188, i64 %193
  %197 = icmp slt i64 %192, %7
  br i1 %197, label %205, label %198

198:                                              ; preds = %205, %191
  %199 = phi double [ %195, %191 ], [ %214, %205 ]
  %200 = mul i64 %193, %190
  %201 = getelementptr inbounds double, ptr %188, i64 %200
  %202 = load double, ptr %201, align 8, !tbaa !32
  %203 = fdiv contract double %199, %202
  store double %203, ptr %194, align 8, !tbaa !32
  %204 = icmp sgt i64 %192, 1
  br i1 %204, label %191, label %217, !llvm.loop !347

205:                                              ; preds = %191, %205
  %206 = phi i64 [ %215, %205 ], [ %192, %191 ]
  %207 = phi double [ %214, %205 ], [ %195, %191 ]
  %208 = mul nsw i64 %206, %7
  %209 = getelementptr double, ptr %196, i64 %208
  %210 = load double, ptr %209, align 8, !tbaa !32
  %211 = getelementptr inbounds double, ptr %2, i64 %206
  %212 = load double, ptr %211, align 8, !tbaa !32
  %213 = fmul contract double %210, %212
  %214 = fsub contract double %207, %213
  %215 = add nuw nsw i64 %206, 1
  %216 = icmp eq i64 %215, %7
  br i1 %216, label %198, label %205, !llvm.loop !348

217:                                              ; preds = %198, %187
  ret void

218:                                              ; preds = %183, %229
  %219 = phi i64 [ 0, %183 ], [ %230, %229 ]
  %220 = getelementptr inbounds double, ptr %184, i64 %219
  %221 = load double, ptr %220, align 8, !tbaa !32
  %222 = getelementptr inbounds i64, ptr %185, i64 %219
  %223 = load i64, ptr %222, align 8, !tbaa !31
  %224 = getelementptr inbounds double, ptr %3, i64 %223
  store double %221, ptr %224, align 8, !tbaa !32
  br i1 %22, label %225, label %229

225:                                              ; preds = %218
  %226 = load ptr, ptr %186, align 8, !tbaa !285
  %227 = mul nsw i64 %219, %7
  %228 = getelementptr double, ptr %226, i64 %227
  br label %232

229:                                              ; preds = %232, %218
  %230 = add nuw nsw i64 %219, 1
  %231 = icmp eq i64 %230, %9
  br i1 %231, label %187, label %218, !llvm.loop !349

232:                                              ; preds = %225, %232
  %233 = phi i64 [ 0, %225 ], [ %241, %232 ]
  %234 = getelementptr double, ptr %228, i64 %233
  %235 = load double, ptr %234, align 8, !tbaa !32
  %236 = load double, ptr %220, align 8, !tbaa !32
  %237 = fmul contract double %235, %236
  %238 = getelementptr inbounds double, ptr %2, i64 %233
  %239 = load double, ptr %238, align 8, !tbaa !32
  %240 = fadd contract double %239, %237
  store double %240, ptr %238, align 8, !tbaa !32
  %241 = add nuw nsw i64 %233, 1
  %242 = icmp eq i64 %241, %7
  br i1 %242, label %229, label %232, !llvm.loop !350
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr noundef %4) unnamed_addr #7 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %7 = load ptr, ptr %6, align 8, !tbaa !288
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %9 = load ptr, ptr %8, align 8, !tbaa !216
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %137

11:                                               ; preds = %5
  %12 = icmp eq ptr %4, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  br label %19

16:                                               ; preds = %105
  br i1 %10, label %17, label %137

17:                                               ; preds = %16
  %18 = add nuw i64 %2, 1
  br label %109

19:                                               ; preds = %11, %105
  %20 = phi i64 [ 0, %11 ], [ %106, %105 ]
  %21 = mul nsw i64 %20, %2
  %22 = getelementptr double, ptr %7, i64 %21
  %23 = getelementptr double, ptr %22, i64 %20
  %24 = load double, ptr %23, align 8, !tbaa !32
  %25 = getelementptr inbounds double, ptr %3, i64 %20
  %26 = load double, ptr %25, align 8, !tbaa !32
  %27 = getelementptr inbounds double, ptr %9, i64 %20
  %28 = load double, ptr %27, align 8, !tbaa !32
  %29 = fmul contract double %26, %28
  br i1 %12, label %30, label %32

30:                                               ; preds = %19
  %31 = icmp eq i64 %20, 0
  br i1 %31, label %43, label %37

32:                                               ; preds = %19
  %33 = getelementptr inbounds double, ptr %4, i64 %20
  %34 = load double, ptr %33, align 8, !tbaa !32
  %35 = fmul contract double %28, %34
  %36 = icmp eq i64 %20, 0
  br i1 %36, label %47, label %37

37:                                               ; preds = %32, %30
  %38 = phi double [ %35, %32 ], [ 0.000000e+00, %30 ]
  br label %51

39:                                               ; preds = %51
  %40 = fcmp contract ogt double %24, 0.000000e+00
  %41 = fdiv contract double %59, %24
  %42 = select contract i1 %40, double %41, double 0.000000e+00
  store double %42, ptr %25, align 8, !tbaa !32
  br i1 %12, label %105, label %72

43:                                               ; preds = %30
  %44 = fcmp contract ogt double %24, 0.000000e+00
  %45 = fdiv contract double %29, %24
  %46 = select contract i1 %44, double %45, double 0.000000e+00
  br label %103

47:                                               ; preds = %32
  %48 = fcmp contract ogt double %24, 0.000000e+00
  %49 = fdiv contract double %29, %24
  %50 = select contract i1 %48, double %49, double 0.000000e+00
  store double %50, ptr %25, align 8, !tbaa !32
  br label %62

51:                                               ; preds = %37, %51
  %52 = phi i64 [ %60, %51 ], [ 0, %37 ]
  %53 = phi double [ %59, %51 ], [ %29, %37 ]
  %54 = getelementptr double, ptr %22, i64 %52
  %55 = load double, ptr %54, align 8, !tbaa !32
  %56 = getelementptr inbounds double, ptr %3, i64 %52
  %57 = load double, ptr %56, align 8, !tbaa !32
  %58 = fmul contract double %55, %57
  %59 = fsub contract double %53, %58
  %60 = add nuw nsw i64 %52, 1
  %61 = icmp eq i64 %60, %20
  br i1 %61, label %39, label %51, !llvm.loop !351

62:                                               ; preds = %72, %47
  %63 = phi i1 [ %48, %47 ], [ %40, %72 ]
  %64 = phi double [ %35, %47 ], [ %80, %72 ]
  %65 = fdiv contract double %64, %24
  %66 = select contract i1 %63, double %65, double 0.000000e+00
  %67 = getelementptr inbounds double, ptr %4, i64 %20
  store double %66, ptr %67, align 8, !tbaa !32
  %68 = getelementptr inbounds i64, ptr %1, i64 %20
  %69 = load i64, ptr %68, align 8, !tbaa !31
  %70 = load i64, ptr %13, align 8, !tbaa !20
  %71 = icmp slt i64 %69, %70
  br i1 %71, label %83, label %105

72:                                               ; preds = %39, %72
  %73 = phi i64 [ %81, %72 ], [ 0, %39 ]
  %74 = phi double [ %80, %72 ], [ %38, %39 ]
  %75 = getelementptr double, ptr %22, i64 %73
  %76 = load double, ptr %75, align 8, !tbaa !32
  %77 = getelementptr inbounds double, ptr %4, i64 %73
  %78 = load double, ptr %77, align 8, !tbaa !32
  %79 = fmul contract double %76, %78
  %80 = fsub contract double %74, %79
  %81 = add nuw nsw i64 %73, 1
  %82 = icmp eq i64 %81, %20
  br i1 %82, label %62, label %72, !llvm.loop !352

83:                                               ; preds = %62
  %84 = load ptr, ptr %14, align 8, !tbaa !229
  %85 = getelementptr inbounds double, ptr %84, i64 %69
  %86 = load double, ptr %85, align 8, !tbaa !32
  %87 = load double, ptr %25, align 8, !tbaa !32
  %88 = load double, ptr %15, align 8, !tbaa !36
  %89 = fmul contract double %88, 1.000000e+01
  %90 = fcmp contract ogt double %89, %86
  br i1 %90, label %91, label %103

91:                                               ; preds = %83
  %92 = fdiv contract double %86, %89
  %93 = fsub contract double 1.000000e+00, %92
  %94 = fmul contract double %93, %93
  %95 = fmul contract double %93, %94
  %96 = fmul contract double %93, %95
  %97 = fsub contract double 1.000000e+00, %96
  %98 = fmul contract double %97, %97
  %99 = fmul contract double %87, %98
  %100 = fsub contract double 1.000000e+00, %98
  %101 = fmul contract double %66, %100
  %102 = fadd contract double %99, %101
  br label %103

103:                                              ; preds = %91, %83, %43
  %104 = phi double [ %46, %43 ], [ %102, %91 ], [ %87, %83 ]
  store double %104, ptr %25, align 8, !tbaa !32
  br label %105

105:                                              ; preds = %103, %62, %39
  %106 = add nuw nsw i64 %20, 1
  %107 = icmp eq i64 %106, %2
  br i1 %107, label %16, label %19, !llvm.loop !353

108:                                              ; preds = %116
  br i1 %10, label %138, label %137

109:                                              ; preds = %17, %116
  %110 = phi i64 [ %2, %17 ], [ %111, %116 ]
  %111 = add nsw i64 %110, -1
  %112 = getelementptr inbounds double, ptr %3, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !32
  %114 = getelementptr double, ptr %7, i64 %111
  %115 = icmp slt i64 %110, %2
  br i1 %115, label %125, label %116

116:                                              ; preds = %125, %109
  %117 = phi double [ %113, %109 ], [ %134, %125 ]
  %118 = mul i64 %111, %18
  %119 = getelementptr inbounds double, ptr %7, i64 %118
  %120 = load double, ptr %119, align 8, !tbaa !32
  %121 = fcmp contract ogt double %120, 0.000000e+00
  %122 = fdiv contract double %117, %120
  %123 = select contract i1 %121, double %122, double 0.000000e+00
  store double %123, ptr %112, align 8, !tbaa !32
  %124 = icmp sgt i64 %110, 1
  br i1 %124, label %109, label %108, !llvm.loop !354

125:                                              ; preds = %109, %125
  %126 = phi i64 [ %135, %125 ], [ %110, %109 ]
  %127 = phi double [ %134, %125 ], [ %113, %109 ]
  %128 = mul nsw i64 %126, %2
  %129 = getelementptr double, ptr %114, i64 %128
  %130 = load double, ptr %129, align 8, !tbaa !32
  %131 = getelementptr inbounds double, ptr %3, i64 %126
  %132 = load double, ptr %131, align 8, !tbaa !32
  %133 = fmul contract double %130, %132
  %134 = fsub contract double %127, %133
  %135 = add nuw nsw i64 %126, 1
  %136 = icmp eq i64 %135, %2
  br i1 %136, label %116, label %125, !llvm.loop !355

137:                                              ; preds = %138, %5, %16, %108
  ret void

138:                                              ; preds = %108, %138
  %139 = phi i64 [ %145, %138 ], [ 0, %108 ]
  %140 = getelementptr inbounds double, ptr %9, i64 %139
  %141 = load double, ptr %140, align 8, !tbaa !32
  %142 = getelementptr inbounds double, ptr %3, i64 %139
  %143 = load double, ptr %142, align 8, !tbaa !32
  %144 = fmul contract double %141, %143
  store double %144, ptr %142, align 8, !tbaa !32
  %145 = add nuw nsw i64 %139, 1
  %146 = icmp eq i64 %145, %2
  br i1 %146, label %137, label %138, !llvm.loop !356
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc void @sparse_step(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 92
  %8 = load ptr, ptr %7, align 8, !tbaa !294
  tail call fastcc void @sparse_prepare(ptr noundef %0, double noundef %1)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !20
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  br label %21

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 43
  %17 = load ptr, ptr %16, align 8, !tbaa !260
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %20 = load ptr, ptr %19, align 8, !tbaa !19
  br label %107

21:                                               ; preds = %119, %12
  %22 = phi ptr [ %14, %12 ], [ %20, %119 ]
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  tail call fastcc void @sparse_solve_gram(ptr noundef nonnull %0, ptr noundef %22, ptr noundef null)
  %24 = shl i64 %6, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 %24, i1 false)
  %25 = load ptr, ptr %23, align 8, !tbaa !19
  %26 = load i64, ptr %9, align 8, !tbaa !20
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %60

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %30 = load ptr, ptr %29, align 8, !tbaa !283
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %33 = load i64, ptr %30, align 8, !tbaa !31
  br label %36

34:                                               ; preds = %47, %36
  %35 = icmp eq i64 %39, %26
  br i1 %35, label %60, label %36, !llvm.loop !300

36:                                               ; preds = %34, %28
  %37 = phi i64 [ %33, %28 ], [ %41, %34 ]
  %38 = phi i64 [ 0, %28 ], [ %39, %34 ]
  %39 = add nuw nsw i64 %38, 1
  %40 = getelementptr inbounds i64, ptr %30, i64 %39
  %41 = load i64, ptr %40, align 8, !tbaa !31
  %42 = icmp slt i64 %37, %41
  br i1 %42, label %43, label %34

43:                                               ; preds = %36
  %44 = load ptr, ptr %31, align 8, !tbaa !285
  %45 = getelementptr inbounds double, ptr %25, i64 %38
  %46 = load ptr, ptr %32, align 8, !tbaa !284
  br label %47

47:                                               ; preds = %47, %43
  %48 = phi i64 [ %37, %43 ], [ %58, %47 ]
  %49 = getelementptr inbounds double, ptr %44, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !32
  %51 = load double, ptr %45, align 8, !tbaa !32
  %52 = fmul contract double %50, %51
  %53 = getelementptr inbounds i64, ptr %46, i64 %48
  %54 = load i64, ptr %53, align 8, !tbaa !31
  %55 = getelementptr inbounds double, ptr %8, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !32
  %57 = fadd contract double %52, %56
  store double %57, ptr %55, align 8, !tbaa !32
  %58 = add nsw i64 %48, 1
  %59 = icmp eq i64 %58, %41
  br i1 %59, label %34, label %47, !llvm.loop !301

60:                                               ; preds = %34, %21
  %61 = load i64, ptr %5, align 8, !tbaa !14
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %102

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %65 = load ptr, ptr %64, align 8, !tbaa !264
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %67 = load ptr, ptr %66, align 8, !tbaa !263
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %70 = getelementptr inbounds i64, ptr %67, i64 %61
  %71 = load i64, ptr %70, align 8, !tbaa !31
  br label %74

72:                                               ; preds = %89, %74
  %73 = icmp sgt i64 %76, 1
  br i1 %73, label %74, label %102, !llvm.loop !302

74:                                               ; preds = %72, %63
  %75 = phi i64 [ %71, %63 ], [ %84, %72 ]
  %76 = phi i64 [ %61, %63 ], [ %77, %72 ]
  %77 = add nsw i64 %76, -1
  %78 = getelementptr inbounds double, ptr %65, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !32
  %80 = getelementptr inbounds double, ptr %8, i64 %77
  %81 = load double, ptr %80, align 8, !tbaa !32
  %82 = fdiv contract double %81, %79
  store double %82, ptr %80, align 8, !tbaa !32
  %83 = getelementptr inbounds i64, ptr %67, i64 %77
  %84 = load i64, ptr %83, align 8, !tbaa !31
  %85 = icmp slt i64 %84, %75
  br i1 %85, label %86, label %72

86:                                               ; preds = %74
  %87 = load ptr, ptr %68, align 8, !tbaa !52
  %88 = load ptr, ptr %69, align 8, !tbaa !277
  br label %89

89:                                               ; preds = %89, %86
  %90 = phi i64 [ %84, %86 ], [ %100, %89 ]
  %91 = getelementptr inbounds double, ptr %87, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !32
  %93 = load double, ptr %80, align 8, !tbaa !32
  %94 = fmul contract double %92, %93
  %95 = getelementptr inbounds i64, ptr %88, i64 %90
  %96 = load i64, ptr %95, align 8, !tbaa !31
  %97 = getelementptr inbounds double, ptr %8, i64 %96
  %98 = load double, ptr %97, align 8, !tbaa !32
  %99 = fsub contract double %98, %94
  store double %99, ptr %97, align 8, !tbaa !32
  %100 = add nsw i64 %90, 1
  %101 = icmp eq i64 %100, %75
  br i1 %101, label %72, label %89, !llvm.loop !303

102:                                              ; preds = %72, %60
  %103 = icmp sgt i64 %6, 0
  br i1 %103, label %104, label %124

104:                                              ; preds = %102
  %105 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %106 = load ptr, ptr %105, align 8, !tbaa !87
  br label %125

107:                                              ; preds = %15, %119
  %108 = phi i64 [ 0, %15 ], [ %122, %119 ]
  %109 = getelementptr inbounds i64, ptr %17, i64 %108
  %110 = load i64, ptr %109, align 8, !tbaa !31
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %119

112:                                              ; preds = %107
  %113 = load ptr, ptr %18, align 8, !tbaa !88
  %114 = getelementptr inbounds i64, ptr %113, i64 %108
  %115 = load i64, ptr %114, align 8, !tbaa !31
  %116 = getelementptr inbounds double, ptr %2, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !32
  %118 = fneg contract double %117
  br label %119

119:                                              ; preds = %107, %112
  %120 = phi contract double [ %118, %112 ], [ 0.000000e+00, %107 ]
  %121 = getelementptr inbounds double, ptr %20, i64 %108
  store double %120, ptr %121, align 8, !tbaa !32
  %122 = add nuw nsw i64 %108, 1
  %123 = icmp eq i64 %122, %10
  br i1 %123, label %21, label %107, !llvm.loop !357

124:                                              ; preds = %125, %102
  ret void

125:                                              ; preds = %104, %125
  %126 = phi i64 [ 0, %104 ], [ %132, %125 ]
  %127 = getelementptr inbounds double, ptr %8, i64 %126
  %128 = load double, ptr %127, align 8, !tbaa !32
  %129 = getelementptr inbounds i64, ptr %106, i64 %126
  %130 = load i64, ptr %129, align 8, !tbaa !31
  %131 = getelementptr inbounds double, ptr %3, i64 %130
  store double %128, ptr %131, align 8, !tbaa !32
  %132 = add nuw nsw i64 %126, 1
  %133 = icmp eq i64 %132, %6
  br i1 %133, label %124, label %125, !llvm.loop !358
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @smallest_step(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  tail call fastcc void @gram(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %8 = icmp sgt i64 %2, 0
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %10 = load ptr, ptr %9, align 8, !tbaa !215
  br i1 %8, label %17, label %11

11:                                               ; preds = %17, %5
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %10, ptr noundef null)
  %13 = shl i64 %7, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %13, i1 false)
  br i1 %8, label %14, label %33

14:                                               ; preds = %11
  %15 = icmp sgt i64 %7, 0
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  br label %25

17:                                               ; preds = %5, %17
  %18 = phi i64 [ %23, %17 ], [ 0, %5 ]
  %19 = getelementptr inbounds double, ptr %3, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !32
  %21 = fneg contract double %20
  %22 = getelementptr inbounds double, ptr %10, i64 %18
  store double %21, ptr %22, align 8, !tbaa !32
  %23 = add nuw nsw i64 %18, 1
  %24 = icmp eq i64 %23, %2
  br i1 %24, label %11, label %17, !llvm.loop !359

25:                                               ; preds = %14, %66
  %26 = phi i64 [ 0, %14 ], [ %67, %66 ]
  br i1 %15, label %27, label %66

27:                                               ; preds = %25
  %28 = load ptr, ptr %16, align 8, !tbaa !285
  %29 = mul nsw i64 %26, %7
  %30 = getelementptr double, ptr %28, i64 %29
  %31 = load ptr, ptr %12, align 8, !tbaa !215
  %32 = getelementptr inbounds double, ptr %31, i64 %26
  br label %69

33:                                               ; preds = %66, %11
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %35 = load ptr, ptr %34, align 8, !tbaa !52
  %36 = icmp sgt i64 %7, 0
  br i1 %36, label %37, label %65

37:                                               ; preds = %33
  %38 = add nuw i64 %7, 1
  br label %39

39:                                               ; preds = %46, %37
  %40 = phi i64 [ %7, %37 ], [ %41, %46 ]
  %41 = add nsw i64 %40, -1
  %42 = getelementptr inbounds double, ptr %4, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !32
  %44 = getelementptr double, ptr %35, i64 %41
  %45 = icmp slt i64 %40, %7
  br i1 %45, label %53, label %46

46:                                               ; preds = %53, %39
  %47 = phi double [ %43, %39 ], [ %62, %53 ]
  %48 = mul i64 %41, %38
  %49 = getelementptr inbounds double, ptr %35, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !32
  %51 = fdiv contract double %47, %50
  store double %51, ptr %42, align 8, !tbaa !32
  %52 = icmp sgt i64 %40, 1
  br i1 %52, label %39, label %65, !llvm.loop !347

53:                                               ; preds = %39, %53
  %54 = phi i64 [ %63, %53 ], [ %40, %39 ]
  %55 = phi double [ %62, %53 ], [ %43, %39 ]
  %56 = mul nsw i64 %54, %7
  %57 = getelementptr double, ptr %44, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !32
  %59 = getelementptr inbounds double, ptr %4, i64 %54
  %60 = load double, ptr %59, align 8, !tbaa !32
  %61 = fmul contract double %58, %60
  %62 = fsub contract double %55, %61
  %63 = add nuw nsw i64 %54, 1
  %64 = icmp eq i64 %63, %7
  br i1 %64, label %46, label %53, !llvm.loop !348

65:                                               ; preds = %46, %33
  ret void

66:                                               ; preds = %69, %25
  %67 = add nuw nsw i64 %26, 1
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %33, label %25, !llvm.loop !360

69:                                               ; preds = %27, %69
  %70 = phi i64 [ 0, %27 ], [ %78, %69 ]
  %71 = getelementptr double, ptr %30, i64 %70
  %72 = load double, ptr %71, align 8, !tbaa !32
  %73 = load double, ptr %32, align 8, !tbaa !32
  %74 = fmul contract double %72, %73
  %75 = getelementptr inbounds double, ptr %4, i64 %70
  %76 = load double, ptr %75, align 8, !tbaa !32
  %77 = fadd contract double %76, %74
  store double %77, ptr %75, align 8, !tbaa !32
  %78 = add nuw nsw i64 %70, 1
  %79 = icmp eq i64 %78, %7
  br i1 %79, label %66, label %69, !llvm.loop !361
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: nounwind uwtable
define internal double @dormand_prince(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, double noundef %6, i64 %7, ptr nocapture noundef %8, ptr noundef %9) #0 {
  %11 = load i64, ptr %0, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = add i64 %13, %11
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = add i64 %16, 1
  %18 = mul i64 %17, %14
  %19 = shl i64 %18, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %4, i64 %19, i1 false)
  %20 = mul nsw i64 %18, 23
  %21 = getelementptr inbounds double, ptr %9, i64 %20
  %22 = load i64, ptr %0, align 8, !tbaa !13
  %23 = load i64, ptr %12, align 8, !tbaa !14
  %24 = add i64 %23, %22
  %25 = load i64, ptr %15, align 8, !tbaa !15
  %26 = add i64 %25, 1
  %27 = mul i64 %26, %24
  %28 = shl i64 %27, 3
  %29 = icmp sgt i64 %27, 0
  %30 = icmp eq i64 %27, 1
  %31 = and i64 %27, 9223372036854775806
  %32 = icmp eq i64 %27, %31
  br label %33

33:                                               ; preds = %10, %35
  %34 = phi i64 [ 1, %10 ], [ %42, %35 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %3, i64 %28, i1 false)
  br label %44

35:                                               ; preds = %80
  %36 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %34
  %37 = load double, ptr %36, align 8, !tbaa !32
  %38 = fmul contract double %37, %2
  %39 = fadd contract double %38, %1
  %40 = mul nsw i64 %34, %27
  %41 = getelementptr inbounds double, ptr %9, i64 %40
  tail call void @rates(ptr noundef nonnull %0, double noundef %39, ptr noundef %21, ptr noundef %41)
  %42 = add nuw nsw i64 %34, 1
  %43 = icmp eq i64 %42, 12
  br i1 %43, label %83, label %33, !llvm.loop !362

44:                                               ; preds = %33, %80
  %45 = phi i64 [ %81, %80 ], [ 0, %33 ]
  %46 = getelementptr inbounds [16 x [16 x double]], ptr @DP_A, i64 0, i64 %34, i64 %45
  %47 = load double, ptr %46, align 8, !tbaa !32
  %48 = fcmp contract une double %47, 0.000000e+00
  br i1 %48, label %49, label %80

49:                                               ; preds = %44
  %50 = fmul contract double %47, %2
  %51 = mul nsw i64 %45, %27
  %52 = getelementptr inbounds double, ptr %9, i64 %51
  tail call void @llvm.experimental.noalias.scope.decl(metadata !363)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !366)
  br i1 %29, label %53, label %80

53:                                               ; preds = %49
  br i1 %30, label %68, label %54

54:                                               ; preds = %53
  %55 = insertelement <2 x double> poison, double %50, i64 0
  %56 = shufflevector <2 x double> %55, <2 x double> poison, <2 x i32> zeroinitializer
  br label %57

57:                                               ; preds = %57, %54
  %58 = phi i64 [ 0, %54 ], [ %65, %57 ]
  %59 = getelementptr inbounds double, ptr %52, i64 %58
  %60 = load <2 x double>, ptr %59, align 8, !tbaa !32, !alias.scope !363, !noalias !366
  %61 = fmul contract <2 x double> %56, %60
  %62 = getelementptr inbounds double, ptr %21, i64 %58
  %63 = load <2 x double>, ptr %62, align 8, !tbaa !32, !alias.scope !366, !noalias !363
  %64 = fadd contract <2 x double> %63, %61
  store <2 x double> %64, ptr %62, align 8, !tbaa !32, !alias.scope !366, !noalias !363
  %65 = add nuw i64 %58, 2
  %66 = icmp eq i64 %65, %31
  br i1 %66, label %67, label %57, !llvm.loop !368

67:                                               ; preds = %57
  br i1 %32, label %80, label %68

68:                                               ; preds = %53, %67
  %69 = phi i64 [ 0, %53 ], [ %31, %67 ]
  br label %70

70:                                               ; preds = %68, %70
  %71 = phi i64 [ %78, %70 ], [ %69, %68 ]
  %72 = getelementptr inbounds double, ptr %52, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !32, !alias.scope !363, !noalias !366
  %74 = fmul contract double %50, %73
  %75 = getelementptr inbounds double, ptr %21, i64 %71
  %76 = load double, ptr %75, align 8, !tbaa !32, !alias.scope !366, !noalias !363
  %77 = fadd contract double %76, %74
  store double %77, ptr %75, align 8, !tbaa !32, !alias.scope !366, !noalias !363
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, %27
  br i1 %79, label %80, label %70, !llvm.loop !371

80:                                               ; preds = %70, %67, %49, %44
  %81 = add nuw nsw i64 %45, 1
  %82 = icmp eq i64 %81, %34
  br i1 %82, label %35, label %44, !llvm.loop !372

83:                                               ; preds = %35
  tail call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 %19, i1 false)
  %84 = icmp sgt i64 %18, 0
  %85 = icmp eq i64 %18, 1
  %86 = and i64 %18, 9223372036854775806
  %87 = icmp eq i64 %18, %86
  br label %88

88:                                               ; preds = %94, %83
  %89 = phi i64 [ 0, %83 ], [ %95, %94 ]
  %90 = add nsw i64 %89, -5
  %91 = icmp ult i64 %90, -4
  br i1 %91, label %96, label %92

92:                                               ; preds = %88
  %93 = add nuw nsw i64 %89, 1
  br label %94

94:                                               ; preds = %92, %131, %128
  %95 = phi i64 [ %129, %128 ], [ %132, %131 ], [ %93, %92 ]
  br label %88, !llvm.loop !373

96:                                               ; preds = %88
  %97 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %89
  %98 = load double, ptr %97, align 8, !tbaa !32
  %99 = mul nsw i64 %89, %18
  %100 = getelementptr inbounds double, ptr %9, i64 %99
  tail call void @llvm.experimental.noalias.scope.decl(metadata !374)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !377)
  br i1 %84, label %101, label %131

101:                                              ; preds = %96
  br i1 %85, label %116, label %102

102:                                              ; preds = %101
  %103 = insertelement <2 x double> poison, double %98, i64 0
  %104 = shufflevector <2 x double> %103, <2 x double> poison, <2 x i32> zeroinitializer
  br label %105

105:                                              ; preds = %105, %102
  %106 = phi i64 [ 0, %102 ], [ %113, %105 ]
  %107 = getelementptr inbounds double, ptr %100, i64 %106
  %108 = load <2 x double>, ptr %107, align 8, !tbaa !32, !alias.scope !374, !noalias !377
  %109 = fmul contract <2 x double> %104, %108
  %110 = getelementptr inbounds double, ptr %8, i64 %106
  %111 = load <2 x double>, ptr %110, align 8, !tbaa !32, !alias.scope !377, !noalias !374
  %112 = fadd contract <2 x double> %111, %109
  store <2 x double> %112, ptr %110, align 8, !tbaa !32, !alias.scope !377, !noalias !374
  %113 = add nuw i64 %106, 2
  %114 = icmp eq i64 %113, %86
  br i1 %114, label %115, label %105, !llvm.loop !379

115:                                              ; preds = %105
  br i1 %87, label %128, label %116

116:                                              ; preds = %101, %115
  %117 = phi i64 [ 0, %101 ], [ %86, %115 ]
  br label %118

118:                                              ; preds = %116, %118
  %119 = phi i64 [ %126, %118 ], [ %117, %116 ]
  %120 = getelementptr inbounds double, ptr %100, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !32, !alias.scope !374, !noalias !377
  %122 = fmul contract double %98, %121
  %123 = getelementptr inbounds double, ptr %8, i64 %119
  %124 = load double, ptr %123, align 8, !tbaa !32, !alias.scope !377, !noalias !374
  %125 = fadd contract double %124, %122
  store double %125, ptr %123, align 8, !tbaa !32, !alias.scope !377, !noalias !374
  %126 = add nuw nsw i64 %119, 1
  %127 = icmp eq i64 %126, %18
  br i1 %127, label %128, label %118, !llvm.loop !380

128:                                              ; preds = %118, %115
  %129 = add nuw nsw i64 %89, 1
  %130 = icmp eq i64 %129, 12
  br i1 %130, label %134, label %94

131:                                              ; preds = %96
  %132 = add nuw nsw i64 %89, 1
  %133 = icmp eq i64 %132, 12
  br i1 %133, label %149, label %94

134:                                              ; preds = %128, %134
  %135 = phi i64 [ %142, %134 ], [ 0, %128 ]
  %136 = getelementptr inbounds double, ptr %3, i64 %135
  %137 = load double, ptr %136, align 8, !tbaa !32
  %138 = getelementptr inbounds double, ptr %8, i64 %135
  %139 = load double, ptr %138, align 8, !tbaa !32
  %140 = fmul contract double %139, %2
  %141 = fadd contract double %137, %140
  store double %141, ptr %138, align 8, !tbaa !32
  %142 = add nuw nsw i64 %135, 1
  %143 = icmp eq i64 %142, %18
  br i1 %143, label %144, label %134, !llvm.loop !381

144:                                              ; preds = %134, %155
  %145 = phi double [ %170, %155 ], [ 0.000000e+00, %134 ]
  %146 = phi double [ %173, %155 ], [ 0.000000e+00, %134 ]
  %147 = phi i64 [ %174, %155 ], [ 0, %134 ]
  %148 = getelementptr double, ptr %9, i64 %147
  br label %176

149:                                              ; preds = %131, %155
  %150 = phi double [ %173, %155 ], [ 0.000000e+00, %131 ]
  %151 = phi double [ %170, %155 ], [ 0.000000e+00, %131 ]
  %152 = fcmp contract oeq double %151, 0.000000e+00
  %153 = fcmp contract oeq double %150, 0.000000e+00
  %154 = select i1 %152, i1 %153, i1 false
  br i1 %154, label %201, label %193

155:                                              ; preds = %176
  %156 = getelementptr inbounds double, ptr %3, i64 %147
  %157 = load double, ptr %156, align 8, !tbaa !32
  %158 = tail call contract double @llvm.fabs.f64(double %157)
  %159 = getelementptr inbounds double, ptr %8, i64 %147
  %160 = load double, ptr %159, align 8, !tbaa !32
  %161 = tail call contract double @llvm.fabs.f64(double %160)
  %162 = getelementptr inbounds double, ptr %5, i64 %147
  %163 = load double, ptr %162, align 8, !tbaa !32
  %164 = fcmp contract ogt double %158, %161
  %165 = select contract i1 %164, double %158, double %161
  %166 = fmul contract double %165, %6
  %167 = fadd contract double %163, %166
  %168 = fdiv contract double %186, %167
  %169 = fmul contract double %168, %168
  %170 = fadd contract double %145, %169
  %171 = fdiv contract double %190, %167
  %172 = fmul contract double %171, %171
  %173 = fadd contract double %146, %172
  %174 = add nuw nsw i64 %147, 1
  %175 = icmp eq i64 %174, %18
  br i1 %175, label %149, label %144, !llvm.loop !382

176:                                              ; preds = %176, %144
  %177 = phi i64 [ 0, %144 ], [ %191, %176 ]
  %178 = phi double [ 0.000000e+00, %144 ], [ %190, %176 ]
  %179 = phi double [ 0.000000e+00, %144 ], [ %186, %176 ]
  %180 = getelementptr inbounds [13 x double], ptr @DP_E5, i64 0, i64 %177
  %181 = load double, ptr %180, align 8, !tbaa !32
  %182 = mul nsw i64 %177, %18
  %183 = getelementptr double, ptr %148, i64 %182
  %184 = load double, ptr %183, align 8, !tbaa !32
  %185 = fmul contract double %181, %184
  %186 = fadd contract double %179, %185
  %187 = getelementptr inbounds [13 x double], ptr @DP_E3, i64 0, i64 %177
  %188 = load double, ptr %187, align 8, !tbaa !32
  %189 = fmul contract double %184, %188
  %190 = fadd contract double %178, %189
  %191 = add nuw nsw i64 %177, 1
  %192 = icmp eq i64 %191, 12
  br i1 %192, label %155, label %176, !llvm.loop !383

193:                                              ; preds = %149
  %194 = fmul contract double %151, %2
  %195 = fmul contract double %150, 1.000000e-02
  %196 = fadd contract double %151, %195
  %197 = sitofp i64 %18 to double
  %198 = fmul contract double %196, %197
  %199 = tail call contract double @llvm.sqrt.f64(double %198)
  %200 = fdiv contract double %194, %199
  br label %201

201:                                              ; preds = %149, %193
  %202 = phi contract double [ %200, %193 ], [ 0.000000e+00, %149 ]
  ret double %202
}

; Function Attrs: nounwind uwtable
define internal void @dormand_prince_dense(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef %5) #0 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = add nsw i64 %12, 1
  %14 = mul nsw i64 %13, %10
  %15 = shl nsw i64 %14, 4
  %16 = fadd contract double %1, %2
  %17 = mul nsw i64 %14, 12
  %18 = getelementptr inbounds double, ptr %5, i64 %17
  tail call void @rates(ptr noundef nonnull %0, double noundef %16, ptr noundef %4, ptr noundef %18)
  %19 = mul nsw i64 %14, 23
  %20 = getelementptr inbounds double, ptr %5, i64 %19
  %21 = load i64, ptr %0, align 8, !tbaa !13
  %22 = load i64, ptr %8, align 8, !tbaa !14
  %23 = add i64 %22, %21
  %24 = load i64, ptr %11, align 8, !tbaa !15
  %25 = add i64 %24, 1
  %26 = mul i64 %25, %23
  %27 = shl i64 %26, 3
  %28 = icmp sgt i64 %26, 0
  %29 = icmp eq i64 %26, 1
  %30 = and i64 %26, 9223372036854775806
  %31 = icmp eq i64 %26, %30
  br label %32

32:                                               ; preds = %6, %34
  %33 = phi i64 [ 13, %6 ], [ %41, %34 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %20, ptr align 8 %3, i64 %27, i1 false)
  br label %50

34:                                               ; preds = %86
  %35 = getelementptr inbounds [16 x double], ptr @DP_C, i64 0, i64 %33
  %36 = load double, ptr %35, align 8, !tbaa !32
  %37 = fmul contract double %36, %2
  %38 = fadd contract double %37, %1
  %39 = mul nsw i64 %33, %26
  %40 = getelementptr inbounds double, ptr %5, i64 %39
  tail call void @rates(ptr noundef nonnull %0, double noundef %38, ptr noundef %20, ptr noundef %40)
  %41 = add nuw nsw i64 %33, 1
  %42 = icmp eq i64 %41, 16
  br i1 %42, label %43, label %32, !llvm.loop !362

43:                                               ; preds = %34
  %44 = getelementptr inbounds double, ptr %5, i64 %15
  %45 = icmp sgt i64 %14, 0
  br i1 %45, label %46, label %89

46:                                               ; preds = %43
  %47 = getelementptr double, ptr %44, i64 %14
  %48 = shl nuw nsw i64 %14, 1
  %49 = getelementptr double, ptr %44, i64 %48
  br label %90

50:                                               ; preds = %32, %86
  %51 = phi i64 [ %87, %86 ], [ 0, %32 ]
  %52 = getelementptr inbounds [16 x [16 x double]], ptr @DP_A, i64 0, i64 %33, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !32
  %54 = fcmp contract une double %53, 0.000000e+00
  br i1 %54, label %55, label %86

55:                                               ; preds = %50
  %56 = fmul contract double %53, %2
  %57 = mul nsw i64 %51, %26
  %58 = getelementptr inbounds double, ptr %5, i64 %57
  tail call void @llvm.experimental.noalias.scope.decl(metadata !384)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !387)
  br i1 %28, label %59, label %86

59:                                               ; preds = %55
  br i1 %29, label %74, label %60

60:                                               ; preds = %59
  %61 = insertelement <2 x double> poison, double %56, i64 0
  %62 = shufflevector <2 x double> %61, <2 x double> poison, <2 x i32> zeroinitializer
  br label %63

63:                                               ; preds = %63, %60
  %64 = phi i64 [ 0, %60 ], [ %71, %63 ]
  %65 = getelementptr inbounds double, ptr %58, i64 %64
  %66 = load <2 x double>, ptr %65, align 8, !tbaa !32, !alias.scope !384, !noalias !387
  %67 = fmul contract <2 x double> %62, %66
  %68 = getelementptr inbounds double, ptr %20, i64 %64
  %69 = load <2 x double>, ptr %68, align 8, !tbaa !32, !alias.scope !387, !noalias !384
  %70 = fadd contract <2 x double> %69, %67
  store <2 x double> %70, ptr %68, align 8, !tbaa !32, !alias.scope !387, !noalias !384
  %71 = add nuw i64 %64, 2
  %72 = icmp eq i64 %71, %30
  br i1 %72, label %73, label %63, !llvm.loop !389

73:                                               ; preds = %63
  br i1 %31, label %86, label %74

74:                                               ; preds = %59, %73
  %75 = phi i64 [ 0, %59 ], [ %30, %73 ]
  br label %76

76:                                               ; preds = %74, %76
  %77 = phi i64 [ %84, %76 ], [ %75, %74 ]
  %78 = getelementptr inbounds double, ptr %58, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !32, !alias.scope !384, !noalias !387
  %80 = fmul contract double %56, %79
  %81 = getelementptr inbounds double, ptr %20, i64 %77
  %82 = load double, ptr %81, align 8, !tbaa !32, !alias.scope !387, !noalias !384
  %83 = fadd contract double %82, %80
  store double %83, ptr %81, align 8, !tbaa !32, !alias.scope !387, !noalias !384
  %84 = add nuw nsw i64 %77, 1
  %85 = icmp eq i64 %84, %26
  br i1 %85, label %86, label %76, !llvm.loop !390

86:                                               ; preds = %76, %73, %55, %50
  %87 = add nuw nsw i64 %51, 1
  %88 = icmp eq i64 %87, %33
  br i1 %88, label %34, label %50, !llvm.loop !372

89:                                               ; preds = %113, %43
  ret void

90:                                               ; preds = %46, %113
  %91 = phi i64 [ 0, %46 ], [ %114, %113 ]
  %92 = getelementptr inbounds double, ptr %4, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !32
  %94 = getelementptr inbounds double, ptr %3, i64 %91
  %95 = load double, ptr %94, align 8, !tbaa !32
  %96 = fsub contract double %93, %95
  %97 = getelementptr double, ptr %44, i64 %91
  store double %96, ptr %97, align 8, !tbaa !32
  %98 = getelementptr double, ptr %5, i64 %91
  %99 = load double, ptr %98, align 8, !tbaa !32
  %100 = fmul contract double %99, %2
  %101 = fsub contract double %100, %96
  %102 = getelementptr double, ptr %47, i64 %91
  store double %101, ptr %102, align 8, !tbaa !32
  %103 = fmul contract double %96, 2.000000e+00
  %104 = getelementptr double, ptr %18, i64 %91
  %105 = load double, ptr %104, align 8, !tbaa !32
  %106 = load double, ptr %98, align 8, !tbaa !32
  %107 = fadd contract double %105, %106
  %108 = fmul contract double %107, %2
  %109 = fsub contract double %103, %108
  %110 = getelementptr double, ptr %49, i64 %91
  store double %109, ptr %110, align 8, !tbaa !32
  br label %111

111:                                              ; preds = %90, %116
  %112 = phi i64 [ 0, %90 ], [ %121, %116 ]
  br label %123

113:                                              ; preds = %116
  %114 = add nuw nsw i64 %91, 1
  %115 = icmp eq i64 %114, %14
  br i1 %115, label %89, label %90, !llvm.loop !391

116:                                              ; preds = %123
  %117 = fmul contract double %132, %2
  %118 = add nuw nsw i64 %112, 3
  %119 = mul nsw i64 %118, %14
  %120 = getelementptr double, ptr %97, i64 %119
  store double %117, ptr %120, align 8, !tbaa !32
  %121 = add nuw nsw i64 %112, 1
  %122 = icmp eq i64 %121, 4
  br i1 %122, label %113, label %111, !llvm.loop !392

123:                                              ; preds = %111, %123
  %124 = phi i64 [ 0, %111 ], [ %133, %123 ]
  %125 = phi double [ 0.000000e+00, %111 ], [ %132, %123 ]
  %126 = getelementptr inbounds [4 x [16 x double]], ptr @DP_D, i64 0, i64 %112, i64 %124
  %127 = load double, ptr %126, align 8, !tbaa !32
  %128 = mul nsw i64 %124, %14
  %129 = getelementptr double, ptr %98, i64 %128
  %130 = load double, ptr %129, align 8, !tbaa !32
  %131 = fmul contract double %127, %130
  %132 = fadd contract double %125, %131
  %133 = add nuw nsw i64 %124, 1
  %134 = icmp eq i64 %133, 16
  br i1 %134, label %116, label %123, !llvm.loop !393
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @dormand_prince_between(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) #8 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = add nsw i64 %12, 1
  %14 = mul nsw i64 %13, %10
  %15 = shl nsw i64 %14, 4
  %16 = getelementptr inbounds double, ptr %4, i64 %15
  %17 = icmp sgt i64 %14, 0
  br i1 %17, label %18, label %23

18:                                               ; preds = %6
  %19 = fsub contract double 1.000000e+00, %3
  br label %20

20:                                               ; preds = %18, %24
  %21 = phi i64 [ 0, %18 ], [ %29, %24 ]
  %22 = getelementptr double, ptr %16, i64 %21
  br label %31

23:                                               ; preds = %24, %6
  ret void

24:                                               ; preds = %31
  %25 = getelementptr inbounds double, ptr %1, i64 %21
  %26 = load double, ptr %25, align 8, !tbaa !32
  %27 = fadd contract double %41, %26
  %28 = getelementptr inbounds double, ptr %5, i64 %21
  store double %27, ptr %28, align 8, !tbaa !32
  %29 = add nuw nsw i64 %21, 1
  %30 = icmp eq i64 %29, %14
  br i1 %30, label %23, label %20, !llvm.loop !394

31:                                               ; preds = %20, %31
  %32 = phi i64 [ 6, %20 ], [ %42, %31 ]
  %33 = phi double [ 0.000000e+00, %20 ], [ %41, %31 ]
  %34 = mul nsw i64 %32, %14
  %35 = getelementptr double, ptr %22, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !32
  %37 = fadd contract double %33, %36
  %38 = and i64 %32, 1
  %39 = icmp eq i64 %38, 0
  %40 = select contract i1 %39, double %3, double %19
  %41 = fmul contract double %40, %37
  %42 = add nsw i64 %32, -1
  %43 = icmp eq i64 %32, 0
  br i1 %43, label %24, label %31, !llvm.loop !395
}

; Function Attrs: nounwind uwtable
define internal double @rosenbrock(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, double noundef %6, i64 noundef %7, ptr nocapture noundef %8, ptr noundef %9) #0 {
  %11 = load i64, ptr %0, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = add nsw i64 %13, %11
  %15 = mul nsw i64 %14, 6
  %16 = getelementptr inbounds double, ptr %9, i64 %15
  %17 = mul nsw i64 %14, 7
  %18 = getelementptr inbounds double, ptr %9, i64 %17
  %19 = icmp eq i64 %7, 0
  br i1 %19, label %203, label %20

20:                                               ; preds = %10
  %21 = shl i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %4, i64 %21, i1 false)
  %22 = load i64, ptr %0, align 8, !tbaa !13
  %23 = load i64, ptr %12, align 8, !tbaa !14
  %24 = add i64 %23, %22
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %26 = load ptr, ptr %25, align 8, !tbaa !396
  %27 = getelementptr inbounds double, ptr %26, i64 %24
  %28 = fmul contract double %2, 1.000000e-05
  %29 = tail call contract double @llvm.fabs.f64(double %1)
  %30 = fadd contract double %29, 1.000000e+00
  %31 = fmul contract double %30, 1.000000e-09
  %32 = fcmp contract ogt double %28, %31
  %33 = select contract i1 %32, double %28, double %31
  %34 = fadd contract double %33, %1
  tail call void @rates(ptr noundef nonnull %0, double noundef %34, ptr noundef %3, ptr noundef %18)
  tail call void @rates(ptr noundef nonnull %0, double noundef %1, ptr noundef %3, ptr noundef %16)
  %35 = icmp sgt i64 %24, 0
  br i1 %35, label %40, label %36

36:                                               ; preds = %40, %20
  %37 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %38 = load i64, ptr %37, align 8, !tbaa !21
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %166, label %50

40:                                               ; preds = %20, %40
  %41 = phi i64 [ %48, %40 ], [ 0, %20 ]
  %42 = getelementptr inbounds double, ptr %18, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !32
  %44 = getelementptr inbounds double, ptr %16, i64 %41
  %45 = load double, ptr %44, align 8, !tbaa !32
  %46 = fsub contract double %43, %45
  %47 = fdiv contract double %46, %33
  store double %47, ptr %42, align 8, !tbaa !32
  %48 = add nuw nsw i64 %41, 1
  %49 = icmp eq i64 %48, %24
  br i1 %49, label %36, label %40, !llvm.loop !397

50:                                               ; preds = %36
  %51 = load i64, ptr %0, align 8, !tbaa !13
  %52 = load i64, ptr %12, align 8, !tbaa !14
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %54 = load i64, ptr %53, align 8, !tbaa !20
  %55 = add i64 %52, %51
  %56 = add nsw i64 %54, %52
  %57 = getelementptr inbounds double, ptr %16, i64 %51
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %59 = load ptr, ptr %58, align 8, !tbaa !16
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %61 = load ptr, ptr %60, align 8, !tbaa !17
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %63 = load i64, ptr %62, align 8, !tbaa !18
  %64 = shl i64 %63, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %59, ptr align 8 %61, i64 %64, i1 false)
  %65 = load ptr, ptr %58, align 8, !tbaa !16
  %66 = load i64, ptr %62, align 8, !tbaa !18
  %67 = getelementptr inbounds double, ptr %65, i64 %66
  %68 = load i64, ptr %12, align 8, !tbaa !14
  %69 = shl i64 %68, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %67, ptr align 8 %57, i64 %69, i1 false)
  %70 = load ptr, ptr %58, align 8, !tbaa !16
  %71 = load i64, ptr %62, align 8, !tbaa !18
  %72 = getelementptr inbounds double, ptr %70, i64 %71
  %73 = load i64, ptr %12, align 8, !tbaa !14
  %74 = getelementptr inbounds double, ptr %72, i64 %73
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %76 = load ptr, ptr %75, align 8, !tbaa !19
  %77 = load i64, ptr %53, align 8, !tbaa !20
  %78 = shl i64 %77, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %74, ptr align 8 %76, i64 %78, i1 false)
  %79 = load i64, ptr %37, align 8, !tbaa !21
  %80 = inttoptr i64 %79 to ptr
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %82 = load ptr, ptr %81, align 8, !tbaa !22
  %83 = load ptr, ptr %58, align 8, !tbaa !16
  %84 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %85 = load i64, ptr %84, align 8, !tbaa !23
  %86 = inttoptr i64 %85 to ptr
  tail call void %80(ptr noundef %82, ptr noundef %83, ptr noundef %86) #12
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %88 = load ptr, ptr %87, align 8, !tbaa !398
  %89 = shl i64 %55, 3
  %90 = mul i64 %89, %55
  tail call void @llvm.memset.p0.i64(ptr align 8 %88, i8 0, i64 %90, i1 false)
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %92 = load ptr, ptr %91, align 8, !tbaa !399
  %93 = mul i64 %89, %56
  tail call void @llvm.memset.p0.i64(ptr align 8 %92, i8 0, i64 %93, i1 false)
  %94 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %95 = load i64, ptr %94, align 8, !tbaa !28
  %96 = icmp sgt i64 %95, 0
  br i1 %96, label %97, label %103

97:                                               ; preds = %50
  %98 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  %99 = load ptr, ptr %98, align 8, !tbaa !30
  %100 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  %101 = load ptr, ptr %100, align 8, !tbaa !29
  %102 = load ptr, ptr %81, align 8, !tbaa !22
  br label %122

103:                                              ; preds = %142, %50
  %104 = load ptr, ptr %91, align 8, !tbaa !399
  %105 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %106 = load double, ptr %105, align 8, !tbaa !36
  store double 0.000000e+00, ptr %105, align 8, !tbaa !36
  %107 = icmp sgt i64 %55, 0
  br i1 %107, label %109, label %108

108:                                              ; preds = %103
  store double %106, ptr %105, align 8, !tbaa !36
  br label %203

109:                                              ; preds = %103, %109
  %110 = phi i64 [ %118, %109 ], [ 0, %103 ]
  %111 = load i64, ptr %12, align 8, !tbaa !14
  %112 = load i64, ptr %53, align 8, !tbaa !20
  %113 = add nsw i64 %112, %111
  %114 = mul nsw i64 %113, %110
  %115 = getelementptr inbounds double, ptr %104, i64 %114
  %116 = getelementptr inbounds double, ptr %115, i64 %111
  %117 = load ptr, ptr %75, align 8, !tbaa !19
  tail call fastcc void @solve_once(ptr noundef nonnull %0, ptr noundef %116, ptr noundef %115, ptr noundef %117, i32 noundef 0)
  %118 = add nuw nsw i64 %110, 1
  %119 = icmp eq i64 %118, %55
  br i1 %119, label %120, label %109, !llvm.loop !400

120:                                              ; preds = %109
  store double %106, ptr %105, align 8, !tbaa !36
  %121 = icmp sgt i64 %52, 0
  br label %146

122:                                              ; preds = %142, %97
  %123 = phi i64 [ 0, %97 ], [ %144, %142 ]
  %124 = getelementptr inbounds i64, ptr %99, i64 %123
  %125 = load i64, ptr %124, align 8, !tbaa !31
  %126 = getelementptr inbounds i64, ptr %101, i64 %123
  %127 = load i64, ptr %126, align 8, !tbaa !31
  %128 = icmp slt i64 %125, %51
  %129 = getelementptr inbounds double, ptr %102, i64 %123
  %130 = load double, ptr %129, align 8, !tbaa !32
  br i1 %128, label %131, label %136

131:                                              ; preds = %122
  %132 = load ptr, ptr %87, align 8, !tbaa !398
  %133 = mul nsw i64 %125, %55
  %134 = getelementptr double, ptr %132, i64 %133
  %135 = getelementptr double, ptr %134, i64 %127
  br label %142

136:                                              ; preds = %122
  %137 = load ptr, ptr %91, align 8, !tbaa !399
  %138 = mul nsw i64 %127, %56
  %139 = sub i64 %125, %51
  %140 = getelementptr double, ptr %137, i64 %139
  %141 = getelementptr double, ptr %140, i64 %138
  br label %142

142:                                              ; preds = %136, %131
  %143 = phi ptr [ %141, %136 ], [ %135, %131 ]
  store double %130, ptr %143, align 8, !tbaa !32
  %144 = add nuw nsw i64 %123, 1
  %145 = icmp eq i64 %144, %95
  br i1 %145, label %103, label %122, !llvm.loop !401

146:                                              ; preds = %154, %120
  %147 = phi i64 [ 0, %120 ], [ %155, %154 ]
  br i1 %121, label %148, label %154

148:                                              ; preds = %146
  %149 = load ptr, ptr %91, align 8, !tbaa !399
  %150 = mul nsw i64 %147, %56
  %151 = getelementptr double, ptr %149, i64 %150
  %152 = load ptr, ptr %87, align 8, !tbaa !398
  %153 = getelementptr double, ptr %152, i64 %147
  br label %157

154:                                              ; preds = %157, %146
  %155 = add nuw nsw i64 %147, 1
  %156 = icmp eq i64 %155, %55
  br i1 %156, label %203, label %146, !llvm.loop !402

157:                                              ; preds = %157, %148
  %158 = phi i64 [ 0, %148 ], [ %164, %157 ]
  %159 = getelementptr double, ptr %151, i64 %158
  %160 = load double, ptr %159, align 8, !tbaa !32
  %161 = add nsw i64 %158, %51
  %162 = mul nsw i64 %161, %55
  %163 = getelementptr double, ptr %153, i64 %162
  store double %160, ptr %163, align 8, !tbaa !32
  %164 = add nuw nsw i64 %158, 1
  %165 = icmp eq i64 %164, %52
  br i1 %165, label %154, label %157, !llvm.loop !403

166:                                              ; preds = %36
  %167 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %168 = load ptr, ptr %167, align 8, !tbaa !398
  %169 = load i64, ptr %0, align 8, !tbaa !13
  %170 = load i64, ptr %12, align 8, !tbaa !14
  %171 = add nsw i64 %170, %169
  %172 = shl i64 %171, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %3, i64 %172, i1 false)
  %173 = icmp sgt i64 %171, 0
  br i1 %173, label %174, label %203

174:                                              ; preds = %166, %187
  %175 = phi i64 [ %189, %187 ], [ 0, %166 ]
  %176 = getelementptr inbounds double, ptr %3, i64 %175
  %177 = load double, ptr %176, align 8, !tbaa !32
  %178 = tail call contract double @llvm.fabs.f64(double %177)
  %179 = fcmp contract ogt double %178, 1.000000e-03
  %180 = select contract i1 %179, double %178, double 1.000000e-03
  %181 = fmul contract double %180, 1.500000e-08
  %182 = fadd contract double %177, %181
  %183 = getelementptr inbounds double, ptr %26, i64 %175
  store double %182, ptr %183, align 8, !tbaa !32
  %184 = load double, ptr %176, align 8, !tbaa !32
  %185 = fsub contract double %182, %184
  tail call void @rates(ptr noundef nonnull %0, double noundef %1, ptr noundef %26, ptr noundef %27)
  %186 = getelementptr double, ptr %168, i64 %175
  br label %191

187:                                              ; preds = %191
  %188 = load double, ptr %176, align 8, !tbaa !32
  store double %188, ptr %183, align 8, !tbaa !32
  %189 = add nuw nsw i64 %175, 1
  %190 = icmp eq i64 %189, %171
  br i1 %190, label %203, label %174, !llvm.loop !404

191:                                              ; preds = %191, %174
  %192 = phi i64 [ %201, %191 ], [ 0, %174 ]
  %193 = getelementptr inbounds double, ptr %27, i64 %192
  %194 = load double, ptr %193, align 8, !tbaa !32
  %195 = getelementptr inbounds double, ptr %16, i64 %192
  %196 = load double, ptr %195, align 8, !tbaa !32
  %197 = fsub contract double %194, %196
  %198 = fdiv contract double %197, %185
  %199 = mul nsw i64 %192, %171
  %200 = getelementptr double, ptr %186, i64 %199
  store double %198, ptr %200, align 8, !tbaa !32
  %201 = add nuw nsw i64 %192, 1
  %202 = icmp eq i64 %201, %171
  br i1 %202, label %187, label %191, !llvm.loop !405

203:                                              ; preds = %154, %187, %166, %108, %10
  %204 = load i64, ptr %0, align 8, !tbaa !13
  %205 = load i64, ptr %12, align 8, !tbaa !14
  %206 = add nsw i64 %205, %204
  %207 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %208 = load ptr, ptr %207, align 8, !tbaa !406
  %209 = icmp sgt i64 %206, 0
  br i1 %209, label %210, label %309

210:                                              ; preds = %203
  %211 = fmul contract double %2, 2.500000e-01
  %212 = fdiv contract double 1.000000e+00, %211
  %213 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
  %214 = load ptr, ptr %213, align 8, !tbaa !398
  br label %215

215:                                              ; preds = %221, %210
  %216 = phi i64 [ 0, %210 ], [ %222, %221 ]
  %217 = mul nsw i64 %216, %206
  br label %224

218:                                              ; preds = %221
  %219 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %220 = load ptr, ptr %219, align 8, !tbaa !407
  br label %238

221:                                              ; preds = %224
  %222 = add nuw nsw i64 %216, 1
  %223 = icmp eq i64 %222, %206
  br i1 %223, label %218, label %215, !llvm.loop !408

224:                                              ; preds = %224, %215
  %225 = phi i64 [ 0, %215 ], [ %233, %224 ]
  %226 = icmp eq i64 %216, %225
  %227 = select contract i1 %226, double %212, double 0.000000e+00
  %228 = add nuw nsw i64 %225, %217
  %229 = getelementptr inbounds double, ptr %214, i64 %228
  %230 = load double, ptr %229, align 8, !tbaa !32
  %231 = fsub contract double %227, %230
  %232 = getelementptr inbounds double, ptr %208, i64 %228
  store double %231, ptr %232, align 8, !tbaa !32
  %233 = add nuw nsw i64 %225, 1
  %234 = icmp eq i64 %233, %206
  br i1 %234, label %221, label %224, !llvm.loop !409

235:                                              ; preds = %304, %280
  %236 = icmp sge i64 %241, %206
  %237 = icmp eq i64 %241, %206
  br i1 %237, label %307, label %238, !llvm.loop !410

238:                                              ; preds = %235, %218
  %239 = phi i1 [ false, %218 ], [ %236, %235 ]
  %240 = phi i64 [ 0, %218 ], [ %241, %235 ]
  %241 = add nuw nsw i64 %240, 1
  %242 = getelementptr double, ptr %208, i64 %240
  %243 = icmp slt i64 %241, %206
  br i1 %243, label %252, label %244

244:                                              ; preds = %252, %238
  %245 = phi i64 [ %240, %238 ], [ %264, %252 ]
  %246 = getelementptr inbounds i64, ptr %220, i64 %240
  store i64 %245, ptr %246, align 8, !tbaa !31
  %247 = mul nsw i64 %245, %206
  %248 = getelementptr double, ptr %208, i64 %247
  %249 = getelementptr double, ptr %248, i64 %240
  %250 = load double, ptr %249, align 8, !tbaa !32
  %251 = fcmp contract ueq double %250, 0.000000e+00
  br i1 %251, label %307, label %267

252:                                              ; preds = %238, %252
  %253 = phi i64 [ %265, %252 ], [ %241, %238 ]
  %254 = phi i64 [ %264, %252 ], [ %240, %238 ]
  %255 = mul nsw i64 %253, %206
  %256 = getelementptr double, ptr %242, i64 %255
  %257 = load double, ptr %256, align 8, !tbaa !32
  %258 = tail call contract double @llvm.fabs.f64(double %257)
  %259 = mul nsw i64 %254, %206
  %260 = getelementptr double, ptr %242, i64 %259
  %261 = load double, ptr %260, align 8, !tbaa !32
  %262 = tail call contract double @llvm.fabs.f64(double %261)
  %263 = fcmp contract ogt double %258, %262
  %264 = select i1 %263, i64 %253, i64 %254
  %265 = add nuw nsw i64 %253, 1
  %266 = icmp slt i64 %265, %206
  br i1 %266, label %252, label %244, !llvm.loop !411

267:                                              ; preds = %244
  %268 = icmp eq i64 %245, %240
  br i1 %268, label %280, label %269

269:                                              ; preds = %267
  %270 = mul nsw i64 %240, %206
  %271 = getelementptr double, ptr %208, i64 %270
  br label %272

272:                                              ; preds = %272, %269
  %273 = phi i64 [ 0, %269 ], [ %278, %272 ]
  %274 = getelementptr double, ptr %271, i64 %273
  %275 = load double, ptr %274, align 8, !tbaa !32
  %276 = getelementptr double, ptr %248, i64 %273
  %277 = load double, ptr %276, align 8, !tbaa !32
  store double %277, ptr %274, align 8, !tbaa !32
  store double %275, ptr %276, align 8, !tbaa !32
  %278 = add nuw nsw i64 %273, 1
  %279 = icmp eq i64 %278, %206
  br i1 %279, label %280, label %272, !llvm.loop !412

280:                                              ; preds = %272, %267
  br i1 %243, label %281, label %235

281:                                              ; preds = %280
  %282 = mul nsw i64 %240, %206
  %283 = getelementptr double, ptr %208, i64 %282
  %284 = getelementptr double, ptr %283, i64 %240
  br label %285

285:                                              ; preds = %304, %281
  %286 = phi i64 [ %241, %281 ], [ %305, %304 ]
  %287 = load double, ptr %284, align 8, !tbaa !32
  %288 = mul nsw i64 %286, %206
  %289 = getelementptr double, ptr %208, i64 %288
  %290 = getelementptr double, ptr %289, i64 %240
  %291 = load double, ptr %290, align 8, !tbaa !32
  %292 = fdiv contract double %291, %287
  store double %292, ptr %290, align 8, !tbaa !32
  %293 = fcmp contract une double %292, 0.000000e+00
  br i1 %293, label %294, label %304

294:                                              ; preds = %285, %294
  %295 = phi i64 [ %302, %294 ], [ %241, %285 ]
  %296 = getelementptr double, ptr %283, i64 %295
  %297 = load double, ptr %296, align 8, !tbaa !32
  %298 = fmul contract double %292, %297
  %299 = getelementptr double, ptr %289, i64 %295
  %300 = load double, ptr %299, align 8, !tbaa !32
  %301 = fsub contract double %300, %298
  store double %301, ptr %299, align 8, !tbaa !32
  %302 = add nuw nsw i64 %295, 1
  %303 = icmp slt i64 %302, %206
  br i1 %303, label %294, label %304, !llvm.loop !413

304:                                              ; preds = %294, %285
  %305 = add nuw nsw i64 %286, 1
  %306 = icmp slt i64 %305, %206
  br i1 %306, label %285, label %235, !llvm.loop !414

307:                                              ; preds = %244, %235
  %308 = phi i1 [ %236, %235 ], [ %239, %244 ]
  br i1 %308, label %309, label %507

309:                                              ; preds = %307, %203
  %310 = shl nsw i64 %206, 2
  %311 = getelementptr double, ptr %9, i64 %310
  %312 = shl i64 %206, 3
  %313 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %314 = add nuw i64 %206, 1
  br label %318

315:                                              ; preds = %434
  %316 = mul nsw i64 %206, 5
  %317 = getelementptr double, ptr %9, i64 %316
  br label %466

318:                                              ; preds = %440, %309
  %319 = phi i64 [ 0, %309 ], [ %441, %440 ]
  %320 = mul nsw i64 %319, %206
  %321 = getelementptr inbounds double, ptr %9, i64 %320
  switch i64 %319, label %324 [
    i64 0, label %323
    i64 5, label %322
  ]

322:                                              ; preds = %318
  br i1 %209, label %345, label %354

323:                                              ; preds = %318
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %321, ptr align 8 %16, i64 %312, i1 false)
  br label %359

324:                                              ; preds = %318
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %3, i64 %312, i1 false)
  br label %325

325:                                              ; preds = %332, %324
  %326 = phi i64 [ %333, %332 ], [ 0, %324 ]
  br i1 %209, label %327, label %332

327:                                              ; preds = %325
  %328 = getelementptr inbounds [5 x [5 x double]], ptr @STAGES, i64 0, i64 %319, i64 %326
  %329 = load double, ptr %328, align 8, !tbaa !32
  %330 = mul nsw i64 %326, %206
  %331 = getelementptr double, ptr %9, i64 %330
  br label %335

332:                                              ; preds = %335, %325
  %333 = add nuw nsw i64 %326, 1
  %334 = icmp eq i64 %333, %319
  br i1 %334, label %354, label %325, !llvm.loop !415

335:                                              ; preds = %335, %327
  %336 = phi i64 [ 0, %327 ], [ %343, %335 ]
  %337 = getelementptr double, ptr %331, i64 %336
  %338 = load double, ptr %337, align 8, !tbaa !32
  %339 = fmul contract double %329, %338
  %340 = getelementptr inbounds double, ptr %8, i64 %336
  %341 = load double, ptr %340, align 8, !tbaa !32
  %342 = fadd contract double %341, %339
  store double %342, ptr %340, align 8, !tbaa !32
  %343 = add nuw nsw i64 %336, 1
  %344 = icmp eq i64 %343, %206
  br i1 %344, label %332, label %335, !llvm.loop !416

345:                                              ; preds = %322, %345
  %346 = phi i64 [ %352, %345 ], [ 0, %322 ]
  %347 = getelementptr double, ptr %311, i64 %346
  %348 = load double, ptr %347, align 8, !tbaa !32
  %349 = getelementptr inbounds double, ptr %8, i64 %346
  %350 = load double, ptr %349, align 8, !tbaa !32
  %351 = fadd contract double %348, %350
  store double %351, ptr %349, align 8, !tbaa !32
  %352 = add nuw nsw i64 %346, 1
  %353 = icmp eq i64 %352, %206
  br i1 %353, label %354, label %345, !llvm.loop !417

354:                                              ; preds = %345, %332, %322
  %355 = getelementptr inbounds [6 x double], ptr @STAGE_TIMES, i64 0, i64 %319
  %356 = load double, ptr %355, align 8, !tbaa !32
  %357 = fmul contract double %356, %2
  %358 = fadd contract double %357, %1
  tail call void @rates(ptr noundef nonnull %0, double noundef %358, ptr noundef %8, ptr noundef %321)
  br label %359

359:                                              ; preds = %354, %323
  br i1 %209, label %360, label %437

360:                                              ; preds = %359
  %361 = icmp eq i64 %319, 0
  %362 = getelementptr inbounds [6 x double], ptr @SLOPES_IN_TIME, i64 0, i64 %319
  %363 = load double, ptr %362, align 8, !tbaa !32
  %364 = fmul contract double %363, %2
  br label %365

365:                                              ; preds = %442, %360
  %366 = phi i64 [ 0, %360 ], [ %452, %442 ]
  %367 = getelementptr double, ptr %9, i64 %366
  br i1 %361, label %442, label %454

368:                                              ; preds = %442
  %369 = load ptr, ptr %207, align 8, !tbaa !406
  %370 = load ptr, ptr %313, align 8, !tbaa !407
  br label %371

371:                                              ; preds = %371, %368
  %372 = phi i64 [ 0, %368 ], [ %379, %371 ]
  %373 = getelementptr inbounds double, ptr %321, i64 %372
  %374 = load double, ptr %373, align 8, !tbaa !32
  %375 = getelementptr inbounds i64, ptr %370, i64 %372
  %376 = load i64, ptr %375, align 8, !tbaa !31
  %377 = getelementptr inbounds double, ptr %321, i64 %376
  %378 = load double, ptr %377, align 8, !tbaa !32
  store double %378, ptr %373, align 8, !tbaa !32
  store double %374, ptr %377, align 8, !tbaa !32
  %379 = add nuw nsw i64 %372, 1
  %380 = icmp eq i64 %379, %206
  br i1 %380, label %381, label %371, !llvm.loop !418

381:                                              ; preds = %371, %389
  %382 = phi i64 [ %390, %389 ], [ 0, %371 ]
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %389, label %384

384:                                              ; preds = %381
  %385 = mul nsw i64 %382, %206
  %386 = getelementptr double, ptr %369, i64 %385
  %387 = getelementptr inbounds double, ptr %321, i64 %382
  %388 = load double, ptr %387, align 8, !tbaa !32
  br label %392

389:                                              ; preds = %392, %381
  %390 = add nuw nsw i64 %382, 1
  %391 = icmp eq i64 %390, %206
  br i1 %391, label %403, label %381, !llvm.loop !419

392:                                              ; preds = %392, %384
  %393 = phi double [ %388, %384 ], [ %400, %392 ]
  %394 = phi i64 [ 0, %384 ], [ %401, %392 ]
  %395 = getelementptr double, ptr %386, i64 %394
  %396 = load double, ptr %395, align 8, !tbaa !32
  %397 = getelementptr inbounds double, ptr %321, i64 %394
  %398 = load double, ptr %397, align 8, !tbaa !32
  %399 = fmul contract double %396, %398
  %400 = fsub contract double %393, %399
  store double %400, ptr %387, align 8, !tbaa !32
  %401 = add nuw nsw i64 %394, 1
  %402 = icmp eq i64 %401, %382
  br i1 %402, label %389, label %392, !llvm.loop !420

403:                                              ; preds = %389, %415
  %404 = phi i64 [ %405, %415 ], [ %206, %389 ]
  %405 = add nsw i64 %404, -1
  %406 = icmp slt i64 %404, %206
  br i1 %406, label %410, label %407

407:                                              ; preds = %403
  %408 = getelementptr inbounds double, ptr %321, i64 %405
  %409 = load double, ptr %408, align 8, !tbaa !32
  br label %415

410:                                              ; preds = %403
  %411 = mul nsw i64 %405, %206
  %412 = getelementptr double, ptr %369, i64 %411
  %413 = getelementptr inbounds double, ptr %321, i64 %405
  %414 = load double, ptr %413, align 8, !tbaa !32
  br label %423

415:                                              ; preds = %423, %407
  %416 = phi double [ %409, %407 ], [ %431, %423 ]
  %417 = mul i64 %405, %314
  %418 = getelementptr inbounds double, ptr %369, i64 %417
  %419 = load double, ptr %418, align 8, !tbaa !32
  %420 = getelementptr inbounds double, ptr %321, i64 %405
  %421 = fdiv contract double %416, %419
  store double %421, ptr %420, align 8, !tbaa !32
  %422 = icmp sgt i64 %404, 1
  br i1 %422, label %403, label %434, !llvm.loop !421

423:                                              ; preds = %423, %410
  %424 = phi double [ %414, %410 ], [ %431, %423 ]
  %425 = phi i64 [ %404, %410 ], [ %432, %423 ]
  %426 = getelementptr double, ptr %412, i64 %425
  %427 = load double, ptr %426, align 8, !tbaa !32
  %428 = getelementptr inbounds double, ptr %321, i64 %425
  %429 = load double, ptr %428, align 8, !tbaa !32
  %430 = fmul contract double %427, %429
  %431 = fsub contract double %424, %430
  store double %431, ptr %413, align 8, !tbaa !32
  %432 = add nuw nsw i64 %425, 1
  %433 = icmp eq i64 %432, %206
  br i1 %433, label %415, label %423, !llvm.loop !422

434:                                              ; preds = %415
  %435 = add nuw nsw i64 %319, 1
  %436 = icmp eq i64 %435, 6
  br i1 %436, label %315, label %440

437:                                              ; preds = %359
  %438 = add nuw nsw i64 %319, 1
  %439 = icmp eq i64 %438, 6
  br i1 %439, label %475, label %440

440:                                              ; preds = %437, %434
  %441 = phi i64 [ %435, %434 ], [ %438, %437 ]
  br label %318, !llvm.loop !423

442:                                              ; preds = %454, %365
  %443 = phi double [ 0.000000e+00, %365 ], [ %463, %454 ]
  %444 = fdiv contract double %443, %2
  %445 = getelementptr inbounds double, ptr %18, i64 %366
  %446 = load double, ptr %445, align 8, !tbaa !32
  %447 = fmul contract double %364, %446
  %448 = fadd contract double %444, %447
  %449 = getelementptr inbounds double, ptr %321, i64 %366
  %450 = load double, ptr %449, align 8, !tbaa !32
  %451 = fadd contract double %450, %448
  store double %451, ptr %449, align 8, !tbaa !32
  %452 = add nuw nsw i64 %366, 1
  %453 = icmp eq i64 %452, %206
  br i1 %453, label %368, label %365, !llvm.loop !424

454:                                              ; preds = %365, %454
  %455 = phi i64 [ %464, %454 ], [ 0, %365 ]
  %456 = phi double [ %463, %454 ], [ 0.000000e+00, %365 ]
  %457 = getelementptr inbounds [6 x [5 x double]], ptr @MIXED, i64 0, i64 %319, i64 %455
  %458 = load double, ptr %457, align 8, !tbaa !32
  %459 = mul nsw i64 %455, %206
  %460 = getelementptr double, ptr %367, i64 %459
  %461 = load double, ptr %460, align 8, !tbaa !32
  %462 = fmul contract double %458, %461
  %463 = fadd contract double %456, %462
  %464 = add nuw nsw i64 %455, 1
  %465 = icmp eq i64 %464, %319
  br i1 %465, label %442, label %454, !llvm.loop !425

466:                                              ; preds = %466, %315
  %467 = phi i64 [ 0, %315 ], [ %473, %466 ]
  %468 = getelementptr double, ptr %317, i64 %467
  %469 = load double, ptr %468, align 8, !tbaa !32
  %470 = getelementptr inbounds double, ptr %8, i64 %467
  %471 = load double, ptr %470, align 8, !tbaa !32
  %472 = fadd contract double %469, %471
  store double %472, ptr %470, align 8, !tbaa !32
  %473 = add nuw nsw i64 %467, 1
  %474 = icmp eq i64 %473, %206
  br i1 %474, label %475, label %466, !llvm.loop !426

475:                                              ; preds = %437, %466
  %476 = mul nsw i64 %14, 5
  %477 = getelementptr inbounds double, ptr %9, i64 %476
  %478 = icmp sgt i64 %14, 0
  br i1 %478, label %479, label %501

479:                                              ; preds = %475, %479
  %480 = phi double [ %498, %479 ], [ 0.000000e+00, %475 ]
  %481 = phi i64 [ %499, %479 ], [ 0, %475 ]
  %482 = getelementptr inbounds double, ptr %3, i64 %481
  %483 = load double, ptr %482, align 8, !tbaa !32
  %484 = tail call contract double @llvm.fabs.f64(double %483)
  %485 = getelementptr inbounds double, ptr %8, i64 %481
  %486 = load double, ptr %485, align 8, !tbaa !32
  %487 = tail call contract double @llvm.fabs.f64(double %486)
  %488 = getelementptr inbounds double, ptr %477, i64 %481
  %489 = load double, ptr %488, align 8, !tbaa !32
  %490 = getelementptr inbounds double, ptr %5, i64 %481
  %491 = load double, ptr %490, align 8, !tbaa !32
  %492 = fcmp contract ogt double %484, %487
  %493 = select contract i1 %492, double %484, double %487
  %494 = fmul contract double %493, %6
  %495 = fadd contract double %491, %494
  %496 = fdiv contract double %489, %495
  %497 = fmul contract double %496, %496
  %498 = fadd contract double %480, %497
  %499 = add nuw nsw i64 %481, 1
  %500 = icmp eq i64 %499, %14
  br i1 %500, label %501, label %479, !llvm.loop !427

501:                                              ; preds = %479, %475
  %502 = phi double [ 0.000000e+00, %475 ], [ %498, %479 ]
  %503 = tail call i64 @llvm.smax.i64(i64 %14, i64 1)
  %504 = sitofp i64 %503 to double
  %505 = fdiv contract double %502, %504
  %506 = tail call contract double @llvm.sqrt.f64(double %505)
  br label %507

507:                                              ; preds = %307, %501
  %508 = phi contract double [ %506, %501 ], [ 0x7FF8000000000000, %307 ]
  ret double %508
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @rosenbrock_dense(ptr nocapture readnone %0, double %1, double %2, ptr nocapture readnone %3, ptr nocapture readnone %4, ptr nocapture readnone %5) #9 {
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @rosenbrock_between(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) #8 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %6
  %13 = fsub contract double 1.000000e+00, %3
  br label %14

14:                                               ; preds = %12, %18
  %15 = phi i64 [ 0, %12 ], [ %31, %18 ]
  %16 = getelementptr double, ptr %4, i64 %15
  br label %33

17:                                               ; preds = %18, %6
  ret void

18:                                               ; preds = %33
  %19 = getelementptr inbounds double, ptr %1, i64 %15
  %20 = load double, ptr %19, align 8, !tbaa !32
  %21 = fmul contract double %13, %20
  %22 = getelementptr inbounds double, ptr %2, i64 %15
  %23 = load double, ptr %22, align 8, !tbaa !32
  %24 = fmul contract double %47, %3
  %25 = fadd contract double %43, %24
  %26 = fmul contract double %13, %25
  %27 = fadd contract double %26, %23
  %28 = fmul contract double %27, %3
  %29 = fadd contract double %21, %28
  %30 = getelementptr inbounds double, ptr %5, i64 %15
  store double %29, ptr %30, align 8, !tbaa !32
  %31 = add nuw nsw i64 %15, 1
  %32 = icmp eq i64 %31, %10
  br i1 %32, label %17, label %14, !llvm.loop !428

33:                                               ; preds = %14, %33
  %34 = phi i64 [ 0, %14 ], [ %48, %33 ]
  %35 = phi double [ 0.000000e+00, %14 ], [ %47, %33 ]
  %36 = phi double [ 0.000000e+00, %14 ], [ %43, %33 ]
  %37 = getelementptr inbounds [5 x double], ptr @DENSE_3, i64 0, i64 %34
  %38 = load double, ptr %37, align 8, !tbaa !32
  %39 = mul nsw i64 %34, %10
  %40 = getelementptr double, ptr %16, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !32
  %42 = fmul contract double %38, %41
  %43 = fadd contract double %36, %42
  %44 = getelementptr inbounds [5 x double], ptr @DENSE_4, i64 0, i64 %34
  %45 = load double, ptr %44, align 8, !tbaa !32
  %46 = fmul contract double %41, %45
  %47 = fadd contract double %35, %46
  %48 = add nuw nsw i64 %34, 1
  %49 = icmp eq i64 %48, 5
  br i1 %49, label %18, label %33, !llvm.loop !429
}

; Function Attrs: nounwind uwtable
define internal double @runge_kutta(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture readnone %5, double %6, i64 %7, ptr nocapture noundef writeonly %8, ptr noundef %9) #0 {
  %11 = load i64, ptr %0, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = add nsw i64 %13, %11
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %16 = load i64, ptr %15, align 8, !tbaa !15
  %17 = add nsw i64 %16, 1
  %18 = mul nsw i64 %17, %14
  %19 = getelementptr inbounds double, ptr %9, i64 %18
  %20 = shl nsw i64 %18, 1
  %21 = getelementptr inbounds double, ptr %9, i64 %20
  %22 = mul nsw i64 %18, 3
  %23 = getelementptr inbounds double, ptr %9, i64 %22
  %24 = mul nsw i64 %18, 5
  %25 = getelementptr inbounds double, ptr %9, i64 %24
  %26 = shl i64 %18, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %4, i64 %26, i1 false)
  %27 = icmp sgt i64 %18, 0
  %28 = fmul contract double %2, 5.000000e-01
  br i1 %27, label %33, label %29

29:                                               ; preds = %10
  %30 = fadd contract double %28, %1
  tail call void @rates(ptr noundef nonnull %0, double noundef %30, ptr noundef %25, ptr noundef %19)
  br label %44

31:                                               ; preds = %33
  %32 = fadd contract double %28, %1
  tail call void @rates(ptr noundef nonnull %0, double noundef %32, ptr noundef nonnull %25, ptr noundef nonnull %19)
  br i1 %27, label %47, label %44

33:                                               ; preds = %10, %33
  %34 = phi i64 [ %42, %33 ], [ 0, %10 ]
  %35 = getelementptr inbounds double, ptr %3, i64 %34
  %36 = load double, ptr %35, align 8, !tbaa !32
  %37 = getelementptr inbounds double, ptr %4, i64 %34
  %38 = load double, ptr %37, align 8, !tbaa !32
  %39 = fmul contract double %28, %38
  %40 = fadd contract double %36, %39
  %41 = getelementptr inbounds double, ptr %25, i64 %34
  store double %40, ptr %41, align 8, !tbaa !32
  %42 = add nuw nsw i64 %34, 1
  %43 = icmp eq i64 %42, %18
  br i1 %43, label %31, label %33, !llvm.loop !430

44:                                               ; preds = %29, %31
  %45 = phi double [ %32, %31 ], [ %30, %29 ]
  tail call void @rates(ptr noundef nonnull %0, double noundef %45, ptr noundef %25, ptr noundef %21)
  br label %58

46:                                               ; preds = %47
  tail call void @rates(ptr noundef nonnull %0, double noundef %32, ptr noundef nonnull %25, ptr noundef nonnull %21)
  br i1 %27, label %64, label %58

47:                                               ; preds = %31, %47
  %48 = phi i64 [ %56, %47 ], [ 0, %31 ]
  %49 = getelementptr inbounds double, ptr %3, i64 %48
  %50 = load double, ptr %49, align 8, !tbaa !32
  %51 = getelementptr inbounds double, ptr %19, i64 %48
  %52 = load double, ptr %51, align 8, !tbaa !32
  %53 = fmul contract double %28, %52
  %54 = fadd contract double %50, %53
  %55 = getelementptr inbounds double, ptr %25, i64 %48
  store double %54, ptr %55, align 8, !tbaa !32
  %56 = add nuw nsw i64 %48, 1
  %57 = icmp eq i64 %56, %18
  br i1 %57, label %46, label %47, !llvm.loop !431

58:                                               ; preds = %44, %46
  %59 = fadd contract double %1, %2
  tail call void @rates(ptr noundef nonnull %0, double noundef %59, ptr noundef %25, ptr noundef %23)
  br label %75

60:                                               ; preds = %64
  %61 = fadd contract double %1, %2
  tail call void @rates(ptr noundef nonnull %0, double noundef %61, ptr noundef nonnull %25, ptr noundef nonnull %23)
  br i1 %27, label %62, label %75

62:                                               ; preds = %60
  %63 = fdiv contract double %2, 6.000000e+00
  br label %80

64:                                               ; preds = %46, %64
  %65 = phi i64 [ %73, %64 ], [ 0, %46 ]
  %66 = getelementptr inbounds double, ptr %3, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !32
  %68 = getelementptr inbounds double, ptr %21, i64 %65
  %69 = load double, ptr %68, align 8, !tbaa !32
  %70 = fmul contract double %69, %2
  %71 = fadd contract double %67, %70
  %72 = getelementptr inbounds double, ptr %25, i64 %65
  store double %71, ptr %72, align 8, !tbaa !32
  %73 = add nuw nsw i64 %65, 1
  %74 = icmp eq i64 %73, %18
  br i1 %74, label %60, label %64, !llvm.loop !432

75:                                               ; preds = %80, %58, %60
  %76 = phi double [ 0.000000e+00, %60 ], [ 0.000000e+00, %58 ], [ %101, %80 ]
  %77 = tail call double @llvm.fabs.f64(double %76)
  %78 = fcmp one double %77, 0x7FF0000000000000
  %79 = select i1 %78, double 0.000000e+00, double 0x7FF8000000000000
  ret double %79

80:                                               ; preds = %62, %80
  %81 = phi i64 [ 0, %62 ], [ %102, %80 ]
  %82 = phi double [ 0.000000e+00, %62 ], [ %101, %80 ]
  %83 = getelementptr inbounds double, ptr %3, i64 %81
  %84 = load double, ptr %83, align 8, !tbaa !32
  %85 = getelementptr inbounds double, ptr %4, i64 %81
  %86 = load double, ptr %85, align 8, !tbaa !32
  %87 = getelementptr inbounds double, ptr %19, i64 %81
  %88 = load double, ptr %87, align 8, !tbaa !32
  %89 = fmul contract double %88, 2.000000e+00
  %90 = fadd contract double %86, %89
  %91 = getelementptr inbounds double, ptr %21, i64 %81
  %92 = load double, ptr %91, align 8, !tbaa !32
  %93 = fmul contract double %92, 2.000000e+00
  %94 = fadd contract double %90, %93
  %95 = getelementptr inbounds double, ptr %23, i64 %81
  %96 = load double, ptr %95, align 8, !tbaa !32
  %97 = fadd contract double %96, %94
  %98 = fmul contract double %63, %97
  %99 = fadd contract double %84, %98
  %100 = getelementptr inbounds double, ptr %8, i64 %81
  store double %99, ptr %100, align 8, !tbaa !32
  %101 = fadd contract double %82, %99
  %102 = add nuw nsw i64 %81, 1
  %103 = icmp eq i64 %102, %18
  br i1 %103, label %75, label %80, !llvm.loop !433
}

; Function Attrs: nounwind uwtable
define internal void @runge_kutta_dense(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture readnone %3, ptr nocapture noundef readonly %4, ptr noundef %5) #0 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = add nsw i64 %12, 1
  %14 = mul nsw i64 %13, %10
  %15 = fadd contract double %1, %2
  %16 = shl nsw i64 %14, 2
  %17 = getelementptr inbounds double, ptr %5, i64 %16
  tail call void @rates(ptr noundef nonnull %0, double noundef %15, ptr noundef %4, ptr noundef %17)
  %18 = icmp sgt i64 %14, 0
  br i1 %18, label %20, label %19

19:                                               ; preds = %20, %6
  ret void

20:                                               ; preds = %6, %20
  %21 = phi i64 [ %28, %20 ], [ 0, %6 ]
  %22 = getelementptr inbounds double, ptr %5, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !32
  %24 = fmul contract double %23, %2
  store double %24, ptr %22, align 8, !tbaa !32
  %25 = getelementptr double, ptr %17, i64 %21
  %26 = load double, ptr %25, align 8, !tbaa !32
  %27 = fmul contract double %26, %2
  store double %27, ptr %25, align 8, !tbaa !32
  %28 = add nuw nsw i64 %21, 1
  %29 = icmp eq i64 %28, %14
  br i1 %29, label %19, label %20, !llvm.loop !434
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @runge_kutta_between(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) #8 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %12 = load i64, ptr %11, align 8, !tbaa !15
  %13 = add nsw i64 %12, 1
  %14 = mul nsw i64 %13, %10
  %15 = fsub contract double 1.000000e+00, %3
  %16 = icmp sgt i64 %14, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %6
  %18 = fmul contract double %15, %3
  %19 = shl nsw i64 %14, 2
  %20 = getelementptr double, ptr %4, i64 %19
  br label %22

21:                                               ; preds = %22, %6
  ret void

22:                                               ; preds = %17, %22
  %23 = phi i64 [ 0, %17 ], [ %43, %22 ]
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !32
  %26 = getelementptr inbounds double, ptr %1, i64 %23
  %27 = load double, ptr %26, align 8, !tbaa !32
  %28 = fsub contract double %25, %27
  %29 = fmul contract double %28, %3
  %30 = fadd contract double %27, %29
  %31 = getelementptr inbounds double, ptr %4, i64 %23
  %32 = load double, ptr %31, align 8, !tbaa !32
  %33 = fsub contract double %32, %28
  %34 = fmul contract double %15, %33
  %35 = getelementptr double, ptr %20, i64 %23
  %36 = load double, ptr %35, align 8, !tbaa !32
  %37 = fsub contract double %36, %28
  %38 = fmul contract double %37, %3
  %39 = fsub contract double %34, %38
  %40 = fmul contract double %18, %39
  %41 = fadd contract double %30, %40
  %42 = getelementptr inbounds double, ptr %5, i64 %23
  store double %41, ptr %42, align 8, !tbaa !32
  %43 = add nuw nsw i64 %23, 1
  %44 = icmp eq i64 %43, %14
  br i1 %44, label %21, label %22, !llvm.loop !435
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #10

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #5 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #8 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #12 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!5 = !{!6, !11, i64 888}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !7, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !7, i64 240, !10, i64 248, !10, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !10, i64 376, !10, i64 384, !10, i64 392, !10, i64 400, !10, i64 408, !10, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !10, i64 456, !10, i64 464, !10, i64 472, !10, i64 480, !10, i64 488, !10, i64 496, !10, i64 504, !10, i64 512, !10, i64 520, !10, i64 528, !10, i64 536, !10, i64 544, !10, i64 552, !10, i64 560, !10, i64 568, !10, i64 576, !10, i64 584, !10, i64 592, !10, i64 600, !10, i64 608, !10, i64 616, !10, i64 624, !10, i64 632, !10, i64 640, !10, i64 648, !10, i64 656, !10, i64 664, !10, i64 672, !10, i64 680, !10, i64 688, !10, i64 696, !10, i64 704, !10, i64 712, !10, i64 720, !10, i64 728, !10, i64 736, !10, i64 744, !10, i64 752, !10, i64 760, !10, i64 768, !10, i64 776, !10, i64 784, !10, i64 792, !10, i64 800, !10, i64 808, !10, i64 816, !10, i64 824, !10, i64 832, !11, i64 840, !11, i64 848, !11, i64 856, !11, i64 864, !11, i64 872, !11, i64 880, !11, i64 888, !11, i64 896, !11, i64 904, !11, i64 912, !11, i64 920}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !10, i64 720}
!13 = !{!6, !7, i64 0}
!14 = !{!6, !7, i64 8}
!15 = !{!6, !7, i64 232}
!16 = !{!6, !10, i64 776}
!17 = !{!6, !10, i64 504}
!18 = !{!6, !7, i64 224}
!19 = !{!6, !10, i64 624}
!20 = !{!6, !7, i64 16}
!21 = !{!6, !7, i64 200}
!22 = !{!6, !10, i64 784}
!23 = !{!6, !7, i64 208}
!24 = !{!6, !10, i64 824}
!25 = !{!6, !7, i64 240}
!26 = !{!6, !10, i64 832}
!27 = !{!6, !7, i64 24}
!28 = !{!6, !7, i64 216}
!29 = !{!6, !10, i64 488}
!30 = !{!6, !10, i64 480}
!31 = !{!7, !7, i64 0}
!32 = !{!11, !11, i64 0}
!33 = distinct !{!33, !34, !35}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !{!6, !11, i64 896}
!37 = distinct !{!37, !34, !35}
!38 = !{!6, !7, i64 88}
!39 = !{!6, !10, i64 304}
!40 = distinct !{!40, !34, !35}
!41 = distinct !{!41, !34, !35}
!42 = !{!6, !7, i64 48}
!43 = !{!6, !7, i64 96}
!44 = !{!6, !7, i64 144}
!45 = !{!6, !10, i64 512}
!46 = !{!6, !7, i64 152}
!47 = !{!6, !11, i64 840}
!48 = !{!6, !7, i64 72}
!49 = !{!6, !7, i64 80}
!50 = distinct !{!50, !34, !35}
!51 = !{!6, !10, i64 744}
!52 = !{!6, !10, i64 520}
!53 = !{!6, !10, i64 248}
!54 = !{!6, !10, i64 256}
!55 = !{!6, !10, i64 536}
!56 = !{!6, !10, i64 264}
!57 = !{!6, !10, i64 272}
!58 = distinct !{!58, !34, !35}
!59 = distinct !{!59, !34, !35}
!60 = !{!6, !7, i64 120}
!61 = !{!6, !10, i64 352}
!62 = !{!6, !10, i64 336}
!63 = !{!6, !10, i64 296}
!64 = distinct !{!64, !34, !35}
!65 = !{!6, !10, i64 728}
!66 = distinct !{!66, !34, !35}
!67 = !{!6, !7, i64 104}
!68 = distinct !{!68, !34, !35}
!69 = distinct !{!69, !34, !35}
!70 = distinct !{!70, !34, !35}
!71 = !{!6, !10, i64 760}
!72 = !{!73}
!73 = distinct !{!73, !74, !"law_at: argument 0"}
!74 = distinct !{!74, !"law_at"}
!75 = !{!6, !10, i64 312}
!76 = distinct !{!76, !34, !35}
!77 = !{!6, !10, i64 320}
!78 = distinct !{!78, !34, !35}
!79 = distinct !{!79, !34, !35}
!80 = distinct !{!80, !34, !35}
!81 = distinct !{!81, !34, !35}
!82 = !{!6, !7, i64 184}
!83 = !{!6, !7, i64 192}
!84 = !{!85, !7, i64 56}
!85 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !10, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !10, i64 112, !10, i64 120, !10, i64 128, !10, i64 136, !10, i64 144, !10, i64 152, !10, i64 160, !10, i64 168, !10, i64 176}
!86 = !{!6, !11, i64 864}
!87 = !{!6, !10, i64 360}
!88 = !{!6, !10, i64 368}
!89 = distinct !{!89, !34, !35}
!90 = !{!6, !11, i64 920}
!91 = distinct !{!91, !34, !35}
!92 = !{!6, !11, i64 904}
!93 = !{!6, !10, i64 752}
!94 = distinct !{!94, !34, !35}
!95 = !{!6, !10, i64 280}
!96 = distinct !{!96, !34, !35}
!97 = distinct !{!97, !34, !35}
!98 = distinct !{!98, !34, !35}
!99 = distinct !{!99, !34, !35}
!100 = distinct !{!100, !34, !35}
!101 = distinct !{!101, !34, !35}
!102 = !{!6, !10, i64 680}
!103 = !{!6, !10, i64 664}
!104 = !{!105}
!105 = distinct !{!105, !106, !"law_at: argument 0"}
!106 = distinct !{!106, !"law_at"}
!107 = distinct !{!107, !34, !35}
!108 = distinct !{!108, !34, !35}
!109 = !{!110}
!110 = distinct !{!110, !111, !"law_at: argument 0"}
!111 = distinct !{!111, !"law_at"}
!112 = !{!113}
!113 = distinct !{!113, !114, !"law_at: argument 0"}
!114 = distinct !{!114, !"law_at"}
!115 = distinct !{!115, !34, !35}
!116 = distinct !{!116, !34, !35}
!117 = !{!6, !10, i64 656}
!118 = distinct !{!118, !34, !35}
!119 = distinct !{!119, !34, !35}
!120 = distinct !{!120, !34, !35}
!121 = !{!122}
!122 = distinct !{!122, !123, !"law_at: argument 0"}
!123 = distinct !{!123, !"law_at"}
!124 = distinct !{!124, !34, !35}
!125 = distinct !{!125, !34, !35}
!126 = distinct !{!126, !34, !35}
!127 = distinct !{!127, !34, !35}
!128 = distinct !{!128, !34, !35}
!129 = distinct !{!129, !34, !35}
!130 = distinct !{!130, !34, !35}
!131 = distinct !{!131, !34, !35}
!132 = distinct !{!132, !34, !35}
!133 = distinct !{!133, !34, !35}
!134 = distinct !{!134, !34, !35}
!135 = distinct !{!135, !34, !35}
!136 = !{!6, !11, i64 872}
!137 = !{!6, !10, i64 672}
!138 = distinct !{!138, !34, !35}
!139 = distinct !{!139, !34, !35}
!140 = distinct !{!140, !34, !35}
!141 = distinct !{!141, !34, !35}
!142 = !{!6, !10, i64 768}
!143 = !{!6, !7, i64 136}
!144 = !{!6, !7, i64 128}
!145 = distinct !{!145, !34, !35}
!146 = distinct !{!146, !34, !35}
!147 = distinct !{!147, !34, !35}
!148 = distinct !{!148, !34, !35}
!149 = distinct !{!149, !34, !35}
!150 = distinct !{!150, !34, !35}
!151 = distinct !{!151, !34, !35}
!152 = distinct !{!152, !34, !35}
!153 = distinct !{!153, !34, !35}
!154 = !{!6, !7, i64 112}
!155 = !{!6, !7, i64 168}
!156 = !{!6, !7, i64 176}
!157 = !{!158}
!158 = distinct !{!158, !159, !"law_at: argument 0"}
!159 = distinct !{!159, !"law_at"}
!160 = distinct !{!160, !34, !35}
!161 = !{!6, !11, i64 912}
!162 = distinct !{!162, !34, !35}
!163 = distinct !{!163, !34, !35}
!164 = !{!165, !11, i64 16}
!165 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !11, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112}
!166 = !{!165, !11, i64 0}
!167 = !{!165, !11, i64 32}
!168 = !{!165, !11, i64 40}
!169 = distinct !{!169, !34, !35}
!170 = distinct !{!170, !34, !35}
!171 = distinct !{!171, !34, !35}
!172 = !{!165, !7, i64 56}
!173 = !{!165, !7, i64 96}
!174 = !{!165, !7, i64 104}
!175 = !{!6, !11, i64 880}
!176 = !{!165, !7, i64 80}
!177 = !{!165, !11, i64 8}
!178 = !{!165, !11, i64 24}
!179 = distinct !{!179, !34, !35}
!180 = !{!165, !7, i64 88}
!181 = !{!182, !7, i64 40}
!182 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !11, i64 24, !11, i64 32, !7, i64 40}
!183 = !{!165, !11, i64 48}
!184 = !{!6, !10, i64 688}
!185 = !{!182, !10, i64 0}
!186 = distinct !{!186, !35}
!187 = !{!182, !11, i64 32}
!188 = !{!182, !11, i64 24}
!189 = !{!165, !7, i64 64}
!190 = !{!165, !7, i64 72}
!191 = !{!182, !10, i64 8}
!192 = distinct !{!192, !34, !35}
!193 = !{!182, !10, i64 16}
!194 = distinct !{!194, !34, !35}
!195 = distinct !{!195, !34, !35}
!196 = distinct !{!196, !34, !35}
!197 = !{!198}
!198 = distinct !{!198, !199, !"law_at: argument 0"}
!199 = distinct !{!199, !"law_at"}
!200 = distinct !{!200, !34, !35}
!201 = !{!6, !10, i64 328}
!202 = distinct !{!202, !34, !35}
!203 = !{!165, !7, i64 112}
!204 = distinct !{!204, !34, !35}
!205 = distinct !{!205, !34, !35}
!206 = !{!6, !7, i64 56}
!207 = !{!6, !7, i64 64}
!208 = !{!6, !10, i64 640}
!209 = distinct !{!209, !34, !35}
!210 = !{!6, !7, i64 32}
!211 = !{!6, !10, i64 648}
!212 = distinct !{!212, !34, !35}
!213 = !{!6, !7, i64 160}
!214 = !{!6, !10, i64 568}
!215 = !{!6, !10, i64 616}
!216 = !{!6, !10, i64 608}
!217 = !{!6, !10, i64 592}
!218 = distinct !{!218, !34, !35}
!219 = !{!6, !10, i64 704}
!220 = distinct !{!220, !34, !35}
!221 = distinct !{!221, !34, !35}
!222 = distinct !{!222, !34, !35}
!223 = distinct !{!223, !34, !35}
!224 = distinct !{!224, !34, !35}
!225 = distinct !{!225, !34, !35}
!226 = distinct !{!226, !34, !35}
!227 = !{!6, !11, i64 848}
!228 = !{!6, !11, i64 856}
!229 = !{!6, !10, i64 712}
!230 = distinct !{!230, !34, !35}
!231 = distinct !{!231, !34, !35}
!232 = distinct !{!232, !34, !35}
!233 = !{!6, !10, i64 584}
!234 = distinct !{!234, !34, !35}
!235 = distinct !{!235, !34, !35}
!236 = distinct !{!236, !34, !35}
!237 = distinct !{!237, !34, !35}
!238 = distinct !{!238, !34, !35}
!239 = distinct !{!239, !34, !35}
!240 = distinct !{!240, !34, !35}
!241 = distinct !{!241, !34, !35}
!242 = distinct !{!242, !34, !35}
!243 = distinct !{!243, !34, !35}
!244 = distinct !{!244, !34, !35}
!245 = distinct !{!245, !34, !35}
!246 = distinct !{!246, !34, !35}
!247 = distinct !{!247, !34, !35}
!248 = distinct !{!248, !34, !35}
!249 = !{!250}
!250 = distinct !{!250, !251, !"scaled_rows: argument 0"}
!251 = distinct !{!251, !"scaled_rows"}
!252 = !{!6, !10, i64 600}
!253 = distinct !{!253, !34, !35}
!254 = !{!255, !10, i64 0}
!255 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24}
!256 = !{!255, !10, i64 8}
!257 = !{!255, !10, i64 16}
!258 = !{!255, !10, i64 24}
!259 = distinct !{!259, !34, !35}
!260 = !{!6, !10, i64 344}
!261 = !{!6, !10, i64 576}
!262 = distinct !{!262, !34, !35}
!263 = !{!6, !10, i64 376}
!264 = !{!6, !10, i64 528}
!265 = !{!6, !10, i64 440}
!266 = distinct !{!266, !34, !35}
!267 = !{!6, !10, i64 448}
!268 = distinct !{!268, !34, !35}
!269 = distinct !{!269, !34, !35}
!270 = distinct !{!270, !34, !35}
!271 = !{!6, !10, i64 472}
!272 = !{!6, !10, i64 456}
!273 = !{!6, !10, i64 464}
!274 = distinct !{!274, !34, !35}
!275 = distinct !{!275, !34, !35}
!276 = !{!6, !10, i64 632}
!277 = !{!6, !10, i64 384}
!278 = distinct !{!278, !34, !35}
!279 = distinct !{!279, !34, !35}
!280 = distinct !{!280, !34, !35}
!281 = distinct !{!281, !34, !35}
!282 = distinct !{!282, !34, !35}
!283 = !{!6, !10, i64 392}
!284 = !{!6, !10, i64 400}
!285 = !{!6, !10, i64 544}
!286 = distinct !{!286, !34, !35}
!287 = distinct !{!287, !34, !35}
!288 = !{!6, !10, i64 552}
!289 = !{!6, !10, i64 560}
!290 = distinct !{!290, !34, !35}
!291 = distinct !{!291, !34, !35}
!292 = distinct !{!292, !34, !35}
!293 = distinct !{!293, !34, !35}
!294 = !{!6, !10, i64 736}
!295 = distinct !{!295, !34, !35}
!296 = distinct !{!296, !34, !35}
!297 = !{!6, !10, i64 696}
!298 = distinct !{!298, !34, !35}
!299 = distinct !{!299, !34, !35}
!300 = distinct !{!300, !34, !35}
!301 = distinct !{!301, !34, !35}
!302 = distinct !{!302, !34, !35}
!303 = distinct !{!303, !34, !35}
!304 = !{!6, !10, i64 408}
!305 = !{!6, !10, i64 424}
!306 = !{!6, !10, i64 416}
!307 = distinct !{!307, !34, !35}
!308 = !{!6, !10, i64 432}
!309 = distinct !{!309, !34, !35}
!310 = distinct !{!310, !34, !35}
!311 = distinct !{!311, !34, !35}
!312 = distinct !{!312, !34, !35}
!313 = distinct !{!313, !34, !35}
!314 = distinct !{!314, !34, !35}
!315 = distinct !{!315, !34, !35}
!316 = distinct !{!316, !34, !35}
!317 = distinct !{!317, !34, !35}
!318 = distinct !{!318, !34, !35}
!319 = distinct !{!319, !34, !35}
!320 = distinct !{!320, !34, !35}
!321 = distinct !{!321, !34, !35}
!322 = distinct !{!322, !34, !35}
!323 = distinct !{!323, !34, !35}
!324 = distinct !{!324, !34, !35}
!325 = distinct !{!325, !34, !35}
!326 = distinct !{!326, !34, !35}
!327 = distinct !{!327, !34, !35}
!328 = distinct !{!328, !34, !35}
!329 = distinct !{!329, !34, !35}
!330 = distinct !{!330, !34, !35}
!331 = distinct !{!331, !34, !35}
!332 = distinct !{!332, !34, !35}
!333 = distinct !{!333, !34, !35}
!334 = distinct !{!334, !34, !35}
!335 = distinct !{!335, !34, !35}
!336 = distinct !{!336, !34, !35}
!337 = distinct !{!337, !34, !35}
!338 = distinct !{!338, !34, !35}
!339 = distinct !{!339, !34, !35}
!340 = distinct !{!340, !34, !35}
!341 = distinct !{!341, !34, !35}
!342 = distinct !{!342, !34, !35}
!343 = distinct !{!343, !34, !35}
!344 = distinct !{!344, !34, !35}
!345 = distinct !{!345, !34, !35}
!346 = distinct !{!346, !34, !35}
!347 = distinct !{!347, !34, !35}
!348 = distinct !{!348, !34, !35}
!349 = distinct !{!349, !34, !35}
!350 = distinct !{!350, !34, !35}
!351 = distinct !{!351, !34, !35}
!352 = distinct !{!352, !34, !35}
!353 = distinct !{!353, !34, !35}
!354 = distinct !{!354, !34, !35}
!355 = distinct !{!355, !34, !35}
!356 = distinct !{!356, !34, !35}
!357 = distinct !{!357, !34, !35}
!358 = distinct !{!358, !34, !35}
!359 = distinct !{!359, !34, !35}
!360 = distinct !{!360, !34, !35}
!361 = distinct !{!361, !34, !35}
!362 = distinct !{!362, !34, !35}
!363 = !{!364}
!364 = distinct !{!364, !365, !"add: argument 0"}
!365 = distinct !{!365, !"add"}
!366 = !{!367}
!367 = distinct !{!367, !365, !"add: argument 1"}
!368 = distinct !{!368, !34, !35, !369, !370}
!369 = !{!"llvm.loop.isvectorized", i32 1}
!370 = !{!"llvm.loop.unroll.runtime.disable"}
!371 = distinct !{!371, !34, !35, !370, !369}
!372 = distinct !{!372, !34, !35}
!373 = distinct !{!373, !34, !35}
!374 = !{!375}
!375 = distinct !{!375, !376, !"add: argument 0"}
!376 = distinct !{!376, !"add"}
!377 = !{!378}
!378 = distinct !{!378, !376, !"add: argument 1"}
!379 = distinct !{!379, !34, !35, !369, !370}
!380 = distinct !{!380, !34, !35, !370, !369}
!381 = distinct !{!381, !34, !35}
!382 = distinct !{!382, !34, !35}
!383 = distinct !{!383, !34, !35}
!384 = !{!385}
!385 = distinct !{!385, !386, !"add: argument 0"}
!386 = distinct !{!386, !"add"}
!387 = !{!388}
!388 = distinct !{!388, !386, !"add: argument 1"}
!389 = distinct !{!389, !34, !35, !369, !370}
!390 = distinct !{!390, !34, !35, !370, !369}
!391 = distinct !{!391, !34, !35}
!392 = distinct !{!392, !34, !35}
!393 = distinct !{!393, !34, !35}
!394 = distinct !{!394, !34, !35}
!395 = distinct !{!395, !34, !35}
!396 = !{!6, !10, i64 816}
!397 = distinct !{!397, !34, !35}
!398 = !{!6, !10, i64 800}
!399 = !{!6, !10, i64 792}
!400 = distinct !{!400, !34, !35}
!401 = distinct !{!401, !34, !35}
!402 = distinct !{!402, !34, !35}
!403 = distinct !{!403, !34, !35}
!404 = distinct !{!404, !34, !35}
!405 = distinct !{!405, !34, !35}
!406 = !{!6, !10, i64 808}
!407 = !{!6, !10, i64 496}
!408 = distinct !{!408, !34, !35}
!409 = distinct !{!409, !34, !35}
!410 = distinct !{!410, !34, !35}
!411 = distinct !{!411, !34, !35}
!412 = distinct !{!412, !34, !35}
!413 = distinct !{!413, !34, !35}
!414 = distinct !{!414, !34, !35}
!415 = distinct !{!415, !34, !35}
!416 = distinct !{!416, !34, !35}
!417 = distinct !{!417, !34, !35}
!418 = distinct !{!418, !34, !35}
!419 = distinct !{!419, !34, !35}
!420 = distinct !{!420, !34, !35}
!421 = distinct !{!421, !34, !35}
!422 = distinct !{!422, !34, !35}
!423 = distinct !{!423, !34, !35}
!424 = distinct !{!424, !34, !35}
!425 = distinct !{!425, !34, !35}
!426 = distinct !{!426, !34, !35}
!427 = distinct !{!427, !34, !35}
!428 = distinct !{!428, !34, !35}
!429 = distinct !{!429, !34, !35}
!430 = distinct !{!430, !34, !35}
!431 = distinct !{!431, !34, !35}
!432 = distinct !{!432, !34, !35}
!433 = distinct !{!433, !34, !35}
!434 = distinct !{!434, !34, !35}
!435 = distinct !{!435, !34, !35}
