; sha256 of kernel.c and its headers: d9a61d3c4f4fbb01b6642aaa02a42b1989b2619578348c38599e579642191112

%struct.Stepper = type { ptr, ptr, ptr, double, double, i64 }
%struct.Plant = type { i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, double, double, double, double }
%struct.Tree = type { i64, i64, i64, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr }
%struct.Clock = type { double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64, i64, i64 }
%struct.Search = type { ptr, ptr, ptr, ptr, ptr, ptr, double, double, i64, i64, ptr, ptr, ptr, ptr, i64 }
%struct.Loop = type { ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, double, double, double, double, double, double, double, i64, i64, i64, i64, i64, i64 }
%struct.Rows = type { ptr, ptr, ptr, ptr, ptr }

@plant_offsets = local_unnamed_addr constant [126 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248, i64 256, i64 264, i64 272, i64 280, i64 288, i64 296, i64 304, i64 312, i64 320, i64 328, i64 336, i64 344, i64 352, i64 360, i64 368, i64 376, i64 384, i64 392, i64 400, i64 408, i64 416, i64 424, i64 432, i64 440, i64 448, i64 456, i64 464, i64 472, i64 480, i64 488, i64 496, i64 504, i64 512, i64 520, i64 528, i64 536, i64 544, i64 552, i64 560, i64 568, i64 576, i64 584, i64 592, i64 600, i64 608, i64 616, i64 624, i64 632, i64 640, i64 648, i64 656, i64 664, i64 672, i64 680, i64 688, i64 696, i64 704, i64 712, i64 720, i64 728, i64 736, i64 744, i64 752, i64 760, i64 768, i64 776, i64 784, i64 792, i64 800, i64 808, i64 816, i64 824, i64 832, i64 840, i64 848, i64 856, i64 864, i64 872, i64 880, i64 888, i64 896, i64 904, i64 912, i64 920, i64 928, i64 936, i64 944, i64 952, i64 960, i64 968, i64 976, i64 984, i64 992, i64 1000], align 16
@clock_offsets = local_unnamed_addr constant [15 x i64] [i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112], align 16
@STEPPERS = internal constant [3 x %struct.Stepper] [%struct.Stepper { ptr @dormand_prince, ptr @dormand_prince_dense, ptr @dormand_prince_between, double 8.000000e+00, double 6.000000e+00, i64 0 }, %struct.Stepper { ptr @rosenbrock, ptr @rosenbrock_dense, ptr @rosenbrock_between, double 4.000000e+00, double 5.000000e+00, i64 0 }, %struct.Stepper { ptr @runge_kutta, ptr @runge_kutta_dense, ptr @runge_kutta_between, double 4.000000e+00, double 1.000000e+00, i64 1 }], align 16
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
@CHEBYSHEV = internal unnamed_addr constant [9 x double] [double 0.000000e+00, double 0x3FA37CA1866B95D0, double 0x3FC2BEC333018866, double 0x3FD3C10EACA8AB4E, double 5.000000e-01, double 0x3FE61F78A9ABAA58, double 0x3FEB504F333F9DE6, double 0x3FEEC835E79946A3, double 1.000000e+00], align 16
@PREDICTED = internal unnamed_addr constant [4 x [5 x double]] [[5 x double] [double 0x3FE41BFEE2424770, double 0x3FDC3EF1535754B3, double 0xBFBA827999FCEF35, double 0x3FAE087565455A73, double 0xBF9975F5E0553155], [5 x double] [double 0xBFC7F218E25A7460, double 0x3FE6C835E79946A6, double 0x3FE3504F333F9DE6, double 0xBFCB20D79E651A8A, double 0x3FB561B82AB7F98D], [5 x double] [double 0x3FB561B82AB7F993, double 0xBFCB20D79E651A91, double 0x3FE3504F333F9DE9, double 0x3FE6C835E79946A2, double 0xBFC7F218E25A745D], [5 x double] [double 0xBF9975F5E0553160, double 0x3FAE087565455A7E, double 0xBFBA827999FCEF35, double 0x3FDC3EF1535754B3, double 0x3FE41BFEE2424772]], align 16

; Function Attrs: nounwind uwtable
define void @rates(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  %6 = load double, ptr %5, align 8, !tbaa !5
  %7 = fcmp contract une double %6, 0.000000e+00
  br i1 %7, label %8, label %19

8:                                                ; preds = %4
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 100
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
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %22 = load i64, ptr %21, align 8, !tbaa !15
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %138, label %24

24:                                               ; preds = %19
  %25 = load i64, ptr %0, align 8, !tbaa !13
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %27 = load i64, ptr %26, align 8, !tbaa !14
  %28 = add nsw i64 %27, %25
  %29 = getelementptr inbounds double, ptr %3, i64 %25
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %31 = load ptr, ptr %30, align 8, !tbaa !16
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %33 = load ptr, ptr %32, align 8, !tbaa !17
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
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
  %47 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %48 = load ptr, ptr %47, align 8, !tbaa !19
  %49 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %50 = load i64, ptr %49, align 8, !tbaa !20
  %51 = shl i64 %50, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %48, i64 %51, i1 false)
  %52 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %53 = load i64, ptr %52, align 8, !tbaa !21
  %54 = inttoptr i64 %53 to ptr
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %56 = load ptr, ptr %55, align 8, !tbaa !22
  %57 = load ptr, ptr %30, align 8, !tbaa !16
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %59 = load i64, ptr %58, align 8, !tbaa !23
  %60 = inttoptr i64 %59 to ptr
  tail call void %54(ptr noundef %56, ptr noundef %57, ptr noundef %60) #13
  %61 = load i64, ptr %21, align 8, !tbaa !15
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %129

63:                                               ; preds = %24
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 113
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 114
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
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
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
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
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %67 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %70 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %74 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %76 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %78 = shl i64 %5, 3
  %79 = add nsw i64 %7, %5
  %80 = shl i64 %79, 3
  %81 = icmp sgt i64 %7, 0
  %82 = icmp sgt i64 %5, 0
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
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
  tail call void %87(ptr noundef %88, ptr noundef %89, ptr noundef %91) #13
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
  tail call void %281(ptr noundef %282, ptr noundef %283, ptr noundef %285) #13
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
  %425 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
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
  %444 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %445 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
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
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %11 = load ptr, ptr %10, align 8, !tbaa !17
  br i1 %9, label %12, label %30

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %14 = load i64, ptr %13, align 8, !tbaa !82
  %15 = inttoptr i64 %14 to ptr
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %17 = load i64, ptr %16, align 8, !tbaa !83
  tail call void %15(i64 noundef %17, ptr noundef %11, ptr noundef %3, i64 noundef 0) #13
  %18 = load i64, ptr %16, align 8, !tbaa !83
  %19 = inttoptr i64 %18 to ptr
  %20 = getelementptr inbounds %struct.Tree, ptr %19, i64 0, i32 7
  %21 = load i64, ptr %20, align 8, !tbaa !84
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %26, label %23

23:                                               ; preds = %12
  %24 = sitofp i64 %21 to double
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  store double %24, ptr %25, align 8, !tbaa !86
  br label %26

26:                                               ; preds = %12, %23
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
  %28 = load double, ptr %27, align 8, !tbaa !47
  %29 = fadd contract double %28, 1.000000e+00
  store double %29, ptr %27, align 8, !tbaa !47
  br label %1163

30:                                               ; preds = %4
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 20
  %32 = load i64, ptr %31, align 8, !tbaa !44
  %33 = inttoptr i64 %32 to ptr
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %35 = load ptr, ptr %34, align 8, !tbaa !45
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 21
  %37 = load i64, ptr %36, align 8, !tbaa !46
  %38 = inttoptr i64 %37 to ptr
  tail call void %33(ptr noundef %35, ptr noundef %11, ptr noundef %38) #13
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 115
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
  switch i64 %47, label %435 [
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
  br label %1163

54:                                               ; preds = %30
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %56 = load i64, ptr %55, align 8, !tbaa !14
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %58 = load i64, ptr %57, align 8, !tbaa !20
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %60 = load ptr, ptr %59, align 8, !tbaa !51
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
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
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
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
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
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
  %101 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %102 = load ptr, ptr %101, align 8, !tbaa !19
  tail call fastcc void @sparse_solve_once(ptr noundef nonnull %0, ptr noundef %64, ptr noundef %60, ptr noundef %102, i32 noundef 1)
  %103 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %104 = load double, ptr %103, align 8, !tbaa !36
  %105 = fcmp contract ogt double %104, 0.000000e+00
  br i1 %105, label %115, label %120

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
  br i1 %114, label %100, label %106, !llvm.loop !90

115:                                              ; preds = %100
  %116 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  %117 = load double, ptr %116, align 8, !tbaa !91
  %118 = fmul contract double %104, 1.000000e+01
  %119 = fcmp contract olt double %117, %118
  br label %120

120:                                              ; preds = %115, %100
  %121 = phi i1 [ false, %100 ], [ %119, %115 ]
  %122 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 125
  %123 = load double, ptr %122, align 8, !tbaa !92
  %124 = fcmp contract oeq double %123, 0.000000e+00
  %125 = select i1 %124, i1 true, i1 %121
  br i1 %125, label %259, label %126

126:                                              ; preds = %120
  %127 = load ptr, ptr %101, align 8, !tbaa !19
  %128 = load ptr, ptr %34, align 8, !tbaa !45
  %129 = load i64, ptr %0, align 8, !tbaa !13
  %130 = getelementptr inbounds double, ptr %128, i64 %129
  %131 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %132 = load i64, ptr %131, align 8, !tbaa !48
  %133 = getelementptr inbounds double, ptr %130, i64 %132
  %134 = load i64, ptr %55, align 8, !tbaa !14
  %135 = getelementptr inbounds double, ptr %133, i64 %134
  %136 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %137 = load ptr, ptr %136, align 8, !tbaa !93
  %138 = icmp sgt i64 %134, 0
  br i1 %138, label %139, label %142

139:                                              ; preds = %126
  %140 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %141 = load ptr, ptr %140, align 8, !tbaa !87
  br label %149

142:                                              ; preds = %149, %126
  %143 = icmp sgt i64 %132, 0
  br i1 %143, label %144, label %158

144:                                              ; preds = %142
  %145 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %146 = load ptr, ptr %145, align 8, !tbaa !53
  %147 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %148 = load ptr, ptr %147, align 8, !tbaa !54
  br label %171

149:                                              ; preds = %149, %139
  %150 = phi i64 [ 0, %139 ], [ %156, %149 ]
  %151 = getelementptr inbounds i64, ptr %141, i64 %150
  %152 = load i64, ptr %151, align 8, !tbaa !31
  %153 = getelementptr inbounds double, ptr %133, i64 %152
  %154 = load double, ptr %153, align 8, !tbaa !32
  %155 = getelementptr inbounds double, ptr %137, i64 %150
  store double %154, ptr %155, align 8, !tbaa !32
  %156 = add nuw nsw i64 %150, 1
  %157 = icmp eq i64 %156, %134
  br i1 %157, label %142, label %149, !llvm.loop !94

158:                                              ; preds = %194, %142
  %159 = load i64, ptr %57, align 8, !tbaa !20
  %160 = icmp sgt i64 %159, 0
  %161 = load ptr, ptr %61, align 8, !tbaa !71
  br i1 %160, label %162, label %234

162:                                              ; preds = %158
  %163 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %164 = load ptr, ptr %163, align 8, !tbaa !88
  %165 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %166 = load i64, ptr %165, align 8, !tbaa !49
  %167 = getelementptr inbounds double, ptr %135, i64 %166
  %168 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %169 = load ptr, ptr %168, align 8, !tbaa !95
  %170 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  br label %197

171:                                              ; preds = %194, %144
  %172 = phi i64 [ 0, %144 ], [ %195, %194 ]
  %173 = getelementptr inbounds i64, ptr %146, i64 %172
  %174 = load i64, ptr %173, align 8, !tbaa !31
  %175 = getelementptr inbounds i64, ptr %148, i64 %172
  %176 = load i64, ptr %175, align 8, !tbaa !31
  %177 = getelementptr inbounds double, ptr %130, i64 %172
  %178 = load double, ptr %177, align 8, !tbaa !32
  %179 = getelementptr inbounds double, ptr %60, i64 %176
  %180 = load double, ptr %179, align 8, !tbaa !32
  %181 = fmul contract double %178, %180
  %182 = getelementptr inbounds double, ptr %137, i64 %174
  %183 = load double, ptr %182, align 8, !tbaa !32
  %184 = fsub contract double %183, %181
  store double %184, ptr %182, align 8, !tbaa !32
  %185 = icmp eq i64 %174, %176
  br i1 %185, label %194, label %186

186:                                              ; preds = %171
  %187 = load double, ptr %177, align 8, !tbaa !32
  %188 = getelementptr inbounds double, ptr %60, i64 %174
  %189 = load double, ptr %188, align 8, !tbaa !32
  %190 = fmul contract double %187, %189
  %191 = getelementptr inbounds double, ptr %137, i64 %176
  %192 = load double, ptr %191, align 8, !tbaa !32
  %193 = fsub contract double %192, %190
  store double %193, ptr %191, align 8, !tbaa !32
  br label %194

194:                                              ; preds = %186, %171
  %195 = add nuw nsw i64 %172, 1
  %196 = icmp eq i64 %195, %132
  br i1 %196, label %158, label %171, !llvm.loop !96

197:                                              ; preds = %212, %162
  %198 = phi i64 [ 0, %162 ], [ %213, %212 ]
  %199 = getelementptr inbounds i64, ptr %164, i64 %198
  %200 = load i64, ptr %199, align 8, !tbaa !31
  %201 = getelementptr inbounds double, ptr %167, i64 %200
  %202 = load double, ptr %201, align 8, !tbaa !32
  %203 = getelementptr inbounds double, ptr %161, i64 %198
  store double %202, ptr %203, align 8, !tbaa !32
  %204 = getelementptr inbounds i64, ptr %169, i64 %200
  %205 = load i64, ptr %204, align 8, !tbaa !31
  %206 = getelementptr i64, ptr %204, i64 1
  %207 = load i64, ptr %206, align 8, !tbaa !31
  %208 = icmp slt i64 %205, %207
  br i1 %208, label %209, label %212

209:                                              ; preds = %197
  %210 = getelementptr inbounds double, ptr %127, i64 %198
  %211 = load ptr, ptr %170, align 8, !tbaa !57
  br label %215

212:                                              ; preds = %215, %197
  %213 = add nuw nsw i64 %198, 1
  %214 = icmp eq i64 %213, %159
  br i1 %214, label %234, label %197, !llvm.loop !97

215:                                              ; preds = %215, %209
  %216 = phi i64 [ %205, %209 ], [ %232, %215 ]
  %217 = getelementptr inbounds double, ptr %135, i64 %216
  %218 = load double, ptr %217, align 8, !tbaa !32
  %219 = load double, ptr %210, align 8, !tbaa !32
  %220 = fmul contract double %218, %219
  %221 = getelementptr inbounds i64, ptr %211, i64 %216
  %222 = load i64, ptr %221, align 8, !tbaa !31
  %223 = getelementptr inbounds double, ptr %137, i64 %222
  %224 = load double, ptr %223, align 8, !tbaa !32
  %225 = fadd contract double %220, %224
  store double %225, ptr %223, align 8, !tbaa !32
  %226 = load double, ptr %217, align 8, !tbaa !32
  %227 = getelementptr inbounds double, ptr %60, i64 %222
  %228 = load double, ptr %227, align 8, !tbaa !32
  %229 = fmul contract double %226, %228
  %230 = load double, ptr %203, align 8, !tbaa !32
  %231 = fsub contract double %230, %229
  store double %231, ptr %203, align 8, !tbaa !32
  %232 = add nsw i64 %216, 1
  %233 = icmp eq i64 %232, %207
  br i1 %233, label %212, label %215, !llvm.loop !98

234:                                              ; preds = %212, %158
  %235 = getelementptr inbounds double, ptr %161, i64 %58
  tail call fastcc void @sparse_solve_once(ptr noundef %0, ptr noundef %161, ptr noundef %137, ptr noundef %235, i32 noundef 0)
  br i1 %65, label %236, label %238

236:                                              ; preds = %234
  %237 = load ptr, ptr %136, align 8, !tbaa !93
  br label %241

238:                                              ; preds = %241, %234
  br i1 %76, label %239, label %259

239:                                              ; preds = %238
  %240 = load ptr, ptr %101, align 8, !tbaa !19
  br label %250

241:                                              ; preds = %241, %236
  %242 = phi i64 [ 0, %236 ], [ %248, %241 ]
  %243 = getelementptr inbounds double, ptr %237, i64 %242
  %244 = load double, ptr %243, align 8, !tbaa !32
  %245 = getelementptr inbounds double, ptr %60, i64 %242
  %246 = load double, ptr %245, align 8, !tbaa !32
  %247 = fadd contract double %244, %246
  store double %247, ptr %245, align 8, !tbaa !32
  %248 = add nuw nsw i64 %242, 1
  %249 = icmp eq i64 %248, %56
  br i1 %249, label %238, label %241, !llvm.loop !99

250:                                              ; preds = %250, %239
  %251 = phi i64 [ 0, %239 ], [ %257, %250 ]
  %252 = getelementptr inbounds double, ptr %235, i64 %251
  %253 = load double, ptr %252, align 8, !tbaa !32
  %254 = getelementptr inbounds double, ptr %240, i64 %251
  %255 = load double, ptr %254, align 8, !tbaa !32
  %256 = fadd contract double %253, %255
  store double %256, ptr %254, align 8, !tbaa !32
  %257 = add nuw nsw i64 %251, 1
  %258 = icmp eq i64 %257, %58
  br i1 %258, label %259, label %250, !llvm.loop !100

259:                                              ; preds = %250, %238, %120
  br i1 %121, label %422, label %260

260:                                              ; preds = %259
  %261 = load ptr, ptr %34, align 8, !tbaa !45
  %262 = load i64, ptr %0, align 8, !tbaa !13
  %263 = getelementptr inbounds double, ptr %261, i64 %262
  %264 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %265 = load i64, ptr %264, align 8, !tbaa !48
  %266 = getelementptr inbounds double, ptr %263, i64 %265
  %267 = load i64, ptr %55, align 8, !tbaa !14
  %268 = getelementptr inbounds double, ptr %266, i64 %267
  %269 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %270 = load ptr, ptr %269, align 8, !tbaa !93
  %271 = load i64, ptr %57, align 8, !tbaa !20
  %272 = icmp sgt i64 %271, 0
  br i1 %272, label %273, label %422

273:                                              ; preds = %260
  %274 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %275 = load ptr, ptr %274, align 8, !tbaa !88
  %276 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %277 = load ptr, ptr %276, align 8, !tbaa !95
  %278 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %279 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %280 = load ptr, ptr %279, align 8, !tbaa !101
  %281 = load ptr, ptr %61, align 8, !tbaa !71
  br label %284

282:                                              ; preds = %329
  %283 = fcmp contract ogt double %330, 0x3D06849B86A12B9B
  br i1 %283, label %333, label %422

284:                                              ; preds = %329, %273
  %285 = phi double [ 0.000000e+00, %273 ], [ %330, %329 ]
  %286 = phi i64 [ 0, %273 ], [ %331, %329 ]
  %287 = getelementptr inbounds double, ptr %64, i64 %286
  %288 = load double, ptr %287, align 8, !tbaa !32
  %289 = tail call contract double @llvm.fabs.f64(double %288)
  %290 = getelementptr inbounds i64, ptr %275, i64 %286
  %291 = load i64, ptr %290, align 8, !tbaa !31
  %292 = getelementptr inbounds i64, ptr %277, i64 %291
  %293 = load i64, ptr %292, align 8, !tbaa !31
  %294 = getelementptr i64, ptr %292, i64 1
  %295 = load i64, ptr %294, align 8, !tbaa !31
  %296 = icmp slt i64 %293, %295
  br i1 %296, label %297, label %299

297:                                              ; preds = %284
  %298 = load ptr, ptr %278, align 8, !tbaa !57
  br label %307

299:                                              ; preds = %307, %284
  %300 = phi double [ %288, %284 ], [ %318, %307 ]
  %301 = phi double [ %289, %284 ], [ %320, %307 ]
  %302 = getelementptr inbounds i64, ptr %280, i64 %286
  %303 = load i64, ptr %302, align 8, !tbaa !31
  %304 = icmp eq i64 %303, 0
  %305 = select contract i1 %304, double %300, double 0.000000e+00
  %306 = getelementptr inbounds double, ptr %281, i64 %286
  store double %305, ptr %306, align 8, !tbaa !32
  br i1 %304, label %323, label %329

307:                                              ; preds = %307, %297
  %308 = phi i64 [ %293, %297 ], [ %321, %307 ]
  %309 = phi double [ %289, %297 ], [ %320, %307 ]
  %310 = phi double [ %288, %297 ], [ %318, %307 ]
  %311 = getelementptr inbounds double, ptr %268, i64 %308
  %312 = load double, ptr %311, align 8, !tbaa !32
  %313 = getelementptr inbounds i64, ptr %298, i64 %308
  %314 = load i64, ptr %313, align 8, !tbaa !31
  %315 = getelementptr inbounds double, ptr %60, i64 %314
  %316 = load double, ptr %315, align 8, !tbaa !32
  %317 = fmul contract double %312, %316
  %318 = fsub contract double %310, %317
  %319 = tail call contract double @llvm.fabs.f64(double %317)
  %320 = fadd contract double %309, %319
  %321 = add nsw i64 %308, 1
  %322 = icmp eq i64 %321, %295
  br i1 %322, label %299, label %307, !llvm.loop !102

323:                                              ; preds = %299
  %324 = tail call contract double @llvm.fabs.f64(double %300)
  %325 = fmul contract double %285, %301
  %326 = fcmp contract ogt double %324, %325
  br i1 %326, label %327, label %329

327:                                              ; preds = %323
  %328 = fdiv contract double %324, %301
  br label %329

329:                                              ; preds = %327, %323, %299
  %330 = phi double [ %285, %299 ], [ %328, %327 ], [ %285, %323 ]
  %331 = add nuw nsw i64 %286, 1
  %332 = icmp eq i64 %331, %271
  br i1 %332, label %282, label %284, !llvm.loop !103

333:                                              ; preds = %282
  tail call fastcc void @sparse_solve_gram(ptr noundef nonnull %0, ptr noundef nonnull %281, ptr noundef null)
  %334 = load i64, ptr %55, align 8, !tbaa !14
  %335 = shl i64 %334, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %270, i8 0, i64 %335, i1 false)
  %336 = load ptr, ptr %61, align 8, !tbaa !71
  %337 = load i64, ptr %57, align 8, !tbaa !20
  %338 = icmp sgt i64 %337, 0
  br i1 %338, label %339, label %371

339:                                              ; preds = %333
  %340 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %341 = load ptr, ptr %340, align 8, !tbaa !104
  %342 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %343 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %344 = load i64, ptr %341, align 8, !tbaa !31
  br label %347

345:                                              ; preds = %358, %347
  %346 = icmp eq i64 %350, %337
  br i1 %346, label %371, label %347, !llvm.loop !105

347:                                              ; preds = %345, %339
  %348 = phi i64 [ %344, %339 ], [ %352, %345 ]
  %349 = phi i64 [ 0, %339 ], [ %350, %345 ]
  %350 = add nuw nsw i64 %349, 1
  %351 = getelementptr inbounds i64, ptr %341, i64 %350
  %352 = load i64, ptr %351, align 8, !tbaa !31
  %353 = icmp slt i64 %348, %352
  br i1 %353, label %354, label %345

354:                                              ; preds = %347
  %355 = load ptr, ptr %342, align 8, !tbaa !106
  %356 = getelementptr inbounds double, ptr %336, i64 %349
  %357 = load ptr, ptr %343, align 8, !tbaa !107
  br label %358

358:                                              ; preds = %358, %354
  %359 = phi i64 [ %348, %354 ], [ %369, %358 ]
  %360 = getelementptr inbounds double, ptr %355, i64 %359
  %361 = load double, ptr %360, align 8, !tbaa !32
  %362 = load double, ptr %356, align 8, !tbaa !32
  %363 = fmul contract double %361, %362
  %364 = getelementptr inbounds i64, ptr %357, i64 %359
  %365 = load i64, ptr %364, align 8, !tbaa !31
  %366 = getelementptr inbounds double, ptr %270, i64 %365
  %367 = load double, ptr %366, align 8, !tbaa !32
  %368 = fadd contract double %363, %367
  store double %368, ptr %366, align 8, !tbaa !32
  %369 = add nsw i64 %359, 1
  %370 = icmp eq i64 %369, %352
  br i1 %370, label %345, label %358, !llvm.loop !108

371:                                              ; preds = %345, %333
  %372 = load i64, ptr %55, align 8, !tbaa !14
  %373 = icmp sgt i64 %372, 0
  br i1 %373, label %374, label %422

374:                                              ; preds = %371
  %375 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %376 = load ptr, ptr %375, align 8, !tbaa !109
  %377 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %378 = load ptr, ptr %377, align 8, !tbaa !110
  %379 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %380 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %381 = getelementptr inbounds i64, ptr %378, i64 %372
  %382 = load i64, ptr %381, align 8, !tbaa !31
  br label %385

383:                                              ; preds = %400, %385
  %384 = icmp sgt i64 %387, 1
  br i1 %384, label %385, label %413, !llvm.loop !111

385:                                              ; preds = %383, %374
  %386 = phi i64 [ %382, %374 ], [ %395, %383 ]
  %387 = phi i64 [ %372, %374 ], [ %388, %383 ]
  %388 = add nsw i64 %387, -1
  %389 = getelementptr inbounds double, ptr %376, i64 %388
  %390 = load double, ptr %389, align 8, !tbaa !32
  %391 = getelementptr inbounds double, ptr %270, i64 %388
  %392 = load double, ptr %391, align 8, !tbaa !32
  %393 = fdiv contract double %392, %390
  store double %393, ptr %391, align 8, !tbaa !32
  %394 = getelementptr inbounds i64, ptr %378, i64 %388
  %395 = load i64, ptr %394, align 8, !tbaa !31
  %396 = icmp slt i64 %395, %386
  br i1 %396, label %397, label %383

397:                                              ; preds = %385
  %398 = load ptr, ptr %379, align 8, !tbaa !52
  %399 = load ptr, ptr %380, align 8, !tbaa !112
  br label %400

400:                                              ; preds = %400, %397
  %401 = phi i64 [ %395, %397 ], [ %411, %400 ]
  %402 = getelementptr inbounds double, ptr %398, i64 %401
  %403 = load double, ptr %402, align 8, !tbaa !32
  %404 = load double, ptr %391, align 8, !tbaa !32
  %405 = fmul contract double %403, %404
  %406 = getelementptr inbounds i64, ptr %399, i64 %401
  %407 = load i64, ptr %406, align 8, !tbaa !31
  %408 = getelementptr inbounds double, ptr %270, i64 %407
  %409 = load double, ptr %408, align 8, !tbaa !32
  %410 = fsub contract double %409, %405
  store double %410, ptr %408, align 8, !tbaa !32
  %411 = add nsw i64 %401, 1
  %412 = icmp eq i64 %411, %386
  br i1 %412, label %383, label %400, !llvm.loop !113

413:                                              ; preds = %383, %413
  %414 = phi i64 [ %420, %413 ], [ 0, %383 ]
  %415 = getelementptr inbounds double, ptr %270, i64 %414
  %416 = load double, ptr %415, align 8, !tbaa !32
  %417 = getelementptr inbounds double, ptr %60, i64 %414
  %418 = load double, ptr %417, align 8, !tbaa !32
  %419 = fadd contract double %416, %418
  store double %419, ptr %417, align 8, !tbaa !32
  %420 = add nuw nsw i64 %414, 1
  %421 = icmp eq i64 %420, %372
  br i1 %421, label %422, label %413, !llvm.loop !114

422:                                              ; preds = %413, %371, %282, %260, %259
  br i1 %65, label %423, label %1163

423:                                              ; preds = %422
  %424 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %425 = load ptr, ptr %424, align 8, !tbaa !87
  br label %426

426:                                              ; preds = %426, %423
  %427 = phi i64 [ 0, %423 ], [ %433, %426 ]
  %428 = getelementptr inbounds double, ptr %60, i64 %427
  %429 = load double, ptr %428, align 8, !tbaa !32
  %430 = getelementptr inbounds i64, ptr %425, i64 %427
  %431 = load i64, ptr %430, align 8, !tbaa !31
  %432 = getelementptr inbounds double, ptr %46, i64 %431
  store double %429, ptr %432, align 8, !tbaa !32
  %433 = add nuw nsw i64 %427, 1
  %434 = icmp eq i64 %433, %56
  br i1 %434, label %1163, label %426, !llvm.loop !115

435:                                              ; preds = %30
  %436 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %437 = load i64, ptr %436, align 8, !tbaa !14
  %438 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %439 = load ptr, ptr %438, align 8, !tbaa !52
  %440 = shl i64 %437, 3
  %441 = mul i64 %440, %437
  tail call void @llvm.memset.p0.i64(ptr align 8 %439, i8 0, i64 %441, i1 false)
  %442 = load ptr, ptr %34, align 8, !tbaa !45
  %443 = load i64, ptr %0, align 8, !tbaa !13
  %444 = getelementptr inbounds double, ptr %442, i64 %443
  %445 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %446 = load i64, ptr %445, align 8, !tbaa !48
  %447 = getelementptr inbounds double, ptr %444, i64 %446
  %448 = load i64, ptr %436, align 8, !tbaa !14
  %449 = getelementptr inbounds double, ptr %447, i64 %448
  %450 = icmp sgt i64 %446, 0
  br i1 %450, label %451, label %457

451:                                              ; preds = %435
  %452 = load ptr, ptr %438, align 8, !tbaa !52
  %453 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %454 = load ptr, ptr %453, align 8, !tbaa !53
  %455 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %456 = load ptr, ptr %455, align 8, !tbaa !54
  br label %472

457:                                              ; preds = %472, %435
  %458 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %459 = load ptr, ptr %458, align 8, !tbaa !55
  %460 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %461 = load i64, ptr %460, align 8, !tbaa !20
  %462 = mul i64 %461, %440
  tail call void @llvm.memset.p0.i64(ptr align 8 %459, i8 0, i64 %462, i1 false)
  %463 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %464 = load i64, ptr %463, align 8, !tbaa !49
  %465 = icmp sgt i64 %464, 0
  br i1 %465, label %466, label %501

466:                                              ; preds = %457
  %467 = load ptr, ptr %458, align 8, !tbaa !55
  %468 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 35
  %469 = load ptr, ptr %468, align 8, !tbaa !56
  %470 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %471 = load ptr, ptr %470, align 8, !tbaa !57
  br label %488

472:                                              ; preds = %472, %451
  %473 = phi i64 [ 0, %451 ], [ %486, %472 ]
  %474 = getelementptr inbounds double, ptr %444, i64 %473
  %475 = load double, ptr %474, align 8, !tbaa !32
  %476 = getelementptr inbounds i64, ptr %454, i64 %473
  %477 = load i64, ptr %476, align 8, !tbaa !31
  %478 = mul nsw i64 %477, %437
  %479 = getelementptr inbounds i64, ptr %456, i64 %473
  %480 = load i64, ptr %479, align 8, !tbaa !31
  %481 = getelementptr double, ptr %452, i64 %478
  %482 = getelementptr double, ptr %481, i64 %480
  store double %475, ptr %482, align 8, !tbaa !32
  %483 = mul nsw i64 %480, %437
  %484 = getelementptr double, ptr %452, i64 %483
  %485 = getelementptr double, ptr %484, i64 %477
  store double %475, ptr %485, align 8, !tbaa !32
  %486 = add nuw nsw i64 %473, 1
  %487 = icmp eq i64 %486, %446
  br i1 %487, label %457, label %472, !llvm.loop !58

488:                                              ; preds = %488, %466
  %489 = phi i64 [ 0, %466 ], [ %499, %488 ]
  %490 = getelementptr inbounds double, ptr %449, i64 %489
  %491 = load double, ptr %490, align 8, !tbaa !32
  %492 = getelementptr inbounds i64, ptr %469, i64 %489
  %493 = load i64, ptr %492, align 8, !tbaa !31
  %494 = mul nsw i64 %493, %437
  %495 = getelementptr inbounds i64, ptr %471, i64 %489
  %496 = load i64, ptr %495, align 8, !tbaa !31
  %497 = getelementptr double, ptr %467, i64 %494
  %498 = getelementptr double, ptr %497, i64 %496
  store double %491, ptr %498, align 8, !tbaa !32
  %499 = add nuw nsw i64 %489, 1
  %500 = icmp eq i64 %499, %464
  br i1 %500, label %501, label %488, !llvm.loop !59

501:                                              ; preds = %488, %457
  %502 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %503 = load i64, ptr %502, align 8, !tbaa !43
  %504 = icmp eq i64 %503, 0
  br i1 %504, label %1149, label %505

505:                                              ; preds = %501
  %506 = load i64, ptr %436, align 8, !tbaa !14
  %507 = load i64, ptr %460, align 8, !tbaa !20
  %508 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %509 = load i64, ptr %508, align 8, !tbaa !67
  %510 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 88
  %511 = load ptr, ptr %510, align 8, !tbaa !116
  %512 = getelementptr inbounds double, ptr %511, i64 %507
  %513 = getelementptr inbounds double, ptr %512, i64 %509
  %514 = getelementptr inbounds double, ptr %513, i64 %506
  %515 = add i64 %503, 1
  %516 = mul nsw i64 %506, %515
  %517 = getelementptr inbounds double, ptr %514, i64 %516
  %518 = add i64 %509, %507
  %519 = mul nsw i64 %518, %515
  %520 = getelementptr inbounds double, ptr %517, i64 %519
  %521 = mul nsw i64 %509, %515
  %522 = getelementptr inbounds double, ptr %520, i64 %521
  %523 = mul nsw i64 %503, 3
  %524 = getelementptr inbounds double, ptr %522, i64 %523
  %525 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  %526 = load ptr, ptr %525, align 8, !tbaa !117
  %527 = mul nsw i64 %523, %503
  %528 = getelementptr inbounds double, ptr %524, i64 %527
  %529 = mul nsw i64 %503, %503
  %530 = getelementptr inbounds double, ptr %528, i64 %529
  %531 = load ptr, ptr %34, align 8, !tbaa !45
  %532 = load i64, ptr %0, align 8, !tbaa !13
  %533 = getelementptr inbounds double, ptr %531, i64 %532
  %534 = load i64, ptr %445, align 8, !tbaa !48
  %535 = getelementptr inbounds double, ptr %533, i64 %534
  %536 = getelementptr inbounds double, ptr %535, i64 %506
  %537 = getelementptr inbounds double, ptr %536, i64 %464
  %538 = shl i64 %507, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %511, ptr align 8 %537, i64 %538, i1 false)
  %539 = icmp sgt i64 %503, 0
  br i1 %539, label %541, label %540

540:                                              ; preds = %505
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %507, double noundef %1)
  br label %831

541:                                              ; preds = %505
  %542 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %543 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %544 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %545 = shl i64 %506, 3
  br label %552

546:                                              ; preds = %616
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %617, double noundef %1)
  %547 = shl i64 %518, 3
  %548 = shl i64 %509, 3
  %549 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 85
  %550 = icmp sgt i64 %506, 0
  %551 = shl i64 %617, 3
  br label %648

552:                                              ; preds = %616, %541
  %553 = phi i64 [ %507, %541 ], [ %617, %616 ]
  %554 = phi i64 [ 0, %541 ], [ %618, %616 ]
  %555 = load ptr, ptr %34, align 8, !tbaa !45, !noalias !118
  %556 = load i64, ptr %0, align 8, !tbaa !13, !noalias !118
  %557 = getelementptr inbounds double, ptr %555, i64 %556
  %558 = load i64, ptr %445, align 8, !tbaa !48, !noalias !118
  %559 = getelementptr inbounds double, ptr %557, i64 %558
  %560 = load i64, ptr %436, align 8, !tbaa !14, !noalias !118
  %561 = getelementptr inbounds double, ptr %559, i64 %560
  %562 = load i64, ptr %463, align 8, !tbaa !49, !noalias !118
  %563 = getelementptr inbounds double, ptr %561, i64 %562
  %564 = load i64, ptr %460, align 8, !tbaa !20, !noalias !118
  %565 = getelementptr inbounds double, ptr %563, i64 %564
  %566 = load i64, ptr %542, align 8, !tbaa !27, !noalias !118
  %567 = getelementptr inbounds double, ptr %565, i64 %566
  %568 = getelementptr inbounds double, ptr %567, i64 %564
  %569 = icmp eq i64 %554, 0
  %570 = load ptr, ptr %543, align 8, !tbaa !75, !noalias !118
  br i1 %569, label %588, label %571

571:                                              ; preds = %552
  %572 = add i64 %560, 2
  %573 = add nsw i64 %564, %560
  %574 = load i64, ptr %508, align 8, !tbaa !67, !noalias !118
  %575 = add nsw i64 %573, %574
  %576 = mul i64 %575, 3
  %577 = add i64 %576, 5
  br label %578

578:                                              ; preds = %578, %571
  %579 = phi ptr [ %568, %571 ], [ %585, %578 ]
  %580 = phi i64 [ 0, %571 ], [ %586, %578 ]
  %581 = getelementptr inbounds i64, ptr %570, i64 %580
  %582 = load i64, ptr %581, align 8, !tbaa !31, !noalias !118
  %583 = mul i64 %582, %572
  %584 = add i64 %577, %583
  %585 = getelementptr inbounds double, ptr %579, i64 %584
  %586 = add nuw nsw i64 %580, 1
  %587 = icmp eq i64 %586, %554
  br i1 %587, label %588, label %578, !llvm.loop !76

588:                                              ; preds = %578, %552
  %589 = phi ptr [ %568, %552 ], [ %585, %578 ]
  %590 = getelementptr inbounds i64, ptr %570, i64 %554
  %591 = load i64, ptr %590, align 8, !tbaa !31, !noalias !118
  %592 = getelementptr inbounds double, ptr %589, i64 %591
  %593 = mul nsw i64 %591, %560
  %594 = getelementptr inbounds double, ptr %592, i64 %593
  %595 = load ptr, ptr %544, align 8, !tbaa !77
  %596 = getelementptr inbounds i64, ptr %595, i64 %554
  %597 = load i64, ptr %596, align 8, !tbaa !31
  %598 = icmp eq i64 %597, 0
  %599 = icmp sgt i64 %591, 0
  %600 = select i1 %598, i1 %599, i1 false
  br i1 %600, label %601, label %616

601:                                              ; preds = %588, %601
  %602 = phi i64 [ %614, %601 ], [ %553, %588 ]
  %603 = phi i64 [ %613, %601 ], [ 0, %588 ]
  %604 = load ptr, ptr %458, align 8, !tbaa !55
  %605 = mul nsw i64 %602, %506
  %606 = getelementptr inbounds double, ptr %604, i64 %605
  %607 = mul nsw i64 %603, %506
  %608 = getelementptr inbounds double, ptr %592, i64 %607
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %606, ptr nonnull align 8 %608, i64 %545, i1 false)
  %609 = getelementptr inbounds double, ptr %594, i64 %603
  %610 = load double, ptr %609, align 8, !tbaa !32
  %611 = fneg contract double %610
  %612 = getelementptr inbounds double, ptr %511, i64 %602
  store double %611, ptr %612, align 8, !tbaa !32
  %613 = add nuw nsw i64 %603, 1
  %614 = add nsw i64 %602, 1
  %615 = icmp eq i64 %613, %591
  br i1 %615, label %616, label %601, !llvm.loop !121

616:                                              ; preds = %601, %588
  %617 = phi i64 [ %553, %588 ], [ %614, %601 ]
  %618 = add nuw nsw i64 %554, 1
  %619 = icmp eq i64 %618, %503
  br i1 %619, label %546, label %552, !llvm.loop !122

620:                                              ; preds = %828
  %621 = load ptr, ptr %34, align 8, !tbaa !45, !noalias !123
  %622 = load i64, ptr %0, align 8, !tbaa !13, !noalias !123
  %623 = getelementptr inbounds double, ptr %621, i64 %622
  %624 = load i64, ptr %445, align 8, !tbaa !48, !noalias !123
  %625 = getelementptr inbounds double, ptr %623, i64 %624
  %626 = load i64, ptr %436, align 8, !tbaa !14
  %627 = getelementptr inbounds double, ptr %625, i64 %626
  %628 = load i64, ptr %463, align 8, !tbaa !49, !noalias !123
  %629 = getelementptr inbounds double, ptr %627, i64 %628
  %630 = load i64, ptr %460, align 8, !tbaa !20
  %631 = getelementptr inbounds double, ptr %629, i64 %630
  %632 = load i64, ptr %542, align 8, !tbaa !27, !noalias !123
  %633 = getelementptr inbounds double, ptr %631, i64 %632
  %634 = getelementptr inbounds double, ptr %633, i64 %630
  %635 = load ptr, ptr %543, align 8, !tbaa !75, !noalias !123
  %636 = add i64 %626, 2
  %637 = add nsw i64 %630, %626
  %638 = mul nsw i64 %626, 3
  %639 = mul nsw i64 %630, 3
  %640 = icmp sgt i64 %626, 0
  %641 = icmp sgt i64 %630, 0
  %642 = load i64, ptr %508, align 8, !tbaa !67
  %643 = icmp sgt i64 %642, 0
  %644 = mul nsw i64 %642, 3
  %645 = add nsw i64 %637, %642
  %646 = mul i64 %645, 3
  %647 = add i64 %646, 5
  br label %903

648:                                              ; preds = %828, %546
  %649 = phi i64 [ 0, %546 ], [ %829, %828 ]
  %650 = mul nsw i64 %649, %506
  %651 = getelementptr inbounds double, ptr %514, i64 %650
  %652 = mul nsw i64 %649, %518
  %653 = getelementptr inbounds double, ptr %517, i64 %652
  %654 = mul nsw i64 %649, %509
  %655 = getelementptr inbounds double, ptr %520, i64 %654
  tail call void @llvm.memset.p0.i64(ptr align 8 %513, i8 0, i64 %545, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %651, i8 0, i64 %545, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %653, i8 0, i64 %547, i1 false)
  tail call void @llvm.memset.p0.i64(ptr align 8 %655, i8 0, i64 %548, i1 false)
  %656 = icmp eq i64 %649, 0
  br i1 %656, label %657, label %663

657:                                              ; preds = %648
  %658 = load ptr, ptr %34, align 8, !tbaa !45
  %659 = load i64, ptr %0, align 8, !tbaa !13
  %660 = getelementptr inbounds double, ptr %658, i64 %659
  %661 = load i64, ptr %445, align 8, !tbaa !48
  %662 = getelementptr inbounds double, ptr %660, i64 %661
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %513, ptr align 8 %662, i64 %545, i1 false)
  br label %789

663:                                              ; preds = %648
  %664 = load ptr, ptr %544, align 8, !tbaa !77
  %665 = add nsw i64 %649, -1
  %666 = getelementptr inbounds i64, ptr %664, i64 %665
  %667 = load i64, ptr %666, align 8, !tbaa !31
  %668 = icmp eq i64 %667, 1
  br i1 %668, label %669, label %828

669:                                              ; preds = %663
  %670 = load ptr, ptr %34, align 8, !tbaa !45, !noalias !126
  %671 = load i64, ptr %0, align 8, !tbaa !13, !noalias !126
  %672 = getelementptr inbounds double, ptr %670, i64 %671
  %673 = load i64, ptr %445, align 8, !tbaa !48, !noalias !126
  %674 = getelementptr inbounds double, ptr %672, i64 %673
  %675 = load i64, ptr %436, align 8, !tbaa !14, !noalias !126
  %676 = getelementptr inbounds double, ptr %674, i64 %675
  %677 = load i64, ptr %463, align 8, !tbaa !49, !noalias !126
  %678 = getelementptr inbounds double, ptr %676, i64 %677
  %679 = load i64, ptr %460, align 8, !tbaa !20, !noalias !126
  %680 = getelementptr inbounds double, ptr %678, i64 %679
  %681 = load i64, ptr %542, align 8, !tbaa !27, !noalias !126
  %682 = getelementptr inbounds double, ptr %680, i64 %681
  %683 = getelementptr inbounds double, ptr %682, i64 %679
  %684 = icmp eq i64 %649, 1
  %685 = load ptr, ptr %543, align 8, !tbaa !75, !noalias !126
  br i1 %684, label %705, label %686

686:                                              ; preds = %669
  %687 = add i64 %675, 2
  %688 = add nsw i64 %679, %675
  %689 = load i64, ptr %508, align 8, !tbaa !67, !noalias !126
  %690 = add nsw i64 %688, %689
  %691 = mul i64 %690, 3
  %692 = add i64 %691, 5
  br label %693

693:                                              ; preds = %693, %686
  %694 = phi ptr [ %683, %686 ], [ %701, %693 ]
  %695 = phi i64 [ 0, %686 ], [ %702, %693 ]
  %696 = phi i64 [ 0, %686 ], [ %703, %693 ]
  %697 = getelementptr inbounds i64, ptr %685, i64 %696
  %698 = load i64, ptr %697, align 8, !tbaa !31, !noalias !126
  %699 = mul i64 %698, %687
  %700 = add i64 %692, %699
  %701 = getelementptr inbounds double, ptr %694, i64 %700
  %702 = add nsw i64 %698, %695
  %703 = add nuw nsw i64 %696, 1
  %704 = icmp eq i64 %703, %665
  br i1 %704, label %705, label %693, !llvm.loop !76

705:                                              ; preds = %693, %669
  %706 = phi i64 [ 0, %669 ], [ %702, %693 ]
  %707 = phi ptr [ %683, %669 ], [ %701, %693 ]
  %708 = getelementptr inbounds i64, ptr %685, i64 %665
  %709 = load i64, ptr %708, align 8, !tbaa !31, !noalias !126
  %710 = getelementptr inbounds double, ptr %707, i64 %709
  %711 = mul nsw i64 %709, %675
  %712 = getelementptr inbounds double, ptr %710, i64 %711
  %713 = getelementptr inbounds double, ptr %712, i64 %709
  %714 = getelementptr inbounds double, ptr %713, i64 1
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #13
  %715 = icmp sgt i64 %709, 0
  br i1 %715, label %723, label %788

716:                                              ; preds = %723
  %717 = load double, ptr %714, align 8, !tbaa !32
  %718 = fcmp contract ogt double %717, 0.000000e+00
  br i1 %718, label %719, label %740

719:                                              ; preds = %716
  %720 = fmul contract double %717, %717
  %721 = fadd contract double %729, %720
  %722 = tail call contract double @llvm.sqrt.f64(double %721)
  br label %732

723:                                              ; preds = %705, %723
  %724 = phi double [ %729, %723 ], [ 0.000000e+00, %705 ]
  %725 = phi i64 [ %730, %723 ], [ 0, %705 ]
  %726 = getelementptr inbounds double, ptr %707, i64 %725
  %727 = load double, ptr %726, align 8, !tbaa !32
  %728 = fmul contract double %727, %727
  %729 = fadd contract double %724, %728
  %730 = add nuw nsw i64 %725, 1
  %731 = icmp eq i64 %730, %709
  br i1 %731, label %716, label %723, !llvm.loop !129

732:                                              ; preds = %732, %719
  %733 = phi i64 [ 0, %719 ], [ %738, %732 ]
  %734 = getelementptr inbounds double, ptr %707, i64 %733
  %735 = load double, ptr %734, align 8, !tbaa !32
  %736 = fdiv contract double %735, %722
  %737 = getelementptr inbounds double, ptr %6, i64 %733
  store double %736, ptr %737, align 8, !tbaa !32
  %738 = add nuw nsw i64 %733, 1
  %739 = icmp eq i64 %738, %709
  br i1 %739, label %761, label %732, !llvm.loop !130

740:                                              ; preds = %716
  %741 = tail call contract double @llvm.sqrt.f64(double %729)
  %742 = icmp eq i64 %709, 1
  %743 = fcmp contract olt double %741, 1.000000e-09
  %744 = select i1 %742, i1 true, i1 %743
  br label %745

745:                                              ; preds = %756, %740
  %746 = phi i64 [ 0, %740 ], [ %759, %756 ]
  br i1 %744, label %747, label %752

747:                                              ; preds = %745
  %748 = load ptr, ptr %549, align 8, !tbaa !131
  %749 = getelementptr double, ptr %748, i64 %706
  %750 = getelementptr double, ptr %749, i64 %746
  %751 = load double, ptr %750, align 8, !tbaa !32
  br label %756

752:                                              ; preds = %745
  %753 = getelementptr inbounds double, ptr %707, i64 %746
  %754 = load double, ptr %753, align 8, !tbaa !32
  %755 = fdiv contract double %754, %741
  br label %756

756:                                              ; preds = %752, %747
  %757 = phi contract double [ %751, %747 ], [ %755, %752 ]
  %758 = getelementptr inbounds double, ptr %6, i64 %746
  store double %757, ptr %758, align 8, !tbaa !32
  %759 = add nuw nsw i64 %746, 1
  %760 = icmp eq i64 %759, %709
  br i1 %760, label %761, label %745, !llvm.loop !132

761:                                              ; preds = %756, %732
  %762 = getelementptr double, ptr %655, i64 %706
  br label %763

763:                                              ; preds = %774, %761
  %764 = phi i64 [ 0, %761 ], [ %775, %774 ]
  %765 = load double, ptr %713, align 8, !tbaa !32
  %766 = fneg contract double %765
  %767 = getelementptr inbounds [2 x double], ptr %6, i64 0, i64 %764
  %768 = load double, ptr %767, align 8, !tbaa !32
  %769 = fmul contract double %768, %766
  %770 = getelementptr double, ptr %762, i64 %764
  store double %769, ptr %770, align 8, !tbaa !32
  br i1 %550, label %771, label %774

771:                                              ; preds = %763
  %772 = mul nsw i64 %764, %506
  %773 = getelementptr double, ptr %710, i64 %772
  br label %777

774:                                              ; preds = %777, %763
  %775 = add nuw nsw i64 %764, 1
  %776 = icmp eq i64 %775, %709
  br i1 %776, label %788, label %763, !llvm.loop !133

777:                                              ; preds = %777, %771
  %778 = phi i64 [ 0, %771 ], [ %786, %777 ]
  %779 = load double, ptr %770, align 8, !tbaa !32
  %780 = getelementptr double, ptr %773, i64 %778
  %781 = load double, ptr %780, align 8, !tbaa !32
  %782 = fmul contract double %779, %781
  %783 = getelementptr inbounds double, ptr %513, i64 %778
  %784 = load double, ptr %783, align 8, !tbaa !32
  %785 = fadd contract double %784, %782
  store double %785, ptr %783, align 8, !tbaa !32
  %786 = add nuw nsw i64 %778, 1
  %787 = icmp eq i64 %786, %506
  br i1 %787, label %774, label %777, !llvm.loop !134

788:                                              ; preds = %774, %705
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #13
  tail call void @llvm.memset.p0.i64(ptr align 8 %511, i8 0, i64 %551, i1 false)
  br label %789

789:                                              ; preds = %657, %788
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %617, ptr noundef %513, ptr noundef %511, ptr noundef %651, ptr noundef %653)
  %790 = load ptr, ptr %543, align 8, !tbaa !75, !noalias !135
  %791 = load ptr, ptr %544, align 8, !tbaa !77
  br label %792

792:                                              ; preds = %824, %789
  %793 = phi i64 [ 0, %789 ], [ %826, %824 ]
  %794 = phi i64 [ %507, %789 ], [ %825, %824 ]
  %795 = icmp eq i64 %793, 0
  br i1 %795, label %804, label %796

796:                                              ; preds = %792, %796
  %797 = phi i64 [ %801, %796 ], [ 0, %792 ]
  %798 = phi i64 [ %802, %796 ], [ 0, %792 ]
  %799 = getelementptr inbounds i64, ptr %790, i64 %798
  %800 = load i64, ptr %799, align 8, !tbaa !31, !noalias !135
  %801 = add nsw i64 %800, %797
  %802 = add nuw nsw i64 %798, 1
  %803 = icmp eq i64 %802, %793
  br i1 %803, label %804, label %796, !llvm.loop !76

804:                                              ; preds = %796, %792
  %805 = phi i64 [ 0, %792 ], [ %801, %796 ]
  %806 = getelementptr inbounds i64, ptr %790, i64 %793
  %807 = load i64, ptr %806, align 8, !tbaa !31, !noalias !135
  %808 = getelementptr inbounds i64, ptr %791, i64 %793
  %809 = load i64, ptr %808, align 8, !tbaa !31
  %810 = icmp eq i64 %809, 0
  %811 = icmp sgt i64 %807, 0
  %812 = select i1 %810, i1 %811, i1 false
  br i1 %812, label %813, label %824

813:                                              ; preds = %804
  %814 = getelementptr double, ptr %655, i64 %805
  br label %815

815:                                              ; preds = %815, %813
  %816 = phi i64 [ 0, %813 ], [ %822, %815 ]
  %817 = phi i64 [ %794, %813 ], [ %818, %815 ]
  %818 = add nsw i64 %817, 1
  %819 = getelementptr inbounds double, ptr %653, i64 %817
  %820 = load double, ptr %819, align 8, !tbaa !32
  %821 = getelementptr double, ptr %814, i64 %816
  store double %820, ptr %821, align 8, !tbaa !32
  %822 = add nuw nsw i64 %816, 1
  %823 = icmp eq i64 %822, %807
  br i1 %823, label %824, label %815, !llvm.loop !138

824:                                              ; preds = %815, %804
  %825 = phi i64 [ %794, %804 ], [ %818, %815 ]
  %826 = add nuw nsw i64 %793, 1
  %827 = icmp eq i64 %826, %503
  br i1 %827, label %828, label %792, !llvm.loop !139

828:                                              ; preds = %824, %663
  %829 = add nuw i64 %649, 1
  %830 = icmp eq i64 %649, %503
  br i1 %830, label %620, label %648, !llvm.loop !140

831:                                              ; preds = %987, %540
  %832 = load i64, ptr %502, align 8, !tbaa !43
  %833 = load ptr, ptr %525, align 8, !tbaa !117
  %834 = getelementptr inbounds double, ptr %530, i64 %832
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5) #13
  store double 1.000000e+00, ptr %5, align 8, !tbaa !32
  %835 = icmp sgt i64 %832, 0
  br i1 %835, label %845, label %836

836:                                              ; preds = %845, %831
  %837 = call fastcc i32 @newton_normals(ptr noundef nonnull %0, ptr noundef %522, ptr noundef nonnull %524, double noundef 1.000000e+00, ptr noundef %833, ptr noundef nonnull %528, ptr noundef nonnull %530, ptr noundef nonnull %5)
  %838 = icmp ne i32 %837, 0
  %839 = load double, ptr %5, align 8
  %840 = fcmp contract ogt double %839, 0.000000e+00
  %841 = select i1 %838, i1 %840, i1 false
  br i1 %841, label %842, label %843

842:                                              ; preds = %836
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #13
  br label %1059

843:                                              ; preds = %836
  %844 = shl i64 %832, 3
  br label %864

845:                                              ; preds = %831, %845
  %846 = phi i64 [ %862, %845 ], [ 0, %831 ]
  %847 = mul nuw nsw i64 %846, 3
  %848 = getelementptr inbounds double, ptr %522, i64 %847
  %849 = load double, ptr %848, align 8, !tbaa !32
  %850 = fmul contract double %849, %849
  %851 = getelementptr inbounds double, ptr %848, i64 1
  %852 = load double, ptr %851, align 8, !tbaa !32
  %853 = fmul contract double %852, %852
  %854 = fadd contract double %850, %853
  %855 = getelementptr inbounds double, ptr %848, i64 2
  %856 = load double, ptr %855, align 8, !tbaa !32
  %857 = fmul contract double %856, %856
  %858 = fadd contract double %854, %857
  %859 = tail call contract double @llvm.sqrt.f64(double %858)
  %860 = getelementptr inbounds double, ptr %833, i64 %846
  store double %859, ptr %860, align 8, !tbaa !32
  %861 = getelementptr inbounds double, ptr %834, i64 %846
  store double %859, ptr %861, align 8, !tbaa !32
  %862 = add nuw nsw i64 %846, 1
  %863 = icmp eq i64 %862, %832
  br i1 %863, label %836, label %845, !llvm.loop !141

864:                                              ; preds = %894, %843
  %865 = phi double [ 0.000000e+00, %843 ], [ %896, %894 ]
  %866 = phi double [ 1.250000e-01, %843 ], [ %897, %894 ]
  %867 = fadd contract double %865, %866
  %868 = fcmp contract olt double %867, 1.000000e+00
  %869 = select contract i1 %868, double %867, double 1.000000e+00
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %833, ptr nonnull align 8 %834, i64 %844, i1 false)
  %870 = call fastcc i32 @newton_normals(ptr noundef nonnull %0, ptr noundef %522, ptr noundef nonnull %524, double noundef %869, ptr noundef %833, ptr noundef nonnull %528, ptr noundef nonnull %530, ptr noundef nonnull %5)
  %871 = icmp ne i32 %870, 0
  %872 = load double, ptr %5, align 8
  %873 = fcmp contract ogt double %872, 0.000000e+00
  %874 = select i1 %871, i1 %873, i1 false
  %875 = select i1 %835, i1 %874, i1 false
  br i1 %875, label %876, label %878

876:                                              ; preds = %864
  %877 = fcmp contract olt double %866, 1.000000e-03
  br label %880

878:                                              ; preds = %880, %864
  %879 = phi i1 [ %874, %864 ], [ %889, %880 ]
  br i1 %879, label %893, label %894

880:                                              ; preds = %880, %876
  %881 = phi i64 [ 0, %876 ], [ %890, %880 ]
  %882 = getelementptr inbounds double, ptr %833, i64 %881
  %883 = load double, ptr %882, align 8, !tbaa !32
  %884 = getelementptr inbounds double, ptr %834, i64 %881
  %885 = load double, ptr %884, align 8, !tbaa !32
  %886 = fmul contract double %885, 2.000000e+00
  %887 = fadd contract double %886, 1.000000e-300
  %888 = fcmp contract ole double %883, %887
  %889 = or i1 %877, %888
  %890 = add nuw nsw i64 %881, 1
  %891 = icmp slt i64 %890, %832
  %892 = select i1 %891, i1 %889, i1 false
  br i1 %892, label %880, label %878, !llvm.loop !142

893:                                              ; preds = %878
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %834, ptr align 8 %833, i64 %844, i1 false)
  br label %894

894:                                              ; preds = %893, %878
  %895 = phi double [ 2.000000e+00, %893 ], [ 2.500000e-01, %878 ]
  %896 = phi double [ %869, %893 ], [ %865, %878 ]
  %897 = fmul contract double %866, %895
  %898 = fcmp contract olt double %896, 1.000000e+00
  %899 = fcmp contract ogt double %897, 0x3EB0C6F7A0B5ED8D
  %900 = and i1 %898, %899
  br i1 %900, label %864, label %901, !llvm.loop !143

901:                                              ; preds = %894
  %902 = fcmp contract ult double %896, 1.000000e+00
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5) #13
  br i1 %902, label %1057, label %1059

903:                                              ; preds = %987, %620
  %904 = phi i64 [ 0, %620 ], [ %988, %987 ]
  %905 = icmp eq i64 %904, 0
  br i1 %905, label %916, label %906

906:                                              ; preds = %903, %906
  %907 = phi ptr [ %913, %906 ], [ %634, %903 ]
  %908 = phi i64 [ %914, %906 ], [ 0, %903 ]
  %909 = getelementptr inbounds i64, ptr %635, i64 %908
  %910 = load i64, ptr %909, align 8, !tbaa !31, !noalias !123
  %911 = mul i64 %910, %636
  %912 = add i64 %647, %911
  %913 = getelementptr inbounds double, ptr %907, i64 %912
  %914 = add nuw nsw i64 %908, 1
  %915 = icmp eq i64 %914, %904
  br i1 %915, label %916, label %906, !llvm.loop !76

916:                                              ; preds = %906, %903
  %917 = phi ptr [ %634, %903 ], [ %913, %906 ]
  %918 = getelementptr inbounds i64, ptr %635, i64 %904
  %919 = load i64, ptr %918, align 8, !tbaa !31, !noalias !123
  %920 = getelementptr inbounds double, ptr %917, i64 %919
  %921 = mul nsw i64 %919, %626
  %922 = getelementptr inbounds double, ptr %920, i64 %921
  %923 = getelementptr inbounds double, ptr %922, i64 %919
  %924 = getelementptr inbounds double, ptr %923, i64 2
  %925 = getelementptr inbounds double, ptr %924, i64 %638
  %926 = getelementptr inbounds double, ptr %925, i64 %639
  %927 = getelementptr inbounds double, ptr %926, i64 %644
  %928 = mul nsw i64 %904, 3
  %929 = getelementptr inbounds double, ptr %522, i64 %928
  br label %930

930:                                              ; preds = %969, %916
  %931 = phi i64 [ 0, %916 ], [ %972, %969 ]
  %932 = getelementptr inbounds double, ptr %927, i64 %931
  %933 = load double, ptr %932, align 8, !tbaa !32
  br i1 %640, label %934, label %937

934:                                              ; preds = %930
  %935 = mul nsw i64 %931, %626
  %936 = getelementptr double, ptr %924, i64 %935
  br label %942

937:                                              ; preds = %942, %930
  %938 = phi double [ %933, %930 ], [ %950, %942 ]
  br i1 %641, label %939, label %953

939:                                              ; preds = %937
  %940 = mul nsw i64 %931, %630
  %941 = getelementptr double, ptr %925, i64 %940
  br label %958

942:                                              ; preds = %942, %934
  %943 = phi i64 [ 0, %934 ], [ %951, %942 ]
  %944 = phi double [ %933, %934 ], [ %950, %942 ]
  %945 = getelementptr double, ptr %936, i64 %943
  %946 = load double, ptr %945, align 8, !tbaa !32
  %947 = getelementptr inbounds double, ptr %514, i64 %943
  %948 = load double, ptr %947, align 8, !tbaa !32
  %949 = fmul contract double %946, %948
  %950 = fadd contract double %944, %949
  %951 = add nuw nsw i64 %943, 1
  %952 = icmp eq i64 %951, %626
  br i1 %952, label %937, label %942, !llvm.loop !144

953:                                              ; preds = %958, %937
  %954 = phi double [ %938, %937 ], [ %966, %958 ]
  br i1 %643, label %955, label %969

955:                                              ; preds = %953
  %956 = mul nsw i64 %931, %642
  %957 = getelementptr double, ptr %926, i64 %956
  br label %976

958:                                              ; preds = %958, %939
  %959 = phi i64 [ 0, %939 ], [ %967, %958 ]
  %960 = phi double [ %938, %939 ], [ %966, %958 ]
  %961 = getelementptr double, ptr %941, i64 %959
  %962 = load double, ptr %961, align 8, !tbaa !32
  %963 = getelementptr inbounds double, ptr %517, i64 %959
  %964 = load double, ptr %963, align 8, !tbaa !32
  %965 = fmul contract double %962, %964
  %966 = fadd contract double %960, %965
  %967 = add nuw nsw i64 %959, 1
  %968 = icmp eq i64 %967, %630
  br i1 %968, label %953, label %958, !llvm.loop !145

969:                                              ; preds = %976, %953
  %970 = phi double [ %954, %953 ], [ %984, %976 ]
  %971 = getelementptr inbounds double, ptr %929, i64 %931
  store double %970, ptr %971, align 8, !tbaa !32
  %972 = add nuw nsw i64 %931, 1
  %973 = icmp eq i64 %972, 3
  br i1 %973, label %974, label %930, !llvm.loop !146

974:                                              ; preds = %969
  %975 = mul nsw i64 %904, %503
  br label %990

976:                                              ; preds = %976, %955
  %977 = phi i64 [ 0, %955 ], [ %985, %976 ]
  %978 = phi double [ %954, %955 ], [ %984, %976 ]
  %979 = getelementptr double, ptr %957, i64 %977
  %980 = load double, ptr %979, align 8, !tbaa !32
  %981 = getelementptr inbounds double, ptr %520, i64 %977
  %982 = load double, ptr %981, align 8, !tbaa !32
  %983 = fmul contract double %980, %982
  %984 = fadd contract double %978, %983
  %985 = add nuw nsw i64 %977, 1
  %986 = icmp eq i64 %985, %642
  br i1 %986, label %969, label %976, !llvm.loop !147

987:                                              ; preds = %1055
  %988 = add nuw nsw i64 %904, 1
  %989 = icmp eq i64 %988, %503
  br i1 %989, label %831, label %903, !llvm.loop !148

990:                                              ; preds = %1055, %974
  %991 = phi i64 [ 0, %974 ], [ %992, %1055 ]
  %992 = add nuw nsw i64 %991, 1
  %993 = mul nsw i64 %992, %506
  %994 = getelementptr inbounds double, ptr %514, i64 %993
  %995 = mul nsw i64 %992, %518
  %996 = getelementptr inbounds double, ptr %517, i64 %995
  %997 = mul nsw i64 %992, %509
  %998 = getelementptr inbounds double, ptr %520, i64 %997
  %999 = add nuw nsw i64 %991, %975
  %1000 = mul nsw i64 %999, 3
  %1001 = getelementptr inbounds double, ptr %524, i64 %1000
  br label %1002

1002:                                             ; preds = %1039, %990
  %1003 = phi i64 [ 0, %990 ], [ %1042, %1039 ]
  br i1 %640, label %1004, label %1007

1004:                                             ; preds = %1002
  %1005 = mul nsw i64 %1003, %626
  %1006 = getelementptr double, ptr %924, i64 %1005
  br label %1012

1007:                                             ; preds = %1012, %1002
  %1008 = phi double [ 0.000000e+00, %1002 ], [ %1020, %1012 ]
  br i1 %641, label %1009, label %1023

1009:                                             ; preds = %1007
  %1010 = mul nsw i64 %1003, %630
  %1011 = getelementptr double, ptr %925, i64 %1010
  br label %1028

1012:                                             ; preds = %1012, %1004
  %1013 = phi i64 [ 0, %1004 ], [ %1021, %1012 ]
  %1014 = phi double [ 0.000000e+00, %1004 ], [ %1020, %1012 ]
  %1015 = getelementptr double, ptr %1006, i64 %1013
  %1016 = load double, ptr %1015, align 8, !tbaa !32
  %1017 = getelementptr inbounds double, ptr %994, i64 %1013
  %1018 = load double, ptr %1017, align 8, !tbaa !32
  %1019 = fmul contract double %1016, %1018
  %1020 = fadd contract double %1014, %1019
  %1021 = add nuw nsw i64 %1013, 1
  %1022 = icmp eq i64 %1021, %626
  br i1 %1022, label %1007, label %1012, !llvm.loop !144

1023:                                             ; preds = %1028, %1007
  %1024 = phi double [ %1008, %1007 ], [ %1036, %1028 ]
  br i1 %643, label %1025, label %1039

1025:                                             ; preds = %1023
  %1026 = mul nsw i64 %1003, %642
  %1027 = getelementptr double, ptr %926, i64 %1026
  br label %1044

1028:                                             ; preds = %1028, %1009
  %1029 = phi i64 [ 0, %1009 ], [ %1037, %1028 ]
  %1030 = phi double [ %1008, %1009 ], [ %1036, %1028 ]
  %1031 = getelementptr double, ptr %1011, i64 %1029
  %1032 = load double, ptr %1031, align 8, !tbaa !32
  %1033 = getelementptr inbounds double, ptr %996, i64 %1029
  %1034 = load double, ptr %1033, align 8, !tbaa !32
  %1035 = fmul contract double %1032, %1034
  %1036 = fadd contract double %1030, %1035
  %1037 = add nuw nsw i64 %1029, 1
  %1038 = icmp eq i64 %1037, %630
  br i1 %1038, label %1023, label %1028, !llvm.loop !145

1039:                                             ; preds = %1044, %1023
  %1040 = phi double [ %1024, %1023 ], [ %1052, %1044 ]
  %1041 = getelementptr inbounds double, ptr %1001, i64 %1003
  store double %1040, ptr %1041, align 8, !tbaa !32
  %1042 = add nuw nsw i64 %1003, 1
  %1043 = icmp eq i64 %1042, 3
  br i1 %1043, label %1055, label %1002, !llvm.loop !146

1044:                                             ; preds = %1044, %1025
  %1045 = phi i64 [ 0, %1025 ], [ %1053, %1044 ]
  %1046 = phi double [ %1024, %1025 ], [ %1052, %1044 ]
  %1047 = getelementptr double, ptr %1027, i64 %1045
  %1048 = load double, ptr %1047, align 8, !tbaa !32
  %1049 = getelementptr inbounds double, ptr %998, i64 %1045
  %1050 = load double, ptr %1049, align 8, !tbaa !32
  %1051 = fmul contract double %1048, %1050
  %1052 = fadd contract double %1046, %1051
  %1053 = add nuw nsw i64 %1045, 1
  %1054 = icmp eq i64 %1053, %642
  br i1 %1054, label %1039, label %1044, !llvm.loop !147

1055:                                             ; preds = %1039
  %1056 = icmp eq i64 %992, %503
  br i1 %1056, label %987, label %990, !llvm.loop !149

1057:                                             ; preds = %901
  %1058 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
  store double 1.000000e+00, ptr %1058, align 8, !tbaa !150
  br label %1059

1059:                                             ; preds = %1057, %901, %842
  %1060 = shl i64 %506, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %46, ptr align 8 %514, i64 %1060, i1 false)
  %1061 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %1062 = load ptr, ptr %1061, align 8, !tbaa !19
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1062, ptr align 8 %517, i64 %538, i1 false)
  %1063 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %1064 = load ptr, ptr %1063, align 8, !tbaa !151
  %1065 = shl i64 %509, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1064, ptr align 8 %520, i64 %1065, i1 false)
  br i1 %539, label %1066, label %1163

1066:                                             ; preds = %1059
  %1067 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %1068 = load ptr, ptr %1067, align 8, !tbaa !77
  %1069 = icmp sgt i64 %506, 0
  %1070 = icmp sgt i64 %507, 0
  %1071 = icmp sgt i64 %509, 0
  br label %1075

1072:                                             ; preds = %1133
  %1073 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 90
  %1074 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  br label %1136

1075:                                             ; preds = %1133, %1066
  %1076 = phi i64 [ 0, %1066 ], [ %1134, %1133 ]
  %1077 = getelementptr inbounds i64, ptr %1068, i64 %1076
  %1078 = load i64, ptr %1077, align 8, !tbaa !31
  %1079 = icmp eq i64 %1078, 1
  br i1 %1079, label %1080, label %1133

1080:                                             ; preds = %1075
  br i1 %1069, label %1081, label %1086

1081:                                             ; preds = %1080
  %1082 = getelementptr inbounds double, ptr %526, i64 %1076
  %1083 = add nuw nsw i64 %1076, 1
  %1084 = mul nsw i64 %1083, %506
  %1085 = getelementptr double, ptr %514, i64 %1084
  br label %1093

1086:                                             ; preds = %1093, %1080
  br i1 %1070, label %1087, label %1104

1087:                                             ; preds = %1086
  %1088 = getelementptr inbounds double, ptr %526, i64 %1076
  %1089 = add nuw nsw i64 %1076, 1
  %1090 = mul nsw i64 %1089, %518
  %1091 = getelementptr double, ptr %517, i64 %1090
  %1092 = load ptr, ptr %1061, align 8, !tbaa !19
  br label %1111

1093:                                             ; preds = %1093, %1081
  %1094 = phi i64 [ 0, %1081 ], [ %1102, %1093 ]
  %1095 = load double, ptr %1082, align 8, !tbaa !32
  %1096 = getelementptr double, ptr %1085, i64 %1094
  %1097 = load double, ptr %1096, align 8, !tbaa !32
  %1098 = fmul contract double %1095, %1097
  %1099 = getelementptr inbounds double, ptr %46, i64 %1094
  %1100 = load double, ptr %1099, align 8, !tbaa !32
  %1101 = fadd contract double %1100, %1098
  store double %1101, ptr %1099, align 8, !tbaa !32
  %1102 = add nuw nsw i64 %1094, 1
  %1103 = icmp eq i64 %1102, %506
  br i1 %1103, label %1086, label %1093, !llvm.loop !152

1104:                                             ; preds = %1111, %1086
  br i1 %1071, label %1105, label %1133

1105:                                             ; preds = %1104
  %1106 = getelementptr inbounds double, ptr %526, i64 %1076
  %1107 = add nuw nsw i64 %1076, 1
  %1108 = mul nsw i64 %1107, %509
  %1109 = getelementptr double, ptr %520, i64 %1108
  %1110 = load ptr, ptr %1063, align 8, !tbaa !151
  br label %1122

1111:                                             ; preds = %1111, %1087
  %1112 = phi i64 [ 0, %1087 ], [ %1120, %1111 ]
  %1113 = load double, ptr %1088, align 8, !tbaa !32
  %1114 = getelementptr double, ptr %1091, i64 %1112
  %1115 = load double, ptr %1114, align 8, !tbaa !32
  %1116 = fmul contract double %1113, %1115
  %1117 = getelementptr inbounds double, ptr %1092, i64 %1112
  %1118 = load double, ptr %1117, align 8, !tbaa !32
  %1119 = fadd contract double %1116, %1118
  store double %1119, ptr %1117, align 8, !tbaa !32
  %1120 = add nuw nsw i64 %1112, 1
  %1121 = icmp eq i64 %1120, %507
  br i1 %1121, label %1104, label %1111, !llvm.loop !153

1122:                                             ; preds = %1122, %1105
  %1123 = phi i64 [ 0, %1105 ], [ %1131, %1122 ]
  %1124 = load double, ptr %1106, align 8, !tbaa !32
  %1125 = getelementptr double, ptr %1109, i64 %1123
  %1126 = load double, ptr %1125, align 8, !tbaa !32
  %1127 = fmul contract double %1124, %1126
  %1128 = getelementptr inbounds double, ptr %1110, i64 %1123
  %1129 = load double, ptr %1128, align 8, !tbaa !32
  %1130 = fadd contract double %1127, %1129
  store double %1130, ptr %1128, align 8, !tbaa !32
  %1131 = add nuw nsw i64 %1123, 1
  %1132 = icmp eq i64 %1131, %509
  br i1 %1132, label %1133, label %1122, !llvm.loop !154

1133:                                             ; preds = %1122, %1104, %1075
  %1134 = add nuw nsw i64 %1076, 1
  %1135 = icmp eq i64 %1134, %503
  br i1 %1135, label %1072, label %1075, !llvm.loop !155

1136:                                             ; preds = %1146, %1072
  %1137 = phi i64 [ 0, %1072 ], [ %1147, %1146 ]
  %1138 = tail call contract fastcc double @margin(ptr noundef nonnull %0, i64 noundef %1137)
  %1139 = load ptr, ptr %1073, align 8, !tbaa !156
  %1140 = getelementptr inbounds double, ptr %1139, i64 %1137
  store double %1138, ptr %1140, align 8, !tbaa !32
  %1141 = load ptr, ptr %1074, align 8, !tbaa !157
  %1142 = getelementptr inbounds double, ptr %1141, i64 %1137
  %1143 = load double, ptr %1142, align 8, !tbaa !32
  %1144 = fcmp contract olt double %1138, %1143
  br i1 %1144, label %1145, label %1146

1145:                                             ; preds = %1136
  store double %1138, ptr %1142, align 8, !tbaa !32
  br label %1146

1146:                                             ; preds = %1145, %1136
  %1147 = add nuw nsw i64 %1137, 1
  %1148 = icmp eq i64 %1147, %503
  br i1 %1148, label %1163, label %1136, !llvm.loop !158

1149:                                             ; preds = %501
  %1150 = load i64, ptr %460, align 8, !tbaa !20
  tail call fastcc void @prepare(ptr noundef nonnull %0, i64 noundef %1150, double noundef %1)
  %1151 = load i64, ptr %460, align 8, !tbaa !20
  %1152 = load ptr, ptr %34, align 8, !tbaa !45
  %1153 = load i64, ptr %0, align 8, !tbaa !13
  %1154 = getelementptr inbounds double, ptr %1152, i64 %1153
  %1155 = load i64, ptr %445, align 8, !tbaa !48
  %1156 = getelementptr inbounds double, ptr %1154, i64 %1155
  %1157 = load i64, ptr %436, align 8, !tbaa !14
  %1158 = getelementptr inbounds double, ptr %1156, i64 %1157
  %1159 = load i64, ptr %463, align 8, !tbaa !49
  %1160 = getelementptr inbounds double, ptr %1158, i64 %1159
  %1161 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %1162 = load ptr, ptr %1161, align 8, !tbaa !19
  tail call fastcc void @constrained(ptr noundef nonnull %0, i64 noundef %1151, ptr noundef %1156, ptr noundef %1160, ptr noundef %46, ptr noundef %1162)
  br label %1163

1163:                                             ; preds = %426, %1146, %1059, %422, %48, %1149, %26
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
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %14 = load ptr, ptr %13, align 8, !tbaa !159
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %16 = load double, ptr %15, align 8, !tbaa !36
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 0, ptr %18, align 8, !tbaa !160
  %19 = icmp sgt i64 %1, 0
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %17, i8 0, i64 16, i1 false)
  br i1 %19, label %20, label %30

20:                                               ; preds = %8
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  br label %32

30:                                               ; preds = %57, %8
  %31 = phi i64 [ -1, %8 ], [ %43, %57 ]
  store double %16, ptr %15, align 8, !tbaa !36
  ret i64 %31

32:                                               ; preds = %20, %57
  %33 = phi i64 [ 0, %20 ], [ %68, %57 ]
  %34 = phi i64 [ -1, %20 ], [ %43, %57 ]
  store double 0.000000e+00, ptr %21, align 8, !tbaa !86
  store i64 0, ptr %22, align 8, !tbaa !161
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
  %61 = load ptr, ptr %27, align 8, !tbaa !151
  %62 = shl i64 %58, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %60, ptr align 8 %61, i64 %62, i1 false)
  %63 = load i64, ptr %28, align 8, !tbaa !43
  %64 = mul nsw i64 %63, %33
  %65 = getelementptr inbounds double, ptr %7, i64 %64
  %66 = load ptr, ptr %29, align 8, !tbaa !117
  %67 = shl i64 %63, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %65, ptr align 8 %66, i64 %67, i1 false)
  %68 = add nuw nsw i64 %33, 1
  %69 = icmp eq i64 %68, %1
  br i1 %69, label %30, label %32, !llvm.loop !162

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
  br i1 %78, label %57, label %70, !llvm.loop !163
}

; Function Attrs: nounwind uwtable
define void @evaluate_at(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef readonly %6, ptr noundef %7) local_unnamed_addr #0 {
  %9 = icmp sgt i64 %4, 0
  br i1 %9, label %10, label %19

10:                                               ; preds = %8
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
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
  %32 = load ptr, ptr %13, align 8, !tbaa !159
  %33 = inttoptr i64 %29 to ptr
  %34 = load i64, ptr %14, align 8, !tbaa !83
  %35 = load ptr, ptr %15, align 8, !tbaa !17
  tail call void %33(i64 noundef %34, ptr noundef %35, ptr noundef %32, i64 noundef 1) #13
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
  tail call void %17(ptr noundef %45, ptr noundef %46, ptr noundef %18) #13
  %47 = add nuw nsw i64 %21, 1
  %48 = icmp eq i64 %47, %4
  br i1 %48, label %19, label %20, !llvm.loop !164
}

; Function Attrs: nounwind uwtable
define double @project(ptr noundef %0, double noundef %1, ptr nocapture noundef %2, double noundef %3) local_unnamed_addr #0 {
  %5 = tail call contract double @project_state(ptr noundef %0, double noundef %1, ptr noundef %2, double noundef %3)
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
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
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %18 = load ptr, ptr %17, align 8, !tbaa !159
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %18)
  %19 = load ptr, ptr %17, align 8, !tbaa !159
  %20 = getelementptr inbounds double, ptr %19, i64 %10
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %22 = load ptr, ptr %21, align 8, !tbaa !16
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %24 = load ptr, ptr %23, align 8, !tbaa !17
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
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
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %39 = load ptr, ptr %38, align 8, !tbaa !19
  %40 = load i64, ptr %14, align 8, !tbaa !20
  %41 = shl i64 %40, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %37, ptr align 8 %39, i64 %41, i1 false)
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %43 = load i64, ptr %42, align 8, !tbaa !21
  %44 = inttoptr i64 %43 to ptr
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %46 = load ptr, ptr %45, align 8, !tbaa !22
  %47 = load ptr, ptr %21, align 8, !tbaa !16
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %49 = load i64, ptr %48, align 8, !tbaa !23
  %50 = inttoptr i64 %49 to ptr
  tail call void %44(ptr noundef %46, ptr noundef %47, ptr noundef %50) #13
  %51 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %52 = load i64, ptr %51, align 8, !tbaa !60
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %82

54:                                               ; preds = %9
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %56 = load ptr, ptr %55, align 8, !tbaa !62
  %57 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %58 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
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
  %87 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 113
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 32
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 114
  %90 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %91 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %93 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %94 = icmp sgt i64 %83, 0
  %95 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 39
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %97 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 101
  %98 = icmp eq i64 %83, 0
  %99 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 103
  %100 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %101 = icmp sgt i64 %12, 0
  %102 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 11
  %103 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 40
  br label %107

104:                                              ; preds = %327, %286
  %105 = load i64, ptr %6, align 8, !tbaa !15
  %106 = icmp slt i64 %109, %105
  br i1 %106, label %107, label %340, !llvm.loop !165

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
  br i1 %173, label %174, label %163, !llvm.loop !166

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
  br i1 %275, label %276, label %267, !llvm.loop !167

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
  br i1 %299, label %286, label %291, !llvm.loop !168

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
  br i1 %329, label %104, label %300, !llvm.loop !169

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
  br i1 %339, label %327, label %330, !llvm.loop !170

340:                                              ; preds = %104, %82, %4
  ret double %5
}

; Function Attrs: nounwind uwtable
define void @guards(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr noundef %3) local_unnamed_addr #0 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %6 = load i64, ptr %5, align 8, !tbaa !171
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %37, label %8

8:                                                ; preds = %4
  tail call fastcc void @set_state(ptr noundef nonnull %0, double noundef %1, ptr noundef %2)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 25
  %10 = load i64, ptr %9, align 8, !tbaa !82
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %28, label %12

12:                                               ; preds = %8
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %14 = load ptr, ptr %13, align 8, !tbaa !159
  %15 = inttoptr i64 %10 to ptr
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 26
  %17 = load i64, ptr %16, align 8, !tbaa !83
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %19 = load ptr, ptr %18, align 8, !tbaa !17
  tail call void %15(i64 noundef %17, ptr noundef %19, ptr noundef %14, i64 noundef 1) #13
  %20 = load i64, ptr %16, align 8, !tbaa !83
  %21 = inttoptr i64 %20 to ptr
  %22 = getelementptr inbounds %struct.Tree, ptr %21, i64 0, i32 7
  %23 = load i64, ptr %22, align 8, !tbaa !84
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %28, label %25

25:                                               ; preds = %12
  %26 = sitofp i64 %23 to double
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  store double %26, ptr %27, align 8, !tbaa !86
  br label %28

28:                                               ; preds = %25, %12, %8
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 23
  %30 = load i64, ptr %29, align 8, !tbaa !172
  %31 = inttoptr i64 %30 to ptr
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %33 = load ptr, ptr %32, align 8, !tbaa !17
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 24
  %35 = load i64, ptr %34, align 8, !tbaa !173
  %36 = inttoptr i64 %35 to ptr
  tail call void %31(ptr noundef %3, ptr noundef %33, ptr noundef %36) #13
  br label %37

37:                                               ; preds = %4, %28
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %39 = load i64, ptr %38, align 8, !tbaa !43
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %54, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 106
  %43 = load ptr, ptr %42, align 8, !tbaa !159
  tail call void @rates(ptr noundef nonnull %0, double noundef %1, ptr noundef %2, ptr noundef %43)
  %44 = load i64, ptr %38, align 8, !tbaa !43
  %45 = icmp sgt i64 %44, 0
  br i1 %45, label %46, label %54

46:                                               ; preds = %41, %46
  %47 = phi i64 [ %52, %46 ], [ 0, %41 ]
  %48 = tail call contract fastcc double @margin(ptr noundef nonnull %0, i64 noundef %47)
  %49 = load i64, ptr %5, align 8, !tbaa !171
  %50 = getelementptr double, ptr %3, i64 %49
  %51 = getelementptr double, ptr %50, i64 %47
  store double %48, ptr %51, align 8, !tbaa !32
  %52 = add nuw nsw i64 %47, 1
  %53 = icmp eq i64 %52, %44
  br i1 %53, label %54, label %46, !llvm.loop !174

54:                                               ; preds = %46, %41, %37
  ret void
}

; Function Attrs: nounwind uwtable
define double @first_step(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef %5) local_unnamed_addr #0 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
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
  br label %97

21:                                               ; preds = %97
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
  br i1 %33, label %34, label %22, !llvm.loop !175

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
  br i1 %49, label %50, label %38, !llvm.loop !175

50:                                               ; preds = %38
  %51 = tail call contract double @llvm.sqrt.f64(double %37)
  br label %52

52:                                               ; preds = %6, %50, %21
  %53 = phi double [ 0.000000e+00, %21 ], [ %51, %50 ], [ 0.000000e+00, %6 ]
  %54 = phi double [ 1.000000e+00, %21 ], [ %36, %50 ], [ 1.000000e+00, %6 ]
  %55 = phi double [ 0.000000e+00, %21 ], [ %47, %50 ], [ 0.000000e+00, %6 ]
  %56 = fdiv contract double %55, %54
  %57 = tail call contract double @llvm.sqrt.f64(double %56)
  %58 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 14
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %60 = load i64, ptr %59, align 8, !tbaa !176
  %61 = load i64, ptr %58, align 8, !tbaa !177
  %62 = icmp slt i64 %61, %60
  %63 = load double, ptr %1, align 8, !tbaa !179
  br i1 %62, label %64, label %79

64:                                               ; preds = %52
  %65 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %66 = load ptr, ptr %65, align 8, !tbaa !180
  br label %67

67:                                               ; preds = %72, %64
  %68 = phi i64 [ %61, %64 ], [ %73, %72 ]
  %69 = getelementptr inbounds double, ptr %66, i64 %68
  %70 = load double, ptr %69, align 8, !tbaa !32
  %71 = fcmp contract ugt double %70, %63
  br i1 %71, label %75, label %72

72:                                               ; preds = %67
  %73 = add i64 %68, 1
  store i64 %73, ptr %58, align 8, !tbaa !177
  %74 = icmp eq i64 %73, %60
  br i1 %74, label %79, label %67, !llvm.loop !181

75:                                               ; preds = %67
  %76 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %77 = load double, ptr %76, align 8, !tbaa !182
  %78 = fcmp contract olt double %70, %77
  br i1 %78, label %82, label %79

79:                                               ; preds = %72, %75, %52
  %80 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %81 = load double, ptr %80, align 8, !tbaa !182
  br label %82

82:                                               ; preds = %75, %79
  %83 = phi contract double [ %81, %79 ], [ %70, %75 ]
  %84 = fsub contract double %83, %63
  %85 = fcmp contract olt double %53, 1.000000e-05
  %86 = fcmp contract olt double %57, 1.000000e-05
  %87 = select i1 %85, i1 true, i1 %86
  %88 = fmul contract double %53, 1.000000e-02
  %89 = fdiv contract double %88, %57
  %90 = select contract i1 %87, double 0x3EB0C6F7A0B5ED8D, double %89
  %91 = fcmp contract olt double %90, %84
  %92 = select contract i1 %91, double %90, double %84
  %93 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %94 = load double, ptr %93, align 8, !tbaa !183
  %95 = fcmp contract olt double %92, %94
  %96 = select contract i1 %95, double %92, double %94
  br i1 %18, label %114, label %138

97:                                               ; preds = %19, %97
  %98 = phi i64 [ 0, %19 ], [ %108, %97 ]
  %99 = getelementptr inbounds double, ptr %4, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !32
  %101 = load double, ptr %20, align 8, !tbaa !184
  %102 = getelementptr inbounds double, ptr %2, i64 %98
  %103 = load double, ptr %102, align 8, !tbaa !32
  %104 = tail call contract double @llvm.fabs.f64(double %103)
  %105 = fmul contract double %101, %104
  %106 = fadd contract double %100, %105
  %107 = getelementptr inbounds double, ptr %5, i64 %98
  store double %106, ptr %107, align 8, !tbaa !32
  %108 = add nuw nsw i64 %98, 1
  %109 = icmp eq i64 %108, %14
  br i1 %109, label %21, label %97, !llvm.loop !185

110:                                              ; preds = %114
  %111 = load double, ptr %1, align 8, !tbaa !179
  %112 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 1, ptr %112, align 8, !tbaa !160
  %113 = fadd contract double %96, %111
  tail call void @rates(ptr noundef nonnull %0, double noundef %113, ptr noundef nonnull %15, ptr noundef nonnull %17)
  store i64 0, ptr %112, align 8, !tbaa !160
  br i1 %18, label %149, label %141

114:                                              ; preds = %82, %114
  %115 = phi i64 [ %123, %114 ], [ 0, %82 ]
  %116 = getelementptr inbounds double, ptr %2, i64 %115
  %117 = load double, ptr %116, align 8, !tbaa !32
  %118 = getelementptr inbounds double, ptr %3, i64 %115
  %119 = load double, ptr %118, align 8, !tbaa !32
  %120 = fmul contract double %96, %119
  %121 = fadd contract double %117, %120
  %122 = getelementptr inbounds double, ptr %15, i64 %115
  store double %121, ptr %122, align 8, !tbaa !32
  %123 = add nuw nsw i64 %115, 1
  %124 = icmp eq i64 %123, %14
  br i1 %124, label %110, label %114, !llvm.loop !186

125:                                              ; preds = %149
  br i1 %18, label %126, label %141

126:                                              ; preds = %125, %126
  %127 = phi i64 [ %136, %126 ], [ 0, %125 ]
  %128 = phi double [ %135, %126 ], [ 0.000000e+00, %125 ]
  %129 = getelementptr inbounds double, ptr %17, i64 %127
  %130 = load double, ptr %129, align 8, !tbaa !32
  %131 = getelementptr inbounds double, ptr %5, i64 %127
  %132 = load double, ptr %131, align 8, !tbaa !32
  %133 = fdiv contract double %130, %132
  %134 = fmul contract double %133, %133
  %135 = fadd contract double %128, %134
  %136 = add nuw nsw i64 %127, 1
  %137 = icmp eq i64 %136, %14
  br i1 %137, label %141, label %126, !llvm.loop !175

138:                                              ; preds = %82
  %139 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 1, ptr %139, align 8, !tbaa !160
  %140 = fadd contract double %96, %63
  tail call void @rates(ptr noundef nonnull %0, double noundef %140, ptr noundef %15, ptr noundef %17)
  store i64 0, ptr %139, align 8, !tbaa !160
  br label %141

141:                                              ; preds = %126, %138, %110, %125
  %142 = phi double [ 0.000000e+00, %125 ], [ 0.000000e+00, %110 ], [ 0.000000e+00, %138 ], [ %135, %126 ]
  %143 = fdiv contract double %142, %54
  %144 = tail call contract double @llvm.sqrt.f64(double %143)
  %145 = fdiv contract double %144, %96
  %146 = fcmp contract ogt double %57, %145
  %147 = select contract i1 %146, double %57, double %145
  %148 = fcmp contract ugt double %147, 1.000000e-15
  br i1 %148, label %162, label %158

149:                                              ; preds = %110, %149
  %150 = phi i64 [ %156, %149 ], [ 0, %110 ]
  %151 = getelementptr inbounds double, ptr %3, i64 %150
  %152 = load double, ptr %151, align 8, !tbaa !32
  %153 = getelementptr inbounds double, ptr %17, i64 %150
  %154 = load double, ptr %153, align 8, !tbaa !32
  %155 = fsub contract double %154, %152
  store double %155, ptr %153, align 8, !tbaa !32
  %156 = add nuw nsw i64 %150, 1
  %157 = icmp eq i64 %156, %14
  br i1 %157, label %125, label %149, !llvm.loop !187

158:                                              ; preds = %141
  %159 = fmul contract double %96, 1.000000e-03
  %160 = fcmp contract ogt double %159, 0x3EB0C6F7A0B5ED8D
  %161 = select contract i1 %160, double %159, double 0x3EB0C6F7A0B5ED8D
  br label %165

162:                                              ; preds = %141
  %163 = fdiv contract double 1.000000e-02, %147
  %164 = tail call contract double @llvm.pow.f64(double %163, double 1.250000e-01)
  br label %165

165:                                              ; preds = %162, %158
  %166 = phi contract double [ %161, %158 ], [ %164, %162 ]
  %167 = fmul contract double %96, 1.000000e+02
  %168 = fcmp contract olt double %166, %167
  %169 = select contract i1 %168, double %166, double %167
  %170 = fcmp contract olt double %169, %84
  %171 = select contract i1 %170, double %169, double %84
  %172 = load double, ptr %93, align 8, !tbaa !183
  %173 = fcmp contract olt double %171, %172
  %174 = select contract i1 %173, double %171, double %172
  ret double %174
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.pow.f64(double, double) #3

; Function Attrs: nounwind uwtable
define i64 @integrate(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, ptr nocapture noundef readonly %5, ptr nocapture noundef writeonly %6, ptr nocapture noundef writeonly %7, ptr nocapture noundef writeonly %8, ptr noundef %9, ptr noundef %10) local_unnamed_addr #0 {
  %12 = alloca [3 x double], align 16
  %13 = alloca [3 x double], align 16
  %14 = alloca %struct.Search, align 8
  %15 = alloca %struct.Loop, align 8
  %16 = load i64, ptr %0, align 8, !tbaa !13
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %18 = load i64, ptr %17, align 8, !tbaa !14
  %19 = add i64 %18, %16
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %21 = load i64, ptr %20, align 8, !tbaa !15
  %22 = add i64 %21, 1
  %23 = mul i64 %22, %19
  %24 = mul nsw i64 %23, 24
  %25 = getelementptr inbounds double, ptr %10, i64 %24
  %26 = mul nsw i64 %23, 3
  %27 = getelementptr inbounds double, ptr %25, i64 %26
  call void @llvm.lifetime.start.p0(i64 208, ptr nonnull %15) #13
  store ptr %0, ptr %15, align 8, !tbaa !188
  %28 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 1
  store ptr %1, ptr %28, align 8, !tbaa !190
  %29 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 2
  %30 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %31 = load i64, ptr %30, align 8, !tbaa !191
  %32 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %31
  store ptr %32, ptr %29, align 8, !tbaa !192
  %33 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 3
  store ptr %2, ptr %33, align 8, !tbaa !193
  %34 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 4
  store ptr %3, ptr %34, align 8, !tbaa !194
  %35 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 5
  store ptr %4, ptr %35, align 8, !tbaa !195
  %36 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 6
  store ptr %10, ptr %36, align 8, !tbaa !196
  %37 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 7
  store ptr %25, ptr %37, align 8, !tbaa !197
  %38 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 8
  %39 = getelementptr inbounds double, ptr %25, i64 %23
  store ptr %39, ptr %38, align 8, !tbaa !198
  %40 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 9
  %41 = shl nsw i64 %23, 1
  %42 = getelementptr inbounds double, ptr %25, i64 %41
  store ptr %42, ptr %40, align 8, !tbaa !199
  %43 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 10
  store ptr %9, ptr %43, align 8, !tbaa !200
  %44 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 11
  store ptr %27, ptr %44, align 8, !tbaa !201
  %45 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 12
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 14
  %47 = load i64, ptr %46, align 8, !tbaa !171
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %49 = load i64, ptr %48, align 8, !tbaa !43
  %50 = getelementptr double, ptr %27, i64 %49
  %51 = getelementptr double, ptr %50, i64 %47
  store ptr %51, ptr %45, align 8, !tbaa !202
  %52 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 13
  %53 = load double, ptr %1, align 8, !tbaa !179
  %54 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 14
  %55 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 15
  %56 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 16
  %57 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 17
  %58 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %54, i8 0, i64 32, i1 false)
  store double 0x7FF0000000000000, ptr %58, align 8, !tbaa !203
  %59 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 19
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  %61 = load double, ptr %60, align 8, !tbaa !204
  store double %61, ptr %59, align 8, !tbaa !205
  %62 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 20
  store i64 1, ptr %62, align 8, !tbaa !206
  %63 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 21
  %64 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 22
  %65 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 23
  %66 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 24
  %67 = getelementptr inbounds %struct.Loop, ptr %15, i64 0, i32 25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %63, i8 0, i64 32, i1 false)
  store i64 -1, ptr %67, align 8, !tbaa !207
  %68 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 12
  %69 = load i64, ptr %68, align 8, !tbaa !208
  %70 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 13
  %71 = load i64, ptr %70, align 8, !tbaa !209
  %72 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 10
  store i64 0, ptr %72, align 8, !tbaa !210
  %73 = icmp eq i64 %69, 0
  br i1 %73, label %74, label %122

74:                                               ; preds = %11
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %76 = load i64, ptr %75, align 8, !tbaa !161
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %78 = load i64, ptr %77, align 8, !tbaa !20
  %79 = icmp slt i64 %76, %78
  br i1 %79, label %80, label %122

80:                                               ; preds = %74
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 6
  %82 = load i64, ptr %81, align 8, !tbaa !42
  switch i64 %82, label %83 [
    i64 0, label %122
    i64 3, label %122
  ]

83:                                               ; preds = %80
  %84 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %85 = load double, ptr %84, align 8, !tbaa !211
  %86 = fcmp contract ogt double %85, 0.000000e+00
  %87 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 4
  %88 = load double, ptr %87, align 8, !tbaa !183
  br i1 %86, label %89, label %92

89:                                               ; preds = %83
  %90 = fcmp contract olt double %85, %88
  br i1 %90, label %92, label %91

91:                                               ; preds = %89
  br label %92

92:                                               ; preds = %91, %89, %83
  %93 = phi contract double [ %85, %89 ], [ %88, %91 ], [ %88, %83 ]
  %94 = fmul contract double %93, 1.000000e-01
  %95 = fadd contract double %53, %94
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %97 = icmp sgt i64 %23, 0
  %98 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 3
  br label %99

99:                                               ; preds = %101, %92
  %100 = phi i64 [ 1, %92 ], [ %107, %101 ]
  br i1 %97, label %110, label %101

101:                                              ; preds = %110, %99
  store i64 %100, ptr %96, align 8, !tbaa !160
  %102 = load double, ptr %98, align 8, !tbaa !212
  %103 = tail call contract double @project(ptr noundef nonnull %0, double noundef %95, ptr noundef %39, double noundef %102)
  store i64 0, ptr %96, align 8, !tbaa !160
  store i64 %76, ptr %75, align 8, !tbaa !161
  %104 = load double, ptr %98, align 8, !tbaa !212
  %105 = fmul contract double %104, 1.000000e+03
  %106 = fcmp contract ole double %103, %105
  %107 = add nsw i64 %100, -1
  %108 = icmp eq i64 %100, 0
  %109 = select i1 %106, i1 true, i1 %108
  br i1 %109, label %121, label %99, !llvm.loop !213

110:                                              ; preds = %99, %110
  %111 = phi i64 [ %119, %110 ], [ 0, %99 ]
  %112 = getelementptr inbounds double, ptr %2, i64 %111
  %113 = load double, ptr %112, align 8, !tbaa !32
  %114 = getelementptr inbounds double, ptr %3, i64 %111
  %115 = load double, ptr %114, align 8, !tbaa !32
  %116 = fmul contract double %94, %115
  %117 = fadd contract double %113, %116
  %118 = getelementptr inbounds double, ptr %39, i64 %111
  store double %117, ptr %118, align 8, !tbaa !32
  %119 = add nuw nsw i64 %111, 1
  %120 = icmp eq i64 %119, %23
  br i1 %120, label %101, label %110, !llvm.loop !214

121:                                              ; preds = %101
  tail call fastcc void @rates_here(ptr noundef nonnull %0, double noundef %95, ptr noundef %39, ptr noundef %42)
  br label %122

122:                                              ; preds = %121, %80, %80, %74, %11
  %123 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 1, ptr %123, align 8, !tbaa !160
  %124 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 2
  %125 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 11
  %126 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 14
  %127 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 16
  %128 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 91
  %129 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %31, i32 5
  %130 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 1
  %131 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %132 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %133 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  %134 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  %135 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 89
  %136 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 5
  %137 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %31, i32 3
  %138 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %31, i32 4
  %139 = shl i64 %23, 3
  %140 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 1
  %141 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 2
  %142 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 3
  %143 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 4
  %144 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 5
  %145 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 6
  %146 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 7
  %147 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 8
  %148 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 9
  %149 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 10
  %150 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 11
  %151 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 12
  %152 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 13
  %153 = getelementptr inbounds %struct.Search, ptr %14, i64 0, i32 14
  %154 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 1
  %155 = getelementptr inbounds double, ptr %12, i64 1
  %156 = getelementptr inbounds double, ptr %13, i64 2
  %157 = getelementptr inbounds double, ptr %12, i64 2
  %158 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 8
  %159 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 9
  %160 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 119
  br label %161

161:                                              ; preds = %2189, %122
  %162 = phi ptr [ %1, %122 ], [ %2190, %2189 ]
  %163 = phi ptr [ %1, %122 ], [ %2191, %2189 ]
  %164 = phi i64 [ %71, %122 ], [ %2192, %2189 ]
  %165 = phi i64 [ %69, %122 ], [ %2193, %2189 ]
  %166 = load double, ptr %1, align 8, !tbaa !179
  store double %166, ptr %52, align 8, !tbaa !215
  %167 = load double, ptr %124, align 8, !tbaa !182
  %168 = fsub contract double %167, %166
  %169 = tail call contract double @llvm.fabs.f64(double %166)
  %170 = fmul contract double %168, 1.000000e-02
  %171 = fcmp contract ogt double %169, %170
  %172 = select contract i1 %171, double %169, double %170
  store double %172, ptr %56, align 8, !tbaa !216
  %173 = tail call contract double @llvm.fabs.f64(double %167)
  %174 = fcmp contract ogt double %173, %172
  %175 = select contract i1 %174, double %173, double %172
  %176 = fmul contract double %175, 0x3CD0000000000000
  %177 = fcmp contract ugt double %168, %176
  br i1 %177, label %178, label %2194

178:                                              ; preds = %161
  %179 = load i64, ptr %72, align 8, !tbaa !210
  %180 = load i64, ptr %125, align 8, !tbaa !217
  %181 = icmp eq i64 %179, %180
  br i1 %181, label %2194, label %182

182:                                              ; preds = %178
  %183 = load i64, ptr %127, align 8, !tbaa !176
  %184 = load i64, ptr %126, align 8, !tbaa !177
  %185 = icmp slt i64 %184, %183
  br i1 %185, label %186, label %200

186:                                              ; preds = %182
  %187 = load ptr, ptr %128, align 8, !tbaa !180
  br label %188

188:                                              ; preds = %193, %186
  %189 = phi i64 [ %184, %186 ], [ %194, %193 ]
  %190 = getelementptr inbounds double, ptr %187, i64 %189
  %191 = load double, ptr %190, align 8, !tbaa !32
  %192 = fcmp contract ugt double %191, %166
  br i1 %192, label %196, label %193

193:                                              ; preds = %188
  %194 = add i64 %189, 1
  store i64 %194, ptr %126, align 8, !tbaa !177
  %195 = icmp eq i64 %194, %183
  br i1 %195, label %200, label %188, !llvm.loop !181

196:                                              ; preds = %188
  %197 = fcmp contract olt double %191, %167
  br i1 %197, label %198, label %200

198:                                              ; preds = %196
  %199 = fsub contract double %191, %166
  br label %200

200:                                              ; preds = %193, %198, %196, %182
  %201 = phi double [ %199, %198 ], [ %168, %196 ], [ %168, %182 ], [ %168, %193 ]
  %202 = phi i64 [ %189, %198 ], [ %189, %196 ], [ %184, %182 ], [ %183, %193 ]
  %203 = fmul contract double %172, 0x3D10000000000000
  %204 = fcmp contract ugt double %201, %203
  br i1 %204, label %246, label %205

205:                                              ; preds = %200
  %206 = icmp slt i64 %202, %183
  br i1 %206, label %207, label %219

207:                                              ; preds = %205
  %208 = load ptr, ptr %128, align 8, !tbaa !180
  br label %209

209:                                              ; preds = %214, %207
  %210 = phi i64 [ %202, %207 ], [ %215, %214 ]
  %211 = getelementptr inbounds double, ptr %208, i64 %210
  %212 = load double, ptr %211, align 8, !tbaa !32
  %213 = fcmp contract ugt double %212, %166
  br i1 %213, label %217, label %214

214:                                              ; preds = %209
  %215 = add i64 %210, 1
  store i64 %215, ptr %126, align 8, !tbaa !177
  %216 = icmp eq i64 %215, %183
  br i1 %216, label %219, label %209, !llvm.loop !181

217:                                              ; preds = %209
  %218 = fcmp contract olt double %212, %167
  br i1 %218, label %220, label %219

219:                                              ; preds = %214, %217, %205
  br label %220

220:                                              ; preds = %219, %217
  %221 = phi contract double [ %167, %219 ], [ %212, %217 ]
  store double %221, ptr %1, align 8, !tbaa !179
  %222 = load ptr, ptr %15, align 8, !tbaa !188
  %223 = getelementptr inbounds %struct.Plant, ptr %222, i64 0, i32 119
  store double 0.000000e+00, ptr %223, align 8, !tbaa !150
  %224 = getelementptr inbounds %struct.Plant, ptr %222, i64 0, i32 19
  store i64 0, ptr %224, align 8, !tbaa !160
  %225 = load double, ptr %163, align 8, !tbaa !179
  %226 = load ptr, ptr %33, align 8, !tbaa !193
  %227 = load ptr, ptr %34, align 8, !tbaa !194
  tail call void @rates(ptr noundef %222, double noundef %225, ptr noundef %226, ptr noundef %227)
  store i64 1, ptr %62, align 8, !tbaa !206
  store i64 1, ptr %224, align 8, !tbaa !160
  %228 = getelementptr inbounds %struct.Plant, ptr %222, i64 0, i32 120
  %229 = load double, ptr %228, align 8, !tbaa !204
  store double %229, ptr %59, align 8, !tbaa !205
  %230 = load i64, ptr %222, align 8, !tbaa !13
  %231 = getelementptr inbounds %struct.Plant, ptr %222, i64 0, i32 1
  %232 = load i64, ptr %231, align 8, !tbaa !14
  %233 = add nsw i64 %232, %230
  %234 = getelementptr inbounds %struct.Plant, ptr %222, i64 0, i32 31
  %235 = load i64, ptr %234, align 8, !tbaa !15
  %236 = add nsw i64 %235, 1
  %237 = mul nsw i64 %236, %233
  %238 = load double, ptr %163, align 8, !tbaa !179
  %239 = getelementptr inbounds %struct.Clock, ptr %163, i64 0, i32 10
  %240 = load i64, ptr %239, align 8, !tbaa !210
  %241 = getelementptr inbounds double, ptr %7, i64 %240
  store double %238, ptr %241, align 8, !tbaa !32
  %242 = add nsw i64 %240, 1
  store i64 %242, ptr %239, align 8, !tbaa !210
  %243 = mul nsw i64 %240, %237
  %244 = getelementptr inbounds double, ptr %8, i64 %243
  %245 = shl i64 %237, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %244, ptr align 8 %226, i64 %245, i1 false)
  br label %2189

246:                                              ; preds = %200
  %247 = load i64, ptr %68, align 8, !tbaa !208
  %248 = icmp sgt i64 %247, %165
  br i1 %248, label %249, label %251

249:                                              ; preds = %246
  %250 = load i64, ptr %70, align 8, !tbaa !209
  br label %251

251:                                              ; preds = %249, %246
  %252 = phi i64 [ %250, %249 ], [ %164, %246 ]
  %253 = phi i64 [ %247, %249 ], [ %165, %246 ]
  %254 = load i64, ptr %129, align 8, !tbaa !218
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %256, label %271

256:                                              ; preds = %251
  %257 = load double, ptr %130, align 8, !tbaa !211
  %258 = fmul contract double %172, 0x3CE4000000000000
  %259 = fcmp contract ogt double %257, %258
  br i1 %259, label %260, label %264

260:                                              ; preds = %256
  %261 = load i64, ptr %70, align 8, !tbaa !209
  %262 = sub nsw i64 %261, %252
  %263 = icmp sgt i64 %262, 500
  br i1 %263, label %264, label %271

264:                                              ; preds = %260, %256
  %265 = load double, ptr %160, align 8, !tbaa !150
  %266 = fcmp contract une double %265, 0.000000e+00
  br i1 %266, label %2194, label %267

267:                                              ; preds = %264
  %268 = load double, ptr %134, align 8, !tbaa !86
  %269 = fcmp contract une double %268, 0.000000e+00
  %270 = select i1 %269, i64 7, i64 2
  br label %2194

271:                                              ; preds = %260, %251
  %272 = load ptr, ptr %15, align 8, !tbaa !188
  %273 = getelementptr inbounds %struct.Clock, ptr %163, i64 0, i32 14
  %274 = getelementptr inbounds %struct.Plant, ptr %272, i64 0, i32 16
  %275 = load i64, ptr %274, align 8, !tbaa !176
  %276 = load i64, ptr %273, align 8, !tbaa !177
  %277 = icmp slt i64 %276, %275
  br i1 %277, label %278, label %294

278:                                              ; preds = %271
  %279 = getelementptr inbounds %struct.Plant, ptr %272, i64 0, i32 91
  %280 = load ptr, ptr %279, align 8, !tbaa !180
  %281 = load double, ptr %163, align 8, !tbaa !179
  br label %282

282:                                              ; preds = %287, %278
  %283 = phi i64 [ %276, %278 ], [ %288, %287 ]
  %284 = getelementptr inbounds double, ptr %280, i64 %283
  %285 = load double, ptr %284, align 8, !tbaa !32
  %286 = fcmp contract ugt double %285, %281
  br i1 %286, label %290, label %287

287:                                              ; preds = %282
  %288 = add i64 %283, 1
  store i64 %288, ptr %273, align 8, !tbaa !177
  %289 = icmp eq i64 %288, %275
  br i1 %289, label %294, label %282, !llvm.loop !181

290:                                              ; preds = %282
  %291 = getelementptr inbounds %struct.Clock, ptr %163, i64 0, i32 2
  %292 = load double, ptr %291, align 8, !tbaa !182
  %293 = fcmp contract olt double %285, %292
  br i1 %293, label %297, label %294

294:                                              ; preds = %287, %290, %271
  %295 = getelementptr inbounds %struct.Clock, ptr %163, i64 0, i32 2
  %296 = load double, ptr %295, align 8, !tbaa !182
  br label %297

297:                                              ; preds = %294, %290
  %298 = phi contract double [ %296, %294 ], [ %285, %290 ]
  %299 = load double, ptr %58, align 8, !tbaa !203
  %300 = fcmp contract olt double %299, %298
  %301 = select contract i1 %300, double %299, double %298
  %302 = fsub contract double %301, %166
  %303 = load ptr, ptr %29, align 8, !tbaa !192
  %304 = getelementptr inbounds %struct.Stepper, ptr %303, i64 0, i32 5
  %305 = load i64, ptr %304, align 8, !tbaa !218
  %306 = icmp eq i64 %305, 0
  br i1 %306, label %321, label %307

307:                                              ; preds = %297
  %308 = load double, ptr %163, align 8, !tbaa !179
  %309 = getelementptr inbounds %struct.Clock, ptr %163, i64 0, i32 6
  %310 = load double, ptr %309, align 8, !tbaa !220
  %311 = fsub contract double %308, %310
  %312 = getelementptr inbounds %struct.Clock, ptr %163, i64 0, i32 4
  %313 = load double, ptr %312, align 8, !tbaa !183
  %314 = fdiv contract double %311, %313
  %315 = fadd contract double %314, 1.000000e-09
  %316 = tail call contract double @llvm.floor.f64(double %315)
  %317 = fadd contract double %316, 1.000000e+00
  %318 = fmul contract double %313, %317
  %319 = fadd contract double %310, %318
  %320 = fsub contract double %319, %166
  br label %324

321:                                              ; preds = %297
  %322 = getelementptr inbounds %struct.Clock, ptr %163, i64 0, i32 1
  %323 = load double, ptr %322, align 8, !tbaa !211
  br label %324

324:                                              ; preds = %321, %307
  %325 = phi contract double [ %320, %307 ], [ %323, %321 ]
  %326 = sitofp i64 %305 to double
  %327 = fmul contract double %326, 1.000000e-09
  %328 = fsub contract double 1.000000e+00, %327
  %329 = fmul contract double %302, %328
  %330 = fcmp contract oge double %325, %329
  %331 = zext i1 %330 to i64
  store i64 %331, ptr %64, align 8, !tbaa !221
  br i1 %330, label %337, label %332

332:                                              ; preds = %324
  br i1 %306, label %333, label %338

333:                                              ; preds = %332
  %334 = fmul contract double %302, 5.000000e-01
  %335 = fcmp contract ogt double %325, %334
  br i1 %335, label %336, label %338

336:                                              ; preds = %333
  br label %338

337:                                              ; preds = %324
  store double %302, ptr %54, align 8, !tbaa !222
  br label %341

338:                                              ; preds = %336, %333, %332
  %339 = phi double [ %325, %333 ], [ %334, %336 ], [ %325, %332 ]
  store double %339, ptr %54, align 8, !tbaa !222
  %340 = fadd contract double %166, %339
  br label %341

341:                                              ; preds = %338, %337
  %342 = phi double [ %339, %338 ], [ %302, %337 ]
  %343 = phi contract double [ %340, %338 ], [ %301, %337 ]
  store double %343, ptr %57, align 8, !tbaa !223
  store double %343, ptr %55, align 8, !tbaa !224
  %344 = load ptr, ptr %33, align 8, !tbaa !193
  %345 = load ptr, ptr %34, align 8, !tbaa !194
  %346 = load ptr, ptr %35, align 8, !tbaa !195
  %347 = load i64, ptr %62, align 8, !tbaa !206
  %348 = load ptr, ptr %37, align 8, !tbaa !197
  %349 = load ptr, ptr %36, align 8, !tbaa !196
  %350 = load ptr, ptr %131, align 8, !tbaa !225
  %351 = load i64, ptr %0, align 8, !tbaa !13
  %352 = getelementptr inbounds double, ptr %345, i64 %351
  %353 = load i64, ptr %17, align 8, !tbaa !14
  %354 = shl i64 %353, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %350, ptr align 8 %352, i64 %354, i1 false)
  %355 = load i64, ptr %132, align 8, !tbaa !20
  %356 = icmp sgt i64 %355, 0
  br i1 %356, label %357, label %361

357:                                              ; preds = %341
  %358 = load double, ptr %60, align 8, !tbaa !204
  %359 = fcmp contract olt double %358, 1.000000e-04
  %360 = uitofp i1 %359 to double
  br label %361

361:                                              ; preds = %357, %341
  %362 = phi double [ 0.000000e+00, %341 ], [ %360, %357 ]
  store double %362, ptr %133, align 8, !tbaa !5
  store double 1.000000e+00, ptr %60, align 8, !tbaa !204
  store double 0.000000e+00, ptr %134, align 8, !tbaa !86
  %363 = load i64, ptr %48, align 8, !tbaa !43
  %364 = icmp sgt i64 %363, 0
  br i1 %364, label %365, label %367

365:                                              ; preds = %361
  %366 = load ptr, ptr %135, align 8, !tbaa !157
  br label %373

367:                                              ; preds = %373, %361
  %368 = load ptr, ptr %32, align 16, !tbaa !226
  %369 = load double, ptr %136, align 8, !tbaa !184
  %370 = tail call contract double %368(ptr noundef nonnull %0, double noundef %166, double noundef %342, ptr noundef %344, ptr noundef %345, ptr noundef %346, double noundef %369, i64 noundef %347, ptr noundef %348, ptr noundef %349) #13
  %371 = load double, ptr %133, align 8, !tbaa !5
  %372 = fcmp contract une double %371, 0.000000e+00
  br i1 %372, label %387, label %378

373:                                              ; preds = %373, %365
  %374 = phi i64 [ 0, %365 ], [ %376, %373 ]
  %375 = getelementptr inbounds double, ptr %366, i64 %374
  store double 0x7FF0000000000000, ptr %375, align 8, !tbaa !32
  %376 = add nuw nsw i64 %374, 1
  %377 = icmp eq i64 %376, %363
  br i1 %377, label %367, label %373, !llvm.loop !227

378:                                              ; preds = %367
  %379 = load i64, ptr %132, align 8, !tbaa !20
  %380 = icmp sgt i64 %379, 0
  br i1 %380, label %381, label %387

381:                                              ; preds = %378
  %382 = load double, ptr %60, align 8, !tbaa !204
  %383 = fcmp contract olt double %382, 1.000000e-04
  br i1 %383, label %384, label %387

384:                                              ; preds = %381
  store double 1.000000e+00, ptr %133, align 8, !tbaa !5
  %385 = load double, ptr %136, align 8, !tbaa !184
  %386 = tail call contract double %368(ptr noundef nonnull %0, double noundef %166, double noundef %342, ptr noundef %344, ptr noundef %345, ptr noundef %346, double noundef %385, i64 noundef 1, ptr noundef %348, ptr noundef %349) #13
  br label %387

387:                                              ; preds = %384, %381, %378, %367
  %388 = phi double [ %370, %367 ], [ %386, %384 ], [ %370, %381 ], [ %370, %378 ]
  %389 = load double, ptr %134, align 8, !tbaa !86
  %390 = fcmp contract une double %389, 0.000000e+00
  %391 = select contract i1 %390, double 0x7FF8000000000000, double %388
  %392 = tail call double @llvm.fabs.f64(double %391)
  %393 = fcmp ueq double %392, 0x7FF0000000000000
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %62, i8 0, i64 16, i1 false)
  br i1 %393, label %394, label %411

394:                                              ; preds = %387
  %395 = load double, ptr %54, align 8, !tbaa !222
  %396 = fmul contract double %395, 1.000000e-01
  %397 = getelementptr inbounds %struct.Clock, ptr %162, i64 0, i32 1
  store double %396, ptr %397, align 8, !tbaa !211
  %398 = getelementptr inbounds %struct.Clock, ptr %162, i64 0, i32 13
  %399 = load i64, ptr %398, align 8, !tbaa !209
  %400 = add nsw i64 %399, 1
  store i64 %400, ptr %398, align 8, !tbaa !209
  br i1 %255, label %401, label %406

401:                                              ; preds = %394
  %402 = load double, ptr %130, align 8, !tbaa !211
  %403 = load double, ptr %56, align 8, !tbaa !216
  %404 = fmul contract double %403, 0x3D06849B86A12B9B
  %405 = fcmp contract olt double %402, %404
  br i1 %405, label %406, label %2189

406:                                              ; preds = %401, %394
  %407 = load double, ptr %160, align 8, !tbaa !150
  %408 = fcmp contract une double %407, 0.000000e+00
  br i1 %408, label %2194, label %409

409:                                              ; preds = %406
  %410 = select i1 %390, i64 7, i64 3
  br label %2194

411:                                              ; preds = %387
  %412 = fcmp contract oeq double %391, 0.000000e+00
  br i1 %412, label %413, label %415

413:                                              ; preds = %411
  %414 = load double, ptr %138, align 16, !tbaa !228
  br label %421

415:                                              ; preds = %411
  %416 = load double, ptr %137, align 8, !tbaa !229
  %417 = fdiv contract double -1.000000e+00, %416
  %418 = tail call contract double @llvm.pow.f64(double %391, double %417)
  %419 = fmul contract double %418, 9.000000e-01
  %420 = load double, ptr %138, align 16, !tbaa !228
  br label %421

421:                                              ; preds = %415, %413
  %422 = phi double [ %414, %413 ], [ %420, %415 ]
  %423 = phi contract double [ %414, %413 ], [ %419, %415 ]
  %424 = fcmp contract ogt double %423, %422
  %425 = fcmp contract olt double %423, 2.000000e-01
  %426 = select contract i1 %425, double 2.000000e-01, double %423
  %427 = select contract i1 %424, double %422, double %426
  %428 = load i64, ptr %132, align 8, !tbaa !20
  %429 = icmp sgt i64 %428, 0
  br i1 %429, label %430, label %439

430:                                              ; preds = %421
  %431 = load double, ptr %60, align 8, !tbaa !204
  %432 = fcmp contract uge double %431, 1.000000e-04
  %433 = load double, ptr %59, align 8
  %434 = fcmp contract ult double %433, 1.000000e-04
  %435 = select i1 %432, i1 true, i1 %434
  br i1 %435, label %439, label %436

436:                                              ; preds = %430
  %437 = load i64, ptr %65, align 8, !tbaa !230
  %438 = icmp slt i64 %437, 12
  br label %439

439:                                              ; preds = %436, %430, %421
  %440 = phi i1 [ false, %430 ], [ false, %421 ], [ %438, %436 ]
  %441 = load ptr, ptr %40, align 8, !tbaa !199
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %441, ptr align 8 %348, i64 %139, i1 false)
  %442 = fcmp contract ole double %391, 1.000000e+00
  %443 = getelementptr inbounds %struct.Plant, ptr %272, i64 0, i32 14
  %444 = load i64, ptr %443, align 8, !tbaa !171
  %445 = getelementptr inbounds %struct.Plant, ptr %272, i64 0, i32 12
  %446 = load i64, ptr %445, align 8, !tbaa !43
  %447 = add nsw i64 %446, %444
  %448 = icmp sgt i64 %446, 0
  %449 = select i1 %442, i1 %448, i1 false
  %450 = load ptr, ptr %43, align 8, !tbaa !200
  br i1 %449, label %451, label %478

451:                                              ; preds = %439
  %452 = getelementptr inbounds %struct.Plant, ptr %272, i64 0, i32 89
  %453 = load ptr, ptr %452, align 8, !tbaa !157
  %454 = getelementptr double, ptr %450, i64 %444
  %455 = getelementptr inbounds %struct.Plant, ptr %272, i64 0, i32 90
  %456 = load ptr, ptr %455, align 8, !tbaa !156
  br label %457

457:                                              ; preds = %474, %451
  %458 = phi i1 [ true, %451 ], [ %476, %474 ]
  %459 = phi i64 [ 0, %451 ], [ %475, %474 ]
  %460 = getelementptr inbounds double, ptr %453, i64 %459
  %461 = load double, ptr %460, align 8, !tbaa !32
  %462 = getelementptr double, ptr %454, i64 %459
  %463 = load double, ptr %462, align 8, !tbaa !32
  %464 = getelementptr inbounds double, ptr %456, i64 %459
  %465 = load double, ptr %464, align 8, !tbaa !32
  %466 = fcmp contract olt double %463, 0.000000e+00
  br i1 %466, label %474, label %467

467:                                              ; preds = %457
  %468 = fcmp contract olt double %461, 0.000000e+00
  br i1 %468, label %478, label %469

469:                                              ; preds = %467
  %470 = fcmp contract olt double %463, %465
  %471 = select contract i1 %470, double %463, double %465
  %472 = fmul contract double %471, 5.000000e-01
  %473 = fcmp contract olt double %461, %472
  br i1 %473, label %478, label %474

474:                                              ; preds = %469, %457
  %475 = add nuw nsw i64 %459, 1
  %476 = icmp slt i64 %475, %446
  %477 = icmp eq i64 %475, %446
  br i1 %477, label %478, label %457, !llvm.loop !231

478:                                              ; preds = %474, %469, %467, %439
  %479 = phi i1 [ false, %439 ], [ %458, %469 ], [ %458, %467 ], [ %476, %474 ]
  %480 = zext i1 %479 to i64
  %481 = load ptr, ptr %45, align 8, !tbaa !202
  %482 = mul nsw i64 %447, 9
  %483 = getelementptr inbounds double, ptr %481, i64 %482
  call void @llvm.lifetime.start.p0(i64 120, ptr nonnull %14) #13
  store ptr %272, ptr %14, align 8, !tbaa !232
  store ptr %303, ptr %140, align 8, !tbaa !234
  store ptr %349, ptr %141, align 8, !tbaa !235
  store ptr %344, ptr %142, align 8, !tbaa !236
  store ptr %441, ptr %143, align 8, !tbaa !237
  store ptr %450, ptr %144, align 8, !tbaa !238
  %484 = load double, ptr %52, align 8, !tbaa !215
  store double %484, ptr %145, align 8, !tbaa !239
  %485 = load double, ptr %54, align 8, !tbaa !222
  store double %485, ptr %146, align 8, !tbaa !240
  %486 = zext i1 %442 to i64
  store i64 %486, ptr %147, align 8, !tbaa !241
  store i64 %480, ptr %148, align 8, !tbaa !242
  %487 = load ptr, ptr %38, align 8, !tbaa !198
  store ptr %487, ptr %149, align 8, !tbaa !243
  store ptr %481, ptr %150, align 8, !tbaa !244
  store ptr %483, ptr %151, align 8, !tbaa !245
  %488 = getelementptr inbounds double, ptr %483, i64 %447
  store ptr %488, ptr %152, align 8, !tbaa !246
  store i64 -1, ptr %67, align 8, !tbaa !207
  br i1 %442, label %489, label %492

489:                                              ; preds = %478
  %490 = icmp sgt i64 %444, 0
  %491 = select i1 %490, i1 true, i1 %479
  br i1 %491, label %496, label %1596

492:                                              ; preds = %478
  %493 = getelementptr inbounds %struct.Plant, ptr %272, i64 0, i32 15
  %494 = load i64, ptr %493, align 8, !tbaa !247
  %495 = icmp sgt i64 %494, 0
  br i1 %495, label %496, label %1596

496:                                              ; preds = %492, %489
  %497 = getelementptr inbounds %struct.Stepper, ptr %303, i64 0, i32 1
  %498 = load ptr, ptr %497, align 8, !tbaa !248
  tail call void %498(ptr noundef nonnull %272, double noundef %484, double noundef %485, ptr noundef %344, ptr noundef %441, ptr noundef %349) #13
  %499 = load i64, ptr %443, align 8, !tbaa !171
  %500 = load i64, ptr %445, align 8, !tbaa !43
  %501 = add nsw i64 %500, %499
  store i64 1, ptr %63, align 8, !tbaa !249
  %502 = load ptr, ptr %44, align 8, !tbaa !201
  store i64 0, ptr %153, align 8, !tbaa !250
  call fastcc void @look(ptr noundef nonnull %14, double noundef 0.000000e+00, ptr noundef %488)
  %503 = load ptr, ptr %151, align 8
  %504 = shl i64 %501, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %503, i8 0, i64 %504, i1 false)
  %505 = load ptr, ptr %14, align 8, !tbaa !232
  %506 = getelementptr inbounds %struct.Plant, ptr %505, i64 0, i32 14
  %507 = load i64, ptr %506, align 8, !tbaa !171
  %508 = icmp sgt i64 %507, 0
  br i1 %508, label %509, label %534

509:                                              ; preds = %496
  %510 = load ptr, ptr %144, align 8, !tbaa !238
  %511 = load ptr, ptr %152, align 8, !tbaa !246
  br label %512

512:                                              ; preds = %531, %509
  %513 = phi i64 [ 0, %509 ], [ %532, %531 ]
  %514 = getelementptr inbounds double, ptr %510, i64 %513
  %515 = load double, ptr %514, align 8, !tbaa !32
  %516 = getelementptr inbounds double, ptr %511, i64 %513
  %517 = load double, ptr %516, align 8, !tbaa !32
  %518 = fcmp contract uno double %517, 0.000000e+00
  br i1 %518, label %531, label %519

519:                                              ; preds = %512
  %520 = fcmp contract ogt double %515, 0.000000e+00
  %521 = fcmp contract ole double %517, 0.000000e+00
  %522 = and i1 %520, %521
  br i1 %522, label %527, label %523

523:                                              ; preds = %519
  %524 = fcmp contract uge double %515, 0.000000e+00
  %525 = fcmp contract ult double %517, 0.000000e+00
  %526 = or i1 %524, %525
  br i1 %526, label %531, label %527

527:                                              ; preds = %523, %519
  %528 = tail call contract double @llvm.fabs.f64(double %517)
  %529 = fmul contract double %528, 2.000000e+00
  %530 = getelementptr inbounds double, ptr %503, i64 %513
  store double %529, ptr %530, align 8, !tbaa !32
  br label %531

531:                                              ; preds = %527, %523, %512
  %532 = add nuw nsw i64 %513, 1
  %533 = icmp eq i64 %532, %507
  br i1 %533, label %534, label %512, !llvm.loop !251

534:                                              ; preds = %531, %496
  br label %1275

535:                                              ; preds = %1275, %650
  %536 = phi double [ %1277, %1275 ], [ %651, %650 ]
  br label %541

537:                                              ; preds = %541
  %538 = fcmp contract ogt double %536, 0x3EB0C6F7A0B5ED8D
  br i1 %538, label %552, label %539

539:                                              ; preds = %537
  %540 = load ptr, ptr %14, align 8, !tbaa !232
  br label %652

541:                                              ; preds = %541, %535
  %542 = phi i64 [ 0, %535 ], [ %550, %541 ]
  %543 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %542
  %544 = load double, ptr %543, align 8, !tbaa !32
  %545 = fmul contract double %536, %544
  %546 = fadd contract double %1278, %545
  %547 = load ptr, ptr %150, align 8, !tbaa !244
  %548 = mul nsw i64 %542, %501
  %549 = getelementptr inbounds double, ptr %547, i64 %548
  call fastcc void @look(ptr noundef nonnull %14, double noundef %546, ptr noundef %549)
  %550 = add nuw nsw i64 %542, 1
  %551 = icmp eq i64 %550, 9
  br i1 %551, label %537, label %541, !llvm.loop !252

552:                                              ; preds = %537
  %553 = load i64, ptr %153, align 8, !tbaa !250
  %554 = icmp slt i64 %553, 20000
  %555 = load ptr, ptr %14, align 8, !tbaa !232
  br i1 %554, label %556, label %652

556:                                              ; preds = %552
  %557 = getelementptr inbounds %struct.Plant, ptr %555, i64 0, i32 14
  %558 = load i64, ptr %557, align 8, !tbaa !171
  %559 = getelementptr inbounds %struct.Plant, ptr %555, i64 0, i32 12
  %560 = load i64, ptr %559, align 8, !tbaa !43
  %561 = add nsw i64 %560, %558
  %562 = icmp slt i64 %561, 1
  br i1 %562, label %652, label %563

563:                                              ; preds = %556
  %564 = getelementptr inbounds %struct.Plant, ptr %555, i64 0, i32 15
  %565 = getelementptr inbounds %struct.Plant, ptr %555, i64 0, i32 93
  %566 = shl nuw i64 %561, 1
  %567 = load i64, ptr %148, align 8
  %568 = icmp eq i64 %567, 0
  %569 = load ptr, ptr %144, align 8
  %570 = load double, ptr %145, align 8
  %571 = load i64, ptr %147, align 8
  %572 = trunc i64 %571 to i32
  %573 = load ptr, ptr %150, align 8
  br label %574

574:                                              ; preds = %644, %563
  %575 = phi i1 [ false, %563 ], [ %646, %644 ]
  %576 = phi i64 [ 0, %563 ], [ %645, %644 ]
  %577 = icmp sgt i64 %558, %576
  br i1 %577, label %584, label %578

578:                                              ; preds = %574
  br i1 %568, label %644, label %579

579:                                              ; preds = %578
  %580 = getelementptr inbounds double, ptr %569, i64 %576
  %581 = load double, ptr %580, align 8, !tbaa !32
  %582 = fcmp contract oge double %581, 0.000000e+00
  %583 = zext i1 %582 to i32
  br label %598

584:                                              ; preds = %574
  %585 = load i64, ptr %564, align 8, !tbaa !247
  %586 = sub nsw i64 %558, %585
  %587 = icmp sgt i64 %586, %576
  br i1 %587, label %598, label %588

588:                                              ; preds = %584
  %589 = sub i64 %585, %558
  %590 = add i64 %589, %576
  %591 = icmp sgt i64 %590, -1
  br i1 %591, label %592, label %601

592:                                              ; preds = %588
  %593 = load ptr, ptr %565, align 8, !tbaa !253
  %594 = getelementptr inbounds double, ptr %593, i64 %590
  %595 = load double, ptr %594, align 8, !tbaa !32
  %596 = fcmp contract ule double %595, %570
  %597 = zext i1 %596 to i32
  br label %598

598:                                              ; preds = %592, %584, %579
  %599 = phi i32 [ %583, %579 ], [ %597, %592 ], [ %572, %584 ]
  %600 = icmp eq i32 %599, 0
  br i1 %600, label %644, label %601

601:                                              ; preds = %598, %588
  %602 = getelementptr double, ptr %573, i64 %576
  br label %603

603:                                              ; preds = %603, %601
  %604 = phi i64 [ 0, %601 ], [ %612, %603 ]
  %605 = phi double [ 0.000000e+00, %601 ], [ %611, %603 ]
  %606 = mul nsw i64 %604, %561
  %607 = getelementptr double, ptr %602, i64 %606
  %608 = load double, ptr %607, align 8, !tbaa !32
  %609 = tail call contract double @llvm.fabs.f64(double %608)
  %610 = fcmp contract ogt double %609, %605
  %611 = select i1 %610, double %609, double %605
  %612 = add nuw nsw i64 %604, 1
  %613 = icmp eq i64 %612, 9
  br i1 %613, label %617, label %603, !llvm.loop !254

614:                                              ; preds = %624
  %615 = add nuw nsw i64 %618, 1
  %616 = icmp eq i64 %615, 4
  br i1 %616, label %644, label %617, !llvm.loop !255

617:                                              ; preds = %603, %614
  %618 = phi i64 [ %615, %614 ], [ 0, %603 ]
  %619 = shl nuw nsw i64 %618, 1
  %620 = or disjoint i64 %619, 1
  %621 = mul nsw i64 %620, %561
  %622 = getelementptr double, ptr %602, i64 %621
  %623 = load double, ptr %622, align 8, !tbaa !32
  br label %632

624:                                              ; preds = %632
  %625 = fsub contract double %623, %641
  %626 = tail call contract double @llvm.fabs.f64(double %625)
  %627 = tail call contract double @llvm.fabs.f64(double %623)
  %628 = fmul contract double %627, 4.000000e+00
  %629 = fadd contract double %611, %628
  %630 = fmul contract double %629, 3.000000e-02
  %631 = fcmp contract ule double %626, %630
  br i1 %631, label %614, label %648

632:                                              ; preds = %632, %617
  %633 = phi i64 [ 0, %617 ], [ %642, %632 ]
  %634 = phi double [ 0.000000e+00, %617 ], [ %641, %632 ]
  %635 = getelementptr inbounds [4 x [5 x double]], ptr @PREDICTED, i64 0, i64 %618, i64 %633
  %636 = load double, ptr %635, align 8, !tbaa !32
  %637 = mul i64 %566, %633
  %638 = getelementptr double, ptr %602, i64 %637
  %639 = load double, ptr %638, align 8, !tbaa !32
  %640 = fmul contract double %636, %639
  %641 = fadd contract double %634, %640
  %642 = add nuw nsw i64 %633, 1
  %643 = icmp eq i64 %642, 5
  br i1 %643, label %624, label %632, !llvm.loop !256

644:                                              ; preds = %614, %598, %578
  %645 = add nuw nsw i64 %576, 1
  %646 = icmp sge i64 %645, %561
  %647 = icmp eq i64 %645, %561
  br i1 %647, label %648, label %574, !llvm.loop !257

648:                                              ; preds = %644, %624
  %649 = phi i1 [ %575, %624 ], [ %646, %644 ]
  br i1 %649, label %652, label %650

650:                                              ; preds = %648
  %651 = fmul contract double %536, 5.000000e-01
  br label %535

652:                                              ; preds = %648, %556, %552, %539
  %653 = phi ptr [ %540, %539 ], [ %555, %552 ], [ %555, %556 ], [ %555, %648 ]
  %654 = getelementptr inbounds %struct.Plant, ptr %653, i64 0, i32 14
  %655 = load i64, ptr %654, align 8, !tbaa !171
  %656 = getelementptr inbounds %struct.Plant, ptr %653, i64 0, i32 12
  %657 = load i64, ptr %656, align 8, !tbaa !43
  %658 = add nsw i64 %657, %655
  %659 = icmp sgt i64 %655, 0
  br i1 %659, label %660, label %681

660:                                              ; preds = %652
  %661 = load ptr, ptr %144, align 8, !tbaa !238
  br label %662

662:                                              ; preds = %672, %660
  %663 = phi i64 [ 0, %660 ], [ %673, %672 ]
  %664 = getelementptr inbounds double, ptr %661, i64 %663
  %665 = load double, ptr %664, align 8, !tbaa !32
  %666 = load ptr, ptr %150, align 8
  %667 = getelementptr double, ptr %666, i64 %663
  br label %668

668:                                              ; preds = %675, %662
  %669 = phi double [ %665, %662 ], [ %678, %675 ]
  %670 = phi i64 [ 1, %662 ], [ %679, %675 ]
  %671 = fcmp contract oeq double %669, 0.000000e+00
  br i1 %671, label %675, label %672

672:                                              ; preds = %675, %668
  %673 = add nuw nsw i64 %663, 1
  %674 = icmp eq i64 %673, %655
  br i1 %674, label %681, label %662, !llvm.loop !258

675:                                              ; preds = %668
  %676 = mul nsw i64 %670, %658
  %677 = getelementptr double, ptr %667, i64 %676
  %678 = load double, ptr %677, align 8, !tbaa !32
  store double %678, ptr %664, align 8, !tbaa !32
  %679 = add nuw nsw i64 %670, 1
  %680 = icmp eq i64 %679, 9
  br i1 %680, label %672, label %668, !llvm.loop !259

681:                                              ; preds = %672, %652
  %682 = icmp sgt i64 %658, 0
  br i1 %682, label %683, label %1264

683:                                              ; preds = %681, %1086
  %684 = phi double [ %1087, %1086 ], [ %1276, %681 ]
  %685 = phi ptr [ %1088, %1086 ], [ %653, %681 ]
  %686 = phi i64 [ %1095, %1086 ], [ %658, %681 ]
  %687 = phi i64 [ %1092, %1086 ], [ %655, %681 ]
  %688 = phi double [ %1089, %1086 ], [ 2.000000e+00, %681 ]
  %689 = phi i64 [ %1090, %1086 ], [ 0, %681 ]
  %690 = icmp sgt i64 %687, %689
  br i1 %690, label %700, label %691

691:                                              ; preds = %683
  %692 = load i64, ptr %148, align 8, !tbaa !242
  %693 = icmp eq i64 %692, 0
  br i1 %693, label %1086, label %694

694:                                              ; preds = %691
  %695 = load ptr, ptr %144, align 8, !tbaa !238
  %696 = getelementptr inbounds double, ptr %695, i64 %689
  %697 = load double, ptr %696, align 8, !tbaa !32
  %698 = fcmp contract oge double %697, 0.000000e+00
  %699 = zext i1 %698 to i32
  br label %720

700:                                              ; preds = %683
  %701 = getelementptr inbounds %struct.Plant, ptr %685, i64 0, i32 15
  %702 = load i64, ptr %701, align 8, !tbaa !247
  %703 = sub nsw i64 %687, %702
  %704 = icmp sgt i64 %703, %689
  br i1 %704, label %705, label %708

705:                                              ; preds = %700
  %706 = load i64, ptr %147, align 8, !tbaa !241
  %707 = trunc i64 %706 to i32
  br label %720

708:                                              ; preds = %700
  %709 = sub i64 %702, %687
  %710 = add i64 %709, %689
  %711 = icmp sgt i64 %710, -1
  br i1 %711, label %712, label %723

712:                                              ; preds = %708
  %713 = load double, ptr %145, align 8, !tbaa !239
  %714 = getelementptr inbounds %struct.Plant, ptr %685, i64 0, i32 93
  %715 = load ptr, ptr %714, align 8, !tbaa !253
  %716 = getelementptr inbounds double, ptr %715, i64 %710
  %717 = load double, ptr %716, align 8, !tbaa !32
  %718 = fcmp contract ule double %717, %713
  %719 = zext i1 %718 to i32
  br label %720

720:                                              ; preds = %712, %705, %694
  %721 = phi i32 [ %699, %694 ], [ %707, %705 ], [ %719, %712 ]
  %722 = icmp eq i32 %721, 0
  br i1 %722, label %1086, label %723

723:                                              ; preds = %720, %708
  br label %724

724:                                              ; preds = %723, %1066
  %725 = phi ptr [ %1067, %1066 ], [ %685, %723 ]
  %726 = phi ptr [ %1068, %1066 ], [ %685, %723 ]
  %727 = phi i64 [ %1069, %1066 ], [ 1, %723 ]
  %728 = load ptr, ptr %150, align 8, !tbaa !244
  %729 = mul nsw i64 %727, %686
  %730 = getelementptr inbounds double, ptr %728, i64 %729
  %731 = add nsw i64 %727, -1
  %732 = getelementptr inbounds %struct.Plant, ptr %726, i64 0, i32 14
  %733 = load i64, ptr %732, align 8, !tbaa !171
  %734 = icmp sgt i64 %733, %689
  br i1 %734, label %738, label %735

735:                                              ; preds = %724
  %736 = load i64, ptr %148, align 8, !tbaa !242
  %737 = icmp eq i64 %736, 0
  br i1 %737, label %800, label %761

738:                                              ; preds = %724
  %739 = getelementptr inbounds %struct.Plant, ptr %726, i64 0, i32 15
  %740 = load i64, ptr %739, align 8, !tbaa !247
  %741 = sub nsw i64 %733, %740
  %742 = icmp sgt i64 %741, %689
  br i1 %742, label %743, label %746

743:                                              ; preds = %738
  %744 = load i64, ptr %147, align 8, !tbaa !241
  %745 = trunc i64 %744 to i32
  br label %758

746:                                              ; preds = %738
  %747 = sub i64 %740, %733
  %748 = add i64 %747, %689
  %749 = icmp sgt i64 %748, -1
  br i1 %749, label %750, label %772

750:                                              ; preds = %746
  %751 = load double, ptr %145, align 8, !tbaa !239
  %752 = getelementptr inbounds %struct.Plant, ptr %726, i64 0, i32 93
  %753 = load ptr, ptr %752, align 8, !tbaa !253
  %754 = getelementptr inbounds double, ptr %753, i64 %748
  %755 = load double, ptr %754, align 8, !tbaa !32
  %756 = fcmp contract ule double %755, %751
  %757 = zext i1 %756 to i32
  br label %758

758:                                              ; preds = %750, %743
  %759 = phi i32 [ %745, %743 ], [ %757, %750 ]
  %760 = icmp eq i32 %759, 0
  br i1 %760, label %804, label %772

761:                                              ; preds = %735
  %762 = load ptr, ptr %144, align 8, !tbaa !238
  %763 = getelementptr inbounds double, ptr %762, i64 %689
  %764 = load double, ptr %763, align 8, !tbaa !32
  %765 = fcmp contract ult double %764, 0.000000e+00
  br i1 %765, label %796, label %766

766:                                              ; preds = %761
  %767 = getelementptr inbounds double, ptr %730, i64 %689
  %768 = load double, ptr %767, align 8, !tbaa !32
  %769 = fcmp contract olt double %768, 0.000000e+00
  %770 = fcmp contract uge double %764, 0.000000e+00
  %771 = and i1 %770, %769
  br i1 %771, label %791, label %798

772:                                              ; preds = %758, %746
  %773 = load ptr, ptr %144, align 8, !tbaa !238
  %774 = getelementptr inbounds double, ptr %773, i64 %689
  %775 = load double, ptr %774, align 8, !tbaa !32
  %776 = getelementptr inbounds double, ptr %730, i64 %689
  %777 = load double, ptr %776, align 8, !tbaa !32
  %778 = load ptr, ptr %151, align 8, !tbaa !245
  %779 = getelementptr inbounds double, ptr %778, i64 %689
  %780 = load double, ptr %779, align 8, !tbaa !32
  %781 = tail call contract double @llvm.fabs.f64(double %777)
  %782 = fcmp contract ult double %781, %780
  br i1 %782, label %806, label %783

783:                                              ; preds = %772
  %784 = fcmp contract ogt double %775, 0.000000e+00
  %785 = fcmp contract ole double %777, 0.000000e+00
  %786 = and i1 %784, %785
  br i1 %786, label %791, label %787

787:                                              ; preds = %783
  %788 = fcmp contract olt double %775, 0.000000e+00
  %789 = fcmp contract oge double %777, 0.000000e+00
  %790 = and i1 %788, %789
  br i1 %790, label %791, label %802

791:                                              ; preds = %787, %783, %766
  %792 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %727
  %793 = load double, ptr %792, align 8, !tbaa !32
  %794 = fmul contract double %536, %793
  %795 = fadd contract double %1278, %794
  br label %1071

796:                                              ; preds = %761
  %797 = icmp eq i64 %727, 8
  br i1 %797, label %1086, label %853

798:                                              ; preds = %766
  %799 = icmp eq i64 %727, 8
  br i1 %799, label %1086, label %827

800:                                              ; preds = %735
  %801 = icmp eq i64 %727, 8
  br i1 %801, label %1086, label %853

802:                                              ; preds = %787
  %803 = icmp eq i64 %727, 8
  br i1 %803, label %1086, label %808

804:                                              ; preds = %758
  %805 = icmp eq i64 %727, 8
  br i1 %805, label %1086, label %808

806:                                              ; preds = %772
  %807 = icmp eq i64 %727, 8
  br i1 %807, label %1086, label %808

808:                                              ; preds = %806, %804, %802
  br i1 %742, label %809, label %812

809:                                              ; preds = %808
  %810 = load i64, ptr %147, align 8, !tbaa !241
  %811 = trunc i64 %810 to i32
  br label %824

812:                                              ; preds = %808
  %813 = sub i64 %740, %733
  %814 = add i64 %813, %689
  %815 = icmp sgt i64 %814, -1
  br i1 %815, label %816, label %833

816:                                              ; preds = %812
  %817 = load double, ptr %145, align 8, !tbaa !239
  %818 = getelementptr inbounds %struct.Plant, ptr %726, i64 0, i32 93
  %819 = load ptr, ptr %818, align 8, !tbaa !253
  %820 = getelementptr inbounds double, ptr %819, i64 %814
  %821 = load double, ptr %820, align 8, !tbaa !32
  %822 = fcmp contract ule double %821, %817
  %823 = zext i1 %822 to i32
  br label %824

824:                                              ; preds = %816, %809
  %825 = phi i32 [ %811, %809 ], [ %823, %816 ]
  %826 = icmp eq i32 %825, 0
  br i1 %826, label %853, label %833

827:                                              ; preds = %798
  %828 = getelementptr inbounds double, ptr %730, i64 %686
  %829 = getelementptr inbounds double, ptr %828, i64 %689
  %830 = load double, ptr %829, align 8, !tbaa !32
  %831 = fcmp contract olt double %830, 0.000000e+00
  %832 = and i1 %770, %831
  br i1 %832, label %1066, label %853

833:                                              ; preds = %824, %812
  %834 = getelementptr inbounds double, ptr %730, i64 %686
  %835 = load ptr, ptr %144, align 8, !tbaa !238
  %836 = getelementptr inbounds double, ptr %835, i64 %689
  %837 = load double, ptr %836, align 8, !tbaa !32
  %838 = getelementptr inbounds double, ptr %834, i64 %689
  %839 = load double, ptr %838, align 8, !tbaa !32
  %840 = load ptr, ptr %151, align 8, !tbaa !245
  %841 = getelementptr inbounds double, ptr %840, i64 %689
  %842 = load double, ptr %841, align 8, !tbaa !32
  %843 = tail call contract double @llvm.fabs.f64(double %839)
  %844 = fcmp contract ult double %843, %842
  br i1 %844, label %853, label %845

845:                                              ; preds = %833
  %846 = fcmp contract ogt double %837, 0.000000e+00
  %847 = fcmp contract ole double %839, 0.000000e+00
  %848 = and i1 %846, %847
  br i1 %848, label %1066, label %849

849:                                              ; preds = %845
  %850 = fcmp contract olt double %837, 0.000000e+00
  %851 = fcmp contract oge double %839, 0.000000e+00
  %852 = and i1 %850, %851
  br i1 %852, label %1066, label %853

853:                                              ; preds = %849, %833, %827, %824, %800, %796
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %12) #13
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #13
  %854 = getelementptr double, ptr %730, i64 %689
  br label %863

855:                                              ; preds = %863
  %856 = load double, ptr %12, align 16, !tbaa !32
  %857 = fcmp contract ogt double %856, 0.000000e+00
  %858 = load double, ptr %154, align 8, !tbaa !32
  %859 = load double, ptr %13, align 16, !tbaa !32
  %860 = fmul contract double %858, 0x3EB0C6F7A0B5ED8D
  %861 = fcmp contract ogt double %859, %860
  %862 = select i1 %857, i1 true, i1 %861
  br i1 %862, label %879, label %1061

863:                                              ; preds = %863, %853
  %864 = phi i64 [ 0, %853 ], [ %877, %863 ]
  %865 = add nuw nsw i64 %864, %731
  %866 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %865
  %867 = load double, ptr %866, align 8, !tbaa !32
  %868 = fmul contract double %536, %867
  %869 = fadd contract double %1278, %868
  %870 = getelementptr inbounds [3 x double], ptr %12, i64 0, i64 %864
  store double %869, ptr %870, align 8, !tbaa !32
  %871 = add nsw i64 %864, -1
  %872 = mul nsw i64 %871, %686
  %873 = getelementptr double, ptr %854, i64 %872
  %874 = load double, ptr %873, align 8, !tbaa !32
  %875 = tail call contract double @llvm.fabs.f64(double %874)
  %876 = getelementptr inbounds [3 x double], ptr %13, i64 0, i64 %864
  store double %875, ptr %876, align 8, !tbaa !32
  %877 = add nuw nsw i64 %864, 1
  %878 = icmp eq i64 %877, 3
  br i1 %878, label %855, label %863, !llvm.loop !260

879:                                              ; preds = %855
  %880 = fsub contract double %858, %859
  %881 = load double, ptr %155, align 8, !tbaa !32
  %882 = fsub contract double %881, %856
  %883 = fdiv contract double %880, %882
  %884 = load double, ptr %156, align 16, !tbaa !32
  %885 = fsub contract double %884, %858
  %886 = load double, ptr %157, align 16, !tbaa !32
  %887 = fsub contract double %886, %881
  %888 = fdiv contract double %885, %887
  %889 = fsub contract double %888, %883
  %890 = fsub contract double %886, %856
  %891 = fdiv contract double %889, %890
  %892 = fadd contract double %856, %881
  %893 = fmul contract double %892, 5.000000e-01
  %894 = fmul contract double %883, 5.000000e-01
  %895 = fdiv contract double %894, %891
  %896 = fsub contract double %893, %895
  %897 = fcmp contract ogt double %891, 0.000000e+00
  %898 = fcmp contract ogt double %896, %856
  %899 = and i1 %897, %898
  %900 = fcmp contract olt double %896, %886
  %901 = and i1 %900, %899
  br i1 %901, label %902, label %909

902:                                              ; preds = %879
  %903 = fsub contract double %896, %856
  %904 = fsub contract double %896, %881
  %905 = fmul contract double %891, %904
  %906 = fadd contract double %883, %905
  %907 = fmul contract double %903, %906
  %908 = fadd contract double %859, %907
  br label %909

909:                                              ; preds = %902, %879
  %910 = phi double [ %908, %902 ], [ %858, %879 ]
  %911 = phi double [ %896, %902 ], [ %881, %879 ]
  %912 = tail call contract double @llvm.fabs.f64(double %859)
  %913 = tail call contract double @llvm.fabs.f64(double %858)
  %914 = tail call contract double @llvm.fabs.f64(double %884)
  %915 = tail call contract double @llvm.maxnum.f64(double %913, double %914)
  %916 = tail call contract double @llvm.maxnum.f64(double %912, double %915)
  %917 = fmul contract double %916, 1.000000e-01
  %918 = fcmp contract ogt double %910, %917
  br i1 %918, label %1061, label %919

919:                                              ; preds = %909, %1051
  %920 = phi double [ %1020, %1051 ], [ %858, %909 ]
  %921 = phi double [ %1023, %1051 ], [ %856, %909 ]
  %922 = phi double [ %1028, %1051 ], [ %886, %909 ]
  %923 = phi double [ %1019, %1051 ], [ %881, %909 ]
  %924 = phi double [ %1053, %1051 ], [ %911, %909 ]
  %925 = phi i64 [ %1058, %1051 ], [ 0, %909 ]
  %926 = fsub contract double %924, %923
  %927 = tail call contract double @llvm.fabs.f64(double %926)
  %928 = fsub contract double %922, %921
  %929 = fmul contract double %928, 1.000000e-03
  %930 = fcmp contract olt double %927, %929
  br i1 %930, label %931, label %938

931:                                              ; preds = %919
  %932 = fsub contract double %923, %921
  %933 = fsub contract double %922, %923
  %934 = fcmp contract ogt double %932, %933
  %935 = select contract i1 %934, double -1.000000e-02, double 1.000000e-02
  %936 = fmul contract double %928, %935
  %937 = fadd contract double %923, %936
  br label %938

938:                                              ; preds = %931, %919
  %939 = phi double [ %937, %931 ], [ %924, %919 ]
  %940 = load ptr, ptr %152, align 8, !tbaa !246
  call fastcc void @look(ptr noundef nonnull %14, double noundef %939, ptr noundef %940)
  %941 = load ptr, ptr %152, align 8, !tbaa !246
  %942 = load ptr, ptr %14, align 8, !tbaa !232
  %943 = getelementptr inbounds %struct.Plant, ptr %942, i64 0, i32 14
  %944 = load i64, ptr %943, align 8, !tbaa !171
  %945 = icmp sgt i64 %944, %689
  br i1 %945, label %949, label %946

946:                                              ; preds = %938
  %947 = load i64, ptr %148, align 8, !tbaa !242
  %948 = icmp eq i64 %947, 0
  br i1 %948, label %1002, label %972

949:                                              ; preds = %938
  %950 = getelementptr inbounds %struct.Plant, ptr %942, i64 0, i32 15
  %951 = load i64, ptr %950, align 8, !tbaa !247
  %952 = sub nsw i64 %944, %951
  %953 = icmp sgt i64 %952, %689
  br i1 %953, label %954, label %957

954:                                              ; preds = %949
  %955 = load i64, ptr %147, align 8, !tbaa !241
  %956 = trunc i64 %955 to i32
  br label %969

957:                                              ; preds = %949
  %958 = sub i64 %951, %944
  %959 = add i64 %958, %689
  %960 = icmp sgt i64 %959, -1
  br i1 %960, label %961, label %983

961:                                              ; preds = %957
  %962 = load double, ptr %145, align 8, !tbaa !239
  %963 = getelementptr inbounds %struct.Plant, ptr %942, i64 0, i32 93
  %964 = load ptr, ptr %963, align 8, !tbaa !253
  %965 = getelementptr inbounds double, ptr %964, i64 %959
  %966 = load double, ptr %965, align 8, !tbaa !32
  %967 = fcmp contract ule double %966, %962
  %968 = zext i1 %967 to i32
  br label %969

969:                                              ; preds = %961, %954
  %970 = phi i32 [ %956, %954 ], [ %968, %961 ]
  %971 = icmp eq i32 %970, 0
  br i1 %971, label %1002, label %983

972:                                              ; preds = %946
  %973 = load ptr, ptr %144, align 8, !tbaa !238
  %974 = getelementptr inbounds double, ptr %973, i64 %689
  %975 = load double, ptr %974, align 8, !tbaa !32
  %976 = fcmp contract ult double %975, 0.000000e+00
  br i1 %976, label %1002, label %977

977:                                              ; preds = %972
  %978 = getelementptr inbounds double, ptr %941, i64 %689
  %979 = load double, ptr %978, align 8, !tbaa !32
  %980 = fcmp contract olt double %979, 0.000000e+00
  %981 = fcmp contract uge double %975, 0.000000e+00
  %982 = and i1 %981, %980
  br i1 %982, label %1064, label %1002

983:                                              ; preds = %969, %957
  %984 = load ptr, ptr %144, align 8, !tbaa !238
  %985 = getelementptr inbounds double, ptr %984, i64 %689
  %986 = load double, ptr %985, align 8, !tbaa !32
  %987 = getelementptr inbounds double, ptr %941, i64 %689
  %988 = load double, ptr %987, align 8, !tbaa !32
  %989 = load ptr, ptr %151, align 8, !tbaa !245
  %990 = getelementptr inbounds double, ptr %989, i64 %689
  %991 = load double, ptr %990, align 8, !tbaa !32
  %992 = tail call contract double @llvm.fabs.f64(double %988)
  %993 = fcmp contract ult double %992, %991
  br i1 %993, label %1002, label %994

994:                                              ; preds = %983
  %995 = fcmp contract ogt double %986, 0.000000e+00
  %996 = fcmp contract ole double %988, 0.000000e+00
  %997 = and i1 %995, %996
  br i1 %997, label %1064, label %998

998:                                              ; preds = %994
  %999 = fcmp contract olt double %986, 0.000000e+00
  %1000 = fcmp contract oge double %988, 0.000000e+00
  %1001 = and i1 %999, %1000
  br i1 %1001, label %1064, label %1002

1002:                                             ; preds = %998, %983, %977, %972, %969, %946
  %1003 = getelementptr inbounds double, ptr %941, i64 %689
  %1004 = load double, ptr %1003, align 8, !tbaa !32
  %1005 = tail call contract double @llvm.fabs.f64(double %1004)
  %1006 = fcmp contract olt double %1005, %920
  %1007 = fcmp contract olt double %939, %923
  br i1 %1006, label %1008, label %1012

1008:                                             ; preds = %1002
  %1009 = select i1 %1007, i64 2, i64 0
  %1010 = getelementptr inbounds double, ptr %12, i64 %1009
  store double %923, ptr %1010, align 16, !tbaa !32
  %1011 = getelementptr inbounds double, ptr %13, i64 %1009
  store double %920, ptr %1011, align 16, !tbaa !32
  store double %939, ptr %155, align 8, !tbaa !32
  store double %1005, ptr %154, align 8, !tbaa !32
  br label %1018

1012:                                             ; preds = %1002
  %1013 = select i1 %1007, i64 0, i64 2
  %1014 = getelementptr inbounds double, ptr %12, i64 %1013
  store double %939, ptr %1014, align 16, !tbaa !32
  %1015 = getelementptr inbounds double, ptr %13, i64 %1013
  store double %1005, ptr %1015, align 16, !tbaa !32
  %1016 = load double, ptr %154, align 8, !tbaa !32
  %1017 = load double, ptr %155, align 8, !tbaa !32
  br label %1018

1018:                                             ; preds = %1012, %1008
  %1019 = phi double [ %1017, %1012 ], [ %939, %1008 ]
  %1020 = phi double [ %1016, %1012 ], [ %1005, %1008 ]
  %1021 = load double, ptr %13, align 16, !tbaa !32
  %1022 = fsub contract double %1020, %1021
  %1023 = load double, ptr %12, align 16, !tbaa !32
  %1024 = fsub contract double %1019, %1023
  %1025 = fdiv contract double %1022, %1024
  %1026 = load double, ptr %156, align 16, !tbaa !32
  %1027 = fsub contract double %1026, %1020
  %1028 = load double, ptr %157, align 16, !tbaa !32
  %1029 = fsub contract double %1028, %1019
  %1030 = fdiv contract double %1027, %1029
  %1031 = fsub contract double %1030, %1025
  %1032 = fsub contract double %1028, %1023
  %1033 = fdiv contract double %1031, %1032
  %1034 = fadd contract double %1019, %1023
  %1035 = fmul contract double %1034, 5.000000e-01
  %1036 = fmul contract double %1025, 5.000000e-01
  %1037 = fdiv contract double %1036, %1033
  %1038 = fsub contract double %1035, %1037
  %1039 = fcmp contract ogt double %1033, 0.000000e+00
  %1040 = fcmp contract ogt double %1038, %1023
  %1041 = and i1 %1039, %1040
  %1042 = fcmp contract olt double %1038, %1028
  %1043 = and i1 %1042, %1041
  br i1 %1043, label %1044, label %1051

1044:                                             ; preds = %1018
  %1045 = fsub contract double %1038, %1023
  %1046 = fsub contract double %1038, %1019
  %1047 = fmul contract double %1033, %1046
  %1048 = fadd contract double %1025, %1047
  %1049 = fmul contract double %1045, %1048
  %1050 = fadd contract double %1021, %1049
  br label %1051

1051:                                             ; preds = %1044, %1018
  %1052 = phi double [ %1050, %1044 ], [ %1020, %1018 ]
  %1053 = phi double [ %1038, %1044 ], [ %1019, %1018 ]
  %1054 = fmul contract double %1020, 5.000000e-01
  %1055 = fcmp contract ogt double %1052, %1054
  %1056 = fcmp contract ogt double %1052, 0.000000e+00
  %1057 = and i1 %1055, %1056
  %1058 = add nuw nsw i64 %925, 1
  %1059 = icmp eq i64 %1058, 12
  %1060 = select i1 %1057, i1 true, i1 %1059
  br i1 %1060, label %1061, label %919, !llvm.loop !261

1061:                                             ; preds = %1051, %855, %909
  %1062 = phi ptr [ %725, %909 ], [ %725, %855 ], [ %942, %1051 ]
  %1063 = phi ptr [ %726, %909 ], [ %726, %855 ], [ %942, %1051 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #13
  br label %1066

1064:                                             ; preds = %998, %994, %977
  %1065 = fcmp contract ugt double %939, 1.000000e+00
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #13
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %12) #13
  br i1 %1065, label %1066, label %1071

1066:                                             ; preds = %1064, %1061, %849, %845, %827
  %1067 = phi ptr [ %942, %1064 ], [ %1062, %1061 ], [ %725, %845 ], [ %725, %849 ], [ %725, %827 ]
  %1068 = phi ptr [ %942, %1064 ], [ %1063, %1061 ], [ %726, %845 ], [ %726, %849 ], [ %726, %827 ]
  %1069 = add nuw nsw i64 %727, 1
  %1070 = icmp eq i64 %1069, 9
  br i1 %1070, label %1086, label %724, !llvm.loop !262

1071:                                             ; preds = %1064, %791
  %1072 = phi ptr [ %725, %791 ], [ %942, %1064 ]
  %1073 = phi double [ %795, %791 ], [ %939, %1064 ]
  %1074 = fcmp contract ogt double %1073, 1.000000e+00
  br i1 %1074, label %1086, label %1075

1075:                                             ; preds = %1071
  %1076 = getelementptr inbounds [9 x double], ptr @CHEBYSHEV, i64 0, i64 %731
  %1077 = load double, ptr %1076, align 8, !tbaa !32
  %1078 = fmul contract double %536, %1077
  %1079 = fadd contract double %1278, %1078
  %1080 = fcmp contract ogt double %688, 1.000000e+00
  %1081 = fcmp contract olt double %1079, %684
  %1082 = select i1 %1080, i1 true, i1 %1081
  %1083 = select contract i1 %1082, double %1079, double %684
  %1084 = fcmp contract olt double %1073, %688
  %1085 = select contract i1 %1084, double %1073, double %688
  br label %1086

1086:                                             ; preds = %1066, %806, %804, %802, %800, %798, %796, %1075, %1071, %720, %691
  %1087 = phi double [ %684, %720 ], [ %684, %1071 ], [ %1083, %1075 ], [ %684, %691 ], [ %684, %796 ], [ %684, %798 ], [ %684, %800 ], [ %684, %802 ], [ %684, %804 ], [ %684, %806 ], [ %684, %1066 ]
  %1088 = phi ptr [ %685, %720 ], [ %1072, %1071 ], [ %1072, %1075 ], [ %685, %691 ], [ %1067, %1066 ], [ %725, %806 ], [ %725, %804 ], [ %725, %802 ], [ %725, %800 ], [ %725, %798 ], [ %725, %796 ]
  %1089 = phi double [ %688, %720 ], [ %688, %1071 ], [ %1085, %1075 ], [ %688, %691 ], [ %688, %796 ], [ %688, %798 ], [ %688, %800 ], [ %688, %802 ], [ %688, %804 ], [ %688, %806 ], [ %688, %1066 ]
  %1090 = add nuw nsw i64 %689, 1
  %1091 = getelementptr inbounds %struct.Plant, ptr %1088, i64 0, i32 14
  %1092 = load i64, ptr %1091, align 8, !tbaa !171
  %1093 = getelementptr inbounds %struct.Plant, ptr %1088, i64 0, i32 12
  %1094 = load i64, ptr %1093, align 8, !tbaa !43
  %1095 = add nsw i64 %1094, %1092
  %1096 = icmp slt i64 %1090, %1095
  br i1 %1096, label %683, label %1097, !llvm.loop !263

1097:                                             ; preds = %1086
  %1098 = fcmp contract ugt double %1089, 1.000000e+00
  br i1 %1098, label %1264, label %1099

1099:                                             ; preds = %1097
  %1100 = load double, ptr %145, align 8, !tbaa !239
  %1101 = load double, ptr %146, align 8, !tbaa !240
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1089, ptr noundef %502)
  %1102 = load ptr, ptr %14, align 8, !tbaa !232
  %1103 = getelementptr inbounds %struct.Plant, ptr %1102, i64 0, i32 14
  %1104 = load i64, ptr %1103, align 8, !tbaa !171
  %1105 = getelementptr inbounds %struct.Plant, ptr %1102, i64 0, i32 12
  %1106 = load i64, ptr %1105, align 8, !tbaa !43
  %1107 = add nsw i64 %1106, %1104
  %1108 = icmp sgt i64 %1107, 0
  br i1 %1108, label %1109, label %1170

1109:                                             ; preds = %1099
  %1110 = getelementptr inbounds %struct.Plant, ptr %1102, i64 0, i32 15
  %1111 = getelementptr inbounds %struct.Plant, ptr %1102, i64 0, i32 93
  %1112 = load i64, ptr %148, align 8
  %1113 = icmp eq i64 %1112, 0
  %1114 = load ptr, ptr %144, align 8
  %1115 = load double, ptr %145, align 8
  %1116 = load i64, ptr %147, align 8
  %1117 = trunc i64 %1116 to i32
  %1118 = load ptr, ptr %151, align 8
  br label %1119

1119:                                             ; preds = %1167, %1109
  %1120 = phi i64 [ 0, %1109 ], [ %1168, %1167 ]
  %1121 = icmp sgt i64 %1104, %1120
  br i1 %1121, label %1123, label %1122

1122:                                             ; preds = %1119
  br i1 %1113, label %1167, label %1140

1123:                                             ; preds = %1119
  %1124 = load i64, ptr %1110, align 8, !tbaa !247
  %1125 = sub nsw i64 %1104, %1124
  %1126 = icmp sgt i64 %1125, %1120
  br i1 %1126, label %1137, label %1127

1127:                                             ; preds = %1123
  %1128 = sub i64 %1124, %1104
  %1129 = add i64 %1128, %1120
  %1130 = icmp sgt i64 %1129, -1
  br i1 %1130, label %1131, label %1150

1131:                                             ; preds = %1127
  %1132 = load ptr, ptr %1111, align 8, !tbaa !253
  %1133 = getelementptr inbounds double, ptr %1132, i64 %1129
  %1134 = load double, ptr %1133, align 8, !tbaa !32
  %1135 = fcmp contract ule double %1134, %1115
  %1136 = zext i1 %1135 to i32
  br label %1137

1137:                                             ; preds = %1131, %1123
  %1138 = phi i32 [ %1136, %1131 ], [ %1117, %1123 ]
  %1139 = icmp eq i32 %1138, 0
  br i1 %1139, label %1167, label %1150

1140:                                             ; preds = %1122
  %1141 = getelementptr inbounds double, ptr %1114, i64 %1120
  %1142 = load double, ptr %1141, align 8, !tbaa !32
  %1143 = fcmp contract ult double %1142, 0.000000e+00
  br i1 %1143, label %1167, label %1144

1144:                                             ; preds = %1140
  %1145 = getelementptr inbounds double, ptr %502, i64 %1120
  %1146 = load double, ptr %1145, align 8, !tbaa !32
  %1147 = fcmp contract olt double %1146, 0.000000e+00
  %1148 = fcmp contract uge double %1142, 0.000000e+00
  %1149 = and i1 %1148, %1147
  br i1 %1149, label %1170, label %1167

1150:                                             ; preds = %1137, %1127
  %1151 = getelementptr inbounds double, ptr %1114, i64 %1120
  %1152 = load double, ptr %1151, align 8, !tbaa !32
  %1153 = getelementptr inbounds double, ptr %502, i64 %1120
  %1154 = load double, ptr %1153, align 8, !tbaa !32
  %1155 = getelementptr inbounds double, ptr %1118, i64 %1120
  %1156 = load double, ptr %1155, align 8, !tbaa !32
  %1157 = tail call contract double @llvm.fabs.f64(double %1154)
  %1158 = fcmp contract ult double %1157, %1156
  br i1 %1158, label %1167, label %1159

1159:                                             ; preds = %1150
  %1160 = fcmp contract ogt double %1152, 0.000000e+00
  %1161 = fcmp contract ole double %1154, 0.000000e+00
  %1162 = and i1 %1160, %1161
  br i1 %1162, label %1170, label %1163

1163:                                             ; preds = %1159
  %1164 = fcmp contract olt double %1152, 0.000000e+00
  %1165 = fcmp contract oge double %1154, 0.000000e+00
  %1166 = and i1 %1164, %1165
  br i1 %1166, label %1170, label %1167

1167:                                             ; preds = %1163, %1150, %1144, %1140, %1137, %1122
  %1168 = add nuw nsw i64 %1120, 1
  %1169 = icmp eq i64 %1168, %1107
  br i1 %1169, label %1170, label %1119, !llvm.loop !264

1170:                                             ; preds = %1167, %1163, %1159, %1144, %1099
  %1171 = phi i64 [ -1, %1099 ], [ -1, %1167 ], [ %1120, %1163 ], [ %1120, %1159 ], [ %1120, %1144 ]
  %1172 = fadd contract double %1100, %1101
  %1173 = tail call contract double @llvm.fabs.f64(double %1172)
  %1174 = fmul contract double %1173, 0x3CD0000000000000
  br label %1175

1175:                                             ; preds = %1258, %1170
  %1176 = phi double [ %1087, %1170 ], [ %1260, %1258 ]
  %1177 = phi double [ %1089, %1170 ], [ %1261, %1258 ]
  %1178 = phi i64 [ %1171, %1170 ], [ %1259, %1258 ]
  %1179 = phi i64 [ 0, %1170 ], [ %1262, %1258 ]
  %1180 = fsub contract double %1177, %1176
  %1181 = fmul contract double %1101, %1180
  %1182 = fcmp contract ogt double %1181, %1174
  br i1 %1182, label %1183, label %1359

1183:                                             ; preds = %1175
  %1184 = fadd contract double %1176, %1177
  %1185 = fmul contract double %1184, 5.000000e-01
  %1186 = fcmp contract ugt double %1185, %1176
  %1187 = fcmp contract ult double %1185, %1177
  %1188 = and i1 %1186, %1187
  br i1 %1188, label %1189, label %1359

1189:                                             ; preds = %1183
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1185, ptr noundef %502)
  %1190 = load ptr, ptr %14, align 8, !tbaa !232
  %1191 = getelementptr inbounds %struct.Plant, ptr %1190, i64 0, i32 14
  %1192 = load i64, ptr %1191, align 8, !tbaa !171
  %1193 = getelementptr inbounds %struct.Plant, ptr %1190, i64 0, i32 12
  %1194 = load i64, ptr %1193, align 8, !tbaa !43
  %1195 = add nsw i64 %1194, %1192
  %1196 = icmp sgt i64 %1195, 0
  br i1 %1196, label %1197, label %1258

1197:                                             ; preds = %1189
  %1198 = getelementptr inbounds %struct.Plant, ptr %1190, i64 0, i32 15
  %1199 = getelementptr inbounds %struct.Plant, ptr %1190, i64 0, i32 93
  %1200 = load i64, ptr %148, align 8
  %1201 = icmp eq i64 %1200, 0
  %1202 = load ptr, ptr %144, align 8
  %1203 = load double, ptr %145, align 8
  %1204 = load i64, ptr %147, align 8
  %1205 = trunc i64 %1204 to i32
  %1206 = load ptr, ptr %151, align 8
  br label %1207

1207:                                             ; preds = %1255, %1197
  %1208 = phi i64 [ 0, %1197 ], [ %1256, %1255 ]
  %1209 = icmp sgt i64 %1192, %1208
  br i1 %1209, label %1211, label %1210

1210:                                             ; preds = %1207
  br i1 %1201, label %1255, label %1228

1211:                                             ; preds = %1207
  %1212 = load i64, ptr %1198, align 8, !tbaa !247
  %1213 = sub nsw i64 %1192, %1212
  %1214 = icmp sgt i64 %1213, %1208
  br i1 %1214, label %1225, label %1215

1215:                                             ; preds = %1211
  %1216 = sub i64 %1212, %1192
  %1217 = add i64 %1216, %1208
  %1218 = icmp sgt i64 %1217, -1
  br i1 %1218, label %1219, label %1238

1219:                                             ; preds = %1215
  %1220 = load ptr, ptr %1199, align 8, !tbaa !253
  %1221 = getelementptr inbounds double, ptr %1220, i64 %1217
  %1222 = load double, ptr %1221, align 8, !tbaa !32
  %1223 = fcmp contract ule double %1222, %1203
  %1224 = zext i1 %1223 to i32
  br label %1225

1225:                                             ; preds = %1219, %1211
  %1226 = phi i32 [ %1224, %1219 ], [ %1205, %1211 ]
  %1227 = icmp eq i32 %1226, 0
  br i1 %1227, label %1255, label %1238

1228:                                             ; preds = %1210
  %1229 = getelementptr inbounds double, ptr %1202, i64 %1208
  %1230 = load double, ptr %1229, align 8, !tbaa !32
  %1231 = fcmp contract ult double %1230, 0.000000e+00
  br i1 %1231, label %1255, label %1232

1232:                                             ; preds = %1228
  %1233 = getelementptr inbounds double, ptr %502, i64 %1208
  %1234 = load double, ptr %1233, align 8, !tbaa !32
  %1235 = fcmp contract olt double %1234, 0.000000e+00
  %1236 = fcmp contract uge double %1230, 0.000000e+00
  %1237 = and i1 %1236, %1235
  br i1 %1237, label %1258, label %1255

1238:                                             ; preds = %1225, %1215
  %1239 = getelementptr inbounds double, ptr %1202, i64 %1208
  %1240 = load double, ptr %1239, align 8, !tbaa !32
  %1241 = getelementptr inbounds double, ptr %502, i64 %1208
  %1242 = load double, ptr %1241, align 8, !tbaa !32
  %1243 = getelementptr inbounds double, ptr %1206, i64 %1208
  %1244 = load double, ptr %1243, align 8, !tbaa !32
  %1245 = tail call contract double @llvm.fabs.f64(double %1242)
  %1246 = fcmp contract ult double %1245, %1244
  br i1 %1246, label %1255, label %1247

1247:                                             ; preds = %1238
  %1248 = fcmp contract ogt double %1240, 0.000000e+00
  %1249 = fcmp contract ole double %1242, 0.000000e+00
  %1250 = and i1 %1248, %1249
  br i1 %1250, label %1258, label %1251

1251:                                             ; preds = %1247
  %1252 = fcmp contract olt double %1240, 0.000000e+00
  %1253 = fcmp contract oge double %1242, 0.000000e+00
  %1254 = and i1 %1252, %1253
  br i1 %1254, label %1258, label %1255

1255:                                             ; preds = %1251, %1238, %1232, %1228, %1225, %1210
  %1256 = add nuw nsw i64 %1208, 1
  %1257 = icmp eq i64 %1256, %1195
  br i1 %1257, label %1258, label %1207, !llvm.loop !264

1258:                                             ; preds = %1255, %1251, %1247, %1232, %1189
  %1259 = phi i64 [ %1178, %1189 ], [ %1208, %1251 ], [ %1208, %1247 ], [ %1208, %1232 ], [ %1178, %1255 ]
  %1260 = phi double [ %1185, %1189 ], [ %1176, %1251 ], [ %1176, %1247 ], [ %1176, %1232 ], [ %1185, %1255 ]
  %1261 = phi double [ %1177, %1189 ], [ %1185, %1251 ], [ %1185, %1247 ], [ %1185, %1232 ], [ %1177, %1255 ]
  %1262 = add nuw nsw i64 %1179, 1
  %1263 = icmp eq i64 %1262, 80
  br i1 %1263, label %1359, label %1175, !llvm.loop !265

1264:                                             ; preds = %1097, %681
  %1265 = phi double [ %1087, %1097 ], [ %1276, %681 ]
  %1266 = phi ptr [ %1088, %1097 ], [ %653, %681 ]
  %1267 = fadd contract double %1278, %536
  %1268 = fmul contract double %536, 2.000000e+00
  %1269 = frem contract double %1267, %1268
  %1270 = fcmp contract oeq double %1269, 0.000000e+00
  %1271 = fcmp contract olt double %536, 1.000000e+00
  %1272 = and i1 %1271, %1270
  %1273 = select i1 %1272, double %1268, double %536
  %1274 = fcmp contract olt double %1267, 1.000000e+00
  br i1 %1274, label %1275, label %1279, !llvm.loop !266

1275:                                             ; preds = %534, %1264
  %1276 = phi double [ %1265, %1264 ], [ undef, %534 ]
  %1277 = phi double [ %1273, %1264 ], [ 1.000000e+00, %534 ]
  %1278 = phi double [ %1267, %1264 ], [ 0.000000e+00, %534 ]
  br label %535

1279:                                             ; preds = %1264
  %1280 = getelementptr inbounds %struct.Plant, ptr %1266, i64 0, i32 15
  %1281 = load i64, ptr %1280, align 8, !tbaa !247
  %1282 = icmp eq i64 %1281, 0
  br i1 %1282, label %1596, label %1283

1283:                                             ; preds = %1279
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %147, i8 0, i64 16, i1 false)
  %1284 = load double, ptr %145, align 8, !tbaa !239
  %1285 = tail call contract double @llvm.fabs.f64(double %1284)
  %1286 = load double, ptr %146, align 8, !tbaa !240
  %1287 = fadd contract double %1285, %1286
  %1288 = fmul contract double %1287, 0x3CF0000000000000
  %1289 = fdiv contract double %1288, %1286
  %1290 = fadd contract double %1289, 1.000000e+00
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1290, ptr noundef %502)
  %1291 = load ptr, ptr %14, align 8, !tbaa !232
  %1292 = getelementptr inbounds %struct.Plant, ptr %1291, i64 0, i32 14
  %1293 = load i64, ptr %1292, align 8, !tbaa !171
  %1294 = getelementptr inbounds %struct.Plant, ptr %1291, i64 0, i32 12
  %1295 = load i64, ptr %1294, align 8, !tbaa !43
  %1296 = add nsw i64 %1295, %1293
  %1297 = icmp sgt i64 %1296, 0
  br i1 %1297, label %1298, label %1596

1298:                                             ; preds = %1283
  %1299 = getelementptr inbounds %struct.Plant, ptr %1291, i64 0, i32 15
  %1300 = getelementptr inbounds %struct.Plant, ptr %1291, i64 0, i32 93
  %1301 = load i64, ptr %148, align 8
  %1302 = icmp eq i64 %1301, 0
  %1303 = load ptr, ptr %144, align 8
  %1304 = load double, ptr %145, align 8
  %1305 = load i64, ptr %147, align 8
  %1306 = trunc i64 %1305 to i32
  %1307 = load ptr, ptr %151, align 8
  br label %1308

1308:                                             ; preds = %1356, %1298
  %1309 = phi i64 [ 0, %1298 ], [ %1357, %1356 ]
  %1310 = icmp sgt i64 %1293, %1309
  br i1 %1310, label %1312, label %1311

1311:                                             ; preds = %1308
  br i1 %1302, label %1356, label %1329

1312:                                             ; preds = %1308
  %1313 = load i64, ptr %1299, align 8, !tbaa !247
  %1314 = sub nsw i64 %1293, %1313
  %1315 = icmp sgt i64 %1314, %1309
  br i1 %1315, label %1326, label %1316

1316:                                             ; preds = %1312
  %1317 = sub i64 %1313, %1293
  %1318 = add i64 %1317, %1309
  %1319 = icmp sgt i64 %1318, -1
  br i1 %1319, label %1320, label %1339

1320:                                             ; preds = %1316
  %1321 = load ptr, ptr %1300, align 8, !tbaa !253
  %1322 = getelementptr inbounds double, ptr %1321, i64 %1318
  %1323 = load double, ptr %1322, align 8, !tbaa !32
  %1324 = fcmp contract ule double %1323, %1304
  %1325 = zext i1 %1324 to i32
  br label %1326

1326:                                             ; preds = %1320, %1312
  %1327 = phi i32 [ %1325, %1320 ], [ %1306, %1312 ]
  %1328 = icmp eq i32 %1327, 0
  br i1 %1328, label %1356, label %1339

1329:                                             ; preds = %1311
  %1330 = getelementptr inbounds double, ptr %1303, i64 %1309
  %1331 = load double, ptr %1330, align 8, !tbaa !32
  %1332 = fcmp contract ult double %1331, 0.000000e+00
  br i1 %1332, label %1356, label %1333

1333:                                             ; preds = %1329
  %1334 = getelementptr inbounds double, ptr %502, i64 %1309
  %1335 = load double, ptr %1334, align 8, !tbaa !32
  %1336 = fcmp contract olt double %1335, 0.000000e+00
  %1337 = fcmp contract uge double %1331, 0.000000e+00
  %1338 = and i1 %1337, %1336
  br i1 %1338, label %1364, label %1356

1339:                                             ; preds = %1326, %1316
  %1340 = getelementptr inbounds double, ptr %1303, i64 %1309
  %1341 = load double, ptr %1340, align 8, !tbaa !32
  %1342 = getelementptr inbounds double, ptr %502, i64 %1309
  %1343 = load double, ptr %1342, align 8, !tbaa !32
  %1344 = getelementptr inbounds double, ptr %1307, i64 %1309
  %1345 = load double, ptr %1344, align 8, !tbaa !32
  %1346 = tail call contract double @llvm.fabs.f64(double %1343)
  %1347 = fcmp contract ult double %1346, %1345
  br i1 %1347, label %1356, label %1348

1348:                                             ; preds = %1339
  %1349 = fcmp contract ogt double %1341, 0.000000e+00
  %1350 = fcmp contract ole double %1343, 0.000000e+00
  %1351 = and i1 %1349, %1350
  br i1 %1351, label %1364, label %1352

1352:                                             ; preds = %1348
  %1353 = fcmp contract olt double %1341, 0.000000e+00
  %1354 = fcmp contract oge double %1343, 0.000000e+00
  %1355 = and i1 %1353, %1354
  br i1 %1355, label %1364, label %1356

1356:                                             ; preds = %1352, %1339, %1333, %1329, %1326, %1311
  %1357 = add nuw nsw i64 %1309, 1
  %1358 = icmp eq i64 %1357, %1296
  br i1 %1358, label %1596, label %1308, !llvm.loop !264

1359:                                             ; preds = %1258, %1183, %1175
  %1360 = phi double [ %1176, %1183 ], [ %1176, %1175 ], [ %1260, %1258 ]
  %1361 = phi double [ %1177, %1183 ], [ %1177, %1175 ], [ %1261, %1258 ]
  %1362 = phi i64 [ %1178, %1183 ], [ %1178, %1175 ], [ %1259, %1258 ]
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1361, ptr noundef %502)
  %1363 = icmp slt i64 %1362, 0
  br i1 %1363, label %1596, label %1364

1364:                                             ; preds = %1352, %1348, %1333, %1359
  %1365 = phi i64 [ %1362, %1359 ], [ %1309, %1333 ], [ %1309, %1348 ], [ %1309, %1352 ]
  %1366 = phi double [ %1361, %1359 ], [ 1.000000e+00, %1333 ], [ 1.000000e+00, %1348 ], [ 1.000000e+00, %1352 ]
  %1367 = phi double [ %1360, %1359 ], [ 1.000000e+00, %1333 ], [ 1.000000e+00, %1348 ], [ 1.000000e+00, %1352 ]
  %1368 = load i64, ptr %443, align 8, !tbaa !171
  %1369 = getelementptr inbounds %struct.Plant, ptr %272, i64 0, i32 15
  %1370 = load i64, ptr %1369, align 8, !tbaa !247
  %1371 = icmp sgt i64 %1370, 0
  br i1 %1371, label %1372, label %1387

1372:                                             ; preds = %1364
  %1373 = sub nsw i64 %1368, %1370
  %1374 = load ptr, ptr %44, align 8, !tbaa !201
  %1375 = load ptr, ptr %14, align 8, !tbaa !232
  %1376 = getelementptr inbounds %struct.Plant, ptr %1375, i64 0, i32 14
  %1377 = load i64, ptr %1376, align 8, !tbaa !171
  %1378 = load i64, ptr %148, align 8
  %1379 = icmp eq i64 %1378, 0
  %1380 = load ptr, ptr %144, align 8
  %1381 = getelementptr inbounds %struct.Plant, ptr %1375, i64 0, i32 15
  %1382 = load double, ptr %145, align 8
  %1383 = getelementptr inbounds %struct.Plant, ptr %1375, i64 0, i32 93
  %1384 = load i64, ptr %147, align 8
  %1385 = trunc i64 %1384 to i32
  %1386 = load ptr, ptr %151, align 8
  br label %1390

1387:                                             ; preds = %1442, %1364
  %1388 = phi i64 [ 0, %1364 ], [ %1444, %1442 ]
  %1389 = fcmp contract ugt double %1366, 1.000000e-09
  br i1 %1389, label %1447, label %1565

1390:                                             ; preds = %1442, %1372
  %1391 = phi i64 [ %1373, %1372 ], [ %1445, %1442 ]
  %1392 = phi i64 [ 0, %1372 ], [ %1444, %1442 ]
  %1393 = icmp sgt i64 %1377, %1391
  br i1 %1393, label %1395, label %1394

1394:                                             ; preds = %1390
  br i1 %1379, label %1442, label %1412

1395:                                             ; preds = %1390
  %1396 = load i64, ptr %1381, align 8, !tbaa !247
  %1397 = sub nsw i64 %1377, %1396
  %1398 = icmp sgt i64 %1397, %1391
  br i1 %1398, label %1409, label %1399

1399:                                             ; preds = %1395
  %1400 = sub i64 %1396, %1377
  %1401 = add i64 %1400, %1391
  %1402 = icmp sgt i64 %1401, -1
  br i1 %1402, label %1403, label %1422

1403:                                             ; preds = %1399
  %1404 = load ptr, ptr %1383, align 8, !tbaa !253
  %1405 = getelementptr inbounds double, ptr %1404, i64 %1401
  %1406 = load double, ptr %1405, align 8, !tbaa !32
  %1407 = fcmp contract ule double %1406, %1382
  %1408 = zext i1 %1407 to i32
  br label %1409

1409:                                             ; preds = %1403, %1395
  %1410 = phi i32 [ %1408, %1403 ], [ %1385, %1395 ]
  %1411 = icmp eq i32 %1410, 0
  br i1 %1411, label %1442, label %1422

1412:                                             ; preds = %1394
  %1413 = getelementptr inbounds double, ptr %1380, i64 %1391
  %1414 = load double, ptr %1413, align 8, !tbaa !32
  %1415 = fcmp contract ult double %1414, 0.000000e+00
  br i1 %1415, label %1442, label %1416

1416:                                             ; preds = %1412
  %1417 = getelementptr inbounds double, ptr %1374, i64 %1391
  %1418 = load double, ptr %1417, align 8, !tbaa !32
  %1419 = fcmp contract olt double %1418, 0.000000e+00
  %1420 = fcmp contract uge double %1414, 0.000000e+00
  %1421 = and i1 %1420, %1419
  br label %1439

1422:                                             ; preds = %1409, %1399
  %1423 = getelementptr inbounds double, ptr %1380, i64 %1391
  %1424 = load double, ptr %1423, align 8, !tbaa !32
  %1425 = getelementptr inbounds double, ptr %1374, i64 %1391
  %1426 = load double, ptr %1425, align 8, !tbaa !32
  %1427 = getelementptr inbounds double, ptr %1386, i64 %1391
  %1428 = load double, ptr %1427, align 8, !tbaa !32
  %1429 = tail call contract double @llvm.fabs.f64(double %1426)
  %1430 = fcmp contract ult double %1429, %1428
  br i1 %1430, label %1439, label %1431

1431:                                             ; preds = %1422
  %1432 = fcmp contract ogt double %1424, 0.000000e+00
  %1433 = fcmp contract ole double %1426, 0.000000e+00
  %1434 = and i1 %1432, %1433
  br i1 %1434, label %1439, label %1435

1435:                                             ; preds = %1431
  %1436 = fcmp contract olt double %1424, 0.000000e+00
  %1437 = fcmp contract oge double %1426, 0.000000e+00
  %1438 = and i1 %1436, %1437
  br label %1439

1439:                                             ; preds = %1435, %1431, %1422, %1416
  %1440 = phi i1 [ %1421, %1416 ], [ false, %1422 ], [ %1438, %1435 ], [ true, %1431 ]
  %1441 = zext i1 %1440 to i64
  br label %1442

1442:                                             ; preds = %1439, %1412, %1409, %1394
  %1443 = phi i64 [ 0, %1409 ], [ %1441, %1439 ], [ 0, %1412 ], [ 0, %1394 ]
  %1444 = or i64 %1443, %1392
  %1445 = add nsw i64 %1391, 1
  %1446 = icmp slt i64 %1445, %1368
  br i1 %1446, label %1390, label %1387, !llvm.loop !267

1447:                                             ; preds = %1387
  %1448 = load double, ptr %54, align 8, !tbaa !222
  %1449 = fmul contract double %1367, %1448
  %1450 = load double, ptr %56, align 8, !tbaa !216
  %1451 = fmul contract double %1450, 0x3D29000000000000
  %1452 = fcmp contract ole double %1449, %1451
  %1453 = icmp eq i64 %1388, 0
  %1454 = select i1 %1453, i1 true, i1 %1452
  br i1 %1454, label %1565, label %1455

1455:                                             ; preds = %1447
  br i1 %442, label %1540, label %1456

1456:                                             ; preds = %1455
  %1457 = fmul contract double %1366, 2.000000e+00
  %1458 = load ptr, ptr %152, align 8, !tbaa !246
  call fastcc void @go_straight(ptr noundef nonnull %15, double noundef %1457, ptr noundef %1458)
  %1459 = load ptr, ptr %14, align 8, !tbaa !232
  %1460 = getelementptr inbounds %struct.Plant, ptr %1459, i64 0, i32 14
  %1461 = load i64, ptr %1460, align 8, !tbaa !171
  %1462 = getelementptr inbounds %struct.Plant, ptr %1459, i64 0, i32 12
  %1463 = load i64, ptr %1462, align 8, !tbaa !43
  %1464 = add nsw i64 %1463, %1461
  %1465 = icmp sgt i64 %1464, 0
  br i1 %1465, label %1466, label %1535

1466:                                             ; preds = %1456
  %1467 = getelementptr inbounds %struct.Plant, ptr %1459, i64 0, i32 15
  %1468 = getelementptr inbounds %struct.Plant, ptr %1459, i64 0, i32 93
  %1469 = load i64, ptr %148, align 8
  %1470 = icmp eq i64 %1469, 0
  %1471 = load ptr, ptr %144, align 8
  %1472 = load double, ptr %145, align 8
  %1473 = load i64, ptr %147, align 8
  %1474 = trunc i64 %1473 to i32
  %1475 = load ptr, ptr %151, align 8
  br label %1476

1476:                                             ; preds = %1524, %1466
  %1477 = phi i64 [ 0, %1466 ], [ %1525, %1524 ]
  %1478 = icmp sgt i64 %1461, %1477
  br i1 %1478, label %1480, label %1479

1479:                                             ; preds = %1476
  br i1 %1470, label %1524, label %1497

1480:                                             ; preds = %1476
  %1481 = load i64, ptr %1467, align 8, !tbaa !247
  %1482 = sub nsw i64 %1461, %1481
  %1483 = icmp sgt i64 %1482, %1477
  br i1 %1483, label %1494, label %1484

1484:                                             ; preds = %1480
  %1485 = sub i64 %1481, %1461
  %1486 = add i64 %1485, %1477
  %1487 = icmp sgt i64 %1486, -1
  br i1 %1487, label %1488, label %1507

1488:                                             ; preds = %1484
  %1489 = load ptr, ptr %1468, align 8, !tbaa !253
  %1490 = getelementptr inbounds double, ptr %1489, i64 %1486
  %1491 = load double, ptr %1490, align 8, !tbaa !32
  %1492 = fcmp contract ule double %1491, %1472
  %1493 = zext i1 %1492 to i32
  br label %1494

1494:                                             ; preds = %1488, %1480
  %1495 = phi i32 [ %1493, %1488 ], [ %1474, %1480 ]
  %1496 = icmp eq i32 %1495, 0
  br i1 %1496, label %1524, label %1507

1497:                                             ; preds = %1479
  %1498 = getelementptr inbounds double, ptr %1471, i64 %1477
  %1499 = load double, ptr %1498, align 8, !tbaa !32
  %1500 = fcmp contract ult double %1499, 0.000000e+00
  br i1 %1500, label %1524, label %1501

1501:                                             ; preds = %1497
  %1502 = getelementptr inbounds double, ptr %1458, i64 %1477
  %1503 = load double, ptr %1502, align 8, !tbaa !32
  %1504 = fcmp contract olt double %1503, 0.000000e+00
  %1505 = fcmp contract uge double %1499, 0.000000e+00
  %1506 = and i1 %1505, %1504
  br i1 %1506, label %1527, label %1524

1507:                                             ; preds = %1494, %1484
  %1508 = getelementptr inbounds double, ptr %1471, i64 %1477
  %1509 = load double, ptr %1508, align 8, !tbaa !32
  %1510 = getelementptr inbounds double, ptr %1458, i64 %1477
  %1511 = load double, ptr %1510, align 8, !tbaa !32
  %1512 = getelementptr inbounds double, ptr %1475, i64 %1477
  %1513 = load double, ptr %1512, align 8, !tbaa !32
  %1514 = tail call contract double @llvm.fabs.f64(double %1511)
  %1515 = fcmp contract ult double %1514, %1513
  br i1 %1515, label %1524, label %1516

1516:                                             ; preds = %1507
  %1517 = fcmp contract ogt double %1509, 0.000000e+00
  %1518 = fcmp contract ole double %1511, 0.000000e+00
  %1519 = and i1 %1517, %1518
  br i1 %1519, label %1527, label %1520

1520:                                             ; preds = %1516
  %1521 = fcmp contract olt double %1509, 0.000000e+00
  %1522 = fcmp contract oge double %1511, 0.000000e+00
  %1523 = and i1 %1521, %1522
  br i1 %1523, label %1527, label %1524

1524:                                             ; preds = %1520, %1507, %1501, %1497, %1494, %1479
  %1525 = add nuw nsw i64 %1477, 1
  %1526 = icmp eq i64 %1525, %1464
  br i1 %1526, label %1527, label %1476, !llvm.loop !264

1527:                                             ; preds = %1524, %1520, %1516, %1501
  %1528 = phi i64 [ %1477, %1501 ], [ %1477, %1516 ], [ %1477, %1520 ], [ -1, %1524 ]
  %1529 = icmp sgt i64 %1528, -1
  %1530 = load i64, ptr %66, align 8, !tbaa !268
  %1531 = icmp slt i64 %1530, 6
  %1532 = fcmp contract uge double %1367, 2.000000e-01
  %1533 = or i1 %1532, %1529
  %1534 = and i1 %1531, %1533
  br i1 %1534, label %1543, label %1596

1535:                                             ; preds = %1456
  %1536 = load i64, ptr %66, align 8, !tbaa !268
  %1537 = icmp slt i64 %1536, 6
  %1538 = fcmp contract uge double %1367, 2.000000e-01
  %1539 = and i1 %1538, %1537
  br i1 %1539, label %1543, label %1596

1540:                                             ; preds = %1455
  %1541 = load i64, ptr %66, align 8, !tbaa !268
  %1542 = icmp slt i64 %1541, 6
  br i1 %1542, label %1543, label %1563

1543:                                             ; preds = %1540, %1535, %1527
  %1544 = phi i64 [ %1541, %1540 ], [ %1530, %1527 ], [ %1536, %1535 ]
  %1545 = phi i1 [ true, %1540 ], [ %1529, %1527 ], [ false, %1535 ]
  %1546 = add nsw i64 %1544, 1
  store i64 %1546, ptr %66, align 8, !tbaa !268
  %1547 = load ptr, ptr %28, align 8, !tbaa !190
  %1548 = getelementptr inbounds %struct.Clock, ptr %1547, i64 0, i32 13
  %1549 = load i64, ptr %1548, align 8, !tbaa !209
  %1550 = add nsw i64 %1549, 1
  store i64 %1550, ptr %1548, align 8, !tbaa !209
  store i64 1, ptr %62, align 8, !tbaa !206
  %1551 = load double, ptr %52, align 8, !tbaa !215
  %1552 = load double, ptr %54, align 8, !tbaa !222
  %1553 = fmul contract double %1367, %1552
  %1554 = fadd contract double %1551, %1553
  %1555 = fmul contract double %1367, 0x3EB0C6F7A0B5ED8D
  %1556 = fmul contract double %1555, %1552
  %1557 = load double, ptr %56, align 8, !tbaa !216
  %1558 = fmul contract double %1557, 0x3D14000000000000
  %1559 = tail call contract double @llvm.maxnum.f64(double %1556, double %1558)
  %1560 = fsub contract double %1554, %1559
  store double %1560, ptr %58, align 8, !tbaa !203
  br i1 %1545, label %1595, label %1561

1561:                                             ; preds = %1543
  %1562 = getelementptr inbounds %struct.Clock, ptr %1547, i64 0, i32 1
  store double %1553, ptr %1562, align 8, !tbaa !211
  br label %1595

1563:                                             ; preds = %1540
  %1564 = load ptr, ptr %44, align 8, !tbaa !201
  call fastcc void @look(ptr noundef nonnull %14, double noundef %1366, ptr noundef %1564)
  store i64 %1365, ptr %67, align 8, !tbaa !207
  br label %1576

1565:                                             ; preds = %1447, %1387
  %1566 = phi i1 [ %1452, %1447 ], [ true, %1387 ]
  store i64 %1365, ptr %67, align 8, !tbaa !207
  %1567 = icmp ne i64 %1388, 0
  %1568 = select i1 %1567, i1 %1566, i1 false
  br i1 %1568, label %1569, label %1576

1569:                                             ; preds = %1565
  %1570 = load double, ptr %56, align 8, !tbaa !216
  %1571 = fmul contract double %1570, 0x3D10000000000000
  %1572 = load double, ptr %54, align 8, !tbaa !222
  %1573 = fdiv contract double %1571, %1572
  %1574 = fadd contract double %1366, %1573
  %1575 = load ptr, ptr %44, align 8, !tbaa !201
  call fastcc void @go_straight(ptr noundef nonnull %15, double noundef %1574, ptr noundef %1575)
  br label %1576

1576:                                             ; preds = %1569, %1565, %1563
  %1577 = phi double [ %1574, %1569 ], [ %1366, %1565 ], [ %1366, %1563 ]
  %1578 = fcmp contract olt double %1577, 1.000000e+00
  br i1 %1578, label %1579, label %1596

1579:                                             ; preds = %1576
  %1580 = load double, ptr %52, align 8, !tbaa !215
  %1581 = load double, ptr %54, align 8, !tbaa !222
  %1582 = fmul contract double %1577, %1581
  %1583 = fadd contract double %1580, %1582
  store double %1583, ptr %57, align 8, !tbaa !223
  %1584 = load ptr, ptr %37, align 8, !tbaa !197
  %1585 = load ptr, ptr %38, align 8, !tbaa !198
  %1586 = load i64, ptr %272, align 8, !tbaa !13
  %1587 = getelementptr inbounds %struct.Plant, ptr %272, i64 0, i32 1
  %1588 = load i64, ptr %1587, align 8, !tbaa !14
  %1589 = add nsw i64 %1588, %1586
  %1590 = getelementptr inbounds %struct.Plant, ptr %272, i64 0, i32 31
  %1591 = load i64, ptr %1590, align 8, !tbaa !15
  %1592 = add nsw i64 %1591, 1
  %1593 = shl i64 %1589, 3
  %1594 = mul i64 %1593, %1592
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1584, ptr align 8 %1585, i64 %1594, i1 false)
  br label %1596

1595:                                             ; preds = %1561, %1543
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %14) #13
  br label %2189

1596:                                             ; preds = %1356, %1579, %1576, %1535, %1527, %1359, %1283, %1279, %492, %489
  call void @llvm.lifetime.end.p0(i64 120, ptr nonnull %14) #13
  %1597 = fcmp contract ogt double %391, 1.000000e+00
  %1598 = load i64, ptr %67, align 8
  %1599 = icmp slt i64 %1598, 0
  %1600 = select i1 %1597, i1 %1599, i1 false
  br i1 %1600, label %1601, label %1615

1601:                                             ; preds = %1596
  %1602 = load double, ptr %54, align 8, !tbaa !222
  %1603 = fcmp contract olt double %427, 0x3FEE666666666666
  %1604 = select contract i1 %1603, double %427, double 0x3FEE666666666666
  %1605 = select contract i1 %440, double 9.300000e-01, double %1604
  %1606 = fmul contract double %1605, %1602
  %1607 = load ptr, ptr %28, align 8, !tbaa !190
  %1608 = getelementptr inbounds %struct.Clock, ptr %1607, i64 0, i32 1
  store double %1606, ptr %1608, align 8, !tbaa !211
  %1609 = getelementptr inbounds %struct.Clock, ptr %1607, i64 0, i32 13
  %1610 = load i64, ptr %1609, align 8, !tbaa !209
  %1611 = add nsw i64 %1610, 1
  store i64 %1611, ptr %1609, align 8, !tbaa !209
  %1612 = zext i1 %440 to i64
  %1613 = load i64, ptr %65, align 8, !tbaa !230
  %1614 = add nsw i64 %1613, %1612
  store i64 %1614, ptr %65, align 8, !tbaa !230
  br label %2189

1615:                                             ; preds = %1596
  %1616 = load i64, ptr %158, align 8, !tbaa !269
  %1617 = load i64, ptr %159, align 8, !tbaa !270
  %1618 = icmp slt i64 %1616, %1617
  %1619 = load double, ptr %57, align 8, !tbaa !223
  br i1 %1618, label %1620, label %1638

1620:                                             ; preds = %1615
  %1621 = getelementptr inbounds double, ptr %5, i64 %1616
  %1622 = load double, ptr %1621, align 8, !tbaa !32
  %1623 = fcmp contract ugt double %1622, %1619
  br i1 %1623, label %1638, label %1624

1624:                                             ; preds = %1620
  %1625 = load i64, ptr %63, align 8, !tbaa !249
  %1626 = icmp eq i64 %1625, 0
  br i1 %1626, label %1627, label %1637

1627:                                             ; preds = %1624
  %1628 = load ptr, ptr %29, align 8, !tbaa !192
  %1629 = getelementptr inbounds %struct.Stepper, ptr %1628, i64 0, i32 1
  %1630 = load ptr, ptr %1629, align 8, !tbaa !248
  %1631 = load ptr, ptr %15, align 8, !tbaa !188
  %1632 = load double, ptr %52, align 8, !tbaa !215
  %1633 = load double, ptr %54, align 8, !tbaa !222
  %1634 = load ptr, ptr %33, align 8, !tbaa !193
  %1635 = load ptr, ptr %40, align 8, !tbaa !199
  %1636 = load ptr, ptr %36, align 8, !tbaa !196
  tail call void %1630(ptr noundef %1631, double noundef %1632, double noundef %1633, ptr noundef %1634, ptr noundef %1635, ptr noundef %1636) #13
  br label %1637

1637:                                             ; preds = %1627, %1624
  store i64 1, ptr %63, align 8, !tbaa !249
  br label %1638

1638:                                             ; preds = %1637, %1620, %1615
  %1639 = phi i1 [ true, %1637 ], [ false, %1620 ], [ false, %1615 ]
  %1640 = load ptr, ptr %15, align 8
  %1641 = load ptr, ptr %28, align 8, !tbaa !190
  %1642 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 120
  store double 1.000000e+00, ptr %1642, align 8, !tbaa !204
  %1643 = load ptr, ptr %38, align 8
  %1644 = load ptr, ptr %37, align 8
  %1645 = load i64, ptr %1640, align 8, !tbaa !13
  %1646 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 1
  %1647 = load i64, ptr %1646, align 8, !tbaa !14
  %1648 = add nsw i64 %1647, %1645
  %1649 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 31
  %1650 = load i64, ptr %1649, align 8, !tbaa !15
  %1651 = add nsw i64 %1650, 1
  %1652 = shl i64 %1648, 3
  %1653 = mul i64 %1652, %1651
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1643, ptr align 8 %1644, i64 %1653, i1 false)
  %1654 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 3
  %1655 = load double, ptr %1654, align 8, !tbaa !212
  %1656 = tail call contract double @project(ptr noundef nonnull %1640, double noundef %1619, ptr noundef %1644, double noundef %1655)
  %1657 = load ptr, ptr %29, align 8
  %1658 = getelementptr inbounds %struct.Stepper, ptr %1657, i64 0, i32 5
  %1659 = load i64, ptr %1658, align 8, !tbaa !218
  %1660 = icmp eq i64 %1659, 0
  br i1 %1660, label %1661, label %1734

1661:                                             ; preds = %1638
  %1662 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 2
  %1663 = load i64, ptr %1662, align 8, !tbaa !20
  %1664 = icmp sgt i64 %1663, 0
  %1665 = load double, ptr %1642, align 8, !tbaa !204
  %1666 = fcmp contract olt double %1665, 1.000000e-04
  %1667 = load double, ptr %59, align 8
  %1668 = fcmp contract oge double %1667, 1.000000e-04
  %1669 = select i1 %1666, i1 %1668, i1 false
  br i1 %1664, label %1670, label %1734

1670:                                             ; preds = %1661
  %1671 = load i64, ptr %1640, align 8, !tbaa !13
  %1672 = getelementptr inbounds double, ptr %1643, i64 %1671
  %1673 = getelementptr inbounds double, ptr %1644, i64 %1671
  %1674 = load ptr, ptr %35, align 8, !tbaa !195
  %1675 = getelementptr inbounds double, ptr %1674, i64 %1671
  %1676 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 5
  %1677 = load double, ptr %1676, align 8, !tbaa !184
  %1678 = load double, ptr %1675, align 8, !tbaa !32
  %1679 = load i64, ptr %1646, align 8, !tbaa !14
  %1680 = icmp sgt i64 %1679, 0
  br i1 %1680, label %1681, label %1703

1681:                                             ; preds = %1670, %1681
  %1682 = phi i64 [ %1701, %1681 ], [ 0, %1670 ]
  %1683 = phi double [ %1700, %1681 ], [ %1678, %1670 ]
  %1684 = phi double [ %1696, %1681 ], [ 0.000000e+00, %1670 ]
  %1685 = phi double [ %1693, %1681 ], [ 0.000000e+00, %1670 ]
  %1686 = getelementptr inbounds double, ptr %1673, i64 %1682
  %1687 = load double, ptr %1686, align 8, !tbaa !32
  %1688 = getelementptr inbounds double, ptr %1672, i64 %1682
  %1689 = load double, ptr %1688, align 8, !tbaa !32
  %1690 = fsub contract double %1687, %1689
  %1691 = tail call contract double @llvm.fabs.f64(double %1690)
  %1692 = fcmp contract ogt double %1691, %1685
  %1693 = select i1 %1692, double %1691, double %1685
  %1694 = tail call contract double @llvm.fabs.f64(double %1689)
  %1695 = fcmp contract ogt double %1694, %1684
  %1696 = select i1 %1695, double %1694, double %1684
  %1697 = getelementptr inbounds double, ptr %1675, i64 %1682
  %1698 = load double, ptr %1697, align 8, !tbaa !32
  %1699 = fcmp contract ogt double %1698, %1683
  %1700 = select i1 %1699, double %1698, double %1683
  %1701 = add nuw nsw i64 %1682, 1
  %1702 = icmp eq i64 %1701, %1679
  br i1 %1702, label %1703, label %1681, !llvm.loop !271

1703:                                             ; preds = %1681, %1670
  %1704 = phi double [ 0.000000e+00, %1670 ], [ %1693, %1681 ]
  %1705 = phi double [ 0.000000e+00, %1670 ], [ %1696, %1681 ]
  %1706 = phi double [ %1678, %1670 ], [ %1700, %1681 ]
  %1707 = fmul contract double %1677, %1705
  %1708 = fadd contract double %1706, %1707
  %1709 = fmul contract double %1708, 1.000000e+05
  %1710 = fcmp contract ule double %1704, %1709
  br i1 %1710, label %1718, label %1711

1711:                                             ; preds = %1703
  %1712 = load double, ptr %54, align 8, !tbaa !222
  %1713 = fmul contract double %1712, 5.000000e-01
  %1714 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 1
  store double %1713, ptr %1714, align 8, !tbaa !211
  %1715 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 13
  %1716 = load i64, ptr %1715, align 8, !tbaa !209
  %1717 = add nsw i64 %1716, 1
  store i64 %1717, ptr %1715, align 8, !tbaa !209
  br label %2189

1718:                                             ; preds = %1703
  %1719 = select i1 %1669, i1 %1599, i1 false
  %1720 = load i64, ptr %64, align 8
  %1721 = icmp eq i64 %1720, 0
  %1722 = select i1 %1719, i1 %1721, i1 false
  br i1 %1722, label %1723, label %1734

1723:                                             ; preds = %1718
  %1724 = load i64, ptr %65, align 8, !tbaa !230
  %1725 = icmp slt i64 %1724, 12
  br i1 %1725, label %1726, label %1734

1726:                                             ; preds = %1723
  %1727 = load double, ptr %54, align 8, !tbaa !222
  %1728 = fmul contract double %1727, 9.300000e-01
  %1729 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 1
  store double %1728, ptr %1729, align 8, !tbaa !211
  %1730 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 13
  %1731 = load i64, ptr %1730, align 8, !tbaa !209
  %1732 = add nsw i64 %1731, 1
  store i64 %1732, ptr %1730, align 8, !tbaa !209
  %1733 = add nsw i64 %1724, 1
  store i64 %1733, ptr %65, align 8, !tbaa !230
  br label %2189

1734:                                             ; preds = %1638, %1723, %1718, %1661
  store i64 0, ptr %65, align 8, !tbaa !230
  %1735 = load double, ptr %1654, align 8, !tbaa !212
  %1736 = fmul contract double %1735, 1.000000e+03
  %1737 = fcmp contract ugt double %1656, %1736
  br i1 %1737, label %1738, label %1749

1738:                                             ; preds = %1734
  %1739 = load double, ptr %54, align 8, !tbaa !222
  %1740 = fmul contract double %1739, 5.000000e-01
  %1741 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 1
  store double %1740, ptr %1741, align 8, !tbaa !211
  %1742 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 13
  %1743 = load i64, ptr %1742, align 8, !tbaa !209
  %1744 = add nsw i64 %1743, 1
  store i64 %1744, ptr %1742, align 8, !tbaa !209
  br i1 %1660, label %1745, label %2194

1745:                                             ; preds = %1738
  %1746 = load double, ptr %56, align 8, !tbaa !216
  %1747 = fmul contract double %1746, 0x3D719799812DEA11
  %1748 = fcmp contract olt double %1740, %1747
  br i1 %1748, label %2194, label %2189

1749:                                             ; preds = %1734
  br i1 %1639, label %1750, label %1795

1750:                                             ; preds = %1749
  %1751 = load i64, ptr %1640, align 8, !tbaa !13
  %1752 = load i64, ptr %1646, align 8, !tbaa !14
  %1753 = add nsw i64 %1752, %1751
  %1754 = load i64, ptr %1649, align 8, !tbaa !15
  %1755 = add nsw i64 %1754, 1
  %1756 = mul nsw i64 %1755, %1753
  %1757 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 8
  %1758 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 9
  %1759 = load i64, ptr %1757, align 8, !tbaa !269
  %1760 = load i64, ptr %1758, align 8, !tbaa !270
  %1761 = icmp slt i64 %1759, %1760
  br i1 %1761, label %1762, label %1795

1762:                                             ; preds = %1750
  %1763 = shl i64 %1756, 3
  %1764 = getelementptr inbounds %struct.Stepper, ptr %1657, i64 0, i32 2
  %1765 = load ptr, ptr %33, align 8
  %1766 = load ptr, ptr %40, align 8
  %1767 = load double, ptr %52, align 8
  %1768 = load double, ptr %54, align 8
  %1769 = load ptr, ptr %36, align 8
  br label %1770

1770:                                             ; preds = %1787, %1762
  %1771 = phi i64 [ %1759, %1762 ], [ %1792, %1787 ]
  %1772 = getelementptr inbounds double, ptr %5, i64 %1771
  %1773 = load double, ptr %1772, align 8, !tbaa !32
  %1774 = fcmp contract ugt double %1773, %1619
  br i1 %1774, label %1795, label %1775

1775:                                             ; preds = %1770
  %1776 = fcmp contract oeq double %1773, %1619
  br i1 %1776, label %1777, label %1778

1777:                                             ; preds = %1775
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1643, ptr align 8 %1644, i64 %1763, i1 false)
  br label %1787

1778:                                             ; preds = %1775
  %1779 = load ptr, ptr %1764, align 8, !tbaa !272
  %1780 = fsub contract double %1773, %1767
  %1781 = fdiv contract double %1780, %1768
  tail call void %1779(ptr noundef %1640, ptr noundef %1765, ptr noundef %1766, double noundef %1781, ptr noundef %1769, ptr noundef %1643) #13
  %1782 = load i64, ptr %1757, align 8, !tbaa !269
  %1783 = getelementptr inbounds double, ptr %5, i64 %1782
  %1784 = load double, ptr %1783, align 8, !tbaa !32
  %1785 = load double, ptr %1654, align 8, !tbaa !212
  %1786 = tail call contract double @project(ptr noundef %1640, double noundef %1784, ptr noundef %1643, double noundef %1785)
  br label %1787

1787:                                             ; preds = %1778, %1777
  %1788 = load i64, ptr %1757, align 8, !tbaa !269
  %1789 = add nsw i64 %1788, 1
  store i64 %1789, ptr %1757, align 8, !tbaa !269
  %1790 = mul nsw i64 %1788, %1756
  %1791 = getelementptr inbounds double, ptr %6, i64 %1790
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1791, ptr align 8 %1643, i64 %1763, i1 false)
  %1792 = load i64, ptr %1757, align 8, !tbaa !269
  %1793 = load i64, ptr %1758, align 8, !tbaa !270
  %1794 = icmp slt i64 %1792, %1793
  br i1 %1794, label %1770, label %1795, !llvm.loop !273

1795:                                             ; preds = %1787, %1770, %1750, %1749
  %1796 = load ptr, ptr %33, align 8, !tbaa !193
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1796, ptr align 8 %1644, i64 %139, i1 false)
  store double %1619, ptr %1, align 8, !tbaa !179
  br i1 %255, label %1797, label %1812

1797:                                             ; preds = %1795
  %1798 = load double, ptr %54, align 8, !tbaa !222
  %1799 = fmul contract double %427, %1798
  %1800 = fcmp contract ult double %427, 1.000000e+00
  br i1 %1800, label %1806, label %1801

1801:                                             ; preds = %1797
  %1802 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 1
  %1803 = load double, ptr %1802, align 8, !tbaa !211
  %1804 = fcmp contract olt double %1799, %1803
  br i1 %1804, label %1805, label %1806

1805:                                             ; preds = %1801
  br label %1806

1806:                                             ; preds = %1805, %1801, %1797
  %1807 = phi double [ %1803, %1805 ], [ %1799, %1801 ], [ %1799, %1797 ]
  %1808 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 4
  %1809 = load double, ptr %1808, align 8, !tbaa !183
  %1810 = fcmp contract olt double %1807, %1809
  %1811 = select contract i1 %1810, double %1807, double %1809
  store double %1811, ptr %130, align 8, !tbaa !211
  br label %1812

1812:                                             ; preds = %1806, %1795
  store double 0x7FF0000000000000, ptr %58, align 8, !tbaa !203
  store i64 0, ptr %66, align 8, !tbaa !268
  %1813 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 119
  store double 0.000000e+00, ptr %1813, align 8, !tbaa !150
  %1814 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 19
  store i64 0, ptr %1814, align 8, !tbaa !160
  %1815 = load double, ptr %1641, align 8, !tbaa !179
  %1816 = load ptr, ptr %34, align 8, !tbaa !194
  tail call void @rates(ptr noundef %1640, double noundef %1815, ptr noundef %1796, ptr noundef %1816)
  store i64 1, ptr %62, align 8, !tbaa !206
  store i64 1, ptr %1814, align 8, !tbaa !160
  %1817 = load double, ptr %1642, align 8, !tbaa !204
  store double %1817, ptr %59, align 8, !tbaa !205
  %1818 = load double, ptr %160, align 8, !tbaa !150
  %1819 = fcmp contract une double %1818, 0.000000e+00
  br i1 %1819, label %2194, label %1820

1820:                                             ; preds = %1812
  %1821 = load double, ptr %134, align 8, !tbaa !86
  %1822 = fcmp contract une double %1821, 0.000000e+00
  br i1 %1822, label %2194, label %1823

1823:                                             ; preds = %1820
  %1824 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 14
  %1825 = load i64, ptr %1824, align 8, !tbaa !171
  %1826 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 12
  %1827 = load i64, ptr %1826, align 8, !tbaa !43
  %1828 = add nsw i64 %1827, %1825
  %1829 = load ptr, ptr %45, align 8, !tbaa !202
  %1830 = mul nsw i64 %1828, 9
  %1831 = getelementptr inbounds double, ptr %1829, i64 %1830
  %1832 = icmp eq i64 %1828, 0
  br i1 %1832, label %2166, label %1833

1833:                                             ; preds = %1823
  %1834 = load i64, ptr %67, align 8, !tbaa !207
  %1835 = icmp slt i64 %1834, %1825
  %1836 = icmp sgt i64 %1827, 0
  %1837 = and i1 %1836, %1835
  %1838 = load ptr, ptr %44, align 8, !tbaa !201
  br i1 %1837, label %1839, label %1847

1839:                                             ; preds = %1833
  %1840 = getelementptr double, ptr %1838, i64 %1825
  br label %1841

1841:                                             ; preds = %1841, %1839
  %1842 = phi i64 [ %1845, %1841 ], [ 0, %1839 ]
  %1843 = tail call contract fastcc double @margin(ptr noundef nonnull %1640, i64 noundef %1842)
  %1844 = getelementptr double, ptr %1840, i64 %1842
  store double %1843, ptr %1844, align 8, !tbaa !32
  %1845 = add nuw nsw i64 %1842, 1
  %1846 = icmp eq i64 %1845, %1827
  br i1 %1846, label %1847, label %1841, !llvm.loop !174

1847:                                             ; preds = %1841, %1833
  %1848 = icmp slt i64 %1834, 0
  br i1 %1848, label %1849, label %1941

1849:                                             ; preds = %1847
  %1850 = icmp eq i64 %1825, 0
  br i1 %1850, label %1883, label %1851

1851:                                             ; preds = %1849
  %1852 = load ptr, ptr %33, align 8, !tbaa !193
  %1853 = load double, ptr %57, align 8, !tbaa !223
  tail call fastcc void @set_state(ptr noundef nonnull %1640, double noundef %1853, ptr noundef %1852)
  %1854 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 25
  %1855 = load i64, ptr %1854, align 8, !tbaa !82
  %1856 = icmp eq i64 %1855, 0
  br i1 %1856, label %1873, label %1857

1857:                                             ; preds = %1851
  %1858 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 106
  %1859 = load ptr, ptr %1858, align 8, !tbaa !159
  %1860 = inttoptr i64 %1855 to ptr
  %1861 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 26
  %1862 = load i64, ptr %1861, align 8, !tbaa !83
  %1863 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 66
  %1864 = load ptr, ptr %1863, align 8, !tbaa !17
  tail call void %1860(i64 noundef %1862, ptr noundef %1864, ptr noundef %1859, i64 noundef 1) #13
  %1865 = load i64, ptr %1861, align 8, !tbaa !83
  %1866 = inttoptr i64 %1865 to ptr
  %1867 = getelementptr inbounds %struct.Tree, ptr %1866, i64 0, i32 7
  %1868 = load i64, ptr %1867, align 8, !tbaa !84
  %1869 = icmp eq i64 %1868, 0
  br i1 %1869, label %1873, label %1870

1870:                                             ; preds = %1857
  %1871 = sitofp i64 %1868 to double
  %1872 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 118
  store double %1871, ptr %1872, align 8, !tbaa !86
  br label %1873

1873:                                             ; preds = %1870, %1857, %1851
  %1874 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 23
  %1875 = load i64, ptr %1874, align 8, !tbaa !172
  %1876 = inttoptr i64 %1875 to ptr
  %1877 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 66
  %1878 = load ptr, ptr %1877, align 8, !tbaa !17
  %1879 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 24
  %1880 = load i64, ptr %1879, align 8, !tbaa !173
  %1881 = inttoptr i64 %1880 to ptr
  tail call void %1876(ptr noundef %1838, ptr noundef %1878, ptr noundef %1881) #13
  %1882 = load i64, ptr %67, align 8, !tbaa !207
  br label %1883

1883:                                             ; preds = %1873, %1849
  %1884 = phi i64 [ %1834, %1849 ], [ %1882, %1873 ]
  %1885 = icmp sgt i64 %1828, 0
  %1886 = load ptr, ptr %44, align 8
  br i1 %1885, label %1887, label %1936

1887:                                             ; preds = %1883
  %1888 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 15
  %1889 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 93
  %1890 = load double, ptr %52, align 8
  %1891 = load ptr, ptr %43, align 8
  br label %1892

1892:                                             ; preds = %1932, %1887
  %1893 = phi i64 [ %1884, %1887 ], [ %1933, %1932 ]
  %1894 = phi i64 [ 0, %1887 ], [ %1934, %1932 ]
  %1895 = icmp slt i64 %1893, 0
  br i1 %1895, label %1896, label %1941

1896:                                             ; preds = %1892
  %1897 = load i64, ptr %1824, align 8, !tbaa !171
  %1898 = load i64, ptr %1888, align 8, !tbaa !247
  %1899 = sub i64 %1898, %1897
  %1900 = add i64 %1899, %1894
  %1901 = icmp sgt i64 %1897, %1894
  %1902 = icmp sgt i64 %1900, -1
  %1903 = select i1 %1901, i1 %1902, i1 false
  br i1 %1903, label %1904, label %1909

1904:                                             ; preds = %1896
  %1905 = load ptr, ptr %1889, align 8, !tbaa !253
  %1906 = getelementptr inbounds double, ptr %1905, i64 %1900
  %1907 = load double, ptr %1906, align 8, !tbaa !32
  %1908 = fcmp contract ule double %1907, %1890
  br i1 %1908, label %1909, label %1932

1909:                                             ; preds = %1904, %1896
  %1910 = getelementptr inbounds double, ptr %1891, i64 %1894
  %1911 = load double, ptr %1910, align 8, !tbaa !32
  %1912 = getelementptr inbounds double, ptr %1886, i64 %1894
  %1913 = load double, ptr %1912, align 8, !tbaa !32
  br i1 %1901, label %1918, label %1914

1914:                                             ; preds = %1909
  %1915 = fcmp contract olt double %1913, 0.000000e+00
  %1916 = fcmp contract uge double %1911, 0.000000e+00
  %1917 = and i1 %1916, %1915
  br i1 %1917, label %1931, label %1932

1918:                                             ; preds = %1909
  %1919 = getelementptr inbounds double, ptr %1831, i64 %1894
  %1920 = load double, ptr %1919, align 8, !tbaa !32
  %1921 = tail call contract double @llvm.fabs.f64(double %1913)
  %1922 = fcmp contract ult double %1921, %1920
  br i1 %1922, label %1932, label %1923

1923:                                             ; preds = %1918
  %1924 = fcmp contract ogt double %1911, 0.000000e+00
  %1925 = fcmp contract ole double %1913, 0.000000e+00
  %1926 = and i1 %1924, %1925
  br i1 %1926, label %1931, label %1927

1927:                                             ; preds = %1923
  %1928 = fcmp contract olt double %1911, 0.000000e+00
  %1929 = fcmp contract oge double %1913, 0.000000e+00
  %1930 = and i1 %1928, %1929
  br i1 %1930, label %1931, label %1932

1931:                                             ; preds = %1927, %1923, %1914
  store i64 %1894, ptr %67, align 8, !tbaa !207
  br label %1932

1932:                                             ; preds = %1931, %1927, %1918, %1914, %1904
  %1933 = phi i64 [ %1893, %1918 ], [ %1893, %1904 ], [ %1893, %1927 ], [ %1894, %1931 ], [ %1893, %1914 ]
  %1934 = add nuw nsw i64 %1894, 1
  %1935 = icmp eq i64 %1934, %1828
  br i1 %1935, label %1936, label %1892, !llvm.loop !274

1936:                                             ; preds = %1932, %1883
  %1937 = phi i64 [ %1884, %1883 ], [ %1933, %1932 ]
  %1938 = icmp sgt i64 %1937, -1
  br i1 %1938, label %1941, label %1939

1939:                                             ; preds = %1936
  %1940 = load ptr, ptr %43, align 8, !tbaa !200
  br label %2066

1941:                                             ; preds = %1892, %1936, %1847
  %1942 = phi ptr [ %1886, %1936 ], [ %1838, %1847 ], [ %1886, %1892 ]
  %1943 = phi i64 [ %1937, %1936 ], [ %1834, %1847 ], [ %1893, %1892 ]
  %1944 = load ptr, ptr %43, align 8, !tbaa !200
  %1945 = load i64, ptr %1824, align 8, !tbaa !171
  %1946 = load i64, ptr %1826, align 8, !tbaa !43
  %1947 = add nsw i64 %1946, %1945
  %1948 = icmp sgt i64 %1947, 0
  br i1 %1948, label %1949, label %2073

1949:                                             ; preds = %1941
  %1950 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 15
  %1951 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 43
  %1952 = load ptr, ptr %1951, align 8, !tbaa !275
  %1953 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 2
  %1954 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 6
  %1955 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 92
  %1956 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 44
  %1957 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 94
  %1958 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 93
  br label %1959

1959:                                             ; preds = %2054, %1949
  %1960 = phi i64 [ %1945, %1949 ], [ %2042, %2054 ]
  %1961 = phi i32 [ 0, %1949 ], [ %2002, %2054 ]
  %1962 = phi i64 [ 0, %1949 ], [ %2057, %2054 ]
  %1963 = icmp slt i64 %1962, %1960
  br i1 %1963, label %1964, label %1970

1964:                                             ; preds = %1959
  %1965 = load i64, ptr %1950, align 8, !tbaa !247
  %1966 = sub nsw i64 %1960, %1965
  %1967 = icmp sge i64 %1962, %1966
  %1968 = icmp ne i64 %1962, %1943
  %1969 = select i1 %1968, i1 true, i1 %1967
  br i1 %1969, label %1980, label %1994

1970:                                             ; preds = %1959
  %1971 = icmp eq i64 %1962, %1943
  br i1 %1971, label %1994, label %1972

1972:                                             ; preds = %1970
  %1973 = getelementptr inbounds double, ptr %1944, i64 %1962
  %1974 = load double, ptr %1973, align 8, !tbaa !32
  %1975 = getelementptr inbounds double, ptr %1942, i64 %1962
  %1976 = load double, ptr %1975, align 8, !tbaa !32
  %1977 = fcmp contract olt double %1976, 0.000000e+00
  %1978 = fcmp contract uge double %1974, 0.000000e+00
  %1979 = and i1 %1978, %1977
  br label %1994

1980:                                             ; preds = %1964
  %1981 = getelementptr inbounds double, ptr %1944, i64 %1962
  %1982 = load double, ptr %1981, align 8, !tbaa !32
  %1983 = getelementptr inbounds double, ptr %1942, i64 %1962
  %1984 = load double, ptr %1983, align 8, !tbaa !32
  %1985 = fcmp contract uno double %1984, 0.000000e+00
  br i1 %1985, label %1994, label %1986

1986:                                             ; preds = %1980
  %1987 = fcmp contract ogt double %1982, 0.000000e+00
  %1988 = fcmp contract ole double %1984, 0.000000e+00
  %1989 = and i1 %1987, %1988
  br i1 %1989, label %1994, label %1990

1990:                                             ; preds = %1986
  %1991 = fcmp contract olt double %1982, 0.000000e+00
  %1992 = fcmp contract oge double %1984, 0.000000e+00
  %1993 = and i1 %1991, %1992
  br label %1994

1994:                                             ; preds = %1990, %1986, %1980, %1972, %1970, %1964
  %1995 = phi i1 [ false, %1964 ], [ false, %1970 ], [ false, %1972 ], [ %1967, %1980 ], [ %1967, %1990 ], [ %1967, %1986 ]
  %1996 = phi i1 [ true, %1964 ], [ true, %1970 ], [ %1979, %1972 ], [ false, %1980 ], [ %1993, %1990 ], [ true, %1986 ]
  %1997 = zext i1 %1996 to i64
  %1998 = getelementptr inbounds i64, ptr %1952, i64 %1962
  store i64 %1997, ptr %1998, align 8, !tbaa !31
  %1999 = xor i1 %1995, true
  %2000 = select i1 %1996, i1 %1999, i1 false
  %2001 = zext i1 %2000 to i32
  %2002 = or i32 %1961, %2001
  %2003 = select i1 %1996, i1 %1995, i1 false
  br i1 %2003, label %2004, label %2037

2004:                                             ; preds = %1994
  %2005 = load i64, ptr %1824, align 8, !tbaa !171
  %2006 = load i64, ptr %1950, align 8, !tbaa !247
  %2007 = sub i64 %2006, %2005
  %2008 = add i64 %2007, %1962
  %2009 = load double, ptr %1641, align 8, !tbaa !179
  %2010 = load double, ptr %1953, align 8, !tbaa !182
  %2011 = load double, ptr %1954, align 8, !tbaa !220
  %2012 = fsub contract double %2010, %2011
  %2013 = load ptr, ptr %1955, align 8, !tbaa !276
  %2014 = getelementptr inbounds double, ptr %2013, i64 %2008
  %2015 = load double, ptr %2014, align 8, !tbaa !32
  %2016 = fsub contract double %2009, %2015
  %2017 = fmul contract double %2012, 0x3EB0C6F7A0B5ED8D
  %2018 = fcmp contract ugt double %2016, %2017
  %2019 = load ptr, ptr %1956, align 8, !tbaa !277
  %2020 = getelementptr inbounds i64, ptr %2019, i64 %2008
  br i1 %2018, label %2021, label %2022

2021:                                             ; preds = %2004
  store i64 0, ptr %2020, align 8, !tbaa !31
  store double %2009, ptr %2014, align 8, !tbaa !32
  br label %2037

2022:                                             ; preds = %2004
  %2023 = load i64, ptr %2020, align 8, !tbaa !31
  %2024 = add nsw i64 %2023, 1
  store i64 %2024, ptr %2020, align 8, !tbaa !31
  store double %2009, ptr %2014, align 8, !tbaa !32
  %2025 = icmp slt i64 %2023, 49
  br i1 %2025, label %2037, label %2026

2026:                                             ; preds = %2022
  store i64 0, ptr %2020, align 8, !tbaa !31
  %2027 = load ptr, ptr %1957, align 8, !tbaa !278
  %2028 = getelementptr inbounds double, ptr %2027, i64 %2008
  %2029 = load double, ptr %2028, align 8, !tbaa !32
  %2030 = fcmp contract ogt double %2029, 0.000000e+00
  %2031 = fmul contract double %2029, 2.000000e+00
  %2032 = fmul contract double %2012, 1.000000e-03
  %2033 = select contract i1 %2030, double %2031, double %2032
  store double %2033, ptr %2028, align 8, !tbaa !32
  %2034 = fadd contract double %2009, %2033
  %2035 = load ptr, ptr %1958, align 8, !tbaa !253
  %2036 = getelementptr inbounds double, ptr %2035, i64 %2008
  store double %2034, ptr %2036, align 8, !tbaa !32
  br label %2037

2037:                                             ; preds = %2026, %2022, %2021, %1994
  %2038 = getelementptr inbounds double, ptr %1942, i64 %1962
  %2039 = load double, ptr %2038, align 8, !tbaa !32
  %2040 = load i64, ptr %1998, align 8, !tbaa !31
  %2041 = icmp ne i64 %2040, 0
  %2042 = load i64, ptr %1824, align 8, !tbaa !171
  %2043 = icmp slt i64 %1962, %2042
  %2044 = select i1 %2041, i1 %2043, i1 false
  br i1 %2044, label %2045, label %2054

2045:                                             ; preds = %2037
  %2046 = tail call contract double @llvm.fabs.f64(double %2039)
  %2047 = fcmp contract ogt double %2046, 1.000000e-300
  %2048 = select contract i1 %2047, double %2046, double 1.000000e-300
  %2049 = getelementptr inbounds double, ptr %1944, i64 %1962
  %2050 = load double, ptr %2049, align 8, !tbaa !32
  %2051 = fcmp contract ogt double %2050, 0.000000e+00
  %2052 = fneg contract double %2048
  %2053 = select contract i1 %2051, double %2052, double %2048
  br label %2054

2054:                                             ; preds = %2045, %2037
  %2055 = phi contract double [ %2053, %2045 ], [ %2039, %2037 ]
  %2056 = getelementptr inbounds double, ptr %1944, i64 %1962
  store double %2055, ptr %2056, align 8, !tbaa !32
  %2057 = add nuw nsw i64 %1962, 1
  %2058 = load i64, ptr %1826, align 8, !tbaa !43
  %2059 = add nsw i64 %2058, %2042
  %2060 = icmp slt i64 %2057, %2059
  br i1 %2060, label %1959, label %2061, !llvm.loop !279

2061:                                             ; preds = %2054
  %2062 = load i64, ptr %67, align 8, !tbaa !207
  %2063 = icmp ne i32 %2002, 0
  %2064 = icmp slt i64 %2062, 0
  %2065 = zext i1 %2063 to i32
  br i1 %2064, label %2066, label %2073

2066:                                             ; preds = %2061, %1939
  %2067 = phi ptr [ %1942, %2061 ], [ %1886, %1939 ]
  %2068 = phi ptr [ %1944, %2061 ], [ %1940, %1939 ]
  %2069 = phi i32 [ %2065, %2061 ], [ 0, %1939 ]
  %2070 = phi i1 [ %2063, %2061 ], [ false, %1939 ]
  %2071 = shl i64 %1828, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2068, ptr align 8 %2067, i64 %2071, i1 false)
  %2072 = load i64, ptr %1826, align 8, !tbaa !43
  br label %2073

2073:                                             ; preds = %2066, %2061, %1941
  %2074 = phi i64 [ %2072, %2066 ], [ %2058, %2061 ], [ %1946, %1941 ]
  %2075 = phi i32 [ %2069, %2066 ], [ %2065, %2061 ], [ 0, %1941 ]
  %2076 = phi i1 [ %2070, %2066 ], [ %2063, %2061 ], [ false, %1941 ]
  %2077 = icmp sgt i64 %2074, 0
  br i1 %2077, label %2078, label %2166

2078:                                             ; preds = %2073
  %2079 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 67
  %2080 = load ptr, ptr %2079, align 8, !tbaa !45, !noalias !280
  %2081 = load i64, ptr %1640, align 8, !tbaa !13, !noalias !280
  %2082 = getelementptr inbounds double, ptr %2080, i64 %2081
  %2083 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 9
  %2084 = load i64, ptr %2083, align 8, !tbaa !48, !noalias !280
  %2085 = getelementptr inbounds double, ptr %2082, i64 %2084
  %2086 = load i64, ptr %1646, align 8, !tbaa !14, !noalias !280
  %2087 = getelementptr inbounds double, ptr %2085, i64 %2086
  %2088 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 10
  %2089 = load i64, ptr %2088, align 8, !tbaa !49, !noalias !280
  %2090 = getelementptr inbounds double, ptr %2087, i64 %2089
  %2091 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 2
  %2092 = load i64, ptr %2091, align 8, !tbaa !20, !noalias !280
  %2093 = getelementptr inbounds double, ptr %2090, i64 %2092
  %2094 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 3
  %2095 = load i64, ptr %2094, align 8, !tbaa !27, !noalias !280
  %2096 = getelementptr inbounds double, ptr %2093, i64 %2095
  %2097 = getelementptr inbounds double, ptr %2096, i64 %2092
  %2098 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 41
  %2099 = load ptr, ptr %2098, align 8, !tbaa !75, !noalias !280
  %2100 = add i64 %2086, 2
  %2101 = add nsw i64 %2092, %2086
  %2102 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 13
  %2103 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 42
  %2104 = getelementptr inbounds %struct.Plant, ptr %1640, i64 0, i32 85
  br label %2105

2105:                                             ; preds = %2152, %2078
  %2106 = phi i64 [ 0, %2078 ], [ %2153, %2152 ]
  %2107 = icmp eq i64 %2106, 0
  br i1 %2107, label %2125, label %2108

2108:                                             ; preds = %2105
  %2109 = load i64, ptr %2102, align 8, !tbaa !67, !noalias !280
  %2110 = add nsw i64 %2101, %2109
  %2111 = mul i64 %2110, 3
  %2112 = add i64 %2111, 5
  br label %2113

2113:                                             ; preds = %2113, %2108
  %2114 = phi ptr [ %2097, %2108 ], [ %2121, %2113 ]
  %2115 = phi i64 [ 0, %2108 ], [ %2122, %2113 ]
  %2116 = phi i64 [ 0, %2108 ], [ %2123, %2113 ]
  %2117 = getelementptr inbounds i64, ptr %2099, i64 %2116
  %2118 = load i64, ptr %2117, align 8, !tbaa !31, !noalias !280
  %2119 = mul i64 %2118, %2100
  %2120 = add i64 %2112, %2119
  %2121 = getelementptr inbounds double, ptr %2114, i64 %2120
  %2122 = add nsw i64 %2118, %2115
  %2123 = add nuw nsw i64 %2116, 1
  %2124 = icmp eq i64 %2123, %2106
  br i1 %2124, label %2125, label %2113, !llvm.loop !76

2125:                                             ; preds = %2113, %2105
  %2126 = phi i64 [ 0, %2105 ], [ %2122, %2113 ]
  %2127 = phi ptr [ %2097, %2105 ], [ %2121, %2113 ]
  %2128 = getelementptr inbounds i64, ptr %2099, i64 %2106
  %2129 = load i64, ptr %2128, align 8, !tbaa !31, !noalias !280
  %2130 = icmp eq i64 %2129, 2
  br i1 %2130, label %2131, label %2152

2131:                                             ; preds = %2125
  %2132 = load ptr, ptr %2103, align 8, !tbaa !77
  %2133 = getelementptr inbounds i64, ptr %2132, i64 %2106
  %2134 = load i64, ptr %2133, align 8, !tbaa !31
  %2135 = icmp eq i64 %2134, 1
  br i1 %2135, label %2136, label %2152

2136:                                             ; preds = %2131
  %2137 = load double, ptr %2127, align 8, !tbaa !32
  %2138 = fmul contract double %2137, %2137
  %2139 = getelementptr inbounds double, ptr %2127, i64 1
  %2140 = load double, ptr %2139, align 8, !tbaa !32
  %2141 = fmul contract double %2140, %2140
  %2142 = fadd contract double %2138, %2141
  %2143 = tail call contract double @llvm.sqrt.f64(double %2142)
  %2144 = fcmp contract ogt double %2143, 1.000000e-09
  br i1 %2144, label %2145, label %2152

2145:                                             ; preds = %2136
  %2146 = load ptr, ptr %2104, align 8, !tbaa !131
  %2147 = getelementptr double, ptr %2146, i64 %2126
  %2148 = fdiv contract double %2137, %2143
  store double %2148, ptr %2147, align 8, !tbaa !32
  %2149 = load double, ptr %2139, align 8, !tbaa !32
  %2150 = fdiv contract double %2149, %2143
  %2151 = getelementptr double, ptr %2147, i64 1
  store double %2150, ptr %2151, align 8, !tbaa !32
  br label %2152

2152:                                             ; preds = %2145, %2136, %2131, %2125
  %2153 = add nuw nsw i64 %2106, 1
  %2154 = icmp eq i64 %2153, %2074
  br i1 %2154, label %2155, label %2105, !llvm.loop !283

2155:                                             ; preds = %2152
  br i1 %2076, label %2166, label %2156

2156:                                             ; preds = %2155
  %2157 = load ptr, ptr %43, align 8, !tbaa !200
  br label %2158

2158:                                             ; preds = %2158, %2156
  %2159 = phi i64 [ %2164, %2158 ], [ 0, %2156 ]
  %2160 = tail call contract fastcc double @margin(ptr noundef nonnull %1640, i64 noundef %2159)
  %2161 = load i64, ptr %1824, align 8, !tbaa !171
  %2162 = getelementptr double, ptr %2157, i64 %2161
  %2163 = getelementptr double, ptr %2162, i64 %2159
  store double %2160, ptr %2163, align 8, !tbaa !32
  %2164 = add nuw nsw i64 %2159, 1
  %2165 = icmp eq i64 %2164, %2074
  br i1 %2165, label %2166, label %2158, !llvm.loop !174

2166:                                             ; preds = %2158, %2155, %2073, %1823
  %2167 = phi i32 [ 0, %1823 ], [ %2075, %2155 ], [ %2075, %2073 ], [ %2075, %2158 ]
  %2168 = load ptr, ptr %15, align 8, !tbaa !188
  %2169 = load i64, ptr %2168, align 8, !tbaa !13
  %2170 = getelementptr inbounds %struct.Plant, ptr %2168, i64 0, i32 1
  %2171 = load i64, ptr %2170, align 8, !tbaa !14
  %2172 = add nsw i64 %2171, %2169
  %2173 = getelementptr inbounds %struct.Plant, ptr %2168, i64 0, i32 31
  %2174 = load i64, ptr %2173, align 8, !tbaa !15
  %2175 = add nsw i64 %2174, 1
  %2176 = mul nsw i64 %2175, %2172
  %2177 = load double, ptr %1641, align 8, !tbaa !179
  %2178 = getelementptr inbounds %struct.Clock, ptr %1641, i64 0, i32 10
  %2179 = load i64, ptr %2178, align 8, !tbaa !210
  %2180 = getelementptr inbounds double, ptr %7, i64 %2179
  store double %2177, ptr %2180, align 8, !tbaa !32
  %2181 = add nsw i64 %2179, 1
  store i64 %2181, ptr %2178, align 8, !tbaa !210
  %2182 = mul nsw i64 %2179, %2176
  %2183 = getelementptr inbounds double, ptr %8, i64 %2182
  %2184 = load ptr, ptr %33, align 8, !tbaa !193
  %2185 = shl i64 %2176, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2183, ptr align 8 %2184, i64 %2185, i1 false)
  %2186 = load i64, ptr %68, align 8, !tbaa !208
  %2187 = add nsw i64 %2186, 1
  store i64 %2187, ptr %68, align 8, !tbaa !208
  %2188 = icmp eq i32 %2167, 0
  br i1 %2188, label %2189, label %2194

2189:                                             ; preds = %2166, %1745, %1726, %1711, %1601, %1595, %401, %220
  %2190 = phi ptr [ %162, %220 ], [ %1607, %1601 ], [ %1547, %1595 ], [ %162, %401 ], [ %1641, %2166 ], [ %1641, %1711 ], [ %1641, %1745 ], [ %1641, %1726 ]
  %2191 = phi ptr [ %163, %220 ], [ %1607, %1601 ], [ %1547, %1595 ], [ %162, %401 ], [ %1641, %2166 ], [ %1641, %1711 ], [ %1641, %1745 ], [ %1641, %1726 ]
  %2192 = phi i64 [ %164, %220 ], [ %252, %1601 ], [ %252, %1595 ], [ %252, %401 ], [ %252, %2166 ], [ %252, %1711 ], [ %252, %1745 ], [ %252, %1726 ]
  %2193 = phi i64 [ %165, %220 ], [ %253, %1601 ], [ %253, %1595 ], [ %253, %401 ], [ %253, %2166 ], [ %253, %1711 ], [ %253, %1745 ], [ %253, %1726 ]
  br label %161, !llvm.loop !284

2194:                                             ; preds = %161, %178, %1738, %1745, %1812, %1820, %2166, %264, %267, %406, %409
  %2195 = phi i64 [ 6, %406 ], [ %410, %409 ], [ 6, %264 ], [ %270, %267 ], [ 7, %1820 ], [ 4, %2166 ], [ 1, %178 ], [ 0, %161 ], [ 6, %1812 ], [ 5, %1738 ], [ 5, %1745 ]
  store i64 0, ptr %123, align 8, !tbaa !160
  call void @llvm.lifetime.end.p0(i64 208, ptr nonnull %15) #13
  ret i64 %2195
}

; Function Attrs: nounwind uwtable
define void @states_at(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, ptr nocapture noundef readonly %5, ptr noundef %6, ptr noundef %7, ptr noundef %8, ptr noundef %9) local_unnamed_addr #0 {
  %11 = getelementptr inbounds %struct.Clock, ptr %1, i64 0, i32 7
  %12 = load i64, ptr %11, align 8, !tbaa !191
  %13 = getelementptr inbounds %struct.Stepper, ptr @STEPPERS, i64 %12
  %14 = load i64, ptr %0, align 8, !tbaa !13
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %16 = load i64, ptr %15, align 8, !tbaa !14
  %17 = add nsw i64 %16, %14
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
  %19 = load i64, ptr %18, align 8, !tbaa !15
  %20 = add nsw i64 %19, 1
  %21 = mul nsw i64 %20, %17
  %22 = mul nsw i64 %21, 24
  %23 = getelementptr inbounds double, ptr %9, i64 %22
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 121
  store double 0.000000e+00, ptr %24, align 8, !tbaa !5
  %25 = icmp sgt i64 %2, 0
  br i1 %25, label %26, label %42

26:                                               ; preds = %10
  %27 = shl i64 %21, 3
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
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
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  store i64 0, ptr %43, align 8, !tbaa !160
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
  br i1 %51, label %52, label %44, !llvm.loop !285

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
  %66 = load ptr, ptr %30, align 8, !tbaa !225
  %67 = load i64, ptr %0, align 8, !tbaa !13
  %68 = getelementptr inbounds double, ptr %23, i64 %67
  %69 = load i64, ptr %15, align 8, !tbaa !14
  %70 = shl i64 %69, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %66, ptr align 8 %68, i64 %70, i1 false)
  br label %71

71:                                               ; preds = %64, %62
  store i64 1, ptr %29, align 8, !tbaa !160
  %72 = load ptr, ptr %13, align 16, !tbaa !226
  %73 = load double, ptr %56, align 8, !tbaa !32
  %74 = load double, ptr %31, align 8, !tbaa !184
  %75 = zext i1 %63 to i64
  %76 = tail call contract double %72(ptr noundef nonnull %0, double noundef %73, double noundef %58, ptr noundef %55, ptr noundef %23, ptr noundef %7, double noundef %74, i64 noundef %75, ptr noundef %60, ptr noundef %9) #13
  %77 = load double, ptr %37, align 8, !tbaa !32
  %78 = load double, ptr %32, align 8, !tbaa !212
  %79 = tail call contract double @project(ptr noundef nonnull %0, double noundef %77, ptr noundef %60, double noundef %78)
  br label %80

80:                                               ; preds = %52, %71
  %81 = phi i64 [ %53, %71 ], [ %35, %52 ]
  %82 = add nuw nsw i64 %36, 1
  %83 = icmp eq i64 %82, %2
  br i1 %83, label %42, label %33, !llvm.loop !286
}

; Function Attrs: nounwind uwtable
define internal fastcc void @set_state(ptr nocapture noundef readonly %0, double noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
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
  %18 = load i64, ptr %17, align 8, !tbaa !287
  switch i64 %18, label %84 [
    i64 1, label %19
    i64 2, label %80
  ]

19:                                               ; preds = %3
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 8
  %21 = load i64, ptr %20, align 8, !tbaa !288
  %22 = icmp sgt i64 %21, 2
  br i1 %22, label %26, label %23

23:                                               ; preds = %19
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %25 = load ptr, ptr %24, align 8, !tbaa !289
  br label %42

26:                                               ; preds = %19
  %27 = add nsw i64 %21, -1
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 83
  %29 = load ptr, ptr %28, align 8, !tbaa !289
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
  br i1 %41, label %30, label %42, !llvm.loop !290

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
  %58 = load i64, ptr %57, align 8, !tbaa !291
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %84

60:                                               ; preds = %42
  %61 = fsub contract double 1.000000e+00, %56
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 84
  %63 = load ptr, ptr %62, align 8, !tbaa !292
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
  br i1 %79, label %84, label %68, !llvm.loop !293

80:                                               ; preds = %3
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 22
  %82 = load i64, ptr %81, align 8, !tbaa !294
  %83 = inttoptr i64 %82 to ptr
  tail call void %83(ptr noundef nonnull %16, ptr noundef nonnull %11, ptr noundef null) #13
  br label %84

84:                                               ; preds = %68, %3, %42, %80
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @prepare(ptr noundef %0, i64 noundef %1, double noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %5 = load i64, ptr %4, align 8, !tbaa !160
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %10, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %9 = load i64, ptr %8, align 8, !tbaa !60
  br label %209

10:                                               ; preds = %3
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %12 = load ptr, ptr %11, align 8, !tbaa !61
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %14 = load i64, ptr %13, align 8, !tbaa !14
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %16 = load ptr, ptr %15, align 8, !tbaa !295
  %17 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %18 = load ptr, ptr %17, align 8, !tbaa !106
  %19 = icmp sgt i64 %1, 0
  br i1 %19, label %20, label %29

20:                                               ; preds = %10
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %22 = load ptr, ptr %21, align 8, !tbaa !55
  %23 = icmp sgt i64 %14, 0
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %26 = load i64, ptr %25, align 8, !tbaa !20
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  br label %32

29:                                               ; preds = %70, %10
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %31 = icmp sgt i64 %14, 0
  br label %88

32:                                               ; preds = %70, %20
  %33 = phi i64 [ 0, %20 ], [ %71, %70 ]
  %34 = mul nsw i64 %33, %14
  %35 = getelementptr inbounds double, ptr %22, i64 %34
  br i1 %23, label %36, label %50

36:                                               ; preds = %32
  %37 = load ptr, ptr %24, align 8, !tbaa !296
  br label %38

38:                                               ; preds = %38, %36
  %39 = phi i64 [ 0, %36 ], [ %48, %38 ]
  %40 = phi double [ 0.000000e+00, %36 ], [ %47, %38 ]
  %41 = getelementptr inbounds double, ptr %35, i64 %39
  %42 = load double, ptr %41, align 8, !tbaa !32
  %43 = fmul contract double %42, %42
  %44 = getelementptr inbounds double, ptr %37, i64 %39
  %45 = load double, ptr %44, align 8, !tbaa !32
  %46 = fmul contract double %43, %45
  %47 = fadd contract double %40, %46
  %48 = add nuw nsw i64 %39, 1
  %49 = icmp eq i64 %48, %14
  br i1 %49, label %50, label %38, !llvm.loop !297

50:                                               ; preds = %38, %32
  %51 = phi double [ 0.000000e+00, %32 ], [ %47, %38 ]
  %52 = icmp slt i64 %33, %26
  br i1 %52, label %53, label %58

53:                                               ; preds = %50
  %54 = load ptr, ptr %27, align 8, !tbaa !298
  %55 = getelementptr inbounds double, ptr %54, i64 %33
  %56 = load double, ptr %55, align 8, !tbaa !32
  %57 = fcmp contract ogt double %56, 0.000000e+00
  br i1 %57, label %59, label %58

58:                                               ; preds = %53, %50
  br label %59

59:                                               ; preds = %58, %53
  %60 = phi contract double [ %51, %58 ], [ %56, %53 ]
  %61 = fcmp contract ogt double %60, 0.000000e+00
  %62 = fdiv contract double %51, %60
  %63 = select contract i1 %61, double %62, double 0.000000e+00
  %64 = getelementptr inbounds double, ptr %16, i64 %33
  store double %63, ptr %64, align 8, !tbaa !32
  %65 = fcmp contract ogt double %63, 0.000000e+00
  %66 = and i1 %23, %65
  br i1 %66, label %67, label %70

67:                                               ; preds = %59
  %68 = load ptr, ptr %28, align 8, !tbaa !299
  %69 = tail call contract double @llvm.sqrt.f64(double %60)
  br label %73

70:                                               ; preds = %73, %59
  %71 = add nuw nsw i64 %33, 1
  %72 = icmp eq i64 %71, %1
  br i1 %72, label %29, label %32, !llvm.loop !300

73:                                               ; preds = %73, %67
  %74 = phi i64 [ 0, %67 ], [ %83, %73 ]
  %75 = add nsw i64 %74, %34
  %76 = getelementptr inbounds double, ptr %22, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !32
  %78 = getelementptr inbounds double, ptr %68, i64 %74
  %79 = load double, ptr %78, align 8, !tbaa !32
  %80 = fmul contract double %77, %79
  %81 = fdiv contract double %80, %69
  %82 = getelementptr inbounds double, ptr %18, i64 %75
  store double %81, ptr %82, align 8, !tbaa !32
  %83 = add nuw nsw i64 %74, 1
  %84 = load double, ptr %64, align 8, !tbaa !32
  %85 = fcmp contract ogt double %84, 0.000000e+00
  %86 = icmp slt i64 %83, %14
  %87 = select i1 %85, i1 %86, i1 false
  br i1 %87, label %73, label %70, !llvm.loop !301

88:                                               ; preds = %127, %29
  %89 = phi i64 [ %128, %127 ], [ 0, %29 ]
  %90 = load i64, ptr %30, align 8, !tbaa !20
  %91 = tail call i64 @llvm.smin.i64(i64 %90, i64 %1)
  br label %93

92:                                               ; preds = %93
  br i1 %94, label %101, label %120

93:                                               ; preds = %101, %88
  %94 = phi i1 [ true, %88 ], [ false, %101 ]
  %95 = select i1 %94, i64 0, i64 %90
  %96 = select i1 %94, i64 %91, i64 %1
  %97 = icmp slt i64 %95, %96
  br i1 %97, label %102, label %92

98:                                               ; preds = %115
  %99 = icmp slt i64 %116, 0
  %100 = and i1 %94, %99
  br i1 %100, label %101, label %119

101:                                              ; preds = %98, %92
  br label %93, !llvm.loop !302

102:                                              ; preds = %93, %115
  %103 = phi i64 [ %117, %115 ], [ %95, %93 ]
  %104 = phi i64 [ %116, %115 ], [ -1, %93 ]
  %105 = getelementptr inbounds double, ptr %16, i64 %103
  %106 = load double, ptr %105, align 8, !tbaa !32
  %107 = fcmp contract ogt double %106, 0x3DA5FD7FE1796495
  br i1 %107, label %108, label %115

108:                                              ; preds = %102
  %109 = icmp slt i64 %104, 0
  br i1 %109, label %114, label %110

110:                                              ; preds = %108
  %111 = getelementptr inbounds double, ptr %16, i64 %104
  %112 = load double, ptr %111, align 8, !tbaa !32
  %113 = fcmp contract ogt double %106, %112
  br i1 %113, label %114, label %115

114:                                              ; preds = %110, %108
  br label %115

115:                                              ; preds = %114, %110, %102
  %116 = phi i64 [ %103, %114 ], [ %104, %110 ], [ %104, %102 ]
  %117 = add nsw i64 %103, 1
  %118 = icmp eq i64 %117, %96
  br i1 %118, label %98, label %102, !llvm.loop !303

119:                                              ; preds = %98
  br i1 %99, label %120, label %122

120:                                              ; preds = %119, %92
  %121 = icmp eq i64 %89, 0
  br i1 %121, label %177, label %169

122:                                              ; preds = %119
  %123 = mul nsw i64 %116, %14
  %124 = getelementptr inbounds double, ptr %18, i64 %123
  %125 = getelementptr inbounds double, ptr %16, i64 %116
  %126 = load double, ptr %125, align 8, !tbaa !32
  store double 0.000000e+00, ptr %125, align 8, !tbaa !32
  br i1 %19, label %130, label %127

127:                                              ; preds = %166, %122
  %128 = add nuw nsw i64 %89, 1
  %129 = getelementptr inbounds i64, ptr %12, i64 %89
  store i64 %116, ptr %129, align 8, !tbaa !31
  br label %88, !llvm.loop !304

130:                                              ; preds = %122, %166
  %131 = phi i64 [ %167, %166 ], [ 0, %122 ]
  %132 = getelementptr inbounds double, ptr %16, i64 %131
  %133 = load double, ptr %132, align 8, !tbaa !32
  %134 = fcmp contract oeq double %133, 0.000000e+00
  br i1 %134, label %166, label %135

135:                                              ; preds = %130
  %136 = mul nsw i64 %131, %14
  %137 = getelementptr inbounds double, ptr %18, i64 %136
  br i1 %31, label %140, label %151

138:                                              ; preds = %140
  %139 = fdiv contract double %148, %126
  br label %153

140:                                              ; preds = %135, %140
  %141 = phi i64 [ %149, %140 ], [ 0, %135 ]
  %142 = phi double [ %148, %140 ], [ 0.000000e+00, %135 ]
  %143 = getelementptr inbounds double, ptr %137, i64 %141
  %144 = load double, ptr %143, align 8, !tbaa !32
  %145 = getelementptr inbounds double, ptr %124, i64 %141
  %146 = load double, ptr %145, align 8, !tbaa !32
  %147 = fmul contract double %144, %146
  %148 = fadd contract double %142, %147
  %149 = add nuw nsw i64 %141, 1
  %150 = icmp eq i64 %149, %14
  br i1 %150, label %138, label %140, !llvm.loop !305

151:                                              ; preds = %153, %135
  %152 = phi double [ 0.000000e+00, %135 ], [ %163, %153 ]
  store double %152, ptr %132, align 8, !tbaa !32
  br label %166

153:                                              ; preds = %153, %138
  %154 = phi i64 [ 0, %138 ], [ %164, %153 ]
  %155 = phi double [ 0.000000e+00, %138 ], [ %163, %153 ]
  %156 = getelementptr inbounds double, ptr %124, i64 %154
  %157 = load double, ptr %156, align 8, !tbaa !32
  %158 = fmul contract double %139, %157
  %159 = getelementptr inbounds double, ptr %137, i64 %154
  %160 = load double, ptr %159, align 8, !tbaa !32
  %161 = fsub contract double %160, %158
  store double %161, ptr %159, align 8, !tbaa !32
  %162 = fmul contract double %161, %161
  %163 = fadd contract double %155, %162
  %164 = add nuw nsw i64 %154, 1
  %165 = icmp eq i64 %164, %14
  br i1 %165, label %151, label %153, !llvm.loop !306

166:                                              ; preds = %151, %130
  %167 = add nuw nsw i64 %131, 1
  %168 = icmp eq i64 %167, %1
  br i1 %168, label %127, label %130, !llvm.loop !307

169:                                              ; preds = %120, %174
  %170 = phi i64 [ %175, %174 ], [ 0, %120 ]
  %171 = getelementptr inbounds i64, ptr %12, i64 %170
  %172 = load i64, ptr %171, align 8, !tbaa !31
  %173 = icmp slt i64 %172, %90
  br i1 %173, label %174, label %177

174:                                              ; preds = %169
  %175 = add nuw nsw i64 %170, 1
  %176 = icmp eq i64 %175, %89
  br i1 %176, label %177, label %169, !llvm.loop !308

177:                                              ; preds = %174, %169, %120
  %178 = phi i64 [ 0, %120 ], [ %170, %169 ], [ %89, %174 ]
  %179 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %180 = load i64, ptr %179, align 8, !tbaa !161
  %181 = icmp slt i64 %178, %180
  br i1 %181, label %182, label %193

182:                                              ; preds = %177
  %183 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 116
  store double 0.000000e+00, ptr %183, align 8, !tbaa !309
  %184 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  store double 0.000000e+00, ptr %184, align 8, !tbaa !204
  %185 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %186 = load ptr, ptr %185, align 8, !tbaa !17
  %187 = load i64, ptr %0, align 8, !tbaa !13
  %188 = load i64, ptr %13, align 8, !tbaa !14
  %189 = getelementptr double, ptr %186, i64 %187
  %190 = getelementptr double, ptr %189, i64 %188
  %191 = load double, ptr %190, align 8, !tbaa !32
  %192 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 117
  store double %191, ptr %192, align 8, !tbaa !310
  br label %198

193:                                              ; preds = %177
  store i64 %178, ptr %179, align 8, !tbaa !161
  %194 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %195 = load ptr, ptr %194, align 8, !tbaa !62
  %196 = shl i64 %178, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %195, ptr align 8 %12, i64 %196, i1 false)
  %197 = load i64, ptr %179, align 8, !tbaa !161
  br label %198

198:                                              ; preds = %182, %193
  %199 = phi i64 [ %197, %193 ], [ %180, %182 ]
  %200 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %201 = load ptr, ptr %200, align 8, !tbaa !62
  %202 = getelementptr inbounds i64, ptr %201, i64 %199
  %203 = getelementptr inbounds i64, ptr %12, i64 %178
  %204 = sub nsw i64 %89, %178
  %205 = shl i64 %204, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %202, ptr align 8 %203, i64 %205, i1 false)
  %206 = load i64, ptr %179, align 8, !tbaa !161
  %207 = add i64 %206, %204
  %208 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  store i64 %207, ptr %208, align 8, !tbaa !60
  br label %209

209:                                              ; preds = %7, %198
  %210 = phi i64 [ %9, %7 ], [ %207, %198 ]
  %211 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %212 = load ptr, ptr %211, align 8, !tbaa !311
  %213 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  store double 1.000000e+00, ptr %213, align 8, !tbaa !91
  %214 = icmp sgt i64 %210, 0
  br i1 %214, label %218, label %215

215:                                              ; preds = %209
  %216 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %217 = load i64, ptr %216, align 8, !tbaa !14
  br label %361

218:                                              ; preds = %209
  %219 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %220 = load ptr, ptr %219, align 8, !tbaa !62
  %221 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %222 = load ptr, ptr %221, align 8, !tbaa !55
  %223 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %224 = load i64, ptr %223, align 8, !tbaa !14
  %225 = icmp sgt i64 %224, 0
  %226 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %227 = add nuw i64 %210, 1
  %228 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %229 = load i64, ptr %228, align 8, !tbaa !20
  %230 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %231 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %232 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %233 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  %234 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 116
  %235 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 117
  br label %236

236:                                              ; preds = %358, %218
  %237 = phi i64 [ 0, %218 ], [ %359, %358 ]
  %238 = getelementptr inbounds i64, ptr %220, i64 %237
  %239 = load i64, ptr %238, align 8, !tbaa !31
  %240 = mul nsw i64 %239, %224
  %241 = getelementptr inbounds double, ptr %222, i64 %240
  br i1 %225, label %242, label %256

242:                                              ; preds = %236
  %243 = load ptr, ptr %226, align 8, !tbaa !296
  br label %244

244:                                              ; preds = %244, %242
  %245 = phi i64 [ 0, %242 ], [ %254, %244 ]
  %246 = phi double [ 0.000000e+00, %242 ], [ %253, %244 ]
  %247 = getelementptr inbounds double, ptr %241, i64 %245
  %248 = load double, ptr %247, align 8, !tbaa !32
  %249 = fmul contract double %248, %248
  %250 = getelementptr inbounds double, ptr %243, i64 %245
  %251 = load double, ptr %250, align 8, !tbaa !32
  %252 = fmul contract double %249, %251
  %253 = fadd contract double %246, %252
  %254 = add nuw nsw i64 %245, 1
  %255 = icmp eq i64 %254, %224
  br i1 %255, label %256, label %244, !llvm.loop !297

256:                                              ; preds = %244, %236
  %257 = phi double [ 0.000000e+00, %236 ], [ %253, %244 ]
  %258 = icmp eq i64 %237, 0
  br i1 %258, label %262, label %259

259:                                              ; preds = %256
  %260 = mul nsw i64 %237, %210
  %261 = getelementptr double, ptr %212, i64 %260
  br label %269

262:                                              ; preds = %298, %256
  %263 = phi double [ %257, %256 ], [ %310, %298 ]
  %264 = fcmp contract ogt double %263, 0.000000e+00
  %265 = select contract i1 %264, double %263, double 0.000000e+00
  %266 = mul i64 %237, %227
  %267 = getelementptr inbounds double, ptr %212, i64 %266
  store double %265, ptr %267, align 8, !tbaa !32
  %268 = icmp slt i64 %239, %229
  br i1 %268, label %328, label %358

269:                                              ; preds = %298, %259
  %270 = phi i64 [ 0, %259 ], [ %311, %298 ]
  %271 = phi double [ %257, %259 ], [ %310, %298 ]
  %272 = getelementptr inbounds i64, ptr %220, i64 %270
  %273 = load i64, ptr %272, align 8, !tbaa !31
  %274 = mul nsw i64 %273, %224
  %275 = getelementptr inbounds double, ptr %222, i64 %274
  br i1 %225, label %276, label %292

276:                                              ; preds = %269
  %277 = load ptr, ptr %226, align 8, !tbaa !296
  br label %278

278:                                              ; preds = %278, %276
  %279 = phi i64 [ 0, %276 ], [ %290, %278 ]
  %280 = phi double [ 0.000000e+00, %276 ], [ %289, %278 ]
  %281 = getelementptr inbounds double, ptr %241, i64 %279
  %282 = load double, ptr %281, align 8, !tbaa !32
  %283 = getelementptr inbounds double, ptr %275, i64 %279
  %284 = load double, ptr %283, align 8, !tbaa !32
  %285 = fmul contract double %282, %284
  %286 = getelementptr inbounds double, ptr %277, i64 %279
  %287 = load double, ptr %286, align 8, !tbaa !32
  %288 = fmul contract double %285, %287
  %289 = fadd contract double %280, %288
  %290 = add nuw nsw i64 %279, 1
  %291 = icmp eq i64 %290, %224
  br i1 %291, label %292, label %278, !llvm.loop !297

292:                                              ; preds = %278, %269
  %293 = phi double [ 0.000000e+00, %269 ], [ %289, %278 ]
  %294 = icmp eq i64 %270, 0
  br i1 %294, label %298, label %295

295:                                              ; preds = %292
  %296 = mul nsw i64 %270, %210
  %297 = getelementptr double, ptr %212, i64 %296
  br label %313

298:                                              ; preds = %313, %292
  %299 = phi double [ %293, %292 ], [ %325, %313 ]
  %300 = mul i64 %270, %227
  %301 = getelementptr inbounds double, ptr %212, i64 %300
  %302 = load double, ptr %301, align 8, !tbaa !32
  %303 = fcmp contract ogt double %302, 0.000000e+00
  %304 = fdiv contract double %299, %302
  %305 = select contract i1 %303, double %304, double 0.000000e+00
  %306 = getelementptr double, ptr %261, i64 %270
  store double %305, ptr %306, align 8, !tbaa !32
  %307 = fmul contract double %305, %305
  %308 = load double, ptr %301, align 8, !tbaa !32
  %309 = fmul contract double %308, %307
  %310 = fsub contract double %271, %309
  %311 = add nuw nsw i64 %270, 1
  %312 = icmp eq i64 %311, %237
  br i1 %312, label %262, label %269, !llvm.loop !312

313:                                              ; preds = %313, %295
  %314 = phi i64 [ 0, %295 ], [ %326, %313 ]
  %315 = phi double [ %293, %295 ], [ %325, %313 ]
  %316 = getelementptr double, ptr %261, i64 %314
  %317 = load double, ptr %316, align 8, !tbaa !32
  %318 = getelementptr double, ptr %297, i64 %314
  %319 = load double, ptr %318, align 8, !tbaa !32
  %320 = fmul contract double %317, %319
  %321 = mul i64 %314, %227
  %322 = getelementptr inbounds double, ptr %212, i64 %321
  %323 = load double, ptr %322, align 8, !tbaa !32
  %324 = fmul contract double %320, %323
  %325 = fsub contract double %315, %324
  %326 = add nuw nsw i64 %314, 1
  %327 = icmp eq i64 %326, %270
  br i1 %327, label %298, label %313, !llvm.loop !313

328:                                              ; preds = %262
  %329 = load ptr, ptr %230, align 8, !tbaa !298
  %330 = getelementptr inbounds double, ptr %329, i64 %239
  %331 = load double, ptr %330, align 8, !tbaa !32
  %332 = fcmp contract ogt double %331, 0.000000e+00
  %333 = select i1 %332, double %331, double 1.000000e+00
  %334 = fdiv contract double %265, %333
  %335 = load ptr, ptr %231, align 8, !tbaa !314
  %336 = getelementptr inbounds double, ptr %335, i64 %237
  %337 = load double, ptr %336, align 8, !tbaa !32
  %338 = fcmp contract ogt double %334, %337
  br i1 %338, label %339, label %340

339:                                              ; preds = %328
  store double %334, ptr %336, align 8, !tbaa !32
  br label %340

340:                                              ; preds = %339, %328
  %341 = phi double [ %334, %339 ], [ %337, %328 ]
  %342 = fcmp contract ogt double %341, 0.000000e+00
  %343 = fdiv contract double %334, %341
  %344 = select contract i1 %342, double %343, double 1.000000e+00
  %345 = load ptr, ptr %232, align 8, !tbaa !315
  %346 = getelementptr inbounds double, ptr %345, i64 %239
  store double %344, ptr %346, align 8, !tbaa !32
  %347 = load double, ptr %213, align 8, !tbaa !91
  %348 = fcmp contract olt double %344, %347
  br i1 %348, label %349, label %350

349:                                              ; preds = %340
  store double %344, ptr %213, align 8, !tbaa !91
  br label %350

350:                                              ; preds = %349, %340
  %351 = load double, ptr %233, align 8, !tbaa !204
  %352 = fcmp contract olt double %344, %351
  br i1 %352, label %353, label %354

353:                                              ; preds = %350
  store double %344, ptr %233, align 8, !tbaa !204
  br label %354

354:                                              ; preds = %353, %350
  %355 = load double, ptr %234, align 8, !tbaa !309
  %356 = fcmp contract olt double %344, %355
  br i1 %356, label %357, label %358

357:                                              ; preds = %354
  store double %344, ptr %234, align 8, !tbaa !309
  store double %2, ptr %235, align 8, !tbaa !310
  br label %358

358:                                              ; preds = %357, %354, %262
  %359 = add nuw nsw i64 %237, 1
  %360 = icmp eq i64 %359, %210
  br i1 %360, label %361, label %236, !llvm.loop !316

361:                                              ; preds = %358, %215
  %362 = phi i64 [ %217, %215 ], [ %224, %358 ]
  %363 = icmp sgt i64 %362, 0
  br i1 %363, label %364, label %371

364:                                              ; preds = %361
  %365 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %366 = load ptr, ptr %365, align 8, !tbaa !52
  %367 = add nuw i64 %362, 1
  %368 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %369 = load ptr, ptr %368, align 8, !tbaa !296
  %370 = sitofp i64 %362 to double
  br label %383

371:                                              ; preds = %383, %361
  %372 = phi double [ 0.000000e+00, %361 ], [ %393, %383 ]
  br i1 %214, label %373, label %437

373:                                              ; preds = %371
  %374 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %375 = load ptr, ptr %374, align 8, !tbaa !55
  %376 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %377 = load ptr, ptr %376, align 8, !tbaa !62
  %378 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %379 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %380 = add i64 %362, 1
  %381 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %382 = load ptr, ptr %381, align 8, !tbaa !317
  br label %396

383:                                              ; preds = %383, %364
  %384 = phi double [ 0.000000e+00, %364 ], [ %393, %383 ]
  %385 = phi i64 [ 0, %364 ], [ %394, %383 ]
  %386 = mul i64 %385, %367
  %387 = getelementptr inbounds double, ptr %366, i64 %386
  %388 = load double, ptr %387, align 8, !tbaa !32
  %389 = getelementptr inbounds double, ptr %369, i64 %385
  %390 = load double, ptr %389, align 8, !tbaa !32
  %391 = fmul contract double %388, %390
  %392 = fdiv contract double %391, %370
  %393 = fadd contract double %384, %392
  %394 = add nuw nsw i64 %385, 1
  %395 = icmp eq i64 %394, %362
  br i1 %395, label %371, label %383, !llvm.loop !318

396:                                              ; preds = %412, %373
  %397 = phi i64 [ 0, %373 ], [ %415, %412 ]
  %398 = getelementptr inbounds i64, ptr %377, i64 %397
  %399 = load i64, ptr %398, align 8, !tbaa !31
  %400 = mul nsw i64 %399, %362
  %401 = getelementptr inbounds double, ptr %375, i64 %400
  br i1 %363, label %402, label %412

402:                                              ; preds = %396
  %403 = load ptr, ptr %378, align 8, !tbaa !296
  %404 = load ptr, ptr %379, align 8, !tbaa !52
  br label %417

405:                                              ; preds = %417
  %406 = fcmp contract ogt double %432, 0.000000e+00
  br i1 %406, label %407, label %412

407:                                              ; preds = %405
  %408 = fcmp contract ogt double %434, 0.000000e+00
  %409 = fdiv contract double %434, %432
  %410 = select contract i1 %408, double %409, double %372
  %411 = fdiv contract double %410, %432
  br label %412

412:                                              ; preds = %407, %405, %396
  %413 = phi contract double [ %411, %407 ], [ 0.000000e+00, %405 ], [ 0.000000e+00, %396 ]
  %414 = getelementptr inbounds double, ptr %382, i64 %399
  store double %413, ptr %414, align 8, !tbaa !32
  %415 = add nuw nsw i64 %397, 1
  %416 = icmp eq i64 %415, %210
  br i1 %416, label %497, label %396, !llvm.loop !319

417:                                              ; preds = %417, %402
  %418 = phi double [ 0.000000e+00, %402 ], [ %432, %417 ]
  %419 = phi double [ 0.000000e+00, %402 ], [ %434, %417 ]
  %420 = phi i64 [ 0, %402 ], [ %435, %417 ]
  %421 = getelementptr inbounds double, ptr %401, i64 %420
  %422 = load double, ptr %421, align 8, !tbaa !32
  %423 = fmul contract double %422, %422
  %424 = getelementptr inbounds double, ptr %403, i64 %420
  %425 = load double, ptr %424, align 8, !tbaa !32
  %426 = fmul contract double %423, %425
  %427 = mul i64 %420, %380
  %428 = getelementptr inbounds double, ptr %404, i64 %427
  %429 = load double, ptr %428, align 8, !tbaa !32
  %430 = fmul contract double %426, %429
  %431 = fmul contract double %425, %430
  %432 = fadd contract double %418, %426
  %433 = fcmp contract ogt double %431, %419
  %434 = select i1 %433, double %431, double %419
  %435 = add nuw nsw i64 %420, 1
  %436 = icmp eq i64 %435, %362
  br i1 %436, label %405, label %417, !llvm.loop !320

437:                                              ; preds = %505, %371
  %438 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %439 = load ptr, ptr %438, align 8, !tbaa !52
  %440 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 125
  store double 0.000000e+00, ptr %440, align 8, !tbaa !92
  br i1 %363, label %441, label %536

441:                                              ; preds = %437, %491
  %442 = phi i64 [ %467, %491 ], [ 0, %437 ]
  %443 = mul nsw i64 %442, %362
  %444 = getelementptr double, ptr %439, i64 %443
  %445 = getelementptr double, ptr %444, i64 %442
  %446 = load double, ptr %445, align 8, !tbaa !32
  %447 = icmp eq i64 %442, 0
  br i1 %447, label %448, label %452

448:                                              ; preds = %452, %441
  %449 = phi double [ %446, %441 ], [ %458, %452 ]
  %450 = fmul contract double %446, 0x3D06849B86A12B9B
  %451 = fcmp contract ogt double %449, %450
  br i1 %451, label %461, label %493

452:                                              ; preds = %441, %452
  %453 = phi i64 [ %459, %452 ], [ 0, %441 ]
  %454 = phi double [ %458, %452 ], [ %446, %441 ]
  %455 = getelementptr double, ptr %444, i64 %453
  %456 = load double, ptr %455, align 8, !tbaa !32
  %457 = fmul contract double %456, %456
  %458 = fsub contract double %454, %457
  %459 = add nuw nsw i64 %453, 1
  %460 = icmp eq i64 %459, %442
  br i1 %460, label %448, label %452, !llvm.loop !321

461:                                              ; preds = %448
  %462 = fmul contract double %446, 1.000000e-05
  %463 = fcmp contract olt double %449, %462
  br i1 %463, label %464, label %465

464:                                              ; preds = %461
  store double 1.000000e+00, ptr %440, align 8, !tbaa !92
  br label %465

465:                                              ; preds = %464, %461
  %466 = tail call contract double @llvm.sqrt.f64(double %449)
  store double %466, ptr %445, align 8, !tbaa !32
  %467 = add nuw nsw i64 %442, 1
  %468 = icmp slt i64 %467, %362
  br i1 %468, label %469, label %491

469:                                              ; preds = %465, %475
  %470 = phi i64 [ %478, %475 ], [ %467, %465 ]
  %471 = mul nsw i64 %470, %362
  %472 = getelementptr double, ptr %439, i64 %471
  %473 = getelementptr double, ptr %472, i64 %442
  %474 = load double, ptr %473, align 8, !tbaa !32
  br i1 %447, label %475, label %480

475:                                              ; preds = %480, %469
  %476 = phi double [ %474, %469 ], [ %488, %480 ]
  %477 = fdiv contract double %476, %466
  store double %477, ptr %473, align 8, !tbaa !32
  %478 = add nuw nsw i64 %470, 1
  %479 = icmp slt i64 %478, %362
  br i1 %479, label %469, label %491, !llvm.loop !322

480:                                              ; preds = %469, %480
  %481 = phi i64 [ %489, %480 ], [ 0, %469 ]
  %482 = phi double [ %488, %480 ], [ %474, %469 ]
  %483 = getelementptr double, ptr %472, i64 %481
  %484 = load double, ptr %483, align 8, !tbaa !32
  %485 = getelementptr double, ptr %444, i64 %481
  %486 = load double, ptr %485, align 8, !tbaa !32
  %487 = fmul contract double %484, %486
  %488 = fsub contract double %482, %487
  %489 = add nuw nsw i64 %481, 1
  %490 = icmp eq i64 %489, %442
  br i1 %490, label %475, label %480, !llvm.loop !323

491:                                              ; preds = %475, %465
  %492 = icmp eq i64 %467, %362
  br i1 %492, label %536, label %441, !llvm.loop !324

493:                                              ; preds = %448
  %494 = trunc i64 %442 to i32
  %495 = add i32 %494, 1
  %496 = icmp eq i32 %495, 0
  br i1 %496, label %536, label %533

497:                                              ; preds = %412, %505
  %498 = phi i64 [ %506, %505 ], [ 0, %412 ]
  %499 = getelementptr inbounds i64, ptr %377, i64 %498
  %500 = load i64, ptr %499, align 8, !tbaa !31
  %501 = mul nsw i64 %500, %362
  %502 = getelementptr inbounds double, ptr %375, i64 %501
  %503 = getelementptr inbounds double, ptr %382, i64 %500
  %504 = load double, ptr %503, align 8, !tbaa !32
  br i1 %363, label %508, label %505

505:                                              ; preds = %529, %497
  %506 = add nuw nsw i64 %498, 1
  %507 = icmp eq i64 %506, %210
  br i1 %507, label %437, label %497, !llvm.loop !325

508:                                              ; preds = %497, %529
  %509 = phi i64 [ %531, %529 ], [ 1, %497 ]
  %510 = phi i64 [ %530, %529 ], [ 0, %497 ]
  %511 = getelementptr inbounds double, ptr %502, i64 %510
  %512 = load double, ptr %511, align 8, !tbaa !32
  %513 = fcmp contract oeq double %512, 0.000000e+00
  br i1 %513, label %529, label %514

514:                                              ; preds = %508
  %515 = fmul contract double %504, %512
  %516 = load ptr, ptr %379, align 8, !tbaa !52
  %517 = mul nsw i64 %510, %362
  %518 = getelementptr double, ptr %516, i64 %517
  br label %519

519:                                              ; preds = %519, %514
  %520 = phi i64 [ 0, %514 ], [ %527, %519 ]
  %521 = getelementptr inbounds double, ptr %502, i64 %520
  %522 = load double, ptr %521, align 8, !tbaa !32
  %523 = fmul contract double %515, %522
  %524 = getelementptr double, ptr %518, i64 %520
  %525 = load double, ptr %524, align 8, !tbaa !32
  %526 = fadd contract double %523, %525
  store double %526, ptr %524, align 8, !tbaa !32
  %527 = add nuw nsw i64 %520, 1
  %528 = icmp eq i64 %527, %509
  br i1 %528, label %529, label %519, !llvm.loop !326

529:                                              ; preds = %519, %508
  %530 = add nuw nsw i64 %510, 1
  %531 = add nuw i64 %509, 1
  %532 = icmp eq i64 %530, %362
  br i1 %532, label %505, label %508, !llvm.loop !327

533:                                              ; preds = %493
  %534 = sitofp i32 %495 to double
  %535 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  store double %534, ptr %535, align 8, !tbaa !86
  br label %536

536:                                              ; preds = %491, %437, %493, %533
  %537 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %538 = load ptr, ptr %537, align 8, !tbaa !62
  tail call fastcc void @gram(ptr noundef %0, ptr noundef %538, i64 noundef %210)
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
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %12 = load double, ptr %11, align 8, !tbaa !36
  %13 = fcmp contract ogt double %12, 0.000000e+00
  br i1 %13, label %14, label %19

14:                                               ; preds = %6
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  %16 = load double, ptr %15, align 8, !tbaa !91
  %17 = fmul contract double %12, 1.000000e+01
  %18 = fcmp contract olt double %16, %17
  br i1 %18, label %255, label %19

19:                                               ; preds = %14, %6
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 125
  %21 = load double, ptr %20, align 8, !tbaa !92
  %22 = fcmp contract une double %21, 0.000000e+00
  br i1 %22, label %23, label %132

23:                                               ; preds = %19
  %24 = load i64, ptr %7, align 8, !tbaa !14
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %26 = load ptr, ptr %25, align 8, !tbaa !93
  %27 = shl i64 %24, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %2, i64 %27, i1 false)
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %29 = load i64, ptr %28, align 8, !tbaa !48
  %30 = icmp sgt i64 %29, 0
  br i1 %30, label %31, label %40

31:                                               ; preds = %23
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 33
  %33 = load ptr, ptr %32, align 8, !tbaa !53
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 34
  %35 = load ptr, ptr %34, align 8, !tbaa !54
  %36 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %37 = load ptr, ptr %36, align 8, !tbaa !45
  %38 = load i64, ptr %0, align 8, !tbaa !13
  %39 = getelementptr inbounds double, ptr %37, i64 %38
  br label %51

40:                                               ; preds = %74, %23
  %41 = icmp sgt i64 %1, 0
  br i1 %41, label %45, label %42

42:                                               ; preds = %40
  %43 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
  %44 = load ptr, ptr %43, align 8, !tbaa !71
  br label %106

45:                                               ; preds = %40
  %46 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %47 = load ptr, ptr %46, align 8, !tbaa !55
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
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
  br i1 %76, label %40, label %51, !llvm.loop !328

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
  br i1 %88, label %106, label %77, !llvm.loop !329

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
  br i1 %105, label %86, label %89, !llvm.loop !330

106:                                              ; preds = %86, %42
  %107 = phi ptr [ %44, %42 ], [ %49, %86 ]
  %108 = load ptr, ptr %25, align 8, !tbaa !93
  %109 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 105
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
  br i1 %122, label %113, label %114, !llvm.loop !331

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
  br i1 %131, label %132, label %123, !llvm.loop !332

132:                                              ; preds = %123, %113, %19
  %133 = load i64, ptr %7, align 8, !tbaa !14
  %134 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %135 = load i64, ptr %134, align 8, !tbaa !60
  %136 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 104
  %137 = load ptr, ptr %136, align 8, !tbaa !93
  %138 = icmp sgt i64 %135, 0
  br i1 %138, label %139, label %255

139:                                              ; preds = %132
  %140 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %141 = load ptr, ptr %140, align 8, !tbaa !55
  %142 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %143 = load ptr, ptr %142, align 8, !tbaa !62
  %144 = icmp sgt i64 %133, 0
  %145 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %146 = load ptr, ptr %145, align 8, !tbaa !295
  br label %149

147:                                              ; preds = %161
  %148 = fcmp contract ogt double %169, 0x3D06849B86A12B9B
  br i1 %148, label %186, label %255

149:                                              ; preds = %161, %139
  %150 = phi double [ 0.000000e+00, %139 ], [ %169, %161 ]
  %151 = phi i64 [ 0, %139 ], [ %170, %161 ]
  %152 = getelementptr inbounds i64, ptr %143, i64 %151
  %153 = load i64, ptr %152, align 8, !tbaa !31
  %154 = mul nsw i64 %153, %133
  %155 = getelementptr inbounds double, ptr %141, i64 %154
  %156 = getelementptr inbounds double, ptr %3, i64 %153
  %157 = load double, ptr %156, align 8, !tbaa !32
  %158 = tail call contract double @llvm.fabs.f64(double %157)
  br i1 %144, label %172, label %161

159:                                              ; preds = %172
  %160 = tail call contract double @llvm.fabs.f64(double %181)
  br label %161

161:                                              ; preds = %159, %149
  %162 = phi double [ %160, %159 ], [ %158, %149 ]
  %163 = phi double [ %181, %159 ], [ %157, %149 ]
  %164 = phi double [ %183, %159 ], [ %158, %149 ]
  %165 = getelementptr inbounds double, ptr %146, i64 %151
  store double %163, ptr %165, align 8, !tbaa !32
  %166 = fmul contract double %150, %164
  %167 = fcmp contract ogt double %162, %166
  %168 = fdiv contract double %162, %164
  %169 = select i1 %167, double %168, double %150
  %170 = add nuw nsw i64 %151, 1
  %171 = icmp eq i64 %170, %135
  br i1 %171, label %147, label %149, !llvm.loop !333

172:                                              ; preds = %149, %172
  %173 = phi i64 [ %184, %172 ], [ 0, %149 ]
  %174 = phi double [ %183, %172 ], [ %158, %149 ]
  %175 = phi double [ %181, %172 ], [ %157, %149 ]
  %176 = getelementptr inbounds double, ptr %155, i64 %173
  %177 = load double, ptr %176, align 8, !tbaa !32
  %178 = getelementptr inbounds double, ptr %4, i64 %173
  %179 = load double, ptr %178, align 8, !tbaa !32
  %180 = fmul contract double %177, %179
  %181 = fsub contract double %175, %180
  %182 = tail call contract double @llvm.fabs.f64(double %180)
  %183 = fadd contract double %174, %182
  %184 = add nuw nsw i64 %173, 1
  %185 = icmp eq i64 %184, %133
  br i1 %185, label %159, label %172, !llvm.loop !334

186:                                              ; preds = %147
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %143, i64 noundef %135, ptr noundef nonnull %146, ptr noundef null)
  %187 = shl i64 %133, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %137, i8 0, i64 %187, i1 false)
  %188 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  br label %189

189:                                              ; preds = %230, %186
  %190 = phi i64 [ 0, %186 ], [ %231, %230 ]
  br i1 %144, label %191, label %232

191:                                              ; preds = %189
  %192 = load ptr, ptr %188, align 8, !tbaa !106
  %193 = mul nsw i64 %190, %133
  %194 = getelementptr double, ptr %192, i64 %193
  %195 = load ptr, ptr %145, align 8, !tbaa !295
  %196 = getelementptr inbounds double, ptr %195, i64 %190
  br label %235

197:                                              ; preds = %227
  %198 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %199 = load ptr, ptr %198, align 8, !tbaa !52
  %200 = add nuw i64 %133, 1
  br label %201

201:                                              ; preds = %208, %197
  %202 = phi i64 [ %133, %197 ], [ %203, %208 ]
  %203 = add nsw i64 %202, -1
  %204 = getelementptr inbounds double, ptr %137, i64 %203
  %205 = load double, ptr %204, align 8, !tbaa !32
  %206 = getelementptr double, ptr %199, i64 %203
  %207 = icmp slt i64 %202, %133
  br i1 %207, label %215, label %208

208:                                              ; preds = %215, %201
  %209 = phi double [ %205, %201 ], [ %224, %215 ]
  %210 = mul i64 %203, %200
  %211 = getelementptr inbounds double, ptr %199, i64 %210
  %212 = load double, ptr %211, align 8, !tbaa !32
  %213 = fdiv contract double %209, %212
  store double %213, ptr %204, align 8, !tbaa !32
  %214 = icmp sgt i64 %202, 1
  br i1 %214, label %201, label %246, !llvm.loop !335

215:                                              ; preds = %201, %215
  %216 = phi i64 [ %225, %215 ], [ %202, %201 ]
  %217 = phi double [ %224, %215 ], [ %205, %201 ]
  %218 = mul nsw i64 %216, %133
  %219 = getelementptr double, ptr %206, i64 %218
  %220 = load double, ptr %219, align 8, !tbaa !32
  %221 = getelementptr inbounds double, ptr %137, i64 %216
  %222 = load double, ptr %221, align 8, !tbaa !32
  %223 = fmul contract double %220, %222
  %224 = fsub contract double %217, %223
  %225 = add nuw nsw i64 %216, 1
  %226 = icmp eq i64 %225, %133
  br i1 %226, label %208, label %215, !llvm.loop !336

227:                                              ; preds = %235
  %228 = add nuw nsw i64 %190, 1
  %229 = icmp eq i64 %228, %135
  br i1 %229, label %197, label %230

230:                                              ; preds = %227, %232
  %231 = phi i64 [ %228, %227 ], [ %233, %232 ]
  br label %189, !llvm.loop !337

232:                                              ; preds = %189
  %233 = add nuw nsw i64 %190, 1
  %234 = icmp eq i64 %233, %135
  br i1 %234, label %255, label %230

235:                                              ; preds = %235, %191
  %236 = phi i64 [ 0, %191 ], [ %244, %235 ]
  %237 = getelementptr double, ptr %194, i64 %236
  %238 = load double, ptr %237, align 8, !tbaa !32
  %239 = load double, ptr %196, align 8, !tbaa !32
  %240 = fmul contract double %238, %239
  %241 = getelementptr inbounds double, ptr %137, i64 %236
  %242 = load double, ptr %241, align 8, !tbaa !32
  %243 = fadd contract double %242, %240
  store double %243, ptr %241, align 8, !tbaa !32
  %244 = add nuw nsw i64 %236, 1
  %245 = icmp eq i64 %244, %133
  br i1 %245, label %227, label %235, !llvm.loop !338

246:                                              ; preds = %208, %246
  %247 = phi i64 [ %253, %246 ], [ 0, %208 ]
  %248 = getelementptr inbounds double, ptr %137, i64 %247
  %249 = load double, ptr %248, align 8, !tbaa !32
  %250 = getelementptr inbounds double, ptr %4, i64 %247
  %251 = load double, ptr %250, align 8, !tbaa !32
  %252 = fadd contract double %249, %251
  store double %252, ptr %250, align 8, !tbaa !32
  %253 = add nuw nsw i64 %247, 1
  %254 = icmp eq i64 %253, %133
  br i1 %254, label %255, label %246, !llvm.loop !339

255:                                              ; preds = %232, %246, %147, %132, %14
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc void @sparse_prepare(ptr noundef %0, double noundef %1) unnamed_addr #5 {
  %3 = alloca %struct.Rows, align 8
  %4 = alloca %struct.Rows, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !340)
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %6 = load ptr, ptr %5, align 8, !tbaa !45, !noalias !340
  %7 = load i64, ptr %0, align 8, !tbaa !13, !noalias !340
  %8 = getelementptr inbounds double, ptr %6, i64 %7
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %10 = load i64, ptr %9, align 8, !tbaa !48, !noalias !340
  %11 = getelementptr inbounds double, ptr %8, i64 %10
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14, !noalias !340
  %14 = getelementptr inbounds double, ptr %11, i64 %13
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %16 = load i64, ptr %15, align 8, !tbaa !49, !noalias !340
  %17 = icmp sgt i64 %16, 0
  br i1 %17, label %23, label %18

18:                                               ; preds = %2
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %20 = load ptr, ptr %19, align 8, !tbaa !57, !noalias !340
  %21 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %22 = load ptr, ptr %21, align 8, !tbaa !55, !noalias !340
  br label %42

23:                                               ; preds = %2
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 78
  %25 = load ptr, ptr %24, align 8, !tbaa !299, !noalias !340
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %27 = load ptr, ptr %26, align 8, !tbaa !57, !noalias !340
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %29 = load ptr, ptr %28, align 8, !tbaa !55, !noalias !340
  br label %30

30:                                               ; preds = %30, %23
  %31 = phi i64 [ 0, %23 ], [ %40, %30 ]
  %32 = getelementptr inbounds double, ptr %14, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !32, !noalias !340
  %34 = getelementptr inbounds i64, ptr %27, i64 %31
  %35 = load i64, ptr %34, align 8, !tbaa !31, !noalias !340
  %36 = getelementptr inbounds double, ptr %25, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !32, !noalias !340
  %38 = fmul contract double %33, %37
  %39 = getelementptr inbounds double, ptr %29, i64 %31
  store double %38, ptr %39, align 8, !tbaa !32, !noalias !340
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %16
  br i1 %41, label %42, label %30, !llvm.loop !343

42:                                               ; preds = %30, %18
  %43 = phi ptr [ %22, %18 ], [ %29, %30 ]
  %44 = phi ptr [ %20, %18 ], [ %27, %30 ]
  %45 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %46 = load ptr, ptr %45, align 8, !tbaa !88, !noalias !340
  store ptr %46, ptr %3, align 8, !tbaa !344, !alias.scope !340
  %47 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 1
  %48 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %49 = load ptr, ptr %48, align 8, !tbaa !95, !noalias !340
  store ptr %49, ptr %47, align 8, !tbaa !346, !alias.scope !340
  %50 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 2
  store ptr %44, ptr %50, align 8, !tbaa !347, !alias.scope !340
  %51 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 3
  store ptr %43, ptr %51, align 8, !tbaa !348, !alias.scope !340
  %52 = getelementptr inbounds %struct.Rows, ptr %3, i64 0, i32 4
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 98
  %54 = load ptr, ptr %53, align 8, !tbaa !298, !noalias !340
  store ptr %54, ptr %52, align 8, !tbaa !349, !alias.scope !340
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !20
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %61

58:                                               ; preds = %42
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %60 = load ptr, ptr %59, align 8, !tbaa !350
  br label %65

61:                                               ; preds = %65, %42
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 19
  %63 = load i64, ptr %62, align 8, !tbaa !160
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %78, label %70

65:                                               ; preds = %65, %58
  %66 = phi i64 [ 0, %58 ], [ %68, %65 ]
  %67 = getelementptr inbounds double, ptr %60, i64 %66
  store double 1.000000e+00, ptr %67, align 8, !tbaa !32
  %68 = add nuw nsw i64 %66, 1
  %69 = icmp eq i64 %68, %56
  br i1 %69, label %61, label %65, !llvm.loop !351

70:                                               ; preds = %61
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %72 = load ptr, ptr %71, align 8, !tbaa !311
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %74 = load ptr, ptr %73, align 8, !tbaa !352
  %75 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %76 = load ptr, ptr %75, align 8, !tbaa !350
  tail call fastcc void @factor_rows(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Rows) align 8 %3, ptr noundef %72, ptr noundef %74, ptr noundef %76, double noundef 0.000000e+00)
  %77 = load i64, ptr %55, align 8, !tbaa !20
  br label %394

78:                                               ; preds = %61
  %79 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %80 = load ptr, ptr %79, align 8, !tbaa !61
  %81 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %82 = load ptr, ptr %81, align 8, !tbaa !101
  %83 = shl i64 %56, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %82, i64 %83, i1 false)
  %84 = load ptr, ptr %81, align 8, !tbaa !101
  %85 = load i64, ptr %55, align 8, !tbaa !20
  %86 = shl i64 %85, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %84, i8 0, i64 %86, i1 false)
  %87 = load i64, ptr %55, align 8, !tbaa !20
  %88 = icmp sgt i64 %87, 0
  br i1 %88, label %89, label %91

89:                                               ; preds = %78
  %90 = load ptr, ptr %81, align 8, !tbaa !101
  br label %102

91:                                               ; preds = %102, %78
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 74
  %93 = load ptr, ptr %92, align 8, !tbaa !311
  %94 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %95 = load ptr, ptr %94, align 8, !tbaa !352
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %97 = load ptr, ptr %96, align 8, !tbaa !350
  tail call fastcc void @factor_rows(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Rows) align 8 %3, ptr noundef %93, ptr noundef %95, ptr noundef %97, double noundef 0x3DA5FD7FE1796495)
  %98 = load i64, ptr %55, align 8, !tbaa !20
  %99 = icmp sgt i64 %98, 0
  br i1 %99, label %100, label %391

100:                                              ; preds = %91
  %101 = load ptr, ptr %81, align 8, !tbaa !101
  br label %111

102:                                              ; preds = %102, %89
  %103 = phi i64 [ 0, %89 ], [ %108, %102 ]
  %104 = getelementptr inbounds i64, ptr %90, i64 %103
  %105 = load i64, ptr %104, align 8, !tbaa !31
  %106 = icmp eq i64 %105, 2
  %107 = select i1 %106, i64 2, i64 0
  store i64 %107, ptr %104, align 8, !tbaa !31
  %108 = add nuw nsw i64 %103, 1
  %109 = load i64, ptr %55, align 8, !tbaa !20
  %110 = icmp slt i64 %108, %109
  br i1 %110, label %102, label %91, !llvm.loop !353

111:                                              ; preds = %126, %100
  %112 = phi i64 [ %98, %100 ], [ %127, %126 ]
  %113 = phi i64 [ 0, %100 ], [ %129, %126 ]
  %114 = phi i64 [ 0, %100 ], [ %128, %126 ]
  %115 = getelementptr inbounds i64, ptr %101, i64 %113
  %116 = load i64, ptr %115, align 8, !tbaa !31
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %126

118:                                              ; preds = %111
  %119 = load ptr, ptr %94, align 8, !tbaa !352
  %120 = getelementptr inbounds double, ptr %119, i64 %113
  %121 = load double, ptr %120, align 8, !tbaa !32
  %122 = fcmp contract ule double %121, 0.000000e+00
  %123 = zext i1 %122 to i64
  store i64 %123, ptr %115, align 8, !tbaa !31
  %124 = add nsw i64 %114, %123
  %125 = load i64, ptr %55, align 8, !tbaa !20
  br label %126

126:                                              ; preds = %118, %111
  %127 = phi i64 [ %112, %111 ], [ %125, %118 ]
  %128 = phi i64 [ %114, %111 ], [ %124, %118 ]
  %129 = add nuw nsw i64 %113, 1
  %130 = icmp slt i64 %129, %127
  br i1 %130, label %111, label %131, !llvm.loop !354

131:                                              ; preds = %126
  %132 = icmp sgt i64 %128, 0
  br i1 %132, label %133, label %394

133:                                              ; preds = %131
  %134 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %135 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %136 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %137 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  br label %138

138:                                              ; preds = %385, %133
  %139 = phi i64 [ %127, %133 ], [ %386, %385 ]
  %140 = phi i64 [ 0, %133 ], [ %389, %385 ]
  %141 = phi i64 [ %128, %133 ], [ %387, %385 ]
  %142 = icmp slt i64 %140, %139
  br i1 %142, label %143, label %394

143:                                              ; preds = %138
  %144 = load ptr, ptr %45, align 8, !tbaa !88
  %145 = getelementptr inbounds i64, ptr %144, i64 %140
  %146 = load i64, ptr %145, align 8, !tbaa !31
  %147 = getelementptr inbounds i64, ptr %49, i64 %146
  %148 = load i64, ptr %147, align 8, !tbaa !31
  %149 = getelementptr i64, ptr %147, i64 1
  %150 = load i64, ptr %149, align 8, !tbaa !31
  %151 = icmp slt i64 %148, %150
  br i1 %151, label %152, label %161

152:                                              ; preds = %143, %152
  %153 = phi i64 [ %159, %152 ], [ %148, %143 ]
  %154 = phi double [ %158, %152 ], [ 0.000000e+00, %143 ]
  %155 = getelementptr inbounds double, ptr %43, i64 %153
  %156 = load double, ptr %155, align 8, !tbaa !32
  %157 = fmul contract double %156, %156
  %158 = fadd contract double %154, %157
  %159 = add nsw i64 %153, 1
  %160 = icmp eq i64 %159, %150
  br i1 %160, label %161, label %152, !llvm.loop !355

161:                                              ; preds = %152, %143
  %162 = phi double [ 0.000000e+00, %143 ], [ %158, %152 ]
  %163 = load ptr, ptr %81, align 8, !tbaa !101
  %164 = getelementptr inbounds i64, ptr %163, i64 %140
  %165 = load i64, ptr %164, align 8, !tbaa !31
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %167, label %385

167:                                              ; preds = %161
  %168 = load ptr, ptr %94, align 8, !tbaa !352
  %169 = getelementptr inbounds double, ptr %168, i64 %140
  %170 = load double, ptr %169, align 8, !tbaa !32
  %171 = fmul contract double %170, %170
  %172 = fmul contract double %162, 5.000000e-02
  %173 = fcmp contract ogt double %171, %172
  br i1 %173, label %385, label %174

174:                                              ; preds = %167
  %175 = load ptr, ptr %134, align 8, !tbaa !356
  %176 = load ptr, ptr %135, align 8, !tbaa !357
  %177 = icmp sgt i64 %139, 0
  br i1 %177, label %178, label %217

178:                                              ; preds = %174
  %179 = load ptr, ptr %136, align 8, !tbaa !358
  %180 = load ptr, ptr %137, align 8, !tbaa !359
  %181 = load ptr, ptr %92, align 8, !tbaa !311
  br label %182

182:                                              ; preds = %202, %178
  %183 = phi i64 [ 0, %178 ], [ %213, %202 ]
  %184 = getelementptr inbounds i64, ptr %179, i64 %183
  %185 = load i64, ptr %184, align 8, !tbaa !31
  %186 = getelementptr i64, ptr %184, i64 1
  %187 = load i64, ptr %186, align 8, !tbaa !31
  %188 = icmp slt i64 %185, %187
  br i1 %188, label %189, label %202

189:                                              ; preds = %182, %189
  %190 = phi i64 [ %200, %189 ], [ %185, %182 ]
  %191 = phi double [ %199, %189 ], [ 0.000000e+00, %182 ]
  %192 = getelementptr inbounds i64, ptr %180, i64 %190
  %193 = load i64, ptr %192, align 8, !tbaa !31
  %194 = getelementptr inbounds double, ptr %175, i64 %193
  %195 = load double, ptr %194, align 8, !tbaa !32
  %196 = getelementptr inbounds double, ptr %181, i64 %190
  %197 = load double, ptr %196, align 8, !tbaa !32
  %198 = fmul contract double %195, %197
  %199 = fadd contract double %191, %198
  %200 = add nsw i64 %190, 1
  %201 = icmp eq i64 %200, %187
  br i1 %201, label %202, label %189, !llvm.loop !360

202:                                              ; preds = %189, %182
  %203 = phi double [ 0.000000e+00, %182 ], [ %199, %189 ]
  %204 = getelementptr inbounds double, ptr %168, i64 %183
  %205 = load double, ptr %204, align 8, !tbaa !32
  %206 = fcmp contract ogt double %205, 0.000000e+00
  %207 = icmp eq i64 %183, %140
  %208 = uitofp i1 %207 to double
  %209 = fsub contract double %208, %203
  %210 = fdiv contract double %209, %205
  %211 = select contract i1 %206, double %210, double 0.000000e+00
  %212 = getelementptr inbounds double, ptr %175, i64 %183
  store double %211, ptr %212, align 8, !tbaa !32
  %213 = add nuw nsw i64 %183, 1
  %214 = icmp eq i64 %213, %139
  br i1 %214, label %224, label %182, !llvm.loop !361

215:                                              ; preds = %242, %234
  %216 = icmp sgt i64 %225, 1
  br i1 %216, label %224, label %217, !llvm.loop !362

217:                                              ; preds = %215, %174
  %218 = load i64, ptr %12, align 8, !tbaa !14
  %219 = shl i64 %218, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %176, i8 0, i64 %219, i1 false)
  %220 = load i64, ptr %55, align 8, !tbaa !20
  %221 = icmp sgt i64 %220, 0
  br i1 %221, label %222, label %385

222:                                              ; preds = %217
  %223 = load ptr, ptr %45, align 8, !tbaa !88
  br label %255

224:                                              ; preds = %202, %215
  %225 = phi i64 [ %226, %215 ], [ %139, %202 ]
  %226 = add nsw i64 %225, -1
  %227 = getelementptr inbounds double, ptr %168, i64 %226
  %228 = load double, ptr %227, align 8, !tbaa !32
  %229 = fcmp contract ogt double %228, 0.000000e+00
  br i1 %229, label %230, label %234

230:                                              ; preds = %224
  %231 = getelementptr inbounds double, ptr %175, i64 %226
  %232 = load double, ptr %231, align 8, !tbaa !32
  %233 = fdiv contract double %232, %228
  br label %234

234:                                              ; preds = %230, %224
  %235 = phi contract double [ %233, %230 ], [ 0.000000e+00, %224 ]
  %236 = getelementptr inbounds double, ptr %175, i64 %226
  store double %235, ptr %236, align 8, !tbaa !32
  %237 = getelementptr inbounds i64, ptr %179, i64 %226
  %238 = load i64, ptr %237, align 8, !tbaa !31
  %239 = getelementptr inbounds i64, ptr %179, i64 %225
  %240 = load i64, ptr %239, align 8, !tbaa !31
  %241 = icmp slt i64 %238, %240
  br i1 %241, label %242, label %215

242:                                              ; preds = %234, %242
  %243 = phi i64 [ %253, %242 ], [ %238, %234 ]
  %244 = getelementptr inbounds double, ptr %181, i64 %243
  %245 = load double, ptr %244, align 8, !tbaa !32
  %246 = load double, ptr %236, align 8, !tbaa !32
  %247 = fmul contract double %245, %246
  %248 = getelementptr inbounds i64, ptr %180, i64 %243
  %249 = load i64, ptr %248, align 8, !tbaa !31
  %250 = getelementptr inbounds double, ptr %175, i64 %249
  %251 = load double, ptr %250, align 8, !tbaa !32
  %252 = fsub contract double %251, %247
  store double %252, ptr %250, align 8, !tbaa !32
  %253 = add nsw i64 %243, 1
  %254 = icmp eq i64 %253, %240
  br i1 %254, label %215, label %242, !llvm.loop !363

255:                                              ; preds = %269, %222
  %256 = phi i64 [ 0, %222 ], [ %270, %269 ]
  %257 = getelementptr inbounds i64, ptr %223, i64 %256
  %258 = load i64, ptr %257, align 8, !tbaa !31
  %259 = getelementptr inbounds i64, ptr %49, i64 %258
  %260 = load i64, ptr %259, align 8, !tbaa !31
  %261 = getelementptr inbounds double, ptr %175, i64 %256
  %262 = getelementptr i64, ptr %259, i64 1
  %263 = load i64, ptr %262, align 8, !tbaa !31
  %264 = icmp slt i64 %260, %263
  br i1 %264, label %265, label %269

265:                                              ; preds = %255, %272
  %266 = phi i64 [ %281, %272 ], [ %260, %255 ]
  %267 = load double, ptr %261, align 8, !tbaa !32
  %268 = fcmp contract une double %267, 0.000000e+00
  br i1 %268, label %272, label %269

269:                                              ; preds = %272, %265, %255
  %270 = add nuw nsw i64 %256, 1
  %271 = icmp eq i64 %270, %220
  br i1 %271, label %283, label %255, !llvm.loop !364

272:                                              ; preds = %265
  %273 = getelementptr inbounds double, ptr %43, i64 %266
  %274 = load double, ptr %273, align 8, !tbaa !32
  %275 = fmul contract double %267, %274
  %276 = getelementptr inbounds i64, ptr %44, i64 %266
  %277 = load i64, ptr %276, align 8, !tbaa !31
  %278 = getelementptr inbounds double, ptr %176, i64 %277
  %279 = load double, ptr %278, align 8, !tbaa !32
  %280 = fadd contract double %275, %279
  store double %280, ptr %278, align 8, !tbaa !32
  %281 = add i64 %266, 1
  %282 = icmp eq i64 %281, %263
  br i1 %282, label %269, label %265, !llvm.loop !365

283:                                              ; preds = %269
  %284 = load ptr, ptr %81, align 8, !tbaa !101
  br label %287

285:                                              ; preds = %339
  %286 = icmp sgt i64 %340, -1
  br i1 %286, label %344, label %385

287:                                              ; preds = %339, %283
  %288 = phi double [ 9.000000e+00, %283 ], [ %341, %339 ]
  %289 = phi i64 [ 0, %283 ], [ %342, %339 ]
  %290 = phi i64 [ -1, %283 ], [ %340, %339 ]
  %291 = getelementptr inbounds i64, ptr %284, i64 %289
  %292 = load i64, ptr %291, align 8, !tbaa !31
  %293 = icmp eq i64 %292, 0
  br i1 %293, label %339, label %294

294:                                              ; preds = %287
  %295 = getelementptr inbounds i64, ptr %223, i64 %289
  %296 = load i64, ptr %295, align 8, !tbaa !31
  %297 = getelementptr inbounds i64, ptr %49, i64 %296
  %298 = load i64, ptr %297, align 8, !tbaa !31
  %299 = getelementptr i64, ptr %297, i64 1
  %300 = load i64, ptr %299, align 8, !tbaa !31
  %301 = icmp slt i64 %298, %300
  br i1 %301, label %302, label %324

302:                                              ; preds = %294, %302
  %303 = phi i64 [ %313, %302 ], [ %298, %294 ]
  %304 = phi double [ %312, %302 ], [ 0.000000e+00, %294 ]
  %305 = getelementptr inbounds i64, ptr %44, i64 %303
  %306 = load i64, ptr %305, align 8, !tbaa !31
  %307 = getelementptr inbounds double, ptr %176, i64 %306
  %308 = load double, ptr %307, align 8, !tbaa !32
  %309 = getelementptr inbounds double, ptr %43, i64 %303
  %310 = load double, ptr %309, align 8, !tbaa !32
  %311 = fmul contract double %308, %310
  %312 = fadd contract double %304, %311
  %313 = add nsw i64 %303, 1
  %314 = icmp eq i64 %313, %300
  br i1 %314, label %315, label %302, !llvm.loop !360

315:                                              ; preds = %302, %315
  %316 = phi i64 [ %322, %315 ], [ %298, %302 ]
  %317 = phi double [ %321, %315 ], [ 0.000000e+00, %302 ]
  %318 = getelementptr inbounds double, ptr %43, i64 %316
  %319 = load double, ptr %318, align 8, !tbaa !32
  %320 = fmul contract double %319, %319
  %321 = fadd contract double %317, %320
  %322 = add nsw i64 %316, 1
  %323 = icmp eq i64 %322, %300
  br i1 %323, label %324, label %315, !llvm.loop !355

324:                                              ; preds = %315, %294
  %325 = phi double [ 0.000000e+00, %294 ], [ %312, %315 ]
  %326 = phi double [ 0.000000e+00, %294 ], [ %321, %315 ]
  %327 = load ptr, ptr %53, align 8, !tbaa !298
  %328 = getelementptr inbounds double, ptr %327, i64 %296
  %329 = load double, ptr %328, align 8, !tbaa !32
  %330 = fmul contract double %329, 0x3DA5FD7FE1796495
  %331 = fcmp contract ogt double %326, %330
  br i1 %331, label %332, label %339

332:                                              ; preds = %324
  %333 = fmul contract double %325, %325
  %334 = fmul contract double %162, %333
  %335 = fmul contract double %288, %326
  %336 = fcmp contract ogt double %334, %335
  br i1 %336, label %337, label %339

337:                                              ; preds = %332
  %338 = fdiv contract double %334, %326
  br label %339

339:                                              ; preds = %337, %332, %324, %287
  %340 = phi i64 [ %290, %287 ], [ %289, %337 ], [ %290, %332 ], [ %290, %324 ]
  %341 = phi double [ %288, %287 ], [ %338, %337 ], [ %288, %332 ], [ %288, %324 ]
  %342 = add nuw nsw i64 %289, 1
  %343 = icmp eq i64 %342, %220
  br i1 %343, label %285, label %287, !llvm.loop !366

344:                                              ; preds = %285
  %345 = getelementptr inbounds i64, ptr %284, i64 %140
  store i64 2, ptr %345, align 8, !tbaa !31
  %346 = load i64, ptr %55, align 8, !tbaa !20
  %347 = icmp sgt i64 %346, 0
  br i1 %347, label %356, label %348

348:                                              ; preds = %356, %344
  %349 = load ptr, ptr %92, align 8, !tbaa !311
  %350 = load ptr, ptr %94, align 8, !tbaa !352
  %351 = load ptr, ptr %96, align 8, !tbaa !350
  tail call fastcc void @factor_rows(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Rows) align 8 %3, ptr noundef %349, ptr noundef %350, ptr noundef %351, double noundef 0x3DA5FD7FE1796495)
  %352 = load i64, ptr %55, align 8, !tbaa !20
  %353 = icmp sgt i64 %352, 0
  br i1 %353, label %354, label %391

354:                                              ; preds = %348
  %355 = load ptr, ptr %81, align 8, !tbaa !101
  br label %365

356:                                              ; preds = %344, %356
  %357 = phi i64 [ %362, %356 ], [ 0, %344 ]
  %358 = getelementptr inbounds i64, ptr %284, i64 %357
  %359 = load i64, ptr %358, align 8, !tbaa !31
  %360 = icmp eq i64 %359, 2
  %361 = select i1 %360, i64 2, i64 0
  store i64 %361, ptr %358, align 8, !tbaa !31
  %362 = add nuw nsw i64 %357, 1
  %363 = load i64, ptr %55, align 8, !tbaa !20
  %364 = icmp slt i64 %362, %363
  br i1 %364, label %356, label %348, !llvm.loop !353

365:                                              ; preds = %380, %354
  %366 = phi i64 [ %352, %354 ], [ %381, %380 ]
  %367 = phi i64 [ 0, %354 ], [ %383, %380 ]
  %368 = phi i64 [ 0, %354 ], [ %382, %380 ]
  %369 = getelementptr inbounds i64, ptr %355, i64 %367
  %370 = load i64, ptr %369, align 8, !tbaa !31
  %371 = icmp eq i64 %370, 0
  br i1 %371, label %372, label %380

372:                                              ; preds = %365
  %373 = load ptr, ptr %94, align 8, !tbaa !352
  %374 = getelementptr inbounds double, ptr %373, i64 %367
  %375 = load double, ptr %374, align 8, !tbaa !32
  %376 = fcmp contract ule double %375, 0.000000e+00
  %377 = zext i1 %376 to i64
  store i64 %377, ptr %369, align 8, !tbaa !31
  %378 = add nsw i64 %368, %377
  %379 = load i64, ptr %55, align 8, !tbaa !20
  br label %380

380:                                              ; preds = %372, %365
  %381 = phi i64 [ %366, %365 ], [ %379, %372 ]
  %382 = phi i64 [ %368, %365 ], [ %378, %372 ]
  %383 = add nuw nsw i64 %367, 1
  %384 = icmp slt i64 %383, %381
  br i1 %384, label %365, label %385, !llvm.loop !354

385:                                              ; preds = %380, %285, %217, %167, %161
  %386 = phi i64 [ %139, %167 ], [ %139, %161 ], [ %220, %285 ], [ %220, %217 ], [ %381, %380 ]
  %387 = phi i64 [ %141, %167 ], [ %141, %161 ], [ %141, %285 ], [ %141, %217 ], [ %382, %380 ]
  %388 = phi i64 [ %140, %167 ], [ %140, %161 ], [ %140, %285 ], [ %140, %217 ], [ -1, %380 ]
  %389 = add nsw i64 %388, 1
  %390 = icmp sgt i64 %387, 0
  br i1 %390, label %138, label %394, !llvm.loop !367

391:                                              ; preds = %348, %91
  %392 = phi i64 [ %98, %91 ], [ %352, %348 ]
  %393 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  store double 1.000000e+00, ptr %393, align 8, !tbaa !91
  br label %407

394:                                              ; preds = %385, %138, %131, %70
  %395 = phi i64 [ %127, %131 ], [ %77, %70 ], [ %139, %138 ], [ %386, %385 ]
  %396 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  store double 1.000000e+00, ptr %396, align 8, !tbaa !91
  %397 = icmp sgt i64 %395, 0
  br i1 %397, label %398, label %407

398:                                              ; preds = %394
  %399 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %400 = load ptr, ptr %399, align 8, !tbaa !101
  %401 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 75
  %402 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 97
  %403 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %404 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  %405 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 116
  %406 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 117
  br label %412

407:                                              ; preds = %457, %394, %391
  %408 = phi i64 [ %395, %394 ], [ %392, %391 ], [ %395, %457 ]
  %409 = phi i64 [ 0, %394 ], [ 0, %391 ], [ %419, %457 ]
  %410 = load i64, ptr %62, align 8, !tbaa !160
  %411 = icmp eq i64 %410, 0
  br i1 %411, label %460, label %474

412:                                              ; preds = %457, %398
  %413 = phi i64 [ 0, %398 ], [ %458, %457 ]
  %414 = phi i64 [ 0, %398 ], [ %419, %457 ]
  %415 = getelementptr inbounds i64, ptr %400, i64 %413
  %416 = load i64, ptr %415, align 8, !tbaa !31
  %417 = icmp eq i64 %416, 0
  %418 = zext i1 %417 to i64
  %419 = add nuw nsw i64 %414, %418
  br i1 %417, label %420, label %457

420:                                              ; preds = %412
  %421 = load ptr, ptr %401, align 8, !tbaa !352
  %422 = getelementptr inbounds double, ptr %421, i64 %413
  %423 = load double, ptr %422, align 8, !tbaa !32
  %424 = fmul contract double %423, %423
  %425 = load ptr, ptr %53, align 8, !tbaa !298
  %426 = load ptr, ptr %45, align 8, !tbaa !88
  %427 = getelementptr inbounds i64, ptr %426, i64 %413
  %428 = load i64, ptr %427, align 8, !tbaa !31
  %429 = getelementptr inbounds double, ptr %425, i64 %428
  %430 = load double, ptr %429, align 8, !tbaa !32
  %431 = fcmp contract ogt double %430, 0.000000e+00
  %432 = select i1 %431, double %430, double 1.000000e+00
  %433 = fdiv contract double %424, %432
  %434 = load ptr, ptr %402, align 8, !tbaa !314
  %435 = getelementptr inbounds double, ptr %434, i64 %413
  %436 = load double, ptr %435, align 8, !tbaa !32
  %437 = fcmp contract ogt double %433, %436
  br i1 %437, label %438, label %439

438:                                              ; preds = %420
  store double %433, ptr %435, align 8, !tbaa !32
  br label %439

439:                                              ; preds = %438, %420
  %440 = phi double [ %433, %438 ], [ %436, %420 ]
  %441 = fcmp contract ogt double %440, 0.000000e+00
  %442 = fdiv contract double %433, %440
  %443 = select contract i1 %441, double %442, double 1.000000e+00
  %444 = load ptr, ptr %403, align 8, !tbaa !315
  %445 = getelementptr inbounds double, ptr %444, i64 %413
  store double %443, ptr %445, align 8, !tbaa !32
  %446 = load double, ptr %396, align 8, !tbaa !91
  %447 = fcmp contract olt double %443, %446
  br i1 %447, label %448, label %449

448:                                              ; preds = %439
  store double %443, ptr %396, align 8, !tbaa !91
  br label %449

449:                                              ; preds = %448, %439
  %450 = load double, ptr %404, align 8, !tbaa !204
  %451 = fcmp contract olt double %443, %450
  br i1 %451, label %452, label %453

452:                                              ; preds = %449
  store double %443, ptr %404, align 8, !tbaa !204
  br label %453

453:                                              ; preds = %452, %449
  %454 = load double, ptr %405, align 8, !tbaa !309
  %455 = fcmp contract olt double %443, %454
  br i1 %455, label %456, label %457

456:                                              ; preds = %453
  store double %443, ptr %405, align 8, !tbaa !309
  store double %1, ptr %406, align 8, !tbaa !310
  br label %457

457:                                              ; preds = %456, %453, %412
  %458 = add nuw nsw i64 %413, 1
  %459 = icmp eq i64 %458, %395
  br i1 %459, label %407, label %412, !llvm.loop !368

460:                                              ; preds = %407
  %461 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 18
  %462 = load i64, ptr %461, align 8, !tbaa !161
  %463 = icmp slt i64 %409, %462
  br i1 %463, label %465, label %464

464:                                              ; preds = %460
  store i64 %409, ptr %461, align 8, !tbaa !161
  br label %474

465:                                              ; preds = %460
  %466 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %467 = load ptr, ptr %466, align 8, !tbaa !101
  %468 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 47
  %469 = load ptr, ptr %468, align 8, !tbaa !61
  %470 = shl i64 %408, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %467, ptr align 8 %469, i64 %470, i1 false)
  %471 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 116
  store double 0.000000e+00, ptr %471, align 8, !tbaa !309
  %472 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 120
  store double 0.000000e+00, ptr %472, align 8, !tbaa !204
  %473 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 117
  store double %1, ptr %473, align 8, !tbaa !310
  br label %474

474:                                              ; preds = %407, %464, %465
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #13
  %475 = load i64, ptr %12, align 8, !tbaa !14
  %476 = load ptr, ptr %5, align 8, !tbaa !45
  %477 = load i64, ptr %0, align 8, !tbaa !13
  %478 = getelementptr inbounds double, ptr %476, i64 %477
  %479 = load i64, ptr %9, align 8, !tbaa !48
  %480 = getelementptr inbounds double, ptr %478, i64 %479
  %481 = getelementptr inbounds double, ptr %480, i64 %475
  %482 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %483 = load ptr, ptr %482, align 8, !tbaa !52
  %484 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %485 = load ptr, ptr %484, align 8, !tbaa !110
  %486 = getelementptr inbounds i64, ptr %485, i64 %475
  %487 = load i64, ptr %486, align 8, !tbaa !31
  %488 = shl i64 %487, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %483, i8 0, i64 %488, i1 false)
  %489 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %490 = load ptr, ptr %489, align 8, !tbaa !109
  %491 = shl i64 %475, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %490, i8 0, i64 %491, i1 false)
  %492 = load i64, ptr %9, align 8, !tbaa !48
  %493 = icmp sgt i64 %492, 0
  br i1 %493, label %494, label %497

494:                                              ; preds = %474
  %495 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 58
  %496 = load ptr, ptr %495, align 8, !tbaa !369
  br label %504

497:                                              ; preds = %518, %474
  %498 = icmp sgt i64 %475, 0
  br i1 %498, label %499, label %522

499:                                              ; preds = %497
  %500 = load ptr, ptr %489, align 8, !tbaa !109
  %501 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %502 = load ptr, ptr %501, align 8, !tbaa !296
  %503 = sitofp i64 %475 to double
  br label %534

504:                                              ; preds = %518, %494
  %505 = phi i64 [ 0, %494 ], [ %520, %518 ]
  %506 = getelementptr inbounds i64, ptr %496, i64 %505
  %507 = load i64, ptr %506, align 8, !tbaa !31
  %508 = icmp slt i64 %507, 0
  %509 = getelementptr inbounds double, ptr %478, i64 %505
  %510 = load double, ptr %509, align 8, !tbaa !32
  br i1 %508, label %511, label %515

511:                                              ; preds = %504
  %512 = load ptr, ptr %489, align 8, !tbaa !109
  %513 = xor i64 %507, -1
  %514 = getelementptr inbounds double, ptr %512, i64 %513
  br label %518

515:                                              ; preds = %504
  %516 = load ptr, ptr %482, align 8, !tbaa !52
  %517 = getelementptr inbounds double, ptr %516, i64 %507
  br label %518

518:                                              ; preds = %515, %511
  %519 = phi ptr [ %517, %515 ], [ %514, %511 ]
  store double %510, ptr %519, align 8, !tbaa !32
  %520 = add nuw nsw i64 %505, 1
  %521 = icmp eq i64 %520, %492
  br i1 %521, label %497, label %504, !llvm.loop !370

522:                                              ; preds = %534, %497
  %523 = phi double [ 0.000000e+00, %497 ], [ %543, %534 ]
  %524 = load i64, ptr %55, align 8, !tbaa !20
  %525 = icmp sgt i64 %524, 0
  br i1 %525, label %526, label %658

526:                                              ; preds = %522
  %527 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 59
  %528 = load ptr, ptr %527, align 8, !tbaa !371
  %529 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %530 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 77
  %531 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %532 = load ptr, ptr %531, align 8, !tbaa !317
  %533 = load i64, ptr %528, align 8, !tbaa !31
  br label %551

534:                                              ; preds = %534, %499
  %535 = phi double [ 0.000000e+00, %499 ], [ %543, %534 ]
  %536 = phi i64 [ 0, %499 ], [ %544, %534 ]
  %537 = getelementptr inbounds double, ptr %500, i64 %536
  %538 = load double, ptr %537, align 8, !tbaa !32
  %539 = getelementptr inbounds double, ptr %502, i64 %536
  %540 = load double, ptr %539, align 8, !tbaa !32
  %541 = fmul contract double %538, %540
  %542 = fdiv contract double %541, %503
  %543 = fadd contract double %535, %542
  %544 = add nuw nsw i64 %536, 1
  %545 = icmp eq i64 %544, %475
  br i1 %545, label %522, label %534, !llvm.loop !372

546:                                              ; preds = %606
  %547 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %548 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 62
  %549 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 60
  %550 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 61
  br label %610

551:                                              ; preds = %606, %526
  %552 = phi i64 [ %533, %526 ], [ %556, %606 ]
  %553 = phi i64 [ 0, %526 ], [ %554, %606 ]
  %554 = add nuw nsw i64 %553, 1
  %555 = getelementptr inbounds i64, ptr %528, i64 %554
  %556 = load i64, ptr %555, align 8, !tbaa !31
  %557 = icmp slt i64 %552, %556
  br i1 %557, label %558, label %606

558:                                              ; preds = %551
  %559 = load ptr, ptr %5, align 8, !tbaa !45
  %560 = load i64, ptr %0, align 8, !tbaa !13
  %561 = getelementptr inbounds double, ptr %559, i64 %560
  %562 = getelementptr inbounds double, ptr %561, i64 %492
  %563 = load i64, ptr %12, align 8, !tbaa !14
  %564 = getelementptr inbounds double, ptr %562, i64 %563
  %565 = load ptr, ptr %45, align 8, !tbaa !88
  %566 = getelementptr inbounds i64, ptr %565, i64 %553
  %567 = load i64, ptr %566, align 8, !tbaa !31
  %568 = load ptr, ptr %48, align 8, !tbaa !95
  %569 = getelementptr inbounds i64, ptr %568, i64 %567
  %570 = load i64, ptr %569, align 8, !tbaa !31
  %571 = getelementptr i64, ptr %569, i64 1
  %572 = load i64, ptr %571, align 8, !tbaa !31
  %573 = icmp slt i64 %570, %572
  br i1 %573, label %574, label %606

574:                                              ; preds = %558
  %575 = load ptr, ptr %529, align 8, !tbaa !57
  %576 = load ptr, ptr %530, align 8, !tbaa !296
  %577 = load ptr, ptr %489, align 8, !tbaa !109
  br label %585

578:                                              ; preds = %585
  %579 = fcmp contract ogt double %601, 0.000000e+00
  br i1 %579, label %580, label %606

580:                                              ; preds = %578
  %581 = fcmp contract ogt double %603, 0.000000e+00
  %582 = fdiv contract double %603, %601
  %583 = select contract i1 %581, double %582, double %523
  %584 = fdiv contract double %583, %601
  br label %606

585:                                              ; preds = %585, %574
  %586 = phi double [ 0.000000e+00, %574 ], [ %601, %585 ]
  %587 = phi double [ 0.000000e+00, %574 ], [ %603, %585 ]
  %588 = phi i64 [ %570, %574 ], [ %604, %585 ]
  %589 = getelementptr inbounds i64, ptr %575, i64 %588
  %590 = load i64, ptr %589, align 8, !tbaa !31
  %591 = getelementptr inbounds double, ptr %564, i64 %588
  %592 = load double, ptr %591, align 8, !tbaa !32
  %593 = fmul contract double %592, %592
  %594 = getelementptr inbounds double, ptr %576, i64 %590
  %595 = load double, ptr %594, align 8, !tbaa !32
  %596 = fmul contract double %593, %595
  %597 = getelementptr inbounds double, ptr %577, i64 %590
  %598 = load double, ptr %597, align 8, !tbaa !32
  %599 = fmul contract double %596, %598
  %600 = fmul contract double %595, %599
  %601 = fadd contract double %586, %596
  %602 = fcmp contract ogt double %600, %587
  %603 = select i1 %602, double %600, double %587
  %604 = add nsw i64 %588, 1
  %605 = icmp eq i64 %604, %572
  br i1 %605, label %578, label %585, !llvm.loop !373

606:                                              ; preds = %580, %578, %558, %551
  %607 = phi contract double [ 0.000000e+00, %551 ], [ %584, %580 ], [ 0.000000e+00, %578 ], [ 0.000000e+00, %558 ]
  %608 = getelementptr inbounds double, ptr %532, i64 %553
  store double %607, ptr %608, align 8, !tbaa !32
  %609 = icmp eq i64 %554, %524
  br i1 %609, label %546, label %551, !llvm.loop !374

610:                                              ; preds = %643, %546
  %611 = phi i64 [ %533, %546 ], [ %615, %643 ]
  %612 = phi i64 [ 0, %546 ], [ %613, %643 ]
  %613 = add nuw nsw i64 %612, 1
  %614 = getelementptr inbounds i64, ptr %528, i64 %613
  %615 = load i64, ptr %614, align 8, !tbaa !31
  %616 = icmp slt i64 %611, %615
  br i1 %616, label %617, label %643

617:                                              ; preds = %610
  %618 = load ptr, ptr %547, align 8, !tbaa !101
  %619 = getelementptr inbounds i64, ptr %618, i64 %612
  %620 = load i64, ptr %619, align 8, !tbaa !31
  %621 = icmp eq i64 %620, 0
  br i1 %621, label %622, label %643

622:                                              ; preds = %617
  %623 = load ptr, ptr %548, align 8, !tbaa !375
  %624 = getelementptr inbounds double, ptr %532, i64 %612
  %625 = load ptr, ptr %549, align 8, !tbaa !376
  %626 = load ptr, ptr %550, align 8, !tbaa !377
  br label %627

627:                                              ; preds = %652, %622
  %628 = phi i64 [ %611, %622 ], [ %656, %652 ]
  %629 = getelementptr inbounds i64, ptr %623, i64 %628
  %630 = load i64, ptr %629, align 8, !tbaa !31
  %631 = load double, ptr %624, align 8, !tbaa !32
  %632 = getelementptr inbounds i64, ptr %625, i64 %628
  %633 = load i64, ptr %632, align 8, !tbaa !31
  %634 = getelementptr inbounds double, ptr %481, i64 %633
  %635 = load double, ptr %634, align 8, !tbaa !32
  %636 = fmul contract double %631, %635
  %637 = getelementptr inbounds i64, ptr %626, i64 %628
  %638 = load i64, ptr %637, align 8, !tbaa !31
  %639 = getelementptr inbounds double, ptr %481, i64 %638
  %640 = load double, ptr %639, align 8, !tbaa !32
  %641 = fmul contract double %636, %640
  %642 = icmp slt i64 %630, 0
  br i1 %642, label %645, label %649

643:                                              ; preds = %652, %617, %610
  %644 = icmp eq i64 %613, %524
  br i1 %644, label %658, label %610, !llvm.loop !378

645:                                              ; preds = %627
  %646 = load ptr, ptr %489, align 8, !tbaa !109
  %647 = xor i64 %630, -1
  %648 = getelementptr inbounds double, ptr %646, i64 %647
  br label %652

649:                                              ; preds = %627
  %650 = load ptr, ptr %482, align 8, !tbaa !52
  %651 = getelementptr inbounds double, ptr %650, i64 %630
  br label %652

652:                                              ; preds = %649, %645
  %653 = phi ptr [ %651, %649 ], [ %648, %645 ]
  %654 = load double, ptr %653, align 8, !tbaa !32
  %655 = fadd contract double %641, %654
  store double %655, ptr %653, align 8, !tbaa !32
  %656 = add nsw i64 %628, 1
  %657 = icmp eq i64 %656, %615
  br i1 %657, label %643, label %627, !llvm.loop !379

658:                                              ; preds = %643, %522
  %659 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 125
  store double 0.000000e+00, ptr %659, align 8, !tbaa !92
  %660 = load i64, ptr %12, align 8, !tbaa !14
  %661 = icmp sgt i64 %660, 0
  br i1 %661, label %662, label %755

662:                                              ; preds = %658
  %663 = load ptr, ptr %489, align 8, !tbaa !109
  %664 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %665 = load ptr, ptr %664, align 8, !tbaa !380
  %666 = load ptr, ptr %484, align 8, !tbaa !110
  %667 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %668 = load ptr, ptr %667, align 8, !tbaa !112
  %669 = load ptr, ptr %482, align 8, !tbaa !52
  %670 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %671 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 118
  %672 = load i64, ptr %666, align 8, !tbaa !31
  %673 = getelementptr i64, ptr %666, i64 1
  br label %674

674:                                              ; preds = %752, %662
  %675 = phi i64 [ %672, %662 ], [ %680, %752 ]
  %676 = phi i64 [ 0, %662 ], [ %700, %752 ]
  %677 = getelementptr inbounds double, ptr %663, i64 %676
  %678 = load double, ptr %677, align 8, !tbaa !32
  %679 = getelementptr i64, ptr %673, i64 %676
  %680 = load i64, ptr %679, align 8, !tbaa !31
  %681 = icmp slt i64 %675, %680
  br i1 %681, label %682, label %698

682:                                              ; preds = %674, %682
  %683 = phi i64 [ %689, %682 ], [ %675, %674 ]
  %684 = getelementptr inbounds double, ptr %669, i64 %683
  %685 = load double, ptr %684, align 8, !tbaa !32
  %686 = getelementptr inbounds i64, ptr %668, i64 %683
  %687 = load i64, ptr %686, align 8, !tbaa !31
  %688 = getelementptr inbounds double, ptr %665, i64 %687
  store double %685, ptr %688, align 8, !tbaa !32
  %689 = add nsw i64 %683, 1
  %690 = icmp eq i64 %689, %680
  br i1 %690, label %703, label %682, !llvm.loop !381

691:                                              ; preds = %728, %691
  %692 = phi i64 [ %696, %691 ], [ %675, %728 ]
  %693 = getelementptr inbounds i64, ptr %668, i64 %692
  %694 = load i64, ptr %693, align 8, !tbaa !31
  %695 = getelementptr inbounds double, ptr %665, i64 %694
  store double 0.000000e+00, ptr %695, align 8, !tbaa !32
  %696 = add nsw i64 %692, 1
  %697 = icmp eq i64 %696, %680
  br i1 %697, label %698, label %691, !llvm.loop !382

698:                                              ; preds = %691, %674
  %699 = phi double [ %678, %674 ], [ %736, %691 ]
  %700 = add nuw nsw i64 %676, 1
  %701 = fmul contract double %678, 0x3D06849B86A12B9B
  %702 = fcmp contract ogt double %699, %701
  br i1 %702, label %747, label %739

703:                                              ; preds = %682, %728
  %704 = phi i64 [ %737, %728 ], [ %675, %682 ]
  %705 = phi double [ %736, %728 ], [ %678, %682 ]
  %706 = getelementptr inbounds i64, ptr %668, i64 %704
  %707 = load i64, ptr %706, align 8, !tbaa !31
  %708 = getelementptr inbounds double, ptr %665, i64 %707
  %709 = load double, ptr %708, align 8, !tbaa !32
  %710 = getelementptr inbounds i64, ptr %666, i64 %707
  %711 = load i64, ptr %710, align 8, !tbaa !31
  %712 = getelementptr i64, ptr %710, i64 1
  %713 = load i64, ptr %712, align 8, !tbaa !31
  %714 = icmp slt i64 %711, %713
  br i1 %714, label %715, label %728

715:                                              ; preds = %703, %715
  %716 = phi i64 [ %726, %715 ], [ %711, %703 ]
  %717 = phi double [ %725, %715 ], [ 0.000000e+00, %703 ]
  %718 = getelementptr inbounds i64, ptr %668, i64 %716
  %719 = load i64, ptr %718, align 8, !tbaa !31
  %720 = getelementptr inbounds double, ptr %665, i64 %719
  %721 = load double, ptr %720, align 8, !tbaa !32
  %722 = getelementptr inbounds double, ptr %669, i64 %716
  %723 = load double, ptr %722, align 8, !tbaa !32
  %724 = fmul contract double %721, %723
  %725 = fadd contract double %717, %724
  %726 = add nsw i64 %716, 1
  %727 = icmp eq i64 %726, %713
  br i1 %727, label %728, label %715, !llvm.loop !360

728:                                              ; preds = %715, %703
  %729 = phi double [ 0.000000e+00, %703 ], [ %725, %715 ]
  %730 = fsub contract double %709, %729
  %731 = getelementptr inbounds double, ptr %663, i64 %707
  %732 = load double, ptr %731, align 8, !tbaa !32
  %733 = fdiv contract double %730, %732
  %734 = getelementptr inbounds double, ptr %669, i64 %704
  store double %733, ptr %734, align 8, !tbaa !32
  store double %733, ptr %708, align 8, !tbaa !32
  %735 = fmul contract double %733, %733
  %736 = fsub contract double %705, %735
  %737 = add nsw i64 %704, 1
  %738 = icmp eq i64 %737, %680
  br i1 %738, label %691, label %703, !llvm.loop !383

739:                                              ; preds = %698
  %740 = load ptr, ptr %670, align 8, !tbaa !87
  %741 = getelementptr inbounds i64, ptr %740, i64 %676
  %742 = load i64, ptr %741, align 8, !tbaa !31
  %743 = add nsw i64 %742, 1
  %744 = sitofp i64 %743 to double
  store double %744, ptr %671, align 8, !tbaa !86
  %745 = fcmp contract ogt double %678, 0.000000e+00
  %746 = select contract i1 %745, double %678, double 1.000000e+00
  br label %747

747:                                              ; preds = %739, %698
  %748 = phi double [ %699, %698 ], [ %746, %739 ]
  %749 = fmul contract double %678, 1.000000e-05
  %750 = fcmp contract olt double %748, %749
  br i1 %750, label %751, label %752

751:                                              ; preds = %747
  store double 1.000000e+00, ptr %659, align 8, !tbaa !92
  br label %752

752:                                              ; preds = %751, %747
  %753 = tail call contract double @llvm.sqrt.f64(double %748)
  store double %753, ptr %677, align 8, !tbaa !32
  %754 = icmp eq i64 %700, %660
  br i1 %754, label %755, label %674, !llvm.loop !384

755:                                              ; preds = %752, %658
  %756 = load ptr, ptr %5, align 8, !tbaa !45
  %757 = load i64, ptr %0, align 8, !tbaa !13
  %758 = getelementptr inbounds double, ptr %756, i64 %757
  %759 = getelementptr inbounds double, ptr %758, i64 %492
  %760 = getelementptr inbounds double, ptr %759, i64 %660
  br i1 %525, label %768, label %761

761:                                              ; preds = %755
  %762 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %763 = load ptr, ptr %762, align 8, !tbaa !104
  %764 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %765 = load ptr, ptr %764, align 8, !tbaa !107
  %766 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %767 = load ptr, ptr %766, align 8, !tbaa !350
  br label %865

768:                                              ; preds = %755
  %769 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %770 = load ptr, ptr %769, align 8, !tbaa !380
  %771 = load ptr, ptr %48, align 8, !tbaa !95
  %772 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  %773 = load ptr, ptr %772, align 8, !tbaa !57
  %774 = load ptr, ptr %45, align 8, !tbaa !88
  %775 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %776 = load ptr, ptr %775, align 8, !tbaa !104
  %777 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %778 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %779 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %780 = load ptr, ptr %777, align 8, !tbaa !107
  %781 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %782 = load ptr, ptr %781, align 8, !tbaa !350
  br label %783

783:                                              ; preds = %821, %768
  %784 = phi i64 [ 0, %768 ], [ %804, %821 ]
  %785 = getelementptr inbounds i64, ptr %774, i64 %784
  %786 = load i64, ptr %785, align 8, !tbaa !31
  %787 = getelementptr inbounds i64, ptr %771, i64 %786
  %788 = load i64, ptr %787, align 8, !tbaa !31
  %789 = getelementptr i64, ptr %787, i64 1
  %790 = load i64, ptr %789, align 8, !tbaa !31
  %791 = icmp slt i64 %788, %790
  br i1 %791, label %792, label %801

792:                                              ; preds = %783, %792
  %793 = phi i64 [ %799, %792 ], [ %788, %783 ]
  %794 = getelementptr inbounds double, ptr %760, i64 %793
  %795 = load double, ptr %794, align 8, !tbaa !32
  %796 = getelementptr inbounds i64, ptr %773, i64 %793
  %797 = load i64, ptr %796, align 8, !tbaa !31
  %798 = getelementptr inbounds double, ptr %770, i64 %797
  store double %795, ptr %798, align 8, !tbaa !32
  %799 = add nsw i64 %793, 1
  %800 = icmp eq i64 %799, %790
  br i1 %800, label %801, label %792, !llvm.loop !381

801:                                              ; preds = %792, %783
  %802 = getelementptr inbounds i64, ptr %776, i64 %784
  %803 = load i64, ptr %802, align 8, !tbaa !31
  %804 = add nuw nsw i64 %784, 1
  %805 = getelementptr inbounds i64, ptr %776, i64 %804
  %806 = load i64, ptr %805, align 8, !tbaa !31
  %807 = icmp slt i64 %803, %806
  br i1 %807, label %808, label %821

808:                                              ; preds = %801
  %809 = load ptr, ptr %484, align 8, !tbaa !110
  %810 = load ptr, ptr %778, align 8, !tbaa !112
  %811 = load ptr, ptr %482, align 8, !tbaa !52
  %812 = load ptr, ptr %489, align 8, !tbaa !109
  %813 = load ptr, ptr %779, align 8, !tbaa !106
  br label %829

814:                                              ; preds = %854, %814
  %815 = phi i64 [ %819, %814 ], [ %803, %854 ]
  %816 = getelementptr inbounds i64, ptr %780, i64 %815
  %817 = load i64, ptr %816, align 8, !tbaa !31
  %818 = getelementptr inbounds double, ptr %770, i64 %817
  store double 0.000000e+00, ptr %818, align 8, !tbaa !32
  %819 = add nsw i64 %815, 1
  %820 = icmp eq i64 %819, %806
  br i1 %820, label %821, label %814, !llvm.loop !382

821:                                              ; preds = %814, %801
  %822 = phi double [ 0.000000e+00, %801 ], [ %862, %814 ]
  %823 = fcmp contract ogt double %822, 0.000000e+00
  %824 = tail call contract double @llvm.sqrt.f64(double %822)
  %825 = fdiv contract double 1.000000e+00, %824
  %826 = select contract i1 %823, double %825, double 0.000000e+00
  %827 = getelementptr inbounds double, ptr %782, i64 %784
  store double %826, ptr %827, align 8, !tbaa !32
  %828 = icmp eq i64 %804, %524
  br i1 %828, label %865, label %783, !llvm.loop !385

829:                                              ; preds = %854, %808
  %830 = phi i64 [ %803, %808 ], [ %863, %854 ]
  %831 = phi double [ 0.000000e+00, %808 ], [ %862, %854 ]
  %832 = getelementptr inbounds i64, ptr %780, i64 %830
  %833 = load i64, ptr %832, align 8, !tbaa !31
  %834 = getelementptr inbounds double, ptr %770, i64 %833
  %835 = load double, ptr %834, align 8, !tbaa !32
  %836 = getelementptr inbounds i64, ptr %809, i64 %833
  %837 = load i64, ptr %836, align 8, !tbaa !31
  %838 = getelementptr i64, ptr %836, i64 1
  %839 = load i64, ptr %838, align 8, !tbaa !31
  %840 = icmp slt i64 %837, %839
  br i1 %840, label %841, label %854

841:                                              ; preds = %829, %841
  %842 = phi i64 [ %852, %841 ], [ %837, %829 ]
  %843 = phi double [ %851, %841 ], [ 0.000000e+00, %829 ]
  %844 = getelementptr inbounds i64, ptr %810, i64 %842
  %845 = load i64, ptr %844, align 8, !tbaa !31
  %846 = getelementptr inbounds double, ptr %770, i64 %845
  %847 = load double, ptr %846, align 8, !tbaa !32
  %848 = getelementptr inbounds double, ptr %811, i64 %842
  %849 = load double, ptr %848, align 8, !tbaa !32
  %850 = fmul contract double %847, %849
  %851 = fadd contract double %843, %850
  %852 = add nsw i64 %842, 1
  %853 = icmp eq i64 %852, %839
  br i1 %853, label %854, label %841, !llvm.loop !360

854:                                              ; preds = %841, %829
  %855 = phi double [ 0.000000e+00, %829 ], [ %851, %841 ]
  %856 = fsub contract double %835, %855
  %857 = getelementptr inbounds double, ptr %812, i64 %833
  %858 = load double, ptr %857, align 8, !tbaa !32
  %859 = fdiv contract double %856, %858
  %860 = getelementptr inbounds double, ptr %813, i64 %830
  store double %859, ptr %860, align 8, !tbaa !32
  store double %859, ptr %834, align 8, !tbaa !32
  %861 = fmul contract double %859, %859
  %862 = fadd contract double %831, %861
  %863 = add nsw i64 %830, 1
  %864 = icmp eq i64 %863, %806
  br i1 %864, label %814, label %829, !llvm.loop !386

865:                                              ; preds = %821, %761
  %866 = phi ptr [ %767, %761 ], [ %782, %821 ]
  %867 = phi ptr [ %765, %761 ], [ %780, %821 ]
  %868 = phi ptr [ %763, %761 ], [ %776, %821 ]
  store ptr null, ptr %4, align 8, !tbaa !344
  %869 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 1
  store ptr %868, ptr %869, align 8, !tbaa !346
  %870 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 2
  store ptr %867, ptr %870, align 8, !tbaa !347
  %871 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 3
  %872 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %873 = load ptr, ptr %872, align 8, !tbaa !106
  store ptr %873, ptr %871, align 8, !tbaa !348
  %874 = getelementptr inbounds %struct.Rows, ptr %4, i64 0, i32 4
  store ptr null, ptr %874, align 8, !tbaa !349
  %875 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %876 = load ptr, ptr %875, align 8, !tbaa !387
  %877 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %878 = load ptr, ptr %877, align 8, !tbaa !388
  tail call fastcc void @factor_rows(ptr noundef nonnull %0, ptr noundef nonnull byval(%struct.Rows) align 8 %4, ptr noundef %876, ptr noundef %878, ptr noundef %866, double noundef 0x3CD0000000000000)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @sparse_solve_once(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
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
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %21 = load ptr, ptr %20, align 8, !tbaa !317
  %22 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 37
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 36
  br label %74

26:                                               ; preds = %112, %5
  %27 = icmp sgt i64 %14, 0
  br i1 %27, label %28, label %67

28:                                               ; preds = %26
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %30 = load ptr, ptr %29, align 8, !tbaa !110
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %32 = load ptr, ptr %31, align 8, !tbaa !112
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %34 = load ptr, ptr %33, align 8, !tbaa !52
  %35 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %36 = load ptr, ptr %35, align 8, !tbaa !109
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
  br i1 %58, label %59, label %46, !llvm.loop !360

59:                                               ; preds = %46, %37
  %60 = phi double [ 0.000000e+00, %37 ], [ %56, %46 ]
  %61 = fsub contract double %40, %60
  %62 = getelementptr inbounds double, ptr %36, i64 %38
  %63 = load double, ptr %62, align 8, !tbaa !32
  %64 = fdiv contract double %61, %63
  store double %64, ptr %39, align 8, !tbaa !32
  %65 = add nuw nsw i64 %38, 1
  %66 = icmp eq i64 %65, %14
  br i1 %66, label %67, label %37, !llvm.loop !389

67:                                               ; preds = %59, %26
  br i1 %18, label %68, label %115

68:                                               ; preds = %67
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %70 = load ptr, ptr %69, align 8, !tbaa !101
  %71 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %72 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %73 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  br label %117

74:                                               ; preds = %19, %112
  %75 = phi i64 [ 0, %19 ], [ %113, %112 ]
  %76 = getelementptr inbounds double, ptr %21, i64 %75
  %77 = load double, ptr %76, align 8, !tbaa !32
  %78 = fcmp contract ogt double %77, 0.000000e+00
  br i1 %78, label %79, label %112

79:                                               ; preds = %74
  %80 = load ptr, ptr %22, align 8, !tbaa !101
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
  br i1 %111, label %112, label %97, !llvm.loop !390

112:                                              ; preds = %97, %84, %74, %79
  %113 = add nuw nsw i64 %75, 1
  %114 = icmp eq i64 %113, %17
  br i1 %114, label %26, label %74, !llvm.loop !391

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
  %125 = load ptr, ptr %71, align 8, !tbaa !104
  %126 = load ptr, ptr %72, align 8, !tbaa !107
  %127 = load ptr, ptr %73, align 8, !tbaa !106
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
  br i1 %145, label %146, label %133, !llvm.loop !360

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
  br i1 %153, label %115, label %117, !llvm.loop !392

154:                                              ; preds = %115
  %155 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %156 = load double, ptr %155, align 8, !tbaa !36
  %157 = fcmp contract ogt double %156, 0.000000e+00
  br i1 %157, label %158, label %260

158:                                              ; preds = %154
  %159 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  %160 = load double, ptr %159, align 8, !tbaa !91
  %161 = fmul contract double %156, 1.000000e+01
  %162 = fcmp contract olt double %160, %161
  br i1 %162, label %163, label %260

163:                                              ; preds = %158
  %164 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %165 = load ptr, ptr %164, align 8, !tbaa !357
  br i1 %27, label %166, label %196

166:                                              ; preds = %163
  %167 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %168 = load ptr, ptr %167, align 8, !tbaa !109
  %169 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %170 = load ptr, ptr %169, align 8, !tbaa !225
  %171 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
  %172 = load ptr, ptr %171, align 8, !tbaa !87
  br label %179

173:                                              ; preds = %179
  %174 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %175 = load ptr, ptr %174, align 8, !tbaa !110
  %176 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %177 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
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
  br i1 %193, label %173, label %179, !llvm.loop !393

194:                                              ; preds = %222, %209
  %195 = icmp eq i64 %212, %14
  br i1 %195, label %196, label %209, !llvm.loop !394

196:                                              ; preds = %194, %163
  br i1 %18, label %200, label %197

197:                                              ; preds = %196
  %198 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %199 = load ptr, ptr %198, align 8, !tbaa !356
  br label %260

200:                                              ; preds = %196
  %201 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %202 = load ptr, ptr %201, align 8, !tbaa !104
  %203 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %204 = load ptr, ptr %203, align 8, !tbaa !107
  %205 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %206 = load ptr, ptr %205, align 8, !tbaa !106
  %207 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %208 = load ptr, ptr %207, align 8, !tbaa !356
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
  %221 = load ptr, ptr %177, align 8, !tbaa !112
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
  br i1 %234, label %194, label %222, !llvm.loop !395

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
  br i1 %254, label %255, label %242, !llvm.loop !360

255:                                              ; preds = %242, %235
  %256 = phi double [ 0.000000e+00, %235 ], [ %252, %242 ]
  %257 = getelementptr inbounds double, ptr %208, i64 %236
  store double %256, ptr %257, align 8, !tbaa !32
  %258 = add nuw nsw i64 %236, 1
  %259 = icmp eq i64 %258, %17
  br i1 %259, label %260, label %235, !llvm.loop !396

260:                                              ; preds = %255, %197, %158, %154, %115
  %261 = phi ptr [ null, %115 ], [ null, %158 ], [ null, %154 ], [ %199, %197 ], [ %208, %255 ]
  tail call fastcc void @sparse_solve_gram(ptr noundef %0, ptr noundef %3, ptr noundef %261)
  %262 = load i64, ptr %16, align 8, !tbaa !20
  %263 = icmp sgt i64 %262, 0
  br i1 %263, label %264, label %296

264:                                              ; preds = %260
  %265 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %266 = load ptr, ptr %265, align 8, !tbaa !104
  %267 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %268 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %269 = load i64, ptr %266, align 8, !tbaa !31
  br label %272

270:                                              ; preds = %283, %272
  %271 = icmp eq i64 %275, %262
  br i1 %271, label %296, label %272, !llvm.loop !105

272:                                              ; preds = %270, %264
  %273 = phi i64 [ %269, %264 ], [ %277, %270 ]
  %274 = phi i64 [ 0, %264 ], [ %275, %270 ]
  %275 = add nuw nsw i64 %274, 1
  %276 = getelementptr inbounds i64, ptr %266, i64 %275
  %277 = load i64, ptr %276, align 8, !tbaa !31
  %278 = icmp slt i64 %273, %277
  br i1 %278, label %279, label %270

279:                                              ; preds = %272
  %280 = load ptr, ptr %267, align 8, !tbaa !106
  %281 = getelementptr inbounds double, ptr %3, i64 %274
  %282 = load ptr, ptr %268, align 8, !tbaa !107
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
  br i1 %295, label %270, label %283, !llvm.loop !108

296:                                              ; preds = %270, %260
  %297 = load i64, ptr %13, align 8, !tbaa !14
  %298 = icmp sgt i64 %297, 0
  br i1 %298, label %299, label %338

299:                                              ; preds = %296
  %300 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %301 = load ptr, ptr %300, align 8, !tbaa !109
  %302 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %303 = load ptr, ptr %302, align 8, !tbaa !110
  %304 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %305 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %306 = getelementptr inbounds i64, ptr %303, i64 %297
  %307 = load i64, ptr %306, align 8, !tbaa !31
  br label %310

308:                                              ; preds = %325, %310
  %309 = icmp sgt i64 %312, 1
  br i1 %309, label %310, label %338, !llvm.loop !111

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
  %324 = load ptr, ptr %305, align 8, !tbaa !112
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
  br i1 %337, label %308, label %325, !llvm.loop !113

338:                                              ; preds = %308, %296
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @factor_rows(ptr nocapture noundef %0, ptr nocapture noundef readonly byval(%struct.Rows) align 8 %1, ptr nocapture noundef %2, ptr nocapture noundef %3, ptr nocapture noundef readonly %4, double noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %8 = load i64, ptr %7, align 8, !tbaa !20
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %39

10:                                               ; preds = %6
  %11 = load ptr, ptr %1, align 8, !tbaa !344
  %12 = icmp eq ptr %11, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %14 = load ptr, ptr %13, align 8, !tbaa !380
  %15 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 1
  %16 = load ptr, ptr %15, align 8, !tbaa !346
  %17 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 2
  %18 = load ptr, ptr %17, align 8, !tbaa !347
  %19 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 3
  %20 = load ptr, ptr %19, align 8, !tbaa !348
  %21 = getelementptr inbounds %struct.Rows, ptr %1, i64 0, i32 4
  %22 = load ptr, ptr %21, align 8, !tbaa !349
  %23 = icmp eq ptr %22, null
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %25 = load ptr, ptr %24, align 8, !tbaa !358
  %26 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 56
  %27 = load ptr, ptr %26, align 8, !tbaa !397
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 57
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %30 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %31 = load ptr, ptr %30, align 8, !tbaa !295
  %32 = load ptr, ptr %29, align 8, !tbaa !359
  %33 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %34 = icmp ne ptr %22, null
  %35 = fcmp contract ogt double %5, 0.000000e+00
  %36 = and i1 %35, %34
  %37 = load ptr, ptr %33, align 8, !tbaa !101
  %38 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 125
  br label %40

39:                                               ; preds = %248, %6
  ret void

40:                                               ; preds = %10, %248
  %41 = phi double [ 1.000000e+00, %10 ], [ %242, %248 ]
  %42 = phi i64 [ 0, %10 ], [ %87, %248 ]
  br i1 %12, label %46, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds i64, ptr %11, i64 %42
  %45 = load i64, ptr %44, align 8, !tbaa !31
  br label %46

46:                                               ; preds = %40, %43
  %47 = phi i64 [ %45, %43 ], [ %42, %40 ]
  %48 = getelementptr inbounds i64, ptr %16, i64 %47
  %49 = load i64, ptr %48, align 8, !tbaa !31
  %50 = getelementptr i64, ptr %48, i64 1
  %51 = load i64, ptr %50, align 8, !tbaa !31
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %53, label %63

53:                                               ; preds = %46, %53
  %54 = phi i64 [ %60, %53 ], [ %49, %46 ]
  %55 = getelementptr inbounds double, ptr %20, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !32
  %57 = getelementptr inbounds i64, ptr %18, i64 %54
  %58 = load i64, ptr %57, align 8, !tbaa !31
  %59 = getelementptr inbounds double, ptr %14, i64 %58
  store double %56, ptr %59, align 8, !tbaa !32
  %60 = add nsw i64 %54, 1
  %61 = icmp eq i64 %60, %51
  br i1 %61, label %62, label %53, !llvm.loop !381

62:                                               ; preds = %53
  br i1 %52, label %69, label %63

63:                                               ; preds = %69, %46, %62
  %64 = phi double [ 0.000000e+00, %62 ], [ 0.000000e+00, %46 ], [ %75, %69 ]
  %65 = getelementptr inbounds double, ptr %4, i64 %42
  %66 = load double, ptr %65, align 8, !tbaa !32
  %67 = fmul contract double %66, %66
  %68 = fmul contract double %64, %67
  br i1 %23, label %82, label %78

69:                                               ; preds = %62, %69
  %70 = phi double [ %75, %69 ], [ 0.000000e+00, %62 ]
  %71 = phi i64 [ %76, %69 ], [ %49, %62 ]
  %72 = getelementptr inbounds double, ptr %20, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !32
  %74 = fmul contract double %73, %73
  %75 = fadd contract double %70, %74
  %76 = add nsw i64 %71, 1
  %77 = icmp eq i64 %76, %51
  br i1 %77, label %63, label %69, !llvm.loop !398

78:                                               ; preds = %63
  %79 = getelementptr inbounds double, ptr %22, i64 %47
  %80 = load double, ptr %79, align 8, !tbaa !32
  %81 = fcmp contract ogt double %80, %68
  br i1 %81, label %83, label %82

82:                                               ; preds = %78, %63
  br label %83

83:                                               ; preds = %78, %82
  %84 = phi contract double [ %68, %82 ], [ %80, %78 ]
  %85 = getelementptr inbounds i64, ptr %25, i64 %42
  %86 = load i64, ptr %85, align 8, !tbaa !31
  %87 = add nuw nsw i64 %42, 1
  %88 = getelementptr inbounds i64, ptr %25, i64 %87
  %89 = load i64, ptr %88, align 8, !tbaa !31
  %90 = icmp slt i64 %86, %89
  br i1 %90, label %91, label %96

91:                                               ; preds = %83
  %92 = shl i64 %86, 3
  %93 = getelementptr i8, ptr %2, i64 %92
  %94 = sub i64 %89, %86
  %95 = shl i64 %94, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %93, i8 0, i64 %95, i1 false), !tbaa !32
  br label %96

96:                                               ; preds = %91, %83
  %97 = getelementptr inbounds i64, ptr %27, i64 %42
  %98 = load i64, ptr %97, align 8, !tbaa !31
  %99 = getelementptr inbounds i64, ptr %27, i64 %87
  %100 = load i64, ptr %99, align 8, !tbaa !31
  %101 = icmp slt i64 %98, %100
  br i1 %101, label %102, label %104

102:                                              ; preds = %96
  %103 = load ptr, ptr %28, align 8, !tbaa !399
  br label %125

104:                                              ; preds = %160, %96
  br i1 %52, label %105, label %112

105:                                              ; preds = %104, %105
  %106 = phi i64 [ %110, %105 ], [ %49, %104 ]
  %107 = getelementptr inbounds i64, ptr %18, i64 %106
  %108 = load i64, ptr %107, align 8, !tbaa !31
  %109 = getelementptr inbounds double, ptr %14, i64 %108
  store double 0.000000e+00, ptr %109, align 8, !tbaa !32
  %110 = add nsw i64 %106, 1
  %111 = icmp eq i64 %110, %51
  br i1 %111, label %112, label %105, !llvm.loop !382

112:                                              ; preds = %105, %104
  br i1 %90, label %113, label %178

113:                                              ; preds = %112, %113
  %114 = phi i64 [ %120, %113 ], [ %86, %112 ]
  %115 = getelementptr inbounds double, ptr %2, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !32
  %117 = getelementptr inbounds i64, ptr %32, i64 %114
  %118 = load i64, ptr %117, align 8, !tbaa !31
  %119 = getelementptr inbounds double, ptr %31, i64 %118
  store double %116, ptr %119, align 8, !tbaa !32
  %120 = add nsw i64 %114, 1
  %121 = icmp eq i64 %120, %89
  br i1 %121, label %122, label %113, !llvm.loop !381

122:                                              ; preds = %113
  br i1 %90, label %123, label %178

123:                                              ; preds = %122
  %124 = getelementptr inbounds i64, ptr %37, i64 %42
  br label %180

125:                                              ; preds = %102, %160
  %126 = phi i64 [ %98, %102 ], [ %168, %160 ]
  %127 = phi i64 [ %86, %102 ], [ %131, %160 ]
  %128 = getelementptr inbounds i64, ptr %103, i64 %126
  %129 = load i64, ptr %128, align 8, !tbaa !31
  br label %130

130:                                              ; preds = %130, %125
  %131 = phi i64 [ %127, %125 ], [ %135, %130 ]
  %132 = getelementptr inbounds i64, ptr %32, i64 %131
  %133 = load i64, ptr %132, align 8, !tbaa !31
  %134 = icmp eq i64 %133, %129
  %135 = add nsw i64 %131, 1
  br i1 %134, label %136, label %130, !llvm.loop !400

136:                                              ; preds = %130
  br i1 %12, label %140, label %137

137:                                              ; preds = %136
  %138 = getelementptr inbounds i64, ptr %11, i64 %129
  %139 = load i64, ptr %138, align 8, !tbaa !31
  br label %140

140:                                              ; preds = %136, %137
  %141 = phi i64 [ %139, %137 ], [ %129, %136 ]
  %142 = getelementptr inbounds i64, ptr %16, i64 %141
  %143 = load i64, ptr %142, align 8, !tbaa !31
  %144 = getelementptr i64, ptr %142, i64 1
  %145 = load i64, ptr %144, align 8, !tbaa !31
  %146 = icmp slt i64 %143, %145
  br i1 %146, label %147, label %160

147:                                              ; preds = %140, %147
  %148 = phi i64 [ %158, %147 ], [ %143, %140 ]
  %149 = phi double [ %157, %147 ], [ 0.000000e+00, %140 ]
  %150 = getelementptr inbounds i64, ptr %18, i64 %148
  %151 = load i64, ptr %150, align 8, !tbaa !31
  %152 = getelementptr inbounds double, ptr %14, i64 %151
  %153 = load double, ptr %152, align 8, !tbaa !32
  %154 = getelementptr inbounds double, ptr %20, i64 %148
  %155 = load double, ptr %154, align 8, !tbaa !32
  %156 = fmul contract double %153, %155
  %157 = fadd contract double %149, %156
  %158 = add nsw i64 %148, 1
  %159 = icmp eq i64 %158, %145
  br i1 %159, label %160, label %147, !llvm.loop !360

160:                                              ; preds = %147, %140
  %161 = phi double [ 0.000000e+00, %140 ], [ %157, %147 ]
  %162 = load double, ptr %65, align 8, !tbaa !32
  %163 = fmul contract double %161, %162
  %164 = getelementptr inbounds double, ptr %4, i64 %129
  %165 = load double, ptr %164, align 8, !tbaa !32
  %166 = fmul contract double %163, %165
  %167 = getelementptr inbounds double, ptr %2, i64 %131
  store double %166, ptr %167, align 8, !tbaa !32
  %168 = add nsw i64 %126, 1
  %169 = icmp eq i64 %168, %100
  br i1 %169, label %104, label %125, !llvm.loop !401

170:                                              ; preds = %216
  br i1 %90, label %171, label %178

171:                                              ; preds = %170, %171
  %172 = phi i64 [ %176, %171 ], [ %86, %170 ]
  %173 = getelementptr inbounds i64, ptr %32, i64 %172
  %174 = load i64, ptr %173, align 8, !tbaa !31
  %175 = getelementptr inbounds double, ptr %31, i64 %174
  store double 0.000000e+00, ptr %175, align 8, !tbaa !32
  %176 = add nsw i64 %172, 1
  %177 = icmp eq i64 %176, %89
  br i1 %177, label %178, label %171, !llvm.loop !382

178:                                              ; preds = %171, %112, %122, %170
  %179 = phi double [ %220, %170 ], [ %68, %122 ], [ %68, %112 ], [ %220, %171 ]
  br i1 %36, label %223, label %226

180:                                              ; preds = %123, %216
  %181 = phi i64 [ %221, %216 ], [ %86, %123 ]
  %182 = phi double [ %220, %216 ], [ %68, %123 ]
  %183 = getelementptr inbounds i64, ptr %32, i64 %181
  %184 = load i64, ptr %183, align 8, !tbaa !31
  %185 = getelementptr inbounds double, ptr %31, i64 %184
  %186 = load double, ptr %185, align 8, !tbaa !32
  %187 = getelementptr inbounds i64, ptr %25, i64 %184
  %188 = load i64, ptr %187, align 8, !tbaa !31
  %189 = getelementptr i64, ptr %187, i64 1
  %190 = load i64, ptr %189, align 8, !tbaa !31
  %191 = icmp slt i64 %188, %190
  br i1 %191, label %192, label %205

192:                                              ; preds = %180, %192
  %193 = phi i64 [ %203, %192 ], [ %188, %180 ]
  %194 = phi double [ %202, %192 ], [ 0.000000e+00, %180 ]
  %195 = getelementptr inbounds i64, ptr %32, i64 %193
  %196 = load i64, ptr %195, align 8, !tbaa !31
  %197 = getelementptr inbounds double, ptr %31, i64 %196
  %198 = load double, ptr %197, align 8, !tbaa !32
  %199 = getelementptr inbounds double, ptr %2, i64 %193
  %200 = load double, ptr %199, align 8, !tbaa !32
  %201 = fmul contract double %198, %200
  %202 = fadd contract double %194, %201
  %203 = add nsw i64 %193, 1
  %204 = icmp eq i64 %203, %190
  br i1 %204, label %205, label %192, !llvm.loop !360

205:                                              ; preds = %192, %180
  %206 = phi double [ 0.000000e+00, %180 ], [ %202, %192 ]
  %207 = fsub contract double %186, %206
  %208 = getelementptr inbounds double, ptr %3, i64 %184
  %209 = load double, ptr %208, align 8, !tbaa !32
  %210 = fcmp contract ogt double %209, 0.000000e+00
  br i1 %210, label %211, label %216

211:                                              ; preds = %205
  %212 = load i64, ptr %124, align 8, !tbaa !31
  %213 = icmp eq i64 %212, 0
  br i1 %213, label %214, label %216

214:                                              ; preds = %211
  %215 = fdiv contract double %207, %209
  br label %216

216:                                              ; preds = %205, %211, %214
  %217 = phi contract double [ %215, %214 ], [ 0.000000e+00, %211 ], [ 0.000000e+00, %205 ]
  %218 = getelementptr inbounds double, ptr %2, i64 %181
  store double %217, ptr %218, align 8, !tbaa !32
  store double %217, ptr %185, align 8, !tbaa !32
  %219 = fmul contract double %217, %217
  %220 = fsub contract double %182, %219
  %221 = add nsw i64 %181, 1
  %222 = icmp eq i64 %221, %89
  br i1 %222, label %170, label %180, !llvm.loop !402

223:                                              ; preds = %178
  %224 = fdiv contract double 0x3D10000000000000, %41
  %225 = tail call contract double @llvm.maxnum.f64(double %5, double %224)
  br label %226

226:                                              ; preds = %178, %223
  %227 = phi contract double [ %225, %223 ], [ %5, %178 ]
  %228 = getelementptr inbounds i64, ptr %37, i64 %42
  %229 = load i64, ptr %228, align 8, !tbaa !31
  %230 = icmp eq i64 %229, 0
  %231 = fmul contract double %84, %227
  %232 = fcmp contract ogt double %179, %231
  %233 = select i1 %230, i1 %232, i1 false
  %234 = tail call contract double @llvm.sqrt.f64(double %179)
  %235 = select contract i1 %233, double %234, double 0.000000e+00
  %236 = getelementptr inbounds double, ptr %3, i64 %42
  store double %235, ptr %236, align 8, !tbaa !32
  %237 = fcmp contract ogt double %235, 0.000000e+00
  %238 = fmul contract double %41, %84
  %239 = fcmp contract olt double %179, %238
  %240 = select i1 %237, i1 %239, i1 false
  %241 = fdiv contract double %179, %84
  %242 = select i1 %240, double %241, double %41
  br i1 %23, label %243, label %248

243:                                              ; preds = %226
  %244 = fmul contract double %84, 1.000000e-05
  %245 = fcmp contract olt double %179, %244
  %246 = select i1 %230, i1 %245, i1 false
  br i1 %246, label %247, label %248

247:                                              ; preds = %243
  store double 1.000000e+00, ptr %38, align 8, !tbaa !92
  br label %248

248:                                              ; preds = %247, %243, %226
  %249 = icmp eq i64 %87, %8
  br i1 %249, label %39, label %40, !llvm.loop !403
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #3

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @sparse_solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, ptr noundef %2) unnamed_addr #7 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %5 = load i64, ptr %4, align 8, !tbaa !20
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %150

7:                                                ; preds = %3
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %9 = load ptr, ptr %8, align 8, !tbaa !388
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %11 = load ptr, ptr %10, align 8, !tbaa !350
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %13 = load ptr, ptr %12, align 8, !tbaa !358
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
  %15 = load ptr, ptr %14, align 8, !tbaa !359
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %17 = load ptr, ptr %16, align 8, !tbaa !387
  %18 = icmp eq ptr %2, null
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  br label %29

21:                                               ; preds = %107
  br i1 %6, label %22, label %150

22:                                               ; preds = %21
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 73
  %24 = load ptr, ptr %23, align 8, !tbaa !388
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 54
  %26 = load ptr, ptr %25, align 8, !tbaa !358
  %27 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %28 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 55
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
  br i1 %55, label %56, label %43, !llvm.loop !360

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
  br i1 %79, label %80, label %67, !llvm.loop !360

80:                                               ; preds = %67, %62
  %81 = phi double [ 0.000000e+00, %62 ], [ %77, %67 ]
  %82 = fsub contract double %66, %81
  %83 = fdiv contract double %82, %32
  %84 = select contract i1 %59, double %83, double 0.000000e+00
  store double %84, ptr %63, align 8, !tbaa !32
  br i1 %59, label %85, label %107

85:                                               ; preds = %80
  %86 = load ptr, ptr %19, align 8, !tbaa !315
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
  br i1 %109, label %21, label %29, !llvm.loop !404

110:                                              ; preds = %137, %126
  %111 = icmp sgt i64 %117, 1
  br i1 %111, label %116, label %112, !llvm.loop !405

112:                                              ; preds = %110
  br i1 %6, label %113, label %150

113:                                              ; preds = %112
  %114 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %115 = load ptr, ptr %114, align 8, !tbaa !350
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
  %135 = load ptr, ptr %27, align 8, !tbaa !387
  %136 = load ptr, ptr %28, align 8, !tbaa !359
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
  br i1 %149, label %110, label %137, !llvm.loop !406

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
  br i1 %159, label %150, label %151, !llvm.loop !407
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc double @margin(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #8 {
  %3 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 67
  %4 = load ptr, ptr %3, align 8, !tbaa !45, !noalias !408
  %5 = load i64, ptr %0, align 8, !tbaa !13, !noalias !408
  %6 = getelementptr inbounds double, ptr %4, i64 %5
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 9
  %8 = load i64, ptr %7, align 8, !tbaa !48, !noalias !408
  %9 = getelementptr inbounds double, ptr %6, i64 %8
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %11 = load i64, ptr %10, align 8, !tbaa !14, !noalias !408
  %12 = getelementptr inbounds double, ptr %9, i64 %11
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 10
  %14 = load i64, ptr %13, align 8, !tbaa !49, !noalias !408
  %15 = getelementptr inbounds double, ptr %12, i64 %14
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %17 = load i64, ptr %16, align 8, !tbaa !20, !noalias !408
  %18 = getelementptr inbounds double, ptr %15, i64 %17
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 3
  %20 = load i64, ptr %19, align 8, !tbaa !27, !noalias !408
  %21 = getelementptr inbounds double, ptr %18, i64 %20
  %22 = getelementptr inbounds double, ptr %21, i64 %17
  %23 = icmp sgt i64 %1, 0
  %24 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 41
  %25 = load ptr, ptr %24, align 8, !tbaa !75, !noalias !408
  br i1 %23, label %26, label %46

26:                                               ; preds = %2
  %27 = add i64 %11, 2
  %28 = add nsw i64 %17, %11
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 13
  %30 = load i64, ptr %29, align 8, !tbaa !67, !noalias !408
  %31 = add nsw i64 %28, %30
  %32 = mul i64 %31, 3
  %33 = add i64 %32, 5
  br label %34

34:                                               ; preds = %34, %26
  %35 = phi ptr [ %22, %26 ], [ %42, %34 ]
  %36 = phi i64 [ 0, %26 ], [ %43, %34 ]
  %37 = phi i64 [ 0, %26 ], [ %44, %34 ]
  %38 = getelementptr inbounds i64, ptr %25, i64 %37
  %39 = load i64, ptr %38, align 8, !tbaa !31, !noalias !408
  %40 = mul i64 %39, %27
  %41 = add i64 %33, %40
  %42 = getelementptr inbounds double, ptr %35, i64 %41
  %43 = add nsw i64 %39, %36
  %44 = add nuw nsw i64 %37, 1
  %45 = icmp eq i64 %44, %1
  br i1 %45, label %46, label %34, !llvm.loop !76

46:                                               ; preds = %34, %2
  %47 = phi i64 [ 0, %2 ], [ %43, %34 ]
  %48 = phi ptr [ %22, %2 ], [ %42, %34 ]
  %49 = getelementptr inbounds i64, ptr %25, i64 %1
  %50 = load i64, ptr %49, align 8, !tbaa !31, !noalias !408
  %51 = getelementptr inbounds double, ptr %48, i64 %50
  %52 = mul nsw i64 %50, %11
  %53 = getelementptr inbounds double, ptr %51, i64 %52
  %54 = getelementptr inbounds double, ptr %53, i64 %50
  %55 = getelementptr inbounds double, ptr %54, i64 1
  %56 = load double, ptr %55, align 8, !tbaa !32
  %57 = fcmp contract ogt double %56, 0.000000e+00
  br i1 %57, label %105, label %58

58:                                               ; preds = %46
  %59 = icmp sgt i64 %50, 0
  br i1 %59, label %60, label %65

60:                                               ; preds = %58
  %61 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 85
  %62 = load ptr, ptr %61, align 8, !tbaa !131
  %63 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 87
  %64 = load ptr, ptr %63, align 8, !tbaa !151
  br label %73

65:                                               ; preds = %73, %58
  %66 = phi double [ 0.000000e+00, %58 ], [ %83, %73 ]
  %67 = phi double [ 0.000000e+00, %58 ], [ %87, %73 ]
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %69 = load ptr, ptr %68, align 8, !tbaa !77
  %70 = getelementptr inbounds i64, ptr %69, i64 %1
  %71 = load i64, ptr %70, align 8, !tbaa !31
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %90, label %99

73:                                               ; preds = %60, %73
  %74 = phi i64 [ 0, %60 ], [ %88, %73 ]
  %75 = phi double [ 0.000000e+00, %60 ], [ %87, %73 ]
  %76 = phi double [ 0.000000e+00, %60 ], [ %83, %73 ]
  %77 = getelementptr inbounds double, ptr %48, i64 %74
  %78 = load double, ptr %77, align 8, !tbaa !32
  %79 = add nsw i64 %74, %47
  %80 = getelementptr inbounds double, ptr %62, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !32
  %82 = fmul contract double %78, %81
  %83 = fadd contract double %76, %82
  %84 = getelementptr inbounds double, ptr %64, i64 %79
  %85 = load double, ptr %84, align 8, !tbaa !32
  %86 = fmul contract double %85, %85
  %87 = fadd contract double %75, %86
  %88 = add nuw nsw i64 %74, 1
  %89 = icmp eq i64 %88, %50
  br i1 %89, label %65, label %73, !llvm.loop !411

90:                                               ; preds = %65
  %91 = load double, ptr %54, align 8, !tbaa !32
  %92 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 86
  %93 = load ptr, ptr %92, align 8, !tbaa !117
  %94 = getelementptr inbounds double, ptr %93, i64 %1
  %95 = load double, ptr %94, align 8, !tbaa !32
  %96 = fmul contract double %91, %95
  %97 = tail call contract double @llvm.sqrt.f64(double %67)
  %98 = fsub contract double %96, %97
  br label %105

99:                                               ; preds = %65
  %100 = tail call contract double @llvm.fabs.f64(double %66)
  %101 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 124
  %102 = load double, ptr %101, align 8, !tbaa !412
  %103 = fcmp contract olt double %100, %102
  %104 = select contract i1 %103, double 0.000000e+00, double %66
  br label %105

105:                                              ; preds = %46, %99, %90
  %106 = phi double [ %98, %90 ], [ %104, %99 ], [ 1.000000e+00, %46 ]
  ret double %106
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc i32 @newton_normals(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef %4, ptr nocapture noundef %5, ptr nocapture noundef %6, ptr nocapture noundef %7) unnamed_addr #7 {
  %9 = alloca [3 x double], align 16
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 12
  %11 = load i64, ptr %10, align 8, !tbaa !43
  %12 = icmp sgt i64 %11, 0
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 42
  %14 = add i64 %11, 1
  br label %19

15:                                               ; preds = %233, %120, %201
  %16 = add nuw nsw i64 %21, 1
  %17 = icmp ult i64 %21, 59
  %18 = icmp eq i64 %16, 60
  br i1 %18, label %243, label %19, !llvm.loop !413

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
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #13
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
  br i1 %55, label %33, label %44, !llvm.loop !414

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
  br i1 %75, label %51, label %56, !llvm.loop !415

76:                                               ; preds = %33, %86
  %77 = phi i64 [ 0, %33 ], [ %95, %86 ]
  %78 = add nuw nsw i64 %77, %32
  %79 = mul nsw i64 %78, 3
  %80 = getelementptr double, ptr %2, i64 %79
  br label %97

81:                                               ; preds = %86
  %82 = select contract i1 %40, double %29, double %39
  %83 = select i1 %41, double %34, double %28
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #13
  %84 = add nuw nsw i64 %27, 1
  %85 = icmp eq i64 %84, %11
  br i1 %85, label %25, label %26, !llvm.loop !416

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
  br i1 %96, label %81, label %76, !llvm.loop !417

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
  br i1 %112, label %86, label %97, !llvm.loop !418

113:                                              ; preds = %183, %166
  %114 = icmp eq i64 %123, %11
  br i1 %114, label %115, label %121, !llvm.loop !419

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
  br i1 %150, label %136, label %126, !llvm.loop !420

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
  br i1 %165, label %151, label %158, !llvm.loop !421

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
  br i1 %190, label %175, label %113, !llvm.loop !422

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
  br i1 %200, label %191, label %183, !llvm.loop !423

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
  br i1 %221, label %202, label %201, !llvm.loop !424

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
  br i1 %232, label %214, label %222, !llvm.loop !425

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
  br i1 %242, label %15, label %233, !llvm.loop !426

243:                                              ; preds = %115, %15
  %244 = phi i1 [ %17, %15 ], [ %20, %115 ]
  %245 = zext i1 %244 to i32
  ret i32 %245
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @gram(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %5 = load i64, ptr %4, align 8, !tbaa !14
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %7 = load ptr, ptr %6, align 8, !tbaa !387
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %9 = load ptr, ptr %8, align 8, !tbaa !106
  %10 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %11 = load ptr, ptr %10, align 8, !tbaa !350
  %12 = icmp sgt i64 %2, 0
  br i1 %12, label %13, label %89

13:                                               ; preds = %3
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %15 = shl i64 %5, 3
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %17 = icmp sgt i64 %5, 0
  %18 = add nuw i64 %5, 1
  br label %24

19:                                               ; preds = %62
  br i1 %12, label %20, label %89

20:                                               ; preds = %19
  %21 = icmp sgt i64 %5, 0
  %22 = add nuw i64 %2, 1
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 125
  br label %80

24:                                               ; preds = %13, %62
  %25 = phi i64 [ 0, %13 ], [ %69, %62 ]
  %26 = mul nsw i64 %25, %5
  %27 = getelementptr double, ptr %9, i64 %26
  %28 = load ptr, ptr %14, align 8, !tbaa !55
  %29 = getelementptr inbounds i64, ptr %1, i64 %25
  %30 = load i64, ptr %29, align 8, !tbaa !31
  %31 = mul nsw i64 %30, %5
  %32 = getelementptr inbounds double, ptr %28, i64 %31
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 %32, i64 %15, i1 false)
  %33 = load ptr, ptr %16, align 8, !tbaa !52
  br i1 %17, label %34, label %62

34:                                               ; preds = %24, %42
  %35 = phi i64 [ %48, %42 ], [ 0, %24 ]
  %36 = getelementptr inbounds double, ptr %27, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !32
  %38 = icmp eq i64 %35, 0
  br i1 %38, label %42, label %39

39:                                               ; preds = %34
  %40 = mul nsw i64 %35, %5
  %41 = getelementptr double, ptr %33, i64 %40
  br label %50

42:                                               ; preds = %50, %34
  %43 = phi double [ %37, %34 ], [ %58, %50 ]
  %44 = mul i64 %35, %18
  %45 = getelementptr inbounds double, ptr %33, i64 %44
  %46 = load double, ptr %45, align 8, !tbaa !32
  %47 = fdiv contract double %43, %46
  store double %47, ptr %36, align 8, !tbaa !32
  %48 = add nuw nsw i64 %35, 1
  %49 = icmp eq i64 %48, %5
  br i1 %49, label %61, label %34, !llvm.loop !427

50:                                               ; preds = %50, %39
  %51 = phi i64 [ 0, %39 ], [ %59, %50 ]
  %52 = phi double [ %37, %39 ], [ %58, %50 ]
  %53 = getelementptr double, ptr %41, i64 %51
  %54 = load double, ptr %53, align 8, !tbaa !32
  %55 = getelementptr inbounds double, ptr %27, i64 %51
  %56 = load double, ptr %55, align 8, !tbaa !32
  %57 = fmul contract double %54, %56
  %58 = fsub contract double %52, %57
  %59 = add nuw nsw i64 %51, 1
  %60 = icmp eq i64 %59, %35
  br i1 %60, label %42, label %50, !llvm.loop !428

61:                                               ; preds = %42
  br i1 %17, label %71, label %62

62:                                               ; preds = %71, %24, %61
  %63 = phi double [ 0.000000e+00, %61 ], [ 0.000000e+00, %24 ], [ %77, %71 ]
  %64 = fcmp contract ogt double %63, 0.000000e+00
  %65 = tail call contract double @llvm.sqrt.f64(double %63)
  %66 = fdiv contract double 1.000000e+00, %65
  %67 = select contract i1 %64, double %66, double 0.000000e+00
  %68 = getelementptr inbounds double, ptr %11, i64 %25
  store double %67, ptr %68, align 8, !tbaa !32
  %69 = add nuw nsw i64 %25, 1
  %70 = icmp eq i64 %69, %2
  br i1 %70, label %19, label %24, !llvm.loop !429

71:                                               ; preds = %61, %71
  %72 = phi i64 [ %78, %71 ], [ 0, %61 ]
  %73 = phi double [ %77, %71 ], [ 0.000000e+00, %61 ]
  %74 = getelementptr double, ptr %27, i64 %72
  %75 = load double, ptr %74, align 8, !tbaa !32
  %76 = fmul contract double %75, %75
  %77 = fadd contract double %73, %76
  %78 = add nuw nsw i64 %72, 1
  %79 = icmp eq i64 %78, %5
  br i1 %79, label %62, label %71, !llvm.loop !430

80:                                               ; preds = %20, %145
  %81 = phi i64 [ 0, %20 ], [ %152, %145 ]
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %145, label %83

83:                                               ; preds = %80
  %84 = mul nsw i64 %81, %5
  %85 = getelementptr double, ptr %9, i64 %84
  %86 = getelementptr inbounds double, ptr %11, i64 %81
  %87 = mul nsw i64 %81, %2
  %88 = getelementptr double, ptr %7, i64 %87
  br label %90

89:                                               ; preds = %145, %3, %19
  ret void

90:                                               ; preds = %83, %120
  %91 = phi i64 [ 0, %83 ], [ %131, %120 ]
  %92 = phi double [ 1.000000e+00, %83 ], [ %130, %120 ]
  br i1 %21, label %93, label %98

93:                                               ; preds = %90
  %94 = mul nsw i64 %91, %5
  %95 = getelementptr double, ptr %9, i64 %94
  br label %109

96:                                               ; preds = %120
  %97 = fcmp contract olt double %130, 1.000000e-05
  br i1 %97, label %144, label %145

98:                                               ; preds = %109, %90
  %99 = phi double [ 0.000000e+00, %90 ], [ %117, %109 ]
  %100 = load double, ptr %86, align 8, !tbaa !32
  %101 = getelementptr inbounds double, ptr %11, i64 %91
  %102 = load double, ptr %101, align 8, !tbaa !32
  %103 = fmul contract double %100, %102
  %104 = fmul contract double %99, %103
  %105 = icmp eq i64 %91, 0
  br i1 %105, label %120, label %106

106:                                              ; preds = %98
  %107 = mul nsw i64 %91, %2
  %108 = getelementptr double, ptr %7, i64 %107
  br label %133

109:                                              ; preds = %93, %109
  %110 = phi i64 [ 0, %93 ], [ %118, %109 ]
  %111 = phi double [ 0.000000e+00, %93 ], [ %117, %109 ]
  %112 = getelementptr double, ptr %85, i64 %110
  %113 = load double, ptr %112, align 8, !tbaa !32
  %114 = getelementptr double, ptr %95, i64 %110
  %115 = load double, ptr %114, align 8, !tbaa !32
  %116 = fmul contract double %113, %115
  %117 = fadd contract double %111, %116
  %118 = add nuw nsw i64 %110, 1
  %119 = icmp eq i64 %118, %5
  br i1 %119, label %98, label %109, !llvm.loop !431

120:                                              ; preds = %133, %98
  %121 = phi double [ %104, %98 ], [ %141, %133 ]
  %122 = mul i64 %91, %22
  %123 = getelementptr inbounds double, ptr %7, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !32
  %125 = fcmp contract ogt double %124, 0.000000e+00
  %126 = fdiv contract double %121, %124
  %127 = select contract i1 %125, double %126, double 0.000000e+00
  %128 = getelementptr double, ptr %88, i64 %91
  store double %127, ptr %128, align 8, !tbaa !32
  %129 = fmul contract double %127, %127
  %130 = fsub contract double %92, %129
  %131 = add nuw nsw i64 %91, 1
  %132 = icmp eq i64 %131, %81
  br i1 %132, label %96, label %90, !llvm.loop !432

133:                                              ; preds = %106, %133
  %134 = phi i64 [ 0, %106 ], [ %142, %133 ]
  %135 = phi double [ %104, %106 ], [ %141, %133 ]
  %136 = getelementptr double, ptr %88, i64 %134
  %137 = load double, ptr %136, align 8, !tbaa !32
  %138 = getelementptr double, ptr %108, i64 %134
  %139 = load double, ptr %138, align 8, !tbaa !32
  %140 = fmul contract double %137, %139
  %141 = fsub contract double %135, %140
  %142 = add nuw nsw i64 %134, 1
  %143 = icmp eq i64 %142, %91
  br i1 %143, label %120, label %133, !llvm.loop !433

144:                                              ; preds = %96
  store double 1.000000e+00, ptr %23, align 8, !tbaa !92
  br label %145

145:                                              ; preds = %80, %144, %96
  %146 = phi double [ %130, %144 ], [ %130, %96 ], [ 1.000000e+00, %80 ]
  %147 = fcmp contract ogt double %146, 0x3CD0000000000000
  %148 = tail call contract double @llvm.sqrt.f64(double %146)
  %149 = select contract i1 %147, double %148, double 0.000000e+00
  %150 = mul i64 %81, %22
  %151 = getelementptr inbounds double, ptr %7, i64 %150
  store double %149, ptr %151, align 8, !tbaa !32
  %152 = add nuw nsw i64 %81, 1
  %153 = icmp eq i64 %152, %2
  br i1 %153, label %89, label %80, !llvm.loop !434
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_once(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, ptr nocapture noundef writeonly %3, i32 noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 17
  %9 = load i64, ptr %8, align 8, !tbaa !60
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %19

11:                                               ; preds = %5
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 76
  %13 = load ptr, ptr %12, align 8, !tbaa !317
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %15 = load ptr, ptr %14, align 8, !tbaa !62
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 70
  %17 = load ptr, ptr %16, align 8, !tbaa !55
  %18 = icmp sgt i64 %7, 0
  br label %62

19:                                               ; preds = %73, %5
  %20 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
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
  br i1 %40, label %52, label %25, !llvm.loop !427

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
  br i1 %51, label %33, label %41, !llvm.loop !428

52:                                               ; preds = %33, %19
  %53 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %54 = load ptr, ptr %53, align 8, !tbaa !62
  br i1 %10, label %58, label %55

55:                                               ; preds = %52
  %56 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %57 = load ptr, ptr %56, align 8, !tbaa !295
  br label %86

58:                                               ; preds = %52
  %59 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %61 = load ptr, ptr %60, align 8, !tbaa !295
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
  br i1 %75, label %19, label %62, !llvm.loop !435

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
  br i1 %85, label %73, label %76, !llvm.loop !436

86:                                               ; preds = %101, %55
  %87 = phi ptr [ %57, %55 ], [ %61, %101 ]
  %88 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 45
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
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
  %98 = load ptr, ptr %59, align 8, !tbaa !106
  %99 = mul nsw i64 %92, %7
  %100 = getelementptr double, ptr %98, i64 %99
  br label %106

101:                                              ; preds = %106, %91
  %102 = phi double [ %96, %91 ], [ %114, %106 ]
  %103 = getelementptr inbounds double, ptr %61, i64 %92
  store double %102, ptr %103, align 8, !tbaa !32
  %104 = add nuw nsw i64 %92, 1
  %105 = icmp eq i64 %104, %9
  br i1 %105, label %86, label %91, !llvm.loop !437

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
  br i1 %116, label %101, label %106, !llvm.loop !438

117:                                              ; preds = %86
  %118 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %119 = load double, ptr %118, align 8, !tbaa !36
  %120 = fcmp contract ogt double %119, 0.000000e+00
  br i1 %120, label %121, label %181

121:                                              ; preds = %117
  %122 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 123
  %123 = load double, ptr %122, align 8, !tbaa !91
  %124 = fmul contract double %119, 1.000000e+01
  %125 = fcmp contract olt double %123, %124
  br i1 %125, label %126, label %181

126:                                              ; preds = %121
  %127 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 82
  %128 = load ptr, ptr %127, align 8, !tbaa !380
  br i1 %22, label %129, label %132

129:                                              ; preds = %126
  %130 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 95
  %131 = load ptr, ptr %130, align 8, !tbaa !225
  br label %138

132:                                              ; preds = %145, %126
  %133 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 96
  %134 = load ptr, ptr %133, align 8, !tbaa !356
  br i1 %10, label %136, label %135

135:                                              ; preds = %132
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %54, i64 noundef %9, ptr noundef %87, ptr noundef %134)
  br label %187

136:                                              ; preds = %132
  %137 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
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
  br i1 %147, label %132, label %138, !llvm.loop !439

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
  br i1 %159, label %148, label %145, !llvm.loop !440

160:                                              ; preds = %167, %136
  %161 = phi i64 [ 0, %136 ], [ %168, %167 ]
  %162 = getelementptr inbounds double, ptr %134, i64 %161
  store double 0.000000e+00, ptr %162, align 8, !tbaa !32
  br i1 %22, label %163, label %167

163:                                              ; preds = %160
  %164 = load ptr, ptr %137, align 8, !tbaa !106
  %165 = mul nsw i64 %161, %7
  %166 = getelementptr double, ptr %164, i64 %165
  br label %170

167:                                              ; preds = %170, %160
  %168 = add nuw nsw i64 %161, 1
  %169 = icmp eq i64 %168, %9
  br i1 %169, label %181, label %160, !llvm.loop !441

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
  br i1 %180, label %167, label %170, !llvm.loop !442

181:                                              ; preds = %167, %121, %117, %86
  %182 = phi ptr [ null, %86 ], [ null, %121 ], [ null, %117 ], [ %134, %167 ]
  tail call fastcc void @solve_gram(ptr noundef %0, ptr noundef %54, i64 noundef %9, ptr noundef %87, ptr noundef %182)
  br i1 %10, label %183, label %187

183:                                              ; preds = %181
  %184 = load ptr, ptr %89, align 8, !tbaa !295
  %185 = load ptr, ptr %88, align 8, !tbaa !62
  %186 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
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
  br i1 %204, label %191, label %217, !llvm.loop !335

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
  br i1 %216, label %198, label %205, !llvm.loop !336

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
  %226 = load ptr, ptr %186, align 8, !tbaa !106
  %227 = mul nsw i64 %219, %7
  %228 = getelementptr double, ptr %226, i64 %227
  br label %232

229:                                              ; preds = %232, %218
  %230 = add nuw nsw i64 %219, 1
  %231 = icmp eq i64 %230, %9
  br i1 %231, label %187, label %218, !llvm.loop !443

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
  br i1 %242, label %229, label %232, !llvm.loop !444
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @solve_gram(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef %3, ptr noundef %4) unnamed_addr #7 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 72
  %7 = load ptr, ptr %6, align 8, !tbaa !387
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 79
  %9 = load ptr, ptr %8, align 8, !tbaa !350
  %10 = icmp sgt i64 %2, 0
  br i1 %10, label %11, label %137

11:                                               ; preds = %5
  %12 = icmp eq ptr %4, null
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %14 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 99
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
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
  br i1 %61, label %39, label %51, !llvm.loop !445

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
  br i1 %82, label %62, label %72, !llvm.loop !446

83:                                               ; preds = %62
  %84 = load ptr, ptr %14, align 8, !tbaa !315
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
  br i1 %107, label %16, label %19, !llvm.loop !447

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
  br i1 %124, label %109, label %108, !llvm.loop !448

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
  br i1 %136, label %116, label %125, !llvm.loop !449

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
  br i1 %146, label %137, label %138, !llvm.loop !450
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define internal fastcc void @sparse_step(ptr noundef %0, double noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3) unnamed_addr #5 {
  %5 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 102
  %8 = load ptr, ptr %7, align 8, !tbaa !357
  tail call fastcc void @sparse_prepare(ptr noundef %0, double noundef %1)
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %10 = load i64, ptr %9, align 8, !tbaa !20
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %15, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %14 = load ptr, ptr %13, align 8, !tbaa !19
  br label %21

15:                                               ; preds = %4
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 46
  %17 = load ptr, ptr %16, align 8, !tbaa !101
  %18 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 49
  %19 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %20 = load ptr, ptr %19, align 8, !tbaa !19
  br label %107

21:                                               ; preds = %119, %12
  %22 = phi ptr [ %14, %12 ], [ %20, %119 ]
  %23 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  tail call fastcc void @sparse_solve_gram(ptr noundef nonnull %0, ptr noundef %22, ptr noundef null)
  %24 = shl i64 %6, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 %24, i1 false)
  %25 = load ptr, ptr %23, align 8, !tbaa !19
  %26 = load i64, ptr %9, align 8, !tbaa !20
  %27 = icmp sgt i64 %26, 0
  br i1 %27, label %28, label %60

28:                                               ; preds = %21
  %29 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 52
  %30 = load ptr, ptr %29, align 8, !tbaa !104
  %31 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
  %32 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 53
  %33 = load i64, ptr %30, align 8, !tbaa !31
  br label %36

34:                                               ; preds = %47, %36
  %35 = icmp eq i64 %39, %26
  br i1 %35, label %60, label %36, !llvm.loop !105

36:                                               ; preds = %34, %28
  %37 = phi i64 [ %33, %28 ], [ %41, %34 ]
  %38 = phi i64 [ 0, %28 ], [ %39, %34 ]
  %39 = add nuw nsw i64 %38, 1
  %40 = getelementptr inbounds i64, ptr %30, i64 %39
  %41 = load i64, ptr %40, align 8, !tbaa !31
  %42 = icmp slt i64 %37, %41
  br i1 %42, label %43, label %34

43:                                               ; preds = %36
  %44 = load ptr, ptr %31, align 8, !tbaa !106
  %45 = getelementptr inbounds double, ptr %25, i64 %38
  %46 = load ptr, ptr %32, align 8, !tbaa !107
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
  br i1 %59, label %34, label %47, !llvm.loop !108

60:                                               ; preds = %34, %21
  %61 = load i64, ptr %5, align 8, !tbaa !14
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %102

63:                                               ; preds = %60
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 69
  %65 = load ptr, ptr %64, align 8, !tbaa !109
  %66 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 50
  %67 = load ptr, ptr %66, align 8, !tbaa !110
  %68 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
  %69 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 51
  %70 = getelementptr inbounds i64, ptr %67, i64 %61
  %71 = load i64, ptr %70, align 8, !tbaa !31
  br label %74

72:                                               ; preds = %89, %74
  %73 = icmp sgt i64 %76, 1
  br i1 %73, label %74, label %102, !llvm.loop !111

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
  %88 = load ptr, ptr %69, align 8, !tbaa !112
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
  br i1 %101, label %72, label %89, !llvm.loop !113

102:                                              ; preds = %72, %60
  %103 = icmp sgt i64 %6, 0
  br i1 %103, label %104, label %124

104:                                              ; preds = %102
  %105 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 48
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
  br i1 %123, label %21, label %107, !llvm.loop !451

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
  br i1 %133, label %124, label %125, !llvm.loop !452
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable
define internal fastcc void @smallest_step(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4) unnamed_addr #4 {
  %6 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  tail call fastcc void @gram(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %8 = icmp sgt i64 %2, 0
  %9 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  %10 = load ptr, ptr %9, align 8, !tbaa !295
  br i1 %8, label %17, label %11

11:                                               ; preds = %17, %5
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 80
  tail call fastcc void @solve_gram(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, ptr noundef %10, ptr noundef null)
  %13 = shl i64 %7, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %4, i8 0, i64 %13, i1 false)
  br i1 %8, label %14, label %33

14:                                               ; preds = %11
  %15 = icmp sgt i64 %7, 0
  %16 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 71
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
  br i1 %24, label %11, label %17, !llvm.loop !453

25:                                               ; preds = %14, %66
  %26 = phi i64 [ 0, %14 ], [ %67, %66 ]
  br i1 %15, label %27, label %66

27:                                               ; preds = %25
  %28 = load ptr, ptr %16, align 8, !tbaa !106
  %29 = mul nsw i64 %26, %7
  %30 = getelementptr double, ptr %28, i64 %29
  %31 = load ptr, ptr %12, align 8, !tbaa !295
  %32 = getelementptr inbounds double, ptr %31, i64 %26
  br label %69

33:                                               ; preds = %66, %11
  %34 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 68
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
  br i1 %52, label %39, label %65, !llvm.loop !335

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
  br i1 %64, label %46, label %53, !llvm.loop !336

65:                                               ; preds = %46, %33
  ret void

66:                                               ; preds = %69, %25
  %67 = add nuw nsw i64 %26, 1
  %68 = icmp eq i64 %67, %2
  br i1 %68, label %33, label %25, !llvm.loop !454

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
  br i1 %79, label %66, label %69, !llvm.loop !455
}

; Function Attrs: nounwind uwtable
define internal double @dormand_prince(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture noundef readonly %5, double noundef %6, i64 %7, ptr nocapture noundef %8, ptr noundef %9) #0 {
  %11 = load i64, ptr %0, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = add i64 %13, %11
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
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
  br i1 %43, label %83, label %33, !llvm.loop !456

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !457)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !460)
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
  %60 = load <2 x double>, ptr %59, align 8, !tbaa !32, !alias.scope !457, !noalias !460
  %61 = fmul contract <2 x double> %56, %60
  %62 = getelementptr inbounds double, ptr %21, i64 %58
  %63 = load <2 x double>, ptr %62, align 8, !tbaa !32, !alias.scope !460, !noalias !457
  %64 = fadd contract <2 x double> %63, %61
  store <2 x double> %64, ptr %62, align 8, !tbaa !32, !alias.scope !460, !noalias !457
  %65 = add nuw i64 %58, 2
  %66 = icmp eq i64 %65, %31
  br i1 %66, label %67, label %57, !llvm.loop !462

67:                                               ; preds = %57
  br i1 %32, label %80, label %68

68:                                               ; preds = %53, %67
  %69 = phi i64 [ 0, %53 ], [ %31, %67 ]
  br label %70

70:                                               ; preds = %68, %70
  %71 = phi i64 [ %78, %70 ], [ %69, %68 ]
  %72 = getelementptr inbounds double, ptr %52, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !32, !alias.scope !457, !noalias !460
  %74 = fmul contract double %50, %73
  %75 = getelementptr inbounds double, ptr %21, i64 %71
  %76 = load double, ptr %75, align 8, !tbaa !32, !alias.scope !460, !noalias !457
  %77 = fadd contract double %76, %74
  store double %77, ptr %75, align 8, !tbaa !32, !alias.scope !460, !noalias !457
  %78 = add nuw nsw i64 %71, 1
  %79 = icmp eq i64 %78, %27
  br i1 %79, label %80, label %70, !llvm.loop !465

80:                                               ; preds = %70, %67, %49, %44
  %81 = add nuw nsw i64 %45, 1
  %82 = icmp eq i64 %81, %34
  br i1 %82, label %35, label %44, !llvm.loop !466

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
  br label %88, !llvm.loop !467

96:                                               ; preds = %88
  %97 = getelementptr inbounds [12 x double], ptr @DP_B, i64 0, i64 %89
  %98 = load double, ptr %97, align 8, !tbaa !32
  %99 = mul nsw i64 %89, %18
  %100 = getelementptr inbounds double, ptr %9, i64 %99
  tail call void @llvm.experimental.noalias.scope.decl(metadata !468)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !471)
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
  %108 = load <2 x double>, ptr %107, align 8, !tbaa !32, !alias.scope !468, !noalias !471
  %109 = fmul contract <2 x double> %104, %108
  %110 = getelementptr inbounds double, ptr %8, i64 %106
  %111 = load <2 x double>, ptr %110, align 8, !tbaa !32, !alias.scope !471, !noalias !468
  %112 = fadd contract <2 x double> %111, %109
  store <2 x double> %112, ptr %110, align 8, !tbaa !32, !alias.scope !471, !noalias !468
  %113 = add nuw i64 %106, 2
  %114 = icmp eq i64 %113, %86
  br i1 %114, label %115, label %105, !llvm.loop !473

115:                                              ; preds = %105
  br i1 %87, label %128, label %116

116:                                              ; preds = %101, %115
  %117 = phi i64 [ 0, %101 ], [ %86, %115 ]
  br label %118

118:                                              ; preds = %116, %118
  %119 = phi i64 [ %126, %118 ], [ %117, %116 ]
  %120 = getelementptr inbounds double, ptr %100, i64 %119
  %121 = load double, ptr %120, align 8, !tbaa !32, !alias.scope !468, !noalias !471
  %122 = fmul contract double %98, %121
  %123 = getelementptr inbounds double, ptr %8, i64 %119
  %124 = load double, ptr %123, align 8, !tbaa !32, !alias.scope !471, !noalias !468
  %125 = fadd contract double %124, %122
  store double %125, ptr %123, align 8, !tbaa !32, !alias.scope !471, !noalias !468
  %126 = add nuw nsw i64 %119, 1
  %127 = icmp eq i64 %126, %18
  br i1 %127, label %128, label %118, !llvm.loop !474

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
  br i1 %143, label %144, label %134, !llvm.loop !475

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
  br i1 %175, label %149, label %144, !llvm.loop !476

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
  br i1 %192, label %155, label %176, !llvm.loop !477

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
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
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
  br i1 %42, label %43, label %32, !llvm.loop !456

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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !478)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !481)
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
  %66 = load <2 x double>, ptr %65, align 8, !tbaa !32, !alias.scope !478, !noalias !481
  %67 = fmul contract <2 x double> %62, %66
  %68 = getelementptr inbounds double, ptr %20, i64 %64
  %69 = load <2 x double>, ptr %68, align 8, !tbaa !32, !alias.scope !481, !noalias !478
  %70 = fadd contract <2 x double> %69, %67
  store <2 x double> %70, ptr %68, align 8, !tbaa !32, !alias.scope !481, !noalias !478
  %71 = add nuw i64 %64, 2
  %72 = icmp eq i64 %71, %30
  br i1 %72, label %73, label %63, !llvm.loop !483

73:                                               ; preds = %63
  br i1 %31, label %86, label %74

74:                                               ; preds = %59, %73
  %75 = phi i64 [ 0, %59 ], [ %30, %73 ]
  br label %76

76:                                               ; preds = %74, %76
  %77 = phi i64 [ %84, %76 ], [ %75, %74 ]
  %78 = getelementptr inbounds double, ptr %58, i64 %77
  %79 = load double, ptr %78, align 8, !tbaa !32, !alias.scope !478, !noalias !481
  %80 = fmul contract double %56, %79
  %81 = getelementptr inbounds double, ptr %20, i64 %77
  %82 = load double, ptr %81, align 8, !tbaa !32, !alias.scope !481, !noalias !478
  %83 = fadd contract double %82, %80
  store double %83, ptr %81, align 8, !tbaa !32, !alias.scope !481, !noalias !478
  %84 = add nuw nsw i64 %77, 1
  %85 = icmp eq i64 %84, %26
  br i1 %85, label %86, label %76, !llvm.loop !484

86:                                               ; preds = %76, %73, %55, %50
  %87 = add nuw nsw i64 %51, 1
  %88 = icmp eq i64 %87, %33
  br i1 %88, label %34, label %50, !llvm.loop !466

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
  br i1 %115, label %89, label %90, !llvm.loop !485

116:                                              ; preds = %123
  %117 = fmul contract double %132, %2
  %118 = add nuw nsw i64 %112, 3
  %119 = mul nsw i64 %118, %14
  %120 = getelementptr double, ptr %97, i64 %119
  store double %117, ptr %120, align 8, !tbaa !32
  %121 = add nuw nsw i64 %112, 1
  %122 = icmp eq i64 %121, 4
  br i1 %122, label %113, label %111, !llvm.loop !486

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
  br i1 %134, label %116, label %123, !llvm.loop !487
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @dormand_prince_between(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture readnone %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) #9 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
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
  br i1 %30, label %23, label %20, !llvm.loop !488

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
  br i1 %43, label %24, label %31, !llvm.loop !489
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
  br i1 %19, label %205, label %20

20:                                               ; preds = %10
  %21 = shl i64 %14, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %4, i64 %21, i1 false)
  %22 = load i64, ptr %0, align 8, !tbaa !13
  %23 = load i64, ptr %12, align 8, !tbaa !14
  %24 = add i64 %23, %22
  %25 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 112
  %26 = load ptr, ptr %25, align 8, !tbaa !490
  %27 = getelementptr inbounds double, ptr %26, i64 %24
  %28 = tail call contract double @llvm.fabs.f64(double %1)
  %29 = fadd contract double %28, %2
  %30 = fmul contract double %29, 0x3D719799812DEA11
  %31 = fmul contract double %2, 1.000000e-05
  %32 = fcmp contract ogt double %31, %30
  %33 = select contract i1 %32, double %31, double %30
  %34 = fcmp contract olt double %33, %2
  %35 = select contract i1 %34, double %33, double %2
  %36 = fadd contract double %35, %1
  tail call void @rates(ptr noundef nonnull %0, double noundef %36, ptr noundef %3, ptr noundef %18)
  tail call void @rates(ptr noundef nonnull %0, double noundef %1, ptr noundef %3, ptr noundef %16)
  %37 = icmp sgt i64 %24, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %42, %20
  %39 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 27
  %40 = load i64, ptr %39, align 8, !tbaa !21
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %168, label %52

42:                                               ; preds = %20, %42
  %43 = phi i64 [ %50, %42 ], [ 0, %20 ]
  %44 = getelementptr inbounds double, ptr %18, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !32
  %46 = getelementptr inbounds double, ptr %16, i64 %43
  %47 = load double, ptr %46, align 8, !tbaa !32
  %48 = fsub contract double %45, %47
  %49 = fdiv contract double %48, %35
  store double %49, ptr %44, align 8, !tbaa !32
  %50 = add nuw nsw i64 %43, 1
  %51 = icmp eq i64 %50, %24
  br i1 %51, label %38, label %42, !llvm.loop !491

52:                                               ; preds = %38
  %53 = load i64, ptr %0, align 8, !tbaa !13
  %54 = load i64, ptr %12, align 8, !tbaa !14
  %55 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 2
  %56 = load i64, ptr %55, align 8, !tbaa !20
  %57 = add i64 %54, %53
  %58 = add nsw i64 %56, %54
  %59 = getelementptr inbounds double, ptr %16, i64 %53
  %60 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 107
  %61 = load ptr, ptr %60, align 8, !tbaa !16
  %62 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 66
  %63 = load ptr, ptr %62, align 8, !tbaa !17
  %64 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 30
  %65 = load i64, ptr %64, align 8, !tbaa !18
  %66 = shl i64 %65, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %63, i64 %66, i1 false)
  %67 = load ptr, ptr %60, align 8, !tbaa !16
  %68 = load i64, ptr %64, align 8, !tbaa !18
  %69 = getelementptr inbounds double, ptr %67, i64 %68
  %70 = load i64, ptr %12, align 8, !tbaa !14
  %71 = shl i64 %70, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %69, ptr align 8 %59, i64 %71, i1 false)
  %72 = load ptr, ptr %60, align 8, !tbaa !16
  %73 = load i64, ptr %64, align 8, !tbaa !18
  %74 = getelementptr inbounds double, ptr %72, i64 %73
  %75 = load i64, ptr %12, align 8, !tbaa !14
  %76 = getelementptr inbounds double, ptr %74, i64 %75
  %77 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 81
  %78 = load ptr, ptr %77, align 8, !tbaa !19
  %79 = load i64, ptr %55, align 8, !tbaa !20
  %80 = shl i64 %79, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %76, ptr align 8 %78, i64 %80, i1 false)
  %81 = load i64, ptr %39, align 8, !tbaa !21
  %82 = inttoptr i64 %81 to ptr
  %83 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 108
  %84 = load ptr, ptr %83, align 8, !tbaa !22
  %85 = load ptr, ptr %60, align 8, !tbaa !16
  %86 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 28
  %87 = load i64, ptr %86, align 8, !tbaa !23
  %88 = inttoptr i64 %87 to ptr
  tail call void %82(ptr noundef %84, ptr noundef %85, ptr noundef %88) #13
  %89 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  %90 = load ptr, ptr %89, align 8, !tbaa !492
  %91 = shl i64 %57, 3
  %92 = mul i64 %91, %57
  tail call void @llvm.memset.p0.i64(ptr align 8 %90, i8 0, i64 %92, i1 false)
  %93 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 109
  %94 = load ptr, ptr %93, align 8, !tbaa !493
  %95 = mul i64 %91, %58
  tail call void @llvm.memset.p0.i64(ptr align 8 %94, i8 0, i64 %95, i1 false)
  %96 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 29
  %97 = load i64, ptr %96, align 8, !tbaa !28
  %98 = icmp sgt i64 %97, 0
  br i1 %98, label %99, label %105

99:                                               ; preds = %52
  %100 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 63
  %101 = load ptr, ptr %100, align 8, !tbaa !30
  %102 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 64
  %103 = load ptr, ptr %102, align 8, !tbaa !29
  %104 = load ptr, ptr %83, align 8, !tbaa !22
  br label %124

105:                                              ; preds = %144, %52
  %106 = load ptr, ptr %93, align 8, !tbaa !493
  %107 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 122
  %108 = load double, ptr %107, align 8, !tbaa !36
  store double 0.000000e+00, ptr %107, align 8, !tbaa !36
  %109 = icmp sgt i64 %57, 0
  br i1 %109, label %111, label %110

110:                                              ; preds = %105
  store double %108, ptr %107, align 8, !tbaa !36
  br label %205

111:                                              ; preds = %105, %111
  %112 = phi i64 [ %120, %111 ], [ 0, %105 ]
  %113 = load i64, ptr %12, align 8, !tbaa !14
  %114 = load i64, ptr %55, align 8, !tbaa !20
  %115 = add nsw i64 %114, %113
  %116 = mul nsw i64 %115, %112
  %117 = getelementptr inbounds double, ptr %106, i64 %116
  %118 = getelementptr inbounds double, ptr %117, i64 %113
  %119 = load ptr, ptr %77, align 8, !tbaa !19
  tail call fastcc void @solve_once(ptr noundef nonnull %0, ptr noundef %118, ptr noundef %117, ptr noundef %119, i32 noundef 0)
  %120 = add nuw nsw i64 %112, 1
  %121 = icmp eq i64 %120, %57
  br i1 %121, label %122, label %111, !llvm.loop !494

122:                                              ; preds = %111
  store double %108, ptr %107, align 8, !tbaa !36
  %123 = icmp sgt i64 %54, 0
  br label %148

124:                                              ; preds = %144, %99
  %125 = phi i64 [ 0, %99 ], [ %146, %144 ]
  %126 = getelementptr inbounds i64, ptr %101, i64 %125
  %127 = load i64, ptr %126, align 8, !tbaa !31
  %128 = getelementptr inbounds i64, ptr %103, i64 %125
  %129 = load i64, ptr %128, align 8, !tbaa !31
  %130 = icmp slt i64 %127, %53
  %131 = getelementptr inbounds double, ptr %104, i64 %125
  %132 = load double, ptr %131, align 8, !tbaa !32
  br i1 %130, label %133, label %138

133:                                              ; preds = %124
  %134 = load ptr, ptr %89, align 8, !tbaa !492
  %135 = mul nsw i64 %127, %57
  %136 = getelementptr double, ptr %134, i64 %135
  %137 = getelementptr double, ptr %136, i64 %129
  br label %144

138:                                              ; preds = %124
  %139 = load ptr, ptr %93, align 8, !tbaa !493
  %140 = mul nsw i64 %129, %58
  %141 = sub i64 %127, %53
  %142 = getelementptr double, ptr %139, i64 %141
  %143 = getelementptr double, ptr %142, i64 %140
  br label %144

144:                                              ; preds = %138, %133
  %145 = phi ptr [ %143, %138 ], [ %137, %133 ]
  store double %132, ptr %145, align 8, !tbaa !32
  %146 = add nuw nsw i64 %125, 1
  %147 = icmp eq i64 %146, %97
  br i1 %147, label %105, label %124, !llvm.loop !495

148:                                              ; preds = %156, %122
  %149 = phi i64 [ 0, %122 ], [ %157, %156 ]
  br i1 %123, label %150, label %156

150:                                              ; preds = %148
  %151 = load ptr, ptr %93, align 8, !tbaa !493
  %152 = mul nsw i64 %149, %58
  %153 = getelementptr double, ptr %151, i64 %152
  %154 = load ptr, ptr %89, align 8, !tbaa !492
  %155 = getelementptr double, ptr %154, i64 %149
  br label %159

156:                                              ; preds = %159, %148
  %157 = add nuw nsw i64 %149, 1
  %158 = icmp eq i64 %157, %57
  br i1 %158, label %205, label %148, !llvm.loop !496

159:                                              ; preds = %159, %150
  %160 = phi i64 [ 0, %150 ], [ %166, %159 ]
  %161 = getelementptr double, ptr %153, i64 %160
  %162 = load double, ptr %161, align 8, !tbaa !32
  %163 = add nsw i64 %160, %53
  %164 = mul nsw i64 %163, %57
  %165 = getelementptr double, ptr %155, i64 %164
  store double %162, ptr %165, align 8, !tbaa !32
  %166 = add nuw nsw i64 %160, 1
  %167 = icmp eq i64 %166, %54
  br i1 %167, label %156, label %159, !llvm.loop !497

168:                                              ; preds = %38
  %169 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  %170 = load ptr, ptr %169, align 8, !tbaa !492
  %171 = load i64, ptr %0, align 8, !tbaa !13
  %172 = load i64, ptr %12, align 8, !tbaa !14
  %173 = add nsw i64 %172, %171
  %174 = shl i64 %173, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %3, i64 %174, i1 false)
  %175 = icmp sgt i64 %173, 0
  br i1 %175, label %176, label %205

176:                                              ; preds = %168, %189
  %177 = phi i64 [ %191, %189 ], [ 0, %168 ]
  %178 = getelementptr inbounds double, ptr %3, i64 %177
  %179 = load double, ptr %178, align 8, !tbaa !32
  %180 = tail call contract double @llvm.fabs.f64(double %179)
  %181 = fcmp contract ogt double %180, 1.000000e-03
  %182 = select contract i1 %181, double %180, double 1.000000e-03
  %183 = fmul contract double %182, 1.500000e-08
  %184 = fadd contract double %179, %183
  %185 = getelementptr inbounds double, ptr %26, i64 %177
  store double %184, ptr %185, align 8, !tbaa !32
  %186 = load double, ptr %178, align 8, !tbaa !32
  %187 = fsub contract double %184, %186
  tail call void @rates(ptr noundef nonnull %0, double noundef %1, ptr noundef %26, ptr noundef %27)
  %188 = getelementptr double, ptr %170, i64 %177
  br label %193

189:                                              ; preds = %193
  %190 = load double, ptr %178, align 8, !tbaa !32
  store double %190, ptr %185, align 8, !tbaa !32
  %191 = add nuw nsw i64 %177, 1
  %192 = icmp eq i64 %191, %173
  br i1 %192, label %205, label %176, !llvm.loop !498

193:                                              ; preds = %193, %176
  %194 = phi i64 [ %203, %193 ], [ 0, %176 ]
  %195 = getelementptr inbounds double, ptr %27, i64 %194
  %196 = load double, ptr %195, align 8, !tbaa !32
  %197 = getelementptr inbounds double, ptr %16, i64 %194
  %198 = load double, ptr %197, align 8, !tbaa !32
  %199 = fsub contract double %196, %198
  %200 = fdiv contract double %199, %187
  %201 = mul nsw i64 %194, %173
  %202 = getelementptr double, ptr %188, i64 %201
  store double %200, ptr %202, align 8, !tbaa !32
  %203 = add nuw nsw i64 %194, 1
  %204 = icmp eq i64 %203, %173
  br i1 %204, label %189, label %193, !llvm.loop !499

205:                                              ; preds = %156, %189, %168, %110, %10
  %206 = load i64, ptr %0, align 8, !tbaa !13
  %207 = load i64, ptr %12, align 8, !tbaa !14
  %208 = add nsw i64 %207, %206
  %209 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 111
  %210 = load ptr, ptr %209, align 8, !tbaa !500
  %211 = icmp sgt i64 %208, 0
  br i1 %211, label %212, label %311

212:                                              ; preds = %205
  %213 = fmul contract double %2, 2.500000e-01
  %214 = fdiv contract double 1.000000e+00, %213
  %215 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 110
  %216 = load ptr, ptr %215, align 8, !tbaa !492
  br label %217

217:                                              ; preds = %223, %212
  %218 = phi i64 [ 0, %212 ], [ %224, %223 ]
  %219 = mul nsw i64 %218, %208
  br label %226

220:                                              ; preds = %223
  %221 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %222 = load ptr, ptr %221, align 8, !tbaa !501
  br label %240

223:                                              ; preds = %226
  %224 = add nuw nsw i64 %218, 1
  %225 = icmp eq i64 %224, %208
  br i1 %225, label %220, label %217, !llvm.loop !502

226:                                              ; preds = %226, %217
  %227 = phi i64 [ 0, %217 ], [ %235, %226 ]
  %228 = icmp eq i64 %218, %227
  %229 = select contract i1 %228, double %214, double 0.000000e+00
  %230 = add nuw nsw i64 %227, %219
  %231 = getelementptr inbounds double, ptr %216, i64 %230
  %232 = load double, ptr %231, align 8, !tbaa !32
  %233 = fsub contract double %229, %232
  %234 = getelementptr inbounds double, ptr %210, i64 %230
  store double %233, ptr %234, align 8, !tbaa !32
  %235 = add nuw nsw i64 %227, 1
  %236 = icmp eq i64 %235, %208
  br i1 %236, label %223, label %226, !llvm.loop !503

237:                                              ; preds = %306, %282
  %238 = icmp sge i64 %243, %208
  %239 = icmp eq i64 %243, %208
  br i1 %239, label %309, label %240, !llvm.loop !504

240:                                              ; preds = %237, %220
  %241 = phi i1 [ false, %220 ], [ %238, %237 ]
  %242 = phi i64 [ 0, %220 ], [ %243, %237 ]
  %243 = add nuw nsw i64 %242, 1
  %244 = getelementptr double, ptr %210, i64 %242
  %245 = icmp slt i64 %243, %208
  br i1 %245, label %254, label %246

246:                                              ; preds = %254, %240
  %247 = phi i64 [ %242, %240 ], [ %266, %254 ]
  %248 = getelementptr inbounds i64, ptr %222, i64 %242
  store i64 %247, ptr %248, align 8, !tbaa !31
  %249 = mul nsw i64 %247, %208
  %250 = getelementptr double, ptr %210, i64 %249
  %251 = getelementptr double, ptr %250, i64 %242
  %252 = load double, ptr %251, align 8, !tbaa !32
  %253 = fcmp contract ueq double %252, 0.000000e+00
  br i1 %253, label %309, label %269

254:                                              ; preds = %240, %254
  %255 = phi i64 [ %267, %254 ], [ %243, %240 ]
  %256 = phi i64 [ %266, %254 ], [ %242, %240 ]
  %257 = mul nsw i64 %255, %208
  %258 = getelementptr double, ptr %244, i64 %257
  %259 = load double, ptr %258, align 8, !tbaa !32
  %260 = tail call contract double @llvm.fabs.f64(double %259)
  %261 = mul nsw i64 %256, %208
  %262 = getelementptr double, ptr %244, i64 %261
  %263 = load double, ptr %262, align 8, !tbaa !32
  %264 = tail call contract double @llvm.fabs.f64(double %263)
  %265 = fcmp contract ogt double %260, %264
  %266 = select i1 %265, i64 %255, i64 %256
  %267 = add nuw nsw i64 %255, 1
  %268 = icmp slt i64 %267, %208
  br i1 %268, label %254, label %246, !llvm.loop !505

269:                                              ; preds = %246
  %270 = icmp eq i64 %247, %242
  br i1 %270, label %282, label %271

271:                                              ; preds = %269
  %272 = mul nsw i64 %242, %208
  %273 = getelementptr double, ptr %210, i64 %272
  br label %274

274:                                              ; preds = %274, %271
  %275 = phi i64 [ 0, %271 ], [ %280, %274 ]
  %276 = getelementptr double, ptr %273, i64 %275
  %277 = load double, ptr %276, align 8, !tbaa !32
  %278 = getelementptr double, ptr %250, i64 %275
  %279 = load double, ptr %278, align 8, !tbaa !32
  store double %279, ptr %276, align 8, !tbaa !32
  store double %277, ptr %278, align 8, !tbaa !32
  %280 = add nuw nsw i64 %275, 1
  %281 = icmp eq i64 %280, %208
  br i1 %281, label %282, label %274, !llvm.loop !506

282:                                              ; preds = %274, %269
  br i1 %245, label %283, label %237

283:                                              ; preds = %282
  %284 = mul nsw i64 %242, %208
  %285 = getelementptr double, ptr %210, i64 %284
  %286 = getelementptr double, ptr %285, i64 %242
  br label %287

287:                                              ; preds = %306, %283
  %288 = phi i64 [ %243, %283 ], [ %307, %306 ]
  %289 = load double, ptr %286, align 8, !tbaa !32
  %290 = mul nsw i64 %288, %208
  %291 = getelementptr double, ptr %210, i64 %290
  %292 = getelementptr double, ptr %291, i64 %242
  %293 = load double, ptr %292, align 8, !tbaa !32
  %294 = fdiv contract double %293, %289
  store double %294, ptr %292, align 8, !tbaa !32
  %295 = fcmp contract une double %294, 0.000000e+00
  br i1 %295, label %296, label %306

296:                                              ; preds = %287, %296
  %297 = phi i64 [ %304, %296 ], [ %243, %287 ]
  %298 = getelementptr double, ptr %285, i64 %297
  %299 = load double, ptr %298, align 8, !tbaa !32
  %300 = fmul contract double %294, %299
  %301 = getelementptr double, ptr %291, i64 %297
  %302 = load double, ptr %301, align 8, !tbaa !32
  %303 = fsub contract double %302, %300
  store double %303, ptr %301, align 8, !tbaa !32
  %304 = add nuw nsw i64 %297, 1
  %305 = icmp slt i64 %304, %208
  br i1 %305, label %296, label %306, !llvm.loop !507

306:                                              ; preds = %296, %287
  %307 = add nuw nsw i64 %288, 1
  %308 = icmp slt i64 %307, %208
  br i1 %308, label %287, label %237, !llvm.loop !508

309:                                              ; preds = %246, %237
  %310 = phi i1 [ %238, %237 ], [ %241, %246 ]
  br i1 %310, label %311, label %509

311:                                              ; preds = %309, %205
  %312 = shl nsw i64 %208, 2
  %313 = getelementptr double, ptr %9, i64 %312
  %314 = shl i64 %208, 3
  %315 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 65
  %316 = add nuw i64 %208, 1
  br label %320

317:                                              ; preds = %436
  %318 = mul nsw i64 %208, 5
  %319 = getelementptr double, ptr %9, i64 %318
  br label %468

320:                                              ; preds = %442, %311
  %321 = phi i64 [ 0, %311 ], [ %443, %442 ]
  %322 = mul nsw i64 %321, %208
  %323 = getelementptr inbounds double, ptr %9, i64 %322
  switch i64 %321, label %326 [
    i64 0, label %325
    i64 5, label %324
  ]

324:                                              ; preds = %320
  br i1 %211, label %347, label %356

325:                                              ; preds = %320
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %323, ptr align 8 %16, i64 %314, i1 false)
  br label %361

326:                                              ; preds = %320
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %3, i64 %314, i1 false)
  br label %327

327:                                              ; preds = %334, %326
  %328 = phi i64 [ %335, %334 ], [ 0, %326 ]
  br i1 %211, label %329, label %334

329:                                              ; preds = %327
  %330 = getelementptr inbounds [5 x [5 x double]], ptr @STAGES, i64 0, i64 %321, i64 %328
  %331 = load double, ptr %330, align 8, !tbaa !32
  %332 = mul nsw i64 %328, %208
  %333 = getelementptr double, ptr %9, i64 %332
  br label %337

334:                                              ; preds = %337, %327
  %335 = add nuw nsw i64 %328, 1
  %336 = icmp eq i64 %335, %321
  br i1 %336, label %356, label %327, !llvm.loop !509

337:                                              ; preds = %337, %329
  %338 = phi i64 [ 0, %329 ], [ %345, %337 ]
  %339 = getelementptr double, ptr %333, i64 %338
  %340 = load double, ptr %339, align 8, !tbaa !32
  %341 = fmul contract double %331, %340
  %342 = getelementptr inbounds double, ptr %8, i64 %338
  %343 = load double, ptr %342, align 8, !tbaa !32
  %344 = fadd contract double %343, %341
  store double %344, ptr %342, align 8, !tbaa !32
  %345 = add nuw nsw i64 %338, 1
  %346 = icmp eq i64 %345, %208
  br i1 %346, label %334, label %337, !llvm.loop !510

347:                                              ; preds = %324, %347
  %348 = phi i64 [ %354, %347 ], [ 0, %324 ]
  %349 = getelementptr double, ptr %313, i64 %348
  %350 = load double, ptr %349, align 8, !tbaa !32
  %351 = getelementptr inbounds double, ptr %8, i64 %348
  %352 = load double, ptr %351, align 8, !tbaa !32
  %353 = fadd contract double %350, %352
  store double %353, ptr %351, align 8, !tbaa !32
  %354 = add nuw nsw i64 %348, 1
  %355 = icmp eq i64 %354, %208
  br i1 %355, label %356, label %347, !llvm.loop !511

356:                                              ; preds = %347, %334, %324
  %357 = getelementptr inbounds [6 x double], ptr @STAGE_TIMES, i64 0, i64 %321
  %358 = load double, ptr %357, align 8, !tbaa !32
  %359 = fmul contract double %358, %2
  %360 = fadd contract double %359, %1
  tail call void @rates(ptr noundef nonnull %0, double noundef %360, ptr noundef %8, ptr noundef %323)
  br label %361

361:                                              ; preds = %356, %325
  br i1 %211, label %362, label %439

362:                                              ; preds = %361
  %363 = icmp eq i64 %321, 0
  %364 = getelementptr inbounds [6 x double], ptr @SLOPES_IN_TIME, i64 0, i64 %321
  %365 = load double, ptr %364, align 8, !tbaa !32
  %366 = fmul contract double %365, %2
  br label %367

367:                                              ; preds = %444, %362
  %368 = phi i64 [ 0, %362 ], [ %454, %444 ]
  %369 = getelementptr double, ptr %9, i64 %368
  br i1 %363, label %444, label %456

370:                                              ; preds = %444
  %371 = load ptr, ptr %209, align 8, !tbaa !500
  %372 = load ptr, ptr %315, align 8, !tbaa !501
  br label %373

373:                                              ; preds = %373, %370
  %374 = phi i64 [ 0, %370 ], [ %381, %373 ]
  %375 = getelementptr inbounds double, ptr %323, i64 %374
  %376 = load double, ptr %375, align 8, !tbaa !32
  %377 = getelementptr inbounds i64, ptr %372, i64 %374
  %378 = load i64, ptr %377, align 8, !tbaa !31
  %379 = getelementptr inbounds double, ptr %323, i64 %378
  %380 = load double, ptr %379, align 8, !tbaa !32
  store double %380, ptr %375, align 8, !tbaa !32
  store double %376, ptr %379, align 8, !tbaa !32
  %381 = add nuw nsw i64 %374, 1
  %382 = icmp eq i64 %381, %208
  br i1 %382, label %383, label %373, !llvm.loop !512

383:                                              ; preds = %373, %391
  %384 = phi i64 [ %392, %391 ], [ 0, %373 ]
  %385 = icmp eq i64 %384, 0
  br i1 %385, label %391, label %386

386:                                              ; preds = %383
  %387 = mul nsw i64 %384, %208
  %388 = getelementptr double, ptr %371, i64 %387
  %389 = getelementptr inbounds double, ptr %323, i64 %384
  %390 = load double, ptr %389, align 8, !tbaa !32
  br label %394

391:                                              ; preds = %394, %383
  %392 = add nuw nsw i64 %384, 1
  %393 = icmp eq i64 %392, %208
  br i1 %393, label %405, label %383, !llvm.loop !513

394:                                              ; preds = %394, %386
  %395 = phi double [ %390, %386 ], [ %402, %394 ]
  %396 = phi i64 [ 0, %386 ], [ %403, %394 ]
  %397 = getelementptr double, ptr %388, i64 %396
  %398 = load double, ptr %397, align 8, !tbaa !32
  %399 = getelementptr inbounds double, ptr %323, i64 %396
  %400 = load double, ptr %399, align 8, !tbaa !32
  %401 = fmul contract double %398, %400
  %402 = fsub contract double %395, %401
  store double %402, ptr %389, align 8, !tbaa !32
  %403 = add nuw nsw i64 %396, 1
  %404 = icmp eq i64 %403, %384
  br i1 %404, label %391, label %394, !llvm.loop !514

405:                                              ; preds = %391, %417
  %406 = phi i64 [ %407, %417 ], [ %208, %391 ]
  %407 = add nsw i64 %406, -1
  %408 = icmp slt i64 %406, %208
  br i1 %408, label %412, label %409

409:                                              ; preds = %405
  %410 = getelementptr inbounds double, ptr %323, i64 %407
  %411 = load double, ptr %410, align 8, !tbaa !32
  br label %417

412:                                              ; preds = %405
  %413 = mul nsw i64 %407, %208
  %414 = getelementptr double, ptr %371, i64 %413
  %415 = getelementptr inbounds double, ptr %323, i64 %407
  %416 = load double, ptr %415, align 8, !tbaa !32
  br label %425

417:                                              ; preds = %425, %409
  %418 = phi double [ %411, %409 ], [ %433, %425 ]
  %419 = mul i64 %407, %316
  %420 = getelementptr inbounds double, ptr %371, i64 %419
  %421 = load double, ptr %420, align 8, !tbaa !32
  %422 = getelementptr inbounds double, ptr %323, i64 %407
  %423 = fdiv contract double %418, %421
  store double %423, ptr %422, align 8, !tbaa !32
  %424 = icmp sgt i64 %406, 1
  br i1 %424, label %405, label %436, !llvm.loop !515

425:                                              ; preds = %425, %412
  %426 = phi double [ %416, %412 ], [ %433, %425 ]
  %427 = phi i64 [ %406, %412 ], [ %434, %425 ]
  %428 = getelementptr double, ptr %414, i64 %427
  %429 = load double, ptr %428, align 8, !tbaa !32
  %430 = getelementptr inbounds double, ptr %323, i64 %427
  %431 = load double, ptr %430, align 8, !tbaa !32
  %432 = fmul contract double %429, %431
  %433 = fsub contract double %426, %432
  store double %433, ptr %415, align 8, !tbaa !32
  %434 = add nuw nsw i64 %427, 1
  %435 = icmp eq i64 %434, %208
  br i1 %435, label %417, label %425, !llvm.loop !516

436:                                              ; preds = %417
  %437 = add nuw nsw i64 %321, 1
  %438 = icmp eq i64 %437, 6
  br i1 %438, label %317, label %442

439:                                              ; preds = %361
  %440 = add nuw nsw i64 %321, 1
  %441 = icmp eq i64 %440, 6
  br i1 %441, label %477, label %442

442:                                              ; preds = %439, %436
  %443 = phi i64 [ %437, %436 ], [ %440, %439 ]
  br label %320, !llvm.loop !517

444:                                              ; preds = %456, %367
  %445 = phi double [ 0.000000e+00, %367 ], [ %465, %456 ]
  %446 = fdiv contract double %445, %2
  %447 = getelementptr inbounds double, ptr %18, i64 %368
  %448 = load double, ptr %447, align 8, !tbaa !32
  %449 = fmul contract double %366, %448
  %450 = fadd contract double %446, %449
  %451 = getelementptr inbounds double, ptr %323, i64 %368
  %452 = load double, ptr %451, align 8, !tbaa !32
  %453 = fadd contract double %452, %450
  store double %453, ptr %451, align 8, !tbaa !32
  %454 = add nuw nsw i64 %368, 1
  %455 = icmp eq i64 %454, %208
  br i1 %455, label %370, label %367, !llvm.loop !518

456:                                              ; preds = %367, %456
  %457 = phi i64 [ %466, %456 ], [ 0, %367 ]
  %458 = phi double [ %465, %456 ], [ 0.000000e+00, %367 ]
  %459 = getelementptr inbounds [6 x [5 x double]], ptr @MIXED, i64 0, i64 %321, i64 %457
  %460 = load double, ptr %459, align 8, !tbaa !32
  %461 = mul nsw i64 %457, %208
  %462 = getelementptr double, ptr %369, i64 %461
  %463 = load double, ptr %462, align 8, !tbaa !32
  %464 = fmul contract double %460, %463
  %465 = fadd contract double %458, %464
  %466 = add nuw nsw i64 %457, 1
  %467 = icmp eq i64 %466, %321
  br i1 %467, label %444, label %456, !llvm.loop !519

468:                                              ; preds = %468, %317
  %469 = phi i64 [ 0, %317 ], [ %475, %468 ]
  %470 = getelementptr double, ptr %319, i64 %469
  %471 = load double, ptr %470, align 8, !tbaa !32
  %472 = getelementptr inbounds double, ptr %8, i64 %469
  %473 = load double, ptr %472, align 8, !tbaa !32
  %474 = fadd contract double %471, %473
  store double %474, ptr %472, align 8, !tbaa !32
  %475 = add nuw nsw i64 %469, 1
  %476 = icmp eq i64 %475, %208
  br i1 %476, label %477, label %468, !llvm.loop !520

477:                                              ; preds = %439, %468
  %478 = mul nsw i64 %14, 5
  %479 = getelementptr inbounds double, ptr %9, i64 %478
  %480 = icmp sgt i64 %14, 0
  br i1 %480, label %481, label %503

481:                                              ; preds = %477, %481
  %482 = phi double [ %500, %481 ], [ 0.000000e+00, %477 ]
  %483 = phi i64 [ %501, %481 ], [ 0, %477 ]
  %484 = getelementptr inbounds double, ptr %3, i64 %483
  %485 = load double, ptr %484, align 8, !tbaa !32
  %486 = tail call contract double @llvm.fabs.f64(double %485)
  %487 = getelementptr inbounds double, ptr %8, i64 %483
  %488 = load double, ptr %487, align 8, !tbaa !32
  %489 = tail call contract double @llvm.fabs.f64(double %488)
  %490 = getelementptr inbounds double, ptr %479, i64 %483
  %491 = load double, ptr %490, align 8, !tbaa !32
  %492 = getelementptr inbounds double, ptr %5, i64 %483
  %493 = load double, ptr %492, align 8, !tbaa !32
  %494 = fcmp contract ogt double %486, %489
  %495 = select contract i1 %494, double %486, double %489
  %496 = fmul contract double %495, %6
  %497 = fadd contract double %493, %496
  %498 = fdiv contract double %491, %497
  %499 = fmul contract double %498, %498
  %500 = fadd contract double %482, %499
  %501 = add nuw nsw i64 %483, 1
  %502 = icmp eq i64 %501, %14
  br i1 %502, label %503, label %481, !llvm.loop !521

503:                                              ; preds = %481, %477
  %504 = phi double [ 0.000000e+00, %477 ], [ %500, %481 ]
  %505 = tail call i64 @llvm.smax.i64(i64 %14, i64 1)
  %506 = sitofp i64 %505 to double
  %507 = fdiv contract double %504, %506
  %508 = tail call contract double @llvm.sqrt.f64(double %507)
  br label %509

509:                                              ; preds = %309, %503
  %510 = phi contract double [ %508, %503 ], [ 0x7FF8000000000000, %309 ]
  ret double %510
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal void @rosenbrock_dense(ptr nocapture readnone %0, double %1, double %2, ptr nocapture readnone %3, ptr nocapture readnone %4, ptr nocapture readnone %5) #10 {
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @rosenbrock_between(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) #9 {
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
  br i1 %32, label %17, label %14, !llvm.loop !522

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
  br i1 %49, label %18, label %33, !llvm.loop !523
}

; Function Attrs: nounwind uwtable
define internal double @runge_kutta(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr nocapture readnone %5, double %6, i64 %7, ptr nocapture noundef writeonly %8, ptr noundef %9) #0 {
  %11 = load i64, ptr %0, align 8, !tbaa !13
  %12 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %13 = load i64, ptr %12, align 8, !tbaa !14
  %14 = add nsw i64 %13, %11
  %15 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
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
  br i1 %43, label %31, label %33, !llvm.loop !524

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
  br i1 %57, label %46, label %47, !llvm.loop !525

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
  br i1 %74, label %60, label %64, !llvm.loop !526

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
  br i1 %103, label %75, label %80, !llvm.loop !527
}

; Function Attrs: nounwind uwtable
define internal void @runge_kutta_dense(ptr noundef %0, double noundef %1, double noundef %2, ptr nocapture readnone %3, ptr nocapture noundef readonly %4, ptr noundef %5) #0 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
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
  br i1 %29, label %19, label %20, !llvm.loop !528
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define internal void @runge_kutta_between(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, double noundef %3, ptr nocapture noundef readonly %4, ptr nocapture noundef writeonly %5) #9 {
  %7 = load i64, ptr %0, align 8, !tbaa !13
  %8 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 1
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = add nsw i64 %9, %7
  %11 = getelementptr inbounds %struct.Plant, ptr %0, i64 0, i32 31
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
  br i1 %44, label %21, label %22, !llvm.loop !529
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.floor.f64(double) #3

; Function Attrs: nounwind uwtable
define internal fastcc void @look(ptr nocapture noundef %0, double noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !232
  %5 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 1
  %6 = load ptr, ptr %5, align 8, !tbaa !234
  %7 = getelementptr inbounds %struct.Stepper, ptr %6, i64 0, i32 2
  %8 = load ptr, ptr %7, align 8, !tbaa !272
  %9 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 3
  %10 = load ptr, ptr %9, align 8, !tbaa !236
  %11 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 4
  %12 = load ptr, ptr %11, align 8, !tbaa !237
  %13 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 2
  %14 = load ptr, ptr %13, align 8, !tbaa !235
  %15 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 10
  %16 = load ptr, ptr %15, align 8, !tbaa !243
  tail call void %8(ptr noundef %4, ptr noundef %10, ptr noundef %12, double noundef %1, ptr noundef %14, ptr noundef %16) #13
  %17 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 9
  %18 = load i64, ptr %17, align 8, !tbaa !242
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %28, label %20

20:                                               ; preds = %3
  %21 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %22 = load double, ptr %21, align 8, !tbaa !239
  %23 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %24 = load double, ptr %23, align 8, !tbaa !240
  %25 = fmul contract double %24, %1
  %26 = fadd contract double %22, %25
  %27 = load ptr, ptr %15, align 8, !tbaa !243
  tail call void @guards(ptr noundef %4, double noundef %26, ptr noundef %27, ptr noundef %2)
  br label %68

28:                                               ; preds = %3
  %29 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 14
  %30 = load i64, ptr %29, align 8, !tbaa !171
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %68, label %32

32:                                               ; preds = %28
  %33 = load ptr, ptr %15, align 8, !tbaa !243
  %34 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 6
  %35 = load double, ptr %34, align 8, !tbaa !239
  %36 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 7
  %37 = load double, ptr %36, align 8, !tbaa !240
  %38 = fmul contract double %37, %1
  %39 = fadd contract double %35, %38
  tail call fastcc void @set_state(ptr noundef nonnull %4, double noundef %39, ptr noundef %33)
  %40 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 25
  %41 = load i64, ptr %40, align 8, !tbaa !82
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %59, label %43

43:                                               ; preds = %32
  %44 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 106
  %45 = load ptr, ptr %44, align 8, !tbaa !159
  %46 = inttoptr i64 %41 to ptr
  %47 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 26
  %48 = load i64, ptr %47, align 8, !tbaa !83
  %49 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 66
  %50 = load ptr, ptr %49, align 8, !tbaa !17
  tail call void %46(i64 noundef %48, ptr noundef %50, ptr noundef %45, i64 noundef 1) #13
  %51 = load i64, ptr %47, align 8, !tbaa !83
  %52 = inttoptr i64 %51 to ptr
  %53 = getelementptr inbounds %struct.Tree, ptr %52, i64 0, i32 7
  %54 = load i64, ptr %53, align 8, !tbaa !84
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %59, label %56

56:                                               ; preds = %43
  %57 = sitofp i64 %54 to double
  %58 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 118
  store double %57, ptr %58, align 8, !tbaa !86
  br label %59

59:                                               ; preds = %56, %43, %32
  %60 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 23
  %61 = load i64, ptr %60, align 8, !tbaa !172
  %62 = inttoptr i64 %61 to ptr
  %63 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 66
  %64 = load ptr, ptr %63, align 8, !tbaa !17
  %65 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 24
  %66 = load i64, ptr %65, align 8, !tbaa !173
  %67 = inttoptr i64 %66 to ptr
  tail call void %62(ptr noundef %2, ptr noundef %64, ptr noundef %67) #13
  br label %68

68:                                               ; preds = %59, %28, %20
  %69 = getelementptr inbounds %struct.Search, ptr %0, i64 0, i32 14
  %70 = load i64, ptr %69, align 8, !tbaa !250
  %71 = add nsw i64 %70, 1
  store i64 %71, ptr %69, align 8, !tbaa !250
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @go_straight(ptr nocapture noundef readonly %0, double noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = load ptr, ptr %0, align 8, !tbaa !188
  %5 = load i64, ptr %4, align 8, !tbaa !13
  %6 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 1
  %7 = load i64, ptr %6, align 8, !tbaa !14
  %8 = add nsw i64 %7, %5
  %9 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 31
  %10 = load i64, ptr %9, align 8, !tbaa !15
  %11 = add nsw i64 %10, 1
  %12 = mul nsw i64 %11, %8
  %13 = icmp sgt i64 %12, 0
  br i1 %13, label %14, label %22

14:                                               ; preds = %3
  %15 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 3
  %16 = load ptr, ptr %15, align 8, !tbaa !193
  %17 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 14
  %18 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 4
  %19 = load ptr, ptr %18, align 8, !tbaa !194
  %20 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 8
  %21 = load ptr, ptr %20, align 8, !tbaa !198
  br label %64

22:                                               ; preds = %64, %3
  %23 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 14
  %24 = load i64, ptr %23, align 8, !tbaa !171
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %63, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 8
  %28 = load ptr, ptr %27, align 8, !tbaa !198
  %29 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 13
  %30 = load double, ptr %29, align 8, !tbaa !215
  %31 = getelementptr inbounds %struct.Loop, ptr %0, i64 0, i32 14
  %32 = load double, ptr %31, align 8, !tbaa !222
  %33 = fmul contract double %32, %1
  %34 = fadd contract double %30, %33
  tail call fastcc void @set_state(ptr noundef nonnull %4, double noundef %34, ptr noundef %28)
  %35 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 25
  %36 = load i64, ptr %35, align 8, !tbaa !82
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %54, label %38

38:                                               ; preds = %26
  %39 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 106
  %40 = load ptr, ptr %39, align 8, !tbaa !159
  %41 = inttoptr i64 %36 to ptr
  %42 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 26
  %43 = load i64, ptr %42, align 8, !tbaa !83
  %44 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 66
  %45 = load ptr, ptr %44, align 8, !tbaa !17
  tail call void %41(i64 noundef %43, ptr noundef %45, ptr noundef %40, i64 noundef 1) #13
  %46 = load i64, ptr %42, align 8, !tbaa !83
  %47 = inttoptr i64 %46 to ptr
  %48 = getelementptr inbounds %struct.Tree, ptr %47, i64 0, i32 7
  %49 = load i64, ptr %48, align 8, !tbaa !84
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %54, label %51

51:                                               ; preds = %38
  %52 = sitofp i64 %49 to double
  %53 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 118
  store double %52, ptr %53, align 8, !tbaa !86
  br label %54

54:                                               ; preds = %51, %38, %26
  %55 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 23
  %56 = load i64, ptr %55, align 8, !tbaa !172
  %57 = inttoptr i64 %56 to ptr
  %58 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 66
  %59 = load ptr, ptr %58, align 8, !tbaa !17
  %60 = getelementptr inbounds %struct.Plant, ptr %4, i64 0, i32 24
  %61 = load i64, ptr %60, align 8, !tbaa !173
  %62 = inttoptr i64 %61 to ptr
  tail call void %57(ptr noundef %2, ptr noundef %59, ptr noundef %62) #13
  br label %63

63:                                               ; preds = %22, %54
  ret void

64:                                               ; preds = %14, %64
  %65 = phi i64 [ 0, %14 ], [ %75, %64 ]
  %66 = getelementptr inbounds double, ptr %16, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !32
  %68 = load double, ptr %17, align 8, !tbaa !222
  %69 = fmul contract double %68, %1
  %70 = getelementptr inbounds double, ptr %19, i64 %65
  %71 = load double, ptr %70, align 8, !tbaa !32
  %72 = fmul contract double %69, %71
  %73 = fadd contract double %67, %72
  %74 = getelementptr inbounds double, ptr %21, i64 %65
  store double %73, ptr %74, align 8, !tbaa !32
  %75 = add nuw nsw i64 %65, 1
  %76 = icmp eq i64 %75, %12
  br i1 %76, label %22, label %64, !llvm.loop !530
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #11

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #5 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #8 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #9 = { nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8"    }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 7, !"Dwarf Version", i32 4}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"clang version 18.1.6 (https://github.com/ziglang/zig-bootstrap 98bc6bf4fc4009888d33941daf6b600d20a42a56)"}
!5 = !{!6, !11, i64 968}
!6 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112, !7, i64 120, !7, i64 128, !7, i64 136, !7, i64 144, !7, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !7, i64 200, !7, i64 208, !7, i64 216, !7, i64 224, !7, i64 232, !7, i64 240, !7, i64 248, !7, i64 256, !10, i64 264, !10, i64 272, !10, i64 280, !10, i64 288, !10, i64 296, !10, i64 304, !10, i64 312, !10, i64 320, !10, i64 328, !10, i64 336, !10, i64 344, !10, i64 352, !10, i64 360, !10, i64 368, !10, i64 376, !10, i64 384, !10, i64 392, !10, i64 400, !10, i64 408, !10, i64 416, !10, i64 424, !10, i64 432, !10, i64 440, !10, i64 448, !10, i64 456, !10, i64 464, !10, i64 472, !10, i64 480, !10, i64 488, !10, i64 496, !10, i64 504, !10, i64 512, !10, i64 520, !10, i64 528, !10, i64 536, !10, i64 544, !10, i64 552, !10, i64 560, !10, i64 568, !10, i64 576, !10, i64 584, !10, i64 592, !10, i64 600, !10, i64 608, !10, i64 616, !10, i64 624, !10, i64 632, !10, i64 640, !10, i64 648, !10, i64 656, !10, i64 664, !10, i64 672, !10, i64 680, !10, i64 688, !10, i64 696, !10, i64 704, !10, i64 712, !10, i64 720, !10, i64 728, !10, i64 736, !10, i64 744, !10, i64 752, !10, i64 760, !10, i64 768, !10, i64 776, !10, i64 784, !10, i64 792, !10, i64 800, !10, i64 808, !10, i64 816, !10, i64 824, !10, i64 832, !10, i64 840, !10, i64 848, !10, i64 856, !10, i64 864, !10, i64 872, !10, i64 880, !10, i64 888, !10, i64 896, !10, i64 904, !10, i64 912, !11, i64 920, !11, i64 928, !11, i64 936, !11, i64 944, !11, i64 952, !11, i64 960, !11, i64 968, !11, i64 976, !11, i64 984, !11, i64 992, !11, i64 1000}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!"double", !8, i64 0}
!12 = !{!6, !10, i64 800}
!13 = !{!6, !7, i64 0}
!14 = !{!6, !7, i64 8}
!15 = !{!6, !7, i64 248}
!16 = !{!6, !10, i64 856}
!17 = !{!6, !10, i64 528}
!18 = !{!6, !7, i64 240}
!19 = !{!6, !10, i64 648}
!20 = !{!6, !7, i64 16}
!21 = !{!6, !7, i64 216}
!22 = !{!6, !10, i64 864}
!23 = !{!6, !7, i64 224}
!24 = !{!6, !10, i64 904}
!25 = !{!6, !7, i64 256}
!26 = !{!6, !10, i64 912}
!27 = !{!6, !7, i64 24}
!28 = !{!6, !7, i64 232}
!29 = !{!6, !10, i64 512}
!30 = !{!6, !10, i64 504}
!31 = !{!7, !7, i64 0}
!32 = !{!11, !11, i64 0}
!33 = distinct !{!33, !34, !35}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !{!6, !11, i64 976}
!37 = distinct !{!37, !34, !35}
!38 = !{!6, !7, i64 88}
!39 = !{!6, !10, i64 320}
!40 = distinct !{!40, !34, !35}
!41 = distinct !{!41, !34, !35}
!42 = !{!6, !7, i64 48}
!43 = !{!6, !7, i64 96}
!44 = !{!6, !7, i64 160}
!45 = !{!6, !10, i64 536}
!46 = !{!6, !7, i64 168}
!47 = !{!6, !11, i64 920}
!48 = !{!6, !7, i64 72}
!49 = !{!6, !7, i64 80}
!50 = distinct !{!50, !34, !35}
!51 = !{!6, !10, i64 824}
!52 = !{!6, !10, i64 544}
!53 = !{!6, !10, i64 264}
!54 = !{!6, !10, i64 272}
!55 = !{!6, !10, i64 560}
!56 = !{!6, !10, i64 280}
!57 = !{!6, !10, i64 288}
!58 = distinct !{!58, !34, !35}
!59 = distinct !{!59, !34, !35}
!60 = !{!6, !7, i64 136}
!61 = !{!6, !10, i64 376}
!62 = !{!6, !10, i64 360}
!63 = !{!6, !10, i64 312}
!64 = distinct !{!64, !34, !35}
!65 = !{!6, !10, i64 808}
!66 = distinct !{!66, !34, !35}
!67 = !{!6, !7, i64 104}
!68 = distinct !{!68, !34, !35}
!69 = distinct !{!69, !34, !35}
!70 = distinct !{!70, !34, !35}
!71 = !{!6, !10, i64 840}
!72 = !{!73}
!73 = distinct !{!73, !74, !"law_at: argument 0"}
!74 = distinct !{!74, !"law_at"}
!75 = !{!6, !10, i64 328}
!76 = distinct !{!76, !34, !35}
!77 = !{!6, !10, i64 336}
!78 = distinct !{!78, !34, !35}
!79 = distinct !{!79, !34, !35}
!80 = distinct !{!80, !34, !35}
!81 = distinct !{!81, !34, !35}
!82 = !{!6, !7, i64 200}
!83 = !{!6, !7, i64 208}
!84 = !{!85, !7, i64 56}
!85 = !{!"", !7, i64 0, !7, i64 8, !7, i64 16, !7, i64 24, !7, i64 32, !7, i64 40, !7, i64 48, !7, i64 56, !10, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !10, i64 112, !10, i64 120, !10, i64 128, !10, i64 136, !10, i64 144, !10, i64 152, !10, i64 160, !10, i64 168, !10, i64 176}
!86 = !{!6, !11, i64 944}
!87 = !{!6, !10, i64 384}
!88 = !{!6, !10, i64 392}
!89 = distinct !{!89, !34, !35}
!90 = distinct !{!90, !34, !35}
!91 = !{!6, !11, i64 984}
!92 = !{!6, !11, i64 1000}
!93 = !{!6, !10, i64 832}
!94 = distinct !{!94, !34, !35}
!95 = !{!6, !10, i64 296}
!96 = distinct !{!96, !34, !35}
!97 = distinct !{!97, !34, !35}
!98 = distinct !{!98, !34, !35}
!99 = distinct !{!99, !34, !35}
!100 = distinct !{!100, !34, !35}
!101 = !{!6, !10, i64 368}
!102 = distinct !{!102, !34, !35}
!103 = distinct !{!103, !34, !35}
!104 = !{!6, !10, i64 416}
!105 = distinct !{!105, !34, !35}
!106 = !{!6, !10, i64 568}
!107 = !{!6, !10, i64 424}
!108 = distinct !{!108, !34, !35}
!109 = !{!6, !10, i64 552}
!110 = !{!6, !10, i64 400}
!111 = distinct !{!111, !34, !35}
!112 = !{!6, !10, i64 408}
!113 = distinct !{!113, !34, !35}
!114 = distinct !{!114, !34, !35}
!115 = distinct !{!115, !34, !35}
!116 = !{!6, !10, i64 704}
!117 = !{!6, !10, i64 688}
!118 = !{!119}
!119 = distinct !{!119, !120, !"law_at: argument 0"}
!120 = distinct !{!120, !"law_at"}
!121 = distinct !{!121, !34, !35}
!122 = distinct !{!122, !34, !35}
!123 = !{!124}
!124 = distinct !{!124, !125, !"law_at: argument 0"}
!125 = distinct !{!125, !"law_at"}
!126 = !{!127}
!127 = distinct !{!127, !128, !"law_at: argument 0"}
!128 = distinct !{!128, !"law_at"}
!129 = distinct !{!129, !34, !35}
!130 = distinct !{!130, !34, !35}
!131 = !{!6, !10, i64 680}
!132 = distinct !{!132, !34, !35}
!133 = distinct !{!133, !34, !35}
!134 = distinct !{!134, !34, !35}
!135 = !{!136}
!136 = distinct !{!136, !137, !"law_at: argument 0"}
!137 = distinct !{!137, !"law_at"}
!138 = distinct !{!138, !34, !35}
!139 = distinct !{!139, !34, !35}
!140 = distinct !{!140, !34, !35}
!141 = distinct !{!141, !34, !35}
!142 = distinct !{!142, !34, !35}
!143 = distinct !{!143, !34, !35}
!144 = distinct !{!144, !34, !35}
!145 = distinct !{!145, !34, !35}
!146 = distinct !{!146, !34, !35}
!147 = distinct !{!147, !34, !35}
!148 = distinct !{!148, !34, !35}
!149 = distinct !{!149, !34, !35}
!150 = !{!6, !11, i64 952}
!151 = !{!6, !10, i64 696}
!152 = distinct !{!152, !34, !35}
!153 = distinct !{!153, !34, !35}
!154 = distinct !{!154, !34, !35}
!155 = distinct !{!155, !34, !35}
!156 = !{!6, !10, i64 720}
!157 = !{!6, !10, i64 712}
!158 = distinct !{!158, !34, !35}
!159 = !{!6, !10, i64 848}
!160 = !{!6, !7, i64 152}
!161 = !{!6, !7, i64 144}
!162 = distinct !{!162, !34, !35}
!163 = distinct !{!163, !34, !35}
!164 = distinct !{!164, !34, !35}
!165 = distinct !{!165, !34, !35}
!166 = distinct !{!166, !34, !35}
!167 = distinct !{!167, !34, !35}
!168 = distinct !{!168, !34, !35}
!169 = distinct !{!169, !34, !35}
!170 = distinct !{!170, !34, !35}
!171 = !{!6, !7, i64 112}
!172 = !{!6, !7, i64 184}
!173 = !{!6, !7, i64 192}
!174 = distinct !{!174, !34, !35}
!175 = distinct !{!175, !34, !35}
!176 = !{!6, !7, i64 128}
!177 = !{!178, !7, i64 112}
!178 = !{!"", !11, i64 0, !11, i64 8, !11, i64 16, !11, i64 24, !11, i64 32, !11, i64 40, !11, i64 48, !7, i64 56, !7, i64 64, !7, i64 72, !7, i64 80, !7, i64 88, !7, i64 96, !7, i64 104, !7, i64 112}
!179 = !{!178, !11, i64 0}
!180 = !{!6, !10, i64 728}
!181 = distinct !{!181, !34, !35}
!182 = !{!178, !11, i64 16}
!183 = !{!178, !11, i64 32}
!184 = !{!178, !11, i64 40}
!185 = distinct !{!185, !34, !35}
!186 = distinct !{!186, !34, !35}
!187 = distinct !{!187, !34, !35}
!188 = !{!189, !10, i64 0}
!189 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !10, i64 32, !10, i64 40, !10, i64 48, !10, i64 56, !10, i64 64, !10, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !11, i64 104, !11, i64 112, !11, i64 120, !11, i64 128, !11, i64 136, !11, i64 144, !11, i64 152, !7, i64 160, !7, i64 168, !7, i64 176, !7, i64 184, !7, i64 192, !7, i64 200}
!190 = !{!189, !10, i64 8}
!191 = !{!178, !7, i64 56}
!192 = !{!189, !10, i64 16}
!193 = !{!189, !10, i64 24}
!194 = !{!189, !10, i64 32}
!195 = !{!189, !10, i64 40}
!196 = !{!189, !10, i64 48}
!197 = !{!189, !10, i64 56}
!198 = !{!189, !10, i64 64}
!199 = !{!189, !10, i64 72}
!200 = !{!189, !10, i64 80}
!201 = !{!189, !10, i64 88}
!202 = !{!189, !10, i64 96}
!203 = !{!189, !11, i64 144}
!204 = !{!6, !11, i64 960}
!205 = !{!189, !11, i64 152}
!206 = !{!189, !7, i64 160}
!207 = !{!189, !7, i64 200}
!208 = !{!178, !7, i64 96}
!209 = !{!178, !7, i64 104}
!210 = !{!178, !7, i64 80}
!211 = !{!178, !11, i64 8}
!212 = !{!178, !11, i64 24}
!213 = distinct !{!213, !34, !35}
!214 = distinct !{!214, !34, !35}
!215 = !{!189, !11, i64 104}
!216 = !{!189, !11, i64 128}
!217 = !{!178, !7, i64 88}
!218 = !{!219, !7, i64 40}
!219 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !11, i64 24, !11, i64 32, !7, i64 40}
!220 = !{!178, !11, i64 48}
!221 = !{!189, !7, i64 176}
!222 = !{!189, !11, i64 112}
!223 = !{!189, !11, i64 136}
!224 = !{!189, !11, i64 120}
!225 = !{!6, !10, i64 760}
!226 = !{!219, !10, i64 0}
!227 = distinct !{!227, !34, !35}
!228 = !{!219, !11, i64 32}
!229 = !{!219, !11, i64 24}
!230 = !{!189, !7, i64 184}
!231 = distinct !{!231, !34, !35}
!232 = !{!233, !10, i64 0}
!233 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !10, i64 32, !10, i64 40, !11, i64 48, !11, i64 56, !7, i64 64, !7, i64 72, !10, i64 80, !10, i64 88, !10, i64 96, !10, i64 104, !7, i64 112}
!234 = !{!233, !10, i64 8}
!235 = !{!233, !10, i64 16}
!236 = !{!233, !10, i64 24}
!237 = !{!233, !10, i64 32}
!238 = !{!233, !10, i64 40}
!239 = !{!233, !11, i64 48}
!240 = !{!233, !11, i64 56}
!241 = !{!233, !7, i64 64}
!242 = !{!233, !7, i64 72}
!243 = !{!233, !10, i64 80}
!244 = !{!233, !10, i64 88}
!245 = !{!233, !10, i64 96}
!246 = !{!233, !10, i64 104}
!247 = !{!6, !7, i64 120}
!248 = !{!219, !10, i64 8}
!249 = !{!189, !7, i64 168}
!250 = !{!233, !7, i64 112}
!251 = distinct !{!251, !34, !35}
!252 = distinct !{!252, !34, !35}
!253 = !{!6, !10, i64 744}
!254 = distinct !{!254, !34, !35}
!255 = distinct !{!255, !34, !35}
!256 = distinct !{!256, !34, !35}
!257 = distinct !{!257, !34, !35}
!258 = distinct !{!258, !34, !35}
!259 = distinct !{!259, !34, !35}
!260 = distinct !{!260, !34, !35}
!261 = distinct !{!261, !34, !35}
!262 = distinct !{!262, !34, !35}
!263 = distinct !{!263, !34, !35}
!264 = distinct !{!264, !34, !35}
!265 = distinct !{!265, !34, !35}
!266 = distinct !{!266, !34, !35}
!267 = distinct !{!267, !34, !35}
!268 = !{!189, !7, i64 192}
!269 = !{!178, !7, i64 64}
!270 = !{!178, !7, i64 72}
!271 = distinct !{!271, !34, !35}
!272 = !{!219, !10, i64 16}
!273 = distinct !{!273, !34, !35}
!274 = distinct !{!274, !34, !35}
!275 = !{!6, !10, i64 344}
!276 = !{!6, !10, i64 736}
!277 = !{!6, !10, i64 352}
!278 = !{!6, !10, i64 752}
!279 = distinct !{!279, !34, !35}
!280 = !{!281}
!281 = distinct !{!281, !282, !"law_at: argument 0"}
!282 = distinct !{!282, !"law_at"}
!283 = distinct !{!283, !34, !35}
!284 = distinct !{!284, !35}
!285 = distinct !{!285, !34, !35}
!286 = distinct !{!286, !34, !35}
!287 = !{!6, !7, i64 56}
!288 = !{!6, !7, i64 64}
!289 = !{!6, !10, i64 664}
!290 = distinct !{!290, !34, !35}
!291 = !{!6, !7, i64 32}
!292 = !{!6, !10, i64 672}
!293 = distinct !{!293, !34, !35}
!294 = !{!6, !7, i64 176}
!295 = !{!6, !10, i64 640}
!296 = !{!6, !10, i64 616}
!297 = distinct !{!297, !34, !35}
!298 = !{!6, !10, i64 784}
!299 = !{!6, !10, i64 624}
!300 = distinct !{!300, !34, !35}
!301 = distinct !{!301, !34, !35}
!302 = distinct !{!302, !34, !35}
!303 = distinct !{!303, !34, !35}
!304 = distinct !{!304, !34, !35}
!305 = distinct !{!305, !34, !35}
!306 = distinct !{!306, !34, !35}
!307 = distinct !{!307, !34, !35}
!308 = distinct !{!308, !34, !35}
!309 = !{!6, !11, i64 928}
!310 = !{!6, !11, i64 936}
!311 = !{!6, !10, i64 592}
!312 = distinct !{!312, !34, !35}
!313 = distinct !{!313, !34, !35}
!314 = !{!6, !10, i64 776}
!315 = !{!6, !10, i64 792}
!316 = distinct !{!316, !34, !35}
!317 = !{!6, !10, i64 608}
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
!340 = !{!341}
!341 = distinct !{!341, !342, !"scaled_rows: argument 0"}
!342 = distinct !{!342, !"scaled_rows"}
!343 = distinct !{!343, !34, !35}
!344 = !{!345, !10, i64 0}
!345 = !{!"", !10, i64 0, !10, i64 8, !10, i64 16, !10, i64 24, !10, i64 32}
!346 = !{!345, !10, i64 8}
!347 = !{!345, !10, i64 16}
!348 = !{!345, !10, i64 24}
!349 = !{!345, !10, i64 32}
!350 = !{!6, !10, i64 632}
!351 = distinct !{!351, !34, !35}
!352 = !{!6, !10, i64 600}
!353 = distinct !{!353, !34, !35}
!354 = distinct !{!354, !34, !35}
!355 = distinct !{!355, !34, !35}
!356 = !{!6, !10, i64 768}
!357 = !{!6, !10, i64 816}
!358 = !{!6, !10, i64 432}
!359 = !{!6, !10, i64 440}
!360 = distinct !{!360, !34, !35}
!361 = distinct !{!361, !34, !35}
!362 = distinct !{!362, !34, !35}
!363 = distinct !{!363, !34, !35}
!364 = distinct !{!364, !34, !35}
!365 = distinct !{!365, !34, !35}
!366 = distinct !{!366, !34, !35}
!367 = distinct !{!367, !34, !35}
!368 = distinct !{!368, !34, !35}
!369 = !{!6, !10, i64 464}
!370 = distinct !{!370, !34, !35}
!371 = !{!6, !10, i64 472}
!372 = distinct !{!372, !34, !35}
!373 = distinct !{!373, !34, !35}
!374 = distinct !{!374, !34, !35}
!375 = !{!6, !10, i64 496}
!376 = !{!6, !10, i64 480}
!377 = !{!6, !10, i64 488}
!378 = distinct !{!378, !34, !35}
!379 = distinct !{!379, !34, !35}
!380 = !{!6, !10, i64 656}
!381 = distinct !{!381, !34, !35}
!382 = distinct !{!382, !34, !35}
!383 = distinct !{!383, !34, !35}
!384 = distinct !{!384, !34, !35}
!385 = distinct !{!385, !34, !35}
!386 = distinct !{!386, !34, !35}
!387 = !{!6, !10, i64 576}
!388 = !{!6, !10, i64 584}
!389 = distinct !{!389, !34, !35}
!390 = distinct !{!390, !34, !35}
!391 = distinct !{!391, !34, !35}
!392 = distinct !{!392, !34, !35}
!393 = distinct !{!393, !34, !35}
!394 = distinct !{!394, !34, !35}
!395 = distinct !{!395, !34, !35}
!396 = distinct !{!396, !34, !35}
!397 = !{!6, !10, i64 448}
!398 = distinct !{!398, !34, !35}
!399 = !{!6, !10, i64 456}
!400 = distinct !{!400, !34, !35}
!401 = distinct !{!401, !34, !35}
!402 = distinct !{!402, !34, !35}
!403 = distinct !{!403, !34, !35}
!404 = distinct !{!404, !34, !35}
!405 = distinct !{!405, !34, !35}
!406 = distinct !{!406, !34, !35}
!407 = distinct !{!407, !34, !35}
!408 = !{!409}
!409 = distinct !{!409, !410, !"law_at: argument 0"}
!410 = distinct !{!410, !"law_at"}
!411 = distinct !{!411, !34, !35}
!412 = !{!6, !11, i64 992}
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
!436 = distinct !{!436, !34, !35}
!437 = distinct !{!437, !34, !35}
!438 = distinct !{!438, !34, !35}
!439 = distinct !{!439, !34, !35}
!440 = distinct !{!440, !34, !35}
!441 = distinct !{!441, !34, !35}
!442 = distinct !{!442, !34, !35}
!443 = distinct !{!443, !34, !35}
!444 = distinct !{!444, !34, !35}
!445 = distinct !{!445, !34, !35}
!446 = distinct !{!446, !34, !35}
!447 = distinct !{!447, !34, !35}
!448 = distinct !{!448, !34, !35}
!449 = distinct !{!449, !34, !35}
!450 = distinct !{!450, !34, !35}
!451 = distinct !{!451, !34, !35}
!452 = distinct !{!452, !34, !35}
!453 = distinct !{!453, !34, !35}
!454 = distinct !{!454, !34, !35}
!455 = distinct !{!455, !34, !35}
!456 = distinct !{!456, !34, !35}
!457 = !{!458}
!458 = distinct !{!458, !459, !"add: argument 0"}
!459 = distinct !{!459, !"add"}
!460 = !{!461}
!461 = distinct !{!461, !459, !"add: argument 1"}
!462 = distinct !{!462, !34, !35, !463, !464}
!463 = !{!"llvm.loop.isvectorized", i32 1}
!464 = !{!"llvm.loop.unroll.runtime.disable"}
!465 = distinct !{!465, !34, !35, !464, !463}
!466 = distinct !{!466, !34, !35}
!467 = distinct !{!467, !34, !35}
!468 = !{!469}
!469 = distinct !{!469, !470, !"add: argument 0"}
!470 = distinct !{!470, !"add"}
!471 = !{!472}
!472 = distinct !{!472, !470, !"add: argument 1"}
!473 = distinct !{!473, !34, !35, !463, !464}
!474 = distinct !{!474, !34, !35, !464, !463}
!475 = distinct !{!475, !34, !35}
!476 = distinct !{!476, !34, !35}
!477 = distinct !{!477, !34, !35}
!478 = !{!479}
!479 = distinct !{!479, !480, !"add: argument 0"}
!480 = distinct !{!480, !"add"}
!481 = !{!482}
!482 = distinct !{!482, !480, !"add: argument 1"}
!483 = distinct !{!483, !34, !35, !463, !464}
!484 = distinct !{!484, !34, !35, !464, !463}
!485 = distinct !{!485, !34, !35}
!486 = distinct !{!486, !34, !35}
!487 = distinct !{!487, !34, !35}
!488 = distinct !{!488, !34, !35}
!489 = distinct !{!489, !34, !35}
!490 = !{!6, !10, i64 896}
!491 = distinct !{!491, !34, !35}
!492 = !{!6, !10, i64 880}
!493 = !{!6, !10, i64 872}
!494 = distinct !{!494, !34, !35}
!495 = distinct !{!495, !34, !35}
!496 = distinct !{!496, !34, !35}
!497 = distinct !{!497, !34, !35}
!498 = distinct !{!498, !34, !35}
!499 = distinct !{!499, !34, !35}
!500 = !{!6, !10, i64 888}
!501 = !{!6, !10, i64 520}
!502 = distinct !{!502, !34, !35}
!503 = distinct !{!503, !34, !35}
!504 = distinct !{!504, !34, !35}
!505 = distinct !{!505, !34, !35}
!506 = distinct !{!506, !34, !35}
!507 = distinct !{!507, !34, !35}
!508 = distinct !{!508, !34, !35}
!509 = distinct !{!509, !34, !35}
!510 = distinct !{!510, !34, !35}
!511 = distinct !{!511, !34, !35}
!512 = distinct !{!512, !34, !35}
!513 = distinct !{!513, !34, !35}
!514 = distinct !{!514, !34, !35}
!515 = distinct !{!515, !34, !35}
!516 = distinct !{!516, !34, !35}
!517 = distinct !{!517, !34, !35}
!518 = distinct !{!518, !34, !35}
!519 = distinct !{!519, !34, !35}
!520 = distinct !{!520, !34, !35}
!521 = distinct !{!521, !34, !35}
!522 = distinct !{!522, !34, !35}
!523 = distinct !{!523, !34, !35}
!524 = distinct !{!524, !34, !35}
!525 = distinct !{!525, !34, !35}
!526 = distinct !{!526, !34, !35}
!527 = distinct !{!527, !34, !35}
!528 = distinct !{!528, !34, !35}
!529 = distinct !{!529, !34, !35}
!530 = distinct !{!530, !34, !35}
